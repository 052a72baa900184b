<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
 <context>
  <name>access</name>
  <message>
   <source>%1 is not an answer: write a status from 100 to 599, or dns, connect, tls, timeout, truncated or redirects</source>
   <translation>%1 non è una risposta: scriva uno stato da 100 a 599, oppure dns, connect, tls, timeout, truncated o redirects</translation>
  </message>
  <message>
   <source>since=%1: a number and s, m, h or d is expected, as in since=2h, at most ten years</source>
   <translation>since=%1: è atteso un numero con s, m, h o d, come in since=2h, al massimo dieci anni</translation>
  </message>
  <message>
   <source>copy=%1: yes or no is expected</source>
   <translation>copy=%1: è atteso yes o no</translation>
  </message>
  <message>
   <source>type=%1: text or html is expected</source>
   <translation>type=%1: è atteso text o html</translation>
  </message>
  <message>
   <source>%1 does not follow an answer: since=, copy= or type= is expected</source>
   <translation>%1 non può seguire una risposta: è atteso since=, copy= o type=</translation>
  </message>
  <message>
   <source>its name has no address</source>
   <translation>il suo nome non ha indirizzo</translation>
  </message>
  <message>
   <source>no connection</source>
   <translation>nessuna connessione</translation>
  </message>
  <message>
   <source>no secure connection</source>
   <translation>nessuna connessione sicura</translation>
  </message>
  <message>
   <source>no answer in time</source>
   <translation>nessuna risposta in tempo</translation>
  </message>
  <message>
   <source>an answer that was cut off</source>
   <translation>una risposta troncata</translation>
  </message>
  <message>
   <source>too many redirects</source>
   <translation>troppi reindirizzamenti</translation>
  </message>
  <message>
   <source>its lines count</source>
   <translation>le sue righe contano</translation>
  </message>
  <message>
   <source>its first 512,000 bytes count, the rest is ignored</source>
   <translation>i suoi primi 512.000 byte contano, il resto è ignorato</translation>
  </message>
  <message>
   <source>it states nothing, as if there were no such file</source>
   <translation>non dice nulla, come se il file non ci fosse</translation>
  </message>
  <message>
   <source>the last good copy counts</source>
   <translation>conta l’ultima copia buona</translation>
  </message>
  <message>
   <source>every path is denied</source>
   <translation>ogni percorso è vietato</translation>
  </message>
  <message>
   <source>nothing is fetched for now; the file is asked for again</source>
   <translation>per ora non si recupera nulla; il file viene richiesto di nuovo</translation>
  </message>
  <message>
   <source>every path is allowed if the start page answers, which is not known here</source>
   <translation>ogni percorso è consentito se la pagina iniziale risponde, cosa qui non nota</translation>
  </message>
  <message>
   <source>every path is allowed; a crawler may also go on with the copy it has</source>
   <translation>ogni percorso è consentito; un crawler può anche continuare con la sua copia</translation>
  </message>
  <message numerus="yes">
   <source>%n days</source>
   <comment>%n day</comment>
   <translation>
    <numerusform>%n giorno</numerusform>
    <numerusform>%n giorni</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hours</source>
   <comment>%n hour</comment>
   <translation>
    <numerusform>%n ora</numerusform>
    <numerusform>%n ore</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minutes</source>
   <comment>%n minute</comment>
   <translation>
    <numerusform>%n minuto</numerusform>
    <numerusform>%n minuti</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n seconds</source>
   <comment>%n second</comment>
   <translation>
    <numerusform>%n secondo</numerusform>
    <numerusform>%n secondi</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 for %2: %3 (%4)</source>
   <translation>%1 da %2: %3 (%4)</translation>
  </message>
  <message>
   <source>%1: %2 (%3)</source>
   <translation>%1: %2 (%3)</translation>
  </message>
  <message>
   <source>%1; not documented</source>
   <translation>%1; non documentato</translation>
  </message>
  <message>
   <source>%1 is not a file that an answer can be stated for: robots.txt, robots-ai.txt, robots2.txt or / is expected</source>
   <translation>%1 non è un file per cui si possa indicare una risposta: è atteso robots.txt, robots-ai.txt, robots2.txt o /</translation>
  </message>
  <message>
   <source>an answer for %1 is stated twice</source>
   <translation>una risposta per %1 è indicata due volte</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 da %2</translation>
  </message>
  <message>
   <source>%1, without a copy</source>
   <translation>%1, senza una copia</translation>
  </message>
  <message>
   <source>%1 is answered with %2</source>
   <translation>a %1 si risponde con %2</translation>
  </message>
  <message>
   <source>if %1</source>
   <translation>se %1</translation>
  </message>
 </context>
 <context>
  <name>agents</name>
  <message>
   <source>%1 is not %2</source>
   <translation>%1 non è %2</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 non è una delle otto categorie</translation>
  </message>
  <message>
   <source>%1 is not a day such as 2026-11-22</source>
   <translation>%1 non è una data come 2026-11-22</translation>
  </message>
  <message>
   <source>the value is not plain text: it contains control or invisible characters, or bytes that are not UTF-8</source>
   <translation>il valore non è testo semplice: contiene caratteri di controllo o invisibili, o byte che non sono UTF-8</translation>
  </message>
  <message>
   <source>%1 is not a name of an agent</source>
   <translation>%1 non è un nome di agente</translation>
  </message>
  <message>
   <source>%1 is not a web address</source>
   <translation>%1 non è un indirizzo web</translation>
  </message>
  <message>
   <source>%1 is neither an https address of a list nor a prefix such as 192.0.2.0/24</source>
   <translation>%1 non è né un indirizzo https di un elenco né un prefisso come 192.0.2.0/24</translation>
  </message>
  <message>
   <source>%1 is not the end of a host name</source>
   <translation>%1 non è la fine di un nome host</translation>
  </message>
  <message>
   <source>longer than %1 bytes</source>
   <translation>più lungo di %1 byte</translation>
  </message>
  <message>
   <source>%1: new</source>
   <translation>%1: nuovo</translation>
  </message>
  <message>
   <source>%1: new, %2</source>
   <translation>%1: nuovo, %2</translation>
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
   <translation>l'elenco supera 1 MiB</translation>
  </message>
  <message>
   <source>line %1: %2</source>
   <translation>riga %1: %2</translation>
  </message>
  <message>
   <source>a list of version %1; this program reads version 2: a newer Gatepost may read it</source>
   <translation>un elenco di versione %1; questo programma legge la versione 2: forse un Gatepost più recente può leggerlo</translation>
  </message>
  <message>
   <source>the list is not the one that its first line names: it was changed or cut on its way</source>
   <translation>l'elenco non è quello indicato dalla sua prima riga: è stato modificato o troncato lungo il percorso</translation>
  </message>
  <message>
   <source>the column %1 is named twice</source>
   <translation>la colonna %1 è nominata due volte</translation>
  </message>
  <message>
   <source>%1 is not a column of a list of agents</source>
   <translation>%1 non è una colonna di un elenco di agenti</translation>
  </message>
  <message>
   <source>the column “token” is missing</source>
   <translation>manca la colonna «token»</translation>
  </message>
  <message>
   <source>%1 cells, %2 are expected</source>
   <translation>%1 celle, attese %2</translation>
  </message>
  <message>
   <source>column %1: %2</source>
   <translation>colonna %1: %2</translation>
  </message>
  <message>
   <source>%1 is already in line %2</source>
   <translation>%1 è già alla riga %2</translation>
  </message>
  <message>
   <source>an agent is missing: name one, for example GPTBot</source>
   <translation>manca un agente: nominarne uno, per esempio GPTBot</translation>
  </message>
  <message>
   <source>no product token in the agent: it needs a name made of a–z, A–Z, digits, _, . or -</source>
   <translation>nell'agente manca un token di prodotto: occorre un nome fatto di lettere, cifre, _, . o -</translation>
  </message>
  <message>
   <source>the file is larger than 1 MiB</source>
   <translation>il file supera 1 MiB</translation>
  </message>
  <message>
   <source>the file is empty</source>
   <translation>il file è vuoto</translation>
  </message>
  <message>
   <source>entry %1: %2</source>
   <translation>voce %1: %2</translation>
  </message>
  <message>
   <source>entry %1, %2: %3</source>
   <translation>voce %1, %2: %3</translation>
  </message>
  <message>
   <source>this is a list of addresses of cards. Nothing is fetched: save the cards and give their files</source>
   <translation>questo è un elenco di indirizzi di schede. Non viene recuperato nulla: salvare le schede e indicarne i file</translation>
  </message>
  <message>
   <source>not a list of agents: a TSV list, robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>non è un elenco di agenti: ci si aspetta un elenco TSV, robots.json di ai.robots.txt, crawler-user-agents, Signature Agent Cards o un elenco di indirizzi</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep</source>
   <translation>ci sono valori annidati oltre %1 livelli</translation>
  </message>
  <message>
   <source>more than %1 entries</source>
   <translation>più di %1 voci</translation>
  </message>
  <message>
   <source>line %1: this is not JSON</source>
   <translation>riga %1: questo non è JSON</translation>
  </message>
  <message>
   <source>JSON, but not a list of agents: robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>è JSON, ma non un elenco di agenti: ci si aspetta robots.json di ai.robots.txt, crawler-user-agents, Signature Agent Cards o un elenco di indirizzi</translation>
  </message>
  <message>
   <source>%1 has two entries; the last one counts</source>
   <translation>%1 ha due voci; vale l'ultima</translation>
  </message>
  <message>
   <source>already in entry %1</source>
   <translation>già nella voce %1</translation>
  </message>
  <message>
   <source>an object is expected</source>
   <translation>ci si aspetta un oggetto</translation>
  </message>
  <message>
   <source>it has no pattern</source>
   <translation>non ha un pattern</translation>
  </message>
  <message>
   <source>a regular expression that is not one name</source>
   <translation>un'espressione regolare che non è un nome solo</translation>
  </message>
  <message>
   <source>not a Signature Agent Card</source>
   <translation>non è una Signature Agent Card</translation>
  </message>
  <message>
   <source>the card has no rfc9309-product-token</source>
   <translation>la scheda non ha rfc9309-product-token</translation>
  </message>
  <message>
   <source>an address list of version %1; version 1 is read</source>
   <translation>un elenco di indirizzi di versione %1; si legge la versione 1</translation>
  </message>
  <message>
   <source>“prefixes” must be a list</source>
   <translation>«prefixes» deve essere un elenco</translation>
  </message>
  <message>
   <source>not a prefix such as 192.0.2.0/24</source>
   <translation>non è un prefisso come 192.0.2.0/24</translation>
  </message>
  <message>
   <source>it does not say whose address this is: name the agent</source>
   <translation>non dice di chi è l'indirizzo: nominare l'agente</translation>
  </message>
  <message>
   <source>Gatepost's list of agents</source>
   <translation>l'elenco di agenti di Gatepost</translation>
  </message>
  <message>
   <source>robots.json of ai.robots.txt</source>
   <translation>robots.json di ai.robots.txt</translation>
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
   <translation>un elenco di indirizzi</translation>
  </message>
 </context>
 <context>
  <name>ask</name>
  <message>
   <source>“agent” must be a text or null</source>
   <translation>«agent» deve essere un testo o null</translation>
  </message>
  <message>
   <source>“agent”: %1</source>
   <translation>«agent»: %1</translation>
  </message>
  <message>
   <source>“status” must be a whole number (an HTTP status)</source>
   <translation>«status» deve essere un numero intero (uno stato HTTP)</translation>
  </message>
  <message>
   <source>“decision” must be a text or null</source>
   <translation>«decision» deve essere un testo o null</translation>
  </message>
  <message>
   <source>“scopes” must be a list of texts</source>
   <translation>«scopes» deve essere un elenco di testi</translation>
  </message>
  <message>
   <source>“asked_at” must be an RFC 3339 time</source>
   <translation>«asked_at» deve essere un orario RFC 3339</translation>
  </message>
  <message>
   <source>“asked_at” is not an RFC 3339 time, such as 2026-11-20T06:00:00Z</source>
   <translation>«asked_at» non è un orario RFC 3339, come 2026-11-20T06:00:00Z</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; did you mean %2?</source>
   <translation>%1 non è una chiave di una riga; si intendeva %2?</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; correct it or remove it</source>
   <translation>%1 non è una chiave di una riga; correggerla o rimuoverla</translation>
  </message>
  <message>
   <source>a row must be an object</source>
   <translation>una riga deve essere un oggetto</translation>
  </message>
  <message>
   <source>“endpoint” must be &quot;absent&quot; or &quot;present&quot;</source>
   <translation>«endpoint» deve essere &quot;absent&quot; o &quot;present&quot;</translation>
  </message>
  <message>
   <source>“directive” is missing</source>
   <translation>manca «directive»</translation>
  </message>
  <message>
   <source>“%1” is not a directive of robots2.txt</source>
   <translation>«%1» non è una direttiva di robots2.txt</translation>
  </message>
  <message>
   <source>line %1, row %2: %3</source>
   <translation>riga %1, voce %2: %3</translation>
  </message>
  <message>
   <source>not JSON; a list of rows such as {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;} is expected</source>
   <translation>non è JSON; ci si aspetta un elenco di righe come {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;}</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>il file supera %1 MiB, oltre quanto viene letto</translation>
  </message>
  <message>
   <source>a list of rows is expected, [ … ]</source>
   <translation>ci si aspetta un elenco di righe, [ … ]</translation>
  </message>
  <message>
   <source>%1 is given twice; keep one</source>
   <translation>%1 è indicato due volte; tenerne uno</translation>
  </message>
 </context>
 <context>
  <name>category</name>
  <message>
   <source>builds a search index</source>
   <translation>costruisce un indice di ricerca</translation>
  </message>
  <message>
   <source>answers a user in conversation</source>
   <translation>risponde a un utente in conversazione</translation>
  </message>
  <message>
   <source>carries out research tasks on its own</source>
   <translation>svolge ricerche in autonomia</translation>
  </message>
  <message>
   <source>helps to write or review code</source>
   <translation>aiuta a scrivere o rivedere codice</translation>
  </message>
  <message>
   <source>collects data in bulk</source>
   <translation>raccoglie dati in massa</translation>
  </message>
  <message>
   <source>makes new content from sources</source>
   <translation>crea nuovi contenuti a partire da fonti</translation>
  </message>
  <message>
   <source>crawls and profiles for advertising</source>
   <translation>esegue scansioni e crea profili per la pubblicità</translation>
  </message>
  <message>
   <source>watches uptime, search ranking or traffic</source>
   <translation>sorveglia disponibilità, posizionamento nelle ricerche o traffico</translation>
  </message>
 </context>
 <context>
  <name>chain</name>
  <message>
   <source>“%1” is not an absolute http(s) URL</source>
   <translation>«%1» non è un URL http(s) assoluto</translation>
  </message>
  <message>
   <source>this file was read already</source>
   <translation>questo file è già stato letto</translation>
  </message>
  <message>
   <source>at most 3 chained files are followed</source>
   <translation>si seguono al massimo 3 file concatenati</translation>
  </message>
  <message>
   <source>a file with chain-id “%1” was read already</source>
   <translation>un file con chain-id «%1» è già stato letto</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is missing here. %2</source>
   <translation>Non è stato possibile leggere il file concatenato %1, perciò qui manca ciò che dichiara. %2</translation>
  </message>
 </context>
 <context>
  <name>change</name>
  <message>
   <source>Whether it changes anything for other agents could not be decided.</source>
   <translation>Non è stato possibile stabilire se cambi qualcosa per altri agenti.</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents at least: %1.</source>
   <comment>Also changes %n agent at least: %1.</comment>
   <translation>
    <numerusform>Cambia anche per almeno %n agente: %1.</numerusform>
    <numerusform>Cambia anche per almeno %n agenti: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>Changes nothing for any other agent.</source>
   <translation>Non cambia nulla per nessun altro agente.</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents: %1.</source>
   <comment>Also changes %n agent: %1.</comment>
   <translation>
    <numerusform>Cambia anche per %n agente: %1.</numerusform>
    <numerusform>Cambia anche per %n agenti: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>That is the answer already. %1</source>
   <translation>La risposta è già questa. %1</translation>
  </message>
  <message>
   <source>Policy files may always be fetched: no rule can forbid it.</source>
   <translation>I file di policy si possono sempre recuperare: nessuna regola può vietarlo.</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: no edit changes what it does.</source>
   <translation>Secondo la documentazione %1 ignora robots.txt: nessuna modifica cambia ciò che fa.</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched: no edit of it counts before it is served again.</source>
   <translation>robots.txt non può essere recuperato: nessuna modifica conta finché non è di nuovo servito.</translation>
  </message>
  <message>
   <source>The hours decide (%1 line %2: %3). Change them, or ask about another time.</source>
   <translation>Decidono gli orari (%1 riga %2: %3). Cambiarli, o porre la domanda per un'altra ora.</translation>
  </message>
  <message>
   <source>The block that %1 manages decides (%2 line %3). Change it in the settings there.</source>
   <translation>Decide il blocco gestito da %1 (%2 riga %3). Cambiarlo nelle sue impostazioni.</translation>
  </message>
  <message>
   <source>A rehearsed answer of the ask endpoint decides: change it on the Ask page.</source>
   <translation>Decide una risposta simulata dell'endpoint ask: cambiarla nella pagina Ask.</translation>
  </message>
  <message>
   <source>A chained file decides (%1 line %2), which belongs to somebody else.</source>
   <translation>Decide un file concatenato (%1 riga %2), che appartiene a qualcun altro.</translation>
  </message>
  <message>
   <source>The site has no file that an edit could be made in. Add a robots.txt first.</source>
   <translation>Il sito non ha alcun file da modificare. Aggiungere prima un robots.txt.</translation>
  </message>
  <message>
   <source>No small edit was found that changes this answer.</source>
   <translation>Nessuna piccola modifica trovata che cambi questa risposta.</translation>
  </message>
  <message>
   <source>The block that %1 manages stays as it is: your lines are outside of it.</source>
   <translation>Il blocco gestito da %1 resta com'è: le proprie righe ne stanno fuori.</translation>
  </message>
  <message>
   <source>No edit is tried where files have more than %1 rules.</source>
   <translation>Non si prova nessuna modifica se i file hanno più di %1 regole.</translation>
  </message>
  <message>
   <source>Let %1 fetch %2</source>
   <translation>Consenti a %1 di recuperare %2</translation>
  </message>
  <message>
   <source>Keep %1 out of %2</source>
   <translation>Tieni %1 fuori da %2</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents</source>
   <comment>%1 and %n more agent</comment>
   <translation>
    <numerusform>%1 e %n altro agente</numerusform>
    <numerusform>%1 e altri %n agenti</numerusform>
   </translation>
  </message>
  <message>
   <source>Add a second group for %3 with “%1: %2”</source>
   <translation>Aggiungi un secondo gruppo per %3 con «%1: %2»</translation>
  </message>
  <message>
   <source>Add “%1: %2” to the group for %3</source>
   <translation>Aggiungi «%1: %2» al gruppo per %3</translation>
  </message>
  <message>
   <source>Give %1 its own block with crawl: %2</source>
   <translation>Dai a %1 un blocco proprio con crawl: %2</translation>
  </message>
  <message>
   <source>Let the group for %1 fetch nothing at all</source>
   <translation>Non consentire al gruppo per %1 di recuperare nulla</translation>
  </message>
  <message>
   <source>Add %1 to the group that may fetch nothing</source>
   <translation>Aggiungi %1 al gruppo che non può recuperare nulla</translation>
  </message>
  <message>
   <source>Give %1 its own group</source>
   <translation>Dai a %1 un gruppo proprio</translation>
  </message>
  <message>
   <source>Take %1 out of the group for %2</source>
   <translation>Togli %1 dal gruppo per %2</translation>
  </message>
  <message>
   <source>Change line %1 to crawl: %2</source>
   <translation>Cambia la riga %1 in crawl: %2</translation>
  </message>
  <message>
   <source>Remove line %1, %2</source>
   <translation>Rimuovi la riga %1, %2</translation>
  </message>
  <message>
   <source>Change line %1 to %2: %3</source>
   <translation>Cambia la riga %1 in %2: %3</translation>
  </message>
  <message>
   <source>The same for every known agent of “%1”</source>
   <translation>Lo stesso per ogni agente noto di «%1»</translation>
  </message>
  <message>
   <source>%1 manages these lines: your changes will be overwritten or duplicated. Change it in the settings there.</source>
   <translation>%1 gestisce queste righe: le modifiche saranno sovrascritte o raddoppiate. Le cambi là, nelle impostazioni.</translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message>
   <source>No agent loses anything.</source>
   <translation>Nessun agente perde nulla.</translation>
  </message>
  <message>
   <source>Only unknown agents lose something.</source>
   <translation>Solo agenti sconosciuti perdono qualcosa.</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose /.</source>
   <comment>%1 loses /.</comment>
   <translation>
    <numerusform>%1 perde /.</numerusform>
    <numerusform>%1 perdono /.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2.</source>
   <comment>%1 loses %2.</comment>
   <translation>
    <numerusform>%1 perde %2.</numerusform>
    <numerusform>%1 perdono %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places; the start page is lost to %2.</source>
   <comment>%1 loses some places; the start page is lost to %2.</comment>
   <translation>
    <numerusform>%1 perde alcuni punti; la pagina iniziale è persa per %2.</numerusform>
    <numerusform>%1 perdono alcuni punti; la pagina iniziale è persa per %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places.</source>
   <comment>%1 loses some places.</comment>
   <translation>
    <numerusform>%1 perde alcuni punti.</numerusform>
    <numerusform>%1 perdono alcuni punti.</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent gains anything.</source>
   <translation>Nessun agente guadagna nulla.</translation>
  </message>
  <message>
   <source>Only unknown agents gain something.</source>
   <translation>Solo agenti sconosciuti guadagnano qualcosa.</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain /.</source>
   <comment>%1 gains /.</comment>
   <translation>
    <numerusform>%1 guadagna /.</numerusform>
    <numerusform>%1 guadagnano /.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2.</source>
   <comment>%1 gains %2.</comment>
   <translation>
    <numerusform>%1 guadagna %2.</numerusform>
    <numerusform>%1 guadagnano %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places; the start page is gained by %2.</source>
   <comment>%1 gains some places; the start page is gained by %2.</comment>
   <translation>
    <numerusform>%1 guadagna alcuni punti; la pagina iniziale è guadagnata da %2.</numerusform>
    <numerusform>%1 guadagnano alcuni punti; la pagina iniziale è guadagnata da %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places.</source>
   <comment>%1 gains some places.</comment>
   <translation>
    <numerusform>%1 guadagna alcuni punti.</numerusform>
    <numerusform>%1 guadagnano alcuni punti.</numerusform>
   </translation>
  </message>
  <message>
   <source>Nobody may fetch less or more; pace or uses differ for unknown agents.</source>
   <translation>Nessuno può recuperare di meno o di più; ritmo o usi differiscono per agenti sconosciuti.</translation>
  </message>
  <message numerus="yes">
   <source>Nobody may fetch less or more; pace or uses differ for %n agents.</source>
   <comment>Nobody may fetch less or more; pace or uses differ for %n agent.</comment>
   <translation>
    <numerusform>Nessuno può recuperare di meno o di più; ritmo o usi differiscono per %n agente.</numerusform>
    <numerusform>Nessuno può recuperare di meno o di più; ritmo o usi differiscono per %n agenti.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>dialect</name>
  <message>
   <source>every agent that is not listed may fetch everything</source>
   <translation>ogni agente non elencato può recuperare tutto</translation>
  </message>
  <message>
   <source>an agent that is not listed may fetch nothing</source>
   <translation>un agente non elencato non può recuperare nulla</translation>
  </message>
  <message>
   <source>may fetch what no disallow path forbids</source>
   <translation>può recuperare ciò che nessun percorso disallow vieta</translation>
  </message>
  <message>
   <source>may fetch only what an allow path opens</source>
   <translation>può recuperare solo ciò che un percorso allow apre</translation>
  </message>
  <message>
   <source>fetches a page because a user asked for it</source>
   <translation>recupera una pagina perché un utente l'ha chiesta</translation>
  </message>
  <message>
   <source>builds a search index</source>
   <translation>costruisce un indice di ricerca</translation>
  </message>
  <message>
   <source>collects text to train models</source>
   <translation>raccoglie testo per addestrare modelli</translation>
  </message>
  <message>
   <source>Schema</source>
   <translation>Schema</translation>
  </message>
  <message>
   <source>The schema that the entity follows.</source>
   <translation>Lo schema che l'entità segue.</translation>
  </message>
  <message>
   <source>Id</source>
   <translation>ID</translation>
  </message>
  <message>
   <source>The entity's identity, a ULID: 26 characters that sort by time. The rendered header quotes it.</source>
   <translation>L'identità dell'entità, un ULID: 26 caratteri ordinabili nel tempo. L'intestazione generata lo riporta.</translation>
  </message>
  <message>
   <source>Slug</source>
   <translation>Slug</translation>
  </message>
  <message>
   <source>The entity's short name; the rendered header names its source by it.</source>
   <translation>Il nome breve dell'entità; l'intestazione generata indica con esso la sua fonte.</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Tipo</translation>
  </message>
  <message>
   <source>The kind of entity.</source>
   <translation>Il tipo di entità.</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>Versione</translation>
  </message>
  <message>
   <source>The version of this policy.</source>
   <translation>La versione di questa policy.</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Titolo</translation>
  </message>
  <message>
   <source>The name of the site; the rendered file begins with it.</source>
   <translation>Il nome del sito; il file generato inizia con esso.</translation>
  </message>
  <message>
   <source>Documentation</source>
   <translation>Documentazione</translation>
  </message>
  <message>
   <source>Where people can read about the policy; named in the rendered header.</source>
   <translation>Dove si può leggere della policy; indicato nell'intestazione generata.</translation>
  </message>
  <message>
   <source>Sitemap</source>
   <translation>Sitemap</translation>
  </message>
  <message>
   <source>The sitemap; rendered as a Sitemap line.</source>
   <translation>La sitemap; generata come riga Sitemap.</translation>
  </message>
  <message>
   <source>LLM index</source>
   <translation>Indice LLM</translation>
  </message>
  <message>
   <source>The index of texts for language models; rendered as a comment at the end.</source>
   <translation>L'indice dei testi per i modelli linguistici; generato come commento alla fine.</translation>
  </message>
  <message>
   <source>Default policy</source>
   <translation>Policy predefinita</translation>
  </message>
  <message>
   <source>What applies to every agent that is not listed. Without it nothing can be rendered.</source>
   <translation>Ciò che vale per ogni agente non elencato. Senza, non si può generare nulla.</translation>
  </message>
  <message>
   <source>Notes on roles</source>
   <translation>Note sui ruoli</translation>
  </message>
  <message>
   <source>For each role a text that the rendered role comment ends with, in brackets or not.</source>
   <translation>Per ogni ruolo un testo con cui termina il commento generato del ruolo, tra parentesi o no.</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agenti</translation>
  </message>
  <message>
   <source>The agents with their own record, in the order in which they are rendered.</source>
   <translation>Gli agenti con una voce propria, nell'ordine in cui vengono generati.</translation>
  </message>
  <message>
   <source>User agent</source>
   <translation>User agent</translation>
  </message>
  <message>
   <source>The agent's product token; every entry needs one and no two may share it.</source>
   <translation>Il token di prodotto dell'agente; ogni voce ne richiede uno e due voci non possono avere lo stesso.</translation>
  </message>
  <message>
   <source>Vendor</source>
   <translation>Gestore</translation>
  </message>
  <message>
   <source>Who operates the agent. It is not rendered.</source>
   <translation>Chi gestisce l'agente. Non viene generato.</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Ruolo</translation>
  </message>
  <message>
   <source>What the agent comes for. Neighbours with the same role share one comment.</source>
   <translation>Perché l'agente viene. Le voci vicine con lo stesso ruolo stanno sotto un solo commento.</translation>
  </message>
  <message>
   <source>Policy</source>
   <translation>Policy</translation>
  </message>
  <message>
   <source>The rule for / that ends the agent's record.</source>
   <translation>La regola per / che chiude la voce dell'agente.</translation>
  </message>
  <message>
   <source>Allow</source>
   <translation>Consenti</translation>
  </message>
  <message>
   <source>Paths that the agent may fetch, one Allow line each.</source>
   <translation>Percorsi che l'agente può recuperare, una riga Allow ciascuno.</translation>
  </message>
  <message>
   <source>Disallow</source>
   <translation>Vieta</translation>
  </message>
  <message>
   <source>Paths that the agent must not fetch, one Disallow line each.</source>
   <translation>Percorsi che l'agente non deve recuperare, una riga Disallow ciascuno.</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Note</translation>
  </message>
  <message>
   <source>Why the entry is as it is; rendered as comment lines above its record.</source>
   <translation>Perché la voce è così; generate come righe di commento sopra la voce.</translation>
  </message>
  <message>
   <source>Purpose</source>
   <translation>Scopo</translation>
  </message>
  <message>
   <source>What the policy is for, in a few sentences. People read it; it is not rendered.</source>
   <translation>A che cosa serve la policy, in poche frasi. È per chi la legge; non viene generato.</translation>
  </message>
  <message>
   <source>Provenance</source>
   <translation>Provenienza</translation>
  </message>
  <message>
   <source>Where the entity comes from: who or what made it, when, and why. It is not rendered.</source>
   <translation>Da dove viene l'entità: chi o che cosa l'ha creata, quando e perché. Non viene generato.</translation>
  </message>
  <message>
   <source>Taxonomy</source>
   <translation>Tassonomia</translation>
  </message>
  <message>
   <source>Topics and keywords by which the entity is found. It is not rendered.</source>
   <translation>Argomenti e parole chiave con cui si trova l'entità. Non viene generato.</translation>
  </message>
  <message>
   <source>Relationships</source>
   <translation>Relazioni</translation>
  </message>
  <message>
   <source>Other entities that this one depends on, belongs with or makes possible, each with a reason. It is not rendered.</source>
   <translation>Altre entità da cui questa dipende, a cui appartiene o che rende possibili, ciascuna con un motivo. Non viene generato.</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>Qualità</translation>
  </message>
  <message>
   <source>How complete the entity is, and who reviewed it when. It is not rendered.</source>
   <translation>Quanto è completa l'entità, e chi l'ha rivista e quando. Non viene generato.</translation>
  </message>
  <message>
   <source>Produces</source>
   <translation>Produce</translation>
  </message>
  <message>
   <source>The formats that are made from the entity, such as robots.txt. It is not rendered.</source>
   <translation>I formati prodotti a partire dall'entità, come robots.txt. Non viene generato.</translation>
  </message>
  <message>
   <source>History</source>
   <translation>Cronologia</translation>
  </message>
  <message>
   <source>What changed in each version, by whom and why. It is not rendered.</source>
   <translation>Che cosa è cambiato in ogni versione, per opera di chi e perché. Non viene generato.</translation>
  </message>
  <message>
   <source>RFC 9309 with the extended standard 2.0 and preference signals</source>
   <translation>RFC 9309 con lo standard esteso 2.0 e i segnali di preferenza</translation>
  </message>
  <message>
   <source>v0.2.1 with v0.2.2's age-rating</source>
   <translation>v0.2.1 con age-rating della v0.2.2</translation>
  </message>
  <message>
   <source>Agents and paths</source>
   <translation>Agenti e percorsi</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>File intero</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>Orari e ritmo</translation>
  </message>
  <message>
   <source>Preference signals</source>
   <translation>Segnali di preferenza</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Letto da pochi</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>Policy per l'IA</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>Comportamento</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>Conformità</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Catena</translation>
  </message>
  <message>
   <source>Meta</source>
   <translation>Meta</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>Identità</translation>
  </message>
  <message>
   <source>Addresses</source>
   <translation>Indirizzi</translation>
  </message>
  <message>
   <source>About the entity</source>
   <translation>Sull'entità</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Commenti</translation>
  </message>
  <message>
   <source>Robot version</source>
   <translation>Versione robot</translation>
  </message>
  <message>
   <source>Directly after the User-agent lines, 2.0 makes the group one of the extended standard: paths are explicit or shell patterns. An odd second number is experimental, and the group then applies to no agent.</source>
   <translation>Subito dopo le righe User-agent, 2.0 rende il gruppo uno dello standard esteso: i percorsi sono espliciti o pattern di shell. Un secondo numero dispari è sperimentale e il gruppo allora non vale per nessuno.</translation>
  </message>
  <message>
   <source>Visit time</source>
   <translation>Orario di visita</translation>
  </message>
  <message>
   <source>Opens the site to the group's crawlers only in these hours, in UTC, both ends included. An end before its start runs past midnight; several lines are several windows.</source>
   <translation>Apre il sito ai crawler del gruppo solo in questi orari, in UTC, estremi inclusi. Una fine precedente all'inizio va oltre la mezzanotte; più righe sono più finestre.</translation>
  </message>
  <message>
   <source>Request rate</source>
   <translation>Frequenza di richiesta</translation>
  </message>
  <message>
   <source>At most so many documents in so many seconds (s), minutes (m) or hours (h), optionally only in a window of the day in UTC. Of several that apply the slowest counts.</source>
   <translation>Al massimo tanti documenti in tanti secondi (s), minuti (m) o ore (h), se si vuole solo in una finestra del giorno in UTC. Se ne valgono diverse, conta la più lenta.</translation>
  </message>
  <message>
   <source>Comment</source>
   <translation>Commento</translation>
  </message>
  <message>
   <source>A message for the people who run the robot: it is asked to pass the line on to them. It decides nothing.</source>
   <translation>Un messaggio per chi gestisce il robot: gli si chiede di inoltrare la riga. Non decide nulla.</translation>
  </message>
  <message>
   <source>Names a crawler that the rules below are for, by its product token; * means every crawler that no group names. Several lines in a row share one group.</source>
   <translation>Indica con il token di prodotto un crawler a cui si applicano le regole sottostanti; * significa ogni crawler che nessun gruppo nomina. Più righe di seguito condividono un gruppo.</translation>
  </message>
  <message>
   <source>Lets the group's crawlers fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides, and at equal length Allow does.</source>
   <translation>Permette ai crawler del gruppo di recuperare ciò che inizia con questo percorso; * sta per una sequenza qualsiasi di caratteri e un $ finale per la fine. Decide la regola più lunga che corrisponde e, a parità di lunghezza, Allow.</translation>
  </message>
  <message>
   <source>Forbids the group's crawlers to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides; an empty value is not a rule.</source>
   <translation>Vieta ai crawler del gruppo di recuperare ciò che inizia con questo percorso; * sta per una sequenza qualsiasi di caratteri e un $ finale per la fine. Decide la regola più lunga che corrisponde; un valore vuoto non è una regola.</translation>
  </message>
  <message>
   <source>Crawl delay</source>
   <translation>Pausa di scansione</translation>
  </message>
  <message>
   <source>Asks for this many seconds between two requests. It is not part of the standard: some crawlers follow it, Googlebot does not.</source>
   <translation>Chiede tanti secondi tra due richieste. Non fa parte dello standard: alcuni crawler lo seguono, Googlebot no.</translation>
  </message>
  <message>
   <source>Says where a sitemap is, as an absolute URL. It belongs to no group and may appear anywhere.</source>
   <translation>Indica dove si trova una sitemap, come URL assoluto. Non appartiene a nessun gruppo e può stare ovunque.</translation>
  </message>
  <message>
   <source>Discovery file</source>
   <translation>File Discovery</translation>
  </message>
  <message>
   <source>Points at a file of the same site that is written for AI systems, as an absolute URL. It belongs to no group and is read by few.</source>
   <translation>Rimanda a un file dello stesso sito scritto per i sistemi di IA, come URL assoluto. Non appartiene a nessun gruppo ed è letto da pochi.</translation>
  </message>
  <message>
   <source>Host</source>
   <translation>Host</translation>
  </message>
  <message>
   <source>Named a site's main mirror for Yandex, which stopped reading it in 2018 and wants redirects instead. It decides nothing here.</source>
   <translation>Indicava a Yandex il mirror principale di un sito; Yandex non lo legge più dal 2018 e vuole invece i reindirizzamenti. Qui non decide nulla.</translation>
  </message>
  <message>
   <source>Clean parameters</source>
   <translation>Parametri da ignorare</translation>
  </message>
  <message>
   <source>Names query parameters that do not change a page, for Yandex, with an optional path. No other large crawler reads it and it decides nothing here.</source>
   <translation>Dice a Yandex quali parametri della query non cambiano una pagina, con un percorso facoltativo. Nessun altro grande crawler lo legge e qui non decide nulla.</translation>
  </message>
  <message>
   <source>No index</source>
   <translation>Non indicizzare</translation>
  </message>
  <message>
   <source>Was read by Google, unofficially and until 2019; use the robots meta tag or the X-Robots-Tag header instead. It decides nothing here.</source>
   <translation>È stato letto da Google, in modo non ufficiale e fino al 2019; usare invece il meta tag robots o l'intestazione X-Robots-Tag. Qui non decide nulla.</translation>
  </message>
  <message>
   <source>No follow</source>
   <translation>Non seguire</translation>
  </message>
  <message>
   <source>Means something only as a robots meta tag or in the X-Robots-Tag header; no large crawler reads it in this file. It decides nothing here.</source>
   <translation>Ha senso solo come meta tag robots o nell'intestazione X-Robots-Tag; nessun grande crawler lo legge in questo file. Qui non decide nulla.</translation>
  </message>
  <message>
   <source>No archive</source>
   <translation>Non archiviare</translation>
  </message>
  <message>
   <source>may be indexed</source>
   <translation>può essere indicizzato</translation>
  </message>
  <message>
   <source>must not be fetched at all</source>
   <translation>non deve essere recuperato affatto</translation>
  </message>
  <message>
   <source>the agent asks the site first and keeps to the answer</source>
   <translation>l'agente chiede prima al sito e si attiene alla risposta</translation>
  </message>
  <message>
   <source>the content may be processed</source>
   <translation>il contenuto può essere elaborato</translation>
  </message>
  <message>
   <source>the content must not be processed</source>
   <translation>il contenuto non deve essere elaborato</translation>
  </message>
  <message>
   <source>may be summarised for a user</source>
   <translation>può essere riassunto per un utente</translation>
  </message>
  <message>
   <source>must not be summarised</source>
   <translation>non deve essere riassunto</translation>
  </message>
  <message>
   <source>may be reworded, translated, adapted</source>
   <translation>può essere riformulato, tradotto, adattato</translation>
  </message>
  <message>
   <source>must not be reworded, translated or adapted</source>
   <translation>non deve essere riformulato, tradotto o adattato</translation>
  </message>
  <message>
   <source>may be used to train models</source>
   <translation>può essere usato per addestrare modelli</translation>
  </message>
  <message>
   <source>must not be used to train models</source>
   <translation>non deve essere usato per addestrare modelli</translation>
  </message>
  <message>
   <source>may be used to earn money</source>
   <translation>può essere usato per guadagnare</translation>
  </message>
  <message>
   <source>must not be used to earn money</source>
   <translation>non deve essere usato per guadagnare</translation>
  </message>
  <message>
   <source>excerpts of any length</source>
   <translation>estratti di qualsiasi lunghezza</translation>
  </message>
  <message>
   <source>no excerpts</source>
   <translation>nessun estratto</translation>
  </message>
  <message>
   <source>under 50 words of source text; attribution, URLs and metadata do not count</source>
   <translation>meno di 50 parole del testo originale; attribuzione, URL e metadati non contano</translation>
  </message>
  <message>
   <source>copies may be kept</source>
   <translation>si possono conservare copie</translation>
  </message>
  <message>
   <source>no copies, not even for the session</source>
   <translation>nessuna copia, nemmeno per la sessione</translation>
  </message>
  <message>
   <source>in memory for this session only: no disk, no database, no vector store</source>
   <translation>in memoria solo per questa sessione: niente disco, database o archivio vettoriale</translation>
  </message>
  <message>
   <source>competitors may use it too</source>
   <translation>anche i concorrenti possono usarlo</translation>
  </message>
  <message>
   <source>a competitor in the declared market must not use it</source>
   <translation>un concorrente nel mercato dichiarato non deve usarlo</translation>
  </message>
  <message>
   <source>may be used to build a profile of the user</source>
   <translation>può essere usato per creare un profilo dell'utente</translation>
  </message>
  <message>
   <source>no profile of the user from this content</source>
   <translation>nessun profilo dell'utente da questo contenuto</translation>
  </message>
  <message>
   <source>the agent names itself in X-Agent-Identity</source>
   <translation>l'agente si identifica in X-Agent-Identity</translation>
  </message>
  <message>
   <source>the agent need not name itself</source>
   <translation>l'agente non è tenuto a identificarsi</translation>
  </message>
  <message>
   <source>agents say truthfully what they are</source>
   <translation>gli agenti dicono sinceramente che cosa sono</translation>
  </message>
  <message>
   <source>must be given</source>
   <translation>è obbligatorio</translation>
  </message>
  <message>
   <source>is welcome</source>
   <translation>è gradito</translation>
  </message>
  <message>
   <source>is not needed</source>
   <translation>non è necessario</translation>
  </message>
  <message>
   <source>the agent chooses a sensible pace itself</source>
   <translation>l'agente sceglie da sé un ritmo ragionevole</translation>
  </message>
  <message>
   <source>views of their authors</source>
   <translation>opinioni dei loro autori</translation>
  </message>
  <message>
   <source>reporting on current events</source>
   <translation>cronaca dell'attualità</translation>
  </message>
  <message>
   <source>facts to look up</source>
   <translation>fatti da consultare</translation>
  </message>
  <message>
   <source>not meant to be taken literally</source>
   <translation>da non prendere alla lettera</translation>
  </message>
  <message>
   <source>offers and advertising</source>
   <translation>offerte e pubblicità</translation>
  </message>
  <message>
   <source>studies and their data</source>
   <translation>studi e i loro dati</translation>
  </message>
  <message>
   <source>a private person's pages</source>
   <translation>pagine di un privato</translation>
  </message>
  <message>
   <source>a human reviews everything before it is published</source>
   <translation>una persona rivede tutto prima della pubblicazione</translation>
  </message>
  <message>
   <source>published without review</source>
   <translation>pubblicato senza revisione</translation>
  </message>
  <message>
   <source>some of it is reviewed</source>
   <translation>una parte viene rivista</translation>
  </message>
  <message>
   <source>AI helped to write the content</source>
   <translation>l'IA ha aiutato a scrivere il contenuto</translation>
  </message>
  <message>
   <source>written without AI</source>
   <translation>scritto senza IA</translation>
  </message>
  <message>
   <source>AI helped with some of it</source>
   <translation>l'IA ha aiutato in parte</translation>
  </message>
  <message>
   <source>fit for everybody</source>
   <translation>adatto a tutti</translation>
  </message>
  <message>
   <source>fit from the age of 7</source>
   <translation>adatto dai 7 anni</translation>
  </message>
  <message>
   <source>fit from the age of 13</source>
   <translation>adatto dai 13 anni</translation>
  </message>
  <message>
   <source>fit from the age of 16</source>
   <translation>adatto dai 16 anni</translation>
  </message>
  <message>
   <source>for adults only</source>
   <translation>solo per adulti</translation>
  </message>
  <message>
   <source>changes all the time</source>
   <translation>cambia di continuo</translation>
  </message>
  <message>
   <source>changes about once a day</source>
   <translation>cambia circa una volta al giorno</translation>
  </message>
  <message>
   <source>changes about once a week</source>
   <translation>cambia circa una volta alla settimana</translation>
  </message>
  <message>
   <source>changes about once a month</source>
   <translation>cambia circa una volta al mese</translation>
  </message>
  <message>
   <source>changes now and then</source>
   <translation>cambia ogni tanto</translation>
  </message>
  <message>
   <source>is not meant to change</source>
   <translation>non è destinato a cambiare</translation>
  </message>
  <message>
   <source>the last update changed what the policy says</source>
   <translation>l'ultimo aggiornamento ha cambiato ciò che la policy dice</translation>
  </message>
  <message>
   <source>the last update changed no meaning</source>
   <translation>l'ultimo aggiornamento non ha cambiato alcun significato</translation>
  </message>
  <message>
   <source>Names an agent that the path rules below are for; * means every agent that no group names. Several lines in a row share one group.</source>
   <translation>Nomina un agente a cui si applicano le regole di percorso sottostanti; * significa ogni agente che nessun gruppo nomina. Più righe di seguito condividono un gruppo.</translation>
  </message>
  <message>
   <source>Leaves open to the group's agents what begins with this path. It may only narrow: what robots.txt forbids stays forbidden.</source>
   <translation>Lascia aperto agli agenti del gruppo ciò che inizia con questo percorso. Può solo restringere: ciò che robots.txt vieta resta vietato.</translation>
  </message>
  <message>
   <source>Forbids the group's agents to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides.</source>
   <translation>Vieta agli agenti del gruppo di recuperare ciò che inizia con questo percorso; * sta per una sequenza qualsiasi di caratteri e un $ finale per la fine. Decide la regola più lunga che corrisponde.</translation>
  </message>
  <message>
   <source>Crawl</source>
   <translation>Scansione</translation>
  </message>
  <message>
   <source>Whether agents may fetch and index this site at all. A no or ask here decides the fetch itself.</source>
   <translation>Indica se gli agenti possono recuperare e indicizzare questo sito. Un no o un ask qui decide il recupero stesso.</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Lettura</translation>
  </message>
  <message>
   <source>Whether agents may process the content of a page. A no here forbids every use below it.</source>
   <translation>Indica se gli agenti possono elaborare il contenuto di una pagina. Un no qui vieta ogni uso elencato sotto.</translation>
  </message>
  <message>
   <source>Summarise</source>
   <translation>Riassunto</translation>
  </message>
  <message>
   <source>Whether agents may give a user a summary of the content.</source>
   <translation>Indica se gli agenti possono dare a un utente un riassunto del contenuto.</translation>
  </message>
  <message>
   <source>Quote</source>
   <translation>Citazione</translation>
  </message>
  <message>
   <source>Whether agents may repeat excerpts word for word; short-only keeps each quote under 50 words of source text.</source>
   <translation>Indica se gli agenti possono ripetere estratti parola per parola; short-only mantiene ogni citazione sotto le 50 parole del testo originale.</translation>
  </message>
  <message>
   <source>Derive</source>
   <translation>Opere derivate</translation>
  </message>
  <message>
   <source>Whether agents may reword, translate, restyle or adapt the content. Summaries and quotes have their own directives.</source>
   <translation>Indica se gli agenti possono riformulare, tradurre, ristilizzare o adattare il contenuto. Riassunti e citazioni hanno direttive proprie.</translation>
  </message>
  <message>
   <source>Train</source>
   <translation>Addestramento</translation>
  </message>
  <message>
   <source>Whether the content may be used to train an AI model.</source>
   <translation>Indica se il contenuto può essere usato per addestrare un modello di IA.</translation>
  </message>
  <message>
   <source>Store</source>
   <translation>Conservazione</translation>
  </message>
  <message>
   <source>Whether agents may keep copies; session-only means in memory until the session ends, never in a database, index or vector store.</source>
   <translation>Indica se gli agenti possono conservare copie; session-only significa in memoria fino alla fine della sessione, mai in un database, indice o archivio vettoriale.</translation>
  </message>
  <message>
   <source>Compete</source>
   <translation>Concorrenza</translation>
  </message>
  <message>
   <source>Whether a direct competitor may use the content. A competitor earns its main revenue in the declared market; an agent that serves an ordinary user does not compete.</source>
   <translation>Indica se un concorrente diretto può usare il contenuto. Un concorrente ricava il suo reddito principale nel mercato dichiarato; un agente che serve un utente comune non fa concorrenza.</translation>
  </message>
  <message>
   <source>Market</source>
   <translation>Mercato</translation>
  </message>
  <message>
   <source>Names your main market in your own words, so that agents can tell whether compete: no applies to them. It is about the whole file.</source>
   <translation>Indica il mercato principale con parole proprie, così che gli agenti capiscano se compete: no li riguarda. Riguarda l'intero file.</translation>
  </message>
  <message>
   <source>Personalise</source>
   <translation>Personalizzazione</translation>
  </message>
  <message>
   <source>Whether agents may build a profile of their user from this content.</source>
   <translation>Indica se gli agenti possono creare un profilo del proprio utente da questo contenuto.</translation>
  </message>
  <message>
   <source>Monetise</source>
   <translation>Monetizzazione</translation>
  </message>
  <message>
   <source>Whether agents may use the content to earn money.</source>
   <translation>Indica se gli agenti possono usare il contenuto per guadagnare.</translation>
  </message>
  <message>
   <source>Attribution</source>
   <translation>Attribuzione</translation>
  </message>
  <message>
   <source>Whether agents must credit the source.</source>
   <translation>Indica se gli agenti devono citare la fonte.</translation>
  </message>
  <message>
   <source>Link back</source>
   <translation>Link alla fonte</translation>
  </message>
  <message>
   <source>Whether agents must link to the original page.</source>
   <translation>Indica se gli agenti devono inserire un link alla pagina originale.</translation>
  </message>
  <message>
   <source>Rate</source>
   <translation>Frequenza</translation>
  </message>
  <message>
   <source>At most this many requests a minute, or polite to leave the pace to the agent. It joins the rates of the other files; the slowest counts.</source>
   <translation>Al massimo tante richieste al minuto, o polite per lasciare il ritmo all'agente. Si unisce alle frequenze degli altri file; conta la più lenta.</translation>
  </message>
  <message>
   <source>Announce</source>
   <translation>Annuncio</translation>
  </message>
  <message>
   <source>Whether agents must name themselves before they crawl, in the header X-Agent-Identity.</source>
   <translation>Indica se gli agenti devono identificarsi prima della scansione, nell'intestazione X-Agent-Identity.</translation>
  </message>
  <message>
   <source>Honest</source>
   <translation>Onestà</translation>
  </message>
  <message>
   <source>Agents say truthfully what they are. There is no other value than yes.</source>
   <translation>Gli agenti dicono sinceramente che cosa sono. Non esiste altro valore che yes.</translation>
  </message>
  <message>
   <source>Content type</source>
   <translation>Tipo di contenuto</translation>
  </message>
  <message>
   <source>What kind of content the site mainly has, as its owner describes it. It is about the whole file.</source>
   <translation>Indica che tipo di contenuto ospita soprattutto il sito, secondo il suo proprietario. Riguarda l'intero file.</translation>
  </message>
  <message>
   <source>Editorial review</source>
   <translation>Revisione editoriale</translation>
  </message>
  <message>
   <source>Whether a human reviews the content before it is published. It is about the whole file.</source>
   <translation>Indica se una persona rivede il contenuto prima della pubblicazione. Riguarda l'intero file.</translation>
  </message>
  <message>
   <source>AI assisted</source>
   <translation>Assistito dall'IA</translation>
  </message>
  <message>
   <source>Whether AI was used to help write the content. It is about the whole file.</source>
   <translation>Indica se l'IA è stata usata per aiutare a scrivere il contenuto. Riguarda l'intero file.</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Lingua</translation>
  </message>
  <message>
   <source>The main language of the site, as a language tag. It is about the whole file.</source>
   <translation>La lingua principale del sito, come codice di lingua. Riguarda l'intero file.</translation>
  </message>
  <message>
   <source>Age rating</source>
   <translation>Fascia d'età</translation>
  </message>
  <message>
   <source>From which age the content is fit. A path after a colon narrows it to what begins with that path, and the longest path that matches decides.</source>
   <translation>Da che età il contenuto è adatto. Un percorso dopo i due punti lo restringe a ciò che inizia con quel percorso, e decide il percorso più lungo che corrisponde.</translation>
  </message>
  <message>
   <source>Report to</source>
   <translation>Segnalazioni a</translation>
  </message>
  <message>
   <source>Where to report agents that break this policy: a URL or a mail address. Several lines are several places; it is about the whole file.</source>
   <translation>Dove segnalare gli agenti che violano questa policy: un URL o un indirizzo e-mail. Più righe indicano più recapiti; riguarda l'intero file.</translation>
  </message>
  <message>
   <source>The policy file that fills in what this one leaves unstated. It counts only on the last line that is neither blank nor a comment, and at most three files are followed.</source>
   <translation>Il file di policy che completa ciò che questo non dichiara. Vale solo nell'ultima riga che non sia vuota né un commento, e si seguono al massimo tre file.</translation>
  </message>
  <message>
   <source>Specification version</source>
   <translation>Versione della specifica</translation>
  </message>
  <message>
   <source>The version of the specification that the file is written for.</source>
   <translation>La versione della specifica per cui il file è scritto.</translation>
  </message>
  <message>
   <source>Last update</source>
   <translation>Ultimo aggiornamento</translation>
  </message>
  <message>
   <source>When the file was last changed, to the minute, in UTC.</source>
   <translation>Quando il file è stato modificato l'ultima volta, al minuto, in UTC.</translation>
  </message>
  <message>
   <source>Update frequency</source>
   <translation>Frequenza di aggiornamento</translation>
  </message>
  <message>
   <source>How often agents should expect the file to change.</source>
   <translation>Quanto spesso gli agenti dovrebbero aspettarsi che il file cambi.</translation>
  </message>
  <message>
   <source>Significant change</source>
   <translation>Modifica sostanziale</translation>
  </message>
  <message>
   <source>Whether the last update changed what the policy says.</source>
   <translation>Indica se l'ultimo aggiornamento ha cambiato ciò che la policy dice.</translation>
  </message>
  <message>
   <source>Authored by</source>
   <translation>Redatto da</translation>
  </message>
  <message>
   <source>Who wrote the file.</source>
   <translation>Chi ha scritto il file.</translation>
  </message>
  <message>
   <source>Contact</source>
   <translation>Contatto</translation>
  </message>
  <message>
   <source>Where to ask about the policy: a mail address, a URL or plain text.</source>
   <translation>Dove chiedere della policy: un indirizzo e-mail, un URL o testo libero.</translation>
  </message>
  <message>
   <source>Jurisdiction</source>
   <translation>Giurisdizione</translation>
  </message>
  <message>
   <source>Which country's law the site owner appeals to.</source>
   <translation>Il paese al cui diritto si richiama il proprietario del sito.</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>Licenza</translation>
  </message>
  <message>
   <source>The licence of the site's content.</source>
   <translation>La licenza del contenuto del sito.</translation>
  </message>
  <message>
   <source>Chain id</source>
   <translation>ID di catena</translation>
  </message>
  <message>
   <source>A name for this file that stays the same on every mirror, so that agents notice a chain that comes back to it.</source>
   <translation>Un nome per questo file che resta uguale su ogni mirror, così che gli agenti notino una catena che vi ritorna.</translation>
  </message>
  <message>
   <source>y or n: use the content to train AI models</source>
   <translation>y o n: usare il contenuto per addestrare modelli di IA</translation>
  </message>
  <message>
   <source>y or n: give the content to an AI model while it answers</source>
   <translation>y o n: dare il contenuto a un modello di IA mentre risponde</translation>
  </message>
  <message>
   <source>y or n: use the content in a search index that leads back here</source>
   <translation>y o n: usare il contenuto in un indice di ricerca che riporta qui</translation>
  </message>
  <message>
   <source>yes or no: build a search index and show links and short excerpts</source>
   <translation>yes o no: costruire un indice di ricerca e mostrare link e brevi estratti</translation>
  </message>
  <message>
   <source>yes or no: feed the content into a model to answer a question</source>
   <translation>yes o no: fornire il contenuto a un modello per rispondere a una domanda</translation>
  </message>
  <message>
   <source>yes or no: train or fine-tune AI models</source>
   <translation>yes o no: addestrare o perfezionare modelli di IA</translation>
  </message>
  <message>
   <source>immediate, reference or full: how much of the content may be shown</source>
   <translation>immediate, reference o full: quanto del contenuto si può mostrare</translation>
  </message>
  <message>
   <source>Agent purpose</source>
   <translation>Scopo dell'agente</translation>
  </message>
  <message>
   <source>Was proposed to name agents by what they do instead of by their token. No crawler is known to read it and it decides nothing here.</source>
   <translation>È stato proposto per nominare gli agenti da ciò che fanno invece che dal token. Non si conosce alcun crawler che lo legga e qui non decide nulla.</translation>
  </message>
  <message>
   <source>Content usage</source>
   <translation>Uso del contenuto</translation>
  </message>
  <message>
   <source>Says for a path (none means all) which uses are wanted: y or n for each of train-ai, ai-use and search; none of them stands for another. It is about use after the fetch: it never changes what may be fetched, and says nothing about a path that a rule denies.</source>
   <translation>Dice per un percorso (nessuno significa tutti) quali usi sono graditi: y o n per ciascuno di train-ai, ai-use e search; nessuno ne sostituisce un altro. Riguarda l'uso dopo il recupero: non cambia mai ciò che si può recuperare, e non dice nulla di un percorso che una regola vieta.</translation>
  </message>
  <message>
   <source>Content signal</source>
   <translation>Segnale di contenuto</translation>
  </message>
  <message>
   <source>Says with yes or no which uses are wanted; what is left out is neither granted nor refused. use= says how much may be shown: immediate, reference or full. It never changes what may be fetched.</source>
   <translation>Dice con yes o no quali usi sono graditi; ciò che manca non è né concesso né rifiutato. use= dice quanto si può mostrare: immediate, reference o full. Non cambia mai ciò che si può recuperare.</translation>
  </message>
  <message>
   <source>Allow AI training</source>
   <translation>Consenti addestramento IA</translation>
  </message>
  <message>
   <source>Permits training of AI models with what begins with this path; matched like Allow. Google takes it for Allow; for all others it never changes what may be fetched.</source>
   <translation>Permette l'addestramento di modelli di IA con ciò che inizia con questo percorso; confrontato come Allow. Google lo prende per Allow; per tutti gli altri non cambia mai ciò che si può recuperare.</translation>
  </message>
  <message>
   <source>Disallow AI training</source>
   <translation>Vieta addestramento IA</translation>
  </message>
  <message>
   <source>Refuses training of AI models with what begins with this path; matched like Disallow. Google takes it for Disallow; for all others it never changes what may be fetched.</source>
   <translation>Rifiuta l'addestramento di modelli di IA con ciò che inizia con questo percorso; confrontato come Disallow. Google lo prende per Disallow; per tutti gli altri non cambia mai ciò che si può recuperare.</translation>
  </message>
  <message>
   <source>Licence file</source>
   <translation>File di licenza</translation>
  </message>
  <message>
   <source>Points at a licence file that says on which terms the content may be used, as an absolute URL. It belongs to no group and never changes what may be fetched.</source>
   <translation>Rimanda a un file di licenza che dice a quali condizioni si può usare il contenuto, come URL assoluto. Non appartiene a nessun gruppo e non cambia mai ciò che si può recuperare.</translation>
  </message>
  <message>
   <source>Comment of the file</source>
   <translation>Commento del file</translation>
  </message>
  <message>
   <source>The comment lines at the top of the file, for people: whose file it is, and why it is as it is. Agents pass over them.</source>
   <translation>Le righe di commento in cima al file, per le persone: di chi è il file, e perché è così. Gli agenti le saltano.</translation>
  </message>
  <message>
   <source>Comment of the group</source>
   <translation>Commento del gruppo</translation>
  </message>
  <message>
   <source>The comment lines directly above the group. They move with it, and agents pass over them.</source>
   <translation>Le righe di commento subito sopra il gruppo. Si spostano con esso, e gli agenti le saltano.</translation>
  </message>
  <message>
   <source>Comment of the rule</source>
   <translation>Commento della regola</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen rule's line. Agents pass over it.</source>
   <translation>Il commento in fondo alla riga della regola scelta. Gli agenti lo saltano.</translation>
  </message>
  <message>
   <source>Comment of the block</source>
   <translation>Commento del blocco</translation>
  </message>
  <message>
   <source>The comment lines directly above the block's header. Agents pass over them.</source>
   <translation>Le righe di commento subito sopra l'intestazione del blocco. Gli agenti le saltano.</translation>
  </message>
  <message>
   <source>Comment of the value</source>
   <translation>Commento del valore</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen value's line. Agents pass over it.</source>
   <translation>Il commento in fondo alla riga del valore scelto. Gli agenti lo saltano.</translation>
  </message>
  <message>
   <source>Comment of the entry</source>
   <translation>Commento della voce</translation>
  </message>
  <message>
   <source>The comment lines directly above the agent's entry. They move with it and stay in the policy: robots.txt gets the notes, not the comments.</source>
   <translation>Le righe di commento subito sopra la voce dell'agente. Si spostano con essa e restano nella policy: in robots.txt vanno le note, non i commenti.</translation>
  </message>
  <message>
   <source>Comment of the line</source>
   <translation>Commento della riga</translation>
  </message>
  <message>
   <source>The comment at the end of the line of the field that you edited last, a path for example. It stays in the policy.</source>
   <translation>Il commento in fondo alla riga del campo modificato per ultimo, per esempio un percorso. Resta nella policy.</translation>
  </message>
 </context>
 <context>
  <name>duty</name>
  <message>
   <source>crawl</source>
   <translation>eseguire la scansione</translation>
  </message>
  <message>
   <source>read the content</source>
   <translation>leggere il contenuto</translation>
  </message>
  <message>
   <source>summarise</source>
   <translation>riassumere</translation>
  </message>
  <message>
   <source>quote at any length</source>
   <translation>citare a qualsiasi lunghezza</translation>
  </message>
  <message>
   <source>quote fewer than 50 words</source>
   <translation>citare meno di 50 parole</translation>
  </message>
  <message>
   <source>quote</source>
   <translation>citare</translation>
  </message>
  <message>
   <source>adapt and translate</source>
   <translation>adattare e tradurre</translation>
  </message>
  <message>
   <source>adapt or translate</source>
   <translation>adattare o tradurre</translation>
  </message>
  <message>
   <source>train models</source>
   <translation>addestrare modelli</translation>
  </message>
  <message>
   <source>keep copies</source>
   <translation>conservare copie</translation>
  </message>
  <message>
   <source>keep copies until the session ends</source>
   <translation>conservare copie fino alla fine della sessione</translation>
  </message>
  <message>
   <source>use it against the site in its market</source>
   <translation>usarlo contro il sito nel suo mercato</translation>
  </message>
  <message>
   <source>profile its user</source>
   <translation>creare un profilo del proprio utente</translation>
  </message>
  <message>
   <source>earn money with it</source>
   <translation>usarlo per guadagnare</translation>
  </message>
  <message>
   <source>name itself</source>
   <translation>identificarsi</translation>
  </message>
  <message>
   <source>say truthfully what it is</source>
   <translation>dire sinceramente che cosa è</translation>
  </message>
  <message>
   <source>credit the source</source>
   <translation>citare la fonte</translation>
  </message>
  <message>
   <source>link back</source>
   <translation>inserire un link alla fonte</translation>
  </message>
  <message>
   <source>keep a polite pace</source>
   <translation>mantenere un ritmo riguardoso</translation>
  </message>
  <message>
   <source>show it to readers under 7</source>
   <translation>mostrarlo a lettori sotto i 7 anni</translation>
  </message>
  <message>
   <source>show it to readers under 13</source>
   <translation>mostrarlo a lettori sotto i 13 anni</translation>
  </message>
  <message>
   <source>show it to readers under 16</source>
   <translation>mostrarlo a lettori sotto i 16 anni</translation>
  </message>
  <message>
   <source>show it to readers under 18</source>
   <translation>mostrarlo a lettori sotto i 18 anni</translation>
  </message>
  <message>
   <source>may %1</source>
   <translation>può %1</translation>
  </message>
  <message>
   <source>must %1</source>
   <translation>deve %1</translation>
  </message>
  <message>
   <source>must ask before it may %1</source>
   <translation>deve chiedere prima di poter %1</translation>
  </message>
  <message>
   <source>must not %1</source>
   <translation>non deve %1</translation>
  </message>
  <message>
   <source>is asked to %1</source>
   <translation>è invitato a %1</translation>
  </message>
 </context>
 <context>
  <name>edit</name>
  <message>
   <source>A comment that begins with “meta:” is a meta line. Use the fields for those.</source>
   <translation>Un commento che inizia con «meta:» è una riga meta. Usare gli appositi campi.</translation>
  </message>
  <message>
   <source>There is no block [agent: %1].</source>
   <translation>Non esiste un blocco [agent: %1].</translation>
  </message>
  <message>
   <source>There is no such group.</source>
   <translation>Questo gruppo non esiste.</translation>
  </message>
  <message>
   <source>%1 has no groups of the extended standard.</source>
   <translation>%1 non ha gruppi dello standard esteso.</translation>
  </message>
  <message>
   <source>Robot-version must be directly below the User-agent lines: split the User-agent line and its rule first.</source>
   <translation>Robot-version deve stare subito sotto le righe User-agent: separare prima la riga User-agent dalla sua regola.</translation>
  </message>
  <message>
   <source>There are other lines between this group's User-agent lines: separate the groups first.</source>
   <translation>Tra le righe User-agent di questo gruppo ci sono altre righe: separare prima i gruppi.</translation>
  </message>
  <message>
   <source>The longest rule decides no longer: every Disallow but a bare * wins over an Allow with a pattern.</source>
   <translation>Non decide più la regola più lunga: ogni Disallow, tranne un semplice *, vince su un Allow con un pattern.</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is refused from now on.</source>
   <translation>Il gruppo ha solo regole Allow: d'ora in poi ogni altro percorso è vietato.</translation>
  </message>
  <message>
   <source>%1 matches this one path, no longer what begins with it: write %2 for the same.</source>
   <translation>%1 corrisponde solo a questo percorso, non più a ciò che inizia con esso: per lo stesso effetto scrivere %2.</translation>
  </message>
  <message>
   <source>%1 is a pattern for the whole path: write %2 for the same.</source>
   <translation>%1 è un pattern per l'intero percorso: per lo stesso effetto scrivere %2.</translation>
  </message>
  <message>
   <source>The other group for %1 now applies only to robots that do not support 2.0.</source>
   <translation>L’altro gruppo per %1 ora vale solo per i robot che non supportano 2.0.</translation>
  </message>
  <message>
   <source>The group has no rules: everything is allowed.</source>
   <translation>Il gruppo non ha regole: tutto è consentito.</translation>
  </message>
  <message>
   <source>%1 has no like in a plain group: ?, sets and values that do not begin with / or * mean something else there.</source>
   <translation>%1 non ha equivalente in un gruppo semplice: ?, insiemi e valori che non iniziano con / o * vi significano altro.</translation>
  </message>
  <message>
   <source>%1 matches everything that begins with it, not this one path: write %2 for the same.</source>
   <translation>%1 corrisponde a tutto ciò che inizia con esso, non a questo solo percorso: per lo stesso effetto scrivere %2.</translation>
  </message>
  <message>
   <source>%1 is read as a prefix: write %2 for the same.</source>
   <translation>%1 si legge come prefisso: per lo stesso effetto scrivere %2.</translation>
  </message>
  <message>
   <source>The longest rule that matches decides from now on, and at equal length Allow.</source>
   <translation>D'ora in poi decide la regola più lunga che corrisponde e, a parità di lunghezza, Allow.</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is allowed from now on; add Disallow: / to refuse the rest.</source>
   <translation>Il gruppo ha solo regole Allow: d'ora in poi ogni altro percorso è consentito; aggiungere Disallow: / per vietare il resto.</translation>
  </message>
  <message>
   <source>Without this line the Robot-version below it would count and change what the group means: remove that one first.</source>
   <translation>Senza questa riga varrebbe la Robot-version sottostante, che cambierebbe il significato del gruppo: rimuovere prima quella.</translation>
  </message>
  <message>
   <source>There is no such rule in this group.</source>
   <translation>In questo gruppo tale regola non esiste.</translation>
  </message>
  <message>
   <source>There is no such agent in this group.</source>
   <translation>In questo gruppo tale agente non esiste.</translation>
  </message>
  <message>
   <source>This rule is on its User-agent line: split the line first, then move the rule.</source>
   <translation>Questa regola sta sulla sua riga User-agent: dividere prima la riga, poi spostare la regola.</translation>
  </message>
  <message>
   <source>An agent with a rule on its line needs a name: split the line first.</source>
   <translation>Un agente con una regola sulla sua riga richiede un nome: dividere prima la riga.</translation>
  </message>
  <message>
   <source>A group needs an agent: remove the whole group instead.</source>
   <translation>Un gruppo richiede un agente: rimuovere invece l'intero gruppo.</translation>
  </message>
  <message>
   <source>A rule is Allow or Disallow.</source>
   <translation>Una regola è Allow o Disallow.</translation>
  </message>
  <message>
   <source>%1 is not in a group for %2.</source>
   <translation>%1 non sta in un gruppo di %2.</translation>
  </message>
  <message>
   <source>A group needs at least one agent.</source>
   <translation>Un gruppo richiede almeno un agente.</translation>
  </message>
  <message>
   <source>%1 has no groups.</source>
   <translation>%1 non ha gruppi.</translation>
  </message>
  <message>
   <source>Without this group the policy lines below it would fall into the block [agent: %1] above it: move them up first.</source>
   <translation>Senza questo gruppo le righe di policy sottostanti finirebbero nel blocco [agent: %1] che sta sopra: spostarle prima in alto.</translation>
  </message>
  <message>
   <source>A value cannot contain a line break: what follows it would be a separate line.</source>
   <translation>Un valore non può contenere un'interruzione di riga: ciò che segue sarebbe una riga a sé.</translation>
  </message>
  <message>
   <source>A value cannot contain a NUL byte.</source>
   <translation>Un valore non può contenere un byte NUL.</translation>
  </message>
  <message>
   <source>A # would begin a comment here; in a path or URL write %1.</source>
   <translation>Un # inizierebbe qui un commento; in un percorso o URL scrivere %1.</translation>
  </message>
  <message>
   <source>A # after a space would begin a comment here.</source>
   <translation>Un # dopo uno spazio inizierebbe qui un commento.</translation>
  </message>
  <message>
   <source>A rule cannot be on its User-agent line: add it as a separate line.</source>
   <translation>Una regola non può stare sulla sua riga User-agent: aggiungerla come riga a sé.</translation>
  </message>
  <message>
   <source>There is no such line.</source>
   <translation>Questa riga non esiste.</translation>
  </message>
  <message>
   <source>This line has no value.</source>
   <translation>Questa riga non ha un valore.</translation>
  </message>
  <message>
   <source>%1 is not a line about the whole file in %2.</source>
   <translation>%1 non è una riga sull'intero file in %2.</translation>
  </message>
  <message>
   <source>%1 has no meta lines.</source>
   <translation>%1 non ha righe meta.</translation>
  </message>
  <message>
   <source>A meta key is a word without a colon.</source>
   <translation>Una chiave meta è una parola senza due punti.</translation>
  </message>
  <message numerus="yes">
   <source>%1 followed the group for %2 until now: its %n lines are copied into the new group, or they would no longer apply to it</source>
   <comment>%1 followed the group for %2 until now: its %n line is copied into the new group, or it would no longer apply to it</comment>
   <translation>
    <numerusform>Finora %1 seguiva il gruppo per %2: la sua riga (%n) viene copiata nel nuovo gruppo, altrimenti non gli si applicherebbe più</numerusform>
    <numerusform>Finora %1 seguiva il gruppo per %2: le sue %n righe vengono copiate nel nuovo gruppo, altrimenti non gli si applicherebbero più</numerusform>
   </translation>
  </message>
  <message>
   <source>A block needs the name of a category or an agent.</source>
   <translation>Un blocco richiede il nome di una categoria o di un agente.</translation>
  </message>
  <message>
   <source>A block's name cannot contain a line break, a NUL byte, # or a bracket.</source>
   <translation>Il nome di un blocco non può contenere un'interruzione di riga, un byte NUL, # o una parentesi quadra.</translation>
  </message>
  <message>
   <source>%1 has no [agent: …] blocks.</source>
   <translation>%1 non ha blocchi [agent: …].</translation>
  </message>
  <message>
   <source>%1 is not a policy directive of %2.</source>
   <translation>%1 non è una direttiva di policy di %2.</translation>
  </message>
  <message>
   <source>%1 is about the whole file, not about one agent.</source>
   <translation>%1 riguarda l'intero file, non un solo agente.</translation>
  </message>
  <message>
   <source>There is a block [agent: %1] already.</source>
   <translation>Esiste già un blocco [agent: %1].</translation>
  </message>
  <message>
   <source>%1 has no chain.</source>
   <translation>%1 non ha una catena.</translation>
  </message>
  <message>
   <source>A comment cannot contain control characters. Remove them.</source>
   <translation>Un commento non può contenere caratteri di controllo. Rimuoverli.</translation>
  </message>
  <message>
   <source>This comment is one line: it cannot contain line ends or other control characters.</source>
   <translation>Questo commento è di una sola riga: non può contenere fini di riga né altri caratteri di controllo.</translation>
  </message>
 </context>
 <context>
  <name>export</name>
  <message>
   <source>What %1 can compare.</source>
   <translation>Ciò che %1 può confrontare.</translation>
  </message>
  <message>
   <source>An address with a query is refused as soon as it begins like the rule, whatever the query says. A query that %1 cannot read (a semicolon, a damaged escape) counts as none.</source>
   <translation>Un indirizzo con query viene rifiutato appena inizia come la regola, qualunque cosa dica la query. Una query che %1 non può leggere (un punto e virgola, una sequenza di escape danneggiata) vale come assente.</translation>
  </message>
  <message>
   <source>More paths are refused than the rule says.</source>
   <translation>Si rifiutano più percorsi di quanti ne dica la regola.</translation>
  </message>
  <message>
   <source>The path as %1 decodes it, without its query.</source>
   <translation>Il percorso come lo decodifica %1, senza la sua query.</translation>
  </message>
  <message>
   <source>An escaped slash counts as a slash.</source>
   <translation>Una barra codificata vale come una barra.</translation>
  </message>
  <message>
   <source>The hours by the server's clock, where it runs with TZ=UTC.</source>
   <translation>Gli orari secondo l'orologio del server, se gira con TZ=UTC.</translation>
  </message>
  <message>
   <source>In another time zone the hours are shifted by its difference from UTC.</source>
   <translation>In un altro fuso orario gli orari si spostano della sua differenza da UTC.</translation>
  </message>
  <message>
   <source>The path as it was sent.</source>
   <translation>Il percorso così come è stato inviato.</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule, though it is the same path.</source>
   <translation>Un percorso con un carattere codificato in percentuale aggira la regola, benché sia lo stesso percorso.</translation>
  </message>
  <message>
   <source>Refused.</source>
   <translation>Rifiutato.</translation>
  </message>
  <message>
   <source>The chosen agents are refused what is not a URL: a byte above 127 that is not escaped, or a % that begins no escape.</source>
   <translation>Agli agenti scelti si rifiuta ciò che non è un URL: un byte oltre 127 non codificato, o un % che non inizia alcuna sequenza di escape.</translation>
  </message>
  <message>
   <source>The URL as %1 normalises it.</source>
   <translation>L'URL come lo normalizza %1.</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule where the service's own normalising is off.</source>
   <translation>Un percorso con un carattere codificato in percentuale aggira la regola dove la normalizzazione del servizio è disattivata.</translation>
  </message>
  <message>
   <source>An agent that cannot be seen in a request</source>
   <translation>Un agente che non si vede in una richiesta</translation>
  </message>
  <message>
   <source>Hours that cannot be said, or only in the server's time zone</source>
   <translation>Orari che non si possono esprimere, o solo nel fuso orario del server</translation>
  </message>
  <message>
   <source>A pace that cannot be said, or only rounded</source>
   <translation>Un ritmo che non si può esprimere, o solo arrotondato</translation>
  </message>
  <message>
   <source>Spellings of a path that are not told apart</source>
   <translation>Grafie di un percorso che non si distinguono</translation>
  </message>
  <message>
   <source>A server cannot be asked first</source>
   <translation>A un server non si può chiedere prima</translation>
  </message>
  <message>
   <source>Use of what was fetched, which a server does not see</source>
   <translation>L'uso di ciò che è stato recuperato, che un server non vede</translation>
  </message>
  <message>
   <source>A limit of the server's size or cost</source>
   <translation>Un limite di dimensione o di costo del server</translation>
  </message>
  <message>
   <source>Agents that are not recognised</source>
   <translation>Agenti che non vengono riconosciuti</translation>
  </message>
  <message>
   <source>Names can be forged</source>
   <translation>I nomi si possono falsificare</translation>
  </message>
  <message>
   <source>A chained file that was not read</source>
   <translation>Un file concatenato che non è stato letto</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so that nothing that it states is in here. %2</source>
   <translation>Non è stato possibile leggere il file concatenato %1, perciò qui non c'è nulla di ciò che dichiara. %2</translation>
  </message>
  <message>
   <source>the rules of the files, as if each were there</source>
   <translation>le regole dei file, come se ci fossero tutti</translation>
  </message>
  <message>
   <source>how requests for the files end was stated, and is not in here</source>
   <translation>come finiscono le richieste dei file era indicato, e qui non è compreso</translation>
  </message>
  <message>
   <source>Nothing.</source>
   <translation>Nulla.</translation>
  </message>
  <message>
   <source>%1 cannot tell the time in its conditions: these agents may come at any hour.</source>
   <translation>%1 non conosce l'ora nelle sue condizioni: questi agenti possono venire a qualsiasi ora.</translation>
  </message>
  <message>
   <source>An escaped slash and dot segments are compared as what they mean, unless the server's own normalising is off. Then a byte above 127 that is not escaped is refused.</source>
   <translation>Una barra codificata e i segmenti con punti si confrontano per ciò che significano, a meno che la normalizzazione propria del server sia disattivata. Allora un byte oltre 127 che non è codificato viene rifiutato.</translation>
  </message>
  <message>
   <source>Some paths that the rule allows are refused.</source>
   <translation>Si rifiutano alcuni percorsi che la regola consente.</translation>
  </message>
  <message>
   <source>Every path that %1 matches is refused, which is more than the rule says.</source>
   <translation>Viene rifiutato ogni percorso a cui %1 corrisponde, il che è più di quanto dica la regola.</translation>
  </message>
  <message>
   <source>The beginning of the path only: the whole is too long for %1.</source>
   <translation>Solo l'inizio del percorso: per intero è troppo lungo per %1.</translation>
  </message>
  <message>
   <source>Nothing: the rule is too long for %1, or cannot be said there.</source>
   <translation>Nulla: la regola è troppo lunga per %1, o lì non si può esprimere.</translation>
  </message>
  <message>
   <source>Nearly the same.</source>
   <translation>Quasi lo stesso.</translation>
  </message>
  <message>
   <source>The slowest pace of the day counts at every hour.</source>
   <translation>A tutte le ore vale il ritmo più lento del giorno.</translation>
  </message>
  <message>
   <source>%1 does not limit the pace: agents may come as fast as they like.</source>
   <translation>%1 non limita il ritmo: gli agenti possono venire alla velocità che vogliono.</translation>
  </message>
  <message>
   <source>Slower than stated: the server counts in whole requests.</source>
   <translation>Più lento di quanto dichiarato: il server conta in richieste intere.</translation>
  </message>
  <message>
   <source>%1 times as fast as stated: the server knows no slower pace.</source>
   <translation>%1 volte più veloce di quanto dichiarato: il server non conosce un ritmo più lento.</translation>
  </message>
  <message>
   <source>Where the server delivers the same page for another spelling of its path (//a/b, /./a/b, /x/../a/b, /a%2Fb), a rule for /a/b does not refuse that spelling. gatepost-cli export --plain-paths refuses these spellings.</source>
   <translation>Dove il server consegna la stessa pagina per un'altra grafia del suo percorso (//a/b, /./a/b, /x/../a/b, /a%2Fb), una regola per /a/b non rifiuta quella grafia. gatepost-cli export --plain-paths rifiuta queste grafie.</translation>
  </message>
  <message>
   <source>In another time zone these agents are kept out at all hours.</source>
   <translation>In un altro fuso orario questi agenti restano fuori a tutte le ore.</translation>
  </message>
  <message>
   <source>%1 never fetches anything: it is a word for the use of what another agent of %2 fetches. No server can tell the two apart.</source>
   <translation>%1 non recupera mai nulla: è una parola per l'uso di ciò che recupera un altro agente di %2. Nessun server può distinguerli.</translation>
  </message>
  <message>
   <source>Browsers send the name %1 too. To refuse it would be to refuse people.</source>
   <translation>Anche i browser inviano il nome %1. Rifiutarlo vorrebbe dire rifiutare delle persone.</translation>
  </message>
  <message>
   <source>%1 cannot be looked for in a User-Agent header: it is too short or too long for that, or contains characters that names do not have.</source>
   <translation>%1 non si può cercare in un'intestazione User-Agent: è troppo corto o troppo lungo per questo, o contiene caratteri che i nomi non hanno.</translation>
  </message>
  <message>
   <source>In a User-Agent header %1 is %2, and is treated like that.</source>
   <translation>In un'intestazione User-Agent %1 è %2, e viene trattato come tale.</translation>
  </message>
  <message>
   <source>No pace is stated. That robots wait twice the time that the last document took cannot be enforced.</source>
   <translation>Nessun ritmo è dichiarato. Che i robot attendano il doppio del tempo richiesto dall'ultimo documento non si può imporre.</translation>
  </message>
  <message>
   <source>A server cannot be asked first: %1 may fetch nothing, also after they were allowed to. Choose other agents where they should pass.</source>
   <translation>A un server non si può chiedere prima: %1 non può recuperare nulla, nemmeno dopo aver ricevuto il permesso. Scegliere altri agenti se questi devono passare.</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees. It can be stated as %1.</source>
   <translation>Riguarda l'uso di ciò che è stato recuperato, che nessun server vede. Si può dichiarare come %1.</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees.</source>
   <translation>Riguarda l'uso di ciò che è stato recuperato, che nessun server vede.</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list.</source>
   <translation>Gli agenti dell'elenco di Gatepost.</translation>
  </message>
  <message>
   <source>Nobody else whom * means is refused unless a line or --agents names it: agents that are not in the list look like browsers to a server.</source>
   <translation>Nessun altro fra quelli che * intende viene rifiutato, se non lo nomina una riga o --agents: per un server gli agenti che non sono nell'elenco sembrano browser.</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list that the pattern matches.</source>
   <translation>Gli agenti dell'elenco di Gatepost a cui corrisponde il pattern.</translation>
  </message>
  <message>
   <source>Other agents that the pattern matches are not refused: searched for in a whole User-Agent header it could match browsers.</source>
   <translation>Altri agenti a cui corrisponde il pattern non vengono rifiutati: cercato in un'intera intestazione User-Agent, potrebbe corrispondere a dei browser.</translation>
  </message>
  <message>
   <source>Compact expressions.</source>
   <translation>Espressioni compatte.</translation>
  </message>
  <message>
   <source>The name in the User-Agent header decides.</source>
   <translation>Decide il nome nell'intestazione User-Agent.</translation>
  </message>
  <message>
   <source>Who sends another name passes, and who sends the name of an agent is treated like it: the address that a request comes from is not checked. A header with several names is treated like the one whose group is asked first.</source>
   <translation>Chi invia un altro nome passa, e chi invia il nome di un agente viene trattato come questo: l'indirizzo da cui viene una richiesta non si verifica. Un’intestazione con più nomi viene trattata come quello il cui gruppo viene chiesto per primo.</translation>
  </message>
  <message>
   <source>A % that begins no escape is not part of a URL: %1 never sees such a path.</source>
   <translation>Un % che non inizia una sequenza di escape non fa parte di un URL: %1 non vede mai un percorso simile.</translation>
  </message>
  <message>
   <source>Whether %1 sees a query.</source>
   <translation>Se %1 vede una query.</translation>
  </message>
  <message>
   <source>A question mark with nothing after it counts as no query.</source>
   <translation>Un punto interrogativo senza nulla dopo vale come nessuna query.</translation>
  </message>
  <message>
   <source>The rule does not fit into the limits of %1: what it forbids can be fetched.</source>
   <translation>La regola non rientra nei limiti di %1: ciò che vieta si può recuperare.</translation>
  </message>
  <message>
   <source>A User-Agent header that contains the name.</source>
   <translation>Un'intestazione User-Agent che contiene il nome.</translation>
  </message>
  <message>
   <source>Agents whose name contains the name of another are treated like that one too.</source>
   <translation>Gli agenti il cui nome contiene quello di un altro vengono trattati anche come quest'ultimo.</translation>
  </message>
  <message>
   <source>The format has no word for it.</source>
   <translation>Il formato non ha una parola per questo.</translation>
  </message>
  <message>
   <source>%1 is permitted.</source>
   <translation>%1 è consentito.</translation>
  </message>
  <message>
   <source>%1 is refused.</source>
   <translation>%1 viene rifiutato.</translation>
  </message>
  <message>
   <source>The format has no word for ask.</source>
   <translation>Il formato non ha una parola per ask.</translation>
  </message>
  <message>
   <source>The format addresses everybody alike, so the most restrictive of all lines counts.</source>
   <translation>Il formato si rivolge a tutti allo stesso modo, perciò vale la più restrittiva di tutte le righe.</translation>
  </message>
  <message>
   <source>It is said to everybody, also to agents that the line is not about.</source>
   <translation>Viene detto a tutti, anche ad agenti che la riga non riguarda.</translation>
  </message>
  <message>
   <source>Refused to everybody.</source>
   <translation>Rifiutato a tutti.</translation>
  </message>
  <message>
   <source>The format is read without robots.txt. A path that some agents may not fetch is refused to all, and so is what another rule allows below it.</source>
   <translation>Il formato viene letto senza robots.txt. Un percorso che alcuni agenti non possono recuperare è rifiutato a tutti, e così pure ciò che un'altra regola consente al di sotto.</translation>
  </message>
  <message>
   <source>Content-Signal has no paths: it says nothing about %1.</source>
   <translation>Content-Signal non ha percorsi: non dice nulla di %1.</translation>
  </message>
  <message>
   <source>Content-Signal has no paths, and %1 is refused for %2.</source>
   <translation>Content-Signal non ha percorsi, e %1 viene rifiutato per %2.</translation>
  </message>
  <message>
   <source>noindex is not written: a crawler that may not fetch a page never sees it. Add it by hand where pages may be fetched and not be indexed.</source>
   <translation>noindex non viene scritto: un crawler che non può recuperare una pagina non lo vede mai. Aggiungerlo a mano dove le pagine si possono recuperare ma non indicizzare.</translation>
  </message>
 </context>
 <context>
  <name>foreign</name>
  <message>
   <source>This is a web address, not a policy file.</source>
   <translation>Questo è un indirizzo web, non un file di policy.</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file.</source>
   <translation>Questa è una pagina web, non un file di policy.</translation>
  </message>
  <message>
   <source>This is JSON, not a policy file.</source>
   <translation>Questo è JSON, non un file di policy.</translation>
  </message>
  <message>
   <source>This is UTF-16, not a policy file: crawlers read UTF-8 alone.</source>
   <translation>Questo è UTF-16, non un file di policy: i crawler leggono solo UTF-8.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgeEditor</name>
  <message>
   <source>not set</source>
   <translation>non impostato</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>l'intero sito</translation>
  </message>
  <message>
   <source>below</source>
   <extracomment>between a rating and the path it is about: 18+ below /adult</extracomment>
   <translation>sotto</translation>
  </message>
  <message>
   <source>%1: path, empty for the whole site</source>
   <translation>%1: percorso, vuoto per l'intero sito</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentBox</name>
  <message>
   <source>fetches for a user</source>
   <translation>recupera per un utente</translation>
  </message>
  <message>
   <source>never fetches: about use</source>
   <translation>non recupera mai: riguarda l'uso</translation>
  </message>
  <message>
   <source>software library</source>
   <translation>libreria software</translation>
  </message>
  <message>
   <source>agent, identity or User-Agent header</source>
   <translation>agente, identità o intestazione User-Agent</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>Recenti</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentChips</name>
  <message>
   <source>Agents of the group</source>
   <translation>Agenti del gruppo</translation>
  </message>
  <message>
   <source>F2 renames an agent, Delete removes it.</source>
   <translation>F2 rinomina un agente, Canc lo rimuove.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentWords</name>
  <message>
   <source>every agent that no other group names</source>
   <translation>ogni agente che nessun altro gruppo nomina</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>recupera per un utente</translation>
  </message>
  <message>
   <source>never fetches, is about use</source>
   <translation>non recupera mai, riguarda l'uso</translation>
  </message>
  <message>
   <source>a program library</source>
   <translation>una libreria software</translation>
  </message>
  <message>
   <source>retired</source>
   <translation>ritirato</translation>
  </message>
  <message>
   <source>old</source>
   <translation>vecchio</translation>
  </message>
  <message>
   <source>unconfirmed</source>
   <translation>non confermato</translation>
  </message>
  <message>
   <source>documented not to obey robots.txt</source>
   <translation>documentato che non rispetta robots.txt</translation>
  </message>
  <message>
   <source>* groups do not reach it</source>
   <translation>i gruppi * non lo raggiungono</translation>
  </message>
  <message>
   <source>Names nobody: write a product token or *.</source>
   <translation>Non nomina nessuno: scrivere un token di prodotto o *.</translation>
  </message>
  <message>
   <source>A pattern: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>Un pattern: questo programma lo legge, ma la maggior parte dei crawler confronta solo token interi.</translation>
  </message>
  <message>
   <source>Not a valid expression: %1</source>
   <translation>Espressione non valida: %1</translation>
  </message>
  <message>
   <source>An expression: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>Un'espressione: questo programma la legge, ma la maggior parte dei crawler confronta solo token interi.</translation>
  </message>
  <message>
   <source>Ends at its first / or space: it is read as “%1”.</source>
   <translation>Termina al primo / o spazio: viene letto come «%1».</translation>
  </message>
  <message>
   <source>Strict crawlers cut it to “%1”: the standard allows only a–z, A–Z, _ and -.</source>
   <translation>I crawler rigorosi lo tagliano a «%1»: lo standard ammette solo lettere, _ e -.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(ancora nessuno)</translation>
  </message>
  <message>
   <source>not in the registry</source>
   <translation>non nel registro</translation>
  </message>
  <message>
   <source>Set agent to %1</source>
   <translation>Imposta agente su %1</translation>
  </message>
  <message numerus="yes">
   <source>Add %n agent(s) from a list</source>
   <translation>
    <numerusform>Aggiungi %n agente da un elenco</numerusform>
    <numerusform>Aggiungi %n agenti da un elenco</numerusform>
   </translation>
  </message>
  <message>
   <source>Add agent %1</source>
   <translation>Aggiungi agente %1</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>Rimuovi agente %1</translation>
  </message>
  <message numerus="yes">
   <source>Take along %n line(s) of the group for %1</source>
   <extracomment>%1 an agent whose group supplied the lines: &quot;*&quot;, &quot;Googlebot&quot;</extracomment>
   <translation>
    <numerusform>Riprendi %n riga del gruppo per %1</numerusform>
    <numerusform>Riprendi %n righe del gruppo per %1</numerusform>
   </translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agente</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AnswerChooser</name>
  <message>
   <source>since now</source>
   <translation>da adesso</translation>
  </message>
  <message>
   <source>for %1</source>
   <comment>%1 a duration</comment>
   <translation>da %1</translation>
  </message>
  <message>
   <source>a copy was seen</source>
   <translation>è stata vista una copia</translation>
  </message>
  <message>
   <source>How robots.txt is answered</source>
   <translation>Come si risponde a robots.txt</translation>
  </message>
  <message>
   <source>What crawlers do if the request for robots.txt ends like this</source>
   <translation>Che cosa fanno i crawler se la richiesta di robots.txt finisce così</translation>
  </message>
  <message>
   <source>How long it has been answered so</source>
   <translation>Da quanto tempo si risponde così</translation>
  </message>
  <message>
   <source>The crawler has a copy of the file from before: some go on with it</source>
   <translation>Il crawler ha una copia precedente del file: alcuni continuano con quella</translation>
  </message>
  <message>
   <source>as the site has it</source>
   <translation>come ce l’ha il sito</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AnswerPanel</name>
  <message>
   <source>Must</source>
   <translation>Deve</translation>
  </message>
  <message>
   <source>Is asked to</source>
   <translation>È invitato a</translation>
  </message>
  <message>
   <source>AI training allowed</source>
   <translation>Addestramento IA consentito</translation>
  </message>
  <message>
   <source>AI training disallowed</source>
   <translation>Addestramento IA vietato</translation>
  </message>
  <message>
   <source>%1=%2 (policy token)</source>
   <translation>%1=%2 (token di policy)</translation>
  </message>
  <message>
   <source>Content-Usage does not apply: robots.txt denies this path</source>
   <translation>Content-Usage non si applica: robots.txt vieta questo percorso</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Nota</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Ritmo</translation>
  </message>
  <message>
   <source>never fetches: the answer is about use</source>
   <translation>non recupera mai: la risposta riguarda l'uso</translation>
  </message>
  <message>
   <source>politely</source>
   <translation>con riguardo</translation>
  </message>
  <message>
   <source>open</source>
   <translation>aperto</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>chiuso</translation>
  </message>
  <message>
   <source>open until %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>aperto fino a %1</translation>
  </message>
  <message>
   <source>closed, opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>chiuso, apre %1</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>Finestra</translation>
  </message>
  <message>
   <source>Stated</source>
   <translation>Dichiarato</translation>
  </message>
  <message>
   <source>Signals</source>
   <translation>Segnali</translation>
  </message>
  <message>
   <source>To its owner</source>
   <translation>Al gestore</translation>
  </message>
  <message>
   <source>List of crawlers</source>
   <translation>Elenco dei crawler</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) old</source>
   <translation>
    <numerusform>vecchio di %n giorno</numerusform>
    <numerusform>vecchio di %n giorni</numerusform>
   </translation>
  </message>
  <message>
   <source>stated: %1</source>
   <translation>dichiarato: %1</translation>
  </message>
  <message>
   <source>Nothing: it may not fetch this.</source>
   <translation>Nulla: non può recuperare questo.</translation>
  </message>
  <message>
   <source>Stated all the same: %1.</source>
   <translation>Dichiarato comunque: %1.</translation>
  </message>
  <message>
   <source>No file speaks of it.</source>
   <translation>Nessun file ne parla.</translation>
  </message>
  <message numerus="yes">
   <source>%n use(s) not stated: %1.</source>
   <translation>
    <numerusform>%n uso non dichiarato: %1.</numerusform>
    <numerusform>%n usi non dichiarati: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>What may be done with it</source>
   <translation>Che cosa se ne può fare</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
  <message>
   <source>Copy the answer with its reasons as text</source>
   <translation>Copia la risposta con i suoi motivi come testo</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>Copy the answer as the command line's JSON</source>
   <translation>Copia la risposta come JSON della riga di comando</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) lost</source>
   <translation>
    <numerusform>%n regola perdente</numerusform>
    <numerusform>%n regole perdenti</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n group(s) not used</source>
   <translation>
    <numerusform>%n gruppo non usato</numerusform>
    <numerusform>%n gruppi non usati</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) not considered</source>
   <translation>
    <numerusform>non esaminato: %n</numerusform>
    <numerusform>non esaminati: %n</numerusform>
   </translation>
  </message>
  <message>
   <source>not in the list of crawlers</source>
   <translation>non è nell'elenco dei crawler</translation>
  </message>
  <message>
   <source>As documented: %1 %2 · %3</source>
   <comment>%1 ✕, %2 No, %3 the reason</comment>
   <translation>Secondo la documentazione: %1 %2 · %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n altro</numerusform>
    <numerusform>altri %n</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ApplyRow</name>
  <message>
   <source>Review…</source>
   <translation>Rivedi…</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>Applica</translation>
  </message>
  <message>
   <source>Looking for the smallest edit…</source>
   <translation>Ricerca della modifica più piccola…</translation>
  </message>
  <message>
   <source>Not while a goal is undecided. Review shows the edits.</source>
   <translation>Non finché un obiettivo è indeciso. Rivedi mostra le modifiche.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make it true.</source>
   <translation>
    <numerusform>%Ln riga in %1 lo rende vero.</numerusform>
    <numerusform>%Ln righe in %1 lo rendono vero.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make some of it true.</source>
   <translation>
    <numerusform>%Ln riga in %1 lo rende vero in parte.</numerusform>
    <numerusform>%Ln righe in %1 lo rendono vero in parte.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s) and those that no list names; nobody else is affected.</source>
   <translation>
    <numerusform>Per %Ln agente e quelli che nessun elenco nomina; nessun altro è interessato.</numerusform>
    <numerusform>Per %Ln agenti e quelli che nessun elenco nomina; nessun altro è interessato.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s); nobody else is affected.</source>
   <translation>
    <numerusform>Per %Ln agente; nessun altro è interessato.</numerusform>
    <numerusform>Per %Ln agenti; nessun altro è interessato.</numerusform>
   </translation>
  </message>
  <message>
   <source>For agents that no list names; nobody else is affected.</source>
   <translation>Per gli agenti che nessun elenco nomina; nessun altro è interessato.</translation>
  </message>
  <message>
   <source>%1 is not reached: %2.</source>
   <translation>%1 non è raggiunto: %2.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskModel</name>
  <message>
   <source>at the question's time</source>
   <translation>al momento della domanda</translation>
  </message>
  <message>
   <source>not asked yet: %1 after the question</source>
   <translation>non ancora chiesto: %1 dopo la domanda</translation>
  </message>
  <message>
   <source>%1 old: to be asked again later</source>
   <translation>di %1 fa: da chiedere di nuovo più tardi</translation>
  </message>
  <message>
   <source>%1 old: no</source>
   <translation>di %1 fa: no</translation>
  </message>
  <message>
   <source>applies to this one request</source>
   <translation>vale per questa sola richiesta</translation>
  </message>
  <message>
   <source>%1 old: was for one request</source>
   <translation>di %1 fa: era per una sola richiesta</translation>
  </message>
  <message>
   <source>%1 old, valid for another %2</source>
   <translation>di %1 fa, vale ancora %2</translation>
  </message>
  <message>
   <source>%1 old; expired (answers last 24 hours)</source>
   <translation>%1 fa; scaduta (le risposte valgono 24 ore)</translation>
  </message>
  <message>
   <source>(the site's host)</source>
   <translation>(l'host del sito)</translation>
  </message>
  <message>
   <source>→ The endpoint is absent: every ask is “no”.</source>
   <translation>→ L'endpoint è assente: ogni ask vale «no».</translation>
  </message>
  <message>
   <source>→ No answer is rehearsed: it stays “ask”.</source>
   <translation>→ Nessuna risposta simulata: resta «ask».</translation>
  </message>
  <message>
   <source>Directive</source>
   <translation>Direttiva</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agente</translation>
  </message>
  <message>
   <source>every agent</source>
   <translation>ogni agente</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>Stato</translation>
  </message>
  <message>
   <source>Decision</source>
   <translation>Decisione</translation>
  </message>
  <message>
   <source>(none)</source>
   <translation>(nessuna)</translation>
  </message>
  <message>
   <source>Scopes</source>
   <translation>Ambiti</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>l'intero sito</translation>
  </message>
  <message>
   <source>Asked at</source>
   <translation>Chiesto il</translation>
  </message>
  <message>
   <source>the question's time</source>
   <translation>l'ora della domanda</translation>
  </message>
  <message>
   <source>Age at the question's time</source>
   <translation>Età al momento della domanda</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskPanel</name>
  <message>
   <source>Answers of the ask endpoint</source>
   <translation>Risposte dell'endpoint ask</translation>
  </message>
  <message>
   <source>not rehearsed: ask stays ask</source>
   <translation>non simulato: ask resta ask</translation>
  </message>
  <message>
   <source>absent: every ask is no</source>
   <translation>assente: ogni ask vale no</translation>
  </message>
  <message>
   <source>present: answers below</source>
   <translation>presente: risposte sotto</translation>
  </message>
  <message>
   <source>Ask endpoint</source>
   <translation>Endpoint ask</translation>
  </message>
  <message>
   <source>Directive of the exchange</source>
   <translation>Direttiva dello scambio</translation>
  </message>
  <message>
   <source>HTTP exchange</source>
   <translation>Scambio HTTP</translation>
  </message>
  <message>
   <source>Add an answer</source>
   <translation>Aggiungi una risposta</translation>
  </message>
  <message>
   <source>An answer to the question's agent, at the question's time</source>
   <translation>Una risposta all'agente della domanda, al momento della domanda</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Rimuovi</translation>
  </message>
  <message>
   <source>Remove the chosen answer</source>
   <translation>Rimuovi la risposta scelta</translation>
  </message>
  <message>
   <source>Endpoint</source>
   <translation>Endpoint</translation>
  </message>
  <message>
   <source>Exchange for</source>
   <translation>Scambio per</translation>
  </message>
  <message>
   <source>No answer is rehearsed. Add what your ask endpoint would say, and to whom: the answer on top changes immediately.</source>
   <translation>Nessuna risposta è provata. Aggiungi che cosa direbbe il tuo endpoint ask, e a chi: la risposta in alto cambia subito.</translation>
  </message>
  <message>
   <source>The result of asking is “%1” (%2).</source>
   <comment>%2 is the age of the answer: “3 h old: no”</comment>
   <translation>Il risultato della domanda è «%1» (%2).</translation>
  </message>
  <message>
   <source>The result of asking is “%1”.</source>
   <translation>Il risultato della domanda è «%1».</translation>
  </message>
  <message>
   <source>%1 is stated “ask” for %2: effective is “%3”.</source>
   <translation>%1 è dichiarato «ask» per %2: vale «%3».</translation>
  </message>
  <message>
   <source>%3 need not ask: %1 is “%2”.</source>
   <translation>Ma %1 è «%2» per %3: non occorre chiedere.</translation>
  </message>
  <message>
   <source>%2 need not ask: %1 is not restricted.</source>
   <translation>Ma %1 non è dichiarato per %2: non occorre chiedere.</translation>
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
   <translation>apre %1</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>non si apre mai</translation>
  </message>
  <message>
   <source>until %1</source>
   <translation>fino a %1</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1 line %2</source>
   <translation>ma un concorrente non può leggerlo: %1 riga %2</translation>
  </message>
  <message>
   <source>it never fetches: this is about use</source>
   <translation>non recupera mai: questo riguarda l'uso</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>questi file non si applicano a %1</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>secondo la documentazione ignora robots.txt</translation>
  </message>
  <message>
   <source>it is not known to read %1</source>
   <translation>non risulta che legga %1</translation>
  </message>
  <message>
   <source>it is not known to obey Visit-time</source>
   <translation>non risulta che rispetti Visit-time</translation>
  </message>
  <message>
   <source>By your files: %1</source>
   <translation>Secondo i tuoi file: %1</translation>
  </message>
  <message>
   <source>What %1 does: %2</source>
   <translation>Che cosa fa %1: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksModel</name>
  <message numerus="yes">
   <source>Given %n time(s) in this scope: the first valid line counts.</source>
   <translation>
    <numerusform>Indicata %n volta in questo ambito: conta la prima riga valida.</numerusform>
    <numerusform>Indicata %n volte in questo ambito: conta la prima riga valida.</numerusform>
   </translation>
  </message>
  <message>
   <source>all agents</source>
   <translation>tutti gli agenti</translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <extracomment>%1 directive, %2 agents, %3 value</extracomment>
   <translation>%1, %2: %3</translation>
  </message>
  <message>
   <source>%1, %2: not set</source>
   <translation>%1, %2: non impostato</translation>
  </message>
  <message>
   <source>%1, %2: not set. What applies is %3: %4.</source>
   <translation>%1, %2: non impostato. Vale %3: %4.</translation>
  </message>
  <message>
   <source>Global</source>
   <translation>Globale</translation>
  </message>
  <message>
   <source>Every agent that no block names</source>
   <translation>Ogni agente che nessun blocco nomina</translation>
  </message>
  <message>
   <source>The file has this block.</source>
   <translation>Il file contiene questo blocco.</translation>
  </message>
  <message>
   <source>Setting a cell makes the block.</source>
   <translation>Impostare una cella crea il blocco.</translation>
  </message>
  <message>
   <source>A block for this agent alone: an extension that not every agent reads</source>
   <translation>Un blocco solo per questo agente: un'estensione che non tutti gli agenti leggono</translation>
  </message>
  <message>
   <source>No line of the list is a directive with its value.</source>
   <translation>Nessuna riga dell'elenco è una direttiva con il suo valore.</translation>
  </message>
  <message numerus="yes">
   <source>Set %n value(s) from a list</source>
   <translation>
    <numerusform>Imposta %n valore da un elenco</numerusform>
    <numerusform>Imposta %n valori da un elenco</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>Rimuovi %1</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>Imposta %1 su %2</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>Rimuovi %1 per %2</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>Imposta %1 su %2 per %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksPage</name>
  <message>
   <source>Block for an agent or category</source>
   <translation>Blocco per un agente o una categoria</translation>
  </message>
  <message>
   <source>Name of a new block</source>
   <translation>Nome di un nuovo blocco</translation>
  </message>
  <message>
   <source>&amp;Add block</source>
   <translation>Aggiungi &amp;blocco</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Copia</translation>
  </message>
  <message>
   <source>Type the name of the copy first.</source>
   <translation>Inserire prima il nome della copia.</translation>
  </message>
  <message>
   <source>Copy block %1 to %2</source>
   <translation>Copia il blocco %1 in %2</translation>
  </message>
  <message>
   <source>Re&amp;name</source>
   <translation>Ri&amp;nomina</translation>
  </message>
  <message>
   <source>Type the new name first.</source>
   <translation>Inserire prima il nuovo nome.</translation>
  </message>
  <message>
   <source>Rename block %1 to %2</source>
   <translation>Rinomina il blocco %1 in %2</translation>
  </message>
  <message>
   <source>&amp;Remove block</source>
   <translation>&amp;Rimuovi blocco</translation>
  </message>
  <message>
   <source>Remove block %1</source>
   <translation>Rimuovi il blocco %1</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Commenti</translation>
  </message>
  <message>
   <source>Add block %1</source>
   <translation>Aggiungi il blocco %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksTable</name>
  <message>
   <source>Policy of each kind of agent</source>
   <translation>Policy per ogni tipo di agente</translation>
  </message>
  <message>
   <source>A key sets the word that begins with it; with Shift it also moves to the row below. Delete unsets, Enter opens the words. A pasted list of lines such as “train: no” goes into the column.</source>
   <translation>Una lettera imposta la parola che inizia con essa, con Maiusc si passa anche alla riga sotto, Canc toglie il valore, Invio apre l'elenco. Un elenco incollato di righe come «train: no» va nella colonna.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainModel</name>
  <message>
   <source>robots2.txt does not chain to another file.</source>
   <translation>robots2.txt non concatena un altro file.</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>L’ultimo file non ne concatena un altro.</translation>
  </message>
  <message>
   <source>Stopped before %1: three files are followed, not more.</source>
   <translation>Fermata prima di %1: si seguono al massimo tre file.</translation>
  </message>
  <message>
   <source>Stopped before %1: that address was followed already.</source>
   <translation>Fermata prima di %1: quell'indirizzo è già stato seguito.</translation>
  </message>
  <message>
   <source>Stopped before %1: a file with the same chain-id was read already.</source>
   <translation>Fermata prima di %1: un file con lo stesso chain-id è già stato letto.</translation>
  </message>
  <message>
   <source>Stopped before %1. %2 Map it to a local file, or fetch it.</source>
   <translation>Fermata prima di %1. %2 Associarlo a un file locale o recuperarlo.</translation>
  </message>
  <message>
   <source>Stopped: “%1” is not an http or https address.</source>
   <translation>Fermata: «%1» non è un indirizzo http o https.</translation>
  </message>
  <message>
   <source>the site's own</source>
   <translation>quello del sito</translation>
  </message>
  <message>
   <source>followed</source>
   <translation>seguito</translation>
  </message>
  <message>
   <source>not followed</source>
   <translation>non seguito</translation>
  </message>
  <message>
   <source>Step</source>
   <translation>Passo</translation>
  </message>
  <message>
   <source>File</source>
   <translation>File</translation>
  </message>
  <message>
   <source>Lines</source>
   <translation>Righe</translation>
  </message>
  <message>
   <source>Supplies to the present answer</source>
   <translation>Contribuisce alla risposta attuale</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nulla</translation>
  </message>
  <message>
   <source>State</source>
   <translation>Stato</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform>%n riga</numerusform>
    <numerusform>%n righe</numerusform>
   </translation>
  </message>
  <message>
   <source>says nothing about this question</source>
   <translation>non dice nulla su questa domanda</translation>
  </message>
  <message>
   <source>decides %1</source>
   <comment>names of directives</comment>
   <translation>decide %1</translation>
  </message>
  <message>
   <source>adds %1</source>
   <comment>names of directives</comment>
   <translation>aggiunge %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPage</name>
  <message>
   <source>Chain</source>
   <translation>Catena</translation>
  </message>
  <message>
   <source>The file that fills in what this one leaves unstated. Your file wins, always. The line is kept as the last one; at most three files are followed.</source>
   <translation>Il file che completa ciò che questo non dichiara. Il proprio file vince sempre. La riga resta l'ultima; si seguono al massimo tre file.</translation>
  </message>
  <message>
   <source>The chain, as far as files are available</source>
   <translation>La catena, fin dove ci sono i file</translation>
  </message>
  <message numerus="yes">
   <source>%n chain line(s) do not count, since they are not the last line: line %1. Typing in the field above moves the chain to the end.</source>
   <translation>
    <numerusform>%n riga chain non vale, perché non è l'ultima riga: riga %1. Scrivendo nel campo sopra la catena si sposta alla fine.</numerusform>
    <numerusform>%n righe chain non valgono, perché non sono l'ultima riga: riga %1. Scrivendo nel campo sopra la catena si sposta alla fine.</numerusform>
   </translation>
  </message>
  <message>
   <source>%1. %2</source>
   <translation>%1. %2</translation>
  </message>
  <message>
   <source>This file does not chain to another.</source>
   <translation>Questo file non ne concatena un altro.</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>L’ultimo file non ne concatena un altro.</translation>
  </message>
  <message>
   <source>%1 is not followed: three files are the most.</source>
   <translation>%1 non viene seguito: il massimo è tre file.</translation>
  </message>
  <message>
   <source>%1 was read already: the walk stops.</source>
   <translation>%1 è già stato letto: la catena si ferma qui.</translation>
  </message>
  <message>
   <source>%1 has the chain-id of a file that was read already: the walk stops.</source>
   <translation>%1 ha il chain-id di un file già letto: la catena si ferma qui.</translation>
  </message>
  <message>
   <source>%1 could not be read. %2</source>
   <translation>Impossibile leggere %1. %2</translation>
  </message>
  <message>
   <source>“%1” is not an http(s) URL: nothing is followed.</source>
   <translation>«%1» non è un URL http(s): non si segue nulla.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPanel</name>
  <message>
   <source>Files of the chain</source>
   <translation>File della catena</translation>
  </message>
  <message>
   <source>Map to a local file…</source>
   <translation>Associa un file locale…</translation>
  </message>
  <message>
   <source>Let a file on this computer stand for the address</source>
   <translation>Usa un file di questo computer al posto dell'indirizzo</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Recupera</translation>
  </message>
  <message>
   <source>Fetch the address now, once. Nothing is fetched by itself.</source>
   <translation>Recupera ora l'indirizzo, una volta. Nulla viene recuperato automaticamente.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Stop fetching</source>
   <translation>Interrompi il recupero</translation>
  </message>
  <message>
   <source>Cancelled.</source>
   <translation>Annullato.</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>La risposta è stata %1.</translation>
  </message>
  <message>
   <source>It is larger than 512,000 bytes: crawlers would not read all of it.</source>
   <translation>Supera i 512.000 byte: i crawler non lo leggerebbero tutto.</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, no content type.</source>
   <translation>%1 da %2: stato %3, nessun tipo di contenuto.</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, %4.</source>
   <comment>%1 a size, %4 a content type</comment>
   <translation>%1 da %2: stato %3, %4.</translation>
  </message>
  <message>
   <source>Kept as %1.</source>
   <translation>Conservato come %1.</translation>
  </message>
  <message>
   <source>The site has no robots2.txt: there is nothing to chain.</source>
   <translation>Il sito non ha robots2.txt: non c'è nulla da concatenare.</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Catena</translation>
  </message>
  <message>
   <source>Chain %1</source>
   <translation>Catena %1</translation>
  </message>
  <message>
   <source>A local file for %1</source>
   <translation>Un file locale per %1</translation>
  </message>
  <message>
   <source>%1 stands for it; saving keeps that in gatepost.yaml.</source>
   <translation>%1 ne fa le veci; salvando, lo si conserva in gatepost.yaml.</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>Recupero di %1 …</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeDialog</name>
  <message>
   <source>Change this answer</source>
   <translation>Cambia questa risposta</translation>
  </message>
  <message>
   <source>The question names no agent.</source>
   <translation>La domanda non nomina alcun agente.</translation>
  </message>
  <message>
   <source>Files that change</source>
   <translation>File che cambiano</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>&amp;Applica</translation>
  </message>
  <message>
   <source>Trying edits…</source>
   <translation>Prova delle modifiche…</translation>
  </message>
  <message>
   <source>Now: %1</source>
   <translation>Ora: %1</translation>
  </message>
  <message numerus="yes">
   <source>%1 (%n agent(s))</source>
   <translation>
    <numerusform>%1 (%n agente)</numerusform>
    <numerusform>%1 (%n agenti)</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n altro</numerusform>
    <numerusform>altri %n</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeListModel</name>
  <message>
   <source>From (UTC)</source>
   <translation>Da (UTC)</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Recupero</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Ritmo</translation>
  </message>
  <message>
   <source>Uses that change</source>
   <translation>Usi che cambiano</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangesPanel</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n altro</numerusform>
    <numerusform>altri %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The whole site is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>L'intero sito è chiuso a %n motore di ricerca: %1.</numerusform>
    <numerusform>L'intero sito è chiuso a %n motori di ricerca: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All but single places are closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>Tutto tranne singoli punti è chiuso a %n motore di ricerca: %1.</numerusform>
    <numerusform>Tutto tranne singoli punti è chiuso a %n motori di ricerca: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The start page “/” is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>La pagina iniziale «/» è chiusa a %n motore di ricerca: %1.</numerusform>
    <numerusform>La pagina iniziale «/» è chiusa a %n motori di ricerca: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>What else it changes could not be found out in time.</source>
   <translation>Non si è potuto trovare in tempo che cos'altro cambia.</translation>
  </message>
  <message>
   <source>Changed lines</source>
   <translation>Righe modificate</translation>
  </message>
  <message>
   <source>Changed verdicts</source>
   <translation>Verdetti cambiati</translation>
  </message>
  <message>
   <source>File whose lines are compared</source>
   <translation>File di cui si confrontano le righe</translation>
  </message>
  <message>
   <source>Commit…</source>
   <translation>Commit…</translation>
  </message>
  <message>
   <source>Compare with a commit of this folder's Git history</source>
   <translation>Confronta con un commit della cronologia Git di questa cartella</translation>
  </message>
  <message>
   <source>Two files…</source>
   <translation>Due file…</translation>
  </message>
  <message>
   <source>Compare any two files instead</source>
   <translation>Confronta invece due file qualsiasi</translation>
  </message>
  <message>
   <source>Draft against</source>
   <translation>Bozza a confronto con</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>i file salvati</translation>
  </message>
  <message>
   <source>a folder…</source>
   <translation>una cartella…</translation>
  </message>
  <message>
   <source>a commit…</source>
   <translation>un commit…</translation>
  </message>
  <message>
   <source>What the draft is compared with</source>
   <translation>Con che cosa si confronta la bozza</translation>
  </message>
  <message>
   <source>No line differs. What you edit is shown here until it is saved.</source>
   <translation>Nessuna riga diversa. Ciò che modifichi appare qui finché non è salvato.</translation>
  </message>
  <message>
   <source>No answer differs. Who gains and who loses by your edits is shown here.</source>
   <translation>Nessuna risposta diversa. Chi guadagna e chi perde con le tue modifiche appare qui.</translation>
  </message>
  <message>
   <source>The folder of the other site</source>
   <translation>La cartella dell'altro sito</translation>
  </message>
  <message>
   <source>The file before</source>
   <translation>Il file di prima</translation>
  </message>
  <message>
   <source>The file after</source>
   <translation>Il file di dopo</translation>
  </message>
  <message>
   <source>no line differs</source>
   <translation>nessuna riga diversa</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) removed or added</source>
   <translation>
    <numerusform>%n riga rimossa o aggiunta</numerusform>
    <numerusform>%n righe rimosse o aggiunte</numerusform>
   </translation>
  </message>
  <message>
   <source>no verdict differs</source>
   <translation>nessun verdetto diverso</translation>
  </message>
  <message>
   <source>no verdict differs on any path (agents: %1)</source>
   <translation>nessun verdetto diverso su alcun percorso (agenti: %1)</translation>
  </message>
  <message numerus="yes">
   <source>%n change(s) of verdicts on all paths (agents: %1)</source>
   <translation>
    <numerusform>%n verdetto cambiato su tutti i percorsi (agenti: %1)</numerusform>
    <numerusform>%n verdetti cambiati su tutti i percorsi (agenti: %1)</numerusform>
   </translation>
  </message>
  <message>
   <source>there may be more: the comparison is not complete</source>
   <translation>potrebbero essercene altri: il confronto non è completo</translation>
  </message>
  <message>
   <source>%1 against %2</source>
   <translation>%1 rispetto a %2</translation>
  </message>
  <message>
   <source>against %1</source>
   <translation>rispetto a %1</translation>
  </message>
  <message>
   <source>never saved: there is nothing to compare it with</source>
   <translation>mai salvato: non c'è nulla con cui confrontarlo</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>Modifiche</translation>
  </message>
  <message>
   <source>Changes %1</source>
   <translation>Modifiche %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ComboEditor</name>
  <message>
   <source>a minute</source>
   <extracomment>behind a number of requests: 30 a minute</extracomment>
   <translation>al minuto</translation>
  </message>
  <message>
   <source>not set</source>
   <translation>non impostato</translation>
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
   <translation>Autore</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Oggetto</translation>
  </message>
  <message>
   <source>Commit</source>
   <translation>Commit</translation>
  </message>
  <message>
   <source>Commits</source>
   <translation>Commit</translation>
  </message>
  <message>
   <source>Compare with a commit</source>
   <translation>Confronta con un commit</translation>
  </message>
  <message>
   <source>This folder has no commits.</source>
   <translation>Questa cartella non ha commit.</translation>
  </message>
  <message>
   <source>Or any &amp;revision, such as HEAD~1 or a tag:</source>
   <translation>Oppure una &amp;revisione, come HEAD~1 o un’etichetta:</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Completion</name>
  <message>
   <source>every agent without its own group</source>
   <translation>tutti quelli senza un gruppo proprio</translation>
  </message>
  <message>
   <source>sample path</source>
   <translation>percorso di esempio</translation>
  </message>
  <message>
   <source>folder of sample paths</source>
   <translation>cartella di percorsi di esempio</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>l'intero sito</translation>
  </message>
  <message>
   <source>on the host that this file names</source>
   <translation>sull'host che questo file nomina</translation>
  </message>
  <message>
   <source>an absolute URL</source>
   <translation>un URL assoluto</translation>
  </message>
  <message>
   <source>example</source>
   <translation>esempio</translation>
  </message>
  <message>
   <source>one in ten seconds</source>
   <translation>una ogni dieci secondi</translation>
  </message>
  <message>
   <source>one in two seconds</source>
   <translation>una ogni due secondi</translation>
  </message>
  <message>
   <source>one a second</source>
   <translation>una al secondo</translation>
  </message>
  <message>
   <source>one in ten minutes</source>
   <translation>una ogni dieci minuti</translation>
  </message>
  <message>
   <source>one a minute</source>
   <translation>una al minuto</translation>
  </message>
  <message>
   <source>one in ten minutes, in these hours</source>
   <translation>una ogni dieci minuti, in questi orari</translation>
  </message>
  <message>
   <source>one a minute, in these hours</source>
   <translation>una al minuto, in questi orari</translation>
  </message>
  <message>
   <source>at night, UTC</source>
   <translation>di notte, UTC</translation>
  </message>
  <message>
   <source>in the morning, UTC</source>
   <translation>al mattino, UTC</translation>
  </message>
  <message>
   <source>extended standard: explicit and shell paths</source>
   <translation>standard esteso: percorsi espliciti e pattern di shell</translation>
  </message>
  <message>
   <source>as without this line</source>
   <translation>come senza questa riga</translation>
  </message>
  <message>
   <source>no training of AI</source>
   <translation>nessun addestramento di IA</translation>
  </message>
  <message>
   <source>training of AI is fine</source>
   <translation>l'addestramento di IA va bene</translation>
  </message>
  <message>
   <source>not as input of an AI</source>
   <translation>non in ingresso a un'IA</translation>
  </message>
  <message>
   <source>may be given to an AI as input</source>
   <translation>può essere dato in ingresso a un'IA</translation>
  </message>
  <message>
   <source>search is fine</source>
   <translation>la ricerca va bene</translation>
  </message>
  <message>
   <source>not for search</source>
   <translation>non per la ricerca</translation>
  </message>
  <message>
   <source>to be shown in an answer, not kept</source>
   <translation>da mostrare in una risposta, senza conservarlo</translation>
  </message>
  <message>
   <source>to be shown as a short excerpt with a link</source>
   <translation>da mostrare come breve estratto con un link</translation>
  </message>
  <message>
   <source>may be shown as a whole</source>
   <translation>può essere mostrato per intero</translation>
  </message>
  <message>
   <source>now</source>
   <translation>ora</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompletionPopup</name>
  <message>
   <source>Completions</source>
   <translation>Completamenti</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompliancePage</name>
  <message>
   <source>Reports</source>
   <translation>Segnalazioni</translation>
  </message>
  <message>
   <source>The page itself, with a notice that people and agents can see and without robots meta tags:</source>
   <translation>La pagina stessa, con un avviso visibile a persone e agenti e senza meta tag robots:</translation>
  </message>
  <message>
   <source>HTML of the honeypot page</source>
   <translation>HTML della pagina honeypot</translation>
  </message>
  <message>
   <source>&amp;Copy the page</source>
   <translation>&amp;Copia la pagina</translation>
  </message>
  <message>
   <source>Honeypot</source>
   <translation>Honeypot</translation>
  </message>
  <message>
   <source>A path that both robots.txt and robots2.txt close, and that nobody links to. Who fetches it has not read the files, or does not keep to them.</source>
   <translation>Un percorso che sia robots.txt sia robots2.txt chiudono e a cui nulla rimanda. Chi lo recupera non ha letto i file o non vi si attiene.</translation>
  </message>
  <message>
   <source>Pa&amp;th</source>
   <translation>&amp;Percorso</translation>
  </message>
  <message>
   <source>Close it in &amp;both files…</source>
   <translation>Chiudilo in entram&amp;bi i file…</translation>
  </message>
  <message>
   <source>A honeypot is one path that begins with /.</source>
   <translation>Un honeypot è un percorso che inizia con /.</translation>
  </message>
  <message>
   <source>No known search engine may fetch %1.</source>
   <translation>Nessun motore di ricerca noto può recuperare %1.</translation>
  </message>
  <message>
   <source>Search engines that may fetch %1 and would be caught: %2</source>
   <translation>Motori di ricerca che possono recuperare %1 e cadrebbero nella trappola: %2</translation>
  </message>
  <message>
   <source>Do not link to it and keep it out of sitemaps: a search engine that meets a link may list the address without fetching it.</source>
   <translation>Non inserire link verso di esso e tenerlo fuori dalle sitemap: un motore di ricerca che incontra un link può elencare l'indirizzo senza recuperarlo.</translation>
  </message>
  <message>
   <source>The site has no robots.txt here: it will be made.</source>
   <translation>Qui il sito non ha robots.txt: verrà creato.</translation>
  </message>
  <message>
   <source>%1 is among the site's sample paths: is it a real page?</source>
   <translation>%1 è tra i percorsi di esempio del sito: è una pagina vera?</translation>
  </message>
  <message>
   <source>Close the honeypot %1</source>
   <translation>Chiudi l'honeypot %1</translation>
  </message>
  <message>
   <source>Every group that leaves %1 open closes it, or agents with their own group would not know.</source>
   <translation>Ogni gruppo che lascia aperto %1 lo chiude, altrimenti gli agenti con un gruppo proprio non lo saprebbero.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlChart</name>
  <message>
   <source>Pages fetched by day</source>
   <translation>Pagine recuperate per giorno</translation>
  </message>
  <message>
   <source>Pages that %1 has fetched by day</source>
   <translation>Pagine recuperate da %1 per giorno</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day</source>
   <translation>%1: %2 ha %3 pagine alla fine del giorno</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day, with the saved files %4</source>
   <translation>%1: %2 ha %3 pagine alla fine del giorno, con i file salvati %4</translation>
  </message>
  <message>
   <source>%1, this draft</source>
   <translation>%1, questa bozza</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>i file salvati</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlDaysModel</name>
  <message>
   <source>Days</source>
   <translation>Giorni</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>%1 – %2</translation>
  </message>
  <message>
   <source>Each day</source>
   <translation>Al giorno</translation>
  </message>
  <message>
   <source>Pages on each of these days, with this draft</source>
   <translation>Pagine in ciascuno di questi giorni, con questa bozza</translation>
  </message>
  <message>
   <source>So far</source>
   <translation>Finora</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with this draft</source>
   <translation>Pagine alla fine di questi giorni, con questa bozza</translation>
  </message>
  <message>
   <source>Saved: each day</source>
   <translation>Salvati: al giorno</translation>
  </message>
  <message>
   <source>Pages on each of these days, with the saved files</source>
   <translation>Pagine in ciascuno di questi giorni, con i file salvati</translation>
  </message>
  <message>
   <source>Saved: so far</source>
   <translation>Salvati: finora</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with the saved files</source>
   <translation>Pagine alla fine di questi giorni, con i file salvati</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlFactsModel</name>
  <message>
   <source>Never fetched</source>
   <translation>Mai recuperate</translation>
  </message>
  <message>
   <source>Must be asked for first</source>
   <translation>Da chiedere prima</translation>
  </message>
  <message>
   <source>Not reached in this time</source>
   <translation>Non raggiunte in questo tempo</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>Recuperate</translation>
  </message>
  <message>
   <source>What</source>
   <translation>Che cosa</translation>
  </message>
  <message>
   <source>How much</source>
   <translation>Quanto</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Perché</translation>
  </message>
  <message>
   <source>Such as</source>
   <translation>Per esempio</translation>
  </message>
  <message>
   <source>Waits for hours</source>
   <translation>Attende gli orari</translation>
  </message>
  <message>
   <source>it may not come at all times</source>
   <translation>non può venire a tutte le ore</translation>
  </message>
  <message>
   <source>Waits for an answer</source>
   <translation>Attende una risposta</translation>
  </message>
  <message>
   <source>a later answer of the rehearsal lets it in</source>
   <translation>una risposta simulata successiva lo lascia entrare</translation>
  </message>
  <message>
   <source>Waits for its pace</source>
   <translation>Attende per il suo ritmo</translation>
  </message>
  <message>
   <source>no file states one: %1 is taken</source>
   <translation>nessun file ne dichiara uno: si assume %1</translation>
  </message>
  <message>
   <source>the files state one</source>
   <translation>i file ne dichiarano uno</translation>
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
   <translation>Pagine per giorno</translation>
  </message>
  <message>
   <source>What is not fetched, and waiting</source>
   <translation>Che cosa non viene recuperato, e le attese</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>Interrompi il calcolo</translation>
  </message>
  <message>
   <source>No crawl is rehearsed yet.</source>
   <translation>Nessuna scansione è ancora simulata.</translation>
  </message>
  <message>
   <source>It gets every page, and waits for nothing.</source>
   <translation>Ottiene ogni pagina e non attende nulla.</translation>
  </message>
  <message>
   <source>Details of the crawl</source>
   <translation>Dettagli della scansione</translation>
  </message>
  <message>
   <source>Not fetched, and waiting</source>
   <translation>Non recuperate, e attese</translation>
  </message>
  <message>
   <source>What it never fetches, and what it waits for</source>
   <translation>Che cosa non recupera mai, e che cosa attende</translation>
  </message>
  <message>
   <source>Day by day</source>
   <translation>Giorno per giorno</translation>
  </message>
  <message>
   <source>The numbers of the curve</source>
   <translation>I numeri della curva</translation>
  </message>
  <message>
   <source>Which crawlers</source>
   <translation>Quali crawler</translation>
  </message>
  <message>
   <source>Which pages</source>
   <translation>Quali pagine</translation>
  </message>
  <message>
   <source>Sample paths and sitemaps</source>
   <translation>Percorsi di esempio e sitemap</translation>
  </message>
  <message>
   <source>The pages of a file…</source>
   <translation>Le pagine di un file…</translation>
  </message>
  <message>
   <source>The pages of a server's logs…</source>
   <translation>Le pagine dei log di un server…</translation>
  </message>
  <message>
   <source>The first request, in UTC</source>
   <translation>La prima richiesta, in UTC</translation>
  </message>
  <message>
   <source>Days at most</source>
   <translation>Giorni al massimo</translation>
  </message>
  <message>
   <source>What is not reached in so many days is left</source>
   <translation>Ciò che non si raggiunge in tanti giorni si lascia</translation>
  </message>
  <message>
   <source>How the files are read</source>
   <translation>Come si leggono i file</translation>
  </message>
  <message>
   <source>Serve the draft…</source>
   <translation>Servi la bozza…</translation>
  </message>
  <message>
   <source>A web server on this computer, for a real crawler</source>
   <translation>Un server web su questo computer, per un vero crawler</translation>
  </message>
  <message>
   <source>from</source>
   <translation>da</translation>
  </message>
  <message>
   <source>days</source>
   <translation>giorni</translation>
  </message>
  <message>
   <source>read as</source>
   <translation>letti come</translation>
  </message>
  <message>
   <source>The best known crawlers</source>
   <translation>I crawler più noti</translation>
  </message>
  <message>
   <source>A file with a URL or path on each line, or a sitemap</source>
   <translation>Un file con un URL o un percorso per riga, o una sitemap</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>Log di un server</translation>
  </message>
  <message>
   <source>Cancelled. Change anything above to compute again.</source>
   <translation>Annullato. Cambiare qualcosa sopra per calcolare di nuovo.</translation>
  </message>
  <message>
   <source>computing…</source>
   <translation>calcolo…</translation>
  </message>
  <message>
   <source>There are no pages to crawl: add sample paths or sitemaps to the site, or choose a file of URLs.</source>
   <translation>Non c’è alcuna pagina da scansionare: aggiungere percorsi di esempio o sitemap al sito, o scegliere un file di URL.</translation>
  </message>
  <message>
   <source>%1 names no page.</source>
   <translation>%1 non nomina alcuna pagina.</translation>
  </message>
  <message>
   <source>None of these agents fetches pages.</source>
   <translation>Nessuno di questi agenti recupera pagine.</translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of the site's examples.</source>
   <translation>
    <numerusform>%n pagina degli esempi del sito.</numerusform>
    <numerusform>%n pagine degli esempi del sito.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of %1.</source>
   <translation>
    <numerusform>%n pagina di %1.</numerusform>
    <numerusform>%n pagine di %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>URLs of other hosts, such as %1, are asked of these files too.</source>
   <translation>Anche gli URL di altri host, come %1, si valutano con questi file.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlServerDialog</name>
  <message>
   <source>Refuse what the draft does not allow</source>
   <translation>Rifiuta ciò che la bozza non consente</translation>
  </message>
  <message>
   <source>Serve the draft</source>
   <translation>Servi la bozza</translation>
  </message>
  <message>
   <source>The command gatepost-cli was not found, beside this program or on PATH. It is part of the package that this program came with: install it, and open this window again.</source>
   <translation>Il comando gatepost-cli non è stato trovato, né accanto a questo programma né in PATH. Fa parte del pacchetto da cui viene questo programma: lo installi e riapra questa finestra.</translation>
  </message>
  <message>
   <source>A crawler on this computer can fetch the draft and pages around it. Nobody else can reach the server.</source>
   <translation>Un crawler su questo computer può recuperare la bozza e le pagine intorno a essa. Nessun altro può raggiungere il server.</translation>
  </message>
  <message>
   <source>Seconds of the clock in a second; 1440 makes a day of a minute</source>
   <translation>Secondi dell’orologio in un secondo; con 1440 un minuto diventa un giorno</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Richieste</translation>
  </message>
  <message>
   <source>What crawlers ask for appears here.</source>
   <translation>Qui appare ciò che i crawler chiedono.</translation>
  </message>
  <message>
   <source>&amp;Port</source>
   <translation>&amp;Porta</translation>
  </message>
  <message>
   <source>&amp;Clock starts at (UTC)</source>
   <translation>&amp;Orologio: inizio (UTC)</translation>
  </message>
  <message>
   <source>&amp;Speed of the clock</source>
   <translation>&amp;Velocità dell’orologio</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>Avvia</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Copia l’indirizzo</translation>
  </message>
  <message>
   <source>Starting…</source>
   <translation>Avvio…</translation>
  </message>
  <message>
   <source>The draft, as it was when you pressed Start, is served until you press Stop or close this window.</source>
   <translation>La bozza, com’era quando ha premuto Avvia, viene servita finché non preme Interrompi o chiude questa finestra.</translation>
  </message>
  <message>
   <source>The server was stopped.</source>
   <translation>Il server è stato interrotto.</translation>
  </message>
  <message>
   <source>Clock: %1 UTC</source>
   <translation>Orologio: %1 UTC</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlTexts</name>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n giorno</numerusform>
    <numerusform>%n giorni</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s)</source>
   <translation>
    <numerusform>%n ora</numerusform>
    <numerusform>%n ore</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s)</source>
   <translation>
    <numerusform>%n minuto</numerusform>
    <numerusform>%n minuti</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n second(s)</source>
   <translation>
    <numerusform>%n secondo</numerusform>
    <numerusform>%n secondi</numerusform>
   </translation>
  </message>
  <message>
   <source>With this draft %1 gets none of the pages, in place of %2.</source>
   <translation>Con questa bozza %1 non ottiene nessuna delle pagine, invece di %2.</translation>
  </message>
  <message>
   <source>%1 gets none of the pages.</source>
   <translation>%1 non ottiene nessuna delle pagine.</translation>
  </message>
  <message>
   <source>With this draft %1 does not reach %2 pages in %3, in place of needing %4.</source>
   <translation>Con questa bozza %1 non raggiunge %2 pagine in %3, invece di impiegare %4.</translation>
  </message>
  <message>
   <source>%1 does not reach %2 pages in %3.</source>
   <translation>%1 non raggiunge %2 pagine in %3.</translation>
  </message>
  <message>
   <source>%1 needs %2 for %3 pages.</source>
   <translation>%1 impiega %2 per %3 pagine.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4 for %5.</source>
   <translation>Con questa bozza %1 impiega %2 per %3 pagine, invece di %4 per %5.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, as with the saved files.</source>
   <translation>Con questa bozza %1 impiega %2 per %3 pagine, come con i file salvati.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4.</source>
   <translation>Con questa bozza %1 impiega %2 per %3 pagine, invece di %4.</translation>
  </message>
  <message>
   <source>This file lists sitemaps and no pages: choose one of the sitemaps.</source>
   <translation>Questo file elenca sitemap e nessuna pagina: scegliere una delle sitemap.</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the file are taken.</source>
   <translation>Si considerano solo le prime %1 pagine del file.</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the logs are taken.</source>
   <translation>Si considerano solo le prime %1 pagine dei log.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlersModel</name>
  <message>
   <source>not in this time</source>
   <translation>non in questo tempo</translation>
  </message>
  <message>
   <source>never</source>
   <translation>mai</translation>
  </message>
  <message>
   <source>%1 left</source>
   <translation>%1 rimaste</translation>
  </message>
  <message>
   <source>Crawler</source>
   <translation>Crawler</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>Recuperate</translation>
  </message>
  <message>
   <source>Pages of the list that it gets</source>
   <translation>Pagine dell’elenco che ottiene</translation>
  </message>
  <message>
   <source>Through on</source>
   <translation>Finisce il</translation>
  </message>
  <message>
   <source>When it fetches the last page, in UTC</source>
   <translation>Quando recupera l’ultima pagina, in UTC</translation>
  </message>
  <message>
   <source>Needs</source>
   <translation>Impiega</translation>
  </message>
  <message>
   <source>From the start to the last page, with this draft</source>
   <translation>Dall’inizio all’ultima pagina, con questa bozza</translation>
  </message>
  <message>
   <source>Saved</source>
   <translation>Salvati</translation>
  </message>
  <message>
   <source>From the start to the last page, with the saved files</source>
   <translation>Dall’inizio all’ultima pagina, con i file salvati</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DayStrip</name>
  <message>
   <source>Hours of the day, UTC: no window</source>
   <translation>Ore del giorno, UTC: nessuna finestra</translation>
  </message>
  <message>
   <source>Hours of the day, UTC: %1</source>
   <translation>Ore del giorno, UTC: %1</translation>
  </message>
  <message>
   <source>Left and Right move an end by 15 minutes, with Shift by one. Up and Down choose the end. Insert adds a window, Delete removes it.</source>
   <translation>Sinistra e Destra spostano un estremo di 15 minuti, con Maiusc di uno. Su e Giù scelgono l'estremo. Ins aggiunge una finestra, Canc la rimuove.</translation>
  </message>
  <message>
   <source>Double-click adds a window. Drag its ends; past midnight is fine.</source>
   <translation>Un doppio clic aggiunge una finestra. Trascinarne gli estremi; si può superare la mezzanotte.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffModel</name>
  <message>
   <source>no line end</source>
   <translation>nessuna fine di riga</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n riga uguale</numerusform>
    <numerusform>… %n righe uguali</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… %n more row(s)</source>
   <translation>
    <numerusform>… %n altra riga</numerusform>
    <numerusform>… altre %n righe</numerusform>
   </translation>
  </message>
  <message>
   <source>Before</source>
   <translation>Prima</translation>
  </message>
  <message>
   <source>After</source>
   <translation>Dopo</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Riga</translation>
  </message>
  <message>
   <source>removed: %1</source>
   <translation>rimossa: %1</translation>
  </message>
  <message>
   <source>added: %1</source>
   <translation>aggiunta: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffView</name>
  <message>
   <source>What changes in the text</source>
   <translation>Che cosa cambia nel testo</translation>
  </message>
  <message>
   <source>No difference.</source>
   <translation>Nessuna differenza.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Document</name>
  <message>
   <source>Typing</source>
   <translation>Digitazione</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Elimina</translation>
  </message>
  <message>
   <source>Delete text</source>
   <translation>Elimina testo</translation>
  </message>
  <message>
   <source>Insert text</source>
   <translation>Inserisci testo</translation>
  </message>
  <message>
   <source>Replace text</source>
   <translation>Sostituisci testo</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 non esiste.</translation>
  </message>
  <message>
   <source>Reload from disk</source>
   <translation>Ricarica dal disco</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DraftServer</name>
  <message>
   <source>A copy of the draft could not be written: %1</source>
   <translation>Non è stato possibile scrivere una copia della bozza: %1</translation>
  </message>
  <message>
   <source>The command could not be started: %1</source>
   <translation>Non è stato possibile avviare il comando: %1</translation>
  </message>
  <message>
   <source>The server has ended. If another program uses the port, choose another one. The command says: %1</source>
   <translation>Il server è terminato. Se un altro programma usa la porta, ne scelga un’altra. Il comando dice: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentDialog</name>
  <message>
   <source>Add environment</source>
   <translation>Aggiungi ambiente</translation>
  </message>
  <message>
   <source>H&amp;ost of the open files</source>
   <translation>H&amp;ost dei file aperti</translation>
  </message>
  <message>
   <source>&amp;Name</source>
   <translation>&amp;Nome</translation>
  </message>
  <message>
   <source>&amp;Host</source>
   <translation>&amp;Host</translation>
  </message>
  <message>
   <source>Closed: nobody may fetch anything</source>
   <translation>Chiuso: nessuno può recuperare nulla</translation>
  </message>
  <message>
   <source>Behind a password: nothing is claimed of its files</source>
   <translation>Dietro una password: non si afferma nulla sui suoi file</translation>
  </message>
  <message>
   <source>Noindex: search engines may fetch every page</source>
   <translation>Noindex: i motori di ricerca possono recuperare ogni pagina</translation>
  </message>
  <message>
   <source>Open: search engines may fetch the start page</source>
   <translation>Aperto: i motori di ricerca possono recuperare la pagina iniziale</translation>
  </message>
  <message>
   <source>Only as the goals say</source>
   <translation>Solo come dicono gli obiettivi</translation>
  </message>
  <message>
   <source>It &amp;must be</source>
   <translation>&amp;Deve essere</translation>
  </message>
  <message>
   <source>&amp;Folder of its files, below this one</source>
   <translation>&amp;Cartella dei suoi file, sotto questa</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentRow</name>
  <message>
   <source>Open its folder…</source>
   <translation>Apri la sua cartella…</translation>
  </message>
  <message>
   <source>Write its robots.txt…</source>
   <translation>Scrivi il suo robots.txt…</translation>
  </message>
  <message>
   <source>Environment</source>
   <translation>Ambiente</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Verifica per ogni crawler, percorso e ora…</translation>
  </message>
  <message>
   <source>%1 %2: %3 — %4</source>
   <extracomment>a symbol such as ✓, a purpose, what is wanted, what was found</extracomment>
   <translation>%1 %2: %3 — %4</translation>
  </message>
  <message>
   <source>These are the files in the folder %1, as they are saved.</source>
   <translation>Questi sono i file della cartella %1, così come sono salvati.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentsProof</name>
  <message>
   <source>nobody may fetch anything but the policy files</source>
   <translation>nessuno può recuperare altro che i file di policy</translation>
  </message>
  <message>
   <source>every search engine may fetch the start page</source>
   <translation>ogni motore di ricerca può recuperare la pagina iniziale</translation>
  </message>
  <message>
   <source>every search engine may fetch every page and see its noindex; whether pages have one is not in the files</source>
   <translation>ogni motore di ricerca può recuperare ogni pagina e vederne il noindex; se le pagine ne abbiano uno, i file non lo dicono</translation>
  </message>
  <message>
   <source>a password keeps it closed: nothing is claimed of the files</source>
   <translation>una password lo tiene chiuso: dei file non si afferma nulla</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>Non esiste una cartella %1.</translation>
  </message>
  <message>
   <source>no robots.txt was found that makes it true</source>
   <translation>non è stato trovato alcun robots.txt con cui sia vero</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>non deciso</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>non deciso: %1</translation>
  </message>
  <message>
   <source>no goals are claimed</source>
   <translation>non si afferma alcun obiettivo</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExceptionDialog</name>
  <message>
   <source>Exception: %1</source>
   <translation>Eccezione: %1</translation>
  </message>
  <message>
   <source>all of “%1”</source>
   <translation>tutti quelli di «%1»</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>ogni percorso</translation>
  </message>
  <message>
   <source>for ever</source>
   <translation>per sempre</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>&amp;Agenti</translation>
  </message>
  <message>
   <source>&amp;Paths</source>
   <translation>&amp;Percorsi</translation>
  </message>
  <message>
   <source>&amp;Goal instead</source>
   <translation>&amp;Obiettivo diverso</translation>
  </message>
  <message>
   <source>&amp;Until (YYYY-MM-DD)</source>
   <translation>&amp;Fino a (AAAA-MM-GG)</translation>
  </message>
  <message>
   <source>&amp;Note</source>
   <translation>&amp;Nota</translation>
  </message>
  <message>
   <source>all of them</source>
   <translation>tutti</translation>
  </message>
  <message>
   <source>%1 below %2</source>
   <translation>%1 sotto %2</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1 until %2</source>
   <translation>%1 fino a %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExportDialog</name>
  <message>
   <source>S&amp;horter expressions</source>
   <translation>Espressioni più &amp;brevi</translation>
  </message>
  <message>
   <source>Co&amp;py</source>
   <translation>&amp;Copia</translation>
  </message>
  <message>
   <source>&amp;Save…</source>
   <translation>&amp;Salva…</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Esporta</translation>
  </message>
  <message>
   <source>What is written</source>
   <translation>Che cosa viene scritto</translation>
  </message>
  <message>
   <source>What is lost</source>
   <translation>Che cosa si perde</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Riga</translation>
  </message>
  <message>
   <source>&amp;Agents:</source>
   <translation>&amp;Agenti:</translation>
  </message>
  <message>
   <source>&amp;Enforced:</source>
   <translation>Si a&amp;pplica:</translation>
  </message>
  <message>
   <source>Named in the files, and agents of the list</source>
   <translation>Nominati nei file, e agenti dell’elenco</translation>
  </message>
  <message>
   <source>All agents of the list</source>
   <translation>Tutti gli agenti dell’elenco</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>Motori di ricerca</translation>
  </message>
  <message>
   <source>AI agents</source>
   <translation>Agenti di IA</translation>
  </message>
  <message>
   <source>Or names with commas: GPTBot, CCBot</source>
   <translation>O nomi separati da virgole: GPTBot, CCBot</translation>
  </message>
  <message>
   <source>Refusals and pace</source>
   <translation>Divieti e ritmo</translation>
  </message>
  <message>
   <source>Refusals alone</source>
   <translation>Solo divieti</translation>
  </message>
  <message>
   <source>Pace alone</source>
   <translation>Solo ritmo</translation>
  </message>
  <message>
   <source>Easier to read. A path in which a character is written as an escape slips past.</source>
   <translation>Più facile da leggere. Un percorso in cui un carattere è scritto come sequenza di escape sfugge.</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Sito</translation>
  </message>
  <message>
   <source>Nothing is lost.</source>
   <translation>Non si perde nulla.</translation>
  </message>
  <message>
   <source>Not enforced, or enforced differently:</source>
   <translation>Non applicato, o applicato diversamente:</translation>
  </message>
  <message>
   <source>Save the export</source>
   <translation>Salva l'esportazione</translation>
  </message>
  <message>
   <source>%1 is already there.</source>
   <translation>%1 esiste già.</translation>
  </message>
  <message>
   <source>Replacing it discards what it contains now.</source>
   <translation>Sostituendolo si perde ciò che contiene ora.</translation>
  </message>
  <message>
   <source>&amp;Replace</source>
   <translation>&amp;Sostituisci</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>Impossibile scrivere %1: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FetchDialog</name>
  <message>
   <source>The text is not an address of http or https that can be fetched.</source>
   <translation>Il testo non è un indirizzo http o https che si possa recuperare.</translation>
  </message>
  <message>
   <source>Fetch the file</source>
   <translation>Recupera il file</translation>
  </message>
  <message>
   <source>This request will be sent, and no other. Redirects are followed.</source>
   <translation>Verrà inviata questa richiesta, e nessun’altra. I reindirizzamenti vengono seguiti.</translation>
  </message>
  <message>
   <source>What comes takes the place of the text; Undo gives it back.</source>
   <translation>Ciò che arriva prende il posto del testo; Annulla lo riporta.</translation>
  </message>
  <message>
   <source>The request is under way</source>
   <translation>La richiesta è in corso</translation>
  </message>
  <message>
   <source>&amp;Send this request</source>
   <translation>&amp;Invia questa richiesta</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>Recupero di %1 …</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>La risposta è stata %1.</translation>
  </message>
  <message>
   <source>The document was closed in the meantime.</source>
   <translation>Nel frattempo il documento è stato chiuso.</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>Recupera %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Field</name>
  <message>
   <source>Not set: remove the line (Ctrl+Delete)</source>
   <translation>Non impostato: rimuovi la riga (Ctrl+Canc)</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1: non impostato</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, riga %2</translation>
  </message>
  <message>
   <source>Not set here. What applies is %1: %2.</source>
   <translation>Non impostato qui. Vale %1: %2.</translation>
  </message>
  <message>
   <source>Line %1 does not count: the directive is given twice here and the first valid line decides.</source>
   <translation>La riga %1 non vale: la direttiva è indicata due volte qui e decide la prima riga valida.</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>Imposta %1 su %2</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>Imposta %1 su %2 per %3</translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>Rimuovi %1</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>Rimuovi %1 per %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldHelp</name>
  <message>
   <source>Example: %1</source>
   <translation>Esempio: %1</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>Fonte: %1</translation>
  </message>
  <message>
   <source>A proposal, or read by few.</source>
   <translation>Una proposta, o letta da pochi.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldNotes</name>
  <message numerus="yes">
   <source>%1 of %n path(s)</source>
   <extracomment>%1 of the site's %n sample paths match</extracomment>
   <translation>
    <numerusform>%1 di %n percorso</numerusform>
    <numerusform>%1 di %n percorsi</numerusform>
   </translation>
  </message>
  <message>
   <source>at least 10 s</source>
   <translation>almeno 10 s</translation>
  </message>
  <message>
   <source>rule of thumb: twice what the last document took, at least 10 s</source>
   <translation>regola pratica: il doppio di quanto ha richiesto l'ultimo documento, almeno 10 s</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FilePage</name>
  <message>
   <source>About the whole file</source>
   <translation>Sull'intero file</translation>
  </message>
  <message>
   <source>These lines belong to no group. They may be anywhere; new ones go to the end.</source>
   <translation>Queste righe non appartengono a nessun gruppo. Possono stare ovunque; le nuove vanno alla fine.</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Letto da pochi</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Righe senza campo</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>Commenti, righe non comprese e righe che non appartengono a nessuno restano come sono. Invio vi porta.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FindBar</name>
  <message>
   <source>Find</source>
   <translation>Trova</translation>
  </message>
  <message>
   <source>Replace with</source>
   <translation>Sostituisci con</translation>
  </message>
  <message>
   <source>Match case</source>
   <translation>Maiuscole/minuscole</translation>
  </message>
  <message>
   <source>Whole words</source>
   <translation>Parole intere</translation>
  </message>
  <message>
   <source>Regular expression</source>
   <translation>Espressione regolare</translation>
  </message>
  <message>
   <source>In the selection</source>
   <translation>Nella selezione</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 di %2</translation>
  </message>
  <message>
   <source>Previous</source>
   <translation>Precedente</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Successivo</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <source>Replace</source>
   <translation>Sostituisci</translation>
  </message>
  <message>
   <source>Replace all</source>
   <translation>Sostituisci tutto</translation>
  </message>
  <message>
   <source>Replace all, as one step of undo</source>
   <translation>Sostituisci tutto, come un solo passo da annullare</translation>
  </message>
  <message>
   <source>not found</source>
   <translation>non trovato</translation>
  </message>
  <message numerus="yes">
   <source>%Ln found</source>
   <translation>
    <numerusform>%Ln trovato</numerusform>
    <numerusform>%Ln trovati</numerusform>
   </translation>
  </message>
  <message>
   <source>from the other end</source>
   <translation>dall'altro capo</translation>
  </message>
  <message numerus="yes">
   <source>%Ln replaced</source>
   <translation>
    <numerusform>%Ln sostituito</numerusform>
    <numerusform>%Ln sostituiti</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FirstRun</name>
  <message numerus="yes">
   <source>%Ln search engine(s) may come.</source>
   <translation>
    <numerusform>%Ln motore di ricerca può venire.</numerusform>
    <numerusform>%Ln motori di ricerca possono venire.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln search engine(s) may not come.</source>
   <translation>
    <numerusform>%Ln motore di ricerca non può venire.</numerusform>
    <numerusform>%Ln motori di ricerca non possono venire.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may come.</source>
   <translation>
    <numerusform>%Ln assistente può venire.</numerusform>
    <numerusform>%Ln assistenti possono venire.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may not come.</source>
   <translation>
    <numerusform>%Ln assistente non può venire.</numerusform>
    <numerusform>%Ln assistenti non possono venire.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may come.</source>
   <translation>
    <numerusform>%Ln crawler di addestramento può venire.</numerusform>
    <numerusform>%Ln crawler di addestramento possono venire.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may not come.</source>
   <translation>
    <numerusform>%Ln crawler di addestramento non può venire.</numerusform>
    <numerusform>%Ln crawler di addestramento non possono venire.</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 di %2</translation>
  </message>
  <message>
   <source>Now the start page is open to %1 search engines, %2 assistants and %3 training crawlers.</source>
   <extracomment>Each place is “37 of 37”.</extracomment>
   <translation>Ora la pagina iniziale è aperta a motori di ricerca: %1, assistenti: %2, crawler di addestramento: %3.</translation>
  </message>
  <message>
   <source>Say what you want</source>
   <translation>Dica che cosa vuole</translation>
  </message>
  <message>
   <source>May search engines find your site?</source>
   <translation>I motori di ricerca possono trovare il suo sito?</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Sì</translation>
  </message>
  <message>
   <source>Only some paths</source>
   <translation>Solo alcuni percorsi</translation>
  </message>
  <message>
   <source>No</source>
   <translation>No</translation>
  </message>
  <message>
   <source>Paths that search engines may fetch</source>
   <translation>Percorsi che i motori di ricerca possono recuperare</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /blog/ /docs/</source>
   <translation>Percorsi, separati da spazi: /blog/ /docs/</translation>
  </message>
  <message>
   <source>May AI assistants read pages to answer people?</source>
   <translation>Gli assistenti IA possono leggere le pagine per rispondere alle persone?</translation>
  </message>
  <message>
   <source>Yes, but say nothing of use</source>
   <translation>Sì, ma senza dire nulla dell’uso</translation>
  </message>
  <message>
   <source>May your text be used to train AI models?</source>
   <translation>Il suo testo può essere usato per addestrare modelli di IA?</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>Con una licenza</translation>
  </message>
  <message>
   <source>Say nothing</source>
   <translation>Non dire nulla</translation>
  </message>
  <message>
   <source>Where the terms of the licence are</source>
   <translation>Dove sono i termini della licenza</translation>
  </message>
  <message>
   <source>Paths nobody should fetch</source>
   <translation>Percorsi che nessuno deve recuperare</translation>
  </message>
  <message>
   <source>None; or paths, separated by spaces: /cart /search</source>
   <translation>Nessuno; o percorsi, separati da spazi: /cart /search</translation>
  </message>
  <message>
   <source>The files as they will be</source>
   <translation>I file come saranno</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Non ora</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Fatto</translation>
  </message>
  <message>
   <source>as your files say now</source>
   <translation>come dicono ora i suoi file</translation>
  </message>
  <message>
   <source>Your files say something else now. Look at the answers, then press Done again.</source>
   <translation>Ora i suoi file dicono qualcos’altro. Guardi le risposte, poi prema di nuovo Fatto.</translation>
  </message>
  <message>
   <source>No answer is taken from your files: %1.</source>
   <translation>Nessuna risposta è ricavata dai vostri file: %1.</translation>
  </message>
  <message>
   <source>One answer is not complete yet.</source>
   <translation>Una risposta non è ancora completa.</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Verifica per ogni crawler, percorso e ora…</translation>
  </message>
  <message>
   <source>Your goals are made as soon as that is known.</source>
   <translation>I suoi obiettivi vengono creati non appena lo si sa.</translation>
  </message>
  <message>
   <source>Your files say so already.</source>
   <translation>I suoi file lo dicono già.</translation>
  </message>
  <message>
   <source>Not reached: %1.</source>
   <translation>Non raggiunto: %1.</translation>
  </message>
  <message>
   <source>Three questions</source>
   <translation>Tre domande</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>Applica obiettivi</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormArea</name>
  <message>
   <source>This file has no form yet. Its text is on the right.</source>
   <translation>Questo file non ha ancora un modulo. Il testo è a destra.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormPages</name>
  <message>
   <source>Agents and paths</source>
   <translation>Agenti e percorsi</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>File intero</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>Policy per l'IA</translation>
  </message>
  <message>
   <source>Agent blocks</source>
   <translation>Blocchi per agente</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>Qualità</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>Conformità</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Catena</translation>
  </message>
  <message>
   <source>About this file</source>
   <translation>Informazioni sul file</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agenti</translation>
  </message>
  <message>
   <source>Site and defaults</source>
   <translation>Sito e valori predefiniti</translation>
  </message>
  <message>
   <source>Rendered robots.txt</source>
   <translation>robots.txt generato</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalDetails</name>
  <message>
   <source>obeys</source>
   <translation>rispetta</translation>
  </message>
  <message>
   <source>does not obey</source>
   <translation>non rispetta</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>non documentato</translation>
  </message>
  <message>
   <source>Every path</source>
   <translation>Ogni percorso</translation>
  </message>
  <message>
   <source>Not these</source>
   <translation>Non questi</translation>
  </message>
  <message>
   <source>Only these</source>
   <translation>Solo questi</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>Percorsi</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>Percorsi, separati da spazi: /members/ /search</translation>
  </message>
  <message>
   <source>Paths, separated by spaces</source>
   <translation>Percorsi, separati da spazi</translation>
  </message>
  <message>
   <source>Hours (UTC)</source>
   <translation>Orari (UTC)</translation>
  </message>
  <message>
   <source>any; or seconds between two requests, such as 10s or 2m</source>
   <translation>qualsiasi; o i secondi tra due richieste, come 10s o 2m</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Ritmo</translation>
  </message>
  <message>
   <source>are kept out</source>
   <translation>restano fuori</translation>
  </message>
  <message>
   <source>may come</source>
   <translation>possono venire</translation>
  </message>
  <message>
   <source>Crawlers that do not know the question</source>
   <translation>Crawler che non conoscono la domanda</translation>
  </message>
  <message>
   <source>who does not know the question</source>
   <translation>chi non conosce la domanda</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>Termini della licenza</translation>
  </message>
  <message>
   <source>as the goal means it</source>
   <translation>come lo intende l’obiettivo</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>sì</translation>
  </message>
  <message>
   <source>no</source>
   <translation>no</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nulla</translation>
  </message>
  <message>
   <source>What is said of use</source>
   <translation>Che cosa si dice dell’uso</translation>
  </message>
  <message>
   <source>what is said of use</source>
   <translation>che cosa si dice dell’uso</translation>
  </message>
  <message>
   <source>the comment above a group that is added for this goal</source>
   <translation>il commento sopra un gruppo aggiunto per questo obiettivo</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Nota</translation>
  </message>
  <message>
   <source>note</source>
   <translation>nota</translation>
  </message>
  <message>
   <source>%1: agents</source>
   <translation>%1: agenti</translation>
  </message>
  <message>
   <source>Except this one…</source>
   <translation>Tranne questo…</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>paths</source>
   <translation>percorsi</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>orari</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>ritmo</translation>
  </message>
  <message>
   <source>At any time. Double-click the strip to add hours.</source>
   <translation>A qualsiasi ora. Doppio clic sulla striscia per aggiungere orari.</translation>
  </message>
  <message>
   <source>No crawler is known to read hours; a server can keep them.</source>
   <translation>Di nessun crawler risulta che legga gli orari; un server può farli rispettare.</translation>
  </message>
  <message>
   <source>except %1</source>
   <translation>tranne %1</translation>
  </message>
  <message>
   <source>Change this exception…</source>
   <translation>Cambia questa eccezione…</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>Rimuovi questa eccezione</translation>
  </message>
  <message>
   <source>Exception…</source>
   <translation>Eccezione…</translation>
  </message>
  <message>
   <source>%1: add an exception</source>
   <translation>%1: aggiungi un’eccezione</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalGuard</name>
  <message>
   <source>The goal of search engines would no longer be true.</source>
   <translation>L’obiettivo sui motori di ricerca non sarebbe più vero.</translation>
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
   <translation>Perché</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Chiedi</translation>
  </message>
  <message>
   <source>Export to nginx…</source>
   <translation>Esporta per nginx…</translation>
  </message>
  <message>
   <source>%1: exceptions, paths, hours, agents</source>
   <translation>%1: eccezioni, percorsi, orari, agenti</translation>
  </message>
  <message>
   <source>Exceptions, paths, hours, agents</source>
   <translation>Eccezioni, percorsi, orari, agenti</translation>
  </message>
  <message>
   <source>Goes to the line that decides this.</source>
   <translation>Va alla riga che decide.</translation>
  </message>
  <message>
   <source>%1: why</source>
   <translation>%1: perché</translation>
  </message>
  <message>
   <source>Asks for this agent and path, above.</source>
   <translation>Pone in alto la domanda per questo agente e percorso.</translation>
  </message>
  <message>
   <source>%1: ask</source>
   <translation>%1: chiedi</translation>
  </message>
  <message>
   <source>Only a server can refuse agents that do not obey robots.txt.</source>
   <translation>Solo un server può rifiutare gli agenti che non rispettano robots.txt.</translation>
  </message>
  <message>
   <source>%1: export to nginx</source>
   <translation>%1: esporta per nginx</translation>
  </message>
  <message numerus="yes">
   <source>%Ln agent(s)</source>
   <translation>
    <numerusform>%Ln agente</numerusform>
    <numerusform>%Ln agenti</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalPresets</name>
  <message>
   <source>Block AI training, allow search</source>
   <translation>Blocca l’addestramento IA, consenti la ricerca</translation>
  </message>
  <message>
   <source>Search engines and assistants may come; crawlers that collect text to train models may not.</source>
   <translation>Motori di ricerca e assistenti possono venire; i crawler che raccolgono testo per addestrare modelli no.</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>Tutto benvenuto</translation>
  </message>
  <message>
   <source>Every crawler may fetch everything, and the file says that it may use it.</source>
   <translation>Ogni crawler può recuperare tutto, e il file dice che può usarlo.</translation>
  </message>
  <message>
   <source>Close the whole site</source>
   <translation>Chiudi l’intero sito</translation>
  </message>
  <message>
   <source>No crawler may fetch anything, Google's ad crawlers included.</source>
   <translation>Nessun crawler può recuperare nulla, compresi i crawler pubblicitari di Google.</translation>
  </message>
  <message>
   <source>Search engines only</source>
   <translation>Solo motori di ricerca</translation>
  </message>
  <message>
   <source>Search engines may fetch everything; nobody else may come.</source>
   <translation>I motori di ricerca possono recuperare tutto; nessun altro può venire.</translation>
  </message>
  <message>
   <source>No AI at all</source>
   <translation>Niente IA</translation>
  </message>
  <message>
   <source>Neither assistants nor crawlers for research, training or new content may come.</source>
   <translation>Non possono venire né gli assistenti né i crawler per ricerca IA, addestramento o nuovi contenuti.</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Prima chiedere</translation>
  </message>
  <message>
   <source>Reading is free; training and new content only after asking.</source>
   <translation>La lettura è libera; addestramento e nuovi contenuti solo dopo aver chiesto.</translation>
  </message>
  <message>
   <source>Search and archives, no training</source>
   <translation>Ricerca e archivi, niente addestramento</translation>
  </message>
  <message>
   <source>Search engines and web archives may keep pages; nobody may train models.</source>
   <translation>Motori di ricerca e archivi web possono conservare le pagine; nessuno può addestrare modelli.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalRows</name>
  <message numerus="yes">
   <source>%n path(s)</source>
   <translation>
    <numerusform>%n percorso</numerusform>
    <numerusform>%n percorsi</numerusform>
   </translation>
  </message>
  <message>
   <source>only %1</source>
   <translation>solo %1</translation>
  </message>
  <message>
   <source>not %1</source>
   <translation>non %1</translation>
  </message>
  <message>
   <source>every path and hour</source>
   <translation>ogni percorso e ora</translation>
  </message>
  <message numerus="yes">
   <source>%Ln obey</source>
   <comment>agents, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln rispetta</numerusform>
    <numerusform>%Ln rispettano</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not</source>
   <comment>agents that do not obey, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln no</numerusform>
    <numerusform>%Ln no</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln say nothing</source>
   <comment>agents of which it is not known, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln non dice nulla</numerusform>
    <numerusform>%Ln non dicono nulla</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not obey robots.txt</source>
   <translation>
    <numerusform>%Ln non rispetta robots.txt</numerusform>
    <numerusform>%Ln non rispettano robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>kept out until you add an exception</source>
   <translation>resta fuori finché non aggiunge un’eccezione</translation>
  </message>
  <message>
   <source>may come, and is asked to ask first</source>
   <translation>può venire, ed è invitato a chiedere prima</translation>
  </message>
  <message>
   <source>kept out without a licence</source>
   <translation>resta fuori senza licenza</translation>
  </message>
  <message>
   <source>may come; use needs a licence</source>
   <translation>può venire; l’uso richiede una licenza</translation>
  </message>
  <message numerus="yes">
   <source>%Ln exception(s)</source>
   <translation>
    <numerusform>%Ln eccezione</numerusform>
    <numerusform>%Ln eccezioni</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3 UTC</source>
   <translation>%1 non può recuperare %2 alle %3 UTC</translation>
  </message>
  <message numerus="yes">
   <source>no line names %Ln agent(s)</source>
   <translation>
    <numerusform>nessuna riga nomina %Ln agente</numerusform>
    <numerusform>nessuna riga nomina %Ln agenti</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 and %Ln more</source>
   <translation>
    <numerusform>%1 e %Ln altro</numerusform>
    <numerusform>%1 e altri %Ln</numerusform>
   </translation>
  </message>
  <message>
   <source>No line names: %1.</source>
   <translation>Nessuna riga nomina: %1.</translation>
  </message>
  <message>
   <source>Documented to ignore robots.txt, so that only a server can refuse them: %1.</source>
   <translation>Secondo la documentazione ignorano robots.txt, perciò solo un server può rifiutarli: %1.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>non deciso</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>non deciso: %1</translation>
  </message>
  <message>
   <source>not known to be read</source>
   <translation>non risulta che venga letto</translation>
  </message>
  <message>
   <source>%1 came %2 times all the same</source>
   <translation>%1 è venuto comunque %2 volte</translation>
  </message>
  <message>
   <source>true</source>
   <translation>vero</translation>
  </message>
  <message>
   <source>said, but not known to be read</source>
   <translation>detto, ma non risulta che venga letto</translation>
  </message>
  <message>
   <source>not true</source>
   <translation>non vero</translation>
  </message>
  <message>
   <source>being proved</source>
   <translation>in verifica</translation>
  </message>
  <message>
   <source>no goal</source>
   <translation>nessun obiettivo</translation>
  </message>
  <message>
   <source>No goal</source>
   <translation>Nessun obiettivo</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>Benvenuti</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Aperto</translation>
  </message>
  <message>
   <source>Keep out</source>
   <translation>Tieni fuori</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Prima chiedere</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>Con una licenza</translation>
  </message>
  <message>
   <source>Nothing is claimed of these crawlers.</source>
   <translation>Di questi crawler non si afferma nulla.</translation>
  </message>
  <message>
   <source>They may come, and the files say that they may use it.</source>
   <translation>Possono venire, e i file dicono che possono usarlo.</translation>
  </message>
  <message>
   <source>They may come. Nothing is said of use.</source>
   <translation>Possono venire. Dell’uso non si dice nulla.</translation>
  </message>
  <message>
   <source>They may not come, and the files refuse the use.</source>
   <translation>Non possono venire, e i file rifiutano l’uso.</translation>
  </message>
  <message>
   <source>They may come only after asking.</source>
   <translation>Possono venire solo dopo aver chiesto.</translation>
  </message>
  <message>
   <source>They may come only with a licence.</source>
   <translation>Possono venire solo con una licenza.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>as “%1”</source>
   <translation>come «%1»</translation>
  </message>
  <message>
   <source>nothing is claimed</source>
   <translation>non si afferma nulla</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Verifica per ogni crawler, percorso e ora…</translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) are not true yet.</source>
   <translation>
    <numerusform>%Ln obiettivo non è ancora vero.</numerusform>
    <numerusform>%Ln obiettivi non sono ancora veri.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) could not be decided.</source>
   <translation>
    <numerusform>Non è stato possibile decidere %Ln obiettivo.</numerusform>
    <numerusform>Non è stato possibile decidere %Ln obiettivi.</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose what you want, and every crawler is looked at.</source>
   <translation>Scelga che cosa vuole, e si esaminerà ogni crawler.</translation>
  </message>
  <message numerus="yes">
   <source>What you want is what the files say: %Ln goal(s) are true.</source>
   <translation>
    <numerusform>Ciò che vuole è ciò che dicono i file: %Ln obiettivo è vero.</numerusform>
    <numerusform>Ciò che vuole è ciò che dicono i file: %Ln obiettivi sono veri.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalsPage</name>
  <message>
   <source>Goals</source>
   <translation>Obiettivi</translation>
  </message>
  <message>
   <source>What do you want?</source>
   <translation>Che cosa vuole?</translation>
  </message>
  <message>
   <source>Add environment…</source>
   <translation>Aggiungi ambiente…</translation>
  </message>
  <message>
   <source>Other copies of the site, such as staging, and what their files must say</source>
   <translation>Altre copie del sito, come quella di prova, e che cosa devono dire i loro file</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>Termini della licenza</translation>
  </message>
  <message>
   <source>Exception removed</source>
   <translation>Eccezione rimossa</translation>
  </message>
  <message>
   <source>Kept in gatepost.yaml</source>
   <translation>Conservato in gatepost.yaml</translation>
  </message>
  <message>
   <source>list of crawlers of %1</source>
   <translation>elenco dei crawler del %1</translation>
  </message>
  <message>
   <source>Environment %1</source>
   <translation>Ambiente %1</translation>
  </message>
  <message>
   <source>Exception</source>
   <translation>Eccezione</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>Applica obiettivi</translation>
  </message>
  <message>
   <source>Your goals are in %1 now. Nothing is saved yet.</source>
   <translation>I suoi obiettivi ora sono in %1. Non è ancora salvato nulla.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupCard</name>
  <message>
   <source>Convert to 2.0…</source>
   <translation>Converti in 2.0…</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>Duplica gruppo</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>Rimuovi gruppo</translation>
  </message>
  <message>
   <source>Add an agent: GPTBot, ClaudeBot, * …</source>
   <translation>Aggiungi un agente: GPTBot, ClaudeBot, * …</translation>
  </message>
  <message>
   <source>Add an agent</source>
   <translation>Aggiungi un agente</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>A&amp;genti</translation>
  </message>
  <message>
   <source>Kind of the new rule</source>
   <translation>Tipo della nuova regola</translation>
  </message>
  <message>
   <source>Add a rule: /path, then Enter</source>
   <translation>Aggiungi una regola: /percorso, poi Invio</translation>
  </message>
  <message>
   <source>Add a rule</source>
   <translation>Aggiungi una regola</translation>
  </message>
  <message>
   <source>“allow /path” makes an Allow, “disallow /path” a Disallow. A pasted list of paths or URLs makes a rule of each.</source>
   <translation>«allow /percorso» crea un Allow, «disallow /percorso» un Disallow. Un elenco incollato di percorsi o URL crea una regola per ciascuno.</translation>
  </message>
  <message>
   <source>No line of the list is a path, a URL or a directive of a group.</source>
   <translation>Nessuna riga dell'elenco è un percorso, un URL o una direttiva di un gruppo.</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>&amp;Regole</translation>
  </message>
  <message>
   <source>Add Allow</source>
   <translation>Aggiungi Allow</translation>
  </message>
  <message>
   <source>Ctrl+Insert</source>
   <translation>Ctrl+Ins</translation>
  </message>
  <message>
   <source>Add Disallow</source>
   <translation>Aggiungi Disallow</translation>
  </message>
  <message>
   <source>Insert</source>
   <translation>Ins</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>Sposta su</translation>
  </message>
  <message>
   <source>Alt+Up</source>
   <translation>Alt+Su</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>Sposta giù</translation>
  </message>
  <message>
   <source>Alt+Down</source>
   <translation>Alt+Giù</translation>
  </message>
  <message>
   <source>Remove rule</source>
   <translation>Rimuovi regola</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Canc</translation>
  </message>
  <message>
   <source>Group %1 of %2 · line %3</source>
   <translation>Gruppo %1 di %2 · riga %3</translation>
  </message>
  <message>
   <source>Convert to a plain group…</source>
   <translation>Converti in un gruppo semplice…</translation>
  </message>
  <message>
   <source>No group</source>
   <translation>Nessun gruppo</translation>
  </message>
  <message>
   <source>%1 manages this group: your changes will be overwritten or duplicated. Change it in the settings there, or add another group for the same agents.</source>
   <translation>%1 gestisce questo gruppo: le modifiche saranno sovrascritte o raddoppiate. Lo cambi là, nelle impostazioni, o aggiunga un altro gruppo per gli stessi agenti.</translation>
  </message>
  <message>
   <source>There is a line that is not a rule between the User-agent lines: for standard crawlers these agents are one group.</source>
   <translation>Tra le righe User-agent c'è una riga che non è una regola: per i crawler che seguono lo standard questi agenti sono un solo gruppo.</translation>
  </message>
  <message numerus="yes">
   <source>%1 · %n set</source>
   <extracomment>%1 a heading, %n how many of the fields below it have a value</extracomment>
   <translation>
    <numerusform>%1 · %n impostato</numerusform>
    <numerusform>%1 · %n impostati</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(ancora nessuno)</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n altro</numerusform>
    <numerusform>altri %n</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>riga %1</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s)</source>
   <translation>
    <numerusform>%n regola</numerusform>
    <numerusform>%n regole</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n other line(s)</source>
   <translation>
    <numerusform>%n altra riga</numerusform>
    <numerusform>altre %n righe</numerusform>
   </translation>
  </message>
  <message>
   <source>experimental, read by nobody</source>
   <translation>sperimentale, non lo legge nessuno</translation>
  </message>
  <message>
   <source>There is another line between its User-agent lines.</source>
   <translation>Tra le sue righe User-agent c'è un'altra riga.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsPage</name>
  <message>
   <source>Find an agent</source>
   <translation>Trova un agente</translation>
  </message>
  <message>
   <source>Find an agent's group</source>
   <translation>Trova il gruppo di un agente</translation>
  </message>
  <message>
   <source>Groups</source>
   <translation>Gruppi</translation>
  </message>
  <message>
   <source>&amp;New group</source>
   <translation>&amp;Nuovo gruppo</translation>
  </message>
  <message>
   <source>No group yet. A group says which agents its rules are for.</source>
   <translation>Ancora nessun gruppo. Un gruppo dice a quali agenti si applicano le sue regole.</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>Orari e ritmo</translation>
  </message>
  <message>
   <source>Version and notes to the operator</source>
   <translation>Versione e commenti per chi gestisce il robot</translation>
  </message>
  <message>
   <source>Preference signals: later use</source>
   <translation>Segnali di preferenza: uso dopo il recupero</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Letto da pochi</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Commenti</translation>
  </message>
  <message>
   <source>Add group</source>
   <translation>Aggiungi gruppo</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>Duplica gruppo</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>Rimuovi gruppo</translation>
  </message>
  <message>
   <source>Convert group to 2.0</source>
   <translation>Converti gruppo in 2.0</translation>
  </message>
  <message>
   <source>Convert group to a plain one</source>
   <translation>Converti gruppo in uno semplice</translation>
  </message>
  <message>
   <source>Nothing means anything else afterwards.</source>
   <translation>Dopo, tutto mantiene lo stesso significato.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Guard</name>
  <message>
   <source>What %1 says now is not used until it is corrected: %2</source>
   <translation>Ciò che %1 dice ora non viene usato finché non è corretto: %2</translation>
  </message>
  <message>
   <source>%1 was changed by another program and has been reloaded.</source>
   <translation>%1 è stato modificato da un altro programma ed è stato ricaricato.</translation>
  </message>
  <message>
   <source>The undo history of %1 is full: its oldest steps are gone.</source>
   <translation>La cronologia di annullamento di %1 è piena: i passi più vecchi non ci sono più.</translation>
  </message>
  <message>
   <source>%1 is also open in another Gatepost window (process %2). Gatepost looks at the file before each save and asks if the other one has saved.</source>
   <translation>%1 è aperto anche in un'altra finestra di Gatepost (processo %2). Gatepost controlla il file prima di ogni salvataggio e chiede come procedere se l'altra ha salvato.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>%1 cannot be read any more. Your text is still here.</source>
   <translation>%1 non è più leggibile. Il testo è ancora qui.</translation>
  </message>
  <message>
   <source>%1 was removed or renamed by another program. Your text is still here; saving writes the file again.</source>
   <translation>%1 è stato rimosso o rinominato da un altro programma. Il testo è ancora qui; salvando si riscrive il file.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Salva</translation>
  </message>
  <message>
   <source>%1 was changed by another program, and you have unsaved edits.</source>
   <translation>%1 è stato modificato da un altro programma e ci sono modifiche non salvate.</translation>
  </message>
  <message>
   <source>%1 was changed by another program.</source>
   <translation>%1 è stato modificato da un altro programma.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Confronta</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>Ricarica</translation>
  </message>
  <message>
   <source>Keep mine</source>
   <translation>Mantieni la mia</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Help</name>
  <message>
   <source>retired</source>
   <translation>ritirato</translation>
  </message>
  <message>
   <source>older name</source>
   <translation>nome precedente</translation>
  </message>
  <message>
   <source>not confirmed by its operator</source>
   <translation>non confermato dal suo gestore</translation>
  </message>
  <message>
   <source>crawler</source>
   <translation>crawler</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>recupera per un utente</translation>
  </message>
  <message>
   <source>policy token, never fetches</source>
   <translation>token di policy, non recupera mai</translation>
  </message>
  <message>
   <source>library</source>
   <translation>libreria</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>non documentato</translation>
  </message>
  <message>
   <source>no</source>
   <translation>no</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>sì</translation>
  </message>
  <message>
   <source>Obeys robots.txt</source>
   <translation>Rispetta robots.txt</translation>
  </message>
  <message>
   <source>Obeys the * group</source>
   <translation>Rispetta il gruppo *</translation>
  </message>
  <message>
   <source>Obeys Crawl-delay</source>
   <translation>Rispetta Crawl-delay</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>Fonte: %1</translation>
  </message>
  <message>
   <source>Example: %1</source>
   <translation>Esempio: %1</translation>
  </message>
  <message>
   <source>Explanation</source>
   <translation>Spiegazione</translation>
  </message>
  <message>
   <source>Open in the manual</source>
   <translation>Apri nel manuale</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursModel</name>
  <message>
   <source>polite pace</source>
   <translation>ritmo riguardoso</translation>
  </message>
  <message>
   <source>open</source>
   <translation>aperto</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>vietato</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>chiuso</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>deve chiedere</translation>
  </message>
  <message>
   <source>Open at every hour</source>
   <translation>Aperto a tutte le ore</translation>
  </message>
  <message>
   <source>Not open at any hour</source>
   <translation>Non aperto ad alcuna ora</translation>
  </message>
  <message>
   <source>Closes %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>Chiude %1</translation>
  </message>
  <message>
   <source>Opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>Apre %1</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>names of agents</comment>
   <translation>
    <numerusform>%n altro</numerusform>
    <numerusform>altri %n</numerusform>
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
   <translation>da %1: %2</translation>
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
   <translation>Ore in cui gli agenti possono recuperare il percorso, in UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Journal</name>
  <message>
   <source>the folder %1 could not be made</source>
   <translation>impossibile creare la cartella %1</translation>
  </message>
  <message>
   <source>%1 could not be locked</source>
   <translation>impossibile bloccare %1</translation>
  </message>
  <message>
   <source>it could not be synced</source>
   <translation>impossibile sincronizzare</translation>
  </message>
  <message>
   <source>What you type in %1 cannot be kept for recovery: %2. Save soon.</source>
   <translation>Quanto si scrive in %1 non può essere conservato per il recupero: %2. Salvare presto.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::KeyTable</name>
  <message>
   <source>Keys</source>
   <translation>Tasti</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>Comando</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LineEditor</name>
  <message>
   <source>seconds</source>
   <translation>secondi</translation>
  </message>
  <message>
   <source>UTC</source>
   <translation>UTC</translation>
  </message>
  <message>
   <source>This value decides nothing</source>
   <translation>Questo valore non decide nulla</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Ora</translation>
  </message>
  <message>
   <source>New</source>
   <translation>Nuovo</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAnswerPage</name>
  <message>
   <source>Draft, live, after upload</source>
   <translation>Bozza, live, dopo il caricamento</translation>
  </message>
  <message>
   <source>What the draft says and is not served</source>
   <translation>Ciò che la bozza dice e non viene servito</translation>
  </message>
  <message>
   <source>What others put into it</source>
   <translation>Ciò che altri vi inseriscono</translation>
  </message>
  <message>
   <source>What differs from the draft after an upload</source>
   <translation>Ciò che differisce dalla bozza dopo un caricamento</translation>
  </message>
  <message>
   <source>Request</source>
   <translation>Richiesta</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Risposta</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>Chi</translation>
  </message>
  <message>
   <source>What they make of it</source>
   <translation>Che cosa ne ricavano</translation>
  </message>
  <message>
   <source>Requests that are answered</source>
   <translation>Richieste con risposta</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Send no more requests</source>
   <translation>Non inviare altre richieste</translation>
  </message>
  <message>
   <source>Comparison</source>
   <translation>Confronto</translation>
  </message>
  <message>
   <source>Requests and answers</source>
   <translation>Richieste e risposte</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Richieste</translation>
  </message>
  <message>
   <source>What crawlers make of it</source>
   <translation>Che cosa ne ricavano i crawler</translation>
  </message>
  <message>
   <source>What cra&amp;wlers make of it</source>
   <translation>Che cosa ne ricavano i cra&amp;wler</translation>
  </message>
  <message>
   <source>File that is compared line by line</source>
   <translation>File confrontato riga per riga</translation>
  </message>
  <message>
   <source>Neither the draft nor the site has a line in this file.</source>
   <translation>Né la bozza né il sito hanno una riga in questo file.</translation>
  </message>
  <message>
   <source>Asking for robots.txt…</source>
   <translation>Richiesta di robots.txt…</translation>
  </message>
  <message>
   <source>Comparing every path, agent and hour…</source>
   <translation>Confronto di ogni percorso, agente e ora…</translation>
  </message>
  <message>
   <source>Every agent is answered as the draft says, on every path and at every hour.</source>
   <translation>A ogni agente si risponde come dice la bozza, su ogni percorso e a ogni ora.</translation>
  </message>
  <message>
   <source>Nothing: every answer of the draft is served.</source>
   <translation>Nulla: ogni risposta della bozza viene servita.</translation>
  </message>
  <message>
   <source>Nothing that changes an answer.</source>
   <translation>Nulla che cambi una risposta.</translation>
  </message>
  <message>
   <source>Nothing: agents will be answered as the draft says.</source>
   <translation>Nulla: agli agenti si risponderà come dice la bozza.</translation>
  </message>
  <message>
   <source>What will be served after an upload cannot be known.</source>
   <translation>Non si può sapere che cosa verrà servito dopo un caricamento.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAskPage</name>
  <message>
   <source>Requests that will be sent</source>
   <translation>Richieste che verranno inviate</translation>
  </message>
  <message>
   <source>Use the &amp;proxy that the environment names</source>
   <translation>Usa il &amp;proxy indicato dall’ambiente</translation>
  </message>
  <message>
   <source>Type the host of the site, such as www.example.org. What will be sent is then listed here.</source>
   <translation>Scriva l’host del sito, come www.example.org. Qui sarà poi elencato ciò che verrà inviato.</translation>
  </message>
  <message>
   <source>It looks up names itself, so that the addresses it connects to are not checked</source>
   <translation>Cerca da sé i nomi, perciò gli indirizzi a cui si connette non vengono controllati</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Sito</translation>
  </message>
  <message>
   <source>The draft is compared with what the site serves now. Nothing is sent before you press the button below.</source>
   <translation>La bozza viene confrontata con ciò che il sito serve ora. Non viene inviato nulla prima che lei prema il pulsante qui sotto.</translation>
  </message>
  <message numerus="yes">
   <source>Send these %n request(s)</source>
   <translation>
    <numerusform>Invia questa %n richiesta</numerusform>
    <numerusform>Invia queste %n richieste</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>Each names Gatepost as the sender: %1.</source>
   <translation>Ciascuna indica Gatepost come mittente: %1.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveChanges</name>
  <message>
   <source>The comparison is not complete: there may be more.</source>
   <translation>Il confronto non è completo: potrebbe esserci altro.</translation>
  </message>
  <message>
   <source>Not decided: %1</source>
   <translation>Non deciso: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveColumnsModel</name>
  <message>
   <source>Whose</source>
   <translation>Di chi</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>Bozza</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>Live</translation>
  </message>
  <message>
   <source>After upload</source>
   <translation>Dopo il caricamento</translation>
  </message>
  <message>
   <source>others</source>
   <translation>altri</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n riga uguale</numerusform>
    <numerusform>… %n righe uguali</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, by %2</source>
   <comment>%1 a line of a file, %2 who put it there</comment>
   <translation>%1, di %2</translation>
  </message>
  <message>
   <source>not served: %1</source>
   <translation>non servito: %1</translation>
  </message>
  <message>
   <source>goes with an upload: %1</source>
   <translation>sparisce con un caricamento: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveDialog</name>
  <message>
   <source>Ask again…</source>
   <translation>Chiedi di nuovo…</translation>
  </message>
  <message>
   <source>&amp;Take the live file as a new document</source>
   <translation>&amp;Prendi il file live come nuovo documento</translation>
  </message>
  <message>
   <source>Compare with live</source>
   <translation>Confronta con live</translation>
  </message>
  <message>
   <source>In a separate window, unsaved; the draft stays as it is</source>
   <translation>In una finestra separata, non salvato; la bozza resta com’è</translation>
  </message>
  <message>
   <source>Into a folder of your choice, from which Logs and replay read it as a version of the policy</source>
   <translation>In una cartella a scelta, da cui Log e riproduzione lo leggono come versione della policy</translation>
  </message>
  <message>
   <source>Stopped: nothing was answered.</source>
   <translation>Interrotto: nessuna risposta.</translation>
  </message>
  <message numerus="yes">
   <source>Stopped. %n request(s) were answered; what was not asked for is not known.</source>
   <translation>
    <numerusform>Interrotto. %n richiesta ha avuto risposta; ciò che non è stato chiesto non è noto.</numerusform>
    <numerusform>Interrotto. %n richieste hanno avuto risposta; ciò che non è stato chiesto non è noto.</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking for %1…</source>
   <translation>Richiesta di %1…</translation>
  </message>
  <message>
   <source>Keep as a version…</source>
   <translation>Conserva come versione…</translation>
  </message>
  <message>
   <source>Keep as version of %1…</source>
   <translation>Conserva come versione di %1…</translation>
  </message>
  <message>
   <source>The folder of the kept versions</source>
   <translation>La cartella delle versioni conservate</translation>
  </message>
  <message>
   <source>Kept in %1.</source>
   <translation>Conservato in %1.</translation>
  </message>
  <message>
   <source>%1 is there already, and nothing is written over.</source>
   <translation>%1 esiste già, e non si sovrascrive nulla.</translation>
  </message>
  <message>
   <source>The folder %1 could not be made.</source>
   <translation>Impossibile creare la cartella %1.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveTexts</name>
  <message>
   <source>%1 for %2: %3</source>
   <comment>%1 a header, %2 an agent, %3 the header's value</comment>
   <translation>%1 per %2: %3</translation>
  </message>
  <message>
   <source>no answer</source>
   <translation>nessuna risposta</translation>
  </message>
  <message>
   <source>%1 (no longer encrypted)</source>
   <translation>%1 (non più cifrato)</translation>
  </message>
  <message>
   <source>through %1</source>
   <comment>%1 a content delivery network</comment>
   <translation>tramite %1</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the file: crawlers may get the same.</source>
   <translation>Un firewall ha posto una domanda al posto del file: ai crawler può succedere lo stesso.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>Not known: %1</source>
   <translation>Non noto: %1</translation>
  </message>
  <message>
   <source>left out</source>
   <translation>tralasciato</translation>
  </message>
  <message>
   <source>Start page</source>
   <translation>Pagina iniziale</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogAgentsModel</name>
  <message>
   <source>never</source>
   <translation>mai</translation>
  </message>
  <message>
   <source>once</source>
   <translation>una volta</translation>
  </message>
  <message>
   <source>every %1</source>
   <translation>ogni %1</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>in parte</translation>
  </message>
  <message>
   <source>no</source>
   <translation>no</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>sì</translation>
  </message>
  <message>
   <source>unknown</source>
   <translation>sconosciuto</translation>
  </message>
  <message>
   <source>%1 %</source>
   <comment>share</comment>
   <translation>%1%</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so no request counts as denied, whatever your files say (requests: %2).</source>
   <translation>Secondo la documentazione %1 ignora robots.txt, perciò nessuna richiesta conta come negata, qualunque cosa dicano i tuoi file (richieste: %2).</translation>
  </message>
  <message>
   <source>%1 does not claim to obey robots.txt.</source>
   <translation>%1 non dichiara di rispettare robots.txt.</translation>
  </message>
  <message>
   <source>%1 did nothing that was denied (requests: %2).</source>
   <translation>%1 non ha fatto nulla di vietato (richieste: %2).</translation>
  </message>
  <message>
   <source>%1 asked for denied paths %2 times and was served %3 times.</source>
   <translation>%1 ha chiesto percorsi vietati %2 volte ed è stato servito %3 volte.</translation>
  </message>
  <message>
   <source>It did so on %1.</source>
   <translation>Lo ha fatto il %1.</translation>
  </message>
  <message>
   <source>It did so from %1 to %2.</source>
   <translation>Lo ha fatto dal %1 al %2.</translation>
  </message>
  <message>
   <source>Of these, %1 came after it had read the rule that denies them.</source>
   <translation>Di queste, %1 sono arrivate dopo che aveva letto la regola che le vieta.</translation>
  </message>
  <message>
   <source>Another %1 are within a day of a change of the rules, when a copy may still be old.</source>
   <translation>Altre %1 sono entro un giorno da un cambiamento delle regole, quando una copia può essere ancora vecchia.</translation>
  </message>
  <message>
   <source>It came %1 times outside its hours.</source>
   <translation>È venuto %1 volte fuori dai suoi orari.</translation>
  </message>
  <message>
   <source>%1 of its requests came faster than the stated %2; its busiest minute had %3.</source>
   <translation>%1 delle sue richieste sono arrivate più in fretta del ritmo dichiarato, %2; il suo minuto più intenso ne ha avute %3.</translation>
  </message>
  <message>
   <source>It never got robots.txt.</source>
   <translation>Non ha mai recuperato robots.txt.</translation>
  </message>
  <message>
   <source>%1 (unknown)</source>
   <translation>%1 (sconosciuto)</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agente</translation>
  </message>
  <message>
   <source>Verified</source>
   <translation>Verificato</translation>
  </message>
  <message>
   <source>Whether its addresses are those that its operator publishes</source>
   <translation>Se i suoi indirizzi sono quelli pubblicati dal suo gestore</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Richieste</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>Vietati</translation>
  </message>
  <message>
   <source>Requests that every version of the policy of the last 24 hours denies</source>
   <translation>Richieste vietate da ogni versione della policy delle ultime 24 ore</translation>
  </message>
  <message>
   <source>Knew better</source>
   <translation>Consapevoli</translation>
  </message>
  <message>
   <source>Denied requests after it had read the rule that denies them</source>
   <translation>Richieste vietate dopo che aveva letto la regola che le vieta</translation>
  </message>
  <message>
   <source>Grace</source>
   <translation>Tolleranza</translation>
  </message>
  <message>
   <source>Denied, but a copy of the rules that is a day old allows it</source>
   <translation>Vietato, ma una copia delle regole vecchia di un giorno lo consente</translation>
  </message>
  <message>
   <source>Closed</source>
   <translation>Chiuso</translation>
  </message>
  <message>
   <source>Requests outside the hours of Visit-time</source>
   <translation>Richieste fuori dagli orari di Visit-time</translation>
  </message>
  <message>
   <source>Too fast</source>
   <translation>Troppo veloce</translation>
  </message>
  <message>
   <source>Share of requests that came faster than the stated pace</source>
   <translation>Quota di richieste arrivate più in fretta del ritmo dichiarato</translation>
  </message>
  <message>
   <source>Reads robots.txt</source>
   <translation>Legge robots.txt</translation>
  </message>
  <message>
   <source>Against the policy</source>
   <translation>Contro la policy</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>%1 – %2</translation>
  </message>
  <message>
   <source>The days of its first and its last request that was denied, outside the hours or in a honeypot</source>
   <translation>I giorni della prima e dell'ultima richiesta che era vietata, fuori dagli orari o in un honeypot</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogIdleModel</name>
  <message>
   <source>Place</source>
   <translation>Punto</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1 riga %2</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Riga</translation>
  </message>
  <message>
   <source>For</source>
   <translation>Per</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogNetworksModel</name>
  <message>
   <source>Network</source>
   <translation>Rete</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Richieste</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogRulesModel</name>
  <message>
   <source>Rule and paths</source>
   <translation>Regola e percorsi</translation>
  </message>
  <message>
   <source>a group that allows only other paths</source>
   <translation>un gruppo che consente solo altri percorsi</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1 riga %2: %3</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>Versione</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Richieste</translation>
  </message>
  <message>
   <source>First</source>
   <translation>Prima</translation>
  </message>
  <message>
   <source>Last</source>
   <translation>Ultima</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Logs</name>
  <message>
   <source>%1: no line has a User-Agent, so nobody was recognised.</source>
   <translation>%1: nessuna riga ha uno User-Agent, perciò nessuno è stato riconosciuto.</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1 riga %2: %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsChart</name>
  <message>
   <source>Requests by the hour</source>
   <translation>Richieste per ora</translation>
  </message>
  <message>
   <source>Requests of %1 by the hour</source>
   <translation>Richieste di %1 per ora</translation>
  </message>
  <message>
   <source>%1 UTC, %2: denied %3, closed %4, grace %5, ok %6</source>
   <translation>%1 UTC, %2: vietato %3, chiuso %4, tolleranza %5, ok %6</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>vietato</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>chiuso</translation>
  </message>
  <message>
   <source>grace</source>
   <translation>tolleranza</translation>
  </message>
  <message>
   <source>ok</source>
   <translation>ok</translation>
  </message>
  <message numerus="yes">
   <source>Not drawn: %Ln request(s), such as of %1</source>
   <comment>%1: 31 Dec 9999</comment>
   <translation>
    <numerusform>Non disegnata: %Ln richiesta, del %1</numerusform>
    <numerusform>Non disegnate: %Ln richieste, per esempio del %1</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsPanel</name>
  <message>
   <source>Agents in the log</source>
   <translation>Agenti nel log</translation>
  </message>
  <message>
   <source>Broken rules</source>
   <translation>Regole violate</translation>
  </message>
  <message>
   <source>Rules that decided nothing</source>
   <translation>Regole che non hanno deciso nulla</translation>
  </message>
  <message>
   <source>Networks of somebody else under its name</source>
   <translation>Reti di qualcun altro sotto il suo nome</translation>
  </message>
  <message>
   <source>Logarithmic</source>
   <translation>Logaritmica</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Stop reading</source>
   <translation>Interrompi la lettura</translation>
  </message>
  <message>
   <source>Use these paths as sample paths</source>
   <translation>Usa questi percorsi come percorsi di esempio</translation>
  </message>
  <message>
   <source>Copy the networks</source>
   <translation>Copia le reti</translation>
  </message>
  <message>
   <source>Report this…</source>
   <translation>Segnala…</translation>
  </message>
  <message>
   <source>Refuse them at the server…</source>
   <translation>Rifiutali sul server…</translation>
  </message>
  <message>
   <source>Open logs…</source>
   <translation>Apri log…</translation>
  </message>
  <message>
   <source>Choose a server's logs, also packed with gzip or zstd</source>
   <translation>Scegli i log di un server, anche compressi con gzip o zstd</translation>
  </message>
  <message>
   <source>Address lists…</source>
   <translation>Elenchi di indirizzi…</translation>
  </message>
  <message>
   <source>Choose a folder of address lists, to verify who the crawlers are</source>
   <translation>Scegli una cartella di elenchi di indirizzi, per verificare chi sono i crawler</translation>
  </message>
  <message>
   <source>Judged by</source>
   <translation>Valutato secondo</translation>
  </message>
  <message>
   <source>The policy that the log is judged by</source>
   <translation>La policy secondo cui si valuta il log</translation>
  </message>
  <message>
   <source>No rule was broken.</source>
   <translation>Nessuna regola è stata infranta.</translation>
  </message>
  <message>
   <source>Every rule that denies decided at least one request.</source>
   <translation>Ogni regola che vieta ha deciso almeno una richiesta.</translation>
  </message>
  <message>
   <source>Nobody else came under its name, as far as its operator publishes addresses.</source>
   <translation>Nessun altro è venuto sotto il suo nome, per quanto il suo gestore pubblica gli indirizzi.</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Regole</translation>
  </message>
  <message>
   <source>Rules it broke</source>
   <translation>Regole che ha violato</translation>
  </message>
  <message>
   <source>Under its name</source>
   <translation>Sotto il suo nome</translation>
  </message>
  <message>
   <source>Networks from which somebody else came under its name: refuse these, not the agent</source>
   <translation>Reti da cui qualcun altro è venuto sotto il suo nome: rifiutare queste, non l’agente</translation>
  </message>
  <message>
   <source>Drop the access logs of your server here. Gatepost says what each crawler did, judged by what the policy said at that time. Nothing leaves this computer.</source>
   <translation>Trascina qui i log di accesso del tuo server. Gatepost dice che cosa ha fatto ogni crawler, valutato secondo ciò che la policy diceva in quel momento. Nulla lascia questo computer.</translation>
  </message>
  <message>
   <source>No crawler is in these %1 lines.</source>
   <translation>In queste %1 righe non c'è alcun crawler.</translation>
  </message>
  <message>
   <source>%1 lines, %2 to %3, %4 agents, judged by %5.</source>
   <translation>%1 righe, da %2 a %3, %4 agenti, valutate secondo %5.</translation>
  </message>
  <message numerus="yes">
   <source>%n version(s) of the policy</source>
   <translation>
    <numerusform>%n versione della policy</numerusform>
    <numerusform>%n versioni della policy</numerusform>
   </translation>
  </message>
  <message>
   <source>Agents made %1 % of the lines.</source>
   <translation>Gli agenti hanno prodotto il %1% delle righe.</translation>
  </message>
  <message>
   <source>%1 more names that nobody knows are not listed.</source>
   <translation>Altri %1 nomi che nessuno conosce non sono elencati.</translation>
  </message>
  <message>
   <source>%1 lines are not in the format that was assumed (%2).</source>
   <translation>%1 righe non sono nel formato presunto (%2).</translation>
  </message>
  <message>
   <source>Rules that decided nothing (%1)</source>
   <translation>Regole che non hanno deciso nulla (%1)</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Log</translation>
  </message>
  <message>
   <source>Logs %1</source>
   <translation>Log %1</translation>
  </message>
  <message>
   <source>Under its name (%1 of %2)</source>
   <translation>Sotto il suo nome (%1 di %2)</translation>
  </message>
  <message>
   <source>Under its name (%1)</source>
   <translation>Sotto il suo nome (%1)</translation>
  </message>
  <message>
   <source>Rules that %1 broke</source>
   <translation>Regole che %1 ha violato</translation>
  </message>
  <message>
   <source>Choose an agent to see which rules it broke.</source>
   <translation>Scegli un agente per vedere quali regole ha violato.</translation>
  </message>
  <message>
   <source>All these paths are sample paths already.</source>
   <translation>Tutti questi percorsi sono già percorsi di esempio.</translation>
  </message>
  <message numerus="yes">
   <source>%n sample path(s) added.</source>
   <translation>
    <numerusform>%n percorso di esempio aggiunto.</numerusform>
    <numerusform>%n percorsi di esempio aggiunti.</numerusform>
   </translation>
  </message>
  <message>
   <source>The networks were copied.</source>
   <translation>Le reti sono state copiate.</translation>
  </message>
  <message>
   <source>this site's Git history</source>
   <translation>la cronologia Git di questo sito</translation>
  </message>
  <message>
   <source>this text, for all times</source>
   <translation>questo testo, per tutti i momenti</translation>
  </message>
  <message>
   <source>a folder of dated versions…</source>
   <translation>una cartella di versioni datate…</translation>
  </message>
  <message>
   <source>versions in %1</source>
   <translation>versioni in %1</translation>
  </message>
  <message>
   <source>A folder with a folder for each version, named by its date</source>
   <translation>Una cartella con una cartella per ogni versione, con la data come nome</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>Log di un server</translation>
  </message>
  <message>
   <source>A folder of address lists, each named after its crawler</source>
   <translation>Una cartella di elenchi di indirizzi, ciascuno con il nome del suo crawler</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>Lettura…</translation>
  </message>
  <message>
   <source>Reading was stopped.</source>
   <translation>La lettura è stata interrotta.</translation>
  </message>
  <message>
   <source>%1 lines, %2 million a second</source>
   <translation>%1 righe, %2 milioni al secondo</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Look</name>
  <message>
   <source>Search indexer</source>
   <translation>Indicizzatore di ricerca</translation>
  </message>
  <message>
   <source>AI assistant</source>
   <translation>Assistente IA</translation>
  </message>
  <message>
   <source>AI researcher</source>
   <translation>Ricercatore IA</translation>
  </message>
  <message>
   <source>Code assistant</source>
   <translation>Assistente di codice</translation>
  </message>
  <message>
   <source>Data harvester</source>
   <translation>Raccoglitore di dati</translation>
  </message>
  <message>
   <source>Content generator</source>
   <translation>Generatore di contenuti</translation>
  </message>
  <message>
   <source>Ad network</source>
   <translation>Rete pubblicitaria</translation>
  </message>
  <message>
   <source>Monitoring</source>
   <translation>Monitoraggio</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Sì</translation>
  </message>
  <message>
   <source>No</source>
   <translation>No</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Più tardi</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Chiedere</translation>
  </message>
  <message>
   <source>As the author meant it</source>
   <translation>Come inteso dall'autore</translation>
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
   <translation>Come nel 1994</translation>
  </message>
  <message>
   <source>As documented</source>
   <translation>Secondo la documentazione</translation>
  </message>
  <message>
   <source>decided</source>
   <translation>ha deciso</translation>
  </message>
  <message>
   <source>applies</source>
   <translation>si applica</translation>
  </message>
  <message>
   <source>lost</source>
   <translation>ha perso</translation>
  </message>
  <message>
   <source>not read</source>
   <translation>non letta</translation>
  </message>
  <message>
   <source>note</source>
   <translation>nota</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Ricerca</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>Per conto di un utente</translation>
  </message>
  <message>
   <source>Training</source>
   <translation>Addestramento</translation>
  </message>
  <message>
   <source>Several purposes</source>
   <translation>Più scopi</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MainWindow</name>
  <message>
   <source>&amp;File</source>
   <translation>&amp;File</translation>
  </message>
  <message>
   <source>&amp;Open file…</source>
   <translation>&amp;Apri file…</translation>
  </message>
  <message>
   <source>Open &amp;folder…</source>
   <translation>Apri &amp;cartella…</translation>
  </message>
  <message>
   <source>Open &amp;recent</source>
   <translation>Apri &amp;recenti</translation>
  </message>
  <message>
   <source>New &amp;window</source>
   <translation>N&amp;uova finestra</translation>
  </message>
  <message>
   <source>Open the sam&amp;ple site</source>
   <translation>Apri il sito &amp;di esempio</translation>
  </message>
  <message>
   <source>S&amp;ettings…</source>
   <translation>&amp;Impostazioni…</translation>
  </message>
  <message>
   <source>&amp;Close file</source>
   <translation>C&amp;hiudi file</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>&amp;Esci</translation>
  </message>
  <message>
   <source>&amp;New</source>
   <translation>&amp;Nuovo</translation>
  </message>
  <message>
   <source>Agent policy &amp;from robots.txt</source>
   <translation>Policy per agenti &amp;da robots.txt</translation>
  </message>
  <message>
   <source>New from &amp;template</source>
   <translation>Nuovo da m&amp;odello</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>&amp;Salva</translation>
  </message>
  <message>
   <source>Save &amp;as…</source>
   <translation>Sa&amp;lva con nome…</translation>
  </message>
  <message>
   <source>Save a cop&amp;y…</source>
   <translation>Salva una co&amp;pia…</translation>
  </message>
  <message>
   <source>Save a&amp;ll</source>
   <translation>Salva &amp;tutto</translation>
  </message>
  <message>
   <source>Co&amp;mpare with the file</source>
   <translation>Con&amp;fronta con il file</translation>
  </message>
  <message>
   <source>E&amp;xport…</source>
   <translation>Esporta confi&amp;gurazione…</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>&amp;Modifica</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Annulla</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>&amp;Ripeti</translation>
  </message>
  <message>
   <source>&amp;Next problem</source>
   <translation>Problema successiv&amp;o</translation>
  </message>
  <message>
   <source>T&amp;idy up…</source>
   <translation>Fai p&amp;ulizia…</translation>
  </message>
  <message>
   <source>&amp;Previous problem</source>
   <translation>Problema prece&amp;dente</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Visualizza</translation>
  </message>
  <message>
   <source>&amp;Form</source>
   <translation>&amp;Modulo</translation>
  </message>
  <message>
   <source>Form &amp;and text</source>
   <translation>Modulo &amp;e testo</translation>
  </message>
  <message>
   <source>&amp;Text</source>
   <translation>&amp;Testo</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>Obiettivi</translation>
  </message>
  <message>
   <source>&amp;Reset layout</source>
   <translation>&amp;Ripristina disposizione</translation>
  </message>
  <message>
   <source>Next &amp;pane</source>
   <translation>Riquadro successiv&amp;o</translation>
  </message>
  <message>
   <source>Pre&amp;vious pane</source>
   <translation>Riquadro prece&amp;dente</translation>
  </message>
  <message>
   <source>Find a &amp;command…</source>
   <translation>Trova un &amp;comando…</translation>
  </message>
  <message>
   <source>Views folded to their tabs</source>
   <translation>Viste ridotte alle loro schede</translation>
  </message>
  <message>
   <source>Views in the whole window</source>
   <translation>Viste a tutta finestra</translation>
  </message>
  <message>
   <source>&amp;Policy</source>
   <translation>Po&amp;licy</translation>
  </message>
  <message>
   <source>Add %1</source>
   <translation>Aggiungi %1</translation>
  </message>
  <message>
   <source>&amp;Undo %1</source>
   <translation>&amp;Annulla: %1</translation>
  </message>
  <message>
   <source>&amp;Redo %1</source>
   <translation>&amp;Ripeti: %1</translation>
  </message>
  <message>
   <source>Read as one it would allow everything, so nothing is judged.</source>
   <translation>Letto come tale consentirebbe tutto, perciò non si valuta nulla.</translation>
  </message>
  <message>
   <source>Fetch…</source>
   <translation>Recupera…</translation>
  </message>
  <message>
   <source>Open anyway</source>
   <translation>Apri comunque</translation>
  </message>
  <message>
   <source>&amp;Simulate</source>
   <translation>&amp;Simula</translation>
  </message>
  <message>
   <source>&amp;Ask about an agent</source>
   <translation>&amp;Chiedi di un agente</translation>
  </message>
  <message>
   <source>Go to the &amp;deciding line</source>
   <translation>Vai alla riga &amp;decisiva</translation>
  </message>
  <message>
   <source>C&amp;hange this answer…</source>
   <translation>Ca&amp;mbia questa risposta…</translation>
  </message>
  <message>
   <source>&amp;Copy the answer</source>
   <translation>Copia la &amp;risposta</translation>
  </message>
  <message>
   <source>Copy as &amp;JSON</source>
   <translation>Copia come &amp;JSON</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Lettura</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>&amp;Aiuto</translation>
  </message>
  <message>
   <source>&amp;Manual</source>
   <translation>&amp;Manuale</translation>
  </message>
  <message>
   <source>&amp;Keyboard shortcuts</source>
   <translation>Scorciatoie da &amp;tastiera</translation>
  </message>
  <message>
   <source>&amp;Report a wrong verdict</source>
   <translation>&amp;Segnala un verdetto errato</translation>
  </message>
  <message>
   <source>&amp;Update the List of Crawlers…</source>
   <translation>Aggiorna l'&amp;elenco dei crawler…</translation>
  </message>
  <message numerus="yes">
   <source>&amp;Update the List of Crawlers… (%n day(s) old)</source>
   <translation>
    <numerusform>Aggiorna l'&amp;elenco dei crawler… (vecchio di %n giorno)</numerusform>
    <numerusform>Aggiorna l'&amp;elenco dei crawler… (vecchio di %n giorni)</numerusform>
   </translation>
  </message>
  <message>
   <source>&amp;About Gatepost</source>
   <translation>&amp;Informazioni su Gatepost</translation>
  </message>
  <message>
   <source>About Gatepost</source>
   <translation>Informazioni su Gatepost</translation>
  </message>
  <message>
   <source>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. No account, no telemetry; nothing is fetched or sent unless you press a button.&lt;/p&gt;</source>
   <translation>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Modifica e simula robots.txt, robots-ai.txt, robots2.txt e policy per agenti.&lt;/p&gt;&lt;p&gt;Software libero sotto licenza GNU General Public License, versione 3 o successiva. Nessun account, nessuna telemetria; nulla viene recuperato o inviato se non si preme un pulsante.&lt;/p&gt;</translation>
  </message>
  <message>
   <source>The answer with its reasons is in the clipboard as JSON. Paste it into your report with the policy files that it is about, and say what you expected. Nothing was sent.</source>
   <translation>La risposta con i suoi motivi è negli appunti come JSON. Incollarla nella segnalazione con i file di policy di cui si tratta, e dire che cosa ci si aspettava. Nulla è stato inviato.</translation>
  </message>
  <message>
   <source>The window speaks the other language when Gatepost is started again.</source>
   <translation>La nuova lingua sarà usata al prossimo avvio di Gatepost.</translation>
  </message>
  <message>
   <source>The files of this site have %1. Everything is judged again at each key, so typing waits. The text alone is faster.</source>
   <translation>I file di questo sito occupano %1. A ogni tasto tutto viene valutato di nuovo, perciò la digitazione rallenta. Il solo testo è più veloce.</translation>
  </message>
  <message>
   <source>Show the text alone</source>
   <translation>Mostra solo il testo</translation>
  </message>
  <message>
   <source>Only the text is shown. Verdicts, problems, forms and views are not kept up to date.</source>
   <translation>Viene mostrato solo il testo. Verdetti, problemi, moduli e viste non vengono aggiornati.</translation>
  </message>
  <message>
   <source>Judge again</source>
   <translation>Valuta di nuovo</translation>
  </message>
  <message>
   <source>Line %1 of %2 has %3 characters. Only its first %4 are shown and searched, and lines are not wrapped in this file. All of it is kept and saved.</source>
   <translation>La riga %1 di %2 ha %3 caratteri. Solo i primi %4 vengono mostrati ed esaminati nella ricerca, e in questo file le righe non vanno a capo. Tutto viene conservato e salvato.</translation>
  </message>
  <message>
   <source>%1 contains no policy file.</source>
   <translation>%1 non contiene alcun file di policy.</translation>
  </message>
  <message>
   <source>%1 contains no robots.txt, robots-ai.txt, robots2.txt or agent policy yet. What you say here makes one.</source>
   <translation>%1 non contiene ancora robots.txt, robots-ai.txt, robots2.txt o una policy per agenti. Ciò che dice qui ne crea uno.</translation>
  </message>
  <message>
   <source>Crawler policy</source>
   <translation>Policy per crawler</translation>
  </message>
  <message>
   <source>The clipboard contains no text. Copy the text of a robots.txt first.</source>
   <translation>Gli appunti non contengono testo. Copiare prima il testo di un robots.txt.</translation>
  </message>
  <message>
   <source>Open file</source>
   <translation>Apri file</translation>
  </message>
  <message>
   <source>Policy files (*robots*.txt *.kno);;Text files (*.txt);;All files (*)</source>
   <translation>File di policy (*robots*.txt *.kno);;File di testo (*.txt);;Tutti i file (*)</translation>
  </message>
  <message>
   <source>Open a site's folder</source>
   <translation>Apri la cartella di un sito</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1 (mancante)</translation>
  </message>
  <message>
   <source>Keep the open file at the top</source>
   <translation>Fissa in alto il file aperto</translation>
  </message>
  <message>
   <source>Forget missing files</source>
   <translation>Dimentica i file mancanti</translation>
  </message>
  <message>
   <source>Clear the list</source>
   <translation>Svuota l'elenco</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, riga %2</translation>
  </message>
  <message>
   <source>Go to line %1 of %2</source>
   <translation>Vai alla riga %1 di %2</translation>
  </message>
  <message>
   <source>Let %1 in…</source>
   <translation>Lascia entrare %1…</translation>
  </message>
  <message>
   <source>Block %1…</source>
   <translation>Blocca %1…</translation>
  </message>
  <message>
   <source>the smallest edit</source>
   <translation>la modifica più piccola</translation>
  </message>
  <message>
   <source>Export to %1…</source>
   <translation>Esporta per %1…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>File</translation>
  </message>
  <message>
   <source>Ask about %1</source>
   <translation>Poni la domanda su %1</translation>
  </message>
  <message>
   <source>path</source>
   <translation>percorso</translation>
  </message>
  <message>
   <source>directive, in the manual</source>
   <translation>direttiva, nel manuale</translation>
  </message>
  <message>
   <source>manual</source>
   <translation>manuale</translation>
  </message>
  <message>
   <source>No command. Ask about “%1”?</source>
   <translation>Nessun comando. Porre la domanda su «%1»?</translation>
  </message>
  <message>
   <source>Views</source>
   <translation>Viste</translation>
  </message>
  <message>
   <source>Form and answer</source>
   <translation>Modulo e risposta</translation>
  </message>
  <message>
   <source>Form</source>
   <translation>Modulo</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Risposta</translation>
  </message>
  <message>
   <source>The unsaved text of %1 is back. It is not saved yet.</source>
   <translation>Il testo non salvato di %1 è di nuovo qui. Non è ancora salvato.</translation>
  </message>
  <message>
   <source>Recovered text</source>
   <translation>Testo recuperato</translation>
  </message>
  <message>
   <source>The text could not be put into %1; it is kept.</source>
   <translation>Non è stato possibile inserire il testo in %1; viene conservato.</translation>
  </message>
  <message>
   <source>Save the recovered text</source>
   <translation>Salva il testo recuperato</translation>
  </message>
  <message>
   <source>%1 (recovered %2)%3</source>
   <translation>%1 (recuperato %2)%3</translation>
  </message>
  <message>
   <source>%1 (recovered %2, %3)%4</source>
   <translation>%1 (recuperato %2, %3)%4</translation>
  </message>
  <message>
   <source>The unsaved text is saved as %1.</source>
   <translation>Il testo non salvato è stato salvato come %1.</translation>
  </message>
  <message>
   <source>Open the files again?</source>
   <translation>Riaprire i file?</translation>
  </message>
  <message>
   <source>The last time, Gatepost did not come up with the files that were open. One of them may be the reason.</source>
   <translation>L'ultima volta Gatepost non è riuscito ad avviarsi con i file che erano aperti. La causa potrebbe essere uno di essi.</translation>
  </message>
  <message>
   <source>Show the files</source>
   <translation>Mostra i file</translation>
  </message>
  <message>
   <source>Open again</source>
   <translation>Riapri</translation>
  </message>
  <message>
   <source>Start empty</source>
   <translation>Inizia vuoto</translation>
  </message>
  <message>
   <source>Not opened again: %1</source>
   <translation>Non riaperti: %1</translation>
  </message>
  <message>
   <source>Save %1</source>
   <translation>Salva %1</translation>
  </message>
  <message>
   <source>Save a copy of %1</source>
   <translation>Salva una copia di %1</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>%1 salvato</translation>
  </message>
  <message>
   <source>Keep this window open and save a copy elsewhere.</source>
   <translation>Tenere aperta questa finestra e salvare una copia altrove.</translation>
  </message>
  <message>
   <source>Changed on disk</source>
   <translation>Modificato su disco</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading keeps your draft as an undo step.</source>
   <translation>Salvando si sostituisce ciò che c'è ora. Ricaricando, la bozza resta come passo da annullare.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Confronta</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>Ricarica</translation>
  </message>
  <message>
   <source>Save mine</source>
   <translation>Salva la mia</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Write over the file?</source>
   <translation>Sovrascrivere il file?</translation>
  </message>
  <message>
   <source>The old text is kept in a safe place meanwhile.</source>
   <translation>Nel frattempo il vecchio testo è conservato in un luogo sicuro.</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>Salva una copia…</translation>
  </message>
  <message>
   <source>Write over it</source>
   <translation>Sovrascrivi</translation>
  </message>
  <message>
   <source>The old text cannot be kept safe, so the file was not written.</source>
   <translation>Il vecchio testo non può essere messo al sicuro, perciò il file non è stato scritto.</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>Motori di ricerca</translation>
  </message>
  <message>
   <source>Pages that may not be fetched drop out of search results.</source>
   <translation>Le pagine che non possono essere recuperate escono dai risultati di ricerca.</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>Mostra modifiche</translation>
  </message>
  <message>
   <source>Save all the same</source>
   <translation>Salva comunque</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading discards your changes.</source>
   <translation>Salvando si sostituisce ciò che c'è ora. Ricaricando si perdono le modifiche.</translation>
  </message>
  <message>
   <source>gatepost.yaml and asks.json</source>
   <translation>gatepost.yaml e asks.json</translation>
  </message>
  <message>
   <source>Unsaved changes</source>
   <translation>Modifiche non salvate</translation>
  </message>
  <message>
   <source>Save the changes in %1?</source>
   <translation>Salvare le modifiche in %1?</translation>
  </message>
  <message>
   <source>If you do not save, they are lost.</source>
   <translation>Se non salva, andranno perse.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Salva</translation>
  </message>
  <message>
   <source>Don't save</source>
   <translation>Non salvare</translation>
  </message>
  <message>
   <source>%1 is the same as the file on disk.</source>
   <translation>%1 è uguale al file su disco.</translation>
  </message>
  <message>
   <source>Compare %1</source>
   <translation>Confronta %1</translation>
  </message>
  <message>
   <source>− in the file on disk, + in the window:</source>
   <translation>− nel file su disco, + nella finestra:</translation>
  </message>
  <message>
   <source>No longer there, so not opened again: %1</source>
   <translation>Non c'è più, perciò non è stato riaperto: %1</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Sito</translation>
  </message>
  <message>
   <source>Compare with &amp;live…</source>
   <translation>Confronta con &amp;live…</translation>
  </message>
  <message>
   <source>The draft against what the site serves now. Nothing is sent before you have seen what will be.</source>
   <translation>La bozza a confronto con ciò che il sito serve ora. Non viene inviato nulla prima che lei abbia visto che cosa.</translation>
  </message>
  <message>
   <source>&amp;Serve the draft…</source>
   <translation>&amp;Servi la bozza…</translation>
  </message>
  <message>
   <source>A web server on this computer, for trying a crawler on it</source>
   <translation>Un server web su questo computer, per provarvi un crawler</translation>
  </message>
  <message>
   <source>not all UTF-8</source>
   <translation>non tutto UTF-8</translation>
  </message>
  <message>
   <source>UTF-8 with BOM</source>
   <translation>UTF-8 con BOM</translation>
  </message>
  <message>
   <source>UTF-8</source>
   <translation>UTF-8</translation>
  </message>
  <message>
   <source>%1, mixed</source>
   <translation>%1, miste</translation>
  </message>
  <message>
   <source>%1 of 500 KiB</source>
   <translation>%1 di 500 KiB</translation>
  </message>
  <message>
   <source>no problems</source>
   <translation>nessun problema</translation>
  </message>
  <message>
   <source>errors: %1, warnings: %2</source>
   <translation>errori: %1, avvisi: %2</translation>
  </message>
  <message>
   <source>Ln %1, Col %2</source>
   <translation>Rg %1, Col %2</translation>
  </message>
  <message>
   <source>not wrapped: a line has over %1 characters</source>
   <translation>senza a capo: una riga supera %1 caratteri</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>non salvato</translation>
  </message>
  <message>
   <source>Never saved</source>
   <translation>non ancora un file</translation>
  </message>
  <message>
   <source>saved</source>
   <translation>salvato</translation>
  </message>
  <message>
   <source>&amp;Duplicate lines</source>
   <translation>&amp;Duplica righe</translation>
  </message>
  <message>
   <source>Move lines &amp;up</source>
   <translation>Sposta righe &amp;su</translation>
  </message>
  <message>
   <source>Move lines do&amp;wn</source>
   <translation>Sposta righe &amp;giù</translation>
  </message>
  <message>
   <source>De&amp;lete lines</source>
   <translation>&amp;Elimina righe</translation>
  </message>
  <message>
   <source>&amp;Join lines</source>
   <translation>&amp;Unisci righe</translation>
  </message>
  <message>
   <source>&amp;Comment or uncomment</source>
   <translation>&amp;Commenta o togli commento</translation>
  </message>
  <message>
   <source>Complete</source>
   <translation>Completa</translation>
  </message>
  <message>
   <source>Fix at the caret…</source>
   <translation>Correggi al cursore…</translation>
  </message>
  <message>
   <source>Explain what is at the caret</source>
   <translation>Spiega ciò che è al cursore</translation>
  </message>
  <message>
   <source>Fold the group</source>
   <translation>Comprimi il gruppo</translation>
  </message>
  <message>
   <source>Unfold the group</source>
   <translation>Espandi il gruppo</translation>
  </message>
  <message>
   <source>Fold all</source>
   <translation>Comprimi tutto</translation>
  </message>
  <message>
   <source>Unfold all</source>
   <translation>Espandi tutto</translation>
  </message>
  <message>
   <source>&amp;Find…</source>
   <translation>&amp;Trova…</translation>
  </message>
  <message>
   <source>R&amp;eplace…</source>
   <translation>&amp;Sostituisci…</translation>
  </message>
  <message>
   <source>Find ne&amp;xt</source>
   <translation>Trova su&amp;ccessivo</translation>
  </message>
  <message>
   <source>Find pre&amp;vious</source>
   <translation>Trova &amp;precedente</translation>
  </message>
  <message>
   <source>&amp;Go to line…</source>
   <translation>&amp;Vai alla riga…</translation>
  </message>
  <message>
   <source>&amp;Lines</source>
   <translation>Ri&amp;ghe</translation>
  </message>
  <message>
   <source>F&amp;olding</source>
   <translation>Comprimi ed &amp;espandi</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>Tag&amp;lia</translation>
  </message>
  <message>
   <source>Cop&amp;y</source>
   <translation>Cop&amp;ia</translation>
  </message>
  <message>
   <source>P&amp;aste</source>
   <translation>I&amp;ncolla</translation>
  </message>
  <message>
   <source>&amp;Select all</source>
   <translation>Sele&amp;ziona tutto</translation>
  </message>
  <message>
   <source>&amp;Wrap lines</source>
   <translation>&amp;A capo automatico</translation>
  </message>
  <message>
   <source>Show &amp;spaces and tabs</source>
   <translation>Mostra &amp;spazi e tabulazioni</translation>
  </message>
  <message>
   <source>&amp;Grey out groups of other agents</source>
   <translation>Mostra &amp;in grigio i gruppi di altri agenti</translation>
  </message>
  <message>
   <source>&amp;Larger text</source>
   <translation>Testo più &amp;grande</translation>
  </message>
  <message>
   <source>S&amp;maller text</source>
   <translation>Testo più &amp;piccolo</translation>
  </message>
  <message>
   <source>Usual text si&amp;ze</source>
   <translation>Dimensione &amp;normale del testo</translation>
  </message>
  <message>
   <source>Go to line</source>
   <translation>Vai alla riga</translation>
  </message>
  <message>
   <source>Line (1 to %1)</source>
   <translation>Riga (da 1 a %1)</translation>
  </message>
  <message numerus="yes">
   <source>The list in use has %n agents.</source>
   <translation>
    <numerusform>L'elenco in uso ha %n agente.</numerusform>
    <numerusform>L'elenco in uso ha %n agenti.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The list in use is of %1 and has %n agents.</source>
   <translation>
    <numerusform>L'elenco in uso è del %1 e ha %n agente.</numerusform>
    <numerusform>L'elenco in uso è del %1 e ha %n agenti.</numerusform>
   </translation>
  </message>
  <message>
   <source>Update the list of crawlers</source>
   <translation>Aggiorna l'elenco dei crawler</translation>
  </message>
  <message>
   <source>%1 (%2) contains nothing new.</source>
   <translation>%1 (%2) non contiene nulla di nuovo.</translation>
  </message>
  <message>
   <source>%1 (%2): %3 new, %4 changed.</source>
   <translation>%1 (%2): %3 nuovi, %4 modificati.</translation>
  </message>
  <message>
   <source>What would change</source>
   <translation>Che cosa cambierebbe</translation>
  </message>
  <message>
   <source>Left out: %1</source>
   <translation>Tralasciati: %1</translation>
  </message>
  <message>
   <source>Use This List</source>
   <translation>Usa questo elenco</translation>
  </message>
  <message>
   <source>%1 could not be read: %2</source>
   <translation>Impossibile leggere %1: %2</translation>
  </message>
  <message>
   <source>Update the list of crawlers from a file</source>
   <translation>Aggiorna l'elenco dei crawler da un file</translation>
  </message>
  <message>
   <source>Lists of agents (*.tsv *.json *.txt);;All files (*)</source>
   <translation>Elenchi di agenti (*.tsv *.json *.txt);;Tutti i file (*)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Manual</name>
  <message>
   <source>Open this policy in a new window</source>
   <translation>Apri questa policy in una nuova finestra</translation>
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
   <translation>Indietro</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>Avanti</translation>
  </message>
  <message>
   <source>Gatepost manual</source>
   <translation>Manuale di Gatepost</translation>
  </message>
  <message>
   <source>Search the manual</source>
   <translation>Cerca nel manuale</translation>
  </message>
  <message>
   <source>Contents</source>
   <translation>Sommario</translation>
  </message>
  <message>
   <source>Found sections</source>
   <translation>Sezioni trovate</translation>
  </message>
  <message>
   <source>Text of the manual</source>
   <translation>Testo del manuale</translation>
  </message>
  <message>
   <source>The text of the manual is in English.</source>
   <translation>Il testo del manuale è in inglese.</translation>
  </message>
  <message>
   <source>Nothing found</source>
   <translation>Nessun risultato</translation>
  </message>
  <message numerus="yes">
   <source>%n section(s)</source>
   <translation>
    <numerusform>%n sezione</numerusform>
    <numerusform>%n sezioni</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MapPanel</name>
  <message>
   <source>%1 to %2: closed</source>
   <translation>dalle %1 alle %2: chiuso</translation>
  </message>
  <message>
   <source>%1 to %2: open, no pace stated</source>
   <translation>dalle %1 alle %2: aperto, nessun ritmo dichiarato</translation>
  </message>
  <message>
   <source>%1 to %2: open, %3</source>
   <translation>dalle %1 alle %2: aperto, %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n altro</numerusform>
    <numerusform>altri %n</numerusform>
   </translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1 su %2</translation>
  </message>
  <message>
   <source>Not decided: the files are too large to look at every path.</source>
   <translation>Non deciso: i file sono troppo grandi per esaminare ogni percorso.</translation>
  </message>
  <message>
   <source>This differs from the saved files.</source>
   <translation>Questo differisce dai file salvati.</translation>
  </message>
  <message>
   <source>%1: nothing may be fetched, so nothing can be done with it.</source>
   <translation>%1: nulla si può recuperare, perciò non se ne può fare nulla.</translation>
  </message>
  <message>
   <source>not everywhere the same</source>
   <translation>non ovunque uguale</translation>
  </message>
  <message>
   <source>%1 · %2: %3</source>
   <translation>%1 · %2: %3</translation>
  </message>
  <message>
   <source>%1, hours in UTC</source>
   <translation>%1, orari in UTC</translation>
  </message>
  <message>
   <source>The pace differs from the saved files.</source>
   <translation>Il ritmo differisce dai file salvati.</translation>
  </message>
  <message>
   <source>Documented not to obey robots.txt: this is what is asked, not what happens.</source>
   <translation>Documentato che non rispetta robots.txt: questo è ciò che si chiede, non ciò che accade.</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>Poni la domanda</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>Vai alla riga</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Cambia questa risposta…</translation>
  </message>
  <message>
   <source>Make a rule about all of this</source>
   <translation>Crea una regola su tutto questo</translation>
  </message>
  <message>
   <source>Hide its places</source>
   <translation>Nascondi i suoi punti</translation>
  </message>
  <message>
   <source>Show its places</source>
   <translation>Mostra i suoi punti</translation>
  </message>
  <message>
   <source>Hide its agents</source>
   <translation>Nascondi i suoi agenti</translation>
  </message>
  <message>
   <source>Show its agents</source>
   <translation>Mostra i suoi agenti</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
  <message>
   <source>no rule about all of this is true now</source>
   <translation>nessuna regola su tutto questo è vera ora</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) added to the tests</source>
   <translation>
    <numerusform>%n regola aggiunta ai test</numerusform>
    <numerusform>%n regole aggiunte ai test</numerusform>
   </translation>
  </message>
  <message>
   <source>Who may do what, where and when</source>
   <translation>Chi può fare cosa, dove e quando</translation>
  </message>
  <message>
   <source>Export the map</source>
   <translation>Esporta la mappa</translation>
  </message>
  <message>
   <source>Changed rows</source>
   <translation>Righe cambiate</translation>
  </message>
  <message>
   <source>Only rows that differ from the saved files</source>
   <translation>Solo le righe che differiscono dai file salvati</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Esporta</translation>
  </message>
  <message>
   <source>Export the picture</source>
   <translation>Esporta l'immagine</translation>
  </message>
  <message>
   <source>Map: who may do what, where and when</source>
   <translation>Mappa: chi può fare cosa, dove e quando</translation>
  </message>
  <message>
   <source>Looking at every path, agent and hour…</source>
   <translation>Esame di ogni percorso, agente e ora…</translation>
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
   <translation>Tutti possono recuperare tutto. Che cosa vuoi?</translation>
  </message>
  <message>
   <source>Choose goals…</source>
   <translation>Scegli obiettivi…</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>esame…</translation>
  </message>
  <message numerus="yes">
   <source>%1 agents are answered in %n way(s)</source>
   <translation>
    <numerusform>%1 agenti, %n risposta diversa</numerusform>
    <numerusform>%1 agenti, %n risposte diverse</numerusform>
   </translation>
  </message>
  <message>
   <source>exact: true of every path and hour</source>
   <translation>esatto: vero per ogni percorso e ora</translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>almeno questi; alcuni percorsi non si sono potuti decidere</translation>
  </message>
  <message numerus="yes">
   <source>%n row(s) changed against the saved files</source>
   <translation>
    <numerusform>%n riga cambiata rispetto ai file salvati</numerusform>
    <numerusform>%n righe cambiate rispetto ai file salvati</numerusform>
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
    <numerusform>%n altro</numerusform>
    <numerusform>altri %n</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <comment>agent, path: answer</comment>
   <translation>%1, %2: %3</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1 riga %2</translation>
  </message>
  <message>
   <source>for %1 on %2: %3</source>
   <comment>agent, path, line</comment>
   <translation>per %1 su %2: %3</translation>
  </message>
  <message>
   <source>differs from the saved site</source>
   <translation>diverso dal sito salvato</translation>
  </message>
  <message>
   <source>the files say: %1</source>
   <translation>i file dicono: %1</translation>
  </message>
  <message>
   <source>as documented: %1</source>
   <translation>secondo la documentazione: %1</translation>
  </message>
  <message>
   <source>readings differ</source>
   <translation>le letture differiscono</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixPanel</name>
  <message>
   <source>One test was added.</source>
   <translation>È stato aggiunto un test.</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>Poni la domanda</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Cambia questa risposta…</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>Vai alla riga</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>Crea un test da questa risposta</translation>
  </message>
  <message>
   <source>Show its rows as one</source>
   <translation>Mostra le sue righe come una sola</translation>
  </message>
  <message>
   <source>Show its columns as one</source>
   <translation>Mostra le sue colonne come una sola</translation>
  </message>
  <message>
   <source>Show each of its rows</source>
   <translation>Mostra ciascuna delle sue righe</translation>
  </message>
  <message>
   <source>Show each of its columns</source>
   <translation>Mostra ciascuna delle sue colonne</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
  <message>
   <source>Cancelled: what is shown is not up to date.</source>
   <translation>Annullato: ciò che si vede non è aggiornato.</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agenti</translation>
  </message>
  <message>
   <source>Which agents</source>
   <translation>Quali agenti</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>Percorsi</translation>
  </message>
  <message>
   <source>Which paths</source>
   <translation>Quali percorsi</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>Vietati</translation>
  </message>
  <message>
   <source>Only what is denied</source>
   <translation>Solo ciò che è vietato</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>Cambiati</translation>
  </message>
  <message>
   <source>Only what differs from the saved site</source>
   <translation>Solo ciò che differisce dal sito salvato</translation>
  </message>
  <message>
   <source>View</source>
   <translation>Vista</translation>
  </message>
  <message>
   <source>Order, equal rows and columns, size, readings</source>
   <translation>Ordine, righe e colonne uguali, dimensioni, letture</translation>
  </message>
  <message>
   <source>Only where the readings do not agree</source>
   <translation>Solo dove le letture non concordano</translation>
  </message>
  <message>
   <source>What each agent is documented to do</source>
   <translation>Ciò che ogni agente fa secondo la documentazione</translation>
  </message>
  <message>
   <source>Swap rows and columns</source>
   <translation>Scambia righe e colonne</translation>
  </message>
  <message>
   <source>Merge equal rows and columns</source>
   <translation>Unisci righe e colonne uguali</translation>
  </message>
  <message>
   <source>Shrink the cells to fit the whole matrix</source>
   <translation>Riduci le celle perché entri tutta la matrice</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>Interrompi il calcolo</translation>
  </message>
  <message>
   <source>Agents × paths</source>
   <translation>Agenti × percorsi</translation>
  </message>
  <message>
   <source>Agents × directives</source>
   <translation>Agenti × direttive</translation>
  </message>
  <message>
   <source>Hours × paths</source>
   <translation>Ore × percorsi</translation>
  </message>
  <message>
   <source>Agents × answers</source>
   <translation>Agenti × risposte</translation>
  </message>
  <message>
   <source>What the matrix compares</source>
   <translation>Che cosa confronta la matrice</translation>
  </message>
  <message>
   <source>Hours × paths is about the question's agent and day, in UTC.</source>
   <translation>Ore × percorsi riguarda l’agente e il giorno della domanda, in UTC.</translation>
  </message>
  <message>
   <source>Agents × answers is about the question's path: what if robots.txt is answered with another status?</source>
   <translation>Agenti × risposte riguarda il percorso della domanda: e se a robots.txt si risponde con un altro stato?</translation>
  </message>
  <message>
   <source>filter by name</source>
   <translation>filtra per nome</translation>
  </message>
  <message>
   <source>Filter agents and paths by a part of their name</source>
   <translation>Filtra agenti e percorsi per una parte del nome</translation>
  </message>
  <message>
   <source>Progress of the matrix</source>
   <translation>Avanzamento della matrice</translation>
  </message>
  <message>
   <source>Order of rows and columns</source>
   <translation>Ordine di righe e colonne</translation>
  </message>
  <message>
   <source>By purpose</source>
   <translation>Per scopo</translation>
  </message>
  <message>
   <source>As given</source>
   <translation>Ordine dato</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>Per nome</translation>
  </message>
  <message>
   <source>Most denied first</source>
   <translation>Prima i più vietati</translation>
  </message>
  <message>
   <source>By behaviour</source>
   <translation>Per comportamento</translation>
  </message>
  <message>
   <source>What each agent is documented to do, rather than what the files say</source>
   <translation>Ciò che ogni agente fa secondo la documentazione, anziché ciò che dicono i file</translation>
  </message>
  <message>
   <source>Equal rows and equal columns are shown as one</source>
   <translation>Righe uguali e colonne uguali sono mostrate come una sola</translation>
  </message>
  <message>
   <source>Smaller cells (Ctrl+-)</source>
   <translation>Celle più piccole (Ctrl+-)</translation>
  </message>
  <message>
   <source>Larger cells (Ctrl++)</source>
   <translation>Celle più grandi (Ctrl++)</translation>
  </message>
  <message>
   <source>View %1</source>
   <translation>Vista %1</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Esporta</translation>
  </message>
  <message>
   <source>Export what is shown</source>
   <translation>Esporta ciò che è mostrato</translation>
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
   <translation>Copia come Markdown</translation>
  </message>
  <message numerus="yes">
   <source>This is a sitemap index of %n sitemap(s), which are not fetched: open them one by one.</source>
   <translation>
    <numerusform>Questo è un indice di %n sitemap, che non viene recuperata: aprirla singolarmente.</numerusform>
    <numerusform>Questo è un indice di %n sitemap, che non vengono recuperate: aprirle una a una.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) that are not paths were left out.</source>
   <translation>
    <numerusform>%n riga che non è un percorso è stata tralasciata.</numerusform>
    <numerusform>%n righe che non sono percorsi sono state tralasciate.</numerusform>
   </translation>
  </message>
  <message>
   <source>The list was cut: at most %1 paths are taken.</source>
   <translation>L'elenco è stato tagliato: si prendono al massimo %1 percorsi.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>paths from %1</source>
   <translation>percorsi da %1</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>Gli agenti del sito</translation>
  </message>
  <message>
   <source>By category</source>
   <translation>Per categoria</translation>
  </message>
  <message>
   <source>By operator</source>
   <translation>Per gestore</translation>
  </message>
  <message>
   <source>The whole registry (%1)</source>
   <translation>L'intero registro (%1)</translation>
  </message>
  <message>
   <source>The site's sample paths</source>
   <translation>I percorsi di esempio del sito</translation>
  </message>
  <message>
   <source>Add the question's path</source>
   <translation>Aggiungi il percorso della domanda</translation>
  </message>
  <message>
   <source>paths from a list</source>
   <translation>percorsi da un elenco</translation>
  </message>
  <message>
   <source>Paths of the rules</source>
   <translation>Percorsi delle regole</translation>
  </message>
  <message>
   <source>paths of the rules</source>
   <translation>percorsi delle regole</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Incolla</translation>
  </message>
  <message>
   <source>paths from the clipboard</source>
   <translation>percorsi dagli appunti</translation>
  </message>
  <message>
   <source>Edit the list…</source>
   <translation>Modifica l'elenco…</translation>
  </message>
  <message>
   <source>Text file or sitemap…</source>
   <translation>File di testo o sitemap…</translation>
  </message>
  <message>
   <source>Paths from a file</source>
   <translation>Percorsi da un file</translation>
  </message>
  <message>
   <source>Sitemaps and lists (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)</source>
   <translation>Sitemap ed elenchi (*.xml *.xml.gz *.gz *.txt *.csv);;Tutti i file (*)</translation>
  </message>
  <message>
   <source>Keep them with the site</source>
   <translation>Conservali con il sito</translation>
  </message>
  <message>
   <source>Paths of the matrix</source>
   <translation>Percorsi della matrice</translation>
  </message>
  <message>
   <source>One path or URL a line</source>
   <translation>Un percorso o URL per riga</translation>
  </message>
  <message>
   <source>One path or URL a line.</source>
   <translation>Un percorso o URL per riga.</translation>
  </message>
  <message>
   <source>%1 × %2 cells</source>
   <translation>%1 × %2 celle</translation>
  </message>
  <message>
   <source>%1 × %2 different</source>
   <comment>rows and columns of the matrix</comment>
   <translation>%1 × %2 diverse</translation>
  </message>
  <message numerus="yes">
   <source>%Ln denied</source>
   <translation>
    <numerusform>%Ln vietata</numerusform>
    <numerusform>%Ln vietate</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln differ from the saved site</source>
   <translation>
    <numerusform>%Ln diversa dal sito salvato</numerusform>
    <numerusform>%Ln diverse dal sito salvato</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the files say otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>i file dicono altro in %Ln</numerusform>
    <numerusform>i file dicono altro in %Ln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>documented otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>la documentazione dice altro in %Ln</numerusform>
    <numerusform>la documentazione dice altro in %Ln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>readings differ on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>letture diverse in %Ln</numerusform>
    <numerusform>letture diverse in %Ln</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 × %2 shown</source>
   <comment>cells</comment>
   <translation>%1 × %2 mostrate</translation>
  </message>
  <message>
   <source>on the path %1</source>
   <translation>sul percorso %1</translation>
  </message>
  <message>
   <source>Export the matrix</source>
   <translation>Esporta la matrice</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixView</name>
  <message>
   <source>Matrix of verdicts</source>
   <translation>Matrice dei verdetti</translation>
  </message>
  <message>
   <source>Enter puts the cell's question. Plus and Minus open and close the agents that a row stands for, with Alt the paths of a column.</source>
   <translation>Invio pone la domanda della cella. Più e meno aprono e chiudono gli agenti di una riga, con Alt i percorsi di una colonna.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MembersModel</name>
  <message>
   <source>Agent</source>
   <translation>Agente</translation>
  </message>
  <message>
   <source>Operator</source>
   <translation>Gestore</translation>
  </message>
  <message>
   <source>What it does</source>
   <translation>Che cosa fa</translation>
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
   <translation>Chiudi questo messaggio</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MetaPage</name>
  <message>
   <source>About this file</source>
   <translation>Informazioni sul file</translation>
  </message>
  <message>
   <source>Comments of the form “# meta: key: value” at the top of the file. They tell people and agents what the file is; only chain-id is read by the chain walk.</source>
   <translation>Commenti della forma «# meta: chiave: valore» in cima al file. Dicono a persone e agenti che cos'è il file; solo chain-id viene letto nel seguire la catena.</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Righe senza campo</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>Commenti, righe non comprese e righe che non appartengono a nessuno restano come sono. Invio vi porta.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ModeStack</name>
  <message>
   <source>What the map is about</source>
   <translation>Di che cosa parla la mappa</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OddCharacters</name>
  <message>
   <source>no-break space</source>
   <translation>spazio indivisibile</translation>
  </message>
  <message>
   <source>soft hyphen</source>
   <translation>trattino facoltativo</translation>
  </message>
  <message>
   <source>Arabic letter mark</source>
   <translation>segno di lettera araba</translation>
  </message>
  <message>
   <source>Mongolian vowel separator</source>
   <translation>separatore di vocali mongolo</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>spazio a larghezza zero</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>non-giuntura a larghezza zero</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>giuntura a larghezza zero</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>segno sinistra-destra</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>segno destra-sinistra</translation>
  </message>
  <message>
   <source>left-to-right embedding</source>
   <translation>incorporamento sinistra-destra</translation>
  </message>
  <message>
   <source>right-to-left embedding</source>
   <translation>incorporamento destra-sinistra</translation>
  </message>
  <message>
   <source>pop directional formatting</source>
   <translation>fine della formattazione direzionale</translation>
  </message>
  <message>
   <source>left-to-right override</source>
   <translation>forzatura sinistra-destra</translation>
  </message>
  <message>
   <source>right-to-left override</source>
   <translation>forzatura destra-sinistra</translation>
  </message>
  <message>
   <source>narrow no-break space</source>
   <translation>spazio indivisibile stretto</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>unione di parole</translation>
  </message>
  <message>
   <source>left-to-right isolate</source>
   <translation>isolamento sinistra-destra</translation>
  </message>
  <message>
   <source>right-to-left isolate</source>
   <translation>isolamento destra-sinistra</translation>
  </message>
  <message>
   <source>first strong isolate</source>
   <translation>isolamento al primo carattere forte</translation>
  </message>
  <message>
   <source>pop directional isolate</source>
   <translation>fine dell'isolamento direzionale</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>spazio ideografico</translation>
  </message>
  <message>
   <source>zero width no-break space</source>
   <translation>spazio indivisibile a larghezza zero</translation>
  </message>
  <message>
   <source>control character</source>
   <translation>carattere di controllo</translation>
  </message>
  <message>
   <source>space of another width</source>
   <translation>spazio di altra larghezza</translation>
  </message>
  <message>
   <source>byte %1 is not UTF-8</source>
   <translation>il byte %1 non è UTF-8</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherGoals</name>
  <message>
   <source>only these paths</source>
   <translation>solo questi percorsi</translation>
  </message>
  <message>
   <source>Closed to all</source>
   <translation>Chiuso a tutti</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>Percorsi, separati da spazi: /members/ /search</translation>
  </message>
  <message>
   <source>Paths closed to all</source>
   <translation>Percorsi chiusi a tutti</translation>
  </message>
  <message>
   <source>every crawler of the list</source>
   <translation>ogni crawler dell’elenco</translation>
  </message>
  <message>
   <source>those documented to obey robots.txt</source>
   <translation>quelli che secondo la documentazione rispettano robots.txt</translation>
  </message>
  <message>
   <source>Whom goals are about</source>
   <translation>Chi riguardano gli obiettivi</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Riguardo a</translation>
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
   <translation>un token</translation>
  </message>
  <message>
   <source>Use is said as</source>
   <translation>L’uso si dice come</translation>
  </message>
  <message>
   <source>What says the use</source>
   <translation>Che cosa dichiara l’uso</translation>
  </message>
  <message numerus="yes">
   <source>as in the files: %Ln path(s)</source>
   <translation>
    <numerusform>come nei file: %Ln percorso</numerusform>
    <numerusform>come nei file: %Ln percorsi</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherLines</name>
  <message>
   <source>line %1</source>
   <translation>riga %1</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Righe senza campo</translation>
  </message>
  <message>
   <source>%1:  %2</source>
   <translation>%1:  %2</translation>
  </message>
  <message>
   <source>Belongs to no group: it decides nothing.</source>
   <translation>Non appartiene a nessun gruppo: non decide nulla.</translation>
  </message>
  <message>
   <source>Not understood: it decides nothing.</source>
   <translation>Non compresa: non decide nulla.</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n altro</numerusform>
    <numerusform>altri %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) without a field</source>
   <translation>
    <numerusform>%n riga senza campo</numerusform>
    <numerusform>%n righe senza campo</numerusform>
   </translation>
  </message>
  <message>
   <source>Every line has a field</source>
   <translation>Ogni riga ha un campo</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OutputsRow</name>
  <message>
   <source>%1 (outdated)</source>
   <translation>%1 (non aggiornato)</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1 (mancante)</translation>
  </message>
  <message>
   <source>Write all…</source>
   <translation>Scrivi tutto…</translation>
  </message>
  <message>
   <source>Also made from this: %1</source>
   <translation>Creati anche da questo: %1</translation>
  </message>
  <message>
   <source>What else is made from this is not known: %1</source>
   <translation>Non si sa che cos’altro si crei da questo: %1</translation>
  </message>
  <message>
   <source>Also made from this: …</source>
   <translation>Creati anche da questo: …</translation>
  </message>
  <message>
   <source>Save the files first: outputs are made from what is saved.</source>
   <translation>Salvare prima i file: gli output si creano da ciò che è salvato.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Palette</name>
  <message>
   <source>Find a command</source>
   <translation>Trova un comando</translation>
  </message>
  <message>
   <source>A command, agent, path, line, directive or page</source>
   <translation>Un comando, agente, percorso, riga, direttiva o pagina</translation>
  </message>
  <message>
   <source>What to find</source>
   <translation>Che cosa trovare</translation>
  </message>
  <message>
   <source>What was found</source>
   <translation>Che cosa è stato trovato</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Panels</name>
  <message>
   <source>Map</source>
   <translation>Mappa</translation>
  </message>
  <message>
   <source>All paths</source>
   <translation>Tutti i percorsi</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>Problemi</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>Modifiche</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Log</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Test</translation>
  </message>
  <message>
   <source>Map: my pages</source>
   <translation>Mappa: le mie pagine</translation>
  </message>
  <message>
   <source>My pages</source>
   <translation>Le mie pagine</translation>
  </message>
  <message>
   <source>Map: hours</source>
   <translation>Mappa: ore</translation>
  </message>
  <message>
   <source>Hours</source>
   <translation>Ore</translation>
  </message>
  <message>
   <source>Map: readings</source>
   <translation>Mappa: letture</translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>Letture</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Ask</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Catena</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PathList</name>
  <message>
   <source>This is not a sitemap: its root is &lt;%1&gt;, not &lt;urlset&gt;.</source>
   <translation>Questa non è una sitemap: la radice è &lt;%1&gt;, non &lt;urlset&gt;.</translation>
  </message>
  <message>
   <source>The sitemap cannot be read: line %1: %2</source>
   <translation>Impossibile leggere la sitemap: riga %1: %2</translation>
  </message>
  <message>
   <source>The archive cannot be opened.</source>
   <translation>Impossibile aprire l'archivio.</translation>
  </message>
  <message>
   <source>The archive is damaged.</source>
   <translation>L'archivio è danneggiato.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PlannedModel</name>
  <message>
   <source>Request</source>
   <translation>Richiesta</translation>
  </message>
  <message>
   <source>What for</source>
   <translation>A che scopo</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyAgentsPage</name>
  <message>
   <source>Agents of the policy</source>
   <translation>Agenti della policy</translation>
  </message>
  <message>
   <source>Add agent</source>
   <translation>Aggiungi agente</translation>
  </message>
  <message>
   <source>Remove agent</source>
   <translation>Rimuovi agente</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>Rimuovi agente %1</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>Sposta su</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>Sposta giù</translation>
  </message>
  <message>
   <source>Selected agent</source>
   <translation>L'agente scelto</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Commenti</translation>
  </message>
  <message>
   <source>Move agent %1</source>
   <translation>Sposta agente %1</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>Riga %1: %2</translation>
  </message>
  <message>
   <source>Nothing is in this file yet. Add an agent: what the file begins with is written too.</source>
   <translation>Questo file è ancora vuoto. Aggiungi un agente: viene scritto anche ciò con cui il file comincia.</translation>
  </message>
  <message>
   <source>No agent yet. Without one the rendered robots.txt has the default alone.</source>
   <translation>Ancora nessun agente. Senza agenti il robots.txt generato ha solo il valore predefinito.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyEntityPage</name>
  <message>
   <source>%1 (line %2): %3</source>
   <translation>%1 (riga %2): %3</translation>
  </message>
  <message>
   <source>The policy also says about itself, and keeps:</source>
   <translation>La policy dice inoltre di sé, e viene conservato:</translation>
  </message>
  <message>
   <source>role notes</source>
   <translation>note sui ruoli</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPage</name>
  <message>
   <source>Global AI policy</source>
   <translation>Policy globale per l'IA</translation>
  </message>
  <message>
   <source>For every agent that no block names. What is not set here is filled by the chain, or stays unstated.</source>
   <translation>Per ogni agente che nessun blocco nomina. Ciò che qui non è impostato viene completato dalla catena, o resta non dichiarato.</translation>
  </message>
  <message>
   <source>Set several at &amp;once</source>
   <translation>&amp;Imposta più valori insieme</translation>
  </message>
  <message>
   <source>Read, do not train</source>
   <translation>Leggere sì, addestrare no</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>Tutto è benvenuto</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Prima chiedere</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>Comportamento</translation>
  </message>
  <message>
   <source>Set “%1”</source>
   <translation>Imposta «%1»</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPreviewPage</name>
  <message>
   <source>&amp;Write robots.txt</source>
   <translation>S&amp;crivi robots.txt</translation>
  </message>
  <message>
   <source>The robots.txt that this policy makes</source>
   <translation>Il robots.txt che questa policy genera</translation>
  </message>
  <message>
   <source>Compared with the site's robots.txt as it is now. Writing is one undo step in that file; nothing is saved before you save it.</source>
   <translation>Confrontato con il robots.txt attuale del sito. La scrittura è un solo passo da annullare in quel file; nulla viene salvato finché non lo si salva.</translation>
  </message>
  <message>
   <source>Nothing is rendered: %1</source>
   <translation>Non viene generato nulla: %1</translation>
  </message>
  <message>
   <source>The site has no robots.txt yet. ETag %1…</source>
   <translation>Il sito non ha ancora robots.txt. ETag %1…</translation>
  </message>
  <message>
   <source>The site's robots.txt is just this. ETag %1…</source>
   <translation>Il robots.txt del sito è esattamente questo. ETag %1…</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. ETag %3…</source>
   <translation>Righe rimosse: %1. Righe aggiunte: %2. ETag %3…</translation>
  </message>
  <message>
   <source>Write robots.txt from the agent policy</source>
   <translation>Scrivi robots.txt dalla policy per agenti</translation>
  </message>
  <message>
   <source>Written into robots.txt; save it to keep it.</source>
   <translation>Scritto in robots.txt; salvarlo per conservarlo.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Preferences</name>
  <message>
   <source>The settings in %1 could not be read.</source>
   <translation>Impossibile leggere le impostazioni in %1.</translation>
  </message>
  <message>
   <source>The settings could not be read. They were put aside as %1, and Gatepost starts with its own.</source>
   <translation>Impossibile leggere le impostazioni. Sono state messe da parte come %1 e Gatepost parte con le proprie.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreferencesDialog</name>
  <message>
   <source>Wrap long lines</source>
   <translation>Manda a capo le righe lunghe</translation>
  </message>
  <message>
   <source>Keep the text before each save as a backup (robots.txt~)</source>
   <translation>Conserva il testo prima di ogni salvataggio come copia di riserva (robots.txt~)</translation>
  </message>
  <message>
   <source>Open what was open last time</source>
   <translation>Apri ciò che era aperto l'ultima volta</translation>
  </message>
  <message>
   <source>Follow changes of other programs where nothing is unsaved</source>
   <translation>Segui le modifiche di altri programmi quando tutto è salvato</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Impostazioni</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>Come il sistema</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Chiaro</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Scuro</translation>
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
   <translation>Aspetto</translation>
  </message>
  <message>
   <source>&amp;Colours</source>
   <translation>&amp;Colori</translation>
  </message>
  <message>
   <source>&amp;Language</source>
   <translation>&amp;Lingua</translation>
  </message>
  <message>
   <source>Takes effect after a restart.</source>
   <translation>Un'altra lingua vale dal prossimo avvio di Gatepost.</translation>
  </message>
  <message>
   <source>Editor</source>
   <translation>Editor</translation>
  </message>
  <message>
   <source>Text &amp;size</source>
   <translation>&amp;Dimensione del testo</translation>
  </message>
  <message>
   <source>Files with a line of more than 20,000 characters are never wrapped.</source>
   <translation>I file con una riga di più di 20.000 caratteri non vanno mai a capo.</translation>
  </message>
  <message>
   <source>Simulator</source>
   <translation>Simulatore</translation>
  </message>
  <message>
   <source>First &amp;agent</source>
   <translation>Primo &amp;agente</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>Le&amp;ttura</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>File</translation>
  </message>
  <message>
   <source>&amp;Undo history of a file</source>
   <translation>Cronologia a&amp;nnullamenti</translation>
  </message>
  <message>
   <source>Unsaved text is always kept for recovery, on this computer only.</source>
   <translation>Il testo non salvato viene sempre conservato per il recupero, solo su questo computer.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreviewDialog</name>
  <message>
   <source>Files that change</source>
   <translation>File che cambiano</translation>
  </message>
  <message>
   <source>Nothing changes.</source>
   <translation>Non cambia nulla.</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. Nothing is saved yet.</source>
   <translation>Righe rimosse: %1. Righe aggiunte: %2. Nulla è ancora salvato.</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>&amp;Applica</translation>
  </message>
  <message>
   <source>A file has changed in the meantime. Close this window and try again.</source>
   <translation>Un file nel frattempo è cambiato. Chiuda questa finestra e riprovi.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsModel</name>
  <message>
   <source>Error</source>
   <translation>Errore</translation>
  </message>
  <message>
   <source>Warning</source>
   <translation>Avviso</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Nota</translation>
  </message>
  <message>
   <source>%1 ×%2</source>
   <comment>a sentence, how often it applies</comment>
   <translation>%1 ×%2</translation>
  </message>
  <message>
   <source>Problem</source>
   <translation>Problema</translation>
  </message>
  <message>
   <source>Fix</source>
   <translation>Correggi</translation>
  </message>
  <message>
   <source>Fix…</source>
   <translation>Correggi…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>File</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Riga</translation>
  </message>
  <message>
   <source>Code</source>
   <translation>Codice</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsPanel</name>
  <message>
   <source>Problems</source>
   <translation>Problemi</translation>
  </message>
  <message>
   <source>No problems found.</source>
   <translation>Nessun problema trovato.</translation>
  </message>
  <message>
   <source>Problems %1</source>
   <translation>Problemi %1</translation>
  </message>
  <message>
   <source>Problems •</source>
   <translation>Problemi •</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>Nessuna correzione nota</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>Fai pulizia…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>Correggi l'unico di questo tipo</numerusform>
    <numerusform>Correggi tutti i %Ln di questo tipo</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>Correggi tutti «%1»</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>Spiega «%1»</translation>
  </message>
  <message>
   <source>Review what would make it true…</source>
   <translation>Rivedi ciò che lo renderebbe vero…</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QualityPage</name>
  <message>
   <source>Quality signals</source>
   <translation>Segnali di qualità</translation>
  </message>
  <message>
   <source>What you say about your own content. They are about the whole file.</source>
   <translation>Ciò che si dice del proprio contenuto. Riguarda l'intero file.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QuestionBar</name>
  <message>
   <source>now</source>
   <translation>ora</translation>
  </message>
  <message>
   <source>When: now, at the next change, or at a time of your choice</source>
   <translation>Quando: adesso, al prossimo cambiamento o a un'ora a scelta</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Altro</translation>
  </message>
  <message>
   <source>Time, time zone, category, competitor, reading, another answer for robots.txt</source>
   <translation>Ora, fuso orario, categoria, concorrente, lettura, un’altra risposta per robots.txt</translation>
  </message>
  <message>
   <source>Next change</source>
   <translation>Prossimo cambio</translation>
  </message>
  <message>
   <source>To the next time at which the answer changes</source>
   <translation>Al prossimo momento in cui la risposta cambia</translation>
  </message>
  <message>
   <source>The operator is a competitor</source>
   <translation>Il gestore è un concorrente</translation>
  </message>
  <message>
   <source>Press to ask about now</source>
   <translation>Premere per porre la domanda per adesso</translation>
  </message>
  <message>
   <source>Press to show times in UTC alone</source>
   <translation>Premere per mostrare gli orari solo in UTC</translation>
  </message>
  <message>
   <source>Press to take the category from the agent</source>
   <translation>Premere per prendere la categoria dall'agente</translation>
  </message>
  <message>
   <source>The answer is that of this reading. Press to return to what the author meant.</source>
   <translation>La risposta è quella di questa lettura. Premere per tornare a ciò che intendeva l'autore.</translation>
  </message>
  <message>
   <source>Press for an operator that does not compete</source>
   <translation>Premere per un gestore che non è un concorrente</translation>
  </message>
  <message>
   <source>Press to ask about the files as the site has them</source>
   <translation>Premere per porre la domanda sui file come li ha il sito</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Cambia questa risposta…</translation>
  </message>
  <message>
   <source>The smallest edits that change this answer (Alt+Enter)</source>
   <translation>Le modifiche più piccole che cambiano questa risposta (Alt+Invio)</translation>
  </message>
  <message>
   <source>Who asks: a product token, an identity such as ClaudeBot/2.0 (ai-assistant), or a whole HTTP User-Agent header. Ctrl+L</source>
   <translation>Chi chiede: un token di prodotto, un'identità come ClaudeBot/2.0 (ai-assistant) o un'intera intestazione HTTP User-Agent. Ctrl+L</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agente</translation>
  </message>
  <message>
   <source>URL or path</source>
   <translation>URL o percorso</translation>
  </message>
  <message>
   <source>What it wants: a path with query, or a whole URL</source>
   <translation>Che cosa vuole: un percorso con query o un intero URL</translation>
  </message>
  <message>
   <source>&amp;Now</source>
   <translation>&amp;Adesso</translation>
  </message>
  <message>
   <source>Next &amp;change</source>
   <translation>Prossimo &amp;cambiamento</translation>
  </message>
  <message>
   <source>At a &amp;time…</source>
   <translation>A un'&amp;ora precisa…</translation>
  </message>
  <message>
   <source>at</source>
   <translation>il</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Quando</translation>
  </message>
  <message>
   <source>Time in UTC</source>
   <translation>Ora in UTC</translation>
  </message>
  <message>
   <source>Category: automatic</source>
   <translation>categoria nota</translation>
  </message>
  <message>
   <source>Category</source>
   <translation>Categoria</translation>
  </message>
  <message>
   <source>The agent's category, if it is not to be taken from its identity or the registry</source>
   <translation>La categoria dell'agente, se non va presa dalla sua identità o dal registro</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Lettura</translation>
  </message>
  <message>
   <source>The operator competes with this site: “compete” then counts</source>
   <translation>Il gestore è un concorrente di questo sito: allora «compete» conta</translation>
  </message>
  <message>
   <source>&amp;Time</source>
   <translation>&amp;Ora</translation>
  </message>
  <message>
   <source>Time &amp;zone</source>
   <translation>&amp;Fuso orario</translation>
  </message>
  <message>
   <source>&amp;Category</source>
   <translation>&amp;Categoria</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>Le&amp;ttura</translation>
  </message>
  <message>
   <source>robots.txt is answered</source>
   <translation>A robots.txt si risponde</translation>
  </message>
  <message>
   <source>May %1 fetch %2 %3 ?</source>
   <comment>The question at the top of the window. %1 is the field of the agent, %2 of the address, %3 of the time (“now”, “at …”); the words around them are shown between the fields, in any order</comment>
   <translation>%1 può recuperare %2 %3 ?</translation>
  </message>
  <message>
   <source>%1 in %2</source>
   <extracomment>%1 a time of day, %2 the name of a time zone</extracomment>
   <translation>%1 (%2)</translation>
  </message>
  <message>
   <source>as %1</source>
   <translation>come %1</translation>
  </message>
  <message>
   <source>Reading: %1</source>
   <translation>Lettura: %1</translation>
  </message>
  <message>
   <source>a competitor</source>
   <translation>un concorrente</translation>
  </message>
  <message>
   <source>Nothing changes within eight days</source>
   <translation>Nulla cambia entro otto giorni</translation>
  </message>
  <message>
   <source>Read as %1</source>
   <translation>Letto come %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RateEditor</name>
  <message>
   <source>any time</source>
   <translation>sempre</translation>
  </message>
  <message>
   <source>seconds</source>
   <translation>secondi</translation>
  </message>
  <message>
   <source>seconds (s)</source>
   <translation>secondi (s)</translation>
  </message>
  <message>
   <source>minutes</source>
   <translation>minuti</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>ore</translation>
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
   <translation>%1: documenti</translation>
  </message>
  <message>
   <source>%1: time</source>
   <translation>%1: tempo</translation>
  </message>
  <message>
   <source>%1: unit of time</source>
   <translation>%1: unità di tempo</translation>
  </message>
  <message>
   <source>%1: window of the day in UTC</source>
   <translation>%1: finestra del giorno in UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsModel</name>
  <message>
   <source>Answer</source>
   <translation>Risposta</translation>
  </message>
  <message>
   <source>agrees</source>
   <translation>concorda</translation>
  </message>
  <message>
   <source>Read as</source>
   <translation>Letto come</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Recupero</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>Che cosa fa la differenza</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsPanel</name>
  <message>
   <source>The question under every reading</source>
   <translation>La domanda secondo ogni lettura</translation>
  </message>
  <message>
   <source>Agents and paths for which the readings differ</source>
   <translation>Agenti e percorsi per cui le letture differiscono</translation>
  </message>
  <message>
   <source>Compare with 1994 as well</source>
   <translation>Confronta anche con il 1994</translation>
  </message>
  <message>
   <source>The first robots.txt: no wildcards, the first rule that matches. No crawler of today reads it so.</source>
   <translation>Il primo robots.txt: niente caratteri jolly, la prima regola che corrisponde. Nessun crawler di oggi lo legge così.</translation>
  </message>
  <message>
   <source>All readings agree (questions: %1, agents × paths of the site and of its rules).</source>
   <translation>Tutte le letture concordano (domande: %1, agenti × percorsi del sito e delle sue regole).</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 questions (agents × paths of the site and of its rules) are answered differently:</source>
   <translation>
    <numerusform>%n di %1 domande (agenti × percorsi del sito e delle sue regole) ha risposte diverse:</numerusform>
    <numerusform>%n di %1 domande (agenti × percorsi del sito e delle sue regole) hanno risposte diverse:</numerusform>
   </translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>Letture</translation>
  </message>
  <message>
   <source>Readings %1</source>
   <translation>Letture %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsTableModel</name>
  <message>
   <source>Agent</source>
   <translation>Agente</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Percorso</translation>
  </message>
  <message>
   <source>Questions</source>
   <translation>Domande</translation>
  </message>
  <message>
   <source>Author</source>
   <translation>Autore</translation>
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
   <translation>Documentata</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>Che cosa fa la differenza</translation>
  </message>
  <message>
   <source>for example: %1</source>
   <translation>per esempio: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Recovery</name>
  <message>
   <source>A recovery journal could not be read. It is kept in %1.</source>
   <translation>Impossibile leggere un registro di recupero. È conservato in %1.</translation>
  </message>
  <message>
   <source>A later version of Gatepost left unsaved text in %1. It is kept for that version.</source>
   <translation>Una versione successiva di Gatepost ha lasciato testo non salvato in %1. Viene conservato per quella versione.</translation>
  </message>
  <message>
   <source>There is more in %1. What could not be offered or read is kept there.</source>
   <translation>In %1 c’è dell’altro. Ciò che non si è potuto proporre o leggere è conservato lì.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RecoveryDialog</name>
  <message>
   <source>&amp;Restore</source>
   <translation>&amp;Ripristina</translation>
  </message>
  <message>
   <source>&amp;Keep the file</source>
   <translation>&amp;Mantieni il file</translation>
  </message>
  <message>
   <source>Keep &amp;both</source>
   <translation>Mantieni &amp;entrambi</translation>
  </message>
  <message>
   <source>Unsaved text was found</source>
   <translation>Trovato testo non salvato</translation>
  </message>
  <message>
   <source>Gatepost closed unexpectedly. This is what had not been saved.</source>
   <translation>L'ultima volta Gatepost non è terminato regolarmente. Questo è ciò che non era stato salvato.</translation>
  </message>
  <message>
   <source>Unsaved texts</source>
   <translation>Testi non salvati</translation>
  </message>
  <message>
   <source>Opens the text, unsaved. Undo gives the file's text back.</source>
   <translation>Apre il testo, non salvato. Annulla riporta il testo del file.</translation>
  </message>
  <message>
   <source>Saves the text as a separate file beside the other.</source>
   <translation>Salva il testo come file a sé accanto all'altro.</translation>
  </message>
  <message>
   <source>&amp;Decide later</source>
   <translation>&amp;Decidi più tardi</translation>
  </message>
  <message>
   <source>Nothing is lost: it is found again at the next start.</source>
   <translation>Non si perde nulla: verrà ritrovato al prossimo avvio.</translation>
  </message>
  <message>
   <source>%1, never saved</source>
   <translation>%1, mai salvato</translation>
  </message>
  <message>
   <source>Last kept %1</source>
   <translation>Ultima conservazione: %1</translation>
  </message>
  <message>
   <source>The end of the recovery journal was cut off; this is what came before.</source>
   <translation>La fine del registro di recupero era troncata; questo è ciò che veniva prima.</translation>
  </message>
  <message>
   <source>The file itself is not there any more or cannot be read.</source>
   <translation>Il file stesso non c'è più o non è leggibile.</translation>
  </message>
  <message>
   <source>The file was changed by another program in the meantime.</source>
   <translation>Nel frattempo il file è stato modificato da un altro programma.</translation>
  </message>
  <message>
   <source>− in the file, + in the unsaved text:</source>
   <translation>− nel file, + nel testo non salvato:</translation>
  </message>
  <message>
   <source>&amp;Discard</source>
   <translation>E&amp;limina</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesModel</name>
  <message>
   <source>Rule</source>
   <translation>Regola</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Percorso</translation>
  </message>
  <message>
   <source>Decides</source>
   <translation>Decide</translation>
  </message>
  <message>
   <source>(empty: no rule)</source>
   <translation>(vuoto: nessuna regola)</translation>
  </message>
  <message>
   <source>The site has no sample paths. The matrix keeps a list with the site: Paths, Keep them with the site.</source>
   <translation>Il sito non ha percorsi di esempio. La matrice conserva un elenco con il sito: Percorsi, Conservali con il sito.</translation>
  </message>
  <message>
   <source>How many of the site's sample paths this rule decides in its group</source>
   <translation>Quanti dei percorsi di esempio del sito decide questa regola nel suo gruppo</translation>
  </message>
  <message>
   <source>Set path to %1</source>
   <translation>Imposta percorso su %1</translation>
  </message>
  <message>
   <source>Change rule to %1</source>
   <translation>Cambia regola in %1</translation>
  </message>
  <message>
   <source>Add rule %1: %2</source>
   <translation>Aggiungi regola %1: %2</translation>
  </message>
  <message numerus="yes">
   <source>Add %n line(s) from a list</source>
   <translation>
    <numerusform>Aggiungi %n riga da un elenco</numerusform>
    <numerusform>Aggiungi %n righe da un elenco</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>Rimuovi %1</translation>
  </message>
  <message>
   <source>Move rule</source>
   <translation>Sposta regola</translation>
  </message>
  <message>
   <source>Move rule to %1</source>
   <translation>Sposta regola in %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesTable</name>
  <message>
   <source>Rules</source>
   <translation>Regole</translation>
  </message>
  <message>
   <source>Insert adds a Disallow, Ctrl+Insert an Allow, Delete removes, Alt+Up and Alt+Down move, Alt+Page up and Alt+Page down move to the group above or below, Space changes the kind.</source>
   <translation>Ins aggiunge un Disallow, Ctrl+Ins un Allow, Canc rimuove, Alt+Su e Alt+Giù spostano, Alt+PagSu e Alt+PagGiù spostano nel gruppo sopra o sotto, Spazio cambia il tipo.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SaveReport</name>
  <message>
   <source>Undone: the files are as they were before the save.</source>
   <translation>Annullato: i file sono come prima del salvataggio.</translation>
  </message>
  <message>
   <source>Saved.</source>
   <translation>Salvato.</translation>
  </message>
  <message>
   <source>There may be more: the comparison is not complete.</source>
   <translation>Potrebbe esserci altro: il confronto non è completo.</translation>
  </message>
  <message numerus="yes">
   <source>%n test(s) fail now: %1.</source>
   <translation>
    <numerusform>Ora fallisce %n test: %1.</numerusform>
    <numerusform>Ora falliscono %n test: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>Mostra modifiche</translation>
  </message>
  <message>
   <source>the files before the save</source>
   <translation>i file prima del salvataggio</translation>
  </message>
  <message>
   <source>Undo the save</source>
   <translation>Annulla il salvataggio</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Search</name>
  <message>
   <source>%1 (character %2)</source>
   <translation>%1 (carattere %2)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SegmentEditor</name>
  <message>
   <source>Not set</source>
   <translation>Non impostato</translation>
  </message>
  <message>
   <source>Applies here through %1</source>
   <translation>Vale qui per %1</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1: non impostato</translation>
  </message>
  <message>
   <source>%1: another value</source>
   <translation>%1: un altro valore</translation>
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
   <translation>non indicato</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteChangesModel</name>
  <message numerus="yes">
   <source>%1, and %Ln more place(s) by the same line</source>
   <translation>
    <numerusform>%1, e %Ln altro punto per la stessa riga</numerusform>
    <numerusform>%1, e altri %Ln punti per la stessa riga</numerusform>
   </translation>
  </message>
  <message>
   <source>Who gains and loses what</source>
   <translation>Chi guadagna e chi perde che cosa</translation>
  </message>
  <message>
   <source>for example %1</source>
   <translation>per esempio %1</translation>
  </message>
  <message>
   <source>Agents: %1</source>
   <translation>Agenti: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteList</name>
  <message>
   <source>%1 of %2 known agents are documented to obey it, %3 not to.</source>
   <translation>Secondo la documentazione %1 di %2 agenti noti lo rispettano, %3 no.</translation>
  </message>
  <message>
   <source>No known agent is documented to read it.</source>
   <translation>Secondo la documentazione nessun agente noto lo legge.</translation>
  </message>
  <message>
   <source>%1 of %2 known agents are documented to read it.</source>
   <translation>Secondo la documentazione %1 di %2 agenti noti lo leggono.</translation>
  </message>
  <message>
   <source>Files of the site</source>
   <translation>File del sito</translation>
  </message>
  <message>
   <source>Add file</source>
   <translation>Aggiungi file</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>non salvato</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>Obiettivi</translation>
  </message>
  <message>
   <source>%1 %2</source>
   <translation>%1 %2</translation>
  </message>
  <message>
   <source>What you want of crawlers, for the whole site</source>
   <translation>Che cosa vuole dai crawler, per l’intero sito</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteModel</name>
  <message>
   <source>Only the text is shown. Nothing is judged.</source>
   <translation>Viene mostrato solo il testo. Non si valuta nulla.</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>Recupera %1</translation>
  </message>
  <message>
   <source>There is no place below chain/ for %1.</source>
   <translation>Sotto chain/ non c'è posto per %1.</translation>
  </message>
  <message>
   <source>The folder of %1 could not be made.</source>
   <translation>Impossibile creare la cartella di %1.</translation>
  </message>
  <message>
   <source>A file can be mapped when the site is in a folder: save a policy file into one first.</source>
   <translation>Un file si può associare quando il sito è in una cartella: salvarvi prima un file di policy.</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 non esiste.</translation>
  </message>
  <message>
   <source>%1 has unsaved changes.</source>
   <translation>%1 ha modifiche non salvate.</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>La cartella %1 non esiste.</translation>
  </message>
  <message>
   <source>Changes nothing for any agent</source>
   <translation>Non cambia nulla per nessun agente</translation>
  </message>
  <message>
   <source>Hits no agent of the list</source>
   <translation>Non tocca nessun agente dell’elenco</translation>
  </message>
  <message>
   <source>Hits %1</source>
   <translation>Tocca %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Snippets</name>
  <message>
   <source>agent with its rules</source>
   <translation>agente con le sue regole</translation>
  </message>
  <message>
   <source>extended 2.0 group with hours and pace</source>
   <translation>gruppo esteso 2.0 con orari e ritmo</translation>
  </message>
  <message>
   <source>rules for one kind of agent</source>
   <translation>regole per un tipo di agente</translation>
  </message>
  <message>
   <source>one kind of agent asks first</source>
   <translation>un tipo di agente chiede prima</translation>
  </message>
  <message>
   <source>an agent of the list</source>
   <translation>un agente dell'elenco</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SuppliedPolicy</name>
  <message>
   <source>line %1</source>
   <translation>riga %1</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, riga %2</translation>
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
   <translation>sempre vero</translation>
  </message>
  <message>
   <source>passes</source>
   <translation>superato</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>esame…</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>non deciso</translation>
  </message>
  <message>
   <source>faulty</source>
   <translation>errato</translation>
  </message>
  <message>
   <source>is %1</source>
   <translation>è %1</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Ora</translation>
  </message>
  <message>
   <source>any time</source>
   <translation>sempre</translation>
  </message>
  <message>
   <source>Answered</source>
   <translation>Risposta</translation>
  </message>
  <message>
   <source>How robots.txt is answered, such as 503,since=2h; empty: as the site has it</source>
   <translation>Come si risponde a robots.txt, per esempio 503,since=2h; vuoto: come ce l’ha il sito</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Esito</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agente</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Percorso</translation>
  </message>
  <message>
   <source>Expected</source>
   <translation>Atteso</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Perché</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsPanel</name>
  <message>
   <source>Policy tests</source>
   <translation>Test della policy</translation>
  </message>
  <message>
   <source>Start with the usual five</source>
   <translation>Inizia con i cinque soliti</translation>
  </message>
  <message>
   <source>%1 on “/”, with what they are answered now</source>
   <translation>%1 su «/», con la risposta che ricevono ora</translation>
  </message>
  <message>
   <source>What must stay true, such as “Googlebot must be allowed to fetch /”. Put a question on top, then press “Keep as test”; or start with the usual five.</source>
   <translation>Ciò che deve restare vero, per esempio «Googlebot deve poter prelevare /». Poni una domanda in alto, poi premi «Crea un test da questa risposta», oppure inizia con i cinque soliti.</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>Crea un test da questa risposta</translation>
  </message>
  <message>
   <source>The present question, with what it is answered now</source>
   <translation>La domanda attuale, con la risposta di adesso</translation>
  </message>
  <message>
   <source>Keep as rule</source>
   <translation>Conserva come regola</translation>
  </message>
  <message>
   <source>A rule about all times and the widest set of paths for which this answer is true</source>
   <translation>Una regola su tutte le ore e il più ampio insieme di percorsi per cui questa risposta è vera</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Rimuovi</translation>
  </message>
  <message>
   <source>Remove the chosen test</source>
   <translation>Rimuovi il test scelto</translation>
  </message>
  <message>
   <source>Ask again</source>
   <translation>Poni la domanda</translation>
  </message>
  <message>
   <source>Ask the chosen test's question, or that of a counter-example</source>
   <translation>Poni la domanda del test scelto, o quella di un controesempio</translation>
  </message>
  <message>
   <source>No rule about all paths and times follows from this answer.</source>
   <translation>Da questa risposta non segue alcuna regola su tutti i percorsi e i momenti.</translation>
  </message>
  <message>
   <source>%1 on everything</source>
   <translation>%1 ovunque</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1 su %2</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 regions of the map are not covered by a test.</source>
   <translation>
    <numerusform>%n di %1 aree della mappa non è coperta da un test.</numerusform>
    <numerusform>%n di %1 aree della mappa non sono coperte da un test.</numerusform>
   </translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>almeno questi; alcuni percorsi non si sono potuti decidere</translation>
  </message>
  <message>
   <source>No tests yet. They are kept in the site's gatepost.yaml, and gatepost-cli test runs them too.</source>
   <translation>Ancora nessun test. Si conservano nel gatepost.yaml del sito, e anche gatepost-cli test li esegue.</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>esame…</translation>
  </message>
  <message numerus="yes">
   <source>All %n test(s) pass.</source>
   <translation>
    <numerusform>Il test è superato.</numerusform>
    <numerusform>Tutti i %n test sono superati.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 of %n test(s) fail.</source>
   <translation>
    <numerusform>%1 di %n test fallisce.</numerusform>
    <numerusform>%1 di %n test falliscono.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tests ✕ %1</source>
   <translation>Test ✕ %1</translation>
  </message>
  <message>
   <source>Tests ✓ %1</source>
   <translation>Test ✓ %1</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Test</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TextView</name>
  <message>
   <source>Text of %1</source>
   <translation>Testo di %1</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Ripeti</translation>
  </message>
  <message>
   <source>Cut</source>
   <translation>Taglia</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Incolla</translation>
  </message>
  <message>
   <source>Select all</source>
   <translation>Seleziona tutto</translation>
  </message>
  <message>
   <source>Duplicate lines</source>
   <translation>Duplica righe</translation>
  </message>
  <message>
   <source>Move lines up</source>
   <translation>Sposta righe su</translation>
  </message>
  <message>
   <source>Move lines down</source>
   <translation>Sposta righe giù</translation>
  </message>
  <message>
   <source>Delete lines</source>
   <translation>Elimina righe</translation>
  </message>
  <message>
   <source>Join lines</source>
   <translation>Unisci righe</translation>
  </message>
  <message>
   <source>Comment lines</source>
   <translation>Commenta righe</translation>
  </message>
  <message>
   <source>Complete %1</source>
   <translation>Completa %1</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>Nessuna correzione nota</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>Fai pulizia…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>Correggi l'unico di questo tipo</numerusform>
    <numerusform>Correggi tutti i %Ln di questo tipo</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>Correggi tutti «%1»</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>Spiega «%1»</translation>
  </message>
  <message>
   <source>No problem in this line</source>
   <translation>Nessun problema in questa riga</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Aiuto</translation>
  </message>
  <message>
   <source>&lt;p&gt;Put the caret on a directive, a value, an agent or a problem: F1 explains what it is and where that is written.&lt;/p&gt;</source>
   <translation>&lt;p&gt;Posizionare il cursore su una direttiva, un valore, un agente o un problema: F1 dice che cos'è e dove sta scritto.&lt;/p&gt;</translation>
  </message>
  <message>
   <source>⋯ 1 line</source>
   <translation>⋯ 1 riga</translation>
  </message>
  <message numerus="yes">
   <source>⋯ %Ln lines</source>
   <translation>
    <numerusform>⋯ %Ln riga</numerusform>
    <numerusform>⋯ %Ln righe</numerusform>
   </translation>
  </message>
  <message>
   <source>Decided no request in the log</source>
   <translation>Non ha deciso alcuna richiesta nel log</translation>
  </message>
  <message>
   <source>Applies to %1</source>
   <translation>Vale per %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TidyDialog</name>
  <message>
   <source>Tidy up %1</source>
   <translation>Fai pulizia in %1</translation>
  </message>
  <message>
   <source>What is removed</source>
   <translation>Che cosa viene rimosso</translation>
  </message>
  <message>
   <source>&amp;Remove the lines</source>
   <translation>&amp;Rimuovi le righe</translation>
  </message>
  <message>
   <source>Comparing every answer with and without the lines…</source>
   <translation>Confronto di ogni risposta con e senza le righe…</translation>
  </message>
  <message>
   <source>There is no line of which it is proved that it changes nothing.</source>
   <translation>Non c’è nessuna riga di cui sia dimostrato che non cambia nulla.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) can go.</source>
   <translation>
    <numerusform>%Ln riga può andare via.</numerusform>
    <numerusform>%Ln righe possono andare via.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>No answer differs without them: %n agent(s) were compared, for every path, time and use, in all five readings.</source>
   <translation>
    <numerusform>Senza di esse nessuna risposta cambia: è stato confrontato %n agente, per ogni percorso, ora e uso, in tutte e cinque le letture.</numerusform>
    <numerusform>Senza di esse nessuna risposta cambia: sono stati confrontati %n agenti, per ogni percorso, ora e uso, in tutte e cinque le letture.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) seem to change nothing.</source>
   <translation>
    <numerusform>%Ln riga sembra non cambiare nulla.</numerusform>
    <numerusform>%Ln righe sembrano non cambiare nulla.</numerusform>
   </translation>
  </message>
  <message>
   <source>But some answer would differ without them, so nothing is removed.</source>
   <translation>Ma senza di esse qualche risposta cambierebbe, quindi non si rimuove nulla.</translation>
  </message>
  <message>
   <source>But whether an answer would differ without them could not be decided, so nothing is removed.</source>
   <translation>Ma non si è potuto decidere se senza di esse qualche risposta cambierebbe, quindi non si rimuove nulla.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) that change nothing stay: another program writes the block that they are in, and would write them again.</source>
   <translation>
    <numerusform>%Ln riga che non cambia nulla resta: un altro programma scrive il blocco in cui sta e la riscriverebbe.</numerusform>
    <numerusform>%Ln righe che non cambiano nulla restano: un altro programma scrive il blocco in cui stanno e le riscriverebbe.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) were not tried to the end, which is too much work. Some of them may change nothing, too.</source>
   <translation>
    <numerusform>%Ln riga non è stata provata fino in fondo, perché è troppo lavoro. Forse neanche essa cambia qualcosa.</numerusform>
    <numerusform>%Ln righe non sono state provate fino in fondo, perché è troppo lavoro. Forse anche alcune di esse non cambiano nulla.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tidy up</source>
   <translation>Fai pulizia</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TimelinePanel</name>
  <message>
   <source>Changes of the answer</source>
   <translation>Cambiamenti della risposta</translation>
  </message>
  <message>
   <source>A day</source>
   <translation>Un giorno</translation>
  </message>
  <message>
   <source>When agents may come, hour by hour</source>
   <translation>Quando possono venire gli agenti, ora per ora</translation>
  </message>
  <message>
   <source>A crawl</source>
   <translation>Una scansione</translation>
  </message>
  <message>
   <source>How many days crawlers need for many pages</source>
   <translation>Quanti giorni occorrono ai crawler per molte pagine</translation>
  </message>
  <message>
   <source>The day before</source>
   <translation>Il giorno prima</translation>
  </message>
  <message>
   <source>The day after</source>
   <translation>Il giorno dopo</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Ora</translation>
  </message>
  <message>
   <source>Ask for the present time</source>
   <translation>Chiedi per l'ora attuale</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>Gli agenti del sito</translation>
  </message>
  <message>
   <source>All known agents</source>
   <translation>Tutti gli agenti noti</translation>
  </message>
  <message>
   <source>Which agents are rows</source>
   <translation>Quali agenti sono righe</translation>
  </message>
  <message>
   <source>Zone</source>
   <translation>Fuso</translation>
  </message>
  <message>
   <source>on %1</source>
   <comment>a path</comment>
   <translation>su %1</translation>
  </message>
  <message>
   <source>Hours are UTC</source>
   <translation>Gli orari sono in UTC</translation>
  </message>
  <message>
   <source>The higher a band, the faster</source>
   <translation>Più alta è la fascia, più veloce è il ritmo</translation>
  </message>
  <message>
   <source>%1 changes its clocks %2 UTC: %3 until then, %4 afterwards. Windows do not move: they are UTC.</source>
   <translation>%1 cambia l'ora %2 UTC: %3 fino ad allora, %4 dopo. Le finestre non si spostano: sono in UTC.</translation>
  </message>
  <message>
   <source>%1 is %2; its clocks change next %3 UTC, to %4.</source>
   <translation>%1 è a %2; il prossimo cambio d'ora è %3 UTC, a %4.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewParts</name>
  <message>
   <source>%1 line %2</source>
   <translation>%1 riga %2</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>Impossibile scrivere %1: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewTabs</name>
  <message>
   <source>Open the views</source>
   <translation>Apri le viste</translation>
  </message>
  <message>
   <source>Fold the views to their tabs (Ctrl+Shift+0)</source>
   <translation>Riduci le viste alle loro schede (Ctrl+Maiusc+0)</translation>
  </message>
  <message>
   <source>Back beside the text (Esc)</source>
   <translation>Di nuovo accanto al testo (Esc)</translation>
  </message>
  <message>
   <source>Views in the whole window (Ctrl+Shift+M)</source>
   <translation>Viste nell'intera finestra (Ctrl+Maiusc+M)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViolationDialog</name>
  <message>
   <source>With &amp;addresses: they may be personal data</source>
   <translation>Con gli &amp;indirizzi: possono essere dati personali</translation>
  </message>
  <message>
   <source>Report %1</source>
   <translation>Segnala %1</translation>
  </message>
  <message>
   <source>The report</source>
   <translation>La segnalazione</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Copia</translation>
  </message>
  <message>
   <source>Anybody can send any name: compare addresses before you accuse an operator. Values of queries are left out. Send the report to the operator first.</source>
   <translation>Chiunque può inviare qualsiasi nome: confrontare gli indirizzi prima di accusare un gestore. I valori delle query sono tralasciati. Inviare la segnalazione prima al gestore.</translation>
  </message>
  <message>
   <source>&amp;Site</source>
   <translation>&amp;Sito</translation>
  </message>
  <message>
   <source>The report was copied.</source>
   <translation>La segnalazione è stata copiata.</translation>
  </message>
  <message>
   <source>Reading the log again for evidence…</source>
   <translation>Rilettura del log in cerca di prove…</translation>
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
   <translation>Dice chi può recuperare, leggere e usare il sito e mostra che cosa ne ricava ogni agente prima di caricarlo.</translation>
  </message>
  <message>
   <source>No account, no telemetry. Nothing is fetched or sent unless you press a button.</source>
   <translation>Nessun account, nessuna telemetria. Nulla viene recuperato o inviato se non si preme un pulsante.</translation>
  </message>
  <message>
   <source>Check a robots.txt</source>
   <translation>Controlla un robots.txt</translation>
  </message>
  <message>
   <source>Drop it anywhere in this window, open it, or paste it. The answer for any crawler and path is shown above the text.</source>
   <translation>Trascinalo ovunque in questa finestra, aprilo o incollalo. La risposta per qualsiasi crawler e percorso appare sopra il testo.</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>Apri un file…</translation>
  </message>
  <message>
   <source>Open a site's folder…</source>
   <translation>Apri la cartella di un sito…</translation>
  </message>
  <message>
   <source>Paste its text</source>
   <translation>Incolla il testo</translation>
  </message>
  <message>
   <source>All its policy files together.</source>
   <translation>Tutti i suoi file di policy insieme.</translation>
  </message>
  <message>
   <source>Write a new one</source>
   <translation>Scrivine uno nuovo</translation>
  </message>
  <message>
   <source>Begin with what you want; every line can be changed afterwards.</source>
   <translation>Inizia da ciò che vuoi; ogni riga si può cambiare in seguito.</translation>
  </message>
  <message>
   <source>Say what you want…</source>
   <translation>Dica che cosa vuole…</translation>
  </message>
  <message>
   <source>Three questions: search, assistants, training.</source>
   <translation>Tre domande: ricerca, assistenti, addestramento.</translation>
  </message>
  <message>
   <source>Look around first</source>
   <translation>Prima dai un'occhiata</translation>
  </message>
  <message>
   <source>A publisher's site with every file and every view in use. Nothing in it can be broken.</source>
   <translation>Il sito di un editore, con ogni file e ogni vista in uso. Non si può rovinare nulla.</translation>
  </message>
  <message>
   <source>Open the sample site</source>
   <translation>Apri il sito di esempio</translation>
  </message>
  <message>
   <source>More templates</source>
   <translation>Altri modelli</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>Recenti</translation>
  </message>
  <message>
   <source>missing</source>
   <translation>mancante</translation>
  </message>
  <message>
   <source>kept</source>
   <translation>fissato</translation>
  </message>
  <message>
   <source>Do not keep here</source>
   <translation>Non fissare più</translation>
  </message>
  <message>
   <source>Keep here</source>
   <translation>Fissa qui</translation>
  </message>
  <message>
   <source>Take off the list</source>
   <translation>Togli dall'elenco</translation>
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
   <translation>%1 UTC, tra %2</translation>
  </message>
  <message>
   <source>tomorrow %1 UTC</source>
   <comment>time of the day</comment>
   <translation>domani %1 UTC</translation>
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
   <translation>Un obiettivo non è più vero: %1, per la riga %2 di %3. %4.</translation>
  </message>
  <message>
   <source>A goal is no longer true: %1. %2.</source>
   <translation>Un obiettivo non è più vero: %1. %2.</translation>
  </message>
  <message>
   <source>Show goals</source>
   <translation>Mostra obiettivi</translation>
  </message>
  <message>
   <source>Review…</source>
   <translation>Rivedi…</translation>
  </message>
  <message>
   <source>Let them in</source>
   <translation>Lasciali entrare</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Più tardi</translation>
  </message>
  <message numerus="yes">
   <source>%Ln crawler(s) of the list are not covered by your goals: %1 (%2).</source>
   <translation>
    <numerusform>%Ln crawler dell’elenco non è coperto dai suoi obiettivi: %1 (%2).</numerusform>
    <numerusform>%Ln crawler dell’elenco non sono coperti dai suoi obiettivi: %1 (%2).</numerusform>
   </translation>
  </message>
  <message>
   <source>Let new crawlers in</source>
   <translation>Lascia entrare i nuovi crawler</translation>
  </message>
  <message>
   <source>An exception ended on %1.</source>
   <translation>Un’eccezione è finita il %1.</translation>
  </message>
  <message>
   <source>The exception for %1 ended on %2.</source>
   <translation>L’eccezione per %1 è finita il %2.</translation>
  </message>
  <message>
   <source>Undo in all files</source>
   <translation>Annulla in tutti i file</translation>
  </message>
  <message>
   <source>Write what is made from this</source>
   <translation>Scrivi ciò che si crea da questo</translation>
  </message>
  <message>
   <source>Write %1?</source>
   <translation>Scrivere %1?</translation>
  </message>
  <message>
   <source>Below the folder %1. What these files contain now is replaced.</source>
   <translation>Sotto la cartella %1. Il contenuto attuale di questi file viene sostituito.</translation>
  </message>
  <message>
   <source>Write</source>
   <translation>Scrivi</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Write what an environment lacks</source>
   <translation>Scrivi ciò che manca a un ambiente</translation>
  </message>
  <message>
   <source>Below the folder %1, where there is no such file.</source>
   <translation>Sotto la cartella %1, dove questo file non esiste.</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>%1 salvato</translation>
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
   <translation>oggi %1</translation>
  </message>
  <message>
   <source>yesterday %1</source>
   <comment>%1: 07:00</comment>
   <translation>ieri %1</translation>
  </message>
  <message>
   <source>just now</source>
   <translation>proprio ora</translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s) ago</source>
   <translation>
    <numerusform>%n minuto fa</numerusform>
    <numerusform>%n minuti fa</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s) ago</source>
   <translation>
    <numerusform>%n ora fa</numerusform>
    <numerusform>%n ore fa</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) ago</source>
   <translation>
    <numerusform>%n giorno fa</numerusform>
    <numerusform>%n giorni fa</numerusform>
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
   <translation>ddd d MMM HH:mm</translation>
  </message>
  <message>
   <source>ddd d MMM</source>
   <comment>Date, as QLocale::toString takes it</comment>
   <translation>ddd d MMM</translation>
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
   <translation>Fuso orario</translation>
  </message>
  <message>
   <source>The time zone that is shown beside UTC</source>
   <translation>Il fuso orario mostrato accanto a UTC</translation>
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
   <translation>i file superano insieme i 500.000 byte, quindi non vi sono stati cercati obiettivi; quelli scritti a mano vengono comunque verificati</translation>
  </message>
  <message>
   <source>%1 (%2)</source>
   <translation>%1 (%2)</translation>
  </message>
  <message>
   <source>it was not decided what the files say</source>
   <translation>non è stato deciso che cosa dicono i file</translation>
  </message>
  <message>
   <source>It would take too long to try every edit: %1</source>
   <translation>Provare ogni modifica richiederebbe troppo tempo: %1</translation>
  </message>
  <message>
   <source>Environment %1 has the same files and wants something else</source>
   <translation>L’ambiente %1 ha gli stessi file e richiede altro</translation>
  </message>
  <message>
   <source>Whether this is true was not decided: %1</source>
   <translation>Non è stato deciso se questo sia vero: %1</translation>
  </message>
  <message>
   <source>%1 must be closed, but %2</source>
   <translation>%1 deve essere chiuso, ma %2</translation>
  </message>
  <message>
   <source>%1 must be open, but %2</source>
   <translation>%1 deve essere aperto, ma %2</translation>
  </message>
  <message>
   <source>%1 is closed to %2, so crawlers never see the noindex of %3</source>
   <translation>%1 è chiuso a %2, perciò i crawler non vedono mai il noindex di %3</translation>
  </message>
  <message>
   <source>The Sitemap in line %1 is of %2, which is environment %3</source>
   <translation>La Sitemap alla riga %1 è di %2, che è l’ambiente %3</translation>
  </message>
  <message>
   <source>%1 and %2 have the same goals and answer differently: %3</source>
   <translation>%1 e %2 hanno gli stessi obiettivi e rispondono in modo diverso: %3</translation>
  </message>
  <message>
   <source>%1 is to be %2, but %3 (%4; reading %5)</source>
   <translation>%1 deve essere %2, ma %3 (%4; lettura %5)</translation>
  </message>
  <message>
   <source>%1: agents of the list are not covered: %2</source>
   <translation>%1: agenti dell’elenco non coperti: %2</translation>
  </message>
  <message>
   <source>%1: these ignore robots.txt, and only a server can refuse them: %2</source>
   <translation>%1: questi ignorano robots.txt, e solo un server può rifiutarli: %2</translation>
  </message>
  <message>
   <source>No agent of the list comes for %1</source>
   <translation>Nessun agente dell’elenco viene per %1</translation>
  </message>
  <message>
   <source>Only robots2.txt can say ask</source>
   <translation>Solo robots2.txt può dire ask</translation>
  </message>
  <message>
   <source>pay needs licence: {terms: URL}</source>
   <translation>pay richiede licence: {terms: URL}</translation>
  </message>
  <message>
   <source>This exception ended on %1</source>
   <translation>Questa eccezione è finita il %1</translation>
  </message>
  <message>
   <source>Without this exception the answers are the same</source>
   <translation>Senza questa eccezione le risposte sono le stesse</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>Rimuovi questa eccezione</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file. Did you mean %2?</source>
   <translation>%1 non è né nell’elenco né in un file. Si intendeva %2?</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file</source>
   <translation>%1 non è né nell’elenco né in un file</translation>
  </message>
  <message>
   <source>Change to “%1”</source>
   <translation>Cambia in «%1»</translation>
  </message>
  <message>
   <source>%1 and %2 have one token; the goal of %2 counts: %3</source>
   <translation>%1 e %2 hanno un solo token; vale l’obiettivo di %2: %3</translation>
  </message>
  <message>
   <source>These also train. What keeps them from that is a signal, not a rule: %1</source>
   <translation>Questi servono anche all’addestramento. A impedirlo è un segnale, non una regola: %1</translation>
  </message>
  <message>
   <source>%1 is not what the files come to</source>
   <translation>%1 non è ciò che risulta dai file</translation>
  </message>
  <message>
   <source>%1 is not there</source>
   <translation>%1 non c’è</translation>
  </message>
  <message>
   <source>%1 has its own group and does not get %2. Repeat the line there</source>
   <translation>%1 ha un proprio gruppo e non riceve %2. Ripetere lì la riga</translation>
  </message>
  <message>
   <source>The list of agents has no search engine</source>
   <translation>L’elenco di agenti non ha motori di ricerca</translation>
  </message>
  <message>
   <source>This would take too long to prove</source>
   <translation>Dimostrarlo richiederebbe troppo tempo</translation>
  </message>
  <message>
   <source>outputs: %1 and %2 are both written to %3; give one of them another folder</source>
   <translation>outputs: %1 e %2 vengono scritti entrambi in %3; dare a uno dei due un’altra cartella</translation>
  </message>
  <message>
   <source>outputs: %1: agents: %2</source>
   <translation>outputs: %1: agents: %2</translation>
  </message>
  <message>
   <source>robots.txt is rendered from the agent policy: change the policy and render it again</source>
   <translation>robots.txt è generato dalla policy per agenti: cambiare la policy e generarlo di nuovo</translation>
  </message>
  <message>
   <source>robots.txt says that it is rendered from an agent policy, but is not what the policy makes: render it again first</source>
   <translation>robots.txt dice di essere generato da una policy per agenti, ma non è ciò che la policy produce: prima generarlo di nuovo</translation>
  </message>
  <message>
   <source>goals.edit does not let robots.txt be edited</source>
   <translation>goals.edit non consente di modificare robots.txt</translation>
  </message>
  <message>
   <source>a limit ended the search</source>
   <translation>un limite ha terminato la ricerca</translation>
  </message>
  <message>
   <source>An agent policy, from which robots.txt is rendered, cannot say it: %1</source>
   <translation>Una policy per agenti, da cui viene generato robots.txt, non può dirlo: %1</translation>
  </message>
  <message>
   <source>The list of agents has no token that names a use</source>
   <translation>L’elenco di agenti non ha un token che nomini un uso</translation>
  </message>
  <message>
   <source>The block managed by %1 decides for %2. Change it there</source>
   <translation>Il blocco gestito da %1 decide per %2. Cambiarlo lì</translation>
  </message>
  <message>
   <source>A chained file decides for %1: %2</source>
   <translation>Un file concatenato decide per %1: %2</translation>
  </message>
  <message>
   <source>Agents that declare a category follow the groups for * of robots.txt, which cannot name one</source>
   <translation>Gli agenti che dichiarano una categoria seguono i gruppi per * di robots.txt, che non può nominarne una</translation>
  </message>
  <message>
   <source>A group of 2.0 cannot say it: %1</source>
   <translation>Un gruppo di 2.0 non può dirlo: %1</translation>
  </message>
  <message>
   <source>No edit was found that changes nothing else: %1</source>
   <translation>Nessuna modifica trovata che non cambi altro: %1</translation>
  </message>
  <message>
   <source>“%1” is read as “%2”: a crawler of that name is meant as well</source>
   <translation>«%1» viene letto come «%2»: si intende anche un crawler con quel nome</translation>
  </message>
  <message>
   <source>%1 may fetch faster: %2</source>
   <translation>%1 può recuperare più in fretta: %2</translation>
  </message>
  <message>
   <source>No pace is stated for %1</source>
   <translation>Per %1 non è indicato alcun ritmo</translation>
  </message>
  <message>
   <source>robots2.txt does not say “crawl: %1” to %2</source>
   <translation>robots2.txt non dice «crawl: %1» a %2</translation>
  </message>
  <message>
   <source>%1 may fetch %2</source>
   <translation>%1 può recuperare %2</translation>
  </message>
  <message>
   <source>%1 may not fetch %2</source>
   <translation>%1 non può recuperare %2</translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3</source>
   <translation>%1 non può recuperare %2 alle %3</translation>
  </message>
  <message>
   <source>%1 must ask before it fetches %2</source>
   <translation>%1 deve chiedere prima di recuperare %2</translation>
  </message>
  <message>
   <source>%1 has no paths: what differs by path is claimed of Content-Usage alone</source>
   <translation>%1 non ha percorsi: ciò che varia con il percorso si chiede solo a Content-Usage</translation>
  </message>
  <message>
   <source>%4 does not state “%2: %3” for %1 on %5</source>
   <translation>%4 non dice «%2: %3» per %1 su %5</translation>
  </message>
  <message>
   <source>The map of the site is not complete</source>
   <translation>La mappa del sito non è completa</translation>
  </message>
 </context>
 <context>
  <name>lab</name>
  <message>
   <source>It had not asked for robots.txt before.</source>
   <translation>Non aveva chiesto prima robots.txt.</translation>
  </message>
  <message>
   <source>Its copy of robots.txt was %1 old; 24 hours are allowed.</source>
   <translation>La sua copia di robots.txt aveva %1; sono ammesse 24 ore.</translation>
  </message>
  <message>
   <source>robots.txt: %1.</source>
   <translation>robots.txt: %1.</translation>
  </message>
  <message>
   <source>It asked again although its answer was good for 24 hours.</source>
   <translation>Ha chiesto di nuovo benché la risposta valesse 24 ore.</translation>
  </message>
  <message>
   <source>The page must be asked for, and it had not asked.</source>
   <translation>Per la pagina si deve chiedere, e non aveva chiesto.</translation>
  </message>
  <message>
   <source>It was allowed one request, and this is another.</source>
   <translation>Gli era permessa una richiesta, e questa è un’altra.</translation>
  </message>
  <message>
   <source>Its answer was older than 24 hours.</source>
   <translation>La sua risposta aveva più di 24 ore.</translation>
  </message>
  <message>
   <source>The page is outside the scopes of its answer.</source>
   <translation>La pagina è fuori dagli ambiti della sua risposta.</translation>
  </message>
  <message>
   <source>The endpoint had answered 429, which allows nothing.</source>
   <translation>L’endpoint aveva risposto 429, che non permette nulla.</translation>
  </message>
  <message>
   <source>The endpoint had not allowed it.</source>
   <translation>L’endpoint non l’aveva permesso.</translation>
  </message>
  <message>
   <source>The page is a honeypot.</source>
   <translation>La pagina è una trappola.</translation>
  </message>
  <message>
   <source>It came %1 s after the request before; %2 line %3, %4, asks for %5 s.</source>
   <translation>È arrivato %1 s dopo la richiesta precedente; %2 riga %3, %4, chiede %5 s.</translation>
  </message>
  <message>
   <source>It came back before %1, which Retry-After had asked for.</source>
   <translation>È tornato prima di %1, chiesto da Retry-After.</translation>
  </message>
  <message>
   <source>The policy says %1: %2.</source>
   <translation>La politica dice %1: %2.</translation>
  </message>
  <message>
   <source>The policy says %1: %2 line %3, %4.</source>
   <translation>La politica dice %1: %2 riga %3, %4.</translation>
  </message>
  <message>
   <source>The site has no file for it.</source>
   <translation>Il sito non ha un file per questo.</translation>
  </message>
  <message>
   <source>The parameter directive must name a directive of robots2.txt such as crawl</source>
   <translation>Il parametro directive deve nominare una direttiva di robots2.txt, come crawl</translation>
  </message>
  <message>
   <source>The parameter agent: %1</source>
   <translation>Il parametro agent: %1</translation>
  </message>
  <message>
   <source>The parameter url is missing</source>
   <translation>Manca il parametro url</translation>
  </message>
  <message>
   <source>The parameter at: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>Il parametro at: %1 non è un’ora come 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>The parameter to: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>Il parametro to: %1 non è un’ora come 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>The clock runs by itself; with --clock-speed 0 it is moved</source>
   <translation>L’orologio va da solo; con --clock-speed 0 lo si sposta</translation>
  </message>
  <message>
   <source>The clock does not run backwards</source>
   <translation>L’orologio non va indietro</translation>
  </message>
  <message>
   <source>the answers that %1 gives to errors are not documented; write one such as Google</source>
   <translation>ciò che %1 fa degli errori non è documentato; scrivine uno come Google</translation>
  </message>
  <message>
   <source>one text is expected here</source>
   <translation>qui è atteso un solo testo</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 deve essere un elenco</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 ha più di %2 elementi, più di quanti se ne leggano</translation>
  </message>
  <message>
   <source>%1 is not a path; write one that begins with / and has no spaces</source>
   <translation>%1 non è un percorso; scrivine uno che inizi con / e non abbia spazi</translation>
  </message>
  <message>
   <source>%1 must have keys and values</source>
   <translation>%1 deve avere chiavi e valori</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; remove one</source>
   <translation>%1 è già alla riga %2; toglierne uno</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 non è una chiave di %2; intendevi %3?</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 non è una chiave di %2, che ha %3; correggila o toglila</translation>
  </message>
  <message>
   <source>%1 is not a length of time; write one such as 90s, 15m, 14h or 2d</source>
   <translation>%1 non è una durata; scrivine una come 90s, 15m, 14h o 2d</translation>
  </message>
  <message>
   <source>%1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>%1 non è un’ora come 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>%1 is not a speed; write a whole number from 0 to 1000000</source>
   <translation>%1 non è una velocità; scrivi un numero intero da 0 a 1000000</translation>
  </message>
  <message>
   <source>%1 is not a way to enforce; write off or verdict</source>
   <translation>%1 non è un modo di applicare; scrivi off o verdict</translation>
  </message>
  <message>
   <source>%1 is not a time such as 02:00 or 2026-11-20T02:00:00Z</source>
   <translation>%1 non è un’ora come 02:00 o 2026-11-20T02:00:00Z</translation>
  </message>
  <message>
   <source>%1 has a query; an event is for a path with any query: remove it</source>
   <translation>%1 ha una query; un evento vale per un percorso con qualunque query: toglila</translation>
  </message>
  <message>
   <source>an event needs %1; add it</source>
   <translation>un evento ha bisogno di %1; aggiungilo</translation>
  </message>
  <message>
   <source>an event has one of status, file and redirect; write exactly one of them</source>
   <translation>un evento ha uno tra status, file e redirect; scrivine esattamente uno</translation>
  </message>
  <message>
   <source>%1 is not a status; write a whole number from 200 to 599</source>
   <translation>%1 non è uno stato; scrivi un numero intero da 200 a 599</translation>
  </message>
  <message>
   <source>the name of the file is empty</source>
   <translation>il nome del file è vuoto</translation>
  </message>
  <message>
   <source>%1 is not a target; write loop, a path, or an http(s) URL</source>
   <translation>%1 non è una destinazione; scrivi loop, un percorso o un URL http(s)</translation>
  </message>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>riga %1, colonna %2: %3</translation>
  </message>
  <message>
   <source>the scenario is larger or deeper than is read</source>
   <translation>lo scenario è più grande o più profondo di quanto si legga</translation>
  </message>
 </context>
 <context>
  <name>lint</name>
  <message>
   <source>Goal that is not true</source>
   <translation>Obiettivo che non è vero</translation>
  </message>
  <message>
   <source>Below “goals:” gatepost.yaml says what is wanted, and the policy files say something else. The message names an agent, a path and the line that decides. Change the files, or the goal if it is no longer wanted.</source>
   <translation>Sotto «goals:» gatepost.yaml dice che cosa si vuole, e i file di policy dicono altro. Il messaggio nomina un agente, un percorso e la riga che decide. Cambiare i file, oppure l’obiettivo se non è più voluto.</translation>
  </message>
  <message>
   <source>Agents that a goal does not cover</source>
   <translation>Agenti che un obiettivo non copre</translation>
  </message>
  <message>
   <source>The list of agents has agents for this goal that no line of the files names, and what the files say to everybody else is not what the goal wants. That is how an agent looks that came into the list after the files were written. Name these agents in the group that says what is wanted.</source>
   <translation>L’elenco di agenti ha per questo obiettivo agenti che nessuna riga dei file nomina, e ciò che i file dicono a tutti gli altri non è ciò che l’obiettivo vuole. Così appare un agente entrato nell’elenco dopo la scrittura dei file. Nominare questi agenti nel gruppo che dice ciò che si vuole.</translation>
  </message>
  <message>
   <source>Goal of which it is not known whether it is true</source>
   <translation>Obiettivo di cui non si sa se sia vero</translation>
  </message>
  <message>
   <source>A limit ended the search before every agent, path and hour was decided, or a chained file is missing. Nothing false was found, and nothing was shown either. Fewer overlapping patterns make the search shorter.</source>
   <translation>Un limite ha terminato la ricerca prima che ogni agente, percorso e ora fosse deciso, oppure manca un file concatenato. Non è stato trovato nulla di falso, e nulla è stato neppure dimostrato. Meno pattern sovrapposti rendono la ricerca più breve.</translation>
  </message>
  <message>
   <source>Part of a goal that no file can say</source>
   <translation>Parte di un obiettivo che nessun file può dire</translation>
  </message>
  <message>
   <source>The goal wants something for which the file or the signal has no word. It is left out of what is claimed, and named here. Ask for less, or say it in another place.</source>
   <translation>L’obiettivo vuole qualcosa per cui il file o il segnale non ha una parola. Viene escluso da ciò che si afferma, e indicato qui. Chiedere di meno, o dirlo in un altro posto.</translation>
  </message>
  <message>
   <source>Agents of a goal that ignore robots.txt</source>
   <translation>Agenti di un obiettivo che ignorano robots.txt</translation>
  </message>
  <message>
   <source>These agents are documented to ignore robots.txt. Whatever the files say, only a server can refuse them. Export the policy for your server.</source>
   <translation>Secondo la documentazione questi agenti ignorano robots.txt. Qualunque cosa dicano i file, solo un server può rifiutarli. Esportare la policy per il proprio server.</translation>
  </message>
  <message>
   <source>Goal that a managed block keeps from being true</source>
   <translation>Obiettivo che un blocco gestito impedisce di rendere vero</translation>
  </message>
  <message>
   <source>A service or a plug-in writes a part of robots.txt, and what it says there decides against the goal. Gatepost never edits that part, and no line beside it would win. Change it where the block is made.</source>
   <translation>Un servizio o un plug-in scrive una parte di robots.txt, e ciò che vi dice decide contro l’obiettivo. Gatepost non modifica mai quella parte, e nessuna riga accanto a essa prevarrebbe. Cambiarlo dove si crea il blocco.</translation>
  </message>
  <message>
   <source>Exception for an agent that nobody knows</source>
   <translation>Eccezione per un agente che nessuno conosce</translation>
  </message>
  <message>
   <source>An exception names an agent that is neither in the list nor in a file of the site. With a misspelled name it is about nobody. Correct the name, or add the agent to “agents:” in gatepost.yaml.</source>
   <translation>Un’eccezione nomina un agente che non è né nell’elenco né in un file del sito. Con un nome scritto male non riguarda nessuno. Correggere il nome, o aggiungere l’agente ad «agents:» in gatepost.yaml.</translation>
  </message>
  <message>
   <source>Exception that changes nothing</source>
   <translation>Eccezione che non cambia nulla</translation>
  </message>
  <message>
   <source>Without this exception the same would be wanted of the same agents and paths. Another exception says so, or the goal itself does. Remove it, or correct what it was meant to change.</source>
   <translation>Senza questa eccezione si vorrebbe lo stesso dagli stessi agenti e percorsi. Lo dice un’altra eccezione, o l’obiettivo stesso. Rimuoverla, o correggere ciò che doveva cambiare.</translation>
  </message>
  <message>
   <source>Exception that has ended</source>
   <translation>Eccezione che è finita</translation>
  </message>
  <message>
   <source>An exception counts on its last day (UTC) and no longer. The goal now wants of its agents and paths what it wants of the others. Remove the exception, and the lines in the files that were made for it.</source>
   <translation>Un’eccezione vale nel suo ultimo giorno (UTC) e non oltre. Ora l’obiettivo vuole dai suoi agenti e percorsi ciò che vuole dagli altri. Rimuovere l’eccezione, e le righe dei file scritte per essa.</translation>
  </message>
  <message>
   <source>Goal that is about no agent</source>
   <translation>Obiettivo che non riguarda alcun agente</translation>
  </message>
  <message>
   <source>No agent of the list comes for this purpose, so nothing is claimed of fetches. That is not a fault: a newer list may have some. What is said of use still counts.</source>
   <translation>Nessun agente dell’elenco viene per questo scopo, perciò dei recuperi non si afferma nulla. Non è un errore: un elenco più recente può averne. Ciò che si dice dell’uso vale comunque.</translation>
  </message>
  <message>
   <source>Two agents of different goals with one token</source>
   <translation>Due agenti di obiettivi diversi con un solo token</translation>
  </message>
  <message>
   <source>The list has two agents whose names are equal once the version is cut off, so that no file can tell them apart. Their purposes have different goals. The goal of the one without a version counts for both.</source>
   <translation>L’elenco ha due agenti i cui nomi sono uguali una volta tagliata la versione, così che nessun file può distinguerli. I loro scopi hanno obiettivi diversi. L’obiettivo di quello senza versione vale per entrambi.</translation>
  </message>
  <message>
   <source>Agent that may come and also collects for training</source>
   <translation>Agente che può venire e raccoglie anche per l’addestramento</translation>
  </message>
  <message>
   <source>The operator documents that one crawler fetches for several purposes. A rule can let it in or keep it out, and nothing between. What keeps its texts from training is a signal or a policy token, if the operator honours it.</source>
   <translation>Il gestore documenta che un solo crawler recupera per più scopi. Una regola può lasciarlo entrare o tenerlo fuori, e nulla di intermedio. A tenere i suoi testi fuori dall’addestramento è un segnale o un token di policy, se il gestore lo rispetta.</translation>
  </message>
  <message>
   <source>Ask without a robots2.txt</source>
   <translation>Ask senza un robots2.txt</translation>
  </message>
  <message>
   <source>The goal wants agents to ask first and lets in those that do not know the question. Only robots2.txt can say ask. Without it the goal cannot be true: add a robots2.txt, or write “otherwise: out”.</source>
   <translation>L’obiettivo vuole che gli agenti chiedano prima e lascia entrare quelli che non conoscono la domanda. Solo robots2.txt può dire ask. Senza di esso l’obiettivo non può essere vero: aggiungere un robots2.txt, o scrivere «otherwise: out».</translation>
  </message>
  <message>
   <source>Pay without the terms of a licence</source>
   <translation>Pay senza i termini di una licenza</translation>
  </message>
  <message>
   <source>The goal wants a licence, and gatepost.yaml does not say where its terms are. Nobody can buy what nobody offers. Add “licence: {terms: URL}” below “goals:”.</source>
   <translation>L’obiettivo vuole una licenza, e gatepost.yaml non dice dove sono i suoi termini. Nessuno può comprare ciò che nessuno offre. Aggiungere «licence: {terms: URL}» sotto «goals:».</translation>
  </message>
  <message>
   <source>Signal that an agent with its own group does not get</source>
   <translation>Segnale che un agente con un proprio gruppo non riceve</translation>
  </message>
  <message>
   <source>Goals of the site claim what Content-Signal or Content-Usage says, and the group for * states it. These lines belong to groups: an agent with its own group gets what is in that group, and nothing of what the group for * says. Repeat the line in each group whose agents may fetch something.</source>
   <translation>Gli obiettivi del sito affermano ciò che dice Content-Signal o Content-Usage, e il gruppo per * lo dichiara. Queste righe appartengono ai gruppi: un agente con un proprio gruppo riceve ciò che c’è in quel gruppo, e nulla di ciò che dice il gruppo per *. Ripetere la riga in ogni gruppo i cui agenti possono recuperare qualcosa.</translation>
  </message>
  <message>
   <source>Environment that must be closed and is not</source>
   <translation>Ambiente che deve essere chiuso e non lo è</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be closed, and some agent may fetch something there. A group for * does not reach every agent: those that skip it need their own groups. Close it to them as well.</source>
   <translation>gatepost.yaml dice che l’ambiente deve essere chiuso, e qualche agente può recuperarvi qualcosa. Un gruppo per * non raggiunge ogni agente: quelli che lo saltano hanno bisogno di gruppi propri. Chiuderlo anche a loro.</translation>
  </message>
  <message>
   <source>Environment that must be open and is not</source>
   <translation>Ambiente che deve essere aperto e non lo è</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be open, and a search engine may not fetch its start page. The files of staging may have been copied there. Open it again.</source>
   <translation>gatepost.yaml dice che l’ambiente deve essere aperto, e un motore di ricerca non può recuperarne la pagina iniziale. Forse vi sono stati copiati i file di staging. Aprirlo di nuovo.</translation>
  </message>
  <message>
   <source>Pages whose noindex nobody sees</source>
   <translation>Pagine il cui noindex nessuno vede</translation>
  </message>
  <message>
   <source>The environment must not be indexed by a noindex on its pages. A crawler sees that only if it may fetch the page: what robots.txt closes can still be listed. Open it to search engines, or write “must: closed”.</source>
   <translation>L’ambiente non deve essere indicizzato grazie a un noindex nelle sue pagine. Un crawler lo vede solo se può recuperare la pagina: ciò che robots.txt chiude può comunque essere elencato. Aprirlo ai motori di ricerca, o scrivere «must: closed».</translation>
  </message>
  <message>
   <source>Sitemap of another environment</source>
   <translation>Sitemap di un altro ambiente</translation>
  </message>
  <message>
   <source>A Sitemap line in the files of one environment names the host of another one. The files may have been copied without changing it. Write the address of this environment's own sitemap, or remove the line.</source>
   <translation>Una riga Sitemap nei file di un ambiente nomina l’host di un altro. Forse i file sono stati copiati senza cambiarla. Scrivere l’indirizzo della sitemap di questo ambiente, o rimuovere la riga.</translation>
  </message>
  <message>
   <source>Environments with the same goals that answer differently</source>
   <translation>Ambienti con gli stessi obiettivi che rispondono in modo diverso</translation>
  </message>
  <message>
   <source>The same is wanted of two environments, and their files give some agent another answer. Both can be what is wanted all the same, where the goals leave something open. Compare the two folders.</source>
   <translation>Da due ambienti si vuole lo stesso, e i loro file danno a qualche agente un’altra risposta. Entrambe possono comunque essere volute, dove gli obiettivi lasciano qualcosa di aperto. Confrontare le due cartelle.</translation>
  </message>
  <message>
   <source>Output that is not what the files come to</source>
   <translation>Output che non è ciò che risulta dai file</translation>
  </message>
  <message>
   <source>A file that “outputs:” asks for was made from other policy files than these, or was changed by hand. What a server does is then not what robots.txt says. Run “gatepost-cli goals --write”.</source>
   <translation>Un file richiesto da «outputs:» è stato creato da file di policy diversi da questi, o è stato modificato a mano. Ciò che fa un server allora non è ciò che dice robots.txt. Eseguire «gatepost-cli goals --write».</translation>
  </message>
  <message>
   <source>Output that is not there</source>
   <translation>Output che non c’è</translation>
  </message>
  <message>
   <source>gatepost.yaml asks for a file below “outputs:” that nobody has made yet. Run “gatepost-cli goals --write”. Where outputs are made elsewhere, remove the key.</source>
   <translation>gatepost.yaml richiede sotto «outputs:» un file che nessuno ha ancora creato. Eseguire «gatepost-cli goals --write». Se gli output si creano altrove, rimuovere la chiave.</translation>
  </message>
  <message>
   <source>Put “Allow: %1” into the group for *</source>
   <translation>Metti «Allow: %1» nel gruppo per *</translation>
  </message>
  <message numerus="yes">
   <source>%n more findings of this kind in this file are not listed</source>
   <comment>%n more finding of this kind in this file is not listed</comment>
   <translation>
    <numerusform>%n altro problema di questo tipo in questo file non è elencato</numerusform>
    <numerusform>altri %n problemi di questo tipo in questo file non sono elencati</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>riga %1</translation>
  </message>
  <message>
   <source>Change to %1</source>
   <translation>Cambia in %1</translation>
  </message>
  <message>
   <source>Remove the line</source>
   <translation>Rimuovi la riga</translation>
  </message>
  <message>
   <source>Put both groups together</source>
   <translation>Unisci i due gruppi</translation>
  </message>
  <message>
   <source>%1 has a group in %2 already. Crawlers that follow the standard read both as one; old ones take the first alone. Put them together</source>
   <translation>%1 ha già un gruppo (%2). I crawler che seguono lo standard li leggono come uno solo; quelli vecchi prendono solo il primo. Unirli</translation>
  </message>
  <message>
   <source>Agent with several groups</source>
   <translation>Agente con più gruppi</translation>
  </message>
  <message>
   <source>All groups that name the same agent are read as one. That is the standard of 2022; crawlers of the old school take the first record that names them and stop there, so the rules of the second group may go unread. Putting them together makes the file mean the same to all.</source>
   <translation>Tutti i gruppi che nominano lo stesso agente vengono letti come uno solo. È lo standard del 2022; i crawler della vecchia scuola prendono la prima voce che li nomina e si fermano lì, perciò le regole del secondo gruppo possono restare non lette. Unirli fa sì che il file significhi lo stesso per tutti.</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>Nessun crawler noto si chiama %1. Si intendeva %2?</translation>
  </message>
  <message>
   <source>Agent close to a known one</source>
   <translation>Agente simile a uno noto</translation>
  </message>
  <message>
   <source>No known crawler has this token, but one slip would make it a known one: a character left out, put in or mistaken, or two that changed places. Tokens are compared character by character, without case; with a slip in it the group applies to no agent, and the crawler that was meant follows the group for * instead. If the name is right, switch this off for the line with a comment “# gatepost: off agent-typo”.</source>
   <translation>Nessun crawler noto ha questo token, ma un solo refuso lo separa da uno noto: un carattere omesso, aggiunto o sbagliato, o due scambiati di posto. I token si confrontano carattere per carattere, senza distinguere le maiuscole; con un refuso il gruppo non si applica ad alcun agente, e il crawler inteso segue invece il gruppo per *. Se il nome è giusto, disattivare questo controllo per la riga con un commento «# gatepost: off agent-typo».</translation>
  </message>
  <message>
   <source>%1 begins with no token, so the line names nobody. Write the crawler's product token</source>
   <translation>%1 non inizia con un token, perciò la riga non nomina nessuno. Scrivere il token di prodotto del crawler</translation>
  </message>
  <message>
   <source>The version is not compared: the line names every %1. Remove it</source>
   <translation>La versione non si confronta: la riga nomina ogni %1. Toglierla</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off, though the operator names it so</source>
   <translation>Si legge solo %1; %2 viene tagliato, benché il gestore lo scriva così</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off. Write the product token alone</source>
   <translation>Si legge solo %1; %2 viene tagliato. Scrivere solo il token di prodotto</translation>
  </message>
  <message>
   <source>A User-agent line names one agent: of this list only %1 is read, including the comma. Give each its own line</source>
   <translation>Una riga User-agent nomina un solo agente: di questo elenco si legge solo %1, virgola compresa. Dare a ciascuno una riga propria</translation>
  </message>
  <message>
   <source>Split into several lines</source>
   <translation>Dividi in più righe</translation>
  </message>
  <message>
   <source>User-agent value that is read in part</source>
   <translation>Valore User-agent letto solo in parte</translation>
  </message>
  <message>
   <source>A User-agent line contains one product token. It ends at the first / or white space; a version, a whole HTTP User-Agent header or a list after it is not read. “Mozilla/5.0 (compatible; X)” therefore names Mozilla, which no crawler calls itself here. One real file in sixteen names agents by whole headers.</source>
   <translation>Una riga User-agent contiene un token di prodotto. Termina al primo / o spazio; una versione, un'intera intestazione HTTP User-Agent o un elenco dopo di esso non viene letto. «Mozilla/5.0 (compatible; X)» nomina quindi Mozilla, e qui nessun crawler si chiama così. Un file reale su sedici nomina gli agenti con intestazioni intere.</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt vince: il suo %1 (%2) consente a tutti ciò che questa regola vieta. Rimuovere quell'Allow se questa deve valere</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt vince: il suo %1 in %2 consente a tutti alcuni dei percorsi che questa regola vieta, per esempio %4</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt vince: il suo %1 (%2) consente a %3 ciò che questa regola vieta. Rimuovere quell'Allow se questa deve valere</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt vince: il suo %1 in %2 consente a %3 alcuni dei percorsi che questa regola vieta, per esempio %4</translation>
  </message>
  <message>
   <source>robots-ai.txt forbids what robots.txt allows</source>
   <translation>robots-ai.txt vieta ciò che robots.txt consente</translation>
  </message>
  <message>
   <source>robots.txt is authoritative. Where one of its rules allows a path, a Disallow in robots-ai.txt does not apply; only where robots.txt says nothing about the path does robots-ai.txt decide. A plain “Allow: /” in robots.txt thus undoes the whole of robots-ai.txt, though it seems to say no more than the default. Where the two disagree is found on the patterns themselves: with Allow: /*.html in robots.txt and Disallow: /blog/ in robots-ai.txt it is /blog/*.html.</source>
   <translation>robots.txt fa fede. Dove una sua regola consente un percorso, un Disallow in robots-ai.txt non vale; solo dove robots.txt non dice nulla del percorso decide robots-ai.txt. Un semplice «Allow: /» in robots.txt annulla così tutto robots-ai.txt, anche se sembra non dire più di quanto valga per impostazione predefinita. Dove i due discordano si trova sui pattern stessi: con Allow: /*.html in robots.txt e Disallow: /blog/ in robots-ai.txt è /blog/*.html.</translation>
  </message>
  <message>
   <source>This rule opens nothing: no Disallow that it could overrule matches any of its paths, which may be fetched anyway. Remove it, or check whether its path is the one that is meant</source>
   <translation>Questa regola non apre nulla: nessun Disallow su cui potrebbe vincere corrisponde a uno dei suoi percorsi, che si possono recuperare comunque. Rimuoverla, o verificare che il suo percorso sia quello inteso</translation>
  </message>
  <message>
   <source>Allow that opens nothing</source>
   <translation>Allow che non apre nulla</translation>
  </message>
  <message>
   <source>What no rule denies may be fetched, so an Allow is needed only where a shorter Disallow of the same group would deny the path. Here there is no such path: the file means the same without the rule. Often the path has a slip in it, or the Disallow that it was an exception to is gone. This is found on the patterns themselves, so it is certain.</source>
   <translation>Ciò che nessuna regola vieta si può recuperare, perciò un Allow serve solo dove un Disallow più corto dello stesso gruppo vieterebbe il percorso. Qui un tale percorso non c'è: senza la regola il file dice lo stesso. Spesso il percorso contiene un refuso, o il Disallow di cui era l'eccezione non c'è più. Il confronto avviene sui pattern stessi, perciò il risultato è certo.</translation>
  </message>
  <message numerus="yes">
   <source>%n lines say ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</source>
   <comment>This line says ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</comment>
   <translation>
    <numerusform>%n riga dice ask, ma nessuna risposta dell'endpoint ask è simulata: qui non si sa che cosa ottengono gli agenti. Aggiungere le risposte ad asks.json e assicurarsi che %1 risponda</numerusform>
    <numerusform>%n righe dicono ask, ma nessuna risposta dell'endpoint ask è simulata: qui non si sa che cosa ottengono gli agenti. Aggiungere le risposte ad asks.json e assicurarsi che %1 risponda</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking that is not rehearsed</source>
   <translation>Richieste ask non simulate</translation>
  </message>
  <message>
   <source>A value of ask sends agents to the site's ask endpoint. If nothing answers there, or it answers 404, every ask means no. The file asks.json beside robots2.txt rehearses the answers: Gatepost then shows what each agent gets, for how long, and for which paths.</source>
   <translation>Un valore ask manda gli agenti all'endpoint ask del sito. Se lì nulla risponde, o la risposta è 404, ogni ask significa no. Il file asks.json accanto a robots2.txt simula le risposte: Gatepost mostra allora che cosa ottiene ogni agente, per quanto tempo e per quali percorsi.</translation>
  </message>
  <message>
   <source>Rules are not regular expressions: %1 is compared character by character and matches no real URL. Only * and a final $ have a meaning</source>
   <translation>Le regole non sono espressioni regolari: %1 si confronta lettera per lettera e non corrisponde a nulla che venga richiesto. Solo * e un $ finale hanno un significato</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: nothing needs an escape in a rule. Write %1</source>
   <translation>Una barra rovesciata qui è un carattere comune, e nessun URL la contiene: in una regola nulla richiede una sequenza di escape. Scrivere %1</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: the rule matches no real URL. Write %1</source>
   <translation>Una barra rovesciata qui è un carattere comune, e nessun URL la contiene: la regola non corrisponde a nulla che venga richiesto. Scrivere %1</translation>
  </message>
  <message>
   <source>Backslash in a path</source>
   <translation>Barra rovesciata in un percorso</translation>
  </message>
  <message>
   <source>Segments of a URL's path are separated by /. A backslash has no meaning in a rule outside the extended standard 2.0: it neither separates folders, as on Windows, nor escapes the next character, as in a regular expression. Browsers turn it into / before they ask, so such a rule never matches.</source>
   <translation>I segmenti del percorso di un URL sono separati da /. Una barra rovesciata non ha significato in una regola fuori dallo standard esteso 2.0: non separa cartelle, come in Windows, né fa da escape al carattere seguente, come in un'espressione regolare. I browser la trasformano in / prima di chiedere, perciò una regola simile non corrisponde mai.</translation>
  </message>
  <message>
   <source>Of a file's patterns only the first %1 count: this one and those below match no agent. Name the agents one by one</source>
   <translation>Dei pattern di un file contano solo i primi %1: questo e quelli sotto non corrispondono ad alcun agente. Nominare gli agenti uno a uno</translation>
  </message>
  <message>
   <source>Crawlers that cut a name where it ends read %1 here; to those that read patterns %2 is not a regular expression (%3). Write the name alone</source>
   <translation>I crawler che tagliano un nome dove finisce leggono qui %1; per quelli che leggono pattern %2 non è un'espressione regolare (%3). Scrivere solo il nome</translation>
  </message>
  <message>
   <source>%1 cannot be read as a regular expression (%2), so the line matches no agent. Write the agent's name</source>
   <translation>%1 non è un'espressione regolare leggibile (%2), perciò la riga non corrisponde a nessuno. Scrivere il nome dell'agente</translation>
  </message>
  <message>
   <source>Regular expression that cannot be read</source>
   <translation>Espressione regolare illeggibile</translation>
  </message>
  <message>
   <source>The value of this User-agent line is a regular expression (it contains one of \ ^ $ [ ] ( ) { } | + ? or .*) with an error, or with look-around or a back-reference, which are not supported because they can take unbounded time. To readers of the proposal the line then matches no agent; crawlers that cut a value at the first character that a name cannot have still find a name at its beginning, and that is a warning. A header such as Mozilla/5.0 (compatible; …) is cut before it is read as an expression.</source>
   <translation>Il valore di questa riga User-agent è un'espressione regolare (contiene uno tra \ ^ $ [ ] ( ) { } | + ? o .*) con un errore, oppure con asserzioni o riferimenti all'indietro, che non sono ammessi perché il loro tempo non è limitato. Per i lettori della proposta la riga allora non corrisponde ad alcun agente; i crawler che tagliano un valore al primo carattere che un nome non può avere trovano comunque un nome al suo inizio, e questo è un avviso. Un'intestazione come Mozilla/5.0 (compatible; …) viene tagliata prima di essere letta come espressione.</translation>
  </message>
  <message>
   <source>%1 is not a number of seconds, so the line decides nothing. Write only a number, such as 10 or 0.5</source>
   <translation>%1 non è un numero di secondi, perciò la riga non decide nulla. Scrivere solo un numero, come in 10 o 0.5</translation>
  </message>
  <message>
   <source>Malformed Crawl-delay</source>
   <translation>Crawl-delay malformato</translation>
  </message>
  <message>
   <source>Crawl-delay is a decimal number of seconds between two requests, without a unit: 10, 0.5. Anything else is not read, and the crawler keeps its own pace.</source>
   <translation>Crawl-delay è un numero decimale di secondi tra due richieste, senza unità: 10, 0.5. Altro non viene letto, e il crawler mantiene il proprio ritmo.</translation>
  </message>
  <message>
   <source>%1 says no time to go with the number, so the line counts as absent: is it documents or seconds? Write documents/seconds, as in 1/10</source>
   <translation>%1 non indica un tempo accanto al numero, perciò la riga vale come assente: sono documenti o secondi? Scrivere documenti/secondi, come in 1/10</translation>
  </message>
  <message>
   <source>%1 is not a rate, so the line counts as absent. Write documents/time, both whole and above 0, as in 1/10, 5/1m or 1/20m 1700-0459</source>
   <translation>%1 non è una frequenza, perciò la riga vale come assente. Scrivere documenti/tempo, entrambi interi e maggiori di 0, come in 1/10, 5/1m o 1/20m 1700-0459</translation>
  </message>
  <message numerus="yes">
   <source>One document in %n seconds</source>
   <comment>One document in %n second</comment>
   <translation>
    <numerusform>Un documento ogni %n secondo</numerusform>
    <numerusform>Un documento ogni %n secondi</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n documents a minute</source>
   <comment>%n document a minute</comment>
   <translation>
    <numerusform>%n documento al minuto</numerusform>
    <numerusform>%n documenti al minuto</numerusform>
   </translation>
  </message>
  <message>
   <source>Malformed Request-rate</source>
   <translation>Request-rate malformato</translation>
  </message>
  <message>
   <source>Request-rate says how many documents in how much time: 1/10 is one in ten seconds, 5/1m five a minute, 100/24h a hundred a day; a window of the day may follow. A single number leaves open which of the two it is, and is not guessed. A malformed line counts as absent.</source>
   <translation>Request-rate dice quanti documenti in quanto tempo: 1/10 è uno ogni dieci secondi, 5/1m cinque al minuto, 100/24h cento al giorno; può seguire una finestra del giorno. Un solo numero lascia aperto quale dei due sia, e non si indovina. Una riga malformata vale come assente.</translation>
  </message>
  <message>
   <source>%1 is not a version, so the group is read as plain robots.txt. Write two or three whole numbers with dots: 1.0 or 2.0</source>
   <translation>%1 non è una versione, perciò il gruppo si legge come semplice robots.txt. Scrivere due o tre numeri interi con punti: 1.0 o 2.0</translation>
  </message>
  <message>
   <source>Malformed Robot-version</source>
   <translation>Robot-version malformato</translation>
  </message>
  <message>
   <source>Robot-version is two or three whole numbers with dots: 2.0 for the extended standard, 1.0 for the plain one. Anything else is not read and the group counts as plain.</source>
   <translation>Robot-version è due o tre numeri interi con punti: 2.0 per lo standard esteso, 1.0 per quello semplice. Altro non viene letto e il gruppo vale come semplice.</translation>
  </message>
  <message>
   <source>%1 is not a window of the day, so the line counts as absent. Write two UTC times of four digits, 00:00 to 23:59, as in 0600-0845</source>
   <translation>%1 non è una finestra del giorno, perciò la riga vale come assente. Scrivere due orari UTC di quattro cifre, da 00:00 a 23:59, come in 0600-0845</translation>
  </message>
  <message>
   <source>Malformed Visit-time</source>
   <translation>Visit-time malformato</translation>
  </message>
  <message>
   <source>Visit-time is a window of the day in UTC: two times of two digits for the hour (00 to 23) and two for the minute, with or without a colon, and a hyphen or space between. 2400 and 6:00 are malformed, so are names of zones. A malformed line counts as absent: the agent may then come at any time.</source>
   <translation>Visit-time contiene una finestra del giorno in UTC: due orari con due cifre per l'ora (da 00 a 23) e due per il minuto, con o senza due punti, e un trattino o uno spazio in mezzo. 2400 e 6:00 sono malformati, così come i nomi di fusi orari. Una riga malformata vale come assente: l'agente può allora venire in qualsiasi momento.</translation>
  </message>
  <message>
   <source>An empty line separates this rule from the User-agent line in %1: crawlers that read as in 1994 do not see the rules. Remove the empty line</source>
   <translation>Una riga vuota separa questa regola dalla riga User-agent (%1): i crawler che leggono come nel 1994 non vedono le regole. Rimuovere la riga vuota</translation>
  </message>
  <message>
   <source>Remove the empty line</source>
   <translation>Rimuovi la riga vuota</translation>
  </message>
  <message>
   <source>Empty line between User-agent and its rules</source>
   <translation>Riga vuota tra User-agent e le sue regole</translation>
  </message>
  <message>
   <source>Today an empty line means nothing. In the first standard of 1994 it ended a record, and some simple crawlers still read so: to them the agents have no rules, and the rules no agents. Without the empty line all readers agree.</source>
   <translation>Oggi una riga vuota non significa nulla. Nel primo standard del 1994 chiudeva una voce, e alcuni crawler semplici leggono ancora così: per loro gli agenti non hanno regole, e le regole non hanno agenti. Senza la riga vuota tutti i lettori concordano.</translation>
  </message>
  <message>
   <source>This closes style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>Questo chiude fogli di stile o script ai motori di ricerca, che allora non possono visualizzare le pagine come le vedono le persone. Consentire .css e .js</translation>
  </message>
  <message>
   <source>This closes a folder of style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>Questo chiude una cartella di fogli di stile o script ai motori di ricerca, che allora non possono visualizzare le pagine come le vedono le persone. Consentire .css e .js</translation>
  </message>
  <message>
   <source>Style sheets or scripts closed</source>
   <translation>Fogli di stile o script chiusi</translation>
  </message>
  <message>
   <source>Search engines draw a page before they judge it: they fetch its style sheets and scripts. If those are closed, the page looks empty or broken to them, and content that scripts bring is missed. Open *.css and *.js, and close only what is really heavy or private.</source>
   <translation>I motori di ricerca visualizzano una pagina prima di giudicarla: ne recuperano i fogli di stile e gli script. Se questi sono chiusi, la pagina appare loro vuota o rotta, e manca il contenuto che gli script portano. Aprire *.css e *.js e chiudere solo ciò che è davvero pesante o privato.</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler without its own group. Right for a test site; on a live site remove the /</source>
   <translation>L'intero sito è chiuso a ogni crawler senza un gruppo proprio. Va bene per un sito di prova; su uno pubblico rimuovere la /</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler, search engines too: it will fade from their results. Right for a test site; on a live one remove the /</source>
   <translation>L'intero sito è chiuso a ogni crawler, anche ai motori di ricerca: svanirà dai loro risultati. Va bene per un sito di prova; su uno pubblico rimuovere la /</translation>
  </message>
  <message>
   <source>Whole site closed to all</source>
   <translation>Intero sito chiuso a tutti</translation>
  </message>
  <message>
   <source>User-agent: * with Disallow: / closes every page to every crawler that no other group names. That is often meant, and often left over from a test server: the site then vanishes from search within weeks. Pages may still be listed by their address if others link to them.</source>
   <translation>User-agent: * con Disallow: / chiude ogni pagina a ogni crawler che nessun altro gruppo nomina. Spesso è voluto, e spesso è rimasto da un server di prova: allora il sito scompare dalle ricerche nel giro di settimane. Le pagine possono comunque essere elencate per indirizzo se altri vi rimandano.</translation>
  </message>
  <message>
   <source>The whole site is closed to the search engine %1 (%2) by %3; it will fade from its results</source>
   <translation>L'intero sito è chiuso al motore di ricerca %1 (%2) da %3; svanirà dai suoi risultati</translation>
  </message>
  <message>
   <source>Whole site closed to a search engine</source>
   <translation>Intero sito chiuso a un motore di ricerca</translation>
  </message>
  <message>
   <source>A group with Disallow: / for a search engine's crawler takes the site out of that engine's results, in time. It is a warning for the largest ones, where it is seldom meant: to keep content out of AI training the operators offer separate tokens, such as Google-Extended.</source>
   <translation>Un gruppo con Disallow: / per il crawler di un motore di ricerca toglie col tempo il sito dai risultati di quel motore. È un avviso per i più grandi, dove è raramente voluto: per escludere il contenuto dall'addestramento di IA i gestori offrono token propri, come Google-Extended.</translation>
  </message>
  <message>
   <source>The file begins with a byte order mark. It is skipped here, but simple readers take it for a part of the first line; save without it</source>
   <translation>Il file inizia con un byte order mark. Qui viene saltato, ma i parser semplici lo prendono per una parte della prima riga; salvare senza</translation>
  </message>
  <message>
   <source>Remove the byte order mark</source>
   <translation>Rimuovi il byte order mark</translation>
  </message>
  <message>
   <source>Byte order mark at the start</source>
   <translation>Byte order mark all'inizio</translation>
  </message>
  <message>
   <source>A byte order mark (EF BB BF) at the start is invisible. RFC 9309 does not mention it; large crawlers skip it, simple ones read it as a part of the first key and lose the first User-agent line with its whole group. UTF-8 needs no such mark.</source>
   <translation>Un byte order mark (EF BB BF) all'inizio è invisibile. RFC 9309 non ne parla; i grandi crawler lo saltano, quelli semplici lo leggono come parte della prima chiave e perdono la prima riga User-agent con tutto il suo gruppo. UTF-8 non ha bisogno di un tale segno.</translation>
  </message>
  <message>
   <source>Differs from %1 in %2 only by case. Paths are compared with case: if the server accepts both spellings you need both rules, and rules for any other spelling</source>
   <translation>Differisce da %1 (%2) solo per le maiuscole. I percorsi si confrontano distinguendo le maiuscole: se il server accetta entrambe le grafie servono entrambe le regole, e regole per ogni altra grafia</translation>
  </message>
  <message>
   <source>Rules that differ only by case</source>
   <translation>Regole che differiscono solo per le maiuscole</translation>
  </message>
  <message>
   <source>Paths are compared with case, so /Admin and /admin are two rules. If the server does not tell them apart, neither rule closes /ADMIN; if it does, one of the two is probably a slip. A redirect to one spelling, or a check at the server, does what a list of spellings cannot.</source>
   <translation>I percorsi si confrontano distinguendo le maiuscole, perciò /Admin e /admin sono due regole. Se il server non le distingue, nessuna delle due chiude /ADMIN; se le distingue, una delle due è probabilmente una svista. Un reindirizzamento a una sola grafia, o un controllo sul server, fa ciò che un elenco di grafie non può fare.</translation>
  </message>
  <message>
   <source>A file chains to one other at most; only the chain on the last line counts. Remove this one</source>
   <translation>Un file può concatenarne al massimo un altro; conta solo chain nell'ultima riga. Rimuovere questa</translation>
  </message>
  <message>
   <source>chain counts only on the last line of the file; here it is ignored. Move it to the end</source>
   <translation>chain conta solo nell'ultima riga del file; qui viene ignorata. Spostarla alla fine</translation>
  </message>
  <message>
   <source>Move it to the end</source>
   <translation>Spostala alla fine</translation>
  </message>
  <message>
   <source>chain is not on the last line</source>
   <translation>chain non è nell'ultima riga</translation>
  </message>
  <message>
   <source>A file may go on in another one, which its last line names. A chain that is followed by anything but blank lines and comments is ignored, and what the other file would have stated stays unstated.</source>
   <translation>Un file può continuare in un altro, nominato dalla sua ultima riga. Una catena seguita da altro che righe vuote e commenti viene ignorata, e ciò che l'altro file avrebbe dichiarato resta non dichiarato.</translation>
  </message>
  <message>
   <source>The chain leads back to a file that was read already, at %1: agents stop there. Take the loop out</source>
   <translation>La catena riporta a un file già letto, %1: gli agenti si fermano lì. Eliminare il ciclo</translation>
  </message>
  <message>
   <source>The chain is longer than the 3 files that agents follow: %1 is not read. Shorten it</source>
   <translation>La catena è più lunga dei 3 file che gli agenti seguono: %1 non viene letto. Accorciarla</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is not known here. %2</source>
   <translation>Non è stato possibile leggere il file concatenato %1, perciò qui non si sa che cosa dichiari. %2</translation>
  </message>
  <message>
   <source>Chain that does not reach its end</source>
   <translation>Catena che non arriva alla fine</translation>
  </message>
  <message>
   <source>At most three chained files are followed, and none twice. What was collected until then counts; what lies beyond does not. Nothing about the chain is an error for agents, but a loop or a fourth file means that somebody expects more of it than it gives.</source>
   <translation>Si seguono al massimo tre file concatenati, e nessuno due volte. Ciò che è stato raccolto fin lì vale; ciò che sta oltre no. Nulla nella catena è un errore per gli agenti, ma un ciclo o un quarto file significa che qualcuno si aspetta da essa più di quanto dia.</translation>
  </message>
  <message>
   <source>The file chains to another but has no chain-id, so a loop through a mirror or a redirect is not seen. Put “# meta: chain-id: NAME” at the top</source>
   <translation>Il file ne concatena un altro ma non ha un chain-id, perciò un ciclo attraverso un mirror o un reindirizzamento non si riconosce. Mettere in cima «# meta: chain-id: NOME»</translation>
  </message>
  <message>
   <source>chain without chain-id</source>
   <translation>chain senza chain-id</translation>
  </message>
  <message>
   <source>Agents stop when they meet a file again. They know it by its URL, and by the chain-id in its meta comments; the latter also where one file is served under several addresses. A local file has no URL in this comparison, so without a chain-id a chain back to it is followed once more.</source>
   <translation>Gli agenti si fermano quando incontrano di nuovo un file. Lo riconoscono dall'URL e dal chain-id nei suoi commenti meta; quest'ultimo anche dove un file è servito sotto più indirizzi. Un file locale non ha in questo confronto un URL proprio, perciò senza chain-id una catena che vi ritorna viene seguita ancora una volta.</translation>
  </message>
  <message>
   <source>No crawler is known to read %1, and there is no robots.txt beside it, so this closes nothing to them. Write the rules of this group into a robots.txt too</source>
   <translation>Non si conosce alcun crawler che legga %1, e accanto non c'è un robots.txt, perciò questo non chiude loro nulla. Scrivere le regole di questo gruppo anche in un robots.txt</translation>
  </message>
  <message numerus="yes">
   <source>No crawler is known to read %1, and robots.txt leaves open what %n rules of this group close. Write them into robots.txt too</source>
   <comment>No crawler is known to read %1, and robots.txt leaves open what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>Non si conosce alcun crawler che legga %1, e robots.txt lascia aperto ciò che questa regola chiude. Scriverla anche in robots.txt</numerusform>
    <numerusform>Non si conosce alcun crawler che legga %1, e robots.txt lascia aperto ciò che %n regole di questo gruppo chiudono. Scriverle anche in robots.txt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%2 is not known to read %1, and robots.txt leaves open to it what %n rules of this group close. Write them into robots.txt too</source>
   <comment>%2 is not known to read %1, and robots.txt leaves open to it what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>Non risulta che %2 legga %1, e robots.txt gli lascia aperto ciò che questa regola chiude. Scriverla anche in robots.txt</numerusform>
    <numerusform>Non risulta che %2 legga %1, e robots.txt gli lascia aperto ciò che %n regole di questo gruppo chiudono. Scriverle anche in robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>No crawler is known to read robots2.txt, so crawl: no keeps none out. Close the site in robots.txt too, with Disallow: / for *</source>
   <translation>Non si conosce alcun crawler che legga robots2.txt, perciò crawl: no non ne tiene fuori nessuno. Chiudere il sito anche in robots.txt, con Disallow: / per *</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>%n more</comment>
   <translation>
    <numerusform>%n altro</numerusform>
    <numerusform>altri %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>robots.txt leaves the site open to %1, and none of them is known to read robots2.txt: crawl: no does not keep them out. Close it to them in robots.txt too</source>
   <comment>robots.txt leaves the site open to %1, which is not known to read robots2.txt: crawl: no does not keep it out. Close it in robots.txt too</comment>
   <translation>
    <numerusform>robots.txt lascia il sito aperto a %1, che non risulta leggere robots2.txt: crawl: no non lo tiene fuori. Chiudergli il sito anche in robots.txt</numerusform>
    <numerusform>robots.txt lascia il sito aperto a %1, e non risulta che qualcuno di essi legga robots2.txt: crawl: no non li tiene fuori. Chiudere loro il sito anche in robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>Closed in a file that crawlers do not read</source>
   <translation>Chiuso in un file che i crawler non leggono</translation>
  </message>
  <message>
   <source>robots.txt is the one policy file that crawlers are documented to read. No operator says yet that its crawlers read robots-ai.txt or robots2.txt, so what only these files close stays open in practice: Googlebot still comes to a site whose robots2.txt says crawl: no. Write the rules into robots.txt as well, and keep the other file for agents that learn to read it. The message appears at the first rule of each group.</source>
   <translation>robots.txt è l'unico file di policy che secondo la documentazione i crawler leggono. Nessun gestore dice ancora che i suoi crawler leggono robots-ai.txt o robots2.txt, perciò ciò che solo questi file chiudono resta in pratica aperto: Googlebot continua a venire su un sito il cui robots2.txt dice crawl: no. Scrivere le regole anche in robots.txt, e tenere l'altro file per gli agenti che impareranno a leggerlo. Il messaggio sta alla prima regola di ogni gruppo.</translation>
  </message>
  <message>
   <source>Line %1 allows the same path, and at equal length Allow wins: this Disallow never decides. Remove the one that is wrong</source>
   <translation>La riga %1 consente lo stesso percorso e a parità di lunghezza vince Allow: questo Disallow non decide mai. Rimuovere quello errato</translation>
  </message>
  <message>
   <source>Remove the Allow in %1</source>
   <translation>Rimuovi l'Allow (%1)</translation>
  </message>
  <message>
   <source>Allow and Disallow for the same path</source>
   <translation>Allow e Disallow per lo stesso percorso</translation>
  </message>
  <message>
   <source>One and the same path is allowed and disallowed to the same agents. The standard settles it: at equal length Allow wins, whichever comes first. Crawlers of the old school take the first in the file instead, so the file does not mean the same to all. One of the two is probably left over.</source>
   <translation>Un medesimo percorso è consentito e vietato agli stessi agenti. Lo standard lo risolve: a parità di lunghezza vince Allow, qualunque venga prima. I crawler della vecchia scuola prendono invece il primo nel file, perciò il file non significa lo stesso per tutti. Uno dei due è probabilmente un residuo.</translation>
  </message>
  <message numerus="yes">
   <source>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1, %2, %3 e %n altro non seguono Crawl-delay. Rallentarli sul server, con lo stato 429 o 503 quando è troppo</numerusform>
    <numerusform>%1, %2, %3 e altri %n non seguono Crawl-delay. Rallentarli sul server, con lo stato 429 o 503 quando è troppo</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1 does not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1 non segue Crawl-delay. Rallentarlo sul server, con lo stato 429 o 503 quando è troppo</numerusform>
    <numerusform>%1 non seguono Crawl-delay. Rallentarli sul server, con lo stato 429 o 503 quando è troppo</numerusform>
   </translation>
  </message>
  <message>
   <source>Crawl-delay for agents that do not follow it</source>
   <translation>Crawl-delay per agenti che non lo seguono</translation>
  </message>
  <message>
   <source>Crawl-delay is not part of the standard, and the operators of these agents say that they do not follow it: they set their pace themselves. A server that answers 429 or 503 under load slows most of them down.</source>
   <translation>Crawl-delay non fa parte dello standard, e i gestori di questi agenti dicono di non seguirlo: trovano da sé il proprio ritmo. Un server che sotto carico risponde 429 o 503 ne rallenta la maggior parte.</translation>
  </message>
  <message>
   <source>Attribution is required and a link back is not: on the web a credit mostly is a link. See %1; write link-back: preferred if you mean a name alone will do</source>
   <translation>L'attribuzione è richiesta e un link alla fonte no: in rete un'attribuzione è per lo più un link. Vedere %1; scrivere link-back: preferred se basta un nome</translation>
  </message>
  <message>
   <source>Attribution required, link-back none</source>
   <translation>Attribuzione richiesta, link alla fonte no</translation>
  </message>
  <message>
   <source>attribution says whether the source must be named, link-back whether it must be linked. To require the one and waive the other is possible, and is likely an oversight, since people cannot follow a name. preferred leaves the agent the choice.</source>
   <translation>attribution dice se la fonte va nominata, link-back se va indicata con un link. Richiedere l'una e rinunciare all'altro è possibile, ma è probabilmente una svista, perché un nome non si può seguire. preferred lascia la scelta all'agente.</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>I parser rigorosi riducono %1 a nulla: un token di prodotto contiene solo a–z, A–Z, _ e -. Mantenerlo se è il token che documenta il gestore del crawler; altrimenti scrivere quello</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>I parser rigorosi riducono %1 a %2: un token di prodotto contiene solo a–z, A–Z, _ e -. Mantenerlo se è il token che documenta il gestore del crawler; altrimenti scrivere quello</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>I parser rigorosi riducono %1 a nulla: un token di prodotto contiene solo a–z, A–Z, _ e -. Questo è il token che documenta il suo gestore, perciò mantenerlo</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>I parser rigorosi riducono %1 a %2: un token di prodotto contiene solo a–z, A–Z, _ e -. Questo è il token che documenta il suo gestore, perciò mantenerlo</translation>
  </message>
  <message numerus="yes">
   <source>Strict parsers cut %1 and %n more tokens of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</source>
   <comment>Strict parsers cut %1 and %n more token of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</comment>
   <translation>
    <numerusform>I parser rigorosi tagliano %1 e %n altro token di questo gruppo: un token di prodotto contiene solo a–z, A–Z, _ e -. Questi sono i token che documentano i loro gestori, perciò mantenerli</numerusform>
    <numerusform>I parser rigorosi tagliano %1 e altri %n token di questo gruppo: un token di prodotto contiene solo a–z, A–Z, _ e -. Questi sono i token che documentano i loro gestori, perciò mantenerli</numerusform>
   </translation>
  </message>
  <message>
   <source>Token that strict parsers cut</source>
   <translation>Token che i parser rigorosi tagliano</translation>
  </message>
  <message>
   <source>A product token is made of a–z, A–Z, underscore and hyphen. A reader that follows the standard strictly ends it at the first other character, so AI2Bot becomes AI and 360Spider becomes nothing. Gatepost, and the operators concerned, compare the whole word. Where an operator documents such a token there is no better way to name it.</source>
   <translation>Un token di prodotto è fatto di lettere, trattino basso e trattino. Chi si attiene alla lettera dello standard lo termina al primo altro carattere, così AI2Bot diventa AI e 360Spider diventa nulla. Gatepost, e i gestori interessati, confrontano la parola intera. Dove un gestore documenta un tale token non c'è modo migliore di nominarlo.</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. Remove one of the two</source>
   <translation>Questa regola non decide nulla: per ogni percorso a cui corrisponde decide %1 (%2), che è più lunga. Rimuovere una delle due</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>Questa regola non decide nulla: per ogni percorso a cui corrisponde decide %1 (%2), che sta prima. Rimuovere una delle due</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. They contradict each other; keep the one you intend</source>
   <translation>Questa regola non decide nulla: per ogni percorso a cui corrisponde decide %1 (%2), che è più lunga. Si contraddicono; tenere quella voluta</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which allows at equal length. They contradict each other; keep the one you intend</source>
   <translation>Questa regola non decide nulla: per ogni percorso a cui corrisponde decide %1 (%2), che consente a parità di lunghezza. Si contraddicono; tenere quella voluta</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by rules that come before it, one of which is %1 in %2. Remove it, or the others</source>
   <translation>Questa regola non decide nulla: in un gruppo esteso per ogni percorso a cui corrisponde decidono regole che vengono prima, tra cui %1 (%2). Rimuovere questa o le altre</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>Questa regola non decide nulla: in un gruppo esteso per ogni percorso a cui corrisponde decide %1 (%2), che viene prima. Rimuovere una delle due</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes before it. They contradict each other; keep the one you intend</source>
   <translation>Questa regola non decide nulla: in un gruppo esteso per ogni percorso a cui corrisponde decide %1 (%2), che viene prima di essa. Si contraddicono; tenere quella voluta</translation>
  </message>
  <message>
   <source>Rule that never decides</source>
   <translation>Regola che non decide mai</translation>
  </message>
  <message>
   <source>The longest rule that matches a path decides, and here a longer one matches every path that this rule matches: it can never decide. This is found on the patterns themselves, not by trying paths, so it is certain. A warning is given where the two say the opposite, so that the file does not do what one of its lines says. Where they say the same and the longer one can go, as /blog* beside /blog, that one is named instead, as a line without effect. Length counts stars.</source>
   <translation>Decide la regola più lunga che corrisponde a un percorso, e qui una più lunga corrisponde a ogni percorso a cui corrisponde questa: non può mai decidere. Lo si trova sui pattern stessi, non provando percorsi, perciò è certo. Un avviso viene dato dove le due dicono il contrario, così che il file non fa ciò che dice una delle sue righe. Dove dicono lo stesso e la più lunga può sparire, come /blog* accanto a /blog, viene indicata quella, come riga senza effetto. La lunghezza conta anche gli asterischi.</translation>
  </message>
  <message>
   <source>This file decides nothing: with it and without it every agent gets the same answers, for every path and at all times, because robots.txt speaks first. Remove the file, or take out of robots.txt what overrules it</source>
   <translation>Questo file non decide nulla: con esso e senza, ogni agente riceve le stesse risposte, per ogni percorso e in ogni momento, perché robots.txt viene prima. Rimuovere il file, o togliere da robots.txt ciò che vince su di esso</translation>
  </message>
  <message>
   <source>File of which another leaves nothing to decide</source>
   <translation>File a cui un altro non lascia nulla da decidere</translation>
  </message>
  <message>
   <source>robots-ai.txt counts only where robots.txt has no rule for a path, so robots.txt can leave it nothing to decide: “Allow: /” is enough, and so is a Disallow for each path that robots-ai.txt closes. Here both sites, with the file and without it, were compared for all agents, paths and times. No answer differs. That is exact, not a sample; where the comparison is too much work, nothing is reported.</source>
   <translation>robots-ai.txt vale solo dove robots.txt non ha una regola per un percorso, perciò robots.txt può non lasciargli nulla da decidere: basta «Allow: /», e così un Disallow per ogni percorso che robots-ai.txt chiude. Qui i due siti, con il file e senza, sono stati confrontati per tutti gli agenti, i percorsi e i momenti. Nessuna risposta differisce. È un risultato esatto, non un campione; dove il confronto richiede troppo lavoro, non si segnala nulla.</translation>
  </message>
  <message>
   <source>A Discovery file lies on the site itself, and this one is on %1, not on %2. Agents may ignore it</source>
   <translation>Un file Discovery si trova sul sito stesso, e questo è su %1, non su %2. Gli agenti possono ignorarlo</translation>
  </message>
  <message>
   <source>Discovery on another host</source>
   <translation>Discovery su un altro host</translation>
  </message>
  <message>
   <source>Discovery advertises AI discovery files on the same host. A file elsewhere says nothing about this site, and agents have reason not to trust it. The site's own address is taken from its settings or from its Sitemap lines.</source>
   <translation>Discovery segnala file per l'IA sullo stesso host. Un file altrove non dice nulla di questo sito, e gli agenti hanno ragione di non fidarsene. L'indirizzo del sito è preso dalle sue impostazioni o dalle sue righe Sitemap.</translation>
  </message>
  <message>
   <source>In a group of the extended standard $ is an ordinary character, and rules match the whole path anyway. Remove it</source>
   <translation>In un gruppo dello standard esteso $ è un carattere comune e le regole corrispondono comunque all'intero percorso. Toglierlo</translation>
  </message>
  <message>
   <source>$ means the end of the path only as the last character; here it is an ordinary character, and hardly any URL contains it. Write %1 if that is meant; otherwise remove it or what follows</source>
   <translation>$ significa la fine del percorso solo come ultimo carattere; qui è un carattere comune, e quasi nessun URL lo contiene. Scrivere %1 se lo si intende, altrimenti rimuovere il $ o ciò che segue</translation>
  </message>
  <message>
   <source>End the rule at $</source>
   <translation>Termina la regola al $</translation>
  </message>
  <message>
   <source>$ that does not anchor</source>
   <translation>$ che non ancora</translation>
  </message>
  <message>
   <source>A $ at the very end of a rule means that the path must end there. Anywhere else it is an ordinary character, and in an extended group (Robot-version 2.0) it always is. A rule such as /*.pdf$/ or /a$?x therefore matches hardly anything.</source>
   <translation>Un $ proprio alla fine di una regola significa che il percorso deve finire lì. In ogni altro punto è un carattere comune, e in un gruppo esteso (Robot-version 2.0) lo è sempre. Una regola come /*.pdf$/ o /a$?x perciò non corrisponde quasi a nulla.</translation>
  </message>
  <message>
   <source>** is the same as *, which crosses / too, and counts one byte more. Write one star</source>
   <translation>** è lo stesso di *, che attraversa anche /, e conta un byte in più. Scrivere un solo asterisco</translation>
  </message>
  <message>
   <source>Two stars in a row</source>
   <translation>Due asterischi di seguito</translation>
  </message>
  <message>
   <source>In some pattern languages ** crosses folders and * does not. Here one * stands for any run of bytes, / included, so a second one adds nothing but a byte of length, which may tip the scales between two rules.</source>
   <translation>In alcuni linguaggi di pattern ** attraversa le cartelle e * no. Qui un * sta per una sequenza qualsiasi di byte, / incluso, perciò un secondo non aggiunge che un byte di lunghezza, che può spostare l'equilibrio tra due regole.</translation>
  </message>
  <message>
   <source>%1 is said in %2 already in this scope (%3), and the first valid one counts: this line decides nothing. Remove one</source>
   <translation>%1 è già indicato in questo ambito (%2; %3), e conta la prima riga valida: questa non decide nulla. Rimuoverne una</translation>
  </message>
  <message>
   <source>Directive given twice</source>
   <translation>Direttiva indicata due volte</translation>
  </message>
  <message>
   <source>In one scope (the file as a whole, or all blocks of one name) a directive counts once: the first line with a valid value. The others have no effect, which is surprising if their values differ.</source>
   <translation>In un ambito (il file intero, o tutti i blocchi con un nome) una direttiva vale una volta: la prima riga con un valore valido. Le altre non hanno effetto, il che sorprende se i loro valori differiscono.</translation>
  </message>
  <message>
   <source>The same rule is already in %1; it counts once. Remove one</source>
   <translation>La stessa regola c'è già (%1); conta una volta. Rimuoverne una</translation>
  </message>
  <message>
   <source>The same path, written differently, is already in %1; it counts once. Remove one</source>
   <translation>Lo stesso percorso, scritto diversamente, c'è già (%1); conta una volta. Rimuoverne uno</translation>
  </message>
  <message>
   <source>Rule given twice</source>
   <translation>Regola indicata due volte</translation>
  </message>
  <message>
   <source>The same Allow or Disallow appears twice in what an agent reads as one group. The second changes nothing. It makes the file longer and easy to misread: whoever removes one of them has not removed the rule.</source>
   <translation>Lo stesso Allow o Disallow compare due volte in ciò che un agente legge come un gruppo. Il secondo non cambia nulla. Rende il file più lungo e facile da fraintendere: chi ne rimuove uno non ha rimosso la regola.</translation>
  </message>
  <message>
   <source>The block states nothing, so its agents follow the global policy. Fill it, or remove it</source>
   <translation>Il blocco non dichiara nulla, perciò i suoi agenti seguono la policy globale. Completarlo o rimuoverlo</translation>
  </message>
  <message>
   <source>Block that states nothing</source>
   <translation>Blocco che non dichiara nulla</translation>
  </message>
  <message>
   <source>A block overrides the global policy for its category, line by line. Without a line it overrides nothing. Perhaps its lines are under another header, or a User-agent line ended it too soon.</source>
   <translation>Un blocco sostituisce la policy globale per la sua categoria, riga per riga. Senza righe non sostituisce nulla. Forse le sue righe stanno sotto un'altra intestazione, o una riga User-agent l'ha chiuso troppo presto.</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything. If that is intended, add an empty Disallow:</source>
   <translation>Questo gruppo non ha regole, perciò %1 può recuperare tutto. Se è voluto, aggiungere un Disallow: vuoto</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <translation>Questo gruppo non ha regole, perciò %1 può recuperare tutto; le regole sotto appartengono ad altri gruppi. Se è voluto, aggiungere un Disallow: vuoto</translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>Questo gruppo non ha regole, perciò il suo %n agente può recuperare tutto. Se è voluto, aggiungere un Disallow: vuoto</numerusform>
    <numerusform>Questo gruppo non ha regole, perciò i suoi %n agenti possono recuperare tutto. Se è voluto, aggiungere un Disallow: vuoto</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>Questo gruppo non ha regole, perciò il suo %n agente può recuperare tutto; le regole sotto appartengono ad altri gruppi. Se è voluto, aggiungere un Disallow: vuoto</numerusform>
    <numerusform>Questo gruppo non ha regole, perciò i suoi %n agenti possono recuperare tutto; le regole sotto appartengono ad altri gruppi. Se è voluto, aggiungere un Disallow: vuoto</numerusform>
   </translation>
  </message>
  <message>
   <source>Group without rules</source>
   <translation>Gruppo senza regole</translation>
  </message>
  <message>
   <source>A group that states nothing allows everything to its agents, also what the group for * forbids, since an agent follows one group alone. Perhaps its rules got lost, or a directive nobody knows took their place. An explicit “Disallow:” with nothing behind it says the same on purpose.</source>
   <translation>Un gruppo che non dichiara nulla consente tutto ai suoi agenti, anche ciò che il gruppo per * vieta, perché un agente segue un solo gruppo. Forse le sue regole sono andate perse, o una direttiva che nessuno conosce ne ha preso il posto. Un «Disallow:» esplicito, senza nulla dopo, dice lo stesso di proposito.</translation>
  </message>
  <message>
   <source>The file is UTF-16, which crawlers do not read: to them it contains no rule at all. Save it as UTF-8</source>
   <translation>Il file è in UTF-16, che i crawler non leggono: per loro non contiene alcuna regola. Salvarlo come UTF-8</translation>
  </message>
  <message>
   <source>Convert to UTF-8</source>
   <translation>Converti in UTF-8</translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n byte non è UTF-8, e si trova in una direttiva, dove corrisponde a percorsi diversi da quelli intesi. È qui; salvare il file come UTF-8</numerusform>
    <numerusform>%n byte non sono UTF-8, alcuni dei quali in direttive, dove corrispondono a percorsi diversi da quelli intesi. Il primo è qui; salvare il file come UTF-8</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, in comments alone. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, in comments alone. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n byte non è UTF-8, solo in un commento. È qui; salvare il file come UTF-8</numerusform>
    <numerusform>%n byte non sono UTF-8, solo in commenti. Il primo è qui; salvare il file come UTF-8</numerusform>
   </translation>
  </message>
  <message>
   <source>Convert from Windows-1252 to UTF-8</source>
   <translation>Converti da Windows-1252 a UTF-8</translation>
  </message>
  <message>
   <source>Not UTF-8</source>
   <translation>Non UTF-8</translation>
  </message>
  <message>
   <source>Policy files are UTF-8. A byte that is not UTF-8 is usually a character of an older code page (Windows-1252, Latin-1); in a path it then means another path than intended, since crawlers percent-encode the bytes as they are. UTF-16 hides the whole file. Save the file as UTF-8 without BOM.</source>
   <translation>I file di policy sono UTF-8. Un byte che non è UTF-8 è di solito una lettera di una vecchia tabella di codici (Windows-1252, Latin-1); in un percorso indica allora un percorso diverso da quello inteso, perché i crawler codificano i byte in percentuale così come sono. UTF-16 nasconde l'intero file. Salvare il file come UTF-8 senza BOM.</translation>
  </message>
  <message>
   <source>%1 matches a star that is really in the URL, which is rare. For any run of characters write *</source>
   <translation>%1 corrisponde a un asterisco che sta davvero nell'URL, il che è raro. Per una sequenza qualsiasi di caratteri scrivere *</translation>
  </message>
  <message>
   <source>Literal star</source>
   <translation>Asterisco letterale</translation>
  </message>
  <message>
   <source>%2A in a rule stands for a star in the URL itself; it is not a wildcard. That is right where URLs contain stars, and a mistake where a tool has escaped the wildcard on its way into the file.</source>
   <translation>%2A in una regola sta per un asterisco nell'URL stesso; non è un carattere jolly. È giusto dove gli URL contengono asterischi, ed è una svista dove uno strumento ha codificato il carattere jolly nel metterlo nel file.</translation>
  </message>
  <message>
   <source>%1 has an odd second number and so is experimental: the group is as if it were not there. Write 2.0</source>
   <translation>%1 ha un secondo numero dispari ed è perciò sperimentale: è come se il gruppo non ci fosse. Scrivere 2.0</translation>
  </message>
  <message>
   <source>Experimental version</source>
   <translation>Versione sperimentale</translation>
  </message>
  <message>
   <source>In the extended standard an odd second number (1.1, 2.1) marks an experiment between a site and a robot that know each other. Everybody else reads the file as if the group were not there, so its agents follow another group or none.</source>
   <translation>Nello standard esteso un secondo numero dispari (1.1, 2.1) indica un esperimento tra un sito e un robot che si conoscono. Tutti gli altri leggono il file come se il gruppo non ci fosse, perciò i suoi agenti seguono un altro gruppo o nessuno.</translation>
  </message>
  <message>
   <source>%1 has a group of the extended standard too, in %2: robots that know it follow that one alone, this one is for all others</source>
   <translation>%1 ha anche un gruppo dello standard esteso (%2): i robot che lo conoscono seguono solo quello, questo è per tutti gli altri</translation>
  </message>
  <message>
   <source>Plain and extended groups for one agent</source>
   <translation>Gruppi semplici ed estesi per un agente</translation>
  </message>
  <message>
   <source>Groups with Robot-version 2.0 and groups without it name the same agent. A robot that knows the extended standard uses its groups alone, for everything; one that does not reads both kinds as one plain group. That is the way to serve both, as long as both say the same in their own manner.</source>
   <translation>Gruppi con Robot-version 2.0 e gruppi senza nominano lo stesso agente. Un robot che conosce lo standard esteso usa per tutto solo i gruppi estesi; uno che non lo conosce legge entrambi i tipi come un gruppo semplice. È il modo di servire entrambi, purché entrambi dicano lo stesso a modo loro.</translation>
  </message>
  <message>
   <source>In a group of the extended standard a rule without a pattern matches this one path alone, not what lies below it. Write %1</source>
   <translation>In un gruppo dello standard esteso una regola senza pattern corrisponde solo a questo percorso, non a ciò che sta sotto. Scrivere %1</translation>
  </message>
  <message>
   <source>Folder in an extended group</source>
   <translation>Cartella in un gruppo esteso</translation>
  </message>
  <message>
   <source>In a group with Robot-version 2.0 a value without * ? [ or \ is explicit and must equal the whole path. /images/ then means the folder's own page and nothing in it, unlike everywhere else. /images/* matches what lies below.</source>
   <translation>In un gruppo con Robot-version 2.0 un valore senza * ? [ o \ è esplicito e deve essere uguale all'intero percorso. /images/ significa allora la pagina della cartella stessa e nulla al suo interno, a differenza di quanto vale altrove. /images/* corrisponde a ciò che sta sotto.</translation>
  </message>
  <message>
   <source>%1 is a value of %2, not of %3, which takes %4; the line decides nothing</source>
   <translation>%1 è un valore di %2, non di %3, che accetta %4; la riga non decide nulla</translation>
  </message>
  <message>
   <source>Value of another directive</source>
   <translation>Valore di un'altra direttiva</translation>
  </message>
  <message>
   <source>The value belongs to another directive: short-only to quote, session-only to store, ask to those that can be asked for, required to attribution and link-back. Perhaps the key is the wrong one. As it is, the line states nothing.</source>
   <translation>Il valore appartiene a un'altra direttiva: short-only a quote, session-only a store, ask a quelle per cui si può chiedere, required ad attribution e link-back. Forse la chiave è quella sbagliata. Così com'è la riga non dichiara nulla.</translation>
  </message>
  <message>
   <source>The empty Disallow allows %1 everything: the rules for * do not apply to it, for example %2 in %3. If that is not meant, repeat them here</source>
   <translation>Il Disallow vuoto consente tutto a %1: le regole per * non gli si applicano, per esempio %2 (%3). Se non è voluto, ripeterle qui</translation>
  </message>
  <message>
   <source>Copy the rules for * into this group</source>
   <translation>Copia le regole per * in questo gruppo</translation>
  </message>
  <message>
   <source>Agent freed from the rules for *</source>
   <translation>Agente liberato dalle regole per *</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group with nothing but an empty Disallow therefore opens the whole site to its agent, also what * is denied. That may be meant. Often it is not: a form or a program made the group for a Crawl-delay or a signal and put the empty Disallow there because a group needs a rule. Repeat the rules for * in it, or name the agent in the group for *.</source>
   <translation>Un agente segue il gruppo più specifico che lo nomina, e nessun altro. Un gruppo con il solo Disallow vuoto apre perciò al suo agente l'intero sito, anche ciò che è vietato a *. Può essere voluto. Spesso non lo è: un modulo o un programma ha creato il gruppo per un Crawl-delay o un segnale e vi ha messo il Disallow vuoto perché un gruppo richiede una regola. Ripetervi le regole per *, o nominare l'agente nel gruppo per *.</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2</source>
   <translation>Una regola è un percorso di questo sito; %1 non corrisponde a nulla. Scrivere %2</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>Una regola è un percorso di questo sito; %1 non corrisponde a nulla. Scrivere %2, se è un percorso di questo stesso host</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2</source>
   <translation>Una regola contiene un percorso, non un intero URL: %1 non corrisponde a nulla. Scrivere %2</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>Una regola contiene un percorso, non un intero URL: %1 non corrisponde a nulla. Scrivere %2, se è un percorso di questo stesso host</translation>
  </message>
  <message>
   <source>Whole URL where a path belongs</source>
   <translation>URL intero dove va un percorso</translation>
  </message>
  <message>
   <source>Allow and Disallow are matched against the path and query of a URL, which begin with /. A value that begins with a scheme and a host can match nothing. A policy file applies only to its own host: pages of another host need a file there.</source>
   <translation>Allow e Disallow si confrontano con il percorso e la query di un URL, che iniziano con /. Un valore che inizia con uno schema e un host non può corrispondere a nulla. Un file di policy vale solo per il proprio host: le pagine di un altro host richiedono un file lì.</translation>
  </message>
  <message>
   <source>Google takes %1 for Allow: all its crawlers may then fetch %2. Write %3 instead</source>
   <translation>Google prende %1 per Allow: tutti i suoi crawler possono allora recuperare %2. Scrivere invece %3</translation>
  </message>
  <message>
   <source>Google takes %1 for Disallow: all its crawlers then stay out of %2. Write %3 instead</source>
   <translation>Google prende %1 per Disallow: tutti i suoi crawler restano allora fuori da %2. Scrivere invece %3</translation>
  </message>
  <message>
   <source>Key that Google takes for a rule</source>
   <translation>Chiave che Google prende per una regola</translation>
  </message>
  <message>
   <source>Google's parser knows a key by its beginning. DisallowAITraining is a Disallow to it, and AllowAITraining an Allow: a line about training then closes the pages to Google's search too, or opens what was closed. Where the group has the same rule anyway, nothing changes and nothing is reported. Content-Usage says the same about training and names a path too; a group for Google-Extended says it to Google.</source>
   <translation>Il parser di Google riconosce una chiave dal suo inizio. DisallowAITraining è per esso un Disallow, e AllowAITraining un Allow: una riga sull'addestramento chiude allora le pagine anche alla ricerca di Google, o apre ciò che era chiuso. Dove il gruppo ha comunque la stessa regola, nulla cambia e nulla viene segnalato. Content-Usage dice lo stesso dell'addestramento e nomina anch'esso un percorso; un gruppo per Google-Extended lo dice a Google.</translation>
  </message>
  <message>
   <source>%1 is misspelt: Google reads it as %2, other crawlers pass the line over. Write %2</source>
   <translation>%1 è scritto male: Google lo legge come %2, gli altri crawler saltano la riga. Scrivere %2</translation>
  </message>
  <message>
   <source>Misspelling that only Google accepts</source>
   <translation>Errore di scrittura accettato solo da Google</translation>
  </message>
  <message>
   <source>Google's reader takes a handful of frequent misspellings (disalow, dissallow, useragent, user agent, site-map …) for the directive they resemble, and longer words for the directive they begin with (Disallowed). Nobody else does: one and the same file then says different things to different crawlers, and a test with Google's tools shows nothing wrong.</source>
   <translation>Il parser di Google prende una manciata di errori frequenti (disalow, dissallow, useragent, user agent, site-map …) per la direttiva a cui somigliano, e parole più lunghe per la direttiva con cui iniziano (Disallowed). Nessun altro lo fa: uno stesso file dice allora cose diverse a crawler diversi, e una prova con gli strumenti di Google non mostra nulla di sbagliato.</translation>
  </message>
  <message>
   <source>Close the group above with “Disallow:”</source>
   <translation>Chiudi il gruppo sopra con «Disallow:»</translation>
  </message>
  <message>
   <source>This line joins the group above it: %1 in %2 does not close it, so hours and pace below are for both. Neither has a rule, so nobody may fetch more or less. Put an empty Disallow: between them to keep them apart</source>
   <translation>Questa riga si unisce al gruppo sopra: %1 (%2) non lo chiude, perciò gli orari e il ritmo sotto valgono per entrambi. Nessuno dei due ha una regola, perciò nessuno può recuperare di più o di meno. Mettere in mezzo un Disallow: vuoto per tenerli separati</translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>Questa riga si unisce al gruppo sopra: %1 (%2) non lo chiude, perciò la %n regola sotto vale per ogni crawler. Mettere in mezzo una riga Allow o Disallow, un Disallow: vuoto se tutto è aperto</numerusform>
    <numerusform>Questa riga si unisce al gruppo sopra: %1 (%2) non lo chiude, perciò le %n regole sotto valgono per ogni crawler. Mettere in mezzo una riga Allow o Disallow, un Disallow: vuoto se tutto è aperto</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>Questa riga si unisce al gruppo sopra: %1 (%2) non lo chiude, perciò la %n regola sotto vale anche per %3. Mettere in mezzo una riga Allow o Disallow, un Disallow: vuoto se tutto è aperto</numerusform>
    <numerusform>Questa riga si unisce al gruppo sopra: %1 (%2) non lo chiude, perciò le %n regole sotto valgono anche per %3. Mettere in mezzo una riga Allow o Disallow, un Disallow: vuoto se tutto è aperto</numerusform>
   </translation>
  </message>
  <message>
   <source>Group that swallows the one above</source>
   <translation>Gruppo che inghiotte quello sopra</translation>
  </message>
  <message>
   <source>Only Allow and Disallow end the run of User-agent lines that a group begins with; other lines must not interfere. So User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / is one group for both, and blocks everyone, though its author meant X alone. Blank lines do not separate groups either. An empty “Disallow:” before the second User-agent line separates them. Where no rule follows, only hours and pace are shared: that is a note. An agent that is named on both sides is not reported.</source>
   <translation>Solo Allow e Disallow chiudono la serie di righe User-agent con cui inizia un gruppo; le altre righe non devono interferire. Perciò User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / è un solo gruppo per entrambi e blocca tutti, anche se l'autore intendeva solo X. Nemmeno le righe vuote separano i gruppi. Un «Disallow:» vuoto prima della seconda riga User-agent li separa. Dove non segue alcuna regola, sono condivisi solo orari e ritmo: è una nota. Un agente nominato da entrambe le parti non viene segnalato.</translation>
  </message>
  <message>
   <source>honest takes yes and nothing else: no site can permit an agent to lie about what it is. The line states nothing</source>
   <translation>honest accetta yes e nient'altro: nessun sito può permettere a un agente di mentire su che cosa è. La riga non dichiara nulla</translation>
  </message>
  <message>
   <source>Write yes</source>
   <translation>Scrivi yes</translation>
  </message>
  <message>
   <source>honest is yes or nothing</source>
   <translation>honest è yes o niente</translation>
  </message>
  <message>
   <source>honest asks agents to represent truly what they are. The specification gives it one value, yes, and says that there is no other. Any other value is invalid and states nothing; leave the line out instead.</source>
   <translation>honest chiede agli agenti di presentarsi sinceramente per ciò che sono. La specifica gli dà un solo valore, yes, e dice che non ce n'è altro. Qualsiasi altro valore non è valido e non dichiara nulla; meglio togliere la riga.</translation>
  </message>
  <message>
   <source>A honeypot proves something only if both files forbid it: %1 leaves %2 open to *. Put the same Disallow there</source>
   <translation>Un honeypot prova qualcosa solo se entrambi i file lo vietano: %1 lascia %2 aperto a *. Mettervi lo stesso Disallow</translation>
  </message>
  <message>
   <source>Honeypot in one file only</source>
   <translation>Honeypot in un solo file</translation>
  </message>
  <message>
   <source>A honeypot is a path that no well-behaved agent visits: who comes has not read the rules or does not keep to them. It must be disallowed in robots.txt and in robots2.txt, else an agent that reads the other file comes in good faith. A path counts as a honeypot if it is one of those the specification recommends or if its comment says so.</source>
   <translation>Un honeypot è un percorso che nessun agente corretto visita: chi viene non ha letto le regole o non vi si attiene. Deve essere vietato in robots.txt e in robots2.txt, altrimenti un agente che legge l'altro file viene in buona fede. Un percorso vale come honeypot se è uno di quelli raccomandati dalla specifica o se il suo commento lo dice.</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file: the server answers with HTML, perhaps its error page or a start page, and crawlers find no rule. Serve plain text here</source>
   <translation>Questa è una pagina web, non un file di policy: il server risponde con HTML, forse la sua pagina di errore o una pagina iniziale, e i crawler non trovano regole. Fornire qui testo semplice</translation>
  </message>
  <message>
   <source>The file contains HTML from here on: it decides nothing and does not belong here. Remove it</source>
   <translation>Da qui in poi nel file c'è HTML: non decide nulla e il suo posto non è qui. Rimuoverlo</translation>
  </message>
  <message>
   <source>HTML instead of text</source>
   <translation>HTML invece di testo</translation>
  </message>
  <message>
   <source>The file is, or contains, HTML. Often the server sends its error page or the application's start page for every address, with status 200: crawlers then take it for a policy without rules and fetch everything. Sometimes a plug-in has written markup into the file. Serve text/plain with directives alone, or answer 404 if there is no policy.</source>
   <translation>Il file è, o contiene, HTML. Spesso il server invia la sua pagina di errore o la pagina iniziale dell'applicazione per ogni indirizzo, con stato 200: i crawler la prendono allora per una policy senza regole e recuperano tutto. A volte un plug-in ha scritto markup nel file. Servire text/plain con sole direttive, o rispondere 404 se non c'è policy.</translation>
  </message>
  <message>
   <source>%1 is HTML for %2; in this file it is read character by character and matches no real URL. Write %2</source>
   <translation>%1 è HTML per %2; in questo file si legge lettera per lettera e non corrisponde ad alcun URL reale. Scrivere %2</translation>
  </message>
  <message>
   <source>HTML entity in a value</source>
   <translation>Entità HTML in un valore</translation>
  </message>
  <message>
   <source>&amp;amp; and its like belong in HTML. A policy file is plain text: the five characters are compared as they are, so a rule for a query such as ?a=1&amp;amp;b=2 misses every request. It comes from copying a link out of a page's source.</source>
   <translation>&amp;amp; e simili appartengono all'HTML. Un file di policy è testo semplice: i cinque caratteri si confrontano così come sono, perciò una regola per una query come ?a=1&amp;amp;b=2 non corrisponde ad alcuna richiesta. Deriva dal copiare un link dal sorgente di una pagina.</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents of this group are documented not to follow these files. To keep them out, refuse them at the server</source>
   <comment>%1 and %n more agent of this group are documented not to follow these files. To keep them out, refuse them at the server</comment>
   <translation>
    <numerusform>Secondo la documentazione %1 e %n altro agente di questo gruppo non seguono questi file. Per tenerli fuori, rifiutarli sul server</numerusform>
    <numerusform>Secondo la documentazione %1 e altri %n agenti di questo gruppo non seguono questi file. Per tenerli fuori, rifiutarli sul server</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files, since it fetches what a person asked for. To keep it out, refuse it at the server</source>
   <translation>Secondo la documentazione %1 non segue questi file, perché recupera ciò che una persona ha chiesto. Per tenerlo fuori, rifiutarlo sul server</translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files. To keep it out, refuse it at the server</source>
   <translation>Secondo la documentazione %1 non segue questi file. Per tenerlo fuori, rifiutarlo sul server</translation>
  </message>
  <message>
   <source>Agent that does not follow these files</source>
   <translation>Agente che non segue questi file</translation>
  </message>
  <message>
   <source>Policy files ask; they do not bar. This agent is documented, by its operator or by observers, not to follow them. The group does no harm and states your will, but only the server or a firewall can refuse the agent.</source>
   <translation>I file di policy chiedono; non sbarrano. Di questo agente è documentato, dal suo gestore o da osservatori, che non li segue. Il gruppo non fa danno e dichiara la propria volontà, ma solo il server o un firewall può respingere l'agente.</translation>
  </message>
  <message numerus="yes">
   <source>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</source>
   <comment>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</comment>
   <translation>
    <numerusform>Questo chiude il sito a *, ma alcuni agenti ascoltano solo un gruppo che li nomina: %1 e %n altro. Nominare quelli che devono restare fuori anch'essi</numerusform>
    <numerusform>Questo chiude il sito a *, ma alcuni agenti ascoltano solo un gruppo che li nomina: %1 e altri %n. Nominare quelli che devono restare fuori anch'essi</numerusform>
   </translation>
  </message>
  <message>
   <source>This closes the site to *, but some agents listen only to a group that names them: %1. Name those that should stay out too</source>
   <translation>Questo chiude il sito a *, ma alcuni agenti ascoltano solo un gruppo che li nomina: %1. Nominare quelli che devono restare fuori anch'essi</translation>
  </message>
  <message>
   <source>Agents that a group for * does not reach</source>
   <translation>Agenti che un gruppo per * non raggiunge</translation>
  </message>
  <message>
   <source>A few agents are documented not to follow the group for *: above all those that check pages for advertising, which an advertiser has asked for. A file that closes the whole site to * leaves it open to them. They do follow a group that names them.</source>
   <translation>Di alcuni agenti è documentato che non seguono il gruppo per *: soprattutto quelli che controllano le pagine per la pubblicità, su richiesta di un inserzionista. Un file che chiude l'intero sito a * lo lascia aperto a loro. Seguono invece un gruppo che li nomina.</translation>
  </message>
  <message>
   <source>Value that the directive does not take</source>
   <translation>Valore che la direttiva non accetta</translation>
  </message>
  <message>
   <source>The value is none that the directive takes, so the line states nothing: the matter stays as if the line were not there, which for a permission mostly means open. The message lists what is valid. Values are compared without case; nothing else is guessed.</source>
   <translation>Il valore non è tra quelli che la direttiva accetta, perciò la riga non dichiara nulla: la questione resta come se la riga non ci fosse, il che per un permesso significa per lo più aperto. Il messaggio elenca ciò che è valido. I valori si confrontano senza distinguere le maiuscole; altro non si indovina.</translation>
  </message>
  <message>
   <source>no-break space</source>
   <translation>spazio indivisibile</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>spazio a larghezza zero</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>non-giuntura a larghezza zero</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>giuntura a larghezza zero</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>segno sinistra-destra</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>segno destra-sinistra</translation>
  </message>
  <message>
   <source>line separator</source>
   <translation>separatore di riga</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>unione di parole</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>spazio ideografico</translation>
  </message>
  <message>
   <source>There is an invisible character (%1) here, and it counts as part of the word beside it; remove it</source>
   <translation>Qui c'è un carattere invisibile (%1), che conta come parte della parola accanto; rimuoverlo</translation>
  </message>
  <message>
   <source>Replace it by a space</source>
   <translation>Sostituiscilo con uno spazio</translation>
  </message>
  <message>
   <source>Remove it</source>
   <translation>Rimuovilo</translation>
  </message>
  <message>
   <source>Invisible character</source>
   <translation>Carattere invisibile</translation>
  </message>
  <message>
   <source>Text copied from a web page or a word processor often brings spaces that are not spaces (U+00A0) or characters without width. In a policy file they belong to the key, the token or the path they touch: an agent is then never found, a path never matches. Only space and tab are white space here.</source>
   <translation>Il testo copiato da una pagina web o da un programma di scrittura porta spesso spazi che non lo sono (U+00A0) o caratteri senza larghezza. In un file di policy appartengono alla chiave, al token o al percorso che toccano: un agente allora non viene mai trovato, un percorso non corrisponde mai. Qui sono spazi solo lo spazio e la tabulazione.</translation>
  </message>
  <message>
   <source>last-update lies in the future, so agents cannot tell whether they know this version. Write the time of the change, in UTC</source>
   <translation>last-update è nel futuro, perciò gli agenti non possono sapere se conoscono questa versione. Scrivere l'ora della modifica, in UTC</translation>
  </message>
  <message>
   <source>last-update in the future</source>
   <translation>last-update nel futuro</translation>
  </message>
  <message>
   <source>last-update says when the file changed, as YYYY-MM-DD HH:MM UTC. A time to come (more than a day ahead, to leave room for clocks and zones) is a slip of the pen or day and month exchanged; agents that compare it with their copy are led astray.</source>
   <translation>last-update dice quando il file è cambiato, come YYYY-MM-DD HH:MM UTC. Un'ora futura (più di un giorno avanti, per lasciare margine a orologi e fusi) è un lapsus o uno scambio di giorno e mese; gli agenti che la confrontano con la loro copia vengono sviati.</translation>
  </message>
  <message numerus="yes">
   <source>The line has %n bytes; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</source>
   <comment>The line has %n byte; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</comment>
   <translation>
    <numerusform>La riga ha %n byte; il parser di Google taglia le righe a 16.663 byte, perciò ciò che segue non viene letto. Dividerla</numerusform>
    <numerusform>La riga ha %n byte; il parser di Google taglia le righe a 16.663 byte, perciò ciò che segue non viene letto. Dividerla</numerusform>
   </translation>
  </message>
  <message>
   <source>Very long line</source>
   <translation>Riga molto lunga</translation>
  </message>
  <message>
   <source>Readers bound the length of a line. Google's open-source reader cuts it at 16,663 bytes, eight times the longest URL that browsers took for long; the rest of the line is dropped. A directive of this length is nearly always a list or a file that lost its line breaks.</source>
   <translation>I parser limitano la lunghezza di una riga. Il parser open source di Google la taglia a 16.663 byte, otto volte l'URL più lungo che i browser hanno accettato a lungo; il resto della riga viene scartato. Una direttiva di questa lunghezza è quasi sempre un elenco o un file che ha perso gli a capo.</translation>
  </message>
  <message>
   <source>%1 obeys only this group and ignores the rules for * (e.g. %3, %2). Copy the ones it needs</source>
   <translation>%1 rispetta solo questo gruppo e ignora le regole per * (p. es. %3, %2). Copiare quelle che gli servono</translation>
  </message>
  <message>
   <source>Named group that loses the rules for *</source>
   <translation>Gruppo nominato che perde le regole per *</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group for a named agent therefore frees it from every rule for *. Often it was made to add one rule or a Crawl-delay, and opens the closed folders by mistake. Repeat in it what should apply there too, or name the agent in the group for *.</source>
   <translation>Un agente segue il gruppo più specifico che lo nomina, e nessun altro. Un gruppo per un agente nominato lo libera quindi da tutto ciò che è detto a *. Spesso è stato creato per aggiungere una regola o un Crawl-delay, e apre senza volerlo le cartelle chiuse. Ripetere in esso ciò che deve valere anche lì, o nominare l'agente nel gruppo per *.</translation>
  </message>
  <message numerus="yes">
   <source>The file has lost its line breaks: this line contains %n directives, and crawlers read at most the first. Put each on its own line</source>
   <comment>The file has lost its line breaks: this line contains %n directive, and crawlers read at most the first. Put each on its own line</comment>
   <translation>
    <numerusform>Il file ha perso le interruzioni di riga: questa riga contiene %n direttiva, di cui i crawler leggono al massimo la prima. Mettere ciascuna su una riga propria</numerusform>
    <numerusform>Il file ha perso le interruzioni di riga: questa riga contiene %n direttive, di cui i crawler leggono al massimo la prima. Mettere ciascuna su una riga propria</numerusform>
   </translation>
  </message>
  <message>
   <source>Split at directives and comments</source>
   <translation>Dividi a direttive e commenti</translation>
  </message>
  <message>
   <source>Lost line breaks</source>
   <translation>A capo perduti</translation>
  </message>
  <message>
   <source>Each directive needs its own line. A form, a template or a copy has put several lines into one; what a crawler then reads is the first directive with all the rest as its value, or, behind a #, nothing at all. The fix splits the line before every directive and every #; read the result before you publish it, since prose may contain such words too.</source>
   <translation>Una direttiva sta su una riga. Un modulo, un modello o una copia ha messo più righe in una; un crawler allora legge la prima direttiva con tutto il resto come valore oppure, dopo un #, nulla. La correzione divide la riga prima di ogni direttiva e di ogni segno di commento; leggere il risultato prima di pubblicarlo, perché anche la prosa può contenere tali parole.</translation>
  </message>
  <message>
   <source>From here on the file is managed by the Yoast plug-in: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>Da qui in poi il file è gestito dal plug-in Yoast: le proprie modifiche verranno sovrascritte o duplicate. Modificarlo nelle sue impostazioni; le proprie regole per gli stessi agenti vengono lette insieme a queste</translation>
  </message>
  <message>
   <source>From here on the file is managed by %1: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>Da qui in poi il file è gestito da %1: le proprie modifiche verranno sovrascritte o duplicate. Modificarlo nelle sue impostazioni; le proprie regole per gli stessi agenti vengono lette insieme a queste</translation>
  </message>
  <message>
   <source>Block managed by somebody else</source>
   <translation>Blocco gestito da qualcun altro</translation>
  </message>
  <message>
   <source>A content delivery network or a plug-in puts its own block into the file when it is served, between marks. What is served is then not the file on your disk. Groups for the same agent in the block and in your part are read as one by crawlers of the standard, so the block can open or close what you did not.</source>
   <translation>Una rete di distribuzione dei contenuti o un plug-in inserisce nel file in uscita un blocco proprio, tra marcatori. Ciò che viene servito non è allora il file sul disco. I gruppi per lo stesso agente nel blocco e nella propria parte vengono letti come uno dai crawler che seguono lo standard, perciò il blocco può aprire o chiudere ciò che non si è aperto o chiuso.</translation>
  </message>
  <message>
   <source>compete: no applies to competitors in your market, but no market is declared: agents must guess who is meant. Add a line such as “market: reference-publishing”</source>
   <translation>compete: no si rivolge ai concorrenti nel proprio mercato, ma nessun mercato è dichiarato: gli agenti devono indovinare chi si intende. Aggiungere una riga come «market: reference-publishing»</translation>
  </message>
  <message>
   <source>compete: no without market</source>
   <translation>compete: no senza market</translation>
  </message>
  <message>
   <source>compete: no forbids the use by a competitor in the declared market. Without market it still applies, but every agent judges for itself whether its operator competes with you. One line of free text settles it.</source>
   <translation>compete: no vieta l'uso a un concorrente nel mercato dichiarato. Senza market vale comunque, ma ogni agente giudica da sé se il suo gestore fa concorrenza. Una riga di testo libero lo chiarisce.</translation>
  </message>
  <message>
   <source>A meta line is written “# meta: %1: value”; without the colon it is a comment like any other</source>
   <translation>Una riga meta si scrive «# meta: %1: valore»; senza i due punti è un commento come un altro</translation>
  </message>
  <message>
   <source>Meta lines count only before the first directive, which is in %1; this is a comment like any other. Move it up</source>
   <translation>Le righe meta contano solo prima della prima direttiva (%1); questa è un commento come un altro. Spostarla in alto</translation>
  </message>
  <message>
   <source>%1 is not a meta key. Did you mean %2?</source>
   <translation>%1 non è una chiave meta. Si intendeva %2?</translation>
  </message>
  <message>
   <source>%1 is not a meta key of the specification; agents ignore it</source>
   <translation>%1 non è una chiave meta della specifica; gli agenti la saltano</translation>
  </message>
  <message>
   <source>%1 is given above already; one is enough</source>
   <translation>%1 è già indicato sopra; basta una volta</translation>
  </message>
  <message>
   <source>Meta line that is not read</source>
   <translation>Riga meta che non viene letta</translation>
  </message>
  <message>
   <source>Facts about the file are comments at its top, before the first directive: “# meta: key: value” with one of the keys spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence and chain-id. Written differently, or further down, they are comments like any other.</source>
   <translation>I dati sul file stanno nei commenti in cima, prima della prima direttiva: «# meta: chiave: valore» con una delle chiavi spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence e chain-id. Scritti diversamente, o più in basso, sono commenti come gli altri.</translation>
  </message>
  <message>
   <source>%1 is misspelt and has no colon: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>%1 è scritto male e mancano i due punti: Google legge la riga, gli altri crawler la ignorano. Scrivere %2</translation>
  </message>
  <message>
   <source>No colon behind %1: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>Mancano i due punti dopo %1: Google legge la riga, gli altri crawler la ignorano. Scrivere %2</translation>
  </message>
  <message>
   <source>No colon behind %1: the line decides nothing. Write %2</source>
   <translation>Mancano i due punti dopo %1: la riga non decide nulla. Scrivere %2</translation>
  </message>
  <message>
   <source>Put the colon in</source>
   <translation>Inserisci i due punti</translation>
  </message>
  <message>
   <source>Missing colon</source>
   <translation>Due punti mancanti</translation>
  </message>
  <message>
   <source>A line is a key, a colon and a value. Without the colon it is none and is passed over by every reader that keeps to the standard; only Google guesses, and only where the line has exactly two words, misspelt ones among them. To the others the rule that was meant does not count.</source>
   <translation>Una riga è una chiave, due punti e un valore. Senza i due punti non lo è, e ogni parser che segue lo standard la salta; solo Google indovina, e solo dove la riga ha esattamente due parole, anche scritte male. Per gli altri la regola intesa non vale.</translation>
  </message>
  <message>
   <source>For agents without their own block nothing is stated about %1. Unstated is not an answer: say yes, no or ask</source>
   <translation>Per gli agenti senza un blocco proprio non è dichiarato nulla su %1. Non dichiarare non è una risposta: dire yes, no o ask</translation>
  </message>
  <message>
   <source>crawl, read or train is not stated</source>
   <translation>crawl, read o train non è dichiarato</translation>
  </message>
  <message>
   <source>Nothing is obligatory in robots2.txt, but three directives are what most agents look for: crawl and read, which everything else hangs on, and train. What no file states is neither permitted nor forbidden, and each agent then does as it likes.</source>
   <translation>Nulla è obbligatorio in robots2.txt, ma tre direttive sono ciò che la maggior parte degli agenti cerca: crawl e read, da cui dipende tutto il resto, e train. Ciò che nessun file dichiara non è né permesso né vietato, e ogni agente fa allora come vuole.</translation>
  </message>
  <message numerus="yes">
   <source>%n lines end otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</source>
   <comment>%n line ends otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</comment>
   <translation>
    <numerusform>%n riga finisce in modo diverso dal resto (%1), è qui. I crawler leggono ogni tipo; un programma che ne conosce uno solo può unire le righe</numerusform>
    <numerusform>%n righe finiscono in modo diverso dal resto (%1), la prima è qui. I crawler leggono ogni tipo; un programma che ne conosce uno solo può unire le righe</numerusform>
   </translation>
  </message>
  <message>
   <source>Make all line ends %1</source>
   <translation>Rendi %1 tutte le fini di riga</translation>
  </message>
  <message>
   <source>Mixed line ends</source>
   <translation>Fini di riga miste</translation>
  </message>
  <message>
   <source>Lines may end at LF, CRLF or CR, and the standard's readers take all three, also mixed. Home-made readers often know one of them: a lone CR then glues two lines together, which loses a rule. Mixed line ends mostly come from files put together on several systems.</source>
   <translation>Le righe possono finire con LF, CRLF o CR, e i parser conformi allo standard le accettano tutte e tre, anche miste. I parser fatti in casa spesso ne conoscono una: un CR isolato incolla allora due righe, e si perde una regola. Le fini di riga miste vengono per lo più da file composti su sistemi diversi.</translation>
  </message>
  <message>
   <source>User-agent names no agent, so the rules below apply to no agent. Write * for every crawler, or a product token</source>
   <translation>User-agent non nomina nessuno, perciò le regole sotto non valgono per nessuno. Scrivere * per ogni crawler, o un token di prodotto</translation>
  </message>
  <message>
   <source>Write *</source>
   <translation>Scrivi *</translation>
  </message>
  <message>
   <source>User-agent without a name</source>
   <translation>User-agent senza nome</translation>
  </message>
  <message>
   <source>A User-agent line without a value names no crawler. It still opens a group, so the rules below belong to it and reach nobody. Mostly * was meant.</source>
   <translation>Una riga User-agent senza valore non nomina alcun crawler. Apre comunque un gruppo, perciò le regole sottostanti gli appartengono e non raggiungono nessuno. Per lo più si intendeva *.</translation>
  </message>
  <message>
   <source>No empty line separates this group from the one above. Put one between them</source>
   <translation>Nessuna riga vuota separa questo gruppo da quello sopra. Metterne una tra i due</translation>
  </message>
  <message>
   <source>Put an empty line before the group</source>
   <translation>Inserisci una riga vuota prima del gruppo</translation>
  </message>
  <message>
   <source>Groups without an empty line between them</source>
   <translation>Gruppi senza una riga vuota in mezzo</translation>
  </message>
  <message>
   <source>robots-ai.txt should have an empty line between its groups. Readers that follow RFC 9309 do not need it; old ones end a group at the empty line and would take two groups for one. Comments directly above a User-agent line go with it.</source>
   <translation>robots-ai.txt dovrebbe avere una riga vuota tra i gruppi. Chi legge secondo RFC 9309 non ne ha bisogno; i lettori più vecchi chiudono un gruppo alla riga vuota e prenderebbero due gruppi per uno solo. I commenti subito sopra una riga User-agent vanno con essa.</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it. Say no here too, or yes there</source>
   <translation>Questo non può avere effetto: %1 (%2) lo vieta. Dire no anche qui, o yes là</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it to this block's agents. Say no here too, or yes there</source>
   <translation>Questo non può avere effetto: %1 (%2) lo vieta agli agenti di questo blocco. Dire no anche qui, o yes là</translation>
  </message>
  <message>
   <source>Permission that cannot take effect</source>
   <translation>Permesso che non può avere effetto</translation>
  </message>
  <message>
   <source>One directive follows from another: crawl: no forbids reading, and read: no forbids every use: summarise, quote, derivative, train, store, compete, personalise and monetise. A yes, an ask or a short-only for one of these beside it cannot take effect. Decide which of the two is meant.</source>
   <translation>Una direttiva consegue da un'altra: crawl: no vieta la lettura, e read: no vieta ogni uso: summarise, quote, derivative, train, store, compete, personalise e monetise. Un yes, un ask o uno short-only per uno di questi accanto non può avere effetto. Decidere quale dei due si intende.</translation>
  </message>
  <message>
   <source>No report-to line: nobody knows where to report an agent that does not keep to this file. Add an address or a URL</source>
   <translation>Nessuna riga report-to: nessuno sa dove segnalare un agente che non si attiene a questo file. Aggiungere un indirizzo o un URL</translation>
  </message>
  <message>
   <source>Nowhere to report to</source>
   <translation>Nessun luogo dove segnalare</translation>
  </message>
  <message>
   <source>report-to names a mail address or a URL for reports of agents that break the policy, and for agents that have questions. It is optional; several lines are allowed.</source>
   <translation>report-to indica un indirizzo e-mail o un URL per segnalare gli agenti che violano la policy, e per gli agenti che hanno domande. È facoltativo; sono ammesse più righe.</translation>
  </message>
  <message>
   <source>The file has no User-agent line, so it says nothing to any agent. Add a group, or do not publish the file</source>
   <translation>Il file non ha righe User-agent, perciò non dice nulla ad alcun agente. Aggiungere un gruppo, o non pubblicare il file</translation>
  </message>
  <message>
   <source>robots-ai.txt without a group</source>
   <translation>robots-ai.txt senza gruppi</translation>
  </message>
  <message>
   <source>The specification of robots-ai.txt asks for at least one User-agent line, and its validator rejects a file without one. Crawlers take such a file like a missing one: it restricts nothing.</source>
   <translation>La specifica di robots-ai.txt richiede almeno una riga User-agent, e il suo validatore rifiuta un file che non ne ha. I crawler trattano un tale file come se mancasse: non limita nulla.</translation>
  </message>
  <message>
   <source>The file contains NUL bytes. Some crawlers end the line there, others the file; remove them</source>
   <translation>Il file contiene byte NUL. Alcuni crawler vi terminano la riga, altri il file; rimuoverli</translation>
  </message>
  <message numerus="yes">
   <source>The file contains NUL bytes in %n places. Some crawlers end the line there, others the file; remove them</source>
   <comment>The file contains NUL bytes in %n place. Some crawlers end the line there, others the file; remove them</comment>
   <translation>
    <numerusform>Il file contiene byte NUL in %n punto. Alcuni crawler vi terminano la riga, altri il file; rimuoverli</numerusform>
    <numerusform>Il file contiene byte NUL in %n punti. Alcuni crawler vi terminano la riga, altri il file; rimuoverli</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove the NUL bytes</source>
   <translation>Rimuovi i byte NUL</translation>
  </message>
  <message>
   <source>NUL byte</source>
   <translation>Byte NUL</translation>
  </message>
  <message>
   <source>A NUL byte has no meaning in a text. Google's reader ends the line at it, programs written in C may end the whole file there, others keep it as a part of the path. It mostly comes from a broken export or from a file in UTF-16 without its mark.</source>
   <translation>Un byte NUL non ha significato in un testo. Il parser di Google vi termina la riga, i programmi scritti in C possono terminarvi l'intero file, altri lo tengono come parte del percorso. Per lo più viene da un'esportazione difettosa o da un file UTF-16 senza il suo segno.</translation>
  </message>
  <message numerus="yes">
   <source>%1 are labels of earlier drafts. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</source>
   <comment>%1 is a label of an earlier draft. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</comment>
   <translation>
    <numerusform>%1 è un'etichetta di una bozza precedente. Ora le etichette sono train-ai, ai-use e search, e chi legge secondo la bozza attuale salta le altre</numerusform>
    <numerusform>%1 sono etichette di bozze precedenti. Ora le etichette sono train-ai, ai-use e search, e chi legge secondo la bozza attuale salta le altre</numerusform>
   </translation>
  </message>
  <message>
   <source>Label of an earlier draft</source>
   <translation>Etichetta di una bozza precedente</translation>
  </message>
  <message>
   <source>The vocabulary of Content-Usage has changed from draft to draft. Today it has three labels: train-ai (training models), ai-use (use by AI systems otherwise) and search. None of them covers another, so bots, all and tdm have to be written as all three. The fix keeps what each old label said; labels that the line already has in today's form win. ai is written as train-ai and ai-use, which is Gatepost's reading of it.</source>
   <translation>Il vocabolario di Content-Usage è cambiato da una bozza all'altra. Oggi ha tre etichette: train-ai (addestramento di modelli), ai-use (altro uso da parte di sistemi di IA) e search. Nessuna ne comprende un'altra, perciò bots, all e tdm vanno scritti come tutte e tre. La correzione mantiene ciò che diceva ogni vecchia etichetta; prevalgono le etichette che la riga ha già nella forma attuale. ai si scrive come train-ai e ai-use, secondo la lettura di Gatepost.</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n other lines of this file are directives of %2 and decide nothing in %3. Move them there</source>
   <comment>%1 and %n other line of this file are directives of %2 and decide nothing in %3. Move them there</comment>
   <translation>
    <numerusform>%1 e %n altra riga di questo file sono direttive di %2 e non decidono nulla in %3. Spostarle là</numerusform>
    <numerusform>%1 e altre %n righe di questo file sono direttive di %2 e non decidono nulla in %3. Spostarle là</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is a directive of %2 and decides nothing in %3. Move it there</source>
   <translation>%1 è una direttiva di %2 e non decide nulla in %3. Spostarla là</translation>
  </message>
  <message>
   <source>Make it a comment</source>
   <translation>Trasforma in commento</translation>
  </message>
  <message>
   <source>Directive of another file</source>
   <translation>Direttiva di un altro file</translation>
  </message>
  <message>
   <source>The directive exists, but in another file of the site. Readers of robots.txt know nothing of the AI policy of robots2.txt, and readers of robots2.txt take no Crawl-delay or Visit-time from it: there, pace is said with rate. In the wrong file the line is passed over.</source>
   <translation>La direttiva esiste, ma in un altro file del sito. I lettori di robots.txt non sanno nulla della policy per l'IA di robots2.txt, e i lettori di robots2.txt non ne prendono Crawl-delay o Visit-time: lì il ritmo si dice con rate. Nel file sbagliato la riga viene saltata.</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>Questi orari si sovrappongono a quelli di %1, che indica un altro ritmo. Vale il più lento (questo). Separare gli orari, o tenere una sola riga</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>Questi orari si sovrappongono a quelli di %1, che indica un altro ritmo. Vale il più lento (%1). Separare gli orari, o tenere una sola riga</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>Questa riga non ha orari, perciò si sovrappone a %1, che indica un altro ritmo. Vale il più lento (questo). Separare gli orari, o tenere una sola riga</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>Questa riga non ha orari, perciò si sovrappone a %1, che indica un altro ritmo. Vale il più lento (%1). Separare gli orari, o tenere una sola riga</translation>
  </message>
  <message>
   <source>Two paces for the same time</source>
   <translation>Due ritmi per la stessa ora</translation>
  </message>
  <message>
   <source>Two Request-rate lines of one group apply at the same time and name different paces. The slowest decides, so the other line has no effect there. Mostly two windows share their last and first minute: both ends belong to a window, so 0600-1200 is followed by 1201-1800.</source>
   <translation>Due righe Request-rate di un gruppo valgono nello stesso momento e indicano ritmi diversi. Decide il più lento, perciò l'altra riga lì non ha effetto. Per lo più due finestre condividono l'ultimo e il primo minuto: entrambi gli estremi appartengono a una finestra, perciò dopo 0600-1200 viene 1201-1800.</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. To keep crawlers out at some hours, refuse them at the server</source>
   <translation>Nessun grande crawler segue %1 secondo la documentazione. Per tenere fuori i crawler in certi orari, rifiutarli sul server</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. Slow them down at the server, with status 429 or 503 when there is too much</source>
   <translation>Nessun grande crawler segue %1 secondo la documentazione. Rallentarli sul server, con lo stato 429 o 503 quando è troppo</translation>
  </message>
  <message>
   <source>Hours or rate that hardly any crawler reads</source>
   <translation>Orari o frequenza che quasi nessun crawler legge</translation>
  </message>
  <message>
   <source>Visit-time and Request-rate come from a draft of 1996 that was never finished. No operator of a large crawler documents that it follows them; some understand Crawl-delay. The lines do no harm, but the load that they are meant to prevent comes all the same.</source>
   <translation>Visit-time e Request-rate vengono da una bozza del 1996 mai completata. Nessun gestore di un grande crawler documenta di seguirle; alcuni capiscono Crawl-delay. Le righe non fanno danni, ma il carico che devono evitare arriva lo stesso.</translation>
  </message>
  <message>
   <source>In robots-ai.txt a path has to begin with /. Write %1</source>
   <translation>In robots-ai.txt un percorso deve iniziare con /. Scrivere %1</translation>
  </message>
  <message>
   <source>%1 begins with a host, so the rule matches nothing. Write %2, if it is a path on this host</source>
   <translation>%1 inizia con un host, perciò la regola non corrisponde a nulla. Scrivere %2, se è un percorso su questo host</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so the rule matches nothing. Write %2</source>
   <translation>%1 non inizia né con / né con *, perciò la regola non corrisponde a nulla. Scrivere %2</translation>
  </message>
  <message>
   <source>Path without a leading /</source>
   <translation>Percorso senza / iniziale</translation>
  </message>
  <message>
   <source>Every path of a URL begins with /, and a rule is compared from the path's beginning on. A value that begins neither with / nor with * therefore matches nothing: the page that was to be closed stays open. Write /folder for a folder at the top, /*.php or *.php for an ending anywhere. robots-ai.txt does not take a path that begins with *.</source>
   <translation>Ogni percorso di un URL inizia con /, e una regola si confronta dall'inizio del percorso. Un valore che non inizia né con / né con * non corrisponde perciò a nulla: la pagina che si voleva chiudere resta aperta. Scrivere /cartella per una cartella in cima, /*.php o *.php per un'estensione ovunque. robots-ai.txt non ammette percorsi che iniziano con *.</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal. Google's parser reads %2 and finds its crawler; others compare the whole name. Write %2 alone</source>
   <translation>%1 è un pattern della proposta sugli scopi. Il parser di Google legge %2 e trova il suo crawler; gli altri confrontano il nome intero. Scrivere solo %2</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: plain crawlers compare names character by character and never find themselves here. Name each agent as well</source>
   <translation>%1 è un pattern della proposta sugli scopi: i crawler semplici confrontano i nomi lettera per lettera e qui non si ritrovano mai. Nominare anche ogni agente</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: crawlers that compare whole names never find themselves here, and those that cut names as Google does read %2. Name each agent as well</source>
   <translation>%1 è un pattern della proposta sugli scopi: i crawler che confrontano nomi interi qui non si ritrovano mai, e quelli che tagliano i nomi come Google leggono %2. Nominare anche ogni agente</translation>
  </message>
  <message>
   <source>Pattern in place of an agent's name</source>
   <translation>Pattern al posto del nome di un agente</translation>
  </message>
  <message>
   <source>A draft of 2024 proposes regular expressions in User-agent lines, and people write names such as *-ai. Gatepost reads them as their author meant, but crawlers that follow RFC 9309 know a name or the single *, nothing between. They then fall back to the group for *. Google's parser cuts the value at the first character that a name cannot have, so Googlebot* means Googlebot to it. Name the agents one by one, and keep the pattern if you want to be ready for readers of the proposal.</source>
   <translation>Una bozza del 2024 propone espressioni regolari nelle righe User-agent, e c'è chi scrive nomi come *-ai. Gatepost le legge come le intendeva l'autore, ma i crawler che seguono RFC 9309 conoscono un nome o il solo *, nulla in mezzo. Ripiegano allora sul gruppo per *. Il parser di Google taglia il valore al primo carattere che un nome non può avere, perciò Googlebot* per esso significa Googlebot. Nominare gli agenti uno per uno, e tenere il pattern se si vuole essere pronti per i lettori della proposta.</translation>
  </message>
  <message>
   <source>%1 is directly below a group but is global: it applies to every agent. For some agents only, put it in a block such as [agent: ai-assistant]</source>
   <translation>%1 sta subito sotto un gruppo ma è globale: vale per ogni agente. Per alcuni agenti soltanto, metterlo in un blocco come [agent: ai-assistant]</translation>
  </message>
  <message>
   <source>Global policy that looks like a group's</source>
   <translation>Policy globale che sembra di un gruppo</translation>
  </message>
  <message>
   <source>Policy directives outside [agent: …] blocks are global wherever they are, also below a User-agent group. Written directly under “User-agent: GPTBot” a line such as “train: no” looks as if it were for GPTBot alone. Part them with a blank line, or use a block.</source>
   <translation>Le direttive di policy fuori dai blocchi [agent: …] sono globali ovunque stiano, anche sotto un gruppo User-agent. Scritta subito sotto «User-agent: GPTBot», una riga come «train: no» sembra valere solo per GPTBot. Separarle con una riga vuota, o usare un blocco.</translation>
  </message>
  <message>
   <source>The site has a %1, and this rule keeps crawlers that take it literally from reading it. Add %2</source>
   <translation>Il sito ha un %1, e questa regola impedisce ai crawler che si attengono alla lettera di leggerlo. Aggiungere %2</translation>
  </message>
  <message>
   <source>Policy file that crawlers may not fetch</source>
   <translation>File di policy che i crawler non possono recuperare</translation>
  </message>
  <message>
   <source>Only /robots.txt is exempt from its own rules by the standard. Gatepost takes the site's other policy files to be exempt too, or no agent could learn what they say; an agent that takes rules literally does not fetch a file that the rules for * close. An Allow for it does no harm and leaves no doubt.</source>
   <translation>Secondo lo standard solo /robots.txt è esente dalle proprie regole. Gatepost considera esenti anche gli altri file di policy del sito, altrimenti nessun agente potrebbe sapere che cosa dicono; un agente che si attiene alla lettera non recupera un file che le regole per * chiudono. Un Allow per esso non fa danno e non lascia dubbi.</translation>
  </message>
  <message>
   <source>Crawlers fetch /robots.txt whatever it says, or they could not know this rule. Remove it</source>
   <translation>I crawler recuperano /robots.txt qualunque cosa dica, altrimenti non potrebbero conoscere questa regola. Rimuoverla</translation>
  </message>
  <message>
   <source>A crawler that keeps to this rule never reads %1 and so misses the policy in it. Remove the rule</source>
   <translation>Un crawler che si attiene a questa regola non legge mai %1 e così perde la policy che contiene. Rimuovere la regola</translation>
  </message>
  <message>
   <source>Rule that closes a policy file</source>
   <translation>Regola che chiude un file di policy</translation>
  </message>
  <message>
   <source>/robots.txt may always be fetched, whatever it says. Gatepost assumes the same for /robots-ai.txt, /robots2.txt and the ask endpoint, since no agent could learn the policy otherwise; but that is a choice, and an agent that takes rules literally will stay away from a file that it may not fetch.</source>
   <translation>/robots.txt può sempre essere recuperato, qualunque cosa dica. Gatepost ritiene che lo stesso valga per /robots-ai.txt, /robots2.txt e l'endpoint ask, perché altrimenti nessun agente potrebbe conoscere la policy; ma è una scelta, e un agente che si attiene alla lettera starà lontano da un file che non può recuperare.</translation>
  </message>
  <message>
   <source>%1 is a word about the use of content and never fetches, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 è una parola sull'uso del contenuto e non recupera mai, perciò qui orari e ritmo non significano nulla. Mettere la riga nel gruppo del crawler che recupera</translation>
  </message>
  <message>
   <source>%1 are words about the use of content and never fetch, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 sono parole sull'uso del contenuto e non recuperano mai, perciò qui orari e ritmo non significano nulla. Mettere la riga nel gruppo del crawler che recupera</translation>
  </message>
  <message>
   <source>Pace for a token that never fetches</source>
   <translation>Ritmo per un token che non recupera mai</translation>
  </message>
  <message>
   <source>Some tokens, such as Google-Extended and Applebot-Extended, stand for no crawler: they say what may be done with content that another crawler of the same operator fetched. Crawl-delay, Request-rate and Visit-time in their group reach nobody.</source>
   <translation>Alcuni token, come Google-Extended e Applebot-Extended, non corrispondono ad alcun crawler: dicono che cosa si può fare del contenuto che un altro crawler dello stesso gestore ha recuperato. Crawl-delay, Request-rate e Visit-time nel loro gruppo non raggiungono nessuno.</translation>
  </message>
  <message>
   <source>Anyone can read this file, so this line shows everyone that %1 is there. Protect it with a password; a page that should only stay out of search results needs noindex instead</source>
   <translation>Chiunque può leggere questo file, perciò questa riga dice a tutti che %1 esiste. Proteggerlo con una password; a una pagina che deve solo restare fuori dai risultati di ricerca serve invece noindex</translation>
  </message>
  <message>
   <source>Rule that reveals a private place</source>
   <translation>Regola che rivela un luogo privato</translation>
  </message>
  <message>
   <source>A policy file is public and is the first thing that people looking for a way in will read. A rule for /admin or /backup keeps no one out and shows where to look. What must stay private needs a login; the rule may then go, or stay if the login page itself is not secret.</source>
   <translation>Un file di policy è pubblico ed è la prima cosa che guarda chi cerca un varco. Una regola per /admin o /backup non sbarra nessuno e dice dove cercare. Ciò che deve restare privato richiede un accesso; la regola può allora sparire, o restare se la pagina di accesso in sé non è un segreto.</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from the end on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt non è ciò che la policy per agenti genera: differisce dalla fine in poi. Generarlo di nuovo, o modificare la policy e non questo file</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from %1 on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt non è ciò che la policy per agenti genera: differisce da %1 in poi. Generarlo di nuovo, o modificare la policy e non questo file</translation>
  </message>
  <message>
   <source>The agent policy beside this file would make another robots.txt; this one does not say that it was rendered from it. Keep one of the two</source>
   <translation>La policy per agenti accanto a questo file genererebbe un altro robots.txt; questo non dice di essere stato generato da essa. Tenere uno dei due</translation>
  </message>
  <message>
   <source>Render it again</source>
   <translation>Generalo di nuovo</translation>
  </message>
  <message>
   <source>robots.txt is not what its agent policy makes</source>
   <translation>robots.txt non è ciò che genera la sua policy per agenti</translation>
  </message>
  <message>
   <source>The site has an agent policy, from which robots.txt is rendered: equal input gives equal bytes. The file beside it has other bytes. Either the policy was changed and not rendered since, or the file was edited by hand, and the next rendering will undo that. It works one way only: what should stay belongs in the policy.</source>
   <translation>Il sito ha una policy per agenti, da cui si genera robots.txt: a parità di dati in ingresso, gli stessi byte. Il file accanto ha altri byte. O la policy è stata modificata e non più generata da allora, o il file è stato modificato a mano, e la prossima generazione lo cancellerà. È a senso unico: ciò che deve restare va nella policy.</translation>
  </message>
  <message>
   <source>%1 is named in this group already; once is enough</source>
   <translation>%1 è già nominato in questo gruppo; basta una volta</translation>
  </message>
  <message>
   <source>Agent named twice in one group</source>
   <translation>Agente nominato due volte in un gruppo</translation>
  </message>
  <message>
   <source>A group names an agent once or several times: it makes no difference. The second line is ballast, or another agent was meant.</source>
   <translation>Un gruppo nomina un agente una o più volte: non fa differenza. La seconda riga è superflua, o si intendeva un altro agente.</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it</source>
   <translation>%1 è ritirato: %2 non lo invia più</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it. Today it uses %3; check that they have a group if you meant them</source>
   <translation>%1 è ritirato: %2 non lo invia più. Oggi invia %3; verificare che abbiano un gruppo, se si intendevano quelli</translation>
  </message>
  <message>
   <source>Retired agent</source>
   <translation>Agente ritirato</translation>
  </message>
  <message>
   <source>The crawler's operator has retired this token. The group harms nobody, but it does not reach the crawlers that took its place: they follow their own group or the one for *. The message names those that are known.</source>
   <translation>Il gestore del crawler ha ritirato questo token. Il gruppo non danneggia nessuno, ma non raggiunge i crawler che ne hanno preso il posto: seguono il proprio gruppo o quello per *. Il messaggio nomina quelli noti.</translation>
  </message>
  <message>
   <source>crawl: yes opens nothing: robots.txt closes the whole site to * in %1</source>
   <translation>crawl: yes non apre nulla: robots.txt chiude l'intero sito a * (%1)</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to everyone by %1 in %2, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt può solo restringere: robots.txt chiude questo a tutti con %1 (%2), perciò l'Allow non apre nulla. Aprirlo là, o rimuoverlo qui</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to %1 by %2 in %3, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt può solo restringere: robots.txt chiude questo a %1 con %2 (%3), perciò l'Allow non apre nulla. Aprirlo là, o rimuoverlo qui</translation>
  </message>
  <message>
   <source>robots2.txt allows what robots.txt forbids</source>
   <translation>robots2.txt consente ciò che robots.txt vieta</translation>
  </message>
  <message>
   <source>robots2.txt extends robots.txt and does not replace it: its path rules may close more, never open what robots.txt has closed. An Allow, or crawl: yes, for what robots.txt disallows has no effect; whoever reads robots2.txt alone is misled by it.</source>
   <translation>robots2.txt estende robots.txt e non lo sostituisce: le sue regole di percorso possono chiudere di più, mai aprire ciò che robots.txt ha chiuso. Un Allow, o crawl: yes, per ciò che robots.txt vieta non ha effetto; chi legge solo robots2.txt ne viene ingannato.</translation>
  </message>
  <message>
   <source>Robot-version is in no group and decides nothing. Put it directly below the User-agent lines of its group</source>
   <translation>Robot-version non sta in alcun gruppo e non decide nulla. Metterla subito sotto le righe User-agent del suo gruppo</translation>
  </message>
  <message>
   <source>The group has a Robot-version in %1 already; this one decides nothing</source>
   <translation>Il gruppo ha già una Robot-version (%1); questa non decide nulla</translation>
  </message>
  <message>
   <source>Robot-version counts only directly below the User-agent lines; here it decides nothing, and the group is read as plain robots.txt. Move it up</source>
   <translation>Robot-version conta solo subito sotto le righe User-agent; qui non decide nulla, e il gruppo si legge come semplice robots.txt. Spostarla in alto</translation>
  </message>
  <message>
   <source>Move it below User-agent</source>
   <translation>Spostala sotto User-agent</translation>
  </message>
  <message>
   <source>Robot-version in the wrong place</source>
   <translation>Robot-version nel posto sbagliato</translation>
  </message>
  <message>
   <source>A group is of the extended standard if Robot-version follows its User-agent lines directly, with nothing but blank lines and comments between. Anywhere else the line decides nothing: the group's rules are read as plain prefixes and by length, not as whole paths in the order of the extended standard.</source>
   <translation>Un gruppo appartiene allo standard esteso se Robot-version segue subito le sue righe User-agent, con solo righe vuote e commenti in mezzo. In ogni altro punto la riga non decide nulla: le regole del gruppo si leggono come semplici prefissi e per lunghezza, non come percorsi interi nell'ordine dello standard esteso.</translation>
  </message>
  <message>
   <source>%1 is in no group, so it applies to no agent and decides nothing. Put it below a User-agent line</source>
   <translation>%1 non sta in alcun gruppo, perciò non riguarda nessuno e non decide nulla. Metterla sotto una riga User-agent</translation>
  </message>
  <message>
   <source>This rule comes before the first User-agent line, so it applies to no agent and decides nothing. Put User-agent: * before it, or move it into a group</source>
   <translation>Questa regola sta prima della prima riga User-agent e non appartiene a nessuno: non decide nulla. Mettervi davanti User-agent: *, o spostarla in un gruppo</translation>
  </message>
  <message>
   <source>There is no User-agent line, so this rule applies to no agent and decides nothing. Put User-agent: * before it</source>
   <translation>Non c'è alcuna riga User-agent, perciò questa regola non appartiene a nessuno e non decide nulla. Mettervi davanti User-agent: *</translation>
  </message>
  <message>
   <source>Put “User-agent: *” before it</source>
   <translation>Metti davanti «User-agent: *»</translation>
  </message>
  <message>
   <source>Rule before any User-agent</source>
   <translation>Regola prima di ogni User-agent</translation>
  </message>
  <message>
   <source>Allow and Disallow belong to the User-agent lines above them. Before the first one they apply to no agent and every crawler ignores them. Usually the line User-agent: * is missing, misspelt, or broken by an invisible character. Crawl-delay, Content-Signal and anything else that belongs to a group decide nothing there either.</source>
   <translation>Allow e Disallow appartengono alle righe User-agent sopra di loro. Prima della prima non appartengono a nessuno e ogni crawler li salta. Per lo più la riga User-agent: * manca, è scritta male o è guastata da un carattere invisibile. Anche Crawl-delay, Content-Signal e quant'altro appartiene a un gruppo lì non decidono nulla.</translation>
  </message>
  <message>
   <source>Path rules do not belong in a block: this one applies to no agent. Put it in a separate group, with User-agent: * or an agent's token above it (the block is for the category %1)</source>
   <translation>Le regole di percorso non vanno in un blocco: questa non vale per nessuno. Metterla in un gruppo proprio, con sopra User-agent: * o il token di un agente (il blocco è per la categoria %1)</translation>
  </message>
  <message>
   <source>Path rule inside an [agent: …] block</source>
   <translation>Regola di percorso in un blocco [agent: …]</translation>
  </message>
  <message>
   <source>A block contains policy for a category of agents; rules for paths belong in groups that begin with User-agent, as in robots.txt. A block's header ends the group above it, so an Allow or Disallow below it applies to no agent and decides nothing.</source>
   <translation>Un blocco contiene la policy per una categoria di agenti; i percorsi sono regolati da gruppi che iniziano con User-agent, come in robots.txt. L'intestazione di un blocco chiude il gruppo sopra, perciò un Allow o Disallow sotto di essa non appartiene a nessuno e non decide nulla.</translation>
  </message>
  <message>
   <source>About training this says %1, the group for %2 in robots.txt says %3. Who makes models may pick the one it likes: say the same in both</source>
   <translation>Sull'addestramento questo dice %1, il gruppo per %2 in robots.txt dice %3. Chi crea modelli può scegliere ciò che preferisce: dire lo stesso in entrambi</translation>
  </message>
  <message>
   <source>About training this says %1 to %2, robots2.txt says %3 in %4. An agent may pick the one it likes: say the same in both</source>
   <translation>Sull'addestramento questo dice %1 a %2, robots2.txt dice %3 (%4). Un agente può scegliere ciò che preferisce: dire lo stesso in entrambi</translation>
  </message>
  <message>
   <source>Preference signals that contradict each other</source>
   <translation>Segnali di preferenza che si contraddicono</translation>
  </message>
  <message>
   <source>Content-Signal, Content-Usage and DisallowAITraining in robots.txt, a group there for a policy token such as __usage_ai-training, and train in robots2.txt speak of the same matter to different readers. If they differ, an agent that reads both has a choice, and one that reads one of them has half of your will. None outranks the other.</source>
   <translation>Content-Signal, Content-Usage e DisallowAITraining in robots.txt, un gruppo lì per un token di policy come __usage_ai-training e train in robots2.txt parlano della stessa cosa a lettori diversi. Se differiscono, un agente che li legge entrambi può scegliere, e uno che ne legge uno conosce metà della volontà espressa. Nessuno prevale sugli altri.</translation>
  </message>
  <message>
   <source>Crawlers may not fetch this sitemap: %1 in %2 closes it. Put “Allow: %3” into the group for *</source>
   <translation>I crawler non possono recuperare questa sitemap: %1 (%2) la chiude. Mettere «Allow: %3» nel gruppo per *</translation>
  </message>
  <message>
   <source>Sitemap that may not be fetched</source>
   <translation>Sitemap che non si può recuperare</translation>
  </message>
  <message>
   <source>A Sitemap line invites crawlers to a file that a rule of the same policy forbids to them. Many keep to the rule and never see the sitemap. An Allow for its path settles it. Sitemaps on another host are not affected by this file.</source>
   <translation>Una riga Sitemap invita i crawler a un file che una regola della stessa policy vieta loro. Molti si attengono alla regola e non vedono mai la sitemap. Un Allow per il suo percorso lo risolve. Le sitemap su un altro host non sono toccate da questo file.</translation>
  </message>
  <message numerus="yes">
   <source>The file has %n bytes; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</source>
   <comment>The file has %n byte; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</comment>
   <translation>
    <numerusform>Il file ha %n byte; i crawler non sono tenuti a leggerne più di 512.000, perciò ciò che sta da %1 in poi può non essere letto. Accorciarlo: una sola regola con * spesso ne sostituisce molte</numerusform>
    <numerusform>Il file ha %n byte; i crawler non sono tenuti a leggerne più di 512.000, perciò ciò che sta da %1 in poi può non essere letto. Accorciarlo: una sola regola con * spesso ne sostituisce molte</numerusform>
   </translation>
  </message>
  <message>
   <source>Larger than crawlers must read</source>
   <translation>Più grande di quanto i crawler debbano leggere</translation>
  </message>
  <message>
   <source>A crawler must read at least 500 KiB of the file and may leave the rest. What lies past 512,000 bytes is read by Gatepost, but real crawlers may not see it; a rule cut in the middle may even match more than was meant. Put the important groups first and replace long lists by patterns or by a common folder.</source>
   <translation>Un crawler deve leggere almeno 500 KiB del file e può tralasciare il resto. Ciò che sta oltre 512.000 byte viene letto da Gatepost, ma i crawler veri potrebbero non vederlo; una regola tagliata a metà può persino corrispondere a più di quanto inteso. Mettere prima i gruppi importanti e sostituire i lunghi elenchi con pattern o con una cartella comune.</translation>
  </message>
  <message>
   <source>Two paths on one line are read as one path with a space in it. Give each its own line</source>
   <translation>Due percorsi su una riga vengono letti come un solo percorso con uno spazio. Dare a ciascuno una riga propria</translation>
  </message>
  <message>
   <source>A path with a space: URLs contain %1 instead. Some crawlers read the space as %1, others find no match. Write %1, or put a # before a remark</source>
   <translation>Percorso con uno spazio: gli URL contengono invece %1. Alcuni crawler leggono lo spazio come %1, altri non trovano corrispondenze. Scrivere %1, o mettere un # davanti a un'annotazione</translation>
  </message>
  <message>
   <source>Split into two lines</source>
   <translation>Dividi in due righe</translation>
  </message>
  <message>
   <source>Write %1 for the space</source>
   <translation>Scrivi %1 al posto dello spazio</translation>
  </message>
  <message>
   <source>Make the rest a comment</source>
   <translation>Trasforma il resto in commento</translation>
  </message>
  <message>
   <source>Space in a path</source>
   <translation>Spazio in un percorso</translation>
  </message>
  <message>
   <source>A rule has one path, and everything up to the end of the line or a # belongs to it. A URL never contains a space; browsers send it as %20 (or + in a query). Gatepost reads the rule as browsers would send it, but some crawlers compare the space itself, and then the rule never matches. Several paths need several lines, and a remark needs a #.</source>
   <translation>Una regola contiene un percorso, e tutto fino alla fine della riga o a un # gli appartiene. Un URL non contiene mai uno spazio; i browser lo inviano come %20 (o + in una query). Gatepost legge la regola come la invierebbero i browser, ma alcuni crawler confrontano lo spazio stesso, e allora la regola non corrisponde mai. Più percorsi richiedono più righe, un'annotazione richiede un #.</translation>
  </message>
  <message>
   <source>A rule matches everything that begins with it, so the %1 at the end adds nothing but length; old crawlers take it literally. Write %2</source>
   <translation>Una regola corrisponde a tutto ciò che inizia con essa, perciò il %1 alla fine aggiunge solo lunghezza; i vecchi crawler lo prendono per un carattere comune. Scrivere %2</translation>
  </message>
  <message>
   <source>Superfluous * at the end</source>
   <translation>* superfluo alla fine</translation>
  </message>
  <message>
   <source>A rule is compared with the beginning of the path, so /blog matches /blog/a and /blogs as well: a * at the end matches nothing more. It does make the rule one byte longer, which can decide between rules, and crawlers that know no wildcards look for a real star. *$ at the end undoes itself.</source>
   <translation>Una regola si confronta con l'inizio del percorso, perciò /blog corrisponde anche a /blog/a e /blogs: un * alla fine non corrisponde ad altro. Rende però la regola un byte più lunga, il che può decidere tra regole, e i crawler che non conoscono caratteri jolly cercano un vero asterisco. *$ alla fine si annulla da sé.</translation>
  </message>
  <message>
   <source>The group for * is for every robot, but %1 makes it a group that almost none can read: others take its patterns for prefixes. Give * plain rules, and name the robots that know the standard 2.0</source>
   <translation>Il gruppo per * è per ogni robot, ma %1 ne fa un gruppo che quasi nessuno sa leggere: gli altri prendono i suoi pattern per prefissi. Dare a * regole semplici, e nominare i robot che conoscono lo standard 2.0</translation>
  </message>
  <message>
   <source>Remove Robot-version, so that the group is a plain one</source>
   <translation>Rimuovi Robot-version, così il gruppo è semplice</translation>
  </message>
  <message>
   <source>Group for * by the standard 2.0</source>
   <translation>Gruppo per * secondo lo standard 2.0</translation>
  </message>
  <message>
   <source>The extended standard 2.0 itself asks that the group for * keeps to the form of the original standard, because it is for robots that one does not know. Robots that do not know 2.0 read whole paths and shell patterns as prefixes, pass over hours and rates, and may end up with another policy than the one that is meant.</source>
   <translation>Lo stesso standard esteso 2.0 chiede che il gruppo per * mantenga la forma dello standard originale, perché è per i robot che non si conoscono. I robot che non conoscono 2.0 leggono percorsi interi e pattern di shell come prefissi, saltano orari e frequenze, e possono arrivare a una policy diversa da quella intesa.</translation>
  </message>
  <message>
   <source>There is a byte order mark inside the file, probably because files were joined. The line is not read as meant; remove the mark</source>
   <translation>Dentro il file c'è un byte order mark, probabilmente da file uniti. La riga non si legge come si intendeva; rimuoverlo</translation>
  </message>
  <message>
   <source>Byte order mark inside the file</source>
   <translation>Byte order mark dentro il file</translation>
  </message>
  <message>
   <source>A byte order mark is only skipped as the first three bytes of the file. Anywhere else, or as the garbled characters ï»¿ that a wrong conversion makes of it, it is part of the word next to it: the key is then unknown and the line decides nothing. It is invisible in most editors.</source>
   <translation>Un byte order mark viene saltato solo come primi tre byte del file. Altrove, o come le lettere ï»¿ che ne fa una conversione errata, fa parte della parola accanto a cui sta: la chiave è allora sconosciuta e la riga non decide nulla. Nella maggior parte degli editor è invisibile.</translation>
  </message>
  <message>
   <source>A % that is not followed by two hex digits: no well-formed URL contains it. Write %1 for a literal percent sign</source>
   <translation>Un % non seguito da due cifre esadecimali: nessun URL ben formato lo contiene. Scrivere %1 per un segno di percentuale letterale</translation>
  </message>
  <message>
   <source>Stray percent sign</source>
   <translation>Segno di percentuale isolato</translation>
  </message>
  <message>
   <source>In a URL a percent sign begins an escaped byte and two hex digits follow it. Anything else is malformed; crawlers escape it in various ways, so whether the rule matches is a matter of luck. A literal percent sign is written %25.</source>
   <translation>In un URL un segno di percentuale inizia un byte codificato e lo seguono due cifre esadecimali. Altro è malformato; i crawler lo codificano in modi diversi, perciò se la regola corrisponda è questione di fortuna. Un segno di percentuale letterale si scrive %25.</translation>
  </message>
  <message>
   <source>%1 states a preference about training, and shares its group with %2: what is closed here is closed to the crawler too, for search as well. Give the token its own group</source>
   <translation>%1 dichiara una preferenza sull'addestramento e condivide il gruppo con %2: ciò che è chiuso qui è chiuso anche al crawler, pure per la ricerca. Dare al token un gruppo proprio</translation>
  </message>
  <message>
   <source>Use token in a group of crawlers</source>
   <translation>Token d'uso in un gruppo di crawler</translation>
  </message>
  <message>
   <source>A policy token such as __usage_ai-training stands for a use, not for a crawler: its Disallow says that pages are not to be used so, and does not stop a fetch. In a group that also names crawlers the same Disallow stops their fetches. If only the use is meant, the token needs its own group.</source>
   <translation>Un token di policy come __usage_ai-training indica un uso, non un crawler: il suo Disallow dice che le pagine non vanno usate così, e non impedisce un recupero. In un gruppo che nomina anche crawler lo stesso Disallow impedisce i loro recuperi. Se si intende solo l'uso, al token serve un gruppo proprio.</translation>
  </message>
  <message>
   <source>A second directive on the line: only some readers see this %1. Give it its own line</source>
   <translation>Una seconda direttiva sulla riga: solo alcuni parser vedono questo %1. Darle una riga propria</translation>
  </message>
  <message>
   <source>Two directives on one line</source>
   <translation>Due direttive su una riga</translation>
  </message>
  <message>
   <source>Each directive needs its own line. After a User-agent value Gatepost reads an Allow or Disallow as a separate line, as the purpose proposal prints it; plain crawlers cut the value at the white space and lose the rule. Anywhere else the second directive becomes a part of the first one's value, which then matches nothing.</source>
   <translation>Una direttiva sta su una riga. Dopo un valore User-agent Gatepost legge un Allow o Disallow come riga a sé, come la scrive la proposta sugli scopi; i crawler semplici tagliano il valore allo spazio e perdono la regola. Altrove la seconda direttiva diventa parte del valore della prima, che allora non corrisponde a nulla.</translation>
  </message>
  <message>
   <source>The path has characters that a URL writes with percent signs; simple crawlers compare the bytes. Write %1</source>
   <translation>Il percorso ha caratteri che un URL scrive con segni di percentuale; i crawler semplici confrontano i byte. Scrivere %1</translation>
  </message>
  <message>
   <source>Path that is not percent-encoded</source>
   <translation>Percorso non codificato in percentuale</translation>
  </message>
  <message>
   <source>In a URL every byte above 127 is written as a percent sign and two digits, so é is %C3%A9. Crawlers that follow the standard encode both sides before they compare; others compare what is written. Google recommends the encoded form, which means the same to all.</source>
   <translation>In un URL ogni byte oltre 127 si scrive con un segno di percentuale e due cifre, perciò é è %C3%A9. I crawler che seguono lo standard codificano entrambe le parti prima di confrontarle; altri confrontano ciò che è scritto. Google consiglia la forma codificata, che significa lo stesso per tutti.</translation>
  </message>
  <message>
   <source>Blocks are for categories of agents; that an agent's own token is taken too is an extension that others may not know. %1 is of the category %2</source>
   <translation>I blocchi sono per categorie di agenti; che si accetti anche il token di un agente è un'estensione che altri possono non conoscere. %1 è della categoria %2</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. Did you mean %2?</source>
   <translation>%1 non è né una delle otto categorie né un agente noto, perciò quasi nessuno segue questo blocco. Si intendeva %2?</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. The categories: %2</source>
   <translation>%1 non è né una delle otto categorie né un agente noto, perciò quasi nessuno segue questo blocco. Le categorie: %2</translation>
  </message>
  <message>
   <source>Unknown category of agents</source>
   <translation>Categoria di agenti sconosciuta</translation>
  </message>
  <message>
   <source>An [agent: …] block is for one of eight categories that agents declare in X-Agent-Identity: search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. Gatepost also takes an agent's own token, as an extension. Any other name matches no agent.</source>
   <translation>Un blocco [agent: …] è per una di otto categorie che gli agenti dichiarano in X-Agent-Identity: search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. Gatepost accetta, come estensione, anche il token proprio di un agente. Qualsiasi altro nome non corrisponde ad alcun agente.</translation>
  </message>
  <message>
   <source>%1 is not a directive, so the line decides nothing. Did you mean %2?</source>
   <translation>%1 non è una direttiva, perciò la riga non decide nulla. Si intendeva %2?</translation>
  </message>
  <message>
   <source>%1 is of ACAP, which was given up and which no crawler reads. Say it with Allow and Disallow</source>
   <translation>%1 è di ACAP, che è stato abbandonato e che nessun crawler legge. Dirlo con Allow e Disallow</translation>
  </message>
  <message>
   <source>An address without a directive decides nothing. Put Sitemap: before it, or a # if it is a comment</source>
   <translation>Un indirizzo senza direttiva non decide nulla. Mettervi davanti Sitemap:, o un # se è un commento</translation>
  </message>
  <message>
   <source>%1 is not a directive that any known crawler reads here; the line decides nothing. Remove it, or put a # before it</source>
   <translation>%1 non è una direttiva che un crawler noto legga qui; la riga non decide nulla. Rimuoverla, o mettervi davanti un #</translation>
  </message>
  <message>
   <source>Put “Sitemap: ” before it</source>
   <translation>Metti davanti «Sitemap: »</translation>
  </message>
  <message>
   <source>Unknown directive</source>
   <translation>Direttiva sconosciuta</translation>
  </message>
  <message>
   <source>The word before the colon is none that the file's format knows; crawlers pass the line over. If it is close to a known directive it is probably a slip, and then the rule that was meant does not count: an error. Else it is a directive of a private extension, a comment without its #, or of a standard that nobody reads.</source>
   <translation>La parola prima dei due punti non è tra quelle che il formato del file conosce; i crawler saltano la riga. Se è vicina a una direttiva nota è probabilmente un refuso, e allora la regola intesa non vale: un errore. Altrimenti è una direttiva di un'estensione privata, un commento senza il suo #, o di uno standard che nessuno legge.</translation>
  </message>
  <message>
   <source>Neither a directive nor a comment: the line decides nothing. Put a # before it if it is a comment</source>
   <translation>Né una direttiva né un commento: la riga non decide nulla. Mettervi davanti un # se è un commento</translation>
  </message>
  <message>
   <source>This is not a block header, so the lines below it are for every agent. Write %1</source>
   <translation>Questa non è un'intestazione di blocco, perciò le righe sotto valgono per ogni agente. Scrivere %1</translation>
  </message>
  <message>
   <source>This is not a block header: write [agent: CATEGORY], for example [agent: search-indexer]</source>
   <translation>Questa non è un'intestazione di blocco: scrivere [agent: CATEGORIA], per esempio [agent: search-indexer]</translation>
  </message>
  <message>
   <source>Neither directive nor comment</source>
   <translation>Né direttiva né commento</translation>
  </message>
  <message>
   <source>A line that is neither empty nor a comment nor “key: value” is kept as it is and decides nothing. Usually it is a comment without its #, the rest of a line that was broken above, or a path without its directive. In an extended group it also separates Robot-version from its User-agent lines. In robots-ai.txt, whose specification asks for “directive: value” in every line, it is an error.</source>
   <translation>Una riga che non è vuota, né un commento, né «chiave: valore» viene lasciata com'è e non decide nulla. Di solito è un commento senza il suo #, il resto di una riga spezzata sopra, o un percorso senza la sua direttiva. In un gruppo esteso separa inoltre Robot-version dalle sue righe User-agent. In robots-ai.txt, la cui specifica richiede «direttiva: valore» in ogni riga, è un errore.</translation>
  </message>
  <message>
   <source>Noindex is not read by any large crawler here (Google stopped in 2019). Use the robots meta tag or the X-Robots-Tag header on the page, and do not disallow it</source>
   <translation>Nessun grande crawler legge qui Noindex (Google ha smesso nel 2019). Usare il meta tag robots o l'intestazione X-Robots-Tag nella pagina, e non vietarla</translation>
  </message>
  <message>
   <source>Nofollow is not read in this file. Use the robots meta tag or rel=&quot;nofollow&quot; on the page</source>
   <translation>Nofollow non viene letto in questo file. Usare il meta tag robots o rel=&quot;nofollow&quot; nella pagina</translation>
  </message>
  <message>
   <source>Noarchive is not read in this file. Use the robots meta tag or the X-Robots-Tag header on the page</source>
   <translation>Noarchive non viene letto in questo file. Usare il meta tag robots o l'intestazione X-Robots-Tag nella pagina</translation>
  </message>
  <message>
   <source>Host is not read any more: Yandex, which made it, stopped in 2018. Redirect to the main host instead</source>
   <translation>Host non viene più letto: Yandex, che l'aveva creato, ha smesso nel 2018. Reindirizzare invece all'host principale</translation>
  </message>
  <message>
   <source>Clean-param is read by Yandex alone; it decides nothing for other crawlers</source>
   <translation>Clean-param è letto solo da Yandex; per gli altri crawler non decide nulla</translation>
  </message>
  <message>
   <source>Directive that is not read</source>
   <translation>Direttiva che non viene letta</translation>
  </message>
  <message>
   <source>Some directives are met often and decide nothing. Noindex, Nofollow and Noarchive mean something as a robots meta tag or in the X-Robots-Tag header, where a crawler finds them only if it may fetch the page. Host was Yandex's until 2018; Clean-param is still read by Yandex, and by nobody else.</source>
   <translation>Alcune direttive si incontrano spesso e non decidono nulla. Noindex, Nofollow e Noarchive hanno senso come meta tag robots o nell'intestazione X-Robots-Tag, dove un crawler li trova solo se può recuperare la pagina. Host è stato di Yandex fino al 2018; Clean-param è ancora letto da Yandex, e da nessun altro.</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”: the rules below it are then no longer for the agents of this group. Remove the line</source>
   <translation>Nessun crawler noto legge User-Agent-Purpose, e Google prende la riga per «User-agent: %1»: le regole sottostanti non sono allora più per gli agenti di questo gruppo. Rimuovere la riga</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”. Name the agents by their tokens instead</source>
   <translation>Nessun crawler noto legge User-Agent-Purpose, e Google prende la riga per «User-agent: %1». Nominare invece gli agenti con i loro token</translation>
  </message>
  <message>
   <source>User-Agent-Purpose</source>
   <translation>User-Agent-Purpose</translation>
  </message>
  <message>
   <source>Two drafts proposed to name agents by what they do; both have expired, and no crawler is known to read the line. Google's parser takes any key that begins with “user-agent” for User-agent, so to Google the line names an agent that does not exist. Between the rules of a group that does harm: the rules below belong to that agent alone (a warning).</source>
   <translation>Due bozze proponevano di nominare gli agenti da ciò che fanno; entrambe sono scadute, e non si conosce alcun crawler che legga la riga. Il parser di Google prende per User-agent ogni chiave che inizia con «user-agent», perciò per Google la riga nomina un agente che non esiste. Tra le regole di un gruppo questo fa danno: le regole sottostanti valgono solo per quell'agente (un avviso).</translation>
  </message>
  <message>
   <source>The specification spells it %1; agents may not know %2</source>
   <translation>La specifica lo scrive %1; gli agenti possono non conoscere %2</translation>
  </message>
  <message>
   <source>American spelling</source>
   <translation>Grafia americana</translation>
  </message>
  <message>
   <source>robots2.txt spells its directives the British way: summarise, personalise, monetise, editorialised. Gatepost reads summarize and the like as what they mean, but the specification does not say so and other agents may ignore the line, which leaves the matter unstated.</source>
   <translation>robots2.txt scrive le sue direttive in inglese britannico: summarise, personalise, monetise, editorialised. Gatepost legge summarize e simili per ciò che intendono, ma la specifica non lo dice e altri agenti possono ignorare la riga, il che lascia la questione non dichiarata.</translation>
  </message>
  <message>
   <source>No standard above 2.0 exists; the group is read as one of %1 here, and other readers may ignore it. Write %1</source>
   <translation>Non esiste uno standard oltre 2.0; qui il gruppo viene letto come uno di %1, e altri lettori possono ignorarlo. Scrivere %1</translation>
  </message>
  <message>
   <source>Version above 2</source>
   <translation>Versione oltre 2</translation>
  </message>
  <message>
   <source>The extended standard names the versions 1.0 and 2.0. What a higher one would mean is written nowhere. Gatepost reads a higher even version as 2.0; a robot that knows 2.0 may also leave the group out.</source>
   <translation>Lo standard esteso nomina le versioni 1.0 e 2.0. Che cosa significherebbe una più alta non è scritto da nessuna parte. Gatepost legge una versione pari più alta come 2.0; un robot che conosce 2.0 può anche tralasciare il gruppo.</translation>
  </message>
  <message>
   <source>%1 states nothing, because %2 has other values; the rest of the line counts. Write %3</source>
   <translation>%1 non dichiara nulla, perché %2 ha altri valori; il resto della riga vale. Scrivere %3</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Signal: Content-Usage has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 è un'etichetta di Content-Signal: Content-Usage ha per questo %2, e i lettori ignorano le altre. Scrivere %2</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Usage: Content-Signal has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 è un'etichetta di Content-Usage: Content-Signal ha per questo %2, e i lettori ignorano le altre. Scrivere %2</translation>
  </message>
  <message>
   <source>Part of a signal that states nothing</source>
   <translation>Parte di un segnale che non dichiara nulla</translation>
  </message>
  <message>
   <source>Content-Usage answers with y and n, Content-Signal with yes and no. The other one's answer states nothing, while the rest of the line counts: a refusal that was meant is then silently missing. Values of Content-Usage are compared with their case.</source>
   <translation>Content-Usage risponde con y e n, Content-Signal con yes e no. La risposta dell'altro non dichiara nulla, mentre il resto della riga vale: un rifiuto voluto manca allora senza che si noti. I valori di Content-Usage si confrontano distinguendo le maiuscole.</translation>
  </message>
  <message>
   <source>Label of Content-Signal in Content-Usage</source>
   <translation>Etichetta di Content-Signal in Content-Usage</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: ai-train and ai-input of Content-Signal are train-ai and ai-use in Content-Usage, whose labels are in lower case. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>I due modi di dichiarare una preferenza hanno parole diverse per la stessa cosa: ai-train e ai-input di Content-Signal sono train-ai e ai-use in Content-Usage, le cui etichette sono in minuscolo. Un lettore ignora le etichette che non conosce, perciò la riga non dice ciò che sembra dire.</translation>
  </message>
  <message>
   <source>Label of Content-Usage in Content-Signal</source>
   <translation>Etichetta di Content-Usage in Content-Signal</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: train-ai and ai-use of Content-Usage are ai-train and ai-input in Content-Signal. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>I due modi di dichiarare una preferenza hanno parole diverse per la stessa cosa: train-ai e ai-use di Content-Usage sono ai-train e ai-input in Content-Signal. Un lettore ignora le etichette che non conosce, perciò la riga non dice ciò che sembra dire.</translation>
  </message>
  <message>
   <source>%1 is always about the whole file, also inside the block for %2. Move it above the first block</source>
   <translation>%1 riguarda sempre l'intero file, anche dentro il blocco per %2. Spostarlo sopra il primo blocco</translation>
  </message>
  <message>
   <source>Statement about the file inside a block</source>
   <translation>Dichiarazione sul file dentro un blocco</translation>
  </message>
  <message>
   <source>market, content-type, editorialised, ai-assisted, primary-language, report-to and age-rating describe the site, not an agent. Inside an [agent: …] block they look as if they applied to that category only, but they do not.</source>
   <translation>market, content-type, editorialised, ai-assisted, primary-language, report-to e age-rating descrivono il sito, non un agente. Dentro un blocco [agent: …] sembrano valere solo per quella categoria, e non è così.</translation>
  </message>
  <message>
   <source>A window whose ends are equal is one minute long. Write 0000-2359 for the whole day, or its real end</source>
   <translation>Una finestra con estremi uguali dura un minuto. Scrivere 0000-2359 per l'intero giorno, o la sua vera fine</translation>
  </message>
  <message>
   <source>The window is the whole day and so changes nothing. Remove the line, or narrow it</source>
   <translation>La finestra è l'intero giorno e perciò non cambia nulla. Rimuovere la riga, o restringerla</translation>
  </message>
  <message>
   <source>Window of one minute or of the whole day</source>
   <translation>Finestra di un minuto o dell'intero giorno</translation>
  </message>
  <message>
   <source>Both ends of a window belong to it, to the minute. Equal ends are therefore one minute a day, in which hardly any crawler comes; an end just before the start is the whole day and changes nothing. Either is probably not what was meant.</source>
   <translation>Entrambi gli estremi di una finestra le appartengono, al minuto. Estremi uguali sono quindi un minuto al giorno, in cui quasi nessun crawler viene; una fine appena prima dell'inizio è l'intero giorno e non cambia nulla. Né l'uno né l'altro è probabilmente ciò che si intendeva.</translation>
  </message>
  <message>
   <source>This line changes nothing: %1 in %2 says the same of all its paths. It can be removed</source>
   <translation>Questa riga non cambia nulla: %1 (%2) dice lo stesso di tutti i suoi percorsi. Si può rimuovere</translation>
  </message>
  <message>
   <source>This line changes nothing: what no rule denies may be fetched anyway. It can be removed</source>
   <translation>Questa riga non cambia nulla: ciò che nessuna regola vieta si può recuperare comunque. Si può rimuovere</translation>
  </message>
  <message>
   <source>This group changes nothing: whoever it names gets the same answers without it. All of its lines can be removed together</source>
   <translation>Questo gruppo non cambia nulla: chi vi è nominato riceve le stesse risposte anche senza. Tutte le sue righe si possono rimuovere insieme</translation>
  </message>
  <message>
   <source>This line changes nothing once the other marked lines are gone. It can be removed together with them</source>
   <translation>Questa riga non cambia nulla una volta tolte le altre righe segnate. Si può rimuovere insieme a loro</translation>
  </message>
  <message>
   <source>This line changes nothing: without it the group runs on into the one in %1, which says the same. It can be removed</source>
   <translation>Questa riga non cambia nulla: senza di essa il gruppo prosegue in quello di %1, che dice lo stesso. Si può rimuovere</translation>
  </message>
  <message>
   <source>This says what is so without it: no answer changes if it is left out. It may stay for people to read</source>
   <translation>Questo dice ciò che vale anche senza: nessuna risposta cambia se manca. Può restare per chi legge</translation>
  </message>
  <message>
   <source>This line changes nothing: every answer is the same without it. It can be removed</source>
   <translation>Questa riga non cambia nulla: senza di essa ogni risposta è la stessa. Si può rimuovere</translation>
  </message>
  <message>
   <source>Remove the group</source>
   <translation>Rimuovi il gruppo</translation>
  </message>
  <message>
   <source>Remove the marked lines</source>
   <translation>Rimuovi le righe segnate</translation>
  </message>
  <message>
   <source>Line without effect</source>
   <translation>Riga senza effetto</translation>
  </message>
  <message>
   <source>Without this line every answer stays the same: for every agent, path, time and use, in all five readings of the files. Mostly a shorter rule of the group covers it, as /shop/ covers /shop/cart, or a group says what the group for * says. This is proved on the patterns themselves, not by trying paths; where it cannot be proved, nothing is said, and of a large file not every line is tried: “Tidy up” and gatepost-cli tidy say how many were not. All lines that are marked can go together. The last group of a file and the last rule of its last group stay, though the file says the same without them: people read there that everything is open.</source>
   <translation>Senza questa riga ogni risposta resta la stessa: per ogni agente, percorso, ora e uso, in tutte e cinque le letture dei file. Per lo più la copre una regola più corta del gruppo, come /shop/ copre /shop/cart, oppure un gruppo dice ciò che dice il gruppo per *. Ciò si dimostra sui pattern stessi, non provando percorsi; dove non si può dimostrare, non si dice nulla, e in un file grande non si prova ogni riga: «Fai pulizia» e gatepost-cli tidy dicono quante non lo sono state. Tutte le righe segnate possono sparire insieme. L’ultimo gruppo di un file e l’ultima regola del suo ultimo gruppo restano, anche se il file dice lo stesso senza di essi: lì si legge che tutto è aperto.</translation>
  </message>
  <message>
   <source>Values are written in lower case; some readers compare them exactly. Write %1</source>
   <translation>I valori si scrivono in minuscolo; alcuni parser li confrontano così come sono. Scrivere %1</translation>
  </message>
  <message>
   <source>Value not in lower case</source>
   <translation>Valore non in minuscolo</translation>
  </message>
  <message>
   <source>Words such as yes, no and short-only are compared without case here, and the specification shows them in lower case only. A reader that compares exactly does not know “No”. Lower case is understood by all.</source>
   <translation>Parole come yes, no e short-only qui si confrontano senza distinguere le maiuscole, e la specifica le mostra solo in minuscolo. Un parser che confronta lettera per lettera non conosce «No». Il minuscolo è capito da tutti.</translation>
  </message>
  <message>
   <source>The comparison is not complete</source>
   <translation>Il confronto non è completo</translation>
  </message>
  <message>
   <source>Name with characters that a product token cannot have</source>
   <translation>Nome con caratteri diversi da quelli di un token di prodotto</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”. Strict parsers cut the name at the first other character, and the record then applies to another name. Keep it if the crawler really uses this name.</source>
   <translation>Un token di prodotto di RFC 9309 ha solo a–z, A–Z, «-» e «_». I parser rigorosi tagliano il nome al primo altro carattere, e la voce vale allora per un altro nome. Tenerlo se il crawler si chiama davvero così.</translation>
  </message>
  <message>
   <source>Name that looks misspelled</source>
   <translation>Nome che sembra scritto male</translation>
  </message>
  <message>
   <source>No crawler of this name is known, but one whose name differs by one character. A record for a misspelled name applies to no agent. Correct the name, or keep it if the agent is new.</source>
   <translation>Nessun crawler noto ha questo nome, ma ce n'è uno il cui nome differisce per un carattere. Una voce per un nome scritto male non vale per alcun agente. Correggere il nome, o tenerlo se l'agente è nuovo.</translation>
  </message>
  <message>
   <source>The id is not a ULID</source>
   <translation>L'id non è un ULID</translation>
  </message>
  <message>
   <source>The id of an agent policy is a ULID: 26 characters, the first from 0 to 7. robots.txt is rendered all the same, but tools that follow the id do not find the policy. Copy the id again, or make a new one.</source>
   <translation>L'id di una policy per agenti è un ULID: 26 caratteri, il primo da 0 a 7. robots.txt viene generato comunque, ma gli strumenti che seguono l'id non trovano la policy. Copiare di nuovo l'id o crearne uno nuovo.</translation>
  </message>
  <message>
   <source>Path with a “#” or a space</source>
   <translation>Percorso con «#» o con uno spazio</translation>
  </message>
  <message>
   <source>In robots.txt a “#” begins a comment and a space ends the path for some crawlers, so the rule would differ from the policy. Write them as %23 and %20.</source>
   <translation>In robots.txt un «#» inizia un commento e per alcuni crawler uno spazio termina il percorso, perciò la regola direbbe altro rispetto alla policy. Scriverli come %23 e %20.</translation>
  </message>
  <message>
   <source>Path that begins with neither / nor *</source>
   <translation>Percorso che non inizia né con / né con *</translation>
  </message>
  <message>
   <source>A path in robots.txt begins with / or *. Crawlers may ignore any other line, so nothing is rendered. Put a / before the path.</source>
   <translation>In robots.txt un percorso inizia con / o *. I crawler possono ignorare ogni altra riga, perciò non viene generato nulla. Mettere una / davanti al percorso.</translation>
  </message>
  <message>
   <source>Slug with characters that an address cannot have</source>
   <translation>Slug con caratteri che un indirizzo non può avere</translation>
  </message>
  <message>
   <source>The slug is part of the address of the policy, which the first lines of robots.txt name. Use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>Lo slug fa parte dell'indirizzo della policy, che le prime righe di robots.txt riportano. Usare solo a–z, A–Z, cifre, «-», «_» e «.».</translation>
  </message>
  <message>
   <source>Address that is not an absolute URL</source>
   <translation>Indirizzo che non è un URL assoluto</translation>
  </message>
  <message>
   <source>docs_url, sitemap_url and llms_txt_url are written into robots.txt as they are. A crawler can follow only an absolute http or https URL. Write it in full.</source>
   <translation>docs_url, sitemap_url e llms_txt_url vengono scritti in robots.txt così come sono. Un crawler può seguire solo un URL http o https assoluto. Scriverlo per intero.</translation>
  </message>
  <message>
   <source>Name that cannot be in a User-agent line</source>
   <translation>Nome che non può stare in una riga User-agent</translation>
  </message>
  <message>
   <source>Crawlers cut the name at a space or “#”, so the record would apply to another agent. Nothing is rendered until it is corrected. Write only the product token.</source>
   <translation>I crawler tagliano il nome a uno spazio o a «#», perciò la voce varrebbe per un altro agente. Finché non viene corretto, non viene generato nulla. Scrivere solo il token di prodotto.</translation>
  </message>
  <message>
   <source>Control character</source>
   <translation>Carattere di controllo</translation>
  </message>
  <message>
   <source>YAML allows no control characters, and parsers disagree about what such a file says. Nothing of it is read. Remove the character.</source>
   <translation>YAML non ammette caratteri di controllo, e i parser non concordano su che cosa dica un tale file. Non se ne legge nulla. Rimuovere il carattere.</translation>
  </message>
  <message>
   <source>Two entries for one agent</source>
   <translation>Due voci per un solo agente</translation>
  </message>
  <message>
   <source>Crawlers read two records for one agent as one. The entries then say together what neither says alone. Join them.</source>
   <translation>I crawler leggono due voci per uno stesso agente come una sola. Insieme dicono allora ciò che nessuna delle due dice da sola. Unirle.</translation>
  </message>
  <message>
   <source>Field that appears twice</source>
   <translation>Campo che compare due volte</translation>
  </message>
  <message>
   <source>Parsers of YAML disagree about which of two equal fields counts. Nothing is rendered until one of them is removed.</source>
   <translation>I parser YAML non concordano su quale di due campi uguali conti. Finché uno dei due non viene rimosso, non viene generato nulla.</translation>
  </message>
  <message>
   <source>Text that is not UTF-8 or has lone carriage returns</source>
   <translation>Testo che non è UTF-8 o che ha ritorni carrello isolati</translation>
  </message>
  <message>
   <source>An agent policy is read as UTF-8, with LF or CRLF as line ends. Nothing of another file is read. Save it as UTF-8 with such line ends.</source>
   <translation>Una policy per agenti viene letta come UTF-8, con LF o CRLF come fini di riga. Di un file diverso non si legge nulla. Salvarlo come UTF-8 con tali fini di riga.</translation>
  </message>
  <message>
   <source>Value that breaks a line of robots.txt</source>
   <translation>Valore che spezza una riga di robots.txt</translation>
  </message>
  <message>
   <source>The value contains a character at which some parser ends a line. What follows would be a separate line of robots.txt, perhaps a rule. Write the value in one line.</source>
   <translation>Il valore contiene un carattere a cui qualche parser termina una riga. Ciò che segue sarebbe una riga a sé di robots.txt, forse una regola. Scrivere il valore in una riga.</translation>
  </message>
  <message>
   <source>Merge key “&lt;&lt;”</source>
   <translation>Chiave di unione «&lt;&lt;»</translation>
  </message>
  <message>
   <source>YAML 1.2 has no merge keys, and they are not read here. The fields behind “&lt;&lt;” are missing from what is rendered. Write them out.</source>
   <translation>YAML 1.2 non ha chiavi di unione, e qui non vengono lette. I campi dietro «&lt;&lt;» mancano da ciò che viene generato. Scriverli per esteso.</translation>
  </message>
  <message>
   <source>No default_policy</source>
   <translation>Manca default_policy</translation>
  </message>
  <message>
   <source>The record for * is rendered from default_policy. Without it robots.txt would leave open what the policy means for all other agents. Add “default_policy: allow” or “default_policy: disallow”.</source>
   <translation>La voce per * viene generata da default_policy. Senza, robots.txt lascerebbe aperto che cosa significhi la policy per tutti gli altri agenti. Aggiungere «default_policy: allow» o «default_policy: disallow».</translation>
  </message>
  <message>
   <source>No id</source>
   <translation>Manca l'id</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the id of the policy that it was rendered from. Without an id they cannot. Add “id:” and a ULID.</source>
   <translation>Le prime righe di robots.txt riportano l'id della policy da cui è stato generato. Senza un id non possono. Aggiungere «id:» e un ULID.</translation>
  </message>
  <message>
   <source>Entry without a policy</source>
   <translation>Voce senza policy</translation>
  </message>
  <message>
   <source>The entry says neither allow nor disallow, so no record can be rendered for its agent. Add “policy: allow” or “policy: disallow”.</source>
   <translation>La voce non dice né allow né disallow, perciò per il suo agente non si può generare alcuna voce in robots.txt. Aggiungere «policy: allow» o «policy: disallow».</translation>
  </message>
  <message>
   <source>No slug</source>
   <translation>Manca lo slug</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the source of the policy by its slug. Without a slug they cannot. Add “slug: agent-policy”.</source>
   <translation>Le prime righe di robots.txt nominano la fonte della policy con il suo slug. Senza uno slug non possono. Aggiungere «slug: agent-policy».</translation>
  </message>
  <message>
   <source>No title</source>
   <translation>Manca il titolo</translation>
  </message>
  <message>
   <source>The first line of robots.txt ends with the title of the policy. Without a title it names only the file. Add “title:” and a name for people.</source>
   <translation>La prima riga di robots.txt finisce con il titolo della policy. Senza un titolo nomina solo il file. Aggiungere «title:» e un nome per chi legge.</translation>
  </message>
  <message>
   <source>Entry that names no agent</source>
   <translation>Voce che non nomina alcun agente</translation>
  </message>
  <message>
   <source>A record needs the product token of the agent that it applies to. Nothing is rendered until the entry has one. Add “user_agent:” and the token, or remove the entry.</source>
   <translation>Una voce di robots.txt ha bisogno del token di prodotto dell'agente per cui vale. Finché non ce l'ha, non viene generato nulla. Aggiungere «user_agent:» e il token, o rimuovere la voce.</translation>
  </message>
  <message>
   <source>More faults than are listed</source>
   <translation>Più errori di quanti ne siano elencati</translation>
  </message>
  <message>
   <source>The list of faults is bounded. The count of those that are not listed is in the message. Correct some of those above; the next check lists the others.</source>
   <translation>L'elenco degli errori è limitato. Il numero di quelli non elencati è nel messaggio. Correggere alcuni di quelli sopra; il controllo successivo elenca gli altri.</translation>
  </message>
  <message>
   <source>No agents</source>
   <translation>Nessun agente</translation>
  </message>
  <message>
   <source>The policy lists no agents, so robots.txt has only the record for *. That is valid. Add entries for the agents that are to be treated differently.</source>
   <translation>La policy non elenca agenti, perciò robots.txt ha solo la voce per *. È valido. Aggiungere voci per gli agenti da trattare diversamente.</translation>
  </message>
  <message>
   <source>The file is not a mapping</source>
   <translation>Il file non è una mappa</translation>
  </message>
  <message>
   <source>An agent policy is a YAML mapping: fields with names and values. The file contains something else, so nothing is rendered. Begin with “title:” or use a template.</source>
   <translation>Una policy per agenti è una mappa YAML: campi con nomi e valori. Il file contiene altro, perciò non viene generato nulla. Iniziare con «title:» o usare un modello.</translation>
  </message>
  <message>
   <source>The file is not YAML</source>
   <translation>Il file non è YAML</translation>
  </message>
  <message>
   <source>The text cannot be read as YAML, so nothing is rendered. The message says what the parser expected. Indent with spaces, close what is opened, and quote values with “: ” or “ #”.</source>
   <translation>Il testo non si può leggere come YAML, perciò non viene generato nulla. Il messaggio dice che cosa si aspettava il parser. Rientrare con spazi, chiudere ciò che è aperto e mettere tra virgolette i valori con «: » o « #».</translation>
  </message>
  <message>
   <source>Role that is not one of the common ones</source>
   <translation>Ruolo che non è uno di quelli comuni</translation>
  </message>
  <message>
   <source>The comment above a record explains the role of the agent. For a role that is not in the list the comment is the word itself, unless role_notes has a text for it. Check the spelling.</source>
   <translation>Il commento sopra una voce spiega il ruolo dell'agente. Per un ruolo che non è nell'elenco il commento è la parola stessa, a meno che role_notes non abbia un testo per esso. Controllare l'ortografia.</translation>
  </message>
  <message>
   <source>Agent that is retired</source>
   <translation>Agente che è ritirato</translation>
  </message>
  <message>
   <source>The operator no longer sends this agent. The record does no harm, but applies to no agent. If you mean the names that replaced it, add entries for them.</source>
   <translation>Il gestore non invia più questo agente. La voce non fa danni e non vale per alcun agente. Verificare che i nomi che ne hanno preso il posto abbiano una voce, se si intendono quelli.</translation>
  </message>
  <message>
   <source>More than one YAML document</source>
   <translation>Più di un documento YAML</translation>
  </message>
  <message>
   <source>A file contains one agent policy. Parsers disagree about which of several documents counts, so nothing is rendered. Keep one.</source>
   <translation>Un file contiene una sola policy per agenti. I parser non concordano su quale di più documenti conti, perciò non viene generato nulla. Tenerne uno.</translation>
  </message>
  <message>
   <source>Entry for *</source>
   <translation>Voce per *</translation>
  </message>
  <message>
   <source>default_policy makes the record for *. Crawlers read an entry for * and that record as one, so that their rules mix. Use default_policy alone.</source>
   <translation>default_policy produce la voce per *. I crawler leggono un'altra voce per * e quella come una sola, sicché le loro regole si mescolano. Usare solo default_policy.</translation>
  </message>
  <message>
   <source>YAML tag</source>
   <translation>Tag YAML</translation>
  </message>
  <message>
   <source>Values are read as the texts that they are, whatever their tag says. The tag has no effect. Remove it.</source>
   <translation>I valori vengono letti come i testi che sono, qualunque cosa dica il loro tag. Il tag non ha effetto. Rimuoverlo.</translation>
  </message>
  <message>
   <source>Nested too deeply</source>
   <translation>Annidamento troppo profondo</translation>
  </message>
  <message>
   <source>Files may come from untrusted sources, so nesting is limited. An agent policy needs four levels. Nothing is rendered from a deeper one.</source>
   <translation>I file possono venire da fonti non attendibili, perciò l'annidamento è limitato. A una policy per agenti servono quattro livelli. Da una più profonda non viene generato nulla.</translation>
  </message>
  <message>
   <source>Larger than what is read</source>
   <translation>Più grande di quanto si legga</translation>
  </message>
  <message>
   <source>The size of the text, the number of its values and what its aliases expand to are bounded. Nothing is rendered from a larger policy. Shorten its lists or write aliases out.</source>
   <translation>La dimensione del testo, il numero dei suoi valori e l'espansione dei suoi alias sono limitati. Da una policy più grande non viene generato nulla. Accorciarne gli elenchi o scrivere gli alias per esteso.</translation>
  </message>
  <message>
   <source>Field that is not part of an agent policy</source>
   <translation>Campo che non fa parte di una policy per agenti</translation>
  </message>
  <message>
   <source>The field is kept in the file and does not appear in robots.txt. If its name is misspelled, its value is missing there. Correct the name.</source>
   <translation>Il campo viene conservato nel file e non compare in robots.txt. Se il suo nome è scritto male, lì manca il suo valore. Correggere il nome.</translation>
  </message>
  <message>
   <source>Policy that is neither allow nor disallow</source>
   <translation>Valore di policy che non è né allow né disallow</translation>
  </message>
  <message>
   <source>A record either allows or disallows. Any other word would have to be guessed, so nothing is rendered. Write allow or disallow.</source>
   <translation>Una voce consente o vieta. Ogni altra parola andrebbe indovinata, perciò non viene generato nulla. Scrivere allow o disallow.</translation>
  </message>
  <message>
   <source>Type that is not agent-policy</source>
   <translation>Tipo diverso da agent-policy</translation>
  </message>
  <message>
   <source>The field says that the file is another type of entity. It is read as an agent policy all the same. Write “type: agent-policy”.</source>
   <translation>Il campo dice che il file è un altro tipo di entità. Viene letto comunque come policy per agenti. Scrivere «type: agent-policy».</translation>
  </message>
  <message>
   <source>Note for a role that no agent has</source>
   <translation>Nota per un ruolo che nessun agente ha</translation>
  </message>
  <message>
   <source>The texts of role_notes are written above the records of agents with that role. No agent has this one, so the text does not appear. Correct the role or remove the note.</source>
   <translation>I testi di role_notes vengono scritti sopra le voci degli agenti con quel ruolo. Nessun agente ha questo, perciò il testo non compare. Correggere il ruolo o rimuovere la nota.</translation>
  </message>
  <message>
   <source>Field with a value of the wrong kind</source>
   <translation>Campo con un valore del tipo sbagliato</translation>
  </message>
  <message>
   <source>The field needs a text, a list or a mapping and has something else. Nothing is rendered until it is corrected. The message shows how to write it.</source>
   <translation>Il campo richiede un testo, un elenco o una mappa e ha altro. Finché non viene corretto, non viene generato nulla. Il messaggio mostra come scriverlo.</translation>
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
   <translation>%1 e %2</translation>
  </message>
  <message>
   <source>%1 or %2</source>
   <translation>%1 o %2</translation>
  </message>
  <message>
   <source>“%1”</source>
   <translation>«%1»</translation>
  </message>
 </context>
 <context>
  <name>live</name>
  <message>
   <source>A login page of a network may have answered in place of the site. Open any page in a browser, log in, and try again.</source>
   <translation>Forse ha risposto la pagina di accesso di una rete al posto del sito. Aprire una pagina qualsiasi in un browser, effettuare l’accesso e riprovare.</translation>
  </message>
  <message>
   <source>A site on the internet has a public address. A network that wants a login may have given another: open any page in a browser, log in, and try again.</source>
   <translation>Un sito su Internet ha un indirizzo pubblico. Una rete che richiede l’accesso può averne dato un altro: aprire una pagina qualsiasi in un browser, effettuare l’accesso e riprovare.</translation>
  </message>
  <message>
   <source>The environment names a proxy, and requests go through it only if you say so.</source>
   <translation>L’ambiente indica un proxy, e le richieste vi passano solo se lo dice lei.</translation>
  </message>
  <message>
   <source>Is this computer's clock right? A network that reads along, or one that wants a login, answers like this, too.</source>
   <translation>L’orologio di questo computer è giusto? Anche una rete che legge le comunicazioni, o che richiede l’accesso, risponde così.</translation>
  </message>
  <message>
   <source>Does the site open in a browser on this computer?</source>
   <translation>Il sito si apre in un browser su questo computer?</translation>
  </message>
  <message>
   <source>%1 was not asked for.</source>
   <translation>%1 non è stato richiesto.</translation>
  </message>
  <message>
   <source>%1 could not be fetched: %2</source>
   <translation>%1 non si è potuto recuperare: %2</translation>
  </message>
  <message>
   <source>%1 was not read to its end: %2</source>
   <translation>%1 non è stato letto fino in fondo: %2</translation>
  </message>
  <message>
   <source>It was not asked for.</source>
   <translation>Non è stato richiesto.</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <translation>La risposta era %1.</translation>
  </message>
  <message>
   <source>robots.txt was not asked for: nothing is known of what is served.</source>
   <translation>robots.txt non è stato richiesto: non si sa nulla di ciò che è servito.</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of what is served.</source>
   <translation>La rete lungo il percorso richiede l’accesso (511): non si sa nulla di ciò che viene servito.</translation>
  </message>
  <message>
   <source>Nothing could be fetched, so nothing is known of what is served. %1</source>
   <translation>Non si è potuto recuperare nulla, quindi non si sa nulla di ciò che è servito. %1</translation>
  </message>
  <message>
   <source>%1 is not a gate: injected, missing, environment or lost:WHO is expected, as in injected,missing,lost:search</source>
   <translation>%1 non è una soglia: è atteso injected, missing, environment o lost:WHO, come in injected,missing,lost:search</translation>
  </message>
  <message>
   <source>No gate is named: nothing would be guarded. Write injected, missing, environment or lost:WHO.</source>
   <translation>Nessuna soglia è indicata: non si controllerebbe nulla. Scrivere injected, missing, environment o lost:WHO.</translation>
  </message>
  <message>
   <source>No robots.txt is served.</source>
   <translation>Non è servito alcun robots.txt.</translation>
  </message>
  <message>
   <source>The served robots.txt is the draft.</source>
   <translation>Il robots.txt servito è la bozza.</translation>
  </message>
  <message>
   <source>%1 put its own part into the served robots.txt, between marks.</source>
   <translation>%1 ha messo una sua parte nel robots.txt servito, tra marcatori.</translation>
  </message>
  <message>
   <source>The draft is served in one piece, with other lines before or after it.</source>
   <translation>La bozza è servita in un solo pezzo, con altre righe prima o dopo.</translation>
  </message>
  <message>
   <source>%1 serves its own robots.txt: no line of the draft is in it.</source>
   <translation>%1 serve un proprio robots.txt: non contiene nessuna riga della bozza.</translation>
  </message>
  <message>
   <source>Another robots.txt is served: no line of the draft is in it.</source>
   <translation>È servito un altro robots.txt: non contiene nessuna riga della bozza.</translation>
  </message>
  <message>
   <source>The served robots.txt is another one, and it is not clear whose lines are whose: it is compared whole.</source>
   <translation>Il robots.txt servito è un altro, e non è chiaro di chi siano le righe: è confrontato per intero.</translation>
  </message>
  <message>
   <source>the value of %1 is missing or is none</source>
   <translation>il valore di %1 manca o non è tale</translation>
  </message>
  <message>
   <source>answers.json is not a record of answers: %1</source>
   <translation>answers.json non è una registrazione di risposte: %1</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>è troppo grande</translation>
  </message>
  <message>
   <source>an object with origin and answers is expected</source>
   <translation>è atteso un oggetto con origin e answers</translation>
  </message>
  <message>
   <source>version 1 is expected</source>
   <translation>è attesa la versione 1</translation>
  </message>
  <message>
   <source>it has more than 100 answers</source>
   <translation>ha più di 100 risposte</translation>
  </message>
  <message>
   <source>answer %1: %2</source>
   <translation>risposta %1: %2</translation>
  </message>
  <message>
   <source>a sitemap: whether it is there</source>
   <translation>una sitemap: se c’è</translation>
  </message>
  <message>
   <source>a sitemap that refuses HEAD: its first byte</source>
   <translation>una sitemap che rifiuta HEAD: il suo primo byte</translation>
  </message>
  <message>
   <source>probably the origin's copy, past the cache</source>
   <translation>probabilmente la copia dell’origine, senza la cache</translation>
  </message>
  <message>
   <source>a chained file</source>
   <translation>un file concatenato</translation>
  </message>
  <message>
   <source>a licence</source>
   <translation>una licenza</translation>
  </message>
  <message>
   <source>the policy</source>
   <translation>la politica</translation>
  </message>
  <message>
   <source>the policy for AI agents</source>
   <translation>la politica per gli agenti di IA</translation>
  </message>
  <message>
   <source>the policy of robots2</source>
   <translation>la politica di robots2</translation>
  </message>
  <message>
   <source>the reservation of text and data mining</source>
   <translation>la riserva di estrazione di testo e dati</translation>
  </message>
  <message>
   <source>headers and head of the start page</source>
   <translation>le intestazioni e la testa della pagina iniziale</translation>
  </message>
  <message>
   <source>Then what these name: chained files (at most 3), licences and sitemaps (at most 2 each), and robots.txt past a cache; at most 12 requests in all, one at a time. Redirects are followed.</source>
   <translation>Poi ciò che questi nominano: file concatenati (al massimo 3), licenze e sitemap (al massimo 2 ciascuna), e robots.txt senza la cache; al massimo 12 richieste in tutto, una alla volta. I reindirizzamenti sono seguiti.</translation>
  </message>
  <message>
   <source>%1 is not a host such as www.example.org, or an address of http or https without a password</source>
   <translation>%1 non è un host come www.example.org, né un indirizzo http o https senza password</translation>
  </message>
  <message>
   <source>The start page was not asked for.</source>
   <translation>La pagina iniziale non è stata richiesta.</translation>
  </message>
  <message>
   <source>The start page could not be fetched: %1</source>
   <translation>La pagina iniziale non si è potuta recuperare: %1</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of the start page.</source>
   <translation>La rete lungo il percorso richiede l’accesso (511): della pagina iniziale non si sa nulla.</translation>
  </message>
  <message>
   <source>The start page leads to %1, which is not a host of this environment.</source>
   <translation>La pagina iniziale porta a %1, che non è un host di questo ambiente.</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the start page.</source>
   <translation>Un firewall ha posto una domanda al posto della pagina iniziale.</translation>
  </message>
  <message>
   <source>Whether the start page has noindex is not known: %1.</source>
   <translation>Non si sa se la pagina iniziale abbia noindex: %1.</translation>
  </message>
  <message>
   <source>The start page answers %1: whether pages have noindex cannot be seen.</source>
   <translation>La pagina iniziale risponde %1: non si può vedere se le pagine abbiano noindex.</translation>
  </message>
  <message>
   <source>The start page has noindex.</source>
   <translation>La pagina iniziale ha noindex.</translation>
  </message>
  <message>
   <source>The start page was not read to its end, and its beginning has no noindex.</source>
   <translation>La pagina iniziale non è stata letta fino alla fine, e il suo inizio non ha noindex.</translation>
  </message>
  <message>
   <source>The start page has no noindex, neither in a header nor in a meta element.</source>
   <translation>La pagina iniziale non ha noindex, né in un’intestazione né in un elemento meta.</translation>
  </message>
  <message>
   <source>The start page asks for a password (401).</source>
   <translation>La pagina iniziale chiede una password (401).</translation>
  </message>
  <message>
   <source>Whether the start page asks for a password is not known: %1.</source>
   <translation>Non si sa se la pagina iniziale chieda una password: %1.</translation>
  </message>
  <message>
   <source>The start page does not ask for a password: it answers %1.</source>
   <translation>La pagina iniziale non chiede una password: risponde %1.</translation>
  </message>
  <message>
   <source>%1 h %2 min</source>
   <translation>%1 h %2 min</translation>
  </message>
  <message>
   <source>%1 UTC (in %2)</source>
   <translation>%1 UTC (tra %2)</translation>
  </message>
  <message>
   <source>Google may use it until %1.</source>
   <translation>Google può usarlo fino a %1.</translation>
  </message>
  <message>
   <source>Google may not use it without asking again, as its max-age of 0 says.</source>
   <translation>Google non può usarlo senza chiedere di nuovo, come dice il suo max-age di 0.</translation>
  </message>
  <message>
   <source>Google may use it until %1, as its max-age says.</source>
   <translation>Google può usarlo fino a %1, come dice il suo max-age.</translation>
  </message>
  <message>
   <source>After an upload crawlers may use this file until %1 (RFC 9309 2.4).</source>
   <translation>Dopo un caricamento i crawler possono usare questo file fino a %1 (RFC 9309 2.4).</translation>
  </message>
 </context>
 <context>
  <name>logs</name>
  <message>
   <source>the list has more than %1 values or %2 levels</source>
   <translation>l’elenco ha più di %1 valori o %2 livelli</translation>
  </message>
  <message>
   <source>%1 is not an address or a range of addresses</source>
   <translation>%1 non è un indirizzo né un intervallo di indirizzi</translation>
  </message>
  <message>
   <source>the list contains no addresses</source>
   <translation>l'elenco non contiene indirizzi</translation>
  </message>
  <message>
   <source>%1 is not a row of a partial result</source>
   <translation>%1 non è una riga di un risultato parziale</translation>
  </message>
  <message>
   <source>The pattern has no User-Agent: $http_user_agent or %{User-Agent}i is needed</source>
   <translation>Il pattern non ha User-Agent: serve $http_user_agent o %{User-Agent}i</translation>
  </message>
  <message>
   <source>The pattern has no time: $time_local or %t is needed</source>
   <translation>Il pattern non ha l'ora: serve $time_local o %t</translation>
  </message>
  <message>
   <source>The pattern has no request: $request, $request_uri, %r or %U is needed</source>
   <translation>Il pattern non ha la richiesta: serve $request, $request_uri, %r o %U</translation>
  </message>
  <message>
   <source>The pattern has no %1</source>
   <translation>Nel pattern manca %1</translation>
  </message>
  <message>
   <source>%1 is not a format of logs: %2, or a pattern with $ or % is expected</source>
   <translation>%1 non è un formato di log: ci si aspetta %2, o un pattern con $ o %</translation>
  </message>
  <message>
   <source>A field for the address can be named for JSON and for patterns alone</source>
   <translation>Un campo per l'indirizzo si può nominare solo per JSON e per i pattern</translation>
  </message>
  <message>
   <source>A temporary file cannot be written (%1). Set TMPDIR to a folder that has room for it, or read the log in parts</source>
   <translation>Impossibile scrivere un file temporaneo (%1). Impostare TMPDIR su una cartella che abbia spazio sufficiente, o leggere il log a parti</translation>
  </message>
  <message>
   <source>The temporary file cannot be read again</source>
   <translation>Impossibile rileggere il file temporaneo</translation>
  </message>
  <message>
   <source>Line 1: its columns are not those of the log before. Judge logs with other columns by themselves.</source>
   <translation>Riga 1: le sue colonne non sono quelle del registro precedente. Valuta a parte i registri con altre colonne.</translation>
  </message>
  <message>
   <source>time</source>
   <translation>l'ora</translation>
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
   <translation>%1: non c'è una colonna per %2. Fare in modo che la prima riga nomini le colonne, o nominarle con --columns: time, user_agent, url e qualsiasi altra, con virgole</translation>
  </message>
  <message>
   <source>Line 1</source>
   <translation>Riga 1</translation>
  </message>
  <message>
   <source>it has fewer columns than were named</source>
   <translation>ha meno colonne di quante ne sono state nominate</translation>
  </message>
  <message>
   <source>its time cannot be read</source>
   <translation>la sua ora non si può leggere</translation>
  </message>
  <message>
   <source>it is not an object with a time and a path or request</source>
   <translation>non è un oggetto con un'ora e un percorso o una richiesta</translation>
  </message>
  <message>
   <source>there is something behind its object</source>
   <translation>c'è qualcosa dopo il suo oggetto</translation>
  </message>
 </context>
 <context>
  <name>main</name>
  <message>
   <source>Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.</source>
   <translation>Modifica e simula robots.txt, robots-ai.txt, robots2.txt e policy per agenti.</translation>
  </message>
  <message>
   <source>Policy files, or the folder of a site.</source>
   <translation>File di policy, o la cartella di un sito.</translation>
  </message>
  <message>
   <source>light or dark, instead of the system's.</source>
   <translation>light o dark, al posto di quello del sistema.</translation>
  </message>
  <message>
   <source>Print the verdict table, write a picture of the window (.png) or of the map (.svg, .pdf, .html), and end.</source>
   <translation>Stampa la tabella dei verdetti, scrive un’immagine della finestra (.png) o della mappa (.svg, .pdf, .html) e termina.</translation>
  </message>
  <message>
   <source>Write a picture of every page and view into a folder, and end.</source>
   <translation>Scrive un'immagine di ogni pagina e vista in una cartella e termina.</translation>
  </message>
  <message>
   <source>Open the sample site.</source>
   <translation>Apre il sito di esempio.</translation>
  </message>
  <message>
   <source>Language of the window, e.g. de, instead of the one set.</source>
   <translation>Lingua della finestra, p. es. de, al posto di quella impostata.</translation>
  </message>
 </context>
 <context>
  <name>map</name>
  <message>
   <source>Search</source>
   <translation>Ricerca</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>Recuperi chiesti da un utente</translation>
  </message>
  <message>
   <source>AI research</source>
   <translation>Ricerca IA</translation>
  </message>
  <message>
   <source>AI training</source>
   <translation>Addestramento IA</translation>
  </message>
  <message>
   <source>Code and content</source>
   <translation>Codice e contenuti</translation>
  </message>
  <message>
   <source>Monitoring, SEO</source>
   <translation>Monitoraggio, SEO</translation>
  </message>
  <message>
   <source>Advertising</source>
   <translation>Pubblicità</translation>
  </message>
  <message>
   <source>Archives</source>
   <translation>Archivi</translation>
  </message>
  <message>
   <source>Others</source>
   <translation>Altri</translation>
  </message>
  <message>
   <source>They build indexes that lead people to your pages.</source>
   <translation>Costruiscono indici che portano le persone alle pagine del sito.</translation>
  </message>
  <message>
   <source>Assistants and agents that fetch a page because somebody asked.</source>
   <translation>Assistenti e agenti che recuperano una pagina perché qualcuno l'ha chiesta.</translation>
  </message>
  <message>
   <source>They read many pages to answer a question or for research.</source>
   <translation>Leggono molte pagine per rispondere a una domanda o per ricerca.</translation>
  </message>
  <message>
   <source>They collect text to train models or to sell it on.</source>
   <translation>Raccolgono testo per addestrare modelli o per rivenderlo.</translation>
  </message>
  <message>
   <source>They write new texts and programs from what they fetch.</source>
   <translation>Scrivono nuovi testi e programmi da ciò che recuperano.</translation>
  </message>
  <message>
   <source>They watch sites for their customers.</source>
   <translation>Sorvegliano i siti per i loro clienti.</translation>
  </message>
  <message>
   <source>They judge pages for advertisers.</source>
   <translation>Valutano le pagine per gli inserzionisti.</translation>
  </message>
  <message>
   <source>They keep pages as they were, for everybody to look up.</source>
   <translation>Conservano le pagine com'erano, perché tutti possano consultarle.</translation>
  </message>
  <message>
   <source>What they come for is not known.</source>
   <translation>Non si sa per che cosa vengano.</translation>
  </message>
  <message>
   <source>▖ but for paths of another column</source>
   <translation>▖ tranne che per percorsi di un'altra colonna</translation>
  </message>
  <message>
   <source>not decided: the files are too large</source>
   <translation>non deciso: i file sono troppo grandi</translation>
  </message>
  <message>
   <source>⚠ documented not to obey: what is asked of it</source>
   <translation>⚠ documentato che non rispetta: che cosa gli si chiede</translation>
  </message>
  <message>
   <source>may</source>
   <translation>consentito</translation>
  </message>
  <message>
   <source>may not</source>
   <translation>non consentito</translation>
  </message>
  <message>
   <source>at other hours</source>
   <translation>in altri orari</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>deve chiedere</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>in parte</translation>
  </message>
  <message>
   <source>not stated</source>
   <translation>non dichiarato</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>non deciso</translation>
  </message>
  <message>
   <source>WHO is welcome</source>
   <translation>CHI è benvenuto</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 di %2</translation>
  </message>
  <message numerus="yes">
   <source>welcome, %n do not read what keeps them out</source>
   <comment>welcome, %n does not read what keeps it out</comment>
   <translation>
    <numerusform>benvenuti, %n non legge ciò che lo tiene fuori</numerusform>
    <numerusform>benvenuti, %n non leggono ciò che li tiene fuori</numerusform>
   </translation>
  </message>
  <message>
   <source>welcome, %1 must ask</source>
   <translation>benvenuti, %1 devono chiedere</translation>
  </message>
  <message>
   <source>welcome</source>
   <translation>benvenuti</translation>
  </message>
  <message numerus="yes">
   <source>%n do not read it</source>
   <comment>%n does not read it</comment>
   <translation>
    <numerusform>%n non lo legge</numerusform>
    <numerusform>%n non lo leggono</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 must ask</source>
   <translation>%1 devono chiedere</translation>
  </message>
  <message>
   <source>WHERE</source>
   <translation>DOVE</translation>
  </message>
  <message>
   <source>WHAT</source>
   <translation>CHE COSA</translation>
  </message>
  <message>
   <source>HOW FAST</source>
   <translation>QUANTO VELOCE</translation>
  </message>
  <message>
   <source>WHEN and how fast (UTC)</source>
   <translation>QUANDO e quanto in fretta (UTC)</translation>
  </message>
  <message>
   <source>WHERE it may fetch</source>
   <translation>DOVE può recuperare</translation>
  </message>
  <message>
   <source>WHAT it may do with it</source>
   <translation>CHE COSA può farne</translation>
  </message>
  <message>
   <source>never fetched</source>
   <translation>mai recuperato</translation>
  </message>
  <message>
   <source>names like %1</source>
   <translation>nomi come %1</translation>
  </message>
  <message>
   <source>any other %1</source>
   <translation>ogni altro %1</translation>
  </message>
  <message>
   <source>any other agent</source>
   <translation>ogni altro agente</translation>
  </message>
  <message>
   <source>%1 and others</source>
   <translation>%1 e altri</translation>
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
   <translation>%1, %2 e altri</translation>
  </message>
  <message>
   <source>%1, %2 + %3</source>
   <translation>%1, %2 + %3</translation>
  </message>
  <message>
   <source>%1 at the end</source>
   <translation>%1 alla fine</translation>
  </message>
  <message>
   <source>%1, not at the end</source>
   <translation>%1, non alla fine</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>ogni percorso</translation>
  </message>
  <message>
   <source>all other paths</source>
   <translation>tutti gli altri percorsi</translation>
  </message>
  <message>
   <source>%1, but for paths of another column</source>
   <translation>%1, tranne i percorsi di un’altra colonna</translation>
  </message>
  <message>
   <source>at all hours</source>
   <translation>a tutte le ore</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>never</source>
   <translation>mai</translation>
  </message>
  <message>
   <source>purpose</source>
   <translation>scopo</translation>
  </message>
  <message>
   <source>hours and pace (UTC)</source>
   <translation>ore e ritmo (UTC)</translation>
  </message>
  <message>
   <source>documented to obey</source>
   <translation>obbedisce secondo la documentazione</translation>
  </message>
  <message>
   <source>no</source>
   <translation>no</translation>
  </message>
 </context>
 <context>
  <name>net</name>
  <message>
   <source>Nothing can be fetched: libcurl is not installed, or is older than 7.85. Install libcurl4.</source>
   <translation>Non si può recuperare nulla: libcurl non è installata o è precedente alla 7.85. Installi libcurl4.</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>Interrotto.</translation>
  </message>
  <message>
   <source>The proxy was not found: %1.</source>
   <translation>Il proxy non è stato trovato: %1.</translation>
  </message>
  <message>
   <source>%1 has no address. Is the name right, and is there a network?</source>
   <translation>%1 non ha indirizzo. Il nome è giusto, e c’è una rete?</translation>
  </message>
  <message>
   <source>%1 is at %2, which is not a public address: refused.</source>
   <translation>%1 è a %2, che non è un indirizzo pubblico: rifiutato.</translation>
  </message>
  <message>
   <source>%1 takes no connection: %2.</source>
   <translation>%1 non accetta connessioni: %2.</translation>
  </message>
  <message>
   <source>%1 did not answer completely in %2 seconds.</source>
   <translation>%1 non ha risposto per intero in %2 secondi.</translation>
  </message>
  <message>
   <source>%1 makes no secure connection: %2.</source>
   <translation>%1 non stabilisce una connessione sicura: %2.</translation>
  </message>
  <message>
   <source>The answer of %1 was cut off or is not an answer: %2.</source>
   <translation>La risposta di %1 è stata troncata o non è una risposta: %2.</translation>
  </message>
  <message>
   <source>The redirect names no target.</source>
   <translation>Il reindirizzamento non nomina una destinazione.</translation>
  </message>
  <message>
   <source>The redirect leads to %1, which is not an address of http or https: nobody follows it.</source>
   <translation>Il reindirizzamento porta a %1, che non è un indirizzo http o https: nessuno lo segue.</translation>
  </message>
  <message>
   <source>The redirects lead in a circle, back to %1.</source>
   <translation>I reindirizzamenti girano in tondo, tornando a %1.</translation>
  </message>
  <message>
   <source>There are more than %1 redirects.</source>
   <translation>Ci sono più di %1 reindirizzamenti.</translation>
  </message>
  <message>
   <source>The answer unpacks to more than 100 times its size: it was not read.</source>
   <translation>La risposta decompressa supera 100 volte la sua dimensione: non è stata letta.</translation>
  </message>
  <message>
   <source>The answer says that it is packed with gzip, and cannot be unpacked.</source>
   <translation>La risposta dice di essere compressa con gzip, e non si può decomprimere.</translation>
  </message>
  <message>
   <source>The answer is packed in a way that was not asked for.</source>
   <translation>La risposta è compressa in un modo che non era richiesto.</translation>
  </message>
  <message>
   <source>The answer is larger than 1 MiB: only that much was read.</source>
   <translation>La risposta supera 1 MiB: è stata letta solo quella parte.</translation>
  </message>
  <message>
   <source>The address is longer than 8,192 bytes: refused.</source>
   <translation>L’indirizzo supera 8.192 byte: rifiutato.</translation>
  </message>
  <message>
   <source>%1 is not an address of http or https: refused.</source>
   <translation>%1 non è un indirizzo http o https: rifiutato.</translation>
  </message>
  <message>
   <source>The address contains a user name or password: refused.</source>
   <translation>L’indirizzo contiene un nome utente o una password: rifiutato.</translation>
  </message>
 </context>
 <context>
  <name>policy</name>
  <message>
   <source>nothing</source>
   <translation>nulla</translation>
  </message>
  <message>
   <source>a text</source>
   <translation>un testo</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>un elenco</translation>
  </message>
  <message>
   <source>a map</source>
   <translation>una mappa</translation>
  </message>
  <message>
   <source>an alias</source>
   <translation>un alias</translation>
  </message>
  <message>
   <source>“%1” must be a list, but this is %2. Write it as “%3”.</source>
   <translation>«%1» deve essere un elenco, ma questo è %2. Scriverlo come «%3».</translation>
  </message>
  <message>
   <source>“%1” must be a map, but this is %2. Write it as “%3”.</source>
   <translation>«%1» deve essere una mappa, ma questo è %2. Scriverlo come «%3».</translation>
  </message>
  <message>
   <source>“%1” must be a text, but this is %2. Write it as “%3”.</source>
   <translation>«%1» deve essere un testo, ma questo è %2. Scriverlo come «%3».</translation>
  </message>
  <message>
   <source>The policy is empty. Begin with “default_policy: disallow” and “agents:”.</source>
   <translation>La policy è vuota. Iniziare con «default_policy: disallow» e «agents:».</translation>
  </message>
  <message>
   <source>The policy is a list at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>Al livello più alto la policy è un elenco, ma deve essere una mappa di campi, come in «title: …».</translation>
  </message>
  <message>
   <source>The policy is a text at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>Al livello più alto la policy è un testo, ma deve essere una mappa di campi, come in «title: …».</translation>
  </message>
  <message>
   <source>The policy has no “agents”; only the default record is rendered.</source>
   <translation>La policy non ha «agents»; si genera solo la voce predefinita.</translation>
  </message>
  <message>
   <source>The name of a field must be a text, but this is %1. Write a name.</source>
   <translation>Il nome di un campo deve essere un testo, ma questo è %1. Scrivere un nome.</translation>
  </message>
  <message>
   <source>“%1” appears here a second time. Keep one of the two.</source>
   <translation>«%1» compare qui una seconda volta. Tenere uno dei due.</translation>
  </message>
  <message>
   <source>The tag %1 is not read. Remove it.</source>
   <translation>Il tag %1 non viene letto. Rimuoverlo.</translation>
  </message>
  <message>
   <source>Merge keys are not read, so the fields behind “&lt;&lt;” are missing here. Write them out.</source>
   <translation>Le chiavi di unione non vengono lette, perciò i campi dietro «&lt;&lt;» qui mancano. Scriverli per esteso.</translation>
  </message>
  <message>
   <source>“%1” is unknown, so its value is not rendered. Is “%2” meant?</source>
   <translation>«%1» è sconosciuto, perciò il suo valore non viene generato. Si intende «%2»?</translation>
  </message>
  <message>
   <source>“%1” is not a field of an agent policy: it is kept, but not rendered.</source>
   <translation>«%1» non è un campo di una policy per agenti: viene conservato, ma non generato.</translation>
  </message>
  <message>
   <source>An agent is a map of fields, but this is %1. Write “- user_agent: …” with its policy below.</source>
   <translation>Un agente è una mappa di campi, ma questo è %1. Scrivere «- user_agent: …» con sotto la sua policy.</translation>
  </message>
  <message>
   <source>An item of “%1” must be a path, but this is %2. Write “- /path”.</source>
   <translation>Un elemento di «%1» deve essere un percorso, ma questo è %2. Scrivere «- /percorso».</translation>
  </message>
  <message numerus="yes">
   <source>%n more faults are not listed. Mend some of those above.</source>
   <comment>%n more faults are not listed. Mend some of those above.</comment>
   <translation>
    <numerusform>%n altro errore non è elencato. Correggerne alcuni di quelli sopra.</numerusform>
    <numerusform>Altri %n errori non sono elencati. Correggerne alcuni di quelli sopra.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A policy names one sitemap: %n more are left out.</source>
   <comment>A policy names one sitemap: %n more is left out.</comment>
   <translation>
    <numerusform>Una policy nomina una sola sitemap: %n altra viene tralasciata.</numerusform>
    <numerusform>Una policy nomina una sola sitemap: altre %n vengono tralasciate.</numerusform>
   </translation>
  </message>
  <message>
   <source>The robots.txt has no group for *, so default_policy is allow: agents that are not named may fetch everything.</source>
   <translation>Il robots.txt non ha un gruppo per *, perciò default_policy è allow: gli agenti non nominati possono recuperare tutto.</translation>
  </message>
  <message>
   <source>The group for * has rules for paths. They are in an entry for *, which crawlers read together with the default record.</source>
   <translation>Il gruppo per * ha regole per percorsi. Stanno in una voce per *, che i crawler leggono insieme alla voce predefinita.</translation>
  </message>
  <message>
   <source>(unreadable)</source>
   <translation>(illeggibile)</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more</source>
   <comment>%1 and %n more</comment>
   <translation>
    <numerusform>%1 e %n altro</numerusform>
    <numerusform>%1 e altri %n</numerusform>
   </translation>
  </message>
  <message>
   <source>A robots.txt does not say who operates an agent, what it comes for and why it is treated so: vendor, role and notes are missing from every entry. Fill them in.</source>
   <translation>Un robots.txt non dice chi gestisce un agente, per che cosa viene e perché è trattato così: vendor, role e notes mancano in ogni voce. Completarli.</translation>
  </message>
  <message>
   <source>Names that cannot be in a User-agent line are left out: %1.</source>
   <translation>I nomi che nessuna riga User-agent di una policy può contenere vengono tralasciati: %1.</translation>
  </message>
  <message>
   <source>Paths that begin with neither / nor *, or contain a space or “#”, are left out: %1.</source>
   <translation>I percorsi che non iniziano né con / né con *, o che contengono uno spazio o «#», vengono tralasciati: %1.</translation>
  </message>
  <message>
   <source>A policy has no field for these directives; they are left out: %1.</source>
   <translation>Una policy non ha un campo per queste direttive, che vengono tralasciate: %1.</translation>
  </message>
  <message>
   <source>A policy has one entry for each agent: groups that name several agents are split.</source>
   <translation>Una policy ha una voce per ogni agente: i gruppi che nominano più agenti vengono divisi.</translation>
  </message>
  <message>
   <source>Several groups name %1; their rules are joined in one entry.</source>
   <translation>Più gruppi nominano %1; le loro regole vengono unite in una sola voce.</translation>
  </message>
  <message>
   <source>Comments of the groups are kept as comments of the policy and are not rendered. Move them into notes to have them rendered.</source>
   <translation>I commenti dei gruppi si conservano come commenti della policy e non vengono generati. Spostarli in notes se devono esserlo.</translation>
  </message>
  <message>
   <source>The id of a policy must be a ULID of 26 characters.</source>
   <translation>L'id di una policy deve essere un ULID di 26 caratteri.</translation>
  </message>
  <message>
   <source>The title of a policy must be a text of one line without control characters.</source>
   <translation>Il titolo di una policy deve essere un testo di una riga senza caratteri di controllo.</translation>
  </message>
  <message>
   <source>The slug of a policy must be a text of one line without control characters.</source>
   <translation>Lo slug di una policy deve essere un testo di una riga senza caratteri di controllo.</translation>
  </message>
  <message>
   <source>This robots.txt is too large to become a policy.</source>
   <translation>Questo robots.txt è troppo grande per diventare una policy.</translation>
  </message>
  <message>
   <source>A role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Un ruolo va in una sola riga di robots.txt, ma questo contiene una fine di riga o un altro carattere di controllo. Scriverlo in una riga.</translation>
  </message>
  <message>
   <source>A note on a role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Una nota su un ruolo va in una sola riga di robots.txt, ma questa contiene una fine di riga o un altro carattere di controllo. Scriverla in una riga.</translation>
  </message>
  <message>
   <source>The title goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Il titolo va in una sola riga di robots.txt, ma questo contiene una fine di riga o un altro carattere di controllo. Scriverlo in una riga.</translation>
  </message>
  <message>
   <source>The slug goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Lo slug va in una sola riga di robots.txt, ma questo contiene una fine di riga o un altro carattere di controllo. Scriverlo in una riga.</translation>
  </message>
  <message>
   <source>The id goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>L'id va in una sola riga di robots.txt, ma questo contiene una fine di riga o un altro carattere di controllo. Scriverlo in una riga.</translation>
  </message>
  <message>
   <source>A URL goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Un URL va in una sola riga di robots.txt, ma questo contiene una fine di riga o un altro carattere di controllo. Scriverlo in una riga.</translation>
  </message>
  <message>
   <source>A user agent goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Uno user agent va in una sola riga di robots.txt, ma questo contiene una fine di riga o un altro carattere di controllo. Scriverlo in una riga.</translation>
  </message>
  <message>
   <source>A path goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Un percorso va in una sola riga di robots.txt, ma questo contiene una fine di riga o un altro carattere di controllo. Scriverlo in una riga.</translation>
  </message>
  <message>
   <source>The policy has no title; the first line of robots.txt ends after its name. Add “title: …”.</source>
   <translation>La policy non ha un titolo; la prima riga di robots.txt finisce dopo il suo nome. Aggiungere «title: …».</translation>
  </message>
  <message>
   <source>The policy has no slug; robots.txt cannot name its source. Add “slug: agent-policy”.</source>
   <translation>La policy non ha uno slug; robots.txt non può nominare la sua fonte. Aggiungere «slug: agent-policy».</translation>
  </message>
  <message>
   <source>The policy has no id; robots.txt cannot tell its identity. Add “id: ” and a ULID.</source>
   <translation>La policy non ha un id; robots.txt non può indicarne l'identità. Aggiungere «id: » e un ULID.</translation>
  </message>
  <message>
   <source>A slug is part of an address: use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>Uno slug sta in un indirizzo: usare solo lettere, cifre, «-», «_» e «.».</translation>
  </message>
  <message>
   <source>%1 is another type of entity; this one is read as an agent policy. Write “type: agent-policy”.</source>
   <translation>%1 è un altro tipo di entità; questa si legge come policy per agenti. Scrivere «type: agent-policy».</translation>
  </message>
  <message numerus="yes">
   <source>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</source>
   <comment>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</comment>
   <translation>
    <numerusform>Un ULID ha 26 caratteri, questo id ne ha %n. Copiarlo di nuovo o crearne uno nuovo.</numerusform>
    <numerusform>Un ULID ha 26 caratteri, questo id ne ha %n. Copiarlo di nuovo o crearne uno nuovo.</numerusform>
   </translation>
  </message>
  <message>
   <source>A ULID is written with digits and A–Z without I, L, O and U. Copy the id again.</source>
   <translation>Un ULID si scrive con cifre e con le lettere A–Z senza I, L, O e U. Copiare di nuovo l'id.</translation>
  </message>
  <message>
   <source>A ULID begins with a digit from 0 to 7. Copy the id again.</source>
   <translation>Un ULID inizia con una cifra da 0 a 7. Copiare di nuovo l'id.</translation>
  </message>
  <message>
   <source>%1 is not an absolute http or https URL. Write %2 in full, as “https://example.com/…”, with spaces as %3.</source>
   <translation>%1 non è un URL http o https assoluto. Scrivere %2 per intero, come «https://example.com/…», con gli spazi come %3.</translation>
  </message>
  <message>
   <source>The policy has no default_policy, so nothing can be rendered. Add “default_policy: disallow” or “default_policy: allow”.</source>
   <translation>La policy non ha default_policy, perciò non si può generare nulla. Aggiungere «default_policy: disallow» o «default_policy: allow».</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write allow or disallow.</source>
   <translation>%1 non è un valore di %2: scrivere allow o disallow.</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write %3.</source>
   <translation>%1 non è un valore di %2: scrivere %3.</translation>
  </message>
  <message>
   <source>This entry names no agent. Add “user_agent: ” and its product token.</source>
   <translation>Questa voce non nomina alcun agente. Aggiungere «user_agent: » e il suo token di prodotto.</translation>
  </message>
  <message>
   <source>This entry says neither allow nor disallow. Add “policy: allow” or “policy: disallow”.</source>
   <translation>Questa voce non dice né allow né disallow. Aggiungere «policy: allow» o «policy: disallow».</translation>
  </message>
  <message>
   <source>The name of the agent is empty. Write its product token.</source>
   <translation>Il nome dell'agente è vuoto. Scrivere il suo token di prodotto.</translation>
  </message>
  <message>
   <source>%1 cannot be in a User-agent line: crawlers cut it at the space or “#”. Write only the product token.</source>
   <translation>%1 non può stare in una riga User-agent: i crawler lo tagliano allo spazio o a «#». Scrivere solo il token di prodotto.</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”; strict parsers cut %1.</source>
   <translation>Un token di prodotto di RFC 9309 ha solo lettere, «-» e «_»; i parser rigorosi tagliano %1.</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>Nessun crawler noto si chiama %1. Si intendeva %2?</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it.</source>
   <translation>%1 è ritirato: %2 non lo invia più.</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it. Today it sends %3; make sure they have entries if you want them covered.</source>
   <translation>%1 è ritirato: %2 non lo invia più. Oggi invia %3; assicurarsi che abbiano una voce, se si vuole comprenderli.</translation>
  </message>
  <message>
   <source>%1 is taken for a role that you defined. Write %2.</source>
   <translation>%1 viene preso per un ruolo personalizzato. Scrivere %2.</translation>
  </message>
  <message>
   <source>%1 is none of the common roles (%2); its comment will be the word itself.</source>
   <translation>%1 non è uno dei ruoli comuni (%2); il suo commento sarà la parola stessa.</translation>
  </message>
  <message>
   <source>The notes contain a control character that some parsers take for a line end. Remove it.</source>
   <translation>Le note contengono un carattere di controllo che alcuni parser prendono per una fine di riga. Rimuoverlo.</translation>
  </message>
  <message>
   <source>The path %1 begins neither with / nor with *, so crawlers may ignore it. Write %2.</source>
   <translation>Il percorso %1 non inizia né con / né con *, perciò i crawler possono ignorarlo. Scrivere %2.</translation>
  </message>
  <message>
   <source>A “#” begins a comment in robots.txt and would cut the path. Write it as %1.</source>
   <translation>Un «#» inizia un commento in robots.txt e taglierebbe il percorso. Scriverlo come %1.</translation>
  </message>
  <message>
   <source>A space ends the path for some crawlers. Write it as %1.</source>
   <translation>Per alcuni crawler uno spazio termina il percorso. Scriverlo come %1.</translation>
  </message>
  <message>
   <source>No agent has the role %1; its note is not rendered.</source>
   <translation>Nessun agente ha il ruolo %1; la sua nota non viene generata.</translation>
  </message>
  <message>
   <source>%1 has an entry in line %2 already; crawlers read the two records as one. Join the entries.</source>
   <translation>%1 ha già una voce alla riga %2; i crawler leggono le due voci come una sola. Unirle.</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one.</source>
   <translation>I crawler leggono questa voce e la voce predefinita per * come una sola.</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one, and the two contradict each other. Let policy and default_policy agree.</source>
   <translation>I crawler leggono questa voce e la voce predefinita per * come una sola, e le due si contraddicono. Far concordare policy e default_policy.</translation>
  </message>
  <message>
   <source>%1 is not set, so it cannot have a comment.</source>
   <translation>%1 non è impostato, perciò non può avere un commento.</translation>
  </message>
  <message>
   <source>The policy has no agent %1.</source>
   <translation>La policy non ha l'agente %1.</translation>
  </message>
  <message>
   <source>This entry does not begin a line, so it cannot have a comment. Edit the text.</source>
   <translation>Questa voce non inizia una riga, perciò non può avere un commento. Modificare il testo.</translation>
  </message>
  <message>
   <source>This value does not end its line, or has several lines, so it cannot have a comment. Edit the text.</source>
   <translation>Questo valore non termina la sua riga, o ha più righe, perciò non può avere un commento. Modificare il testo.</translation>
  </message>
  <message>
   <source>The value of %1 is not UTF-8.</source>
   <translation>Il valore di %1 non è UTF-8.</translation>
  </message>
  <message>
   <source>The value of %1 contains a line end or another control character. Write it without.</source>
   <translation>Il valore di %1 contiene una fine di riga o un altro carattere di controllo. Scriverlo senza.</translation>
  </message>
  <message>
   <source>An agent needs at least one field.</source>
   <translation>Un agente richiede almeno un campo.</translation>
  </message>
  <message>
   <source>Agent %1 has no path %2 in its %3 list.</source>
   <translation>L'agente %1 non ha il percorso %2 nel suo elenco %3.</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>Riga %1: %2</translation>
  </message>
  <message>
   <source>The policy is not a map of fields. Edit the text.</source>
   <translation>La policy non è una mappa di campi. Modificare il testo.</translation>
  </message>
  <message>
   <source>Agent %1 is an alias or no map of fields. Edit the text.</source>
   <translation>L'agente %1 è un alias o non è una mappa di campi. Modificare il testo.</translation>
  </message>
  <message>
   <source>“%1” is an alias. Edit the text.</source>
   <translation>«%1» è un alias. Modificare il testo.</translation>
  </message>
  <message>
   <source>“%1” is not a list. Edit the text.</source>
   <translation>«%1» non è un elenco. Modificare il testo.</translation>
  </message>
  <message>
   <source>“%1” is not a map of texts. Edit the text.</source>
   <translation>«%1» non è una mappa di testi. Modificare il testo.</translation>
  </message>
  <message numerus="yes">
   <source>The policy is %n bytes long; more than %1 are not read. Split it or shorten its lists.</source>
   <comment>The policy is %n byte long; more than %1 are not read. Split it or shorten its lists.</comment>
   <translation>
    <numerusform>La policy è lunga %n byte; più di %1 non vengono letti. Dividerla o accorciarne gli elenchi.</numerusform>
    <numerusform>La policy è lunga %n byte; più di %1 non vengono letti. Dividerla o accorciarne gli elenchi.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The policy has more than %n values; the rest is not read. Shorten its lists.</source>
   <comment>The policy has more than %n value; the rest is not read. Shorten its lists.</comment>
   <translation>
    <numerusform>La policy ha più di %n valore; il resto non viene letto. Accorciarne gli elenchi.</numerusform>
    <numerusform>La policy ha più di %n valori; il resto non viene letto. Accorciarne gli elenchi.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>More than %n levels are not read. A policy needs four.</source>
   <comment>More than %n level is not read. A policy needs four.</comment>
   <translation>
    <numerusform>Più di %n livello non viene letto. A una policy ne servono quattro.</numerusform>
    <numerusform>Più di %n livelli non vengono letti. A una policy ne servono quattro.</numerusform>
   </translation>
  </message>
  <message>
   <source>The rendered robots.txt would be larger than 32 MiB. Shorten the notes on roles.</source>
   <translation>Il robots.txt generato sarebbe più grande di 32 MiB. Accorciare le note sui ruoli.</translation>
  </message>
  <message>
   <source>Line %1, column %2: %3</source>
   <translation>Riga %1, colonna %2: %3</translation>
  </message>
  <message>
   <source>The policy has no default_policy.</source>
   <translation>La policy non ha default_policy.</translation>
  </message>
  <message>
   <source>An entry has no user_agent or no policy.</source>
   <translation>Una voce non ha user_agent o policy.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be reordered here. Edit the text.</source>
   <translation>Questo elenco è disposto in un modo che qui non si può riordinare. Modificare il testo.</translation>
  </message>
  <message>
   <source>This place in the file cannot be changed here. Edit the text.</source>
   <translation>Questo punto del file non si può modificare qui. Modificare il testo.</translation>
  </message>
  <message>
   <source>This place in the file cannot be filled in here. Edit the text.</source>
   <translation>Questo punto del file non si può riempire qui. Modificare il testo.</translation>
  </message>
  <message>
   <source>This place in the file is not a map of fields. Edit the text.</source>
   <translation>Questo punto del file non è una mappa di campi. Modificare il testo.</translation>
  </message>
  <message>
   <source>This is the only field here. Edit the text.</source>
   <translation>Questo è l'unico campo qui. Modificare il testo.</translation>
  </message>
  <message>
   <source>This field cannot be removed here. Edit the text.</source>
   <translation>Questo campo non si può rimuovere qui. Modificare il testo.</translation>
  </message>
  <message>
   <source>This part of the file is written in a way that cannot be changed here without touching more, for instance because an alias repeats it. Edit the text.</source>
   <translation>Questa parte del file è scritta in un modo che qui non si può modificare senza toccare altro, per esempio perché un alias la ripete. Modificare il testo.</translation>
  </message>
  <message>
   <source>This place in the file is not a list. Edit the text.</source>
   <translation>Questo punto del file non è un elenco. Modificare il testo.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be added to here. Edit the text.</source>
   <translation>Questo elenco è disposto in un modo a cui qui non si può aggiungere nulla. Modificare il testo.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be cut here. Edit the text.</source>
   <translation>Questo elenco è disposto in un modo da cui qui non si può togliere nulla. Modificare il testo.</translation>
  </message>
  <message>
   <source>The last item of this list cannot be removed here. Edit the text.</source>
   <translation>L'ultimo elemento di questo elenco non si può rimuovere qui. Modificare il testo.</translation>
  </message>
  <message>
   <source>This byte is not UTF-8. Save the file as UTF-8.</source>
   <translation>Questo byte non è UTF-8. Salvare il file come UTF-8.</translation>
  </message>
  <message>
   <source>A carriage return without a line feed ends no line here. Save the file with LF or CRLF line ends.</source>
   <translation>Un ritorno carrello senza avanzamento riga qui non termina alcuna riga. Salvare il file con fini di riga LF o CRLF.</translation>
  </message>
  <message>
   <source>YAML does not allow control characters (%1). Remove it.</source>
   <translation>YAML non consente caratteri di controllo (%1). Rimuoverlo.</translation>
  </message>
  <message>
   <source>A second document, or text that belongs to nothing, begins here. Keep one document in the file.</source>
   <translation>Qui inizia un secondo documento, o un testo che non appartiene a nulla. Tenere un solo documento nel file.</translation>
  </message>
  <message>
   <source>This alias names no anchor that comes before it.</source>
   <translation>Questo alias non nomina un'ancora che lo precede.</translation>
  </message>
  <message>
   <source>This is not YAML: %1. Indent with spaces, close what is opened, and put a value in quotes if it has “: ” or “ #” in it or begins with a character such as * or @.</source>
   <translation>Questo non è YAML: %1. Rientrare con spazi, chiudere ciò che è aperto e mettere un valore tra virgolette se contiene «: » o « #» o inizia con un segno come * o @.</translation>
  </message>
  <message>
   <source>The YAML could not be read: %1.</source>
   <translation>Impossibile leggere lo YAML: %1.</translation>
  </message>
  <message>
   <source>This quoted text is never closed. Close its quotes.</source>
   <translation>Questo testo tra virgolette non viene mai chiuso. Chiudere le virgolette.</translation>
  </message>
  <message>
   <source>The aliases of this file expand to more than is read here. Write its values out.</source>
   <translation>Gli alias di questo file si espandono in più di quanto qui si legga. Scriverne i valori per esteso.</translation>
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
   <translation>%1: impossibile leggere (%2)</translation>
  </message>
  <message>
   <source>%1: the gzip data are damaged or end too early</source>
   <translation>%1: i dati gzip sono danneggiati o finiscono troppo presto</translation>
  </message>
  <message>
   <source>%1: the zstd data are damaged or end too early</source>
   <translation>%1: i dati zstd sono danneggiati o finiscono troppo presto</translation>
  </message>
  <message>
   <source>%1: is packed with %2, which is not read. Unpack it on the way: %3 %1 | gatepost-cli replay - …</source>
   <translation>%1: è compresso con %2, che non viene letto. Decomprimerlo al passaggio: %3 %1 | gatepost-cli replay - …</translation>
  </message>
  <message>
   <source>%1: cannot be opened (%2)</source>
   <translation>%1: impossibile aprire (%2)</translation>
  </message>
  <message>
   <source>The standard input cannot be kept in a temporary file</source>
   <translation>Impossibile conservare lo standard input in un file temporaneo</translation>
  </message>
  <message>
   <source>The standard input cannot be read</source>
   <translation>Impossibile leggere lo standard input</translation>
  </message>
  <message>
   <source>%1: the lines have no User-Agent (common log format), so nobody can be recognised. Let the server write the combined format</source>
   <translation>%1: le righe non hanno uno User-Agent (formato Common Log), perciò non si può riconoscere nessuno. Far scrivere al server il formato Combined</translation>
  </message>
  <message>
   <source>%1. The %2 lines before that are counted</source>
   <translation>%1. Le %2 righe precedenti sono contate</translation>
  </message>
  <message>
   <source>%1: no line has the field %2 (--ip-field)</source>
   <translation>%1: nessuna riga ha il campo %2 (--ip-field)</translation>
  </message>
  <message>
   <source>%1 It is left out.</source>
   <translation>%1 Viene tralasciato.</translation>
  </message>
  <message>
   <source>%1: the versions of the policy were not read, because there are more than %2 of them, or they are larger than %3 MiB together</source>
   <translation>%1: le versioni della politica non sono state lette, perché sono più di %2 o insieme superano %3 MiB</translation>
  </message>
  <message>
   <source>%1: is not a folder that can be read</source>
   <translation>%1: non è una cartella leggibile</translation>
  </message>
  <message>
   <source>%1: no commit has a robots.txt, robots-ai.txt or robots2.txt there</source>
   <translation>%1: nessun commit ha lì un robots.txt, robots-ai.txt o robots2.txt</translation>
  </message>
  <message numerus="yes">
   <source>%1: the dates of %n commits are before those of their parents; their parents' dates are used</source>
   <comment>%1: the date of a commit is before that of its parent; its parent's date is used</comment>
   <translation>
    <numerusform>%1: la data di %n commit precede quella del suo genitore; si usa la data del genitore</numerusform>
    <numerusform>%1: le date di %n commit precedono quelle dei loro genitori; si usano le date dei genitori</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>sample</name>
  <message>
   <source>The same wishes as an entity. Gatepost renders a robots.txt from it; the robots.txt beside this file is kept by hand, because an entity knows agents and paths, but no hours, rates or patterns.</source>
   <extracomment>A comment in sample/agent-policy.kno</extracomment>
   <translation>Gli stessi desideri come entità. Gatepost ne genera un robots.txt; il robots.txt accanto a questo file è tenuto a mano, perché un'entità conosce agenti e percorsi, ma non orari, frequenze o pattern.</translation>
  </message>
  <message>
   <source>robots-ai.txt of Tidewater Press: for AI agents only.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>robots-ai.txt di Tidewater Press: solo per agenti di IA.</translation>
  </message>
  <message>
   <source>It has the syntax of robots.txt and may only narrow what robots.txt leaves open. Crawlers that are no AI agents, like Googlebot-Image or AhrefsBot, are not spoken to here.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Ha la sintassi di robots.txt e può solo restringere ciò che robots.txt lascia aperto. I crawler che non sono agenti di IA, come Googlebot-Image o AhrefsBot, qui non sono interpellati.</translation>
  </message>
  <message>
   <source>Assistants that fetch a page because a reader asked for it are guests.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Gli assistenti che recuperano una pagina perché un lettore l'ha chiesta sono ospiti.</translation>
  </message>
  <message>
   <source>May come, but slowly and in the quiet hours.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Può venire, ma piano e nelle ore tranquille.</translation>
  </message>
  <message>
   <source>Blocked here, though robots.txt says nothing about it.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Bloccato qui, anche se robots.txt non dice nulla in proposito.</translation>
  </message>
  <message>
   <source>robots.txt of Tidewater Press: books, a journal and a small shop.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>robots.txt di Tidewater Press: libri, una rivista e un piccolo negozio.</translation>
  </message>
  <message>
   <source>This is the file that every crawler reads first. A crawler looks for the group that names it, and only if there is none for the group of *. It never adds the two together.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Questo è il file che ogni crawler legge per primo. Un crawler cerca il gruppo che lo nomina e, solo se non c'è, il gruppo di *. Non somma mai i due.</translation>
  </message>
  <message>
   <source>Everybody without a group of their own</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Tutti quelli senza un gruppo proprio</translation>
  </message>
  <message>
   <source>Longer than the rule above, so it wins: the spring catalogue may be fetched, other PDF files may not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Più lunga della regola sopra, perciò vince: il catalogo di primavera può essere recuperato, gli altri file PDF no.</translation>
  </message>
  <message>
   <source>Search engines</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Motori di ricerca</translation>
  </message>
  <message>
   <source>They may index the journal too, but nobody wants search results inside of search results.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Possono indicizzare anche la rivista, ma nessuno vuole risultati di ricerca dentro risultati di ricerca.</translation>
  </message>
  <message>
   <source>What may be done with the text once it is fetched. This never changes what may be fetched.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Che cosa si può fare del testo una volta recuperato. Questo non cambia mai ciò che si può recuperare.</translation>
  </message>
  <message>
   <source>A group of its own, so nothing of Googlebot's group holds for Googlebot-Image.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Un gruppo proprio, perciò nulla del gruppo di Googlebot vale per Googlebot-Image.</translation>
  </message>
  <message>
   <source>Crawlers that collect text for training</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Crawler che raccolgono testo per l'addestramento</translation>
  </message>
  <message>
   <source>Press releases are there to be repeated; the books are not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>I comunicati stampa sono fatti per essere ripetuti; i libri no.</translation>
  </message>
  <message>
   <source>Audits, in the extended standard 2.0</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Verifiche, nello standard esteso 2.0</translation>
  </message>
  <message>
   <source>Robot-version right after the agents changes how paths are read: a path without * is the whole path, and a bare &quot;Disallow: *&quot; means &quot;all the rest&quot;. Times are in UTC.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Robot-version subito dopo gli agenti cambia come si leggono i percorsi: un percorso senza * è il percorso intero, e un semplice &quot;Disallow: *&quot; significa &quot;tutto il resto&quot;. Gli orari sono in UTC.</translation>
  </message>
  <message>
   <source>Patterns</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Pattern</translation>
  </message>
  <message>
   <source>Whoever calls itself something-ai or says that it scrapes, and has no group above.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Chiunque si chiami qualcosa-ai o dica di fare scraping, e non abbia un gruppo sopra.</translation>
  </message>
  <message>
   <source>The whole file</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Il file intero</translation>
  </message>
  <message>
   <source>robots2.txt of Tidewater Press: what may be done with the content.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>robots2.txt di Tidewater Press: che cosa si può fare del contenuto.</translation>
  </message>
  <message>
   <source>Paths: they may only narrow what robots.txt allows</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Percorsi: possono solo restringere ciò che robots.txt consente</translation>
  </message>
  <message>
   <source>Nothing links here. Who comes all the same has not read this file.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Nulla rimanda qui. Chi viene lo stesso non ha letto questo file.</translation>
  </message>
  <message>
   <source>Policy for every agent</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Policy per ogni agente</translation>
  </message>
  <message>
   <source>Translations and retellings: ask us, by the protocol of section 6.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Traduzioni e rifacimenti: chiedeteci, secondo il protocollo della sezione 6.</translation>
  </message>
  <message>
   <source>Other publishers of reference books may not build on ours.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Altri editori di opere di consultazione non possono basarsi sulle nostre.</translation>
  </message>
  <message>
   <source>link-back is left unstated: the chained file at the end fills it in. Nobody speaks of announce.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>link-back resta non dichiarato: lo completa il file concatenato alla fine. Di announce non parla nessuno.</translation>
  </message>
  <message>
   <source>What kind of content this is</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Che tipo di contenuto è questo</translation>
  </message>
  <message>
   <source>Exceptions for kinds of agents</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Eccezioni per tipi di agenti</translation>
  </message>
  <message>
   <source>A block states only what differs; everything else comes from above.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Un blocco dichiara solo ciò che differisce; tutto il resto viene da sopra.</translation>
  </message>
  <message>
   <source>Ask before every visit.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Chiedere prima di ogni visita.</translation>
  </message>
  <message>
   <source>May look whether the site is up, and nothing else.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Può guardare se il sito è attivo, e nient'altro.</translation>
  </message>
  <message>
   <source>chain counts only as the last line.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>chain vale solo come ultima riga.</translation>
  </message>
  <message>
   <source>An agent policy: robots.txt is rendered from it. Change the id to one of your own.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Una policy per agenti: da essa si genera robots.txt. Sostituire l'id con uno proprio.</translation>
  </message>
  <message>
   <source>What holds for every agent that is not listed: allow or disallow.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Ciò che vale per ogni agente non elencato: allow o disallow.</translation>
  </message>
  <message>
   <source>Ends the comment over all agents of a role.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Chiude il commento sopra tutti gli agenti di un ruolo.</translation>
  </message>
  <message>
   <source>robots-ai.txt: every AI agent may fetch everything that robots.txt leaves open.</source>
   <extracomment>A comment in templates/robots-ai-allow-all.txt</extracomment>
   <translation>robots-ai.txt: ogni agente di IA può recuperare tutto ciò che robots.txt lascia aperto.</translation>
  </message>
  <message>
   <source>robots-ai.txt: no AI agent may fetch anything.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>robots-ai.txt: nessun agente di IA può recuperare nulla.</translation>
  </message>
  <message>
   <source>Other crawlers do not read this file; for them robots.txt speaks.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>Gli altri crawler non leggono questo file; per loro parla robots.txt.</translation>
  </message>
  <message>
   <source>robots-ai.txt: AI agents may fetch some paths and not others, at a gentle pace.</source>
   <extracomment>A comment in templates/robots-ai-paths.txt</extracomment>
   <translation>robots-ai.txt: gli agenti di IA possono recuperare alcuni percorsi e non altri, a un ritmo tranquillo.</translation>
  </message>
  <message>
   <source>robots-ai.txt: one AI agent is welcome, the others are not.</source>
   <extracomment>A comment in templates/robots-ai-selective.txt</extracomment>
   <translation>robots-ai.txt: un agente di IA è benvenuto, gli altri no.</translation>
  </message>
  <message>
   <source>robots.txt with groups of the extended standard 2.0.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>robots.txt con gruppi dello standard esteso 2.0.</translation>
  </message>
  <message>
   <source>Robots that do not know version 2.0 read the first group. In the others, Robot-version comes right after the agents, a path without * ? [ or \ is the whole path, and &quot;Disallow: *&quot; means all the rest.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>I robot che non conoscono la versione 2.0 leggono il primo gruppo. Negli altri, Robot-version viene subito dopo gli agenti, un percorso senza * ? [ o \ è il percorso intero, e &quot;Disallow: *&quot; significa tutto il resto.</translation>
  </message>
  <message>
   <source>HTML pages only, and only at night. Times are in UTC and may run past midnight.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>Solo pagine HTML, e solo di notte. Gli orari sono in UTC e possono superare la mezzanotte.</translation>
  </message>
  <message>
   <source>Any time, but slower while people are shopping.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>In qualsiasi momento, ma più piano mentre la gente fa acquisti.</translation>
  </message>
  <message>
   <source>robots.txt with agents named by patterns, as the purpose proposal has it.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>robots.txt con agenti nominati da pattern, come vuole la proposta sugli scopi.</translation>
  </message>
  <message>
   <source>A pattern counts only for agents without a group of their own. Crawlers that read the standard alone do not know patterns, so the group of * should be one that you can live with.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Un pattern vale solo per gli agenti senza un gruppo proprio. I crawler che leggono solo lo standard non conoscono pattern, perciò il gruppo di * deve essere uno con cui si possa convivere.</translation>
  </message>
  <message>
   <source>Whatever calls itself something-ai: images yes, maps no.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Chiunque si chiami qualcosa-ai: immagini sì, mappe no.</translation>
  </message>
  <message>
   <source>A name without signs is that agent alone.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Un nome senza caratteri speciali è quell'agente soltanto.</translation>
  </message>
  <message>
   <source>robots.txt with preference signals: what may be done with a page once it is fetched.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>robots.txt con segnali di preferenza: che cosa si può fare di una pagina una volta recuperata.</translation>
  </message>
  <message>
   <source>They never change what may be fetched, and each is read by some crawlers only.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>Non cambiano mai ciò che si può recuperare, e ciascuno è letto solo da alcuni crawler.</translation>
  </message>
  <message>
   <source>yes and no for each use; what is left out is neither granted nor refused.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>yes e no per ogni uso; ciò che manca non è né concesso né rifiutato.</translation>
  </message>
  <message>
   <source>y and n, also for a path of its own: the longest path that matches counts.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>y e n, anche per un percorso proprio: vale il percorso più lungo che corrisponde.</translation>
  </message>
  <message>
   <source>robots.txt: the usual, with a few doors closed.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>robots.txt: il solito, con qualche porta chiusa.</translation>
  </message>
  <message>
   <source>A longer rule wins over a shorter one.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>Una regola più lunga vince su una più corta.</translation>
  </message>
  <message>
   <source>A crawler with a group of its own reads that group alone, so repeat here what must hold for it too.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>Un crawler con un gruppo proprio legge solo quello, perciò ripetere qui ciò che deve valere anche per lui.</translation>
  </message>
  <message>
   <source>robots2.txt with one of everything.</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>robots2.txt con uno di tutto.</translation>
  </message>
  <message>
   <source>Paths</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Percorsi</translation>
  </message>
  <message>
   <source>AI policy</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Policy per l'IA</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Comportamento</translation>
  </message>
  <message>
   <source>Quality</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Qualità</translation>
  </message>
  <message>
   <source>Compliance</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Conformità</translation>
  </message>
  <message>
   <source>Blocks: only what differs</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Blocchi: solo ciò che differisce</translation>
  </message>
  <message>
   <source>The last line: a file that fills in what is unstated here</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>L'ultima riga: un file che completa ciò che qui non è dichiarato</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>riga %1, colonna %2: %3</translation>
  </message>
  <message>
   <source>environments must map names to hosts, such as staging: {host: staging.example.org, must: closed}</source>
   <translation>environments deve associare nomi a host, come staging: {host: staging.example.org, must: closed}</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 contiene più di %2 elementi, più di quanti ne vengono letti</translation>
  </message>
  <message>
   <source>an environment needs a host</source>
   <translation>un ambiente ha bisogno di un host</translation>
  </message>
  <message>
   <source>%1 cannot be the name of an environment</source>
   <translation>%1 non può essere il nome di un ambiente</translation>
  </message>
  <message>
   <source>%1 is not one of %2</source>
   <translation>%1 non è uno tra %2</translation>
  </message>
  <message>
   <source>%1 is not a host</source>
   <translation>%1 non è un host</translation>
  </message>
  <message>
   <source>%1 is named twice</source>
   <translation>%1 è nominato due volte</translation>
  </message>
  <message>
   <source>two environments have the host %1</source>
   <translation>due ambienti hanno l’host %1</translation>
  </message>
  <message>
   <source>%1 leads out of the folder</source>
   <translation>%1 porta fuori dalla cartella</translation>
  </message>
  <message>
   <source>%1 is used by two environments of which one is closed</source>
   <translation>%1 è usato da due ambienti di cui uno è chiuso</translation>
  </message>
  <message>
   <source>outputs must map targets to folders, such as nginx: deploy</source>
   <translation>outputs deve associare destinazioni a cartelle, come nginx: deploy</translation>
  </message>
  <message>
   <source>%1 is not a target; write one of %2</source>
   <translation>%1 non è una destinazione; scriverne una tra %2</translation>
  </message>
  <message>
   <source>an output needs a folder</source>
   <translation>un output ha bisogno di una cartella</translation>
  </message>
  <message>
   <source>compact is yes or no</source>
   <translation>compact è yes o no</translation>
  </message>
  <message>
   <source>there is no environment %1; gatepost.yaml names none</source>
   <translation>non c’è un ambiente %1; gatepost.yaml non ne nomina nessuno</translation>
  </message>
  <message>
   <source>there is no environment %1; there is %2</source>
   <translation>non c’è un ambiente %1; c’è %2</translation>
  </message>
  <message>
   <source>goals must map purposes to what is wanted, such as training: out</source>
   <translation>goals deve associare a scopi ciò che si vuole, come training: out</translation>
  </message>
  <message>
   <source>%1 is not a purpose; write one of %2</source>
   <translation>%1 non è uno scopo; scriva uno tra %2</translation>
  </message>
  <message>
   <source>reach is known or obeying</source>
   <translation>reach è known o obeying</translation>
  </message>
  <message>
   <source>%1 is not a signal that goals can write</source>
   <translation>%1 non è un segnale che gli obiettivi possano scrivere</translation>
  </message>
  <message>
   <source>%1 is not a file that goals can edit</source>
   <translation>%1 non è un file che gli obiettivi possano modificare</translation>
  </message>
  <message>
   <source>terms must be an http(s) URL</source>
   <translation>terms deve essere un URL http(s)</translation>
  </message>
  <message>
   <source>%1 is not a payment of RSL</source>
   <translation>%1 non è un pagamento di RSL</translation>
  </message>
  <message>
   <source>file must be an http(s) URL</source>
   <translation>file deve essere un URL http(s)</translation>
  </message>
  <message>
   <source>a goal has no is</source>
   <translation>un obiettivo non ha is</translation>
  </message>
  <message>
   <source>closed belongs to welcome and open</source>
   <translation>closed appartiene a welcome e open</translation>
  </message>
  <message>
   <source>only belongs to welcome and open</source>
   <translation>only appartiene a welcome e open</translation>
  </message>
  <message>
   <source>a goal has either only or closed</source>
   <translation>un obiettivo ha o only o closed</translation>
  </message>
  <message>
   <source>only has no pattern; write out instead</source>
   <translation>only non ha alcun modello; scriva invece out</translation>
  </message>
  <message>
   <source>hours are UTC, such as 22:00-05:59</source>
   <translation>hours è in UTC, come 22:00-05:59</translation>
  </message>
  <message>
   <source>hours belong to welcome and open</source>
   <translation>hours appartiene a welcome e open</translation>
  </message>
  <message>
   <source>pace is a number of seconds, or 10s, 2m</source>
   <translation>pace è un numero di secondi, oppure 10s, 2m</translation>
  </message>
  <message>
   <source>otherwise belongs to ask and pay</source>
   <translation>otherwise appartiene a ask e pay</translation>
  </message>
  <message>
   <source>otherwise is out or open</source>
   <translation>otherwise è out o open</translation>
  </message>
  <message>
   <source>an exception needs agents or paths</source>
   <translation>un’eccezione ha bisogno di agents o paths</translation>
  </message>
  <message>
   <source>%1 names no agent</source>
   <translation>%1 non nomina alcun agente</translation>
  </message>
  <message>
   <source>an exception has no is</source>
   <translation>un’eccezione non ha is</translation>
  </message>
  <message>
   <source>until is a day such as 2027-06-30</source>
   <translation>until è un giorno come 2027-06-30</translation>
  </message>
  <message>
   <source>only search, answers, making and training have words for use</source>
   <translation>solo search, answers, making e training hanno parole per use</translation>
  </message>
  <message>
   <source>use is yes, no or unstated</source>
   <translation>use è yes, no o unstated</translation>
  </message>
  <message>
   <source>a note is one line</source>
   <translation>una note è una riga</translation>
  </message>
  <message>
   <source>%1: a path begins with / or * and has no space or #</source>
   <translation>%1: un percorso comincia con / o * e non ha spazi né #</translation>
  </message>
  <message>
   <source>lines %1 and %2 contradict each other for %3 on %4</source>
   <translation>le righe %1 e %2 si contraddicono per %3 su %4</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write %1 as a block</source>
   <translation>è scritto in un modo che non si può cambiare con sicurezza: scrivere %1 come blocco</translation>
  </message>
  <message>
   <source>%1 must be one text</source>
   <translation>%1 deve essere un solo testo</translation>
  </message>
  <message>
   <source>an item of %1 must be one text</source>
   <translation>un elemento di %1 deve essere un solo testo</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 deve essere un elenco</translation>
  </message>
  <message>
   <source>a key must be one text</source>
   <translation>una chiave deve essere un solo testo</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; put both into one, or remove one</source>
   <translation>%1 è già indicato alla riga %2; unirli in uno, o rimuoverne uno</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 non è una chiave di %2; si intendeva %3?</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 non è una chiave di %2, che ha %3; correggerla o rimuoverla</translation>
  </message>
  <message>
   <source>it is an index of other sitemaps; name those in its place</source>
   <translation>è un indice di altre sitemap; nominare quelle al suo posto</translation>
  </message>
  <message>
   <source>it is not a sitemap: it begins with &lt;%1&gt;</source>
   <translation>non è una sitemap: inizia con &lt;%1&gt;</translation>
  </message>
  <message>
   <source>it is compressed; unpack it first (gunzip)</source>
   <translation>è compressa; decomprimerla prima (gunzip)</translation>
  </message>
  <message>
   <source>aliases (*name) are not read here; write the value out</source>
   <translation>gli alias (*nome) qui non vengono letti; scrivere il valore per esteso</translation>
  </message>
  <message>
   <source>keys such as “paths:” are expected</source>
   <translation>ci si aspettano chiavi come «paths:»</translation>
  </message>
  <message>
   <source>host must be a host such as shop.example</source>
   <translation>host deve essere un host come shop.example</translation>
  </message>
  <message>
   <source>%1 cannot be a path: a honeypot begins with / or *</source>
   <translation>%1 non è un percorso: un honeypot comincia con / o *</translation>
  </message>
  <message>
   <source>lint must be a map such as {off: [CODE]}</source>
   <translation>lint deve essere una mappa come {off: [CODE]}</translation>
  </message>
  <message>
   <source>%1 is not a fact of an agent</source>
   <translation>%1 non è un dato di un agente</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>an agent has no token</source>
   <translation>un agente non ha token</translation>
  </message>
  <message>
   <source>%1 has facts in line %2 already; put them into one item</source>
   <translation>%1 ha già dei fatti alla riga %2; metterli in un solo elemento</translation>
  </message>
  <message>
   <source>chain must map URLs to files</source>
   <translation>chain deve associare URL a file</translation>
  </message>
  <message>
   <source>a file of chain must be one text</source>
   <translation>un file di chain deve essere un solo testo</translation>
  </message>
  <message>
   <source>tests must be a list</source>
   <translation>tests deve essere un elenco</translation>
  </message>
  <message>
   <source>a test must have agent, path and expect</source>
   <translation>un test deve avere agent, path ed expect</translation>
  </message>
  <message>
   <source>a test has no %1</source>
   <translation>in un test manca %1</translation>
  </message>
  <message>
   <source>a test has either %1 or %2</source>
   <translation>un test ha o %1 o %2</translation>
  </message>
  <message>
   <source>at must be a time such as 2026-11-20T07:00:00Z</source>
   <translation>at deve essere un orario come 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>il file supera %1 MiB, oltre quanto viene letto</translation>
  </message>
  <message>
   <source>the file has more than %1 values, which is more than is read</source>
   <translation>il file ha più di %1 valori, oltre quanto viene letto</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep, which is more than is read</source>
   <translation>i valori sono annidati per più di %1 livelli, oltre quanto viene letto</translation>
  </message>
  <message>
   <source>a second document begins here, and nothing in it would be read; put all keys into one document</source>
   <translation>qui inizia un secondo documento, e nulla di esso verrebbe letto; mettere tutte le chiavi in un solo documento</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write goals as a block</source>
   <translation>è scritto in un modo che non si può cambiare con sicurezza: scrivere goals come blocco</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write paths, agents, chain and tests as block lists</source>
   <translation>è scritto in un modo che non si può modificare con sicurezza: scrivere paths, agents, chain e tests come elenchi a blocchi</translation>
  </message>
 </context>
 <context>
  <name>store</name>
  <message>
   <source>the disk is full</source>
   <translation>il disco è pieno</translation>
  </message>
  <message>
   <source>your share of the disk is full</source>
   <translation>la quota sul disco è esaurita</translation>
  </message>
  <message>
   <source>you do not have permission</source>
   <translation>non si dispone del permesso</translation>
  </message>
  <message>
   <source>the disk is read-only</source>
   <translation>il disco è di sola lettura</translation>
  </message>
  <message>
   <source>the folder does not exist</source>
   <translation>la cartella non esiste</translation>
  </message>
  <message>
   <source>the disk reports an input/output error</source>
   <translation>il disco segnala un errore di ingresso/uscita</translation>
  </message>
  <message>
   <source>another program is using it</source>
   <translation>lo sta usando un altro programma</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>è troppo grande</translation>
  </message>
  <message>
   <source>%1: libgit2 %2 is not installed, so Git's history cannot be read</source>
   <translation>%1: libgit2 %2 non è installata, perciò la cronologia Git non si può leggere</translation>
  </message>
  <message>
   <source>%1: the current folder is not in a Git repository (%2)</source>
   <translation>%1: la cartella corrente non è in un repository Git (%2)</translation>
  </message>
  <message>
   <source>%1: the folder %2 is not in a Git repository (%3)</source>
   <translation>%1: la cartella %2 non è in un repository Git (%3)</translation>
  </message>
  <message>
   <source>%1: there is no revision %2</source>
   <translation>%1: non c'è una revisione %2</translation>
  </message>
  <message>
   <source>%1: %2 is not a commit</source>
   <translation>%1: %2 non è un commit</translation>
  </message>
  <message>
   <source>%1: revision %2 has no %3</source>
   <translation>%1: la revisione %2 non ha %3</translation>
  </message>
  <message>
   <source>%1: is not a Git repository (%2)</source>
   <translation>%1: non è un repository Git (%2)</translation>
  </message>
  <message>
   <source>%1: this clone is shallow, its history ends at commit %2. Retrieve all of it: git fetch --unshallow, or fetch-depth: 0 of actions/checkout</source>
   <translation>%1: questo clone è superficiale (shallow), la sua cronologia finisce al commit %2. Recuperarla tutta: git fetch --unshallow, o fetch-depth: 0 di actions/checkout</translation>
  </message>
  <message>
   <source>The folder %1 is not in a Git repository (%2)</source>
   <translation>La cartella %1 non è in un repository Git (%2)</translation>
  </message>
  <message>
   <source>The history of %1 cannot be read: %2</source>
   <translation>La cronologia di %1 non può essere letta: %2</translation>
  </message>
  <message>
   <source>The repository of %1 has no commit yet</source>
   <translation>Il repository di %1 non ha ancora commit</translation>
  </message>
  <message>
   <source>%1: this build of Gatepost cannot read Git's history</source>
   <translation>%1: questa build di Gatepost non può leggere la cronologia Git</translation>
  </message>
  <message>
   <source>%1: %2 is not a regular file but a pipe, a device or something else, so the repository was not read</source>
   <translation>%1: %2 non è un file regolare ma una pipe, un dispositivo o altro, perciò il repository non è stato letto</translation>
  </message>
  <message>
   <source>%1: %2 has more than %3 files, so the repository was not read</source>
   <translation>%1: %2 contiene più di %3 file, quindi il repository non è stato letto</translation>
  </message>
  <message>
   <source>%1: %2 includes a file whose name is not plain, so the repository was not read</source>
   <translation>%1: %2 include un file il cui nome non è semplice, quindi il repository non è stato letto</translation>
  </message>
  <message>
   <source>%1 was not read, because %2 is a submodule, whose files are in another repository.</source>
   <translation>%1 non è stato letto, perché %2 è un sottomodulo, i cui file sono in un altro repository.</translation>
  </message>
  <message>
   <source>%1 is not a regular file but a pipe, a device or something else, so it was not read.</source>
   <translation>%1 non è un file regolare ma una pipe, un dispositivo o altro, perciò non è stato letto.</translation>
  </message>
  <message>
   <source>%1 is a folder, not a file.</source>
   <translation>%1 è una cartella, non un file.</translation>
  </message>
  <message>
   <source>%1 could not be read: you do not have permission to read it.</source>
   <translation>Impossibile leggere %1: non si dispone del permesso di lettura.</translation>
  </message>
  <message>
   <source>%1 could not be read: %2.</source>
   <translation>Impossibile leggere %1: %2.</translation>
  </message>
  <message>
   <source>%1 was not read, because it is larger than %2 MiB.</source>
   <translation>%1 non è stato letto, perché supera %2 MiB.</translation>
  </message>
  <message>
   <source>%1 was not read, because it is not inside the site's folder. Copy the file into the folder and name it from there.</source>
   <translation>%1 non è stato letto, perché non è nella cartella del sito. Copiare il file nella cartella e indicarlo da lì.</translation>
  </message>
  <message>
   <source>%1 was not read: it is a link to %2, which is not inside the site's folder. Copy the file into the folder, or open it by its own name.</source>
   <translation>%1 non è stato letto: è un collegamento a %2, che non è nella cartella del sito. Copiare il file nella cartella, o aprirlo con il suo nome.</translation>
  </message>
  <message>
   <source>%1 is a link to %2, which does not exist.</source>
   <translation>%1 è un collegamento a %2, che non esiste.</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 non esiste.</translation>
  </message>
  <message>
   <source>%1 is not a folder but a file. Name its folder.</source>
   <translation>%1 non è una cartella ma un file. Indicare la sua cartella.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2.</source>
   <translation>Impossibile scrivere %1: %2.</translation>
  </message>
  <message>
   <source>%1 was not written, because it is not inside the site's folder.</source>
   <translation>%1 non è stato scritto, perché non è nella cartella del sito.</translation>
  </message>
  <message>
   <source>%1 was not written: a link leads to %2, which is not inside the site's folder.</source>
   <translation>%1 non è stato scritto: un collegamento porta a %2, che non è nella cartella del sito.</translation>
  </message>
  <message>
   <source>%1 was not written: the text has %2 bytes, and a file of more than %3 MiB could not be opened again. Make it shorter. The file on disk is as it was.</source>
   <translation>%1 non è stato scritto: il testo ha %2 byte, e un file di più di %3 MiB non si potrebbe riaprire. Accorciarlo. Il file su disco è invariato.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file on disk is as it was.</source>
   <translation>Impossibile scrivere %1: %2. Il file su disco è invariato.</translation>
  </message>
  <message>
   <source>%1 is not a regular file; it was not written.</source>
   <translation>%1 non è un file normale; non è stato scritto.</translation>
  </message>
  <message>
   <source>%1 was not written, because its present text could not be read first: %2. The file on disk is as it was.</source>
   <translation>%1 non è stato scritto, perché non si è potuto leggere prima il suo testo attuale: %2. Il file su disco è invariato.</translation>
  </message>
  <message>
   <source>%1 was not written: its old text could not be kept safe first, because %2.</source>
   <translation>%1 non è stato scritto: prima non è stato possibile mettere al sicuro il vecchio testo, perché %2.</translation>
  </message>
  <message>
   <source>%1 has a second name (a hard link). Replacing it in one step would part the two; writing over it keeps them together, but is not safe against a crash in the middle.</source>
   <translation>%1 ha un secondo nome (un hard link). Sostituirlo in un solo passo separerebbe i due; sovrascriverlo li tiene insieme, ma non è sicuro contro un arresto a metà.</translation>
  </message>
  <message>
   <source>%1 was not written: the backup %2 could not be made: %3.</source>
   <translation>%1 non è stato scritto: impossibile creare la copia di riserva %2: %3.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged.</source>
   <translation>Impossibile scrivere %1: %2. Il file potrebbe essere danneggiato.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged; its old text is in %3.</source>
   <translation>Impossibile scrivere %1: %2. Il file potrebbe essere danneggiato; il suo vecchio testo è in %3.</translation>
  </message>
  <message>
   <source>No new file can be made in the folder of %1 (%2), so the file cannot be replaced in one step. Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>Non si possono creare nuovi file nella cartella di %1 (%2), perciò il file non può essere sostituito in un solo passo. Si può sovrascriverlo, ma non è sicuro contro un arresto a metà.</translation>
  </message>
  <message>
   <source>%1 belongs to another user or group, and a new file would belong to you. Writing over it keeps the owner, but is not safe against a crash in the middle.</source>
   <translation>%1 appartiene a un altro utente o gruppo, e un nuovo file apparterrebbe a chi salva. Sovrascriverlo mantiene il proprietario, ma non è sicuro contro un arresto a metà.</translation>
  </message>
  <message>
   <source>Another program changed %1 while it was being saved. It was not written.</source>
   <translation>Un altro programma ha modificato %1 durante il salvataggio. Non è stato scritto.</translation>
  </message>
  <message>
   <source>%1 cannot be replaced in one step (%2). Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>%1 non può essere sostituito in un solo passo (%2). Si può sovrascriverlo, ma non è sicuro contro un arresto a metà.</translation>
  </message>
  <message>
   <source>%1 is saved, but its access list or its extended attributes could not be kept in full: %2.</source>
   <translation>%1 è salvato, ma non si è potuto conservare per intero il suo elenco di controllo di accesso o i suoi attributi estesi: %2.</translation>
  </message>
  <message>
   <source>%1 is saved, but its folder could not be synced (%2): until the system does so, a power failure may bring the old text back.</source>
   <translation>%1 è salvato, ma non si è potuta sincronizzare la sua cartella (%2): finché il sistema non lo fa, un'interruzione di corrente può riportare il vecchio testo.</translation>
  </message>
  <message>
   <source>%1 is saved, but could not be read again: %2.</source>
   <translation>%1 è salvato, ma non si è potuto rileggerlo: %2.</translation>
  </message>
  <message>
   <source>%1 was saved, but now has another text: another program wrote it at the same moment.</source>
   <translation>%1 è stato salvato, ma ora ha un altro testo: un altro programma lo ha scritto nello stesso momento.</translation>
  </message>
  <message>
   <source>%1 was changed by another program since it was opened.</source>
   <translation>%1 è stato modificato da un altro programma da quando è stato aperto.</translation>
  </message>
  <message>
   <source>%1 was not written, because another Gatepost is saving in the same folder and does not finish. Try again.</source>
   <translation>%1 non è stato scritto, perché un altro Gatepost sta salvando nella stessa cartella e non finisce. Riprovare.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>The folder %1 could not be read: %2.</source>
   <translation>Impossibile leggere la cartella %1: %2.</translation>
  </message>
  <message>
   <source>There is no place for it below chain/.</source>
   <translation>Sotto chain/ non c'è posto per esso.</translation>
  </message>
  <message>
   <source>There is no file %1. Put a copy of it there, or name one below “chain:” in gatepost.yaml.</source>
   <translation>Non c'è un file %1. Metterne lì una copia, o nominarne uno sotto «chain:» in gatepost.yaml.</translation>
  </message>
  <message>
   <source>there is no such file (sitemaps: in gatepost.yaml)</source>
   <translation>il file non esiste (sitemaps: in gatepost.yaml)</translation>
  </message>
  <message>
   <source>%1: %2. The list was not written, or it would lose this: mend the line, or remove it.</source>
   <translation>%1: %2. L'elenco non è stato scritto, altrimenti questo andrebbe perso: correggere la riga, o rimuoverla.</translation>
  </message>
  <message>
   <source>There is no folder for the list of agents: HOME is not set.</source>
   <translation>Non c'è una cartella per l'elenco di agenti: HOME non è impostata.</translation>
  </message>
  <message>
   <source>%1: the list would be larger than 1 MiB.</source>
   <translation>%1: l'elenco supererebbe 1 MiB.</translation>
  </message>
  <message>
   <source>The site is not saved in a folder yet.</source>
   <translation>Il sito non è ancora salvato in una cartella.</translation>
  </message>
  <message>
   <source>%1 could not be removed.</source>
   <translation>Impossibile rimuovere %1.</translation>
  </message>
  <message>
   <source>Policy tests, sample paths and rehearsed answers are kept beside the site's files: save a policy file into a folder first.</source>
   <translation>Test della policy, percorsi di esempio e risposte simulate si conservano accanto ai file del sito: salvare prima un file di policy in una cartella.</translation>
  </message>
 </context>
 <context>
  <name>templates</name>
  <message>
   <source>Typical robots.txt</source>
   <translation>robots.txt, il solito</translation>
  </message>
  <message>
   <source>Open, with a few paths closed and a group for one crawler.</source>
   <translation>Aperto, con pochi percorsi chiusi e un gruppo per un crawler.</translation>
  </message>
  <message>
   <source>robots.txt with hours and rates</source>
   <translation>robots.txt con orari e frequenze</translation>
  </message>
  <message>
   <source>Groups of the extended standard 2.0: visiting hours, request rates, whole paths and patterns.</source>
   <translation>Gruppi dello standard esteso 2.0: orari di visita, frequenze di richiesta, percorsi interi e pattern.</translation>
  </message>
  <message>
   <source>robots.txt with preference signals</source>
   <translation>robots.txt con segnali di preferenza</translation>
  </message>
  <message>
   <source>Says what a page may be used for once it is fetched.</source>
   <translation>Dice per che cosa si può usare una pagina una volta recuperata.</translation>
  </message>
  <message>
   <source>robots.txt with agent patterns</source>
   <translation>robots.txt con pattern di agenti</translation>
  </message>
  <message>
   <source>Groups for agents named by a pattern, such as everything that ends in -ai.</source>
   <translation>Gruppi per agenti nominati da un pattern, come tutto ciò che finisce in -ai.</translation>
  </message>
  <message>
   <source>robots-ai.txt, allow all</source>
   <translation>robots-ai.txt, consenti tutto</translation>
  </message>
  <message>
   <source>Every AI agent may fetch what robots.txt leaves open.</source>
   <translation>Ogni agente di IA può recuperare ciò che robots.txt lascia aperto.</translation>
  </message>
  <message>
   <source>robots-ai.txt, block all</source>
   <translation>robots-ai.txt, blocca tutto</translation>
  </message>
  <message>
   <source>No AI agent that reads robots-ai.txt may fetch anything; other crawlers are not affected.</source>
   <translation>Nessun agente di IA che legge robots-ai.txt può recuperare nulla; gli altri crawler non sono interessati.</translation>
  </message>
  <message>
   <source>robots-ai.txt, one agent only</source>
   <translation>robots-ai.txt, un solo agente</translation>
  </message>
  <message>
   <source>One AI agent is welcome, the others are not, if they read robots-ai.txt.</source>
   <translation>Un agente di IA è benvenuto, gli altri no, se leggono robots-ai.txt.</translation>
  </message>
  <message>
   <source>robots-ai.txt by paths</source>
   <translation>robots-ai.txt per percorsi</translation>
  </message>
  <message>
   <source>Some paths open and some closed to AI agents that read robots-ai.txt, at a gentle pace.</source>
   <translation>Alcuni percorsi aperti e altri chiusi agli agenti di IA che leggono robots-ai.txt, a un ritmo tranquillo.</translation>
  </message>
  <message>
   <source>robots2.txt, every directive as a reference</source>
   <translation>robots2.txt, uno di tutto</translation>
  </message>
  <message>
   <source>Every directive once, with its usual value: an example to cut down.</source>
   <translation>Ogni direttiva una volta, con il suo valore usuale: un esempio da ridurre.</translation>
  </message>
  <message>
   <source>Agent policy</source>
   <translation>Policy per agenti</translation>
  </message>
  <message>
   <source>An entity from which robots.txt is rendered: agents by role, a default, notes.</source>
   <translation>Un'entità da cui si genera robots.txt: agenti per ruolo, un valore predefinito, note.</translation>
  </message>
 </context>
 <context>
  <name>value</name>
  <message>
   <source>only %1</source>
   <translation>solo %1</translation>
  </message>
  <message>
   <source>a product token such as GPTBot, a pattern or *</source>
   <translation>un token di prodotto come GPTBot, un pattern o *</translation>
  </message>
  <message>
   <source>a path that begins with / or *</source>
   <translation>un percorso che inizia con / o *</translation>
  </message>
  <message>
   <source>some text</source>
   <translation>un testo</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x</source>
   <translation>un URL assoluto come https://www.example.com/x</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x or a mail address</source>
   <translation>un URL assoluto come https://www.example.com/x o un indirizzo e-mail</translation>
  </message>
  <message>
   <source>a number of seconds such as 10 or 0.5</source>
   <translation>un numero di secondi come 10 o 0.5</translation>
  </message>
  <message>
   <source>documents/time[s|m|h], both whole and above 0, such as 1/10 or 5/1m 0600-0845</source>
   <translation>documenti/tempo[s|m|h], entrambi interi e maggiori di 0, come 1/10 o 5/1m 0600-0845</translation>
  </message>
  <message>
   <source>a window of the UTC day such as 0600-0845</source>
   <translation>una finestra del giorno UTC come 0600-0845</translation>
  </message>
  <message>
   <source>two or three whole numbers with dots such as 2.0</source>
   <translation>due o tre numeri interi con punti come 2.0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0</source>
   <translation>un numero intero di richieste al minuto maggiore di 0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0, or %1</source>
   <translation>un numero intero di richieste al minuto maggiore di 0, o %1</translation>
  </message>
  <message>
   <source>a language tag such as en or en-AU</source>
   <translation>un codice di lingua come en o en-AU</translation>
  </message>
  <message>
   <source>%1, also with a path as in 18+:/adult</source>
   <translation>%1, anche con un percorso come in 18+:/adult</translation>
  </message>
  <message>
   <source>members that are y or n, such as train-ai=n, search=y</source>
   <translation>elementi che sono y o n, come train-ai=n, search=y</translation>
  </message>
  <message>
   <source>key=yes or key=no, such as search=yes, ai-train=no</source>
   <translation>chiave=yes o chiave=no, come search=yes, ai-train=no</translation>
  </message>
  <message>
   <source>a time such as 2026-04-07 08:00 UTC</source>
   <translation>un orario come 2026-04-07 08:00 UTC</translation>
  </message>
  <message>
   <source>a ULID: 26 characters, digits and A–Z without I, L, O and U</source>
   <translation>un ULID: 26 cifre e lettere, senza I, L, O e U</translation>
  </message>
  <message>
   <source>a list of agents</source>
   <translation>un elenco di agenti</translation>
  </message>
  <message>
   <source>a map of roles to notes</source>
   <translation>una mappa da ruoli a note</translation>
  </message>
  <message>
   <source>text, a list or a map</source>
   <translation>testo, un elenco o una mappa</translation>
  </message>
  <message>
   <source>%1 wants a value: %2</source>
   <translation>%1 richiede un valore: %2</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: %3</source>
   <translation>%1 non è un valore di %2: %3</translation>
  </message>
  <message>
   <source>%1 contains a control character: remove it</source>
   <translation>%1 contiene un carattere di controllo: rimuoverlo</translation>
  </message>
  <message>
   <source># would begin a comment in %1: write %2 for it</source>
   <translation># inizierebbe un commento in %1: scrivere invece %2</translation>
  </message>
  <message>
   <source># would begin a comment in %1: remove it</source>
   <translation># inizierebbe un commento in %1: rimuoverlo</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so %2 matches nothing</source>
   <translation>%1 non inizia né con / né con *, perciò %2 non corrisponde a nulla</translation>
  </message>
  <message>
   <source>the path in %1 must begin with / or *, right after the colon</source>
   <translation>il percorso in %1 deve iniziare con / o *, subito dopo i due punti</translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 s</source>
   <comment>%n request / %1 s</comment>
   <translation>
    <numerusform>%n richiesta / %1 s</numerusform>
    <numerusform>%n richieste / %1 s</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / s</source>
   <comment>%n request / s</comment>
   <translation>
    <numerusform>%n richiesta / s</numerusform>
    <numerusform>%n richieste / s</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 min</source>
   <comment>%n request / %1 min</comment>
   <translation>
    <numerusform>%n richiesta / %1 min</numerusform>
    <numerusform>%n richieste / %1 min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / min</source>
   <comment>%n request / min</comment>
   <translation>
    <numerusform>%n richiesta / min</numerusform>
    <numerusform>%n richieste / min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 h</source>
   <comment>%n request / %1 h</comment>
   <translation>
    <numerusform>%n richiesta / %1 h</numerusform>
    <numerusform>%n richieste / %1 h</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / h</source>
   <comment>%n request / h</comment>
   <translation>
    <numerusform>%n richiesta / h</numerusform>
    <numerusform>%n richieste / h</numerusform>
   </translation>
  </message>
  <message>
   <source>no pause</source>
   <translation>nessuna pausa</translation>
  </message>
  <message>
   <source>no requests</source>
   <translation>nessuna richiesta</translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message>
   <source>No agent called %1 is known. Did you mean %2?</source>
   <translation>Nessun agente noto si chiama %1. Si intendeva %2?</translation>
  </message>
  <message>
   <source>Which names the pattern %1 matches could not be found out, so agents that it names may have been left out</source>
   <translation>Non si è potuto stabilire a quali nomi corrisponda il pattern %1, perciò forse sono stati tralasciati agenti che nomina</translation>
  </message>
  <message>
   <source>The patterns of User-agent lines overlap in too many ways, so agents that they name were left out</source>
   <translation>I pattern delle righe User-agent si sovrappongono in troppi modi, perciò sono stati tralasciati agenti che nominano</translation>
  </message>
  <message>
   <source>The files name more than %1 patterns of agents, so agents that the others name were left out</source>
   <translation>I file nominano più di %1 pattern di agenti, perciò gli agenti nominati dagli altri sono stati tralasciati</translation>
  </message>
  <message>
   <source>No name could be made that no pattern matches, so agents that no line names were left out</source>
   <translation>Non si è potuto formare un nome a cui non corrisponda alcun pattern, perciò gli agenti che nessuna riga nomina sono stati tralasciati</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 non è una delle otto categorie</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it</source>
   <translation>%1 non è nell'elenco degli agenti, e nessun file lo nomina</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it: did you mean %2?</source>
   <translation>%1 non è nell'elenco degli agenti, e nessun file lo nomina: si intendeva %2?</translation>
  </message>
  <message>
   <source>An example could not be confirmed: %1</source>
   <translation>Non si è potuto confermare un esempio: %1</translation>
  </message>
  <message>
   <source>The map has more than %1 answers, paths times hours. Ask about one instant, or about fewer agents</source>
   <translation>La mappa ha più di %1 risposte, percorsi per ore. Chiedi di un istante, o di meno agenti</translation>
  </message>
  <message>
   <source>Paths that match %1 and other rules were too many combinations to decide</source>
   <translation>I percorsi che corrispondono a %1 e ad altre regole formavano troppe combinazioni per decidere</translation>
  </message>
  <message>
   <source>The pattern %1 matches no path: it must begin with / or *</source>
   <translation>Il pattern %1 non corrisponde ad alcun percorso: deve iniziare con / o *</translation>
  </message>
  <message>
   <source>No agent is %1</source>
   <translation>Nessun agente è %1</translation>
  </message>
  <message>
   <source>%1 on %2 at %3: %4</source>
   <translation>%1 su %2 il %3: %4</translation>
  </message>
  <message>
   <source>It asks the files of environment %1, which are not these</source>
   <translation>Si chiedono i file dell’ambiente %1, che non sono questi</translation>
  </message>
  <message>
   <source>%1 is a group of agents: write “agents:”</source>
   <translation>%1 è un gruppo di agenti: scrivere «agents:»</translation>
  </message>
  <message>
   <source>%1 is not a reading: author, rfc9309, google, koster1994 or known is expected</source>
   <translation>%1 non è una lettura: ci si aspetta author, rfc9309, google, koster1994 o known</translation>
  </message>
  <message>
   <source>It is true for all of these agents, paths and times</source>
   <translation>Vale per tutti questi agenti, percorsi e momenti</translation>
  </message>
  <message>
   <source>What agents of Google are known to do was not decided for every spelling of a path</source>
   <translation>Ciò che è noto che gli agenti di Google fanno non è stato deciso per ogni grafia di un percorso</translation>
  </message>
  <message>
   <source>%1 reads robots.txt as Google does and other files as all others do: paths with percent escapes could not be compared</source>
   <translation>%1 legge robots.txt come Google e gli altri file come tutti gli altri: non si sono potuti confrontare i percorsi codificati in percentuale</translation>
  </message>
  <message>
   <source>Too many Content-Usage lines match the same paths to join them</source>
   <translation>Troppe righe Content-Usage corrispondono agli stessi percorsi per unirle</translation>
  </message>
  <message>
   <source>Every unknown agent</source>
   <translation>Ogni agente sconosciuto</translation>
  </message>
  <message>
   <source>every unknown agent</source>
   <translation>ogni agente sconosciuto</translation>
  </message>
  <message>
   <source>Every unknown %1</source>
   <translation>Ogni %1 sconosciuto</translation>
  </message>
  <message>
   <source>every unknown %1</source>
   <translation>ogni %1 sconosciuto</translation>
  </message>
  <message>
   <source>Agents that match %1</source>
   <translation>Gli agenti che corrispondono a %1</translation>
  </message>
  <message>
   <source>agents that match %1</source>
   <translation>agenti che corrispondono a %1</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2</source>
   <comment>%1 loses %2</comment>
   <translation>
    <numerusform>%1 perde %2</numerusform>
    <numerusform>%1 perdono %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose everything</source>
   <comment>%1 loses everything</comment>
   <translation>
    <numerusform>%1 perde tutto</numerusform>
    <numerusform>%1 perdono tutto</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent loses %1</source>
   <translation>Ogni agente perde %1</translation>
  </message>
  <message>
   <source>Every agent loses everything</source>
   <translation>Ogni agente perde tutto</translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for %2</source>
   <comment>%1 must wait for %2</comment>
   <translation>
    <numerusform>%1 deve aspettare per %2</numerusform>
    <numerusform>%1 devono aspettare per %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for everything</source>
   <comment>%1 must wait for everything</comment>
   <translation>
    <numerusform>%1 deve aspettare per tutto</numerusform>
    <numerusform>%1 devono aspettare per tutto</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must wait for %1</source>
   <translation>Ogni agente deve aspettare per %1</translation>
  </message>
  <message>
   <source>Every agent must wait for everything</source>
   <translation>Ogni agente deve aspettare per tutto</translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for %2</source>
   <comment>%1 must ask first for %2</comment>
   <translation>
    <numerusform>%1 deve prima chiedere per %2</numerusform>
    <numerusform>%1 devono prima chiedere per %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for everything</source>
   <comment>%1 must ask first for everything</comment>
   <translation>
    <numerusform>%1 deve prima chiedere per tutto</numerusform>
    <numerusform>%1 devono prima chiedere per tutto</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must ask first for %1</source>
   <translation>Ogni agente deve prima chiedere per %1</translation>
  </message>
  <message>
   <source>Every agent must ask first for everything</source>
   <translation>Ogni agente deve prima chiedere per tutto</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2</source>
   <comment>%1 gains %2</comment>
   <translation>
    <numerusform>%1 guadagna %2</numerusform>
    <numerusform>%1 guadagnano %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain everything</source>
   <comment>%1 gains everything</comment>
   <translation>
    <numerusform>%1 guadagna tutto</numerusform>
    <numerusform>%1 guadagnano tutto</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent gains %1</source>
   <translation>Ogni agente guadagna %1</translation>
  </message>
  <message>
   <source>Every agent gains everything</source>
   <translation>Ogni agente guadagna tutto</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for %2</source>
   <comment>%1 no longer has to wait for %2</comment>
   <translation>
    <numerusform>%1 non deve più aspettare per %2</numerusform>
    <numerusform>%1 non devono più aspettare per %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for anything</source>
   <comment>%1 no longer has to wait for anything</comment>
   <translation>
    <numerusform>%1 non deve più aspettare per nulla</numerusform>
    <numerusform>%1 non devono più aspettare per nulla</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to wait for %1 any longer</source>
   <translation>Nessun agente deve più aspettare per %1</translation>
  </message>
  <message>
   <source>No agent has to wait any longer</source>
   <translation>Nessun agente deve più aspettare</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for %2</source>
   <comment>%1 no longer has to ask for %2</comment>
   <translation>
    <numerusform>%1 non deve più chiedere per %2</numerusform>
    <numerusform>%1 non devono più chiedere per %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for anything</source>
   <comment>%1 no longer has to ask for anything</comment>
   <translation>
    <numerusform>%1 non deve più chiedere per nulla</numerusform>
    <numerusform>%1 non devono più chiedere per nulla</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to ask for %1 any longer</source>
   <translation>Nessun agente deve più chiedere per %1</translation>
  </message>
  <message>
   <source>No agent has to ask any longer</source>
   <translation>Nessun agente deve più chiedere</translation>
  </message>
  <message>
   <source>%1 (the whole path)</source>
   <translation>%1 (l'intero percorso)</translation>
  </message>
  <message>
   <source>%1 (written just so)</source>
   <translation>%1 (scritto esattamente così)</translation>
  </message>
  <message>
   <source>Every agent except %1</source>
   <translation>Ogni agente tranne %1</translation>
  </message>
  <message>
   <source>%1 (%2 line %3: %4)</source>
   <translation>%1 (%2 riga %3: %4)</translation>
  </message>
  <message>
   <source>%1 (before: %2 line %3: %4)</source>
   <translation>%1 (prima: %2 riga %3: %4)</translation>
  </message>
  <message>
   <source>unstated</source>
   <translation>non dichiarato</translation>
  </message>
  <message>
   <source>Every agent</source>
   <translation>Ogni agente</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4</source>
   <translation>%1: %2 era %3, è %4</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4, for %5</source>
   <translation>%1: %2 era %3, è %4, per %5</translation>
  </message>
  <message numerus="yes">
   <source>%n more agents</source>
   <comment>%n more agent</comment>
   <translation>
    <numerusform>%n altro agente</numerusform>
    <numerusform>altri %n agenti</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more places</source>
   <comment>%n more place</comment>
   <translation>
    <numerusform>%n altro punto</numerusform>
    <numerusform>altri %n punti</numerusform>
   </translation>
  </message>
  <message>
   <source>the policy files</source>
   <translation>i file di policy</translation>
  </message>
  <message>
   <source>what matches both %1</source>
   <translation>ciò che corrisponde insieme a %1</translation>
  </message>
  <message>
   <source>everything except %1</source>
   <translation>tutto tranne %1</translation>
  </message>
  <message>
   <source>%1 except %2</source>
   <translation>%1 tranne %2</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>ritmo</translation>
  </message>
  <message>
   <source>%1, %2 UTC</source>
   <translation>%1, %2 UTC</translation>
  </message>
  <message>
   <source>The search was stopped before its end</source>
   <translation>La ricerca è stata fermata prima della fine</translation>
  </message>
  <message>
   <source>The search reached its limit before all combinations were compared</source>
   <translation>La ricerca ha raggiunto il limite prima che tutte le combinazioni fossero confrontate</translation>
  </message>
  <message>
   <source>asked at this very time</source>
   <translation>chiesto in questo stesso momento</translation>
  </message>
  <message numerus="yes">
   <source>asked %n days earlier</source>
   <comment>asked %n day earlier</comment>
   <translation>
    <numerusform>chiesto %n giorno prima</numerusform>
    <numerusform>chiesto %n giorni prima</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n hours earlier</source>
   <comment>asked %n hour earlier</comment>
   <translation>
    <numerusform>chiesto %n ora prima</numerusform>
    <numerusform>chiesto %n ore prima</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n minutes earlier</source>
   <comment>asked %n minute earlier</comment>
   <translation>
    <numerusform>chiesto %n minuto prima</numerusform>
    <numerusform>chiesto %n minuti prima</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n seconds earlier</source>
   <comment>asked %n second earlier</comment>
   <translation>
    <numerusform>chiesto %n secondo prima</numerusform>
    <numerusform>chiesto %n secondi prima</numerusform>
   </translation>
  </message>
  <message>
   <source>for %1</source>
   <translation>per %1</translation>
  </message>
  <message>
   <source>the rehearsed site has no ask endpoint, so the answer is no</source>
   <translation>il sito simulato non ha un endpoint ask, perciò la risposta è no</translation>
  </message>
  <message>
   <source>the agent must ask first: the ask rehearsal has no answer for %1 at this time</source>
   <translation>l'agente deve prima chiedere: la simulazione di ask non ha una risposta per %1 a quest'ora</translation>
  </message>
  <message>
   <source>the agent must ask first; no answers are rehearsed for this site</source>
   <translation>l'agente deve prima chiedere; per questo sito non sono simulate risposte</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says no</source>
   <translation>la riga %1 della simulazione di ask (%2) dice no</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for 24 hours</source>
   <translation>la riga %1 della simulazione di ask (%2) dice yes, per 24 ore</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for this request</source>
   <translation>la riga %1 della simulazione di ask (%2) dice yes, per questa richiesta</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) has expired: the agent must ask again</source>
   <translation>la riga %1 della simulazione di ask (%2) è scaduta: l'agente deve chiedere di nuovo</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) does not cover this path, so the answer is no</source>
   <translation>la riga %1 della simulazione di ask (%2) non copre questo percorso, perciò la risposta è no</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says to try again later: until then the agent must ask</source>
   <translation>la riga %1 della simulazione di ask (%2) dice di riprovare più tardi: fino ad allora l'agente deve chiedere</translation>
  </message>
  <message>
   <source>names this agent</source>
   <translation>nomina questo agente</translation>
  </message>
  <message>
   <source>no group names %1, and its operator says that it then follows the group for %2</source>
   <translation>nessun gruppo nomina %1, e il suo gestore dice che allora segue il gruppo per %2</translation>
  </message>
  <message>
   <source>the pattern matches %1</source>
   <translation>il pattern corrisponde a %1</translation>
  </message>
  <message>
   <source>no other group names this agent, so the group for * applies</source>
   <translation>nessun altro gruppo nomina questo agente, perciò si applica il gruppo per *</translation>
  </message>
  <message>
   <source>names no agent</source>
   <translation>non nomina alcun agente</translation>
  </message>
  <message>
   <source>not for %1, which has its own group in line %2: * is for agents that no other group names</source>
   <translation>non per %1, che ha un gruppo proprio alla riga %2: * è per gli agenti che nessun altro gruppo nomina</translation>
  </message>
  <message>
   <source>not for %1, which follows the group for %3 in line %2: * is for agents that no other group names</source>
   <translation>non per %1, che segue il gruppo per %3 alla riga %2: * è per gli agenti che nessun altro gruppo nomina</translation>
  </message>
  <message>
   <source>not for %1, which the pattern in line %2 matches: * is for agents that no other group names</source>
   <translation>non per %1, a cui corrisponde il pattern alla riga %2: * è per gli agenti che nessun altro gruppo nomina</translation>
  </message>
  <message>
   <source>does not reach %1: its operator says that it follows only groups that name it</source>
   <translation>non raggiunge %1: il suo gestore dice che segue solo i gruppi che lo nominano</translation>
  </message>
  <message>
   <source>does not apply to this agent</source>
   <translation>non si applica a questo agente</translation>
  </message>
  <message>
   <source>%1 follows this group only if no better one names it, and line %2 does</source>
   <translation>%1 segue questo gruppo solo se nessuno migliore lo nomina, e la riga %2 lo fa</translation>
  </message>
  <message>
   <source>names another agent</source>
   <translation>nomina un altro agente</translation>
  </message>
  <message>
   <source>the pattern does not match %1</source>
   <translation>il pattern non corrisponde a %1</translation>
  </message>
  <message>
   <source>not read: of a file's patterns only the first %1 count</source>
   <translation>non letto: dei pattern di un file contano solo i primi %1</translation>
  </message>
  <message>
   <source>not a valid pattern: it matches no agent</source>
   <translation>non è un pattern valido: non corrisponde ad alcun agente</translation>
  </message>
  <message>
   <source>the pattern matches %1, but line %2 has its name, and a name comes before a pattern</source>
   <translation>il pattern corrisponde a %1, ma la riga %2 ha il suo nome, e un nome viene prima di un pattern</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is longer</source>
   <translation>il pattern corrisponde a %1, ma quello alla riga %2 è più lungo</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is as long and comes first</source>
   <translation>il pattern corrisponde a %1, ma quello alla riga %2 è altrettanto lungo e viene prima</translation>
  </message>
  <message>
   <source>%1, because %2</source>
   <translation>%1, perché %2</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4, because %5</source>
   <translation>%1 — %2 riga %3, %4, perché %5</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4</source>
   <translation>%1 — %2 riga %3, %4</translation>
  </message>
  <message>
   <source>%1 is not an expectation: write allow, deny, later, ask, “not” before one of these, or a row of the use table such as “train: no”</source>
   <translation>%1 non è un esito atteso: scrivere allow, deny, later, ask, «not» davanti a uno di questi, o una riga della tabella degli usi come «train: no»</translation>
  </message>
  <message>
   <source>%1 is not a directive of the use table</source>
   <translation>%1 non è una direttiva della tabella degli usi</translation>
  </message>
  <message>
   <source>the path is empty</source>
   <translation>il percorso è vuoto</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4 at %5: %3 expected</source>
   <translation>%1 su %2 nella lettura %4 il %5: atteso %3</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4: %3 expected</source>
   <translation>%1 su %2 nella lettura %4: atteso %3</translation>
  </message>
  <message>
   <source>%1 on %2: %3 expected</source>
   <translation>%1 su %2: atteso %3</translation>
  </message>
  <message>
   <source>%1 on %2 at %4: %3 expected</source>
   <translation>%1 su %2 il %4: atteso %3</translation>
  </message>
  <message>
   <source>%1, if the answer is %2</source>
   <translation>%1, se la risposta è %2</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt</source>
   <translation>secondo la documentazione %1 ignora robots.txt</translation>
  </message>
  <message>
   <source>no group applies to it</source>
   <translation>nessun gruppo si rivolge a esso</translation>
  </message>
  <message>
   <source>the group for * is read instead</source>
   <translation>si legge invece il gruppo per *</translation>
  </message>
  <message>
   <source>another group is read instead</source>
   <translation>si legge invece un altro gruppo</translation>
  </message>
  <message>
   <source>The author's reading: %1. %3: %2</source>
   <translation>Lettura dell’autore: %1. %3: %2</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; a robot of 1994 knows robots.txt alone</source>
   <translation>%1 riga %2, %3 decide; un robot del 1994 conosce solo robots.txt</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 is not known to read %1</source>
   <translation>%1 riga %2, %3 decide; non risulta che %4 legga %1</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 knows robots.txt alone</source>
   <translation>%1 riga %2, %3 decide; %4 conosce solo robots.txt</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); a robot of 1994 has no such fall-back: %4</source>
   <translation>Nessun gruppo nomina %1: il suo gestore dice che allora rispetta %2 (riga %3); un robot del 1994 non ha un tale ripiego: %4</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); %5 has no such fall-back: %4</source>
   <translation>Nessun gruppo nomina %1: il suo gestore dice che allora rispetta %2 (riga %3); %5 non ha un tale ripiego: %4</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for a robot of 1994 it is plain text that names nobody: %3</source>
   <translation>Riga %1, %2: l'autore intende un pattern; per un robot del 1994 è semplice testo che non nomina nessuno: %3</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for %4 it is plain text that names nobody: %3</source>
   <translation>Riga %1, %2: l'autore intende un pattern; per %4 è semplice testo che non nomina nessuno: %3</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; a robot of 1994 does not know that</source>
   <translation>Secondo la documentazione %1 non segue i gruppi per *; un robot del 1994 non lo sa</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; %2 does not know that</source>
   <translation>Secondo la documentazione %1 non segue i gruppi per *; %2 non lo sa</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt reads only a–z, A–Z, - and _ and cuts %3 to “%4”: %5</source>
   <translation>Riga %1, %2: google/robotstxt legge solo lettere, - e _ e riduce %3 a «%4»: %5</translation>
  </message>
  <message>
   <source>Line %1, %2 is in no record of 1994 that contains rules for it: %3</source>
   <translation>La riga %1, %2 non sta in alcuna voce del 1994 che contenga regole per esso: %3</translation>
  </message>
  <message>
   <source>Line %1, %2: in 1994 the first record that contains part of the name counted, and %3 contains “%4”</source>
   <translation>Riga %1, %2: nel 1994 contava la prima voce che contiene una parte del nome, e %3 contiene «%4»</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; a robot of 1994 knows no versions and reads it</source>
   <translation>La riga %1, %2 rende il gruppo sperimentale, come se non ci fosse; un robot del 1994 non conosce versioni e lo legge</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; %3 knows no versions and reads it</source>
   <translation>La riga %1, %2 rende il gruppo sperimentale, come se non ci fosse; %3 non conosce versioni e lo legge</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt cuts it to “%3”, which names this agent</source>
   <translation>Riga %1, %2: google/robotstxt la riduce a «%3», che nomina questo agente</translation>
  </message>
  <message>
   <source>Line %1, %2 has no colon and decides nothing; google/robotstxt reads it as if it had one</source>
   <translation>La riga %1, %2 non ha i due punti e non decide nulla; google/robotstxt la legge come se li avesse</translation>
  </message>
  <message>
   <source>Line %1, %2: its key is not known and decides nothing; google/robotstxt takes it for %3</source>
   <translation>Riga %1, %2: la sua chiave è sconosciuta e non decide nulla; google/robotstxt la prende per %3</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; a robot of 1994 reads one key per line and does not see it</source>
   <translation>La riga %1, %2 contiene una regola sulla riga User-agent; un robot del 1994 legge una chiave per riga e non la vede</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; %3 reads one key per line and does not see it</source>
   <translation>La riga %1, %2 contiene una regola sulla riga User-agent; %3 legge una chiave per riga e non la vede</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; a robot of 1994 reads them as prefixes, the topmost rule first</source>
   <translation>La riga %1, %2 rende questo un gruppo dello standard 2.0: i percorsi sono espliciti o pattern di shell, nel suo ordine; un robot del 1994 li legge come prefissi, a partire dalla regola più in alto</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; %3 reads them as prefixes, the longest rule first</source>
   <translation>La riga %1, %2 rende questo un gruppo dello standard 2.0: i percorsi sono espliciti o pattern di shell, nel suo ordine; %3 li legge come prefissi, a partire dalla regola più lunga</translation>
  </message>
  <message>
   <source>Line %1, %2 begins a run of User-agent lines that other lines do not end, so line %3 is for all of them; a robot of 1994 ends the record at the blank line</source>
   <translation>La riga %1, %2 inizia una serie di righe User-agent che altre righe non chiudono, perciò la riga %3 vale per tutte; un robot del 1994 termina la voce alla riga vuota</translation>
  </message>
  <message>
   <source>Line %1, %2 comes after a blank line, which ended the record in 1994</source>
   <translation>La riga %1, %2 sta dopo una riga vuota, che nel 1994 terminava la voce</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt lets it allow its folder as well</source>
   <translation>Riga %1, %2: per google/robotstxt consente anche la propria cartella</translation>
  </message>
  <message>
   <source>Line %1, %2: percent escapes are compared as written by google/robotstxt, which decodes none</source>
   <translation>Riga %1, %2: google/robotstxt confronta le sequenze con % così come sono scritte e non ne decodifica alcuna</translation>
  </message>
  <message>
   <source>Line %1, %2: * and $ were ordinary characters in 1994, so it does not match</source>
   <translation>Riga %1, %2: nel 1994 * e $ erano caratteri comuni, perciò non corrisponde</translation>
  </message>
  <message>
   <source>Line %1, %2 comes before line %3: in 1994 the first rule that matched decided, not the longest</source>
   <translation>La riga %1, %2 sta sopra la riga %3: nel 1994 decideva la prima regola che corrispondeva, non la più lunga</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; a robot of 1994 understands only rules</source>
   <translation>Riga %1: Visit-time in robots.txt è per i robot che conoscono lo standard 2.0; un robot del 1994 capisce solo le regole</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; %2 understands only rules</source>
   <translation>Riga %1: Visit-time in robots.txt è per i robot che conoscono lo standard 2.0; %2 capisce solo le regole</translation>
  </message>
  <message>
   <source>The author's reading: %1. A robot of 1994: %2</source>
   <translation>Lettura dell’autore: %1. Un robot del 1994: %2</translation>
  </message>
  <message>
   <source>asked: %1</source>
   <translation>chiesto: %1</translation>
  </message>
  <message>
   <source>%1 is not known to obey %2</source>
   <translation>non risulta che %1 rispetti %2</translation>
  </message>
  <message>
   <source>%1 is not known to read %2</source>
   <translation>non risulta che %1 legga %2</translation>
  </message>
  <message>
   <source>Yes — %1</source>
   <translation>Sì — %1</translation>
  </message>
  <message>
   <source>No — %1</source>
   <translation>No — %1</translation>
  </message>
  <message>
   <source>Later — %1</source>
   <translation>Più tardi — %1</translation>
  </message>
  <message>
   <source>Ask first — %1</source>
   <translation>Prima chiedere — %1</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>sì</translation>
  </message>
  <message>
   <source>no</source>
   <translation>no</translation>
  </message>
  <message>
   <source>later</source>
   <translation>più tardi</translation>
  </message>
  <message>
   <source>ask first</source>
   <translation>chiedere prima</translation>
  </message>
  <message>
   <source>%1 line %2, %3</source>
   <translation>%1 riga %2, %3</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 da %2</translation>
  </message>
  <message>
   <source>%1 must be open too</source>
   <translation>%1: anche questa finestra deve essere aperta</translation>
  </message>
  <message>
   <source>opens %1</source>
   <translation>apre %1</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>non si apre mai</translation>
  </message>
  <message>
   <source>open until %1</source>
   <translation>aperto fino a %1</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: it comes all the same</source>
   <translation>secondo la documentazione %1 ignora robots.txt: viene lo stesso</translation>
  </message>
  <message>
   <source>%1 is not known to read %2: without it, %3</source>
   <translation>non risulta che %1 legga %2: senza questo file, %3</translation>
  </message>
  <message>
   <source>%1 is not known to obey Visit-time: without it, %2</source>
   <translation>non risulta che %1 rispetti Visit-time: senza questa riga, %2</translation>
  </message>
  <message>
   <source>for %1, as it is documented to read robots.txt, %2: %3</source>
   <translation>per %1, che legge robots.txt come documentato, %2: %3</translation>
  </message>
  <message>
   <source>no group names %1, and groups for * do not reach it</source>
   <translation>nessun gruppo nomina %1, e i gruppi per * non lo raggiungono</translation>
  </message>
  <message>
   <source>no policy file applies to it</source>
   <translation>nessun file di policy si applica a esso</translation>
  </message>
  <message>
   <source>no group names it</source>
   <translation>nessun gruppo lo nomina</translation>
  </message>
  <message>
   <source>its group allows only other paths</source>
   <translation>il suo gruppo consente solo altri percorsi</translation>
  </message>
  <message>
   <source>no rule matches this path</source>
   <translation>nessuna regola corrisponde a questo percorso</translation>
  </message>
  <message>
   <source>policy files may always be fetched</source>
   <translation>i file di policy possono sempre essere recuperati</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>secondo la documentazione ignora robots.txt</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched (%1)</source>
   <translation>robots.txt non può essere recuperato (%1)</translation>
  </message>
  <message>
   <source>robots.txt could not be fetched for a long time (%1)</source>
   <translation>robots.txt non si è potuto recuperare a lungo (%1)</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it an %2</source>
   <translation>%1 non dichiara una categoria; il registro lo classifica come %2</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it a %2</source>
   <translation>%1 non dichiara una categoria; il registro lo classifica come %2</translation>
  </message>
  <message>
   <source>twice the time of the last document, at least 10 s</source>
   <translation>il doppio di quanto ha richiesto l'ultimo documento, almeno 10 s</translation>
  </message>
  <message>
   <source>%1 never fetches: this is about use</source>
   <translation>%1 non recupera mai: questo riguarda l'uso</translation>
  </message>
  <message>
   <source>pace %1</source>
   <translation>ritmo %1</translation>
  </message>
  <message>
   <source>pace polite</source>
   <translation>ritmo riguardoso</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1</source>
   <translation>ma un concorrente non può leggerlo: %1</translation>
  </message>
  <message>
   <source>%1: %2 (policy token)</source>
   <translation>%1: %2 (token di policy)</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>questi file non si applicano a %1</translation>
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
   <translation>nessuna regola corrisponde a questo percorso, perciò è consentito</translation>
  </message>
  <message>
   <source>robots.txt read by RFC 9309 alone: no 2.0 groups, no pattern agents, no fall-back tokens</source>
   <translation>robots.txt letto solo secondo RFC 9309: niente gruppi 2.0, agenti con pattern o token di ripiego</translation>
  </message>
  <message>
   <source>robots.txt read as google/robotstxt does</source>
   <translation>robots.txt letto come fa google/robotstxt</translation>
  </message>
  <message>
   <source>robots.txt read as in 1994: first matching record, first matching rule, plain prefixes</source>
   <translation>robots.txt letto come nel 1994: prima voce che corrisponde, prima regola che corrisponde, semplici prefissi</translation>
  </message>
  <message>
   <source>a policy file may always be fetched, or no agent could learn the policy (Gatepost's choice)</source>
   <translation>un file di policy può sempre essere recuperato, altrimenti nessun agente potrebbe conoscere la policy (scelta di Gatepost)</translation>
  </message>
  <message>
   <source>Content-Usage is about what may be fetched: it does not apply to a path that robots.txt denies</source>
   <translation>Content-Usage riguarda ciò che si può recuperare: non si applica a un percorso che robots.txt vieta</translation>
  </message>
  <message>
   <source>the registry does not know this agent; it is taken to be an AI agent</source>
   <translation>il registro non conosce questo agente; viene considerato un agente di IA</translation>
  </message>
  <message>
   <source>%1 never fetches: the verdict is about the use of content that other crawlers fetch</source>
   <translation>%1 non recupera mai: il verdetto riguarda l'uso di contenuti che altri crawler recuperano</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so it may come all the same</source>
   <translation>secondo la documentazione %1 ignora robots.txt, perciò può venire lo stesso</translation>
  </message>
  <message>
   <source>%1 is retired: its operator no longer sends it</source>
   <translation>%1 è ritirato: il suo gestore non lo invia più</translation>
  </message>
  <message>
   <source>these files apply to %1 only; the answer is given as if %2 were the same host</source>
   <translation>questi file si applicano solo a %1; la risposta è data come se %2 fosse lo stesso host</translation>
  </message>
  <message>
   <source>nothing is documented of this agent: the files are read as their author meant them</source>
   <translation>di questo agente non è documentato nulla: i file vengono letti come li intendeva il loro autore</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: nothing here keeps it out</source>
   <translation>secondo la documentazione %1 ignora robots.txt: nulla qui lo tiene fuori</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by google/robotstxt, with its fall-back tokens</source>
   <translation>letto come fa %1 secondo la documentazione: con google/robotstxt, con i suoi token di ripiego</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by RFC 9309, with its fall-back tokens</source>
   <translation>letto come fa %1 secondo la documentazione: secondo RFC 9309, con i suoi token di ripiego</translation>
  </message>
  <message>
   <source>%1 is not known to read this file</source>
   <translation>non risulta che %1 legga questo file</translation>
  </message>
  <message>
   <source>a crawler of this reading knows robots.txt alone</source>
   <translation>un crawler di questa lettura conosce solo robots.txt</translation>
  </message>
  <message>
   <source>robots-ai.txt does not apply to this agent: it is not an AI agent</source>
   <translation>robots-ai.txt non si applica a questo agente: non è un agente di IA</translation>
  </message>
  <message>
   <source>its * group does not count: an earlier file has a group that applies</source>
   <translation>il suo gruppo per * non conta: un file precedente ha un gruppo che si applica</translation>
  </message>
  <message>
   <source>its groups do not count: an earlier file has a group for this agent</source>
   <translation>i suoi gruppi non contano: un file precedente ha un gruppo per questo agente</translation>
  </message>
  <message>
   <source>no group names this agent, and none names *</source>
   <translation>nessun gruppo nomina questo agente, e nessuno nomina *</translation>
  </message>
  <message>
   <source>no group names this agent: those for * apply</source>
   <translation>nessun gruppo nomina questo agente: valgono quelli per *</translation>
  </message>
  <message>
   <source>a group names this agent</source>
   <translation>un gruppo nomina questo agente</translation>
  </message>
  <message>
   <source>no group names this agent</source>
   <translation>nessun gruppo nomina questo agente</translation>
  </message>
  <message>
   <source>a group of the extended standard 2.0: whole paths and shell patterns, in its own order (a bare “Disallow: *” means everything else, Gatepost's choice)</source>
   <translation>un gruppo dello standard esteso 2.0: percorsi interi e pattern di shell, nel suo ordine (un semplice «Disallow: *» significa tutto il resto, scelta di Gatepost)</translation>
  </message>
  <message>
   <source>version %1 is unknown: its group is read as one of 2.0 (Gatepost's choice)</source>
   <translation>la versione %1 è sconosciuta: il suo gruppo viene letto come uno di 2.0 (scelta di Gatepost)</translation>
  </message>
  <message>
   <source># begins a comment anywhere in User-agent, Allow and Disallow lines, as in robots.txt (Gatepost's choice)</source>
   <translation># comincia un commento in qualsiasi punto delle righe User-agent, Allow e Disallow, come in robots.txt (scelta di Gatepost)</translation>
  </message>
  <message>
   <source>a plain group: this agent's 2.0 group is read instead</source>
   <translation>un gruppo semplice: si legge invece il gruppo 2.0 di questo agente</translation>
  </message>
  <message>
   <source>the Robot-version is experimental, so the group is as if it were not there</source>
   <translation>Robot-version è sperimentale, perciò è come se il gruppo non ci fosse</translation>
  </message>
  <message>
   <source>the group has only Allow rules, and none matches, so the path is disallowed</source>
   <translation>il gruppo ha solo regole Allow, e nessuna corrisponde, perciò il percorso è vietato</translation>
  </message>
  <message>
   <source>decides</source>
   <translation>decide</translation>
  </message>
  <message>
   <source>robots.txt allows this path by a rule, and robots.txt wins</source>
   <translation>robots.txt consente questo percorso con una regola, e robots.txt vince</translation>
  </message>
  <message>
   <source>says so, but the agent is documented to ignore it</source>
   <translation>lo dice, ma secondo la documentazione l'agente lo ignora</translation>
  </message>
  <message>
   <source>a policy file may always be fetched</source>
   <translation>un file di policy può sempre essere recuperato</translation>
  </message>
  <message>
   <source>denies too, but an earlier file decides</source>
   <translation>vieta anch'esso, ma decide un file precedente</translation>
  </message>
  <message>
   <source>allows too, but an earlier file decides</source>
   <translation>consente anch'esso, ma decide un file precedente</translation>
  </message>
  <message>
   <source>allows in this file, but something else denies or delays the fetch</source>
   <translation>consente in questo file, ma qualcos'altro vieta o ritarda il recupero</translation>
  </message>
  <message>
   <source>does not match this path</source>
   <translation>non corrisponde a questo percorso</translation>
  </message>
  <message>
   <source>empty, so it is not a rule</source>
   <translation>vuoto, perciò non è una regola</translation>
  </message>
  <message>
   <source>not a rule: a path begins with / or with *</source>
   <translation>non è una regola: un percorso inizia con / o con *</translation>
  </message>
  <message numerus="yes">
   <source>shorter: %1 &lt; %n bytes</source>
   <comment>shorter: %1 &lt; %n byte</comment>
   <translation>
    <numerusform>più corta: %1 &lt; %n byte</numerusform>
    <numerusform>più corta: %1 &lt; %n byte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>same length (%n bytes): Allow decides</source>
   <comment>same length (%n byte): Allow decides</comment>
   <translation>
    <numerusform>stessa lunghezza (%n byte): decide Allow</numerusform>
    <numerusform>stessa lunghezza (%n byte): decide Allow</numerusform>
   </translation>
  </message>
  <message>
   <source>same rule as an earlier line</source>
   <translation>stessa regola di una riga precedente</translation>
  </message>
  <message>
   <source>another rule comes first in the order of the 2.0 standard</source>
   <translation>un'altra regola viene prima nell'ordine dello standard 2.0</translation>
  </message>
  <message>
   <source>an earlier line decides</source>
   <translation>decide una riga precedente</translation>
  </message>
  <message>
   <source>open now</source>
   <translation>aperto ora</translation>
  </message>
  <message>
   <source>closed now; these are the next hours</source>
   <translation>chiuso ora; questi sono i prossimi orari</translation>
  </message>
  <message>
   <source>closed now</source>
   <translation>chiuso ora</translation>
  </message>
  <message>
   <source>%1 both state hours, and both are open now</source>
   <translation>%1 indicano entrambi degli orari, ed entrambe le finestre sono aperte ora</translation>
  </message>
  <message>
   <source>%1 both state hours, and both must be open: the next time is %2</source>
   <translation>%1 indicano entrambi degli orari, ed entrambe le finestre devono essere aperte: la prossima volta è %2</translation>
  </message>
  <message>
   <source>%1 both state hours, and these never overlap: the agent may never come</source>
   <translation>%1 indicano entrambi degli orari, che non si sovrappongono mai: l'agente non può mai venire</translation>
  </message>
  <message>
   <source>sets the pace</source>
   <translation>imposta il ritmo</translation>
  </message>
  <message>
   <source>these hours do not include this time</source>
   <translation>questi orari non comprendono quest'ora</translation>
  </message>
  <message>
   <source>a line with hours that include this time comes first</source>
   <translation>viene prima una riga i cui orari comprendono quest'ora</translation>
  </message>
  <message>
   <source>a slower pace counts</source>
   <translation>conta un ritmo più lento</translation>
  </message>
  <message>
   <source>the 2.0 group states no pace, so the rule of thumb applies: wait twice as long as the last document took, at least 10 s</source>
   <translation>il gruppo 2.0 non indica un ritmo, quindi vale la regola pratica: attendere il doppio di quanto ha impiegato l’ultimo documento, almeno 10 s</translation>
  </message>
  <message>
   <source>%1 is documented to ignore Crawl-delay</source>
   <translation>secondo la documentazione %1 ignora Crawl-delay</translation>
  </message>
  <message>
   <source>%1 never fetches, so a pace means nothing to it</source>
   <translation>%1 non recupera mai, perciò un ritmo non ha senso per esso</translation>
  </message>
  <message>
   <source>allows crawling</source>
   <translation>consente la scansione</translation>
  </message>
  <message>
   <source>the visiting hours come first, and they are closed</source>
   <translation>gli orari di visita vengono prima, e sono chiusi</translation>
  </message>
  <message>
   <source>a path rule denies the fetch already</source>
   <translation>una regola di percorso vieta già il recupero</translation>
  </message>
  <message>
   <source>the agent is taken to be a competitor, so it may neither read nor use anything</source>
   <translation>l'agente viene considerato un concorrente, perciò non può né leggere né usare nulla</translation>
  </message>
  <message>
   <source>binds competitors only</source>
   <translation>vincola solo i concorrenti</translation>
  </message>
  <message>
   <source>the chain stops before %1: %2</source>
   <translation>la catena si ferma prima di %1: %2</translation>
  </message>
 </context>
</TS>
