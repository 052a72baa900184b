<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
 <context>
  <name>access</name>
  <message>
   <source>%1 is not an answer: write a status from 100 to 599, or dns, connect, tls, timeout, truncated or redirects</source>
   <translation>%1 n’est pas une réponse : écrivez un statut de 100 à 599, ou dns, connect, tls, timeout, truncated ou redirects</translation>
  </message>
  <message>
   <source>since=%1: a number and s, m, h or d is expected, as in since=2h, at most ten years</source>
   <translation>since=%1 : un nombre suivi de s, m, h ou d est attendu, comme dans since=2h, dix ans au plus</translation>
  </message>
  <message>
   <source>copy=%1: yes or no is expected</source>
   <translation>copy=%1 : yes ou no est attendu</translation>
  </message>
  <message>
   <source>type=%1: text or html is expected</source>
   <translation>type=%1 : text ou html est attendu</translation>
  </message>
  <message>
   <source>%1 does not follow an answer: since=, copy= or type= is expected</source>
   <translation>%1 ne peut pas suivre une réponse : since=, copy= ou type= est attendu</translation>
  </message>
  <message>
   <source>its name has no address</source>
   <translation>son nom n’a pas d’adresse</translation>
  </message>
  <message>
   <source>no connection</source>
   <translation>aucune connexion</translation>
  </message>
  <message>
   <source>no secure connection</source>
   <translation>aucune connexion sécurisée</translation>
  </message>
  <message>
   <source>no answer in time</source>
   <translation>aucune réponse à temps</translation>
  </message>
  <message>
   <source>an answer that was cut off</source>
   <translation>une réponse tronquée</translation>
  </message>
  <message>
   <source>too many redirects</source>
   <translation>trop de redirections</translation>
  </message>
  <message>
   <source>its lines count</source>
   <translation>ses lignes comptent</translation>
  </message>
  <message>
   <source>its first 512,000 bytes count, the rest is ignored</source>
   <translation>ses 512 000 premiers octets comptent, le reste est ignoré</translation>
  </message>
  <message>
   <source>it states nothing, as if there were no such file</source>
   <translation>il n’énonce rien, comme si ce fichier n’existait pas</translation>
  </message>
  <message>
   <source>the last good copy counts</source>
   <translation>la dernière bonne copie compte</translation>
  </message>
  <message>
   <source>every path is denied</source>
   <translation>chaque chemin est interdit</translation>
  </message>
  <message>
   <source>nothing is fetched for now; the file is asked for again</source>
   <translation>rien n’est récupéré pour l’instant ; le fichier est redemandé</translation>
  </message>
  <message>
   <source>every path is allowed if the start page answers, which is not known here</source>
   <translation>chaque chemin est autorisé si la page d’accueil répond, ce qui n’est pas connu ici</translation>
  </message>
  <message>
   <source>every path is allowed; a crawler may also go on with the copy it has</source>
   <translation>chaque chemin est autorisé ; un robot peut aussi continuer avec sa copie</translation>
  </message>
  <message numerus="yes">
   <source>%n days</source>
   <comment>%n day</comment>
   <translation>
    <numerusform>%n jour</numerusform>
    <numerusform>%n jours</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hours</source>
   <comment>%n hour</comment>
   <translation>
    <numerusform>%n heure</numerusform>
    <numerusform>%n heures</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minutes</source>
   <comment>%n minute</comment>
   <translation>
    <numerusform>%n minute</numerusform>
    <numerusform>%n minutes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n seconds</source>
   <comment>%n second</comment>
   <translation>
    <numerusform>%n seconde</numerusform>
    <numerusform>%n secondes</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 for %2: %3 (%4)</source>
   <translation>%1 depuis %2 : %3 (%4)</translation>
  </message>
  <message>
   <source>%1: %2 (%3)</source>
   <translation>%1 : %2 (%3)</translation>
  </message>
  <message>
   <source>%1; not documented</source>
   <translation>%1 ; non documenté</translation>
  </message>
  <message>
   <source>%1 is not a file that an answer can be stated for: robots.txt, robots-ai.txt, robots2.txt or / is expected</source>
   <translation>%1 n’est pas un fichier pour lequel une réponse peut être indiquée : robots.txt, robots-ai.txt, robots2.txt ou / est attendu</translation>
  </message>
  <message>
   <source>an answer for %1 is stated twice</source>
   <translation>une réponse pour %1 est indiquée deux fois</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 depuis %2</translation>
  </message>
  <message>
   <source>%1, without a copy</source>
   <translation>%1, sans copie</translation>
  </message>
  <message>
   <source>%1 is answered with %2</source>
   <translation>%1 reçoit la réponse %2</translation>
  </message>
  <message>
   <source>if %1</source>
   <translation>si %1</translation>
  </message>
 </context>
 <context>
  <name>agents</name>
  <message>
   <source>%1 is not %2</source>
   <translation>%1 n’est pas %2</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 n’est pas l’une des huit catégories</translation>
  </message>
  <message>
   <source>%1 is not a day such as 2026-11-22</source>
   <translation>%1 n’est pas une date telle que 2026-11-22</translation>
  </message>
  <message>
   <source>the value is not plain text: it contains control or invisible characters, or bytes that are not UTF-8</source>
   <translation>la valeur n’est pas du texte brut : elle contient des caractères de contrôle ou invisibles, ou des octets non UTF-8</translation>
  </message>
  <message>
   <source>%1 is not a name of an agent</source>
   <translation>%1 n’est pas un nom d’agent</translation>
  </message>
  <message>
   <source>%1 is not a web address</source>
   <translation>%1 n’est pas une adresse web</translation>
  </message>
  <message>
   <source>%1 is neither an https address of a list nor a prefix such as 192.0.2.0/24</source>
   <translation>%1 n’est ni l’adresse https d’une liste ni un préfixe tel que 192.0.2.0/24</translation>
  </message>
  <message>
   <source>%1 is not the end of a host name</source>
   <translation>%1 n’est pas la fin d’un nom d’hôte</translation>
  </message>
  <message>
   <source>longer than %1 bytes</source>
   <translation>plus de %1 octets</translation>
  </message>
  <message>
   <source>%1: new</source>
   <translation>%1 : nouveau</translation>
  </message>
  <message>
   <source>%1: new, %2</source>
   <translation>%1 : nouveau, %2</translation>
  </message>
  <message>
   <source>%1 %2 → %3</source>
   <translation>%1 %2 → %3</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1 : %2</translation>
  </message>
  <message>
   <source>the list is larger than 1 MiB</source>
   <translation>la liste dépasse 1 Mio</translation>
  </message>
  <message>
   <source>line %1: %2</source>
   <translation>ligne %1 : %2</translation>
  </message>
  <message>
   <source>a list of version %1; this program reads version 2: a newer Gatepost may read it</source>
   <translation>une liste de version %1 ; ce programme lit la version 2 : un Gatepost plus récent pourra la lire</translation>
  </message>
  <message>
   <source>the list is not the one that its first line names: it was changed or cut on its way</source>
   <translation>la liste n’est pas celle qu’annonce sa première ligne : elle a été modifiée ou tronquée en chemin</translation>
  </message>
  <message>
   <source>the column %1 is named twice</source>
   <translation>la colonne %1 est nommée deux fois</translation>
  </message>
  <message>
   <source>%1 is not a column of a list of agents</source>
   <translation>%1 n’est pas une colonne d’une liste d’agents</translation>
  </message>
  <message>
   <source>the column “token” is missing</source>
   <translation>la colonne « token » manque</translation>
  </message>
  <message>
   <source>%1 cells, %2 are expected</source>
   <translation>%1 cellules, %2 attendues</translation>
  </message>
  <message>
   <source>column %1: %2</source>
   <translation>colonne %1 : %2</translation>
  </message>
  <message>
   <source>%1 is already in line %2</source>
   <translation>%1 figure déjà à la ligne %2</translation>
  </message>
  <message>
   <source>an agent is missing: name one, for example GPTBot</source>
   <translation>il manque un agent : nommez-en un, par exemple GPTBot</translation>
  </message>
  <message>
   <source>no product token in the agent: it needs a name made of a–z, A–Z, digits, _, . or -</source>
   <translation>aucun jeton de produit dans l’agent : il faut un nom fait de lettres, de chiffres, de _, . ou -</translation>
  </message>
  <message>
   <source>the file is larger than 1 MiB</source>
   <translation>le fichier dépasse 1 Mio</translation>
  </message>
  <message>
   <source>the file is empty</source>
   <translation>le fichier est vide</translation>
  </message>
  <message>
   <source>entry %1: %2</source>
   <translation>entrée %1 : %2</translation>
  </message>
  <message>
   <source>entry %1, %2: %3</source>
   <translation>entrée %1, %2 : %3</translation>
  </message>
  <message>
   <source>this is a list of addresses of cards. Nothing is fetched: save the cards and give their files</source>
   <translation>c’est une liste d’adresses de cartes. Rien n’est récupéré : enregistrez les cartes et indiquez leurs fichiers</translation>
  </message>
  <message>
   <source>not a list of agents: a TSV list, robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>pas une liste d’agents : une liste TSV, le robots.json d’ai.robots.txt, crawler-user-agents, des Signature Agent Cards ou une liste d’adresses sont attendus</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep</source>
   <translation>des valeurs sont imbriquées sur plus de %1 niveaux</translation>
  </message>
  <message>
   <source>more than %1 entries</source>
   <translation>plus de %1 entrées</translation>
  </message>
  <message>
   <source>line %1: this is not JSON</source>
   <translation>ligne %1 : ce n’est pas du JSON</translation>
  </message>
  <message>
   <source>JSON, but not a list of agents: robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>du JSON, mais pas une liste d’agents : le robots.json d’ai.robots.txt, crawler-user-agents, des Signature Agent Cards ou une liste d’adresses sont attendus</translation>
  </message>
  <message>
   <source>%1 has two entries; the last one counts</source>
   <translation>%1 a deux entrées ; la dernière compte</translation>
  </message>
  <message>
   <source>already in entry %1</source>
   <translation>déjà dans l’entrée %1</translation>
  </message>
  <message>
   <source>an object is expected</source>
   <translation>un objet est attendu</translation>
  </message>
  <message>
   <source>it has no pattern</source>
   <translation>il n’a pas de motif</translation>
  </message>
  <message>
   <source>a regular expression that is not one name</source>
   <translation>une expression régulière qui n’est pas un nom unique</translation>
  </message>
  <message>
   <source>not a Signature Agent Card</source>
   <translation>pas une Signature Agent Card</translation>
  </message>
  <message>
   <source>the card has no rfc9309-product-token</source>
   <translation>la carte n’a pas de rfc9309-product-token</translation>
  </message>
  <message>
   <source>an address list of version %1; version 1 is read</source>
   <translation>une liste d’adresses de version %1 ; c’est la version 1 qui est lue</translation>
  </message>
  <message>
   <source>“prefixes” must be a list</source>
   <translation>« prefixes » doit être une liste</translation>
  </message>
  <message>
   <source>not a prefix such as 192.0.2.0/24</source>
   <translation>pas un préfixe tel que 192.0.2.0/24</translation>
  </message>
  <message>
   <source>it does not say whose address this is: name the agent</source>
   <translation>elle ne dit pas de qui est l’adresse : nommez l’agent</translation>
  </message>
  <message>
   <source>Gatepost's list of agents</source>
   <translation>la liste d’agents de Gatepost</translation>
  </message>
  <message>
   <source>robots.json of ai.robots.txt</source>
   <translation>robots.json d’ai.robots.txt</translation>
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
   <translation>une liste d’adresses</translation>
  </message>
 </context>
 <context>
  <name>ask</name>
  <message>
   <source>“agent” must be a text or null</source>
   <translation>« agent » doit être un texte ou null</translation>
  </message>
  <message>
   <source>“agent”: %1</source>
   <translation>« agent » : %1</translation>
  </message>
  <message>
   <source>“status” must be a whole number (an HTTP status)</source>
   <translation>« status » doit être un nombre entier (un statut HTTP)</translation>
  </message>
  <message>
   <source>“decision” must be a text or null</source>
   <translation>« decision » doit être un texte ou null</translation>
  </message>
  <message>
   <source>“scopes” must be a list of texts</source>
   <translation>« scopes » doit être une liste de textes</translation>
  </message>
  <message>
   <source>“asked_at” must be an RFC 3339 time</source>
   <translation>« asked_at » doit être une date RFC 3339</translation>
  </message>
  <message>
   <source>“asked_at” is not an RFC 3339 time, such as 2026-11-20T06:00:00Z</source>
   <translation>« asked_at » n’est pas une date RFC 3339, telle que 2026-11-20T06:00:00Z</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; did you mean %2?</source>
   <translation>%1 n’est pas une clé d’une ligne ; vouliez-vous dire %2 ?</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; correct it or remove it</source>
   <translation>%1 n’est pas une clé d’une ligne ; corrigez-la ou retirez-la</translation>
  </message>
  <message>
   <source>a row must be an object</source>
   <translation>une ligne doit être un objet</translation>
  </message>
  <message>
   <source>“endpoint” must be &quot;absent&quot; or &quot;present&quot;</source>
   <translation>« endpoint » doit être &quot;absent&quot; ou &quot;present&quot;</translation>
  </message>
  <message>
   <source>“directive” is missing</source>
   <translation>« directive » manque</translation>
  </message>
  <message>
   <source>“%1” is not a directive of robots2.txt</source>
   <translation>« %1 » n’est pas une directive de robots2.txt</translation>
  </message>
  <message>
   <source>line %1, row %2: %3</source>
   <translation>ligne %1, entrée %2 : %3</translation>
  </message>
  <message>
   <source>not JSON; a list of rows such as {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;} is expected</source>
   <translation>pas du JSON ; une liste de lignes telles que {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;} est attendue</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>le fichier fait plus de %1 Mio, ce qui dépasse ce qui est lu</translation>
  </message>
  <message>
   <source>a list of rows is expected, [ … ]</source>
   <translation>une liste de lignes est attendue, [ … ]</translation>
  </message>
  <message>
   <source>%1 is given twice; keep one</source>
   <translation>%1 est donné deux fois ; n’en gardez qu’un</translation>
  </message>
 </context>
 <context>
  <name>category</name>
  <message>
   <source>builds a search index</source>
   <translation>construit un index de recherche</translation>
  </message>
  <message>
   <source>answers a user in conversation</source>
   <translation>répond à un utilisateur dans une conversation</translation>
  </message>
  <message>
   <source>carries out research tasks on its own</source>
   <translation>mène seul des tâches de recherche</translation>
  </message>
  <message>
   <source>helps to write or review code</source>
   <translation>aide à écrire ou à relire du code</translation>
  </message>
  <message>
   <source>collects data in bulk</source>
   <translation>collecte des données en masse</translation>
  </message>
  <message>
   <source>makes new content from sources</source>
   <translation>crée de nouveaux contenus à partir de sources</translation>
  </message>
  <message>
   <source>crawls and profiles for advertising</source>
   <translation>explore et profile à des fins publicitaires</translation>
  </message>
  <message>
   <source>watches uptime, search ranking or traffic</source>
   <translation>surveille la disponibilité, le classement ou le trafic</translation>
  </message>
 </context>
 <context>
  <name>chain</name>
  <message>
   <source>“%1” is not an absolute http(s) URL</source>
   <translation>« %1 » n’est pas une URL http(s) absolue</translation>
  </message>
  <message>
   <source>this file was read already</source>
   <translation>ce fichier a déjà été lu</translation>
  </message>
  <message>
   <source>at most 3 chained files are followed</source>
   <translation>3 fichiers enchaînés au plus sont suivis</translation>
  </message>
  <message>
   <source>a file with chain-id “%1” was read already</source>
   <translation>un fichier de chain-id « %1 » a déjà été lu</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is missing here. %2</source>
   <translation>Le fichier enchaîné %1 n’a pas pu être lu, ce qu’il déclare manque donc ici. %2</translation>
  </message>
 </context>
 <context>
  <name>change</name>
  <message>
   <source>Whether it changes anything for other agents could not be decided.</source>
   <translation>On n’a pas pu décider si cela change quelque chose pour d’autres agents.</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents at least: %1.</source>
   <comment>Also changes %n agent at least: %1.</comment>
   <translation>
    <numerusform>Change aussi la réponse pour au moins %n agent : %1.</numerusform>
    <numerusform>Change aussi la réponse pour au moins %n agents : %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>Changes nothing for any other agent.</source>
   <translation>Ne change rien pour aucun autre agent.</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents: %1.</source>
   <comment>Also changes %n agent: %1.</comment>
   <translation>
    <numerusform>Change aussi la réponse pour %n agent : %1.</numerusform>
    <numerusform>Change aussi la réponse pour %n agents : %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>That is the answer already. %1</source>
   <translation>C’est déjà la réponse. %1</translation>
  </message>
  <message>
   <source>Policy files may always be fetched: no rule can forbid it.</source>
   <translation>Les fichiers de politique peuvent toujours être récupérés : aucune règle ne peut l’interdire.</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: no edit changes what it does.</source>
   <translation>D’après la documentation, %1 ignore robots.txt : aucune modification ne change ce qu’il fait.</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched: no edit of it counts before it is served again.</source>
   <translation>robots.txt ne peut pas être récupéré : aucune modification n’y compte tant qu’il n’est pas servi de nouveau.</translation>
  </message>
  <message>
   <source>The hours decide (%1 line %2: %3). Change them, or ask about another time.</source>
   <translation>Les heures décident (%1 ligne %2 : %3). Changez-les, ou posez la question pour un autre moment.</translation>
  </message>
  <message>
   <source>The block that %1 manages decides (%2 line %3). Change it in the settings there.</source>
   <translation>Le bloc que gère %1 décide (%2 ligne %3). Changez cela dans ses réglages.</translation>
  </message>
  <message>
   <source>A rehearsed answer of the ask endpoint decides: change it on the Ask page.</source>
   <translation>Une réponse simulée du point d’accès ask décide : changez-la sur la page Ask.</translation>
  </message>
  <message>
   <source>A chained file decides (%1 line %2), which belongs to somebody else.</source>
   <translation>Un fichier enchaîné décide (%1 ligne %2), et il appartient à quelqu’un d’autre.</translation>
  </message>
  <message>
   <source>The site has no file that an edit could be made in. Add a robots.txt first.</source>
   <translation>Le site n’a aucun fichier à modifier. Ajoutez d’abord un robots.txt.</translation>
  </message>
  <message>
   <source>No small edit was found that changes this answer.</source>
   <translation>Aucune petite modification ne change cette réponse.</translation>
  </message>
  <message>
   <source>The block that %1 manages stays as it is: your lines are outside of it.</source>
   <translation>Le bloc que gère %1 reste tel quel : vos lignes sont en dehors.</translation>
  </message>
  <message>
   <source>No edit is tried where files have more than %1 rules.</source>
   <translation>Aucune modification n’est essayée quand les fichiers ont plus de %1 règles.</translation>
  </message>
  <message>
   <source>Let %1 fetch %2</source>
   <translation>Laisser %1 récupérer %2</translation>
  </message>
  <message>
   <source>Keep %1 out of %2</source>
   <translation>Tenir %1 à l’écart de %2</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents</source>
   <comment>%1 and %n more agent</comment>
   <translation>
    <numerusform>%1 et %n autre agent</numerusform>
    <numerusform>%1 et %n autres agents</numerusform>
   </translation>
  </message>
  <message>
   <source>Add a second group for %3 with “%1: %2”</source>
   <translation>Ajouter un second groupe pour %3 avec « %1: %2 »</translation>
  </message>
  <message>
   <source>Add “%1: %2” to the group for %3</source>
   <translation>Ajouter « %1: %2 » au groupe %3</translation>
  </message>
  <message>
   <source>Give %1 its own block with crawl: %2</source>
   <translation>Donner à %1 son propre bloc avec crawl: %2</translation>
  </message>
  <message>
   <source>Let the group for %1 fetch nothing at all</source>
   <translation>Ne rien laisser récupérer au groupe %1</translation>
  </message>
  <message>
   <source>Add %1 to the group that may fetch nothing</source>
   <translation>Ajouter %1 au groupe qui ne peut rien récupérer</translation>
  </message>
  <message>
   <source>Give %1 its own group</source>
   <translation>Donner à %1 son propre groupe</translation>
  </message>
  <message>
   <source>Take %1 out of the group for %2</source>
   <translation>Retirer %1 du groupe %2</translation>
  </message>
  <message>
   <source>Change line %1 to crawl: %2</source>
   <translation>Changer la ligne %1 en crawl: %2</translation>
  </message>
  <message>
   <source>Remove line %1, %2</source>
   <translation>Retirer la ligne %1, %2</translation>
  </message>
  <message>
   <source>Change line %1 to %2: %3</source>
   <translation>Changer la ligne %1 en %2: %3</translation>
  </message>
  <message>
   <source>The same for every known agent of “%1”</source>
   <translation>De même pour tout agent connu de « %1 »</translation>
  </message>
  <message>
   <source>%1 manages these lines: your changes will be overwritten or duplicated. Change it in the settings there.</source>
   <translation>%1 gère ces lignes : vos modifications seront écrasées ou doublées. Changez-le là-bas, dans ses réglages.</translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message>
   <source>No agent loses anything.</source>
   <translation>Aucun agent ne perd rien.</translation>
  </message>
  <message>
   <source>Only unknown agents lose something.</source>
   <translation>Seuls des agents inconnus perdent quelque chose.</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose /.</source>
   <comment>%1 loses /.</comment>
   <translation>
    <numerusform>%1 perd /.</numerusform>
    <numerusform>%1 perdent /.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2.</source>
   <comment>%1 loses %2.</comment>
   <translation>
    <numerusform>%1 perd %2.</numerusform>
    <numerusform>%1 perdent %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places; the start page is lost to %2.</source>
   <comment>%1 loses some places; the start page is lost to %2.</comment>
   <translation>
    <numerusform>%1 perd certains endroits ; la page d’accueil est perdue pour %2.</numerusform>
    <numerusform>%1 perdent certains endroits ; la page d’accueil est perdue pour %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places.</source>
   <comment>%1 loses some places.</comment>
   <translation>
    <numerusform>%1 perd certains endroits.</numerusform>
    <numerusform>%1 perdent certains endroits.</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent gains anything.</source>
   <translation>Aucun agent ne gagne rien.</translation>
  </message>
  <message>
   <source>Only unknown agents gain something.</source>
   <translation>Seuls des agents inconnus gagnent quelque chose.</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain /.</source>
   <comment>%1 gains /.</comment>
   <translation>
    <numerusform>%1 gagne /.</numerusform>
    <numerusform>%1 gagnent /.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2.</source>
   <comment>%1 gains %2.</comment>
   <translation>
    <numerusform>%1 gagne %2.</numerusform>
    <numerusform>%1 gagnent %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places; the start page is gained by %2.</source>
   <comment>%1 gains some places; the start page is gained by %2.</comment>
   <translation>
    <numerusform>%1 gagne certains endroits ; la page d’accueil est gagnée par %2.</numerusform>
    <numerusform>%1 gagnent certains endroits ; la page d’accueil est gagnée par %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places.</source>
   <comment>%1 gains some places.</comment>
   <translation>
    <numerusform>%1 gagne certains endroits.</numerusform>
    <numerusform>%1 gagnent certains endroits.</numerusform>
   </translation>
  </message>
  <message>
   <source>Nobody may fetch less or more; pace or uses differ for unknown agents.</source>
   <translation>Personne ne peut récupérer moins ni plus ; la cadence ou les usages diffèrent pour des agents inconnus.</translation>
  </message>
  <message numerus="yes">
   <source>Nobody may fetch less or more; pace or uses differ for %n agents.</source>
   <comment>Nobody may fetch less or more; pace or uses differ for %n agent.</comment>
   <translation>
    <numerusform>Personne ne peut récupérer moins ni plus ; la cadence ou les usages diffèrent pour %n agent.</numerusform>
    <numerusform>Personne ne peut récupérer moins ni plus ; la cadence ou les usages diffèrent pour %n agents.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>dialect</name>
  <message>
   <source>every agent that is not listed may fetch everything</source>
   <translation>tout agent absent de la liste peut tout récupérer</translation>
  </message>
  <message>
   <source>an agent that is not listed may fetch nothing</source>
   <translation>un agent absent de la liste ne peut rien récupérer</translation>
  </message>
  <message>
   <source>may fetch what no disallow path forbids</source>
   <translation>peut récupérer ce qu’aucun chemin disallow n’interdit</translation>
  </message>
  <message>
   <source>may fetch only what an allow path opens</source>
   <translation>ne peut récupérer que ce qu’un chemin allow ouvre</translation>
  </message>
  <message>
   <source>fetches a page because a user asked for it</source>
   <translation>récupère une page parce qu’un utilisateur l’a demandée</translation>
  </message>
  <message>
   <source>builds a search index</source>
   <translation>construit un index de recherche</translation>
  </message>
  <message>
   <source>collects text to train models</source>
   <translation>collecte du texte pour entraîner des modèles</translation>
  </message>
  <message>
   <source>Schema</source>
   <translation>Schéma</translation>
  </message>
  <message>
   <source>The schema that the entity follows.</source>
   <translation>Le schéma que suit l’entité.</translation>
  </message>
  <message>
   <source>Id</source>
   <translation>ID</translation>
  </message>
  <message>
   <source>The entity's identity, a ULID: 26 characters that sort by time. The rendered header quotes it.</source>
   <translation>L’identité de l’entité, un ULID : 26 caractères dont l’ordre suit le temps. L’en-tête généré la cite.</translation>
  </message>
  <message>
   <source>Slug</source>
   <translation>Slug</translation>
  </message>
  <message>
   <source>The entity's short name; the rendered header names its source by it.</source>
   <translation>Le nom court de l’entité ; l’en-tête généré désigne ainsi sa source.</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Type</translation>
  </message>
  <message>
   <source>The kind of entity.</source>
   <translation>Le genre d’entité.</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>Version</translation>
  </message>
  <message>
   <source>The version of this policy.</source>
   <translation>La version de cette politique.</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Titre</translation>
  </message>
  <message>
   <source>The name of the site; the rendered file begins with it.</source>
   <translation>Le nom du site ; le fichier généré commence par lui.</translation>
  </message>
  <message>
   <source>Documentation</source>
   <translation>Documentation</translation>
  </message>
  <message>
   <source>Where people can read about the policy; named in the rendered header.</source>
   <translation>Où l’on peut se renseigner sur la politique ; indiqué dans l’en-tête généré.</translation>
  </message>
  <message>
   <source>Sitemap</source>
   <translation>Sitemap</translation>
  </message>
  <message>
   <source>The sitemap; rendered as a Sitemap line.</source>
   <translation>Le sitemap ; généré sous forme de ligne Sitemap.</translation>
  </message>
  <message>
   <source>LLM index</source>
   <translation>Index pour LLM</translation>
  </message>
  <message>
   <source>The index of texts for language models; rendered as a comment at the end.</source>
   <translation>L’index des textes destinés aux modèles de langage ; généré en commentaire à la fin.</translation>
  </message>
  <message>
   <source>Default policy</source>
   <translation>Politique par défaut</translation>
  </message>
  <message>
   <source>What applies to every agent that is not listed. Without it nothing can be rendered.</source>
   <translation>Ce qui vaut pour tout agent absent de la liste. Sans elle, rien ne peut être généré.</translation>
  </message>
  <message>
   <source>Notes on roles</source>
   <translation>Notes sur les rôles</translation>
  </message>
  <message>
   <source>For each role a text that the rendered role comment ends with, in brackets or not.</source>
   <translation>Pour chaque rôle, un texte qui termine le commentaire de rôle généré, entre parenthèses ou non.</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agents</translation>
  </message>
  <message>
   <source>The agents with their own record, in the order in which they are rendered.</source>
   <translation>Les agents qui ont leur propre enregistrement, dans l’ordre où ils sont générés.</translation>
  </message>
  <message>
   <source>User agent</source>
   <translation>Agent utilisateur</translation>
  </message>
  <message>
   <source>The agent's product token; every entry needs one and no two may share it.</source>
   <translation>Le jeton de produit de l’agent ; chaque entrée en exige un et deux entrées ne peuvent pas le partager.</translation>
  </message>
  <message>
   <source>Vendor</source>
   <translation>Exploitant</translation>
  </message>
  <message>
   <source>Who operates the agent. It is not rendered.</source>
   <translation>Qui exploite l’agent. N’est pas généré.</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Rôle</translation>
  </message>
  <message>
   <source>What the agent comes for. Neighbours with the same role share one comment.</source>
   <translation>Ce que l’agent vient faire. Les voisins de même rôle sont réunis sous un commentaire.</translation>
  </message>
  <message>
   <source>Policy</source>
   <translation>Politique</translation>
  </message>
  <message>
   <source>The rule for / that ends the agent's record.</source>
   <translation>La règle pour / qui termine l’enregistrement de l’agent.</translation>
  </message>
  <message>
   <source>Allow</source>
   <translation>Autoriser</translation>
  </message>
  <message>
   <source>Paths that the agent may fetch, one Allow line each.</source>
   <translation>Chemins que l’agent peut récupérer, une ligne Allow chacun.</translation>
  </message>
  <message>
   <source>Disallow</source>
   <translation>Interdire</translation>
  </message>
  <message>
   <source>Paths that the agent must not fetch, one Disallow line each.</source>
   <translation>Chemins que l’agent ne doit pas récupérer, une ligne Disallow chacun.</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notes</translation>
  </message>
  <message>
   <source>Why the entry is as it is; rendered as comment lines above its record.</source>
   <translation>Pourquoi l’entrée est telle ; généré en lignes de commentaire au-dessus de son enregistrement.</translation>
  </message>
  <message>
   <source>Purpose</source>
   <translation>Finalité</translation>
  </message>
  <message>
   <source>What the policy is for, in a few sentences. People read it; it is not rendered.</source>
   <translation>À quoi sert la politique, en quelques phrases. S’adresse aux lecteurs humains ; n’est pas généré.</translation>
  </message>
  <message>
   <source>Provenance</source>
   <translation>Provenance</translation>
  </message>
  <message>
   <source>Where the entity comes from: who or what made it, when, and why. It is not rendered.</source>
   <translation>D’où vient l’entité : qui ou quoi l’a créée, quand et pourquoi. N’est pas généré.</translation>
  </message>
  <message>
   <source>Taxonomy</source>
   <translation>Taxonomie</translation>
  </message>
  <message>
   <source>Topics and keywords by which the entity is found. It is not rendered.</source>
   <translation>Thèmes et mots-clés qui permettent de trouver l’entité. N’est pas généré.</translation>
  </message>
  <message>
   <source>Relationships</source>
   <translation>Relations</translation>
  </message>
  <message>
   <source>Other entities that this one depends on, belongs with or makes possible, each with a reason. It is not rendered.</source>
   <translation>Autres entités dont celle-ci dépend, auxquelles elle se rattache ou qu’elle rend possibles, chacune avec une raison. N’est pas généré.</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>Qualité</translation>
  </message>
  <message>
   <source>How complete the entity is, and who reviewed it when. It is not rendered.</source>
   <translation>À quel point l’entité est complète, et qui l’a relue et quand. N’est pas généré.</translation>
  </message>
  <message>
   <source>Produces</source>
   <translation>Produit</translation>
  </message>
  <message>
   <source>The formats that are made from the entity, such as robots.txt. It is not rendered.</source>
   <translation>Les formats produits à partir de l’entité, tels que robots.txt. N’est pas généré.</translation>
  </message>
  <message>
   <source>History</source>
   <translation>Historique</translation>
  </message>
  <message>
   <source>What changed in each version, by whom and why. It is not rendered.</source>
   <translation>Ce qui a changé à chaque version, par qui et pourquoi. N’est pas généré.</translation>
  </message>
  <message>
   <source>RFC 9309 with the extended standard 2.0 and preference signals</source>
   <translation>RFC 9309 avec la norme étendue 2.0 et les signaux de préférence</translation>
  </message>
  <message>
   <source>v0.2.1 with v0.2.2's age-rating</source>
   <translation>v0.2.1 avec age-rating de la v0.2.2</translation>
  </message>
  <message>
   <source>Agents and paths</source>
   <translation>Agents et chemins</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>Fichier entier</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>Heures et cadence</translation>
  </message>
  <message>
   <source>Preference signals</source>
   <translation>Signaux de préférence</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Peu lu</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>Politique d’IA</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>Comportement</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>Conformité</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Chaîne</translation>
  </message>
  <message>
   <source>Meta</source>
   <translation>Métadonnées</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>Identité</translation>
  </message>
  <message>
   <source>Addresses</source>
   <translation>Adresses</translation>
  </message>
  <message>
   <source>About the entity</source>
   <translation>À propos de l’entité</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Commentaires</translation>
  </message>
  <message>
   <source>Robot version</source>
   <translation>Version de robot</translation>
  </message>
  <message>
   <source>Directly after the User-agent lines, 2.0 makes the group one of the extended standard: paths are explicit or shell patterns. An odd second number is experimental, and the group then applies to no agent.</source>
   <translation>Placé juste après les lignes User-agent, 2.0 fait du groupe un groupe de la norme étendue : les chemins sont explicites ou des motifs de type shell. Un second nombre impair est expérimental et le groupe ne compte alors pour personne.</translation>
  </message>
  <message>
   <source>Visit time</source>
   <translation>Heures de visite</translation>
  </message>
  <message>
   <source>Opens the site to the group's crawlers only in these hours, in UTC, both ends included. An end before its start runs past midnight; several lines are several windows.</source>
   <translation>N’ouvre le site aux robots du groupe qu’à ces heures, en UTC, bornes comprises. Une fin antérieure au début passe minuit ; plusieurs lignes forment plusieurs plages.</translation>
  </message>
  <message>
   <source>Request rate</source>
   <translation>Fréquence des requêtes</translation>
  </message>
  <message>
   <source>At most so many documents in so many seconds (s), minutes (m) or hours (h), optionally only in a window of the day in UTC. Of several that apply the slowest counts.</source>
   <translation>Au plus tant de documents en tant de secondes (s), minutes (m) ou heures (h), éventuellement dans une seule plage du jour en UTC. Si plusieurs s’appliquent, la plus lente compte.</translation>
  </message>
  <message>
   <source>Comment</source>
   <translation>Commentaire</translation>
  </message>
  <message>
   <source>A message for the people who run the robot: it is asked to pass the line on to them. It decides nothing.</source>
   <translation>Un message pour les responsables du robot : celui-ci est prié de leur transmettre la ligne. Elle est sans effet.</translation>
  </message>
  <message>
   <source>Names a crawler that the rules below are for, by its product token; * means every crawler that no group names. Several lines in a row share one group.</source>
   <translation>Nomme un robot auquel s’adressent les règles ci-dessous, par son jeton de produit ; * désigne tout robot qu’aucun groupe ne nomme. Plusieurs lignes de suite partagent un groupe.</translation>
  </message>
  <message>
   <source>Lets the group's crawlers fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides, and at equal length Allow does.</source>
   <translation>Permet aux robots du groupe de récupérer ce qui commence par ce chemin ; * remplace toute suite de caractères et un $ final marque la fin. La plus longue règle qui correspond décide et, à longueur égale, Allow l’emporte.</translation>
  </message>
  <message>
   <source>Forbids the group's crawlers to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides; an empty value is not a rule.</source>
   <translation>Interdit aux robots du groupe de récupérer ce qui commence par ce chemin ; * remplace toute suite de caractères et un $ final marque la fin. La plus longue règle qui correspond décide ; une valeur vide n’est pas une règle.</translation>
  </message>
  <message>
   <source>Crawl delay</source>
   <translation>Délai d’exploration</translation>
  </message>
  <message>
   <source>Asks for this many seconds between two requests. It is not part of the standard: some crawlers follow it, Googlebot does not.</source>
   <translation>Demande ce nombre de secondes entre deux requêtes. Ne fait pas partie de la norme : certains robots le suivent, Googlebot non.</translation>
  </message>
  <message>
   <source>Says where a sitemap is, as an absolute URL. It belongs to no group and may appear anywhere.</source>
   <translation>Indique où se trouve un sitemap, par une URL absolue. N’appartient à aucun groupe et peut se placer n’importe où.</translation>
  </message>
  <message>
   <source>Discovery file</source>
   <translation>Fichier Discovery</translation>
  </message>
  <message>
   <source>Points at a file of the same site that is written for AI systems, as an absolute URL. It belongs to no group and is read by few.</source>
   <translation>Désigne un fichier du même site écrit pour les systèmes d’IA, par une URL absolue. N’appartient à aucun groupe et peu d’agents le lisent.</translation>
  </message>
  <message>
   <source>Host</source>
   <translation>Host</translation>
  </message>
  <message>
   <source>Named a site's main mirror for Yandex, which stopped reading it in 2018 and wants redirects instead. It decides nothing here.</source>
   <translation>Désignait à Yandex le miroir principal d’un site ; Yandex ne le lit plus depuis 2018 et veut des redirections. Ici, sans effet.</translation>
  </message>
  <message>
   <source>Clean parameters</source>
   <translation>Paramètres à ignorer</translation>
  </message>
  <message>
   <source>Names query parameters that do not change a page, for Yandex, with an optional path. No other large crawler reads it and it decides nothing here.</source>
   <translation>Indique à Yandex quels paramètres de requête ne changent pas la page, avec un chemin facultatif. Aucun autre grand robot ne le lit ; ici, sans effet.</translation>
  </message>
  <message>
   <source>No index</source>
   <translation>Ne pas indexer</translation>
  </message>
  <message>
   <source>Was read by Google, unofficially and until 2019; use the robots meta tag or the X-Robots-Tag header instead. It decides nothing here.</source>
   <translation>Était lu par Google, officieusement et jusqu’en 2019 ; utilisez plutôt la balise meta robots ou l’en-tête X-Robots-Tag. Ici, sans effet.</translation>
  </message>
  <message>
   <source>No follow</source>
   <translation>Ne pas suivre</translation>
  </message>
  <message>
   <source>Means something only as a robots meta tag or in the X-Robots-Tag header; no large crawler reads it in this file. It decides nothing here.</source>
   <translation>N’a de sens qu’en balise meta robots ou dans l’en-tête X-Robots-Tag ; aucun grand robot ne le lit dans ce fichier. Ici, sans effet.</translation>
  </message>
  <message>
   <source>No archive</source>
   <translation>Ne pas archiver</translation>
  </message>
  <message>
   <source>may be indexed</source>
   <translation>peut être indexé</translation>
  </message>
  <message>
   <source>must not be fetched at all</source>
   <translation>ne doit pas du tout être récupéré</translation>
  </message>
  <message>
   <source>the agent asks the site first and keeps to the answer</source>
   <translation>l’agent demande d’abord au site et s’en tient à la réponse</translation>
  </message>
  <message>
   <source>the content may be processed</source>
   <translation>le contenu peut être traité</translation>
  </message>
  <message>
   <source>the content must not be processed</source>
   <translation>le contenu ne doit pas être traité</translation>
  </message>
  <message>
   <source>may be summarised for a user</source>
   <translation>peut être résumé pour un utilisateur</translation>
  </message>
  <message>
   <source>must not be summarised</source>
   <translation>ne doit pas être résumé</translation>
  </message>
  <message>
   <source>may be reworded, translated, adapted</source>
   <translation>peut être reformulé, traduit, adapté</translation>
  </message>
  <message>
   <source>must not be reworded, translated or adapted</source>
   <translation>ne doit pas être reformulé, traduit ni adapté</translation>
  </message>
  <message>
   <source>may be used to train models</source>
   <translation>peut servir à entraîner des modèles</translation>
  </message>
  <message>
   <source>must not be used to train models</source>
   <translation>ne doit pas servir à entraîner des modèles</translation>
  </message>
  <message>
   <source>may be used to earn money</source>
   <translation>peut servir à gagner de l’argent</translation>
  </message>
  <message>
   <source>must not be used to earn money</source>
   <translation>ne doit pas servir à gagner de l’argent</translation>
  </message>
  <message>
   <source>excerpts of any length</source>
   <translation>extraits de toute longueur</translation>
  </message>
  <message>
   <source>no excerpts</source>
   <translation>aucun extrait</translation>
  </message>
  <message>
   <source>under 50 words of source text; attribution, URLs and metadata do not count</source>
   <translation>moins de 50 mots du texte source ; mention de la source, URL et métadonnées ne comptent pas</translation>
  </message>
  <message>
   <source>copies may be kept</source>
   <translation>les copies peuvent être conservées</translation>
  </message>
  <message>
   <source>no copies, not even for the session</source>
   <translation>aucune copie, pas même pendant la session</translation>
  </message>
  <message>
   <source>in memory for this session only: no disk, no database, no vector store</source>
   <translation>en mémoire pour cette session seulement : ni disque, ni base de données, ni base vectorielle</translation>
  </message>
  <message>
   <source>competitors may use it too</source>
   <translation>les concurrents peuvent aussi l’utiliser</translation>
  </message>
  <message>
   <source>a competitor in the declared market must not use it</source>
   <translation>un concurrent sur le marché déclaré ne doit pas l’utiliser</translation>
  </message>
  <message>
   <source>may be used to build a profile of the user</source>
   <translation>peut servir à établir un profil de l’utilisateur</translation>
  </message>
  <message>
   <source>no profile of the user from this content</source>
   <translation>aucun profil de l’utilisateur à partir de ce contenu</translation>
  </message>
  <message>
   <source>the agent names itself in X-Agent-Identity</source>
   <translation>l’agent s’identifie dans X-Agent-Identity</translation>
  </message>
  <message>
   <source>the agent need not name itself</source>
   <translation>l’agent n’est pas tenu de s’identifier</translation>
  </message>
  <message>
   <source>agents say truthfully what they are</source>
   <translation>les agents disent honnêtement ce qu’ils sont</translation>
  </message>
  <message>
   <source>must be given</source>
   <translation>doit être indiqué</translation>
  </message>
  <message>
   <source>is welcome</source>
   <translation>est souhaité</translation>
  </message>
  <message>
   <source>is not needed</source>
   <translation>n’est pas nécessaire</translation>
  </message>
  <message>
   <source>the agent chooses a sensible pace itself</source>
   <translation>l’agent choisit lui-même une cadence raisonnable</translation>
  </message>
  <message>
   <source>views of their authors</source>
   <translation>opinions de leurs auteurs</translation>
  </message>
  <message>
   <source>reporting on current events</source>
   <translation>comptes rendus de l’actualité</translation>
  </message>
  <message>
   <source>facts to look up</source>
   <translation>faits à consulter</translation>
  </message>
  <message>
   <source>not meant to be taken literally</source>
   <translation>à ne pas prendre au pied de la lettre</translation>
  </message>
  <message>
   <source>offers and advertising</source>
   <translation>offres et publicité</translation>
  </message>
  <message>
   <source>studies and their data</source>
   <translation>études et leurs données</translation>
  </message>
  <message>
   <source>a private person's pages</source>
   <translation>pages d’un particulier</translation>
  </message>
  <message>
   <source>a human reviews everything before it is published</source>
   <translation>un humain relit tout avant publication</translation>
  </message>
  <message>
   <source>published without review</source>
   <translation>publié sans relecture</translation>
  </message>
  <message>
   <source>some of it is reviewed</source>
   <translation>une partie est relue</translation>
  </message>
  <message>
   <source>AI helped to write the content</source>
   <translation>une IA a aidé à rédiger le contenu</translation>
  </message>
  <message>
   <source>written without AI</source>
   <translation>rédigé sans IA</translation>
  </message>
  <message>
   <source>AI helped with some of it</source>
   <translation>une IA a aidé pour une partie</translation>
  </message>
  <message>
   <source>fit for everybody</source>
   <translation>convient à tous</translation>
  </message>
  <message>
   <source>fit from the age of 7</source>
   <translation>convient dès 7 ans</translation>
  </message>
  <message>
   <source>fit from the age of 13</source>
   <translation>convient dès 13 ans</translation>
  </message>
  <message>
   <source>fit from the age of 16</source>
   <translation>convient dès 16 ans</translation>
  </message>
  <message>
   <source>for adults only</source>
   <translation>réservé aux adultes</translation>
  </message>
  <message>
   <source>changes all the time</source>
   <translation>change sans cesse</translation>
  </message>
  <message>
   <source>changes about once a day</source>
   <translation>change environ une fois par jour</translation>
  </message>
  <message>
   <source>changes about once a week</source>
   <translation>change environ une fois par semaine</translation>
  </message>
  <message>
   <source>changes about once a month</source>
   <translation>change environ une fois par mois</translation>
  </message>
  <message>
   <source>changes now and then</source>
   <translation>change de temps à autre</translation>
  </message>
  <message>
   <source>is not meant to change</source>
   <translation>n’est pas destiné à changer</translation>
  </message>
  <message>
   <source>the last update changed what the policy says</source>
   <translation>la dernière mise à jour a changé ce que dit la politique</translation>
  </message>
  <message>
   <source>the last update changed no meaning</source>
   <translation>la dernière mise à jour n’a rien changé au sens</translation>
  </message>
  <message>
   <source>Names an agent that the path rules below are for; * means every agent that no group names. Several lines in a row share one group.</source>
   <translation>Nomme un agent auquel s’adressent les règles de chemin ci-dessous ; * désigne tout agent qu’aucun groupe ne nomme. Plusieurs lignes de suite partagent un groupe.</translation>
  </message>
  <message>
   <source>Leaves open to the group's agents what begins with this path. It may only narrow: what robots.txt forbids stays forbidden.</source>
   <translation>Laisse ouvert aux agents du groupe ce qui commence par ce chemin. Ne peut que restreindre : ce que robots.txt interdit reste interdit.</translation>
  </message>
  <message>
   <source>Forbids the group's agents to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides.</source>
   <translation>Interdit aux agents du groupe de récupérer ce qui commence par ce chemin ; * remplace toute suite de caractères et un $ final marque la fin. La plus longue règle qui correspond décide.</translation>
  </message>
  <message>
   <source>Crawl</source>
   <translation>Exploration</translation>
  </message>
  <message>
   <source>Whether agents may fetch and index this site at all. A no or ask here decides the fetch itself.</source>
   <translation>Indique si les agents peuvent récupérer et indexer ce site. Un no ou un ask décide ici de la récupération elle-même.</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Lecture</translation>
  </message>
  <message>
   <source>Whether agents may process the content of a page. A no here forbids every use below it.</source>
   <translation>Indique si les agents peuvent traiter le contenu d’une page. Un no interdit ici tous les usages suivants.</translation>
  </message>
  <message>
   <source>Summarise</source>
   <translation>Résumé</translation>
  </message>
  <message>
   <source>Whether agents may give a user a summary of the content.</source>
   <translation>Indique si les agents peuvent donner à un utilisateur un résumé du contenu.</translation>
  </message>
  <message>
   <source>Quote</source>
   <translation>Citation</translation>
  </message>
  <message>
   <source>Whether agents may repeat excerpts word for word; short-only keeps each quote under 50 words of source text.</source>
   <translation>Indique si les agents peuvent reprendre des extraits mot pour mot ; short-only limite chaque citation à moins de 50 mots du texte source.</translation>
  </message>
  <message>
   <source>Derive</source>
   <translation>Adaptation</translation>
  </message>
  <message>
   <source>Whether agents may reword, translate, restyle or adapt the content. Summaries and quotes have their own directives.</source>
   <translation>Indique si les agents peuvent reformuler, traduire, changer le style ou adapter le contenu. Résumés et citations ont leurs propres directives.</translation>
  </message>
  <message>
   <source>Train</source>
   <translation>Entraînement</translation>
  </message>
  <message>
   <source>Whether the content may be used to train an AI model.</source>
   <translation>Indique si le contenu peut servir à entraîner un modèle d’IA.</translation>
  </message>
  <message>
   <source>Store</source>
   <translation>Conservation</translation>
  </message>
  <message>
   <source>Whether agents may keep copies; session-only means in memory until the session ends, never in a database, index or vector store.</source>
   <translation>Indique si les agents peuvent garder des copies ; session-only signifie en mémoire jusqu’à la fin de la session, jamais dans une base de données, un index ou une base vectorielle.</translation>
  </message>
  <message>
   <source>Compete</source>
   <translation>Concurrence</translation>
  </message>
  <message>
   <source>Whether a direct competitor may use the content. A competitor earns its main revenue in the declared market; an agent that serves an ordinary user does not compete.</source>
   <translation>Indique si un concurrent direct peut utiliser le contenu. Un concurrent tire son revenu principal du marché déclaré ; un agent au service d’un utilisateur ordinaire n’est pas un concurrent.</translation>
  </message>
  <message>
   <source>Market</source>
   <translation>Marché</translation>
  </message>
  <message>
   <source>Names your main market in your own words, so that agents can tell whether compete: no applies to them. It is about the whole file.</source>
   <translation>Désigne votre marché principal avec vos propres mots, afin que les agents sachent si compete: no les concerne. Porte sur le fichier entier.</translation>
  </message>
  <message>
   <source>Personalise</source>
   <translation>Personnalisation</translation>
  </message>
  <message>
   <source>Whether agents may build a profile of their user from this content.</source>
   <translation>Indique si les agents peuvent établir un profil de leur utilisateur à partir de ce contenu.</translation>
  </message>
  <message>
   <source>Monetise</source>
   <translation>Monétisation</translation>
  </message>
  <message>
   <source>Whether agents may use the content to earn money.</source>
   <translation>Indique si les agents peuvent utiliser le contenu pour gagner de l’argent.</translation>
  </message>
  <message>
   <source>Attribution</source>
   <translation>Mention de la source</translation>
  </message>
  <message>
   <source>Whether agents must credit the source.</source>
   <translation>Indique si les agents doivent mentionner la source.</translation>
  </message>
  <message>
   <source>Link back</source>
   <translation>Lien retour</translation>
  </message>
  <message>
   <source>Whether agents must link to the original page.</source>
   <translation>Indique si les agents doivent mettre un lien vers la page d’origine.</translation>
  </message>
  <message>
   <source>Rate</source>
   <translation>Fréquence</translation>
  </message>
  <message>
   <source>At most this many requests a minute, or polite to leave the pace to the agent. It joins the rates of the other files; the slowest counts.</source>
   <translation>Au plus ce nombre de requêtes par minute, ou polite pour laisser la cadence à l’agent. S’ajoute aux fréquences des autres fichiers ; la plus lente compte.</translation>
  </message>
  <message>
   <source>Announce</source>
   <translation>Annonce</translation>
  </message>
  <message>
   <source>Whether agents must name themselves before they crawl, in the header X-Agent-Identity.</source>
   <translation>Indique si les agents doivent s’identifier avant d’explorer, dans l’en-tête X-Agent-Identity.</translation>
  </message>
  <message>
   <source>Honest</source>
   <translation>Honnêteté</translation>
  </message>
  <message>
   <source>Agents say truthfully what they are. There is no other value than yes.</source>
   <translation>Les agents disent honnêtement ce qu’ils sont. Il n’y a pas d’autre valeur que yes.</translation>
  </message>
  <message>
   <source>Content type</source>
   <translation>Type de contenu</translation>
  </message>
  <message>
   <source>What kind of content the site mainly has, as its owner describes it. It is about the whole file.</source>
   <translation>Quel type de contenu le site propose surtout, de l’avis de son propriétaire. Porte sur le fichier entier.</translation>
  </message>
  <message>
   <source>Editorial review</source>
   <translation>Relecture éditoriale</translation>
  </message>
  <message>
   <source>Whether a human reviews the content before it is published. It is about the whole file.</source>
   <translation>Indique si un humain relit le contenu avant publication. Porte sur le fichier entier.</translation>
  </message>
  <message>
   <source>AI assisted</source>
   <translation>Aide de l’IA</translation>
  </message>
  <message>
   <source>Whether AI was used to help write the content. It is about the whole file.</source>
   <translation>Indique si une IA a aidé à rédiger le contenu. Porte sur le fichier entier.</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Langue</translation>
  </message>
  <message>
   <source>The main language of the site, as a language tag. It is about the whole file.</source>
   <translation>La langue principale du site, sous forme d’étiquette de langue. Porte sur le fichier entier.</translation>
  </message>
  <message>
   <source>Age rating</source>
   <translation>Classification par âge</translation>
  </message>
  <message>
   <source>From which age the content is fit. A path after a colon narrows it to what begins with that path, and the longest path that matches decides.</source>
   <translation>À partir de quel âge le contenu convient. Un chemin après un deux-points la limite à ce qui commence par ce chemin, et le plus long chemin qui correspond décide.</translation>
  </message>
  <message>
   <source>Report to</source>
   <translation>Signalement</translation>
  </message>
  <message>
   <source>Where to report agents that break this policy: a URL or a mail address. Several lines are several places; it is about the whole file.</source>
   <translation>Où signaler les agents qui enfreignent cette politique : une URL ou une adresse électronique. Plusieurs lignes donnent plusieurs adresses ; porte sur le fichier entier.</translation>
  </message>
  <message>
   <source>The policy file that fills in what this one leaves unstated. It counts only on the last line that is neither blank nor a comment, and at most three files are followed.</source>
   <translation>Le fichier de politique qui complète ce que celui-ci ne déclare pas. Ne compte que sur la dernière ligne qui n’est ni vide ni un commentaire ; trois fichiers au plus sont suivis.</translation>
  </message>
  <message>
   <source>Specification version</source>
   <translation>Version de la spécification</translation>
  </message>
  <message>
   <source>The version of the specification that the file is written for.</source>
   <translation>La version de la spécification pour laquelle le fichier est écrit.</translation>
  </message>
  <message>
   <source>Last update</source>
   <translation>Dernière mise à jour</translation>
  </message>
  <message>
   <source>When the file was last changed, to the minute, in UTC.</source>
   <translation>Quand le fichier a été modifié pour la dernière fois, à la minute près, en UTC.</translation>
  </message>
  <message>
   <source>Update frequency</source>
   <translation>Fréquence de mise à jour</translation>
  </message>
  <message>
   <source>How often agents should expect the file to change.</source>
   <translation>À quelle fréquence les agents doivent s’attendre à des changements du fichier.</translation>
  </message>
  <message>
   <source>Significant change</source>
   <translation>Changement important</translation>
  </message>
  <message>
   <source>Whether the last update changed what the policy says.</source>
   <translation>Indique si la dernière mise à jour a changé ce que dit la politique.</translation>
  </message>
  <message>
   <source>Authored by</source>
   <translation>Rédigé par</translation>
  </message>
  <message>
   <source>Who wrote the file.</source>
   <translation>Qui a rédigé le fichier.</translation>
  </message>
  <message>
   <source>Contact</source>
   <translation>Contact</translation>
  </message>
  <message>
   <source>Where to ask about the policy: a mail address, a URL or plain text.</source>
   <translation>Où s’adresser au sujet de la politique : adresse électronique, URL ou texte simple.</translation>
  </message>
  <message>
   <source>Jurisdiction</source>
   <translation>Droit applicable</translation>
  </message>
  <message>
   <source>Which country's law the site owner appeals to.</source>
   <translation>Le droit national dont se réclame le propriétaire du site.</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>Licence</translation>
  </message>
  <message>
   <source>The licence of the site's content.</source>
   <translation>La licence du contenu du site.</translation>
  </message>
  <message>
   <source>Chain id</source>
   <translation>ID de chaîne</translation>
  </message>
  <message>
   <source>A name for this file that stays the same on every mirror, so that agents notice a chain that comes back to it.</source>
   <translation>Un nom pour ce fichier, identique sur tous les miroirs, afin que les agents remarquent une chaîne qui y revient.</translation>
  </message>
  <message>
   <source>y or n: use the content to train AI models</source>
   <translation>y ou n : utiliser le contenu pour entraîner des modèles d’IA</translation>
  </message>
  <message>
   <source>y or n: give the content to an AI model while it answers</source>
   <translation>y ou n : donner le contenu à un modèle d’IA pendant qu’il répond</translation>
  </message>
  <message>
   <source>y or n: use the content in a search index that leads back here</source>
   <translation>y ou n : utiliser le contenu dans un index de recherche qui renvoie ici</translation>
  </message>
  <message>
   <source>yes or no: build a search index and show links and short excerpts</source>
   <translation>yes ou no : construire un index de recherche et montrer des liens et de courts extraits</translation>
  </message>
  <message>
   <source>yes or no: feed the content into a model to answer a question</source>
   <translation>yes ou no : fournir le contenu à un modèle pour répondre à une question</translation>
  </message>
  <message>
   <source>yes or no: train or fine-tune AI models</source>
   <translation>yes ou no : entraîner ou affiner des modèles d’IA</translation>
  </message>
  <message>
   <source>immediate, reference or full: how much of the content may be shown</source>
   <translation>immediate, reference ou full : quelle part du contenu peut être montrée</translation>
  </message>
  <message>
   <source>Agent purpose</source>
   <translation>Finalité de l’agent</translation>
  </message>
  <message>
   <source>Was proposed to name agents by what they do instead of by their token. No crawler is known to read it and it decides nothing here.</source>
   <translation>A été proposé pour nommer les agents d’après ce qu’ils font et non par leur jeton. Aucun robot connu ne le lit ; ici, sans effet.</translation>
  </message>
  <message>
   <source>Content usage</source>
   <translation>Usage du contenu</translation>
  </message>
  <message>
   <source>Says for a path (none means all) which uses are wanted: y or n for each of train-ai, ai-use and search; none of them stands for another. It is about use after the fetch: it never changes what may be fetched, and says nothing about a path that a rule denies.</source>
   <translation>Dit pour un chemin (aucun signifie tous) quels usages sont souhaités : y ou n pour chacun de train-ai, ai-use et search ; aucun n’en remplace un autre. Porte sur l’usage après la récupération : ne change jamais ce qui peut être récupéré et ne dit rien d’un chemin qu’une règle refuse.</translation>
  </message>
  <message>
   <source>Content signal</source>
   <translation>Signal de contenu</translation>
  </message>
  <message>
   <source>Says with yes or no which uses are wanted; what is left out is neither granted nor refused. use= says how much may be shown: immediate, reference or full. It never changes what may be fetched.</source>
   <translation>Dit par yes ou no quels usages sont souhaités ; ce qui est omis n’est ni accordé ni refusé. use= dit quelle part peut être montrée : immediate, reference ou full. Ne change jamais ce qui peut être récupéré.</translation>
  </message>
  <message>
   <source>Allow AI training</source>
   <translation>Autoriser l’entraînement d’IA</translation>
  </message>
  <message>
   <source>Permits training of AI models with what begins with this path; matched like Allow. Google takes it for Allow; for all others it never changes what may be fetched.</source>
   <translation>Permet d’entraîner des modèles d’IA avec ce qui commence par ce chemin ; même correspondance qu’Allow. Google le prend pour Allow ; pour tous les autres, il ne change jamais ce qui peut être récupéré.</translation>
  </message>
  <message>
   <source>Disallow AI training</source>
   <translation>Interdire l’entraînement d’IA</translation>
  </message>
  <message>
   <source>Refuses training of AI models with what begins with this path; matched like Disallow. Google takes it for Disallow; for all others it never changes what may be fetched.</source>
   <translation>Refuse d’entraîner des modèles d’IA avec ce qui commence par ce chemin ; même correspondance que Disallow. Google le prend pour Disallow ; pour tous les autres, il ne change jamais ce qui peut être récupéré.</translation>
  </message>
  <message>
   <source>Licence file</source>
   <translation>Fichier de licence</translation>
  </message>
  <message>
   <source>Points at a licence file that says on which terms the content may be used, as an absolute URL. It belongs to no group and never changes what may be fetched.</source>
   <translation>Désigne un fichier de licence qui dit à quelles conditions le contenu peut être utilisé, par une URL absolue. N’appartient à aucun groupe et ne change jamais ce qui peut être récupéré.</translation>
  </message>
  <message>
   <source>Comment of the file</source>
   <translation>Commentaire du fichier</translation>
  </message>
  <message>
   <source>The comment lines at the top of the file, for people: whose file it is, and why it is as it is. Agents pass over them.</source>
   <translation>Les lignes de commentaire en tête du fichier, pour les lecteurs humains : à qui est le fichier, et pourquoi il est ainsi. Les agents les sautent.</translation>
  </message>
  <message>
   <source>Comment of the group</source>
   <translation>Commentaire du groupe</translation>
  </message>
  <message>
   <source>The comment lines directly above the group. They move with it, and agents pass over them.</source>
   <translation>Les lignes de commentaire juste au-dessus du groupe. Elles se déplacent avec lui, et les agents les sautent.</translation>
  </message>
  <message>
   <source>Comment of the rule</source>
   <translation>Commentaire de la règle</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen rule's line. Agents pass over it.</source>
   <translation>Le commentaire en fin de ligne de la règle choisie. Les agents le sautent.</translation>
  </message>
  <message>
   <source>Comment of the block</source>
   <translation>Commentaire du bloc</translation>
  </message>
  <message>
   <source>The comment lines directly above the block's header. Agents pass over them.</source>
   <translation>Les lignes de commentaire juste au-dessus de l’en-tête du bloc. Les agents les sautent.</translation>
  </message>
  <message>
   <source>Comment of the value</source>
   <translation>Commentaire de la valeur</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen value's line. Agents pass over it.</source>
   <translation>Le commentaire en fin de ligne de la valeur choisie. Les agents le sautent.</translation>
  </message>
  <message>
   <source>Comment of the entry</source>
   <translation>Commentaire de l’entrée</translation>
  </message>
  <message>
   <source>The comment lines directly above the agent's entry. They move with it and stay in the policy: robots.txt gets the notes, not the comments.</source>
   <translation>Les lignes de commentaire juste au-dessus de l’entrée de l’agent. Elles se déplacent avec elle et restent dans la politique : robots.txt reçoit les notes, pas les commentaires.</translation>
  </message>
  <message>
   <source>Comment of the line</source>
   <translation>Commentaire de la ligne</translation>
  </message>
  <message>
   <source>The comment at the end of the line of the field that you edited last, a path for example. It stays in the policy.</source>
   <translation>Le commentaire en fin de ligne du champ modifié en dernier, un chemin par exemple. Il reste dans la politique.</translation>
  </message>
 </context>
 <context>
  <name>duty</name>
  <message>
   <source>crawl</source>
   <translation>explorer</translation>
  </message>
  <message>
   <source>read the content</source>
   <translation>lire le contenu</translation>
  </message>
  <message>
   <source>summarise</source>
   <translation>résumer</translation>
  </message>
  <message>
   <source>quote at any length</source>
   <translation>citer sans limite de longueur</translation>
  </message>
  <message>
   <source>quote fewer than 50 words</source>
   <translation>citer moins de 50 mots</translation>
  </message>
  <message>
   <source>quote</source>
   <translation>citer</translation>
  </message>
  <message>
   <source>adapt and translate</source>
   <translation>adapter et traduire</translation>
  </message>
  <message>
   <source>adapt or translate</source>
   <translation>adapter ou traduire</translation>
  </message>
  <message>
   <source>train models</source>
   <translation>entraîner des modèles</translation>
  </message>
  <message>
   <source>keep copies</source>
   <translation>garder des copies</translation>
  </message>
  <message>
   <source>keep copies until the session ends</source>
   <translation>garder des copies jusqu’à la fin de la session</translation>
  </message>
  <message>
   <source>use it against the site in its market</source>
   <translation>l’utiliser contre le site sur son marché</translation>
  </message>
  <message>
   <source>profile its user</source>
   <translation>profiler son utilisateur</translation>
  </message>
  <message>
   <source>earn money with it</source>
   <translation>gagner de l’argent avec</translation>
  </message>
  <message>
   <source>name itself</source>
   <translation>s’identifier</translation>
  </message>
  <message>
   <source>say truthfully what it is</source>
   <translation>dire honnêtement ce qu’il est</translation>
  </message>
  <message>
   <source>credit the source</source>
   <translation>mentionner la source</translation>
  </message>
  <message>
   <source>link back</source>
   <translation>mettre un lien retour</translation>
  </message>
  <message>
   <source>keep a polite pace</source>
   <translation>garder une cadence modérée</translation>
  </message>
  <message>
   <source>show it to readers under 7</source>
   <translation>le montrer à des lecteurs de moins de 7 ans</translation>
  </message>
  <message>
   <source>show it to readers under 13</source>
   <translation>le montrer à des lecteurs de moins de 13 ans</translation>
  </message>
  <message>
   <source>show it to readers under 16</source>
   <translation>le montrer à des lecteurs de moins de 16 ans</translation>
  </message>
  <message>
   <source>show it to readers under 18</source>
   <translation>le montrer à des lecteurs de moins de 18 ans</translation>
  </message>
  <message>
   <source>may %1</source>
   <translation>peut %1</translation>
  </message>
  <message>
   <source>must %1</source>
   <translation>doit %1</translation>
  </message>
  <message>
   <source>must ask before it may %1</source>
   <translation>doit d’abord demander pour %1</translation>
  </message>
  <message>
   <source>must not %1</source>
   <translation>ne doit pas %1</translation>
  </message>
  <message>
   <source>is asked to %1</source>
   <translation>est invité à %1</translation>
  </message>
 </context>
 <context>
  <name>edit</name>
  <message>
   <source>A comment that begins with “meta:” is a meta line. Use the fields for those.</source>
   <translation>Un commentaire qui commence par « meta: » est une ligne meta. Utilisez les champs prévus pour cela.</translation>
  </message>
  <message>
   <source>There is no block [agent: %1].</source>
   <translation>Il n’y a pas de bloc [agent: %1].</translation>
  </message>
  <message>
   <source>There is no such group.</source>
   <translation>Ce groupe n’existe pas.</translation>
  </message>
  <message>
   <source>%1 has no groups of the extended standard.</source>
   <translation>%1 n’a pas de groupes de la norme étendue.</translation>
  </message>
  <message>
   <source>Robot-version must be directly below the User-agent lines: split the User-agent line and its rule first.</source>
   <translation>Robot-version doit se trouver directement sous les lignes User-agent : séparez d’abord la ligne User-agent de sa règle.</translation>
  </message>
  <message>
   <source>There are other lines between this group's User-agent lines: separate the groups first.</source>
   <translation>D’autres lignes se trouvent entre les lignes User-agent de ce groupe : séparez d’abord les groupes.</translation>
  </message>
  <message>
   <source>The longest rule decides no longer: every Disallow but a bare * wins over an Allow with a pattern.</source>
   <translation>La plus longue règle ne décide plus : tout Disallow, sauf un * seul, l’emporte sur un Allow avec motif.</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is refused from now on.</source>
   <translation>Le groupe n’a que des règles Allow : tout autre chemin est désormais refusé.</translation>
  </message>
  <message>
   <source>%1 matches this one path, no longer what begins with it: write %2 for the same.</source>
   <translation>%1 correspond à ce seul chemin, et non plus à ce qui commence par lui : écrivez %2 pour le même effet.</translation>
  </message>
  <message>
   <source>%1 is a pattern for the whole path: write %2 for the same.</source>
   <translation>%1 est un motif pour le chemin entier : écrivez %2 pour le même effet.</translation>
  </message>
  <message>
   <source>The other group for %1 now applies only to robots that do not support 2.0.</source>
   <translation>L’autre groupe pour %1 ne s’applique plus qu’aux robots qui ne prennent pas en charge 2.0.</translation>
  </message>
  <message>
   <source>The group has no rules: everything is allowed.</source>
   <translation>Le groupe n’a pas de règles : tout est autorisé.</translation>
  </message>
  <message>
   <source>%1 has no like in a plain group: ?, sets and values that do not begin with / or * mean something else there.</source>
   <translation>%1 n’a pas d’équivalent dans un groupe simple : ?, les ensembles et les valeurs qui ne commencent ni par / ni par * y ont un autre sens.</translation>
  </message>
  <message>
   <source>%1 matches everything that begins with it, not this one path: write %2 for the same.</source>
   <translation>%1 correspond à tout ce qui commence ainsi, et non à ce seul chemin : écrivez %2 pour le même effet.</translation>
  </message>
  <message>
   <source>%1 is read as a prefix: write %2 for the same.</source>
   <translation>%1 est lu comme un préfixe : écrivez %2 pour le même effet.</translation>
  </message>
  <message>
   <source>The longest rule that matches decides from now on, and at equal length Allow.</source>
   <translation>La plus longue règle qui correspond décide désormais et, à longueur égale, Allow.</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is allowed from now on; add Disallow: / to refuse the rest.</source>
   <translation>Le groupe n’a que des règles Allow : tout autre chemin est désormais autorisé ; ajoutez Disallow: / pour refuser le reste.</translation>
  </message>
  <message>
   <source>Without this line the Robot-version below it would count and change what the group means: remove that one first.</source>
   <translation>Sans cette ligne, le Robot-version situé dessous compterait et changerait le sens du groupe : retirez-le d’abord.</translation>
  </message>
  <message>
   <source>There is no such rule in this group.</source>
   <translation>Cette règle n’existe pas dans ce groupe.</translation>
  </message>
  <message>
   <source>There is no such agent in this group.</source>
   <translation>Cet agent n’existe pas dans ce groupe.</translation>
  </message>
  <message>
   <source>This rule is on its User-agent line: split the line first, then move the rule.</source>
   <translation>Cette règle se trouve sur sa ligne User-agent : divisez d’abord la ligne, puis déplacez la règle.</translation>
  </message>
  <message>
   <source>An agent with a rule on its line needs a name: split the line first.</source>
   <translation>Un agent avec une règle sur sa ligne doit avoir un nom : divisez d’abord la ligne.</translation>
  </message>
  <message>
   <source>A group needs an agent: remove the whole group instead.</source>
   <translation>Un groupe doit avoir un agent : retirez plutôt le groupe entier.</translation>
  </message>
  <message>
   <source>A rule is Allow or Disallow.</source>
   <translation>Une règle est Allow ou Disallow.</translation>
  </message>
  <message>
   <source>%1 is not in a group for %2.</source>
   <translation>%1 ne figure pas dans un groupe de %2.</translation>
  </message>
  <message>
   <source>A group needs at least one agent.</source>
   <translation>Un groupe doit avoir au moins un agent.</translation>
  </message>
  <message>
   <source>%1 has no groups.</source>
   <translation>%1 n’a pas de groupes.</translation>
  </message>
  <message>
   <source>Without this group the policy lines below it would fall into the block [agent: %1] above it: move them up first.</source>
   <translation>Sans ce groupe, les lignes de politique situées dessous tomberaient dans le bloc [agent: %1] du dessus : remontez-les d’abord.</translation>
  </message>
  <message>
   <source>A value cannot contain a line break: what follows it would be a separate line.</source>
   <translation>Une valeur ne peut pas contenir de saut de ligne : la suite formerait une ligne à part.</translation>
  </message>
  <message>
   <source>A value cannot contain a NUL byte.</source>
   <translation>Une valeur ne peut pas contenir d’octet NUL.</translation>
  </message>
  <message>
   <source>A # would begin a comment here; in a path or URL write %1.</source>
   <translation>Un # commencerait ici un commentaire ; dans un chemin ou une URL, écrivez %1.</translation>
  </message>
  <message>
   <source>A # after a space would begin a comment here.</source>
   <translation>Un # après un espace commencerait ici un commentaire.</translation>
  </message>
  <message>
   <source>A rule cannot be on its User-agent line: add it as a separate line.</source>
   <translation>Une règle ne peut pas se trouver sur sa ligne User-agent : ajoutez-la sur une ligne à part.</translation>
  </message>
  <message>
   <source>There is no such line.</source>
   <translation>Cette ligne n’existe pas.</translation>
  </message>
  <message>
   <source>This line has no value.</source>
   <translation>Cette ligne n’a pas de valeur.</translation>
  </message>
  <message>
   <source>%1 is not a line about the whole file in %2.</source>
   <translation>%1 n’est pas une ligne sur le fichier entier dans %2.</translation>
  </message>
  <message>
   <source>%1 has no meta lines.</source>
   <translation>%1 n’a pas de lignes meta.</translation>
  </message>
  <message>
   <source>A meta key is a word without a colon.</source>
   <translation>Une clé meta est un mot sans deux-points.</translation>
  </message>
  <message numerus="yes">
   <source>%1 followed the group for %2 until now: its %n lines are copied into the new group, or they would no longer apply to it</source>
   <comment>%1 followed the group for %2 until now: its %n line is copied into the new group, or it would no longer apply to it</comment>
   <translation>
    <numerusform>%1 suivait jusqu’ici le groupe de %2 : sa ligne (%n) est copiée dans le nouveau groupe, sinon elle ne s’appliquerait plus à lui</numerusform>
    <numerusform>%1 suivait jusqu’ici le groupe de %2 : ses %n lignes sont copiées dans le nouveau groupe, sinon elles ne s’appliqueraient plus à lui</numerusform>
   </translation>
  </message>
  <message>
   <source>A block needs the name of a category or an agent.</source>
   <translation>Un bloc doit porter le nom d’une catégorie ou d’un agent.</translation>
  </message>
  <message>
   <source>A block's name cannot contain a line break, a NUL byte, # or a bracket.</source>
   <translation>Le nom d’un bloc ne peut contenir ni saut de ligne, ni octet NUL, ni #, ni crochet.</translation>
  </message>
  <message>
   <source>%1 has no [agent: …] blocks.</source>
   <translation>%1 n’a pas de blocs [agent: …].</translation>
  </message>
  <message>
   <source>%1 is not a policy directive of %2.</source>
   <translation>%1 n’est pas une directive de politique de %2.</translation>
  </message>
  <message>
   <source>%1 is about the whole file, not about one agent.</source>
   <translation>%1 porte sur le fichier entier, et non sur un agent.</translation>
  </message>
  <message>
   <source>There is a block [agent: %1] already.</source>
   <translation>Il y a déjà un bloc [agent: %1].</translation>
  </message>
  <message>
   <source>%1 has no chain.</source>
   <translation>%1 n’a pas de chaîne.</translation>
  </message>
  <message>
   <source>A comment cannot contain control characters. Remove them.</source>
   <translation>Un commentaire ne peut pas contenir de caractères de contrôle. Retirez-les.</translation>
  </message>
  <message>
   <source>This comment is one line: it cannot contain line ends or other control characters.</source>
   <translation>Ce commentaire tient sur une ligne : il ne peut contenir ni fins de ligne ni autres caractères de contrôle.</translation>
  </message>
 </context>
 <context>
  <name>export</name>
  <message>
   <source>What %1 can compare.</source>
   <translation>Ce que %1 peut comparer.</translation>
  </message>
  <message>
   <source>An address with a query is refused as soon as it begins like the rule, whatever the query says. A query that %1 cannot read (a semicolon, a damaged escape) counts as none.</source>
   <translation>Une adresse avec requête est refusée dès qu’elle commence comme la règle, quoi que dise la requête. Une requête que %1 ne peut pas lire (un point-virgule, une séquence d’échappement abîmée) compte comme absente.</translation>
  </message>
  <message>
   <source>More paths are refused than the rule says.</source>
   <translation>Plus de chemins sont refusés que ne le dit la règle.</translation>
  </message>
  <message>
   <source>The path as %1 decodes it, without its query.</source>
   <translation>Le chemin tel que %1 le décode, sans sa requête.</translation>
  </message>
  <message>
   <source>An escaped slash counts as a slash.</source>
   <translation>Une barre oblique échappée compte comme une barre oblique.</translation>
  </message>
  <message>
   <source>The hours by the server's clock, where it runs with TZ=UTC.</source>
   <translation>Les heures de l’horloge du serveur, s’il tourne avec TZ=UTC.</translation>
  </message>
  <message>
   <source>In another time zone the hours are shifted by its difference from UTC.</source>
   <translation>Dans un autre fuseau horaire, les heures sont décalées de son écart avec UTC.</translation>
  </message>
  <message>
   <source>The path as it was sent.</source>
   <translation>Le chemin tel qu’il a été envoyé.</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule, though it is the same path.</source>
   <translation>Un chemin avec un caractère encodé en pourcent contourne la règle, bien que ce soit le même chemin.</translation>
  </message>
  <message>
   <source>Refused.</source>
   <translation>Refusé.</translation>
  </message>
  <message>
   <source>The chosen agents are refused what is not a URL: a byte above 127 that is not escaped, or a % that begins no escape.</source>
   <translation>Ce qui n’est pas une URL est refusé aux agents choisis : un octet supérieur à 127 non échappé, ou un % qui ne commence aucune séquence d’échappement.</translation>
  </message>
  <message>
   <source>The URL as %1 normalises it.</source>
   <translation>L’URL telle que %1 la normalise.</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule where the service's own normalising is off.</source>
   <translation>Un chemin avec un caractère encodé en pourcent contourne la règle là où la normalisation du service est désactivée.</translation>
  </message>
  <message>
   <source>An agent that cannot be seen in a request</source>
   <translation>Un agent invisible dans une requête</translation>
  </message>
  <message>
   <source>Hours that cannot be said, or only in the server's time zone</source>
   <translation>Des heures qui ne peuvent pas s’exprimer, ou seulement dans le fuseau horaire du serveur</translation>
  </message>
  <message>
   <source>A pace that cannot be said, or only rounded</source>
   <translation>Une cadence qui ne peut pas s’exprimer, ou seulement arrondie</translation>
  </message>
  <message>
   <source>Spellings of a path that are not told apart</source>
   <translation>Des graphies d’un chemin qui ne sont pas distinguées</translation>
  </message>
  <message>
   <source>A server cannot be asked first</source>
   <translation>On ne peut pas d’abord demander à un serveur</translation>
  </message>
  <message>
   <source>Use of what was fetched, which a server does not see</source>
   <translation>L’usage de ce qui a été récupéré, qu’un serveur ne voit pas</translation>
  </message>
  <message>
   <source>A limit of the server's size or cost</source>
   <translation>Une limite de taille ou de coût du serveur</translation>
  </message>
  <message>
   <source>Agents that are not recognised</source>
   <translation>Des agents qui ne sont pas reconnus</translation>
  </message>
  <message>
   <source>Names can be forged</source>
   <translation>Les noms peuvent être falsifiés</translation>
  </message>
  <message>
   <source>A chained file that was not read</source>
   <translation>Un fichier enchaîné qui n’a pas été lu</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so that nothing that it states is in here. %2</source>
   <translation>Le fichier enchaîné %1 n’a pas pu être lu, rien de ce qu’il déclare n’est donc ici. %2</translation>
  </message>
  <message>
   <source>the rules of the files, as if each were there</source>
   <translation>les règles des fichiers, comme si chacun était là</translation>
  </message>
  <message>
   <source>how requests for the files end was stated, and is not in here</source>
   <translation>la fin des requêtes de fichiers était indiquée, et n’est pas comprise ici</translation>
  </message>
  <message>
   <source>Nothing.</source>
   <translation>Rien.</translation>
  </message>
  <message>
   <source>%1 cannot tell the time in its conditions: these agents may come at any hour.</source>
   <translation>%1 ne connaît pas l’heure dans ses conditions : ces agents peuvent venir à toute heure.</translation>
  </message>
  <message>
   <source>An escaped slash and dot segments are compared as what they mean, unless the server's own normalising is off. Then a byte above 127 that is not escaped is refused.</source>
   <translation>Une barre oblique échappée et les segments à points sont comparés selon leur sens, sauf si la normalisation propre au serveur est désactivée. Un octet supérieur à 127 qui n’est pas échappé est alors refusé.</translation>
  </message>
  <message>
   <source>Some paths that the rule allows are refused.</source>
   <translation>Certains chemins que la règle autorise sont refusés.</translation>
  </message>
  <message>
   <source>Every path that %1 matches is refused, which is more than the rule says.</source>
   <translation>Tout chemin auquel %1 correspond est refusé, ce qui est plus que ne le dit la règle.</translation>
  </message>
  <message>
   <source>The beginning of the path only: the whole is too long for %1.</source>
   <translation>Le début du chemin seulement : le tout est trop long pour %1.</translation>
  </message>
  <message>
   <source>Nothing: the rule is too long for %1, or cannot be said there.</source>
   <translation>Rien : la règle est trop longue pour %1, ou ne peut pas s’y exprimer.</translation>
  </message>
  <message>
   <source>Nearly the same.</source>
   <translation>Presque la même chose.</translation>
  </message>
  <message>
   <source>The slowest pace of the day counts at every hour.</source>
   <translation>La cadence la plus lente du jour compte à toute heure.</translation>
  </message>
  <message>
   <source>%1 does not limit the pace: agents may come as fast as they like.</source>
   <translation>%1 ne limite pas la cadence : les agents peuvent venir aussi vite qu’ils veulent.</translation>
  </message>
  <message>
   <source>Slower than stated: the server counts in whole requests.</source>
   <translation>Plus lent que déclaré : le serveur compte en requêtes entières.</translation>
  </message>
  <message>
   <source>%1 times as fast as stated: the server knows no slower pace.</source>
   <translation>%1 fois plus rapide que déclaré : le serveur ne connaît pas de cadence plus lente.</translation>
  </message>
  <message>
   <source>Where the server delivers the same page for another spelling of its path (//a/b, /./a/b, /x/../a/b, /a%2Fb), a rule for /a/b does not refuse that spelling. gatepost-cli export --plain-paths refuses these spellings.</source>
   <translation>Là où le serveur livre la même page pour une autre graphie de son chemin (//a/b, /./a/b, /x/../a/b, /a%2Fb), une règle pour /a/b ne refuse pas cette graphie. gatepost-cli export --plain-paths refuse ces graphies.</translation>
  </message>
  <message>
   <source>In another time zone these agents are kept out at all hours.</source>
   <translation>Dans un autre fuseau horaire, ces agents sont tenus à l’écart à toute heure.</translation>
  </message>
  <message>
   <source>%1 never fetches anything: it is a word for the use of what another agent of %2 fetches. No server can tell the two apart.</source>
   <translation>%1 ne récupère jamais rien : c’est un mot pour l’usage de ce que récupère un autre agent de %2. Aucun serveur ne peut les distinguer.</translation>
  </message>
  <message>
   <source>Browsers send the name %1 too. To refuse it would be to refuse people.</source>
   <translation>Les navigateurs envoient aussi le nom %1. Le refuser reviendrait à refuser des personnes.</translation>
  </message>
  <message>
   <source>%1 cannot be looked for in a User-Agent header: it is too short or too long for that, or contains characters that names do not have.</source>
   <translation>%1 ne peut pas être cherché dans un en-tête User-Agent : il est trop court ou trop long pour cela, ou contient des caractères que les noms n’ont pas.</translation>
  </message>
  <message>
   <source>In a User-Agent header %1 is %2, and is treated like that.</source>
   <translation>Dans un en-tête User-Agent, %1 est %2 et est traité comme tel.</translation>
  </message>
  <message>
   <source>No pace is stated. That robots wait twice the time that the last document took cannot be enforced.</source>
   <translation>Aucune cadence n’est déclarée. On ne peut pas imposer que les robots attendent deux fois le temps qu’a pris le dernier document.</translation>
  </message>
  <message>
   <source>A server cannot be asked first: %1 may fetch nothing, also after they were allowed to. Choose other agents where they should pass.</source>
   <translation>Un serveur ne peut pas être interrogé d’abord : %1 ne peut rien récupérer, même après en avoir reçu l’autorisation. Choisissez d’autres agents si ceux-ci doivent passer.</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees. It can be stated as %1.</source>
   <translation>Il s’agit de l’usage de ce qui a été récupéré, qu’aucun serveur ne voit. Cela peut être déclaré sous la forme %1.</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees.</source>
   <translation>Il s’agit de l’usage de ce qui a été récupéré, qu’aucun serveur ne voit.</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list.</source>
   <translation>Les agents de la liste de Gatepost.</translation>
  </message>
  <message>
   <source>Nobody else whom * means is refused unless a line or --agents names it: agents that are not in the list look like browsers to a server.</source>
   <translation>Personne d’autre parmi ceux que * désigne n’est refusé, sauf si une ligne ou --agents le nomme : pour un serveur, les agents absents de la liste ressemblent à des navigateurs.</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list that the pattern matches.</source>
   <translation>Les agents de la liste de Gatepost auxquels le motif correspond.</translation>
  </message>
  <message>
   <source>Other agents that the pattern matches are not refused: searched for in a whole User-Agent header it could match browsers.</source>
   <translation>Les autres agents auxquels le motif correspond ne sont pas refusés : cherché dans tout un en-tête User-Agent, il pourrait correspondre à des navigateurs.</translation>
  </message>
  <message>
   <source>Compact expressions.</source>
   <translation>Expressions compactes.</translation>
  </message>
  <message>
   <source>The name in the User-Agent header decides.</source>
   <translation>Le nom dans l’en-tête User-Agent décide.</translation>
  </message>
  <message>
   <source>Who sends another name passes, and who sends the name of an agent is treated like it: the address that a request comes from is not checked. A header with several names is treated like the one whose group is asked first.</source>
   <translation>Qui envoie un autre nom passe, et qui envoie le nom d’un agent est traité comme lui : l’adresse d’où vient une requête n’est pas vérifiée. Un en-tête avec plusieurs noms est traité comme celui dont le groupe est consulté en premier.</translation>
  </message>
  <message>
   <source>A % that begins no escape is not part of a URL: %1 never sees such a path.</source>
   <translation>Un % qui ne commence pas de séquence d’échappement ne fait pas partie d’une URL : %1 ne voit jamais un tel chemin.</translation>
  </message>
  <message>
   <source>Whether %1 sees a query.</source>
   <translation>Si %1 voit une requête dans l’adresse.</translation>
  </message>
  <message>
   <source>A question mark with nothing after it counts as no query.</source>
   <translation>Un point d’interrogation que rien ne suit compte comme une absence de requête.</translation>
  </message>
  <message>
   <source>The rule does not fit into the limits of %1: what it forbids can be fetched.</source>
   <translation>La règle ne tient pas dans les limites de %1 : ce qu’elle interdit peut être récupéré.</translation>
  </message>
  <message>
   <source>A User-Agent header that contains the name.</source>
   <translation>Un en-tête User-Agent qui contient le nom.</translation>
  </message>
  <message>
   <source>Agents whose name contains the name of another are treated like that one too.</source>
   <translation>Les agents dont le nom contient celui d’un autre sont aussi traités comme celui-ci.</translation>
  </message>
  <message>
   <source>The format has no word for it.</source>
   <translation>Le format n’a pas de mot pour cela.</translation>
  </message>
  <message>
   <source>%1 is permitted.</source>
   <translation>%1 est autorisé.</translation>
  </message>
  <message>
   <source>%1 is refused.</source>
   <translation>%1 est refusé.</translation>
  </message>
  <message>
   <source>The format has no word for ask.</source>
   <translation>Le format n’a pas de mot pour ask.</translation>
  </message>
  <message>
   <source>The format addresses everybody alike, so the most restrictive of all lines counts.</source>
   <translation>Le format s’adresse à tous de la même façon ; la plus restrictive de toutes les lignes compte donc.</translation>
  </message>
  <message>
   <source>It is said to everybody, also to agents that the line is not about.</source>
   <translation>C’est dit à tous, y compris aux agents que la ligne ne concerne pas.</translation>
  </message>
  <message>
   <source>Refused to everybody.</source>
   <translation>Refusé à tous.</translation>
  </message>
  <message>
   <source>The format is read without robots.txt. A path that some agents may not fetch is refused to all, and so is what another rule allows below it.</source>
   <translation>Le format est lu sans robots.txt. Un chemin que certains agents ne peuvent pas récupérer est refusé à tous, de même que ce qu’une autre règle autorise en dessous.</translation>
  </message>
  <message>
   <source>Content-Signal has no paths: it says nothing about %1.</source>
   <translation>Content-Signal n’a pas de chemins : il ne dit rien de %1.</translation>
  </message>
  <message>
   <source>Content-Signal has no paths, and %1 is refused for %2.</source>
   <translation>Content-Signal n’a pas de chemins, et %1 est refusé pour %2.</translation>
  </message>
  <message>
   <source>noindex is not written: a crawler that may not fetch a page never sees it. Add it by hand where pages may be fetched and not be indexed.</source>
   <translation>noindex n’est pas écrit : un robot qui ne peut pas récupérer une page ne le voit jamais. Ajoutez-le à la main là où des pages peuvent être récupérées mais pas indexées.</translation>
  </message>
 </context>
 <context>
  <name>foreign</name>
  <message>
   <source>This is a web address, not a policy file.</source>
   <translation>C’est une adresse web, pas un fichier de politique.</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file.</source>
   <translation>C’est une page web, pas un fichier de politique.</translation>
  </message>
  <message>
   <source>This is JSON, not a policy file.</source>
   <translation>C’est du JSON, pas un fichier de politique.</translation>
  </message>
  <message>
   <source>This is UTF-16, not a policy file: crawlers read UTF-8 alone.</source>
   <translation>C’est de l’UTF-16, pas un fichier de politique : les robots ne lisent que l’UTF-8.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgeEditor</name>
  <message>
   <source>not set</source>
   <translation>non défini</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>tout le site</translation>
  </message>
  <message>
   <source>below</source>
   <extracomment>between a rating and the path it is about: 18+ below /adult</extracomment>
   <translation>sous</translation>
  </message>
  <message>
   <source>%1: path, empty for the whole site</source>
   <translation>%1 : chemin, vide pour tout le site</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentBox</name>
  <message>
   <source>fetches for a user</source>
   <translation>récupère pour un utilisateur</translation>
  </message>
  <message>
   <source>never fetches: about use</source>
   <translation>ne récupère jamais : concerne l’usage</translation>
  </message>
  <message>
   <source>software library</source>
   <translation>bibliothèque logicielle</translation>
  </message>
  <message>
   <source>agent, identity or User-Agent header</source>
   <translation>agent, identité ou en-tête User-Agent</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>Récents</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentChips</name>
  <message>
   <source>Agents of the group</source>
   <translation>Agents du groupe</translation>
  </message>
  <message>
   <source>F2 renames an agent, Delete removes it.</source>
   <translation>F2 renomme un agent, Suppr le retire.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentWords</name>
  <message>
   <source>every agent that no other group names</source>
   <translation>tout agent qu’aucun autre groupe ne nomme</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>récupère pour un utilisateur</translation>
  </message>
  <message>
   <source>never fetches, is about use</source>
   <translation>ne récupère jamais, concerne l’usage</translation>
  </message>
  <message>
   <source>a program library</source>
   <translation>une bibliothèque logicielle</translation>
  </message>
  <message>
   <source>retired</source>
   <translation>retiré</translation>
  </message>
  <message>
   <source>old</source>
   <translation>ancien</translation>
  </message>
  <message>
   <source>unconfirmed</source>
   <translation>non confirmé</translation>
  </message>
  <message>
   <source>documented not to obey robots.txt</source>
   <translation>d’après la documentation, n’obéit pas à robots.txt</translation>
  </message>
  <message>
   <source>* groups do not reach it</source>
   <translation>les groupes * ne l’atteignent pas</translation>
  </message>
  <message>
   <source>Names nobody: write a product token or *.</source>
   <translation>Ne nomme personne : écrivez un jeton de produit ou *.</translation>
  </message>
  <message>
   <source>A pattern: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>Un motif : ce programme le lit, mais la plupart des robots ne comparent que des jetons entiers.</translation>
  </message>
  <message>
   <source>Not a valid expression: %1</source>
   <translation>Expression non valide : %1</translation>
  </message>
  <message>
   <source>An expression: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>Une expression : ce programme la lit, mais la plupart des robots ne comparent que des jetons entiers.</translation>
  </message>
  <message>
   <source>Ends at its first / or space: it is read as “%1”.</source>
   <translation>S’arrête à son premier / ou espace : il est lu « %1 ».</translation>
  </message>
  <message>
   <source>Strict crawlers cut it to “%1”: the standard allows only a–z, A–Z, _ and -.</source>
   <translation>Les robots stricts le coupent en « %1 » : la norme n’admet que les lettres, _ et -.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(personne encore)</translation>
  </message>
  <message>
   <source>not in the registry</source>
   <translation>absent du registre</translation>
  </message>
  <message>
   <source>Set agent to %1</source>
   <translation>Changer l’agent en %1</translation>
  </message>
  <message numerus="yes">
   <source>Add %n agent(s) from a list</source>
   <translation>
    <numerusform>Ajouter %n agent d’une liste</numerusform>
    <numerusform>Ajouter %n agents d’une liste</numerusform>
   </translation>
  </message>
  <message>
   <source>Add agent %1</source>
   <translation>Ajouter l’agent %1</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>Retirer l’agent %1</translation>
  </message>
  <message numerus="yes">
   <source>Take along %n line(s) of the group for %1</source>
   <extracomment>%1 an agent whose group supplied the lines: &quot;*&quot;, &quot;Googlebot&quot;</extracomment>
   <translation>
    <numerusform>Reprendre %n ligne du groupe %1</numerusform>
    <numerusform>Reprendre %n lignes du groupe %1</numerusform>
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
   <translation>dès maintenant</translation>
  </message>
  <message>
   <source>for %1</source>
   <comment>%1 a duration</comment>
   <translation>depuis %1</translation>
  </message>
  <message>
   <source>a copy was seen</source>
   <translation>une copie a été vue</translation>
  </message>
  <message>
   <source>How robots.txt is answered</source>
   <translation>Réponse à la requête de robots.txt</translation>
  </message>
  <message>
   <source>What crawlers do if the request for robots.txt ends like this</source>
   <translation>Ce que font les robots si la requête de robots.txt se termine ainsi</translation>
  </message>
  <message>
   <source>How long it has been answered so</source>
   <translation>Depuis combien de temps la réponse est celle-ci</translation>
  </message>
  <message>
   <source>The crawler has a copy of the file from before: some go on with it</source>
   <translation>Le robot a une copie antérieure du fichier : certains continuent avec elle</translation>
  </message>
  <message>
   <source>as the site has it</source>
   <translation>comme sur le site</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AnswerPanel</name>
  <message>
   <source>Must</source>
   <translation>Doit</translation>
  </message>
  <message>
   <source>Is asked to</source>
   <translation>Est invité à</translation>
  </message>
  <message>
   <source>AI training allowed</source>
   <translation>Entraînement d’IA autorisé</translation>
  </message>
  <message>
   <source>AI training disallowed</source>
   <translation>Entraînement d’IA interdit</translation>
  </message>
  <message>
   <source>%1=%2 (policy token)</source>
   <translation>%1=%2 (jeton de politique)</translation>
  </message>
  <message>
   <source>Content-Usage does not apply: robots.txt denies this path</source>
   <translation>Content-Usage ne s’applique pas : robots.txt refuse ce chemin</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Remarque</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Cadence</translation>
  </message>
  <message>
   <source>never fetches: the answer is about use</source>
   <translation>ne récupère jamais : la réponse porte sur l’usage</translation>
  </message>
  <message>
   <source>politely</source>
   <translation>avec modération</translation>
  </message>
  <message>
   <source>open</source>
   <translation>ouvert</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>fermé</translation>
  </message>
  <message>
   <source>open until %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>ouvert jusqu’à %1</translation>
  </message>
  <message>
   <source>closed, opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>fermé, ouvre %1</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>Plage</translation>
  </message>
  <message>
   <source>Stated</source>
   <translation>Déclaré</translation>
  </message>
  <message>
   <source>Signals</source>
   <translation>Signaux</translation>
  </message>
  <message>
   <source>To its owner</source>
   <translation>À son responsable</translation>
  </message>
  <message>
   <source>List of crawlers</source>
   <translation>Liste des robots</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) old</source>
   <translation>
    <numerusform>vieille de %n jour</numerusform>
    <numerusform>vieille de %n jours</numerusform>
   </translation>
  </message>
  <message>
   <source>stated: %1</source>
   <translation>déclaré : %1</translation>
  </message>
  <message>
   <source>Nothing: it may not fetch this.</source>
   <translation>Rien : il ne peut pas récupérer ceci.</translation>
  </message>
  <message>
   <source>Stated all the same: %1.</source>
   <translation>Déclaré malgré tout : %1.</translation>
  </message>
  <message>
   <source>No file speaks of it.</source>
   <translation>Aucun fichier n’en parle.</translation>
  </message>
  <message numerus="yes">
   <source>%n use(s) not stated: %1.</source>
   <translation>
    <numerusform>%n usage non déclaré : %1.</numerusform>
    <numerusform>%n usages non déclarés : %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>What may be done with it</source>
   <translation>Ce qui peut en être fait</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <source>Copy the answer with its reasons as text</source>
   <translation>Copier la réponse et ses raisons en texte</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>Copy the answer as the command line's JSON</source>
   <translation>Copier la réponse dans le JSON de la ligne de commande</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) lost</source>
   <translation>
    <numerusform>%n règle perdante</numerusform>
    <numerusform>%n règles perdantes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n group(s) not used</source>
   <translation>
    <numerusform>%n groupe non utilisé</numerusform>
    <numerusform>%n groupes non utilisés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) not considered</source>
   <translation>
    <numerusform>non examiné : %n</numerusform>
    <numerusform>non examinés : %n</numerusform>
   </translation>
  </message>
  <message>
   <source>not in the list of crawlers</source>
   <translation>absent de la liste des robots</translation>
  </message>
  <message>
   <source>As documented: %1 %2 · %3</source>
   <comment>%1 ✕, %2 No, %3 the reason</comment>
   <translation>Selon la documentation : %1 %2 · %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n autre</numerusform>
    <numerusform>%n autres</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ApplyRow</name>
  <message>
   <source>Review…</source>
   <translation>Revoir…</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>Appliquer</translation>
  </message>
  <message>
   <source>Looking for the smallest edit…</source>
   <translation>Recherche de la plus petite modification…</translation>
  </message>
  <message>
   <source>Not while a goal is undecided. Review shows the edits.</source>
   <translation>Pas tant qu’un objectif est indécis. Revoir montre les modifications.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make it true.</source>
   <translation>
    <numerusform>%Ln ligne dans %1 le rend vrai.</numerusform>
    <numerusform>%Ln lignes dans %1 le rendent vrai.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make some of it true.</source>
   <translation>
    <numerusform>%Ln ligne dans %1 le rend vrai en partie.</numerusform>
    <numerusform>%Ln lignes dans %1 le rendent vrai en partie.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s) and those that no list names; nobody else is affected.</source>
   <translation>
    <numerusform>Pour %Ln agent et ceux qu’aucune liste ne nomme ; personne d’autre n’est touché.</numerusform>
    <numerusform>Pour %Ln agents et ceux qu’aucune liste ne nomme ; personne d’autre n’est touché.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s); nobody else is affected.</source>
   <translation>
    <numerusform>Pour %Ln agent ; personne d’autre n’est touché.</numerusform>
    <numerusform>Pour %Ln agents ; personne d’autre n’est touché.</numerusform>
   </translation>
  </message>
  <message>
   <source>For agents that no list names; nobody else is affected.</source>
   <translation>Pour les agents qu’aucune liste ne nomme ; personne d’autre n’est touché.</translation>
  </message>
  <message>
   <source>%1 is not reached: %2.</source>
   <translation>%1 n’est pas atteint : %2.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskModel</name>
  <message>
   <source>at the question's time</source>
   <translation>au moment de la question</translation>
  </message>
  <message>
   <source>not asked yet: %1 after the question</source>
   <translation>pas encore demandé : %1 après la question</translation>
  </message>
  <message>
   <source>%1 old: to be asked again later</source>
   <translation>il y a %1 : à redemander plus tard</translation>
  </message>
  <message>
   <source>%1 old: no</source>
   <translation>il y a %1 : non</translation>
  </message>
  <message>
   <source>applies to this one request</source>
   <translation>vaut pour cette seule requête</translation>
  </message>
  <message>
   <source>%1 old: was for one request</source>
   <translation>il y a %1 : valait pour une requête</translation>
  </message>
  <message>
   <source>%1 old, valid for another %2</source>
   <translation>il y a %1, vaut encore %2</translation>
  </message>
  <message>
   <source>%1 old; expired (answers last 24 hours)</source>
   <translation>%1 ; expirée (les réponses valent 24 heures)</translation>
  </message>
  <message>
   <source>(the site's host)</source>
   <translation>(l’hôte du site)</translation>
  </message>
  <message>
   <source>→ The endpoint is absent: every ask is “no”.</source>
   <translation>→ Le point d’accès est absent : tout ask vaut « no ».</translation>
  </message>
  <message>
   <source>→ No answer is rehearsed: it stays “ask”.</source>
   <translation>→ Aucune réponse n’est simulée : cela reste « ask ».</translation>
  </message>
  <message>
   <source>Directive</source>
   <translation>Directive</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>every agent</source>
   <translation>tout agent</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>Statut</translation>
  </message>
  <message>
   <source>Decision</source>
   <translation>Décision</translation>
  </message>
  <message>
   <source>(none)</source>
   <translation>(aucune)</translation>
  </message>
  <message>
   <source>Scopes</source>
   <translation>Portées</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>le site entier</translation>
  </message>
  <message>
   <source>Asked at</source>
   <translation>Demandé le</translation>
  </message>
  <message>
   <source>the question's time</source>
   <translation>le moment de la question</translation>
  </message>
  <message>
   <source>Age at the question's time</source>
   <translation>Ancienneté au moment de la question</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskPanel</name>
  <message>
   <source>Answers of the ask endpoint</source>
   <translation>Réponses du point d’accès ask</translation>
  </message>
  <message>
   <source>not rehearsed: ask stays ask</source>
   <translation>non simulé : ask reste ask</translation>
  </message>
  <message>
   <source>absent: every ask is no</source>
   <translation>absent : tout ask vaut no</translation>
  </message>
  <message>
   <source>present: answers below</source>
   <translation>présent : réponses ci-dessous</translation>
  </message>
  <message>
   <source>Ask endpoint</source>
   <translation>Point d’accès ask</translation>
  </message>
  <message>
   <source>Directive of the exchange</source>
   <translation>Directive de l’échange</translation>
  </message>
  <message>
   <source>HTTP exchange</source>
   <translation>Échange HTTP</translation>
  </message>
  <message>
   <source>Add an answer</source>
   <translation>Ajouter une réponse</translation>
  </message>
  <message>
   <source>An answer to the question's agent, at the question's time</source>
   <translation>Une réponse à l’agent de la question, au moment de la question</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Retirer</translation>
  </message>
  <message>
   <source>Remove the chosen answer</source>
   <translation>Retirer la réponse choisie</translation>
  </message>
  <message>
   <source>Endpoint</source>
   <translation>Point d’accès</translation>
  </message>
  <message>
   <source>Exchange for</source>
   <translation>Échange pour</translation>
  </message>
  <message>
   <source>No answer is rehearsed. Add what your ask endpoint would say, and to whom: the answer on top changes immediately.</source>
   <translation>Aucune réponse n’est simulée. Ajoutez ce que dirait votre point d’accès ask, et à qui : la réponse du haut suit aussitôt.</translation>
  </message>
  <message>
   <source>The result of asking is “%1” (%2).</source>
   <comment>%2 is the age of the answer: “3 h old: no”</comment>
   <translation>Le résultat de la demande est « %1 » (%2).</translation>
  </message>
  <message>
   <source>The result of asking is “%1”.</source>
   <translation>Le résultat de la demande est « %1 ».</translation>
  </message>
  <message>
   <source>%1 is stated “ask” for %2: effective is “%3”.</source>
   <translation>%1 est déclaré « ask » pour %2 : la valeur effective est « %3 ».</translation>
  </message>
  <message>
   <source>%3 need not ask: %1 is “%2”.</source>
   <translation>Mais %1 est « %2 » pour %3 : inutile de demander.</translation>
  </message>
  <message>
   <source>%2 need not ask: %1 is not restricted.</source>
   <translation>Mais %1 n’est pas déclaré pour %2 : inutile de demander.</translation>
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
   <translation>ouvre %1</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>n’ouvre jamais</translation>
  </message>
  <message>
   <source>until %1</source>
   <translation>jusqu’à %1</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1 line %2</source>
   <translation>mais un concurrent ne peut pas le lire : %1 ligne %2</translation>
  </message>
  <message>
   <source>it never fetches: this is about use</source>
   <translation>il ne récupère jamais : ceci concerne l’usage</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>ces fichiers ne s’appliquent pas à %1</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>d’après la documentation, il ignore robots.txt</translation>
  </message>
  <message>
   <source>it is not known to read %1</source>
   <translation>rien n’indique qu’il lise %1</translation>
  </message>
  <message>
   <source>it is not known to obey Visit-time</source>
   <translation>rien n’indique qu’il obéisse à Visit-time</translation>
  </message>
  <message>
   <source>By your files: %1</source>
   <translation>D’après vos fichiers : %1</translation>
  </message>
  <message>
   <source>What %1 does: %2</source>
   <translation>Ce que fait %1 : %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksModel</name>
  <message numerus="yes">
   <source>Given %n time(s) in this scope: the first valid line counts.</source>
   <translation>
    <numerusform>Donnée %n fois dans cette portée : la première ligne valide compte.</numerusform>
    <numerusform>Donnée %n fois dans cette portée : la première ligne valide compte.</numerusform>
   </translation>
  </message>
  <message>
   <source>all agents</source>
   <translation>tous les agents</translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <extracomment>%1 directive, %2 agents, %3 value</extracomment>
   <translation>%1, %2 : %3</translation>
  </message>
  <message>
   <source>%1, %2: not set</source>
   <translation>%1, %2 : non défini</translation>
  </message>
  <message>
   <source>%1, %2: not set. What applies is %3: %4.</source>
   <translation>%1, %2 : non défini. La valeur en vigueur est %3 : %4.</translation>
  </message>
  <message>
   <source>Global</source>
   <translation>Global</translation>
  </message>
  <message>
   <source>Every agent that no block names</source>
   <translation>Tout agent qu’aucun bloc ne nomme</translation>
  </message>
  <message>
   <source>The file has this block.</source>
   <translation>Le fichier contient ce bloc.</translation>
  </message>
  <message>
   <source>Setting a cell makes the block.</source>
   <translation>Définir une cellule crée le bloc.</translation>
  </message>
  <message>
   <source>A block for this agent alone: an extension that not every agent reads</source>
   <translation>Un bloc pour cet agent seul : une extension qui n’est pas lue par tous les agents</translation>
  </message>
  <message>
   <source>No line of the list is a directive with its value.</source>
   <translation>Aucune ligne de la liste n’est une directive avec sa valeur.</translation>
  </message>
  <message numerus="yes">
   <source>Set %n value(s) from a list</source>
   <translation>
    <numerusform>Définir %n valeur d’une liste</numerusform>
    <numerusform>Définir %n valeurs d’une liste</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>Retirer %1</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>Définir %1 sur %2</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>Retirer %1 pour %2</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>Définir %1 sur %2 pour %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksPage</name>
  <message>
   <source>Block for an agent or category</source>
   <translation>Bloc pour un agent ou une catégorie</translation>
  </message>
  <message>
   <source>Name of a new block</source>
   <translation>Nom d’un nouveau bloc</translation>
  </message>
  <message>
   <source>&amp;Add block</source>
   <translation>Ajouter un &amp;bloc</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Copier</translation>
  </message>
  <message>
   <source>Type the name of the copy first.</source>
   <translation>Saisissez d’abord le nom de la copie.</translation>
  </message>
  <message>
   <source>Copy block %1 to %2</source>
   <translation>Copier le bloc %1 vers %2</translation>
  </message>
  <message>
   <source>Re&amp;name</source>
   <translation>Re&amp;nommer</translation>
  </message>
  <message>
   <source>Type the new name first.</source>
   <translation>Saisissez d’abord le nouveau nom.</translation>
  </message>
  <message>
   <source>Rename block %1 to %2</source>
   <translation>Renommer le bloc %1 en %2</translation>
  </message>
  <message>
   <source>&amp;Remove block</source>
   <translation>&amp;Retirer le bloc</translation>
  </message>
  <message>
   <source>Remove block %1</source>
   <translation>Retirer le bloc %1</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Commentaires</translation>
  </message>
  <message>
   <source>Add block %1</source>
   <translation>Ajouter le bloc %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksTable</name>
  <message>
   <source>Policy of each kind of agent</source>
   <translation>Politique pour chaque genre d’agent</translation>
  </message>
  <message>
   <source>A key sets the word that begins with it; with Shift it also moves to the row below. Delete unsets, Enter opens the words. A pasted list of lines such as “train: no” goes into the column.</source>
   <translation>Une lettre définit le mot qui commence par elle, avec Maj on passe à la ligne du dessous, Suppr efface la valeur, Entrée ouvre la liste des mots. Une liste collée de lignes telles que « train: no » est insérée dans la colonne.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainModel</name>
  <message>
   <source>robots2.txt does not chain to another file.</source>
   <translation>robots2.txt n’enchaîne aucun autre fichier.</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>Le dernier fichier n’en enchaîne pas d’autre.</translation>
  </message>
  <message>
   <source>Stopped before %1: three files are followed, not more.</source>
   <translation>Arrêt avant %1 : trois fichiers sont suivis, pas davantage.</translation>
  </message>
  <message>
   <source>Stopped before %1: that address was followed already.</source>
   <translation>Arrêt avant %1 : cette adresse a déjà été suivie.</translation>
  </message>
  <message>
   <source>Stopped before %1: a file with the same chain-id was read already.</source>
   <translation>Arrêt avant %1 : un fichier de même chain-id a déjà été lu.</translation>
  </message>
  <message>
   <source>Stopped before %1. %2 Map it to a local file, or fetch it.</source>
   <translation>Arrêt avant %1. %2 Associez-lui un fichier local ou récupérez-le.</translation>
  </message>
  <message>
   <source>Stopped: “%1” is not an http or https address.</source>
   <translation>Arrêt : « %1 » n’est pas une adresse http ou https.</translation>
  </message>
  <message>
   <source>the site's own</source>
   <translation>celui du site</translation>
  </message>
  <message>
   <source>followed</source>
   <translation>suivi</translation>
  </message>
  <message>
   <source>not followed</source>
   <translation>non suivi</translation>
  </message>
  <message>
   <source>Step</source>
   <translation>Étape</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Fichier</translation>
  </message>
  <message>
   <source>Lines</source>
   <translation>Lignes</translation>
  </message>
  <message>
   <source>Supplies to the present answer</source>
   <translation>Fournit à la réponse actuelle</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>rien</translation>
  </message>
  <message>
   <source>State</source>
   <translation>État</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform>%n ligne</numerusform>
    <numerusform>%n lignes</numerusform>
   </translation>
  </message>
  <message>
   <source>says nothing about this question</source>
   <translation>ne dit rien sur cette question</translation>
  </message>
  <message>
   <source>decides %1</source>
   <comment>names of directives</comment>
   <translation>décide %1</translation>
  </message>
  <message>
   <source>adds %1</source>
   <comment>names of directives</comment>
   <translation>ajoute %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPage</name>
  <message>
   <source>Chain</source>
   <translation>Chaîne</translation>
  </message>
  <message>
   <source>The file that fills in what this one leaves unstated. Your file wins, always. The line is kept as the last one; at most three files are followed.</source>
   <translation>Le fichier qui complète ce que celui-ci ne déclare pas. Le vôtre l’emporte toujours. La ligne est maintenue en dernier ; trois fichiers au plus sont suivis.</translation>
  </message>
  <message>
   <source>The chain, as far as files are available</source>
   <translation>La chaîne, pour autant que les fichiers sont disponibles</translation>
  </message>
  <message numerus="yes">
   <source>%n chain line(s) do not count, since they are not the last line: line %1. Typing in the field above moves the chain to the end.</source>
   <translation>
    <numerusform>%n ligne chain ne compte pas, car elle n’est pas la dernière ligne : ligne %1. Une saisie dans le champ ci-dessus place la chaîne à la fin.</numerusform>
    <numerusform>%n lignes chain ne comptent pas, car elles ne sont pas la dernière ligne : ligne %1. Une saisie dans le champ ci-dessus place la chaîne à la fin.</numerusform>
   </translation>
  </message>
  <message>
   <source>%1. %2</source>
   <translation>%1. %2</translation>
  </message>
  <message>
   <source>This file does not chain to another.</source>
   <translation>Ce fichier n’en enchaîne pas d’autre.</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>Le dernier fichier n’en enchaîne pas d’autre.</translation>
  </message>
  <message>
   <source>%1 is not followed: three files are the most.</source>
   <translation>%1 n’est pas suivi : trois fichiers sont le maximum.</translation>
  </message>
  <message>
   <source>%1 was read already: the walk stops.</source>
   <translation>%1 a déjà été lu : le parcours s’arrête.</translation>
  </message>
  <message>
   <source>%1 has the chain-id of a file that was read already: the walk stops.</source>
   <translation>%1 porte le chain-id d’un fichier déjà lu : le parcours s’arrête.</translation>
  </message>
  <message>
   <source>%1 could not be read. %2</source>
   <translation>%1 n’a pas pu être lu. %2</translation>
  </message>
  <message>
   <source>“%1” is not an http(s) URL: nothing is followed.</source>
   <translation>« %1 » n’est pas une URL http(s) : rien n’est suivi.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPanel</name>
  <message>
   <source>Files of the chain</source>
   <translation>Fichiers de la chaîne</translation>
  </message>
  <message>
   <source>Map to a local file…</source>
   <translation>Associer à un fichier local…</translation>
  </message>
  <message>
   <source>Let a file on this computer stand for the address</source>
   <translation>Utiliser un fichier de cet ordinateur à la place de l’adresse</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Récupérer</translation>
  </message>
  <message>
   <source>Fetch the address now, once. Nothing is fetched by itself.</source>
   <translation>Récupérer l’adresse maintenant, une fois. Rien n’est récupéré automatiquement.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Stop fetching</source>
   <translation>Arrêter la récupération</translation>
  </message>
  <message>
   <source>Cancelled.</source>
   <translation>Annulé.</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>La réponse était %1.</translation>
  </message>
  <message>
   <source>It is larger than 512,000 bytes: crawlers would not read all of it.</source>
   <translation>Il dépasse 512 000 octets : les robots ne le liraient pas en entier.</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, no content type.</source>
   <translation>%1 depuis %2 : statut %3, sans type de contenu.</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, %4.</source>
   <comment>%1 a size, %4 a content type</comment>
   <translation>%1 depuis %2 : statut %3, %4.</translation>
  </message>
  <message>
   <source>Kept as %1.</source>
   <translation>Conservé sous %1.</translation>
  </message>
  <message>
   <source>The site has no robots2.txt: there is nothing to chain.</source>
   <translation>Le site n’a pas de robots2.txt : il n’y a rien à enchaîner.</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Chaîne</translation>
  </message>
  <message>
   <source>Chain %1</source>
   <translation>Chaîne %1</translation>
  </message>
  <message>
   <source>A local file for %1</source>
   <translation>Un fichier local pour %1</translation>
  </message>
  <message>
   <source>%1 stands for it; saving keeps that in gatepost.yaml.</source>
   <translation>%1 le remplace ; l’enregistrement le note dans gatepost.yaml.</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>Récupération de %1 …</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeDialog</name>
  <message>
   <source>Change this answer</source>
   <translation>Changer cette réponse</translation>
  </message>
  <message>
   <source>The question names no agent.</source>
   <translation>La question ne nomme aucun agent.</translation>
  </message>
  <message>
   <source>Files that change</source>
   <translation>Fichiers qui changent</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>&amp;Appliquer</translation>
  </message>
  <message>
   <source>Trying edits…</source>
   <translation>Essai de modifications…</translation>
  </message>
  <message>
   <source>Now: %1</source>
   <translation>Maintenant : %1</translation>
  </message>
  <message numerus="yes">
   <source>%1 (%n agent(s))</source>
   <translation>
    <numerusform>%1 (%n agent)</numerusform>
    <numerusform>%1 (%n agents)</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n autre</numerusform>
    <numerusform>%n autres</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeListModel</name>
  <message>
   <source>From (UTC)</source>
   <translation>À partir de (UTC)</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Récupération</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Cadence</translation>
  </message>
  <message>
   <source>Uses that change</source>
   <translation>Usages qui changent</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangesPanel</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n autre</numerusform>
    <numerusform>%n autres</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The whole site is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>Le site entier est fermé à %n moteur de recherche : %1.</numerusform>
    <numerusform>Le site entier est fermé à %n moteurs de recherche : %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All but single places are closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>Tout, sauf des endroits isolés, est fermé à %n moteur de recherche : %1.</numerusform>
    <numerusform>Tout, sauf des endroits isolés, est fermé à %n moteurs de recherche : %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The start page “/” is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>La page d’accueil « / » est fermée à %n moteur de recherche : %1.</numerusform>
    <numerusform>La page d’accueil « / » est fermée à %n moteurs de recherche : %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>What else it changes could not be found out in time.</source>
   <translation>Ce que cela change d’autre n’a pas pu être déterminé à temps.</translation>
  </message>
  <message>
   <source>Changed lines</source>
   <translation>Lignes modifiées</translation>
  </message>
  <message>
   <source>Changed verdicts</source>
   <translation>Verdicts modifiés</translation>
  </message>
  <message>
   <source>File whose lines are compared</source>
   <translation>Fichier dont les lignes sont comparées</translation>
  </message>
  <message>
   <source>Commit…</source>
   <translation>Commit…</translation>
  </message>
  <message>
   <source>Compare with a commit of this folder's Git history</source>
   <translation>Comparer avec un commit de l’historique Git de ce dossier</translation>
  </message>
  <message>
   <source>Two files…</source>
   <translation>Deux fichiers…</translation>
  </message>
  <message>
   <source>Compare any two files instead</source>
   <translation>Comparer plutôt deux fichiers quelconques</translation>
  </message>
  <message>
   <source>Draft against</source>
   <translation>Brouillon comparé à</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>la version enregistrée</translation>
  </message>
  <message>
   <source>a folder…</source>
   <translation>un dossier…</translation>
  </message>
  <message>
   <source>a commit…</source>
   <translation>un commit…</translation>
  </message>
  <message>
   <source>What the draft is compared with</source>
   <translation>Ce à quoi le brouillon est comparé</translation>
  </message>
  <message>
   <source>No line differs. What you edit is shown here until it is saved.</source>
   <translation>Aucune ligne ne diffère. Ce que vous modifiez s’affiche ici jusqu’à l’enregistrement.</translation>
  </message>
  <message>
   <source>No answer differs. Who gains and who loses by your edits is shown here.</source>
   <translation>Aucune réponse ne diffère. Qui gagne et qui perd par vos modifications s’affiche ici.</translation>
  </message>
  <message>
   <source>The folder of the other site</source>
   <translation>Le dossier de l’autre site</translation>
  </message>
  <message>
   <source>The file before</source>
   <translation>Le fichier d’avant</translation>
  </message>
  <message>
   <source>The file after</source>
   <translation>Le fichier d’après</translation>
  </message>
  <message>
   <source>no line differs</source>
   <translation>aucune ligne ne diffère</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) removed or added</source>
   <translation>
    <numerusform>%n ligne retirée ou ajoutée</numerusform>
    <numerusform>%n lignes retirées ou ajoutées</numerusform>
   </translation>
  </message>
  <message>
   <source>no verdict differs</source>
   <translation>aucun verdict ne diffère</translation>
  </message>
  <message>
   <source>no verdict differs on any path (agents: %1)</source>
   <translation>aucun verdict ne diffère sur aucun chemin (agents : %1)</translation>
  </message>
  <message numerus="yes">
   <source>%n change(s) of verdicts on all paths (agents: %1)</source>
   <translation>
    <numerusform>%n changement de verdict sur l’ensemble des chemins (agents : %1)</numerusform>
    <numerusform>%n changements de verdict sur l’ensemble des chemins (agents : %1)</numerusform>
   </translation>
  </message>
  <message>
   <source>there may be more: the comparison is not complete</source>
   <translation>il peut y en avoir d’autres : la comparaison n’est pas complète</translation>
  </message>
  <message>
   <source>%1 against %2</source>
   <translation>%1 par rapport à %2</translation>
  </message>
  <message>
   <source>against %1</source>
   <translation>par rapport à %1</translation>
  </message>
  <message>
   <source>never saved: there is nothing to compare it with</source>
   <translation>jamais enregistré : il n’y a rien à quoi le comparer</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>Changements</translation>
  </message>
  <message>
   <source>Changes %1</source>
   <translation>Changements %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ComboEditor</name>
  <message>
   <source>a minute</source>
   <extracomment>behind a number of requests: 30 a minute</extracomment>
   <translation>par minute</translation>
  </message>
  <message>
   <source>not set</source>
   <translation>non défini</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CommitDialog</name>
  <message>
   <source>Date</source>
   <translation>Date</translation>
  </message>
  <message>
   <source>Author</source>
   <translation>Auteur</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Objet</translation>
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
   <translation>Comparer avec un commit</translation>
  </message>
  <message>
   <source>This folder has no commits.</source>
   <translation>Ce dossier n’a aucun commit.</translation>
  </message>
  <message>
   <source>Or any &amp;revision, such as HEAD~1 or a tag:</source>
   <translation>Ou une &amp;révision, comme HEAD~1 ou une étiquette :</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Completion</name>
  <message>
   <source>every agent without its own group</source>
   <translation>tous ceux qui n’ont pas leur propre groupe</translation>
  </message>
  <message>
   <source>sample path</source>
   <translation>chemin d’exemple</translation>
  </message>
  <message>
   <source>folder of sample paths</source>
   <translation>dossier de chemins d’exemple</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>le site entier</translation>
  </message>
  <message>
   <source>on the host that this file names</source>
   <translation>sur l’hôte que nomme ce fichier</translation>
  </message>
  <message>
   <source>an absolute URL</source>
   <translation>une URL absolue</translation>
  </message>
  <message>
   <source>example</source>
   <translation>exemple</translation>
  </message>
  <message>
   <source>one in ten seconds</source>
   <translation>un toutes les dix secondes</translation>
  </message>
  <message>
   <source>one in two seconds</source>
   <translation>un toutes les deux secondes</translation>
  </message>
  <message>
   <source>one a second</source>
   <translation>un par seconde</translation>
  </message>
  <message>
   <source>one in ten minutes</source>
   <translation>un toutes les dix minutes</translation>
  </message>
  <message>
   <source>one a minute</source>
   <translation>un par minute</translation>
  </message>
  <message>
   <source>one in ten minutes, in these hours</source>
   <translation>un toutes les dix minutes, à ces heures</translation>
  </message>
  <message>
   <source>one a minute, in these hours</source>
   <translation>un par minute, à ces heures</translation>
  </message>
  <message>
   <source>at night, UTC</source>
   <translation>la nuit, UTC</translation>
  </message>
  <message>
   <source>in the morning, UTC</source>
   <translation>le matin, UTC</translation>
  </message>
  <message>
   <source>extended standard: explicit and shell paths</source>
   <translation>norme étendue : chemins explicites et de type shell</translation>
  </message>
  <message>
   <source>as without this line</source>
   <translation>comme sans cette ligne</translation>
  </message>
  <message>
   <source>no training of AI</source>
   <translation>pas d’entraînement d’IA</translation>
  </message>
  <message>
   <source>training of AI is fine</source>
   <translation>entraînement d’IA admis</translation>
  </message>
  <message>
   <source>not as input of an AI</source>
   <translation>à ne pas fournir à une IA</translation>
  </message>
  <message>
   <source>may be given to an AI as input</source>
   <translation>peut être fourni à une IA</translation>
  </message>
  <message>
   <source>search is fine</source>
   <translation>recherche admise</translation>
  </message>
  <message>
   <source>not for search</source>
   <translation>pas pour la recherche</translation>
  </message>
  <message>
   <source>to be shown in an answer, not kept</source>
   <translation>à montrer dans une réponse, sans être conservé</translation>
  </message>
  <message>
   <source>to be shown as a short excerpt with a link</source>
   <translation>à montrer en court extrait avec un lien</translation>
  </message>
  <message>
   <source>may be shown as a whole</source>
   <translation>peut être montré en entier</translation>
  </message>
  <message>
   <source>now</source>
   <translation>maintenant</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompletionPopup</name>
  <message>
   <source>Completions</source>
   <translation>Suggestions</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompliancePage</name>
  <message>
   <source>Reports</source>
   <translation>Signalements</translation>
  </message>
  <message>
   <source>The page itself, with a notice that people and agents can see and without robots meta tags:</source>
   <translation>La page elle-même, avec un avis visible par les humains et les agents et sans balises meta robots :</translation>
  </message>
  <message>
   <source>HTML of the honeypot page</source>
   <translation>HTML de la page pot de miel</translation>
  </message>
  <message>
   <source>&amp;Copy the page</source>
   <translation>&amp;Copier la page</translation>
  </message>
  <message>
   <source>Honeypot</source>
   <translation>Pot de miel</translation>
  </message>
  <message>
   <source>A path that both robots.txt and robots2.txt close, and that nobody links to. Who fetches it has not read the files, or does not keep to them.</source>
   <translation>Un chemin que robots.txt et robots2.txt ferment tous deux et vers lequel aucun lien ne mène. Qui le récupère n’a pas lu les fichiers ou ne les respecte pas.</translation>
  </message>
  <message>
   <source>Pa&amp;th</source>
   <translation>C&amp;hemin</translation>
  </message>
  <message>
   <source>Close it in &amp;both files…</source>
   <translation>Le fermer dans les deu&amp;x fichiers…</translation>
  </message>
  <message>
   <source>A honeypot is one path that begins with /.</source>
   <translation>Un pot de miel est un seul chemin qui commence par /.</translation>
  </message>
  <message>
   <source>No known search engine may fetch %1.</source>
   <translation>Aucun moteur de recherche connu ne peut récupérer %1.</translation>
  </message>
  <message>
   <source>Search engines that may fetch %1 and would be caught: %2</source>
   <translation>Moteurs de recherche qui peuvent récupérer %1 et seraient pris : %2</translation>
  </message>
  <message>
   <source>Do not link to it and keep it out of sitemaps: a search engine that meets a link may list the address without fetching it.</source>
   <translation>Ne créez pas de lien vers lui et laissez-le hors des sitemaps : un moteur de recherche qui rencontre un lien peut citer l’adresse sans la récupérer.</translation>
  </message>
  <message>
   <source>The site has no robots.txt here: it will be made.</source>
   <translation>Le site n’a pas de robots.txt ici : il sera créé.</translation>
  </message>
  <message>
   <source>%1 is among the site's sample paths: is it a real page?</source>
   <translation>%1 figure parmi les chemins d’exemple du site : est-ce une vraie page ?</translation>
  </message>
  <message>
   <source>Close the honeypot %1</source>
   <translation>Fermer le pot de miel %1</translation>
  </message>
  <message>
   <source>Every group that leaves %1 open closes it, or agents with their own group would not know.</source>
   <translation>Chaque groupe qui laisse %1 ouvert le ferme, sinon les agents qui ont leur propre groupe n’en sauraient rien.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlChart</name>
  <message>
   <source>Pages fetched by day</source>
   <translation>Pages récupérées par jour</translation>
  </message>
  <message>
   <source>Pages that %1 has fetched by day</source>
   <translation>Pages que %1 a récupérées, par jour</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day</source>
   <translation>%1 : %2 a %3 pages à la fin de la journée</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day, with the saved files %4</source>
   <translation>%1 : %2 a %3 pages à la fin de la journée, %4 avec les fichiers enregistrés</translation>
  </message>
  <message>
   <source>%1, this draft</source>
   <translation>%1, ce brouillon</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>les fichiers enregistrés</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlDaysModel</name>
  <message>
   <source>Days</source>
   <translation>Jours</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>%1 à %2</translation>
  </message>
  <message>
   <source>Each day</source>
   <translation>Chaque jour</translation>
  </message>
  <message>
   <source>Pages on each of these days, with this draft</source>
   <translation>Pages de chacun de ces jours, avec ce brouillon</translation>
  </message>
  <message>
   <source>So far</source>
   <translation>Cumul</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with this draft</source>
   <translation>Pages à la fin de ces jours, avec ce brouillon</translation>
  </message>
  <message>
   <source>Saved: each day</source>
   <translation>Enregistré : chaque jour</translation>
  </message>
  <message>
   <source>Pages on each of these days, with the saved files</source>
   <translation>Pages de chacun de ces jours, avec les fichiers enregistrés</translation>
  </message>
  <message>
   <source>Saved: so far</source>
   <translation>Enregistré : cumul</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with the saved files</source>
   <translation>Pages à la fin de ces jours, avec les fichiers enregistrés</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlFactsModel</name>
  <message>
   <source>Never fetched</source>
   <translation>Jamais récupéré</translation>
  </message>
  <message>
   <source>Must be asked for first</source>
   <translation>Demande préalable requise</translation>
  </message>
  <message>
   <source>Not reached in this time</source>
   <translation>Pas atteint dans ce délai</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>Récupéré</translation>
  </message>
  <message>
   <source>What</source>
   <translation>Quoi</translation>
  </message>
  <message>
   <source>How much</source>
   <translation>Combien</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Pourquoi</translation>
  </message>
  <message>
   <source>Such as</source>
   <translation>Par exemple</translation>
  </message>
  <message>
   <source>Waits for hours</source>
   <translation>Attend l’heure</translation>
  </message>
  <message>
   <source>it may not come at all times</source>
   <translation>il ne peut pas venir à toute heure</translation>
  </message>
  <message>
   <source>Waits for an answer</source>
   <translation>Attend une réponse</translation>
  </message>
  <message>
   <source>a later answer of the rehearsal lets it in</source>
   <translation>une réponse ultérieure de la simulation le laisse entrer</translation>
  </message>
  <message>
   <source>Waits for its pace</source>
   <translation>Attend selon sa cadence</translation>
  </message>
  <message>
   <source>no file states one: %1 is taken</source>
   <translation>aucun fichier n’en déclare : %1 est retenu</translation>
  </message>
  <message>
   <source>the files state one</source>
   <translation>les fichiers en déclarent une</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlPanel</name>
  <message>
   <source>Crawlers</source>
   <translation>Robots</translation>
  </message>
  <message>
   <source>Pages by day</source>
   <translation>Pages par jour</translation>
  </message>
  <message>
   <source>What is not fetched, and waiting</source>
   <translation>Ce qui n’est pas récupéré, et attentes</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>Arrêter le calcul</translation>
  </message>
  <message>
   <source>No crawl is rehearsed yet.</source>
   <translation>Aucun parcours n’est encore simulé.</translation>
  </message>
  <message>
   <source>It gets every page, and waits for nothing.</source>
   <translation>Il obtient toutes les pages et n’attend rien.</translation>
  </message>
  <message>
   <source>Details of the crawl</source>
   <translation>Détails du parcours</translation>
  </message>
  <message>
   <source>Not fetched, and waiting</source>
   <translation>Non récupéré, et attentes</translation>
  </message>
  <message>
   <source>What it never fetches, and what it waits for</source>
   <translation>Ce qu’il ne récupère jamais, et ce qu’il attend</translation>
  </message>
  <message>
   <source>Day by day</source>
   <translation>Jour par jour</translation>
  </message>
  <message>
   <source>The numbers of the curve</source>
   <translation>Les chiffres de la courbe</translation>
  </message>
  <message>
   <source>Which crawlers</source>
   <translation>Quels robots</translation>
  </message>
  <message>
   <source>Which pages</source>
   <translation>Quelles pages</translation>
  </message>
  <message>
   <source>Sample paths and sitemaps</source>
   <translation>Chemins d’exemple et sitemaps</translation>
  </message>
  <message>
   <source>The pages of a file…</source>
   <translation>Les pages d’un fichier…</translation>
  </message>
  <message>
   <source>The pages of a server's logs…</source>
   <translation>Les pages des journaux d’un serveur…</translation>
  </message>
  <message>
   <source>The first request, in UTC</source>
   <translation>La première requête, en UTC</translation>
  </message>
  <message>
   <source>Days at most</source>
   <translation>Jours au plus</translation>
  </message>
  <message>
   <source>What is not reached in so many days is left</source>
   <translation>Ce qui n’est pas atteint en autant de jours reste à faire</translation>
  </message>
  <message>
   <source>How the files are read</source>
   <translation>Comment les fichiers sont interprétés</translation>
  </message>
  <message>
   <source>Serve the draft…</source>
   <translation>Servir le brouillon…</translation>
  </message>
  <message>
   <source>A web server on this computer, for a real crawler</source>
   <translation>Un serveur web sur cet ordinateur, pour un vrai robot</translation>
  </message>
  <message>
   <source>from</source>
   <translation>dès</translation>
  </message>
  <message>
   <source>days</source>
   <translation>jours</translation>
  </message>
  <message>
   <source>read as</source>
   <translation>interprété comme</translation>
  </message>
  <message>
   <source>The best known crawlers</source>
   <translation>Les robots les plus connus</translation>
  </message>
  <message>
   <source>A file with a URL or path on each line, or a sitemap</source>
   <translation>Un fichier avec une URL ou un chemin par ligne, ou un sitemap</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>Journaux d’un serveur</translation>
  </message>
  <message>
   <source>Cancelled. Change anything above to compute again.</source>
   <translation>Annulé. Changez quelque chose ci-dessus pour relancer le calcul.</translation>
  </message>
  <message>
   <source>computing…</source>
   <translation>calcul…</translation>
  </message>
  <message>
   <source>There are no pages to crawl: add sample paths or sitemaps to the site, or choose a file of URLs.</source>
   <translation>Il n’y a aucune page à parcourir : ajoutez des chemins d’exemple ou des sitemaps au site, ou choisissez un fichier d’URL.</translation>
  </message>
  <message>
   <source>%1 names no page.</source>
   <translation>%1 ne nomme aucune page.</translation>
  </message>
  <message>
   <source>None of these agents fetches pages.</source>
   <translation>Aucun de ces agents ne récupère de pages.</translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of the site's examples.</source>
   <translation>
    <numerusform>%n page des exemples du site.</numerusform>
    <numerusform>%n pages des exemples du site.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of %1.</source>
   <translation>
    <numerusform>%n page de %1.</numerusform>
    <numerusform>%n pages de %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>URLs of other hosts, such as %1, are asked of these files too.</source>
   <translation>Les URL d’autres hôtes, telles que %1, sont elles aussi jugées selon ces fichiers.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlServerDialog</name>
  <message>
   <source>Refuse what the draft does not allow</source>
   <translation>Refuser ce que le brouillon n’autorise pas</translation>
  </message>
  <message>
   <source>Serve the draft</source>
   <translation>Servir le brouillon</translation>
  </message>
  <message>
   <source>The command gatepost-cli was not found, beside this program or on PATH. It is part of the package that this program came with: install it, and open this window again.</source>
   <translation>La commande gatepost-cli est introuvable, à côté de ce programme comme dans PATH. Elle fait partie du paquet avec lequel ce programme est venu : installez-le, puis rouvrez cette fenêtre.</translation>
  </message>
  <message>
   <source>A crawler on this computer can fetch the draft and pages around it. Nobody else can reach the server.</source>
   <translation>Un robot sur cet ordinateur peut récupérer le brouillon et des pages autour. Personne d’autre ne peut atteindre le serveur.</translation>
  </message>
  <message>
   <source>Seconds of the clock in a second; 1440 makes a day of a minute</source>
   <translation>Secondes de l’horloge par seconde ; 1440 fait d’une minute un jour</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Requêtes</translation>
  </message>
  <message>
   <source>What crawlers ask for appears here.</source>
   <translation>Ce que demandent les robots s’affiche ici.</translation>
  </message>
  <message>
   <source>&amp;Port</source>
   <translation>&amp;Port</translation>
  </message>
  <message>
   <source>&amp;Clock starts at (UTC)</source>
   <translation>&amp;L’horloge débute à (UTC)</translation>
  </message>
  <message>
   <source>&amp;Speed of the clock</source>
   <translation>&amp;Vitesse de l’horloge</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>Démarrer</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Copier l’adresse</translation>
  </message>
  <message>
   <source>Starting…</source>
   <translation>Démarrage…</translation>
  </message>
  <message>
   <source>The draft, as it was when you pressed Start, is served until you press Stop or close this window.</source>
   <translation>Le brouillon, tel qu’il était quand vous avez appuyé sur Démarrer, est servi jusqu’à ce que vous appuyiez sur Arrêter ou fermiez cette fenêtre.</translation>
  </message>
  <message>
   <source>The server was stopped.</source>
   <translation>Le serveur a été arrêté.</translation>
  </message>
  <message>
   <source>Clock: %1 UTC</source>
   <translation>Horloge : %1 UTC</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlTexts</name>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n jour</numerusform>
    <numerusform>%n jours</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s)</source>
   <translation>
    <numerusform>%n heure</numerusform>
    <numerusform>%n heures</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s)</source>
   <translation>
    <numerusform>%n minute</numerusform>
    <numerusform>%n minutes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n second(s)</source>
   <translation>
    <numerusform>%n seconde</numerusform>
    <numerusform>%n secondes</numerusform>
   </translation>
  </message>
  <message>
   <source>With this draft %1 gets none of the pages, in place of %2.</source>
   <translation>Avec ce brouillon, %1 n’obtient aucune des pages, au lieu de %2.</translation>
  </message>
  <message>
   <source>%1 gets none of the pages.</source>
   <translation>%1 n’obtient aucune des pages.</translation>
  </message>
  <message>
   <source>With this draft %1 does not reach %2 pages in %3, in place of needing %4.</source>
   <translation>Avec ce brouillon, %1 n’atteint pas %2 pages en %3, au lieu de mettre %4.</translation>
  </message>
  <message>
   <source>%1 does not reach %2 pages in %3.</source>
   <translation>%1 n’atteint pas %2 pages en %3.</translation>
  </message>
  <message>
   <source>%1 needs %2 for %3 pages.</source>
   <translation>%1 met %2 pour %3 pages.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4 for %5.</source>
   <translation>Avec ce brouillon, %1 met %2 pour %3 pages, au lieu de %4 pour %5.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, as with the saved files.</source>
   <translation>Avec ce brouillon, %1 met %2 pour %3 pages, comme avec les fichiers enregistrés.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4.</source>
   <translation>Avec ce brouillon, %1 met %2 pour %3 pages, au lieu de %4.</translation>
  </message>
  <message>
   <source>This file lists sitemaps and no pages: choose one of the sitemaps.</source>
   <translation>Ce fichier énumère des sitemaps et aucune page : choisissez l’un des sitemaps.</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the file are taken.</source>
   <translation>Seules les %1 premières pages du fichier sont prises.</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the logs are taken.</source>
   <translation>Seules les %1 premières pages des journaux sont prises.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlersModel</name>
  <message>
   <source>not in this time</source>
   <translation>pas dans ce délai</translation>
  </message>
  <message>
   <source>never</source>
   <translation>jamais</translation>
  </message>
  <message>
   <source>%1 left</source>
   <translation>reste : %1</translation>
  </message>
  <message>
   <source>Crawler</source>
   <translation>Robot</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>Récupéré</translation>
  </message>
  <message>
   <source>Pages of the list that it gets</source>
   <translation>Pages de la liste qu’il obtient</translation>
  </message>
  <message>
   <source>Through on</source>
   <translation>Fini le</translation>
  </message>
  <message>
   <source>When it fetches the last page, in UTC</source>
   <translation>Quand il récupère la dernière page, en UTC</translation>
  </message>
  <message>
   <source>Needs</source>
   <translation>Durée</translation>
  </message>
  <message>
   <source>From the start to the last page, with this draft</source>
   <translation>Du début à la dernière page, avec ce brouillon</translation>
  </message>
  <message>
   <source>Saved</source>
   <translation>Enregistré</translation>
  </message>
  <message>
   <source>From the start to the last page, with the saved files</source>
   <translation>Du début à la dernière page, avec les fichiers enregistrés</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DayStrip</name>
  <message>
   <source>Hours of the day, UTC: no window</source>
   <translation>Heures du jour, UTC : aucune plage</translation>
  </message>
  <message>
   <source>Hours of the day, UTC: %1</source>
   <translation>Heures du jour, UTC : %1</translation>
  </message>
  <message>
   <source>Left and Right move an end by 15 minutes, with Shift by one. Up and Down choose the end. Insert adds a window, Delete removes it.</source>
   <translation>Gauche et Droite déplacent une borne de 15 minutes, d’une seule avec Maj. Haut et Bas choisissent la borne. Inser ajoute une plage, Suppr la retire.</translation>
  </message>
  <message>
   <source>Double-click adds a window. Drag its ends; past midnight is fine.</source>
   <translation>Un double-clic ajoute une plage. Faites glisser ses bornes ; passer minuit est possible.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffModel</name>
  <message>
   <source>no line end</source>
   <translation>pas de fin de ligne</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n ligne identique</numerusform>
    <numerusform>… %n lignes identiques</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… %n more row(s)</source>
   <translation>
    <numerusform>… %n autre rangée</numerusform>
    <numerusform>… %n autres rangées</numerusform>
   </translation>
  </message>
  <message>
   <source>Before</source>
   <translation>Avant</translation>
  </message>
  <message>
   <source>After</source>
   <translation>Après</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Ligne</translation>
  </message>
  <message>
   <source>removed: %1</source>
   <translation>retirée : %1</translation>
  </message>
  <message>
   <source>added: %1</source>
   <translation>ajoutée : %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffView</name>
  <message>
   <source>What changes in the text</source>
   <translation>Ce qui change dans le texte</translation>
  </message>
  <message>
   <source>No difference.</source>
   <translation>Aucune différence.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Document</name>
  <message>
   <source>Typing</source>
   <translation>Saisie</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Supprimer</translation>
  </message>
  <message>
   <source>Delete text</source>
   <translation>Supprimer le texte</translation>
  </message>
  <message>
   <source>Insert text</source>
   <translation>Insérer le texte</translation>
  </message>
  <message>
   <source>Replace text</source>
   <translation>Remplacer le texte</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 n’existe pas.</translation>
  </message>
  <message>
   <source>Reload from disk</source>
   <translation>Recharger depuis le disque</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DraftServer</name>
  <message>
   <source>A copy of the draft could not be written: %1</source>
   <translation>Une copie du brouillon n’a pas pu être écrite : %1</translation>
  </message>
  <message>
   <source>The command could not be started: %1</source>
   <translation>La commande n’a pas pu être lancée : %1</translation>
  </message>
  <message>
   <source>The server has ended. If another program uses the port, choose another one. The command says: %1</source>
   <translation>Le serveur s’est terminé. Si un autre programme utilise le port, choisissez-en un autre. La commande dit : %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentDialog</name>
  <message>
   <source>Add environment</source>
   <translation>Ajouter un environnement</translation>
  </message>
  <message>
   <source>H&amp;ost of the open files</source>
   <translation>H&amp;ôte des fichiers ouverts</translation>
  </message>
  <message>
   <source>&amp;Name</source>
   <translation>&amp;Nom</translation>
  </message>
  <message>
   <source>&amp;Host</source>
   <translation>&amp;Hôte</translation>
  </message>
  <message>
   <source>Closed: nobody may fetch anything</source>
   <translation>Fermé : personne ne peut rien récupérer</translation>
  </message>
  <message>
   <source>Behind a password: nothing is claimed of its files</source>
   <translation>Derrière un mot de passe : rien n’est affirmé sur ses fichiers</translation>
  </message>
  <message>
   <source>Noindex: search engines may fetch every page</source>
   <translation>Noindex : les moteurs de recherche peuvent récupérer toutes les pages</translation>
  </message>
  <message>
   <source>Open: search engines may fetch the start page</source>
   <translation>Ouvert : les moteurs de recherche peuvent récupérer la page d’accueil</translation>
  </message>
  <message>
   <source>Only as the goals say</source>
   <translation>Seulement comme le disent les objectifs</translation>
  </message>
  <message>
   <source>It &amp;must be</source>
   <translation>Il &amp;doit être</translation>
  </message>
  <message>
   <source>&amp;Folder of its files, below this one</source>
   <translation>&amp;Dossier de ses fichiers, sous celui-ci</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentRow</name>
  <message>
   <source>Open its folder…</source>
   <translation>Ouvrir son dossier…</translation>
  </message>
  <message>
   <source>Write its robots.txt…</source>
   <translation>Écrire son robots.txt…</translation>
  </message>
  <message>
   <source>Environment</source>
   <translation>Environnement</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Preuve pour chaque robot, chemin et heure…</translation>
  </message>
  <message>
   <source>%1 %2: %3 — %4</source>
   <extracomment>a symbol such as ✓, a purpose, what is wanted, what was found</extracomment>
   <translation>%1 %2 : %3 — %4</translation>
  </message>
  <message>
   <source>These are the files in the folder %1, as they are saved.</source>
   <translation>Ce sont les fichiers du dossier %1, tels qu’ils sont enregistrés.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentsProof</name>
  <message>
   <source>nobody may fetch anything but the policy files</source>
   <translation>personne ne peut récupérer autre chose que les fichiers de politique</translation>
  </message>
  <message>
   <source>every search engine may fetch the start page</source>
   <translation>tout moteur de recherche peut récupérer la page d’accueil</translation>
  </message>
  <message>
   <source>every search engine may fetch every page and see its noindex; whether pages have one is not in the files</source>
   <translation>tout moteur de recherche peut récupérer chaque page et voir son noindex ; les fichiers ne disent pas si les pages en ont un</translation>
  </message>
  <message>
   <source>a password keeps it closed: nothing is claimed of the files</source>
   <translation>un mot de passe le tient fermé : rien n’est demandé des fichiers</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>Le dossier %1 n’existe pas.</translation>
  </message>
  <message>
   <source>no robots.txt was found that makes it true</source>
   <translation>aucun robots.txt n’a été trouvé avec lequel ce soit vrai</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>non décidé</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>non décidé : %1</translation>
  </message>
  <message>
   <source>no goals are claimed</source>
   <translation>aucun objectif n’est demandé</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExceptionDialog</name>
  <message>
   <source>Exception: %1</source>
   <translation>Exception : %1</translation>
  </message>
  <message>
   <source>all of “%1”</source>
   <translation>tous ceux de « %1 »</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>tout chemin</translation>
  </message>
  <message>
   <source>for ever</source>
   <translation>pour toujours</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>&amp;Agents</translation>
  </message>
  <message>
   <source>&amp;Paths</source>
   <translation>&amp;Chemins</translation>
  </message>
  <message>
   <source>&amp;Goal instead</source>
   <translation>&amp;Objectif à la place</translation>
  </message>
  <message>
   <source>&amp;Until (YYYY-MM-DD)</source>
   <translation>&amp;Jusqu’au (AAAA-MM-JJ)</translation>
  </message>
  <message>
   <source>&amp;Note</source>
   <translation>&amp;Remarque</translation>
  </message>
  <message>
   <source>all of them</source>
   <translation>tous</translation>
  </message>
  <message>
   <source>%1 below %2</source>
   <translation>%1 sous %2</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1 : %2</translation>
  </message>
  <message>
   <source>%1 until %2</source>
   <translation>%1 jusqu’au %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExportDialog</name>
  <message>
   <source>S&amp;horter expressions</source>
   <translation>E&amp;xpressions plus courtes</translation>
  </message>
  <message>
   <source>Co&amp;py</source>
   <translation>&amp;Copier</translation>
  </message>
  <message>
   <source>&amp;Save…</source>
   <translation>&amp;Enregistrer…</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exporter</translation>
  </message>
  <message>
   <source>What is written</source>
   <translation>Ce qui est écrit</translation>
  </message>
  <message>
   <source>What is lost</source>
   <translation>Ce qui est perdu</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Ligne</translation>
  </message>
  <message>
   <source>&amp;Agents:</source>
   <translation>&amp;Agents :</translation>
  </message>
  <message>
   <source>&amp;Enforced:</source>
   <translation>A&amp;ppliqué :</translation>
  </message>
  <message>
   <source>Named in the files, and agents of the list</source>
   <translation>Nommés dans les fichiers, et agents de la liste</translation>
  </message>
  <message>
   <source>All agents of the list</source>
   <translation>Tous les agents de la liste</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>Moteurs de recherche</translation>
  </message>
  <message>
   <source>AI agents</source>
   <translation>Agents d’IA</translation>
  </message>
  <message>
   <source>Or names with commas: GPTBot, CCBot</source>
   <translation>Ou des noms séparés par des virgules : GPTBot, CCBot</translation>
  </message>
  <message>
   <source>Refusals and pace</source>
   <translation>Refus et cadence</translation>
  </message>
  <message>
   <source>Refusals alone</source>
   <translation>Refus seuls</translation>
  </message>
  <message>
   <source>Pace alone</source>
   <translation>Cadence seule</translation>
  </message>
  <message>
   <source>Easier to read. A path in which a character is written as an escape slips past.</source>
   <translation>Plus facile à lire. Un chemin dont un caractère est écrit en séquence d’échappement passe à côté.</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Site</translation>
  </message>
  <message>
   <source>Nothing is lost.</source>
   <translation>Rien n’est perdu.</translation>
  </message>
  <message>
   <source>Not enforced, or enforced differently:</source>
   <translation>Non appliqué, ou appliqué autrement :</translation>
  </message>
  <message>
   <source>Save the export</source>
   <translation>Enregistrer l’export</translation>
  </message>
  <message>
   <source>%1 is already there.</source>
   <translation>%1 existe déjà.</translation>
  </message>
  <message>
   <source>Replacing it discards what it contains now.</source>
   <translation>Le remplacer supprime ce qu’il contient maintenant.</translation>
  </message>
  <message>
   <source>&amp;Replace</source>
   <translation>&amp;Remplacer</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>%1 n’a pas pu être écrit : %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FetchDialog</name>
  <message>
   <source>The text is not an address of http or https that can be fetched.</source>
   <translation>Le texte n’est pas une adresse http ou https qui puisse être récupérée.</translation>
  </message>
  <message>
   <source>Fetch the file</source>
   <translation>Récupérer le fichier</translation>
  </message>
  <message>
   <source>This request will be sent, and no other. Redirects are followed.</source>
   <translation>Cette requête sera envoyée, et aucune autre. Les redirections sont suivies.</translation>
  </message>
  <message>
   <source>What comes takes the place of the text; Undo gives it back.</source>
   <translation>Ce qui arrive remplace le texte ; Annuler le rétablit.</translation>
  </message>
  <message>
   <source>The request is under way</source>
   <translation>La requête est en cours</translation>
  </message>
  <message>
   <source>&amp;Send this request</source>
   <translation>&amp;Envoyer cette requête</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>Récupération de %1 …</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>La réponse était %1.</translation>
  </message>
  <message>
   <source>The document was closed in the meantime.</source>
   <translation>Le document a été fermé entre-temps.</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>Récupérer %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Field</name>
  <message>
   <source>Not set: remove the line (Ctrl+Delete)</source>
   <translation>Non défini : retirer la ligne (Ctrl+Suppr)</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1 : non défini</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, ligne %2</translation>
  </message>
  <message>
   <source>Not set here. What applies is %1: %2.</source>
   <translation>Non défini ici. La valeur en vigueur est %1 : %2.</translation>
  </message>
  <message>
   <source>Line %1 does not count: the directive is given twice here and the first valid line decides.</source>
   <translation>La ligne %1 ne compte pas : la directive est donnée deux fois ici et la première ligne valide décide.</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>Définir %1 sur %2</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>Définir %1 sur %2 pour %3</translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>Retirer %1</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>Retirer %1 pour %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldHelp</name>
  <message>
   <source>Example: %1</source>
   <translation>Exemple : %1</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>Source : %1</translation>
  </message>
  <message>
   <source>A proposal, or read by few.</source>
   <translation>Une proposition, ou peu lue.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldNotes</name>
  <message numerus="yes">
   <source>%1 of %n path(s)</source>
   <extracomment>%1 of the site's %n sample paths match</extracomment>
   <translation>
    <numerusform>%1 sur %n chemin</numerusform>
    <numerusform>%1 sur %n chemins</numerusform>
   </translation>
  </message>
  <message>
   <source>at least 10 s</source>
   <translation>au moins 10 s</translation>
  </message>
  <message>
   <source>rule of thumb: twice what the last document took, at least 10 s</source>
   <translation>règle empirique : deux fois la durée du dernier document, au moins 10 s</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FilePage</name>
  <message>
   <source>About the whole file</source>
   <translation>Sur le fichier entier</translation>
  </message>
  <message>
   <source>These lines belong to no group. They may be anywhere; new ones go to the end.</source>
   <translation>Ces lignes n’appartiennent à aucun groupe. Elles peuvent se placer n’importe où ; les nouvelles vont à la fin.</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Peu lu</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Lignes sans champ</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>Les commentaires, les lignes non comprises et celles qui n’appartiennent à personne restent telles quelles. Entrée y mène.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FindBar</name>
  <message>
   <source>Find</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <source>Replace with</source>
   <translation>Remplacer par</translation>
  </message>
  <message>
   <source>Match case</source>
   <translation>Respecter la casse</translation>
  </message>
  <message>
   <source>Whole words</source>
   <translation>Mots entiers</translation>
  </message>
  <message>
   <source>Regular expression</source>
   <translation>Expression régulière</translation>
  </message>
  <message>
   <source>In the selection</source>
   <translation>Dans la sélection</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 sur %2</translation>
  </message>
  <message>
   <source>Previous</source>
   <translation>Précédent</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Suivant</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>Replace</source>
   <translation>Remplacer</translation>
  </message>
  <message>
   <source>Replace all</source>
   <translation>Tout remplacer</translation>
  </message>
  <message>
   <source>Replace all, as one step of undo</source>
   <translation>Tout remplacer, annulable en une seule étape</translation>
  </message>
  <message>
   <source>not found</source>
   <translation>introuvable</translation>
  </message>
  <message numerus="yes">
   <source>%Ln found</source>
   <translation>
    <numerusform>%Ln trouvé</numerusform>
    <numerusform>%Ln trouvés</numerusform>
   </translation>
  </message>
  <message>
   <source>from the other end</source>
   <translation>depuis l’autre extrémité</translation>
  </message>
  <message numerus="yes">
   <source>%Ln replaced</source>
   <translation>
    <numerusform>%Ln remplacé</numerusform>
    <numerusform>%Ln remplacés</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FirstRun</name>
  <message numerus="yes">
   <source>%Ln search engine(s) may come.</source>
   <translation>
    <numerusform>%Ln moteur de recherche peut venir.</numerusform>
    <numerusform>%Ln moteurs de recherche peuvent venir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln search engine(s) may not come.</source>
   <translation>
    <numerusform>%Ln moteur de recherche ne peut pas venir.</numerusform>
    <numerusform>%Ln moteurs de recherche ne peuvent pas venir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may come.</source>
   <translation>
    <numerusform>%Ln assistant peut venir.</numerusform>
    <numerusform>%Ln assistants peuvent venir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may not come.</source>
   <translation>
    <numerusform>%Ln assistant ne peut pas venir.</numerusform>
    <numerusform>%Ln assistants ne peuvent pas venir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may come.</source>
   <translation>
    <numerusform>%Ln robot d’entraînement peut venir.</numerusform>
    <numerusform>%Ln robots d’entraînement peuvent venir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may not come.</source>
   <translation>
    <numerusform>%Ln robot d’entraînement ne peut pas venir.</numerusform>
    <numerusform>%Ln robots d’entraînement ne peuvent pas venir.</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 sur %2</translation>
  </message>
  <message>
   <source>Now the start page is open to %1 search engines, %2 assistants and %3 training crawlers.</source>
   <extracomment>Each place is “37 of 37”.</extracomment>
   <translation>La page d’accueil est maintenant ouverte aux moteurs de recherche : %1, assistants : %2, robots d’entraînement : %3.</translation>
  </message>
  <message>
   <source>Say what you want</source>
   <translation>Dire ce que vous voulez</translation>
  </message>
  <message>
   <source>May search engines find your site?</source>
   <translation>Les moteurs de recherche peuvent-ils trouver votre site ?</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Oui</translation>
  </message>
  <message>
   <source>Only some paths</source>
   <translation>Certains chemins seulement</translation>
  </message>
  <message>
   <source>No</source>
   <translation>Non</translation>
  </message>
  <message>
   <source>Paths that search engines may fetch</source>
   <translation>Chemins que les moteurs de recherche peuvent récupérer</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /blog/ /docs/</source>
   <translation>Chemins séparés par des espaces : /blog/ /docs/</translation>
  </message>
  <message>
   <source>May AI assistants read pages to answer people?</source>
   <translation>Les assistants d’IA peuvent-ils lire des pages pour répondre aux gens ?</translation>
  </message>
  <message>
   <source>Yes, but say nothing of use</source>
   <translation>Oui, sans rien dire de l’usage</translation>
  </message>
  <message>
   <source>May your text be used to train AI models?</source>
   <translation>Votre texte peut-il servir à entraîner des modèles d’IA ?</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>Avec une licence</translation>
  </message>
  <message>
   <source>Say nothing</source>
   <translation>Ne rien dire</translation>
  </message>
  <message>
   <source>Where the terms of the licence are</source>
   <translation>Où se trouvent les conditions de la licence</translation>
  </message>
  <message>
   <source>Paths nobody should fetch</source>
   <translation>Chemins que personne ne doit récupérer</translation>
  </message>
  <message>
   <source>None; or paths, separated by spaces: /cart /search</source>
   <translation>Aucun ; ou chemins séparés par des espaces : /cart /search</translation>
  </message>
  <message>
   <source>The files as they will be</source>
   <translation>Les fichiers tels qu’ils seront</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Pas maintenant</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Terminé</translation>
  </message>
  <message>
   <source>as your files say now</source>
   <translation>comme le disent vos fichiers</translation>
  </message>
  <message>
   <source>Your files say something else now. Look at the answers, then press Done again.</source>
   <translation>Vos fichiers disent maintenant autre chose. Regardez les réponses, puis appuyez de nouveau sur Terminé.</translation>
  </message>
  <message>
   <source>No answer is taken from your files: %1.</source>
   <translation>Aucune réponse n’est tirée de vos fichiers : %1.</translation>
  </message>
  <message>
   <source>One answer is not complete yet.</source>
   <translation>Une réponse n’est pas encore complète.</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Preuve pour chaque robot, chemin et heure…</translation>
  </message>
  <message>
   <source>Your goals are made as soon as that is known.</source>
   <translation>Vos objectifs seront créés dès que ce sera connu.</translation>
  </message>
  <message>
   <source>Your files say so already.</source>
   <translation>Vos fichiers le disent déjà.</translation>
  </message>
  <message>
   <source>Not reached: %1.</source>
   <translation>Non atteint : %1.</translation>
  </message>
  <message>
   <source>Three questions</source>
   <translation>Trois questions</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>Appliquer les objectifs</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormArea</name>
  <message>
   <source>This file has no form yet. Its text is on the right.</source>
   <translation>Ce fichier n’a pas encore de formulaire. Son texte est à droite.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormPages</name>
  <message>
   <source>Agents and paths</source>
   <translation>Agents et chemins</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>Fichier entier</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>Politique d’IA</translation>
  </message>
  <message>
   <source>Agent blocks</source>
   <translation>Blocs d’agents</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>Qualité</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>Conformité</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Chaîne</translation>
  </message>
  <message>
   <source>About this file</source>
   <translation>À propos de ce fichier</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agents</translation>
  </message>
  <message>
   <source>Site and defaults</source>
   <translation>Site et valeurs par défaut</translation>
  </message>
  <message>
   <source>Rendered robots.txt</source>
   <translation>robots.txt généré</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalDetails</name>
  <message>
   <source>obeys</source>
   <translation>obéit</translation>
  </message>
  <message>
   <source>does not obey</source>
   <translation>n’obéit pas</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>non documenté</translation>
  </message>
  <message>
   <source>Every path</source>
   <translation>Tout chemin</translation>
  </message>
  <message>
   <source>Not these</source>
   <translation>Pas ceux-ci</translation>
  </message>
  <message>
   <source>Only these</source>
   <translation>Seulement ceux-ci</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>Chemins</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>Chemins séparés par des espaces : /members/ /search</translation>
  </message>
  <message>
   <source>Paths, separated by spaces</source>
   <translation>Chemins séparés par des espaces</translation>
  </message>
  <message>
   <source>Hours (UTC)</source>
   <translation>Heures (UTC)</translation>
  </message>
  <message>
   <source>any; or seconds between two requests, such as 10s or 2m</source>
   <translation>toute cadence ; ou secondes entre deux requêtes, comme 10s ou 2m</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Cadence</translation>
  </message>
  <message>
   <source>are kept out</source>
   <translation>sont tenus à l’écart</translation>
  </message>
  <message>
   <source>may come</source>
   <translation>peuvent venir</translation>
  </message>
  <message>
   <source>Crawlers that do not know the question</source>
   <translation>Robots qui ne connaissent pas la question</translation>
  </message>
  <message>
   <source>who does not know the question</source>
   <translation>qui ne connaît pas la question</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>Conditions de la licence</translation>
  </message>
  <message>
   <source>as the goal means it</source>
   <translation>selon l’objectif</translation>
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
   <source>nothing</source>
   <translation>rien</translation>
  </message>
  <message>
   <source>What is said of use</source>
   <translation>Ce qui est dit de l’usage</translation>
  </message>
  <message>
   <source>what is said of use</source>
   <translation>ce qui est dit de l’usage</translation>
  </message>
  <message>
   <source>the comment above a group that is added for this goal</source>
   <translation>le commentaire au-dessus d’un groupe ajouté pour cet objectif</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Remarque</translation>
  </message>
  <message>
   <source>note</source>
   <translation>remarque</translation>
  </message>
  <message>
   <source>%1: agents</source>
   <translation>%1 : agents</translation>
  </message>
  <message>
   <source>Except this one…</source>
   <translation>Sauf celui-ci…</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1 : %2</translation>
  </message>
  <message>
   <source>paths</source>
   <translation>chemins</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>heures</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>cadence</translation>
  </message>
  <message>
   <source>At any time. Double-click the strip to add hours.</source>
   <translation>À toute heure. Double-cliquez sur la bande pour ajouter des heures.</translation>
  </message>
  <message>
   <source>No crawler is known to read hours; a server can keep them.</source>
   <translation>On ne connaît aucun robot qui lise les heures ; un serveur peut les faire respecter.</translation>
  </message>
  <message>
   <source>except %1</source>
   <translation>sauf %1</translation>
  </message>
  <message>
   <source>Change this exception…</source>
   <translation>Modifier cette exception…</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>Retirer cette exception</translation>
  </message>
  <message>
   <source>Exception…</source>
   <translation>Exception…</translation>
  </message>
  <message>
   <source>%1: add an exception</source>
   <translation>%1 : ajouter une exception</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalGuard</name>
  <message>
   <source>The goal of search engines would no longer be true.</source>
   <translation>L’objectif des moteurs de recherche ne serait plus vrai.</translation>
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
   <translation>Pourquoi</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Interroger</translation>
  </message>
  <message>
   <source>Export to nginx…</source>
   <translation>Exporter vers nginx…</translation>
  </message>
  <message>
   <source>%1: exceptions, paths, hours, agents</source>
   <translation>%1 : exceptions, chemins, heures, agents</translation>
  </message>
  <message>
   <source>Exceptions, paths, hours, agents</source>
   <translation>Exceptions, chemins, heures, agents</translation>
  </message>
  <message>
   <source>Goes to the line that decides this.</source>
   <translation>Mène à la ligne qui en décide.</translation>
  </message>
  <message>
   <source>%1: why</source>
   <translation>%1 : pourquoi</translation>
  </message>
  <message>
   <source>Asks for this agent and path, above.</source>
   <translation>Pose la question pour cet agent et ce chemin, en haut.</translation>
  </message>
  <message>
   <source>%1: ask</source>
   <translation>%1 : interroger</translation>
  </message>
  <message>
   <source>Only a server can refuse agents that do not obey robots.txt.</source>
   <translation>Seul un serveur peut refuser les agents qui n’obéissent pas à robots.txt.</translation>
  </message>
  <message>
   <source>%1: export to nginx</source>
   <translation>%1 : exporter vers nginx</translation>
  </message>
  <message numerus="yes">
   <source>%Ln agent(s)</source>
   <translation>
    <numerusform>%Ln agent</numerusform>
    <numerusform>%Ln agents</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalPresets</name>
  <message>
   <source>Block AI training, allow search</source>
   <translation>Bloquer l’entraînement d’IA, autoriser la recherche</translation>
  </message>
  <message>
   <source>Search engines and assistants may come; crawlers that collect text to train models may not.</source>
   <translation>Les moteurs de recherche et les assistants peuvent venir ; les robots qui collectent du texte pour entraîner des modèles, non.</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>Tout est bienvenu</translation>
  </message>
  <message>
   <source>Every crawler may fetch everything, and the file says that it may use it.</source>
   <translation>Tout robot peut tout récupérer, et le fichier dit qu’il peut l’utiliser.</translation>
  </message>
  <message>
   <source>Close the whole site</source>
   <translation>Fermer tout le site</translation>
  </message>
  <message>
   <source>No crawler may fetch anything, Google's ad crawlers included.</source>
   <translation>Aucun robot ne peut rien récupérer, robots publicitaires de Google compris.</translation>
  </message>
  <message>
   <source>Search engines only</source>
   <translation>Moteurs de recherche seulement</translation>
  </message>
  <message>
   <source>Search engines may fetch everything; nobody else may come.</source>
   <translation>Les moteurs de recherche peuvent tout récupérer ; personne d’autre ne peut venir.</translation>
  </message>
  <message>
   <source>No AI at all</source>
   <translation>Aucune IA</translation>
  </message>
  <message>
   <source>Neither assistants nor crawlers for research, training or new content may come.</source>
   <translation>Ni les assistants ni les robots de recherche scientifique, d’entraînement ou de nouveaux contenus ne peuvent venir.</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Demander d’abord</translation>
  </message>
  <message>
   <source>Reading is free; training and new content only after asking.</source>
   <translation>La lecture est libre ; l’entraînement et les nouveaux contenus, seulement après demande.</translation>
  </message>
  <message>
   <source>Search and archives, no training</source>
   <translation>Recherche et archives, pas d’entraînement</translation>
  </message>
  <message>
   <source>Search engines and web archives may keep pages; nobody may train models.</source>
   <translation>Les moteurs de recherche et les archives du Web peuvent garder des pages ; personne ne peut entraîner de modèles.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalRows</name>
  <message numerus="yes">
   <source>%n path(s)</source>
   <translation>
    <numerusform>%n chemin</numerusform>
    <numerusform>%n chemins</numerusform>
   </translation>
  </message>
  <message>
   <source>only %1</source>
   <translation>seulement %1</translation>
  </message>
  <message>
   <source>not %1</source>
   <translation>pas %1</translation>
  </message>
  <message>
   <source>every path and hour</source>
   <translation>tout chemin et toute heure</translation>
  </message>
  <message numerus="yes">
   <source>%Ln obey</source>
   <comment>agents, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln obéit</numerusform>
    <numerusform>%Ln obéissent</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not</source>
   <comment>agents that do not obey, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln n’obéit pas</numerusform>
    <numerusform>%Ln n’obéissent pas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln say nothing</source>
   <comment>agents of which it is not known, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln ne dit rien</numerusform>
    <numerusform>%Ln ne disent rien</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not obey robots.txt</source>
   <translation>
    <numerusform>%Ln n’obéit pas à robots.txt</numerusform>
    <numerusform>%Ln n’obéissent pas à robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>kept out until you add an exception</source>
   <translation>à l’écart jusqu’à ce que vous ajoutiez une exception</translation>
  </message>
  <message>
   <source>may come, and is asked to ask first</source>
   <translation>peut venir, prié de demander d’abord</translation>
  </message>
  <message>
   <source>kept out without a licence</source>
   <translation>tenu à l’écart sans licence</translation>
  </message>
  <message>
   <source>may come; use needs a licence</source>
   <translation>peut venir ; l’usage exige une licence</translation>
  </message>
  <message numerus="yes">
   <source>%Ln exception(s)</source>
   <translation>
    <numerusform>%Ln exception</numerusform>
    <numerusform>%Ln exceptions</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3 UTC</source>
   <translation>%1 ne peut pas récupérer %2 à %3 UTC</translation>
  </message>
  <message numerus="yes">
   <source>no line names %Ln agent(s)</source>
   <translation>
    <numerusform>aucune ligne ne nomme %Ln agent</numerusform>
    <numerusform>aucune ligne ne nomme %Ln agents</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 and %Ln more</source>
   <translation>
    <numerusform>%1 et %Ln autre</numerusform>
    <numerusform>%1 et %Ln autres</numerusform>
   </translation>
  </message>
  <message>
   <source>No line names: %1.</source>
   <translation>Aucune ligne ne nomme : %1.</translation>
  </message>
  <message>
   <source>Documented to ignore robots.txt, so that only a server can refuse them: %1.</source>
   <translation>D’après leur documentation, ceux-ci ignorent robots.txt, seul un serveur peut donc les refuser : %1.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>non décidé</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>non décidé : %1</translation>
  </message>
  <message>
   <source>not known to be read</source>
   <translation>lecture non attestée</translation>
  </message>
  <message>
   <source>%1 came %2 times all the same</source>
   <translation>%1 est quand même venu %2 fois</translation>
  </message>
  <message>
   <source>true</source>
   <translation>vrai</translation>
  </message>
  <message>
   <source>said, but not known to be read</source>
   <translation>dit, mais lecture non attestée</translation>
  </message>
  <message>
   <source>not true</source>
   <translation>non vrai</translation>
  </message>
  <message>
   <source>being proved</source>
   <translation>preuve en cours</translation>
  </message>
  <message>
   <source>no goal</source>
   <translation>aucun objectif</translation>
  </message>
  <message>
   <source>No goal</source>
   <translation>Aucun objectif</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>Bienvenus</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Ouvert</translation>
  </message>
  <message>
   <source>Keep out</source>
   <translation>Tenir à l’écart</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Demander d’abord</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>Avec une licence</translation>
  </message>
  <message>
   <source>Nothing is claimed of these crawlers.</source>
   <translation>Rien n’est demandé de ces robots.</translation>
  </message>
  <message>
   <source>They may come, and the files say that they may use it.</source>
   <translation>Ils peuvent venir, et les fichiers disent qu’ils peuvent l’utiliser.</translation>
  </message>
  <message>
   <source>They may come. Nothing is said of use.</source>
   <translation>Ils peuvent venir. Rien n’est dit de l’usage.</translation>
  </message>
  <message>
   <source>They may not come, and the files refuse the use.</source>
   <translation>Ils ne peuvent pas venir, et les fichiers refusent l’usage.</translation>
  </message>
  <message>
   <source>They may come only after asking.</source>
   <translation>Ils ne peuvent venir qu’après avoir demandé.</translation>
  </message>
  <message>
   <source>They may come only with a licence.</source>
   <translation>Ils ne peuvent venir qu’avec une licence.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1 : %2</translation>
  </message>
  <message>
   <source>as “%1”</source>
   <translation>comme « %1 »</translation>
  </message>
  <message>
   <source>nothing is claimed</source>
   <translation>rien n’est demandé</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Preuve pour chaque robot, chemin et heure…</translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) are not true yet.</source>
   <translation>
    <numerusform>%Ln objectif n’est pas encore vrai.</numerusform>
    <numerusform>%Ln objectifs ne sont pas encore vrais.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) could not be decided.</source>
   <translation>
    <numerusform>%Ln objectif n’a pas pu être décidé.</numerusform>
    <numerusform>%Ln objectifs n’ont pas pu être décidés.</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose what you want, and every crawler is looked at.</source>
   <translation>Choisissez ce que vous voulez, et chaque robot est examiné.</translation>
  </message>
  <message numerus="yes">
   <source>What you want is what the files say: %Ln goal(s) are true.</source>
   <translation>
    <numerusform>Ce que vous voulez est ce que disent les fichiers : %Ln objectif est vrai.</numerusform>
    <numerusform>Ce que vous voulez est ce que disent les fichiers : %Ln objectifs sont vrais.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalsPage</name>
  <message>
   <source>Goals</source>
   <translation>Objectifs</translation>
  </message>
  <message>
   <source>What do you want?</source>
   <translation>Que voulez-vous ?</translation>
  </message>
  <message>
   <source>Add environment…</source>
   <translation>Ajouter un environnement…</translation>
  </message>
  <message>
   <source>Other copies of the site, such as staging, and what their files must say</source>
   <translation>Autres copies du site, comme la préproduction, et ce que leurs fichiers doivent dire</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>Conditions de la licence</translation>
  </message>
  <message>
   <source>Exception removed</source>
   <translation>Exception retirée</translation>
  </message>
  <message>
   <source>Kept in gatepost.yaml</source>
   <translation>Gardé dans gatepost.yaml</translation>
  </message>
  <message>
   <source>list of crawlers of %1</source>
   <translation>liste des robots du %1</translation>
  </message>
  <message>
   <source>Environment %1</source>
   <translation>Environnement %1</translation>
  </message>
  <message>
   <source>Exception</source>
   <translation>Exception</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>Appliquer les objectifs</translation>
  </message>
  <message>
   <source>Your goals are in %1 now. Nothing is saved yet.</source>
   <translation>Vos objectifs sont maintenant dans %1. Rien n’est encore enregistré.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupCard</name>
  <message>
   <source>Convert to 2.0…</source>
   <translation>Convertir en 2.0…</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>Dupliquer le groupe</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>Retirer le groupe</translation>
  </message>
  <message>
   <source>Add an agent: GPTBot, ClaudeBot, * …</source>
   <translation>Ajouter un agent : GPTBot, ClaudeBot, * …</translation>
  </message>
  <message>
   <source>Add an agent</source>
   <translation>Ajouter un agent</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>A&amp;gents</translation>
  </message>
  <message>
   <source>Kind of the new rule</source>
   <translation>Genre de la nouvelle règle</translation>
  </message>
  <message>
   <source>Add a rule: /path, then Enter</source>
   <translation>Ajouter une règle : /path, puis Entrée</translation>
  </message>
  <message>
   <source>Add a rule</source>
   <translation>Ajouter une règle</translation>
  </message>
  <message>
   <source>“allow /path” makes an Allow, “disallow /path” a Disallow. A pasted list of paths or URLs makes a rule of each.</source>
   <translation>« allow /chemin » crée un Allow, « disallow /chemin » un Disallow. Une liste collée de chemins ou d’URL donne une règle pour chacun.</translation>
  </message>
  <message>
   <source>No line of the list is a path, a URL or a directive of a group.</source>
   <translation>Aucune ligne de la liste n’est un chemin, une URL ou une directive de groupe.</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>&amp;Règles</translation>
  </message>
  <message>
   <source>Add Allow</source>
   <translation>Ajouter Allow</translation>
  </message>
  <message>
   <source>Ctrl+Insert</source>
   <translation>Ctrl+Inser</translation>
  </message>
  <message>
   <source>Add Disallow</source>
   <translation>Ajouter Disallow</translation>
  </message>
  <message>
   <source>Insert</source>
   <translation>Inser</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>Monter</translation>
  </message>
  <message>
   <source>Alt+Up</source>
   <translation>Alt+Haut</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>Descendre</translation>
  </message>
  <message>
   <source>Alt+Down</source>
   <translation>Alt+Bas</translation>
  </message>
  <message>
   <source>Remove rule</source>
   <translation>Retirer la règle</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Suppr</translation>
  </message>
  <message>
   <source>Group %1 of %2 · line %3</source>
   <translation>Groupe %1 sur %2 · ligne %3</translation>
  </message>
  <message>
   <source>Convert to a plain group…</source>
   <translation>Convertir en groupe simple…</translation>
  </message>
  <message>
   <source>No group</source>
   <translation>Aucun groupe</translation>
  </message>
  <message>
   <source>%1 manages this group: your changes will be overwritten or duplicated. Change it in the settings there, or add another group for the same agents.</source>
   <translation>%1 gère ce groupe : vos modifications seront écrasées ou doublées. Changez-le là-bas, dans ses réglages, ou ajoutez un autre groupe pour les mêmes agents.</translation>
  </message>
  <message>
   <source>There is a line that is not a rule between the User-agent lines: for standard crawlers these agents are one group.</source>
   <translation>Une ligne qui n’est pas une règle se trouve entre les lignes User-agent : pour les robots conformes à la norme, ces agents forment un seul groupe.</translation>
  </message>
  <message numerus="yes">
   <source>%1 · %n set</source>
   <extracomment>%1 a heading, %n how many of the fields below it have a value</extracomment>
   <translation>
    <numerusform>%1 · %n défini</numerusform>
    <numerusform>%1 · %n définis</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(personne encore)</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n autre</numerusform>
    <numerusform>%n autres</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>ligne %1</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s)</source>
   <translation>
    <numerusform>%n règle</numerusform>
    <numerusform>%n règles</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n other line(s)</source>
   <translation>
    <numerusform>%n autre ligne</numerusform>
    <numerusform>%n autres lignes</numerusform>
   </translation>
  </message>
  <message>
   <source>experimental, read by nobody</source>
   <translation>expérimental, lu par personne</translation>
  </message>
  <message>
   <source>There is another line between its User-agent lines.</source>
   <translation>Une autre ligne se trouve entre ses lignes User-agent.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsPage</name>
  <message>
   <source>Find an agent</source>
   <translation>Rechercher un agent</translation>
  </message>
  <message>
   <source>Find an agent's group</source>
   <translation>Rechercher le groupe d’un agent</translation>
  </message>
  <message>
   <source>Groups</source>
   <translation>Groupes</translation>
  </message>
  <message>
   <source>&amp;New group</source>
   <translation>&amp;Nouveau groupe</translation>
  </message>
  <message>
   <source>No group yet. A group says which agents its rules are for.</source>
   <translation>Aucun groupe encore. Un groupe dit à quels agents s’adressent ses règles.</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>Heures et cadence</translation>
  </message>
  <message>
   <source>Version and notes to the operator</source>
   <translation>Version et commentaires pour les responsables du robot</translation>
  </message>
  <message>
   <source>Preference signals: later use</source>
   <translation>Signaux de préférence : usage ensuite</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Peu lu</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Commentaires</translation>
  </message>
  <message>
   <source>Add group</source>
   <translation>Ajouter un groupe</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>Dupliquer le groupe</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>Retirer le groupe</translation>
  </message>
  <message>
   <source>Convert group to 2.0</source>
   <translation>Convertir le groupe en 2.0</translation>
  </message>
  <message>
   <source>Convert group to a plain one</source>
   <translation>Convertir le groupe en groupe simple</translation>
  </message>
  <message>
   <source>Nothing means anything else afterwards.</source>
   <translation>Tout garde ensuite le même sens.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Guard</name>
  <message>
   <source>What %1 says now is not used until it is corrected: %2</source>
   <translation>Ce que dit maintenant %1 n’est pas utilisé tant que ce n’est pas corrigé : %2</translation>
  </message>
  <message>
   <source>%1 was changed by another program and has been reloaded.</source>
   <translation>%1 a été modifié par un autre programme et a été rechargé.</translation>
  </message>
  <message>
   <source>The undo history of %1 is full: its oldest steps are gone.</source>
   <translation>L’historique d’annulation de %1 est plein : ses étapes les plus anciennes ont disparu.</translation>
  </message>
  <message>
   <source>%1 is also open in another Gatepost window (process %2). Gatepost looks at the file before each save and asks if the other one has saved.</source>
   <translation>%1 est aussi ouvert dans une autre fenêtre de Gatepost (processus %2). Gatepost examine le fichier avant chaque enregistrement et vous consulte si l’autre fenêtre l’a enregistré entre-temps.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>%1 cannot be read any more. Your text is still here.</source>
   <translation>%1 ne peut plus être lu. Votre texte est toujours ici.</translation>
  </message>
  <message>
   <source>%1 was removed or renamed by another program. Your text is still here; saving writes the file again.</source>
   <translation>%1 a été retiré ou renommé par un autre programme. Votre texte est toujours ici ; l’enregistrement récrit le fichier.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>%1 was changed by another program, and you have unsaved edits.</source>
   <translation>%1 a été modifié par un autre programme et vous avez des modifications non enregistrées.</translation>
  </message>
  <message>
   <source>%1 was changed by another program.</source>
   <translation>%1 a été modifié par un autre programme.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Comparer</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>Recharger</translation>
  </message>
  <message>
   <source>Keep mine</source>
   <translation>Garder le mien</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Help</name>
  <message>
   <source>retired</source>
   <translation>retiré</translation>
  </message>
  <message>
   <source>older name</source>
   <translation>ancien nom</translation>
  </message>
  <message>
   <source>not confirmed by its operator</source>
   <translation>non confirmé par son exploitant</translation>
  </message>
  <message>
   <source>crawler</source>
   <translation>robot</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>récupère pour un utilisateur</translation>
  </message>
  <message>
   <source>policy token, never fetches</source>
   <translation>jeton de politique, ne récupère jamais</translation>
  </message>
  <message>
   <source>library</source>
   <translation>bibliothèque</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>non documenté</translation>
  </message>
  <message>
   <source>no</source>
   <translation>non</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>oui</translation>
  </message>
  <message>
   <source>Obeys robots.txt</source>
   <translation>Obéit à robots.txt</translation>
  </message>
  <message>
   <source>Obeys the * group</source>
   <translation>Obéit au groupe *</translation>
  </message>
  <message>
   <source>Obeys Crawl-delay</source>
   <translation>Obéit à Crawl-delay</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>Source : %1</translation>
  </message>
  <message>
   <source>Example: %1</source>
   <translation>Exemple : %1</translation>
  </message>
  <message>
   <source>Explanation</source>
   <translation>Explication</translation>
  </message>
  <message>
   <source>Open in the manual</source>
   <translation>Ouvrir dans le manuel</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursModel</name>
  <message>
   <source>polite pace</source>
   <translation>cadence modérée</translation>
  </message>
  <message>
   <source>open</source>
   <translation>ouvert</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>refusé</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>fermé</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>doit demander</translation>
  </message>
  <message>
   <source>Open at every hour</source>
   <translation>Ouvert à toute heure</translation>
  </message>
  <message>
   <source>Not open at any hour</source>
   <translation>Ouvert à aucune heure</translation>
  </message>
  <message>
   <source>Closes %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>Ferme %1</translation>
  </message>
  <message>
   <source>Opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>Ouvre %1</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>names of agents</comment>
   <translation>
    <numerusform>%n autre</numerusform>
    <numerusform>%n autres</numerusform>
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
   <translation>dès %1 : %2</translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <comment>an agent, a time, and what applies then</comment>
   <translation>%1, %2 : %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursView</name>
  <message>
   <source>Hours at which agents may fetch the path, in UTC</source>
   <translation>Heures auxquelles les agents peuvent récupérer le chemin, en UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Journal</name>
  <message>
   <source>the folder %1 could not be made</source>
   <translation>le dossier %1 n’a pas pu être créé</translation>
  </message>
  <message>
   <source>%1 could not be locked</source>
   <translation>%1 n’a pas pu être verrouillé</translation>
  </message>
  <message>
   <source>it could not be synced</source>
   <translation>la synchronisation a échoué</translation>
  </message>
  <message>
   <source>What you type in %1 cannot be kept for recovery: %2. Save soon.</source>
   <translation>Ce que vous saisissez dans %1 ne peut pas être conservé pour récupération : %2. Enregistrez bientôt.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::KeyTable</name>
  <message>
   <source>Keys</source>
   <translation>Touches</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>Commande</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LineEditor</name>
  <message>
   <source>seconds</source>
   <translation>secondes</translation>
  </message>
  <message>
   <source>UTC</source>
   <translation>UTC</translation>
  </message>
  <message>
   <source>This value decides nothing</source>
   <translation>Cette valeur est sans effet</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Maintenant</translation>
  </message>
  <message>
   <source>New</source>
   <translation>Nouveau</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAnswerPage</name>
  <message>
   <source>Draft, live, after upload</source>
   <translation>Brouillon, en ligne, après l’envoi</translation>
  </message>
  <message>
   <source>What the draft says and is not served</source>
   <translation>Ce que dit le brouillon et qui n’est pas servi</translation>
  </message>
  <message>
   <source>What others put into it</source>
   <translation>Ce que d’autres y mettent</translation>
  </message>
  <message>
   <source>What differs from the draft after an upload</source>
   <translation>Ce qui diffère du brouillon après un envoi</translation>
  </message>
  <message>
   <source>Request</source>
   <translation>Requête</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Réponse</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>Qui</translation>
  </message>
  <message>
   <source>What they make of it</source>
   <translation>Ce qu’ils en déduisent</translation>
  </message>
  <message>
   <source>Requests that are answered</source>
   <translation>Requêtes ayant reçu une réponse</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Send no more requests</source>
   <translation>Ne plus envoyer de requêtes</translation>
  </message>
  <message>
   <source>Comparison</source>
   <translation>Comparaison</translation>
  </message>
  <message>
   <source>Requests and answers</source>
   <translation>Requêtes et réponses</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Requêtes</translation>
  </message>
  <message>
   <source>What crawlers make of it</source>
   <translation>Ce que les robots en déduisent</translation>
  </message>
  <message>
   <source>What cra&amp;wlers make of it</source>
   <translation>Ce que les rob&amp;ots en déduisent</translation>
  </message>
  <message>
   <source>File that is compared line by line</source>
   <translation>Fichier comparé ligne par ligne</translation>
  </message>
  <message>
   <source>Neither the draft nor the site has a line in this file.</source>
   <translation>Ni le brouillon ni le site n’ont de ligne dans ce fichier.</translation>
  </message>
  <message>
   <source>Asking for robots.txt…</source>
   <translation>Demande de robots.txt…</translation>
  </message>
  <message>
   <source>Comparing every path, agent and hour…</source>
   <translation>Comparaison de chaque chemin, agent et heure…</translation>
  </message>
  <message>
   <source>Every agent is answered as the draft says, on every path and at every hour.</source>
   <translation>Tout agent reçoit la réponse du brouillon, sur tout chemin et à toute heure.</translation>
  </message>
  <message>
   <source>Nothing: every answer of the draft is served.</source>
   <translation>Rien : chaque réponse du brouillon est servie.</translation>
  </message>
  <message>
   <source>Nothing that changes an answer.</source>
   <translation>Rien qui change une réponse.</translation>
  </message>
  <message>
   <source>Nothing: agents will be answered as the draft says.</source>
   <translation>Rien : les agents recevront les réponses du brouillon.</translation>
  </message>
  <message>
   <source>What will be served after an upload cannot be known.</source>
   <translation>On ne peut pas savoir ce qui sera servi après un envoi.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAskPage</name>
  <message>
   <source>Requests that will be sent</source>
   <translation>Requêtes qui seront envoyées</translation>
  </message>
  <message>
   <source>Use the &amp;proxy that the environment names</source>
   <translation>Utiliser le &amp;proxy indiqué par l’environnement</translation>
  </message>
  <message>
   <source>Type the host of the site, such as www.example.org. What will be sent is then listed here.</source>
   <translation>Saisissez l’hôte du site, par exemple www.example.org. Ce qui sera envoyé est alors listé ici.</translation>
  </message>
  <message>
   <source>It looks up names itself, so that the addresses it connects to are not checked</source>
   <translation>Il résout lui-même les noms, les adresses auxquelles il se connecte ne sont donc pas vérifiées</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Site</translation>
  </message>
  <message>
   <source>The draft is compared with what the site serves now. Nothing is sent before you press the button below.</source>
   <translation>Le brouillon est comparé à ce que le site sert maintenant. Rien n’est envoyé avant que vous ne cliquiez sur le bouton ci-dessous.</translation>
  </message>
  <message numerus="yes">
   <source>Send these %n request(s)</source>
   <translation>
    <numerusform>Envoyer cette requête (%n)</numerusform>
    <numerusform>Envoyer ces %n requêtes</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>Each names Gatepost as the sender: %1.</source>
   <translation>Chacune indique Gatepost comme expéditeur : %1.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveChanges</name>
  <message>
   <source>The comparison is not complete: there may be more.</source>
   <translation>La comparaison n’est pas complète : il peut y en avoir d’autres.</translation>
  </message>
  <message>
   <source>Not decided: %1</source>
   <translation>Non décidé : %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveColumnsModel</name>
  <message>
   <source>Whose</source>
   <translation>À qui</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>Brouillon</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>En ligne</translation>
  </message>
  <message>
   <source>After upload</source>
   <translation>Après l’envoi</translation>
  </message>
  <message>
   <source>others</source>
   <translation>autres</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n ligne identique</numerusform>
    <numerusform>… %n lignes identiques</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, by %2</source>
   <comment>%1 a line of a file, %2 who put it there</comment>
   <translation>%1, par %2</translation>
  </message>
  <message>
   <source>not served: %1</source>
   <translation>non servi : %1</translation>
  </message>
  <message>
   <source>goes with an upload: %1</source>
   <translation>disparaît avec un envoi : %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveDialog</name>
  <message>
   <source>Ask again…</source>
   <translation>Redemander…</translation>
  </message>
  <message>
   <source>&amp;Take the live file as a new document</source>
   <translation>&amp;Prendre le fichier en ligne comme nouveau document</translation>
  </message>
  <message>
   <source>Compare with live</source>
   <translation>Comparer au site en ligne</translation>
  </message>
  <message>
   <source>In a separate window, unsaved; the draft stays as it is</source>
   <translation>Dans une fenêtre à part, non enregistré ; le brouillon reste tel quel</translation>
  </message>
  <message>
   <source>Into a folder of your choice, from which Logs and replay read it as a version of the policy</source>
   <translation>Dans un dossier de votre choix, où Journaux et replay le lisent comme une version de la politique</translation>
  </message>
  <message>
   <source>Stopped: nothing was answered.</source>
   <translation>Arrêté : aucune réponse reçue.</translation>
  </message>
  <message numerus="yes">
   <source>Stopped. %n request(s) were answered; what was not asked for is not known.</source>
   <translation>
    <numerusform>Arrêté. %n requête a reçu une réponse ; ce qui n’a pas été demandé n’est pas connu.</numerusform>
    <numerusform>Arrêté. %n requêtes ont reçu une réponse ; ce qui n’a pas été demandé n’est pas connu.</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking for %1…</source>
   <translation>Demande de %1…</translation>
  </message>
  <message>
   <source>Keep as a version…</source>
   <translation>Garder comme version…</translation>
  </message>
  <message>
   <source>Keep as version of %1…</source>
   <translation>Garder comme version de %1…</translation>
  </message>
  <message>
   <source>The folder of the kept versions</source>
   <translation>Le dossier des versions gardées</translation>
  </message>
  <message>
   <source>Kept in %1.</source>
   <translation>Gardé dans %1.</translation>
  </message>
  <message>
   <source>%1 is there already, and nothing is written over.</source>
   <translation>%1 existe déjà, et rien n’est écrasé.</translation>
  </message>
  <message>
   <source>The folder %1 could not be made.</source>
   <translation>Le dossier %1 n’a pas pu être créé.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveTexts</name>
  <message>
   <source>%1 for %2: %3</source>
   <comment>%1 a header, %2 an agent, %3 the header's value</comment>
   <translation>%1 pour %2 : %3</translation>
  </message>
  <message>
   <source>no answer</source>
   <translation>pas de réponse</translation>
  </message>
  <message>
   <source>%1 (no longer encrypted)</source>
   <translation>%1 (n’est plus chiffré)</translation>
  </message>
  <message>
   <source>through %1</source>
   <comment>%1 a content delivery network</comment>
   <translation>par %1</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the file: crawlers may get the same.</source>
   <translation>Un pare-feu a posé une question à la place du fichier : les robots peuvent recevoir la même chose.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>Not known: %1</source>
   <translation>Inconnu : %1</translation>
  </message>
  <message>
   <source>left out</source>
   <translation>omis</translation>
  </message>
  <message>
   <source>Start page</source>
   <translation>Page d’accueil</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogAgentsModel</name>
  <message>
   <source>never</source>
   <translation>jamais</translation>
  </message>
  <message>
   <source>once</source>
   <translation>une fois</translation>
  </message>
  <message>
   <source>every %1</source>
   <translation>à %1 d’intervalle</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>en partie</translation>
  </message>
  <message>
   <source>no</source>
   <translation>non</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>oui</translation>
  </message>
  <message>
   <source>unknown</source>
   <translation>inconnu</translation>
  </message>
  <message>
   <source>%1 %</source>
   <comment>share</comment>
   <translation>%1 %</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so no request counts as denied, whatever your files say (requests: %2).</source>
   <translation>D’après la documentation, %1 ignore robots.txt : aucune requête ne compte donc comme refusée, quoi que disent vos fichiers (requêtes : %2).</translation>
  </message>
  <message>
   <source>%1 does not claim to obey robots.txt.</source>
   <translation>%1 ne prétend pas obéir à robots.txt.</translation>
  </message>
  <message>
   <source>%1 did nothing that was denied (requests: %2).</source>
   <translation>%1 n’a rien fait qui soit refusé (requêtes : %2).</translation>
  </message>
  <message>
   <source>%1 asked for denied paths %2 times and was served %3 times.</source>
   <translation>%1 a demandé %2 fois des chemins refusés et a été servi %3 fois.</translation>
  </message>
  <message>
   <source>It did so on %1.</source>
   <translation>Il l’a fait le %1.</translation>
  </message>
  <message>
   <source>It did so from %1 to %2.</source>
   <translation>Il l’a fait du %1 au %2.</translation>
  </message>
  <message>
   <source>Of these, %1 came after it had read the rule that denies them.</source>
   <translation>Parmi elles, %1 sont venues après qu’il a lu la règle qui les refuse.</translation>
  </message>
  <message>
   <source>Another %1 are within a day of a change of the rules, when a copy may still be old.</source>
   <translation>%1 autres se situent à moins d’un jour d’un changement des règles, quand une copie peut encore être ancienne.</translation>
  </message>
  <message>
   <source>It came %1 times outside its hours.</source>
   <translation>Il est venu %1 fois hors de ses heures.</translation>
  </message>
  <message>
   <source>%1 of its requests came faster than the stated %2; its busiest minute had %3.</source>
   <translation>%1 de ses requêtes sont venues plus vite que la cadence déclarée, %2 ; sa minute la plus chargée en compte %3.</translation>
  </message>
  <message>
   <source>It never got robots.txt.</source>
   <translation>Il n’a jamais récupéré robots.txt.</translation>
  </message>
  <message>
   <source>%1 (unknown)</source>
   <translation>%1 (inconnu)</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>Verified</source>
   <translation>Vérifié</translation>
  </message>
  <message>
   <source>Whether its addresses are those that its operator publishes</source>
   <translation>Si ses adresses sont celles que publie son exploitant</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Requêtes</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>Refusés</translation>
  </message>
  <message>
   <source>Requests that every version of the policy of the last 24 hours denies</source>
   <translation>Requêtes que refuse chaque version de la politique des dernières 24 heures</translation>
  </message>
  <message>
   <source>Knew better</source>
   <translation>Sciemment</translation>
  </message>
  <message>
   <source>Denied requests after it had read the rule that denies them</source>
   <translation>Requêtes refusées après qu’il a lu la règle qui les refuse</translation>
  </message>
  <message>
   <source>Grace</source>
   <translation>Tolérance</translation>
  </message>
  <message>
   <source>Denied, but a copy of the rules that is a day old allows it</source>
   <translation>Refusé, mais une copie des règles vieille d’un jour l’autorise</translation>
  </message>
  <message>
   <source>Closed</source>
   <translation>Fermé</translation>
  </message>
  <message>
   <source>Requests outside the hours of Visit-time</source>
   <translation>Requêtes hors des heures de Visit-time</translation>
  </message>
  <message>
   <source>Too fast</source>
   <translation>Trop rapide</translation>
  </message>
  <message>
   <source>Share of requests that came faster than the stated pace</source>
   <translation>Part des requêtes venues plus vite que la cadence déclarée</translation>
  </message>
  <message>
   <source>Reads robots.txt</source>
   <translation>Lit robots.txt</translation>
  </message>
  <message>
   <source>Against the policy</source>
   <translation>Contre la politique</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>%1 à %2</translation>
  </message>
  <message>
   <source>The days of its first and its last request that was denied, outside the hours or in a honeypot</source>
   <translation>Les jours de sa première et de sa dernière requête qui était refusée, hors des heures ou dans un pot de miel</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogIdleModel</name>
  <message>
   <source>Place</source>
   <translation>Endroit</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1 ligne %2</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Ligne</translation>
  </message>
  <message>
   <source>For</source>
   <translation>Pour</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogNetworksModel</name>
  <message>
   <source>Network</source>
   <translation>Réseau</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Requêtes</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogRulesModel</name>
  <message>
   <source>Rule and paths</source>
   <translation>Règle et chemins</translation>
  </message>
  <message>
   <source>a group that allows only other paths</source>
   <translation>un groupe qui n’autorise que d’autres chemins</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1 ligne %2 : %3</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>Version</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Requêtes</translation>
  </message>
  <message>
   <source>First</source>
   <translation>Première</translation>
  </message>
  <message>
   <source>Last</source>
   <translation>Dernière</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Logs</name>
  <message>
   <source>%1: no line has a User-Agent, so nobody was recognised.</source>
   <translation>%1 : aucune ligne n’a de User-Agent, personne n’a donc été reconnu.</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1 ligne %2 : %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsChart</name>
  <message>
   <source>Requests by the hour</source>
   <translation>Requêtes par heure</translation>
  </message>
  <message>
   <source>Requests of %1 by the hour</source>
   <translation>Requêtes de %1 par heure</translation>
  </message>
  <message>
   <source>%1 UTC, %2: denied %3, closed %4, grace %5, ok %6</source>
   <translation>%1 UTC, %2 : refusé %3, fermé %4, tolérance %5, ok %6</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>refusé</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>fermé</translation>
  </message>
  <message>
   <source>grace</source>
   <translation>tolérance</translation>
  </message>
  <message>
   <source>ok</source>
   <translation>ok</translation>
  </message>
  <message numerus="yes">
   <source>Not drawn: %Ln request(s), such as of %1</source>
   <comment>%1: 31 Dec 9999</comment>
   <translation>
    <numerusform>Non dessinée : %Ln requête, du %1</numerusform>
    <numerusform>Non dessinées : %Ln requêtes, par exemple du %1</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsPanel</name>
  <message>
   <source>Agents in the log</source>
   <translation>Agents du journal</translation>
  </message>
  <message>
   <source>Broken rules</source>
   <translation>Règles enfreintes</translation>
  </message>
  <message>
   <source>Rules that decided nothing</source>
   <translation>Règles sans effet</translation>
  </message>
  <message>
   <source>Networks of somebody else under its name</source>
   <translation>Réseaux de quelqu’un d’autre sous son nom</translation>
  </message>
  <message>
   <source>Logarithmic</source>
   <translation>Logarithmique</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Stop reading</source>
   <translation>Arrêter la lecture</translation>
  </message>
  <message>
   <source>Use these paths as sample paths</source>
   <translation>Utiliser ces chemins comme chemins d’exemple</translation>
  </message>
  <message>
   <source>Copy the networks</source>
   <translation>Copier les réseaux</translation>
  </message>
  <message>
   <source>Report this…</source>
   <translation>Signaler ceci…</translation>
  </message>
  <message>
   <source>Refuse them at the server…</source>
   <translation>Les refuser côté serveur…</translation>
  </message>
  <message>
   <source>Open logs…</source>
   <translation>Ouvrir des journaux…</translation>
  </message>
  <message>
   <source>Choose a server's logs, also packed with gzip or zstd</source>
   <translation>Choisir les journaux d’un serveur, même compressés avec gzip ou zstd</translation>
  </message>
  <message>
   <source>Address lists…</source>
   <translation>Listes d’adresses…</translation>
  </message>
  <message>
   <source>Choose a folder of address lists, to verify who the crawlers are</source>
   <translation>Choisir un dossier de listes d’adresses, pour vérifier qui sont les robots</translation>
  </message>
  <message>
   <source>Judged by</source>
   <translation>Évalué selon</translation>
  </message>
  <message>
   <source>The policy that the log is judged by</source>
   <translation>La politique selon laquelle le journal est évalué</translation>
  </message>
  <message>
   <source>No rule was broken.</source>
   <translation>Aucune règle n’a été enfreinte.</translation>
  </message>
  <message>
   <source>Every rule that denies decided at least one request.</source>
   <translation>Chaque règle qui refuse a décidé au moins une requête.</translation>
  </message>
  <message>
   <source>Nobody else came under its name, as far as its operator publishes addresses.</source>
   <translation>Personne d’autre n’est venu sous son nom, pour autant que son exploitant publie des adresses.</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Règles</translation>
  </message>
  <message>
   <source>Rules it broke</source>
   <translation>Règles qu’il a enfreintes</translation>
  </message>
  <message>
   <source>Under its name</source>
   <translation>Sous son nom</translation>
  </message>
  <message>
   <source>Networks from which somebody else came under its name: refuse these, not the agent</source>
   <translation>Réseaux d’où quelqu’un d’autre est venu sous son nom : refusez ceux-ci, pas l’agent</translation>
  </message>
  <message>
   <source>Drop the access logs of your server here. Gatepost says what each crawler did, judged by what the policy said at that time. Nothing leaves this computer.</source>
   <translation>Déposez ici les journaux d’accès de votre serveur. Gatepost dit ce que chaque robot a fait, évalué selon ce que disait alors la politique. Rien ne quitte cet ordinateur.</translation>
  </message>
  <message>
   <source>No crawler is in these %1 lines.</source>
   <translation>Aucun robot ne figure dans ces %1 lignes.</translation>
  </message>
  <message>
   <source>%1 lines, %2 to %3, %4 agents, judged by %5.</source>
   <translation>%1 lignes, de %2 à %3, %4 agents, évaluées selon %5.</translation>
  </message>
  <message numerus="yes">
   <source>%n version(s) of the policy</source>
   <translation>
    <numerusform>%n version de la politique</numerusform>
    <numerusform>%n versions de la politique</numerusform>
   </translation>
  </message>
  <message>
   <source>Agents made %1 % of the lines.</source>
   <translation>Les agents sont à l’origine de %1 % des lignes.</translation>
  </message>
  <message>
   <source>%1 more names that nobody knows are not listed.</source>
   <translation>%1 autres noms que personne ne connaît ne sont pas affichés.</translation>
  </message>
  <message>
   <source>%1 lines are not in the format that was assumed (%2).</source>
   <translation>%1 lignes ne sont pas dans le format supposé (%2).</translation>
  </message>
  <message>
   <source>Rules that decided nothing (%1)</source>
   <translation>Règles sans effet (%1)</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Journaux</translation>
  </message>
  <message>
   <source>Logs %1</source>
   <translation>Journaux %1</translation>
  </message>
  <message>
   <source>Under its name (%1 of %2)</source>
   <translation>Sous son nom (%1 sur %2)</translation>
  </message>
  <message>
   <source>Under its name (%1)</source>
   <translation>Sous son nom (%1)</translation>
  </message>
  <message>
   <source>Rules that %1 broke</source>
   <translation>Règles que %1 a enfreintes</translation>
  </message>
  <message>
   <source>Choose an agent to see which rules it broke.</source>
   <translation>Choisissez un agent pour voir quelles règles il a enfreintes.</translation>
  </message>
  <message>
   <source>All these paths are sample paths already.</source>
   <translation>Tous ces chemins sont déjà des chemins d’exemple.</translation>
  </message>
  <message numerus="yes">
   <source>%n sample path(s) added.</source>
   <translation>
    <numerusform>%n chemin d’exemple ajouté.</numerusform>
    <numerusform>%n chemins d’exemple ajoutés.</numerusform>
   </translation>
  </message>
  <message>
   <source>The networks were copied.</source>
   <translation>Les réseaux ont été copiés.</translation>
  </message>
  <message>
   <source>this site's Git history</source>
   <translation>l’historique Git de ce site</translation>
  </message>
  <message>
   <source>this text, for all times</source>
   <translation>ce texte, pour tous les moments</translation>
  </message>
  <message>
   <source>a folder of dated versions…</source>
   <translation>un dossier de versions datées…</translation>
  </message>
  <message>
   <source>versions in %1</source>
   <translation>versions dans %1</translation>
  </message>
  <message>
   <source>A folder with a folder for each version, named by its date</source>
   <translation>Un dossier contenant un dossier par version, nommé d’après sa date</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>Journaux d’un serveur</translation>
  </message>
  <message>
   <source>A folder of address lists, each named after its crawler</source>
   <translation>Un dossier de listes d’adresses, chacune nommée d’après son robot</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>Lecture…</translation>
  </message>
  <message>
   <source>Reading was stopped.</source>
   <translation>La lecture a été arrêtée.</translation>
  </message>
  <message>
   <source>%1 lines, %2 million a second</source>
   <translation>%1 lignes, %2 millions par seconde</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Look</name>
  <message>
   <source>Search indexer</source>
   <translation>Indexeur de recherche</translation>
  </message>
  <message>
   <source>AI assistant</source>
   <translation>Assistant IA</translation>
  </message>
  <message>
   <source>AI researcher</source>
   <translation>Chercheur IA</translation>
  </message>
  <message>
   <source>Code assistant</source>
   <translation>Assistant de code</translation>
  </message>
  <message>
   <source>Data harvester</source>
   <translation>Collecteur de données</translation>
  </message>
  <message>
   <source>Content generator</source>
   <translation>Générateur de contenu</translation>
  </message>
  <message>
   <source>Ad network</source>
   <translation>Régie publicitaire</translation>
  </message>
  <message>
   <source>Monitoring</source>
   <translation>Surveillance</translation>
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
   <source>Later</source>
   <translation>Plus tard</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Demander</translation>
  </message>
  <message>
   <source>As the author meant it</source>
   <translation>Selon l’intention de l’auteur</translation>
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
   <translation>Comme en 1994</translation>
  </message>
  <message>
   <source>As documented</source>
   <translation>Selon la documentation</translation>
  </message>
  <message>
   <source>decided</source>
   <translation>décide</translation>
  </message>
  <message>
   <source>applies</source>
   <translation>s’applique</translation>
  </message>
  <message>
   <source>lost</source>
   <translation>perd</translation>
  </message>
  <message>
   <source>not read</source>
   <translation>non lu</translation>
  </message>
  <message>
   <source>note</source>
   <translation>remarque</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Recherche</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>Au nom d’un utilisateur</translation>
  </message>
  <message>
   <source>Training</source>
   <translation>Entraînement</translation>
  </message>
  <message>
   <source>Several purposes</source>
   <translation>Plusieurs finalités</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MainWindow</name>
  <message>
   <source>&amp;File</source>
   <translation>&amp;Fichier</translation>
  </message>
  <message>
   <source>&amp;Open file…</source>
   <translation>&amp;Ouvrir un fichier…</translation>
  </message>
  <message>
   <source>Open &amp;folder…</source>
   <translation>Ouvrir un &amp;dossier…</translation>
  </message>
  <message>
   <source>Open &amp;recent</source>
   <translation>Fichiers &amp;récents</translation>
  </message>
  <message>
   <source>New &amp;window</source>
   <translation>Nou&amp;velle fenêtre</translation>
  </message>
  <message>
   <source>Open the sam&amp;ple site</source>
   <translation>Ouvrir le s&amp;ite d’exemple</translation>
  </message>
  <message>
   <source>S&amp;ettings…</source>
   <translation>P&amp;aramètres…</translation>
  </message>
  <message>
   <source>&amp;Close file</source>
   <translation>Fermer &amp;le fichier</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>&amp;Quitter</translation>
  </message>
  <message>
   <source>&amp;New</source>
   <translation>&amp;Nouveau</translation>
  </message>
  <message>
   <source>Agent policy &amp;from robots.txt</source>
   <translation>Politique d’agents d’&amp;après robots.txt</translation>
  </message>
  <message>
   <source>New from &amp;template</source>
   <translation>Nouveau d’après un &amp;modèle</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>&amp;Enregistrer</translation>
  </message>
  <message>
   <source>Save &amp;as…</source>
   <translation>Enregistrer &amp;sous…</translation>
  </message>
  <message>
   <source>Save a cop&amp;y…</source>
   <translation>Enregistrer une co&amp;pie…</translation>
  </message>
  <message>
   <source>Save a&amp;ll</source>
   <translation>&amp;Tout enregistrer</translation>
  </message>
  <message>
   <source>Co&amp;mpare with the file</source>
   <translation>&amp;Comparer avec le fichier</translation>
  </message>
  <message>
   <source>E&amp;xport…</source>
   <translation>E&amp;xporter…</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>É&amp;dition</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Annuler</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>&amp;Rétablir</translation>
  </message>
  <message>
   <source>&amp;Next problem</source>
   <translation>Problème &amp;suivant</translation>
  </message>
  <message>
   <source>T&amp;idy up…</source>
   <translation>&amp;Faire le ménage…</translation>
  </message>
  <message>
   <source>&amp;Previous problem</source>
   <translation>Problème &amp;précédent</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Affichage</translation>
  </message>
  <message>
   <source>&amp;Form</source>
   <translation>&amp;Formulaire</translation>
  </message>
  <message>
   <source>Form &amp;and text</source>
   <translation>Formulaire &amp;et texte</translation>
  </message>
  <message>
   <source>&amp;Text</source>
   <translation>&amp;Texte</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>Objectifs</translation>
  </message>
  <message>
   <source>&amp;Reset layout</source>
   <translation>&amp;Réinitialiser la disposition</translation>
  </message>
  <message>
   <source>Next &amp;pane</source>
   <translation>&amp;Volet suivant</translation>
  </message>
  <message>
   <source>Pre&amp;vious pane</source>
   <translation>Volet &amp;précédent</translation>
  </message>
  <message>
   <source>Find a &amp;command…</source>
   <translation>Rechercher une &amp;commande…</translation>
  </message>
  <message>
   <source>Views folded to their tabs</source>
   <translation>Vues repliées sur leurs onglets</translation>
  </message>
  <message>
   <source>Views in the whole window</source>
   <translation>Vues dans toute la fenêtre</translation>
  </message>
  <message>
   <source>&amp;Policy</source>
   <translation>P&amp;olitique</translation>
  </message>
  <message>
   <source>Add %1</source>
   <translation>Ajouter %1</translation>
  </message>
  <message>
   <source>&amp;Undo %1</source>
   <translation>&amp;Annuler : %1</translation>
  </message>
  <message>
   <source>&amp;Redo %1</source>
   <translation>&amp;Rétablir : %1</translation>
  </message>
  <message>
   <source>Read as one it would allow everything, so nothing is judged.</source>
   <translation>Lu comme tel, il autoriserait tout ; rien n’est donc évalué.</translation>
  </message>
  <message>
   <source>Fetch…</source>
   <translation>Récupérer…</translation>
  </message>
  <message>
   <source>Open anyway</source>
   <translation>Ouvrir quand même</translation>
  </message>
  <message>
   <source>&amp;Simulate</source>
   <translation>&amp;Simulation</translation>
  </message>
  <message>
   <source>&amp;Ask about an agent</source>
   <translation>&amp;Interroger sur un agent</translation>
  </message>
  <message>
   <source>Go to the &amp;deciding line</source>
   <translation>Aller à la ligne &amp;décisive</translation>
  </message>
  <message>
   <source>C&amp;hange this answer…</source>
   <translation>C&amp;hanger cette réponse…</translation>
  </message>
  <message>
   <source>&amp;Copy the answer</source>
   <translation>&amp;Copier la réponse</translation>
  </message>
  <message>
   <source>Copy as &amp;JSON</source>
   <translation>Copier en &amp;JSON</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Interprétation</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>A&amp;ide</translation>
  </message>
  <message>
   <source>&amp;Manual</source>
   <translation>&amp;Manuel</translation>
  </message>
  <message>
   <source>&amp;Keyboard shortcuts</source>
   <translation>&amp;Raccourcis clavier</translation>
  </message>
  <message>
   <source>&amp;Report a wrong verdict</source>
   <translation>&amp;Signaler un verdict erroné</translation>
  </message>
  <message>
   <source>&amp;Update the List of Crawlers…</source>
   <translation>Mettre à &amp;jour la liste des robots…</translation>
  </message>
  <message numerus="yes">
   <source>&amp;Update the List of Crawlers… (%n day(s) old)</source>
   <translation>
    <numerusform>Mettre à &amp;jour la liste des robots… (vieille de %n jour)</numerusform>
    <numerusform>Mettre à &amp;jour la liste des robots… (vieille de %n jours)</numerusform>
   </translation>
  </message>
  <message>
   <source>&amp;About Gatepost</source>
   <translation>À &amp;propos de Gatepost</translation>
  </message>
  <message>
   <source>About Gatepost</source>
   <translation>À propos de Gatepost</translation>
  </message>
  <message>
   <source>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. No account, no telemetry; nothing is fetched or sent unless you press a button.&lt;/p&gt;</source>
   <translation>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Modifie et simule robots.txt, robots-ai.txt, robots2.txt et les politiques d’agents.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Ni compte, ni télémétrie ; rien n’est récupéré ni envoyé sans que vous cliquiez sur un bouton.&lt;/p&gt;</translation>
  </message>
  <message>
   <source>The answer with its reasons is in the clipboard as JSON. Paste it into your report with the policy files that it is about, and say what you expected. Nothing was sent.</source>
   <translation>La réponse et ses raisons sont dans le presse-papiers en JSON. Collez-les dans votre signalement avec les fichiers de politique concernés, et dites ce que vous attendiez. Rien n’a été envoyé.</translation>
  </message>
  <message>
   <source>The window speaks the other language when Gatepost is started again.</source>
   <translation>La nouvelle langue sera utilisée au prochain démarrage de Gatepost.</translation>
  </message>
  <message>
   <source>The files of this site have %1. Everything is judged again at each key, so typing waits. The text alone is faster.</source>
   <translation>Les fichiers de ce site font %1. Tout est réévalué à chaque touche, la saisie est donc ralentie. Le texte seul est plus rapide.</translation>
  </message>
  <message>
   <source>Show the text alone</source>
   <translation>Afficher le texte seul</translation>
  </message>
  <message>
   <source>Only the text is shown. Verdicts, problems, forms and views are not kept up to date.</source>
   <translation>Seul le texte est affiché. Verdicts, problèmes, formulaires et vues ne sont pas tenus à jour.</translation>
  </message>
  <message>
   <source>Judge again</source>
   <translation>Réévaluer</translation>
  </message>
  <message>
   <source>Line %1 of %2 has %3 characters. Only its first %4 are shown and searched, and lines are not wrapped in this file. All of it is kept and saved.</source>
   <translation>La ligne %1 de %2 compte %3 caractères. Seuls les %4 premiers sont affichés et parcourus par la recherche, et les lignes de ce fichier ne sont pas renvoyées à la ligne. Tout est conservé et enregistré.</translation>
  </message>
  <message>
   <source>%1 contains no policy file.</source>
   <translation>%1 ne contient aucun fichier de politique.</translation>
  </message>
  <message>
   <source>%1 contains no robots.txt, robots-ai.txt, robots2.txt or agent policy yet. What you say here makes one.</source>
   <translation>%1 ne contient encore ni robots.txt, ni robots-ai.txt, ni robots2.txt, ni politique d’agents. Ce que vous dites ici en crée.</translation>
  </message>
  <message>
   <source>Crawler policy</source>
   <translation>Politique pour robots</translation>
  </message>
  <message>
   <source>The clipboard contains no text. Copy the text of a robots.txt first.</source>
   <translation>Le presse-papiers ne contient pas de texte. Copiez d’abord le texte d’un robots.txt.</translation>
  </message>
  <message>
   <source>Open file</source>
   <translation>Ouvrir un fichier</translation>
  </message>
  <message>
   <source>Policy files (*robots*.txt *.kno);;Text files (*.txt);;All files (*)</source>
   <translation>Fichiers de politique (*robots*.txt *.kno);;Fichiers texte (*.txt);;Tous les fichiers (*)</translation>
  </message>
  <message>
   <source>Open a site's folder</source>
   <translation>Ouvrir le dossier d’un site</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1 (manquant)</translation>
  </message>
  <message>
   <source>Keep the open file at the top</source>
   <translation>Épingler le fichier ouvert en tête</translation>
  </message>
  <message>
   <source>Forget missing files</source>
   <translation>Oublier les fichiers manquants</translation>
  </message>
  <message>
   <source>Clear the list</source>
   <translation>Vider la liste</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, ligne %2</translation>
  </message>
  <message>
   <source>Go to line %1 of %2</source>
   <translation>Aller à la ligne %1 de %2</translation>
  </message>
  <message>
   <source>Let %1 in…</source>
   <translation>Laisser entrer %1…</translation>
  </message>
  <message>
   <source>Block %1…</source>
   <translation>Bloquer %1…</translation>
  </message>
  <message>
   <source>the smallest edit</source>
   <translation>la plus petite modification</translation>
  </message>
  <message>
   <source>Export to %1…</source>
   <translation>Exporter vers %1…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Fichier</translation>
  </message>
  <message>
   <source>Ask about %1</source>
   <translation>Poser la question sur %1</translation>
  </message>
  <message>
   <source>path</source>
   <translation>chemin</translation>
  </message>
  <message>
   <source>directive, in the manual</source>
   <translation>directive, dans le manuel</translation>
  </message>
  <message>
   <source>manual</source>
   <translation>manuel</translation>
  </message>
  <message>
   <source>No command. Ask about “%1”?</source>
   <translation>Aucune commande. Poser la question sur « %1 » ?</translation>
  </message>
  <message>
   <source>Views</source>
   <translation>Vues</translation>
  </message>
  <message>
   <source>Form and answer</source>
   <translation>Formulaire et réponse</translation>
  </message>
  <message>
   <source>Form</source>
   <translation>Formulaire</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Réponse</translation>
  </message>
  <message>
   <source>The unsaved text of %1 is back. It is not saved yet.</source>
   <translation>Le texte non enregistré de %1 est de retour. Il n’est pas encore enregistré.</translation>
  </message>
  <message>
   <source>Recovered text</source>
   <translation>Texte récupéré</translation>
  </message>
  <message>
   <source>The text could not be put into %1; it is kept.</source>
   <translation>Le texte n’a pas pu être placé dans %1 ; il est conservé.</translation>
  </message>
  <message>
   <source>Save the recovered text</source>
   <translation>Enregistrer le texte récupéré</translation>
  </message>
  <message>
   <source>%1 (recovered %2)%3</source>
   <translation>%1 (récupéré %2)%3</translation>
  </message>
  <message>
   <source>%1 (recovered %2, %3)%4</source>
   <translation>%1 (récupéré %2, %3)%4</translation>
  </message>
  <message>
   <source>The unsaved text is saved as %1.</source>
   <translation>Le texte non enregistré a été enregistré sous %1.</translation>
  </message>
  <message>
   <source>Open the files again?</source>
   <translation>Rouvrir les fichiers ?</translation>
  </message>
  <message>
   <source>The last time, Gatepost did not come up with the files that were open. One of them may be the reason.</source>
   <translation>La dernière fois, Gatepost n’a pas pu démarrer avec les fichiers qui étaient ouverts. L’un d’eux en est peut-être la cause.</translation>
  </message>
  <message>
   <source>Show the files</source>
   <translation>Afficher les fichiers</translation>
  </message>
  <message>
   <source>Open again</source>
   <translation>Rouvrir</translation>
  </message>
  <message>
   <source>Start empty</source>
   <translation>Démarrer à vide</translation>
  </message>
  <message>
   <source>Not opened again: %1</source>
   <translation>Non rouvert : %1</translation>
  </message>
  <message>
   <source>Save %1</source>
   <translation>Enregistrer %1</translation>
  </message>
  <message>
   <source>Save a copy of %1</source>
   <translation>Enregistrer une copie de %1</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>%1 enregistré</translation>
  </message>
  <message>
   <source>Keep this window open and save a copy elsewhere.</source>
   <translation>Gardez cette fenêtre ouverte et enregistrez une copie ailleurs.</translation>
  </message>
  <message>
   <source>Changed on disk</source>
   <translation>Modifié sur le disque</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading keeps your draft as an undo step.</source>
   <translation>L’enregistrement remplace ce qui s’y trouve. Le rechargement garde votre brouillon comme étape d’annulation.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Comparer</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>Recharger</translation>
  </message>
  <message>
   <source>Save mine</source>
   <translation>Enregistrer le mien</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Write over the file?</source>
   <translation>Écraser le fichier ?</translation>
  </message>
  <message>
   <source>The old text is kept in a safe place meanwhile.</source>
   <translation>L’ancien texte est gardé en lieu sûr entre-temps.</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>Enregistrer une copie…</translation>
  </message>
  <message>
   <source>Write over it</source>
   <translation>L’écraser</translation>
  </message>
  <message>
   <source>The old text cannot be kept safe, so the file was not written.</source>
   <translation>L’ancien texte ne peut pas être mis en lieu sûr ; le fichier n’a donc pas été écrit.</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>Moteurs de recherche</translation>
  </message>
  <message>
   <source>Pages that may not be fetched drop out of search results.</source>
   <translation>Les pages qui ne peuvent pas être récupérées disparaissent des résultats de recherche.</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>Afficher les changements</translation>
  </message>
  <message>
   <source>Save all the same</source>
   <translation>Enregistrer quand même</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading discards your changes.</source>
   <translation>L’enregistrement remplace ce qui s’y trouve. Le rechargement abandonne vos modifications.</translation>
  </message>
  <message>
   <source>gatepost.yaml and asks.json</source>
   <translation>gatepost.yaml et asks.json</translation>
  </message>
  <message>
   <source>Unsaved changes</source>
   <translation>Modifications non enregistrées</translation>
  </message>
  <message>
   <source>Save the changes in %1?</source>
   <translation>Enregistrer les modifications de %1 ?</translation>
  </message>
  <message>
   <source>If you do not save, they are lost.</source>
   <translation>Si vous n’enregistrez pas, elles sont perdues.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>Don't save</source>
   <translation>Ne pas enregistrer</translation>
  </message>
  <message>
   <source>%1 is the same as the file on disk.</source>
   <translation>%1 est identique au fichier sur le disque.</translation>
  </message>
  <message>
   <source>Compare %1</source>
   <translation>Comparer %1</translation>
  </message>
  <message>
   <source>− in the file on disk, + in the window:</source>
   <translation>− dans le fichier sur le disque, + dans la fenêtre :</translation>
  </message>
  <message>
   <source>No longer there, so not opened again: %1</source>
   <translation>N’existe plus, donc non rouvert : %1</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Site</translation>
  </message>
  <message>
   <source>Compare with &amp;live…</source>
   <translation>Comparer au site en &amp;ligne…</translation>
  </message>
  <message>
   <source>The draft against what the site serves now. Nothing is sent before you have seen what will be.</source>
   <translation>Le brouillon face à ce que le site sert maintenant. Rien n’est envoyé avant que vous n’ayez vu ce qui le sera.</translation>
  </message>
  <message>
   <source>&amp;Serve the draft…</source>
   <translation>&amp;Servir le brouillon…</translation>
  </message>
  <message>
   <source>A web server on this computer, for trying a crawler on it</source>
   <translation>Un serveur web sur cet ordinateur, pour y essayer un robot</translation>
  </message>
  <message>
   <source>not all UTF-8</source>
   <translation>pas entièrement UTF-8</translation>
  </message>
  <message>
   <source>UTF-8 with BOM</source>
   <translation>UTF-8 avec BOM</translation>
  </message>
  <message>
   <source>UTF-8</source>
   <translation>UTF-8</translation>
  </message>
  <message>
   <source>%1, mixed</source>
   <translation>%1, mixtes</translation>
  </message>
  <message>
   <source>%1 of 500 KiB</source>
   <translation>%1 sur 500 Kio</translation>
  </message>
  <message>
   <source>no problems</source>
   <translation>aucun problème</translation>
  </message>
  <message>
   <source>errors: %1, warnings: %2</source>
   <translation>erreurs : %1, avertissements : %2</translation>
  </message>
  <message>
   <source>Ln %1, Col %2</source>
   <translation>Ln %1, Col %2</translation>
  </message>
  <message>
   <source>not wrapped: a line has over %1 characters</source>
   <translation>sans retour à la ligne : une ligne dépasse %1 caractères</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>non enregistré</translation>
  </message>
  <message>
   <source>Never saved</source>
   <translation>pas encore un fichier</translation>
  </message>
  <message>
   <source>saved</source>
   <translation>enregistré</translation>
  </message>
  <message>
   <source>&amp;Duplicate lines</source>
   <translation>&amp;Dupliquer les lignes</translation>
  </message>
  <message>
   <source>Move lines &amp;up</source>
   <translation>Déplacer les lignes vers le &amp;haut</translation>
  </message>
  <message>
   <source>Move lines do&amp;wn</source>
   <translation>Déplacer les lignes vers le &amp;bas</translation>
  </message>
  <message>
   <source>De&amp;lete lines</source>
   <translation>&amp;Supprimer les lignes</translation>
  </message>
  <message>
   <source>&amp;Join lines</source>
   <translation>&amp;Joindre les lignes</translation>
  </message>
  <message>
   <source>&amp;Comment or uncomment</source>
   <translation>&amp;Commenter ou décommenter</translation>
  </message>
  <message>
   <source>Complete</source>
   <translation>Compléter</translation>
  </message>
  <message>
   <source>Fix at the caret…</source>
   <translation>Corriger au curseur…</translation>
  </message>
  <message>
   <source>Explain what is at the caret</source>
   <translation>Expliquer ce qui est au curseur</translation>
  </message>
  <message>
   <source>Fold the group</source>
   <translation>Replier le groupe</translation>
  </message>
  <message>
   <source>Unfold the group</source>
   <translation>Déplier le groupe</translation>
  </message>
  <message>
   <source>Fold all</source>
   <translation>Tout replier</translation>
  </message>
  <message>
   <source>Unfold all</source>
   <translation>Tout déplier</translation>
  </message>
  <message>
   <source>&amp;Find…</source>
   <translation>Rec&amp;hercher…</translation>
  </message>
  <message>
   <source>R&amp;eplace…</source>
   <translation>Re&amp;mplacer…</translation>
  </message>
  <message>
   <source>Find ne&amp;xt</source>
   <translation>Rechercher le sui&amp;vant</translation>
  </message>
  <message>
   <source>Find pre&amp;vious</source>
   <translation>Rechercher &amp;le précédent</translation>
  </message>
  <message>
   <source>&amp;Go to line…</source>
   <translation>Aller à la li&amp;gne…</translation>
  </message>
  <message>
   <source>&amp;Lines</source>
   <translation>L&amp;ignes</translation>
  </message>
  <message>
   <source>F&amp;olding</source>
   <translation>R&amp;epliage</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>Co&amp;uper</translation>
  </message>
  <message>
   <source>Cop&amp;y</source>
   <translation>&amp;Copier</translation>
  </message>
  <message>
   <source>P&amp;aste</source>
   <translation>C&amp;oller</translation>
  </message>
  <message>
   <source>&amp;Select all</source>
   <translation>&amp;Tout sélectionner</translation>
  </message>
  <message>
   <source>&amp;Wrap lines</source>
   <translation>Retour à la &amp;ligne automatique</translation>
  </message>
  <message>
   <source>Show &amp;spaces and tabs</source>
   <translation>Afficher les e&amp;spaces et tabulations</translation>
  </message>
  <message>
   <source>&amp;Grey out groups of other agents</source>
   <translation>Griser les groupes &amp;des autres agents</translation>
  </message>
  <message>
   <source>&amp;Larger text</source>
   <translation>Texte plus &amp;grand</translation>
  </message>
  <message>
   <source>S&amp;maller text</source>
   <translation>Texte plus pet&amp;it</translation>
  </message>
  <message>
   <source>Usual text si&amp;ze</source>
   <translation>Taille &amp;normale du texte</translation>
  </message>
  <message>
   <source>Go to line</source>
   <translation>Aller à la ligne</translation>
  </message>
  <message>
   <source>Line (1 to %1)</source>
   <translation>Ligne (1 à %1)</translation>
  </message>
  <message numerus="yes">
   <source>The list in use has %n agents.</source>
   <translation>
    <numerusform>La liste utilisée compte %n agent.</numerusform>
    <numerusform>La liste utilisée compte %n agents.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The list in use is of %1 and has %n agents.</source>
   <translation>
    <numerusform>La liste utilisée date du %1 et compte %n agent.</numerusform>
    <numerusform>La liste utilisée date du %1 et compte %n agents.</numerusform>
   </translation>
  </message>
  <message>
   <source>Update the list of crawlers</source>
   <translation>Mettre à jour la liste des robots</translation>
  </message>
  <message>
   <source>%1 (%2) contains nothing new.</source>
   <translation>%1 (%2) ne contient rien de nouveau.</translation>
  </message>
  <message>
   <source>%1 (%2): %3 new, %4 changed.</source>
   <translation>%1 (%2) : %3 nouveaux, %4 modifiés.</translation>
  </message>
  <message>
   <source>What would change</source>
   <translation>Ce qui changerait</translation>
  </message>
  <message>
   <source>Left out: %1</source>
   <translation>Laissés de côté : %1</translation>
  </message>
  <message>
   <source>Use This List</source>
   <translation>Utiliser cette liste</translation>
  </message>
  <message>
   <source>%1 could not be read: %2</source>
   <translation>%1 n’a pas pu être lu : %2</translation>
  </message>
  <message>
   <source>Update the list of crawlers from a file</source>
   <translation>Mettre à jour la liste des robots depuis un fichier</translation>
  </message>
  <message>
   <source>Lists of agents (*.tsv *.json *.txt);;All files (*)</source>
   <translation>Listes d’agents (*.tsv *.json *.txt);;Tous les fichiers (*)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Manual</name>
  <message>
   <source>Open this policy in a new window</source>
   <translation>Ouvrir cette politique dans une nouvelle fenêtre</translation>
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
   <translation>Précédent</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>Suivant</translation>
  </message>
  <message>
   <source>Gatepost manual</source>
   <translation>Manuel de Gatepost</translation>
  </message>
  <message>
   <source>Search the manual</source>
   <translation>Rechercher dans le manuel</translation>
  </message>
  <message>
   <source>Contents</source>
   <translation>Sommaire</translation>
  </message>
  <message>
   <source>Found sections</source>
   <translation>Sections trouvées</translation>
  </message>
  <message>
   <source>Text of the manual</source>
   <translation>Texte du manuel</translation>
  </message>
  <message>
   <source>The text of the manual is in English.</source>
   <translation>Le texte du manuel est en anglais.</translation>
  </message>
  <message>
   <source>Nothing found</source>
   <translation>Aucun résultat</translation>
  </message>
  <message numerus="yes">
   <source>%n section(s)</source>
   <translation>
    <numerusform>%n section</numerusform>
    <numerusform>%n sections</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MapPanel</name>
  <message>
   <source>%1 to %2: closed</source>
   <translation>de %1 à %2 : fermé</translation>
  </message>
  <message>
   <source>%1 to %2: open, no pace stated</source>
   <translation>de %1 à %2 : ouvert, aucune cadence déclarée</translation>
  </message>
  <message>
   <source>%1 to %2: open, %3</source>
   <translation>de %1 à %2 : ouvert, %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n autre</numerusform>
    <numerusform>%n autres</numerusform>
   </translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1 : %2</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1 sur %2</translation>
  </message>
  <message>
   <source>Not decided: the files are too large to look at every path.</source>
   <translation>Non décidé : les fichiers sont trop grands pour examiner chaque chemin.</translation>
  </message>
  <message>
   <source>This differs from the saved files.</source>
   <translation>Ceci diffère des fichiers enregistrés.</translation>
  </message>
  <message>
   <source>%1: nothing may be fetched, so nothing can be done with it.</source>
   <translation>%1 : rien ne peut être récupéré, donc rien ne peut en être fait.</translation>
  </message>
  <message>
   <source>not everywhere the same</source>
   <translation>pas partout pareil</translation>
  </message>
  <message>
   <source>%1 · %2: %3</source>
   <translation>%1 · %2 : %3</translation>
  </message>
  <message>
   <source>%1, hours in UTC</source>
   <translation>%1, heures en UTC</translation>
  </message>
  <message>
   <source>The pace differs from the saved files.</source>
   <translation>La cadence diffère des fichiers enregistrés.</translation>
  </message>
  <message>
   <source>Documented not to obey robots.txt: this is what is asked, not what happens.</source>
   <translation>D’après la documentation, n’obéit pas à robots.txt : voici ce qui est demandé, pas ce qui se passe.</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>Poser la question</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>Aller à la ligne</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Changer cette réponse…</translation>
  </message>
  <message>
   <source>Make a rule about all of this</source>
   <translation>Faire une règle sur tout ceci</translation>
  </message>
  <message>
   <source>Hide its places</source>
   <translation>Masquer ses endroits</translation>
  </message>
  <message>
   <source>Show its places</source>
   <translation>Afficher ses endroits</translation>
  </message>
  <message>
   <source>Hide its agents</source>
   <translation>Masquer ses agents</translation>
  </message>
  <message>
   <source>Show its agents</source>
   <translation>Afficher ses agents</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <source>no rule about all of this is true now</source>
   <translation>aucune règle sur tout ceci n’est vraie actuellement</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) added to the tests</source>
   <translation>
    <numerusform>%n règle ajoutée aux tests</numerusform>
    <numerusform>%n règles ajoutées aux tests</numerusform>
   </translation>
  </message>
  <message>
   <source>Who may do what, where and when</source>
   <translation>Qui peut faire quoi, où et quand</translation>
  </message>
  <message>
   <source>Export the map</source>
   <translation>Exporter la carte</translation>
  </message>
  <message>
   <source>Changed rows</source>
   <translation>Rangées modifiées</translation>
  </message>
  <message>
   <source>Only rows that differ from the saved files</source>
   <translation>Seulement les rangées qui diffèrent des fichiers enregistrés</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exporter</translation>
  </message>
  <message>
   <source>Export the picture</source>
   <translation>Exporter l’image</translation>
  </message>
  <message>
   <source>Map: who may do what, where and when</source>
   <translation>Carte : qui peut faire quoi, où et quand</translation>
  </message>
  <message>
   <source>Looking at every path, agent and hour…</source>
   <translation>Examen de chaque chemin, agent et heure…</translation>
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
   <translation>Tous peuvent tout récupérer. Que voulez-vous ?</translation>
  </message>
  <message>
   <source>Choose goals…</source>
   <translation>Choisir des objectifs…</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>examen…</translation>
  </message>
  <message numerus="yes">
   <source>%1 agents are answered in %n way(s)</source>
   <translation>
    <numerusform>%1 agents, %n réponse différente</numerusform>
    <numerusform>%1 agents, %n réponses différentes</numerusform>
   </translation>
  </message>
  <message>
   <source>exact: true of every path and hour</source>
   <translation>exact : vrai pour tout chemin et toute heure</translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>au moins ceux-ci ; certains chemins n’ont pas pu être décidés</translation>
  </message>
  <message numerus="yes">
   <source>%n row(s) changed against the saved files</source>
   <translation>
    <numerusform>%n rangée modifiée par rapport aux fichiers enregistrés</numerusform>
    <numerusform>%n rangées modifiées par rapport aux fichiers enregistrés</numerusform>
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
    <numerusform>%n autre</numerusform>
    <numerusform>%n autres</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <comment>agent, path: answer</comment>
   <translation>%1, %2 : %3</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1 ligne %2</translation>
  </message>
  <message>
   <source>for %1 on %2: %3</source>
   <comment>agent, path, line</comment>
   <translation>pour %1 sur %2 : %3</translation>
  </message>
  <message>
   <source>differs from the saved site</source>
   <translation>diffère du site enregistré</translation>
  </message>
  <message>
   <source>the files say: %1</source>
   <translation>les fichiers disent : %1</translation>
  </message>
  <message>
   <source>as documented: %1</source>
   <translation>selon la documentation : %1</translation>
  </message>
  <message>
   <source>readings differ</source>
   <translation>les interprétations diffèrent</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixPanel</name>
  <message>
   <source>One test was added.</source>
   <translation>Un test a été ajouté.</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>Poser la question</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Changer cette réponse…</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>Aller à la ligne</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>Faire un test de cette réponse</translation>
  </message>
  <message>
   <source>Show its rows as one</source>
   <translation>Afficher ses lignes en une seule</translation>
  </message>
  <message>
   <source>Show its columns as one</source>
   <translation>Afficher ses colonnes en une seule</translation>
  </message>
  <message>
   <source>Show each of its rows</source>
   <translation>Afficher chacune de ses lignes</translation>
  </message>
  <message>
   <source>Show each of its columns</source>
   <translation>Afficher chacune de ses colonnes</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <source>Cancelled: what is shown is not up to date.</source>
   <translation>Annulé : ce qui est affiché n’est pas à jour.</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agents</translation>
  </message>
  <message>
   <source>Which agents</source>
   <translation>Quels agents</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>Chemins</translation>
  </message>
  <message>
   <source>Which paths</source>
   <translation>Quels chemins</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>Refusés</translation>
  </message>
  <message>
   <source>Only what is denied</source>
   <translation>Seulement ce qui est refusé</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>Modifiés</translation>
  </message>
  <message>
   <source>Only what differs from the saved site</source>
   <translation>Seulement ce qui diffère du site enregistré</translation>
  </message>
  <message>
   <source>View</source>
   <translation>Affichage</translation>
  </message>
  <message>
   <source>Order, equal rows and columns, size, readings</source>
   <translation>Ordre, lignes et colonnes identiques, taille, interprétations</translation>
  </message>
  <message>
   <source>Only where the readings do not agree</source>
   <translation>Seulement là où les interprétations ne concordent pas</translation>
  </message>
  <message>
   <source>What each agent is documented to do</source>
   <translation>Ce que fait chaque agent selon la documentation</translation>
  </message>
  <message>
   <source>Swap rows and columns</source>
   <translation>Permuter lignes et colonnes</translation>
  </message>
  <message>
   <source>Merge equal rows and columns</source>
   <translation>Fusionner les lignes et colonnes identiques</translation>
  </message>
  <message>
   <source>Shrink the cells to fit the whole matrix</source>
   <translation>Réduire les cellules pour que toute la matrice tienne</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>Arrêter le calcul</translation>
  </message>
  <message>
   <source>Agents × paths</source>
   <translation>Agents × chemins</translation>
  </message>
  <message>
   <source>Agents × directives</source>
   <translation>Agents × directives</translation>
  </message>
  <message>
   <source>Hours × paths</source>
   <translation>Heures × chemins</translation>
  </message>
  <message>
   <source>Agents × answers</source>
   <translation>Agents × réponses</translation>
  </message>
  <message>
   <source>What the matrix compares</source>
   <translation>Ce que compare la matrice</translation>
  </message>
  <message>
   <source>Hours × paths is about the question's agent and day, in UTC.</source>
   <translation>Heures × chemins porte sur l’agent et le jour de la question, en UTC.</translation>
  </message>
  <message>
   <source>Agents × answers is about the question's path: what if robots.txt is answered with another status?</source>
   <translation>Agents × réponses porte sur le chemin de la question : et si robots.txt recevait un autre statut en réponse ?</translation>
  </message>
  <message>
   <source>filter by name</source>
   <translation>filtrer par nom</translation>
  </message>
  <message>
   <source>Filter agents and paths by a part of their name</source>
   <translation>Filtrer agents et chemins par une partie de leur nom</translation>
  </message>
  <message>
   <source>Progress of the matrix</source>
   <translation>Progression de la matrice</translation>
  </message>
  <message>
   <source>Order of rows and columns</source>
   <translation>Ordre des lignes et des colonnes</translation>
  </message>
  <message>
   <source>By purpose</source>
   <translation>Par finalité</translation>
  </message>
  <message>
   <source>As given</source>
   <translation>Ordre donné</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>Par nom</translation>
  </message>
  <message>
   <source>Most denied first</source>
   <translation>Les plus refusés d’abord</translation>
  </message>
  <message>
   <source>By behaviour</source>
   <translation>Par comportement</translation>
  </message>
  <message>
   <source>What each agent is documented to do, rather than what the files say</source>
   <translation>Ce que fait chaque agent d’après la documentation, plutôt que ce que disent les fichiers</translation>
  </message>
  <message>
   <source>Equal rows and equal columns are shown as one</source>
   <translation>Les lignes identiques et les colonnes identiques sont affichées en une seule</translation>
  </message>
  <message>
   <source>Smaller cells (Ctrl+-)</source>
   <translation>Cellules plus petites (Ctrl+-)</translation>
  </message>
  <message>
   <source>Larger cells (Ctrl++)</source>
   <translation>Cellules plus grandes (Ctrl++)</translation>
  </message>
  <message>
   <source>View %1</source>
   <translation>Affichage %1</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exporter</translation>
  </message>
  <message>
   <source>Export what is shown</source>
   <translation>Exporter ce qui est affiché</translation>
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
   <translation>Copier en Markdown</translation>
  </message>
  <message numerus="yes">
   <source>This is a sitemap index of %n sitemap(s), which are not fetched: open them one by one.</source>
   <translation>
    <numerusform>Ceci est un index de %n sitemap, qui n’est pas récupéré : ouvrez-le séparément.</numerusform>
    <numerusform>Ceci est un index de %n sitemaps, qui ne sont pas récupérés : ouvrez-les un par un.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) that are not paths were left out.</source>
   <translation>
    <numerusform>%n ligne qui n’est pas un chemin a été omise.</numerusform>
    <numerusform>%n lignes qui ne sont pas des chemins ont été omises.</numerusform>
   </translation>
  </message>
  <message>
   <source>The list was cut: at most %1 paths are taken.</source>
   <translation>La liste a été coupée : %1 chemins au plus sont pris.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1 : %2</translation>
  </message>
  <message>
   <source>paths from %1</source>
   <translation>chemins de %1</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>Les agents du site</translation>
  </message>
  <message>
   <source>By category</source>
   <translation>Par catégorie</translation>
  </message>
  <message>
   <source>By operator</source>
   <translation>Par exploitant</translation>
  </message>
  <message>
   <source>The whole registry (%1)</source>
   <translation>Tout le registre (%1)</translation>
  </message>
  <message>
   <source>The site's sample paths</source>
   <translation>Les chemins d’exemple du site</translation>
  </message>
  <message>
   <source>Add the question's path</source>
   <translation>Ajouter le chemin de la question</translation>
  </message>
  <message>
   <source>paths from a list</source>
   <translation>chemins d’une liste</translation>
  </message>
  <message>
   <source>Paths of the rules</source>
   <translation>Chemins des règles</translation>
  </message>
  <message>
   <source>paths of the rules</source>
   <translation>chemins des règles</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Coller</translation>
  </message>
  <message>
   <source>paths from the clipboard</source>
   <translation>chemins du presse-papiers</translation>
  </message>
  <message>
   <source>Edit the list…</source>
   <translation>Modifier la liste…</translation>
  </message>
  <message>
   <source>Text file or sitemap…</source>
   <translation>Fichier texte ou sitemap…</translation>
  </message>
  <message>
   <source>Paths from a file</source>
   <translation>Chemins d’un fichier</translation>
  </message>
  <message>
   <source>Sitemaps and lists (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)</source>
   <translation>Sitemaps et listes (*.xml *.xml.gz *.gz *.txt *.csv);;Tous les fichiers (*)</translation>
  </message>
  <message>
   <source>Keep them with the site</source>
   <translation>Les garder avec le site</translation>
  </message>
  <message>
   <source>Paths of the matrix</source>
   <translation>Chemins de la matrice</translation>
  </message>
  <message>
   <source>One path or URL a line</source>
   <translation>Un chemin ou une URL par ligne</translation>
  </message>
  <message>
   <source>One path or URL a line.</source>
   <translation>Un chemin ou une URL par ligne.</translation>
  </message>
  <message>
   <source>%1 × %2 cells</source>
   <translation>%1 × %2 cellules</translation>
  </message>
  <message>
   <source>%1 × %2 different</source>
   <comment>rows and columns of the matrix</comment>
   <translation>%1 × %2 différentes</translation>
  </message>
  <message numerus="yes">
   <source>%Ln denied</source>
   <translation>
    <numerusform>%Ln refusée</numerusform>
    <numerusform>%Ln refusées</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln differ from the saved site</source>
   <translation>
    <numerusform>%Ln diffère du site enregistré</numerusform>
    <numerusform>%Ln diffèrent du site enregistré</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the files say otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>les fichiers disent autre chose sur %Ln</numerusform>
    <numerusform>les fichiers disent autre chose sur %Ln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>documented otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>la documentation dit autre chose sur %Ln</numerusform>
    <numerusform>la documentation dit autre chose sur %Ln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>readings differ on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>les interprétations diffèrent sur %Ln</numerusform>
    <numerusform>les interprétations diffèrent sur %Ln</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 × %2 shown</source>
   <comment>cells</comment>
   <translation>%1 × %2 affichées</translation>
  </message>
  <message>
   <source>on the path %1</source>
   <translation>sur le chemin %1</translation>
  </message>
  <message>
   <source>Export the matrix</source>
   <translation>Exporter la matrice</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixView</name>
  <message>
   <source>Matrix of verdicts</source>
   <translation>Matrice des verdicts</translation>
  </message>
  <message>
   <source>Enter puts the cell's question. Plus and Minus open and close the agents that a row stands for, with Alt the paths of a column.</source>
   <translation>Entrée pose la question de la cellule. Plus et Moins ouvrent et ferment les agents d’une ligne, avec Alt les chemins d’une colonne.</translation>
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
   <translation>Exploitant</translation>
  </message>
  <message>
   <source>What it does</source>
   <translation>Ce qu’il fait</translation>
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
   <translation>Fermer ce message</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MetaPage</name>
  <message>
   <source>About this file</source>
   <translation>À propos de ce fichier</translation>
  </message>
  <message>
   <source>Comments of the form “# meta: key: value” at the top of the file. They tell people and agents what the file is; only chain-id is read by the chain walk.</source>
   <translation>Commentaires de la forme « # meta: clé: valeur » en tête du fichier. Ils disent aux humains et aux agents ce qu’est le fichier ; le parcours de la chaîne ne lit que chain-id.</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Lignes sans champ</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>Les commentaires, les lignes non comprises et celles qui n’appartiennent à personne restent telles quelles. Entrée y mène.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ModeStack</name>
  <message>
   <source>What the map is about</source>
   <translation>Ce que montre la carte</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OddCharacters</name>
  <message>
   <source>no-break space</source>
   <translation>espace insécable</translation>
  </message>
  <message>
   <source>soft hyphen</source>
   <translation>trait d’union conditionnel</translation>
  </message>
  <message>
   <source>Arabic letter mark</source>
   <translation>marque de lettre arabe</translation>
  </message>
  <message>
   <source>Mongolian vowel separator</source>
   <translation>séparateur de voyelles mongol</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>espace sans chasse</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>antiliant sans chasse</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>liant sans chasse</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>marque gauche à droite</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>marque droite à gauche</translation>
  </message>
  <message>
   <source>left-to-right embedding</source>
   <translation>enchâssement gauche à droite</translation>
  </message>
  <message>
   <source>right-to-left embedding</source>
   <translation>enchâssement droite à gauche</translation>
  </message>
  <message>
   <source>pop directional formatting</source>
   <translation>fin de formatage directionnel</translation>
  </message>
  <message>
   <source>left-to-right override</source>
   <translation>forçage gauche à droite</translation>
  </message>
  <message>
   <source>right-to-left override</source>
   <translation>forçage droite à gauche</translation>
  </message>
  <message>
   <source>narrow no-break space</source>
   <translation>espace insécable étroite</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>gluon de mots</translation>
  </message>
  <message>
   <source>left-to-right isolate</source>
   <translation>isolat gauche à droite</translation>
  </message>
  <message>
   <source>right-to-left isolate</source>
   <translation>isolat droite à gauche</translation>
  </message>
  <message>
   <source>first strong isolate</source>
   <translation>isolat à premier caractère fort</translation>
  </message>
  <message>
   <source>pop directional isolate</source>
   <translation>fin d’isolat directionnel</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>espace idéographique</translation>
  </message>
  <message>
   <source>zero width no-break space</source>
   <translation>espace insécable sans chasse</translation>
  </message>
  <message>
   <source>control character</source>
   <translation>caractère de contrôle</translation>
  </message>
  <message>
   <source>space of another width</source>
   <translation>espace d’une autre largeur</translation>
  </message>
  <message>
   <source>byte %1 is not UTF-8</source>
   <translation>l’octet %1 n’est pas en UTF-8</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherGoals</name>
  <message>
   <source>only these paths</source>
   <translation>seulement ces chemins</translation>
  </message>
  <message>
   <source>Closed to all</source>
   <translation>Fermés à tous</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>Chemins séparés par des espaces : /members/ /search</translation>
  </message>
  <message>
   <source>Paths closed to all</source>
   <translation>Chemins fermés à tous</translation>
  </message>
  <message>
   <source>every crawler of the list</source>
   <translation>chaque robot de la liste</translation>
  </message>
  <message>
   <source>those documented to obey robots.txt</source>
   <translation>ceux qui, d’après leur documentation, obéissent à robots.txt</translation>
  </message>
  <message>
   <source>Whom goals are about</source>
   <translation>Sur qui portent les objectifs</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Sur</translation>
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
   <translation>un jeton</translation>
  </message>
  <message>
   <source>Use is said as</source>
   <translation>Usage dit par</translation>
  </message>
  <message>
   <source>What says the use</source>
   <translation>Ce qui dit l’usage</translation>
  </message>
  <message numerus="yes">
   <source>as in the files: %Ln path(s)</source>
   <translation>
    <numerusform>comme dans les fichiers : %Ln chemin</numerusform>
    <numerusform>comme dans les fichiers : %Ln chemins</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherLines</name>
  <message>
   <source>line %1</source>
   <translation>la ligne %1</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Lignes sans champ</translation>
  </message>
  <message>
   <source>%1:  %2</source>
   <translation>%1 :  %2</translation>
  </message>
  <message>
   <source>Belongs to no group: it decides nothing.</source>
   <translation>N’appartient à aucun groupe : sans effet.</translation>
  </message>
  <message>
   <source>Not understood: it decides nothing.</source>
   <translation>Non compris : sans effet.</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n autre</numerusform>
    <numerusform>%n autres</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) without a field</source>
   <translation>
    <numerusform>%n ligne sans champ</numerusform>
    <numerusform>%n lignes sans champ</numerusform>
   </translation>
  </message>
  <message>
   <source>Every line has a field</source>
   <translation>Chaque ligne a un champ</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OutputsRow</name>
  <message>
   <source>%1 (outdated)</source>
   <translation>%1 (obsolète)</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1 (manquant)</translation>
  </message>
  <message>
   <source>Write all…</source>
   <translation>Tout écrire…</translation>
  </message>
  <message>
   <source>Also made from this: %1</source>
   <translation>Également généré à partir de ceci : %1</translation>
  </message>
  <message>
   <source>What else is made from this is not known: %1</source>
   <translation>On ne sait pas ce qui est généré d’autre à partir de ceci : %1</translation>
  </message>
  <message>
   <source>Also made from this: …</source>
   <translation>Également généré à partir de ceci : …</translation>
  </message>
  <message>
   <source>Save the files first: outputs are made from what is saved.</source>
   <translation>Enregistrez d’abord les fichiers : les sorties sont générées à partir de ce qui est enregistré.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Palette</name>
  <message>
   <source>Find a command</source>
   <translation>Rechercher une commande</translation>
  </message>
  <message>
   <source>A command, agent, path, line, directive or page</source>
   <translation>Une commande, un agent, un chemin, une ligne, une directive ou une page</translation>
  </message>
  <message>
   <source>What to find</source>
   <translation>Ce qu’il faut rechercher</translation>
  </message>
  <message>
   <source>What was found</source>
   <translation>Ce qui a été trouvé</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Panels</name>
  <message>
   <source>Map</source>
   <translation>Carte</translation>
  </message>
  <message>
   <source>All paths</source>
   <translation>Tous les chemins</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>Problèmes</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>Changements</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Journaux</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Tests</translation>
  </message>
  <message>
   <source>Map: my pages</source>
   <translation>Carte : mes pages</translation>
  </message>
  <message>
   <source>My pages</source>
   <translation>Mes pages</translation>
  </message>
  <message>
   <source>Map: hours</source>
   <translation>Carte : heures</translation>
  </message>
  <message>
   <source>Hours</source>
   <translation>Heures</translation>
  </message>
  <message>
   <source>Map: readings</source>
   <translation>Carte : lectures</translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>Interprétations</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Ask</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Chaîne</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PathList</name>
  <message>
   <source>This is not a sitemap: its root is &lt;%1&gt;, not &lt;urlset&gt;.</source>
   <translation>Ce n’est pas un sitemap : sa racine est &lt;%1&gt;, et non &lt;urlset&gt;.</translation>
  </message>
  <message>
   <source>The sitemap cannot be read: line %1: %2</source>
   <translation>Le sitemap ne peut pas être lu : ligne %1 : %2</translation>
  </message>
  <message>
   <source>The archive cannot be opened.</source>
   <translation>L’archive ne peut pas être ouverte.</translation>
  </message>
  <message>
   <source>The archive is damaged.</source>
   <translation>L’archive est endommagée.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PlannedModel</name>
  <message>
   <source>Request</source>
   <translation>Requête</translation>
  </message>
  <message>
   <source>What for</source>
   <translation>Pour quoi</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyAgentsPage</name>
  <message>
   <source>Agents of the policy</source>
   <translation>Agents de la politique</translation>
  </message>
  <message>
   <source>Add agent</source>
   <translation>Ajouter un agent</translation>
  </message>
  <message>
   <source>Remove agent</source>
   <translation>Retirer l’agent</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>Retirer l’agent %1</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>Monter</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>Descendre</translation>
  </message>
  <message>
   <source>Selected agent</source>
   <translation>L’agent choisi</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Commentaires</translation>
  </message>
  <message>
   <source>Move agent %1</source>
   <translation>Déplacer l’agent %1</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>Ligne %1 : %2</translation>
  </message>
  <message>
   <source>Nothing is in this file yet. Add an agent: what the file begins with is written too.</source>
   <translation>Ce fichier est encore vide. Ajoutez un agent : ce par quoi le fichier commence est écrit en même temps.</translation>
  </message>
  <message>
   <source>No agent yet. Without one the rendered robots.txt has the default alone.</source>
   <translation>Aucun agent pour l’instant. Sans agent, le robots.txt généré ne contient que la valeur par défaut.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyEntityPage</name>
  <message>
   <source>%1 (line %2): %3</source>
   <translation>%1 (ligne %2) : %3</translation>
  </message>
  <message>
   <source>The policy also says about itself, and keeps:</source>
   <translation>La politique dit aussi d’elle-même, et c’est conservé :</translation>
  </message>
  <message>
   <source>role notes</source>
   <translation>notes sur les rôles</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPage</name>
  <message>
   <source>Global AI policy</source>
   <translation>Politique d’IA globale</translation>
  </message>
  <message>
   <source>For every agent that no block names. What is not set here is filled by the chain, or stays unstated.</source>
   <translation>Pour tout agent qu’aucun bloc ne nomme. Ce qui n’est pas défini ici est complété par la chaîne ou reste non déclaré.</translation>
  </message>
  <message>
   <source>Set several at &amp;once</source>
   <translation>Définir &amp;plusieurs valeurs</translation>
  </message>
  <message>
   <source>Read, do not train</source>
   <translation>Lire, ne pas entraîner</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>Tout est bienvenu</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Demander d’abord</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>Comportement</translation>
  </message>
  <message>
   <source>Set “%1”</source>
   <translation>Définir « %1 »</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPreviewPage</name>
  <message>
   <source>&amp;Write robots.txt</source>
   <translation>É&amp;crire robots.txt</translation>
  </message>
  <message>
   <source>The robots.txt that this policy makes</source>
   <translation>Le robots.txt que produit cette politique</translation>
  </message>
  <message>
   <source>Compared with the site's robots.txt as it is now. Writing is one undo step in that file; nothing is saved before you save it.</source>
   <translation>Comparé au robots.txt actuel du site. L’écriture forme une seule étape d’annulation dans ce fichier ; rien n’est enregistré avant que vous ne l’enregistriez.</translation>
  </message>
  <message>
   <source>Nothing is rendered: %1</source>
   <translation>Rien n’est généré : %1</translation>
  </message>
  <message>
   <source>The site has no robots.txt yet. ETag %1…</source>
   <translation>Le site n’a pas encore de robots.txt. ETag %1…</translation>
  </message>
  <message>
   <source>The site's robots.txt is just this. ETag %1…</source>
   <translation>Le robots.txt du site est exactement celui-ci. ETag %1…</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. ETag %3…</source>
   <translation>Lignes retirées : %1. Lignes ajoutées : %2. ETag %3…</translation>
  </message>
  <message>
   <source>Write robots.txt from the agent policy</source>
   <translation>Écrire robots.txt d’après la politique d’agents</translation>
  </message>
  <message>
   <source>Written into robots.txt; save it to keep it.</source>
   <translation>Écrit dans robots.txt ; enregistrez-le pour le garder.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Preferences</name>
  <message>
   <source>The settings in %1 could not be read.</source>
   <translation>Les paramètres de %1 n’ont pas pu être lus.</translation>
  </message>
  <message>
   <source>The settings could not be read. They were put aside as %1, and Gatepost starts with its own.</source>
   <translation>Les paramètres n’ont pas pu être lus. Ils ont été mis de côté sous %1 et Gatepost démarre avec les siens.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreferencesDialog</name>
  <message>
   <source>Wrap long lines</source>
   <translation>Renvoyer les lignes longues à la ligne</translation>
  </message>
  <message>
   <source>Keep the text before each save as a backup (robots.txt~)</source>
   <translation>Garder le texte d’avant chaque enregistrement en sauvegarde (robots.txt~)</translation>
  </message>
  <message>
   <source>Open what was open last time</source>
   <translation>Ouvrir ce qui était ouvert la dernière fois</translation>
  </message>
  <message>
   <source>Follow changes of other programs where nothing is unsaved</source>
   <translation>Suivre les modifications d’autres programmes quand tout est enregistré</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Paramètres</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>Comme le système</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Clair</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Sombre</translation>
  </message>
  <message>
   <source> pt</source>
   <translation> pt</translation>
  </message>
  <message>
   <source> MiB</source>
   <translation> Mio</translation>
  </message>
  <message>
   <source>Appearance</source>
   <translation>Apparence</translation>
  </message>
  <message>
   <source>&amp;Colours</source>
   <translation>&amp;Couleurs</translation>
  </message>
  <message>
   <source>&amp;Language</source>
   <translation>&amp;Langue</translation>
  </message>
  <message>
   <source>Takes effect after a restart.</source>
   <translation>Une autre langue prend effet au prochain démarrage de Gatepost.</translation>
  </message>
  <message>
   <source>Editor</source>
   <translation>Éditeur</translation>
  </message>
  <message>
   <source>Text &amp;size</source>
   <translation>&amp;Taille du texte</translation>
  </message>
  <message>
   <source>Files with a line of more than 20,000 characters are never wrapped.</source>
   <translation>Les fichiers dont une ligne dépasse 20 000 caractères n’ont jamais de retour à la ligne automatique.</translation>
  </message>
  <message>
   <source>Simulator</source>
   <translation>Simulateur</translation>
  </message>
  <message>
   <source>First &amp;agent</source>
   <translation>Premier &amp;agent</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>&amp;Interprétation</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Fichiers</translation>
  </message>
  <message>
   <source>&amp;Undo history of a file</source>
   <translation>&amp;Historique d’annulation d’un fichier</translation>
  </message>
  <message>
   <source>Unsaved text is always kept for recovery, on this computer only.</source>
   <translation>Le texte non enregistré est toujours conservé pour récupération, sur cet ordinateur seulement.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreviewDialog</name>
  <message>
   <source>Files that change</source>
   <translation>Fichiers qui changent</translation>
  </message>
  <message>
   <source>Nothing changes.</source>
   <translation>Rien ne change.</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. Nothing is saved yet.</source>
   <translation>Lignes retirées : %1. Lignes ajoutées : %2. Rien n’est encore enregistré.</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>&amp;Appliquer</translation>
  </message>
  <message>
   <source>A file has changed in the meantime. Close this window and try again.</source>
   <translation>Un fichier a changé entre-temps. Fermez cette fenêtre et réessayez.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsModel</name>
  <message>
   <source>Error</source>
   <translation>Erreur</translation>
  </message>
  <message>
   <source>Warning</source>
   <translation>Avertissement</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Remarque</translation>
  </message>
  <message>
   <source>%1 ×%2</source>
   <comment>a sentence, how often it applies</comment>
   <translation>%1 ×%2</translation>
  </message>
  <message>
   <source>Problem</source>
   <translation>Problème</translation>
  </message>
  <message>
   <source>Fix</source>
   <translation>Corriger</translation>
  </message>
  <message>
   <source>Fix…</source>
   <translation>Corriger…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Fichier</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Ligne</translation>
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
   <translation>Problèmes</translation>
  </message>
  <message>
   <source>No problems found.</source>
   <translation>Aucun problème trouvé.</translation>
  </message>
  <message>
   <source>Problems %1</source>
   <translation>Problèmes %1</translation>
  </message>
  <message>
   <source>Problems •</source>
   <translation>Problèmes •</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>Aucune correction connue</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>Faire le ménage…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>Corriger le seul de ce genre</numerusform>
    <numerusform>Corriger les %Ln de ce genre</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>Corriger tous les « %1 »</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>Expliquer « %1 »</translation>
  </message>
  <message>
   <source>Review what would make it true…</source>
   <translation>Revoir ce qui le rendrait vrai…</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QualityPage</name>
  <message>
   <source>Quality signals</source>
   <translation>Signaux de qualité</translation>
  </message>
  <message>
   <source>What you say about your own content. They are about the whole file.</source>
   <translation>Ce que vous dites de votre propre contenu. Porte sur le fichier entier.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QuestionBar</name>
  <message>
   <source>now</source>
   <translation>maintenant</translation>
  </message>
  <message>
   <source>When: now, at the next change, or at a time of your choice</source>
   <translation>Quand : maintenant, au prochain changement ou à un moment de votre choix</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Plus</translation>
  </message>
  <message>
   <source>Time, time zone, category, competitor, reading, another answer for robots.txt</source>
   <translation>Heure, fuseau horaire, catégorie, concurrent, interprétation, autre réponse à robots.txt</translation>
  </message>
  <message>
   <source>Next change</source>
   <translation>Prochain changement</translation>
  </message>
  <message>
   <source>To the next time at which the answer changes</source>
   <translation>Aller au prochain moment où la réponse change</translation>
  </message>
  <message>
   <source>The operator is a competitor</source>
   <translation>L’exploitant est un concurrent</translation>
  </message>
  <message>
   <source>Press to ask about now</source>
   <translation>Cliquez pour poser la question pour maintenant</translation>
  </message>
  <message>
   <source>Press to show times in UTC alone</source>
   <translation>Cliquez pour n’afficher les heures qu’en UTC</translation>
  </message>
  <message>
   <source>Press to take the category from the agent</source>
   <translation>Cliquez pour reprendre la catégorie de l’agent</translation>
  </message>
  <message>
   <source>The answer is that of this reading. Press to return to what the author meant.</source>
   <translation>La réponse est celle de cette interprétation. Cliquez pour revenir à ce que voulait l’auteur.</translation>
  </message>
  <message>
   <source>Press for an operator that does not compete</source>
   <translation>Cliquez pour un exploitant qui n’est pas un concurrent</translation>
  </message>
  <message>
   <source>Press to ask about the files as the site has them</source>
   <translation>Cliquez pour poser la question sur les fichiers tels que le site les a</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Changer cette réponse…</translation>
  </message>
  <message>
   <source>The smallest edits that change this answer (Alt+Enter)</source>
   <translation>Les plus petites modifications qui changent cette réponse (Alt+Entrée)</translation>
  </message>
  <message>
   <source>Who asks: a product token, an identity such as ClaudeBot/2.0 (ai-assistant), or a whole HTTP User-Agent header. Ctrl+L</source>
   <translation>Qui demande : un jeton de produit, une identité telle que ClaudeBot/2.0 (ai-assistant) ou un en-tête HTTP User-Agent entier. Ctrl+L</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>URL or path</source>
   <translation>URL ou chemin</translation>
  </message>
  <message>
   <source>What it wants: a path with query, or a whole URL</source>
   <translation>Ce qu’il veut : un chemin avec requête ou une URL entière</translation>
  </message>
  <message>
   <source>&amp;Now</source>
   <translation>&amp;Maintenant</translation>
  </message>
  <message>
   <source>Next &amp;change</source>
   <translation>Prochain &amp;changement</translation>
  </message>
  <message>
   <source>At a &amp;time…</source>
   <translation>À un m&amp;oment donné…</translation>
  </message>
  <message>
   <source>at</source>
   <translation>le</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Quand</translation>
  </message>
  <message>
   <source>Time in UTC</source>
   <translation>Heure en UTC</translation>
  </message>
  <message>
   <source>Category: automatic</source>
   <translation>catégorie connue</translation>
  </message>
  <message>
   <source>Category</source>
   <translation>Catégorie</translation>
  </message>
  <message>
   <source>The agent's category, if it is not to be taken from its identity or the registry</source>
   <translation>La catégorie de l’agent, si elle ne doit pas venir de son identité ou du registre</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Interprétation</translation>
  </message>
  <message>
   <source>The operator competes with this site: “compete” then counts</source>
   <translation>L’exploitant est en concurrence avec ce site : « compete » compte alors</translation>
  </message>
  <message>
   <source>&amp;Time</source>
   <translation>&amp;Heure</translation>
  </message>
  <message>
   <source>Time &amp;zone</source>
   <translation>&amp;Fuseau horaire</translation>
  </message>
  <message>
   <source>&amp;Category</source>
   <translation>&amp;Catégorie</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>&amp;Interprétation</translation>
  </message>
  <message>
   <source>robots.txt is answered</source>
   <translation>Réponse à robots.txt</translation>
  </message>
  <message>
   <source>May %1 fetch %2 %3 ?</source>
   <comment>The question at the top of the window. %1 is the field of the agent, %2 of the address, %3 of the time (“now”, “at …”); the words around them are shown between the fields, in any order</comment>
   <translation>%1 peut-il récupérer %2 %3 ?</translation>
  </message>
  <message>
   <source>%1 in %2</source>
   <extracomment>%1 a time of day, %2 the name of a time zone</extracomment>
   <translation>%1 (%2)</translation>
  </message>
  <message>
   <source>as %1</source>
   <translation>en tant que %1</translation>
  </message>
  <message>
   <source>Reading: %1</source>
   <translation>Interprétation : %1</translation>
  </message>
  <message>
   <source>a competitor</source>
   <translation>un concurrent</translation>
  </message>
  <message>
   <source>Nothing changes within eight days</source>
   <translation>Rien ne change dans les huit jours</translation>
  </message>
  <message>
   <source>Read as %1</source>
   <translation>Interprété comme %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RateEditor</name>
  <message>
   <source>any time</source>
   <translation>à toute heure</translation>
  </message>
  <message>
   <source>seconds</source>
   <translation>secondes</translation>
  </message>
  <message>
   <source>seconds (s)</source>
   <translation>secondes (s)</translation>
  </message>
  <message>
   <source>minutes</source>
   <translation>minutes</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>heures</translation>
  </message>
  <message>
   <source>in</source>
   <extracomment>between a number of documents and a time: 5 in 1 minute</extracomment>
   <translation>en</translation>
  </message>
  <message>
   <source>UTC</source>
   <translation>UTC</translation>
  </message>
  <message>
   <source>%1: documents</source>
   <translation>%1 : documents</translation>
  </message>
  <message>
   <source>%1: time</source>
   <translation>%1 : durée</translation>
  </message>
  <message>
   <source>%1: unit of time</source>
   <translation>%1 : unité de temps</translation>
  </message>
  <message>
   <source>%1: window of the day in UTC</source>
   <translation>%1 : plage du jour en UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsModel</name>
  <message>
   <source>Answer</source>
   <translation>Réponse</translation>
  </message>
  <message>
   <source>agrees</source>
   <translation>concorde</translation>
  </message>
  <message>
   <source>Read as</source>
   <translation>Interprété comme</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Récupération</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>Ce qui fait la différence</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsPanel</name>
  <message>
   <source>The question under every reading</source>
   <translation>La question selon chaque interprétation</translation>
  </message>
  <message>
   <source>Agents and paths for which the readings differ</source>
   <translation>Agents et chemins pour lesquels les interprétations diffèrent</translation>
  </message>
  <message>
   <source>Compare with 1994 as well</source>
   <translation>Comparer aussi avec 1994</translation>
  </message>
  <message>
   <source>The first robots.txt: no wildcards, the first rule that matches. No crawler of today reads it so.</source>
   <translation>Le premier robots.txt : pas de jokers, la première règle qui correspond. Aucun robot actuel ne le lit ainsi.</translation>
  </message>
  <message>
   <source>All readings agree (questions: %1, agents × paths of the site and of its rules).</source>
   <translation>Toutes les interprétations concordent (questions : %1, agents × chemins du site et de ses règles).</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 questions (agents × paths of the site and of its rules) are answered differently:</source>
   <translation>
    <numerusform>%n question sur %1 (agents × chemins du site et de ses règles) reçoit des réponses différentes :</numerusform>
    <numerusform>%n questions sur %1 (agents × chemins du site et de ses règles) reçoivent des réponses différentes :</numerusform>
   </translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>Interprétations</translation>
  </message>
  <message>
   <source>Readings %1</source>
   <translation>Interprétations %1</translation>
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
   <translation>Chemin</translation>
  </message>
  <message>
   <source>Questions</source>
   <translation>Questions</translation>
  </message>
  <message>
   <source>Author</source>
   <translation>Auteur</translation>
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
   <translation>Documenté</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>Ce qui fait la différence</translation>
  </message>
  <message>
   <source>for example: %1</source>
   <translation>par exemple : %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Recovery</name>
  <message>
   <source>A recovery journal could not be read. It is kept in %1.</source>
   <translation>Un journal de récupération n’a pas pu être lu. Il est gardé dans %1.</translation>
  </message>
  <message>
   <source>A later version of Gatepost left unsaved text in %1. It is kept for that version.</source>
   <translation>Une version ultérieure de Gatepost a laissé du texte non enregistré dans %1. Il est gardé pour cette version.</translation>
  </message>
  <message>
   <source>There is more in %1. What could not be offered or read is kept there.</source>
   <translation>Il y a encore autre chose dans %1. Ce qui n’a pas pu être proposé ou lu y est gardé.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RecoveryDialog</name>
  <message>
   <source>&amp;Restore</source>
   <translation>&amp;Restaurer</translation>
  </message>
  <message>
   <source>&amp;Keep the file</source>
   <translation>&amp;Garder le fichier</translation>
  </message>
  <message>
   <source>Keep &amp;both</source>
   <translation>Garder les &amp;deux</translation>
  </message>
  <message>
   <source>Unsaved text was found</source>
   <translation>Du texte non enregistré a été trouvé</translation>
  </message>
  <message>
   <source>Gatepost closed unexpectedly. This is what had not been saved.</source>
   <translation>Gatepost ne s’est pas terminé normalement la dernière fois. Voici ce qui n’avait pas été enregistré.</translation>
  </message>
  <message>
   <source>Unsaved texts</source>
   <translation>Textes non enregistrés</translation>
  </message>
  <message>
   <source>Opens the text, unsaved. Undo gives the file's text back.</source>
   <translation>Ouvre le texte, non enregistré. Annuler rétablit le texte du fichier.</translation>
  </message>
  <message>
   <source>Saves the text as a separate file beside the other.</source>
   <translation>Enregistre le texte dans un fichier séparé à côté de l’autre.</translation>
  </message>
  <message>
   <source>&amp;Decide later</source>
   <translation>Décider &amp;plus tard</translation>
  </message>
  <message>
   <source>Nothing is lost: it is found again at the next start.</source>
   <translation>Rien n’est perdu : le texte sera retrouvé au prochain démarrage.</translation>
  </message>
  <message>
   <source>%1, never saved</source>
   <translation>%1, jamais enregistré</translation>
  </message>
  <message>
   <source>Last kept %1</source>
   <translation>Dernière conservation : %1</translation>
  </message>
  <message>
   <source>The end of the recovery journal was cut off; this is what came before.</source>
   <translation>La fin du journal de récupération était coupée ; voici ce qui précédait.</translation>
  </message>
  <message>
   <source>The file itself is not there any more or cannot be read.</source>
   <translation>Le fichier lui-même n’existe plus ou ne peut pas être lu.</translation>
  </message>
  <message>
   <source>The file was changed by another program in the meantime.</source>
   <translation>Le fichier a été modifié entre-temps par un autre programme.</translation>
  </message>
  <message>
   <source>− in the file, + in the unsaved text:</source>
   <translation>− dans le fichier, + dans le texte non enregistré :</translation>
  </message>
  <message>
   <source>&amp;Discard</source>
   <translation>&amp;Supprimer</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesModel</name>
  <message>
   <source>Rule</source>
   <translation>Règle</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Chemin</translation>
  </message>
  <message>
   <source>Decides</source>
   <translation>Décide</translation>
  </message>
  <message>
   <source>(empty: no rule)</source>
   <translation>(vide : aucune règle)</translation>
  </message>
  <message>
   <source>The site has no sample paths. The matrix keeps a list with the site: Paths, Keep them with the site.</source>
   <translation>Le site n’a pas de chemins d’exemple. La matrice garde une liste avec le site : Chemins, Les garder avec le site.</translation>
  </message>
  <message>
   <source>How many of the site's sample paths this rule decides in its group</source>
   <translation>Combien de chemins d’exemple du site cette règle décide dans son groupe</translation>
  </message>
  <message>
   <source>Set path to %1</source>
   <translation>Changer le chemin en %1</translation>
  </message>
  <message>
   <source>Change rule to %1</source>
   <translation>Changer la règle en %1</translation>
  </message>
  <message>
   <source>Add rule %1: %2</source>
   <translation>Ajouter la règle %1 : %2</translation>
  </message>
  <message numerus="yes">
   <source>Add %n line(s) from a list</source>
   <translation>
    <numerusform>Ajouter %n ligne d’une liste</numerusform>
    <numerusform>Ajouter %n lignes d’une liste</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>Retirer %1</translation>
  </message>
  <message>
   <source>Move rule</source>
   <translation>Déplacer la règle</translation>
  </message>
  <message>
   <source>Move rule to %1</source>
   <translation>Déplacer la règle vers %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesTable</name>
  <message>
   <source>Rules</source>
   <translation>Règles</translation>
  </message>
  <message>
   <source>Insert adds a Disallow, Ctrl+Insert an Allow, Delete removes, Alt+Up and Alt+Down move, Alt+Page up and Alt+Page down move to the group above or below, Space changes the kind.</source>
   <translation>Inser ajoute un Disallow, Ctrl+Inser un Allow, Suppr retire, Alt+Haut et Alt+Bas déplacent, Alt+Page préc. et Alt+Page suiv. déplacent vers le groupe du dessus ou du dessous, Espace change le type.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SaveReport</name>
  <message>
   <source>Undone: the files are as they were before the save.</source>
   <translation>Annulé : les fichiers sont tels qu’avant l’enregistrement.</translation>
  </message>
  <message>
   <source>Saved.</source>
   <translation>Enregistré.</translation>
  </message>
  <message>
   <source>There may be more: the comparison is not complete.</source>
   <translation>Il peut y en avoir d’autres : la comparaison n’est pas complète.</translation>
  </message>
  <message numerus="yes">
   <source>%n test(s) fail now: %1.</source>
   <translation>
    <numerusform>%n test échoue maintenant : %1.</numerusform>
    <numerusform>%n tests échouent maintenant : %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>Afficher les changements</translation>
  </message>
  <message>
   <source>the files before the save</source>
   <translation>les fichiers d’avant l’enregistrement</translation>
  </message>
  <message>
   <source>Undo the save</source>
   <translation>Annuler l’enregistrement</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Search</name>
  <message>
   <source>%1 (character %2)</source>
   <translation>%1 (caractère %2)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SegmentEditor</name>
  <message>
   <source>Not set</source>
   <translation>Non défini</translation>
  </message>
  <message>
   <source>Applies here through %1</source>
   <translation>Vaut ici par %1</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1 : non défini</translation>
  </message>
  <message>
   <source>%1: another value</source>
   <translation>%1 : une autre valeur</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SignalEditor</name>
  <message>
   <source>%1: %2</source>
   <translation>%1 : %2</translation>
  </message>
  <message>
   <source>not said</source>
   <translation>non précisé</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteChangesModel</name>
  <message numerus="yes">
   <source>%1, and %Ln more place(s) by the same line</source>
   <translation>
    <numerusform>%1, et %Ln autre endroit par la même ligne</numerusform>
    <numerusform>%1, et %Ln autres endroits par la même ligne</numerusform>
   </translation>
  </message>
  <message>
   <source>Who gains and loses what</source>
   <translation>Qui gagne et perd quoi</translation>
  </message>
  <message>
   <source>for example %1</source>
   <translation>par exemple %1</translation>
  </message>
  <message>
   <source>Agents: %1</source>
   <translation>Agents : %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteList</name>
  <message>
   <source>%1 of %2 known agents are documented to obey it, %3 not to.</source>
   <translation>D’après la documentation, %1 des %2 agents connus y obéissent, %3 non.</translation>
  </message>
  <message>
   <source>No known agent is documented to read it.</source>
   <translation>D’après la documentation, aucun agent connu ne le lit.</translation>
  </message>
  <message>
   <source>%1 of %2 known agents are documented to read it.</source>
   <translation>D’après la documentation, %1 des %2 agents connus le lisent.</translation>
  </message>
  <message>
   <source>Files of the site</source>
   <translation>Fichiers du site</translation>
  </message>
  <message>
   <source>Add file</source>
   <translation>Ajouter un fichier</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>non enregistré</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>Objectifs</translation>
  </message>
  <message>
   <source>%1 %2</source>
   <translation>%1 %2</translation>
  </message>
  <message>
   <source>What you want of crawlers, for the whole site</source>
   <translation>Ce que vous voulez des robots, pour tout le site</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteModel</name>
  <message>
   <source>Only the text is shown. Nothing is judged.</source>
   <translation>Seul le texte est affiché. Rien n’est évalué.</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>Récupérer %1</translation>
  </message>
  <message>
   <source>There is no place below chain/ for %1.</source>
   <translation>Il n’y a pas de place sous chain/ pour %1.</translation>
  </message>
  <message>
   <source>The folder of %1 could not be made.</source>
   <translation>Le dossier de %1 n’a pas pu être créé.</translation>
  </message>
  <message>
   <source>A file can be mapped when the site is in a folder: save a policy file into one first.</source>
   <translation>Un fichier peut être associé quand le site est dans un dossier : enregistrez-y d’abord un fichier de politique.</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 n’existe pas.</translation>
  </message>
  <message>
   <source>%1 has unsaved changes.</source>
   <translation>%1 a des modifications non enregistrées.</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>Le dossier %1 n’existe pas.</translation>
  </message>
  <message>
   <source>Changes nothing for any agent</source>
   <translation>Ne change rien pour aucun agent</translation>
  </message>
  <message>
   <source>Hits no agent of the list</source>
   <translation>Ne touche aucun agent de la liste</translation>
  </message>
  <message>
   <source>Hits %1</source>
   <translation>Touche %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Snippets</name>
  <message>
   <source>agent with its rules</source>
   <translation>agent avec ses règles</translation>
  </message>
  <message>
   <source>extended 2.0 group with hours and pace</source>
   <translation>groupe étendu 2.0 avec heures et cadence</translation>
  </message>
  <message>
   <source>rules for one kind of agent</source>
   <translation>règles pour un genre d’agents</translation>
  </message>
  <message>
   <source>one kind of agent asks first</source>
   <translation>un genre d’agents demande d’abord</translation>
  </message>
  <message>
   <source>an agent of the list</source>
   <translation>un agent de la liste</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SuppliedPolicy</name>
  <message>
   <source>line %1</source>
   <translation>ligne %1</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, ligne %2</translation>
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
   <translation>toujours vrai</translation>
  </message>
  <message>
   <source>passes</source>
   <translation>réussi</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>examen…</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>non décidé</translation>
  </message>
  <message>
   <source>faulty</source>
   <translation>erroné</translation>
  </message>
  <message>
   <source>is %1</source>
   <translation>est %1</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Heure</translation>
  </message>
  <message>
   <source>any time</source>
   <translation>à toute heure</translation>
  </message>
  <message>
   <source>Answered</source>
   <translation>Réponse</translation>
  </message>
  <message>
   <source>How robots.txt is answered, such as 503,since=2h; empty: as the site has it</source>
   <translation>Comment il est répondu à robots.txt, par exemple 503,since=2h ; vide : comme sur le site</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Résultat</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agent</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Chemin</translation>
  </message>
  <message>
   <source>Expected</source>
   <translation>Attendu</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Pourquoi</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsPanel</name>
  <message>
   <source>Policy tests</source>
   <translation>Tests de politique</translation>
  </message>
  <message>
   <source>Start with the usual five</source>
   <translation>Commencer par les cinq habituels</translation>
  </message>
  <message>
   <source>%1 on “/”, with what they are answered now</source>
   <translation>%1 sur « / », avec la réponse qu’ils reçoivent maintenant</translation>
  </message>
  <message>
   <source>What must stay true, such as “Googlebot must be allowed to fetch /”. Put a question on top, then press “Keep as test”; or start with the usual five.</source>
   <translation>Ce qui doit rester vrai, par exemple « Googlebot doit pouvoir récupérer / ». Posez une question en haut, puis appuyez sur « Faire un test de cette réponse », ou commencez par les cinq habituels.</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>Faire un test de cette réponse</translation>
  </message>
  <message>
   <source>The present question, with what it is answered now</source>
   <translation>La question actuelle, avec la réponse qu’elle reçoit maintenant</translation>
  </message>
  <message>
   <source>Keep as rule</source>
   <translation>Garder comme règle</translation>
  </message>
  <message>
   <source>A rule about all times and the widest set of paths for which this answer is true</source>
   <translation>Une règle sur toutes les heures et le plus grand ensemble de chemins pour lequel cette réponse est vraie</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Retirer</translation>
  </message>
  <message>
   <source>Remove the chosen test</source>
   <translation>Retirer le test choisi</translation>
  </message>
  <message>
   <source>Ask again</source>
   <translation>Poser sa question</translation>
  </message>
  <message>
   <source>Ask the chosen test's question, or that of a counter-example</source>
   <translation>Poser la question du test choisi, ou celle d’un contre-exemple</translation>
  </message>
  <message>
   <source>No rule about all paths and times follows from this answer.</source>
   <translation>Aucune règle sur tous les chemins et moments ne découle de cette réponse.</translation>
  </message>
  <message>
   <source>%1 on everything</source>
   <translation>%1 partout</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1 sur %2</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 regions of the map are not covered by a test.</source>
   <translation>
    <numerusform>%n des %1 régions de la carte n’est couverte par aucun test.</numerusform>
    <numerusform>%n des %1 régions de la carte ne sont couvertes par aucun test.</numerusform>
   </translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>au moins ceux-ci ; certains chemins n’ont pas pu être décidés</translation>
  </message>
  <message>
   <source>No tests yet. They are kept in the site's gatepost.yaml, and gatepost-cli test runs them too.</source>
   <translation>Aucun test encore. Ils sont gardés dans le fichier gatepost.yaml du site et gatepost-cli test les exécute aussi.</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>examen…</translation>
  </message>
  <message numerus="yes">
   <source>All %n test(s) pass.</source>
   <translation>
    <numerusform>Le test réussit.</numerusform>
    <numerusform>Les %n tests réussissent tous.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 of %n test(s) fail.</source>
   <translation>
    <numerusform>%1 test sur %n échoue.</numerusform>
    <numerusform>%1 tests sur %n échouent.</numerusform>
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
   <translation>Texte de %1</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Rétablir</translation>
  </message>
  <message>
   <source>Cut</source>
   <translation>Couper</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Coller</translation>
  </message>
  <message>
   <source>Select all</source>
   <translation>Tout sélectionner</translation>
  </message>
  <message>
   <source>Duplicate lines</source>
   <translation>Dupliquer les lignes</translation>
  </message>
  <message>
   <source>Move lines up</source>
   <translation>Déplacer les lignes vers le haut</translation>
  </message>
  <message>
   <source>Move lines down</source>
   <translation>Déplacer les lignes vers le bas</translation>
  </message>
  <message>
   <source>Delete lines</source>
   <translation>Supprimer les lignes</translation>
  </message>
  <message>
   <source>Join lines</source>
   <translation>Joindre les lignes</translation>
  </message>
  <message>
   <source>Comment lines</source>
   <translation>Commenter les lignes</translation>
  </message>
  <message>
   <source>Complete %1</source>
   <translation>Compléter %1</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>Aucune correction connue</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>Faire le ménage…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>Corriger le seul de ce genre</numerusform>
    <numerusform>Corriger les %Ln de ce genre</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>Corriger tous les « %1 »</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>Expliquer « %1 »</translation>
  </message>
  <message>
   <source>No problem in this line</source>
   <translation>Aucun problème dans cette ligne</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Aide</translation>
  </message>
  <message>
   <source>&lt;p&gt;Put the caret on a directive, a value, an agent or a problem: F1 explains what it is and where that is written.&lt;/p&gt;</source>
   <translation>&lt;p&gt;Placez le curseur sur une directive, une valeur, un agent ou un problème : F1 dit ce que c’est et où cela est écrit.&lt;/p&gt;</translation>
  </message>
  <message>
   <source>⋯ 1 line</source>
   <translation>⋯ 1 ligne</translation>
  </message>
  <message numerus="yes">
   <source>⋯ %Ln lines</source>
   <translation>
    <numerusform>⋯ %Ln ligne</numerusform>
    <numerusform>⋯ %Ln lignes</numerusform>
   </translation>
  </message>
  <message>
   <source>Decided no request in the log</source>
   <translation>N’a décidé aucune requête du journal</translation>
  </message>
  <message>
   <source>Applies to %1</source>
   <translation>Vaut pour %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TidyDialog</name>
  <message>
   <source>Tidy up %1</source>
   <translation>Faire le ménage dans %1</translation>
  </message>
  <message>
   <source>What is removed</source>
   <translation>Ce qui est supprimé</translation>
  </message>
  <message>
   <source>&amp;Remove the lines</source>
   <translation>&amp;Supprimer les lignes</translation>
  </message>
  <message>
   <source>Comparing every answer with and without the lines…</source>
   <translation>Comparaison de chaque réponse avec et sans ces lignes…</translation>
  </message>
  <message>
   <source>There is no line of which it is proved that it changes nothing.</source>
   <translation>Il n’y a aucune ligne dont il est prouvé qu’elle ne change rien.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) can go.</source>
   <translation>
    <numerusform>%Ln ligne peut partir.</numerusform>
    <numerusform>%Ln lignes peuvent partir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>No answer differs without them: %n agent(s) were compared, for every path, time and use, in all five readings.</source>
   <translation>
    <numerusform>Aucune réponse ne diffère sans elles : %n agent a été comparé, pour chaque chemin, heure et usage, dans les cinq lectures.</numerusform>
    <numerusform>Aucune réponse ne diffère sans elles : %n agents ont été comparés, pour chaque chemin, heure et usage, dans les cinq lectures.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) seem to change nothing.</source>
   <translation>
    <numerusform>%Ln ligne semble ne rien changer.</numerusform>
    <numerusform>%Ln lignes semblent ne rien changer.</numerusform>
   </translation>
  </message>
  <message>
   <source>But some answer would differ without them, so nothing is removed.</source>
   <translation>Mais une réponse différerait sans elles, donc rien n’est supprimé.</translation>
  </message>
  <message>
   <source>But whether an answer would differ without them could not be decided, so nothing is removed.</source>
   <translation>Mais on n’a pas pu décider si une réponse différerait sans elles, donc rien n’est supprimé.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) that change nothing stay: another program writes the block that they are in, and would write them again.</source>
   <translation>
    <numerusform>%Ln ligne qui ne change rien reste : un autre programme écrit le bloc où elle se trouve et l’écrirait de nouveau.</numerusform>
    <numerusform>%Ln lignes qui ne changent rien restent : un autre programme écrit le bloc où elles se trouvent et les écrirait de nouveau.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) were not tried to the end, which is too much work. Some of them may change nothing, too.</source>
   <translation>
    <numerusform>%Ln ligne n’a pas été essayée jusqu’au bout, car c’est trop de travail. Peut-être ne change-t-elle rien non plus.</numerusform>
    <numerusform>%Ln lignes n’ont pas été essayées jusqu’au bout, car c’est trop de travail. Peut-être certaines ne changent-elles rien non plus.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tidy up</source>
   <translation>Faire le ménage</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TimelinePanel</name>
  <message>
   <source>Changes of the answer</source>
   <translation>Changements de la réponse</translation>
  </message>
  <message>
   <source>A day</source>
   <translation>Un jour</translation>
  </message>
  <message>
   <source>When agents may come, hour by hour</source>
   <translation>Quand les agents peuvent venir, heure par heure</translation>
  </message>
  <message>
   <source>A crawl</source>
   <translation>Un parcours</translation>
  </message>
  <message>
   <source>How many days crawlers need for many pages</source>
   <translation>Combien de jours il faut aux robots pour beaucoup de pages</translation>
  </message>
  <message>
   <source>The day before</source>
   <translation>Le jour précédent</translation>
  </message>
  <message>
   <source>The day after</source>
   <translation>Le jour suivant</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Maintenant</translation>
  </message>
  <message>
   <source>Ask for the present time</source>
   <translation>Poser la question pour l’heure actuelle</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>Les agents du site</translation>
  </message>
  <message>
   <source>All known agents</source>
   <translation>Tous les agents connus</translation>
  </message>
  <message>
   <source>Which agents are rows</source>
   <translation>Quels agents forment les lignes</translation>
  </message>
  <message>
   <source>Zone</source>
   <translation>Fuseau</translation>
  </message>
  <message>
   <source>on %1</source>
   <comment>a path</comment>
   <translation>sur %1</translation>
  </message>
  <message>
   <source>Hours are UTC</source>
   <translation>Les heures sont en UTC</translation>
  </message>
  <message>
   <source>The higher a band, the faster</source>
   <translation>Plus une bande est haute, plus la cadence est rapide</translation>
  </message>
  <message>
   <source>%1 changes its clocks %2 UTC: %3 until then, %4 afterwards. Windows do not move: they are UTC.</source>
   <translation>%1 change d’heure %2 UTC : %3 jusque-là, %4 ensuite. Les plages ne bougent pas : elles sont en UTC.</translation>
  </message>
  <message>
   <source>%1 is %2; its clocks change next %3 UTC, to %4.</source>
   <translation>%1 est à %2 ; prochain changement d’heure %3 UTC, à %4.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewParts</name>
  <message>
   <source>%1 line %2</source>
   <translation>%1 ligne %2</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>%1 n’a pas pu être écrit : %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewTabs</name>
  <message>
   <source>Open the views</source>
   <translation>Ouvrir les vues</translation>
  </message>
  <message>
   <source>Fold the views to their tabs (Ctrl+Shift+0)</source>
   <translation>Replier les vues sur leurs onglets (Ctrl+Maj+0)</translation>
  </message>
  <message>
   <source>Back beside the text (Esc)</source>
   <translation>Revenir à côté du texte (Échap)</translation>
  </message>
  <message>
   <source>Views in the whole window (Ctrl+Shift+M)</source>
   <translation>Vues dans toute la fenêtre (Ctrl+Maj+M)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViolationDialog</name>
  <message>
   <source>With &amp;addresses: they may be personal data</source>
   <translation>Avec les &amp;adresses : ce sont peut-être des données personnelles</translation>
  </message>
  <message>
   <source>Report %1</source>
   <translation>Signaler %1</translation>
  </message>
  <message>
   <source>The report</source>
   <translation>Le signalement</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Copier</translation>
  </message>
  <message>
   <source>Anybody can send any name: compare addresses before you accuse an operator. Values of queries are left out. Send the report to the operator first.</source>
   <translation>N’importe qui peut envoyer n’importe quel nom : comparez les adresses avant d’accuser un exploitant. Les valeurs des requêtes d’URL sont omises. Envoyez d’abord le signalement à l’exploitant.</translation>
  </message>
  <message>
   <source>&amp;Site</source>
   <translation>&amp;Site</translation>
  </message>
  <message>
   <source>The report was copied.</source>
   <translation>Le signalement a été copié.</translation>
  </message>
  <message>
   <source>Reading the log again for evidence…</source>
   <translation>Relecture du journal pour réunir des preuves…</translation>
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
   <translation>Dit qui peut récupérer, lire et utiliser votre site, et montre ce que chaque agent en déduit avant la mise en ligne.</translation>
  </message>
  <message>
   <source>No account, no telemetry. Nothing is fetched or sent unless you press a button.</source>
   <translation>Ni compte, ni télémétrie. Rien n’est récupéré ni envoyé sans que vous cliquiez sur un bouton.</translation>
  </message>
  <message>
   <source>Check a robots.txt</source>
   <translation>Vérifier un robots.txt</translation>
  </message>
  <message>
   <source>Drop it anywhere in this window, open it, or paste it. The answer for any crawler and path is shown above the text.</source>
   <translation>Déposez-le n’importe où dans cette fenêtre, ouvrez-le ou collez-le. La réponse pour tout robot et tout chemin s’affiche au-dessus du texte.</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>Ouvrir un fichier…</translation>
  </message>
  <message>
   <source>Open a site's folder…</source>
   <translation>Ouvrir le dossier d’un site…</translation>
  </message>
  <message>
   <source>Paste its text</source>
   <translation>Coller son texte</translation>
  </message>
  <message>
   <source>All its policy files together.</source>
   <translation>Tous ses fichiers de politique ensemble.</translation>
  </message>
  <message>
   <source>Write a new one</source>
   <translation>En écrire un nouveau</translation>
  </message>
  <message>
   <source>Begin with what you want; every line can be changed afterwards.</source>
   <translation>Commencez par ce que vous voulez ; chaque ligne peut être changée ensuite.</translation>
  </message>
  <message>
   <source>Say what you want…</source>
   <translation>Dire ce que vous voulez…</translation>
  </message>
  <message>
   <source>Three questions: search, assistants, training.</source>
   <translation>Trois questions : recherche, assistants, entraînement.</translation>
  </message>
  <message>
   <source>Look around first</source>
   <translation>Faire d’abord un tour</translation>
  </message>
  <message>
   <source>A publisher's site with every file and every view in use. Nothing in it can be broken.</source>
   <translation>Le site d’un éditeur, avec chaque fichier et chaque vue en usage. Rien ne peut y être abîmé.</translation>
  </message>
  <message>
   <source>Open the sample site</source>
   <translation>Ouvrir le site d’exemple</translation>
  </message>
  <message>
   <source>More templates</source>
   <translation>Plus de modèles</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>Récents</translation>
  </message>
  <message>
   <source>missing</source>
   <translation>manquant</translation>
  </message>
  <message>
   <source>kept</source>
   <translation>épinglé</translation>
  </message>
  <message>
   <source>Do not keep here</source>
   <translation>Ne plus épingler</translation>
  </message>
  <message>
   <source>Keep here</source>
   <translation>Épingler</translation>
  </message>
  <message>
   <source>Take off the list</source>
   <translation>Retirer de la liste</translation>
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
   <translation>%1 UTC, dans %2</translation>
  </message>
  <message>
   <source>tomorrow %1 UTC</source>
   <comment>time of the day</comment>
   <translation>demain %1 UTC</translation>
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
   <translation>Un objectif n’est plus vrai : %1, à cause de la ligne %2 de %3. %4.</translation>
  </message>
  <message>
   <source>A goal is no longer true: %1. %2.</source>
   <translation>Un objectif n’est plus vrai : %1. %2.</translation>
  </message>
  <message>
   <source>Show goals</source>
   <translation>Afficher les objectifs</translation>
  </message>
  <message>
   <source>Review…</source>
   <translation>Revoir…</translation>
  </message>
  <message>
   <source>Let them in</source>
   <translation>Les laisser entrer</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Plus tard</translation>
  </message>
  <message numerus="yes">
   <source>%Ln crawler(s) of the list are not covered by your goals: %1 (%2).</source>
   <translation>
    <numerusform>%Ln robot de la liste n’est pas couvert par vos objectifs : %1 (%2).</numerusform>
    <numerusform>%Ln robots de la liste ne sont pas couverts par vos objectifs : %1 (%2).</numerusform>
   </translation>
  </message>
  <message>
   <source>Let new crawlers in</source>
   <translation>Laisser entrer les nouveaux robots</translation>
  </message>
  <message>
   <source>An exception ended on %1.</source>
   <translation>Une exception a pris fin le %1.</translation>
  </message>
  <message>
   <source>The exception for %1 ended on %2.</source>
   <translation>L’exception pour %1 a pris fin le %2.</translation>
  </message>
  <message>
   <source>Undo in all files</source>
   <translation>Annuler dans tous les fichiers</translation>
  </message>
  <message>
   <source>Write what is made from this</source>
   <translation>Écrire ce qui est généré à partir de ceci</translation>
  </message>
  <message>
   <source>Write %1?</source>
   <translation>Écrire %1 ?</translation>
  </message>
  <message>
   <source>Below the folder %1. What these files contain now is replaced.</source>
   <translation>Sous le dossier %1. Ce que ces fichiers contiennent maintenant est remplacé.</translation>
  </message>
  <message>
   <source>Write</source>
   <translation>Écrire</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Write what an environment lacks</source>
   <translation>Écrire ce qui manque à un environnement</translation>
  </message>
  <message>
   <source>Below the folder %1, where there is no such file.</source>
   <translation>Sous le dossier %1, où ce fichier n’existe pas.</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>%1 enregistré</translation>
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
   <translation>aujourd’hui %1</translation>
  </message>
  <message>
   <source>yesterday %1</source>
   <comment>%1: 07:00</comment>
   <translation>hier %1</translation>
  </message>
  <message>
   <source>just now</source>
   <translation>à l’instant</translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s) ago</source>
   <translation>
    <numerusform>il y a %n minute</numerusform>
    <numerusform>il y a %n minutes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s) ago</source>
   <translation>
    <numerusform>il y a %n heure</numerusform>
    <numerusform>il y a %n heures</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) ago</source>
   <translation>
    <numerusform>il y a %n jour</numerusform>
    <numerusform>il y a %n jours</numerusform>
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
   <translation>Fuseau horaire</translation>
  </message>
  <message>
   <source>The time zone that is shown beside UTC</source>
   <translation>Le fuseau horaire affiché à côté d’UTC</translation>
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
   <translation>les fichiers dépassent 500 000 octets au total, aucun objectif n’y a donc été cherché ; les objectifs que vous écrivez vous-même sont tout de même vérifiés</translation>
  </message>
  <message>
   <source>%1 (%2)</source>
   <translation>%1 (%2)</translation>
  </message>
  <message>
   <source>it was not decided what the files say</source>
   <translation>ce que disent les fichiers n’a pas été décidé</translation>
  </message>
  <message>
   <source>It would take too long to try every edit: %1</source>
   <translation>Essayer toutes les modifications prendrait trop de temps : %1</translation>
  </message>
  <message>
   <source>Environment %1 has the same files and wants something else</source>
   <translation>L’environnement %1 a les mêmes fichiers et veut autre chose</translation>
  </message>
  <message>
   <source>Whether this is true was not decided: %1</source>
   <translation>On n’a pas décidé si c’est vrai : %1</translation>
  </message>
  <message>
   <source>%1 must be closed, but %2</source>
   <translation>%1 doit être fermé, mais %2</translation>
  </message>
  <message>
   <source>%1 must be open, but %2</source>
   <translation>%1 doit être ouvert, mais %2</translation>
  </message>
  <message>
   <source>%1 is closed to %2, so crawlers never see the noindex of %3</source>
   <translation>%1 est fermé à %2, les robots ne voient donc jamais le noindex de %3</translation>
  </message>
  <message>
   <source>The Sitemap in line %1 is of %2, which is environment %3</source>
   <translation>Le Sitemap de la ligne %1 est celui de %2, qui est l’environnement %3</translation>
  </message>
  <message>
   <source>%1 and %2 have the same goals and answer differently: %3</source>
   <translation>%1 et %2 ont les mêmes objectifs et répondent différemment : %3</translation>
  </message>
  <message>
   <source>%1 is to be %2, but %3 (%4; reading %5)</source>
   <translation>%1 doit être %2, mais %3 (%4 ; interprétation %5)</translation>
  </message>
  <message>
   <source>%1: agents of the list are not covered: %2</source>
   <translation>%1 : des agents de la liste ne sont pas couverts : %2</translation>
  </message>
  <message>
   <source>%1: these ignore robots.txt, and only a server can refuse them: %2</source>
   <translation>%1 : ceux-ci ignorent robots.txt, et seul un serveur peut les refuser : %2</translation>
  </message>
  <message>
   <source>No agent of the list comes for %1</source>
   <translation>Aucun agent de la liste ne vient pour %1</translation>
  </message>
  <message>
   <source>Only robots2.txt can say ask</source>
   <translation>Seul robots2.txt peut dire ask</translation>
  </message>
  <message>
   <source>pay needs licence: {terms: URL}</source>
   <translation>pay a besoin de licence: {terms: URL}</translation>
  </message>
  <message>
   <source>This exception ended on %1</source>
   <translation>Cette exception a pris fin le %1</translation>
  </message>
  <message>
   <source>Without this exception the answers are the same</source>
   <translation>Sans cette exception, les réponses sont les mêmes</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>Retirer cette exception</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file. Did you mean %2?</source>
   <translation>%1 n’est ni dans la liste ni dans un fichier. Vouliez-vous dire %2 ?</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file</source>
   <translation>%1 n’est ni dans la liste ni dans un fichier</translation>
  </message>
  <message>
   <source>Change to “%1”</source>
   <translation>Changer en « %1 »</translation>
  </message>
  <message>
   <source>%1 and %2 have one token; the goal of %2 counts: %3</source>
   <translation>%1 et %2 ont un même jeton ; l’objectif de %2 compte : %3</translation>
  </message>
  <message>
   <source>These also train. What keeps them from that is a signal, not a rule: %1</source>
   <translation>Ceux-ci entraînent aussi. Ce qui les en empêche est un signal, non une règle : %1</translation>
  </message>
  <message>
   <source>%1 is not what the files come to</source>
   <translation>%1 n’est pas ce qui résulte des fichiers</translation>
  </message>
  <message>
   <source>%1 is not there</source>
   <translation>%1 n’existe pas</translation>
  </message>
  <message>
   <source>%1 has its own group and does not get %2. Repeat the line there</source>
   <translation>%1 a son propre groupe et %2 ne lui est pas dit. Répétez-y la ligne</translation>
  </message>
  <message>
   <source>The list of agents has no search engine</source>
   <translation>La liste des agents n’a aucun moteur de recherche</translation>
  </message>
  <message>
   <source>This would take too long to prove</source>
   <translation>Le prouver prendrait trop de temps</translation>
  </message>
  <message>
   <source>outputs: %1 and %2 are both written to %3; give one of them another folder</source>
   <translation>outputs: %1 et %2 sont tous deux écrits dans %3 ; donnez un autre dossier à l’un d’eux</translation>
  </message>
  <message>
   <source>outputs: %1: agents: %2</source>
   <translation>outputs: %1: agents: %2</translation>
  </message>
  <message>
   <source>robots.txt is rendered from the agent policy: change the policy and render it again</source>
   <translation>robots.txt est généré de la politique d’agents : modifiez la politique et générez-le de nouveau</translation>
  </message>
  <message>
   <source>robots.txt says that it is rendered from an agent policy, but is not what the policy makes: render it again first</source>
   <translation>robots.txt dit être généré d’une politique d’agents, mais n’est pas ce que produit la politique : générez-le d’abord de nouveau</translation>
  </message>
  <message>
   <source>goals.edit does not let robots.txt be edited</source>
   <translation>goals.edit ne permet pas de modifier robots.txt</translation>
  </message>
  <message>
   <source>a limit ended the search</source>
   <translation>une limite a mis fin à la recherche</translation>
  </message>
  <message>
   <source>An agent policy, from which robots.txt is rendered, cannot say it: %1</source>
   <translation>Une politique d’agents, à partir de laquelle robots.txt est généré, ne peut pas le dire : %1</translation>
  </message>
  <message>
   <source>The list of agents has no token that names a use</source>
   <translation>La liste des agents n’a aucun jeton qui nomme un usage</translation>
  </message>
  <message>
   <source>The block managed by %1 decides for %2. Change it there</source>
   <translation>Le bloc géré par %1 décide pour %2. Modifiez-le là</translation>
  </message>
  <message>
   <source>A chained file decides for %1: %2</source>
   <translation>Un fichier enchaîné décide pour %1 : %2</translation>
  </message>
  <message>
   <source>Agents that declare a category follow the groups for * of robots.txt, which cannot name one</source>
   <translation>Les agents qui déclarent une catégorie suivent les groupes * de robots.txt, qui ne peut pas en nommer</translation>
  </message>
  <message>
   <source>A group of 2.0 cannot say it: %1</source>
   <translation>Un groupe de 2.0 ne peut pas le dire : %1</translation>
  </message>
  <message>
   <source>No edit was found that changes nothing else: %1</source>
   <translation>Aucune modification trouvée qui ne change rien d’autre : %1</translation>
  </message>
  <message>
   <source>“%1” is read as “%2”: a crawler of that name is meant as well</source>
   <translation>« %1 » est lu comme « %2 » : un robot de ce nom est visé aussi</translation>
  </message>
  <message>
   <source>%1 may fetch faster: %2</source>
   <translation>%1 peut récupérer plus vite : %2</translation>
  </message>
  <message>
   <source>No pace is stated for %1</source>
   <translation>Aucun rythme n’est indiqué pour %1</translation>
  </message>
  <message>
   <source>robots2.txt does not say “crawl: %1” to %2</source>
   <translation>robots2.txt ne dit pas « crawl: %1 » à %2</translation>
  </message>
  <message>
   <source>%1 may fetch %2</source>
   <translation>%1 peut récupérer %2</translation>
  </message>
  <message>
   <source>%1 may not fetch %2</source>
   <translation>%1 ne peut pas récupérer %2</translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3</source>
   <translation>%1 ne peut pas récupérer %2 à %3</translation>
  </message>
  <message>
   <source>%1 must ask before it fetches %2</source>
   <translation>%1 doit demander avant de récupérer %2</translation>
  </message>
  <message>
   <source>%1 has no paths: what differs by path is claimed of Content-Usage alone</source>
   <translation>%1 n’a pas de chemins : ce qui diffère selon le chemin n’est demandé qu’à Content-Usage</translation>
  </message>
  <message>
   <source>%4 does not state “%2: %3” for %1 on %5</source>
   <translation>%4 n’énonce pas « %2: %3 » pour %1 sur %5</translation>
  </message>
  <message>
   <source>The map of the site is not complete</source>
   <translation>La carte du site n’est pas complète</translation>
  </message>
 </context>
 <context>
  <name>lab</name>
  <message>
   <source>It had not asked for robots.txt before.</source>
   <translation>Il n’avait pas demandé robots.txt auparavant.</translation>
  </message>
  <message>
   <source>Its copy of robots.txt was %1 old; 24 hours are allowed.</source>
   <translation>Sa copie de robots.txt avait %1 ; 24 heures sont permises.</translation>
  </message>
  <message>
   <source>robots.txt: %1.</source>
   <translation>robots.txt : %1.</translation>
  </message>
  <message>
   <source>It asked again although its answer was good for 24 hours.</source>
   <translation>Il a redemandé alors que sa réponse valait 24 heures.</translation>
  </message>
  <message>
   <source>The page must be asked for, and it had not asked.</source>
   <translation>Il faut demander pour cette page, et il ne l’avait pas fait.</translation>
  </message>
  <message>
   <source>It was allowed one request, and this is another.</source>
   <translation>Une seule requête lui était permise, et en voici une autre.</translation>
  </message>
  <message>
   <source>Its answer was older than 24 hours.</source>
   <translation>Sa réponse avait plus de 24 heures.</translation>
  </message>
  <message>
   <source>The page is outside the scopes of its answer.</source>
   <translation>La page est hors des portées de sa réponse.</translation>
  </message>
  <message>
   <source>The endpoint had answered 429, which allows nothing.</source>
   <translation>Le point de demande avait répondu 429, ce qui ne permet rien.</translation>
  </message>
  <message>
   <source>The endpoint had not allowed it.</source>
   <translation>Le point de demande ne l’avait pas permis.</translation>
  </message>
  <message>
   <source>The page is a honeypot.</source>
   <translation>La page est un leurre.</translation>
  </message>
  <message>
   <source>It came %1 s after the request before; %2 line %3, %4, asks for %5 s.</source>
   <translation>Il est venu %1 s après la requête précédente ; %2 ligne %3, %4, demande %5 s.</translation>
  </message>
  <message>
   <source>It came back before %1, which Retry-After had asked for.</source>
   <translation>Il est revenu avant %1, que Retry-After avait demandé.</translation>
  </message>
  <message>
   <source>The policy says %1: %2.</source>
   <translation>La politique dit %1 : %2.</translation>
  </message>
  <message>
   <source>The policy says %1: %2 line %3, %4.</source>
   <translation>La politique dit %1 : %2 ligne %3, %4.</translation>
  </message>
  <message>
   <source>The site has no file for it.</source>
   <translation>Le site n’a pas de fichier pour cela.</translation>
  </message>
  <message>
   <source>The parameter directive must name a directive of robots2.txt such as crawl</source>
   <translation>Le paramètre directive doit nommer une directive de robots2.txt, par exemple crawl</translation>
  </message>
  <message>
   <source>The parameter agent: %1</source>
   <translation>Le paramètre agent : %1</translation>
  </message>
  <message>
   <source>The parameter url is missing</source>
   <translation>Le paramètre url manque</translation>
  </message>
  <message>
   <source>The parameter at: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>Le paramètre at : %1 n’est pas une heure comme 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>The parameter to: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>Le paramètre to : %1 n’est pas une heure comme 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>The clock runs by itself; with --clock-speed 0 it is moved</source>
   <translation>L’horloge avance seule ; avec --clock-speed 0, elle se règle</translation>
  </message>
  <message>
   <source>The clock does not run backwards</source>
   <translation>L’horloge ne recule pas</translation>
  </message>
  <message>
   <source>the answers that %1 gives to errors are not documented; write one such as Google</source>
   <translation>ce que %1 fait des erreurs n’est pas documenté ; écrivez par exemple Google</translation>
  </message>
  <message>
   <source>one text is expected here</source>
   <translation>un seul texte est attendu ici</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 doit être une liste</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 a plus de %2 éléments, plus qu’il n’en est lu</translation>
  </message>
  <message>
   <source>%1 is not a path; write one that begins with / and has no spaces</source>
   <translation>%1 n’est pas un chemin ; écrivez-en un qui commence par / et n’a pas d’espace</translation>
  </message>
  <message>
   <source>%1 must have keys and values</source>
   <translation>%1 doit avoir des clés et des valeurs</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; remove one</source>
   <translation>%1 est déjà à la ligne %2 ; retirez-en un</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 n’est pas une clé de %2 ; vouliez-vous dire %3 ?</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 n’est pas une clé de %2, qui a %3 ; corrigez-la ou retirez-la</translation>
  </message>
  <message>
   <source>%1 is not a length of time; write one such as 90s, 15m, 14h or 2d</source>
   <translation>%1 n’est pas une durée ; écrivez par exemple 90s, 15m, 14h ou 2d</translation>
  </message>
  <message>
   <source>%1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>%1 n’est pas une heure comme 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>%1 is not a speed; write a whole number from 0 to 1000000</source>
   <translation>%1 n’est pas une vitesse ; écrivez un nombre entier de 0 à 1000000</translation>
  </message>
  <message>
   <source>%1 is not a way to enforce; write off or verdict</source>
   <translation>%1 n’est pas une façon d’appliquer ; écrivez off ou verdict</translation>
  </message>
  <message>
   <source>%1 is not a time such as 02:00 or 2026-11-20T02:00:00Z</source>
   <translation>%1 n’est pas une heure comme 02:00 ou 2026-11-20T02:00:00Z</translation>
  </message>
  <message>
   <source>%1 has a query; an event is for a path with any query: remove it</source>
   <translation>%1 a une requête ; un événement vaut pour un chemin avec toute requête : retirez-la</translation>
  </message>
  <message>
   <source>an event needs %1; add it</source>
   <translation>un événement a besoin de %1 ; ajoutez-le</translation>
  </message>
  <message>
   <source>an event has one of status, file and redirect; write exactly one of them</source>
   <translation>un événement a l’un de status, file et redirect ; écrivez-en exactement un</translation>
  </message>
  <message>
   <source>%1 is not a status; write a whole number from 200 to 599</source>
   <translation>%1 n’est pas un statut ; écrivez un nombre entier de 200 à 599</translation>
  </message>
  <message>
   <source>the name of the file is empty</source>
   <translation>le nom du fichier est vide</translation>
  </message>
  <message>
   <source>%1 is not a target; write loop, a path, or an http(s) URL</source>
   <translation>%1 n’est pas une cible ; écrivez loop, un chemin ou une URL http(s)</translation>
  </message>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>ligne %1, colonne %2 : %3</translation>
  </message>
  <message>
   <source>the scenario is larger or deeper than is read</source>
   <translation>le scénario est plus grand ou plus profond que ce qui est lu</translation>
  </message>
 </context>
 <context>
  <name>lint</name>
  <message>
   <source>Goal that is not true</source>
   <translation>Objectif qui n’est pas vrai</translation>
  </message>
  <message>
   <source>Below “goals:” gatepost.yaml says what is wanted, and the policy files say something else. The message names an agent, a path and the line that decides. Change the files, or the goal if it is no longer wanted.</source>
   <translation>Sous « goals: », gatepost.yaml dit ce qui est voulu, et les fichiers de politique disent autre chose. Le message nomme un agent, un chemin et la ligne qui décide. Modifiez les fichiers, ou l’objectif s’il n’est plus voulu.</translation>
  </message>
  <message>
   <source>Agents that a goal does not cover</source>
   <translation>Agents qu’un objectif ne couvre pas</translation>
  </message>
  <message>
   <source>The list of agents has agents for this goal that no line of the files names, and what the files say to everybody else is not what the goal wants. That is how an agent looks that came into the list after the files were written. Name these agents in the group that says what is wanted.</source>
   <translation>La liste contient pour cet objectif des agents qu’aucune ligne des fichiers ne nomme, et ce que les fichiers disent à tous les autres n’est pas ce que veut l’objectif. C’est ainsi qu’apparaît un agent entré dans la liste après l’écriture des fichiers. Nommez ces agents dans le groupe qui dit ce qui est voulu.</translation>
  </message>
  <message>
   <source>Goal of which it is not known whether it is true</source>
   <translation>Objectif dont on ne sait pas s’il est vrai</translation>
  </message>
  <message>
   <source>A limit ended the search before every agent, path and hour was decided, or a chained file is missing. Nothing false was found, and nothing was shown either. Fewer overlapping patterns make the search shorter.</source>
   <translation>Une limite a mis fin à la recherche avant que chaque agent, chemin et heure soit décidé, ou un fichier enchaîné manque. Rien de faux n’a été trouvé, mais rien n’a été démontré non plus. Moins de motifs qui se recoupent rendent la recherche plus courte.</translation>
  </message>
  <message>
   <source>Part of a goal that no file can say</source>
   <translation>Partie d’un objectif qu’aucun fichier ne peut dire</translation>
  </message>
  <message>
   <source>The goal wants something for which the file or the signal has no word. It is left out of what is claimed, and named here. Ask for less, or say it in another place.</source>
   <translation>L’objectif veut quelque chose pour quoi le fichier ou le signal n’a pas de mot. C’est exclu de ce qui est demandé, et indiqué ici. Demandez moins, ou dites-le ailleurs.</translation>
  </message>
  <message>
   <source>Agents of a goal that ignore robots.txt</source>
   <translation>Agents d’un objectif qui ignorent robots.txt</translation>
  </message>
  <message>
   <source>These agents are documented to ignore robots.txt. Whatever the files say, only a server can refuse them. Export the policy for your server.</source>
   <translation>D’après leur documentation, ces agents ignorent robots.txt. Quoi que disent les fichiers, seul un serveur peut les refuser. Exportez la politique pour votre serveur.</translation>
  </message>
  <message>
   <source>Goal that a managed block keeps from being true</source>
   <translation>Objectif qu’un bloc géré empêche d’être vrai</translation>
  </message>
  <message>
   <source>A service or a plug-in writes a part of robots.txt, and what it says there decides against the goal. Gatepost never edits that part, and no line beside it would win. Change it where the block is made.</source>
   <translation>Un service ou une extension écrit une partie de robots.txt, et ce qui s’y trouve décide contre l’objectif. Gatepost ne modifie jamais cette partie, et aucune ligne à côté ne l’emporterait. Changez cela là où le bloc est généré.</translation>
  </message>
  <message>
   <source>Exception for an agent that nobody knows</source>
   <translation>Exception pour un agent que personne ne connaît</translation>
  </message>
  <message>
   <source>An exception names an agent that is neither in the list nor in a file of the site. With a misspelled name it is about nobody. Correct the name, or add the agent to “agents:” in gatepost.yaml.</source>
   <translation>Une exception nomme un agent qui n’est ni dans la liste ni dans un fichier du site. Avec un nom mal écrit, elle ne porte sur personne. Corrigez le nom, ou ajoutez l’agent à « agents: » dans gatepost.yaml.</translation>
  </message>
  <message>
   <source>Exception that changes nothing</source>
   <translation>Exception qui ne change rien</translation>
  </message>
  <message>
   <source>Without this exception the same would be wanted of the same agents and paths. Another exception says so, or the goal itself does. Remove it, or correct what it was meant to change.</source>
   <translation>Sans cette exception, on voudrait la même chose des mêmes agents et chemins. Une autre exception le dit, ou l’objectif lui-même. Retirez-la, ou corrigez ce qu’elle devait changer.</translation>
  </message>
  <message>
   <source>Exception that has ended</source>
   <translation>Exception qui a pris fin</translation>
  </message>
  <message>
   <source>An exception counts on its last day (UTC) and no longer. The goal now wants of its agents and paths what it wants of the others. Remove the exception, and the lines in the files that were made for it.</source>
   <translation>Une exception compte encore son dernier jour (UTC), puis plus. L’objectif veut désormais de ses agents et chemins ce qu’il veut des autres. Retirez l’exception, et les lignes des fichiers faites pour elle.</translation>
  </message>
  <message>
   <source>Goal that is about no agent</source>
   <translation>Objectif qui ne porte sur aucun agent</translation>
  </message>
  <message>
   <source>No agent of the list comes for this purpose, so nothing is claimed of fetches. That is not a fault: a newer list may have some. What is said of use still counts.</source>
   <translation>Aucun agent de la liste ne vient dans ce but, rien n’est donc demandé des récupérations. Ce n’est pas un défaut : une liste plus récente peut en avoir. Ce qui est dit de l’usage compte quand même.</translation>
  </message>
  <message>
   <source>Two agents of different goals with one token</source>
   <translation>Deux agents d’objectifs différents avec un même jeton</translation>
  </message>
  <message>
   <source>The list has two agents whose names are equal once the version is cut off, so that no file can tell them apart. Their purposes have different goals. The goal of the one without a version counts for both.</source>
   <translation>La liste a deux agents dont les noms sont égaux une fois la version coupée, si bien qu’aucun fichier ne peut les distinguer. Leurs buts ont des objectifs différents. L’objectif de celui sans version compte pour les deux.</translation>
  </message>
  <message>
   <source>Agent that may come and also collects for training</source>
   <translation>Agent qui peut venir et collecte aussi pour l’entraînement</translation>
  </message>
  <message>
   <source>The operator documents that one crawler fetches for several purposes. A rule can let it in or keep it out, and nothing between. What keeps its texts from training is a signal or a policy token, if the operator honours it.</source>
   <translation>D’après la documentation de l’exploitant, un même robot récupère pour plusieurs buts. Une règle peut le laisser entrer ou le tenir à l’écart, et rien entre les deux. Ce qui préserve ses textes de l’entraînement est un signal ou un jeton de politique, si l’exploitant le respecte.</translation>
  </message>
  <message>
   <source>Ask without a robots2.txt</source>
   <translation>Ask sans robots2.txt</translation>
  </message>
  <message>
   <source>The goal wants agents to ask first and lets in those that do not know the question. Only robots2.txt can say ask. Without it the goal cannot be true: add a robots2.txt, or write “otherwise: out”.</source>
   <translation>L’objectif veut que les agents demandent d’abord et laisse entrer ceux qui ne connaissent pas la question. Seul robots2.txt peut dire ask. Sans lui, l’objectif ne peut pas être vrai : ajoutez un robots2.txt, ou écrivez « otherwise: out ».</translation>
  </message>
  <message>
   <source>Pay without the terms of a licence</source>
   <translation>Pay sans les conditions d’une licence</translation>
  </message>
  <message>
   <source>The goal wants a licence, and gatepost.yaml does not say where its terms are. Nobody can buy what nobody offers. Add “licence: {terms: URL}” below “goals:”.</source>
   <translation>L’objectif veut une licence, et gatepost.yaml ne dit pas où en sont les conditions. Personne ne peut acheter ce que personne n’offre. Ajoutez « licence: {terms: URL} » sous « goals: ».</translation>
  </message>
  <message>
   <source>Signal that an agent with its own group does not get</source>
   <translation>Signal qui n’est pas dit à un agent ayant son propre groupe</translation>
  </message>
  <message>
   <source>Goals of the site claim what Content-Signal or Content-Usage says, and the group for * states it. These lines belong to groups: an agent with its own group gets what is in that group, and nothing of what the group for * says. Repeat the line in each group whose agents may fetch something.</source>
   <translation>Des objectifs du site demandent ce que dit Content-Signal ou Content-Usage, et le groupe * le déclare. Ces lignes appartiennent aux groupes : un agent qui a son propre groupe apprend ce que contient ce groupe, et rien de ce que dit le groupe *. Répétez la ligne dans chaque groupe dont les agents peuvent récupérer quelque chose.</translation>
  </message>
  <message>
   <source>Environment that must be closed and is not</source>
   <translation>Environnement qui doit être fermé et ne l’est pas</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be closed, and some agent may fetch something there. A group for * does not reach every agent: those that skip it need their own groups. Close it to them as well.</source>
   <translation>gatepost.yaml dit que l’environnement doit être fermé, et un agent peut y récupérer quelque chose. Un groupe * n’atteint pas chaque agent : ceux qui le sautent ont besoin de leurs propres groupes. Fermez-le aussi pour eux.</translation>
  </message>
  <message>
   <source>Environment that must be open and is not</source>
   <translation>Environnement qui doit être ouvert et ne l’est pas</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be open, and a search engine may not fetch its start page. The files of staging may have been copied there. Open it again.</source>
   <translation>gatepost.yaml dit que l’environnement doit être ouvert, et un moteur de recherche ne peut pas récupérer sa page d’accueil. Les fichiers de préproduction y ont peut-être été copiés. Ouvrez-le de nouveau.</translation>
  </message>
  <message>
   <source>Pages whose noindex nobody sees</source>
   <translation>Pages dont personne ne voit le noindex</translation>
  </message>
  <message>
   <source>The environment must not be indexed by a noindex on its pages. A crawler sees that only if it may fetch the page: what robots.txt closes can still be listed. Open it to search engines, or write “must: closed”.</source>
   <translation>L’environnement ne doit pas être indexé, grâce à un noindex sur ses pages. Un robot ne le voit que s’il peut récupérer la page : ce que robots.txt ferme peut quand même être listé. Ouvrez-le aux moteurs de recherche, ou écrivez « must: closed ».</translation>
  </message>
  <message>
   <source>Sitemap of another environment</source>
   <translation>Sitemap d’un autre environnement</translation>
  </message>
  <message>
   <source>A Sitemap line in the files of one environment names the host of another one. The files may have been copied without changing it. Write the address of this environment's own sitemap, or remove the line.</source>
   <translation>Une ligne Sitemap des fichiers d’un environnement nomme l’hôte d’un autre. Les fichiers ont peut-être été copiés sans la changer. Écrivez l’adresse du sitemap de cet environnement même, ou retirez la ligne.</translation>
  </message>
  <message>
   <source>Environments with the same goals that answer differently</source>
   <translation>Environnements de mêmes objectifs qui répondent différemment</translation>
  </message>
  <message>
   <source>The same is wanted of two environments, and their files give some agent another answer. Both can be what is wanted all the same, where the goals leave something open. Compare the two folders.</source>
   <translation>On veut la même chose de deux environnements, et leurs fichiers donnent à un agent une réponse différente. Les deux peuvent tout de même être voulues, là où les objectifs laissent quelque chose ouvert. Comparez les deux dossiers.</translation>
  </message>
  <message>
   <source>Output that is not what the files come to</source>
   <translation>Sortie qui n’est pas ce qui résulte des fichiers</translation>
  </message>
  <message>
   <source>A file that “outputs:” asks for was made from other policy files than these, or was changed by hand. What a server does is then not what robots.txt says. Run “gatepost-cli goals --write”.</source>
   <translation>Un fichier que demande « outputs: » a été fait à partir d’autres fichiers de politique que ceux-ci, ou modifié à la main. Ce que fait un serveur n’est alors pas ce que dit robots.txt. Lancez « gatepost-cli goals --write ».</translation>
  </message>
  <message>
   <source>Output that is not there</source>
   <translation>Sortie qui n’existe pas</translation>
  </message>
  <message>
   <source>gatepost.yaml asks for a file below “outputs:” that nobody has made yet. Run “gatepost-cli goals --write”. Where outputs are made elsewhere, remove the key.</source>
   <translation>gatepost.yaml demande sous « outputs: » un fichier que personne n’a encore fait. Lancez « gatepost-cli goals --write ». Si les sorties sont faites ailleurs, retirez la clé.</translation>
  </message>
  <message>
   <source>Put “Allow: %1” into the group for *</source>
   <translation>Placer « Allow: %1 » dans le groupe *</translation>
  </message>
  <message numerus="yes">
   <source>%n more findings of this kind in this file are not listed</source>
   <comment>%n more finding of this kind in this file is not listed</comment>
   <translation>
    <numerusform>%n autre problème de ce genre dans ce fichier n’est pas affiché</numerusform>
    <numerusform>%n autres problèmes de ce genre dans ce fichier ne sont pas affichés</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>la ligne %1</translation>
  </message>
  <message>
   <source>Change to %1</source>
   <translation>Changer en %1</translation>
  </message>
  <message>
   <source>Remove the line</source>
   <translation>Retirer la ligne</translation>
  </message>
  <message>
   <source>Put both groups together</source>
   <translation>Réunir les deux groupes</translation>
  </message>
  <message>
   <source>%1 has a group in %2 already. Crawlers that follow the standard read both as one; old ones take the first alone. Put them together</source>
   <translation>%1 a déjà un groupe à %2. Les robots conformes à la norme lisent les deux comme un seul ; les anciens ne prennent que le premier. Réunissez-les</translation>
  </message>
  <message>
   <source>Agent with several groups</source>
   <translation>Agent avec plusieurs groupes</translation>
  </message>
  <message>
   <source>All groups that name the same agent are read as one. That is the standard of 2022; crawlers of the old school take the first record that names them and stop there, so the rules of the second group may go unread. Putting them together makes the file mean the same to all.</source>
   <translation>Tous les groupes qui nomment le même agent sont lus comme un seul. C’est la norme de 2022 ; les robots de la vieille école prennent le premier enregistrement qui les nomme et s’arrêtent là, si bien que les règles du second groupe peuvent ne pas être lues. Une fois réunis, le fichier a le même sens pour tous.</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>Aucun robot connu ne s’appelle %1. Vouliez-vous dire %2 ?</translation>
  </message>
  <message>
   <source>Agent close to a known one</source>
   <translation>Agent proche d’un agent connu</translation>
  </message>
  <message>
   <source>No known crawler has this token, but one slip would make it a known one: a character left out, put in or mistaken, or two that changed places. Tokens are compared character by character, without case; with a slip in it the group applies to no agent, and the crawler that was meant follows the group for * instead. If the name is right, switch this off for the line with a comment “# gatepost: off agent-typo”.</source>
   <translation>Aucun robot connu ne porte ce jeton, mais une seule faute de frappe le sépare d’un jeton connu : un caractère oublié, ajouté ou faux, ou deux caractères intervertis. Les jetons sont comparés caractère par caractère, sans tenir compte de la casse ; avec une coquille, le groupe ne s’applique à aucun agent et le robot visé suit le groupe *. Si le nom est exact, désactivez ce contrôle pour la ligne par un commentaire « # gatepost: off agent-typo ».</translation>
  </message>
  <message>
   <source>%1 begins with no token, so the line names nobody. Write the crawler's product token</source>
   <translation>%1 ne commence pas par un jeton, la ligne ne nomme donc personne. Écrivez le jeton de produit du robot</translation>
  </message>
  <message>
   <source>The version is not compared: the line names every %1. Remove it</source>
   <translation>La version n’est pas comparée : la ligne nomme tout %1. Omettez-la</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off, though the operator names it so</source>
   <translation>Seul %1 est lu ; %2 est coupé, bien que l’exploitant le nomme ainsi</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off. Write the product token alone</source>
   <translation>Seul %1 est lu ; %2 est coupé. Écrivez le jeton de produit seul</translation>
  </message>
  <message>
   <source>A User-agent line names one agent: of this list only %1 is read, including the comma. Give each its own line</source>
   <translation>Une ligne User-agent nomme un seul agent : de cette liste, seul %1 est lu, virgule comprise. Donnez à chacun sa propre ligne</translation>
  </message>
  <message>
   <source>Split into several lines</source>
   <translation>Diviser en plusieurs lignes</translation>
  </message>
  <message>
   <source>User-agent value that is read in part</source>
   <translation>Valeur User-agent lue en partie</translation>
  </message>
  <message>
   <source>A User-agent line contains one product token. It ends at the first / or white space; a version, a whole HTTP User-Agent header or a list after it is not read. “Mozilla/5.0 (compatible; X)” therefore names Mozilla, which no crawler calls itself here. One real file in sixteen names agents by whole headers.</source>
   <translation>Une ligne User-agent contient un seul jeton de produit. Il s’arrête au premier / ou espace blanc ; une version, un en-tête HTTP User-Agent entier ou une liste à la suite ne sont pas lus. « Mozilla/5.0 (compatible; X) » nomme donc Mozilla, nom qu’aucun robot ne se donne ici. Un fichier réel sur seize nomme les agents par des en-têtes entiers.</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt l’emporte : son %1 à %2 autorise à tous ce que cette règle interdit. Retirez cet Allow si vous voulez qu’elle vaille</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt l’emporte : son %1 à %2 autorise à tous certains des chemins que cette règle interdit, par exemple %4</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt l’emporte : son %1 à %2 autorise à %3 ce que cette règle interdit. Retirez cet Allow si vous voulez qu’elle vaille</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt l’emporte : son %1 à %2 autorise à %3 certains des chemins que cette règle interdit, par exemple %4</translation>
  </message>
  <message>
   <source>robots-ai.txt forbids what robots.txt allows</source>
   <translation>robots-ai.txt interdit ce que robots.txt autorise</translation>
  </message>
  <message>
   <source>robots.txt is authoritative. Where one of its rules allows a path, a Disallow in robots-ai.txt does not apply; only where robots.txt says nothing about the path does robots-ai.txt decide. A plain “Allow: /” in robots.txt thus undoes the whole of robots-ai.txt, though it seems to say no more than the default. Where the two disagree is found on the patterns themselves: with Allow: /*.html in robots.txt and Disallow: /blog/ in robots-ai.txt it is /blog/*.html.</source>
   <translation>robots.txt fait autorité. Là où l’une de ses règles autorise un chemin, un Disallow de robots-ai.txt ne vaut pas ; robots-ai.txt ne décide que là où robots.txt ne dit rien du chemin. Un simple « Allow: / » dans robots.txt annule donc tout robots-ai.txt, alors qu’il semble ne rien dire de plus que le comportement par défaut. Les désaccords entre les deux se constatent sur les motifs eux-mêmes : avec Allow: /*.html dans robots.txt et Disallow: /blog/ dans robots-ai.txt, c’est /blog/*.html.</translation>
  </message>
  <message>
   <source>This rule opens nothing: no Disallow that it could overrule matches any of its paths, which may be fetched anyway. Remove it, or check whether its path is the one that is meant</source>
   <translation>Cette règle n’ouvre rien : aucun Disallow sur lequel elle pourrait l’emporter ne correspond à l’un de ses chemins, qui peuvent être récupérés de toute façon. Retirez-la, ou vérifiez que son chemin est bien celui que vous visez</translation>
  </message>
  <message>
   <source>Allow that opens nothing</source>
   <translation>Allow qui n’ouvre rien</translation>
  </message>
  <message>
   <source>What no rule denies may be fetched, so an Allow is needed only where a shorter Disallow of the same group would deny the path. Here there is no such path: the file means the same without the rule. Often the path has a slip in it, or the Disallow that it was an exception to is gone. This is found on the patterns themselves, so it is certain.</source>
   <translation>Ce qu’aucune règle ne refuse peut être récupéré ; un Allow n’est donc nécessaire que là où un Disallow plus court du même groupe refuserait le chemin. Ici, un tel chemin n’existe pas : sans la règle, le fichier dit la même chose. Souvent, le chemin contient une coquille, ou le Disallow dont elle était l’exception a disparu. Le constat porte sur les motifs eux-mêmes, il est donc certain.</translation>
  </message>
  <message numerus="yes">
   <source>%n lines say ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</source>
   <comment>This line says ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</comment>
   <translation>
    <numerusform>%n ligne dit ask, mais aucune réponse du point d’accès ask n’est simulée : ce que les agents obtiennent n’est pas connu ici. Ajoutez les réponses à asks.json et assurez-vous que %1 répond</numerusform>
    <numerusform>%n lignes disent ask, mais aucune réponse du point d’accès ask n’est simulée : ce que les agents obtiennent n’est pas connu ici. Ajoutez les réponses à asks.json et assurez-vous que %1 répond</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking that is not rehearsed</source>
   <translation>Demandes non simulées</translation>
  </message>
  <message>
   <source>A value of ask sends agents to the site's ask endpoint. If nothing answers there, or it answers 404, every ask means no. The file asks.json beside robots2.txt rehearses the answers: Gatepost then shows what each agent gets, for how long, and for which paths.</source>
   <translation>Une valeur ask envoie les agents au point d’accès ask du site. Si rien n’y répond, ou s’il répond 404, chaque ask vaut no. Le fichier asks.json, à côté de robots2.txt, simule les réponses : Gatepost montre alors ce que chaque agent obtient, pour combien de temps et pour quels chemins.</translation>
  </message>
  <message>
   <source>Rules are not regular expressions: %1 is compared character by character and matches no real URL. Only * and a final $ have a meaning</source>
   <translation>Les règles ne sont pas des expressions régulières : %1 est comparé lettre par lettre et ne correspond à rien de ce qui est demandé. Seuls * et un $ final ont un sens</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: nothing needs an escape in a rule. Write %1</source>
   <translation>Une barre oblique inverse est ici un caractère ordinaire qu’aucune URL ne contient : rien n’a besoin d’être échappé dans une règle. Écrivez %1</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: the rule matches no real URL. Write %1</source>
   <translation>Une barre oblique inverse est ici un caractère ordinaire qu’aucune URL ne contient : la règle ne correspond à rien de ce qui est demandé. Écrivez %1</translation>
  </message>
  <message>
   <source>Backslash in a path</source>
   <translation>Barre oblique inverse dans un chemin</translation>
  </message>
  <message>
   <source>Segments of a URL's path are separated by /. A backslash has no meaning in a rule outside the extended standard 2.0: it neither separates folders, as on Windows, nor escapes the next character, as in a regular expression. Browsers turn it into / before they ask, so such a rule never matches.</source>
   <translation>Les segments du chemin d’une URL sont séparés par /. Une barre oblique inverse n’a aucun sens dans une règle hors de la norme étendue 2.0 : elle ne sépare pas les dossiers, comme sous Windows, et n’échappe pas le caractère suivant, comme dans une expression régulière. Les navigateurs la changent en / avant de demander ; une telle règle ne correspond donc jamais.</translation>
  </message>
  <message>
   <source>Of a file's patterns only the first %1 count: this one and those below match no agent. Name the agents one by one</source>
   <translation>Des motifs d’un fichier, seuls les %1 premiers comptent : celui-ci et les suivants ne correspondent à aucun agent. Nommez les agents un par un</translation>
  </message>
  <message>
   <source>Crawlers that cut a name where it ends read %1 here; to those that read patterns %2 is not a regular expression (%3). Write the name alone</source>
   <translation>Les robots qui coupent un nom là où il finit lisent ici %1 ; pour ceux qui lisent des motifs, %2 n’est pas une expression régulière (%3). Écrivez le nom seul</translation>
  </message>
  <message>
   <source>%1 cannot be read as a regular expression (%2), so the line matches no agent. Write the agent's name</source>
   <translation>%1 n’est pas une expression régulière lisible (%2), la ligne ne correspond donc à personne. Écrivez le nom de l’agent</translation>
  </message>
  <message>
   <source>Regular expression that cannot be read</source>
   <translation>Expression régulière illisible</translation>
  </message>
  <message>
   <source>The value of this User-agent line is a regular expression (it contains one of \ ^ $ [ ] ( ) { } | + ? or .*) with an error, or with look-around or a back-reference, which are not supported because they can take unbounded time. To readers of the proposal the line then matches no agent; crawlers that cut a value at the first character that a name cannot have still find a name at its beginning, and that is a warning. A header such as Mozilla/5.0 (compatible; …) is cut before it is read as an expression.</source>
   <translation>La valeur de cette ligne User-agent est une expression régulière (elle contient l’un de \ ^ $ [ ] ( ) { } | + ? ou .*) fautive, ou bien avec assertion avant ou arrière ou référence arrière, non admises car leur durée n’est pas bornée. Pour les lecteurs de la proposition, la ligne ne correspond alors à aucun agent ; les robots qui coupent une valeur au premier caractère qu’un nom ne peut pas avoir trouvent tout de même un nom à son début, et c’est un avertissement. Un en-tête tel que Mozilla/5.0 (compatible; …) est coupé avant d’être lu comme une expression.</translation>
  </message>
  <message>
   <source>%1 is not a number of seconds, so the line decides nothing. Write only a number, such as 10 or 0.5</source>
   <translation>%1 n’est pas un nombre de secondes, la ligne est donc sans effet. Écrivez un nombre seul, comme 10 ou 0.5</translation>
  </message>
  <message>
   <source>Malformed Crawl-delay</source>
   <translation>Crawl-delay mal formé</translation>
  </message>
  <message>
   <source>Crawl-delay is a decimal number of seconds between two requests, without a unit: 10, 0.5. Anything else is not read, and the crawler keeps its own pace.</source>
   <translation>Crawl-delay est un nombre décimal de secondes entre deux requêtes, sans unité : 10, 0.5. Toute autre valeur n’est pas lue et le robot garde sa propre cadence.</translation>
  </message>
  <message>
   <source>%1 says no time to go with the number, so the line counts as absent: is it documents or seconds? Write documents/seconds, as in 1/10</source>
   <translation>%1 n’indique pas de durée pour le nombre, la ligne compte donc comme absente : documents ou secondes ? Écrivez documents/secondes, comme 1/10</translation>
  </message>
  <message>
   <source>%1 is not a rate, so the line counts as absent. Write documents/time, both whole and above 0, as in 1/10, 5/1m or 1/20m 1700-0459</source>
   <translation>%1 n’est pas une fréquence, la ligne compte donc comme absente. Écrivez documents/durée, tous deux entiers et supérieurs à 0, comme 1/10, 5/1m ou 1/20m 1700-0459</translation>
  </message>
  <message numerus="yes">
   <source>One document in %n seconds</source>
   <comment>One document in %n second</comment>
   <translation>
    <numerusform>Un document en %n seconde</numerusform>
    <numerusform>Un document en %n secondes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n documents a minute</source>
   <comment>%n document a minute</comment>
   <translation>
    <numerusform>%n document par minute</numerusform>
    <numerusform>%n documents par minute</numerusform>
   </translation>
  </message>
  <message>
   <source>Malformed Request-rate</source>
   <translation>Request-rate mal formé</translation>
  </message>
  <message>
   <source>Request-rate says how many documents in how much time: 1/10 is one in ten seconds, 5/1m five a minute, 100/24h a hundred a day; a window of the day may follow. A single number leaves open which of the two it is, and is not guessed. A malformed line counts as absent.</source>
   <translation>Request-rate dit combien de documents en combien de temps : 1/10 signifie un en dix secondes, 5/1m cinq par minute, 100/24h cent par jour ; une plage du jour peut suivre. Un nombre seul ne dit pas lequel des deux il est et rien n’est deviné. Une ligne mal formée compte comme absente.</translation>
  </message>
  <message>
   <source>%1 is not a version, so the group is read as plain robots.txt. Write two or three whole numbers with dots: 1.0 or 2.0</source>
   <translation>%1 n’est pas une version, le groupe est donc lu comme un robots.txt simple. Écrivez deux ou trois nombres entiers séparés par des points : 1.0 ou 2.0</translation>
  </message>
  <message>
   <source>Malformed Robot-version</source>
   <translation>Robot-version mal formé</translation>
  </message>
  <message>
   <source>Robot-version is two or three whole numbers with dots: 2.0 for the extended standard, 1.0 for the plain one. Anything else is not read and the group counts as plain.</source>
   <translation>Robot-version est fait de deux ou trois nombres entiers séparés par des points : 2.0 pour la norme étendue, 1.0 pour la norme simple. Toute autre valeur n’est pas lue et le groupe compte comme simple.</translation>
  </message>
  <message>
   <source>%1 is not a window of the day, so the line counts as absent. Write two UTC times of four digits, 00:00 to 23:59, as in 0600-0845</source>
   <translation>%1 n’est pas une plage du jour, la ligne compte donc comme absente. Écrivez deux heures UTC de quatre chiffres, de 00:00 à 23:59, comme 0600-0845</translation>
  </message>
  <message>
   <source>Malformed Visit-time</source>
   <translation>Visit-time mal formé</translation>
  </message>
  <message>
   <source>Visit-time is a window of the day in UTC: two times of two digits for the hour (00 to 23) and two for the minute, with or without a colon, and a hyphen or space between. 2400 and 6:00 are malformed, so are names of zones. A malformed line counts as absent: the agent may then come at any time.</source>
   <translation>Visit-time contient une plage du jour en UTC : deux heures, chacune de deux chiffres pour l’heure (00 à 23) et deux pour les minutes, avec ou sans deux-points, séparées par un trait d’union ou un espace. 2400 et 6:00 sont mal formés, de même que les noms de fuseaux. Une ligne mal formée compte comme absente : l’agent peut alors venir à toute heure.</translation>
  </message>
  <message>
   <source>An empty line separates this rule from the User-agent line in %1: crawlers that read as in 1994 do not see the rules. Remove the empty line</source>
   <translation>Une ligne vide sépare cette règle de la ligne User-agent à %1 : les robots qui lisent comme en 1994 ne voient pas les règles. Retirez la ligne vide</translation>
  </message>
  <message>
   <source>Remove the empty line</source>
   <translation>Retirer la ligne vide</translation>
  </message>
  <message>
   <source>Empty line between User-agent and its rules</source>
   <translation>Ligne vide entre User-agent et ses règles</translation>
  </message>
  <message>
   <source>Today an empty line means nothing. In the first standard of 1994 it ended a record, and some simple crawlers still read so: to them the agents have no rules, and the rules no agents. Without the empty line all readers agree.</source>
   <translation>Aujourd’hui, une ligne vide ne signifie rien. Dans la première norme, de 1994, elle terminait un enregistrement, et certains robots simples lisent encore ainsi : pour eux, les agents n’ont pas de règles, et les règles pas d’agents. Sans la ligne vide, tous les lecteurs concordent.</translation>
  </message>
  <message>
   <source>This closes style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>Ceci ferme des feuilles de style ou des scripts aux moteurs de recherche, qui ne peuvent alors pas afficher les pages telles que les gens les voient. Autorisez .css et .js</translation>
  </message>
  <message>
   <source>This closes a folder of style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>Ceci ferme un dossier de feuilles de style ou de scripts aux moteurs de recherche, qui ne peuvent alors pas afficher les pages telles que les gens les voient. Autorisez .css et .js</translation>
  </message>
  <message>
   <source>Style sheets or scripts closed</source>
   <translation>Feuilles de style ou scripts fermés</translation>
  </message>
  <message>
   <source>Search engines draw a page before they judge it: they fetch its style sheets and scripts. If those are closed, the page looks empty or broken to them, and content that scripts bring is missed. Open *.css and *.js, and close only what is really heavy or private.</source>
   <translation>Les moteurs de recherche affichent une page avant de l’évaluer : ils récupèrent ses feuilles de style et ses scripts. S’ils sont fermés, la page leur paraît vide ou cassée et le contenu apporté par des scripts leur échappe. Ouvrez *.css et *.js, et ne fermez que ce qui est vraiment lourd ou privé.</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler without its own group. Right for a test site; on a live site remove the /</source>
   <translation>Le site entier est fermé à tout robot sans groupe propre. Juste pour un site de test ; sur un site en service, retirez le /</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler, search engines too: it will fade from their results. Right for a test site; on a live one remove the /</source>
   <translation>Le site entier est fermé à tout robot, moteurs de recherche compris : il s’effacera de leurs résultats. Juste pour un site de test ; sur un site en service, retirez le /</translation>
  </message>
  <message>
   <source>Whole site closed to all</source>
   <translation>Site entier fermé à tous</translation>
  </message>
  <message>
   <source>User-agent: * with Disallow: / closes every page to every crawler that no other group names. That is often meant, and often left over from a test server: the site then vanishes from search within weeks. Pages may still be listed by their address if others link to them.</source>
   <translation>User-agent: * avec Disallow: / ferme toutes les pages à tout robot qu’aucun autre groupe ne nomme. C’est souvent voulu, et souvent un reste d’un serveur de test : le site disparaît alors des recherches en quelques semaines. Des pages peuvent encore être citées par leur adresse si d’autres y renvoient.</translation>
  </message>
  <message>
   <source>The whole site is closed to the search engine %1 (%2) by %3; it will fade from its results</source>
   <translation>Le site entier est fermé au moteur de recherche %1 (%2) par %3 ; il s’effacera de ses résultats</translation>
  </message>
  <message>
   <source>Whole site closed to a search engine</source>
   <translation>Site entier fermé à un moteur de recherche</translation>
  </message>
  <message>
   <source>A group with Disallow: / for a search engine's crawler takes the site out of that engine's results, in time. It is a warning for the largest ones, where it is seldom meant: to keep content out of AI training the operators offer separate tokens, such as Google-Extended.</source>
   <translation>Un groupe avec Disallow: / pour le robot d’un moteur de recherche finit par retirer le site de ses résultats. C’est un avertissement pour les plus grands moteurs, où c’est rarement voulu : pour soustraire un contenu à l’entraînement d’IA, les exploitants proposent des jetons à part, tels que Google-Extended.</translation>
  </message>
  <message>
   <source>The file begins with a byte order mark. It is skipped here, but simple readers take it for a part of the first line; save without it</source>
   <translation>Le fichier commence par un indicateur d’ordre des octets. Il est sauté ici, mais les analyseurs simples le prennent pour une partie de la première ligne ; enregistrez sans lui</translation>
  </message>
  <message>
   <source>Remove the byte order mark</source>
   <translation>Retirer l’indicateur d’ordre des octets</translation>
  </message>
  <message>
   <source>Byte order mark at the start</source>
   <translation>Indicateur d’ordre des octets au début</translation>
  </message>
  <message>
   <source>A byte order mark (EF BB BF) at the start is invisible. RFC 9309 does not mention it; large crawlers skip it, simple ones read it as a part of the first key and lose the first User-agent line with its whole group. UTF-8 needs no such mark.</source>
   <translation>Un indicateur d’ordre des octets (EF BB BF) au début est invisible. La RFC 9309 n’en parle pas ; les grands robots le sautent, les plus simples le lisent comme partie de la première clé et perdent la première ligne User-agent avec tout son groupe. UTF-8 n’a pas besoin de cet indicateur.</translation>
  </message>
  <message>
   <source>Differs from %1 in %2 only by case. Paths are compared with case: if the server accepts both spellings you need both rules, and rules for any other spelling</source>
   <translation>Ne diffère de %1 à %2 que par la casse. Les chemins sont comparés en tenant compte de la casse : si le serveur accepte les deux graphies, il vous faut les deux règles, et des règles pour toute autre graphie</translation>
  </message>
  <message>
   <source>Rules that differ only by case</source>
   <translation>Règles qui ne diffèrent que par la casse</translation>
  </message>
  <message>
   <source>Paths are compared with case, so /Admin and /admin are two rules. If the server does not tell them apart, neither rule closes /ADMIN; if it does, one of the two is probably a slip. A redirect to one spelling, or a check at the server, does what a list of spellings cannot.</source>
   <translation>Les chemins sont comparés en tenant compte de la casse : /Admin et /admin sont deux règles. Si le serveur ne les distingue pas, aucune des deux ne ferme /ADMIN ; s’il les distingue, l’une des deux est sans doute une coquille. Une redirection vers une seule graphie, ou un contrôle au serveur, fait ce qu’une liste de graphies ne peut pas faire.</translation>
  </message>
  <message>
   <source>A file chains to one other at most; only the chain on the last line counts. Remove this one</source>
   <translation>Un fichier n’en enchaîne qu’un autre au plus ; seul le chain de la dernière ligne compte. Retirez celui-ci</translation>
  </message>
  <message>
   <source>chain counts only on the last line of the file; here it is ignored. Move it to the end</source>
   <translation>chain ne compte que sur la dernière ligne du fichier ; ici, il est ignoré. Déplacez-le à la fin</translation>
  </message>
  <message>
   <source>Move it to the end</source>
   <translation>Le déplacer à la fin</translation>
  </message>
  <message>
   <source>chain is not on the last line</source>
   <translation>chain n’est pas sur la dernière ligne</translation>
  </message>
  <message>
   <source>A file may go on in another one, which its last line names. A chain that is followed by anything but blank lines and comments is ignored, and what the other file would have stated stays unstated.</source>
   <translation>Un fichier peut se poursuivre dans un autre, que nomme sa dernière ligne. Une ligne chain suivie d’autre chose que de lignes vides et de commentaires est ignorée, et ce que l’autre fichier aurait déclaré reste non déclaré.</translation>
  </message>
  <message>
   <source>The chain leads back to a file that was read already, at %1: agents stop there. Take the loop out</source>
   <translation>La chaîne ramène à un fichier déjà lu, à %1 : les agents s’arrêtent là. Supprimez la boucle</translation>
  </message>
  <message>
   <source>The chain is longer than the 3 files that agents follow: %1 is not read. Shorten it</source>
   <translation>La chaîne dépasse les 3 fichiers que suivent les agents : %1 n’est pas lu. Raccourcissez-la</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is not known here. %2</source>
   <translation>Le fichier enchaîné %1 n’a pas pu être lu, ce qu’il déclare n’est donc pas connu ici. %2</translation>
  </message>
  <message>
   <source>Chain that does not reach its end</source>
   <translation>Chaîne qui n’atteint pas sa fin</translation>
  </message>
  <message>
   <source>At most three chained files are followed, and none twice. What was collected until then counts; what lies beyond does not. Nothing about the chain is an error for agents, but a loop or a fourth file means that somebody expects more of it than it gives.</source>
   <translation>Trois fichiers enchaînés au plus sont suivis, et aucun deux fois. Ce qui a été recueilli jusque-là compte ; ce qui vient après, non. Rien dans la chaîne n’est une erreur pour les agents, mais une boucle ou un quatrième fichier montre que quelqu’un en attend plus qu’elle ne donne.</translation>
  </message>
  <message>
   <source>The file chains to another but has no chain-id, so a loop through a mirror or a redirect is not seen. Put “# meta: chain-id: NAME” at the top</source>
   <translation>Le fichier en enchaîne un autre mais n’a pas de chain-id ; une boucle par un miroir ou une redirection passe donc inaperçue. Placez « # meta: chain-id: NOM » en tête</translation>
  </message>
  <message>
   <source>chain without chain-id</source>
   <translation>chain sans chain-id</translation>
  </message>
  <message>
   <source>Agents stop when they meet a file again. They know it by its URL, and by the chain-id in its meta comments; the latter also where one file is served under several addresses. A local file has no URL in this comparison, so without a chain-id a chain back to it is followed once more.</source>
   <translation>Les agents s’arrêtent quand ils retrouvent un fichier. Ils le reconnaissent à son URL et au chain-id de ses métadonnées, ce dernier aussi quand un même fichier est servi à plusieurs adresses. Un fichier local n’a pas d’URL propre pour cette comparaison ; sans chain-id, une chaîne qui y revient est donc suivie une fois de plus.</translation>
  </message>
  <message>
   <source>No crawler is known to read %1, and there is no robots.txt beside it, so this closes nothing to them. Write the rules of this group into a robots.txt too</source>
   <translation>Aucun robot connu ne lit %1, et il n’y a pas de robots.txt à côté : ceci ne leur ferme rien. Écrivez aussi les règles de ce groupe dans un robots.txt</translation>
  </message>
  <message numerus="yes">
   <source>No crawler is known to read %1, and robots.txt leaves open what %n rules of this group close. Write them into robots.txt too</source>
   <comment>No crawler is known to read %1, and robots.txt leaves open what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>Aucun robot connu ne lit %1, et robots.txt laisse ouvert ce que cette règle ferme. Écrivez-la aussi dans robots.txt</numerusform>
    <numerusform>Aucun robot connu ne lit %1, et robots.txt laisse ouvert ce que %n règles de ce groupe ferment. Écrivez-les aussi dans robots.txt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%2 is not known to read %1, and robots.txt leaves open to it what %n rules of this group close. Write them into robots.txt too</source>
   <comment>%2 is not known to read %1, and robots.txt leaves open to it what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>Rien n’indique que %2 lise %1, et robots.txt lui laisse ouvert ce que cette règle ferme. Écrivez-la aussi dans robots.txt</numerusform>
    <numerusform>Rien n’indique que %2 lise %1, et robots.txt lui laisse ouvert ce que %n règles de ce groupe ferment. Écrivez-les aussi dans robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>No crawler is known to read robots2.txt, so crawl: no keeps none out. Close the site in robots.txt too, with Disallow: / for *</source>
   <translation>Aucun robot connu ne lit robots2.txt, crawl: no n’en écarte donc aucun. Fermez aussi le site dans robots.txt, avec Disallow: / pour *</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>%n more</comment>
   <translation>
    <numerusform>%n autre</numerusform>
    <numerusform>%n autres</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>robots.txt leaves the site open to %1, and none of them is known to read robots2.txt: crawl: no does not keep them out. Close it to them in robots.txt too</source>
   <comment>robots.txt leaves the site open to %1, which is not known to read robots2.txt: crawl: no does not keep it out. Close it in robots.txt too</comment>
   <translation>
    <numerusform>robots.txt laisse le site ouvert à %1, et rien n’indique que cet agent lise robots2.txt : crawl: no ne l’écarte pas. Fermez-lui aussi le site dans robots.txt</numerusform>
    <numerusform>robots.txt laisse le site ouvert à %1, et rien n’indique que l’un d’eux lise robots2.txt : crawl: no ne les écarte pas. Fermez-leur aussi le site dans robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>Closed in a file that crawlers do not read</source>
   <translation>Fermé dans un fichier que les robots ne lisent pas</translation>
  </message>
  <message>
   <source>robots.txt is the one policy file that crawlers are documented to read. No operator says yet that its crawlers read robots-ai.txt or robots2.txt, so what only these files close stays open in practice: Googlebot still comes to a site whose robots2.txt says crawl: no. Write the rules into robots.txt as well, and keep the other file for agents that learn to read it. The message appears at the first rule of each group.</source>
   <translation>robots.txt est le seul fichier de politique que les robots lisent d’après la documentation. Aucun exploitant ne dit encore que ses robots lisent robots-ai.txt ou robots2.txt ; ce que seuls ces fichiers ferment reste donc ouvert en pratique : Googlebot vient toujours sur un site dont le robots2.txt dit crawl: no. Écrivez aussi les règles dans robots.txt, et gardez l’autre fichier pour les agents qui apprendront à le lire. Le message figure à la première règle de chaque groupe.</translation>
  </message>
  <message>
   <source>Line %1 allows the same path, and at equal length Allow wins: this Disallow never decides. Remove the one that is wrong</source>
   <translation>La ligne %1 autorise le même chemin et, à longueur égale, Allow l’emporte : ce Disallow ne décide jamais. Retirez celui qui est faux</translation>
  </message>
  <message>
   <source>Remove the Allow in %1</source>
   <translation>Retirer l’Allow à %1</translation>
  </message>
  <message>
   <source>Allow and Disallow for the same path</source>
   <translation>Allow et Disallow pour le même chemin</translation>
  </message>
  <message>
   <source>One and the same path is allowed and disallowed to the same agents. The standard settles it: at equal length Allow wins, whichever comes first. Crawlers of the old school take the first in the file instead, so the file does not mean the same to all. One of the two is probably left over.</source>
   <translation>Un seul et même chemin est autorisé et interdit aux mêmes agents. La norme tranche : à longueur égale, Allow l’emporte, quel que soit le premier. Les robots de la vieille école prennent le premier du fichier ; celui-ci n’a donc pas le même sens pour tous. L’une des deux lignes est sans doute un reste.</translation>
  </message>
  <message numerus="yes">
   <source>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1, %2, %3 et %n autre ne suivent pas Crawl-delay. Ralentissez-les côté serveur, avec le statut 429 ou 503 quand c’en est trop</numerusform>
    <numerusform>%1, %2, %3 et %n autres ne suivent pas Crawl-delay. Ralentissez-les côté serveur, avec le statut 429 ou 503 quand c’en est trop</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1 does not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1 ne suit pas Crawl-delay. Ralentissez-le côté serveur, avec le statut 429 ou 503 quand c’en est trop</numerusform>
    <numerusform>%1 ne suivent pas Crawl-delay. Ralentissez-les côté serveur, avec le statut 429 ou 503 quand c’en est trop</numerusform>
   </translation>
  </message>
  <message>
   <source>Crawl-delay for agents that do not follow it</source>
   <translation>Crawl-delay pour des agents qui ne le suivent pas</translation>
  </message>
  <message>
   <source>Crawl-delay is not part of the standard, and the operators of these agents say that they do not follow it: they set their pace themselves. A server that answers 429 or 503 under load slows most of them down.</source>
   <translation>Crawl-delay ne fait pas partie de la norme, et les exploitants de ces agents disent qu’ils ne le suivent pas : ils trouvent seuls leur cadence. Un serveur qui répond 429 ou 503 sous la charge ralentit la plupart d’entre eux.</translation>
  </message>
  <message>
   <source>Attribution is required and a link back is not: on the web a credit mostly is a link. See %1; write link-back: preferred if you mean a name alone will do</source>
   <translation>La mention de la source est exigée et un lien retour ne l’est pas : sur le web, une mention est le plus souvent un lien. Voir %1 ; écrivez link-back: preferred si un nom seul suffit</translation>
  </message>
  <message>
   <source>Attribution required, link-back none</source>
   <translation>Mention de la source exigée, lien retour non</translation>
  </message>
  <message>
   <source>attribution says whether the source must be named, link-back whether it must be linked. To require the one and waive the other is possible, and is likely an oversight, since people cannot follow a name. preferred leaves the agent the choice.</source>
   <translation>attribution dit si la source doit être nommée, link-back si un lien vers elle est obligatoire. Exiger l’une et renoncer à l’autre est possible, mais c’est sans doute un oubli, car on ne peut pas suivre un nom. preferred laisse le choix à l’agent.</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>Les analyseurs stricts coupent %1 jusqu’à n’en rien laisser : un jeton de produit ne contient que a–z, A–Z, _ et -. Gardez-le si c’est le jeton que documente l’exploitant du robot ; sinon, écrivez celui-là</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>Les analyseurs stricts coupent %1 en %2 : un jeton de produit ne contient que a–z, A–Z, _ et -. Gardez-le si c’est le jeton que documente l’exploitant du robot ; sinon, écrivez celui-là</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>Les analyseurs stricts ne gardent rien de %1 : un jeton de produit ne contient que a–z, A–Z, _ et -. C’est le jeton que documente son exploitant, gardez-le donc</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>Les analyseurs stricts coupent %1 en %2 : un jeton de produit ne contient que a–z, A–Z, _ et -. C’est le jeton que documente son exploitant, gardez-le donc</translation>
  </message>
  <message numerus="yes">
   <source>Strict parsers cut %1 and %n more tokens of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</source>
   <comment>Strict parsers cut %1 and %n more token of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</comment>
   <translation>
    <numerusform>Les analyseurs stricts coupent %1 et %n autre jeton de ce groupe : un jeton de produit ne contient que a–z, A–Z, _ et -. Ce sont les jetons que documentent leurs exploitants, gardez-les donc</numerusform>
    <numerusform>Les analyseurs stricts coupent %1 et %n autres jetons de ce groupe : un jeton de produit ne contient que a–z, A–Z, _ et -. Ce sont les jetons que documentent leurs exploitants, gardez-les donc</numerusform>
   </translation>
  </message>
  <message>
   <source>Token that strict parsers cut</source>
   <translation>Jeton que les analyseurs stricts coupent</translation>
  </message>
  <message>
   <source>A product token is made of a–z, A–Z, underscore and hyphen. A reader that follows the standard strictly ends it at the first other character, so AI2Bot becomes AI and 360Spider becomes nothing. Gatepost, and the operators concerned, compare the whole word. Where an operator documents such a token there is no better way to name it.</source>
   <translation>Un jeton de produit se compose de lettres, de tirets bas et de traits d’union. Un analyseur qui s’en tient à la lettre de la norme l’arrête au premier autre caractère : AI2Bot devient AI et 360Spider ne devient rien. Gatepost et les exploitants concernés comparent le mot entier. Quand un exploitant documente un tel jeton, il n’y a pas de meilleur moyen de le nommer.</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. Remove one of the two</source>
   <translation>Cette règle est sans effet : tous les chemins auxquels elle correspond sont décidés par %1 à %2, qui est plus longue. Retirez l’une des deux</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>Cette règle est sans effet : tous les chemins auxquels elle correspond sont décidés par %1 à %2, qui vient en premier. Retirez l’une des deux</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. They contradict each other; keep the one you intend</source>
   <translation>Cette règle est sans effet : tous les chemins auxquels elle correspond sont décidés par %1 à %2, qui est plus longue. Elles se contredisent ; gardez celle que vous voulez</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which allows at equal length. They contradict each other; keep the one you intend</source>
   <translation>Cette règle est sans effet : tous les chemins auxquels elle correspond sont décidés par %1 à %2, qui autorise à longueur égale. Elles se contredisent ; gardez celle que vous voulez</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by rules that come before it, one of which is %1 in %2. Remove it, or the others</source>
   <translation>Cette règle est sans effet : dans un groupe étendu, tous les chemins auxquels elle correspond sont décidés par des règles qui viennent avant elle, dont %1 à %2. Retirez-la, ou les autres</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>Cette règle est sans effet : dans un groupe étendu, tous les chemins auxquels elle correspond sont décidés par %1 à %2, qui vient en premier. Retirez l’une des deux</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes before it. They contradict each other; keep the one you intend</source>
   <translation>Cette règle est sans effet : dans un groupe étendu, tous les chemins auxquels elle correspond sont décidés par %1 à %2, qui vient avant elle. Elles se contredisent ; gardez celle que vous voulez</translation>
  </message>
  <message>
   <source>Rule that never decides</source>
   <translation>Règle qui ne décide jamais</translation>
  </message>
  <message>
   <source>The longest rule that matches a path decides, and here a longer one matches every path that this rule matches: it can never decide. This is found on the patterns themselves, not by trying paths, so it is certain. A warning is given where the two say the opposite, so that the file does not do what one of its lines says. Where they say the same and the longer one can go, as /blog* beside /blog, that one is named instead, as a line without effect. Length counts stars.</source>
   <translation>La plus longue règle qui correspond à un chemin décide, et une règle plus longue correspond ici à tous les chemins de celle-ci : elle ne peut jamais décider. Cela se constate sur les motifs eux-mêmes, sans essayer de chemins, et c’est donc certain. Il y a avertissement quand les deux disent le contraire, si bien que le fichier ne fait pas ce que dit l’une de ses lignes. Quand elles disent la même chose et que la plus longue peut partir, comme /blog* à côté de /blog, c’est elle qui est nommée, comme ligne sans effet. Les astérisques comptent dans la longueur.</translation>
  </message>
  <message>
   <source>This file decides nothing: with it and without it every agent gets the same answers, for every path and at all times, because robots.txt speaks first. Remove the file, or take out of robots.txt what overrules it</source>
   <translation>Ce fichier ne décide rien : avec et sans lui, tout agent reçoit les mêmes réponses, pour tout chemin et à tout moment, car robots.txt passe avant. Retirez le fichier, ou ôtez de robots.txt ce qui l’emporte sur lui</translation>
  </message>
  <message>
   <source>File of which another leaves nothing to decide</source>
   <translation>Fichier auquel un autre ne laisse rien à décider</translation>
  </message>
  <message>
   <source>robots-ai.txt counts only where robots.txt has no rule for a path, so robots.txt can leave it nothing to decide: “Allow: /” is enough, and so is a Disallow for each path that robots-ai.txt closes. Here both sites, with the file and without it, were compared for all agents, paths and times. No answer differs. That is exact, not a sample; where the comparison is too much work, nothing is reported.</source>
   <translation>robots-ai.txt ne compte que là où robots.txt n’a pas de règle pour un chemin ; robots.txt peut donc ne rien lui laisser à décider : « Allow: / » suffit, et de même un Disallow pour chaque chemin que ferme robots-ai.txt. Ici, les deux sites, avec et sans le fichier, ont été comparés pour tous les agents, chemins et moments. Aucune réponse ne diffère. C’est exact, ce n’est pas un échantillon ; là où la comparaison demande trop de travail, rien n’est signalé.</translation>
  </message>
  <message>
   <source>A Discovery file lies on the site itself, and this one is on %1, not on %2. Agents may ignore it</source>
   <translation>Un fichier Discovery se trouve sur le site lui-même, et celui-ci est sur %1, non sur %2. Des agents peuvent l’ignorer</translation>
  </message>
  <message>
   <source>Discovery on another host</source>
   <translation>Discovery sur un autre hôte</translation>
  </message>
  <message>
   <source>Discovery advertises AI discovery files on the same host. A file elsewhere says nothing about this site, and agents have reason not to trust it. The site's own address is taken from its settings or from its Sitemap lines.</source>
   <translation>Discovery annonce des fichiers de découverte pour l’IA sur le même hôte. Un fichier situé ailleurs ne dit rien de ce site et les agents ont des raisons de s’en méfier. L’adresse du site est tirée de ses paramètres ou de ses lignes Sitemap.</translation>
  </message>
  <message>
   <source>In a group of the extended standard $ is an ordinary character, and rules match the whole path anyway. Remove it</source>
   <translation>Dans un groupe de la norme étendue, $ est un caractère ordinaire et les règles correspondent de toute façon au chemin entier. Omettez-le</translation>
  </message>
  <message>
   <source>$ means the end of the path only as the last character; here it is an ordinary character, and hardly any URL contains it. Write %1 if that is meant; otherwise remove it or what follows</source>
   <translation>$ ne marque la fin du chemin que comme dernier signe ; ici c’est un caractère ordinaire, que presque aucune URL ne contient. Écrivez %1 s’il est voulu, sinon retirez-le ou retirez la suite</translation>
  </message>
  <message>
   <source>End the rule at $</source>
   <translation>Terminer la règle au $</translation>
  </message>
  <message>
   <source>$ that does not anchor</source>
   <translation>$ qui n’ancre pas</translation>
  </message>
  <message>
   <source>A $ at the very end of a rule means that the path must end there. Anywhere else it is an ordinary character, and in an extended group (Robot-version 2.0) it always is. A rule such as /*.pdf$/ or /a$?x therefore matches hardly anything.</source>
   <translation>Un $ tout à la fin d’une règle signifie que le chemin doit s’arrêter là. Partout ailleurs, c’est un caractère ordinaire, et dans un groupe étendu (Robot-version 2.0) il l’est toujours. Une règle telle que /*.pdf$/ ou /a$?x ne correspond donc à presque rien.</translation>
  </message>
  <message>
   <source>** is the same as *, which crosses / too, and counts one byte more. Write one star</source>
   <translation>** équivaut à *, qui franchit aussi /, et compte un octet de plus. Écrivez un seul astérisque</translation>
  </message>
  <message>
   <source>Two stars in a row</source>
   <translation>Deux astérisques de suite</translation>
  </message>
  <message>
   <source>In some pattern languages ** crosses folders and * does not. Here one * stands for any run of bytes, / included, so a second one adds nothing but a byte of length, which may tip the scales between two rules.</source>
   <translation>Dans certains langages de motifs, ** franchit les dossiers et * non. Ici, un seul * représente toute suite d’octets, / compris ; un second n’ajoute qu’un octet de longueur, ce qui peut faire pencher la balance entre deux règles.</translation>
  </message>
  <message>
   <source>%1 is said in %2 already in this scope (%3), and the first valid one counts: this line decides nothing. Remove one</source>
   <translation>%1 est déjà donné à %2 dans cette portée (%3), et le premier valide compte : cette ligne est sans effet. Retirez-en un</translation>
  </message>
  <message>
   <source>Directive given twice</source>
   <translation>Directive donnée deux fois</translation>
  </message>
  <message>
   <source>In one scope (the file as a whole, or all blocks of one name) a directive counts once: the first line with a valid value. The others have no effect, which is surprising if their values differ.</source>
   <translation>Dans une même portée (le fichier entier, ou tous les blocs d’un même nom), une directive compte une fois : la première ligne avec une valeur valide. Les autres sont sans effet, ce qui surprend si leurs valeurs diffèrent.</translation>
  </message>
  <message>
   <source>The same rule is already in %1; it counts once. Remove one</source>
   <translation>La même règle figure déjà à %1 ; elle compte une fois. Retirez-en une</translation>
  </message>
  <message>
   <source>The same path, written differently, is already in %1; it counts once. Remove one</source>
   <translation>Le même chemin figure déjà, écrit autrement, à %1 ; il compte une fois. Retirez-en un</translation>
  </message>
  <message>
   <source>Rule given twice</source>
   <translation>Règle donnée deux fois</translation>
  </message>
  <message>
   <source>The same Allow or Disallow appears twice in what an agent reads as one group. The second changes nothing. It makes the file longer and easy to misread: whoever removes one of them has not removed the rule.</source>
   <translation>Le même Allow ou Disallow figure deux fois dans ce qu’un agent lit comme un seul groupe. Le second ne change rien. Il allonge le fichier et le rend facile à mal lire : qui en retire un n’a pas retiré la règle.</translation>
  </message>
  <message>
   <source>The block states nothing, so its agents follow the global policy. Fill it, or remove it</source>
   <translation>Le bloc ne déclare rien, ses agents suivent donc la politique globale. Remplissez-le ou retirez-le</translation>
  </message>
  <message>
   <source>Block that states nothing</source>
   <translation>Bloc qui ne déclare rien</translation>
  </message>
  <message>
   <source>A block overrides the global policy for its category, line by line. Without a line it overrides nothing. Perhaps its lines are under another header, or a User-agent line ended it too soon.</source>
   <translation>Un bloc remplace la politique globale pour sa catégorie, ligne par ligne. Sans ligne, il ne remplace rien. Ses lignes se trouvent peut-être sous un autre en-tête, ou une ligne User-agent l’a terminé trop tôt.</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything. If that is intended, add an empty Disallow:</source>
   <translation>Ce groupe n’a pas de règles, %1 peut donc tout récupérer. Si c’est voulu, ajoutez un Disallow: vide</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <translation>Ce groupe n’a pas de règles, %1 peut donc tout récupérer ; les règles du dessous appartiennent à d’autres groupes. Si c’est voulu, ajoutez un Disallow: vide</translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>Ce groupe n’a pas de règles, son agent (%n) peut donc tout récupérer. Si c’est voulu, ajoutez un Disallow: vide</numerusform>
    <numerusform>Ce groupe n’a pas de règles, ses %n agents peuvent donc tout récupérer. Si c’est voulu, ajoutez un Disallow: vide</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>Ce groupe n’a pas de règles, son agent (%n) peut donc tout récupérer ; les règles du dessous appartiennent à d’autres groupes. Si c’est voulu, ajoutez un Disallow: vide</numerusform>
    <numerusform>Ce groupe n’a pas de règles, ses %n agents peuvent donc tout récupérer ; les règles du dessous appartiennent à d’autres groupes. Si c’est voulu, ajoutez un Disallow: vide</numerusform>
   </translation>
  </message>
  <message>
   <source>Group without rules</source>
   <translation>Groupe sans règles</translation>
  </message>
  <message>
   <source>A group that states nothing allows everything to its agents, also what the group for * forbids, since an agent follows one group alone. Perhaps its rules got lost, or a directive nobody knows took their place. An explicit “Disallow:” with nothing behind it says the same on purpose.</source>
   <translation>Un groupe qui ne déclare rien autorise tout à ses agents, même ce que le groupe * interdit, car un agent ne suit qu’un seul groupe. Ses règles se sont peut-être perdues, ou une directive que personne ne connaît a pris leur place. Un « Disallow: » explicite, sans rien à la suite, dit la même chose exprès.</translation>
  </message>
  <message>
   <source>The file is UTF-16, which crawlers do not read: to them it contains no rule at all. Save it as UTF-8</source>
   <translation>Le fichier est en UTF-16, que les robots ne lisent pas : pour eux, il ne contient aucune règle. Enregistrez-le en UTF-8</translation>
  </message>
  <message>
   <source>Convert to UTF-8</source>
   <translation>Convertir en UTF-8</translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n octet n’est pas en UTF-8, dans une directive, où il correspond à un autre chemin que prévu. Il est ici ; enregistrez le fichier en UTF-8</numerusform>
    <numerusform>%n octets ne sont pas en UTF-8, certains dans des directives, où ils correspondent à d’autres chemins que prévu. Le premier est ici ; enregistrez le fichier en UTF-8</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, in comments alone. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, in comments alone. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n octet n’est pas en UTF-8, dans un commentaire seulement. Il est ici ; enregistrez le fichier en UTF-8</numerusform>
    <numerusform>%n octets ne sont pas en UTF-8, dans des commentaires seulement. Le premier est ici ; enregistrez le fichier en UTF-8</numerusform>
   </translation>
  </message>
  <message>
   <source>Convert from Windows-1252 to UTF-8</source>
   <translation>Convertir de Windows-1252 en UTF-8</translation>
  </message>
  <message>
   <source>Not UTF-8</source>
   <translation>Pas en UTF-8</translation>
  </message>
  <message>
   <source>Policy files are UTF-8. A byte that is not UTF-8 is usually a character of an older code page (Windows-1252, Latin-1); in a path it then means another path than intended, since crawlers percent-encode the bytes as they are. UTF-16 hides the whole file. Save the file as UTF-8 without BOM.</source>
   <translation>Les fichiers de politique sont en UTF-8. Un octet qui ne l’est pas est le plus souvent une lettre d’une page de codes ancienne (Windows-1252, Latin-1) ; dans un chemin, il désigne alors un autre chemin que prévu, car les robots encodent les octets tels quels avec %. UTF-16 cache le fichier entier. Enregistrez le fichier en UTF-8 sans BOM.</translation>
  </message>
  <message>
   <source>%1 matches a star that is really in the URL, which is rare. For any run of characters write *</source>
   <translation>%1 correspond à un astérisque réellement présent dans l’URL, ce qui est rare. Pour toute suite de caractères, écrivez *</translation>
  </message>
  <message>
   <source>Literal star</source>
   <translation>Astérisque littéral</translation>
  </message>
  <message>
   <source>%2A in a rule stands for a star in the URL itself; it is not a wildcard. That is right where URLs contain stars, and a mistake where a tool has escaped the wildcard on its way into the file.</source>
   <translation>%2A dans une règle représente un astérisque dans l’URL elle-même ; ce n’est pas un caractère générique. C’est juste là où des URL contiennent des astérisques, et une erreur là où un outil a échappé le caractère générique en écrivant le fichier.</translation>
  </message>
  <message>
   <source>%1 has an odd second number and so is experimental: the group is as if it were not there. Write 2.0</source>
   <translation>%1 a un second nombre impair et est donc expérimental : le groupe est comme absent. Écrivez 2.0</translation>
  </message>
  <message>
   <source>Experimental version</source>
   <translation>Version expérimentale</translation>
  </message>
  <message>
   <source>In the extended standard an odd second number (1.1, 2.1) marks an experiment between a site and a robot that know each other. Everybody else reads the file as if the group were not there, so its agents follow another group or none.</source>
   <translation>Dans la norme étendue, un second nombre impair (1.1, 2.1) signale un essai entre un site et un robot qui se connaissent. Tous les autres lisent le fichier comme si le groupe n’existait pas ; ses agents suivent donc un autre groupe ou aucun.</translation>
  </message>
  <message>
   <source>%1 has a group of the extended standard too, in %2: robots that know it follow that one alone, this one is for all others</source>
   <translation>%1 a aussi un groupe de la norme étendue, à %2 : les robots qui la connaissent ne suivent que celui-là, celui-ci s’adresse à tous les autres</translation>
  </message>
  <message>
   <source>Plain and extended groups for one agent</source>
   <translation>Groupes simples et étendus pour un même agent</translation>
  </message>
  <message>
   <source>Groups with Robot-version 2.0 and groups without it name the same agent. A robot that knows the extended standard uses its groups alone, for everything; one that does not reads both kinds as one plain group. That is the way to serve both, as long as both say the same in their own manner.</source>
   <translation>Des groupes avec Robot-version 2.0 et des groupes sans cette ligne nomment le même agent. Un robot qui connaît la norme étendue n’utilise que ses groupes étendus, pour tout ; un robot qui ne la connaît pas lit les deux comme un seul groupe simple. C’est le moyen de servir les deux, tant que l’un et l’autre disent la même chose à leur manière.</translation>
  </message>
  <message>
   <source>In a group of the extended standard a rule without a pattern matches this one path alone, not what lies below it. Write %1</source>
   <translation>Dans un groupe de la norme étendue, une règle sans motif correspond à ce seul chemin, et non à ce qui se trouve dessous. Écrivez %1</translation>
  </message>
  <message>
   <source>Folder in an extended group</source>
   <translation>Dossier dans un groupe étendu</translation>
  </message>
  <message>
   <source>In a group with Robot-version 2.0 a value without * ? [ or \ is explicit and must equal the whole path. /images/ then means the folder's own page and nothing in it, unlike everywhere else. /images/* matches what lies below.</source>
   <translation>Dans un groupe avec Robot-version 2.0, une valeur sans * ? [ ou \ est explicite et doit être égale au chemin entier. /images/ désigne alors la page du dossier et rien de son contenu, contrairement à ce qui vaut ailleurs. /images/* correspond à ce qui se trouve dessous.</translation>
  </message>
  <message>
   <source>%1 is a value of %2, not of %3, which takes %4; the line decides nothing</source>
   <translation>%1 est une valeur de %2, non de %3, qui admet %4 ; la ligne est sans effet</translation>
  </message>
  <message>
   <source>Value of another directive</source>
   <translation>Valeur d’une autre directive</translation>
  </message>
  <message>
   <source>The value belongs to another directive: short-only to quote, session-only to store, ask to those that can be asked for, required to attribution and link-back. Perhaps the key is the wrong one. As it is, the line states nothing.</source>
   <translation>La valeur appartient à une autre directive : short-only à quote, session-only à store, ask à celles qui admettent une demande, required à attribution et link-back. La clé n’est peut-être pas la bonne. Telle quelle, la ligne ne déclare rien.</translation>
  </message>
  <message>
   <source>The empty Disallow allows %1 everything: the rules for * do not apply to it, for example %2 in %3. If that is not meant, repeat them here</source>
   <translation>Le Disallow vide autorise tout à %1 : les règles du groupe * ne s’appliquent pas à lui, par exemple %2 à %3. Si ce n’est pas voulu, répétez-les ici</translation>
  </message>
  <message>
   <source>Copy the rules for * into this group</source>
   <translation>Copier les règles de * dans ce groupe</translation>
  </message>
  <message>
   <source>Agent freed from the rules for *</source>
   <translation>Agent affranchi des règles du groupe *</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group with nothing but an empty Disallow therefore opens the whole site to its agent, also what * is denied. That may be meant. Often it is not: a form or a program made the group for a Crawl-delay or a signal and put the empty Disallow there because a group needs a rule. Repeat the rules for * in it, or name the agent in the group for *.</source>
   <translation>Un agent suit le groupe le plus spécifique qui le nomme, et aucun autre. Un groupe qui ne contient qu’un Disallow vide ouvre donc tout le site à son agent, y compris ce qui est refusé à *. C’est peut-être voulu. Souvent, ce ne l’est pas : un formulaire ou un programme a créé le groupe pour un Crawl-delay ou un signal et y a mis le Disallow vide parce qu’un groupe exige une règle. Répétez-y les règles du groupe *, ou nommez l’agent dans le groupe *.</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2</source>
   <translation>Une règle est un chemin de ce site ; %1 ne correspond à rien. Écrivez %2</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>Une règle est un chemin de ce site ; %1 ne correspond à rien. Écrivez %2, si c’est un chemin de cet hôte même</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2</source>
   <translation>Une règle contient un chemin, non une URL entière : %1 ne correspond à rien. Écrivez %2</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>Une règle contient un chemin, non une URL entière : %1 ne correspond à rien. Écrivez %2, si c’est un chemin de cet hôte même</translation>
  </message>
  <message>
   <source>Whole URL where a path belongs</source>
   <translation>URL entière à la place d’un chemin</translation>
  </message>
  <message>
   <source>Allow and Disallow are matched against the path and query of a URL, which begin with /. A value that begins with a scheme and a host can match nothing. A policy file applies only to its own host: pages of another host need a file there.</source>
   <translation>Allow et Disallow sont comparés au chemin et à la requête d’une URL, qui commencent par /. Une valeur qui commence par un schéma et un hôte ne peut correspondre à rien. Un fichier de politique ne vaut que pour son propre hôte : les pages d’un autre hôte demandent un fichier là-bas.</translation>
  </message>
  <message>
   <source>Google takes %1 for Allow: all its crawlers may then fetch %2. Write %3 instead</source>
   <translation>Google prend %1 pour Allow : tous ses robots peuvent alors récupérer %2. Écrivez plutôt %3</translation>
  </message>
  <message>
   <source>Google takes %1 for Disallow: all its crawlers then stay out of %2. Write %3 instead</source>
   <translation>Google prend %1 pour Disallow : tous ses robots se tiennent alors à l’écart de %2. Écrivez plutôt %3</translation>
  </message>
  <message>
   <source>Key that Google takes for a rule</source>
   <translation>Clé que Google prend pour une règle</translation>
  </message>
  <message>
   <source>Google's parser knows a key by its beginning. DisallowAITraining is a Disallow to it, and AllowAITraining an Allow: a line about training then closes the pages to Google's search too, or opens what was closed. Where the group has the same rule anyway, nothing changes and nothing is reported. Content-Usage says the same about training and names a path too; a group for Google-Extended says it to Google.</source>
   <translation>L’analyseur de Google reconnaît une clé à son début. DisallowAITraining est pour lui un Disallow, et AllowAITraining un Allow : une ligne sur l’entraînement ferme alors aussi les pages à la recherche de Google, ou ouvre ce qui était fermé. Là où le groupe a de toute façon la même règle, rien ne change et rien n’est signalé. Content-Usage dit la même chose de l’entraînement et nomme aussi un chemin ; un groupe pour Google-Extended le dit à Google.</translation>
  </message>
  <message>
   <source>%1 is misspelt: Google reads it as %2, other crawlers pass the line over. Write %2</source>
   <translation>%1 est mal écrit : Google le lit comme %2, les autres robots sautent la ligne. Écrivez %2</translation>
  </message>
  <message>
   <source>Misspelling that only Google accepts</source>
   <translation>Faute d’orthographe que seul Google accepte</translation>
  </message>
  <message>
   <source>Google's reader takes a handful of frequent misspellings (disalow, dissallow, useragent, user agent, site-map …) for the directive they resemble, and longer words for the directive they begin with (Disallowed). Nobody else does: one and the same file then says different things to different crawlers, and a test with Google's tools shows nothing wrong.</source>
   <translation>L’analyseur de Google prend une poignée de fautes fréquentes (disalow, dissallow, useragent, user agent, site-map …) pour la directive à laquelle elles ressemblent, et des mots plus longs pour la directive par laquelle ils commencent (Disallowed). Personne d’autre ne le fait : un même fichier dit alors des choses différentes à différents robots, et un essai avec les outils de Google ne montre rien d’anormal.</translation>
  </message>
  <message>
   <source>Close the group above with “Disallow:”</source>
   <translation>Fermer le groupe du dessus par « Disallow: »</translation>
  </message>
  <message>
   <source>This line joins the group above it: %1 in %2 does not close it, so hours and pace below are for both. Neither has a rule, so nobody may fetch more or less. Put an empty Disallow: between them to keep them apart</source>
   <translation>Cette ligne rejoint le groupe du dessus : %1 à %2 ne le ferme pas, les heures et la cadence qui suivent valent donc pour les deux. Aucun n’a de règle, personne ne peut donc récupérer plus ni moins. Placez un Disallow: vide entre eux pour les séparer</translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>Cette ligne rejoint le groupe du dessus : %1 à %2 ne le ferme pas, et la règle suivante (%n) vaut donc pour tout robot. Placez entre elles une ligne Allow ou Disallow, un Disallow: vide si tout est ouvert</numerusform>
    <numerusform>Cette ligne rejoint le groupe du dessus : %1 à %2 ne le ferme pas, et les %n règles suivantes valent donc pour tout robot. Placez entre elles une ligne Allow ou Disallow, un Disallow: vide si tout est ouvert</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>Cette ligne rejoint le groupe du dessus : %1 à %2 ne le ferme pas, et la règle suivante (%n) vaut donc aussi pour %3. Placez entre elles une ligne Allow ou Disallow, un Disallow: vide si tout est ouvert</numerusform>
    <numerusform>Cette ligne rejoint le groupe du dessus : %1 à %2 ne le ferme pas, et les %n règles suivantes valent donc aussi pour %3. Placez entre elles une ligne Allow ou Disallow, un Disallow: vide si tout est ouvert</numerusform>
   </translation>
  </message>
  <message>
   <source>Group that swallows the one above</source>
   <translation>Groupe qui absorbe celui du dessus</translation>
  </message>
  <message>
   <source>Only Allow and Disallow end the run of User-agent lines that a group begins with; other lines must not interfere. So User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / is one group for both, and blocks everyone, though its author meant X alone. Blank lines do not separate groups either. An empty “Disallow:” before the second User-agent line separates them. Where no rule follows, only hours and pace are shared: that is a note. An agent that is named on both sides is not reported.</source>
   <translation>Seuls Allow et Disallow terminent la suite de lignes User-agent par laquelle commence un groupe ; les autres lignes n’interviennent pas. User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / forme ainsi un seul groupe pour les deux et bloque tout le monde, alors que l’auteur ne visait que X. Les lignes vides ne séparent pas non plus les groupes. Un « Disallow: » vide avant la seconde ligne User-agent les sépare. Là où aucune règle ne suit, seules les heures et la cadence sont partagées : c’est une remarque. Un agent nommé des deux côtés n’est pas signalé.</translation>
  </message>
  <message>
   <source>honest takes yes and nothing else: no site can permit an agent to lie about what it is. The line states nothing</source>
   <translation>honest n’admet que yes : aucun site ne peut permettre à un agent de mentir sur ce qu’il est. La ligne ne déclare rien</translation>
  </message>
  <message>
   <source>Write yes</source>
   <translation>Écrire yes</translation>
  </message>
  <message>
   <source>honest is yes or nothing</source>
   <translation>honest vaut yes ou rien</translation>
  </message>
  <message>
   <source>honest asks agents to represent truly what they are. The specification gives it one value, yes, and says that there is no other. Any other value is invalid and states nothing; leave the line out instead.</source>
   <translation>honest demande aux agents de présenter honnêtement ce qu’ils sont. La spécification ne lui donne qu’une valeur, yes, et dit qu’il n’y en a pas d’autre. Toute autre valeur est non valide et ne déclare rien ; omettez plutôt la ligne.</translation>
  </message>
  <message>
   <source>A honeypot proves something only if both files forbid it: %1 leaves %2 open to *. Put the same Disallow there</source>
   <translation>Un pot de miel ne prouve quelque chose que si les deux fichiers l’interdisent : %1 laisse %2 ouvert à *. Placez-y le même Disallow</translation>
  </message>
  <message>
   <source>Honeypot in one file only</source>
   <translation>Pot de miel dans un seul fichier</translation>
  </message>
  <message>
   <source>A honeypot is a path that no well-behaved agent visits: who comes has not read the rules or does not keep to them. It must be disallowed in robots.txt and in robots2.txt, else an agent that reads the other file comes in good faith. A path counts as a honeypot if it is one of those the specification recommends or if its comment says so.</source>
   <translation>Un pot de miel est un chemin qu’aucun agent bien élevé ne visite : qui y vient n’a pas lu les règles ou ne les respecte pas. Il doit être interdit dans robots.txt et dans robots2.txt, sinon un agent qui lit l’autre fichier y vient de bonne foi. Un chemin compte comme pot de miel s’il est de ceux que recommande la spécification ou si son commentaire le dit.</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file: the server answers with HTML, perhaps its error page or a start page, and crawlers find no rule. Serve plain text here</source>
   <translation>C’est une page web, pas un fichier de politique : le serveur répond en HTML, peut-être par sa page d’erreur ou une page d’accueil, et les robots n’y trouvent aucune règle. Servez ici du texte simple</translation>
  </message>
  <message>
   <source>The file contains HTML from here on: it decides nothing and does not belong here. Remove it</source>
   <translation>Du HTML figure dans le fichier à partir d’ici : il est sans effet et n’a pas sa place ici. Retirez-le</translation>
  </message>
  <message>
   <source>HTML instead of text</source>
   <translation>HTML au lieu de texte</translation>
  </message>
  <message>
   <source>The file is, or contains, HTML. Often the server sends its error page or the application's start page for every address, with status 200: crawlers then take it for a policy without rules and fetch everything. Sometimes a plug-in has written markup into the file. Serve text/plain with directives alone, or answer 404 if there is no policy.</source>
   <translation>Le fichier est du HTML ou en contient. Souvent, le serveur envoie sa page d’erreur ou la page d’accueil de l’application pour toute adresse, avec le statut 200 : les robots y voient une politique sans règles et récupèrent tout. Parfois, une extension a écrit du balisage dans le fichier. Servez du text/plain avec les seules directives, ou répondez 404 s’il n’y a pas de politique.</translation>
  </message>
  <message>
   <source>%1 is HTML for %2; in this file it is read character by character and matches no real URL. Write %2</source>
   <translation>%1 est du HTML pour %2 ; dans ce fichier, il est lu lettre par lettre et ne correspond à aucune URL réelle. Écrivez %2</translation>
  </message>
  <message>
   <source>HTML entity in a value</source>
   <translation>Entité HTML dans une valeur</translation>
  </message>
  <message>
   <source>&amp;amp; and its like belong in HTML. A policy file is plain text: the five characters are compared as they are, so a rule for a query such as ?a=1&amp;amp;b=2 misses every request. It comes from copying a link out of a page's source.</source>
   <translation>&amp;amp; et ses semblables ont leur place en HTML. Un fichier de politique est du texte simple : les cinq caractères sont comparés tels quels, et une règle pour une requête telle que ?a=1&amp;amp;b=2 ne correspond à aucune URL demandée. Cela vient de la copie d’un lien depuis le code source d’une page.</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents of this group are documented not to follow these files. To keep them out, refuse them at the server</source>
   <comment>%1 and %n more agent of this group are documented not to follow these files. To keep them out, refuse them at the server</comment>
   <translation>
    <numerusform>D’après la documentation, %1 et %n autre agent de ce groupe ne suivent pas ces fichiers. Pour les tenir à l’écart, refusez-les sur le serveur</numerusform>
    <numerusform>D’après la documentation, %1 et %n autres agents de ce groupe ne suivent pas ces fichiers. Pour les tenir à l’écart, refusez-les sur le serveur</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files, since it fetches what a person asked for. To keep it out, refuse it at the server</source>
   <translation>D’après sa documentation, %1 ne suit pas ces fichiers, car il récupère ce qu’une personne a demandé. Pour le tenir à l’écart, refusez-le côté serveur</translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files. To keep it out, refuse it at the server</source>
   <translation>D’après sa documentation, %1 ne suit pas ces fichiers. Pour le tenir à l’écart, refusez-le côté serveur</translation>
  </message>
  <message>
   <source>Agent that does not follow these files</source>
   <translation>Agent qui ne suit pas ces fichiers</translation>
  </message>
  <message>
   <source>Policy files ask; they do not bar. This agent is documented, by its operator or by observers, not to follow them. The group does no harm and states your will, but only the server or a firewall can refuse the agent.</source>
   <translation>Les fichiers de politique demandent ; ils ne barrent rien. D’après son exploitant ou des observateurs, cet agent ne les suit pas. Le groupe ne nuit pas et déclare votre volonté, mais seul le serveur ou un pare-feu peut refuser l’agent.</translation>
  </message>
  <message numerus="yes">
   <source>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</source>
   <comment>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</comment>
   <translation>
    <numerusform>Ceci ferme le site à *, mais certains agents n’écoutent qu’un groupe qui les nomme : %1 et %n autre. Nommez ceux qui doivent aussi rester dehors</numerusform>
    <numerusform>Ceci ferme le site à *, mais certains agents n’écoutent qu’un groupe qui les nomme : %1 et %n autres. Nommez ceux qui doivent aussi rester dehors</numerusform>
   </translation>
  </message>
  <message>
   <source>This closes the site to *, but some agents listen only to a group that names them: %1. Name those that should stay out too</source>
   <translation>Ceci ferme le site à *, mais certains agents n’écoutent qu’un groupe qui les nomme : %1. Nommez ceux qui doivent aussi rester dehors</translation>
  </message>
  <message>
   <source>Agents that a group for * does not reach</source>
   <translation>Agents qu’un groupe * n’atteint pas</translation>
  </message>
  <message>
   <source>A few agents are documented not to follow the group for *: above all those that check pages for advertising, which an advertiser has asked for. A file that closes the whole site to * leaves it open to them. They do follow a group that names them.</source>
   <translation>D’après leur documentation, quelques agents ne suivent pas le groupe * : surtout ceux qui contrôlent des pages pour la publicité, à la demande d’un annonceur. Un fichier qui ferme tout le site à * le leur laisse ouvert. Ils suivent en revanche un groupe qui les nomme.</translation>
  </message>
  <message>
   <source>Value that the directive does not take</source>
   <translation>Valeur que la directive n’admet pas</translation>
  </message>
  <message>
   <source>The value is none that the directive takes, so the line states nothing: the matter stays as if the line were not there, which for a permission mostly means open. The message lists what is valid. Values are compared without case; nothing else is guessed.</source>
   <translation>La directive n’admet pas cette valeur ; la ligne ne déclare donc rien : tout reste comme si elle n’existait pas, ce qui, pour une permission, signifie le plus souvent ouvert. Le message énumère ce qui est valide. Les valeurs sont comparées sans tenir compte de la casse ; rien d’autre n’est deviné.</translation>
  </message>
  <message>
   <source>no-break space</source>
   <translation>espace insécable</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>espace sans chasse</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>antiliant sans chasse</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>liant sans chasse</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>marque gauche à droite</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>marque droite à gauche</translation>
  </message>
  <message>
   <source>line separator</source>
   <translation>séparateur de lignes</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>gluon de mots</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>espace idéographique</translation>
  </message>
  <message>
   <source>There is an invisible character (%1) here, and it counts as part of the word beside it; remove it</source>
   <translation>Un caractère invisible (%1) se trouve ici et compte comme partie du mot voisin ; retirez-le</translation>
  </message>
  <message>
   <source>Replace it by a space</source>
   <translation>Le remplacer par un espace</translation>
  </message>
  <message>
   <source>Remove it</source>
   <translation>Le retirer</translation>
  </message>
  <message>
   <source>Invisible character</source>
   <translation>Caractère invisible</translation>
  </message>
  <message>
   <source>Text copied from a web page or a word processor often brings spaces that are not spaces (U+00A0) or characters without width. In a policy file they belong to the key, the token or the path they touch: an agent is then never found, a path never matches. Only space and tab are white space here.</source>
   <translation>Un texte copié d’une page web ou d’un traitement de texte apporte souvent des espaces qui n’en sont pas (U+00A0) ou des caractères sans chasse. Dans un fichier de politique, ils font partie de la clé, du jeton ou du chemin qu’ils touchent : un agent n’est alors jamais trouvé, un chemin ne correspond jamais. Seuls l’espace et la tabulation sont ici des blancs.</translation>
  </message>
  <message>
   <source>last-update lies in the future, so agents cannot tell whether they know this version. Write the time of the change, in UTC</source>
   <translation>last-update se situe dans le futur ; les agents ne peuvent donc pas savoir s’ils connaissent cette version. Écrivez le moment du changement, en UTC</translation>
  </message>
  <message>
   <source>last-update in the future</source>
   <translation>last-update dans le futur</translation>
  </message>
  <message>
   <source>last-update says when the file changed, as YYYY-MM-DD HH:MM UTC. A time to come (more than a day ahead, to leave room for clocks and zones) is a slip of the pen or day and month exchanged; agents that compare it with their copy are led astray.</source>
   <translation>last-update dit quand le fichier a changé, sous la forme YYYY-MM-DD HH:MM UTC. Un moment à venir (plus d’un jour d’avance, pour tenir compte des horloges et des fuseaux) est une coquille ou une inversion du jour et du mois ; les agents qui le comparent à leur copie sont induits en erreur.</translation>
  </message>
  <message numerus="yes">
   <source>The line has %n bytes; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</source>
   <comment>The line has %n byte; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</comment>
   <translation>
    <numerusform>La ligne a %n octet ; l’analyseur de Google coupe les lignes à 16 663 octets, la suite n’est donc pas lue. Divisez-la</numerusform>
    <numerusform>La ligne a %n octets ; l’analyseur de Google coupe les lignes à 16 663 octets, la suite n’est donc pas lue. Divisez-la</numerusform>
   </translation>
  </message>
  <message>
   <source>Very long line</source>
   <translation>Ligne très longue</translation>
  </message>
  <message>
   <source>Readers bound the length of a line. Google's open-source reader cuts it at 16,663 bytes, eight times the longest URL that browsers took for long; the rest of the line is dropped. A directive of this length is nearly always a list or a file that lost its line breaks.</source>
   <translation>Les analyseurs limitent la longueur d’une ligne. L’analyseur libre de Google la coupe à 16 663 octets, huit fois la plus longue URL que les navigateurs ont longtemps admise ; le reste de la ligne est abandonné. Une directive de cette longueur est presque toujours une liste ou un fichier qui a perdu ses sauts de ligne.</translation>
  </message>
  <message>
   <source>%1 obeys only this group and ignores the rules for * (e.g. %3, %2). Copy the ones it needs</source>
   <translation>%1 n’obéit qu’à ce groupe et ignore les règles du groupe * (par exemple %3, %2). Copiez celles qu’il lui faut</translation>
  </message>
  <message>
   <source>Named group that loses the rules for *</source>
   <translation>Groupe nommé qui perd les règles de *</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group for a named agent therefore frees it from every rule for *. Often it was made to add one rule or a Crawl-delay, and opens the closed folders by mistake. Repeat in it what should apply there too, or name the agent in the group for *.</source>
   <translation>Un agent suit le groupe le plus précis qui le nomme, et aucun autre. Un groupe pour un agent nommé le libère donc de tout ce qui est dit à *. Souvent, il a été créé pour ajouter une règle ou un Crawl-delay, et il ouvre sans le vouloir les dossiers fermés. Répétez-y ce qui doit y valoir aussi, ou nommez l’agent dans le groupe *.</translation>
  </message>
  <message numerus="yes">
   <source>The file has lost its line breaks: this line contains %n directives, and crawlers read at most the first. Put each on its own line</source>
   <comment>The file has lost its line breaks: this line contains %n directive, and crawlers read at most the first. Put each on its own line</comment>
   <translation>
    <numerusform>Le fichier a perdu ses sauts de ligne : cette ligne contient %n directive, que les robots ne lisent pas forcément. Placez-la sur sa propre ligne</numerusform>
    <numerusform>Le fichier a perdu ses sauts de ligne : cette ligne contient %n directives, dont les robots lisent au plus la première. Placez chacune sur sa propre ligne</numerusform>
   </translation>
  </message>
  <message>
   <source>Split at directives and comments</source>
   <translation>Diviser aux directives et aux commentaires</translation>
  </message>
  <message>
   <source>Lost line breaks</source>
   <translation>Sauts de ligne perdus</translation>
  </message>
  <message>
   <source>Each directive needs its own line. A form, a template or a copy has put several lines into one; what a crawler then reads is the first directive with all the rest as its value, or, behind a #, nothing at all. The fix splits the line before every directive and every #; read the result before you publish it, since prose may contain such words too.</source>
   <translation>Une directive tient sur une ligne. Un formulaire, un modèle ou une copie en a réuni plusieurs ; un robot lit alors la première directive avec tout le reste pour valeur ou, derrière un #, rien du tout. La correction coupe la ligne avant chaque directive et chaque signe de commentaire ; relisez le résultat avant de le publier, car le texte courant peut aussi contenir de tels mots.</translation>
  </message>
  <message>
   <source>From here on the file is managed by the Yoast plug-in: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>À partir d’ici, le fichier est géré par l’extension Yoast : vos modifications seront écrasées ou dupliquées. Changez-le dans ses réglages ; vos propres règles pour les mêmes agents sont lues avec celles-ci</translation>
  </message>
  <message>
   <source>From here on the file is managed by %1: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>À partir d’ici, le fichier est géré par %1 : vos modifications seront écrasées ou dupliquées. Changez-le dans ses réglages ; vos propres règles pour les mêmes agents sont lues avec celles-ci</translation>
  </message>
  <message>
   <source>Block managed by somebody else</source>
   <translation>Bloc géré par quelqu’un d’autre</translation>
  </message>
  <message>
   <source>A content delivery network or a plug-in puts its own block into the file when it is served, between marks. What is served is then not the file on your disk. Groups for the same agent in the block and in your part are read as one by crawlers of the standard, so the block can open or close what you did not.</source>
   <translation>Un réseau de diffusion de contenu ou une extension insère son propre bloc dans le fichier à sa sortie, entre des marqueurs. Ce qui est servi n’est alors pas le fichier de votre disque. Les robots conformes à la norme lisent comme un seul groupe ceux du bloc et les vôtres pour un même agent : le bloc peut donc ouvrir ou fermer ce que vous n’avez pas ouvert ou fermé.</translation>
  </message>
  <message>
   <source>compete: no applies to competitors in your market, but no market is declared: agents must guess who is meant. Add a line such as “market: reference-publishing”</source>
   <translation>compete: no s’adresse aux concurrents sur votre marché, mais aucun marché n’est déclaré : les agents doivent deviner qui est visé. Ajoutez une ligne telle que « market: reference-publishing »</translation>
  </message>
  <message>
   <source>compete: no without market</source>
   <translation>compete: no sans market</translation>
  </message>
  <message>
   <source>compete: no forbids the use by a competitor in the declared market. Without market it still applies, but every agent judges for itself whether its operator competes with you. One line of free text settles it.</source>
   <translation>compete: no interdit l’usage par un concurrent sur le marché déclaré. Sans market, cela vaut toujours, mais chaque agent juge lui-même si son exploitant est votre concurrent. Une ligne de texte libre règle la question.</translation>
  </message>
  <message>
   <source>A meta line is written “# meta: %1: value”; without the colon it is a comment like any other</source>
   <translation>Une ligne meta s’écrit « # meta: %1: valeur » ; sans le deux-points, c’est un commentaire comme les autres</translation>
  </message>
  <message>
   <source>Meta lines count only before the first directive, which is in %1; this is a comment like any other. Move it up</source>
   <translation>Les lignes meta ne comptent qu’avant la première directive, qui est à %1 ; celle-ci est un commentaire comme les autres. Remontez-la</translation>
  </message>
  <message>
   <source>%1 is not a meta key. Did you mean %2?</source>
   <translation>%1 n’est pas une clé meta. Vouliez-vous dire %2 ?</translation>
  </message>
  <message>
   <source>%1 is not a meta key of the specification; agents ignore it</source>
   <translation>%1 n’est pas une clé meta de la spécification ; les agents la sautent</translation>
  </message>
  <message>
   <source>%1 is given above already; one is enough</source>
   <translation>%1 est déjà donné plus haut ; une fois suffit</translation>
  </message>
  <message>
   <source>Meta line that is not read</source>
   <translation>Ligne meta non lue</translation>
  </message>
  <message>
   <source>Facts about the file are comments at its top, before the first directive: “# meta: key: value” with one of the keys spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence and chain-id. Written differently, or further down, they are comments like any other.</source>
   <translation>Les données sur le fichier se placent en commentaires en tête, avant la première directive : « # meta: clé: valeur » avec l’une des clés spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence et chain-id. Écrites autrement, ou plus bas, ce sont des commentaires comme les autres.</translation>
  </message>
  <message>
   <source>%1 is misspelt and has no colon: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>%1 est mal écrit et n’a pas de deux-points : Google lit la ligne, les autres robots l’ignorent. Écrivez %2</translation>
  </message>
  <message>
   <source>No colon behind %1: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>Pas de deux-points après %1 : Google lit la ligne, les autres robots l’ignorent. Écrivez %2</translation>
  </message>
  <message>
   <source>No colon behind %1: the line decides nothing. Write %2</source>
   <translation>Pas de deux-points après %1 : la ligne est sans effet. Écrivez %2</translation>
  </message>
  <message>
   <source>Put the colon in</source>
   <translation>Ajouter le deux-points</translation>
  </message>
  <message>
   <source>Missing colon</source>
   <translation>Deux-points manquant</translation>
  </message>
  <message>
   <source>A line is a key, a colon and a value. Without the colon it is none and is passed over by every reader that keeps to the standard; only Google guesses, and only where the line has exactly two words, misspelt ones among them. To the others the rule that was meant does not count.</source>
   <translation>Une ligne est faite d’une clé, d’un deux-points et d’une valeur. Sans le deux-points, elle n’en est pas une et tout analyseur conforme à la norme la saute ; seul Google devine, et seulement si la ligne a exactement deux mots, même mal écrits. Pour les autres, la règle voulue ne compte pas.</translation>
  </message>
  <message>
   <source>For agents without their own block nothing is stated about %1. Unstated is not an answer: say yes, no or ask</source>
   <translation>Pour les agents sans bloc propre, rien n’est déclaré sur %1. L’absence de déclaration n’est pas une réponse : dites yes, no ou ask</translation>
  </message>
  <message>
   <source>crawl, read or train is not stated</source>
   <translation>crawl, read ou train n’est pas déclaré</translation>
  </message>
  <message>
   <source>Nothing is obligatory in robots2.txt, but three directives are what most agents look for: crawl and read, which everything else hangs on, and train. What no file states is neither permitted nor forbidden, and each agent then does as it likes.</source>
   <translation>Rien n’est obligatoire dans robots2.txt, mais la plupart des agents cherchent trois directives : crawl et read, dont tout le reste dépend, et train. Ce qu’aucun fichier ne déclare n’est ni permis ni interdit, et chaque agent fait alors à sa guise.</translation>
  </message>
  <message numerus="yes">
   <source>%n lines end otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</source>
   <comment>%n line ends otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</comment>
   <translation>
    <numerusform>%n ligne finit autrement que le reste (%1), ici. Les robots lisent toutes les sortes ; un programme qui n’en connaît qu’une peut coller des lignes</numerusform>
    <numerusform>%n lignes finissent autrement que le reste (%1), la première ici. Les robots lisent toutes les sortes ; un programme qui n’en connaît qu’une peut coller des lignes</numerusform>
   </translation>
  </message>
  <message>
   <source>Make all line ends %1</source>
   <translation>Mettre toutes les fins de ligne en %1</translation>
  </message>
  <message>
   <source>Mixed line ends</source>
   <translation>Fins de ligne mélangées</translation>
  </message>
  <message>
   <source>Lines may end at LF, CRLF or CR, and the standard's readers take all three, also mixed. Home-made readers often know one of them: a lone CR then glues two lines together, which loses a rule. Mixed line ends mostly come from files put together on several systems.</source>
   <translation>Les lignes peuvent finir par LF, CRLF ou CR, et les analyseurs conformes à la norme admettent les trois, même mélangées. Les analyseurs maison n’en connaissent souvent qu’une : un CR isolé colle alors deux lignes, ce qui perd une règle. Les fins de ligne mélangées viennent le plus souvent de fichiers assemblés sur plusieurs systèmes.</translation>
  </message>
  <message>
   <source>User-agent names no agent, so the rules below apply to no agent. Write * for every crawler, or a product token</source>
   <translation>User-agent ne nomme personne, les règles suivantes ne s’adressent donc à personne. Écrivez * pour tout robot, ou un jeton de produit</translation>
  </message>
  <message>
   <source>Write *</source>
   <translation>Écrire *</translation>
  </message>
  <message>
   <source>User-agent without a name</source>
   <translation>User-agent sans nom</translation>
  </message>
  <message>
   <source>A User-agent line without a value names no crawler. It still opens a group, so the rules below belong to it and reach nobody. Mostly * was meant.</source>
   <translation>Une ligne User-agent sans valeur ne nomme aucun robot. Elle ouvre tout de même un groupe : les règles suivantes lui appartiennent et n’atteignent personne. Le plus souvent, c’est * qui était voulu.</translation>
  </message>
  <message>
   <source>No empty line separates this group from the one above. Put one between them</source>
   <translation>Aucune ligne vide ne sépare ce groupe du précédent. Placez-en une entre les deux</translation>
  </message>
  <message>
   <source>Put an empty line before the group</source>
   <translation>Insérer une ligne vide avant le groupe</translation>
  </message>
  <message>
   <source>Groups without an empty line between them</source>
   <translation>Groupes sans ligne vide entre eux</translation>
  </message>
  <message>
   <source>robots-ai.txt should have an empty line between its groups. Readers that follow RFC 9309 do not need it; old ones end a group at the empty line and would take two groups for one. Comments directly above a User-agent line go with it.</source>
   <translation>robots-ai.txt devrait avoir une ligne vide entre ses groupes. Les lecteurs conformes à la RFC 9309 n’en ont pas besoin ; les anciens terminent un groupe à la ligne vide et prendraient deux groupes pour un seul. Les commentaires juste au-dessus d’une ligne User-agent la suivent.</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it. Say no here too, or yes there</source>
   <translation>Ceci ne peut pas prendre effet : %1 à %2 l’interdit. Dites no ici aussi, ou yes là-bas</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it to this block's agents. Say no here too, or yes there</source>
   <translation>Ceci ne peut pas prendre effet : %1 à %2 l’interdit aux agents de ce bloc. Dites no ici aussi, ou yes là-bas</translation>
  </message>
  <message>
   <source>Permission that cannot take effect</source>
   <translation>Permission qui ne peut pas prendre effet</translation>
  </message>
  <message>
   <source>One directive follows from another: crawl: no forbids reading, and read: no forbids every use: summarise, quote, derivative, train, store, compete, personalise and monetise. A yes, an ask or a short-only for one of these beside it cannot take effect. Decide which of the two is meant.</source>
   <translation>Une directive découle d’une autre : crawl: no interdit la lecture, et read: no interdit tout usage : summarise, quote, derivative, train, store, compete, personalise et monetise. Un yes, un ask ou un short-only pour l’une d’elles ne peut pas prendre effet à côté. Décidez lequel des deux est voulu.</translation>
  </message>
  <message>
   <source>No report-to line: nobody knows where to report an agent that does not keep to this file. Add an address or a URL</source>
   <translation>Aucune ligne report-to : personne ne sait où signaler un agent qui ne respecte pas ce fichier. Ajoutez une adresse ou une URL</translation>
  </message>
  <message>
   <source>Nowhere to report to</source>
   <translation>Aucune adresse de signalement</translation>
  </message>
  <message>
   <source>report-to names a mail address or a URL for reports of agents that break the policy, and for agents that have questions. It is optional; several lines are allowed.</source>
   <translation>report-to donne une adresse électronique ou une URL pour signaler les agents qui enfreignent la politique, et pour les agents qui ont des questions. Facultatif ; plusieurs lignes sont admises.</translation>
  </message>
  <message>
   <source>The file has no User-agent line, so it says nothing to any agent. Add a group, or do not publish the file</source>
   <translation>Le fichier n’a aucune ligne User-agent, il ne dit donc rien à aucun agent. Ajoutez un groupe, ou ne publiez pas le fichier</translation>
  </message>
  <message>
   <source>robots-ai.txt without a group</source>
   <translation>robots-ai.txt sans groupe</translation>
  </message>
  <message>
   <source>The specification of robots-ai.txt asks for at least one User-agent line, and its validator rejects a file without one. Crawlers take such a file like a missing one: it restricts nothing.</source>
   <translation>La spécification de robots-ai.txt exige au moins une ligne User-agent, et son validateur rejette un fichier qui n’en a pas. Pour les robots, un tel fichier équivaut à un fichier absent : il ne restreint rien.</translation>
  </message>
  <message>
   <source>The file contains NUL bytes. Some crawlers end the line there, others the file; remove them</source>
   <translation>Le fichier contient des octets NUL. Certains robots y terminent la ligne, d’autres le fichier ; retirez-les</translation>
  </message>
  <message numerus="yes">
   <source>The file contains NUL bytes in %n places. Some crawlers end the line there, others the file; remove them</source>
   <comment>The file contains NUL bytes in %n place. Some crawlers end the line there, others the file; remove them</comment>
   <translation>
    <numerusform>Le fichier contient des octets NUL à %n endroit. Certains robots y terminent la ligne, d’autres le fichier ; retirez-les</numerusform>
    <numerusform>Le fichier contient des octets NUL à %n endroits. Certains robots y terminent la ligne, d’autres le fichier ; retirez-les</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove the NUL bytes</source>
   <translation>Retirer les octets NUL</translation>
  </message>
  <message>
   <source>NUL byte</source>
   <translation>Octet NUL</translation>
  </message>
  <message>
   <source>A NUL byte has no meaning in a text. Google's reader ends the line at it, programs written in C may end the whole file there, others keep it as a part of the path. It mostly comes from a broken export or from a file in UTF-16 without its mark.</source>
   <translation>Un octet NUL n’a pas de sens dans un texte. L’analyseur de Google y termine la ligne, des programmes écrits en C peuvent y terminer tout le fichier, d’autres le gardent comme partie du chemin. Il vient le plus souvent d’un export défectueux ou d’un fichier UTF-16 sans son indicateur.</translation>
  </message>
  <message numerus="yes">
   <source>%1 are labels of earlier drafts. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</source>
   <comment>%1 is a label of an earlier draft. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</comment>
   <translation>
    <numerusform>%1 est une étiquette d’un brouillon antérieur. Les étiquettes sont désormais train-ai, ai-use et search, et les lecteurs du brouillon actuel sautent les autres</numerusform>
    <numerusform>%1 sont des étiquettes de brouillons antérieurs. Les étiquettes sont désormais train-ai, ai-use et search, et les lecteurs du brouillon actuel sautent les autres</numerusform>
   </translation>
  </message>
  <message>
   <source>Label of an earlier draft</source>
   <translation>Étiquette d’un brouillon antérieur</translation>
  </message>
  <message>
   <source>The vocabulary of Content-Usage has changed from draft to draft. Today it has three labels: train-ai (training models), ai-use (use by AI systems otherwise) and search. None of them covers another, so bots, all and tdm have to be written as all three. The fix keeps what each old label said; labels that the line already has in today's form win. ai is written as train-ai and ai-use, which is Gatepost's reading of it.</source>
   <translation>Le vocabulaire de Content-Usage a changé d’un brouillon à l’autre. Il compte aujourd’hui trois étiquettes : train-ai (entraînement de modèles), ai-use (autre utilisation par des systèmes d’IA) et search. Aucune n’en recouvre une autre ; bots, all et tdm doivent donc s’écrire par les trois. La correction garde ce que disait chaque ancienne étiquette ; celles que la ligne a déjà sous leur forme actuelle l’emportent. ai s’écrit train-ai et ai-use, selon l’interprétation de Gatepost.</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n other lines of this file are directives of %2 and decide nothing in %3. Move them there</source>
   <comment>%1 and %n other line of this file are directives of %2 and decide nothing in %3. Move them there</comment>
   <translation>
    <numerusform>%1 et %n autre ligne de ce fichier sont des directives de %2 et sont sans effet dans %3. Déplacez-les là-bas</numerusform>
    <numerusform>%1 et %n autres lignes de ce fichier sont des directives de %2 et sont sans effet dans %3. Déplacez-les là-bas</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is a directive of %2 and decides nothing in %3. Move it there</source>
   <translation>%1 est une directive de %2 et est sans effet dans %3. Déplacez-la là-bas</translation>
  </message>
  <message>
   <source>Make it a comment</source>
   <translation>En faire un commentaire</translation>
  </message>
  <message>
   <source>Directive of another file</source>
   <translation>Directive d’un autre fichier</translation>
  </message>
  <message>
   <source>The directive exists, but in another file of the site. Readers of robots.txt know nothing of the AI policy of robots2.txt, and readers of robots2.txt take no Crawl-delay or Visit-time from it: there, pace is said with rate. In the wrong file the line is passed over.</source>
   <translation>La directive existe, mais dans un autre fichier du site. Les lecteurs de robots.txt ne savent rien de la politique d’IA de robots2.txt, et ceux de robots2.txt n’y prennent ni Crawl-delay ni Visit-time : la cadence s’y dit avec rate. Dans le mauvais fichier, la ligne est sautée.</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>Ces heures chevauchent celles de %1, qui indique une autre cadence. La plus lente (celle-ci) s’applique. Séparez les heures ou gardez une seule ligne</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>Ces heures chevauchent celles de %1, qui indique une autre cadence. La plus lente (%1) s’applique. Séparez les heures ou gardez une seule ligne</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>Cette ligne n’a pas d’heures et chevauche donc %1, qui indique une autre cadence. La plus lente (celle-ci) s’applique. Séparez les heures ou gardez une seule ligne</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>Cette ligne n’a pas d’heures et chevauche donc %1, qui indique une autre cadence. La plus lente (%1) s’applique. Séparez les heures ou gardez une seule ligne</translation>
  </message>
  <message>
   <source>Two paces for the same time</source>
   <translation>Deux cadences pour le même moment</translation>
  </message>
  <message>
   <source>Two Request-rate lines of one group apply at the same time and name different paces. The slowest decides, so the other line has no effect there. Mostly two windows share their last and first minute: both ends belong to a window, so 0600-1200 is followed by 1201-1800.</source>
   <translation>Deux lignes Request-rate d’un même groupe valent au même moment et donnent des cadences différentes. La plus lente décide, l’autre ligne n’y a donc aucun effet. Le plus souvent, deux plages partagent leur dernière et leur première minute : les deux bornes font partie d’une plage, si bien que 0600-1200 est suivi de 1201-1800.</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. To keep crawlers out at some hours, refuse them at the server</source>
   <translation>Aucun grand robot ne suit %1 d’après sa documentation. Pour tenir les robots à l’écart à certaines heures, refusez-les côté serveur</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. Slow them down at the server, with status 429 or 503 when there is too much</source>
   <translation>Aucun grand robot ne suit %1 d’après sa documentation. Ralentissez-les côté serveur, avec le statut 429 ou 503 quand c’en est trop</translation>
  </message>
  <message>
   <source>Hours or rate that hardly any crawler reads</source>
   <translation>Heures ou débit que presque aucun robot ne lit</translation>
  </message>
  <message>
   <source>Visit-time and Request-rate come from a draft of 1996 that was never finished. No operator of a large crawler documents that it follows them; some understand Crawl-delay. The lines do no harm, but the load that they are meant to prevent comes all the same.</source>
   <translation>Visit-time et Request-rate viennent d’un projet de 1996 qui n’a jamais été achevé. Aucun exploitant d’un grand robot ne documente qu’il les suit ; certains comprennent Crawl-delay. Ces lignes ne font pas de mal, mais la charge qu’elles doivent éviter vient tout de même.</translation>
  </message>
  <message>
   <source>In robots-ai.txt a path has to begin with /. Write %1</source>
   <translation>Dans robots-ai.txt, un chemin doit commencer par /. Écrivez %1</translation>
  </message>
  <message>
   <source>%1 begins with a host, so the rule matches nothing. Write %2, if it is a path on this host</source>
   <translation>%1 commence par un hôte, la règle ne correspond donc à rien. Écrivez %2 si c’est un chemin sur cet hôte</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so the rule matches nothing. Write %2</source>
   <translation>%1 ne commence ni par / ni par *, la règle ne correspond donc à rien. Écrivez %2</translation>
  </message>
  <message>
   <source>Path without a leading /</source>
   <translation>Chemin sans / initial</translation>
  </message>
  <message>
   <source>Every path of a URL begins with /, and a rule is compared from the path's beginning on. A value that begins neither with / nor with * therefore matches nothing: the page that was to be closed stays open. Write /folder for a folder at the top, /*.php or *.php for an ending anywhere. robots-ai.txt does not take a path that begins with *.</source>
   <translation>Tout chemin d’URL commence par /, et une règle est comparée depuis le début du chemin. Une valeur qui ne commence ni par / ni par * ne correspond donc à rien : la page à fermer reste ouverte. Écrivez /dossier pour un dossier à la racine, /*.php ou *.php pour une terminaison n’importe où. robots-ai.txt n’admet pas de chemin qui commence par *.</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal. Google's parser reads %2 and finds its crawler; others compare the whole name. Write %2 alone</source>
   <translation>%1 est un motif de la proposition sur les finalités. L’analyseur de Google lit %2 et trouve son robot ; les autres comparent le nom entier. Écrivez %2 seul</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: plain crawlers compare names character by character and never find themselves here. Name each agent as well</source>
   <translation>%1 est un motif de la proposition sur les finalités : les robots simples comparent les noms lettre par lettre et ne s’y reconnaissent jamais. Nommez aussi chaque agent</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: crawlers that compare whole names never find themselves here, and those that cut names as Google does read %2. Name each agent as well</source>
   <translation>%1 est un motif de la proposition sur les finalités : les robots qui comparent des noms entiers ne s’y reconnaissent jamais, et ceux qui coupent les noms comme Google lisent %2. Nommez aussi chaque agent</translation>
  </message>
  <message>
   <source>Pattern in place of an agent's name</source>
   <translation>Motif à la place du nom d’un agent</translation>
  </message>
  <message>
   <source>A draft of 2024 proposes regular expressions in User-agent lines, and people write names such as *-ai. Gatepost reads them as their author meant, but crawlers that follow RFC 9309 know a name or the single *, nothing between. They then fall back to the group for *. Google's parser cuts the value at the first character that a name cannot have, so Googlebot* means Googlebot to it. Name the agents one by one, and keep the pattern if you want to be ready for readers of the proposal.</source>
   <translation>Un projet de 2024 propose des expressions régulières dans User-agent, et des gens écrivent des noms tels que *-ai. Gatepost les lit selon l’intention de leur auteur, mais les robots conformes à la RFC 9309 connaissent un nom ou * seul, rien entre les deux. Ils se rabattent alors sur le groupe *. L’analyseur de Google coupe la valeur au premier caractère qu’un nom ne peut pas avoir, Googlebot* signifie donc Googlebot pour lui. Nommez les agents un par un, et gardez le motif si vous voulez être prêt pour les lecteurs de la proposition.</translation>
  </message>
  <message>
   <source>%1 is directly below a group but is global: it applies to every agent. For some agents only, put it in a block such as [agent: ai-assistant]</source>
   <translation>%1 se trouve juste sous un groupe mais est global : il vaut pour tout agent. Pour certains agents seulement, placez-le dans un bloc tel que [agent: ai-assistant]</translation>
  </message>
  <message>
   <source>Global policy that looks like a group's</source>
   <translation>Politique globale qui semble être celle d’un groupe</translation>
  </message>
  <message>
   <source>Policy directives outside [agent: …] blocks are global wherever they are, also below a User-agent group. Written directly under “User-agent: GPTBot” a line such as “train: no” looks as if it were for GPTBot alone. Part them with a blank line, or use a block.</source>
   <translation>Les directives de politique hors des blocs [agent: …] sont globales où qu’elles soient, même sous un groupe User-agent. Écrite directement sous « User-agent: GPTBot », une ligne telle que « train: no » semble ne viser que GPTBot. Séparez-les par une ligne vide ou utilisez un bloc.</translation>
  </message>
  <message>
   <source>The site has a %1, and this rule keeps crawlers that take it literally from reading it. Add %2</source>
   <translation>Le site a un %1, et cette règle empêche de le lire les robots qui s’en tiennent à la lettre. Ajoutez %2</translation>
  </message>
  <message>
   <source>Policy file that crawlers may not fetch</source>
   <translation>Fichier de politique que les robots ne peuvent pas récupérer</translation>
  </message>
  <message>
   <source>Only /robots.txt is exempt from its own rules by the standard. Gatepost takes the site's other policy files to be exempt too, or no agent could learn what they say; an agent that takes rules literally does not fetch a file that the rules for * close. An Allow for it does no harm and leaves no doubt.</source>
   <translation>D’après la norme, seul /robots.txt échappe à ses propres règles. Gatepost considère que les autres fichiers de politique du site y échappent aussi, sinon aucun agent ne saurait ce qu’ils disent ; un agent qui s’en tient à la lettre ne récupère pas un fichier que les règles de * ferment. Un Allow pour ce fichier ne nuit pas et lève le doute.</translation>
  </message>
  <message>
   <source>Crawlers fetch /robots.txt whatever it says, or they could not know this rule. Remove it</source>
   <translation>Les robots récupèrent /robots.txt quoi qu’il dise, sinon ils ne connaîtraient pas cette règle. Retirez-la</translation>
  </message>
  <message>
   <source>A crawler that keeps to this rule never reads %1 and so misses the policy in it. Remove the rule</source>
   <translation>Un robot qui respecte cette règle ne lit jamais %1 et ignore donc la politique qu’il contient. Retirez la règle</translation>
  </message>
  <message>
   <source>Rule that closes a policy file</source>
   <translation>Règle qui ferme un fichier de politique</translation>
  </message>
  <message>
   <source>/robots.txt may always be fetched, whatever it says. Gatepost assumes the same for /robots-ai.txt, /robots2.txt and the ask endpoint, since no agent could learn the policy otherwise; but that is a choice, and an agent that takes rules literally will stay away from a file that it may not fetch.</source>
   <translation>/robots.txt peut toujours être récupéré, quoi qu’il dise. Gatepost considère qu’il en va de même de /robots-ai.txt, de /robots2.txt et du point d’accès ask, car aucun agent ne connaîtrait sinon la politique ; mais c’est un choix, et un agent qui s’en tient à la lettre évitera un fichier qu’il ne peut pas récupérer.</translation>
  </message>
  <message>
   <source>%1 is a word about the use of content and never fetches, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 est un mot sur l’usage du contenu et ne récupère jamais ; heures et cadence n’ont donc pas de sens ici. Placez la ligne dans le groupe du robot qui récupère</translation>
  </message>
  <message>
   <source>%1 are words about the use of content and never fetch, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 sont des mots sur l’usage du contenu et ne récupèrent jamais ; heures et cadence n’ont donc pas de sens ici. Placez la ligne dans le groupe du robot qui récupère</translation>
  </message>
  <message>
   <source>Pace for a token that never fetches</source>
   <translation>Cadence pour un jeton qui ne récupère jamais</translation>
  </message>
  <message>
   <source>Some tokens, such as Google-Extended and Applebot-Extended, stand for no crawler: they say what may be done with content that another crawler of the same operator fetched. Crawl-delay, Request-rate and Visit-time in their group reach nobody.</source>
   <translation>Certains jetons, tels que Google-Extended et Applebot-Extended, ne désignent aucun robot : ils disent ce qui peut être fait du contenu qu’un autre robot du même exploitant a récupéré. Crawl-delay, Request-rate et Visit-time dans leur groupe n’atteignent personne.</translation>
  </message>
  <message>
   <source>Anyone can read this file, so this line shows everyone that %1 is there. Protect it with a password; a page that should only stay out of search results needs noindex instead</source>
   <translation>Chacun peut lire ce fichier, cette ligne dit donc à tous que %1 existe. Protégez-le par un mot de passe ; une page qui doit seulement rester hors des résultats de recherche demande plutôt noindex</translation>
  </message>
  <message>
   <source>Rule that reveals a private place</source>
   <translation>Règle qui révèle un lieu privé</translation>
  </message>
  <message>
   <source>A policy file is public and is the first thing that people looking for a way in will read. A rule for /admin or /backup keeps no one out and shows where to look. What must stay private needs a login; the rule may then go, or stay if the login page itself is not secret.</source>
   <translation>Un fichier de politique est public et c’est le premier que regarde qui cherche un accès. Une règle pour /admin ou /backup n’arrête personne et dit où chercher. Ce qui doit rester privé exige une authentification ; la règle peut alors disparaître, ou rester si la page de connexion n’est pas secrète.</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from the end on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt n’est pas ce que produit la politique d’agents : il diffère à partir de la fin. Générez-le de nouveau, ou changez la politique et non ce fichier</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from %1 on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt n’est pas ce que produit la politique d’agents : il diffère à partir de %1. Générez-le de nouveau, ou changez la politique et non ce fichier</translation>
  </message>
  <message>
   <source>The agent policy beside this file would make another robots.txt; this one does not say that it was rendered from it. Keep one of the two</source>
   <translation>La politique d’agents voisine produirait un autre robots.txt ; celui-ci ne dit pas qu’il en a été généré. Gardez l’un des deux</translation>
  </message>
  <message>
   <source>Render it again</source>
   <translation>Générer de nouveau</translation>
  </message>
  <message>
   <source>robots.txt is not what its agent policy makes</source>
   <translation>robots.txt n’est pas ce que produit sa politique d’agents</translation>
  </message>
  <message>
   <source>The site has an agent policy, from which robots.txt is rendered: equal input gives equal bytes. The file beside it has other bytes. Either the policy was changed and not rendered since, or the file was edited by hand, and the next rendering will undo that. It works one way only: what should stay belongs in the policy.</source>
   <translation>Le site a une politique d’agents dont robots.txt est généré : une même entrée donne les mêmes octets. Le fichier voisin a d’autres octets. Soit la politique a changé sans nouvelle génération, soit le fichier a été modifié à la main, et la prochaine génération l’effacera. Cela ne va que dans un sens : ce qui doit rester a sa place dans la politique.</translation>
  </message>
  <message>
   <source>%1 is named in this group already; once is enough</source>
   <translation>%1 est déjà nommé dans ce groupe ; une fois suffit</translation>
  </message>
  <message>
   <source>Agent named twice in one group</source>
   <translation>Agent nommé deux fois dans un groupe</translation>
  </message>
  <message>
   <source>A group names an agent once or several times: it makes no difference. The second line is ballast, or another agent was meant.</source>
   <translation>Qu’un groupe nomme un agent une fois ou plusieurs ne change rien. La seconde ligne est superflue, ou un autre agent était visé.</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it</source>
   <translation>%1 est retiré : %2 ne l’envoie plus</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it. Today it uses %3; check that they have a group if you meant them</source>
   <translation>%1 est retiré : %2 ne l’envoie plus. Aujourd’hui, il envoie %3 ; vérifiez qu’un groupe les couvre si vous les visiez</translation>
  </message>
  <message>
   <source>Retired agent</source>
   <translation>Agent retiré</translation>
  </message>
  <message>
   <source>The crawler's operator has retired this token. The group harms nobody, but it does not reach the crawlers that took its place: they follow their own group or the one for *. The message names those that are known.</source>
   <translation>L’exploitant du robot a retiré ce jeton. Le groupe ne nuit à personne, mais il n’atteint pas les robots qui l’ont remplacé : ils suivent leur propre groupe ou le groupe *. Le message nomme ceux que l’on connaît.</translation>
  </message>
  <message>
   <source>crawl: yes opens nothing: robots.txt closes the whole site to * in %1</source>
   <translation>crawl: yes n’ouvre rien : robots.txt ferme le site entier à * par %1</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to everyone by %1 in %2, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt ne peut que restreindre : robots.txt ferme ceci à tous par %1 à %2, l’Allow n’ouvre donc rien. Ouvrez-le là-bas ou retirez-le ici</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to %1 by %2 in %3, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt ne peut que restreindre : robots.txt ferme ceci à %1 par %2 à %3, l’Allow n’ouvre donc rien. Ouvrez-le là-bas ou retirez-le ici</translation>
  </message>
  <message>
   <source>robots2.txt allows what robots.txt forbids</source>
   <translation>robots2.txt autorise ce que robots.txt interdit</translation>
  </message>
  <message>
   <source>robots2.txt extends robots.txt and does not replace it: its path rules may close more, never open what robots.txt has closed. An Allow, or crawl: yes, for what robots.txt disallows has no effect; whoever reads robots2.txt alone is misled by it.</source>
   <translation>robots2.txt étend robots.txt et ne le remplace pas : ses règles de chemin peuvent fermer davantage, jamais ouvrir ce que robots.txt a fermé. Un Allow, ou crawl: yes, pour ce que robots.txt interdit est sans effet ; qui ne lit que robots2.txt est induit en erreur.</translation>
  </message>
  <message>
   <source>Robot-version is in no group and decides nothing. Put it directly below the User-agent lines of its group</source>
   <translation>Robot-version n’est dans aucun groupe et est sans effet. Placez-le directement sous les lignes User-agent de son groupe</translation>
  </message>
  <message>
   <source>The group has a Robot-version in %1 already; this one decides nothing</source>
   <translation>Le groupe a déjà un Robot-version à %1 ; celui-ci est sans effet</translation>
  </message>
  <message>
   <source>Robot-version counts only directly below the User-agent lines; here it decides nothing, and the group is read as plain robots.txt. Move it up</source>
   <translation>Robot-version ne compte que directement sous les lignes User-agent ; ici, il est sans effet et le groupe est lu comme un robots.txt simple. Remontez-le</translation>
  </message>
  <message>
   <source>Move it below User-agent</source>
   <translation>Le placer sous User-agent</translation>
  </message>
  <message>
   <source>Robot-version in the wrong place</source>
   <translation>Robot-version au mauvais endroit</translation>
  </message>
  <message>
   <source>A group is of the extended standard if Robot-version follows its User-agent lines directly, with nothing but blank lines and comments between. Anywhere else the line decides nothing: the group's rules are read as plain prefixes and by length, not as whole paths in the order of the extended standard.</source>
   <translation>Un groupe relève de la norme étendue si Robot-version suit immédiatement ses lignes User-agent, avec seulement des lignes vides et des commentaires entre elles. Partout ailleurs, la ligne est sans effet : les règles du groupe sont lues comme de simples préfixes et selon leur longueur, et non comme des chemins entiers dans l’ordre de la norme étendue.</translation>
  </message>
  <message>
   <source>%1 is in no group, so it applies to no agent and decides nothing. Put it below a User-agent line</source>
   <translation>%1 n’est dans aucun groupe, ne vise donc personne et est sans effet. Placez-le sous une ligne User-agent</translation>
  </message>
  <message>
   <source>This rule comes before the first User-agent line, so it applies to no agent and decides nothing. Put User-agent: * before it, or move it into a group</source>
   <translation>Cette règle se trouve avant la première ligne User-agent et n’appartient à personne : elle est sans effet. Placez User-agent: * devant, ou déplacez-la dans un groupe</translation>
  </message>
  <message>
   <source>There is no User-agent line, so this rule applies to no agent and decides nothing. Put User-agent: * before it</source>
   <translation>Il n’y a pas de ligne User-agent, cette règle n’appartient donc à personne et est sans effet. Placez User-agent: * devant</translation>
  </message>
  <message>
   <source>Put “User-agent: *” before it</source>
   <translation>Placer « User-agent: * » devant</translation>
  </message>
  <message>
   <source>Rule before any User-agent</source>
   <translation>Règle avant tout User-agent</translation>
  </message>
  <message>
   <source>Allow and Disallow belong to the User-agent lines above them. Before the first one they apply to no agent and every crawler ignores them. Usually the line User-agent: * is missing, misspelt, or broken by an invisible character. Crawl-delay, Content-Signal and anything else that belongs to a group decide nothing there either.</source>
   <translation>Allow et Disallow appartiennent aux lignes User-agent situées au-dessus. Avant la première, elles n’appartiennent à personne et tout robot les saute. Le plus souvent, la ligne User-agent: * manque, est mal écrite ou gâtée par un caractère invisible. Crawl-delay, Content-Signal et tout ce qui appartient à un groupe y sont sans effet aussi.</translation>
  </message>
  <message>
   <source>Path rules do not belong in a block: this one applies to no agent. Put it in a separate group, with User-agent: * or an agent's token above it (the block is for the category %1)</source>
   <translation>Les règles de chemin n’ont pas leur place dans un bloc : celle-ci ne s’adresse à personne. Placez-la dans un groupe à part, précédée de User-agent: * ou du jeton d’un agent (le bloc vise la catégorie %1)</translation>
  </message>
  <message>
   <source>Path rule inside an [agent: …] block</source>
   <translation>Règle de chemin dans un bloc [agent: …]</translation>
  </message>
  <message>
   <source>A block contains policy for a category of agents; rules for paths belong in groups that begin with User-agent, as in robots.txt. A block's header ends the group above it, so an Allow or Disallow below it applies to no agent and decides nothing.</source>
   <translation>Un bloc contient la politique d’une catégorie d’agents ; les chemins se règlent par des groupes qui commencent par User-agent, comme dans robots.txt. L’en-tête d’un bloc termine le groupe du dessus ; un Allow ou un Disallow placé dessous n’appartient donc à personne et est sans effet.</translation>
  </message>
  <message>
   <source>About training this says %1, the group for %2 in robots.txt says %3. Who makes models may pick the one it likes: say the same in both</source>
   <translation>Sur l’entraînement, ceci dit %1, le groupe pour %2 dans robots.txt dit %3. Qui fabrique des modèles peut choisir ce qu’il préfère : dites la même chose dans les deux</translation>
  </message>
  <message>
   <source>About training this says %1 to %2, robots2.txt says %3 in %4. An agent may pick the one it likes: say the same in both</source>
   <translation>Sur l’entraînement, ceci dit %1 à %2, robots2.txt dit %3 à %4. Un agent peut choisir ce qu’il préfère : dites la même chose dans les deux</translation>
  </message>
  <message>
   <source>Preference signals that contradict each other</source>
   <translation>Signaux de préférence qui se contredisent</translation>
  </message>
  <message>
   <source>Content-Signal, Content-Usage and DisallowAITraining in robots.txt, a group there for a policy token such as __usage_ai-training, and train in robots2.txt speak of the same matter to different readers. If they differ, an agent that reads both has a choice, and one that reads one of them has half of your will. None outranks the other.</source>
   <translation>Content-Signal, Content-Usage et DisallowAITraining dans robots.txt, un groupe qui y vise un jeton de politique tel que __usage_ai-training, et train dans robots2.txt parlent du même sujet à des lecteurs différents. S’ils diffèrent, un agent qui lit les deux a le choix, et un agent qui n’en lit qu’un n’a que la moitié de votre volonté. Aucun ne prime les autres.</translation>
  </message>
  <message>
   <source>Crawlers may not fetch this sitemap: %1 in %2 closes it. Put “Allow: %3” into the group for *</source>
   <translation>Les robots ne peuvent pas récupérer ce sitemap : %1 à %2 le ferme. Placez « Allow: %3 » dans le groupe *</translation>
  </message>
  <message>
   <source>Sitemap that may not be fetched</source>
   <translation>Sitemap qui ne peut pas être récupéré</translation>
  </message>
  <message>
   <source>A Sitemap line invites crawlers to a file that a rule of the same policy forbids to them. Many keep to the rule and never see the sitemap. An Allow for its path settles it. Sitemaps on another host are not affected by this file.</source>
   <translation>Une ligne Sitemap invite les robots vers un fichier qu’une règle de la même politique leur interdit. Beaucoup respectent la règle et ne voient jamais le sitemap. Un Allow pour son chemin règle la question. Les sitemaps d’un autre hôte ne sont pas touchés par ce fichier.</translation>
  </message>
  <message numerus="yes">
   <source>The file has %n bytes; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</source>
   <comment>The file has %n byte; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</comment>
   <translation>
    <numerusform>Le fichier a %n octet ; les robots ne sont pas tenus d’en lire plus de 512 000, ce qui suit %1 peut donc ne pas être lu. Raccourcissez-le : une règle avec * en vaut souvent plusieurs</numerusform>
    <numerusform>Le fichier a %n octets ; les robots ne sont pas tenus d’en lire plus de 512 000, ce qui suit à partir de %1 peut donc ne pas être lu. Raccourcissez-le : une règle avec * en vaut souvent plusieurs</numerusform>
   </translation>
  </message>
  <message>
   <source>Larger than crawlers must read</source>
   <translation>Plus grand que ce que les robots doivent lire</translation>
  </message>
  <message>
   <source>A crawler must read at least 500 KiB of the file and may leave the rest. What lies past 512,000 bytes is read by Gatepost, but real crawlers may not see it; a rule cut in the middle may even match more than was meant. Put the important groups first and replace long lists by patterns or by a common folder.</source>
   <translation>Un robot doit lire au moins 500 Kio du fichier et peut laisser le reste. Gatepost lit ce qui dépasse 512 000 octets, mais de vrais robots peuvent ne pas le voir ; une règle coupée au milieu peut même correspondre à plus que prévu. Placez les groupes importants en premier et remplacez les longues listes par des motifs ou un dossier commun.</translation>
  </message>
  <message>
   <source>Two paths on one line are read as one path with a space in it. Give each its own line</source>
   <translation>Deux chemins sur une ligne sont lus comme un seul chemin contenant un espace. Donnez à chacun sa propre ligne</translation>
  </message>
  <message>
   <source>A path with a space: URLs contain %1 instead. Some crawlers read the space as %1, others find no match. Write %1, or put a # before a remark</source>
   <translation>Chemin avec un espace : les URL contiennent %1 à la place. Certains robots lisent l’espace comme %1, d’autres ne trouvent aucune correspondance. Écrivez %1, ou mettez un # devant une remarque</translation>
  </message>
  <message>
   <source>Split into two lines</source>
   <translation>Diviser en deux lignes</translation>
  </message>
  <message>
   <source>Write %1 for the space</source>
   <translation>Écrire %1 pour l’espace</translation>
  </message>
  <message>
   <source>Make the rest a comment</source>
   <translation>Faire du reste un commentaire</translation>
  </message>
  <message>
   <source>Space in a path</source>
   <translation>Espace dans un chemin</translation>
  </message>
  <message>
   <source>A rule has one path, and everything up to the end of the line or a # belongs to it. A URL never contains a space; browsers send it as %20 (or + in a query). Gatepost reads the rule as browsers would send it, but some crawlers compare the space itself, and then the rule never matches. Several paths need several lines, and a remark needs a #.</source>
   <translation>Une règle contient un seul chemin, et tout lui appartient jusqu’à la fin de la ligne ou un #. Une URL ne contient jamais d’espace ; les navigateurs l’envoient comme %20 (ou + dans une requête). Gatepost lit la règle telle que les navigateurs l’enverraient, mais certains robots comparent l’espace lui-même, et la règle ne correspond alors jamais. Plusieurs chemins demandent plusieurs lignes, une remarque demande un #.</translation>
  </message>
  <message>
   <source>A rule matches everything that begins with it, so the %1 at the end adds nothing but length; old crawlers take it literally. Write %2</source>
   <translation>Une règle correspond à tout ce qui commence ainsi ; le %1 final n’ajoute que de la longueur, et d’anciens robots le prennent pour un caractère ordinaire. Écrivez %2</translation>
  </message>
  <message>
   <source>Superfluous * at the end</source>
   <translation>* superflu à la fin</translation>
  </message>
  <message>
   <source>A rule is compared with the beginning of the path, so /blog matches /blog/a and /blogs as well: a * at the end matches nothing more. It does make the rule one byte longer, which can decide between rules, and crawlers that know no wildcards look for a real star. *$ at the end undoes itself.</source>
   <translation>Une règle est comparée au début du chemin ; /blog correspond donc aussi à /blog/a et à /blogs : un * à la fin n’ajoute rien. Il allonge en revanche la règle d’un octet, ce qui peut départager des règles, et les robots qui ignorent les caractères génériques cherchent un vrai astérisque. *$ à la fin s’annule lui-même.</translation>
  </message>
  <message>
   <source>The group for * is for every robot, but %1 makes it a group that almost none can read: others take its patterns for prefixes. Give * plain rules, and name the robots that know the standard 2.0</source>
   <translation>Le groupe * s’adresse à tous les robots, mais %1 en fait un groupe que presque aucun ne sait lire : les autres prennent ses motifs pour des préfixes. Donnez à * des règles simples, et nommez les robots qui connaissent la norme 2.0</translation>
  </message>
  <message>
   <source>Remove Robot-version, so that the group is a plain one</source>
   <translation>Retirer Robot-version pour que le groupe soit simple</translation>
  </message>
  <message>
   <source>Group for * by the standard 2.0</source>
   <translation>Groupe * selon la norme 2.0</translation>
  </message>
  <message>
   <source>The extended standard 2.0 itself asks that the group for * keeps to the form of the original standard, because it is for robots that one does not know. Robots that do not know 2.0 read whole paths and shell patterns as prefixes, pass over hours and rates, and may end up with another policy than the one that is meant.</source>
   <translation>La norme étendue 2.0 demande elle-même que le groupe * garde la forme de la norme d’origine, puisqu’il s’adresse aux robots que l’on ne connaît pas. Les robots qui ignorent la norme 2.0 lisent chemins entiers et motifs de type shell comme des préfixes, sautent heures et cadences, et peuvent aboutir à une autre politique que celle voulue.</translation>
  </message>
  <message>
   <source>There is a byte order mark inside the file, probably because files were joined. The line is not read as meant; remove the mark</source>
   <translation>Un indicateur d’ordre des octets se trouve dans le fichier, sans doute assemblé à partir de plusieurs. La ligne n’est pas lue comme prévu ; retirez l’indicateur</translation>
  </message>
  <message>
   <source>Byte order mark inside the file</source>
   <translation>Indicateur d’ordre des octets dans le fichier</translation>
  </message>
  <message>
   <source>A byte order mark is only skipped as the first three bytes of the file. Anywhere else, or as the garbled characters ï»¿ that a wrong conversion makes of it, it is part of the word next to it: the key is then unknown and the line decides nothing. It is invisible in most editors.</source>
   <translation>Un indicateur d’ordre des octets n’est sauté qu’en tant que trois premiers octets du fichier. Partout ailleurs, ou sous la forme des lettres altérées ï»¿ qu’en fait une mauvaise conversion, il fait partie du mot voisin : la clé est alors inconnue et la ligne est sans effet. Il est invisible dans la plupart des éditeurs.</translation>
  </message>
  <message>
   <source>A % that is not followed by two hex digits: no well-formed URL contains it. Write %1 for a literal percent sign</source>
   <translation>Un % que ne suivent pas deux chiffres hexadécimaux : aucune URL bien formée n’en contient. Écrivez %1 pour un signe pour cent littéral</translation>
  </message>
  <message>
   <source>Stray percent sign</source>
   <translation>Signe % isolé</translation>
  </message>
  <message>
   <source>In a URL a percent sign begins an escaped byte and two hex digits follow it. Anything else is malformed; crawlers escape it in various ways, so whether the rule matches is a matter of luck. A literal percent sign is written %25.</source>
   <translation>Dans une URL, un signe pour cent commence un octet échappé et deux chiffres hexadécimaux le suivent. Toute autre forme est mal formée ; les robots l’échappent de diverses façons, et la correspondance de la règle est affaire de chance. Un signe pour cent littéral s’écrit %25.</translation>
  </message>
  <message>
   <source>%1 states a preference about training, and shares its group with %2: what is closed here is closed to the crawler too, for search as well. Give the token its own group</source>
   <translation>%1 déclare une préférence sur l’entraînement et partage son groupe avec %2 : ce qui est fermé ici l’est aussi au robot, même pour la recherche. Donnez au jeton son propre groupe</translation>
  </message>
  <message>
   <source>Use token in a group of crawlers</source>
   <translation>Jeton d’usage dans un groupe de robots</translation>
  </message>
  <message>
   <source>A policy token such as __usage_ai-training stands for a use, not for a crawler: its Disallow says that pages are not to be used so, and does not stop a fetch. In a group that also names crawlers the same Disallow stops their fetches. If only the use is meant, the token needs its own group.</source>
   <translation>Un jeton de politique tel que __usage_ai-training désigne un usage, non un robot : son Disallow dit que les pages ne doivent pas être utilisées ainsi, et n’empêche aucune récupération. Dans un groupe qui nomme aussi des robots, le même Disallow empêche leurs récupérations. Si seul l’usage est visé, le jeton a besoin de son propre groupe.</translation>
  </message>
  <message>
   <source>A second directive on the line: only some readers see this %1. Give it its own line</source>
   <translation>Une seconde directive sur la ligne : seuls certains analyseurs voient ce %1. Donnez-lui sa propre ligne</translation>
  </message>
  <message>
   <source>Two directives on one line</source>
   <translation>Deux directives sur une ligne</translation>
  </message>
  <message>
   <source>Each directive needs its own line. After a User-agent value Gatepost reads an Allow or Disallow as a separate line, as the purpose proposal prints it; plain crawlers cut the value at the white space and lose the rule. Anywhere else the second directive becomes a part of the first one's value, which then matches nothing.</source>
   <translation>Une directive tient sur une ligne. Derrière une valeur User-agent, Gatepost lit un Allow ou un Disallow comme une ligne à part, ainsi que l’écrit la proposition sur les finalités ; les robots simples coupent la valeur à l’espace et perdent la règle. Partout ailleurs, la seconde directive devient une partie de la valeur de la première, qui ne correspond alors à rien.</translation>
  </message>
  <message>
   <source>The path has characters that a URL writes with percent signs; simple crawlers compare the bytes. Write %1</source>
   <translation>Le chemin a des caractères qu’une URL écrit avec des signes pour cent ; les robots simples comparent les octets. Écrivez %1</translation>
  </message>
  <message>
   <source>Path that is not percent-encoded</source>
   <translation>Chemin non encodé avec %</translation>
  </message>
  <message>
   <source>In a URL every byte above 127 is written as a percent sign and two digits, so é is %C3%A9. Crawlers that follow the standard encode both sides before they compare; others compare what is written. Google recommends the encoded form, which means the same to all.</source>
   <translation>Dans une URL, tout octet supérieur à 127 s’écrit avec un signe pour cent et deux chiffres : é devient %C3%A9. Les robots conformes à la norme encodent les deux côtés avant de comparer ; d’autres comparent ce qui est écrit. Google recommande la forme encodée, qui signifie la même chose pour tous.</translation>
  </message>
  <message>
   <source>Blocks are for categories of agents; that an agent's own token is taken too is an extension that others may not know. %1 is of the category %2</source>
   <translation>Les blocs visent des catégories d’agents ; admettre aussi le jeton d’un agent est une extension que d’autres peuvent ignorer. %1 est de la catégorie %2</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. Did you mean %2?</source>
   <translation>%1 n’est ni l’une des huit catégories ni un agent connu, presque personne ne suit donc ce bloc. Vouliez-vous dire %2 ?</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. The categories: %2</source>
   <translation>%1 n’est ni l’une des huit catégories ni un agent connu, presque personne ne suit donc ce bloc. Les catégories : %2</translation>
  </message>
  <message>
   <source>Unknown category of agents</source>
   <translation>Catégorie d’agents inconnue</translation>
  </message>
  <message>
   <source>An [agent: …] block is for one of eight categories that agents declare in X-Agent-Identity: search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. Gatepost also takes an agent's own token, as an extension. Any other name matches no agent.</source>
   <translation>Un bloc [agent: …] vise l’une des huit catégories que les agents déclarent dans X-Agent-Identity : search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. Gatepost admet aussi le jeton d’un agent, par extension. Tout autre nom ne correspond à aucun agent.</translation>
  </message>
  <message>
   <source>%1 is not a directive, so the line decides nothing. Did you mean %2?</source>
   <translation>%1 n’est pas une directive, la ligne est donc sans effet. Vouliez-vous dire %2 ?</translation>
  </message>
  <message>
   <source>%1 is of ACAP, which was given up and which no crawler reads. Say it with Allow and Disallow</source>
   <translation>%1 vient d’ACAP, abandonné et lu par aucun robot. Dites-le avec Allow et Disallow</translation>
  </message>
  <message>
   <source>An address without a directive decides nothing. Put Sitemap: before it, or a # if it is a comment</source>
   <translation>Une adresse sans directive est sans effet. Placez Sitemap: devant, ou un # si c’est un commentaire</translation>
  </message>
  <message>
   <source>%1 is not a directive that any known crawler reads here; the line decides nothing. Remove it, or put a # before it</source>
   <translation>%1 n’est pas une directive qu’un robot connu lise ici ; la ligne est sans effet. Retirez-la ou placez un # devant</translation>
  </message>
  <message>
   <source>Put “Sitemap: ” before it</source>
   <translation>Placer « Sitemap: » devant</translation>
  </message>
  <message>
   <source>Unknown directive</source>
   <translation>Directive inconnue</translation>
  </message>
  <message>
   <source>The word before the colon is none that the file's format knows; crawlers pass the line over. If it is close to a known directive it is probably a slip, and then the rule that was meant does not count: an error. Else it is a directive of a private extension, a comment without its #, or of a standard that nobody reads.</source>
   <translation>Le mot avant le deux-points n’est pas connu du format du fichier ; les robots sautent la ligne. S’il est proche d’une directive connue, c’est sans doute une coquille, et la règle voulue ne compte pas : une erreur. Sinon, c’est une directive d’une extension privée, un commentaire sans son #, ou une directive d’une norme que personne ne lit.</translation>
  </message>
  <message>
   <source>Neither a directive nor a comment: the line decides nothing. Put a # before it if it is a comment</source>
   <translation>Ni directive ni commentaire : la ligne est sans effet. Placez un # devant si c’est un commentaire</translation>
  </message>
  <message>
   <source>This is not a block header, so the lines below it are for every agent. Write %1</source>
   <translation>Ce n’est pas un en-tête de bloc, les lignes du dessous valent donc pour tout agent. Écrivez %1</translation>
  </message>
  <message>
   <source>This is not a block header: write [agent: CATEGORY], for example [agent: search-indexer]</source>
   <translation>Ce n’est pas un en-tête de bloc : écrivez [agent: CATÉGORIE], par exemple [agent: search-indexer]</translation>
  </message>
  <message>
   <source>Neither directive nor comment</source>
   <translation>Ni directive ni commentaire</translation>
  </message>
  <message>
   <source>A line that is neither empty nor a comment nor “key: value” is kept as it is and decides nothing. Usually it is a comment without its #, the rest of a line that was broken above, or a path without its directive. In an extended group it also separates Robot-version from its User-agent lines. In robots-ai.txt, whose specification asks for “directive: value” in every line, it is an error.</source>
   <translation>Une ligne qui n’est ni vide, ni un commentaire, ni « clé: valeur » est gardée telle quelle et est sans effet. Le plus souvent, c’est un commentaire sans son #, le reste d’une ligne coupée au-dessus, ou un chemin sans sa directive. Dans un groupe étendu, elle sépare aussi Robot-version de ses lignes User-agent. Dans robots-ai.txt, dont la spécification exige « directive: valeur » à chaque ligne, c’est une erreur.</translation>
  </message>
  <message>
   <source>Noindex is not read by any large crawler here (Google stopped in 2019). Use the robots meta tag or the X-Robots-Tag header on the page, and do not disallow it</source>
   <translation>Noindex n’est lu ici par aucun grand robot (Google a cessé en 2019). Utilisez la balise meta robots ou l’en-tête X-Robots-Tag sur la page, et ne l’interdisez pas</translation>
  </message>
  <message>
   <source>Nofollow is not read in this file. Use the robots meta tag or rel=&quot;nofollow&quot; on the page</source>
   <translation>Nofollow n’est pas lu dans ce fichier. Utilisez la balise meta robots ou rel=&quot;nofollow&quot; sur la page</translation>
  </message>
  <message>
   <source>Noarchive is not read in this file. Use the robots meta tag or the X-Robots-Tag header on the page</source>
   <translation>Noarchive n’est pas lu dans ce fichier. Utilisez la balise meta robots ou l’en-tête X-Robots-Tag sur la page</translation>
  </message>
  <message>
   <source>Host is not read any more: Yandex, which made it, stopped in 2018. Redirect to the main host instead</source>
   <translation>Host n’est plus lu : Yandex, qui l’avait créé, a cessé en 2018. Redirigez plutôt vers l’hôte principal</translation>
  </message>
  <message>
   <source>Clean-param is read by Yandex alone; it decides nothing for other crawlers</source>
   <translation>Clean-param n’est lu que par Yandex ; sans effet pour les autres robots</translation>
  </message>
  <message>
   <source>Directive that is not read</source>
   <translation>Directive non lue</translation>
  </message>
  <message>
   <source>Some directives are met often and decide nothing. Noindex, Nofollow and Noarchive mean something as a robots meta tag or in the X-Robots-Tag header, where a crawler finds them only if it may fetch the page. Host was Yandex's until 2018; Clean-param is still read by Yandex, and by nobody else.</source>
   <translation>Certaines directives sont fréquentes et sans effet. Noindex, Nofollow et Noarchive ont un sens comme balise meta robots ou dans l’en-tête X-Robots-Tag, où un robot ne les trouve que s’il peut récupérer la page. Host était propre à Yandex jusqu’en 2018 ; Clean-param est encore lu par Yandex, et par personne d’autre.</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”: the rules below it are then no longer for the agents of this group. Remove the line</source>
   <translation>Aucun robot connu ne lit User-Agent-Purpose, et Google prend la ligne pour « User-agent: %1 » : les règles qui suivent ne s’adressent alors plus aux agents de ce groupe. Retirez la ligne</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”. Name the agents by their tokens instead</source>
   <translation>Aucun robot connu ne lit User-Agent-Purpose, et Google prend la ligne pour « User-agent: %1 ». Nommez plutôt les agents par leurs jetons</translation>
  </message>
  <message>
   <source>User-Agent-Purpose</source>
   <translation>User-Agent-Purpose</translation>
  </message>
  <message>
   <source>Two drafts proposed to name agents by what they do; both have expired, and no crawler is known to read the line. Google's parser takes any key that begins with “user-agent” for User-agent, so to Google the line names an agent that does not exist. Between the rules of a group that does harm: the rules below belong to that agent alone (a warning).</source>
   <translation>Deux brouillons proposaient de nommer les agents d’après ce qu’ils font ; tous deux ont expiré, et aucun robot connu ne lit la ligne. L’analyseur de Google prend toute clé qui commence par « user-agent » pour User-agent ; pour Google, la ligne nomme donc un agent qui n’existe pas. Entre les règles d’un groupe, cela fait du tort : les règles qui suivent ne valent que pour cet agent (un avertissement).</translation>
  </message>
  <message>
   <source>The specification spells it %1; agents may not know %2</source>
   <translation>La spécification l’écrit %1 ; les agents peuvent ne pas connaître %2</translation>
  </message>
  <message>
   <source>American spelling</source>
   <translation>Orthographe américaine</translation>
  </message>
  <message>
   <source>robots2.txt spells its directives the British way: summarise, personalise, monetise, editorialised. Gatepost reads summarize and the like as what they mean, but the specification does not say so and other agents may ignore the line, which leaves the matter unstated.</source>
   <translation>robots2.txt écrit ses directives à la britannique : summarise, personalise, monetise, editorialised. Gatepost lit summarize et semblables selon leur sens, mais la spécification ne le dit pas et d’autres agents peuvent ignorer la ligne, ce qui laisse la question non déclarée.</translation>
  </message>
  <message>
   <source>No standard above 2.0 exists; the group is read as one of %1 here, and other readers may ignore it. Write %1</source>
   <translation>Aucune norme au-dessus de 2.0 n’existe ; le groupe est lu ici comme un groupe %1, et d’autres lecteurs peuvent l’ignorer. Écrivez %1</translation>
  </message>
  <message>
   <source>Version above 2</source>
   <translation>Version supérieure à 2</translation>
  </message>
  <message>
   <source>The extended standard names the versions 1.0 and 2.0. What a higher one would mean is written nowhere. Gatepost reads a higher even version as 2.0; a robot that knows 2.0 may also leave the group out.</source>
   <translation>La norme étendue nomme les versions 1.0 et 2.0. Ce qu’une version supérieure signifierait n’est écrit nulle part. Gatepost lit une version paire supérieure comme 2.0 ; un robot qui connaît 2.0 peut aussi laisser le groupe de côté.</translation>
  </message>
  <message>
   <source>%1 states nothing, because %2 has other values; the rest of the line counts. Write %3</source>
   <translation>%1 ne déclare rien, car %2 a d’autres valeurs ; le reste de la ligne compte. Écrivez %3</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Signal: Content-Usage has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 est une étiquette de Content-Signal : Content-Usage a %2 pour cela, et les lecteurs ignorent les autres. Écrivez %2</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Usage: Content-Signal has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 est une étiquette de Content-Usage : Content-Signal a %2 pour cela, et les lecteurs ignorent les autres. Écrivez %2</translation>
  </message>
  <message>
   <source>Part of a signal that states nothing</source>
   <translation>Partie d’un signal qui ne déclare rien</translation>
  </message>
  <message>
   <source>Content-Usage answers with y and n, Content-Signal with yes and no. The other one's answer states nothing, while the rest of the line counts: a refusal that was meant is then silently missing. Values of Content-Usage are compared with their case.</source>
   <translation>Content-Usage répond par y et n, Content-Signal par yes et no. La réponse de l’autre ne déclare rien, tandis que le reste de la ligne compte : un refus voulu manque alors sans qu’on le voie. Les valeurs de Content-Usage sont comparées en tenant compte de la casse.</translation>
  </message>
  <message>
   <source>Label of Content-Signal in Content-Usage</source>
   <translation>Étiquette de Content-Signal dans Content-Usage</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: ai-train and ai-input of Content-Signal are train-ai and ai-use in Content-Usage, whose labels are in lower case. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>Les deux façons de déclarer une préférence ont des mots différents pour la même chose : ai-train et ai-input de Content-Signal sont train-ai et ai-use dans Content-Usage, dont les étiquettes sont en minuscules. Un lecteur ignore les étiquettes qu’il ne connaît pas, la ligne ne dit donc pas ce qu’elle semble dire.</translation>
  </message>
  <message>
   <source>Label of Content-Usage in Content-Signal</source>
   <translation>Étiquette de Content-Usage dans Content-Signal</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: train-ai and ai-use of Content-Usage are ai-train and ai-input in Content-Signal. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>Les deux façons de déclarer une préférence ont des mots différents pour la même chose : train-ai et ai-use de Content-Usage sont ai-train et ai-input dans Content-Signal. Un lecteur ignore les étiquettes qu’il ne connaît pas, la ligne ne dit donc pas ce qu’elle semble dire.</translation>
  </message>
  <message>
   <source>%1 is always about the whole file, also inside the block for %2. Move it above the first block</source>
   <translation>%1 porte toujours sur le fichier entier, même dans le bloc pour %2. Placez-le au-dessus du premier bloc</translation>
  </message>
  <message>
   <source>Statement about the file inside a block</source>
   <translation>Déclaration sur le fichier dans un bloc</translation>
  </message>
  <message>
   <source>market, content-type, editorialised, ai-assisted, primary-language, report-to and age-rating describe the site, not an agent. Inside an [agent: …] block they look as if they applied to that category only, but they do not.</source>
   <translation>market, content-type, editorialised, ai-assisted, primary-language, report-to et age-rating décrivent le site, pas un agent. Dans un bloc [agent: …], elles semblent ne valoir que pour cette catégorie, et ce n’est pas le cas.</translation>
  </message>
  <message>
   <source>A window whose ends are equal is one minute long. Write 0000-2359 for the whole day, or its real end</source>
   <translation>Une plage dont les bornes sont égales dure une minute. Écrivez 0000-2359 pour le jour entier, ou sa vraie fin</translation>
  </message>
  <message>
   <source>The window is the whole day and so changes nothing. Remove the line, or narrow it</source>
   <translation>La plage est le jour entier et ne change donc rien. Retirez la ligne ou restreignez-la</translation>
  </message>
  <message>
   <source>Window of one minute or of the whole day</source>
   <translation>Plage d’une minute ou du jour entier</translation>
  </message>
  <message>
   <source>Both ends of a window belong to it, to the minute. Equal ends are therefore one minute a day, in which hardly any crawler comes; an end just before the start is the whole day and changes nothing. Either is probably not what was meant.</source>
   <translation>Les deux bornes d’une plage en font partie, à la minute près. Des bornes égales donnent donc une minute par jour, où presque aucun robot ne vient ; une fin juste avant le début donne le jour entier et ne change rien. Ni l’un ni l’autre n’était sans doute voulu.</translation>
  </message>
  <message>
   <source>This line changes nothing: %1 in %2 says the same of all its paths. It can be removed</source>
   <translation>Cette ligne ne change rien : %1 à %2 dit la même chose de tous ses chemins. Elle peut être retirée</translation>
  </message>
  <message>
   <source>This line changes nothing: what no rule denies may be fetched anyway. It can be removed</source>
   <translation>Cette ligne ne change rien : ce qu’aucune règle ne refuse peut de toute façon être récupéré. Elle peut être retirée</translation>
  </message>
  <message>
   <source>This group changes nothing: whoever it names gets the same answers without it. All of its lines can be removed together</source>
   <translation>Ce groupe ne change rien : ceux qu’il nomme reçoivent les mêmes réponses sans lui. Toutes ses lignes peuvent être retirées ensemble</translation>
  </message>
  <message>
   <source>This line changes nothing once the other marked lines are gone. It can be removed together with them</source>
   <translation>Cette ligne ne change rien une fois les autres lignes marquées parties. Elle peut être retirée avec elles</translation>
  </message>
  <message>
   <source>This line changes nothing: without it the group runs on into the one in %1, which says the same. It can be removed</source>
   <translation>Cette ligne ne change rien : sans elle, le groupe se poursuit dans celui de %1, qui dit la même chose. Elle peut être retirée</translation>
  </message>
  <message>
   <source>This says what is so without it: no answer changes if it is left out. It may stay for people to read</source>
   <translation>Ceci dit ce qui est vrai de toute façon : aucune réponse ne change si on l’omet. Cela peut rester pour les humains qui lisent</translation>
  </message>
  <message>
   <source>This line changes nothing: every answer is the same without it. It can be removed</source>
   <translation>Cette ligne ne change rien : sans elle, chaque réponse est la même. Elle peut être retirée</translation>
  </message>
  <message>
   <source>Remove the group</source>
   <translation>Retirer le groupe</translation>
  </message>
  <message>
   <source>Remove the marked lines</source>
   <translation>Retirer les lignes marquées</translation>
  </message>
  <message>
   <source>Line without effect</source>
   <translation>Ligne sans effet</translation>
  </message>
  <message>
   <source>Without this line every answer stays the same: for every agent, path, time and use, in all five readings of the files. Mostly a shorter rule of the group covers it, as /shop/ covers /shop/cart, or a group says what the group for * says. This is proved on the patterns themselves, not by trying paths; where it cannot be proved, nothing is said, and of a large file not every line is tried: “Tidy up” and gatepost-cli tidy say how many were not. All lines that are marked can go together. The last group of a file and the last rule of its last group stay, though the file says the same without them: people read there that everything is open.</source>
   <translation>Sans cette ligne, chaque réponse reste la même : pour tout agent, chemin, moment et usage, dans les cinq interprétations des fichiers. Le plus souvent, une règle plus courte du groupe la couvre, comme /shop/ couvre /shop/cart, ou un groupe dit ce que dit le groupe pour *. Cela se prouve sur les motifs eux-mêmes, non en essayant des chemins ; là où cela ne peut pas être prouvé, rien n’est dit, et dans un grand fichier toutes les lignes ne sont pas essayées : « Faire le ménage » et gatepost-cli tidy disent combien ne l’ont pas été. Toutes les lignes marquées peuvent disparaître ensemble. Le dernier groupe d’un fichier et la dernière règle de son dernier groupe restent, même si le fichier dit la même chose sans eux : on y lit que tout est ouvert.</translation>
  </message>
  <message>
   <source>Values are written in lower case; some readers compare them exactly. Write %1</source>
   <translation>Les valeurs s’écrivent en minuscules ; certains analyseurs les comparent telles quelles. Écrivez %1</translation>
  </message>
  <message>
   <source>Value not in lower case</source>
   <translation>Valeur non écrite en minuscules</translation>
  </message>
  <message>
   <source>Words such as yes, no and short-only are compared without case here, and the specification shows them in lower case only. A reader that compares exactly does not know “No”. Lower case is understood by all.</source>
   <translation>Des mots tels que yes, no et short-only sont comparés ici sans tenir compte de la casse, et la spécification ne les montre qu’en minuscules. Un analyseur qui compare lettre par lettre ne connaît pas « No ». Tous comprennent les minuscules.</translation>
  </message>
  <message>
   <source>The comparison is not complete</source>
   <translation>La comparaison n’est pas complète</translation>
  </message>
  <message>
   <source>Name with characters that a product token cannot have</source>
   <translation>Nom contenant d’autres caractères que ceux d’un jeton de produit</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”. Strict parsers cut the name at the first other character, and the record then applies to another name. Keep it if the crawler really uses this name.</source>
   <translation>Un jeton de produit de la RFC 9309 n’a que a–z, A–Z, « - » et « _ ». Les analyseurs stricts coupent le nom au premier autre caractère, et l’enregistrement vaut alors pour un autre nom. Gardez-le si le robot s’appelle vraiment ainsi.</translation>
  </message>
  <message>
   <source>Name that looks misspelled</source>
   <translation>Nom qui semble mal écrit</translation>
  </message>
  <message>
   <source>No crawler of this name is known, but one whose name differs by one character. A record for a misspelled name applies to no agent. Correct the name, or keep it if the agent is new.</source>
   <translation>Aucun robot connu ne porte ce nom, mais il en est un dont le nom diffère d’un caractère. Un enregistrement pour un nom mal écrit ne vaut pour aucun agent. Corrigez le nom, ou gardez-le si l’agent est nouveau.</translation>
  </message>
  <message>
   <source>The id is not a ULID</source>
   <translation>L’id n’est pas un ULID</translation>
  </message>
  <message>
   <source>The id of an agent policy is a ULID: 26 characters, the first from 0 to 7. robots.txt is rendered all the same, but tools that follow the id do not find the policy. Copy the id again, or make a new one.</source>
   <translation>L’id d’une politique d’agents est un ULID : 26 caractères, le premier de 0 à 7. robots.txt est généré malgré tout, mais les outils qui suivent l’id ne trouvent pas la politique. Recopiez l’id ou créez-en un nouveau.</translation>
  </message>
  <message>
   <source>Path with a “#” or a space</source>
   <translation>Chemin contenant un « # » ou un espace</translation>
  </message>
  <message>
   <source>In robots.txt a “#” begins a comment and a space ends the path for some crawlers, so the rule would differ from the policy. Write them as %23 and %20.</source>
   <translation>Dans robots.txt, un « # » commence un commentaire et un espace termine le chemin pour certains robots ; la règle dirait donc autre chose que la politique. Écrivez-les %23 et %20.</translation>
  </message>
  <message>
   <source>Path that begins with neither / nor *</source>
   <translation>Chemin qui ne commence ni par / ni par *</translation>
  </message>
  <message>
   <source>A path in robots.txt begins with / or *. Crawlers may ignore any other line, so nothing is rendered. Put a / before the path.</source>
   <translation>Dans robots.txt, un chemin commence par / ou *. Les robots peuvent ignorer toute autre ligne, rien n’est donc généré. Mettez un / devant le chemin.</translation>
  </message>
  <message>
   <source>Slug with characters that an address cannot have</source>
   <translation>Slug contenant des caractères qu’une adresse ne peut avoir</translation>
  </message>
  <message>
   <source>The slug is part of the address of the policy, which the first lines of robots.txt name. Use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>Le slug fait partie de l’adresse de la politique, que nomment les premières lignes de robots.txt. N’utilisez que a–z, A–Z, des chiffres, « - », « _ » et « . ».</translation>
  </message>
  <message>
   <source>Address that is not an absolute URL</source>
   <translation>Adresse qui n’est pas une URL absolue</translation>
  </message>
  <message>
   <source>docs_url, sitemap_url and llms_txt_url are written into robots.txt as they are. A crawler can follow only an absolute http or https URL. Write it in full.</source>
   <translation>docs_url, sitemap_url et llms_txt_url sont écrits tels quels dans robots.txt. Un robot ne peut suivre qu’une URL http ou https absolue. Écrivez-la en entier.</translation>
  </message>
  <message>
   <source>Name that cannot be in a User-agent line</source>
   <translation>Nom qui ne peut pas figurer dans une ligne User-agent</translation>
  </message>
  <message>
   <source>Crawlers cut the name at a space or “#”, so the record would apply to another agent. Nothing is rendered until it is corrected. Write only the product token.</source>
   <translation>Les robots coupent le nom à l’espace ou au « # » ; l’enregistrement vaudrait donc pour un autre agent. Rien n’est généré tant que ce n’est pas corrigé. Écrivez le jeton de produit seul.</translation>
  </message>
  <message>
   <source>Control character</source>
   <translation>Caractère de contrôle</translation>
  </message>
  <message>
   <source>YAML allows no control characters, and parsers disagree about what such a file says. Nothing of it is read. Remove the character.</source>
   <translation>YAML n’admet pas de caractères de contrôle, et les analyseurs ne s’accordent pas sur ce que dit un tel fichier. Rien n’en est lu. Retirez le caractère.</translation>
  </message>
  <message>
   <source>Two entries for one agent</source>
   <translation>Deux entrées pour un même agent</translation>
  </message>
  <message>
   <source>Crawlers read two records for one agent as one. The entries then say together what neither says alone. Join them.</source>
   <translation>Les robots lisent deux enregistrements pour un même agent comme un seul. Les entrées disent alors ensemble ce qu’aucune ne dit seule. Réunissez-les.</translation>
  </message>
  <message>
   <source>Field that appears twice</source>
   <translation>Champ qui figure deux fois</translation>
  </message>
  <message>
   <source>Parsers of YAML disagree about which of two equal fields counts. Nothing is rendered until one of them is removed.</source>
   <translation>Les analyseurs YAML ne s’accordent pas sur celui de deux champs identiques qui compte. Rien n’est généré tant que l’un des deux n’est pas retiré.</translation>
  </message>
  <message>
   <source>Text that is not UTF-8 or has lone carriage returns</source>
   <translation>Texte qui n’est pas en UTF-8 ou qui contient des retours chariot isolés</translation>
  </message>
  <message>
   <source>An agent policy is read as UTF-8, with LF or CRLF as line ends. Nothing of another file is read. Save it as UTF-8 with such line ends.</source>
   <translation>Une politique d’agents est lue en UTF-8, avec LF ou CRLF comme fins de ligne. D’un autre fichier, rien n’est lu. Enregistrez-le en UTF-8 avec de telles fins de ligne.</translation>
  </message>
  <message>
   <source>Value that breaks a line of robots.txt</source>
   <translation>Valeur qui coupe une ligne de robots.txt</translation>
  </message>
  <message>
   <source>The value contains a character at which some parser ends a line. What follows would be a separate line of robots.txt, perhaps a rule. Write the value in one line.</source>
   <translation>La valeur contient un caractère auquel certains analyseurs terminent une ligne. Ce qui suit serait une ligne à part de robots.txt, peut-être une règle. Écrivez la valeur sur une ligne.</translation>
  </message>
  <message>
   <source>Merge key “&lt;&lt;”</source>
   <translation>Clé de fusion « &lt;&lt; »</translation>
  </message>
  <message>
   <source>YAML 1.2 has no merge keys, and they are not read here. The fields behind “&lt;&lt;” are missing from what is rendered. Write them out.</source>
   <translation>YAML 1.2 n’a pas de clés de fusion, et elles ne sont pas lues ici. Les champs derrière « &lt;&lt; » manquent dans ce qui est généré. Écrivez-les en entier.</translation>
  </message>
  <message>
   <source>No default_policy</source>
   <translation>Pas de default_policy</translation>
  </message>
  <message>
   <source>The record for * is rendered from default_policy. Without it robots.txt would leave open what the policy means for all other agents. Add “default_policy: allow” or “default_policy: disallow”.</source>
   <translation>L’enregistrement pour * est généré d’après default_policy. Sans ce champ, robots.txt laisserait ouvert ce que la politique signifie pour tous les autres agents. Ajoutez « default_policy: allow » ou « default_policy: disallow ».</translation>
  </message>
  <message>
   <source>No id</source>
   <translation>Pas d’id</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the id of the policy that it was rendered from. Without an id they cannot. Add “id:” and a ULID.</source>
   <translation>Les premières lignes de robots.txt nomment l’id de la politique dont il a été généré. Sans id, elles ne le peuvent pas. Ajoutez « id: » et un ULID.</translation>
  </message>
  <message>
   <source>Entry without a policy</source>
   <translation>Entrée sans policy</translation>
  </message>
  <message>
   <source>The entry says neither allow nor disallow, so no record can be rendered for its agent. Add “policy: allow” or “policy: disallow”.</source>
   <translation>L’entrée ne dit ni allow ni disallow ; aucun enregistrement ne peut donc être généré pour son agent. Ajoutez « policy: allow » ou « policy: disallow ».</translation>
  </message>
  <message>
   <source>No slug</source>
   <translation>Pas de slug</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the source of the policy by its slug. Without a slug they cannot. Add “slug: agent-policy”.</source>
   <translation>Les premières lignes de robots.txt nomment la source de la politique par son slug. Sans slug, elles ne le peuvent pas. Ajoutez « slug: agent-policy ».</translation>
  </message>
  <message>
   <source>No title</source>
   <translation>Pas de titre</translation>
  </message>
  <message>
   <source>The first line of robots.txt ends with the title of the policy. Without a title it names only the file. Add “title:” and a name for people.</source>
   <translation>La première ligne de robots.txt finit par le titre de la politique. Sans titre, elle ne nomme que le fichier. Ajoutez « title: » et un nom destiné aux lecteurs humains.</translation>
  </message>
  <message>
   <source>Entry that names no agent</source>
   <translation>Entrée qui ne nomme aucun agent</translation>
  </message>
  <message>
   <source>A record needs the product token of the agent that it applies to. Nothing is rendered until the entry has one. Add “user_agent:” and the token, or remove the entry.</source>
   <translation>Un enregistrement a besoin du jeton de produit de l’agent pour lequel il vaut. Rien n’est généré tant que l’entrée n’en a pas. Ajoutez « user_agent: » et le jeton, ou retirez l’entrée.</translation>
  </message>
  <message>
   <source>More faults than are listed</source>
   <translation>Plus de fautes que la liste n’en montre</translation>
  </message>
  <message>
   <source>The list of faults is bounded. The count of those that are not listed is in the message. Correct some of those above; the next check lists the others.</source>
   <translation>La liste des fautes est bornée. Le message indique combien n’y sont pas énumérées. Corrigez-en quelques-unes ci-dessus ; la prochaine vérification énumérera les autres.</translation>
  </message>
  <message>
   <source>No agents</source>
   <translation>Pas d’agents</translation>
  </message>
  <message>
   <source>The policy lists no agents, so robots.txt has only the record for *. That is valid. Add entries for the agents that are to be treated differently.</source>
   <translation>La politique n’énumère aucun agent ; robots.txt n’a donc que l’enregistrement pour *. C’est valide. Ajoutez des entrées pour les agents à traiter différemment.</translation>
  </message>
  <message>
   <source>The file is not a mapping</source>
   <translation>Le fichier n’est pas un tableau associatif</translation>
  </message>
  <message>
   <source>An agent policy is a YAML mapping: fields with names and values. The file contains something else, so nothing is rendered. Begin with “title:” or use a template.</source>
   <translation>Une politique d’agents est un tableau associatif YAML : des champs avec noms et valeurs. Le fichier contient autre chose, rien n’est donc généré. Commencez par « title: » ou utilisez un modèle.</translation>
  </message>
  <message>
   <source>The file is not YAML</source>
   <translation>Le fichier n’est pas du YAML</translation>
  </message>
  <message>
   <source>The text cannot be read as YAML, so nothing is rendered. The message says what the parser expected. Indent with spaces, close what is opened, and quote values with “: ” or “ #”.</source>
   <translation>Le texte ne peut pas être lu comme du YAML, rien n’est donc généré. Le message dit ce que l’analyseur attendait. Indentez avec des espaces, fermez ce qui est ouvert et mettez entre guillemets les valeurs qui contiennent « : » suivi d’un espace ou « # » précédé d’un espace.</translation>
  </message>
  <message>
   <source>Role that is not one of the common ones</source>
   <translation>Rôle qui n’est aucun des rôles courants</translation>
  </message>
  <message>
   <source>The comment above a record explains the role of the agent. For a role that is not in the list the comment is the word itself, unless role_notes has a text for it. Check the spelling.</source>
   <translation>Le commentaire au-dessus d’un enregistrement explique le rôle de l’agent. Pour un rôle absent de la liste, le commentaire est le mot lui-même, à moins que role_notes n’ait un texte pour lui. Vérifiez l’orthographe.</translation>
  </message>
  <message>
   <source>Agent that is retired</source>
   <translation>Agent qui est retiré</translation>
  </message>
  <message>
   <source>The operator no longer sends this agent. The record does no harm, but applies to no agent. If you mean the names that replaced it, add entries for them.</source>
   <translation>L’exploitant n’envoie plus cet agent. L’enregistrement ne nuit pas, et ne vaut pour aucun agent. Vérifiez que les noms qui l’ont remplacé ont une entrée si vous les visez.</translation>
  </message>
  <message>
   <source>More than one YAML document</source>
   <translation>Plus d’un document YAML</translation>
  </message>
  <message>
   <source>A file contains one agent policy. Parsers disagree about which of several documents counts, so nothing is rendered. Keep one.</source>
   <translation>Un fichier contient une seule politique d’agents. Les analyseurs ne s’accordent pas sur celui de plusieurs documents qui compte, rien n’est donc généré. Gardez-en un.</translation>
  </message>
  <message>
   <source>Entry for *</source>
   <translation>Entrée pour *</translation>
  </message>
  <message>
   <source>default_policy makes the record for *. Crawlers read an entry for * and that record as one, so that their rules mix. Use default_policy alone.</source>
   <translation>default_policy produit l’enregistrement pour *. Les robots lisent une entrée pour * et cet enregistrement comme un seul, si bien que leurs règles se mêlent. Utilisez default_policy seul.</translation>
  </message>
  <message>
   <source>YAML tag</source>
   <translation>Étiquette YAML</translation>
  </message>
  <message>
   <source>Values are read as the texts that they are, whatever their tag says. The tag has no effect. Remove it.</source>
   <translation>Les valeurs sont lues comme les textes qu’elles sont, quoi que dise leur étiquette. L’étiquette est sans effet. Retirez-la.</translation>
  </message>
  <message>
   <source>Nested too deeply</source>
   <translation>Imbrication trop profonde</translation>
  </message>
  <message>
   <source>Files may come from untrusted sources, so nesting is limited. An agent policy needs four levels. Nothing is rendered from a deeper one.</source>
   <translation>Les fichiers peuvent venir de sources non fiables, l’imbrication est donc limitée. Une politique d’agents demande quatre niveaux. Rien n’est généré d’une politique plus profonde.</translation>
  </message>
  <message>
   <source>Larger than what is read</source>
   <translation>Plus grand que ce qui est lu</translation>
  </message>
  <message>
   <source>The size of the text, the number of its values and what its aliases expand to are bounded. Nothing is rendered from a larger policy. Shorten its lists or write aliases out.</source>
   <translation>La taille du texte, le nombre de ses valeurs et le développement de ses alias sont bornés. Rien n’est généré d’une politique plus grande. Raccourcissez ses listes ou écrivez les alias en entier.</translation>
  </message>
  <message>
   <source>Field that is not part of an agent policy</source>
   <translation>Champ étranger à une politique d’agents</translation>
  </message>
  <message>
   <source>The field is kept in the file and does not appear in robots.txt. If its name is misspelled, its value is missing there. Correct the name.</source>
   <translation>Le champ est gardé dans le fichier et n’apparaît pas dans robots.txt. Si son nom est mal écrit, sa valeur y manque. Corrigez le nom.</translation>
  </message>
  <message>
   <source>Policy that is neither allow nor disallow</source>
   <translation>Valeur de policy qui n’est ni allow ni disallow</translation>
  </message>
  <message>
   <source>A record either allows or disallows. Any other word would have to be guessed, so nothing is rendered. Write allow or disallow.</source>
   <translation>Un enregistrement autorise ou interdit. Tout autre mot devrait être deviné, rien n’est donc généré. Écrivez allow ou disallow.</translation>
  </message>
  <message>
   <source>Type that is not agent-policy</source>
   <translation>Type autre que agent-policy</translation>
  </message>
  <message>
   <source>The field says that the file is another type of entity. It is read as an agent policy all the same. Write “type: agent-policy”.</source>
   <translation>Le champ dit que le fichier est un autre type d’entité. Il est lu malgré tout comme une politique d’agents. Écrivez « type: agent-policy ».</translation>
  </message>
  <message>
   <source>Note for a role that no agent has</source>
   <translation>Note sur un rôle qu’aucun agent n’a</translation>
  </message>
  <message>
   <source>The texts of role_notes are written above the records of agents with that role. No agent has this one, so the text does not appear. Correct the role or remove the note.</source>
   <translation>Les textes de role_notes sont écrits au-dessus des enregistrements des agents qui ont ce rôle. Aucun agent n’a celui-ci, le texte n’apparaît donc pas. Corrigez le rôle ou retirez la note.</translation>
  </message>
  <message>
   <source>Field with a value of the wrong kind</source>
   <translation>Champ dont la valeur n’est pas du bon genre</translation>
  </message>
  <message>
   <source>The field needs a text, a list or a mapping and has something else. Nothing is rendered until it is corrected. The message shows how to write it.</source>
   <translation>Le champ demande un texte, une liste ou un tableau associatif et contient autre chose. Rien n’est généré tant que ce n’est pas corrigé. Le message montre comment l’écrire.</translation>
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
   <translation>%1 et %2</translation>
  </message>
  <message>
   <source>%1 or %2</source>
   <translation>%1 ou %2</translation>
  </message>
  <message>
   <source>“%1”</source>
   <translation>« %1 »</translation>
  </message>
 </context>
 <context>
  <name>live</name>
  <message>
   <source>A login page of a network may have answered in place of the site. Open any page in a browser, log in, and try again.</source>
   <translation>La page de connexion d’un réseau a peut-être répondu à la place du site. Ouvrez une page quelconque dans un navigateur, connectez-vous et réessayez.</translation>
  </message>
  <message>
   <source>A site on the internet has a public address. A network that wants a login may have given another: open any page in a browser, log in, and try again.</source>
   <translation>Un site sur Internet a une adresse publique. Un réseau qui exige une connexion en a peut-être donné une autre : ouvrez une page quelconque dans un navigateur, connectez-vous et réessayez.</translation>
  </message>
  <message>
   <source>The environment names a proxy, and requests go through it only if you say so.</source>
   <translation>L’environnement indique un proxy, et les requêtes n’y passent que si vous le dites.</translation>
  </message>
  <message>
   <source>Is this computer's clock right? A network that reads along, or one that wants a login, answers like this, too.</source>
   <translation>L’horloge de cet ordinateur est-elle à l’heure ? Un réseau qui lit les échanges, ou qui exige une connexion, répond aussi de cette façon.</translation>
  </message>
  <message>
   <source>Does the site open in a browser on this computer?</source>
   <translation>Le site s’ouvre-t-il dans un navigateur sur cet ordinateur ?</translation>
  </message>
  <message>
   <source>%1 was not asked for.</source>
   <translation>%1 n’a pas été demandé.</translation>
  </message>
  <message>
   <source>%1 could not be fetched: %2</source>
   <translation>%1 n’a pas pu être récupéré : %2</translation>
  </message>
  <message>
   <source>%1 was not read to its end: %2</source>
   <translation>%1 n’a pas été lu jusqu’au bout : %2</translation>
  </message>
  <message>
   <source>It was not asked for.</source>
   <translation>Il n’a pas été demandé.</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <translation>La réponse était %1.</translation>
  </message>
  <message>
   <source>robots.txt was not asked for: nothing is known of what is served.</source>
   <translation>robots.txt n’a pas été demandé : on ne sait rien de ce qui est servi.</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of what is served.</source>
   <translation>Le réseau traversé exige une connexion (511) : on ne sait rien de ce qui est servi.</translation>
  </message>
  <message>
   <source>Nothing could be fetched, so nothing is known of what is served. %1</source>
   <translation>Rien n’a pu être récupéré, donc on ne sait rien de ce qui est servi. %1</translation>
  </message>
  <message>
   <source>%1 is not a gate: injected, missing, environment or lost:WHO is expected, as in injected,missing,lost:search</source>
   <translation>%1 n’est pas une barrière : injected, missing, environment ou lost:WHO est attendu, comme dans injected,missing,lost:search</translation>
  </message>
  <message>
   <source>No gate is named: nothing would be guarded. Write injected, missing, environment or lost:WHO.</source>
   <translation>Aucune barrière n’est nommée : rien ne serait surveillé. Écrivez injected, missing, environment ou lost:WHO.</translation>
  </message>
  <message>
   <source>No robots.txt is served.</source>
   <translation>Aucun robots.txt n’est servi.</translation>
  </message>
  <message>
   <source>The served robots.txt is the draft.</source>
   <translation>Le robots.txt servi est le brouillon.</translation>
  </message>
  <message>
   <source>%1 put its own part into the served robots.txt, between marks.</source>
   <translation>%1 a mis sa propre partie dans le robots.txt servi, entre des marques.</translation>
  </message>
  <message>
   <source>The draft is served in one piece, with other lines before or after it.</source>
   <translation>Le brouillon est servi d’un seul tenant, avec d’autres lignes avant ou après.</translation>
  </message>
  <message>
   <source>%1 serves its own robots.txt: no line of the draft is in it.</source>
   <translation>%1 sert son propre robots.txt : il ne contient aucune ligne du brouillon.</translation>
  </message>
  <message>
   <source>Another robots.txt is served: no line of the draft is in it.</source>
   <translation>Un autre robots.txt est servi : il ne contient aucune ligne du brouillon.</translation>
  </message>
  <message>
   <source>The served robots.txt is another one, and it is not clear whose lines are whose: it is compared whole.</source>
   <translation>Le robots.txt servi en est un autre, et on ne sait pas à qui sont quelles lignes : il est comparé en entier.</translation>
  </message>
  <message>
   <source>the value of %1 is missing or is none</source>
   <translation>la valeur de %1 manque ou n’en est pas une</translation>
  </message>
  <message>
   <source>answers.json is not a record of answers: %1</source>
   <translation>answers.json n’est pas un enregistrement de réponses : %1</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>il est trop grand</translation>
  </message>
  <message>
   <source>an object with origin and answers is expected</source>
   <translation>un objet avec origin et answers est attendu</translation>
  </message>
  <message>
   <source>version 1 is expected</source>
   <translation>la version 1 est attendue</translation>
  </message>
  <message>
   <source>it has more than 100 answers</source>
   <translation>il a plus de 100 réponses</translation>
  </message>
  <message>
   <source>answer %1: %2</source>
   <translation>réponse %1 : %2</translation>
  </message>
  <message>
   <source>a sitemap: whether it is there</source>
   <translation>un sitemap : s’il est là</translation>
  </message>
  <message>
   <source>a sitemap that refuses HEAD: its first byte</source>
   <translation>un sitemap qui refuse HEAD : son premier octet</translation>
  </message>
  <message>
   <source>probably the origin's copy, past the cache</source>
   <translation>probablement la copie de l’origine, en contournant le cache</translation>
  </message>
  <message>
   <source>a chained file</source>
   <translation>un fichier enchaîné</translation>
  </message>
  <message>
   <source>a licence</source>
   <translation>une licence</translation>
  </message>
  <message>
   <source>the policy</source>
   <translation>la politique</translation>
  </message>
  <message>
   <source>the policy for AI agents</source>
   <translation>la politique pour les agents d’IA</translation>
  </message>
  <message>
   <source>the policy of robots2</source>
   <translation>la politique de robots2</translation>
  </message>
  <message>
   <source>the reservation of text and data mining</source>
   <translation>la réserve de fouille de textes et de données</translation>
  </message>
  <message>
   <source>headers and head of the start page</source>
   <translation>les en-têtes et la tête de la page d’accueil</translation>
  </message>
  <message>
   <source>Then what these name: chained files (at most 3), licences and sitemaps (at most 2 each), and robots.txt past a cache; at most 12 requests in all, one at a time. Redirects are followed.</source>
   <translation>Puis ce que ceux-ci nomment : fichiers enchaînés (3 au plus), licences et sitemaps (2 de chaque au plus), et robots.txt en contournant un cache ; 12 requêtes au plus en tout, une à la fois. Les redirections sont suivies.</translation>
  </message>
  <message>
   <source>%1 is not a host such as www.example.org, or an address of http or https without a password</source>
   <translation>%1 n’est pas un hôte comme www.example.org, ni une adresse http ou https sans mot de passe</translation>
  </message>
  <message>
   <source>The start page was not asked for.</source>
   <translation>La page d’accueil n’a pas été demandée.</translation>
  </message>
  <message>
   <source>The start page could not be fetched: %1</source>
   <translation>La page d’accueil n’a pas pu être récupérée : %1</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of the start page.</source>
   <translation>Le réseau traversé exige une connexion (511) : on ne sait rien de la page d’accueil.</translation>
  </message>
  <message>
   <source>The start page leads to %1, which is not a host of this environment.</source>
   <translation>La page d’accueil mène à %1, qui n’est pas un hôte de cet environnement.</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the start page.</source>
   <translation>Un pare-feu a posé une question à la place de la page d’accueil.</translation>
  </message>
  <message>
   <source>Whether the start page has noindex is not known: %1.</source>
   <translation>On ne sait pas si la page d’accueil a noindex : %1.</translation>
  </message>
  <message>
   <source>The start page answers %1: whether pages have noindex cannot be seen.</source>
   <translation>La page d’accueil répond %1 : on ne peut pas voir si les pages ont noindex.</translation>
  </message>
  <message>
   <source>The start page has noindex.</source>
   <translation>La page d’accueil a noindex.</translation>
  </message>
  <message>
   <source>The start page was not read to its end, and its beginning has no noindex.</source>
   <translation>La page d’accueil n’a pas été lue jusqu’au bout, et son début n’a pas de noindex.</translation>
  </message>
  <message>
   <source>The start page has no noindex, neither in a header nor in a meta element.</source>
   <translation>La page d’accueil n’a pas de noindex, ni dans un en-tête ni dans un élément meta.</translation>
  </message>
  <message>
   <source>The start page asks for a password (401).</source>
   <translation>La page d’accueil demande un mot de passe (401).</translation>
  </message>
  <message>
   <source>Whether the start page asks for a password is not known: %1.</source>
   <translation>On ne sait pas si la page d’accueil demande un mot de passe : %1.</translation>
  </message>
  <message>
   <source>The start page does not ask for a password: it answers %1.</source>
   <translation>La page d’accueil ne demande pas de mot de passe : elle répond %1.</translation>
  </message>
  <message>
   <source>%1 h %2 min</source>
   <translation>%1 h %2 min</translation>
  </message>
  <message>
   <source>%1 UTC (in %2)</source>
   <translation>%1 UTC (dans %2)</translation>
  </message>
  <message>
   <source>Google may use it until %1.</source>
   <translation>Google peut l’utiliser jusqu’au %1.</translation>
  </message>
  <message>
   <source>Google may not use it without asking again, as its max-age of 0 says.</source>
   <translation>Google ne peut pas l’utiliser sans redemander, comme le dit son max-age de 0.</translation>
  </message>
  <message>
   <source>Google may use it until %1, as its max-age says.</source>
   <translation>Google peut l’utiliser jusqu’au %1, comme le dit son max-age.</translation>
  </message>
  <message>
   <source>After an upload crawlers may use this file until %1 (RFC 9309 2.4).</source>
   <translation>Après un envoi, les robots peuvent utiliser ce fichier jusqu’au %1 (RFC 9309 2.4).</translation>
  </message>
 </context>
 <context>
  <name>logs</name>
  <message>
   <source>the list has more than %1 values or %2 levels</source>
   <translation>la liste a plus de %1 valeurs ou %2 niveaux</translation>
  </message>
  <message>
   <source>%1 is not an address or a range of addresses</source>
   <translation>%1 n’est ni une adresse ni une plage d’adresses</translation>
  </message>
  <message>
   <source>the list contains no addresses</source>
   <translation>la liste ne contient aucune adresse</translation>
  </message>
  <message>
   <source>%1 is not a row of a partial result</source>
   <translation>%1 n’est pas une rangée d’un résultat partiel</translation>
  </message>
  <message>
   <source>The pattern has no User-Agent: $http_user_agent or %{User-Agent}i is needed</source>
   <translation>Le motif n’a pas de User-Agent : $http_user_agent ou %{User-Agent}i est nécessaire</translation>
  </message>
  <message>
   <source>The pattern has no time: $time_local or %t is needed</source>
   <translation>Le motif n’a pas d’heure : $time_local ou %t est nécessaire</translation>
  </message>
  <message>
   <source>The pattern has no request: $request, $request_uri, %r or %U is needed</source>
   <translation>Le motif n’a pas de requête : $request, $request_uri, %r ou %U est nécessaire</translation>
  </message>
  <message>
   <source>The pattern has no %1</source>
   <translation>Le motif n’a pas de %1</translation>
  </message>
  <message>
   <source>%1 is not a format of logs: %2, or a pattern with $ or % is expected</source>
   <translation>%1 n’est pas un format de journaux : %2, ou un motif avec $ ou %, est attendu</translation>
  </message>
  <message>
   <source>A field for the address can be named for JSON and for patterns alone</source>
   <translation>Un champ pour l’adresse ne peut être nommé que pour JSON et pour les motifs</translation>
  </message>
  <message>
   <source>A temporary file cannot be written (%1). Set TMPDIR to a folder that has room for it, or read the log in parts</source>
   <translation>Un fichier temporaire ne peut pas être écrit (%1). Donnez à TMPDIR un dossier qui a la place nécessaire, ou lisez le journal par parties</translation>
  </message>
  <message>
   <source>The temporary file cannot be read again</source>
   <translation>Le fichier temporaire ne peut pas être relu</translation>
  </message>
  <message>
   <source>Line 1: its columns are not those of the log before. Judge logs with other columns by themselves.</source>
   <translation>Ligne 1 : ses colonnes ne sont pas celles du journal précédent. Évaluez séparément les journaux qui ont d’autres colonnes.</translation>
  </message>
  <message>
   <source>time</source>
   <translation>l’heure</translation>
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
   <translation>%1 : il n’y a pas de colonne pour %2. Faites que la première ligne nomme les colonnes, ou nommez-les avec --columns : time, user_agent, url et toutes les autres, avec des virgules</translation>
  </message>
  <message>
   <source>Line 1</source>
   <translation>Ligne 1</translation>
  </message>
  <message>
   <source>it has fewer columns than were named</source>
   <translation>elle a moins de colonnes que de noms donnés</translation>
  </message>
  <message>
   <source>its time cannot be read</source>
   <translation>son heure ne peut pas être lue</translation>
  </message>
  <message>
   <source>it is not an object with a time and a path or request</source>
   <translation>ce n’est pas un objet avec une heure et un chemin ou une requête</translation>
  </message>
  <message>
   <source>there is something behind its object</source>
   <translation>il y a quelque chose après son objet</translation>
  </message>
 </context>
 <context>
  <name>main</name>
  <message>
   <source>Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.</source>
   <translation>Modifie et simule robots.txt, robots-ai.txt, robots2.txt et les politiques d’agents.</translation>
  </message>
  <message>
   <source>Policy files, or the folder of a site.</source>
   <translation>Fichiers de politique, ou le dossier d’un site.</translation>
  </message>
  <message>
   <source>light or dark, instead of the system's.</source>
   <translation>light ou dark, au lieu de celui du système.</translation>
  </message>
  <message>
   <source>Print the verdict table, write a picture of the window (.png) or of the map (.svg, .pdf, .html), and end.</source>
   <translation>Affiche le tableau des verdicts, enregistre une image de la fenêtre (.png) ou de la carte (.svg, .pdf, .html), puis se termine.</translation>
  </message>
  <message>
   <source>Write a picture of every page and view into a folder, and end.</source>
   <translation>Écrire dans un dossier une image de chaque page et vue, et terminer.</translation>
  </message>
  <message>
   <source>Open the sample site.</source>
   <translation>Ouvrir le site d’exemple.</translation>
  </message>
  <message>
   <source>Language of the window, e.g. de, instead of the one set.</source>
   <translation>Langue de la fenêtre, par exemple de, au lieu de celle qui est réglée.</translation>
  </message>
 </context>
 <context>
  <name>map</name>
  <message>
   <source>Search</source>
   <translation>Recherche</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>Récupérations demandées par un utilisateur</translation>
  </message>
  <message>
   <source>AI research</source>
   <translation>Recherche IA</translation>
  </message>
  <message>
   <source>AI training</source>
   <translation>Entraînement d’IA</translation>
  </message>
  <message>
   <source>Code and content</source>
   <translation>Code et contenu</translation>
  </message>
  <message>
   <source>Monitoring, SEO</source>
   <translation>Surveillance, SEO</translation>
  </message>
  <message>
   <source>Advertising</source>
   <translation>Publicité</translation>
  </message>
  <message>
   <source>Archives</source>
   <translation>Archives</translation>
  </message>
  <message>
   <source>Others</source>
   <translation>Autres</translation>
  </message>
  <message>
   <source>They build indexes that lead people to your pages.</source>
   <translation>Ils construisent des index qui mènent à vos pages.</translation>
  </message>
  <message>
   <source>Assistants and agents that fetch a page because somebody asked.</source>
   <translation>Assistants et agents qui récupèrent une page parce que quelqu’un l’a demandée.</translation>
  </message>
  <message>
   <source>They read many pages to answer a question or for research.</source>
   <translation>Ils lisent beaucoup de pages pour répondre à une question ou pour la recherche.</translation>
  </message>
  <message>
   <source>They collect text to train models or to sell it on.</source>
   <translation>Ils collectent du texte pour entraîner des modèles ou pour le revendre.</translation>
  </message>
  <message>
   <source>They write new texts and programs from what they fetch.</source>
   <translation>Ils écrivent de nouveaux textes et programmes à partir de ce qu’ils récupèrent.</translation>
  </message>
  <message>
   <source>They watch sites for their customers.</source>
   <translation>Ils surveillent des sites pour leurs clients.</translation>
  </message>
  <message>
   <source>They judge pages for advertisers.</source>
   <translation>Ils évaluent des pages pour des annonceurs.</translation>
  </message>
  <message>
   <source>They keep pages as they were, for everybody to look up.</source>
   <translation>Ils conservent les pages telles qu’elles étaient, pour que chacun puisse les consulter.</translation>
  </message>
  <message>
   <source>What they come for is not known.</source>
   <translation>On ne sait pas pourquoi ils viennent.</translation>
  </message>
  <message>
   <source>▖ but for paths of another column</source>
   <translation>▖ sauf pour des chemins d’une autre colonne</translation>
  </message>
  <message>
   <source>not decided: the files are too large</source>
   <translation>non décidé : les fichiers sont trop grands</translation>
  </message>
  <message>
   <source>⚠ documented not to obey: what is asked of it</source>
   <translation>⚠ n’obéit pas d’après la documentation : ce qui lui est demandé</translation>
  </message>
  <message>
   <source>may</source>
   <translation>permis</translation>
  </message>
  <message>
   <source>may not</source>
   <translation>non permis</translation>
  </message>
  <message>
   <source>at other hours</source>
   <translation>à d’autres heures</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>doit demander</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>en partie</translation>
  </message>
  <message>
   <source>not stated</source>
   <translation>non déclaré</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>non décidé</translation>
  </message>
  <message>
   <source>WHO is welcome</source>
   <translation>QUI est bienvenu</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 sur %2</translation>
  </message>
  <message numerus="yes">
   <source>welcome, %n do not read what keeps them out</source>
   <comment>welcome, %n does not read what keeps it out</comment>
   <translation>
    <numerusform>bienvenus, %n ne lit pas ce qui le tient à l’écart</numerusform>
    <numerusform>bienvenus, %n ne lisent pas ce qui les tient à l’écart</numerusform>
   </translation>
  </message>
  <message>
   <source>welcome, %1 must ask</source>
   <translation>bienvenus, %1 doivent demander</translation>
  </message>
  <message>
   <source>welcome</source>
   <translation>bienvenus</translation>
  </message>
  <message numerus="yes">
   <source>%n do not read it</source>
   <comment>%n does not read it</comment>
   <translation>
    <numerusform>%n ne le lit pas</numerusform>
    <numerusform>%n ne le lisent pas</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 must ask</source>
   <translation>doivent demander : %1</translation>
  </message>
  <message>
   <source>WHERE</source>
   <translation>OÙ</translation>
  </message>
  <message>
   <source>WHAT</source>
   <translation>QUOI</translation>
  </message>
  <message>
   <source>HOW FAST</source>
   <translation>À QUELLE VITESSE</translation>
  </message>
  <message>
   <source>WHEN and how fast (UTC)</source>
   <translation>QUAND et à quelle vitesse (UTC)</translation>
  </message>
  <message>
   <source>WHERE it may fetch</source>
   <translation>OÙ il peut récupérer</translation>
  </message>
  <message>
   <source>WHAT it may do with it</source>
   <translation>CE QU’il peut en faire</translation>
  </message>
  <message>
   <source>never fetched</source>
   <translation>jamais récupéré</translation>
  </message>
  <message>
   <source>names like %1</source>
   <translation>noms tels que %1</translation>
  </message>
  <message>
   <source>any other %1</source>
   <translation>tout autre %1</translation>
  </message>
  <message>
   <source>any other agent</source>
   <translation>tout autre agent</translation>
  </message>
  <message>
   <source>%1 and others</source>
   <translation>%1 et d’autres</translation>
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
   <translation>%1, %2 et d’autres</translation>
  </message>
  <message>
   <source>%1, %2 + %3</source>
   <translation>%1, %2 + %3</translation>
  </message>
  <message>
   <source>%1 at the end</source>
   <translation>%1 à la fin</translation>
  </message>
  <message>
   <source>%1, not at the end</source>
   <translation>%1, pas à la fin</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>tout chemin</translation>
  </message>
  <message>
   <source>all other paths</source>
   <translation>tous les autres chemins</translation>
  </message>
  <message>
   <source>%1, but for paths of another column</source>
   <translation>%1, sauf les chemins d’une autre colonne</translation>
  </message>
  <message>
   <source>at all hours</source>
   <translation>à toute heure</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1 : %2</translation>
  </message>
  <message>
   <source>never</source>
   <translation>jamais</translation>
  </message>
  <message>
   <source>purpose</source>
   <translation>finalité</translation>
  </message>
  <message>
   <source>hours and pace (UTC)</source>
   <translation>heures et cadence (UTC)</translation>
  </message>
  <message>
   <source>documented to obey</source>
   <translation>obéit selon sa documentation</translation>
  </message>
  <message>
   <source>no</source>
   <translation>non</translation>
  </message>
 </context>
 <context>
  <name>net</name>
  <message>
   <source>Nothing can be fetched: libcurl is not installed, or is older than 7.85. Install libcurl4.</source>
   <translation>Rien ne peut être récupéré : libcurl n’est pas installée, ou est antérieure à 7.85. Installez libcurl4.</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>Interrompu.</translation>
  </message>
  <message>
   <source>The proxy was not found: %1.</source>
   <translation>Le proxy est introuvable : %1.</translation>
  </message>
  <message>
   <source>%1 has no address. Is the name right, and is there a network?</source>
   <translation>%1 n’a pas d’adresse. Le nom est-il juste, et y a-t-il un réseau ?</translation>
  </message>
  <message>
   <source>%1 is at %2, which is not a public address: refused.</source>
   <translation>%1 est à %2, qui n’est pas une adresse publique : refusé.</translation>
  </message>
  <message>
   <source>%1 takes no connection: %2.</source>
   <translation>%1 n’accepte aucune connexion : %2.</translation>
  </message>
  <message>
   <source>%1 did not answer completely in %2 seconds.</source>
   <translation>%1 n’a pas répondu entièrement en %2 secondes.</translation>
  </message>
  <message>
   <source>%1 makes no secure connection: %2.</source>
   <translation>%1 n’établit pas de connexion sécurisée : %2.</translation>
  </message>
  <message>
   <source>The answer of %1 was cut off or is not an answer: %2.</source>
   <translation>La réponse de %1 a été tronquée ou n’en est pas une : %2.</translation>
  </message>
  <message>
   <source>The redirect names no target.</source>
   <translation>La redirection ne nomme aucune cible.</translation>
  </message>
  <message>
   <source>The redirect leads to %1, which is not an address of http or https: nobody follows it.</source>
   <translation>La redirection mène à %1, qui n’est pas une adresse http ou https : personne ne la suit.</translation>
  </message>
  <message>
   <source>The redirects lead in a circle, back to %1.</source>
   <translation>Les redirections tournent en rond, jusqu’à %1.</translation>
  </message>
  <message>
   <source>There are more than %1 redirects.</source>
   <translation>Il y a plus de %1 redirections.</translation>
  </message>
  <message>
   <source>The answer unpacks to more than 100 times its size: it was not read.</source>
   <translation>La réponse décompressée dépasse 100 fois sa taille : elle n’a pas été lue.</translation>
  </message>
  <message>
   <source>The answer says that it is packed with gzip, and cannot be unpacked.</source>
   <translation>La réponse se dit compressée avec gzip, et ne peut pas être décompressée.</translation>
  </message>
  <message>
   <source>The answer is packed in a way that was not asked for.</source>
   <translation>La réponse est compressée d’une façon qui n’était pas demandée.</translation>
  </message>
  <message>
   <source>The answer is larger than 1 MiB: only that much was read.</source>
   <translation>La réponse dépasse 1 Mio : seule cette partie a été lue.</translation>
  </message>
  <message>
   <source>The address is longer than 8,192 bytes: refused.</source>
   <translation>L’adresse dépasse 8 192 octets : refusée.</translation>
  </message>
  <message>
   <source>%1 is not an address of http or https: refused.</source>
   <translation>%1 n’est pas une adresse http ou https : refusé.</translation>
  </message>
  <message>
   <source>The address contains a user name or password: refused.</source>
   <translation>L’adresse contient un nom d’utilisateur ou un mot de passe : refusée.</translation>
  </message>
 </context>
 <context>
  <name>policy</name>
  <message>
   <source>nothing</source>
   <translation>rien</translation>
  </message>
  <message>
   <source>a text</source>
   <translation>un texte</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>une liste</translation>
  </message>
  <message>
   <source>a map</source>
   <translation>un tableau associatif</translation>
  </message>
  <message>
   <source>an alias</source>
   <translation>un alias</translation>
  </message>
  <message>
   <source>“%1” must be a list, but this is %2. Write it as “%3”.</source>
   <translation>« %1 » doit être une liste, mais c’est %2. Écrivez « %3 ».</translation>
  </message>
  <message>
   <source>“%1” must be a map, but this is %2. Write it as “%3”.</source>
   <translation>« %1 » doit être un tableau associatif, mais c’est %2. Écrivez « %3 ».</translation>
  </message>
  <message>
   <source>“%1” must be a text, but this is %2. Write it as “%3”.</source>
   <translation>« %1 » doit être un texte, mais c’est %2. Écrivez « %3 ».</translation>
  </message>
  <message>
   <source>The policy is empty. Begin with “default_policy: disallow” and “agents:”.</source>
   <translation>La politique est vide. Commencez par « default_policy: disallow » et « agents: ».</translation>
  </message>
  <message>
   <source>The policy is a list at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>La politique est une liste au premier niveau, mais doit être un tableau de champs, comme « title: … ».</translation>
  </message>
  <message>
   <source>The policy is a text at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>La politique est un texte au premier niveau, mais doit être un tableau de champs, comme « title: … ».</translation>
  </message>
  <message>
   <source>The policy has no “agents”; only the default record is rendered.</source>
   <translation>La politique n’a pas de champ « agents » ; seul l’enregistrement par défaut est généré.</translation>
  </message>
  <message>
   <source>The name of a field must be a text, but this is %1. Write a name.</source>
   <translation>Le nom d’un champ doit être un texte, mais c’est %1. Écrivez un nom.</translation>
  </message>
  <message>
   <source>“%1” appears here a second time. Keep one of the two.</source>
   <translation>« %1 » figure ici une seconde fois. Gardez l’un des deux.</translation>
  </message>
  <message>
   <source>The tag %1 is not read. Remove it.</source>
   <translation>L’étiquette %1 n’est pas lue. Retirez-la.</translation>
  </message>
  <message>
   <source>Merge keys are not read, so the fields behind “&lt;&lt;” are missing here. Write them out.</source>
   <translation>Les clés de fusion ne sont pas lues ; les champs derrière « &lt;&lt; » manquent donc ici. Écrivez-les en entier.</translation>
  </message>
  <message>
   <source>“%1” is unknown, so its value is not rendered. Is “%2” meant?</source>
   <translation>« %1 » est inconnu, sa valeur n’est donc pas générée. Vouliez-vous dire « %2 » ?</translation>
  </message>
  <message>
   <source>“%1” is not a field of an agent policy: it is kept, but not rendered.</source>
   <translation>« %1 » n’est pas un champ d’une politique d’agents : il est gardé, mais pas généré.</translation>
  </message>
  <message>
   <source>An agent is a map of fields, but this is %1. Write “- user_agent: …” with its policy below.</source>
   <translation>Un agent est un tableau de champs, mais c’est %1. Écrivez « - user_agent: … » avec sa politique dessous.</translation>
  </message>
  <message>
   <source>An item of “%1” must be a path, but this is %2. Write “- /path”.</source>
   <translation>Un élément de « %1 » doit être un chemin, mais c’est %2. Écrivez « - /chemin ».</translation>
  </message>
  <message numerus="yes">
   <source>%n more faults are not listed. Mend some of those above.</source>
   <comment>%n more faults are not listed. Mend some of those above.</comment>
   <translation>
    <numerusform>%n autre faute n’est pas énumérée. Corrigez-en quelques-unes ci-dessus.</numerusform>
    <numerusform>%n autres fautes ne sont pas énumérées. Corrigez-en quelques-unes ci-dessus.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A policy names one sitemap: %n more are left out.</source>
   <comment>A policy names one sitemap: %n more is left out.</comment>
   <translation>
    <numerusform>Une politique nomme un seul sitemap : %n autre est omis.</numerusform>
    <numerusform>Une politique nomme un seul sitemap : %n autres sont omis.</numerusform>
   </translation>
  </message>
  <message>
   <source>The robots.txt has no group for *, so default_policy is allow: agents that are not named may fetch everything.</source>
   <translation>Le robots.txt n’a pas de groupe * ; default_policy est donc allow : les agents non nommés peuvent tout récupérer.</translation>
  </message>
  <message>
   <source>The group for * has rules for paths. They are in an entry for *, which crawlers read together with the default record.</source>
   <translation>Le groupe * a des règles de chemin. Elles sont dans une entrée pour *, que les robots lisent avec l’enregistrement par défaut.</translation>
  </message>
  <message>
   <source>(unreadable)</source>
   <translation>(illisible)</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more</source>
   <comment>%1 and %n more</comment>
   <translation>
    <numerusform>%1 et %n autre</numerusform>
    <numerusform>%1 et %n autres</numerusform>
   </translation>
  </message>
  <message>
   <source>A robots.txt does not say who operates an agent, what it comes for and why it is treated so: vendor, role and notes are missing from every entry. Fill them in.</source>
   <translation>Un robots.txt ne dit ni qui exploite un agent, ni ce qu’il vient faire, ni pourquoi il est ainsi traité : vendor, role et notes manquent dans chaque entrée. Remplissez-les.</translation>
  </message>
  <message>
   <source>Names that cannot be in a User-agent line are left out: %1.</source>
   <translation>Les noms qu’aucune ligne User-agent d’une politique ne peut contenir sont omis : %1.</translation>
  </message>
  <message>
   <source>Paths that begin with neither / nor *, or contain a space or “#”, are left out: %1.</source>
   <translation>Les chemins qui ne commencent ni par / ni par *, ou qui contiennent un espace ou « # », sont omis : %1.</translation>
  </message>
  <message>
   <source>A policy has no field for these directives; they are left out: %1.</source>
   <translation>Une politique n’a pas de champ pour ces directives ; elles sont omises : %1.</translation>
  </message>
  <message>
   <source>A policy has one entry for each agent: groups that name several agents are split.</source>
   <translation>Une politique a une entrée par agent : les groupes qui nomment plusieurs agents sont séparés.</translation>
  </message>
  <message>
   <source>Several groups name %1; their rules are joined in one entry.</source>
   <translation>Plusieurs groupes nomment %1 ; leurs règles sont réunies en une entrée.</translation>
  </message>
  <message>
   <source>Comments of the groups are kept as comments of the policy and are not rendered. Move them into notes to have them rendered.</source>
   <translation>Les commentaires des groupes sont gardés comme commentaires de la politique et ne sont pas générés. Déplacez-les dans notes s’ils doivent l’être.</translation>
  </message>
  <message>
   <source>The id of a policy must be a ULID of 26 characters.</source>
   <translation>L’id d’une politique doit être un ULID de 26 caractères.</translation>
  </message>
  <message>
   <source>The title of a policy must be a text of one line without control characters.</source>
   <translation>Le titre d’une politique doit être un texte d’une ligne sans caractères de contrôle.</translation>
  </message>
  <message>
   <source>The slug of a policy must be a text of one line without control characters.</source>
   <translation>Le slug d’une politique doit être un texte d’une ligne sans caractères de contrôle.</translation>
  </message>
  <message>
   <source>This robots.txt is too large to become a policy.</source>
   <translation>Ce robots.txt est trop grand pour devenir une politique.</translation>
  </message>
  <message>
   <source>A role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Un rôle tient sur une ligne de robots.txt, mais celui-ci contient une fin de ligne ou un autre caractère de contrôle. Écrivez-le sur une ligne.</translation>
  </message>
  <message>
   <source>A note on a role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Une note sur un rôle tient sur une ligne de robots.txt, mais celle-ci contient une fin de ligne ou un autre caractère de contrôle. Écrivez-la sur une ligne.</translation>
  </message>
  <message>
   <source>The title goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Le titre tient sur une ligne de robots.txt, mais celui-ci contient une fin de ligne ou un autre caractère de contrôle. Écrivez-le sur une ligne.</translation>
  </message>
  <message>
   <source>The slug goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Le slug tient sur une ligne de robots.txt, mais celui-ci contient une fin de ligne ou un autre caractère de contrôle. Écrivez-le sur une ligne.</translation>
  </message>
  <message>
   <source>The id goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>L’id tient sur une ligne de robots.txt, mais celui-ci contient une fin de ligne ou un autre caractère de contrôle. Écrivez-le sur une ligne.</translation>
  </message>
  <message>
   <source>A URL goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Une URL tient sur une ligne de robots.txt, mais celle-ci contient une fin de ligne ou un autre caractère de contrôle. Écrivez-la sur une ligne.</translation>
  </message>
  <message>
   <source>A user agent goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Un agent utilisateur tient sur une ligne de robots.txt, mais celui-ci contient une fin de ligne ou un autre caractère de contrôle. Écrivez-le sur une ligne.</translation>
  </message>
  <message>
   <source>A path goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Un chemin tient sur une ligne de robots.txt, mais celui-ci contient une fin de ligne ou un autre caractère de contrôle. Écrivez-le sur une ligne.</translation>
  </message>
  <message>
   <source>The policy has no title; the first line of robots.txt ends after its name. Add “title: …”.</source>
   <translation>La politique n’a pas de titre ; la première ligne de robots.txt finit après son nom. Ajoutez « title: … ».</translation>
  </message>
  <message>
   <source>The policy has no slug; robots.txt cannot name its source. Add “slug: agent-policy”.</source>
   <translation>La politique n’a pas de slug ; robots.txt ne peut pas nommer sa source. Ajoutez « slug: agent-policy ».</translation>
  </message>
  <message>
   <source>The policy has no id; robots.txt cannot tell its identity. Add “id: ” and a ULID.</source>
   <translation>La politique n’a pas d’id ; robots.txt ne peut pas indiquer son identité. Ajoutez « id: » et un ULID.</translation>
  </message>
  <message>
   <source>A slug is part of an address: use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>Un slug figure dans une adresse : n’utilisez que des lettres, des chiffres, « - », « _ » et « . ».</translation>
  </message>
  <message>
   <source>%1 is another type of entity; this one is read as an agent policy. Write “type: agent-policy”.</source>
   <translation>%1 est un autre type d’entité ; celle-ci est lue comme une politique d’agents. Écrivez « type: agent-policy ».</translation>
  </message>
  <message numerus="yes">
   <source>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</source>
   <comment>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</comment>
   <translation>
    <numerusform>Un ULID a 26 caractères, cet id en a %n. Recopiez-le ou créez-en un nouveau.</numerusform>
    <numerusform>Un ULID a 26 caractères, cet id en a %n. Recopiez-le ou créez-en un nouveau.</numerusform>
   </translation>
  </message>
  <message>
   <source>A ULID is written with digits and A–Z without I, L, O and U. Copy the id again.</source>
   <translation>Un ULID s’écrit avec des chiffres et les lettres A–Z sans I, L, O ni U. Recopiez l’id.</translation>
  </message>
  <message>
   <source>A ULID begins with a digit from 0 to 7. Copy the id again.</source>
   <translation>Un ULID commence par un chiffre de 0 à 7. Recopiez l’id.</translation>
  </message>
  <message>
   <source>%1 is not an absolute http or https URL. Write %2 in full, as “https://example.com/…”, with spaces as %3.</source>
   <translation>%1 n’est pas une URL http ou https absolue. Écrivez %2 en entier, comme « https://example.com/… », avec %3 pour les espaces.</translation>
  </message>
  <message>
   <source>The policy has no default_policy, so nothing can be rendered. Add “default_policy: disallow” or “default_policy: allow”.</source>
   <translation>La politique n’a pas de default_policy, rien ne peut donc être généré. Ajoutez « default_policy: disallow » ou « default_policy: allow ».</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write allow or disallow.</source>
   <translation>%1 n’est pas une valeur de %2 : écrivez allow ou disallow.</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write %3.</source>
   <translation>%1 n’est pas une valeur de %2 : écrivez %3.</translation>
  </message>
  <message>
   <source>This entry names no agent. Add “user_agent: ” and its product token.</source>
   <translation>Cette entrée ne nomme aucun agent. Ajoutez « user_agent: » et son jeton de produit.</translation>
  </message>
  <message>
   <source>This entry says neither allow nor disallow. Add “policy: allow” or “policy: disallow”.</source>
   <translation>Cette entrée ne dit ni allow ni disallow. Ajoutez « policy: allow » ou « policy: disallow ».</translation>
  </message>
  <message>
   <source>The name of the agent is empty. Write its product token.</source>
   <translation>Le nom de l’agent est vide. Écrivez son jeton de produit.</translation>
  </message>
  <message>
   <source>%1 cannot be in a User-agent line: crawlers cut it at the space or “#”. Write only the product token.</source>
   <translation>%1 ne peut pas figurer dans une ligne User-agent : les robots le coupent à l’espace ou au « # ». Écrivez le jeton de produit seul.</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”; strict parsers cut %1.</source>
   <translation>Un jeton de produit de la RFC 9309 n’a que des lettres, « - » et « _ » ; les analyseurs stricts coupent %1.</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>Aucun robot connu ne s’appelle %1. Vouliez-vous dire %2 ?</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it.</source>
   <translation>%1 est retiré : %2 ne l’envoie plus.</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it. Today it sends %3; make sure they have entries if you want them covered.</source>
   <translation>%1 est retiré : %2 ne l’envoie plus. Aujourd’hui, il envoie %3 ; assurez-vous qu’ils ont une entrée si vous voulez les couvrir.</translation>
  </message>
  <message>
   <source>%1 is taken for a role that you defined. Write %2.</source>
   <translation>%1 est pris pour un rôle personnalisé. Écrivez %2.</translation>
  </message>
  <message>
   <source>%1 is none of the common roles (%2); its comment will be the word itself.</source>
   <translation>%1 n’est aucun des rôles courants (%2) ; son commentaire sera le mot lui-même.</translation>
  </message>
  <message>
   <source>The notes contain a control character that some parsers take for a line end. Remove it.</source>
   <translation>Les notes contiennent un caractère de contrôle que certains analyseurs prennent pour une fin de ligne. Retirez-le.</translation>
  </message>
  <message>
   <source>The path %1 begins neither with / nor with *, so crawlers may ignore it. Write %2.</source>
   <translation>Le chemin %1 ne commence ni par / ni par * ; les robots peuvent donc l’ignorer. Écrivez %2.</translation>
  </message>
  <message>
   <source>A “#” begins a comment in robots.txt and would cut the path. Write it as %1.</source>
   <translation>Un « # » commence un commentaire dans robots.txt et couperait le chemin. Écrivez-le %1.</translation>
  </message>
  <message>
   <source>A space ends the path for some crawlers. Write it as %1.</source>
   <translation>Un espace termine le chemin pour certains robots. Écrivez-le %1.</translation>
  </message>
  <message>
   <source>No agent has the role %1; its note is not rendered.</source>
   <translation>Aucun agent n’a le rôle %1 ; sa note n’est pas générée.</translation>
  </message>
  <message>
   <source>%1 has an entry in line %2 already; crawlers read the two records as one. Join the entries.</source>
   <translation>%1 a déjà une entrée à la ligne %2 ; les robots lisent les deux enregistrements comme un seul. Réunissez les entrées.</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one.</source>
   <translation>Les robots lisent cet enregistrement et l’enregistrement par défaut pour * comme un seul.</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one, and the two contradict each other. Let policy and default_policy agree.</source>
   <translation>Les robots lisent cet enregistrement et l’enregistrement par défaut pour * comme un seul, et les deux se contredisent. Faites concorder policy et default_policy.</translation>
  </message>
  <message>
   <source>%1 is not set, so it cannot have a comment.</source>
   <translation>%1 n’est pas défini et ne peut donc pas avoir de commentaire.</translation>
  </message>
  <message>
   <source>The policy has no agent %1.</source>
   <translation>La politique n’a pas d’agent %1.</translation>
  </message>
  <message>
   <source>This entry does not begin a line, so it cannot have a comment. Edit the text.</source>
   <translation>Cette entrée ne commence pas une ligne et ne peut donc pas avoir de commentaire. Modifiez le texte.</translation>
  </message>
  <message>
   <source>This value does not end its line, or has several lines, so it cannot have a comment. Edit the text.</source>
   <translation>Cette valeur ne termine pas sa ligne, ou occupe plusieurs lignes, et ne peut donc pas avoir de commentaire. Modifiez le texte.</translation>
  </message>
  <message>
   <source>The value of %1 is not UTF-8.</source>
   <translation>La valeur de %1 n’est pas en UTF-8.</translation>
  </message>
  <message>
   <source>The value of %1 contains a line end or another control character. Write it without.</source>
   <translation>La valeur de %1 contient une fin de ligne ou un autre caractère de contrôle. Écrivez-la sans.</translation>
  </message>
  <message>
   <source>An agent needs at least one field.</source>
   <translation>Un agent doit avoir au moins un champ.</translation>
  </message>
  <message>
   <source>Agent %1 has no path %2 in its %3 list.</source>
   <translation>L’agent %1 n’a pas de chemin %2 dans sa liste %3.</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>Ligne %1 : %2</translation>
  </message>
  <message>
   <source>The policy is not a map of fields. Edit the text.</source>
   <translation>La politique n’est pas un tableau de champs. Modifiez le texte.</translation>
  </message>
  <message>
   <source>Agent %1 is an alias or no map of fields. Edit the text.</source>
   <translation>L’agent %1 est un alias ou n’est pas un tableau de champs. Modifiez le texte.</translation>
  </message>
  <message>
   <source>“%1” is an alias. Edit the text.</source>
   <translation>« %1 » est un alias. Modifiez le texte.</translation>
  </message>
  <message>
   <source>“%1” is not a list. Edit the text.</source>
   <translation>« %1 » n’est pas une liste. Modifiez le texte.</translation>
  </message>
  <message>
   <source>“%1” is not a map of texts. Edit the text.</source>
   <translation>« %1 » n’est pas un tableau de textes. Modifiez le texte.</translation>
  </message>
  <message numerus="yes">
   <source>The policy is %n bytes long; more than %1 are not read. Split it or shorten its lists.</source>
   <comment>The policy is %n byte long; more than %1 are not read. Split it or shorten its lists.</comment>
   <translation>
    <numerusform>La politique fait %n octet ; au-delà de %1, elle n’est pas lue. Divisez-la ou raccourcissez ses listes.</numerusform>
    <numerusform>La politique fait %n octets ; au-delà de %1, elle n’est pas lue. Divisez-la ou raccourcissez ses listes.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The policy has more than %n values; the rest is not read. Shorten its lists.</source>
   <comment>The policy has more than %n value; the rest is not read. Shorten its lists.</comment>
   <translation>
    <numerusform>La politique a plus de %n valeur ; le reste n’est pas lu. Raccourcissez ses listes.</numerusform>
    <numerusform>La politique a plus de %n valeurs ; le reste n’est pas lu. Raccourcissez ses listes.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>More than %n levels are not read. A policy needs four.</source>
   <comment>More than %n level is not read. A policy needs four.</comment>
   <translation>
    <numerusform>Plus de %n niveau n’est pas lu. Une politique en demande quatre.</numerusform>
    <numerusform>Plus de %n niveaux ne sont pas lus. Une politique en demande quatre.</numerusform>
   </translation>
  </message>
  <message>
   <source>The rendered robots.txt would be larger than 32 MiB. Shorten the notes on roles.</source>
   <translation>Le robots.txt généré dépasserait 32 Mio. Raccourcissez les notes sur les rôles.</translation>
  </message>
  <message>
   <source>Line %1, column %2: %3</source>
   <translation>Ligne %1, colonne %2 : %3</translation>
  </message>
  <message>
   <source>The policy has no default_policy.</source>
   <translation>La politique n’a pas de default_policy.</translation>
  </message>
  <message>
   <source>An entry has no user_agent or no policy.</source>
   <translation>Une entrée n’a pas de user_agent ou pas de policy.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be reordered here. Edit the text.</source>
   <translation>La disposition de cette liste ne permet pas de la réordonner ici. Modifiez le texte.</translation>
  </message>
  <message>
   <source>This place in the file cannot be changed here. Edit the text.</source>
   <translation>Cet endroit du fichier ne peut pas être changé ici. Modifiez le texte.</translation>
  </message>
  <message>
   <source>This place in the file cannot be filled in here. Edit the text.</source>
   <translation>Cet endroit du fichier ne peut pas être rempli ici. Modifiez le texte.</translation>
  </message>
  <message>
   <source>This place in the file is not a map of fields. Edit the text.</source>
   <translation>Cet endroit du fichier n’est pas un tableau de champs. Modifiez le texte.</translation>
  </message>
  <message>
   <source>This is the only field here. Edit the text.</source>
   <translation>C’est le seul champ ici. Modifiez le texte.</translation>
  </message>
  <message>
   <source>This field cannot be removed here. Edit the text.</source>
   <translation>Ce champ ne peut pas être retiré ici. Modifiez le texte.</translation>
  </message>
  <message>
   <source>This part of the file is written in a way that cannot be changed here without touching more, for instance because an alias repeats it. Edit the text.</source>
   <translation>Cette partie du fichier est écrite d’une façon qui ne peut pas être changée ici sans toucher à autre chose, par exemple parce qu’un alias la répète. Modifiez le texte.</translation>
  </message>
  <message>
   <source>This place in the file is not a list. Edit the text.</source>
   <translation>Cet endroit du fichier n’est pas une liste. Modifiez le texte.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be added to here. Edit the text.</source>
   <translation>La disposition de cette liste ne permet pas d’y ajouter ici. Modifiez le texte.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be cut here. Edit the text.</source>
   <translation>La disposition de cette liste ne permet pas d’y retrancher ici. Modifiez le texte.</translation>
  </message>
  <message>
   <source>The last item of this list cannot be removed here. Edit the text.</source>
   <translation>Le dernier élément de cette liste ne peut pas être retiré ici. Modifiez le texte.</translation>
  </message>
  <message>
   <source>This byte is not UTF-8. Save the file as UTF-8.</source>
   <translation>Cet octet n’est pas en UTF-8. Enregistrez le fichier en UTF-8.</translation>
  </message>
  <message>
   <source>A carriage return without a line feed ends no line here. Save the file with LF or CRLF line ends.</source>
   <translation>Un retour chariot sans saut de ligne ne termine pas de ligne ici. Enregistrez le fichier avec des fins de ligne LF ou CRLF.</translation>
  </message>
  <message>
   <source>YAML does not allow control characters (%1). Remove it.</source>
   <translation>YAML n’autorise pas les caractères de contrôle (%1). Retirez-le.</translation>
  </message>
  <message>
   <source>A second document, or text that belongs to nothing, begins here. Keep one document in the file.</source>
   <translation>Un second document, ou un texte sans rattachement, commence ici. Gardez un seul document dans le fichier.</translation>
  </message>
  <message>
   <source>This alias names no anchor that comes before it.</source>
   <translation>Cet alias ne nomme aucune ancre placée avant lui.</translation>
  </message>
  <message>
   <source>This is not YAML: %1. Indent with spaces, close what is opened, and put a value in quotes if it has “: ” or “ #” in it or begins with a character such as * or @.</source>
   <translation>Ce n’est pas du YAML : %1. Indentez avec des espaces, fermez ce qui est ouvert et mettez une valeur entre guillemets si elle contient « : » ou « # » ou commence par un signe tel que * ou @.</translation>
  </message>
  <message>
   <source>The YAML could not be read: %1.</source>
   <translation>Le YAML n’a pas pu être lu : %1.</translation>
  </message>
  <message>
   <source>This quoted text is never closed. Close its quotes.</source>
   <translation>Ce texte entre guillemets n’est jamais fermé. Fermez ses guillemets.</translation>
  </message>
  <message>
   <source>The aliases of this file expand to more than is read here. Write its values out.</source>
   <translation>Les alias de ce fichier se développent au-delà de ce qui est lu ici. Écrivez ses valeurs en entier.</translation>
  </message>
 </context>
 <context>
  <name>replay</name>
  <message>
   <source>%1: %2</source>
   <translation>%1 : %2</translation>
  </message>
  <message>
   <source>%1: cannot be read (%2)</source>
   <translation>%1 : ne peut pas être lu (%2)</translation>
  </message>
  <message>
   <source>%1: the gzip data are damaged or end too early</source>
   <translation>%1 : les données gzip sont endommagées ou finissent trop tôt</translation>
  </message>
  <message>
   <source>%1: the zstd data are damaged or end too early</source>
   <translation>%1 : les données zstd sont endommagées ou finissent trop tôt</translation>
  </message>
  <message>
   <source>%1: is packed with %2, which is not read. Unpack it on the way: %3 %1 | gatepost-cli replay - …</source>
   <translation>%1 : est compressé avec %2, qui n’est pas lu. Décompressez-le au passage : %3 %1 | gatepost-cli replay - …</translation>
  </message>
  <message>
   <source>%1: cannot be opened (%2)</source>
   <translation>%1 : ne peut pas être ouvert (%2)</translation>
  </message>
  <message>
   <source>The standard input cannot be kept in a temporary file</source>
   <translation>L’entrée standard ne peut pas être conservée dans un fichier temporaire</translation>
  </message>
  <message>
   <source>The standard input cannot be read</source>
   <translation>L’entrée standard ne peut pas être lue</translation>
  </message>
  <message>
   <source>%1: the lines have no User-Agent (common log format), so nobody can be recognised. Let the server write the combined format</source>
   <translation>%1 : les lignes n’ont pas de User-Agent (format Common Log), personne ne peut donc être reconnu. Faites écrire au serveur le format Combined</translation>
  </message>
  <message>
   <source>%1. The %2 lines before that are counted</source>
   <translation>%1. Les %2 lignes qui précèdent sont comptées</translation>
  </message>
  <message>
   <source>%1: no line has the field %2 (--ip-field)</source>
   <translation>%1 : aucune ligne n’a le champ %2 (--ip-field)</translation>
  </message>
  <message>
   <source>%1 It is left out.</source>
   <translation>%1 Il est omis.</translation>
  </message>
  <message>
   <source>%1: the versions of the policy were not read, because there are more than %2 of them, or they are larger than %3 MiB together</source>
   <translation>%1 : les versions de la politique n’ont pas été lues, car il y en a plus de %2 ou elles dépassent %3 Mio ensemble</translation>
  </message>
  <message>
   <source>%1: is not a folder that can be read</source>
   <translation>%1 : n’est pas un dossier lisible</translation>
  </message>
  <message>
   <source>%1: no commit has a robots.txt, robots-ai.txt or robots2.txt there</source>
   <translation>%1 : aucun commit n’y a de robots.txt, robots-ai.txt ou robots2.txt</translation>
  </message>
  <message numerus="yes">
   <source>%1: the dates of %n commits are before those of their parents; their parents' dates are used</source>
   <comment>%1: the date of a commit is before that of its parent; its parent's date is used</comment>
   <translation>
    <numerusform>%1 : la date de %n commit précède celle de son parent ; la date du parent est utilisée</numerusform>
    <numerusform>%1 : les dates de %n commits précèdent celles de leurs parents ; les dates des parents sont utilisées</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>sample</name>
  <message>
   <source>The same wishes as an entity. Gatepost renders a robots.txt from it; the robots.txt beside this file is kept by hand, because an entity knows agents and paths, but no hours, rates or patterns.</source>
   <extracomment>A comment in sample/agent-policy.kno</extracomment>
   <translation>Les mêmes souhaits sous forme d’entité. Gatepost en génère un robots.txt ; le robots.txt voisin est tenu à la main, car une entité connaît agents et chemins, mais ni heures, ni fréquences, ni motifs.</translation>
  </message>
  <message>
   <source>robots-ai.txt of Tidewater Press: for AI agents only.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>robots-ai.txt de Tidewater Press : pour les agents d’IA seulement.</translation>
  </message>
  <message>
   <source>It has the syntax of robots.txt and may only narrow what robots.txt leaves open. Crawlers that are no AI agents, like Googlebot-Image or AhrefsBot, are not spoken to here.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Il a la syntaxe de robots.txt et ne peut que restreindre ce que robots.txt laisse ouvert. Les robots qui ne sont pas des agents d’IA, comme Googlebot-Image ou AhrefsBot, ne sont pas concernés ici.</translation>
  </message>
  <message>
   <source>Assistants that fetch a page because a reader asked for it are guests.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Les assistants qui récupèrent une page à la demande d’un lecteur sont des invités.</translation>
  </message>
  <message>
   <source>May come, but slowly and in the quiet hours.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Peut venir, mais lentement et aux heures calmes.</translation>
  </message>
  <message>
   <source>Blocked here, though robots.txt says nothing about it.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Bloqué ici, bien que robots.txt n’en dise rien.</translation>
  </message>
  <message>
   <source>robots.txt of Tidewater Press: books, a journal and a small shop.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>robots.txt de Tidewater Press : des livres, une revue et une petite boutique.</translation>
  </message>
  <message>
   <source>This is the file that every crawler reads first. A crawler looks for the group that names it, and only if there is none for the group of *. It never adds the two together.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>C’est le fichier que tout robot lit en premier. Un robot cherche le groupe qui le nomme et, seulement s’il n’y en a pas, le groupe de *. Il n’additionne jamais les deux.</translation>
  </message>
  <message>
   <source>Everybody without a group of their own</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Tous ceux qui n’ont pas leur propre groupe</translation>
  </message>
  <message>
   <source>Longer than the rule above, so it wins: the spring catalogue may be fetched, other PDF files may not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Plus longue que la règle du dessus, donc elle l’emporte : le catalogue de printemps peut être récupéré, les autres fichiers PDF non.</translation>
  </message>
  <message>
   <source>Search engines</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Moteurs de recherche</translation>
  </message>
  <message>
   <source>They may index the journal too, but nobody wants search results inside of search results.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Ils peuvent aussi indexer la revue, mais personne ne veut de résultats de recherche dans des résultats de recherche.</translation>
  </message>
  <message>
   <source>What may be done with the text once it is fetched. This never changes what may be fetched.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Ce qui peut être fait du texte une fois récupéré. Cela ne change jamais ce qui peut être récupéré.</translation>
  </message>
  <message>
   <source>A group of its own, so nothing of Googlebot's group holds for Googlebot-Image.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Un groupe à part : rien du groupe de Googlebot ne vaut pour Googlebot-Image.</translation>
  </message>
  <message>
   <source>Crawlers that collect text for training</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Robots qui collectent du texte pour l’entraînement</translation>
  </message>
  <message>
   <source>Press releases are there to be repeated; the books are not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Les communiqués de presse sont là pour être repris ; les livres, non.</translation>
  </message>
  <message>
   <source>Audits, in the extended standard 2.0</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Audits, dans la norme étendue 2.0</translation>
  </message>
  <message>
   <source>Robot-version right after the agents changes how paths are read: a path without * is the whole path, and a bare &quot;Disallow: *&quot; means &quot;all the rest&quot;. Times are in UTC.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Robot-version juste après les agents change la lecture des chemins : un chemin sans * est le chemin entier, et &quot;Disallow: *&quot; seul signifie &quot;tout le reste&quot;. Les heures sont en UTC.</translation>
  </message>
  <message>
   <source>Patterns</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Motifs</translation>
  </message>
  <message>
   <source>Whoever calls itself something-ai or says that it scrapes, and has no group above.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Quiconque se nomme quelque-chose-ai ou dit moissonner le web, et n’a pas de groupe ci-dessus.</translation>
  </message>
  <message>
   <source>The whole file</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Le fichier entier</translation>
  </message>
  <message>
   <source>robots2.txt of Tidewater Press: what may be done with the content.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>robots2.txt de Tidewater Press : ce qui peut être fait du contenu.</translation>
  </message>
  <message>
   <source>Paths: they may only narrow what robots.txt allows</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Chemins : ils ne peuvent que restreindre ce que robots.txt autorise</translation>
  </message>
  <message>
   <source>Nothing links here. Who comes all the same has not read this file.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Rien ne mène ici. Qui vient quand même n’a pas lu ce fichier.</translation>
  </message>
  <message>
   <source>Policy for every agent</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Politique pour tout agent</translation>
  </message>
  <message>
   <source>Translations and retellings: ask us, by the protocol of section 6.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Traductions et réécritures : demandez-nous, selon le protocole de la section 6.</translation>
  </message>
  <message>
   <source>Other publishers of reference books may not build on ours.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>D’autres éditeurs d’ouvrages de référence ne peuvent pas s’appuyer sur les nôtres.</translation>
  </message>
  <message>
   <source>link-back is left unstated: the chained file at the end fills it in. Nobody speaks of announce.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>link-back reste non déclaré : le fichier enchaîné à la fin le complète. Personne ne parle d’announce.</translation>
  </message>
  <message>
   <source>What kind of content this is</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>De quel type de contenu il s’agit</translation>
  </message>
  <message>
   <source>Exceptions for kinds of agents</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Exceptions pour des genres d’agents</translation>
  </message>
  <message>
   <source>A block states only what differs; everything else comes from above.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Un bloc ne déclare que ce qui diffère ; tout le reste vient d’en haut.</translation>
  </message>
  <message>
   <source>Ask before every visit.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Demander avant chaque visite.</translation>
  </message>
  <message>
   <source>May look whether the site is up, and nothing else.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Peut vérifier si le site est en ligne, et rien d’autre.</translation>
  </message>
  <message>
   <source>chain counts only as the last line.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>chain ne compte que comme dernière ligne.</translation>
  </message>
  <message>
   <source>An agent policy: robots.txt is rendered from it. Change the id to one of your own.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Une politique d’agents : robots.txt en est généré. Remplacez l’id par le vôtre.</translation>
  </message>
  <message>
   <source>What holds for every agent that is not listed: allow or disallow.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Ce qui vaut pour tout agent absent de la liste : allow ou disallow.</translation>
  </message>
  <message>
   <source>Ends the comment over all agents of a role.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Termine le commentaire au-dessus de tous les agents d’un rôle.</translation>
  </message>
  <message>
   <source>robots-ai.txt: every AI agent may fetch everything that robots.txt leaves open.</source>
   <extracomment>A comment in templates/robots-ai-allow-all.txt</extracomment>
   <translation>robots-ai.txt : tout agent d’IA peut récupérer tout ce que robots.txt laisse ouvert.</translation>
  </message>
  <message>
   <source>robots-ai.txt: no AI agent may fetch anything.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>robots-ai.txt : aucun agent d’IA ne peut rien récupérer.</translation>
  </message>
  <message>
   <source>Other crawlers do not read this file; for them robots.txt speaks.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>Les autres robots ne lisent pas ce fichier ; robots.txt parle pour eux.</translation>
  </message>
  <message>
   <source>robots-ai.txt: AI agents may fetch some paths and not others, at a gentle pace.</source>
   <extracomment>A comment in templates/robots-ai-paths.txt</extracomment>
   <translation>robots-ai.txt : les agents d’IA peuvent récupérer certains chemins et pas d’autres, à une cadence douce.</translation>
  </message>
  <message>
   <source>robots-ai.txt: one AI agent is welcome, the others are not.</source>
   <extracomment>A comment in templates/robots-ai-selective.txt</extracomment>
   <translation>robots-ai.txt : un agent d’IA est bienvenu, les autres non.</translation>
  </message>
  <message>
   <source>robots.txt with groups of the extended standard 2.0.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>robots.txt avec des groupes de la norme étendue 2.0.</translation>
  </message>
  <message>
   <source>Robots that do not know version 2.0 read the first group. In the others, Robot-version comes right after the agents, a path without * ? [ or \ is the whole path, and &quot;Disallow: *&quot; means all the rest.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>Les robots qui ne connaissent pas la version 2.0 lisent le premier groupe. Dans les autres, Robot-version vient juste après les agents, un chemin sans * ? [ ou \ est le chemin entier, et &quot;Disallow: *&quot; signifie tout le reste.</translation>
  </message>
  <message>
   <source>HTML pages only, and only at night. Times are in UTC and may run past midnight.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>Pages HTML seulement, et de nuit seulement. Les heures sont en UTC et peuvent passer minuit.</translation>
  </message>
  <message>
   <source>Any time, but slower while people are shopping.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>À toute heure, mais plus lentement pendant les heures d’achat.</translation>
  </message>
  <message>
   <source>robots.txt with agents named by patterns, as the purpose proposal has it.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>robots.txt avec des agents nommés par motifs, selon la proposition sur les finalités.</translation>
  </message>
  <message>
   <source>A pattern counts only for agents without a group of their own. Crawlers that read the standard alone do not know patterns, so the group of * should be one that you can live with.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Un motif ne compte que pour les agents sans groupe propre. Les robots qui ne lisent que la norme ne connaissent pas les motifs ; le groupe de * doit donc vous convenir.</translation>
  </message>
  <message>
   <source>Whatever calls itself something-ai: images yes, maps no.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Tout ce qui se nomme quelque-chose-ai : images oui, cartes non.</translation>
  </message>
  <message>
   <source>A name without signs is that agent alone.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Un nom sans caractères spéciaux désigne cet agent seul.</translation>
  </message>
  <message>
   <source>robots.txt with preference signals: what may be done with a page once it is fetched.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>robots.txt avec des signaux de préférence : ce qui peut être fait d’une page une fois récupérée.</translation>
  </message>
  <message>
   <source>They never change what may be fetched, and each is read by some crawlers only.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>Ils ne changent jamais ce qui peut être récupéré, et chacun n’est lu que par certains robots.</translation>
  </message>
  <message>
   <source>yes and no for each use; what is left out is neither granted nor refused.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>yes et no pour chaque usage ; ce qui est omis n’est ni accordé ni refusé.</translation>
  </message>
  <message>
   <source>y and n, also for a path of its own: the longest path that matches counts.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>y et n, aussi pour un chemin particulier : le plus long chemin qui correspond compte.</translation>
  </message>
  <message>
   <source>robots.txt: the usual, with a few doors closed.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>robots.txt : l’habituel, avec quelques portes fermées.</translation>
  </message>
  <message>
   <source>A longer rule wins over a shorter one.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>Une règle plus longue l’emporte sur une plus courte.</translation>
  </message>
  <message>
   <source>A crawler with a group of its own reads that group alone, so repeat here what must hold for it too.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>Un robot qui a son propre groupe ne lit que celui-ci ; répétez-y donc ce qui doit aussi valoir pour lui.</translation>
  </message>
  <message>
   <source>robots2.txt with one of everything.</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>robots2.txt avec un exemple de chaque chose.</translation>
  </message>
  <message>
   <source>Paths</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Chemins</translation>
  </message>
  <message>
   <source>AI policy</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Politique d’IA</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Comportement</translation>
  </message>
  <message>
   <source>Quality</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Qualité</translation>
  </message>
  <message>
   <source>Compliance</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Conformité</translation>
  </message>
  <message>
   <source>Blocks: only what differs</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Blocs : seulement ce qui diffère</translation>
  </message>
  <message>
   <source>The last line: a file that fills in what is unstated here</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>La dernière ligne : un fichier qui complète ce qui n’est pas déclaré ici</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>ligne %1, colonne %2 : %3</translation>
  </message>
  <message>
   <source>environments must map names to hosts, such as staging: {host: staging.example.org, must: closed}</source>
   <translation>environments doit associer des noms à des hôtes, par exemple staging: {host: staging.example.org, must: closed}</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 contient plus de %2 éléments, ce qui dépasse ce qui est lu</translation>
  </message>
  <message>
   <source>an environment needs a host</source>
   <translation>un environnement a besoin de host</translation>
  </message>
  <message>
   <source>%1 cannot be the name of an environment</source>
   <translation>%1 ne peut pas être le nom d’un environnement</translation>
  </message>
  <message>
   <source>%1 is not one of %2</source>
   <translation>%1 n’est pas l’un de %2</translation>
  </message>
  <message>
   <source>%1 is not a host</source>
   <translation>%1 n’est pas un hôte</translation>
  </message>
  <message>
   <source>%1 is named twice</source>
   <translation>%1 est nommé deux fois</translation>
  </message>
  <message>
   <source>two environments have the host %1</source>
   <translation>deux environnements ont l’hôte %1</translation>
  </message>
  <message>
   <source>%1 leads out of the folder</source>
   <translation>%1 mène hors du dossier</translation>
  </message>
  <message>
   <source>%1 is used by two environments of which one is closed</source>
   <translation>%1 est utilisé par deux environnements dont l’un est fermé</translation>
  </message>
  <message>
   <source>outputs must map targets to folders, such as nginx: deploy</source>
   <translation>outputs doit associer des cibles à des dossiers, par exemple nginx: deploy</translation>
  </message>
  <message>
   <source>%1 is not a target; write one of %2</source>
   <translation>%1 n’est pas une cible ; écrivez l’une de %2</translation>
  </message>
  <message>
   <source>an output needs a folder</source>
   <translation>une sortie a besoin d’un dossier</translation>
  </message>
  <message>
   <source>compact is yes or no</source>
   <translation>compact est yes ou no</translation>
  </message>
  <message>
   <source>there is no environment %1; gatepost.yaml names none</source>
   <translation>il n’y a pas d’environnement %1 ; gatepost.yaml n’en nomme aucun</translation>
  </message>
  <message>
   <source>there is no environment %1; there is %2</source>
   <translation>il n’y a pas d’environnement %1 ; il y a %2</translation>
  </message>
  <message>
   <source>goals must map purposes to what is wanted, such as training: out</source>
   <translation>goals doit associer à des buts ce qui est voulu, par exemple training: out</translation>
  </message>
  <message>
   <source>%1 is not a purpose; write one of %2</source>
   <translation>%1 n’est pas un but ; écrivez l’un de %2</translation>
  </message>
  <message>
   <source>reach is known or obeying</source>
   <translation>reach est known ou obeying</translation>
  </message>
  <message>
   <source>%1 is not a signal that goals can write</source>
   <translation>%1 n’est pas un signal que les objectifs peuvent écrire</translation>
  </message>
  <message>
   <source>%1 is not a file that goals can edit</source>
   <translation>%1 n’est pas un fichier que les objectifs peuvent modifier</translation>
  </message>
  <message>
   <source>terms must be an http(s) URL</source>
   <translation>terms doit être une URL http(s)</translation>
  </message>
  <message>
   <source>%1 is not a payment of RSL</source>
   <translation>%1 n’est pas un paiement de RSL</translation>
  </message>
  <message>
   <source>file must be an http(s) URL</source>
   <translation>file doit être une URL http(s)</translation>
  </message>
  <message>
   <source>a goal has no is</source>
   <translation>un objectif n’a pas de is</translation>
  </message>
  <message>
   <source>closed belongs to welcome and open</source>
   <translation>closed appartient à welcome et open</translation>
  </message>
  <message>
   <source>only belongs to welcome and open</source>
   <translation>only appartient à welcome et open</translation>
  </message>
  <message>
   <source>a goal has either only or closed</source>
   <translation>un objectif a soit only, soit closed</translation>
  </message>
  <message>
   <source>only has no pattern; write out instead</source>
   <translation>only n’a aucun motif ; écrivez plutôt out</translation>
  </message>
  <message>
   <source>hours are UTC, such as 22:00-05:59</source>
   <translation>hours est en UTC, par exemple 22:00-05:59</translation>
  </message>
  <message>
   <source>hours belong to welcome and open</source>
   <translation>hours appartient à welcome et open</translation>
  </message>
  <message>
   <source>pace is a number of seconds, or 10s, 2m</source>
   <translation>pace est un nombre de secondes, ou 10s, 2m</translation>
  </message>
  <message>
   <source>otherwise belongs to ask and pay</source>
   <translation>otherwise appartient à ask et pay</translation>
  </message>
  <message>
   <source>otherwise is out or open</source>
   <translation>otherwise est out ou open</translation>
  </message>
  <message>
   <source>an exception needs agents or paths</source>
   <translation>une exception a besoin de agents ou paths</translation>
  </message>
  <message>
   <source>%1 names no agent</source>
   <translation>%1 ne nomme aucun agent</translation>
  </message>
  <message>
   <source>an exception has no is</source>
   <translation>une exception n’a pas de is</translation>
  </message>
  <message>
   <source>until is a day such as 2027-06-30</source>
   <translation>until est un jour comme 2027-06-30</translation>
  </message>
  <message>
   <source>only search, answers, making and training have words for use</source>
   <translation>seuls search, answers, making et training ont des mots pour use</translation>
  </message>
  <message>
   <source>use is yes, no or unstated</source>
   <translation>use est yes, no ou unstated</translation>
  </message>
  <message>
   <source>a note is one line</source>
   <translation>une note tient sur une ligne</translation>
  </message>
  <message>
   <source>%1: a path begins with / or * and has no space or #</source>
   <translation>%1 : un chemin commence par / ou * et n’a ni espace ni #</translation>
  </message>
  <message>
   <source>lines %1 and %2 contradict each other for %3 on %4</source>
   <translation>les lignes %1 et %2 se contredisent pour %3 sur %4</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write %1 as a block</source>
   <translation>son écriture ne permet pas de le modifier sans risque : écrivez %1 sous forme de bloc</translation>
  </message>
  <message>
   <source>%1 must be one text</source>
   <translation>%1 doit être un seul texte</translation>
  </message>
  <message>
   <source>an item of %1 must be one text</source>
   <translation>un élément de %1 doit être un seul texte</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 doit être une liste</translation>
  </message>
  <message>
   <source>a key must be one text</source>
   <translation>une clé doit être un seul texte</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; put both into one, or remove one</source>
   <translation>%1 est déjà donné à la ligne %2 ; réunissez les deux ou retirez-en un</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 n’est pas une clé de %2 ; vouliez-vous dire %3 ?</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 n’est pas une clé de %2, qui a %3 ; corrigez-la ou retirez-la</translation>
  </message>
  <message>
   <source>it is an index of other sitemaps; name those in its place</source>
   <translation>c’est un index d’autres sitemaps ; nommez ceux-ci à sa place</translation>
  </message>
  <message>
   <source>it is not a sitemap: it begins with &lt;%1&gt;</source>
   <translation>ce n’est pas un sitemap : il commence par &lt;%1&gt;</translation>
  </message>
  <message>
   <source>it is compressed; unpack it first (gunzip)</source>
   <translation>il est compressé ; décompressez-le d’abord (gunzip)</translation>
  </message>
  <message>
   <source>aliases (*name) are not read here; write the value out</source>
   <translation>les alias (*nom) ne sont pas lus ici ; écrivez la valeur en entier</translation>
  </message>
  <message>
   <source>keys such as “paths:” are expected</source>
   <translation>des clés telles que « paths: » sont attendues</translation>
  </message>
  <message>
   <source>host must be a host such as shop.example</source>
   <translation>host doit être un hôte tel que shop.example</translation>
  </message>
  <message>
   <source>%1 cannot be a path: a honeypot begins with / or *</source>
   <translation>%1 n’est pas un chemin : un pot de miel commence par / ou *</translation>
  </message>
  <message>
   <source>lint must be a map such as {off: [CODE]}</source>
   <translation>lint doit être un tableau associatif tel que {off: [CODE]}</translation>
  </message>
  <message>
   <source>%1 is not a fact of an agent</source>
   <translation>%1 n’est pas une donnée d’agent</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1 : %2</translation>
  </message>
  <message>
   <source>an agent has no token</source>
   <translation>un agent n’a pas de jeton</translation>
  </message>
  <message>
   <source>%1 has facts in line %2 already; put them into one item</source>
   <translation>%1 a déjà des faits à la ligne %2 ; réunissez-les dans un seul élément</translation>
  </message>
  <message>
   <source>chain must map URLs to files</source>
   <translation>chain doit associer des URL à des fichiers</translation>
  </message>
  <message>
   <source>a file of chain must be one text</source>
   <translation>un fichier de chain doit être un seul texte</translation>
  </message>
  <message>
   <source>tests must be a list</source>
   <translation>tests doit être une liste</translation>
  </message>
  <message>
   <source>a test must have agent, path and expect</source>
   <translation>un test doit avoir agent, path et expect</translation>
  </message>
  <message>
   <source>a test has no %1</source>
   <translation>un test n’a pas de %1</translation>
  </message>
  <message>
   <source>a test has either %1 or %2</source>
   <translation>un test a soit %1, soit %2</translation>
  </message>
  <message>
   <source>at must be a time such as 2026-11-20T07:00:00Z</source>
   <translation>at doit être une date telle que 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>le fichier fait plus de %1 Mio, ce qui dépasse ce qui est lu</translation>
  </message>
  <message>
   <source>the file has more than %1 values, which is more than is read</source>
   <translation>le fichier a plus de %1 valeurs, ce qui dépasse ce qui est lu</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep, which is more than is read</source>
   <translation>les valeurs sont imbriquées sur plus de %1 niveaux, ce qui dépasse ce qui est lu</translation>
  </message>
  <message>
   <source>a second document begins here, and nothing in it would be read; put all keys into one document</source>
   <translation>un second document commence ici, et rien n’en serait lu ; mettez toutes les clés dans un seul document</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write goals as a block</source>
   <translation>son écriture ne permet pas de le modifier sans risque : écrivez goals sous forme de bloc</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write paths, agents, chain and tests as block lists</source>
   <translation>il est écrit d’une façon qui ne peut pas être changée sans risque : écrivez paths, agents, chain et tests sous forme de listes en blocs</translation>
  </message>
 </context>
 <context>
  <name>store</name>
  <message>
   <source>the disk is full</source>
   <translation>le disque est plein</translation>
  </message>
  <message>
   <source>your share of the disk is full</source>
   <translation>votre quota de disque est épuisé</translation>
  </message>
  <message>
   <source>you do not have permission</source>
   <translation>vous n’en avez pas le droit</translation>
  </message>
  <message>
   <source>the disk is read-only</source>
   <translation>le disque est en lecture seule</translation>
  </message>
  <message>
   <source>the folder does not exist</source>
   <translation>le dossier n’existe pas</translation>
  </message>
  <message>
   <source>the disk reports an input/output error</source>
   <translation>le disque signale une erreur d’entrée-sortie</translation>
  </message>
  <message>
   <source>another program is using it</source>
   <translation>un autre programme l’utilise</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>il est trop grand</translation>
  </message>
  <message>
   <source>%1: libgit2 %2 is not installed, so Git's history cannot be read</source>
   <translation>%1 : libgit2 %2 n’est pas installé, l’historique Git ne peut donc pas être lu</translation>
  </message>
  <message>
   <source>%1: the current folder is not in a Git repository (%2)</source>
   <translation>%1 : le dossier actuel n’est pas dans un dépôt Git (%2)</translation>
  </message>
  <message>
   <source>%1: the folder %2 is not in a Git repository (%3)</source>
   <translation>%1 : le dossier %2 n’est pas dans un dépôt Git (%3)</translation>
  </message>
  <message>
   <source>%1: there is no revision %2</source>
   <translation>%1 : il n’y a pas de révision %2</translation>
  </message>
  <message>
   <source>%1: %2 is not a commit</source>
   <translation>%1 : %2 n’est pas un commit</translation>
  </message>
  <message>
   <source>%1: revision %2 has no %3</source>
   <translation>%1 : la révision %2 n’a pas de %3</translation>
  </message>
  <message>
   <source>%1: is not a Git repository (%2)</source>
   <translation>%1 : n’est pas un dépôt Git (%2)</translation>
  </message>
  <message>
   <source>%1: this clone is shallow, its history ends at commit %2. Retrieve all of it: git fetch --unshallow, or fetch-depth: 0 of actions/checkout</source>
   <translation>%1 : ce clone est superficiel (shallow), son historique s’arrête au commit %2. Récupérez-le en entier : git fetch --unshallow, ou fetch-depth: 0 de actions/checkout</translation>
  </message>
  <message>
   <source>The folder %1 is not in a Git repository (%2)</source>
   <translation>Le dossier %1 n’est pas dans un dépôt Git (%2)</translation>
  </message>
  <message>
   <source>The history of %1 cannot be read: %2</source>
   <translation>L’historique de %1 ne peut pas être lu : %2</translation>
  </message>
  <message>
   <source>The repository of %1 has no commit yet</source>
   <translation>Le dépôt de %1 n’a pas encore de commit</translation>
  </message>
  <message>
   <source>%1: this build of Gatepost cannot read Git's history</source>
   <translation>%1 : cette version compilée de Gatepost ne peut pas lire l’historique Git</translation>
  </message>
  <message>
   <source>%1: %2 is not a regular file but a pipe, a device or something else, so the repository was not read</source>
   <translation>%1 : %2 n’est pas un fichier ordinaire mais un tube, un périphérique ou autre chose ; le dépôt n’a donc pas été lu</translation>
  </message>
  <message>
   <source>%1: %2 has more than %3 files, so the repository was not read</source>
   <translation>%1 : %2 contient plus de %3 fichiers, le dépôt n’a donc pas été lu</translation>
  </message>
  <message>
   <source>%1: %2 includes a file whose name is not plain, so the repository was not read</source>
   <translation>%1 : %2 inclut un fichier dont le nom n’est pas simple, le dépôt n’a donc pas été lu</translation>
  </message>
  <message>
   <source>%1 was not read, because %2 is a submodule, whose files are in another repository.</source>
   <translation>%1 n’a pas été lu, car %2 est un sous-module, dont les fichiers sont dans un autre dépôt.</translation>
  </message>
  <message>
   <source>%1 is not a regular file but a pipe, a device or something else, so it was not read.</source>
   <translation>%1 n’est pas un fichier ordinaire mais un tube, un périphérique ou autre chose ; il n’a donc pas été lu.</translation>
  </message>
  <message>
   <source>%1 is a folder, not a file.</source>
   <translation>%1 est un dossier, pas un fichier.</translation>
  </message>
  <message>
   <source>%1 could not be read: you do not have permission to read it.</source>
   <translation>%1 n’a pas pu être lu : vous n’avez pas le droit de le lire.</translation>
  </message>
  <message>
   <source>%1 could not be read: %2.</source>
   <translation>%1 n’a pas pu être lu : %2.</translation>
  </message>
  <message>
   <source>%1 was not read, because it is larger than %2 MiB.</source>
   <translation>%1 n’a pas été lu, car il dépasse %2 Mio.</translation>
  </message>
  <message>
   <source>%1 was not read, because it is not inside the site's folder. Copy the file into the folder and name it from there.</source>
   <translation>%1 n’a pas été lu, car il ne se trouve pas dans le dossier du site. Copiez le fichier dans le dossier et indiquez-le à partir de là.</translation>
  </message>
  <message>
   <source>%1 was not read: it is a link to %2, which is not inside the site's folder. Copy the file into the folder, or open it by its own name.</source>
   <translation>%1 n’a pas été lu : c’est un lien vers %2, qui ne se trouve pas dans le dossier du site. Copiez le fichier dans le dossier, ou ouvrez-le par son propre nom.</translation>
  </message>
  <message>
   <source>%1 is a link to %2, which does not exist.</source>
   <translation>%1 est un lien vers %2, qui n’existe pas.</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 n’existe pas.</translation>
  </message>
  <message>
   <source>%1 is not a folder but a file. Name its folder.</source>
   <translation>%1 n’est pas un dossier mais un fichier. Indiquez son dossier.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2.</source>
   <translation>%1 n’a pas pu être écrit : %2.</translation>
  </message>
  <message>
   <source>%1 was not written, because it is not inside the site's folder.</source>
   <translation>%1 n’a pas été écrit, car il ne se trouve pas dans le dossier du site.</translation>
  </message>
  <message>
   <source>%1 was not written: a link leads to %2, which is not inside the site's folder.</source>
   <translation>%1 n’a pas été écrit : un lien mène à %2, qui ne se trouve pas dans le dossier du site.</translation>
  </message>
  <message>
   <source>%1 was not written: the text has %2 bytes, and a file of more than %3 MiB could not be opened again. Make it shorter. The file on disk is as it was.</source>
   <translation>%1 n’a pas été écrit : le texte fait %2 octets, et un fichier de plus de %3 Mio ne pourrait pas être rouvert. Raccourcissez-le. Le fichier sur le disque est inchangé.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file on disk is as it was.</source>
   <translation>%1 n’a pas pu être écrit : %2. Le fichier sur le disque est inchangé.</translation>
  </message>
  <message>
   <source>%1 is not a regular file; it was not written.</source>
   <translation>%1 n’est pas un fichier ordinaire ; il n’a pas été écrit.</translation>
  </message>
  <message>
   <source>%1 was not written, because its present text could not be read first: %2. The file on disk is as it was.</source>
   <translation>%1 n’a pas été écrit, car son texte actuel n’a pas pu être lu au préalable : %2. Le fichier sur le disque est inchangé.</translation>
  </message>
  <message>
   <source>%1 was not written: its old text could not be kept safe first, because %2.</source>
   <translation>%1 n’a pas été écrit : son ancien texte n’a pas pu être mis en lieu sûr au préalable, car %2.</translation>
  </message>
  <message>
   <source>%1 has a second name (a hard link). Replacing it in one step would part the two; writing over it keeps them together, but is not safe against a crash in the middle.</source>
   <translation>%1 a un second nom (un lien physique). Le remplacer en une étape séparerait les deux ; l’écraser les garde ensemble, mais ne protège pas d’un plantage en cours d’écriture.</translation>
  </message>
  <message>
   <source>%1 was not written: the backup %2 could not be made: %3.</source>
   <translation>%1 n’a pas été écrit : la sauvegarde %2 n’a pas pu être faite : %3.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged.</source>
   <translation>%1 n’a pas pu être écrit : %2. Le fichier est peut-être endommagé.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged; its old text is in %3.</source>
   <translation>%1 n’a pas pu être écrit : %2. Le fichier est peut-être endommagé ; son ancien texte est dans %3.</translation>
  </message>
  <message>
   <source>No new file can be made in the folder of %1 (%2), so the file cannot be replaced in one step. Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>Aucun nouveau fichier ne peut être créé dans le dossier de %1 (%2) ; le fichier ne peut donc pas être remplacé en une étape. L’écraser est possible, mais ne protège pas d’un plantage en cours d’écriture.</translation>
  </message>
  <message>
   <source>%1 belongs to another user or group, and a new file would belong to you. Writing over it keeps the owner, but is not safe against a crash in the middle.</source>
   <translation>%1 appartient à un autre utilisateur ou groupe, et un nouveau fichier vous appartiendrait. L’écraser conserve le propriétaire, mais ne protège pas d’un plantage en cours d’écriture.</translation>
  </message>
  <message>
   <source>Another program changed %1 while it was being saved. It was not written.</source>
   <translation>Un autre programme a modifié %1 pendant l’enregistrement. Il n’a pas été écrit.</translation>
  </message>
  <message>
   <source>%1 cannot be replaced in one step (%2). Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>%1 ne peut pas être remplacé en une étape (%2). L’écraser est possible, mais ne protège pas d’un plantage en cours d’écriture.</translation>
  </message>
  <message>
   <source>%1 is saved, but its access list or its extended attributes could not be kept in full: %2.</source>
   <translation>%1 est enregistré, mais sa liste de contrôle d’accès ou ses attributs étendus n’ont pas pu être entièrement conservés : %2.</translation>
  </message>
  <message>
   <source>%1 is saved, but its folder could not be synced (%2): until the system does so, a power failure may bring the old text back.</source>
   <translation>%1 est enregistré, mais son dossier n’a pas pu être synchronisé (%2) : tant que le système ne l’a pas fait, une panne de courant peut ramener l’ancien texte.</translation>
  </message>
  <message>
   <source>%1 is saved, but could not be read again: %2.</source>
   <translation>%1 est enregistré, mais n’a pas pu être relu : %2.</translation>
  </message>
  <message>
   <source>%1 was saved, but now has another text: another program wrote it at the same moment.</source>
   <translation>%1 a été enregistré, mais contient maintenant un autre texte : un autre programme l’a écrit au même moment.</translation>
  </message>
  <message>
   <source>%1 was changed by another program since it was opened.</source>
   <translation>%1 a été modifié par un autre programme depuis son ouverture.</translation>
  </message>
  <message>
   <source>%1 was not written, because another Gatepost is saving in the same folder and does not finish. Try again.</source>
   <translation>%1 n’a pas été écrit, car un autre Gatepost enregistre dans le même dossier et n’en finit pas. Réessayez.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1 : %2</translation>
  </message>
  <message>
   <source>The folder %1 could not be read: %2.</source>
   <translation>Le dossier %1 n’a pas pu être lu : %2.</translation>
  </message>
  <message>
   <source>There is no place for it below chain/.</source>
   <translation>Il n’y a pas de place pour lui sous chain/.</translation>
  </message>
  <message>
   <source>There is no file %1. Put a copy of it there, or name one below “chain:” in gatepost.yaml.</source>
   <translation>Il n’y a pas de fichier %1. Placez-en une copie là, ou nommez-en un sous « chain: » dans gatepost.yaml.</translation>
  </message>
  <message>
   <source>there is no such file (sitemaps: in gatepost.yaml)</source>
   <translation>ce fichier n’existe pas (sitemaps: dans gatepost.yaml)</translation>
  </message>
  <message>
   <source>%1: %2. The list was not written, or it would lose this: mend the line, or remove it.</source>
   <translation>%1 : %2. La liste n’a pas été écrite, sinon ceci serait perdu : corrigez la ligne ou retirez-la.</translation>
  </message>
  <message>
   <source>There is no folder for the list of agents: HOME is not set.</source>
   <translation>Il n’y a pas de dossier pour la liste d’agents : HOME n’est pas défini.</translation>
  </message>
  <message>
   <source>%1: the list would be larger than 1 MiB.</source>
   <translation>%1 : la liste dépasserait 1 Mio.</translation>
  </message>
  <message>
   <source>The site is not saved in a folder yet.</source>
   <translation>Le site n’est pas encore enregistré dans un dossier.</translation>
  </message>
  <message>
   <source>%1 could not be removed.</source>
   <translation>%1 n’a pas pu être supprimé.</translation>
  </message>
  <message>
   <source>Policy tests, sample paths and rehearsed answers are kept beside the site's files: save a policy file into a folder first.</source>
   <translation>Les tests de politique, chemins d’exemple et réponses simulées sont gardés à côté des fichiers du site : enregistrez d’abord un fichier de politique dans un dossier.</translation>
  </message>
 </context>
 <context>
  <name>templates</name>
  <message>
   <source>Typical robots.txt</source>
   <translation>robots.txt, l’habituel</translation>
  </message>
  <message>
   <source>Open, with a few paths closed and a group for one crawler.</source>
   <translation>Ouvert, avec quelques chemins fermés et un groupe pour un robot.</translation>
  </message>
  <message>
   <source>robots.txt with hours and rates</source>
   <translation>robots.txt avec heures et fréquences</translation>
  </message>
  <message>
   <source>Groups of the extended standard 2.0: visiting hours, request rates, whole paths and patterns.</source>
   <translation>Groupes de la norme étendue 2.0 : heures de visite, fréquence des requêtes, chemins entiers et motifs.</translation>
  </message>
  <message>
   <source>robots.txt with preference signals</source>
   <translation>robots.txt avec signaux de préférence</translation>
  </message>
  <message>
   <source>Says what a page may be used for once it is fetched.</source>
   <translation>Dit à quoi une page peut servir une fois récupérée.</translation>
  </message>
  <message>
   <source>robots.txt with agent patterns</source>
   <translation>robots.txt avec motifs d’agents</translation>
  </message>
  <message>
   <source>Groups for agents named by a pattern, such as everything that ends in -ai.</source>
   <translation>Groupes pour des agents nommés par un motif, comme tout ce qui se termine par -ai.</translation>
  </message>
  <message>
   <source>robots-ai.txt, allow all</source>
   <translation>robots-ai.txt, tout autoriser</translation>
  </message>
  <message>
   <source>Every AI agent may fetch what robots.txt leaves open.</source>
   <translation>Tout agent d’IA peut récupérer ce que robots.txt laisse ouvert.</translation>
  </message>
  <message>
   <source>robots-ai.txt, block all</source>
   <translation>robots-ai.txt, tout bloquer</translation>
  </message>
  <message>
   <source>No AI agent that reads robots-ai.txt may fetch anything; other crawlers are not affected.</source>
   <translation>Aucun agent d’IA qui lit robots-ai.txt ne peut rien récupérer ; les autres robots ne sont pas concernés.</translation>
  </message>
  <message>
   <source>robots-ai.txt, one agent only</source>
   <translation>robots-ai.txt, un seul agent</translation>
  </message>
  <message>
   <source>One AI agent is welcome, the others are not, if they read robots-ai.txt.</source>
   <translation>Un agent d’IA est bienvenu, les autres non, s’ils lisent robots-ai.txt.</translation>
  </message>
  <message>
   <source>robots-ai.txt by paths</source>
   <translation>robots-ai.txt par chemins</translation>
  </message>
  <message>
   <source>Some paths open and some closed to AI agents that read robots-ai.txt, at a gentle pace.</source>
   <translation>Certains chemins ouverts et d’autres fermés aux agents d’IA qui lisent robots-ai.txt, à une cadence douce.</translation>
  </message>
  <message>
   <source>robots2.txt, every directive as a reference</source>
   <translation>robots2.txt, une fois chaque chose</translation>
  </message>
  <message>
   <source>Every directive once, with its usual value: an example to cut down.</source>
   <translation>Chaque directive une fois, avec sa valeur habituelle : un exemple à réduire.</translation>
  </message>
  <message>
   <source>Agent policy</source>
   <translation>Politique d’agents</translation>
  </message>
  <message>
   <source>An entity from which robots.txt is rendered: agents by role, a default, notes.</source>
   <translation>Une entité dont robots.txt est généré : agents par rôle, valeur par défaut, notes.</translation>
  </message>
 </context>
 <context>
  <name>value</name>
  <message>
   <source>only %1</source>
   <translation>seulement %1</translation>
  </message>
  <message>
   <source>a product token such as GPTBot, a pattern or *</source>
   <translation>un jeton de produit tel que GPTBot, un motif ou *</translation>
  </message>
  <message>
   <source>a path that begins with / or *</source>
   <translation>un chemin qui commence par / ou *</translation>
  </message>
  <message>
   <source>some text</source>
   <translation>du texte</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x</source>
   <translation>une URL absolue telle que https://www.example.com/x</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x or a mail address</source>
   <translation>une URL absolue telle que https://www.example.com/x ou une adresse électronique</translation>
  </message>
  <message>
   <source>a number of seconds such as 10 or 0.5</source>
   <translation>un nombre de secondes tel que 10 ou 0.5</translation>
  </message>
  <message>
   <source>documents/time[s|m|h], both whole and above 0, such as 1/10 or 5/1m 0600-0845</source>
   <translation>documents/durée[s|m|h], tous deux entiers et supérieurs à 0, comme 1/10 ou 5/1m 0600-0845</translation>
  </message>
  <message>
   <source>a window of the UTC day such as 0600-0845</source>
   <translation>une plage du jour en UTC telle que 0600-0845</translation>
  </message>
  <message>
   <source>two or three whole numbers with dots such as 2.0</source>
   <translation>deux ou trois nombres entiers séparés par des points, comme 2.0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0</source>
   <translation>un nombre entier de requêtes par minute supérieur à 0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0, or %1</source>
   <translation>un nombre entier de requêtes par minute supérieur à 0, ou %1</translation>
  </message>
  <message>
   <source>a language tag such as en or en-AU</source>
   <translation>une étiquette de langue telle que en ou en-AU</translation>
  </message>
  <message>
   <source>%1, also with a path as in 18+:/adult</source>
   <translation>%1, aussi avec un chemin comme dans 18+:/adult</translation>
  </message>
  <message>
   <source>members that are y or n, such as train-ai=n, search=y</source>
   <translation>des membres valant y ou n, comme train-ai=n, search=y</translation>
  </message>
  <message>
   <source>key=yes or key=no, such as search=yes, ai-train=no</source>
   <translation>key=yes ou key=no, comme search=yes, ai-train=no</translation>
  </message>
  <message>
   <source>a time such as 2026-04-07 08:00 UTC</source>
   <translation>une date telle que 2026-04-07 08:00 UTC</translation>
  </message>
  <message>
   <source>a ULID: 26 characters, digits and A–Z without I, L, O and U</source>
   <translation>un ULID : 26 chiffres et lettres, sans I, L, O ni U</translation>
  </message>
  <message>
   <source>a list of agents</source>
   <translation>une liste d’agents</translation>
  </message>
  <message>
   <source>a map of roles to notes</source>
   <translation>un tableau associant rôles et notes</translation>
  </message>
  <message>
   <source>text, a list or a map</source>
   <translation>texte, liste ou tableau associatif</translation>
  </message>
  <message>
   <source>%1 wants a value: %2</source>
   <translation>%1 attend une valeur : %2</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: %3</source>
   <translation>%1 n’est pas une valeur de %2 : %3</translation>
  </message>
  <message>
   <source>%1 contains a control character: remove it</source>
   <translation>%1 contient un caractère de contrôle : retirez-le</translation>
  </message>
  <message>
   <source># would begin a comment in %1: write %2 for it</source>
   <translation># commencerait un commentaire dans %1 : écrivez %2 à la place</translation>
  </message>
  <message>
   <source># would begin a comment in %1: remove it</source>
   <translation># commencerait un commentaire dans %1 : retirez-le</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so %2 matches nothing</source>
   <translation>%1 ne commence ni par / ni par *, %2 ne correspond donc à rien</translation>
  </message>
  <message>
   <source>the path in %1 must begin with / or *, right after the colon</source>
   <translation>le chemin dans %1 doit commencer par / ou *, juste après le deux-points</translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 s</source>
   <comment>%n request / %1 s</comment>
   <translation>
    <numerusform>%n requête / %1 s</numerusform>
    <numerusform>%n requêtes / %1 s</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / s</source>
   <comment>%n request / s</comment>
   <translation>
    <numerusform>%n requête / s</numerusform>
    <numerusform>%n requêtes / s</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 min</source>
   <comment>%n request / %1 min</comment>
   <translation>
    <numerusform>%n requête / %1 min</numerusform>
    <numerusform>%n requêtes / %1 min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / min</source>
   <comment>%n request / min</comment>
   <translation>
    <numerusform>%n requête / min</numerusform>
    <numerusform>%n requêtes / min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 h</source>
   <comment>%n request / %1 h</comment>
   <translation>
    <numerusform>%n requête / %1 h</numerusform>
    <numerusform>%n requêtes / %1 h</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / h</source>
   <comment>%n request / h</comment>
   <translation>
    <numerusform>%n requête / h</numerusform>
    <numerusform>%n requêtes / h</numerusform>
   </translation>
  </message>
  <message>
   <source>no pause</source>
   <translation>aucune pause</translation>
  </message>
  <message>
   <source>no requests</source>
   <translation>aucune requête</translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message>
   <source>No agent called %1 is known. Did you mean %2?</source>
   <translation>Aucun agent connu ne s’appelle %1. Vouliez-vous dire %2 ?</translation>
  </message>
  <message>
   <source>Which names the pattern %1 matches could not be found out, so agents that it names may have been left out</source>
   <translation>Les noms auxquels correspond le motif %1 n’ont pas pu être déterminés, des agents qu’il nomme ont donc pu être laissés de côté</translation>
  </message>
  <message>
   <source>The patterns of User-agent lines overlap in too many ways, so agents that they name were left out</source>
   <translation>Les motifs des lignes User-agent se recoupent de trop de façons, des agents qu’ils nomment ont donc été laissés de côté</translation>
  </message>
  <message>
   <source>The files name more than %1 patterns of agents, so agents that the others name were left out</source>
   <translation>Les fichiers nomment plus de %1 motifs d’agents, des agents que les autres nomment ont donc été laissés de côté</translation>
  </message>
  <message>
   <source>No name could be made that no pattern matches, so agents that no line names were left out</source>
   <translation>Aucun nom ne correspondant à aucun motif n’a pu être formé, les agents qu’aucune ligne ne nomme ont donc été laissés de côté</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 n’est pas l’une des huit catégories</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it</source>
   <translation>%1 n’est pas dans la liste des agents, et aucun fichier ne le nomme</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it: did you mean %2?</source>
   <translation>%1 n’est pas dans la liste des agents, et aucun fichier ne le nomme : vouliez-vous dire %2 ?</translation>
  </message>
  <message>
   <source>An example could not be confirmed: %1</source>
   <translation>Un exemple n’a pas pu être confirmé : %1</translation>
  </message>
  <message>
   <source>The map has more than %1 answers, paths times hours. Ask about one instant, or about fewer agents</source>
   <translation>La carte a plus de %1 réponses, chemins fois heures. Demandez pour un instant ou pour moins d’agents</translation>
  </message>
  <message>
   <source>Paths that match %1 and other rules were too many combinations to decide</source>
   <translation>Les chemins correspondant à %1 et à d’autres règles formaient trop de combinaisons pour trancher</translation>
  </message>
  <message>
   <source>The pattern %1 matches no path: it must begin with / or *</source>
   <translation>Le motif %1 ne correspond à aucun chemin : il doit commencer par / ou *</translation>
  </message>
  <message>
   <source>No agent is %1</source>
   <translation>Aucun agent n’est %1</translation>
  </message>
  <message>
   <source>%1 on %2 at %3: %4</source>
   <translation>%1 sur %2 le %3 : %4</translation>
  </message>
  <message>
   <source>It asks the files of environment %1, which are not these</source>
   <translation>Il interroge les fichiers de l’environnement %1, qui ne sont pas ceux-ci</translation>
  </message>
  <message>
   <source>%1 is a group of agents: write “agents:”</source>
   <translation>%1 est un groupe d’agents : écrivez « agents: »</translation>
  </message>
  <message>
   <source>%1 is not a reading: author, rfc9309, google, koster1994 or known is expected</source>
   <translation>%1 n’est pas une interprétation : author, rfc9309, google, koster1994 ou known est attendu</translation>
  </message>
  <message>
   <source>It is true for all of these agents, paths and times</source>
   <translation>C’est vrai pour l’ensemble de ces agents, chemins et moments</translation>
  </message>
  <message>
   <source>What agents of Google are known to do was not decided for every spelling of a path</source>
   <translation>Ce que les agents de Google font notoirement n’a pas été décidé pour toutes les graphies d’un chemin</translation>
  </message>
  <message>
   <source>%1 reads robots.txt as Google does and other files as all others do: paths with percent escapes could not be compared</source>
   <translation>%1 lit robots.txt comme Google et les autres fichiers comme tous les autres : les chemins encodés avec % n’ont pas pu être comparés</translation>
  </message>
  <message>
   <source>Too many Content-Usage lines match the same paths to join them</source>
   <translation>Trop de lignes Content-Usage correspondent aux mêmes chemins pour les réunir</translation>
  </message>
  <message>
   <source>Every unknown agent</source>
   <translation>Tout agent inconnu</translation>
  </message>
  <message>
   <source>every unknown agent</source>
   <translation>tout agent inconnu</translation>
  </message>
  <message>
   <source>Every unknown %1</source>
   <translation>Tout %1 inconnu</translation>
  </message>
  <message>
   <source>every unknown %1</source>
   <translation>tout %1 inconnu</translation>
  </message>
  <message>
   <source>Agents that match %1</source>
   <translation>Les agents qui correspondent à %1</translation>
  </message>
  <message>
   <source>agents that match %1</source>
   <translation>agents correspondant à %1</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2</source>
   <comment>%1 loses %2</comment>
   <translation>
    <numerusform>%1 perd %2</numerusform>
    <numerusform>%1 perdent %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose everything</source>
   <comment>%1 loses everything</comment>
   <translation>
    <numerusform>%1 perd tout</numerusform>
    <numerusform>%1 perdent tout</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent loses %1</source>
   <translation>Tout agent perd %1</translation>
  </message>
  <message>
   <source>Every agent loses everything</source>
   <translation>Tout agent perd tout</translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for %2</source>
   <comment>%1 must wait for %2</comment>
   <translation>
    <numerusform>%1 doit attendre pour %2</numerusform>
    <numerusform>%1 doivent attendre pour %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for everything</source>
   <comment>%1 must wait for everything</comment>
   <translation>
    <numerusform>%1 doit attendre pour tout</numerusform>
    <numerusform>%1 doivent attendre pour tout</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must wait for %1</source>
   <translation>Tout agent doit attendre pour %1</translation>
  </message>
  <message>
   <source>Every agent must wait for everything</source>
   <translation>Tout agent doit attendre pour tout</translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for %2</source>
   <comment>%1 must ask first for %2</comment>
   <translation>
    <numerusform>%1 doit d’abord demander pour %2</numerusform>
    <numerusform>%1 doivent d’abord demander pour %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for everything</source>
   <comment>%1 must ask first for everything</comment>
   <translation>
    <numerusform>%1 doit d’abord demander pour tout</numerusform>
    <numerusform>%1 doivent d’abord demander pour tout</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must ask first for %1</source>
   <translation>Tout agent doit d’abord demander pour %1</translation>
  </message>
  <message>
   <source>Every agent must ask first for everything</source>
   <translation>Tout agent doit d’abord demander pour tout</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2</source>
   <comment>%1 gains %2</comment>
   <translation>
    <numerusform>%1 gagne %2</numerusform>
    <numerusform>%1 gagnent %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain everything</source>
   <comment>%1 gains everything</comment>
   <translation>
    <numerusform>%1 gagne tout</numerusform>
    <numerusform>%1 gagnent tout</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent gains %1</source>
   <translation>Tout agent gagne %1</translation>
  </message>
  <message>
   <source>Every agent gains everything</source>
   <translation>Tout agent gagne tout</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for %2</source>
   <comment>%1 no longer has to wait for %2</comment>
   <translation>
    <numerusform>%1 n’a plus à attendre pour %2</numerusform>
    <numerusform>%1 n’ont plus à attendre pour %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for anything</source>
   <comment>%1 no longer has to wait for anything</comment>
   <translation>
    <numerusform>%1 n’a plus à attendre pour quoi que ce soit</numerusform>
    <numerusform>%1 n’ont plus à attendre pour quoi que ce soit</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to wait for %1 any longer</source>
   <translation>Aucun agent n’a plus à attendre pour %1</translation>
  </message>
  <message>
   <source>No agent has to wait any longer</source>
   <translation>Aucun agent n’a plus à attendre pour quoi que ce soit</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for %2</source>
   <comment>%1 no longer has to ask for %2</comment>
   <translation>
    <numerusform>%1 n’a plus à demander pour %2</numerusform>
    <numerusform>%1 n’ont plus à demander pour %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for anything</source>
   <comment>%1 no longer has to ask for anything</comment>
   <translation>
    <numerusform>%1 n’a plus à demander pour quoi que ce soit</numerusform>
    <numerusform>%1 n’ont plus à demander pour quoi que ce soit</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to ask for %1 any longer</source>
   <translation>Aucun agent n’a plus à demander pour %1</translation>
  </message>
  <message>
   <source>No agent has to ask any longer</source>
   <translation>Aucun agent n’a plus à demander pour quoi que ce soit</translation>
  </message>
  <message>
   <source>%1 (the whole path)</source>
   <translation>%1 (le chemin entier)</translation>
  </message>
  <message>
   <source>%1 (written just so)</source>
   <translation>%1 (écrit exactement ainsi)</translation>
  </message>
  <message>
   <source>Every agent except %1</source>
   <translation>Tout agent sauf %1</translation>
  </message>
  <message>
   <source>%1 (%2 line %3: %4)</source>
   <translation>%1 (%2 ligne %3 : %4)</translation>
  </message>
  <message>
   <source>%1 (before: %2 line %3: %4)</source>
   <translation>%1 (avant : %2 ligne %3 : %4)</translation>
  </message>
  <message>
   <source>unstated</source>
   <translation>non déclaré</translation>
  </message>
  <message>
   <source>Every agent</source>
   <translation>Tout agent</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4</source>
   <translation>%1 : %2 était %3, devient %4</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4, for %5</source>
   <translation>%1 : %2 était %3, devient %4, pour %5</translation>
  </message>
  <message numerus="yes">
   <source>%n more agents</source>
   <comment>%n more agent</comment>
   <translation>
    <numerusform>%n autre agent</numerusform>
    <numerusform>%n autres agents</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more places</source>
   <comment>%n more place</comment>
   <translation>
    <numerusform>%n autre endroit</numerusform>
    <numerusform>%n autres endroits</numerusform>
   </translation>
  </message>
  <message>
   <source>the policy files</source>
   <translation>les fichiers de politique</translation>
  </message>
  <message>
   <source>what matches both %1</source>
   <translation>ce qui correspond à la fois à %1</translation>
  </message>
  <message>
   <source>everything except %1</source>
   <translation>tout sauf %1</translation>
  </message>
  <message>
   <source>%1 except %2</source>
   <translation>%1 sauf %2</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>cadence</translation>
  </message>
  <message>
   <source>%1, %2 UTC</source>
   <translation>%1, %2 UTC</translation>
  </message>
  <message>
   <source>The search was stopped before its end</source>
   <translation>La recherche a été arrêtée avant la fin</translation>
  </message>
  <message>
   <source>The search reached its limit before all combinations were compared</source>
   <translation>La recherche a atteint sa limite avant que toutes les combinaisons soient comparées</translation>
  </message>
  <message>
   <source>asked at this very time</source>
   <translation>demandé à l’instant même</translation>
  </message>
  <message numerus="yes">
   <source>asked %n days earlier</source>
   <comment>asked %n day earlier</comment>
   <translation>
    <numerusform>demandé %n jour avant</numerusform>
    <numerusform>demandé %n jours avant</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n hours earlier</source>
   <comment>asked %n hour earlier</comment>
   <translation>
    <numerusform>demandé %n heure avant</numerusform>
    <numerusform>demandé %n heures avant</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n minutes earlier</source>
   <comment>asked %n minute earlier</comment>
   <translation>
    <numerusform>demandé %n minute avant</numerusform>
    <numerusform>demandé %n minutes avant</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n seconds earlier</source>
   <comment>asked %n second earlier</comment>
   <translation>
    <numerusform>demandé %n seconde avant</numerusform>
    <numerusform>demandé %n secondes avant</numerusform>
   </translation>
  </message>
  <message>
   <source>for %1</source>
   <translation>pour %1</translation>
  </message>
  <message>
   <source>the rehearsed site has no ask endpoint, so the answer is no</source>
   <translation>le site simulé n’a pas de point d’accès ask, la réponse est donc no</translation>
  </message>
  <message>
   <source>the agent must ask first: the ask rehearsal has no answer for %1 at this time</source>
   <translation>l’agent doit d’abord demander : la simulation de ask n’a pas de réponse pour %1 à ce moment</translation>
  </message>
  <message>
   <source>the agent must ask first; no answers are rehearsed for this site</source>
   <translation>l’agent doit d’abord demander ; aucune réponse n’est simulée pour ce site</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says no</source>
   <translation>la ligne %1 de la simulation de ask (%2) dit no</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for 24 hours</source>
   <translation>la ligne %1 de la simulation de ask (%2) dit yes, pour 24 heures</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for this request</source>
   <translation>la ligne %1 de la simulation de ask (%2) dit yes, pour cette requête</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) has expired: the agent must ask again</source>
   <translation>la ligne %1 de la simulation de ask (%2) a expiré : l’agent doit redemander</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) does not cover this path, so the answer is no</source>
   <translation>la ligne %1 de la simulation de ask (%2) ne couvre pas ce chemin, la réponse est donc no</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says to try again later: until then the agent must ask</source>
   <translation>la ligne %1 de la simulation de ask (%2) dit de réessayer plus tard : d’ici là, l’agent doit demander</translation>
  </message>
  <message>
   <source>names this agent</source>
   <translation>nomme cet agent</translation>
  </message>
  <message>
   <source>no group names %1, and its operator says that it then follows the group for %2</source>
   <translation>aucun groupe ne nomme %1, et son exploitant dit qu’il suit alors le groupe de %2</translation>
  </message>
  <message>
   <source>the pattern matches %1</source>
   <translation>le motif correspond à %1</translation>
  </message>
  <message>
   <source>no other group names this agent, so the group for * applies</source>
   <translation>aucun autre groupe ne nomme cet agent, le groupe * s’applique donc</translation>
  </message>
  <message>
   <source>names no agent</source>
   <translation>ne nomme aucun agent</translation>
  </message>
  <message>
   <source>not for %1, which has its own group in line %2: * is for agents that no other group names</source>
   <translation>pas pour %1, qui a son propre groupe à la ligne %2 : * vaut pour les agents qu’aucun autre groupe ne nomme</translation>
  </message>
  <message>
   <source>not for %1, which follows the group for %3 in line %2: * is for agents that no other group names</source>
   <translation>pas pour %1, qui suit le groupe de %3 à la ligne %2 : * vaut pour les agents qu’aucun autre groupe ne nomme</translation>
  </message>
  <message>
   <source>not for %1, which the pattern in line %2 matches: * is for agents that no other group names</source>
   <translation>pas pour %1, auquel correspond le motif de la ligne %2 : * vaut pour les agents qu’aucun autre groupe ne nomme</translation>
  </message>
  <message>
   <source>does not reach %1: its operator says that it follows only groups that name it</source>
   <translation>n’atteint pas %1 : son exploitant dit qu’il ne suit que les groupes qui le nomment</translation>
  </message>
  <message>
   <source>does not apply to this agent</source>
   <translation>ne s’applique pas à cet agent</translation>
  </message>
  <message>
   <source>%1 follows this group only if no better one names it, and line %2 does</source>
   <translation>%1 ne suit ce groupe que si aucun meilleur ne le nomme, et la ligne %2 le fait</translation>
  </message>
  <message>
   <source>names another agent</source>
   <translation>nomme un autre agent</translation>
  </message>
  <message>
   <source>the pattern does not match %1</source>
   <translation>le motif ne correspond pas à %1</translation>
  </message>
  <message>
   <source>not read: of a file's patterns only the first %1 count</source>
   <translation>non lu : des motifs d’un fichier, seuls les %1 premiers comptent</translation>
  </message>
  <message>
   <source>not a valid pattern: it matches no agent</source>
   <translation>motif non valide : ne correspond à aucun agent</translation>
  </message>
  <message>
   <source>the pattern matches %1, but line %2 has its name, and a name comes before a pattern</source>
   <translation>le motif correspond à %1, mais la ligne %2 porte son nom, et un nom passe avant un motif</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is longer</source>
   <translation>le motif correspond à %1, mais celui de la ligne %2 est plus long</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is as long and comes first</source>
   <translation>le motif correspond à %1, mais celui de la ligne %2 est aussi long et vient en premier</translation>
  </message>
  <message>
   <source>%1, because %2</source>
   <translation>%1, car %2</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4, because %5</source>
   <translation>%1 — %2 ligne %3, %4, car %5</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4</source>
   <translation>%1 — %2 ligne %3, %4</translation>
  </message>
  <message>
   <source>%1 is not an expectation: write allow, deny, later, ask, “not” before one of these, or a row of the use table such as “train: no”</source>
   <translation>%1 n’est pas un résultat attendu : écrivez allow, deny, later, ask, « not » devant l’un d’eux, ou une ligne du tableau des usages telle que « train: no »</translation>
  </message>
  <message>
   <source>%1 is not a directive of the use table</source>
   <translation>%1 n’est pas une directive du tableau des usages</translation>
  </message>
  <message>
   <source>the path is empty</source>
   <translation>le chemin est vide</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4 at %5: %3 expected</source>
   <translation>%1 sur %2 selon l’interprétation %4 le %5 : %3 attendu</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4: %3 expected</source>
   <translation>%1 sur %2 selon l’interprétation %4 : %3 attendu</translation>
  </message>
  <message>
   <source>%1 on %2: %3 expected</source>
   <translation>%1 sur %2 : %3 attendu</translation>
  </message>
  <message>
   <source>%1 on %2 at %4: %3 expected</source>
   <translation>%1 sur %2 le %4 : %3 attendu</translation>
  </message>
  <message>
   <source>%1, if the answer is %2</source>
   <translation>%1, si la réponse est %2</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt</source>
   <translation>d’après la documentation, %1 ignore robots.txt</translation>
  </message>
  <message>
   <source>no group applies to it</source>
   <translation>aucun groupe ne s’adresse à lui</translation>
  </message>
  <message>
   <source>the group for * is read instead</source>
   <translation>le groupe * est lu à la place</translation>
  </message>
  <message>
   <source>another group is read instead</source>
   <translation>un autre groupe est lu à la place</translation>
  </message>
  <message>
   <source>The author's reading: %1. %3: %2</source>
   <translation>Interprétation de l’auteur : %1. %3 : %2</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; a robot of 1994 knows robots.txt alone</source>
   <translation>%1 ligne %2, %3 décide ; un robot de 1994 ne connaît que robots.txt</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 is not known to read %1</source>
   <translation>%1 ligne %2, %3 décide ; rien n’indique que %4 lise %1</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 knows robots.txt alone</source>
   <translation>%1 ligne %2, %3 décide ; %4 ne connaît que robots.txt</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); a robot of 1994 has no such fall-back: %4</source>
   <translation>Aucun groupe ne nomme %1 : son exploitant dit qu’il respecte alors %2 (ligne %3) ; un robot de 1994 n’a pas un tel repli : %4</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); %5 has no such fall-back: %4</source>
   <translation>Aucun groupe ne nomme %1 : son exploitant dit qu’il respecte alors %2 (ligne %3) ; %5 n’a pas un tel repli : %4</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for a robot of 1994 it is plain text that names nobody: %3</source>
   <translation>Ligne %1, %2 : l’auteur veut dire un motif ; pour un robot de 1994, c’est du texte simple qui ne nomme personne : %3</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for %4 it is plain text that names nobody: %3</source>
   <translation>Ligne %1, %2 : l’auteur veut dire un motif ; pour %4, c’est du texte simple qui ne nomme personne : %3</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; a robot of 1994 does not know that</source>
   <translation>D’après sa documentation, %1 n’obéit pas aux groupes * ; un robot de 1994 ne le sait pas</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; %2 does not know that</source>
   <translation>D’après sa documentation, %1 n’obéit pas aux groupes * ; %2 ne le sait pas</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt reads only a–z, A–Z, - and _ and cuts %3 to “%4”: %5</source>
   <translation>Ligne %1, %2 : google/robotstxt ne lit que les lettres, - et _, et coupe %3 en « %4 » : %5</translation>
  </message>
  <message>
   <source>Line %1, %2 is in no record of 1994 that contains rules for it: %3</source>
   <translation>Ligne %1, %2 ne figure dans aucun enregistrement de 1994 qui contienne des règles pour lui : %3</translation>
  </message>
  <message>
   <source>Line %1, %2: in 1994 the first record that contains part of the name counted, and %3 contains “%4”</source>
   <translation>Ligne %1, %2 : en 1994 comptait le premier enregistrement contenant une partie du nom, et %3 contient « %4 »</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; a robot of 1994 knows no versions and reads it</source>
   <translation>Ligne %1, %2 rend le groupe expérimental, comme s’il n’existait pas ; un robot de 1994 ne connaît pas de versions et le lit</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; %3 knows no versions and reads it</source>
   <translation>Ligne %1, %2 rend le groupe expérimental, comme s’il n’existait pas ; %3 ne connaît pas de versions et le lit</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt cuts it to “%3”, which names this agent</source>
   <translation>Ligne %1, %2 : google/robotstxt le coupe en « %3 », qui nomme cet agent</translation>
  </message>
  <message>
   <source>Line %1, %2 has no colon and decides nothing; google/robotstxt reads it as if it had one</source>
   <translation>Ligne %1, %2 n’a pas de deux-points et est sans effet ; google/robotstxt la lit comme s’il y en avait un</translation>
  </message>
  <message>
   <source>Line %1, %2: its key is not known and decides nothing; google/robotstxt takes it for %3</source>
   <translation>Ligne %1, %2 : sa clé n’est pas connue et est sans effet ; google/robotstxt la prend pour %3</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; a robot of 1994 reads one key per line and does not see it</source>
   <translation>Ligne %1, %2 contient une règle sur la ligne User-agent ; un robot de 1994 lit une clé par ligne et ne la voit pas</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; %3 reads one key per line and does not see it</source>
   <translation>Ligne %1, %2 contient une règle sur la ligne User-agent ; %3 lit une clé par ligne et ne la voit pas</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; a robot of 1994 reads them as prefixes, the topmost rule first</source>
   <translation>Ligne %1, %2 en fait un groupe de la norme 2.0 : les chemins sont exacts ou des motifs de type shell, dans leur propre ordre ; un robot de 1994 les lit comme des préfixes, la règle du haut en premier</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; %3 reads them as prefixes, the longest rule first</source>
   <translation>Ligne %1, %2 en fait un groupe de la norme 2.0 : les chemins sont exacts ou des motifs de type shell, dans leur propre ordre ; %3 les lit comme des préfixes, la plus longue règle en premier</translation>
  </message>
  <message>
   <source>Line %1, %2 begins a run of User-agent lines that other lines do not end, so line %3 is for all of them; a robot of 1994 ends the record at the blank line</source>
   <translation>Ligne %1, %2 commence une suite de lignes User-agent que d’autres lignes ne terminent pas, la ligne %3 vaut donc pour toutes ; un robot de 1994 termine l’enregistrement à la ligne vide</translation>
  </message>
  <message>
   <source>Line %1, %2 comes after a blank line, which ended the record in 1994</source>
   <translation>Ligne %1, %2 se trouve après une ligne vide, qui terminait l’enregistrement en 1994</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt lets it allow its folder as well</source>
   <translation>Ligne %1, %2 : pour google/robotstxt, elle autorise aussi son dossier</translation>
  </message>
  <message>
   <source>Line %1, %2: percent escapes are compared as written by google/robotstxt, which decodes none</source>
   <translation>Ligne %1, %2 : google/robotstxt compare les séquences % telles qu’écrites et n’en décode aucune</translation>
  </message>
  <message>
   <source>Line %1, %2: * and $ were ordinary characters in 1994, so it does not match</source>
   <translation>Ligne %1, %2 : * et $ étaient des caractères ordinaires en 1994, elle ne correspond donc pas</translation>
  </message>
  <message>
   <source>Line %1, %2 comes before line %3: in 1994 the first rule that matched decided, not the longest</source>
   <translation>Ligne %1, %2 se trouve au-dessus de la ligne %3 : en 1994, la première règle qui correspondait décidait, non la plus longue</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; a robot of 1994 understands only rules</source>
   <translation>Ligne %1 : Visit-time dans robots.txt est pour les robots qui connaissent le standard 2.0 ; un robot de 1994 ne comprend que les règles</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; %2 understands only rules</source>
   <translation>Ligne %1 : Visit-time dans robots.txt est pour les robots qui connaissent le standard 2.0 ; %2 ne comprend que les règles</translation>
  </message>
  <message>
   <source>The author's reading: %1. A robot of 1994: %2</source>
   <translation>Interprétation de l’auteur : %1. Un robot de 1994 : %2</translation>
  </message>
  <message>
   <source>asked: %1</source>
   <translation>demandé : %1</translation>
  </message>
  <message>
   <source>%1 is not known to obey %2</source>
   <translation>rien n’indique que %1 obéisse à %2</translation>
  </message>
  <message>
   <source>%1 is not known to read %2</source>
   <translation>rien n’indique que %1 lise %2</translation>
  </message>
  <message>
   <source>Yes — %1</source>
   <translation>Oui — %1</translation>
  </message>
  <message>
   <source>No — %1</source>
   <translation>Non — %1</translation>
  </message>
  <message>
   <source>Later — %1</source>
   <translation>Plus tard — %1</translation>
  </message>
  <message>
   <source>Ask first — %1</source>
   <translation>Demander d’abord — %1</translation>
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
   <source>later</source>
   <translation>plus tard</translation>
  </message>
  <message>
   <source>ask first</source>
   <translation>demander d’abord</translation>
  </message>
  <message>
   <source>%1 line %2, %3</source>
   <translation>%1 ligne %2, %3</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 depuis %2</translation>
  </message>
  <message>
   <source>%1 must be open too</source>
   <translation>%1 : cette plage doit aussi être ouverte</translation>
  </message>
  <message>
   <source>opens %1</source>
   <translation>ouvre %1</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>n’ouvre jamais</translation>
  </message>
  <message>
   <source>open until %1</source>
   <translation>ouvert jusqu’à %1</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: it comes all the same</source>
   <translation>d’après la documentation, %1 ignore robots.txt : il vient quand même</translation>
  </message>
  <message>
   <source>%1 is not known to read %2: without it, %3</source>
   <translation>rien n’indique que %1 lise %2 : sans ce fichier, %3</translation>
  </message>
  <message>
   <source>%1 is not known to obey Visit-time: without it, %2</source>
   <translation>rien n’indique que %1 obéisse à Visit-time : sans cette ligne, %2</translation>
  </message>
  <message>
   <source>for %1, as it is documented to read robots.txt, %2: %3</source>
   <translation>pour %1, selon sa lecture documentée de robots.txt, %2 : %3</translation>
  </message>
  <message>
   <source>no group names %1, and groups for * do not reach it</source>
   <translation>aucun groupe ne nomme %1, et les groupes * ne l’atteignent pas</translation>
  </message>
  <message>
   <source>no policy file applies to it</source>
   <translation>aucun fichier de politique ne s’applique à lui</translation>
  </message>
  <message>
   <source>no group names it</source>
   <translation>aucun groupe ne le nomme</translation>
  </message>
  <message>
   <source>its group allows only other paths</source>
   <translation>son groupe n’autorise que d’autres chemins</translation>
  </message>
  <message>
   <source>no rule matches this path</source>
   <translation>aucune règle ne correspond à ce chemin</translation>
  </message>
  <message>
   <source>policy files may always be fetched</source>
   <translation>les fichiers de politique peuvent toujours être récupérés</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>d’après la documentation, il ignore robots.txt</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched (%1)</source>
   <translation>robots.txt ne peut pas être récupéré (%1)</translation>
  </message>
  <message>
   <source>robots.txt could not be fetched for a long time (%1)</source>
   <translation>robots.txt n’a pas pu être récupéré pendant longtemps (%1)</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it an %2</source>
   <translation>%1 ne déclare aucune catégorie ; le registre le classe comme %2</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it a %2</source>
   <translation>%1 ne déclare aucune catégorie ; le registre le classe comme %2</translation>
  </message>
  <message>
   <source>twice the time of the last document, at least 10 s</source>
   <translation>deux fois la durée du dernier document, au moins 10 s</translation>
  </message>
  <message>
   <source>%1 never fetches: this is about use</source>
   <translation>%1 ne récupère jamais : ceci concerne l’usage</translation>
  </message>
  <message>
   <source>pace %1</source>
   <translation>cadence %1</translation>
  </message>
  <message>
   <source>pace polite</source>
   <translation>cadence modérée</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1</source>
   <translation>mais un concurrent ne peut pas le lire : %1</translation>
  </message>
  <message>
   <source>%1: %2 (policy token)</source>
   <translation>%1 : %2 (jeton de politique)</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>ces fichiers ne s’appliquent pas à %1</translation>
  </message>
  <message>
   <source>%1; %2</source>
   <translation>%1 ; %2</translation>
  </message>
  <message>
   <source>%1 · %2</source>
   <translation>%1 · %2</translation>
  </message>
  <message>
   <source>no rule matches this path, so it is allowed</source>
   <translation>aucune règle ne correspond à ce chemin, il est donc autorisé</translation>
  </message>
  <message>
   <source>robots.txt read by RFC 9309 alone: no 2.0 groups, no pattern agents, no fall-back tokens</source>
   <translation>robots.txt lu selon la seule RFC 9309 : ni groupes 2.0, ni agents par motif, ni jetons de repli</translation>
  </message>
  <message>
   <source>robots.txt read as google/robotstxt does</source>
   <translation>robots.txt lu comme le fait google/robotstxt</translation>
  </message>
  <message>
   <source>robots.txt read as in 1994: first matching record, first matching rule, plain prefixes</source>
   <translation>robots.txt lu comme en 1994 : premier enregistrement qui correspond, première règle qui correspond, simples préfixes</translation>
  </message>
  <message>
   <source>a policy file may always be fetched, or no agent could learn the policy (Gatepost's choice)</source>
   <translation>un fichier de politique peut toujours être récupéré, sinon aucun agent ne connaîtrait la politique (choix de Gatepost)</translation>
  </message>
  <message>
   <source>Content-Usage is about what may be fetched: it does not apply to a path that robots.txt denies</source>
   <translation>Content-Usage porte sur ce qui peut être récupéré : il ne s’applique pas à un chemin que robots.txt refuse</translation>
  </message>
  <message>
   <source>the registry does not know this agent; it is taken to be an AI agent</source>
   <translation>le registre ne connaît pas cet agent ; il est pris pour un agent d’IA</translation>
  </message>
  <message>
   <source>%1 never fetches: the verdict is about the use of content that other crawlers fetch</source>
   <translation>%1 ne récupère jamais : le verdict porte sur l’usage du contenu que d’autres robots récupèrent</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so it may come all the same</source>
   <translation>d’après la documentation, %1 ignore robots.txt ; il peut donc venir quand même</translation>
  </message>
  <message>
   <source>%1 is retired: its operator no longer sends it</source>
   <translation>%1 est retiré : son exploitant ne l’envoie plus</translation>
  </message>
  <message>
   <source>these files apply to %1 only; the answer is given as if %2 were the same host</source>
   <translation>ces fichiers ne s’appliquent qu’à %1 ; la réponse est donnée comme si %2 était le même hôte</translation>
  </message>
  <message>
   <source>nothing is documented of this agent: the files are read as their author meant them</source>
   <translation>rien n’est documenté sur cet agent : les fichiers sont lus comme leur auteur l’entendait</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: nothing here keeps it out</source>
   <translation>d’après la documentation, %1 ignore robots.txt : rien ici ne l’écarte</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by google/robotstxt, with its fall-back tokens</source>
   <translation>lu comme le fait %1 d’après la documentation : par google/robotstxt, avec ses jetons de repli</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by RFC 9309, with its fall-back tokens</source>
   <translation>lu comme le fait %1 d’après la documentation : selon la RFC 9309, avec ses jetons de repli</translation>
  </message>
  <message>
   <source>%1 is not known to read this file</source>
   <translation>rien n’indique que %1 lise ce fichier</translation>
  </message>
  <message>
   <source>a crawler of this reading knows robots.txt alone</source>
   <translation>un robot de cette interprétation ne connaît que robots.txt</translation>
  </message>
  <message>
   <source>robots-ai.txt does not apply to this agent: it is not an AI agent</source>
   <translation>robots-ai.txt ne s’applique pas à cet agent : ce n’est pas un agent d’IA</translation>
  </message>
  <message>
   <source>its * group does not count: an earlier file has a group that applies</source>
   <translation>son groupe * ne compte pas : un fichier antérieur a un groupe qui s’applique</translation>
  </message>
  <message>
   <source>its groups do not count: an earlier file has a group for this agent</source>
   <translation>ses groupes ne comptent pas : un fichier antérieur a un groupe pour cet agent</translation>
  </message>
  <message>
   <source>no group names this agent, and none names *</source>
   <translation>aucun groupe ne nomme cet agent, et aucun ne nomme *</translation>
  </message>
  <message>
   <source>no group names this agent: those for * apply</source>
   <translation>aucun groupe ne nomme cet agent : ceux de * s’appliquent</translation>
  </message>
  <message>
   <source>a group names this agent</source>
   <translation>un groupe nomme cet agent</translation>
  </message>
  <message>
   <source>no group names this agent</source>
   <translation>aucun groupe ne nomme cet agent</translation>
  </message>
  <message>
   <source>a group of the extended standard 2.0: whole paths and shell patterns, in its own order (a bare “Disallow: *” means everything else, Gatepost's choice)</source>
   <translation>un groupe de la norme étendue 2.0 : chemins entiers et motifs de type shell, dans leur propre ordre (« Disallow: * » seul signifie tout le reste, choix de Gatepost)</translation>
  </message>
  <message>
   <source>version %1 is unknown: its group is read as one of 2.0 (Gatepost's choice)</source>
   <translation>la version %1 est inconnue : son groupe est lu comme un groupe 2.0 (choix de Gatepost)</translation>
  </message>
  <message>
   <source># begins a comment anywhere in User-agent, Allow and Disallow lines, as in robots.txt (Gatepost's choice)</source>
   <translation># commence un commentaire n’importe où dans les lignes User-agent, Allow et Disallow, comme dans robots.txt (choix de Gatepost)</translation>
  </message>
  <message>
   <source>a plain group: this agent's 2.0 group is read instead</source>
   <translation>un groupe simple : le groupe 2.0 de cet agent est lu à la place</translation>
  </message>
  <message>
   <source>the Robot-version is experimental, so the group is as if it were not there</source>
   <translation>Robot-version est expérimental, le groupe est donc comme absent</translation>
  </message>
  <message>
   <source>the group has only Allow rules, and none matches, so the path is disallowed</source>
   <translation>le groupe n’a que des règles Allow, et aucune ne correspond ; le chemin est donc interdit</translation>
  </message>
  <message>
   <source>decides</source>
   <translation>décide</translation>
  </message>
  <message>
   <source>robots.txt allows this path by a rule, and robots.txt wins</source>
   <translation>robots.txt autorise ce chemin par une règle, et robots.txt l’emporte</translation>
  </message>
  <message>
   <source>says so, but the agent is documented to ignore it</source>
   <translation>le dit, mais d’après la documentation l’agent l’ignore</translation>
  </message>
  <message>
   <source>a policy file may always be fetched</source>
   <translation>un fichier de politique peut toujours être récupéré</translation>
  </message>
  <message>
   <source>denies too, but an earlier file decides</source>
   <translation>refuse aussi, mais un fichier antérieur décide</translation>
  </message>
  <message>
   <source>allows too, but an earlier file decides</source>
   <translation>autorise aussi, mais un fichier antérieur décide</translation>
  </message>
  <message>
   <source>allows in this file, but something else denies or delays the fetch</source>
   <translation>autorise dans ce fichier, mais autre chose refuse ou retarde la récupération</translation>
  </message>
  <message>
   <source>does not match this path</source>
   <translation>ne correspond pas à ce chemin</translation>
  </message>
  <message>
   <source>empty, so it is not a rule</source>
   <translation>vide, ce n’est donc pas une règle</translation>
  </message>
  <message>
   <source>not a rule: a path begins with / or with *</source>
   <translation>n’est pas une règle : un chemin commence par / ou par *</translation>
  </message>
  <message numerus="yes">
   <source>shorter: %1 &lt; %n bytes</source>
   <comment>shorter: %1 &lt; %n byte</comment>
   <translation>
    <numerusform>plus courte : %1 &lt; %n octet</numerusform>
    <numerusform>plus courte : %1 &lt; %n octets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>same length (%n bytes): Allow decides</source>
   <comment>same length (%n byte): Allow decides</comment>
   <translation>
    <numerusform>même longueur (%n octet) : Allow décide</numerusform>
    <numerusform>même longueur (%n octets) : Allow décide</numerusform>
   </translation>
  </message>
  <message>
   <source>same rule as an earlier line</source>
   <translation>même règle qu’une ligne antérieure</translation>
  </message>
  <message>
   <source>another rule comes first in the order of the 2.0 standard</source>
   <translation>une autre règle vient en premier dans l’ordre de la norme 2.0</translation>
  </message>
  <message>
   <source>an earlier line decides</source>
   <translation>une ligne antérieure décide</translation>
  </message>
  <message>
   <source>open now</source>
   <translation>ouvert maintenant</translation>
  </message>
  <message>
   <source>closed now; these are the next hours</source>
   <translation>fermé maintenant ; ce sont les prochaines heures</translation>
  </message>
  <message>
   <source>closed now</source>
   <translation>fermé maintenant</translation>
  </message>
  <message>
   <source>%1 both state hours, and both are open now</source>
   <translation>%1 indiquent tous deux des heures, et les deux plages sont ouvertes maintenant</translation>
  </message>
  <message>
   <source>%1 both state hours, and both must be open: the next time is %2</source>
   <translation>%1 indiquent tous deux des heures, et les deux plages doivent être ouvertes : prochain moment, %2</translation>
  </message>
  <message>
   <source>%1 both state hours, and these never overlap: the agent may never come</source>
   <translation>%1 indiquent tous deux des heures, qui ne se recoupent jamais : l’agent ne peut jamais venir</translation>
  </message>
  <message>
   <source>sets the pace</source>
   <translation>fixe la cadence</translation>
  </message>
  <message>
   <source>these hours do not include this time</source>
   <translation>ces heures ne comprennent pas ce moment</translation>
  </message>
  <message>
   <source>a line with hours that include this time comes first</source>
   <translation>une ligne dont les heures comprennent ce moment vient en premier</translation>
  </message>
  <message>
   <source>a slower pace counts</source>
   <translation>une cadence plus lente compte</translation>
  </message>
  <message>
   <source>the 2.0 group states no pace, so the rule of thumb applies: wait twice as long as the last document took, at least 10 s</source>
   <translation>le groupe 2.0 n’indique aucun rythme, la règle empirique s’applique donc : attendre deux fois le temps qu’a pris le dernier document, au moins 10 s</translation>
  </message>
  <message>
   <source>%1 is documented to ignore Crawl-delay</source>
   <translation>d’après la documentation, %1 ignore Crawl-delay</translation>
  </message>
  <message>
   <source>%1 never fetches, so a pace means nothing to it</source>
   <translation>%1 ne récupère jamais, une cadence n’a donc aucun sens pour lui</translation>
  </message>
  <message>
   <source>allows crawling</source>
   <translation>autorise l’exploration</translation>
  </message>
  <message>
   <source>the visiting hours come first, and they are closed</source>
   <translation>les heures de visite viennent en premier, et elles sont fermées</translation>
  </message>
  <message>
   <source>a path rule denies the fetch already</source>
   <translation>une règle de chemin refuse déjà la récupération</translation>
  </message>
  <message>
   <source>the agent is taken to be a competitor, so it may neither read nor use anything</source>
   <translation>l’agent est pris pour un concurrent, il ne peut donc rien lire ni utiliser</translation>
  </message>
  <message>
   <source>binds competitors only</source>
   <translation>ne lie que les concurrents</translation>
  </message>
  <message>
   <source>the chain stops before %1: %2</source>
   <translation>la chaîne s’arrête avant %1 : %2</translation>
  </message>
 </context>
</TS>
