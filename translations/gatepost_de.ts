<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
 <context>
  <name>access</name>
  <message>
   <source>%1 is not an answer: write a status from 100 to 599, or dns, connect, tls, timeout, truncated or redirects</source>
   <translation>%1 ist keine Antwort: Schreiben Sie einen Status von 100 bis 599 oder dns, connect, tls, timeout, truncated oder redirects</translation>
  </message>
  <message>
   <source>since=%1: a number and s, m, h or d is expected, as in since=2h, at most ten years</source>
   <translation>since=%1: Erwartet wird eine Zahl mit s, m, h oder d wie in since=2h, höchstens zehn Jahre</translation>
  </message>
  <message>
   <source>copy=%1: yes or no is expected</source>
   <translation>copy=%1: Erwartet wird yes oder no</translation>
  </message>
  <message>
   <source>type=%1: text or html is expected</source>
   <translation>type=%1: Erwartet wird text oder html</translation>
  </message>
  <message>
   <source>%1 does not follow an answer: since=, copy= or type= is expected</source>
   <translation>%1 passt nicht hinter eine Antwort: Erwartet wird since=, copy= oder type=</translation>
  </message>
  <message>
   <source>its name has no address</source>
   <translation>ihr Name hat keine Adresse</translation>
  </message>
  <message>
   <source>no connection</source>
   <translation>keine Verbindung</translation>
  </message>
  <message>
   <source>no secure connection</source>
   <translation>keine sichere Verbindung</translation>
  </message>
  <message>
   <source>no answer in time</source>
   <translation>keine rechtzeitige Antwort</translation>
  </message>
  <message>
   <source>an answer that was cut off</source>
   <translation>eine abgeschnittene Antwort</translation>
  </message>
  <message>
   <source>too many redirects</source>
   <translation>zu viele Weiterleitungen</translation>
  </message>
  <message>
   <source>its lines count</source>
   <translation>ihre Zeilen zählen</translation>
  </message>
  <message>
   <source>its first 512,000 bytes count, the rest is ignored</source>
   <translation>ihre ersten 512.000 Bytes zählen, der Rest wird ignoriert</translation>
  </message>
  <message>
   <source>it states nothing, as if there were no such file</source>
   <translation>sie sagt nichts aus, als gäbe es keine solche Datei</translation>
  </message>
  <message>
   <source>the last good copy counts</source>
   <translation>die letzte gute Kopie zählt</translation>
  </message>
  <message>
   <source>every path is denied</source>
   <translation>jeder Pfad ist verboten</translation>
  </message>
  <message>
   <source>nothing is fetched for now; the file is asked for again</source>
   <translation>vorerst wird nichts abgerufen; die Datei wird erneut angefragt</translation>
  </message>
  <message>
   <source>every path is allowed if the start page answers, which is not known here</source>
   <translation>jeder Pfad ist erlaubt, wenn die Startseite antwortet, was hier nicht bekannt ist</translation>
  </message>
  <message>
   <source>every path is allowed; a crawler may also go on with the copy it has</source>
   <translation>jeder Pfad ist erlaubt; ein Crawler darf auch bei seiner Kopie bleiben</translation>
  </message>
  <message numerus="yes">
   <source>%n days</source>
   <comment>%n day</comment>
   <translation>
    <numerusform>%n Tag</numerusform>
    <numerusform>%n Tage</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hours</source>
   <comment>%n hour</comment>
   <translation>
    <numerusform>%n Stunde</numerusform>
    <numerusform>%n Stunden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minutes</source>
   <comment>%n minute</comment>
   <translation>
    <numerusform>%n Minute</numerusform>
    <numerusform>%n Minuten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n seconds</source>
   <comment>%n second</comment>
   <translation>
    <numerusform>%n Sekunde</numerusform>
    <numerusform>%n Sekunden</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 for %2: %3 (%4)</source>
   <translation>%1 seit %2: %3 (%4)</translation>
  </message>
  <message>
   <source>%1: %2 (%3)</source>
   <translation>%1: %2 (%3)</translation>
  </message>
  <message>
   <source>%1; not documented</source>
   <translation>%1; nicht dokumentiert</translation>
  </message>
  <message>
   <source>%1 is not a file that an answer can be stated for: robots.txt, robots-ai.txt, robots2.txt or / is expected</source>
   <translation>%1 ist keine Datei, für die man eine Antwort angeben kann: Erwartet wird robots.txt, robots-ai.txt, robots2.txt oder /</translation>
  </message>
  <message>
   <source>an answer for %1 is stated twice</source>
   <translation>eine Antwort für %1 ist zweimal angegeben</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 seit %2</translation>
  </message>
  <message>
   <source>%1, without a copy</source>
   <translation>%1, ohne Kopie</translation>
  </message>
  <message>
   <source>%1 is answered with %2</source>
   <translation>auf %1 mit %2 geantwortet wird</translation>
  </message>
  <message>
   <source>if %1</source>
   <translation>wenn %1</translation>
  </message>
 </context>
 <context>
  <name>agents</name>
  <message>
   <source>%1 is not %2</source>
   <translation>%1 ist nicht %2</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 ist keine der acht Kategorien</translation>
  </message>
  <message>
   <source>%1 is not a day such as 2026-11-22</source>
   <translation>%1 ist kein Tag wie 2026-11-22</translation>
  </message>
  <message>
   <source>the value is not plain text: it contains control or invisible characters, or bytes that are not UTF-8</source>
   <translation>der Wert ist kein reiner Text: Er enthält Steuerzeichen, unsichtbare Zeichen oder Bytes, die kein UTF-8 sind</translation>
  </message>
  <message>
   <source>%1 is not a name of an agent</source>
   <translation>%1 ist kein Name eines Agenten</translation>
  </message>
  <message>
   <source>%1 is not a web address</source>
   <translation>%1 ist keine Webadresse</translation>
  </message>
  <message>
   <source>%1 is neither an https address of a list nor a prefix such as 192.0.2.0/24</source>
   <translation>%1 ist weder die https-Adresse einer Liste noch ein Präfix wie 192.0.2.0/24</translation>
  </message>
  <message>
   <source>%1 is not the end of a host name</source>
   <translation>%1 ist nicht das Ende eines Hostnamens</translation>
  </message>
  <message>
   <source>longer than %1 bytes</source>
   <translation>länger als %1 Bytes</translation>
  </message>
  <message>
   <source>%1: new</source>
   <translation>%1: neu</translation>
  </message>
  <message>
   <source>%1: new, %2</source>
   <translation>%1: neu, %2</translation>
  </message>
  <message>
   <source>%1 %2 → %3</source>
   <translation>%1 %2 → %3</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>the list is larger than 1 MiB</source>
   <translation>die Liste ist größer als 1 MiB</translation>
  </message>
  <message>
   <source>line %1: %2</source>
   <translation>Zeile %1: %2</translation>
  </message>
  <message>
   <source>a list of version %1; this program reads version 2: a newer Gatepost may read it</source>
   <translation>eine Liste der Version %1; dieses Programm liest Version 2: Ein neueres Gatepost kann sie vielleicht lesen</translation>
  </message>
  <message>
   <source>the list is not the one that its first line names: it was changed or cut on its way</source>
   <translation>die Liste ist nicht die, die ihre erste Zeile nennt: Sie wurde unterwegs geändert oder abgeschnitten</translation>
  </message>
  <message>
   <source>the column %1 is named twice</source>
   <translation>die Spalte %1 ist zweimal genannt</translation>
  </message>
  <message>
   <source>%1 is not a column of a list of agents</source>
   <translation>%1 ist keine Spalte einer Liste von Agenten</translation>
  </message>
  <message>
   <source>the column “token” is missing</source>
   <translation>die Spalte „token“ fehlt</translation>
  </message>
  <message>
   <source>%1 cells, %2 are expected</source>
   <translation>%1 Zellen, erwartet werden %2</translation>
  </message>
  <message>
   <source>column %1: %2</source>
   <translation>Spalte %1: %2</translation>
  </message>
  <message>
   <source>%1 is already in line %2</source>
   <translation>%1 steht schon in Zeile %2</translation>
  </message>
  <message>
   <source>an agent is missing: name one, for example GPTBot</source>
   <translation>ein Agent fehlt: nennen Sie einen, zum Beispiel GPTBot</translation>
  </message>
  <message>
   <source>no product token in the agent: it needs a name made of a–z, A–Z, digits, _, . or -</source>
   <translation>kein Produkt-Token im Agenten: Er braucht einen Namen aus Buchstaben, Ziffern, _, . oder -</translation>
  </message>
  <message>
   <source>the file is larger than 1 MiB</source>
   <translation>die Datei ist größer als 1 MiB</translation>
  </message>
  <message>
   <source>the file is empty</source>
   <translation>die Datei ist leer</translation>
  </message>
  <message>
   <source>entry %1: %2</source>
   <translation>Eintrag %1: %2</translation>
  </message>
  <message>
   <source>entry %1, %2: %3</source>
   <translation>Eintrag %1, %2: %3</translation>
  </message>
  <message>
   <source>this is a list of addresses of cards. Nothing is fetched: save the cards and give their files</source>
   <translation>dies ist eine Liste von Adressen von Karten. Es wird nichts abgerufen: Speichern Sie die Karten und geben Sie deren Dateien an</translation>
  </message>
  <message>
   <source>not a list of agents: a TSV list, robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>keine Liste von Agenten: Erwartet wird eine TSV-Liste, robots.json von ai.robots.txt, crawler-user-agents, Signature Agent Cards oder eine Adressliste</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep</source>
   <translation>Werte sind mehr als %1 Ebenen tief verschachtelt</translation>
  </message>
  <message>
   <source>more than %1 entries</source>
   <translation>mehr als %1 Einträge</translation>
  </message>
  <message>
   <source>line %1: this is not JSON</source>
   <translation>Zeile %1: Das ist kein JSON</translation>
  </message>
  <message>
   <source>JSON, but not a list of agents: robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>JSON, aber keine Liste von Agenten: Erwartet wird robots.json von ai.robots.txt, crawler-user-agents, Signature Agent Cards oder eine Adressliste</translation>
  </message>
  <message>
   <source>%1 has two entries; the last one counts</source>
   <translation>%1 hat zwei Einträge; der letzte zählt</translation>
  </message>
  <message>
   <source>already in entry %1</source>
   <translation>schon in Eintrag %1</translation>
  </message>
  <message>
   <source>an object is expected</source>
   <translation>erwartet wird ein Objekt</translation>
  </message>
  <message>
   <source>it has no pattern</source>
   <translation>das Muster fehlt</translation>
  </message>
  <message>
   <source>a regular expression that is not one name</source>
   <translation>ein regulärer Ausdruck, der nicht ein einzelner Name ist</translation>
  </message>
  <message>
   <source>not a Signature Agent Card</source>
   <translation>keine Signature Agent Card</translation>
  </message>
  <message>
   <source>the card has no rfc9309-product-token</source>
   <translation>die Karte hat kein rfc9309-product-token</translation>
  </message>
  <message>
   <source>an address list of version %1; version 1 is read</source>
   <translation>eine Adressliste der Version %1; gelesen wird Version 1</translation>
  </message>
  <message>
   <source>“prefixes” must be a list</source>
   <translation>„prefixes“ muss eine Liste sein</translation>
  </message>
  <message>
   <source>not a prefix such as 192.0.2.0/24</source>
   <translation>kein Präfix wie 192.0.2.0/24</translation>
  </message>
  <message>
   <source>it does not say whose address this is: name the agent</source>
   <translation>es ist nicht angegeben, wem diese Adresse gehört: Nennen Sie den Agenten</translation>
  </message>
  <message>
   <source>Gatepost's list of agents</source>
   <translation>Gateposts Liste von Agenten</translation>
  </message>
  <message>
   <source>robots.json of ai.robots.txt</source>
   <translation>robots.json von ai.robots.txt</translation>
  </message>
  <message>
   <source>crawler-user-agents</source>
   <translation>crawler-user-agents</translation>
  </message>
  <message>
   <source>Signature Agent Cards</source>
   <translation>Signature Agent Cards</translation>
  </message>
  <message>
   <source>a list of addresses</source>
   <translation>eine Adressliste</translation>
  </message>
 </context>
 <context>
  <name>ask</name>
  <message>
   <source>“agent” must be a text or null</source>
   <translation>„agent“ muss ein Text oder null sein</translation>
  </message>
  <message>
   <source>“agent”: %1</source>
   <translation>„agent“: %1</translation>
  </message>
  <message>
   <source>“status” must be a whole number (an HTTP status)</source>
   <translation>„status“ muss eine ganze Zahl sein (ein HTTP-Status)</translation>
  </message>
  <message>
   <source>“decision” must be a text or null</source>
   <translation>„decision“ muss ein Text oder null sein</translation>
  </message>
  <message>
   <source>“scopes” must be a list of texts</source>
   <translation>„scopes“ muss eine Liste von Texten sein</translation>
  </message>
  <message>
   <source>“asked_at” must be an RFC 3339 time</source>
   <translation>„asked_at“ muss eine RFC-3339-Zeit sein</translation>
  </message>
  <message>
   <source>“asked_at” is not an RFC 3339 time, such as 2026-11-20T06:00:00Z</source>
   <translation>„asked_at“ ist keine RFC-3339-Zeit wie 2026-11-20T06:00:00Z</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; did you mean %2?</source>
   <translation>%1 ist kein Schlüssel einer Zeile; meinten Sie %2?</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; correct it or remove it</source>
   <translation>%1 ist kein Schlüssel einer Zeile; berichtigen oder entfernen Sie ihn</translation>
  </message>
  <message>
   <source>a row must be an object</source>
   <translation>eine Zeile muss ein Objekt sein</translation>
  </message>
  <message>
   <source>“endpoint” must be &quot;absent&quot; or &quot;present&quot;</source>
   <translation>„endpoint“ muss &quot;absent&quot; oder &quot;present&quot; sein</translation>
  </message>
  <message>
   <source>“directive” is missing</source>
   <translation>„directive“ fehlt</translation>
  </message>
  <message>
   <source>“%1” is not a directive of robots2.txt</source>
   <translation>„%1“ ist keine Direktive von robots2.txt</translation>
  </message>
  <message>
   <source>line %1, row %2: %3</source>
   <translation>Zeile %1, Eintrag %2: %3</translation>
  </message>
  <message>
   <source>not JSON; a list of rows such as {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;} is expected</source>
   <translation>kein JSON; erwartet wird eine Liste von Zeilen wie {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;}</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>die Datei ist größer als %1 MiB, mehr, als gelesen wird</translation>
  </message>
  <message>
   <source>a list of rows is expected, [ … ]</source>
   <translation>erwartet wird eine Liste von Zeilen, [ … ]</translation>
  </message>
  <message>
   <source>%1 is given twice; keep one</source>
   <translation>%1 ist zweimal angegeben; behalten Sie eines</translation>
  </message>
 </context>
 <context>
  <name>category</name>
  <message>
   <source>builds a search index</source>
   <translation>baut einen Suchindex auf</translation>
  </message>
  <message>
   <source>answers a user in conversation</source>
   <translation>beantwortet einem Nutzer Fragen im Gespräch</translation>
  </message>
  <message>
   <source>carries out research tasks on its own</source>
   <translation>recherchiert selbstständig</translation>
  </message>
  <message>
   <source>helps to write or review code</source>
   <translation>hilft beim Schreiben oder Prüfen von Code</translation>
  </message>
  <message>
   <source>collects data in bulk</source>
   <translation>sammelt Daten in großen Mengen</translation>
  </message>
  <message>
   <source>makes new content from sources</source>
   <translation>erstellt aus Quellen neue Inhalte</translation>
  </message>
  <message>
   <source>crawls and profiles for advertising</source>
   <translation>crawlt und bildet Profile für Werbung</translation>
  </message>
  <message>
   <source>watches uptime, search ranking or traffic</source>
   <translation>beobachtet Verfügbarkeit, Platzierung in Suchergebnissen oder Zugriffe</translation>
  </message>
 </context>
 <context>
  <name>chain</name>
  <message>
   <source>“%1” is not an absolute http(s) URL</source>
   <translation>„%1“ ist keine absolute http(s)-URL</translation>
  </message>
  <message>
   <source>this file was read already</source>
   <translation>diese Datei wurde schon gelesen</translation>
  </message>
  <message>
   <source>at most 3 chained files are followed</source>
   <translation>höchstens 3 verkettete Dateien werden verfolgt</translation>
  </message>
  <message>
   <source>a file with chain-id “%1” was read already</source>
   <translation>eine Datei mit der chain-id „%1“ wurde schon gelesen</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is missing here. %2</source>
   <translation>Die verkettete Datei %1 ließ sich nicht lesen; was sie angibt, fehlt hier also. %2</translation>
  </message>
 </context>
 <context>
  <name>change</name>
  <message>
   <source>Whether it changes anything for other agents could not be decided.</source>
   <translation>Ob sich dadurch für andere Agenten etwas ändert, ließ sich nicht entscheiden.</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents at least: %1.</source>
   <comment>Also changes %n agent at least: %1.</comment>
   <translation>
    <numerusform>Ändert auch etwas für mindestens %n Agenten: %1.</numerusform>
    <numerusform>Ändert auch etwas für mindestens %n Agenten: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>Changes nothing for any other agent.</source>
   <translation>Ändert für keinen anderen Agenten etwas.</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents: %1.</source>
   <comment>Also changes %n agent: %1.</comment>
   <translation>
    <numerusform>Ändert auch etwas für %n Agenten: %1.</numerusform>
    <numerusform>Ändert auch etwas für %n Agenten: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>That is the answer already. %1</source>
   <translation>So lautet die Antwort schon. %1</translation>
  </message>
  <message>
   <source>Policy files may always be fetched: no rule can forbid it.</source>
   <translation>Richtliniendateien dürfen immer abgerufen werden: Keine Regel kann das verbieten.</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: no edit changes what it does.</source>
   <translation>%1 hält sich laut Dokumentation nicht an robots.txt: Keine Änderung ändert sein Verhalten.</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched: no edit of it counts before it is served again.</source>
   <translation>robots.txt kann nicht abgerufen werden: Keine Änderung daran zählt, bevor sie wieder ausgeliefert wird.</translation>
  </message>
  <message>
   <source>The hours decide (%1 line %2: %3). Change them, or ask about another time.</source>
   <translation>Die Zeiten entscheiden (%1 Zeile %2: %3). Ändern Sie sie, oder fragen Sie nach einer anderen Zeit.</translation>
  </message>
  <message>
   <source>The block that %1 manages decides (%2 line %3). Change it in the settings there.</source>
   <translation>Der Block, den %1 verwaltet, entscheidet (%2 Zeile %3). Ändern Sie es dort in den Einstellungen.</translation>
  </message>
  <message>
   <source>A rehearsed answer of the ask endpoint decides: change it on the Ask page.</source>
   <translation>Eine durchgespielte Antwort des Ask-Endpunkts entscheidet: Ändern Sie sie auf der Seite Ask.</translation>
  </message>
  <message>
   <source>A chained file decides (%1 line %2), which belongs to somebody else.</source>
   <translation>Eine verkettete Datei entscheidet (%1 Zeile %2); sie gehört jemand anderem.</translation>
  </message>
  <message>
   <source>The site has no file that an edit could be made in. Add a robots.txt first.</source>
   <translation>Die Website hat keine Datei, in der sich etwas ändern ließe. Fügen Sie zuerst eine robots.txt hinzu.</translation>
  </message>
  <message>
   <source>No small edit was found that changes this answer.</source>
   <translation>Es wurde keine kleine Änderung gefunden, die diese Antwort ändert.</translation>
  </message>
  <message>
   <source>The block that %1 manages stays as it is: your lines are outside of it.</source>
   <translation>Der Block, den %1 verwaltet, bleibt, wie er ist: Ihre Zeilen liegen außerhalb.</translation>
  </message>
  <message>
   <source>No edit is tried where files have more than %1 rules.</source>
   <translation>Bei Dateien mit mehr als %1 Regeln wird keine Änderung ausprobiert.</translation>
  </message>
  <message>
   <source>Let %1 fetch %2</source>
   <translation>%1 %2 abrufen lassen</translation>
  </message>
  <message>
   <source>Keep %1 out of %2</source>
   <translation>%1 von %2 fernhalten</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents</source>
   <comment>%1 and %n more agent</comment>
   <translation>
    <numerusform>%1 und %n weiteren Agenten</numerusform>
    <numerusform>%1 und %n weitere Agenten</numerusform>
   </translation>
  </message>
  <message>
   <source>Add a second group for %3 with “%1: %2”</source>
   <translation>Eine zweite Gruppe für %3 mit „%1: %2“ hinzufügen</translation>
  </message>
  <message>
   <source>Add “%1: %2” to the group for %3</source>
   <translation>„%1: %2“ in die Gruppe für %3 einfügen</translation>
  </message>
  <message>
   <source>Give %1 its own block with crawl: %2</source>
   <translation>Eigener Block für %1 mit crawl: %2</translation>
  </message>
  <message>
   <source>Let the group for %1 fetch nothing at all</source>
   <translation>Die Gruppe für %1 gar nichts abrufen lassen</translation>
  </message>
  <message>
   <source>Add %1 to the group that may fetch nothing</source>
   <translation>%1 in die Gruppe aufnehmen, die nichts abrufen darf</translation>
  </message>
  <message>
   <source>Give %1 its own group</source>
   <translation>Eigene Gruppe für %1</translation>
  </message>
  <message>
   <source>Take %1 out of the group for %2</source>
   <translation>%1 aus der Gruppe für %2 nehmen</translation>
  </message>
  <message>
   <source>Change line %1 to crawl: %2</source>
   <translation>Zeile %1 ändern in crawl: %2</translation>
  </message>
  <message>
   <source>Remove line %1, %2</source>
   <translation>Zeile %1 entfernen, %2</translation>
  </message>
  <message>
   <source>Change line %1 to %2: %3</source>
   <translation>Zeile %1 ändern in %2: %3</translation>
  </message>
  <message>
   <source>The same for every known agent of “%1”</source>
   <translation>Dasselbe für jeden bekannten Agenten von „%1“</translation>
  </message>
  <message>
   <source>%1 manages these lines: your changes will be overwritten or duplicated. Change it in the settings there.</source>
   <translation>%1 verwaltet diese Zeilen: Ihre Änderungen werden überschrieben oder verdoppelt. Ändern Sie sie in den Einstellungen dort.</translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message>
   <source>No agent loses anything.</source>
   <translation>Kein Agent verliert etwas.</translation>
  </message>
  <message>
   <source>Only unknown agents lose something.</source>
   <translation>Nur unbekannte Agenten verlieren etwas.</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose /.</source>
   <comment>%1 loses /.</comment>
   <translation>
    <numerusform>%1 verliert /.</numerusform>
    <numerusform>%1 verlieren /.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2.</source>
   <comment>%1 loses %2.</comment>
   <translation>
    <numerusform>%1 verliert %2.</numerusform>
    <numerusform>%1 verlieren %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places; the start page is lost to %2.</source>
   <comment>%1 loses some places; the start page is lost to %2.</comment>
   <translation>
    <numerusform>%1 verliert einige Stellen; die Startseite geht %2 verloren.</numerusform>
    <numerusform>%1 verlieren einige Stellen; die Startseite geht %2 verloren.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places.</source>
   <comment>%1 loses some places.</comment>
   <translation>
    <numerusform>%1 verliert einige Stellen.</numerusform>
    <numerusform>%1 verlieren einige Stellen.</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent gains anything.</source>
   <translation>Kein Agent gewinnt etwas.</translation>
  </message>
  <message>
   <source>Only unknown agents gain something.</source>
   <translation>Nur unbekannte Agenten gewinnen etwas.</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain /.</source>
   <comment>%1 gains /.</comment>
   <translation>
    <numerusform>%1 gewinnt /.</numerusform>
    <numerusform>%1 gewinnen /.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2.</source>
   <comment>%1 gains %2.</comment>
   <translation>
    <numerusform>%1 gewinnt %2.</numerusform>
    <numerusform>%1 gewinnen %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places; the start page is gained by %2.</source>
   <comment>%1 gains some places; the start page is gained by %2.</comment>
   <translation>
    <numerusform>%1 gewinnt einige Stellen; die Startseite wird von %2 gewonnen.</numerusform>
    <numerusform>%1 gewinnen einige Stellen; die Startseite wird von %2 gewonnen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places.</source>
   <comment>%1 gains some places.</comment>
   <translation>
    <numerusform>%1 gewinnt einige Stellen.</numerusform>
    <numerusform>%1 gewinnen einige Stellen.</numerusform>
   </translation>
  </message>
  <message>
   <source>Nobody may fetch less or more; pace or uses differ for unknown agents.</source>
   <translation>Niemand darf weniger oder mehr abrufen; bei unbekannten Agenten unterscheiden sich Tempo oder Verwendungen.</translation>
  </message>
  <message numerus="yes">
   <source>Nobody may fetch less or more; pace or uses differ for %n agents.</source>
   <comment>Nobody may fetch less or more; pace or uses differ for %n agent.</comment>
   <translation>
    <numerusform>Niemand darf weniger oder mehr abrufen; bei %n Agenten unterscheiden sich Tempo oder Verwendungen.</numerusform>
    <numerusform>Niemand darf weniger oder mehr abrufen; bei %n Agenten unterscheiden sich Tempo oder Verwendungen.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>dialect</name>
  <message>
   <source>every agent that is not listed may fetch everything</source>
   <translation>jeder nicht aufgeführte Agent darf alles abrufen</translation>
  </message>
  <message>
   <source>an agent that is not listed may fetch nothing</source>
   <translation>ein nicht aufgeführter Agent darf nichts abrufen</translation>
  </message>
  <message>
   <source>may fetch what no disallow path forbids</source>
   <translation>darf abrufen, was kein disallow-Pfad verbietet</translation>
  </message>
  <message>
   <source>may fetch only what an allow path opens</source>
   <translation>darf nur abrufen, was ein allow-Pfad freigibt</translation>
  </message>
  <message>
   <source>fetches a page because a user asked for it</source>
   <translation>ruft eine Seite ab, weil ein Nutzer danach gefragt hat</translation>
  </message>
  <message>
   <source>builds a search index</source>
   <translation>baut einen Suchindex auf</translation>
  </message>
  <message>
   <source>collects text to train models</source>
   <translation>sammelt Texte zum Trainieren von Modellen</translation>
  </message>
  <message>
   <source>Schema</source>
   <translation>Schema</translation>
  </message>
  <message>
   <source>The schema that the entity follows.</source>
   <translation>Das Schema, dem die Entität folgt.</translation>
  </message>
  <message>
   <source>Id</source>
   <translation>ID</translation>
  </message>
  <message>
   <source>The entity's identity, a ULID: 26 characters that sort by time. The rendered header quotes it.</source>
   <translation>Die Identität der Entität, eine ULID: 26 zeitlich sortierbare Zeichen. Der erzeugte Dateikopf nennt sie.</translation>
  </message>
  <message>
   <source>Slug</source>
   <translation>Slug</translation>
  </message>
  <message>
   <source>The entity's short name; the rendered header names its source by it.</source>
   <translation>Der Kurzname der Entität; der erzeugte Dateikopf nennt damit seine Quelle.</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Typ</translation>
  </message>
  <message>
   <source>The kind of entity.</source>
   <translation>Die Art der Entität.</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>Version</translation>
  </message>
  <message>
   <source>The version of this policy.</source>
   <translation>Die Version dieser Richtlinie.</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Titel</translation>
  </message>
  <message>
   <source>The name of the site; the rendered file begins with it.</source>
   <translation>Der Name der Website; die erzeugte Datei beginnt damit.</translation>
  </message>
  <message>
   <source>Documentation</source>
   <translation>Dokumentation</translation>
  </message>
  <message>
   <source>Where people can read about the policy; named in the rendered header.</source>
   <translation>Wo Menschen die Richtlinie nachlesen können; im erzeugten Dateikopf genannt.</translation>
  </message>
  <message>
   <source>Sitemap</source>
   <translation>Sitemap</translation>
  </message>
  <message>
   <source>The sitemap; rendered as a Sitemap line.</source>
   <translation>Die Sitemap; wird als Sitemap-Zeile ausgegeben.</translation>
  </message>
  <message>
   <source>LLM index</source>
   <translation>LLM-Index</translation>
  </message>
  <message>
   <source>The index of texts for language models; rendered as a comment at the end.</source>
   <translation>Der Index der Texte für Sprachmodelle; wird am Ende als Kommentar ausgegeben.</translation>
  </message>
  <message>
   <source>Default policy</source>
   <translation>Standardrichtlinie</translation>
  </message>
  <message>
   <source>What applies to every agent that is not listed. Without it nothing can be rendered.</source>
   <translation>Was für jeden nicht aufgeführten Agenten gilt. Ohne diese Angabe lässt sich nichts erzeugen.</translation>
  </message>
  <message>
   <source>Notes on roles</source>
   <translation>Anmerkungen zu Rollen</translation>
  </message>
  <message>
   <source>For each role a text that the rendered role comment ends with, in brackets or not.</source>
   <translation>Zu jeder Rolle ein Text, mit dem der erzeugte Kommentar zur Rolle endet, mit oder ohne Klammern.</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agenten</translation>
  </message>
  <message>
   <source>The agents with their own record, in the order in which they are rendered.</source>
   <translation>Die Agenten mit eigenem Eintrag, in der Reihenfolge der Ausgabe.</translation>
  </message>
  <message>
   <source>User agent</source>
   <translation>User-Agent</translation>
  </message>
  <message>
   <source>The agent's product token; every entry needs one and no two may share it.</source>
   <translation>Das Produkt-Token des Agenten; jeder Eintrag braucht eines, und keine zwei dürfen dasselbe haben.</translation>
  </message>
  <message>
   <source>Vendor</source>
   <translation>Betreiber</translation>
  </message>
  <message>
   <source>Who operates the agent. It is not rendered.</source>
   <translation>Wer den Agenten betreibt. Wird nicht ausgegeben.</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Rolle</translation>
  </message>
  <message>
   <source>What the agent comes for. Neighbours with the same role share one comment.</source>
   <translation>Wozu der Agent kommt. Benachbarte Einträge derselben Rolle stehen unter einem Kommentar.</translation>
  </message>
  <message>
   <source>Policy</source>
   <translation>Richtlinie</translation>
  </message>
  <message>
   <source>The rule for / that ends the agent's record.</source>
   <translation>Die Regel für /, mit der der Eintrag des Agenten endet.</translation>
  </message>
  <message>
   <source>Allow</source>
   <translation>Erlauben</translation>
  </message>
  <message>
   <source>Paths that the agent may fetch, one Allow line each.</source>
   <translation>Pfade, die der Agent abrufen darf, je eine Allow-Zeile.</translation>
  </message>
  <message>
   <source>Disallow</source>
   <translation>Verbieten</translation>
  </message>
  <message>
   <source>Paths that the agent must not fetch, one Disallow line each.</source>
   <translation>Pfade, die der Agent nicht abrufen darf, je eine Disallow-Zeile.</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Anmerkungen</translation>
  </message>
  <message>
   <source>Why the entry is as it is; rendered as comment lines above its record.</source>
   <translation>Warum der Eintrag so ist; wird als Kommentarzeilen über dem Eintrag ausgegeben.</translation>
  </message>
  <message>
   <source>Purpose</source>
   <translation>Zweck</translation>
  </message>
  <message>
   <source>What the policy is for, in a few sentences. People read it; it is not rendered.</source>
   <translation>Wozu die Richtlinie dient, in wenigen Sätzen. Für Menschen gedacht; wird nicht ausgegeben.</translation>
  </message>
  <message>
   <source>Provenance</source>
   <translation>Herkunft</translation>
  </message>
  <message>
   <source>Where the entity comes from: who or what made it, when, and why. It is not rendered.</source>
   <translation>Woher die Entität stammt: wer oder was sie erstellt hat, wann und warum. Wird nicht ausgegeben.</translation>
  </message>
  <message>
   <source>Taxonomy</source>
   <translation>Taxonomie</translation>
  </message>
  <message>
   <source>Topics and keywords by which the entity is found. It is not rendered.</source>
   <translation>Themen und Schlagwörter, unter denen die Entität zu finden ist. Wird nicht ausgegeben.</translation>
  </message>
  <message>
   <source>Relationships</source>
   <translation>Beziehungen</translation>
  </message>
  <message>
   <source>Other entities that this one depends on, belongs with or makes possible, each with a reason. It is not rendered.</source>
   <translation>Andere Entitäten, von denen diese abhängt, zu denen sie gehört oder die sie ermöglicht, jeweils mit Begründung. Wird nicht ausgegeben.</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>Qualität</translation>
  </message>
  <message>
   <source>How complete the entity is, and who reviewed it when. It is not rendered.</source>
   <translation>Wie vollständig die Entität ist und wer sie wann geprüft hat. Wird nicht ausgegeben.</translation>
  </message>
  <message>
   <source>Produces</source>
   <translation>Erzeugnisse</translation>
  </message>
  <message>
   <source>The formats that are made from the entity, such as robots.txt. It is not rendered.</source>
   <translation>Die Formate, die aus der Entität erzeugt werden, wie robots.txt. Wird nicht ausgegeben.</translation>
  </message>
  <message>
   <source>History</source>
   <translation>Verlauf</translation>
  </message>
  <message>
   <source>What changed in each version, by whom and why. It is not rendered.</source>
   <translation>Was sich in jeder Version geändert hat, durch wen und warum. Wird nicht ausgegeben.</translation>
  </message>
  <message>
   <source>RFC 9309 with the extended standard 2.0 and preference signals</source>
   <translation>RFC 9309 mit dem erweiterten Standard 2.0 und Präferenzsignalen</translation>
  </message>
  <message>
   <source>v0.2.1 with v0.2.2's age-rating</source>
   <translation>v0.2.1 mit age-rating aus v0.2.2</translation>
  </message>
  <message>
   <source>Agents and paths</source>
   <translation>Agenten und Pfade</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>Ganze Datei</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>Zeiten und Tempo</translation>
  </message>
  <message>
   <source>Preference signals</source>
   <translation>Präferenzsignale</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Von wenigen gelesen</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>KI-Richtlinie</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>Verhalten</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>Einhaltung</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Kette</translation>
  </message>
  <message>
   <source>Meta</source>
   <translation>Meta</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>Identität</translation>
  </message>
  <message>
   <source>Addresses</source>
   <translation>Adressen</translation>
  </message>
  <message>
   <source>About the entity</source>
   <translation>Über die Entität</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Kommentare</translation>
  </message>
  <message>
   <source>Robot version</source>
   <translation>Robot-Version</translation>
  </message>
  <message>
   <source>Directly after the User-agent lines, 2.0 makes the group one of the extended standard: paths are explicit or shell patterns. An odd second number is experimental, and the group then applies to no agent.</source>
   <translation>Direkt hinter den User-agent-Zeilen macht 2.0 die Gruppe zu einer des erweiterten Standards: Pfade sind wörtlich oder Shell-Muster. Eine ungerade zweite Zahl ist experimentell, und die Gruppe zählt dann für niemanden.</translation>
  </message>
  <message>
   <source>Visit time</source>
   <translation>Besuchszeit</translation>
  </message>
  <message>
   <source>Opens the site to the group's crawlers only in these hours, in UTC, both ends included. An end before its start runs past midnight; several lines are several windows.</source>
   <translation>Öffnet die Website den Crawlern der Gruppe nur zu diesen Zeiten, in UTC, beide Enden eingeschlossen. Liegt das Ende vor dem Anfang, reicht das Fenster über Mitternacht; mehrere Zeilen sind mehrere Fenster.</translation>
  </message>
  <message>
   <source>Request rate</source>
   <translation>Abrufrate</translation>
  </message>
  <message>
   <source>At most so many documents in so many seconds (s), minutes (m) or hours (h), optionally only in a window of the day in UTC. Of several that apply the slowest counts.</source>
   <translation>Höchstens so viele Dokumente in so vielen Sekunden (s), Minuten (m) oder Stunden (h), auf Wunsch nur in einem Zeitfenster des Tages in UTC. Gelten mehrere, zählt die langsamste.</translation>
  </message>
  <message>
   <source>Comment</source>
   <translation>Kommentar</translation>
  </message>
  <message>
   <source>A message for the people who run the robot: it is asked to pass the line on to them. It decides nothing.</source>
   <translation>Eine Nachricht an die Betreiber des Robots: Er soll ihnen die Zeile weitergeben. Sie entscheidet nichts.</translation>
  </message>
  <message>
   <source>Names a crawler that the rules below are for, by its product token; * means every crawler that no group names. Several lines in a row share one group.</source>
   <translation>Nennt über das Produkt-Token einen Crawler, für den die folgenden Regeln gelten; * steht für jeden Crawler, den keine Gruppe nennt. Mehrere Zeilen hintereinander teilen sich eine Gruppe.</translation>
  </message>
  <message>
   <source>Lets the group's crawlers fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides, and at equal length Allow does.</source>
   <translation>Lässt die Crawler der Gruppe abrufen, was mit diesem Pfad beginnt; * steht für eine beliebige Zeichenfolge, ein $ am Schluss für das Ende. Es entscheidet die längste passende Regel, bei gleicher Länge Allow.</translation>
  </message>
  <message>
   <source>Forbids the group's crawlers to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides; an empty value is not a rule.</source>
   <translation>Verbietet den Crawlern der Gruppe abzurufen, was mit diesem Pfad beginnt; * steht für eine beliebige Zeichenfolge, ein $ am Schluss für das Ende. Es entscheidet die längste passende Regel; ein leerer Wert ist keine Regel.</translation>
  </message>
  <message>
   <source>Crawl delay</source>
   <translation>Crawl-Pause</translation>
  </message>
  <message>
   <source>Asks for this many seconds between two requests. It is not part of the standard: some crawlers follow it, Googlebot does not.</source>
   <translation>Bittet um so viele Sekunden zwischen zwei Abrufen. Gehört nicht zum Standard: Manche Crawler halten sich daran, Googlebot nicht.</translation>
  </message>
  <message>
   <source>Says where a sitemap is, as an absolute URL. It belongs to no group and may appear anywhere.</source>
   <translation>Sagt mit einer absoluten URL, wo eine Sitemap liegt. Gehört zu keiner Gruppe und darf überall stehen.</translation>
  </message>
  <message>
   <source>Discovery file</source>
   <translation>Discovery-Datei</translation>
  </message>
  <message>
   <source>Points at a file of the same site that is written for AI systems, as an absolute URL. It belongs to no group and is read by few.</source>
   <translation>Verweist mit einer absoluten URL auf eine Datei derselben Website, die für KI-Systeme geschrieben ist. Gehört zu keiner Gruppe und wird von wenigen gelesen.</translation>
  </message>
  <message>
   <source>Host</source>
   <translation>Host</translation>
  </message>
  <message>
   <source>Named a site's main mirror for Yandex, which stopped reading it in 2018 and wants redirects instead. It decides nothing here.</source>
   <translation>Nannte Yandex den Hauptspiegel einer Website; Yandex liest das seit 2018 nicht mehr und will stattdessen Weiterleitungen. Entscheidet hier nichts.</translation>
  </message>
  <message>
   <source>Clean parameters</source>
   <translation>Zu ignorierende Parameter</translation>
  </message>
  <message>
   <source>Names query parameters that do not change a page, for Yandex, with an optional path. No other large crawler reads it and it decides nothing here.</source>
   <translation>Sagt Yandex, welche Abfrageparameter eine Seite nicht verändern, auf Wunsch mit Pfad. Kein anderer großer Crawler liest es, und es entscheidet hier nichts.</translation>
  </message>
  <message>
   <source>No index</source>
   <translation>Nicht indexieren</translation>
  </message>
  <message>
   <source>Was read by Google, unofficially and until 2019; use the robots meta tag or the X-Robots-Tag header instead. It decides nothing here.</source>
   <translation>Wurde von Google inoffiziell bis 2019 gelesen; verwenden Sie stattdessen das robots-Meta-Tag oder den Header X-Robots-Tag. Entscheidet hier nichts.</translation>
  </message>
  <message>
   <source>No follow</source>
   <translation>Nicht folgen</translation>
  </message>
  <message>
   <source>Means something only as a robots meta tag or in the X-Robots-Tag header; no large crawler reads it in this file. It decides nothing here.</source>
   <translation>Bedeutet nur als robots-Meta-Tag oder im Header X-Robots-Tag etwas; kein großer Crawler liest es in dieser Datei. Entscheidet hier nichts.</translation>
  </message>
  <message>
   <source>No archive</source>
   <translation>Nicht archivieren</translation>
  </message>
  <message>
   <source>may be indexed</source>
   <translation>darf indexiert werden</translation>
  </message>
  <message>
   <source>must not be fetched at all</source>
   <translation>darf überhaupt nicht abgerufen werden</translation>
  </message>
  <message>
   <source>the agent asks the site first and keeps to the answer</source>
   <translation>der Agent fragt zuerst die Website und hält sich an die Antwort</translation>
  </message>
  <message>
   <source>the content may be processed</source>
   <translation>der Inhalt darf verarbeitet werden</translation>
  </message>
  <message>
   <source>the content must not be processed</source>
   <translation>der Inhalt darf nicht verarbeitet werden</translation>
  </message>
  <message>
   <source>may be summarised for a user</source>
   <translation>darf für einen Nutzer zusammengefasst werden</translation>
  </message>
  <message>
   <source>must not be summarised</source>
   <translation>darf nicht zusammengefasst werden</translation>
  </message>
  <message>
   <source>may be reworded, translated, adapted</source>
   <translation>darf umformuliert, übersetzt, bearbeitet werden</translation>
  </message>
  <message>
   <source>must not be reworded, translated or adapted</source>
   <translation>darf nicht umformuliert, übersetzt oder bearbeitet werden</translation>
  </message>
  <message>
   <source>may be used to train models</source>
   <translation>darf zum Trainieren von Modellen verwendet werden</translation>
  </message>
  <message>
   <source>must not be used to train models</source>
   <translation>darf nicht zum Trainieren von Modellen verwendet werden</translation>
  </message>
  <message>
   <source>may be used to earn money</source>
   <translation>darf zum Geldverdienen verwendet werden</translation>
  </message>
  <message>
   <source>must not be used to earn money</source>
   <translation>darf nicht zum Geldverdienen verwendet werden</translation>
  </message>
  <message>
   <source>excerpts of any length</source>
   <translation>Auszüge beliebiger Länge</translation>
  </message>
  <message>
   <source>no excerpts</source>
   <translation>keine Auszüge</translation>
  </message>
  <message>
   <source>under 50 words of source text; attribution, URLs and metadata do not count</source>
   <translation>unter 50 Wörtern des Originaltexts; Quellenangabe, URLs und Metadaten zählen nicht</translation>
  </message>
  <message>
   <source>copies may be kept</source>
   <translation>Kopien dürfen aufbewahrt werden</translation>
  </message>
  <message>
   <source>no copies, not even for the session</source>
   <translation>keine Kopien, auch nicht für die Sitzung</translation>
  </message>
  <message>
   <source>in memory for this session only: no disk, no database, no vector store</source>
   <translation>nur für diese Sitzung im Arbeitsspeicher: keine Festplatte, keine Datenbank, kein Vektorspeicher</translation>
  </message>
  <message>
   <source>competitors may use it too</source>
   <translation>auch Mitbewerber dürfen es verwenden</translation>
  </message>
  <message>
   <source>a competitor in the declared market must not use it</source>
   <translation>ein Mitbewerber im genannten Markt darf es nicht verwenden</translation>
  </message>
  <message>
   <source>may be used to build a profile of the user</source>
   <translation>darf verwendet werden, um ein Profil des Nutzers zu bilden</translation>
  </message>
  <message>
   <source>no profile of the user from this content</source>
   <translation>kein Profil des Nutzers aus diesem Inhalt</translation>
  </message>
  <message>
   <source>the agent names itself in X-Agent-Identity</source>
   <translation>der Agent gibt sich in X-Agent-Identity zu erkennen</translation>
  </message>
  <message>
   <source>the agent need not name itself</source>
   <translation>der Agent muss sich nicht zu erkennen geben</translation>
  </message>
  <message>
   <source>agents say truthfully what they are</source>
   <translation>Agenten sagen wahrheitsgemäß, was sie sind</translation>
  </message>
  <message>
   <source>must be given</source>
   <translation>ist Pflicht</translation>
  </message>
  <message>
   <source>is welcome</source>
   <translation>ist erwünscht</translation>
  </message>
  <message>
   <source>is not needed</source>
   <translation>ist nicht nötig</translation>
  </message>
  <message>
   <source>the agent chooses a sensible pace itself</source>
   <translation>der Agent wählt selbst ein vernünftiges Tempo</translation>
  </message>
  <message>
   <source>views of their authors</source>
   <translation>Ansichten ihrer Verfasser</translation>
  </message>
  <message>
   <source>reporting on current events</source>
   <translation>Berichte über das Tagesgeschehen</translation>
  </message>
  <message>
   <source>facts to look up</source>
   <translation>Fakten zum Nachschlagen</translation>
  </message>
  <message>
   <source>not meant to be taken literally</source>
   <translation>nicht wörtlich gemeint</translation>
  </message>
  <message>
   <source>offers and advertising</source>
   <translation>Angebote und Werbung</translation>
  </message>
  <message>
   <source>studies and their data</source>
   <translation>Studien und ihre Daten</translation>
  </message>
  <message>
   <source>a private person's pages</source>
   <translation>Seiten einer Privatperson</translation>
  </message>
  <message>
   <source>a human reviews everything before it is published</source>
   <translation>ein Mensch prüft alles vor der Veröffentlichung</translation>
  </message>
  <message>
   <source>published without review</source>
   <translation>ohne Prüfung veröffentlicht</translation>
  </message>
  <message>
   <source>some of it is reviewed</source>
   <translation>ein Teil wird geprüft</translation>
  </message>
  <message>
   <source>AI helped to write the content</source>
   <translation>KI hat beim Schreiben des Inhalts geholfen</translation>
  </message>
  <message>
   <source>written without AI</source>
   <translation>ohne KI geschrieben</translation>
  </message>
  <message>
   <source>AI helped with some of it</source>
   <translation>KI hat bei einem Teil geholfen</translation>
  </message>
  <message>
   <source>fit for everybody</source>
   <translation>für alle geeignet</translation>
  </message>
  <message>
   <source>fit from the age of 7</source>
   <translation>ab 7 Jahren geeignet</translation>
  </message>
  <message>
   <source>fit from the age of 13</source>
   <translation>ab 13 Jahren geeignet</translation>
  </message>
  <message>
   <source>fit from the age of 16</source>
   <translation>ab 16 Jahren geeignet</translation>
  </message>
  <message>
   <source>for adults only</source>
   <translation>nur für Erwachsene</translation>
  </message>
  <message>
   <source>changes all the time</source>
   <translation>ändert sich ständig</translation>
  </message>
  <message>
   <source>changes about once a day</source>
   <translation>ändert sich etwa täglich</translation>
  </message>
  <message>
   <source>changes about once a week</source>
   <translation>ändert sich etwa wöchentlich</translation>
  </message>
  <message>
   <source>changes about once a month</source>
   <translation>ändert sich etwa monatlich</translation>
  </message>
  <message>
   <source>changes now and then</source>
   <translation>ändert sich ab und zu</translation>
  </message>
  <message>
   <source>is not meant to change</source>
   <translation>soll sich nicht ändern</translation>
  </message>
  <message>
   <source>the last update changed what the policy says</source>
   <translation>die letzte Aktualisierung hat geändert, was die Richtlinie sagt</translation>
  </message>
  <message>
   <source>the last update changed no meaning</source>
   <translation>die letzte Aktualisierung hat nichts am Sinn geändert</translation>
  </message>
  <message>
   <source>Names an agent that the path rules below are for; * means every agent that no group names. Several lines in a row share one group.</source>
   <translation>Nennt einen Agenten, für den die folgenden Pfadregeln gelten; * steht für jeden Agenten, den keine Gruppe nennt. Mehrere Zeilen hintereinander teilen sich eine Gruppe.</translation>
  </message>
  <message>
   <source>Leaves open to the group's agents what begins with this path. It may only narrow: what robots.txt forbids stays forbidden.</source>
   <translation>Lässt den Agenten der Gruppe offen, was mit diesem Pfad beginnt. Kann nur einschränken: Was robots.txt verbietet, bleibt verboten.</translation>
  </message>
  <message>
   <source>Forbids the group's agents to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides.</source>
   <translation>Verbietet den Agenten der Gruppe abzurufen, was mit diesem Pfad beginnt; * steht für eine beliebige Zeichenfolge, ein $ am Schluss für das Ende. Es entscheidet die längste passende Regel.</translation>
  </message>
  <message>
   <source>Crawl</source>
   <translation>Crawlen</translation>
  </message>
  <message>
   <source>Whether agents may fetch and index this site at all. A no or ask here decides the fetch itself.</source>
   <translation>Ob Agenten diese Website überhaupt abrufen und indexieren dürfen. Ein no oder ask entscheidet hier über den Abruf selbst.</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Lesen</translation>
  </message>
  <message>
   <source>Whether agents may process the content of a page. A no here forbids every use below it.</source>
   <translation>Ob Agenten den Inhalt einer Seite verarbeiten dürfen. Ein no verbietet hier jede weitere Verwendung.</translation>
  </message>
  <message>
   <source>Summarise</source>
   <translation>Zusammenfassen</translation>
  </message>
  <message>
   <source>Whether agents may give a user a summary of the content.</source>
   <translation>Ob Agenten einem Nutzer eine Zusammenfassung des Inhalts geben dürfen.</translation>
  </message>
  <message>
   <source>Quote</source>
   <translation>Zitieren</translation>
  </message>
  <message>
   <source>Whether agents may repeat excerpts word for word; short-only keeps each quote under 50 words of source text.</source>
   <translation>Ob Agenten Auszüge wörtlich wiedergeben dürfen; short-only hält jedes Zitat unter 50 Wörtern des Originaltexts.</translation>
  </message>
  <message>
   <source>Derive</source>
   <translation>Bearbeiten</translation>
  </message>
  <message>
   <source>Whether agents may reword, translate, restyle or adapt the content. Summaries and quotes have their own directives.</source>
   <translation>Ob Agenten den Inhalt umformulieren, übersetzen, umgestalten oder bearbeiten dürfen. Zusammenfassungen und Zitate haben eigene Direktiven.</translation>
  </message>
  <message>
   <source>Train</source>
   <translation>Trainieren</translation>
  </message>
  <message>
   <source>Whether the content may be used to train an AI model.</source>
   <translation>Ob der Inhalt zum Trainieren eines KI-Modells verwendet werden darf.</translation>
  </message>
  <message>
   <source>Store</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Whether agents may keep copies; session-only means in memory until the session ends, never in a database, index or vector store.</source>
   <translation>Ob Agenten Kopien aufbewahren dürfen; session-only heißt: im Arbeitsspeicher bis zum Ende der Sitzung, nie in Datenbank, Index oder Vektorspeicher.</translation>
  </message>
  <message>
   <source>Compete</source>
   <translation>Konkurrieren</translation>
  </message>
  <message>
   <source>Whether a direct competitor may use the content. A competitor earns its main revenue in the declared market; an agent that serves an ordinary user does not compete.</source>
   <translation>Ob ein direkter Mitbewerber den Inhalt verwenden darf. Ein Mitbewerber verdient sein Geld hauptsächlich im genannten Markt; ein Agent, der einem gewöhnlichen Nutzer dient, konkurriert nicht.</translation>
  </message>
  <message>
   <source>Market</source>
   <translation>Markt</translation>
  </message>
  <message>
   <source>Names your main market in your own words, so that agents can tell whether compete: no applies to them. It is about the whole file.</source>
   <translation>Nennt Ihren Hauptmarkt in Ihren eigenen Worten, damit Agenten erkennen, ob compete: no sie meint. Gilt für die ganze Datei.</translation>
  </message>
  <message>
   <source>Personalise</source>
   <translation>Personalisieren</translation>
  </message>
  <message>
   <source>Whether agents may build a profile of their user from this content.</source>
   <translation>Ob Agenten aus diesem Inhalt ein Profil ihres Nutzers bilden dürfen.</translation>
  </message>
  <message>
   <source>Monetise</source>
   <translation>Monetarisieren</translation>
  </message>
  <message>
   <source>Whether agents may use the content to earn money.</source>
   <translation>Ob Agenten den Inhalt zum Geldverdienen verwenden dürfen.</translation>
  </message>
  <message>
   <source>Attribution</source>
   <translation>Quellenangabe</translation>
  </message>
  <message>
   <source>Whether agents must credit the source.</source>
   <translation>Ob Agenten die Quelle nennen müssen.</translation>
  </message>
  <message>
   <source>Link back</source>
   <translation>Rückverweis</translation>
  </message>
  <message>
   <source>Whether agents must link to the original page.</source>
   <translation>Ob Agenten auf die Originalseite verlinken müssen.</translation>
  </message>
  <message>
   <source>Rate</source>
   <translation>Rate</translation>
  </message>
  <message>
   <source>At most this many requests a minute, or polite to leave the pace to the agent. It joins the rates of the other files; the slowest counts.</source>
   <translation>Höchstens so viele Abrufe pro Minute, oder polite, um das Tempo dem Agenten zu überlassen. Kommt zu den Raten der anderen Dateien hinzu; die langsamste zählt.</translation>
  </message>
  <message>
   <source>Announce</source>
   <translation>Ankündigen</translation>
  </message>
  <message>
   <source>Whether agents must name themselves before they crawl, in the header X-Agent-Identity.</source>
   <translation>Ob sich Agenten vor dem Crawlen im Header X-Agent-Identity zu erkennen geben müssen.</translation>
  </message>
  <message>
   <source>Honest</source>
   <translation>Ehrlich</translation>
  </message>
  <message>
   <source>Agents say truthfully what they are. There is no other value than yes.</source>
   <translation>Agenten sagen wahrheitsgemäß, was sie sind. Einen anderen Wert als yes gibt es nicht.</translation>
  </message>
  <message>
   <source>Content type</source>
   <translation>Inhaltsart</translation>
  </message>
  <message>
   <source>What kind of content the site mainly has, as its owner describes it. It is about the whole file.</source>
   <translation>Welche Art von Inhalt die Website hauptsächlich hat, nach eigener Angabe des Inhabers. Gilt für die ganze Datei.</translation>
  </message>
  <message>
   <source>Editorial review</source>
   <translation>Redaktionelle Prüfung</translation>
  </message>
  <message>
   <source>Whether a human reviews the content before it is published. It is about the whole file.</source>
   <translation>Ob ein Mensch den Inhalt vor der Veröffentlichung prüft. Gilt für die ganze Datei.</translation>
  </message>
  <message>
   <source>AI assisted</source>
   <translation>KI-unterstützt</translation>
  </message>
  <message>
   <source>Whether AI was used to help write the content. It is about the whole file.</source>
   <translation>Ob KI beim Schreiben des Inhalts geholfen hat. Gilt für die ganze Datei.</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <source>The main language of the site, as a language tag. It is about the whole file.</source>
   <translation>Die Hauptsprache der Website als Sprachkennung. Gilt für die ganze Datei.</translation>
  </message>
  <message>
   <source>Age rating</source>
   <translation>Altersfreigabe</translation>
  </message>
  <message>
   <source>From which age the content is fit. A path after a colon narrows it to what begins with that path, and the longest path that matches decides.</source>
   <translation>Ab welchem Alter der Inhalt geeignet ist. Ein Pfad nach einem Doppelpunkt beschränkt die Angabe auf das, was mit diesem Pfad beginnt; es entscheidet der längste passende Pfad.</translation>
  </message>
  <message>
   <source>Report to</source>
   <translation>Meldestelle</translation>
  </message>
  <message>
   <source>Where to report agents that break this policy: a URL or a mail address. Several lines are several places; it is about the whole file.</source>
   <translation>Wo Agenten zu melden sind, die diese Richtlinie verletzen: eine URL oder E-Mail-Adresse. Mehrere Zeilen sind mehrere Stellen; gilt für die ganze Datei.</translation>
  </message>
  <message>
   <source>The policy file that fills in what this one leaves unstated. It counts only on the last line that is neither blank nor a comment, and at most three files are followed.</source>
   <translation>Die Richtliniendatei, die ergänzt, was diese offen lässt. Zählt nur in der letzten Zeile, die weder leer noch ein Kommentar ist; höchstens drei Dateien werden verfolgt.</translation>
  </message>
  <message>
   <source>Specification version</source>
   <translation>Version der Spezifikation</translation>
  </message>
  <message>
   <source>The version of the specification that the file is written for.</source>
   <translation>Die Version der Spezifikation, für die die Datei geschrieben ist.</translation>
  </message>
  <message>
   <source>Last update</source>
   <translation>Letzte Aktualisierung</translation>
  </message>
  <message>
   <source>When the file was last changed, to the minute, in UTC.</source>
   <translation>Wann die Datei zuletzt geändert wurde, auf die Minute genau, in UTC.</translation>
  </message>
  <message>
   <source>Update frequency</source>
   <translation>Aktualisierungstakt</translation>
  </message>
  <message>
   <source>How often agents should expect the file to change.</source>
   <translation>Wie oft Agenten mit einer Änderung der Datei rechnen sollten.</translation>
  </message>
  <message>
   <source>Significant change</source>
   <translation>Wesentliche Änderung</translation>
  </message>
  <message>
   <source>Whether the last update changed what the policy says.</source>
   <translation>Ob die letzte Aktualisierung geändert hat, was die Richtlinie sagt.</translation>
  </message>
  <message>
   <source>Authored by</source>
   <translation>Verfasst von</translation>
  </message>
  <message>
   <source>Who wrote the file.</source>
   <translation>Wer die Datei geschrieben hat.</translation>
  </message>
  <message>
   <source>Contact</source>
   <translation>Kontakt</translation>
  </message>
  <message>
   <source>Where to ask about the policy: a mail address, a URL or plain text.</source>
   <translation>Wo man nach der Richtlinie fragen kann: eine E-Mail-Adresse, eine URL oder freier Text.</translation>
  </message>
  <message>
   <source>Jurisdiction</source>
   <translation>Rechtsraum</translation>
  </message>
  <message>
   <source>Which country's law the site owner appeals to.</source>
   <translation>Auf das Recht welchen Landes sich der Inhaber der Website beruft.</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>Lizenz</translation>
  </message>
  <message>
   <source>The licence of the site's content.</source>
   <translation>Die Lizenz der Inhalte der Website.</translation>
  </message>
  <message>
   <source>Chain id</source>
   <translation>Ketten-ID</translation>
  </message>
  <message>
   <source>A name for this file that stays the same on every mirror, so that agents notice a chain that comes back to it.</source>
   <translation>Ein Name für diese Datei, der auf jedem Spiegel gleich bleibt, damit Agenten eine Kette erkennen, die zu ihr zurückführt.</translation>
  </message>
  <message>
   <source>y or n: use the content to train AI models</source>
   <translation>y oder n: den Inhalt zum Trainieren von KI-Modellen verwenden</translation>
  </message>
  <message>
   <source>y or n: give the content to an AI model while it answers</source>
   <translation>y oder n: den Inhalt einem KI-Modell geben, während es antwortet</translation>
  </message>
  <message>
   <source>y or n: use the content in a search index that leads back here</source>
   <translation>y oder n: den Inhalt in einem Suchindex verwenden, der hierher zurückführt</translation>
  </message>
  <message>
   <source>yes or no: build a search index and show links and short excerpts</source>
   <translation>yes oder no: einen Suchindex aufbauen und Links und kurze Auszüge zeigen</translation>
  </message>
  <message>
   <source>yes or no: feed the content into a model to answer a question</source>
   <translation>yes oder no: den Inhalt einem Modell vorlegen, um eine Frage zu beantworten</translation>
  </message>
  <message>
   <source>yes or no: train or fine-tune AI models</source>
   <translation>yes oder no: KI-Modelle trainieren oder feinabstimmen</translation>
  </message>
  <message>
   <source>immediate, reference or full: how much of the content may be shown</source>
   <translation>immediate, reference oder full: wie viel vom Inhalt gezeigt werden darf</translation>
  </message>
  <message>
   <source>Agent purpose</source>
   <translation>Zweck des Agenten</translation>
  </message>
  <message>
   <source>Was proposed to name agents by what they do instead of by their token. No crawler is known to read it and it decides nothing here.</source>
   <translation>Wurde vorgeschlagen, um Agenten nach ihrer Tätigkeit statt nach ihrem Token zu nennen. Es ist kein Crawler bekannt, der es liest, und es entscheidet hier nichts.</translation>
  </message>
  <message>
   <source>Content usage</source>
   <translation>Content-Usage</translation>
  </message>
  <message>
   <source>Says for a path (none means all) which uses are wanted: y or n for each of train-ai, ai-use and search; none of them stands for another. It is about use after the fetch: it never changes what may be fetched, and says nothing about a path that a rule denies.</source>
   <translation>Sagt für einen Pfad (keiner heißt: für alle), welche Verwendungen erwünscht sind: y oder n jeweils für train-ai, ai-use und search; keines davon steht für ein anderes. Betrifft die Verwendung nach dem Abruf: Ändert nie, was abgerufen werden darf, und sagt nichts über einen Pfad, den eine Regel verbietet.</translation>
  </message>
  <message>
   <source>Content signal</source>
   <translation>Content-Signal</translation>
  </message>
  <message>
   <source>Says with yes or no which uses are wanted; what is left out is neither granted nor refused. use= says how much may be shown: immediate, reference or full. It never changes what may be fetched.</source>
   <translation>Sagt mit yes oder no, welche Verwendungen erwünscht sind; was fehlt, ist weder gewährt noch verweigert. use= sagt, wie viel gezeigt werden darf: immediate, reference oder full. Ändert nie, was abgerufen werden darf.</translation>
  </message>
  <message>
   <source>Allow AI training</source>
   <translation>KI-Training erlauben</translation>
  </message>
  <message>
   <source>Permits training of AI models with what begins with this path; matched like Allow. Google takes it for Allow; for all others it never changes what may be fetched.</source>
   <translation>Erlaubt das Trainieren von KI-Modellen mit dem, was mit diesem Pfad beginnt; verglichen wie bei Allow. Google hält es für Allow; bei allen anderen ändert es nie, was abgerufen werden darf.</translation>
  </message>
  <message>
   <source>Disallow AI training</source>
   <translation>KI-Training verbieten</translation>
  </message>
  <message>
   <source>Refuses training of AI models with what begins with this path; matched like Disallow. Google takes it for Disallow; for all others it never changes what may be fetched.</source>
   <translation>Verweigert das Trainieren von KI-Modellen mit dem, was mit diesem Pfad beginnt; verglichen wie bei Disallow. Google hält es für Disallow; bei allen anderen ändert es nie, was abgerufen werden darf.</translation>
  </message>
  <message>
   <source>Licence file</source>
   <translation>Lizenzdatei</translation>
  </message>
  <message>
   <source>Points at a licence file that says on which terms the content may be used, as an absolute URL. It belongs to no group and never changes what may be fetched.</source>
   <translation>Verweist mit einer absoluten URL auf eine Lizenzdatei, die sagt, zu welchen Bedingungen der Inhalt verwendet werden darf. Gehört zu keiner Gruppe und ändert nie, was abgerufen werden darf.</translation>
  </message>
  <message>
   <source>Comment of the file</source>
   <translation>Kommentar der Datei</translation>
  </message>
  <message>
   <source>The comment lines at the top of the file, for people: whose file it is, and why it is as it is. Agents pass over them.</source>
   <translation>Die Kommentarzeilen am Anfang der Datei, für Menschen: wessen Datei es ist und warum sie so ist. Agenten übergehen sie.</translation>
  </message>
  <message>
   <source>Comment of the group</source>
   <translation>Kommentar der Gruppe</translation>
  </message>
  <message>
   <source>The comment lines directly above the group. They move with it, and agents pass over them.</source>
   <translation>Die Kommentarzeilen direkt über der Gruppe. Sie werden mit ihr verschoben, und Agenten übergehen sie.</translation>
  </message>
  <message>
   <source>Comment of the rule</source>
   <translation>Kommentar der Regel</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen rule's line. Agents pass over it.</source>
   <translation>Der Kommentar am Ende der Zeile der gewählten Regel. Agenten übergehen ihn.</translation>
  </message>
  <message>
   <source>Comment of the block</source>
   <translation>Kommentar des Blocks</translation>
  </message>
  <message>
   <source>The comment lines directly above the block's header. Agents pass over them.</source>
   <translation>Die Kommentarzeilen direkt über dem Kopf des Blocks. Agenten übergehen sie.</translation>
  </message>
  <message>
   <source>Comment of the value</source>
   <translation>Kommentar des Werts</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen value's line. Agents pass over it.</source>
   <translation>Der Kommentar am Ende der Zeile des gewählten Werts. Agenten übergehen ihn.</translation>
  </message>
  <message>
   <source>Comment of the entry</source>
   <translation>Kommentar des Eintrags</translation>
  </message>
  <message>
   <source>The comment lines directly above the agent's entry. They move with it and stay in the policy: robots.txt gets the notes, not the comments.</source>
   <translation>Die Kommentarzeilen direkt über dem Eintrag des Agenten. Sie werden mit ihm verschoben und bleiben in der Richtlinie: In robots.txt kommen die Anmerkungen, nicht die Kommentare.</translation>
  </message>
  <message>
   <source>Comment of the line</source>
   <translation>Kommentar der Zeile</translation>
  </message>
  <message>
   <source>The comment at the end of the line of the field that you edited last, a path for example. It stays in the policy.</source>
   <translation>Der Kommentar am Ende der Zeile des zuletzt bearbeiteten Felds, etwa eines Pfads. Er bleibt in der Richtlinie.</translation>
  </message>
 </context>
 <context>
  <name>duty</name>
  <message>
   <source>crawl</source>
   <translation>crawlen</translation>
  </message>
  <message>
   <source>read the content</source>
   <translation>den Inhalt lesen</translation>
  </message>
  <message>
   <source>summarise</source>
   <translation>zusammenfassen</translation>
  </message>
  <message>
   <source>quote at any length</source>
   <translation>in beliebiger Länge zitieren</translation>
  </message>
  <message>
   <source>quote fewer than 50 words</source>
   <translation>weniger als 50 Wörter zitieren</translation>
  </message>
  <message>
   <source>quote</source>
   <translation>zitieren</translation>
  </message>
  <message>
   <source>adapt and translate</source>
   <translation>bearbeiten und übersetzen</translation>
  </message>
  <message>
   <source>adapt or translate</source>
   <translation>bearbeiten oder übersetzen</translation>
  </message>
  <message>
   <source>train models</source>
   <translation>Modelle trainieren</translation>
  </message>
  <message>
   <source>keep copies</source>
   <translation>Kopien aufbewahren</translation>
  </message>
  <message>
   <source>keep copies until the session ends</source>
   <translation>Kopien bis zum Ende der Sitzung aufbewahren</translation>
  </message>
  <message>
   <source>use it against the site in its market</source>
   <translation>es in deren Markt gegen die Website verwenden</translation>
  </message>
  <message>
   <source>profile its user</source>
   <translation>ein Profil des eigenen Nutzers bilden</translation>
  </message>
  <message>
   <source>earn money with it</source>
   <translation>damit Geld verdienen</translation>
  </message>
  <message>
   <source>name itself</source>
   <translation>sich zu erkennen geben</translation>
  </message>
  <message>
   <source>say truthfully what it is</source>
   <translation>wahrheitsgemäß sagen, was er ist</translation>
  </message>
  <message>
   <source>credit the source</source>
   <translation>die Quelle nennen</translation>
  </message>
  <message>
   <source>link back</source>
   <translation>zurückverlinken</translation>
  </message>
  <message>
   <source>keep a polite pace</source>
   <translation>ein rücksichtsvolles Tempo einhalten</translation>
  </message>
  <message>
   <source>show it to readers under 7</source>
   <translation>es Lesern unter 7 zeigen</translation>
  </message>
  <message>
   <source>show it to readers under 13</source>
   <translation>es Lesern unter 13 zeigen</translation>
  </message>
  <message>
   <source>show it to readers under 16</source>
   <translation>es Lesern unter 16 zeigen</translation>
  </message>
  <message>
   <source>show it to readers under 18</source>
   <translation>es Lesern unter 18 zeigen</translation>
  </message>
  <message>
   <source>may %1</source>
   <translation>darf %1</translation>
  </message>
  <message>
   <source>must %1</source>
   <translation>muss %1</translation>
  </message>
  <message>
   <source>must ask before it may %1</source>
   <translation>muss fragen, bevor er darf: %1</translation>
  </message>
  <message>
   <source>must not %1</source>
   <translation>darf nicht %1</translation>
  </message>
  <message>
   <source>is asked to %1</source>
   <translation>sollte %1</translation>
  </message>
 </context>
 <context>
  <name>edit</name>
  <message>
   <source>A comment that begins with “meta:” is a meta line. Use the fields for those.</source>
   <translation>Ein Kommentar, der mit „meta:“ beginnt, ist eine Meta-Zeile. Verwenden Sie dafür die Felder.</translation>
  </message>
  <message>
   <source>There is no block [agent: %1].</source>
   <translation>Einen Block [agent: %1] gibt es nicht.</translation>
  </message>
  <message>
   <source>There is no such group.</source>
   <translation>Eine solche Gruppe gibt es nicht.</translation>
  </message>
  <message>
   <source>%1 has no groups of the extended standard.</source>
   <translation>%1 kennt keine Gruppen des erweiterten Standards.</translation>
  </message>
  <message>
   <source>Robot-version must be directly below the User-agent lines: split the User-agent line and its rule first.</source>
   <translation>Robot-version muss direkt unter den User-agent-Zeilen stehen: Trennen Sie zuerst die User-agent-Zeile von ihrer Regel.</translation>
  </message>
  <message>
   <source>There are other lines between this group's User-agent lines: separate the groups first.</source>
   <translation>Zwischen den User-agent-Zeilen dieser Gruppe stehen andere Zeilen: Trennen Sie zuerst die Gruppen.</translation>
  </message>
  <message>
   <source>The longest rule decides no longer: every Disallow but a bare * wins over an Allow with a pattern.</source>
   <translation>Nicht mehr die längste Regel entscheidet: Jedes Disallow außer einem bloßen * gewinnt gegen ein Allow mit Muster.</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is refused from now on.</source>
   <translation>Die Gruppe hat nur Allow-Regeln: Jeder andere Pfad wird von nun an verweigert.</translation>
  </message>
  <message>
   <source>%1 matches this one path, no longer what begins with it: write %2 for the same.</source>
   <translation>%1 trifft auf diesen einen Pfad zu, nicht mehr auf das, was damit beginnt: Schreiben Sie %2 für dasselbe.</translation>
  </message>
  <message>
   <source>%1 is a pattern for the whole path: write %2 for the same.</source>
   <translation>%1 ist ein Muster für den ganzen Pfad: Schreiben Sie %2 für dasselbe.</translation>
  </message>
  <message>
   <source>The other group for %1 now applies only to robots that do not support 2.0.</source>
   <translation>Die andere Gruppe für %1 gilt jetzt nur noch für Roboter, die 2.0 nicht unterstützen.</translation>
  </message>
  <message>
   <source>The group has no rules: everything is allowed.</source>
   <translation>Die Gruppe hat keine Regeln: Alles ist erlaubt.</translation>
  </message>
  <message>
   <source>%1 has no like in a plain group: ?, sets and values that do not begin with / or * mean something else there.</source>
   <translation>%1 hat in einer einfachen Gruppe keine Entsprechung: ?, Mengen und Werte, die nicht mit / oder * beginnen, bedeuten dort etwas anderes.</translation>
  </message>
  <message>
   <source>%1 matches everything that begins with it, not this one path: write %2 for the same.</source>
   <translation>%1 trifft auf alles zu, was damit beginnt, nicht auf diesen einen Pfad: Schreiben Sie %2 für dasselbe.</translation>
  </message>
  <message>
   <source>%1 is read as a prefix: write %2 for the same.</source>
   <translation>%1 wird als Präfix gelesen: Schreiben Sie %2 für dasselbe.</translation>
  </message>
  <message>
   <source>The longest rule that matches decides from now on, and at equal length Allow.</source>
   <translation>Von nun an entscheidet die längste passende Regel, bei gleicher Länge Allow.</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is allowed from now on; add Disallow: / to refuse the rest.</source>
   <translation>Die Gruppe hat nur Allow-Regeln: Jeder andere Pfad ist von nun an erlaubt; fügen Sie Disallow: / hinzu, um den Rest zu verweigern.</translation>
  </message>
  <message>
   <source>Without this line the Robot-version below it would count and change what the group means: remove that one first.</source>
   <translation>Ohne diese Zeile würde die Robot-version darunter zählen und ändern, was die Gruppe bedeutet: Entfernen Sie zuerst jene.</translation>
  </message>
  <message>
   <source>There is no such rule in this group.</source>
   <translation>Eine solche Regel gibt es in dieser Gruppe nicht.</translation>
  </message>
  <message>
   <source>There is no such agent in this group.</source>
   <translation>Einen solchen Agenten gibt es in dieser Gruppe nicht.</translation>
  </message>
  <message>
   <source>This rule is on its User-agent line: split the line first, then move the rule.</source>
   <translation>Diese Regel steht in ihrer User-agent-Zeile: Teilen Sie zuerst die Zeile, dann verschieben Sie die Regel.</translation>
  </message>
  <message>
   <source>An agent with a rule on its line needs a name: split the line first.</source>
   <translation>Ein Agent mit einer Regel in seiner Zeile braucht einen Namen: Teilen Sie zuerst die Zeile.</translation>
  </message>
  <message>
   <source>A group needs an agent: remove the whole group instead.</source>
   <translation>Eine Gruppe braucht einen Agenten: Entfernen Sie stattdessen die ganze Gruppe.</translation>
  </message>
  <message>
   <source>A rule is Allow or Disallow.</source>
   <translation>Eine Regel ist Allow oder Disallow.</translation>
  </message>
  <message>
   <source>%1 is not in a group for %2.</source>
   <translation>%1 steht nicht in einer Gruppe von %2.</translation>
  </message>
  <message>
   <source>A group needs at least one agent.</source>
   <translation>Eine Gruppe braucht mindestens einen Agenten.</translation>
  </message>
  <message>
   <source>%1 has no groups.</source>
   <translation>%1 kennt keine Gruppen.</translation>
  </message>
  <message>
   <source>Without this group the policy lines below it would fall into the block [agent: %1] above it: move them up first.</source>
   <translation>Ohne diese Gruppe fielen die Richtlinienzeilen darunter in den Block [agent: %1] darüber: Verschieben Sie sie zuerst nach oben.</translation>
  </message>
  <message>
   <source>A value cannot contain a line break: what follows it would be a separate line.</source>
   <translation>Ein Wert kann keinen Zeilenumbruch enthalten: Was darauf folgt, wäre eine eigene Zeile.</translation>
  </message>
  <message>
   <source>A value cannot contain a NUL byte.</source>
   <translation>Ein Wert kann kein NUL-Byte enthalten.</translation>
  </message>
  <message>
   <source>A # would begin a comment here; in a path or URL write %1.</source>
   <translation>Ein # würde hier einen Kommentar beginnen; schreiben Sie in einem Pfad oder einer URL %1.</translation>
  </message>
  <message>
   <source>A # after a space would begin a comment here.</source>
   <translation>Ein # nach einem Leerzeichen würde hier einen Kommentar beginnen.</translation>
  </message>
  <message>
   <source>A rule cannot be on its User-agent line: add it as a separate line.</source>
   <translation>Eine Regel kann nicht in ihrer User-agent-Zeile stehen: Fügen Sie sie als eigene Zeile hinzu.</translation>
  </message>
  <message>
   <source>There is no such line.</source>
   <translation>Eine solche Zeile gibt es nicht.</translation>
  </message>
  <message>
   <source>This line has no value.</source>
   <translation>Diese Zeile hat keinen Wert.</translation>
  </message>
  <message>
   <source>%1 is not a line about the whole file in %2.</source>
   <translation>%1 ist in %2 keine Zeile über die ganze Datei.</translation>
  </message>
  <message>
   <source>%1 has no meta lines.</source>
   <translation>%1 kennt keine Meta-Zeilen.</translation>
  </message>
  <message>
   <source>A meta key is a word without a colon.</source>
   <translation>Ein Meta-Schlüssel ist ein Wort ohne Doppelpunkt.</translation>
  </message>
  <message numerus="yes">
   <source>%1 followed the group for %2 until now: its %n lines are copied into the new group, or they would no longer apply to it</source>
   <comment>%1 followed the group for %2 until now: its %n line is copied into the new group, or it would no longer apply to it</comment>
   <translation>
    <numerusform>%1 folgte bisher der Gruppe für %2: Deren %n Zeile wird in die neue Gruppe kopiert, sonst würde sie nicht mehr für ihn gelten</numerusform>
    <numerusform>%1 folgte bisher der Gruppe für %2: Deren %n Zeilen werden in die neue Gruppe kopiert, sonst würden sie nicht mehr für ihn gelten</numerusform>
   </translation>
  </message>
  <message>
   <source>A block needs the name of a category or an agent.</source>
   <translation>Ein Block braucht den Namen einer Kategorie oder eines Agenten.</translation>
  </message>
  <message>
   <source>A block's name cannot contain a line break, a NUL byte, # or a bracket.</source>
   <translation>Der Name eines Blocks kann keinen Zeilenumbruch, kein NUL-Byte, kein # und keine eckige Klammer enthalten.</translation>
  </message>
  <message>
   <source>%1 has no [agent: …] blocks.</source>
   <translation>%1 kennt keine [agent: …]-Blöcke.</translation>
  </message>
  <message>
   <source>%1 is not a policy directive of %2.</source>
   <translation>%1 ist keine Richtliniendirektive von %2.</translation>
  </message>
  <message>
   <source>%1 is about the whole file, not about one agent.</source>
   <translation>%1 betrifft die ganze Datei, nicht einen Agenten.</translation>
  </message>
  <message>
   <source>There is a block [agent: %1] already.</source>
   <translation>Einen Block [agent: %1] gibt es schon.</translation>
  </message>
  <message>
   <source>%1 has no chain.</source>
   <translation>%1 kennt keine Kette.</translation>
  </message>
  <message>
   <source>A comment cannot contain control characters. Remove them.</source>
   <translation>Ein Kommentar darf keine Steuerzeichen enthalten. Entfernen Sie sie.</translation>
  </message>
  <message>
   <source>This comment is one line: it cannot contain line ends or other control characters.</source>
   <translation>Dieser Kommentar ist einzeilig: Er darf keine Zeilenenden oder andere Steuerzeichen enthalten.</translation>
  </message>
 </context>
 <context>
  <name>export</name>
  <message>
   <source>What %1 can compare.</source>
   <translation>Was %1 vergleichen kann.</translation>
  </message>
  <message>
   <source>An address with a query is refused as soon as it begins like the rule, whatever the query says. A query that %1 cannot read (a semicolon, a damaged escape) counts as none.</source>
   <translation>Eine Adresse mit Abfrage wird verweigert, sobald sie wie die Regel beginnt, was auch immer die Abfrage sagt. Eine Abfrage, die %1 nicht lesen kann (ein Semikolon, ein beschädigtes Escape), zählt als keine.</translation>
  </message>
  <message>
   <source>More paths are refused than the rule says.</source>
   <translation>Es werden mehr Pfade verweigert, als die Regel sagt.</translation>
  </message>
  <message>
   <source>The path as %1 decodes it, without its query.</source>
   <translation>Der Pfad, wie %1 ihn dekodiert, ohne Abfrage.</translation>
  </message>
  <message>
   <source>An escaped slash counts as a slash.</source>
   <translation>Ein maskierter Schrägstrich zählt als Schrägstrich.</translation>
  </message>
  <message>
   <source>The hours by the server's clock, where it runs with TZ=UTC.</source>
   <translation>Die Zeiten nach der Uhr des Servers, sofern er mit TZ=UTC läuft.</translation>
  </message>
  <message>
   <source>In another time zone the hours are shifted by its difference from UTC.</source>
   <translation>In einer anderen Zeitzone sind die Zeiten um deren Abstand zu UTC verschoben.</translation>
  </message>
  <message>
   <source>The path as it was sent.</source>
   <translation>Der Pfad, wie er gesendet wurde.</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule, though it is the same path.</source>
   <translation>Ein Pfad mit einem prozentkodierten Zeichen umgeht die Regel, obwohl es derselbe Pfad ist.</translation>
  </message>
  <message>
   <source>Refused.</source>
   <translation>Abgewiesen.</translation>
  </message>
  <message>
   <source>The chosen agents are refused what is not a URL: a byte above 127 that is not escaped, or a % that begins no escape.</source>
   <translation>Den gewählten Agenten wird verweigert, was keine URL ist: ein unmaskiertes Byte über 127 oder ein %, mit dem keine Maskierung beginnt.</translation>
  </message>
  <message>
   <source>The URL as %1 normalises it.</source>
   <translation>Die URL, wie %1 sie normalisiert.</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule where the service's own normalising is off.</source>
   <translation>Ein Pfad mit einem prozentkodierten Zeichen umgeht die Regel, wo die eigene Normalisierung des Dienstes ausgeschaltet ist.</translation>
  </message>
  <message>
   <source>An agent that cannot be seen in a request</source>
   <translation>Ein Agent, der in einer Anfrage nicht zu erkennen ist</translation>
  </message>
  <message>
   <source>Hours that cannot be said, or only in the server's time zone</source>
   <translation>Zeiten, die sich nicht ausdrücken lassen oder nur in der Zeitzone des Servers</translation>
  </message>
  <message>
   <source>A pace that cannot be said, or only rounded</source>
   <translation>Ein Tempo, das sich nicht ausdrücken lässt oder nur gerundet</translation>
  </message>
  <message>
   <source>Spellings of a path that are not told apart</source>
   <translation>Schreibweisen eines Pfads, die nicht unterschieden werden</translation>
  </message>
  <message>
   <source>A server cannot be asked first</source>
   <translation>Ein Server kann nicht vorher gefragt werden</translation>
  </message>
  <message>
   <source>Use of what was fetched, which a server does not see</source>
   <translation>Die Verwendung des Abgerufenen, die ein Server nicht sieht</translation>
  </message>
  <message>
   <source>A limit of the server's size or cost</source>
   <translation>Eine Grenze des Servers für Größe oder Aufwand</translation>
  </message>
  <message>
   <source>Agents that are not recognised</source>
   <translation>Agenten, die nicht erkannt werden</translation>
  </message>
  <message>
   <source>Names can be forged</source>
   <translation>Namen lassen sich fälschen</translation>
  </message>
  <message>
   <source>A chained file that was not read</source>
   <translation>Eine verkettete Datei, die nicht gelesen wurde</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so that nothing that it states is in here. %2</source>
   <translation>Die verkettete Datei %1 ließ sich nicht lesen; nichts von dem, was sie angibt, ist also hier enthalten. %2</translation>
  </message>
  <message>
   <source>the rules of the files, as if each were there</source>
   <translation>die Regeln der Dateien, als wäre jede da</translation>
  </message>
  <message>
   <source>how requests for the files end was stated, and is not in here</source>
   <translation>wie Anfragen nach den Dateien enden, war angegeben und ist hier nicht enthalten</translation>
  </message>
  <message>
   <source>Nothing.</source>
   <translation>Nichts.</translation>
  </message>
  <message>
   <source>%1 cannot tell the time in its conditions: these agents may come at any hour.</source>
   <translation>%1 kann in Bedingungen die Uhrzeit nicht abfragen: Diese Agenten dürfen zu jeder Zeit kommen.</translation>
  </message>
  <message>
   <source>An escaped slash and dot segments are compared as what they mean, unless the server's own normalising is off. Then a byte above 127 that is not escaped is refused.</source>
   <translation>Ein maskierter Schrägstrich und Punktsegmente werden nach ihrer Bedeutung verglichen, außer wenn die Normalisierung des Servers ausgeschaltet ist. Dann wird ein Byte über 127, das nicht maskiert ist, verweigert.</translation>
  </message>
  <message>
   <source>Some paths that the rule allows are refused.</source>
   <translation>Manche Pfade, die die Regel erlaubt, werden verweigert.</translation>
  </message>
  <message>
   <source>Every path that %1 matches is refused, which is more than the rule says.</source>
   <translation>Jeder Pfad, auf den %1 zutrifft, wird verweigert; das ist mehr, als die Regel sagt.</translation>
  </message>
  <message>
   <source>The beginning of the path only: the whole is too long for %1.</source>
   <translation>Nur der Anfang des Pfads: Der ganze ist für %1 zu lang.</translation>
  </message>
  <message>
   <source>Nothing: the rule is too long for %1, or cannot be said there.</source>
   <translation>Nichts: Die Regel ist für %1 zu lang oder lässt sich dort nicht ausdrücken.</translation>
  </message>
  <message>
   <source>Nearly the same.</source>
   <translation>Fast dasselbe.</translation>
  </message>
  <message>
   <source>The slowest pace of the day counts at every hour.</source>
   <translation>Das langsamste Tempo des Tages gilt zu jeder Zeit.</translation>
  </message>
  <message>
   <source>%1 does not limit the pace: agents may come as fast as they like.</source>
   <translation>%1 begrenzt das Tempo nicht: Agenten dürfen so schnell kommen, wie sie wollen.</translation>
  </message>
  <message>
   <source>Slower than stated: the server counts in whole requests.</source>
   <translation>Langsamer als angegeben: Der Server zählt in ganzen Anfragen.</translation>
  </message>
  <message>
   <source>%1 times as fast as stated: the server knows no slower pace.</source>
   <translation>%1-mal so schnell wie angegeben: Der Server kennt kein langsameres Tempo.</translation>
  </message>
  <message>
   <source>Where the server delivers the same page for another spelling of its path (//a/b, /./a/b, /x/../a/b, /a%2Fb), a rule for /a/b does not refuse that spelling. gatepost-cli export --plain-paths refuses these spellings.</source>
   <translation>Wo der Server dieselbe Seite für eine andere Schreibweise ihres Pfads ausliefert (//a/b, /./a/b, /x/../a/b, /a%2Fb), verweigert eine Regel für /a/b diese Schreibweise nicht. gatepost-cli export --plain-paths verweigert diese Schreibweisen.</translation>
  </message>
  <message>
   <source>In another time zone these agents are kept out at all hours.</source>
   <translation>In einer anderen Zeitzone bleiben diese Agenten zu jeder Zeit draußen.</translation>
  </message>
  <message>
   <source>%1 never fetches anything: it is a word for the use of what another agent of %2 fetches. No server can tell the two apart.</source>
   <translation>%1 ruft nie etwas ab: Es ist ein Wort für die Verwendung dessen, was ein anderer Agent von %2 abruft. Kein Server kann die beiden unterscheiden.</translation>
  </message>
  <message>
   <source>Browsers send the name %1 too. To refuse it would be to refuse people.</source>
   <translation>Auch Browser senden den Namen %1. Ihn abzuweisen hieße, Menschen abzuweisen.</translation>
  </message>
  <message>
   <source>%1 cannot be looked for in a User-Agent header: it is too short or too long for that, or contains characters that names do not have.</source>
   <translation>%1 lässt sich in keinem User-Agent-Header suchen: Es ist dafür zu kurz oder zu lang oder enthält Zeichen, die in Namen nicht vorkommen.</translation>
  </message>
  <message>
   <source>In a User-Agent header %1 is %2, and is treated like that.</source>
   <translation>In einem User-Agent-Header ist %1 gleich %2 und wird so behandelt.</translation>
  </message>
  <message>
   <source>No pace is stated. That robots wait twice the time that the last document took cannot be enforced.</source>
   <translation>Es ist kein Tempo angegeben. Dass Robots doppelt so lange warten, wie das letzte Dokument gebraucht hat, lässt sich nicht durchsetzen.</translation>
  </message>
  <message>
   <source>A server cannot be asked first: %1 may fetch nothing, also after they were allowed to. Choose other agents where they should pass.</source>
   <translation>Ein Server kann nicht vorher gefragt werden: %1 darf nichts abrufen, auch nicht nach erteilter Erlaubnis. Wählen Sie andere Agenten, wenn diese durchgelassen werden sollen.</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees. It can be stated as %1.</source>
   <translation>Es betrifft die Verwendung des Abgerufenen, die kein Server sieht. Angeben lässt es sich als %1.</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees.</source>
   <translation>Es betrifft die Verwendung des Abgerufenen, die kein Server sieht.</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list.</source>
   <translation>Die Agenten aus Gateposts Liste.</translation>
  </message>
  <message>
   <source>Nobody else whom * means is refused unless a line or --agents names it: agents that are not in the list look like browsers to a server.</source>
   <translation>Sonst wird niemand, den * meint, abgewiesen, wenn ihn nicht eine Zeile oder --agents nennt: Agenten, die nicht in der Liste stehen, sehen für einen Server wie Browser aus.</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list that the pattern matches.</source>
   <translation>Die Agenten aus Gateposts Liste, auf die das Muster zutrifft.</translation>
  </message>
  <message>
   <source>Other agents that the pattern matches are not refused: searched for in a whole User-Agent header it could match browsers.</source>
   <translation>Andere Agenten, auf die das Muster zutrifft, werden nicht abgewiesen: In einem ganzen User-Agent-Header gesucht, könnte es auf Browser zutreffen.</translation>
  </message>
  <message>
   <source>Compact expressions.</source>
   <translation>Kompakte Ausdrücke.</translation>
  </message>
  <message>
   <source>The name in the User-Agent header decides.</source>
   <translation>Der Name im User-Agent-Header entscheidet.</translation>
  </message>
  <message>
   <source>Who sends another name passes, and who sends the name of an agent is treated like it: the address that a request comes from is not checked. A header with several names is treated like the one whose group is asked first.</source>
   <translation>Wer einen anderen Namen sendet, kommt durch, und wer den Namen eines Agenten sendet, wird wie dieser behandelt: Die Adresse, von der eine Anfrage kommt, wird nicht geprüft. Ein Header mit mehreren Namen wird wie der behandelt, nach dessen Gruppe zuerst gefragt wird.</translation>
  </message>
  <message>
   <source>A % that begins no escape is not part of a URL: %1 never sees such a path.</source>
   <translation>Ein %, das keine Maskierung einleitet, gehört nicht in eine URL: %1 bekommt einen solchen Pfad nie zu sehen.</translation>
  </message>
  <message>
   <source>Whether %1 sees a query.</source>
   <translation>Ob %1 eine Abfrage sieht.</translation>
  </message>
  <message>
   <source>A question mark with nothing after it counts as no query.</source>
   <translation>Ein Fragezeichen, auf das nichts folgt, zählt als keine Abfrage.</translation>
  </message>
  <message>
   <source>The rule does not fit into the limits of %1: what it forbids can be fetched.</source>
   <translation>Die Regel passt nicht in die Grenzen von %1: Was sie verbietet, kann abgerufen werden.</translation>
  </message>
  <message>
   <source>A User-Agent header that contains the name.</source>
   <translation>Ein User-Agent-Header, der den Namen enthält.</translation>
  </message>
  <message>
   <source>Agents whose name contains the name of another are treated like that one too.</source>
   <translation>Agenten, deren Name den Namen eines anderen enthält, werden auch wie dieser behandelt.</translation>
  </message>
  <message>
   <source>The format has no word for it.</source>
   <translation>Das Format hat kein Wort dafür.</translation>
  </message>
  <message>
   <source>%1 is permitted.</source>
   <translation>%1 ist erlaubt.</translation>
  </message>
  <message>
   <source>%1 is refused.</source>
   <translation>%1 wird verweigert.</translation>
  </message>
  <message>
   <source>The format has no word for ask.</source>
   <translation>Das Format hat kein Wort für ask.</translation>
  </message>
  <message>
   <source>The format addresses everybody alike, so the most restrictive of all lines counts.</source>
   <translation>Das Format spricht alle gleich an; darum gilt die strengste aller Zeilen.</translation>
  </message>
  <message>
   <source>It is said to everybody, also to agents that the line is not about.</source>
   <translation>Es wird allen gesagt, auch Agenten, die die Zeile nicht betrifft.</translation>
  </message>
  <message>
   <source>Refused to everybody.</source>
   <translation>Allen verweigert.</translation>
  </message>
  <message>
   <source>The format is read without robots.txt. A path that some agents may not fetch is refused to all, and so is what another rule allows below it.</source>
   <translation>Das Format wird ohne robots.txt gelesen. Ein Pfad, den manche Agenten nicht abrufen dürfen, wird allen verweigert, ebenso, was eine andere Regel darunter erlaubt.</translation>
  </message>
  <message>
   <source>Content-Signal has no paths: it says nothing about %1.</source>
   <translation>Content-Signal kennt keine Pfade: Es sagt nichts über %1.</translation>
  </message>
  <message>
   <source>Content-Signal has no paths, and %1 is refused for %2.</source>
   <translation>Content-Signal kennt keine Pfade, und %1 wird für %2 verweigert.</translation>
  </message>
  <message>
   <source>noindex is not written: a crawler that may not fetch a page never sees it. Add it by hand where pages may be fetched and not be indexed.</source>
   <translation>noindex wird nicht geschrieben: Ein Crawler, der eine Seite nicht abrufen darf, sieht es nie. Fügen Sie es von Hand hinzu, wo Seiten abgerufen, aber nicht indexiert werden dürfen.</translation>
  </message>
 </context>
 <context>
  <name>foreign</name>
  <message>
   <source>This is a web address, not a policy file.</source>
   <translation>Das ist eine Webadresse, keine Richtliniendatei.</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file.</source>
   <translation>Das ist eine Webseite, keine Richtliniendatei.</translation>
  </message>
  <message>
   <source>This is JSON, not a policy file.</source>
   <translation>Das ist JSON, keine Richtliniendatei.</translation>
  </message>
  <message>
   <source>This is UTF-16, not a policy file: crawlers read UTF-8 alone.</source>
   <translation>Das ist UTF-16, keine Richtliniendatei: Crawler lesen nur UTF-8.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgeEditor</name>
  <message>
   <source>not set</source>
   <translation>nicht gesetzt</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>die ganze Website</translation>
  </message>
  <message>
   <source>below</source>
   <extracomment>between a rating and the path it is about: 18+ below /adult</extracomment>
   <translation>unterhalb von</translation>
  </message>
  <message>
   <source>%1: path, empty for the whole site</source>
   <translation>%1: Pfad, leer für die ganze Website</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentBox</name>
  <message>
   <source>fetches for a user</source>
   <translation>ruft für einen Nutzer ab</translation>
  </message>
  <message>
   <source>never fetches: about use</source>
   <translation>ruft nie ab: betrifft die Verwendung</translation>
  </message>
  <message>
   <source>software library</source>
   <translation>Programmbibliothek</translation>
  </message>
  <message>
   <source>agent, identity or User-Agent header</source>
   <translation>Agent, Identität oder User-Agent-Header</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>Zuletzt geöffnet</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentChips</name>
  <message>
   <source>Agents of the group</source>
   <translation>Agenten der Gruppe</translation>
  </message>
  <message>
   <source>F2 renames an agent, Delete removes it.</source>
   <translation>F2 benennt einen Agenten um, Entf entfernt ihn.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentWords</name>
  <message>
   <source>every agent that no other group names</source>
   <translation>jeder Agent, den keine andere Gruppe nennt</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>ruft für einen Nutzer ab</translation>
  </message>
  <message>
   <source>never fetches, is about use</source>
   <translation>ruft nie ab, betrifft die Verwendung</translation>
  </message>
  <message>
   <source>a program library</source>
   <translation>eine Programmbibliothek</translation>
  </message>
  <message>
   <source>retired</source>
   <translation>außer Dienst</translation>
  </message>
  <message>
   <source>old</source>
   <translation>alt</translation>
  </message>
  <message>
   <source>unconfirmed</source>
   <translation>unbestätigt</translation>
  </message>
  <message>
   <source>documented not to obey robots.txt</source>
   <translation>hält sich laut Dokumentation nicht an robots.txt</translation>
  </message>
  <message>
   <source>* groups do not reach it</source>
   <translation>*-Gruppen erreichen ihn nicht</translation>
  </message>
  <message>
   <source>Names nobody: write a product token or *.</source>
   <translation>Nennt niemanden: Schreiben Sie ein Produkt-Token oder *.</translation>
  </message>
  <message>
   <source>A pattern: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>Ein Muster: Dieses Programm liest es, die meisten Crawler vergleichen aber nur ganze Tokens.</translation>
  </message>
  <message>
   <source>Not a valid expression: %1</source>
   <translation>Kein gültiger Ausdruck: %1</translation>
  </message>
  <message>
   <source>An expression: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>Ein Ausdruck: Dieses Programm liest ihn, die meisten Crawler vergleichen aber nur ganze Tokens.</translation>
  </message>
  <message>
   <source>Ends at its first / or space: it is read as “%1”.</source>
   <translation>Endet am ersten / oder Leerzeichen: Gelesen wird „%1“.</translation>
  </message>
  <message>
   <source>Strict crawlers cut it to “%1”: the standard allows only a–z, A–Z, _ and -.</source>
   <translation>Strenge Crawler kürzen es auf „%1“: Der Standard erlaubt nur Buchstaben, _ und -.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(noch niemand)</translation>
  </message>
  <message>
   <source>not in the registry</source>
   <translation>nicht im Register</translation>
  </message>
  <message>
   <source>Set agent to %1</source>
   <translation>Agent auf %1 setzen</translation>
  </message>
  <message numerus="yes">
   <source>Add %n agent(s) from a list</source>
   <translation>
    <numerusform>%n Agenten aus einer Liste hinzufügen</numerusform>
    <numerusform>%n Agenten aus einer Liste hinzufügen</numerusform>
   </translation>
  </message>
  <message>
   <source>Add agent %1</source>
   <translation>Agent %1 hinzufügen</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>Agent %1 entfernen</translation>
  </message>
  <message numerus="yes">
   <source>Take along %n line(s) of the group for %1</source>
   <extracomment>%1 an agent whose group supplied the lines: &quot;*&quot;, &quot;Googlebot&quot;</extracomment>
   <translation>
    <numerusform>%n Zeile der Gruppe für %1 mitnehmen</numerusform>
    <numerusform>%n Zeilen der Gruppe für %1 mitnehmen</numerusform>
   </translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AnswerChooser</name>
  <message>
   <source>since now</source>
   <translation>seit jetzt</translation>
  </message>
  <message>
   <source>for %1</source>
   <comment>%1 a duration</comment>
   <translation>seit %1</translation>
  </message>
  <message>
   <source>a copy was seen</source>
   <translation>eine Kopie wurde gesehen</translation>
  </message>
  <message>
   <source>How robots.txt is answered</source>
   <translation>Wie auf robots.txt geantwortet wird</translation>
  </message>
  <message>
   <source>What crawlers do if the request for robots.txt ends like this</source>
   <translation>Was Crawler tun, wenn die Anfrage nach robots.txt so endet</translation>
  </message>
  <message>
   <source>How long it has been answered so</source>
   <translation>Wie lange schon so geantwortet wird</translation>
  </message>
  <message>
   <source>The crawler has a copy of the file from before: some go on with it</source>
   <translation>Der Crawler hat eine Kopie der Datei von früher: Manche machen damit weiter</translation>
  </message>
  <message>
   <source>as the site has it</source>
   <translation>wie auf der Website</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AnswerPanel</name>
  <message>
   <source>Must</source>
   <translation>Muss</translation>
  </message>
  <message>
   <source>Is asked to</source>
   <translation>Sollte</translation>
  </message>
  <message>
   <source>AI training allowed</source>
   <translation>KI-Training erlaubt</translation>
  </message>
  <message>
   <source>AI training disallowed</source>
   <translation>KI-Training verboten</translation>
  </message>
  <message>
   <source>%1=%2 (policy token)</source>
   <translation>%1=%2 (Richtlinien-Token)</translation>
  </message>
  <message>
   <source>Content-Usage does not apply: robots.txt denies this path</source>
   <translation>Content-Usage gilt nicht: robots.txt verbietet diesen Pfad</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Hinweis</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>never fetches: the answer is about use</source>
   <translation>ruft nie ab: Die Antwort betrifft die Verwendung</translation>
  </message>
  <message>
   <source>politely</source>
   <translation>rücksichtsvoll</translation>
  </message>
  <message>
   <source>open</source>
   <translation>offen</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>geschlossen</translation>
  </message>
  <message>
   <source>open until %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>offen bis %1</translation>
  </message>
  <message>
   <source>closed, opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>geschlossen, öffnet %1</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>Zeitfenster</translation>
  </message>
  <message>
   <source>Stated</source>
   <translation>Angegeben</translation>
  </message>
  <message>
   <source>Signals</source>
   <translation>Signale</translation>
  </message>
  <message>
   <source>To its owner</source>
   <translation>An den Betreiber</translation>
  </message>
  <message>
   <source>List of crawlers</source>
   <translation>Liste der Crawler</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) old</source>
   <translation>
    <numerusform>%n Tag alt</numerusform>
    <numerusform>%n Tage alt</numerusform>
   </translation>
  </message>
  <message>
   <source>stated: %1</source>
   <translation>angegeben: %1</translation>
  </message>
  <message>
   <source>Nothing: it may not fetch this.</source>
   <translation>Nichts: Er darf dies nicht abrufen.</translation>
  </message>
  <message>
   <source>Stated all the same: %1.</source>
   <translation>Dennoch angegeben: %1.</translation>
  </message>
  <message>
   <source>No file speaks of it.</source>
   <translation>Keine Datei sagt etwas dazu.</translation>
  </message>
  <message numerus="yes">
   <source>%n use(s) not stated: %1.</source>
   <translation>
    <numerusform>%n Verwendung nicht angegeben: %1.</numerusform>
    <numerusform>%n Verwendungen nicht angegeben: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>What may be done with it</source>
   <translation>Was damit getan werden darf</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <source>Copy the answer with its reasons as text</source>
   <translation>Die Antwort mit ihren Gründen als Text kopieren</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>Copy the answer as the command line's JSON</source>
   <translation>Die Antwort als JSON der Befehlszeile kopieren</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) lost</source>
   <translation>
    <numerusform>%n Regel verloren</numerusform>
    <numerusform>%n Regeln verloren</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n group(s) not used</source>
   <translation>
    <numerusform>%n Gruppe nicht verwendet</numerusform>
    <numerusform>%n Gruppen nicht verwendet</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) not considered</source>
   <translation>
    <numerusform>nicht betrachtet: %n</numerusform>
    <numerusform>nicht betrachtet: %n</numerusform>
   </translation>
  </message>
  <message>
   <source>not in the list of crawlers</source>
   <translation>nicht in der Liste der Crawler</translation>
  </message>
  <message>
   <source>As documented: %1 %2 · %3</source>
   <comment>%1 ✕, %2 No, %3 the reason</comment>
   <translation>Laut Dokumentation: %1 %2 · %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>ein weiterer</numerusform>
    <numerusform>%n weitere</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ApplyRow</name>
  <message>
   <source>Review…</source>
   <translation>Prüfen…</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>Anwenden</translation>
  </message>
  <message>
   <source>Looking for the smallest edit…</source>
   <translation>Die kleinste Änderung wird gesucht…</translation>
  </message>
  <message>
   <source>Not while a goal is undecided. Review shows the edits.</source>
   <translation>Nicht, solange ein Ziel nicht entschieden ist. Prüfen zeigt die Änderungen.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make it true.</source>
   <translation>
    <numerusform>%Ln Zeile in %1 macht es wahr.</numerusform>
    <numerusform>%Ln Zeilen in %1 machen es wahr.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make some of it true.</source>
   <translation>
    <numerusform>%Ln Zeile in %1 macht einen Teil davon wahr.</numerusform>
    <numerusform>%Ln Zeilen in %1 machen einen Teil davon wahr.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s) and those that no list names; nobody else is affected.</source>
   <translation>
    <numerusform>Für %Ln Agenten und die, die keine Liste nennt; niemand sonst ist betroffen.</numerusform>
    <numerusform>Für %Ln Agenten und die, die keine Liste nennt; niemand sonst ist betroffen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s); nobody else is affected.</source>
   <translation>
    <numerusform>Für %Ln Agenten; niemand sonst ist betroffen.</numerusform>
    <numerusform>Für %Ln Agenten; niemand sonst ist betroffen.</numerusform>
   </translation>
  </message>
  <message>
   <source>For agents that no list names; nobody else is affected.</source>
   <translation>Für Agenten, die keine Liste nennt; niemand sonst ist betroffen.</translation>
  </message>
  <message>
   <source>%1 is not reached: %2.</source>
   <translation>%1 wird nicht erreicht: %2.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskModel</name>
  <message>
   <source>at the question's time</source>
   <translation>zum Zeitpunkt der Frage</translation>
  </message>
  <message>
   <source>not asked yet: %1 after the question</source>
   <translation>noch nicht gefragt: %1 nach der Frage</translation>
  </message>
  <message>
   <source>%1 old: to be asked again later</source>
   <translation>%1 alt: später erneut fragen</translation>
  </message>
  <message>
   <source>%1 old: no</source>
   <translation>%1 alt: nein</translation>
  </message>
  <message>
   <source>applies to this one request</source>
   <translation>gilt für diese eine Anfrage</translation>
  </message>
  <message>
   <source>%1 old: was for one request</source>
   <translation>%1 alt: galt für eine Anfrage</translation>
  </message>
  <message>
   <source>%1 old, valid for another %2</source>
   <translation>%1 alt, gilt noch %2</translation>
  </message>
  <message>
   <source>%1 old; expired (answers last 24 hours)</source>
   <translation>%1 alt; abgelaufen (Antworten gelten 24 Stunden)</translation>
  </message>
  <message>
   <source>(the site's host)</source>
   <translation>(Host der Website)</translation>
  </message>
  <message>
   <source>→ The endpoint is absent: every ask is “no”.</source>
   <translation>→ Der Endpunkt fehlt: Jedes ask heißt „no“.</translation>
  </message>
  <message>
   <source>→ No answer is rehearsed: it stays “ask”.</source>
   <translation>→ Keine Antwort durchgespielt: Es bleibt bei „ask“.</translation>
  </message>
  <message>
   <source>Directive</source>
   <translation>Direktive</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>every agent</source>
   <translation>jeder Agent</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>Status</translation>
  </message>
  <message>
   <source>Decision</source>
   <translation>Entscheidung</translation>
  </message>
  <message>
   <source>(none)</source>
   <translation>(keine)</translation>
  </message>
  <message>
   <source>Scopes</source>
   <translation>Bereiche</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>die ganze Website</translation>
  </message>
  <message>
   <source>Asked at</source>
   <translation>Gefragt am</translation>
  </message>
  <message>
   <source>the question's time</source>
   <translation>der Zeitpunkt der Frage</translation>
  </message>
  <message>
   <source>Age at the question's time</source>
   <translation>Alter zum Zeitpunkt der Frage</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskPanel</name>
  <message>
   <source>Answers of the ask endpoint</source>
   <translation>Antworten des Ask-Endpunkts</translation>
  </message>
  <message>
   <source>not rehearsed: ask stays ask</source>
   <translation>nicht durchgespielt: ask bleibt ask</translation>
  </message>
  <message>
   <source>absent: every ask is no</source>
   <translation>fehlt: jedes ask heißt no</translation>
  </message>
  <message>
   <source>present: answers below</source>
   <translation>vorhanden: Antworten unten</translation>
  </message>
  <message>
   <source>Ask endpoint</source>
   <translation>Ask-Endpunkt</translation>
  </message>
  <message>
   <source>Directive of the exchange</source>
   <translation>Direktive des Austauschs</translation>
  </message>
  <message>
   <source>HTTP exchange</source>
   <translation>HTTP-Austausch</translation>
  </message>
  <message>
   <source>Add an answer</source>
   <translation>Antwort hinzufügen</translation>
  </message>
  <message>
   <source>An answer to the question's agent, at the question's time</source>
   <translation>Eine Antwort an den Agenten der Frage, zum Zeitpunkt der Frage</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>Remove the chosen answer</source>
   <translation>Die gewählte Antwort entfernen</translation>
  </message>
  <message>
   <source>Endpoint</source>
   <translation>Endpunkt</translation>
  </message>
  <message>
   <source>Exchange for</source>
   <translation>Austausch für</translation>
  </message>
  <message>
   <source>No answer is rehearsed. Add what your ask endpoint would say, and to whom: the answer on top changes immediately.</source>
   <translation>Keine Antwort ist eingeübt. Fügen Sie hinzu, was Ihr Ask-Endpunkt wem sagen würde: Die Antwort oben folgt sofort.</translation>
  </message>
  <message>
   <source>The result of asking is “%1” (%2).</source>
   <comment>%2 is the age of the answer: “3 h old: no”</comment>
   <translation>Das Ergebnis der Anfrage ist „%1“ (%2).</translation>
  </message>
  <message>
   <source>The result of asking is “%1”.</source>
   <translation>Das Ergebnis der Anfrage ist „%1“.</translation>
  </message>
  <message>
   <source>%1 is stated “ask” for %2: effective is “%3”.</source>
   <translation>Für %2 ist %1 mit „ask“ angegeben: Wirksam ist „%3“.</translation>
  </message>
  <message>
   <source>%3 need not ask: %1 is “%2”.</source>
   <translation>Aber %1 ist „%2“ für %3: Es muss nicht gefragt werden.</translation>
  </message>
  <message>
   <source>%2 need not ask: %1 is not restricted.</source>
   <translation>Aber %1 ist für %2 nicht angegeben: Es muss nicht gefragt werden.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Banner</name>
  <message>
   <source>%1 — %2</source>
   <translation>%1 — %2</translation>
  </message>
  <message>
   <source>opens %1</source>
   <translation>öffnet %1</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>öffnet nie</translation>
  </message>
  <message>
   <source>until %1</source>
   <translation>bis %1</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1 line %2</source>
   <translation>aber ein Mitbewerber darf es nicht lesen: %1 Zeile %2</translation>
  </message>
  <message>
   <source>it never fetches: this is about use</source>
   <translation>er ruft nie ab: Dies betrifft die Verwendung</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>diese Dateien gelten nicht für %1</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>missachtet laut Dokumentation robots.txt</translation>
  </message>
  <message>
   <source>it is not known to read %1</source>
   <translation>es ist nicht bekannt, dass er %1 liest</translation>
  </message>
  <message>
   <source>it is not known to obey Visit-time</source>
   <translation>es ist nicht bekannt, dass er Visit-time befolgt</translation>
  </message>
  <message>
   <source>By your files: %1</source>
   <translation>Laut Ihren Dateien: %1</translation>
  </message>
  <message>
   <source>What %1 does: %2</source>
   <translation>Was %1 tut: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksModel</name>
  <message numerus="yes">
   <source>Given %n time(s) in this scope: the first valid line counts.</source>
   <translation>
    <numerusform>In diesem Geltungsbereich %n-mal angegeben: Die erste gültige Zeile zählt.</numerusform>
    <numerusform>In diesem Geltungsbereich %n-mal angegeben: Die erste gültige Zeile zählt.</numerusform>
   </translation>
  </message>
  <message>
   <source>all agents</source>
   <translation>alle Agenten</translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <extracomment>%1 directive, %2 agents, %3 value</extracomment>
   <translation>%1, %2: %3</translation>
  </message>
  <message>
   <source>%1, %2: not set</source>
   <translation>%1, %2: nicht gesetzt</translation>
  </message>
  <message>
   <source>%1, %2: not set. What applies is %3: %4.</source>
   <translation>%1, %2: nicht gesetzt. Es gilt %3: %4.</translation>
  </message>
  <message>
   <source>Global</source>
   <translation>Global</translation>
  </message>
  <message>
   <source>Every agent that no block names</source>
   <translation>Jeder Agent, den kein Block nennt</translation>
  </message>
  <message>
   <source>The file has this block.</source>
   <translation>Die Datei enthält diesen Block.</translation>
  </message>
  <message>
   <source>Setting a cell makes the block.</source>
   <translation>Wird eine Zelle gesetzt, entsteht der Block.</translation>
  </message>
  <message>
   <source>A block for this agent alone: an extension that not every agent reads</source>
   <translation>Ein Block nur für diesen Agenten: eine Erweiterung, die nicht jeder Agent liest</translation>
  </message>
  <message>
   <source>No line of the list is a directive with its value.</source>
   <translation>Keine Zeile der Liste ist eine Direktive mit ihrem Wert.</translation>
  </message>
  <message numerus="yes">
   <source>Set %n value(s) from a list</source>
   <translation>
    <numerusform>%n Wert aus einer Liste setzen</numerusform>
    <numerusform>%n Werte aus einer Liste setzen</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>%1 entfernen</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>%1 auf %2 setzen</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>%1 für %2 entfernen</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>%1 auf %2 setzen für %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksPage</name>
  <message>
   <source>Block for an agent or category</source>
   <translation>Block für einen Agenten oder eine Kategorie</translation>
  </message>
  <message>
   <source>Name of a new block</source>
   <translation>Name eines neuen Blocks</translation>
  </message>
  <message>
   <source>&amp;Add block</source>
   <translation>Block hin&amp;zufügen</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Kopieren</translation>
  </message>
  <message>
   <source>Type the name of the copy first.</source>
   <translation>Geben Sie zuerst den Namen der Kopie ein.</translation>
  </message>
  <message>
   <source>Copy block %1 to %2</source>
   <translation>Block %1 nach %2 kopieren</translation>
  </message>
  <message>
   <source>Re&amp;name</source>
   <translation>&amp;Umbenennen</translation>
  </message>
  <message>
   <source>Type the new name first.</source>
   <translation>Geben Sie zuerst den neuen Namen ein.</translation>
  </message>
  <message>
   <source>Rename block %1 to %2</source>
   <translation>Block %1 in %2 umbenennen</translation>
  </message>
  <message>
   <source>&amp;Remove block</source>
   <translation>Block &amp;entfernen</translation>
  </message>
  <message>
   <source>Remove block %1</source>
   <translation>Block %1 entfernen</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Kommentare</translation>
  </message>
  <message>
   <source>Add block %1</source>
   <translation>Block %1 hinzufügen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksTable</name>
  <message>
   <source>Policy of each kind of agent</source>
   <translation>Richtlinie je Art von Agent</translation>
  </message>
  <message>
   <source>A key sets the word that begins with it; with Shift it also moves to the row below. Delete unsets, Enter opens the words. A pasted list of lines such as “train: no” goes into the column.</source>
   <translation>Ein Buchstabe setzt das Wort, das damit beginnt, mit Umschalt geht es in der Zeile darunter weiter, Entf löscht die Angabe, Eingabe öffnet die Auswahl. Eine eingefügte Liste von Zeilen wie „train: no“ kommt in die Spalte.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainModel</name>
  <message>
   <source>robots2.txt does not chain to another file.</source>
   <translation>robots2.txt verweist auf keine weitere Datei.</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>Die letzte Datei verweist auf keine weitere.</translation>
  </message>
  <message>
   <source>Stopped before %1: three files are followed, not more.</source>
   <translation>Endet vor %1: Mehr als drei Dateien werden nicht verfolgt.</translation>
  </message>
  <message>
   <source>Stopped before %1: that address was followed already.</source>
   <translation>Endet vor %1: Diese Adresse wurde schon verfolgt.</translation>
  </message>
  <message>
   <source>Stopped before %1: a file with the same chain-id was read already.</source>
   <translation>Endet vor %1: Eine Datei mit derselben chain-id wurde schon gelesen.</translation>
  </message>
  <message>
   <source>Stopped before %1. %2 Map it to a local file, or fetch it.</source>
   <translation>Endet vor %1. %2 Ordnen Sie eine lokale Datei zu oder rufen Sie die Adresse ab.</translation>
  </message>
  <message>
   <source>Stopped: “%1” is not an http or https address.</source>
   <translation>Endet: „%1“ ist keine http- oder https-Adresse.</translation>
  </message>
  <message>
   <source>the site's own</source>
   <translation>die eigene der Website</translation>
  </message>
  <message>
   <source>followed</source>
   <translation>verfolgt</translation>
  </message>
  <message>
   <source>not followed</source>
   <translation>nicht verfolgt</translation>
  </message>
  <message>
   <source>Step</source>
   <translation>Schritt</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <source>Lines</source>
   <translation>Zeilen</translation>
  </message>
  <message>
   <source>Supplies to the present answer</source>
   <translation>Trägt zur aktuellen Antwort bei</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nichts</translation>
  </message>
  <message>
   <source>State</source>
   <translation>Zustand</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform>%n Zeile</numerusform>
    <numerusform>%n Zeilen</numerusform>
   </translation>
  </message>
  <message>
   <source>says nothing about this question</source>
   <translation>sagt zu dieser Frage nichts</translation>
  </message>
  <message>
   <source>decides %1</source>
   <comment>names of directives</comment>
   <translation>entscheidet %1</translation>
  </message>
  <message>
   <source>adds %1</source>
   <comment>names of directives</comment>
   <translation>ergänzt %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPage</name>
  <message>
   <source>Chain</source>
   <translation>Kette</translation>
  </message>
  <message>
   <source>The file that fills in what this one leaves unstated. Your file wins, always. The line is kept as the last one; at most three files are followed.</source>
   <translation>Die Datei, die ergänzt, was diese offen lässt. Ihre Datei hat immer Vorrang. Die Zeile bleibt die letzte; höchstens drei Dateien werden verfolgt.</translation>
  </message>
  <message>
   <source>The chain, as far as files are available</source>
   <translation>Die Kette, soweit Dateien vorhanden sind</translation>
  </message>
  <message numerus="yes">
   <source>%n chain line(s) do not count, since they are not the last line: line %1. Typing in the field above moves the chain to the end.</source>
   <translation>
    <numerusform>%n chain-Zeile zählt nicht, da sie nicht die letzte Zeile ist: Zeile %1. Eine Eingabe im Feld oben verschiebt die Kette ans Ende.</numerusform>
    <numerusform>%n chain-Zeilen zählen nicht, da sie nicht die letzte Zeile sind: Zeile %1. Eine Eingabe im Feld oben verschiebt die Kette ans Ende.</numerusform>
   </translation>
  </message>
  <message>
   <source>%1. %2</source>
   <translation>%1. %2</translation>
  </message>
  <message>
   <source>This file does not chain to another.</source>
   <translation>Diese Datei verweist auf keine weitere.</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>Die letzte Datei verweist auf keine weitere.</translation>
  </message>
  <message>
   <source>%1 is not followed: three files are the most.</source>
   <translation>%1 wird nicht verfolgt: Mehr als drei Dateien sind nicht vorgesehen.</translation>
  </message>
  <message>
   <source>%1 was read already: the walk stops.</source>
   <translation>%1 wurde schon gelesen: Der Weg endet.</translation>
  </message>
  <message>
   <source>%1 has the chain-id of a file that was read already: the walk stops.</source>
   <translation>%1 hat die chain-id einer schon gelesenen Datei: Der Weg endet.</translation>
  </message>
  <message>
   <source>%1 could not be read. %2</source>
   <translation>%1 ließ sich nicht lesen. %2</translation>
  </message>
  <message>
   <source>“%1” is not an http(s) URL: nothing is followed.</source>
   <translation>„%1“ ist keine http(s)-URL: Es wird nichts verfolgt.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPanel</name>
  <message>
   <source>Files of the chain</source>
   <translation>Dateien der Kette</translation>
  </message>
  <message>
   <source>Map to a local file…</source>
   <translation>Lokale Datei zuordnen…</translation>
  </message>
  <message>
   <source>Let a file on this computer stand for the address</source>
   <translation>Eine Datei auf diesem Computer für die Adresse einsetzen</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Abrufen</translation>
  </message>
  <message>
   <source>Fetch the address now, once. Nothing is fetched by itself.</source>
   <translation>Die Adresse jetzt einmal abrufen. Von selbst wird nichts abgerufen.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Stop fetching</source>
   <translation>Abruf beenden</translation>
  </message>
  <message>
   <source>Cancelled.</source>
   <translation>Abgebrochen.</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>Die Antwort war %1.</translation>
  </message>
  <message>
   <source>It is larger than 512,000 bytes: crawlers would not read all of it.</source>
   <translation>Sie ist größer als 512.000 Bytes: Crawler würden sie nicht ganz lesen.</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, no content type.</source>
   <translation>%1 von %2: Status %3, kein Inhaltstyp.</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, %4.</source>
   <comment>%1 a size, %4 a content type</comment>
   <translation>%1 von %2: Status %3, %4.</translation>
  </message>
  <message>
   <source>Kept as %1.</source>
   <translation>Aufbewahrt als %1.</translation>
  </message>
  <message>
   <source>The site has no robots2.txt: there is nothing to chain.</source>
   <translation>Die Website hat keine robots2.txt: Es gibt nichts zu verketten.</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Kette</translation>
  </message>
  <message>
   <source>Chain %1</source>
   <translation>Kette %1</translation>
  </message>
  <message>
   <source>A local file for %1</source>
   <translation>Eine lokale Datei für %1</translation>
  </message>
  <message>
   <source>%1 stands for it; saving keeps that in gatepost.yaml.</source>
   <translation>%1 steht dafür; beim Speichern wird das in gatepost.yaml festgehalten.</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>%1 wird abgerufen …</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeDialog</name>
  <message>
   <source>Change this answer</source>
   <translation>Diese Antwort ändern</translation>
  </message>
  <message>
   <source>The question names no agent.</source>
   <translation>Die Frage nennt keinen Agenten.</translation>
  </message>
  <message>
   <source>Files that change</source>
   <translation>Dateien, die sich ändern</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>&amp;Anwenden</translation>
  </message>
  <message>
   <source>Trying edits…</source>
   <translation>Änderungen werden ausprobiert…</translation>
  </message>
  <message>
   <source>Now: %1</source>
   <translation>Jetzt: %1</translation>
  </message>
  <message numerus="yes">
   <source>%1 (%n agent(s))</source>
   <translation>
    <numerusform>%1 (%n Agent)</numerusform>
    <numerusform>%1 (%n Agenten)</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>ein weiterer</numerusform>
    <numerusform>%n weitere</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeListModel</name>
  <message>
   <source>From (UTC)</source>
   <translation>Von (UTC)</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Abruf</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>Uses that change</source>
   <translation>Geänderte Verwendungen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangesPanel</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>ein weiterer</numerusform>
    <numerusform>%n weitere</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The whole site is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>Die ganze Website ist für %n Suchmaschine gesperrt: %1.</numerusform>
    <numerusform>Die ganze Website ist für %n Suchmaschinen gesperrt: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All but single places are closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>Alles bis auf einzelne Stellen ist für %n Suchmaschine gesperrt: %1.</numerusform>
    <numerusform>Alles bis auf einzelne Stellen ist für %n Suchmaschinen gesperrt: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The start page “/” is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>Die Startseite „/“ ist für %n Suchmaschine gesperrt: %1.</numerusform>
    <numerusform>Die Startseite „/“ ist für %n Suchmaschinen gesperrt: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>What else it changes could not be found out in time.</source>
   <translation>Was sich sonst noch ändert, ließ sich nicht rechtzeitig feststellen.</translation>
  </message>
  <message>
   <source>Changed lines</source>
   <translation>Geänderte Zeilen</translation>
  </message>
  <message>
   <source>Changed verdicts</source>
   <translation>Geänderte Urteile</translation>
  </message>
  <message>
   <source>File whose lines are compared</source>
   <translation>Datei, deren Zeilen verglichen werden</translation>
  </message>
  <message>
   <source>Commit…</source>
   <translation>Commit…</translation>
  </message>
  <message>
   <source>Compare with a commit of this folder's Git history</source>
   <translation>Mit einem Commit aus der Git-Geschichte dieses Ordners vergleichen</translation>
  </message>
  <message>
   <source>Two files…</source>
   <translation>Zwei Dateien…</translation>
  </message>
  <message>
   <source>Compare any two files instead</source>
   <translation>Stattdessen zwei beliebige Dateien vergleichen</translation>
  </message>
  <message>
   <source>Draft against</source>
   <translation>Entwurf im Vergleich mit</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>den gespeicherten Dateien</translation>
  </message>
  <message>
   <source>a folder…</source>
   <translation>einem Ordner…</translation>
  </message>
  <message>
   <source>a commit…</source>
   <translation>einem Commit…</translation>
  </message>
  <message>
   <source>What the draft is compared with</source>
   <translation>Womit der Entwurf verglichen wird</translation>
  </message>
  <message>
   <source>No line differs. What you edit is shown here until it is saved.</source>
   <translation>Keine Zeile unterscheidet sich. Was Sie bearbeiten, steht hier, bis es gespeichert ist.</translation>
  </message>
  <message>
   <source>No answer differs. Who gains and who loses by your edits is shown here.</source>
   <translation>Keine Antwort unterscheidet sich. Wer durch Ihre Änderungen gewinnt und wer verliert, steht hier.</translation>
  </message>
  <message>
   <source>The folder of the other site</source>
   <translation>Der Ordner der anderen Website</translation>
  </message>
  <message>
   <source>The file before</source>
   <translation>Die Datei vorher</translation>
  </message>
  <message>
   <source>The file after</source>
   <translation>Die Datei nachher</translation>
  </message>
  <message>
   <source>no line differs</source>
   <translation>keine Zeile unterscheidet sich</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) removed or added</source>
   <translation>
    <numerusform>%n Zeile entfernt oder hinzugefügt</numerusform>
    <numerusform>%n Zeilen entfernt oder hinzugefügt</numerusform>
   </translation>
  </message>
  <message>
   <source>no verdict differs</source>
   <translation>kein Urteil unterscheidet sich</translation>
  </message>
  <message>
   <source>no verdict differs on any path (agents: %1)</source>
   <translation>kein Urteil unterscheidet sich auf irgendeinem Pfad (Agenten: %1)</translation>
  </message>
  <message numerus="yes">
   <source>%n change(s) of verdicts on all paths (agents: %1)</source>
   <translation>
    <numerusform>%n geändertes Urteil auf allen Pfaden (Agenten: %1)</numerusform>
    <numerusform>%n geänderte Urteile auf allen Pfaden (Agenten: %1)</numerusform>
   </translation>
  </message>
  <message>
   <source>there may be more: the comparison is not complete</source>
   <translation>es kann mehr geben: Der Vergleich ist nicht vollständig</translation>
  </message>
  <message>
   <source>%1 against %2</source>
   <translation>%1 gegenüber %2</translation>
  </message>
  <message>
   <source>against %1</source>
   <translation>im Vergleich mit %1</translation>
  </message>
  <message>
   <source>never saved: there is nothing to compare it with</source>
   <translation>nie gespeichert: Es gibt nichts, womit sich vergleichen ließe</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>Änderungen</translation>
  </message>
  <message>
   <source>Changes %1</source>
   <translation>Änderungen %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ComboEditor</name>
  <message>
   <source>a minute</source>
   <extracomment>behind a number of requests: 30 a minute</extracomment>
   <translation>pro Minute</translation>
  </message>
  <message>
   <source>not set</source>
   <translation>nicht gesetzt</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CommitDialog</name>
  <message>
   <source>Date</source>
   <translation>Datum</translation>
  </message>
  <message>
   <source>Author</source>
   <translation>Autor</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Betreff</translation>
  </message>
  <message>
   <source>Commit</source>
   <translation>Commit</translation>
  </message>
  <message>
   <source>Commits</source>
   <translation>Commits</translation>
  </message>
  <message>
   <source>Compare with a commit</source>
   <translation>Mit einem Commit vergleichen</translation>
  </message>
  <message>
   <source>This folder has no commits.</source>
   <translation>Dieser Ordner hat keine Commits.</translation>
  </message>
  <message>
   <source>Or any &amp;revision, such as HEAD~1 or a tag:</source>
   <translation>Oder eine &amp;Revision wie HEAD~1 oder ein Tag:</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Completion</name>
  <message>
   <source>every agent without its own group</source>
   <translation>alle ohne eigene Gruppe</translation>
  </message>
  <message>
   <source>sample path</source>
   <translation>Beispielpfad</translation>
  </message>
  <message>
   <source>folder of sample paths</source>
   <translation>Ordner mit Beispielpfaden</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>die ganze Website</translation>
  </message>
  <message>
   <source>on the host that this file names</source>
   <translation>auf dem Host, den diese Datei nennt</translation>
  </message>
  <message>
   <source>an absolute URL</source>
   <translation>eine absolute URL</translation>
  </message>
  <message>
   <source>example</source>
   <translation>Beispiel</translation>
  </message>
  <message>
   <source>one in ten seconds</source>
   <translation>einer in zehn Sekunden</translation>
  </message>
  <message>
   <source>one in two seconds</source>
   <translation>einer in zwei Sekunden</translation>
  </message>
  <message>
   <source>one a second</source>
   <translation>einer pro Sekunde</translation>
  </message>
  <message>
   <source>one in ten minutes</source>
   <translation>einer in zehn Minuten</translation>
  </message>
  <message>
   <source>one a minute</source>
   <translation>einer pro Minute</translation>
  </message>
  <message>
   <source>one in ten minutes, in these hours</source>
   <translation>einer in zehn Minuten, zu diesen Zeiten</translation>
  </message>
  <message>
   <source>one a minute, in these hours</source>
   <translation>einer pro Minute, zu diesen Zeiten</translation>
  </message>
  <message>
   <source>at night, UTC</source>
   <translation>nachts, UTC</translation>
  </message>
  <message>
   <source>in the morning, UTC</source>
   <translation>morgens, UTC</translation>
  </message>
  <message>
   <source>extended standard: explicit and shell paths</source>
   <translation>erweiterter Standard: wörtliche Pfade und Shell-Muster</translation>
  </message>
  <message>
   <source>as without this line</source>
   <translation>wie ohne diese Zeile</translation>
  </message>
  <message>
   <source>no training of AI</source>
   <translation>kein KI-Training</translation>
  </message>
  <message>
   <source>training of AI is fine</source>
   <translation>KI-Training ist in Ordnung</translation>
  </message>
  <message>
   <source>not as input of an AI</source>
   <translation>nicht als Eingabe für eine KI</translation>
  </message>
  <message>
   <source>may be given to an AI as input</source>
   <translation>darf einer KI als Eingabe dienen</translation>
  </message>
  <message>
   <source>search is fine</source>
   <translation>Suche ist in Ordnung</translation>
  </message>
  <message>
   <source>not for search</source>
   <translation>nicht für die Suche</translation>
  </message>
  <message>
   <source>to be shown in an answer, not kept</source>
   <translation>darf in einer Antwort gezeigt, nicht aufbewahrt werden</translation>
  </message>
  <message>
   <source>to be shown as a short excerpt with a link</source>
   <translation>darf als kurzer Auszug mit Link gezeigt werden</translation>
  </message>
  <message>
   <source>may be shown as a whole</source>
   <translation>darf als Ganzes gezeigt werden</translation>
  </message>
  <message>
   <source>now</source>
   <translation>jetzt</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompletionPopup</name>
  <message>
   <source>Completions</source>
   <translation>Vervollständigungen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompliancePage</name>
  <message>
   <source>Reports</source>
   <translation>Meldungen</translation>
  </message>
  <message>
   <source>The page itself, with a notice that people and agents can see and without robots meta tags:</source>
   <translation>Die Seite selbst, mit einem Hinweis, den Menschen und Agenten sehen, und ohne robots-Meta-Tags:</translation>
  </message>
  <message>
   <source>HTML of the honeypot page</source>
   <translation>HTML der Honeypot-Seite</translation>
  </message>
  <message>
   <source>&amp;Copy the page</source>
   <translation>Seite &amp;kopieren</translation>
  </message>
  <message>
   <source>Honeypot</source>
   <translation>Honeypot</translation>
  </message>
  <message>
   <source>A path that both robots.txt and robots2.txt close, and that nobody links to. Who fetches it has not read the files, or does not keep to them.</source>
   <translation>Ein Pfad, den robots.txt und robots2.txt schließen und auf den nichts verlinkt. Wer ihn abruft, hat die Dateien nicht gelesen oder hält sich nicht daran.</translation>
  </message>
  <message>
   <source>Pa&amp;th</source>
   <translation>&amp;Pfad</translation>
  </message>
  <message>
   <source>Close it in &amp;both files…</source>
   <translation>&amp;In beiden Dateien schließen…</translation>
  </message>
  <message>
   <source>A honeypot is one path that begins with /.</source>
   <translation>Ein Honeypot ist ein Pfad, der mit / beginnt.</translation>
  </message>
  <message>
   <source>No known search engine may fetch %1.</source>
   <translation>Keine bekannte Suchmaschine darf %1 abrufen.</translation>
  </message>
  <message>
   <source>Search engines that may fetch %1 and would be caught: %2</source>
   <translation>Suchmaschinen, die %1 abrufen dürfen und in die Falle gerieten: %2</translation>
  </message>
  <message>
   <source>Do not link to it and keep it out of sitemaps: a search engine that meets a link may list the address without fetching it.</source>
   <translation>Verlinken Sie nicht darauf und lassen Sie ihn aus Sitemaps heraus: Eine Suchmaschine, die auf einen Link trifft, kann die Adresse auflisten, ohne sie abzurufen.</translation>
  </message>
  <message>
   <source>The site has no robots.txt here: it will be made.</source>
   <translation>Die Website hat hier keine robots.txt: Sie wird angelegt.</translation>
  </message>
  <message>
   <source>%1 is among the site's sample paths: is it a real page?</source>
   <translation>%1 gehört zu den Beispielpfaden der Website: Ist das eine echte Seite?</translation>
  </message>
  <message>
   <source>Close the honeypot %1</source>
   <translation>Honeypot %1 schließen</translation>
  </message>
  <message>
   <source>Every group that leaves %1 open closes it, or agents with their own group would not know.</source>
   <translation>Jede Gruppe, die %1 offen lässt, schließt ihn; sonst wüssten Agenten mit eigener Gruppe nichts davon.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlChart</name>
  <message>
   <source>Pages fetched by day</source>
   <translation>Abgerufene Seiten je Tag</translation>
  </message>
  <message>
   <source>Pages that %1 has fetched by day</source>
   <translation>Seiten, die %1 abgerufen hat, je Tag</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day</source>
   <translation>%1: %2 hat am Ende des Tages %3 Seiten</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day, with the saved files %4</source>
   <translation>%1: %2 hat am Ende des Tages %3 Seiten, mit den gespeicherten Dateien %4</translation>
  </message>
  <message>
   <source>%1, this draft</source>
   <translation>%1, dieser Entwurf</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>die gespeicherten Dateien</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlDaysModel</name>
  <message>
   <source>Days</source>
   <translation>Tage</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>%1 bis %2</translation>
  </message>
  <message>
   <source>Each day</source>
   <translation>Je Tag</translation>
  </message>
  <message>
   <source>Pages on each of these days, with this draft</source>
   <translation>Seiten an jedem dieser Tage, mit diesem Entwurf</translation>
  </message>
  <message>
   <source>So far</source>
   <translation>Bisher</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with this draft</source>
   <translation>Seiten am Ende dieser Tage, mit diesem Entwurf</translation>
  </message>
  <message>
   <source>Saved: each day</source>
   <translation>Gespeichert: je Tag</translation>
  </message>
  <message>
   <source>Pages on each of these days, with the saved files</source>
   <translation>Seiten an jedem dieser Tage, mit den gespeicherten Dateien</translation>
  </message>
  <message>
   <source>Saved: so far</source>
   <translation>Gespeichert: bisher</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with the saved files</source>
   <translation>Seiten am Ende dieser Tage, mit den gespeicherten Dateien</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlFactsModel</name>
  <message>
   <source>Never fetched</source>
   <translation>Nie abgerufen</translation>
  </message>
  <message>
   <source>Must be asked for first</source>
   <translation>Muss erst angefragt werden</translation>
  </message>
  <message>
   <source>Not reached in this time</source>
   <translation>In dieser Zeit nicht erreicht</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>Abgerufen</translation>
  </message>
  <message>
   <source>What</source>
   <translation>Was</translation>
  </message>
  <message>
   <source>How much</source>
   <translation>Wie viel</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Warum</translation>
  </message>
  <message>
   <source>Such as</source>
   <translation>Zum Beispiel</translation>
  </message>
  <message>
   <source>Waits for hours</source>
   <translation>Wartet auf Zeiten</translation>
  </message>
  <message>
   <source>it may not come at all times</source>
   <translation>er darf nicht zu jeder Zeit kommen</translation>
  </message>
  <message>
   <source>Waits for an answer</source>
   <translation>Wartet auf eine Antwort</translation>
  </message>
  <message>
   <source>a later answer of the rehearsal lets it in</source>
   <translation>eine spätere durchgespielte Antwort lässt ihn ein</translation>
  </message>
  <message>
   <source>Waits for its pace</source>
   <translation>Wartet wegen des Tempos</translation>
  </message>
  <message>
   <source>no file states one: %1 is taken</source>
   <translation>keine Datei gibt eines an: %1 wird angenommen</translation>
  </message>
  <message>
   <source>the files state one</source>
   <translation>die Dateien geben eines an</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlPanel</name>
  <message>
   <source>Crawlers</source>
   <translation>Crawler</translation>
  </message>
  <message>
   <source>Pages by day</source>
   <translation>Seiten je Tag</translation>
  </message>
  <message>
   <source>What is not fetched, and waiting</source>
   <translation>Nicht Abgerufenes und Wartezeiten</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>Berechnung beenden</translation>
  </message>
  <message>
   <source>No crawl is rehearsed yet.</source>
   <translation>Noch kein Crawl ist durchgespielt.</translation>
  </message>
  <message>
   <source>It gets every page, and waits for nothing.</source>
   <translation>Er bekommt jede Seite und wartet auf nichts.</translation>
  </message>
  <message>
   <source>Details of the crawl</source>
   <translation>Einzelheiten des Crawls</translation>
  </message>
  <message>
   <source>Not fetched, and waiting</source>
   <translation>Nicht Abgerufenes, Warten</translation>
  </message>
  <message>
   <source>What it never fetches, and what it waits for</source>
   <translation>Was er nie abruft und worauf er wartet</translation>
  </message>
  <message>
   <source>Day by day</source>
   <translation>Tag für Tag</translation>
  </message>
  <message>
   <source>The numbers of the curve</source>
   <translation>Die Zahlen der Kurve</translation>
  </message>
  <message>
   <source>Which crawlers</source>
   <translation>Welche Crawler</translation>
  </message>
  <message>
   <source>Which pages</source>
   <translation>Welche Seiten</translation>
  </message>
  <message>
   <source>Sample paths and sitemaps</source>
   <translation>Beispielpfade und Sitemaps</translation>
  </message>
  <message>
   <source>The pages of a file…</source>
   <translation>Die Seiten einer Datei…</translation>
  </message>
  <message>
   <source>The pages of a server's logs…</source>
   <translation>Die Seiten aus den Logs eines Servers…</translation>
  </message>
  <message>
   <source>The first request, in UTC</source>
   <translation>Der erste Abruf, in UTC</translation>
  </message>
  <message>
   <source>Days at most</source>
   <translation>Tage höchstens</translation>
  </message>
  <message>
   <source>What is not reached in so many days is left</source>
   <translation>Was in so vielen Tagen nicht erreicht wird, bleibt übrig</translation>
  </message>
  <message>
   <source>How the files are read</source>
   <translation>Wie die Dateien gelesen werden</translation>
  </message>
  <message>
   <source>Serve the draft…</source>
   <translation>Entwurf ausliefern…</translation>
  </message>
  <message>
   <source>A web server on this computer, for a real crawler</source>
   <translation>Ein Webserver auf diesem Computer, für einen echten Crawler</translation>
  </message>
  <message>
   <source>from</source>
   <translation>ab</translation>
  </message>
  <message>
   <source>days</source>
   <translation>Tage</translation>
  </message>
  <message>
   <source>read as</source>
   <translation>gelesen als</translation>
  </message>
  <message>
   <source>The best known crawlers</source>
   <translation>Die bekanntesten Crawler</translation>
  </message>
  <message>
   <source>A file with a URL or path on each line, or a sitemap</source>
   <translation>Eine Datei mit einer URL oder einem Pfad je Zeile, oder eine Sitemap</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>Logs eines Servers</translation>
  </message>
  <message>
   <source>Cancelled. Change anything above to compute again.</source>
   <translation>Abgebrochen. Ändern Sie oben etwas, um neu zu berechnen.</translation>
  </message>
  <message>
   <source>computing…</source>
   <translation>wird berechnet…</translation>
  </message>
  <message>
   <source>There are no pages to crawl: add sample paths or sitemaps to the site, or choose a file of URLs.</source>
   <translation>Es gibt keine Seite zum Crawlen: Fügen Sie der Website Beispielpfade oder Sitemaps hinzu, oder wählen Sie eine Datei mit URLs.</translation>
  </message>
  <message>
   <source>%1 names no page.</source>
   <translation>%1 nennt keine Seite.</translation>
  </message>
  <message>
   <source>None of these agents fetches pages.</source>
   <translation>Keiner dieser Agenten ruft Seiten ab.</translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of the site's examples.</source>
   <translation>
    <numerusform>%n Seite aus den Beispielen der Website.</numerusform>
    <numerusform>%n Seiten aus den Beispielen der Website.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of %1.</source>
   <translation>
    <numerusform>%n Seite aus %1.</numerusform>
    <numerusform>%n Seiten aus %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>URLs of other hosts, such as %1, are asked of these files too.</source>
   <translation>Auch URLs anderer Hosts, etwa %1, werden nach diesen Dateien beurteilt.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlServerDialog</name>
  <message>
   <source>Refuse what the draft does not allow</source>
   <translation>Abweisen, was der Entwurf nicht erlaubt</translation>
  </message>
  <message>
   <source>Serve the draft</source>
   <translation>Entwurf ausliefern</translation>
  </message>
  <message>
   <source>The command gatepost-cli was not found, beside this program or on PATH. It is part of the package that this program came with: install it, and open this window again.</source>
   <translation>Der Befehl gatepost-cli wurde weder neben diesem Programm noch in PATH gefunden. Er gehört zu dem Paket, mit dem dieses Programm kam: Installieren Sie es, und öffnen Sie dieses Fenster noch einmal.</translation>
  </message>
  <message>
   <source>A crawler on this computer can fetch the draft and pages around it. Nobody else can reach the server.</source>
   <translation>Ein Crawler auf diesem Computer kann den Entwurf und Seiten dazu abrufen. Niemand sonst kann den Server erreichen.</translation>
  </message>
  <message>
   <source>Seconds of the clock in a second; 1440 makes a day of a minute</source>
   <translation>Sekunden der Uhr je Sekunde; 1440 macht aus einer Minute einen Tag</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Abrufe</translation>
  </message>
  <message>
   <source>What crawlers ask for appears here.</source>
   <translation>Hier erscheint, was Crawler abrufen wollen.</translation>
  </message>
  <message>
   <source>&amp;Port</source>
   <translation>&amp;Port</translation>
  </message>
  <message>
   <source>&amp;Clock starts at (UTC)</source>
   <translation>&amp;Uhr beginnt um (UTC)</translation>
  </message>
  <message>
   <source>&amp;Speed of the clock</source>
   <translation>&amp;Geschwindigkeit der Uhr</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>Starten</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Adresse kopieren</translation>
  </message>
  <message>
   <source>Starting…</source>
   <translation>Wird gestartet…</translation>
  </message>
  <message>
   <source>The draft, as it was when you pressed Start, is served until you press Stop or close this window.</source>
   <translation>Der Entwurf, wie er beim Drücken von „Starten“ war, wird ausgeliefert, bis Sie „Stoppen“ drücken oder dieses Fenster schließen.</translation>
  </message>
  <message>
   <source>The server was stopped.</source>
   <translation>Der Server wurde gestoppt.</translation>
  </message>
  <message>
   <source>Clock: %1 UTC</source>
   <translation>Uhr: %1 UTC</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Stoppen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlTexts</name>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n Tag</numerusform>
    <numerusform>%n Tage</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s)</source>
   <translation>
    <numerusform>%n Stunde</numerusform>
    <numerusform>%n Stunden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s)</source>
   <translation>
    <numerusform>%n Minute</numerusform>
    <numerusform>%n Minuten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n second(s)</source>
   <translation>
    <numerusform>%n Sekunde</numerusform>
    <numerusform>%n Sekunden</numerusform>
   </translation>
  </message>
  <message>
   <source>With this draft %1 gets none of the pages, in place of %2.</source>
   <translation>Mit diesem Entwurf bekommt %1 keine der Seiten, statt %2.</translation>
  </message>
  <message>
   <source>%1 gets none of the pages.</source>
   <translation>%1 bekommt keine der Seiten.</translation>
  </message>
  <message>
   <source>With this draft %1 does not reach %2 pages in %3, in place of needing %4.</source>
   <translation>Mit diesem Entwurf erreicht %1 %2 Seiten nicht (verfügbare Zeit: %3), statt %4 zu brauchen.</translation>
  </message>
  <message>
   <source>%1 does not reach %2 pages in %3.</source>
   <translation>%1 erreicht %2 Seiten nicht (verfügbare Zeit: %3).</translation>
  </message>
  <message>
   <source>%1 needs %2 for %3 pages.</source>
   <translation>%1 braucht %2 für %3 Seiten.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4 for %5.</source>
   <translation>Mit diesem Entwurf braucht %1 %2 für %3 Seiten, statt %4 für %5.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, as with the saved files.</source>
   <translation>Mit diesem Entwurf braucht %1 %2 für %3 Seiten, wie mit den gespeicherten Dateien.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4.</source>
   <translation>Mit diesem Entwurf braucht %1 %2 für %3 Seiten, statt %4.</translation>
  </message>
  <message>
   <source>This file lists sitemaps and no pages: choose one of the sitemaps.</source>
   <translation>Diese Datei führt Sitemaps auf und keine Seiten: Wählen Sie eine der Sitemaps.</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the file are taken.</source>
   <translation>Nur die ersten %1 Seiten der Datei werden genommen.</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the logs are taken.</source>
   <translation>Nur die ersten %1 Seiten der Logs werden genommen.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlersModel</name>
  <message>
   <source>not in this time</source>
   <translation>nicht in dieser Zeit</translation>
  </message>
  <message>
   <source>never</source>
   <translation>nie</translation>
  </message>
  <message>
   <source>%1 left</source>
   <translation>%1 übrig</translation>
  </message>
  <message>
   <source>Crawler</source>
   <translation>Crawler</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>Abgerufen</translation>
  </message>
  <message>
   <source>Pages of the list that it gets</source>
   <translation>Seiten der Liste, die er bekommt</translation>
  </message>
  <message>
   <source>Through on</source>
   <translation>Fertig am</translation>
  </message>
  <message>
   <source>When it fetches the last page, in UTC</source>
   <translation>Wann er die letzte Seite abruft, in UTC</translation>
  </message>
  <message>
   <source>Needs</source>
   <translation>Braucht</translation>
  </message>
  <message>
   <source>From the start to the last page, with this draft</source>
   <translation>Vom Anfang bis zur letzten Seite, mit diesem Entwurf</translation>
  </message>
  <message>
   <source>Saved</source>
   <translation>Gespeichert</translation>
  </message>
  <message>
   <source>From the start to the last page, with the saved files</source>
   <translation>Vom Anfang bis zur letzten Seite, mit den gespeicherten Dateien</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DayStrip</name>
  <message>
   <source>Hours of the day, UTC: no window</source>
   <translation>Stunden des Tages, UTC: kein Zeitfenster</translation>
  </message>
  <message>
   <source>Hours of the day, UTC: %1</source>
   <translation>Stunden des Tages, UTC: %1</translation>
  </message>
  <message>
   <source>Left and Right move an end by 15 minutes, with Shift by one. Up and Down choose the end. Insert adds a window, Delete removes it.</source>
   <translation>Links und Rechts verschieben ein Ende um 15 Minuten, mit Umschalt um eine. Auf und Ab wählen das Ende. Einfg fügt ein Zeitfenster hinzu, Entf entfernt es.</translation>
  </message>
  <message>
   <source>Double-click adds a window. Drag its ends; past midnight is fine.</source>
   <translation>Doppelklick fügt ein Zeitfenster hinzu. Ziehen Sie an den Enden; über Mitternacht geht auch.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffModel</name>
  <message>
   <source>no line end</source>
   <translation>kein Zeilenende</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n gleiche Zeile</numerusform>
    <numerusform>… %n gleiche Zeilen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… %n more row(s)</source>
   <translation>
    <numerusform>… %n weitere Zeile</numerusform>
    <numerusform>… %n weitere Zeilen</numerusform>
   </translation>
  </message>
  <message>
   <source>Before</source>
   <translation>Vorher</translation>
  </message>
  <message>
   <source>After</source>
   <translation>Nachher</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Zeile</translation>
  </message>
  <message>
   <source>removed: %1</source>
   <translation>entfernt: %1</translation>
  </message>
  <message>
   <source>added: %1</source>
   <translation>hinzugefügt: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffView</name>
  <message>
   <source>What changes in the text</source>
   <translation>Was sich im Text ändert</translation>
  </message>
  <message>
   <source>No difference.</source>
   <translation>Kein Unterschied.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Document</name>
  <message>
   <source>Typing</source>
   <translation>Eingabe</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Löschen</translation>
  </message>
  <message>
   <source>Delete text</source>
   <translation>Text löschen</translation>
  </message>
  <message>
   <source>Insert text</source>
   <translation>Text einfügen</translation>
  </message>
  <message>
   <source>Replace text</source>
   <translation>Text ersetzen</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 gibt es nicht.</translation>
  </message>
  <message>
   <source>Reload from disk</source>
   <translation>Vom Datenträger neu laden</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DraftServer</name>
  <message>
   <source>A copy of the draft could not be written: %1</source>
   <translation>Eine Kopie des Entwurfs konnte nicht geschrieben werden: %1</translation>
  </message>
  <message>
   <source>The command could not be started: %1</source>
   <translation>Der Befehl konnte nicht gestartet werden: %1</translation>
  </message>
  <message>
   <source>The server has ended. If another program uses the port, choose another one. The command says: %1</source>
   <translation>Der Server hat sich beendet. Wenn ein anderes Programm den Port benutzt, wählen Sie einen anderen. Der Befehl sagt: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentDialog</name>
  <message>
   <source>Add environment</source>
   <translation>Umgebung hinzufügen</translation>
  </message>
  <message>
   <source>H&amp;ost of the open files</source>
   <translation>H&amp;ost der geöffneten Dateien</translation>
  </message>
  <message>
   <source>&amp;Name</source>
   <translation>&amp;Name</translation>
  </message>
  <message>
   <source>&amp;Host</source>
   <translation>&amp;Host</translation>
  </message>
  <message>
   <source>Closed: nobody may fetch anything</source>
   <translation>Geschlossen: Niemand darf etwas abrufen</translation>
  </message>
  <message>
   <source>Behind a password: nothing is claimed of its files</source>
   <translation>Hinter einem Passwort: Über seine Dateien wird nichts behauptet</translation>
  </message>
  <message>
   <source>Noindex: search engines may fetch every page</source>
   <translation>Noindex: Suchmaschinen dürfen jede Seite abrufen</translation>
  </message>
  <message>
   <source>Open: search engines may fetch the start page</source>
   <translation>Offen: Suchmaschinen dürfen die Startseite abrufen</translation>
  </message>
  <message>
   <source>Only as the goals say</source>
   <translation>Nur wie die Ziele es sagen</translation>
  </message>
  <message>
   <source>It &amp;must be</source>
   <translation>Sie &amp;muss sein</translation>
  </message>
  <message>
   <source>&amp;Folder of its files, below this one</source>
   <translation>&amp;Ordner ihrer Dateien, unterhalb von diesem</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentRow</name>
  <message>
   <source>Open its folder…</source>
   <translation>Ordner öffnen…</translation>
  </message>
  <message>
   <source>Write its robots.txt…</source>
   <translation>Deren robots.txt schreiben …</translation>
  </message>
  <message>
   <source>Environment</source>
   <translation>Umgebung</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Wird für jeden Crawler, jeden Pfad und jede Stunde bewiesen…</translation>
  </message>
  <message>
   <source>%1 %2: %3 — %4</source>
   <extracomment>a symbol such as ✓, a purpose, what is wanted, what was found</extracomment>
   <translation>%1 %2: %3 — %4</translation>
  </message>
  <message>
   <source>These are the files in the folder %1, as they are saved.</source>
   <translation>Dies sind die Dateien im Ordner %1, so wie sie gespeichert sind.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentsProof</name>
  <message>
   <source>nobody may fetch anything but the policy files</source>
   <translation>niemand darf etwas anderes als die Richtliniendateien abrufen</translation>
  </message>
  <message>
   <source>every search engine may fetch the start page</source>
   <translation>jede Suchmaschine darf die Startseite abrufen</translation>
  </message>
  <message>
   <source>every search engine may fetch every page and see its noindex; whether pages have one is not in the files</source>
   <translation>jede Suchmaschine darf jede Seite abrufen und ihr noindex sehen; ob Seiten eines haben, steht nicht in den Dateien</translation>
  </message>
  <message>
   <source>a password keeps it closed: nothing is claimed of the files</source>
   <translation>ein Passwort hält sie geschlossen: von den Dateien wird nichts behauptet</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>Es gibt keinen Ordner %1.</translation>
  </message>
  <message>
   <source>no robots.txt was found that makes it true</source>
   <translation>es wurde keine robots.txt gefunden, mit der es zutrifft</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>nicht entschieden</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>nicht entschieden: %1</translation>
  </message>
  <message>
   <source>no goals are claimed</source>
   <translation>es werden keine Ziele behauptet</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExceptionDialog</name>
  <message>
   <source>Exception: %1</source>
   <translation>Ausnahme: %1</translation>
  </message>
  <message>
   <source>all of “%1”</source>
   <translation>alle von „%1“</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>jeder Pfad</translation>
  </message>
  <message>
   <source>for ever</source>
   <translation>für immer</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>&amp;Agenten</translation>
  </message>
  <message>
   <source>&amp;Paths</source>
   <translation>&amp;Pfade</translation>
  </message>
  <message>
   <source>&amp;Goal instead</source>
   <translation>Stattdessen &amp;Ziel</translation>
  </message>
  <message>
   <source>&amp;Until (YYYY-MM-DD)</source>
   <translation>&amp;Bis (JJJJ-MM-TT)</translation>
  </message>
  <message>
   <source>&amp;Note</source>
   <translation>A&amp;nmerkung</translation>
  </message>
  <message>
   <source>all of them</source>
   <translation>alle</translation>
  </message>
  <message>
   <source>%1 below %2</source>
   <translation>%1 unterhalb von %2</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1 until %2</source>
   <translation>%1 bis %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExportDialog</name>
  <message>
   <source>S&amp;horter expressions</source>
   <translation>Kü&amp;rzere Ausdrücke</translation>
  </message>
  <message>
   <source>Co&amp;py</source>
   <translation>&amp;Kopieren</translation>
  </message>
  <message>
   <source>&amp;Save…</source>
   <translation>&amp;Speichern…</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportieren</translation>
  </message>
  <message>
   <source>What is written</source>
   <translation>Was geschrieben wird</translation>
  </message>
  <message>
   <source>What is lost</source>
   <translation>Was verloren geht</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Zeile</translation>
  </message>
  <message>
   <source>&amp;Agents:</source>
   <translation>&amp;Agenten:</translation>
  </message>
  <message>
   <source>&amp;Enforced:</source>
   <translation>&amp;Durchgesetzt:</translation>
  </message>
  <message>
   <source>Named in the files, and agents of the list</source>
   <translation>In den Dateien genannte und Agenten der Liste</translation>
  </message>
  <message>
   <source>All agents of the list</source>
   <translation>Alle Agenten der Liste</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>Suchmaschinen</translation>
  </message>
  <message>
   <source>AI agents</source>
   <translation>KI-Agenten</translation>
  </message>
  <message>
   <source>Or names with commas: GPTBot, CCBot</source>
   <translation>Oder Namen mit Kommas: GPTBot, CCBot</translation>
  </message>
  <message>
   <source>Refusals and pace</source>
   <translation>Verbote und Tempo</translation>
  </message>
  <message>
   <source>Refusals alone</source>
   <translation>Nur Verbote</translation>
  </message>
  <message>
   <source>Pace alone</source>
   <translation>Nur Tempo</translation>
  </message>
  <message>
   <source>Easier to read. A path in which a character is written as an escape slips past.</source>
   <translation>Leichter zu lesen. Ein Pfad, in dem ein Zeichen maskiert geschrieben ist, kommt durch.</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Website</translation>
  </message>
  <message>
   <source>Nothing is lost.</source>
   <translation>Nichts geht verloren.</translation>
  </message>
  <message>
   <source>Not enforced, or enforced differently:</source>
   <translation>Nicht oder anders durchgesetzt:</translation>
  </message>
  <message>
   <source>Save the export</source>
   <translation>Export speichern</translation>
  </message>
  <message>
   <source>%1 is already there.</source>
   <translation>%1 ist schon vorhanden.</translation>
  </message>
  <message>
   <source>Replacing it discards what it contains now.</source>
   <translation>Wenn Sie sie ersetzen, geht verloren, was sie jetzt enthält.</translation>
  </message>
  <message>
   <source>&amp;Replace</source>
   <translation>&amp;Ersetzen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>%1 ließ sich nicht schreiben: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FetchDialog</name>
  <message>
   <source>The text is not an address of http or https that can be fetched.</source>
   <translation>Der Text ist keine Adresse mit http oder https, die sich abrufen lässt.</translation>
  </message>
  <message>
   <source>Fetch the file</source>
   <translation>Die Datei abrufen</translation>
  </message>
  <message>
   <source>This request will be sent, and no other. Redirects are followed.</source>
   <translation>Diese Anfrage wird gesendet und keine andere. Weiterleitungen wird gefolgt.</translation>
  </message>
  <message>
   <source>What comes takes the place of the text; Undo gives it back.</source>
   <translation>Was kommt, tritt an die Stelle des Textes; Rückgängig bringt ihn zurück.</translation>
  </message>
  <message>
   <source>The request is under way</source>
   <translation>Die Anfrage läuft</translation>
  </message>
  <message>
   <source>&amp;Send this request</source>
   <translation>Diese Anfrage &amp;senden</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>%1 wird abgerufen …</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>Die Antwort war %1.</translation>
  </message>
  <message>
   <source>The document was closed in the meantime.</source>
   <translation>Das Dokument wurde inzwischen geschlossen.</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>%1 abrufen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Field</name>
  <message>
   <source>Not set: remove the line (Ctrl+Delete)</source>
   <translation>Nicht gesetzt: Zeile entfernen (Strg+Entf)</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1: nicht gesetzt</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, Zeile %2</translation>
  </message>
  <message>
   <source>Not set here. What applies is %1: %2.</source>
   <translation>Hier nicht gesetzt. Es gilt %1: %2.</translation>
  </message>
  <message>
   <source>Line %1 does not count: the directive is given twice here and the first valid line decides.</source>
   <translation>Zeile %1 zählt nicht: Die Direktive ist hier zweimal angegeben, und die erste gültige Zeile entscheidet.</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>%1 auf %2 setzen</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>%1 auf %2 setzen für %3</translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>%1 entfernen</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>%1 für %2 entfernen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldHelp</name>
  <message>
   <source>Example: %1</source>
   <translation>Beispiel: %1</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>Quelle: %1</translation>
  </message>
  <message>
   <source>A proposal, or read by few.</source>
   <translation>Ein Vorschlag, oder von wenigen gelesen.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldNotes</name>
  <message numerus="yes">
   <source>%1 of %n path(s)</source>
   <extracomment>%1 of the site's %n sample paths match</extracomment>
   <translation>
    <numerusform>%1 von %n Pfad</numerusform>
    <numerusform>%1 von %n Pfaden</numerusform>
   </translation>
  </message>
  <message>
   <source>at least 10 s</source>
   <translation>mindestens 10 s</translation>
  </message>
  <message>
   <source>rule of thumb: twice what the last document took, at least 10 s</source>
   <translation>Faustregel: doppelt so lange, wie das letzte Dokument brauchte, mindestens 10 s</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FilePage</name>
  <message>
   <source>About the whole file</source>
   <translation>Über die ganze Datei</translation>
  </message>
  <message>
   <source>These lines belong to no group. They may be anywhere; new ones go to the end.</source>
   <translation>Diese Zeilen gehören zu keiner Gruppe. Sie dürfen überall stehen; neue kommen ans Ende.</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Von wenigen gelesen</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Zeilen ohne Feld</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>Kommentare, nicht verstandene Zeilen und Zeilen, die zu niemandem gehören, bleiben, wie sie sind. Eingabe springt dorthin.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FindBar</name>
  <message>
   <source>Find</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <source>Replace with</source>
   <translation>Ersetzen durch</translation>
  </message>
  <message>
   <source>Match case</source>
   <translation>Groß-/Kleinschreibung</translation>
  </message>
  <message>
   <source>Whole words</source>
   <translation>Ganze Wörter</translation>
  </message>
  <message>
   <source>Regular expression</source>
   <translation>Regulärer Ausdruck</translation>
  </message>
  <message>
   <source>In the selection</source>
   <translation>In der Auswahl</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 von %2</translation>
  </message>
  <message>
   <source>Previous</source>
   <translation>Vorheriger</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Nächster</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Replace</source>
   <translation>Ersetzen</translation>
  </message>
  <message>
   <source>Replace all</source>
   <translation>Alle ersetzen</translation>
  </message>
  <message>
   <source>Replace all, as one step of undo</source>
   <translation>Alle ersetzen, als ein Schritt zum Rückgängigmachen</translation>
  </message>
  <message>
   <source>not found</source>
   <translation>nicht gefunden</translation>
  </message>
  <message numerus="yes">
   <source>%Ln found</source>
   <translation>
    <numerusform>%Ln gefunden</numerusform>
    <numerusform>%Ln gefunden</numerusform>
   </translation>
  </message>
  <message>
   <source>from the other end</source>
   <translation>vom anderen Ende an</translation>
  </message>
  <message numerus="yes">
   <source>%Ln replaced</source>
   <translation>
    <numerusform>%Ln ersetzt</numerusform>
    <numerusform>%Ln ersetzt</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FirstRun</name>
  <message numerus="yes">
   <source>%Ln search engine(s) may come.</source>
   <translation>
    <numerusform>%Ln Suchmaschine darf kommen.</numerusform>
    <numerusform>%Ln Suchmaschinen dürfen kommen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln search engine(s) may not come.</source>
   <translation>
    <numerusform>%Ln Suchmaschine darf nicht kommen.</numerusform>
    <numerusform>%Ln Suchmaschinen dürfen nicht kommen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may come.</source>
   <translation>
    <numerusform>%Ln Assistent darf kommen.</numerusform>
    <numerusform>%Ln Assistenten dürfen kommen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may not come.</source>
   <translation>
    <numerusform>%Ln Assistent darf nicht kommen.</numerusform>
    <numerusform>%Ln Assistenten dürfen nicht kommen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may come.</source>
   <translation>
    <numerusform>%Ln Trainings-Crawler darf kommen.</numerusform>
    <numerusform>%Ln Trainings-Crawler dürfen kommen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may not come.</source>
   <translation>
    <numerusform>%Ln Trainings-Crawler darf nicht kommen.</numerusform>
    <numerusform>%Ln Trainings-Crawler dürfen nicht kommen.</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 von %2</translation>
  </message>
  <message>
   <source>Now the start page is open to %1 search engines, %2 assistants and %3 training crawlers.</source>
   <extracomment>Each place is “37 of 37”.</extracomment>
   <translation>Jetzt ist die Startseite offen für Suchmaschinen: %1, Assistenten: %2, Trainings-Crawler: %3.</translation>
  </message>
  <message>
   <source>Say what you want</source>
   <translation>Sagen, was Sie wünschen</translation>
  </message>
  <message>
   <source>May search engines find your site?</source>
   <translation>Dürfen Suchmaschinen Ihre Website finden?</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Ja</translation>
  </message>
  <message>
   <source>Only some paths</source>
   <translation>Nur einige Pfade</translation>
  </message>
  <message>
   <source>No</source>
   <translation>Nein</translation>
  </message>
  <message>
   <source>Paths that search engines may fetch</source>
   <translation>Pfade, die Suchmaschinen abrufen dürfen</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /blog/ /docs/</source>
   <translation>Pfade, durch Leerzeichen getrennt: /blog/ /docs/</translation>
  </message>
  <message>
   <source>May AI assistants read pages to answer people?</source>
   <translation>Dürfen KI-Assistenten Seiten lesen, um Menschen zu antworten?</translation>
  </message>
  <message>
   <source>Yes, but say nothing of use</source>
   <translation>Ja, aber nichts zur Verwendung sagen</translation>
  </message>
  <message>
   <source>May your text be used to train AI models?</source>
   <translation>Darf Ihr Text zum Trainieren von KI-Modellen verwendet werden?</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>Mit einer Lizenz</translation>
  </message>
  <message>
   <source>Say nothing</source>
   <translation>Nichts sagen</translation>
  </message>
  <message>
   <source>Where the terms of the licence are</source>
   <translation>Wo die Lizenzbedingungen stehen</translation>
  </message>
  <message>
   <source>Paths nobody should fetch</source>
   <translation>Pfade, die niemand abrufen soll</translation>
  </message>
  <message>
   <source>None; or paths, separated by spaces: /cart /search</source>
   <translation>Keine; oder Pfade, durch Leerzeichen getrennt: /cart /search</translation>
  </message>
  <message>
   <source>The files as they will be</source>
   <translation>Die Dateien, wie sie sein werden</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Nicht jetzt</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Fertig</translation>
  </message>
  <message>
   <source>as your files say now</source>
   <translation>wie es Ihre Dateien jetzt sagen</translation>
  </message>
  <message>
   <source>Your files say something else now. Look at the answers, then press Done again.</source>
   <translation>Ihre Dateien sagen jetzt etwas anderes. Sehen Sie die Antworten an, und drücken Sie dann noch einmal „Fertig“.</translation>
  </message>
  <message>
   <source>No answer is taken from your files: %1.</source>
   <translation>Aus Ihren Dateien wird keine Antwort übernommen: %1.</translation>
  </message>
  <message>
   <source>One answer is not complete yet.</source>
   <translation>Eine Antwort ist noch nicht vollständig.</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Wird für jeden Crawler, jeden Pfad und jede Stunde bewiesen…</translation>
  </message>
  <message>
   <source>Your goals are made as soon as that is known.</source>
   <translation>Ihre Ziele werden angelegt, sobald das bekannt ist.</translation>
  </message>
  <message>
   <source>Your files say so already.</source>
   <translation>Ihre Dateien sagen das schon.</translation>
  </message>
  <message>
   <source>Not reached: %1.</source>
   <translation>Nicht erreicht: %1.</translation>
  </message>
  <message>
   <source>Three questions</source>
   <translation>Drei Fragen</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>Ziele anwenden</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormArea</name>
  <message>
   <source>This file has no form yet. Its text is on the right.</source>
   <translation>Diese Datei hat noch kein Formular. Ihr Text steht rechts.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormPages</name>
  <message>
   <source>Agents and paths</source>
   <translation>Agenten und Pfade</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>Ganze Datei</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>KI-Richtlinie</translation>
  </message>
  <message>
   <source>Agent blocks</source>
   <translation>Agentenblöcke</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>Qualität</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>Einhaltung</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Kette</translation>
  </message>
  <message>
   <source>About this file</source>
   <translation>Über diese Datei</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agenten</translation>
  </message>
  <message>
   <source>Site and defaults</source>
   <translation>Website und Vorgaben</translation>
  </message>
  <message>
   <source>Rendered robots.txt</source>
   <translation>Erzeugte robots.txt</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalDetails</name>
  <message>
   <source>obeys</source>
   <translation>befolgt</translation>
  </message>
  <message>
   <source>does not obey</source>
   <translation>befolgt nicht</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>nicht dokumentiert</translation>
  </message>
  <message>
   <source>Every path</source>
   <translation>Jeder Pfad</translation>
  </message>
  <message>
   <source>Not these</source>
   <translation>Diese nicht</translation>
  </message>
  <message>
   <source>Only these</source>
   <translation>Nur diese</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>Pfade</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>Pfade, durch Leerzeichen getrennt: /members/ /search</translation>
  </message>
  <message>
   <source>Paths, separated by spaces</source>
   <translation>Pfade, durch Leerzeichen getrennt</translation>
  </message>
  <message>
   <source>Hours (UTC)</source>
   <translation>Zeiten (UTC)</translation>
  </message>
  <message>
   <source>any; or seconds between two requests, such as 10s or 2m</source>
   <translation>beliebig; oder Sekunden zwischen zwei Anfragen, etwa 10s oder 2m</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>are kept out</source>
   <translation>bleiben draußen</translation>
  </message>
  <message>
   <source>may come</source>
   <translation>dürfen kommen</translation>
  </message>
  <message>
   <source>Crawlers that do not know the question</source>
   <translation>Crawler, die die Frage nicht kennen</translation>
  </message>
  <message>
   <source>who does not know the question</source>
   <translation>wer die Frage nicht kennt</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>Lizenzbedingungen</translation>
  </message>
  <message>
   <source>as the goal means it</source>
   <translation>wie das Ziel es meint</translation>
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
   <source>nothing</source>
   <translation>nichts</translation>
  </message>
  <message>
   <source>What is said of use</source>
   <translation>Was zur Verwendung gesagt wird</translation>
  </message>
  <message>
   <source>what is said of use</source>
   <translation>was zur Verwendung gesagt wird</translation>
  </message>
  <message>
   <source>the comment above a group that is added for this goal</source>
   <translation>der Kommentar über einer Gruppe, die für dieses Ziel hinzugefügt wird</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Anmerkung</translation>
  </message>
  <message>
   <source>note</source>
   <translation>Anmerkung</translation>
  </message>
  <message>
   <source>%1: agents</source>
   <translation>%1: Agenten</translation>
  </message>
  <message>
   <source>Except this one…</source>
   <translation>Diesen ausnehmen…</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>paths</source>
   <translation>Pfade</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>Zeiten</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>At any time. Double-click the strip to add hours.</source>
   <translation>Jederzeit. Ein Doppelklick auf die Leiste fügt Zeiten hinzu.</translation>
  </message>
  <message>
   <source>No crawler is known to read hours; a server can keep them.</source>
   <translation>Es ist kein Crawler bekannt, der Zeiten liest; ein Server kann sie durchsetzen.</translation>
  </message>
  <message>
   <source>except %1</source>
   <translation>außer %1</translation>
  </message>
  <message>
   <source>Change this exception…</source>
   <translation>Diese Ausnahme ändern…</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>Diese Ausnahme entfernen</translation>
  </message>
  <message>
   <source>Exception…</source>
   <translation>Ausnahme…</translation>
  </message>
  <message>
   <source>%1: add an exception</source>
   <translation>%1: eine Ausnahme hinzufügen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalGuard</name>
  <message>
   <source>The goal of search engines would no longer be true.</source>
   <translation>Das Ziel für Suchmaschinen wäre nicht mehr wahr.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalLine</name>
  <message>
   <source>Why</source>
   <translation>Warum</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Fragen</translation>
  </message>
  <message>
   <source>Export to nginx…</source>
   <translation>Nach nginx exportieren…</translation>
  </message>
  <message>
   <source>%1: exceptions, paths, hours, agents</source>
   <translation>%1: Ausnahmen, Pfade, Zeiten, Agenten</translation>
  </message>
  <message>
   <source>Exceptions, paths, hours, agents</source>
   <translation>Ausnahmen, Pfade, Zeiten, Agenten</translation>
  </message>
  <message>
   <source>Goes to the line that decides this.</source>
   <translation>Springt zur Zeile, die das entscheidet.</translation>
  </message>
  <message>
   <source>%1: why</source>
   <translation>%1: warum</translation>
  </message>
  <message>
   <source>Asks for this agent and path, above.</source>
   <translation>Fragt oben nach diesem Agenten und Pfad.</translation>
  </message>
  <message>
   <source>%1: ask</source>
   <translation>%1: fragen</translation>
  </message>
  <message>
   <source>Only a server can refuse agents that do not obey robots.txt.</source>
   <translation>Nur ein Server kann Agenten abweisen, die robots.txt nicht befolgen.</translation>
  </message>
  <message>
   <source>%1: export to nginx</source>
   <translation>%1: nach nginx exportieren</translation>
  </message>
  <message numerus="yes">
   <source>%Ln agent(s)</source>
   <translation>
    <numerusform>%Ln Agent</numerusform>
    <numerusform>%Ln Agenten</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalPresets</name>
  <message>
   <source>Block AI training, allow search</source>
   <translation>KI-Training sperren, Suche erlauben</translation>
  </message>
  <message>
   <source>Search engines and assistants may come; crawlers that collect text to train models may not.</source>
   <translation>Suchmaschinen und Assistenten dürfen kommen; Crawler, die Text zum Trainieren von Modellen sammeln, nicht.</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>Alles willkommen</translation>
  </message>
  <message>
   <source>Every crawler may fetch everything, and the file says that it may use it.</source>
   <translation>Jeder Crawler darf alles abrufen, und die Datei sagt, dass er es verwenden darf.</translation>
  </message>
  <message>
   <source>Close the whole site</source>
   <translation>Die ganze Website schließen</translation>
  </message>
  <message>
   <source>No crawler may fetch anything, Google's ad crawlers included.</source>
   <translation>Kein Crawler darf etwas abrufen, auch Googles Werbe-Crawler nicht.</translation>
  </message>
  <message>
   <source>Search engines only</source>
   <translation>Nur Suchmaschinen</translation>
  </message>
  <message>
   <source>Search engines may fetch everything; nobody else may come.</source>
   <translation>Suchmaschinen dürfen alles abrufen; niemand sonst darf kommen.</translation>
  </message>
  <message>
   <source>No AI at all</source>
   <translation>Gar keine KI</translation>
  </message>
  <message>
   <source>Neither assistants nor crawlers for research, training or new content may come.</source>
   <translation>Weder Assistenten noch Crawler für Recherche, Training oder neue Inhalte dürfen kommen.</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Erst fragen</translation>
  </message>
  <message>
   <source>Reading is free; training and new content only after asking.</source>
   <translation>Lesen ist frei; Training und neue Inhalte nur nach Anfrage.</translation>
  </message>
  <message>
   <source>Search and archives, no training</source>
   <translation>Suche und Archive, kein Training</translation>
  </message>
  <message>
   <source>Search engines and web archives may keep pages; nobody may train models.</source>
   <translation>Suchmaschinen und Webarchive dürfen Seiten aufbewahren; niemand darf Modelle trainieren.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalRows</name>
  <message numerus="yes">
   <source>%n path(s)</source>
   <translation>
    <numerusform>%n Pfad</numerusform>
    <numerusform>%n Pfade</numerusform>
   </translation>
  </message>
  <message>
   <source>only %1</source>
   <translation>nur %1</translation>
  </message>
  <message>
   <source>not %1</source>
   <translation>nicht %1</translation>
  </message>
  <message>
   <source>every path and hour</source>
   <translation>jeder Pfad, jede Stunde</translation>
  </message>
  <message numerus="yes">
   <source>%Ln obey</source>
   <comment>agents, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln befolgt es</numerusform>
    <numerusform>%Ln befolgen es</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not</source>
   <comment>agents that do not obey, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln nicht</numerusform>
    <numerusform>%Ln nicht</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln say nothing</source>
   <comment>agents of which it is not known, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln sagt nichts</numerusform>
    <numerusform>%Ln sagen nichts</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not obey robots.txt</source>
   <translation>
    <numerusform>%Ln befolgt robots.txt nicht</numerusform>
    <numerusform>%Ln befolgen robots.txt nicht</numerusform>
   </translation>
  </message>
  <message>
   <source>kept out until you add an exception</source>
   <translation>bleibt draußen, bis Sie eine Ausnahme hinzufügen</translation>
  </message>
  <message>
   <source>may come, and is asked to ask first</source>
   <translation>darf kommen und soll erst fragen</translation>
  </message>
  <message>
   <source>kept out without a licence</source>
   <translation>bleibt ohne Lizenz draußen</translation>
  </message>
  <message>
   <source>may come; use needs a licence</source>
   <translation>darf kommen; Verwendung braucht eine Lizenz</translation>
  </message>
  <message numerus="yes">
   <source>%Ln exception(s)</source>
   <translation>
    <numerusform>%Ln Ausnahme</numerusform>
    <numerusform>%Ln Ausnahmen</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3 UTC</source>
   <translation>%1 darf %2 um %3 UTC nicht abrufen</translation>
  </message>
  <message numerus="yes">
   <source>no line names %Ln agent(s)</source>
   <translation>
    <numerusform>keine Zeile nennt %Ln Agenten</numerusform>
    <numerusform>keine Zeile nennt %Ln Agenten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 and %Ln more</source>
   <translation>
    <numerusform>%1 und %Ln weiterer</numerusform>
    <numerusform>%1 und %Ln weitere</numerusform>
   </translation>
  </message>
  <message>
   <source>No line names: %1.</source>
   <translation>Keine Zeile nennt: %1.</translation>
  </message>
  <message>
   <source>Documented to ignore robots.txt, so that only a server can refuse them: %1.</source>
   <translation>Diese missachten laut Dokumentation robots.txt, nur ein Server kann sie also abweisen: %1.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>nicht entschieden</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>nicht entschieden: %1</translation>
  </message>
  <message>
   <source>not known to be read</source>
   <translation>nicht bekannt, ob es gelesen wird</translation>
  </message>
  <message>
   <source>%1 came %2 times all the same</source>
   <translation>%1 kam trotzdem %2-mal</translation>
  </message>
  <message>
   <source>true</source>
   <translation>wahr</translation>
  </message>
  <message>
   <source>said, but not known to be read</source>
   <translation>gesagt, aber nicht bekannt, ob es gelesen wird</translation>
  </message>
  <message>
   <source>not true</source>
   <translation>nicht wahr</translation>
  </message>
  <message>
   <source>being proved</source>
   <translation>wird bewiesen</translation>
  </message>
  <message>
   <source>no goal</source>
   <translation>kein Ziel</translation>
  </message>
  <message>
   <source>No goal</source>
   <translation>Kein Ziel</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>Willkommen</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Offen</translation>
  </message>
  <message>
   <source>Keep out</source>
   <translation>Draußen halten</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Erst fragen</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>Mit einer Lizenz</translation>
  </message>
  <message>
   <source>Nothing is claimed of these crawlers.</source>
   <translation>Von diesen Crawlern wird nichts behauptet.</translation>
  </message>
  <message>
   <source>They may come, and the files say that they may use it.</source>
   <translation>Sie dürfen kommen, und die Dateien sagen, dass sie es verwenden dürfen.</translation>
  </message>
  <message>
   <source>They may come. Nothing is said of use.</source>
   <translation>Sie dürfen kommen. Zur Verwendung wird nichts gesagt.</translation>
  </message>
  <message>
   <source>They may not come, and the files refuse the use.</source>
   <translation>Sie dürfen nicht kommen, und die Dateien verweigern die Verwendung.</translation>
  </message>
  <message>
   <source>They may come only after asking.</source>
   <translation>Sie dürfen nur nach Anfrage kommen.</translation>
  </message>
  <message>
   <source>They may come only with a licence.</source>
   <translation>Sie dürfen nur mit einer Lizenz kommen.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>as “%1”</source>
   <translation>wie „%1“</translation>
  </message>
  <message>
   <source>nothing is claimed</source>
   <translation>nichts wird behauptet</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Wird für jeden Crawler, jeden Pfad und jede Stunde bewiesen…</translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) are not true yet.</source>
   <translation>
    <numerusform>%Ln Ziel ist noch nicht wahr.</numerusform>
    <numerusform>%Ln Ziele sind noch nicht wahr.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) could not be decided.</source>
   <translation>
    <numerusform>%Ln Ziel ließ sich nicht entscheiden.</numerusform>
    <numerusform>%Ln Ziele ließen sich nicht entscheiden.</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose what you want, and every crawler is looked at.</source>
   <translation>Wählen Sie, was Sie wünschen, und jeder Crawler wird geprüft.</translation>
  </message>
  <message numerus="yes">
   <source>What you want is what the files say: %Ln goal(s) are true.</source>
   <translation>
    <numerusform>Was Sie wünschen, sagen auch die Dateien: %Ln Ziel ist wahr.</numerusform>
    <numerusform>Was Sie wünschen, sagen auch die Dateien: %Ln Ziele sind wahr.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalsPage</name>
  <message>
   <source>Goals</source>
   <translation>Ziele</translation>
  </message>
  <message>
   <source>What do you want?</source>
   <translation>Was wünschen Sie?</translation>
  </message>
  <message>
   <source>Add environment…</source>
   <translation>Umgebung hinzufügen …</translation>
  </message>
  <message>
   <source>Other copies of the site, such as staging, and what their files must say</source>
   <translation>Andere Kopien der Website, etwa eine Testumgebung, und was ihre Dateien sagen müssen</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>Lizenzbedingungen</translation>
  </message>
  <message>
   <source>Exception removed</source>
   <translation>Ausnahme entfernt</translation>
  </message>
  <message>
   <source>Kept in gatepost.yaml</source>
   <translation>In gatepost.yaml aufbewahrt</translation>
  </message>
  <message>
   <source>list of crawlers of %1</source>
   <translation>Liste der Crawler vom %1</translation>
  </message>
  <message>
   <source>Environment %1</source>
   <translation>Umgebung %1</translation>
  </message>
  <message>
   <source>Exception</source>
   <translation>Ausnahme</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>Ziele anwenden</translation>
  </message>
  <message>
   <source>Your goals are in %1 now. Nothing is saved yet.</source>
   <translation>Ihre Ziele stehen jetzt in %1. Gespeichert ist noch nichts.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupCard</name>
  <message>
   <source>Convert to 2.0…</source>
   <translation>In 2.0 umwandeln…</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>Gruppe duplizieren</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>Gruppe entfernen</translation>
  </message>
  <message>
   <source>Add an agent: GPTBot, ClaudeBot, * …</source>
   <translation>Agent hinzufügen: GPTBot, ClaudeBot, * …</translation>
  </message>
  <message>
   <source>Add an agent</source>
   <translation>Agent hinzufügen</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>A&amp;genten</translation>
  </message>
  <message>
   <source>Kind of the new rule</source>
   <translation>Art der neuen Regel</translation>
  </message>
  <message>
   <source>Add a rule: /path, then Enter</source>
   <translation>Regel hinzufügen: /pfad, dann Eingabe</translation>
  </message>
  <message>
   <source>Add a rule</source>
   <translation>Regel hinzufügen</translation>
  </message>
  <message>
   <source>“allow /path” makes an Allow, “disallow /path” a Disallow. A pasted list of paths or URLs makes a rule of each.</source>
   <translation>„allow /pfad“ wird ein Allow, „disallow /pfad“ ein Disallow. Eine eingefügte Liste von Pfaden oder URLs ergibt je eine Regel.</translation>
  </message>
  <message>
   <source>No line of the list is a path, a URL or a directive of a group.</source>
   <translation>Keine Zeile der Liste ist ein Pfad, eine URL oder eine Direktive einer Gruppe.</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>&amp;Regeln</translation>
  </message>
  <message>
   <source>Add Allow</source>
   <translation>Allow hinzufügen</translation>
  </message>
  <message>
   <source>Ctrl+Insert</source>
   <translation>Strg+Einfg</translation>
  </message>
  <message>
   <source>Add Disallow</source>
   <translation>Disallow hinzufügen</translation>
  </message>
  <message>
   <source>Insert</source>
   <translation>Einfg</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>Nach oben</translation>
  </message>
  <message>
   <source>Alt+Up</source>
   <translation>Alt+Auf</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>Nach unten</translation>
  </message>
  <message>
   <source>Alt+Down</source>
   <translation>Alt+Ab</translation>
  </message>
  <message>
   <source>Remove rule</source>
   <translation>Regel entfernen</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Entf</translation>
  </message>
  <message>
   <source>Group %1 of %2 · line %3</source>
   <translation>Gruppe %1 von %2 · Zeile %3</translation>
  </message>
  <message>
   <source>Convert to a plain group…</source>
   <translation>In einfache Gruppe umwandeln…</translation>
  </message>
  <message>
   <source>No group</source>
   <translation>Keine Gruppe</translation>
  </message>
  <message>
   <source>%1 manages this group: your changes will be overwritten or duplicated. Change it in the settings there, or add another group for the same agents.</source>
   <translation>%1 verwaltet diese Gruppe: Ihre Änderungen werden überschrieben oder verdoppelt. Ändern Sie sie in den Einstellungen dort, oder fügen Sie eine weitere Gruppe für dieselben Agenten hinzu.</translation>
  </message>
  <message>
   <source>There is a line that is not a rule between the User-agent lines: for standard crawlers these agents are one group.</source>
   <translation>Zwischen den User-agent-Zeilen steht eine Zeile, die keine Regel ist: Für standardkonforme Crawler sind diese Agenten eine Gruppe.</translation>
  </message>
  <message numerus="yes">
   <source>%1 · %n set</source>
   <extracomment>%1 a heading, %n how many of the fields below it have a value</extracomment>
   <translation>
    <numerusform>%1 · %n gesetzt</numerusform>
    <numerusform>%1 · %n gesetzt</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(noch niemand)</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>ein weiterer</numerusform>
    <numerusform>%n weitere</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>Zeile %1</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s)</source>
   <translation>
    <numerusform>%n Regel</numerusform>
    <numerusform>%n Regeln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n other line(s)</source>
   <translation>
    <numerusform>%n andere Zeile</numerusform>
    <numerusform>%n andere Zeilen</numerusform>
   </translation>
  </message>
  <message>
   <source>experimental, read by nobody</source>
   <translation>experimentell, von niemandem gelesen</translation>
  </message>
  <message>
   <source>There is another line between its User-agent lines.</source>
   <translation>Zwischen den User-agent-Zeilen steht eine andere Zeile.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsPage</name>
  <message>
   <source>Find an agent</source>
   <translation>Agent suchen</translation>
  </message>
  <message>
   <source>Find an agent's group</source>
   <translation>Gruppe eines Agenten suchen</translation>
  </message>
  <message>
   <source>Groups</source>
   <translation>Gruppen</translation>
  </message>
  <message>
   <source>&amp;New group</source>
   <translation>&amp;Neue Gruppe</translation>
  </message>
  <message>
   <source>No group yet. A group says which agents its rules are for.</source>
   <translation>Noch keine Gruppe. Eine Gruppe sagt, für welche Agenten ihre Regeln gelten.</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>Zeiten und Tempo</translation>
  </message>
  <message>
   <source>Version and notes to the operator</source>
   <translation>Version und Kommentare für die Betreiber des Robots</translation>
  </message>
  <message>
   <source>Preference signals: later use</source>
   <translation>Präferenzsignale: Verwendung nach dem Abruf</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Von wenigen gelesen</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Kommentare</translation>
  </message>
  <message>
   <source>Add group</source>
   <translation>Gruppe hinzufügen</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>Gruppe duplizieren</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>Gruppe entfernen</translation>
  </message>
  <message>
   <source>Convert group to 2.0</source>
   <translation>Gruppe in 2.0 umwandeln</translation>
  </message>
  <message>
   <source>Convert group to a plain one</source>
   <translation>Gruppe in eine einfache umwandeln</translation>
  </message>
  <message>
   <source>Nothing means anything else afterwards.</source>
   <translation>Danach bedeutet alles dasselbe wie zuvor.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Guard</name>
  <message>
   <source>What %1 says now is not used until it is corrected: %2</source>
   <translation>Was %1 jetzt sagt, wird erst verwendet, wenn es berichtigt ist: %2</translation>
  </message>
  <message>
   <source>%1 was changed by another program and has been reloaded.</source>
   <translation>%1 wurde von einem anderen Programm geändert und neu geladen.</translation>
  </message>
  <message>
   <source>The undo history of %1 is full: its oldest steps are gone.</source>
   <translation>Der Rückgängig-Verlauf von %1 ist voll: Die ältesten Schritte sind entfallen.</translation>
  </message>
  <message>
   <source>%1 is also open in another Gatepost window (process %2). Gatepost looks at the file before each save and asks if the other one has saved.</source>
   <translation>%1 ist auch in einem anderen Gatepost-Fenster geöffnet (Prozess %2). Gatepost sieht vor jedem Speichern nach der Datei und fragt, falls das andere gespeichert hat.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <source>%1 cannot be read any more. Your text is still here.</source>
   <translation>%1 lässt sich nicht mehr lesen. Ihr Text ist noch hier.</translation>
  </message>
  <message>
   <source>%1 was removed or renamed by another program. Your text is still here; saving writes the file again.</source>
   <translation>%1 wurde von einem anderen Programm entfernt oder umbenannt. Ihr Text ist noch hier; Speichern schreibt die Datei neu.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>%1 was changed by another program, and you have unsaved edits.</source>
   <translation>%1 wurde von einem anderen Programm geändert, und Sie haben ungespeicherte Änderungen.</translation>
  </message>
  <message>
   <source>%1 was changed by another program.</source>
   <translation>%1 wurde von einem anderen Programm geändert.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Vergleichen</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>Neu laden</translation>
  </message>
  <message>
   <source>Keep mine</source>
   <translation>Meine behalten</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Help</name>
  <message>
   <source>retired</source>
   <translation>außer Dienst</translation>
  </message>
  <message>
   <source>older name</source>
   <translation>älterer Name</translation>
  </message>
  <message>
   <source>not confirmed by its operator</source>
   <translation>vom Betreiber nicht bestätigt</translation>
  </message>
  <message>
   <source>crawler</source>
   <translation>Crawler</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>ruft für einen Nutzer ab</translation>
  </message>
  <message>
   <source>policy token, never fetches</source>
   <translation>Richtlinien-Token, ruft nie ab</translation>
  </message>
  <message>
   <source>library</source>
   <translation>Bibliothek</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>nicht dokumentiert</translation>
  </message>
  <message>
   <source>no</source>
   <translation>nein</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>ja</translation>
  </message>
  <message>
   <source>Obeys robots.txt</source>
   <translation>Befolgt robots.txt</translation>
  </message>
  <message>
   <source>Obeys the * group</source>
   <translation>Befolgt die *-Gruppe</translation>
  </message>
  <message>
   <source>Obeys Crawl-delay</source>
   <translation>Befolgt Crawl-delay</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>Quelle: %1</translation>
  </message>
  <message>
   <source>Example: %1</source>
   <translation>Beispiel: %1</translation>
  </message>
  <message>
   <source>Explanation</source>
   <translation>Erklärung</translation>
  </message>
  <message>
   <source>Open in the manual</source>
   <translation>Im Handbuch öffnen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursModel</name>
  <message>
   <source>polite pace</source>
   <translation>rücksichtsvolles Tempo</translation>
  </message>
  <message>
   <source>open</source>
   <translation>offen</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>verboten</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>geschlossen</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>muss fragen</translation>
  </message>
  <message>
   <source>Open at every hour</source>
   <translation>Zu jeder Zeit offen</translation>
  </message>
  <message>
   <source>Not open at any hour</source>
   <translation>Zu keiner Zeit offen</translation>
  </message>
  <message>
   <source>Closes %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>Schließt %1</translation>
  </message>
  <message>
   <source>Opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>Öffnet %1</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>names of agents</comment>
   <translation>
    <numerusform>ein weiterer</numerusform>
    <numerusform>%n weitere</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 + %2</source>
   <comment>a name and how many others</comment>
   <translation>%1 + %2</translation>
  </message>
  <message>
   <source>from %1: %2</source>
   <comment>%1 an hour, %2 what applies from then: “open”</comment>
   <translation>ab %1: %2</translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <comment>an agent, a time, and what applies then</comment>
   <translation>%1, %2: %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursView</name>
  <message>
   <source>Hours at which agents may fetch the path, in UTC</source>
   <translation>Zeiten, zu denen Agenten den Pfad abrufen dürfen, in UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Journal</name>
  <message>
   <source>the folder %1 could not be made</source>
   <translation>der Ordner %1 ließ sich nicht anlegen</translation>
  </message>
  <message>
   <source>%1 could not be locked</source>
   <translation>%1 ließ sich nicht sperren</translation>
  </message>
  <message>
   <source>it could not be synced</source>
   <translation>es ließ sich nicht synchronisieren</translation>
  </message>
  <message>
   <source>What you type in %1 cannot be kept for recovery: %2. Save soon.</source>
   <translation>Was Sie in %1 eingeben, lässt sich nicht für die Wiederherstellung aufbewahren: %2. Speichern Sie bald.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::KeyTable</name>
  <message>
   <source>Keys</source>
   <translation>Tasten</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>Befehl</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LineEditor</name>
  <message>
   <source>seconds</source>
   <translation>Sekunden</translation>
  </message>
  <message>
   <source>UTC</source>
   <translation>UTC</translation>
  </message>
  <message>
   <source>This value decides nothing</source>
   <translation>Dieser Wert entscheidet nichts</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Jetzt</translation>
  </message>
  <message>
   <source>New</source>
   <translation>Neu</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAnswerPage</name>
  <message>
   <source>Draft, live, after upload</source>
   <translation>Entwurf, live, nach dem Hochladen</translation>
  </message>
  <message>
   <source>What the draft says and is not served</source>
   <translation>Was der Entwurf sagt und nicht ausgeliefert wird</translation>
  </message>
  <message>
   <source>What others put into it</source>
   <translation>Was andere hineinsetzen</translation>
  </message>
  <message>
   <source>What differs from the draft after an upload</source>
   <translation>Was sich nach einem Hochladen vom Entwurf unterscheidet</translation>
  </message>
  <message>
   <source>Request</source>
   <translation>Anfrage</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Antwort</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>Wer</translation>
  </message>
  <message>
   <source>What they make of it</source>
   <translation>Was sie daraus machen</translation>
  </message>
  <message>
   <source>Requests that are answered</source>
   <translation>Anfragen, die beantwortet sind</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Send no more requests</source>
   <translation>Keine weiteren Anfragen senden</translation>
  </message>
  <message>
   <source>Comparison</source>
   <translation>Vergleich</translation>
  </message>
  <message>
   <source>Requests and answers</source>
   <translation>Anfragen und Antworten</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Anfragen</translation>
  </message>
  <message>
   <source>What crawlers make of it</source>
   <translation>Was Crawler daraus machen</translation>
  </message>
  <message>
   <source>What cra&amp;wlers make of it</source>
   <translation>Was &amp;Crawler daraus machen</translation>
  </message>
  <message>
   <source>File that is compared line by line</source>
   <translation>Datei, die Zeile für Zeile verglichen wird</translation>
  </message>
  <message>
   <source>Neither the draft nor the site has a line in this file.</source>
   <translation>Weder der Entwurf noch die Website hat eine Zeile in dieser Datei.</translation>
  </message>
  <message>
   <source>Asking for robots.txt…</source>
   <translation>robots.txt wird angefragt…</translation>
  </message>
  <message>
   <source>Comparing every path, agent and hour…</source>
   <translation>Jeder Pfad, jeder Agent und jede Stunde werden verglichen…</translation>
  </message>
  <message>
   <source>Every agent is answered as the draft says, on every path and at every hour.</source>
   <translation>Jeder Agent erhält auf jedem Pfad und zu jeder Stunde die Antwort, die der Entwurf gibt.</translation>
  </message>
  <message>
   <source>Nothing: every answer of the draft is served.</source>
   <translation>Nichts: Jede Antwort des Entwurfs wird ausgeliefert.</translation>
  </message>
  <message>
   <source>Nothing that changes an answer.</source>
   <translation>Nichts, was eine Antwort ändert.</translation>
  </message>
  <message>
   <source>Nothing: agents will be answered as the draft says.</source>
   <translation>Nichts: Agenten erhalten die Antworten, die der Entwurf gibt.</translation>
  </message>
  <message>
   <source>What will be served after an upload cannot be known.</source>
   <translation>Was nach einem Hochladen ausgeliefert wird, lässt sich nicht wissen.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAskPage</name>
  <message>
   <source>Requests that will be sent</source>
   <translation>Anfragen, die gesendet werden</translation>
  </message>
  <message>
   <source>Use the &amp;proxy that the environment names</source>
   <translation>Den &amp;Proxy verwenden, den die Umgebung nennt</translation>
  </message>
  <message>
   <source>Type the host of the site, such as www.example.org. What will be sent is then listed here.</source>
   <translation>Geben Sie den Host der Website ein, etwa www.example.org. Was gesendet wird, steht dann hier.</translation>
  </message>
  <message>
   <source>It looks up names itself, so that the addresses it connects to are not checked</source>
   <translation>Er schlägt Namen selbst nach; die Adressen, mit denen er sich verbindet, werden also nicht geprüft</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Website</translation>
  </message>
  <message>
   <source>The draft is compared with what the site serves now. Nothing is sent before you press the button below.</source>
   <translation>Der Entwurf wird mit dem verglichen, was die Website jetzt ausliefert. Nichts wird gesendet, bevor Sie die Schaltfläche unten drücken.</translation>
  </message>
  <message numerus="yes">
   <source>Send these %n request(s)</source>
   <translation>
    <numerusform>Diese %n Anfrage senden</numerusform>
    <numerusform>Diese %n Anfragen senden</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>Each names Gatepost as the sender: %1.</source>
   <translation>Jede nennt Gatepost als Absender: %1.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveChanges</name>
  <message>
   <source>The comparison is not complete: there may be more.</source>
   <translation>Der Vergleich ist nicht vollständig: Es kann mehr geben.</translation>
  </message>
  <message>
   <source>Not decided: %1</source>
   <translation>Nicht entschieden: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveColumnsModel</name>
  <message>
   <source>Whose</source>
   <translation>Wessen</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>Entwurf</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>Live</translation>
  </message>
  <message>
   <source>After upload</source>
   <translation>Nach Hochladen</translation>
  </message>
  <message>
   <source>others</source>
   <translation>andere</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n gleiche Zeile</numerusform>
    <numerusform>… %n gleiche Zeilen</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, by %2</source>
   <comment>%1 a line of a file, %2 who put it there</comment>
   <translation>%1, von %2</translation>
  </message>
  <message>
   <source>not served: %1</source>
   <translation>nicht ausgeliefert: %1</translation>
  </message>
  <message>
   <source>goes with an upload: %1</source>
   <translation>entfällt mit einem Hochladen: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveDialog</name>
  <message>
   <source>Ask again…</source>
   <translation>Erneut anfragen…</translation>
  </message>
  <message>
   <source>&amp;Take the live file as a new document</source>
   <translation>Die Live-Datei als neues &amp;Dokument übernehmen</translation>
  </message>
  <message>
   <source>Compare with live</source>
   <translation>Mit live vergleichen</translation>
  </message>
  <message>
   <source>In a separate window, unsaved; the draft stays as it is</source>
   <translation>In einem eigenen Fenster, ungespeichert; der Entwurf bleibt, wie er ist</translation>
  </message>
  <message>
   <source>Into a folder of your choice, from which Logs and replay read it as a version of the policy</source>
   <translation>In einen Ordner Ihrer Wahl, aus dem Logs und Replay sie als eine Version der Richtlinie lesen</translation>
  </message>
  <message>
   <source>Stopped: nothing was answered.</source>
   <translation>Abgebrochen: Nichts wurde beantwortet.</translation>
  </message>
  <message numerus="yes">
   <source>Stopped. %n request(s) were answered; what was not asked for is not known.</source>
   <translation>
    <numerusform>Abgebrochen. %n Anfrage wurde beantwortet; was nicht angefragt wurde, ist nicht bekannt.</numerusform>
    <numerusform>Abgebrochen. %n Anfragen wurden beantwortet; was nicht angefragt wurde, ist nicht bekannt.</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking for %1…</source>
   <translation>%1 wird angefragt…</translation>
  </message>
  <message>
   <source>Keep as a version…</source>
   <translation>Als Version aufbewahren…</translation>
  </message>
  <message>
   <source>Keep as version of %1…</source>
   <translation>Als Version von %1 aufbewahren…</translation>
  </message>
  <message>
   <source>The folder of the kept versions</source>
   <translation>Der Ordner der aufbewahrten Versionen</translation>
  </message>
  <message>
   <source>Kept in %1.</source>
   <translation>In %1 aufbewahrt.</translation>
  </message>
  <message>
   <source>%1 is there already, and nothing is written over.</source>
   <translation>%1 ist schon da, und nichts wird überschrieben.</translation>
  </message>
  <message>
   <source>The folder %1 could not be made.</source>
   <translation>Der Ordner %1 ließ sich nicht anlegen.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveTexts</name>
  <message>
   <source>%1 for %2: %3</source>
   <comment>%1 a header, %2 an agent, %3 the header's value</comment>
   <translation>%1 für %2: %3</translation>
  </message>
  <message>
   <source>no answer</source>
   <translation>keine Antwort</translation>
  </message>
  <message>
   <source>%1 (no longer encrypted)</source>
   <translation>%1 (nicht mehr verschlüsselt)</translation>
  </message>
  <message>
   <source>through %1</source>
   <comment>%1 a content delivery network</comment>
   <translation>über %1</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the file: crawlers may get the same.</source>
   <translation>Eine Firewall hat statt der Datei eine Frage gestellt: Crawler bekommen womöglich dasselbe.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>Not known: %1</source>
   <translation>Nicht bekannt: %1</translation>
  </message>
  <message>
   <source>left out</source>
   <translation>ausgelassen</translation>
  </message>
  <message>
   <source>Start page</source>
   <translation>Startseite</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogAgentsModel</name>
  <message>
   <source>never</source>
   <translation>nie</translation>
  </message>
  <message>
   <source>once</source>
   <translation>einmal</translation>
  </message>
  <message>
   <source>every %1</source>
   <translation>alle %1</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>teilweise</translation>
  </message>
  <message>
   <source>no</source>
   <translation>nein</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>ja</translation>
  </message>
  <message>
   <source>unknown</source>
   <translation>unbekannt</translation>
  </message>
  <message>
   <source>%1 %</source>
   <comment>share</comment>
   <translation>%1 %</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so no request counts as denied, whatever your files say (requests: %2).</source>
   <translation>%1 missachtet laut Dokumentation robots.txt; darum zählt keine Anfrage als verweigert, was immer Ihre Dateien sagen (Anfragen: %2).</translation>
  </message>
  <message>
   <source>%1 does not claim to obey robots.txt.</source>
   <translation>%1 gibt nicht an, robots.txt zu befolgen.</translation>
  </message>
  <message>
   <source>%1 did nothing that was denied (requests: %2).</source>
   <translation>%1 hat nichts Verbotenes getan (Abrufe: %2).</translation>
  </message>
  <message>
   <source>%1 asked for denied paths %2 times and was served %3 times.</source>
   <translation>%1 hat %2-mal verbotene Pfade verlangt und sie %3-mal erhalten.</translation>
  </message>
  <message>
   <source>It did so on %1.</source>
   <translation>Das geschah am %1.</translation>
  </message>
  <message>
   <source>It did so from %1 to %2.</source>
   <translation>Das geschah vom %1 bis zum %2.</translation>
  </message>
  <message>
   <source>Of these, %1 came after it had read the rule that denies them.</source>
   <translation>Davon kamen %1, nachdem er die Regel gelesen hatte, die sie verbietet.</translation>
  </message>
  <message>
   <source>Another %1 are within a day of a change of the rules, when a copy may still be old.</source>
   <translation>Weitere %1 liegen innerhalb eines Tages nach einer Änderung der Regeln, wenn eine Kopie noch alt sein kann.</translation>
  </message>
  <message>
   <source>It came %1 times outside its hours.</source>
   <translation>Er kam %1-mal außerhalb seiner Zeiten.</translation>
  </message>
  <message>
   <source>%1 of its requests came faster than the stated %2; its busiest minute had %3.</source>
   <translation>%1 seiner Abrufe kamen schneller als die angegebenen %2; in seiner stärksten Minute waren es %3.</translation>
  </message>
  <message>
   <source>It never got robots.txt.</source>
   <translation>Er hat robots.txt nie erhalten.</translation>
  </message>
  <message>
   <source>%1 (unknown)</source>
   <translation>%1 (unbekannt)</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>Verified</source>
   <translation>Verifiziert</translation>
  </message>
  <message>
   <source>Whether its addresses are those that its operator publishes</source>
   <translation>Ob seine Adressen die sind, die sein Betreiber veröffentlicht</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Abrufe</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>Verboten</translation>
  </message>
  <message>
   <source>Requests that every version of the policy of the last 24 hours denies</source>
   <translation>Abrufe, die jede Version der Richtlinie der letzten 24 Stunden verbietet</translation>
  </message>
  <message>
   <source>Knew better</source>
   <translation>Wissentlich</translation>
  </message>
  <message>
   <source>Denied requests after it had read the rule that denies them</source>
   <translation>Verbotene Abrufe, nachdem er die Regel gelesen hatte, die sie verbietet</translation>
  </message>
  <message>
   <source>Grace</source>
   <translation>Karenz</translation>
  </message>
  <message>
   <source>Denied, but a copy of the rules that is a day old allows it</source>
   <translation>Verboten, aber eine einen Tag alte Kopie der Regeln erlaubt es</translation>
  </message>
  <message>
   <source>Closed</source>
   <translation>Geschlossen</translation>
  </message>
  <message>
   <source>Requests outside the hours of Visit-time</source>
   <translation>Abrufe außerhalb der Zeiten von Visit-time</translation>
  </message>
  <message>
   <source>Too fast</source>
   <translation>Zu schnell</translation>
  </message>
  <message>
   <source>Share of requests that came faster than the stated pace</source>
   <translation>Anteil der Abrufe, die schneller kamen als das angegebene Tempo</translation>
  </message>
  <message>
   <source>Reads robots.txt</source>
   <translation>Liest robots.txt</translation>
  </message>
  <message>
   <source>Against the policy</source>
   <translation>Gegen die Richtlinie</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>%1 bis %2</translation>
  </message>
  <message>
   <source>The days of its first and its last request that was denied, outside the hours or in a honeypot</source>
   <translation>Die Tage des ersten und des letzten Abrufs, der verboten war, außerhalb der Zeiten lag oder in einen Honeypot ging</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogIdleModel</name>
  <message>
   <source>Place</source>
   <translation>Stelle</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1 Zeile %2</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Zeile</translation>
  </message>
  <message>
   <source>For</source>
   <translation>Für</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogNetworksModel</name>
  <message>
   <source>Network</source>
   <translation>Netz</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Abrufe</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogRulesModel</name>
  <message>
   <source>Rule and paths</source>
   <translation>Regel und Pfade</translation>
  </message>
  <message>
   <source>a group that allows only other paths</source>
   <translation>eine Gruppe, die nur andere Pfade erlaubt</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1 Zeile %2: %3</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>Version</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Abrufe</translation>
  </message>
  <message>
   <source>First</source>
   <translation>Zuerst</translation>
  </message>
  <message>
   <source>Last</source>
   <translation>Zuletzt</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Logs</name>
  <message>
   <source>%1: no line has a User-Agent, so nobody was recognised.</source>
   <translation>%1: Keine Zeile hat einen User-Agent, also wurde niemand erkannt.</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1 Zeile %2: %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsChart</name>
  <message>
   <source>Requests by the hour</source>
   <translation>Abrufe nach Stunden</translation>
  </message>
  <message>
   <source>Requests of %1 by the hour</source>
   <translation>Abrufe von %1 nach Stunden</translation>
  </message>
  <message>
   <source>%1 UTC, %2: denied %3, closed %4, grace %5, ok %6</source>
   <translation>%1 UTC, %2: verboten %3, geschlossen %4, Karenz %5, in Ordnung %6</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>verboten</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>geschlossen</translation>
  </message>
  <message>
   <source>grace</source>
   <translation>Karenz</translation>
  </message>
  <message>
   <source>ok</source>
   <translation>in Ordnung</translation>
  </message>
  <message numerus="yes">
   <source>Not drawn: %Ln request(s), such as of %1</source>
   <comment>%1: 31 Dec 9999</comment>
   <translation>
    <numerusform>Nicht gezeichnet: %Ln Anfrage, vom %1</numerusform>
    <numerusform>Nicht gezeichnet: %Ln Anfragen, etwa vom %1</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsPanel</name>
  <message>
   <source>Agents in the log</source>
   <translation>Agenten im Log</translation>
  </message>
  <message>
   <source>Broken rules</source>
   <translation>Verletzte Regeln</translation>
  </message>
  <message>
   <source>Rules that decided nothing</source>
   <translation>Regeln, die nichts entschieden haben</translation>
  </message>
  <message>
   <source>Networks of somebody else under its name</source>
   <translation>Netze von jemand anderem unter seinem Namen</translation>
  </message>
  <message>
   <source>Logarithmic</source>
   <translation>Logarithmisch</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Stop reading</source>
   <translation>Lesen beenden</translation>
  </message>
  <message>
   <source>Use these paths as sample paths</source>
   <translation>Diese Pfade als Beispielpfade verwenden</translation>
  </message>
  <message>
   <source>Copy the networks</source>
   <translation>Netze kopieren</translation>
  </message>
  <message>
   <source>Report this…</source>
   <translation>Dies melden…</translation>
  </message>
  <message>
   <source>Refuse them at the server…</source>
   <translation>Am Server abweisen…</translation>
  </message>
  <message>
   <source>Open logs…</source>
   <translation>Logs öffnen…</translation>
  </message>
  <message>
   <source>Choose a server's logs, also packed with gzip or zstd</source>
   <translation>Logs eines Servers wählen, auch mit gzip oder zstd gepackt</translation>
  </message>
  <message>
   <source>Address lists…</source>
   <translation>Adresslisten…</translation>
  </message>
  <message>
   <source>Choose a folder of address lists, to verify who the crawlers are</source>
   <translation>Ordner mit Adresslisten wählen, um zu prüfen, wer die Crawler sind</translation>
  </message>
  <message>
   <source>Judged by</source>
   <translation>Beurteilt nach</translation>
  </message>
  <message>
   <source>The policy that the log is judged by</source>
   <translation>Die Richtlinie, nach der das Log beurteilt wird</translation>
  </message>
  <message>
   <source>No rule was broken.</source>
   <translation>Keine Regel wurde gebrochen.</translation>
  </message>
  <message>
   <source>Every rule that denies decided at least one request.</source>
   <translation>Jede verbietende Regel hat mindestens einen Abruf entschieden.</translation>
  </message>
  <message>
   <source>Nobody else came under its name, as far as its operator publishes addresses.</source>
   <translation>Niemand sonst kam unter seinem Namen, soweit sein Betreiber Adressen veröffentlicht.</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <source>Rules it broke</source>
   <translation>Regeln, die er verletzt hat</translation>
  </message>
  <message>
   <source>Under its name</source>
   <translation>Unter seinem Namen</translation>
  </message>
  <message>
   <source>Networks from which somebody else came under its name: refuse these, not the agent</source>
   <translation>Netze, aus denen jemand anderes unter seinem Namen kam: Weisen Sie diese ab, nicht den Agenten</translation>
  </message>
  <message>
   <source>Drop the access logs of your server here. Gatepost says what each crawler did, judged by what the policy said at that time. Nothing leaves this computer.</source>
   <translation>Ziehen Sie die Zugriffslogs Ihres Servers hierher. Gatepost sagt, was jeder Crawler getan hat, beurteilt nach dem, was die Richtlinie zu jener Zeit sagte. Nichts verlässt diesen Computer.</translation>
  </message>
  <message>
   <source>No crawler is in these %1 lines.</source>
   <translation>In diesen %1 Zeilen kommt kein Crawler vor.</translation>
  </message>
  <message>
   <source>%1 lines, %2 to %3, %4 agents, judged by %5.</source>
   <translation>%1 Zeilen, %2 bis %3, %4 Agenten, beurteilt nach %5.</translation>
  </message>
  <message numerus="yes">
   <source>%n version(s) of the policy</source>
   <translation>
    <numerusform>%n Version der Richtlinie</numerusform>
    <numerusform>%n Versionen der Richtlinie</numerusform>
   </translation>
  </message>
  <message>
   <source>Agents made %1 % of the lines.</source>
   <translation>Von Agenten stammen %1 % der Zeilen.</translation>
  </message>
  <message>
   <source>%1 more names that nobody knows are not listed.</source>
   <translation>%1 weitere Namen, die niemand kennt, sind nicht aufgeführt.</translation>
  </message>
  <message>
   <source>%1 lines are not in the format that was assumed (%2).</source>
   <translation>%1 Zeilen haben nicht das angenommene Format (%2).</translation>
  </message>
  <message>
   <source>Rules that decided nothing (%1)</source>
   <translation>Regeln, die nichts entschieden haben (%1)</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Logs</translation>
  </message>
  <message>
   <source>Logs %1</source>
   <translation>Logs %1</translation>
  </message>
  <message>
   <source>Under its name (%1 of %2)</source>
   <translation>Unter seinem Namen (%1 von %2)</translation>
  </message>
  <message>
   <source>Under its name (%1)</source>
   <translation>Unter seinem Namen (%1)</translation>
  </message>
  <message>
   <source>Rules that %1 broke</source>
   <translation>Regeln, die %1 verletzt hat</translation>
  </message>
  <message>
   <source>Choose an agent to see which rules it broke.</source>
   <translation>Wählen Sie einen Agenten, um zu sehen, welche Regeln er verletzt hat.</translation>
  </message>
  <message>
   <source>All these paths are sample paths already.</source>
   <translation>Alle diese Pfade sind schon Beispielpfade.</translation>
  </message>
  <message numerus="yes">
   <source>%n sample path(s) added.</source>
   <translation>
    <numerusform>%n Beispielpfad hinzugefügt.</numerusform>
    <numerusform>%n Beispielpfade hinzugefügt.</numerusform>
   </translation>
  </message>
  <message>
   <source>The networks were copied.</source>
   <translation>Die Netze wurden kopiert.</translation>
  </message>
  <message>
   <source>this site's Git history</source>
   <translation>dem Git-Verlauf dieser Website</translation>
  </message>
  <message>
   <source>this text, for all times</source>
   <translation>diesem Text, für alle Zeiten</translation>
  </message>
  <message>
   <source>a folder of dated versions…</source>
   <translation>einem Ordner mit datierten Versionen…</translation>
  </message>
  <message>
   <source>versions in %1</source>
   <translation>Versionen in %1</translation>
  </message>
  <message>
   <source>A folder with a folder for each version, named by its date</source>
   <translation>Ein Ordner mit je einem Unterordner pro Version, benannt nach ihrem Datum</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>Logs eines Servers</translation>
  </message>
  <message>
   <source>A folder of address lists, each named after its crawler</source>
   <translation>Ein Ordner mit Adresslisten, jede nach ihrem Crawler benannt</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>Wird gelesen…</translation>
  </message>
  <message>
   <source>Reading was stopped.</source>
   <translation>Das Lesen wurde beendet.</translation>
  </message>
  <message>
   <source>%1 lines, %2 million a second</source>
   <translation>%1 Zeilen, %2 Millionen pro Sekunde</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Look</name>
  <message>
   <source>Search indexer</source>
   <translation>Suchindexierer</translation>
  </message>
  <message>
   <source>AI assistant</source>
   <translation>KI-Assistent</translation>
  </message>
  <message>
   <source>AI researcher</source>
   <translation>KI-Rechercheur</translation>
  </message>
  <message>
   <source>Code assistant</source>
   <translation>Code-Assistent</translation>
  </message>
  <message>
   <source>Data harvester</source>
   <translation>Datensammler</translation>
  </message>
  <message>
   <source>Content generator</source>
   <translation>Inhaltsgenerator</translation>
  </message>
  <message>
   <source>Ad network</source>
   <translation>Werbenetzwerk</translation>
  </message>
  <message>
   <source>Monitoring</source>
   <translation>Überwachung</translation>
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
   <source>Later</source>
   <translation>Später</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Fragen</translation>
  </message>
  <message>
   <source>As the author meant it</source>
   <translation>Wie vom Autor gemeint</translation>
  </message>
  <message>
   <source>RFC 9309</source>
   <translation>RFC 9309</translation>
  </message>
  <message>
   <source>Google</source>
   <translation>Google</translation>
  </message>
  <message>
   <source>As in 1994</source>
   <translation>Wie 1994</translation>
  </message>
  <message>
   <source>As documented</source>
   <translation>Laut Dokumentation</translation>
  </message>
  <message>
   <source>decided</source>
   <translation>entschied</translation>
  </message>
  <message>
   <source>applies</source>
   <translation>gilt</translation>
  </message>
  <message>
   <source>lost</source>
   <translation>unterlag</translation>
  </message>
  <message>
   <source>not read</source>
   <translation>nicht gelesen</translation>
  </message>
  <message>
   <source>note</source>
   <translation>Hinweis</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Suche</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>Im Auftrag eines Nutzers</translation>
  </message>
  <message>
   <source>Training</source>
   <translation>Training</translation>
  </message>
  <message>
   <source>Several purposes</source>
   <translation>Mehrere Zwecke</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MainWindow</name>
  <message>
   <source>&amp;File</source>
   <translation>&amp;Datei</translation>
  </message>
  <message>
   <source>&amp;Open file…</source>
   <translation>Datei ö&amp;ffnen…</translation>
  </message>
  <message>
   <source>Open &amp;folder…</source>
   <translation>&amp;Ordner öffnen…</translation>
  </message>
  <message>
   <source>Open &amp;recent</source>
   <translation>Zuletzt &amp;geöffnet</translation>
  </message>
  <message>
   <source>New &amp;window</source>
   <translation>Neues Fens&amp;ter</translation>
  </message>
  <message>
   <source>Open the sam&amp;ple site</source>
   <translation>Beis&amp;pielwebsite öffnen</translation>
  </message>
  <message>
   <source>S&amp;ettings…</source>
   <translation>E&amp;instellungen…</translation>
  </message>
  <message>
   <source>&amp;Close file</source>
   <translation>Datei s&amp;chließen</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>&amp;Beenden</translation>
  </message>
  <message>
   <source>&amp;New</source>
   <translation>&amp;Neu</translation>
  </message>
  <message>
   <source>Agent policy &amp;from robots.txt</source>
   <translation>Agentenrichtlinie &amp;aus robots.txt</translation>
  </message>
  <message>
   <source>New from &amp;template</source>
   <translation>Neu aus &amp;Vorlage</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>&amp;Speichern</translation>
  </message>
  <message>
   <source>Save &amp;as…</source>
   <translation>Speichern &amp;unter…</translation>
  </message>
  <message>
   <source>Save a cop&amp;y…</source>
   <translation>&amp;Kopie speichern…</translation>
  </message>
  <message>
   <source>Save a&amp;ll</source>
   <translation>&amp;Alle speichern</translation>
  </message>
  <message>
   <source>Co&amp;mpare with the file</source>
   <translation>&amp;Mit der Datei vergleichen</translation>
  </message>
  <message>
   <source>E&amp;xport…</source>
   <translation>E&amp;xportieren…</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>&amp;Bearbeiten</translation>
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
   <source>&amp;Next problem</source>
   <translation>&amp;Nächstes Problem</translation>
  </message>
  <message>
   <source>T&amp;idy up…</source>
   <translation>Aufräu&amp;men…</translation>
  </message>
  <message>
   <source>&amp;Previous problem</source>
   <translation>&amp;Voriges Problem</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Ansicht</translation>
  </message>
  <message>
   <source>&amp;Form</source>
   <translation>&amp;Formular</translation>
  </message>
  <message>
   <source>Form &amp;and text</source>
   <translation>Formular &amp;und Text</translation>
  </message>
  <message>
   <source>&amp;Text</source>
   <translation>&amp;Text</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>Ziele</translation>
  </message>
  <message>
   <source>&amp;Reset layout</source>
   <translation>Anordnung &amp;zurücksetzen</translation>
  </message>
  <message>
   <source>Next &amp;pane</source>
   <translation>&amp;Nächster Bereich</translation>
  </message>
  <message>
   <source>Pre&amp;vious pane</source>
   <translation>&amp;Voriger Bereich</translation>
  </message>
  <message>
   <source>Find a &amp;command…</source>
   <translation>Befehl &amp;suchen…</translation>
  </message>
  <message>
   <source>Views folded to their tabs</source>
   <translation>Ansichten auf ihre Reiter eingeklappt</translation>
  </message>
  <message>
   <source>Views in the whole window</source>
   <translation>Ansichten im ganzen Fenster</translation>
  </message>
  <message>
   <source>&amp;Policy</source>
   <translation>Richt&amp;linie</translation>
  </message>
  <message>
   <source>Add %1</source>
   <translation>%1 hinzufügen</translation>
  </message>
  <message>
   <source>&amp;Undo %1</source>
   <translation>&amp;Rückgängig: %1</translation>
  </message>
  <message>
   <source>&amp;Redo %1</source>
   <translation>&amp;Wiederholen: %1</translation>
  </message>
  <message>
   <source>Read as one it would allow everything, so nothing is judged.</source>
   <translation>Als solche gelesen, würde der Text alles erlauben; darum wird nichts beurteilt.</translation>
  </message>
  <message>
   <source>Fetch…</source>
   <translation>Abrufen…</translation>
  </message>
  <message>
   <source>Open anyway</source>
   <translation>Trotzdem öffnen</translation>
  </message>
  <message>
   <source>&amp;Simulate</source>
   <translation>&amp;Simulieren</translation>
  </message>
  <message>
   <source>&amp;Ask about an agent</source>
   <translation>Nach einem &amp;Agenten fragen</translation>
  </message>
  <message>
   <source>Go to the &amp;deciding line</source>
   <translation>Zur &amp;entscheidenden Zeile</translation>
  </message>
  <message>
   <source>C&amp;hange this answer…</source>
   <translation>Diese Antwort ä&amp;ndern…</translation>
  </message>
  <message>
   <source>&amp;Copy the answer</source>
   <translation>Antwort &amp;kopieren</translation>
  </message>
  <message>
   <source>Copy as &amp;JSON</source>
   <translation>Als &amp;JSON kopieren</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Lesart</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>&amp;Hilfe</translation>
  </message>
  <message>
   <source>&amp;Manual</source>
   <translation>&amp;Handbuch</translation>
  </message>
  <message>
   <source>&amp;Keyboard shortcuts</source>
   <translation>&amp;Tastenkürzel</translation>
  </message>
  <message>
   <source>&amp;Report a wrong verdict</source>
   <translation>Falsches &amp;Urteil melden</translation>
  </message>
  <message>
   <source>&amp;Update the List of Crawlers…</source>
   <translation>Liste der &amp;Crawler aktualisieren…</translation>
  </message>
  <message numerus="yes">
   <source>&amp;Update the List of Crawlers… (%n day(s) old)</source>
   <translation>
    <numerusform>Liste der &amp;Crawler aktualisieren… (%n Tag alt)</numerusform>
    <numerusform>Liste der &amp;Crawler aktualisieren… (%n Tage alt)</numerusform>
   </translation>
  </message>
  <message>
   <source>&amp;About Gatepost</source>
   <translation>Ü&amp;ber Gatepost</translation>
  </message>
  <message>
   <source>About Gatepost</source>
   <translation>Über Gatepost</translation>
  </message>
  <message>
   <source>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. No account, no telemetry; nothing is fetched or sent unless you press a button.&lt;/p&gt;</source>
   <translation>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Bearbeitet und simuliert robots.txt, robots-ai.txt, robots2.txt und Agentenrichtlinien.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Kein Konto, keine Telemetrie; nichts wird abgerufen oder gesendet, solange Sie nicht auf eine Schaltfläche klicken.&lt;/p&gt;</translation>
  </message>
  <message>
   <source>The answer with its reasons is in the clipboard as JSON. Paste it into your report with the policy files that it is about, and say what you expected. Nothing was sent.</source>
   <translation>Die Antwort mit ihren Gründen ist als JSON in der Zwischenablage. Fügen Sie sie mit den betreffenden Richtliniendateien in Ihre Meldung ein, und sagen Sie, was Sie erwartet haben. Nichts wurde gesendet.</translation>
  </message>
  <message>
   <source>The window speaks the other language when Gatepost is started again.</source>
   <translation>Die neue Sprache gilt, sobald Gatepost neu gestartet wird.</translation>
  </message>
  <message>
   <source>The files of this site have %1. Everything is judged again at each key, so typing waits. The text alone is faster.</source>
   <translation>Die Dateien dieser Website haben %1. Bei jedem Tastendruck wird alles neu beurteilt, darum stockt die Eingabe. Der Text allein ist schneller.</translation>
  </message>
  <message>
   <source>Show the text alone</source>
   <translation>Nur den Text zeigen</translation>
  </message>
  <message>
   <source>Only the text is shown. Verdicts, problems, forms and views are not kept up to date.</source>
   <translation>Nur der Text wird gezeigt. Urteile, Probleme, Formulare und Ansichten werden nicht aktualisiert.</translation>
  </message>
  <message>
   <source>Judge again</source>
   <translation>Wieder beurteilen</translation>
  </message>
  <message>
   <source>Line %1 of %2 has %3 characters. Only its first %4 are shown and searched, and lines are not wrapped in this file. All of it is kept and saved.</source>
   <translation>Zeile %1 von %2 hat %3 Zeichen. Nur die ersten %4 werden gezeigt und durchsucht, und Zeilen werden in dieser Datei nicht umbrochen. Alles bleibt erhalten und wird gespeichert.</translation>
  </message>
  <message>
   <source>%1 contains no policy file.</source>
   <translation>%1 enthält keine Richtliniendatei.</translation>
  </message>
  <message>
   <source>%1 contains no robots.txt, robots-ai.txt, robots2.txt or agent policy yet. What you say here makes one.</source>
   <translation>%1 enthält noch keine robots.txt, robots-ai.txt, robots2.txt oder Agentenrichtlinie. Was Sie hier sagen, erzeugt eine.</translation>
  </message>
  <message>
   <source>Crawler policy</source>
   <translation>Crawler-Richtlinie</translation>
  </message>
  <message>
   <source>The clipboard contains no text. Copy the text of a robots.txt first.</source>
   <translation>Die Zwischenablage enthält keinen Text. Kopieren Sie zuerst den Text einer robots.txt.</translation>
  </message>
  <message>
   <source>Open file</source>
   <translation>Datei öffnen</translation>
  </message>
  <message>
   <source>Policy files (*robots*.txt *.kno);;Text files (*.txt);;All files (*)</source>
   <translation>Richtliniendateien (*robots*.txt *.kno);;Textdateien (*.txt);;Alle Dateien (*)</translation>
  </message>
  <message>
   <source>Open a site's folder</source>
   <translation>Ordner einer Website öffnen</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1 (fehlt)</translation>
  </message>
  <message>
   <source>Keep the open file at the top</source>
   <translation>Die geöffnete Datei oben anheften</translation>
  </message>
  <message>
   <source>Forget missing files</source>
   <translation>Fehlende Dateien vergessen</translation>
  </message>
  <message>
   <source>Clear the list</source>
   <translation>Liste leeren</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, Zeile %2</translation>
  </message>
  <message>
   <source>Go to line %1 of %2</source>
   <translation>Zu Zeile %1 von %2</translation>
  </message>
  <message>
   <source>Let %1 in…</source>
   <translation>%1 hereinlassen…</translation>
  </message>
  <message>
   <source>Block %1…</source>
   <translation>%1 sperren…</translation>
  </message>
  <message>
   <source>the smallest edit</source>
   <translation>die kleinste Änderung</translation>
  </message>
  <message>
   <source>Export to %1…</source>
   <translation>Für %1 exportieren…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <source>Ask about %1</source>
   <translation>Nach %1 fragen</translation>
  </message>
  <message>
   <source>path</source>
   <translation>Pfad</translation>
  </message>
  <message>
   <source>directive, in the manual</source>
   <translation>Direktive, im Handbuch</translation>
  </message>
  <message>
   <source>manual</source>
   <translation>Handbuch</translation>
  </message>
  <message>
   <source>No command. Ask about “%1”?</source>
   <translation>Kein Befehl. Nach „%1“ fragen?</translation>
  </message>
  <message>
   <source>Views</source>
   <translation>Ansichten</translation>
  </message>
  <message>
   <source>Form and answer</source>
   <translation>Formular und Antwort</translation>
  </message>
  <message>
   <source>Form</source>
   <translation>Formular</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Antwort</translation>
  </message>
  <message>
   <source>The unsaved text of %1 is back. It is not saved yet.</source>
   <translation>Der ungespeicherte Text von %1 ist wieder da. Er ist noch nicht gespeichert.</translation>
  </message>
  <message>
   <source>Recovered text</source>
   <translation>Wiederhergestellter Text</translation>
  </message>
  <message>
   <source>The text could not be put into %1; it is kept.</source>
   <translation>Der Text ließ sich nicht in %1 einfügen; er bleibt aufbewahrt.</translation>
  </message>
  <message>
   <source>Save the recovered text</source>
   <translation>Wiederhergestellten Text speichern</translation>
  </message>
  <message>
   <source>%1 (recovered %2)%3</source>
   <translation>%1 (wiederhergestellt %2)%3</translation>
  </message>
  <message>
   <source>%1 (recovered %2, %3)%4</source>
   <translation>%1 (wiederhergestellt %2, %3)%4</translation>
  </message>
  <message>
   <source>The unsaved text is saved as %1.</source>
   <translation>Der ungespeicherte Text wurde als %1 gespeichert.</translation>
  </message>
  <message>
   <source>Open the files again?</source>
   <translation>Dateien wieder öffnen?</translation>
  </message>
  <message>
   <source>The last time, Gatepost did not come up with the files that were open. One of them may be the reason.</source>
   <translation>Beim letzten Mal ist Gatepost mit den geöffneten Dateien nicht gestartet. Eine davon ist vielleicht der Grund.</translation>
  </message>
  <message>
   <source>Show the files</source>
   <translation>Dateien zeigen</translation>
  </message>
  <message>
   <source>Open again</source>
   <translation>Wieder öffnen</translation>
  </message>
  <message>
   <source>Start empty</source>
   <translation>Leer starten</translation>
  </message>
  <message>
   <source>Not opened again: %1</source>
   <translation>Nicht wieder geöffnet: %1</translation>
  </message>
  <message>
   <source>Save %1</source>
   <translation>%1 speichern</translation>
  </message>
  <message>
   <source>Save a copy of %1</source>
   <translation>Kopie von %1 speichern</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>%1 gespeichert</translation>
  </message>
  <message>
   <source>Keep this window open and save a copy elsewhere.</source>
   <translation>Lassen Sie dieses Fenster offen und speichern Sie anderswo eine Kopie.</translation>
  </message>
  <message>
   <source>Changed on disk</source>
   <translation>Auf dem Datenträger geändert</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading keeps your draft as an undo step.</source>
   <translation>Speichern ersetzt, was jetzt dort ist. Neu laden behält Ihren Entwurf als Schritt zum Rückgängigmachen.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Vergleichen</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>Neu laden</translation>
  </message>
  <message>
   <source>Save mine</source>
   <translation>Meine speichern</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Write over the file?</source>
   <translation>Die Datei überschreiben?</translation>
  </message>
  <message>
   <source>The old text is kept in a safe place meanwhile.</source>
   <translation>Der alte Text wird so lange an einem sicheren Ort aufbewahrt.</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>Kopie speichern…</translation>
  </message>
  <message>
   <source>Write over it</source>
   <translation>Überschreiben</translation>
  </message>
  <message>
   <source>The old text cannot be kept safe, so the file was not written.</source>
   <translation>Der alte Text lässt sich nicht sichern, darum wurde die Datei nicht geschrieben.</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>Suchmaschinen</translation>
  </message>
  <message>
   <source>Pages that may not be fetched drop out of search results.</source>
   <translation>Seiten, die nicht abgerufen werden dürfen, fallen aus den Suchergebnissen.</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>Änderungen zeigen</translation>
  </message>
  <message>
   <source>Save all the same</source>
   <translation>Trotzdem speichern</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading discards your changes.</source>
   <translation>Speichern ersetzt, was jetzt dort ist. Neu laden verwirft Ihre Änderungen.</translation>
  </message>
  <message>
   <source>gatepost.yaml and asks.json</source>
   <translation>gatepost.yaml und asks.json</translation>
  </message>
  <message>
   <source>Unsaved changes</source>
   <translation>Ungespeicherte Änderungen</translation>
  </message>
  <message>
   <source>Save the changes in %1?</source>
   <translation>Die Änderungen in %1 speichern?</translation>
  </message>
  <message>
   <source>If you do not save, they are lost.</source>
   <translation>Wenn Sie nicht speichern, gehen sie verloren.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Don't save</source>
   <translation>Nicht speichern</translation>
  </message>
  <message>
   <source>%1 is the same as the file on disk.</source>
   <translation>%1 stimmt mit der Datei auf dem Datenträger überein.</translation>
  </message>
  <message>
   <source>Compare %1</source>
   <translation>%1 vergleichen</translation>
  </message>
  <message>
   <source>− in the file on disk, + in the window:</source>
   <translation>− in der Datei auf dem Datenträger, + im Fenster:</translation>
  </message>
  <message>
   <source>No longer there, so not opened again: %1</source>
   <translation>Nicht mehr vorhanden und darum nicht wieder geöffnet: %1</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Website</translation>
  </message>
  <message>
   <source>Compare with &amp;live…</source>
   <translation>Mit &amp;live vergleichen…</translation>
  </message>
  <message>
   <source>The draft against what the site serves now. Nothing is sent before you have seen what will be.</source>
   <translation>Der Entwurf gegen das, was die Website jetzt ausliefert. Nichts wird gesendet, bevor Sie gesehen haben, was gesendet wird.</translation>
  </message>
  <message>
   <source>&amp;Serve the draft…</source>
   <translation>Entwurf &amp;ausliefern…</translation>
  </message>
  <message>
   <source>A web server on this computer, for trying a crawler on it</source>
   <translation>Ein Webserver auf diesem Computer, um einen Crawler daran auszuprobieren</translation>
  </message>
  <message>
   <source>not all UTF-8</source>
   <translation>nicht durchgehend UTF-8</translation>
  </message>
  <message>
   <source>UTF-8 with BOM</source>
   <translation>UTF-8 mit BOM</translation>
  </message>
  <message>
   <source>UTF-8</source>
   <translation>UTF-8</translation>
  </message>
  <message>
   <source>%1, mixed</source>
   <translation>%1, gemischt</translation>
  </message>
  <message>
   <source>%1 of 500 KiB</source>
   <translation>%1 von 500 KiB</translation>
  </message>
  <message>
   <source>no problems</source>
   <translation>keine Probleme</translation>
  </message>
  <message>
   <source>errors: %1, warnings: %2</source>
   <translation>Fehler: %1, Warnungen: %2</translation>
  </message>
  <message>
   <source>Ln %1, Col %2</source>
   <translation>Z. %1, Sp. %2</translation>
  </message>
  <message>
   <source>not wrapped: a line has over %1 characters</source>
   <translation>nicht umbrochen: eine Zeile hat über %1 Zeichen</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>nicht gespeichert</translation>
  </message>
  <message>
   <source>Never saved</source>
   <translation>noch keine Datei</translation>
  </message>
  <message>
   <source>saved</source>
   <translation>gespeichert</translation>
  </message>
  <message>
   <source>&amp;Duplicate lines</source>
   <translation>Zeilen &amp;duplizieren</translation>
  </message>
  <message>
   <source>Move lines &amp;up</source>
   <translation>Zeilen nach &amp;oben</translation>
  </message>
  <message>
   <source>Move lines do&amp;wn</source>
   <translation>Zeilen nach &amp;unten</translation>
  </message>
  <message>
   <source>De&amp;lete lines</source>
   <translation>Zeilen &amp;löschen</translation>
  </message>
  <message>
   <source>&amp;Join lines</source>
   <translation>Zeilen &amp;verbinden</translation>
  </message>
  <message>
   <source>&amp;Comment or uncomment</source>
   <translation>Aus- oder ein&amp;kommentieren</translation>
  </message>
  <message>
   <source>Complete</source>
   <translation>Vervollständigen</translation>
  </message>
  <message>
   <source>Fix at the caret…</source>
   <translation>Am Cursor beheben…</translation>
  </message>
  <message>
   <source>Explain what is at the caret</source>
   <translation>Erklären, was am Cursor steht</translation>
  </message>
  <message>
   <source>Fold the group</source>
   <translation>Gruppe einklappen</translation>
  </message>
  <message>
   <source>Unfold the group</source>
   <translation>Gruppe ausklappen</translation>
  </message>
  <message>
   <source>Fold all</source>
   <translation>Alle einklappen</translation>
  </message>
  <message>
   <source>Unfold all</source>
   <translation>Alle ausklappen</translation>
  </message>
  <message>
   <source>&amp;Find…</source>
   <translation>&amp;Suchen…</translation>
  </message>
  <message>
   <source>R&amp;eplace…</source>
   <translation>&amp;Ersetzen…</translation>
  </message>
  <message>
   <source>Find ne&amp;xt</source>
   <translation>Weitersu&amp;chen</translation>
  </message>
  <message>
   <source>Find pre&amp;vious</source>
   <translation>Rückwärts s&amp;uchen</translation>
  </message>
  <message>
   <source>&amp;Go to line…</source>
   <translation>&amp;Gehe zu Zeile…</translation>
  </message>
  <message>
   <source>&amp;Lines</source>
   <translation>&amp;Zeilen</translation>
  </message>
  <message>
   <source>F&amp;olding</source>
   <translation>E&amp;in- und Ausklappen</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>&amp;Ausschneiden</translation>
  </message>
  <message>
   <source>Cop&amp;y</source>
   <translation>Ko&amp;pieren</translation>
  </message>
  <message>
   <source>P&amp;aste</source>
   <translation>Ein&amp;fügen</translation>
  </message>
  <message>
   <source>&amp;Select all</source>
   <translation>A&amp;lles auswählen</translation>
  </message>
  <message>
   <source>&amp;Wrap lines</source>
   <translation>Zeilen um&amp;brechen</translation>
  </message>
  <message>
   <source>Show &amp;spaces and tabs</source>
   <translation>&amp;Leerzeichen und Tabs zeigen</translation>
  </message>
  <message>
   <source>&amp;Grey out groups of other agents</source>
   <translation>Gruppen anderer Agenten &amp;ausgrauen</translation>
  </message>
  <message>
   <source>&amp;Larger text</source>
   <translation>&amp;Größerer Text</translation>
  </message>
  <message>
   <source>S&amp;maller text</source>
   <translation>&amp;Kleinerer Text</translation>
  </message>
  <message>
   <source>Usual text si&amp;ze</source>
   <translation>Normale Te&amp;xtgröße</translation>
  </message>
  <message>
   <source>Go to line</source>
   <translation>Gehe zu Zeile</translation>
  </message>
  <message>
   <source>Line (1 to %1)</source>
   <translation>Zeile (1 bis %1)</translation>
  </message>
  <message numerus="yes">
   <source>The list in use has %n agents.</source>
   <translation>
    <numerusform>Die verwendete Liste hat %n Agenten.</numerusform>
    <numerusform>Die verwendete Liste hat %n Agenten.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The list in use is of %1 and has %n agents.</source>
   <translation>
    <numerusform>Die verwendete Liste ist vom %1 und hat %n Agenten.</numerusform>
    <numerusform>Die verwendete Liste ist vom %1 und hat %n Agenten.</numerusform>
   </translation>
  </message>
  <message>
   <source>Update the list of crawlers</source>
   <translation>Liste der Crawler aktualisieren</translation>
  </message>
  <message>
   <source>%1 (%2) contains nothing new.</source>
   <translation>%1 (%2) enthält nichts Neues.</translation>
  </message>
  <message>
   <source>%1 (%2): %3 new, %4 changed.</source>
   <translation>%1 (%2): %3 neu, %4 geändert.</translation>
  </message>
  <message>
   <source>What would change</source>
   <translation>Was sich ändern würde</translation>
  </message>
  <message>
   <source>Left out: %1</source>
   <translation>Ausgelassen: %1</translation>
  </message>
  <message>
   <source>Use This List</source>
   <translation>Diese Liste verwenden</translation>
  </message>
  <message>
   <source>%1 could not be read: %2</source>
   <translation>%1 ließ sich nicht lesen: %2</translation>
  </message>
  <message>
   <source>Update the list of crawlers from a file</source>
   <translation>Liste der Crawler aus einer Datei aktualisieren</translation>
  </message>
  <message>
   <source>Lists of agents (*.tsv *.json *.txt);;All files (*)</source>
   <translation>Listen von Agenten (*.tsv *.json *.txt);;Alle Dateien (*)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Manual</name>
  <message>
   <source>Open this policy in a new window</source>
   <translation>Diese Richtlinie in einem neuen Fenster öffnen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ManualWindow</name>
  <message>
   <source>%1 (%2)</source>
   <translation>%1 (%2)</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>Vorwärts</translation>
  </message>
  <message>
   <source>Gatepost manual</source>
   <translation>Gatepost-Handbuch</translation>
  </message>
  <message>
   <source>Search the manual</source>
   <translation>Im Handbuch suchen</translation>
  </message>
  <message>
   <source>Contents</source>
   <translation>Inhalt</translation>
  </message>
  <message>
   <source>Found sections</source>
   <translation>Gefundene Abschnitte</translation>
  </message>
  <message>
   <source>Text of the manual</source>
   <translation>Text des Handbuchs</translation>
  </message>
  <message>
   <source>The text of the manual is in English.</source>
   <translation>Der Text des Handbuchs ist auf Englisch.</translation>
  </message>
  <message>
   <source>Nothing found</source>
   <translation>Nichts gefunden</translation>
  </message>
  <message numerus="yes">
   <source>%n section(s)</source>
   <translation>
    <numerusform>%n Abschnitt</numerusform>
    <numerusform>%n Abschnitte</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MapPanel</name>
  <message>
   <source>%1 to %2: closed</source>
   <translation>%1 bis %2: geschlossen</translation>
  </message>
  <message>
   <source>%1 to %2: open, no pace stated</source>
   <translation>%1 bis %2: offen, kein Tempo angegeben</translation>
  </message>
  <message>
   <source>%1 to %2: open, %3</source>
   <translation>%1 bis %2: offen, %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>ein weiterer</numerusform>
    <numerusform>%n weitere</numerusform>
   </translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1 auf %2</translation>
  </message>
  <message>
   <source>Not decided: the files are too large to look at every path.</source>
   <translation>Nicht entschieden: Die Dateien sind zu groß, um jeden Pfad zu prüfen.</translation>
  </message>
  <message>
   <source>This differs from the saved files.</source>
   <translation>Das weicht von den gespeicherten Dateien ab.</translation>
  </message>
  <message>
   <source>%1: nothing may be fetched, so nothing can be done with it.</source>
   <translation>%1: Nichts darf abgerufen werden, also lässt sich auch nichts damit tun.</translation>
  </message>
  <message>
   <source>not everywhere the same</source>
   <translation>nicht überall gleich</translation>
  </message>
  <message>
   <source>%1 · %2: %3</source>
   <translation>%1 · %2: %3</translation>
  </message>
  <message>
   <source>%1, hours in UTC</source>
   <translation>%1, Stunden in UTC</translation>
  </message>
  <message>
   <source>The pace differs from the saved files.</source>
   <translation>Das Tempo weicht von den gespeicherten Dateien ab.</translation>
  </message>
  <message>
   <source>Documented not to obey robots.txt: this is what is asked, not what happens.</source>
   <translation>Hält sich laut Dokumentation nicht an robots.txt: Das ist, worum gebeten wird, nicht, was geschieht.</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>Danach fragen</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>Zur Zeile gehen</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Diese Antwort ändern…</translation>
  </message>
  <message>
   <source>Make a rule about all of this</source>
   <translation>Eine Regel über all dies machen</translation>
  </message>
  <message>
   <source>Hide its places</source>
   <translation>Die Stellen ausblenden</translation>
  </message>
  <message>
   <source>Show its places</source>
   <translation>Die Stellen zeigen</translation>
  </message>
  <message>
   <source>Hide its agents</source>
   <translation>Die Agenten ausblenden</translation>
  </message>
  <message>
   <source>Show its agents</source>
   <translation>Die Agenten zeigen</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <source>no rule about all of this is true now</source>
   <translation>derzeit trifft keine Regel über all dies zu</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) added to the tests</source>
   <translation>
    <numerusform>%n Regel zu den Tests hinzugefügt</numerusform>
    <numerusform>%n Regeln zu den Tests hinzugefügt</numerusform>
   </translation>
  </message>
  <message>
   <source>Who may do what, where and when</source>
   <translation>Wer was wo und wann darf</translation>
  </message>
  <message>
   <source>Export the map</source>
   <translation>Karte exportieren</translation>
  </message>
  <message>
   <source>Changed rows</source>
   <translation>Geänderte Zeilen</translation>
  </message>
  <message>
   <source>Only rows that differ from the saved files</source>
   <translation>Nur Zeilen, die von den gespeicherten Dateien abweichen</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportieren</translation>
  </message>
  <message>
   <source>Export the picture</source>
   <translation>Bild exportieren</translation>
  </message>
  <message>
   <source>Map: who may do what, where and when</source>
   <translation>Karte: wer was wo und wann darf</translation>
  </message>
  <message>
   <source>Looking at every path, agent and hour…</source>
   <translation>Jeder Pfad, jeder Agent und jede Stunde wird untersucht…</translation>
  </message>
  <message>
   <source>SVG…</source>
   <translation>SVG…</translation>
  </message>
  <message>
   <source>PNG…</source>
   <translation>PNG…</translation>
  </message>
  <message>
   <source>PDF…</source>
   <translation>PDF…</translation>
  </message>
  <message>
   <source>HTML…</source>
   <translation>HTML…</translation>
  </message>
  <message>
   <source>Everyone may fetch everything. What do you want?</source>
   <translation>Alle dürfen alles abrufen. Was möchten Sie?</translation>
  </message>
  <message>
   <source>Choose goals…</source>
   <translation>Ziele wählen…</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>wird untersucht…</translation>
  </message>
  <message numerus="yes">
   <source>%1 agents are answered in %n way(s)</source>
   <translation>
    <numerusform>%1 Agenten erhalten Antworten von %n Art</numerusform>
    <numerusform>%1 Agenten erhalten Antworten von %n Arten</numerusform>
   </translation>
  </message>
  <message>
   <source>exact: true of every path and hour</source>
   <translation>exakt: gilt für jeden Pfad und jede Stunde</translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>mindestens diese; einige Pfade ließen sich nicht entscheiden</translation>
  </message>
  <message numerus="yes">
   <source>%n row(s) changed against the saved files</source>
   <translation>
    <numerusform>%n Zeile gegenüber den gespeicherten Dateien geändert</numerusform>
    <numerusform>%n Zeilen gegenüber den gespeicherten Dateien geändert</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixModel</name>
  <message>
   <source>%1–%2</source>
   <comment>from an hour to an hour</comment>
   <translation>%1–%2</translation>
  </message>
  <message>
   <source>%1 + %2</source>
   <comment>a name and how many others</comment>
   <translation>%1 + %2</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>names</comment>
   <translation>
    <numerusform>ein weiterer</numerusform>
    <numerusform>%n weitere</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <comment>agent, path: answer</comment>
   <translation>%1, %2: %3</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1 Zeile %2</translation>
  </message>
  <message>
   <source>for %1 on %2: %3</source>
   <comment>agent, path, line</comment>
   <translation>für %1 auf %2: %3</translation>
  </message>
  <message>
   <source>differs from the saved site</source>
   <translation>weicht von der gespeicherten Website ab</translation>
  </message>
  <message>
   <source>the files say: %1</source>
   <translation>laut den Dateien: %1</translation>
  </message>
  <message>
   <source>as documented: %1</source>
   <translation>laut Dokumentation: %1</translation>
  </message>
  <message>
   <source>readings differ</source>
   <translation>Lesarten unterscheiden sich</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixPanel</name>
  <message>
   <source>One test was added.</source>
   <translation>Ein Test wurde hinzugefügt.</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>Danach fragen</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Diese Antwort ändern…</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>Zur Zeile gehen</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>Aus dieser Antwort einen Test machen</translation>
  </message>
  <message>
   <source>Show its rows as one</source>
   <translation>Die Zeilen als eine zeigen</translation>
  </message>
  <message>
   <source>Show its columns as one</source>
   <translation>Die Spalten als eine zeigen</translation>
  </message>
  <message>
   <source>Show each of its rows</source>
   <translation>Jede der Zeilen zeigen</translation>
  </message>
  <message>
   <source>Show each of its columns</source>
   <translation>Jede der Spalten zeigen</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <source>Cancelled: what is shown is not up to date.</source>
   <translation>Abgebrochen: Das Gezeigte ist nicht aktuell.</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agenten</translation>
  </message>
  <message>
   <source>Which agents</source>
   <translation>Welche Agenten</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>Pfade</translation>
  </message>
  <message>
   <source>Which paths</source>
   <translation>Welche Pfade</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>Verboten</translation>
  </message>
  <message>
   <source>Only what is denied</source>
   <translation>Nur was verboten ist</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>Geändert</translation>
  </message>
  <message>
   <source>Only what differs from the saved site</source>
   <translation>Nur was von der gespeicherten Website abweicht</translation>
  </message>
  <message>
   <source>View</source>
   <translation>Ansicht</translation>
  </message>
  <message>
   <source>Order, equal rows and columns, size, readings</source>
   <translation>Reihenfolge, gleiche Zeilen und Spalten, Größe, Lesarten</translation>
  </message>
  <message>
   <source>Only where the readings do not agree</source>
   <translation>Nur wo die Lesarten nicht übereinstimmen</translation>
  </message>
  <message>
   <source>What each agent is documented to do</source>
   <translation>Was jeder Agent laut Dokumentation tut</translation>
  </message>
  <message>
   <source>Swap rows and columns</source>
   <translation>Zeilen und Spalten tauschen</translation>
  </message>
  <message>
   <source>Merge equal rows and columns</source>
   <translation>Gleiche Zeilen und Spalten zusammenfassen</translation>
  </message>
  <message>
   <source>Shrink the cells to fit the whole matrix</source>
   <translation>Die Zellen verkleinern, bis die ganze Matrix passt</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>Berechnung beenden</translation>
  </message>
  <message>
   <source>Agents × paths</source>
   <translation>Agenten × Pfade</translation>
  </message>
  <message>
   <source>Agents × directives</source>
   <translation>Agenten × Direktiven</translation>
  </message>
  <message>
   <source>Hours × paths</source>
   <translation>Stunden × Pfade</translation>
  </message>
  <message>
   <source>Agents × answers</source>
   <translation>Agenten × Antworten</translation>
  </message>
  <message>
   <source>What the matrix compares</source>
   <translation>Was die Matrix vergleicht</translation>
  </message>
  <message>
   <source>Hours × paths is about the question's agent and day, in UTC.</source>
   <translation>Stunden × Pfade betrifft den Agenten und den Tag der Frage, in UTC.</translation>
  </message>
  <message>
   <source>Agents × answers is about the question's path: what if robots.txt is answered with another status?</source>
   <translation>Agenten × Antworten betrifft den Pfad der Frage: Was, wenn auf robots.txt mit einem anderen Status geantwortet wird?</translation>
  </message>
  <message>
   <source>filter by name</source>
   <translation>nach Namen filtern</translation>
  </message>
  <message>
   <source>Filter agents and paths by a part of their name</source>
   <translation>Agenten und Pfade nach einem Teil ihres Namens filtern</translation>
  </message>
  <message>
   <source>Progress of the matrix</source>
   <translation>Fortschritt der Matrix</translation>
  </message>
  <message>
   <source>Order of rows and columns</source>
   <translation>Reihenfolge von Zeilen und Spalten</translation>
  </message>
  <message>
   <source>By purpose</source>
   <translation>Nach Zweck</translation>
  </message>
  <message>
   <source>As given</source>
   <translation>Wie vorgegeben</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>Nach Namen</translation>
  </message>
  <message>
   <source>Most denied first</source>
   <translation>Meistverbotene zuerst</translation>
  </message>
  <message>
   <source>By behaviour</source>
   <translation>Nach Verhalten</translation>
  </message>
  <message>
   <source>What each agent is documented to do, rather than what the files say</source>
   <translation>Was jeder Agent laut Dokumentation tut, statt dem, was die Dateien sagen</translation>
  </message>
  <message>
   <source>Equal rows and equal columns are shown as one</source>
   <translation>Gleiche Zeilen und gleiche Spalten werden als eine gezeigt</translation>
  </message>
  <message>
   <source>Smaller cells (Ctrl+-)</source>
   <translation>Kleinere Zellen (Strg+-)</translation>
  </message>
  <message>
   <source>Larger cells (Ctrl++)</source>
   <translation>Größere Zellen (Strg++)</translation>
  </message>
  <message>
   <source>View %1</source>
   <translation>Ansicht %1</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportieren</translation>
  </message>
  <message>
   <source>Export what is shown</source>
   <translation>Exportieren, was gezeigt wird</translation>
  </message>
  <message>
   <source>CSV…</source>
   <translation>CSV…</translation>
  </message>
  <message>
   <source>Markdown…</source>
   <translation>Markdown…</translation>
  </message>
  <message>
   <source>Copy as Markdown</source>
   <translation>Als Markdown kopieren</translation>
  </message>
  <message numerus="yes">
   <source>This is a sitemap index of %n sitemap(s), which are not fetched: open them one by one.</source>
   <translation>
    <numerusform>Das ist ein Sitemap-Index mit %n Sitemap, die nicht abgerufen wird: Öffnen Sie sie einzeln.</numerusform>
    <numerusform>Das ist ein Sitemap-Index mit %n Sitemaps, die nicht abgerufen werden: Öffnen Sie sie einzeln.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) that are not paths were left out.</source>
   <translation>
    <numerusform>%n Zeile, die kein Pfad ist, wurde ausgelassen.</numerusform>
    <numerusform>%n Zeilen, die keine Pfade sind, wurden ausgelassen.</numerusform>
   </translation>
  </message>
  <message>
   <source>The list was cut: at most %1 paths are taken.</source>
   <translation>Die Liste wurde gekürzt: Höchstens %1 Pfade werden genommen.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>paths from %1</source>
   <translation>Pfade aus %1</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>Agenten der Website</translation>
  </message>
  <message>
   <source>By category</source>
   <translation>Nach Kategorie</translation>
  </message>
  <message>
   <source>By operator</source>
   <translation>Nach Betreiber</translation>
  </message>
  <message>
   <source>The whole registry (%1)</source>
   <translation>Das ganze Register (%1)</translation>
  </message>
  <message>
   <source>The site's sample paths</source>
   <translation>Beispielpfade der Website</translation>
  </message>
  <message>
   <source>Add the question's path</source>
   <translation>Pfad der Frage hinzufügen</translation>
  </message>
  <message>
   <source>paths from a list</source>
   <translation>Pfade aus einer Liste</translation>
  </message>
  <message>
   <source>Paths of the rules</source>
   <translation>Pfade der Regeln</translation>
  </message>
  <message>
   <source>paths of the rules</source>
   <translation>Pfade der Regeln</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Einfügen</translation>
  </message>
  <message>
   <source>paths from the clipboard</source>
   <translation>Pfade aus der Zwischenablage</translation>
  </message>
  <message>
   <source>Edit the list…</source>
   <translation>Liste bearbeiten…</translation>
  </message>
  <message>
   <source>Text file or sitemap…</source>
   <translation>Textdatei oder Sitemap…</translation>
  </message>
  <message>
   <source>Paths from a file</source>
   <translation>Pfade aus einer Datei</translation>
  </message>
  <message>
   <source>Sitemaps and lists (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)</source>
   <translation>Sitemaps und Listen (*.xml *.xml.gz *.gz *.txt *.csv);;Alle Dateien (*)</translation>
  </message>
  <message>
   <source>Keep them with the site</source>
   <translation>Bei der Website aufbewahren</translation>
  </message>
  <message>
   <source>Paths of the matrix</source>
   <translation>Pfade der Matrix</translation>
  </message>
  <message>
   <source>One path or URL a line</source>
   <translation>Ein Pfad oder eine URL je Zeile</translation>
  </message>
  <message>
   <source>One path or URL a line.</source>
   <translation>Ein Pfad oder eine URL je Zeile.</translation>
  </message>
  <message>
   <source>%1 × %2 cells</source>
   <translation>%1 × %2 Zellen</translation>
  </message>
  <message>
   <source>%1 × %2 different</source>
   <comment>rows and columns of the matrix</comment>
   <translation>%1 × %2 verschiedene</translation>
  </message>
  <message numerus="yes">
   <source>%Ln denied</source>
   <translation>
    <numerusform>%Ln verboten</numerusform>
    <numerusform>%Ln verboten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln differ from the saved site</source>
   <translation>
    <numerusform>%Ln abweichend von der gespeicherten Website</numerusform>
    <numerusform>%Ln abweichend von der gespeicherten Website</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the files say otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>die Dateien sagen anderes bei %Ln</numerusform>
    <numerusform>die Dateien sagen anderes bei %Ln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>documented otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>anders dokumentiert bei %Ln</numerusform>
    <numerusform>anders dokumentiert bei %Ln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>readings differ on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>Lesarten verschieden bei %Ln</numerusform>
    <numerusform>Lesarten verschieden bei %Ln</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 × %2 shown</source>
   <comment>cells</comment>
   <translation>%1 × %2 gezeigt</translation>
  </message>
  <message>
   <source>on the path %1</source>
   <translation>auf dem Pfad %1</translation>
  </message>
  <message>
   <source>Export the matrix</source>
   <translation>Matrix exportieren</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixView</name>
  <message>
   <source>Matrix of verdicts</source>
   <translation>Matrix der Urteile</translation>
  </message>
  <message>
   <source>Enter puts the cell's question. Plus and Minus open and close the agents that a row stands for, with Alt the paths of a column.</source>
   <translation>Die Eingabetaste stellt die Frage der Zelle. Plus und Minus klappen die Agenten einer Zeile auf und zu, mit Alt die Pfade einer Spalte.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MembersModel</name>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>Operator</source>
   <translation>Betreiber</translation>
  </message>
  <message>
   <source>What it does</source>
   <translation>Was er tut</translation>
  </message>
  <message>
   <source>robots.txt</source>
   <translation>robots.txt</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MessageArea</name>
  <message>
   <source>Close this message</source>
   <translation>Diese Meldung schließen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MetaPage</name>
  <message>
   <source>About this file</source>
   <translation>Über diese Datei</translation>
  </message>
  <message>
   <source>Comments of the form “# meta: key: value” at the top of the file. They tell people and agents what the file is; only chain-id is read by the chain walk.</source>
   <translation>Kommentare der Form „# meta: Schlüssel: Wert“ am Anfang der Datei. Sie sagen Menschen und Agenten, was die Datei ist; nur chain-id wird beim Verfolgen der Kette gelesen.</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Zeilen ohne Feld</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>Kommentare, nicht verstandene Zeilen und Zeilen, die zu niemandem gehören, bleiben, wie sie sind. Eingabe springt dorthin.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ModeStack</name>
  <message>
   <source>What the map is about</source>
   <translation>Worum es auf der Karte geht</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OddCharacters</name>
  <message>
   <source>no-break space</source>
   <translation>geschütztes Leerzeichen</translation>
  </message>
  <message>
   <source>soft hyphen</source>
   <translation>weicher Trennstrich</translation>
  </message>
  <message>
   <source>Arabic letter mark</source>
   <translation>arabisches Richtungszeichen</translation>
  </message>
  <message>
   <source>Mongolian vowel separator</source>
   <translation>mongolischer Vokaltrenner</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>Leerzeichen der Breite null</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>Bindehemmer der Breite null</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>Binder der Breite null</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>Links-nach-rechts-Zeichen</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>Rechts-nach-links-Zeichen</translation>
  </message>
  <message>
   <source>left-to-right embedding</source>
   <translation>Links-nach-rechts-Einbettung</translation>
  </message>
  <message>
   <source>right-to-left embedding</source>
   <translation>Rechts-nach-links-Einbettung</translation>
  </message>
  <message>
   <source>pop directional formatting</source>
   <translation>Ende der Richtungsformatierung</translation>
  </message>
  <message>
   <source>left-to-right override</source>
   <translation>Links-nach-rechts-Vorrang</translation>
  </message>
  <message>
   <source>right-to-left override</source>
   <translation>Rechts-nach-links-Vorrang</translation>
  </message>
  <message>
   <source>narrow no-break space</source>
   <translation>schmales geschütztes Leerzeichen</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>Wortverbinder</translation>
  </message>
  <message>
   <source>left-to-right isolate</source>
   <translation>Links-nach-rechts-Isolat</translation>
  </message>
  <message>
   <source>right-to-left isolate</source>
   <translation>Rechts-nach-links-Isolat</translation>
  </message>
  <message>
   <source>first strong isolate</source>
   <translation>Isolat nach erstem starken Zeichen</translation>
  </message>
  <message>
   <source>pop directional isolate</source>
   <translation>Ende des Richtungsisolats</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>ideografisches Leerzeichen</translation>
  </message>
  <message>
   <source>zero width no-break space</source>
   <translation>geschütztes Leerzeichen der Breite null</translation>
  </message>
  <message>
   <source>control character</source>
   <translation>Steuerzeichen</translation>
  </message>
  <message>
   <source>space of another width</source>
   <translation>Leerzeichen anderer Breite</translation>
  </message>
  <message>
   <source>byte %1 is not UTF-8</source>
   <translation>Byte %1 ist kein UTF-8</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherGoals</name>
  <message>
   <source>only these paths</source>
   <translation>nur diese Pfade</translation>
  </message>
  <message>
   <source>Closed to all</source>
   <translation>Für alle geschlossen</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>Pfade, durch Leerzeichen getrennt: /members/ /search</translation>
  </message>
  <message>
   <source>Paths closed to all</source>
   <translation>Für alle geschlossene Pfade</translation>
  </message>
  <message>
   <source>every crawler of the list</source>
   <translation>jeder Crawler der Liste</translation>
  </message>
  <message>
   <source>those documented to obey robots.txt</source>
   <translation>die, die robots.txt laut Dokumentation befolgen</translation>
  </message>
  <message>
   <source>Whom goals are about</source>
   <translation>Für wen Ziele gelten</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Betrifft</translation>
  </message>
  <message>
   <source>Content-Signal</source>
   <translation>Content-Signal</translation>
  </message>
  <message>
   <source>Content-Usage</source>
   <translation>Content-Usage</translation>
  </message>
  <message>
   <source>one token</source>
   <translation>ein Token</translation>
  </message>
  <message>
   <source>Use is said as</source>
   <translation>Verwendung als</translation>
  </message>
  <message>
   <source>What says the use</source>
   <translation>Was die Verwendung angibt</translation>
  </message>
  <message numerus="yes">
   <source>as in the files: %Ln path(s)</source>
   <translation>
    <numerusform>wie in den Dateien: %Ln Pfad</numerusform>
    <numerusform>wie in den Dateien: %Ln Pfade</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherLines</name>
  <message>
   <source>line %1</source>
   <translation>Zeile %1</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Zeilen ohne Feld</translation>
  </message>
  <message>
   <source>%1:  %2</source>
   <translation>%1:  %2</translation>
  </message>
  <message>
   <source>Belongs to no group: it decides nothing.</source>
   <translation>Gehört zu keiner Gruppe: entscheidet nichts.</translation>
  </message>
  <message>
   <source>Not understood: it decides nothing.</source>
   <translation>Nicht verstanden: entscheidet nichts.</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>ein weiterer</numerusform>
    <numerusform>%n weitere</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) without a field</source>
   <translation>
    <numerusform>%n Zeile ohne Feld</numerusform>
    <numerusform>%n Zeilen ohne Feld</numerusform>
   </translation>
  </message>
  <message>
   <source>Every line has a field</source>
   <translation>Jede Zeile hat ein Feld</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OutputsRow</name>
  <message>
   <source>%1 (outdated)</source>
   <translation>%1 (veraltet)</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1 (fehlt)</translation>
  </message>
  <message>
   <source>Write all…</source>
   <translation>Alle schreiben…</translation>
  </message>
  <message>
   <source>Also made from this: %1</source>
   <translation>Wird auch hieraus erzeugt: %1</translation>
  </message>
  <message>
   <source>What else is made from this is not known: %1</source>
   <translation>Was sonst noch hieraus erzeugt wird, ist nicht bekannt: %1</translation>
  </message>
  <message>
   <source>Also made from this: …</source>
   <translation>Wird auch hieraus erzeugt: …</translation>
  </message>
  <message>
   <source>Save the files first: outputs are made from what is saved.</source>
   <translation>Speichern Sie zuerst die Dateien: Ausgaben werden aus dem erzeugt, was gespeichert ist.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Palette</name>
  <message>
   <source>Find a command</source>
   <translation>Befehl suchen</translation>
  </message>
  <message>
   <source>A command, agent, path, line, directive or page</source>
   <translation>Befehl, Agent, Pfad, Zeile, Direktive oder Seite</translation>
  </message>
  <message>
   <source>What to find</source>
   <translation>Was gesucht wird</translation>
  </message>
  <message>
   <source>What was found</source>
   <translation>Was gefunden wurde</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Panels</name>
  <message>
   <source>Map</source>
   <translation>Karte</translation>
  </message>
  <message>
   <source>All paths</source>
   <translation>Alle Pfade</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>Probleme</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>Änderungen</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Logs</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Tests</translation>
  </message>
  <message>
   <source>Map: my pages</source>
   <translation>Karte: meine Seiten</translation>
  </message>
  <message>
   <source>My pages</source>
   <translation>Meine Seiten</translation>
  </message>
  <message>
   <source>Map: hours</source>
   <translation>Karte: Stunden</translation>
  </message>
  <message>
   <source>Hours</source>
   <translation>Stunden</translation>
  </message>
  <message>
   <source>Map: readings</source>
   <translation>Karte: Lesarten</translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>Lesarten</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Ask</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Kette</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PathList</name>
  <message>
   <source>This is not a sitemap: its root is &lt;%1&gt;, not &lt;urlset&gt;.</source>
   <translation>Das ist keine Sitemap: Das Wurzelelement ist &lt;%1&gt;, nicht &lt;urlset&gt;.</translation>
  </message>
  <message>
   <source>The sitemap cannot be read: line %1: %2</source>
   <translation>Die Sitemap lässt sich nicht lesen: Zeile %1: %2</translation>
  </message>
  <message>
   <source>The archive cannot be opened.</source>
   <translation>Das Archiv lässt sich nicht öffnen.</translation>
  </message>
  <message>
   <source>The archive is damaged.</source>
   <translation>Das Archiv ist beschädigt.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PlannedModel</name>
  <message>
   <source>Request</source>
   <translation>Anfrage</translation>
  </message>
  <message>
   <source>What for</source>
   <translation>Wozu</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyAgentsPage</name>
  <message>
   <source>Agents of the policy</source>
   <translation>Agenten der Richtlinie</translation>
  </message>
  <message>
   <source>Add agent</source>
   <translation>Agent hinzufügen</translation>
  </message>
  <message>
   <source>Remove agent</source>
   <translation>Agent entfernen</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>Agent %1 entfernen</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>Nach oben</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>Nach unten</translation>
  </message>
  <message>
   <source>Selected agent</source>
   <translation>Der gewählte Agent</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Kommentare</translation>
  </message>
  <message>
   <source>Move agent %1</source>
   <translation>Agent %1 verschieben</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>Zeile %1: %2</translation>
  </message>
  <message>
   <source>Nothing is in this file yet. Add an agent: what the file begins with is written too.</source>
   <translation>In dieser Datei steht noch nichts. Fügen Sie einen Agenten hinzu: Womit die Datei beginnt, wird mitgeschrieben.</translation>
  </message>
  <message>
   <source>No agent yet. Without one the rendered robots.txt has the default alone.</source>
   <translation>Noch kein Agent. Ohne einen enthält die erzeugte robots.txt nur die Vorgabe.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyEntityPage</name>
  <message>
   <source>%1 (line %2): %3</source>
   <translation>%1 (Zeile %2): %3</translation>
  </message>
  <message>
   <source>The policy also says about itself, and keeps:</source>
   <translation>Außerdem sagt die Richtlinie über sich selbst und behält:</translation>
  </message>
  <message>
   <source>role notes</source>
   <translation>Anmerkungen zu Rollen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPage</name>
  <message>
   <source>Global AI policy</source>
   <translation>Globale KI-Richtlinie</translation>
  </message>
  <message>
   <source>For every agent that no block names. What is not set here is filled by the chain, or stays unstated.</source>
   <translation>Für jeden Agenten, den kein Block nennt. Was hier nicht gesetzt ist, ergänzt die Kette, oder es bleibt offen.</translation>
  </message>
  <message>
   <source>Set several at &amp;once</source>
   <translation>&amp;Mehreres auf einmal setzen</translation>
  </message>
  <message>
   <source>Read, do not train</source>
   <translation>Lesen ja, Trainieren nein</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>Alles willkommen</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Erst fragen</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>Verhalten</translation>
  </message>
  <message>
   <source>Set “%1”</source>
   <translation>„%1“ setzen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPreviewPage</name>
  <message>
   <source>&amp;Write robots.txt</source>
   <translation>robots.txt s&amp;chreiben</translation>
  </message>
  <message>
   <source>The robots.txt that this policy makes</source>
   <translation>Die robots.txt, die diese Richtlinie ergibt</translation>
  </message>
  <message>
   <source>Compared with the site's robots.txt as it is now. Writing is one undo step in that file; nothing is saved before you save it.</source>
   <translation>Verglichen mit der jetzigen robots.txt der Website. Das Schreiben ist ein Schritt zum Rückgängigmachen in jener Datei; gespeichert wird nichts, bevor Sie speichern.</translation>
  </message>
  <message>
   <source>Nothing is rendered: %1</source>
   <translation>Es wird nichts erzeugt: %1</translation>
  </message>
  <message>
   <source>The site has no robots.txt yet. ETag %1…</source>
   <translation>Die Website hat noch keine robots.txt. ETag %1…</translation>
  </message>
  <message>
   <source>The site's robots.txt is just this. ETag %1…</source>
   <translation>Die robots.txt der Website ist genau diese. ETag %1…</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. ETag %3…</source>
   <translation>Entfernte Zeilen: %1. Hinzugefügte Zeilen: %2. ETag %3…</translation>
  </message>
  <message>
   <source>Write robots.txt from the agent policy</source>
   <translation>robots.txt aus der Agentenrichtlinie schreiben</translation>
  </message>
  <message>
   <source>Written into robots.txt; save it to keep it.</source>
   <translation>In robots.txt geschrieben; speichern Sie die Datei, damit es erhalten bleibt.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Preferences</name>
  <message>
   <source>The settings in %1 could not be read.</source>
   <translation>Die Einstellungen in %1 ließen sich nicht lesen.</translation>
  </message>
  <message>
   <source>The settings could not be read. They were put aside as %1, and Gatepost starts with its own.</source>
   <translation>Die Einstellungen ließen sich nicht lesen. Sie wurden als %1 beiseitegelegt, und Gatepost beginnt mit seinen eigenen.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreferencesDialog</name>
  <message>
   <source>Wrap long lines</source>
   <translation>Lange Zeilen umbrechen</translation>
  </message>
  <message>
   <source>Keep the text before each save as a backup (robots.txt~)</source>
   <translation>Den Text vor jedem Speichern als Sicherung aufbewahren (robots.txt~)</translation>
  </message>
  <message>
   <source>Open what was open last time</source>
   <translation>Öffnen, was zuletzt offen war</translation>
  </message>
  <message>
   <source>Follow changes of other programs where nothing is unsaved</source>
   <translation>Änderungen anderer Programme übernehmen, sofern nichts ungespeichert ist</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Einstellungen</translation>
  </message>
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
   <source> pt</source>
   <translation> pt</translation>
  </message>
  <message>
   <source> MiB</source>
   <translation> MiB</translation>
  </message>
  <message>
   <source>Appearance</source>
   <translation>Darstellung</translation>
  </message>
  <message>
   <source>&amp;Colours</source>
   <translation>&amp;Farben</translation>
  </message>
  <message>
   <source>&amp;Language</source>
   <translation>&amp;Sprache</translation>
  </message>
  <message>
   <source>Takes effect after a restart.</source>
   <translation>Eine andere Sprache gilt ab dem nächsten Start von Gatepost.</translation>
  </message>
  <message>
   <source>Editor</source>
   <translation>Editor</translation>
  </message>
  <message>
   <source>Text &amp;size</source>
   <translation>Text&amp;größe</translation>
  </message>
  <message>
   <source>Files with a line of more than 20,000 characters are never wrapped.</source>
   <translation>Dateien mit einer Zeile von mehr als 20.000 Zeichen werden nie umbrochen.</translation>
  </message>
  <message>
   <source>Simulator</source>
   <translation>Simulator</translation>
  </message>
  <message>
   <source>First &amp;agent</source>
   <translation>Erster &amp;Agent</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>&amp;Lesart</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Dateien</translation>
  </message>
  <message>
   <source>&amp;Undo history of a file</source>
   <translation>Rückgängig-&amp;Verlauf je Datei</translation>
  </message>
  <message>
   <source>Unsaved text is always kept for recovery, on this computer only.</source>
   <translation>Ungespeicherter Text wird immer zur Wiederherstellung aufbewahrt, nur auf diesem Computer.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreviewDialog</name>
  <message>
   <source>Files that change</source>
   <translation>Dateien, die sich ändern</translation>
  </message>
  <message>
   <source>Nothing changes.</source>
   <translation>Es ändert sich nichts.</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. Nothing is saved yet.</source>
   <translation>Entfernte Zeilen: %1. Hinzugefügte Zeilen: %2. Noch ist nichts gespeichert.</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>&amp;Anwenden</translation>
  </message>
  <message>
   <source>A file has changed in the meantime. Close this window and try again.</source>
   <translation>Eine Datei hat sich inzwischen geändert. Schließen Sie dieses Fenster und versuchen Sie es noch einmal.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsModel</name>
  <message>
   <source>Error</source>
   <translation>Fehler</translation>
  </message>
  <message>
   <source>Warning</source>
   <translation>Warnung</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Hinweis</translation>
  </message>
  <message>
   <source>%1 ×%2</source>
   <comment>a sentence, how often it applies</comment>
   <translation>%1 ×%2</translation>
  </message>
  <message>
   <source>Problem</source>
   <translation>Problem</translation>
  </message>
  <message>
   <source>Fix</source>
   <translation>Beheben</translation>
  </message>
  <message>
   <source>Fix…</source>
   <translation>Beheben…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Zeile</translation>
  </message>
  <message>
   <source>Code</source>
   <translation>Code</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsPanel</name>
  <message>
   <source>Problems</source>
   <translation>Probleme</translation>
  </message>
  <message>
   <source>No problems found.</source>
   <translation>Keine Probleme gefunden.</translation>
  </message>
  <message>
   <source>Problems %1</source>
   <translation>Probleme %1</translation>
  </message>
  <message>
   <source>Problems •</source>
   <translation>Probleme •</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>Keine Abhilfe bekannt</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>Aufräumen…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>Das eine dieser Art beheben</numerusform>
    <numerusform>Alle %Ln dieser Art beheben</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>Alle beheben: „%1“</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>„%1“ erklären</translation>
  </message>
  <message>
   <source>Review what would make it true…</source>
   <translation>Prüfen, was es wahr machen würde…</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QualityPage</name>
  <message>
   <source>Quality signals</source>
   <translation>Qualitätssignale</translation>
  </message>
  <message>
   <source>What you say about your own content. They are about the whole file.</source>
   <translation>Was Sie über Ihren eigenen Inhalt sagen. Gilt für die ganze Datei.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QuestionBar</name>
  <message>
   <source>now</source>
   <translation>jetzt</translation>
  </message>
  <message>
   <source>When: now, at the next change, or at a time of your choice</source>
   <translation>Wann: jetzt, bei der nächsten Änderung oder zu einer gewählten Zeit</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Mehr</translation>
  </message>
  <message>
   <source>Time, time zone, category, competitor, reading, another answer for robots.txt</source>
   <translation>Zeit, Zeitzone, Kategorie, Mitbewerber, Lesart, andere Antwort auf robots.txt</translation>
  </message>
  <message>
   <source>Next change</source>
   <translation>Nächste Änderung</translation>
  </message>
  <message>
   <source>To the next time at which the answer changes</source>
   <translation>Zum nächsten Zeitpunkt, an dem sich die Antwort ändert</translation>
  </message>
  <message>
   <source>The operator is a competitor</source>
   <translation>Der Betreiber ist ein Mitbewerber</translation>
  </message>
  <message>
   <source>Press to ask about now</source>
   <translation>Drücken Sie, um nach der jetzigen Zeit zu fragen</translation>
  </message>
  <message>
   <source>Press to show times in UTC alone</source>
   <translation>Drücken Sie, um Zeiten nur in UTC zu zeigen</translation>
  </message>
  <message>
   <source>Press to take the category from the agent</source>
   <translation>Drücken Sie, um die Kategorie vom Agenten zu übernehmen</translation>
  </message>
  <message>
   <source>The answer is that of this reading. Press to return to what the author meant.</source>
   <translation>Dies ist die Antwort in dieser Lesart. Drücken Sie hier, um zu dem zurückzukehren, was der Autor gemeint hat.</translation>
  </message>
  <message>
   <source>Press for an operator that does not compete</source>
   <translation>Drücken Sie für einen Betreiber, der kein Mitbewerber ist</translation>
  </message>
  <message>
   <source>Press to ask about the files as the site has them</source>
   <translation>Drücken, um nach den Dateien zu fragen, wie die Website sie hat</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Diese Antwort ändern…</translation>
  </message>
  <message>
   <source>The smallest edits that change this answer (Alt+Enter)</source>
   <translation>Die kleinsten Änderungen, die diese Antwort ändern (Alt+Eingabe)</translation>
  </message>
  <message>
   <source>Who asks: a product token, an identity such as ClaudeBot/2.0 (ai-assistant), or a whole HTTP User-Agent header. Ctrl+L</source>
   <translation>Wer fragt: ein Produkt-Token, eine Identität wie ClaudeBot/2.0 (ai-assistant) oder ein ganzer HTTP-User-Agent-Header. Strg+L</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>URL or path</source>
   <translation>URL oder Pfad</translation>
  </message>
  <message>
   <source>What it wants: a path with query, or a whole URL</source>
   <translation>Was er will: ein Pfad mit Abfrage oder eine ganze URL</translation>
  </message>
  <message>
   <source>&amp;Now</source>
   <translation>&amp;Jetzt</translation>
  </message>
  <message>
   <source>Next &amp;change</source>
   <translation>Nächste &amp;Änderung</translation>
  </message>
  <message>
   <source>At a &amp;time…</source>
   <translation>Zu einer &amp;Zeit…</translation>
  </message>
  <message>
   <source>at</source>
   <translation>am</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Wann</translation>
  </message>
  <message>
   <source>Time in UTC</source>
   <translation>Zeit in UTC</translation>
  </message>
  <message>
   <source>Category: automatic</source>
   <translation>Kategorie wie bekannt</translation>
  </message>
  <message>
   <source>Category</source>
   <translation>Kategorie</translation>
  </message>
  <message>
   <source>The agent's category, if it is not to be taken from its identity or the registry</source>
   <translation>Die Kategorie des Agenten, falls sie nicht aus seiner Identität oder dem Register kommen soll</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Lesart</translation>
  </message>
  <message>
   <source>The operator competes with this site: “compete” then counts</source>
   <translation>Der Betreiber ist Mitbewerber dieser Website: Dann zählt „compete“</translation>
  </message>
  <message>
   <source>&amp;Time</source>
   <translation>&amp;Zeit</translation>
  </message>
  <message>
   <source>Time &amp;zone</source>
   <translation>Zeitz&amp;one</translation>
  </message>
  <message>
   <source>&amp;Category</source>
   <translation>&amp;Kategorie</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>&amp;Lesart</translation>
  </message>
  <message>
   <source>robots.txt is answered</source>
   <translation>Antwort auf robots.txt</translation>
  </message>
  <message>
   <source>May %1 fetch %2 %3 ?</source>
   <comment>The question at the top of the window. %1 is the field of the agent, %2 of the address, %3 of the time (“now”, “at …”); the words around them are shown between the fields, in any order</comment>
   <translation>Darf %1 %3 %2 abrufen?</translation>
  </message>
  <message>
   <source>%1 in %2</source>
   <extracomment>%1 a time of day, %2 the name of a time zone</extracomment>
   <translation>%1 in %2</translation>
  </message>
  <message>
   <source>as %1</source>
   <translation>als %1</translation>
  </message>
  <message>
   <source>Reading: %1</source>
   <translation>Lesart: %1</translation>
  </message>
  <message>
   <source>a competitor</source>
   <translation>ein Mitbewerber</translation>
  </message>
  <message>
   <source>Nothing changes within eight days</source>
   <translation>In den nächsten acht Tagen ändert sich nichts</translation>
  </message>
  <message>
   <source>Read as %1</source>
   <translation>Gelesen als %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RateEditor</name>
  <message>
   <source>any time</source>
   <translation>jederzeit</translation>
  </message>
  <message>
   <source>seconds</source>
   <translation>Sekunden</translation>
  </message>
  <message>
   <source>seconds (s)</source>
   <translation>Sekunden (s)</translation>
  </message>
  <message>
   <source>minutes</source>
   <translation>Minuten</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>Stunden</translation>
  </message>
  <message>
   <source>in</source>
   <extracomment>between a number of documents and a time: 5 in 1 minute</extracomment>
   <translation>in</translation>
  </message>
  <message>
   <source>UTC</source>
   <translation>UTC</translation>
  </message>
  <message>
   <source>%1: documents</source>
   <translation>%1: Dokumente</translation>
  </message>
  <message>
   <source>%1: time</source>
   <translation>%1: Zeit</translation>
  </message>
  <message>
   <source>%1: unit of time</source>
   <translation>%1: Zeiteinheit</translation>
  </message>
  <message>
   <source>%1: window of the day in UTC</source>
   <translation>%1: Zeitfenster des Tages in UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsModel</name>
  <message>
   <source>Answer</source>
   <translation>Antwort</translation>
  </message>
  <message>
   <source>agrees</source>
   <translation>stimmt überein</translation>
  </message>
  <message>
   <source>Read as</source>
   <translation>Gelesen als</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Abruf</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>Was den Unterschied macht</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsPanel</name>
  <message>
   <source>The question under every reading</source>
   <translation>Die Frage in jeder Lesart</translation>
  </message>
  <message>
   <source>Agents and paths for which the readings differ</source>
   <translation>Agenten und Pfade, bei denen sich die Lesarten unterscheiden</translation>
  </message>
  <message>
   <source>Compare with 1994 as well</source>
   <translation>Auch mit 1994 vergleichen</translation>
  </message>
  <message>
   <source>The first robots.txt: no wildcards, the first rule that matches. No crawler of today reads it so.</source>
   <translation>Die erste robots.txt: keine Platzhalter, die erste passende Regel gilt. Kein heutiger Crawler liest sie so.</translation>
  </message>
  <message>
   <source>All readings agree (questions: %1, agents × paths of the site and of its rules).</source>
   <translation>Alle Lesarten stimmen überein (Fragen: %1, Agenten × Pfade der Website und ihrer Regeln).</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 questions (agents × paths of the site and of its rules) are answered differently:</source>
   <translation>
    <numerusform>%n von %1 Fragen (Agenten × Pfade der Website und ihrer Regeln) wird unterschiedlich beantwortet:</numerusform>
    <numerusform>%n von %1 Fragen (Agenten × Pfade der Website und ihrer Regeln) werden unterschiedlich beantwortet:</numerusform>
   </translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>Lesarten</translation>
  </message>
  <message>
   <source>Readings %1</source>
   <translation>Lesarten %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsTableModel</name>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Pfad</translation>
  </message>
  <message>
   <source>Questions</source>
   <translation>Fragen</translation>
  </message>
  <message>
   <source>Author</source>
   <translation>Autor</translation>
  </message>
  <message>
   <source>RFC 9309</source>
   <translation>RFC 9309</translation>
  </message>
  <message>
   <source>Google</source>
   <translation>Google</translation>
  </message>
  <message>
   <source>1994</source>
   <translation>1994</translation>
  </message>
  <message>
   <source>Documented</source>
   <translation>Dokumentiert</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>Was den Unterschied macht</translation>
  </message>
  <message>
   <source>for example: %1</source>
   <translation>zum Beispiel: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Recovery</name>
  <message>
   <source>A recovery journal could not be read. It is kept in %1.</source>
   <translation>Ein Wiederherstellungsprotokoll ließ sich nicht lesen. Es bleibt in %1.</translation>
  </message>
  <message>
   <source>A later version of Gatepost left unsaved text in %1. It is kept for that version.</source>
   <translation>Eine spätere Version von Gatepost hat ungespeicherten Text in %1 hinterlassen. Er bleibt für jene Version aufbewahrt.</translation>
  </message>
  <message>
   <source>There is more in %1. What could not be offered or read is kept there.</source>
   <translation>In %1 ist noch mehr. Was nicht angeboten oder gelesen werden konnte, bleibt dort.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RecoveryDialog</name>
  <message>
   <source>&amp;Restore</source>
   <translation>&amp;Wiederherstellen</translation>
  </message>
  <message>
   <source>&amp;Keep the file</source>
   <translation>Datei &amp;behalten</translation>
  </message>
  <message>
   <source>Keep &amp;both</source>
   <translation>B&amp;eide behalten</translation>
  </message>
  <message>
   <source>Unsaved text was found</source>
   <translation>Ungespeicherter Text wurde gefunden</translation>
  </message>
  <message>
   <source>Gatepost closed unexpectedly. This is what had not been saved.</source>
   <translation>Gatepost wurde beim letzten Mal nicht ordentlich beendet. Das war noch nicht gespeichert.</translation>
  </message>
  <message>
   <source>Unsaved texts</source>
   <translation>Ungespeicherte Texte</translation>
  </message>
  <message>
   <source>Opens the text, unsaved. Undo gives the file's text back.</source>
   <translation>Öffnet den Text ungespeichert. Rückgängig bringt den Text der Datei zurück.</translation>
  </message>
  <message>
   <source>Saves the text as a separate file beside the other.</source>
   <translation>Speichert den Text als eigene Datei neben der anderen.</translation>
  </message>
  <message>
   <source>&amp;Decide later</source>
   <translation>&amp;Später entscheiden</translation>
  </message>
  <message>
   <source>Nothing is lost: it is found again at the next start.</source>
   <translation>Nichts geht verloren: Beim nächsten Start wird es wieder gefunden.</translation>
  </message>
  <message>
   <source>%1, never saved</source>
   <translation>%1, nie gespeichert</translation>
  </message>
  <message>
   <source>Last kept %1</source>
   <translation>Zuletzt gesichert: %1</translation>
  </message>
  <message>
   <source>The end of the recovery journal was cut off; this is what came before.</source>
   <translation>Das Ende des Wiederherstellungsprotokolls war abgeschnitten; dies kam davor.</translation>
  </message>
  <message>
   <source>The file itself is not there any more or cannot be read.</source>
   <translation>Die Datei selbst ist nicht mehr da oder nicht lesbar.</translation>
  </message>
  <message>
   <source>The file was changed by another program in the meantime.</source>
   <translation>Die Datei wurde inzwischen von einem anderen Programm geändert.</translation>
  </message>
  <message>
   <source>− in the file, + in the unsaved text:</source>
   <translation>− in der Datei, + im ungespeicherten Text:</translation>
  </message>
  <message>
   <source>&amp;Discard</source>
   <translation>&amp;Verwerfen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesModel</name>
  <message>
   <source>Rule</source>
   <translation>Regel</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Pfad</translation>
  </message>
  <message>
   <source>Decides</source>
   <translation>Entscheidet</translation>
  </message>
  <message>
   <source>(empty: no rule)</source>
   <translation>(leer: keine Regel)</translation>
  </message>
  <message>
   <source>The site has no sample paths. The matrix keeps a list with the site: Paths, Keep them with the site.</source>
   <translation>Die Website hat keine Beispielpfade. Die Matrix bewahrt eine Liste bei der Website auf: Pfade, Bei der Website aufbewahren.</translation>
  </message>
  <message>
   <source>How many of the site's sample paths this rule decides in its group</source>
   <translation>Wie viele Beispielpfade der Website diese Regel in ihrer Gruppe entscheidet</translation>
  </message>
  <message>
   <source>Set path to %1</source>
   <translation>Pfad auf %1 setzen</translation>
  </message>
  <message>
   <source>Change rule to %1</source>
   <translation>Regel in %1 ändern</translation>
  </message>
  <message>
   <source>Add rule %1: %2</source>
   <translation>Regel %1 hinzufügen: %2</translation>
  </message>
  <message numerus="yes">
   <source>Add %n line(s) from a list</source>
   <translation>
    <numerusform>%n Zeile aus einer Liste hinzufügen</numerusform>
    <numerusform>%n Zeilen aus einer Liste hinzufügen</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>%1 entfernen</translation>
  </message>
  <message>
   <source>Move rule</source>
   <translation>Regel verschieben</translation>
  </message>
  <message>
   <source>Move rule to %1</source>
   <translation>Regel zu %1 verschieben</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesTable</name>
  <message>
   <source>Rules</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <source>Insert adds a Disallow, Ctrl+Insert an Allow, Delete removes, Alt+Up and Alt+Down move, Alt+Page up and Alt+Page down move to the group above or below, Space changes the kind.</source>
   <translation>Einfg fügt ein Disallow hinzu, Strg+Einfg ein Allow, Entf entfernt, Alt+Auf und Alt+Ab verschieben, Alt+Bild auf und Alt+Bild ab verschieben in die Gruppe darüber oder darunter, Leertaste wechselt die Art.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SaveReport</name>
  <message>
   <source>Undone: the files are as they were before the save.</source>
   <translation>Rückgängig gemacht: Die Dateien sind wie vor dem Speichern.</translation>
  </message>
  <message>
   <source>Saved.</source>
   <translation>Gespeichert.</translation>
  </message>
  <message>
   <source>There may be more: the comparison is not complete.</source>
   <translation>Es kann mehr sein: Der Vergleich ist nicht vollständig.</translation>
  </message>
  <message numerus="yes">
   <source>%n test(s) fail now: %1.</source>
   <translation>
    <numerusform>%n Test schlägt jetzt fehl: %1.</numerusform>
    <numerusform>%n Tests schlagen jetzt fehl: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>Änderungen zeigen</translation>
  </message>
  <message>
   <source>the files before the save</source>
   <translation>die Dateien vor dem Speichern</translation>
  </message>
  <message>
   <source>Undo the save</source>
   <translation>Speichern rückgängig machen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Search</name>
  <message>
   <source>%1 (character %2)</source>
   <translation>%1 (Zeichen %2)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SegmentEditor</name>
  <message>
   <source>Not set</source>
   <translation>Nicht gesetzt</translation>
  </message>
  <message>
   <source>Applies here through %1</source>
   <translation>Gilt hier durch %1</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1: nicht gesetzt</translation>
  </message>
  <message>
   <source>%1: another value</source>
   <translation>%1: ein anderer Wert</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SignalEditor</name>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>not said</source>
   <translation>keine Angabe</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteChangesModel</name>
  <message numerus="yes">
   <source>%1, and %Ln more place(s) by the same line</source>
   <translation>
    <numerusform>%1, und %Ln weitere Stelle durch dieselbe Zeile</numerusform>
    <numerusform>%1, und %Ln weitere Stellen durch dieselbe Zeile</numerusform>
   </translation>
  </message>
  <message>
   <source>Who gains and loses what</source>
   <translation>Wer was gewinnt und verliert</translation>
  </message>
  <message>
   <source>for example %1</source>
   <translation>zum Beispiel %1</translation>
  </message>
  <message>
   <source>Agents: %1</source>
   <translation>Agenten: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteList</name>
  <message>
   <source>%1 of %2 known agents are documented to obey it, %3 not to.</source>
   <translation>%1 von %2 bekannten Agenten halten sich laut Dokumentation daran, %3 nicht.</translation>
  </message>
  <message>
   <source>No known agent is documented to read it.</source>
   <translation>Kein bekannter Agent liest sie laut Dokumentation.</translation>
  </message>
  <message>
   <source>%1 of %2 known agents are documented to read it.</source>
   <translation>%1 von %2 bekannten Agenten lesen sie laut Dokumentation.</translation>
  </message>
  <message>
   <source>Files of the site</source>
   <translation>Dateien der Website</translation>
  </message>
  <message>
   <source>Add file</source>
   <translation>Datei hinzufügen</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>nicht gespeichert</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>Ziele</translation>
  </message>
  <message>
   <source>%1 %2</source>
   <translation>%1 %2</translation>
  </message>
  <message>
   <source>What you want of crawlers, for the whole site</source>
   <translation>Was Sie von Crawlern wünschen, für die ganze Website</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteModel</name>
  <message>
   <source>Only the text is shown. Nothing is judged.</source>
   <translation>Nur der Text wird gezeigt. Nichts wird beurteilt.</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>%1 abrufen</translation>
  </message>
  <message>
   <source>There is no place below chain/ for %1.</source>
   <translation>Unter chain/ gibt es keinen Platz für %1.</translation>
  </message>
  <message>
   <source>The folder of %1 could not be made.</source>
   <translation>Der Ordner von %1 ließ sich nicht anlegen.</translation>
  </message>
  <message>
   <source>A file can be mapped when the site is in a folder: save a policy file into one first.</source>
   <translation>Eine Datei lässt sich zuordnen, wenn die Website in einem Ordner liegt: Speichern Sie zuerst eine Richtliniendatei in einen Ordner.</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 gibt es nicht.</translation>
  </message>
  <message>
   <source>%1 has unsaved changes.</source>
   <translation>%1 hat ungespeicherte Änderungen.</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>Es gibt keinen Ordner %1.</translation>
  </message>
  <message>
   <source>Changes nothing for any agent</source>
   <translation>Ändert für keinen Agenten etwas</translation>
  </message>
  <message>
   <source>Hits no agent of the list</source>
   <translation>Trifft keinen Agenten der Liste</translation>
  </message>
  <message>
   <source>Hits %1</source>
   <translation>Trifft %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Snippets</name>
  <message>
   <source>agent with its rules</source>
   <translation>Agent mit seinen Regeln</translation>
  </message>
  <message>
   <source>extended 2.0 group with hours and pace</source>
   <translation>erweiterte 2.0-Gruppe mit Zeiten und Tempo</translation>
  </message>
  <message>
   <source>rules for one kind of agent</source>
   <translation>Regeln für eine Art von Agent</translation>
  </message>
  <message>
   <source>one kind of agent asks first</source>
   <translation>eine Art von Agent fragt zuerst</translation>
  </message>
  <message>
   <source>an agent of the list</source>
   <translation>ein Agent der Liste</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SuppliedPolicy</name>
  <message>
   <source>line %1</source>
   <translation>Zeile %1</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, Zeile %2</translation>
  </message>
  <message>
   <source>%1: %2 in %3</source>
   <extracomment>%1 is a directive, %2 its value, %3 a line, perhaps with its file: &quot;crawl: no in line 4&quot;</extracomment>
   <translation>%1: %2 in %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsModel</name>
  <message>
   <source>always true</source>
   <translation>immer wahr</translation>
  </message>
  <message>
   <source>passes</source>
   <translation>bestanden</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>wird untersucht…</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>nicht entschieden</translation>
  </message>
  <message>
   <source>faulty</source>
   <translation>fehlerhaft</translation>
  </message>
  <message>
   <source>is %1</source>
   <translation>ist %1</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Zeit</translation>
  </message>
  <message>
   <source>any time</source>
   <translation>jederzeit</translation>
  </message>
  <message>
   <source>Answered</source>
   <translation>Antwort</translation>
  </message>
  <message>
   <source>How robots.txt is answered, such as 503,since=2h; empty: as the site has it</source>
   <translation>Wie auf robots.txt geantwortet wird, etwa 503,since=2h; leer: wie auf der Website</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Ergebnis</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Pfad</translation>
  </message>
  <message>
   <source>Expected</source>
   <translation>Erwartet</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Warum</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsPanel</name>
  <message>
   <source>Policy tests</source>
   <translation>Richtlinientests</translation>
  </message>
  <message>
   <source>Start with the usual five</source>
   <translation>Mit den üblichen fünf beginnen</translation>
  </message>
  <message>
   <source>%1 on “/”, with what they are answered now</source>
   <translation>%1 auf „/“, mit dem, was sie jetzt zur Antwort bekommen</translation>
  </message>
  <message>
   <source>What must stay true, such as “Googlebot must be allowed to fetch /”. Put a question on top, then press “Keep as test”; or start with the usual five.</source>
   <translation>Was immer gelten muss, etwa „Googlebot muss / abrufen dürfen“. Stellen Sie oben eine Frage und drücken Sie dann „Aus dieser Antwort einen Test machen“, oder beginnen Sie mit den üblichen fünf.</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>Aus dieser Antwort einen Test machen</translation>
  </message>
  <message>
   <source>The present question, with what it is answered now</source>
   <translation>Die jetzige Frage mit ihrer jetzigen Antwort</translation>
  </message>
  <message>
   <source>Keep as rule</source>
   <translation>Aus dieser Antwort eine Regel machen</translation>
  </message>
  <message>
   <source>A rule about all times and the widest set of paths for which this answer is true</source>
   <translation>Eine Regel über alle Zeiten und die größte Menge von Pfaden, für die diese Antwort stimmt</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>Remove the chosen test</source>
   <translation>Den gewählten Test entfernen</translation>
  </message>
  <message>
   <source>Ask again</source>
   <translation>Frage stellen</translation>
  </message>
  <message>
   <source>Ask the chosen test's question, or that of a counter-example</source>
   <translation>Die Frage des gewählten Tests oder die eines Gegenbeispiels stellen</translation>
  </message>
  <message>
   <source>No rule about all paths and times follows from this answer.</source>
   <translation>Aus dieser Antwort folgt keine Regel über alle Pfade und Zeiten.</translation>
  </message>
  <message>
   <source>%1 on everything</source>
   <translation>%1 überall</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1 auf %2</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 regions of the map are not covered by a test.</source>
   <translation>
    <numerusform>%n von %1 Bereichen der Karte ist durch keinen Test abgedeckt.</numerusform>
    <numerusform>%n von %1 Bereichen der Karte sind durch keinen Test abgedeckt.</numerusform>
   </translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>mindestens diese; einige Pfade ließen sich nicht entscheiden</translation>
  </message>
  <message>
   <source>No tests yet. They are kept in the site's gatepost.yaml, and gatepost-cli test runs them too.</source>
   <translation>Noch keine Tests. Sie liegen in der gatepost.yaml der Website, und gatepost-cli test führt sie ebenfalls aus.</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>wird untersucht…</translation>
  </message>
  <message numerus="yes">
   <source>All %n test(s) pass.</source>
   <translation>
    <numerusform>Der Test ist bestanden.</numerusform>
    <numerusform>Alle %n Tests sind bestanden.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 of %n test(s) fail.</source>
   <translation>
    <numerusform>%1 von %n Test schlägt fehl.</numerusform>
    <numerusform>%1 von %n Tests schlagen fehl.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tests ✕ %1</source>
   <translation>Tests ✕ %1</translation>
  </message>
  <message>
   <source>Tests ✓ %1</source>
   <translation>Tests ✓ %1</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Tests</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TextView</name>
  <message>
   <source>Text of %1</source>
   <translation>Text von %1</translation>
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
   <source>Cut</source>
   <translation>Ausschneiden</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Einfügen</translation>
  </message>
  <message>
   <source>Select all</source>
   <translation>Alles auswählen</translation>
  </message>
  <message>
   <source>Duplicate lines</source>
   <translation>Zeilen duplizieren</translation>
  </message>
  <message>
   <source>Move lines up</source>
   <translation>Zeilen nach oben</translation>
  </message>
  <message>
   <source>Move lines down</source>
   <translation>Zeilen nach unten</translation>
  </message>
  <message>
   <source>Delete lines</source>
   <translation>Zeilen löschen</translation>
  </message>
  <message>
   <source>Join lines</source>
   <translation>Zeilen verbinden</translation>
  </message>
  <message>
   <source>Comment lines</source>
   <translation>Zeilen auskommentieren</translation>
  </message>
  <message>
   <source>Complete %1</source>
   <translation>%1 vervollständigen</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>Keine Abhilfe bekannt</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>Aufräumen…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>Das eine dieser Art beheben</numerusform>
    <numerusform>Alle %Ln dieser Art beheben</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>Alle beheben: „%1“</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>„%1“ erklären</translation>
  </message>
  <message>
   <source>No problem in this line</source>
   <translation>Kein Problem in dieser Zeile</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Hilfe</translation>
  </message>
  <message>
   <source>&lt;p&gt;Put the caret on a directive, a value, an agent or a problem: F1 explains what it is and where that is written.&lt;/p&gt;</source>
   <translation>&lt;p&gt;Setzen Sie den Cursor auf eine Direktive, einen Wert, einen Agenten oder ein Problem: F1 sagt, was das ist und wo es steht.&lt;/p&gt;</translation>
  </message>
  <message>
   <source>⋯ 1 line</source>
   <translation>⋯ 1 Zeile</translation>
  </message>
  <message numerus="yes">
   <source>⋯ %Ln lines</source>
   <translation>
    <numerusform>⋯ %Ln Zeile</numerusform>
    <numerusform>⋯ %Ln Zeilen</numerusform>
   </translation>
  </message>
  <message>
   <source>Decided no request in the log</source>
   <translation>Hat keinen Abruf im Log entschieden</translation>
  </message>
  <message>
   <source>Applies to %1</source>
   <translation>Gilt für %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TidyDialog</name>
  <message>
   <source>Tidy up %1</source>
   <translation>%1 aufräumen</translation>
  </message>
  <message>
   <source>What is removed</source>
   <translation>Was entfernt wird</translation>
  </message>
  <message>
   <source>&amp;Remove the lines</source>
   <translation>Die Zeilen &amp;entfernen</translation>
  </message>
  <message>
   <source>Comparing every answer with and without the lines…</source>
   <translation>Jede Antwort wird mit und ohne die Zeilen verglichen…</translation>
  </message>
  <message>
   <source>There is no line of which it is proved that it changes nothing.</source>
   <translation>Es gibt keine Zeile, von der bewiesen ist, dass sie nichts ändert.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) can go.</source>
   <translation>
    <numerusform>%Ln Zeile kann weg.</numerusform>
    <numerusform>%Ln Zeilen können weg.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>No answer differs without them: %n agent(s) were compared, for every path, time and use, in all five readings.</source>
   <translation>
    <numerusform>Ohne sie unterscheidet sich keine Antwort: %n Agent wurde verglichen, für jeden Pfad, jede Zeit und jede Nutzung, in allen fünf Lesarten.</numerusform>
    <numerusform>Ohne sie unterscheidet sich keine Antwort: %n Agenten wurden verglichen, für jeden Pfad, jede Zeit und jede Nutzung, in allen fünf Lesarten.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) seem to change nothing.</source>
   <translation>
    <numerusform>%Ln Zeile ändert anscheinend nichts.</numerusform>
    <numerusform>%Ln Zeilen ändern anscheinend nichts.</numerusform>
   </translation>
  </message>
  <message>
   <source>But some answer would differ without them, so nothing is removed.</source>
   <translation>Aber ohne sie würde sich eine Antwort unterscheiden, darum wird nichts entfernt.</translation>
  </message>
  <message>
   <source>But whether an answer would differ without them could not be decided, so nothing is removed.</source>
   <translation>Aber ob sich ohne sie eine Antwort unterscheiden würde, ließ sich nicht entscheiden, darum wird nichts entfernt.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) that change nothing stay: another program writes the block that they are in, and would write them again.</source>
   <translation>
    <numerusform>%Ln Zeile, die nichts ändert, bleibt: Ein anderes Programm schreibt den Block, in dem sie steht, und würde sie wieder schreiben.</numerusform>
    <numerusform>%Ln Zeilen, die nichts ändern, bleiben: Ein anderes Programm schreibt den Block, in dem sie stehen, und würde sie wieder schreiben.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) were not tried to the end, which is too much work. Some of them may change nothing, too.</source>
   <translation>
    <numerusform>%Ln Zeile wurde nicht bis zum Ende geprüft, weil das zu viel Arbeit ist. Auch sie ändert vielleicht nichts.</numerusform>
    <numerusform>%Ln Zeilen wurden nicht bis zum Ende geprüft, weil das zu viel Arbeit ist. Auch von ihnen ändern einige vielleicht nichts.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tidy up</source>
   <translation>Aufräumen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TimelinePanel</name>
  <message>
   <source>Changes of the answer</source>
   <translation>Änderungen der Antwort</translation>
  </message>
  <message>
   <source>A day</source>
   <translation>Ein Tag</translation>
  </message>
  <message>
   <source>When agents may come, hour by hour</source>
   <translation>Wann Agenten kommen dürfen, Stunde für Stunde</translation>
  </message>
  <message>
   <source>A crawl</source>
   <translation>Ein Crawl</translation>
  </message>
  <message>
   <source>How many days crawlers need for many pages</source>
   <translation>Wie viele Tage Crawler für viele Seiten brauchen</translation>
  </message>
  <message>
   <source>The day before</source>
   <translation>Der Tag davor</translation>
  </message>
  <message>
   <source>The day after</source>
   <translation>Der Tag danach</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Jetzt</translation>
  </message>
  <message>
   <source>Ask for the present time</source>
   <translation>Nach der jetzigen Zeit fragen</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>Agenten der Website</translation>
  </message>
  <message>
   <source>All known agents</source>
   <translation>Alle bekannten Agenten</translation>
  </message>
  <message>
   <source>Which agents are rows</source>
   <translation>Welche Agenten Zeilen sind</translation>
  </message>
  <message>
   <source>Zone</source>
   <translation>Zone</translation>
  </message>
  <message>
   <source>on %1</source>
   <comment>a path</comment>
   <translation>auf %1</translation>
  </message>
  <message>
   <source>Hours are UTC</source>
   <translation>Zeiten sind in UTC</translation>
  </message>
  <message>
   <source>The higher a band, the faster</source>
   <translation>Je höher ein Band, desto schneller</translation>
  </message>
  <message>
   <source>%1 changes its clocks %2 UTC: %3 until then, %4 afterwards. Windows do not move: they are UTC.</source>
   <translation>%1 stellt die Uhr um, %2 UTC: bis dahin %3, danach %4. Die Zeitfenster verschieben sich nicht: Sie gelten in UTC.</translation>
  </message>
  <message>
   <source>%1 is %2; its clocks change next %3 UTC, to %4.</source>
   <translation>%1 liegt bei %2; die Uhr wird als Nächstes %3 UTC umgestellt, auf %4.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewParts</name>
  <message>
   <source>%1 line %2</source>
   <translation>%1 Zeile %2</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>%1 ließ sich nicht schreiben: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewTabs</name>
  <message>
   <source>Open the views</source>
   <translation>Die Ansichten öffnen</translation>
  </message>
  <message>
   <source>Fold the views to their tabs (Ctrl+Shift+0)</source>
   <translation>Die Ansichten auf ihre Reiter einklappen (Strg+Umschalt+0)</translation>
  </message>
  <message>
   <source>Back beside the text (Esc)</source>
   <translation>Zurück neben den Text (Esc)</translation>
  </message>
  <message>
   <source>Views in the whole window (Ctrl+Shift+M)</source>
   <translation>Ansichten im ganzen Fenster (Strg+Umschalt+M)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViolationDialog</name>
  <message>
   <source>With &amp;addresses: they may be personal data</source>
   <translation>Mit &amp;Adressen: Sie können personenbezogene Daten sein</translation>
  </message>
  <message>
   <source>Report %1</source>
   <translation>%1 melden</translation>
  </message>
  <message>
   <source>The report</source>
   <translation>Die Meldung</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Kopieren</translation>
  </message>
  <message>
   <source>Anybody can send any name: compare addresses before you accuse an operator. Values of queries are left out. Send the report to the operator first.</source>
   <translation>Jeder kann jeden Namen senden: Vergleichen Sie die Adressen, bevor Sie einen Betreiber beschuldigen. Werte von Abfragen sind weggelassen. Senden Sie die Meldung zuerst an den Betreiber.</translation>
  </message>
  <message>
   <source>&amp;Site</source>
   <translation>&amp;Website</translation>
  </message>
  <message>
   <source>The report was copied.</source>
   <translation>Die Meldung wurde kopiert.</translation>
  </message>
  <message>
   <source>Reading the log again for evidence…</source>
   <translation>Das Log wird noch einmal nach Belegen gelesen…</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::WelcomePage</name>
  <message>
   <source>Gatepost</source>
   <translation>Gatepost</translation>
  </message>
  <message>
   <source>Says who may fetch, read and use your site, and shows what each agent makes of it before you upload it.</source>
   <translation>Sagt, wer Ihre Website abrufen, lesen und verwenden darf, und zeigt vor dem Hochladen, was jeder Agent daraus macht.</translation>
  </message>
  <message>
   <source>No account, no telemetry. Nothing is fetched or sent unless you press a button.</source>
   <translation>Kein Konto, keine Telemetrie. Nichts wird abgerufen oder gesendet, solange Sie nicht auf eine Schaltfläche klicken.</translation>
  </message>
  <message>
   <source>Check a robots.txt</source>
   <translation>Eine robots.txt prüfen</translation>
  </message>
  <message>
   <source>Drop it anywhere in this window, open it, or paste it. The answer for any crawler and path is shown above the text.</source>
   <translation>Ziehen Sie sie irgendwo in dieses Fenster, öffnen Sie sie, oder fügen Sie sie ein. Die Antwort für jeden Crawler und Pfad steht über dem Text.</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>Datei öffnen…</translation>
  </message>
  <message>
   <source>Open a site's folder…</source>
   <translation>Ordner einer Website öffnen…</translation>
  </message>
  <message>
   <source>Paste its text</source>
   <translation>Text einfügen</translation>
  </message>
  <message>
   <source>All its policy files together.</source>
   <translation>Alle ihre Richtliniendateien zusammen.</translation>
  </message>
  <message>
   <source>Write a new one</source>
   <translation>Eine neue schreiben</translation>
  </message>
  <message>
   <source>Begin with what you want; every line can be changed afterwards.</source>
   <translation>Beginnen Sie mit dem, was Sie möchten; jede Zeile lässt sich danach ändern.</translation>
  </message>
  <message>
   <source>Say what you want…</source>
   <translation>Sagen, was Sie wünschen…</translation>
  </message>
  <message>
   <source>Three questions: search, assistants, training.</source>
   <translation>Drei Fragen: Suche, Assistenten, Training.</translation>
  </message>
  <message>
   <source>Look around first</source>
   <translation>Erst einmal umsehen</translation>
  </message>
  <message>
   <source>A publisher's site with every file and every view in use. Nothing in it can be broken.</source>
   <translation>Die Website eines Verlags, in der jede Datei und jede Ansicht gebraucht wird. Kaputt machen lässt sich nichts.</translation>
  </message>
  <message>
   <source>Open the sample site</source>
   <translation>Beispielwebsite öffnen</translation>
  </message>
  <message>
   <source>More templates</source>
   <translation>Weitere Vorlagen</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>Zuletzt geöffnet</translation>
  </message>
  <message>
   <source>missing</source>
   <translation>fehlt</translation>
  </message>
  <message>
   <source>kept</source>
   <translation>angeheftet</translation>
  </message>
  <message>
   <source>Do not keep here</source>
   <translation>Nicht mehr anheften</translation>
  </message>
  <message>
   <source>Keep here</source>
   <translation>Anheften</translation>
  </message>
  <message>
   <source>Take off the list</source>
   <translation>Aus der Liste nehmen</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::When</name>
  <message>
   <source>%1 UTC</source>
   <comment>day and time</comment>
   <translation>%1 UTC</translation>
  </message>
  <message>
   <source>%1 UTC, in %2</source>
   <comment>time of the day, duration</comment>
   <translation>%1 UTC, in %2</translation>
  </message>
  <message>
   <source>tomorrow %1 UTC</source>
   <comment>time of the day</comment>
   <translation>morgen %1 UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::WindowGoals</name>
  <message numerus="yes">
   <source>%Ln✕</source>
   <translation>
    <numerusform>%Ln✕</numerusform>
    <numerusform>%Ln✕</numerusform>
   </translation>
  </message>
  <message>
   <source>A goal is no longer true: %1, by line %2 of %3. %4.</source>
   <translation>Ein Ziel ist nicht mehr wahr: %1, durch Zeile %2 von %3. %4.</translation>
  </message>
  <message>
   <source>A goal is no longer true: %1. %2.</source>
   <translation>Ein Ziel ist nicht mehr wahr: %1. %2.</translation>
  </message>
  <message>
   <source>Show goals</source>
   <translation>Ziele zeigen</translation>
  </message>
  <message>
   <source>Review…</source>
   <translation>Prüfen…</translation>
  </message>
  <message>
   <source>Let them in</source>
   <translation>Hereinlassen</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Später</translation>
  </message>
  <message numerus="yes">
   <source>%Ln crawler(s) of the list are not covered by your goals: %1 (%2).</source>
   <translation>
    <numerusform>%Ln Crawler der Liste ist von Ihren Zielen nicht erfasst: %1 (%2).</numerusform>
    <numerusform>%Ln Crawler der Liste sind von Ihren Zielen nicht erfasst: %1 (%2).</numerusform>
   </translation>
  </message>
  <message>
   <source>Let new crawlers in</source>
   <translation>Neue Crawler hereinlassen</translation>
  </message>
  <message>
   <source>An exception ended on %1.</source>
   <translation>Eine Ausnahme endete am %1.</translation>
  </message>
  <message>
   <source>The exception for %1 ended on %2.</source>
   <translation>Die Ausnahme für %1 endete am %2.</translation>
  </message>
  <message>
   <source>Undo in all files</source>
   <translation>In allen Dateien rückgängig</translation>
  </message>
  <message>
   <source>Write what is made from this</source>
   <translation>Schreiben, was hieraus erzeugt wird</translation>
  </message>
  <message>
   <source>Write %1?</source>
   <translation>%1 schreiben?</translation>
  </message>
  <message>
   <source>Below the folder %1. What these files contain now is replaced.</source>
   <translation>Unterhalb des Ordners %1. Was diese Dateien jetzt enthalten, wird ersetzt.</translation>
  </message>
  <message>
   <source>Write</source>
   <translation>Schreiben</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Write what an environment lacks</source>
   <translation>Schreiben, was einer Umgebung fehlt</translation>
  </message>
  <message>
   <source>Below the folder %1, where there is no such file.</source>
   <translation>Unterhalb des Ordners %1, wo es keine solche Datei gibt.</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>%1 gespeichert</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Words</name>
  <message>
   <source>%1 %2</source>
   <comment>two whole sentences, one after the other</comment>
   <translation>%1 %2</translation>
  </message>
  <message>
   <source>%1, %2</source>
   <comment>a list: what comes before, and its next name</comment>
   <translation>%1, %2</translation>
  </message>
  <message>
   <source>today %1</source>
   <comment>%1: 07:00</comment>
   <translation>heute %1</translation>
  </message>
  <message>
   <source>yesterday %1</source>
   <comment>%1: 07:00</comment>
   <translation>gestern %1</translation>
  </message>
  <message>
   <source>just now</source>
   <translation>gerade eben</translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s) ago</source>
   <translation>
    <numerusform>vor %n Minute</numerusform>
    <numerusform>vor %n Minuten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s) ago</source>
   <translation>
    <numerusform>vor %n Stunde</numerusform>
    <numerusform>vor %n Stunden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) ago</source>
   <translation>
    <numerusform>vor %n Tag</numerusform>
    <numerusform>vor %n Tagen</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, %2</source>
   <comment>“today 01:36, 2 minutes ago”</comment>
   <translation>%1, %2</translation>
  </message>
  <message>
   <source>ddd d MMM HH:mm</source>
   <comment>Date and time, as QLocale::toString takes it: ddd = weekday, d = day, MMM = month, HH:mm = 24 hours</comment>
   <translation>ddd d. MMM HH:mm</translation>
  </message>
  <message>
   <source>ddd d MMM</source>
   <comment>Date, as QLocale::toString takes it</comment>
   <translation>ddd d. MMM</translation>
  </message>
  <message>
   <source>%1 s</source>
   <comment>seconds</comment>
   <translation>%1 s</translation>
  </message>
  <message>
   <source>%1 min</source>
   <comment>minutes</comment>
   <translation>%1 min</translation>
  </message>
  <message>
   <source>%1 h</source>
   <comment>hours</comment>
   <translation>%1 h</translation>
  </message>
  <message>
   <source>%1 h %2 min</source>
   <comment>hours and minutes</comment>
   <translation>%1 h %2 min</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Zone</name>
  <message>
   <source>Time zone</source>
   <translation>Zeitzone</translation>
  </message>
  <message>
   <source>The time zone that is shown beside UTC</source>
   <translation>Die Zeitzone, die neben UTC gezeigt wird</translation>
  </message>
  <message>
   <source>%1 UTC</source>
   <comment>a moment in UTC</comment>
   <translation>%1 UTC</translation>
  </message>
  <message>
   <source>%1 UTC (%2 %3)</source>
   <comment>a moment in UTC, and its time in a zone</comment>
   <translation>%1 UTC (%2 %3)</translation>
  </message>
  <message>
   <source>%1 (%2 %3)</source>
   <comment>a moment in UTC, and its time in a zone</comment>
   <translation>%1 (%2 %3)</translation>
  </message>
 </context>
 <context>
  <name>goals</name>
  <message>
   <source>the files have more than 500,000 bytes together, so no goals were looked for in them; goals that you write yourself are checked all the same</source>
   <translation>Die Dateien haben zusammen mehr als 500.000 Byte, deshalb wurden darin keine Ziele gesucht; Ziele, die Sie selbst schreiben, werden trotzdem geprüft</translation>
  </message>
  <message>
   <source>%1 (%2)</source>
   <translation>%1 (%2)</translation>
  </message>
  <message>
   <source>it was not decided what the files say</source>
   <translation>es wurde nicht entschieden, was die Dateien sagen</translation>
  </message>
  <message>
   <source>It would take too long to try every edit: %1</source>
   <translation>Jede Änderung zu probieren, würde zu lange dauern: %1</translation>
  </message>
  <message>
   <source>Environment %1 has the same files and wants something else</source>
   <translation>Die Umgebung %1 hat dieselben Dateien und verlangt etwas anderes</translation>
  </message>
  <message>
   <source>Whether this is true was not decided: %1</source>
   <translation>Ob das wahr ist, wurde nicht entschieden: %1</translation>
  </message>
  <message>
   <source>%1 must be closed, but %2</source>
   <translation>%1 muss geschlossen sein, aber %2</translation>
  </message>
  <message>
   <source>%1 must be open, but %2</source>
   <translation>%1 muss offen sein, aber %2</translation>
  </message>
  <message>
   <source>%1 is closed to %2, so crawlers never see the noindex of %3</source>
   <translation>%1 ist für %2 geschlossen, darum sehen Crawler das noindex von %3 nie</translation>
  </message>
  <message>
   <source>The Sitemap in line %1 is of %2, which is environment %3</source>
   <translation>Die Sitemap in Zeile %1 ist die von %2, also der Umgebung %3</translation>
  </message>
  <message>
   <source>%1 and %2 have the same goals and answer differently: %3</source>
   <translation>%1 und %2 haben dieselben Ziele und antworten verschieden: %3</translation>
  </message>
  <message>
   <source>%1 is to be %2, but %3 (%4; reading %5)</source>
   <translation>%1 soll %2 sein, aber %3 (%4; Lesart %5)</translation>
  </message>
  <message>
   <source>%1: agents of the list are not covered: %2</source>
   <translation>%1: Agenten der Liste sind nicht erfasst: %2</translation>
  </message>
  <message>
   <source>%1: these ignore robots.txt, and only a server can refuse them: %2</source>
   <translation>%1: Diese missachten robots.txt, und nur ein Server kann sie abweisen: %2</translation>
  </message>
  <message>
   <source>No agent of the list comes for %1</source>
   <translation>Kein Agent der Liste kommt für %1</translation>
  </message>
  <message>
   <source>Only robots2.txt can say ask</source>
   <translation>Nur robots2.txt kann ask sagen</translation>
  </message>
  <message>
   <source>pay needs licence: {terms: URL}</source>
   <translation>pay braucht licence: {terms: URL}</translation>
  </message>
  <message>
   <source>This exception ended on %1</source>
   <translation>Diese Ausnahme endete am %1</translation>
  </message>
  <message>
   <source>Without this exception the answers are the same</source>
   <translation>Ohne diese Ausnahme sind die Antworten dieselben</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>Diese Ausnahme entfernen</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file. Did you mean %2?</source>
   <translation>%1 steht weder in der Liste noch in einer Datei. Meinten Sie %2?</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file</source>
   <translation>%1 steht weder in der Liste noch in einer Datei</translation>
  </message>
  <message>
   <source>Change to “%1”</source>
   <translation>In „%1“ ändern</translation>
  </message>
  <message>
   <source>%1 and %2 have one token; the goal of %2 counts: %3</source>
   <translation>%1 und %2 haben ein gemeinsames Token; das Ziel von %2 zählt: %3</translation>
  </message>
  <message>
   <source>These also train. What keeps them from that is a signal, not a rule: %1</source>
   <translation>Diese trainieren auch. Was sie davon abhält, ist ein Signal, keine Regel: %1</translation>
  </message>
  <message>
   <source>%1 is not what the files come to</source>
   <translation>%1 ist nicht das, was die Dateien ergeben</translation>
  </message>
  <message>
   <source>%1 is not there</source>
   <translation>%1 ist nicht da</translation>
  </message>
  <message>
   <source>%1 has its own group and does not get %2. Repeat the line there</source>
   <translation>%1 hat eine eigene Gruppe und erfährt %2 nicht. Wiederholen Sie die Zeile dort</translation>
  </message>
  <message>
   <source>The list of agents has no search engine</source>
   <translation>Die Liste der Agenten enthält keine Suchmaschine</translation>
  </message>
  <message>
   <source>This would take too long to prove</source>
   <translation>Das zu beweisen würde zu lange dauern</translation>
  </message>
  <message>
   <source>outputs: %1 and %2 are both written to %3; give one of them another folder</source>
   <translation>outputs: %1 und %2 werden beide nach %3 geschrieben; geben Sie einem davon einen anderen Ordner</translation>
  </message>
  <message>
   <source>outputs: %1: agents: %2</source>
   <translation>outputs: %1: Agenten: %2</translation>
  </message>
  <message>
   <source>robots.txt is rendered from the agent policy: change the policy and render it again</source>
   <translation>robots.txt wird aus der Agentenrichtlinie erzeugt: Ändern Sie die Richtlinie, und erzeugen Sie sie neu</translation>
  </message>
  <message>
   <source>robots.txt says that it is rendered from an agent policy, but is not what the policy makes: render it again first</source>
   <translation>robots.txt sagt, dass sie aus einer Agentenrichtlinie erzeugt ist, ist aber nicht das, was die Richtlinie ergibt: Erzeugen Sie sie zuerst neu</translation>
  </message>
  <message>
   <source>goals.edit does not let robots.txt be edited</source>
   <translation>goals.edit lässt nicht zu, dass robots.txt bearbeitet wird</translation>
  </message>
  <message>
   <source>a limit ended the search</source>
   <translation>eine Grenze beendete die Suche</translation>
  </message>
  <message>
   <source>An agent policy, from which robots.txt is rendered, cannot say it: %1</source>
   <translation>Eine Agentenrichtlinie, aus der robots.txt erzeugt wird, kann das nicht sagen: %1</translation>
  </message>
  <message>
   <source>The list of agents has no token that names a use</source>
   <translation>Die Liste der Agenten enthält kein Token, das eine Verwendung nennt</translation>
  </message>
  <message>
   <source>The block managed by %1 decides for %2. Change it there</source>
   <translation>Der Block, den %1 verwaltet, entscheidet für %2. Ändern Sie es dort</translation>
  </message>
  <message>
   <source>A chained file decides for %1: %2</source>
   <translation>Eine verkettete Datei entscheidet für %1: %2</translation>
  </message>
  <message>
   <source>Agents that declare a category follow the groups for * of robots.txt, which cannot name one</source>
   <translation>Agenten, die eine Kategorie angeben, folgen den Gruppen für * von robots.txt, die keine nennen kann</translation>
  </message>
  <message>
   <source>A group of 2.0 cannot say it: %1</source>
   <translation>Eine Gruppe von 2.0 kann das nicht sagen: %1</translation>
  </message>
  <message>
   <source>No edit was found that changes nothing else: %1</source>
   <translation>Es wurde keine Änderung gefunden, die sonst nichts ändert: %1</translation>
  </message>
  <message>
   <source>“%1” is read as “%2”: a crawler of that name is meant as well</source>
   <translation>„%1“ wird als „%2“ gelesen: Ein Crawler dieses Namens ist auch gemeint</translation>
  </message>
  <message>
   <source>%1 may fetch faster: %2</source>
   <translation>%1 darf schneller abrufen: %2</translation>
  </message>
  <message>
   <source>No pace is stated for %1</source>
   <translation>Für %1 ist kein Tempo angegeben</translation>
  </message>
  <message>
   <source>robots2.txt does not say “crawl: %1” to %2</source>
   <translation>robots2.txt sagt %2 nicht „crawl: %1“</translation>
  </message>
  <message>
   <source>%1 may fetch %2</source>
   <translation>%1 darf %2 abrufen</translation>
  </message>
  <message>
   <source>%1 may not fetch %2</source>
   <translation>%1 darf %2 nicht abrufen</translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3</source>
   <translation>%1 darf %2 um %3 nicht abrufen</translation>
  </message>
  <message>
   <source>%1 must ask before it fetches %2</source>
   <translation>%1 muss vor dem Abruf von %2 fragen</translation>
  </message>
  <message>
   <source>%1 has no paths: what differs by path is claimed of Content-Usage alone</source>
   <translation>%1 kennt keine Pfade: Was je nach Pfad verschieden ist, wird nur von Content-Usage behauptet</translation>
  </message>
  <message>
   <source>%4 does not state “%2: %3” for %1 on %5</source>
   <translation>%4 sagt für %1 auf %5 nicht „%2: %3“</translation>
  </message>
  <message>
   <source>The map of the site is not complete</source>
   <translation>Die Karte der Website ist nicht vollständig</translation>
  </message>
 </context>
 <context>
  <name>lab</name>
  <message>
   <source>It had not asked for robots.txt before.</source>
   <translation>Er hatte robots.txt vorher nicht abgerufen.</translation>
  </message>
  <message>
   <source>Its copy of robots.txt was %1 old; 24 hours are allowed.</source>
   <translation>Seine Kopie von robots.txt war %1 alt; 24 Stunden sind erlaubt.</translation>
  </message>
  <message>
   <source>robots.txt: %1.</source>
   <translation>robots.txt: %1.</translation>
  </message>
  <message>
   <source>It asked again although its answer was good for 24 hours.</source>
   <translation>Er fragte erneut, obwohl seine Antwort 24 Stunden lang galt.</translation>
  </message>
  <message>
   <source>The page must be asked for, and it had not asked.</source>
   <translation>Die Seite verlangt eine Anfrage, und er hatte nicht gefragt.</translation>
  </message>
  <message>
   <source>It was allowed one request, and this is another.</source>
   <translation>Ihm war ein Abruf erlaubt, und dies ist ein weiterer.</translation>
  </message>
  <message>
   <source>Its answer was older than 24 hours.</source>
   <translation>Seine Antwort war älter als 24 Stunden.</translation>
  </message>
  <message>
   <source>The page is outside the scopes of its answer.</source>
   <translation>Die Seite liegt außerhalb der Bereiche seiner Antwort.</translation>
  </message>
  <message>
   <source>The endpoint had answered 429, which allows nothing.</source>
   <translation>Der Endpunkt hatte mit 429 geantwortet, was nichts erlaubt.</translation>
  </message>
  <message>
   <source>The endpoint had not allowed it.</source>
   <translation>Der Endpunkt hatte es nicht erlaubt.</translation>
  </message>
  <message>
   <source>The page is a honeypot.</source>
   <translation>Die Seite ist ein Honeypot.</translation>
  </message>
  <message>
   <source>It came %1 s after the request before; %2 line %3, %4, asks for %5 s.</source>
   <translation>Er kam %1 s nach dem vorigen Abruf; %2 Zeile %3, %4, verlangt %5 s.</translation>
  </message>
  <message>
   <source>It came back before %1, which Retry-After had asked for.</source>
   <translation>Er kam vor %1 zurück, dem Zeitpunkt aus Retry-After.</translation>
  </message>
  <message>
   <source>The policy says %1: %2.</source>
   <translation>Die Richtlinie sagt %1: %2.</translation>
  </message>
  <message>
   <source>The policy says %1: %2 line %3, %4.</source>
   <translation>Die Richtlinie sagt %1: %2 Zeile %3, %4.</translation>
  </message>
  <message>
   <source>The site has no file for it.</source>
   <translation>Die Website hat keine Datei dafür.</translation>
  </message>
  <message>
   <source>The parameter directive must name a directive of robots2.txt such as crawl</source>
   <translation>Der Parameter directive muss eine Anweisung von robots2.txt nennen, etwa crawl</translation>
  </message>
  <message>
   <source>The parameter agent: %1</source>
   <translation>Der Parameter agent: %1</translation>
  </message>
  <message>
   <source>The parameter url is missing</source>
   <translation>Der Parameter url fehlt</translation>
  </message>
  <message>
   <source>The parameter at: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>Der Parameter at: %1 ist keine Zeit wie 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>The parameter to: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>Der Parameter to: %1 ist keine Zeit wie 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>The clock runs by itself; with --clock-speed 0 it is moved</source>
   <translation>Die Uhr läuft von selbst; mit --clock-speed 0 wird sie gestellt</translation>
  </message>
  <message>
   <source>The clock does not run backwards</source>
   <translation>Die Uhr läuft nicht rückwärts</translation>
  </message>
  <message>
   <source>the answers that %1 gives to errors are not documented; write one such as Google</source>
   <translation>was %1 aus Fehlern macht, ist nicht dokumentiert; schreiben Sie etwa Google</translation>
  </message>
  <message>
   <source>one text is expected here</source>
   <translation>hier wird ein einzelner Text erwartet</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 muss eine Liste sein</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 hat mehr als %2 Einträge; mehr werden nicht gelesen</translation>
  </message>
  <message>
   <source>%1 is not a path; write one that begins with / and has no spaces</source>
   <translation>%1 ist kein Pfad; schreiben Sie einen, der mit / beginnt und keine Leerzeichen hat</translation>
  </message>
  <message>
   <source>%1 must have keys and values</source>
   <translation>%1 muss Schlüssel und Werte haben</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; remove one</source>
   <translation>%1 steht schon in Zeile %2; entfernen Sie eines</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 ist kein Schlüssel von %2; meinten Sie %3?</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 ist kein Schlüssel von %2, das %3 hat; berichtigen oder entfernen Sie ihn</translation>
  </message>
  <message>
   <source>%1 is not a length of time; write one such as 90s, 15m, 14h or 2d</source>
   <translation>%1 ist keine Dauer; schreiben Sie etwa 90s, 15m, 14h oder 2d</translation>
  </message>
  <message>
   <source>%1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>%1 ist keine Zeit wie 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>%1 is not a speed; write a whole number from 0 to 1000000</source>
   <translation>%1 ist keine Geschwindigkeit; schreiben Sie eine ganze Zahl von 0 bis 1000000</translation>
  </message>
  <message>
   <source>%1 is not a way to enforce; write off or verdict</source>
   <translation>%1 ist keine Art der Durchsetzung; schreiben Sie off oder verdict</translation>
  </message>
  <message>
   <source>%1 is not a time such as 02:00 or 2026-11-20T02:00:00Z</source>
   <translation>%1 ist keine Zeit wie 02:00 oder 2026-11-20T02:00:00Z</translation>
  </message>
  <message>
   <source>%1 has a query; an event is for a path with any query: remove it</source>
   <translation>%1 hat eine Abfrage; ein Ereignis gilt für einen Pfad mit jeder Abfrage: entfernen Sie sie</translation>
  </message>
  <message>
   <source>an event needs %1; add it</source>
   <translation>ein Ereignis braucht %1; ergänzen Sie es</translation>
  </message>
  <message>
   <source>an event has one of status, file and redirect; write exactly one of them</source>
   <translation>ein Ereignis hat eines von status, file und redirect; schreiben Sie genau eines davon</translation>
  </message>
  <message>
   <source>%1 is not a status; write a whole number from 200 to 599</source>
   <translation>%1 ist kein Status; schreiben Sie eine ganze Zahl von 200 bis 599</translation>
  </message>
  <message>
   <source>the name of the file is empty</source>
   <translation>der Name der Datei ist leer</translation>
  </message>
  <message>
   <source>%1 is not a target; write loop, a path, or an http(s) URL</source>
   <translation>%1 ist kein Ziel; schreiben Sie loop, einen Pfad oder eine http(s)-URL</translation>
  </message>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>Zeile %1, Spalte %2: %3</translation>
  </message>
  <message>
   <source>the scenario is larger or deeper than is read</source>
   <translation>das Szenario ist größer oder tiefer, als gelesen wird</translation>
  </message>
 </context>
 <context>
  <name>lint</name>
  <message>
   <source>Goal that is not true</source>
   <translation>Ziel, das nicht wahr ist</translation>
  </message>
  <message>
   <source>Below “goals:” gatepost.yaml says what is wanted, and the policy files say something else. The message names an agent, a path and the line that decides. Change the files, or the goal if it is no longer wanted.</source>
   <translation>Unter „goals:“ sagt gatepost.yaml, was gewünscht ist, und die Richtliniendateien sagen etwas anderes. Die Meldung nennt einen Agenten, einen Pfad und die Zeile, die entscheidet. Ändern Sie die Dateien oder das Ziel, wenn es nicht mehr gewünscht ist.</translation>
  </message>
  <message>
   <source>Agents that a goal does not cover</source>
   <translation>Agenten, die ein Ziel nicht erfasst</translation>
  </message>
  <message>
   <source>The list of agents has agents for this goal that no line of the files names, and what the files say to everybody else is not what the goal wants. That is how an agent looks that came into the list after the files were written. Name these agents in the group that says what is wanted.</source>
   <translation>Die Liste der Agenten enthält für dieses Ziel Agenten, die keine Zeile der Dateien nennt, und was die Dateien allen anderen sagen, ist nicht, was das Ziel wünscht. So sieht ein Agent aus, der erst in die Liste kam, als die Dateien schon geschrieben waren. Nennen Sie diese Agenten in der Gruppe, die sagt, was gewünscht ist.</translation>
  </message>
  <message>
   <source>Goal of which it is not known whether it is true</source>
   <translation>Ziel, von dem nicht bekannt ist, ob es wahr ist</translation>
  </message>
  <message>
   <source>A limit ended the search before every agent, path and hour was decided, or a chained file is missing. Nothing false was found, and nothing was shown either. Fewer overlapping patterns make the search shorter.</source>
   <translation>Eine Grenze beendete die Suche, bevor jeder Agent, jeder Pfad und jede Stunde entschieden war, oder eine verkettete Datei fehlt. Es wurde nichts Falsches gefunden, aber auch nichts gezeigt. Weniger sich überschneidende Muster verkürzen die Suche.</translation>
  </message>
  <message>
   <source>Part of a goal that no file can say</source>
   <translation>Teil eines Ziels, den keine Datei sagen kann</translation>
  </message>
  <message>
   <source>The goal wants something for which the file or the signal has no word. It is left out of what is claimed, and named here. Ask for less, or say it in another place.</source>
   <translation>Das Ziel wünscht etwas, wofür die Datei oder das Signal kein Wort hat. Es ist aus dem, was behauptet wird, ausgelassen und hier genannt. Verlangen Sie weniger, oder sagen Sie es an anderer Stelle.</translation>
  </message>
  <message>
   <source>Agents of a goal that ignore robots.txt</source>
   <translation>Agenten eines Ziels, die robots.txt missachten</translation>
  </message>
  <message>
   <source>These agents are documented to ignore robots.txt. Whatever the files say, only a server can refuse them. Export the policy for your server.</source>
   <translation>Diese Agenten missachten laut Dokumentation robots.txt. Was auch immer die Dateien sagen, nur ein Server kann sie abweisen. Exportieren Sie die Richtlinie für Ihren Server.</translation>
  </message>
  <message>
   <source>Goal that a managed block keeps from being true</source>
   <translation>Ziel, das ein verwalteter Block nicht wahr werden lässt</translation>
  </message>
  <message>
   <source>A service or a plug-in writes a part of robots.txt, and what it says there decides against the goal. Gatepost never edits that part, and no line beside it would win. Change it where the block is made.</source>
   <translation>Ein Dienst oder ein Plug-in schreibt einen Teil von robots.txt, und was dort steht, entscheidet gegen das Ziel. Gatepost bearbeitet diesen Teil nie, und keine Zeile daneben würde sich durchsetzen. Ändern Sie es dort, wo der Block erzeugt wird.</translation>
  </message>
  <message>
   <source>Exception for an agent that nobody knows</source>
   <translation>Ausnahme für einen Agenten, den niemand kennt</translation>
  </message>
  <message>
   <source>An exception names an agent that is neither in the list nor in a file of the site. With a misspelled name it is about nobody. Correct the name, or add the agent to “agents:” in gatepost.yaml.</source>
   <translation>Eine Ausnahme nennt einen Agenten, der weder in der Liste noch in einer Datei der Website steht. Mit einem falsch geschriebenen Namen betrifft sie niemanden. Berichtigen Sie den Namen, oder fügen Sie den Agenten unter „agents:“ in gatepost.yaml hinzu.</translation>
  </message>
  <message>
   <source>Exception that changes nothing</source>
   <translation>Ausnahme, die nichts ändert</translation>
  </message>
  <message>
   <source>Without this exception the same would be wanted of the same agents and paths. Another exception says so, or the goal itself does. Remove it, or correct what it was meant to change.</source>
   <translation>Ohne diese Ausnahme wäre von denselben Agenten und Pfaden dasselbe gewünscht. Eine andere Ausnahme sagt es oder das Ziel selbst. Entfernen Sie sie, oder berichtigen Sie, was sie ändern sollte.</translation>
  </message>
  <message>
   <source>Exception that has ended</source>
   <translation>Ausnahme, die abgelaufen ist</translation>
  </message>
  <message>
   <source>An exception counts on its last day (UTC) and no longer. The goal now wants of its agents and paths what it wants of the others. Remove the exception, and the lines in the files that were made for it.</source>
   <translation>Eine Ausnahme zählt noch an ihrem letzten Tag (UTC) und nicht länger. Das Ziel wünscht von ihren Agenten und Pfaden jetzt, was es von den anderen wünscht. Entfernen Sie die Ausnahme und die Zeilen in den Dateien, die für sie gemacht wurden.</translation>
  </message>
  <message>
   <source>Goal that is about no agent</source>
   <translation>Ziel, das keinen Agenten betrifft</translation>
  </message>
  <message>
   <source>No agent of the list comes for this purpose, so nothing is claimed of fetches. That is not a fault: a newer list may have some. What is said of use still counts.</source>
   <translation>Kein Agent der Liste kommt zu diesem Zweck, über Abrufe wird also nichts behauptet. Das ist kein Fehler: Eine neuere Liste enthält vielleicht welche. Was zur Verwendung gesagt wird, zählt dennoch.</translation>
  </message>
  <message>
   <source>Two agents of different goals with one token</source>
   <translation>Zwei Agenten verschiedener Ziele mit einem Token</translation>
  </message>
  <message>
   <source>The list has two agents whose names are equal once the version is cut off, so that no file can tell them apart. Their purposes have different goals. The goal of the one without a version counts for both.</source>
   <translation>Die Liste enthält zwei Agenten, deren Namen ohne die Version gleich sind, sodass keine Datei sie unterscheiden kann. Ihre Zwecke haben verschiedene Ziele. Das Ziel dessen ohne Version zählt für beide.</translation>
  </message>
  <message>
   <source>Agent that may come and also collects for training</source>
   <translation>Agent, der kommen darf und auch für Training sammelt</translation>
  </message>
  <message>
   <source>The operator documents that one crawler fetches for several purposes. A rule can let it in or keep it out, and nothing between. What keeps its texts from training is a signal or a policy token, if the operator honours it.</source>
   <translation>Der Betreiber dokumentiert, dass ein einziger Crawler zu mehreren Zwecken abruft. Eine Regel kann ihn hereinlassen oder draußen halten, dazwischen gibt es nichts. Was seine Texte vom Training fernhält, ist ein Signal oder ein Richtlinien-Token, sofern der Betreiber es beachtet.</translation>
  </message>
  <message>
   <source>Ask without a robots2.txt</source>
   <translation>Ask ohne eine robots2.txt</translation>
  </message>
  <message>
   <source>The goal wants agents to ask first and lets in those that do not know the question. Only robots2.txt can say ask. Without it the goal cannot be true: add a robots2.txt, or write “otherwise: out”.</source>
   <translation>Das Ziel wünscht, dass Agenten erst fragen, und lässt die herein, die die Frage nicht kennen. Nur robots2.txt kann ask sagen. Ohne sie kann das Ziel nicht wahr sein: Fügen Sie eine robots2.txt hinzu, oder schreiben Sie „otherwise: out“.</translation>
  </message>
  <message>
   <source>Pay without the terms of a licence</source>
   <translation>Pay ohne Lizenzbedingungen</translation>
  </message>
  <message>
   <source>The goal wants a licence, and gatepost.yaml does not say where its terms are. Nobody can buy what nobody offers. Add “licence: {terms: URL}” below “goals:”.</source>
   <translation>Das Ziel wünscht eine Lizenz, und gatepost.yaml sagt nicht, wo ihre Bedingungen stehen. Niemand kann kaufen, was niemand anbietet. Fügen Sie „licence: {terms: URL}“ unter „goals:“ hinzu.</translation>
  </message>
  <message>
   <source>Signal that an agent with its own group does not get</source>
   <translation>Signal, das ein Agent mit eigener Gruppe nicht erfährt</translation>
  </message>
  <message>
   <source>Goals of the site claim what Content-Signal or Content-Usage says, and the group for * states it. These lines belong to groups: an agent with its own group gets what is in that group, and nothing of what the group for * says. Repeat the line in each group whose agents may fetch something.</source>
   <translation>Ziele der Website behaupten, was Content-Signal oder Content-Usage sagt, und die Gruppe für * gibt es an. Diese Zeilen gehören zu Gruppen: Ein Agent mit eigener Gruppe erfährt, was in dieser Gruppe steht, und nichts von dem, was die Gruppe für * sagt. Wiederholen Sie die Zeile in jeder Gruppe, deren Agenten etwas abrufen dürfen.</translation>
  </message>
  <message>
   <source>Environment that must be closed and is not</source>
   <translation>Umgebung, die geschlossen sein muss und es nicht ist</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be closed, and some agent may fetch something there. A group for * does not reach every agent: those that skip it need their own groups. Close it to them as well.</source>
   <translation>gatepost.yaml sagt, dass die Umgebung geschlossen sein muss, und ein Agent darf dort etwas abrufen. Eine Gruppe für * erreicht nicht jeden Agenten: Die, die sie übergehen, brauchen eigene Gruppen. Schließen Sie sie auch für diese.</translation>
  </message>
  <message>
   <source>Environment that must be open and is not</source>
   <translation>Umgebung, die offen sein muss und es nicht ist</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be open, and a search engine may not fetch its start page. The files of staging may have been copied there. Open it again.</source>
   <translation>gatepost.yaml sagt, dass die Umgebung offen sein muss, und eine Suchmaschine darf ihre Startseite nicht abrufen. Vielleicht wurden die Dateien der Testumgebung dorthin kopiert. Öffnen Sie sie wieder.</translation>
  </message>
  <message>
   <source>Pages whose noindex nobody sees</source>
   <translation>Seiten, deren noindex niemand sieht</translation>
  </message>
  <message>
   <source>The environment must not be indexed by a noindex on its pages. A crawler sees that only if it may fetch the page: what robots.txt closes can still be listed. Open it to search engines, or write “must: closed”.</source>
   <translation>Die Umgebung soll durch ein noindex auf ihren Seiten nicht indexiert werden. Ein Crawler sieht das nur, wenn er die Seite abrufen darf: Was robots.txt schließt, kann trotzdem aufgelistet werden. Öffnen Sie sie für Suchmaschinen, oder schreiben Sie „must: closed“.</translation>
  </message>
  <message>
   <source>Sitemap of another environment</source>
   <translation>Sitemap einer anderen Umgebung</translation>
  </message>
  <message>
   <source>A Sitemap line in the files of one environment names the host of another one. The files may have been copied without changing it. Write the address of this environment's own sitemap, or remove the line.</source>
   <translation>Eine Sitemap-Zeile in den Dateien einer Umgebung nennt den Host einer anderen. Vielleicht wurden die Dateien kopiert, ohne sie zu ändern. Schreiben Sie die Adresse der eigenen Sitemap dieser Umgebung, oder entfernen Sie die Zeile.</translation>
  </message>
  <message>
   <source>Environments with the same goals that answer differently</source>
   <translation>Umgebungen mit denselben Zielen, die verschieden antworten</translation>
  </message>
  <message>
   <source>The same is wanted of two environments, and their files give some agent another answer. Both can be what is wanted all the same, where the goals leave something open. Compare the two folders.</source>
   <translation>Von zwei Umgebungen ist dasselbe gewünscht, und ihre Dateien geben einem Agenten verschiedene Antworten. Trotzdem kann beides das Gewünschte sein, wo die Ziele etwas offenlassen. Vergleichen Sie die beiden Ordner.</translation>
  </message>
  <message>
   <source>Output that is not what the files come to</source>
   <translation>Ausgabe, die nicht das ist, was die Dateien ergeben</translation>
  </message>
  <message>
   <source>A file that “outputs:” asks for was made from other policy files than these, or was changed by hand. What a server does is then not what robots.txt says. Run “gatepost-cli goals --write”.</source>
   <translation>Eine Datei, die „outputs:“ verlangt, wurde aus anderen Richtliniendateien als diesen gemacht oder von Hand geändert. Was ein Server tut, ist dann nicht, was robots.txt sagt. Führen Sie „gatepost-cli goals --write“ aus.</translation>
  </message>
  <message>
   <source>Output that is not there</source>
   <translation>Ausgabe, die nicht da ist</translation>
  </message>
  <message>
   <source>gatepost.yaml asks for a file below “outputs:” that nobody has made yet. Run “gatepost-cli goals --write”. Where outputs are made elsewhere, remove the key.</source>
   <translation>gatepost.yaml verlangt unter „outputs:“ eine Datei, die noch niemand gemacht hat. Führen Sie „gatepost-cli goals --write“ aus. Wenn Ausgaben anderswo gemacht werden, entfernen Sie den Schlüssel.</translation>
  </message>
  <message>
   <source>Put “Allow: %1” into the group for *</source>
   <translation>„Allow: %1“ in die Gruppe für * setzen</translation>
  </message>
  <message numerus="yes">
   <source>%n more findings of this kind in this file are not listed</source>
   <comment>%n more finding of this kind in this file is not listed</comment>
   <translation>
    <numerusform>%n weiteres Problem dieser Art in dieser Datei ist nicht aufgeführt</numerusform>
    <numerusform>%n weitere Probleme dieser Art in dieser Datei sind nicht aufgeführt</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>Zeile %1</translation>
  </message>
  <message>
   <source>Change to %1</source>
   <translation>In %1 ändern</translation>
  </message>
  <message>
   <source>Remove the line</source>
   <translation>Zeile entfernen</translation>
  </message>
  <message>
   <source>Put both groups together</source>
   <translation>Beide Gruppen zusammenlegen</translation>
  </message>
  <message>
   <source>%1 has a group in %2 already. Crawlers that follow the standard read both as one; old ones take the first alone. Put them together</source>
   <translation>%1 hat schon eine Gruppe in %2. Standardkonforme Crawler lesen beide als eine; alte nehmen nur die erste. Legen Sie sie zusammen</translation>
  </message>
  <message>
   <source>Agent with several groups</source>
   <translation>Agent mit mehreren Gruppen</translation>
  </message>
  <message>
   <source>All groups that name the same agent are read as one. That is the standard of 2022; crawlers of the old school take the first record that names them and stop there, so the rules of the second group may go unread. Putting them together makes the file mean the same to all.</source>
   <translation>Alle Gruppen, die denselben Agenten nennen, werden als eine gelesen. Das ist der Standard von 2022; Crawler der alten Schule nehmen den ersten Eintrag, der sie nennt, und hören dort auf, sodass die Regeln der zweiten Gruppe ungelesen bleiben können. Zusammengelegt bedeutet die Datei für alle dasselbe.</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>Ein Crawler namens %1 ist nicht bekannt. Meinten Sie %2?</translation>
  </message>
  <message>
   <source>Agent close to a known one</source>
   <translation>Agent ähnlich einem bekannten</translation>
  </message>
  <message>
   <source>No known crawler has this token, but one slip would make it a known one: a character left out, put in or mistaken, or two that changed places. Tokens are compared character by character, without case; with a slip in it the group applies to no agent, and the crawler that was meant follows the group for * instead. If the name is right, switch this off for the line with a comment “# gatepost: off agent-typo”.</source>
   <translation>Kein bekannter Crawler hat dieses Token, aber ein einziger Tippfehler würde es zu einem bekannten machen: ein ausgelassenes, eingefügtes oder falsches Zeichen oder zwei vertauschte. Tokens werden Zeichen für Zeichen verglichen, ohne Groß- und Kleinschreibung; mit einem Tippfehler gilt die Gruppe für keinen Agenten, und der gemeinte Crawler folgt stattdessen der Gruppe für *. Stimmt der Name, schalten Sie dies für die Zeile mit dem Kommentar „# gatepost: off agent-typo“ ab.</translation>
  </message>
  <message>
   <source>%1 begins with no token, so the line names nobody. Write the crawler's product token</source>
   <translation>%1 beginnt mit keinem Token, die Zeile nennt also niemanden. Schreiben Sie das Produkt-Token des Crawlers</translation>
  </message>
  <message>
   <source>The version is not compared: the line names every %1. Remove it</source>
   <translation>Die Version wird nicht verglichen: Die Zeile nennt jeden %1. Lassen Sie sie weg</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off, though the operator names it so</source>
   <translation>Nur %1 wird gelesen; %2 fällt weg, obwohl der Betreiber ihn so nennt</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off. Write the product token alone</source>
   <translation>Nur %1 wird gelesen; %2 fällt weg. Schreiben Sie nur das Produkt-Token</translation>
  </message>
  <message>
   <source>A User-agent line names one agent: of this list only %1 is read, including the comma. Give each its own line</source>
   <translation>Eine User-agent-Zeile nennt einen Agenten: Von dieser Liste wird nur %1 gelesen, samt Komma. Geben Sie jedem eine eigene Zeile</translation>
  </message>
  <message>
   <source>Split into several lines</source>
   <translation>In mehrere Zeilen teilen</translation>
  </message>
  <message>
   <source>User-agent value that is read in part</source>
   <translation>User-agent-Wert, der nur teilweise gelesen wird</translation>
  </message>
  <message>
   <source>A User-agent line contains one product token. It ends at the first / or white space; a version, a whole HTTP User-Agent header or a list after it is not read. “Mozilla/5.0 (compatible; X)” therefore names Mozilla, which no crawler calls itself here. One real file in sixteen names agents by whole headers.</source>
   <translation>Eine User-agent-Zeile enthält ein Produkt-Token. Es endet am ersten / oder Leerraum; eine Version, ein ganzer HTTP-User-Agent-Header oder eine Liste dahinter wird nicht gelesen. „Mozilla/5.0 (compatible; X)“ nennt also Mozilla, und so nennt sich hier kein Crawler. Eine von sechzehn echten Dateien nennt Agenten mit ganzen Headern.</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt gewinnt: Was diese Regel verbietet, erlaubt %1 in %2 dort allen. Entfernen Sie jenes Allow, wenn dies gelten soll</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt gewinnt: %1 in %2 erlaubt dort allen einen Teil der Pfade, die diese Regel verbietet, zum Beispiel %4</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt gewinnt: Was diese Regel verbietet, erlaubt %1 in %2 dort für %3. Entfernen Sie jenes Allow, wenn dies gelten soll</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt gewinnt: %1 in %2 erlaubt dort für %3 einen Teil der Pfade, die diese Regel verbietet, zum Beispiel %4</translation>
  </message>
  <message>
   <source>robots-ai.txt forbids what robots.txt allows</source>
   <translation>robots-ai.txt verbietet, was robots.txt erlaubt</translation>
  </message>
  <message>
   <source>robots.txt is authoritative. Where one of its rules allows a path, a Disallow in robots-ai.txt does not apply; only where robots.txt says nothing about the path does robots-ai.txt decide. A plain “Allow: /” in robots.txt thus undoes the whole of robots-ai.txt, though it seems to say no more than the default. Where the two disagree is found on the patterns themselves: with Allow: /*.html in robots.txt and Disallow: /blog/ in robots-ai.txt it is /blog/*.html.</source>
   <translation>robots.txt ist maßgeblich. Wo eine ihrer Regeln einen Pfad erlaubt, gilt ein Disallow in robots-ai.txt nicht; robots-ai.txt entscheidet nur, wo robots.txt nichts über den Pfad sagt. Ein einfaches „Allow: /“ in robots.txt hebt so die ganze robots-ai.txt auf, obwohl es nicht mehr zu sagen scheint als die Vorgabe. Wo die beiden sich widersprechen, wird an den Mustern selbst festgestellt: Bei Allow: /*.html in robots.txt und Disallow: /blog/ in robots-ai.txt ist es /blog/*.html.</translation>
  </message>
  <message>
   <source>This rule opens nothing: no Disallow that it could overrule matches any of its paths, which may be fetched anyway. Remove it, or check whether its path is the one that is meant</source>
   <translation>Diese Regel öffnet nichts: Kein Disallow, das sie aufheben könnte, trifft auf einen ihrer Pfade zu; sie dürfen ohnehin abgerufen werden. Entfernen Sie sie, oder prüfen Sie, ob ihr Pfad der gemeinte ist</translation>
  </message>
  <message>
   <source>Allow that opens nothing</source>
   <translation>Allow, das nichts öffnet</translation>
  </message>
  <message>
   <source>What no rule denies may be fetched, so an Allow is needed only where a shorter Disallow of the same group would deny the path. Here there is no such path: the file means the same without the rule. Often the path has a slip in it, or the Disallow that it was an exception to is gone. This is found on the patterns themselves, so it is certain.</source>
   <translation>Was keine Regel verbietet, darf abgerufen werden; ein Allow ist also nur nötig, wo ein kürzeres Disallow derselben Gruppe den Pfad verbieten würde. Hier gibt es keinen solchen Pfad: Die Datei bedeutet ohne die Regel dasselbe. Oft enthält der Pfad einen Tippfehler, oder das Disallow, von dem sie eine Ausnahme war, gibt es nicht mehr. Das wird an den Mustern selbst festgestellt und ist darum sicher.</translation>
  </message>
  <message numerus="yes">
   <source>%n lines say ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</source>
   <comment>This line says ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</comment>
   <translation>
    <numerusform>%n Zeile sagt ask, aber keine Antworten des Ask-Endpunkts sind durchgespielt: Was Agenten erhalten, ist hier nicht bekannt. Fügen Sie sie in asks.json hinzu, und sorgen Sie dafür, dass %1 antwortet</numerusform>
    <numerusform>%n Zeilen sagen ask, aber keine Antworten des Ask-Endpunkts sind durchgespielt: Was Agenten erhalten, ist hier nicht bekannt. Fügen Sie sie in asks.json hinzu, und sorgen Sie dafür, dass %1 antwortet</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking that is not rehearsed</source>
   <translation>Nicht durchgespieltes Fragen</translation>
  </message>
  <message>
   <source>A value of ask sends agents to the site's ask endpoint. If nothing answers there, or it answers 404, every ask means no. The file asks.json beside robots2.txt rehearses the answers: Gatepost then shows what each agent gets, for how long, and for which paths.</source>
   <translation>Der Wert ask schickt Agenten zum Ask-Endpunkt der Website. Antwortet dort nichts oder kommt 404, bedeutet jedes ask no. Die Datei asks.json neben robots2.txt spielt die Antworten durch: Gatepost zeigt dann, was jeder Agent erhält, für wie lange und für welche Pfade.</translation>
  </message>
  <message>
   <source>Rules are not regular expressions: %1 is compared character by character and matches no real URL. Only * and a final $ have a meaning</source>
   <translation>Regeln sind keine regulären Ausdrücke: %1 wird Buchstabe für Buchstabe verglichen und trifft auf nichts zu, was abgerufen wird. Nur * und ein $ am Ende haben eine Bedeutung</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: nothing needs an escape in a rule. Write %1</source>
   <translation>Ein umgekehrter Schrägstrich ist hier ein gewöhnliches Zeichen, und keine URL enthält einen: In einer Regel muss nichts maskiert werden. Schreiben Sie %1</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: the rule matches no real URL. Write %1</source>
   <translation>Ein umgekehrter Schrägstrich ist hier ein gewöhnliches Zeichen, und keine URL enthält einen: Die Regel trifft auf nichts zu, was abgerufen wird. Schreiben Sie %1</translation>
  </message>
  <message>
   <source>Backslash in a path</source>
   <translation>Umgekehrter Schrägstrich in einem Pfad</translation>
  </message>
  <message>
   <source>Segments of a URL's path are separated by /. A backslash has no meaning in a rule outside the extended standard 2.0: it neither separates folders, as on Windows, nor escapes the next character, as in a regular expression. Browsers turn it into / before they ask, so such a rule never matches.</source>
   <translation>Die Segmente eines URL-Pfads werden durch / getrennt. Ein umgekehrter Schrägstrich hat in einer Regel außerhalb des erweiterten Standards 2.0 keine Bedeutung: Er trennt weder Ordner wie unter Windows noch maskiert er das nächste Zeichen wie in einem regulären Ausdruck. Browser machen daraus / , bevor sie fragen; eine solche Regel trifft also nie zu.</translation>
  </message>
  <message>
   <source>Of a file's patterns only the first %1 count: this one and those below match no agent. Name the agents one by one</source>
   <translation>Von den Mustern einer Datei zählen nur die ersten %1: Dieses und die darunter passen auf keinen Agenten. Nennen Sie die Agenten einzeln</translation>
  </message>
  <message>
   <source>Crawlers that cut a name where it ends read %1 here; to those that read patterns %2 is not a regular expression (%3). Write the name alone</source>
   <translation>Crawler, die einen Namen an seinem Ende abschneiden, lesen hier %1; für solche, die Muster lesen, ist %2 kein regulärer Ausdruck (%3). Schreiben Sie nur den Namen</translation>
  </message>
  <message>
   <source>%1 cannot be read as a regular expression (%2), so the line matches no agent. Write the agent's name</source>
   <translation>%1 ist kein lesbarer regulärer Ausdruck (%2), die Zeile trifft also auf niemanden zu. Schreiben Sie den Namen des Agenten</translation>
  </message>
  <message>
   <source>Regular expression that cannot be read</source>
   <translation>Unlesbarer regulärer Ausdruck</translation>
  </message>
  <message>
   <source>The value of this User-agent line is a regular expression (it contains one of \ ^ $ [ ] ( ) { } | + ? or .*) with an error, or with look-around or a back-reference, which are not supported because they can take unbounded time. To readers of the proposal the line then matches no agent; crawlers that cut a value at the first character that a name cannot have still find a name at its beginning, and that is a warning. A header such as Mozilla/5.0 (compatible; …) is cut before it is read as an expression.</source>
   <translation>Der Wert dieser User-agent-Zeile ist ein regulärer Ausdruck (er enthält eines von \ ^ $ [ ] ( ) { } | + ? oder .*) mit einem Fehler oder mit Lookaround oder Rückwärtsreferenz, die nicht angenommen werden, weil ihre Laufzeit nicht begrenzt ist. Für Leser des Vorschlags trifft die Zeile dann auf keinen Agenten zu; Crawler, die einen Wert am ersten Zeichen abschneiden, das ein Name nicht haben kann, finden an seinem Anfang dennoch einen Namen, und das ist eine Warnung. Ein Header wie Mozilla/5.0 (compatible; …) wird gekürzt, bevor er als Ausdruck gelesen wird.</translation>
  </message>
  <message>
   <source>%1 is not a number of seconds, so the line decides nothing. Write only a number, such as 10 or 0.5</source>
   <translation>%1 ist keine Zahl von Sekunden, die Zeile entscheidet also nichts. Schreiben Sie nur eine Zahl wie 10 oder 0.5</translation>
  </message>
  <message>
   <source>Malformed Crawl-delay</source>
   <translation>Fehlerhaftes Crawl-delay</translation>
  </message>
  <message>
   <source>Crawl-delay is a decimal number of seconds between two requests, without a unit: 10, 0.5. Anything else is not read, and the crawler keeps its own pace.</source>
   <translation>Crawl-delay ist eine Dezimalzahl von Sekunden zwischen zwei Abrufen, ohne Einheit: 10, 0.5. Alles andere wird nicht gelesen, und der Crawler behält sein eigenes Tempo.</translation>
  </message>
  <message>
   <source>%1 says no time to go with the number, so the line counts as absent: is it documents or seconds? Write documents/seconds, as in 1/10</source>
   <translation>%1 nennt zur Zahl keine Zeit, die Zeile gilt also als nicht vorhanden: Sind es Dokumente oder Sekunden? Schreiben Sie Dokumente/Sekunden, etwa 1/10</translation>
  </message>
  <message>
   <source>%1 is not a rate, so the line counts as absent. Write documents/time, both whole and above 0, as in 1/10, 5/1m or 1/20m 1700-0459</source>
   <translation>%1 ist keine Rate, die Zeile gilt also als nicht vorhanden. Schreiben Sie Dokumente/Zeit, beide ganz und über 0, etwa 1/10, 5/1m oder 1/20m 1700-0459</translation>
  </message>
  <message numerus="yes">
   <source>One document in %n seconds</source>
   <comment>One document in %n second</comment>
   <translation>
    <numerusform>Ein Dokument in %n Sekunde</numerusform>
    <numerusform>Ein Dokument in %n Sekunden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n documents a minute</source>
   <comment>%n document a minute</comment>
   <translation>
    <numerusform>%n Dokument pro Minute</numerusform>
    <numerusform>%n Dokumente pro Minute</numerusform>
   </translation>
  </message>
  <message>
   <source>Malformed Request-rate</source>
   <translation>Fehlerhafte Request-rate</translation>
  </message>
  <message>
   <source>Request-rate says how many documents in how much time: 1/10 is one in ten seconds, 5/1m five a minute, 100/24h a hundred a day; a window of the day may follow. A single number leaves open which of the two it is, and is not guessed. A malformed line counts as absent.</source>
   <translation>Request-rate sagt, wie viele Dokumente in welcher Zeit: 1/10 ist eines in zehn Sekunden, 5/1m fünf in der Minute, 100/24h hundert am Tag; ein Zeitfenster des Tages kann folgen. Eine einzelne Zahl lässt offen, welche von beiden sie ist, und geraten wird nicht. Eine fehlerhafte Zeile gilt als nicht vorhanden.</translation>
  </message>
  <message>
   <source>%1 is not a version, so the group is read as plain robots.txt. Write two or three whole numbers with dots: 1.0 or 2.0</source>
   <translation>%1 ist keine Version, die Gruppe wird also als einfache robots.txt gelesen. Schreiben Sie zwei oder drei ganze Zahlen mit Punkten: 1.0 oder 2.0</translation>
  </message>
  <message>
   <source>Malformed Robot-version</source>
   <translation>Fehlerhafte Robot-version</translation>
  </message>
  <message>
   <source>Robot-version is two or three whole numbers with dots: 2.0 for the extended standard, 1.0 for the plain one. Anything else is not read and the group counts as plain.</source>
   <translation>Robot-version besteht aus zwei oder drei ganzen Zahlen mit Punkten: 2.0 für den erweiterten Standard, 1.0 für den einfachen. Alles andere wird nicht gelesen, und die Gruppe zählt als einfache.</translation>
  </message>
  <message>
   <source>%1 is not a window of the day, so the line counts as absent. Write two UTC times of four digits, 00:00 to 23:59, as in 0600-0845</source>
   <translation>%1 ist kein Zeitfenster des Tages, die Zeile gilt also als nicht vorhanden. Schreiben Sie zwei UTC-Zeiten aus vier Ziffern, 00:00 bis 23:59, etwa 0600-0845</translation>
  </message>
  <message>
   <source>Malformed Visit-time</source>
   <translation>Fehlerhafte Visit-time</translation>
  </message>
  <message>
   <source>Visit-time is a window of the day in UTC: two times of two digits for the hour (00 to 23) and two for the minute, with or without a colon, and a hyphen or space between. 2400 and 6:00 are malformed, so are names of zones. A malformed line counts as absent: the agent may then come at any time.</source>
   <translation>Visit-time enthält ein Zeitfenster des Tages in UTC: zwei Uhrzeiten aus zwei Ziffern für die Stunde (00 bis 23) und zwei für die Minute, mit oder ohne Doppelpunkt, dazwischen ein Bindestrich oder Leerzeichen. 2400 und 6:00 sind fehlerhaft, ebenso Namen von Zeitzonen. Eine fehlerhafte Zeile gilt als nicht vorhanden: Der Agent darf dann jederzeit kommen.</translation>
  </message>
  <message>
   <source>An empty line separates this rule from the User-agent line in %1: crawlers that read as in 1994 do not see the rules. Remove the empty line</source>
   <translation>Eine Leerzeile trennt diese Regel von der User-agent-Zeile in %1: Crawler, die wie 1994 lesen, sehen die Regeln nicht. Entfernen Sie die Leerzeile</translation>
  </message>
  <message>
   <source>Remove the empty line</source>
   <translation>Leerzeile entfernen</translation>
  </message>
  <message>
   <source>Empty line between User-agent and its rules</source>
   <translation>Leerzeile zwischen User-agent und seinen Regeln</translation>
  </message>
  <message>
   <source>Today an empty line means nothing. In the first standard of 1994 it ended a record, and some simple crawlers still read so: to them the agents have no rules, and the rules no agents. Without the empty line all readers agree.</source>
   <translation>Heute bedeutet eine Leerzeile nichts. Im ersten Standard von 1994 beendete sie einen Eintrag, und manche einfachen Crawler lesen noch so: Für sie haben die Agenten keine Regeln und die Regeln keine Agenten. Ohne die Leerzeile stimmen alle Leser überein.</translation>
  </message>
  <message>
   <source>This closes style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>Das sperrt Stylesheets oder Skripte für Suchmaschinen, die die Seiten dann nicht so darstellen können, wie Menschen sie sehen. Erlauben Sie .css und .js</translation>
  </message>
  <message>
   <source>This closes a folder of style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>Das sperrt einen Ordner mit Stylesheets oder Skripten für Suchmaschinen, die die Seiten dann nicht so darstellen können, wie Menschen sie sehen. Erlauben Sie .css und .js</translation>
  </message>
  <message>
   <source>Style sheets or scripts closed</source>
   <translation>Stylesheets oder Skripte gesperrt</translation>
  </message>
  <message>
   <source>Search engines draw a page before they judge it: they fetch its style sheets and scripts. If those are closed, the page looks empty or broken to them, and content that scripts bring is missed. Open *.css and *.js, and close only what is really heavy or private.</source>
   <translation>Suchmaschinen stellen eine Seite dar, bevor sie sie beurteilen: Sie rufen ihre Stylesheets und Skripte ab. Sind diese gesperrt, sieht die Seite für sie leer oder kaputt aus, und Inhalt, den Skripte bringen, fehlt. Öffnen Sie *.css und *.js und sperren Sie nur, was wirklich groß oder privat ist.</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler without its own group. Right for a test site; on a live site remove the /</source>
   <translation>Die ganze Website ist für jeden Crawler ohne eigene Gruppe gesperrt. Richtig für eine Testwebsite; bei einer echten entfernen Sie den /</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler, search engines too: it will fade from their results. Right for a test site; on a live one remove the /</source>
   <translation>Die ganze Website ist für jeden Crawler gesperrt, auch für Suchmaschinen: Sie verschwindet nach und nach aus deren Ergebnissen. Richtig für eine Testwebsite; bei einer echten entfernen Sie den /</translation>
  </message>
  <message>
   <source>Whole site closed to all</source>
   <translation>Ganze Website für alle gesperrt</translation>
  </message>
  <message>
   <source>User-agent: * with Disallow: / closes every page to every crawler that no other group names. That is often meant, and often left over from a test server: the site then vanishes from search within weeks. Pages may still be listed by their address if others link to them.</source>
   <translation>User-agent: * mit Disallow: / sperrt jede Seite für jeden Crawler, den keine andere Gruppe nennt. Oft ist das gewollt, oft ist es von einem Testserver übrig geblieben: Dann verschwindet die Website binnen Wochen aus der Suche. Seiten können mit ihrer Adresse trotzdem aufgelistet werden, wenn andere darauf verlinken.</translation>
  </message>
  <message>
   <source>The whole site is closed to the search engine %1 (%2) by %3; it will fade from its results</source>
   <translation>Die ganze Website ist für die Suchmaschine %1 (%2) durch %3 gesperrt; sie verschwindet nach und nach aus deren Ergebnissen</translation>
  </message>
  <message>
   <source>Whole site closed to a search engine</source>
   <translation>Ganze Website für eine Suchmaschine gesperrt</translation>
  </message>
  <message>
   <source>A group with Disallow: / for a search engine's crawler takes the site out of that engine's results, in time. It is a warning for the largest ones, where it is seldom meant: to keep content out of AI training the operators offer separate tokens, such as Google-Extended.</source>
   <translation>Eine Gruppe mit Disallow: / für den Crawler einer Suchmaschine nimmt die Website mit der Zeit aus deren Ergebnissen. Bei den größten ist es eine Warnung, denn dort ist es selten gewollt: Um Inhalte vom KI-Training auszunehmen, bieten die Betreiber eigene Tokens an, etwa Google-Extended.</translation>
  </message>
  <message>
   <source>The file begins with a byte order mark. It is skipped here, but simple readers take it for a part of the first line; save without it</source>
   <translation>Die Datei beginnt mit einer Bytereihenfolge-Marke. Hier wird sie übersprungen, aber einfache Parser halten sie für einen Teil der ersten Zeile; speichern Sie ohne sie</translation>
  </message>
  <message>
   <source>Remove the byte order mark</source>
   <translation>Bytereihenfolge-Marke entfernen</translation>
  </message>
  <message>
   <source>Byte order mark at the start</source>
   <translation>Bytereihenfolge-Marke am Anfang</translation>
  </message>
  <message>
   <source>A byte order mark (EF BB BF) at the start is invisible. RFC 9309 does not mention it; large crawlers skip it, simple ones read it as a part of the first key and lose the first User-agent line with its whole group. UTF-8 needs no such mark.</source>
   <translation>Eine Bytereihenfolge-Marke (EF BB BF) am Anfang ist unsichtbar. RFC 9309 erwähnt sie nicht; große Crawler überspringen sie, einfache lesen sie als Teil des ersten Schlüssels und verlieren die erste User-agent-Zeile mit ihrer ganzen Gruppe. UTF-8 braucht keine solche Marke.</translation>
  </message>
  <message>
   <source>Differs from %1 in %2 only by case. Paths are compared with case: if the server accepts both spellings you need both rules, and rules for any other spelling</source>
   <translation>Unterscheidet sich von %1 in %2 nur in der Groß-/Kleinschreibung. Pfade werden mit Groß- und Kleinschreibung verglichen: Nimmt der Server beide Schreibweisen an, brauchen Sie beide Regeln, und Regeln für jede weitere Schreibweise</translation>
  </message>
  <message>
   <source>Rules that differ only by case</source>
   <translation>Regeln, die sich nur in der Groß-/Kleinschreibung unterscheiden</translation>
  </message>
  <message>
   <source>Paths are compared with case, so /Admin and /admin are two rules. If the server does not tell them apart, neither rule closes /ADMIN; if it does, one of the two is probably a slip. A redirect to one spelling, or a check at the server, does what a list of spellings cannot.</source>
   <translation>Pfade werden mit Groß- und Kleinschreibung verglichen, /Admin und /admin sind also zwei Regeln. Unterscheidet der Server sie nicht, schließt keine von beiden /ADMIN; unterscheidet er sie, ist eine der beiden wohl ein Versehen. Eine Weiterleitung auf eine Schreibweise oder eine Prüfung am Server leistet, was eine Liste von Schreibweisen nicht kann.</translation>
  </message>
  <message>
   <source>A file chains to one other at most; only the chain on the last line counts. Remove this one</source>
   <translation>Eine Datei führt zu höchstens einer anderen; nur die Kette in der letzten Zeile zählt. Entfernen Sie diese</translation>
  </message>
  <message>
   <source>chain counts only on the last line of the file; here it is ignored. Move it to the end</source>
   <translation>chain zählt nur in der letzten Zeile der Datei; hier wird es nicht beachtet. Verschieben Sie es ans Ende</translation>
  </message>
  <message>
   <source>Move it to the end</source>
   <translation>Ans Ende verschieben</translation>
  </message>
  <message>
   <source>chain is not on the last line</source>
   <translation>chain steht nicht in der letzten Zeile</translation>
  </message>
  <message>
   <source>A file may go on in another one, which its last line names. A chain that is followed by anything but blank lines and comments is ignored, and what the other file would have stated stays unstated.</source>
   <translation>Eine Datei kann in einer anderen weitergehen, die ihre letzte Zeile nennt. Folgt auf eine Kette anderes als Leerzeilen und Kommentare, wird sie nicht beachtet, und was die andere Datei angegeben hätte, bleibt offen.</translation>
  </message>
  <message>
   <source>The chain leads back to a file that was read already, at %1: agents stop there. Take the loop out</source>
   <translation>Die Kette führt bei %1 zu einer schon gelesenen Datei zurück: Dort hören Agenten auf. Lösen Sie die Schleife auf</translation>
  </message>
  <message>
   <source>The chain is longer than the 3 files that agents follow: %1 is not read. Shorten it</source>
   <translation>Die Kette ist länger als die 3 Dateien, die Agenten verfolgen: %1 wird nicht gelesen. Kürzen Sie sie</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is not known here. %2</source>
   <translation>Die verkettete Datei %1 ließ sich nicht lesen; was sie angibt, ist hier also nicht bekannt. %2</translation>
  </message>
  <message>
   <source>Chain that does not reach its end</source>
   <translation>Kette, die ihr Ende nicht erreicht</translation>
  </message>
  <message>
   <source>At most three chained files are followed, and none twice. What was collected until then counts; what lies beyond does not. Nothing about the chain is an error for agents, but a loop or a fourth file means that somebody expects more of it than it gives.</source>
   <translation>Höchstens drei verkettete Dateien werden verfolgt, und keine zweimal. Was bis dahin gesammelt wurde, zählt; was dahinter liegt, nicht. Nichts an der Kette ist für Agenten ein Fehler, aber eine Schleife oder eine vierte Datei bedeutet, dass jemand mehr von ihr erwartet, als sie gibt.</translation>
  </message>
  <message>
   <source>The file chains to another but has no chain-id, so a loop through a mirror or a redirect is not seen. Put “# meta: chain-id: NAME” at the top</source>
   <translation>Die Datei führt zu einer anderen, hat aber keine chain-id; eine Schleife über einen Spiegel oder eine Weiterleitung bleibt so unbemerkt. Setzen Sie „# meta: chain-id: NAME“ an den Anfang</translation>
  </message>
  <message>
   <source>chain without chain-id</source>
   <translation>chain ohne chain-id</translation>
  </message>
  <message>
   <source>Agents stop when they meet a file again. They know it by its URL, and by the chain-id in its meta comments; the latter also where one file is served under several addresses. A local file has no URL in this comparison, so without a chain-id a chain back to it is followed once more.</source>
   <translation>Agenten hören auf, wenn sie einer Datei wieder begegnen. Sie erkennen sie an ihrer URL und an der chain-id in ihren Meta-Kommentaren; letztere hilft auch dort, wo eine Datei unter mehreren Adressen liegt. Eine lokale Datei hat in diesem Vergleich keine eigene URL; ohne chain-id wird eine Kette, die zu ihr zurückführt, noch einmal verfolgt.</translation>
  </message>
  <message>
   <source>No crawler is known to read %1, and there is no robots.txt beside it, so this closes nothing to them. Write the rules of this group into a robots.txt too</source>
   <translation>Es ist kein Crawler bekannt, der %1 liest, und daneben liegt keine robots.txt; dies schließt ihnen also nichts. Schreiben Sie die Regeln dieser Gruppe auch in eine robots.txt</translation>
  </message>
  <message numerus="yes">
   <source>No crawler is known to read %1, and robots.txt leaves open what %n rules of this group close. Write them into robots.txt too</source>
   <comment>No crawler is known to read %1, and robots.txt leaves open what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>Es ist kein Crawler bekannt, der %1 liest, und robots.txt lässt offen, was diese Regel schließt. Schreiben Sie sie auch in robots.txt</numerusform>
    <numerusform>Es ist kein Crawler bekannt, der %1 liest, und robots.txt lässt offen, was %n Regeln dieser Gruppe schließen. Schreiben Sie sie auch in robots.txt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%2 is not known to read %1, and robots.txt leaves open to it what %n rules of this group close. Write them into robots.txt too</source>
   <comment>%2 is not known to read %1, and robots.txt leaves open to it what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>Von %2 ist nicht bekannt, dass er %1 liest, und robots.txt lässt ihm offen, was diese Regel schließt. Schreiben Sie sie auch in robots.txt</numerusform>
    <numerusform>Von %2 ist nicht bekannt, dass er %1 liest, und robots.txt lässt ihm offen, was %n Regeln dieser Gruppe schließen. Schreiben Sie sie auch in robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>No crawler is known to read robots2.txt, so crawl: no keeps none out. Close the site in robots.txt too, with Disallow: / for *</source>
   <translation>Es ist kein Crawler bekannt, der robots2.txt liest; crawl: no hält also keinen fern. Schließen Sie die Website auch in robots.txt, mit Disallow: / für *</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>%n more</comment>
   <translation>
    <numerusform>ein weiterer</numerusform>
    <numerusform>%n weitere</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>robots.txt leaves the site open to %1, and none of them is known to read robots2.txt: crawl: no does not keep them out. Close it to them in robots.txt too</source>
   <comment>robots.txt leaves the site open to %1, which is not known to read robots2.txt: crawl: no does not keep it out. Close it in robots.txt too</comment>
   <translation>
    <numerusform>robots.txt lässt die Website für %1 offen, und es ist nicht bekannt, dass er robots2.txt liest: crawl: no hält ihn nicht fern. Schließen Sie sie für ihn auch in robots.txt</numerusform>
    <numerusform>robots.txt lässt die Website für %1 offen, und von keinem ist bekannt, dass er robots2.txt liest: crawl: no hält sie nicht fern. Schließen Sie sie für diese Crawler auch in robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>Closed in a file that crawlers do not read</source>
   <translation>In einer Datei geschlossen, die Crawler nicht lesen</translation>
  </message>
  <message>
   <source>robots.txt is the one policy file that crawlers are documented to read. No operator says yet that its crawlers read robots-ai.txt or robots2.txt, so what only these files close stays open in practice: Googlebot still comes to a site whose robots2.txt says crawl: no. Write the rules into robots.txt as well, and keep the other file for agents that learn to read it. The message appears at the first rule of each group.</source>
   <translation>robots.txt ist die einzige Richtliniendatei, die Crawler laut Dokumentation lesen. Noch kein Betreiber sagt, dass seine Crawler robots-ai.txt oder robots2.txt lesen; was nur diese Dateien schließen, bleibt also praktisch offen: Googlebot kommt weiterhin auf eine Website, deren robots2.txt crawl: no sagt. Schreiben Sie die Regeln auch in robots.txt, und behalten Sie die andere Datei für Agenten, die sie zu lesen lernen. Die Meldung steht an der ersten Regel jeder Gruppe.</translation>
  </message>
  <message>
   <source>Line %1 allows the same path, and at equal length Allow wins: this Disallow never decides. Remove the one that is wrong</source>
   <translation>Zeile %1 erlaubt denselben Pfad, und bei gleicher Länge gewinnt Allow: Dieses Disallow entscheidet nie. Entfernen Sie das falsche</translation>
  </message>
  <message>
   <source>Remove the Allow in %1</source>
   <translation>Das Allow in %1 entfernen</translation>
  </message>
  <message>
   <source>Allow and Disallow for the same path</source>
   <translation>Allow und Disallow für denselben Pfad</translation>
  </message>
  <message>
   <source>One and the same path is allowed and disallowed to the same agents. The standard settles it: at equal length Allow wins, whichever comes first. Crawlers of the old school take the first in the file instead, so the file does not mean the same to all. One of the two is probably left over.</source>
   <translation>Ein und derselbe Pfad ist denselben Agenten erlaubt und verboten. Der Standard regelt das: Bei gleicher Länge gewinnt Allow, gleich was zuerst steht. Crawler der alten Schule nehmen dagegen die erste Zeile der Datei; sie bedeutet also nicht für alle dasselbe. Eine der beiden Zeilen ist wohl übrig geblieben.</translation>
  </message>
  <message numerus="yes">
   <source>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1, %2, %3 und %n weiterer befolgen Crawl-delay nicht. Bremsen Sie sie am Server, mit Status 429 oder 503, wenn es zu viel wird</numerusform>
    <numerusform>%1, %2, %3 und %n weitere befolgen Crawl-delay nicht. Bremsen Sie sie am Server, mit Status 429 oder 503, wenn es zu viel wird</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1 does not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1 befolgt Crawl-delay nicht. Bremsen Sie ihn am Server, mit Status 429 oder 503, wenn es zu viel wird</numerusform>
    <numerusform>%1 befolgen Crawl-delay nicht. Bremsen Sie sie am Server, mit Status 429 oder 503, wenn es zu viel wird</numerusform>
   </translation>
  </message>
  <message>
   <source>Crawl-delay for agents that do not follow it</source>
   <translation>Crawl-delay für Agenten, die es nicht befolgen</translation>
  </message>
  <message>
   <source>Crawl-delay is not part of the standard, and the operators of these agents say that they do not follow it: they set their pace themselves. A server that answers 429 or 503 under load slows most of them down.</source>
   <translation>Crawl-delay gehört nicht zum Standard, und die Betreiber dieser Agenten sagen, dass sie es nicht befolgen: Sie finden ihr Tempo selbst. Ein Server, der unter Last mit 429 oder 503 antwortet, bremst die meisten von ihnen.</translation>
  </message>
  <message>
   <source>Attribution is required and a link back is not: on the web a credit mostly is a link. See %1; write link-back: preferred if you mean a name alone will do</source>
   <translation>Eine Quellenangabe wird verlangt, ein Rückverweis nicht: Im Web ist eine Quellenangabe meist ein Link. Siehe %1; schreiben Sie link-back: preferred, wenn ein Name allein genügen soll</translation>
  </message>
  <message>
   <source>Attribution required, link-back none</source>
   <translation>Quellenangabe verlangt, Rückverweis nicht</translation>
  </message>
  <message>
   <source>attribution says whether the source must be named, link-back whether it must be linked. To require the one and waive the other is possible, and is likely an oversight, since people cannot follow a name. preferred leaves the agent the choice.</source>
   <translation>attribution sagt, ob die Quelle genannt, link-back, ob auf sie verlinkt werden muss. Das eine zu verlangen und auf das andere zu verzichten ist möglich, aber wohl ein Versehen, denn einem Namen kann niemand folgen. preferred überlässt dem Agenten die Wahl.</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>Strenge Parser kürzen %1 zu nichts: Ein Produkt-Token enthält nur a–z, A–Z, _ und -. Behalten Sie es, wenn es das Token ist, das der Betreiber des Crawlers dokumentiert; wenn nicht, schreiben Sie jenes</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>Strenge Parser kürzen %1 zu %2: Ein Produkt-Token enthält nur a–z, A–Z, _ und -. Behalten Sie es, wenn es das Token ist, das der Betreiber des Crawlers dokumentiert; wenn nicht, schreiben Sie jenes</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>Strenge Parser kürzen %1 auf nichts: Ein Produkt-Token enthält nur a–z, A–Z, _ und -. Dies ist das Token, das der Betreiber dokumentiert, behalten Sie es also</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>Strenge Parser kürzen %1 auf %2: Ein Produkt-Token enthält nur a–z, A–Z, _ und -. Dies ist das Token, das der Betreiber dokumentiert, behalten Sie es also</translation>
  </message>
  <message numerus="yes">
   <source>Strict parsers cut %1 and %n more tokens of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</source>
   <comment>Strict parsers cut %1 and %n more token of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</comment>
   <translation>
    <numerusform>Strenge Parser kürzen %1 und %n weiteres Token dieser Gruppe: Ein Produkt-Token enthält nur a–z, A–Z, _ und -. Dies sind die Tokens, die ihre Betreiber dokumentieren, behalten Sie sie also</numerusform>
    <numerusform>Strenge Parser kürzen %1 und %n weitere Tokens dieser Gruppe: Ein Produkt-Token enthält nur a–z, A–Z, _ und -. Dies sind die Tokens, die ihre Betreiber dokumentieren, behalten Sie sie also</numerusform>
   </translation>
  </message>
  <message>
   <source>Token that strict parsers cut</source>
   <translation>Token, das strenge Parser kürzen</translation>
  </message>
  <message>
   <source>A product token is made of a–z, A–Z, underscore and hyphen. A reader that follows the standard strictly ends it at the first other character, so AI2Bot becomes AI and 360Spider becomes nothing. Gatepost, and the operators concerned, compare the whole word. Where an operator documents such a token there is no better way to name it.</source>
   <translation>Ein Produkt-Token besteht aus Buchstaben, Unterstrich und Bindestrich. Wer den Standard wörtlich nimmt, beendet es am ersten anderen Zeichen: AI2Bot wird zu AI und 360Spider zu nichts. Gatepost und die betroffenen Betreiber vergleichen das ganze Wort. Wo ein Betreiber ein solches Token dokumentiert, gibt es keinen besseren Namen.</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. Remove one of the two</source>
   <translation>Diese Regel entscheidet nichts: Über jeden Pfad, den sie erfasst, entscheidet %1 in %2, die länger ist. Entfernen Sie eine der beiden</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>Diese Regel entscheidet nichts: Über jeden Pfad, den sie erfasst, entscheidet %1 in %2, die zuerst steht. Entfernen Sie eine der beiden</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. They contradict each other; keep the one you intend</source>
   <translation>Diese Regel entscheidet nichts: Über jeden Pfad, den sie erfasst, entscheidet %1 in %2, die länger ist. Sie widersprechen sich; behalten Sie die gewollte</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which allows at equal length. They contradict each other; keep the one you intend</source>
   <translation>Diese Regel entscheidet nichts: Über jeden Pfad, den sie erfasst, entscheidet %1 in %2, die bei gleicher Länge erlaubt. Sie widersprechen sich; behalten Sie die gewollte</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by rules that come before it, one of which is %1 in %2. Remove it, or the others</source>
   <translation>Diese Regel entscheidet nichts: In einer erweiterten Gruppe entscheiden über jeden Pfad, den sie erfasst, Regeln, die vor ihr kommen, darunter %1 in %2. Entfernen Sie sie oder die anderen</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>Diese Regel entscheidet nichts: In einer erweiterten Gruppe entscheidet über jeden Pfad, den sie erfasst, %1 in %2, die zuerst kommt. Entfernen Sie eine der beiden</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes before it. They contradict each other; keep the one you intend</source>
   <translation>Diese Regel entscheidet nichts: In einer erweiterten Gruppe entscheidet über jeden Pfad, den sie erfasst, %1 in %2, die davor kommt. Sie widersprechen sich; behalten Sie die gewollte</translation>
  </message>
  <message>
   <source>Rule that never decides</source>
   <translation>Regel, die nie entscheidet</translation>
  </message>
  <message>
   <source>The longest rule that matches a path decides, and here a longer one matches every path that this rule matches: it can never decide. This is found on the patterns themselves, not by trying paths, so it is certain. A warning is given where the two say the opposite, so that the file does not do what one of its lines says. Where they say the same and the longer one can go, as /blog* beside /blog, that one is named instead, as a line without effect. Length counts stars.</source>
   <translation>Es entscheidet die längste Regel, die auf einen Pfad zutrifft, und hier trifft eine längere auf jeden Pfad zu, den diese Regel erfasst: Sie kann nie entscheiden. Das wird an den Mustern selbst festgestellt, nicht durch Probieren von Pfaden, und ist darum sicher. Eine Warnung gibt es, wo die beiden das Gegenteil sagen, sodass die Datei nicht tut, was eine ihrer Zeilen sagt. Wo sie dasselbe sagen und die längere wegfallen kann, wie /blog* neben /blog, wird stattdessen diese genannt, als Zeile ohne Wirkung. Sternchen zählen zur Länge.</translation>
  </message>
  <message>
   <source>This file decides nothing: with it and without it every agent gets the same answers, for every path and at all times, because robots.txt speaks first. Remove the file, or take out of robots.txt what overrules it</source>
   <translation>Diese Datei entscheidet nichts: Mit ihr und ohne sie erhält jeder Agent dieselben Antworten, für jeden Pfad und zu jeder Zeit, denn robots.txt spricht zuerst. Entfernen Sie die Datei, oder nehmen Sie aus robots.txt, was sie überstimmt</translation>
  </message>
  <message>
   <source>File of which another leaves nothing to decide</source>
   <translation>Datei, der eine andere nichts zu entscheiden lässt</translation>
  </message>
  <message>
   <source>robots-ai.txt counts only where robots.txt has no rule for a path, so robots.txt can leave it nothing to decide: “Allow: /” is enough, and so is a Disallow for each path that robots-ai.txt closes. Here both sites, with the file and without it, were compared for all agents, paths and times. No answer differs. That is exact, not a sample; where the comparison is too much work, nothing is reported.</source>
   <translation>robots-ai.txt zählt nur, wo robots.txt keine Regel für einen Pfad hat; robots.txt kann ihr also nichts zu entscheiden lassen: „Allow: /“ genügt, ebenso ein Disallow für jeden Pfad, den robots-ai.txt schließt. Hier wurde die Website mit und ohne die Datei verglichen, für alle Agenten, Pfade und Zeiten. Keine Antwort unterscheidet sich. Das ist exakt, keine Stichprobe; wo der Vergleich zu aufwendig ist, wird nichts gemeldet.</translation>
  </message>
  <message>
   <source>A Discovery file lies on the site itself, and this one is on %1, not on %2. Agents may ignore it</source>
   <translation>Eine Discovery-Datei liegt auf der Website selbst; diese liegt auf %1, nicht auf %2. Agenten übergehen sie vielleicht</translation>
  </message>
  <message>
   <source>Discovery on another host</source>
   <translation>Discovery auf einem anderen Host</translation>
  </message>
  <message>
   <source>Discovery advertises AI discovery files on the same host. A file elsewhere says nothing about this site, and agents have reason not to trust it. The site's own address is taken from its settings or from its Sitemap lines.</source>
   <translation>Discovery weist auf KI-Dateien desselben Hosts hin. Eine Datei anderswo sagt nichts über diese Website, und Agenten haben Grund, ihr nicht zu trauen. Die eigene Adresse der Website stammt aus ihren Einstellungen oder ihren Sitemap-Zeilen.</translation>
  </message>
  <message>
   <source>In a group of the extended standard $ is an ordinary character, and rules match the whole path anyway. Remove it</source>
   <translation>In einer Gruppe des erweiterten Standards ist $ ein gewöhnliches Zeichen, und Regeln erfassen ohnehin den ganzen Pfad. Lassen Sie es weg</translation>
  </message>
  <message>
   <source>$ means the end of the path only as the last character; here it is an ordinary character, and hardly any URL contains it. Write %1 if that is meant; otherwise remove it or what follows</source>
   <translation>$ bedeutet das Ende des Pfads nur als letztes Zeichen; hier ist es ein gewöhnliches Zeichen, und kaum eine URL enthält es. Schreiben Sie %1, wenn es gemeint ist, sonst entfernen Sie es oder das Folgende</translation>
  </message>
  <message>
   <source>End the rule at $</source>
   <translation>Die Regel am $ enden lassen</translation>
  </message>
  <message>
   <source>$ that does not anchor</source>
   <translation>$, das nicht verankert</translation>
  </message>
  <message>
   <source>A $ at the very end of a rule means that the path must end there. Anywhere else it is an ordinary character, and in an extended group (Robot-version 2.0) it always is. A rule such as /*.pdf$/ or /a$?x therefore matches hardly anything.</source>
   <translation>Ein $ ganz am Ende einer Regel bedeutet, dass der Pfad dort enden muss. Überall sonst ist es ein gewöhnliches Zeichen, und in einer erweiterten Gruppe (Robot-version 2.0) immer. Eine Regel wie /*.pdf$/ oder /a$?x trifft darum auf fast nichts zu.</translation>
  </message>
  <message>
   <source>** is the same as *, which crosses / too, and counts one byte more. Write one star</source>
   <translation>** ist dasselbe wie *, das auch / überspringt, und zählt ein Byte mehr. Schreiben Sie ein Sternchen</translation>
  </message>
  <message>
   <source>Two stars in a row</source>
   <translation>Zwei Sternchen hintereinander</translation>
  </message>
  <message>
   <source>In some pattern languages ** crosses folders and * does not. Here one * stands for any run of bytes, / included, so a second one adds nothing but a byte of length, which may tip the scales between two rules.</source>
   <translation>In manchen Mustersprachen geht ** über Ordner hinweg und * nicht. Hier steht ein * für eine beliebige Folge von Bytes, auch /; ein zweites fügt nur ein Byte Länge hinzu, das zwischen zwei Regeln den Ausschlag geben kann.</translation>
  </message>
  <message>
   <source>%1 is said in %2 already in this scope (%3), and the first valid one counts: this line decides nothing. Remove one</source>
   <translation>%1 steht in diesem Geltungsbereich (%3) schon in %2, und die erste gültige Zeile zählt: Diese hier entscheidet nichts. Entfernen Sie eine</translation>
  </message>
  <message>
   <source>Directive given twice</source>
   <translation>Direktive zweimal angegeben</translation>
  </message>
  <message>
   <source>In one scope (the file as a whole, or all blocks of one name) a directive counts once: the first line with a valid value. The others have no effect, which is surprising if their values differ.</source>
   <translation>In einem Geltungsbereich (der ganzen Datei oder allen Blöcken eines Namens) zählt eine Direktive einmal: die erste Zeile mit einem gültigen Wert. Die anderen haben keine Wirkung, was überrascht, wenn ihre Werte abweichen.</translation>
  </message>
  <message>
   <source>The same rule is already in %1; it counts once. Remove one</source>
   <translation>Dieselbe Regel steht schon in %1; sie zählt einmal. Entfernen Sie eine</translation>
  </message>
  <message>
   <source>The same path, written differently, is already in %1; it counts once. Remove one</source>
   <translation>Derselbe Pfad steht, anders geschrieben, schon in %1; er zählt einmal. Entfernen Sie eine Zeile</translation>
  </message>
  <message>
   <source>Rule given twice</source>
   <translation>Regel zweimal angegeben</translation>
  </message>
  <message>
   <source>The same Allow or Disallow appears twice in what an agent reads as one group. The second changes nothing. It makes the file longer and easy to misread: whoever removes one of them has not removed the rule.</source>
   <translation>Dasselbe Allow oder Disallow steht zweimal in dem, was ein Agent als eine Gruppe liest. Das zweite ändert nichts. Es macht die Datei länger und leicht misszuverstehen: Wer eines davon entfernt, hat die Regel nicht entfernt.</translation>
  </message>
  <message>
   <source>The block states nothing, so its agents follow the global policy. Fill it, or remove it</source>
   <translation>Der Block gibt nichts an; seine Agenten folgen also der globalen Richtlinie. Füllen oder entfernen Sie ihn</translation>
  </message>
  <message>
   <source>Block that states nothing</source>
   <translation>Block ohne Angabe</translation>
  </message>
  <message>
   <source>A block overrides the global policy for its category, line by line. Without a line it overrides nothing. Perhaps its lines are under another header, or a User-agent line ended it too soon.</source>
   <translation>Ein Block überschreibt die globale Richtlinie für seine Kategorie, Zeile für Zeile. Ohne Zeile überschreibt er nichts. Vielleicht stehen seine Zeilen unter einem anderen Kopf, oder eine User-agent-Zeile hat ihn zu früh beendet.</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything. If that is intended, add an empty Disallow:</source>
   <translation>Diese Gruppe hat keine Regeln, %1 darf also alles abrufen. Wenn das beabsichtigt ist, fügen Sie ein leeres Disallow: hinzu</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <translation>Diese Gruppe hat keine Regeln, %1 darf also alles abrufen; die Regeln darunter gehören zu anderen Gruppen. Wenn das beabsichtigt ist, fügen Sie ein leeres Disallow: hinzu</translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>Diese Gruppe hat keine Regeln, ihr %n Agent darf also alles abrufen. Wenn das beabsichtigt ist, fügen Sie ein leeres Disallow: hinzu</numerusform>
    <numerusform>Diese Gruppe hat keine Regeln, ihre %n Agenten dürfen also alles abrufen. Wenn das beabsichtigt ist, fügen Sie ein leeres Disallow: hinzu</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>Diese Gruppe hat keine Regeln, ihr %n Agent darf also alles abrufen; die Regeln darunter gehören zu anderen Gruppen. Wenn das beabsichtigt ist, fügen Sie ein leeres Disallow: hinzu</numerusform>
    <numerusform>Diese Gruppe hat keine Regeln, ihre %n Agenten dürfen also alles abrufen; die Regeln darunter gehören zu anderen Gruppen. Wenn das beabsichtigt ist, fügen Sie ein leeres Disallow: hinzu</numerusform>
   </translation>
  </message>
  <message>
   <source>Group without rules</source>
   <translation>Gruppe ohne Regeln</translation>
  </message>
  <message>
   <source>A group that states nothing allows everything to its agents, also what the group for * forbids, since an agent follows one group alone. Perhaps its rules got lost, or a directive nobody knows took their place. An explicit “Disallow:” with nothing behind it says the same on purpose.</source>
   <translation>Eine Gruppe ohne Angaben erlaubt ihren Agenten alles, auch was die Gruppe für * verbietet, denn ein Agent folgt nur einer Gruppe. Vielleicht gingen ihre Regeln verloren, oder eine unbekannte Direktive hat ihren Platz eingenommen. Ein ausdrückliches „Disallow:“ mit nichts dahinter sagt dasselbe mit Absicht.</translation>
  </message>
  <message>
   <source>The file is UTF-16, which crawlers do not read: to them it contains no rule at all. Save it as UTF-8</source>
   <translation>Die Datei ist UTF-16, was Crawler nicht lesen: Für sie enthält sie gar keine Regel. Speichern Sie sie als UTF-8</translation>
  </message>
  <message>
   <source>Convert to UTF-8</source>
   <translation>In UTF-8 umwandeln</translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n Byte ist kein UTF-8 und steht in einer Direktive, wo es auf einen anderen Pfad zutrifft als gemeint. Es steht hier; speichern Sie die Datei als UTF-8</numerusform>
    <numerusform>%n Bytes sind kein UTF-8, einige davon in Direktiven, wo sie auf andere Pfade zutreffen als gemeint. Das erste steht hier; speichern Sie die Datei als UTF-8</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, in comments alone. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, in comments alone. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n Byte ist kein UTF-8, in einem Kommentar. Es steht hier; speichern Sie die Datei als UTF-8</numerusform>
    <numerusform>%n Bytes sind kein UTF-8, nur in Kommentaren. Das erste steht hier; speichern Sie die Datei als UTF-8</numerusform>
   </translation>
  </message>
  <message>
   <source>Convert from Windows-1252 to UTF-8</source>
   <translation>Von Windows-1252 in UTF-8 umwandeln</translation>
  </message>
  <message>
   <source>Not UTF-8</source>
   <translation>Kein UTF-8</translation>
  </message>
  <message>
   <source>Policy files are UTF-8. A byte that is not UTF-8 is usually a character of an older code page (Windows-1252, Latin-1); in a path it then means another path than intended, since crawlers percent-encode the bytes as they are. UTF-16 hides the whole file. Save the file as UTF-8 without BOM.</source>
   <translation>Richtliniendateien sind UTF-8. Ein Byte, das kein UTF-8 ist, ist meist ein Buchstabe einer älteren Codepage (Windows-1252, Latin-1); in einem Pfad steht es dann für einen anderen als den gemeinten, denn Crawler prozentkodieren die Bytes, wie sie sind. UTF-16 verbirgt die ganze Datei. Speichern Sie die Datei als UTF-8 ohne BOM.</translation>
  </message>
  <message>
   <source>%1 matches a star that is really in the URL, which is rare. For any run of characters write *</source>
   <translation>%1 trifft auf ein Sternchen zu, das wirklich in der URL steht, was selten ist. Für eine beliebige Zeichenfolge schreiben Sie *</translation>
  </message>
  <message>
   <source>Literal star</source>
   <translation>Wörtliches Sternchen</translation>
  </message>
  <message>
   <source>%2A in a rule stands for a star in the URL itself; it is not a wildcard. That is right where URLs contain stars, and a mistake where a tool has escaped the wildcard on its way into the file.</source>
   <translation>%2A steht in einer Regel für ein Sternchen in der URL selbst; es ist kein Platzhalter. Das ist richtig, wo URLs Sternchen enthalten, und ein Versehen, wo ein Werkzeug den Platzhalter auf dem Weg in die Datei kodiert hat.</translation>
  </message>
  <message>
   <source>%1 has an odd second number and so is experimental: the group is as if it were not there. Write 2.0</source>
   <translation>%1 hat eine ungerade zweite Zahl und ist daher experimentell: Die Gruppe ist, als gäbe es sie nicht. Schreiben Sie 2.0</translation>
  </message>
  <message>
   <source>Experimental version</source>
   <translation>Experimentelle Version</translation>
  </message>
  <message>
   <source>In the extended standard an odd second number (1.1, 2.1) marks an experiment between a site and a robot that know each other. Everybody else reads the file as if the group were not there, so its agents follow another group or none.</source>
   <translation>Im erweiterten Standard kennzeichnet eine ungerade zweite Zahl (1.1, 2.1) einen Versuch zwischen einer Website und einem Robot, die einander kennen. Alle anderen lesen die Datei, als gäbe es die Gruppe nicht; deren Agenten folgen also einer anderen Gruppe oder keiner.</translation>
  </message>
  <message>
   <source>%1 has a group of the extended standard too, in %2: robots that know it follow that one alone, this one is for all others</source>
   <translation>%1 hat auch eine Gruppe des erweiterten Standards, in %2: Robots, die ihn kennen, folgen nur jener; diese gilt für alle anderen</translation>
  </message>
  <message>
   <source>Plain and extended groups for one agent</source>
   <translation>Einfache und erweiterte Gruppen für einen Agenten</translation>
  </message>
  <message>
   <source>Groups with Robot-version 2.0 and groups without it name the same agent. A robot that knows the extended standard uses its groups alone, for everything; one that does not reads both kinds as one plain group. That is the way to serve both, as long as both say the same in their own manner.</source>
   <translation>Gruppen mit Robot-version 2.0 und Gruppen ohne sie nennen denselben Agenten. Ein Robot, der den erweiterten Standard kennt, verwendet für alles nur dessen Gruppen; einer, der ihn nicht kennt, liest beide Arten als eine einfache Gruppe. So bedient man beide, solange beide auf ihre Weise dasselbe sagen.</translation>
  </message>
  <message>
   <source>In a group of the extended standard a rule without a pattern matches this one path alone, not what lies below it. Write %1</source>
   <translation>In einer Gruppe des erweiterten Standards trifft eine Regel ohne Muster nur auf diesen einen Pfad zu, nicht auf das, was darunter liegt. Schreiben Sie %1</translation>
  </message>
  <message>
   <source>Folder in an extended group</source>
   <translation>Ordner in einer erweiterten Gruppe</translation>
  </message>
  <message>
   <source>In a group with Robot-version 2.0 a value without * ? [ or \ is explicit and must equal the whole path. /images/ then means the folder's own page and nothing in it, unlike everywhere else. /images/* matches what lies below.</source>
   <translation>In einer Gruppe mit Robot-version 2.0 ist ein Wert ohne * ? [ oder \ wörtlich und muss mit dem ganzen Pfad übereinstimmen. /images/ meint dann, anders als sonst überall, nur die Seite des Ordners selbst und nichts darin. /images/* trifft zu auf das, was darunter liegt.</translation>
  </message>
  <message>
   <source>%1 is a value of %2, not of %3, which takes %4; the line decides nothing</source>
   <translation>%1 ist ein Wert von %2, nicht von %3, das %4 annimmt; die Zeile entscheidet nichts</translation>
  </message>
  <message>
   <source>Value of another directive</source>
   <translation>Wert einer anderen Direktive</translation>
  </message>
  <message>
   <source>The value belongs to another directive: short-only to quote, session-only to store, ask to those that can be asked for, required to attribution and link-back. Perhaps the key is the wrong one. As it is, the line states nothing.</source>
   <translation>Der Wert gehört zu einer anderen Direktive: short-only zu quote, session-only zu store, ask zu denen, nach denen gefragt werden kann, required zu attribution und link-back. Vielleicht ist der Schlüssel der falsche. So wie sie dasteht, gibt die Zeile nichts an.</translation>
  </message>
  <message>
   <source>The empty Disallow allows %1 everything: the rules for * do not apply to it, for example %2 in %3. If that is not meant, repeat them here</source>
   <translation>Das leere Disallow erlaubt %1 alles: Die Regeln für * gelten nicht für ihn, zum Beispiel %2 in %3. Ist das nicht gemeint, wiederholen Sie sie hier</translation>
  </message>
  <message>
   <source>Copy the rules for * into this group</source>
   <translation>Die Regeln für * in diese Gruppe kopieren</translation>
  </message>
  <message>
   <source>Agent freed from the rules for *</source>
   <translation>Agent von den Regeln für * befreit</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group with nothing but an empty Disallow therefore opens the whole site to its agent, also what * is denied. That may be meant. Often it is not: a form or a program made the group for a Crawl-delay or a signal and put the empty Disallow there because a group needs a rule. Repeat the rules for * in it, or name the agent in the group for *.</source>
   <translation>Ein Agent folgt der spezifischsten Gruppe, die ihn nennt, und keiner anderen. Eine Gruppe mit nichts als einem leeren Disallow öffnet ihrem Agenten darum die ganze Website, auch das, was * verboten ist. Das kann gemeint sein. Oft ist es das nicht: Ein Formular oder Programm hat die Gruppe für ein Crawl-delay oder ein Signal angelegt und das leere Disallow eingesetzt, weil eine Gruppe eine Regel braucht. Wiederholen Sie darin die Regeln für *, oder nennen Sie den Agenten in der Gruppe für *.</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2</source>
   <translation>Eine Regel ist ein Pfad dieser Website; %1 trifft auf nichts zu. Schreiben Sie %2</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>Eine Regel ist ein Pfad dieser Website; %1 trifft auf nichts zu. Schreiben Sie %2, wenn es ein Pfad genau dieses Hosts ist</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2</source>
   <translation>Eine Regel enthält einen Pfad, keine ganze URL: %1 trifft auf nichts zu. Schreiben Sie %2</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>Eine Regel enthält einen Pfad, keine ganze URL: %1 trifft auf nichts zu. Schreiben Sie %2, wenn es ein Pfad genau dieses Hosts ist</translation>
  </message>
  <message>
   <source>Whole URL where a path belongs</source>
   <translation>Ganze URL, wo ein Pfad hingehört</translation>
  </message>
  <message>
   <source>Allow and Disallow are matched against the path and query of a URL, which begin with /. A value that begins with a scheme and a host can match nothing. A policy file applies only to its own host: pages of another host need a file there.</source>
   <translation>Allow und Disallow werden mit Pfad und Abfrage einer URL verglichen, die mit / beginnen. Ein Wert, der mit Schema und Host beginnt, kann auf nichts zutreffen. Eine Richtliniendatei gilt nur für ihren eigenen Host: Seiten eines anderen Hosts brauchen dort eine Datei.</translation>
  </message>
  <message>
   <source>Google takes %1 for Allow: all its crawlers may then fetch %2. Write %3 instead</source>
   <translation>Google hält %1 für Allow: Alle seine Crawler dürfen dann %2 abrufen. Schreiben Sie stattdessen %3</translation>
  </message>
  <message>
   <source>Google takes %1 for Disallow: all its crawlers then stay out of %2. Write %3 instead</source>
   <translation>Google hält %1 für Disallow: Alle seine Crawler bleiben dann von %2 fern. Schreiben Sie stattdessen %3</translation>
  </message>
  <message>
   <source>Key that Google takes for a rule</source>
   <translation>Schlüssel, den Google für eine Regel hält</translation>
  </message>
  <message>
   <source>Google's parser knows a key by its beginning. DisallowAITraining is a Disallow to it, and AllowAITraining an Allow: a line about training then closes the pages to Google's search too, or opens what was closed. Where the group has the same rule anyway, nothing changes and nothing is reported. Content-Usage says the same about training and names a path too; a group for Google-Extended says it to Google.</source>
   <translation>Googles Parser erkennt einen Schlüssel an seinem Anfang. DisallowAITraining ist für ihn ein Disallow und AllowAITraining ein Allow: Eine Zeile über Training schließt die Seiten dann auch für Googles Suche oder öffnet, was geschlossen war. Wo die Gruppe dieselbe Regel ohnehin hat, ändert sich nichts, und nichts wird gemeldet. Content-Usage sagt dasselbe über Training und nennt ebenfalls einen Pfad; eine Gruppe für Google-Extended sagt es Google.</translation>
  </message>
  <message>
   <source>%1 is misspelt: Google reads it as %2, other crawlers pass the line over. Write %2</source>
   <translation>%1 ist falsch geschrieben: Google liest es als %2, andere Crawler übergehen die Zeile. Schreiben Sie %2</translation>
  </message>
  <message>
   <source>Misspelling that only Google accepts</source>
   <translation>Schreibfehler, den nur Google annimmt</translation>
  </message>
  <message>
   <source>Google's reader takes a handful of frequent misspellings (disalow, dissallow, useragent, user agent, site-map …) for the directive they resemble, and longer words for the directive they begin with (Disallowed). Nobody else does: one and the same file then says different things to different crawlers, and a test with Google's tools shows nothing wrong.</source>
   <translation>Googles Parser nimmt eine Handvoll häufiger Schreibfehler (disalow, dissallow, useragent, user agent, site-map …) als die Direktive, der sie ähneln, und längere Wörter als die Direktive, mit der sie beginnen (Disallowed). Sonst tut das niemand: Ein und dieselbe Datei sagt verschiedenen Crawlern dann Verschiedenes, und ein Test mit Googles Werkzeugen zeigt keinen Fehler.</translation>
  </message>
  <message>
   <source>Close the group above with “Disallow:”</source>
   <translation>Die Gruppe darüber mit „Disallow:“ schließen</translation>
  </message>
  <message>
   <source>This line joins the group above it: %1 in %2 does not close it, so hours and pace below are for both. Neither has a rule, so nobody may fetch more or less. Put an empty Disallow: between them to keep them apart</source>
   <translation>Diese Zeile schließt sich der Gruppe darüber an: %1 in %2 beendet sie nicht, Zeiten und Tempo darunter gelten also für beide. Keine hat eine Regel, niemand darf also mehr oder weniger abrufen. Setzen Sie ein leeres Disallow: dazwischen, um sie zu trennen</translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>Diese Zeile schließt sich der Gruppe darüber an: %1 in %2 beendet sie nicht, die %n Regel darunter gilt also für jeden Crawler. Setzen Sie eine Allow- oder Disallow-Zeile dazwischen, ein leeres Disallow:, wenn alles offen ist</numerusform>
    <numerusform>Diese Zeile schließt sich der Gruppe darüber an: %1 in %2 beendet sie nicht, die %n Regeln darunter gelten also für jeden Crawler. Setzen Sie eine Allow- oder Disallow-Zeile dazwischen, ein leeres Disallow:, wenn alles offen ist</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>Diese Zeile schließt sich der Gruppe darüber an: %1 in %2 beendet sie nicht, die %n Regel darunter gilt also auch für %3. Setzen Sie eine Allow- oder Disallow-Zeile dazwischen, ein leeres Disallow:, wenn alles offen ist</numerusform>
    <numerusform>Diese Zeile schließt sich der Gruppe darüber an: %1 in %2 beendet sie nicht, die %n Regeln darunter gelten also auch für %3. Setzen Sie eine Allow- oder Disallow-Zeile dazwischen, ein leeres Disallow:, wenn alles offen ist</numerusform>
   </translation>
  </message>
  <message>
   <source>Group that swallows the one above</source>
   <translation>Gruppe, die die vorige verschluckt</translation>
  </message>
  <message>
   <source>Only Allow and Disallow end the run of User-agent lines that a group begins with; other lines must not interfere. So User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / is one group for both, and blocks everyone, though its author meant X alone. Blank lines do not separate groups either. An empty “Disallow:” before the second User-agent line separates them. Where no rule follows, only hours and pace are shared: that is a note. An agent that is named on both sides is not reported.</source>
   <translation>Nur Allow und Disallow beenden die Folge der User-agent-Zeilen, mit der eine Gruppe beginnt; andere Zeilen dürfen nicht stören. User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / ist also eine Gruppe für beide und sperrt alle, obwohl nur X gemeint war. Auch Leerzeilen trennen Gruppen nicht. Ein leeres „Disallow:“ vor der zweiten User-agent-Zeile trennt sie. Wo keine Regel folgt, gelten nur Zeiten und Tempo gemeinsam: Das ist ein Hinweis. Ein Agent, der auf beiden Seiten genannt ist, wird nicht gemeldet.</translation>
  </message>
  <message>
   <source>honest takes yes and nothing else: no site can permit an agent to lie about what it is. The line states nothing</source>
   <translation>honest nimmt yes und sonst nichts: Keine Website kann einem Agenten erlauben, über sich zu lügen. Die Zeile gibt nichts an</translation>
  </message>
  <message>
   <source>Write yes</source>
   <translation>yes schreiben</translation>
  </message>
  <message>
   <source>honest is yes or nothing</source>
   <translation>honest ist yes oder nichts</translation>
  </message>
  <message>
   <source>honest asks agents to represent truly what they are. The specification gives it one value, yes, and says that there is no other. Any other value is invalid and states nothing; leave the line out instead.</source>
   <translation>honest bittet Agenten, wahrheitsgemäß zu sagen, was sie sind. Die Spezifikation gibt ihm einen Wert, yes, und sagt, dass es keinen anderen gibt. Jeder andere Wert ist ungültig und gibt nichts an; lassen Sie die Zeile stattdessen weg.</translation>
  </message>
  <message>
   <source>A honeypot proves something only if both files forbid it: %1 leaves %2 open to *. Put the same Disallow there</source>
   <translation>Ein Honeypot beweist nur etwas, wenn beide Dateien ihn verbieten: %1 lässt %2 für * offen. Setzen Sie dort dasselbe Disallow</translation>
  </message>
  <message>
   <source>Honeypot in one file only</source>
   <translation>Honeypot nur in einer Datei</translation>
  </message>
  <message>
   <source>A honeypot is a path that no well-behaved agent visits: who comes has not read the rules or does not keep to them. It must be disallowed in robots.txt and in robots2.txt, else an agent that reads the other file comes in good faith. A path counts as a honeypot if it is one of those the specification recommends or if its comment says so.</source>
   <translation>Ein Honeypot ist ein Pfad, den kein anständiger Agent besucht: Wer kommt, hat die Regeln nicht gelesen oder hält sich nicht daran. Er muss in robots.txt und in robots2.txt verboten sein, sonst kommt ein Agent, der die andere Datei liest, in gutem Glauben. Als Honeypot zählt ein Pfad, den die Spezifikation empfiehlt oder dessen Kommentar es sagt.</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file: the server answers with HTML, perhaps its error page or a start page, and crawlers find no rule. Serve plain text here</source>
   <translation>Das ist eine Webseite, keine Richtliniendatei: Der Server antwortet mit HTML, vielleicht seiner Fehler- oder Startseite, und Crawler finden keine Regel. Liefern Sie hier reinen Text</translation>
  </message>
  <message>
   <source>The file contains HTML from here on: it decides nothing and does not belong here. Remove it</source>
   <translation>Von hier an steht HTML in der Datei: Es entscheidet nichts und gehört nicht hierher. Entfernen Sie es</translation>
  </message>
  <message>
   <source>HTML instead of text</source>
   <translation>HTML statt Text</translation>
  </message>
  <message>
   <source>The file is, or contains, HTML. Often the server sends its error page or the application's start page for every address, with status 200: crawlers then take it for a policy without rules and fetch everything. Sometimes a plug-in has written markup into the file. Serve text/plain with directives alone, or answer 404 if there is no policy.</source>
   <translation>Die Datei ist HTML oder enthält welches. Oft sendet der Server für jede Adresse seine Fehlerseite oder die Startseite der Anwendung mit Status 200: Crawler halten sie dann für eine Richtlinie ohne Regeln und rufen alles ab. Manchmal hat ein Plug-in Markup in die Datei geschrieben. Liefern Sie text/plain nur mit Direktiven, oder antworten Sie mit 404, wenn es keine Richtlinie gibt.</translation>
  </message>
  <message>
   <source>%1 is HTML for %2; in this file it is read character by character and matches no real URL. Write %2</source>
   <translation>%1 ist HTML für %2; in dieser Datei wird es Buchstabe für Buchstabe gelesen und trifft auf keine echte URL zu. Schreiben Sie %2</translation>
  </message>
  <message>
   <source>HTML entity in a value</source>
   <translation>HTML-Entität in einem Wert</translation>
  </message>
  <message>
   <source>&amp;amp; and its like belong in HTML. A policy file is plain text: the five characters are compared as they are, so a rule for a query such as ?a=1&amp;amp;b=2 misses every request. It comes from copying a link out of a page's source.</source>
   <translation>&amp;amp; und Ähnliches gehören in HTML. Eine Richtliniendatei ist reiner Text: Die fünf Zeichen werden verglichen, wie sie dastehen, und eine Regel für eine Abfrage wie ?a=1&amp;amp;b=2 verfehlt jeden Abruf. Das kommt vom Kopieren eines Links aus dem Quelltext einer Seite.</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents of this group are documented not to follow these files. To keep them out, refuse them at the server</source>
   <comment>%1 and %n more agent of this group are documented not to follow these files. To keep them out, refuse them at the server</comment>
   <translation>
    <numerusform>%1 und %n weiterer Agent dieser Gruppe befolgen diese Dateien laut Dokumentation nicht. Um sie draußen zu halten, weisen Sie sie am Server ab</numerusform>
    <numerusform>%1 und %n weitere Agenten dieser Gruppe befolgen diese Dateien laut Dokumentation nicht. Um sie draußen zu halten, weisen Sie sie am Server ab</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files, since it fetches what a person asked for. To keep it out, refuse it at the server</source>
   <translation>%1 befolgt diese Dateien laut Dokumentation nicht, da er abruft, was ein Mensch verlangt hat. Um ihn draußen zu halten, weisen Sie ihn am Server ab</translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files. To keep it out, refuse it at the server</source>
   <translation>%1 befolgt diese Dateien laut Dokumentation nicht. Um ihn draußen zu halten, weisen Sie ihn am Server ab</translation>
  </message>
  <message>
   <source>Agent that does not follow these files</source>
   <translation>Agent, der diese Dateien nicht befolgt</translation>
  </message>
  <message>
   <source>Policy files ask; they do not bar. This agent is documented, by its operator or by observers, not to follow them. The group does no harm and states your will, but only the server or a firewall can refuse the agent.</source>
   <translation>Richtliniendateien bitten; sie sperren nicht. Von diesem Agenten ist durch seinen Betreiber oder durch Beobachter dokumentiert, dass er sie nicht befolgt. Die Gruppe schadet nicht und bekundet Ihren Willen, aber nur der Server oder eine Firewall kann den Agenten abweisen.</translation>
  </message>
  <message numerus="yes">
   <source>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</source>
   <comment>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</comment>
   <translation>
    <numerusform>Das schließt die Website für *, aber manche Agenten hören nur auf eine Gruppe, die sie nennt: %1 und %n weiterer. Nennen Sie die, die auch draußen bleiben sollen</numerusform>
    <numerusform>Das schließt die Website für *, aber manche Agenten hören nur auf eine Gruppe, die sie nennt: %1 und %n weitere. Nennen Sie die, die auch draußen bleiben sollen</numerusform>
   </translation>
  </message>
  <message>
   <source>This closes the site to *, but some agents listen only to a group that names them: %1. Name those that should stay out too</source>
   <translation>Das schließt die Website für *, aber manche Agenten hören nur auf eine Gruppe, die sie nennt: %1. Nennen Sie die, die auch draußen bleiben sollen</translation>
  </message>
  <message>
   <source>Agents that a group for * does not reach</source>
   <translation>Agenten, die eine Gruppe für * nicht erreicht</translation>
  </message>
  <message>
   <source>A few agents are documented not to follow the group for *: above all those that check pages for advertising, which an advertiser has asked for. A file that closes the whole site to * leaves it open to them. They do follow a group that names them.</source>
   <translation>Von einigen wenigen Agenten ist dokumentiert, dass sie der Gruppe für * nicht folgen: vor allem von denen, die im Auftrag eines Werbekunden Seiten prüfen. Eine Datei, die die ganze Website für * schließt, lässt sie ihnen offen. Einer Gruppe, die sie nennt, folgen sie.</translation>
  </message>
  <message>
   <source>Value that the directive does not take</source>
   <translation>Wert, den die Direktive nicht annimmt</translation>
  </message>
  <message>
   <source>The value is none that the directive takes, so the line states nothing: the matter stays as if the line were not there, which for a permission mostly means open. The message lists what is valid. Values are compared without case; nothing else is guessed.</source>
   <translation>Der Wert ist keiner, den die Direktive annimmt; die Zeile gibt also nichts an: Es bleibt, als wäre sie nicht da, was bei einer Erlaubnis meist „offen“ heißt. Die Meldung nennt, was gültig ist. Werte werden ohne Groß- und Kleinschreibung verglichen; sonst wird nichts geraten.</translation>
  </message>
  <message>
   <source>no-break space</source>
   <translation>geschütztes Leerzeichen</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>Leerzeichen der Breite null</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>Bindehemmer der Breite null</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>Binder der Breite null</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>Links-nach-rechts-Zeichen</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>Rechts-nach-links-Zeichen</translation>
  </message>
  <message>
   <source>line separator</source>
   <translation>Zeilentrenner</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>Wortverbinder</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>ideografisches Leerzeichen</translation>
  </message>
  <message>
   <source>There is an invisible character (%1) here, and it counts as part of the word beside it; remove it</source>
   <translation>Hier steht ein unsichtbares Zeichen (%1) und zählt als Teil des Worts daneben; entfernen Sie es</translation>
  </message>
  <message>
   <source>Replace it by a space</source>
   <translation>Durch ein Leerzeichen ersetzen</translation>
  </message>
  <message>
   <source>Remove it</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>Invisible character</source>
   <translation>Unsichtbares Zeichen</translation>
  </message>
  <message>
   <source>Text copied from a web page or a word processor often brings spaces that are not spaces (U+00A0) or characters without width. In a policy file they belong to the key, the token or the path they touch: an agent is then never found, a path never matches. Only space and tab are white space here.</source>
   <translation>Text, der aus einer Webseite oder Textverarbeitung kopiert ist, bringt oft Leerzeichen mit, die keine sind (U+00A0), oder Zeichen ohne Breite. In einer Richtliniendatei gehören sie zum Schlüssel, Token oder Pfad, den sie berühren: Ein Agent wird dann nie gefunden, ein Pfad trifft nie zu. Leerraum sind hier nur Leerzeichen und Tabulator.</translation>
  </message>
  <message>
   <source>last-update lies in the future, so agents cannot tell whether they know this version. Write the time of the change, in UTC</source>
   <translation>last-update liegt in der Zukunft; Agenten können also nicht erkennen, ob sie diese Version kennen. Schreiben Sie den Zeitpunkt der Änderung, in UTC</translation>
  </message>
  <message>
   <source>last-update in the future</source>
   <translation>last-update in der Zukunft</translation>
  </message>
  <message>
   <source>last-update says when the file changed, as YYYY-MM-DD HH:MM UTC. A time to come (more than a day ahead, to leave room for clocks and zones) is a slip of the pen or day and month exchanged; agents that compare it with their copy are led astray.</source>
   <translation>last-update sagt, wann sich die Datei geändert hat, als YYYY-MM-DD HH:MM UTC. Ein künftiger Zeitpunkt (mehr als ein Tag, damit Uhren und Zeitzonen Spielraum haben) ist ein Schreibfehler, oder Tag und Monat sind vertauscht; Agenten, die ihn mit ihrer Kopie vergleichen, werden irregeführt.</translation>
  </message>
  <message numerus="yes">
   <source>The line has %n bytes; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</source>
   <comment>The line has %n byte; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</comment>
   <translation>
    <numerusform>Die Zeile hat %n Byte; Googles Parser schneidet Zeilen bei 16.663 Bytes ab, was hier folgt, wird also nicht gelesen. Teilen Sie sie</numerusform>
    <numerusform>Die Zeile hat %n Bytes; Googles Parser schneidet Zeilen bei 16.663 Bytes ab, was hier folgt, wird also nicht gelesen. Teilen Sie sie</numerusform>
   </translation>
  </message>
  <message>
   <source>Very long line</source>
   <translation>Sehr lange Zeile</translation>
  </message>
  <message>
   <source>Readers bound the length of a line. Google's open-source reader cuts it at 16,663 bytes, eight times the longest URL that browsers took for long; the rest of the line is dropped. A directive of this length is nearly always a list or a file that lost its line breaks.</source>
   <translation>Parser begrenzen die Länge einer Zeile. Googles quelloffener Parser schneidet sie bei 16.663 Bytes ab, dem Achtfachen der längsten URL, die Browser lange Zeit annahmen; der Rest der Zeile fällt weg. Eine so lange Direktive ist fast immer eine Liste oder Datei, die ihre Zeilenumbrüche verloren hat.</translation>
  </message>
  <message>
   <source>%1 obeys only this group and ignores the rules for * (e.g. %3, %2). Copy the ones it needs</source>
   <translation>%1 befolgt nur diese Gruppe und übergeht die Regeln für * (z. B. %3, %2). Kopieren Sie die benötigten</translation>
  </message>
  <message>
   <source>Named group that loses the rules for *</source>
   <translation>Genannte Gruppe, die die Regeln für * verliert</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group for a named agent therefore frees it from every rule for *. Often it was made to add one rule or a Crawl-delay, and opens the closed folders by mistake. Repeat in it what should apply there too, or name the agent in the group for *.</source>
   <translation>Ein Agent folgt der spezifischsten Gruppe, die ihn nennt, und keiner anderen. Eine Gruppe für einen genannten Agenten befreit ihn darum von allem, was für * gesagt ist. Oft sollte sie nur eine Regel oder ein Crawl-delay hinzufügen und öffnet unbemerkt die geschlossenen Ordner. Wiederholen Sie darin, was auch dort gelten soll, oder nennen Sie den Agenten in der Gruppe für *.</translation>
  </message>
  <message numerus="yes">
   <source>The file has lost its line breaks: this line contains %n directives, and crawlers read at most the first. Put each on its own line</source>
   <comment>The file has lost its line breaks: this line contains %n directive, and crawlers read at most the first. Put each on its own line</comment>
   <translation>
    <numerusform>Die Datei hat ihre Zeilenumbrüche verloren: Diese Zeile enthält %n Direktive, von der Crawler höchstens die erste lesen. Setzen Sie jede in eine eigene Zeile</numerusform>
    <numerusform>Die Datei hat ihre Zeilenumbrüche verloren: Diese Zeile enthält %n Direktiven, von denen Crawler höchstens die erste lesen. Setzen Sie jede in eine eigene Zeile</numerusform>
   </translation>
  </message>
  <message>
   <source>Split at directives and comments</source>
   <translation>An Direktiven und Kommentaren teilen</translation>
  </message>
  <message>
   <source>Lost line breaks</source>
   <translation>Verlorene Zeilenumbrüche</translation>
  </message>
  <message>
   <source>Each directive needs its own line. A form, a template or a copy has put several lines into one; what a crawler then reads is the first directive with all the rest as its value, or, behind a #, nothing at all. The fix splits the line before every directive and every #; read the result before you publish it, since prose may contain such words too.</source>
   <translation>Eine Direktive steht in einer Zeile. Ein Formular, eine Vorlage oder eine Kopie hat mehrere Zeilen zu einer gemacht; ein Crawler liest dann die erste Direktive mit dem ganzen Rest als Wert oder hinter einem # gar nichts. Die Abhilfe teilt die Zeile vor jeder Direktive und jedem Kommentarzeichen; lesen Sie das Ergebnis vor dem Veröffentlichen, denn auch Prosa kann solche Wörter enthalten.</translation>
  </message>
  <message>
   <source>From here on the file is managed by the Yoast plug-in: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>Von hier an verwaltet das Yoast-Plug-in die Datei: Ihre Änderungen werden überschrieben oder verdoppelt. Ändern Sie es dort in den Einstellungen; Ihre eigenen Regeln für dieselben Agenten werden mit diesen zusammen gelesen</translation>
  </message>
  <message>
   <source>From here on the file is managed by %1: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>Von hier an verwaltet %1 die Datei: Ihre Änderungen werden überschrieben oder verdoppelt. Ändern Sie es dort in den Einstellungen; Ihre eigenen Regeln für dieselben Agenten werden mit diesen zusammen gelesen</translation>
  </message>
  <message>
   <source>Block managed by somebody else</source>
   <translation>Von jemand anderem verwalteter Block</translation>
  </message>
  <message>
   <source>A content delivery network or a plug-in puts its own block into the file when it is served, between marks. What is served is then not the file on your disk. Groups for the same agent in the block and in your part are read as one by crawlers of the standard, so the block can open or close what you did not.</source>
   <translation>Ein Content Delivery Network oder Plug-in setzt beim Ausliefern seinen eigenen Block zwischen Markierungen in die Datei. Ausgeliefert wird dann nicht die Datei auf Ihrem Datenträger. Gruppen für denselben Agenten im Block und in Ihrem Teil lesen standardkonforme Crawler als eine; der Block kann also öffnen oder schließen, was Sie nicht geöffnet oder geschlossen haben.</translation>
  </message>
  <message>
   <source>compete: no applies to competitors in your market, but no market is declared: agents must guess who is meant. Add a line such as “market: reference-publishing”</source>
   <translation>compete: no richtet sich an Mitbewerber in Ihrem Markt, aber kein Markt ist genannt: Agenten müssen raten, wer gemeint ist. Fügen Sie eine Zeile wie „market: reference-publishing“ hinzu</translation>
  </message>
  <message>
   <source>compete: no without market</source>
   <translation>compete: no ohne market</translation>
  </message>
  <message>
   <source>compete: no forbids the use by a competitor in the declared market. Without market it still applies, but every agent judges for itself whether its operator competes with you. One line of free text settles it.</source>
   <translation>compete: no verbietet die Verwendung durch einen Mitbewerber im genannten Markt. Ohne market gilt es dennoch, aber jeder Agent beurteilt selbst, ob sein Betreiber mit Ihnen konkurriert. Eine Zeile freier Text klärt das.</translation>
  </message>
  <message>
   <source>A meta line is written “# meta: %1: value”; without the colon it is a comment like any other</source>
   <translation>Eine Meta-Zeile schreibt man „# meta: %1: Wert“; ohne den Doppelpunkt ist sie ein Kommentar wie jeder andere</translation>
  </message>
  <message>
   <source>Meta lines count only before the first directive, which is in %1; this is a comment like any other. Move it up</source>
   <translation>Meta-Zeilen zählen nur vor der ersten Direktive, und die ist in %1; das ist ein Kommentar wie jeder andere. Verschieben Sie die Zeile nach oben</translation>
  </message>
  <message>
   <source>%1 is not a meta key. Did you mean %2?</source>
   <translation>%1 ist kein Meta-Schlüssel. Meinten Sie %2?</translation>
  </message>
  <message>
   <source>%1 is not a meta key of the specification; agents ignore it</source>
   <translation>%1 ist kein Meta-Schlüssel der Spezifikation; Agenten übergehen ihn</translation>
  </message>
  <message>
   <source>%1 is given above already; one is enough</source>
   <translation>%1 ist oben schon angegeben; einmal genügt</translation>
  </message>
  <message>
   <source>Meta line that is not read</source>
   <translation>Meta-Zeile, die nicht gelesen wird</translation>
  </message>
  <message>
   <source>Facts about the file are comments at its top, before the first directive: “# meta: key: value” with one of the keys spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence and chain-id. Written differently, or further down, they are comments like any other.</source>
   <translation>Angaben über die Datei stehen in Kommentaren an ihrem Anfang, vor der ersten Direktive: „# meta: Schlüssel: Wert“ mit einem der Schlüssel spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence und chain-id. Anders geschrieben oder weiter unten sind sie Kommentare wie andere auch.</translation>
  </message>
  <message>
   <source>%1 is misspelt and has no colon: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>%1 ist falsch geschrieben und hat keinen Doppelpunkt: Google liest die Zeile, andere Crawler übergehen sie. Schreiben Sie %2</translation>
  </message>
  <message>
   <source>No colon behind %1: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>Kein Doppelpunkt hinter %1: Google liest die Zeile, andere Crawler übergehen sie. Schreiben Sie %2</translation>
  </message>
  <message>
   <source>No colon behind %1: the line decides nothing. Write %2</source>
   <translation>Kein Doppelpunkt hinter %1: Die Zeile entscheidet nichts. Schreiben Sie %2</translation>
  </message>
  <message>
   <source>Put the colon in</source>
   <translation>Doppelpunkt einsetzen</translation>
  </message>
  <message>
   <source>Missing colon</source>
   <translation>Fehlender Doppelpunkt</translation>
  </message>
  <message>
   <source>A line is a key, a colon and a value. Without the colon it is none and is passed over by every reader that keeps to the standard; only Google guesses, and only where the line has exactly two words, misspelt ones among them. To the others the rule that was meant does not count.</source>
   <translation>Eine Zeile besteht aus Schlüssel, Doppelpunkt und Wert. Ohne Doppelpunkt ist sie keine, und jeder standardkonforme Parser übergeht sie; nur Google rät, und nur, wo die Zeile aus genau zwei Wörtern besteht, auch falsch geschriebenen. Für die anderen zählt die gemeinte Regel nicht.</translation>
  </message>
  <message>
   <source>For agents without their own block nothing is stated about %1. Unstated is not an answer: say yes, no or ask</source>
   <translation>Für Agenten ohne eigenen Block ist zu %1 nichts angegeben. Keine Angabe ist keine Antwort: Sagen Sie yes, no oder ask</translation>
  </message>
  <message>
   <source>crawl, read or train is not stated</source>
   <translation>crawl, read oder train ist nicht angegeben</translation>
  </message>
  <message>
   <source>Nothing is obligatory in robots2.txt, but three directives are what most agents look for: crawl and read, which everything else hangs on, and train. What no file states is neither permitted nor forbidden, and each agent then does as it likes.</source>
   <translation>In robots2.txt ist nichts Pflicht, aber drei Direktiven suchen die meisten Agenten: crawl und read, an denen alles andere hängt, und train. Was keine Datei angibt, ist weder erlaubt noch verboten, und jeder Agent hält es dann, wie er mag.</translation>
  </message>
  <message numerus="yes">
   <source>%n lines end otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</source>
   <comment>%n line ends otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</comment>
   <translation>
    <numerusform>%n Zeile endet anders als die übrigen (%1); sie ist hier. Crawler lesen jede Art; ein Programm, das nur eine kennt, zieht Zeilen vielleicht zusammen</numerusform>
    <numerusform>%n Zeilen enden anders als die übrigen (%1); die erste ist hier. Crawler lesen jede Art; ein Programm, das nur eine kennt, zieht Zeilen vielleicht zusammen</numerusform>
   </translation>
  </message>
  <message>
   <source>Make all line ends %1</source>
   <translation>Alle Zeilenenden auf %1 bringen</translation>
  </message>
  <message>
   <source>Mixed line ends</source>
   <translation>Gemischte Zeilenenden</translation>
  </message>
  <message>
   <source>Lines may end at LF, CRLF or CR, and the standard's readers take all three, also mixed. Home-made readers often know one of them: a lone CR then glues two lines together, which loses a rule. Mixed line ends mostly come from files put together on several systems.</source>
   <translation>Zeilen dürfen mit LF, CRLF oder CR enden, und standardkonforme Parser nehmen alle drei, auch gemischt. Selbst geschriebene Parser kennen oft nur eines davon: Ein einzelnes CR klebt dann zwei Zeilen zusammen, und eine Regel geht verloren. Gemischte Zeilenenden kommen meist von Dateien, die auf mehreren Systemen zusammengesetzt wurden.</translation>
  </message>
  <message>
   <source>User-agent names no agent, so the rules below apply to no agent. Write * for every crawler, or a product token</source>
   <translation>User-agent nennt niemanden, die Regeln darunter gelten also für niemanden. Schreiben Sie * für jeden Crawler oder ein Produkt-Token</translation>
  </message>
  <message>
   <source>Write *</source>
   <translation>* schreiben</translation>
  </message>
  <message>
   <source>User-agent without a name</source>
   <translation>User-agent ohne Namen</translation>
  </message>
  <message>
   <source>A User-agent line without a value names no crawler. It still opens a group, so the rules below belong to it and reach nobody. Mostly * was meant.</source>
   <translation>Eine User-agent-Zeile ohne Wert nennt keinen Crawler. Sie öffnet trotzdem eine Gruppe; die Regeln darunter gehören zu ihr und erreichen niemanden. Meist war * gemeint.</translation>
  </message>
  <message>
   <source>No empty line separates this group from the one above. Put one between them</source>
   <translation>Keine Leerzeile trennt diese Gruppe von der darüber. Setzen Sie eine dazwischen</translation>
  </message>
  <message>
   <source>Put an empty line before the group</source>
   <translation>Leerzeile vor die Gruppe setzen</translation>
  </message>
  <message>
   <source>Groups without an empty line between them</source>
   <translation>Gruppen ohne Leerzeile dazwischen</translation>
  </message>
  <message>
   <source>robots-ai.txt should have an empty line between its groups. Readers that follow RFC 9309 do not need it; old ones end a group at the empty line and would take two groups for one. Comments directly above a User-agent line go with it.</source>
   <translation>robots-ai.txt sollte zwischen ihren Gruppen eine Leerzeile haben. Wer nach RFC 9309 liest, braucht sie nicht; alte Programme beenden eine Gruppe an der Leerzeile und würden zwei Gruppen für eine halten. Kommentare direkt über einer User-agent-Zeile gehören zu ihr.</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it. Say no here too, or yes there</source>
   <translation>Das kann nicht wirken: %1 in %2 verbietet es. Sagen Sie auch hier no, oder dort yes</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it to this block's agents. Say no here too, or yes there</source>
   <translation>Das kann nicht wirken: %1 in %2 verbietet es den Agenten dieses Blocks. Sagen Sie auch hier no, oder dort yes</translation>
  </message>
  <message>
   <source>Permission that cannot take effect</source>
   <translation>Erlaubnis, die nicht wirken kann</translation>
  </message>
  <message>
   <source>One directive follows from another: crawl: no forbids reading, and read: no forbids every use: summarise, quote, derivative, train, store, compete, personalise and monetise. A yes, an ask or a short-only for one of these beside it cannot take effect. Decide which of the two is meant.</source>
   <translation>Eine Direktive folgt aus der anderen: crawl: no verbietet das Lesen, und read: no verbietet jede Verwendung: summarise, quote, derivative, train, store, compete, personalise und monetise. Ein yes, ask oder short-only für eine davon kann daneben nicht wirken. Entscheiden Sie, was von beidem gemeint ist.</translation>
  </message>
  <message>
   <source>No report-to line: nobody knows where to report an agent that does not keep to this file. Add an address or a URL</source>
   <translation>Keine report-to-Zeile: Niemand weiß, wo ein Agent zu melden ist, der sich nicht an diese Datei hält. Fügen Sie eine Adresse oder URL hinzu</translation>
  </message>
  <message>
   <source>Nowhere to report to</source>
   <translation>Keine Meldestelle</translation>
  </message>
  <message>
   <source>report-to names a mail address or a URL for reports of agents that break the policy, and for agents that have questions. It is optional; several lines are allowed.</source>
   <translation>report-to nennt eine E-Mail-Adresse oder URL für Meldungen über Agenten, die die Richtlinie verletzen, und für Agenten mit Fragen. Es ist freiwillig; mehrere Zeilen sind erlaubt.</translation>
  </message>
  <message>
   <source>The file has no User-agent line, so it says nothing to any agent. Add a group, or do not publish the file</source>
   <translation>Die Datei hat keine User-agent-Zeile und sagt darum keinem Agenten etwas. Fügen Sie eine Gruppe hinzu, oder veröffentlichen Sie die Datei nicht</translation>
  </message>
  <message>
   <source>robots-ai.txt without a group</source>
   <translation>robots-ai.txt ohne Gruppe</translation>
  </message>
  <message>
   <source>The specification of robots-ai.txt asks for at least one User-agent line, and its validator rejects a file without one. Crawlers take such a file like a missing one: it restricts nothing.</source>
   <translation>Die Spezifikation von robots-ai.txt verlangt mindestens eine User-agent-Zeile, und ihr Validator weist eine Datei ohne eine solche zurück. Crawler behandeln eine solche Datei wie eine fehlende: Sie schränkt nichts ein.</translation>
  </message>
  <message>
   <source>The file contains NUL bytes. Some crawlers end the line there, others the file; remove them</source>
   <translation>Die Datei enthält NUL-Bytes. Manche Crawler beenden dort die Zeile, andere die Datei; entfernen Sie sie</translation>
  </message>
  <message numerus="yes">
   <source>The file contains NUL bytes in %n places. Some crawlers end the line there, others the file; remove them</source>
   <comment>The file contains NUL bytes in %n place. Some crawlers end the line there, others the file; remove them</comment>
   <translation>
    <numerusform>Die Datei enthält an %n Stelle NUL-Bytes. Manche Crawler beenden dort die Zeile, andere die Datei; entfernen Sie sie</numerusform>
    <numerusform>Die Datei enthält an %n Stellen NUL-Bytes. Manche Crawler beenden dort die Zeile, andere die Datei; entfernen Sie sie</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove the NUL bytes</source>
   <translation>NUL-Bytes entfernen</translation>
  </message>
  <message>
   <source>NUL byte</source>
   <translation>NUL-Byte</translation>
  </message>
  <message>
   <source>A NUL byte has no meaning in a text. Google's reader ends the line at it, programs written in C may end the whole file there, others keep it as a part of the path. It mostly comes from a broken export or from a file in UTF-16 without its mark.</source>
   <translation>Ein NUL-Byte hat in einem Text keine Bedeutung. Googles Parser beendet dort die Zeile, Programme in C vielleicht die ganze Datei, andere behalten es als Teil des Pfads. Es kommt meist von einem fehlerhaften Export oder einer UTF-16-Datei ohne Marke.</translation>
  </message>
  <message numerus="yes">
   <source>%1 are labels of earlier drafts. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</source>
   <comment>%1 is a label of an earlier draft. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</comment>
   <translation>
    <numerusform>%1 ist eine Bezeichnung aus einem früheren Entwurf. Heute heißen sie train-ai, ai-use und search, und wer nach dem heutigen Entwurf liest, übergeht andere</numerusform>
    <numerusform>%1 sind Bezeichnungen aus früheren Entwürfen. Heute heißen sie train-ai, ai-use und search, und wer nach dem heutigen Entwurf liest, übergeht andere</numerusform>
   </translation>
  </message>
  <message>
   <source>Label of an earlier draft</source>
   <translation>Bezeichnung aus einem früheren Entwurf</translation>
  </message>
  <message>
   <source>The vocabulary of Content-Usage has changed from draft to draft. Today it has three labels: train-ai (training models), ai-use (use by AI systems otherwise) and search. None of them covers another, so bots, all and tdm have to be written as all three. The fix keeps what each old label said; labels that the line already has in today's form win. ai is written as train-ai and ai-use, which is Gatepost's reading of it.</source>
   <translation>Das Vokabular von Content-Usage hat sich von Entwurf zu Entwurf geändert. Heute hat es drei Bezeichnungen: train-ai (Trainieren von Modellen), ai-use (sonstige Verwendung durch KI-Systeme) und search. Keine davon schließt eine andere ein; bots, all und tdm müssen also als alle drei geschrieben werden. Die Korrektur behält, was jede alte Bezeichnung sagte; Bezeichnungen, die die Zeile schon in heutiger Form hat, gehen vor. ai wird als train-ai und ai-use geschrieben, so deutet es Gatepost.</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n other lines of this file are directives of %2 and decide nothing in %3. Move them there</source>
   <comment>%1 and %n other line of this file are directives of %2 and decide nothing in %3. Move them there</comment>
   <translation>
    <numerusform>%1 und %n weitere Zeile dieser Datei sind Direktiven von %2 und entscheiden in %3 nichts. Verschieben Sie sie dorthin</numerusform>
    <numerusform>%1 und %n weitere Zeilen dieser Datei sind Direktiven von %2 und entscheiden in %3 nichts. Verschieben Sie sie dorthin</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is a directive of %2 and decides nothing in %3. Move it there</source>
   <translation>%1 ist eine Direktive von %2 und entscheidet in %3 nichts. Verschieben Sie sie dorthin</translation>
  </message>
  <message>
   <source>Make it a comment</source>
   <translation>Zum Kommentar machen</translation>
  </message>
  <message>
   <source>Directive of another file</source>
   <translation>Direktive einer anderen Datei</translation>
  </message>
  <message>
   <source>The directive exists, but in another file of the site. Readers of robots.txt know nothing of the AI policy of robots2.txt, and readers of robots2.txt take no Crawl-delay or Visit-time from it: there, pace is said with rate. In the wrong file the line is passed over.</source>
   <translation>Die Direktive gibt es, aber in einer anderen Datei der Website. Leser von robots.txt wissen nichts von der KI-Richtlinie in robots2.txt, und Leser von robots2.txt nehmen daraus weder Crawl-delay noch Visit-time: Dort sagt man das Tempo mit rate. In der falschen Datei wird die Zeile übergangen.</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>Diese Zeiten überschneiden sich mit denen von %1, die ein anderes Tempo angibt. Das langsamere (dieses) gilt. Trennen Sie die Zeiten, oder behalten Sie eine Zeile</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>Diese Zeiten überschneiden sich mit denen von %1, die ein anderes Tempo angibt. Das langsamere (%1) gilt. Trennen Sie die Zeiten, oder behalten Sie eine Zeile</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>Diese Zeile hat keine Zeiten und überschneidet sich darum mit %1, die ein anderes Tempo angibt. Das langsamere (dieses) gilt. Trennen Sie die Zeiten, oder behalten Sie eine Zeile</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>Diese Zeile hat keine Zeiten und überschneidet sich darum mit %1, die ein anderes Tempo angibt. Das langsamere (%1) gilt. Trennen Sie die Zeiten, oder behalten Sie eine Zeile</translation>
  </message>
  <message>
   <source>Two paces for the same time</source>
   <translation>Zwei Tempi zur selben Zeit</translation>
  </message>
  <message>
   <source>Two Request-rate lines of one group apply at the same time and name different paces. The slowest decides, so the other line has no effect there. Mostly two windows share their last and first minute: both ends belong to a window, so 0600-1200 is followed by 1201-1800.</source>
   <translation>Zwei Request-rate-Zeilen einer Gruppe gelten zur selben Zeit und nennen verschiedene Tempi. Das langsamste entscheidet, die andere Zeile wirkt dort also nicht. Meist teilen zwei Zeitfenster ihre letzte und erste Minute: Beide Enden gehören zum Fenster, auf 0600-1200 folgt also 1201-1800.</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. To keep crawlers out at some hours, refuse them at the server</source>
   <translation>Kein großer Crawler befolgt laut Dokumentation %1. Um Crawler zu bestimmten Zeiten draußen zu halten, weisen Sie sie am Server ab</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. Slow them down at the server, with status 429 or 503 when there is too much</source>
   <translation>Kein großer Crawler befolgt laut Dokumentation %1. Bremsen Sie sie am Server, mit Status 429 oder 503, wenn es zu viel wird</translation>
  </message>
  <message>
   <source>Hours or rate that hardly any crawler reads</source>
   <translation>Zeiten oder Rate, die kaum ein Crawler liest</translation>
  </message>
  <message>
   <source>Visit-time and Request-rate come from a draft of 1996 that was never finished. No operator of a large crawler documents that it follows them; some understand Crawl-delay. The lines do no harm, but the load that they are meant to prevent comes all the same.</source>
   <translation>Visit-time und Request-rate stammen aus einem Entwurf von 1996, der nie fertig wurde. Kein Betreiber eines großen Crawlers dokumentiert, dass er sie befolgt; manche verstehen Crawl-delay. Die Zeilen schaden nicht, aber die Last, die sie verhindern sollen, kommt trotzdem.</translation>
  </message>
  <message>
   <source>In robots-ai.txt a path has to begin with /. Write %1</source>
   <translation>In robots-ai.txt muss ein Pfad mit / beginnen. Schreiben Sie %1</translation>
  </message>
  <message>
   <source>%1 begins with a host, so the rule matches nothing. Write %2, if it is a path on this host</source>
   <translation>%1 beginnt mit einem Host, die Regel trifft also auf nichts zu. Schreiben Sie %2, wenn es ein Pfad auf diesem Host ist</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so the rule matches nothing. Write %2</source>
   <translation>%1 beginnt weder mit / noch mit *, die Regel trifft also auf nichts zu. Schreiben Sie %2</translation>
  </message>
  <message>
   <source>Path without a leading /</source>
   <translation>Pfad ohne führenden /</translation>
  </message>
  <message>
   <source>Every path of a URL begins with /, and a rule is compared from the path's beginning on. A value that begins neither with / nor with * therefore matches nothing: the page that was to be closed stays open. Write /folder for a folder at the top, /*.php or *.php for an ending anywhere. robots-ai.txt does not take a path that begins with *.</source>
   <translation>Jeder Pfad einer URL beginnt mit /, und eine Regel wird vom Anfang des Pfads an verglichen. Ein Wert, der weder mit / noch mit * beginnt, trifft darum auf nichts zu: Die Seite, die geschlossen werden sollte, bleibt offen. Schreiben Sie /ordner für einen Ordner ganz oben, /*.php oder *.php für eine Endung irgendwo. robots-ai.txt nimmt keinen Pfad an, der mit * beginnt.</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal. Google's parser reads %2 and finds its crawler; others compare the whole name. Write %2 alone</source>
   <translation>%1 ist ein Muster des Zweck-Vorschlags. Googles Parser liest %2 und findet seinen Crawler; andere vergleichen den ganzen Namen. Schreiben Sie nur %2</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: plain crawlers compare names character by character and never find themselves here. Name each agent as well</source>
   <translation>%1 ist ein Muster des Zweck-Vorschlags: Einfache Crawler vergleichen Namen Buchstabe für Buchstabe und finden sich hier nie. Nennen Sie außerdem jeden Agenten</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: crawlers that compare whole names never find themselves here, and those that cut names as Google does read %2. Name each agent as well</source>
   <translation>%1 ist ein Muster des Zweck-Vorschlags: Crawler, die ganze Namen vergleichen, finden sich hier nie, und solche, die Namen wie Google kürzen, lesen %2. Nennen Sie außerdem jeden Agenten</translation>
  </message>
  <message>
   <source>Pattern in place of an agent's name</source>
   <translation>Muster anstelle eines Agentennamens</translation>
  </message>
  <message>
   <source>A draft of 2024 proposes regular expressions in User-agent lines, and people write names such as *-ai. Gatepost reads them as their author meant, but crawlers that follow RFC 9309 know a name or the single *, nothing between. They then fall back to the group for *. Google's parser cuts the value at the first character that a name cannot have, so Googlebot* means Googlebot to it. Name the agents one by one, and keep the pattern if you want to be ready for readers of the proposal.</source>
   <translation>Ein Entwurf von 2024 schlägt reguläre Ausdrücke in User-agent-Zeilen vor, und manche schreiben Namen wie *-ai. Gatepost liest sie, wie ihr Autor sie meinte, aber Crawler nach RFC 9309 kennen einen Namen oder das einzelne * und nichts dazwischen. Sie greifen dann auf die Gruppe für * zurück. Googles Parser kürzt den Wert am ersten Zeichen, das ein Name nicht haben kann; Googlebot* bedeutet ihm also Googlebot. Nennen Sie die Agenten einzeln, und behalten Sie das Muster, wenn Sie für Leser des Vorschlags gerüstet sein wollen.</translation>
  </message>
  <message>
   <source>%1 is directly below a group but is global: it applies to every agent. For some agents only, put it in a block such as [agent: ai-assistant]</source>
   <translation>%1 steht direkt unter einer Gruppe, ist aber global: Es gilt für jeden Agenten. Für einzelne Agenten setzen Sie es in einen Block wie [agent: ai-assistant]</translation>
  </message>
  <message>
   <source>Global policy that looks like a group's</source>
   <translation>Globale Richtlinie, die nach einer Gruppe aussieht</translation>
  </message>
  <message>
   <source>Policy directives outside [agent: …] blocks are global wherever they are, also below a User-agent group. Written directly under “User-agent: GPTBot” a line such as “train: no” looks as if it were for GPTBot alone. Part them with a blank line, or use a block.</source>
   <translation>Richtliniendirektiven außerhalb von [agent: …]-Blöcken sind global, wo immer sie stehen, auch unter einer User-agent-Gruppe. Direkt unter „User-agent: GPTBot“ sieht eine Zeile wie „train: no“ aus, als gälte sie nur für GPTBot. Trennen Sie beide mit einer Leerzeile, oder verwenden Sie einen Block.</translation>
  </message>
  <message>
   <source>The site has a %1, and this rule keeps crawlers that take it literally from reading it. Add %2</source>
   <translation>Die Website hat eine %1, und diese Regel hält Crawler, die sich an den Wortlaut halten, davon ab, sie zu lesen. Fügen Sie %2 hinzu</translation>
  </message>
  <message>
   <source>Policy file that crawlers may not fetch</source>
   <translation>Richtliniendatei, die Crawler nicht abrufen dürfen</translation>
  </message>
  <message>
   <source>Only /robots.txt is exempt from its own rules by the standard. Gatepost takes the site's other policy files to be exempt too, or no agent could learn what they say; an agent that takes rules literally does not fetch a file that the rules for * close. An Allow for it does no harm and leaves no doubt.</source>
   <translation>Nur /robots.txt ist nach dem Standard von den eigenen Regeln ausgenommen. Gatepost nimmt auch die anderen Richtliniendateien der Website aus, sonst könnte kein Agent erfahren, was sie sagen; ein Agent, der sich an den Wortlaut hält, ruft eine Datei nicht ab, die die Regeln für * schließen. Ein Allow dafür schadet nicht und lässt keinen Zweifel.</translation>
  </message>
  <message>
   <source>Crawlers fetch /robots.txt whatever it says, or they could not know this rule. Remove it</source>
   <translation>Crawler rufen /robots.txt ab, was auch darin steht, sonst könnten sie diese Regel nicht kennen. Entfernen Sie sie</translation>
  </message>
  <message>
   <source>A crawler that keeps to this rule never reads %1 and so misses the policy in it. Remove the rule</source>
   <translation>Ein Crawler, der sich an diese Regel hält, liest %1 nie und verpasst so die Richtlinie darin. Entfernen Sie die Regel</translation>
  </message>
  <message>
   <source>Rule that closes a policy file</source>
   <translation>Regel, die eine Richtliniendatei schließt</translation>
  </message>
  <message>
   <source>/robots.txt may always be fetched, whatever it says. Gatepost assumes the same for /robots-ai.txt, /robots2.txt and the ask endpoint, since no agent could learn the policy otherwise; but that is a choice, and an agent that takes rules literally will stay away from a file that it may not fetch.</source>
   <translation>/robots.txt darf immer abgerufen werden, was auch darin steht. Gatepost nimmt dasselbe für /robots-ai.txt, /robots2.txt und den Ask-Endpunkt an, denn sonst könnte kein Agent die Richtlinie erfahren; aber das ist eine Entscheidung, und ein Agent, der sich an den Wortlaut hält, bleibt einer Datei fern, die er nicht abrufen darf.</translation>
  </message>
  <message>
   <source>%1 is a word about the use of content and never fetches, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 ist ein Wort über die Verwendung von Inhalt und ruft nie ab; Zeiten und Tempo bedeuten hier also nichts. Setzen Sie die Zeile in die Gruppe des Crawlers, der abruft</translation>
  </message>
  <message>
   <source>%1 are words about the use of content and never fetch, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 sind Wörter über die Verwendung von Inhalt und rufen nie ab; Zeiten und Tempo bedeuten hier also nichts. Setzen Sie die Zeile in die Gruppe des Crawlers, der abruft</translation>
  </message>
  <message>
   <source>Pace for a token that never fetches</source>
   <translation>Tempo für ein Token, das nie abruft</translation>
  </message>
  <message>
   <source>Some tokens, such as Google-Extended and Applebot-Extended, stand for no crawler: they say what may be done with content that another crawler of the same operator fetched. Crawl-delay, Request-rate and Visit-time in their group reach nobody.</source>
   <translation>Manche Tokens wie Google-Extended und Applebot-Extended stehen für keinen Crawler: Sie sagen, was mit Inhalt geschehen darf, den ein anderer Crawler desselben Betreibers abgerufen hat. Crawl-delay, Request-rate und Visit-time in ihrer Gruppe erreichen niemanden.</translation>
  </message>
  <message>
   <source>Anyone can read this file, so this line shows everyone that %1 is there. Protect it with a password; a page that should only stay out of search results needs noindex instead</source>
   <translation>Jeder kann diese Datei lesen, diese Zeile verrät also aller Welt, dass es %1 gibt. Schützen Sie es mit einem Kennwort; eine Seite, die nur nicht in Suchergebnisse soll, braucht stattdessen noindex</translation>
  </message>
  <message>
   <source>Rule that reveals a private place</source>
   <translation>Regel, die einen privaten Ort verrät</translation>
  </message>
  <message>
   <source>A policy file is public and is the first thing that people looking for a way in will read. A rule for /admin or /backup keeps no one out and shows where to look. What must stay private needs a login; the rule may then go, or stay if the login page itself is not secret.</source>
   <translation>Eine Richtliniendatei ist öffentlich und das Erste, was sich ansieht, wer einen Weg hinein sucht. Eine Regel für /admin oder /backup sperrt niemanden aus und sagt, wo man suchen muss. Was privat bleiben muss, braucht eine Anmeldung; die Regel kann dann entfallen oder bleiben, wenn die Anmeldeseite selbst kein Geheimnis ist.</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from the end on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt ist nicht, was die Agentenrichtlinie ergibt: Sie weicht vom Ende an ab. Erzeugen Sie sie neu, oder ändern Sie die Richtlinie und nicht diese Datei</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from %1 on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt ist nicht, was die Agentenrichtlinie ergibt: Von %1 an weicht sie ab. Erzeugen Sie sie neu, oder ändern Sie die Richtlinie und nicht diese Datei</translation>
  </message>
  <message>
   <source>The agent policy beside this file would make another robots.txt; this one does not say that it was rendered from it. Keep one of the two</source>
   <translation>Die Agentenrichtlinie neben dieser Datei ergäbe eine andere robots.txt; diese sagt nicht, dass sie daraus erzeugt wurde. Behalten Sie eine der beiden</translation>
  </message>
  <message>
   <source>Render it again</source>
   <translation>Neu erzeugen</translation>
  </message>
  <message>
   <source>robots.txt is not what its agent policy makes</source>
   <translation>robots.txt ist nicht, was ihre Agentenrichtlinie ergibt</translation>
  </message>
  <message>
   <source>The site has an agent policy, from which robots.txt is rendered: equal input gives equal bytes. The file beside it has other bytes. Either the policy was changed and not rendered since, or the file was edited by hand, and the next rendering will undo that. It works one way only: what should stay belongs in the policy.</source>
   <translation>Die Website hat eine Agentenrichtlinie, aus der robots.txt erzeugt wird: Gleiche Eingabe ergibt gleiche Bytes. Die Datei daneben hat andere Bytes. Entweder wurde die Richtlinie geändert und robots.txt seither nicht neu erzeugt, oder die Datei wurde von Hand bearbeitet, und das nächste Erzeugen macht das zunichte. Es geht nur in eine Richtung: Was bleiben soll, gehört in die Richtlinie.</translation>
  </message>
  <message>
   <source>%1 is named in this group already; once is enough</source>
   <translation>%1 ist in dieser Gruppe schon genannt; einmal genügt</translation>
  </message>
  <message>
   <source>Agent named twice in one group</source>
   <translation>Agent zweimal in einer Gruppe genannt</translation>
  </message>
  <message>
   <source>A group names an agent once or several times: it makes no difference. The second line is ballast, or another agent was meant.</source>
   <translation>Ob eine Gruppe einen Agenten einmal oder mehrmals nennt, macht keinen Unterschied. Die zweite Zeile ist überflüssig, oder ein anderer Agent war gemeint.</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it</source>
   <translation>%1 ist außer Dienst: %2 sendet es nicht mehr</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it. Today it uses %3; check that they have a group if you meant them</source>
   <translation>%1 ist außer Dienst: %2 sendet es nicht mehr. Heute sendet der Betreiber %3; prüfen Sie, ob diese eine Gruppe haben, falls Sie sie meinten</translation>
  </message>
  <message>
   <source>Retired agent</source>
   <translation>Agent außer Dienst</translation>
  </message>
  <message>
   <source>The crawler's operator has retired this token. The group harms nobody, but it does not reach the crawlers that took its place: they follow their own group or the one for *. The message names those that are known.</source>
   <translation>Der Betreiber des Crawlers hat dieses Token außer Dienst gestellt. Die Gruppe schadet niemandem, erreicht aber nicht die Crawler, die an seine Stelle getreten sind: Sie folgen ihrer eigenen Gruppe oder der für *. Die Meldung nennt die bekannten.</translation>
  </message>
  <message>
   <source>crawl: yes opens nothing: robots.txt closes the whole site to * in %1</source>
   <translation>crawl: yes öffnet nichts: robots.txt schließt in %1 die ganze Website für *</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to everyone by %1 in %2, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt darf nur einschränken: robots.txt schließt dies durch %1 in %2 für alle, das Allow öffnet also nichts. Öffnen Sie es dort, oder entfernen Sie es hier</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to %1 by %2 in %3, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt darf nur einschränken: robots.txt schließt dies durch %2 in %3 für %1, das Allow öffnet also nichts. Öffnen Sie es dort, oder entfernen Sie es hier</translation>
  </message>
  <message>
   <source>robots2.txt allows what robots.txt forbids</source>
   <translation>robots2.txt erlaubt, was robots.txt verbietet</translation>
  </message>
  <message>
   <source>robots2.txt extends robots.txt and does not replace it: its path rules may close more, never open what robots.txt has closed. An Allow, or crawl: yes, for what robots.txt disallows has no effect; whoever reads robots2.txt alone is misled by it.</source>
   <translation>robots2.txt erweitert robots.txt und ersetzt sie nicht: Ihre Pfadregeln dürfen mehr schließen, nie öffnen, was robots.txt geschlossen hat. Ein Allow oder crawl: yes für das, was robots.txt verbietet, hat keine Wirkung; wer nur robots2.txt liest, wird davon irregeführt.</translation>
  </message>
  <message>
   <source>Robot-version is in no group and decides nothing. Put it directly below the User-agent lines of its group</source>
   <translation>Robot-version steht in keiner Gruppe und entscheidet nichts. Setzen Sie es direkt unter die User-agent-Zeilen seiner Gruppe</translation>
  </message>
  <message>
   <source>The group has a Robot-version in %1 already; this one decides nothing</source>
   <translation>Die Gruppe hat schon eine Robot-version in %1; diese entscheidet nichts</translation>
  </message>
  <message>
   <source>Robot-version counts only directly below the User-agent lines; here it decides nothing, and the group is read as plain robots.txt. Move it up</source>
   <translation>Robot-version zählt nur direkt unter den User-agent-Zeilen; hier entscheidet es nichts, und die Gruppe wird als einfache robots.txt gelesen. Verschieben Sie es nach oben</translation>
  </message>
  <message>
   <source>Move it below User-agent</source>
   <translation>Unter User-agent verschieben</translation>
  </message>
  <message>
   <source>Robot-version in the wrong place</source>
   <translation>Robot-version an falscher Stelle</translation>
  </message>
  <message>
   <source>A group is of the extended standard if Robot-version follows its User-agent lines directly, with nothing but blank lines and comments between. Anywhere else the line decides nothing: the group's rules are read as plain prefixes and by length, not as whole paths in the order of the extended standard.</source>
   <translation>Eine Gruppe gehört zum erweiterten Standard, wenn Robot-version unmittelbar auf ihre User-agent-Zeilen folgt, mit nichts als Leerzeilen und Kommentaren dazwischen. An jeder anderen Stelle entscheidet die Zeile nichts: Die Regeln der Gruppe werden als einfache Präfixe und nach Länge gelesen, nicht als ganze Pfade in der Reihenfolge des erweiterten Standards.</translation>
  </message>
  <message>
   <source>%1 is in no group, so it applies to no agent and decides nothing. Put it below a User-agent line</source>
   <translation>%1 steht in keiner Gruppe, gilt also für niemanden und entscheidet nichts. Setzen Sie es unter eine User-agent-Zeile</translation>
  </message>
  <message>
   <source>This rule comes before the first User-agent line, so it applies to no agent and decides nothing. Put User-agent: * before it, or move it into a group</source>
   <translation>Diese Regel steht vor der ersten User-agent-Zeile und gehört zu niemandem: Sie entscheidet nichts. Setzen Sie User-agent: * davor, oder verschieben Sie sie in eine Gruppe</translation>
  </message>
  <message>
   <source>There is no User-agent line, so this rule applies to no agent and decides nothing. Put User-agent: * before it</source>
   <translation>Es gibt keine User-agent-Zeile, diese Regel gehört also zu niemandem und entscheidet nichts. Setzen Sie User-agent: * davor</translation>
  </message>
  <message>
   <source>Put “User-agent: *” before it</source>
   <translation>„User-agent: *“ davor setzen</translation>
  </message>
  <message>
   <source>Rule before any User-agent</source>
   <translation>Regel vor jedem User-agent</translation>
  </message>
  <message>
   <source>Allow and Disallow belong to the User-agent lines above them. Before the first one they apply to no agent and every crawler ignores them. Usually the line User-agent: * is missing, misspelt, or broken by an invisible character. Crawl-delay, Content-Signal and anything else that belongs to a group decide nothing there either.</source>
   <translation>Allow und Disallow gehören zu den User-agent-Zeilen über ihnen. Vor der ersten gehören sie zu niemandem, und jeder Crawler übergeht sie. Meist fehlt die Zeile User-agent: *, ist falsch geschrieben oder durch ein unsichtbares Zeichen verdorben. Auch Crawl-delay, Content-Signal und was sonst zu einer Gruppe gehört, entscheiden dort nichts.</translation>
  </message>
  <message>
   <source>Path rules do not belong in a block: this one applies to no agent. Put it in a separate group, with User-agent: * or an agent's token above it (the block is for the category %1)</source>
   <translation>Pfadregeln gehören nicht in einen Block: Diese gilt für niemanden. Setzen Sie sie in eine eigene Gruppe, mit User-agent: * oder dem Token eines Agenten (der Block gilt für die Kategorie %1)</translation>
  </message>
  <message>
   <source>Path rule inside an [agent: …] block</source>
   <translation>Pfadregel in einem [agent: …]-Block</translation>
  </message>
  <message>
   <source>A block contains policy for a category of agents; rules for paths belong in groups that begin with User-agent, as in robots.txt. A block's header ends the group above it, so an Allow or Disallow below it applies to no agent and decides nothing.</source>
   <translation>Ein Block enthält die Richtlinie für eine Kategorie von Agenten; Pfade regeln Gruppen, die wie in robots.txt mit User-agent beginnen. Der Kopf eines Blocks beendet die Gruppe darüber; ein Allow oder Disallow darunter gehört also zu niemandem und entscheidet nichts.</translation>
  </message>
  <message>
   <source>About training this says %1, the group for %2 in robots.txt says %3. Who makes models may pick the one it likes: say the same in both</source>
   <translation>Zum Trainieren sagt dies %1, die Gruppe für %2 in robots.txt sagt %3. Wer Modelle herstellt, kann sich aussuchen, was ihm gefällt: Sagen Sie in beiden dasselbe</translation>
  </message>
  <message>
   <source>About training this says %1 to %2, robots2.txt says %3 in %4. An agent may pick the one it likes: say the same in both</source>
   <translation>Zum Trainieren sagt dies %1 zu %2, robots2.txt sagt %3 in %4. Ein Agent kann sich aussuchen, was ihm gefällt: Sagen Sie in beiden dasselbe</translation>
  </message>
  <message>
   <source>Preference signals that contradict each other</source>
   <translation>Präferenzsignale, die sich widersprechen</translation>
  </message>
  <message>
   <source>Content-Signal, Content-Usage and DisallowAITraining in robots.txt, a group there for a policy token such as __usage_ai-training, and train in robots2.txt speak of the same matter to different readers. If they differ, an agent that reads both has a choice, and one that reads one of them has half of your will. None outranks the other.</source>
   <translation>Content-Signal, Content-Usage und DisallowAITraining in robots.txt, eine Gruppe dort für ein Richtlinien-Token wie __usage_ai-training und train in robots2.txt sprechen zu verschiedenen Lesern über dieselbe Sache. Unterscheiden sie sich, hat ein Agent, der beide liest, die Wahl, und einer, der nur eines liest, kennt Ihren Willen nur zur Hälfte. Keines hat Vorrang vor den anderen.</translation>
  </message>
  <message>
   <source>Crawlers may not fetch this sitemap: %1 in %2 closes it. Put “Allow: %3” into the group for *</source>
   <translation>Crawler dürfen diese Sitemap nicht abrufen: %1 in %2 schließt sie. Setzen Sie „Allow: %3“ in die Gruppe für *</translation>
  </message>
  <message>
   <source>Sitemap that may not be fetched</source>
   <translation>Sitemap, die nicht abgerufen werden darf</translation>
  </message>
  <message>
   <source>A Sitemap line invites crawlers to a file that a rule of the same policy forbids to them. Many keep to the rule and never see the sitemap. An Allow for its path settles it. Sitemaps on another host are not affected by this file.</source>
   <translation>Eine Sitemap-Zeile lädt Crawler zu einer Datei ein, die ihnen eine Regel derselben Richtlinie verbietet. Viele halten sich an die Regel und sehen die Sitemap nie. Ein Allow für ihren Pfad klärt das. Sitemaps auf einem anderen Host betrifft diese Datei nicht.</translation>
  </message>
  <message numerus="yes">
   <source>The file has %n bytes; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</source>
   <comment>The file has %n byte; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</comment>
   <translation>
    <numerusform>Die Datei hat %n Byte; Crawler müssen nicht mehr als 512.000 lesen, was ab %1 steht, bleibt also vielleicht ungelesen. Kürzen Sie sie: Eine Regel mit * ersetzt oft viele</numerusform>
    <numerusform>Die Datei hat %n Bytes; Crawler müssen nicht mehr als 512.000 lesen, was ab %1 steht, bleibt also vielleicht ungelesen. Kürzen Sie sie: Eine Regel mit * ersetzt oft viele</numerusform>
   </translation>
  </message>
  <message>
   <source>Larger than crawlers must read</source>
   <translation>Größer, als Crawler lesen müssen</translation>
  </message>
  <message>
   <source>A crawler must read at least 500 KiB of the file and may leave the rest. What lies past 512,000 bytes is read by Gatepost, but real crawlers may not see it; a rule cut in the middle may even match more than was meant. Put the important groups first and replace long lists by patterns or by a common folder.</source>
   <translation>Ein Crawler muss mindestens 500 KiB der Datei lesen und darf den Rest lassen. Was hinter 512.000 Bytes liegt, liest Gatepost, echte Crawler vielleicht nicht; eine mittendrin abgeschnittene Regel kann sogar auf mehr zutreffen als gemeint. Setzen Sie die wichtigen Gruppen an den Anfang, und ersetzen Sie lange Listen durch Muster oder einen gemeinsamen Ordner.</translation>
  </message>
  <message>
   <source>Two paths on one line are read as one path with a space in it. Give each its own line</source>
   <translation>Zwei Pfade in einer Zeile werden als ein Pfad mit einem Leerzeichen gelesen. Geben Sie jedem eine eigene Zeile</translation>
  </message>
  <message>
   <source>A path with a space: URLs contain %1 instead. Some crawlers read the space as %1, others find no match. Write %1, or put a # before a remark</source>
   <translation>Ein Pfad mit Leerzeichen: URLs enthalten stattdessen %1. Manche Crawler lesen das Leerzeichen als %1, andere finden keine Übereinstimmung. Schreiben Sie %1, oder setzen Sie ein # vor eine Anmerkung</translation>
  </message>
  <message>
   <source>Split into two lines</source>
   <translation>In zwei Zeilen teilen</translation>
  </message>
  <message>
   <source>Write %1 for the space</source>
   <translation>%1 für das Leerzeichen schreiben</translation>
  </message>
  <message>
   <source>Make the rest a comment</source>
   <translation>Den Rest zum Kommentar machen</translation>
  </message>
  <message>
   <source>Space in a path</source>
   <translation>Leerzeichen in einem Pfad</translation>
  </message>
  <message>
   <source>A rule has one path, and everything up to the end of the line or a # belongs to it. A URL never contains a space; browsers send it as %20 (or + in a query). Gatepost reads the rule as browsers would send it, but some crawlers compare the space itself, and then the rule never matches. Several paths need several lines, and a remark needs a #.</source>
   <translation>Eine Regel hat einen Pfad, und alles bis zum Ende der Zeile oder einem # gehört dazu. Eine URL enthält nie ein Leerzeichen; Browser senden es als %20 (oder als + in einer Abfrage). Gatepost liest die Regel so, wie Browser sie senden würden, aber manche Crawler vergleichen das Leerzeichen selbst, und dann trifft die Regel nie zu. Mehrere Pfade brauchen mehrere Zeilen, und eine Anmerkung braucht ein #.</translation>
  </message>
  <message>
   <source>A rule matches everything that begins with it, so the %1 at the end adds nothing but length; old crawlers take it literally. Write %2</source>
   <translation>Eine Regel trifft auf alles zu, was damit beginnt; das %1 am Ende fügt also nur Länge hinzu, und alte Crawler halten es für ein gewöhnliches Zeichen. Schreiben Sie %2</translation>
  </message>
  <message>
   <source>Superfluous * at the end</source>
   <translation>Überflüssiges * am Ende</translation>
  </message>
  <message>
   <source>A rule is compared with the beginning of the path, so /blog matches /blog/a and /blogs as well: a * at the end matches nothing more. It does make the rule one byte longer, which can decide between rules, and crawlers that know no wildcards look for a real star. *$ at the end undoes itself.</source>
   <translation>Eine Regel wird mit dem Anfang des Pfads verglichen, /blog trifft also auch auf /blog/a und /blogs zu: Ein * am Ende erfasst nicht mehr. Es macht die Regel aber ein Byte länger, was zwischen Regeln entscheiden kann, und Crawler ohne Platzhalter suchen nach einem echten Sternchen. *$ am Ende hebt sich selbst auf.</translation>
  </message>
  <message>
   <source>The group for * is for every robot, but %1 makes it a group that almost none can read: others take its patterns for prefixes. Give * plain rules, and name the robots that know the standard 2.0</source>
   <translation>Die Gruppe für * ist für jeden Robot, aber %1 macht sie zu einer Gruppe, die fast keiner lesen kann: Andere halten ihre Muster für Präfixe. Geben Sie * einfache Regeln, und nennen Sie die Robots, die den Standard 2.0 kennen</translation>
  </message>
  <message>
   <source>Remove Robot-version, so that the group is a plain one</source>
   <translation>Robot-version entfernen, damit die Gruppe eine einfache ist</translation>
  </message>
  <message>
   <source>Group for * by the standard 2.0</source>
   <translation>Gruppe für * nach Standard 2.0</translation>
  </message>
  <message>
   <source>The extended standard 2.0 itself asks that the group for * keeps to the form of the original standard, because it is for robots that one does not know. Robots that do not know 2.0 read whole paths and shell patterns as prefixes, pass over hours and rates, and may end up with another policy than the one that is meant.</source>
   <translation>Der erweiterte Standard 2.0 verlangt selbst, dass die Gruppe für * bei der Form des ursprünglichen Standards bleibt, weil sie für Robots ist, die man nicht kennt. Robots, die 2.0 nicht kennen, lesen ganze Pfade und Shell-Muster als Präfixe, übergehen Zeiten und Raten und folgen am Ende vielleicht einer anderen Richtlinie als der gemeinten.</translation>
  </message>
  <message>
   <source>There is a byte order mark inside the file, probably because files were joined. The line is not read as meant; remove the mark</source>
   <translation>In der Datei steht eine Bytereihenfolge-Marke, wohl von zusammengesetzten Dateien. Die Zeile wird nicht gelesen wie gemeint; entfernen Sie die Marke</translation>
  </message>
  <message>
   <source>Byte order mark inside the file</source>
   <translation>Bytereihenfolge-Marke in der Datei</translation>
  </message>
  <message>
   <source>A byte order mark is only skipped as the first three bytes of the file. Anywhere else, or as the garbled characters ï»¿ that a wrong conversion makes of it, it is part of the word next to it: the key is then unknown and the line decides nothing. It is invisible in most editors.</source>
   <translation>Eine Bytereihenfolge-Marke wird nur als die ersten drei Bytes der Datei übersprungen. Anderswo, oder als die Zeichen ï»¿, die eine falsche Umwandlung daraus macht, gehört sie zu dem Wort, neben dem sie steht: Der Schlüssel ist dann unbekannt, und die Zeile entscheidet nichts. In den meisten Editoren ist sie unsichtbar.</translation>
  </message>
  <message>
   <source>A % that is not followed by two hex digits: no well-formed URL contains it. Write %1 for a literal percent sign</source>
   <translation>Ein %, auf das keine zwei Hexadezimalziffern folgen: Keine wohlgeformte URL enthält es. Schreiben Sie %1 für ein wörtliches Prozentzeichen</translation>
  </message>
  <message>
   <source>Stray percent sign</source>
   <translation>Vereinzeltes Prozentzeichen</translation>
  </message>
  <message>
   <source>In a URL a percent sign begins an escaped byte and two hex digits follow it. Anything else is malformed; crawlers escape it in various ways, so whether the rule matches is a matter of luck. A literal percent sign is written %25.</source>
   <translation>In einer URL beginnt ein Prozentzeichen ein kodiertes Byte, und zwei Hexadezimalziffern folgen. Alles andere ist fehlerhaft; Crawler kodieren es auf verschiedene Weise, ob die Regel zutrifft, ist also Glückssache. Ein wörtliches Prozentzeichen schreibt man %25.</translation>
  </message>
  <message>
   <source>%1 states a preference about training, and shares its group with %2: what is closed here is closed to the crawler too, for search as well. Give the token its own group</source>
   <translation>%1 gibt eine Präferenz zum Trainieren an und teilt sich die Gruppe mit %2: Was hier geschlossen ist, ist auch dem Crawler verschlossen, selbst für die Suche. Geben Sie dem Token eine eigene Gruppe</translation>
  </message>
  <message>
   <source>Use token in a group of crawlers</source>
   <translation>Verwendungs-Token in einer Gruppe von Crawlern</translation>
  </message>
  <message>
   <source>A policy token such as __usage_ai-training stands for a use, not for a crawler: its Disallow says that pages are not to be used so, and does not stop a fetch. In a group that also names crawlers the same Disallow stops their fetches. If only the use is meant, the token needs its own group.</source>
   <translation>Ein Richtlinien-Token wie __usage_ai-training steht für eine Verwendung, nicht für einen Crawler: Sein Disallow sagt, dass Seiten nicht so verwendet werden sollen, und verhindert keinen Abruf. In einer Gruppe, die auch Crawler nennt, verhindert dasselbe Disallow deren Abrufe. Ist nur die Verwendung gemeint, braucht das Token eine eigene Gruppe.</translation>
  </message>
  <message>
   <source>A second directive on the line: only some readers see this %1. Give it its own line</source>
   <translation>Eine zweite Direktive in der Zeile: Nur manche Parser sehen dieses %1. Geben Sie ihr eine eigene Zeile</translation>
  </message>
  <message>
   <source>Two directives on one line</source>
   <translation>Zwei Direktiven in einer Zeile</translation>
  </message>
  <message>
   <source>Each directive needs its own line. After a User-agent value Gatepost reads an Allow or Disallow as a separate line, as the purpose proposal prints it; plain crawlers cut the value at the white space and lose the rule. Anywhere else the second directive becomes a part of the first one's value, which then matches nothing.</source>
   <translation>Eine Direktive steht in einer Zeile. Hinter einem User-agent-Wert liest Gatepost ein Allow oder Disallow als eigene Zeile, wie der Zweck-Vorschlag es schreibt; einfache Crawler kürzen den Wert am Leerraum und verlieren die Regel. Überall sonst wird die zweite Direktive Teil des Werts der ersten, der dann auf nichts zutrifft.</translation>
  </message>
  <message>
   <source>The path has characters that a URL writes with percent signs; simple crawlers compare the bytes. Write %1</source>
   <translation>Der Pfad enthält Zeichen, die eine URL mit Prozentzeichen schreibt; einfache Crawler vergleichen die Bytes. Schreiben Sie %1</translation>
  </message>
  <message>
   <source>Path that is not percent-encoded</source>
   <translation>Pfad, der nicht prozentkodiert ist</translation>
  </message>
  <message>
   <source>In a URL every byte above 127 is written as a percent sign and two digits, so é is %C3%A9. Crawlers that follow the standard encode both sides before they compare; others compare what is written. Google recommends the encoded form, which means the same to all.</source>
   <translation>In einer URL wird jedes Byte über 127 als Prozentzeichen und zwei Ziffern geschrieben, é ist also %C3%A9. Crawler, die dem Standard folgen, kodieren beide Seiten, bevor sie vergleichen; andere vergleichen, was dasteht. Google empfiehlt die kodierte Form, die für alle dasselbe bedeutet.</translation>
  </message>
  <message>
   <source>Blocks are for categories of agents; that an agent's own token is taken too is an extension that others may not know. %1 is of the category %2</source>
   <translation>Blöcke sind für Kategorien von Agenten; dass auch das eigene Token eines Agenten gilt, ist eine Erweiterung, die andere vielleicht nicht kennen. %1 gehört zur Kategorie %2</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. Did you mean %2?</source>
   <translation>%1 ist weder eine der acht Kategorien noch ein bekannter Agent; kaum jemand befolgt also diesen Block. Meinten Sie %2?</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. The categories: %2</source>
   <translation>%1 ist weder eine der acht Kategorien noch ein bekannter Agent; kaum jemand befolgt also diesen Block. Die Kategorien: %2</translation>
  </message>
  <message>
   <source>Unknown category of agents</source>
   <translation>Unbekannte Kategorie von Agenten</translation>
  </message>
  <message>
   <source>An [agent: …] block is for one of eight categories that agents declare in X-Agent-Identity: search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. Gatepost also takes an agent's own token, as an extension. Any other name matches no agent.</source>
   <translation>Ein [agent: …]-Block gilt für eine von acht Kategorien, die Agenten in X-Agent-Identity angeben: search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. Gatepost nimmt als Erweiterung auch das eigene Token eines Agenten. Jeder andere Name trifft auf keinen Agenten zu.</translation>
  </message>
  <message>
   <source>%1 is not a directive, so the line decides nothing. Did you mean %2?</source>
   <translation>%1 ist keine Direktive, die Zeile entscheidet also nichts. Meinten Sie %2?</translation>
  </message>
  <message>
   <source>%1 is of ACAP, which was given up and which no crawler reads. Say it with Allow and Disallow</source>
   <translation>%1 stammt aus ACAP, das aufgegeben wurde und das kein Crawler liest. Sagen Sie es mit Allow und Disallow</translation>
  </message>
  <message>
   <source>An address without a directive decides nothing. Put Sitemap: before it, or a # if it is a comment</source>
   <translation>Eine Adresse ohne Direktive entscheidet nichts. Setzen Sie Sitemap: davor, oder ein #, wenn es ein Kommentar ist</translation>
  </message>
  <message>
   <source>%1 is not a directive that any known crawler reads here; the line decides nothing. Remove it, or put a # before it</source>
   <translation>%1 ist keine Direktive, die ein bekannter Crawler hier liest; die Zeile entscheidet nichts. Entfernen Sie sie, oder setzen Sie ein # davor</translation>
  </message>
  <message>
   <source>Put “Sitemap: ” before it</source>
   <translation>„Sitemap: “ davor setzen</translation>
  </message>
  <message>
   <source>Unknown directive</source>
   <translation>Unbekannte Direktive</translation>
  </message>
  <message>
   <source>The word before the colon is none that the file's format knows; crawlers pass the line over. If it is close to a known directive it is probably a slip, and then the rule that was meant does not count: an error. Else it is a directive of a private extension, a comment without its #, or of a standard that nobody reads.</source>
   <translation>Das Wort vor dem Doppelpunkt kennt das Format der Datei nicht; Crawler übergehen die Zeile. Ähnelt es einer bekannten Direktive, ist es wohl ein Tippfehler, und die gemeinte Regel zählt dann nicht: ein Fehler. Sonst ist es eine Direktive einer privaten Erweiterung, ein Kommentar ohne # oder aus einem Standard, den niemand liest.</translation>
  </message>
  <message>
   <source>Neither a directive nor a comment: the line decides nothing. Put a # before it if it is a comment</source>
   <translation>Weder Direktive noch Kommentar: Die Zeile entscheidet nichts. Setzen Sie ein # davor, wenn es ein Kommentar ist</translation>
  </message>
  <message>
   <source>This is not a block header, so the lines below it are for every agent. Write %1</source>
   <translation>Das ist kein Blockkopf, die Zeilen darunter gelten also für jeden Agenten. Schreiben Sie %1</translation>
  </message>
  <message>
   <source>This is not a block header: write [agent: CATEGORY], for example [agent: search-indexer]</source>
   <translation>Das ist kein Blockkopf: Schreiben Sie [agent: KATEGORIE], zum Beispiel [agent: search-indexer]</translation>
  </message>
  <message>
   <source>Neither directive nor comment</source>
   <translation>Weder Direktive noch Kommentar</translation>
  </message>
  <message>
   <source>A line that is neither empty nor a comment nor “key: value” is kept as it is and decides nothing. Usually it is a comment without its #, the rest of a line that was broken above, or a path without its directive. In an extended group it also separates Robot-version from its User-agent lines. In robots-ai.txt, whose specification asks for “directive: value” in every line, it is an error.</source>
   <translation>Eine Zeile, die weder leer noch Kommentar noch „Schlüssel: Wert“ ist, bleibt, wie sie ist, und entscheidet nichts. Meist ist sie ein Kommentar ohne #, der Rest einer darüber umbrochenen Zeile oder ein Pfad ohne seine Direktive. In einer erweiterten Gruppe trennt sie auch Robot-version von ihren User-agent-Zeilen. In robots-ai.txt, deren Spezifikation in jeder Zeile „Direktive: Wert“ verlangt, ist sie ein Fehler.</translation>
  </message>
  <message>
   <source>Noindex is not read by any large crawler here (Google stopped in 2019). Use the robots meta tag or the X-Robots-Tag header on the page, and do not disallow it</source>
   <translation>Noindex liest hier kein großer Crawler (Google hörte 2019 damit auf). Verwenden Sie das robots-Meta-Tag oder den Header X-Robots-Tag auf der Seite, und verbieten Sie sie nicht</translation>
  </message>
  <message>
   <source>Nofollow is not read in this file. Use the robots meta tag or rel=&quot;nofollow&quot; on the page</source>
   <translation>Nofollow wird in dieser Datei nicht gelesen. Verwenden Sie das robots-Meta-Tag oder rel=&quot;nofollow&quot; auf der Seite</translation>
  </message>
  <message>
   <source>Noarchive is not read in this file. Use the robots meta tag or the X-Robots-Tag header on the page</source>
   <translation>Noarchive wird in dieser Datei nicht gelesen. Verwenden Sie das robots-Meta-Tag oder den Header X-Robots-Tag auf der Seite</translation>
  </message>
  <message>
   <source>Host is not read any more: Yandex, which made it, stopped in 2018. Redirect to the main host instead</source>
   <translation>Host wird nicht mehr gelesen: Yandex, das es eingeführt hat, hörte 2018 damit auf. Leiten Sie stattdessen auf den Haupthost weiter</translation>
  </message>
  <message>
   <source>Clean-param is read by Yandex alone; it decides nothing for other crawlers</source>
   <translation>Clean-param liest nur Yandex; für andere Crawler entscheidet es nichts</translation>
  </message>
  <message>
   <source>Directive that is not read</source>
   <translation>Direktive, die nicht gelesen wird</translation>
  </message>
  <message>
   <source>Some directives are met often and decide nothing. Noindex, Nofollow and Noarchive mean something as a robots meta tag or in the X-Robots-Tag header, where a crawler finds them only if it may fetch the page. Host was Yandex's until 2018; Clean-param is still read by Yandex, and by nobody else.</source>
   <translation>Manche Direktiven sind häufig und entscheiden nichts. Noindex, Nofollow und Noarchive bedeuten als robots-Meta-Tag oder im Header X-Robots-Tag etwas, wo ein Crawler sie nur findet, wenn er die Seite abrufen darf. Host gehörte bis 2018 zu Yandex; Clean-param liest Yandex noch immer und sonst niemand.</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”: the rules below it are then no longer for the agents of this group. Remove the line</source>
   <translation>Kein bekannter Crawler liest User-Agent-Purpose, und Google hält die Zeile für „User-agent: %1“: Die Regeln darunter gelten dann nicht mehr für die Agenten dieser Gruppe. Entfernen Sie die Zeile</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”. Name the agents by their tokens instead</source>
   <translation>Kein bekannter Crawler liest User-Agent-Purpose, und Google hält die Zeile für „User-agent: %1“. Nennen Sie die Agenten stattdessen mit ihren Tokens</translation>
  </message>
  <message>
   <source>User-Agent-Purpose</source>
   <translation>User-Agent-Purpose</translation>
  </message>
  <message>
   <source>Two drafts proposed to name agents by what they do; both have expired, and no crawler is known to read the line. Google's parser takes any key that begins with “user-agent” for User-agent, so to Google the line names an agent that does not exist. Between the rules of a group that does harm: the rules below belong to that agent alone (a warning).</source>
   <translation>Zwei Entwürfe schlugen vor, Agenten nach ihrer Tätigkeit zu nennen; beide sind abgelaufen, und es ist kein Crawler bekannt, der die Zeile liest. Googles Parser hält jeden Schlüssel, der mit „user-agent“ beginnt, für User-agent; für Google nennt die Zeile also einen Agenten, den es nicht gibt. Zwischen den Regeln einer Gruppe schadet das: Die Regeln darunter gehören dann nur diesem Agenten (eine Warnung).</translation>
  </message>
  <message>
   <source>The specification spells it %1; agents may not know %2</source>
   <translation>Die Spezifikation schreibt es %1; Agenten kennen %2 vielleicht nicht</translation>
  </message>
  <message>
   <source>American spelling</source>
   <translation>Amerikanische Schreibweise</translation>
  </message>
  <message>
   <source>robots2.txt spells its directives the British way: summarise, personalise, monetise, editorialised. Gatepost reads summarize and the like as what they mean, but the specification does not say so and other agents may ignore the line, which leaves the matter unstated.</source>
   <translation>robots2.txt schreibt seine Direktiven britisch: summarise, personalise, monetise, editorialised. Gatepost liest summarize und Ähnliches, wie es gemeint ist, aber die Spezifikation sagt das nicht, und andere Agenten übergehen die Zeile vielleicht; dann bleibt die Sache offen.</translation>
  </message>
  <message>
   <source>No standard above 2.0 exists; the group is read as one of %1 here, and other readers may ignore it. Write %1</source>
   <translation>Einen Standard über 2.0 gibt es nicht; die Gruppe wird hier als eine von %1 gelesen, und andere Leser übergehen sie vielleicht. Schreiben Sie %1</translation>
  </message>
  <message>
   <source>Version above 2</source>
   <translation>Version über 2</translation>
  </message>
  <message>
   <source>The extended standard names the versions 1.0 and 2.0. What a higher one would mean is written nowhere. Gatepost reads a higher even version as 2.0; a robot that knows 2.0 may also leave the group out.</source>
   <translation>Der erweiterte Standard nennt die Versionen 1.0 und 2.0. Was eine höhere bedeuten würde, steht nirgends. Gatepost liest eine höhere gerade Version als 2.0; ein Robot, der 2.0 kennt, lässt die Gruppe vielleicht auch aus.</translation>
  </message>
  <message>
   <source>%1 states nothing, because %2 has other values; the rest of the line counts. Write %3</source>
   <translation>%1 gibt nichts an, denn %2 hat andere Werte; der Rest der Zeile zählt. Schreiben Sie %3</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Signal: Content-Usage has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 ist eine Bezeichnung aus Content-Signal: Content-Usage hat dafür %2, und Leser übergehen andere. Schreiben Sie %2</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Usage: Content-Signal has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 ist eine Bezeichnung aus Content-Usage: Content-Signal hat dafür %2, und Leser übergehen andere. Schreiben Sie %2</translation>
  </message>
  <message>
   <source>Part of a signal that states nothing</source>
   <translation>Teil eines Signals ohne Angabe</translation>
  </message>
  <message>
   <source>Content-Usage answers with y and n, Content-Signal with yes and no. The other one's answer states nothing, while the rest of the line counts: a refusal that was meant is then silently missing. Values of Content-Usage are compared with their case.</source>
   <translation>Content-Usage antwortet mit y und n, Content-Signal mit yes und no. Die Antwort des jeweils anderen gibt nichts an, während der Rest der Zeile zählt: Eine gemeinte Ablehnung fehlt dann stillschweigend. Werte von Content-Usage werden mit Groß- und Kleinschreibung verglichen.</translation>
  </message>
  <message>
   <source>Label of Content-Signal in Content-Usage</source>
   <translation>Bezeichnung aus Content-Signal in Content-Usage</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: ai-train and ai-input of Content-Signal are train-ai and ai-use in Content-Usage, whose labels are in lower case. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>Die beiden Arten, eine Präferenz anzugeben, haben verschiedene Wörter für dasselbe: ai-train und ai-input von Content-Signal heißen in Content-Usage train-ai und ai-use, und dessen Bezeichnungen sind kleingeschrieben. Ein Leser übergeht Bezeichnungen, die er nicht kennt; die Zeile sagt also nicht, was sie zu sagen scheint.</translation>
  </message>
  <message>
   <source>Label of Content-Usage in Content-Signal</source>
   <translation>Bezeichnung aus Content-Usage in Content-Signal</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: train-ai and ai-use of Content-Usage are ai-train and ai-input in Content-Signal. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>Die beiden Arten, eine Präferenz anzugeben, haben verschiedene Wörter für dasselbe: train-ai und ai-use von Content-Usage heißen in Content-Signal ai-train und ai-input. Ein Leser übergeht Bezeichnungen, die er nicht kennt; die Zeile sagt also nicht, was sie zu sagen scheint.</translation>
  </message>
  <message>
   <source>%1 is always about the whole file, also inside the block for %2. Move it above the first block</source>
   <translation>%1 betrifft immer die ganze Datei, auch im Block für %2. Verschieben Sie es über den ersten Block</translation>
  </message>
  <message>
   <source>Statement about the file inside a block</source>
   <translation>Angabe über die Datei in einem Block</translation>
  </message>
  <message>
   <source>market, content-type, editorialised, ai-assisted, primary-language, report-to and age-rating describe the site, not an agent. Inside an [agent: …] block they look as if they applied to that category only, but they do not.</source>
   <translation>market, content-type, editorialised, ai-assisted, primary-language, report-to und age-rating beschreiben die Website, nicht einen Agenten. In einem [agent: …]-Block sehen sie aus, als gälten sie nur für jene Kategorie, und tun es nicht.</translation>
  </message>
  <message>
   <source>A window whose ends are equal is one minute long. Write 0000-2359 for the whole day, or its real end</source>
   <translation>Ein Zeitfenster mit gleichen Enden ist eine Minute lang. Schreiben Sie 0000-2359 für den ganzen Tag oder sein wirkliches Ende</translation>
  </message>
  <message>
   <source>The window is the whole day and so changes nothing. Remove the line, or narrow it</source>
   <translation>Das Zeitfenster ist der ganze Tag und ändert also nichts. Entfernen Sie die Zeile, oder verengen Sie es</translation>
  </message>
  <message>
   <source>Window of one minute or of the whole day</source>
   <translation>Zeitfenster von einer Minute oder dem ganzen Tag</translation>
  </message>
  <message>
   <source>Both ends of a window belong to it, to the minute. Equal ends are therefore one minute a day, in which hardly any crawler comes; an end just before the start is the whole day and changes nothing. Either is probably not what was meant.</source>
   <translation>Beide Enden eines Zeitfensters gehören dazu, auf die Minute. Gleiche Enden sind darum eine Minute am Tag, in der kaum ein Crawler kommt; ein Ende kurz vor dem Anfang ist der ganze Tag und ändert nichts. Beides ist wohl nicht gemeint.</translation>
  </message>
  <message>
   <source>This line changes nothing: %1 in %2 says the same of all its paths. It can be removed</source>
   <translation>Diese Zeile ändert nichts: %1 in %2 sagt dasselbe über alle ihre Pfade. Sie kann entfernt werden</translation>
  </message>
  <message>
   <source>This line changes nothing: what no rule denies may be fetched anyway. It can be removed</source>
   <translation>Diese Zeile ändert nichts: Was keine Regel verbietet, darf ohnehin abgerufen werden. Sie kann entfernt werden</translation>
  </message>
  <message>
   <source>This group changes nothing: whoever it names gets the same answers without it. All of its lines can be removed together</source>
   <translation>Diese Gruppe ändert nichts: Wen sie nennt, der bekommt ohne sie dieselben Antworten. Alle ihre Zeilen können zusammen entfernt werden</translation>
  </message>
  <message>
   <source>This line changes nothing once the other marked lines are gone. It can be removed together with them</source>
   <translation>Diese Zeile ändert nichts, sobald die anderen markierten Zeilen weg sind. Sie kann zusammen mit ihnen entfernt werden</translation>
  </message>
  <message>
   <source>This line changes nothing: without it the group runs on into the one in %1, which says the same. It can be removed</source>
   <translation>Diese Zeile ändert nichts: Ohne sie geht die Gruppe in die in %1 über, die dasselbe sagt. Sie kann entfernt werden</translation>
  </message>
  <message>
   <source>This says what is so without it: no answer changes if it is left out. It may stay for people to read</source>
   <translation>Das gilt auch ohne diese Angabe: Keine Antwort ändert sich, wenn sie wegbleibt. Sie darf für menschliche Leser stehen bleiben</translation>
  </message>
  <message>
   <source>This line changes nothing: every answer is the same without it. It can be removed</source>
   <translation>Diese Zeile ändert nichts: Ohne sie ist jede Antwort dieselbe. Sie kann entfernt werden</translation>
  </message>
  <message>
   <source>Remove the group</source>
   <translation>Gruppe entfernen</translation>
  </message>
  <message>
   <source>Remove the marked lines</source>
   <translation>Markierte Zeilen entfernen</translation>
  </message>
  <message>
   <source>Line without effect</source>
   <translation>Zeile ohne Wirkung</translation>
  </message>
  <message>
   <source>Without this line every answer stays the same: for every agent, path, time and use, in all five readings of the files. Mostly a shorter rule of the group covers it, as /shop/ covers /shop/cart, or a group says what the group for * says. This is proved on the patterns themselves, not by trying paths; where it cannot be proved, nothing is said, and of a large file not every line is tried: “Tidy up” and gatepost-cli tidy say how many were not. All lines that are marked can go together. The last group of a file and the last rule of its last group stay, though the file says the same without them: people read there that everything is open.</source>
   <translation>Ohne diese Zeile bleibt jede Antwort gleich: für jeden Agenten, jeden Pfad, jede Zeit und jede Verwendung, in allen fünf Lesarten der Dateien. Meist deckt eine kürzere Regel der Gruppe sie ab, so wie /shop/ auch /shop/cart abdeckt, oder eine Gruppe sagt, was die Gruppe für * sagt. Das wird an den Mustern selbst bewiesen, nicht durch Ausprobieren von Pfaden; wo es sich nicht beweisen lässt, wird nichts gesagt, und in einer großen Datei wird nicht jede Zeile geprüft: „Aufräumen“ und gatepost-cli tidy sagen, wie viele nicht geprüft wurden. Alle markierten Zeilen können zusammen entfallen. Die letzte Gruppe einer Datei und die letzte Regel ihrer letzten Gruppe bleiben, obwohl die Datei ohne sie dasselbe sagt: Menschen lesen dort, dass alles offen ist.</translation>
  </message>
  <message>
   <source>Values are written in lower case; some readers compare them exactly. Write %1</source>
   <translation>Werte schreibt man klein; manche Parser vergleichen sie, wie sie dastehen. Schreiben Sie %1</translation>
  </message>
  <message>
   <source>Value not in lower case</source>
   <translation>Wert nicht in Kleinbuchstaben</translation>
  </message>
  <message>
   <source>Words such as yes, no and short-only are compared without case here, and the specification shows them in lower case only. A reader that compares exactly does not know “No”. Lower case is understood by all.</source>
   <translation>Wörter wie yes, no und short-only werden hier ohne Groß- und Kleinschreibung verglichen, und die Spezifikation zeigt sie nur in Kleinbuchstaben. Ein Parser, der Buchstabe für Buchstabe vergleicht, kennt „No“ nicht. Kleinbuchstaben verstehen alle.</translation>
  </message>
  <message>
   <source>The comparison is not complete</source>
   <translation>Der Vergleich ist nicht vollständig</translation>
  </message>
  <message>
   <source>Name with characters that a product token cannot have</source>
   <translation>Name mit anderen Zeichen als denen eines Produkt-Tokens</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”. Strict parsers cut the name at the first other character, and the record then applies to another name. Keep it if the crawler really uses this name.</source>
   <translation>Ein Produkt-Token nach RFC 9309 hat nur a–z, A–Z, „-“ und „_“. Strenge Parser kürzen den Namen am ersten anderen Zeichen, und der Eintrag gilt dann für einen anderen Namen. Behalten Sie ihn, wenn der Crawler sich wirklich so nennt.</translation>
  </message>
  <message>
   <source>Name that looks misspelled</source>
   <translation>Name, der falsch geschrieben scheint</translation>
  </message>
  <message>
   <source>No crawler of this name is known, but one whose name differs by one character. A record for a misspelled name applies to no agent. Correct the name, or keep it if the agent is new.</source>
   <translation>Ein Crawler dieses Namens ist nicht bekannt, wohl aber einer, dessen Name sich um ein Zeichen unterscheidet. Ein Eintrag für einen falsch geschriebenen Namen gilt für keinen Agenten. Berichtigen Sie den Namen, oder behalten Sie ihn, wenn der Agent neu ist.</translation>
  </message>
  <message>
   <source>The id is not a ULID</source>
   <translation>Die id ist keine ULID</translation>
  </message>
  <message>
   <source>The id of an agent policy is a ULID: 26 characters, the first from 0 to 7. robots.txt is rendered all the same, but tools that follow the id do not find the policy. Copy the id again, or make a new one.</source>
   <translation>Die id einer Agentenrichtlinie ist eine ULID: 26 Zeichen, das erste von 0 bis 7. robots.txt wird trotzdem erzeugt, aber Werkzeuge, die der id folgen, finden die Richtlinie nicht. Kopieren Sie die id neu, oder erzeugen Sie eine neue.</translation>
  </message>
  <message>
   <source>Path with a “#” or a space</source>
   <translation>Pfad mit „#“ oder Leerzeichen</translation>
  </message>
  <message>
   <source>In robots.txt a “#” begins a comment and a space ends the path for some crawlers, so the rule would differ from the policy. Write them as %23 and %20.</source>
   <translation>In robots.txt beginnt ein „#“ einen Kommentar, und ein Leerzeichen beendet für manche Crawler den Pfad; die Regel würde also etwas anderes sagen als die Richtlinie. Schreiben Sie sie als %23 und %20.</translation>
  </message>
  <message>
   <source>Path that begins with neither / nor *</source>
   <translation>Pfad, der weder mit / noch mit * beginnt</translation>
  </message>
  <message>
   <source>A path in robots.txt begins with / or *. Crawlers may ignore any other line, so nothing is rendered. Put a / before the path.</source>
   <translation>Ein Pfad in robots.txt beginnt mit / oder *. Jede andere Zeile können Crawler übergehen, darum wird nichts erzeugt. Setzen Sie ein / vor den Pfad.</translation>
  </message>
  <message>
   <source>Slug with characters that an address cannot have</source>
   <translation>Slug mit Zeichen, die eine Adresse nicht enthalten kann</translation>
  </message>
  <message>
   <source>The slug is part of the address of the policy, which the first lines of robots.txt name. Use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>Der Slug ist Teil der Adresse der Richtlinie, die die ersten Zeilen von robots.txt nennen. Verwenden Sie nur a–z, A–Z, Ziffern, „-“, „_“ und „.“.</translation>
  </message>
  <message>
   <source>Address that is not an absolute URL</source>
   <translation>Adresse, die keine absolute URL ist</translation>
  </message>
  <message>
   <source>docs_url, sitemap_url and llms_txt_url are written into robots.txt as they are. A crawler can follow only an absolute http or https URL. Write it in full.</source>
   <translation>docs_url, sitemap_url und llms_txt_url werden unverändert in robots.txt geschrieben. Ein Crawler kann nur einer absoluten http- oder https-URL folgen. Schreiben Sie sie vollständig.</translation>
  </message>
  <message>
   <source>Name that cannot be in a User-agent line</source>
   <translation>Name, der nicht in einer User-agent-Zeile stehen kann</translation>
  </message>
  <message>
   <source>Crawlers cut the name at a space or “#”, so the record would apply to another agent. Nothing is rendered until it is corrected. Write only the product token.</source>
   <translation>Crawler kürzen den Namen am Leerzeichen oder „#“, der Eintrag würde also für einen anderen Agenten gelten. Bis das berichtigt ist, wird nichts erzeugt. Schreiben Sie nur das Produkt-Token.</translation>
  </message>
  <message>
   <source>Control character</source>
   <translation>Steuerzeichen</translation>
  </message>
  <message>
   <source>YAML allows no control characters, and parsers disagree about what such a file says. Nothing of it is read. Remove the character.</source>
   <translation>YAML erlaubt keine Steuerzeichen, und Parser sind sich nicht einig, was eine solche Datei sagt. Nichts davon wird gelesen. Entfernen Sie das Zeichen.</translation>
  </message>
  <message>
   <source>Two entries for one agent</source>
   <translation>Zwei Einträge für einen Agenten</translation>
  </message>
  <message>
   <source>Crawlers read two records for one agent as one. The entries then say together what neither says alone. Join them.</source>
   <translation>Crawler lesen zwei Einträge für denselben Agenten als einen. Zusammen sagen sie dann, was keiner für sich allein sagt. Legen Sie sie zusammen.</translation>
  </message>
  <message>
   <source>Field that appears twice</source>
   <translation>Feld, das zweimal vorkommt</translation>
  </message>
  <message>
   <source>Parsers of YAML disagree about which of two equal fields counts. Nothing is rendered until one of them is removed.</source>
   <translation>YAML-Parser sind sich nicht einig, welches von zwei gleichen Feldern zählt. Bis eines davon entfernt ist, wird nichts erzeugt.</translation>
  </message>
  <message>
   <source>Text that is not UTF-8 or has lone carriage returns</source>
   <translation>Text, der kein UTF-8 ist oder einzelne Wagenrückläufe enthält</translation>
  </message>
  <message>
   <source>An agent policy is read as UTF-8, with LF or CRLF as line ends. Nothing of another file is read. Save it as UTF-8 with such line ends.</source>
   <translation>Eine Agentenrichtlinie wird als UTF-8 gelesen, mit LF oder CRLF als Zeilenende. Von einer anderen Datei wird nichts gelesen. Speichern Sie sie als UTF-8 mit solchen Zeilenenden.</translation>
  </message>
  <message>
   <source>Value that breaks a line of robots.txt</source>
   <translation>Wert, der eine Zeile von robots.txt umbricht</translation>
  </message>
  <message>
   <source>The value contains a character at which some parser ends a line. What follows would be a separate line of robots.txt, perhaps a rule. Write the value in one line.</source>
   <translation>Der Wert enthält ein Zeichen, an dem mancher Parser eine Zeile beendet. Was folgt, wäre eine eigene Zeile von robots.txt, vielleicht eine Regel. Schreiben Sie den Wert in eine Zeile.</translation>
  </message>
  <message>
   <source>Merge key “&lt;&lt;”</source>
   <translation>Merge-Schlüssel „&lt;&lt;“</translation>
  </message>
  <message>
   <source>YAML 1.2 has no merge keys, and they are not read here. The fields behind “&lt;&lt;” are missing from what is rendered. Write them out.</source>
   <translation>YAML 1.2 kennt keine Merge-Schlüssel, und hier werden sie nicht gelesen. Die Felder hinter „&lt;&lt;“ fehlen in dem, was erzeugt wird. Schreiben Sie sie aus.</translation>
  </message>
  <message>
   <source>No default_policy</source>
   <translation>Keine default_policy</translation>
  </message>
  <message>
   <source>The record for * is rendered from default_policy. Without it robots.txt would leave open what the policy means for all other agents. Add “default_policy: allow” or “default_policy: disallow”.</source>
   <translation>Der Eintrag für * wird aus default_policy erzeugt. Ohne sie ließe robots.txt offen, was die Richtlinie für alle anderen Agenten bedeutet. Fügen Sie „default_policy: allow“ oder „default_policy: disallow“ hinzu.</translation>
  </message>
  <message>
   <source>No id</source>
   <translation>Keine id</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the id of the policy that it was rendered from. Without an id they cannot. Add “id:” and a ULID.</source>
   <translation>Die ersten Zeilen von robots.txt nennen die id der Richtlinie, aus der sie erzeugt wurde. Ohne id können sie das nicht. Fügen Sie „id:“ und eine ULID hinzu.</translation>
  </message>
  <message>
   <source>Entry without a policy</source>
   <translation>Eintrag ohne policy</translation>
  </message>
  <message>
   <source>The entry says neither allow nor disallow, so no record can be rendered for its agent. Add “policy: allow” or “policy: disallow”.</source>
   <translation>Der Eintrag sagt weder allow noch disallow, für seinen Agenten lässt sich also kein Eintrag in robots.txt erzeugen. Fügen Sie „policy: allow“ oder „policy: disallow“ hinzu.</translation>
  </message>
  <message>
   <source>No slug</source>
   <translation>Kein Slug</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the source of the policy by its slug. Without a slug they cannot. Add “slug: agent-policy”.</source>
   <translation>Die ersten Zeilen von robots.txt nennen mit dem Slug die Quelle der Richtlinie. Ohne Slug können sie das nicht. Fügen Sie „slug: agent-policy“ hinzu.</translation>
  </message>
  <message>
   <source>No title</source>
   <translation>Kein Titel</translation>
  </message>
  <message>
   <source>The first line of robots.txt ends with the title of the policy. Without a title it names only the file. Add “title:” and a name for people.</source>
   <translation>Die erste Zeile von robots.txt endet mit dem Titel der Richtlinie. Ohne Titel nennt sie nur die Datei. Fügen Sie „title:“ und einen Namen für Menschen hinzu.</translation>
  </message>
  <message>
   <source>Entry that names no agent</source>
   <translation>Eintrag, der keinen Agenten nennt</translation>
  </message>
  <message>
   <source>A record needs the product token of the agent that it applies to. Nothing is rendered until the entry has one. Add “user_agent:” and the token, or remove the entry.</source>
   <translation>Ein Eintrag in robots.txt braucht das Produkt-Token des Agenten, für den er gilt. Bis er eines hat, wird nichts erzeugt. Fügen Sie „user_agent:“ und das Token hinzu, oder entfernen Sie den Eintrag.</translation>
  </message>
  <message>
   <source>More faults than are listed</source>
   <translation>Mehr Fehler, als aufgeführt sind</translation>
  </message>
  <message>
   <source>The list of faults is bounded. The count of those that are not listed is in the message. Correct some of those above; the next check lists the others.</source>
   <translation>Die Liste der Fehler ist begrenzt. Wie viele nicht aufgeführt sind, steht in der Meldung. Beheben Sie einige der obigen; die nächste Prüfung führt die anderen auf.</translation>
  </message>
  <message>
   <source>No agents</source>
   <translation>Keine Agenten</translation>
  </message>
  <message>
   <source>The policy lists no agents, so robots.txt has only the record for *. That is valid. Add entries for the agents that are to be treated differently.</source>
   <translation>Die Richtlinie führt keine Agenten auf, robots.txt hat also nur den Eintrag für *. Das ist gültig. Fügen Sie Einträge für die Agenten hinzu, die anders behandelt werden sollen.</translation>
  </message>
  <message>
   <source>The file is not a mapping</source>
   <translation>Die Datei ist keine Zuordnung</translation>
  </message>
  <message>
   <source>An agent policy is a YAML mapping: fields with names and values. The file contains something else, so nothing is rendered. Begin with “title:” or use a template.</source>
   <translation>Eine Agentenrichtlinie ist eine YAML-Zuordnung: Felder mit Namen und Werten. Die Datei enthält etwas anderes, darum wird nichts erzeugt. Beginnen Sie mit „title:“, oder verwenden Sie eine Vorlage.</translation>
  </message>
  <message>
   <source>The file is not YAML</source>
   <translation>Die Datei ist kein YAML</translation>
  </message>
  <message>
   <source>The text cannot be read as YAML, so nothing is rendered. The message says what the parser expected. Indent with spaces, close what is opened, and quote values with “: ” or “ #”.</source>
   <translation>Der Text lässt sich nicht als YAML lesen, darum wird nichts erzeugt. Die Meldung sagt, was der Parser erwartet hat. Rücken Sie mit Leerzeichen ein, schließen Sie, was geöffnet ist, und setzen Sie Werte mit „: “ oder „ #“ in Anführungszeichen.</translation>
  </message>
  <message>
   <source>Role that is not one of the common ones</source>
   <translation>Rolle, die keine der üblichen ist</translation>
  </message>
  <message>
   <source>The comment above a record explains the role of the agent. For a role that is not in the list the comment is the word itself, unless role_notes has a text for it. Check the spelling.</source>
   <translation>Der Kommentar über einem Eintrag erklärt die Rolle des Agenten. Bei einer Rolle, die nicht in der Liste steht, ist der Kommentar das Wort selbst, sofern role_notes keinen Text dafür hat. Prüfen Sie die Schreibweise.</translation>
  </message>
  <message>
   <source>Agent that is retired</source>
   <translation>Agent, der außer Dienst ist</translation>
  </message>
  <message>
   <source>The operator no longer sends this agent. The record does no harm, but applies to no agent. If you mean the names that replaced it, add entries for them.</source>
   <translation>Der Betreiber sendet diesen Agenten nicht mehr. Der Eintrag schadet nicht und gilt für keinen Agenten. Sorgen Sie dafür, dass die Namen, die an seine Stelle getreten sind, Einträge haben, falls Sie sie meinen.</translation>
  </message>
  <message>
   <source>More than one YAML document</source>
   <translation>Mehr als ein YAML-Dokument</translation>
  </message>
  <message>
   <source>A file contains one agent policy. Parsers disagree about which of several documents counts, so nothing is rendered. Keep one.</source>
   <translation>Eine Datei enthält eine einzige Agentenrichtlinie. Parser sind sich nicht einig, welches von mehreren Dokumenten zählt, darum wird nichts erzeugt. Behalten Sie eines.</translation>
  </message>
  <message>
   <source>Entry for *</source>
   <translation>Eintrag für *</translation>
  </message>
  <message>
   <source>default_policy makes the record for *. Crawlers read an entry for * and that record as one, so that their rules mix. Use default_policy alone.</source>
   <translation>Den Eintrag für * ergibt default_policy. Crawler lesen ihn und einen weiteren Eintrag für * als einen, sodass sich ihre Regeln vermischen. Verwenden Sie nur default_policy.</translation>
  </message>
  <message>
   <source>YAML tag</source>
   <translation>YAML-Tag</translation>
  </message>
  <message>
   <source>Values are read as the texts that they are, whatever their tag says. The tag has no effect. Remove it.</source>
   <translation>Werte werden als die Texte gelesen, die sie sind, was auch immer ihr Tag sagt. Das Tag bewirkt nichts. Entfernen Sie es.</translation>
  </message>
  <message>
   <source>Nested too deeply</source>
   <translation>Zu tief verschachtelt</translation>
  </message>
  <message>
   <source>Files may come from untrusted sources, so nesting is limited. An agent policy needs four levels. Nothing is rendered from a deeper one.</source>
   <translation>Dateien können aus nicht vertrauenswürdigen Quellen stammen, darum ist die Verschachtelung begrenzt. Eine Agentenrichtlinie braucht vier Ebenen. Aus einer tieferen wird nichts erzeugt.</translation>
  </message>
  <message>
   <source>Larger than what is read</source>
   <translation>Größer, als gelesen wird</translation>
  </message>
  <message>
   <source>The size of the text, the number of its values and what its aliases expand to are bounded. Nothing is rendered from a larger policy. Shorten its lists or write aliases out.</source>
   <translation>Die Größe des Texts, die Zahl seiner Werte und das, was seine Aliasse ergeben, sind begrenzt. Aus einer größeren Richtlinie wird nichts erzeugt. Kürzen Sie ihre Listen, oder schreiben Sie Aliasse aus.</translation>
  </message>
  <message>
   <source>Field that is not part of an agent policy</source>
   <translation>Feld, das nicht zu einer Agentenrichtlinie gehört</translation>
  </message>
  <message>
   <source>The field is kept in the file and does not appear in robots.txt. If its name is misspelled, its value is missing there. Correct the name.</source>
   <translation>Das Feld bleibt in der Datei erhalten und erscheint nicht in robots.txt. Ist sein Name falsch geschrieben, fehlt dort sein Wert. Berichtigen Sie den Namen.</translation>
  </message>
  <message>
   <source>Policy that is neither allow nor disallow</source>
   <translation>Wert von policy, der weder allow noch disallow ist</translation>
  </message>
  <message>
   <source>A record either allows or disallows. Any other word would have to be guessed, so nothing is rendered. Write allow or disallow.</source>
   <translation>Ein Eintrag erlaubt oder verbietet. Jedes andere Wort müsste erraten werden, darum wird nichts erzeugt. Schreiben Sie allow oder disallow.</translation>
  </message>
  <message>
   <source>Type that is not agent-policy</source>
   <translation>Anderer Typ als agent-policy</translation>
  </message>
  <message>
   <source>The field says that the file is another type of entity. It is read as an agent policy all the same. Write “type: agent-policy”.</source>
   <translation>Das Feld sagt, dass die Datei eine andere Art von Entität ist. Sie wird trotzdem als Agentenrichtlinie gelesen. Schreiben Sie „type: agent-policy“.</translation>
  </message>
  <message>
   <source>Note for a role that no agent has</source>
   <translation>Anmerkung zu einer Rolle, die kein Agent hat</translation>
  </message>
  <message>
   <source>The texts of role_notes are written above the records of agents with that role. No agent has this one, so the text does not appear. Correct the role or remove the note.</source>
   <translation>Die Texte von role_notes werden über die Einträge der Agenten mit der jeweiligen Rolle geschrieben. Diese hat kein Agent, der Text erscheint also nicht. Berichtigen Sie die Rolle, oder entfernen Sie die Anmerkung.</translation>
  </message>
  <message>
   <source>Field with a value of the wrong kind</source>
   <translation>Feld mit einem Wert der falschen Art</translation>
  </message>
  <message>
   <source>The field needs a text, a list or a mapping and has something else. Nothing is rendered until it is corrected. The message shows how to write it.</source>
   <translation>Das Feld braucht einen Text, eine Liste oder eine Zuordnung und hat etwas anderes. Bis das berichtigt ist, wird nichts erzeugt. Die Meldung zeigt, wie man es schreibt.</translation>
  </message>
 </context>
 <context>
  <name>list</name>
  <message>
   <source>%1, %2</source>
   <translation>%1, %2</translation>
  </message>
  <message>
   <source>%1 and %2</source>
   <translation>%1 und %2</translation>
  </message>
  <message>
   <source>%1 or %2</source>
   <translation>%1 oder %2</translation>
  </message>
  <message>
   <source>“%1”</source>
   <translation>„%1“</translation>
  </message>
 </context>
 <context>
  <name>live</name>
  <message>
   <source>A login page of a network may have answered in place of the site. Open any page in a browser, log in, and try again.</source>
   <translation>Vielleicht hat die Anmeldeseite eines Netzes statt der Website geantwortet. Öffnen Sie irgendeine Seite in einem Browser, melden Sie sich an, und versuchen Sie es erneut.</translation>
  </message>
  <message>
   <source>A site on the internet has a public address. A network that wants a login may have given another: open any page in a browser, log in, and try again.</source>
   <translation>Eine Website im Internet hat eine öffentliche Adresse. Ein Netz, das eine Anmeldung verlangt, hat vielleicht eine andere genannt: Öffnen Sie irgendeine Seite in einem Browser, melden Sie sich an, und versuchen Sie es erneut.</translation>
  </message>
  <message>
   <source>The environment names a proxy, and requests go through it only if you say so.</source>
   <translation>Die Umgebung nennt einen Proxy, und Anfragen gehen nur darüber, wenn Sie es sagen.</translation>
  </message>
  <message>
   <source>Is this computer's clock right? A network that reads along, or one that wants a login, answers like this, too.</source>
   <translation>Geht die Uhr dieses Computers richtig? Auch ein Netz, das mitliest oder eine Anmeldung verlangt, antwortet so.</translation>
  </message>
  <message>
   <source>Does the site open in a browser on this computer?</source>
   <translation>Öffnet sich die Website in einem Browser auf diesem Computer?</translation>
  </message>
  <message>
   <source>%1 was not asked for.</source>
   <translation>%1 wurde nicht angefragt.</translation>
  </message>
  <message>
   <source>%1 could not be fetched: %2</source>
   <translation>%1 konnte nicht abgerufen werden: %2</translation>
  </message>
  <message>
   <source>%1 was not read to its end: %2</source>
   <translation>%1 wurde nicht bis zum Ende gelesen: %2</translation>
  </message>
  <message>
   <source>It was not asked for.</source>
   <translation>Sie wurde nicht angefragt.</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <translation>Die Antwort war %1.</translation>
  </message>
  <message>
   <source>robots.txt was not asked for: nothing is known of what is served.</source>
   <translation>robots.txt wurde nicht angefragt: Was ausgeliefert wird, ist nicht bekannt.</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of what is served.</source>
   <translation>Das Netz auf dem Weg verlangt eine Anmeldung (511): Was ausgeliefert wird, ist nicht bekannt.</translation>
  </message>
  <message>
   <source>Nothing could be fetched, so nothing is known of what is served. %1</source>
   <translation>Nichts konnte abgerufen werden, also ist nicht bekannt, was ausgeliefert wird. %1</translation>
  </message>
  <message>
   <source>%1 is not a gate: injected, missing, environment or lost:WHO is expected, as in injected,missing,lost:search</source>
   <translation>%1 ist keine Schranke: Erwartet wird injected, missing, environment oder lost:WHO, wie in injected,missing,lost:search</translation>
  </message>
  <message>
   <source>No gate is named: nothing would be guarded. Write injected, missing, environment or lost:WHO.</source>
   <translation>Keine Schranke ist genannt: Nichts würde bewacht. Schreiben Sie injected, missing, environment oder lost:WHO.</translation>
  </message>
  <message>
   <source>No robots.txt is served.</source>
   <translation>Es wird keine robots.txt ausgeliefert.</translation>
  </message>
  <message>
   <source>The served robots.txt is the draft.</source>
   <translation>Die ausgelieferte robots.txt ist der Entwurf.</translation>
  </message>
  <message>
   <source>%1 put its own part into the served robots.txt, between marks.</source>
   <translation>%1 hat einen eigenen Teil zwischen Marken in die ausgelieferte robots.txt gesetzt.</translation>
  </message>
  <message>
   <source>The draft is served in one piece, with other lines before or after it.</source>
   <translation>Der Entwurf wird in einem Stück ausgeliefert, mit anderen Zeilen davor oder dahinter.</translation>
  </message>
  <message>
   <source>%1 serves its own robots.txt: no line of the draft is in it.</source>
   <translation>%1 liefert eine eigene robots.txt aus: Keine Zeile des Entwurfs steht darin.</translation>
  </message>
  <message>
   <source>Another robots.txt is served: no line of the draft is in it.</source>
   <translation>Eine andere robots.txt wird ausgeliefert: Keine Zeile des Entwurfs steht darin.</translation>
  </message>
  <message>
   <source>The served robots.txt is another one, and it is not clear whose lines are whose: it is compared whole.</source>
   <translation>Die ausgelieferte robots.txt ist eine andere, und es ist nicht klar, wessen Zeilen welche sind: Sie wird als Ganzes verglichen.</translation>
  </message>
  <message>
   <source>the value of %1 is missing or is none</source>
   <translation>der Wert von %1 fehlt oder ist keiner</translation>
  </message>
  <message>
   <source>answers.json is not a record of answers: %1</source>
   <translation>answers.json ist keine Aufzeichnung von Antworten: %1</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>sie ist zu groß</translation>
  </message>
  <message>
   <source>an object with origin and answers is expected</source>
   <translation>erwartet wird ein Objekt mit origin und answers</translation>
  </message>
  <message>
   <source>version 1 is expected</source>
   <translation>erwartet wird Version 1</translation>
  </message>
  <message>
   <source>it has more than 100 answers</source>
   <translation>sie hat mehr als 100 Antworten</translation>
  </message>
  <message>
   <source>answer %1: %2</source>
   <translation>Antwort %1: %2</translation>
  </message>
  <message>
   <source>a sitemap: whether it is there</source>
   <translation>eine Sitemap: ob sie da ist</translation>
  </message>
  <message>
   <source>a sitemap that refuses HEAD: its first byte</source>
   <translation>eine Sitemap, die HEAD ablehnt: ihr erstes Byte</translation>
  </message>
  <message>
   <source>probably the origin's copy, past the cache</source>
   <translation>wahrscheinlich die Kopie des Ursprungs, am Zwischenspeicher vorbei</translation>
  </message>
  <message>
   <source>a chained file</source>
   <translation>eine verkettete Datei</translation>
  </message>
  <message>
   <source>a licence</source>
   <translation>eine Lizenz</translation>
  </message>
  <message>
   <source>the policy</source>
   <translation>die Policy</translation>
  </message>
  <message>
   <source>the policy for AI agents</source>
   <translation>die Policy für KI-Agenten</translation>
  </message>
  <message>
   <source>the policy of robots2</source>
   <translation>die Policy von robots2</translation>
  </message>
  <message>
   <source>the reservation of text and data mining</source>
   <translation>der Vorbehalt gegen Text- und Data-Mining</translation>
  </message>
  <message>
   <source>headers and head of the start page</source>
   <translation>Header und Kopf der Startseite</translation>
  </message>
  <message>
   <source>Then what these name: chained files (at most 3), licences and sitemaps (at most 2 each), and robots.txt past a cache; at most 12 requests in all, one at a time. Redirects are followed.</source>
   <translation>Danach, was diese nennen: verkettete Dateien (höchstens 3), Lizenzen und Sitemaps (je höchstens 2) und robots.txt am Zwischenspeicher vorbei; zusammen höchstens 12 Anfragen, eine nach der anderen. Weiterleitungen wird gefolgt.</translation>
  </message>
  <message>
   <source>%1 is not a host such as www.example.org, or an address of http or https without a password</source>
   <translation>%1 ist kein Host wie www.example.org und keine Adresse mit http oder https ohne Passwort</translation>
  </message>
  <message>
   <source>The start page was not asked for.</source>
   <translation>Die Startseite wurde nicht angefragt.</translation>
  </message>
  <message>
   <source>The start page could not be fetched: %1</source>
   <translation>Die Startseite ließ sich nicht abrufen: %1</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of the start page.</source>
   <translation>Das Netzwerk auf dem Weg verlangt eine Anmeldung (511): Von der Startseite ist nichts bekannt.</translation>
  </message>
  <message>
   <source>The start page leads to %1, which is not a host of this environment.</source>
   <translation>Die Startseite führt zu %1, und das ist kein Host dieser Umgebung.</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the start page.</source>
   <translation>Eine Firewall hat statt der Startseite eine Frage gestellt.</translation>
  </message>
  <message>
   <source>Whether the start page has noindex is not known: %1.</source>
   <translation>Ob die Startseite noindex hat, ist nicht bekannt: %1.</translation>
  </message>
  <message>
   <source>The start page answers %1: whether pages have noindex cannot be seen.</source>
   <translation>Die Startseite antwortet mit %1: Ob Seiten noindex haben, ist nicht zu erkennen.</translation>
  </message>
  <message>
   <source>The start page has noindex.</source>
   <translation>Die Startseite hat noindex.</translation>
  </message>
  <message>
   <source>The start page was not read to its end, and its beginning has no noindex.</source>
   <translation>Die Startseite wurde nicht bis zum Ende gelesen, und ihr Anfang hat kein noindex.</translation>
  </message>
  <message>
   <source>The start page has no noindex, neither in a header nor in a meta element.</source>
   <translation>Die Startseite hat kein noindex, weder in einem Header noch in einem meta-Element.</translation>
  </message>
  <message>
   <source>The start page asks for a password (401).</source>
   <translation>Die Startseite verlangt ein Passwort (401).</translation>
  </message>
  <message>
   <source>Whether the start page asks for a password is not known: %1.</source>
   <translation>Ob die Startseite ein Passwort verlangt, ist nicht bekannt: %1.</translation>
  </message>
  <message>
   <source>The start page does not ask for a password: it answers %1.</source>
   <translation>Die Startseite verlangt kein Passwort: Sie antwortet mit %1.</translation>
  </message>
  <message>
   <source>%1 h %2 min</source>
   <translation>%1 h %2 min</translation>
  </message>
  <message>
   <source>%1 UTC (in %2)</source>
   <translation>%1 UTC (in %2)</translation>
  </message>
  <message>
   <source>Google may use it until %1.</source>
   <translation>Google darf sie bis %1 verwenden.</translation>
  </message>
  <message>
   <source>Google may not use it without asking again, as its max-age of 0 says.</source>
   <translation>Google darf sie nicht verwenden, ohne erneut anzufragen, wie ihr max-age von 0 sagt.</translation>
  </message>
  <message>
   <source>Google may use it until %1, as its max-age says.</source>
   <translation>Google darf sie bis %1 verwenden, wie ihr max-age sagt.</translation>
  </message>
  <message>
   <source>After an upload crawlers may use this file until %1 (RFC 9309 2.4).</source>
   <translation>Nach einem Hochladen dürfen Crawler diese Datei bis %1 verwenden (RFC 9309 2.4).</translation>
  </message>
 </context>
 <context>
  <name>logs</name>
  <message>
   <source>the list has more than %1 values or %2 levels</source>
   <translation>die Liste hat mehr als %1 Werte oder %2 Ebenen</translation>
  </message>
  <message>
   <source>%1 is not an address or a range of addresses</source>
   <translation>%1 ist keine Adresse und kein Adressbereich</translation>
  </message>
  <message>
   <source>the list contains no addresses</source>
   <translation>die Liste enthält keine Adressen</translation>
  </message>
  <message>
   <source>%1 is not a row of a partial result</source>
   <translation>%1 ist keine Zeile eines Teilergebnisses</translation>
  </message>
  <message>
   <source>The pattern has no User-Agent: $http_user_agent or %{User-Agent}i is needed</source>
   <translation>Dem Muster fehlt der User-Agent: $http_user_agent oder %{User-Agent}i ist nötig</translation>
  </message>
  <message>
   <source>The pattern has no time: $time_local or %t is needed</source>
   <translation>Dem Muster fehlt die Zeit: $time_local oder %t ist nötig</translation>
  </message>
  <message>
   <source>The pattern has no request: $request, $request_uri, %r or %U is needed</source>
   <translation>Dem Muster fehlt die Anfrage: $request, $request_uri, %r oder %U ist nötig</translation>
  </message>
  <message>
   <source>The pattern has no %1</source>
   <translation>Das Muster enthält kein %1</translation>
  </message>
  <message>
   <source>%1 is not a format of logs: %2, or a pattern with $ or % is expected</source>
   <translation>%1 ist kein Logformat: Erwartet wird %2 oder ein Muster mit $ oder %</translation>
  </message>
  <message>
   <source>A field for the address can be named for JSON and for patterns alone</source>
   <translation>Ein Feld für die Adresse lässt sich nur für JSON und für Muster nennen</translation>
  </message>
  <message>
   <source>A temporary file cannot be written (%1). Set TMPDIR to a folder that has room for it, or read the log in parts</source>
   <translation>Eine temporäre Datei lässt sich nicht schreiben (%1). Setzen Sie TMPDIR auf einen Ordner, der Platz dafür hat, oder lesen Sie das Log in Teilen</translation>
  </message>
  <message>
   <source>The temporary file cannot be read again</source>
   <translation>Die temporäre Datei lässt sich nicht wieder lesen</translation>
  </message>
  <message>
   <source>Line 1: its columns are not those of the log before. Judge logs with other columns by themselves.</source>
   <translation>Zeile 1: Ihre Spalten sind nicht die des vorigen Protokolls. Beurteilen Sie Protokolle mit anderen Spalten für sich.</translation>
  </message>
  <message>
   <source>time</source>
   <translation>Zeit</translation>
  </message>
  <message>
   <source>User-Agent</source>
   <translation>User-Agent</translation>
  </message>
  <message>
   <source>URL</source>
   <translation>URL</translation>
  </message>
  <message>
   <source>%1: no column is called %2. Let the first line name the columns, or name them with --columns: time, user_agent, url and any others, with commas</source>
   <translation>%1: Es gibt keine Spalte für %2. Lassen Sie die erste Zeile die Spalten nennen, oder nennen Sie sie mit --columns: time, user_agent, url und beliebige andere, mit Kommas</translation>
  </message>
  <message>
   <source>Line 1</source>
   <translation>Zeile 1</translation>
  </message>
  <message>
   <source>it has fewer columns than were named</source>
   <translation>sie hat weniger Spalten, als genannt wurden</translation>
  </message>
  <message>
   <source>its time cannot be read</source>
   <translation>ihre Zeit lässt sich nicht lesen</translation>
  </message>
  <message>
   <source>it is not an object with a time and a path or request</source>
   <translation>sie ist kein Objekt mit einer Zeit und einem Pfad oder Abruf</translation>
  </message>
  <message>
   <source>there is something behind its object</source>
   <translation>hinter ihrem Objekt steht noch etwas</translation>
  </message>
 </context>
 <context>
  <name>main</name>
  <message>
   <source>Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.</source>
   <translation>Bearbeitet und simuliert robots.txt, robots-ai.txt, robots2.txt und Agentenrichtlinien.</translation>
  </message>
  <message>
   <source>Policy files, or the folder of a site.</source>
   <translation>Richtliniendateien oder der Ordner einer Website.</translation>
  </message>
  <message>
   <source>light or dark, instead of the system's.</source>
   <translation>light oder dark statt der Einstellung des Systems.</translation>
  </message>
  <message>
   <source>Print the verdict table, write a picture of the window (.png) or of the map (.svg, .pdf, .html), and end.</source>
   <translation>Gibt die Tabelle der Urteile aus, schreibt ein Bild des Fensters (.png) oder der Karte (.svg, .pdf, .html) und beendet sich.</translation>
  </message>
  <message>
   <source>Write a picture of every page and view into a folder, and end.</source>
   <translation>Ein Bild jeder Seite und Ansicht in einen Ordner schreiben und enden.</translation>
  </message>
  <message>
   <source>Open the sample site.</source>
   <translation>Die Beispielwebsite öffnen.</translation>
  </message>
  <message>
   <source>Language of the window, e.g. de, instead of the one set.</source>
   <translation>Sprache des Fensters, z. B. de, statt der eingestellten.</translation>
  </message>
 </context>
 <context>
  <name>map</name>
  <message>
   <source>Search</source>
   <translation>Suche</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>Abrufe im Auftrag eines Nutzers</translation>
  </message>
  <message>
   <source>AI research</source>
   <translation>KI-Recherche</translation>
  </message>
  <message>
   <source>AI training</source>
   <translation>KI-Training</translation>
  </message>
  <message>
   <source>Code and content</source>
   <translation>Code und Inhalte</translation>
  </message>
  <message>
   <source>Monitoring, SEO</source>
   <translation>Überwachung, SEO</translation>
  </message>
  <message>
   <source>Advertising</source>
   <translation>Werbung</translation>
  </message>
  <message>
   <source>Archives</source>
   <translation>Archive</translation>
  </message>
  <message>
   <source>Others</source>
   <translation>Andere</translation>
  </message>
  <message>
   <source>They build indexes that lead people to your pages.</source>
   <translation>Sie bauen Indexe auf, die Menschen zu Ihren Seiten führen.</translation>
  </message>
  <message>
   <source>Assistants and agents that fetch a page because somebody asked.</source>
   <translation>Assistenten und Agenten, die eine Seite abrufen, weil jemand danach gefragt hat.</translation>
  </message>
  <message>
   <source>They read many pages to answer a question or for research.</source>
   <translation>Sie lesen viele Seiten, um eine Frage zu beantworten oder zu recherchieren.</translation>
  </message>
  <message>
   <source>They collect text to train models or to sell it on.</source>
   <translation>Sie sammeln Text, um Modelle zu trainieren oder um ihn weiterzuverkaufen.</translation>
  </message>
  <message>
   <source>They write new texts and programs from what they fetch.</source>
   <translation>Sie schreiben aus dem, was sie abrufen, neue Texte und Programme.</translation>
  </message>
  <message>
   <source>They watch sites for their customers.</source>
   <translation>Sie beobachten Websites für ihre Kunden.</translation>
  </message>
  <message>
   <source>They judge pages for advertisers.</source>
   <translation>Sie bewerten Seiten für Werbekunden.</translation>
  </message>
  <message>
   <source>They keep pages as they were, for everybody to look up.</source>
   <translation>Sie bewahren Seiten auf, wie sie waren, damit alle sie nachschlagen können.</translation>
  </message>
  <message>
   <source>What they come for is not known.</source>
   <translation>Wozu sie kommen, ist nicht bekannt.</translation>
  </message>
  <message>
   <source>▖ but for paths of another column</source>
   <translation>▖ außer für Pfade einer anderen Spalte</translation>
  </message>
  <message>
   <source>not decided: the files are too large</source>
   <translation>nicht entschieden: Die Dateien sind zu groß</translation>
  </message>
  <message>
   <source>⚠ documented not to obey: what is asked of it</source>
   <translation>⚠ hält sich laut Dokumentation nicht daran: worum er gebeten wird</translation>
  </message>
  <message>
   <source>may</source>
   <translation>darf</translation>
  </message>
  <message>
   <source>may not</source>
   <translation>darf nicht</translation>
  </message>
  <message>
   <source>at other hours</source>
   <translation>zu anderen Zeiten</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>muss fragen</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>teilweise</translation>
  </message>
  <message>
   <source>not stated</source>
   <translation>nicht angegeben</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>nicht entschieden</translation>
  </message>
  <message>
   <source>WHO is welcome</source>
   <translation>WER willkommen ist</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 von %2</translation>
  </message>
  <message numerus="yes">
   <source>welcome, %n do not read what keeps them out</source>
   <comment>welcome, %n does not read what keeps it out</comment>
   <translation>
    <numerusform>willkommen, %n liest nicht, was ihn ausschließt</numerusform>
    <numerusform>willkommen, %n lesen nicht, was sie ausschließt</numerusform>
   </translation>
  </message>
  <message>
   <source>welcome, %1 must ask</source>
   <translation>willkommen, davon mit Rückfrage: %1</translation>
  </message>
  <message>
   <source>welcome</source>
   <translation>willkommen</translation>
  </message>
  <message numerus="yes">
   <source>%n do not read it</source>
   <comment>%n does not read it</comment>
   <translation>
    <numerusform>%n liest es nicht</numerusform>
    <numerusform>%n lesen es nicht</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 must ask</source>
   <translation>mit Rückfrage: %1</translation>
  </message>
  <message>
   <source>WHERE</source>
   <translation>WO</translation>
  </message>
  <message>
   <source>WHAT</source>
   <translation>WAS</translation>
  </message>
  <message>
   <source>HOW FAST</source>
   <translation>WIE SCHNELL</translation>
  </message>
  <message>
   <source>WHEN and how fast (UTC)</source>
   <translation>WANN und wie schnell (UTC)</translation>
  </message>
  <message>
   <source>WHERE it may fetch</source>
   <translation>WO er abrufen darf</translation>
  </message>
  <message>
   <source>WHAT it may do with it</source>
   <translation>WAS er damit tun darf</translation>
  </message>
  <message>
   <source>never fetched</source>
   <translation>nie abgerufen</translation>
  </message>
  <message>
   <source>names like %1</source>
   <translation>Namen wie %1</translation>
  </message>
  <message>
   <source>any other %1</source>
   <translation>jeder andere Agent (%1)</translation>
  </message>
  <message>
   <source>any other agent</source>
   <translation>jeder andere Agent</translation>
  </message>
  <message>
   <source>%1 and others</source>
   <translation>%1 und andere</translation>
  </message>
  <message>
   <source>%1 + %2</source>
   <translation>%1 + %2</translation>
  </message>
  <message>
   <source>%1, %2</source>
   <translation>%1, %2</translation>
  </message>
  <message>
   <source>%1, %2 and others</source>
   <translation>%1, %2 und andere</translation>
  </message>
  <message>
   <source>%1, %2 + %3</source>
   <translation>%1, %2 + %3</translation>
  </message>
  <message>
   <source>%1 at the end</source>
   <translation>%1 am Ende</translation>
  </message>
  <message>
   <source>%1, not at the end</source>
   <translation>%1, nicht am Ende</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>jeder Pfad</translation>
  </message>
  <message>
   <source>all other paths</source>
   <translation>alle anderen Pfade</translation>
  </message>
  <message>
   <source>%1, but for paths of another column</source>
   <translation>%1, außer Pfaden einer anderen Spalte</translation>
  </message>
  <message>
   <source>at all hours</source>
   <translation>zu allen Zeiten</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>never</source>
   <translation>nie</translation>
  </message>
  <message>
   <source>purpose</source>
   <translation>Zweck</translation>
  </message>
  <message>
   <source>hours and pace (UTC)</source>
   <translation>Zeiten und Tempo (UTC)</translation>
  </message>
  <message>
   <source>documented to obey</source>
   <translation>befolgt laut Dokumentation</translation>
  </message>
  <message>
   <source>no</source>
   <translation>nein</translation>
  </message>
 </context>
 <context>
  <name>net</name>
  <message>
   <source>Nothing can be fetched: libcurl is not installed, or is older than 7.85. Install libcurl4.</source>
   <translation>Nichts kann abgerufen werden: libcurl ist nicht installiert oder älter als 7.85. Installieren Sie libcurl4.</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>Abgebrochen.</translation>
  </message>
  <message>
   <source>The proxy was not found: %1.</source>
   <translation>Der Proxy wurde nicht gefunden: %1.</translation>
  </message>
  <message>
   <source>%1 has no address. Is the name right, and is there a network?</source>
   <translation>%1 hat keine Adresse. Stimmt der Name, und gibt es ein Netz?</translation>
  </message>
  <message>
   <source>%1 is at %2, which is not a public address: refused.</source>
   <translation>%1 hat %2, und das ist keine öffentliche Adresse: abgelehnt.</translation>
  </message>
  <message>
   <source>%1 takes no connection: %2.</source>
   <translation>%1 nimmt keine Verbindung an: %2.</translation>
  </message>
  <message>
   <source>%1 did not answer completely in %2 seconds.</source>
   <translation>%1 hat in %2 Sekunden nicht vollständig geantwortet.</translation>
  </message>
  <message>
   <source>%1 makes no secure connection: %2.</source>
   <translation>%1 stellt keine sichere Verbindung her: %2.</translation>
  </message>
  <message>
   <source>The answer of %1 was cut off or is not an answer: %2.</source>
   <translation>Die Antwort von %1 wurde abgeschnitten oder ist keine Antwort: %2.</translation>
  </message>
  <message>
   <source>The redirect names no target.</source>
   <translation>Die Weiterleitung nennt kein Ziel.</translation>
  </message>
  <message>
   <source>The redirect leads to %1, which is not an address of http or https: nobody follows it.</source>
   <translation>Die Weiterleitung führt zu %1, was keine Adresse mit http oder https ist: Niemand folgt ihr.</translation>
  </message>
  <message>
   <source>The redirects lead in a circle, back to %1.</source>
   <translation>Die Weiterleitungen führen im Kreis zurück zu %1.</translation>
  </message>
  <message>
   <source>There are more than %1 redirects.</source>
   <translation>Es gibt mehr als %1 Weiterleitungen.</translation>
  </message>
  <message>
   <source>The answer unpacks to more than 100 times its size: it was not read.</source>
   <translation>Die Antwort wird entpackt mehr als 100-mal so groß: Sie wurde nicht gelesen.</translation>
  </message>
  <message>
   <source>The answer says that it is packed with gzip, and cannot be unpacked.</source>
   <translation>Die Antwort sagt, sie sei mit gzip gepackt, und lässt sich nicht entpacken.</translation>
  </message>
  <message>
   <source>The answer is packed in a way that was not asked for.</source>
   <translation>Die Antwort ist auf eine Weise gepackt, die nicht verlangt war.</translation>
  </message>
  <message>
   <source>The answer is larger than 1 MiB: only that much was read.</source>
   <translation>Die Antwort ist größer als 1 MiB: Nur so viel wurde gelesen.</translation>
  </message>
  <message>
   <source>The address is longer than 8,192 bytes: refused.</source>
   <translation>Die Adresse ist länger als 8.192 Bytes: abgelehnt.</translation>
  </message>
  <message>
   <source>%1 is not an address of http or https: refused.</source>
   <translation>%1 ist keine Adresse mit http oder https: abgelehnt.</translation>
  </message>
  <message>
   <source>The address contains a user name or password: refused.</source>
   <translation>Die Adresse enthält einen Benutzernamen oder ein Passwort: abgelehnt.</translation>
  </message>
 </context>
 <context>
  <name>policy</name>
  <message>
   <source>nothing</source>
   <translation>nichts</translation>
  </message>
  <message>
   <source>a text</source>
   <translation>ein Text</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>eine Liste</translation>
  </message>
  <message>
   <source>a map</source>
   <translation>eine Zuordnung</translation>
  </message>
  <message>
   <source>an alias</source>
   <translation>ein Alias</translation>
  </message>
  <message>
   <source>“%1” must be a list, but this is %2. Write it as “%3”.</source>
   <translation>„%1“ muss eine Liste sein, aber dies ist %2. Schreiben Sie es als „%3“.</translation>
  </message>
  <message>
   <source>“%1” must be a map, but this is %2. Write it as “%3”.</source>
   <translation>„%1“ muss eine Zuordnung sein, aber dies ist %2. Schreiben Sie es als „%3“.</translation>
  </message>
  <message>
   <source>“%1” must be a text, but this is %2. Write it as “%3”.</source>
   <translation>„%1“ muss ein Text sein, aber dies ist %2. Schreiben Sie es als „%3“.</translation>
  </message>
  <message>
   <source>The policy is empty. Begin with “default_policy: disallow” and “agents:”.</source>
   <translation>Die Richtlinie ist leer. Beginnen Sie mit „default_policy: disallow“ und „agents:“.</translation>
  </message>
  <message>
   <source>The policy is a list at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>Die Richtlinie ist auf oberster Ebene eine Liste, muss aber eine Zuordnung von Feldern sein, etwa „title: …“.</translation>
  </message>
  <message>
   <source>The policy is a text at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>Die Richtlinie ist auf oberster Ebene ein Text, muss aber eine Zuordnung von Feldern sein, etwa „title: …“.</translation>
  </message>
  <message>
   <source>The policy has no “agents”; only the default record is rendered.</source>
   <translation>Die Richtlinie hat kein „agents“; nur der Standardeintrag wird ausgegeben.</translation>
  </message>
  <message>
   <source>The name of a field must be a text, but this is %1. Write a name.</source>
   <translation>Der Name eines Felds muss ein Text sein, aber dies ist %1. Schreiben Sie einen Namen.</translation>
  </message>
  <message>
   <source>“%1” appears here a second time. Keep one of the two.</source>
   <translation>„%1“ steht hier ein zweites Mal. Behalten Sie eines der beiden.</translation>
  </message>
  <message>
   <source>The tag %1 is not read. Remove it.</source>
   <translation>Das Tag %1 wird nicht gelesen. Entfernen Sie es.</translation>
  </message>
  <message>
   <source>Merge keys are not read, so the fields behind “&lt;&lt;” are missing here. Write them out.</source>
   <translation>Merge-Schlüssel werden nicht gelesen; die Felder hinter „&lt;&lt;“ fehlen hier also. Schreiben Sie sie aus.</translation>
  </message>
  <message>
   <source>“%1” is unknown, so its value is not rendered. Is “%2” meant?</source>
   <translation>„%1“ ist unbekannt, sein Wert wird also nicht ausgegeben. Ist „%2“ gemeint?</translation>
  </message>
  <message>
   <source>“%1” is not a field of an agent policy: it is kept, but not rendered.</source>
   <translation>„%1“ ist kein Feld einer Agentenrichtlinie: Es bleibt erhalten, wird aber nicht ausgegeben.</translation>
  </message>
  <message>
   <source>An agent is a map of fields, but this is %1. Write “- user_agent: …” with its policy below.</source>
   <translation>Ein Agent ist eine Zuordnung von Feldern, aber dies ist %1. Schreiben Sie „- user_agent: …“ mit seiner policy darunter.</translation>
  </message>
  <message>
   <source>An item of “%1” must be a path, but this is %2. Write “- /path”.</source>
   <translation>Ein Element von „%1“ muss ein Pfad sein, aber dies ist %2. Schreiben Sie „- /pfad“.</translation>
  </message>
  <message numerus="yes">
   <source>%n more faults are not listed. Mend some of those above.</source>
   <comment>%n more faults are not listed. Mend some of those above.</comment>
   <translation>
    <numerusform>%n weiterer Fehler ist nicht aufgeführt. Beheben Sie einige der obigen.</numerusform>
    <numerusform>%n weitere Fehler sind nicht aufgeführt. Beheben Sie einige der obigen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A policy names one sitemap: %n more are left out.</source>
   <comment>A policy names one sitemap: %n more is left out.</comment>
   <translation>
    <numerusform>Eine Richtlinie nennt eine Sitemap: %n weitere fällt weg.</numerusform>
    <numerusform>Eine Richtlinie nennt eine Sitemap: %n weitere fallen weg.</numerusform>
   </translation>
  </message>
  <message>
   <source>The robots.txt has no group for *, so default_policy is allow: agents that are not named may fetch everything.</source>
   <translation>Die robots.txt hat keine Gruppe für *, default_policy ist also allow: Nicht genannte Agenten dürfen alles abrufen.</translation>
  </message>
  <message>
   <source>The group for * has rules for paths. They are in an entry for *, which crawlers read together with the default record.</source>
   <translation>Die Gruppe für * hat Regeln für Pfade. Sie stehen in einem Eintrag für *, den Crawler mit dem Standardeintrag zusammen lesen.</translation>
  </message>
  <message>
   <source>(unreadable)</source>
   <translation>(unlesbar)</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more</source>
   <comment>%1 and %n more</comment>
   <translation>
    <numerusform>%1 und %n weiterer</numerusform>
    <numerusform>%1 und %n weitere</numerusform>
   </translation>
  </message>
  <message>
   <source>A robots.txt does not say who operates an agent, what it comes for and why it is treated so: vendor, role and notes are missing from every entry. Fill them in.</source>
   <translation>Eine robots.txt sagt nicht, wer einen Agenten betreibt, wozu er kommt und warum er so behandelt wird: vendor, role und notes fehlen in jedem Eintrag. Ergänzen Sie sie.</translation>
  </message>
  <message>
   <source>Names that cannot be in a User-agent line are left out: %1.</source>
   <translation>Namen, die keine User-agent-Zeile einer Richtlinie enthalten kann, fallen weg: %1.</translation>
  </message>
  <message>
   <source>Paths that begin with neither / nor *, or contain a space or “#”, are left out: %1.</source>
   <translation>Pfade, die weder mit / noch mit * beginnen oder ein Leerzeichen oder „#“ enthalten, fallen weg: %1.</translation>
  </message>
  <message>
   <source>A policy has no field for these directives; they are left out: %1.</source>
   <translation>Für diese Direktiven hat eine Richtlinie kein Feld; sie fallen weg: %1.</translation>
  </message>
  <message>
   <source>A policy has one entry for each agent: groups that name several agents are split.</source>
   <translation>Eine Richtlinie hat für jeden Agenten einen Eintrag: Gruppen, die mehrere Agenten nennen, werden geteilt.</translation>
  </message>
  <message>
   <source>Several groups name %1; their rules are joined in one entry.</source>
   <translation>Mehrere Gruppen nennen %1; ihre Regeln werden in einem Eintrag zusammengefasst.</translation>
  </message>
  <message>
   <source>Comments of the groups are kept as comments of the policy and are not rendered. Move them into notes to have them rendered.</source>
   <translation>Kommentare der Gruppen bleiben als Kommentare der Richtlinie erhalten und werden nicht ausgegeben. Verschieben Sie sie nach notes, wenn sie ausgegeben werden sollen.</translation>
  </message>
  <message>
   <source>The id of a policy must be a ULID of 26 characters.</source>
   <translation>Die id einer Richtlinie muss eine ULID aus 26 Zeichen sein.</translation>
  </message>
  <message>
   <source>The title of a policy must be a text of one line without control characters.</source>
   <translation>Der Titel einer Richtlinie muss ein einzeiliger Text ohne Steuerzeichen sein.</translation>
  </message>
  <message>
   <source>The slug of a policy must be a text of one line without control characters.</source>
   <translation>Der Slug einer Richtlinie muss ein einzeiliger Text ohne Steuerzeichen sein.</translation>
  </message>
  <message>
   <source>This robots.txt is too large to become a policy.</source>
   <translation>Diese robots.txt ist zu groß, um eine Richtlinie zu werden.</translation>
  </message>
  <message>
   <source>A role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Eine Rolle kommt in eine Zeile von robots.txt, aber diese enthält ein Zeilenende oder ein anderes Steuerzeichen. Schreiben Sie sie in eine Zeile.</translation>
  </message>
  <message>
   <source>A note on a role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Eine Anmerkung zu einer Rolle kommt in eine Zeile von robots.txt, aber diese enthält ein Zeilenende oder ein anderes Steuerzeichen. Schreiben Sie sie in eine Zeile.</translation>
  </message>
  <message>
   <source>The title goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Der Titel kommt in eine Zeile von robots.txt, aber dieser enthält ein Zeilenende oder ein anderes Steuerzeichen. Schreiben Sie ihn in eine Zeile.</translation>
  </message>
  <message>
   <source>The slug goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Der Slug kommt in eine Zeile von robots.txt, aber dieser enthält ein Zeilenende oder ein anderes Steuerzeichen. Schreiben Sie ihn in eine Zeile.</translation>
  </message>
  <message>
   <source>The id goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Die id kommt in eine Zeile von robots.txt, aber diese enthält ein Zeilenende oder ein anderes Steuerzeichen. Schreiben Sie sie in eine Zeile.</translation>
  </message>
  <message>
   <source>A URL goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Eine URL kommt in eine Zeile von robots.txt, aber diese enthält ein Zeilenende oder ein anderes Steuerzeichen. Schreiben Sie sie in eine Zeile.</translation>
  </message>
  <message>
   <source>A user agent goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Ein User-Agent kommt in eine Zeile von robots.txt, aber dieser enthält ein Zeilenende oder ein anderes Steuerzeichen. Schreiben Sie ihn in eine Zeile.</translation>
  </message>
  <message>
   <source>A path goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Ein Pfad kommt in eine Zeile von robots.txt, aber dieser enthält ein Zeilenende oder ein anderes Steuerzeichen. Schreiben Sie ihn in eine Zeile.</translation>
  </message>
  <message>
   <source>The policy has no title; the first line of robots.txt ends after its name. Add “title: …”.</source>
   <translation>Die Richtlinie hat keinen Titel; die erste Zeile von robots.txt endet nach ihrem Namen. Fügen Sie „title: …“ hinzu.</translation>
  </message>
  <message>
   <source>The policy has no slug; robots.txt cannot name its source. Add “slug: agent-policy”.</source>
   <translation>Die Richtlinie hat keinen Slug; robots.txt kann ihre Quelle nicht nennen. Fügen Sie „slug: agent-policy“ hinzu.</translation>
  </message>
  <message>
   <source>The policy has no id; robots.txt cannot tell its identity. Add “id: ” and a ULID.</source>
   <translation>Die Richtlinie hat keine id; robots.txt kann ihre Identität nicht nennen. Fügen Sie „id: “ und eine ULID hinzu.</translation>
  </message>
  <message>
   <source>A slug is part of an address: use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>Ein Slug steht in einer Adresse: Verwenden Sie nur Buchstaben, Ziffern, „-“, „_“ und „.“.</translation>
  </message>
  <message>
   <source>%1 is another type of entity; this one is read as an agent policy. Write “type: agent-policy”.</source>
   <translation>%1 ist eine andere Art von Entität; diese wird als Agentenrichtlinie gelesen. Schreiben Sie „type: agent-policy“.</translation>
  </message>
  <message numerus="yes">
   <source>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</source>
   <comment>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</comment>
   <translation>
    <numerusform>Eine ULID hat 26 Zeichen, diese id hat %n. Kopieren Sie sie neu, oder erzeugen Sie eine neue.</numerusform>
    <numerusform>Eine ULID hat 26 Zeichen, diese id hat %n. Kopieren Sie sie neu, oder erzeugen Sie eine neue.</numerusform>
   </translation>
  </message>
  <message>
   <source>A ULID is written with digits and A–Z without I, L, O and U. Copy the id again.</source>
   <translation>Eine ULID schreibt man mit Ziffern und den Buchstaben A–Z ohne I, L, O und U. Kopieren Sie die id neu.</translation>
  </message>
  <message>
   <source>A ULID begins with a digit from 0 to 7. Copy the id again.</source>
   <translation>Eine ULID beginnt mit einer Ziffer von 0 bis 7. Kopieren Sie die id neu.</translation>
  </message>
  <message>
   <source>%1 is not an absolute http or https URL. Write %2 in full, as “https://example.com/…”, with spaces as %3.</source>
   <translation>%1 ist keine absolute http- oder https-URL. Schreiben Sie %2 vollständig, als „https://example.com/…“, Leerzeichen als %3.</translation>
  </message>
  <message>
   <source>The policy has no default_policy, so nothing can be rendered. Add “default_policy: disallow” or “default_policy: allow”.</source>
   <translation>Die Richtlinie hat keine default_policy, es lässt sich also nichts ausgeben. Fügen Sie „default_policy: disallow“ oder „default_policy: allow“ hinzu.</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write allow or disallow.</source>
   <translation>%1 ist kein Wert von %2: Schreiben Sie allow oder disallow.</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write %3.</source>
   <translation>%1 ist kein Wert von %2: Schreiben Sie %3.</translation>
  </message>
  <message>
   <source>This entry names no agent. Add “user_agent: ” and its product token.</source>
   <translation>Dieser Eintrag nennt keinen Agenten. Fügen Sie „user_agent: “ und sein Produkt-Token hinzu.</translation>
  </message>
  <message>
   <source>This entry says neither allow nor disallow. Add “policy: allow” or “policy: disallow”.</source>
   <translation>Dieser Eintrag sagt weder allow noch disallow. Fügen Sie „policy: allow“ oder „policy: disallow“ hinzu.</translation>
  </message>
  <message>
   <source>The name of the agent is empty. Write its product token.</source>
   <translation>Der Name des Agenten ist leer. Schreiben Sie sein Produkt-Token.</translation>
  </message>
  <message>
   <source>%1 cannot be in a User-agent line: crawlers cut it at the space or “#”. Write only the product token.</source>
   <translation>%1 kann nicht in einer User-agent-Zeile stehen: Crawler kürzen es am Leerzeichen oder „#“. Schreiben Sie nur das Produkt-Token.</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”; strict parsers cut %1.</source>
   <translation>Ein Produkt-Token nach RFC 9309 hat nur Buchstaben, „-“ und „_“; strenge Parser kürzen %1.</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>Ein Crawler namens %1 ist nicht bekannt. Meinten Sie %2?</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it.</source>
   <translation>%1 ist außer Dienst: %2 sendet ihn nicht mehr.</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it. Today it sends %3; make sure they have entries if you want them covered.</source>
   <translation>%1 ist außer Dienst: %2 sendet ihn nicht mehr. Heute sendet der Betreiber %3; sorgen Sie dafür, dass diese Einträge haben, falls sie erfasst sein sollen.</translation>
  </message>
  <message>
   <source>%1 is taken for a role that you defined. Write %2.</source>
   <translation>%1 gilt als eigene Rolle. Schreiben Sie %2.</translation>
  </message>
  <message>
   <source>%1 is none of the common roles (%2); its comment will be the word itself.</source>
   <translation>%1 ist keine der üblichen Rollen (%2); ihr Kommentar wird das Wort selbst.</translation>
  </message>
  <message>
   <source>The notes contain a control character that some parsers take for a line end. Remove it.</source>
   <translation>Die Anmerkungen enthalten ein Steuerzeichen, das manche Parser für ein Zeilenende halten. Entfernen Sie es.</translation>
  </message>
  <message>
   <source>The path %1 begins neither with / nor with *, so crawlers may ignore it. Write %2.</source>
   <translation>Der Pfad %1 beginnt weder mit / noch mit *, Crawler können ihn also übergehen. Schreiben Sie %2.</translation>
  </message>
  <message>
   <source>A “#” begins a comment in robots.txt and would cut the path. Write it as %1.</source>
   <translation>Ein „#“ beginnt in robots.txt einen Kommentar und würde den Pfad abschneiden. Schreiben Sie es als %1.</translation>
  </message>
  <message>
   <source>A space ends the path for some crawlers. Write it as %1.</source>
   <translation>Ein Leerzeichen beendet für manche Crawler den Pfad. Schreiben Sie es als %1.</translation>
  </message>
  <message>
   <source>No agent has the role %1; its note is not rendered.</source>
   <translation>Kein Agent hat die Rolle %1; ihre Anmerkung wird nicht ausgegeben.</translation>
  </message>
  <message>
   <source>%1 has an entry in line %2 already; crawlers read the two records as one. Join the entries.</source>
   <translation>%1 hat schon einen Eintrag in Zeile %2; Crawler lesen die beiden als einen. Legen Sie die Einträge zusammen.</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one.</source>
   <translation>Crawler lesen diesen Eintrag und den Standardeintrag für * als einen.</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one, and the two contradict each other. Let policy and default_policy agree.</source>
   <translation>Crawler lesen diesen Eintrag und den Standardeintrag für * als einen, und die beiden widersprechen sich. Bringen Sie policy und default_policy in Einklang.</translation>
  </message>
  <message>
   <source>%1 is not set, so it cannot have a comment.</source>
   <translation>%1 ist nicht gesetzt und kann darum keinen Kommentar haben.</translation>
  </message>
  <message>
   <source>The policy has no agent %1.</source>
   <translation>Die Richtlinie hat keinen Agenten %1.</translation>
  </message>
  <message>
   <source>This entry does not begin a line, so it cannot have a comment. Edit the text.</source>
   <translation>Dieser Eintrag beginnt keine Zeile und kann darum keinen Kommentar haben. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>This value does not end its line, or has several lines, so it cannot have a comment. Edit the text.</source>
   <translation>Dieser Wert beendet seine Zeile nicht oder hat mehrere Zeilen und kann darum keinen Kommentar haben. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>The value of %1 is not UTF-8.</source>
   <translation>Der Wert von %1 ist kein UTF-8.</translation>
  </message>
  <message>
   <source>The value of %1 contains a line end or another control character. Write it without.</source>
   <translation>Der Wert von %1 enthält ein Zeilenende oder ein anderes Steuerzeichen. Schreiben Sie ihn ohne.</translation>
  </message>
  <message>
   <source>An agent needs at least one field.</source>
   <translation>Ein Agent braucht mindestens ein Feld.</translation>
  </message>
  <message>
   <source>Agent %1 has no path %2 in its %3 list.</source>
   <translation>Agent %1 hat in seiner %3-Liste keinen Pfad %2.</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>Zeile %1: %2</translation>
  </message>
  <message>
   <source>The policy is not a map of fields. Edit the text.</source>
   <translation>Die Richtlinie ist keine Zuordnung von Feldern. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>Agent %1 is an alias or no map of fields. Edit the text.</source>
   <translation>Agent %1 ist ein Alias oder keine Zuordnung von Feldern. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>“%1” is an alias. Edit the text.</source>
   <translation>„%1“ ist ein Alias. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>“%1” is not a list. Edit the text.</source>
   <translation>„%1“ ist keine Liste. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>“%1” is not a map of texts. Edit the text.</source>
   <translation>„%1“ ist keine Zuordnung von Texten. Bearbeiten Sie den Text.</translation>
  </message>
  <message numerus="yes">
   <source>The policy is %n bytes long; more than %1 are not read. Split it or shorten its lists.</source>
   <comment>The policy is %n byte long; more than %1 are not read. Split it or shorten its lists.</comment>
   <translation>
    <numerusform>Die Richtlinie ist %n Byte lang; mehr als %1 werden nicht gelesen. Teilen Sie sie, oder kürzen Sie ihre Listen.</numerusform>
    <numerusform>Die Richtlinie ist %n Bytes lang; mehr als %1 werden nicht gelesen. Teilen Sie sie, oder kürzen Sie ihre Listen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The policy has more than %n values; the rest is not read. Shorten its lists.</source>
   <comment>The policy has more than %n value; the rest is not read. Shorten its lists.</comment>
   <translation>
    <numerusform>Die Richtlinie hat mehr als %n Wert; der Rest wird nicht gelesen. Kürzen Sie ihre Listen.</numerusform>
    <numerusform>Die Richtlinie hat mehr als %n Werte; der Rest wird nicht gelesen. Kürzen Sie ihre Listen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>More than %n levels are not read. A policy needs four.</source>
   <comment>More than %n level is not read. A policy needs four.</comment>
   <translation>
    <numerusform>Mehr als %n Ebene wird nicht gelesen. Eine Richtlinie braucht vier.</numerusform>
    <numerusform>Mehr als %n Ebenen werden nicht gelesen. Eine Richtlinie braucht vier.</numerusform>
   </translation>
  </message>
  <message>
   <source>The rendered robots.txt would be larger than 32 MiB. Shorten the notes on roles.</source>
   <translation>Die erzeugte robots.txt wäre größer als 32 MiB. Kürzen Sie die Anmerkungen zu Rollen.</translation>
  </message>
  <message>
   <source>Line %1, column %2: %3</source>
   <translation>Zeile %1, Spalte %2: %3</translation>
  </message>
  <message>
   <source>The policy has no default_policy.</source>
   <translation>Die Richtlinie hat keine default_policy.</translation>
  </message>
  <message>
   <source>An entry has no user_agent or no policy.</source>
   <translation>Ein Eintrag hat keinen user_agent oder keine policy.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be reordered here. Edit the text.</source>
   <translation>Diese Liste ist so angelegt, dass sie sich hier nicht umordnen lässt. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>This place in the file cannot be changed here. Edit the text.</source>
   <translation>Diese Stelle der Datei lässt sich hier nicht ändern. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>This place in the file cannot be filled in here. Edit the text.</source>
   <translation>Diese Stelle der Datei lässt sich hier nicht füllen. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>This place in the file is not a map of fields. Edit the text.</source>
   <translation>Diese Stelle der Datei ist keine Zuordnung von Feldern. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>This is the only field here. Edit the text.</source>
   <translation>Das ist hier das einzige Feld. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>This field cannot be removed here. Edit the text.</source>
   <translation>Dieses Feld lässt sich hier nicht entfernen. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>This part of the file is written in a way that cannot be changed here without touching more, for instance because an alias repeats it. Edit the text.</source>
   <translation>Dieser Teil der Datei ist so geschrieben, dass er sich hier nicht ändern lässt, ohne mehr zu berühren, zum Beispiel weil ein Alias ihn wiederholt. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>This place in the file is not a list. Edit the text.</source>
   <translation>Diese Stelle der Datei ist keine Liste. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be added to here. Edit the text.</source>
   <translation>Diese Liste ist so angelegt, dass sich hier nichts hinzufügen lässt. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be cut here. Edit the text.</source>
   <translation>Diese Liste ist so angelegt, dass sie sich hier nicht kürzen lässt. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>The last item of this list cannot be removed here. Edit the text.</source>
   <translation>Das letzte Element dieser Liste lässt sich hier nicht entfernen. Bearbeiten Sie den Text.</translation>
  </message>
  <message>
   <source>This byte is not UTF-8. Save the file as UTF-8.</source>
   <translation>Dieses Byte ist kein UTF-8. Speichern Sie die Datei als UTF-8.</translation>
  </message>
  <message>
   <source>A carriage return without a line feed ends no line here. Save the file with LF or CRLF line ends.</source>
   <translation>Ein Wagenrücklauf ohne Zeilenvorschub beendet hier keine Zeile. Speichern Sie die Datei mit LF oder CRLF als Zeilenende.</translation>
  </message>
  <message>
   <source>YAML does not allow control characters (%1). Remove it.</source>
   <translation>YAML erlaubt keine Steuerzeichen (%1). Entfernen Sie es.</translation>
  </message>
  <message>
   <source>A second document, or text that belongs to nothing, begins here. Keep one document in the file.</source>
   <translation>Hier beginnt ein zweites Dokument oder Text, der zu nichts gehört. Behalten Sie ein Dokument in der Datei.</translation>
  </message>
  <message>
   <source>This alias names no anchor that comes before it.</source>
   <translation>Dieser Alias nennt keinen Anker, der davor steht.</translation>
  </message>
  <message>
   <source>This is not YAML: %1. Indent with spaces, close what is opened, and put a value in quotes if it has “: ” or “ #” in it or begins with a character such as * or @.</source>
   <translation>Das ist kein YAML: %1. Rücken Sie mit Leerzeichen ein, schließen Sie, was geöffnet ist, und setzen Sie einen Wert in Anführungszeichen, wenn er „: “ oder „ #“ enthält oder mit einem Zeichen wie * oder @ beginnt.</translation>
  </message>
  <message>
   <source>The YAML could not be read: %1.</source>
   <translation>Das YAML ließ sich nicht lesen: %1.</translation>
  </message>
  <message>
   <source>This quoted text is never closed. Close its quotes.</source>
   <translation>Dieser Text in Anführungszeichen wird nie geschlossen. Schließen Sie die Anführungszeichen.</translation>
  </message>
  <message>
   <source>The aliases of this file expand to more than is read here. Write its values out.</source>
   <translation>Die Aliasse dieser Datei ergeben mehr, als hier gelesen wird. Schreiben Sie ihre Werte aus.</translation>
  </message>
 </context>
 <context>
  <name>replay</name>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1: cannot be read (%2)</source>
   <translation>%1: lässt sich nicht lesen (%2)</translation>
  </message>
  <message>
   <source>%1: the gzip data are damaged or end too early</source>
   <translation>%1: die gzip-Daten sind beschädigt oder enden zu früh</translation>
  </message>
  <message>
   <source>%1: the zstd data are damaged or end too early</source>
   <translation>%1: die zstd-Daten sind beschädigt oder enden zu früh</translation>
  </message>
  <message>
   <source>%1: is packed with %2, which is not read. Unpack it on the way: %3 %1 | gatepost-cli replay - …</source>
   <translation>%1: ist mit %2 gepackt, was nicht gelesen wird. Entpacken Sie es unterwegs: %3 %1 | gatepost-cli replay - …</translation>
  </message>
  <message>
   <source>%1: cannot be opened (%2)</source>
   <translation>%1: lässt sich nicht öffnen (%2)</translation>
  </message>
  <message>
   <source>The standard input cannot be kept in a temporary file</source>
   <translation>Die Standardeingabe lässt sich nicht in einer temporären Datei ablegen</translation>
  </message>
  <message>
   <source>The standard input cannot be read</source>
   <translation>Die Standardeingabe lässt sich nicht lesen</translation>
  </message>
  <message>
   <source>%1: the lines have no User-Agent (common log format), so nobody can be recognised. Let the server write the combined format</source>
   <translation>%1: Die Zeilen haben keinen User-Agent (Common Log Format), also lässt sich niemand erkennen. Lassen Sie den Server das Combined-Format schreiben</translation>
  </message>
  <message>
   <source>%1. The %2 lines before that are counted</source>
   <translation>%1. Die %2 Zeilen davor sind gezählt</translation>
  </message>
  <message>
   <source>%1: no line has the field %2 (--ip-field)</source>
   <translation>%1: Keine Zeile hat das Feld %2 (--ip-field)</translation>
  </message>
  <message>
   <source>%1 It is left out.</source>
   <translation>%1 Wird ausgelassen.</translation>
  </message>
  <message>
   <source>%1: the versions of the policy were not read, because there are more than %2 of them, or they are larger than %3 MiB together</source>
   <translation>%1: Die Fassungen der Policy wurden nicht gelesen, weil es mehr als %2 sind oder sie zusammen größer als %3 MiB sind</translation>
  </message>
  <message>
   <source>%1: is not a folder that can be read</source>
   <translation>%1: ist kein lesbarer Ordner</translation>
  </message>
  <message>
   <source>%1: no commit has a robots.txt, robots-ai.txt or robots2.txt there</source>
   <translation>%1: kein Commit hat dort eine robots.txt, robots-ai.txt oder robots2.txt</translation>
  </message>
  <message numerus="yes">
   <source>%1: the dates of %n commits are before those of their parents; their parents' dates are used</source>
   <comment>%1: the date of a commit is before that of its parent; its parent's date is used</comment>
   <translation>
    <numerusform>%1: das Datum von %n Commit liegt vor dem seines Vorgängers; es gilt das Datum des Vorgängers</numerusform>
    <numerusform>%1: die Daten von %n Commits liegen vor denen ihrer Vorgänger; es gelten die Daten der Vorgänger</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>sample</name>
  <message>
   <source>The same wishes as an entity. Gatepost renders a robots.txt from it; the robots.txt beside this file is kept by hand, because an entity knows agents and paths, but no hours, rates or patterns.</source>
   <extracomment>A comment in sample/agent-policy.kno</extracomment>
   <translation>Dieselben Wünsche als Entität. Gatepost erzeugt daraus eine robots.txt; die robots.txt neben dieser Datei wird von Hand gepflegt, weil eine Entität zwar Agenten und Pfade kennt, aber keine Zeiten, Raten oder Muster.</translation>
  </message>
  <message>
   <source>robots-ai.txt of Tidewater Press: for AI agents only.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>robots-ai.txt von Tidewater Press: nur für KI-Agenten.</translation>
  </message>
  <message>
   <source>It has the syntax of robots.txt and may only narrow what robots.txt leaves open. Crawlers that are no AI agents, like Googlebot-Image or AhrefsBot, are not spoken to here.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Sie hat die Syntax von robots.txt und darf nur einschränken, was robots.txt offen lässt. Crawler, die keine KI-Agenten sind, wie Googlebot-Image oder AhrefsBot, sind hier nicht angesprochen.</translation>
  </message>
  <message>
   <source>Assistants that fetch a page because a reader asked for it are guests.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Assistenten, die eine Seite abrufen, weil ein Leser danach gefragt hat, sind Gäste.</translation>
  </message>
  <message>
   <source>May come, but slowly and in the quiet hours.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Darf kommen, aber langsam und in den ruhigen Stunden.</translation>
  </message>
  <message>
   <source>Blocked here, though robots.txt says nothing about it.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Hier gesperrt, obwohl robots.txt nichts darüber sagt.</translation>
  </message>
  <message>
   <source>robots.txt of Tidewater Press: books, a journal and a small shop.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>robots.txt von Tidewater Press: Bücher, eine Zeitschrift und ein kleiner Laden.</translation>
  </message>
  <message>
   <source>This is the file that every crawler reads first. A crawler looks for the group that names it, and only if there is none for the group of *. It never adds the two together.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Das ist die Datei, die jeder Crawler zuerst liest. Ein Crawler sucht die Gruppe, die ihn nennt, und nur wenn es keine gibt, die Gruppe von *. Er rechnet die beiden nie zusammen.</translation>
  </message>
  <message>
   <source>Everybody without a group of their own</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Alle ohne eigene Gruppe</translation>
  </message>
  <message>
   <source>Longer than the rule above, so it wins: the spring catalogue may be fetched, other PDF files may not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Länger als die Regel darüber, sie gewinnt also: Der Frühjahrskatalog darf abgerufen werden, andere PDF-Dateien nicht.</translation>
  </message>
  <message>
   <source>Search engines</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Suchmaschinen</translation>
  </message>
  <message>
   <source>They may index the journal too, but nobody wants search results inside of search results.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Sie dürfen auch die Zeitschrift indexieren, aber niemand will Suchergebnisse in Suchergebnissen.</translation>
  </message>
  <message>
   <source>What may be done with the text once it is fetched. This never changes what may be fetched.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Was mit dem Text geschehen darf, wenn er abgerufen ist. Das ändert nie, was abgerufen werden darf.</translation>
  </message>
  <message>
   <source>A group of its own, so nothing of Googlebot's group holds for Googlebot-Image.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Eine eigene Gruppe; von der Gruppe für Googlebot gilt also nichts für Googlebot-Image.</translation>
  </message>
  <message>
   <source>Crawlers that collect text for training</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Crawler, die Text zum Trainieren sammeln</translation>
  </message>
  <message>
   <source>Press releases are there to be repeated; the books are not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Pressemitteilungen sind zum Weiterverbreiten da, die Bücher nicht.</translation>
  </message>
  <message>
   <source>Audits, in the extended standard 2.0</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Prüfungen, im erweiterten Standard 2.0</translation>
  </message>
  <message>
   <source>Robot-version right after the agents changes how paths are read: a path without * is the whole path, and a bare &quot;Disallow: *&quot; means &quot;all the rest&quot;. Times are in UTC.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Robot-version direkt hinter den Agenten ändert, wie Pfade gelesen werden: Ein Pfad ohne * ist der ganze Pfad, und ein bloßes &quot;Disallow: *&quot; heißt &quot;alles Übrige&quot;. Zeiten sind in UTC.</translation>
  </message>
  <message>
   <source>Patterns</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Muster</translation>
  </message>
  <message>
   <source>Whoever calls itself something-ai or says that it scrapes, and has no group above.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Wer sich etwas-ai nennt oder sagt, dass er scrapt, und oben keine Gruppe hat.</translation>
  </message>
  <message>
   <source>The whole file</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Die ganze Datei</translation>
  </message>
  <message>
   <source>robots2.txt of Tidewater Press: what may be done with the content.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>robots2.txt von Tidewater Press: was mit dem Inhalt geschehen darf.</translation>
  </message>
  <message>
   <source>Paths: they may only narrow what robots.txt allows</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Pfade: Sie dürfen nur einschränken, was robots.txt erlaubt</translation>
  </message>
  <message>
   <source>Nothing links here. Who comes all the same has not read this file.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Nichts verlinkt hierher. Wer trotzdem kommt, hat diese Datei nicht gelesen.</translation>
  </message>
  <message>
   <source>Policy for every agent</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Richtlinie für jeden Agenten</translation>
  </message>
  <message>
   <source>Translations and retellings: ask us, by the protocol of section 6.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Übersetzungen und Nacherzählungen: Fragen Sie uns nach dem Protokoll in Abschnitt 6.</translation>
  </message>
  <message>
   <source>Other publishers of reference books may not build on ours.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Andere Verlage von Nachschlagewerken dürfen nicht auf unseren aufbauen.</translation>
  </message>
  <message>
   <source>link-back is left unstated: the chained file at the end fills it in. Nobody speaks of announce.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>link-back bleibt offen: Die verkettete Datei am Ende ergänzt es. Von announce spricht niemand.</translation>
  </message>
  <message>
   <source>What kind of content this is</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Welche Art von Inhalt das ist</translation>
  </message>
  <message>
   <source>Exceptions for kinds of agents</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Ausnahmen für Arten von Agenten</translation>
  </message>
  <message>
   <source>A block states only what differs; everything else comes from above.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Ein Block gibt nur an, was anders ist; alles Übrige kommt von oben.</translation>
  </message>
  <message>
   <source>Ask before every visit.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Vor jedem Besuch fragen.</translation>
  </message>
  <message>
   <source>May look whether the site is up, and nothing else.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Darf nachsehen, ob die Website erreichbar ist, und sonst nichts.</translation>
  </message>
  <message>
   <source>chain counts only as the last line.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>chain zählt nur in der letzten Zeile.</translation>
  </message>
  <message>
   <source>An agent policy: robots.txt is rendered from it. Change the id to one of your own.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Eine Agentenrichtlinie: robots.txt wird daraus erzeugt. Ersetzen Sie die id durch eine eigene.</translation>
  </message>
  <message>
   <source>What holds for every agent that is not listed: allow or disallow.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Was für jeden nicht aufgeführten Agenten gilt: allow oder disallow.</translation>
  </message>
  <message>
   <source>Ends the comment over all agents of a role.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Beendet den Kommentar über allen Agenten einer Rolle.</translation>
  </message>
  <message>
   <source>robots-ai.txt: every AI agent may fetch everything that robots.txt leaves open.</source>
   <extracomment>A comment in templates/robots-ai-allow-all.txt</extracomment>
   <translation>robots-ai.txt: Jeder KI-Agent darf alles abrufen, was robots.txt offen lässt.</translation>
  </message>
  <message>
   <source>robots-ai.txt: no AI agent may fetch anything.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>robots-ai.txt: Kein KI-Agent darf etwas abrufen.</translation>
  </message>
  <message>
   <source>Other crawlers do not read this file; for them robots.txt speaks.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>Andere Crawler lesen diese Datei nicht; für sie spricht robots.txt.</translation>
  </message>
  <message>
   <source>robots-ai.txt: AI agents may fetch some paths and not others, at a gentle pace.</source>
   <extracomment>A comment in templates/robots-ai-paths.txt</extracomment>
   <translation>robots-ai.txt: KI-Agenten dürfen manche Pfade abrufen und andere nicht, in gemächlichem Tempo.</translation>
  </message>
  <message>
   <source>robots-ai.txt: one AI agent is welcome, the others are not.</source>
   <extracomment>A comment in templates/robots-ai-selective.txt</extracomment>
   <translation>robots-ai.txt: Ein KI-Agent ist willkommen, die anderen nicht.</translation>
  </message>
  <message>
   <source>robots.txt with groups of the extended standard 2.0.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>robots.txt mit Gruppen des erweiterten Standards 2.0.</translation>
  </message>
  <message>
   <source>Robots that do not know version 2.0 read the first group. In the others, Robot-version comes right after the agents, a path without * ? [ or \ is the whole path, and &quot;Disallow: *&quot; means all the rest.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>Robots, die Version 2.0 nicht kennen, lesen die erste Gruppe. In den anderen steht Robot-version direkt hinter den Agenten, ein Pfad ohne * ? [ oder \ ist der ganze Pfad, und &quot;Disallow: *&quot; heißt alles Übrige.</translation>
  </message>
  <message>
   <source>HTML pages only, and only at night. Times are in UTC and may run past midnight.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>Nur HTML-Seiten und nur nachts. Zeiten sind in UTC und dürfen über Mitternacht reichen.</translation>
  </message>
  <message>
   <source>Any time, but slower while people are shopping.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>Jederzeit, aber langsamer, solange Menschen einkaufen.</translation>
  </message>
  <message>
   <source>robots.txt with agents named by patterns, as the purpose proposal has it.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>robots.txt mit Agenten, die durch Muster genannt sind, wie es der Zweck-Vorschlag vorsieht.</translation>
  </message>
  <message>
   <source>A pattern counts only for agents without a group of their own. Crawlers that read the standard alone do not know patterns, so the group of * should be one that you can live with.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Ein Muster zählt nur für Agenten ohne eigene Gruppe. Crawler, die nur den Standard lesen, kennen keine Muster; die Gruppe von * sollte also eine sein, mit der Sie leben können.</translation>
  </message>
  <message>
   <source>Whatever calls itself something-ai: images yes, maps no.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Was sich etwas-ai nennt: Bilder ja, Karten nein.</translation>
  </message>
  <message>
   <source>A name without signs is that agent alone.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Ein Name ohne Sonderzeichen ist genau dieser Agent.</translation>
  </message>
  <message>
   <source>robots.txt with preference signals: what may be done with a page once it is fetched.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>robots.txt mit Präferenzsignalen: was mit einer Seite geschehen darf, wenn sie abgerufen ist.</translation>
  </message>
  <message>
   <source>They never change what may be fetched, and each is read by some crawlers only.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>Sie ändern nie, was abgerufen werden darf, und jedes wird nur von manchen Crawlern gelesen.</translation>
  </message>
  <message>
   <source>yes and no for each use; what is left out is neither granted nor refused.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>yes und no für jede Verwendung; was fehlt, ist weder gewährt noch verweigert.</translation>
  </message>
  <message>
   <source>y and n, also for a path of its own: the longest path that matches counts.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>y und n, auch für einen eigenen Pfad: Der längste passende Pfad zählt.</translation>
  </message>
  <message>
   <source>robots.txt: the usual, with a few doors closed.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>robots.txt: das Übliche, mit ein paar geschlossenen Türen.</translation>
  </message>
  <message>
   <source>A longer rule wins over a shorter one.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>Eine längere Regel gewinnt gegen eine kürzere.</translation>
  </message>
  <message>
   <source>A crawler with a group of its own reads that group alone, so repeat here what must hold for it too.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>Ein Crawler mit eigener Gruppe liest nur diese; wiederholen Sie hier also, was auch für ihn gelten muss.</translation>
  </message>
  <message>
   <source>robots2.txt with one of everything.</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>robots2.txt mit einem von allem.</translation>
  </message>
  <message>
   <source>Paths</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Pfade</translation>
  </message>
  <message>
   <source>AI policy</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>KI-Richtlinie</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Verhalten</translation>
  </message>
  <message>
   <source>Quality</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Qualität</translation>
  </message>
  <message>
   <source>Compliance</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Einhaltung</translation>
  </message>
  <message>
   <source>Blocks: only what differs</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Blöcke: nur was anders ist</translation>
  </message>
  <message>
   <source>The last line: a file that fills in what is unstated here</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Die letzte Zeile: eine Datei, die ergänzt, was hier offen bleibt</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>Zeile %1, Spalte %2: %3</translation>
  </message>
  <message>
   <source>environments must map names to hosts, such as staging: {host: staging.example.org, must: closed}</source>
   <translation>environments muss Namen Hosts zuordnen, etwa staging: {host: staging.example.org, must: closed}</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 hat mehr als %2 Einträge; mehr werden nicht gelesen</translation>
  </message>
  <message>
   <source>an environment needs a host</source>
   <translation>eine Umgebung braucht einen host</translation>
  </message>
  <message>
   <source>%1 cannot be the name of an environment</source>
   <translation>%1 kann nicht der Name einer Umgebung sein</translation>
  </message>
  <message>
   <source>%1 is not one of %2</source>
   <translation>%1 ist keines von %2</translation>
  </message>
  <message>
   <source>%1 is not a host</source>
   <translation>%1 ist kein Host</translation>
  </message>
  <message>
   <source>%1 is named twice</source>
   <translation>%1 ist zweimal genannt</translation>
  </message>
  <message>
   <source>two environments have the host %1</source>
   <translation>zwei Umgebungen haben den Host %1</translation>
  </message>
  <message>
   <source>%1 leads out of the folder</source>
   <translation>%1 führt aus dem Ordner hinaus</translation>
  </message>
  <message>
   <source>%1 is used by two environments of which one is closed</source>
   <translation>%1 wird von zwei Umgebungen verwendet, von denen eine geschlossen ist</translation>
  </message>
  <message>
   <source>outputs must map targets to folders, such as nginx: deploy</source>
   <translation>outputs muss Zielen Ordner zuordnen, etwa nginx: deploy</translation>
  </message>
  <message>
   <source>%1 is not a target; write one of %2</source>
   <translation>%1 ist kein Ziel einer Ausgabe; schreiben Sie eines von %2</translation>
  </message>
  <message>
   <source>an output needs a folder</source>
   <translation>eine Ausgabe braucht einen Ordner</translation>
  </message>
  <message>
   <source>compact is yes or no</source>
   <translation>compact ist yes oder no</translation>
  </message>
  <message>
   <source>there is no environment %1; gatepost.yaml names none</source>
   <translation>es gibt keine Umgebung %1; gatepost.yaml nennt keine</translation>
  </message>
  <message>
   <source>there is no environment %1; there is %2</source>
   <translation>es gibt keine Umgebung %1; es gibt %2</translation>
  </message>
  <message>
   <source>goals must map purposes to what is wanted, such as training: out</source>
   <translation>goals muss Zwecken zuordnen, was gewünscht ist, etwa training: out</translation>
  </message>
  <message>
   <source>%1 is not a purpose; write one of %2</source>
   <translation>%1 ist kein Zweck; schreiben Sie einen von %2</translation>
  </message>
  <message>
   <source>reach is known or obeying</source>
   <translation>reach ist known oder obeying</translation>
  </message>
  <message>
   <source>%1 is not a signal that goals can write</source>
   <translation>%1 ist kein Signal, das Ziele schreiben können</translation>
  </message>
  <message>
   <source>%1 is not a file that goals can edit</source>
   <translation>%1 ist keine Datei, die Ziele bearbeiten können</translation>
  </message>
  <message>
   <source>terms must be an http(s) URL</source>
   <translation>terms muss eine http(s)-URL sein</translation>
  </message>
  <message>
   <source>%1 is not a payment of RSL</source>
   <translation>%1 ist keine Zahlungsart von RSL</translation>
  </message>
  <message>
   <source>file must be an http(s) URL</source>
   <translation>file muss eine http(s)-URL sein</translation>
  </message>
  <message>
   <source>a goal has no is</source>
   <translation>ein Ziel hat kein is</translation>
  </message>
  <message>
   <source>closed belongs to welcome and open</source>
   <translation>closed gehört zu welcome und open</translation>
  </message>
  <message>
   <source>only belongs to welcome and open</source>
   <translation>only gehört zu welcome und open</translation>
  </message>
  <message>
   <source>a goal has either only or closed</source>
   <translation>ein Ziel hat entweder only oder closed</translation>
  </message>
  <message>
   <source>only has no pattern; write out instead</source>
   <translation>only hat kein Muster; schreiben Sie stattdessen out</translation>
  </message>
  <message>
   <source>hours are UTC, such as 22:00-05:59</source>
   <translation>hours sind in UTC, etwa 22:00-05:59</translation>
  </message>
  <message>
   <source>hours belong to welcome and open</source>
   <translation>hours gehören zu welcome und open</translation>
  </message>
  <message>
   <source>pace is a number of seconds, or 10s, 2m</source>
   <translation>pace ist eine Zahl von Sekunden oder 10s, 2m</translation>
  </message>
  <message>
   <source>otherwise belongs to ask and pay</source>
   <translation>otherwise gehört zu ask und pay</translation>
  </message>
  <message>
   <source>otherwise is out or open</source>
   <translation>otherwise ist out oder open</translation>
  </message>
  <message>
   <source>an exception needs agents or paths</source>
   <translation>eine Ausnahme braucht agents oder paths</translation>
  </message>
  <message>
   <source>%1 names no agent</source>
   <translation>%1 nennt keinen Agenten</translation>
  </message>
  <message>
   <source>an exception has no is</source>
   <translation>eine Ausnahme hat kein is</translation>
  </message>
  <message>
   <source>until is a day such as 2027-06-30</source>
   <translation>until ist ein Tag wie 2027-06-30</translation>
  </message>
  <message>
   <source>only search, answers, making and training have words for use</source>
   <translation>nur search, answers, making und training haben Wörter für use</translation>
  </message>
  <message>
   <source>use is yes, no or unstated</source>
   <translation>use ist yes, no oder unstated</translation>
  </message>
  <message>
   <source>a note is one line</source>
   <translation>eine note ist eine Zeile</translation>
  </message>
  <message>
   <source>%1: a path begins with / or * and has no space or #</source>
   <translation>%1: Ein Pfad beginnt mit / oder * und hat kein Leerzeichen und kein #</translation>
  </message>
  <message>
   <source>lines %1 and %2 contradict each other for %3 on %4</source>
   <translation>die Zeilen %1 und %2 widersprechen einander für %3 auf %4</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write %1 as a block</source>
   <translation>es ist so geschrieben, dass es sich nicht sicher ändern lässt: Schreiben Sie %1 als Block</translation>
  </message>
  <message>
   <source>%1 must be one text</source>
   <translation>%1 muss ein einzelner Text sein</translation>
  </message>
  <message>
   <source>an item of %1 must be one text</source>
   <translation>ein Element von %1 muss ein einzelner Text sein</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 muss eine Liste sein</translation>
  </message>
  <message>
   <source>a key must be one text</source>
   <translation>ein Schlüssel muss ein einzelner Text sein</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; put both into one, or remove one</source>
   <translation>%1 ist schon in Zeile %2 angegeben; legen Sie beide zusammen, oder entfernen Sie eines</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 ist kein Schlüssel von %2; meinten Sie %3?</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 ist kein Schlüssel von %2, das %3 hat; berichtigen oder entfernen Sie ihn</translation>
  </message>
  <message>
   <source>it is an index of other sitemaps; name those in its place</source>
   <translation>sie ist ein Index anderer Sitemaps; nennen Sie stattdessen diese</translation>
  </message>
  <message>
   <source>it is not a sitemap: it begins with &lt;%1&gt;</source>
   <translation>sie ist keine Sitemap: sie beginnt mit &lt;%1&gt;</translation>
  </message>
  <message>
   <source>it is compressed; unpack it first (gunzip)</source>
   <translation>sie ist komprimiert; entpacken Sie sie zuerst (gunzip)</translation>
  </message>
  <message>
   <source>aliases (*name) are not read here; write the value out</source>
   <translation>Aliasse (*name) werden hier nicht gelesen; schreiben Sie den Wert aus</translation>
  </message>
  <message>
   <source>keys such as “paths:” are expected</source>
   <translation>erwartet werden Schlüssel wie „paths:“</translation>
  </message>
  <message>
   <source>host must be a host such as shop.example</source>
   <translation>host muss ein Host wie shop.example sein</translation>
  </message>
  <message>
   <source>%1 cannot be a path: a honeypot begins with / or *</source>
   <translation>%1 ist kein Pfad: Ein Honeypot beginnt mit / oder *</translation>
  </message>
  <message>
   <source>lint must be a map such as {off: [CODE]}</source>
   <translation>lint muss eine Zuordnung wie {off: [CODE]} sein</translation>
  </message>
  <message>
   <source>%1 is not a fact of an agent</source>
   <translation>%1 ist keine Angabe zu einem Agenten</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>an agent has no token</source>
   <translation>einem Agenten fehlt token</translation>
  </message>
  <message>
   <source>%1 has facts in line %2 already; put them into one item</source>
   <translation>%1 hat schon Angaben in Zeile %2; legen Sie sie in einem Eintrag zusammen</translation>
  </message>
  <message>
   <source>chain must map URLs to files</source>
   <translation>chain muss URLs Dateien zuordnen</translation>
  </message>
  <message>
   <source>a file of chain must be one text</source>
   <translation>eine Datei von chain muss ein einzelner Text sein</translation>
  </message>
  <message>
   <source>tests must be a list</source>
   <translation>tests muss eine Liste sein</translation>
  </message>
  <message>
   <source>a test must have agent, path and expect</source>
   <translation>ein Test muss agent, path und expect haben</translation>
  </message>
  <message>
   <source>a test has no %1</source>
   <translation>einem Test fehlt %1</translation>
  </message>
  <message>
   <source>a test has either %1 or %2</source>
   <translation>ein Test hat entweder %1 oder %2</translation>
  </message>
  <message>
   <source>at must be a time such as 2026-11-20T07:00:00Z</source>
   <translation>at muss eine Zeit wie 2026-11-20T07:00:00Z sein</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>die Datei ist größer als %1 MiB, mehr, als gelesen wird</translation>
  </message>
  <message>
   <source>the file has more than %1 values, which is more than is read</source>
   <translation>die Datei hat mehr als %1 Werte, mehr, als gelesen wird</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep, which is more than is read</source>
   <translation>Werte sind mehr als %1 Ebenen tief verschachtelt, tiefer, als gelesen wird</translation>
  </message>
  <message>
   <source>a second document begins here, and nothing in it would be read; put all keys into one document</source>
   <translation>hier beginnt ein zweites Dokument, und nichts darin würde gelesen; setzen Sie alle Schlüssel in ein Dokument</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write goals as a block</source>
   <translation>es ist so geschrieben, dass es sich nicht sicher ändern lässt: Schreiben Sie goals als Block</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write paths, agents, chain and tests as block lists</source>
   <translation>es ist so geschrieben, dass es sich nicht sicher ändern lässt: Schreiben Sie paths, agents, chain und tests als Blocklisten</translation>
  </message>
 </context>
 <context>
  <name>store</name>
  <message>
   <source>the disk is full</source>
   <translation>der Datenträger ist voll</translation>
  </message>
  <message>
   <source>your share of the disk is full</source>
   <translation>Ihr Speicherkontingent ist erschöpft</translation>
  </message>
  <message>
   <source>you do not have permission</source>
   <translation>Ihnen fehlt die Berechtigung</translation>
  </message>
  <message>
   <source>the disk is read-only</source>
   <translation>der Datenträger ist schreibgeschützt</translation>
  </message>
  <message>
   <source>the folder does not exist</source>
   <translation>den Ordner gibt es nicht</translation>
  </message>
  <message>
   <source>the disk reports an input/output error</source>
   <translation>der Datenträger meldet einen Ein-/Ausgabefehler</translation>
  </message>
  <message>
   <source>another program is using it</source>
   <translation>ein anderes Programm verwendet sie gerade</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>sie ist zu groß</translation>
  </message>
  <message>
   <source>%1: libgit2 %2 is not installed, so Git's history cannot be read</source>
   <translation>%1: libgit2 %2 ist nicht installiert, der Git-Verlauf lässt sich also nicht lesen</translation>
  </message>
  <message>
   <source>%1: the current folder is not in a Git repository (%2)</source>
   <translation>%1: Der aktuelle Ordner liegt in keinem Git-Repository (%2)</translation>
  </message>
  <message>
   <source>%1: the folder %2 is not in a Git repository (%3)</source>
   <translation>%1: Der Ordner %2 liegt in keinem Git-Repository (%3)</translation>
  </message>
  <message>
   <source>%1: there is no revision %2</source>
   <translation>%1: Es gibt keine Revision %2</translation>
  </message>
  <message>
   <source>%1: %2 is not a commit</source>
   <translation>%1: %2 ist kein Commit</translation>
  </message>
  <message>
   <source>%1: revision %2 has no %3</source>
   <translation>%1: Revision %2 enthält %3 nicht</translation>
  </message>
  <message>
   <source>%1: is not a Git repository (%2)</source>
   <translation>%1: ist kein Git-Repository (%2)</translation>
  </message>
  <message>
   <source>%1: this clone is shallow, its history ends at commit %2. Retrieve all of it: git fetch --unshallow, or fetch-depth: 0 of actions/checkout</source>
   <translation>%1: Dieser Klon ist flach (shallow), seine Geschichte endet bei Commit %2. Holen Sie sie ganz: git fetch --unshallow, oder fetch-depth: 0 von actions/checkout</translation>
  </message>
  <message>
   <source>The folder %1 is not in a Git repository (%2)</source>
   <translation>Der Ordner %1 ist in keinem Git-Repository (%2)</translation>
  </message>
  <message>
   <source>The history of %1 cannot be read: %2</source>
   <translation>Die Geschichte von %1 kann nicht gelesen werden: %2</translation>
  </message>
  <message>
   <source>The repository of %1 has no commit yet</source>
   <translation>Das Repository von %1 hat noch keinen Commit</translation>
  </message>
  <message>
   <source>%1: this build of Gatepost cannot read Git's history</source>
   <translation>%1: Dieser Build von Gatepost kann den Git-Verlauf nicht lesen</translation>
  </message>
  <message>
   <source>%1: %2 is not a regular file but a pipe, a device or something else, so the repository was not read</source>
   <translation>%1: %2 ist keine gewöhnliche Datei, sondern eine Pipe, ein Gerät oder etwas anderes; das Repository wurde darum nicht gelesen</translation>
  </message>
  <message>
   <source>%1: %2 has more than %3 files, so the repository was not read</source>
   <translation>%1: %2 enthält mehr als %3 Dateien, daher wurde das Repository nicht gelesen</translation>
  </message>
  <message>
   <source>%1: %2 includes a file whose name is not plain, so the repository was not read</source>
   <translation>%1: %2 bindet eine Datei ein, deren Name nicht schlicht ist, daher wurde das Repository nicht gelesen</translation>
  </message>
  <message>
   <source>%1 was not read, because %2 is a submodule, whose files are in another repository.</source>
   <translation>%1 wurde nicht gelesen, weil %2 ein Submodul ist, dessen Dateien in einem anderen Repository liegen.</translation>
  </message>
  <message>
   <source>%1 is not a regular file but a pipe, a device or something else, so it was not read.</source>
   <translation>%1 ist keine gewöhnliche Datei, sondern eine Pipe, ein Gerät oder etwas anderes, und wurde darum nicht gelesen.</translation>
  </message>
  <message>
   <source>%1 is a folder, not a file.</source>
   <translation>%1 ist ein Ordner, keine Datei.</translation>
  </message>
  <message>
   <source>%1 could not be read: you do not have permission to read it.</source>
   <translation>%1 ließ sich nicht lesen: Ihnen fehlt das Leserecht.</translation>
  </message>
  <message>
   <source>%1 could not be read: %2.</source>
   <translation>%1 ließ sich nicht lesen: %2.</translation>
  </message>
  <message>
   <source>%1 was not read, because it is larger than %2 MiB.</source>
   <translation>%1 wurde nicht gelesen, da die Datei größer als %2 MiB ist.</translation>
  </message>
  <message>
   <source>%1 was not read, because it is not inside the site's folder. Copy the file into the folder and name it from there.</source>
   <translation>%1 wurde nicht gelesen, da die Datei nicht im Ordner der Website liegt. Kopieren Sie sie in den Ordner und nennen Sie sie von dort.</translation>
  </message>
  <message>
   <source>%1 was not read: it is a link to %2, which is not inside the site's folder. Copy the file into the folder, or open it by its own name.</source>
   <translation>%1 wurde nicht gelesen: Es ist ein Link auf %2, und das liegt nicht im Ordner der Website. Kopieren Sie die Datei in den Ordner oder öffnen Sie sie unter ihrem eigenen Namen.</translation>
  </message>
  <message>
   <source>%1 is a link to %2, which does not exist.</source>
   <translation>%1 ist ein Link auf %2, und das gibt es nicht.</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 gibt es nicht.</translation>
  </message>
  <message>
   <source>%1 is not a folder but a file. Name its folder.</source>
   <translation>%1 ist kein Ordner, sondern eine Datei. Nennen Sie ihren Ordner.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2.</source>
   <translation>%1 ließ sich nicht schreiben: %2.</translation>
  </message>
  <message>
   <source>%1 was not written, because it is not inside the site's folder.</source>
   <translation>%1 wurde nicht geschrieben, da die Datei nicht im Ordner der Website liegt.</translation>
  </message>
  <message>
   <source>%1 was not written: a link leads to %2, which is not inside the site's folder.</source>
   <translation>%1 wurde nicht geschrieben: Ein Link führt zu %2, und das liegt nicht im Ordner der Website.</translation>
  </message>
  <message>
   <source>%1 was not written: the text has %2 bytes, and a file of more than %3 MiB could not be opened again. Make it shorter. The file on disk is as it was.</source>
   <translation>%1 wurde nicht geschrieben: Der Text hat %2 Bytes, und eine Datei von mehr als %3 MiB ließe sich nicht wieder öffnen. Kürzen Sie ihn. Die Datei auf dem Datenträger ist unverändert.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file on disk is as it was.</source>
   <translation>%1 ließ sich nicht schreiben: %2. Die Datei auf dem Datenträger ist unverändert.</translation>
  </message>
  <message>
   <source>%1 is not a regular file; it was not written.</source>
   <translation>%1 ist keine gewöhnliche Datei; sie wurde nicht geschrieben.</translation>
  </message>
  <message>
   <source>%1 was not written, because its present text could not be read first: %2. The file on disk is as it was.</source>
   <translation>%1 wurde nicht geschrieben, da sich der jetzige Text nicht vorher lesen ließ: %2. Die Datei auf dem Datenträger ist unverändert.</translation>
  </message>
  <message>
   <source>%1 was not written: its old text could not be kept safe first, because %2.</source>
   <translation>%1 wurde nicht geschrieben, da sich der alte Text nicht vorher sichern ließ: %2.</translation>
  </message>
  <message>
   <source>%1 has a second name (a hard link). Replacing it in one step would part the two; writing over it keeps them together, but is not safe against a crash in the middle.</source>
   <translation>%1 hat einen zweiten Namen (einen Hardlink). Ein Ersetzen in einem Schritt würde beide trennen; Überschreiben hält sie zusammen, ist aber gegen einen Absturz mittendrin nicht sicher.</translation>
  </message>
  <message>
   <source>%1 was not written: the backup %2 could not be made: %3.</source>
   <translation>%1 wurde nicht geschrieben: Die Sicherung %2 ließ sich nicht anlegen: %3.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged.</source>
   <translation>%1 ließ sich nicht schreiben: %2. Die Datei ist vielleicht beschädigt.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged; its old text is in %3.</source>
   <translation>%1 ließ sich nicht schreiben: %2. Die Datei ist vielleicht beschädigt; ihr alter Text liegt in %3.</translation>
  </message>
  <message>
   <source>No new file can be made in the folder of %1 (%2), so the file cannot be replaced in one step. Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>Im Ordner von %1 lässt sich keine neue Datei anlegen (%2), darum lässt sich die Datei nicht in einem Schritt ersetzen. Überschreiben ist möglich, aber gegen einen Absturz mittendrin nicht sicher.</translation>
  </message>
  <message>
   <source>%1 belongs to another user or group, and a new file would belong to you. Writing over it keeps the owner, but is not safe against a crash in the middle.</source>
   <translation>%1 gehört einem anderen Benutzer oder einer anderen Gruppe, eine neue Datei würde Ihnen gehören. Überschreiben behält den Eigentümer, ist aber gegen einen Absturz mittendrin nicht sicher.</translation>
  </message>
  <message>
   <source>Another program changed %1 while it was being saved. It was not written.</source>
   <translation>Ein anderes Programm hat %1 während des Speicherns geändert. Die Datei wurde nicht geschrieben.</translation>
  </message>
  <message>
   <source>%1 cannot be replaced in one step (%2). Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>%1 lässt sich nicht in einem Schritt ersetzen (%2). Überschreiben ist möglich, aber gegen einen Absturz mittendrin nicht sicher.</translation>
  </message>
  <message>
   <source>%1 is saved, but its access list or its extended attributes could not be kept in full: %2.</source>
   <translation>%1 ist gespeichert, aber die Zugriffssteuerungsliste oder die erweiterten Attribute ließen sich nicht ganz behalten: %2.</translation>
  </message>
  <message>
   <source>%1 is saved, but its folder could not be synced (%2): until the system does so, a power failure may bring the old text back.</source>
   <translation>%1 ist gespeichert, aber der Ordner ließ sich nicht synchronisieren (%2): Bis das System es tut, könnte ein Stromausfall den alten Text zurückbringen.</translation>
  </message>
  <message>
   <source>%1 is saved, but could not be read again: %2.</source>
   <translation>%1 ist gespeichert, ließ sich aber nicht wieder lesen: %2.</translation>
  </message>
  <message>
   <source>%1 was saved, but now has another text: another program wrote it at the same moment.</source>
   <translation>%1 wurde gespeichert, hat jetzt aber einen anderen Text: Ein anderes Programm hat die Datei im selben Augenblick geschrieben.</translation>
  </message>
  <message>
   <source>%1 was changed by another program since it was opened.</source>
   <translation>%1 wurde seit dem Öffnen von einem anderen Programm geändert.</translation>
  </message>
  <message>
   <source>%1 was not written, because another Gatepost is saving in the same folder and does not finish. Try again.</source>
   <translation>%1 wurde nicht geschrieben, da ein anderes Gatepost in denselben Ordner speichert und nicht fertig wird. Versuchen Sie es erneut.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>The folder %1 could not be read: %2.</source>
   <translation>Der Ordner %1 ließ sich nicht lesen: %2.</translation>
  </message>
  <message>
   <source>There is no place for it below chain/.</source>
   <translation>Unter chain/ gibt es keinen Platz dafür.</translation>
  </message>
  <message>
   <source>There is no file %1. Put a copy of it there, or name one below “chain:” in gatepost.yaml.</source>
   <translation>Es gibt keine Datei %1. Legen Sie dort eine Kopie ab, oder nennen Sie eine unter „chain:“ in gatepost.yaml.</translation>
  </message>
  <message>
   <source>there is no such file (sitemaps: in gatepost.yaml)</source>
   <translation>eine solche Datei gibt es nicht (sitemaps: in gatepost.yaml)</translation>
  </message>
  <message>
   <source>%1: %2. The list was not written, or it would lose this: mend the line, or remove it.</source>
   <translation>%1: %2. Die Liste wurde nicht geschrieben, sonst ginge dies verloren: Berichtigen Sie die Zeile, oder entfernen Sie sie.</translation>
  </message>
  <message>
   <source>There is no folder for the list of agents: HOME is not set.</source>
   <translation>Es gibt keinen Ordner für die Liste von Agenten: HOME ist nicht gesetzt.</translation>
  </message>
  <message>
   <source>%1: the list would be larger than 1 MiB.</source>
   <translation>%1: Die Liste wäre größer als 1 MiB.</translation>
  </message>
  <message>
   <source>The site is not saved in a folder yet.</source>
   <translation>Die Website ist noch nicht in einem Ordner gespeichert.</translation>
  </message>
  <message>
   <source>%1 could not be removed.</source>
   <translation>%1 ließ sich nicht entfernen.</translation>
  </message>
  <message>
   <source>Policy tests, sample paths and rehearsed answers are kept beside the site's files: save a policy file into a folder first.</source>
   <translation>Richtlinientests, Beispielpfade und durchgespielte Antworten liegen neben den Dateien der Website: Speichern Sie zuerst eine Richtliniendatei in einen Ordner.</translation>
  </message>
 </context>
 <context>
  <name>templates</name>
  <message>
   <source>Typical robots.txt</source>
   <translation>robots.txt, das Übliche</translation>
  </message>
  <message>
   <source>Open, with a few paths closed and a group for one crawler.</source>
   <translation>Offen, mit ein paar geschlossenen Pfaden und einer Gruppe für einen Crawler.</translation>
  </message>
  <message>
   <source>robots.txt with hours and rates</source>
   <translation>robots.txt mit Zeiten und Raten</translation>
  </message>
  <message>
   <source>Groups of the extended standard 2.0: visiting hours, request rates, whole paths and patterns.</source>
   <translation>Gruppen des erweiterten Standards 2.0: Besuchszeiten, Abrufraten, ganze Pfade und Muster.</translation>
  </message>
  <message>
   <source>robots.txt with preference signals</source>
   <translation>robots.txt mit Präferenzsignalen</translation>
  </message>
  <message>
   <source>Says what a page may be used for once it is fetched.</source>
   <translation>Sagt, wozu eine Seite verwendet werden darf, wenn sie abgerufen ist.</translation>
  </message>
  <message>
   <source>robots.txt with agent patterns</source>
   <translation>robots.txt mit Agentenmustern</translation>
  </message>
  <message>
   <source>Groups for agents named by a pattern, such as everything that ends in -ai.</source>
   <translation>Gruppen für Agenten, die durch ein Muster genannt sind, etwa alles, was auf -ai endet.</translation>
  </message>
  <message>
   <source>robots-ai.txt, allow all</source>
   <translation>robots-ai.txt, alles erlauben</translation>
  </message>
  <message>
   <source>Every AI agent may fetch what robots.txt leaves open.</source>
   <translation>Jeder KI-Agent darf abrufen, was robots.txt offen lässt.</translation>
  </message>
  <message>
   <source>robots-ai.txt, block all</source>
   <translation>robots-ai.txt, alles sperren</translation>
  </message>
  <message>
   <source>No AI agent that reads robots-ai.txt may fetch anything; other crawlers are not affected.</source>
   <translation>Kein KI-Agent, der robots-ai.txt liest, darf etwas abrufen; andere Crawler sind nicht betroffen.</translation>
  </message>
  <message>
   <source>robots-ai.txt, one agent only</source>
   <translation>robots-ai.txt, nur ein Agent</translation>
  </message>
  <message>
   <source>One AI agent is welcome, the others are not, if they read robots-ai.txt.</source>
   <translation>Ein KI-Agent ist willkommen, die anderen nicht, sofern sie robots-ai.txt lesen.</translation>
  </message>
  <message>
   <source>robots-ai.txt by paths</source>
   <translation>robots-ai.txt nach Pfaden</translation>
  </message>
  <message>
   <source>Some paths open and some closed to AI agents that read robots-ai.txt, at a gentle pace.</source>
   <translation>Manche Pfade offen, manche geschlossen für KI-Agenten, die robots-ai.txt lesen, bei gemächlichem Tempo.</translation>
  </message>
  <message>
   <source>robots2.txt, every directive as a reference</source>
   <translation>robots2.txt, eines von allem</translation>
  </message>
  <message>
   <source>Every directive once, with its usual value: an example to cut down.</source>
   <translation>Jede Direktive einmal mit ihrem üblichen Wert: ein Beispiel zum Kürzen.</translation>
  </message>
  <message>
   <source>Agent policy</source>
   <translation>Agentenrichtlinie</translation>
  </message>
  <message>
   <source>An entity from which robots.txt is rendered: agents by role, a default, notes.</source>
   <translation>Eine Entität, aus der robots.txt erzeugt wird: Agenten nach Rolle, eine Vorgabe, Anmerkungen.</translation>
  </message>
 </context>
 <context>
  <name>value</name>
  <message>
   <source>only %1</source>
   <translation>nur %1</translation>
  </message>
  <message>
   <source>a product token such as GPTBot, a pattern or *</source>
   <translation>ein Produkt-Token wie GPTBot, ein Muster oder *</translation>
  </message>
  <message>
   <source>a path that begins with / or *</source>
   <translation>ein Pfad, der mit / oder * beginnt</translation>
  </message>
  <message>
   <source>some text</source>
   <translation>ein Text</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x</source>
   <translation>eine absolute URL wie https://www.example.com/x</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x or a mail address</source>
   <translation>eine absolute URL wie https://www.example.com/x oder eine E-Mail-Adresse</translation>
  </message>
  <message>
   <source>a number of seconds such as 10 or 0.5</source>
   <translation>eine Zahl von Sekunden wie 10 oder 0.5</translation>
  </message>
  <message>
   <source>documents/time[s|m|h], both whole and above 0, such as 1/10 or 5/1m 0600-0845</source>
   <translation>Dokumente/Zeit[s|m|h], beide ganz und über 0, wie 1/10 oder 5/1m 0600-0845</translation>
  </message>
  <message>
   <source>a window of the UTC day such as 0600-0845</source>
   <translation>ein Zeitfenster des UTC-Tages wie 0600-0845</translation>
  </message>
  <message>
   <source>two or three whole numbers with dots such as 2.0</source>
   <translation>zwei oder drei ganze Zahlen mit Punkten wie 2.0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0</source>
   <translation>eine ganze Zahl von Abrufen pro Minute über 0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0, or %1</source>
   <translation>eine ganze Zahl von Abrufen pro Minute über 0, oder %1</translation>
  </message>
  <message>
   <source>a language tag such as en or en-AU</source>
   <translation>eine Sprachkennung wie en oder en-AU</translation>
  </message>
  <message>
   <source>%1, also with a path as in 18+:/adult</source>
   <translation>%1, auch mit einem Pfad wie 18+:/adult</translation>
  </message>
  <message>
   <source>members that are y or n, such as train-ai=n, search=y</source>
   <translation>Einträge, die y oder n sind, wie train-ai=n, search=y</translation>
  </message>
  <message>
   <source>key=yes or key=no, such as search=yes, ai-train=no</source>
   <translation>key=yes oder key=no, wie search=yes, ai-train=no</translation>
  </message>
  <message>
   <source>a time such as 2026-04-07 08:00 UTC</source>
   <translation>eine Zeit wie 2026-04-07 08:00 UTC</translation>
  </message>
  <message>
   <source>a ULID: 26 characters, digits and A–Z without I, L, O and U</source>
   <translation>eine ULID: 26 Ziffern und Buchstaben, ohne I, L, O und U</translation>
  </message>
  <message>
   <source>a list of agents</source>
   <translation>eine Liste von Agenten</translation>
  </message>
  <message>
   <source>a map of roles to notes</source>
   <translation>eine Zuordnung von Rollen zu Anmerkungen</translation>
  </message>
  <message>
   <source>text, a list or a map</source>
   <translation>Text, eine Liste oder eine Zuordnung</translation>
  </message>
  <message>
   <source>%1 wants a value: %2</source>
   <translation>%1 verlangt einen Wert: %2</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: %3</source>
   <translation>%1 ist kein Wert von %2: %3</translation>
  </message>
  <message>
   <source>%1 contains a control character: remove it</source>
   <translation>%1 enthält ein Steuerzeichen: Entfernen Sie es</translation>
  </message>
  <message>
   <source># would begin a comment in %1: write %2 for it</source>
   <translation># würde in %1 einen Kommentar beginnen: Schreiben Sie %2 dafür</translation>
  </message>
  <message>
   <source># would begin a comment in %1: remove it</source>
   <translation># würde in %1 einen Kommentar beginnen: Entfernen Sie es</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so %2 matches nothing</source>
   <translation>%1 beginnt weder mit / noch mit *, %2 trifft also auf nichts zu</translation>
  </message>
  <message>
   <source>the path in %1 must begin with / or *, right after the colon</source>
   <translation>der Pfad in %1 muss direkt nach dem Doppelpunkt mit / oder * beginnen</translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 s</source>
   <comment>%n request / %1 s</comment>
   <translation>
    <numerusform>%n Abruf / %1 s</numerusform>
    <numerusform>%n Abrufe / %1 s</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / s</source>
   <comment>%n request / s</comment>
   <translation>
    <numerusform>%n Abruf / s</numerusform>
    <numerusform>%n Abrufe / s</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 min</source>
   <comment>%n request / %1 min</comment>
   <translation>
    <numerusform>%n Abruf / %1 min</numerusform>
    <numerusform>%n Abrufe / %1 min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / min</source>
   <comment>%n request / min</comment>
   <translation>
    <numerusform>%n Abruf / min</numerusform>
    <numerusform>%n Abrufe / min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 h</source>
   <comment>%n request / %1 h</comment>
   <translation>
    <numerusform>%n Abruf / %1 h</numerusform>
    <numerusform>%n Abrufe / %1 h</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / h</source>
   <comment>%n request / h</comment>
   <translation>
    <numerusform>%n Abruf / h</numerusform>
    <numerusform>%n Abrufe / h</numerusform>
   </translation>
  </message>
  <message>
   <source>no pause</source>
   <translation>keine Pause</translation>
  </message>
  <message>
   <source>no requests</source>
   <translation>keine Abrufe</translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message>
   <source>No agent called %1 is known. Did you mean %2?</source>
   <translation>Ein Agent namens %1 ist nicht bekannt. Meinten Sie %2?</translation>
  </message>
  <message>
   <source>Which names the pattern %1 matches could not be found out, so agents that it names may have been left out</source>
   <translation>Auf welche Namen das Muster %1 zutrifft, ließ sich nicht feststellen; Agenten, die es nennt, wurden also vielleicht ausgelassen</translation>
  </message>
  <message>
   <source>The patterns of User-agent lines overlap in too many ways, so agents that they name were left out</source>
   <translation>Die Muster der User-agent-Zeilen überschneiden sich auf zu viele Arten; Agenten, die sie nennen, wurden also ausgelassen</translation>
  </message>
  <message>
   <source>The files name more than %1 patterns of agents, so agents that the others name were left out</source>
   <translation>Die Dateien nennen mehr als %1 Muster von Agenten, Agenten, die die übrigen nennen, sind also ausgelassen</translation>
  </message>
  <message>
   <source>No name could be made that no pattern matches, so agents that no line names were left out</source>
   <translation>Es ließ sich kein Name bilden, auf den kein Muster zutrifft; Agenten, die keine Zeile nennt, wurden also ausgelassen</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 ist keine der acht Kategorien</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it</source>
   <translation>%1 steht nicht in der Liste der Agenten, und keine Datei nennt ihn</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it: did you mean %2?</source>
   <translation>%1 steht nicht in der Liste der Agenten, und keine Datei nennt ihn: Meinten Sie %2?</translation>
  </message>
  <message>
   <source>An example could not be confirmed: %1</source>
   <translation>Ein Beispiel ließ sich nicht bestätigen: %1</translation>
  </message>
  <message>
   <source>The map has more than %1 answers, paths times hours. Ask about one instant, or about fewer agents</source>
   <translation>Die Karte hat mehr als %1 Antworten, Pfade mal Stunden. Fragen Sie nach einem Zeitpunkt oder nach weniger Agenten</translation>
  </message>
  <message>
   <source>Paths that match %1 and other rules were too many combinations to decide</source>
   <translation>Bei Pfaden, auf die %1 und andere Regeln zutreffen, gab es zu viele Kombinationen, um zu entscheiden</translation>
  </message>
  <message>
   <source>The pattern %1 matches no path: it must begin with / or *</source>
   <translation>Das Muster %1 trifft auf keinen Pfad zu: Es muss mit / oder * beginnen</translation>
  </message>
  <message>
   <source>No agent is %1</source>
   <translation>Kein Agent ist %1</translation>
  </message>
  <message>
   <source>%1 on %2 at %3: %4</source>
   <translation>%1 auf %2 am %3: %4</translation>
  </message>
  <message>
   <source>It asks the files of environment %1, which are not these</source>
   <translation>Es fragt die Dateien der Umgebung %1, und diese sind es nicht</translation>
  </message>
  <message>
   <source>%1 is a group of agents: write “agents:”</source>
   <translation>%1 ist eine Gruppe von Agenten: Schreiben Sie „agents:“</translation>
  </message>
  <message>
   <source>%1 is not a reading: author, rfc9309, google, koster1994 or known is expected</source>
   <translation>%1 ist keine Lesart: Erwartet wird author, rfc9309, google, koster1994 oder known</translation>
  </message>
  <message>
   <source>It is true for all of these agents, paths and times</source>
   <translation>Es gilt für alle diese Agenten, Pfade und Zeiten</translation>
  </message>
  <message>
   <source>What agents of Google are known to do was not decided for every spelling of a path</source>
   <translation>Was Agenten von Google bekanntermaßen tun, wurde nicht für jede Schreibweise eines Pfads entschieden</translation>
  </message>
  <message>
   <source>%1 reads robots.txt as Google does and other files as all others do: paths with percent escapes could not be compared</source>
   <translation>%1 liest robots.txt wie Google und andere Dateien wie alle anderen: Pfade mit Prozentkodierung ließen sich nicht vergleichen</translation>
  </message>
  <message>
   <source>Too many Content-Usage lines match the same paths to join them</source>
   <translation>Zu viele Content-Usage-Zeilen treffen auf dieselben Pfade zu, um sie zu verbinden</translation>
  </message>
  <message>
   <source>Every unknown agent</source>
   <translation>Jeder unbekannte Agent</translation>
  </message>
  <message>
   <source>every unknown agent</source>
   <translation>jeder unbekannte Agent</translation>
  </message>
  <message>
   <source>Every unknown %1</source>
   <translation>Jeder unbekannte %1</translation>
  </message>
  <message>
   <source>every unknown %1</source>
   <translation>jeder unbekannte %1</translation>
  </message>
  <message>
   <source>Agents that match %1</source>
   <translation>Agenten, auf die %1 zutrifft</translation>
  </message>
  <message>
   <source>agents that match %1</source>
   <translation>Agenten, auf die %1 zutrifft</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2</source>
   <comment>%1 loses %2</comment>
   <translation>
    <numerusform>%1 verliert %2</numerusform>
    <numerusform>%1 verlieren %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose everything</source>
   <comment>%1 loses everything</comment>
   <translation>
    <numerusform>%1 verliert alles</numerusform>
    <numerusform>%1 verlieren alles</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent loses %1</source>
   <translation>Jeder Agent verliert %1</translation>
  </message>
  <message>
   <source>Every agent loses everything</source>
   <translation>Jeder Agent verliert alles</translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for %2</source>
   <comment>%1 must wait for %2</comment>
   <translation>
    <numerusform>%1 muss auf %2 warten</numerusform>
    <numerusform>%1 müssen auf %2 warten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for everything</source>
   <comment>%1 must wait for everything</comment>
   <translation>
    <numerusform>%1 muss auf alles warten</numerusform>
    <numerusform>%1 müssen auf alles warten</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must wait for %1</source>
   <translation>Jeder Agent muss auf %1 warten</translation>
  </message>
  <message>
   <source>Every agent must wait for everything</source>
   <translation>Jeder Agent muss auf alles warten</translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for %2</source>
   <comment>%1 must ask first for %2</comment>
   <translation>
    <numerusform>%1 muss erst nach %2 fragen</numerusform>
    <numerusform>%1 müssen erst nach %2 fragen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for everything</source>
   <comment>%1 must ask first for everything</comment>
   <translation>
    <numerusform>%1 muss erst nach allem fragen</numerusform>
    <numerusform>%1 müssen erst nach allem fragen</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must ask first for %1</source>
   <translation>Jeder Agent muss erst nach %1 fragen</translation>
  </message>
  <message>
   <source>Every agent must ask first for everything</source>
   <translation>Jeder Agent muss erst nach allem fragen</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2</source>
   <comment>%1 gains %2</comment>
   <translation>
    <numerusform>%1 gewinnt %2</numerusform>
    <numerusform>%1 gewinnen %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain everything</source>
   <comment>%1 gains everything</comment>
   <translation>
    <numerusform>%1 gewinnt alles</numerusform>
    <numerusform>%1 gewinnen alles</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent gains %1</source>
   <translation>Jeder Agent gewinnt %1</translation>
  </message>
  <message>
   <source>Every agent gains everything</source>
   <translation>Jeder Agent gewinnt alles</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for %2</source>
   <comment>%1 no longer has to wait for %2</comment>
   <translation>
    <numerusform>%1 muss nicht mehr auf %2 warten</numerusform>
    <numerusform>%1 müssen nicht mehr auf %2 warten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for anything</source>
   <comment>%1 no longer has to wait for anything</comment>
   <translation>
    <numerusform>%1 muss auf nichts mehr warten</numerusform>
    <numerusform>%1 müssen auf nichts mehr warten</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to wait for %1 any longer</source>
   <translation>Kein Agent muss mehr auf %1 warten</translation>
  </message>
  <message>
   <source>No agent has to wait any longer</source>
   <translation>Kein Agent muss mehr auf etwas warten</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for %2</source>
   <comment>%1 no longer has to ask for %2</comment>
   <translation>
    <numerusform>%1 muss nicht mehr nach %2 fragen</numerusform>
    <numerusform>%1 müssen nicht mehr nach %2 fragen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for anything</source>
   <comment>%1 no longer has to ask for anything</comment>
   <translation>
    <numerusform>%1 muss nach nichts mehr fragen</numerusform>
    <numerusform>%1 müssen nach nichts mehr fragen</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to ask for %1 any longer</source>
   <translation>Kein Agent muss mehr nach %1 fragen</translation>
  </message>
  <message>
   <source>No agent has to ask any longer</source>
   <translation>Kein Agent muss mehr nach etwas fragen</translation>
  </message>
  <message>
   <source>%1 (the whole path)</source>
   <translation>%1 (der ganze Pfad)</translation>
  </message>
  <message>
   <source>%1 (written just so)</source>
   <translation>%1 (genau so geschrieben)</translation>
  </message>
  <message>
   <source>Every agent except %1</source>
   <translation>Jeder Agent außer %1</translation>
  </message>
  <message>
   <source>%1 (%2 line %3: %4)</source>
   <translation>%1 (%2 Zeile %3: %4)</translation>
  </message>
  <message>
   <source>%1 (before: %2 line %3: %4)</source>
   <translation>%1 (vorher: %2 Zeile %3: %4)</translation>
  </message>
  <message>
   <source>unstated</source>
   <translation>nicht angegeben</translation>
  </message>
  <message>
   <source>Every agent</source>
   <translation>Jeder Agent</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4</source>
   <translation>%1: %2 war %3, ist %4</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4, for %5</source>
   <translation>%1: %2 war %3, ist %4, für %5</translation>
  </message>
  <message numerus="yes">
   <source>%n more agents</source>
   <comment>%n more agent</comment>
   <translation>
    <numerusform>%n weiterer Agent</numerusform>
    <numerusform>%n weitere Agenten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more places</source>
   <comment>%n more place</comment>
   <translation>
    <numerusform>%n weitere Stelle</numerusform>
    <numerusform>%n weitere Stellen</numerusform>
   </translation>
  </message>
  <message>
   <source>the policy files</source>
   <translation>die Richtliniendateien</translation>
  </message>
  <message>
   <source>what matches both %1</source>
   <translation>was zugleich %1 erfassen</translation>
  </message>
  <message>
   <source>everything except %1</source>
   <translation>alles außer %1</translation>
  </message>
  <message>
   <source>%1 except %2</source>
   <translation>%1 außer %2</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>%1, %2 UTC</source>
   <translation>%1, %2 UTC</translation>
  </message>
  <message>
   <source>The search was stopped before its end</source>
   <translation>Die Suche wurde vor ihrem Ende abgebrochen</translation>
  </message>
  <message>
   <source>The search reached its limit before all combinations were compared</source>
   <translation>Die Suche erreichte ihre Grenze, bevor alle Kombinationen verglichen waren</translation>
  </message>
  <message>
   <source>asked at this very time</source>
   <translation>genau zu dieser Zeit gefragt</translation>
  </message>
  <message numerus="yes">
   <source>asked %n days earlier</source>
   <comment>asked %n day earlier</comment>
   <translation>
    <numerusform>%n Tag vorher gefragt</numerusform>
    <numerusform>%n Tage vorher gefragt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n hours earlier</source>
   <comment>asked %n hour earlier</comment>
   <translation>
    <numerusform>%n Stunde vorher gefragt</numerusform>
    <numerusform>%n Stunden vorher gefragt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n minutes earlier</source>
   <comment>asked %n minute earlier</comment>
   <translation>
    <numerusform>%n Minute vorher gefragt</numerusform>
    <numerusform>%n Minuten vorher gefragt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n seconds earlier</source>
   <comment>asked %n second earlier</comment>
   <translation>
    <numerusform>%n Sekunde vorher gefragt</numerusform>
    <numerusform>%n Sekunden vorher gefragt</numerusform>
   </translation>
  </message>
  <message>
   <source>for %1</source>
   <translation>für %1</translation>
  </message>
  <message>
   <source>the rehearsed site has no ask endpoint, so the answer is no</source>
   <translation>die durchgespielte Website hat keinen Ask-Endpunkt, die Antwort ist also nein</translation>
  </message>
  <message>
   <source>the agent must ask first: the ask rehearsal has no answer for %1 at this time</source>
   <translation>der Agent muss erst fragen: Die durchgespielten Antworten enthalten zu dieser Zeit keine für %1</translation>
  </message>
  <message>
   <source>the agent must ask first; no answers are rehearsed for this site</source>
   <translation>der Agent muss erst fragen; für diese Website sind keine Antworten durchgespielt</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says no</source>
   <translation>Zeile %1 der durchgespielten Antworten (%2) sagt nein</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for 24 hours</source>
   <translation>Zeile %1 der durchgespielten Antworten (%2) sagt ja, für 24 Stunden</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for this request</source>
   <translation>Zeile %1 der durchgespielten Antworten (%2) sagt ja, für diese Anfrage</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) has expired: the agent must ask again</source>
   <translation>Zeile %1 der durchgespielten Antworten (%2) ist abgelaufen: Der Agent muss erneut fragen</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) does not cover this path, so the answer is no</source>
   <translation>Zeile %1 der durchgespielten Antworten (%2) umfasst diesen Pfad nicht, die Antwort ist also nein</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says to try again later: until then the agent must ask</source>
   <translation>Zeile %1 der durchgespielten Antworten (%2) sagt, später erneut zu fragen: Bis dahin muss der Agent fragen</translation>
  </message>
  <message>
   <source>names this agent</source>
   <translation>nennt diesen Agenten</translation>
  </message>
  <message>
   <source>no group names %1, and its operator says that it then follows the group for %2</source>
   <translation>keine Gruppe nennt %1, und laut Betreiber folgt er dann der Gruppe für %2</translation>
  </message>
  <message>
   <source>the pattern matches %1</source>
   <translation>das Muster trifft auf %1 zu</translation>
  </message>
  <message>
   <source>no other group names this agent, so the group for * applies</source>
   <translation>keine andere Gruppe nennt diesen Agenten, also gilt die Gruppe für *</translation>
  </message>
  <message>
   <source>names no agent</source>
   <translation>nennt keinen Agenten</translation>
  </message>
  <message>
   <source>not for %1, which has its own group in line %2: * is for agents that no other group names</source>
   <translation>nicht für %1, der in Zeile %2 eine eigene Gruppe hat: * ist für Agenten, die keine andere Gruppe nennt</translation>
  </message>
  <message>
   <source>not for %1, which follows the group for %3 in line %2: * is for agents that no other group names</source>
   <translation>nicht für %1, der der Gruppe für %3 in Zeile %2 folgt: * ist für Agenten, die keine andere Gruppe nennt</translation>
  </message>
  <message>
   <source>not for %1, which the pattern in line %2 matches: * is for agents that no other group names</source>
   <translation>nicht für %1, auf den das Muster in Zeile %2 zutrifft: * ist für Agenten, die keine andere Gruppe nennt</translation>
  </message>
  <message>
   <source>does not reach %1: its operator says that it follows only groups that name it</source>
   <translation>erreicht %1 nicht: Laut Betreiber folgt er nur Gruppen, die ihn nennen</translation>
  </message>
  <message>
   <source>does not apply to this agent</source>
   <translation>gilt nicht für diesen Agenten</translation>
  </message>
  <message>
   <source>%1 follows this group only if no better one names it, and line %2 does</source>
   <translation>%1 folgt dieser Gruppe nur, wenn keine bessere ihn nennt, und Zeile %2 tut das</translation>
  </message>
  <message>
   <source>names another agent</source>
   <translation>nennt einen anderen Agenten</translation>
  </message>
  <message>
   <source>the pattern does not match %1</source>
   <translation>das Muster trifft nicht auf %1 zu</translation>
  </message>
  <message>
   <source>not read: of a file's patterns only the first %1 count</source>
   <translation>nicht gelesen: Von den Mustern einer Datei zählen nur die ersten %1</translation>
  </message>
  <message>
   <source>not a valid pattern: it matches no agent</source>
   <translation>kein gültiges Muster: Es trifft auf keinen Agenten zu</translation>
  </message>
  <message>
   <source>the pattern matches %1, but line %2 has its name, and a name comes before a pattern</source>
   <translation>das Muster trifft auf %1 zu, aber Zeile %2 hat den Namen, und ein Name geht einem Muster vor</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is longer</source>
   <translation>das Muster trifft auf %1 zu, aber das in Zeile %2 ist länger</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is as long and comes first</source>
   <translation>das Muster trifft auf %1 zu, aber das in Zeile %2 ist gleich lang und kommt zuerst</translation>
  </message>
  <message>
   <source>%1, because %2</source>
   <translation>%1, weil %2</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4, because %5</source>
   <translation>%1 — %2 Zeile %3, %4, weil %5</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4</source>
   <translation>%1 — %2 Zeile %3, %4</translation>
  </message>
  <message>
   <source>%1 is not an expectation: write allow, deny, later, ask, “not” before one of these, or a row of the use table such as “train: no”</source>
   <translation>%1 ist keine Erwartung: Schreiben Sie allow, deny, later, ask, „not“ vor einem davon oder eine Zeile der Verwendungstabelle wie „train: no“</translation>
  </message>
  <message>
   <source>%1 is not a directive of the use table</source>
   <translation>%1 ist keine Direktive der Verwendungstabelle</translation>
  </message>
  <message>
   <source>the path is empty</source>
   <translation>der Pfad ist leer</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4 at %5: %3 expected</source>
   <translation>%1 auf %2 in der Lesart %4 am %5: %3 erwartet</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4: %3 expected</source>
   <translation>%1 auf %2 in der Lesart %4: %3 erwartet</translation>
  </message>
  <message>
   <source>%1 on %2: %3 expected</source>
   <translation>%1 auf %2: %3 erwartet</translation>
  </message>
  <message>
   <source>%1 on %2 at %4: %3 expected</source>
   <translation>%1 auf %2 am %4: %3 erwartet</translation>
  </message>
  <message>
   <source>%1, if the answer is %2</source>
   <translation>%1, wenn die Antwort %2 ist</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt</source>
   <translation>%1 missachtet laut Dokumentation robots.txt</translation>
  </message>
  <message>
   <source>no group applies to it</source>
   <translation>keine Gruppe sagt etwas dazu</translation>
  </message>
  <message>
   <source>the group for * is read instead</source>
   <translation>stattdessen wird die Gruppe für * gelesen</translation>
  </message>
  <message>
   <source>another group is read instead</source>
   <translation>stattdessen wird eine andere Gruppe gelesen</translation>
  </message>
  <message>
   <source>The author's reading: %1. %3: %2</source>
   <translation>Lesart des Autors: %1. %3: %2</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; a robot of 1994 knows robots.txt alone</source>
   <translation>%1 Zeile %2, %3 entscheidet; ein Robot von 1994 kennt nur robots.txt</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 is not known to read %1</source>
   <translation>%1 Zeile %2, %3 entscheidet; von %4 ist nicht bekannt, dass er %1 liest</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 knows robots.txt alone</source>
   <translation>%1 Zeile %2, %3 entscheidet; %4 kennt nur robots.txt</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); a robot of 1994 has no such fall-back: %4</source>
   <translation>Keine Gruppe nennt %1: Sein Betreiber sagt, dass er dann %2 befolgt (Zeile %3); ein Roboter von 1994 kennt keinen solchen Ersatz: %4</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); %5 has no such fall-back: %4</source>
   <translation>Keine Gruppe nennt %1: Sein Betreiber sagt, dass er dann %2 befolgt (Zeile %3); %5 kennt keinen solchen Ersatz: %4</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for a robot of 1994 it is plain text that names nobody: %3</source>
   <translation>Zeile %1, %2: Der Autor meint ein Muster; für einen Robot von 1994 ist es reiner Text, der niemanden nennt: %3</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for %4 it is plain text that names nobody: %3</source>
   <translation>Zeile %1, %2: Der Autor meint ein Muster; für %4 ist es reiner Text, der niemanden nennt: %3</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; a robot of 1994 does not know that</source>
   <translation>%1 befolgt laut Dokumentation keine Gruppen für *; ein Robot von 1994 weiß das nicht</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; %2 does not know that</source>
   <translation>%1 befolgt laut Dokumentation keine Gruppen für *; %2 weiß das nicht</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt reads only a–z, A–Z, - and _ and cuts %3 to “%4”: %5</source>
   <translation>Zeile %1, %2: google/robotstxt liest nur Buchstaben, - und _ und kürzt %3 auf „%4“: %5</translation>
  </message>
  <message>
   <source>Line %1, %2 is in no record of 1994 that contains rules for it: %3</source>
   <translation>Zeile %1, %2 steht in keinem Eintrag von 1994 mit Regeln dafür: %3</translation>
  </message>
  <message>
   <source>Line %1, %2: in 1994 the first record that contains part of the name counted, and %3 contains “%4”</source>
   <translation>Zeile %1, %2: 1994 zählte der erste Eintrag, der einen Teil des Namens enthält, und %3 enthält „%4“</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; a robot of 1994 knows no versions and reads it</source>
   <translation>Zeile %1, %2 macht die Gruppe experimentell, als gäbe es sie nicht; ein Robot von 1994 kennt keine Versionen und liest sie</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; %3 knows no versions and reads it</source>
   <translation>Zeile %1, %2 macht die Gruppe experimentell, als gäbe es sie nicht; %3 kennt keine Versionen und liest sie</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt cuts it to “%3”, which names this agent</source>
   <translation>Zeile %1, %2: google/robotstxt kürzt es auf „%3“, was diesen Agenten nennt</translation>
  </message>
  <message>
   <source>Line %1, %2 has no colon and decides nothing; google/robotstxt reads it as if it had one</source>
   <translation>Zeile %1, %2 hat keinen Doppelpunkt und entscheidet nichts; google/robotstxt liest sie, als hätte sie einen</translation>
  </message>
  <message>
   <source>Line %1, %2: its key is not known and decides nothing; google/robotstxt takes it for %3</source>
   <translation>Zeile %1, %2: Der Schlüssel ist unbekannt und entscheidet nichts; google/robotstxt hält ihn für %3</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; a robot of 1994 reads one key per line and does not see it</source>
   <translation>Zeile %1, %2 enthält eine Regel in der User-agent-Zeile; ein Robot von 1994 liest einen Schlüssel je Zeile und sieht sie nicht</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; %3 reads one key per line and does not see it</source>
   <translation>Zeile %1, %2 enthält eine Regel in der User-agent-Zeile; %3 liest einen Schlüssel je Zeile und sieht sie nicht</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; a robot of 1994 reads them as prefixes, the topmost rule first</source>
   <translation>Zeile %1, %2 macht dies zu einer Gruppe des Standards 2.0: Pfade sind genau oder Shell-Muster, in eigener Reihenfolge; ein Robot von 1994 liest sie als Präfixe, die oberste Regel zuerst</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; %3 reads them as prefixes, the longest rule first</source>
   <translation>Zeile %1, %2 macht dies zu einer Gruppe des Standards 2.0: Pfade sind genau oder Shell-Muster, in eigener Reihenfolge; %3 liest sie als Präfixe, die längste Regel zuerst</translation>
  </message>
  <message>
   <source>Line %1, %2 begins a run of User-agent lines that other lines do not end, so line %3 is for all of them; a robot of 1994 ends the record at the blank line</source>
   <translation>Zeile %1, %2 beginnt eine Folge von User-agent-Zeilen, die andere Zeilen nicht beenden; Zeile %3 gilt also für alle; ein Robot von 1994 beendet den Eintrag an der Leerzeile</translation>
  </message>
  <message>
   <source>Line %1, %2 comes after a blank line, which ended the record in 1994</source>
   <translation>Zeile %1, %2 steht hinter einer Leerzeile, die 1994 den Eintrag beendete</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt lets it allow its folder as well</source>
   <translation>Zeile %1, %2: google/robotstxt lässt sie auch ihren Ordner erlauben</translation>
  </message>
  <message>
   <source>Line %1, %2: percent escapes are compared as written by google/robotstxt, which decodes none</source>
   <translation>Zeile %1, %2: Prozentkodierungen vergleicht google/robotstxt, wie sie geschrieben sind, und dekodiert keine</translation>
  </message>
  <message>
   <source>Line %1, %2: * and $ were ordinary characters in 1994, so it does not match</source>
   <translation>Zeile %1, %2: * und $ waren 1994 gewöhnliche Zeichen, sie trifft also nicht zu</translation>
  </message>
  <message>
   <source>Line %1, %2 comes before line %3: in 1994 the first rule that matched decided, not the longest</source>
   <translation>Zeile %1, %2 steht über Zeile %3: 1994 entschied die erste passende Regel, nicht die längste</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; a robot of 1994 understands only rules</source>
   <translation>Zeile %1: Visit-time in robots.txt ist für Roboter, die den Standard 2.0 kennen; ein Roboter von 1994 versteht nur Regeln</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; %2 understands only rules</source>
   <translation>Zeile %1: Visit-time in robots.txt ist für Roboter, die den Standard 2.0 kennen; %2 versteht nur Regeln</translation>
  </message>
  <message>
   <source>The author's reading: %1. A robot of 1994: %2</source>
   <translation>Lesart des Autors: %1. Ein Robot von 1994: %2</translation>
  </message>
  <message>
   <source>asked: %1</source>
   <translation>gefragt: %1</translation>
  </message>
  <message>
   <source>%1 is not known to obey %2</source>
   <translation>von %1 ist nicht bekannt, dass er %2 befolgt</translation>
  </message>
  <message>
   <source>%1 is not known to read %2</source>
   <translation>von %1 ist nicht bekannt, dass er %2 liest</translation>
  </message>
  <message>
   <source>Yes — %1</source>
   <translation>Ja — %1</translation>
  </message>
  <message>
   <source>No — %1</source>
   <translation>Nein — %1</translation>
  </message>
  <message>
   <source>Later — %1</source>
   <translation>Später — %1</translation>
  </message>
  <message>
   <source>Ask first — %1</source>
   <translation>Erst fragen — %1</translation>
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
   <source>later</source>
   <translation>später</translation>
  </message>
  <message>
   <source>ask first</source>
   <translation>erst fragen</translation>
  </message>
  <message>
   <source>%1 line %2, %3</source>
   <translation>%1 Zeile %2, %3</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 seit %2</translation>
  </message>
  <message>
   <source>%1 must be open too</source>
   <translation>%1 muss auch offen sein</translation>
  </message>
  <message>
   <source>opens %1</source>
   <translation>öffnet %1</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>öffnet nie</translation>
  </message>
  <message>
   <source>open until %1</source>
   <translation>offen bis %1</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: it comes all the same</source>
   <translation>%1 missachtet laut Dokumentation robots.txt: Er kommt trotzdem</translation>
  </message>
  <message>
   <source>%1 is not known to read %2: without it, %3</source>
   <translation>von %1 ist nicht bekannt, dass er %2 liest; ohne diese Datei: %3</translation>
  </message>
  <message>
   <source>%1 is not known to obey Visit-time: without it, %2</source>
   <translation>von %1 ist nicht bekannt, dass er Visit-time befolgt; ohne diese Zeile: %2</translation>
  </message>
  <message>
   <source>for %1, as it is documented to read robots.txt, %2: %3</source>
   <translation>für %1, so wie er robots.txt laut Dokumentation liest, %2: %3</translation>
  </message>
  <message>
   <source>no group names %1, and groups for * do not reach it</source>
   <translation>keine Gruppe nennt %1, und Gruppen für * erreichen ihn nicht</translation>
  </message>
  <message>
   <source>no policy file applies to it</source>
   <translation>keine Richtliniendatei gilt für ihn</translation>
  </message>
  <message>
   <source>no group names it</source>
   <translation>keine Gruppe nennt ihn</translation>
  </message>
  <message>
   <source>its group allows only other paths</source>
   <translation>seine Gruppe erlaubt nur andere Pfade</translation>
  </message>
  <message>
   <source>no rule matches this path</source>
   <translation>keine Regel trifft auf diesen Pfad zu</translation>
  </message>
  <message>
   <source>policy files may always be fetched</source>
   <translation>Richtliniendateien dürfen immer abgerufen werden</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>missachtet laut Dokumentation robots.txt</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched (%1)</source>
   <translation>robots.txt kann nicht abgerufen werden (%1)</translation>
  </message>
  <message>
   <source>robots.txt could not be fetched for a long time (%1)</source>
   <translation>robots.txt konnte lange Zeit nicht abgerufen werden (%1)</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it an %2</source>
   <translation>%1 gibt keine Kategorie an; das Register führt ihn als %2</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it a %2</source>
   <translation>%1 gibt keine Kategorie an; das Register führt ihn als %2</translation>
  </message>
  <message>
   <source>twice the time of the last document, at least 10 s</source>
   <translation>doppelt so lange, wie das letzte Dokument brauchte, mindestens 10 s</translation>
  </message>
  <message>
   <source>%1 never fetches: this is about use</source>
   <translation>%1 ruft nie ab: Dies betrifft die Verwendung</translation>
  </message>
  <message>
   <source>pace %1</source>
   <translation>Tempo %1</translation>
  </message>
  <message>
   <source>pace polite</source>
   <translation>Tempo rücksichtsvoll</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1</source>
   <translation>aber ein Mitbewerber darf es nicht lesen: %1</translation>
  </message>
  <message>
   <source>%1: %2 (policy token)</source>
   <translation>%1: %2 (Richtlinien-Token)</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>diese Dateien gelten nicht für %1</translation>
  </message>
  <message>
   <source>%1; %2</source>
   <translation>%1; %2</translation>
  </message>
  <message>
   <source>%1 · %2</source>
   <translation>%1 · %2</translation>
  </message>
  <message>
   <source>no rule matches this path, so it is allowed</source>
   <translation>keine Regel trifft auf diesen Pfad zu, also ist er erlaubt</translation>
  </message>
  <message>
   <source>robots.txt read by RFC 9309 alone: no 2.0 groups, no pattern agents, no fall-back tokens</source>
   <translation>robots.txt nur nach RFC 9309 gelesen: keine 2.0-Gruppen, keine Agentenmuster, keine Ersatz-Tokens</translation>
  </message>
  <message>
   <source>robots.txt read as google/robotstxt does</source>
   <translation>robots.txt wie von google/robotstxt gelesen</translation>
  </message>
  <message>
   <source>robots.txt read as in 1994: first matching record, first matching rule, plain prefixes</source>
   <translation>robots.txt wie 1994 gelesen: erster passender Eintrag, erste passende Regel, einfache Präfixe</translation>
  </message>
  <message>
   <source>a policy file may always be fetched, or no agent could learn the policy (Gatepost's choice)</source>
   <translation>eine Richtliniendatei darf immer abgerufen werden, sonst könnte kein Agent die Richtlinie erfahren (Gateposts Entscheidung)</translation>
  </message>
  <message>
   <source>Content-Usage is about what may be fetched: it does not apply to a path that robots.txt denies</source>
   <translation>Content-Usage betrifft, was abgerufen werden darf: Es gilt nicht für einen Pfad, den robots.txt verbietet</translation>
  </message>
  <message>
   <source>the registry does not know this agent; it is taken to be an AI agent</source>
   <translation>das Register kennt diesen Agenten nicht; er wird für einen KI-Agenten gehalten</translation>
  </message>
  <message>
   <source>%1 never fetches: the verdict is about the use of content that other crawlers fetch</source>
   <translation>%1 ruft nie ab: Das Urteil betrifft die Verwendung von Inhalten, die andere Crawler abrufen</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so it may come all the same</source>
   <translation>%1 missachtet laut Dokumentation robots.txt und kommt darum vielleicht trotzdem</translation>
  </message>
  <message>
   <source>%1 is retired: its operator no longer sends it</source>
   <translation>%1 ist außer Dienst: Sein Betreiber sendet ihn nicht mehr</translation>
  </message>
  <message>
   <source>these files apply to %1 only; the answer is given as if %2 were the same host</source>
   <translation>diese Dateien gelten nur für %1; die Antwort gilt so, als wäre %2 derselbe Host</translation>
  </message>
  <message>
   <source>nothing is documented of this agent: the files are read as their author meant them</source>
   <translation>über diesen Agenten ist nichts dokumentiert: Die Dateien werden gelesen, wie ihr Autor sie gemeint hat</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: nothing here keeps it out</source>
   <translation>%1 missachtet laut Dokumentation robots.txt: Nichts hier hält ihn fern</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by google/robotstxt, with its fall-back tokens</source>
   <translation>gelesen, wie %1 es laut Dokumentation tut: nach google/robotstxt, mit seinen Ersatz-Tokens</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by RFC 9309, with its fall-back tokens</source>
   <translation>gelesen, wie %1 es laut Dokumentation tut: nach RFC 9309, mit seinen Ersatz-Tokens</translation>
  </message>
  <message>
   <source>%1 is not known to read this file</source>
   <translation>von %1 ist nicht bekannt, dass er diese Datei liest</translation>
  </message>
  <message>
   <source>a crawler of this reading knows robots.txt alone</source>
   <translation>ein Crawler dieser Lesart kennt nur robots.txt</translation>
  </message>
  <message>
   <source>robots-ai.txt does not apply to this agent: it is not an AI agent</source>
   <translation>robots-ai.txt gilt nicht für diesen Agenten: Er ist kein KI-Agent</translation>
  </message>
  <message>
   <source>its * group does not count: an earlier file has a group that applies</source>
   <translation>ihre *-Gruppe zählt nicht: Eine frühere Datei hat eine Gruppe, die gilt</translation>
  </message>
  <message>
   <source>its groups do not count: an earlier file has a group for this agent</source>
   <translation>ihre Gruppen zählen nicht: Eine frühere Datei hat eine Gruppe für diesen Agenten</translation>
  </message>
  <message>
   <source>no group names this agent, and none names *</source>
   <translation>keine Gruppe nennt diesen Agenten, und keine nennt *</translation>
  </message>
  <message>
   <source>no group names this agent: those for * apply</source>
   <translation>keine Gruppe nennt diesen Agenten: Die für * gelten</translation>
  </message>
  <message>
   <source>a group names this agent</source>
   <translation>eine Gruppe nennt diesen Agenten</translation>
  </message>
  <message>
   <source>no group names this agent</source>
   <translation>keine Gruppe nennt diesen Agenten</translation>
  </message>
  <message>
   <source>a group of the extended standard 2.0: whole paths and shell patterns, in its own order (a bare “Disallow: *” means everything else, Gatepost's choice)</source>
   <translation>eine Gruppe des erweiterten Standards 2.0: ganze Pfade und Shell-Muster, in eigener Reihenfolge (ein bloßes „Disallow: *“ bedeutet alles Übrige, Gateposts Entscheidung)</translation>
  </message>
  <message>
   <source>version %1 is unknown: its group is read as one of 2.0 (Gatepost's choice)</source>
   <translation>Version %1 ist unbekannt: Ihre Gruppe wird als eine von 2.0 gelesen (Gateposts Wahl)</translation>
  </message>
  <message>
   <source># begins a comment anywhere in User-agent, Allow and Disallow lines, as in robots.txt (Gatepost's choice)</source>
   <translation># beginnt in User-agent-, Allow- und Disallow-Zeilen überall einen Kommentar, wie in robots.txt (Gateposts Entscheidung)</translation>
  </message>
  <message>
   <source>a plain group: this agent's 2.0 group is read instead</source>
   <translation>eine einfache Gruppe: Stattdessen wird die 2.0-Gruppe dieses Agenten gelesen</translation>
  </message>
  <message>
   <source>the Robot-version is experimental, so the group is as if it were not there</source>
   <translation>die Robot-version ist experimentell, die Gruppe ist also, als gäbe es sie nicht</translation>
  </message>
  <message>
   <source>the group has only Allow rules, and none matches, so the path is disallowed</source>
   <translation>die Gruppe hat nur Allow-Regeln, und keine trifft zu, also ist der Pfad verboten</translation>
  </message>
  <message>
   <source>decides</source>
   <translation>entscheidet</translation>
  </message>
  <message>
   <source>robots.txt allows this path by a rule, and robots.txt wins</source>
   <translation>robots.txt erlaubt diesen Pfad durch eine Regel, und robots.txt gewinnt</translation>
  </message>
  <message>
   <source>says so, but the agent is documented to ignore it</source>
   <translation>sagt das, aber der Agent missachtet es laut Dokumentation</translation>
  </message>
  <message>
   <source>a policy file may always be fetched</source>
   <translation>eine Richtliniendatei darf immer abgerufen werden</translation>
  </message>
  <message>
   <source>denies too, but an earlier file decides</source>
   <translation>verbietet auch, aber eine frühere Datei entscheidet</translation>
  </message>
  <message>
   <source>allows too, but an earlier file decides</source>
   <translation>erlaubt auch, aber eine frühere Datei entscheidet</translation>
  </message>
  <message>
   <source>allows in this file, but something else denies or delays the fetch</source>
   <translation>erlaubt in dieser Datei, aber etwas anderes verbietet oder verzögert den Abruf</translation>
  </message>
  <message>
   <source>does not match this path</source>
   <translation>trifft auf diesen Pfad nicht zu</translation>
  </message>
  <message>
   <source>empty, so it is not a rule</source>
   <translation>leer, also keine Regel</translation>
  </message>
  <message>
   <source>not a rule: a path begins with / or with *</source>
   <translation>keine Regel: Ein Pfad beginnt mit / oder mit *</translation>
  </message>
  <message numerus="yes">
   <source>shorter: %1 &lt; %n bytes</source>
   <comment>shorter: %1 &lt; %n byte</comment>
   <translation>
    <numerusform>kürzer: %1 &lt; %n Byte</numerusform>
    <numerusform>kürzer: %1 &lt; %n Bytes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>same length (%n bytes): Allow decides</source>
   <comment>same length (%n byte): Allow decides</comment>
   <translation>
    <numerusform>gleich lang (%n Byte): Allow entscheidet</numerusform>
    <numerusform>gleich lang (%n Bytes): Allow entscheidet</numerusform>
   </translation>
  </message>
  <message>
   <source>same rule as an earlier line</source>
   <translation>dieselbe Regel wie eine frühere Zeile</translation>
  </message>
  <message>
   <source>another rule comes first in the order of the 2.0 standard</source>
   <translation>eine andere Regel kommt in der Reihenfolge des Standards 2.0 zuerst</translation>
  </message>
  <message>
   <source>an earlier line decides</source>
   <translation>eine frühere Zeile entscheidet</translation>
  </message>
  <message>
   <source>open now</source>
   <translation>jetzt offen</translation>
  </message>
  <message>
   <source>closed now; these are the next hours</source>
   <translation>jetzt geschlossen; dies sind die nächsten Zeiten</translation>
  </message>
  <message>
   <source>closed now</source>
   <translation>jetzt geschlossen</translation>
  </message>
  <message>
   <source>%1 both state hours, and both are open now</source>
   <translation>%1 geben beide Zeiten an, und beide sind jetzt offen</translation>
  </message>
  <message>
   <source>%1 both state hours, and both must be open: the next time is %2</source>
   <translation>%1 geben beide Zeiten an, und beide müssen offen sein: Die nächste Zeit ist %2</translation>
  </message>
  <message>
   <source>%1 both state hours, and these never overlap: the agent may never come</source>
   <translation>%1 geben beide Zeiten an, und diese überschneiden sich nie: Der Agent darf nie kommen</translation>
  </message>
  <message>
   <source>sets the pace</source>
   <translation>bestimmt das Tempo</translation>
  </message>
  <message>
   <source>these hours do not include this time</source>
   <translation>diese Zeiten schließen diesen Zeitpunkt nicht ein</translation>
  </message>
  <message>
   <source>a line with hours that include this time comes first</source>
   <translation>eine Zeile mit Zeiten, die diesen Zeitpunkt einschließen, kommt zuerst</translation>
  </message>
  <message>
   <source>a slower pace counts</source>
   <translation>ein langsameres Tempo zählt</translation>
  </message>
  <message>
   <source>the 2.0 group states no pace, so the rule of thumb applies: wait twice as long as the last document took, at least 10 s</source>
   <translation>die Gruppe nach 2.0 gibt kein Tempo an, also gilt die Faustregel: doppelt so lange warten, wie das letzte Dokument brauchte, mindestens 10 s</translation>
  </message>
  <message>
   <source>%1 is documented to ignore Crawl-delay</source>
   <translation>%1 missachtet laut Dokumentation Crawl-delay</translation>
  </message>
  <message>
   <source>%1 never fetches, so a pace means nothing to it</source>
   <translation>%1 ruft nie ab, ein Tempo bedeutet ihm also nichts</translation>
  </message>
  <message>
   <source>allows crawling</source>
   <translation>erlaubt das Crawlen</translation>
  </message>
  <message>
   <source>the visiting hours come first, and they are closed</source>
   <translation>die Besuchszeiten gehen vor, und es ist geschlossen</translation>
  </message>
  <message>
   <source>a path rule denies the fetch already</source>
   <translation>eine Pfadregel verbietet den Abruf schon</translation>
  </message>
  <message>
   <source>the agent is taken to be a competitor, so it may neither read nor use anything</source>
   <translation>der Agent wird für einen Mitbewerber gehalten und darf darum nichts lesen oder verwenden</translation>
  </message>
  <message>
   <source>binds competitors only</source>
   <translation>bindet nur Mitbewerber</translation>
  </message>
  <message>
   <source>the chain stops before %1: %2</source>
   <translation>die Kette endet vor %1: %2</translation>
  </message>
 </context>
</TS>
