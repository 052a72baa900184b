<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
 <context>
  <name>access</name>
  <message>
   <source>%1 is not an answer: write a status from 100 to 599, or dns, connect, tls, timeout, truncated or redirects</source>
   <translation>%1 nie jest odpowiedzią: wpisz status od 100 do 599 albo dns, connect, tls, timeout, truncated lub redirects</translation>
  </message>
  <message>
   <source>since=%1: a number and s, m, h or d is expected, as in since=2h, at most ten years</source>
   <translation>since=%1: oczekiwana jest liczba z s, m, h lub d, jak w since=2h, najwyżej dziesięć lat</translation>
  </message>
  <message>
   <source>copy=%1: yes or no is expected</source>
   <translation>copy=%1: oczekiwane jest yes lub no</translation>
  </message>
  <message>
   <source>type=%1: text or html is expected</source>
   <translation>type=%1: oczekiwane jest text lub html</translation>
  </message>
  <message>
   <source>%1 does not follow an answer: since=, copy= or type= is expected</source>
   <translation>%1 nie może stać za odpowiedzią: oczekiwane jest since=, copy= lub type=</translation>
  </message>
  <message>
   <source>its name has no address</source>
   <translation>jego nazwa nie ma adresu</translation>
  </message>
  <message>
   <source>no connection</source>
   <translation>brak połączenia</translation>
  </message>
  <message>
   <source>no secure connection</source>
   <translation>brak bezpiecznego połączenia</translation>
  </message>
  <message>
   <source>no answer in time</source>
   <translation>brak odpowiedzi na czas</translation>
  </message>
  <message>
   <source>an answer that was cut off</source>
   <translation>odpowiedź ucięta</translation>
  </message>
  <message>
   <source>too many redirects</source>
   <translation>zbyt wiele przekierowań</translation>
  </message>
  <message>
   <source>its lines count</source>
   <translation>jego wiersze się liczą</translation>
  </message>
  <message>
   <source>its first 512,000 bytes count, the rest is ignored</source>
   <translation>liczy się jego pierwsze 512 000 bajtów, reszta jest pomijana</translation>
  </message>
  <message>
   <source>it states nothing, as if there were no such file</source>
   <translation>nic nie stwierdza, jakby takiego pliku nie było</translation>
  </message>
  <message>
   <source>the last good copy counts</source>
   <translation>liczy się ostatnia dobra kopia</translation>
  </message>
  <message>
   <source>every path is denied</source>
   <translation>każda ścieżka jest zabroniona</translation>
  </message>
  <message>
   <source>nothing is fetched for now; the file is asked for again</source>
   <translation>na razie nic nie jest pobierane; plik jest żądany ponownie</translation>
  </message>
  <message>
   <source>every path is allowed if the start page answers, which is not known here</source>
   <translation>każda ścieżka jest dozwolona, jeśli strona główna odpowiada, czego tu nie wiadomo</translation>
  </message>
  <message>
   <source>every path is allowed; a crawler may also go on with the copy it has</source>
   <translation>każda ścieżka jest dozwolona; robot może też dalej używać swojej kopii</translation>
  </message>
  <message numerus="yes">
   <source>%n days</source>
   <comment>%n day</comment>
   <translation>
    <numerusform>%n dzień</numerusform>
    <numerusform>%n dni</numerusform>
    <numerusform>%n dni</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hours</source>
   <comment>%n hour</comment>
   <translation>
    <numerusform>%n godzina</numerusform>
    <numerusform>%n godziny</numerusform>
    <numerusform>%n godzin</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minutes</source>
   <comment>%n minute</comment>
   <translation>
    <numerusform>%n minuta</numerusform>
    <numerusform>%n minuty</numerusform>
    <numerusform>%n minut</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n seconds</source>
   <comment>%n second</comment>
   <translation>
    <numerusform>%n sekunda</numerusform>
    <numerusform>%n sekundy</numerusform>
    <numerusform>%n sekund</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 for %2: %3 (%4)</source>
   <translation>%1 od %2: %3 (%4)</translation>
  </message>
  <message>
   <source>%1: %2 (%3)</source>
   <translation>%1: %2 (%3)</translation>
  </message>
  <message>
   <source>%1; not documented</source>
   <translation>%1; nieudokumentowane</translation>
  </message>
  <message>
   <source>%1 is not a file that an answer can be stated for: robots.txt, robots-ai.txt, robots2.txt or / is expected</source>
   <translation>%1 nie jest plikiem, dla którego można podać odpowiedź: oczekiwane jest robots.txt, robots-ai.txt, robots2.txt lub /</translation>
  </message>
  <message>
   <source>an answer for %1 is stated twice</source>
   <translation>odpowiedź dla %1 podano dwa razy</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 (od: %2)</translation>
  </message>
  <message>
   <source>%1, without a copy</source>
   <translation>%1, bez kopii</translation>
  </message>
  <message>
   <source>%1 is answered with %2</source>
   <translation>odpowiedź na %1 to %2</translation>
  </message>
  <message>
   <source>if %1</source>
   <translation>jeśli %1</translation>
  </message>
 </context>
 <context>
  <name>agents</name>
  <message>
   <source>%1 is not %2</source>
   <translation>%1 to nie %2</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 nie jest jedną z ośmiu kategorii</translation>
  </message>
  <message>
   <source>%1 is not a day such as 2026-11-22</source>
   <translation>%1 nie jest dniem takim jak 2026-11-22</translation>
  </message>
  <message>
   <source>the value is not plain text: it contains control or invisible characters, or bytes that are not UTF-8</source>
   <translation>wartość nie jest zwykłym tekstem: zawiera znaki sterujące lub niewidoczne albo bajty inne niż UTF-8</translation>
  </message>
  <message>
   <source>%1 is not a name of an agent</source>
   <translation>%1 nie jest nazwą agenta</translation>
  </message>
  <message>
   <source>%1 is not a web address</source>
   <translation>%1 nie jest adresem internetowym</translation>
  </message>
  <message>
   <source>%1 is neither an https address of a list nor a prefix such as 192.0.2.0/24</source>
   <translation>%1 nie jest ani adresem https listy, ani prefiksem takim jak 192.0.2.0/24</translation>
  </message>
  <message>
   <source>%1 is not the end of a host name</source>
   <translation>%1 nie jest końcówką nazwy hosta</translation>
  </message>
  <message>
   <source>longer than %1 bytes</source>
   <translation>dłuższe niż %1 bajtów</translation>
  </message>
  <message>
   <source>%1: new</source>
   <translation>%1: nowy</translation>
  </message>
  <message>
   <source>%1: new, %2</source>
   <translation>%1: nowy, %2</translation>
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
   <translation>lista jest większa niż 1 MiB</translation>
  </message>
  <message>
   <source>line %1: %2</source>
   <translation>wiersz %1: %2</translation>
  </message>
  <message>
   <source>a list of version %1; this program reads version 2: a newer Gatepost may read it</source>
   <translation>lista w wersji %1; ten program czyta wersję 2: nowszy Gatepost być może ją przeczyta</translation>
  </message>
  <message>
   <source>the list is not the one that its first line names: it was changed or cut on its way</source>
   <translation>lista nie jest tą, którą wskazuje jej pierwszy wiersz: po drodze została zmieniona lub ucięta</translation>
  </message>
  <message>
   <source>the column %1 is named twice</source>
   <translation>kolumna %1 jest podana dwa razy</translation>
  </message>
  <message>
   <source>%1 is not a column of a list of agents</source>
   <translation>%1 nie jest kolumną listy agentów</translation>
  </message>
  <message>
   <source>the column “token” is missing</source>
   <translation>brakuje kolumny „token”</translation>
  </message>
  <message>
   <source>%1 cells, %2 are expected</source>
   <translation>liczba komórek: %1, oczekiwano: %2</translation>
  </message>
  <message>
   <source>column %1: %2</source>
   <translation>kolumna %1: %2</translation>
  </message>
  <message>
   <source>%1 is already in line %2</source>
   <translation>%1 jest już w wierszu %2</translation>
  </message>
  <message>
   <source>an agent is missing: name one, for example GPTBot</source>
   <translation>brak agenta: należy podać jednego, na przykład GPTBot</translation>
  </message>
  <message>
   <source>no product token in the agent: it needs a name made of a–z, A–Z, digits, _, . or -</source>
   <translation>w agencie nie ma tokenu produktu: potrzebna jest nazwa z liter, cyfr, _, . lub -</translation>
  </message>
  <message>
   <source>the file is larger than 1 MiB</source>
   <translation>plik jest większy niż 1 MiB</translation>
  </message>
  <message>
   <source>the file is empty</source>
   <translation>plik jest pusty</translation>
  </message>
  <message>
   <source>entry %1: %2</source>
   <translation>wpis %1: %2</translation>
  </message>
  <message>
   <source>entry %1, %2: %3</source>
   <translation>wpis %1, %2: %3</translation>
  </message>
  <message>
   <source>this is a list of addresses of cards. Nothing is fetched: save the cards and give their files</source>
   <translation>to lista adresów kart. Nic nie jest pobierane: należy zapisać karty i wskazać ich pliki</translation>
  </message>
  <message>
   <source>not a list of agents: a TSV list, robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>to nie lista agentów: oczekiwana jest lista TSV, robots.json z ai.robots.txt, crawler-user-agents, Signature Agent Cards lub lista adresów</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep</source>
   <translation>wartości są zagnieżdżone głębiej niż %1 poziomów</translation>
  </message>
  <message>
   <source>more than %1 entries</source>
   <translation>więcej wpisów niż %1</translation>
  </message>
  <message>
   <source>line %1: this is not JSON</source>
   <translation>wiersz %1: to nie JSON</translation>
  </message>
  <message>
   <source>JSON, but not a list of agents: robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>to JSON, ale nie lista agentów: oczekiwany jest robots.json z ai.robots.txt, crawler-user-agents, Signature Agent Cards lub lista adresów</translation>
  </message>
  <message>
   <source>%1 has two entries; the last one counts</source>
   <translation>%1 ma dwa wpisy; liczy się ostatni</translation>
  </message>
  <message>
   <source>already in entry %1</source>
   <translation>już we wpisie %1</translation>
  </message>
  <message>
   <source>an object is expected</source>
   <translation>oczekiwany jest obiekt</translation>
  </message>
  <message>
   <source>it has no pattern</source>
   <translation>brakuje wzorca</translation>
  </message>
  <message>
   <source>a regular expression that is not one name</source>
   <translation>wyrażenie regularne, które nie jest jedną nazwą</translation>
  </message>
  <message>
   <source>not a Signature Agent Card</source>
   <translation>to nie Signature Agent Card</translation>
  </message>
  <message>
   <source>the card has no rfc9309-product-token</source>
   <translation>karta nie ma rfc9309-product-token</translation>
  </message>
  <message>
   <source>an address list of version %1; version 1 is read</source>
   <translation>lista adresów w wersji %1; czytana jest wersja 1</translation>
  </message>
  <message>
   <source>“prefixes” must be a list</source>
   <translation>„prefixes” musi być listą</translation>
  </message>
  <message>
   <source>not a prefix such as 192.0.2.0/24</source>
   <translation>to nie prefiks taki jak 192.0.2.0/24</translation>
  </message>
  <message>
   <source>it does not say whose address this is: name the agent</source>
   <translation>nie podano, czyj to adres: należy wskazać agenta</translation>
  </message>
  <message>
   <source>Gatepost's list of agents</source>
   <translation>lista agentów Gatepost</translation>
  </message>
  <message>
   <source>robots.json of ai.robots.txt</source>
   <translation>robots.json z ai.robots.txt</translation>
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
   <translation>lista adresów</translation>
  </message>
 </context>
 <context>
  <name>ask</name>
  <message>
   <source>“agent” must be a text or null</source>
   <translation>„agent” musi być tekstem lub null</translation>
  </message>
  <message>
   <source>“agent”: %1</source>
   <translation>„agent”: %1</translation>
  </message>
  <message>
   <source>“status” must be a whole number (an HTTP status)</source>
   <translation>„status” musi być liczbą całkowitą (statusem HTTP)</translation>
  </message>
  <message>
   <source>“decision” must be a text or null</source>
   <translation>„decision” musi być tekstem lub null</translation>
  </message>
  <message>
   <source>“scopes” must be a list of texts</source>
   <translation>„scopes” musi być listą tekstów</translation>
  </message>
  <message>
   <source>“asked_at” must be an RFC 3339 time</source>
   <translation>„asked_at” musi być czasem RFC 3339</translation>
  </message>
  <message>
   <source>“asked_at” is not an RFC 3339 time, such as 2026-11-20T06:00:00Z</source>
   <translation>„asked_at” nie jest czasem RFC 3339, takim jak 2026-11-20T06:00:00Z</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; did you mean %2?</source>
   <translation>%1 nie jest kluczem wiersza; czy chodziło o %2?</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; correct it or remove it</source>
   <translation>%1 nie jest kluczem wiersza; należy go poprawić lub usunąć</translation>
  </message>
  <message>
   <source>a row must be an object</source>
   <translation>wiersz musi być obiektem</translation>
  </message>
  <message>
   <source>“endpoint” must be &quot;absent&quot; or &quot;present&quot;</source>
   <translation>„endpoint” musi mieć wartość &quot;absent&quot; lub &quot;present&quot;</translation>
  </message>
  <message>
   <source>“directive” is missing</source>
   <translation>brakuje „directive”</translation>
  </message>
  <message>
   <source>“%1” is not a directive of robots2.txt</source>
   <translation>„%1” nie jest dyrektywą robots2.txt</translation>
  </message>
  <message>
   <source>line %1, row %2: %3</source>
   <translation>linia %1, wiersz %2: %3</translation>
  </message>
  <message>
   <source>not JSON; a list of rows such as {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;} is expected</source>
   <translation>to nie JSON; oczekiwana jest lista wierszy takich jak {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;}</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>plik jest większy niż %1 MiB; większe nie są czytane</translation>
  </message>
  <message>
   <source>a list of rows is expected, [ … ]</source>
   <translation>oczekiwana jest lista wierszy, [ … ]</translation>
  </message>
  <message>
   <source>%1 is given twice; keep one</source>
   <translation>%1 podano dwa razy; należy zachować jeden raz</translation>
  </message>
 </context>
 <context>
  <name>category</name>
  <message>
   <source>builds a search index</source>
   <translation>tworzy indeks wyszukiwarki</translation>
  </message>
  <message>
   <source>answers a user in conversation</source>
   <translation>odpowiada użytkownikowi w rozmowie</translation>
  </message>
  <message>
   <source>carries out research tasks on its own</source>
   <translation>samodzielnie wykonuje zadania badawcze</translation>
  </message>
  <message>
   <source>helps to write or review code</source>
   <translation>pomaga pisać lub sprawdzać kod</translation>
  </message>
  <message>
   <source>collects data in bulk</source>
   <translation>masowo zbiera dane</translation>
  </message>
  <message>
   <source>makes new content from sources</source>
   <translation>tworzy nowe treści na podstawie źródeł</translation>
  </message>
  <message>
   <source>crawls and profiles for advertising</source>
   <translation>skanuje i profiluje na potrzeby reklamy</translation>
  </message>
  <message>
   <source>watches uptime, search ranking or traffic</source>
   <translation>śledzi dostępność, pozycje w wynikach lub ruch</translation>
  </message>
 </context>
 <context>
  <name>chain</name>
  <message>
   <source>“%1” is not an absolute http(s) URL</source>
   <translation>„%1” nie jest bezwzględnym adresem URL http(s)</translation>
  </message>
  <message>
   <source>this file was read already</source>
   <translation>ten plik już przeczytano</translation>
  </message>
  <message>
   <source>at most 3 chained files are followed</source>
   <translation>odwiedzane są najwyżej 3 pliki łańcucha</translation>
  </message>
  <message>
   <source>a file with chain-id “%1” was read already</source>
   <translation>plik z chain-id „%1” już przeczytano</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is missing here. %2</source>
   <translation>Nie można było odczytać pliku łańcucha %1, więc brakuje tu tego, co określa. %2</translation>
  </message>
 </context>
 <context>
  <name>change</name>
  <message>
   <source>Whether it changes anything for other agents could not be decided.</source>
   <translation>Nie dało się rozstrzygnąć, czy zmienia to coś dla innych agentów.</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents at least: %1.</source>
   <comment>Also changes %n agent at least: %1.</comment>
   <translation>
    <numerusform>Zmienia też coś dla co najmniej %n agenta: %1.</numerusform>
    <numerusform>Zmienia też coś dla co najmniej %n agentów: %1.</numerusform>
    <numerusform>Zmienia też coś dla co najmniej %n agentów: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>Changes nothing for any other agent.</source>
   <translation>Nie zmienia niczego dla żadnego innego agenta.</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents: %1.</source>
   <comment>Also changes %n agent: %1.</comment>
   <translation>
    <numerusform>Zmienia też coś dla %n agenta: %1.</numerusform>
    <numerusform>Zmienia też coś dla %n agentów: %1.</numerusform>
    <numerusform>Zmienia też coś dla %n agentów: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>That is the answer already. %1</source>
   <translation>Odpowiedź już tak brzmi. %1</translation>
  </message>
  <message>
   <source>Policy files may always be fetched: no rule can forbid it.</source>
   <translation>Pliki polityki zawsze wolno pobierać: żadna reguła nie może tego zabronić.</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: no edit changes what it does.</source>
   <translation>%1 według dokumentacji nie przestrzega robots.txt: żadna zmiana nie wpłynie na to, co robi.</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched: no edit of it counts before it is served again.</source>
   <translation>robots.txt nie można pobrać: żadna jego zmiana się nie liczy, dopóki nie będzie znów podawany.</translation>
  </message>
  <message>
   <source>The hours decide (%1 line %2: %3). Change them, or ask about another time.</source>
   <translation>Rozstrzygają godziny (%1 wiersz %2: %3). Można je zmienić albo zapytać o inny czas.</translation>
  </message>
  <message>
   <source>The block that %1 manages decides (%2 line %3). Change it in the settings there.</source>
   <translation>Rozstrzyga blok, którym zarządza %1 (%2, wiersz %3). Należy go zmienić w tamtejszych ustawieniach.</translation>
  </message>
  <message>
   <source>A rehearsed answer of the ask endpoint decides: change it on the Ask page.</source>
   <translation>Rozstrzyga symulowana odpowiedź punktu końcowego ask: można ją zmienić na stronie Ask.</translation>
  </message>
  <message>
   <source>A chained file decides (%1 line %2), which belongs to somebody else.</source>
   <translation>Rozstrzyga plik łańcucha (%1 wiersz %2), który należy do kogoś innego.</translation>
  </message>
  <message>
   <source>The site has no file that an edit could be made in. Add a robots.txt first.</source>
   <translation>Witryna nie ma pliku, w którym można by coś zmienić. Najpierw należy dodać robots.txt.</translation>
  </message>
  <message>
   <source>No small edit was found that changes this answer.</source>
   <translation>Nie znaleziono małej zmiany, która zmienia tę odpowiedź.</translation>
  </message>
  <message>
   <source>The block that %1 manages stays as it is: your lines are outside of it.</source>
   <translation>Blok, którym zarządza %1, pozostaje bez zmian: własne wiersze są poza nim.</translation>
  </message>
  <message>
   <source>No edit is tried where files have more than %1 rules.</source>
   <translation>Przy plikach mających ponad %1 reguł nie próbuje się żadnych zmian.</translation>
  </message>
  <message>
   <source>Let %1 fetch %2</source>
   <translation>Pozwól pobierać %2: %1</translation>
  </message>
  <message>
   <source>Keep %1 out of %2</source>
   <translation>Nie wpuszczaj do %2: %1</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents</source>
   <comment>%1 and %n more agent</comment>
   <translation>
    <numerusform>%1 i jeszcze %n agent</numerusform>
    <numerusform>%1 i jeszcze %n agenci</numerusform>
    <numerusform>%1 i jeszcze %n agentów</numerusform>
   </translation>
  </message>
  <message>
   <source>Add a second group for %3 with “%1: %2”</source>
   <translation>Dodaj drugą grupę dla %3 z „%1: %2”</translation>
  </message>
  <message>
   <source>Add “%1: %2” to the group for %3</source>
   <translation>Dodaj „%1: %2” do grupy dla %3</translation>
  </message>
  <message>
   <source>Give %1 its own block with crawl: %2</source>
   <translation>Utwórz osobny blok z crawl: %2 dla: %1</translation>
  </message>
  <message>
   <source>Let the group for %1 fetch nothing at all</source>
   <translation>Zabroń grupie dla %1 pobierania czegokolwiek</translation>
  </message>
  <message>
   <source>Add %1 to the group that may fetch nothing</source>
   <translation>Dodaj do grupy, której nie wolno niczego pobierać: %1</translation>
  </message>
  <message>
   <source>Give %1 its own group</source>
   <translation>Utwórz osobną grupę dla: %1</translation>
  </message>
  <message>
   <source>Take %1 out of the group for %2</source>
   <translation>Usuń z grupy dla %2: %1</translation>
  </message>
  <message>
   <source>Change line %1 to crawl: %2</source>
   <translation>Zmień wiersz %1 na crawl: %2</translation>
  </message>
  <message>
   <source>Remove line %1, %2</source>
   <translation>Usuń wiersz %1, %2</translation>
  </message>
  <message>
   <source>Change line %1 to %2: %3</source>
   <translation>Zmień wiersz %1 na %2: %3</translation>
  </message>
  <message>
   <source>The same for every known agent of “%1”</source>
   <translation>To samo dla każdego znanego agenta z „%1”</translation>
  </message>
  <message>
   <source>%1 manages these lines: your changes will be overwritten or duplicated. Change it in the settings there.</source>
   <translation>%1 zarządza tymi wierszami: twoje zmiany zostaną nadpisane lub zdwojone. Zmień to tam, w ustawieniach.</translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message>
   <source>No agent loses anything.</source>
   <translation>Żaden agent niczego nie traci.</translation>
  </message>
  <message>
   <source>Only unknown agents lose something.</source>
   <translation>Tylko nieznani agenci coś tracą.</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose /.</source>
   <comment>%1 loses /.</comment>
   <translation>
    <numerusform>%1 traci /.</numerusform>
    <numerusform>%1 tracą /.</numerusform>
    <numerusform>%1 tracą /.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2.</source>
   <comment>%1 loses %2.</comment>
   <translation>
    <numerusform>%1 traci %2.</numerusform>
    <numerusform>%1 tracą %2.</numerusform>
    <numerusform>%1 tracą %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places; the start page is lost to %2.</source>
   <comment>%1 loses some places; the start page is lost to %2.</comment>
   <translation>
    <numerusform>%1 traci niektóre miejsca; stronę główną traci: %2.</numerusform>
    <numerusform>%1 tracą niektóre miejsca; stronę główną traci: %2.</numerusform>
    <numerusform>%1 tracą niektóre miejsca; stronę główną traci: %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places.</source>
   <comment>%1 loses some places.</comment>
   <translation>
    <numerusform>%1 traci niektóre miejsca.</numerusform>
    <numerusform>%1 tracą niektóre miejsca.</numerusform>
    <numerusform>%1 tracą niektóre miejsca.</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent gains anything.</source>
   <translation>Żaden agent niczego nie zyskuje.</translation>
  </message>
  <message>
   <source>Only unknown agents gain something.</source>
   <translation>Tylko nieznani agenci coś zyskują.</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain /.</source>
   <comment>%1 gains /.</comment>
   <translation>
    <numerusform>%1 zyskuje /.</numerusform>
    <numerusform>%1 zyskują /.</numerusform>
    <numerusform>%1 zyskują /.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2.</source>
   <comment>%1 gains %2.</comment>
   <translation>
    <numerusform>%1 zyskuje %2.</numerusform>
    <numerusform>%1 zyskują %2.</numerusform>
    <numerusform>%1 zyskują %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places; the start page is gained by %2.</source>
   <comment>%1 gains some places; the start page is gained by %2.</comment>
   <translation>
    <numerusform>%1 zyskuje niektóre miejsca; stronę główną zyskuje: %2.</numerusform>
    <numerusform>%1 zyskują niektóre miejsca; stronę główną zyskuje: %2.</numerusform>
    <numerusform>%1 zyskują niektóre miejsca; stronę główną zyskuje: %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places.</source>
   <comment>%1 gains some places.</comment>
   <translation>
    <numerusform>%1 zyskuje niektóre miejsca.</numerusform>
    <numerusform>%1 zyskują niektóre miejsca.</numerusform>
    <numerusform>%1 zyskują niektóre miejsca.</numerusform>
   </translation>
  </message>
  <message>
   <source>Nobody may fetch less or more; pace or uses differ for unknown agents.</source>
   <translation>Nikt nie może pobierać mniej ani więcej; u nieznanych agentów różnią się tempo lub użycia.</translation>
  </message>
  <message numerus="yes">
   <source>Nobody may fetch less or more; pace or uses differ for %n agents.</source>
   <comment>Nobody may fetch less or more; pace or uses differ for %n agent.</comment>
   <translation>
    <numerusform>Nikt nie może pobierać mniej ani więcej; u %n agenta różnią się tempo lub użycia.</numerusform>
    <numerusform>Nikt nie może pobierać mniej ani więcej; u %n agentów różnią się tempo lub użycia.</numerusform>
    <numerusform>Nikt nie może pobierać mniej ani więcej; u %n agentów różnią się tempo lub użycia.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>dialect</name>
  <message>
   <source>every agent that is not listed may fetch everything</source>
   <translation>każdy agent spoza listy może pobierać wszystko</translation>
  </message>
  <message>
   <source>an agent that is not listed may fetch nothing</source>
   <translation>agent spoza listy nie może pobierać niczego</translation>
  </message>
  <message>
   <source>may fetch what no disallow path forbids</source>
   <translation>może pobierać to, czego nie zabrania żadna ścieżka disallow</translation>
  </message>
  <message>
   <source>may fetch only what an allow path opens</source>
   <translation>może pobierać tylko to, co otwiera ścieżka allow</translation>
  </message>
  <message>
   <source>fetches a page because a user asked for it</source>
   <translation>pobiera stronę, bo poprosił o to użytkownik</translation>
  </message>
  <message>
   <source>builds a search index</source>
   <translation>tworzy indeks wyszukiwarki</translation>
  </message>
  <message>
   <source>collects text to train models</source>
   <translation>zbiera teksty do trenowania modeli</translation>
  </message>
  <message>
   <source>Schema</source>
   <translation>Schemat</translation>
  </message>
  <message>
   <source>The schema that the entity follows.</source>
   <translation>Schemat, z którym encja jest zgodna.</translation>
  </message>
  <message>
   <source>Id</source>
   <translation>Id</translation>
  </message>
  <message>
   <source>The entity's identity, a ULID: 26 characters that sort by time. The rendered header quotes it.</source>
   <translation>Tożsamość encji, ULID: 26 znaków, które sortują się według czasu. Wygenerowany nagłówek ją przytacza.</translation>
  </message>
  <message>
   <source>Slug</source>
   <translation>Slug</translation>
  </message>
  <message>
   <source>The entity's short name; the rendered header names its source by it.</source>
   <translation>Krótka nazwa encji; wygenerowany nagłówek wskazuje za jej pomocą swoje źródło.</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Typ</translation>
  </message>
  <message>
   <source>The kind of entity.</source>
   <translation>Rodzaj encji.</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>Wersja</translation>
  </message>
  <message>
   <source>The version of this policy.</source>
   <translation>Wersja tej polityki.</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Tytuł</translation>
  </message>
  <message>
   <source>The name of the site; the rendered file begins with it.</source>
   <translation>Nazwa witryny; od niej zaczyna się wygenerowany plik.</translation>
  </message>
  <message>
   <source>Documentation</source>
   <translation>Dokumentacja</translation>
  </message>
  <message>
   <source>Where people can read about the policy; named in the rendered header.</source>
   <translation>Gdzie można przeczytać o tej polityce; podawane w wygenerowanym nagłówku.</translation>
  </message>
  <message>
   <source>Sitemap</source>
   <translation>Mapa witryny</translation>
  </message>
  <message>
   <source>The sitemap; rendered as a Sitemap line.</source>
   <translation>Mapa witryny; generowana jako wiersz Sitemap.</translation>
  </message>
  <message>
   <source>LLM index</source>
   <translation>Indeks dla LLM</translation>
  </message>
  <message>
   <source>The index of texts for language models; rendered as a comment at the end.</source>
   <translation>Indeks tekstów dla modeli językowych; generowany jako komentarz na końcu.</translation>
  </message>
  <message>
   <source>Default policy</source>
   <translation>Polityka domyślna</translation>
  </message>
  <message>
   <source>What applies to every agent that is not listed. Without it nothing can be rendered.</source>
   <translation>Co obowiązuje każdego agenta spoza listy. Bez tego nie można niczego wygenerować.</translation>
  </message>
  <message>
   <source>Notes on roles</source>
   <translation>Uwagi o rolach</translation>
  </message>
  <message>
   <source>For each role a text that the rendered role comment ends with, in brackets or not.</source>
   <translation>Dla każdej roli tekst, którym kończy się wygenerowany komentarz roli, w nawiasie lub bez.</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agenci</translation>
  </message>
  <message>
   <source>The agents with their own record, in the order in which they are rendered.</source>
   <translation>Agenci z własnym rekordem, w kolejności, w jakiej są generowani.</translation>
  </message>
  <message>
   <source>User agent</source>
   <translation>User agent</translation>
  </message>
  <message>
   <source>The agent's product token; every entry needs one and no two may share it.</source>
   <translation>Token produktu agenta; każdy wpis go potrzebuje i żadne dwa nie mogą mieć tego samego.</translation>
  </message>
  <message>
   <source>Vendor</source>
   <translation>Dostawca</translation>
  </message>
  <message>
   <source>Who operates the agent. It is not rendered.</source>
   <translation>Kto jest operatorem agenta. Nie jest generowane.</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Rola</translation>
  </message>
  <message>
   <source>What the agent comes for. Neighbours with the same role share one comment.</source>
   <translation>Po co agent przychodzi. Sąsiedzi o tej samej roli mają wspólny komentarz.</translation>
  </message>
  <message>
   <source>Policy</source>
   <translation>Polityka</translation>
  </message>
  <message>
   <source>The rule for / that ends the agent's record.</source>
   <translation>Reguła dla /, która kończy rekord agenta.</translation>
  </message>
  <message>
   <source>Allow</source>
   <translation>Dozwolone</translation>
  </message>
  <message>
   <source>Paths that the agent may fetch, one Allow line each.</source>
   <translation>Ścieżki, które agent może pobierać, po jednym wierszu Allow na każdą.</translation>
  </message>
  <message>
   <source>Disallow</source>
   <translation>Zabronione</translation>
  </message>
  <message>
   <source>Paths that the agent must not fetch, one Disallow line each.</source>
   <translation>Ścieżki, których agent nie może pobierać, po jednym wierszu Disallow na każdą.</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Uwagi</translation>
  </message>
  <message>
   <source>Why the entry is as it is; rendered as comment lines above its record.</source>
   <translation>Dlaczego wpis jest taki, a nie inny; generowane jako wiersze komentarza nad jego rekordem.</translation>
  </message>
  <message>
   <source>Purpose</source>
   <translation>Cel</translation>
  </message>
  <message>
   <source>What the policy is for, in a few sentences. People read it; it is not rendered.</source>
   <translation>Do czego służy polityka, w kilku zdaniach. Dla ludzi; nie jest generowane.</translation>
  </message>
  <message>
   <source>Provenance</source>
   <translation>Pochodzenie</translation>
  </message>
  <message>
   <source>Where the entity comes from: who or what made it, when, and why. It is not rendered.</source>
   <translation>Skąd pochodzi encja: kto lub co ją utworzyło, kiedy i dlaczego. Nie jest generowane.</translation>
  </message>
  <message>
   <source>Taxonomy</source>
   <translation>Taksonomia</translation>
  </message>
  <message>
   <source>Topics and keywords by which the entity is found. It is not rendered.</source>
   <translation>Tematy i słowa kluczowe, po których można znaleźć encję. Nie jest generowane.</translation>
  </message>
  <message>
   <source>Relationships</source>
   <translation>Powiązania</translation>
  </message>
  <message>
   <source>Other entities that this one depends on, belongs with or makes possible, each with a reason. It is not rendered.</source>
   <translation>Inne encje, od których ta zależy, z którymi się łączy lub które umożliwia, każda z uzasadnieniem. Nie jest generowane.</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>Jakość</translation>
  </message>
  <message>
   <source>How complete the entity is, and who reviewed it when. It is not rendered.</source>
   <translation>Na ile encja jest kompletna oraz kto i kiedy ją sprawdził. Nie jest generowane.</translation>
  </message>
  <message>
   <source>Produces</source>
   <translation>Wytwarza</translation>
  </message>
  <message>
   <source>The formats that are made from the entity, such as robots.txt. It is not rendered.</source>
   <translation>Formaty tworzone z encji, takie jak robots.txt. Nie jest generowane.</translation>
  </message>
  <message>
   <source>History</source>
   <translation>Historia</translation>
  </message>
  <message>
   <source>What changed in each version, by whom and why. It is not rendered.</source>
   <translation>Co zmieniono w każdej wersji, kto to zrobił i dlaczego. Nie jest generowane.</translation>
  </message>
  <message>
   <source>RFC 9309 with the extended standard 2.0 and preference signals</source>
   <translation>RFC 9309 z standardem rozszerzonym 2.0 i sygnałami preferencji</translation>
  </message>
  <message>
   <source>v0.2.1 with v0.2.2's age-rating</source>
   <translation>v0.2.1 z age-rating z v0.2.2</translation>
  </message>
  <message>
   <source>Agents and paths</source>
   <translation>Agenci i ścieżki</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>Cały plik</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>Godziny i tempo</translation>
  </message>
  <message>
   <source>Preference signals</source>
   <translation>Sygnały preferencji</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Rzadko czytane</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>Polityka AI</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>Zachowanie</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>Zgodność</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Łańcuch</translation>
  </message>
  <message>
   <source>Meta</source>
   <translation>Metadane</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>Tożsamość</translation>
  </message>
  <message>
   <source>Addresses</source>
   <translation>Adresy</translation>
  </message>
  <message>
   <source>About the entity</source>
   <translation>O encji</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Komentarze</translation>
  </message>
  <message>
   <source>Robot version</source>
   <translation>Wersja robota</translation>
  </message>
  <message>
   <source>Directly after the User-agent lines, 2.0 makes the group one of the extended standard: paths are explicit or shell patterns. An odd second number is experimental, and the group then applies to no agent.</source>
   <translation>Tuż za wierszami User-agent wartość 2.0 czyni grupę grupą standardu rozszerzonego: ścieżki są dosłowne lub są wzorcami powłoki. Nieparzysta druga liczba oznacza eksperyment i grupa nie obowiązuje wtedy nikogo.</translation>
  </message>
  <message>
   <source>Visit time</source>
   <translation>Czas wizyt</translation>
  </message>
  <message>
   <source>Opens the site to the group's crawlers only in these hours, in UTC, both ends included. An end before its start runs past midnight; several lines are several windows.</source>
   <translation>Otwiera witrynę dla crawlerów grupy tylko w tych godzinach, w UTC, z oboma końcami włącznie. Koniec przed początkiem oznacza przejście przez północ; kilka wierszy to kilka przedziałów.</translation>
  </message>
  <message>
   <source>Request rate</source>
   <translation>Częstość żądań</translation>
  </message>
  <message>
   <source>At most so many documents in so many seconds (s), minutes (m) or hours (h), optionally only in a window of the day in UTC. Of several that apply the slowest counts.</source>
   <translation>Najwyżej tyle dokumentów w tylu sekundach (s), minutach (m) lub godzinach (h), opcjonalnie tylko w przedziale doby w UTC. Z kilku pasujących liczy się najniższa.</translation>
  </message>
  <message>
   <source>Comment</source>
   <translation>Komentarz</translation>
  </message>
  <message>
   <source>A message for the people who run the robot: it is asked to pass the line on to them. It decides nothing.</source>
   <translation>Wiadomość dla ludzi prowadzących robota: robot jest proszony o przekazanie im tego wiersza. Nie ma na nic wpływu.</translation>
  </message>
  <message>
   <source>Names a crawler that the rules below are for, by its product token; * means every crawler that no group names. Several lines in a row share one group.</source>
   <translation>Wskazuje tokenem produktu crawlera, którego dotyczą poniższe reguły; * oznacza każdego crawlera, którego nie wymienia żadna grupa. Kilka kolejnych wierszy tworzy wspólną grupę.</translation>
  </message>
  <message>
   <source>Lets the group's crawlers fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides, and at equal length Allow does.</source>
   <translation>Pozwala crawlerom grupy pobierać to, co zaczyna się od tej ścieżki; * zastępuje dowolny ciąg znaków, a $ na końcu oznacza koniec. Rozstrzyga najdłuższa pasująca reguła, a przy równej długości Allow.</translation>
  </message>
  <message>
   <source>Forbids the group's crawlers to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides; an empty value is not a rule.</source>
   <translation>Zabrania crawlerom grupy pobierać to, co zaczyna się od tej ścieżki; * zastępuje dowolny ciąg znaków, a $ na końcu oznacza koniec. Rozstrzyga najdłuższa pasująca reguła; pusta wartość nie jest regułą.</translation>
  </message>
  <message>
   <source>Crawl delay</source>
   <translation>Opóźnienie skanowania</translation>
  </message>
  <message>
   <source>Asks for this many seconds between two requests. It is not part of the standard: some crawlers follow it, Googlebot does not.</source>
   <translation>Prosi o tyle sekund między dwoma żądaniami. Nie należy do standardu: niektóre crawlery się do tego stosują, Googlebot nie.</translation>
  </message>
  <message>
   <source>Says where a sitemap is, as an absolute URL. It belongs to no group and may appear anywhere.</source>
   <translation>Podaje położenie mapy witryny jako bezwzględny URL. Nie należy do żadnej grupy i może znajdować się w dowolnym miejscu.</translation>
  </message>
  <message>
   <source>Discovery file</source>
   <translation>Plik wykrywania</translation>
  </message>
  <message>
   <source>Points at a file of the same site that is written for AI systems, as an absolute URL. It belongs to no group and is read by few.</source>
   <translation>Wskazuje plik tej samej witryny przeznaczony dla systemów AI, jako bezwzględny URL. Nie należy do żadnej grupy i mało kto go czyta.</translation>
  </message>
  <message>
   <source>Host</source>
   <translation>Host</translation>
  </message>
  <message>
   <source>Named a site's main mirror for Yandex, which stopped reading it in 2018 and wants redirects instead. It decides nothing here.</source>
   <translation>Wskazywał główny serwer lustrzany witryny dla wyszukiwarki Yandex, która w 2018 r. przestała go czytać i oczekuje zamiast tego przekierowań. Tutaj nie ma znaczenia.</translation>
  </message>
  <message>
   <source>Clean parameters</source>
   <translation>Czyste parametry</translation>
  </message>
  <message>
   <source>Names query parameters that do not change a page, for Yandex, with an optional path. No other large crawler reads it and it decides nothing here.</source>
   <translation>Informuje wyszukiwarkę Yandex, które parametry zapytania nie zmieniają strony; ścieżka jest opcjonalna. Żaden inny duży crawler tego nie czyta i tutaj nie ma to znaczenia.</translation>
  </message>
  <message>
   <source>No index</source>
   <translation>Bez indeksowania</translation>
  </message>
  <message>
   <source>Was read by Google, unofficially and until 2019; use the robots meta tag or the X-Robots-Tag header instead. It decides nothing here.</source>
   <translation>Google czytał to nieoficjalnie do 2019 r.; należy użyć metatagu robots lub nagłówka X-Robots-Tag. Tutaj nie ma znaczenia.</translation>
  </message>
  <message>
   <source>No follow</source>
   <translation>Bez podążania za linkami</translation>
  </message>
  <message>
   <source>Means something only as a robots meta tag or in the X-Robots-Tag header; no large crawler reads it in this file. It decides nothing here.</source>
   <translation>Ma znaczenie tylko jako metatag robots lub w nagłówku X-Robots-Tag; żaden duży crawler nie czyta tego w tym pliku. Tutaj nie ma znaczenia.</translation>
  </message>
  <message>
   <source>No archive</source>
   <translation>Bez archiwizacji</translation>
  </message>
  <message>
   <source>may be indexed</source>
   <translation>można indeksować</translation>
  </message>
  <message>
   <source>must not be fetched at all</source>
   <translation>w ogóle nie wolno pobierać</translation>
  </message>
  <message>
   <source>the agent asks the site first and keeps to the answer</source>
   <translation>agent najpierw pyta witrynę i stosuje się do odpowiedzi</translation>
  </message>
  <message>
   <source>the content may be processed</source>
   <translation>treść można przetwarzać</translation>
  </message>
  <message>
   <source>the content must not be processed</source>
   <translation>treści nie wolno przetwarzać</translation>
  </message>
  <message>
   <source>may be summarised for a user</source>
   <translation>można streszczać dla użytkownika</translation>
  </message>
  <message>
   <source>must not be summarised</source>
   <translation>nie wolno streszczać</translation>
  </message>
  <message>
   <source>may be reworded, translated, adapted</source>
   <translation>można przeredagować, tłumaczyć, adaptować</translation>
  </message>
  <message>
   <source>must not be reworded, translated or adapted</source>
   <translation>nie wolno przeredagowywać, tłumaczyć ani adaptować</translation>
  </message>
  <message>
   <source>may be used to train models</source>
   <translation>można używać do trenowania modeli</translation>
  </message>
  <message>
   <source>must not be used to train models</source>
   <translation>nie wolno używać do trenowania modeli</translation>
  </message>
  <message>
   <source>may be used to earn money</source>
   <translation>można na tym zarabiać</translation>
  </message>
  <message>
   <source>must not be used to earn money</source>
   <translation>nie wolno na tym zarabiać</translation>
  </message>
  <message>
   <source>excerpts of any length</source>
   <translation>fragmenty dowolnej długości</translation>
  </message>
  <message>
   <source>no excerpts</source>
   <translation>żadnych fragmentów</translation>
  </message>
  <message>
   <source>under 50 words of source text; attribution, URLs and metadata do not count</source>
   <translation>poniżej 50 słów tekstu źródłowego; podanie autora, adresy URL i metadane się nie liczą</translation>
  </message>
  <message>
   <source>copies may be kept</source>
   <translation>można przechowywać kopie</translation>
  </message>
  <message>
   <source>no copies, not even for the session</source>
   <translation>żadnych kopii, nawet na czas sesji</translation>
  </message>
  <message>
   <source>in memory for this session only: no disk, no database, no vector store</source>
   <translation>w pamięci tylko na czas tej sesji: bez dysku, bazy danych i magazynu wektorów</translation>
  </message>
  <message>
   <source>competitors may use it too</source>
   <translation>mogą tego używać także konkurenci</translation>
  </message>
  <message>
   <source>a competitor in the declared market must not use it</source>
   <translation>konkurentowi na wskazanym rynku nie wolno tego używać</translation>
  </message>
  <message>
   <source>may be used to build a profile of the user</source>
   <translation>można używać do budowy profilu użytkownika</translation>
  </message>
  <message>
   <source>no profile of the user from this content</source>
   <translation>żadnego profilu użytkownika z tej treści</translation>
  </message>
  <message>
   <source>the agent names itself in X-Agent-Identity</source>
   <translation>agent przedstawia się w X-Agent-Identity</translation>
  </message>
  <message>
   <source>the agent need not name itself</source>
   <translation>agent nie musi się przedstawiać</translation>
  </message>
  <message>
   <source>agents say truthfully what they are</source>
   <translation>agenci mówią zgodnie z prawdą, czym są</translation>
  </message>
  <message>
   <source>must be given</source>
   <translation>wymagane</translation>
  </message>
  <message>
   <source>is welcome</source>
   <translation>mile widziane</translation>
  </message>
  <message>
   <source>is not needed</source>
   <translation>niepotrzebne</translation>
  </message>
  <message>
   <source>the agent chooses a sensible pace itself</source>
   <translation>agent sam dobiera rozsądne tempo</translation>
  </message>
  <message>
   <source>views of their authors</source>
   <translation>poglądy autorów</translation>
  </message>
  <message>
   <source>reporting on current events</source>
   <translation>relacje z bieżących wydarzeń</translation>
  </message>
  <message>
   <source>facts to look up</source>
   <translation>fakty do sprawdzenia</translation>
  </message>
  <message>
   <source>not meant to be taken literally</source>
   <translation>niepisane na serio</translation>
  </message>
  <message>
   <source>offers and advertising</source>
   <translation>oferty i reklama</translation>
  </message>
  <message>
   <source>studies and their data</source>
   <translation>badania i ich dane</translation>
  </message>
  <message>
   <source>a private person's pages</source>
   <translation>strony osoby prywatnej</translation>
  </message>
  <message>
   <source>a human reviews everything before it is published</source>
   <translation>człowiek sprawdza wszystko przed publikacją</translation>
  </message>
  <message>
   <source>published without review</source>
   <translation>publikowane bez sprawdzania</translation>
  </message>
  <message>
   <source>some of it is reviewed</source>
   <translation>część jest sprawdzana</translation>
  </message>
  <message>
   <source>AI helped to write the content</source>
   <translation>AI pomagała pisać treść</translation>
  </message>
  <message>
   <source>written without AI</source>
   <translation>napisane bez AI</translation>
  </message>
  <message>
   <source>AI helped with some of it</source>
   <translation>przy części pomagała AI</translation>
  </message>
  <message>
   <source>fit for everybody</source>
   <translation>odpowiednie dla wszystkich</translation>
  </message>
  <message>
   <source>fit from the age of 7</source>
   <translation>odpowiednie od 7 lat</translation>
  </message>
  <message>
   <source>fit from the age of 13</source>
   <translation>odpowiednie od 13 lat</translation>
  </message>
  <message>
   <source>fit from the age of 16</source>
   <translation>odpowiednie od 16 lat</translation>
  </message>
  <message>
   <source>for adults only</source>
   <translation>tylko dla dorosłych</translation>
  </message>
  <message>
   <source>changes all the time</source>
   <translation>zmienia się stale</translation>
  </message>
  <message>
   <source>changes about once a day</source>
   <translation>zmienia się mniej więcej raz dziennie</translation>
  </message>
  <message>
   <source>changes about once a week</source>
   <translation>zmienia się mniej więcej raz w tygodniu</translation>
  </message>
  <message>
   <source>changes about once a month</source>
   <translation>zmienia się mniej więcej raz w miesiącu</translation>
  </message>
  <message>
   <source>changes now and then</source>
   <translation>zmienia się od czasu do czasu</translation>
  </message>
  <message>
   <source>is not meant to change</source>
   <translation>nie ma się zmieniać</translation>
  </message>
  <message>
   <source>the last update changed what the policy says</source>
   <translation>ostatnia aktualizacja zmieniła treść polityki</translation>
  </message>
  <message>
   <source>the last update changed no meaning</source>
   <translation>ostatnia aktualizacja nie zmieniła znaczenia</translation>
  </message>
  <message>
   <source>Names an agent that the path rules below are for; * means every agent that no group names. Several lines in a row share one group.</source>
   <translation>Wskazuje agenta, którego dotyczą poniższe reguły ścieżek; * oznacza każdego agenta, którego nie wymienia żadna grupa. Kilka kolejnych wierszy tworzy wspólną grupę.</translation>
  </message>
  <message>
   <source>Leaves open to the group's agents what begins with this path. It may only narrow: what robots.txt forbids stays forbidden.</source>
   <translation>Pozostawia agentom grupy otwarte to, co zaczyna się od tej ścieżki. Może tylko zawężać: czego zabrania robots.txt, pozostaje zabronione.</translation>
  </message>
  <message>
   <source>Forbids the group's agents to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides.</source>
   <translation>Zabrania agentom grupy pobierać to, co zaczyna się od tej ścieżki; * zastępuje dowolny ciąg znaków, a $ na końcu oznacza koniec. Rozstrzyga najdłuższa pasująca reguła.</translation>
  </message>
  <message>
   <source>Crawl</source>
   <translation>Skanowanie</translation>
  </message>
  <message>
   <source>Whether agents may fetch and index this site at all. A no or ask here decides the fetch itself.</source>
   <translation>Czy agenci mogą w ogóle pobierać i indeksować tę witrynę. Wartość no lub ask rozstrzyga tu o samym pobraniu.</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Czytanie</translation>
  </message>
  <message>
   <source>Whether agents may process the content of a page. A no here forbids every use below it.</source>
   <translation>Czy agenci mogą przetwarzać treść strony. Wartość no zabrania tu wszystkich zależnych użyć.</translation>
  </message>
  <message>
   <source>Summarise</source>
   <translation>Streszczanie</translation>
  </message>
  <message>
   <source>Whether agents may give a user a summary of the content.</source>
   <translation>Czy agenci mogą podawać użytkownikowi streszczenie treści.</translation>
  </message>
  <message>
   <source>Quote</source>
   <translation>Cytowanie</translation>
  </message>
  <message>
   <source>Whether agents may repeat excerpts word for word; short-only keeps each quote under 50 words of source text.</source>
   <translation>Czy agenci mogą dosłownie powtarzać fragmenty; short-only ogranicza każdy cytat do mniej niż 50 słów tekstu źródłowego.</translation>
  </message>
  <message>
   <source>Derive</source>
   <translation>Przetwarzanie twórcze</translation>
  </message>
  <message>
   <source>Whether agents may reword, translate, restyle or adapt the content. Summaries and quotes have their own directives.</source>
   <translation>Czy agenci mogą przeredagowywać, tłumaczyć, zmieniać styl lub adaptować treść. Streszczenia i cytaty mają własne dyrektywy.</translation>
  </message>
  <message>
   <source>Train</source>
   <translation>Trenowanie</translation>
  </message>
  <message>
   <source>Whether the content may be used to train an AI model.</source>
   <translation>Czy treści można użyć do trenowania modelu AI.</translation>
  </message>
  <message>
   <source>Store</source>
   <translation>Przechowywanie</translation>
  </message>
  <message>
   <source>Whether agents may keep copies; session-only means in memory until the session ends, never in a database, index or vector store.</source>
   <translation>Czy agenci mogą przechowywać kopie; session-only oznacza: w pamięci do końca sesji, nigdy w bazie danych, indeksie ani magazynie wektorów.</translation>
  </message>
  <message>
   <source>Compete</source>
   <translation>Konkurowanie</translation>
  </message>
  <message>
   <source>Whether a direct competitor may use the content. A competitor earns its main revenue in the declared market; an agent that serves an ordinary user does not compete.</source>
   <translation>Czy treści może używać bezpośredni konkurent. Konkurent czerpie główne przychody na wskazanym rynku; agent obsługujący zwykłego użytkownika nie konkuruje.</translation>
  </message>
  <message>
   <source>Market</source>
   <translation>Rynek</translation>
  </message>
  <message>
   <source>Names your main market in your own words, so that agents can tell whether compete: no applies to them. It is about the whole file.</source>
   <translation>Nazywa własnymi słowami główny rynek, aby agenci mogli ocenić, czy compete: no ich dotyczy. Dotyczy całego pliku.</translation>
  </message>
  <message>
   <source>Personalise</source>
   <translation>Personalizacja</translation>
  </message>
  <message>
   <source>Whether agents may build a profile of their user from this content.</source>
   <translation>Czy agenci mogą budować z tej treści profil swojego użytkownika.</translation>
  </message>
  <message>
   <source>Monetise</source>
   <translation>Zarabianie</translation>
  </message>
  <message>
   <source>Whether agents may use the content to earn money.</source>
   <translation>Czy agenci mogą zarabiać na tej treści.</translation>
  </message>
  <message>
   <source>Attribution</source>
   <translation>Podanie autora</translation>
  </message>
  <message>
   <source>Whether agents must credit the source.</source>
   <translation>Czy agenci muszą podawać źródło.</translation>
  </message>
  <message>
   <source>Link back</source>
   <translation>Link zwrotny</translation>
  </message>
  <message>
   <source>Whether agents must link to the original page.</source>
   <translation>Czy agenci muszą linkować do oryginalnej strony.</translation>
  </message>
  <message>
   <source>Rate</source>
   <translation>Częstość</translation>
  </message>
  <message>
   <source>At most this many requests a minute, or polite to leave the pace to the agent. It joins the rates of the other files; the slowest counts.</source>
   <translation>Najwyżej tyle żądań na minutę albo polite, aby pozostawić tempo agentowi. Łączy się z częstościami z innych plików; liczy się najniższa.</translation>
  </message>
  <message>
   <source>Announce</source>
   <translation>Przedstawianie się</translation>
  </message>
  <message>
   <source>Whether agents must name themselves before they crawl, in the header X-Agent-Identity.</source>
   <translation>Czy agenci muszą się przedstawić przed skanowaniem, w nagłówku X-Agent-Identity.</translation>
  </message>
  <message>
   <source>Honest</source>
   <translation>Uczciwość</translation>
  </message>
  <message>
   <source>Agents say truthfully what they are. There is no other value than yes.</source>
   <translation>Agenci mówią zgodnie z prawdą, czym są. Nie ma innej wartości niż yes.</translation>
  </message>
  <message>
   <source>Content type</source>
   <translation>Rodzaj treści</translation>
  </message>
  <message>
   <source>What kind of content the site mainly has, as its owner describes it. It is about the whole file.</source>
   <translation>Jaką treść głównie zawiera witryna według jej właściciela. Dotyczy całego pliku.</translation>
  </message>
  <message>
   <source>Editorial review</source>
   <translation>Kontrola redakcyjna</translation>
  </message>
  <message>
   <source>Whether a human reviews the content before it is published. It is about the whole file.</source>
   <translation>Czy człowiek sprawdza treść przed publikacją. Dotyczy całego pliku.</translation>
  </message>
  <message>
   <source>AI assisted</source>
   <translation>Pomoc AI</translation>
  </message>
  <message>
   <source>Whether AI was used to help write the content. It is about the whole file.</source>
   <translation>Czy przy pisaniu treści korzystano z AI. Dotyczy całego pliku.</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Język</translation>
  </message>
  <message>
   <source>The main language of the site, as a language tag. It is about the whole file.</source>
   <translation>Główny język witryny jako znacznik języka. Dotyczy całego pliku.</translation>
  </message>
  <message>
   <source>Age rating</source>
   <translation>Kategoria wiekowa</translation>
  </message>
  <message>
   <source>From which age the content is fit. A path after a colon narrows it to what begins with that path, and the longest path that matches decides.</source>
   <translation>Od jakiego wieku treść jest odpowiednia. Ścieżka po dwukropku zawęża to do tego, co się od niej zaczyna; rozstrzyga najdłuższa pasująca ścieżka.</translation>
  </message>
  <message>
   <source>Report to</source>
   <translation>Zgłoszenia do</translation>
  </message>
  <message>
   <source>Where to report agents that break this policy: a URL or a mail address. Several lines are several places; it is about the whole file.</source>
   <translation>Gdzie zgłaszać agentów łamiących tę politykę: URL lub adres e-mail. Kilka wierszy to kilka miejsc; dotyczy całego pliku.</translation>
  </message>
  <message>
   <source>The policy file that fills in what this one leaves unstated. It counts only on the last line that is neither blank nor a comment, and at most three files are followed.</source>
   <translation>Plik polityki, który uzupełnia to, co ten pozostawia nieokreślone. Liczy się tylko w ostatnim wierszu, który nie jest pusty ani komentarzem; odwiedzane są najwyżej trzy pliki.</translation>
  </message>
  <message>
   <source>Specification version</source>
   <translation>Wersja specyfikacji</translation>
  </message>
  <message>
   <source>The version of the specification that the file is written for.</source>
   <translation>Wersja specyfikacji, według której napisano plik.</translation>
  </message>
  <message>
   <source>Last update</source>
   <translation>Ostatnia aktualizacja</translation>
  </message>
  <message>
   <source>When the file was last changed, to the minute, in UTC.</source>
   <translation>Kiedy plik ostatnio zmieniono, co do minuty, w UTC.</translation>
  </message>
  <message>
   <source>Update frequency</source>
   <translation>Częstość aktualizacji</translation>
  </message>
  <message>
   <source>How often agents should expect the file to change.</source>
   <translation>Jak często agenci powinni spodziewać się zmian pliku.</translation>
  </message>
  <message>
   <source>Significant change</source>
   <translation>Istotna zmiana</translation>
  </message>
  <message>
   <source>Whether the last update changed what the policy says.</source>
   <translation>Czy ostatnia aktualizacja zmieniła treść polityki.</translation>
  </message>
  <message>
   <source>Authored by</source>
   <translation>Autor</translation>
  </message>
  <message>
   <source>Who wrote the file.</source>
   <translation>Kto napisał plik.</translation>
  </message>
  <message>
   <source>Contact</source>
   <translation>Kontakt</translation>
  </message>
  <message>
   <source>Where to ask about the policy: a mail address, a URL or plain text.</source>
   <translation>Gdzie pytać o politykę: adres e-mail, URL lub zwykły tekst.</translation>
  </message>
  <message>
   <source>Jurisdiction</source>
   <translation>Jurysdykcja</translation>
  </message>
  <message>
   <source>Which country's law the site owner appeals to.</source>
   <translation>Na prawo którego kraju powołuje się właściciel witryny.</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>Licencja</translation>
  </message>
  <message>
   <source>The licence of the site's content.</source>
   <translation>Licencja treści witryny.</translation>
  </message>
  <message>
   <source>Chain id</source>
   <translation>Id łańcucha</translation>
  </message>
  <message>
   <source>A name for this file that stays the same on every mirror, so that agents notice a chain that comes back to it.</source>
   <translation>Nazwa tego pliku, taka sama na każdym serwerze lustrzanym, aby agenci zauważyli łańcuch, który do niego wraca.</translation>
  </message>
  <message>
   <source>y or n: use the content to train AI models</source>
   <translation>y lub n: użycie treści do trenowania modeli AI</translation>
  </message>
  <message>
   <source>y or n: give the content to an AI model while it answers</source>
   <translation>y lub n: podanie treści modelowi AI w trakcie odpowiadania</translation>
  </message>
  <message>
   <source>y or n: use the content in a search index that leads back here</source>
   <translation>y lub n: użycie treści w indeksie wyszukiwania, który prowadzi z powrotem tutaj</translation>
  </message>
  <message>
   <source>yes or no: build a search index and show links and short excerpts</source>
   <translation>yes lub no: tworzenie indeksu wyszukiwania oraz pokazywanie linków i krótkich fragmentów</translation>
  </message>
  <message>
   <source>yes or no: feed the content into a model to answer a question</source>
   <translation>yes lub no: podawanie treści modelowi, aby odpowiedział na pytanie</translation>
  </message>
  <message>
   <source>yes or no: train or fine-tune AI models</source>
   <translation>yes lub no: trenowanie lub dostrajanie modeli AI</translation>
  </message>
  <message>
   <source>immediate, reference or full: how much of the content may be shown</source>
   <translation>immediate, reference lub full: jak dużą część treści można pokazać</translation>
  </message>
  <message>
   <source>Agent purpose</source>
   <translation>Cel agenta</translation>
  </message>
  <message>
   <source>Was proposed to name agents by what they do instead of by their token. No crawler is known to read it and it decides nothing here.</source>
   <translation>Propozycja, by nazywać agentów według tego, co robią, a nie według tokenu. Nie jest znany żaden crawler, który by to czytał; tutaj nie ma znaczenia.</translation>
  </message>
  <message>
   <source>Content usage</source>
   <translation>Użycie treści</translation>
  </message>
  <message>
   <source>Says for a path (none means all) which uses are wanted: y or n for each of train-ai, ai-use and search; none of them stands for another. It is about use after the fetch: it never changes what may be fetched, and says nothing about a path that a rule denies.</source>
   <translation>Mówi dla ścieżki (brak oznacza wszystkie), jakie użycia są pożądane: y lub n osobno dla train-ai, ai-use i search; żadne nie zastępuje innego. Dotyczy użycia po pobraniu: nigdy nie zmienia tego, co można pobierać, i nic nie mówi o ścieżce, której zabrania reguła.</translation>
  </message>
  <message>
   <source>Content signal</source>
   <translation>Sygnał treści</translation>
  </message>
  <message>
   <source>Says with yes or no which uses are wanted; what is left out is neither granted nor refused. use= says how much may be shown: immediate, reference or full. It never changes what may be fetched.</source>
   <translation>Mówi przez yes lub no, jakie użycia są pożądane; co pominięto, nie jest ani przyznane, ani odmówione. use= mówi, ile można pokazać: immediate, reference lub full. Nigdy nie zmienia tego, co można pobierać.</translation>
  </message>
  <message>
   <source>Allow AI training</source>
   <translation>Zgoda na trenowanie AI</translation>
  </message>
  <message>
   <source>Permits training of AI models with what begins with this path; matched like Allow. Google takes it for Allow; for all others it never changes what may be fetched.</source>
   <translation>Zezwala na trenowanie modeli AI na tym, co zaczyna się od tej ścieżki; dopasowanie jak w Allow. Google uznaje to za Allow; dla wszystkich innych nigdy nie zmienia tego, co można pobierać.</translation>
  </message>
  <message>
   <source>Disallow AI training</source>
   <translation>Zakaz trenowania AI</translation>
  </message>
  <message>
   <source>Refuses training of AI models with what begins with this path; matched like Disallow. Google takes it for Disallow; for all others it never changes what may be fetched.</source>
   <translation>Odmawia trenowania modeli AI na tym, co zaczyna się od tej ścieżki; dopasowanie jak w Disallow. Google uznaje to za Disallow; dla wszystkich innych nigdy nie zmienia tego, co można pobierać.</translation>
  </message>
  <message>
   <source>Licence file</source>
   <translation>Plik licencji</translation>
  </message>
  <message>
   <source>Points at a licence file that says on which terms the content may be used, as an absolute URL. It belongs to no group and never changes what may be fetched.</source>
   <translation>Wskazuje plik licencji mówiący, na jakich warunkach można używać treści, jako bezwzględny URL. Nie należy do żadnej grupy i nigdy nie zmienia tego, co można pobierać.</translation>
  </message>
  <message>
   <source>Comment of the file</source>
   <translation>Komentarz pliku</translation>
  </message>
  <message>
   <source>The comment lines at the top of the file, for people: whose file it is, and why it is as it is. Agents pass over them.</source>
   <translation>Wiersze komentarza na początku pliku, dla ludzi: czyj to plik i dlaczego jest taki, a nie inny. Agenci je pomijają.</translation>
  </message>
  <message>
   <source>Comment of the group</source>
   <translation>Komentarz grupy</translation>
  </message>
  <message>
   <source>The comment lines directly above the group. They move with it, and agents pass over them.</source>
   <translation>Wiersze komentarza bezpośrednio nad grupą. Są przenoszone razem z nią, a agenci je pomijają.</translation>
  </message>
  <message>
   <source>Comment of the rule</source>
   <translation>Komentarz reguły</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen rule's line. Agents pass over it.</source>
   <translation>Komentarz na końcu wiersza wybranej reguły. Agenci go pomijają.</translation>
  </message>
  <message>
   <source>Comment of the block</source>
   <translation>Komentarz bloku</translation>
  </message>
  <message>
   <source>The comment lines directly above the block's header. Agents pass over them.</source>
   <translation>Wiersze komentarza bezpośrednio nad nagłówkiem bloku. Agenci je pomijają.</translation>
  </message>
  <message>
   <source>Comment of the value</source>
   <translation>Komentarz wartości</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen value's line. Agents pass over it.</source>
   <translation>Komentarz na końcu wiersza wybranej wartości. Agenci go pomijają.</translation>
  </message>
  <message>
   <source>Comment of the entry</source>
   <translation>Komentarz wpisu</translation>
  </message>
  <message>
   <source>The comment lines directly above the agent's entry. They move with it and stay in the policy: robots.txt gets the notes, not the comments.</source>
   <translation>Wiersze komentarza bezpośrednio nad wpisem agenta. Są przenoszone razem z nim i pozostają w polityce: do robots.txt trafiają uwagi, a nie komentarze.</translation>
  </message>
  <message>
   <source>Comment of the line</source>
   <translation>Komentarz wiersza</translation>
  </message>
  <message>
   <source>The comment at the end of the line of the field that you edited last, a path for example. It stays in the policy.</source>
   <translation>Komentarz na końcu wiersza ostatnio edytowanego pola, na przykład ścieżki. Pozostaje w polityce.</translation>
  </message>
 </context>
 <context>
  <name>duty</name>
  <message>
   <source>crawl</source>
   <translation>skanować</translation>
  </message>
  <message>
   <source>read the content</source>
   <translation>zapoznawać się z treścią</translation>
  </message>
  <message>
   <source>summarise</source>
   <translation>streszczać</translation>
  </message>
  <message>
   <source>quote at any length</source>
   <translation>cytować bez ograniczenia długości</translation>
  </message>
  <message>
   <source>quote fewer than 50 words</source>
   <translation>cytować mniej niż 50 słów</translation>
  </message>
  <message>
   <source>quote</source>
   <translation>cytować</translation>
  </message>
  <message>
   <source>adapt and translate</source>
   <translation>adaptować i tłumaczyć</translation>
  </message>
  <message>
   <source>adapt or translate</source>
   <translation>adaptować ani tłumaczyć</translation>
  </message>
  <message>
   <source>train models</source>
   <translation>używać do trenowania modeli</translation>
  </message>
  <message>
   <source>keep copies</source>
   <translation>przechowywać w kopiach</translation>
  </message>
  <message>
   <source>keep copies until the session ends</source>
   <translation>przechowywać w kopiach do końca sesji</translation>
  </message>
  <message>
   <source>use it against the site in its market</source>
   <translation>używać przeciw witrynie na jej rynku</translation>
  </message>
  <message>
   <source>profile its user</source>
   <translation>profilować swojego użytkownika</translation>
  </message>
  <message>
   <source>earn money with it</source>
   <translation>na tym zarabiać</translation>
  </message>
  <message>
   <source>name itself</source>
   <translation>przedstawiać się</translation>
  </message>
  <message>
   <source>say truthfully what it is</source>
   <translation>mówić zgodnie z prawdą, czym jest</translation>
  </message>
  <message>
   <source>credit the source</source>
   <translation>podawać źródło</translation>
  </message>
  <message>
   <source>link back</source>
   <translation>linkować do źródła</translation>
  </message>
  <message>
   <source>keep a polite pace</source>
   <translation>zachowywać uprzejme tempo</translation>
  </message>
  <message>
   <source>show it to readers under 7</source>
   <translation>udostępniać czytelnikom poniżej 7 lat</translation>
  </message>
  <message>
   <source>show it to readers under 13</source>
   <translation>udostępniać czytelnikom poniżej 13 lat</translation>
  </message>
  <message>
   <source>show it to readers under 16</source>
   <translation>udostępniać czytelnikom poniżej 16 lat</translation>
  </message>
  <message>
   <source>show it to readers under 18</source>
   <translation>udostępniać czytelnikom poniżej 18 lat</translation>
  </message>
  <message>
   <source>may %1</source>
   <translation>może %1</translation>
  </message>
  <message>
   <source>must %1</source>
   <translation>musi %1</translation>
  </message>
  <message>
   <source>must ask before it may %1</source>
   <translation>musi zapytać, zanim zacznie %1</translation>
  </message>
  <message>
   <source>must not %1</source>
   <translation>nie może %1</translation>
  </message>
  <message>
   <source>is asked to %1</source>
   <translation>powinien %1</translation>
  </message>
 </context>
 <context>
  <name>edit</name>
  <message>
   <source>A comment that begins with “meta:” is a meta line. Use the fields for those.</source>
   <translation>Komentarz zaczynający się od „meta:” jest wierszem meta. Należy użyć przeznaczonych do tego pól.</translation>
  </message>
  <message>
   <source>There is no block [agent: %1].</source>
   <translation>Nie ma bloku [agent: %1].</translation>
  </message>
  <message>
   <source>There is no such group.</source>
   <translation>Nie ma takiej grupy.</translation>
  </message>
  <message>
   <source>%1 has no groups of the extended standard.</source>
   <translation>%1 nie ma grup standardu rozszerzonego.</translation>
  </message>
  <message>
   <source>Robot-version must be directly below the User-agent lines: split the User-agent line and its rule first.</source>
   <translation>Robot-version musi znajdować się bezpośrednio pod wierszami User-agent: najpierw należy rozdzielić wiersz User-agent i jego regułę.</translation>
  </message>
  <message>
   <source>There are other lines between this group's User-agent lines: separate the groups first.</source>
   <translation>Między wierszami User-agent tej grupy znajdują się inne wiersze: najpierw należy rozdzielić grupy.</translation>
  </message>
  <message>
   <source>The longest rule decides no longer: every Disallow but a bare * wins over an Allow with a pattern.</source>
   <translation>Najdłuższa reguła już nie rozstrzyga: każde Disallow oprócz samego * wygrywa z Allow ze wzorcem.</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is refused from now on.</source>
   <translation>Grupa ma tylko reguły Allow: odtąd każda inna ścieżka jest zabroniona.</translation>
  </message>
  <message>
   <source>%1 matches this one path, no longer what begins with it: write %2 for the same.</source>
   <translation>%1 pasuje do tej jednej ścieżki, a już nie do tego, co się od niej zaczyna: to samo zapisuje się jako %2.</translation>
  </message>
  <message>
   <source>%1 is a pattern for the whole path: write %2 for the same.</source>
   <translation>%1 jest wzorcem całej ścieżki: to samo zapisuje się jako %2.</translation>
  </message>
  <message>
   <source>The other group for %1 now applies only to robots that do not support 2.0.</source>
   <translation>Druga grupa dla %1 dotyczy teraz tylko robotów, które nie obsługują 2.0.</translation>
  </message>
  <message>
   <source>The group has no rules: everything is allowed.</source>
   <translation>Grupa nie ma reguł: wszystko jest dozwolone.</translation>
  </message>
  <message>
   <source>%1 has no like in a plain group: ?, sets and values that do not begin with / or * mean something else there.</source>
   <translation>%1 nie ma odpowiednika w zwykłej grupie: ?, zbiory i wartości, które nie zaczynają się od / ani *, znaczą tam coś innego.</translation>
  </message>
  <message>
   <source>%1 matches everything that begins with it, not this one path: write %2 for the same.</source>
   <translation>%1 pasuje do wszystkiego, co się od tego zaczyna, a nie do tej jednej ścieżki: to samo zapisuje się jako %2.</translation>
  </message>
  <message>
   <source>%1 is read as a prefix: write %2 for the same.</source>
   <translation>%1 jest czytane jako prefiks: to samo zapisuje się jako %2.</translation>
  </message>
  <message>
   <source>The longest rule that matches decides from now on, and at equal length Allow.</source>
   <translation>Odtąd rozstrzyga najdłuższa pasująca reguła, a przy równej długości Allow.</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is allowed from now on; add Disallow: / to refuse the rest.</source>
   <translation>Grupa ma tylko reguły Allow: odtąd każda inna ścieżka jest dozwolona; aby zabronić reszty, należy dodać Disallow: /.</translation>
  </message>
  <message>
   <source>Without this line the Robot-version below it would count and change what the group means: remove that one first.</source>
   <translation>Bez tego wiersza Robot-version poniżej zaczęłoby się liczyć i zmieniłoby znaczenie grupy: najpierw należy je usunąć.</translation>
  </message>
  <message>
   <source>There is no such rule in this group.</source>
   <translation>W tej grupie nie ma takiej reguły.</translation>
  </message>
  <message>
   <source>There is no such agent in this group.</source>
   <translation>W tej grupie nie ma takiego agenta.</translation>
  </message>
  <message>
   <source>This rule is on its User-agent line: split the line first, then move the rule.</source>
   <translation>Ta reguła jest w swoim wierszu User-agent: najpierw należy podzielić wiersz, potem przenieść regułę.</translation>
  </message>
  <message>
   <source>An agent with a rule on its line needs a name: split the line first.</source>
   <translation>Agent z regułą w swoim wierszu potrzebuje nazwy: najpierw należy podzielić wiersz.</translation>
  </message>
  <message>
   <source>A group needs an agent: remove the whole group instead.</source>
   <translation>Grupa potrzebuje agenta: należy usunąć całą grupę.</translation>
  </message>
  <message>
   <source>A rule is Allow or Disallow.</source>
   <translation>Reguła to Allow lub Disallow.</translation>
  </message>
  <message>
   <source>%1 is not in a group for %2.</source>
   <translation>%1 nie występuje w grupach pliku %2.</translation>
  </message>
  <message>
   <source>A group needs at least one agent.</source>
   <translation>Grupa potrzebuje co najmniej jednego agenta.</translation>
  </message>
  <message>
   <source>%1 has no groups.</source>
   <translation>%1 nie ma grup.</translation>
  </message>
  <message>
   <source>Without this group the policy lines below it would fall into the block [agent: %1] above it: move them up first.</source>
   <translation>Bez tej grupy wiersze polityki poniżej trafiłyby do bloku [agent: %1] powyżej: najpierw należy je przenieść w górę.</translation>
  </message>
  <message>
   <source>A value cannot contain a line break: what follows it would be a separate line.</source>
   <translation>Wartość nie może zawierać podziału wiersza: to, co po nim następuje, byłoby osobnym wierszem.</translation>
  </message>
  <message>
   <source>A value cannot contain a NUL byte.</source>
   <translation>Wartość nie może zawierać bajtu NUL.</translation>
  </message>
  <message>
   <source>A # would begin a comment here; in a path or URL write %1.</source>
   <translation># zaczynałby tu komentarz; w ścieżce lub adresie URL należy pisać %1.</translation>
  </message>
  <message>
   <source>A # after a space would begin a comment here.</source>
   <translation># po spacji zaczynałby tu komentarz.</translation>
  </message>
  <message>
   <source>A rule cannot be on its User-agent line: add it as a separate line.</source>
   <translation>Reguła nie może znajdować się w swoim wierszu User-agent: należy ją dodać jako osobny wiersz.</translation>
  </message>
  <message>
   <source>There is no such line.</source>
   <translation>Nie ma takiego wiersza.</translation>
  </message>
  <message>
   <source>This line has no value.</source>
   <translation>Ten wiersz nie ma wartości.</translation>
  </message>
  <message>
   <source>%1 is not a line about the whole file in %2.</source>
   <translation>%1 nie jest w %2 wierszem o całym pliku.</translation>
  </message>
  <message>
   <source>%1 has no meta lines.</source>
   <translation>%1 nie ma wierszy meta.</translation>
  </message>
  <message>
   <source>A meta key is a word without a colon.</source>
   <translation>Klucz meta to słowo bez dwukropka.</translation>
  </message>
  <message numerus="yes">
   <source>%1 followed the group for %2 until now: its %n lines are copied into the new group, or they would no longer apply to it</source>
   <comment>%1 followed the group for %2 until now: its %n line is copied into the new group, or it would no longer apply to it</comment>
   <translation>
    <numerusform>%1 do tej pory stosował się do grupy dla %2: jej %n wiersz jest kopiowany do nowej grupy, bo inaczej przestałby go dotyczyć</numerusform>
    <numerusform>%1 do tej pory stosował się do grupy dla %2: jej %n wiersze są kopiowane do nowej grupy, bo inaczej przestałyby go dotyczyć</numerusform>
    <numerusform>%1 do tej pory stosował się do grupy dla %2: jej %n wierszy jest kopiowanych do nowej grupy, bo inaczej przestałyby go dotyczyć</numerusform>
   </translation>
  </message>
  <message>
   <source>A block needs the name of a category or an agent.</source>
   <translation>Blok potrzebuje nazwy kategorii lub agenta.</translation>
  </message>
  <message>
   <source>A block's name cannot contain a line break, a NUL byte, # or a bracket.</source>
   <translation>Nazwa bloku nie może zawierać podziału wiersza, bajtu NUL, # ani nawiasu kwadratowego.</translation>
  </message>
  <message>
   <source>%1 has no [agent: …] blocks.</source>
   <translation>%1 nie ma bloków [agent: …].</translation>
  </message>
  <message>
   <source>%1 is not a policy directive of %2.</source>
   <translation>%1 nie jest dyrektywą polityki w %2.</translation>
  </message>
  <message>
   <source>%1 is about the whole file, not about one agent.</source>
   <translation>%1 dotyczy całego pliku, a nie jednego agenta.</translation>
  </message>
  <message>
   <source>There is a block [agent: %1] already.</source>
   <translation>Blok [agent: %1] już istnieje.</translation>
  </message>
  <message>
   <source>%1 has no chain.</source>
   <translation>%1 nie ma łańcucha.</translation>
  </message>
  <message>
   <source>A comment cannot contain control characters. Remove them.</source>
   <translation>Komentarz nie może zawierać znaków sterujących. Należy je usunąć.</translation>
  </message>
  <message>
   <source>This comment is one line: it cannot contain line ends or other control characters.</source>
   <translation>Ten komentarz to jeden wiersz: nie może zawierać końców wiersza ani innych znaków sterujących.</translation>
  </message>
 </context>
 <context>
  <name>export</name>
  <message>
   <source>What %1 can compare.</source>
   <translation>To, co %1 potrafi porównać.</translation>
  </message>
  <message>
   <source>An address with a query is refused as soon as it begins like the rule, whatever the query says. A query that %1 cannot read (a semicolon, a damaged escape) counts as none.</source>
   <translation>Adres z zapytaniem jest odrzucany, gdy tylko zaczyna się jak reguła, niezależnie od treści zapytania. Zapytanie, którego %1 nie potrafi odczytać (średnik, uszkodzony kod procentowy), liczy się jak brak zapytania.</translation>
  </message>
  <message>
   <source>More paths are refused than the rule says.</source>
   <translation>Odmowa obejmuje więcej ścieżek, niż mówi reguła.</translation>
  </message>
  <message>
   <source>The path as %1 decodes it, without its query.</source>
   <translation>Ścieżka zdekodowana przez %1, bez zapytania.</translation>
  </message>
  <message>
   <source>An escaped slash counts as a slash.</source>
   <translation>Zakodowany ukośnik liczy się jako ukośnik.</translation>
  </message>
  <message>
   <source>The hours by the server's clock, where it runs with TZ=UTC.</source>
   <translation>Godziny według zegara serwera, jeśli działa z TZ=UTC.</translation>
  </message>
  <message>
   <source>In another time zone the hours are shifted by its difference from UTC.</source>
   <translation>W innej strefie czasowej godziny przesuwają się o jej różnicę względem UTC.</translation>
  </message>
  <message>
   <source>The path as it was sent.</source>
   <translation>Ścieżka w takiej postaci, w jakiej ją wysłano.</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule, though it is the same path.</source>
   <translation>Ścieżka ze znakiem zakodowanym procentowo omija regułę, choć to ta sama ścieżka.</translation>
  </message>
  <message>
   <source>Refused.</source>
   <translation>Odmowa.</translation>
  </message>
  <message>
   <source>The chosen agents are refused what is not a URL: a byte above 127 that is not escaped, or a % that begins no escape.</source>
   <translation>Wybranym agentom odmawia się tego, co nie jest adresem URL: niezakodowanego bajtu powyżej 127 lub znaku %, który nie zaczyna kodu procentowego.</translation>
  </message>
  <message>
   <source>The URL as %1 normalises it.</source>
   <translation>URL znormalizowany przez %1.</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule where the service's own normalising is off.</source>
   <translation>Ścieżka ze znakiem zakodowanym procentowo omija regułę tam, gdzie własna normalizacja usługi jest wyłączona.</translation>
  </message>
  <message>
   <source>An agent that cannot be seen in a request</source>
   <translation>Agent, którego nie widać w żądaniu</translation>
  </message>
  <message>
   <source>Hours that cannot be said, or only in the server's time zone</source>
   <translation>Godziny, których nie da się wyrazić albo tylko w strefie czasowej serwera</translation>
  </message>
  <message>
   <source>A pace that cannot be said, or only rounded</source>
   <translation>Tempo, którego nie da się wyrazić albo tylko w zaokrągleniu</translation>
  </message>
  <message>
   <source>Spellings of a path that are not told apart</source>
   <translation>Pisownie ścieżki, które nie są rozróżniane</translation>
  </message>
  <message>
   <source>A server cannot be asked first</source>
   <translation>Serwera nie da się najpierw zapytać</translation>
  </message>
  <message>
   <source>Use of what was fetched, which a server does not see</source>
   <translation>Użycie pobranej treści, którego serwer nie widzi</translation>
  </message>
  <message>
   <source>A limit of the server's size or cost</source>
   <translation>Limit rozmiaru lub kosztu na serwerze</translation>
  </message>
  <message>
   <source>Agents that are not recognised</source>
   <translation>Agenci, którzy nie są rozpoznawani</translation>
  </message>
  <message>
   <source>Names can be forged</source>
   <translation>Nazwy można podrobić</translation>
  </message>
  <message>
   <source>A chained file that was not read</source>
   <translation>Plik łańcucha, którego nie odczytano</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so that nothing that it states is in here. %2</source>
   <translation>Nie można było odczytać pliku łańcucha %1, więc nie ma tu nic z tego, co określa. %2</translation>
  </message>
  <message>
   <source>the rules of the files, as if each were there</source>
   <translation>reguły plików, jakby każdy był na miejscu</translation>
  </message>
  <message>
   <source>how requests for the files end was stated, and is not in here</source>
   <translation>podano, jak kończą się żądania plików, i tego tu nie ma</translation>
  </message>
  <message>
   <source>Nothing.</source>
   <translation>Nic.</translation>
  </message>
  <message>
   <source>%1 cannot tell the time in its conditions: these agents may come at any hour.</source>
   <translation>%1 nie zna czasu w swoich warunkach: ci agenci mogą wchodzić o każdej godzinie.</translation>
  </message>
  <message>
   <source>An escaped slash and dot segments are compared as what they mean, unless the server's own normalising is off. Then a byte above 127 that is not escaped is refused.</source>
   <translation>Zakodowany ukośnik i segmenty z kropkami są porównywane według znaczenia, chyba że normalizacja w samym serwerze jest wyłączona. Wtedy niezakodowany bajt powyżej 127 spotyka się z odmową.</translation>
  </message>
  <message>
   <source>Some paths that the rule allows are refused.</source>
   <translation>Odmowa obejmuje niektóre ścieżki, na które reguła zezwala.</translation>
  </message>
  <message>
   <source>Every path that %1 matches is refused, which is more than the rule says.</source>
   <translation>Odmowa obejmuje każdą ścieżkę, do której pasuje %1, czyli więcej, niż mówi reguła.</translation>
  </message>
  <message>
   <source>The beginning of the path only: the whole is too long for %1.</source>
   <translation>Tylko początek ścieżki: całość jest za długa dla %1.</translation>
  </message>
  <message>
   <source>Nothing: the rule is too long for %1, or cannot be said there.</source>
   <translation>Nic: reguła jest za długa dla %1 albo nie da się jej tam wyrazić.</translation>
  </message>
  <message>
   <source>Nearly the same.</source>
   <translation>Prawie to samo.</translation>
  </message>
  <message>
   <source>The slowest pace of the day counts at every hour.</source>
   <translation>O każdej godzinie liczy się najwolniejsze tempo doby.</translation>
  </message>
  <message>
   <source>%1 does not limit the pace: agents may come as fast as they like.</source>
   <translation>%1 nie ogranicza tempa: agenci mogą wchodzić tak szybko, jak chcą.</translation>
  </message>
  <message>
   <source>Slower than stated: the server counts in whole requests.</source>
   <translation>Wolniej, niż określono: serwer liczy w całych żądaniach.</translation>
  </message>
  <message>
   <source>%1 times as fast as stated: the server knows no slower pace.</source>
   <translation>%1× szybciej, niż określono: serwer nie zna wolniejszego tempa.</translation>
  </message>
  <message>
   <source>Where the server delivers the same page for another spelling of its path (//a/b, /./a/b, /x/../a/b, /a%2Fb), a rule for /a/b does not refuse that spelling. gatepost-cli export --plain-paths refuses these spellings.</source>
   <translation>Gdy serwer podaje tę samą stronę pod inną pisownią jej ścieżki (//a/b, /./a/b, /x/../a/b, /a%2Fb), reguła dla /a/b nie obejmuje odmową tej pisowni. Robi to gatepost-cli export --plain-paths.</translation>
  </message>
  <message>
   <source>In another time zone these agents are kept out at all hours.</source>
   <translation>W innej strefie czasowej ci agenci nie mają wstępu o żadnej godzinie.</translation>
  </message>
  <message>
   <source>%1 never fetches anything: it is a word for the use of what another agent of %2 fetches. No server can tell the two apart.</source>
   <translation>%1 nigdy niczego nie pobiera: to słowo na użycie tego, co pobiera inny agent operatora %2. Żaden serwer nie odróżni jednego od drugiego.</translation>
  </message>
  <message>
   <source>Browsers send the name %1 too. To refuse it would be to refuse people.</source>
   <translation>Nazwę %1 wysyłają też przeglądarki. Odmowa objęłaby ludzi.</translation>
  </message>
  <message>
   <source>%1 cannot be looked for in a User-Agent header: it is too short or too long for that, or contains characters that names do not have.</source>
   <translation>Nie da się szukać %1 w nagłówku User-Agent: nazwa jest na to za krótka lub za długa albo zawiera znaki, których nazwy nie mają.</translation>
  </message>
  <message>
   <source>In a User-Agent header %1 is %2, and is treated like that.</source>
   <translation>W nagłówku User-Agent %1 to %2 i tak jest traktowany.</translation>
  </message>
  <message>
   <source>No pace is stated. That robots wait twice the time that the last document took cannot be enforced.</source>
   <translation>Tempa nie określono. Nie da się wyegzekwować, by roboty czekały dwa razy dłużej, niż trwało pobieranie ostatniego dokumentu.</translation>
  </message>
  <message>
   <source>A server cannot be asked first: %1 may fetch nothing, also after they were allowed to. Choose other agents where they should pass.</source>
   <translation>Serwera nie można najpierw zapytać: %1 nie może niczego pobrać, także po otrzymaniu zgody. Wybierz innych agentów, jeśli ci mają być przepuszczani.</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees. It can be stated as %1.</source>
   <translation>Dotyczy użycia pobranej treści, którego żaden serwer nie widzi. Można to określić jako %1.</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees.</source>
   <translation>Dotyczy użycia pobranej treści, którego żaden serwer nie widzi.</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list.</source>
   <translation>Agenci z listy Gatepost.</translation>
  </message>
  <message>
   <source>Nobody else whom * means is refused unless a line or --agents names it: agents that are not in the list look like browsers to a server.</source>
   <translation>Nikomu innemu, kogo oznacza *, nie odmawia się, chyba że wymienia go wiersz lub --agents: agenci spoza listy wyglądają dla serwera jak przeglądarki.</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list that the pattern matches.</source>
   <translation>Agenci z listy Gatepost, do których pasuje wzorzec.</translation>
  </message>
  <message>
   <source>Other agents that the pattern matches are not refused: searched for in a whole User-Agent header it could match browsers.</source>
   <translation>Innym agentom, do których pasuje wzorzec, nie odmawia się: szukany w całym nagłówku User-Agent mógłby pasować do przeglądarek.</translation>
  </message>
  <message>
   <source>Compact expressions.</source>
   <translation>Zwarte wyrażenia.</translation>
  </message>
  <message>
   <source>The name in the User-Agent header decides.</source>
   <translation>Rozstrzyga nazwa w nagłówku User-Agent.</translation>
  </message>
  <message>
   <source>Who sends another name passes, and who sends the name of an agent is treated like it: the address that a request comes from is not checked. A header with several names is treated like the one whose group is asked first.</source>
   <translation>Kto wysyła inną nazwę, przechodzi, a kto wysyła nazwę agenta, jest traktowany jak on: adres, z którego przychodzi żądanie, nie jest sprawdzany. Nagłówek z kilkoma nazwami jest traktowany jak ta, o której grupę pyta się najpierw.</translation>
  </message>
  <message>
   <source>A % that begins no escape is not part of a URL: %1 never sees such a path.</source>
   <translation>Znak %, który nie zaczyna kodu procentowego, nie należy do adresu URL: %1 nigdy nie widzi takiej ścieżki.</translation>
  </message>
  <message>
   <source>Whether %1 sees a query.</source>
   <translation>Czy %1 widzi zapytanie.</translation>
  </message>
  <message>
   <source>A question mark with nothing after it counts as no query.</source>
   <translation>Znak zapytania, po którym nic nie następuje, liczy się jak brak zapytania.</translation>
  </message>
  <message>
   <source>The rule does not fit into the limits of %1: what it forbids can be fetched.</source>
   <translation>Reguła nie mieści się w limitach %1: to, czego zabrania, można pobierać.</translation>
  </message>
  <message>
   <source>A User-Agent header that contains the name.</source>
   <translation>Nagłówek User-Agent zawierający nazwę.</translation>
  </message>
  <message>
   <source>Agents whose name contains the name of another are treated like that one too.</source>
   <translation>Agenci, których nazwa zawiera nazwę innego, są też traktowani jak ten drugi.</translation>
  </message>
  <message>
   <source>The format has no word for it.</source>
   <translation>Format nie ma na to słowa.</translation>
  </message>
  <message>
   <source>%1 is permitted.</source>
   <translation>Dozwolone: %1.</translation>
  </message>
  <message>
   <source>%1 is refused.</source>
   <translation>Odrzucane: %1.</translation>
  </message>
  <message>
   <source>The format has no word for ask.</source>
   <translation>Format nie ma słowa na ask.</translation>
  </message>
  <message>
   <source>The format addresses everybody alike, so the most restrictive of all lines counts.</source>
   <translation>Format zwraca się do wszystkich jednakowo, więc liczy się najbardziej restrykcyjny ze wszystkich wierszy.</translation>
  </message>
  <message>
   <source>It is said to everybody, also to agents that the line is not about.</source>
   <translation>Mówi się to wszystkim, także agentom, których wiersz nie dotyczy.</translation>
  </message>
  <message>
   <source>Refused to everybody.</source>
   <translation>Odmowa dla wszystkich.</translation>
  </message>
  <message>
   <source>The format is read without robots.txt. A path that some agents may not fetch is refused to all, and so is what another rule allows below it.</source>
   <translation>Format jest odczytywany bez robots.txt. Ścieżki, której niektórzy agenci nie mogą pobierać, odmawia się wszystkim, podobnie jak tego, na co poniżej niej zezwala inna reguła.</translation>
  </message>
  <message>
   <source>Content-Signal has no paths: it says nothing about %1.</source>
   <translation>Content-Signal nie zna ścieżek: nic nie mówi o %1.</translation>
  </message>
  <message>
   <source>Content-Signal has no paths, and %1 is refused for %2.</source>
   <translation>Content-Signal nie zna ścieżek, a dla %2 odmówiono %1.</translation>
  </message>
  <message>
   <source>noindex is not written: a crawler that may not fetch a page never sees it. Add it by hand where pages may be fetched and not be indexed.</source>
   <translation>noindex nie jest zapisywane: crawler, który nie może pobrać strony, nigdy go nie zobaczy. Należy dodać je ręcznie tam, gdzie strony wolno pobierać, ale nie indeksować.</translation>
  </message>
 </context>
 <context>
  <name>foreign</name>
  <message>
   <source>This is a web address, not a policy file.</source>
   <translation>To adres internetowy, a nie plik polityki.</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file.</source>
   <translation>To strona internetowa, a nie plik polityki.</translation>
  </message>
  <message>
   <source>This is JSON, not a policy file.</source>
   <translation>To JSON, a nie plik polityki.</translation>
  </message>
  <message>
   <source>This is UTF-16, not a policy file: crawlers read UTF-8 alone.</source>
   <translation>To UTF-16, a nie plik polityki: crawlery czytają tylko UTF-8.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgeEditor</name>
  <message>
   <source>not set</source>
   <translation>nie ustawiono</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>cała witryna</translation>
  </message>
  <message>
   <source>below</source>
   <extracomment>between a rating and the path it is about: 18+ below /adult</extracomment>
   <translation>poniżej</translation>
  </message>
  <message>
   <source>%1: path, empty for the whole site</source>
   <translation>%1: ścieżka, puste pole oznacza całą witrynę</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentBox</name>
  <message>
   <source>fetches for a user</source>
   <translation>pobiera dla użytkownika</translation>
  </message>
  <message>
   <source>never fetches: about use</source>
   <translation>nigdy nie pobiera: dotyczy użycia</translation>
  </message>
  <message>
   <source>software library</source>
   <translation>biblioteka programistyczna</translation>
  </message>
  <message>
   <source>agent, identity or User-Agent header</source>
   <translation>agent, tożsamość lub nagłówek User-Agent</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>Niedawne</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentChips</name>
  <message>
   <source>Agents of the group</source>
   <translation>Agenci grupy</translation>
  </message>
  <message>
   <source>F2 renames an agent, Delete removes it.</source>
   <translation>F2 zmienia nazwę agenta, Delete go usuwa.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentWords</name>
  <message>
   <source>every agent that no other group names</source>
   <translation>każdy agent, którego nie wymienia inna grupa</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>pobiera dla użytkownika</translation>
  </message>
  <message>
   <source>never fetches, is about use</source>
   <translation>nigdy nie pobiera, dotyczy użycia</translation>
  </message>
  <message>
   <source>a program library</source>
   <translation>biblioteka programistyczna</translation>
  </message>
  <message>
   <source>retired</source>
   <translation>wycofany</translation>
  </message>
  <message>
   <source>old</source>
   <translation>dawny</translation>
  </message>
  <message>
   <source>unconfirmed</source>
   <translation>niepotwierdzony</translation>
  </message>
  <message>
   <source>documented not to obey robots.txt</source>
   <translation>według dokumentacji nie przestrzega robots.txt</translation>
  </message>
  <message>
   <source>* groups do not reach it</source>
   <translation>grupy * go nie obejmują</translation>
  </message>
  <message>
   <source>Names nobody: write a product token or *.</source>
   <translation>Nie wskazuje nikogo: należy wpisać token produktu lub *.</translation>
  </message>
  <message>
   <source>A pattern: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>Wzorzec: ten program go czyta, ale większość crawlerów porównuje tylko całe tokeny.</translation>
  </message>
  <message>
   <source>Not a valid expression: %1</source>
   <translation>Nieprawidłowe wyrażenie: %1</translation>
  </message>
  <message>
   <source>An expression: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>Wyrażenie: ten program je czyta, ale większość crawlerów porównuje tylko całe tokeny.</translation>
  </message>
  <message>
   <source>Ends at its first / or space: it is read as “%1”.</source>
   <translation>Kończy się na pierwszym / lub spacji: jest czytane jako „%1”.</translation>
  </message>
  <message>
   <source>Strict crawlers cut it to “%1”: the standard allows only a–z, A–Z, _ and -.</source>
   <translation>Ścisłe crawlery skracają to do „%1”: standard dopuszcza tylko litery, _ i -.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(jeszcze nikt)</translation>
  </message>
  <message>
   <source>not in the registry</source>
   <translation>nie ma w rejestrze</translation>
  </message>
  <message>
   <source>Set agent to %1</source>
   <translation>Zmień agenta na %1</translation>
  </message>
  <message numerus="yes">
   <source>Add %n agent(s) from a list</source>
   <translation>
    <numerusform>Dodaj %n agenta z listy</numerusform>
    <numerusform>Dodaj %n agentów z listy</numerusform>
    <numerusform>Dodaj %n agentów z listy</numerusform>
   </translation>
  </message>
  <message>
   <source>Add agent %1</source>
   <translation>Dodaj agenta %1</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>Usuń agenta %1</translation>
  </message>
  <message numerus="yes">
   <source>Take along %n line(s) of the group for %1</source>
   <extracomment>%1 an agent whose group supplied the lines: &quot;*&quot;, &quot;Googlebot&quot;</extracomment>
   <translation>
    <numerusform>Zabierz %n wiersz z grupy dla %1</numerusform>
    <numerusform>Zabierz %n wiersze z grupy dla %1</numerusform>
    <numerusform>Zabierz %n wierszy z grupy dla %1</numerusform>
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
   <translation>od teraz</translation>
  </message>
  <message>
   <source>for %1</source>
   <comment>%1 a duration</comment>
   <translation>od: %1</translation>
  </message>
  <message>
   <source>a copy was seen</source>
   <translation>kopia była widziana</translation>
  </message>
  <message>
   <source>How robots.txt is answered</source>
   <translation>Odpowiedź na żądanie robots.txt</translation>
  </message>
  <message>
   <source>What crawlers do if the request for robots.txt ends like this</source>
   <translation>Co robią crawlery, jeśli żądanie robots.txt kończy się w ten sposób</translation>
  </message>
  <message>
   <source>How long it has been answered so</source>
   <translation>Od jak dawna taka jest odpowiedź</translation>
  </message>
  <message>
   <source>The crawler has a copy of the file from before: some go on with it</source>
   <translation>Crawler ma wcześniejszą kopię pliku: niektóre dalej jej używają</translation>
  </message>
  <message>
   <source>as the site has it</source>
   <translation>jak w witrynie</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AnswerPanel</name>
  <message>
   <source>Must</source>
   <translation>Musi</translation>
  </message>
  <message>
   <source>Is asked to</source>
   <translation>Powinien</translation>
  </message>
  <message>
   <source>AI training allowed</source>
   <translation>Trenowanie AI dozwolone</translation>
  </message>
  <message>
   <source>AI training disallowed</source>
   <translation>Trenowanie AI zabronione</translation>
  </message>
  <message>
   <source>%1=%2 (policy token)</source>
   <translation>%1=%2 (token polityki)</translation>
  </message>
  <message>
   <source>Content-Usage does not apply: robots.txt denies this path</source>
   <translation>Content-Usage nie obowiązuje: robots.txt zabrania tej ścieżki</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Uwaga</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>never fetches: the answer is about use</source>
   <translation>nigdy nie pobiera: odpowiedź dotyczy użycia</translation>
  </message>
  <message>
   <source>politely</source>
   <translation>uprzejmie</translation>
  </message>
  <message>
   <source>open</source>
   <translation>otwarte</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>zamknięte</translation>
  </message>
  <message>
   <source>open until %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>otwarte do %1</translation>
  </message>
  <message>
   <source>closed, opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>zamknięte, otwarcie %1</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>Przedział</translation>
  </message>
  <message>
   <source>Stated</source>
   <translation>Określono</translation>
  </message>
  <message>
   <source>Signals</source>
   <translation>Sygnały</translation>
  </message>
  <message>
   <source>To its owner</source>
   <translation>Do właściciela</translation>
  </message>
  <message>
   <source>List of crawlers</source>
   <translation>Lista crawlerów</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) old</source>
   <translation>
    <numerusform>sprzed %n dnia</numerusform>
    <numerusform>sprzed %n dni</numerusform>
    <numerusform>sprzed %n dni</numerusform>
   </translation>
  </message>
  <message>
   <source>stated: %1</source>
   <translation>określono: %1</translation>
  </message>
  <message>
   <source>Nothing: it may not fetch this.</source>
   <translation>Nic: nie wolno mu tego pobierać.</translation>
  </message>
  <message>
   <source>Stated all the same: %1.</source>
   <translation>Mimo to określono: %1.</translation>
  </message>
  <message>
   <source>No file speaks of it.</source>
   <translation>Żaden plik o tym nie mówi.</translation>
  </message>
  <message numerus="yes">
   <source>%n use(s) not stated: %1.</source>
   <translation>
    <numerusform>Nie określono %n użycia: %1.</numerusform>
    <numerusform>Nie określono %n użyć: %1.</numerusform>
    <numerusform>Nie określono %n użyć: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>What may be done with it</source>
   <translation>Co wolno z tym robić</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopiuj</translation>
  </message>
  <message>
   <source>Copy the answer with its reasons as text</source>
   <translation>Kopiuj odpowiedź z powodami jako tekst</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>Copy the answer as the command line's JSON</source>
   <translation>Kopiuj odpowiedź w formacie JSON wiersza poleceń</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) lost</source>
   <translation>
    <numerusform>utracono %n regułę</numerusform>
    <numerusform>utracono %n reguły</numerusform>
    <numerusform>utracono %n reguł</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n group(s) not used</source>
   <translation>
    <numerusform>%n grupa nieużyta</numerusform>
    <numerusform>%n grupy nieużyte</numerusform>
    <numerusform>%n grup nieużytych</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) not considered</source>
   <translation>
    <numerusform>niesprawdzone: %n</numerusform>
    <numerusform>niesprawdzone: %n</numerusform>
    <numerusform>niesprawdzone: %n</numerusform>
   </translation>
  </message>
  <message>
   <source>not in the list of crawlers</source>
   <translation>spoza listy crawlerów</translation>
  </message>
  <message>
   <source>As documented: %1 %2 · %3</source>
   <comment>%1 ✕, %2 No, %3 the reason</comment>
   <translation>Według dokumentacji: %1 %2 · %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ApplyRow</name>
  <message>
   <source>Review…</source>
   <translation>Przejrzyj…</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>Zastosuj</translation>
  </message>
  <message>
   <source>Looking for the smallest edit…</source>
   <translation>Szukanie najmniejszej zmiany…</translation>
  </message>
  <message>
   <source>Not while a goal is undecided. Review shows the edits.</source>
   <translation>Nie, dopóki jakieś zamierzenie jest nierozstrzygnięte. Przegląd pokazuje zmiany.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make it true.</source>
   <translation>
    <numerusform>Spełnia to %Ln wiersz w %1.</numerusform>
    <numerusform>Spełniają to %Ln wiersze w %1.</numerusform>
    <numerusform>Spełnia to %Ln wierszy w %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make some of it true.</source>
   <translation>
    <numerusform>Część tego spełnia %Ln wiersz w %1.</numerusform>
    <numerusform>Część tego spełniają %Ln wiersze w %1.</numerusform>
    <numerusform>Część tego spełnia %Ln wierszy w %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s) and those that no list names; nobody else is affected.</source>
   <translation>
    <numerusform>Dla %Ln agenta i tych, których nie ma na żadnej liście; nikogo innego to nie dotyczy.</numerusform>
    <numerusform>Dla %Ln agentów i tych, których nie ma na żadnej liście; nikogo innego to nie dotyczy.</numerusform>
    <numerusform>Dla %Ln agentów i tych, których nie ma na żadnej liście; nikogo innego to nie dotyczy.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s); nobody else is affected.</source>
   <translation>
    <numerusform>Dla %Ln agenta; nikogo innego to nie dotyczy.</numerusform>
    <numerusform>Dla %Ln agentów; nikogo innego to nie dotyczy.</numerusform>
    <numerusform>Dla %Ln agentów; nikogo innego to nie dotyczy.</numerusform>
   </translation>
  </message>
  <message>
   <source>For agents that no list names; nobody else is affected.</source>
   <translation>Dla agentów, których nie ma na żadnej liście; nikogo innego to nie dotyczy.</translation>
  </message>
  <message>
   <source>%1 is not reached: %2.</source>
   <translation>Nie da się osiągnąć: %1. Powód: %2.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskModel</name>
  <message>
   <source>at the question's time</source>
   <translation>w chwili pytania</translation>
  </message>
  <message>
   <source>not asked yet: %1 after the question</source>
   <translation>jeszcze nie zapytano: %1 po pytaniu</translation>
  </message>
  <message>
   <source>%1 old: to be asked again later</source>
   <translation>sprzed %1: trzeba zapytać ponownie później</translation>
  </message>
  <message>
   <source>%1 old: no</source>
   <translation>sprzed %1: nie</translation>
  </message>
  <message>
   <source>applies to this one request</source>
   <translation>obowiązuje dla tego jednego żądania</translation>
  </message>
  <message>
   <source>%1 old: was for one request</source>
   <translation>sprzed %1: dotyczyło jednego żądania</translation>
  </message>
  <message>
   <source>%1 old, valid for another %2</source>
   <translation>sprzed %1, obowiązuje jeszcze %2</translation>
  </message>
  <message>
   <source>%1 old; expired (answers last 24 hours)</source>
   <translation>sprzed %1; wygasła (odpowiedzi są ważne 24 godziny)</translation>
  </message>
  <message>
   <source>(the site's host)</source>
   <translation>(host witryny)</translation>
  </message>
  <message>
   <source>→ The endpoint is absent: every ask is “no”.</source>
   <translation>→ Punktu końcowego nie ma: każde ask oznacza „no”.</translation>
  </message>
  <message>
   <source>→ No answer is rehearsed: it stays “ask”.</source>
   <translation>→ Nie zasymulowano odpowiedzi: pozostaje „ask”.</translation>
  </message>
  <message>
   <source>Directive</source>
   <translation>Dyrektywa</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>every agent</source>
   <translation>każdy agent</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>Status</translation>
  </message>
  <message>
   <source>Decision</source>
   <translation>Decyzja</translation>
  </message>
  <message>
   <source>(none)</source>
   <translation>(brak)</translation>
  </message>
  <message>
   <source>Scopes</source>
   <translation>Zakresy</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>cała witryna</translation>
  </message>
  <message>
   <source>Asked at</source>
   <translation>Zapytano</translation>
  </message>
  <message>
   <source>the question's time</source>
   <translation>chwila pytania</translation>
  </message>
  <message>
   <source>Age at the question's time</source>
   <translation>Wiek w chwili pytania</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskPanel</name>
  <message>
   <source>Answers of the ask endpoint</source>
   <translation>Odpowiedzi punktu końcowego ask</translation>
  </message>
  <message>
   <source>not rehearsed: ask stays ask</source>
   <translation>bez symulacji: ask pozostaje ask</translation>
  </message>
  <message>
   <source>absent: every ask is no</source>
   <translation>brak: każde ask oznacza no</translation>
  </message>
  <message>
   <source>present: answers below</source>
   <translation>jest: odpowiedzi poniżej</translation>
  </message>
  <message>
   <source>Ask endpoint</source>
   <translation>Punkt końcowy ask</translation>
  </message>
  <message>
   <source>Directive of the exchange</source>
   <translation>Dyrektywa wymiany</translation>
  </message>
  <message>
   <source>HTTP exchange</source>
   <translation>Wymiana HTTP</translation>
  </message>
  <message>
   <source>Add an answer</source>
   <translation>Dodaj odpowiedź</translation>
  </message>
  <message>
   <source>An answer to the question's agent, at the question's time</source>
   <translation>Odpowiedź dla agenta z pytania, w chwili pytania</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Usuń</translation>
  </message>
  <message>
   <source>Remove the chosen answer</source>
   <translation>Usuń wybraną odpowiedź</translation>
  </message>
  <message>
   <source>Endpoint</source>
   <translation>Punkt końcowy</translation>
  </message>
  <message>
   <source>Exchange for</source>
   <translation>Wymiana dla</translation>
  </message>
  <message>
   <source>No answer is rehearsed. Add what your ask endpoint would say, and to whom: the answer on top changes immediately.</source>
   <translation>Żadna odpowiedź nie jest symulowana. Dodaj, co i komu powiedziałby Twój punkt końcowy ask: odpowiedź u góry zmieni się od razu.</translation>
  </message>
  <message>
   <source>The result of asking is “%1” (%2).</source>
   <comment>%2 is the age of the answer: “3 h old: no”</comment>
   <translation>Wynik pytania to „%1” (%2).</translation>
  </message>
  <message>
   <source>The result of asking is “%1”.</source>
   <translation>Wynik pytania to „%1”.</translation>
  </message>
  <message>
   <source>%1 is stated “ask” for %2: effective is “%3”.</source>
   <translation>%1 ma wartość „ask” dla %2: obowiązuje „%3”.</translation>
  </message>
  <message>
   <source>%3 need not ask: %1 is “%2”.</source>
   <translation>Ale %1 ma wartość „%2” dla %3: nie trzeba pytać.</translation>
  </message>
  <message>
   <source>%2 need not ask: %1 is not restricted.</source>
   <translation>Ale %1 jest nieokreślone dla %2: nie trzeba pytać.</translation>
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
   <translation>otwarcie %1</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>nigdy się nie otwiera</translation>
  </message>
  <message>
   <source>until %1</source>
   <translation>do %1</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1 line %2</source>
   <translation>ale konkurent nie może tego czytać: %1, wiersz %2</translation>
  </message>
  <message>
   <source>it never fetches: this is about use</source>
   <translation>nigdy nie pobiera: to dotyczy użycia</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>te pliki nie dotyczą %1</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>według dokumentacji pomija robots.txt</translation>
  </message>
  <message>
   <source>it is not known to read %1</source>
   <translation>nie wiadomo, by czytał %1</translation>
  </message>
  <message>
   <source>it is not known to obey Visit-time</source>
   <translation>nie wiadomo, by przestrzegał Visit-time</translation>
  </message>
  <message>
   <source>By your files: %1</source>
   <translation>Według plików: %1</translation>
  </message>
  <message>
   <source>What %1 does: %2</source>
   <translation>Co robi %1: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksModel</name>
  <message numerus="yes">
   <source>Given %n time(s) in this scope: the first valid line counts.</source>
   <translation>
    <numerusform>Podano %n raz w tym zakresie: liczy się pierwszy prawidłowy wiersz.</numerusform>
    <numerusform>Podano %n razy w tym zakresie: liczy się pierwszy prawidłowy wiersz.</numerusform>
    <numerusform>Podano %n razy w tym zakresie: liczy się pierwszy prawidłowy wiersz.</numerusform>
   </translation>
  </message>
  <message>
   <source>all agents</source>
   <translation>wszyscy agenci</translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <extracomment>%1 directive, %2 agents, %3 value</extracomment>
   <translation>%1, %2: %3</translation>
  </message>
  <message>
   <source>%1, %2: not set</source>
   <translation>%1, %2: nie ustawiono</translation>
  </message>
  <message>
   <source>%1, %2: not set. What applies is %3: %4.</source>
   <translation>%1, %2: nie ustawiono. Obowiązuje %3: %4.</translation>
  </message>
  <message>
   <source>Global</source>
   <translation>Globalnie</translation>
  </message>
  <message>
   <source>Every agent that no block names</source>
   <translation>Każdy agent, którego nie wymienia żaden blok</translation>
  </message>
  <message>
   <source>The file has this block.</source>
   <translation>Plik zawiera ten blok.</translation>
  </message>
  <message>
   <source>Setting a cell makes the block.</source>
   <translation>Ustawienie komórki tworzy blok.</translation>
  </message>
  <message>
   <source>A block for this agent alone: an extension that not every agent reads</source>
   <translation>Blok tylko dla tego agenta: rozszerzenie, którego nie każdy agent czyta</translation>
  </message>
  <message>
   <source>No line of the list is a directive with its value.</source>
   <translation>Żaden wiersz listy nie jest dyrektywą z wartością.</translation>
  </message>
  <message numerus="yes">
   <source>Set %n value(s) from a list</source>
   <translation>
    <numerusform>Ustaw %n wartość z listy</numerusform>
    <numerusform>Ustaw %n wartości z listy</numerusform>
    <numerusform>Ustaw %n wartości z listy</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>Usuń %1</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>Ustaw %1 na %2</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>Usuń %1 dla %2</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>Ustaw %1 na %2 dla %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksPage</name>
  <message>
   <source>Block for an agent or category</source>
   <translation>Blok dla agenta lub kategorii</translation>
  </message>
  <message>
   <source>Name of a new block</source>
   <translation>Nazwa nowego bloku</translation>
  </message>
  <message>
   <source>&amp;Add block</source>
   <translation>&amp;Dodaj blok</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Kopiuj</translation>
  </message>
  <message>
   <source>Type the name of the copy first.</source>
   <translation>Najpierw należy wpisać nazwę kopii.</translation>
  </message>
  <message>
   <source>Copy block %1 to %2</source>
   <translation>Kopiuj blok %1 do %2</translation>
  </message>
  <message>
   <source>Re&amp;name</source>
   <translation>Z&amp;mień nazwę</translation>
  </message>
  <message>
   <source>Type the new name first.</source>
   <translation>Najpierw należy wpisać nową nazwę.</translation>
  </message>
  <message>
   <source>Rename block %1 to %2</source>
   <translation>Zmień nazwę bloku %1 na %2</translation>
  </message>
  <message>
   <source>&amp;Remove block</source>
   <translation>&amp;Usuń blok</translation>
  </message>
  <message>
   <source>Remove block %1</source>
   <translation>Usuń blok %1</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Komentarze</translation>
  </message>
  <message>
   <source>Add block %1</source>
   <translation>Dodaj blok %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksTable</name>
  <message>
   <source>Policy of each kind of agent</source>
   <translation>Polityka dla każdego rodzaju agentów</translation>
  </message>
  <message>
   <source>A key sets the word that begins with it; with Shift it also moves to the row below. Delete unsets, Enter opens the words. A pasted list of lines such as “train: no” goes into the column.</source>
   <translation>Litera ustawia słowo, które się od niej zaczyna, z klawiszem Shift przechodzi też do wiersza poniżej, Delete usuwa ustawienie, Enter otwiera listę słów. Wklejona lista wierszy takich jak „train: no” trafia do kolumny.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainModel</name>
  <message>
   <source>robots2.txt does not chain to another file.</source>
   <translation>robots2.txt nie prowadzi do kolejnego pliku.</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>Ostatni plik nie prowadzi do kolejnego.</translation>
  </message>
  <message>
   <source>Stopped before %1: three files are followed, not more.</source>
   <translation>Zatrzymano przed %1: odwiedzane są trzy pliki, nie więcej.</translation>
  </message>
  <message>
   <source>Stopped before %1: that address was followed already.</source>
   <translation>Zatrzymano przed %1: ten adres już odwiedzono.</translation>
  </message>
  <message>
   <source>Stopped before %1: a file with the same chain-id was read already.</source>
   <translation>Zatrzymano przed %1: plik z tym samym chain-id już przeczytano.</translation>
  </message>
  <message>
   <source>Stopped before %1. %2 Map it to a local file, or fetch it.</source>
   <translation>Zatrzymano przed %1. %2 Można przypisać plik lokalny lub pobrać adres.</translation>
  </message>
  <message>
   <source>Stopped: “%1” is not an http or https address.</source>
   <translation>Zatrzymano: „%1” nie jest adresem http ani https.</translation>
  </message>
  <message>
   <source>the site's own</source>
   <translation>własny plik witryny</translation>
  </message>
  <message>
   <source>followed</source>
   <translation>odwiedzony</translation>
  </message>
  <message>
   <source>not followed</source>
   <translation>nieodwiedzony</translation>
  </message>
  <message>
   <source>Step</source>
   <translation>Krok</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Plik</translation>
  </message>
  <message>
   <source>Lines</source>
   <translation>Wiersze</translation>
  </message>
  <message>
   <source>Supplies to the present answer</source>
   <translation>Wnosi do bieżącej odpowiedzi</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nic</translation>
  </message>
  <message>
   <source>State</source>
   <translation>Stan</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform>%n wiersz</numerusform>
    <numerusform>%n wiersze</numerusform>
    <numerusform>%n wierszy</numerusform>
   </translation>
  </message>
  <message>
   <source>says nothing about this question</source>
   <translation>nic nie mówi w tej sprawie</translation>
  </message>
  <message>
   <source>decides %1</source>
   <comment>names of directives</comment>
   <translation>rozstrzyga %1</translation>
  </message>
  <message>
   <source>adds %1</source>
   <comment>names of directives</comment>
   <translation>dodaje %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPage</name>
  <message>
   <source>Chain</source>
   <translation>Łańcuch</translation>
  </message>
  <message>
   <source>The file that fills in what this one leaves unstated. Your file wins, always. The line is kept as the last one; at most three files are followed.</source>
   <translation>Plik, który uzupełnia to, co ten pozostawia nieokreślone. Własny plik zawsze ma pierwszeństwo. Wiersz pozostaje ostatnim; odwiedzane są najwyżej trzy pliki.</translation>
  </message>
  <message>
   <source>The chain, as far as files are available</source>
   <translation>Łańcuch, o ile pliki są dostępne</translation>
  </message>
  <message numerus="yes">
   <source>%n chain line(s) do not count, since they are not the last line: line %1. Typing in the field above moves the chain to the end.</source>
   <translation>
    <numerusform>%n wiersz chain się nie liczy, bo nie jest ostatnim wierszem: wiersz %1. Wpisanie czegoś w polu powyżej przenosi łańcuch na koniec.</numerusform>
    <numerusform>%n wiersze chain się nie liczą, bo nie są ostatnim wierszem: wiersz %1. Wpisanie czegoś w polu powyżej przenosi łańcuch na koniec.</numerusform>
    <numerusform>%n wierszy chain się nie liczy, bo nie są ostatnim wierszem: wiersz %1. Wpisanie czegoś w polu powyżej przenosi łańcuch na koniec.</numerusform>
   </translation>
  </message>
  <message>
   <source>%1. %2</source>
   <translation>%1. %2</translation>
  </message>
  <message>
   <source>This file does not chain to another.</source>
   <translation>Ten plik nie prowadzi do kolejnego.</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>Ostatni plik nie prowadzi do kolejnego.</translation>
  </message>
  <message>
   <source>%1 is not followed: three files are the most.</source>
   <translation>%1 nie zostanie odwiedzony: najwyżej trzy pliki.</translation>
  </message>
  <message>
   <source>%1 was read already: the walk stops.</source>
   <translation>%1 już przeczytano: przejście się zatrzymuje.</translation>
  </message>
  <message>
   <source>%1 has the chain-id of a file that was read already: the walk stops.</source>
   <translation>%1 ma chain-id pliku, który już przeczytano: przejście się zatrzymuje.</translation>
  </message>
  <message>
   <source>%1 could not be read. %2</source>
   <translation>Nie można było odczytać %1. %2</translation>
  </message>
  <message>
   <source>“%1” is not an http(s) URL: nothing is followed.</source>
   <translation>„%1” nie jest adresem URL http(s): nic nie zostanie odwiedzone.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPanel</name>
  <message>
   <source>Files of the chain</source>
   <translation>Pliki łańcucha</translation>
  </message>
  <message>
   <source>Map to a local file…</source>
   <translation>Przypisz plik lokalny…</translation>
  </message>
  <message>
   <source>Let a file on this computer stand for the address</source>
   <translation>Niech plik na tym komputerze zastępuje adres</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Pobierz</translation>
  </message>
  <message>
   <source>Fetch the address now, once. Nothing is fetched by itself.</source>
   <translation>Pobierz adres teraz, jeden raz. Nic nie jest pobierane samo z siebie.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <source>Stop fetching</source>
   <translation>Przerwij pobieranie</translation>
  </message>
  <message>
   <source>Cancelled.</source>
   <translation>Anulowano.</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>Odpowiedź: %1.</translation>
  </message>
  <message>
   <source>It is larger than 512,000 bytes: crawlers would not read all of it.</source>
   <translation>Ma ponad 512 000 bajtów: crawlery nie przeczytałyby całości.</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, no content type.</source>
   <translation>%1 z %2: status %3, bez typu treści.</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, %4.</source>
   <comment>%1 a size, %4 a content type</comment>
   <translation>%1 z %2: status %3, %4.</translation>
  </message>
  <message>
   <source>Kept as %1.</source>
   <translation>Zachowano jako %1.</translation>
  </message>
  <message>
   <source>The site has no robots2.txt: there is nothing to chain.</source>
   <translation>Witryna nie ma robots2.txt: nie ma czego łączyć w łańcuch.</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Łańcuch</translation>
  </message>
  <message>
   <source>Chain %1</source>
   <translation>Łańcuch %1</translation>
  </message>
  <message>
   <source>A local file for %1</source>
   <translation>Plik lokalny dla %1</translation>
  </message>
  <message>
   <source>%1 stands for it; saving keeps that in gatepost.yaml.</source>
   <translation>Zastępuje go %1; zapisanie zachowuje to w gatepost.yaml.</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>Pobieranie %1 …</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeDialog</name>
  <message>
   <source>Change this answer</source>
   <translation>Zmień tę odpowiedź</translation>
  </message>
  <message>
   <source>The question names no agent.</source>
   <translation>Pytanie nie wskazuje agenta.</translation>
  </message>
  <message>
   <source>Files that change</source>
   <translation>Zmieniające się pliki</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>&amp;Zastosuj</translation>
  </message>
  <message>
   <source>Trying edits…</source>
   <translation>Wypróbowywanie zmian…</translation>
  </message>
  <message>
   <source>Now: %1</source>
   <translation>Teraz: %1</translation>
  </message>
  <message numerus="yes">
   <source>%1 (%n agent(s))</source>
   <translation>
    <numerusform>%1 (%n agent)</numerusform>
    <numerusform>%1 (%n agenci)</numerusform>
    <numerusform>%1 (%n agentów)</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeListModel</name>
  <message>
   <source>From (UTC)</source>
   <translation>Od (UTC)</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Pobranie</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>Uses that change</source>
   <translation>Zmieniające się użycia</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangesPanel</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The whole site is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>Cała witryna jest zamknięta dla %n wyszukiwarki: %1.</numerusform>
    <numerusform>Cała witryna jest zamknięta dla %n wyszukiwarek: %1.</numerusform>
    <numerusform>Cała witryna jest zamknięta dla %n wyszukiwarek: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All but single places are closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>Wszystko poza pojedynczymi miejscami jest zamknięte dla %n wyszukiwarki: %1.</numerusform>
    <numerusform>Wszystko poza pojedynczymi miejscami jest zamknięte dla %n wyszukiwarek: %1.</numerusform>
    <numerusform>Wszystko poza pojedynczymi miejscami jest zamknięte dla %n wyszukiwarek: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The start page “/” is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>Strona główna „/” jest zamknięta dla %n wyszukiwarki: %1.</numerusform>
    <numerusform>Strona główna „/” jest zamknięta dla %n wyszukiwarek: %1.</numerusform>
    <numerusform>Strona główna „/” jest zamknięta dla %n wyszukiwarek: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>What else it changes could not be found out in time.</source>
   <translation>Nie udało się na czas ustalić, co jeszcze to zmienia.</translation>
  </message>
  <message>
   <source>Changed lines</source>
   <translation>Zmienione wiersze</translation>
  </message>
  <message>
   <source>Changed verdicts</source>
   <translation>Zmienione werdykty</translation>
  </message>
  <message>
   <source>File whose lines are compared</source>
   <translation>Plik, którego wiersze są porównywane</translation>
  </message>
  <message>
   <source>Commit…</source>
   <translation>Commit…</translation>
  </message>
  <message>
   <source>Compare with a commit of this folder's Git history</source>
   <translation>Porównaj z commitem z historii Git tego folderu</translation>
  </message>
  <message>
   <source>Two files…</source>
   <translation>Dwa pliki…</translation>
  </message>
  <message>
   <source>Compare any two files instead</source>
   <translation>Porównaj zamiast tego dowolne dwa pliki</translation>
  </message>
  <message>
   <source>Draft against</source>
   <translation>Wersja robocza a</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>zapisane pliki</translation>
  </message>
  <message>
   <source>a folder…</source>
   <translation>folder…</translation>
  </message>
  <message>
   <source>a commit…</source>
   <translation>commit…</translation>
  </message>
  <message>
   <source>What the draft is compared with</source>
   <translation>Z czym porównywana jest wersja robocza</translation>
  </message>
  <message>
   <source>No line differs. What you edit is shown here until it is saved.</source>
   <translation>Żaden wiersz się nie różni. To, co edytujesz, jest tu widoczne do czasu zapisania.</translation>
  </message>
  <message>
   <source>No answer differs. Who gains and who loses by your edits is shown here.</source>
   <translation>Żadna odpowiedź się nie różni. Tu widać, kto zyskuje, a kto traci na Twoich zmianach.</translation>
  </message>
  <message>
   <source>The folder of the other site</source>
   <translation>Folder drugiej witryny</translation>
  </message>
  <message>
   <source>The file before</source>
   <translation>Plik przed zmianą</translation>
  </message>
  <message>
   <source>The file after</source>
   <translation>Plik po zmianie</translation>
  </message>
  <message>
   <source>no line differs</source>
   <translation>żaden wiersz się nie różni</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) removed or added</source>
   <translation>
    <numerusform>%n wiersz usunięty lub dodany</numerusform>
    <numerusform>%n wiersze usunięte lub dodane</numerusform>
    <numerusform>%n wierszy usuniętych lub dodanych</numerusform>
   </translation>
  </message>
  <message>
   <source>no verdict differs</source>
   <translation>żaden werdykt się nie różni</translation>
  </message>
  <message>
   <source>no verdict differs on any path (agents: %1)</source>
   <translation>na żadnej ścieżce nie różni się żaden werdykt (agenci: %1)</translation>
  </message>
  <message numerus="yes">
   <source>%n change(s) of verdicts on all paths (agents: %1)</source>
   <translation>
    <numerusform>%n zmiana werdyktów na wszystkich ścieżkach (agenci: %1)</numerusform>
    <numerusform>%n zmiany werdyktów na wszystkich ścieżkach (agenci: %1)</numerusform>
    <numerusform>%n zmian werdyktów na wszystkich ścieżkach (agenci: %1)</numerusform>
   </translation>
  </message>
  <message>
   <source>there may be more: the comparison is not complete</source>
   <translation>może być ich więcej: porównanie nie jest pełne</translation>
  </message>
  <message>
   <source>%1 against %2</source>
   <translation>%1 a %2</translation>
  </message>
  <message>
   <source>against %1</source>
   <translation>w porównaniu z: %1</translation>
  </message>
  <message>
   <source>never saved: there is nothing to compare it with</source>
   <translation>nigdy nie zapisano: nie ma z czym porównać</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>Zmiany</translation>
  </message>
  <message>
   <source>Changes %1</source>
   <translation>Zmiany %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ComboEditor</name>
  <message>
   <source>a minute</source>
   <extracomment>behind a number of requests: 30 a minute</extracomment>
   <translation>na minutę</translation>
  </message>
  <message>
   <source>not set</source>
   <translation>nie ustawiono</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CommitDialog</name>
  <message>
   <source>Date</source>
   <translation>Data</translation>
  </message>
  <message>
   <source>Author</source>
   <translation>Autor</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Temat</translation>
  </message>
  <message>
   <source>Commit</source>
   <translation>Commit</translation>
  </message>
  <message>
   <source>Commits</source>
   <translation>Commity</translation>
  </message>
  <message>
   <source>Compare with a commit</source>
   <translation>Porównaj z commitem</translation>
  </message>
  <message>
   <source>This folder has no commits.</source>
   <translation>Ten folder nie ma commitów.</translation>
  </message>
  <message>
   <source>Or any &amp;revision, such as HEAD~1 or a tag:</source>
   <translation>Albo dowolna &amp;rewizja, na przykład HEAD~1 lub etykieta:</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Completion</name>
  <message>
   <source>every agent without its own group</source>
   <translation>wszyscy bez własnej grupy</translation>
  </message>
  <message>
   <source>sample path</source>
   <translation>przykładowa ścieżka</translation>
  </message>
  <message>
   <source>folder of sample paths</source>
   <translation>folder przykładowych ścieżek</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>cała witryna</translation>
  </message>
  <message>
   <source>on the host that this file names</source>
   <translation>na hoście, który podaje ten plik</translation>
  </message>
  <message>
   <source>an absolute URL</source>
   <translation>bezwzględny URL</translation>
  </message>
  <message>
   <source>example</source>
   <translation>przykład</translation>
  </message>
  <message>
   <source>one in ten seconds</source>
   <translation>jeden na dziesięć sekund</translation>
  </message>
  <message>
   <source>one in two seconds</source>
   <translation>jeden na dwie sekundy</translation>
  </message>
  <message>
   <source>one a second</source>
   <translation>jeden na sekundę</translation>
  </message>
  <message>
   <source>one in ten minutes</source>
   <translation>jeden na dziesięć minut</translation>
  </message>
  <message>
   <source>one a minute</source>
   <translation>jeden na minutę</translation>
  </message>
  <message>
   <source>one in ten minutes, in these hours</source>
   <translation>jeden na dziesięć minut, w tych godzinach</translation>
  </message>
  <message>
   <source>one a minute, in these hours</source>
   <translation>jeden na minutę, w tych godzinach</translation>
  </message>
  <message>
   <source>at night, UTC</source>
   <translation>w nocy, UTC</translation>
  </message>
  <message>
   <source>in the morning, UTC</source>
   <translation>rano, UTC</translation>
  </message>
  <message>
   <source>extended standard: explicit and shell paths</source>
   <translation>standard rozszerzony: ścieżki dosłowne i wzorce powłoki</translation>
  </message>
  <message>
   <source>as without this line</source>
   <translation>jak bez tego wiersza</translation>
  </message>
  <message>
   <source>no training of AI</source>
   <translation>bez trenowania AI</translation>
  </message>
  <message>
   <source>training of AI is fine</source>
   <translation>trenowanie AI dozwolone</translation>
  </message>
  <message>
   <source>not as input of an AI</source>
   <translation>nie jako dane wejściowe AI</translation>
  </message>
  <message>
   <source>may be given to an AI as input</source>
   <translation>można podawać AI jako dane wejściowe</translation>
  </message>
  <message>
   <source>search is fine</source>
   <translation>wyszukiwanie dozwolone</translation>
  </message>
  <message>
   <source>not for search</source>
   <translation>nie do wyszukiwania</translation>
  </message>
  <message>
   <source>to be shown in an answer, not kept</source>
   <translation>można pokazać w odpowiedzi, nie można zachować</translation>
  </message>
  <message>
   <source>to be shown as a short excerpt with a link</source>
   <translation>można pokazać jako krótki fragment z linkiem</translation>
  </message>
  <message>
   <source>may be shown as a whole</source>
   <translation>można pokazać w całości</translation>
  </message>
  <message>
   <source>now</source>
   <translation>teraz</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompletionPopup</name>
  <message>
   <source>Completions</source>
   <translation>Uzupełnienia</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompliancePage</name>
  <message>
   <source>Reports</source>
   <translation>Zgłoszenia</translation>
  </message>
  <message>
   <source>The page itself, with a notice that people and agents can see and without robots meta tags:</source>
   <translation>Sama strona, z informacją widoczną dla ludzi i agentów oraz bez metatagów robots:</translation>
  </message>
  <message>
   <source>HTML of the honeypot page</source>
   <translation>HTML strony honeypota</translation>
  </message>
  <message>
   <source>&amp;Copy the page</source>
   <translation>&amp;Kopiuj stronę</translation>
  </message>
  <message>
   <source>Honeypot</source>
   <translation>Honeypot</translation>
  </message>
  <message>
   <source>A path that both robots.txt and robots2.txt close, and that nobody links to. Who fetches it has not read the files, or does not keep to them.</source>
   <translation>Ścieżka, którą zamykają i robots.txt, i robots2.txt, i do której nikt nie linkuje. Kto ją pobiera, nie przeczytał tych plików albo się do nich nie stosuje.</translation>
  </message>
  <message>
   <source>Pa&amp;th</source>
   <translation>Śc&amp;ieżka</translation>
  </message>
  <message>
   <source>Close it in &amp;both files…</source>
   <translation>Zamknij ją w o&amp;bu plikach…</translation>
  </message>
  <message>
   <source>A honeypot is one path that begins with /.</source>
   <translation>Honeypot to jedna ścieżka zaczynająca się od /.</translation>
  </message>
  <message>
   <source>No known search engine may fetch %1.</source>
   <translation>Żadna znana wyszukiwarka nie może pobierać %1.</translation>
  </message>
  <message>
   <source>Search engines that may fetch %1 and would be caught: %2</source>
   <translation>Wyszukiwarki, które mogą pobierać %1 i dałyby się złapać: %2</translation>
  </message>
  <message>
   <source>Do not link to it and keep it out of sitemaps: a search engine that meets a link may list the address without fetching it.</source>
   <translation>Nie należy do niej linkować ani umieszczać jej w mapach witryny: wyszukiwarka, która trafi na link, może pokazać adres bez pobierania go.</translation>
  </message>
  <message>
   <source>The site has no robots.txt here: it will be made.</source>
   <translation>Witryna nie ma tu robots.txt: zostanie utworzony.</translation>
  </message>
  <message>
   <source>%1 is among the site's sample paths: is it a real page?</source>
   <translation>%1 jest wśród przykładowych ścieżek witryny: czy to prawdziwa strona?</translation>
  </message>
  <message>
   <source>Close the honeypot %1</source>
   <translation>Zamknij honeypot %1</translation>
  </message>
  <message>
   <source>Every group that leaves %1 open closes it, or agents with their own group would not know.</source>
   <translation>Zamyka ją każda grupa, która pozostawia %1 otwarte, bo inaczej agenci z własną grupą by o tym nie wiedzieli.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlChart</name>
  <message>
   <source>Pages fetched by day</source>
   <translation>Strony pobrane według dni</translation>
  </message>
  <message>
   <source>Pages that %1 has fetched by day</source>
   <translation>Strony, które pobrał %1, według dni</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day</source>
   <translation>%1: %2, strony do końca dnia: %3</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day, with the saved files %4</source>
   <translation>%1: %2, strony do końca dnia: %3, z zapisanymi plikami: %4</translation>
  </message>
  <message>
   <source>%1, this draft</source>
   <translation>%1, ta wersja robocza</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>zapisane pliki</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlDaysModel</name>
  <message>
   <source>Days</source>
   <translation>Dni</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>od %1 do %2</translation>
  </message>
  <message>
   <source>Each day</source>
   <translation>Dziennie</translation>
  </message>
  <message>
   <source>Pages on each of these days, with this draft</source>
   <translation>Strony w każdym z tych dni, z tą wersją roboczą</translation>
  </message>
  <message>
   <source>So far</source>
   <translation>Dotąd</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with this draft</source>
   <translation>Strony do końca tych dni, z tą wersją roboczą</translation>
  </message>
  <message>
   <source>Saved: each day</source>
   <translation>Zapisane: dziennie</translation>
  </message>
  <message>
   <source>Pages on each of these days, with the saved files</source>
   <translation>Strony w każdym z tych dni, z zapisanymi plikami</translation>
  </message>
  <message>
   <source>Saved: so far</source>
   <translation>Zapisane: dotąd</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with the saved files</source>
   <translation>Strony do końca tych dni, z zapisanymi plikami</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlFactsModel</name>
  <message>
   <source>Never fetched</source>
   <translation>Nigdy nie pobierane</translation>
  </message>
  <message>
   <source>Must be asked for first</source>
   <translation>Najpierw trzeba zapytać</translation>
  </message>
  <message>
   <source>Not reached in this time</source>
   <translation>Nieosiągnięte w tym czasie</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>Pobrane</translation>
  </message>
  <message>
   <source>What</source>
   <translation>Co</translation>
  </message>
  <message>
   <source>How much</source>
   <translation>Ile</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Dlaczego</translation>
  </message>
  <message>
   <source>Such as</source>
   <translation>Na przykład</translation>
  </message>
  <message>
   <source>Waits for hours</source>
   <translation>Czeka na godziny</translation>
  </message>
  <message>
   <source>it may not come at all times</source>
   <translation>nie o każdej porze może przychodzić</translation>
  </message>
  <message>
   <source>Waits for an answer</source>
   <translation>Czeka na odpowiedź</translation>
  </message>
  <message>
   <source>a later answer of the rehearsal lets it in</source>
   <translation>wpuszcza go późniejsza symulowana odpowiedź</translation>
  </message>
  <message>
   <source>Waits for its pace</source>
   <translation>Czeka z powodu tempa</translation>
  </message>
  <message>
   <source>no file states one: %1 is taken</source>
   <translation>żaden plik go nie określa: przyjęto %1</translation>
  </message>
  <message>
   <source>the files state one</source>
   <translation>określają je pliki</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlPanel</name>
  <message>
   <source>Crawlers</source>
   <translation>Crawlery</translation>
  </message>
  <message>
   <source>Pages by day</source>
   <translation>Strony według dni</translation>
  </message>
  <message>
   <source>What is not fetched, and waiting</source>
   <translation>Co nie jest pobierane i oczekiwanie</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>Przerwij obliczanie</translation>
  </message>
  <message>
   <source>No crawl is rehearsed yet.</source>
   <translation>Nie zasymulowano jeszcze żadnego skanowania.</translation>
  </message>
  <message>
   <source>It gets every page, and waits for nothing.</source>
   <translation>Otrzymuje każdą stronę i na nic nie czeka.</translation>
  </message>
  <message>
   <source>Details of the crawl</source>
   <translation>Szczegóły skanowania</translation>
  </message>
  <message>
   <source>Not fetched, and waiting</source>
   <translation>Niepobierane i oczekiwanie</translation>
  </message>
  <message>
   <source>What it never fetches, and what it waits for</source>
   <translation>Czego nigdy nie pobiera i na co czeka</translation>
  </message>
  <message>
   <source>Day by day</source>
   <translation>Dzień po dniu</translation>
  </message>
  <message>
   <source>The numbers of the curve</source>
   <translation>Liczby z krzywej</translation>
  </message>
  <message>
   <source>Which crawlers</source>
   <translation>Które crawlery</translation>
  </message>
  <message>
   <source>Which pages</source>
   <translation>Które strony</translation>
  </message>
  <message>
   <source>Sample paths and sitemaps</source>
   <translation>Przykładowe ścieżki i mapy witryny</translation>
  </message>
  <message>
   <source>The pages of a file…</source>
   <translation>Strony z pliku…</translation>
  </message>
  <message>
   <source>The pages of a server's logs…</source>
   <translation>Strony z dzienników serwera…</translation>
  </message>
  <message>
   <source>The first request, in UTC</source>
   <translation>Pierwsze żądanie, w UTC</translation>
  </message>
  <message>
   <source>Days at most</source>
   <translation>Najwięcej dni</translation>
  </message>
  <message>
   <source>What is not reached in so many days is left</source>
   <translation>To, czego nie osiągnięto w tyle dni, zostaje</translation>
  </message>
  <message>
   <source>How the files are read</source>
   <translation>Jak czytane są pliki</translation>
  </message>
  <message>
   <source>Serve the draft…</source>
   <translation>Podawaj wersję roboczą…</translation>
  </message>
  <message>
   <source>A web server on this computer, for a real crawler</source>
   <translation>Serwer WWW na tym komputerze, dla prawdziwego crawlera</translation>
  </message>
  <message>
   <source>from</source>
   <translation>od</translation>
  </message>
  <message>
   <source>days</source>
   <translation>dni</translation>
  </message>
  <message>
   <source>read as</source>
   <translation>czytane jako</translation>
  </message>
  <message>
   <source>The best known crawlers</source>
   <translation>Najbardziej znane crawlery</translation>
  </message>
  <message>
   <source>A file with a URL or path on each line, or a sitemap</source>
   <translation>Plik z adresem URL lub ścieżką w każdym wierszu albo mapa witryny</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>Dzienniki serwera</translation>
  </message>
  <message>
   <source>Cancelled. Change anything above to compute again.</source>
   <translation>Anulowano. Zmień coś powyżej, aby obliczyć ponownie.</translation>
  </message>
  <message>
   <source>computing…</source>
   <translation>obliczanie…</translation>
  </message>
  <message>
   <source>There are no pages to crawl: add sample paths or sitemaps to the site, or choose a file of URLs.</source>
   <translation>Nie ma żadnej strony do skanowania: dodaj do witryny przykładowe ścieżki lub mapy witryny albo wybierz plik z adresami URL.</translation>
  </message>
  <message>
   <source>%1 names no page.</source>
   <translation>%1 nie wymienia żadnej strony.</translation>
  </message>
  <message>
   <source>None of these agents fetches pages.</source>
   <translation>Żaden z tych agentów nie pobiera stron.</translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of the site's examples.</source>
   <translation>
    <numerusform>%n strona z przykładów witryny.</numerusform>
    <numerusform>%n strony z przykładów witryny.</numerusform>
    <numerusform>%n stron z przykładów witryny.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of %1.</source>
   <translation>
    <numerusform>%n strona z %1.</numerusform>
    <numerusform>%n strony z %1.</numerusform>
    <numerusform>%n stron z %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>URLs of other hosts, such as %1, are asked of these files too.</source>
   <translation>Adresy URL innych hostów, na przykład %1, też są oceniane według tych plików.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlServerDialog</name>
  <message>
   <source>Refuse what the draft does not allow</source>
   <translation>Blokuj to, na co wersja robocza nie pozwala</translation>
  </message>
  <message>
   <source>Serve the draft</source>
   <translation>Podawaj wersję roboczą</translation>
  </message>
  <message>
   <source>The command gatepost-cli was not found, beside this program or on PATH. It is part of the package that this program came with: install it, and open this window again.</source>
   <translation>Nie znaleziono polecenia gatepost-cli ani obok tego programu, ani w PATH. Należy ono do pakietu, z którego pochodzi ten program: zainstaluj je i otwórz to okno ponownie.</translation>
  </message>
  <message>
   <source>A crawler on this computer can fetch the draft and pages around it. Nobody else can reach the server.</source>
   <translation>Crawler na tym komputerze może pobierać wersję roboczą i strony wokół niej. Nikt inny nie ma dostępu do serwera.</translation>
  </message>
  <message>
   <source>Seconds of the clock in a second; 1440 makes a day of a minute</source>
   <translation>Sekundy zegara na sekundę; 1440 robi z minuty dobę</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Żądania</translation>
  </message>
  <message>
   <source>What crawlers ask for appears here.</source>
   <translation>Tu pojawi się to, o co proszą crawlery.</translation>
  </message>
  <message>
   <source>&amp;Port</source>
   <translation>&amp;Port</translation>
  </message>
  <message>
   <source>&amp;Clock starts at (UTC)</source>
   <translation>Start &amp;zegara (UTC)</translation>
  </message>
  <message>
   <source>&amp;Speed of the clock</source>
   <translation>&amp;Szybkość zegara</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>Uruchom</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Kopiuj adres</translation>
  </message>
  <message>
   <source>Starting…</source>
   <translation>Uruchamianie…</translation>
  </message>
  <message>
   <source>The draft, as it was when you pressed Start, is served until you press Stop or close this window.</source>
   <translation>Wersja robocza w postaci z chwili naciśnięcia Uruchom jest podawana do naciśnięcia Zatrzymaj lub zamknięcia tego okna.</translation>
  </message>
  <message>
   <source>The server was stopped.</source>
   <translation>Serwer zatrzymano.</translation>
  </message>
  <message>
   <source>Clock: %1 UTC</source>
   <translation>Zegar: %1 UTC</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Zatrzymaj</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlTexts</name>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n dzień</numerusform>
    <numerusform>%n dni</numerusform>
    <numerusform>%n dni</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s)</source>
   <translation>
    <numerusform>%n godzina</numerusform>
    <numerusform>%n godziny</numerusform>
    <numerusform>%n godzin</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s)</source>
   <translation>
    <numerusform>%n minuta</numerusform>
    <numerusform>%n minuty</numerusform>
    <numerusform>%n minut</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n second(s)</source>
   <translation>
    <numerusform>%n sekunda</numerusform>
    <numerusform>%n sekundy</numerusform>
    <numerusform>%n sekund</numerusform>
   </translation>
  </message>
  <message>
   <source>With this draft %1 gets none of the pages, in place of %2.</source>
   <translation>Z tą wersją roboczą %1 nie otrzymuje żadnej ze stron; poprzednio: %2.</translation>
  </message>
  <message>
   <source>%1 gets none of the pages.</source>
   <translation>%1 nie otrzymuje żadnej ze stron.</translation>
  </message>
  <message>
   <source>With this draft %1 does not reach %2 pages in %3, in place of needing %4.</source>
   <translation>Z tą wersją roboczą %1 nie osiąga wszystkich stron (brakuje: %2; czas: %3); poprzednio potrzebny czas: %4.</translation>
  </message>
  <message>
   <source>%1 does not reach %2 pages in %3.</source>
   <translation>%1 nie osiąga wszystkich stron (brakuje: %2; czas: %3).</translation>
  </message>
  <message>
   <source>%1 needs %2 for %3 pages.</source>
   <translation>%1: strony: %3, potrzebny czas: %2.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4 for %5.</source>
   <translation>Z tą wersją roboczą %1: strony: %3, potrzebny czas: %2; poprzednio strony: %5, czas: %4.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, as with the saved files.</source>
   <translation>Z tą wersją roboczą %1: strony: %3, potrzebny czas: %2, tak jak z zapisanymi plikami.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4.</source>
   <translation>Z tą wersją roboczą %1: strony: %3, potrzebny czas: %2; poprzednio: %4.</translation>
  </message>
  <message>
   <source>This file lists sitemaps and no pages: choose one of the sitemaps.</source>
   <translation>Ten plik wymienia mapy witryny, a nie strony: wybierz jedną z tych map.</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the file are taken.</source>
   <translation>Z pliku uwzględniono tylko początkowe strony: %1.</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the logs are taken.</source>
   <translation>Z dzienników uwzględniono tylko początkowe strony: %1.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlersModel</name>
  <message>
   <source>not in this time</source>
   <translation>nie w tym czasie</translation>
  </message>
  <message>
   <source>never</source>
   <translation>nigdy</translation>
  </message>
  <message>
   <source>%1 left</source>
   <translation>zostaje: %1</translation>
  </message>
  <message>
   <source>Crawler</source>
   <translation>Crawler</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>Pobrane</translation>
  </message>
  <message>
   <source>Pages of the list that it gets</source>
   <translation>Strony z listy, które otrzymuje</translation>
  </message>
  <message>
   <source>Through on</source>
   <translation>Koniec</translation>
  </message>
  <message>
   <source>When it fetches the last page, in UTC</source>
   <translation>Kiedy pobiera ostatnią stronę, w UTC</translation>
  </message>
  <message>
   <source>Needs</source>
   <translation>Czas</translation>
  </message>
  <message>
   <source>From the start to the last page, with this draft</source>
   <translation>Od początku do ostatniej strony, z tą wersją roboczą</translation>
  </message>
  <message>
   <source>Saved</source>
   <translation>Zapisane</translation>
  </message>
  <message>
   <source>From the start to the last page, with the saved files</source>
   <translation>Od początku do ostatniej strony, z zapisanymi plikami</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DayStrip</name>
  <message>
   <source>Hours of the day, UTC: no window</source>
   <translation>Godziny doby, UTC: brak przedziału</translation>
  </message>
  <message>
   <source>Hours of the day, UTC: %1</source>
   <translation>Godziny doby, UTC: %1</translation>
  </message>
  <message>
   <source>Left and Right move an end by 15 minutes, with Shift by one. Up and Down choose the end. Insert adds a window, Delete removes it.</source>
   <translation>Strzałki w lewo i w prawo przesuwają koniec o 15 minut, z klawiszem Shift o jedną. Strzałki w górę i w dół wybierają koniec. Insert dodaje przedział, Delete go usuwa.</translation>
  </message>
  <message>
   <source>Double-click adds a window. Drag its ends; past midnight is fine.</source>
   <translation>Dwukrotne kliknięcie dodaje przedział. Jego końce można przeciągać, także przez północ.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffModel</name>
  <message>
   <source>no line end</source>
   <translation>brak końca wiersza</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n taki sam wiersz</numerusform>
    <numerusform>… %n takie same wiersze</numerusform>
    <numerusform>… %n takich samych wierszy</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… %n more row(s)</source>
   <translation>
    <numerusform>… jeszcze %n wiersz</numerusform>
    <numerusform>… jeszcze %n wiersze</numerusform>
    <numerusform>… jeszcze %n wierszy</numerusform>
   </translation>
  </message>
  <message>
   <source>Before</source>
   <translation>Przed</translation>
  </message>
  <message>
   <source>After</source>
   <translation>Po</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Wiersz</translation>
  </message>
  <message>
   <source>removed: %1</source>
   <translation>usunięto: %1</translation>
  </message>
  <message>
   <source>added: %1</source>
   <translation>dodano: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffView</name>
  <message>
   <source>What changes in the text</source>
   <translation>Co zmienia się w tekście</translation>
  </message>
  <message>
   <source>No difference.</source>
   <translation>Brak różnic.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Document</name>
  <message>
   <source>Typing</source>
   <translation>Pisanie</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Usuń</translation>
  </message>
  <message>
   <source>Delete text</source>
   <translation>Usuń tekst</translation>
  </message>
  <message>
   <source>Insert text</source>
   <translation>Wstaw tekst</translation>
  </message>
  <message>
   <source>Replace text</source>
   <translation>Zamień tekst</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 nie istnieje.</translation>
  </message>
  <message>
   <source>Reload from disk</source>
   <translation>Wczytaj ponownie z dysku</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DraftServer</name>
  <message>
   <source>A copy of the draft could not be written: %1</source>
   <translation>Nie można było zapisać kopii wersji roboczej: %1</translation>
  </message>
  <message>
   <source>The command could not be started: %1</source>
   <translation>Nie można było uruchomić polecenia: %1</translation>
  </message>
  <message>
   <source>The server has ended. If another program uses the port, choose another one. The command says: %1</source>
   <translation>Serwer zakończył działanie. Jeśli portu używa inny program, wybierz inny. Polecenie zgłasza: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentDialog</name>
  <message>
   <source>Add environment</source>
   <translation>Dodaj środowisko</translation>
  </message>
  <message>
   <source>H&amp;ost of the open files</source>
   <translation>H&amp;ost otwartych plików</translation>
  </message>
  <message>
   <source>&amp;Name</source>
   <translation>&amp;Nazwa</translation>
  </message>
  <message>
   <source>&amp;Host</source>
   <translation>&amp;Host</translation>
  </message>
  <message>
   <source>Closed: nobody may fetch anything</source>
   <translation>Zamknięte: nikt nie może niczego pobierać</translation>
  </message>
  <message>
   <source>Behind a password: nothing is claimed of its files</source>
   <translation>Za hasłem: o jego plikach niczego się nie stwierdza</translation>
  </message>
  <message>
   <source>Noindex: search engines may fetch every page</source>
   <translation>Noindex: wyszukiwarki mogą pobierać każdą stronę</translation>
  </message>
  <message>
   <source>Open: search engines may fetch the start page</source>
   <translation>Otwarte: wyszukiwarki mogą pobierać stronę główną</translation>
  </message>
  <message>
   <source>Only as the goals say</source>
   <translation>Tylko tak, jak mówią cele</translation>
  </message>
  <message>
   <source>It &amp;must be</source>
   <translation>&amp;Musi być</translation>
  </message>
  <message>
   <source>&amp;Folder of its files, below this one</source>
   <translation>&amp;Folder jego plików, poniżej tego</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentRow</name>
  <message>
   <source>Open its folder…</source>
   <translation>Otwórz jego folder…</translation>
  </message>
  <message>
   <source>Write its robots.txt…</source>
   <translation>Zapisz jego robots.txt…</translation>
  </message>
  <message>
   <source>Environment</source>
   <translation>Środowisko</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Dowodzenie dla każdego crawlera, każdej ścieżki i godziny…</translation>
  </message>
  <message>
   <source>%1 %2: %3 — %4</source>
   <extracomment>a symbol such as ✓, a purpose, what is wanted, what was found</extracomment>
   <translation>%1 %2: %3 — %4</translation>
  </message>
  <message>
   <source>These are the files in the folder %1, as they are saved.</source>
   <translation>To są pliki z folderu %1 w zapisanej postaci.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentsProof</name>
  <message>
   <source>nobody may fetch anything but the policy files</source>
   <translation>nikt nie może pobierać niczego poza plikami polityki</translation>
  </message>
  <message>
   <source>every search engine may fetch the start page</source>
   <translation>każda wyszukiwarka może pobrać stronę główną</translation>
  </message>
  <message>
   <source>every search engine may fetch every page and see its noindex; whether pages have one is not in the files</source>
   <translation>każda wyszukiwarka może pobrać każdą stronę i zobaczyć jej noindex; czy strony go mają, tego w plikach nie ma</translation>
  </message>
  <message>
   <source>a password keeps it closed: nothing is claimed of the files</source>
   <translation>jest zamknięte hasłem: o plikach niczego się nie twierdzi</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>Nie ma folderu %1.</translation>
  </message>
  <message>
   <source>no robots.txt was found that makes it true</source>
   <translation>nie znaleziono robots.txt, z którym byłoby to prawdą</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>nierozstrzygnięte</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>nierozstrzygnięte: %1</translation>
  </message>
  <message>
   <source>no goals are claimed</source>
   <translation>nie podano żadnych zamierzeń</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExceptionDialog</name>
  <message>
   <source>Exception: %1</source>
   <translation>Wyjątek: %1</translation>
  </message>
  <message>
   <source>all of “%1”</source>
   <translation>wszystkie z „%1”</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>każda ścieżka</translation>
  </message>
  <message>
   <source>for ever</source>
   <translation>na zawsze</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>&amp;Agenci</translation>
  </message>
  <message>
   <source>&amp;Paths</source>
   <translation>&amp;Ścieżki</translation>
  </message>
  <message>
   <source>&amp;Goal instead</source>
   <translation>&amp;Zamierzenie zastępcze</translation>
  </message>
  <message>
   <source>&amp;Until (YYYY-MM-DD)</source>
   <translation>&amp;Do (RRRR-MM-DD)</translation>
  </message>
  <message>
   <source>&amp;Note</source>
   <translation>&amp;Uwaga</translation>
  </message>
  <message>
   <source>all of them</source>
   <translation>wszyscy</translation>
  </message>
  <message>
   <source>%1 below %2</source>
   <translation>%1 pod %2</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1 until %2</source>
   <translation>%1 do %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExportDialog</name>
  <message>
   <source>S&amp;horter expressions</source>
   <translation>K&amp;rótsze wyrażenia</translation>
  </message>
  <message>
   <source>Co&amp;py</source>
   <translation>Ko&amp;piuj</translation>
  </message>
  <message>
   <source>&amp;Save…</source>
   <translation>&amp;Zapisz…</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Eksport</translation>
  </message>
  <message>
   <source>What is written</source>
   <translation>Co jest zapisywane</translation>
  </message>
  <message>
   <source>What is lost</source>
   <translation>Co przepada</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Wiersz</translation>
  </message>
  <message>
   <source>&amp;Agents:</source>
   <translation>&amp;Agenci:</translation>
  </message>
  <message>
   <source>&amp;Enforced:</source>
   <translation>&amp;Egzekwowane:</translation>
  </message>
  <message>
   <source>Named in the files, and agents of the list</source>
   <translation>Wymienieni w plikach i agenci z listy</translation>
  </message>
  <message>
   <source>All agents of the list</source>
   <translation>Wszyscy agenci z listy</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>Wyszukiwarki</translation>
  </message>
  <message>
   <source>AI agents</source>
   <translation>Agenci AI</translation>
  </message>
  <message>
   <source>Or names with commas: GPTBot, CCBot</source>
   <translation>Albo nazwy po przecinku: GPTBot, CCBot</translation>
  </message>
  <message>
   <source>Refusals and pace</source>
   <translation>Odmowy i tempo</translation>
  </message>
  <message>
   <source>Refusals alone</source>
   <translation>Same odmowy</translation>
  </message>
  <message>
   <source>Pace alone</source>
   <translation>Samo tempo</translation>
  </message>
  <message>
   <source>Easier to read. A path in which a character is written as an escape slips past.</source>
   <translation>Łatwiejsze w czytaniu. Ścieżka, w której znak zapisano jako kod procentowy, wymyka się.</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Witryna</translation>
  </message>
  <message>
   <source>Nothing is lost.</source>
   <translation>Nic nie przepada.</translation>
  </message>
  <message>
   <source>Not enforced, or enforced differently:</source>
   <translation>Niewymuszane lub wymuszane inaczej:</translation>
  </message>
  <message>
   <source>Save the export</source>
   <translation>Zapisz eksport</translation>
  </message>
  <message>
   <source>%1 is already there.</source>
   <translation>%1 już istnieje.</translation>
  </message>
  <message>
   <source>Replacing it discards what it contains now.</source>
   <translation>Zastąpienie usunie jego obecną treść.</translation>
  </message>
  <message>
   <source>&amp;Replace</source>
   <translation>&amp;Zastąp</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>Nie można było zapisać %1: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FetchDialog</name>
  <message>
   <source>The text is not an address of http or https that can be fetched.</source>
   <translation>Ten tekst nie jest adresem http ani https, który można pobrać.</translation>
  </message>
  <message>
   <source>Fetch the file</source>
   <translation>Pobierz plik</translation>
  </message>
  <message>
   <source>This request will be sent, and no other. Redirects are followed.</source>
   <translation>Zostanie wysłane to żądanie i żadne inne. Przekierowania są śledzone.</translation>
  </message>
  <message>
   <source>What comes takes the place of the text; Undo gives it back.</source>
   <translation>To, co nadejdzie, zastąpi tekst; Cofnij go przywraca.</translation>
  </message>
  <message>
   <source>The request is under way</source>
   <translation>Żądanie w toku</translation>
  </message>
  <message>
   <source>&amp;Send this request</source>
   <translation>&amp;Wyślij to żądanie</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>Pobieranie %1 …</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>Odpowiedź: %1.</translation>
  </message>
  <message>
   <source>The document was closed in the meantime.</source>
   <translation>Dokument w międzyczasie zamknięto.</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>Pobierz %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Field</name>
  <message>
   <source>Not set: remove the line (Ctrl+Delete)</source>
   <translation>Nie ustawiaj: usuń wiersz (Ctrl+Delete)</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1: nie ustawiono</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, wiersz %2</translation>
  </message>
  <message>
   <source>Not set here. What applies is %1: %2.</source>
   <translation>Nie ustawiono tutaj. Obowiązuje %1: %2.</translation>
  </message>
  <message>
   <source>Line %1 does not count: the directive is given twice here and the first valid line decides.</source>
   <translation>Wiersz %1 się nie liczy: dyrektywę podano tu dwa razy i rozstrzyga pierwszy prawidłowy wiersz.</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>Ustaw %1 na %2</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>Ustaw %1 na %2 dla %3</translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>Usuń %1</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>Usuń %1 dla %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldHelp</name>
  <message>
   <source>Example: %1</source>
   <translation>Przykład: %1</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>Źródło: %1</translation>
  </message>
  <message>
   <source>A proposal, or read by few.</source>
   <translation>Propozycja albo rzadko czytane.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldNotes</name>
  <message numerus="yes">
   <source>%1 of %n path(s)</source>
   <extracomment>%1 of the site's %n sample paths match</extracomment>
   <translation>
    <numerusform>%1 z %n ścieżki</numerusform>
    <numerusform>%1 z %n ścieżek</numerusform>
    <numerusform>%1 z %n ścieżek</numerusform>
   </translation>
  </message>
  <message>
   <source>at least 10 s</source>
   <translation>co najmniej 10 s</translation>
  </message>
  <message>
   <source>rule of thumb: twice what the last document took, at least 10 s</source>
   <translation>praktyczna zasada: dwa razy tyle, ile trwał ostatni dokument, co najmniej 10 s</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FilePage</name>
  <message>
   <source>About the whole file</source>
   <translation>O całym pliku</translation>
  </message>
  <message>
   <source>These lines belong to no group. They may be anywhere; new ones go to the end.</source>
   <translation>Te wiersze nie należą do żadnej grupy. Mogą znajdować się w dowolnym miejscu; nowe trafiają na koniec.</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Rzadko czytane</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Wiersze bez pola</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>Komentarze, wiersze niezrozumiałe i wiersze, które do nikogo nie należą, pozostają bez zmian. Enter prowadzi do nich.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FindBar</name>
  <message>
   <source>Find</source>
   <translation>Znajdź</translation>
  </message>
  <message>
   <source>Replace with</source>
   <translation>Zamień na</translation>
  </message>
  <message>
   <source>Match case</source>
   <translation>Wielkość liter</translation>
  </message>
  <message>
   <source>Whole words</source>
   <translation>Całe wyrazy</translation>
  </message>
  <message>
   <source>Regular expression</source>
   <translation>Wyrażenie regularne</translation>
  </message>
  <message>
   <source>In the selection</source>
   <translation>W zaznaczeniu</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 z %2</translation>
  </message>
  <message>
   <source>Previous</source>
   <translation>Poprzednie</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Następne</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
  <message>
   <source>Replace</source>
   <translation>Zamień</translation>
  </message>
  <message>
   <source>Replace all</source>
   <translation>Zamień wszystko</translation>
  </message>
  <message>
   <source>Replace all, as one step of undo</source>
   <translation>Zamień wszystko jako jeden krok cofania</translation>
  </message>
  <message>
   <source>not found</source>
   <translation>nie znaleziono</translation>
  </message>
  <message numerus="yes">
   <source>%Ln found</source>
   <translation>
    <numerusform>znaleziono: %Ln</numerusform>
    <numerusform>znaleziono: %Ln</numerusform>
    <numerusform>znaleziono: %Ln</numerusform>
   </translation>
  </message>
  <message>
   <source>from the other end</source>
   <translation>od drugiego końca</translation>
  </message>
  <message numerus="yes">
   <source>%Ln replaced</source>
   <translation>
    <numerusform>zamieniono: %Ln</numerusform>
    <numerusform>zamieniono: %Ln</numerusform>
    <numerusform>zamieniono: %Ln</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FirstRun</name>
  <message numerus="yes">
   <source>%Ln search engine(s) may come.</source>
   <translation>
    <numerusform>%Ln wyszukiwarka może wchodzić.</numerusform>
    <numerusform>%Ln wyszukiwarki mogą wchodzić.</numerusform>
    <numerusform>%Ln wyszukiwarek może wchodzić.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln search engine(s) may not come.</source>
   <translation>
    <numerusform>%Ln wyszukiwarka nie może wchodzić.</numerusform>
    <numerusform>%Ln wyszukiwarki nie mogą wchodzić.</numerusform>
    <numerusform>%Ln wyszukiwarek nie może wchodzić.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may come.</source>
   <translation>
    <numerusform>%Ln asystent może wchodzić.</numerusform>
    <numerusform>%Ln asystenci mogą wchodzić.</numerusform>
    <numerusform>%Ln asystentów może wchodzić.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may not come.</source>
   <translation>
    <numerusform>%Ln asystent nie może wchodzić.</numerusform>
    <numerusform>%Ln asystenci nie mogą wchodzić.</numerusform>
    <numerusform>%Ln asystentów nie może wchodzić.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may come.</source>
   <translation>
    <numerusform>%Ln crawler treningowy może wchodzić.</numerusform>
    <numerusform>%Ln crawlery treningowe mogą wchodzić.</numerusform>
    <numerusform>%Ln crawlerów treningowych może wchodzić.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may not come.</source>
   <translation>
    <numerusform>%Ln crawler treningowy nie może wchodzić.</numerusform>
    <numerusform>%Ln crawlery treningowe nie mogą wchodzić.</numerusform>
    <numerusform>%Ln crawlerów treningowych nie może wchodzić.</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 z %2</translation>
  </message>
  <message>
   <source>Now the start page is open to %1 search engines, %2 assistants and %3 training crawlers.</source>
   <extracomment>Each place is “37 of 37”.</extracomment>
   <translation>Teraz strona główna jest otwarta dla: wyszukiwarki – %1, asystenci – %2, crawlery trenujące – %3.</translation>
  </message>
  <message>
   <source>Say what you want</source>
   <translation>Określ, czego chcesz</translation>
  </message>
  <message>
   <source>May search engines find your site?</source>
   <translation>Czy wyszukiwarki mogą znajdować witrynę?</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Tak</translation>
  </message>
  <message>
   <source>Only some paths</source>
   <translation>Tylko niektóre ścieżki</translation>
  </message>
  <message>
   <source>No</source>
   <translation>Nie</translation>
  </message>
  <message>
   <source>Paths that search engines may fetch</source>
   <translation>Ścieżki, które wyszukiwarki mogą pobierać</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /blog/ /docs/</source>
   <translation>Ścieżki oddzielone spacjami: /blog/ /docs/</translation>
  </message>
  <message>
   <source>May AI assistants read pages to answer people?</source>
   <translation>Czy asystenci AI mogą czytać strony, by odpowiadać ludziom?</translation>
  </message>
  <message>
   <source>Yes, but say nothing of use</source>
   <translation>Tak, ale bez słowa o użyciu</translation>
  </message>
  <message>
   <source>May your text be used to train AI models?</source>
   <translation>Czy teksty mogą służyć do trenowania modeli AI?</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>Z licencją</translation>
  </message>
  <message>
   <source>Say nothing</source>
   <translation>Nic nie mówić</translation>
  </message>
  <message>
   <source>Where the terms of the licence are</source>
   <translation>Gdzie są warunki licencji</translation>
  </message>
  <message>
   <source>Paths nobody should fetch</source>
   <translation>Ścieżki, których nikt nie powinien pobierać</translation>
  </message>
  <message>
   <source>None; or paths, separated by spaces: /cart /search</source>
   <translation>Brak albo ścieżki oddzielone spacjami: /cart /search</translation>
  </message>
  <message>
   <source>The files as they will be</source>
   <translation>Pliki, jakie będą</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Nie teraz</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Gotowe</translation>
  </message>
  <message>
   <source>as your files say now</source>
   <translation>jak teraz mówią pliki</translation>
  </message>
  <message>
   <source>Your files say something else now. Look at the answers, then press Done again.</source>
   <translation>Pliki mówią teraz coś innego. Przejrzyj odpowiedzi i ponownie naciśnij Gotowe.</translation>
  </message>
  <message>
   <source>No answer is taken from your files: %1.</source>
   <translation>Z Twoich plików nie odczytano żadnej odpowiedzi: %1.</translation>
  </message>
  <message>
   <source>One answer is not complete yet.</source>
   <translation>Jedna odpowiedź nie jest jeszcze pełna.</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Dowodzenie dla każdego crawlera, każdej ścieżki i godziny…</translation>
  </message>
  <message>
   <source>Your goals are made as soon as that is known.</source>
   <translation>Zamierzenia powstaną, gdy tylko będzie to wiadomo.</translation>
  </message>
  <message>
   <source>Your files say so already.</source>
   <translation>Pliki już to mówią.</translation>
  </message>
  <message>
   <source>Not reached: %1.</source>
   <translation>Nieosiągnięte: %1.</translation>
  </message>
  <message>
   <source>Three questions</source>
   <translation>Trzy pytania</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>Zastosuj zamierzenia</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormArea</name>
  <message>
   <source>This file has no form yet. Its text is on the right.</source>
   <translation>Ten plik nie ma jeszcze formularza. Jego tekst jest po prawej.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormPages</name>
  <message>
   <source>Agents and paths</source>
   <translation>Agenci i ścieżki</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>Cały plik</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>Polityka AI</translation>
  </message>
  <message>
   <source>Agent blocks</source>
   <translation>Bloki agentów</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>Jakość</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>Zgodność</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Łańcuch</translation>
  </message>
  <message>
   <source>About this file</source>
   <translation>O tym pliku</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agenci</translation>
  </message>
  <message>
   <source>Site and defaults</source>
   <translation>Witryna i wartości domyślne</translation>
  </message>
  <message>
   <source>Rendered robots.txt</source>
   <translation>Wygenerowany robots.txt</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalDetails</name>
  <message>
   <source>obeys</source>
   <translation>przestrzega</translation>
  </message>
  <message>
   <source>does not obey</source>
   <translation>nie przestrzega</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>nieudokumentowane</translation>
  </message>
  <message>
   <source>Every path</source>
   <translation>Każda ścieżka</translation>
  </message>
  <message>
   <source>Not these</source>
   <translation>Te nie</translation>
  </message>
  <message>
   <source>Only these</source>
   <translation>Tylko te</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>Ścieżki</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>Ścieżki oddzielone spacjami: /members/ /search</translation>
  </message>
  <message>
   <source>Paths, separated by spaces</source>
   <translation>Ścieżki oddzielone spacjami</translation>
  </message>
  <message>
   <source>Hours (UTC)</source>
   <translation>Godziny (UTC)</translation>
  </message>
  <message>
   <source>any; or seconds between two requests, such as 10s or 2m</source>
   <translation>dowolne albo liczba sekund między dwoma żądaniami, na przykład 10s lub 2m</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>are kept out</source>
   <translation>nie są wpuszczane</translation>
  </message>
  <message>
   <source>may come</source>
   <translation>mogą wchodzić</translation>
  </message>
  <message>
   <source>Crawlers that do not know the question</source>
   <translation>Crawlery, które nie znają pytania</translation>
  </message>
  <message>
   <source>who does not know the question</source>
   <translation>kto nie zna pytania</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>Warunki licencji</translation>
  </message>
  <message>
   <source>as the goal means it</source>
   <translation>jak w zamierzeniu</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>tak</translation>
  </message>
  <message>
   <source>no</source>
   <translation>nie</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nic</translation>
  </message>
  <message>
   <source>What is said of use</source>
   <translation>Co mówi się o użyciu</translation>
  </message>
  <message>
   <source>what is said of use</source>
   <translation>co mówi się o użyciu</translation>
  </message>
  <message>
   <source>the comment above a group that is added for this goal</source>
   <translation>komentarz nad grupą dodawaną dla tego zamierzenia</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Uwaga</translation>
  </message>
  <message>
   <source>note</source>
   <translation>uwaga</translation>
  </message>
  <message>
   <source>%1: agents</source>
   <translation>%1: agenci</translation>
  </message>
  <message>
   <source>Except this one…</source>
   <translation>Oprócz tego…</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>paths</source>
   <translation>ścieżki</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>godziny</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>tempo</translation>
  </message>
  <message>
   <source>At any time. Double-click the strip to add hours.</source>
   <translation>O każdej porze. Dwukrotne kliknięcie paska dodaje godziny.</translation>
  </message>
  <message>
   <source>No crawler is known to read hours; a server can keep them.</source>
   <translation>Nie jest znany żaden crawler, który czyta godziny; może ich pilnować serwer.</translation>
  </message>
  <message>
   <source>except %1</source>
   <translation>oprócz %1</translation>
  </message>
  <message>
   <source>Change this exception…</source>
   <translation>Zmień ten wyjątek…</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>Usuń ten wyjątek</translation>
  </message>
  <message>
   <source>Exception…</source>
   <translation>Wyjątek…</translation>
  </message>
  <message>
   <source>%1: add an exception</source>
   <translation>%1: dodaj wyjątek</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalGuard</name>
  <message>
   <source>The goal of search engines would no longer be true.</source>
   <translation>Zamierzenie dotyczące wyszukiwarek nie byłoby już spełnione.</translation>
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
   <translation>Dlaczego</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Zapytaj</translation>
  </message>
  <message>
   <source>Export to nginx…</source>
   <translation>Eksportuj do nginx…</translation>
  </message>
  <message>
   <source>%1: exceptions, paths, hours, agents</source>
   <translation>%1: wyjątki, ścieżki, godziny, agenci</translation>
  </message>
  <message>
   <source>Exceptions, paths, hours, agents</source>
   <translation>Wyjątki, ścieżki, godziny, agenci</translation>
  </message>
  <message>
   <source>Goes to the line that decides this.</source>
   <translation>Przechodzi do wiersza, który o tym rozstrzyga.</translation>
  </message>
  <message>
   <source>%1: why</source>
   <translation>%1: dlaczego</translation>
  </message>
  <message>
   <source>Asks for this agent and path, above.</source>
   <translation>Pyta powyżej o tego agenta i tę ścieżkę.</translation>
  </message>
  <message>
   <source>%1: ask</source>
   <translation>%1: zapytaj</translation>
  </message>
  <message>
   <source>Only a server can refuse agents that do not obey robots.txt.</source>
   <translation>Tylko serwer może odmówić agentom, którzy nie przestrzegają robots.txt.</translation>
  </message>
  <message>
   <source>%1: export to nginx</source>
   <translation>%1: eksportuj do nginx</translation>
  </message>
  <message numerus="yes">
   <source>%Ln agent(s)</source>
   <translation>
    <numerusform>%Ln agent</numerusform>
    <numerusform>%Ln agenci</numerusform>
    <numerusform>%Ln agentów</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalPresets</name>
  <message>
   <source>Block AI training, allow search</source>
   <translation>Blokuj trenowanie AI, zezwól na wyszukiwanie</translation>
  </message>
  <message>
   <source>Search engines and assistants may come; crawlers that collect text to train models may not.</source>
   <translation>Wyszukiwarki i asystenci mogą wchodzić; crawlery zbierające teksty do trenowania modeli nie mogą.</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>Wszystko mile widziane</translation>
  </message>
  <message>
   <source>Every crawler may fetch everything, and the file says that it may use it.</source>
   <translation>Każdy crawler może pobierać wszystko, a plik mówi, że może tego używać.</translation>
  </message>
  <message>
   <source>Close the whole site</source>
   <translation>Zamknij całą witrynę</translation>
  </message>
  <message>
   <source>No crawler may fetch anything, Google's ad crawlers included.</source>
   <translation>Żaden crawler nie może niczego pobierać, łącznie z crawlerami reklamowymi Google.</translation>
  </message>
  <message>
   <source>Search engines only</source>
   <translation>Tylko wyszukiwarki</translation>
  </message>
  <message>
   <source>Search engines may fetch everything; nobody else may come.</source>
   <translation>Wyszukiwarki mogą pobierać wszystko; nikt inny nie może wchodzić.</translation>
  </message>
  <message>
   <source>No AI at all</source>
   <translation>Żadnej AI</translation>
  </message>
  <message>
   <source>Neither assistants nor crawlers for research, training or new content may come.</source>
   <translation>Nie mogą wchodzić ani asystenci, ani crawlery do badań, trenowania czy nowych treści.</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Najpierw zapytaj</translation>
  </message>
  <message>
   <source>Reading is free; training and new content only after asking.</source>
   <translation>Czytanie jest wolne; trenowanie i nowe treści tylko po zapytaniu.</translation>
  </message>
  <message>
   <source>Search and archives, no training</source>
   <translation>Wyszukiwanie i archiwa, bez trenowania</translation>
  </message>
  <message>
   <source>Search engines and web archives may keep pages; nobody may train models.</source>
   <translation>Wyszukiwarki i archiwa internetowe mogą przechowywać strony; nikt nie może trenować modeli.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalRows</name>
  <message numerus="yes">
   <source>%n path(s)</source>
   <translation>
    <numerusform>%n ścieżka</numerusform>
    <numerusform>%n ścieżki</numerusform>
    <numerusform>%n ścieżek</numerusform>
   </translation>
  </message>
  <message>
   <source>only %1</source>
   <translation>tylko %1</translation>
  </message>
  <message>
   <source>not %1</source>
   <translation>nie %1</translation>
  </message>
  <message>
   <source>every path and hour</source>
   <translation>każda ścieżka i godzina</translation>
  </message>
  <message numerus="yes">
   <source>%Ln obey</source>
   <comment>agents, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln przestrzega</numerusform>
    <numerusform>%Ln przestrzegają</numerusform>
    <numerusform>%Ln przestrzega</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not</source>
   <comment>agents that do not obey, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln nie przestrzega</numerusform>
    <numerusform>%Ln nie przestrzegają</numerusform>
    <numerusform>%Ln nie przestrzega</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln say nothing</source>
   <comment>agents of which it is not known, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln nic nie podaje</numerusform>
    <numerusform>%Ln nic nie podają</numerusform>
    <numerusform>%Ln nic nie podaje</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not obey robots.txt</source>
   <translation>
    <numerusform>%Ln nie przestrzega robots.txt</numerusform>
    <numerusform>%Ln nie przestrzegają robots.txt</numerusform>
    <numerusform>%Ln nie przestrzega robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>kept out until you add an exception</source>
   <translation>nie są wpuszczane, dopóki nie dodasz wyjątku</translation>
  </message>
  <message>
   <source>may come, and is asked to ask first</source>
   <translation>mogą wchodzić, z prośbą, by najpierw pytały</translation>
  </message>
  <message>
   <source>kept out without a licence</source>
   <translation>bez licencji nie są wpuszczane</translation>
  </message>
  <message>
   <source>may come; use needs a licence</source>
   <translation>mogą wchodzić; użycie wymaga licencji</translation>
  </message>
  <message numerus="yes">
   <source>%Ln exception(s)</source>
   <translation>
    <numerusform>%Ln wyjątek</numerusform>
    <numerusform>%Ln wyjątki</numerusform>
    <numerusform>%Ln wyjątków</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3 UTC</source>
   <translation>%1 nie może pobierać %2 o %3 UTC</translation>
  </message>
  <message numerus="yes">
   <source>no line names %Ln agent(s)</source>
   <translation>
    <numerusform>żaden wiersz nie wymienia %Ln agenta</numerusform>
    <numerusform>żaden wiersz nie wymienia %Ln agentów</numerusform>
    <numerusform>żaden wiersz nie wymienia %Ln agentów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 and %Ln more</source>
   <translation>
    <numerusform>%1 i jeszcze %Ln</numerusform>
    <numerusform>%1 i jeszcze %Ln</numerusform>
    <numerusform>%1 i jeszcze %Ln</numerusform>
   </translation>
  </message>
  <message>
   <source>No line names: %1.</source>
   <translation>Nie wymienia ich żaden wiersz: %1.</translation>
  </message>
  <message>
   <source>Documented to ignore robots.txt, so that only a server can refuse them: %1.</source>
   <translation>Według dokumentacji pomijają robots.txt, więc odmówić im może tylko serwer: %1.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>nierozstrzygnięte</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>nierozstrzygnięte: %1</translation>
  </message>
  <message>
   <source>not known to be read</source>
   <translation>nie wiadomo, by ktoś to czytał</translation>
  </message>
  <message>
   <source>%1 came %2 times all the same</source>
   <translation>mimo to wizyty (%1): %2</translation>
  </message>
  <message>
   <source>true</source>
   <translation>spełnione</translation>
  </message>
  <message>
   <source>said, but not known to be read</source>
   <translation>powiedziane, ale nie wiadomo, by ktoś to czytał</translation>
  </message>
  <message>
   <source>not true</source>
   <translation>niespełnione</translation>
  </message>
  <message>
   <source>being proved</source>
   <translation>trwa dowodzenie</translation>
  </message>
  <message>
   <source>no goal</source>
   <translation>bez zamierzenia</translation>
  </message>
  <message>
   <source>No goal</source>
   <translation>Bez zamierzenia</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>Mile widziani</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Otwarte</translation>
  </message>
  <message>
   <source>Keep out</source>
   <translation>Nie wpuszczaj</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Najpierw zapytaj</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>Z licencją</translation>
  </message>
  <message>
   <source>Nothing is claimed of these crawlers.</source>
   <translation>O tych crawlerach niczego się nie twierdzi.</translation>
  </message>
  <message>
   <source>They may come, and the files say that they may use it.</source>
   <translation>Mogą wchodzić, a pliki mówią, że mogą tego używać.</translation>
  </message>
  <message>
   <source>They may come. Nothing is said of use.</source>
   <translation>Mogą wchodzić. O użyciu nic się nie mówi.</translation>
  </message>
  <message>
   <source>They may not come, and the files refuse the use.</source>
   <translation>Nie mogą wchodzić, a pliki odmawiają użycia.</translation>
  </message>
  <message>
   <source>They may come only after asking.</source>
   <translation>Mogą wchodzić tylko po zapytaniu.</translation>
  </message>
  <message>
   <source>They may come only with a licence.</source>
   <translation>Mogą wchodzić tylko z licencją.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>as “%1”</source>
   <translation>jak „%1”</translation>
  </message>
  <message>
   <source>nothing is claimed</source>
   <translation>niczego się nie twierdzi</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Dowodzenie dla każdego crawlera, każdej ścieżki i godziny…</translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) are not true yet.</source>
   <translation>
    <numerusform>%Ln zamierzenie nie jest jeszcze spełnione.</numerusform>
    <numerusform>%Ln zamierzenia nie są jeszcze spełnione.</numerusform>
    <numerusform>%Ln zamierzeń nie jest jeszcze spełnionych.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) could not be decided.</source>
   <translation>
    <numerusform>%Ln zamierzenia nie udało się rozstrzygnąć.</numerusform>
    <numerusform>%Ln zamierzeń nie udało się rozstrzygnąć.</numerusform>
    <numerusform>%Ln zamierzeń nie udało się rozstrzygnąć.</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose what you want, and every crawler is looked at.</source>
   <translation>Po wybraniu, czego chcesz, sprawdzany jest każdy crawler.</translation>
  </message>
  <message numerus="yes">
   <source>What you want is what the files say: %Ln goal(s) are true.</source>
   <translation>
    <numerusform>Pliki mówią to, czego chcesz: %Ln zamierzenie jest spełnione.</numerusform>
    <numerusform>Pliki mówią to, czego chcesz: %Ln zamierzenia są spełnione.</numerusform>
    <numerusform>Pliki mówią to, czego chcesz: %Ln zamierzeń jest spełnionych.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalsPage</name>
  <message>
   <source>Goals</source>
   <translation>Zamierzenia</translation>
  </message>
  <message>
   <source>What do you want?</source>
   <translation>Czego chcesz?</translation>
  </message>
  <message>
   <source>Add environment…</source>
   <translation>Dodaj środowisko…</translation>
  </message>
  <message>
   <source>Other copies of the site, such as staging, and what their files must say</source>
   <translation>Inne kopie witryny, na przykład testowa, i co muszą mówić ich pliki</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>Warunki licencji</translation>
  </message>
  <message>
   <source>Exception removed</source>
   <translation>Usunięto wyjątek</translation>
  </message>
  <message>
   <source>Kept in gatepost.yaml</source>
   <translation>Zapisane w gatepost.yaml</translation>
  </message>
  <message>
   <source>list of crawlers of %1</source>
   <translation>lista crawlerów z %1</translation>
  </message>
  <message>
   <source>Environment %1</source>
   <translation>Środowisko %1</translation>
  </message>
  <message>
   <source>Exception</source>
   <translation>Wyjątek</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>Zastosuj zamierzenia</translation>
  </message>
  <message>
   <source>Your goals are in %1 now. Nothing is saved yet.</source>
   <translation>Zamierzenia są teraz w %1. Nic jeszcze nie zapisano.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupCard</name>
  <message>
   <source>Convert to 2.0…</source>
   <translation>Przekształć na 2.0…</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>Powiel grupę</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>Usuń grupę</translation>
  </message>
  <message>
   <source>Add an agent: GPTBot, ClaudeBot, * …</source>
   <translation>Dodaj agenta: GPTBot, ClaudeBot, * …</translation>
  </message>
  <message>
   <source>Add an agent</source>
   <translation>Dodaj agenta</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>&amp;Agenci</translation>
  </message>
  <message>
   <source>Kind of the new rule</source>
   <translation>Rodzaj nowej reguły</translation>
  </message>
  <message>
   <source>Add a rule: /path, then Enter</source>
   <translation>Dodaj regułę: /ścieżka, potem Enter</translation>
  </message>
  <message>
   <source>Add a rule</source>
   <translation>Dodaj regułę</translation>
  </message>
  <message>
   <source>“allow /path” makes an Allow, “disallow /path” a Disallow. A pasted list of paths or URLs makes a rule of each.</source>
   <translation>„allow /ścieżka” tworzy Allow, „disallow /ścieżka” – Disallow. Z wklejonej listy ścieżek lub adresów URL powstaje po jednej regule.</translation>
  </message>
  <message>
   <source>No line of the list is a path, a URL or a directive of a group.</source>
   <translation>Żaden wiersz listy nie jest ścieżką, adresem URL ani dyrektywą grupy.</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>&amp;Reguły</translation>
  </message>
  <message>
   <source>Add Allow</source>
   <translation>Dodaj Allow</translation>
  </message>
  <message>
   <source>Ctrl+Insert</source>
   <translation>Ctrl+Insert</translation>
  </message>
  <message>
   <source>Add Disallow</source>
   <translation>Dodaj Disallow</translation>
  </message>
  <message>
   <source>Insert</source>
   <translation>Insert</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>Przenieś w górę</translation>
  </message>
  <message>
   <source>Alt+Up</source>
   <translation>Alt+↑</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>Przenieś w dół</translation>
  </message>
  <message>
   <source>Alt+Down</source>
   <translation>Alt+↓</translation>
  </message>
  <message>
   <source>Remove rule</source>
   <translation>Usuń regułę</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Delete</translation>
  </message>
  <message>
   <source>Group %1 of %2 · line %3</source>
   <translation>Grupa %1 z %2 · wiersz %3</translation>
  </message>
  <message>
   <source>Convert to a plain group…</source>
   <translation>Przekształć na zwykłą grupę…</translation>
  </message>
  <message>
   <source>No group</source>
   <translation>Brak grupy</translation>
  </message>
  <message>
   <source>%1 manages this group: your changes will be overwritten or duplicated. Change it in the settings there, or add another group for the same agents.</source>
   <translation>%1 zarządza tą grupą: twoje zmiany zostaną nadpisane lub zdwojone. Zmień to tam, w ustawieniach, albo dodaj inną grupę dla tych samych agentów.</translation>
  </message>
  <message>
   <source>There is a line that is not a rule between the User-agent lines: for standard crawlers these agents are one group.</source>
   <translation>Między wierszami User-agent znajduje się wiersz, który nie jest regułą: dla crawlerów zgodnych ze standardem ci agenci to jedna grupa.</translation>
  </message>
  <message numerus="yes">
   <source>%1 · %n set</source>
   <extracomment>%1 a heading, %n how many of the fields below it have a value</extracomment>
   <translation>
    <numerusform>%1 · ustawione: %n</numerusform>
    <numerusform>%1 · ustawione: %n</numerusform>
    <numerusform>%1 · ustawione: %n</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(jeszcze nikt)</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>wiersz %1</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s)</source>
   <translation>
    <numerusform>%n reguła</numerusform>
    <numerusform>%n reguły</numerusform>
    <numerusform>%n reguł</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n other line(s)</source>
   <translation>
    <numerusform>%n inny wiersz</numerusform>
    <numerusform>%n inne wiersze</numerusform>
    <numerusform>%n innych wierszy</numerusform>
   </translation>
  </message>
  <message>
   <source>experimental, read by nobody</source>
   <translation>eksperymentalne, nikt nie czyta</translation>
  </message>
  <message>
   <source>There is another line between its User-agent lines.</source>
   <translation>Między jej wierszami User-agent znajduje się inny wiersz.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsPage</name>
  <message>
   <source>Find an agent</source>
   <translation>Znajdź agenta</translation>
  </message>
  <message>
   <source>Find an agent's group</source>
   <translation>Znajdź grupę agenta</translation>
  </message>
  <message>
   <source>Groups</source>
   <translation>Grupy</translation>
  </message>
  <message>
   <source>&amp;New group</source>
   <translation>&amp;Nowa grupa</translation>
  </message>
  <message>
   <source>No group yet. A group says which agents its rules are for.</source>
   <translation>Nie ma jeszcze grupy. Grupa mówi, których agentów dotyczą jej reguły.</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>Godziny i tempo</translation>
  </message>
  <message>
   <source>Version and notes to the operator</source>
   <translation>Wersja i komentarze dla prowadzących robota</translation>
  </message>
  <message>
   <source>Preference signals: later use</source>
   <translation>Sygnały preferencji: użycie po pobraniu</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Rzadko czytane</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Komentarze</translation>
  </message>
  <message>
   <source>Add group</source>
   <translation>Dodaj grupę</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>Powiel grupę</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>Usuń grupę</translation>
  </message>
  <message>
   <source>Convert group to 2.0</source>
   <translation>Przekształć grupę na 2.0</translation>
  </message>
  <message>
   <source>Convert group to a plain one</source>
   <translation>Przekształć grupę na zwykłą</translation>
  </message>
  <message>
   <source>Nothing means anything else afterwards.</source>
   <translation>Nic nie zmieni swojego znaczenia.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Guard</name>
  <message>
   <source>What %1 says now is not used until it is corrected: %2</source>
   <translation>To, co mówi teraz %1, nie jest używane do czasu poprawienia: %2</translation>
  </message>
  <message>
   <source>%1 was changed by another program and has been reloaded.</source>
   <translation>Inny program zmienił %1; plik wczytano ponownie.</translation>
  </message>
  <message>
   <source>The undo history of %1 is full: its oldest steps are gone.</source>
   <translation>Historia cofania zmian w %1 jest pełna: najstarsze kroki przepadły.</translation>
  </message>
  <message>
   <source>%1 is also open in another Gatepost window (process %2). Gatepost looks at the file before each save and asks if the other one has saved.</source>
   <translation>%1 jest otwarty także w innym oknie Gatepost (proces %2). Przed każdym zapisem Gatepost sprawdza plik i pyta, jeśli zapisano go w tamtym oknie.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Cofnij</translation>
  </message>
  <message>
   <source>%1 cannot be read any more. Your text is still here.</source>
   <translation>Nie można już odczytać %1. Tekst w oknie pozostał.</translation>
  </message>
  <message>
   <source>%1 was removed or renamed by another program. Your text is still here; saving writes the file again.</source>
   <translation>Inny program usunął %1 lub zmienił jego nazwę. Tekst w oknie pozostał; zapisanie utworzy plik na nowo.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Zapisz</translation>
  </message>
  <message>
   <source>%1 was changed by another program, and you have unsaved edits.</source>
   <translation>Inny program zmienił %1, a w oknie są niezapisane zmiany.</translation>
  </message>
  <message>
   <source>%1 was changed by another program.</source>
   <translation>Inny program zmienił %1.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Porównaj</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>Wczytaj ponownie</translation>
  </message>
  <message>
   <source>Keep mine</source>
   <translation>Zachowaj moje</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Help</name>
  <message>
   <source>retired</source>
   <translation>wycofany</translation>
  </message>
  <message>
   <source>older name</source>
   <translation>dawna nazwa</translation>
  </message>
  <message>
   <source>not confirmed by its operator</source>
   <translation>niepotwierdzone przez operatora</translation>
  </message>
  <message>
   <source>crawler</source>
   <translation>crawler</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>pobiera dla użytkownika</translation>
  </message>
  <message>
   <source>policy token, never fetches</source>
   <translation>token polityki, nigdy nie pobiera</translation>
  </message>
  <message>
   <source>library</source>
   <translation>biblioteka</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>nieudokumentowane</translation>
  </message>
  <message>
   <source>no</source>
   <translation>nie</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>tak</translation>
  </message>
  <message>
   <source>Obeys robots.txt</source>
   <translation>Przestrzega robots.txt</translation>
  </message>
  <message>
   <source>Obeys the * group</source>
   <translation>Przestrzega grupy *</translation>
  </message>
  <message>
   <source>Obeys Crawl-delay</source>
   <translation>Przestrzega Crawl-delay</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>Źródło: %1</translation>
  </message>
  <message>
   <source>Example: %1</source>
   <translation>Przykład: %1</translation>
  </message>
  <message>
   <source>Explanation</source>
   <translation>Objaśnienie</translation>
  </message>
  <message>
   <source>Open in the manual</source>
   <translation>Otwórz w podręczniku</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursModel</name>
  <message>
   <source>polite pace</source>
   <translation>uprzejme tempo</translation>
  </message>
  <message>
   <source>open</source>
   <translation>otwarte</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>odmowa</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>zamknięte</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>musi zapytać</translation>
  </message>
  <message>
   <source>Open at every hour</source>
   <translation>Otwarte o każdej godzinie</translation>
  </message>
  <message>
   <source>Not open at any hour</source>
   <translation>O żadnej godzinie nieotwarte</translation>
  </message>
  <message>
   <source>Closes %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>Zamknięcie %1</translation>
  </message>
  <message>
   <source>Opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>Otwarcie %1</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>names of agents</comment>
   <translation>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
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
   <translation>od %1: %2</translation>
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
   <translation>Godziny, w których agenci mogą pobierać ścieżkę, w UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Journal</name>
  <message>
   <source>the folder %1 could not be made</source>
   <translation>nie można było utworzyć folderu %1</translation>
  </message>
  <message>
   <source>%1 could not be locked</source>
   <translation>nie można było zablokować %1</translation>
  </message>
  <message>
   <source>it could not be synced</source>
   <translation>nie można było zsynchronizować</translation>
  </message>
  <message>
   <source>What you type in %1 cannot be kept for recovery: %2. Save soon.</source>
   <translation>Tekstu wpisywanego w %1 nie można zachować na wypadek awarii: %2. Warto szybko zapisać plik.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::KeyTable</name>
  <message>
   <source>Keys</source>
   <translation>Klawisze</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>Polecenie</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LineEditor</name>
  <message>
   <source>seconds</source>
   <translation>sekundy</translation>
  </message>
  <message>
   <source>UTC</source>
   <translation>UTC</translation>
  </message>
  <message>
   <source>This value decides nothing</source>
   <translation>Ta wartość nie ma znaczenia</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Teraz</translation>
  </message>
  <message>
   <source>New</source>
   <translation>Nowy</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAnswerPage</name>
  <message>
   <source>Draft, live, after upload</source>
   <translation>Wersja robocza, w witrynie, po wysłaniu</translation>
  </message>
  <message>
   <source>What the draft says and is not served</source>
   <translation>Co mówi wersja robocza, a nie jest podawane</translation>
  </message>
  <message>
   <source>What others put into it</source>
   <translation>Co dodają inni</translation>
  </message>
  <message>
   <source>What differs from the draft after an upload</source>
   <translation>Co po wysłaniu różni się od wersji roboczej</translation>
  </message>
  <message>
   <source>Request</source>
   <translation>Żądanie</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Odpowiedź</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>Kto</translation>
  </message>
  <message>
   <source>What they make of it</source>
   <translation>Jak to rozumieją</translation>
  </message>
  <message>
   <source>Requests that are answered</source>
   <translation>Żądania, na które odpowiedziano</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <source>Send no more requests</source>
   <translation>Nie wysyłaj więcej żądań</translation>
  </message>
  <message>
   <source>Comparison</source>
   <translation>Porównanie</translation>
  </message>
  <message>
   <source>Requests and answers</source>
   <translation>Żądania i odpowiedzi</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Żądania</translation>
  </message>
  <message>
   <source>What crawlers make of it</source>
   <translation>Jak to rozumieją crawlery</translation>
  </message>
  <message>
   <source>What cra&amp;wlers make of it</source>
   <translation>Jak to rozumieją cra&amp;wlery</translation>
  </message>
  <message>
   <source>File that is compared line by line</source>
   <translation>Plik porównywany wiersz po wierszu</translation>
  </message>
  <message>
   <source>Neither the draft nor the site has a line in this file.</source>
   <translation>W tym pliku ani wersja robocza, ani witryna nie ma żadnego wiersza.</translation>
  </message>
  <message>
   <source>Asking for robots.txt…</source>
   <translation>Pytanie o robots.txt…</translation>
  </message>
  <message>
   <source>Comparing every path, agent and hour…</source>
   <translation>Porównywanie każdej ścieżki, agenta i godziny…</translation>
  </message>
  <message>
   <source>Every agent is answered as the draft says, on every path and at every hour.</source>
   <translation>Każdy agent dostaje odpowiedź zgodną z wersją roboczą, na każdej ścieżce i o każdej godzinie.</translation>
  </message>
  <message>
   <source>Nothing: every answer of the draft is served.</source>
   <translation>Nic: każda odpowiedź z wersji roboczej jest podawana.</translation>
  </message>
  <message>
   <source>Nothing that changes an answer.</source>
   <translation>Nic, co zmienia odpowiedź.</translation>
  </message>
  <message>
   <source>Nothing: agents will be answered as the draft says.</source>
   <translation>Nic: agenci dostaną odpowiedzi zgodne z wersją roboczą.</translation>
  </message>
  <message>
   <source>What will be served after an upload cannot be known.</source>
   <translation>Nie można wiedzieć, co będzie podawane po wysłaniu.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAskPage</name>
  <message>
   <source>Requests that will be sent</source>
   <translation>Żądania, które zostaną wysłane</translation>
  </message>
  <message>
   <source>Use the &amp;proxy that the environment names</source>
   <translation>Użyj serwera &amp;proxy wskazanego w środowisku</translation>
  </message>
  <message>
   <source>Type the host of the site, such as www.example.org. What will be sent is then listed here.</source>
   <translation>Wpisz host witryny, na przykład www.example.org. Wtedy pojawi się tu lista tego, co zostanie wysłane.</translation>
  </message>
  <message>
   <source>It looks up names itself, so that the addresses it connects to are not checked</source>
   <translation>Sam wyszukuje nazwy, więc adresy, z którymi się łączy, nie są sprawdzane</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Witryna</translation>
  </message>
  <message>
   <source>The draft is compared with what the site serves now. Nothing is sent before you press the button below.</source>
   <translation>Wersja robocza jest porównywana z tym, co witryna podaje teraz. Nic nie zostanie wysłane przed naciśnięciem przycisku poniżej.</translation>
  </message>
  <message numerus="yes">
   <source>Send these %n request(s)</source>
   <translation>
    <numerusform>Wyślij to %n żądanie</numerusform>
    <numerusform>Wyślij te %n żądania</numerusform>
    <numerusform>Wyślij te %n żądań</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>Each names Gatepost as the sender: %1.</source>
   <translation>Każde wymienia Gatepost jako nadawcę: %1.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveChanges</name>
  <message>
   <source>The comparison is not complete: there may be more.</source>
   <translation>Porównanie nie jest pełne: może być tego więcej.</translation>
  </message>
  <message>
   <source>Not decided: %1</source>
   <translation>Nierozstrzygnięte: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveColumnsModel</name>
  <message>
   <source>Whose</source>
   <translation>Czyje</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>Wersja robocza</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>W witrynie</translation>
  </message>
  <message>
   <source>After upload</source>
   <translation>Po wysłaniu</translation>
  </message>
  <message>
   <source>others</source>
   <translation>inni</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n taki sam wiersz</numerusform>
    <numerusform>… %n takie same wiersze</numerusform>
    <numerusform>… %n takich samych wierszy</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, by %2</source>
   <comment>%1 a line of a file, %2 who put it there</comment>
   <translation>%1, wstawia %2</translation>
  </message>
  <message>
   <source>not served: %1</source>
   <translation>niepodawane: %1</translation>
  </message>
  <message>
   <source>goes with an upload: %1</source>
   <translation>znika po wysłaniu: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveDialog</name>
  <message>
   <source>Ask again…</source>
   <translation>Zapytaj ponownie…</translation>
  </message>
  <message>
   <source>&amp;Take the live file as a new document</source>
   <translation>&amp;Otwórz plik z witryny jako nowy dokument</translation>
  </message>
  <message>
   <source>Compare with live</source>
   <translation>Porównanie z witryną</translation>
  </message>
  <message>
   <source>In a separate window, unsaved; the draft stays as it is</source>
   <translation>W osobnym oknie, bez zapisywania; wersja robocza pozostaje bez zmian</translation>
  </message>
  <message>
   <source>Into a folder of your choice, from which Logs and replay read it as a version of the policy</source>
   <translation>Do wybranego folderu, z którego „Dzienniki” i odtwarzanie czytają go jako wersję polityki</translation>
  </message>
  <message>
   <source>Stopped: nothing was answered.</source>
   <translation>Zatrzymano: nie było żadnej odpowiedzi.</translation>
  </message>
  <message numerus="yes">
   <source>Stopped. %n request(s) were answered; what was not asked for is not known.</source>
   <translation>
    <numerusform>Zatrzymano. Odpowiedź nadeszła na %n żądanie; o co nie zapytano, tego nie wiadomo.</numerusform>
    <numerusform>Zatrzymano. Odpowiedzi nadeszły na %n żądania; o co nie zapytano, tego nie wiadomo.</numerusform>
    <numerusform>Zatrzymano. Odpowiedzi nadeszły na %n żądań; o co nie zapytano, tego nie wiadomo.</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking for %1…</source>
   <translation>Pytanie o %1…</translation>
  </message>
  <message>
   <source>Keep as a version…</source>
   <translation>Zachowaj jako wersję…</translation>
  </message>
  <message>
   <source>Keep as version of %1…</source>
   <translation>Zachowaj jako wersję z %1…</translation>
  </message>
  <message>
   <source>The folder of the kept versions</source>
   <translation>Folder zachowanych wersji</translation>
  </message>
  <message>
   <source>Kept in %1.</source>
   <translation>Zachowano w %1.</translation>
  </message>
  <message>
   <source>%1 is there already, and nothing is written over.</source>
   <translation>%1 już istnieje, a niczego się nie nadpisuje.</translation>
  </message>
  <message>
   <source>The folder %1 could not be made.</source>
   <translation>Nie można było utworzyć folderu %1.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveTexts</name>
  <message>
   <source>%1 for %2: %3</source>
   <comment>%1 a header, %2 an agent, %3 the header's value</comment>
   <translation>%1 dla %2: %3</translation>
  </message>
  <message>
   <source>no answer</source>
   <translation>brak odpowiedzi</translation>
  </message>
  <message>
   <source>%1 (no longer encrypted)</source>
   <translation>%1 (już bez szyfrowania)</translation>
  </message>
  <message>
   <source>through %1</source>
   <comment>%1 a content delivery network</comment>
   <translation>przez %1</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the file: crawlers may get the same.</source>
   <translation>Zamiast pliku zapora zadała pytanie: crawlery mogą dostawać to samo.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>Not known: %1</source>
   <translation>Nie wiadomo: %1</translation>
  </message>
  <message>
   <source>left out</source>
   <translation>pominięte</translation>
  </message>
  <message>
   <source>Start page</source>
   <translation>Strona główna</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogAgentsModel</name>
  <message>
   <source>never</source>
   <translation>nigdy</translation>
  </message>
  <message>
   <source>once</source>
   <translation>raz</translation>
  </message>
  <message>
   <source>every %1</source>
   <translation>co %1</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>częściowo</translation>
  </message>
  <message>
   <source>no</source>
   <translation>nie</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>tak</translation>
  </message>
  <message>
   <source>unknown</source>
   <translation>nieznane</translation>
  </message>
  <message>
   <source>%1 %</source>
   <comment>share</comment>
   <translation>%1%</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so no request counts as denied, whatever your files say (requests: %2).</source>
   <translation>%1 według dokumentacji pomija robots.txt, więc żadne żądanie nie liczy się jako odmówione, cokolwiek mówią Twoje pliki (żądań: %2).</translation>
  </message>
  <message>
   <source>%1 does not claim to obey robots.txt.</source>
   <translation>%1 nie deklaruje, że przestrzega robots.txt.</translation>
  </message>
  <message>
   <source>%1 did nothing that was denied (requests: %2).</source>
   <translation>%1 nie zrobił niczego zabronionego (żądania: %2).</translation>
  </message>
  <message>
   <source>%1 asked for denied paths %2 times and was served %3 times.</source>
   <translation>%1: żądania zabronionych ścieżek: %2, w tym obsłużone: %3.</translation>
  </message>
  <message>
   <source>It did so on %1.</source>
   <translation>Zrobił to %1.</translation>
  </message>
  <message>
   <source>It did so from %1 to %2.</source>
   <translation>Robił to od %1 do %2.</translation>
  </message>
  <message>
   <source>Of these, %1 came after it had read the rule that denies them.</source>
   <translation>Z tego po przeczytaniu reguły, która ich zabrania: %1.</translation>
  </message>
  <message>
   <source>Another %1 are within a day of a change of the rules, when a copy may still be old.</source>
   <translation>Kolejne %1 przypada w ciągu doby od zmiany reguł, gdy kopia może być jeszcze stara.</translation>
  </message>
  <message>
   <source>It came %1 times outside its hours.</source>
   <translation>Wizyty poza wyznaczonymi godzinami: %1.</translation>
  </message>
  <message>
   <source>%1 of its requests came faster than the stated %2; its busiest minute had %3.</source>
   <translation>Żądania szybsze niż określone %2: %1; w najbardziej ruchliwej minucie było ich %3.</translation>
  </message>
  <message>
   <source>It never got robots.txt.</source>
   <translation>Ani razu nie otrzymał robots.txt.</translation>
  </message>
  <message>
   <source>%1 (unknown)</source>
   <translation>%1 (nieznany)</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>Verified</source>
   <translation>Zweryfikowany</translation>
  </message>
  <message>
   <source>Whether its addresses are those that its operator publishes</source>
   <translation>Czy jego adresy to te, które publikuje operator</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Żądania</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>Zabronione</translation>
  </message>
  <message>
   <source>Requests that every version of the policy of the last 24 hours denies</source>
   <translation>Żądania, których zabrania każda wersja polityki z ostatnich 24 godzin</translation>
  </message>
  <message>
   <source>Knew better</source>
   <translation>Świadomie</translation>
  </message>
  <message>
   <source>Denied requests after it had read the rule that denies them</source>
   <translation>Zabronione żądania po przeczytaniu reguły, która ich zabrania</translation>
  </message>
  <message>
   <source>Grace</source>
   <translation>Karencja</translation>
  </message>
  <message>
   <source>Denied, but a copy of the rules that is a day old allows it</source>
   <translation>Zabronione, ale kopia reguł sprzed doby na to zezwala</translation>
  </message>
  <message>
   <source>Closed</source>
   <translation>Zamknięte</translation>
  </message>
  <message>
   <source>Requests outside the hours of Visit-time</source>
   <translation>Żądania poza godzinami Visit-time</translation>
  </message>
  <message>
   <source>Too fast</source>
   <translation>Za szybko</translation>
  </message>
  <message>
   <source>Share of requests that came faster than the stated pace</source>
   <translation>Odsetek żądań szybszych niż określone tempo</translation>
  </message>
  <message>
   <source>Reads robots.txt</source>
   <translation>Czyta robots.txt</translation>
  </message>
  <message>
   <source>Against the policy</source>
   <translation>Wbrew polityce</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>od %1 do %2</translation>
  </message>
  <message>
   <source>The days of its first and its last request that was denied, outside the hours or in a honeypot</source>
   <translation>Dni pierwszego i ostatniego żądania, które było zabronione, poza godzinami lub trafiło w honeypot</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogIdleModel</name>
  <message>
   <source>Place</source>
   <translation>Miejsce</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1, wiersz %2</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Wiersz</translation>
  </message>
  <message>
   <source>For</source>
   <translation>Dla</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogNetworksModel</name>
  <message>
   <source>Network</source>
   <translation>Sieć</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Żądania</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogRulesModel</name>
  <message>
   <source>Rule and paths</source>
   <translation>Reguła i ścieżki</translation>
  </message>
  <message>
   <source>a group that allows only other paths</source>
   <translation>grupa, która pozwala tylko na inne ścieżki</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1 wiersz %2: %3</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>Wersja</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Żądania</translation>
  </message>
  <message>
   <source>First</source>
   <translation>Pierwsze</translation>
  </message>
  <message>
   <source>Last</source>
   <translation>Ostatnie</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Logs</name>
  <message>
   <source>%1: no line has a User-Agent, so nobody was recognised.</source>
   <translation>%1: żaden wiersz nie ma User-Agent, więc nikogo nie rozpoznano.</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1 wiersz %2: %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsChart</name>
  <message>
   <source>Requests by the hour</source>
   <translation>Żądania według godzin</translation>
  </message>
  <message>
   <source>Requests of %1 by the hour</source>
   <translation>Żądania według godzin: %1</translation>
  </message>
  <message>
   <source>%1 UTC, %2: denied %3, closed %4, grace %5, ok %6</source>
   <translation>%1 UTC, %2: zabronione %3, zamknięte %4, karencja %5, w porządku %6</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>odmowa</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>zamknięte</translation>
  </message>
  <message>
   <source>grace</source>
   <translation>karencja</translation>
  </message>
  <message>
   <source>ok</source>
   <translation>w porządku</translation>
  </message>
  <message numerus="yes">
   <source>Not drawn: %Ln request(s), such as of %1</source>
   <comment>%1: 31 Dec 9999</comment>
   <translation>
    <numerusform>Nie narysowano: %Ln żądanie, z %1</numerusform>
    <numerusform>Nie narysowano: %Ln żądania, na przykład z %1</numerusform>
    <numerusform>Nie narysowano: %Ln żądań, na przykład z %1</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsPanel</name>
  <message>
   <source>Agents in the log</source>
   <translation>Agenci w dzienniku</translation>
  </message>
  <message>
   <source>Broken rules</source>
   <translation>Złamane reguły</translation>
  </message>
  <message>
   <source>Rules that decided nothing</source>
   <translation>Reguły, które niczego nie rozstrzygnęły</translation>
  </message>
  <message>
   <source>Networks of somebody else under its name</source>
   <translation>Sieci kogoś innego pod jego nazwą</translation>
  </message>
  <message>
   <source>Logarithmic</source>
   <translation>Logarytmicznie</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <source>Stop reading</source>
   <translation>Przerwij czytanie</translation>
  </message>
  <message>
   <source>Use these paths as sample paths</source>
   <translation>Użyj tych ścieżek jako przykładowych</translation>
  </message>
  <message>
   <source>Copy the networks</source>
   <translation>Kopiuj sieci</translation>
  </message>
  <message>
   <source>Report this…</source>
   <translation>Zgłoś to…</translation>
  </message>
  <message>
   <source>Refuse them at the server…</source>
   <translation>Zablokuj ich na serwerze…</translation>
  </message>
  <message>
   <source>Open logs…</source>
   <translation>Otwórz dzienniki…</translation>
  </message>
  <message>
   <source>Choose a server's logs, also packed with gzip or zstd</source>
   <translation>Wybierz dzienniki serwera, także spakowane gzip lub zstd</translation>
  </message>
  <message>
   <source>Address lists…</source>
   <translation>Listy adresów…</translation>
  </message>
  <message>
   <source>Choose a folder of address lists, to verify who the crawlers are</source>
   <translation>Wybierz folder z listami adresów, aby zweryfikować, kim są crawlery</translation>
  </message>
  <message>
   <source>Judged by</source>
   <translation>Podstawa oceny</translation>
  </message>
  <message>
   <source>The policy that the log is judged by</source>
   <translation>Polityka, według której oceniany jest dziennik</translation>
  </message>
  <message>
   <source>No rule was broken.</source>
   <translation>Żadnej reguły nie złamano.</translation>
  </message>
  <message>
   <source>Every rule that denies decided at least one request.</source>
   <translation>Każda reguła, która czegoś zabrania, rozstrzygnęła co najmniej jedno żądanie.</translation>
  </message>
  <message>
   <source>Nobody else came under its name, as far as its operator publishes addresses.</source>
   <translation>Nikt inny nie przyszedł pod jego nazwą, o ile operator publikuje adresy.</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Reguły</translation>
  </message>
  <message>
   <source>Rules it broke</source>
   <translation>Reguły, które złamał</translation>
  </message>
  <message>
   <source>Under its name</source>
   <translation>Pod jego nazwą</translation>
  </message>
  <message>
   <source>Networks from which somebody else came under its name: refuse these, not the agent</source>
   <translation>Sieci, z których ktoś inny przyszedł pod jego nazwą: należy blokować je, a nie agenta</translation>
  </message>
  <message>
   <source>Drop the access logs of your server here. Gatepost says what each crawler did, judged by what the policy said at that time. Nothing leaves this computer.</source>
   <translation>Upuść tutaj dzienniki dostępu swojego serwera. Gatepost powie, co robił każdy crawler, oceniając to według ówczesnej polityki. Nic nie opuszcza tego komputera.</translation>
  </message>
  <message>
   <source>No crawler is in these %1 lines.</source>
   <translation>W tych wierszach (%1) nie ma żadnego crawlera.</translation>
  </message>
  <message>
   <source>%1 lines, %2 to %3, %4 agents, judged by %5.</source>
   <translation>Wiersze: %1, od %2 do %3, agenci: %4, podstawa oceny: %5.</translation>
  </message>
  <message numerus="yes">
   <source>%n version(s) of the policy</source>
   <translation>
    <numerusform>%n wersja polityki</numerusform>
    <numerusform>%n wersje polityki</numerusform>
    <numerusform>%n wersji polityki</numerusform>
   </translation>
  </message>
  <message>
   <source>Agents made %1 % of the lines.</source>
   <translation>Agenci spowodowali %1 % wierszy.</translation>
  </message>
  <message>
   <source>%1 more names that nobody knows are not listed.</source>
   <translation>Nie wymieniono dalszych nazw, których nikt nie zna: %1.</translation>
  </message>
  <message>
   <source>%1 lines are not in the format that was assumed (%2).</source>
   <translation>Wiersze w formacie innym niż przyjęty (%2): %1.</translation>
  </message>
  <message>
   <source>Rules that decided nothing (%1)</source>
   <translation>Reguły, które niczego nie rozstrzygnęły (%1)</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Dzienniki</translation>
  </message>
  <message>
   <source>Logs %1</source>
   <translation>Dzienniki %1</translation>
  </message>
  <message>
   <source>Under its name (%1 of %2)</source>
   <translation>Pod jego nazwą (%1 z %2)</translation>
  </message>
  <message>
   <source>Under its name (%1)</source>
   <translation>Pod jego nazwą (%1)</translation>
  </message>
  <message>
   <source>Rules that %1 broke</source>
   <translation>Reguły, które złamał %1</translation>
  </message>
  <message>
   <source>Choose an agent to see which rules it broke.</source>
   <translation>Wybierz agenta, aby zobaczyć, które reguły złamał.</translation>
  </message>
  <message>
   <source>All these paths are sample paths already.</source>
   <translation>Wszystkie te ścieżki są już przykładowe.</translation>
  </message>
  <message numerus="yes">
   <source>%n sample path(s) added.</source>
   <translation>
    <numerusform>Dodano %n przykładową ścieżkę.</numerusform>
    <numerusform>Dodano %n przykładowe ścieżki.</numerusform>
    <numerusform>Dodano %n przykładowych ścieżek.</numerusform>
   </translation>
  </message>
  <message>
   <source>The networks were copied.</source>
   <translation>Sieci skopiowano.</translation>
  </message>
  <message>
   <source>this site's Git history</source>
   <translation>historia Git tej witryny</translation>
  </message>
  <message>
   <source>this text, for all times</source>
   <translation>ten tekst, dla całego okresu</translation>
  </message>
  <message>
   <source>a folder of dated versions…</source>
   <translation>folder z datowanymi wersjami…</translation>
  </message>
  <message>
   <source>versions in %1</source>
   <translation>wersje w %1</translation>
  </message>
  <message>
   <source>A folder with a folder for each version, named by its date</source>
   <translation>Folder z osobnym folderem dla każdej wersji, nazwanym jej datą</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>Dzienniki serwera</translation>
  </message>
  <message>
   <source>A folder of address lists, each named after its crawler</source>
   <translation>Folder z listami adresów, z których każda nosi nazwę swojego crawlera</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>Czytanie…</translation>
  </message>
  <message>
   <source>Reading was stopped.</source>
   <translation>Czytanie przerwano.</translation>
  </message>
  <message>
   <source>%1 lines, %2 million a second</source>
   <translation>wiersze: %1, %2 mln na sekundę</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Look</name>
  <message>
   <source>Search indexer</source>
   <translation>Indekser wyszukiwarki</translation>
  </message>
  <message>
   <source>AI assistant</source>
   <translation>Asystent AI</translation>
  </message>
  <message>
   <source>AI researcher</source>
   <translation>Badacz AI</translation>
  </message>
  <message>
   <source>Code assistant</source>
   <translation>Asystent programisty</translation>
  </message>
  <message>
   <source>Data harvester</source>
   <translation>Zbieracz danych</translation>
  </message>
  <message>
   <source>Content generator</source>
   <translation>Generator treści</translation>
  </message>
  <message>
   <source>Ad network</source>
   <translation>Sieć reklamowa</translation>
  </message>
  <message>
   <source>Monitoring</source>
   <translation>Monitoring</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Tak</translation>
  </message>
  <message>
   <source>No</source>
   <translation>Nie</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Później</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Zapytać</translation>
  </message>
  <message>
   <source>As the author meant it</source>
   <translation>Zgodnie z zamysłem autora</translation>
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
   <translation>Jak w 1994 r.</translation>
  </message>
  <message>
   <source>As documented</source>
   <translation>Według dokumentacji</translation>
  </message>
  <message>
   <source>decided</source>
   <translation>rozstrzyga</translation>
  </message>
  <message>
   <source>applies</source>
   <translation>dotyczy</translation>
  </message>
  <message>
   <source>lost</source>
   <translation>przegrywa</translation>
  </message>
  <message>
   <source>not read</source>
   <translation>nieczytane</translation>
  </message>
  <message>
   <source>note</source>
   <translation>uwaga</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Wyszukiwanie</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>W imieniu użytkownika</translation>
  </message>
  <message>
   <source>Training</source>
   <translation>Trenowanie</translation>
  </message>
  <message>
   <source>Several purposes</source>
   <translation>Kilka celów</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MainWindow</name>
  <message>
   <source>&amp;File</source>
   <translation>&amp;Plik</translation>
  </message>
  <message>
   <source>&amp;Open file…</source>
   <translation>&amp;Otwórz plik…</translation>
  </message>
  <message>
   <source>Open &amp;folder…</source>
   <translation>Otwórz &amp;folder…</translation>
  </message>
  <message>
   <source>Open &amp;recent</source>
   <translation>Otwórz n&amp;iedawne</translation>
  </message>
  <message>
   <source>New &amp;window</source>
   <translation>No&amp;we okno</translation>
  </message>
  <message>
   <source>Open the sam&amp;ple site</source>
   <translation>Otwórz &amp;przykładową witrynę</translation>
  </message>
  <message>
   <source>S&amp;ettings…</source>
   <translation>&amp;Ustawienia…</translation>
  </message>
  <message>
   <source>&amp;Close file</source>
   <translation>Za&amp;mknij plik</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>Zakoń&amp;cz</translation>
  </message>
  <message>
   <source>&amp;New</source>
   <translation>&amp;Nowy</translation>
  </message>
  <message>
   <source>Agent policy &amp;from robots.txt</source>
   <translation>Polityka agentów &amp;z robots.txt</translation>
  </message>
  <message>
   <source>New from &amp;template</source>
   <translation>Nowy z &amp;szablonu</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>&amp;Zapisz</translation>
  </message>
  <message>
   <source>Save &amp;as…</source>
   <translation>Zapisz &amp;jako…</translation>
  </message>
  <message>
   <source>Save a cop&amp;y…</source>
   <translation>Zapisz &amp;kopię…</translation>
  </message>
  <message>
   <source>Save a&amp;ll</source>
   <translation>Zapisz wsz&amp;ystko</translation>
  </message>
  <message>
   <source>Co&amp;mpare with the file</source>
   <translation>Porówn&amp;aj z plikiem</translation>
  </message>
  <message>
   <source>E&amp;xport…</source>
   <translation>&amp;Eksportuj…</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>&amp;Edycja</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Cofnij</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>&amp;Ponów</translation>
  </message>
  <message>
   <source>&amp;Next problem</source>
   <translation>&amp;Następny problem</translation>
  </message>
  <message>
   <source>T&amp;idy up…</source>
   <translation>Uporzą&amp;dkuj…</translation>
  </message>
  <message>
   <source>&amp;Previous problem</source>
   <translation>Poprz&amp;edni problem</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Widok</translation>
  </message>
  <message>
   <source>&amp;Form</source>
   <translation>&amp;Formularz</translation>
  </message>
  <message>
   <source>Form &amp;and text</source>
   <translation>Formularz &amp;i tekst</translation>
  </message>
  <message>
   <source>&amp;Text</source>
   <translation>&amp;Tekst</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>Zamierzenia</translation>
  </message>
  <message>
   <source>&amp;Reset layout</source>
   <translation>P&amp;rzywróć układ</translation>
  </message>
  <message>
   <source>Next &amp;pane</source>
   <translation>&amp;Następny panel</translation>
  </message>
  <message>
   <source>Pre&amp;vious pane</source>
   <translation>&amp;Poprzedni panel</translation>
  </message>
  <message>
   <source>Find a &amp;command…</source>
   <translation>Znajdź pole&amp;cenie…</translation>
  </message>
  <message>
   <source>Views folded to their tabs</source>
   <translation>Widoki zwinięte do kart</translation>
  </message>
  <message>
   <source>Views in the whole window</source>
   <translation>Widoki w całym oknie</translation>
  </message>
  <message>
   <source>&amp;Policy</source>
   <translation>P&amp;olityka</translation>
  </message>
  <message>
   <source>Add %1</source>
   <translation>Dodaj %1</translation>
  </message>
  <message>
   <source>&amp;Undo %1</source>
   <translation>&amp;Cofnij %1</translation>
  </message>
  <message>
   <source>&amp;Redo %1</source>
   <translation>&amp;Ponów %1</translation>
  </message>
  <message>
   <source>Read as one it would allow everything, so nothing is judged.</source>
   <translation>Odczytane jako taki plik zezwalałoby na wszystko, więc nic nie jest oceniane.</translation>
  </message>
  <message>
   <source>Fetch…</source>
   <translation>Pobierz…</translation>
  </message>
  <message>
   <source>Open anyway</source>
   <translation>Otwórz mimo to</translation>
  </message>
  <message>
   <source>&amp;Simulate</source>
   <translation>&amp;Symulacja</translation>
  </message>
  <message>
   <source>&amp;Ask about an agent</source>
   <translation>&amp;Zapytaj o agenta</translation>
  </message>
  <message>
   <source>Go to the &amp;deciding line</source>
   <translation>Przejdź do &amp;rozstrzygającego wiersza</translation>
  </message>
  <message>
   <source>C&amp;hange this answer…</source>
   <translation>Z&amp;mień tę odpowiedź…</translation>
  </message>
  <message>
   <source>&amp;Copy the answer</source>
   <translation>&amp;Kopiuj odpowiedź</translation>
  </message>
  <message>
   <source>Copy as &amp;JSON</source>
   <translation>Kopiuj jako &amp;JSON</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Odczyt</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>Pomo&amp;c</translation>
  </message>
  <message>
   <source>&amp;Manual</source>
   <translation>Po&amp;dręcznik</translation>
  </message>
  <message>
   <source>&amp;Keyboard shortcuts</source>
   <translation>&amp;Skróty klawiaturowe</translation>
  </message>
  <message>
   <source>&amp;Report a wrong verdict</source>
   <translation>&amp;Zgłoś błędny werdykt</translation>
  </message>
  <message>
   <source>&amp;Update the List of Crawlers…</source>
   <translation>Zaktualizuj &amp;listę crawlerów…</translation>
  </message>
  <message numerus="yes">
   <source>&amp;Update the List of Crawlers… (%n day(s) old)</source>
   <translation>
    <numerusform>Zaktualizuj &amp;listę crawlerów… (sprzed %n dnia)</numerusform>
    <numerusform>Zaktualizuj &amp;listę crawlerów… (sprzed %n dni)</numerusform>
    <numerusform>Zaktualizuj &amp;listę crawlerów… (sprzed %n dni)</numerusform>
   </translation>
  </message>
  <message>
   <source>&amp;About Gatepost</source>
   <translation>&amp;O programie Gatepost</translation>
  </message>
  <message>
   <source>About Gatepost</source>
   <translation>O programie Gatepost</translation>
  </message>
  <message>
   <source>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. No account, no telemetry; nothing is fetched or sent unless you press a button.&lt;/p&gt;</source>
   <translation>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Edytuje i symuluje robots.txt, robots-ai.txt, robots2.txt i polityki agentów.&lt;/p&gt;&lt;p&gt;Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej. Bez konta i telemetrii; bez naciśnięcia przycisku nic nie jest pobierane ani wysyłane.&lt;/p&gt;</translation>
  </message>
  <message>
   <source>The answer with its reasons is in the clipboard as JSON. Paste it into your report with the policy files that it is about, and say what you expected. Nothing was sent.</source>
   <translation>Odpowiedź z powodami jest w schowku jako JSON. Wklej ją do zgłoszenia razem z plikami polityki, których dotyczy, i napisz, jaka odpowiedź była oczekiwana. Nic nie zostało wysłane.</translation>
  </message>
  <message>
   <source>The window speaks the other language when Gatepost is started again.</source>
   <translation>Okno zmieni język po ponownym uruchomieniu Gatepost.</translation>
  </message>
  <message>
   <source>The files of this site have %1. Everything is judged again at each key, so typing waits. The text alone is faster.</source>
   <translation>Pliki tej witryny mają %1. Po każdym naciśnięciu klawisza wszystko jest oceniane od nowa, więc pisanie się opóźnia. Sam tekst jest szybszy.</translation>
  </message>
  <message>
   <source>Show the text alone</source>
   <translation>Pokaż sam tekst</translation>
  </message>
  <message>
   <source>Only the text is shown. Verdicts, problems, forms and views are not kept up to date.</source>
   <translation>Widoczny jest tylko tekst. Werdykty, problemy, formularze i widoki nie są aktualizowane.</translation>
  </message>
  <message>
   <source>Judge again</source>
   <translation>Oceniaj ponownie</translation>
  </message>
  <message>
   <source>Line %1 of %2 has %3 characters. Only its first %4 are shown and searched, and lines are not wrapped in this file. All of it is kept and saved.</source>
   <translation>Wiersz %1 pliku %2 ma %3 znaków. Pokazywanych i przeszukiwanych jest tylko pierwszych %4, a wiersze w tym pliku nie są zawijane. Całość jest zachowywana i zapisywana.</translation>
  </message>
  <message>
   <source>%1 contains no policy file.</source>
   <translation>%1 nie zawiera pliku polityki.</translation>
  </message>
  <message>
   <source>%1 contains no robots.txt, robots-ai.txt, robots2.txt or agent policy yet. What you say here makes one.</source>
   <translation>%1 nie zawiera jeszcze robots.txt, robots-ai.txt, robots2.txt ani polityki agentów. Powstanie z tego, co określisz tutaj.</translation>
  </message>
  <message>
   <source>Crawler policy</source>
   <translation>Polityka dla crawlerów</translation>
  </message>
  <message>
   <source>The clipboard contains no text. Copy the text of a robots.txt first.</source>
   <translation>Schowek nie zawiera tekstu. Najpierw należy skopiować tekst pliku robots.txt.</translation>
  </message>
  <message>
   <source>Open file</source>
   <translation>Otwórz plik</translation>
  </message>
  <message>
   <source>Policy files (*robots*.txt *.kno);;Text files (*.txt);;All files (*)</source>
   <translation>Pliki polityki (*robots*.txt *.kno);;Pliki tekstowe (*.txt);;Wszystkie pliki (*)</translation>
  </message>
  <message>
   <source>Open a site's folder</source>
   <translation>Otwórz folder witryny</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1 (brak)</translation>
  </message>
  <message>
   <source>Keep the open file at the top</source>
   <translation>Przypnij otwarty plik na górze</translation>
  </message>
  <message>
   <source>Forget missing files</source>
   <translation>Zapomnij brakujące pliki</translation>
  </message>
  <message>
   <source>Clear the list</source>
   <translation>Wyczyść listę</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, wiersz %2</translation>
  </message>
  <message>
   <source>Go to line %1 of %2</source>
   <translation>Przejdź do wiersza %1 w %2</translation>
  </message>
  <message>
   <source>Let %1 in…</source>
   <translation>Wpuść: %1…</translation>
  </message>
  <message>
   <source>Block %1…</source>
   <translation>Zablokuj: %1…</translation>
  </message>
  <message>
   <source>the smallest edit</source>
   <translation>najmniejsza zmiana</translation>
  </message>
  <message>
   <source>Export to %1…</source>
   <translation>Eksportuj do %1…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Plik</translation>
  </message>
  <message>
   <source>Ask about %1</source>
   <translation>Zapytaj o %1</translation>
  </message>
  <message>
   <source>path</source>
   <translation>ścieżka</translation>
  </message>
  <message>
   <source>directive, in the manual</source>
   <translation>dyrektywa, w podręczniku</translation>
  </message>
  <message>
   <source>manual</source>
   <translation>podręcznik</translation>
  </message>
  <message>
   <source>No command. Ask about “%1”?</source>
   <translation>Brak polecenia. Zapytać o „%1”?</translation>
  </message>
  <message>
   <source>Views</source>
   <translation>Widoki</translation>
  </message>
  <message>
   <source>Form and answer</source>
   <translation>Formularz i odpowiedź</translation>
  </message>
  <message>
   <source>Form</source>
   <translation>Formularz</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Odpowiedź</translation>
  </message>
  <message>
   <source>The unsaved text of %1 is back. It is not saved yet.</source>
   <translation>Odzyskano niezapisany tekst %1. Nie jest on jeszcze zapisany.</translation>
  </message>
  <message>
   <source>Recovered text</source>
   <translation>Odzyskany tekst</translation>
  </message>
  <message>
   <source>The text could not be put into %1; it is kept.</source>
   <translation>Tekstu nie można było wstawić do %1; został zachowany.</translation>
  </message>
  <message>
   <source>Save the recovered text</source>
   <translation>Zapisz odzyskany tekst</translation>
  </message>
  <message>
   <source>%1 (recovered %2)%3</source>
   <translation>%1 (odzyskano %2)%3</translation>
  </message>
  <message>
   <source>%1 (recovered %2, %3)%4</source>
   <translation>%1 (odzyskano %2, %3)%4</translation>
  </message>
  <message>
   <source>The unsaved text is saved as %1.</source>
   <translation>Niezapisany tekst zapisano jako %1.</translation>
  </message>
  <message>
   <source>Open the files again?</source>
   <translation>Otworzyć pliki ponownie?</translation>
  </message>
  <message>
   <source>The last time, Gatepost did not come up with the files that were open. One of them may be the reason.</source>
   <translation>Ostatnim razem Gatepost nie uruchomił się z plikami, które były otwarte. Przyczyną może być jeden z nich.</translation>
  </message>
  <message>
   <source>Show the files</source>
   <translation>Pokaż pliki</translation>
  </message>
  <message>
   <source>Open again</source>
   <translation>Otwórz ponownie</translation>
  </message>
  <message>
   <source>Start empty</source>
   <translation>Zacznij bez plików</translation>
  </message>
  <message>
   <source>Not opened again: %1</source>
   <translation>Nie otwarto ponownie: %1</translation>
  </message>
  <message>
   <source>Save %1</source>
   <translation>Zapisz %1</translation>
  </message>
  <message>
   <source>Save a copy of %1</source>
   <translation>Zapisz kopię %1</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>Zapisano %1</translation>
  </message>
  <message>
   <source>Keep this window open and save a copy elsewhere.</source>
   <translation>Nie należy zamykać tego okna; kopię należy zapisać w innym miejscu.</translation>
  </message>
  <message>
   <source>Changed on disk</source>
   <translation>Zmieniono na dysku</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading keeps your draft as an undo step.</source>
   <translation>Zapisanie zastąpi to, co jest tam teraz. Ponowne wczytanie zachowa wersję roboczą jako krok cofania.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Porównaj</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>Wczytaj ponownie</translation>
  </message>
  <message>
   <source>Save mine</source>
   <translation>Zapisz moje</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <source>Write over the file?</source>
   <translation>Nadpisać plik?</translation>
  </message>
  <message>
   <source>The old text is kept in a safe place meanwhile.</source>
   <translation>Dotychczasowy tekst jest w tym czasie przechowywany w bezpiecznym miejscu.</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>Zapisz kopię…</translation>
  </message>
  <message>
   <source>Write over it</source>
   <translation>Nadpisz</translation>
  </message>
  <message>
   <source>The old text cannot be kept safe, so the file was not written.</source>
   <translation>Nie można było bezpiecznie przechować dotychczasowego tekstu, więc plik nie został zapisany.</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>Wyszukiwarki</translation>
  </message>
  <message>
   <source>Pages that may not be fetched drop out of search results.</source>
   <translation>Strony, których nie wolno pobierać, znikają z wyników wyszukiwania.</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>Pokaż zmiany</translation>
  </message>
  <message>
   <source>Save all the same</source>
   <translation>Zapisz mimo to</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading discards your changes.</source>
   <translation>Zapisanie zastąpi to, co jest tam teraz. Ponowne wczytanie odrzuci wprowadzone zmiany.</translation>
  </message>
  <message>
   <source>gatepost.yaml and asks.json</source>
   <translation>gatepost.yaml i asks.json</translation>
  </message>
  <message>
   <source>Unsaved changes</source>
   <translation>Niezapisane zmiany</translation>
  </message>
  <message>
   <source>Save the changes in %1?</source>
   <translation>Zapisać zmiany w %1?</translation>
  </message>
  <message>
   <source>If you do not save, they are lost.</source>
   <translation>Jeśli nie zapiszesz, przepadną.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Zapisz</translation>
  </message>
  <message>
   <source>Don't save</source>
   <translation>Nie zapisuj</translation>
  </message>
  <message>
   <source>%1 is the same as the file on disk.</source>
   <translation>%1 jest taki sam jak plik na dysku.</translation>
  </message>
  <message>
   <source>Compare %1</source>
   <translation>Porównaj %1</translation>
  </message>
  <message>
   <source>− in the file on disk, + in the window:</source>
   <translation>− w pliku na dysku, + w oknie:</translation>
  </message>
  <message>
   <source>No longer there, so not opened again: %1</source>
   <translation>Już nie istnieje, więc nie otwarto ponownie: %1</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Witryna</translation>
  </message>
  <message>
   <source>Compare with &amp;live…</source>
   <translation>Porównaj z &amp;witryną…</translation>
  </message>
  <message>
   <source>The draft against what the site serves now. Nothing is sent before you have seen what will be.</source>
   <translation>Wersja robocza a to, co witryna podaje teraz. Nic nie zostanie wysłane, zanim nie zobaczysz, co to będzie.</translation>
  </message>
  <message>
   <source>&amp;Serve the draft…</source>
   <translation>&amp;Podawaj wersję roboczą…</translation>
  </message>
  <message>
   <source>A web server on this computer, for trying a crawler on it</source>
   <translation>Serwer WWW na tym komputerze, do wypróbowania na nim crawlera</translation>
  </message>
  <message>
   <source>not all UTF-8</source>
   <translation>nie wszystko w UTF-8</translation>
  </message>
  <message>
   <source>UTF-8 with BOM</source>
   <translation>UTF-8 z BOM</translation>
  </message>
  <message>
   <source>UTF-8</source>
   <translation>UTF-8</translation>
  </message>
  <message>
   <source>%1, mixed</source>
   <translation>%1, mieszane</translation>
  </message>
  <message>
   <source>%1 of 500 KiB</source>
   <translation>%1 z 500 KiB</translation>
  </message>
  <message>
   <source>no problems</source>
   <translation>brak problemów</translation>
  </message>
  <message>
   <source>errors: %1, warnings: %2</source>
   <translation>błędy: %1, ostrzeżenia: %2</translation>
  </message>
  <message>
   <source>Ln %1, Col %2</source>
   <translation>Wiersz %1, kol. %2</translation>
  </message>
  <message>
   <source>not wrapped: a line has over %1 characters</source>
   <translation>bez zawijania: wiersz ma ponad %1 znaków</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>nie zapisano</translation>
  </message>
  <message>
   <source>Never saved</source>
   <translation>jeszcze bez pliku</translation>
  </message>
  <message>
   <source>saved</source>
   <translation>zapisano</translation>
  </message>
  <message>
   <source>&amp;Duplicate lines</source>
   <translation>&amp;Powiel wiersze</translation>
  </message>
  <message>
   <source>Move lines &amp;up</source>
   <translation>Przenieś wiersze w &amp;górę</translation>
  </message>
  <message>
   <source>Move lines do&amp;wn</source>
   <translation>Przenieś wiersze w &amp;dół</translation>
  </message>
  <message>
   <source>De&amp;lete lines</source>
   <translation>&amp;Usuń wiersze</translation>
  </message>
  <message>
   <source>&amp;Join lines</source>
   <translation>Połą&amp;cz wiersze</translation>
  </message>
  <message>
   <source>&amp;Comment or uncomment</source>
   <translation>&amp;Zakomentuj lub odkomentuj</translation>
  </message>
  <message>
   <source>Complete</source>
   <translation>Uzupełnij</translation>
  </message>
  <message>
   <source>Fix at the caret…</source>
   <translation>Popraw przy kursorze…</translation>
  </message>
  <message>
   <source>Explain what is at the caret</source>
   <translation>Objaśnij, co jest przy kursorze</translation>
  </message>
  <message>
   <source>Fold the group</source>
   <translation>Zwiń grupę</translation>
  </message>
  <message>
   <source>Unfold the group</source>
   <translation>Rozwiń grupę</translation>
  </message>
  <message>
   <source>Fold all</source>
   <translation>Zwiń wszystko</translation>
  </message>
  <message>
   <source>Unfold all</source>
   <translation>Rozwiń wszystko</translation>
  </message>
  <message>
   <source>&amp;Find…</source>
   <translation>&amp;Znajdź…</translation>
  </message>
  <message>
   <source>R&amp;eplace…</source>
   <translation>Z&amp;amień…</translation>
  </message>
  <message>
   <source>Find ne&amp;xt</source>
   <translation>Znajdź na&amp;stępne</translation>
  </message>
  <message>
   <source>Find pre&amp;vious</source>
   <translation>Znajdź pop&amp;rzednie</translation>
  </message>
  <message>
   <source>&amp;Go to line…</source>
   <translation>Przejdź do &amp;wiersza…</translation>
  </message>
  <message>
   <source>&amp;Lines</source>
   <translation>W&amp;iersze</translation>
  </message>
  <message>
   <source>F&amp;olding</source>
   <translation>Zwi&amp;janie</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>Wy&amp;tnij</translation>
  </message>
  <message>
   <source>Cop&amp;y</source>
   <translation>&amp;Kopiuj</translation>
  </message>
  <message>
   <source>P&amp;aste</source>
   <translation>Wk&amp;lej</translation>
  </message>
  <message>
   <source>&amp;Select all</source>
   <translation>Zaznacz wsz&amp;ystko</translation>
  </message>
  <message>
   <source>&amp;Wrap lines</source>
   <translation>&amp;Zawijaj wiersze</translation>
  </message>
  <message>
   <source>Show &amp;spaces and tabs</source>
   <translation>Pokaż &amp;spacje i tabulatory</translation>
  </message>
  <message>
   <source>&amp;Grey out groups of other agents</source>
   <translation>Wyszarz &amp;grupy innych agentów</translation>
  </message>
  <message>
   <source>&amp;Larger text</source>
   <translation>&amp;Większy tekst</translation>
  </message>
  <message>
   <source>S&amp;maller text</source>
   <translation>&amp;Mniejszy tekst</translation>
  </message>
  <message>
   <source>Usual text si&amp;ze</source>
   <translation>Zwy&amp;kły rozmiar tekstu</translation>
  </message>
  <message>
   <source>Go to line</source>
   <translation>Przejdź do wiersza</translation>
  </message>
  <message>
   <source>Line (1 to %1)</source>
   <translation>Wiersz (1 do %1)</translation>
  </message>
  <message numerus="yes">
   <source>The list in use has %n agents.</source>
   <translation>
    <numerusform>Używana lista ma %n agenta.</numerusform>
    <numerusform>Używana lista ma %n agentów.</numerusform>
    <numerusform>Używana lista ma %n agentów.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The list in use is of %1 and has %n agents.</source>
   <translation>
    <numerusform>Używana lista jest z dnia %1 i ma %n agenta.</numerusform>
    <numerusform>Używana lista jest z dnia %1 i ma %n agentów.</numerusform>
    <numerusform>Używana lista jest z dnia %1 i ma %n agentów.</numerusform>
   </translation>
  </message>
  <message>
   <source>Update the list of crawlers</source>
   <translation>Aktualizacja listy crawlerów</translation>
  </message>
  <message>
   <source>%1 (%2) contains nothing new.</source>
   <translation>%1 (%2) nie zawiera nic nowego.</translation>
  </message>
  <message>
   <source>%1 (%2): %3 new, %4 changed.</source>
   <translation>%1 (%2): nowe: %3, zmienione: %4.</translation>
  </message>
  <message>
   <source>What would change</source>
   <translation>Co by się zmieniło</translation>
  </message>
  <message>
   <source>Left out: %1</source>
   <translation>Pominięto: %1</translation>
  </message>
  <message>
   <source>Use This List</source>
   <translation>Użyj tej listy</translation>
  </message>
  <message>
   <source>%1 could not be read: %2</source>
   <translation>Nie można było odczytać %1: %2</translation>
  </message>
  <message>
   <source>Update the list of crawlers from a file</source>
   <translation>Aktualizacja listy crawlerów z pliku</translation>
  </message>
  <message>
   <source>Lists of agents (*.tsv *.json *.txt);;All files (*)</source>
   <translation>Listy agentów (*.tsv *.json *.txt);;Wszystkie pliki (*)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Manual</name>
  <message>
   <source>Open this policy in a new window</source>
   <translation>Otwórz tę politykę w nowym oknie</translation>
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
   <translation>Wstecz</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>Dalej</translation>
  </message>
  <message>
   <source>Gatepost manual</source>
   <translation>Podręcznik Gatepost</translation>
  </message>
  <message>
   <source>Search the manual</source>
   <translation>Przeszukaj podręcznik</translation>
  </message>
  <message>
   <source>Contents</source>
   <translation>Spis treści</translation>
  </message>
  <message>
   <source>Found sections</source>
   <translation>Znalezione sekcje</translation>
  </message>
  <message>
   <source>Text of the manual</source>
   <translation>Tekst podręcznika</translation>
  </message>
  <message>
   <source>The text of the manual is in English.</source>
   <translation>Tekst podręcznika jest w języku angielskim.</translation>
  </message>
  <message>
   <source>Nothing found</source>
   <translation>Nic nie znaleziono</translation>
  </message>
  <message numerus="yes">
   <source>%n section(s)</source>
   <translation>
    <numerusform>%n sekcja</numerusform>
    <numerusform>%n sekcje</numerusform>
    <numerusform>%n sekcji</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MapPanel</name>
  <message>
   <source>%1 to %2: closed</source>
   <translation>od %1 do %2: zamknięte</translation>
  </message>
  <message>
   <source>%1 to %2: open, no pace stated</source>
   <translation>od %1 do %2: otwarte, tempo nieokreślone</translation>
  </message>
  <message>
   <source>%1 to %2: open, %3</source>
   <translation>od %1 do %2: otwarte, %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
   </translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1 na %2</translation>
  </message>
  <message>
   <source>Not decided: the files are too large to look at every path.</source>
   <translation>Nierozstrzygnięte: pliki są za duże, by sprawdzić każdą ścieżkę.</translation>
  </message>
  <message>
   <source>This differs from the saved files.</source>
   <translation>To różni się od zapisanych plików.</translation>
  </message>
  <message>
   <source>%1: nothing may be fetched, so nothing can be done with it.</source>
   <translation>%1: nic nie wolno pobierać, więc nic nie da się z tym zrobić.</translation>
  </message>
  <message>
   <source>not everywhere the same</source>
   <translation>nie wszędzie tak samo</translation>
  </message>
  <message>
   <source>%1 · %2: %3</source>
   <translation>%1 · %2: %3</translation>
  </message>
  <message>
   <source>%1, hours in UTC</source>
   <translation>%1, godziny w UTC</translation>
  </message>
  <message>
   <source>The pace differs from the saved files.</source>
   <translation>Tempo różni się od zapisanych plików.</translation>
  </message>
  <message>
   <source>Documented not to obey robots.txt: this is what is asked, not what happens.</source>
   <translation>Według dokumentacji nie przestrzega robots.txt: to jest prośba, a nie to, co się dzieje.</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>Zapytaj o to</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>Przejdź do wiersza</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Zmień tę odpowiedź…</translation>
  </message>
  <message>
   <source>Make a rule about all of this</source>
   <translation>Utwórz regułę o tym wszystkim</translation>
  </message>
  <message>
   <source>Hide its places</source>
   <translation>Ukryj jej miejsca</translation>
  </message>
  <message>
   <source>Show its places</source>
   <translation>Pokaż jej miejsca</translation>
  </message>
  <message>
   <source>Hide its agents</source>
   <translation>Ukryj jej agentów</translation>
  </message>
  <message>
   <source>Show its agents</source>
   <translation>Pokaż jej agentów</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopiuj</translation>
  </message>
  <message>
   <source>no rule about all of this is true now</source>
   <translation>żadna reguła o tym wszystkim nie jest teraz prawdziwa</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) added to the tests</source>
   <translation>
    <numerusform>dodano %n regułę do testów</numerusform>
    <numerusform>dodano %n reguły do testów</numerusform>
    <numerusform>dodano %n reguł do testów</numerusform>
   </translation>
  </message>
  <message>
   <source>Who may do what, where and when</source>
   <translation>Kto co może, gdzie i kiedy</translation>
  </message>
  <message>
   <source>Export the map</source>
   <translation>Eksportuj mapę</translation>
  </message>
  <message>
   <source>Changed rows</source>
   <translation>Zmienione wiersze</translation>
  </message>
  <message>
   <source>Only rows that differ from the saved files</source>
   <translation>Tylko wiersze, które różnią się od zapisanych plików</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Eksport</translation>
  </message>
  <message>
   <source>Export the picture</source>
   <translation>Eksportuj obraz</translation>
  </message>
  <message>
   <source>Map: who may do what, where and when</source>
   <translation>Mapa: kto co może, gdzie i kiedy</translation>
  </message>
  <message>
   <source>Looking at every path, agent and hour…</source>
   <translation>Sprawdzanie każdej ścieżki, agenta i godziny…</translation>
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
   <translation>Każdy może pobierać wszystko. Co chcesz osiągnąć?</translation>
  </message>
  <message>
   <source>Choose goals…</source>
   <translation>Wybierz cele…</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>sprawdzanie…</translation>
  </message>
  <message numerus="yes">
   <source>%1 agents are answered in %n way(s)</source>
   <translation>
    <numerusform>agenci: %1, na %n sposób</numerusform>
    <numerusform>agenci: %1, na %n sposoby</numerusform>
    <numerusform>agenci: %1, na %n sposobów</numerusform>
   </translation>
  </message>
  <message>
   <source>exact: true of every path and hour</source>
   <translation>dokładne: prawdziwe dla każdej ścieżki i godziny</translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>co najmniej te; niektórych ścieżek nie dało się rozstrzygnąć</translation>
  </message>
  <message numerus="yes">
   <source>%n row(s) changed against the saved files</source>
   <translation>
    <numerusform>%n wiersz zmieniony względem zapisanych plików</numerusform>
    <numerusform>%n wiersze zmienione względem zapisanych plików</numerusform>
    <numerusform>%n wierszy zmienionych względem zapisanych plików</numerusform>
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
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <comment>agent, path: answer</comment>
   <translation>%1, %2: %3</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1, wiersz %2</translation>
  </message>
  <message>
   <source>for %1 on %2: %3</source>
   <comment>agent, path, line</comment>
   <translation>dla %1 na %2: %3</translation>
  </message>
  <message>
   <source>differs from the saved site</source>
   <translation>różni się od zapisanej witryny</translation>
  </message>
  <message>
   <source>the files say: %1</source>
   <translation>według plików: %1</translation>
  </message>
  <message>
   <source>as documented: %1</source>
   <translation>według dokumentacji: %1</translation>
  </message>
  <message>
   <source>readings differ</source>
   <translation>odczyty się różnią</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixPanel</name>
  <message>
   <source>One test was added.</source>
   <translation>Dodano jeden test.</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>Zapytaj o to</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Zmień tę odpowiedź…</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>Przejdź do wiersza</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>Utwórz test z tej odpowiedzi</translation>
  </message>
  <message>
   <source>Show its rows as one</source>
   <translation>Pokaż te wiersze jako jeden</translation>
  </message>
  <message>
   <source>Show its columns as one</source>
   <translation>Pokaż te kolumny jako jedną</translation>
  </message>
  <message>
   <source>Show each of its rows</source>
   <translation>Pokaż każdy z tych wierszy</translation>
  </message>
  <message>
   <source>Show each of its columns</source>
   <translation>Pokaż każdą z tych kolumn</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopiuj</translation>
  </message>
  <message>
   <source>Cancelled: what is shown is not up to date.</source>
   <translation>Anulowano: widok nie jest aktualny.</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agenci</translation>
  </message>
  <message>
   <source>Which agents</source>
   <translation>Którzy agenci</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>Ścieżki</translation>
  </message>
  <message>
   <source>Which paths</source>
   <translation>Które ścieżki</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>Zabronione</translation>
  </message>
  <message>
   <source>Only what is denied</source>
   <translation>Tylko to, co zabronione</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>Zmienione</translation>
  </message>
  <message>
   <source>Only what differs from the saved site</source>
   <translation>Tylko to, co różni się od zapisanej witryny</translation>
  </message>
  <message>
   <source>View</source>
   <translation>Widok</translation>
  </message>
  <message>
   <source>Order, equal rows and columns, size, readings</source>
   <translation>Kolejność, jednakowe wiersze i kolumny, rozmiar, odczyty</translation>
  </message>
  <message>
   <source>Only where the readings do not agree</source>
   <translation>Tylko tam, gdzie odczyty nie są zgodne</translation>
  </message>
  <message>
   <source>What each agent is documented to do</source>
   <translation>Co każdy agent robi według dokumentacji</translation>
  </message>
  <message>
   <source>Swap rows and columns</source>
   <translation>Zamień wiersze z kolumnami</translation>
  </message>
  <message>
   <source>Merge equal rows and columns</source>
   <translation>Scal jednakowe wiersze i kolumny</translation>
  </message>
  <message>
   <source>Shrink the cells to fit the whole matrix</source>
   <translation>Zmniejsz komórki, aby zmieściła się cała macierz</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>Przerwij obliczanie</translation>
  </message>
  <message>
   <source>Agents × paths</source>
   <translation>Agenci × ścieżki</translation>
  </message>
  <message>
   <source>Agents × directives</source>
   <translation>Agenci × dyrektywy</translation>
  </message>
  <message>
   <source>Hours × paths</source>
   <translation>Godziny × ścieżki</translation>
  </message>
  <message>
   <source>Agents × answers</source>
   <translation>Agenci × odpowiedzi</translation>
  </message>
  <message>
   <source>What the matrix compares</source>
   <translation>Co porównuje macierz</translation>
  </message>
  <message>
   <source>Hours × paths is about the question's agent and day, in UTC.</source>
   <translation>„Godziny × ścieżki” dotyczy agenta i dnia z pytania, w UTC.</translation>
  </message>
  <message>
   <source>Agents × answers is about the question's path: what if robots.txt is answered with another status?</source>
   <translation>„Agenci × odpowiedzi” dotyczy ścieżki z pytania: co, jeśli odpowiedź na robots.txt ma inny status?</translation>
  </message>
  <message>
   <source>filter by name</source>
   <translation>filtruj według nazwy</translation>
  </message>
  <message>
   <source>Filter agents and paths by a part of their name</source>
   <translation>Filtruj agentów i ścieżki według części nazwy</translation>
  </message>
  <message>
   <source>Progress of the matrix</source>
   <translation>Postęp macierzy</translation>
  </message>
  <message>
   <source>Order of rows and columns</source>
   <translation>Kolejność wierszy i kolumn</translation>
  </message>
  <message>
   <source>By purpose</source>
   <translation>Według celu</translation>
  </message>
  <message>
   <source>As given</source>
   <translation>Jak podano</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>Według nazwy</translation>
  </message>
  <message>
   <source>Most denied first</source>
   <translation>Od najczęściej zabronionych</translation>
  </message>
  <message>
   <source>By behaviour</source>
   <translation>Według zachowania</translation>
  </message>
  <message>
   <source>What each agent is documented to do, rather than what the files say</source>
   <translation>Co każdy agent robi według dokumentacji, zamiast tego, co mówią pliki</translation>
  </message>
  <message>
   <source>Equal rows and equal columns are shown as one</source>
   <translation>Jednakowe wiersze i jednakowe kolumny są pokazywane jako jedno</translation>
  </message>
  <message>
   <source>Smaller cells (Ctrl+-)</source>
   <translation>Mniejsze komórki (Ctrl+-)</translation>
  </message>
  <message>
   <source>Larger cells (Ctrl++)</source>
   <translation>Większe komórki (Ctrl++)</translation>
  </message>
  <message>
   <source>View %1</source>
   <translation>Widok %1</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Eksport</translation>
  </message>
  <message>
   <source>Export what is shown</source>
   <translation>Eksportuj to, co widać</translation>
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
   <translation>Kopiuj jako Markdown</translation>
  </message>
  <message numerus="yes">
   <source>This is a sitemap index of %n sitemap(s), which are not fetched: open them one by one.</source>
   <translation>
    <numerusform>To indeks map witryny z %n mapą, która nie jest pobierana: należy otworzyć ją osobno.</numerusform>
    <numerusform>To indeks map witryny z %n mapami, które nie są pobierane: należy otwierać je po kolei.</numerusform>
    <numerusform>To indeks map witryny z %n mapami, które nie są pobierane: należy otwierać je po kolei.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) that are not paths were left out.</source>
   <translation>
    <numerusform>Pominięto %n wiersz, który nie jest ścieżką.</numerusform>
    <numerusform>Pominięto %n wiersze, które nie są ścieżkami.</numerusform>
    <numerusform>Pominięto %n wierszy, które nie są ścieżkami.</numerusform>
   </translation>
  </message>
  <message>
   <source>The list was cut: at most %1 paths are taken.</source>
   <translation>Listę skrócono: uwzględnianych jest najwyżej %1 ścieżek.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>paths from %1</source>
   <translation>ścieżki z %1</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>Agenci witryny</translation>
  </message>
  <message>
   <source>By category</source>
   <translation>Według kategorii</translation>
  </message>
  <message>
   <source>By operator</source>
   <translation>Według operatora</translation>
  </message>
  <message>
   <source>The whole registry (%1)</source>
   <translation>Cały rejestr (%1)</translation>
  </message>
  <message>
   <source>The site's sample paths</source>
   <translation>Przykładowe ścieżki witryny</translation>
  </message>
  <message>
   <source>Add the question's path</source>
   <translation>Dodaj ścieżkę z pytania</translation>
  </message>
  <message>
   <source>paths from a list</source>
   <translation>ścieżki z listy</translation>
  </message>
  <message>
   <source>Paths of the rules</source>
   <translation>Ścieżki reguł</translation>
  </message>
  <message>
   <source>paths of the rules</source>
   <translation>ścieżki reguł</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Wklej</translation>
  </message>
  <message>
   <source>paths from the clipboard</source>
   <translation>ścieżki ze schowka</translation>
  </message>
  <message>
   <source>Edit the list…</source>
   <translation>Edytuj listę…</translation>
  </message>
  <message>
   <source>Text file or sitemap…</source>
   <translation>Plik tekstowy lub mapa witryny…</translation>
  </message>
  <message>
   <source>Paths from a file</source>
   <translation>Ścieżki z pliku</translation>
  </message>
  <message>
   <source>Sitemaps and lists (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)</source>
   <translation>Mapy witryny i listy (*.xml *.xml.gz *.gz *.txt *.csv);;Wszystkie pliki (*)</translation>
  </message>
  <message>
   <source>Keep them with the site</source>
   <translation>Zachowaj z witryną</translation>
  </message>
  <message>
   <source>Paths of the matrix</source>
   <translation>Ścieżki macierzy</translation>
  </message>
  <message>
   <source>One path or URL a line</source>
   <translation>Jedna ścieżka lub URL w wierszu</translation>
  </message>
  <message>
   <source>One path or URL a line.</source>
   <translation>Jedna ścieżka lub URL w wierszu.</translation>
  </message>
  <message>
   <source>%1 × %2 cells</source>
   <translation>%1 × %2 komórek</translation>
  </message>
  <message>
   <source>%1 × %2 different</source>
   <comment>rows and columns of the matrix</comment>
   <translation>różne: %1 × %2</translation>
  </message>
  <message numerus="yes">
   <source>%Ln denied</source>
   <translation>
    <numerusform>%Ln zabroniona</numerusform>
    <numerusform>%Ln zabronione</numerusform>
    <numerusform>%Ln zabronionych</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln differ from the saved site</source>
   <translation>
    <numerusform>%Ln różni się od zapisanej witryny</numerusform>
    <numerusform>%Ln różnią się od zapisanej witryny</numerusform>
    <numerusform>%Ln różni się od zapisanej witryny</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the files say otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>pliki mówią inaczej w %Ln</numerusform>
    <numerusform>pliki mówią inaczej w %Ln</numerusform>
    <numerusform>pliki mówią inaczej w %Ln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>documented otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>udokumentowano inaczej w %Ln</numerusform>
    <numerusform>udokumentowano inaczej w %Ln</numerusform>
    <numerusform>udokumentowano inaczej w %Ln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>readings differ on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>odczyty różnią się w %Ln</numerusform>
    <numerusform>odczyty różnią się w %Ln</numerusform>
    <numerusform>odczyty różnią się w %Ln</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 × %2 shown</source>
   <comment>cells</comment>
   <translation>widoczne %1 × %2</translation>
  </message>
  <message>
   <source>on the path %1</source>
   <translation>na ścieżce %1</translation>
  </message>
  <message>
   <source>Export the matrix</source>
   <translation>Eksportuj macierz</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixView</name>
  <message>
   <source>Matrix of verdicts</source>
   <translation>Macierz werdyktów</translation>
  </message>
  <message>
   <source>Enter puts the cell's question. Plus and Minus open and close the agents that a row stands for, with Alt the paths of a column.</source>
   <translation>Enter zadaje pytanie z komórki. Plus i minus otwierają i zamykają agentów wiersza, z Alt ścieżki kolumny.</translation>
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
   <translation>Operator</translation>
  </message>
  <message>
   <source>What it does</source>
   <translation>Co robi</translation>
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
   <translation>Zamknij ten komunikat</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MetaPage</name>
  <message>
   <source>About this file</source>
   <translation>O tym pliku</translation>
  </message>
  <message>
   <source>Comments of the form “# meta: key: value” at the top of the file. They tell people and agents what the file is; only chain-id is read by the chain walk.</source>
   <translation>Komentarze w postaci „# meta: klucz: wartość” na początku pliku. Mówią ludziom i agentom, czym jest plik; przy przechodzeniu łańcucha czytane jest tylko chain-id.</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Wiersze bez pola</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>Komentarze, wiersze niezrozumiałe i wiersze, które do nikogo nie należą, pozostają bez zmian. Enter prowadzi do nich.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ModeStack</name>
  <message>
   <source>What the map is about</source>
   <translation>O czym jest mapa</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OddCharacters</name>
  <message>
   <source>no-break space</source>
   <translation>twarda spacja</translation>
  </message>
  <message>
   <source>soft hyphen</source>
   <translation>miękki łącznik</translation>
  </message>
  <message>
   <source>Arabic letter mark</source>
   <translation>arabski znak kierunku</translation>
  </message>
  <message>
   <source>Mongolian vowel separator</source>
   <translation>mongolski separator samogłosek</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>spacja o zerowej szerokości</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>rozłącznik o zerowej szerokości</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>łącznik o zerowej szerokości</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>znak kierunku od lewej do prawej</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>znak kierunku od prawej do lewej</translation>
  </message>
  <message>
   <source>left-to-right embedding</source>
   <translation>osadzenie od lewej do prawej</translation>
  </message>
  <message>
   <source>right-to-left embedding</source>
   <translation>osadzenie od prawej do lewej</translation>
  </message>
  <message>
   <source>pop directional formatting</source>
   <translation>koniec formatowania kierunku</translation>
  </message>
  <message>
   <source>left-to-right override</source>
   <translation>wymuszenie od lewej do prawej</translation>
  </message>
  <message>
   <source>right-to-left override</source>
   <translation>wymuszenie od prawej do lewej</translation>
  </message>
  <message>
   <source>narrow no-break space</source>
   <translation>wąska twarda spacja</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>łącznik wyrazów</translation>
  </message>
  <message>
   <source>left-to-right isolate</source>
   <translation>izolacja od lewej do prawej</translation>
  </message>
  <message>
   <source>right-to-left isolate</source>
   <translation>izolacja od prawej do lewej</translation>
  </message>
  <message>
   <source>first strong isolate</source>
   <translation>izolacja według pierwszego silnego znaku</translation>
  </message>
  <message>
   <source>pop directional isolate</source>
   <translation>koniec izolacji kierunku</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>spacja ideograficzna</translation>
  </message>
  <message>
   <source>zero width no-break space</source>
   <translation>twarda spacja o zerowej szerokości</translation>
  </message>
  <message>
   <source>control character</source>
   <translation>znak sterujący</translation>
  </message>
  <message>
   <source>space of another width</source>
   <translation>spacja o innej szerokości</translation>
  </message>
  <message>
   <source>byte %1 is not UTF-8</source>
   <translation>bajt %1 nie jest w UTF-8</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherGoals</name>
  <message>
   <source>only these paths</source>
   <translation>tylko te ścieżki</translation>
  </message>
  <message>
   <source>Closed to all</source>
   <translation>Zamknięte dla wszystkich</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>Ścieżki oddzielone spacjami: /members/ /search</translation>
  </message>
  <message>
   <source>Paths closed to all</source>
   <translation>Ścieżki zamknięte dla wszystkich</translation>
  </message>
  <message>
   <source>every crawler of the list</source>
   <translation>każdy crawler z listy</translation>
  </message>
  <message>
   <source>those documented to obey robots.txt</source>
   <translation>ci, którzy według dokumentacji przestrzegają robots.txt</translation>
  </message>
  <message>
   <source>Whom goals are about</source>
   <translation>Kogo dotyczą zamierzenia</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Dotyczy</translation>
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
   <translation>jeden token</translation>
  </message>
  <message>
   <source>Use is said as</source>
   <translation>Zapis użycia</translation>
  </message>
  <message>
   <source>What says the use</source>
   <translation>Co mówi o użyciu</translation>
  </message>
  <message numerus="yes">
   <source>as in the files: %Ln path(s)</source>
   <translation>
    <numerusform>jak w plikach: %Ln ścieżka</numerusform>
    <numerusform>jak w plikach: %Ln ścieżki</numerusform>
    <numerusform>jak w plikach: %Ln ścieżek</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherLines</name>
  <message>
   <source>line %1</source>
   <translation>wiersz %1</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Wiersze bez pola</translation>
  </message>
  <message>
   <source>%1:  %2</source>
   <translation>%1:  %2</translation>
  </message>
  <message>
   <source>Belongs to no group: it decides nothing.</source>
   <translation>Nie należy do żadnej grupy: nie ma znaczenia.</translation>
  </message>
  <message>
   <source>Not understood: it decides nothing.</source>
   <translation>Niezrozumiałe: nie ma znaczenia.</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) without a field</source>
   <translation>
    <numerusform>%n wiersz bez pola</numerusform>
    <numerusform>%n wiersze bez pola</numerusform>
    <numerusform>%n wierszy bez pola</numerusform>
   </translation>
  </message>
  <message>
   <source>Every line has a field</source>
   <translation>Każdy wiersz ma pole</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OutputsRow</name>
  <message>
   <source>%1 (outdated)</source>
   <translation>%1 (nieaktualne)</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1 (brak)</translation>
  </message>
  <message>
   <source>Write all…</source>
   <translation>Zapisz wszystko…</translation>
  </message>
  <message>
   <source>Also made from this: %1</source>
   <translation>Z tego powstają też: %1</translation>
  </message>
  <message>
   <source>What else is made from this is not known: %1</source>
   <translation>Nie wiadomo, co jeszcze z tego powstaje: %1</translation>
  </message>
  <message>
   <source>Also made from this: …</source>
   <translation>Z tego powstają też: …</translation>
  </message>
  <message>
   <source>Save the files first: outputs are made from what is saved.</source>
   <translation>Najpierw należy zapisać pliki: pliki wyjściowe powstają z tego, co zapisano.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Palette</name>
  <message>
   <source>Find a command</source>
   <translation>Znajdź polecenie</translation>
  </message>
  <message>
   <source>A command, agent, path, line, directive or page</source>
   <translation>Polecenie, agent, ścieżka, wiersz, dyrektywa lub strona</translation>
  </message>
  <message>
   <source>What to find</source>
   <translation>Czego szukać</translation>
  </message>
  <message>
   <source>What was found</source>
   <translation>Co znaleziono</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Panels</name>
  <message>
   <source>Map</source>
   <translation>Mapa</translation>
  </message>
  <message>
   <source>All paths</source>
   <translation>Wszystkie ścieżki</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>Problemy</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>Zmiany</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Dzienniki</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Testy</translation>
  </message>
  <message>
   <source>Map: my pages</source>
   <translation>Mapa: moje strony</translation>
  </message>
  <message>
   <source>My pages</source>
   <translation>Moje strony</translation>
  </message>
  <message>
   <source>Map: hours</source>
   <translation>Mapa: godziny</translation>
  </message>
  <message>
   <source>Hours</source>
   <translation>Godziny</translation>
  </message>
  <message>
   <source>Map: readings</source>
   <translation>Mapa: odczytania</translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>Odczyty</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Zapytania</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Łańcuch</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PathList</name>
  <message>
   <source>This is not a sitemap: its root is &lt;%1&gt;, not &lt;urlset&gt;.</source>
   <translation>To nie jest mapa witryny: jej elementem głównym jest &lt;%1&gt;, a nie &lt;urlset&gt;.</translation>
  </message>
  <message>
   <source>The sitemap cannot be read: line %1: %2</source>
   <translation>Nie można odczytać mapy witryny: wiersz %1: %2</translation>
  </message>
  <message>
   <source>The archive cannot be opened.</source>
   <translation>Nie można otworzyć archiwum.</translation>
  </message>
  <message>
   <source>The archive is damaged.</source>
   <translation>Archiwum jest uszkodzone.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PlannedModel</name>
  <message>
   <source>Request</source>
   <translation>Żądanie</translation>
  </message>
  <message>
   <source>What for</source>
   <translation>Po co</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyAgentsPage</name>
  <message>
   <source>Agents of the policy</source>
   <translation>Agenci polityki</translation>
  </message>
  <message>
   <source>Add agent</source>
   <translation>Dodaj agenta</translation>
  </message>
  <message>
   <source>Remove agent</source>
   <translation>Usuń agenta</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>Usuń agenta %1</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>Przenieś w górę</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>Przenieś w dół</translation>
  </message>
  <message>
   <source>Selected agent</source>
   <translation>Wybrany agent</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Komentarze</translation>
  </message>
  <message>
   <source>Move agent %1</source>
   <translation>Przenieś agenta %1</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>Wiersz %1: %2</translation>
  </message>
  <message>
   <source>Nothing is in this file yet. Add an agent: what the file begins with is written too.</source>
   <translation>Ten plik jest jeszcze pusty. Dodaj agenta: to, od czego zaczyna się plik, też zostanie zapisane.</translation>
  </message>
  <message>
   <source>No agent yet. Without one the rendered robots.txt has the default alone.</source>
   <translation>Nie ma jeszcze agenta. Bez żadnego wygenerowany robots.txt ma tylko rekord domyślny.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyEntityPage</name>
  <message>
   <source>%1 (line %2): %3</source>
   <translation>%1 (wiersz %2): %3</translation>
  </message>
  <message>
   <source>The policy also says about itself, and keeps:</source>
   <translation>Polityka mówi o sobie także (jest to zachowywane):</translation>
  </message>
  <message>
   <source>role notes</source>
   <translation>uwagi o rolach</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPage</name>
  <message>
   <source>Global AI policy</source>
   <translation>Globalna polityka AI</translation>
  </message>
  <message>
   <source>For every agent that no block names. What is not set here is filled by the chain, or stays unstated.</source>
   <translation>Dla każdego agenta, którego nie wymienia żaden blok. Co nie jest tu ustawione, uzupełnia łańcuch albo pozostaje nieokreślone.</translation>
  </message>
  <message>
   <source>Set several at &amp;once</source>
   <translation>&amp;Ustaw kilka naraz</translation>
  </message>
  <message>
   <source>Read, do not train</source>
   <translation>Czytać, nie trenować</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>Wszystko mile widziane</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Najpierw pytać</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>Zachowanie</translation>
  </message>
  <message>
   <source>Set “%1”</source>
   <translation>Ustaw „%1”</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPreviewPage</name>
  <message>
   <source>&amp;Write robots.txt</source>
   <translation>Wp&amp;isz do robots.txt</translation>
  </message>
  <message>
   <source>The robots.txt that this policy makes</source>
   <translation>robots.txt, który powstaje z tej polityki</translation>
  </message>
  <message>
   <source>Compared with the site's robots.txt as it is now. Writing is one undo step in that file; nothing is saved before you save it.</source>
   <translation>Porównanie z obecnym robots.txt witryny. Wpisanie to jeden krok cofania w tym pliku; nic nie zostanie zapisane bez polecenia zapisu.</translation>
  </message>
  <message>
   <source>Nothing is rendered: %1</source>
   <translation>Niczego nie wygenerowano: %1</translation>
  </message>
  <message>
   <source>The site has no robots.txt yet. ETag %1…</source>
   <translation>Witryna nie ma jeszcze robots.txt. ETag %1…</translation>
  </message>
  <message>
   <source>The site's robots.txt is just this. ETag %1…</source>
   <translation>robots.txt witryny jest dokładnie taki. ETag %1…</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. ETag %3…</source>
   <translation>Wiersze usunięte: %1. Wiersze dodane: %2. ETag %3…</translation>
  </message>
  <message>
   <source>Write robots.txt from the agent policy</source>
   <translation>Wpisz robots.txt z polityki agentów</translation>
  </message>
  <message>
   <source>Written into robots.txt; save it to keep it.</source>
   <translation>Wpisano do robots.txt; aby zachować zmiany, należy plik zapisać.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Preferences</name>
  <message>
   <source>The settings in %1 could not be read.</source>
   <translation>Nie można było odczytać ustawień w %1.</translation>
  </message>
  <message>
   <source>The settings could not be read. They were put aside as %1, and Gatepost starts with its own.</source>
   <translation>Nie można było odczytać ustawień. Odłożono je jako %1, a Gatepost uruchamia się z ustawieniami domyślnymi.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreferencesDialog</name>
  <message>
   <source>Wrap long lines</source>
   <translation>Zawijaj długie wiersze</translation>
  </message>
  <message>
   <source>Keep the text before each save as a backup (robots.txt~)</source>
   <translation>Przed każdym zapisem zachowuj tekst jako kopię zapasową (robots.txt~)</translation>
  </message>
  <message>
   <source>Open what was open last time</source>
   <translation>Otwieraj to, co było otwarte ostatnio</translation>
  </message>
  <message>
   <source>Follow changes of other programs where nothing is unsaved</source>
   <translation>Uwzględniaj zmiany innych programów, gdy wszystko jest zapisane</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Ustawienia</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>Jak w systemie</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Jasne</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Ciemne</translation>
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
   <translation>Wygląd</translation>
  </message>
  <message>
   <source>&amp;Colours</source>
   <translation>&amp;Kolory</translation>
  </message>
  <message>
   <source>&amp;Language</source>
   <translation>&amp;Język</translation>
  </message>
  <message>
   <source>Takes effect after a restart.</source>
   <translation>Inny język będzie używany od następnego uruchomienia Gatepost.</translation>
  </message>
  <message>
   <source>Editor</source>
   <translation>Edytor</translation>
  </message>
  <message>
   <source>Text &amp;size</source>
   <translation>&amp;Rozmiar tekstu</translation>
  </message>
  <message>
   <source>Files with a line of more than 20,000 characters are never wrapped.</source>
   <translation>Pliki z wierszem dłuższym niż 20 000 znaków nigdy nie są zawijane.</translation>
  </message>
  <message>
   <source>Simulator</source>
   <translation>Symulator</translation>
  </message>
  <message>
   <source>First &amp;agent</source>
   <translation>Pierwszy &amp;agent</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>&amp;Odczyt</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Pliki</translation>
  </message>
  <message>
   <source>&amp;Undo history of a file</source>
   <translation>&amp;Historia cofania pliku</translation>
  </message>
  <message>
   <source>Unsaved text is always kept for recovery, on this computer only.</source>
   <translation>Niezapisany tekst jest zawsze zachowywany do odzyskania, tylko na tym komputerze.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreviewDialog</name>
  <message>
   <source>Files that change</source>
   <translation>Zmieniające się pliki</translation>
  </message>
  <message>
   <source>Nothing changes.</source>
   <translation>Nic się nie zmienia.</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. Nothing is saved yet.</source>
   <translation>Wiersze usunięte: %1. Wiersze dodane: %2. Nic nie jest jeszcze zapisane.</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>&amp;Zastosuj</translation>
  </message>
  <message>
   <source>A file has changed in the meantime. Close this window and try again.</source>
   <translation>Plik zmienił się w międzyczasie. Zamknij to okno i spróbuj ponownie.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsModel</name>
  <message>
   <source>Error</source>
   <translation>Błąd</translation>
  </message>
  <message>
   <source>Warning</source>
   <translation>Ostrzeżenie</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Uwaga</translation>
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
   <translation>Popraw</translation>
  </message>
  <message>
   <source>Fix…</source>
   <translation>Popraw…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Plik</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Wiersz</translation>
  </message>
  <message>
   <source>Code</source>
   <translation>Kod</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsPanel</name>
  <message>
   <source>Problems</source>
   <translation>Problemy</translation>
  </message>
  <message>
   <source>No problems found.</source>
   <translation>Nie znaleziono problemów.</translation>
  </message>
  <message>
   <source>Problems %1</source>
   <translation>Problemy %1</translation>
  </message>
  <message>
   <source>Problems •</source>
   <translation>Problemy •</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>Nie ma znanej poprawki</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>Uporządkuj…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>Popraw %Ln tego rodzaju</numerusform>
    <numerusform>Popraw wszystkie %Ln tego rodzaju</numerusform>
    <numerusform>Popraw wszystkie %Ln tego rodzaju</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>Popraw wszystkie „%1”</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>Objaśnij „%1”</translation>
  </message>
  <message>
   <source>Review what would make it true…</source>
   <translation>Przejrzyj, co by to spełniło…</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QualityPage</name>
  <message>
   <source>Quality signals</source>
   <translation>Sygnały jakości</translation>
  </message>
  <message>
   <source>What you say about your own content. They are about the whole file.</source>
   <translation>Co witryna mówi o własnej treści. Dotyczą całego pliku.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QuestionBar</name>
  <message>
   <source>now</source>
   <translation>teraz</translation>
  </message>
  <message>
   <source>When: now, at the next change, or at a time of your choice</source>
   <translation>Kiedy: teraz, przy następnej zmianie lub w wybranym czasie</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Więcej</translation>
  </message>
  <message>
   <source>Time, time zone, category, competitor, reading, another answer for robots.txt</source>
   <translation>Czas, strefa czasowa, kategoria, konkurent, odczyt, inna odpowiedź na robots.txt</translation>
  </message>
  <message>
   <source>Next change</source>
   <translation>Następna zmiana</translation>
  </message>
  <message>
   <source>To the next time at which the answer changes</source>
   <translation>Do najbliższej chwili, w której zmienia się odpowiedź</translation>
  </message>
  <message>
   <source>The operator is a competitor</source>
   <translation>Operator jest konkurentem</translation>
  </message>
  <message>
   <source>Press to ask about now</source>
   <translation>Naciśnięcie zadaje pytanie o bieżącą chwilę</translation>
  </message>
  <message>
   <source>Press to show times in UTC alone</source>
   <translation>Naciśnięcie pokazuje czas tylko w UTC</translation>
  </message>
  <message>
   <source>Press to take the category from the agent</source>
   <translation>Naciśnięcie przywraca kategorię według agenta</translation>
  </message>
  <message>
   <source>The answer is that of this reading. Press to return to what the author meant.</source>
   <translation>To odpowiedź dla tego odczytu. Naciśnięcie przywraca odczyt zgodny z zamysłem autora.</translation>
  </message>
  <message>
   <source>Press for an operator that does not compete</source>
   <translation>Naciśnięcie wybiera operatora, który nie konkuruje</translation>
  </message>
  <message>
   <source>Press to ask about the files as the site has them</source>
   <translation>Naciśnij, aby zapytać o pliki takie, jakie ma witryna</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Zmień tę odpowiedź…</translation>
  </message>
  <message>
   <source>The smallest edits that change this answer (Alt+Enter)</source>
   <translation>Najmniejsze zmiany, które zmieniają tę odpowiedź (Alt+Enter)</translation>
  </message>
  <message>
   <source>Who asks: a product token, an identity such as ClaudeBot/2.0 (ai-assistant), or a whole HTTP User-Agent header. Ctrl+L</source>
   <translation>Kto pyta: token produktu, tożsamość taka jak ClaudeBot/2.0 (ai-assistant) lub cały nagłówek HTTP User-Agent. Ctrl+L</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>URL or path</source>
   <translation>URL lub ścieżka</translation>
  </message>
  <message>
   <source>What it wants: a path with query, or a whole URL</source>
   <translation>Czego chce: ścieżki z zapytaniem lub całego adresu URL</translation>
  </message>
  <message>
   <source>&amp;Now</source>
   <translation>&amp;Teraz</translation>
  </message>
  <message>
   <source>Next &amp;change</source>
   <translation>Następna z&amp;miana</translation>
  </message>
  <message>
   <source>At a &amp;time…</source>
   <translation>&amp;W wybranym czasie…</translation>
  </message>
  <message>
   <source>at</source>
   <translation>w chwili</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Kiedy</translation>
  </message>
  <message>
   <source>Time in UTC</source>
   <translation>Czas w UTC</translation>
  </message>
  <message>
   <source>Category: automatic</source>
   <translation>znana kategoria</translation>
  </message>
  <message>
   <source>Category</source>
   <translation>Kategoria</translation>
  </message>
  <message>
   <source>The agent's category, if it is not to be taken from its identity or the registry</source>
   <translation>Kategoria agenta, jeśli nie ma być wzięta z jego tożsamości ani z rejestru</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Odczyt</translation>
  </message>
  <message>
   <source>The operator competes with this site: “compete” then counts</source>
   <translation>Operator konkuruje z tą witryną: wtedy liczy się „compete”</translation>
  </message>
  <message>
   <source>&amp;Time</source>
   <translation>&amp;Czas</translation>
  </message>
  <message>
   <source>Time &amp;zone</source>
   <translation>&amp;Strefa czasowa</translation>
  </message>
  <message>
   <source>&amp;Category</source>
   <translation>&amp;Kategoria</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>&amp;Odczyt</translation>
  </message>
  <message>
   <source>robots.txt is answered</source>
   <translation>Odpowiedź na robots.txt</translation>
  </message>
  <message>
   <source>May %1 fetch %2 %3 ?</source>
   <comment>The question at the top of the window. %1 is the field of the agent, %2 of the address, %3 of the time (“now”, “at …”); the words around them are shown between the fields, in any order</comment>
   <translation>Czy %1 może pobrać %2 %3 ?</translation>
  </message>
  <message>
   <source>%1 in %2</source>
   <extracomment>%1 a time of day, %2 the name of a time zone</extracomment>
   <translation>%1 w %2</translation>
  </message>
  <message>
   <source>as %1</source>
   <translation>jako %1</translation>
  </message>
  <message>
   <source>Reading: %1</source>
   <translation>Odczyt: %1</translation>
  </message>
  <message>
   <source>a competitor</source>
   <translation>konkurent</translation>
  </message>
  <message>
   <source>Nothing changes within eight days</source>
   <translation>Przez osiem dni nic się nie zmienia</translation>
  </message>
  <message>
   <source>Read as %1</source>
   <translation>Odczyt: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RateEditor</name>
  <message>
   <source>any time</source>
   <translation>dowolny czas</translation>
  </message>
  <message>
   <source>seconds</source>
   <translation>sekundy</translation>
  </message>
  <message>
   <source>seconds (s)</source>
   <translation>sekundy (s)</translation>
  </message>
  <message>
   <source>minutes</source>
   <translation>minuty</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>godziny</translation>
  </message>
  <message>
   <source>in</source>
   <extracomment>between a number of documents and a time: 5 in 1 minute</extracomment>
   <translation>na</translation>
  </message>
  <message>
   <source>UTC</source>
   <translation>UTC</translation>
  </message>
  <message>
   <source>%1: documents</source>
   <translation>%1: dokumenty</translation>
  </message>
  <message>
   <source>%1: time</source>
   <translation>%1: czas</translation>
  </message>
  <message>
   <source>%1: unit of time</source>
   <translation>%1: jednostka czasu</translation>
  </message>
  <message>
   <source>%1: window of the day in UTC</source>
   <translation>%1: przedział doby w UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsModel</name>
  <message>
   <source>Answer</source>
   <translation>Odpowiedź</translation>
  </message>
  <message>
   <source>agrees</source>
   <translation>zgodne</translation>
  </message>
  <message>
   <source>Read as</source>
   <translation>Odczyt</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Pobranie</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>Co stanowi różnicę</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsPanel</name>
  <message>
   <source>The question under every reading</source>
   <translation>Pytanie we wszystkich odczytach</translation>
  </message>
  <message>
   <source>Agents and paths for which the readings differ</source>
   <translation>Agenci i ścieżki, dla których odczyty się różnią</translation>
  </message>
  <message>
   <source>Compare with 1994 as well</source>
   <translation>Porównaj także z 1994</translation>
  </message>
  <message>
   <source>The first robots.txt: no wildcards, the first rule that matches. No crawler of today reads it so.</source>
   <translation>Pierwszy robots.txt: bez symboli wieloznacznych, pierwsza pasująca reguła. Żaden dzisiejszy crawler tak go nie czyta.</translation>
  </message>
  <message>
   <source>All readings agree (questions: %1, agents × paths of the site and of its rules).</source>
   <translation>Wszystkie odczyty są zgodne (pytania: %1, agenci × ścieżki witryny i jej reguł).</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 questions (agents × paths of the site and of its rules) are answered differently:</source>
   <translation>
    <numerusform>%n z %1 pytań (agenci × ścieżki witryny i jej reguł) ma różne odpowiedzi:</numerusform>
    <numerusform>%n z %1 pytań (agenci × ścieżki witryny i jej reguł) mają różne odpowiedzi:</numerusform>
    <numerusform>%n z %1 pytań (agenci × ścieżki witryny i jej reguł) ma różne odpowiedzi:</numerusform>
   </translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>Odczyty</translation>
  </message>
  <message>
   <source>Readings %1</source>
   <translation>Odczyty %1</translation>
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
   <translation>Ścieżka</translation>
  </message>
  <message>
   <source>Questions</source>
   <translation>Pytania</translation>
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
   <translation>Udokumentowane</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>Co stanowi różnicę</translation>
  </message>
  <message>
   <source>for example: %1</source>
   <translation>na przykład: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Recovery</name>
  <message>
   <source>A recovery journal could not be read. It is kept in %1.</source>
   <translation>Nie można było odczytać dziennika odzyskiwania. Jest zachowany w %1.</translation>
  </message>
  <message>
   <source>A later version of Gatepost left unsaved text in %1. It is kept for that version.</source>
   <translation>Nowsza wersja Gatepost pozostawiła niezapisany tekst w %1. Jest zachowany dla tamtej wersji.</translation>
  </message>
  <message>
   <source>There is more in %1. What could not be offered or read is kept there.</source>
   <translation>W %1 jest więcej. To, czego nie można było zaproponować ani odczytać, jest tam zachowane.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RecoveryDialog</name>
  <message>
   <source>&amp;Restore</source>
   <translation>&amp;Przywróć</translation>
  </message>
  <message>
   <source>&amp;Keep the file</source>
   <translation>&amp;Zachowaj plik</translation>
  </message>
  <message>
   <source>Keep &amp;both</source>
   <translation>Zachowaj &amp;oba</translation>
  </message>
  <message>
   <source>Unsaved text was found</source>
   <translation>Znaleziono niezapisany tekst</translation>
  </message>
  <message>
   <source>Gatepost closed unexpectedly. This is what had not been saved.</source>
   <translation>Gatepost nie zakończył ostatnio pracy prawidłowo. Oto, czego nie zapisano.</translation>
  </message>
  <message>
   <source>Unsaved texts</source>
   <translation>Niezapisane teksty</translation>
  </message>
  <message>
   <source>Opens the text, unsaved. Undo gives the file's text back.</source>
   <translation>Otwiera tekst jako niezapisany. Cofnięcie przywraca tekst pliku.</translation>
  </message>
  <message>
   <source>Saves the text as a separate file beside the other.</source>
   <translation>Zapisuje tekst jako osobny plik obok tamtego.</translation>
  </message>
  <message>
   <source>&amp;Decide later</source>
   <translation>Z&amp;decyduj później</translation>
  </message>
  <message>
   <source>Nothing is lost: it is found again at the next start.</source>
   <translation>Nic nie przepadnie: tekst pojawi się znów przy następnym uruchomieniu.</translation>
  </message>
  <message>
   <source>%1, never saved</source>
   <translation>%1, nigdy nie zapisano</translation>
  </message>
  <message>
   <source>Last kept %1</source>
   <translation>Ostatnio zachowano %1</translation>
  </message>
  <message>
   <source>The end of the recovery journal was cut off; this is what came before.</source>
   <translation>Koniec dziennika odzyskiwania był ucięty; oto, co było przed nim.</translation>
  </message>
  <message>
   <source>The file itself is not there any more or cannot be read.</source>
   <translation>Samego pliku już nie ma albo nie można go odczytać.</translation>
  </message>
  <message>
   <source>The file was changed by another program in the meantime.</source>
   <translation>W międzyczasie plik zmienił inny program.</translation>
  </message>
  <message>
   <source>− in the file, + in the unsaved text:</source>
   <translation>− w pliku, + w niezapisanym tekście:</translation>
  </message>
  <message>
   <source>&amp;Discard</source>
   <translation>Od&amp;rzuć</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesModel</name>
  <message>
   <source>Rule</source>
   <translation>Reguła</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Ścieżka</translation>
  </message>
  <message>
   <source>Decides</source>
   <translation>Rozstrzyga</translation>
  </message>
  <message>
   <source>(empty: no rule)</source>
   <translation>(pusta: nie jest regułą)</translation>
  </message>
  <message>
   <source>The site has no sample paths. The matrix keeps a list with the site: Paths, Keep them with the site.</source>
   <translation>Witryna nie ma przykładowych ścieżek. Macierz przechowuje listę razem z witryną: Ścieżki, Zachowaj z witryną.</translation>
  </message>
  <message>
   <source>How many of the site's sample paths this rule decides in its group</source>
   <translation>O ilu przykładowych ścieżkach witryny rozstrzyga ta reguła w swojej grupie</translation>
  </message>
  <message>
   <source>Set path to %1</source>
   <translation>Ustaw ścieżkę na %1</translation>
  </message>
  <message>
   <source>Change rule to %1</source>
   <translation>Zmień regułę na %1</translation>
  </message>
  <message>
   <source>Add rule %1: %2</source>
   <translation>Dodaj regułę %1: %2</translation>
  </message>
  <message numerus="yes">
   <source>Add %n line(s) from a list</source>
   <translation>
    <numerusform>Dodaj %n wiersz z listy</numerusform>
    <numerusform>Dodaj %n wiersze z listy</numerusform>
    <numerusform>Dodaj %n wierszy z listy</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>Usuń %1</translation>
  </message>
  <message>
   <source>Move rule</source>
   <translation>Przenieś regułę</translation>
  </message>
  <message>
   <source>Move rule to %1</source>
   <translation>Przenieś regułę do %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesTable</name>
  <message>
   <source>Rules</source>
   <translation>Reguły</translation>
  </message>
  <message>
   <source>Insert adds a Disallow, Ctrl+Insert an Allow, Delete removes, Alt+Up and Alt+Down move, Alt+Page up and Alt+Page down move to the group above or below, Space changes the kind.</source>
   <translation>Insert dodaje Disallow, Ctrl+Insert – Allow, Delete usuwa, Alt+↑ i Alt+↓ przenoszą, Alt+Page Up i Alt+Page Down przenoszą do grupy powyżej lub poniżej, spacja zmienia rodzaj.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SaveReport</name>
  <message>
   <source>Undone: the files are as they were before the save.</source>
   <translation>Cofnięto: pliki są takie jak przed zapisem.</translation>
  </message>
  <message>
   <source>Saved.</source>
   <translation>Zapisano.</translation>
  </message>
  <message>
   <source>There may be more: the comparison is not complete.</source>
   <translation>Może być tego więcej: porównanie nie jest pełne.</translation>
  </message>
  <message numerus="yes">
   <source>%n test(s) fail now: %1.</source>
   <translation>
    <numerusform>%n test teraz nie przechodzi: %1.</numerusform>
    <numerusform>%n testy teraz nie przechodzą: %1.</numerusform>
    <numerusform>%n testów teraz nie przechodzi: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Cofnij</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>Pokaż zmiany</translation>
  </message>
  <message>
   <source>the files before the save</source>
   <translation>pliki sprzed zapisu</translation>
  </message>
  <message>
   <source>Undo the save</source>
   <translation>Cofnij zapis</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Search</name>
  <message>
   <source>%1 (character %2)</source>
   <translation>%1 (znak %2)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SegmentEditor</name>
  <message>
   <source>Not set</source>
   <translation>Nie ustawiono</translation>
  </message>
  <message>
   <source>Applies here through %1</source>
   <translation>Obowiązuje tu przez %1</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1: nie ustawiono</translation>
  </message>
  <message>
   <source>%1: another value</source>
   <translation>%1: inna wartość</translation>
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
   <translation>nie podano</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteChangesModel</name>
  <message numerus="yes">
   <source>%1, and %Ln more place(s) by the same line</source>
   <translation>
    <numerusform>%1 i jeszcze %Ln miejsce przez ten sam wiersz</numerusform>
    <numerusform>%1 i jeszcze %Ln miejsca przez ten sam wiersz</numerusform>
    <numerusform>%1 i jeszcze %Ln miejsc przez ten sam wiersz</numerusform>
   </translation>
  </message>
  <message>
   <source>Who gains and loses what</source>
   <translation>Kto co zyskuje i traci</translation>
  </message>
  <message>
   <source>for example %1</source>
   <translation>na przykład %1</translation>
  </message>
  <message>
   <source>Agents: %1</source>
   <translation>Agenci: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteList</name>
  <message>
   <source>%1 of %2 known agents are documented to obey it, %3 not to.</source>
   <translation>Według dokumentacji przestrzega go %1 z %2 znanych agentów, a nie przestrzega %3.</translation>
  </message>
  <message>
   <source>No known agent is documented to read it.</source>
   <translation>Według dokumentacji nie czyta go żaden znany agent.</translation>
  </message>
  <message>
   <source>%1 of %2 known agents are documented to read it.</source>
   <translation>Według dokumentacji czyta go %1 z %2 znanych agentów.</translation>
  </message>
  <message>
   <source>Files of the site</source>
   <translation>Pliki witryny</translation>
  </message>
  <message>
   <source>Add file</source>
   <translation>Dodaj plik</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>nie zapisano</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>Zamierzenia</translation>
  </message>
  <message>
   <source>%1 %2</source>
   <translation>%1 %2</translation>
  </message>
  <message>
   <source>What you want of crawlers, for the whole site</source>
   <translation>Czego chcesz od crawlerów, dla całej witryny</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteModel</name>
  <message>
   <source>Only the text is shown. Nothing is judged.</source>
   <translation>Widoczny jest tylko tekst. Nic nie jest oceniane.</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>Pobierz %1</translation>
  </message>
  <message>
   <source>There is no place below chain/ for %1.</source>
   <translation>W chain/ nie ma miejsca na %1.</translation>
  </message>
  <message>
   <source>The folder of %1 could not be made.</source>
   <translation>Nie można było utworzyć folderu dla %1.</translation>
  </message>
  <message>
   <source>A file can be mapped when the site is in a folder: save a policy file into one first.</source>
   <translation>Plik można przypisać, gdy witryna jest w folderze: najpierw należy zapisać w nim plik polityki.</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 nie istnieje.</translation>
  </message>
  <message>
   <source>%1 has unsaved changes.</source>
   <translation>%1 ma niezapisane zmiany.</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>Nie ma folderu %1.</translation>
  </message>
  <message>
   <source>Changes nothing for any agent</source>
   <translation>Nie zmienia niczego dla żadnego agenta</translation>
  </message>
  <message>
   <source>Hits no agent of the list</source>
   <translation>Nie dotyczy żadnego agenta z listy</translation>
  </message>
  <message>
   <source>Hits %1</source>
   <translation>Dotyczy: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Snippets</name>
  <message>
   <source>agent with its rules</source>
   <translation>agent ze swoimi regułami</translation>
  </message>
  <message>
   <source>extended 2.0 group with hours and pace</source>
   <translation>rozszerzona grupa 2.0 z godzinami i tempem</translation>
  </message>
  <message>
   <source>rules for one kind of agent</source>
   <translation>reguły dla jednego rodzaju agentów</translation>
  </message>
  <message>
   <source>one kind of agent asks first</source>
   <translation>jeden rodzaj agentów najpierw pyta</translation>
  </message>
  <message>
   <source>an agent of the list</source>
   <translation>agent z listy</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SuppliedPolicy</name>
  <message>
   <source>line %1</source>
   <translation>wiersz %1</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, wiersz %2</translation>
  </message>
  <message>
   <source>%1: %2 in %3</source>
   <extracomment>%1 is a directive, %2 its value, %3 a line, perhaps with its file: &quot;crawl: no in line 4&quot;</extracomment>
   <translation>%1: %2 (%3)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsModel</name>
  <message>
   <source>always true</source>
   <translation>zawsze prawdziwe</translation>
  </message>
  <message>
   <source>passes</source>
   <translation>zgodny</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>sprawdzanie…</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>nierozstrzygnięte</translation>
  </message>
  <message>
   <source>faulty</source>
   <translation>błędny</translation>
  </message>
  <message>
   <source>is %1</source>
   <translation>jest %1</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Czas</translation>
  </message>
  <message>
   <source>any time</source>
   <translation>dowolny czas</translation>
  </message>
  <message>
   <source>Answered</source>
   <translation>Odpowiedź</translation>
  </message>
  <message>
   <source>How robots.txt is answered, such as 503,since=2h; empty: as the site has it</source>
   <translation>Odpowiedź na żądanie robots.txt, na przykład 503,since=2h; puste: jak w witrynie</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Wynik</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Ścieżka</translation>
  </message>
  <message>
   <source>Expected</source>
   <translation>Oczekiwano</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Dlaczego</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsPanel</name>
  <message>
   <source>Policy tests</source>
   <translation>Testy polityki</translation>
  </message>
  <message>
   <source>Start with the usual five</source>
   <translation>Zacznij od pięciu zwykłych</translation>
  </message>
  <message>
   <source>%1 on “/”, with what they are answered now</source>
   <translation>%1 na „/”, z odpowiedzią, którą dostają teraz</translation>
  </message>
  <message>
   <source>What must stay true, such as “Googlebot must be allowed to fetch /”. Put a question on top, then press “Keep as test”; or start with the usual five.</source>
   <translation>Co ma pozostać prawdą, na przykład „Googlebot musi móc pobrać /”. Zadaj pytanie u góry, a potem naciśnij „Utwórz test z tej odpowiedzi”, albo zacznij od pięciu zwykłych.</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>Utwórz test z tej odpowiedzi</translation>
  </message>
  <message>
   <source>The present question, with what it is answered now</source>
   <translation>Bieżące pytanie wraz z obecną odpowiedzią</translation>
  </message>
  <message>
   <source>Keep as rule</source>
   <translation>Zachowaj jako regułę</translation>
  </message>
  <message>
   <source>A rule about all times and the widest set of paths for which this answer is true</source>
   <translation>Reguła o wszystkich porach i najszerszym zbiorze ścieżek, dla którego ta odpowiedź jest prawdziwa</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Usuń</translation>
  </message>
  <message>
   <source>Remove the chosen test</source>
   <translation>Usuń wybrany test</translation>
  </message>
  <message>
   <source>Ask again</source>
   <translation>Zadaj jego pytanie</translation>
  </message>
  <message>
   <source>Ask the chosen test's question, or that of a counter-example</source>
   <translation>Zadaj pytanie wybranego testu albo kontrprzykładu</translation>
  </message>
  <message>
   <source>No rule about all paths and times follows from this answer.</source>
   <translation>Z tej odpowiedzi nie wynika żadna reguła o wszystkich ścieżkach i porach.</translation>
  </message>
  <message>
   <source>%1 on everything</source>
   <translation>%1 wszędzie</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1 na %2</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 regions of the map are not covered by a test.</source>
   <translation>
    <numerusform>%n z %1 obszarów mapy nie jest objęty testem.</numerusform>
    <numerusform>%n z %1 obszarów mapy nie są objęte testem.</numerusform>
    <numerusform>%n z %1 obszarów mapy nie jest objętych testem.</numerusform>
   </translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>co najmniej te; niektórych ścieżek nie dało się rozstrzygnąć</translation>
  </message>
  <message>
   <source>No tests yet. They are kept in the site's gatepost.yaml, and gatepost-cli test runs them too.</source>
   <translation>Nie ma jeszcze testów. Są przechowywane w gatepost.yaml witryny, a uruchamia je także gatepost-cli test.</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>sprawdzanie…</translation>
  </message>
  <message numerus="yes">
   <source>All %n test(s) pass.</source>
   <translation>
    <numerusform>%n test przechodzi.</numerusform>
    <numerusform>Wszystkie %n testy przechodzą.</numerusform>
    <numerusform>Wszystkie %n testów przechodzi.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 of %n test(s) fail.</source>
   <translation>
    <numerusform>Nie przechodzi %1 z %n testu.</numerusform>
    <numerusform>Nie przechodzi %1 z %n testów.</numerusform>
    <numerusform>Nie przechodzi %1 z %n testów.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tests ✕ %1</source>
   <translation>Testy ✕ %1</translation>
  </message>
  <message>
   <source>Tests ✓ %1</source>
   <translation>Testy ✓ %1</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Testy</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TextView</name>
  <message>
   <source>Text of %1</source>
   <translation>Tekst %1</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Cofnij</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Ponów</translation>
  </message>
  <message>
   <source>Cut</source>
   <translation>Wytnij</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopiuj</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Wklej</translation>
  </message>
  <message>
   <source>Select all</source>
   <translation>Zaznacz wszystko</translation>
  </message>
  <message>
   <source>Duplicate lines</source>
   <translation>Powiel wiersze</translation>
  </message>
  <message>
   <source>Move lines up</source>
   <translation>Przenieś wiersze w górę</translation>
  </message>
  <message>
   <source>Move lines down</source>
   <translation>Przenieś wiersze w dół</translation>
  </message>
  <message>
   <source>Delete lines</source>
   <translation>Usuń wiersze</translation>
  </message>
  <message>
   <source>Join lines</source>
   <translation>Połącz wiersze</translation>
  </message>
  <message>
   <source>Comment lines</source>
   <translation>Zakomentuj wiersze</translation>
  </message>
  <message>
   <source>Complete %1</source>
   <translation>Uzupełnij %1</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>Nie ma znanej poprawki</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>Uporządkuj…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>Popraw %Ln tego rodzaju</numerusform>
    <numerusform>Popraw wszystkie %Ln tego rodzaju</numerusform>
    <numerusform>Popraw wszystkie %Ln tego rodzaju</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>Popraw wszystkie „%1”</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>Objaśnij „%1”</translation>
  </message>
  <message>
   <source>No problem in this line</source>
   <translation>Brak problemów w tym wierszu</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Pomoc</translation>
  </message>
  <message>
   <source>&lt;p&gt;Put the caret on a directive, a value, an agent or a problem: F1 explains what it is and where that is written.&lt;/p&gt;</source>
   <translation>&lt;p&gt;Gdy kursor jest na dyrektywie, wartości, agencie lub problemie, F1 wyjaśnia, co to jest i gdzie to opisano.&lt;/p&gt;</translation>
  </message>
  <message>
   <source>⋯ 1 line</source>
   <translation>⋯ 1 wiersz</translation>
  </message>
  <message numerus="yes">
   <source>⋯ %Ln lines</source>
   <translation>
    <numerusform>⋯ %Ln wiersz</numerusform>
    <numerusform>⋯ %Ln wiersze</numerusform>
    <numerusform>⋯ %Ln wierszy</numerusform>
   </translation>
  </message>
  <message>
   <source>Decided no request in the log</source>
   <translation>Nie rozstrzygnęła o żadnym żądaniu w dzienniku</translation>
  </message>
  <message>
   <source>Applies to %1</source>
   <translation>Obowiązuje dla %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TidyDialog</name>
  <message>
   <source>Tidy up %1</source>
   <translation>Uporządkuj %1</translation>
  </message>
  <message>
   <source>What is removed</source>
   <translation>Co zostanie usunięte</translation>
  </message>
  <message>
   <source>&amp;Remove the lines</source>
   <translation>&amp;Usuń wiersze</translation>
  </message>
  <message>
   <source>Comparing every answer with and without the lines…</source>
   <translation>Porównywanie każdej odpowiedzi z tymi wierszami i bez nich…</translation>
  </message>
  <message>
   <source>There is no line of which it is proved that it changes nothing.</source>
   <translation>Nie ma wiersza, o którym dowiedziono, że niczego nie zmienia.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) can go.</source>
   <translation>
    <numerusform>%Ln wiersz może zniknąć.</numerusform>
    <numerusform>%Ln wiersze mogą zniknąć.</numerusform>
    <numerusform>%Ln wierszy może zniknąć.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>No answer differs without them: %n agent(s) were compared, for every path, time and use, in all five readings.</source>
   <translation>
    <numerusform>Bez nich żadna odpowiedź się nie różni: porównano %n agenta, dla każdej ścieżki, pory i użycia, we wszystkich pięciu odczytaniach.</numerusform>
    <numerusform>Bez nich żadna odpowiedź się nie różni: porównano %n agentów, dla każdej ścieżki, pory i użycia, we wszystkich pięciu odczytaniach.</numerusform>
    <numerusform>Bez nich żadna odpowiedź się nie różni: porównano %n agentów, dla każdej ścieżki, pory i użycia, we wszystkich pięciu odczytaniach.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) seem to change nothing.</source>
   <translation>
    <numerusform>%Ln wiersz zdaje się niczego nie zmieniać.</numerusform>
    <numerusform>%Ln wiersze zdają się niczego nie zmieniać.</numerusform>
    <numerusform>%Ln wierszy zdaje się niczego nie zmieniać.</numerusform>
   </translation>
  </message>
  <message>
   <source>But some answer would differ without them, so nothing is removed.</source>
   <translation>Ale bez nich jakaś odpowiedź byłaby inna, więc nic nie jest usuwane.</translation>
  </message>
  <message>
   <source>But whether an answer would differ without them could not be decided, so nothing is removed.</source>
   <translation>Ale nie dało się rozstrzygnąć, czy bez nich jakaś odpowiedź byłaby inna, więc nic nie jest usuwane.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) that change nothing stay: another program writes the block that they are in, and would write them again.</source>
   <translation>
    <numerusform>%Ln wiersz, który niczego nie zmienia, zostaje: inny program pisze blok, w którym on jest, i napisałby go znowu.</numerusform>
    <numerusform>%Ln wiersze, które niczego nie zmieniają, zostają: inny program pisze blok, w którym są, i napisałby je znowu.</numerusform>
    <numerusform>%Ln wierszy, które niczego nie zmieniają, zostaje: inny program pisze blok, w którym są, i napisałby je znowu.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) were not tried to the end, which is too much work. Some of them may change nothing, too.</source>
   <translation>
    <numerusform>%Ln wiersz nie został sprawdzony do końca, bo to zbyt wiele pracy. Może i on niczego nie zmienia.</numerusform>
    <numerusform>%Ln wiersze nie zostały sprawdzone do końca, bo to zbyt wiele pracy. Może i niektóre z nich niczego nie zmieniają.</numerusform>
    <numerusform>%Ln wierszy nie zostało sprawdzonych do końca, bo to zbyt wiele pracy. Może i niektóre z nich niczego nie zmieniają.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tidy up</source>
   <translation>Uporządkuj</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TimelinePanel</name>
  <message>
   <source>Changes of the answer</source>
   <translation>Zmiany odpowiedzi</translation>
  </message>
  <message>
   <source>A day</source>
   <translation>Doba</translation>
  </message>
  <message>
   <source>When agents may come, hour by hour</source>
   <translation>Kiedy agenci mogą przychodzić, godzina po godzinie</translation>
  </message>
  <message>
   <source>A crawl</source>
   <translation>Skanowanie</translation>
  </message>
  <message>
   <source>How many days crawlers need for many pages</source>
   <translation>Ile dni potrzebują crawlery na wiele stron</translation>
  </message>
  <message>
   <source>The day before</source>
   <translation>Poprzedni dzień</translation>
  </message>
  <message>
   <source>The day after</source>
   <translation>Następny dzień</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Teraz</translation>
  </message>
  <message>
   <source>Ask for the present time</source>
   <translation>Zapytaj o bieżącą chwilę</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>Agenci witryny</translation>
  </message>
  <message>
   <source>All known agents</source>
   <translation>Wszyscy znani agenci</translation>
  </message>
  <message>
   <source>Which agents are rows</source>
   <translation>Którzy agenci są wierszami</translation>
  </message>
  <message>
   <source>Zone</source>
   <translation>Strefa</translation>
  </message>
  <message>
   <source>on %1</source>
   <comment>a path</comment>
   <translation>na %1</translation>
  </message>
  <message>
   <source>Hours are UTC</source>
   <translation>Godziny są w UTC</translation>
  </message>
  <message>
   <source>The higher a band, the faster</source>
   <translation>Im wyższy pas, tym szybciej</translation>
  </message>
  <message>
   <source>%1 changes its clocks %2 UTC: %3 until then, %4 afterwards. Windows do not move: they are UTC.</source>
   <translation>%1 zmienia czas %2 UTC: do tej chwili %3, potem %4. Przedziały się nie przesuwają: są w UTC.</translation>
  </message>
  <message>
   <source>%1 is %2; its clocks change next %3 UTC, to %4.</source>
   <translation>%1 to %2; następna zmiana czasu %3 UTC, na %4.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewParts</name>
  <message>
   <source>%1 line %2</source>
   <translation>%1, wiersz %2</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>Nie można było zapisać %1: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewTabs</name>
  <message>
   <source>Open the views</source>
   <translation>Otwórz widoki</translation>
  </message>
  <message>
   <source>Fold the views to their tabs (Ctrl+Shift+0)</source>
   <translation>Zwiń widoki do kart (Ctrl+Shift+0)</translation>
  </message>
  <message>
   <source>Back beside the text (Esc)</source>
   <translation>Z powrotem obok tekstu (Esc)</translation>
  </message>
  <message>
   <source>Views in the whole window (Ctrl+Shift+M)</source>
   <translation>Widoki w całym oknie (Ctrl+Shift+M)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViolationDialog</name>
  <message>
   <source>With &amp;addresses: they may be personal data</source>
   <translation>Z &amp;adresami: mogą to być dane osobowe</translation>
  </message>
  <message>
   <source>Report %1</source>
   <translation>Zgłoś: %1</translation>
  </message>
  <message>
   <source>The report</source>
   <translation>Zgłoszenie</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Kopiuj</translation>
  </message>
  <message>
   <source>Anybody can send any name: compare addresses before you accuse an operator. Values of queries are left out. Send the report to the operator first.</source>
   <translation>Każdy może wysłać dowolną nazwę: przed oskarżeniem operatora należy porównać adresy. Wartości zapytań pominięto. Zgłoszenie należy najpierw wysłać do operatora.</translation>
  </message>
  <message>
   <source>&amp;Site</source>
   <translation>&amp;Witryna</translation>
  </message>
  <message>
   <source>The report was copied.</source>
   <translation>Zgłoszenie skopiowano.</translation>
  </message>
  <message>
   <source>Reading the log again for evidence…</source>
   <translation>Ponowne czytanie dziennika w poszukiwaniu dowodów…</translation>
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
   <translation>Mówi, kto może pobierać i czytać witrynę oraz jej używać, i pokazuje jeszcze przed wysłaniem na serwer, jak rozumie to każdy agent.</translation>
  </message>
  <message>
   <source>No account, no telemetry. Nothing is fetched or sent unless you press a button.</source>
   <translation>Bez konta i telemetrii. Bez naciśnięcia przycisku nic nie jest pobierane ani wysyłane.</translation>
  </message>
  <message>
   <source>Check a robots.txt</source>
   <translation>Sprawdź robots.txt</translation>
  </message>
  <message>
   <source>Drop it anywhere in this window, open it, or paste it. The answer for any crawler and path is shown above the text.</source>
   <translation>Upuść go w dowolnym miejscu tego okna, otwórz lub wklej. Odpowiedź dla dowolnego crawlera i ścieżki widać nad tekstem.</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>Otwórz plik…</translation>
  </message>
  <message>
   <source>Open a site's folder…</source>
   <translation>Otwórz folder witryny…</translation>
  </message>
  <message>
   <source>Paste its text</source>
   <translation>Wklej tekst</translation>
  </message>
  <message>
   <source>All its policy files together.</source>
   <translation>Wszystkie jej pliki polityki razem.</translation>
  </message>
  <message>
   <source>Write a new one</source>
   <translation>Napisz nowy</translation>
  </message>
  <message>
   <source>Begin with what you want; every line can be changed afterwards.</source>
   <translation>Zacznij od tego, co chcesz osiągnąć; każdy wiersz można potem zmienić.</translation>
  </message>
  <message>
   <source>Say what you want…</source>
   <translation>Określ, czego chcesz…</translation>
  </message>
  <message>
   <source>Three questions: search, assistants, training.</source>
   <translation>Trzy pytania: wyszukiwanie, asystenci, trenowanie.</translation>
  </message>
  <message>
   <source>Look around first</source>
   <translation>Najpierw się rozejrzyj</translation>
  </message>
  <message>
   <source>A publisher's site with every file and every view in use. Nothing in it can be broken.</source>
   <translation>Witryna wydawnictwa, w której używany jest każdy plik i każdy widok. Niczego nie da się tu zepsuć.</translation>
  </message>
  <message>
   <source>Open the sample site</source>
   <translation>Otwórz przykładową witrynę</translation>
  </message>
  <message>
   <source>More templates</source>
   <translation>Więcej szablonów</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>Niedawne</translation>
  </message>
  <message>
   <source>missing</source>
   <translation>brak</translation>
  </message>
  <message>
   <source>kept</source>
   <translation>przypięty</translation>
  </message>
  <message>
   <source>Do not keep here</source>
   <translation>Nie przypinaj tutaj</translation>
  </message>
  <message>
   <source>Keep here</source>
   <translation>Przypnij tutaj</translation>
  </message>
  <message>
   <source>Take off the list</source>
   <translation>Usuń z listy</translation>
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
   <translation>%1 UTC, za %2</translation>
  </message>
  <message>
   <source>tomorrow %1 UTC</source>
   <comment>time of the day</comment>
   <translation>jutro %1 UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::WindowGoals</name>
  <message numerus="yes">
   <source>%Ln✕</source>
   <translation>
    <numerusform>%Ln✕</numerusform>
    <numerusform>%Ln✕</numerusform>
    <numerusform>%Ln✕</numerusform>
   </translation>
  </message>
  <message>
   <source>A goal is no longer true: %1, by line %2 of %3. %4.</source>
   <translation>Zamierzenie nie jest już spełnione: %1, przez wiersz %2 w %3. %4.</translation>
  </message>
  <message>
   <source>A goal is no longer true: %1. %2.</source>
   <translation>Zamierzenie nie jest już spełnione: %1. %2.</translation>
  </message>
  <message>
   <source>Show goals</source>
   <translation>Pokaż zamierzenia</translation>
  </message>
  <message>
   <source>Review…</source>
   <translation>Przejrzyj…</translation>
  </message>
  <message>
   <source>Let them in</source>
   <translation>Wpuść je</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Później</translation>
  </message>
  <message numerus="yes">
   <source>%Ln crawler(s) of the list are not covered by your goals: %1 (%2).</source>
   <translation>
    <numerusform>Zamierzenia nie obejmują %Ln crawlera z listy: %1 (%2).</numerusform>
    <numerusform>Zamierzenia nie obejmują %Ln crawlerów z listy: %1 (%2).</numerusform>
    <numerusform>Zamierzenia nie obejmują %Ln crawlerów z listy: %1 (%2).</numerusform>
   </translation>
  </message>
  <message>
   <source>Let new crawlers in</source>
   <translation>Wpuść nowe crawlery</translation>
  </message>
  <message>
   <source>An exception ended on %1.</source>
   <translation>Wyjątek skończył się %1.</translation>
  </message>
  <message>
   <source>The exception for %1 ended on %2.</source>
   <translation>Wyjątek dla %1 skończył się %2.</translation>
  </message>
  <message>
   <source>Undo in all files</source>
   <translation>Cofnij we wszystkich plikach</translation>
  </message>
  <message>
   <source>Write what is made from this</source>
   <translation>Zapisz to, co z tego powstaje</translation>
  </message>
  <message>
   <source>Write %1?</source>
   <translation>Zapisać %1?</translation>
  </message>
  <message>
   <source>Below the folder %1. What these files contain now is replaced.</source>
   <translation>W folderze %1. Obecna zawartość tych plików zostanie zastąpiona.</translation>
  </message>
  <message>
   <source>Write</source>
   <translation>Zapisz</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <source>Write what an environment lacks</source>
   <translation>Zapisz to, czego brakuje środowisku</translation>
  </message>
  <message>
   <source>Below the folder %1, where there is no such file.</source>
   <translation>Poniżej folderu %1, w którym nie ma takiego pliku.</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>Zapisano %1</translation>
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
   <translation>dziś %1</translation>
  </message>
  <message>
   <source>yesterday %1</source>
   <comment>%1: 07:00</comment>
   <translation>wczoraj %1</translation>
  </message>
  <message>
   <source>just now</source>
   <translation>przed chwilą</translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s) ago</source>
   <translation>
    <numerusform>%n minutę temu</numerusform>
    <numerusform>%n minuty temu</numerusform>
    <numerusform>%n minut temu</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s) ago</source>
   <translation>
    <numerusform>%n godzinę temu</numerusform>
    <numerusform>%n godziny temu</numerusform>
    <numerusform>%n godzin temu</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) ago</source>
   <translation>
    <numerusform>%n dzień temu</numerusform>
    <numerusform>%n dni temu</numerusform>
    <numerusform>%n dni temu</numerusform>
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
   <translation>ddd, d MMM HH:mm</translation>
  </message>
  <message>
   <source>ddd d MMM</source>
   <comment>Date, as QLocale::toString takes it</comment>
   <translation>ddd, d MMM</translation>
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
   <translation>Strefa czasowa</translation>
  </message>
  <message>
   <source>The time zone that is shown beside UTC</source>
   <translation>Strefa czasowa pokazywana obok UTC</translation>
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
   <translation>pliki mają razem ponad 500 000 bajtów, więc nie szukano w nich celów; cele napisane samodzielnie są mimo to sprawdzane</translation>
  </message>
  <message>
   <source>%1 (%2)</source>
   <translation>%1 (%2)</translation>
  </message>
  <message>
   <source>it was not decided what the files say</source>
   <translation>nie rozstrzygnięto, co mówią pliki</translation>
  </message>
  <message>
   <source>It would take too long to try every edit: %1</source>
   <translation>Wypróbowanie każdej zmiany trwałoby zbyt długo: %1</translation>
  </message>
  <message>
   <source>Environment %1 has the same files and wants something else</source>
   <translation>Środowisko %1 ma te same pliki i wymaga czegoś innego</translation>
  </message>
  <message>
   <source>Whether this is true was not decided: %1</source>
   <translation>Nie rozstrzygnięto, czy to jest spełnione: %1</translation>
  </message>
  <message>
   <source>%1 must be closed, but %2</source>
   <translation>%1 musi być zamknięte, ale %2</translation>
  </message>
  <message>
   <source>%1 must be open, but %2</source>
   <translation>%1 musi być otwarte, ale %2</translation>
  </message>
  <message>
   <source>%1 is closed to %2, so crawlers never see the noindex of %3</source>
   <translation>%1 jest zamknięte dla %2, więc crawlery nigdy nie zobaczą noindex na %3</translation>
  </message>
  <message>
   <source>The Sitemap in line %1 is of %2, which is environment %3</source>
   <translation>Sitemap w wierszu %1 należy do %2, czyli do środowiska %3</translation>
  </message>
  <message>
   <source>%1 and %2 have the same goals and answer differently: %3</source>
   <translation>%1 i %2 mają te same zamierzenia, a odpowiadają różnie: %3</translation>
  </message>
  <message>
   <source>%1 is to be %2, but %3 (%4; reading %5)</source>
   <translation>%1 ma być %2, ale %3 (%4; odczyt %5)</translation>
  </message>
  <message>
   <source>%1: agents of the list are not covered: %2</source>
   <translation>%1: nieobjęci agenci z listy: %2</translation>
  </message>
  <message>
   <source>%1: these ignore robots.txt, and only a server can refuse them: %2</source>
   <translation>%1: ci pomijają robots.txt i odmówić im może tylko serwer: %2</translation>
  </message>
  <message>
   <source>No agent of the list comes for %1</source>
   <translation>Żaden agent z listy nie przychodzi w celu: %1</translation>
  </message>
  <message>
   <source>Only robots2.txt can say ask</source>
   <translation>Tylko robots2.txt może powiedzieć ask</translation>
  </message>
  <message>
   <source>pay needs licence: {terms: URL}</source>
   <translation>pay wymaga licence: {terms: URL}</translation>
  </message>
  <message>
   <source>This exception ended on %1</source>
   <translation>Ten wyjątek skończył się %1</translation>
  </message>
  <message>
   <source>Without this exception the answers are the same</source>
   <translation>Bez tego wyjątku odpowiedzi są takie same</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>Usuń ten wyjątek</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file. Did you mean %2?</source>
   <translation>%1 nie występuje ani na liście, ani w żadnym pliku. Czy chodzi o %2?</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file</source>
   <translation>%1 nie występuje ani na liście, ani w żadnym pliku</translation>
  </message>
  <message>
   <source>Change to “%1”</source>
   <translation>Zmień na „%1”</translation>
  </message>
  <message>
   <source>%1 and %2 have one token; the goal of %2 counts: %3</source>
   <translation>%1 i %2 mają jeden token; liczy się zamierzenie dla %2: %3</translation>
  </message>
  <message>
   <source>These also train. What keeps them from that is a signal, not a rule: %1</source>
   <translation>Ci także trenują. Powstrzymuje ich od tego sygnał, a nie reguła: %1</translation>
  </message>
  <message>
   <source>%1 is not what the files come to</source>
   <translation>%1 nie odpowiada temu, co wynika z plików</translation>
  </message>
  <message>
   <source>%1 is not there</source>
   <translation>Nie ma %1</translation>
  </message>
  <message>
   <source>%1 has its own group and does not get %2. Repeat the line there</source>
   <translation>%1 ma własną grupę i nie dowiaduje się o %2. Powtórz tam ten wiersz</translation>
  </message>
  <message>
   <source>The list of agents has no search engine</source>
   <translation>Lista agentów nie ma żadnej wyszukiwarki</translation>
  </message>
  <message>
   <source>This would take too long to prove</source>
   <translation>Udowodnienie tego trwałoby zbyt długo</translation>
  </message>
  <message>
   <source>outputs: %1 and %2 are both written to %3; give one of them another folder</source>
   <translation>outputs: %1 i %2 są zapisywane do %3; jednemu z nich trzeba dać inny folder</translation>
  </message>
  <message>
   <source>outputs: %1: agents: %2</source>
   <translation>outputs: %1: agenci: %2</translation>
  </message>
  <message>
   <source>robots.txt is rendered from the agent policy: change the policy and render it again</source>
   <translation>robots.txt jest generowany z polityki agentów: zmień politykę i wygeneruj go ponownie</translation>
  </message>
  <message>
   <source>robots.txt says that it is rendered from an agent policy, but is not what the policy makes: render it again first</source>
   <translation>robots.txt podaje, że wygenerowano go z polityki agentów, ale nie jest tym, co z niej powstaje: najpierw wygeneruj go ponownie</translation>
  </message>
  <message>
   <source>goals.edit does not let robots.txt be edited</source>
   <translation>goals.edit nie pozwala zmieniać robots.txt</translation>
  </message>
  <message>
   <source>a limit ended the search</source>
   <translation>wyszukiwanie zakończył limit</translation>
  </message>
  <message>
   <source>An agent policy, from which robots.txt is rendered, cannot say it: %1</source>
   <translation>Polityka agentów, z której powstaje robots.txt, nie może tego wyrazić: %1</translation>
  </message>
  <message>
   <source>The list of agents has no token that names a use</source>
   <translation>Lista agentów nie ma tokenu, który nazywa użycie</translation>
  </message>
  <message>
   <source>The block managed by %1 decides for %2. Change it there</source>
   <translation>O %2 rozstrzyga blok, którym zarządza %1. Zmień to tam</translation>
  </message>
  <message>
   <source>A chained file decides for %1: %2</source>
   <translation>O %1 rozstrzyga plik łańcucha: %2</translation>
  </message>
  <message>
   <source>Agents that declare a category follow the groups for * of robots.txt, which cannot name one</source>
   <translation>Agenci, którzy deklarują kategorię, stosują się do grup dla * w robots.txt, który nie może jej nazwać</translation>
  </message>
  <message>
   <source>A group of 2.0 cannot say it: %1</source>
   <translation>Grupa 2.0 nie może tego wyrazić: %1</translation>
  </message>
  <message>
   <source>No edit was found that changes nothing else: %1</source>
   <translation>Nie znaleziono zmiany, która nie zmienia niczego innego: %1</translation>
  </message>
  <message>
   <source>“%1” is read as “%2”: a crawler of that name is meant as well</source>
   <translation>„%1” jest czytane jako „%2”: dotyczy to też crawlera o tej nazwie</translation>
  </message>
  <message>
   <source>%1 may fetch faster: %2</source>
   <translation>%1 może pobierać szybciej: %2</translation>
  </message>
  <message>
   <source>No pace is stated for %1</source>
   <translation>Dla %1 nie podano tempa</translation>
  </message>
  <message>
   <source>robots2.txt does not say “crawl: %1” to %2</source>
   <translation>robots2.txt nie mówi „crawl: %1” agentowi %2</translation>
  </message>
  <message>
   <source>%1 may fetch %2</source>
   <translation>%1 może pobrać %2</translation>
  </message>
  <message>
   <source>%1 may not fetch %2</source>
   <translation>%1 nie może pobrać %2</translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3</source>
   <translation>%1 nie może pobrać %2 o %3</translation>
  </message>
  <message>
   <source>%1 must ask before it fetches %2</source>
   <translation>%1 musi zapytać, zanim pobierze %2</translation>
  </message>
  <message>
   <source>%1 has no paths: what differs by path is claimed of Content-Usage alone</source>
   <translation>%1 nie ma ścieżek: tego, co zależy od ścieżki, wymaga się tylko od Content-Usage</translation>
  </message>
  <message>
   <source>%4 does not state “%2: %3” for %1 on %5</source>
   <translation>%4 nie stwierdza „%2: %3” dla %1 na %5</translation>
  </message>
  <message>
   <source>The map of the site is not complete</source>
   <translation>Mapa witryny nie jest pełna</translation>
  </message>
 </context>
 <context>
  <name>lab</name>
  <message>
   <source>It had not asked for robots.txt before.</source>
   <translation>Wcześniej nie pobrał robots.txt.</translation>
  </message>
  <message>
   <source>Its copy of robots.txt was %1 old; 24 hours are allowed.</source>
   <translation>Jego kopia robots.txt miała %1; dozwolone są 24 godziny.</translation>
  </message>
  <message>
   <source>robots.txt: %1.</source>
   <translation>robots.txt: %1.</translation>
  </message>
  <message>
   <source>It asked again although its answer was good for 24 hours.</source>
   <translation>Zapytał ponownie, choć jego odpowiedź była ważna 24 godziny.</translation>
  </message>
  <message>
   <source>The page must be asked for, and it had not asked.</source>
   <translation>O stronę trzeba zapytać, a nie zapytał.</translation>
  </message>
  <message>
   <source>It was allowed one request, and this is another.</source>
   <translation>Pozwolono mu na jedno żądanie, a to jest kolejne.</translation>
  </message>
  <message>
   <source>Its answer was older than 24 hours.</source>
   <translation>Jego odpowiedź była starsza niż 24 godziny.</translation>
  </message>
  <message>
   <source>The page is outside the scopes of its answer.</source>
   <translation>Strona jest poza zakresami jego odpowiedzi.</translation>
  </message>
  <message>
   <source>The endpoint had answered 429, which allows nothing.</source>
   <translation>Punkt końcowy odpowiedział 429, co na nic nie pozwala.</translation>
  </message>
  <message>
   <source>The endpoint had not allowed it.</source>
   <translation>Punkt końcowy na to nie pozwolił.</translation>
  </message>
  <message>
   <source>The page is a honeypot.</source>
   <translation>Strona jest pułapką.</translation>
  </message>
  <message>
   <source>It came %1 s after the request before; %2 line %3, %4, asks for %5 s.</source>
   <translation>Przyszedł %1 s po poprzednim żądaniu; %2 wiersz %3, %4, wymaga %5 s.</translation>
  </message>
  <message>
   <source>It came back before %1, which Retry-After had asked for.</source>
   <translation>Wrócił przed %1, o co prosił Retry-After.</translation>
  </message>
  <message>
   <source>The policy says %1: %2.</source>
   <translation>Polityka mówi %1: %2.</translation>
  </message>
  <message>
   <source>The policy says %1: %2 line %3, %4.</source>
   <translation>Polityka mówi %1: %2 wiersz %3, %4.</translation>
  </message>
  <message>
   <source>The site has no file for it.</source>
   <translation>Witryna nie ma na to pliku.</translation>
  </message>
  <message>
   <source>The parameter directive must name a directive of robots2.txt such as crawl</source>
   <translation>Parametr directive musi nazywać dyrektywę robots2.txt, na przykład crawl</translation>
  </message>
  <message>
   <source>The parameter agent: %1</source>
   <translation>Parametr agent: %1</translation>
  </message>
  <message>
   <source>The parameter url is missing</source>
   <translation>Brakuje parametru url</translation>
  </message>
  <message>
   <source>The parameter at: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>Parametr at: %1 nie jest czasem takim jak 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>The parameter to: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>Parametr to: %1 nie jest czasem takim jak 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>The clock runs by itself; with --clock-speed 0 it is moved</source>
   <translation>Zegar idzie sam; z --clock-speed 0 można go przestawić</translation>
  </message>
  <message>
   <source>The clock does not run backwards</source>
   <translation>Zegar nie cofa się</translation>
  </message>
  <message>
   <source>the answers that %1 gives to errors are not documented; write one such as Google</source>
   <translation>nie udokumentowano, co %1 robi z błędami; napisz na przykład Google</translation>
  </message>
  <message>
   <source>one text is expected here</source>
   <translation>tu oczekiwany jest jeden tekst</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 musi być listą</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 ma ponad %2 pozycji, więcej się nie czyta</translation>
  </message>
  <message>
   <source>%1 is not a path; write one that begins with / and has no spaces</source>
   <translation>%1 nie jest ścieżką; napisz taką, która zaczyna się od / i nie ma spacji</translation>
  </message>
  <message>
   <source>%1 must have keys and values</source>
   <translation>%1 musi mieć klucze i wartości</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; remove one</source>
   <translation>%1 jest już w wierszu %2; usuń jeden</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 nie jest kluczem %2; czy chodziło o %3?</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 nie jest kluczem %2, które ma %3; popraw go lub usuń</translation>
  </message>
  <message>
   <source>%1 is not a length of time; write one such as 90s, 15m, 14h or 2d</source>
   <translation>%1 nie jest długością czasu; napisz na przykład 90s, 15m, 14h lub 2d</translation>
  </message>
  <message>
   <source>%1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>%1 nie jest czasem takim jak 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>%1 is not a speed; write a whole number from 0 to 1000000</source>
   <translation>%1 nie jest prędkością; napisz liczbę całkowitą od 0 do 1000000</translation>
  </message>
  <message>
   <source>%1 is not a way to enforce; write off or verdict</source>
   <translation>%1 nie jest sposobem egzekwowania; napisz off lub verdict</translation>
  </message>
  <message>
   <source>%1 is not a time such as 02:00 or 2026-11-20T02:00:00Z</source>
   <translation>%1 nie jest czasem takim jak 02:00 lub 2026-11-20T02:00:00Z</translation>
  </message>
  <message>
   <source>%1 has a query; an event is for a path with any query: remove it</source>
   <translation>%1 ma zapytanie; zdarzenie dotyczy ścieżki z każdym zapytaniem: usuń je</translation>
  </message>
  <message>
   <source>an event needs %1; add it</source>
   <translation>zdarzenie potrzebuje %1; dodaj to</translation>
  </message>
  <message>
   <source>an event has one of status, file and redirect; write exactly one of them</source>
   <translation>zdarzenie ma jedno z status, file i redirect; napisz dokładnie jedno</translation>
  </message>
  <message>
   <source>%1 is not a status; write a whole number from 200 to 599</source>
   <translation>%1 nie jest statusem; napisz liczbę całkowitą od 200 do 599</translation>
  </message>
  <message>
   <source>the name of the file is empty</source>
   <translation>nazwa pliku jest pusta</translation>
  </message>
  <message>
   <source>%1 is not a target; write loop, a path, or an http(s) URL</source>
   <translation>%1 nie jest celem; napisz loop, ścieżkę lub adres URL http(s)</translation>
  </message>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>wiersz %1, kolumna %2: %3</translation>
  </message>
  <message>
   <source>the scenario is larger or deeper than is read</source>
   <translation>scenariusz jest większy lub głębszy, niż się czyta</translation>
  </message>
 </context>
 <context>
  <name>lint</name>
  <message>
   <source>Goal that is not true</source>
   <translation>Niespełnione zamierzenie</translation>
  </message>
  <message>
   <source>Below “goals:” gatepost.yaml says what is wanted, and the policy files say something else. The message names an agent, a path and the line that decides. Change the files, or the goal if it is no longer wanted.</source>
   <translation>Pod „goals:” gatepost.yaml określa, co jest pożądane, a pliki polityki mówią co innego. Komunikat wymienia agenta, ścieżkę i wiersz, który rozstrzyga. Należy zmienić pliki albo zamierzenie, jeśli nie jest już pożądane.</translation>
  </message>
  <message>
   <source>Agents that a goal does not cover</source>
   <translation>Agenci, których zamierzenie nie obejmuje</translation>
  </message>
  <message>
   <source>The list of agents has agents for this goal that no line of the files names, and what the files say to everybody else is not what the goal wants. That is how an agent looks that came into the list after the files were written. Name these agents in the group that says what is wanted.</source>
   <translation>Na liście agentów są agenci objęci tym zamierzeniem, których nie wymienia żaden wiersz plików, a to, co pliki mówią wszystkim innym, nie jest tym, czego chce zamierzenie. Tak wygląda agent, który trafił na listę po napisaniu plików. Należy wymienić tych agentów w grupie, która mówi to, co jest pożądane.</translation>
  </message>
  <message>
   <source>Goal of which it is not known whether it is true</source>
   <translation>Zamierzenie, o którym nie wiadomo, czy jest spełnione</translation>
  </message>
  <message>
   <source>A limit ended the search before every agent, path and hour was decided, or a chained file is missing. Nothing false was found, and nothing was shown either. Fewer overlapping patterns make the search shorter.</source>
   <translation>Limit zakończył wyszukiwanie, zanim rozstrzygnięto o każdym agencie, każdej ścieżce i godzinie, albo brakuje pliku łańcucha. Nie znaleziono niczego fałszywego, ale też niczego nie wykazano. Mniej nakładających się wzorców skraca wyszukiwanie.</translation>
  </message>
  <message>
   <source>Part of a goal that no file can say</source>
   <translation>Część zamierzenia, której nie wyrazi żaden plik</translation>
  </message>
  <message>
   <source>The goal wants something for which the file or the signal has no word. It is left out of what is claimed, and named here. Ask for less, or say it in another place.</source>
   <translation>Zamierzenie chce czegoś, na co plik lub sygnał nie ma słowa. Nie należy to do tego, co się twierdzi, i jest wymienione tutaj. Należy żądać mniej albo powiedzieć to w innym miejscu.</translation>
  </message>
  <message>
   <source>Agents of a goal that ignore robots.txt</source>
   <translation>Agenci z zamierzenia, którzy pomijają robots.txt</translation>
  </message>
  <message>
   <source>These agents are documented to ignore robots.txt. Whatever the files say, only a server can refuse them. Export the policy for your server.</source>
   <translation>Według dokumentacji ci agenci pomijają robots.txt. Cokolwiek mówią pliki, odmówić im może tylko serwer. Należy wyeksportować politykę dla swojego serwera.</translation>
  </message>
  <message>
   <source>Goal that a managed block keeps from being true</source>
   <translation>Zamierzenie, którego spełnienie uniemożliwia zarządzany blok</translation>
  </message>
  <message>
   <source>A service or a plug-in writes a part of robots.txt, and what it says there decides against the goal. Gatepost never edits that part, and no line beside it would win. Change it where the block is made.</source>
   <translation>Usługa lub wtyczka zapisuje część robots.txt, a to, co tam mówi, rozstrzyga wbrew zamierzeniu. Gatepost nigdy nie zmienia tej części, a żaden wiersz obok niej by nie wygrał. Należy zmienić to tam, gdzie powstaje blok.</translation>
  </message>
  <message>
   <source>Exception for an agent that nobody knows</source>
   <translation>Wyjątek dla agenta, którego nikt nie zna</translation>
  </message>
  <message>
   <source>An exception names an agent that is neither in the list nor in a file of the site. With a misspelled name it is about nobody. Correct the name, or add the agent to “agents:” in gatepost.yaml.</source>
   <translation>Wyjątek wymienia agenta, którego nie ma ani na liście, ani w żadnym pliku witryny. Z błędną nazwą nie dotyczy nikogo. Należy poprawić nazwę albo dodać agenta do „agents:” w gatepost.yaml.</translation>
  </message>
  <message>
   <source>Exception that changes nothing</source>
   <translation>Wyjątek, który niczego nie zmienia</translation>
  </message>
  <message>
   <source>Without this exception the same would be wanted of the same agents and paths. Another exception says so, or the goal itself does. Remove it, or correct what it was meant to change.</source>
   <translation>Bez tego wyjątku pożądane byłoby to samo od tych samych agentów i ścieżek. Mówi to inny wyjątek albo samo zamierzenie. Należy go usunąć albo poprawić to, co miał zmieniać.</translation>
  </message>
  <message>
   <source>Exception that has ended</source>
   <translation>Wyjątek, który się skończył</translation>
  </message>
  <message>
   <source>An exception counts on its last day (UTC) and no longer. The goal now wants of its agents and paths what it wants of the others. Remove the exception, and the lines in the files that were made for it.</source>
   <translation>Wyjątek liczy się jeszcze w swoim ostatnim dniu (UTC), a potem już nie. Zamierzenie chce teraz od jego agentów i ścieżek tego samego co od pozostałych. Należy usunąć wyjątek i wiersze plików, które dla niego powstały.</translation>
  </message>
  <message>
   <source>Goal that is about no agent</source>
   <translation>Zamierzenie, które nie dotyczy żadnego agenta</translation>
  </message>
  <message>
   <source>No agent of the list comes for this purpose, so nothing is claimed of fetches. That is not a fault: a newer list may have some. What is said of use still counts.</source>
   <translation>Żaden agent z listy nie przychodzi w tym celu, więc o pobraniach niczego się nie twierdzi. To nie błąd: nowsza lista może mieć takich agentów. To, co mówi się o użyciu, nadal się liczy.</translation>
  </message>
  <message>
   <source>Two agents of different goals with one token</source>
   <translation>Dwaj agenci o różnych zamierzeniach z jednym tokenem</translation>
  </message>
  <message>
   <source>The list has two agents whose names are equal once the version is cut off, so that no file can tell them apart. Their purposes have different goals. The goal of the one without a version counts for both.</source>
   <translation>Lista ma dwóch agentów, których nazwy po ucięciu wersji są równe, więc żaden plik nie może ich odróżnić. Ich cele mają różne zamierzenia. Dla obu liczy się zamierzenie tego bez wersji.</translation>
  </message>
  <message>
   <source>Agent that may come and also collects for training</source>
   <translation>Agent, który może wchodzić, a zbiera też do trenowania</translation>
  </message>
  <message>
   <source>The operator documents that one crawler fetches for several purposes. A rule can let it in or keep it out, and nothing between. What keeps its texts from training is a signal or a policy token, if the operator honours it.</source>
   <translation>Operator dokumentuje, że jeden crawler pobiera w kilku celach. Reguła może go wpuścić albo nie, i nic pośredniego. Przed użyciem jego tekstów do trenowania chroni sygnał lub token polityki, jeśli operator go respektuje.</translation>
  </message>
  <message>
   <source>Ask without a robots2.txt</source>
   <translation>Ask bez robots2.txt</translation>
  </message>
  <message>
   <source>The goal wants agents to ask first and lets in those that do not know the question. Only robots2.txt can say ask. Without it the goal cannot be true: add a robots2.txt, or write “otherwise: out”.</source>
   <translation>Zamierzenie chce, by agenci najpierw pytali, i wpuszcza tych, którzy nie znają pytania. Tylko robots2.txt może powiedzieć ask. Bez niego zamierzenie nie może być spełnione: należy dodać robots2.txt albo napisać „otherwise: out”.</translation>
  </message>
  <message>
   <source>Pay without the terms of a licence</source>
   <translation>Pay bez warunków licencji</translation>
  </message>
  <message>
   <source>The goal wants a licence, and gatepost.yaml does not say where its terms are. Nobody can buy what nobody offers. Add “licence: {terms: URL}” below “goals:”.</source>
   <translation>Zamierzenie wymaga licencji, a gatepost.yaml nie mówi, gdzie są jej warunki. Nikt nie kupi tego, czego nikt nie oferuje. Należy dodać „licence: {terms: URL}” pod „goals:”.</translation>
  </message>
  <message>
   <source>Signal that an agent with its own group does not get</source>
   <translation>Sygnał, o którym nie dowiaduje się agent z własną grupą</translation>
  </message>
  <message>
   <source>Goals of the site claim what Content-Signal or Content-Usage says, and the group for * states it. These lines belong to groups: an agent with its own group gets what is in that group, and nothing of what the group for * says. Repeat the line in each group whose agents may fetch something.</source>
   <translation>Zamierzenia witryny twierdzą, co mówi Content-Signal lub Content-Usage, a podaje to grupa dla *. Te wiersze należą do grup: agent z własną grupą dowiaduje się o tym, co jest w tej grupie, i o niczym z tego, co mówi grupa dla *. Należy powtórzyć wiersz w każdej grupie, której agenci mogą coś pobierać.</translation>
  </message>
  <message>
   <source>Environment that must be closed and is not</source>
   <translation>Środowisko, które musi być zamknięte, a nie jest</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be closed, and some agent may fetch something there. A group for * does not reach every agent: those that skip it need their own groups. Close it to them as well.</source>
   <translation>gatepost.yaml mówi, że środowisko musi być zamknięte, a jakiś agent może tam coś pobierać. Grupa dla * nie obejmuje wszystkich agentów: ci, którzy ją pomijają, potrzebują własnych grup. Należy zamknąć je także dla nich.</translation>
  </message>
  <message>
   <source>Environment that must be open and is not</source>
   <translation>Środowisko, które musi być otwarte, a nie jest</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be open, and a search engine may not fetch its start page. The files of staging may have been copied there. Open it again.</source>
   <translation>gatepost.yaml mówi, że środowisko musi być otwarte, a wyszukiwarka nie może pobrać jego strony głównej. Być może skopiowano tam pliki ze środowiska testowego. Należy otworzyć je ponownie.</translation>
  </message>
  <message>
   <source>Pages whose noindex nobody sees</source>
   <translation>Strony, których noindex nikt nie widzi</translation>
  </message>
  <message>
   <source>The environment must not be indexed by a noindex on its pages. A crawler sees that only if it may fetch the page: what robots.txt closes can still be listed. Open it to search engines, or write “must: closed”.</source>
   <translation>Środowisko ma nie być indeksowane dzięki noindex na swoich stronach. Crawler widzi go tylko wtedy, gdy może pobrać stronę: to, co zamyka robots.txt, nadal może się pojawić w wynikach. Należy otworzyć je dla wyszukiwarek albo napisać „must: closed”.</translation>
  </message>
  <message>
   <source>Sitemap of another environment</source>
   <translation>Sitemap z innego środowiska</translation>
  </message>
  <message>
   <source>A Sitemap line in the files of one environment names the host of another one. The files may have been copied without changing it. Write the address of this environment's own sitemap, or remove the line.</source>
   <translation>Wiersz Sitemap w plikach jednego środowiska wymienia host innego. Być może skopiowano pliki bez jego zmiany. Należy wpisać adres własnej mapy witryny tego środowiska albo usunąć wiersz.</translation>
  </message>
  <message>
   <source>Environments with the same goals that answer differently</source>
   <translation>Środowiska o tych samych zamierzeniach, które odpowiadają różnie</translation>
  </message>
  <message>
   <source>The same is wanted of two environments, and their files give some agent another answer. Both can be what is wanted all the same, where the goals leave something open. Compare the two folders.</source>
   <translation>Od dwóch środowisk pożądane jest to samo, a ich pliki dają jakiemuś agentowi różne odpowiedzi. Mimo to obie mogą być pożądane tam, gdzie zamierzenia coś pozostawiają otwarte. Należy porównać oba foldery.</translation>
  </message>
  <message>
   <source>Output that is not what the files come to</source>
   <translation>Plik wyjściowy, który nie odpowiada temu, co wynika z plików</translation>
  </message>
  <message>
   <source>A file that “outputs:” asks for was made from other policy files than these, or was changed by hand. What a server does is then not what robots.txt says. Run “gatepost-cli goals --write”.</source>
   <translation>Plik, którego żąda „outputs:”, powstał z innych plików polityki niż te albo zmieniono go ręcznie. Wtedy to, co robi serwer, nie jest tym, co mówi robots.txt. Należy uruchomić „gatepost-cli goals --write”.</translation>
  </message>
  <message>
   <source>Output that is not there</source>
   <translation>Brakujący plik wyjściowy</translation>
  </message>
  <message>
   <source>gatepost.yaml asks for a file below “outputs:” that nobody has made yet. Run “gatepost-cli goals --write”. Where outputs are made elsewhere, remove the key.</source>
   <translation>gatepost.yaml żąda pod „outputs:” pliku, którego nikt jeszcze nie utworzył. Należy uruchomić „gatepost-cli goals --write”. Jeśli pliki wyjściowe powstają gdzie indziej, należy usunąć klucz.</translation>
  </message>
  <message>
   <source>Put “Allow: %1” into the group for *</source>
   <translation>Wstaw „Allow: %1” do grupy dla *</translation>
  </message>
  <message numerus="yes">
   <source>%n more findings of this kind in this file are not listed</source>
   <comment>%n more finding of this kind in this file is not listed</comment>
   <translation>
    <numerusform>%n dalszy problem tego rodzaju w tym pliku nie jest wymieniony</numerusform>
    <numerusform>%n dalsze problemy tego rodzaju w tym pliku nie są wymienione</numerusform>
    <numerusform>%n dalszych problemów tego rodzaju w tym pliku nie jest wymienionych</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>wiersz %1</translation>
  </message>
  <message>
   <source>Change to %1</source>
   <translation>Zmień na %1</translation>
  </message>
  <message>
   <source>Remove the line</source>
   <translation>Usuń wiersz</translation>
  </message>
  <message>
   <source>Put both groups together</source>
   <translation>Połącz obie grupy</translation>
  </message>
  <message>
   <source>%1 has a group in %2 already. Crawlers that follow the standard read both as one; old ones take the first alone. Put them together</source>
   <translation>%1 ma już grupę (%2). Crawlery zgodne ze standardem czytają obie jako jedną, stare biorą tylko pierwszą. Należy je połączyć</translation>
  </message>
  <message>
   <source>Agent with several groups</source>
   <translation>Agent z kilkoma grupami</translation>
  </message>
  <message>
   <source>All groups that name the same agent are read as one. That is the standard of 2022; crawlers of the old school take the first record that names them and stop there, so the rules of the second group may go unread. Putting them together makes the file mean the same to all.</source>
   <translation>Wszystkie grupy, które wymieniają tego samego agenta, są czytane jako jedna. Taki jest standard z 2022 r.; crawlery starej szkoły biorą pierwszy rekord, który je wymienia, i na tym kończą, więc reguły drugiej grupy mogą pozostać nieprzeczytane. Po połączeniu grup plik znaczy dla wszystkich to samo.</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>Nie jest znany crawler o nazwie %1. Czy chodziło o %2?</translation>
  </message>
  <message>
   <source>Agent close to a known one</source>
   <translation>Agent podobny do znanego</translation>
  </message>
  <message>
   <source>No known crawler has this token, but one slip would make it a known one: a character left out, put in or mistaken, or two that changed places. Tokens are compared character by character, without case; with a slip in it the group applies to no agent, and the crawler that was meant follows the group for * instead. If the name is right, switch this off for the line with a comment “# gatepost: off agent-typo”.</source>
   <translation>Żaden znany crawler nie ma takiego tokenu, ale jedna literówka dzieli go od znanego: znak pominięty, dodany lub pomylony albo dwa zamienione miejscami. Tokeny są porównywane znak po znaku, bez rozróżniania wielkości liter; z literówką grupa nie dotyczy żadnego agenta, a zamierzony crawler stosuje się do grupy dla *. Jeśli nazwa jest właściwa, można wyłączyć to dla wiersza komentarzem „# gatepost: off agent-typo”.</translation>
  </message>
  <message>
   <source>%1 begins with no token, so the line names nobody. Write the crawler's product token</source>
   <translation>%1 nie zaczyna się od tokenu, więc wiersz nikogo nie wskazuje. Należy wpisać token produktu crawlera</translation>
  </message>
  <message>
   <source>The version is not compared: the line names every %1. Remove it</source>
   <translation>Wersja nie jest porównywana: wiersz wskazuje każdego agenta %1. Należy ją pominąć</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off, though the operator names it so</source>
   <translation>Czytane jest tylko %1; %2 jest ucinane, choć operator podaje taką nazwę</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off. Write the product token alone</source>
   <translation>Czytane jest tylko %1; %2 jest ucinane. Należy wpisać sam token produktu</translation>
  </message>
  <message>
   <source>A User-agent line names one agent: of this list only %1 is read, including the comma. Give each its own line</source>
   <translation>Wiersz User-agent wskazuje jednego agenta: z tej listy czytane jest tylko %1, razem z przecinkiem. Każdemu należy dać osobny wiersz</translation>
  </message>
  <message>
   <source>Split into several lines</source>
   <translation>Podziel na kilka wierszy</translation>
  </message>
  <message>
   <source>User-agent value that is read in part</source>
   <translation>Wartość User-agent czytana częściowo</translation>
  </message>
  <message>
   <source>A User-agent line contains one product token. It ends at the first / or white space; a version, a whole HTTP User-Agent header or a list after it is not read. “Mozilla/5.0 (compatible; X)” therefore names Mozilla, which no crawler calls itself here. One real file in sixteen names agents by whole headers.</source>
   <translation>Wiersz User-agent zawiera jeden token produktu. Kończy się on na pierwszym / lub białym znaku; wersja, cały nagłówek HTTP User-Agent ani lista za nim nie są czytane. „Mozilla/5.0 (compatible; X)” wskazuje więc Mozilla, a żaden crawler się tu tak nie przedstawia. Jeden na szesnaście rzeczywistych plików wymienia agentów całymi nagłówkami.</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt ma pierwszeństwo: jego %1 (%2) pozwala wszystkim na to, czego zabrania ta reguła. Aby obowiązywała, należy usunąć tamto Allow</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt ma pierwszeństwo: jego %1 (%2) pozwala wszystkim na niektóre ścieżki, których zabrania ta reguła, na przykład %4</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt ma pierwszeństwo: jego %1 (%2) pozwala agentom %3 na to, czego zabrania ta reguła. Aby obowiązywała, należy usunąć tamto Allow</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt ma pierwszeństwo: jego %1 (%2) pozwala agentom %3 na niektóre ścieżki, których zabrania ta reguła, na przykład %4</translation>
  </message>
  <message>
   <source>robots-ai.txt forbids what robots.txt allows</source>
   <translation>robots-ai.txt zabrania tego, na co pozwala robots.txt</translation>
  </message>
  <message>
   <source>robots.txt is authoritative. Where one of its rules allows a path, a Disallow in robots-ai.txt does not apply; only where robots.txt says nothing about the path does robots-ai.txt decide. A plain “Allow: /” in robots.txt thus undoes the whole of robots-ai.txt, though it seems to say no more than the default. Where the two disagree is found on the patterns themselves: with Allow: /*.html in robots.txt and Disallow: /blog/ in robots-ai.txt it is /blog/*.html.</source>
   <translation>robots.txt jest rozstrzygający. Gdzie jedna z jego reguł zezwala na ścieżkę, tam Disallow w robots-ai.txt nie obowiązuje; robots-ai.txt rozstrzyga tylko wtedy, gdy robots.txt nic o ścieżce nie mówi. Zwykłe „Allow: /” w robots.txt unieważnia zatem cały robots-ai.txt, choć pozornie mówi tylko to, co obowiązuje domyślnie. Gdzie oba pliki są sprzeczne, ustala się na samych wzorcach: przy Allow: /*.html w robots.txt i Disallow: /blog/ w robots-ai.txt jest to /blog/*.html.</translation>
  </message>
  <message>
   <source>This rule opens nothing: no Disallow that it could overrule matches any of its paths, which may be fetched anyway. Remove it, or check whether its path is the one that is meant</source>
   <translation>Ta reguła niczego nie otwiera: do żadnej z jej ścieżek nie pasuje Disallow, które mogłaby uchylić, więc i tak można je pobierać. Należy ją usunąć albo sprawdzić, czy jej ścieżka jest tą zamierzoną</translation>
  </message>
  <message>
   <source>Allow that opens nothing</source>
   <translation>Allow, które niczego nie otwiera</translation>
  </message>
  <message>
   <source>What no rule denies may be fetched, so an Allow is needed only where a shorter Disallow of the same group would deny the path. Here there is no such path: the file means the same without the rule. Often the path has a slip in it, or the Disallow that it was an exception to is gone. This is found on the patterns themselves, so it is certain.</source>
   <translation>Czego nie zabrania żadna reguła, to można pobierać, więc Allow jest potrzebne tylko tam, gdzie ścieżki zabraniałoby krótsze Disallow tej samej grupy. Tutaj takiej ścieżki nie ma: bez reguły plik znaczy to samo. Często w ścieżce jest literówka albo nie ma już Disallow, od którego reguła była wyjątkiem. Ustalono to na samych wzorcach, więc jest to pewne.</translation>
  </message>
  <message numerus="yes">
   <source>%n lines say ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</source>
   <comment>This line says ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</comment>
   <translation>
    <numerusform>%n wiersz mówi ask, ale nie zasymulowano odpowiedzi punktu końcowego ask: nie wiadomo tu, co otrzymają agenci. Należy dodać je do asks.json i zadbać o to, by %1 odpowiadał</numerusform>
    <numerusform>%n wiersze mówią ask, ale nie zasymulowano odpowiedzi punktu końcowego ask: nie wiadomo tu, co otrzymają agenci. Należy dodać je do asks.json i zadbać o to, by %1 odpowiadał</numerusform>
    <numerusform>%n wierszy mówi ask, ale nie zasymulowano odpowiedzi punktu końcowego ask: nie wiadomo tu, co otrzymają agenci. Należy dodać je do asks.json i zadbać o to, by %1 odpowiadał</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking that is not rehearsed</source>
   <translation>Zapytania bez symulacji</translation>
  </message>
  <message>
   <source>A value of ask sends agents to the site's ask endpoint. If nothing answers there, or it answers 404, every ask means no. The file asks.json beside robots2.txt rehearses the answers: Gatepost then shows what each agent gets, for how long, and for which paths.</source>
   <translation>Wartość ask kieruje agentów do punktu końcowego ask witryny. Jeśli nic tam nie odpowiada albo odpowiedzią jest 404, każde ask znaczy no. Plik asks.json obok robots2.txt symuluje odpowiedzi: Gatepost pokazuje wtedy, co otrzyma każdy agent, na jak długo i dla jakich ścieżek.</translation>
  </message>
  <message>
   <source>Rules are not regular expressions: %1 is compared character by character and matches no real URL. Only * and a final $ have a meaning</source>
   <translation>Reguły nie są wyrażeniami regularnymi: %1 jest porównywane litera po literze i nie pasuje do niczego, o co ktoś pyta. Znaczenie mają tylko * i końcowe $</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: nothing needs an escape in a rule. Write %1</source>
   <translation>Ukośnik wsteczny jest tu zwykłym znakiem i nie zawiera go żaden URL: w regule niczego nie trzeba maskować. Należy pisać %1</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: the rule matches no real URL. Write %1</source>
   <translation>Ukośnik wsteczny jest tu zwykłym znakiem i nie zawiera go żaden URL: reguła nie pasuje do niczego, o co ktoś pyta. Należy pisać %1</translation>
  </message>
  <message>
   <source>Backslash in a path</source>
   <translation>Ukośnik wsteczny w ścieżce</translation>
  </message>
  <message>
   <source>Segments of a URL's path are separated by /. A backslash has no meaning in a rule outside the extended standard 2.0: it neither separates folders, as on Windows, nor escapes the next character, as in a regular expression. Browsers turn it into / before they ask, so such a rule never matches.</source>
   <translation>Segmenty ścieżki w adresie URL oddziela /. Ukośnik wsteczny nie ma znaczenia w regule poza standardem rozszerzonym 2.0: nie oddziela folderów, jak w systemie Windows, ani nie maskuje następnego znaku, jak w wyrażeniu regularnym. Przeglądarki przed żądaniem zmieniają go na /, więc taka reguła nigdy nie pasuje.</translation>
  </message>
  <message>
   <source>Of a file's patterns only the first %1 count: this one and those below match no agent. Name the agents one by one</source>
   <translation>Z wzorców pliku liczy się tylko pierwszych %1: ten i poniższe nie pasują do żadnego agenta. Należy wymienić agentów po kolei</translation>
  </message>
  <message>
   <source>Crawlers that cut a name where it ends read %1 here; to those that read patterns %2 is not a regular expression (%3). Write the name alone</source>
   <translation>Crawlery, które ucinają nazwę tam, gdzie się kończy, czytają tu %1; dla tych, które czytają wzorce, %2 nie jest wyrażeniem regularnym (%3). Należy wpisać samą nazwę</translation>
  </message>
  <message>
   <source>%1 cannot be read as a regular expression (%2), so the line matches no agent. Write the agent's name</source>
   <translation>%1 nie jest czytelnym wyrażeniem regularnym (%2), więc wiersz nie pasuje do nikogo. Należy wpisać nazwę agenta</translation>
  </message>
  <message>
   <source>Regular expression that cannot be read</source>
   <translation>Nieczytelne wyrażenie regularne</translation>
  </message>
  <message>
   <source>The value of this User-agent line is a regular expression (it contains one of \ ^ $ [ ] ( ) { } | + ? or .*) with an error, or with look-around or a back-reference, which are not supported because they can take unbounded time. To readers of the proposal the line then matches no agent; crawlers that cut a value at the first character that a name cannot have still find a name at its beginning, and that is a warning. A header such as Mozilla/5.0 (compatible; …) is cut before it is read as an expression.</source>
   <translation>Wartość tego wiersza User-agent to wyrażenie regularne (zawiera \ ^ $ [ ] ( ) { } | + ? lub .*) z błędem albo z asercją lub odwołaniem wstecznym, które nie są dopuszczane, bo ich czas nie jest ograniczony. Dla czytników propozycji wiersz nie pasuje wtedy do żadnego agenta; crawlery, które ucinają wartość na pierwszym znaku niedozwolonym w nazwie, i tak znajdują nazwę na jej początku, a to jest ostrzeżenie. Nagłówek taki jak Mozilla/5.0 (compatible; …) jest ucinany, zanim zostanie odczytany jako wyrażenie.</translation>
  </message>
  <message>
   <source>%1 is not a number of seconds, so the line decides nothing. Write only a number, such as 10 or 0.5</source>
   <translation>%1 nie jest liczbą sekund, więc wiersz nie ma znaczenia. Należy wpisać samą liczbę, na przykład 10 lub 0.5</translation>
  </message>
  <message>
   <source>Malformed Crawl-delay</source>
   <translation>Nieprawidłowe Crawl-delay</translation>
  </message>
  <message>
   <source>Crawl-delay is a decimal number of seconds between two requests, without a unit: 10, 0.5. Anything else is not read, and the crawler keeps its own pace.</source>
   <translation>Crawl-delay to liczba dziesiętna sekund między dwoma żądaniami, bez jednostki: 10, 0.5. Nic innego nie jest czytane i crawler zachowuje własne tempo.</translation>
  </message>
  <message>
   <source>%1 says no time to go with the number, so the line counts as absent: is it documents or seconds? Write documents/seconds, as in 1/10</source>
   <translation>%1 nie podaje drugiej liczby, więc wiersz liczy się jak nieobecny: czy to dokumenty, czy sekundy? Należy wpisać dokumenty/sekundy, na przykład 1/10</translation>
  </message>
  <message>
   <source>%1 is not a rate, so the line counts as absent. Write documents/time, both whole and above 0, as in 1/10, 5/1m or 1/20m 1700-0459</source>
   <translation>%1 nie jest częstością, więc wiersz liczy się jak nieobecny. Należy wpisać dokumenty/czas, obie liczby całkowite i większe od 0, na przykład 1/10, 5/1m lub 1/20m 1700-0459</translation>
  </message>
  <message numerus="yes">
   <source>One document in %n seconds</source>
   <comment>One document in %n second</comment>
   <translation>
    <numerusform>Jeden dokument na %n sekundę</numerusform>
    <numerusform>Jeden dokument na %n sekundy</numerusform>
    <numerusform>Jeden dokument na %n sekund</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n documents a minute</source>
   <comment>%n document a minute</comment>
   <translation>
    <numerusform>%n dokument na minutę</numerusform>
    <numerusform>%n dokumenty na minutę</numerusform>
    <numerusform>%n dokumentów na minutę</numerusform>
   </translation>
  </message>
  <message>
   <source>Malformed Request-rate</source>
   <translation>Nieprawidłowe Request-rate</translation>
  </message>
  <message>
   <source>Request-rate says how many documents in how much time: 1/10 is one in ten seconds, 5/1m five a minute, 100/24h a hundred a day; a window of the day may follow. A single number leaves open which of the two it is, and is not guessed. A malformed line counts as absent.</source>
   <translation>Request-rate mówi, ile dokumentów w jakim czasie: 1/10 to jeden na dziesięć sekund, 5/1m pięć na minutę, 100/24h sto na dobę; dalej może następować przedział doby. Pojedyncza liczba nie mówi, o którą z dwóch wartości chodzi, i nie jest odgadywana. Nieprawidłowy wiersz liczy się jak nieobecny.</translation>
  </message>
  <message>
   <source>%1 is not a version, so the group is read as plain robots.txt. Write two or three whole numbers with dots: 1.0 or 2.0</source>
   <translation>%1 nie jest wersją, więc grupa jest czytana jak zwykły robots.txt. Należy wpisać dwie lub trzy liczby całkowite z kropkami: 1.0 lub 2.0</translation>
  </message>
  <message>
   <source>Malformed Robot-version</source>
   <translation>Nieprawidłowe Robot-version</translation>
  </message>
  <message>
   <source>Robot-version is two or three whole numbers with dots: 2.0 for the extended standard, 1.0 for the plain one. Anything else is not read and the group counts as plain.</source>
   <translation>Robot-version to dwie lub trzy liczby całkowite z kropkami: 2.0 dla standardu rozszerzonego, 1.0 dla zwykłego. Nic innego nie jest czytane i grupa liczy się jako zwykła.</translation>
  </message>
  <message>
   <source>%1 is not a window of the day, so the line counts as absent. Write two UTC times of four digits, 00:00 to 23:59, as in 0600-0845</source>
   <translation>%1 nie jest przedziałem doby, więc wiersz liczy się jak nieobecny. Należy wpisać dwa czasy UTC po cztery cyfry, od 00:00 do 23:59, na przykład 0600-0845</translation>
  </message>
  <message>
   <source>Malformed Visit-time</source>
   <translation>Nieprawidłowe Visit-time</translation>
  </message>
  <message>
   <source>Visit-time is a window of the day in UTC: two times of two digits for the hour (00 to 23) and two for the minute, with or without a colon, and a hyphen or space between. 2400 and 6:00 are malformed, so are names of zones. A malformed line counts as absent: the agent may then come at any time.</source>
   <translation>Visit-time zawiera przedział doby w UTC: dwie godziny zapisane dwiema cyframi godziny (00 do 23) i dwiema minut, z dwukropkiem lub bez, a między nimi łącznik lub spację. 2400 i 6:00 są nieprawidłowe, podobnie nazwy stref. Nieprawidłowy wiersz liczy się jak nieobecny: agent może wtedy przychodzić o każdej porze.</translation>
  </message>
  <message>
   <source>An empty line separates this rule from the User-agent line in %1: crawlers that read as in 1994 do not see the rules. Remove the empty line</source>
   <translation>Pusty wiersz oddziela tę regułę od wiersza User-agent (%1): crawlery czytające jak w 1994 r. nie widzą reguł. Należy usunąć pusty wiersz</translation>
  </message>
  <message>
   <source>Remove the empty line</source>
   <translation>Usuń pusty wiersz</translation>
  </message>
  <message>
   <source>Empty line between User-agent and its rules</source>
   <translation>Pusty wiersz między User-agent a jego regułami</translation>
  </message>
  <message>
   <source>Today an empty line means nothing. In the first standard of 1994 it ended a record, and some simple crawlers still read so: to them the agents have no rules, and the rules no agents. Without the empty line all readers agree.</source>
   <translation>Dziś pusty wiersz nic nie znaczy. W pierwszym standardzie z 1994 r. kończył rekord i niektóre proste crawlery nadal tak czytają: dla nich agenci nie mają reguł, a reguły agentów. Bez pustego wiersza wszystkie czytniki są zgodne.</translation>
  </message>
  <message>
   <source>This closes style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>Zamyka to arkusze stylów lub skrypty przed wyszukiwarkami, które nie mogą wtedy renderować stron tak, jak widzą je ludzie. Należy zezwolić na .css i .js</translation>
  </message>
  <message>
   <source>This closes a folder of style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>Zamyka to folder arkuszy stylów lub skryptów przed wyszukiwarkami, które nie mogą wtedy renderować stron tak, jak widzą je ludzie. Należy zezwolić na .css i .js</translation>
  </message>
  <message>
   <source>Style sheets or scripts closed</source>
   <translation>Zamknięte arkusze stylów lub skrypty</translation>
  </message>
  <message>
   <source>Search engines draw a page before they judge it: they fetch its style sheets and scripts. If those are closed, the page looks empty or broken to them, and content that scripts bring is missed. Open *.css and *.js, and close only what is really heavy or private.</source>
   <translation>Wyszukiwarki renderują stronę, zanim ją ocenią: pobierają jej arkusze stylów i skrypty. Jeśli są zamknięte, strona wygląda dla nich na pustą lub zepsutą, a treść dodawana przez skrypty im umyka. Warto otworzyć *.css i *.js, a zamknąć tylko to, co naprawdę ciężkie lub prywatne.</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler without its own group. Right for a test site; on a live site remove the /</source>
   <translation>Cała witryna jest zamknięta przed każdym crawlerem bez własnej grupy. Dla witryny testowej to właściwe; w działającej należy usunąć /</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler, search engines too: it will fade from their results. Right for a test site; on a live one remove the /</source>
   <translation>Cała witryna jest zamknięta przed każdym crawlerem, także wyszukiwarek: będzie znikać z ich wyników. Dla witryny testowej to właściwe; w działającej należy usunąć /</translation>
  </message>
  <message>
   <source>Whole site closed to all</source>
   <translation>Cała witryna zamknięta dla wszystkich</translation>
  </message>
  <message>
   <source>User-agent: * with Disallow: / closes every page to every crawler that no other group names. That is often meant, and often left over from a test server: the site then vanishes from search within weeks. Pages may still be listed by their address if others link to them.</source>
   <translation>User-agent: * z Disallow: / zamyka każdą stronę przed każdym crawlerem, którego nie wymienia inna grupa. Często jest to zamierzone, a często to pozostałość po serwerze testowym: witryna znika wtedy z wyników wyszukiwania w ciągu kilku tygodni. Strony mogą być nadal wymieniane po adresie, jeśli ktoś do nich linkuje.</translation>
  </message>
  <message>
   <source>The whole site is closed to the search engine %1 (%2) by %3; it will fade from its results</source>
   <translation>Cała witryna jest zamknięta przed wyszukiwarką %1 (%2) przez %3; będzie znikać z jej wyników</translation>
  </message>
  <message>
   <source>Whole site closed to a search engine</source>
   <translation>Cała witryna zamknięta dla wyszukiwarki</translation>
  </message>
  <message>
   <source>A group with Disallow: / for a search engine's crawler takes the site out of that engine's results, in time. It is a warning for the largest ones, where it is seldom meant: to keep content out of AI training the operators offer separate tokens, such as Google-Extended.</source>
   <translation>Grupa z Disallow: / dla crawlera wyszukiwarki usuwa z czasem witrynę z jej wyników. Dla największych jest to ostrzeżenie, bo tam rzadko bywa zamierzone: aby treść nie trafiała do trenowania AI, operatorzy oferują osobne tokeny, takie jak Google-Extended.</translation>
  </message>
  <message>
   <source>The file begins with a byte order mark. It is skipped here, but simple readers take it for a part of the first line; save without it</source>
   <translation>Plik zaczyna się od znacznika kolejności bajtów. Tutaj jest pomijany, ale proste czytniki biorą go za część pierwszego wiersza; należy zapisać plik bez niego</translation>
  </message>
  <message>
   <source>Remove the byte order mark</source>
   <translation>Usuń znacznik kolejności bajtów</translation>
  </message>
  <message>
   <source>Byte order mark at the start</source>
   <translation>Znacznik kolejności bajtów na początku</translation>
  </message>
  <message>
   <source>A byte order mark (EF BB BF) at the start is invisible. RFC 9309 does not mention it; large crawlers skip it, simple ones read it as a part of the first key and lose the first User-agent line with its whole group. UTF-8 needs no such mark.</source>
   <translation>Znacznik kolejności bajtów (EF BB BF) na początku jest niewidoczny. RFC 9309 o nim nie wspomina; duże crawlery go pomijają, proste czytają jako część pierwszego klucza i tracą pierwszy wiersz User-agent wraz z całą jego grupą. UTF-8 nie potrzebuje takiego znacznika.</translation>
  </message>
  <message>
   <source>Differs from %1 in %2 only by case. Paths are compared with case: if the server accepts both spellings you need both rules, and rules for any other spelling</source>
   <translation>Różni się od %1 (%2) tylko wielkością liter. Ścieżki są porównywane z jej uwzględnieniem: jeśli serwer przyjmuje obie pisownie, potrzebne są obie reguły oraz reguły dla każdej innej pisowni</translation>
  </message>
  <message>
   <source>Rules that differ only by case</source>
   <translation>Reguły różniące się tylko wielkością liter</translation>
  </message>
  <message>
   <source>Paths are compared with case, so /Admin and /admin are two rules. If the server does not tell them apart, neither rule closes /ADMIN; if it does, one of the two is probably a slip. A redirect to one spelling, or a check at the server, does what a list of spellings cannot.</source>
   <translation>Ścieżki są porównywane z uwzględnieniem wielkości liter, więc /Admin i /admin to dwie reguły. Jeśli serwer ich nie rozróżnia, żadna nie zamyka /ADMIN; jeśli rozróżnia, jedna z nich jest zapewne pomyłką. Przekierowanie na jedną pisownię lub kontrola na serwerze daje to, czego nie da lista pisowni.</translation>
  </message>
  <message>
   <source>A file chains to one other at most; only the chain on the last line counts. Remove this one</source>
   <translation>Plik łączy się najwyżej z jednym innym; liczy się tylko chain w ostatnim wierszu. Ten należy usunąć</translation>
  </message>
  <message>
   <source>chain counts only on the last line of the file; here it is ignored. Move it to the end</source>
   <translation>chain liczy się tylko w ostatnim wierszu pliku; tutaj jest pomijany. Należy przenieść go na koniec</translation>
  </message>
  <message>
   <source>Move it to the end</source>
   <translation>Przenieś na koniec</translation>
  </message>
  <message>
   <source>chain is not on the last line</source>
   <translation>chain nie jest w ostatnim wierszu</translation>
  </message>
  <message>
   <source>A file may go on in another one, which its last line names. A chain that is followed by anything but blank lines and comments is ignored, and what the other file would have stated stays unstated.</source>
   <translation>Plik może mieć ciąg dalszy w innym, którego wskazuje ostatni wiersz. Łańcuch, po którym następuje coś innego niż puste wiersze i komentarze, jest pomijany, a to, co określiłby inny plik, pozostaje nieokreślone.</translation>
  </message>
  <message>
   <source>The chain leads back to a file that was read already, at %1: agents stop there. Take the loop out</source>
   <translation>Łańcuch wraca do już przeczytanego pliku, pod adresem %1: agenci tam się zatrzymują. Należy usunąć pętlę</translation>
  </message>
  <message>
   <source>The chain is longer than the 3 files that agents follow: %1 is not read. Shorten it</source>
   <translation>Łańcuch jest dłuższy niż 3 pliki odwiedzane przez agentów: %1 nie jest czytany. Należy go skrócić</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is not known here. %2</source>
   <translation>Nie można było odczytać pliku łańcucha %1, więc nie wiadomo tu, co określa. %2</translation>
  </message>
  <message>
   <source>Chain that does not reach its end</source>
   <translation>Łańcuch, który nie dochodzi do końca</translation>
  </message>
  <message>
   <source>At most three chained files are followed, and none twice. What was collected until then counts; what lies beyond does not. Nothing about the chain is an error for agents, but a loop or a fourth file means that somebody expects more of it than it gives.</source>
   <translation>Odwiedzane są najwyżej trzy pliki łańcucha i żaden dwa razy. Liczy się to, co do tej chwili zebrano; co leży dalej, się nie liczy. Dla agentów nic w łańcuchu nie jest błędem, ale pętla lub czwarty plik oznaczają, że ktoś oczekuje od niego więcej, niż daje.</translation>
  </message>
  <message>
   <source>The file chains to another but has no chain-id, so a loop through a mirror or a redirect is not seen. Put “# meta: chain-id: NAME” at the top</source>
   <translation>Plik łączy się z innym, ale nie ma chain-id, więc pętla przez serwer lustrzany lub przekierowanie nie zostanie zauważona. Na początku należy wstawić „# meta: chain-id: NAZWA”</translation>
  </message>
  <message>
   <source>chain without chain-id</source>
   <translation>chain bez chain-id</translation>
  </message>
  <message>
   <source>Agents stop when they meet a file again. They know it by its URL, and by the chain-id in its meta comments; the latter also where one file is served under several addresses. A local file has no URL in this comparison, so without a chain-id a chain back to it is followed once more.</source>
   <translation>Agenci zatrzymują się, gdy znów trafią na ten sam plik. Poznają go po adresie URL i po chain-id w komentarzach meta; po tym drugim także wtedy, gdy jeden plik jest dostępny pod kilkoma adresami. Plik lokalny nie ma w tym porównaniu własnego adresu URL, więc bez chain-id łańcuch, który do niego wraca, jest odwiedzany jeszcze raz.</translation>
  </message>
  <message>
   <source>No crawler is known to read %1, and there is no robots.txt beside it, so this closes nothing to them. Write the rules of this group into a robots.txt too</source>
   <translation>Nie jest znany żaden crawler, który czyta %1, a obok nie ma robots.txt, więc niczego to przed nimi nie zamyka. Reguły tej grupy należy wpisać także do robots.txt</translation>
  </message>
  <message numerus="yes">
   <source>No crawler is known to read %1, and robots.txt leaves open what %n rules of this group close. Write them into robots.txt too</source>
   <comment>No crawler is known to read %1, and robots.txt leaves open what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>Nie jest znany żaden crawler, który czyta %1, a robots.txt pozostawia otwarte to, co zamyka ta reguła. Należy wpisać ją także do robots.txt</numerusform>
    <numerusform>Nie jest znany żaden crawler, który czyta %1, a robots.txt pozostawia otwarte to, co zamykają %n reguły tej grupy. Należy wpisać je także do robots.txt</numerusform>
    <numerusform>Nie jest znany żaden crawler, który czyta %1, a robots.txt pozostawia otwarte to, co zamyka %n reguł tej grupy. Należy wpisać je także do robots.txt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%2 is not known to read %1, and robots.txt leaves open to it what %n rules of this group close. Write them into robots.txt too</source>
   <comment>%2 is not known to read %1, and robots.txt leaves open to it what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>Nie wiadomo, by %2 czytał %1, a robots.txt pozostawia mu otwarte to, co zamyka ta reguła. Należy wpisać ją także do robots.txt</numerusform>
    <numerusform>Nie wiadomo, by %2 czytał %1, a robots.txt pozostawia mu otwarte to, co zamykają %n reguły tej grupy. Należy wpisać je także do robots.txt</numerusform>
    <numerusform>Nie wiadomo, by %2 czytał %1, a robots.txt pozostawia mu otwarte to, co zamyka %n reguł tej grupy. Należy wpisać je także do robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>No crawler is known to read robots2.txt, so crawl: no keeps none out. Close the site in robots.txt too, with Disallow: / for *</source>
   <translation>Nie jest znany żaden crawler, który czyta robots2.txt, więc crawl: no żadnego nie zatrzyma. Witrynę należy zamknąć także w robots.txt, przez Disallow: / dla *</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>%n more</comment>
   <translation>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
    <numerusform>jeszcze %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>robots.txt leaves the site open to %1, and none of them is known to read robots2.txt: crawl: no does not keep them out. Close it to them in robots.txt too</source>
   <comment>robots.txt leaves the site open to %1, which is not known to read robots2.txt: crawl: no does not keep it out. Close it in robots.txt too</comment>
   <translation>
    <numerusform>robots.txt pozostawia witrynę otwartą dla %1, a nie wiadomo, by ten crawler czytał robots2.txt: crawl: no go nie zatrzyma. Należy zamknąć ją przed nim także w robots.txt</numerusform>
    <numerusform>robots.txt pozostawia witrynę otwartą dla %1, a nie wiadomo, by którykolwiek z nich czytał robots2.txt: crawl: no ich nie zatrzyma. Należy zamknąć ją przed nimi także w robots.txt</numerusform>
    <numerusform>robots.txt pozostawia witrynę otwartą dla %1, a nie wiadomo, by którykolwiek z nich czytał robots2.txt: crawl: no ich nie zatrzyma. Należy zamknąć ją przed nimi także w robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>Closed in a file that crawlers do not read</source>
   <translation>Zamknięte w pliku, którego crawlery nie czytają</translation>
  </message>
  <message>
   <source>robots.txt is the one policy file that crawlers are documented to read. No operator says yet that its crawlers read robots-ai.txt or robots2.txt, so what only these files close stays open in practice: Googlebot still comes to a site whose robots2.txt says crawl: no. Write the rules into robots.txt as well, and keep the other file for agents that learn to read it. The message appears at the first rule of each group.</source>
   <translation>robots.txt to jedyny plik polityki, który crawlery czytają według dokumentacji. Żaden operator nie mówi jeszcze, że jego crawlery czytają robots-ai.txt lub robots2.txt, więc to, co zamykają tylko te pliki, w praktyce pozostaje otwarte: Googlebot nadal wchodzi na witrynę, której robots2.txt mówi crawl: no. Reguły należy wpisać także do robots.txt, a drugi plik zachować dla agentów, którzy nauczą się go czytać. Komunikat jest przy pierwszej regule każdej grupy.</translation>
  </message>
  <message>
   <source>Line %1 allows the same path, and at equal length Allow wins: this Disallow never decides. Remove the one that is wrong</source>
   <translation>Wiersz %1 zezwala na tę samą ścieżkę, a przy równej długości wygrywa Allow: to Disallow nigdy nie rozstrzyga. Należy usunąć błędną regułę</translation>
  </message>
  <message>
   <source>Remove the Allow in %1</source>
   <translation>Usuń Allow (%1)</translation>
  </message>
  <message>
   <source>Allow and Disallow for the same path</source>
   <translation>Allow i Disallow dla tej samej ścieżki</translation>
  </message>
  <message>
   <source>One and the same path is allowed and disallowed to the same agents. The standard settles it: at equal length Allow wins, whichever comes first. Crawlers of the old school take the first in the file instead, so the file does not mean the same to all. One of the two is probably left over.</source>
   <translation>Ta sama ścieżka jest dozwolona i zabroniona tym samym agentom. Standard to rozstrzyga: przy równej długości wygrywa Allow, niezależnie od kolejności. Crawlery starej szkoły biorą natomiast pierwszą regułę w pliku, więc plik nie znaczy dla wszystkich tego samego. Jedna z dwóch to zapewne pozostałość.</translation>
  </message>
  <message numerus="yes">
   <source>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1, %2, %3 i jeszcze %n nie stosują się do Crawl-delay. Można ich spowolnić na serwerze, statusem 429 lub 503 przy zbyt dużym ruchu</numerusform>
    <numerusform>%1, %2, %3 i jeszcze %n nie stosują się do Crawl-delay. Można ich spowolnić na serwerze, statusem 429 lub 503 przy zbyt dużym ruchu</numerusform>
    <numerusform>%1, %2, %3 i jeszcze %n nie stosują się do Crawl-delay. Można ich spowolnić na serwerze, statusem 429 lub 503 przy zbyt dużym ruchu</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1 does not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1 nie stosuje się do Crawl-delay. Można go spowolnić na serwerze, statusem 429 lub 503 przy zbyt dużym ruchu</numerusform>
    <numerusform>%1 nie stosują się do Crawl-delay. Można ich spowolnić na serwerze, statusem 429 lub 503 przy zbyt dużym ruchu</numerusform>
    <numerusform>%1 nie stosują się do Crawl-delay. Można ich spowolnić na serwerze, statusem 429 lub 503 przy zbyt dużym ruchu</numerusform>
   </translation>
  </message>
  <message>
   <source>Crawl-delay for agents that do not follow it</source>
   <translation>Crawl-delay dla agentów, którzy się do niego nie stosują</translation>
  </message>
  <message>
   <source>Crawl-delay is not part of the standard, and the operators of these agents say that they do not follow it: they set their pace themselves. A server that answers 429 or 503 under load slows most of them down.</source>
   <translation>Crawl-delay nie należy do standardu, a operatorzy tych agentów mówią, że się do niego nie stosują: sami dobierają tempo. Serwer, który pod obciążeniem odpowiada 429 lub 503, spowalnia większość z nich.</translation>
  </message>
  <message>
   <source>Attribution is required and a link back is not: on the web a credit mostly is a link. See %1; write link-back: preferred if you mean a name alone will do</source>
   <translation>Podanie autora jest wymagane, a link zwrotny nie: w sieci podanie autora to zwykle link. Zob. %1; jeśli wystarczy sama nazwa, należy wpisać link-back: preferred</translation>
  </message>
  <message>
   <source>Attribution required, link-back none</source>
   <translation>Podanie autora wymagane, link zwrotny nie</translation>
  </message>
  <message>
   <source>attribution says whether the source must be named, link-back whether it must be linked. To require the one and waive the other is possible, and is likely an oversight, since people cannot follow a name. preferred leaves the agent the choice.</source>
   <translation>attribution mówi, czy źródło musi być podane, a link-back, czy musi być do niego link. Można wymagać jednego i zrezygnować z drugiego, ale to zapewne przeoczenie, bo za samą nazwą nikt nie trafi do źródła. preferred pozostawia wybór agentowi.</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>Ścisłe parsery nie zostawiają z %1 nic: token produktu zawiera tylko a–z, A–Z, _ i -. Należy go zachować, jeśli taki token dokumentuje operator crawlera; jeśli nie, wpisać ten udokumentowany</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>Ścisłe parsery skracają %1 do %2: token produktu zawiera tylko a–z, A–Z, _ i -. Należy go zachować, jeśli taki token dokumentuje operator crawlera; jeśli nie, wpisać ten udokumentowany</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>Ścisłe parsery nie zostawiają z %1 nic: token produktu zawiera tylko a–z, A–Z, _ i -. Taki token dokumentuje jego operator, więc należy go zachować</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>Ścisłe parsery skracają %1 do %2: token produktu zawiera tylko a–z, A–Z, _ i -. Taki token dokumentuje jego operator, więc należy go zachować</translation>
  </message>
  <message numerus="yes">
   <source>Strict parsers cut %1 and %n more tokens of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</source>
   <comment>Strict parsers cut %1 and %n more token of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</comment>
   <translation>
    <numerusform>Ścisłe parsery skracają %1 i jeszcze %n token tej grupy: token produktu zawiera tylko a–z, A–Z, _ i -. Takie tokeny dokumentują ich operatorzy, więc należy je zachować</numerusform>
    <numerusform>Ścisłe parsery skracają %1 i jeszcze %n tokeny tej grupy: token produktu zawiera tylko a–z, A–Z, _ i -. Takie tokeny dokumentują ich operatorzy, więc należy je zachować</numerusform>
    <numerusform>Ścisłe parsery skracają %1 i jeszcze %n tokenów tej grupy: token produktu zawiera tylko a–z, A–Z, _ i -. Takie tokeny dokumentują ich operatorzy, więc należy je zachować</numerusform>
   </translation>
  </message>
  <message>
   <source>Token that strict parsers cut</source>
   <translation>Token, który skracają ścisłe parsery</translation>
  </message>
  <message>
   <source>A product token is made of a–z, A–Z, underscore and hyphen. A reader that follows the standard strictly ends it at the first other character, so AI2Bot becomes AI and 360Spider becomes nothing. Gatepost, and the operators concerned, compare the whole word. Where an operator documents such a token there is no better way to name it.</source>
   <translation>Token produktu składa się z liter, podkreślenia i łącznika. Czytnik trzymający się litery standardu kończy go na pierwszym innym znaku, więc AI2Bot staje się AI, a z 360Spider nie zostaje nic. Gatepost i zainteresowani operatorzy porównują całe słowo. Gdy operator dokumentuje taki token, nie ma lepszego sposobu na jego nazwanie.</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. Remove one of the two</source>
   <translation>Ta reguła nie ma znaczenia: o każdej ścieżce, do której pasuje, rozstrzyga %1 (%2), która jest dłuższa. Należy usunąć jedną z nich</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>Ta reguła nie ma znaczenia: o każdej ścieżce, do której pasuje, rozstrzyga %1 (%2), która jest pierwsza. Należy usunąć jedną z nich</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. They contradict each other; keep the one you intend</source>
   <translation>Ta reguła nie ma znaczenia: o każdej ścieżce, do której pasuje, rozstrzyga %1 (%2), która jest dłuższa. Reguły są sprzeczne; należy zachować zamierzoną</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which allows at equal length. They contradict each other; keep the one you intend</source>
   <translation>Ta reguła nie ma znaczenia: o każdej ścieżce, do której pasuje, rozstrzyga %1 (%2), która przy równej długości zezwala. Reguły są sprzeczne; należy zachować zamierzoną</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by rules that come before it, one of which is %1 in %2. Remove it, or the others</source>
   <translation>Ta reguła nie ma znaczenia: w grupie rozszerzonej o każdej ścieżce, do której pasuje, rozstrzygają wcześniejsze reguły, między innymi %1 (%2). Należy usunąć ją albo tamte</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>Ta reguła nie ma znaczenia: w grupie rozszerzonej o każdej ścieżce, do której pasuje, rozstrzyga %1 (%2), która jest pierwsza. Należy usunąć jedną z nich</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes before it. They contradict each other; keep the one you intend</source>
   <translation>Ta reguła nie ma znaczenia: w grupie rozszerzonej o każdej ścieżce, do której pasuje, rozstrzyga %1 (%2), która ją poprzedza. Reguły są sprzeczne; należy zachować zamierzoną</translation>
  </message>
  <message>
   <source>Rule that never decides</source>
   <translation>Reguła, która nigdy nie rozstrzyga</translation>
  </message>
  <message>
   <source>The longest rule that matches a path decides, and here a longer one matches every path that this rule matches: it can never decide. This is found on the patterns themselves, not by trying paths, so it is certain. A warning is given where the two say the opposite, so that the file does not do what one of its lines says. Where they say the same and the longer one can go, as /blog* beside /blog, that one is named instead, as a line without effect. Length counts stars.</source>
   <translation>Rozstrzyga najdłuższa reguła pasująca do ścieżki, a tu dłuższa pasuje do każdej ścieżki, do której pasuje ta: nie może więc nigdy rozstrzygać. Ustalono to na samych wzorcach, a nie przez próbowanie ścieżek, więc jest to pewne. Ostrzeżenie pojawia się, gdy obie mówią coś przeciwnego, a więc plik nie robi tego, co mówi jeden z jego wierszy. Gdy mówią to samo, a dłuższą można usunąć, jak /blog* obok /blog, wskazywana jest właśnie ona, jako wiersz bez skutku. Gwiazdki liczą się do długości.</translation>
  </message>
  <message>
   <source>This file decides nothing: with it and without it every agent gets the same answers, for every path and at all times, because robots.txt speaks first. Remove the file, or take out of robots.txt what overrules it</source>
   <translation>Ten plik niczego nie rozstrzyga: z nim i bez niego każdy agent dostaje te same odpowiedzi, dla każdej ścieżki i o każdej porze, bo robots.txt ma pierwszeństwo. Należy usunąć plik albo wyjąć z robots.txt to, co go uchyla</translation>
  </message>
  <message>
   <source>File of which another leaves nothing to decide</source>
   <translation>Plik, któremu inny nie zostawia nic do rozstrzygnięcia</translation>
  </message>
  <message>
   <source>robots-ai.txt counts only where robots.txt has no rule for a path, so robots.txt can leave it nothing to decide: “Allow: /” is enough, and so is a Disallow for each path that robots-ai.txt closes. Here both sites, with the file and without it, were compared for all agents, paths and times. No answer differs. That is exact, not a sample; where the comparison is too much work, nothing is reported.</source>
   <translation>robots-ai.txt liczy się tylko tam, gdzie robots.txt nie ma reguły dla ścieżki, więc robots.txt może nie zostawić mu nic do rozstrzygnięcia: wystarczy „Allow: /”, a także Disallow dla każdej ścieżki, którą zamyka robots-ai.txt. Tutaj porównano obie witryny, z plikiem i bez niego, dla wszystkich agentów, ścieżek i pór. Żadna odpowiedź się nie różni. To wynik dokładny, a nie próbka; gdy porównanie wymaga zbyt wiele pracy, nic nie jest zgłaszane.</translation>
  </message>
  <message>
   <source>A Discovery file lies on the site itself, and this one is on %1, not on %2. Agents may ignore it</source>
   <translation>Plik Discovery znajduje się w samej witrynie, a ten jest na %1, nie na %2. Agenci mogą go pominąć</translation>
  </message>
  <message>
   <source>Discovery on another host</source>
   <translation>Discovery na innym hoście</translation>
  </message>
  <message>
   <source>Discovery advertises AI discovery files on the same host. A file elsewhere says nothing about this site, and agents have reason not to trust it. The site's own address is taken from its settings or from its Sitemap lines.</source>
   <translation>Discovery ogłasza pliki wykrywania AI na tym samym hoście. Plik w innym miejscu nic nie mówi o tej witrynie i agenci mają powód, by mu nie ufać. Własny adres witryny jest brany z jej ustawień lub z wierszy Sitemap.</translation>
  </message>
  <message>
   <source>In a group of the extended standard $ is an ordinary character, and rules match the whole path anyway. Remove it</source>
   <translation>W grupie standardu rozszerzonego $ jest zwykłym znakiem, a reguły i tak pasują do całej ścieżki. Należy go pominąć</translation>
  </message>
  <message>
   <source>$ means the end of the path only as the last character; here it is an ordinary character, and hardly any URL contains it. Write %1 if that is meant; otherwise remove it or what follows</source>
   <translation>$ oznacza koniec ścieżki tylko jako ostatni znak; tutaj jest zwykłym znakiem i prawie żaden URL go nie zawiera. Jeśli o niego chodzi, należy pisać %1, w przeciwnym razie usunąć go lub to, co po nim następuje</translation>
  </message>
  <message>
   <source>End the rule at $</source>
   <translation>Zakończ regułę na $</translation>
  </message>
  <message>
   <source>$ that does not anchor</source>
   <translation>$, które nie zakotwicza</translation>
  </message>
  <message>
   <source>A $ at the very end of a rule means that the path must end there. Anywhere else it is an ordinary character, and in an extended group (Robot-version 2.0) it always is. A rule such as /*.pdf$/ or /a$?x therefore matches hardly anything.</source>
   <translation>$ na samym końcu reguły oznacza, że ścieżka musi się tam kończyć. Gdzie indziej jest zwykłym znakiem, a w grupie rozszerzonej (Robot-version 2.0) zawsze nim jest. Reguła taka jak /*.pdf$/ lub /a$?x nie pasuje więc prawie do niczego.</translation>
  </message>
  <message>
   <source>** is the same as *, which crosses / too, and counts one byte more. Write one star</source>
   <translation>** znaczy to samo co *, które też przekracza /, i liczy się o bajt więcej. Należy pisać jedną gwiazdkę</translation>
  </message>
  <message>
   <source>Two stars in a row</source>
   <translation>Dwie gwiazdki z rzędu</translation>
  </message>
  <message>
   <source>In some pattern languages ** crosses folders and * does not. Here one * stands for any run of bytes, / included, so a second one adds nothing but a byte of length, which may tip the scales between two rules.</source>
   <translation>W niektórych językach wzorców ** przekracza granice folderów, a * nie. Tutaj jedna * oznacza dowolny ciąg bajtów, także z /, więc druga dodaje tylko jeden bajt długości, co może przechylić szalę między dwiema regułami.</translation>
  </message>
  <message>
   <source>%1 is said in %2 already in this scope (%3), and the first valid one counts: this line decides nothing. Remove one</source>
   <translation>%1 podano już w tym zakresie (%3): %2, a liczy się pierwszy prawidłowy wiersz: ten nie ma znaczenia. Należy usunąć jeden</translation>
  </message>
  <message>
   <source>Directive given twice</source>
   <translation>Dyrektywa podana dwa razy</translation>
  </message>
  <message>
   <source>In one scope (the file as a whole, or all blocks of one name) a directive counts once: the first line with a valid value. The others have no effect, which is surprising if their values differ.</source>
   <translation>W jednym zakresie (plik jako całość lub wszystkie bloki o jednej nazwie) dyrektywa liczy się raz: pierwszy wiersz z prawidłową wartością. Pozostałe nie mają skutku, co zaskakuje, jeśli ich wartości się różnią.</translation>
  </message>
  <message>
   <source>The same rule is already in %1; it counts once. Remove one</source>
   <translation>Taka sama reguła już jest w pliku (%1); liczy się raz. Należy usunąć jedną</translation>
  </message>
  <message>
   <source>The same path, written differently, is already in %1; it counts once. Remove one</source>
   <translation>Ta sama ścieżka, zapisana inaczej, już jest w pliku (%1); liczy się raz. Należy usunąć jedną</translation>
  </message>
  <message>
   <source>Rule given twice</source>
   <translation>Reguła podana dwa razy</translation>
  </message>
  <message>
   <source>The same Allow or Disallow appears twice in what an agent reads as one group. The second changes nothing. It makes the file longer and easy to misread: whoever removes one of them has not removed the rule.</source>
   <translation>To samo Allow lub Disallow występuje dwa razy w tym, co agent czyta jako jedną grupę. Drugie niczego nie zmienia. Plik staje się dłuższy i łatwo go źle odczytać: kto usunie jedno z nich, nie usunął reguły.</translation>
  </message>
  <message>
   <source>The block states nothing, so its agents follow the global policy. Fill it, or remove it</source>
   <translation>Blok niczego nie określa, więc jego agenci stosują się do polityki globalnej. Należy go wypełnić lub usunąć</translation>
  </message>
  <message>
   <source>Block that states nothing</source>
   <translation>Blok, który niczego nie określa</translation>
  </message>
  <message>
   <source>A block overrides the global policy for its category, line by line. Without a line it overrides nothing. Perhaps its lines are under another header, or a User-agent line ended it too soon.</source>
   <translation>Blok zastępuje politykę globalną dla swojej kategorii, wiersz po wierszu. Bez wierszy niczego nie zastępuje. Być może jego wiersze są pod innym nagłówkiem albo wiersz User-agent zakończył go za wcześnie.</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything. If that is intended, add an empty Disallow:</source>
   <translation>Ta grupa nie ma reguł, więc %1 może pobierać wszystko. Jeśli tak ma być, należy dodać puste Disallow:</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <translation>Ta grupa nie ma reguł, więc %1 może pobierać wszystko; reguły poniżej należą do innych grup. Jeśli tak ma być, należy dodać puste Disallow:</translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>Ta grupa nie ma reguł, więc jej %n agent może pobierać wszystko. Jeśli tak ma być, należy dodać puste Disallow:</numerusform>
    <numerusform>Ta grupa nie ma reguł, więc jej %n agenci mogą pobierać wszystko. Jeśli tak ma być, należy dodać puste Disallow:</numerusform>
    <numerusform>Ta grupa nie ma reguł, więc jej %n agentów może pobierać wszystko. Jeśli tak ma być, należy dodać puste Disallow:</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>Ta grupa nie ma reguł, więc jej %n agent może pobierać wszystko; reguły poniżej należą do innych grup. Jeśli tak ma być, należy dodać puste Disallow:</numerusform>
    <numerusform>Ta grupa nie ma reguł, więc jej %n agenci mogą pobierać wszystko; reguły poniżej należą do innych grup. Jeśli tak ma być, należy dodać puste Disallow:</numerusform>
    <numerusform>Ta grupa nie ma reguł, więc jej %n agentów może pobierać wszystko; reguły poniżej należą do innych grup. Jeśli tak ma być, należy dodać puste Disallow:</numerusform>
   </translation>
  </message>
  <message>
   <source>Group without rules</source>
   <translation>Grupa bez reguł</translation>
  </message>
  <message>
   <source>A group that states nothing allows everything to its agents, also what the group for * forbids, since an agent follows one group alone. Perhaps its rules got lost, or a directive nobody knows took their place. An explicit “Disallow:” with nothing behind it says the same on purpose.</source>
   <translation>Grupa, która niczego nie określa, pozwala swoim agentom na wszystko, także na to, czego zabrania grupa dla *, bo agent stosuje się tylko do jednej grupy. Być może reguły przepadły albo ich miejsce zajęła nieznana dyrektywa. Jawne „Disallow:” bez wartości mówi to samo celowo.</translation>
  </message>
  <message>
   <source>The file is UTF-16, which crawlers do not read: to them it contains no rule at all. Save it as UTF-8</source>
   <translation>Plik jest w UTF-16, którego crawlery nie czytają: dla nich nie ma w nim żadnej reguły. Należy zapisać go jako UTF-8</translation>
  </message>
  <message>
   <source>Convert to UTF-8</source>
   <translation>Przekonwertuj na UTF-8</translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n bajt nie jest w UTF-8 i jest w dyrektywie, która pasuje wtedy do innych ścieżek niż zamierzone. Jest tutaj; plik należy zapisać jako UTF-8</numerusform>
    <numerusform>%n bajty nie są w UTF-8, w tym niektóre w dyrektywach, które pasują wtedy do innych ścieżek niż zamierzone. Pierwszy jest tutaj; plik należy zapisać jako UTF-8</numerusform>
    <numerusform>%n bajtów nie jest w UTF-8, w tym niektóre w dyrektywach, które pasują wtedy do innych ścieżek niż zamierzone. Pierwszy jest tutaj; plik należy zapisać jako UTF-8</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, in comments alone. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, in comments alone. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n bajt nie jest w UTF-8, tylko w komentarzu. Jest tutaj; plik należy zapisać jako UTF-8</numerusform>
    <numerusform>%n bajty nie są w UTF-8, tylko w komentarzach. Pierwszy jest tutaj; plik należy zapisać jako UTF-8</numerusform>
    <numerusform>%n bajtów nie jest w UTF-8, tylko w komentarzach. Pierwszy jest tutaj; plik należy zapisać jako UTF-8</numerusform>
   </translation>
  </message>
  <message>
   <source>Convert from Windows-1252 to UTF-8</source>
   <translation>Przekonwertuj z Windows-1252 na UTF-8</translation>
  </message>
  <message>
   <source>Not UTF-8</source>
   <translation>Nie UTF-8</translation>
  </message>
  <message>
   <source>Policy files are UTF-8. A byte that is not UTF-8 is usually a character of an older code page (Windows-1252, Latin-1); in a path it then means another path than intended, since crawlers percent-encode the bytes as they are. UTF-16 hides the whole file. Save the file as UTF-8 without BOM.</source>
   <translation>Pliki polityki są w UTF-8. Bajt spoza UTF-8 to zwykle litera ze starszej strony kodowej (Windows-1252, Latin-1); w ścieżce oznacza wtedy inną ścieżkę niż zamierzona, bo crawlery kodują procentowo bajty w takiej postaci, w jakiej je zastają. UTF-16 ukrywa cały plik. Plik należy zapisać jako UTF-8 bez BOM.</translation>
  </message>
  <message>
   <source>%1 matches a star that is really in the URL, which is rare. For any run of characters write *</source>
   <translation>%1 pasuje do gwiazdki, która naprawdę występuje w adresie URL, co jest rzadkie. Dla dowolnego ciągu znaków należy pisać *</translation>
  </message>
  <message>
   <source>Literal star</source>
   <translation>Dosłowna gwiazdka</translation>
  </message>
  <message>
   <source>%2A in a rule stands for a star in the URL itself; it is not a wildcard. That is right where URLs contain stars, and a mistake where a tool has escaped the wildcard on its way into the file.</source>
   <translation>%2A w regule oznacza gwiazdkę w samym adresie URL; nie jest symbolem wieloznacznym. To właściwe, gdy adresy URL zawierają gwiazdki, a pomyłka, gdy symbol wieloznaczny zakodowało jakieś narzędzie po drodze do pliku.</translation>
  </message>
  <message>
   <source>%1 has an odd second number and so is experimental: the group is as if it were not there. Write 2.0</source>
   <translation>%1 ma nieparzystą drugą liczbę, a więc jest eksperymentalne: grupy jakby nie było. Należy pisać 2.0</translation>
  </message>
  <message>
   <source>Experimental version</source>
   <translation>Wersja eksperymentalna</translation>
  </message>
  <message>
   <source>In the extended standard an odd second number (1.1, 2.1) marks an experiment between a site and a robot that know each other. Everybody else reads the file as if the group were not there, so its agents follow another group or none.</source>
   <translation>W standardzie rozszerzonym nieparzysta druga liczba (1.1, 2.1) oznacza eksperyment między witryną a robotem, które się znają. Wszyscy inni czytają plik tak, jakby grupy nie było, więc jej agenci stosują się do innej grupy albo do żadnej.</translation>
  </message>
  <message>
   <source>%1 has a group of the extended standard too, in %2: robots that know it follow that one alone, this one is for all others</source>
   <translation>%1 ma też grupę standardu rozszerzonego (%2); roboty, które go znają, stosują się tylko do niej, a ta jest dla wszystkich pozostałych</translation>
  </message>
  <message>
   <source>Plain and extended groups for one agent</source>
   <translation>Zwykłe i rozszerzone grupy dla jednego agenta</translation>
  </message>
  <message>
   <source>Groups with Robot-version 2.0 and groups without it name the same agent. A robot that knows the extended standard uses its groups alone, for everything; one that does not reads both kinds as one plain group. That is the way to serve both, as long as both say the same in their own manner.</source>
   <translation>Grupy z Robot-version 2.0 i grupy bez niego wymieniają tego samego agenta. Robot znający standard rozszerzony używa do wszystkiego wyłącznie swoich grup; inny czyta oba rodzaje jako jedną zwykłą grupę. Tak można obsłużyć obu, dopóki obie mówią to samo, każda na swój sposób.</translation>
  </message>
  <message>
   <source>In a group of the extended standard a rule without a pattern matches this one path alone, not what lies below it. Write %1</source>
   <translation>W grupie standardu rozszerzonego reguła bez wzorca pasuje tylko do tej jednej ścieżki, a nie do tego, co leży poniżej. Należy pisać %1</translation>
  </message>
  <message>
   <source>Folder in an extended group</source>
   <translation>Folder w grupie rozszerzonej</translation>
  </message>
  <message>
   <source>In a group with Robot-version 2.0 a value without * ? [ or \ is explicit and must equal the whole path. /images/ then means the folder's own page and nothing in it, unlike everywhere else. /images/* matches what lies below.</source>
   <translation>W grupie z Robot-version 2.0 wartość bez * ? [ i \ jest dosłowna i musi być równa całej ścieżce. /images/ oznacza wtedy samą stronę folderu i nic w nim, inaczej niż wszędzie indziej. /images/* pasuje do tego, co leży poniżej.</translation>
  </message>
  <message>
   <source>%1 is a value of %2, not of %3, which takes %4; the line decides nothing</source>
   <translation>%1 to wartość dyrektywy %2, a nie %3, która przyjmuje %4; wiersz nie ma znaczenia</translation>
  </message>
  <message>
   <source>Value of another directive</source>
   <translation>Wartość innej dyrektywy</translation>
  </message>
  <message>
   <source>The value belongs to another directive: short-only to quote, session-only to store, ask to those that can be asked for, required to attribution and link-back. Perhaps the key is the wrong one. As it is, the line states nothing.</source>
   <translation>Wartość należy do innej dyrektywy: short-only do quote, session-only do store, ask do tych, o które można pytać, required do attribution i link-back. Być może błędny jest klucz. W tej postaci wiersz niczego nie określa.</translation>
  </message>
  <message>
   <source>The empty Disallow allows %1 everything: the rules for * do not apply to it, for example %2 in %3. If that is not meant, repeat them here</source>
   <translation>Puste Disallow zezwala agentowi %1 na wszystko: reguły dla * go nie dotyczą, na przykład %2 (%3). Jeśli nie o to chodzi, należy je tu powtórzyć</translation>
  </message>
  <message>
   <source>Copy the rules for * into this group</source>
   <translation>Skopiuj do tej grupy reguły dla *</translation>
  </message>
  <message>
   <source>Agent freed from the rules for *</source>
   <translation>Agent uwolniony od reguł dla *</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group with nothing but an empty Disallow therefore opens the whole site to its agent, also what * is denied. That may be meant. Often it is not: a form or a program made the group for a Crawl-delay or a signal and put the empty Disallow there because a group needs a rule. Repeat the rules for * in it, or name the agent in the group for *.</source>
   <translation>Agent stosuje się do najbardziej szczegółowej grupy, która go wymienia, i do żadnej innej. Grupa z samym pustym Disallow otwiera więc swojemu agentowi całą witrynę, także to, czego zabroniono *. Może o to chodzić, ale często nie chodzi: formularz lub program utworzył grupę dla Crawl-delay albo sygnału i wstawił puste Disallow, bo grupa potrzebuje reguły. Należy powtórzyć w niej reguły dla * albo wymienić agenta w grupie dla *.</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2</source>
   <translation>Reguła to ścieżka tej witryny; %1 nie pasuje do niczego. Należy pisać %2</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>Reguła to ścieżka tej witryny; %1 nie pasuje do niczego. Należy pisać %2, jeśli to ścieżka właśnie tego hosta</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2</source>
   <translation>Reguła zawiera ścieżkę, a nie cały URL: %1 nie pasuje do niczego. Należy pisać %2</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>Reguła zawiera ścieżkę, a nie cały URL: %1 nie pasuje do niczego. Należy pisać %2, jeśli to ścieżka właśnie tego hosta</translation>
  </message>
  <message>
   <source>Whole URL where a path belongs</source>
   <translation>Cały URL w miejscu ścieżki</translation>
  </message>
  <message>
   <source>Allow and Disallow are matched against the path and query of a URL, which begin with /. A value that begins with a scheme and a host can match nothing. A policy file applies only to its own host: pages of another host need a file there.</source>
   <translation>Allow i Disallow są dopasowywane do ścieżki i zapytania adresu URL, które zaczynają się od /. Wartość zaczynająca się od schematu i hosta nie może pasować do niczego. Plik polityki obowiązuje tylko dla własnego hosta: strony innego hosta potrzebują pliku tam.</translation>
  </message>
  <message>
   <source>Google takes %1 for Allow: all its crawlers may then fetch %2. Write %3 instead</source>
   <translation>Google uznaje %1 za Allow: wszystkie jego crawlery mogą wtedy pobierać %2. Zamiast tego należy pisać %3</translation>
  </message>
  <message>
   <source>Google takes %1 for Disallow: all its crawlers then stay out of %2. Write %3 instead</source>
   <translation>Google uznaje %1 za Disallow: wszystkie jego crawlery omijają wtedy %2. Zamiast tego należy pisać %3</translation>
  </message>
  <message>
   <source>Key that Google takes for a rule</source>
   <translation>Klucz, który Google uznaje za regułę</translation>
  </message>
  <message>
   <source>Google's parser knows a key by its beginning. DisallowAITraining is a Disallow to it, and AllowAITraining an Allow: a line about training then closes the pages to Google's search too, or opens what was closed. Where the group has the same rule anyway, nothing changes and nothing is reported. Content-Usage says the same about training and names a path too; a group for Google-Extended says it to Google.</source>
   <translation>Parser Google rozpoznaje klucz po jego początku. DisallowAITraining to dla niego Disallow, a AllowAITraining to Allow: wiersz o trenowaniu zamyka wtedy strony także przed wyszukiwarką Google albo otwiera to, co było zamknięte. Jeśli grupa i tak ma tę samą regułę, nic się nie zmienia i nic nie jest zgłaszane. Content-Usage mówi to samo o trenowaniu i też wskazuje ścieżkę; grupa dla Google-Extended mówi to firmie Google.</translation>
  </message>
  <message>
   <source>%1 is misspelt: Google reads it as %2, other crawlers pass the line over. Write %2</source>
   <translation>%1 to błędna pisownia: Google czyta to jako %2, inne crawlery pomijają wiersz. Należy pisać %2</translation>
  </message>
  <message>
   <source>Misspelling that only Google accepts</source>
   <translation>Błędna pisownia, którą przyjmuje tylko Google</translation>
  </message>
  <message>
   <source>Google's reader takes a handful of frequent misspellings (disalow, dissallow, useragent, user agent, site-map …) for the directive they resemble, and longer words for the directive they begin with (Disallowed). Nobody else does: one and the same file then says different things to different crawlers, and a test with Google's tools shows nothing wrong.</source>
   <translation>Czytnik Google uznaje garść częstych błędów pisowni (disalow, dissallow, useragent, user agent, site-map …) za dyrektywę, którą przypominają, a dłuższe słowa za dyrektywę, od której się zaczynają (Disallowed). Nikt inny tego nie robi: ten sam plik mówi wtedy różnym crawlerom co innego, a test narzędziami Google nie wykazuje błędu.</translation>
  </message>
  <message>
   <source>Close the group above with “Disallow:”</source>
   <translation>Zamknij grupę powyżej przez „Disallow:”</translation>
  </message>
  <message>
   <source>This line joins the group above it: %1 in %2 does not close it, so hours and pace below are for both. Neither has a rule, so nobody may fetch more or less. Put an empty Disallow: between them to keep them apart</source>
   <translation>Ten wiersz dołącza do grupy powyżej: %1 (%2) jej nie zamyka, więc godziny i tempo poniżej są dla obu. Żadna nie ma reguły, więc nikt nie może pobierać więcej ani mniej. Aby je rozdzielić, należy wstawić między nie puste Disallow:</translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>Ten wiersz dołącza do grupy powyżej: %1 (%2) jej nie zamyka, więc %n reguła poniżej jest dla każdego crawlera. Należy wstawić między nie wiersz Allow lub Disallow, a jeśli wszystko ma być otwarte, puste Disallow:</numerusform>
    <numerusform>Ten wiersz dołącza do grupy powyżej: %1 (%2) jej nie zamyka, więc %n reguły poniżej są dla każdego crawlera. Należy wstawić między nie wiersz Allow lub Disallow, a jeśli wszystko ma być otwarte, puste Disallow:</numerusform>
    <numerusform>Ten wiersz dołącza do grupy powyżej: %1 (%2) jej nie zamyka, więc %n reguł poniżej jest dla każdego crawlera. Należy wstawić między nie wiersz Allow lub Disallow, a jeśli wszystko ma być otwarte, puste Disallow:</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>Ten wiersz dołącza do grupy powyżej: %1 (%2) jej nie zamyka, więc %n reguła poniżej jest także dla %3. Należy wstawić między nie wiersz Allow lub Disallow, a jeśli wszystko ma być otwarte, puste Disallow:</numerusform>
    <numerusform>Ten wiersz dołącza do grupy powyżej: %1 (%2) jej nie zamyka, więc %n reguły poniżej są także dla %3. Należy wstawić między nie wiersz Allow lub Disallow, a jeśli wszystko ma być otwarte, puste Disallow:</numerusform>
    <numerusform>Ten wiersz dołącza do grupy powyżej: %1 (%2) jej nie zamyka, więc %n reguł poniżej jest także dla %3. Należy wstawić między nie wiersz Allow lub Disallow, a jeśli wszystko ma być otwarte, puste Disallow:</numerusform>
   </translation>
  </message>
  <message>
   <source>Group that swallows the one above</source>
   <translation>Grupa, która pochłania tę powyżej</translation>
  </message>
  <message>
   <source>Only Allow and Disallow end the run of User-agent lines that a group begins with; other lines must not interfere. So User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / is one group for both, and blocks everyone, though its author meant X alone. Blank lines do not separate groups either. An empty “Disallow:” before the second User-agent line separates them. Where no rule follows, only hours and pace are shared: that is a note. An agent that is named on both sides is not reported.</source>
   <translation>Ciąg wierszy User-agent, od którego zaczyna się grupa, kończą tylko Allow i Disallow; inne wiersze nie mogą na to wpływać. User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / to więc jedna grupa dla obu i blokuje wszystkich, choć autor miał na myśli tylko X. Puste wiersze też nie rozdzielają grup. Rozdziela je puste „Disallow:” przed drugim wierszem User-agent. Gdy nie następuje żadna reguła, wspólne są tylko godziny i tempo: to uwaga. Agent wymieniony po obu stronach nie jest zgłaszany.</translation>
  </message>
  <message>
   <source>honest takes yes and nothing else: no site can permit an agent to lie about what it is. The line states nothing</source>
   <translation>honest przyjmuje yes i nic innego: żadna witryna nie może pozwolić agentowi kłamać o tym, czym jest. Wiersz niczego nie określa</translation>
  </message>
  <message>
   <source>Write yes</source>
   <translation>Wpisz yes</translation>
  </message>
  <message>
   <source>honest is yes or nothing</source>
   <translation>honest to yes albo nic</translation>
  </message>
  <message>
   <source>honest asks agents to represent truly what they are. The specification gives it one value, yes, and says that there is no other. Any other value is invalid and states nothing; leave the line out instead.</source>
   <translation>honest prosi agentów, by zgodnie z prawdą mówili, czym są. Specyfikacja daje mu jedną wartość, yes, i mówi, że innej nie ma. Każda inna wartość jest nieprawidłowa i niczego nie określa; lepiej wtedy pominąć wiersz.</translation>
  </message>
  <message>
   <source>A honeypot proves something only if both files forbid it: %1 leaves %2 open to *. Put the same Disallow there</source>
   <translation>Honeypot czegoś dowodzi tylko wtedy, gdy zabraniają go oba pliki: %1 pozostawia %2 otwarte dla *. Należy wstawić tam to samo Disallow</translation>
  </message>
  <message>
   <source>Honeypot in one file only</source>
   <translation>Honeypot tylko w jednym pliku</translation>
  </message>
  <message>
   <source>A honeypot is a path that no well-behaved agent visits: who comes has not read the rules or does not keep to them. It must be disallowed in robots.txt and in robots2.txt, else an agent that reads the other file comes in good faith. A path counts as a honeypot if it is one of those the specification recommends or if its comment says so.</source>
   <translation>Honeypot to ścieżka, której nie odwiedza żaden dobrze wychowany agent: kto przychodzi, nie przeczytał reguł albo się do nich nie stosuje. Musi być zabroniony w robots.txt i w robots2.txt, bo inaczej agent czytający drugi z plików przychodzi w dobrej wierze. Ścieżka uchodzi za honeypot, jeśli jest jedną z zalecanych przez specyfikację lub mówi tak jej komentarz.</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file: the server answers with HTML, perhaps its error page or a start page, and crawlers find no rule. Serve plain text here</source>
   <translation>To strona internetowa, a nie plik polityki: serwer odpowiada HTML-em, być może stroną błędu lub stroną startową, a crawlery nie znajdują reguł. Należy podawać tu zwykły tekst</translation>
  </message>
  <message>
   <source>The file contains HTML from here on: it decides nothing and does not belong here. Remove it</source>
   <translation>Od tego miejsca plik zawiera HTML: nie ma on znaczenia i nie powinno go tu być. Należy go usunąć</translation>
  </message>
  <message>
   <source>HTML instead of text</source>
   <translation>HTML zamiast tekstu</translation>
  </message>
  <message>
   <source>The file is, or contains, HTML. Often the server sends its error page or the application's start page for every address, with status 200: crawlers then take it for a policy without rules and fetch everything. Sometimes a plug-in has written markup into the file. Serve text/plain with directives alone, or answer 404 if there is no policy.</source>
   <translation>Plik jest w HTML lub zawiera HTML. Często serwer na każdy adres wysyła stronę błędu lub stronę startową aplikacji ze statusem 200: crawlery biorą ją za politykę bez reguł i pobierają wszystko. Czasem znaczniki wpisała do pliku wtyczka. Należy podawać text/plain z samymi dyrektywami albo odpowiadać 404, jeśli polityki nie ma.</translation>
  </message>
  <message>
   <source>%1 is HTML for %2; in this file it is read character by character and matches no real URL. Write %2</source>
   <translation>%1 to HTML oznaczający %2; w tym pliku jest czytane litera po literze i nie pasuje do żadnego prawdziwego adresu URL. Należy pisać %2</translation>
  </message>
  <message>
   <source>HTML entity in a value</source>
   <translation>Encja HTML w wartości</translation>
  </message>
  <message>
   <source>&amp;amp; and its like belong in HTML. A policy file is plain text: the five characters are compared as they are, so a rule for a query such as ?a=1&amp;amp;b=2 misses every request. It comes from copying a link out of a page's source.</source>
   <translation>&amp;amp; i podobne należą do HTML. Plik polityki to zwykły tekst: pięć znaków jest porównywanych dosłownie, więc reguła dla zapytania takiego jak ?a=1&amp;amp;b=2 nie pasuje do żadnego żądania. Bierze się to z kopiowania linku ze źródła strony.</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents of this group are documented not to follow these files. To keep them out, refuse them at the server</source>
   <comment>%1 and %n more agent of this group are documented not to follow these files. To keep them out, refuse them at the server</comment>
   <translation>
    <numerusform>%1 i jeszcze %n agent tej grupy według dokumentacji nie stosują się do tych plików. Aby ich zatrzymać, należy zablokować ich na serwerze</numerusform>
    <numerusform>%1 i jeszcze %n agenci tej grupy według dokumentacji nie stosują się do tych plików. Aby ich zatrzymać, należy zablokować ich na serwerze</numerusform>
    <numerusform>%1 i jeszcze %n agentów tej grupy według dokumentacji nie stosuje się do tych plików. Aby ich zatrzymać, należy zablokować ich na serwerze</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files, since it fetches what a person asked for. To keep it out, refuse it at the server</source>
   <translation>%1 według dokumentacji nie stosuje się do tych plików, bo pobiera to, o co poprosił człowiek. Aby go zatrzymać, należy zablokować go na serwerze</translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files. To keep it out, refuse it at the server</source>
   <translation>%1 według dokumentacji nie stosuje się do tych plików. Aby go zatrzymać, należy zablokować go na serwerze</translation>
  </message>
  <message>
   <source>Agent that does not follow these files</source>
   <translation>Agent, który nie stosuje się do tych plików</translation>
  </message>
  <message>
   <source>Policy files ask; they do not bar. This agent is documented, by its operator or by observers, not to follow them. The group does no harm and states your will, but only the server or a firewall can refuse the agent.</source>
   <translation>Pliki polityki proszą, ale nie zagradzają drogi. Ten agent według dokumentacji operatora lub obserwatorów się do nich nie stosuje. Grupa nie szkodzi i wyraża wolę witryny, ale odmówić agentowi dostępu może tylko serwer lub zapora.</translation>
  </message>
  <message numerus="yes">
   <source>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</source>
   <comment>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</comment>
   <translation>
    <numerusform>Zamyka to witrynę dla *, ale niektórzy agenci słuchają tylko grupy, która ich wymienia: %1 i jeszcze %n. Należy wymienić tych, którzy też mają nie wchodzić</numerusform>
    <numerusform>Zamyka to witrynę dla *, ale niektórzy agenci słuchają tylko grupy, która ich wymienia: %1 i jeszcze %n. Należy wymienić tych, którzy też mają nie wchodzić</numerusform>
    <numerusform>Zamyka to witrynę dla *, ale niektórzy agenci słuchają tylko grupy, która ich wymienia: %1 i jeszcze %n. Należy wymienić tych, którzy też mają nie wchodzić</numerusform>
   </translation>
  </message>
  <message>
   <source>This closes the site to *, but some agents listen only to a group that names them: %1. Name those that should stay out too</source>
   <translation>Zamyka to witrynę dla *, ale niektórzy agenci słuchają tylko grupy, która ich wymienia: %1. Należy wymienić tych, którzy też mają nie wchodzić</translation>
  </message>
  <message>
   <source>Agents that a group for * does not reach</source>
   <translation>Agenci, których grupa dla * nie obejmuje</translation>
  </message>
  <message>
   <source>A few agents are documented not to follow the group for *: above all those that check pages for advertising, which an advertiser has asked for. A file that closes the whole site to * leaves it open to them. They do follow a group that names them.</source>
   <translation>Kilku agentów według dokumentacji nie stosuje się do grupy dla *: przede wszystkim ci, którzy sprawdzają strony na potrzeby reklamy zamówionej przez reklamodawcę. Plik zamykający całą witrynę dla * pozostawia ją dla nich otwartą. Stosują się natomiast do grupy, która ich wymienia.</translation>
  </message>
  <message>
   <source>Value that the directive does not take</source>
   <translation>Wartość, której dyrektywa nie przyjmuje</translation>
  </message>
  <message>
   <source>The value is none that the directive takes, so the line states nothing: the matter stays as if the line were not there, which for a permission mostly means open. The message lists what is valid. Values are compared without case; nothing else is guessed.</source>
   <translation>Dyrektywa nie przyjmuje tej wartości, więc wiersz niczego nie określa: jest tak, jakby go nie było, co dla pozwolenia oznacza zwykle otwarte. Komunikat wymienia, co jest prawidłowe. Wartości są porównywane bez rozróżniania wielkości liter; nic innego nie jest odgadywane.</translation>
  </message>
  <message>
   <source>no-break space</source>
   <translation>twarda spacja</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>spacja o zerowej szerokości</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>rozłącznik o zerowej szerokości</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>łącznik o zerowej szerokości</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>znak kierunku od lewej do prawej</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>znak kierunku od prawej do lewej</translation>
  </message>
  <message>
   <source>line separator</source>
   <translation>separator wierszy</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>łącznik wyrazów</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>spacja ideograficzna</translation>
  </message>
  <message>
   <source>There is an invisible character (%1) here, and it counts as part of the word beside it; remove it</source>
   <translation>Jest tu niewidoczny znak (%1), który liczy się jako część sąsiedniego słowa; należy go usunąć</translation>
  </message>
  <message>
   <source>Replace it by a space</source>
   <translation>Zastąp spacją</translation>
  </message>
  <message>
   <source>Remove it</source>
   <translation>Usuń</translation>
  </message>
  <message>
   <source>Invisible character</source>
   <translation>Niewidoczny znak</translation>
  </message>
  <message>
   <source>Text copied from a web page or a word processor often brings spaces that are not spaces (U+00A0) or characters without width. In a policy file they belong to the key, the token or the path they touch: an agent is then never found, a path never matches. Only space and tab are white space here.</source>
   <translation>Tekst skopiowany ze strony lub z edytora tekstu często zawiera spacje, które nie są spacjami (U+00A0), lub znaki bez szerokości. W pliku polityki należą one do klucza, tokenu lub ścieżki, których dotykają: agent nie zostaje wtedy nigdy znaleziony, a ścieżka nigdy nie pasuje. Białymi znakami są tu tylko spacja i tabulator.</translation>
  </message>
  <message>
   <source>last-update lies in the future, so agents cannot tell whether they know this version. Write the time of the change, in UTC</source>
   <translation>last-update wskazuje na przyszłość, więc agenci nie mogą stwierdzić, czy znają tę wersję. Należy wpisać czas zmiany, w UTC</translation>
  </message>
  <message>
   <source>last-update in the future</source>
   <translation>last-update w przyszłości</translation>
  </message>
  <message>
   <source>last-update says when the file changed, as YYYY-MM-DD HH:MM UTC. A time to come (more than a day ahead, to leave room for clocks and zones) is a slip of the pen or day and month exchanged; agents that compare it with their copy are led astray.</source>
   <translation>last-update mówi, kiedy zmieniono plik, w postaci YYYY-MM-DD HH:MM UTC. Czas przyszły (ponad dobę naprzód, z zapasem na zegary i strefy) to literówka albo zamieniony dzień z miesiącem; agenci, którzy porównują go ze swoją kopią, są wprowadzani w błąd.</translation>
  </message>
  <message numerus="yes">
   <source>The line has %n bytes; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</source>
   <comment>The line has %n byte; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</comment>
   <translation>
    <numerusform>Wiersz ma %n bajt; czytnik Google ucina wiersze po 16 663 bajtach, więc to, co dalej, nie jest czytane. Należy go podzielić</numerusform>
    <numerusform>Wiersz ma %n bajty; czytnik Google ucina wiersze po 16 663 bajtach, więc to, co dalej, nie jest czytane. Należy go podzielić</numerusform>
    <numerusform>Wiersz ma %n bajtów; czytnik Google ucina wiersze po 16 663 bajtach, więc to, co dalej, nie jest czytane. Należy go podzielić</numerusform>
   </translation>
  </message>
  <message>
   <source>Very long line</source>
   <translation>Bardzo długi wiersz</translation>
  </message>
  <message>
   <source>Readers bound the length of a line. Google's open-source reader cuts it at 16,663 bytes, eight times the longest URL that browsers took for long; the rest of the line is dropped. A directive of this length is nearly always a list or a file that lost its line breaks.</source>
   <translation>Czytniki ograniczają długość wiersza. Czytnik Google o otwartym kodzie ucina go po 16 663 bajtach, czyli ośmiokrotności najdłuższego adresu URL, jaki długo przyjmowały przeglądarki; reszta wiersza przepada. Dyrektywa tej długości to prawie zawsze lista lub plik, który stracił podziały wierszy.</translation>
  </message>
  <message>
   <source>%1 obeys only this group and ignores the rules for * (e.g. %3, %2). Copy the ones it needs</source>
   <translation>%1 stosuje się tylko do tej grupy i pomija reguły dla * (np. %3, %2). Należy skopiować te, których potrzebuje</translation>
  </message>
  <message>
   <source>Named group that loses the rules for *</source>
   <translation>Wymieniona grupa, która traci reguły dla *</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group for a named agent therefore frees it from every rule for *. Often it was made to add one rule or a Crawl-delay, and opens the closed folders by mistake. Repeat in it what should apply there too, or name the agent in the group for *.</source>
   <translation>Agent stosuje się do najbardziej szczegółowej grupy, która go wymienia, i do żadnej innej. Grupa dla konkretnego agenta uwalnia go więc od wszystkiego, co powiedziano do *. Często powstaje, aby dodać jedną regułę lub Crawl-delay, i niepostrzeżenie otwiera zamknięte foldery. Należy powtórzyć w niej to, co ma obowiązywać także tam, albo wymienić agenta w grupie dla *.</translation>
  </message>
  <message numerus="yes">
   <source>The file has lost its line breaks: this line contains %n directives, and crawlers read at most the first. Put each on its own line</source>
   <comment>The file has lost its line breaks: this line contains %n directive, and crawlers read at most the first. Put each on its own line</comment>
   <translation>
    <numerusform>Plik stracił podziały wierszy: ten wiersz zawiera %n dyrektywę, z których crawlery czytają najwyżej pierwszą. Każdą należy umieścić w osobnym wierszu</numerusform>
    <numerusform>Plik stracił podziały wierszy: ten wiersz zawiera %n dyrektywy, z których crawlery czytają najwyżej pierwszą. Każdą należy umieścić w osobnym wierszu</numerusform>
    <numerusform>Plik stracił podziały wierszy: ten wiersz zawiera %n dyrektyw, z których crawlery czytają najwyżej pierwszą. Każdą należy umieścić w osobnym wierszu</numerusform>
   </translation>
  </message>
  <message>
   <source>Split at directives and comments</source>
   <translation>Podziel przed dyrektywami i komentarzami</translation>
  </message>
  <message>
   <source>Lost line breaks</source>
   <translation>Utracone podziały wierszy</translation>
  </message>
  <message>
   <source>Each directive needs its own line. A form, a template or a copy has put several lines into one; what a crawler then reads is the first directive with all the rest as its value, or, behind a #, nothing at all. The fix splits the line before every directive and every #; read the result before you publish it, since prose may contain such words too.</source>
   <translation>Jedna dyrektywa zajmuje jeden wiersz. Formularz, szablon lub kopiowanie złożyły kilka wierszy w jeden; crawler czyta wtedy pierwszą dyrektywę z całą resztą jako wartością albo, za #, nic. Poprawka dzieli wiersz przed każdą dyrektywą i każdym znakiem komentarza; przed publikacją należy przeczytać wynik, bo takie słowa mogą być też w zwykłym tekście.</translation>
  </message>
  <message>
   <source>From here on the file is managed by the Yoast plug-in: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>Odtąd plikiem zarządza wtyczka Yoast: zmiany zostaną nadpisane lub podwojone. Należy je wprowadzać w ustawieniach wtyczki; własne reguły dla tych samych agentów są czytane razem z tymi</translation>
  </message>
  <message>
   <source>From here on the file is managed by %1: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>Odtąd plikiem zarządza %1: zmiany zostaną nadpisane lub podwojone. Należy je wprowadzać w tamtejszych ustawieniach; własne reguły dla tych samych agentów są czytane razem z tymi</translation>
  </message>
  <message>
   <source>Block managed by somebody else</source>
   <translation>Blok zarządzany przez kogoś innego</translation>
  </message>
  <message>
   <source>A content delivery network or a plug-in puts its own block into the file when it is served, between marks. What is served is then not the file on your disk. Groups for the same agent in the block and in your part are read as one by crawlers of the standard, so the block can open or close what you did not.</source>
   <translation>Sieć dostarczania treści lub wtyczka wstawia do pliku przy wysyłaniu własny blok między znacznikami. Podawany plik nie jest wtedy tym z dysku. Grupy dla tego samego agenta w bloku i we własnej części są przez crawlery zgodne ze standardem czytane jako jedna, więc blok może otwierać lub zamykać coś niezamierzonego.</translation>
  </message>
  <message>
   <source>compete: no applies to competitors in your market, but no market is declared: agents must guess who is meant. Add a line such as “market: reference-publishing”</source>
   <translation>compete: no mówi do konkurentów na rynku witryny, ale rynku nie wskazano: agenci muszą zgadywać, o kogo chodzi. Należy dodać wiersz taki jak „market: reference-publishing”</translation>
  </message>
  <message>
   <source>compete: no without market</source>
   <translation>compete: no bez market</translation>
  </message>
  <message>
   <source>compete: no forbids the use by a competitor in the declared market. Without market it still applies, but every agent judges for itself whether its operator competes with you. One line of free text settles it.</source>
   <translation>compete: no zabrania użycia konkurentowi na wskazanym rynku. Bez market nadal obowiązuje, ale każdy agent sam ocenia, czy jego operator konkuruje z witryną. Wystarczy jeden wiersz dowolnego tekstu.</translation>
  </message>
  <message>
   <source>A meta line is written “# meta: %1: value”; without the colon it is a comment like any other</source>
   <translation>Wiersz meta zapisuje się jako „# meta: %1: wartość”; bez dwukropka jest zwykłym komentarzem</translation>
  </message>
  <message>
   <source>Meta lines count only before the first directive, which is in %1; this is a comment like any other. Move it up</source>
   <translation>Wiersze meta liczą się tylko przed pierwszą dyrektywą (%1); to zwykły komentarz. Należy go przenieść w górę</translation>
  </message>
  <message>
   <source>%1 is not a meta key. Did you mean %2?</source>
   <translation>%1 nie jest kluczem meta. Czy chodziło o %2?</translation>
  </message>
  <message>
   <source>%1 is not a meta key of the specification; agents ignore it</source>
   <translation>%1 nie jest kluczem meta ze specyfikacji; agenci go pomijają</translation>
  </message>
  <message>
   <source>%1 is given above already; one is enough</source>
   <translation>%1 podano już powyżej; wystarczy raz</translation>
  </message>
  <message>
   <source>Meta line that is not read</source>
   <translation>Wiersz meta, który nie jest czytany</translation>
  </message>
  <message>
   <source>Facts about the file are comments at its top, before the first directive: “# meta: key: value” with one of the keys spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence and chain-id. Written differently, or further down, they are comments like any other.</source>
   <translation>Informacje o pliku są w komentarzach na jego początku, przed pierwszą dyrektywą: „# meta: klucz: wartość” z jednym z kluczy spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence i chain-id. Zapisane inaczej lub niżej są zwykłymi komentarzami.</translation>
  </message>
  <message>
   <source>%1 is misspelt and has no colon: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>%1 to błędna pisownia bez dwukropka: Google czyta wiersz, inne crawlery go pomijają. Należy pisać %2</translation>
  </message>
  <message>
   <source>No colon behind %1: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>Brak dwukropka po %1: Google czyta wiersz, inne crawlery go pomijają. Należy pisać %2</translation>
  </message>
  <message>
   <source>No colon behind %1: the line decides nothing. Write %2</source>
   <translation>Brak dwukropka po %1: wiersz nie ma znaczenia. Należy pisać %2</translation>
  </message>
  <message>
   <source>Put the colon in</source>
   <translation>Wstaw dwukropek</translation>
  </message>
  <message>
   <source>Missing colon</source>
   <translation>Brak dwukropka</translation>
  </message>
  <message>
   <source>A line is a key, a colon and a value. Without the colon it is none and is passed over by every reader that keeps to the standard; only Google guesses, and only where the line has exactly two words, misspelt ones among them. To the others the rule that was meant does not count.</source>
   <translation>Wiersz to klucz, dwukropek i wartość. Bez dwukropka nim nie jest i pomija go każdy czytnik trzymający się standardu; tylko Google zgaduje, i to tylko gdy wiersz ma dokładnie dwa słowa, także błędnie zapisane. Dla pozostałych zamierzona reguła się nie liczy.</translation>
  </message>
  <message>
   <source>For agents without their own block nothing is stated about %1. Unstated is not an answer: say yes, no or ask</source>
   <translation>Dla agentów bez własnego bloku nic nie określono w sprawie %1. Brak określenia nie jest odpowiedzią: należy wpisać yes, no lub ask</translation>
  </message>
  <message>
   <source>crawl, read or train is not stated</source>
   <translation>crawl, read lub train nie jest określone</translation>
  </message>
  <message>
   <source>Nothing is obligatory in robots2.txt, but three directives are what most agents look for: crawl and read, which everything else hangs on, and train. What no file states is neither permitted nor forbidden, and each agent then does as it likes.</source>
   <translation>W robots2.txt nic nie jest obowiązkowe, ale większość agentów szuka trzech dyrektyw: crawl i read, od których zależy wszystko inne, oraz train. Czego nie określa żaden plik, nie jest ani dozwolone, ani zabronione i każdy agent robi wtedy, co chce.</translation>
  </message>
  <message numerus="yes">
   <source>%n lines end otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</source>
   <comment>%n line ends otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</comment>
   <translation>
    <numerusform>%n wiersz kończy się inaczej niż pozostałe (%1); jest tutaj. Crawlery czytają każdy rodzaj; program znający tylko jeden może skleić wiersze</numerusform>
    <numerusform>%n wiersze kończą się inaczej niż pozostałe (%1); pierwszy tutaj. Crawlery czytają każdy rodzaj; program znający tylko jeden może skleić wiersze</numerusform>
    <numerusform>%n wierszy kończy się inaczej niż pozostałe (%1); pierwszy tutaj. Crawlery czytają każdy rodzaj; program znający tylko jeden może skleić wiersze</numerusform>
   </translation>
  </message>
  <message>
   <source>Make all line ends %1</source>
   <translation>Ustaw wszystkie końce wierszy na %1</translation>
  </message>
  <message>
   <source>Mixed line ends</source>
   <translation>Mieszane końce wierszy</translation>
  </message>
  <message>
   <source>Lines may end at LF, CRLF or CR, and the standard's readers take all three, also mixed. Home-made readers often know one of them: a lone CR then glues two lines together, which loses a rule. Mixed line ends mostly come from files put together on several systems.</source>
   <translation>Wiersze mogą kończyć się LF, CRLF lub CR, a czytniki zgodne ze standardem przyjmują wszystkie trzy, także pomieszane. Czytniki domowej roboty często znają jeden: samotne CR skleja wtedy dwa wiersze i reguła przepada. Mieszane końce wierszy biorą się zwykle z plików składanych w kilku systemach.</translation>
  </message>
  <message>
   <source>User-agent names no agent, so the rules below apply to no agent. Write * for every crawler, or a product token</source>
   <translation>User-agent nikogo nie wskazuje, więc poniższe reguły nie dotyczą nikogo. Należy wpisać * dla każdego crawlera lub token produktu</translation>
  </message>
  <message>
   <source>Write *</source>
   <translation>Wpisz *</translation>
  </message>
  <message>
   <source>User-agent without a name</source>
   <translation>User-agent bez nazwy</translation>
  </message>
  <message>
   <source>A User-agent line without a value names no crawler. It still opens a group, so the rules below belong to it and reach nobody. Mostly * was meant.</source>
   <translation>Wiersz User-agent bez wartości nie wskazuje żadnego crawlera. Mimo to otwiera grupę, więc poniższe reguły należą do niej i nikogo nie obejmują. Zwykle miało być *.</translation>
  </message>
  <message>
   <source>No empty line separates this group from the one above. Put one between them</source>
   <translation>Żaden pusty wiersz nie oddziela tej grupy od grupy powyżej. Należy go między nie wstawić</translation>
  </message>
  <message>
   <source>Put an empty line before the group</source>
   <translation>Wstaw pusty wiersz przed grupą</translation>
  </message>
  <message>
   <source>Groups without an empty line between them</source>
   <translation>Grupy bez pustego wiersza między nimi</translation>
  </message>
  <message>
   <source>robots-ai.txt should have an empty line between its groups. Readers that follow RFC 9309 do not need it; old ones end a group at the empty line and would take two groups for one. Comments directly above a User-agent line go with it.</source>
   <translation>W robots-ai.txt między grupami powinien być pusty wiersz. Programy czytające według RFC 9309 go nie potrzebują; stare kończą grupę na pustym wierszu i wzięłyby dwie grupy za jedną. Komentarze bezpośrednio nad wierszem User-agent należą do niego.</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it. Say no here too, or yes there</source>
   <translation>To nie może działać: zabrania tego %1 (%2). Należy wpisać no także tutaj albo yes tam</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it to this block's agents. Say no here too, or yes there</source>
   <translation>To nie może działać: agentom tego bloku zabrania tego %1 (%2). Należy wpisać no także tutaj albo yes tam</translation>
  </message>
  <message>
   <source>Permission that cannot take effect</source>
   <translation>Zezwolenie, które nie może działać</translation>
  </message>
  <message>
   <source>One directive follows from another: crawl: no forbids reading, and read: no forbids every use: summarise, quote, derivative, train, store, compete, personalise and monetise. A yes, an ask or a short-only for one of these beside it cannot take effect. Decide which of the two is meant.</source>
   <translation>Jedna dyrektywa wynika z drugiej: crawl: no zabrania czytania, a read: no każdego użycia: summarise, quote, derivative, train, store, compete, personalise i monetise. Wartość yes, ask lub short-only dla któregoś z nich nie może wtedy działać. Należy zdecydować, co było zamierzone.</translation>
  </message>
  <message>
   <source>No report-to line: nobody knows where to report an agent that does not keep to this file. Add an address or a URL</source>
   <translation>Brak wiersza report-to: nikt nie wie, gdzie zgłosić agenta, który nie stosuje się do tego pliku. Należy dodać adres lub URL</translation>
  </message>
  <message>
   <source>Nowhere to report to</source>
   <translation>Nie ma gdzie zgłaszać</translation>
  </message>
  <message>
   <source>report-to names a mail address or a URL for reports of agents that break the policy, and for agents that have questions. It is optional; several lines are allowed.</source>
   <translation>report-to podaje adres e-mail lub URL dla zgłoszeń agentów łamiących politykę i dla agentów, którzy mają pytania. Jest opcjonalne; dozwolonych jest kilka wierszy.</translation>
  </message>
  <message>
   <source>The file has no User-agent line, so it says nothing to any agent. Add a group, or do not publish the file</source>
   <translation>Plik nie ma wiersza User-agent, więc nic nie mówi żadnemu agentowi. Należy dodać grupę albo nie publikować pliku</translation>
  </message>
  <message>
   <source>robots-ai.txt without a group</source>
   <translation>robots-ai.txt bez grupy</translation>
  </message>
  <message>
   <source>The specification of robots-ai.txt asks for at least one User-agent line, and its validator rejects a file without one. Crawlers take such a file like a missing one: it restricts nothing.</source>
   <translation>Specyfikacja robots-ai.txt wymaga co najmniej jednego wiersza User-agent, a jej walidator odrzuca plik bez niego. Crawlery traktują taki plik jak brakujący: niczego nie ogranicza.</translation>
  </message>
  <message>
   <source>The file contains NUL bytes. Some crawlers end the line there, others the file; remove them</source>
   <translation>Plik zawiera bajty NUL. Niektóre crawlery kończą tam wiersz, inne plik; należy je usunąć</translation>
  </message>
  <message numerus="yes">
   <source>The file contains NUL bytes in %n places. Some crawlers end the line there, others the file; remove them</source>
   <comment>The file contains NUL bytes in %n place. Some crawlers end the line there, others the file; remove them</comment>
   <translation>
    <numerusform>Plik zawiera bajty NUL w %n miejscu. Niektóre crawlery kończą tam wiersz, inne plik; należy je usunąć</numerusform>
    <numerusform>Plik zawiera bajty NUL w %n miejscach. Niektóre crawlery kończą tam wiersz, inne plik; należy je usunąć</numerusform>
    <numerusform>Plik zawiera bajty NUL w %n miejscach. Niektóre crawlery kończą tam wiersz, inne plik; należy je usunąć</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove the NUL bytes</source>
   <translation>Usuń bajty NUL</translation>
  </message>
  <message>
   <source>NUL byte</source>
   <translation>Bajt NUL</translation>
  </message>
  <message>
   <source>A NUL byte has no meaning in a text. Google's reader ends the line at it, programs written in C may end the whole file there, others keep it as a part of the path. It mostly comes from a broken export or from a file in UTF-16 without its mark.</source>
   <translation>Bajt NUL nie ma w tekście znaczenia. Czytnik Google kończy na nim wiersz, programy napisane w C mogą skończyć tam cały plik, inne zachowują go jako część ścieżki. Bierze się zwykle z wadliwego eksportu lub z pliku UTF-16 bez znacznika.</translation>
  </message>
  <message numerus="yes">
   <source>%1 are labels of earlier drafts. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</source>
   <comment>%1 is a label of an earlier draft. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</comment>
   <translation>
    <numerusform>%1 to etykieta z wcześniejszej wersji roboczej. Obecne etykiety to train-ai, ai-use i search, a programy czytające według dzisiejszej wersji pomijają inne</numerusform>
    <numerusform>%1 to etykiety z wcześniejszych wersji roboczych. Obecne etykiety to train-ai, ai-use i search, a programy czytające według dzisiejszej wersji pomijają inne</numerusform>
    <numerusform>%1 to etykiety z wcześniejszych wersji roboczych. Obecne etykiety to train-ai, ai-use i search, a programy czytające według dzisiejszej wersji pomijają inne</numerusform>
   </translation>
  </message>
  <message>
   <source>Label of an earlier draft</source>
   <translation>Etykieta z wcześniejszej wersji roboczej</translation>
  </message>
  <message>
   <source>The vocabulary of Content-Usage has changed from draft to draft. Today it has three labels: train-ai (training models), ai-use (use by AI systems otherwise) and search. None of them covers another, so bots, all and tdm have to be written as all three. The fix keeps what each old label said; labels that the line already has in today's form win. ai is written as train-ai and ai-use, which is Gatepost's reading of it.</source>
   <translation>Słownik Content-Usage zmieniał się z wersji na wersję roboczą. Dziś ma trzy etykiety: train-ai (trenowanie modeli), ai-use (inne użycie przez systemy AI) i search. Żadna nie obejmuje innej, więc bots, all i tdm trzeba zapisać jako wszystkie trzy. Poprawka zachowuje to, co mówiła każda stara etykieta; pierwszeństwo mają etykiety, które wiersz ma już w dzisiejszej postaci. ai jest zapisywane jako train-ai i ai-use, bo tak odczytuje je Gatepost.</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n other lines of this file are directives of %2 and decide nothing in %3. Move them there</source>
   <comment>%1 and %n other line of this file are directives of %2 and decide nothing in %3. Move them there</comment>
   <translation>
    <numerusform>%1 i %n inny wiersz tego pliku to dyrektywy pliku %2, które w %3 nie mają znaczenia. Należy je tam przenieść</numerusform>
    <numerusform>%1 i %n inne wiersze tego pliku to dyrektywy pliku %2, które w %3 nie mają znaczenia. Należy je tam przenieść</numerusform>
    <numerusform>%1 i %n innych wierszy tego pliku to dyrektywy pliku %2, które w %3 nie mają znaczenia. Należy je tam przenieść</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is a directive of %2 and decides nothing in %3. Move it there</source>
   <translation>%1 to dyrektywa pliku %2, która w %3 nie ma znaczenia. Należy ją tam przenieść</translation>
  </message>
  <message>
   <source>Make it a comment</source>
   <translation>Zmień w komentarz</translation>
  </message>
  <message>
   <source>Directive of another file</source>
   <translation>Dyrektywa innego pliku</translation>
  </message>
  <message>
   <source>The directive exists, but in another file of the site. Readers of robots.txt know nothing of the AI policy of robots2.txt, and readers of robots2.txt take no Crawl-delay or Visit-time from it: there, pace is said with rate. In the wrong file the line is passed over.</source>
   <translation>Dyrektywa istnieje, ale w innym pliku witryny. Czytniki robots.txt nie wiedzą nic o polityce AI z robots2.txt, a czytniki robots2.txt nie biorą z niego Crawl-delay ani Visit-time: tempo podaje się tam przez rate. W niewłaściwym pliku wiersz jest pomijany.</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>Te godziny nachodzą na godziny wiersza, który określa inne tempo (%1). Obowiązuje wolniejsze (ten wiersz). Należy rozdzielić godziny lub zachować jeden wiersz</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>Te godziny nachodzą na godziny wiersza, który określa inne tempo (%1). Obowiązuje wolniejsze (%1). Należy rozdzielić godziny lub zachować jeden wiersz</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>Ten wiersz nie ma godzin, więc nachodzi na wiersz, który określa inne tempo (%1). Obowiązuje wolniejsze (ten wiersz). Należy rozdzielić godziny lub zachować jeden wiersz</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>Ten wiersz nie ma godzin, więc nachodzi na wiersz, który określa inne tempo (%1). Obowiązuje wolniejsze (%1). Należy rozdzielić godziny lub zachować jeden wiersz</translation>
  </message>
  <message>
   <source>Two paces for the same time</source>
   <translation>Dwa tempa w tym samym czasie</translation>
  </message>
  <message>
   <source>Two Request-rate lines of one group apply at the same time and name different paces. The slowest decides, so the other line has no effect there. Mostly two windows share their last and first minute: both ends belong to a window, so 0600-1200 is followed by 1201-1800.</source>
   <translation>Dwa wiersze Request-rate jednej grupy obowiązują w tym samym czasie i podają różne tempa. Rozstrzyga najwolniejsze, więc drugi wiersz nie ma tam skutku. Zwykle dwa przedziały mają wspólną ostatnią i pierwszą minutę: oba końce należą do przedziału, więc po 0600-1200 następuje 1201-1800.</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. To keep crawlers out at some hours, refuse them at the server</source>
   <translation>Żaden duży crawler według dokumentacji nie stosuje się do %1. Aby zatrzymać crawlery w niektórych godzinach, należy zablokować je na serwerze</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. Slow them down at the server, with status 429 or 503 when there is too much</source>
   <translation>Żaden duży crawler według dokumentacji nie stosuje się do %1. Można je spowolnić na serwerze, statusem 429 lub 503 przy zbyt dużym ruchu</translation>
  </message>
  <message>
   <source>Hours or rate that hardly any crawler reads</source>
   <translation>Godziny lub tempo, których prawie żaden crawler nie czyta</translation>
  </message>
  <message>
   <source>Visit-time and Request-rate come from a draft of 1996 that was never finished. No operator of a large crawler documents that it follows them; some understand Crawl-delay. The lines do no harm, but the load that they are meant to prevent comes all the same.</source>
   <translation>Visit-time i Request-rate pochodzą z projektu z 1996 r., którego nigdy nie ukończono. Żaden operator dużego crawlera nie dokumentuje, że się do nich stosuje; niektóre rozumieją Crawl-delay. Te wiersze nie szkodzą, ale obciążenie, któremu mają zapobiec, i tak się pojawia.</translation>
  </message>
  <message>
   <source>In robots-ai.txt a path has to begin with /. Write %1</source>
   <translation>W robots-ai.txt ścieżka musi zaczynać się od /. Należy pisać %1</translation>
  </message>
  <message>
   <source>%1 begins with a host, so the rule matches nothing. Write %2, if it is a path on this host</source>
   <translation>%1 zaczyna się od hosta, więc reguła nie pasuje do niczego. Należy pisać %2, jeśli to ścieżka właśnie tego hosta</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so the rule matches nothing. Write %2</source>
   <translation>%1 nie zaczyna się ani od /, ani od *, więc reguła nie pasuje do niczego. Należy pisać %2</translation>
  </message>
  <message>
   <source>Path without a leading /</source>
   <translation>Ścieżka bez / na początku</translation>
  </message>
  <message>
   <source>Every path of a URL begins with /, and a rule is compared from the path's beginning on. A value that begins neither with / nor with * therefore matches nothing: the page that was to be closed stays open. Write /folder for a folder at the top, /*.php or *.php for an ending anywhere. robots-ai.txt does not take a path that begins with *.</source>
   <translation>Każda ścieżka adresu URL zaczyna się od /, a reguła jest porównywana od początku ścieżki. Wartość, która nie zaczyna się ani od /, ani od *, nie pasuje więc do niczego: strona, która miała być zamknięta, pozostaje otwarta. Dla folderu na najwyższym poziomie należy pisać /folder, dla zakończenia w dowolnym miejscu /*.php lub *.php. robots-ai.txt nie przyjmuje ścieżki zaczynającej się od *.</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal. Google's parser reads %2 and finds its crawler; others compare the whole name. Write %2 alone</source>
   <translation>%1 to wzorzec z propozycji o celach. Parser Google czyta %2 i znajduje swojego crawlera; inne porównują całą nazwę. Należy pisać samo %2</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: plain crawlers compare names character by character and never find themselves here. Name each agent as well</source>
   <translation>%1 to wzorzec z propozycji o celach: zwykłe crawlery porównują nazwy litera po literze i nigdy się tu nie odnajdą. Należy też wymienić każdego agenta</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: crawlers that compare whole names never find themselves here, and those that cut names as Google does read %2. Name each agent as well</source>
   <translation>%1 to wzorzec z propozycji o celach: crawlery, które porównują całe nazwy, nigdy się tu nie odnajdą, a te, które ucinają nazwy jak Google, czytają %2. Należy też wymienić każdego agenta</translation>
  </message>
  <message>
   <source>Pattern in place of an agent's name</source>
   <translation>Wzorzec w miejscu nazwy agenta</translation>
  </message>
  <message>
   <source>A draft of 2024 proposes regular expressions in User-agent lines, and people write names such as *-ai. Gatepost reads them as their author meant, but crawlers that follow RFC 9309 know a name or the single *, nothing between. They then fall back to the group for *. Google's parser cuts the value at the first character that a name cannot have, so Googlebot* means Googlebot to it. Name the agents one by one, and keep the pattern if you want to be ready for readers of the proposal.</source>
   <translation>Projekt z 2024 r. proponuje wyrażenia regularne w wierszach User-agent, a ludzie piszą nazwy takie jak *-ai. Gatepost czyta je zgodnie z zamysłem autora, ale crawlery stosujące RFC 9309 znają nazwę albo samo *, nic pośredniego. Przechodzą wtedy do grupy dla *. Parser Google ucina wartość na pierwszym znaku niedozwolonym w nazwie, więc Googlebot* oznacza dla niego Googlebot. Należy wymienić agentów po kolei, a wzorzec zachować, jeśli plik ma być gotowy na czytniki znające propozycję.</translation>
  </message>
  <message>
   <source>%1 is directly below a group but is global: it applies to every agent. For some agents only, put it in a block such as [agent: ai-assistant]</source>
   <translation>%1 jest tuż pod grupą, ale jest globalne: obowiązuje każdego agenta. Jeśli ma dotyczyć tylko niektórych agentów, należy umieścić to w bloku takim jak [agent: ai-assistant]</translation>
  </message>
  <message>
   <source>Global policy that looks like a group's</source>
   <translation>Polityka globalna, która wygląda na politykę grupy</translation>
  </message>
  <message>
   <source>Policy directives outside [agent: …] blocks are global wherever they are, also below a User-agent group. Written directly under “User-agent: GPTBot” a line such as “train: no” looks as if it were for GPTBot alone. Part them with a blank line, or use a block.</source>
   <translation>Dyrektywy polityki poza blokami [agent: …] są globalne niezależnie od miejsca, także pod grupą User-agent. Wiersz taki jak „train: no” tuż pod „User-agent: GPTBot” wygląda, jakby dotyczył tylko GPTBot. Należy je rozdzielić pustym wierszem albo użyć bloku.</translation>
  </message>
  <message>
   <source>The site has a %1, and this rule keeps crawlers that take it literally from reading it. Add %2</source>
   <translation>Witryna ma %1, a ta reguła nie pozwala go czytać crawlerom trzymającym się litery. Należy dodać %2</translation>
  </message>
  <message>
   <source>Policy file that crawlers may not fetch</source>
   <translation>Plik polityki, którego crawlery nie mogą pobrać</translation>
  </message>
  <message>
   <source>Only /robots.txt is exempt from its own rules by the standard. Gatepost takes the site's other policy files to be exempt too, or no agent could learn what they say; an agent that takes rules literally does not fetch a file that the rules for * close. An Allow for it does no harm and leaves no doubt.</source>
   <translation>Według standardu spod własnych reguł wyłączony jest tylko /robots.txt. Gatepost uznaje za wyłączone także inne pliki polityki witryny, bo inaczej żaden agent nie poznałby ich treści; agent trzymający się litery nie pobierze pliku, który zamykają reguły dla *. Allow dla niego nie szkodzi i nie pozostawia wątpliwości.</translation>
  </message>
  <message>
   <source>Crawlers fetch /robots.txt whatever it says, or they could not know this rule. Remove it</source>
   <translation>Crawlery pobierają /robots.txt, cokolwiek mówi, bo inaczej nie znałyby tej reguły. Należy ją usunąć</translation>
  </message>
  <message>
   <source>A crawler that keeps to this rule never reads %1 and so misses the policy in it. Remove the rule</source>
   <translation>Crawler, który stosuje się do tej reguły, nigdy nie przeczyta %1, więc pominie zawartą tam politykę. Należy usunąć regułę</translation>
  </message>
  <message>
   <source>Rule that closes a policy file</source>
   <translation>Reguła, która zamyka plik polityki</translation>
  </message>
  <message>
   <source>/robots.txt may always be fetched, whatever it says. Gatepost assumes the same for /robots-ai.txt, /robots2.txt and the ask endpoint, since no agent could learn the policy otherwise; but that is a choice, and an agent that takes rules literally will stay away from a file that it may not fetch.</source>
   <translation>/robots.txt można zawsze pobierać, cokolwiek mówi. Gatepost uznaje, że tak samo jest z /robots-ai.txt, /robots2.txt i punktem końcowym ask, bo inaczej żaden agent nie poznałby polityki; to jednak decyzja programu, a agent trzymający się litery będzie omijał plik, którego nie może pobierać.</translation>
  </message>
  <message>
   <source>%1 is a word about the use of content and never fetches, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 to słowo o użyciu treści i nigdy nie pobiera, więc godziny i tempo nic tu nie znaczą. Należy umieścić wiersz w grupie crawlera, który pobiera</translation>
  </message>
  <message>
   <source>%1 are words about the use of content and never fetch, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 to słowa o użyciu treści i nigdy nie pobierają, więc godziny i tempo nic tu nie znaczą. Należy umieścić wiersz w grupie crawlera, który pobiera</translation>
  </message>
  <message>
   <source>Pace for a token that never fetches</source>
   <translation>Tempo dla tokenu, który nigdy nie pobiera</translation>
  </message>
  <message>
   <source>Some tokens, such as Google-Extended and Applebot-Extended, stand for no crawler: they say what may be done with content that another crawler of the same operator fetched. Crawl-delay, Request-rate and Visit-time in their group reach nobody.</source>
   <translation>Niektóre tokeny, takie jak Google-Extended i Applebot-Extended, nie oznaczają crawlera: mówią, co wolno robić z treścią pobraną przez innego crawlera tego samego operatora. Crawl-delay, Request-rate i Visit-time w ich grupie nikogo nie obejmują.</translation>
  </message>
  <message>
   <source>Anyone can read this file, so this line shows everyone that %1 is there. Protect it with a password; a page that should only stay out of search results needs noindex instead</source>
   <translation>Ten plik może przeczytać każdy, więc ten wiersz zdradza wszystkim, że istnieje %1. Należy chronić to hasłem; strona, która ma tylko nie pojawiać się w wynikach wyszukiwania, potrzebuje noindex</translation>
  </message>
  <message>
   <source>Rule that reveals a private place</source>
   <translation>Reguła, która zdradza prywatne miejsce</translation>
  </message>
  <message>
   <source>A policy file is public and is the first thing that people looking for a way in will read. A rule for /admin or /backup keeps no one out and shows where to look. What must stay private needs a login; the rule may then go, or stay if the login page itself is not secret.</source>
   <translation>Plik polityki jest publiczny i to do niego najpierw zaglądają ci, którzy szukają wejścia. Reguła dla /admin lub /backup nikogo nie zatrzymuje, a mówi, gdzie szukać. Co ma pozostać prywatne, wymaga logowania; regułę można wtedy usunąć albo zostawić, jeśli sama strona logowania nie jest tajemnicą.</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from the end on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt nie jest tym, co powstaje z polityki agentów: różni się od samego końca. Należy wygenerować go ponownie albo zmienić politykę, a nie ten plik</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from %1 on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt nie jest tym, co powstaje z polityki agentów: różni się od miejsca: %1. Należy wygenerować go ponownie albo zmienić politykę, a nie ten plik</translation>
  </message>
  <message>
   <source>The agent policy beside this file would make another robots.txt; this one does not say that it was rendered from it. Keep one of the two</source>
   <translation>Z polityki agentów obok tego pliku powstałby inny robots.txt; ten nie mówi, że został z niej wygenerowany. Należy zachować jedno z dwóch</translation>
  </message>
  <message>
   <source>Render it again</source>
   <translation>Wygeneruj ponownie</translation>
  </message>
  <message>
   <source>robots.txt is not what its agent policy makes</source>
   <translation>robots.txt nie jest tym, co powstaje z polityki agentów</translation>
  </message>
  <message>
   <source>The site has an agent policy, from which robots.txt is rendered: equal input gives equal bytes. The file beside it has other bytes. Either the policy was changed and not rendered since, or the file was edited by hand, and the next rendering will undo that. It works one way only: what should stay belongs in the policy.</source>
   <translation>Witryna ma politykę agentów, z której generowany jest robots.txt: te same dane dają te same bajty. Plik obok ma inne bajty. Albo politykę zmieniono i nie wygenerowano ponownie pliku, albo plik edytowano ręcznie, a następne wygenerowanie to usunie. Działa to tylko w jedną stronę: co ma pozostać, musi być w polityce.</translation>
  </message>
  <message>
   <source>%1 is named in this group already; once is enough</source>
   <translation>%1 jest już wymieniony w tej grupie; wystarczy raz</translation>
  </message>
  <message>
   <source>Agent named twice in one group</source>
   <translation>Agent wymieniony dwa razy w jednej grupie</translation>
  </message>
  <message>
   <source>A group names an agent once or several times: it makes no difference. The second line is ballast, or another agent was meant.</source>
   <translation>Nie ma różnicy, czy grupa wymienia agenta raz, czy kilka razy. Drugi wiersz jest zbędny albo chodziło o innego agenta.</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it</source>
   <translation>%1 jest wycofany: %2 już go nie wysyła</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it. Today it uses %3; check that they have a group if you meant them</source>
   <translation>%1 jest wycofany: %2 już go nie wysyła. Dziś wysyła %3; jeśli o nie chodziło, należy sprawdzić, czy mają grupę</translation>
  </message>
  <message>
   <source>Retired agent</source>
   <translation>Wycofany agent</translation>
  </message>
  <message>
   <source>The crawler's operator has retired this token. The group harms nobody, but it does not reach the crawlers that took its place: they follow their own group or the one for *. The message names those that are known.</source>
   <translation>Operator crawlera wycofał ten token. Grupa nikomu nie szkodzi, ale nie obejmuje crawlerów, które zajęły jego miejsce: stosują się one do własnej grupy lub do grupy dla *. Komunikat wymienia znane.</translation>
  </message>
  <message>
   <source>crawl: yes opens nothing: robots.txt closes the whole site to * in %1</source>
   <translation>crawl: yes niczego nie otwiera: robots.txt zamyka całą witrynę dla * (%1)</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to everyone by %1 in %2, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt może tylko zawężać: robots.txt zamyka to dla wszystkich przez %1 (%2), więc Allow niczego nie otwiera. Należy otworzyć to tam lub usunąć tutaj</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to %1 by %2 in %3, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt może tylko zawężać: robots.txt zamyka to dla %1 przez %2 (%3), więc Allow niczego nie otwiera. Należy otworzyć to tam lub usunąć tutaj</translation>
  </message>
  <message>
   <source>robots2.txt allows what robots.txt forbids</source>
   <translation>robots2.txt zezwala na to, czego zabrania robots.txt</translation>
  </message>
  <message>
   <source>robots2.txt extends robots.txt and does not replace it: its path rules may close more, never open what robots.txt has closed. An Allow, or crawl: yes, for what robots.txt disallows has no effect; whoever reads robots2.txt alone is misled by it.</source>
   <translation>robots2.txt rozszerza robots.txt i go nie zastępuje: jego reguły ścieżek mogą zamykać więcej, ale nigdy nie otworzą tego, co zamknął robots.txt. Allow lub crawl: yes dla czegoś, czego zabrania robots.txt, nie ma skutku; kto czyta tylko robots2.txt, zostaje wprowadzony w błąd.</translation>
  </message>
  <message>
   <source>Robot-version is in no group and decides nothing. Put it directly below the User-agent lines of its group</source>
   <translation>Robot-version nie należy do żadnej grupy i nie ma znaczenia. Należy umieścić je bezpośrednio pod wierszami User-agent właściwej grupy</translation>
  </message>
  <message>
   <source>The group has a Robot-version in %1 already; this one decides nothing</source>
   <translation>Grupa ma już Robot-version (%1); ten wiersz nie ma znaczenia</translation>
  </message>
  <message>
   <source>Robot-version counts only directly below the User-agent lines; here it decides nothing, and the group is read as plain robots.txt. Move it up</source>
   <translation>Robot-version liczy się tylko bezpośrednio pod wierszami User-agent; tutaj nie ma znaczenia, a grupa jest czytana jak zwykły robots.txt. Należy przenieść je w górę</translation>
  </message>
  <message>
   <source>Move it below User-agent</source>
   <translation>Przenieś pod User-agent</translation>
  </message>
  <message>
   <source>Robot-version in the wrong place</source>
   <translation>Robot-version w niewłaściwym miejscu</translation>
  </message>
  <message>
   <source>A group is of the extended standard if Robot-version follows its User-agent lines directly, with nothing but blank lines and comments between. Anywhere else the line decides nothing: the group's rules are read as plain prefixes and by length, not as whole paths in the order of the extended standard.</source>
   <translation>Grupa należy do standardu rozszerzonego, jeśli Robot-version następuje zaraz po jej wierszach User-agent, a między nimi są najwyżej puste wiersze i komentarze. Gdzie indziej wiersz nie ma znaczenia: reguły grupy są czytane jako zwykłe prefiksy i według długości, a nie jako całe ścieżki w kolejności standardu rozszerzonego.</translation>
  </message>
  <message>
   <source>%1 is in no group, so it applies to no agent and decides nothing. Put it below a User-agent line</source>
   <translation>%1 nie stoi w żadnej grupie, więc nikogo nie dotyczy i nie ma znaczenia. Należy umieścić ten wiersz pod wierszem User-agent</translation>
  </message>
  <message>
   <source>This rule comes before the first User-agent line, so it applies to no agent and decides nothing. Put User-agent: * before it, or move it into a group</source>
   <translation>Ta reguła jest przed pierwszym wierszem User-agent i do nikogo nie należy: nie ma znaczenia. Należy wstawić przed nią User-agent: * lub przenieść ją do grupy</translation>
  </message>
  <message>
   <source>There is no User-agent line, so this rule applies to no agent and decides nothing. Put User-agent: * before it</source>
   <translation>Nie ma wiersza User-agent, więc ta reguła do nikogo nie należy i nie ma znaczenia. Należy wstawić przed nią User-agent: *</translation>
  </message>
  <message>
   <source>Put “User-agent: *” before it</source>
   <translation>Wstaw przed nią „User-agent: *”</translation>
  </message>
  <message>
   <source>Rule before any User-agent</source>
   <translation>Reguła przed pierwszym User-agent</translation>
  </message>
  <message>
   <source>Allow and Disallow belong to the User-agent lines above them. Before the first one they apply to no agent and every crawler ignores them. Usually the line User-agent: * is missing, misspelt, or broken by an invisible character. Crawl-delay, Content-Signal and anything else that belongs to a group decide nothing there either.</source>
   <translation>Allow i Disallow należą do wierszy User-agent nad nimi. Przed pierwszym nie należą do nikogo i każdy crawler je pomija. Zwykle brakuje wiersza User-agent: *, jest w nim literówka albo psuje go niewidoczny znak. Crawl-delay, Content-Signal i wszystko inne, co należy do grupy, też nie ma tam znaczenia.</translation>
  </message>
  <message>
   <source>Path rules do not belong in a block: this one applies to no agent. Put it in a separate group, with User-agent: * or an agent's token above it (the block is for the category %1)</source>
   <translation>Reguły ścieżek nie należą do bloku: ta nie dotyczy nikogo. Należy umieścić ją w osobnej grupie, z User-agent: * lub tokenem agenta nad nią (blok jest dla kategorii %1)</translation>
  </message>
  <message>
   <source>Path rule inside an [agent: …] block</source>
   <translation>Reguła ścieżki w bloku [agent: …]</translation>
  </message>
  <message>
   <source>A block contains policy for a category of agents; rules for paths belong in groups that begin with User-agent, as in robots.txt. A block's header ends the group above it, so an Allow or Disallow below it applies to no agent and decides nothing.</source>
   <translation>Blok zawiera politykę dla kategorii agentów; o ścieżkach mówią grupy zaczynające się od User-agent, jak w robots.txt. Nagłówek bloku kończy grupę nad nim, więc Allow lub Disallow poniżej nie należy do nikogo i nie ma znaczenia.</translation>
  </message>
  <message>
   <source>About training this says %1, the group for %2 in robots.txt says %3. Who makes models may pick the one it likes: say the same in both</source>
   <translation>O trenowaniu ten wiersz mówi %1, a grupa dla %2 w robots.txt mówi %3. Twórca modeli może wybrać, co mu odpowiada: w obu miejscach należy powiedzieć to samo</translation>
  </message>
  <message>
   <source>About training this says %1 to %2, robots2.txt says %3 in %4. An agent may pick the one it likes: say the same in both</source>
   <translation>O trenowaniu ten wiersz mówi %1 do %2, a robots2.txt mówi %3 (%4). Agent może wybrać, co mu odpowiada: w obu plikach należy powiedzieć to samo</translation>
  </message>
  <message>
   <source>Preference signals that contradict each other</source>
   <translation>Sprzeczne sygnały preferencji</translation>
  </message>
  <message>
   <source>Content-Signal, Content-Usage and DisallowAITraining in robots.txt, a group there for a policy token such as __usage_ai-training, and train in robots2.txt speak of the same matter to different readers. If they differ, an agent that reads both has a choice, and one that reads one of them has half of your will. None outranks the other.</source>
   <translation>Content-Signal, Content-Usage i DisallowAITraining w robots.txt, tamtejsza grupa dla tokenu polityki takiego jak __usage_ai-training oraz train w robots2.txt mówią o tym samym różnym czytelnikom. Jeśli się różnią, agent czytający oba ma wybór, a ten, który czyta jeden, zna połowę woli witryny. Żaden nie stoi wyżej od innych.</translation>
  </message>
  <message>
   <source>Crawlers may not fetch this sitemap: %1 in %2 closes it. Put “Allow: %3” into the group for *</source>
   <translation>Crawlery nie mogą pobrać tej mapy witryny: zamyka ją %1 (%2). Do grupy dla * należy wstawić „Allow: %3”</translation>
  </message>
  <message>
   <source>Sitemap that may not be fetched</source>
   <translation>Mapa witryny, której nie wolno pobierać</translation>
  </message>
  <message>
   <source>A Sitemap line invites crawlers to a file that a rule of the same policy forbids to them. Many keep to the rule and never see the sitemap. An Allow for its path settles it. Sitemaps on another host are not affected by this file.</source>
   <translation>Wiersz Sitemap zaprasza crawlery do pliku, którego zabrania im reguła tej samej polityki. Wiele z nich stosuje się do reguły i nigdy nie widzi mapy witryny. Wystarczy Allow dla jej ścieżki. Map witryny na innym hoście ten plik nie dotyczy.</translation>
  </message>
  <message numerus="yes">
   <source>The file has %n bytes; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</source>
   <comment>The file has %n byte; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</comment>
   <translation>
    <numerusform>Plik ma %n bajt; crawlery nie muszą czytać więcej niż 512 000, więc dalsza treść (%1 i następne) może pozostać nieprzeczytana. Należy go skrócić: jedna reguła z * często zastępuje wiele</numerusform>
    <numerusform>Plik ma %n bajty; crawlery nie muszą czytać więcej niż 512 000, więc dalsza treść (%1 i następne) może pozostać nieprzeczytana. Należy go skrócić: jedna reguła z * często zastępuje wiele</numerusform>
    <numerusform>Plik ma %n bajtów; crawlery nie muszą czytać więcej niż 512 000, więc dalsza treść (%1 i następne) może pozostać nieprzeczytana. Należy go skrócić: jedna reguła z * często zastępuje wiele</numerusform>
   </translation>
  </message>
  <message>
   <source>Larger than crawlers must read</source>
   <translation>Większy, niż crawlery muszą czytać</translation>
  </message>
  <message>
   <source>A crawler must read at least 500 KiB of the file and may leave the rest. What lies past 512,000 bytes is read by Gatepost, but real crawlers may not see it; a rule cut in the middle may even match more than was meant. Put the important groups first and replace long lists by patterns or by a common folder.</source>
   <translation>Crawler musi przeczytać co najmniej 500 KiB pliku i może pominąć resztę. To, co wykracza poza 512 000 bajtów, Gatepost czyta, ale prawdziwe crawlery mogą tego nie zobaczyć; reguła przecięta w środku może nawet pasować do większej liczby ścieżek, niż zamierzono. Ważne grupy należy umieścić na początku, a długie listy zastąpić wzorcami lub wspólnym folderem.</translation>
  </message>
  <message>
   <source>Two paths on one line are read as one path with a space in it. Give each its own line</source>
   <translation>Dwie ścieżki w jednym wierszu są czytane jako jedna ścieżka ze spacją. Każdej należy dać osobny wiersz</translation>
  </message>
  <message>
   <source>A path with a space: URLs contain %1 instead. Some crawlers read the space as %1, others find no match. Write %1, or put a # before a remark</source>
   <translation>Ścieżka ze spacją: adresy URL zawierają zamiast niej %1. Niektóre crawlery czytają spację jako %1, inne nie znajdują dopasowania. Należy pisać %1, a przed uwagą wstawić #</translation>
  </message>
  <message>
   <source>Split into two lines</source>
   <translation>Podziel na dwa wiersze</translation>
  </message>
  <message>
   <source>Write %1 for the space</source>
   <translation>Zapisz spację jako %1</translation>
  </message>
  <message>
   <source>Make the rest a comment</source>
   <translation>Zmień resztę w komentarz</translation>
  </message>
  <message>
   <source>Space in a path</source>
   <translation>Spacja w ścieżce</translation>
  </message>
  <message>
   <source>A rule has one path, and everything up to the end of the line or a # belongs to it. A URL never contains a space; browsers send it as %20 (or + in a query). Gatepost reads the rule as browsers would send it, but some crawlers compare the space itself, and then the rule never matches. Several paths need several lines, and a remark needs a #.</source>
   <translation>Reguła ma jedną ścieżkę i należy do niej wszystko aż do końca wiersza lub #. URL nigdy nie zawiera spacji; przeglądarki wysyłają ją jako %20 (lub + w zapytaniu). Gatepost czyta regułę tak, jak wysłałyby ją przeglądarki, ale niektóre crawlery porównują samą spację i wtedy reguła nigdy nie pasuje. Kilka ścieżek wymaga kilku wierszy, a uwaga wymaga #.</translation>
  </message>
  <message>
   <source>A rule matches everything that begins with it, so the %1 at the end adds nothing but length; old crawlers take it literally. Write %2</source>
   <translation>Reguła pasuje do wszystkiego, co się od niej zaczyna, więc %1 na końcu dodaje tylko długość; stare crawlery biorą to za zwykły znak. Należy pisać %2</translation>
  </message>
  <message>
   <source>Superfluous * at the end</source>
   <translation>Zbędna * na końcu</translation>
  </message>
  <message>
   <source>A rule is compared with the beginning of the path, so /blog matches /blog/a and /blogs as well: a * at the end matches nothing more. It does make the rule one byte longer, which can decide between rules, and crawlers that know no wildcards look for a real star. *$ at the end undoes itself.</source>
   <translation>Reguła jest porównywana z początkiem ścieżki, więc /blog pasuje też do /blog/a i /blogs: * na końcu nie dodaje żadnych dopasowań. Wydłuża jednak regułę o bajt, co może rozstrzygnąć między regułami, a crawlery nieznające symboli wieloznacznych szukają prawdziwej gwiazdki. *$ na końcu znosi się samo.</translation>
  </message>
  <message>
   <source>The group for * is for every robot, but %1 makes it a group that almost none can read: others take its patterns for prefixes. Give * plain rules, and name the robots that know the standard 2.0</source>
   <translation>Grupa dla * jest dla każdego robota, ale %1 czyni z niej grupę, której prawie żaden nie umie czytać: inne biorą jej wzorce za prefiksy. Dla * należy dać zwykłe reguły, a roboty znające standard 2.0 wymienić z nazwy</translation>
  </message>
  <message>
   <source>Remove Robot-version, so that the group is a plain one</source>
   <translation>Usuń Robot-version, aby grupa była zwykła</translation>
  </message>
  <message>
   <source>Group for * by the standard 2.0</source>
   <translation>Grupa dla * według standardu 2.0</translation>
  </message>
  <message>
   <source>The extended standard 2.0 itself asks that the group for * keeps to the form of the original standard, because it is for robots that one does not know. Robots that do not know 2.0 read whole paths and shell patterns as prefixes, pass over hours and rates, and may end up with another policy than the one that is meant.</source>
   <translation>Sam standard rozszerzony 2.0 wymaga, by grupa dla * trzymała się postaci pierwotnego standardu, bo jest dla robotów, których się nie zna. Roboty, które nie znają 2.0, czytają całe ścieżki i wzorce powłoki jako prefiksy, pomijają godziny i częstości i mogą w rezultacie stosować inną politykę niż zamierzona.</translation>
  </message>
  <message>
   <source>There is a byte order mark inside the file, probably because files were joined. The line is not read as meant; remove the mark</source>
   <translation>Wewnątrz pliku znajduje się znacznik kolejności bajtów, zapewne po złożeniu plików. Wiersz nie jest czytany zgodnie z zamysłem; należy usunąć znacznik</translation>
  </message>
  <message>
   <source>Byte order mark inside the file</source>
   <translation>Znacznik kolejności bajtów wewnątrz pliku</translation>
  </message>
  <message>
   <source>A byte order mark is only skipped as the first three bytes of the file. Anywhere else, or as the garbled characters ï»¿ that a wrong conversion makes of it, it is part of the word next to it: the key is then unknown and the line decides nothing. It is invisible in most editors.</source>
   <translation>Znacznik kolejności bajtów jest pomijany tylko jako pierwsze trzy bajty pliku. Gdzie indziej, także jako zniekształcone litery ï»¿, które robi z niego błędna konwersja, jest częścią sąsiedniego słowa: klucz jest wtedy nieznany, a wiersz nie ma znaczenia. W większości edytorów jest niewidoczny.</translation>
  </message>
  <message>
   <source>A % that is not followed by two hex digits: no well-formed URL contains it. Write %1 for a literal percent sign</source>
   <translation>Po % nie następują dwie cyfry szesnastkowe: nie zawiera tego żaden poprawny URL. Dosłowny znak procentu pisze się %1</translation>
  </message>
  <message>
   <source>Stray percent sign</source>
   <translation>Przypadkowy znak procentu</translation>
  </message>
  <message>
   <source>In a URL a percent sign begins an escaped byte and two hex digits follow it. Anything else is malformed; crawlers escape it in various ways, so whether the rule matches is a matter of luck. A literal percent sign is written %25.</source>
   <translation>W adresie URL znak procentu zaczyna zakodowany bajt i następują po nim dwie cyfry szesnastkowe. Wszystko inne jest nieprawidłowe; crawlery kodują to różnie, więc o dopasowaniu reguły decyduje przypadek. Dosłowny znak procentu pisze się %25.</translation>
  </message>
  <message>
   <source>%1 states a preference about training, and shares its group with %2: what is closed here is closed to the crawler too, for search as well. Give the token its own group</source>
   <translation>%1 określa preferencję dotyczącą trenowania i dzieli grupę z %2: co tu zamknięto, jest zamknięte także dla crawlera, również do wyszukiwania. Należy dać tokenowi osobną grupę</translation>
  </message>
  <message>
   <source>Use token in a group of crawlers</source>
   <translation>Token użycia w grupie crawlerów</translation>
  </message>
  <message>
   <source>A policy token such as __usage_ai-training stands for a use, not for a crawler: its Disallow says that pages are not to be used so, and does not stop a fetch. In a group that also names crawlers the same Disallow stops their fetches. If only the use is meant, the token needs its own group.</source>
   <translation>Token polityki taki jak __usage_ai-training oznacza użycie, a nie crawlera: jego Disallow mówi, że stron nie wolno tak używać, i nie zatrzymuje pobierania. W grupie, która wymienia też crawlery, to samo Disallow zatrzymuje ich pobieranie. Jeśli chodzi tylko o użycie, token potrzebuje osobnej grupy.</translation>
  </message>
  <message>
   <source>A second directive on the line: only some readers see this %1. Give it its own line</source>
   <translation>Druga dyrektywa w wierszu: tylko niektóre czytniki widzą to %1. Należy dać jej osobny wiersz</translation>
  </message>
  <message>
   <source>Two directives on one line</source>
   <translation>Dwie dyrektywy w jednym wierszu</translation>
  </message>
  <message>
   <source>Each directive needs its own line. After a User-agent value Gatepost reads an Allow or Disallow as a separate line, as the purpose proposal prints it; plain crawlers cut the value at the white space and lose the rule. Anywhere else the second directive becomes a part of the first one's value, which then matches nothing.</source>
   <translation>Jedna dyrektywa zajmuje jeden wiersz. Za wartością User-agent Gatepost czyta Allow lub Disallow jak osobny wiersz, tak jak drukuje to propozycja o celach; zwykłe crawlery ucinają wartość na białym znaku i tracą regułę. Gdzie indziej druga dyrektywa staje się częścią wartości pierwszej, która wtedy nie pasuje do niczego.</translation>
  </message>
  <message>
   <source>The path has characters that a URL writes with percent signs; simple crawlers compare the bytes. Write %1</source>
   <translation>Ścieżka zawiera znaki, które w adresie URL zapisuje się ze znakami procentu; proste crawlery porównują bajty. Należy pisać %1</translation>
  </message>
  <message>
   <source>Path that is not percent-encoded</source>
   <translation>Ścieżka bez kodowania procentowego</translation>
  </message>
  <message>
   <source>In a URL every byte above 127 is written as a percent sign and two digits, so é is %C3%A9. Crawlers that follow the standard encode both sides before they compare; others compare what is written. Google recommends the encoded form, which means the same to all.</source>
   <translation>W adresie URL każdy bajt powyżej 127 zapisuje się jako znak procentu i dwie cyfry, więc é to %C3%A9. Crawlery zgodne ze standardem kodują obie strony przed porównaniem; inne porównują to, co zapisano. Google zaleca postać zakodowaną, która dla wszystkich znaczy to samo.</translation>
  </message>
  <message>
   <source>Blocks are for categories of agents; that an agent's own token is taken too is an extension that others may not know. %1 is of the category %2</source>
   <translation>Bloki są dla kategorii agentów; przyjmowanie także tokenu agenta to rozszerzenie, którego inni mogą nie znać. %1 należy do kategorii %2</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. Did you mean %2?</source>
   <translation>%1 nie jest ani jedną z ośmiu kategorii, ani znanym agentem, więc prawie nikt nie stosuje się do tego bloku. Czy chodziło o %2?</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. The categories: %2</source>
   <translation>%1 nie jest ani jedną z ośmiu kategorii, ani znanym agentem, więc prawie nikt nie stosuje się do tego bloku. Kategorie: %2</translation>
  </message>
  <message>
   <source>Unknown category of agents</source>
   <translation>Nieznana kategoria agentów</translation>
  </message>
  <message>
   <source>An [agent: …] block is for one of eight categories that agents declare in X-Agent-Identity: search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. Gatepost also takes an agent's own token, as an extension. Any other name matches no agent.</source>
   <translation>Blok [agent: …] jest dla jednej z ośmiu kategorii, które agenci podają w X-Agent-Identity: search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. Gatepost przyjmuje też, jako rozszerzenie, własny token agenta. Żadna inna nazwa nie pasuje do żadnego agenta.</translation>
  </message>
  <message>
   <source>%1 is not a directive, so the line decides nothing. Did you mean %2?</source>
   <translation>%1 nie jest dyrektywą, więc wiersz nie ma znaczenia. Czy chodziło o %2?</translation>
  </message>
  <message>
   <source>%1 is of ACAP, which was given up and which no crawler reads. Say it with Allow and Disallow</source>
   <translation>%1 pochodzi z ACAP, które porzucono i którego nie czyta żaden crawler. Należy wyrazić to przez Allow i Disallow</translation>
  </message>
  <message>
   <source>An address without a directive decides nothing. Put Sitemap: before it, or a # if it is a comment</source>
   <translation>Adres bez dyrektywy nie ma znaczenia. Należy wstawić przed nim Sitemap: albo #, jeśli to komentarz</translation>
  </message>
  <message>
   <source>%1 is not a directive that any known crawler reads here; the line decides nothing. Remove it, or put a # before it</source>
   <translation>%1 nie jest dyrektywą, którą czytałby tu którykolwiek znany crawler; wiersz nie ma znaczenia. Należy go usunąć albo wstawić przed nim #</translation>
  </message>
  <message>
   <source>Put “Sitemap: ” before it</source>
   <translation>Wstaw przed nim „Sitemap: ”</translation>
  </message>
  <message>
   <source>Unknown directive</source>
   <translation>Nieznana dyrektywa</translation>
  </message>
  <message>
   <source>The word before the colon is none that the file's format knows; crawlers pass the line over. If it is close to a known directive it is probably a slip, and then the rule that was meant does not count: an error. Else it is a directive of a private extension, a comment without its #, or of a standard that nobody reads.</source>
   <translation>Format pliku nie zna słowa przed dwukropkiem; crawlery pomijają wiersz. Jeśli przypomina znaną dyrektywę, jest zapewne literówką i zamierzona reguła się nie liczy: to błąd. W przeciwnym razie to dyrektywa prywatnego rozszerzenia, komentarz bez # albo dyrektywa standardu, którego nikt nie czyta.</translation>
  </message>
  <message>
   <source>Neither a directive nor a comment: the line decides nothing. Put a # before it if it is a comment</source>
   <translation>Ani dyrektywa, ani komentarz: wiersz nie ma znaczenia. Jeśli to komentarz, należy wstawić przed nim #</translation>
  </message>
  <message>
   <source>This is not a block header, so the lines below it are for every agent. Write %1</source>
   <translation>To nie jest nagłówek bloku, więc wiersze poniżej są dla każdego agenta. Należy pisać %1</translation>
  </message>
  <message>
   <source>This is not a block header: write [agent: CATEGORY], for example [agent: search-indexer]</source>
   <translation>To nie jest nagłówek bloku: należy pisać [agent: KATEGORIA], na przykład [agent: search-indexer]</translation>
  </message>
  <message>
   <source>Neither directive nor comment</source>
   <translation>Ani dyrektywa, ani komentarz</translation>
  </message>
  <message>
   <source>A line that is neither empty nor a comment nor “key: value” is kept as it is and decides nothing. Usually it is a comment without its #, the rest of a line that was broken above, or a path without its directive. In an extended group it also separates Robot-version from its User-agent lines. In robots-ai.txt, whose specification asks for “directive: value” in every line, it is an error.</source>
   <translation>Wiersz, który nie jest ani pusty, ani komentarzem, ani „klucz: wartość”, pozostaje bez zmian i nie ma znaczenia. Zwykle to komentarz bez #, reszta wiersza złamanego powyżej lub ścieżka bez dyrektywy. W grupie rozszerzonej oddziela też Robot-version od jej wierszy User-agent. W robots-ai.txt, którego specyfikacja wymaga „dyrektywa: wartość” w każdym wierszu, jest to błąd.</translation>
  </message>
  <message>
   <source>Noindex is not read by any large crawler here (Google stopped in 2019). Use the robots meta tag or the X-Robots-Tag header on the page, and do not disallow it</source>
   <translation>Noindex nie czyta tu żaden duży crawler (Google przestał w 2019 r.). Należy użyć metatagu robots lub nagłówka X-Robots-Tag na stronie i nie zabraniać jej pobierania</translation>
  </message>
  <message>
   <source>Nofollow is not read in this file. Use the robots meta tag or rel=&quot;nofollow&quot; on the page</source>
   <translation>Nofollow nie jest czytane w tym pliku. Należy użyć metatagu robots lub rel=&quot;nofollow&quot; na stronie</translation>
  </message>
  <message>
   <source>Noarchive is not read in this file. Use the robots meta tag or the X-Robots-Tag header on the page</source>
   <translation>Noarchive nie jest czytane w tym pliku. Należy użyć metatagu robots lub nagłówka X-Robots-Tag na stronie</translation>
  </message>
  <message>
   <source>Host is not read any more: Yandex, which made it, stopped in 2018. Redirect to the main host instead</source>
   <translation>Host nie jest już czytany: Yandex, który go wymyślił, przestał go czytać w 2018 r. Należy przekierować na główny host</translation>
  </message>
  <message>
   <source>Clean-param is read by Yandex alone; it decides nothing for other crawlers</source>
   <translation>Clean-param czyta tylko Yandex; dla innych crawlerów nie ma znaczenia</translation>
  </message>
  <message>
   <source>Directive that is not read</source>
   <translation>Dyrektywa, która nie jest czytana</translation>
  </message>
  <message>
   <source>Some directives are met often and decide nothing. Noindex, Nofollow and Noarchive mean something as a robots meta tag or in the X-Robots-Tag header, where a crawler finds them only if it may fetch the page. Host was Yandex's until 2018; Clean-param is still read by Yandex, and by nobody else.</source>
   <translation>Niektóre dyrektywy spotyka się często, a nie mają znaczenia. Noindex, Nofollow i Noarchive znaczą coś jako metatag robots lub w nagłówku X-Robots-Tag, gdzie crawler znajdzie je tylko wtedy, gdy może pobrać stronę. Host należał do Yandex do 2018 r.; Clean-param nadal czyta Yandex i nikt inny.</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”: the rules below it are then no longer for the agents of this group. Remove the line</source>
   <translation>Żaden znany crawler nie czyta User-Agent-Purpose, a Google bierze ten wiersz za „User-agent: %1”: reguły poniżej nie są już wtedy dla agentów tej grupy. Należy usunąć wiersz</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”. Name the agents by their tokens instead</source>
   <translation>Żaden znany crawler nie czyta User-Agent-Purpose, a Google bierze ten wiersz za „User-agent: %1”. Zamiast tego należy wymienić agentów ich tokenami</translation>
  </message>
  <message>
   <source>User-Agent-Purpose</source>
   <translation>User-Agent-Purpose</translation>
  </message>
  <message>
   <source>Two drafts proposed to name agents by what they do; both have expired, and no crawler is known to read the line. Google's parser takes any key that begins with “user-agent” for User-agent, so to Google the line names an agent that does not exist. Between the rules of a group that does harm: the rules below belong to that agent alone (a warning).</source>
   <translation>Dwie wersje robocze proponowały nazywać agentów według tego, co robią; obie wygasły i nie jest znany żaden crawler, który czyta ten wiersz. Parser Google bierze każdy klucz zaczynający się od „user-agent” za User-agent, więc dla Google wiersz wskazuje agenta, który nie istnieje. Między regułami grupy to szkodzi: reguły poniżej należą wtedy tylko do tego agenta (ostrzeżenie).</translation>
  </message>
  <message>
   <source>The specification spells it %1; agents may not know %2</source>
   <translation>Specyfikacja zapisuje to jako %1; agenci mogą nie znać %2</translation>
  </message>
  <message>
   <source>American spelling</source>
   <translation>Pisownia amerykańska</translation>
  </message>
  <message>
   <source>robots2.txt spells its directives the British way: summarise, personalise, monetise, editorialised. Gatepost reads summarize and the like as what they mean, but the specification does not say so and other agents may ignore the line, which leaves the matter unstated.</source>
   <translation>robots2.txt zapisuje dyrektywy po brytyjsku: summarise, personalise, monetise, editorialised. Gatepost czyta summarize i podobne zgodnie z ich znaczeniem, ale specyfikacja tego nie mówi i inni agenci mogą pominąć wiersz, co pozostawia sprawę nieokreśloną.</translation>
  </message>
  <message>
   <source>No standard above 2.0 exists; the group is read as one of %1 here, and other readers may ignore it. Write %1</source>
   <translation>Nie istnieje standard powyżej 2.0; grupa jest tu czytana jak grupa %1, a inne czytniki mogą ją pominąć. Należy pisać %1</translation>
  </message>
  <message>
   <source>Version above 2</source>
   <translation>Wersja powyżej 2</translation>
  </message>
  <message>
   <source>The extended standard names the versions 1.0 and 2.0. What a higher one would mean is written nowhere. Gatepost reads a higher even version as 2.0; a robot that knows 2.0 may also leave the group out.</source>
   <translation>Standard rozszerzony wymienia wersje 1.0 i 2.0. Nigdzie nie zapisano, co oznaczałaby wyższa. Gatepost czyta wyższą parzystą wersję jak 2.0; robot znający 2.0 może też pominąć grupę.</translation>
  </message>
  <message>
   <source>%1 states nothing, because %2 has other values; the rest of the line counts. Write %3</source>
   <translation>%1 niczego nie określa, bo %2 ma inne wartości; reszta wiersza się liczy. Należy pisać %3</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Signal: Content-Usage has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 to etykieta z Content-Signal: Content-Usage ma zamiast niej %2, a czytniki pomijają inne. Należy pisać %2</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Usage: Content-Signal has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 to etykieta z Content-Usage: Content-Signal ma zamiast niej %2, a czytniki pomijają inne. Należy pisać %2</translation>
  </message>
  <message>
   <source>Part of a signal that states nothing</source>
   <translation>Część sygnału, która niczego nie określa</translation>
  </message>
  <message>
   <source>Content-Usage answers with y and n, Content-Signal with yes and no. The other one's answer states nothing, while the rest of the line counts: a refusal that was meant is then silently missing. Values of Content-Usage are compared with their case.</source>
   <translation>Content-Usage odpowiada przez y i n, a Content-Signal przez yes i no. Odpowiedź tego drugiego niczego nie określa, podczas gdy reszta wiersza się liczy: zamierzonej odmowy wtedy po cichu brakuje. Wartości Content-Usage są porównywane z uwzględnieniem wielkości liter.</translation>
  </message>
  <message>
   <source>Label of Content-Signal in Content-Usage</source>
   <translation>Etykieta z Content-Signal w Content-Usage</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: ai-train and ai-input of Content-Signal are train-ai and ai-use in Content-Usage, whose labels are in lower case. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>Oba sposoby określania preferencji mają różne słowa na to samo: ai-train i ai-input z Content-Signal to train-ai i ai-use w Content-Usage, którego etykiety są pisane małymi literami. Czytnik pomija etykiety, których nie zna, więc wiersz nie mówi tego, co pozornie mówi.</translation>
  </message>
  <message>
   <source>Label of Content-Usage in Content-Signal</source>
   <translation>Etykieta z Content-Usage w Content-Signal</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: train-ai and ai-use of Content-Usage are ai-train and ai-input in Content-Signal. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>Oba sposoby określania preferencji mają różne słowa na to samo: train-ai i ai-use z Content-Usage to ai-train i ai-input w Content-Signal. Czytnik pomija etykiety, których nie zna, więc wiersz nie mówi tego, co pozornie mówi.</translation>
  </message>
  <message>
   <source>%1 is always about the whole file, also inside the block for %2. Move it above the first block</source>
   <translation>%1 zawsze dotyczy całego pliku, także wewnątrz bloku dla %2. Należy przenieść to nad pierwszy blok</translation>
  </message>
  <message>
   <source>Statement about the file inside a block</source>
   <translation>Stwierdzenie o pliku wewnątrz bloku</translation>
  </message>
  <message>
   <source>market, content-type, editorialised, ai-assisted, primary-language, report-to and age-rating describe the site, not an agent. Inside an [agent: …] block they look as if they applied to that category only, but they do not.</source>
   <translation>market, content-type, editorialised, ai-assisted, primary-language, report-to i age-rating opisują witrynę, a nie agenta. W bloku [agent: …] wyglądają, jakby obowiązywały tylko tę kategorię, a tak nie jest.</translation>
  </message>
  <message>
   <source>A window whose ends are equal is one minute long. Write 0000-2359 for the whole day, or its real end</source>
   <translation>Przedział o równych końcach trwa jedną minutę. Dla całej doby należy wpisać 0000-2359, w przeciwnym razie jego właściwy koniec</translation>
  </message>
  <message>
   <source>The window is the whole day and so changes nothing. Remove the line, or narrow it</source>
   <translation>Przedział to cała doba, więc niczego nie zmienia. Należy usunąć wiersz lub zawęzić przedział</translation>
  </message>
  <message>
   <source>Window of one minute or of the whole day</source>
   <translation>Przedział jednej minuty lub całej doby</translation>
  </message>
  <message>
   <source>Both ends of a window belong to it, to the minute. Equal ends are therefore one minute a day, in which hardly any crawler comes; an end just before the start is the whole day and changes nothing. Either is probably not what was meant.</source>
   <translation>Oba końce przedziału należą do niego, co do minuty. Równe końce to więc jedna minuta na dobę, w której nie przychodzi prawie żaden crawler; koniec tuż przed początkiem to cała doba i niczego nie zmienia. Ani jedno, ani drugie zapewne nie było zamierzone.</translation>
  </message>
  <message>
   <source>This line changes nothing: %1 in %2 says the same of all its paths. It can be removed</source>
   <translation>Ten wiersz nic nie zmienia: %1 (%2) mówi to samo o wszystkich jego ścieżkach. Można go usunąć</translation>
  </message>
  <message>
   <source>This line changes nothing: what no rule denies may be fetched anyway. It can be removed</source>
   <translation>Ten wiersz nic nie zmienia: czego nie zabrania żadna reguła, to i tak wolno pobierać. Można go usunąć</translation>
  </message>
  <message>
   <source>This group changes nothing: whoever it names gets the same answers without it. All of its lines can be removed together</source>
   <translation>Ta grupa nic nie zmienia: wymienieni w niej dostają bez niej te same odpowiedzi. Wszystkie jej wiersze można usunąć razem</translation>
  </message>
  <message>
   <source>This line changes nothing once the other marked lines are gone. It can be removed together with them</source>
   <translation>Ten wiersz nic nie zmienia, gdy znikną pozostałe oznaczone wiersze. Można go usunąć razem z nimi</translation>
  </message>
  <message>
   <source>This line changes nothing: without it the group runs on into the one in %1, which says the same. It can be removed</source>
   <translation>Ten wiersz nic nie zmienia: bez niego grupa przechodzi w grupę w %1, która mówi to samo. Można go usunąć</translation>
  </message>
  <message>
   <source>This says what is so without it: no answer changes if it is left out. It may stay for people to read</source>
   <translation>To mówi, co i tak obowiązuje: żadna odpowiedź się nie zmienia, gdy tego brak. Może zostać dla czytających</translation>
  </message>
  <message>
   <source>This line changes nothing: every answer is the same without it. It can be removed</source>
   <translation>Ten wiersz nic nie zmienia: bez niego każda odpowiedź jest taka sama. Można go usunąć</translation>
  </message>
  <message>
   <source>Remove the group</source>
   <translation>Usuń grupę</translation>
  </message>
  <message>
   <source>Remove the marked lines</source>
   <translation>Usuń oznaczone wiersze</translation>
  </message>
  <message>
   <source>Line without effect</source>
   <translation>Wiersz bez skutku</translation>
  </message>
  <message>
   <source>Without this line every answer stays the same: for every agent, path, time and use, in all five readings of the files. Mostly a shorter rule of the group covers it, as /shop/ covers /shop/cart, or a group says what the group for * says. This is proved on the patterns themselves, not by trying paths; where it cannot be proved, nothing is said, and of a large file not every line is tried: “Tidy up” and gatepost-cli tidy say how many were not. All lines that are marked can go together. The last group of a file and the last rule of its last group stay, though the file says the same without them: people read there that everything is open.</source>
   <translation>Bez tego wiersza każda odpowiedź pozostaje taka sama: dla każdego agenta, ścieżki, czasu i użycia, we wszystkich pięciu odczytach plików. Zwykle obejmuje go krótsza reguła grupy, jak /shop/ obejmuje /shop/cart, albo grupa mówi to, co grupa dla *. Dowodzi się tego na samych wzorcach, a nie przez sprawdzanie ścieżek; gdzie dowieść się nie da, nic się nie mówi, a w dużym pliku nie sprawdza się każdego wiersza: „Uporządkuj” i gatepost-cli tidy mówią, ilu nie sprawdzono. Wszystkie oznaczone wiersze można usunąć razem. Ostatnia grupa pliku i ostatnia reguła jego ostatniej grupy zostają, choć plik bez nich mówi to samo: ludzie czytają tam, że wszystko jest otwarte.</translation>
  </message>
  <message>
   <source>Values are written in lower case; some readers compare them exactly. Write %1</source>
   <translation>Wartości pisze się małymi literami; niektóre czytniki porównują je dosłownie. Należy pisać %1</translation>
  </message>
  <message>
   <source>Value not in lower case</source>
   <translation>Wartość nie małymi literami</translation>
  </message>
  <message>
   <source>Words such as yes, no and short-only are compared without case here, and the specification shows them in lower case only. A reader that compares exactly does not know “No”. Lower case is understood by all.</source>
   <translation>Słowa takie jak yes, no i short-only są tu porównywane bez rozróżniania wielkości liter, a specyfikacja pokazuje je tylko małymi. Czytnik porównujący litera po literze nie zna „No”. Małe litery rozumieją wszyscy.</translation>
  </message>
  <message>
   <source>The comparison is not complete</source>
   <translation>Porównanie nie jest pełne</translation>
  </message>
  <message>
   <source>Name with characters that a product token cannot have</source>
   <translation>Nazwa ze znakami, których token produktu nie ma</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”. Strict parsers cut the name at the first other character, and the record then applies to another name. Keep it if the crawler really uses this name.</source>
   <translation>Token produktu według RFC 9309 ma tylko a–z, A–Z, „-” i „_”. Ścisłe parsery ucinają nazwę na pierwszym innym znaku i rekord dotyczy wtedy innej nazwy. Należy ją zachować, jeśli crawler naprawdę tak się przedstawia.</translation>
  </message>
  <message>
   <source>Name that looks misspelled</source>
   <translation>Nazwa, która wygląda na błędnie zapisaną</translation>
  </message>
  <message>
   <source>No crawler of this name is known, but one whose name differs by one character. A record for a misspelled name applies to no agent. Correct the name, or keep it if the agent is new.</source>
   <translation>Nie jest znany crawler o tej nazwie, ale jest znany taki, którego nazwa różni się jednym znakiem. Rekord dla błędnie zapisanej nazwy nie dotyczy żadnego agenta. Należy poprawić nazwę albo zachować ją, jeśli agent jest nowy.</translation>
  </message>
  <message>
   <source>The id is not a ULID</source>
   <translation>Id nie jest identyfikatorem ULID</translation>
  </message>
  <message>
   <source>The id of an agent policy is a ULID: 26 characters, the first from 0 to 7. robots.txt is rendered all the same, but tools that follow the id do not find the policy. Copy the id again, or make a new one.</source>
   <translation>Id polityki agentów to ULID: 26 znaków, pierwszy od 0 do 7. robots.txt jest mimo to generowany, ale narzędzia, które kierują się id, nie znajdą polityki. Należy ponownie skopiować id lub utworzyć nowe.</translation>
  </message>
  <message>
   <source>Path with a “#” or a space</source>
   <translation>Ścieżka z „#” lub spacją</translation>
  </message>
  <message>
   <source>In robots.txt a “#” begins a comment and a space ends the path for some crawlers, so the rule would differ from the policy. Write them as %23 and %20.</source>
   <translation>W robots.txt „#” zaczyna komentarz, a spacja kończy ścieżkę dla niektórych crawlerów, więc reguła mówiłaby co innego niż polityka. Należy zapisać je jako %23 i %20.</translation>
  </message>
  <message>
   <source>Path that begins with neither / nor *</source>
   <translation>Ścieżka, która nie zaczyna się ani od /, ani od *</translation>
  </message>
  <message>
   <source>A path in robots.txt begins with / or *. Crawlers may ignore any other line, so nothing is rendered. Put a / before the path.</source>
   <translation>Ścieżka w robots.txt zaczyna się od / lub *. Każdy inny wiersz crawlery mogą pominąć, więc nic nie jest generowane. Należy wstawić / przed ścieżką.</translation>
  </message>
  <message>
   <source>Slug with characters that an address cannot have</source>
   <translation>Slug ze znakami, których adres mieć nie może</translation>
  </message>
  <message>
   <source>The slug is part of the address of the policy, which the first lines of robots.txt name. Use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>Slug jest częścią adresu polityki, który podają pierwsze wiersze robots.txt. Należy używać tylko a–z, A–Z, cyfr, „-”, „_” i „.”.</translation>
  </message>
  <message>
   <source>Address that is not an absolute URL</source>
   <translation>Adres, który nie jest bezwzględnym adresem URL</translation>
  </message>
  <message>
   <source>docs_url, sitemap_url and llms_txt_url are written into robots.txt as they are. A crawler can follow only an absolute http or https URL. Write it in full.</source>
   <translation>docs_url, sitemap_url i llms_txt_url są wpisywane do robots.txt bez zmian. Crawler może odwiedzić tylko bezwzględny adres URL http lub https. Należy zapisać go w całości.</translation>
  </message>
  <message>
   <source>Name that cannot be in a User-agent line</source>
   <translation>Nazwa, która nie może znajdować się w wierszu User-agent</translation>
  </message>
  <message>
   <source>Crawlers cut the name at a space or “#”, so the record would apply to another agent. Nothing is rendered until it is corrected. Write only the product token.</source>
   <translation>Crawlery ucinają nazwę na spacji lub „#”, więc rekord dotyczyłby innego agenta. Nic nie jest generowane, dopóki nie zostanie to poprawione. Należy wpisać sam token produktu.</translation>
  </message>
  <message>
   <source>Control character</source>
   <translation>Znak sterujący</translation>
  </message>
  <message>
   <source>YAML allows no control characters, and parsers disagree about what such a file says. Nothing of it is read. Remove the character.</source>
   <translation>YAML nie dopuszcza znaków sterujących, a parsery nie są zgodne co do tego, co mówi taki plik. Nic z niego nie jest czytane. Należy usunąć ten znak.</translation>
  </message>
  <message>
   <source>Two entries for one agent</source>
   <translation>Dwa wpisy dla jednego agenta</translation>
  </message>
  <message>
   <source>Crawlers read two records for one agent as one. The entries then say together what neither says alone. Join them.</source>
   <translation>Crawlery czytają dwa rekordy dla jednego agenta jako jeden. Wpisy mówią wtedy razem to, czego żaden nie mówi osobno. Należy je połączyć.</translation>
  </message>
  <message>
   <source>Field that appears twice</source>
   <translation>Pole, które występuje dwa razy</translation>
  </message>
  <message>
   <source>Parsers of YAML disagree about which of two equal fields counts. Nothing is rendered until one of them is removed.</source>
   <translation>Parsery YAML nie są zgodne co do tego, które z dwóch jednakowych pól się liczy. Nic nie jest generowane, dopóki jedno z nich nie zostanie usunięte.</translation>
  </message>
  <message>
   <source>Text that is not UTF-8 or has lone carriage returns</source>
   <translation>Tekst, który nie jest w UTF-8 lub ma pojedyncze powroty karetki</translation>
  </message>
  <message>
   <source>An agent policy is read as UTF-8, with LF or CRLF as line ends. Nothing of another file is read. Save it as UTF-8 with such line ends.</source>
   <translation>Polityka agentów jest czytana jako UTF-8, z LF lub CRLF jako końcami wierszy. Z innego pliku nic nie jest czytane. Należy zapisać go jako UTF-8 z takimi końcami wierszy.</translation>
  </message>
  <message>
   <source>Value that breaks a line of robots.txt</source>
   <translation>Wartość, która przerywa wiersz robots.txt</translation>
  </message>
  <message>
   <source>The value contains a character at which some parser ends a line. What follows would be a separate line of robots.txt, perhaps a rule. Write the value in one line.</source>
   <translation>Wartość zawiera znak, na którym niektóre parsery kończą wiersz. To, co po nim następuje, byłoby osobnym wierszem robots.txt, może nawet regułą. Należy zapisać wartość w jednym wierszu.</translation>
  </message>
  <message>
   <source>Merge key “&lt;&lt;”</source>
   <translation>Klucz scalania „&lt;&lt;”</translation>
  </message>
  <message>
   <source>YAML 1.2 has no merge keys, and they are not read here. The fields behind “&lt;&lt;” are missing from what is rendered. Write them out.</source>
   <translation>YAML 1.2 nie ma kluczy scalania i nie są one tu czytane. Pól za „&lt;&lt;” brakuje w tym, co jest generowane. Należy je wypisać.</translation>
  </message>
  <message>
   <source>No default_policy</source>
   <translation>Brak default_policy</translation>
  </message>
  <message>
   <source>The record for * is rendered from default_policy. Without it robots.txt would leave open what the policy means for all other agents. Add “default_policy: allow” or “default_policy: disallow”.</source>
   <translation>Rekord dla * jest generowany z default_policy. Bez tego pola robots.txt nie określałby, co polityka przewiduje dla wszystkich pozostałych agentów. Należy dodać „default_policy: allow” lub „default_policy: disallow”.</translation>
  </message>
  <message>
   <source>No id</source>
   <translation>Brak id</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the id of the policy that it was rendered from. Without an id they cannot. Add “id:” and a ULID.</source>
   <translation>Pierwsze wiersze robots.txt podają id polityki, z której go wygenerowano. Bez id nie mogą tego zrobić. Należy dodać „id:” i ULID.</translation>
  </message>
  <message>
   <source>Entry without a policy</source>
   <translation>Wpis bez policy</translation>
  </message>
  <message>
   <source>The entry says neither allow nor disallow, so no record can be rendered for its agent. Add “policy: allow” or “policy: disallow”.</source>
   <translation>Wpis nie mówi ani allow, ani disallow, więc nie można wygenerować rekordu dla jego agenta. Należy dodać „policy: allow” lub „policy: disallow”.</translation>
  </message>
  <message>
   <source>No slug</source>
   <translation>Brak pola slug</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the source of the policy by its slug. Without a slug they cannot. Add “slug: agent-policy”.</source>
   <translation>Pierwsze wiersze robots.txt wskazują źródło polityki przez jej slug. Bez niego nie mogą tego zrobić. Należy dodać „slug: agent-policy”.</translation>
  </message>
  <message>
   <source>No title</source>
   <translation>Brak pola title</translation>
  </message>
  <message>
   <source>The first line of robots.txt ends with the title of the policy. Without a title it names only the file. Add “title:” and a name for people.</source>
   <translation>Pierwszy wiersz robots.txt kończy się tytułem polityki. Bez tytułu podaje tylko nazwę pliku. Należy dodać „title:” i nazwę zrozumiałą dla ludzi.</translation>
  </message>
  <message>
   <source>Entry that names no agent</source>
   <translation>Wpis, który nie wskazuje agenta</translation>
  </message>
  <message>
   <source>A record needs the product token of the agent that it applies to. Nothing is rendered until the entry has one. Add “user_agent:” and the token, or remove the entry.</source>
   <translation>Rekord potrzebuje tokenu produktu agenta, którego dotyczy. Nic nie jest generowane, dopóki wpis go nie ma. Należy dodać „user_agent:” i token lub usunąć wpis.</translation>
  </message>
  <message>
   <source>More faults than are listed</source>
   <translation>Więcej błędów, niż wymieniono</translation>
  </message>
  <message>
   <source>The list of faults is bounded. The count of those that are not listed is in the message. Correct some of those above; the next check lists the others.</source>
   <translation>Lista błędów jest ograniczona. Komunikat podaje, ile ich nie wymieniono. Należy naprawić niektóre z powyższych; następne sprawdzenie wymieni pozostałe.</translation>
  </message>
  <message>
   <source>No agents</source>
   <translation>Brak agentów</translation>
  </message>
  <message>
   <source>The policy lists no agents, so robots.txt has only the record for *. That is valid. Add entries for the agents that are to be treated differently.</source>
   <translation>Polityka nie wymienia agentów, więc robots.txt ma tylko rekord dla *. To jest poprawne. Należy dodać wpisy dla agentów, którzy mają być traktowani inaczej.</translation>
  </message>
  <message>
   <source>The file is not a mapping</source>
   <translation>Plik nie jest mapą</translation>
  </message>
  <message>
   <source>An agent policy is a YAML mapping: fields with names and values. The file contains something else, so nothing is rendered. Begin with “title:” or use a template.</source>
   <translation>Polityka agentów to mapa YAML: pola z nazwami i wartościami. Plik zawiera coś innego, więc nic nie jest generowane. Należy zacząć od „title:” lub użyć szablonu.</translation>
  </message>
  <message>
   <source>The file is not YAML</source>
   <translation>Plik nie jest w formacie YAML</translation>
  </message>
  <message>
   <source>The text cannot be read as YAML, so nothing is rendered. The message says what the parser expected. Indent with spaces, close what is opened, and quote values with “: ” or “ #”.</source>
   <translation>Tekstu nie można odczytać jako YAML, więc nic nie jest generowane. Komunikat mówi, czego oczekiwał parser. Należy wcinać spacjami, zamykać to, co otwarte, i ujmować w cudzysłów wartości zawierające „: ” lub „ #”.</translation>
  </message>
  <message>
   <source>Role that is not one of the common ones</source>
   <translation>Rola, która nie jest jedną ze zwykłych</translation>
  </message>
  <message>
   <source>The comment above a record explains the role of the agent. For a role that is not in the list the comment is the word itself, unless role_notes has a text for it. Check the spelling.</source>
   <translation>Komentarz nad rekordem objaśnia rolę agenta. Dla roli spoza listy komentarzem jest samo to słowo, chyba że role_notes ma dla niej tekst. Należy sprawdzić pisownię.</translation>
  </message>
  <message>
   <source>Agent that is retired</source>
   <translation>Wycofany agent</translation>
  </message>
  <message>
   <source>The operator no longer sends this agent. The record does no harm, but applies to no agent. If you mean the names that replaced it, add entries for them.</source>
   <translation>Operator już nie wysyła tego agenta. Rekord nie szkodzi, ale nie dotyczy żadnego agenta. Jeśli chodzi o nazwy, które zajęły jego miejsce, należy zadbać, by miały wpisy.</translation>
  </message>
  <message>
   <source>More than one YAML document</source>
   <translation>Więcej niż jeden dokument YAML</translation>
  </message>
  <message>
   <source>A file contains one agent policy. Parsers disagree about which of several documents counts, so nothing is rendered. Keep one.</source>
   <translation>Plik zawiera jedną politykę agentów. Parsery nie są zgodne co do tego, który z kilku dokumentów się liczy, więc nic nie jest generowane. Należy zachować jeden.</translation>
  </message>
  <message>
   <source>Entry for *</source>
   <translation>Wpis dla *</translation>
  </message>
  <message>
   <source>default_policy makes the record for *. Crawlers read an entry for * and that record as one, so that their rules mix. Use default_policy alone.</source>
   <translation>Rekord dla * powstaje z default_policy. Crawlery czytają wpis dla * i ten rekord jako jeden, więc ich reguły się mieszają. Należy używać samego default_policy.</translation>
  </message>
  <message>
   <source>YAML tag</source>
   <translation>Znacznik YAML</translation>
  </message>
  <message>
   <source>Values are read as the texts that they are, whatever their tag says. The tag has no effect. Remove it.</source>
   <translation>Wartości są czytane jako teksty, którymi są, cokolwiek mówi ich znacznik. Znacznik nie ma znaczenia. Należy go usunąć.</translation>
  </message>
  <message>
   <source>Nested too deeply</source>
   <translation>Zbyt głębokie zagnieżdżenie</translation>
  </message>
  <message>
   <source>Files may come from untrusted sources, so nesting is limited. An agent policy needs four levels. Nothing is rendered from a deeper one.</source>
   <translation>Pliki mogą pochodzić z niezaufanych źródeł, więc zagnieżdżenie jest ograniczone. Polityka agentów potrzebuje czterech poziomów. Z głębszej nic nie jest generowane.</translation>
  </message>
  <message>
   <source>Larger than what is read</source>
   <translation>Rozmiar większy, niż jest czytany</translation>
  </message>
  <message>
   <source>The size of the text, the number of its values and what its aliases expand to are bounded. Nothing is rendered from a larger policy. Shorten its lists or write aliases out.</source>
   <translation>Rozmiar tekstu, liczba jego wartości i to, do czego rozwijają się jego aliasy, są ograniczone. Z większej polityki nic nie jest generowane. Należy skrócić jej listy lub wypisać aliasy w całości.</translation>
  </message>
  <message>
   <source>Field that is not part of an agent policy</source>
   <translation>Pole, które nie należy do polityki agentów</translation>
  </message>
  <message>
   <source>The field is kept in the file and does not appear in robots.txt. If its name is misspelled, its value is missing there. Correct the name.</source>
   <translation>Pole jest zachowywane w pliku i nie pojawia się w robots.txt. Jeśli jego nazwa jest błędnie zapisana, brakuje tam jego wartości. Należy poprawić nazwę.</translation>
  </message>
  <message>
   <source>Policy that is neither allow nor disallow</source>
   <translation>Polityka, która nie jest ani allow, ani disallow</translation>
  </message>
  <message>
   <source>A record either allows or disallows. Any other word would have to be guessed, so nothing is rendered. Write allow or disallow.</source>
   <translation>Rekord albo pozwala, albo zabrania. Każde inne słowo trzeba by odgadywać, więc nic nie jest generowane. Należy pisać allow lub disallow.</translation>
  </message>
  <message>
   <source>Type that is not agent-policy</source>
   <translation>Typ inny niż agent-policy</translation>
  </message>
  <message>
   <source>The field says that the file is another type of entity. It is read as an agent policy all the same. Write “type: agent-policy”.</source>
   <translation>Pole mówi, że plik to inny typ encji. Mimo to jest czytany jako polityka agentów. Należy pisać „type: agent-policy”.</translation>
  </message>
  <message>
   <source>Note for a role that no agent has</source>
   <translation>Uwaga o roli, której nie ma żaden agent</translation>
  </message>
  <message>
   <source>The texts of role_notes are written above the records of agents with that role. No agent has this one, so the text does not appear. Correct the role or remove the note.</source>
   <translation>Teksty z role_notes są wpisywane nad rekordami agentów o danej roli. Tej nie ma żaden agent, więc tekst się nie pojawia. Należy poprawić rolę lub usunąć uwagę.</translation>
  </message>
  <message>
   <source>Field with a value of the wrong kind</source>
   <translation>Pole z wartością niewłaściwego rodzaju</translation>
  </message>
  <message>
   <source>The field needs a text, a list or a mapping and has something else. Nothing is rendered until it is corrected. The message shows how to write it.</source>
   <translation>Pole wymaga tekstu, listy lub mapy, a zawiera coś innego. Nic nie jest generowane, dopóki nie zostanie to poprawione. Komunikat pokazuje, jak to zapisać.</translation>
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
   <translation>%1 i %2</translation>
  </message>
  <message>
   <source>%1 or %2</source>
   <translation>%1 lub %2</translation>
  </message>
  <message>
   <source>“%1”</source>
   <translation>„%1”</translation>
  </message>
 </context>
 <context>
  <name>live</name>
  <message>
   <source>A login page of a network may have answered in place of the site. Open any page in a browser, log in, and try again.</source>
   <translation>Zamiast witryny mogła odpowiedzieć strona logowania sieci. Otwórz dowolną stronę w przeglądarce, zaloguj się i spróbuj ponownie.</translation>
  </message>
  <message>
   <source>A site on the internet has a public address. A network that wants a login may have given another: open any page in a browser, log in, and try again.</source>
   <translation>Witryna w internecie ma adres publiczny. Inny mogła podać sieć, która wymaga logowania: otwórz dowolną stronę w przeglądarce, zaloguj się i spróbuj ponownie.</translation>
  </message>
  <message>
   <source>The environment names a proxy, and requests go through it only if you say so.</source>
   <translation>Środowisko wskazuje serwer proxy, a żądania przechodzą przez niego tylko za zgodą użytkownika.</translation>
  </message>
  <message>
   <source>Is this computer's clock right? A network that reads along, or one that wants a login, answers like this, too.</source>
   <translation>Czy zegar tego komputera chodzi dobrze? Tak odpowiada też sieć, która podczytuje ruch albo wymaga logowania.</translation>
  </message>
  <message>
   <source>Does the site open in a browser on this computer?</source>
   <translation>Czy witryna otwiera się w przeglądarce na tym komputerze?</translation>
  </message>
  <message>
   <source>%1 was not asked for.</source>
   <translation>O %1 nie pytano.</translation>
  </message>
  <message>
   <source>%1 could not be fetched: %2</source>
   <translation>%1 nie udało się pobrać: %2</translation>
  </message>
  <message>
   <source>%1 was not read to its end: %2</source>
   <translation>%1 nie odczytano do końca: %2</translation>
  </message>
  <message>
   <source>It was not asked for.</source>
   <translation>Nie pytano o niego.</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <translation>Odpowiedź to %1.</translation>
  </message>
  <message>
   <source>robots.txt was not asked for: nothing is known of what is served.</source>
   <translation>O robots.txt nie pytano: nie wiadomo, co jest podawane.</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of what is served.</source>
   <translation>Sieć po drodze wymaga logowania (511): nie wiadomo, co jest podawane.</translation>
  </message>
  <message>
   <source>Nothing could be fetched, so nothing is known of what is served. %1</source>
   <translation>Niczego nie udało się pobrać, więc nie wiadomo, co jest podawane. %1</translation>
  </message>
  <message>
   <source>%1 is not a gate: injected, missing, environment or lost:WHO is expected, as in injected,missing,lost:search</source>
   <translation>%1 nie jest warunkiem kontroli: oczekiwane jest injected, missing, environment lub lost:WHO, jak w injected,missing,lost:search</translation>
  </message>
  <message>
   <source>No gate is named: nothing would be guarded. Write injected, missing, environment or lost:WHO.</source>
   <translation>Nie podano żadnego warunku kontroli: niczego by nie pilnowano. Należy wpisać injected, missing, environment lub lost:WHO.</translation>
  </message>
  <message>
   <source>No robots.txt is served.</source>
   <translation>Nie jest podawany żaden robots.txt.</translation>
  </message>
  <message>
   <source>The served robots.txt is the draft.</source>
   <translation>Podawany robots.txt to wersja robocza.</translation>
  </message>
  <message>
   <source>%1 put its own part into the served robots.txt, between marks.</source>
   <translation>%1 wstawia własną część do podawanego robots.txt, między znacznikami.</translation>
  </message>
  <message>
   <source>The draft is served in one piece, with other lines before or after it.</source>
   <translation>Wersja robocza jest podawana w jednym kawałku, z innymi wierszami przed nią lub za nią.</translation>
  </message>
  <message>
   <source>%1 serves its own robots.txt: no line of the draft is in it.</source>
   <translation>%1 podaje własny robots.txt: nie ma w nim żadnego wiersza wersji roboczej.</translation>
  </message>
  <message>
   <source>Another robots.txt is served: no line of the draft is in it.</source>
   <translation>Podawany jest inny robots.txt: nie ma w nim żadnego wiersza wersji roboczej.</translation>
  </message>
  <message>
   <source>The served robots.txt is another one, and it is not clear whose lines are whose: it is compared whole.</source>
   <translation>Podawany robots.txt jest inny i nie wiadomo, czyje są które wiersze: jest porównywany w całości.</translation>
  </message>
  <message>
   <source>the value of %1 is missing or is none</source>
   <translation>brakuje wartości %1 lub nie jest ona wartością</translation>
  </message>
  <message>
   <source>answers.json is not a record of answers: %1</source>
   <translation>answers.json nie jest zapisem odpowiedzi: %1</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>jest za duży</translation>
  </message>
  <message>
   <source>an object with origin and answers is expected</source>
   <translation>oczekiwany jest obiekt z origin i answers</translation>
  </message>
  <message>
   <source>version 1 is expected</source>
   <translation>oczekiwana jest wersja 1</translation>
  </message>
  <message>
   <source>it has more than 100 answers</source>
   <translation>ma ponad 100 odpowiedzi</translation>
  </message>
  <message>
   <source>answer %1: %2</source>
   <translation>odpowiedź %1: %2</translation>
  </message>
  <message>
   <source>a sitemap: whether it is there</source>
   <translation>mapa witryny: czy jest</translation>
  </message>
  <message>
   <source>a sitemap that refuses HEAD: its first byte</source>
   <translation>mapa witryny, która odmawia HEAD: jej pierwszy bajt</translation>
  </message>
  <message>
   <source>probably the origin's copy, past the cache</source>
   <translation>prawdopodobnie kopia źródłowa, z pominięciem pamięci podręcznej</translation>
  </message>
  <message>
   <source>a chained file</source>
   <translation>plik łańcucha</translation>
  </message>
  <message>
   <source>a licence</source>
   <translation>licencja</translation>
  </message>
  <message>
   <source>the policy</source>
   <translation>polityka</translation>
  </message>
  <message>
   <source>the policy for AI agents</source>
   <translation>polityka dla agentów AI</translation>
  </message>
  <message>
   <source>the policy of robots2</source>
   <translation>polityka robots2</translation>
  </message>
  <message>
   <source>the reservation of text and data mining</source>
   <translation>zastrzeżenie eksploracji tekstów i danych</translation>
  </message>
  <message>
   <source>headers and head of the start page</source>
   <translation>nagłówki i początek strony głównej</translation>
  </message>
  <message>
   <source>Then what these name: chained files (at most 3), licences and sitemaps (at most 2 each), and robots.txt past a cache; at most 12 requests in all, one at a time. Redirects are followed.</source>
   <translation>Potem to, co one wymieniają: pliki łańcucha (najwyżej 3), licencje i mapy witryny (najwyżej po 2) oraz robots.txt z pominięciem pamięci podręcznej; razem najwyżej 12 żądań, jedno po drugim. Przekierowania są wykonywane.</translation>
  </message>
  <message>
   <source>%1 is not a host such as www.example.org, or an address of http or https without a password</source>
   <translation>%1 nie jest hostem jak www.example.org ani adresem http lub https bez hasła</translation>
  </message>
  <message>
   <source>The start page was not asked for.</source>
   <translation>O stronę główną nie pytano.</translation>
  </message>
  <message>
   <source>The start page could not be fetched: %1</source>
   <translation>Strony głównej nie udało się pobrać: %1</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of the start page.</source>
   <translation>Sieć po drodze wymaga logowania (511): o stronie głównej nic nie wiadomo.</translation>
  </message>
  <message>
   <source>The start page leads to %1, which is not a host of this environment.</source>
   <translation>Strona główna prowadzi do %1, a to nie jest host tego środowiska.</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the start page.</source>
   <translation>Zamiast strony głównej zapora zadała pytanie.</translation>
  </message>
  <message>
   <source>Whether the start page has noindex is not known: %1.</source>
   <translation>Nie wiadomo, czy strona główna ma noindex: %1.</translation>
  </message>
  <message>
   <source>The start page answers %1: whether pages have noindex cannot be seen.</source>
   <translation>Strona główna odpowiada %1: nie da się zobaczyć, czy strony mają noindex.</translation>
  </message>
  <message>
   <source>The start page has noindex.</source>
   <translation>Strona główna ma noindex.</translation>
  </message>
  <message>
   <source>The start page was not read to its end, and its beginning has no noindex.</source>
   <translation>Strony głównej nie przeczytano do końca, a jej początek nie ma noindex.</translation>
  </message>
  <message>
   <source>The start page has no noindex, neither in a header nor in a meta element.</source>
   <translation>Strona główna nie ma noindex ani w nagłówku, ani w elemencie meta.</translation>
  </message>
  <message>
   <source>The start page asks for a password (401).</source>
   <translation>Strona główna wymaga hasła (401).</translation>
  </message>
  <message>
   <source>Whether the start page asks for a password is not known: %1.</source>
   <translation>Nie wiadomo, czy strona główna wymaga hasła: %1.</translation>
  </message>
  <message>
   <source>The start page does not ask for a password: it answers %1.</source>
   <translation>Strona główna nie wymaga hasła: odpowiada %1.</translation>
  </message>
  <message>
   <source>%1 h %2 min</source>
   <translation>%1 h %2 min</translation>
  </message>
  <message>
   <source>%1 UTC (in %2)</source>
   <translation>%1 UTC (za %2)</translation>
  </message>
  <message>
   <source>Google may use it until %1.</source>
   <translation>Google może go używać do %1.</translation>
  </message>
  <message>
   <source>Google may not use it without asking again, as its max-age of 0 says.</source>
   <translation>Google nie może go używać bez ponownego zapytania, jak mówi jego max-age równe 0.</translation>
  </message>
  <message>
   <source>Google may use it until %1, as its max-age says.</source>
   <translation>Google może go używać do %1, jak mówi jego max-age.</translation>
  </message>
  <message>
   <source>After an upload crawlers may use this file until %1 (RFC 9309 2.4).</source>
   <translation>Po wysłaniu roboty mogą używać tego pliku do %1 (RFC 9309 2.4).</translation>
  </message>
 </context>
 <context>
  <name>logs</name>
  <message>
   <source>the list has more than %1 values or %2 levels</source>
   <translation>lista ma więcej niż %1 wartości lub %2 poziomów</translation>
  </message>
  <message>
   <source>%1 is not an address or a range of addresses</source>
   <translation>%1 nie jest adresem ani zakresem adresów</translation>
  </message>
  <message>
   <source>the list contains no addresses</source>
   <translation>lista nie zawiera adresów</translation>
  </message>
  <message>
   <source>%1 is not a row of a partial result</source>
   <translation>%1 nie jest wierszem wyniku częściowego</translation>
  </message>
  <message>
   <source>The pattern has no User-Agent: $http_user_agent or %{User-Agent}i is needed</source>
   <translation>We wzorcu brak User-Agent: potrzebne jest $http_user_agent lub %{User-Agent}i</translation>
  </message>
  <message>
   <source>The pattern has no time: $time_local or %t is needed</source>
   <translation>We wzorcu brak czasu: potrzebne jest $time_local lub %t</translation>
  </message>
  <message>
   <source>The pattern has no request: $request, $request_uri, %r or %U is needed</source>
   <translation>We wzorcu brak żądania: potrzebne jest $request, $request_uri, %r lub %U</translation>
  </message>
  <message>
   <source>The pattern has no %1</source>
   <translation>Wzorzec nie zawiera %1</translation>
  </message>
  <message>
   <source>%1 is not a format of logs: %2, or a pattern with $ or % is expected</source>
   <translation>%1 nie jest formatem dzienników: oczekiwane jest %2 albo wzorzec z $ lub %</translation>
  </message>
  <message>
   <source>A field for the address can be named for JSON and for patterns alone</source>
   <translation>Pole adresu można podać tylko dla JSON i dla wzorców</translation>
  </message>
  <message>
   <source>A temporary file cannot be written (%1). Set TMPDIR to a folder that has room for it, or read the log in parts</source>
   <translation>Nie można zapisać pliku tymczasowego (%1). Należy ustawić TMPDIR na folder, w którym jest na to miejsce, albo czytać dziennik częściami</translation>
  </message>
  <message>
   <source>The temporary file cannot be read again</source>
   <translation>Nie można ponownie odczytać pliku tymczasowego</translation>
  </message>
  <message>
   <source>Line 1: its columns are not those of the log before. Judge logs with other columns by themselves.</source>
   <translation>Wiersz 1: jego kolumny nie są kolumnami poprzedniego dziennika. Dzienniki z innymi kolumnami oceniaj osobno.</translation>
  </message>
  <message>
   <source>time</source>
   <translation>czas</translation>
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
   <translation>%1: żadna kolumna nie nazywa się %2. Kolumny powinien nazywać pierwszy wiersz albo należy podać je w --columns: time, user_agent, url i ewentualne inne, po przecinku</translation>
  </message>
  <message>
   <source>Line 1</source>
   <translation>Wiersz 1</translation>
  </message>
  <message>
   <source>it has fewer columns than were named</source>
   <translation>ma mniej kolumn, niż podano</translation>
  </message>
  <message>
   <source>its time cannot be read</source>
   <translation>nie można odczytać jego czasu</translation>
  </message>
  <message>
   <source>it is not an object with a time and a path or request</source>
   <translation>nie jest obiektem z czasem i ścieżką lub żądaniem</translation>
  </message>
  <message>
   <source>there is something behind its object</source>
   <translation>za jego obiektem jest coś jeszcze</translation>
  </message>
 </context>
 <context>
  <name>main</name>
  <message>
   <source>Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.</source>
   <translation>Edytuje i symuluje robots.txt, robots-ai.txt, robots2.txt i polityki agentów.</translation>
  </message>
  <message>
   <source>Policy files, or the folder of a site.</source>
   <translation>Pliki polityki lub folder witryny.</translation>
  </message>
  <message>
   <source>light or dark, instead of the system's.</source>
   <translation>light lub dark zamiast ustawienia systemu.</translation>
  </message>
  <message>
   <source>Print the verdict table, write a picture of the window (.png) or of the map (.svg, .pdf, .html), and end.</source>
   <translation>Wypisuje tabelę werdyktów, zapisuje obraz okna (.png) lub mapy (.svg, .pdf, .html) i kończy działanie.</translation>
  </message>
  <message>
   <source>Write a picture of every page and view into a folder, and end.</source>
   <translation>Zapisz obraz każdej strony i widoku w folderze i zakończ.</translation>
  </message>
  <message>
   <source>Open the sample site.</source>
   <translation>Otwórz przykładową witrynę.</translation>
  </message>
  <message>
   <source>Language of the window, e.g. de, instead of the one set.</source>
   <translation>Język okna, np. de, zamiast ustawionego.</translation>
  </message>
 </context>
 <context>
  <name>map</name>
  <message>
   <source>Search</source>
   <translation>Wyszukiwanie</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>Pobrania na prośbę użytkownika</translation>
  </message>
  <message>
   <source>AI research</source>
   <translation>Badania AI</translation>
  </message>
  <message>
   <source>AI training</source>
   <translation>Trenowanie AI</translation>
  </message>
  <message>
   <source>Code and content</source>
   <translation>Kod i treści</translation>
  </message>
  <message>
   <source>Monitoring, SEO</source>
   <translation>Monitoring, SEO</translation>
  </message>
  <message>
   <source>Advertising</source>
   <translation>Reklama</translation>
  </message>
  <message>
   <source>Archives</source>
   <translation>Archiwa</translation>
  </message>
  <message>
   <source>Others</source>
   <translation>Inni</translation>
  </message>
  <message>
   <source>They build indexes that lead people to your pages.</source>
   <translation>Tworzą indeksy, które prowadzą ludzi na strony witryny.</translation>
  </message>
  <message>
   <source>Assistants and agents that fetch a page because somebody asked.</source>
   <translation>Asystenci i agenci, którzy pobierają stronę, bo ktoś o to poprosił.</translation>
  </message>
  <message>
   <source>They read many pages to answer a question or for research.</source>
   <translation>Czytają wiele stron, aby odpowiedzieć na pytanie lub na potrzeby badań.</translation>
  </message>
  <message>
   <source>They collect text to train models or to sell it on.</source>
   <translation>Zbierają teksty, aby trenować modele lub je odsprzedawać.</translation>
  </message>
  <message>
   <source>They write new texts and programs from what they fetch.</source>
   <translation>Z tego, co pobierają, piszą nowe teksty i programy.</translation>
  </message>
  <message>
   <source>They watch sites for their customers.</source>
   <translation>Obserwują witryny dla swoich klientów.</translation>
  </message>
  <message>
   <source>They judge pages for advertisers.</source>
   <translation>Oceniają strony dla reklamodawców.</translation>
  </message>
  <message>
   <source>They keep pages as they were, for everybody to look up.</source>
   <translation>Przechowują strony w dawnej postaci, aby każdy mógł do nich zajrzeć.</translation>
  </message>
  <message>
   <source>What they come for is not known.</source>
   <translation>Nie wiadomo, po co przychodzą.</translation>
  </message>
  <message>
   <source>▖ but for paths of another column</source>
   <translation>▖ oprócz ścieżek z innej kolumny</translation>
  </message>
  <message>
   <source>not decided: the files are too large</source>
   <translation>nierozstrzygnięte: pliki są za duże</translation>
  </message>
  <message>
   <source>⚠ documented not to obey: what is asked of it</source>
   <translation>⚠ według dokumentacji nie przestrzega: o co się go prosi</translation>
  </message>
  <message>
   <source>may</source>
   <translation>wolno</translation>
  </message>
  <message>
   <source>may not</source>
   <translation>nie wolno</translation>
  </message>
  <message>
   <source>at other hours</source>
   <translation>o innych godzinach</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>musi zapytać</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>częściowo</translation>
  </message>
  <message>
   <source>not stated</source>
   <translation>nieokreślone</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>nierozstrzygnięte</translation>
  </message>
  <message>
   <source>WHO is welcome</source>
   <translation>KTO jest mile widziany</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 z %2</translation>
  </message>
  <message numerus="yes">
   <source>welcome, %n do not read what keeps them out</source>
   <comment>welcome, %n does not read what keeps it out</comment>
   <translation>
    <numerusform>mile widziane, %n nie czyta tego, co go wyklucza</numerusform>
    <numerusform>mile widziane, %n nie czytają tego, co je wyklucza</numerusform>
    <numerusform>mile widziane, %n nie czyta tego, co je wyklucza</numerusform>
   </translation>
  </message>
  <message>
   <source>welcome, %1 must ask</source>
   <translation>mile widziane, muszą zapytać: %1</translation>
  </message>
  <message>
   <source>welcome</source>
   <translation>mile widziane</translation>
  </message>
  <message numerus="yes">
   <source>%n do not read it</source>
   <comment>%n does not read it</comment>
   <translation>
    <numerusform>%n tego nie czyta</numerusform>
    <numerusform>%n tego nie czytają</numerusform>
    <numerusform>%n tego nie czyta</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 must ask</source>
   <translation>muszą zapytać: %1</translation>
  </message>
  <message>
   <source>WHERE</source>
   <translation>GDZIE</translation>
  </message>
  <message>
   <source>WHAT</source>
   <translation>CO</translation>
  </message>
  <message>
   <source>HOW FAST</source>
   <translation>JAK SZYBKO</translation>
  </message>
  <message>
   <source>WHEN and how fast (UTC)</source>
   <translation>KIEDY i jak szybko (UTC)</translation>
  </message>
  <message>
   <source>WHERE it may fetch</source>
   <translation>GDZIE może pobierać</translation>
  </message>
  <message>
   <source>WHAT it may do with it</source>
   <translation>CO może z tym robić</translation>
  </message>
  <message>
   <source>never fetched</source>
   <translation>nigdy nie pobierane</translation>
  </message>
  <message>
   <source>names like %1</source>
   <translation>nazwy takie jak %1</translation>
  </message>
  <message>
   <source>any other %1</source>
   <translation>każdy inny %1</translation>
  </message>
  <message>
   <source>any other agent</source>
   <translation>każdy inny agent</translation>
  </message>
  <message>
   <source>%1 and others</source>
   <translation>%1 i inni</translation>
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
   <translation>%1, %2 i inni</translation>
  </message>
  <message>
   <source>%1, %2 + %3</source>
   <translation>%1, %2 + %3</translation>
  </message>
  <message>
   <source>%1 at the end</source>
   <translation>%1 na końcu</translation>
  </message>
  <message>
   <source>%1, not at the end</source>
   <translation>%1, nie na końcu</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>każda ścieżka</translation>
  </message>
  <message>
   <source>all other paths</source>
   <translation>wszystkie inne ścieżki</translation>
  </message>
  <message>
   <source>%1, but for paths of another column</source>
   <translation>%1, poza ścieżkami z innej kolumny</translation>
  </message>
  <message>
   <source>at all hours</source>
   <translation>o każdej porze</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>never</source>
   <translation>nigdy</translation>
  </message>
  <message>
   <source>purpose</source>
   <translation>cel</translation>
  </message>
  <message>
   <source>hours and pace (UTC)</source>
   <translation>godziny i tempo (UTC)</translation>
  </message>
  <message>
   <source>documented to obey</source>
   <translation>stosuje się według dokumentacji</translation>
  </message>
  <message>
   <source>no</source>
   <translation>nie</translation>
  </message>
 </context>
 <context>
  <name>net</name>
  <message>
   <source>Nothing can be fetched: libcurl is not installed, or is older than 7.85. Install libcurl4.</source>
   <translation>Niczego nie można pobrać: libcurl nie jest zainstalowana lub jest starsza niż 7.85. Zainstaluj libcurl4.</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>Przerwano.</translation>
  </message>
  <message>
   <source>The proxy was not found: %1.</source>
   <translation>Nie znaleziono serwera proxy: %1.</translation>
  </message>
  <message>
   <source>%1 has no address. Is the name right, and is there a network?</source>
   <translation>%1 nie ma adresu. Czy nazwa jest poprawna i czy jest sieć?</translation>
  </message>
  <message>
   <source>%1 is at %2, which is not a public address: refused.</source>
   <translation>%1 ma adres %2, który nie jest publiczny: odmowa.</translation>
  </message>
  <message>
   <source>%1 takes no connection: %2.</source>
   <translation>%1 nie przyjmuje połączenia: %2.</translation>
  </message>
  <message>
   <source>%1 did not answer completely in %2 seconds.</source>
   <translation>%1 nie odpowiedział w całości w %2 s.</translation>
  </message>
  <message>
   <source>%1 makes no secure connection: %2.</source>
   <translation>%1 nie nawiązuje bezpiecznego połączenia: %2.</translation>
  </message>
  <message>
   <source>The answer of %1 was cut off or is not an answer: %2.</source>
   <translation>Odpowiedź %1 została ucięta lub nie jest odpowiedzią: %2.</translation>
  </message>
  <message>
   <source>The redirect names no target.</source>
   <translation>Przekierowanie nie podaje celu.</translation>
  </message>
  <message>
   <source>The redirect leads to %1, which is not an address of http or https: nobody follows it.</source>
   <translation>Przekierowanie prowadzi do %1, co nie jest adresem http ani https: nikt za nim nie idzie.</translation>
  </message>
  <message>
   <source>The redirects lead in a circle, back to %1.</source>
   <translation>Przekierowania krążą i wracają do %1.</translation>
  </message>
  <message>
   <source>There are more than %1 redirects.</source>
   <translation>Przekierowań jest więcej niż %1.</translation>
  </message>
  <message>
   <source>The answer unpacks to more than 100 times its size: it was not read.</source>
   <translation>Rozpakowana odpowiedź jest ponad 100 razy większa: nie odczytano jej.</translation>
  </message>
  <message>
   <source>The answer says that it is packed with gzip, and cannot be unpacked.</source>
   <translation>Odpowiedź podaje, że jest spakowana gzipem, i nie daje się rozpakować.</translation>
  </message>
  <message>
   <source>The answer is packed in a way that was not asked for.</source>
   <translation>Odpowiedź jest spakowana w sposób, o który nie proszono.</translation>
  </message>
  <message>
   <source>The answer is larger than 1 MiB: only that much was read.</source>
   <translation>Odpowiedź przekracza 1 MiB: odczytano tylko tyle.</translation>
  </message>
  <message>
   <source>The address is longer than 8,192 bytes: refused.</source>
   <translation>Adres jest dłuższy niż 8192 bajty: odmowa.</translation>
  </message>
  <message>
   <source>%1 is not an address of http or https: refused.</source>
   <translation>%1 nie jest adresem http ani https: odmowa.</translation>
  </message>
  <message>
   <source>The address contains a user name or password: refused.</source>
   <translation>Adres zawiera nazwę użytkownika lub hasło: odmowa.</translation>
  </message>
 </context>
 <context>
  <name>policy</name>
  <message>
   <source>nothing</source>
   <translation>nic</translation>
  </message>
  <message>
   <source>a text</source>
   <translation>tekst</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>lista</translation>
  </message>
  <message>
   <source>a map</source>
   <translation>mapa</translation>
  </message>
  <message>
   <source>an alias</source>
   <translation>alias</translation>
  </message>
  <message>
   <source>“%1” must be a list, but this is %2. Write it as “%3”.</source>
   <translation>„%1” musi być listą, a jest tu: %2. Należy pisać „%3”.</translation>
  </message>
  <message>
   <source>“%1” must be a map, but this is %2. Write it as “%3”.</source>
   <translation>„%1” musi być mapą, a jest tu: %2. Należy pisać „%3”.</translation>
  </message>
  <message>
   <source>“%1” must be a text, but this is %2. Write it as “%3”.</source>
   <translation>„%1” musi być tekstem, a jest tu: %2. Należy pisać „%3”.</translation>
  </message>
  <message>
   <source>The policy is empty. Begin with “default_policy: disallow” and “agents:”.</source>
   <translation>Polityka jest pusta. Należy zacząć od „default_policy: disallow” i „agents:”.</translation>
  </message>
  <message>
   <source>The policy is a list at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>Polityka jest na najwyższym poziomie listą, a musi być mapą pól, na przykład „title: …”.</translation>
  </message>
  <message>
   <source>The policy is a text at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>Polityka jest na najwyższym poziomie tekstem, a musi być mapą pól, na przykład „title: …”.</translation>
  </message>
  <message>
   <source>The policy has no “agents”; only the default record is rendered.</source>
   <translation>Polityka nie ma „agents”; generowany jest tylko rekord domyślny.</translation>
  </message>
  <message>
   <source>The name of a field must be a text, but this is %1. Write a name.</source>
   <translation>Nazwa pola musi być tekstem, a jest tu: %1. Należy wpisać nazwę.</translation>
  </message>
  <message>
   <source>“%1” appears here a second time. Keep one of the two.</source>
   <translation>„%1” występuje tu drugi raz. Należy zachować jedno z dwóch.</translation>
  </message>
  <message>
   <source>The tag %1 is not read. Remove it.</source>
   <translation>Znacznik %1 nie jest czytany. Należy go usunąć.</translation>
  </message>
  <message>
   <source>Merge keys are not read, so the fields behind “&lt;&lt;” are missing here. Write them out.</source>
   <translation>Klucze scalania nie są czytane, więc brakuje tu pól za „&lt;&lt;”. Należy je wypisać.</translation>
  </message>
  <message>
   <source>“%1” is unknown, so its value is not rendered. Is “%2” meant?</source>
   <translation>„%1” jest nieznane, więc wartość nie jest generowana. Czy chodzi o „%2”?</translation>
  </message>
  <message>
   <source>“%1” is not a field of an agent policy: it is kept, but not rendered.</source>
   <translation>„%1” nie jest polem polityki agentów: jest zachowywane, ale nie generowane.</translation>
  </message>
  <message>
   <source>An agent is a map of fields, but this is %1. Write “- user_agent: …” with its policy below.</source>
   <translation>Agent to mapa pól, a jest tu: %1. Należy pisać „- user_agent: …”, a poniżej jego politykę.</translation>
  </message>
  <message>
   <source>An item of “%1” must be a path, but this is %2. Write “- /path”.</source>
   <translation>Element listy „%1” musi być ścieżką, a jest tu: %2. Należy pisać „- /ścieżka”.</translation>
  </message>
  <message numerus="yes">
   <source>%n more faults are not listed. Mend some of those above.</source>
   <comment>%n more faults are not listed. Mend some of those above.</comment>
   <translation>
    <numerusform>Jeszcze %n błąd nie jest wymieniony. Należy naprawić niektóre z powyższych.</numerusform>
    <numerusform>Jeszcze %n błędy nie są wymienione. Należy naprawić niektóre z powyższych.</numerusform>
    <numerusform>Jeszcze %n błędów nie jest wymienionych. Należy naprawić niektóre z powyższych.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A policy names one sitemap: %n more are left out.</source>
   <comment>A policy names one sitemap: %n more is left out.</comment>
   <translation>
    <numerusform>Polityka podaje jedną mapę witryny: pominięto %n dalszą.</numerusform>
    <numerusform>Polityka podaje jedną mapę witryny: pominięto %n dalsze.</numerusform>
    <numerusform>Polityka podaje jedną mapę witryny: pominięto %n dalszych.</numerusform>
   </translation>
  </message>
  <message>
   <source>The robots.txt has no group for *, so default_policy is allow: agents that are not named may fetch everything.</source>
   <translation>robots.txt nie ma grupy dla *, więc default_policy to allow: niewymienieni agenci mogą pobierać wszystko.</translation>
  </message>
  <message>
   <source>The group for * has rules for paths. They are in an entry for *, which crawlers read together with the default record.</source>
   <translation>Grupa dla * ma reguły ścieżek. Są one we wpisie dla *, który crawlery czytają razem z rekordem domyślnym.</translation>
  </message>
  <message>
   <source>(unreadable)</source>
   <translation>(nieczytelne)</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more</source>
   <comment>%1 and %n more</comment>
   <translation>
    <numerusform>%1 i jeszcze %n</numerusform>
    <numerusform>%1 i jeszcze %n</numerusform>
    <numerusform>%1 i jeszcze %n</numerusform>
   </translation>
  </message>
  <message>
   <source>A robots.txt does not say who operates an agent, what it comes for and why it is treated so: vendor, role and notes are missing from every entry. Fill them in.</source>
   <translation>robots.txt nie mówi, kto jest operatorem agenta, po co on przychodzi i dlaczego jest tak traktowany: w każdym wpisie brakuje vendor, role i notes. Należy je uzupełnić.</translation>
  </message>
  <message>
   <source>Names that cannot be in a User-agent line are left out: %1.</source>
   <translation>Pominięto nazwy, których nie może zawierać żaden wiersz User-agent polityki: %1.</translation>
  </message>
  <message>
   <source>Paths that begin with neither / nor *, or contain a space or “#”, are left out: %1.</source>
   <translation>Pominięto ścieżki, które nie zaczynają się ani od /, ani od * albo zawierają spację lub „#”: %1.</translation>
  </message>
  <message>
   <source>A policy has no field for these directives; they are left out: %1.</source>
   <translation>Polityka nie ma pola dla tych dyrektyw; pominięto je: %1.</translation>
  </message>
  <message>
   <source>A policy has one entry for each agent: groups that name several agents are split.</source>
   <translation>Polityka ma jeden wpis dla każdego agenta: grupy wymieniające kilku agentów zostają podzielone.</translation>
  </message>
  <message>
   <source>Several groups name %1; their rules are joined in one entry.</source>
   <translation>Kilka grup wymienia %1; ich reguły połączono w jednym wpisie.</translation>
  </message>
  <message>
   <source>Comments of the groups are kept as comments of the policy and are not rendered. Move them into notes to have them rendered.</source>
   <translation>Komentarze grup pozostają komentarzami polityki i nie są generowane. Jeśli mają być, należy przenieść je do notes.</translation>
  </message>
  <message>
   <source>The id of a policy must be a ULID of 26 characters.</source>
   <translation>Id polityki musi być identyfikatorem ULID z 26 znaków.</translation>
  </message>
  <message>
   <source>The title of a policy must be a text of one line without control characters.</source>
   <translation>Tytuł polityki musi być tekstem w jednym wierszu bez znaków sterujących.</translation>
  </message>
  <message>
   <source>The slug of a policy must be a text of one line without control characters.</source>
   <translation>Slug polityki musi być tekstem w jednym wierszu bez znaków sterujących.</translation>
  </message>
  <message>
   <source>This robots.txt is too large to become a policy.</source>
   <translation>Ten robots.txt jest za duży, by stać się polityką.</translation>
  </message>
  <message>
   <source>A role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Rola trafia do jednego wiersza robots.txt, a ta zawiera koniec wiersza lub inny znak sterujący. Należy zapisać ją w jednym wierszu.</translation>
  </message>
  <message>
   <source>A note on a role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Uwaga o roli trafia do jednego wiersza robots.txt, a ta zawiera koniec wiersza lub inny znak sterujący. Należy zapisać ją w jednym wierszu.</translation>
  </message>
  <message>
   <source>The title goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Tytuł trafia do jednego wiersza robots.txt, a ten zawiera koniec wiersza lub inny znak sterujący. Należy zapisać go w jednym wierszu.</translation>
  </message>
  <message>
   <source>The slug goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Slug trafia do jednego wiersza robots.txt, a ten zawiera koniec wiersza lub inny znak sterujący. Należy zapisać go w jednym wierszu.</translation>
  </message>
  <message>
   <source>The id goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Id trafia do jednego wiersza robots.txt, a to zawiera koniec wiersza lub inny znak sterujący. Należy zapisać je w jednym wierszu.</translation>
  </message>
  <message>
   <source>A URL goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>URL trafia do jednego wiersza robots.txt, a ten zawiera koniec wiersza lub inny znak sterujący. Należy zapisać go w jednym wierszu.</translation>
  </message>
  <message>
   <source>A user agent goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>User agent trafia do jednego wiersza robots.txt, a ten zawiera koniec wiersza lub inny znak sterujący. Należy zapisać go w jednym wierszu.</translation>
  </message>
  <message>
   <source>A path goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Ścieżka trafia do jednego wiersza robots.txt, a ta zawiera koniec wiersza lub inny znak sterujący. Należy zapisać ją w jednym wierszu.</translation>
  </message>
  <message>
   <source>The policy has no title; the first line of robots.txt ends after its name. Add “title: …”.</source>
   <translation>Polityka nie ma tytułu; pierwszy wiersz robots.txt kończy się po jego nazwie. Należy dodać „title: …”.</translation>
  </message>
  <message>
   <source>The policy has no slug; robots.txt cannot name its source. Add “slug: agent-policy”.</source>
   <translation>Polityka nie ma slugu; robots.txt nie może wskazać swojego źródła. Należy dodać „slug: agent-policy”.</translation>
  </message>
  <message>
   <source>The policy has no id; robots.txt cannot tell its identity. Add “id: ” and a ULID.</source>
   <translation>Polityka nie ma id; robots.txt nie może podać jej tożsamości. Należy dodać „id: ” i ULID.</translation>
  </message>
  <message>
   <source>A slug is part of an address: use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>Slug jest częścią adresu: należy używać tylko liter, cyfr, „-”, „_” i „.”.</translation>
  </message>
  <message>
   <source>%1 is another type of entity; this one is read as an agent policy. Write “type: agent-policy”.</source>
   <translation>%1 to inny typ encji; ta jest czytana jako polityka agentów. Należy pisać „type: agent-policy”.</translation>
  </message>
  <message numerus="yes">
   <source>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</source>
   <comment>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</comment>
   <translation>
    <numerusform>ULID ma 26 znaków, a to id ma %n. Należy skopiować je ponownie lub utworzyć nowe.</numerusform>
    <numerusform>ULID ma 26 znaków, a to id ma %n. Należy skopiować je ponownie lub utworzyć nowe.</numerusform>
    <numerusform>ULID ma 26 znaków, a to id ma %n. Należy skopiować je ponownie lub utworzyć nowe.</numerusform>
   </translation>
  </message>
  <message>
   <source>A ULID is written with digits and A–Z without I, L, O and U. Copy the id again.</source>
   <translation>ULID pisze się cyframi i literami A–Z bez I, L, O i U. Należy ponownie skopiować id.</translation>
  </message>
  <message>
   <source>A ULID begins with a digit from 0 to 7. Copy the id again.</source>
   <translation>ULID zaczyna się od cyfry od 0 do 7. Należy ponownie skopiować id.</translation>
  </message>
  <message>
   <source>%1 is not an absolute http or https URL. Write %2 in full, as “https://example.com/…”, with spaces as %3.</source>
   <translation>%1 nie jest bezwzględnym adresem URL http lub https. Należy zapisać %2 w całości, na przykład „https://example.com/…”, ze spacjami jako %3.</translation>
  </message>
  <message>
   <source>The policy has no default_policy, so nothing can be rendered. Add “default_policy: disallow” or “default_policy: allow”.</source>
   <translation>Polityka nie ma default_policy, więc niczego nie można wygenerować. Należy dodać „default_policy: disallow” lub „default_policy: allow”.</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write allow or disallow.</source>
   <translation>%1 nie jest wartością %2: należy pisać allow lub disallow.</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write %3.</source>
   <translation>%1 nie jest wartością %2: należy pisać %3.</translation>
  </message>
  <message>
   <source>This entry names no agent. Add “user_agent: ” and its product token.</source>
   <translation>Ten wpis nie wskazuje agenta. Należy dodać „user_agent: ” i jego token produktu.</translation>
  </message>
  <message>
   <source>This entry says neither allow nor disallow. Add “policy: allow” or “policy: disallow”.</source>
   <translation>Ten wpis nie mówi ani allow, ani disallow. Należy dodać „policy: allow” lub „policy: disallow”.</translation>
  </message>
  <message>
   <source>The name of the agent is empty. Write its product token.</source>
   <translation>Nazwa agenta jest pusta. Należy wpisać jego token produktu.</translation>
  </message>
  <message>
   <source>%1 cannot be in a User-agent line: crawlers cut it at the space or “#”. Write only the product token.</source>
   <translation>%1 nie może znajdować się w wierszu User-agent: crawlery utną to na spacji lub „#”. Należy wpisać sam token produktu.</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”; strict parsers cut %1.</source>
   <translation>Token produktu według RFC 9309 ma tylko litery, „-” i „_”; ścisłe parsery skracają %1.</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>Nie jest znany crawler o nazwie %1. Czy chodziło o %2?</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it.</source>
   <translation>%1 jest wycofany: %2 już go nie wysyła.</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it. Today it sends %3; make sure they have entries if you want them covered.</source>
   <translation>%1 jest wycofany: %2 już go nie wysyła. Dziś wysyła %3; jeśli mają być objęte, należy zadbać, by miały wpisy.</translation>
  </message>
  <message>
   <source>%1 is taken for a role that you defined. Write %2.</source>
   <translation>%1 uchodzi za własną rolę. Należy pisać %2.</translation>
  </message>
  <message>
   <source>%1 is none of the common roles (%2); its comment will be the word itself.</source>
   <translation>%1 nie jest żadną ze zwykłych ról (%2); jej komentarzem będzie samo to słowo.</translation>
  </message>
  <message>
   <source>The notes contain a control character that some parsers take for a line end. Remove it.</source>
   <translation>Uwagi zawierają znak sterujący, który niektóre parsery biorą za koniec wiersza. Należy go usunąć.</translation>
  </message>
  <message>
   <source>The path %1 begins neither with / nor with *, so crawlers may ignore it. Write %2.</source>
   <translation>Ścieżka %1 nie zaczyna się ani od /, ani od *, więc crawlery mogą ją pominąć. Należy pisać %2.</translation>
  </message>
  <message>
   <source>A “#” begins a comment in robots.txt and would cut the path. Write it as %1.</source>
   <translation>„#” zaczyna w robots.txt komentarz i ucięłoby ścieżkę. Należy zapisać to jako %1.</translation>
  </message>
  <message>
   <source>A space ends the path for some crawlers. Write it as %1.</source>
   <translation>Spacja kończy ścieżkę dla niektórych crawlerów. Należy zapisać ją jako %1.</translation>
  </message>
  <message>
   <source>No agent has the role %1; its note is not rendered.</source>
   <translation>Żaden agent nie ma roli %1; uwaga o niej nie jest generowana.</translation>
  </message>
  <message>
   <source>%1 has an entry in line %2 already; crawlers read the two records as one. Join the entries.</source>
   <translation>%1 ma już wpis w wierszu %2; crawlery czytają oba rekordy jako jeden. Należy połączyć wpisy.</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one.</source>
   <translation>Crawlery czytają ten rekord i rekord domyślny dla * jako jeden.</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one, and the two contradict each other. Let policy and default_policy agree.</source>
   <translation>Crawlery czytają ten rekord i rekord domyślny dla * jako jeden, a oba sobie przeczą. policy i default_policy powinny się zgadzać.</translation>
  </message>
  <message>
   <source>%1 is not set, so it cannot have a comment.</source>
   <translation>%1 nie jest ustawione, więc nie może mieć komentarza.</translation>
  </message>
  <message>
   <source>The policy has no agent %1.</source>
   <translation>Polityka nie ma agenta %1.</translation>
  </message>
  <message>
   <source>This entry does not begin a line, so it cannot have a comment. Edit the text.</source>
   <translation>Ten wpis nie zaczyna wiersza, więc nie może mieć komentarza. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>This value does not end its line, or has several lines, so it cannot have a comment. Edit the text.</source>
   <translation>Ta wartość nie kończy swojego wiersza albo ma kilka wierszy, więc nie może mieć komentarza. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>The value of %1 is not UTF-8.</source>
   <translation>Wartość %1 nie jest w UTF-8.</translation>
  </message>
  <message>
   <source>The value of %1 contains a line end or another control character. Write it without.</source>
   <translation>Wartość %1 zawiera koniec wiersza lub inny znak sterujący. Należy zapisać ją bez niego.</translation>
  </message>
  <message>
   <source>An agent needs at least one field.</source>
   <translation>Agent potrzebuje co najmniej jednego pola.</translation>
  </message>
  <message>
   <source>Agent %1 has no path %2 in its %3 list.</source>
   <translation>Agent %1 nie ma ścieżki %2 na swojej liście %3.</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>Wiersz %1: %2</translation>
  </message>
  <message>
   <source>The policy is not a map of fields. Edit the text.</source>
   <translation>Polityka nie jest mapą pól. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>Agent %1 is an alias or no map of fields. Edit the text.</source>
   <translation>Agent %1 jest aliasem lub nie jest mapą pól. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>“%1” is an alias. Edit the text.</source>
   <translation>„%1” jest aliasem. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>“%1” is not a list. Edit the text.</source>
   <translation>„%1” nie jest listą. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>“%1” is not a map of texts. Edit the text.</source>
   <translation>„%1” nie jest mapą tekstów. Należy edytować tekst.</translation>
  </message>
  <message numerus="yes">
   <source>The policy is %n bytes long; more than %1 are not read. Split it or shorten its lists.</source>
   <comment>The policy is %n byte long; more than %1 are not read. Split it or shorten its lists.</comment>
   <translation>
    <numerusform>Polityka ma %n bajt; czytanych jest najwyżej %1. Należy ją podzielić lub skrócić jej listy.</numerusform>
    <numerusform>Polityka ma %n bajty; czytanych jest najwyżej %1. Należy ją podzielić lub skrócić jej listy.</numerusform>
    <numerusform>Polityka ma %n bajtów; czytanych jest najwyżej %1. Należy ją podzielić lub skrócić jej listy.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The policy has more than %n values; the rest is not read. Shorten its lists.</source>
   <comment>The policy has more than %n value; the rest is not read. Shorten its lists.</comment>
   <translation>
    <numerusform>Polityka ma więcej niż %n wartość; reszta nie jest czytana. Należy skrócić jej listy.</numerusform>
    <numerusform>Polityka ma więcej niż %n wartości; reszta nie jest czytana. Należy skrócić jej listy.</numerusform>
    <numerusform>Polityka ma więcej niż %n wartości; reszta nie jest czytana. Należy skrócić jej listy.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>More than %n levels are not read. A policy needs four.</source>
   <comment>More than %n level is not read. A policy needs four.</comment>
   <translation>
    <numerusform>Więcej niż %n poziom nie jest czytany. Polityka potrzebuje czterech.</numerusform>
    <numerusform>Więcej niż %n poziomy nie są czytane. Polityka potrzebuje czterech.</numerusform>
    <numerusform>Więcej niż %n poziomów nie jest czytanych. Polityka potrzebuje czterech.</numerusform>
   </translation>
  </message>
  <message>
   <source>The rendered robots.txt would be larger than 32 MiB. Shorten the notes on roles.</source>
   <translation>Wygenerowany robots.txt byłby większy niż 32 MiB. Należy skrócić uwagi o rolach.</translation>
  </message>
  <message>
   <source>Line %1, column %2: %3</source>
   <translation>Wiersz %1, kolumna %2: %3</translation>
  </message>
  <message>
   <source>The policy has no default_policy.</source>
   <translation>Polityka nie ma default_policy.</translation>
  </message>
  <message>
   <source>An entry has no user_agent or no policy.</source>
   <translation>Wpis nie ma user_agent lub policy.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be reordered here. Edit the text.</source>
   <translation>Ta lista jest zapisana tak, że nie można tu zmienić jej kolejności. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>This place in the file cannot be changed here. Edit the text.</source>
   <translation>Tego miejsca w pliku nie można tu zmienić. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>This place in the file cannot be filled in here. Edit the text.</source>
   <translation>Tego miejsca w pliku nie można tu wypełnić. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>This place in the file is not a map of fields. Edit the text.</source>
   <translation>To miejsce w pliku nie jest mapą pól. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>This is the only field here. Edit the text.</source>
   <translation>To jedyne pole w tym miejscu. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>This field cannot be removed here. Edit the text.</source>
   <translation>Tego pola nie można tu usunąć. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>This part of the file is written in a way that cannot be changed here without touching more, for instance because an alias repeats it. Edit the text.</source>
   <translation>Ta część pliku jest zapisana tak, że nie można jej tu zmienić bez naruszania reszty, na przykład dlatego, że powtarza ją alias. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>This place in the file is not a list. Edit the text.</source>
   <translation>To miejsce w pliku nie jest listą. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be added to here. Edit the text.</source>
   <translation>Ta lista jest zapisana tak, że nie można tu do niej dodawać. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be cut here. Edit the text.</source>
   <translation>Ta lista jest zapisana tak, że nie można jej tu skrócić. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>The last item of this list cannot be removed here. Edit the text.</source>
   <translation>Ostatniego elementu tej listy nie można tu usunąć. Należy edytować tekst.</translation>
  </message>
  <message>
   <source>This byte is not UTF-8. Save the file as UTF-8.</source>
   <translation>Ten bajt nie jest w UTF-8. Należy zapisać plik jako UTF-8.</translation>
  </message>
  <message>
   <source>A carriage return without a line feed ends no line here. Save the file with LF or CRLF line ends.</source>
   <translation>Powrót karetki bez przejścia do nowego wiersza nie kończy tu wiersza. Należy zapisać plik z końcami wierszy LF lub CRLF.</translation>
  </message>
  <message>
   <source>YAML does not allow control characters (%1). Remove it.</source>
   <translation>YAML nie dopuszcza znaków sterujących (%1). Należy go usunąć.</translation>
  </message>
  <message>
   <source>A second document, or text that belongs to nothing, begins here. Keep one document in the file.</source>
   <translation>Zaczyna się tu drugi dokument lub tekst, który do niczego nie należy. W pliku należy zachować jeden dokument.</translation>
  </message>
  <message>
   <source>This alias names no anchor that comes before it.</source>
   <translation>Ten alias nie wskazuje kotwicy, która byłaby przed nim.</translation>
  </message>
  <message>
   <source>This is not YAML: %1. Indent with spaces, close what is opened, and put a value in quotes if it has “: ” or “ #” in it or begins with a character such as * or @.</source>
   <translation>To nie jest YAML: %1. Wcięcia należy robić spacjami, zamykać to, co otwarte, i ujmować wartość w cudzysłów, jeśli zawiera „: ” lub „ #” albo zaczyna się od znaku takiego jak * lub @.</translation>
  </message>
  <message>
   <source>The YAML could not be read: %1.</source>
   <translation>Nie można było odczytać YAML: %1.</translation>
  </message>
  <message>
   <source>This quoted text is never closed. Close its quotes.</source>
   <translation>Ten tekst w cudzysłowie nie jest nigdzie zamknięty. Należy zamknąć cudzysłów.</translation>
  </message>
  <message>
   <source>The aliases of this file expand to more than is read here. Write its values out.</source>
   <translation>Aliasy tego pliku rozwijają się do rozmiaru większego, niż jest tu czytany. Należy wypisać jego wartości w całości.</translation>
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
   <translation>%1: nie można odczytać (%2)</translation>
  </message>
  <message>
   <source>%1: the gzip data are damaged or end too early</source>
   <translation>%1: dane gzip są uszkodzone lub kończą się za wcześnie</translation>
  </message>
  <message>
   <source>%1: the zstd data are damaged or end too early</source>
   <translation>%1: dane zstd są uszkodzone lub kończą się za wcześnie</translation>
  </message>
  <message>
   <source>%1: is packed with %2, which is not read. Unpack it on the way: %3 %1 | gatepost-cli replay - …</source>
   <translation>%1: plik jest spakowany przez %2, czego się nie czyta. Należy rozpakować go po drodze: %3 %1 | gatepost-cli replay - …</translation>
  </message>
  <message>
   <source>%1: cannot be opened (%2)</source>
   <translation>%1: nie można otworzyć (%2)</translation>
  </message>
  <message>
   <source>The standard input cannot be kept in a temporary file</source>
   <translation>Nie można zachować standardowego wejścia w pliku tymczasowym</translation>
  </message>
  <message>
   <source>The standard input cannot be read</source>
   <translation>Nie można odczytać standardowego wejścia</translation>
  </message>
  <message>
   <source>%1: the lines have no User-Agent (common log format), so nobody can be recognised. Let the server write the combined format</source>
   <translation>%1: wiersze nie mają User-Agent (format common log), więc nikogo nie można rozpoznać. Serwer powinien zapisywać format combined</translation>
  </message>
  <message>
   <source>%1. The %2 lines before that are counted</source>
   <translation>%1. Wcześniejsze wiersze są policzone: %2</translation>
  </message>
  <message>
   <source>%1: no line has the field %2 (--ip-field)</source>
   <translation>%1: żaden wiersz nie ma pola %2 (--ip-field)</translation>
  </message>
  <message>
   <source>%1 It is left out.</source>
   <translation>%1 Pominięto.</translation>
  </message>
  <message>
   <source>%1: the versions of the policy were not read, because there are more than %2 of them, or they are larger than %3 MiB together</source>
   <translation>%1: wersje polityki nie zostały odczytane, ponieważ jest ich więcej niż %2 lub razem przekraczają %3 MiB</translation>
  </message>
  <message>
   <source>%1: is not a folder that can be read</source>
   <translation>%1: to nie jest folder, który można odczytać</translation>
  </message>
  <message>
   <source>%1: no commit has a robots.txt, robots-ai.txt or robots2.txt there</source>
   <translation>%1: żaden commit nie ma tam robots.txt, robots-ai.txt ani robots2.txt</translation>
  </message>
  <message numerus="yes">
   <source>%1: the dates of %n commits are before those of their parents; their parents' dates are used</source>
   <comment>%1: the date of a commit is before that of its parent; its parent's date is used</comment>
   <translation>
    <numerusform>%1: data %n commita jest wcześniejsza niż data jego rodzica; używana jest data rodzica</numerusform>
    <numerusform>%1: daty %n commitów są wcześniejsze niż daty ich rodziców; używane są daty rodziców</numerusform>
    <numerusform>%1: daty %n commitów są wcześniejsze niż daty ich rodziców; używane są daty rodziców</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>sample</name>
  <message>
   <source>The same wishes as an entity. Gatepost renders a robots.txt from it; the robots.txt beside this file is kept by hand, because an entity knows agents and paths, but no hours, rates or patterns.</source>
   <extracomment>A comment in sample/agent-policy.kno</extracomment>
   <translation>Te same życzenia w postaci encji. Gatepost generuje z niej robots.txt; robots.txt obok tego pliku jest prowadzony ręcznie, bo encja zna agentów i ścieżki, ale nie zna godzin, częstości ani wzorców.</translation>
  </message>
  <message>
   <source>robots-ai.txt of Tidewater Press: for AI agents only.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>robots-ai.txt wydawnictwa Tidewater Press: tylko dla agentów AI.</translation>
  </message>
  <message>
   <source>It has the syntax of robots.txt and may only narrow what robots.txt leaves open. Crawlers that are no AI agents, like Googlebot-Image or AhrefsBot, are not spoken to here.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Ma składnię robots.txt i może tylko zawężać to, co robots.txt pozostawia otwarte. Crawlery, które nie są agentami AI, jak Googlebot-Image lub AhrefsBot, nie są tu adresatami.</translation>
  </message>
  <message>
   <source>Assistants that fetch a page because a reader asked for it are guests.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Asystenci, którzy pobierają stronę, bo poprosił o to czytelnik, są gośćmi.</translation>
  </message>
  <message>
   <source>May come, but slowly and in the quiet hours.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Może przychodzić, ale powoli i w spokojnych godzinach.</translation>
  </message>
  <message>
   <source>Blocked here, though robots.txt says nothing about it.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Tutaj zablokowany, choć robots.txt nic o nim nie mówi.</translation>
  </message>
  <message>
   <source>robots.txt of Tidewater Press: books, a journal and a small shop.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>robots.txt wydawnictwa Tidewater Press: książki, czasopismo i mały sklep.</translation>
  </message>
  <message>
   <source>This is the file that every crawler reads first. A crawler looks for the group that names it, and only if there is none for the group of *. It never adds the two together.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Ten plik każdy crawler czyta jako pierwszy. Crawler szuka grupy, która go wymienia, i dopiero gdy jej nie ma, grupy dla *. Nigdy nie łączy obu.</translation>
  </message>
  <message>
   <source>Everybody without a group of their own</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Wszyscy bez własnej grupy</translation>
  </message>
  <message>
   <source>Longer than the rule above, so it wins: the spring catalogue may be fetched, other PDF files may not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Dłuższa niż reguła powyżej, więc wygrywa: wiosenny katalog można pobierać, innych plików PDF nie.</translation>
  </message>
  <message>
   <source>Search engines</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Wyszukiwarki</translation>
  </message>
  <message>
   <source>They may index the journal too, but nobody wants search results inside of search results.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Czasopismo też mogą indeksować, ale nikt nie chce wyników wyszukiwania w wynikach wyszukiwania.</translation>
  </message>
  <message>
   <source>What may be done with the text once it is fetched. This never changes what may be fetched.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Co wolno robić z tekstem po pobraniu. Nigdy nie zmienia to tego, co można pobierać.</translation>
  </message>
  <message>
   <source>A group of its own, so nothing of Googlebot's group holds for Googlebot-Image.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Osobna grupa, więc nic z grupy Googlebot nie obowiązuje Googlebot-Image.</translation>
  </message>
  <message>
   <source>Crawlers that collect text for training</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Crawlery, które zbierają teksty do trenowania</translation>
  </message>
  <message>
   <source>Press releases are there to be repeated; the books are not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Informacje prasowe są po to, by je powtarzać; książki nie.</translation>
  </message>
  <message>
   <source>Audits, in the extended standard 2.0</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Audyty, w standardzie rozszerzonym 2.0</translation>
  </message>
  <message>
   <source>Robot-version right after the agents changes how paths are read: a path without * is the whole path, and a bare &quot;Disallow: *&quot; means &quot;all the rest&quot;. Times are in UTC.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Robot-version tuż za agentami zmienia sposób czytania ścieżek: ścieżka bez * to cała ścieżka, a samo &quot;Disallow: *&quot; oznacza &quot;całą resztę&quot;. Czasy są w UTC.</translation>
  </message>
  <message>
   <source>Patterns</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Wzorce</translation>
  </message>
  <message>
   <source>Whoever calls itself something-ai or says that it scrapes, and has no group above.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Kto nazywa się coś-ai lub mówi, że kopiuje treści, i nie ma grupy powyżej.</translation>
  </message>
  <message>
   <source>The whole file</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Cały plik</translation>
  </message>
  <message>
   <source>robots2.txt of Tidewater Press: what may be done with the content.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>robots2.txt wydawnictwa Tidewater Press: co wolno robić z treścią.</translation>
  </message>
  <message>
   <source>Paths: they may only narrow what robots.txt allows</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Ścieżki: mogą tylko zawężać to, na co pozwala robots.txt</translation>
  </message>
  <message>
   <source>Nothing links here. Who comes all the same has not read this file.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Nie prowadzi tu żaden link. Kto mimo to przychodzi, nie przeczytał tego pliku.</translation>
  </message>
  <message>
   <source>Policy for every agent</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Polityka dla każdego agenta</translation>
  </message>
  <message>
   <source>Translations and retellings: ask us, by the protocol of section 6.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Tłumaczenia i przeróbki: prosimy pytać, protokołem z sekcji 6.</translation>
  </message>
  <message>
   <source>Other publishers of reference books may not build on ours.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Inni wydawcy leksykonów nie mogą opierać się na naszych.</translation>
  </message>
  <message>
   <source>link-back is left unstated: the chained file at the end fills it in. Nobody speaks of announce.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>link-back pozostaje nieokreślone: uzupełnia je plik łańcucha na końcu. O announce nikt nie mówi.</translation>
  </message>
  <message>
   <source>What kind of content this is</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Jaki to rodzaj treści</translation>
  </message>
  <message>
   <source>Exceptions for kinds of agents</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Wyjątki dla rodzajów agentów</translation>
  </message>
  <message>
   <source>A block states only what differs; everything else comes from above.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Blok określa tylko to, co inne; wszystko pozostałe pochodzi z góry.</translation>
  </message>
  <message>
   <source>Ask before every visit.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Pytać przed każdą wizytą.</translation>
  </message>
  <message>
   <source>May look whether the site is up, and nothing else.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Może sprawdzać, czy witryna działa, i nic więcej.</translation>
  </message>
  <message>
   <source>chain counts only as the last line.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>chain liczy się tylko jako ostatni wiersz.</translation>
  </message>
  <message>
   <source>An agent policy: robots.txt is rendered from it. Change the id to one of your own.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Polityka agentów: generowany jest z niej robots.txt. Id należy zmienić na własne.</translation>
  </message>
  <message>
   <source>What holds for every agent that is not listed: allow or disallow.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Co obowiązuje każdego agenta spoza listy: allow lub disallow.</translation>
  </message>
  <message>
   <source>Ends the comment over all agents of a role.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Kończy komentarz nad wszystkimi agentami danej roli.</translation>
  </message>
  <message>
   <source>robots-ai.txt: every AI agent may fetch everything that robots.txt leaves open.</source>
   <extracomment>A comment in templates/robots-ai-allow-all.txt</extracomment>
   <translation>robots-ai.txt: każdy agent AI może pobierać wszystko, co robots.txt pozostawia otwarte.</translation>
  </message>
  <message>
   <source>robots-ai.txt: no AI agent may fetch anything.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>robots-ai.txt: żaden agent AI nie może pobierać niczego.</translation>
  </message>
  <message>
   <source>Other crawlers do not read this file; for them robots.txt speaks.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>Inne crawlery nie czytają tego pliku; dla nich jest robots.txt.</translation>
  </message>
  <message>
   <source>robots-ai.txt: AI agents may fetch some paths and not others, at a gentle pace.</source>
   <extracomment>A comment in templates/robots-ai-paths.txt</extracomment>
   <translation>robots-ai.txt: agenci AI mogą pobierać niektóre ścieżki, a innych nie, w łagodnym tempie.</translation>
  </message>
  <message>
   <source>robots-ai.txt: one AI agent is welcome, the others are not.</source>
   <extracomment>A comment in templates/robots-ai-selective.txt</extracomment>
   <translation>robots-ai.txt: jeden agent AI jest mile widziany, inni nie.</translation>
  </message>
  <message>
   <source>robots.txt with groups of the extended standard 2.0.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>robots.txt z grupami standardu rozszerzonego 2.0.</translation>
  </message>
  <message>
   <source>Robots that do not know version 2.0 read the first group. In the others, Robot-version comes right after the agents, a path without * ? [ or \ is the whole path, and &quot;Disallow: *&quot; means all the rest.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>Roboty, które nie znają wersji 2.0, czytają pierwszą grupę. W pozostałych Robot-version następuje tuż za agentami, ścieżka bez * ? [ i \ to cała ścieżka, a &quot;Disallow: *&quot; oznacza całą resztę.</translation>
  </message>
  <message>
   <source>HTML pages only, and only at night. Times are in UTC and may run past midnight.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>Tylko strony HTML i tylko w nocy. Czasy są w UTC i mogą przechodzić przez północ.</translation>
  </message>
  <message>
   <source>Any time, but slower while people are shopping.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>O każdej porze, ale wolniej, gdy ludzie robią zakupy.</translation>
  </message>
  <message>
   <source>robots.txt with agents named by patterns, as the purpose proposal has it.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>robots.txt z agentami wskazanymi wzorcami, zgodnie z propozycją o celach.</translation>
  </message>
  <message>
   <source>A pattern counts only for agents without a group of their own. Crawlers that read the standard alone do not know patterns, so the group of * should be one that you can live with.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Wzorzec liczy się tylko dla agentów bez własnej grupy. Crawlery czytające sam standard nie znają wzorców, więc grupa dla * powinna być taka, z którą da się żyć.</translation>
  </message>
  <message>
   <source>Whatever calls itself something-ai: images yes, maps no.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Cokolwiek nazywa się coś-ai: obrazy tak, mapy nie.</translation>
  </message>
  <message>
   <source>A name without signs is that agent alone.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Nazwa bez znaków wzorca to tylko ten agent.</translation>
  </message>
  <message>
   <source>robots.txt with preference signals: what may be done with a page once it is fetched.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>robots.txt z sygnałami preferencji: co wolno robić ze stroną po jej pobraniu.</translation>
  </message>
  <message>
   <source>They never change what may be fetched, and each is read by some crawlers only.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>Nigdy nie zmieniają tego, co można pobierać, a każdy czytają tylko niektóre crawlery.</translation>
  </message>
  <message>
   <source>yes and no for each use; what is left out is neither granted nor refused.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>yes i no dla każdego użycia; co pominięto, nie jest ani przyznane, ani odmówione.</translation>
  </message>
  <message>
   <source>y and n, also for a path of its own: the longest path that matches counts.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>y i n, także dla osobnej ścieżki: liczy się najdłuższa pasująca ścieżka.</translation>
  </message>
  <message>
   <source>robots.txt: the usual, with a few doors closed.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>robots.txt: to, co zwykle, z kilkoma zamkniętymi drzwiami.</translation>
  </message>
  <message>
   <source>A longer rule wins over a shorter one.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>Dłuższa reguła wygrywa z krótszą.</translation>
  </message>
  <message>
   <source>A crawler with a group of its own reads that group alone, so repeat here what must hold for it too.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>Crawler z własną grupą czyta tylko ją, więc należy powtórzyć tu to, co ma go także obowiązywać.</translation>
  </message>
  <message>
   <source>robots2.txt with one of everything.</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>robots2.txt ze wszystkim po jednym.</translation>
  </message>
  <message>
   <source>Paths</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Ścieżki</translation>
  </message>
  <message>
   <source>AI policy</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Polityka AI</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Zachowanie</translation>
  </message>
  <message>
   <source>Quality</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Jakość</translation>
  </message>
  <message>
   <source>Compliance</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Zgodność</translation>
  </message>
  <message>
   <source>Blocks: only what differs</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Bloki: tylko to, co inne</translation>
  </message>
  <message>
   <source>The last line: a file that fills in what is unstated here</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Ostatni wiersz: plik, który uzupełnia to, co tu nieokreślone</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>wiersz %1, kolumna %2: %3</translation>
  </message>
  <message>
   <source>environments must map names to hosts, such as staging: {host: staging.example.org, must: closed}</source>
   <translation>environments musi przypisywać nazwom hosty, na przykład staging: {host: staging.example.org, must: closed}</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 ma więcej niż %2 elementów, czyli więcej, niż jest odczytywane</translation>
  </message>
  <message>
   <source>an environment needs a host</source>
   <translation>środowisko wymaga host</translation>
  </message>
  <message>
   <source>%1 cannot be the name of an environment</source>
   <translation>%1 nie może być nazwą środowiska</translation>
  </message>
  <message>
   <source>%1 is not one of %2</source>
   <translation>%1 nie jest jednym z %2</translation>
  </message>
  <message>
   <source>%1 is not a host</source>
   <translation>%1 nie jest hostem</translation>
  </message>
  <message>
   <source>%1 is named twice</source>
   <translation>%1 podano dwa razy</translation>
  </message>
  <message>
   <source>two environments have the host %1</source>
   <translation>dwa środowiska mają host %1</translation>
  </message>
  <message>
   <source>%1 leads out of the folder</source>
   <translation>%1 prowadzi poza folder</translation>
  </message>
  <message>
   <source>%1 is used by two environments of which one is closed</source>
   <translation>%1 jest używane przez dwa środowiska, z których jedno jest zamknięte</translation>
  </message>
  <message>
   <source>outputs must map targets to folders, such as nginx: deploy</source>
   <translation>outputs musi przypisywać celom eksportu foldery, na przykład nginx: deploy</translation>
  </message>
  <message>
   <source>%1 is not a target; write one of %2</source>
   <translation>%1 nie jest celem eksportu; należy wpisać jeden z: %2</translation>
  </message>
  <message>
   <source>an output needs a folder</source>
   <translation>plik wyjściowy wymaga folderu</translation>
  </message>
  <message>
   <source>compact is yes or no</source>
   <translation>compact to yes lub no</translation>
  </message>
  <message>
   <source>there is no environment %1; gatepost.yaml names none</source>
   <translation>nie ma środowiska %1; gatepost.yaml nie wymienia żadnego</translation>
  </message>
  <message>
   <source>there is no environment %1; there is %2</source>
   <translation>nie ma środowiska %1; jest %2</translation>
  </message>
  <message>
   <source>goals must map purposes to what is wanted, such as training: out</source>
   <translation>goals musi przypisywać celom to, co jest pożądane, na przykład training: out</translation>
  </message>
  <message>
   <source>%1 is not a purpose; write one of %2</source>
   <translation>%1 nie jest celem; wpisz jeden z %2</translation>
  </message>
  <message>
   <source>reach is known or obeying</source>
   <translation>reach to known lub obeying</translation>
  </message>
  <message>
   <source>%1 is not a signal that goals can write</source>
   <translation>%1 nie jest sygnałem, który zamierzenia mogą zapisać</translation>
  </message>
  <message>
   <source>%1 is not a file that goals can edit</source>
   <translation>%1 nie jest plikiem, który zamierzenia mogą zmieniać</translation>
  </message>
  <message>
   <source>terms must be an http(s) URL</source>
   <translation>terms musi być adresem URL http(s)</translation>
  </message>
  <message>
   <source>%1 is not a payment of RSL</source>
   <translation>%1 nie jest płatnością RSL</translation>
  </message>
  <message>
   <source>file must be an http(s) URL</source>
   <translation>file musi być adresem URL http(s)</translation>
  </message>
  <message>
   <source>a goal has no is</source>
   <translation>zamierzenie nie ma is</translation>
  </message>
  <message>
   <source>closed belongs to welcome and open</source>
   <translation>closed należy do welcome i open</translation>
  </message>
  <message>
   <source>only belongs to welcome and open</source>
   <translation>only należy do welcome i open</translation>
  </message>
  <message>
   <source>a goal has either only or closed</source>
   <translation>zamierzenie ma albo only, albo closed</translation>
  </message>
  <message>
   <source>only has no pattern; write out instead</source>
   <translation>only nie ma wzorca; wpisz zamiast tego out</translation>
  </message>
  <message>
   <source>hours are UTC, such as 22:00-05:59</source>
   <translation>hours są w UTC, na przykład 22:00-05:59</translation>
  </message>
  <message>
   <source>hours belong to welcome and open</source>
   <translation>hours należą do welcome i open</translation>
  </message>
  <message>
   <source>pace is a number of seconds, or 10s, 2m</source>
   <translation>pace to liczba sekund albo 10s, 2m</translation>
  </message>
  <message>
   <source>otherwise belongs to ask and pay</source>
   <translation>otherwise należy do ask i pay</translation>
  </message>
  <message>
   <source>otherwise is out or open</source>
   <translation>otherwise to out lub open</translation>
  </message>
  <message>
   <source>an exception needs agents or paths</source>
   <translation>wyjątek potrzebuje agents lub paths</translation>
  </message>
  <message>
   <source>%1 names no agent</source>
   <translation>%1 nie nazywa żadnego agenta</translation>
  </message>
  <message>
   <source>an exception has no is</source>
   <translation>wyjątek nie ma is</translation>
  </message>
  <message>
   <source>until is a day such as 2027-06-30</source>
   <translation>until to dzień, na przykład 2027-06-30</translation>
  </message>
  <message>
   <source>only search, answers, making and training have words for use</source>
   <translation>tylko search, answers, making i training mają słowa dla use</translation>
  </message>
  <message>
   <source>use is yes, no or unstated</source>
   <translation>use to yes, no lub unstated</translation>
  </message>
  <message>
   <source>a note is one line</source>
   <translation>note to jeden wiersz</translation>
  </message>
  <message>
   <source>%1: a path begins with / or * and has no space or #</source>
   <translation>%1: ścieżka zaczyna się od / lub * i nie ma spacji ani #</translation>
  </message>
  <message>
   <source>lines %1 and %2 contradict each other for %3 on %4</source>
   <translation>wiersze %1 i %2 przeczą sobie dla %3 na %4</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write %1 as a block</source>
   <translation>zapisano to w sposób, którego nie da się bezpiecznie zmienić: należy zapisać %1 jako blok</translation>
  </message>
  <message>
   <source>%1 must be one text</source>
   <translation>%1 musi być jednym tekstem</translation>
  </message>
  <message>
   <source>an item of %1 must be one text</source>
   <translation>element %1 musi być jednym tekstem</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 musi być listą</translation>
  </message>
  <message>
   <source>a key must be one text</source>
   <translation>klucz musi być jednym tekstem</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; put both into one, or remove one</source>
   <translation>%1 podano już w wierszu %2; należy połączyć oba w jeden albo jeden usunąć</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 nie jest kluczem w %2; czy chodziło o %3?</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 nie jest kluczem w %2, gdzie są: %3; należy go poprawić lub usunąć</translation>
  </message>
  <message>
   <source>it is an index of other sitemaps; name those in its place</source>
   <translation>to indeks innych map witryny; zamiast niego należy podać te mapy</translation>
  </message>
  <message>
   <source>it is not a sitemap: it begins with &lt;%1&gt;</source>
   <translation>to nie jest mapa witryny: zaczyna się od &lt;%1&gt;</translation>
  </message>
  <message>
   <source>it is compressed; unpack it first (gunzip)</source>
   <translation>jest skompresowana; najpierw należy ją rozpakować (gunzip)</translation>
  </message>
  <message>
   <source>aliases (*name) are not read here; write the value out</source>
   <translation>aliasy (*nazwa) nie są tu czytane; należy wpisać wartość w całości</translation>
  </message>
  <message>
   <source>keys such as “paths:” are expected</source>
   <translation>oczekiwane są klucze takie jak „paths:”</translation>
  </message>
  <message>
   <source>host must be a host such as shop.example</source>
   <translation>host musi być hostem takim jak shop.example</translation>
  </message>
  <message>
   <source>%1 cannot be a path: a honeypot begins with / or *</source>
   <translation>%1 nie jest ścieżką: honeypot zaczyna się od / lub *</translation>
  </message>
  <message>
   <source>lint must be a map such as {off: [CODE]}</source>
   <translation>lint musi być mapą taką jak {off: [CODE]}</translation>
  </message>
  <message>
   <source>%1 is not a fact of an agent</source>
   <translation>%1 nie jest informacją o agencie</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>an agent has no token</source>
   <translation>agent nie ma token</translation>
  </message>
  <message>
   <source>%1 has facts in line %2 already; put them into one item</source>
   <translation>%1 ma już informacje w wierszu %2; należy zebrać je w jednym elemencie</translation>
  </message>
  <message>
   <source>chain must map URLs to files</source>
   <translation>chain musi przypisywać adresom URL pliki</translation>
  </message>
  <message>
   <source>a file of chain must be one text</source>
   <translation>plik w chain musi być jednym tekstem</translation>
  </message>
  <message>
   <source>tests must be a list</source>
   <translation>tests musi być listą</translation>
  </message>
  <message>
   <source>a test must have agent, path and expect</source>
   <translation>test musi mieć agent, path i expect</translation>
  </message>
  <message>
   <source>a test has no %1</source>
   <translation>test nie ma %1</translation>
  </message>
  <message>
   <source>a test has either %1 or %2</source>
   <translation>test ma albo %1, albo %2</translation>
  </message>
  <message>
   <source>at must be a time such as 2026-11-20T07:00:00Z</source>
   <translation>at musi być czasem takim jak 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>plik jest większy niż %1 MiB; większe nie są czytane</translation>
  </message>
  <message>
   <source>the file has more than %1 values, which is more than is read</source>
   <translation>plik ma więcej niż %1 wartości; więcej nie jest czytane</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep, which is more than is read</source>
   <translation>wartości są zagnieżdżone głębiej niż na %1 poziomów; głębsze nie są czytane</translation>
  </message>
  <message>
   <source>a second document begins here, and nothing in it would be read; put all keys into one document</source>
   <translation>zaczyna się tu drugi dokument, z którego nic nie zostałoby odczytane; wszystkie klucze należy umieścić w jednym dokumencie</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write goals as a block</source>
   <translation>zapisano to w sposób, którego nie da się bezpiecznie zmienić: należy zapisać goals jako blok</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write paths, agents, chain and tests as block lists</source>
   <translation>jest zapisane tak, że nie można tego bezpiecznie zmienić: paths, agents, chain i tests należy zapisać jako listy blokowe</translation>
  </message>
 </context>
 <context>
  <name>store</name>
  <message>
   <source>the disk is full</source>
   <translation>dysk jest pełny</translation>
  </message>
  <message>
   <source>your share of the disk is full</source>
   <translation>przydział miejsca na dysku jest wyczerpany</translation>
  </message>
  <message>
   <source>you do not have permission</source>
   <translation>brak uprawnień</translation>
  </message>
  <message>
   <source>the disk is read-only</source>
   <translation>dysk jest tylko do odczytu</translation>
  </message>
  <message>
   <source>the folder does not exist</source>
   <translation>folder nie istnieje</translation>
  </message>
  <message>
   <source>the disk reports an input/output error</source>
   <translation>dysk zgłasza błąd wejścia/wyjścia</translation>
  </message>
  <message>
   <source>another program is using it</source>
   <translation>korzysta z niego inny program</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>jest za duży</translation>
  </message>
  <message>
   <source>%1: libgit2 %2 is not installed, so Git's history cannot be read</source>
   <translation>%1: libgit2 %2 nie jest zainstalowane, więc nie można odczytać historii Git</translation>
  </message>
  <message>
   <source>%1: the current folder is not in a Git repository (%2)</source>
   <translation>%1: bieżący folder nie jest w repozytorium Git (%2)</translation>
  </message>
  <message>
   <source>%1: the folder %2 is not in a Git repository (%3)</source>
   <translation>%1: folder %2 nie jest w repozytorium Git (%3)</translation>
  </message>
  <message>
   <source>%1: there is no revision %2</source>
   <translation>%1: nie ma rewizji %2</translation>
  </message>
  <message>
   <source>%1: %2 is not a commit</source>
   <translation>%1: %2 nie jest commitem</translation>
  </message>
  <message>
   <source>%1: revision %2 has no %3</source>
   <translation>%1: rewizja %2 nie zawiera %3</translation>
  </message>
  <message>
   <source>%1: is not a Git repository (%2)</source>
   <translation>%1: nie jest repozytorium Git (%2)</translation>
  </message>
  <message>
   <source>%1: this clone is shallow, its history ends at commit %2. Retrieve all of it: git fetch --unshallow, or fetch-depth: 0 of actions/checkout</source>
   <translation>%1: ten klon jest płytki, jego historia kończy się na commicie %2. Należy pobrać całość: git fetch --unshallow albo fetch-depth: 0 w actions/checkout</translation>
  </message>
  <message>
   <source>The folder %1 is not in a Git repository (%2)</source>
   <translation>Folder %1 nie jest w repozytorium Git (%2)</translation>
  </message>
  <message>
   <source>The history of %1 cannot be read: %2</source>
   <translation>Historii %1 nie można odczytać: %2</translation>
  </message>
  <message>
   <source>The repository of %1 has no commit yet</source>
   <translation>Repozytorium %1 nie ma jeszcze commitu</translation>
  </message>
  <message>
   <source>%1: this build of Gatepost cannot read Git's history</source>
   <translation>%1: ta kompilacja Gatepost nie może czytać historii Git</translation>
  </message>
  <message>
   <source>%1: %2 is not a regular file but a pipe, a device or something else, so the repository was not read</source>
   <translation>%1: %2 nie jest zwykłym plikiem, lecz potokiem, urządzeniem lub czymś innym, więc repozytorium nie zostało odczytane</translation>
  </message>
  <message>
   <source>%1: %2 has more than %3 files, so the repository was not read</source>
   <translation>%1: %2 zawiera więcej niż %3 plików, więc repozytorium nie zostało odczytane</translation>
  </message>
  <message>
   <source>%1: %2 includes a file whose name is not plain, so the repository was not read</source>
   <translation>%1: %2 dołącza plik, którego nazwa nie jest prosta, więc repozytorium nie zostało odczytane</translation>
  </message>
  <message>
   <source>%1 was not read, because %2 is a submodule, whose files are in another repository.</source>
   <translation>%1 nie został odczytany, ponieważ %2 jest podmodułem, którego pliki są w innym repozytorium.</translation>
  </message>
  <message>
   <source>%1 is not a regular file but a pipe, a device or something else, so it was not read.</source>
   <translation>%1 nie jest zwykłym plikiem, lecz potokiem, urządzeniem lub czymś innym, więc nie został odczytany.</translation>
  </message>
  <message>
   <source>%1 is a folder, not a file.</source>
   <translation>%1 to folder, a nie plik.</translation>
  </message>
  <message>
   <source>%1 could not be read: you do not have permission to read it.</source>
   <translation>Nie można było odczytać %1: brak uprawnień do odczytu.</translation>
  </message>
  <message>
   <source>%1 could not be read: %2.</source>
   <translation>Nie można było odczytać %1: %2.</translation>
  </message>
  <message>
   <source>%1 was not read, because it is larger than %2 MiB.</source>
   <translation>Nie odczytano %1, bo plik jest większy niż %2 MiB.</translation>
  </message>
  <message>
   <source>%1 was not read, because it is not inside the site's folder. Copy the file into the folder and name it from there.</source>
   <translation>Nie odczytano %1, bo plik nie leży w folderze witryny. Należy skopiować plik do folderu i wskazać go tam.</translation>
  </message>
  <message>
   <source>%1 was not read: it is a link to %2, which is not inside the site's folder. Copy the file into the folder, or open it by its own name.</source>
   <translation>Nie odczytano %1: to dowiązanie do %2, które nie leży w folderze witryny. Należy skopiować plik do folderu albo otworzyć go pod jego własną nazwą.</translation>
  </message>
  <message>
   <source>%1 is a link to %2, which does not exist.</source>
   <translation>%1 to dowiązanie do %2, które nie istnieje.</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 nie istnieje.</translation>
  </message>
  <message>
   <source>%1 is not a folder but a file. Name its folder.</source>
   <translation>%1 nie jest folderem, lecz plikiem. Podaj jego folder.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2.</source>
   <translation>Nie można było zapisać %1: %2.</translation>
  </message>
  <message>
   <source>%1 was not written, because it is not inside the site's folder.</source>
   <translation>Nie zapisano %1, bo plik nie leży w folderze witryny.</translation>
  </message>
  <message>
   <source>%1 was not written: a link leads to %2, which is not inside the site's folder.</source>
   <translation>Nie zapisano %1: dowiązanie prowadzi do %2, które nie leży w folderze witryny.</translation>
  </message>
  <message>
   <source>%1 was not written: the text has %2 bytes, and a file of more than %3 MiB could not be opened again. Make it shorter. The file on disk is as it was.</source>
   <translation>Nie zapisano %1: tekst ma %2 bajtów, a pliku większego niż %3 MiB nie dałoby się ponownie otworzyć. Należy go skrócić. Plik na dysku pozostał bez zmian.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file on disk is as it was.</source>
   <translation>Nie można było zapisać %1: %2. Plik na dysku pozostał bez zmian.</translation>
  </message>
  <message>
   <source>%1 is not a regular file; it was not written.</source>
   <translation>%1 nie jest zwykłym plikiem; nie został zapisany.</translation>
  </message>
  <message>
   <source>%1 was not written, because its present text could not be read first: %2. The file on disk is as it was.</source>
   <translation>Nie zapisano %1, bo nie można było najpierw odczytać obecnego tekstu: %2. Plik na dysku pozostał bez zmian.</translation>
  </message>
  <message>
   <source>%1 was not written: its old text could not be kept safe first, because %2.</source>
   <translation>Nie zapisano %1: nie można było najpierw bezpiecznie przechować dotychczasowego tekstu (%2).</translation>
  </message>
  <message>
   <source>%1 has a second name (a hard link). Replacing it in one step would part the two; writing over it keeps them together, but is not safe against a crash in the middle.</source>
   <translation>%1 ma drugą nazwę (dowiązanie twarde). Zastąpienie w jednym kroku rozdzieliłoby obie; nadpisanie zachowuje je razem, ale nie chroni przed awarią w trakcie zapisu.</translation>
  </message>
  <message>
   <source>%1 was not written: the backup %2 could not be made: %3.</source>
   <translation>Nie zapisano %1: nie można było utworzyć kopii zapasowej %2: %3.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged.</source>
   <translation>Nie można było zapisać %1: %2. Plik może być uszkodzony.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged; its old text is in %3.</source>
   <translation>Nie można było zapisać %1: %2. Plik może być uszkodzony; dotychczasowy tekst jest w %3.</translation>
  </message>
  <message>
   <source>No new file can be made in the folder of %1 (%2), so the file cannot be replaced in one step. Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>W folderze pliku %1 nie można utworzyć nowego pliku (%2), więc nie da się go zastąpić w jednym kroku. Nadpisanie jest możliwe, ale nie chroni przed awarią w trakcie zapisu.</translation>
  </message>
  <message>
   <source>%1 belongs to another user or group, and a new file would belong to you. Writing over it keeps the owner, but is not safe against a crash in the middle.</source>
   <translation>%1 należy do innego użytkownika lub grupy, a nowy plik należałby do bieżącego użytkownika. Nadpisanie zachowuje właściciela, ale nie chroni przed awarią w trakcie zapisu.</translation>
  </message>
  <message>
   <source>Another program changed %1 while it was being saved. It was not written.</source>
   <translation>Inny program zmienił %1 podczas zapisywania. Plik nie został zapisany.</translation>
  </message>
  <message>
   <source>%1 cannot be replaced in one step (%2). Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>Nie można zastąpić %1 w jednym kroku (%2). Nadpisanie jest możliwe, ale nie chroni przed awarią w trakcie zapisu.</translation>
  </message>
  <message>
   <source>%1 is saved, but its access list or its extended attributes could not be kept in full: %2.</source>
   <translation>Plik %1 zapisano, ale jego listy dostępu lub atrybutów rozszerzonych nie udało się zachować w całości: %2.</translation>
  </message>
  <message>
   <source>%1 is saved, but its folder could not be synced (%2): until the system does so, a power failure may bring the old text back.</source>
   <translation>%1 zapisano, ale nie można było zsynchronizować folderu (%2): dopóki system tego nie zrobi, awaria zasilania może przywrócić dawny tekst.</translation>
  </message>
  <message>
   <source>%1 is saved, but could not be read again: %2.</source>
   <translation>%1 zapisano, ale nie można było ponownie odczytać: %2.</translation>
  </message>
  <message>
   <source>%1 was saved, but now has another text: another program wrote it at the same moment.</source>
   <translation>%1 zapisano, ale teraz zawiera inny tekst: w tej samej chwili zapisał go inny program.</translation>
  </message>
  <message>
   <source>%1 was changed by another program since it was opened.</source>
   <translation>Od czasu otwarcia inny program zmienił %1.</translation>
  </message>
  <message>
   <source>%1 was not written, because another Gatepost is saving in the same folder and does not finish. Try again.</source>
   <translation>Nie zapisano %1, bo inny Gatepost zapisuje w tym samym folderze i nie kończy. Należy spróbować ponownie.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>The folder %1 could not be read: %2.</source>
   <translation>Nie można było odczytać folderu %1: %2.</translation>
  </message>
  <message>
   <source>There is no place for it below chain/.</source>
   <translation>W chain/ nie ma na to miejsca.</translation>
  </message>
  <message>
   <source>There is no file %1. Put a copy of it there, or name one below “chain:” in gatepost.yaml.</source>
   <translation>Nie ma pliku %1. Należy umieścić tam jego kopię albo podać inny w „chain:” w gatepost.yaml.</translation>
  </message>
  <message>
   <source>there is no such file (sitemaps: in gatepost.yaml)</source>
   <translation>nie ma takiego pliku (sitemaps: w gatepost.yaml)</translation>
  </message>
  <message>
   <source>%1: %2. The list was not written, or it would lose this: mend the line, or remove it.</source>
   <translation>%1: %2. Listy nie zapisano, bo by to utraciła: należy poprawić wiersz albo go usunąć.</translation>
  </message>
  <message>
   <source>There is no folder for the list of agents: HOME is not set.</source>
   <translation>Nie ma folderu na listę agentów: nie ustawiono HOME.</translation>
  </message>
  <message>
   <source>%1: the list would be larger than 1 MiB.</source>
   <translation>%1: lista byłaby większa niż 1 MiB.</translation>
  </message>
  <message>
   <source>The site is not saved in a folder yet.</source>
   <translation>Witryny nie zapisano jeszcze w folderze.</translation>
  </message>
  <message>
   <source>%1 could not be removed.</source>
   <translation>Nie można było usunąć %1.</translation>
  </message>
  <message>
   <source>Policy tests, sample paths and rehearsed answers are kept beside the site's files: save a policy file into a folder first.</source>
   <translation>Testy polityki, przykładowe ścieżki i symulowane odpowiedzi są przechowywane obok plików witryny: najpierw należy zapisać plik polityki w folderze.</translation>
  </message>
 </context>
 <context>
  <name>templates</name>
  <message>
   <source>Typical robots.txt</source>
   <translation>Zwykły robots.txt</translation>
  </message>
  <message>
   <source>Open, with a few paths closed and a group for one crawler.</source>
   <translation>Otwarte, z kilkoma zamkniętymi ścieżkami i grupą dla jednego crawlera.</translation>
  </message>
  <message>
   <source>robots.txt with hours and rates</source>
   <translation>robots.txt z godzinami i częstościami</translation>
  </message>
  <message>
   <source>Groups of the extended standard 2.0: visiting hours, request rates, whole paths and patterns.</source>
   <translation>Grupy standardu rozszerzonego 2.0: godziny wizyt, częstości żądań, całe ścieżki i wzorce.</translation>
  </message>
  <message>
   <source>robots.txt with preference signals</source>
   <translation>robots.txt z sygnałami preferencji</translation>
  </message>
  <message>
   <source>Says what a page may be used for once it is fetched.</source>
   <translation>Mówi, do czego można używać strony po jej pobraniu.</translation>
  </message>
  <message>
   <source>robots.txt with agent patterns</source>
   <translation>robots.txt z wzorcami agentów</translation>
  </message>
  <message>
   <source>Groups for agents named by a pattern, such as everything that ends in -ai.</source>
   <translation>Grupy dla agentów wskazanych wzorcem, na przykład wszystkich kończących się na -ai.</translation>
  </message>
  <message>
   <source>robots-ai.txt, allow all</source>
   <translation>robots-ai.txt, zezwól wszystkim</translation>
  </message>
  <message>
   <source>Every AI agent may fetch what robots.txt leaves open.</source>
   <translation>Każdy agent AI może pobierać to, co robots.txt pozostawia otwarte.</translation>
  </message>
  <message>
   <source>robots-ai.txt, block all</source>
   <translation>robots-ai.txt, blokuj wszystkich</translation>
  </message>
  <message>
   <source>No AI agent that reads robots-ai.txt may fetch anything; other crawlers are not affected.</source>
   <translation>Żaden agent AI, który czyta robots-ai.txt, nie może niczego pobierać; innych crawlerów to nie dotyczy.</translation>
  </message>
  <message>
   <source>robots-ai.txt, one agent only</source>
   <translation>robots-ai.txt, tylko jeden agent</translation>
  </message>
  <message>
   <source>One AI agent is welcome, the others are not, if they read robots-ai.txt.</source>
   <translation>Jeden agent AI jest mile widziany, inni nie, o ile czytają robots-ai.txt.</translation>
  </message>
  <message>
   <source>robots-ai.txt by paths</source>
   <translation>robots-ai.txt według ścieżek</translation>
  </message>
  <message>
   <source>Some paths open and some closed to AI agents that read robots-ai.txt, at a gentle pace.</source>
   <translation>Niektóre ścieżki otwarte, a niektóre zamknięte dla agentów AI, którzy czytają robots-ai.txt, w łagodnym tempie.</translation>
  </message>
  <message>
   <source>robots2.txt, every directive as a reference</source>
   <translation>robots2.txt, wszystko po jednym</translation>
  </message>
  <message>
   <source>Every directive once, with its usual value: an example to cut down.</source>
   <translation>Każda dyrektywa raz, z typową wartością: przykład do przycięcia.</translation>
  </message>
  <message>
   <source>Agent policy</source>
   <translation>Polityka agentów</translation>
  </message>
  <message>
   <source>An entity from which robots.txt is rendered: agents by role, a default, notes.</source>
   <translation>Encja, z której generowany jest robots.txt: agenci według ról, wartość domyślna, uwagi.</translation>
  </message>
 </context>
 <context>
  <name>value</name>
  <message>
   <source>only %1</source>
   <translation>tylko %1</translation>
  </message>
  <message>
   <source>a product token such as GPTBot, a pattern or *</source>
   <translation>token produktu taki jak GPTBot, wzorzec lub *</translation>
  </message>
  <message>
   <source>a path that begins with / or *</source>
   <translation>ścieżka zaczynająca się od / lub *</translation>
  </message>
  <message>
   <source>some text</source>
   <translation>dowolny tekst</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x</source>
   <translation>bezwzględny URL taki jak https://www.example.com/x</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x or a mail address</source>
   <translation>bezwzględny URL taki jak https://www.example.com/x lub adres e-mail</translation>
  </message>
  <message>
   <source>a number of seconds such as 10 or 0.5</source>
   <translation>liczba sekund taka jak 10 lub 0.5</translation>
  </message>
  <message>
   <source>documents/time[s|m|h], both whole and above 0, such as 1/10 or 5/1m 0600-0845</source>
   <translation>dokumenty/czas[s|m|h], obie liczby całkowite i większe od 0, na przykład 1/10 lub 5/1m 0600-0845</translation>
  </message>
  <message>
   <source>a window of the UTC day such as 0600-0845</source>
   <translation>przedział doby UTC taki jak 0600-0845</translation>
  </message>
  <message>
   <source>two or three whole numbers with dots such as 2.0</source>
   <translation>dwie lub trzy liczby całkowite z kropkami, na przykład 2.0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0</source>
   <translation>całkowita liczba żądań na minutę większa od 0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0, or %1</source>
   <translation>całkowita liczba żądań na minutę większa od 0 lub %1</translation>
  </message>
  <message>
   <source>a language tag such as en or en-AU</source>
   <translation>znacznik języka taki jak en lub en-AU</translation>
  </message>
  <message>
   <source>%1, also with a path as in 18+:/adult</source>
   <translation>%1, także ze ścieżką, jak w 18+:/adult</translation>
  </message>
  <message>
   <source>members that are y or n, such as train-ai=n, search=y</source>
   <translation>elementy o wartości y lub n, takie jak train-ai=n, search=y</translation>
  </message>
  <message>
   <source>key=yes or key=no, such as search=yes, ai-train=no</source>
   <translation>klucz=yes lub klucz=no, na przykład search=yes, ai-train=no</translation>
  </message>
  <message>
   <source>a time such as 2026-04-07 08:00 UTC</source>
   <translation>czas taki jak 2026-04-07 08:00 UTC</translation>
  </message>
  <message>
   <source>a ULID: 26 characters, digits and A–Z without I, L, O and U</source>
   <translation>ULID: 26 cyfr i liter, bez I, L, O i U</translation>
  </message>
  <message>
   <source>a list of agents</source>
   <translation>lista agentów</translation>
  </message>
  <message>
   <source>a map of roles to notes</source>
   <translation>mapa ról z uwagami</translation>
  </message>
  <message>
   <source>text, a list or a map</source>
   <translation>tekst, lista lub mapa</translation>
  </message>
  <message>
   <source>%1 wants a value: %2</source>
   <translation>%1 wymaga wartości: %2</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: %3</source>
   <translation>%1 nie jest wartością %2: %3</translation>
  </message>
  <message>
   <source>%1 contains a control character: remove it</source>
   <translation>%1 zawiera znak sterujący: należy go usunąć</translation>
  </message>
  <message>
   <source># would begin a comment in %1: write %2 for it</source>
   <translation># zacząłby komentarz w %1: należy pisać zamiast niego %2</translation>
  </message>
  <message>
   <source># would begin a comment in %1: remove it</source>
   <translation># zacząłby komentarz w %1: należy go usunąć</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so %2 matches nothing</source>
   <translation>%1 nie zaczyna się ani od /, ani od *, więc %2 nie pasuje do niczego</translation>
  </message>
  <message>
   <source>the path in %1 must begin with / or *, right after the colon</source>
   <translation>ścieżka w %1 musi zaczynać się od / lub *, zaraz po dwukropku</translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 s</source>
   <comment>%n request / %1 s</comment>
   <translation>
    <numerusform>%n żądanie / %1 s</numerusform>
    <numerusform>%n żądania / %1 s</numerusform>
    <numerusform>%n żądań / %1 s</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / s</source>
   <comment>%n request / s</comment>
   <translation>
    <numerusform>%n żądanie / s</numerusform>
    <numerusform>%n żądania / s</numerusform>
    <numerusform>%n żądań / s</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 min</source>
   <comment>%n request / %1 min</comment>
   <translation>
    <numerusform>%n żądanie / %1 min</numerusform>
    <numerusform>%n żądania / %1 min</numerusform>
    <numerusform>%n żądań / %1 min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / min</source>
   <comment>%n request / min</comment>
   <translation>
    <numerusform>%n żądanie / min</numerusform>
    <numerusform>%n żądania / min</numerusform>
    <numerusform>%n żądań / min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 h</source>
   <comment>%n request / %1 h</comment>
   <translation>
    <numerusform>%n żądanie / %1 h</numerusform>
    <numerusform>%n żądania / %1 h</numerusform>
    <numerusform>%n żądań / %1 h</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / h</source>
   <comment>%n request / h</comment>
   <translation>
    <numerusform>%n żądanie / h</numerusform>
    <numerusform>%n żądania / h</numerusform>
    <numerusform>%n żądań / h</numerusform>
   </translation>
  </message>
  <message>
   <source>no pause</source>
   <translation>bez przerwy</translation>
  </message>
  <message>
   <source>no requests</source>
   <translation>bez żądań</translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message>
   <source>No agent called %1 is known. Did you mean %2?</source>
   <translation>Nie jest znany agent o nazwie %1. Czy chodziło o %2?</translation>
  </message>
  <message>
   <source>Which names the pattern %1 matches could not be found out, so agents that it names may have been left out</source>
   <translation>Nie udało się ustalić, do jakich nazw pasuje wzorzec %1, więc agenci, których wskazuje, mogli zostać pominięci</translation>
  </message>
  <message>
   <source>The patterns of User-agent lines overlap in too many ways, so agents that they name were left out</source>
   <translation>Wzorce z wierszy User-agent nakładają się na zbyt wiele sposobów, więc agentów, których wskazują, pominięto</translation>
  </message>
  <message>
   <source>The files name more than %1 patterns of agents, so agents that the others name were left out</source>
   <translation>Pliki wymieniają więcej niż %1 wzorców agentów, więc pominięto agentów, których wymieniają pozostałe</translation>
  </message>
  <message>
   <source>No name could be made that no pattern matches, so agents that no line names were left out</source>
   <translation>Nie udało się utworzyć nazwy, do której nie pasuje żaden wzorzec, więc agentów, których nie wymienia żaden wiersz, pominięto</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 nie jest jedną z ośmiu kategorii</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it</source>
   <translation>%1 nie figuruje na liście agentów i nie wymienia go żaden plik</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it: did you mean %2?</source>
   <translation>%1 nie figuruje na liście agentów i nie wymienia go żaden plik: czy chodziło o %2?</translation>
  </message>
  <message>
   <source>An example could not be confirmed: %1</source>
   <translation>Nie udało się potwierdzić przykładu: %1</translation>
  </message>
  <message>
   <source>The map has more than %1 answers, paths times hours. Ask about one instant, or about fewer agents</source>
   <translation>Mapa ma ponad %1 odpowiedzi, ścieżki razy godziny. Zapytaj o jedną chwilę lub o mniej agentów</translation>
  </message>
  <message>
   <source>Paths that match %1 and other rules were too many combinations to decide</source>
   <translation>Dla ścieżek, do których pasuje %1 i inne reguły, było za dużo kombinacji, by rozstrzygnąć</translation>
  </message>
  <message>
   <source>The pattern %1 matches no path: it must begin with / or *</source>
   <translation>Wzorzec %1 nie pasuje do żadnej ścieżki: musi zaczynać się od / lub *</translation>
  </message>
  <message>
   <source>No agent is %1</source>
   <translation>Nie ma agenta %1</translation>
  </message>
  <message>
   <source>%1 on %2 at %3: %4</source>
   <translation>%1 na %2 w chwili %3: %4</translation>
  </message>
  <message>
   <source>It asks the files of environment %1, which are not these</source>
   <translation>Pyta pliki środowiska %1, a to nie są te pliki</translation>
  </message>
  <message>
   <source>%1 is a group of agents: write “agents:”</source>
   <translation>%1 to grupa agentów: należy wpisać „agents:”</translation>
  </message>
  <message>
   <source>%1 is not a reading: author, rfc9309, google, koster1994 or known is expected</source>
   <translation>%1 nie jest odczytem: oczekiwano author, rfc9309, google, koster1994 lub known</translation>
  </message>
  <message>
   <source>It is true for all of these agents, paths and times</source>
   <translation>Obowiązuje dla wszystkich tych agentów, ścieżek i czasów</translation>
  </message>
  <message>
   <source>What agents of Google are known to do was not decided for every spelling of a path</source>
   <translation>Nie dla każdego zapisu ścieżki rozstrzygnięto, co wiadomo o zachowaniu agentów Google</translation>
  </message>
  <message>
   <source>%1 reads robots.txt as Google does and other files as all others do: paths with percent escapes could not be compared</source>
   <translation>%1 czyta robots.txt jak Google, a inne pliki jak wszyscy pozostali: ścieżek z kodami procentowymi nie można było porównać</translation>
  </message>
  <message>
   <source>Too many Content-Usage lines match the same paths to join them</source>
   <translation>Do tych samych ścieżek pasuje za dużo wierszy Content-Usage, by je połączyć</translation>
  </message>
  <message>
   <source>Every unknown agent</source>
   <translation>Każdy nieznany agent</translation>
  </message>
  <message>
   <source>every unknown agent</source>
   <translation>każdy nieznany agent</translation>
  </message>
  <message>
   <source>Every unknown %1</source>
   <translation>Każdy nieznany %1</translation>
  </message>
  <message>
   <source>every unknown %1</source>
   <translation>każdy nieznany %1</translation>
  </message>
  <message>
   <source>Agents that match %1</source>
   <translation>Agenci pasujący do %1</translation>
  </message>
  <message>
   <source>agents that match %1</source>
   <translation>agenci, do których pasuje %1</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2</source>
   <comment>%1 loses %2</comment>
   <translation>
    <numerusform>%1 traci %2</numerusform>
    <numerusform>%1 tracą %2</numerusform>
    <numerusform>%1 tracą %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose everything</source>
   <comment>%1 loses everything</comment>
   <translation>
    <numerusform>%1 traci wszystko</numerusform>
    <numerusform>%1 tracą wszystko</numerusform>
    <numerusform>%1 tracą wszystko</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent loses %1</source>
   <translation>Każdy agent traci %1</translation>
  </message>
  <message>
   <source>Every agent loses everything</source>
   <translation>Każdy agent traci wszystko</translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for %2</source>
   <comment>%1 must wait for %2</comment>
   <translation>
    <numerusform>%1 musi czekać na %2</numerusform>
    <numerusform>%1 muszą czekać na %2</numerusform>
    <numerusform>%1 muszą czekać na %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for everything</source>
   <comment>%1 must wait for everything</comment>
   <translation>
    <numerusform>%1 musi czekać na wszystko</numerusform>
    <numerusform>%1 muszą czekać na wszystko</numerusform>
    <numerusform>%1 muszą czekać na wszystko</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must wait for %1</source>
   <translation>Każdy agent musi czekać na %1</translation>
  </message>
  <message>
   <source>Every agent must wait for everything</source>
   <translation>Każdy agent musi czekać na wszystko</translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for %2</source>
   <comment>%1 must ask first for %2</comment>
   <translation>
    <numerusform>%1 musi najpierw zapytać o %2</numerusform>
    <numerusform>%1 muszą najpierw zapytać o %2</numerusform>
    <numerusform>%1 muszą najpierw zapytać o %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for everything</source>
   <comment>%1 must ask first for everything</comment>
   <translation>
    <numerusform>%1 musi najpierw zapytać o wszystko</numerusform>
    <numerusform>%1 muszą najpierw zapytać o wszystko</numerusform>
    <numerusform>%1 muszą najpierw zapytać o wszystko</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must ask first for %1</source>
   <translation>Każdy agent musi najpierw zapytać o %1</translation>
  </message>
  <message>
   <source>Every agent must ask first for everything</source>
   <translation>Każdy agent musi najpierw zapytać o wszystko</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2</source>
   <comment>%1 gains %2</comment>
   <translation>
    <numerusform>%1 zyskuje %2</numerusform>
    <numerusform>%1 zyskują %2</numerusform>
    <numerusform>%1 zyskują %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain everything</source>
   <comment>%1 gains everything</comment>
   <translation>
    <numerusform>%1 zyskuje wszystko</numerusform>
    <numerusform>%1 zyskują wszystko</numerusform>
    <numerusform>%1 zyskują wszystko</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent gains %1</source>
   <translation>Każdy agent zyskuje %1</translation>
  </message>
  <message>
   <source>Every agent gains everything</source>
   <translation>Każdy agent zyskuje wszystko</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for %2</source>
   <comment>%1 no longer has to wait for %2</comment>
   <translation>
    <numerusform>%1 nie musi już czekać na %2</numerusform>
    <numerusform>%1 nie muszą już czekać na %2</numerusform>
    <numerusform>%1 nie muszą już czekać na %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for anything</source>
   <comment>%1 no longer has to wait for anything</comment>
   <translation>
    <numerusform>%1 nie musi już na nic czekać</numerusform>
    <numerusform>%1 nie muszą już na nic czekać</numerusform>
    <numerusform>%1 nie muszą już na nic czekać</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to wait for %1 any longer</source>
   <translation>Żaden agent nie musi już czekać na %1</translation>
  </message>
  <message>
   <source>No agent has to wait any longer</source>
   <translation>Żaden agent nie musi już na nic czekać</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for %2</source>
   <comment>%1 no longer has to ask for %2</comment>
   <translation>
    <numerusform>%1 nie musi już pytać o %2</numerusform>
    <numerusform>%1 nie muszą już pytać o %2</numerusform>
    <numerusform>%1 nie muszą już pytać o %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for anything</source>
   <comment>%1 no longer has to ask for anything</comment>
   <translation>
    <numerusform>%1 nie musi już o nic pytać</numerusform>
    <numerusform>%1 nie muszą już o nic pytać</numerusform>
    <numerusform>%1 nie muszą już o nic pytać</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to ask for %1 any longer</source>
   <translation>Żaden agent nie musi już pytać o %1</translation>
  </message>
  <message>
   <source>No agent has to ask any longer</source>
   <translation>Żaden agent nie musi już o nic pytać</translation>
  </message>
  <message>
   <source>%1 (the whole path)</source>
   <translation>%1 (cała ścieżka)</translation>
  </message>
  <message>
   <source>%1 (written just so)</source>
   <translation>%1 (dokładnie tak zapisane)</translation>
  </message>
  <message>
   <source>Every agent except %1</source>
   <translation>Każdy agent oprócz %1</translation>
  </message>
  <message>
   <source>%1 (%2 line %3: %4)</source>
   <translation>%1 (%2, wiersz %3: %4)</translation>
  </message>
  <message>
   <source>%1 (before: %2 line %3: %4)</source>
   <translation>%1 (przedtem: %2, wiersz %3: %4)</translation>
  </message>
  <message>
   <source>unstated</source>
   <translation>nieokreślone</translation>
  </message>
  <message>
   <source>Every agent</source>
   <translation>Każdy agent</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4</source>
   <translation>%1: %2 było %3, jest %4</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4, for %5</source>
   <translation>%1: %2 było %3, jest %4, dla %5</translation>
  </message>
  <message numerus="yes">
   <source>%n more agents</source>
   <comment>%n more agent</comment>
   <translation>
    <numerusform>jeszcze %n agent</numerusform>
    <numerusform>jeszcze %n agenci</numerusform>
    <numerusform>jeszcze %n agentów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more places</source>
   <comment>%n more place</comment>
   <translation>
    <numerusform>jeszcze %n miejsce</numerusform>
    <numerusform>jeszcze %n miejsca</numerusform>
    <numerusform>jeszcze %n miejsc</numerusform>
   </translation>
  </message>
  <message>
   <source>the policy files</source>
   <translation>pliki polityki</translation>
  </message>
  <message>
   <source>what matches both %1</source>
   <translation>to, do czego pasują zarazem %1</translation>
  </message>
  <message>
   <source>everything except %1</source>
   <translation>wszystko oprócz %1</translation>
  </message>
  <message>
   <source>%1 except %2</source>
   <translation>%1 oprócz %2</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>tempo</translation>
  </message>
  <message>
   <source>%1, %2 UTC</source>
   <translation>%1, %2 UTC</translation>
  </message>
  <message>
   <source>The search was stopped before its end</source>
   <translation>Wyszukiwanie przerwano przed końcem</translation>
  </message>
  <message>
   <source>The search reached its limit before all combinations were compared</source>
   <translation>Wyszukiwanie osiągnęło limit, zanim porównano wszystkie kombinacje</translation>
  </message>
  <message>
   <source>asked at this very time</source>
   <translation>zapytano dokładnie w tej chwili</translation>
  </message>
  <message numerus="yes">
   <source>asked %n days earlier</source>
   <comment>asked %n day earlier</comment>
   <translation>
    <numerusform>zapytano %n dzień wcześniej</numerusform>
    <numerusform>zapytano %n dni wcześniej</numerusform>
    <numerusform>zapytano %n dni wcześniej</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n hours earlier</source>
   <comment>asked %n hour earlier</comment>
   <translation>
    <numerusform>zapytano %n godzinę wcześniej</numerusform>
    <numerusform>zapytano %n godziny wcześniej</numerusform>
    <numerusform>zapytano %n godzin wcześniej</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n minutes earlier</source>
   <comment>asked %n minute earlier</comment>
   <translation>
    <numerusform>zapytano %n minutę wcześniej</numerusform>
    <numerusform>zapytano %n minuty wcześniej</numerusform>
    <numerusform>zapytano %n minut wcześniej</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n seconds earlier</source>
   <comment>asked %n second earlier</comment>
   <translation>
    <numerusform>zapytano %n sekundę wcześniej</numerusform>
    <numerusform>zapytano %n sekundy wcześniej</numerusform>
    <numerusform>zapytano %n sekund wcześniej</numerusform>
   </translation>
  </message>
  <message>
   <source>for %1</source>
   <translation>dla %1</translation>
  </message>
  <message>
   <source>the rehearsed site has no ask endpoint, so the answer is no</source>
   <translation>symulowana witryna nie ma punktu końcowego ask, więc odpowiedź brzmi: nie</translation>
  </message>
  <message>
   <source>the agent must ask first: the ask rehearsal has no answer for %1 at this time</source>
   <translation>agent musi najpierw zapytać: symulacja ask nie ma w tym czasie odpowiedzi dla %1</translation>
  </message>
  <message>
   <source>the agent must ask first; no answers are rehearsed for this site</source>
   <translation>agent musi najpierw zapytać; dla tej witryny nie zasymulowano odpowiedzi</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says no</source>
   <translation>wiersz %1 symulacji ask (%2) mówi: nie</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for 24 hours</source>
   <translation>wiersz %1 symulacji ask (%2) mówi: tak, na 24 godziny</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for this request</source>
   <translation>wiersz %1 symulacji ask (%2) mówi: tak, dla tego żądania</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) has expired: the agent must ask again</source>
   <translation>wiersz %1 symulacji ask (%2) wygasł: agent musi zapytać ponownie</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) does not cover this path, so the answer is no</source>
   <translation>wiersz %1 symulacji ask (%2) nie obejmuje tej ścieżki, więc odpowiedź brzmi: nie</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says to try again later: until then the agent must ask</source>
   <translation>wiersz %1 symulacji ask (%2) każe spróbować ponownie później: do tego czasu agent musi pytać</translation>
  </message>
  <message>
   <source>names this agent</source>
   <translation>wymienia tego agenta</translation>
  </message>
  <message>
   <source>no group names %1, and its operator says that it then follows the group for %2</source>
   <translation>żadna grupa nie wymienia %1, a operator mówi, że stosuje się wtedy do grupy dla %2</translation>
  </message>
  <message>
   <source>the pattern matches %1</source>
   <translation>wzorzec pasuje do %1</translation>
  </message>
  <message>
   <source>no other group names this agent, so the group for * applies</source>
   <translation>żadna inna grupa nie wymienia tego agenta, więc obowiązuje grupa dla *</translation>
  </message>
  <message>
   <source>names no agent</source>
   <translation>nie wymienia żadnego agenta</translation>
  </message>
  <message>
   <source>not for %1, which has its own group in line %2: * is for agents that no other group names</source>
   <translation>nie dla %1, który ma własną grupę w wierszu %2: * jest dla agentów, których nie wymienia inna grupa</translation>
  </message>
  <message>
   <source>not for %1, which follows the group for %3 in line %2: * is for agents that no other group names</source>
   <translation>nie dla %1, który stosuje się do grupy dla %3 w wierszu %2: * jest dla agentów, których nie wymienia inna grupa</translation>
  </message>
  <message>
   <source>not for %1, which the pattern in line %2 matches: * is for agents that no other group names</source>
   <translation>nie dla %1, do którego pasuje wzorzec w wierszu %2: * jest dla agentów, których nie wymienia inna grupa</translation>
  </message>
  <message>
   <source>does not reach %1: its operator says that it follows only groups that name it</source>
   <translation>nie obejmuje %1: operator mówi, że stosuje się tylko do grup, które go wymieniają</translation>
  </message>
  <message>
   <source>does not apply to this agent</source>
   <translation>nie dotyczy tego agenta</translation>
  </message>
  <message>
   <source>%1 follows this group only if no better one names it, and line %2 does</source>
   <translation>%1 stosuje się do tej grupy tylko wtedy, gdy nie wymienia go lepsza, a wymienia go wiersz %2</translation>
  </message>
  <message>
   <source>names another agent</source>
   <translation>wymienia innego agenta</translation>
  </message>
  <message>
   <source>the pattern does not match %1</source>
   <translation>wzorzec nie pasuje do %1</translation>
  </message>
  <message>
   <source>not read: of a file's patterns only the first %1 count</source>
   <translation>nieczytane: z wzorców pliku liczy się tylko pierwszych %1</translation>
  </message>
  <message>
   <source>not a valid pattern: it matches no agent</source>
   <translation>nieprawidłowy wzorzec: nie pasuje do żadnego agenta</translation>
  </message>
  <message>
   <source>the pattern matches %1, but line %2 has its name, and a name comes before a pattern</source>
   <translation>wzorzec pasuje do %1, ale wiersz %2 ma jego nazwę, a nazwa ma pierwszeństwo przed wzorcem</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is longer</source>
   <translation>wzorzec pasuje do %1, ale ten w wierszu %2 jest dłuższy</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is as long and comes first</source>
   <translation>wzorzec pasuje do %1, ale ten w wierszu %2 jest równie długi i jest pierwszy</translation>
  </message>
  <message>
   <source>%1, because %2</source>
   <translation>%1, ponieważ %2</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4, because %5</source>
   <translation>%1 — %2, wiersz %3, %4, ponieważ %5</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4</source>
   <translation>%1 — %2, wiersz %3, %4</translation>
  </message>
  <message>
   <source>%1 is not an expectation: write allow, deny, later, ask, “not” before one of these, or a row of the use table such as “train: no”</source>
   <translation>%1 nie jest oczekiwaniem: należy pisać allow, deny, later, ask, „not” przed jednym z nich lub wiersz tabeli użyć, taki jak „train: no”</translation>
  </message>
  <message>
   <source>%1 is not a directive of the use table</source>
   <translation>%1 nie jest dyrektywą tabeli użyć</translation>
  </message>
  <message>
   <source>the path is empty</source>
   <translation>ścieżka jest pusta</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4 at %5: %3 expected</source>
   <translation>%1 na %2 w odczycie %4 w chwili %5: oczekiwano %3</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4: %3 expected</source>
   <translation>%1 na %2 w odczycie %4: oczekiwano %3</translation>
  </message>
  <message>
   <source>%1 on %2: %3 expected</source>
   <translation>%1 na %2: oczekiwano %3</translation>
  </message>
  <message>
   <source>%1 on %2 at %4: %3 expected</source>
   <translation>%1 na %2 w chwili %4: oczekiwano %3</translation>
  </message>
  <message>
   <source>%1, if the answer is %2</source>
   <translation>%1, jeśli odpowiedź to %2</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt</source>
   <translation>%1 według dokumentacji pomija robots.txt</translation>
  </message>
  <message>
   <source>no group applies to it</source>
   <translation>nie dotyczy go żadna grupa</translation>
  </message>
  <message>
   <source>the group for * is read instead</source>
   <translation>zamiast tego czytana jest grupa dla *</translation>
  </message>
  <message>
   <source>another group is read instead</source>
   <translation>zamiast tego czytana jest inna grupa</translation>
  </message>
  <message>
   <source>The author's reading: %1. %3: %2</source>
   <translation>Odczyt autora: %1. %3: %2</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; a robot of 1994 knows robots.txt alone</source>
   <translation>Rozstrzyga %1, wiersz %2, %3; robot z 1994 r. zna tylko robots.txt</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 is not known to read %1</source>
   <translation>Rozstrzyga %1, wiersz %2, %3; nie wiadomo, by %4 czytał %1</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 knows robots.txt alone</source>
   <translation>Rozstrzyga %1, wiersz %2, %3; %4 zna tylko robots.txt</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); a robot of 1994 has no such fall-back: %4</source>
   <translation>Żadna grupa nie wymienia %1: jego operator mówi, że przestrzega wtedy %2 (wiersz %3); robot z 1994 roku nie ma takiego zastępstwa: %4</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); %5 has no such fall-back: %4</source>
   <translation>Żadna grupa nie wymienia %1: jego operator mówi, że przestrzega wtedy %2 (wiersz %3); %5 nie ma takiego zastępstwa: %4</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for a robot of 1994 it is plain text that names nobody: %3</source>
   <translation>Wiersz %1, %2: autor ma na myśli wzorzec; dla robota z 1994 r. to zwykły tekst, który nikogo nie wskazuje: %3</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for %4 it is plain text that names nobody: %3</source>
   <translation>Wiersz %1, %2: autor ma na myśli wzorzec; dla %4 to zwykły tekst, który nikogo nie wskazuje: %3</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; a robot of 1994 does not know that</source>
   <translation>%1 według dokumentacji nie przestrzega grup dla *; robot z 1994 r. tego nie wie</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; %2 does not know that</source>
   <translation>%1 według dokumentacji nie przestrzega grup dla *; %2 tego nie wie</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt reads only a–z, A–Z, - and _ and cuts %3 to “%4”: %5</source>
   <translation>Wiersz %1, %2: google/robotstxt czyta tylko litery, - i _ i skraca %3 do „%4”: %5</translation>
  </message>
  <message>
   <source>Line %1, %2 is in no record of 1994 that contains rules for it: %3</source>
   <translation>Wiersz %1, %2 nie jest w żadnym rekordzie z 1994 r. zawierającym reguły dla niego: %3</translation>
  </message>
  <message>
   <source>Line %1, %2: in 1994 the first record that contains part of the name counted, and %3 contains “%4”</source>
   <translation>Wiersz %1, %2: w 1994 r. liczył się pierwszy rekord zawierający część nazwy, a %3 zawiera „%4”</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; a robot of 1994 knows no versions and reads it</source>
   <translation>Wiersz %1, %2 czyni grupę eksperymentalną, jakby jej nie było; robot z 1994 r. nie zna wersji i ją czyta</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; %3 knows no versions and reads it</source>
   <translation>Wiersz %1, %2 czyni grupę eksperymentalną, jakby jej nie było; %3 nie zna wersji i ją czyta</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt cuts it to “%3”, which names this agent</source>
   <translation>Wiersz %1, %2: google/robotstxt skraca to do „%3”, co wskazuje tego agenta</translation>
  </message>
  <message>
   <source>Line %1, %2 has no colon and decides nothing; google/robotstxt reads it as if it had one</source>
   <translation>Wiersz %1, %2 nie ma dwukropka i nie ma znaczenia; google/robotstxt czyta go tak, jakby go miał</translation>
  </message>
  <message>
   <source>Line %1, %2: its key is not known and decides nothing; google/robotstxt takes it for %3</source>
   <translation>Wiersz %1, %2: klucz jest nieznany i nie ma znaczenia; google/robotstxt bierze go za %3</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; a robot of 1994 reads one key per line and does not see it</source>
   <translation>Wiersz %1, %2 zawiera regułę w wierszu User-agent; robot z 1994 r. czyta jeden klucz w wierszu i jej nie widzi</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; %3 reads one key per line and does not see it</source>
   <translation>Wiersz %1, %2 zawiera regułę w wierszu User-agent; %3 czyta jeden klucz w wierszu i jej nie widzi</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; a robot of 1994 reads them as prefixes, the topmost rule first</source>
   <translation>Wiersz %1, %2 czyni z tego grupę standardu 2.0: ścieżki są dokładne lub są wzorcami powłoki, z własną kolejnością; robot z 1994 r. czyta je jako prefiksy, od najwyższej reguły</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; %3 reads them as prefixes, the longest rule first</source>
   <translation>Wiersz %1, %2 czyni z tego grupę standardu 2.0: ścieżki są dokładne lub są wzorcami powłoki, z własną kolejnością; %3 czyta je jako prefiksy, od najdłuższej reguły</translation>
  </message>
  <message>
   <source>Line %1, %2 begins a run of User-agent lines that other lines do not end, so line %3 is for all of them; a robot of 1994 ends the record at the blank line</source>
   <translation>Wiersz %1, %2 zaczyna ciąg wierszy User-agent, którego inne wiersze nie kończą, więc wiersz %3 jest dla nich wszystkich; robot z 1994 r. kończy rekord na pustym wierszu</translation>
  </message>
  <message>
   <source>Line %1, %2 comes after a blank line, which ended the record in 1994</source>
   <translation>Wiersz %1, %2 jest za pustym wierszem, który w 1994 r. kończył rekord</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt lets it allow its folder as well</source>
   <translation>Wiersz %1, %2: google/robotstxt pozwala tej regule zezwalać także na jej folder</translation>
  </message>
  <message>
   <source>Line %1, %2: percent escapes are compared as written by google/robotstxt, which decodes none</source>
   <translation>Wiersz %1, %2: google/robotstxt porównuje kody procentowe tak, jak są zapisane, i żadnych nie dekoduje</translation>
  </message>
  <message>
   <source>Line %1, %2: * and $ were ordinary characters in 1994, so it does not match</source>
   <translation>Wiersz %1, %2: w 1994 r. * i $ były zwykłymi znakami, więc nie pasuje</translation>
  </message>
  <message>
   <source>Line %1, %2 comes before line %3: in 1994 the first rule that matched decided, not the longest</source>
   <translation>Wiersz %1, %2 jest nad wierszem %3: w 1994 r. rozstrzygała pierwsza pasująca reguła, a nie najdłuższa</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; a robot of 1994 understands only rules</source>
   <translation>Wiersz %1: Visit-time w robots.txt jest dla robotów, które znają standard 2.0; robot z 1994 roku rozumie tylko reguły</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; %2 understands only rules</source>
   <translation>Wiersz %1: Visit-time w robots.txt jest dla robotów, które znają standard 2.0; %2 rozumie tylko reguły</translation>
  </message>
  <message>
   <source>The author's reading: %1. A robot of 1994: %2</source>
   <translation>Odczyt autora: %1. Robot z 1994 r.: %2</translation>
  </message>
  <message>
   <source>asked: %1</source>
   <translation>zapytano: %1</translation>
  </message>
  <message>
   <source>%1 is not known to obey %2</source>
   <translation>nie wiadomo, by %1 przestrzegał %2</translation>
  </message>
  <message>
   <source>%1 is not known to read %2</source>
   <translation>nie wiadomo, by %1 czytał %2</translation>
  </message>
  <message>
   <source>Yes — %1</source>
   <translation>Tak — %1</translation>
  </message>
  <message>
   <source>No — %1</source>
   <translation>Nie — %1</translation>
  </message>
  <message>
   <source>Later — %1</source>
   <translation>Później — %1</translation>
  </message>
  <message>
   <source>Ask first — %1</source>
   <translation>Najpierw zapytać — %1</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>tak</translation>
  </message>
  <message>
   <source>no</source>
   <translation>nie</translation>
  </message>
  <message>
   <source>later</source>
   <translation>później</translation>
  </message>
  <message>
   <source>ask first</source>
   <translation>najpierw zapytać</translation>
  </message>
  <message>
   <source>%1 line %2, %3</source>
   <translation>%1, wiersz %2, %3</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 od %2</translation>
  </message>
  <message>
   <source>%1 must be open too</source>
   <translation>otwarte musi być też %1</translation>
  </message>
  <message>
   <source>opens %1</source>
   <translation>otwarcie %1</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>nigdy się nie otwiera</translation>
  </message>
  <message>
   <source>open until %1</source>
   <translation>otwarte do %1</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: it comes all the same</source>
   <translation>%1 według dokumentacji pomija robots.txt: i tak przyjdzie</translation>
  </message>
  <message>
   <source>%1 is not known to read %2: without it, %3</source>
   <translation>nie wiadomo, by %1 czytał %2; bez tego pliku: %3</translation>
  </message>
  <message>
   <source>%1 is not known to obey Visit-time: without it, %2</source>
   <translation>nie wiadomo, by %1 przestrzegał Visit-time; bez tego wiersza: %2</translation>
  </message>
  <message>
   <source>for %1, as it is documented to read robots.txt, %2: %3</source>
   <translation>dla %1, tak jak według dokumentacji czyta robots.txt, %2: %3</translation>
  </message>
  <message>
   <source>no group names %1, and groups for * do not reach it</source>
   <translation>żadna grupa nie wymienia %1, a grupy dla * go nie obejmują</translation>
  </message>
  <message>
   <source>no policy file applies to it</source>
   <translation>nie dotyczy go żaden plik polityki</translation>
  </message>
  <message>
   <source>no group names it</source>
   <translation>nie wymienia go żadna grupa</translation>
  </message>
  <message>
   <source>its group allows only other paths</source>
   <translation>jego grupa zezwala tylko na inne ścieżki</translation>
  </message>
  <message>
   <source>no rule matches this path</source>
   <translation>żadna reguła nie pasuje do tej ścieżki</translation>
  </message>
  <message>
   <source>policy files may always be fetched</source>
   <translation>pliki polityki można zawsze pobierać</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>według dokumentacji pomija robots.txt</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched (%1)</source>
   <translation>robots.txt nie można pobrać (%1)</translation>
  </message>
  <message>
   <source>robots.txt could not be fetched for a long time (%1)</source>
   <translation>robots.txt nie można było pobrać od dawna (%1)</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it an %2</source>
   <translation>%1 nie deklaruje kategorii; w rejestrze to %2</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it a %2</source>
   <translation>%1 nie deklaruje kategorii; w rejestrze to %2</translation>
  </message>
  <message>
   <source>twice the time of the last document, at least 10 s</source>
   <translation>dwa razy tyle, ile trwał ostatni dokument, co najmniej 10 s</translation>
  </message>
  <message>
   <source>%1 never fetches: this is about use</source>
   <translation>%1 nigdy nie pobiera: to dotyczy użycia</translation>
  </message>
  <message>
   <source>pace %1</source>
   <translation>tempo %1</translation>
  </message>
  <message>
   <source>pace polite</source>
   <translation>tempo uprzejme</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1</source>
   <translation>ale konkurent nie może tego czytać: %1</translation>
  </message>
  <message>
   <source>%1: %2 (policy token)</source>
   <translation>%1: %2 (token polityki)</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>te pliki nie dotyczą %1</translation>
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
   <translation>żadna reguła nie pasuje do tej ścieżki, więc jest dozwolona</translation>
  </message>
  <message>
   <source>robots.txt read by RFC 9309 alone: no 2.0 groups, no pattern agents, no fall-back tokens</source>
   <translation>robots.txt czytany tylko według RFC 9309: bez grup 2.0, agentów z wzorców i tokenów zastępczych</translation>
  </message>
  <message>
   <source>robots.txt read as google/robotstxt does</source>
   <translation>robots.txt czytany tak, jak robi to google/robotstxt</translation>
  </message>
  <message>
   <source>robots.txt read as in 1994: first matching record, first matching rule, plain prefixes</source>
   <translation>robots.txt czytany jak w 1994 r.: pierwszy pasujący rekord, pierwsza pasująca reguła, zwykłe prefiksy</translation>
  </message>
  <message>
   <source>a policy file may always be fetched, or no agent could learn the policy (Gatepost's choice)</source>
   <translation>plik polityki można zawsze pobierać, bo inaczej żaden agent nie poznałby polityki (decyzja Gatepost)</translation>
  </message>
  <message>
   <source>Content-Usage is about what may be fetched: it does not apply to a path that robots.txt denies</source>
   <translation>Content-Usage dotyczy tego, co można pobierać: nie obowiązuje dla ścieżki, której zabrania robots.txt</translation>
  </message>
  <message>
   <source>the registry does not know this agent; it is taken to be an AI agent</source>
   <translation>rejestr nie zna tego agenta; jest uznawany za agenta AI</translation>
  </message>
  <message>
   <source>%1 never fetches: the verdict is about the use of content that other crawlers fetch</source>
   <translation>%1 nigdy nie pobiera: werdykt dotyczy użycia treści, które pobierają inne crawlery</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so it may come all the same</source>
   <translation>%1 według dokumentacji pomija robots.txt, więc i tak może przyjść</translation>
  </message>
  <message>
   <source>%1 is retired: its operator no longer sends it</source>
   <translation>%1 jest wycofany: operator już go nie wysyła</translation>
  </message>
  <message>
   <source>these files apply to %1 only; the answer is given as if %2 were the same host</source>
   <translation>te pliki dotyczą tylko %1; odpowiedź podano tak, jakby %2 był tym samym hostem</translation>
  </message>
  <message>
   <source>nothing is documented of this agent: the files are read as their author meant them</source>
   <translation>o tym agencie nic nie udokumentowano: pliki są czytane zgodnie z zamysłem autora</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: nothing here keeps it out</source>
   <translation>%1 według dokumentacji pomija robots.txt: nic tu go nie zatrzyma</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by google/robotstxt, with its fall-back tokens</source>
   <translation>czytane tak, jak według dokumentacji robi to %1: według google/robotstxt, z jego tokenami zastępczymi</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by RFC 9309, with its fall-back tokens</source>
   <translation>czytane tak, jak według dokumentacji robi to %1: według RFC 9309, z jego tokenami zastępczymi</translation>
  </message>
  <message>
   <source>%1 is not known to read this file</source>
   <translation>nie wiadomo, by %1 czytał ten plik</translation>
  </message>
  <message>
   <source>a crawler of this reading knows robots.txt alone</source>
   <translation>crawler w tym odczycie zna tylko robots.txt</translation>
  </message>
  <message>
   <source>robots-ai.txt does not apply to this agent: it is not an AI agent</source>
   <translation>robots-ai.txt nie dotyczy tego agenta: nie jest on agentem AI</translation>
  </message>
  <message>
   <source>its * group does not count: an earlier file has a group that applies</source>
   <translation>jego grupa * się nie liczy: wcześniejszy plik ma grupę, która obowiązuje</translation>
  </message>
  <message>
   <source>its groups do not count: an earlier file has a group for this agent</source>
   <translation>jego grupy się nie liczą: wcześniejszy plik ma grupę dla tego agenta</translation>
  </message>
  <message>
   <source>no group names this agent, and none names *</source>
   <translation>żadna grupa nie wymienia tego agenta i żadna nie wymienia *</translation>
  </message>
  <message>
   <source>no group names this agent: those for * apply</source>
   <translation>żadna grupa nie wymienia tego agenta: obowiązują te dla *</translation>
  </message>
  <message>
   <source>a group names this agent</source>
   <translation>grupa wymienia tego agenta</translation>
  </message>
  <message>
   <source>no group names this agent</source>
   <translation>żadna grupa nie wymienia tego agenta</translation>
  </message>
  <message>
   <source>a group of the extended standard 2.0: whole paths and shell patterns, in its own order (a bare “Disallow: *” means everything else, Gatepost's choice)</source>
   <translation>grupa standardu rozszerzonego 2.0: całe ścieżki i wzorce powłoki, z własną kolejnością (samo „Disallow: *” oznacza całą resztę, decyzja Gatepost)</translation>
  </message>
  <message>
   <source>version %1 is unknown: its group is read as one of 2.0 (Gatepost's choice)</source>
   <translation>wersja %1 jest nieznana: jej grupa jest czytana jak grupa 2.0 (wybór Gatepost)</translation>
  </message>
  <message>
   <source># begins a comment anywhere in User-agent, Allow and Disallow lines, as in robots.txt (Gatepost's choice)</source>
   <translation># zaczyna komentarz w dowolnym miejscu wierszy User-agent, Allow i Disallow, jak w robots.txt (decyzja Gatepost)</translation>
  </message>
  <message>
   <source>a plain group: this agent's 2.0 group is read instead</source>
   <translation>zwykła grupa: zamiast niej czytana jest grupa 2.0 tego agenta</translation>
  </message>
  <message>
   <source>the Robot-version is experimental, so the group is as if it were not there</source>
   <translation>Robot-version jest eksperymentalna, więc grupy jakby nie było</translation>
  </message>
  <message>
   <source>the group has only Allow rules, and none matches, so the path is disallowed</source>
   <translation>grupa ma tylko reguły Allow i żadna nie pasuje, więc ścieżka jest zabroniona</translation>
  </message>
  <message>
   <source>decides</source>
   <translation>rozstrzyga</translation>
  </message>
  <message>
   <source>robots.txt allows this path by a rule, and robots.txt wins</source>
   <translation>robots.txt zezwala na tę ścieżkę regułą i ma pierwszeństwo</translation>
  </message>
  <message>
   <source>says so, but the agent is documented to ignore it</source>
   <translation>mówi tak, ale agent według dokumentacji to pomija</translation>
  </message>
  <message>
   <source>a policy file may always be fetched</source>
   <translation>plik polityki można zawsze pobierać</translation>
  </message>
  <message>
   <source>denies too, but an earlier file decides</source>
   <translation>też odmawia, ale rozstrzyga wcześniejszy plik</translation>
  </message>
  <message>
   <source>allows too, but an earlier file decides</source>
   <translation>też zezwala, ale rozstrzyga wcześniejszy plik</translation>
  </message>
  <message>
   <source>allows in this file, but something else denies or delays the fetch</source>
   <translation>zezwala w tym pliku, ale coś innego zabrania pobrania lub je opóźnia</translation>
  </message>
  <message>
   <source>does not match this path</source>
   <translation>nie pasuje do tej ścieżki</translation>
  </message>
  <message>
   <source>empty, so it is not a rule</source>
   <translation>pusta, więc nie jest regułą</translation>
  </message>
  <message>
   <source>not a rule: a path begins with / or with *</source>
   <translation>nie jest regułą: ścieżka zaczyna się od / lub od *</translation>
  </message>
  <message numerus="yes">
   <source>shorter: %1 &lt; %n bytes</source>
   <comment>shorter: %1 &lt; %n byte</comment>
   <translation>
    <numerusform>krótsza: %1 &lt; %n bajt</numerusform>
    <numerusform>krótsza: %1 &lt; %n bajty</numerusform>
    <numerusform>krótsza: %1 &lt; %n bajtów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>same length (%n bytes): Allow decides</source>
   <comment>same length (%n byte): Allow decides</comment>
   <translation>
    <numerusform>ta sama długość (%n bajt): rozstrzyga Allow</numerusform>
    <numerusform>ta sama długość (%n bajty): rozstrzyga Allow</numerusform>
    <numerusform>ta sama długość (%n bajtów): rozstrzyga Allow</numerusform>
   </translation>
  </message>
  <message>
   <source>same rule as an earlier line</source>
   <translation>ta sama reguła co we wcześniejszym wierszu</translation>
  </message>
  <message>
   <source>another rule comes first in the order of the 2.0 standard</source>
   <translation>w kolejności standardu 2.0 pierwsza jest inna reguła</translation>
  </message>
  <message>
   <source>an earlier line decides</source>
   <translation>rozstrzyga wcześniejszy wiersz</translation>
  </message>
  <message>
   <source>open now</source>
   <translation>teraz otwarte</translation>
  </message>
  <message>
   <source>closed now; these are the next hours</source>
   <translation>teraz zamknięte; to najbliższe godziny</translation>
  </message>
  <message>
   <source>closed now</source>
   <translation>teraz zamknięte</translation>
  </message>
  <message>
   <source>%1 both state hours, and both are open now</source>
   <translation>%1 podają godziny i w obu jest teraz otwarte</translation>
  </message>
  <message>
   <source>%1 both state hours, and both must be open: the next time is %2</source>
   <translation>%1 podają godziny i w obu musi być otwarte: najbliższy termin to %2</translation>
  </message>
  <message>
   <source>%1 both state hours, and these never overlap: the agent may never come</source>
   <translation>%1 podają godziny, które nigdy się nie pokrywają: agent nigdy nie może wejść</translation>
  </message>
  <message>
   <source>sets the pace</source>
   <translation>ustala tempo</translation>
  </message>
  <message>
   <source>these hours do not include this time</source>
   <translation>te godziny nie obejmują tego czasu</translation>
  </message>
  <message>
   <source>a line with hours that include this time comes first</source>
   <translation>pierwszy jest wiersz z godzinami, które obejmują ten czas</translation>
  </message>
  <message>
   <source>a slower pace counts</source>
   <translation>liczy się wolniejsze tempo</translation>
  </message>
  <message>
   <source>the 2.0 group states no pace, so the rule of thumb applies: wait twice as long as the last document took, at least 10 s</source>
   <translation>grupa 2.0 nie podaje tempa, więc obowiązuje reguła ogólna: czekać dwa razy tak długo, jak trwało pobranie ostatniego dokumentu, co najmniej 10 s</translation>
  </message>
  <message>
   <source>%1 is documented to ignore Crawl-delay</source>
   <translation>%1 według dokumentacji pomija Crawl-delay</translation>
  </message>
  <message>
   <source>%1 never fetches, so a pace means nothing to it</source>
   <translation>%1 nigdy nie pobiera, więc tempo nic dla niego nie znaczy</translation>
  </message>
  <message>
   <source>allows crawling</source>
   <translation>zezwala na skanowanie</translation>
  </message>
  <message>
   <source>the visiting hours come first, and they are closed</source>
   <translation>najpierw liczą się godziny wizyt, a jest zamknięte</translation>
  </message>
  <message>
   <source>a path rule denies the fetch already</source>
   <translation>pobrania zabrania już reguła ścieżki</translation>
  </message>
  <message>
   <source>the agent is taken to be a competitor, so it may neither read nor use anything</source>
   <translation>agent jest uznawany za konkurenta, więc nie może niczego czytać ani używać</translation>
  </message>
  <message>
   <source>binds competitors only</source>
   <translation>dotyczy tylko konkurentów</translation>
  </message>
  <message>
   <source>the chain stops before %1: %2</source>
   <translation>łańcuch zatrzymuje się przed %1: %2</translation>
  </message>
 </context>
</TS>
