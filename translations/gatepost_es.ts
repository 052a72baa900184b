<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
 <context>
  <name>access</name>
  <message>
   <source>%1 is not an answer: write a status from 100 to 599, or dns, connect, tls, timeout, truncated or redirects</source>
   <translation>%1 no es una respuesta: escriba un estado de 100 a 599, o dns, connect, tls, timeout, truncated o redirects</translation>
  </message>
  <message>
   <source>since=%1: a number and s, m, h or d is expected, as in since=2h, at most ten years</source>
   <translation>since=%1: se espera un número con s, m, h o d, como en since=2h, diez años como máximo</translation>
  </message>
  <message>
   <source>copy=%1: yes or no is expected</source>
   <translation>copy=%1: se espera yes o no</translation>
  </message>
  <message>
   <source>type=%1: text or html is expected</source>
   <translation>type=%1: se espera text o html</translation>
  </message>
  <message>
   <source>%1 does not follow an answer: since=, copy= or type= is expected</source>
   <translation>%1 no puede seguir a una respuesta: se espera since=, copy= o type=</translation>
  </message>
  <message>
   <source>its name has no address</source>
   <translation>su nombre no tiene dirección</translation>
  </message>
  <message>
   <source>no connection</source>
   <translation>sin conexión</translation>
  </message>
  <message>
   <source>no secure connection</source>
   <translation>sin conexión segura</translation>
  </message>
  <message>
   <source>no answer in time</source>
   <translation>sin respuesta a tiempo</translation>
  </message>
  <message>
   <source>an answer that was cut off</source>
   <translation>una respuesta cortada</translation>
  </message>
  <message>
   <source>too many redirects</source>
   <translation>demasiadas redirecciones</translation>
  </message>
  <message>
   <source>its lines count</source>
   <translation>sus líneas cuentan</translation>
  </message>
  <message>
   <source>its first 512,000 bytes count, the rest is ignored</source>
   <translation>sus primeros 512.000 bytes cuentan, el resto se ignora</translation>
  </message>
  <message>
   <source>it states nothing, as if there were no such file</source>
   <translation>no dice nada, como si no existiera tal archivo</translation>
  </message>
  <message>
   <source>the last good copy counts</source>
   <translation>cuenta la última copia buena</translation>
  </message>
  <message>
   <source>every path is denied</source>
   <translation>todas las rutas están prohibidas</translation>
  </message>
  <message>
   <source>nothing is fetched for now; the file is asked for again</source>
   <translation>por ahora no se obtiene nada; el archivo se vuelve a pedir</translation>
  </message>
  <message>
   <source>every path is allowed if the start page answers, which is not known here</source>
   <translation>todas las rutas están permitidas si la página de inicio responde, lo que aquí no se sabe</translation>
  </message>
  <message>
   <source>every path is allowed; a crawler may also go on with the copy it has</source>
   <translation>todas las rutas están permitidas; un rastreador también puede seguir con su copia</translation>
  </message>
  <message numerus="yes">
   <source>%n days</source>
   <comment>%n day</comment>
   <translation>
    <numerusform>%n día</numerusform>
    <numerusform>%n días</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hours</source>
   <comment>%n hour</comment>
   <translation>
    <numerusform>%n hora</numerusform>
    <numerusform>%n horas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minutes</source>
   <comment>%n minute</comment>
   <translation>
    <numerusform>%n minuto</numerusform>
    <numerusform>%n minutos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n seconds</source>
   <comment>%n second</comment>
   <translation>
    <numerusform>%n segundo</numerusform>
    <numerusform>%n segundos</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 for %2: %3 (%4)</source>
   <translation>%1 desde hace %2: %3 (%4)</translation>
  </message>
  <message>
   <source>%1: %2 (%3)</source>
   <translation>%1: %2 (%3)</translation>
  </message>
  <message>
   <source>%1; not documented</source>
   <translation>%1; sin documentar</translation>
  </message>
  <message>
   <source>%1 is not a file that an answer can be stated for: robots.txt, robots-ai.txt, robots2.txt or / is expected</source>
   <translation>%1 no es un archivo para el que se pueda indicar una respuesta: se espera robots.txt, robots-ai.txt, robots2.txt o /</translation>
  </message>
  <message>
   <source>an answer for %1 is stated twice</source>
   <translation>se indica dos veces una respuesta para %1</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 desde hace %2</translation>
  </message>
  <message>
   <source>%1, without a copy</source>
   <translation>%1, sin copia</translation>
  </message>
  <message>
   <source>%1 is answered with %2</source>
   <translation>%1 recibe como respuesta %2</translation>
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
   <translation>%1 no es %2</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 no es una de las ocho categorías</translation>
  </message>
  <message>
   <source>%1 is not a day such as 2026-11-22</source>
   <translation>%1 no es una fecha como 2026-11-22</translation>
  </message>
  <message>
   <source>the value is not plain text: it contains control or invisible characters, or bytes that are not UTF-8</source>
   <translation>el valor no es texto sin formato: contiene caracteres de control o invisibles, o bytes que no son UTF-8</translation>
  </message>
  <message>
   <source>%1 is not a name of an agent</source>
   <translation>%1 no es un nombre de agente</translation>
  </message>
  <message>
   <source>%1 is not a web address</source>
   <translation>%1 no es una dirección web</translation>
  </message>
  <message>
   <source>%1 is neither an https address of a list nor a prefix such as 192.0.2.0/24</source>
   <translation>%1 no es ni la dirección https de una lista ni un prefijo como 192.0.2.0/24</translation>
  </message>
  <message>
   <source>%1 is not the end of a host name</source>
   <translation>%1 no es el final de un nombre de host</translation>
  </message>
  <message>
   <source>longer than %1 bytes</source>
   <translation>más largo que %1 bytes</translation>
  </message>
  <message>
   <source>%1: new</source>
   <translation>%1: nuevo</translation>
  </message>
  <message>
   <source>%1: new, %2</source>
   <translation>%1: nuevo, %2</translation>
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
   <translation>la lista ocupa más de 1 MiB</translation>
  </message>
  <message>
   <source>line %1: %2</source>
   <translation>línea %1: %2</translation>
  </message>
  <message>
   <source>a list of version %1; this program reads version 2: a newer Gatepost may read it</source>
   <translation>una lista de la versión %1; este programa lee la versión 2: quizá la lea un Gatepost más reciente</translation>
  </message>
  <message>
   <source>the list is not the one that its first line names: it was changed or cut on its way</source>
   <translation>la lista no es la que indica su primera línea: se modificó o se cortó por el camino</translation>
  </message>
  <message>
   <source>the column %1 is named twice</source>
   <translation>la columna %1 aparece dos veces</translation>
  </message>
  <message>
   <source>%1 is not a column of a list of agents</source>
   <translation>%1 no es una columna de una lista de agentes</translation>
  </message>
  <message>
   <source>the column “token” is missing</source>
   <translation>falta la columna «token»</translation>
  </message>
  <message>
   <source>%1 cells, %2 are expected</source>
   <translation>%1 celdas; se esperan %2</translation>
  </message>
  <message>
   <source>column %1: %2</source>
   <translation>columna %1: %2</translation>
  </message>
  <message>
   <source>%1 is already in line %2</source>
   <translation>%1 ya está en la línea %2</translation>
  </message>
  <message>
   <source>an agent is missing: name one, for example GPTBot</source>
   <translation>falta un agente: nombre uno, por ejemplo GPTBot</translation>
  </message>
  <message>
   <source>no product token in the agent: it needs a name made of a–z, A–Z, digits, _, . or -</source>
   <translation>no hay token de producto en el agente: necesita un nombre formado por letras, cifras, _, . o -</translation>
  </message>
  <message>
   <source>the file is larger than 1 MiB</source>
   <translation>el archivo ocupa más de 1 MiB</translation>
  </message>
  <message>
   <source>the file is empty</source>
   <translation>el archivo está vacío</translation>
  </message>
  <message>
   <source>entry %1: %2</source>
   <translation>entrada %1: %2</translation>
  </message>
  <message>
   <source>entry %1, %2: %3</source>
   <translation>entrada %1, %2: %3</translation>
  </message>
  <message>
   <source>this is a list of addresses of cards. Nothing is fetched: save the cards and give their files</source>
   <translation>esto es una lista de direcciones de tarjetas. No se obtiene nada: guarde las tarjetas e indique sus archivos</translation>
  </message>
  <message>
   <source>not a list of agents: a TSV list, robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>no es una lista de agentes: se espera una lista TSV, robots.json de ai.robots.txt, crawler-user-agents, Signature Agent Cards o una lista de direcciones</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep</source>
   <translation>hay valores anidados a más de %1 niveles</translation>
  </message>
  <message>
   <source>more than %1 entries</source>
   <translation>más de %1 entradas</translation>
  </message>
  <message>
   <source>line %1: this is not JSON</source>
   <translation>línea %1: esto no es JSON</translation>
  </message>
  <message>
   <source>JSON, but not a list of agents: robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>JSON, pero no una lista de agentes: se espera robots.json de ai.robots.txt, crawler-user-agents, Signature Agent Cards o una lista de direcciones</translation>
  </message>
  <message>
   <source>%1 has two entries; the last one counts</source>
   <translation>%1 tiene dos entradas; cuenta la última</translation>
  </message>
  <message>
   <source>already in entry %1</source>
   <translation>ya está en la entrada %1</translation>
  </message>
  <message>
   <source>an object is expected</source>
   <translation>se espera un objeto</translation>
  </message>
  <message>
   <source>it has no pattern</source>
   <translation>no tiene patrón</translation>
  </message>
  <message>
   <source>a regular expression that is not one name</source>
   <translation>una expresión regular que no es un solo nombre</translation>
  </message>
  <message>
   <source>not a Signature Agent Card</source>
   <translation>no es una Signature Agent Card</translation>
  </message>
  <message>
   <source>the card has no rfc9309-product-token</source>
   <translation>la tarjeta no tiene rfc9309-product-token</translation>
  </message>
  <message>
   <source>an address list of version %1; version 1 is read</source>
   <translation>una lista de direcciones de la versión %1; se lee la versión 1</translation>
  </message>
  <message>
   <source>“prefixes” must be a list</source>
   <translation>«prefixes» debe ser una lista</translation>
  </message>
  <message>
   <source>not a prefix such as 192.0.2.0/24</source>
   <translation>no es un prefijo como 192.0.2.0/24</translation>
  </message>
  <message>
   <source>it does not say whose address this is: name the agent</source>
   <translation>no dice de quién es esta dirección: nombre el agente</translation>
  </message>
  <message>
   <source>Gatepost's list of agents</source>
   <translation>la lista de agentes de Gatepost</translation>
  </message>
  <message>
   <source>robots.json of ai.robots.txt</source>
   <translation>robots.json de ai.robots.txt</translation>
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
   <translation>una lista de direcciones</translation>
  </message>
 </context>
 <context>
  <name>ask</name>
  <message>
   <source>“agent” must be a text or null</source>
   <translation>«agent» debe ser un texto o null</translation>
  </message>
  <message>
   <source>“agent”: %1</source>
   <translation>«agent»: %1</translation>
  </message>
  <message>
   <source>“status” must be a whole number (an HTTP status)</source>
   <translation>«status» debe ser un número entero (un estado HTTP)</translation>
  </message>
  <message>
   <source>“decision” must be a text or null</source>
   <translation>«decision» debe ser un texto o null</translation>
  </message>
  <message>
   <source>“scopes” must be a list of texts</source>
   <translation>«scopes» debe ser una lista de textos</translation>
  </message>
  <message>
   <source>“asked_at” must be an RFC 3339 time</source>
   <translation>«asked_at» debe ser una fecha y hora RFC 3339</translation>
  </message>
  <message>
   <source>“asked_at” is not an RFC 3339 time, such as 2026-11-20T06:00:00Z</source>
   <translation>«asked_at» no es una fecha y hora RFC 3339, como 2026-11-20T06:00:00Z</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; did you mean %2?</source>
   <translation>%1 no es una clave de una fila; ¿quería decir %2?</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; correct it or remove it</source>
   <translation>%1 no es una clave de una fila; corríjala o quítela</translation>
  </message>
  <message>
   <source>a row must be an object</source>
   <translation>una fila debe ser un objeto</translation>
  </message>
  <message>
   <source>“endpoint” must be &quot;absent&quot; or &quot;present&quot;</source>
   <translation>«endpoint» debe ser &quot;absent&quot; o &quot;present&quot;</translation>
  </message>
  <message>
   <source>“directive” is missing</source>
   <translation>falta «directive»</translation>
  </message>
  <message>
   <source>“%1” is not a directive of robots2.txt</source>
   <translation>«%1» no es una directiva de robots2.txt</translation>
  </message>
  <message>
   <source>line %1, row %2: %3</source>
   <translation>línea %1, fila %2: %3</translation>
  </message>
  <message>
   <source>not JSON; a list of rows such as {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;} is expected</source>
   <translation>no es JSON; se espera una lista de filas como {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;}</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>el archivo ocupa más de %1 MiB, más de lo que se lee</translation>
  </message>
  <message>
   <source>a list of rows is expected, [ … ]</source>
   <translation>se espera una lista de filas, [ … ]</translation>
  </message>
  <message>
   <source>%1 is given twice; keep one</source>
   <translation>%1 aparece dos veces; conserve una</translation>
  </message>
 </context>
 <context>
  <name>category</name>
  <message>
   <source>builds a search index</source>
   <translation>crea un índice de búsqueda</translation>
  </message>
  <message>
   <source>answers a user in conversation</source>
   <translation>responde a un usuario en conversación</translation>
  </message>
  <message>
   <source>carries out research tasks on its own</source>
   <translation>realiza tareas de investigación por su cuenta</translation>
  </message>
  <message>
   <source>helps to write or review code</source>
   <translation>ayuda a escribir o revisar código</translation>
  </message>
  <message>
   <source>collects data in bulk</source>
   <translation>recoge datos en masa</translation>
  </message>
  <message>
   <source>makes new content from sources</source>
   <translation>crea contenido nuevo a partir de fuentes</translation>
  </message>
  <message>
   <source>crawls and profiles for advertising</source>
   <translation>rastrea y perfila con fines publicitarios</translation>
  </message>
  <message>
   <source>watches uptime, search ranking or traffic</source>
   <translation>vigila la disponibilidad, la posición en buscadores o el tráfico</translation>
  </message>
 </context>
 <context>
  <name>chain</name>
  <message>
   <source>“%1” is not an absolute http(s) URL</source>
   <translation>«%1» no es una URL http(s) absoluta</translation>
  </message>
  <message>
   <source>this file was read already</source>
   <translation>este archivo ya se leyó</translation>
  </message>
  <message>
   <source>at most 3 chained files are followed</source>
   <translation>se siguen como máximo 3 archivos encadenados</translation>
  </message>
  <message>
   <source>a file with chain-id “%1” was read already</source>
   <translation>ya se leyó un archivo con el chain-id «%1»</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is missing here. %2</source>
   <translation>No se pudo leer el archivo encadenado %1, así que aquí falta lo que declara. %2</translation>
  </message>
 </context>
 <context>
  <name>change</name>
  <message>
   <source>Whether it changes anything for other agents could not be decided.</source>
   <translation>No se pudo decidir si cambia algo para otros agentes.</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents at least: %1.</source>
   <comment>Also changes %n agent at least: %1.</comment>
   <translation>
    <numerusform>Cambia también para al menos %n agente: %1.</numerusform>
    <numerusform>Cambia también para al menos %n agentes: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>Changes nothing for any other agent.</source>
   <translation>No cambia nada para ningún otro agente.</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents: %1.</source>
   <comment>Also changes %n agent: %1.</comment>
   <translation>
    <numerusform>Cambia también para %n agente: %1.</numerusform>
    <numerusform>Cambia también para %n agentes: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>That is the answer already. %1</source>
   <translation>Esa ya es la respuesta. %1</translation>
  </message>
  <message>
   <source>Policy files may always be fetched: no rule can forbid it.</source>
   <translation>Los archivos de política se pueden obtener siempre: ninguna regla puede prohibirlo.</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: no edit changes what it does.</source>
   <translation>Según la documentación, %1 ignora robots.txt: ninguna edición cambia lo que hace.</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched: no edit of it counts before it is served again.</source>
   <translation>robots.txt no se puede obtener: ningún cambio en él cuenta hasta que se vuelva a servir.</translation>
  </message>
  <message>
   <source>The hours decide (%1 line %2: %3). Change them, or ask about another time.</source>
   <translation>Decide el horario (%1, línea %2: %3). Cámbielo o pregunte por otro momento.</translation>
  </message>
  <message>
   <source>The block that %1 manages decides (%2 line %3). Change it in the settings there.</source>
   <translation>Decide el bloque que gestiona %1 (%2, línea %3). Cámbielo en la configuración de allí.</translation>
  </message>
  <message>
   <source>A rehearsed answer of the ask endpoint decides: change it on the Ask page.</source>
   <translation>Decide una respuesta simulada del punto de conexión ask: cámbiela en la página Consultas.</translation>
  </message>
  <message>
   <source>A chained file decides (%1 line %2), which belongs to somebody else.</source>
   <translation>Decide un archivo encadenado (%1, línea %2), que pertenece a otra persona.</translation>
  </message>
  <message>
   <source>The site has no file that an edit could be made in. Add a robots.txt first.</source>
   <translation>El sitio no tiene ningún archivo en el que se pueda editar. Añada primero un robots.txt.</translation>
  </message>
  <message>
   <source>No small edit was found that changes this answer.</source>
   <translation>No se encontró ninguna edición pequeña que cambie esta respuesta.</translation>
  </message>
  <message>
   <source>The block that %1 manages stays as it is: your lines are outside of it.</source>
   <translation>El bloque que gestiona %1 queda como está: sus líneas están fuera de él.</translation>
  </message>
  <message>
   <source>No edit is tried where files have more than %1 rules.</source>
   <translation>No se prueba ninguna edición si los archivos tienen más de %1 reglas.</translation>
  </message>
  <message>
   <source>Let %1 fetch %2</source>
   <translation>Permitir que %1 obtenga %2</translation>
  </message>
  <message>
   <source>Keep %1 out of %2</source>
   <translation>Excluir a %1 de %2</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents</source>
   <comment>%1 and %n more agent</comment>
   <translation>
    <numerusform>%1 y %n agente más</numerusform>
    <numerusform>%1 y %n agentes más</numerusform>
   </translation>
  </message>
  <message>
   <source>Add a second group for %3 with “%1: %2”</source>
   <translation>Añadir un segundo grupo para %3 con «%1: %2»</translation>
  </message>
  <message>
   <source>Add “%1: %2” to the group for %3</source>
   <translation>Añadir «%1: %2» al grupo para %3</translation>
  </message>
  <message>
   <source>Give %1 its own block with crawl: %2</source>
   <translation>Dar a %1 un bloque propio con crawl: %2</translation>
  </message>
  <message>
   <source>Let the group for %1 fetch nothing at all</source>
   <translation>No permitir que el grupo para %1 obtenga nada</translation>
  </message>
  <message>
   <source>Add %1 to the group that may fetch nothing</source>
   <translation>Añadir %1 al grupo que no puede obtener nada</translation>
  </message>
  <message>
   <source>Give %1 its own group</source>
   <translation>Dar a %1 un grupo propio</translation>
  </message>
  <message>
   <source>Take %1 out of the group for %2</source>
   <translation>Sacar %1 del grupo para %2</translation>
  </message>
  <message>
   <source>Change line %1 to crawl: %2</source>
   <translation>Cambiar la línea %1 a crawl: %2</translation>
  </message>
  <message>
   <source>Remove line %1, %2</source>
   <translation>Quitar la línea %1, %2</translation>
  </message>
  <message>
   <source>Change line %1 to %2: %3</source>
   <translation>Cambiar la línea %1 a %2: %3</translation>
  </message>
  <message>
   <source>The same for every known agent of “%1”</source>
   <translation>Lo mismo para todo agente conocido de «%1»</translation>
  </message>
  <message>
   <source>%1 manages these lines: your changes will be overwritten or duplicated. Change it in the settings there.</source>
   <translation>%1 administra estas líneas: sus cambios se sobrescribirán o duplicarán. Cámbielo allí, en los ajustes.</translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message>
   <source>No agent loses anything.</source>
   <translation>Ningún agente pierde nada.</translation>
  </message>
  <message>
   <source>Only unknown agents lose something.</source>
   <translation>Solo pierden algo agentes desconocidos.</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose /.</source>
   <comment>%1 loses /.</comment>
   <translation>
    <numerusform>%1 pierde /.</numerusform>
    <numerusform>%1 pierden /.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2.</source>
   <comment>%1 loses %2.</comment>
   <translation>
    <numerusform>%1 pierde %2.</numerusform>
    <numerusform>%1 pierden %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places; the start page is lost to %2.</source>
   <comment>%1 loses some places; the start page is lost to %2.</comment>
   <translation>
    <numerusform>%1 pierde algunos lugares; pierde la página de inicio: %2.</numerusform>
    <numerusform>%1 pierden algunos lugares; pierde la página de inicio: %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places.</source>
   <comment>%1 loses some places.</comment>
   <translation>
    <numerusform>%1 pierde algunos lugares.</numerusform>
    <numerusform>%1 pierden algunos lugares.</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent gains anything.</source>
   <translation>Ningún agente gana nada.</translation>
  </message>
  <message>
   <source>Only unknown agents gain something.</source>
   <translation>Solo ganan algo agentes desconocidos.</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain /.</source>
   <comment>%1 gains /.</comment>
   <translation>
    <numerusform>%1 gana /.</numerusform>
    <numerusform>%1 ganan /.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2.</source>
   <comment>%1 gains %2.</comment>
   <translation>
    <numerusform>%1 gana %2.</numerusform>
    <numerusform>%1 ganan %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places; the start page is gained by %2.</source>
   <comment>%1 gains some places; the start page is gained by %2.</comment>
   <translation>
    <numerusform>%1 gana algunos lugares; gana la página de inicio: %2.</numerusform>
    <numerusform>%1 ganan algunos lugares; gana la página de inicio: %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places.</source>
   <comment>%1 gains some places.</comment>
   <translation>
    <numerusform>%1 gana algunos lugares.</numerusform>
    <numerusform>%1 ganan algunos lugares.</numerusform>
   </translation>
  </message>
  <message>
   <source>Nobody may fetch less or more; pace or uses differ for unknown agents.</source>
   <translation>Nadie puede obtener menos ni más; el ritmo o los usos difieren para agentes desconocidos.</translation>
  </message>
  <message numerus="yes">
   <source>Nobody may fetch less or more; pace or uses differ for %n agents.</source>
   <comment>Nobody may fetch less or more; pace or uses differ for %n agent.</comment>
   <translation>
    <numerusform>Nadie puede obtener menos ni más; el ritmo o los usos difieren para %n agente.</numerusform>
    <numerusform>Nadie puede obtener menos ni más; el ritmo o los usos difieren para %n agentes.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>dialect</name>
  <message>
   <source>every agent that is not listed may fetch everything</source>
   <translation>todo agente que no figure en la lista puede obtenerlo todo</translation>
  </message>
  <message>
   <source>an agent that is not listed may fetch nothing</source>
   <translation>un agente que no figure en la lista no puede obtener nada</translation>
  </message>
  <message>
   <source>may fetch what no disallow path forbids</source>
   <translation>puede obtener lo que ninguna ruta disallow prohíba</translation>
  </message>
  <message>
   <source>may fetch only what an allow path opens</source>
   <translation>solo puede obtener lo que abra una ruta allow</translation>
  </message>
  <message>
   <source>fetches a page because a user asked for it</source>
   <translation>obtiene una página porque un usuario la ha pedido</translation>
  </message>
  <message>
   <source>builds a search index</source>
   <translation>crea un índice de búsqueda</translation>
  </message>
  <message>
   <source>collects text to train models</source>
   <translation>recoge texto para entrenar modelos</translation>
  </message>
  <message>
   <source>Schema</source>
   <translation>Esquema</translation>
  </message>
  <message>
   <source>The schema that the entity follows.</source>
   <translation>El esquema que sigue la entidad.</translation>
  </message>
  <message>
   <source>Id</source>
   <translation>Id</translation>
  </message>
  <message>
   <source>The entity's identity, a ULID: 26 characters that sort by time. The rendered header quotes it.</source>
   <translation>La identidad de la entidad, un ULID: 26 caracteres que se ordenan por fecha. La cabecera generada la cita.</translation>
  </message>
  <message>
   <source>Slug</source>
   <translation>Slug</translation>
  </message>
  <message>
   <source>The entity's short name; the rendered header names its source by it.</source>
   <translation>El nombre corto de la entidad; la cabecera generada nombra su fuente con él.</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Tipo</translation>
  </message>
  <message>
   <source>The kind of entity.</source>
   <translation>La clase de entidad.</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>Versión</translation>
  </message>
  <message>
   <source>The version of this policy.</source>
   <translation>La versión de esta política.</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Título</translation>
  </message>
  <message>
   <source>The name of the site; the rendered file begins with it.</source>
   <translation>El nombre del sitio; el archivo generado empieza con él.</translation>
  </message>
  <message>
   <source>Documentation</source>
   <translation>Documentación</translation>
  </message>
  <message>
   <source>Where people can read about the policy; named in the rendered header.</source>
   <translation>Dónde se puede leer sobre la política; se nombra en la cabecera generada.</translation>
  </message>
  <message>
   <source>Sitemap</source>
   <translation>Sitemap</translation>
  </message>
  <message>
   <source>The sitemap; rendered as a Sitemap line.</source>
   <translation>El sitemap; se genera como línea Sitemap.</translation>
  </message>
  <message>
   <source>LLM index</source>
   <translation>Índice para LLM</translation>
  </message>
  <message>
   <source>The index of texts for language models; rendered as a comment at the end.</source>
   <translation>El índice de textos para modelos de lenguaje; se genera como comentario al final.</translation>
  </message>
  <message>
   <source>Default policy</source>
   <translation>Política predeterminada</translation>
  </message>
  <message>
   <source>What applies to every agent that is not listed. Without it nothing can be rendered.</source>
   <translation>Lo que vale para todo agente que no figure en la lista. Sin ello no se puede generar nada.</translation>
  </message>
  <message>
   <source>Notes on roles</source>
   <translation>Notas sobre las funciones</translation>
  </message>
  <message>
   <source>For each role a text that the rendered role comment ends with, in brackets or not.</source>
   <translation>Para cada función, un texto con el que termina el comentario de función generado, entre paréntesis o no.</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agentes</translation>
  </message>
  <message>
   <source>The agents with their own record, in the order in which they are rendered.</source>
   <translation>Los agentes con registro propio, en el orden en que se generan.</translation>
  </message>
  <message>
   <source>User agent</source>
   <translation>Agente de usuario</translation>
  </message>
  <message>
   <source>The agent's product token; every entry needs one and no two may share it.</source>
   <translation>El token de producto del agente; toda entrada necesita uno y no puede haber dos iguales.</translation>
  </message>
  <message>
   <source>Vendor</source>
   <translation>Operador</translation>
  </message>
  <message>
   <source>Who operates the agent. It is not rendered.</source>
   <translation>Quién opera el agente. No se genera.</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Función</translation>
  </message>
  <message>
   <source>What the agent comes for. Neighbours with the same role share one comment.</source>
   <translation>Para qué viene el agente. Los contiguos con la misma función quedan bajo un solo comentario.</translation>
  </message>
  <message>
   <source>Policy</source>
   <translation>Política</translation>
  </message>
  <message>
   <source>The rule for / that ends the agent's record.</source>
   <translation>La regla para / que cierra el registro del agente.</translation>
  </message>
  <message>
   <source>Allow</source>
   <translation>Permitir</translation>
  </message>
  <message>
   <source>Paths that the agent may fetch, one Allow line each.</source>
   <translation>Rutas que el agente puede obtener, una línea Allow para cada una.</translation>
  </message>
  <message>
   <source>Disallow</source>
   <translation>Prohibir</translation>
  </message>
  <message>
   <source>Paths that the agent must not fetch, one Disallow line each.</source>
   <translation>Rutas que el agente no debe obtener, una línea Disallow para cada una.</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notas</translation>
  </message>
  <message>
   <source>Why the entry is as it is; rendered as comment lines above its record.</source>
   <translation>Por qué la entrada es como es; se genera como líneas de comentario encima de su registro.</translation>
  </message>
  <message>
   <source>Purpose</source>
   <translation>Finalidad</translation>
  </message>
  <message>
   <source>What the policy is for, in a few sentences. People read it; it is not rendered.</source>
   <translation>Para qué sirve la política, en pocas frases. Lo leen las personas; no se genera.</translation>
  </message>
  <message>
   <source>Provenance</source>
   <translation>Procedencia</translation>
  </message>
  <message>
   <source>Where the entity comes from: who or what made it, when, and why. It is not rendered.</source>
   <translation>De dónde viene la entidad: quién o qué la creó, cuándo y por qué. No se genera.</translation>
  </message>
  <message>
   <source>Taxonomy</source>
   <translation>Taxonomía</translation>
  </message>
  <message>
   <source>Topics and keywords by which the entity is found. It is not rendered.</source>
   <translation>Temas y palabras clave con los que se encuentra la entidad. No se genera.</translation>
  </message>
  <message>
   <source>Relationships</source>
   <translation>Relaciones</translation>
  </message>
  <message>
   <source>Other entities that this one depends on, belongs with or makes possible, each with a reason. It is not rendered.</source>
   <translation>Otras entidades de las que esta depende, con las que va unida o que hace posibles, cada una con un motivo. No se genera.</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>Calidad</translation>
  </message>
  <message>
   <source>How complete the entity is, and who reviewed it when. It is not rendered.</source>
   <translation>Lo completa que está la entidad, y quién la revisó y cuándo. No se genera.</translation>
  </message>
  <message>
   <source>Produces</source>
   <translation>Produce</translation>
  </message>
  <message>
   <source>The formats that are made from the entity, such as robots.txt. It is not rendered.</source>
   <translation>Los formatos que se generan a partir de la entidad, como robots.txt. No se genera.</translation>
  </message>
  <message>
   <source>History</source>
   <translation>Historial</translation>
  </message>
  <message>
   <source>What changed in each version, by whom and why. It is not rendered.</source>
   <translation>Qué cambió en cada versión, quién lo cambió y por qué. No se genera.</translation>
  </message>
  <message>
   <source>RFC 9309 with the extended standard 2.0 and preference signals</source>
   <translation>RFC 9309 con el estándar extendido 2.0 y señales de preferencia</translation>
  </message>
  <message>
   <source>v0.2.1 with v0.2.2's age-rating</source>
   <translation>v0.2.1 con age-rating de v0.2.2</translation>
  </message>
  <message>
   <source>Agents and paths</source>
   <translation>Agentes y rutas</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>Archivo completo</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>Horas y ritmo</translation>
  </message>
  <message>
   <source>Preference signals</source>
   <translation>Señales de preferencia</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Leído por pocos</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>Política de IA</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>Comportamiento</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>Cumplimiento</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Cadena</translation>
  </message>
  <message>
   <source>Meta</source>
   <translation>Metadatos</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>Identidad</translation>
  </message>
  <message>
   <source>Addresses</source>
   <translation>Direcciones</translation>
  </message>
  <message>
   <source>About the entity</source>
   <translation>Sobre la entidad</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Comentarios</translation>
  </message>
  <message>
   <source>Robot version</source>
   <translation>Versión de robot</translation>
  </message>
  <message>
   <source>Directly after the User-agent lines, 2.0 makes the group one of the extended standard: paths are explicit or shell patterns. An odd second number is experimental, and the group then applies to no agent.</source>
   <translation>Justo después de las líneas User-agent, 2.0 hace que el grupo sea del estándar extendido: las rutas son explícitas o patrones de shell. Un segundo número impar es experimental, y entonces el grupo no cuenta para nadie.</translation>
  </message>
  <message>
   <source>Visit time</source>
   <translation>Horario de visita</translation>
  </message>
  <message>
   <source>Opens the site to the group's crawlers only in these hours, in UTC, both ends included. An end before its start runs past midnight; several lines are several windows.</source>
   <translation>Abre el sitio a los rastreadores del grupo solo en estas horas, en UTC, ambos extremos incluidos. Un final anterior al comienzo pasa de la medianoche; varias líneas son varias franjas.</translation>
  </message>
  <message>
   <source>Request rate</source>
   <translation>Frecuencia de solicitudes</translation>
  </message>
  <message>
   <source>At most so many documents in so many seconds (s), minutes (m) or hours (h), optionally only in a window of the day in UTC. Of several that apply the slowest counts.</source>
   <translation>Como máximo, tantos documentos en tantos segundos (s), minutos (m) u horas (h), opcionalmente solo en una franja del día en UTC. Si se aplican varias, cuenta la más baja.</translation>
  </message>
  <message>
   <source>Comment</source>
   <translation>Comentario</translation>
  </message>
  <message>
   <source>A message for the people who run the robot: it is asked to pass the line on to them. It decides nothing.</source>
   <translation>Un mensaje para las personas que operan el robot: se le pide que les transmita la línea. No decide nada.</translation>
  </message>
  <message>
   <source>Names a crawler that the rules below are for, by its product token; * means every crawler that no group names. Several lines in a row share one group.</source>
   <translation>Nombra un rastreador al que van dirigidas las reglas siguientes, por su token de producto; * significa todo rastreador que ningún grupo nombre. Varias líneas seguidas comparten un grupo.</translation>
  </message>
  <message>
   <source>Lets the group's crawlers fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides, and at equal length Allow does.</source>
   <translation>Permite a los rastreadores del grupo obtener lo que empiece con esta ruta; * representa cualquier secuencia de caracteres y un $ final, el fin. Decide la regla más larga que coincida y, a igual longitud, Allow.</translation>
  </message>
  <message>
   <source>Forbids the group's crawlers to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides; an empty value is not a rule.</source>
   <translation>Prohíbe a los rastreadores del grupo obtener lo que empiece con esta ruta; * representa cualquier secuencia de caracteres y un $ final, el fin. Decide la regla más larga que coincida; un valor vacío no es una regla.</translation>
  </message>
  <message>
   <source>Crawl delay</source>
   <translation>Espera entre solicitudes</translation>
  </message>
  <message>
   <source>Asks for this many seconds between two requests. It is not part of the standard: some crawlers follow it, Googlebot does not.</source>
   <translation>Pide que pasen estos segundos entre dos solicitudes. No forma parte del estándar: algunos rastreadores lo siguen; Googlebot, no.</translation>
  </message>
  <message>
   <source>Says where a sitemap is, as an absolute URL. It belongs to no group and may appear anywhere.</source>
   <translation>Indica dónde hay un sitemap, como URL absoluta. No pertenece a ningún grupo y puede estar en cualquier lugar.</translation>
  </message>
  <message>
   <source>Discovery file</source>
   <translation>Archivo de descubrimiento</translation>
  </message>
  <message>
   <source>Points at a file of the same site that is written for AI systems, as an absolute URL. It belongs to no group and is read by few.</source>
   <translation>Señala un archivo del mismo sitio escrito para sistemas de IA, como URL absoluta. No pertenece a ningún grupo y pocos lo leen.</translation>
  </message>
  <message>
   <source>Host</source>
   <translation>Host</translation>
  </message>
  <message>
   <source>Named a site's main mirror for Yandex, which stopped reading it in 2018 and wants redirects instead. It decides nothing here.</source>
   <translation>Nombraba el servidor principal de un sitio para Yandex, que dejó de leerlo en 2018 y pide redirecciones en su lugar. Aquí no decide nada.</translation>
  </message>
  <message>
   <source>Clean parameters</source>
   <translation>Parámetros limpios</translation>
  </message>
  <message>
   <source>Names query parameters that do not change a page, for Yandex, with an optional path. No other large crawler reads it and it decides nothing here.</source>
   <translation>Indica a Yandex qué parámetros de consulta no cambian una página, con una ruta opcional. Ningún otro rastreador grande lo lee y aquí no decide nada.</translation>
  </message>
  <message>
   <source>No index</source>
   <translation>No indexar</translation>
  </message>
  <message>
   <source>Was read by Google, unofficially and until 2019; use the robots meta tag or the X-Robots-Tag header instead. It decides nothing here.</source>
   <translation>Google lo leyó, de forma no oficial, hasta 2019; use en su lugar la metaetiqueta robots o la cabecera X-Robots-Tag. Aquí no decide nada.</translation>
  </message>
  <message>
   <source>No follow</source>
   <translation>No seguir</translation>
  </message>
  <message>
   <source>Means something only as a robots meta tag or in the X-Robots-Tag header; no large crawler reads it in this file. It decides nothing here.</source>
   <translation>Solo significa algo como metaetiqueta robots o en la cabecera X-Robots-Tag; ningún rastreador grande lo lee en este archivo. Aquí no decide nada.</translation>
  </message>
  <message>
   <source>No archive</source>
   <translation>No archivar</translation>
  </message>
  <message>
   <source>may be indexed</source>
   <translation>puede indexarse</translation>
  </message>
  <message>
   <source>must not be fetched at all</source>
   <translation>no debe obtenerse en absoluto</translation>
  </message>
  <message>
   <source>the agent asks the site first and keeps to the answer</source>
   <translation>el agente pregunta antes al sitio y respeta la respuesta</translation>
  </message>
  <message>
   <source>the content may be processed</source>
   <translation>el contenido puede procesarse</translation>
  </message>
  <message>
   <source>the content must not be processed</source>
   <translation>el contenido no debe procesarse</translation>
  </message>
  <message>
   <source>may be summarised for a user</source>
   <translation>puede resumirse para un usuario</translation>
  </message>
  <message>
   <source>must not be summarised</source>
   <translation>no debe resumirse</translation>
  </message>
  <message>
   <source>may be reworded, translated, adapted</source>
   <translation>puede reformularse, traducirse y adaptarse</translation>
  </message>
  <message>
   <source>must not be reworded, translated or adapted</source>
   <translation>no debe reformularse, traducirse ni adaptarse</translation>
  </message>
  <message>
   <source>may be used to train models</source>
   <translation>puede usarse para entrenar modelos</translation>
  </message>
  <message>
   <source>must not be used to train models</source>
   <translation>no debe usarse para entrenar modelos</translation>
  </message>
  <message>
   <source>may be used to earn money</source>
   <translation>puede usarse para ganar dinero</translation>
  </message>
  <message>
   <source>must not be used to earn money</source>
   <translation>no debe usarse para ganar dinero</translation>
  </message>
  <message>
   <source>excerpts of any length</source>
   <translation>fragmentos de cualquier longitud</translation>
  </message>
  <message>
   <source>no excerpts</source>
   <translation>ningún fragmento</translation>
  </message>
  <message>
   <source>under 50 words of source text; attribution, URLs and metadata do not count</source>
   <translation>menos de 50 palabras del texto original; la atribución, las URL y los metadatos no cuentan</translation>
  </message>
  <message>
   <source>copies may be kept</source>
   <translation>se pueden guardar copias</translation>
  </message>
  <message>
   <source>no copies, not even for the session</source>
   <translation>ninguna copia, ni siquiera durante la sesión</translation>
  </message>
  <message>
   <source>in memory for this session only: no disk, no database, no vector store</source>
   <translation>en memoria solo durante esta sesión: ni disco, ni base de datos, ni almacén de vectores</translation>
  </message>
  <message>
   <source>competitors may use it too</source>
   <translation>los competidores también pueden usarlo</translation>
  </message>
  <message>
   <source>a competitor in the declared market must not use it</source>
   <translation>un competidor en el mercado declarado no debe usarlo</translation>
  </message>
  <message>
   <source>may be used to build a profile of the user</source>
   <translation>puede usarse para crear un perfil del usuario</translation>
  </message>
  <message>
   <source>no profile of the user from this content</source>
   <translation>ningún perfil del usuario a partir de este contenido</translation>
  </message>
  <message>
   <source>the agent names itself in X-Agent-Identity</source>
   <translation>el agente se identifica en X-Agent-Identity</translation>
  </message>
  <message>
   <source>the agent need not name itself</source>
   <translation>el agente no necesita identificarse</translation>
  </message>
  <message>
   <source>agents say truthfully what they are</source>
   <translation>los agentes dicen la verdad sobre lo que son</translation>
  </message>
  <message>
   <source>must be given</source>
   <translation>debe darse</translation>
  </message>
  <message>
   <source>is welcome</source>
   <translation>se agradece</translation>
  </message>
  <message>
   <source>is not needed</source>
   <translation>no es necesario</translation>
  </message>
  <message>
   <source>the agent chooses a sensible pace itself</source>
   <translation>el agente elige por sí mismo un ritmo razonable</translation>
  </message>
  <message>
   <source>views of their authors</source>
   <translation>opiniones de sus autores</translation>
  </message>
  <message>
   <source>reporting on current events</source>
   <translation>información de actualidad</translation>
  </message>
  <message>
   <source>facts to look up</source>
   <translation>datos de consulta</translation>
  </message>
  <message>
   <source>not meant to be taken literally</source>
   <translation>no debe tomarse al pie de la letra</translation>
  </message>
  <message>
   <source>offers and advertising</source>
   <translation>ofertas y publicidad</translation>
  </message>
  <message>
   <source>studies and their data</source>
   <translation>estudios y sus datos</translation>
  </message>
  <message>
   <source>a private person's pages</source>
   <translation>páginas de un particular</translation>
  </message>
  <message>
   <source>a human reviews everything before it is published</source>
   <translation>una persona lo revisa todo antes de publicarlo</translation>
  </message>
  <message>
   <source>published without review</source>
   <translation>publicado sin revisión</translation>
  </message>
  <message>
   <source>some of it is reviewed</source>
   <translation>se revisa una parte</translation>
  </message>
  <message>
   <source>AI helped to write the content</source>
   <translation>la IA ayudó a escribir el contenido</translation>
  </message>
  <message>
   <source>written without AI</source>
   <translation>escrito sin IA</translation>
  </message>
  <message>
   <source>AI helped with some of it</source>
   <translation>la IA ayudó con una parte</translation>
  </message>
  <message>
   <source>fit for everybody</source>
   <translation>apto para todos</translation>
  </message>
  <message>
   <source>fit from the age of 7</source>
   <translation>apto a partir de los 7 años</translation>
  </message>
  <message>
   <source>fit from the age of 13</source>
   <translation>apto a partir de los 13 años</translation>
  </message>
  <message>
   <source>fit from the age of 16</source>
   <translation>apto a partir de los 16 años</translation>
  </message>
  <message>
   <source>for adults only</source>
   <translation>solo para adultos</translation>
  </message>
  <message>
   <source>changes all the time</source>
   <translation>cambia continuamente</translation>
  </message>
  <message>
   <source>changes about once a day</source>
   <translation>cambia más o menos a diario</translation>
  </message>
  <message>
   <source>changes about once a week</source>
   <translation>cambia más o menos cada semana</translation>
  </message>
  <message>
   <source>changes about once a month</source>
   <translation>cambia más o menos cada mes</translation>
  </message>
  <message>
   <source>changes now and then</source>
   <translation>cambia de vez en cuando</translation>
  </message>
  <message>
   <source>is not meant to change</source>
   <translation>no está previsto que cambie</translation>
  </message>
  <message>
   <source>the last update changed what the policy says</source>
   <translation>la última actualización cambió lo que dice la política</translation>
  </message>
  <message>
   <source>the last update changed no meaning</source>
   <translation>la última actualización no cambió el significado</translation>
  </message>
  <message>
   <source>Names an agent that the path rules below are for; * means every agent that no group names. Several lines in a row share one group.</source>
   <translation>Nombra un agente al que van dirigidas las reglas de ruta siguientes; * significa todo agente que ningún grupo nombre. Varias líneas seguidas comparten un grupo.</translation>
  </message>
  <message>
   <source>Leaves open to the group's agents what begins with this path. It may only narrow: what robots.txt forbids stays forbidden.</source>
   <translation>Deja abierto a los agentes del grupo lo que empiece con esta ruta. Solo puede restringir: lo que robots.txt prohíbe sigue prohibido.</translation>
  </message>
  <message>
   <source>Forbids the group's agents to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides.</source>
   <translation>Prohíbe a los agentes del grupo obtener lo que empiece con esta ruta; * representa cualquier secuencia de caracteres y un $ final, el fin. Decide la regla más larga que coincida.</translation>
  </message>
  <message>
   <source>Crawl</source>
   <translation>Rastrear</translation>
  </message>
  <message>
   <source>Whether agents may fetch and index this site at all. A no or ask here decides the fetch itself.</source>
   <translation>Si los agentes pueden obtener e indexar este sitio. Un no o un ask aquí decide la propia obtención.</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Leer</translation>
  </message>
  <message>
   <source>Whether agents may process the content of a page. A no here forbids every use below it.</source>
   <translation>Si los agentes pueden procesar el contenido de una página. Un no aquí prohíbe todos los usos siguientes.</translation>
  </message>
  <message>
   <source>Summarise</source>
   <translation>Resumir</translation>
  </message>
  <message>
   <source>Whether agents may give a user a summary of the content.</source>
   <translation>Si los agentes pueden dar a un usuario un resumen del contenido.</translation>
  </message>
  <message>
   <source>Quote</source>
   <translation>Citar</translation>
  </message>
  <message>
   <source>Whether agents may repeat excerpts word for word; short-only keeps each quote under 50 words of source text.</source>
   <translation>Si los agentes pueden repetir fragmentos literalmente; short-only mantiene cada cita por debajo de 50 palabras del texto original.</translation>
  </message>
  <message>
   <source>Derive</source>
   <translation>Derivar</translation>
  </message>
  <message>
   <source>Whether agents may reword, translate, restyle or adapt the content. Summaries and quotes have their own directives.</source>
   <translation>Si los agentes pueden reformular, traducir, cambiar de estilo o adaptar el contenido. Los resúmenes y las citas tienen sus propias directivas.</translation>
  </message>
  <message>
   <source>Train</source>
   <translation>Entrenar</translation>
  </message>
  <message>
   <source>Whether the content may be used to train an AI model.</source>
   <translation>Si el contenido puede usarse para entrenar un modelo de IA.</translation>
  </message>
  <message>
   <source>Store</source>
   <translation>Almacenar</translation>
  </message>
  <message>
   <source>Whether agents may keep copies; session-only means in memory until the session ends, never in a database, index or vector store.</source>
   <translation>Si los agentes pueden guardar copias; session-only significa en memoria hasta que termine la sesión, nunca en una base de datos, un índice o un almacén de vectores.</translation>
  </message>
  <message>
   <source>Compete</source>
   <translation>Competir</translation>
  </message>
  <message>
   <source>Whether a direct competitor may use the content. A competitor earns its main revenue in the declared market; an agent that serves an ordinary user does not compete.</source>
   <translation>Si un competidor directo puede usar el contenido. Un competidor obtiene sus ingresos principales en el mercado declarado; un agente que sirve a un usuario corriente no compite.</translation>
  </message>
  <message>
   <source>Market</source>
   <translation>Mercado</translation>
  </message>
  <message>
   <source>Names your main market in your own words, so that agents can tell whether compete: no applies to them. It is about the whole file.</source>
   <translation>Nombra su mercado principal con sus propias palabras, para que los agentes sepan si compete: no va dirigido a ellos. Se refiere al archivo completo.</translation>
  </message>
  <message>
   <source>Personalise</source>
   <translation>Personalizar</translation>
  </message>
  <message>
   <source>Whether agents may build a profile of their user from this content.</source>
   <translation>Si los agentes pueden crear un perfil de su usuario a partir de este contenido.</translation>
  </message>
  <message>
   <source>Monetise</source>
   <translation>Monetizar</translation>
  </message>
  <message>
   <source>Whether agents may use the content to earn money.</source>
   <translation>Si los agentes pueden usar el contenido para ganar dinero.</translation>
  </message>
  <message>
   <source>Attribution</source>
   <translation>Atribución</translation>
  </message>
  <message>
   <source>Whether agents must credit the source.</source>
   <translation>Si los agentes deben citar la fuente.</translation>
  </message>
  <message>
   <source>Link back</source>
   <translation>Enlace de vuelta</translation>
  </message>
  <message>
   <source>Whether agents must link to the original page.</source>
   <translation>Si los agentes deben enlazar con la página original.</translation>
  </message>
  <message>
   <source>Rate</source>
   <translation>Frecuencia</translation>
  </message>
  <message>
   <source>At most this many requests a minute, or polite to leave the pace to the agent. It joins the rates of the other files; the slowest counts.</source>
   <translation>Como máximo estas solicitudes por minuto, o polite para dejar el ritmo al agente. Se combina con las frecuencias de los otros archivos; cuenta la más baja.</translation>
  </message>
  <message>
   <source>Announce</source>
   <translation>Anunciarse</translation>
  </message>
  <message>
   <source>Whether agents must name themselves before they crawl, in the header X-Agent-Identity.</source>
   <translation>Si los agentes deben identificarse antes de rastrear, en la cabecera X-Agent-Identity.</translation>
  </message>
  <message>
   <source>Honest</source>
   <translation>Honestidad</translation>
  </message>
  <message>
   <source>Agents say truthfully what they are. There is no other value than yes.</source>
   <translation>Los agentes dicen la verdad sobre lo que son. No hay más valor que yes.</translation>
  </message>
  <message>
   <source>Content type</source>
   <translation>Tipo de contenido</translation>
  </message>
  <message>
   <source>What kind of content the site mainly has, as its owner describes it. It is about the whole file.</source>
   <translation>Qué clase de contenido tiene principalmente el sitio, según su propietario. Se refiere al archivo completo.</translation>
  </message>
  <message>
   <source>Editorial review</source>
   <translation>Revisión editorial</translation>
  </message>
  <message>
   <source>Whether a human reviews the content before it is published. It is about the whole file.</source>
   <translation>Si una persona revisa el contenido antes de publicarlo. Se refiere al archivo completo.</translation>
  </message>
  <message>
   <source>AI assisted</source>
   <translation>Asistido por IA</translation>
  </message>
  <message>
   <source>Whether AI was used to help write the content. It is about the whole file.</source>
   <translation>Si se usó IA para ayudar a escribir el contenido. Se refiere al archivo completo.</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <source>The main language of the site, as a language tag. It is about the whole file.</source>
   <translation>El idioma principal del sitio, como etiqueta de idioma. Se refiere al archivo completo.</translation>
  </message>
  <message>
   <source>Age rating</source>
   <translation>Clasificación por edad</translation>
  </message>
  <message>
   <source>From which age the content is fit. A path after a colon narrows it to what begins with that path, and the longest path that matches decides.</source>
   <translation>A partir de qué edad es apto el contenido. Una ruta tras los dos puntos lo limita a lo que empiece con ella, y decide la ruta más larga que coincida.</translation>
  </message>
  <message>
   <source>Report to</source>
   <translation>Denunciar ante</translation>
  </message>
  <message>
   <source>Where to report agents that break this policy: a URL or a mail address. Several lines are several places; it is about the whole file.</source>
   <translation>Dónde denunciar a los agentes que incumplen esta política: una URL o una dirección de correo. Varias líneas son varios lugares; se refiere al archivo completo.</translation>
  </message>
  <message>
   <source>The policy file that fills in what this one leaves unstated. It counts only on the last line that is neither blank nor a comment, and at most three files are followed.</source>
   <translation>El archivo de política que completa lo que este deja sin declarar. Solo cuenta en la última línea que no esté en blanco ni sea un comentario, y se siguen como máximo tres archivos.</translation>
  </message>
  <message>
   <source>Specification version</source>
   <translation>Versión de la especificación</translation>
  </message>
  <message>
   <source>The version of the specification that the file is written for.</source>
   <translation>La versión de la especificación para la que está escrito el archivo.</translation>
  </message>
  <message>
   <source>Last update</source>
   <translation>Última actualización</translation>
  </message>
  <message>
   <source>When the file was last changed, to the minute, in UTC.</source>
   <translation>Cuándo se modificó el archivo por última vez, con precisión de minuto, en UTC.</translation>
  </message>
  <message>
   <source>Update frequency</source>
   <translation>Frecuencia de actualización</translation>
  </message>
  <message>
   <source>How often agents should expect the file to change.</source>
   <translation>Cada cuánto deben esperar los agentes que cambie el archivo.</translation>
  </message>
  <message>
   <source>Significant change</source>
   <translation>Cambio significativo</translation>
  </message>
  <message>
   <source>Whether the last update changed what the policy says.</source>
   <translation>Si la última actualización cambió lo que dice la política.</translation>
  </message>
  <message>
   <source>Authored by</source>
   <translation>Autoría</translation>
  </message>
  <message>
   <source>Who wrote the file.</source>
   <translation>Quién escribió el archivo.</translation>
  </message>
  <message>
   <source>Contact</source>
   <translation>Contacto</translation>
  </message>
  <message>
   <source>Where to ask about the policy: a mail address, a URL or plain text.</source>
   <translation>Dónde preguntar por la política: una dirección de correo, una URL o texto libre.</translation>
  </message>
  <message>
   <source>Jurisdiction</source>
   <translation>Jurisdicción</translation>
  </message>
  <message>
   <source>Which country's law the site owner appeals to.</source>
   <translation>A la ley de qué país se acoge el propietario del sitio.</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>Licencia</translation>
  </message>
  <message>
   <source>The licence of the site's content.</source>
   <translation>La licencia del contenido del sitio.</translation>
  </message>
  <message>
   <source>Chain id</source>
   <translation>Id de cadena</translation>
  </message>
  <message>
   <source>A name for this file that stays the same on every mirror, so that agents notice a chain that comes back to it.</source>
   <translation>Un nombre de este archivo que es el mismo en todas sus réplicas, para que los agentes noten una cadena que vuelve a él.</translation>
  </message>
  <message>
   <source>y or n: use the content to train AI models</source>
   <translation>y o n: usar el contenido para entrenar modelos de IA</translation>
  </message>
  <message>
   <source>y or n: give the content to an AI model while it answers</source>
   <translation>y o n: dar el contenido a un modelo de IA mientras responde</translation>
  </message>
  <message>
   <source>y or n: use the content in a search index that leads back here</source>
   <translation>y o n: usar el contenido en un índice de búsqueda que conduzca de vuelta aquí</translation>
  </message>
  <message>
   <source>yes or no: build a search index and show links and short excerpts</source>
   <translation>yes o no: crear un índice de búsqueda y mostrar enlaces y fragmentos breves</translation>
  </message>
  <message>
   <source>yes or no: feed the content into a model to answer a question</source>
   <translation>yes o no: introducir el contenido en un modelo para responder a una pregunta</translation>
  </message>
  <message>
   <source>yes or no: train or fine-tune AI models</source>
   <translation>yes o no: entrenar o ajustar modelos de IA</translation>
  </message>
  <message>
   <source>immediate, reference or full: how much of the content may be shown</source>
   <translation>immediate, reference o full: cuánto del contenido se puede mostrar</translation>
  </message>
  <message>
   <source>Agent purpose</source>
   <translation>Finalidad del agente</translation>
  </message>
  <message>
   <source>Was proposed to name agents by what they do instead of by their token. No crawler is known to read it and it decides nothing here.</source>
   <translation>Se propuso para nombrar a los agentes por lo que hacen y no por su token. No se conoce ningún rastreador que lo lea y aquí no decide nada.</translation>
  </message>
  <message>
   <source>Content usage</source>
   <translation>Uso del contenido</translation>
  </message>
  <message>
   <source>Says for a path (none means all) which uses are wanted: y or n for each of train-ai, ai-use and search; none of them stands for another. It is about use after the fetch: it never changes what may be fetched, and says nothing about a path that a rule denies.</source>
   <translation>Dice para una ruta (ninguna significa todas) qué usos se desean: y o n para cada una de train-ai, ai-use y search; ninguna sustituye a otra. Trata del uso posterior a la obtención: nunca cambia lo que se puede obtener y no dice nada de una ruta que una regla deniega.</translation>
  </message>
  <message>
   <source>Content signal</source>
   <translation>Señal de contenido</translation>
  </message>
  <message>
   <source>Says with yes or no which uses are wanted; what is left out is neither granted nor refused. use= says how much may be shown: immediate, reference or full. It never changes what may be fetched.</source>
   <translation>Dice con yes o no qué usos se desean; lo que se omite ni se concede ni se rechaza. use= dice cuánto se puede mostrar: immediate, reference o full. Nunca cambia lo que se puede obtener.</translation>
  </message>
  <message>
   <source>Allow AI training</source>
   <translation>Permitir entrenamiento de IA</translation>
  </message>
  <message>
   <source>Permits training of AI models with what begins with this path; matched like Allow. Google takes it for Allow; for all others it never changes what may be fetched.</source>
   <translation>Permite entrenar modelos de IA con lo que empiece con esta ruta; coincide como Allow. Google lo toma por Allow; para todos los demás nunca cambia lo que se puede obtener.</translation>
  </message>
  <message>
   <source>Disallow AI training</source>
   <translation>Prohibir entrenamiento de IA</translation>
  </message>
  <message>
   <source>Refuses training of AI models with what begins with this path; matched like Disallow. Google takes it for Disallow; for all others it never changes what may be fetched.</source>
   <translation>Rechaza el entrenamiento de modelos de IA con lo que empiece con esta ruta; coincide como Disallow. Google lo toma por Disallow; para todos los demás nunca cambia lo que se puede obtener.</translation>
  </message>
  <message>
   <source>Licence file</source>
   <translation>Archivo de licencia</translation>
  </message>
  <message>
   <source>Points at a licence file that says on which terms the content may be used, as an absolute URL. It belongs to no group and never changes what may be fetched.</source>
   <translation>Señala un archivo de licencia que dice en qué condiciones puede usarse el contenido, como URL absoluta. No pertenece a ningún grupo y nunca cambia lo que se puede obtener.</translation>
  </message>
  <message>
   <source>Comment of the file</source>
   <translation>Comentario del archivo</translation>
  </message>
  <message>
   <source>The comment lines at the top of the file, for people: whose file it is, and why it is as it is. Agents pass over them.</source>
   <translation>Las líneas de comentario al principio del archivo, para las personas: de quién es el archivo y por qué es como es. Los agentes las pasan por alto.</translation>
  </message>
  <message>
   <source>Comment of the group</source>
   <translation>Comentario del grupo</translation>
  </message>
  <message>
   <source>The comment lines directly above the group. They move with it, and agents pass over them.</source>
   <translation>Las líneas de comentario justo encima del grupo. Se mueven con él y los agentes las pasan por alto.</translation>
  </message>
  <message>
   <source>Comment of the rule</source>
   <translation>Comentario de la regla</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen rule's line. Agents pass over it.</source>
   <translation>El comentario al final de la línea de la regla elegida. Los agentes lo pasan por alto.</translation>
  </message>
  <message>
   <source>Comment of the block</source>
   <translation>Comentario del bloque</translation>
  </message>
  <message>
   <source>The comment lines directly above the block's header. Agents pass over them.</source>
   <translation>Las líneas de comentario justo encima del encabezado del bloque. Los agentes las pasan por alto.</translation>
  </message>
  <message>
   <source>Comment of the value</source>
   <translation>Comentario del valor</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen value's line. Agents pass over it.</source>
   <translation>El comentario al final de la línea del valor elegido. Los agentes lo pasan por alto.</translation>
  </message>
  <message>
   <source>Comment of the entry</source>
   <translation>Comentario de la entrada</translation>
  </message>
  <message>
   <source>The comment lines directly above the agent's entry. They move with it and stay in the policy: robots.txt gets the notes, not the comments.</source>
   <translation>Las líneas de comentario justo encima de la entrada del agente. Se mueven con ella y se quedan en la política: a robots.txt van las notas, no los comentarios.</translation>
  </message>
  <message>
   <source>Comment of the line</source>
   <translation>Comentario de la línea</translation>
  </message>
  <message>
   <source>The comment at the end of the line of the field that you edited last, a path for example. It stays in the policy.</source>
   <translation>El comentario al final de la línea del último campo editado, por ejemplo una ruta. Se queda en la política.</translation>
  </message>
 </context>
 <context>
  <name>duty</name>
  <message>
   <source>crawl</source>
   <translation>rastrear</translation>
  </message>
  <message>
   <source>read the content</source>
   <translation>leer el contenido</translation>
  </message>
  <message>
   <source>summarise</source>
   <translation>resumir</translation>
  </message>
  <message>
   <source>quote at any length</source>
   <translation>citar con cualquier longitud</translation>
  </message>
  <message>
   <source>quote fewer than 50 words</source>
   <translation>citar menos de 50 palabras</translation>
  </message>
  <message>
   <source>quote</source>
   <translation>citar</translation>
  </message>
  <message>
   <source>adapt and translate</source>
   <translation>adaptar y traducir</translation>
  </message>
  <message>
   <source>adapt or translate</source>
   <translation>adaptar o traducir</translation>
  </message>
  <message>
   <source>train models</source>
   <translation>entrenar modelos</translation>
  </message>
  <message>
   <source>keep copies</source>
   <translation>guardar copias</translation>
  </message>
  <message>
   <source>keep copies until the session ends</source>
   <translation>guardar copias hasta que termine la sesión</translation>
  </message>
  <message>
   <source>use it against the site in its market</source>
   <translation>usarlo contra el sitio en su mercado</translation>
  </message>
  <message>
   <source>profile its user</source>
   <translation>crear un perfil de su usuario</translation>
  </message>
  <message>
   <source>earn money with it</source>
   <translation>ganar dinero con ello</translation>
  </message>
  <message>
   <source>name itself</source>
   <translation>identificarse</translation>
  </message>
  <message>
   <source>say truthfully what it is</source>
   <translation>decir la verdad sobre lo que es</translation>
  </message>
  <message>
   <source>credit the source</source>
   <translation>citar la fuente</translation>
  </message>
  <message>
   <source>link back</source>
   <translation>enlazar de vuelta</translation>
  </message>
  <message>
   <source>keep a polite pace</source>
   <translation>mantener un ritmo moderado</translation>
  </message>
  <message>
   <source>show it to readers under 7</source>
   <translation>mostrarlo a lectores menores de 7 años</translation>
  </message>
  <message>
   <source>show it to readers under 13</source>
   <translation>mostrarlo a lectores menores de 13 años</translation>
  </message>
  <message>
   <source>show it to readers under 16</source>
   <translation>mostrarlo a lectores menores de 16 años</translation>
  </message>
  <message>
   <source>show it to readers under 18</source>
   <translation>mostrarlo a lectores menores de 18 años</translation>
  </message>
  <message>
   <source>may %1</source>
   <translation>puede %1</translation>
  </message>
  <message>
   <source>must %1</source>
   <translation>debe %1</translation>
  </message>
  <message>
   <source>must ask before it may %1</source>
   <translation>debe preguntar antes de %1</translation>
  </message>
  <message>
   <source>must not %1</source>
   <translation>no debe %1</translation>
  </message>
  <message>
   <source>is asked to %1</source>
   <translation>se le pide %1</translation>
  </message>
 </context>
 <context>
  <name>edit</name>
  <message>
   <source>A comment that begins with “meta:” is a meta line. Use the fields for those.</source>
   <translation>Un comentario que empieza por «meta:» es una línea meta. Use los campos para eso.</translation>
  </message>
  <message>
   <source>There is no block [agent: %1].</source>
   <translation>No existe un bloque [agent: %1].</translation>
  </message>
  <message>
   <source>There is no such group.</source>
   <translation>No existe tal grupo.</translation>
  </message>
  <message>
   <source>%1 has no groups of the extended standard.</source>
   <translation>%1 no tiene grupos del estándar extendido.</translation>
  </message>
  <message>
   <source>Robot-version must be directly below the User-agent lines: split the User-agent line and its rule first.</source>
   <translation>Robot-version debe estar justo debajo de las líneas User-agent: separe primero la línea User-agent y su regla.</translation>
  </message>
  <message>
   <source>There are other lines between this group's User-agent lines: separate the groups first.</source>
   <translation>Hay otras líneas entre las líneas User-agent de este grupo: separe primero los grupos.</translation>
  </message>
  <message>
   <source>The longest rule decides no longer: every Disallow but a bare * wins over an Allow with a pattern.</source>
   <translation>Ya no decide la regla más larga: todo Disallow que no sea un simple * gana a un Allow con patrón.</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is refused from now on.</source>
   <translation>El grupo solo tiene reglas Allow: desde ahora se rechaza cualquier otra ruta.</translation>
  </message>
  <message>
   <source>%1 matches this one path, no longer what begins with it: write %2 for the same.</source>
   <translation>%1 coincide con esta única ruta, ya no con lo que empieza con ella: escriba %2 para lo mismo.</translation>
  </message>
  <message>
   <source>%1 is a pattern for the whole path: write %2 for the same.</source>
   <translation>%1 es un patrón para la ruta entera: escriba %2 para lo mismo.</translation>
  </message>
  <message>
   <source>The other group for %1 now applies only to robots that do not support 2.0.</source>
   <translation>El otro grupo para %1 ahora solo se aplica a robots que no admiten 2.0.</translation>
  </message>
  <message>
   <source>The group has no rules: everything is allowed.</source>
   <translation>El grupo no tiene reglas: todo está permitido.</translation>
  </message>
  <message>
   <source>%1 has no like in a plain group: ?, sets and values that do not begin with / or * mean something else there.</source>
   <translation>%1 no tiene equivalente en un grupo simple: ?, los conjuntos y los valores que no empiezan por / ni * significan allí otra cosa.</translation>
  </message>
  <message>
   <source>%1 matches everything that begins with it, not this one path: write %2 for the same.</source>
   <translation>%1 coincide con todo lo que empieza con ella, no con esta única ruta: escriba %2 para lo mismo.</translation>
  </message>
  <message>
   <source>%1 is read as a prefix: write %2 for the same.</source>
   <translation>%1 se lee como prefijo: escriba %2 para lo mismo.</translation>
  </message>
  <message>
   <source>The longest rule that matches decides from now on, and at equal length Allow.</source>
   <translation>Desde ahora decide la regla más larga que coincida y, a igual longitud, Allow.</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is allowed from now on; add Disallow: / to refuse the rest.</source>
   <translation>El grupo solo tiene reglas Allow: desde ahora se permite cualquier otra ruta; añada Disallow: / para rechazar el resto.</translation>
  </message>
  <message>
   <source>Without this line the Robot-version below it would count and change what the group means: remove that one first.</source>
   <translation>Sin esta línea, la Robot-version de debajo contaría y cambiaría el significado del grupo: quite primero esa.</translation>
  </message>
  <message>
   <source>There is no such rule in this group.</source>
   <translation>No existe tal regla en este grupo.</translation>
  </message>
  <message>
   <source>There is no such agent in this group.</source>
   <translation>No existe tal agente en este grupo.</translation>
  </message>
  <message>
   <source>This rule is on its User-agent line: split the line first, then move the rule.</source>
   <translation>Esta regla está en su línea User-agent: divida primero la línea y después mueva la regla.</translation>
  </message>
  <message>
   <source>An agent with a rule on its line needs a name: split the line first.</source>
   <translation>Un agente con una regla en su línea necesita un nombre: divida primero la línea.</translation>
  </message>
  <message>
   <source>A group needs an agent: remove the whole group instead.</source>
   <translation>Un grupo necesita un agente: quite el grupo entero en su lugar.</translation>
  </message>
  <message>
   <source>A rule is Allow or Disallow.</source>
   <translation>Una regla es Allow o Disallow.</translation>
  </message>
  <message>
   <source>%1 is not in a group for %2.</source>
   <translation>%1 no figura en un grupo de %2.</translation>
  </message>
  <message>
   <source>A group needs at least one agent.</source>
   <translation>Un grupo necesita al menos un agente.</translation>
  </message>
  <message>
   <source>%1 has no groups.</source>
   <translation>%1 no tiene grupos.</translation>
  </message>
  <message>
   <source>Without this group the policy lines below it would fall into the block [agent: %1] above it: move them up first.</source>
   <translation>Sin este grupo, las líneas de política de debajo caerían en el bloque [agent: %1] de encima: súbalas primero.</translation>
  </message>
  <message>
   <source>A value cannot contain a line break: what follows it would be a separate line.</source>
   <translation>Un valor no puede contener un salto de línea: lo que le sigue sería una línea propia.</translation>
  </message>
  <message>
   <source>A value cannot contain a NUL byte.</source>
   <translation>Un valor no puede contener un byte NUL.</translation>
  </message>
  <message>
   <source>A # would begin a comment here; in a path or URL write %1.</source>
   <translation>Un # iniciaría aquí un comentario; en una ruta o URL escriba %1.</translation>
  </message>
  <message>
   <source>A # after a space would begin a comment here.</source>
   <translation>Un # tras un espacio iniciaría aquí un comentario.</translation>
  </message>
  <message>
   <source>A rule cannot be on its User-agent line: add it as a separate line.</source>
   <translation>Una regla no puede estar en su línea User-agent: añádala como línea propia.</translation>
  </message>
  <message>
   <source>There is no such line.</source>
   <translation>No existe tal línea.</translation>
  </message>
  <message>
   <source>This line has no value.</source>
   <translation>Esta línea no tiene valor.</translation>
  </message>
  <message>
   <source>%1 is not a line about the whole file in %2.</source>
   <translation>%1 no es una línea sobre el archivo completo en %2.</translation>
  </message>
  <message>
   <source>%1 has no meta lines.</source>
   <translation>%1 no tiene líneas meta.</translation>
  </message>
  <message>
   <source>A meta key is a word without a colon.</source>
   <translation>Una clave meta es una palabra sin dos puntos.</translation>
  </message>
  <message numerus="yes">
   <source>%1 followed the group for %2 until now: its %n lines are copied into the new group, or they would no longer apply to it</source>
   <comment>%1 followed the group for %2 until now: its %n line is copied into the new group, or it would no longer apply to it</comment>
   <translation>
    <numerusform>%1 seguía hasta ahora el grupo para %2: su %n línea se copia en el nuevo grupo, o dejaría de aplicarse a él</numerusform>
    <numerusform>%1 seguía hasta ahora el grupo para %2: sus %n líneas se copian en el nuevo grupo, o dejarían de aplicarse a él</numerusform>
   </translation>
  </message>
  <message>
   <source>A block needs the name of a category or an agent.</source>
   <translation>Un bloque necesita el nombre de una categoría o de un agente.</translation>
  </message>
  <message>
   <source>A block's name cannot contain a line break, a NUL byte, # or a bracket.</source>
   <translation>El nombre de un bloque no puede contener un salto de línea, un byte NUL, # ni un corchete.</translation>
  </message>
  <message>
   <source>%1 has no [agent: …] blocks.</source>
   <translation>%1 no tiene bloques [agent: …].</translation>
  </message>
  <message>
   <source>%1 is not a policy directive of %2.</source>
   <translation>%1 no es una directiva de política de %2.</translation>
  </message>
  <message>
   <source>%1 is about the whole file, not about one agent.</source>
   <translation>%1 se refiere al archivo completo, no a un agente.</translation>
  </message>
  <message>
   <source>There is a block [agent: %1] already.</source>
   <translation>Ya existe un bloque [agent: %1].</translation>
  </message>
  <message>
   <source>%1 has no chain.</source>
   <translation>%1 no tiene cadena.</translation>
  </message>
  <message>
   <source>A comment cannot contain control characters. Remove them.</source>
   <translation>Un comentario no puede contener caracteres de control. Quítelos.</translation>
  </message>
  <message>
   <source>This comment is one line: it cannot contain line ends or other control characters.</source>
   <translation>Este comentario es de una sola línea: no puede contener saltos de línea ni otros caracteres de control.</translation>
  </message>
 </context>
 <context>
  <name>export</name>
  <message>
   <source>What %1 can compare.</source>
   <translation>Lo que %1 puede comparar.</translation>
  </message>
  <message>
   <source>An address with a query is refused as soon as it begins like the rule, whatever the query says. A query that %1 cannot read (a semicolon, a damaged escape) counts as none.</source>
   <translation>Una dirección con consulta se rechaza en cuanto empieza como la regla, diga lo que diga la consulta. Una consulta que %1 no puede leer (un punto y coma, una secuencia de escape dañada) cuenta como ninguna.</translation>
  </message>
  <message>
   <source>More paths are refused than the rule says.</source>
   <translation>Se rechazan más rutas de las que dice la regla.</translation>
  </message>
  <message>
   <source>The path as %1 decodes it, without its query.</source>
   <translation>La ruta tal como la decodifica %1, sin su consulta.</translation>
  </message>
  <message>
   <source>An escaped slash counts as a slash.</source>
   <translation>Una barra escapada cuenta como barra.</translation>
  </message>
  <message>
   <source>The hours by the server's clock, where it runs with TZ=UTC.</source>
   <translation>Las horas según el reloj del servidor, si funciona con TZ=UTC.</translation>
  </message>
  <message>
   <source>In another time zone the hours are shifted by its difference from UTC.</source>
   <translation>En otra zona horaria, las horas se desplazan según su diferencia con UTC.</translation>
  </message>
  <message>
   <source>The path as it was sent.</source>
   <translation>La ruta tal como se envió.</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule, though it is the same path.</source>
   <translation>Una ruta con un carácter codificado con porcentaje elude la regla, aunque es la misma ruta.</translation>
  </message>
  <message>
   <source>Refused.</source>
   <translation>Se rechaza.</translation>
  </message>
  <message>
   <source>The chosen agents are refused what is not a URL: a byte above 127 that is not escaped, or a % that begins no escape.</source>
   <translation>A los agentes elegidos se les rechaza lo que no es una URL: un byte superior a 127 sin escapar o un % que no inicia ninguna secuencia de escape.</translation>
  </message>
  <message>
   <source>The URL as %1 normalises it.</source>
   <translation>La URL tal como la normaliza %1.</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule where the service's own normalising is off.</source>
   <translation>Una ruta con un carácter codificado con porcentaje elude la regla donde la normalización del servicio está desactivada.</translation>
  </message>
  <message>
   <source>An agent that cannot be seen in a request</source>
   <translation>Un agente que no se puede ver en una solicitud</translation>
  </message>
  <message>
   <source>Hours that cannot be said, or only in the server's time zone</source>
   <translation>Horas que no se pueden expresar, o solo en la zona horaria del servidor</translation>
  </message>
  <message>
   <source>A pace that cannot be said, or only rounded</source>
   <translation>Un ritmo que no se puede expresar, o solo redondeado</translation>
  </message>
  <message>
   <source>Spellings of a path that are not told apart</source>
   <translation>Grafías de una ruta que no se distinguen</translation>
  </message>
  <message>
   <source>A server cannot be asked first</source>
   <translation>A un servidor no se le puede preguntar antes</translation>
  </message>
  <message>
   <source>Use of what was fetched, which a server does not see</source>
   <translation>El uso de lo obtenido, que un servidor no ve</translation>
  </message>
  <message>
   <source>A limit of the server's size or cost</source>
   <translation>Un límite de tamaño o de coste del servidor</translation>
  </message>
  <message>
   <source>Agents that are not recognised</source>
   <translation>Agentes que no se reconocen</translation>
  </message>
  <message>
   <source>Names can be forged</source>
   <translation>Los nombres se pueden falsificar</translation>
  </message>
  <message>
   <source>A chained file that was not read</source>
   <translation>Un archivo encadenado que no se leyó</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so that nothing that it states is in here. %2</source>
   <translation>No se pudo leer el archivo encadenado %1, así que aquí no está nada de lo que declara. %2</translation>
  </message>
  <message>
   <source>the rules of the files, as if each were there</source>
   <translation>las reglas de los archivos, como si todos estuvieran</translation>
  </message>
  <message>
   <source>how requests for the files end was stated, and is not in here</source>
   <translation>se indicó cómo terminan las peticiones de los archivos, y aquí no está incluido</translation>
  </message>
  <message>
   <source>Nothing.</source>
   <translation>Nada.</translation>
  </message>
  <message>
   <source>%1 cannot tell the time in its conditions: these agents may come at any hour.</source>
   <translation>%1 no puede consultar la hora en sus condiciones: estos agentes pueden venir a cualquier hora.</translation>
  </message>
  <message>
   <source>An escaped slash and dot segments are compared as what they mean, unless the server's own normalising is off. Then a byte above 127 that is not escaped is refused.</source>
   <translation>Una barra escapada y los segmentos de puntos se comparan por lo que significan, salvo que la normalización del propio servidor esté desactivada. Entonces se rechaza un byte superior a 127 sin escapar.</translation>
  </message>
  <message>
   <source>Some paths that the rule allows are refused.</source>
   <translation>Se rechazan algunas rutas que la regla permite.</translation>
  </message>
  <message>
   <source>Every path that %1 matches is refused, which is more than the rule says.</source>
   <translation>Se rechaza toda ruta con la que coincide %1, que es más de lo que dice la regla.</translation>
  </message>
  <message>
   <source>The beginning of the path only: the whole is too long for %1.</source>
   <translation>Solo el principio de la ruta: entera es demasiado larga para %1.</translation>
  </message>
  <message>
   <source>Nothing: the rule is too long for %1, or cannot be said there.</source>
   <translation>Nada: la regla es demasiado larga para %1 o no se puede expresar allí.</translation>
  </message>
  <message>
   <source>Nearly the same.</source>
   <translation>Casi lo mismo.</translation>
  </message>
  <message>
   <source>The slowest pace of the day counts at every hour.</source>
   <translation>El ritmo más lento del día vale a todas horas.</translation>
  </message>
  <message>
   <source>%1 does not limit the pace: agents may come as fast as they like.</source>
   <translation>%1 no limita el ritmo: los agentes pueden venir tan rápido como quieran.</translation>
  </message>
  <message>
   <source>Slower than stated: the server counts in whole requests.</source>
   <translation>Más lento de lo declarado: el servidor cuenta en solicitudes enteras.</translation>
  </message>
  <message>
   <source>%1 times as fast as stated: the server knows no slower pace.</source>
   <translation>%1 veces más rápido de lo declarado: el servidor no admite un ritmo más lento.</translation>
  </message>
  <message>
   <source>Where the server delivers the same page for another spelling of its path (//a/b, /./a/b, /x/../a/b, /a%2Fb), a rule for /a/b does not refuse that spelling. gatepost-cli export --plain-paths refuses these spellings.</source>
   <translation>Donde el servidor entrega la misma página con otra grafía de su ruta (//a/b, /./a/b, /x/../a/b, /a%2Fb), una regla para /a/b no rechaza esa grafía. gatepost-cli export --plain-paths rechaza estas grafías.</translation>
  </message>
  <message>
   <source>In another time zone these agents are kept out at all hours.</source>
   <translation>En otra zona horaria, estos agentes quedan excluidos a todas horas.</translation>
  </message>
  <message>
   <source>%1 never fetches anything: it is a word for the use of what another agent of %2 fetches. No server can tell the two apart.</source>
   <translation>%1 nunca obtiene nada: es una palabra para el uso de lo que obtiene otro agente de %2. Ningún servidor puede distinguirlos.</translation>
  </message>
  <message>
   <source>Browsers send the name %1 too. To refuse it would be to refuse people.</source>
   <translation>Los navegadores también envían el nombre %1. Rechazarlo sería rechazar a personas.</translation>
  </message>
  <message>
   <source>%1 cannot be looked for in a User-Agent header: it is too short or too long for that, or contains characters that names do not have.</source>
   <translation>%1 no se puede buscar en una cabecera User-Agent: es demasiado corto o demasiado largo para eso, o contiene caracteres que los nombres no tienen.</translation>
  </message>
  <message>
   <source>In a User-Agent header %1 is %2, and is treated like that.</source>
   <translation>En una cabecera User-Agent, %1 es %2 y se trata como tal.</translation>
  </message>
  <message>
   <source>No pace is stated. That robots wait twice the time that the last document took cannot be enforced.</source>
   <translation>No se declara ningún ritmo. Que los robots esperen el doble de lo que tardó el último documento no se puede imponer.</translation>
  </message>
  <message>
   <source>A server cannot be asked first: %1 may fetch nothing, also after they were allowed to. Choose other agents where they should pass.</source>
   <translation>A un servidor no se le puede preguntar antes: %1 no puede obtener nada, ni siquiera después de recibir permiso. Elija otros agentes si estos deben pasar.</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees. It can be stated as %1.</source>
   <translation>Se trata del uso de lo obtenido, que ningún servidor ve. Se puede declarar como %1.</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees.</source>
   <translation>Se trata del uso de lo obtenido, que ningún servidor ve.</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list.</source>
   <translation>Los agentes de la lista de Gatepost.</translation>
  </message>
  <message>
   <source>Nobody else whom * means is refused unless a line or --agents names it: agents that are not in the list look like browsers to a server.</source>
   <translation>A nadie más de los que abarca * se le rechaza, salvo que una línea o --agents lo nombre: los agentes que no están en la lista parecen navegadores para un servidor.</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list that the pattern matches.</source>
   <translation>Los agentes de la lista de Gatepost con los que coincide el patrón.</translation>
  </message>
  <message>
   <source>Other agents that the pattern matches are not refused: searched for in a whole User-Agent header it could match browsers.</source>
   <translation>Otros agentes con los que coincide el patrón no se rechazan: buscado en una cabecera User-Agent completa, podría coincidir con navegadores.</translation>
  </message>
  <message>
   <source>Compact expressions.</source>
   <translation>Expresiones compactas.</translation>
  </message>
  <message>
   <source>The name in the User-Agent header decides.</source>
   <translation>Decide el nombre de la cabecera User-Agent.</translation>
  </message>
  <message>
   <source>Who sends another name passes, and who sends the name of an agent is treated like it: the address that a request comes from is not checked. A header with several names is treated like the one whose group is asked first.</source>
   <translation>Quien envía otro nombre pasa, y a quien envía el nombre de un agente se le trata como a él: no se comprueba la dirección de la que viene una solicitud. Una cabecera con varios nombres se trata como aquel cuyo grupo se consulta primero.</translation>
  </message>
  <message>
   <source>A % that begins no escape is not part of a URL: %1 never sees such a path.</source>
   <translation>Un % que no inicia ninguna secuencia de escape no es parte de una URL: %1 nunca ve una ruta así.</translation>
  </message>
  <message>
   <source>Whether %1 sees a query.</source>
   <translation>Si %1 ve una consulta.</translation>
  </message>
  <message>
   <source>A question mark with nothing after it counts as no query.</source>
   <translation>Un signo de interrogación sin nada detrás cuenta como ninguna consulta.</translation>
  </message>
  <message>
   <source>The rule does not fit into the limits of %1: what it forbids can be fetched.</source>
   <translation>La regla no cabe en los límites de %1: lo que prohíbe se puede obtener.</translation>
  </message>
  <message>
   <source>A User-Agent header that contains the name.</source>
   <translation>Una cabecera User-Agent que contiene el nombre.</translation>
  </message>
  <message>
   <source>Agents whose name contains the name of another are treated like that one too.</source>
   <translation>A los agentes cuyo nombre contiene el de otro se los trata también como a ese otro.</translation>
  </message>
  <message>
   <source>The format has no word for it.</source>
   <translation>El formato no tiene palabra para ello.</translation>
  </message>
  <message>
   <source>%1 is permitted.</source>
   <translation>%1 está permitido.</translation>
  </message>
  <message>
   <source>%1 is refused.</source>
   <translation>%1 se deniega.</translation>
  </message>
  <message>
   <source>The format has no word for ask.</source>
   <translation>El formato no tiene palabra para ask.</translation>
  </message>
  <message>
   <source>The format addresses everybody alike, so the most restrictive of all lines counts.</source>
   <translation>El formato se dirige a todos por igual, así que vale la más restrictiva de todas las líneas.</translation>
  </message>
  <message>
   <source>It is said to everybody, also to agents that the line is not about.</source>
   <translation>Se dice a todos, también a los agentes a los que no se refiere la línea.</translation>
  </message>
  <message>
   <source>Refused to everybody.</source>
   <translation>Se rechaza a todos.</translation>
  </message>
  <message>
   <source>The format is read without robots.txt. A path that some agents may not fetch is refused to all, and so is what another rule allows below it.</source>
   <translation>El formato se lee sin robots.txt. Una ruta que algunos agentes no pueden obtener se rechaza a todos, y también lo que otra regla permite por debajo de ella.</translation>
  </message>
  <message>
   <source>Content-Signal has no paths: it says nothing about %1.</source>
   <translation>Content-Signal no tiene rutas: no dice nada de %1.</translation>
  </message>
  <message>
   <source>Content-Signal has no paths, and %1 is refused for %2.</source>
   <translation>Content-Signal no tiene rutas, y %1 se rechaza para %2.</translation>
  </message>
  <message>
   <source>noindex is not written: a crawler that may not fetch a page never sees it. Add it by hand where pages may be fetched and not be indexed.</source>
   <translation>noindex no se escribe: un rastreador que no puede obtener una página nunca lo ve. Añádalo a mano donde las páginas puedan obtenerse pero no indexarse.</translation>
  </message>
 </context>
 <context>
  <name>foreign</name>
  <message>
   <source>This is a web address, not a policy file.</source>
   <translation>Esto es una dirección web, no un archivo de política.</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file.</source>
   <translation>Esto es una página web, no un archivo de política.</translation>
  </message>
  <message>
   <source>This is JSON, not a policy file.</source>
   <translation>Esto es JSON, no un archivo de política.</translation>
  </message>
  <message>
   <source>This is UTF-16, not a policy file: crawlers read UTF-8 alone.</source>
   <translation>Esto es UTF-16, no un archivo de política: los rastreadores solo leen UTF-8.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgeEditor</name>
  <message>
   <source>not set</source>
   <translation>sin definir</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>todo el sitio</translation>
  </message>
  <message>
   <source>below</source>
   <extracomment>between a rating and the path it is about: 18+ below /adult</extracomment>
   <translation>bajo</translation>
  </message>
  <message>
   <source>%1: path, empty for the whole site</source>
   <translation>%1: ruta, vacía para todo el sitio</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentBox</name>
  <message>
   <source>fetches for a user</source>
   <translation>obtiene páginas para un usuario</translation>
  </message>
  <message>
   <source>never fetches: about use</source>
   <translation>nunca obtiene páginas: trata del uso</translation>
  </message>
  <message>
   <source>software library</source>
   <translation>biblioteca de software</translation>
  </message>
  <message>
   <source>agent, identity or User-Agent header</source>
   <translation>agente, identidad o cabecera User-Agent</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>Recientes</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentChips</name>
  <message>
   <source>Agents of the group</source>
   <translation>Agentes del grupo</translation>
  </message>
  <message>
   <source>F2 renames an agent, Delete removes it.</source>
   <translation>F2 cambia el nombre de un agente, Supr lo quita.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentWords</name>
  <message>
   <source>every agent that no other group names</source>
   <translation>todo agente que ningún otro grupo nombre</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>obtiene páginas para un usuario</translation>
  </message>
  <message>
   <source>never fetches, is about use</source>
   <translation>nunca obtiene páginas, trata del uso</translation>
  </message>
  <message>
   <source>a program library</source>
   <translation>una biblioteca de programación</translation>
  </message>
  <message>
   <source>retired</source>
   <translation>retirado</translation>
  </message>
  <message>
   <source>old</source>
   <translation>antiguo</translation>
  </message>
  <message>
   <source>unconfirmed</source>
   <translation>sin confirmar</translation>
  </message>
  <message>
   <source>documented not to obey robots.txt</source>
   <translation>según la documentación, no obedece robots.txt</translation>
  </message>
  <message>
   <source>* groups do not reach it</source>
   <translation>los grupos * no lo alcanzan</translation>
  </message>
  <message>
   <source>Names nobody: write a product token or *.</source>
   <translation>No nombra a nadie: escriba un token de producto o *.</translation>
  </message>
  <message>
   <source>A pattern: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>Un patrón: este programa lo lee, pero la mayoría de los rastreadores solo comparan tokens enteros.</translation>
  </message>
  <message>
   <source>Not a valid expression: %1</source>
   <translation>No es una expresión válida: %1</translation>
  </message>
  <message>
   <source>An expression: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>Una expresión: este programa la lee, pero la mayoría de los rastreadores solo comparan tokens enteros.</translation>
  </message>
  <message>
   <source>Ends at its first / or space: it is read as “%1”.</source>
   <translation>Termina en su primer / o espacio: se lee como «%1».</translation>
  </message>
  <message>
   <source>Strict crawlers cut it to “%1”: the standard allows only a–z, A–Z, _ and -.</source>
   <translation>Los rastreadores estrictos lo cortan en «%1»: el estándar solo permite letras, _ y -.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(nadie todavía)</translation>
  </message>
  <message>
   <source>not in the registry</source>
   <translation>no está en el catálogo</translation>
  </message>
  <message>
   <source>Set agent to %1</source>
   <translation>Cambiar agente a %1</translation>
  </message>
  <message numerus="yes">
   <source>Add %n agent(s) from a list</source>
   <translation>
    <numerusform>Añadir %n agente de una lista</numerusform>
    <numerusform>Añadir %n agentes de una lista</numerusform>
   </translation>
  </message>
  <message>
   <source>Add agent %1</source>
   <translation>Añadir agente %1</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>Quitar agente %1</translation>
  </message>
  <message numerus="yes">
   <source>Take along %n line(s) of the group for %1</source>
   <extracomment>%1 an agent whose group supplied the lines: &quot;*&quot;, &quot;Googlebot&quot;</extracomment>
   <translation>
    <numerusform>Llevar también %n línea del grupo para %1</numerusform>
    <numerusform>Llevar también %n líneas del grupo para %1</numerusform>
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
   <translation>desde ahora</translation>
  </message>
  <message>
   <source>for %1</source>
   <comment>%1 a duration</comment>
   <translation>desde hace %1</translation>
  </message>
  <message>
   <source>a copy was seen</source>
   <translation>se vio una copia</translation>
  </message>
  <message>
   <source>How robots.txt is answered</source>
   <translation>Respuesta a robots.txt</translation>
  </message>
  <message>
   <source>What crawlers do if the request for robots.txt ends like this</source>
   <translation>Lo que hacen los rastreadores si la solicitud de robots.txt termina así</translation>
  </message>
  <message>
   <source>How long it has been answered so</source>
   <translation>Desde hace cuánto se responde así</translation>
  </message>
  <message>
   <source>The crawler has a copy of the file from before: some go on with it</source>
   <translation>El rastreador tiene una copia anterior del archivo: algunos siguen con ella</translation>
  </message>
  <message>
   <source>as the site has it</source>
   <translation>como lo tiene el sitio</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AnswerPanel</name>
  <message>
   <source>Must</source>
   <translation>Debe</translation>
  </message>
  <message>
   <source>Is asked to</source>
   <translation>Se le pide</translation>
  </message>
  <message>
   <source>AI training allowed</source>
   <translation>Entrenamiento de IA permitido</translation>
  </message>
  <message>
   <source>AI training disallowed</source>
   <translation>Entrenamiento de IA prohibido</translation>
  </message>
  <message>
   <source>%1=%2 (policy token)</source>
   <translation>%1=%2 (token de política)</translation>
  </message>
  <message>
   <source>Content-Usage does not apply: robots.txt denies this path</source>
   <translation>Content-Usage no se aplica: robots.txt deniega esta ruta</translation>
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
   <translation>nunca obtiene páginas: la respuesta trata del uso</translation>
  </message>
  <message>
   <source>politely</source>
   <translation>moderado</translation>
  </message>
  <message>
   <source>open</source>
   <translation>abierto</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>cerrado</translation>
  </message>
  <message>
   <source>open until %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>abierto hasta %1</translation>
  </message>
  <message>
   <source>closed, opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>cerrado, abre: %1</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>Franja</translation>
  </message>
  <message>
   <source>Stated</source>
   <translation>Declarado</translation>
  </message>
  <message>
   <source>Signals</source>
   <translation>Señales</translation>
  </message>
  <message>
   <source>To its owner</source>
   <translation>Para su propietario</translation>
  </message>
  <message>
   <source>List of crawlers</source>
   <translation>Lista de rastreadores</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) old</source>
   <translation>
    <numerusform>de hace %n día</numerusform>
    <numerusform>de hace %n días</numerusform>
   </translation>
  </message>
  <message>
   <source>stated: %1</source>
   <translation>declarado: %1</translation>
  </message>
  <message>
   <source>Nothing: it may not fetch this.</source>
   <translation>Nada: no puede obtener esto.</translation>
  </message>
  <message>
   <source>Stated all the same: %1.</source>
   <translation>Declarado de todos modos: %1.</translation>
  </message>
  <message>
   <source>No file speaks of it.</source>
   <translation>Ningún archivo habla de ello.</translation>
  </message>
  <message numerus="yes">
   <source>%n use(s) not stated: %1.</source>
   <translation>
    <numerusform>%n uso sin declarar: %1.</numerusform>
    <numerusform>%n usos sin declarar: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>What may be done with it</source>
   <translation>Qué se puede hacer con ello</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <source>Copy the answer with its reasons as text</source>
   <translation>Copiar la respuesta con sus motivos como texto</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>Copy the answer as the command line's JSON</source>
   <translation>Copiar la respuesta como el JSON de la línea de órdenes</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) lost</source>
   <translation>
    <numerusform>%n regla perdida</numerusform>
    <numerusform>%n reglas perdidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n group(s) not used</source>
   <translation>
    <numerusform>%n grupo sin usar</numerusform>
    <numerusform>%n grupos sin usar</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) not considered</source>
   <translation>
    <numerusform>sin examinar: %n</numerusform>
    <numerusform>sin examinar: %n</numerusform>
   </translation>
  </message>
  <message>
   <source>not in the list of crawlers</source>
   <translation>no está en la lista de rastreadores</translation>
  </message>
  <message>
   <source>As documented: %1 %2 · %3</source>
   <comment>%1 ✕, %2 No, %3 the reason</comment>
   <translation>Según la documentación: %1 %2 · %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n más</numerusform>
    <numerusform>%n más</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ApplyRow</name>
  <message>
   <source>Review…</source>
   <translation>Revisar…</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>Aplicar</translation>
  </message>
  <message>
   <source>Looking for the smallest edit…</source>
   <translation>Buscando la edición más pequeña…</translation>
  </message>
  <message>
   <source>Not while a goal is undecided. Review shows the edits.</source>
   <translation>No mientras haya un objetivo sin decidir. Revisar muestra las ediciones.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make it true.</source>
   <translation>
    <numerusform>%Ln línea en %1 lo hace cumplirse.</numerusform>
    <numerusform>%Ln líneas en %1 lo hacen cumplirse.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make some of it true.</source>
   <translation>
    <numerusform>%Ln línea en %1 hace que se cumpla en parte.</numerusform>
    <numerusform>%Ln líneas en %1 hacen que se cumpla en parte.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s) and those that no list names; nobody else is affected.</source>
   <translation>
    <numerusform>Para %Ln agente y los que ninguna lista nombra; no afecta a nadie más.</numerusform>
    <numerusform>Para %Ln agentes y los que ninguna lista nombra; no afecta a nadie más.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s); nobody else is affected.</source>
   <translation>
    <numerusform>Para %Ln agente; no afecta a nadie más.</numerusform>
    <numerusform>Para %Ln agentes; no afecta a nadie más.</numerusform>
   </translation>
  </message>
  <message>
   <source>For agents that no list names; nobody else is affected.</source>
   <translation>Para agentes que ninguna lista nombra; no afecta a nadie más.</translation>
  </message>
  <message>
   <source>%1 is not reached: %2.</source>
   <translation>%1 no se alcanza: %2.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskModel</name>
  <message>
   <source>at the question's time</source>
   <translation>en el momento de la pregunta</translation>
  </message>
  <message>
   <source>not asked yet: %1 after the question</source>
   <translation>aún sin preguntar: %1 después de la pregunta</translation>
  </message>
  <message>
   <source>%1 old: to be asked again later</source>
   <translation>de hace %1: se volverá a preguntar más tarde</translation>
  </message>
  <message>
   <source>%1 old: no</source>
   <translation>de hace %1: no</translation>
  </message>
  <message>
   <source>applies to this one request</source>
   <translation>vale para esta única solicitud</translation>
  </message>
  <message>
   <source>%1 old: was for one request</source>
   <translation>de hace %1: era para una sola solicitud</translation>
  </message>
  <message>
   <source>%1 old, valid for another %2</source>
   <translation>de hace %1, vale %2 más</translation>
  </message>
  <message>
   <source>%1 old; expired (answers last 24 hours)</source>
   <translation>hace %1; caducada (las respuestas duran 24 horas)</translation>
  </message>
  <message>
   <source>(the site's host)</source>
   <translation>(el servidor del sitio)</translation>
  </message>
  <message>
   <source>→ The endpoint is absent: every ask is “no”.</source>
   <translation>→ No hay punto de conexión: todo ask es «no».</translation>
  </message>
  <message>
   <source>→ No answer is rehearsed: it stays “ask”.</source>
   <translation>→ No se simula ninguna respuesta: sigue siendo «ask».</translation>
  </message>
  <message>
   <source>Directive</source>
   <translation>Directiva</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agente</translation>
  </message>
  <message>
   <source>every agent</source>
   <translation>todos los agentes</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>Estado</translation>
  </message>
  <message>
   <source>Decision</source>
   <translation>Decisión</translation>
  </message>
  <message>
   <source>(none)</source>
   <translation>(ninguno)</translation>
  </message>
  <message>
   <source>Scopes</source>
   <translation>Ámbitos</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>todo el sitio</translation>
  </message>
  <message>
   <source>Asked at</source>
   <translation>Preguntado el</translation>
  </message>
  <message>
   <source>the question's time</source>
   <translation>el momento de la pregunta</translation>
  </message>
  <message>
   <source>Age at the question's time</source>
   <translation>Antigüedad en el momento de la pregunta</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskPanel</name>
  <message>
   <source>Answers of the ask endpoint</source>
   <translation>Respuestas del punto de conexión ask</translation>
  </message>
  <message>
   <source>not rehearsed: ask stays ask</source>
   <translation>sin simular: ask sigue siendo ask</translation>
  </message>
  <message>
   <source>absent: every ask is no</source>
   <translation>ausente: todo ask es no</translation>
  </message>
  <message>
   <source>present: answers below</source>
   <translation>presente: respuestas abajo</translation>
  </message>
  <message>
   <source>Ask endpoint</source>
   <translation>Punto de conexión ask</translation>
  </message>
  <message>
   <source>Directive of the exchange</source>
   <translation>Directiva del intercambio</translation>
  </message>
  <message>
   <source>HTTP exchange</source>
   <translation>Intercambio HTTP</translation>
  </message>
  <message>
   <source>Add an answer</source>
   <translation>Añadir una respuesta</translation>
  </message>
  <message>
   <source>An answer to the question's agent, at the question's time</source>
   <translation>Una respuesta para el agente de la pregunta, en el momento de la pregunta</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <source>Remove the chosen answer</source>
   <translation>Quitar la respuesta seleccionada</translation>
  </message>
  <message>
   <source>Endpoint</source>
   <translation>Punto de conexión</translation>
  </message>
  <message>
   <source>Exchange for</source>
   <translation>Intercambio para</translation>
  </message>
  <message>
   <source>No answer is rehearsed. Add what your ask endpoint would say, and to whom: the answer on top changes immediately.</source>
   <translation>No hay ninguna respuesta simulada. Añada qué diría su punto de conexión ask y a quién: la respuesta de arriba cambia al instante.</translation>
  </message>
  <message>
   <source>The result of asking is “%1” (%2).</source>
   <comment>%2 is the age of the answer: “3 h old: no”</comment>
   <translation>El resultado de preguntar es «%1» (%2).</translation>
  </message>
  <message>
   <source>The result of asking is “%1”.</source>
   <translation>El resultado de preguntar es «%1».</translation>
  </message>
  <message>
   <source>%1 is stated “ask” for %2: effective is “%3”.</source>
   <translation>%1 está declarado «ask» para %2: lo efectivo es «%3».</translation>
  </message>
  <message>
   <source>%3 need not ask: %1 is “%2”.</source>
   <translation>Pero %1 es «%2» para %3: no necesita preguntar.</translation>
  </message>
  <message>
   <source>%2 need not ask: %1 is not restricted.</source>
   <translation>Pero %1 está sin declarar para %2: no necesita preguntar.</translation>
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
   <translation>abre: %1</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>no abre nunca</translation>
  </message>
  <message>
   <source>until %1</source>
   <translation>hasta: %1</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1 line %2</source>
   <translation>pero un competidor no puede leerlo: %1, línea %2</translation>
  </message>
  <message>
   <source>it never fetches: this is about use</source>
   <translation>nunca obtiene páginas: esto trata del uso</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>estos archivos no se aplican a %1</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>según la documentación, ignora robots.txt</translation>
  </message>
  <message>
   <source>it is not known to read %1</source>
   <translation>no consta que lea %1</translation>
  </message>
  <message>
   <source>it is not known to obey Visit-time</source>
   <translation>no consta que obedezca Visit-time</translation>
  </message>
  <message>
   <source>By your files: %1</source>
   <translation>Según sus archivos: %1</translation>
  </message>
  <message>
   <source>What %1 does: %2</source>
   <translation>Lo que hace %1: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksModel</name>
  <message numerus="yes">
   <source>Given %n time(s) in this scope: the first valid line counts.</source>
   <translation>
    <numerusform>Aparece %n vez en este ámbito: cuenta la primera línea válida.</numerusform>
    <numerusform>Aparece %n veces en este ámbito: cuenta la primera línea válida.</numerusform>
   </translation>
  </message>
  <message>
   <source>all agents</source>
   <translation>todos los agentes</translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <extracomment>%1 directive, %2 agents, %3 value</extracomment>
   <translation>%1, %2: %3</translation>
  </message>
  <message>
   <source>%1, %2: not set</source>
   <translation>%1, %2: sin definir</translation>
  </message>
  <message>
   <source>%1, %2: not set. What applies is %3: %4.</source>
   <translation>%1, %2: sin definir. Lo que vale es %3: %4.</translation>
  </message>
  <message>
   <source>Global</source>
   <translation>Global</translation>
  </message>
  <message>
   <source>Every agent that no block names</source>
   <translation>Todo agente que ningún bloque nombre</translation>
  </message>
  <message>
   <source>The file has this block.</source>
   <translation>El archivo tiene este bloque.</translation>
  </message>
  <message>
   <source>Setting a cell makes the block.</source>
   <translation>Definir una celda crea el bloque.</translation>
  </message>
  <message>
   <source>A block for this agent alone: an extension that not every agent reads</source>
   <translation>Un bloque solo para este agente: una extensión que no todos los agentes leen</translation>
  </message>
  <message>
   <source>No line of the list is a directive with its value.</source>
   <translation>Ninguna línea de la lista es una directiva con su valor.</translation>
  </message>
  <message numerus="yes">
   <source>Set %n value(s) from a list</source>
   <translation>
    <numerusform>Definir %n valor de una lista</numerusform>
    <numerusform>Definir %n valores de una lista</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>Quitar %1</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>Definir %1 como %2</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>Quitar %1 para %2</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>Definir %1 como %2 para %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksPage</name>
  <message>
   <source>Block for an agent or category</source>
   <translation>Bloque para un agente o una categoría</translation>
  </message>
  <message>
   <source>Name of a new block</source>
   <translation>Nombre de un bloque nuevo</translation>
  </message>
  <message>
   <source>&amp;Add block</source>
   <translation>Aña&amp;dir bloque</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Copiar</translation>
  </message>
  <message>
   <source>Type the name of the copy first.</source>
   <translation>Escriba primero el nombre de la copia.</translation>
  </message>
  <message>
   <source>Copy block %1 to %2</source>
   <translation>Copiar bloque %1 en %2</translation>
  </message>
  <message>
   <source>Re&amp;name</source>
   <translation>Cambiar &amp;nombre</translation>
  </message>
  <message>
   <source>Type the new name first.</source>
   <translation>Escriba primero el nombre nuevo.</translation>
  </message>
  <message>
   <source>Rename block %1 to %2</source>
   <translation>Cambiar nombre del bloque %1 a %2</translation>
  </message>
  <message>
   <source>&amp;Remove block</source>
   <translation>&amp;Quitar bloque</translation>
  </message>
  <message>
   <source>Remove block %1</source>
   <translation>Quitar bloque %1</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Comentarios</translation>
  </message>
  <message>
   <source>Add block %1</source>
   <translation>Añadir bloque %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksTable</name>
  <message>
   <source>Policy of each kind of agent</source>
   <translation>Política de cada clase de agente</translation>
  </message>
  <message>
   <source>A key sets the word that begins with it; with Shift it also moves to the row below. Delete unsets, Enter opens the words. A pasted list of lines such as “train: no” goes into the column.</source>
   <translation>Una letra elige la palabra que empieza por ella, con Mayús pasa además a la fila siguiente, Supr borra el valor, Intro abre las palabras. Una lista pegada de líneas como «train: no» va a la columna.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainModel</name>
  <message>
   <source>robots2.txt does not chain to another file.</source>
   <translation>robots2.txt no encadena otro archivo.</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>El último archivo no encadena otro.</translation>
  </message>
  <message>
   <source>Stopped before %1: three files are followed, not more.</source>
   <translation>Detenido antes de %1: se siguen tres archivos, no más.</translation>
  </message>
  <message>
   <source>Stopped before %1: that address was followed already.</source>
   <translation>Detenido antes de %1: esa dirección ya se siguió.</translation>
  </message>
  <message>
   <source>Stopped before %1: a file with the same chain-id was read already.</source>
   <translation>Detenido antes de %1: ya se leyó un archivo con el mismo chain-id.</translation>
  </message>
  <message>
   <source>Stopped before %1. %2 Map it to a local file, or fetch it.</source>
   <translation>Detenido antes de %1. %2 Asígnele un archivo local u obténgalo.</translation>
  </message>
  <message>
   <source>Stopped: “%1” is not an http or https address.</source>
   <translation>Detenido: «%1» no es una dirección http ni https.</translation>
  </message>
  <message>
   <source>the site's own</source>
   <translation>el del propio sitio</translation>
  </message>
  <message>
   <source>followed</source>
   <translation>seguido</translation>
  </message>
  <message>
   <source>not followed</source>
   <translation>no seguido</translation>
  </message>
  <message>
   <source>Step</source>
   <translation>Paso</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <source>Lines</source>
   <translation>Líneas</translation>
  </message>
  <message>
   <source>Supplies to the present answer</source>
   <translation>Aporta a la respuesta actual</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nada</translation>
  </message>
  <message>
   <source>State</source>
   <translation>Estado</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform>%n línea</numerusform>
    <numerusform>%n líneas</numerusform>
   </translation>
  </message>
  <message>
   <source>says nothing about this question</source>
   <translation>no dice nada sobre esta pregunta</translation>
  </message>
  <message>
   <source>decides %1</source>
   <comment>names of directives</comment>
   <translation>decide %1</translation>
  </message>
  <message>
   <source>adds %1</source>
   <comment>names of directives</comment>
   <translation>añade %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPage</name>
  <message>
   <source>Chain</source>
   <translation>Cadena</translation>
  </message>
  <message>
   <source>The file that fills in what this one leaves unstated. Your file wins, always. The line is kept as the last one; at most three files are followed.</source>
   <translation>El archivo que completa lo que este deja sin declarar. Su archivo prevalece siempre. La línea se mantiene como la última; se siguen como máximo tres archivos.</translation>
  </message>
  <message>
   <source>The chain, as far as files are available</source>
   <translation>La cadena, hasta donde hay archivos</translation>
  </message>
  <message numerus="yes">
   <source>%n chain line(s) do not count, since they are not the last line: line %1. Typing in the field above moves the chain to the end.</source>
   <translation>
    <numerusform>%n línea chain no cuenta, porque no es la última línea: línea %1. Al escribir en el campo de arriba, la cadena pasa al final.</numerusform>
    <numerusform>%n líneas chain no cuentan, porque no son la última línea: línea %1. Al escribir en el campo de arriba, la cadena pasa al final.</numerusform>
   </translation>
  </message>
  <message>
   <source>%1. %2</source>
   <translation>%1. %2</translation>
  </message>
  <message>
   <source>This file does not chain to another.</source>
   <translation>Este archivo no encadena otro.</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>El último archivo no encadena otro.</translation>
  </message>
  <message>
   <source>%1 is not followed: three files are the most.</source>
   <translation>%1 no se sigue: tres archivos es el máximo.</translation>
  </message>
  <message>
   <source>%1 was read already: the walk stops.</source>
   <translation>%1 ya se leyó: el recorrido se detiene.</translation>
  </message>
  <message>
   <source>%1 has the chain-id of a file that was read already: the walk stops.</source>
   <translation>%1 tiene el chain-id de un archivo que ya se leyó: el recorrido se detiene.</translation>
  </message>
  <message>
   <source>%1 could not be read. %2</source>
   <translation>No se pudo leer %1. %2</translation>
  </message>
  <message>
   <source>“%1” is not an http(s) URL: nothing is followed.</source>
   <translation>«%1» no es una URL http(s): no se sigue nada.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPanel</name>
  <message>
   <source>Files of the chain</source>
   <translation>Archivos de la cadena</translation>
  </message>
  <message>
   <source>Map to a local file…</source>
   <translation>Asignar un archivo local…</translation>
  </message>
  <message>
   <source>Let a file on this computer stand for the address</source>
   <translation>Usar un archivo de este equipo en lugar de la dirección</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Obtener</translation>
  </message>
  <message>
   <source>Fetch the address now, once. Nothing is fetched by itself.</source>
   <translation>Obtener la dirección ahora, una vez. Nada se obtiene por sí solo.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Stop fetching</source>
   <translation>Detener la obtención</translation>
  </message>
  <message>
   <source>Cancelled.</source>
   <translation>Cancelado.</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>La respuesta fue %1.</translation>
  </message>
  <message>
   <source>It is larger than 512,000 bytes: crawlers would not read all of it.</source>
   <translation>Ocupa más de 512.000 bytes: los rastreadores no lo leerían entero.</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, no content type.</source>
   <translation>%1 de %2: estado %3, sin tipo de contenido.</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, %4.</source>
   <comment>%1 a size, %4 a content type</comment>
   <translation>%1 de %2: estado %3, %4.</translation>
  </message>
  <message>
   <source>Kept as %1.</source>
   <translation>Guardado como %1.</translation>
  </message>
  <message>
   <source>The site has no robots2.txt: there is nothing to chain.</source>
   <translation>El sitio no tiene robots2.txt: no hay nada que encadenar.</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Cadena</translation>
  </message>
  <message>
   <source>Chain %1</source>
   <translation>Cadena %1</translation>
  </message>
  <message>
   <source>A local file for %1</source>
   <translation>Un archivo local para %1</translation>
  </message>
  <message>
   <source>%1 stands for it; saving keeps that in gatepost.yaml.</source>
   <translation>%1 la sustituye; al guardar, queda en gatepost.yaml.</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>Obteniendo %1 …</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeDialog</name>
  <message>
   <source>Change this answer</source>
   <translation>Cambiar esta respuesta</translation>
  </message>
  <message>
   <source>The question names no agent.</source>
   <translation>La pregunta no nombra a ningún agente.</translation>
  </message>
  <message>
   <source>Files that change</source>
   <translation>Archivos que cambian</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>&amp;Aplicar</translation>
  </message>
  <message>
   <source>Trying edits…</source>
   <translation>Probando ediciones…</translation>
  </message>
  <message>
   <source>Now: %1</source>
   <translation>Ahora: %1</translation>
  </message>
  <message numerus="yes">
   <source>%1 (%n agent(s))</source>
   <translation>
    <numerusform>%1 (%n agente)</numerusform>
    <numerusform>%1 (%n agentes)</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n más</numerusform>
    <numerusform>%n más</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeListModel</name>
  <message>
   <source>From (UTC)</source>
   <translation>Desde (UTC)</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Obtención</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Ritmo</translation>
  </message>
  <message>
   <source>Uses that change</source>
   <translation>Usos que cambian</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangesPanel</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n más</numerusform>
    <numerusform>%n más</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The whole site is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>Todo el sitio está cerrado para %n buscador: %1.</numerusform>
    <numerusform>Todo el sitio está cerrado para %n buscadores: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All but single places are closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>Todo salvo lugares sueltos está cerrado para %n buscador: %1.</numerusform>
    <numerusform>Todo salvo lugares sueltos está cerrado para %n buscadores: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The start page “/” is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>La página de inicio «/» está cerrada para %n buscador: %1.</numerusform>
    <numerusform>La página de inicio «/» está cerrada para %n buscadores: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>What else it changes could not be found out in time.</source>
   <translation>No se pudo averiguar a tiempo qué más cambia.</translation>
  </message>
  <message>
   <source>Changed lines</source>
   <translation>Líneas modificadas</translation>
  </message>
  <message>
   <source>Changed verdicts</source>
   <translation>Veredictos modificados</translation>
  </message>
  <message>
   <source>File whose lines are compared</source>
   <translation>Archivo cuyas líneas se comparan</translation>
  </message>
  <message>
   <source>Commit…</source>
   <translation>Commit…</translation>
  </message>
  <message>
   <source>Compare with a commit of this folder's Git history</source>
   <translation>Comparar con un commit del historial de Git de esta carpeta</translation>
  </message>
  <message>
   <source>Two files…</source>
   <translation>Dos archivos…</translation>
  </message>
  <message>
   <source>Compare any two files instead</source>
   <translation>Comparar otros dos archivos cualesquiera</translation>
  </message>
  <message>
   <source>Draft against</source>
   <translation>Borrador frente a</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>los archivos guardados</translation>
  </message>
  <message>
   <source>a folder…</source>
   <translation>una carpeta…</translation>
  </message>
  <message>
   <source>a commit…</source>
   <translation>un commit…</translation>
  </message>
  <message>
   <source>What the draft is compared with</source>
   <translation>Con qué se compara el borrador</translation>
  </message>
  <message>
   <source>No line differs. What you edit is shown here until it is saved.</source>
   <translation>Ninguna línea difiere. Lo que edite se muestra aquí hasta que se guarde.</translation>
  </message>
  <message>
   <source>No answer differs. Who gains and who loses by your edits is shown here.</source>
   <translation>Ninguna respuesta difiere. Aquí se muestra quién gana y quién pierde con sus cambios.</translation>
  </message>
  <message>
   <source>The folder of the other site</source>
   <translation>La carpeta del otro sitio</translation>
  </message>
  <message>
   <source>The file before</source>
   <translation>El archivo anterior</translation>
  </message>
  <message>
   <source>The file after</source>
   <translation>El archivo posterior</translation>
  </message>
  <message>
   <source>no line differs</source>
   <translation>ninguna línea difiere</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) removed or added</source>
   <translation>
    <numerusform>%n línea quitada o añadida</numerusform>
    <numerusform>%n líneas quitadas o añadidas</numerusform>
   </translation>
  </message>
  <message>
   <source>no verdict differs</source>
   <translation>ningún veredicto difiere</translation>
  </message>
  <message>
   <source>no verdict differs on any path (agents: %1)</source>
   <translation>ningún veredicto difiere en ninguna ruta (agentes: %1)</translation>
  </message>
  <message numerus="yes">
   <source>%n change(s) of verdicts on all paths (agents: %1)</source>
   <translation>
    <numerusform>%n cambio de veredicto en todas las rutas (agentes: %1)</numerusform>
    <numerusform>%n cambios de veredicto en todas las rutas (agentes: %1)</numerusform>
   </translation>
  </message>
  <message>
   <source>there may be more: the comparison is not complete</source>
   <translation>puede haber más: la comparación no está completa</translation>
  </message>
  <message>
   <source>%1 against %2</source>
   <translation>%1 frente a %2</translation>
  </message>
  <message>
   <source>against %1</source>
   <translation>frente a %1</translation>
  </message>
  <message>
   <source>never saved: there is nothing to compare it with</source>
   <translation>nunca guardado: no hay nada con qué compararlo</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>Cambios</translation>
  </message>
  <message>
   <source>Changes %1</source>
   <translation>Cambios %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ComboEditor</name>
  <message>
   <source>a minute</source>
   <extracomment>behind a number of requests: 30 a minute</extracomment>
   <translation>por minuto</translation>
  </message>
  <message>
   <source>not set</source>
   <translation>sin definir</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CommitDialog</name>
  <message>
   <source>Date</source>
   <translation>Fecha</translation>
  </message>
  <message>
   <source>Author</source>
   <translation>Autor</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Asunto</translation>
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
   <translation>Comparar con un commit</translation>
  </message>
  <message>
   <source>This folder has no commits.</source>
   <translation>Esta carpeta no tiene commits.</translation>
  </message>
  <message>
   <source>Or any &amp;revision, such as HEAD~1 or a tag:</source>
   <translation>O cualquier &amp;revisión, como HEAD~1 o una etiqueta:</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Completion</name>
  <message>
   <source>every agent without its own group</source>
   <translation>todos los que no tienen grupo propio</translation>
  </message>
  <message>
   <source>sample path</source>
   <translation>ruta de muestra</translation>
  </message>
  <message>
   <source>folder of sample paths</source>
   <translation>carpeta de rutas de muestra</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>todo el sitio</translation>
  </message>
  <message>
   <source>on the host that this file names</source>
   <translation>en el servidor que nombra este archivo</translation>
  </message>
  <message>
   <source>an absolute URL</source>
   <translation>una URL absoluta</translation>
  </message>
  <message>
   <source>example</source>
   <translation>ejemplo</translation>
  </message>
  <message>
   <source>one in ten seconds</source>
   <translation>uno cada diez segundos</translation>
  </message>
  <message>
   <source>one in two seconds</source>
   <translation>uno cada dos segundos</translation>
  </message>
  <message>
   <source>one a second</source>
   <translation>uno por segundo</translation>
  </message>
  <message>
   <source>one in ten minutes</source>
   <translation>uno cada diez minutos</translation>
  </message>
  <message>
   <source>one a minute</source>
   <translation>uno por minuto</translation>
  </message>
  <message>
   <source>one in ten minutes, in these hours</source>
   <translation>uno cada diez minutos, en estas horas</translation>
  </message>
  <message>
   <source>one a minute, in these hours</source>
   <translation>uno por minuto, en estas horas</translation>
  </message>
  <message>
   <source>at night, UTC</source>
   <translation>de noche, UTC</translation>
  </message>
  <message>
   <source>in the morning, UTC</source>
   <translation>por la mañana, UTC</translation>
  </message>
  <message>
   <source>extended standard: explicit and shell paths</source>
   <translation>estándar extendido: rutas explícitas y de shell</translation>
  </message>
  <message>
   <source>as without this line</source>
   <translation>como sin esta línea</translation>
  </message>
  <message>
   <source>no training of AI</source>
   <translation>sin entrenamiento de IA</translation>
  </message>
  <message>
   <source>training of AI is fine</source>
   <translation>se acepta el entrenamiento de IA</translation>
  </message>
  <message>
   <source>not as input of an AI</source>
   <translation>no como entrada de una IA</translation>
  </message>
  <message>
   <source>may be given to an AI as input</source>
   <translation>puede darse a una IA como entrada</translation>
  </message>
  <message>
   <source>search is fine</source>
   <translation>se acepta la búsqueda</translation>
  </message>
  <message>
   <source>not for search</source>
   <translation>no para la búsqueda</translation>
  </message>
  <message>
   <source>to be shown in an answer, not kept</source>
   <translation>para mostrarse en una respuesta, sin conservarse</translation>
  </message>
  <message>
   <source>to be shown as a short excerpt with a link</source>
   <translation>para mostrarse como un extracto breve con un enlace</translation>
  </message>
  <message>
   <source>may be shown as a whole</source>
   <translation>se puede mostrar entero</translation>
  </message>
  <message>
   <source>now</source>
   <translation>ahora</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompletionPopup</name>
  <message>
   <source>Completions</source>
   <translation>Sugerencias</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompliancePage</name>
  <message>
   <source>Reports</source>
   <translation>Denuncias</translation>
  </message>
  <message>
   <source>The page itself, with a notice that people and agents can see and without robots meta tags:</source>
   <translation>La propia página, con un aviso que personas y agentes pueden ver y sin metaetiquetas robots:</translation>
  </message>
  <message>
   <source>HTML of the honeypot page</source>
   <translation>Página HTML del señuelo</translation>
  </message>
  <message>
   <source>&amp;Copy the page</source>
   <translation>&amp;Copiar la página</translation>
  </message>
  <message>
   <source>Honeypot</source>
   <translation>Señuelo</translation>
  </message>
  <message>
   <source>A path that both robots.txt and robots2.txt close, and that nobody links to. Who fetches it has not read the files, or does not keep to them.</source>
   <translation>Una ruta que tanto robots.txt como robots2.txt cierran y a la que nadie enlaza. Quien la obtiene no ha leído los archivos o no los respeta.</translation>
  </message>
  <message>
   <source>Pa&amp;th</source>
   <translation>Ru&amp;ta</translation>
  </message>
  <message>
   <source>Close it in &amp;both files…</source>
   <translation>Cerrarla en am&amp;bos archivos…</translation>
  </message>
  <message>
   <source>A honeypot is one path that begins with /.</source>
   <translation>Un señuelo es una sola ruta que empieza por /.</translation>
  </message>
  <message>
   <source>No known search engine may fetch %1.</source>
   <translation>Ningún buscador conocido puede obtener %1.</translation>
  </message>
  <message>
   <source>Search engines that may fetch %1 and would be caught: %2</source>
   <translation>Buscadores que pueden obtener %1 y caerían en él: %2</translation>
  </message>
  <message>
   <source>Do not link to it and keep it out of sitemaps: a search engine that meets a link may list the address without fetching it.</source>
   <translation>No enlace a ella ni la incluya en los sitemaps: un buscador que encuentra un enlace puede mostrar la dirección sin obtenerla.</translation>
  </message>
  <message>
   <source>The site has no robots.txt here: it will be made.</source>
   <translation>El sitio no tiene aquí un robots.txt: se creará.</translation>
  </message>
  <message>
   <source>%1 is among the site's sample paths: is it a real page?</source>
   <translation>%1 está entre las rutas de muestra del sitio: ¿es una página real?</translation>
  </message>
  <message>
   <source>Close the honeypot %1</source>
   <translation>Cerrar el señuelo %1</translation>
  </message>
  <message>
   <source>Every group that leaves %1 open closes it, or agents with their own group would not know.</source>
   <translation>Todo grupo que deja abierto %1 lo cierra; si no, los agentes con grupo propio no lo sabrían.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlChart</name>
  <message>
   <source>Pages fetched by day</source>
   <translation>Páginas obtenidas por día</translation>
  </message>
  <message>
   <source>Pages that %1 has fetched by day</source>
   <translation>Páginas que %1 ha obtenido, por día</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day</source>
   <translation>%1: %2 tiene %3 páginas al final del día</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day, with the saved files %4</source>
   <translation>%1: %2 tiene %3 páginas al final del día; con los archivos guardados, %4</translation>
  </message>
  <message>
   <source>%1, this draft</source>
   <translation>%1, este borrador</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>los archivos guardados</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlDaysModel</name>
  <message>
   <source>Days</source>
   <translation>Días</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>%1 a %2</translation>
  </message>
  <message>
   <source>Each day</source>
   <translation>Cada día</translation>
  </message>
  <message>
   <source>Pages on each of these days, with this draft</source>
   <translation>Páginas en cada uno de estos días, con este borrador</translation>
  </message>
  <message>
   <source>So far</source>
   <translation>Acumulado</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with this draft</source>
   <translation>Páginas al final de estos días, con este borrador</translation>
  </message>
  <message>
   <source>Saved: each day</source>
   <translation>Guardado: cada día</translation>
  </message>
  <message>
   <source>Pages on each of these days, with the saved files</source>
   <translation>Páginas en cada uno de estos días, con los archivos guardados</translation>
  </message>
  <message>
   <source>Saved: so far</source>
   <translation>Guardado: acumulado</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with the saved files</source>
   <translation>Páginas al final de estos días, con los archivos guardados</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlFactsModel</name>
  <message>
   <source>Never fetched</source>
   <translation>Nunca se obtiene</translation>
  </message>
  <message>
   <source>Must be asked for first</source>
   <translation>Hay que preguntar antes</translation>
  </message>
  <message>
   <source>Not reached in this time</source>
   <translation>No alcanzado en este tiempo</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>Obtenido</translation>
  </message>
  <message>
   <source>What</source>
   <translation>Qué</translation>
  </message>
  <message>
   <source>How much</source>
   <translation>Cuánto</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Por qué</translation>
  </message>
  <message>
   <source>Such as</source>
   <translation>Por ejemplo</translation>
  </message>
  <message>
   <source>Waits for hours</source>
   <translation>Espera su horario</translation>
  </message>
  <message>
   <source>it may not come at all times</source>
   <translation>no puede venir a cualquier hora</translation>
  </message>
  <message>
   <source>Waits for an answer</source>
   <translation>Espera una respuesta</translation>
  </message>
  <message>
   <source>a later answer of the rehearsal lets it in</source>
   <translation>una respuesta posterior de la simulación lo deja entrar</translation>
  </message>
  <message>
   <source>Waits for its pace</source>
   <translation>Espera por su ritmo</translation>
  </message>
  <message>
   <source>no file states one: %1 is taken</source>
   <translation>ningún archivo lo declara: se toma %1</translation>
  </message>
  <message>
   <source>the files state one</source>
   <translation>los archivos declaran uno</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlPanel</name>
  <message>
   <source>Crawlers</source>
   <translation>Rastreadores</translation>
  </message>
  <message>
   <source>Pages by day</source>
   <translation>Páginas por día</translation>
  </message>
  <message>
   <source>What is not fetched, and waiting</source>
   <translation>Lo que no se obtiene, y esperas</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>Detener el cálculo</translation>
  </message>
  <message>
   <source>No crawl is rehearsed yet.</source>
   <translation>Aún no se ha simulado ningún rastreo.</translation>
  </message>
  <message>
   <source>It gets every page, and waits for nothing.</source>
   <translation>Obtiene todas las páginas y no espera nada.</translation>
  </message>
  <message>
   <source>Details of the crawl</source>
   <translation>Detalles del rastreo</translation>
  </message>
  <message>
   <source>Not fetched, and waiting</source>
   <translation>No obtenido, y esperas</translation>
  </message>
  <message>
   <source>What it never fetches, and what it waits for</source>
   <translation>Lo que nunca obtiene y a qué espera</translation>
  </message>
  <message>
   <source>Day by day</source>
   <translation>Día a día</translation>
  </message>
  <message>
   <source>The numbers of the curve</source>
   <translation>Los números de la curva</translation>
  </message>
  <message>
   <source>Which crawlers</source>
   <translation>Qué rastreadores</translation>
  </message>
  <message>
   <source>Which pages</source>
   <translation>Qué páginas</translation>
  </message>
  <message>
   <source>Sample paths and sitemaps</source>
   <translation>Rutas de muestra y sitemaps</translation>
  </message>
  <message>
   <source>The pages of a file…</source>
   <translation>Las páginas de un archivo…</translation>
  </message>
  <message>
   <source>The pages of a server's logs…</source>
   <translation>Las páginas de los registros de un servidor…</translation>
  </message>
  <message>
   <source>The first request, in UTC</source>
   <translation>La primera solicitud, en UTC</translation>
  </message>
  <message>
   <source>Days at most</source>
   <translation>Días como máximo</translation>
  </message>
  <message>
   <source>What is not reached in so many days is left</source>
   <translation>Lo que no se alcance en esos días queda pendiente</translation>
  </message>
  <message>
   <source>How the files are read</source>
   <translation>Cómo se leen los archivos</translation>
  </message>
  <message>
   <source>Serve the draft…</source>
   <translation>Servir el borrador…</translation>
  </message>
  <message>
   <source>A web server on this computer, for a real crawler</source>
   <translation>Un servidor web en este equipo, para un rastreador real</translation>
  </message>
  <message>
   <source>from</source>
   <translation>desde</translation>
  </message>
  <message>
   <source>days</source>
   <translation>días</translation>
  </message>
  <message>
   <source>read as</source>
   <translation>leído como</translation>
  </message>
  <message>
   <source>The best known crawlers</source>
   <translation>Los rastreadores más conocidos</translation>
  </message>
  <message>
   <source>A file with a URL or path on each line, or a sitemap</source>
   <translation>Un archivo con una URL o ruta en cada línea, o un sitemap</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>Registros de un servidor</translation>
  </message>
  <message>
   <source>Cancelled. Change anything above to compute again.</source>
   <translation>Cancelado. Cambie algo arriba para volver a calcular.</translation>
  </message>
  <message>
   <source>computing…</source>
   <translation>calculando…</translation>
  </message>
  <message>
   <source>There are no pages to crawl: add sample paths or sitemaps to the site, or choose a file of URLs.</source>
   <translation>No hay ninguna página que rastrear: añada rutas de muestra o sitemaps al sitio, o elija un archivo de URL.</translation>
  </message>
  <message>
   <source>%1 names no page.</source>
   <translation>%1 no nombra ninguna página.</translation>
  </message>
  <message>
   <source>None of these agents fetches pages.</source>
   <translation>Ninguno de estos agentes obtiene páginas.</translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of the site's examples.</source>
   <translation>
    <numerusform>%n página de los ejemplos del sitio.</numerusform>
    <numerusform>%n páginas de los ejemplos del sitio.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of %1.</source>
   <translation>
    <numerusform>%n página de %1.</numerusform>
    <numerusform>%n páginas de %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>URLs of other hosts, such as %1, are asked of these files too.</source>
   <translation>Las URL de otros hosts, como %1, también se consultan en estos archivos.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlServerDialog</name>
  <message>
   <source>Refuse what the draft does not allow</source>
   <translation>Rechazar lo que el borrador no permite</translation>
  </message>
  <message>
   <source>Serve the draft</source>
   <translation>Servir el borrador</translation>
  </message>
  <message>
   <source>The command gatepost-cli was not found, beside this program or on PATH. It is part of the package that this program came with: install it, and open this window again.</source>
   <translation>No se encontró la orden gatepost-cli, ni junto a este programa ni en PATH. Forma parte del paquete con el que vino este programa: instálelo y vuelva a abrir esta ventana.</translation>
  </message>
  <message>
   <source>A crawler on this computer can fetch the draft and pages around it. Nobody else can reach the server.</source>
   <translation>Un rastreador de este equipo puede obtener el borrador y páginas a su alrededor. Nadie más puede llegar al servidor.</translation>
  </message>
  <message>
   <source>Seconds of the clock in a second; 1440 makes a day of a minute</source>
   <translation>Segundos del reloj por segundo; 1440 convierte un minuto en un día</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Solicitudes</translation>
  </message>
  <message>
   <source>What crawlers ask for appears here.</source>
   <translation>Aquí aparece lo que piden los rastreadores.</translation>
  </message>
  <message>
   <source>&amp;Port</source>
   <translation>&amp;Puerto</translation>
  </message>
  <message>
   <source>&amp;Clock starts at (UTC)</source>
   <translation>El &amp;reloj empieza a las (UTC)</translation>
  </message>
  <message>
   <source>&amp;Speed of the clock</source>
   <translation>&amp;Velocidad del reloj</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>Iniciar</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Copiar la dirección</translation>
  </message>
  <message>
   <source>Starting…</source>
   <translation>Iniciando…</translation>
  </message>
  <message>
   <source>The draft, as it was when you pressed Start, is served until you press Stop or close this window.</source>
   <translation>El borrador, tal como estaba al pulsar Iniciar, se sirve hasta que pulse Detener o cierre esta ventana.</translation>
  </message>
  <message>
   <source>The server was stopped.</source>
   <translation>Se detuvo el servidor.</translation>
  </message>
  <message>
   <source>Clock: %1 UTC</source>
   <translation>Reloj: %1 UTC</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlTexts</name>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n día</numerusform>
    <numerusform>%n días</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s)</source>
   <translation>
    <numerusform>%n hora</numerusform>
    <numerusform>%n horas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s)</source>
   <translation>
    <numerusform>%n minuto</numerusform>
    <numerusform>%n minutos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n second(s)</source>
   <translation>
    <numerusform>%n segundo</numerusform>
    <numerusform>%n segundos</numerusform>
   </translation>
  </message>
  <message>
   <source>With this draft %1 gets none of the pages, in place of %2.</source>
   <translation>Con este borrador, %1 no obtiene ninguna de las páginas, en vez de %2.</translation>
  </message>
  <message>
   <source>%1 gets none of the pages.</source>
   <translation>%1 no obtiene ninguna de las páginas.</translation>
  </message>
  <message>
   <source>With this draft %1 does not reach %2 pages in %3, in place of needing %4.</source>
   <translation>Con este borrador, %1 no alcanza %2 páginas en %3, en vez de necesitar %4.</translation>
  </message>
  <message>
   <source>%1 does not reach %2 pages in %3.</source>
   <translation>%1 no alcanza %2 páginas en %3.</translation>
  </message>
  <message>
   <source>%1 needs %2 for %3 pages.</source>
   <translation>%1 necesita %2 para %3 páginas.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4 for %5.</source>
   <translation>Con este borrador, %1 necesita %2 para %3 páginas, en vez de %4 para %5.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, as with the saved files.</source>
   <translation>Con este borrador, %1 necesita %2 para %3 páginas, igual que con los archivos guardados.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4.</source>
   <translation>Con este borrador, %1 necesita %2 para %3 páginas, en vez de %4.</translation>
  </message>
  <message>
   <source>This file lists sitemaps and no pages: choose one of the sitemaps.</source>
   <translation>Este archivo enumera sitemaps y ninguna página: elija uno de los sitemaps.</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the file are taken.</source>
   <translation>Solo se toman las primeras %1 páginas del archivo.</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the logs are taken.</source>
   <translation>Solo se toman las primeras %1 páginas de los registros.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlersModel</name>
  <message>
   <source>not in this time</source>
   <translation>no en este tiempo</translation>
  </message>
  <message>
   <source>never</source>
   <translation>nunca</translation>
  </message>
  <message>
   <source>%1 left</source>
   <translation>quedan: %1</translation>
  </message>
  <message>
   <source>Crawler</source>
   <translation>Rastreador</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>Obtenido</translation>
  </message>
  <message>
   <source>Pages of the list that it gets</source>
   <translation>Páginas de la lista que obtiene</translation>
  </message>
  <message>
   <source>Through on</source>
   <translation>Acaba el</translation>
  </message>
  <message>
   <source>When it fetches the last page, in UTC</source>
   <translation>Cuándo obtiene la última página, en UTC</translation>
  </message>
  <message>
   <source>Needs</source>
   <translation>Tarda</translation>
  </message>
  <message>
   <source>From the start to the last page, with this draft</source>
   <translation>Desde el inicio hasta la última página, con este borrador</translation>
  </message>
  <message>
   <source>Saved</source>
   <translation>Guardado</translation>
  </message>
  <message>
   <source>From the start to the last page, with the saved files</source>
   <translation>Desde el inicio hasta la última página, con los archivos guardados</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DayStrip</name>
  <message>
   <source>Hours of the day, UTC: no window</source>
   <translation>Horas del día, UTC: ninguna franja</translation>
  </message>
  <message>
   <source>Hours of the day, UTC: %1</source>
   <translation>Horas del día, UTC: %1</translation>
  </message>
  <message>
   <source>Left and Right move an end by 15 minutes, with Shift by one. Up and Down choose the end. Insert adds a window, Delete removes it.</source>
   <translation>Izquierda y Derecha mueven un extremo 15 minutos; con Mayús, uno. Arriba y Abajo eligen el extremo. Insert añade una franja, Supr la quita.</translation>
  </message>
  <message>
   <source>Double-click adds a window. Drag its ends; past midnight is fine.</source>
   <translation>Un doble clic añade una franja. Arrastre sus extremos; puede pasar de la medianoche.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffModel</name>
  <message>
   <source>no line end</source>
   <translation>sin fin de línea</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n línea igual</numerusform>
    <numerusform>… %n líneas iguales</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… %n more row(s)</source>
   <translation>
    <numerusform>… %n fila más</numerusform>
    <numerusform>… %n filas más</numerusform>
   </translation>
  </message>
  <message>
   <source>Before</source>
   <translation>Antes</translation>
  </message>
  <message>
   <source>After</source>
   <translation>Después</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Línea</translation>
  </message>
  <message>
   <source>removed: %1</source>
   <translation>quitada: %1</translation>
  </message>
  <message>
   <source>added: %1</source>
   <translation>añadida: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffView</name>
  <message>
   <source>What changes in the text</source>
   <translation>Lo que cambia en el texto</translation>
  </message>
  <message>
   <source>No difference.</source>
   <translation>Sin diferencias.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Document</name>
  <message>
   <source>Typing</source>
   <translation>Escritura</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Eliminar</translation>
  </message>
  <message>
   <source>Delete text</source>
   <translation>Eliminar texto</translation>
  </message>
  <message>
   <source>Insert text</source>
   <translation>Insertar texto</translation>
  </message>
  <message>
   <source>Replace text</source>
   <translation>Reemplazar texto</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 no existe.</translation>
  </message>
  <message>
   <source>Reload from disk</source>
   <translation>Recargar del disco</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DraftServer</name>
  <message>
   <source>A copy of the draft could not be written: %1</source>
   <translation>No se pudo escribir una copia del borrador: %1</translation>
  </message>
  <message>
   <source>The command could not be started: %1</source>
   <translation>No se pudo iniciar la orden: %1</translation>
  </message>
  <message>
   <source>The server has ended. If another program uses the port, choose another one. The command says: %1</source>
   <translation>El servidor ha terminado. Si otro programa usa el puerto, elija otro. La orden dice: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentDialog</name>
  <message>
   <source>Add environment</source>
   <translation>Añadir entorno</translation>
  </message>
  <message>
   <source>H&amp;ost of the open files</source>
   <translation>H&amp;ost de los archivos abiertos</translation>
  </message>
  <message>
   <source>&amp;Name</source>
   <translation>&amp;Nombre</translation>
  </message>
  <message>
   <source>&amp;Host</source>
   <translation>&amp;Host</translation>
  </message>
  <message>
   <source>Closed: nobody may fetch anything</source>
   <translation>Cerrado: nadie puede obtener nada</translation>
  </message>
  <message>
   <source>Behind a password: nothing is claimed of its files</source>
   <translation>Tras una contraseña: no se afirma nada de sus archivos</translation>
  </message>
  <message>
   <source>Noindex: search engines may fetch every page</source>
   <translation>Noindex: los buscadores pueden obtener todas las páginas</translation>
  </message>
  <message>
   <source>Open: search engines may fetch the start page</source>
   <translation>Abierto: los buscadores pueden obtener la página de inicio</translation>
  </message>
  <message>
   <source>Only as the goals say</source>
   <translation>Solo como dicen los objetivos</translation>
  </message>
  <message>
   <source>It &amp;must be</source>
   <translation>&amp;Debe estar</translation>
  </message>
  <message>
   <source>&amp;Folder of its files, below this one</source>
   <translation>&amp;Carpeta de sus archivos, dentro de esta</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentRow</name>
  <message>
   <source>Open its folder…</source>
   <translation>Abrir su carpeta…</translation>
  </message>
  <message>
   <source>Write its robots.txt…</source>
   <translation>Escribir su robots.txt…</translation>
  </message>
  <message>
   <source>Environment</source>
   <translation>Entorno</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Demostrando para cada rastreador, ruta y hora…</translation>
  </message>
  <message>
   <source>%1 %2: %3 — %4</source>
   <extracomment>a symbol such as ✓, a purpose, what is wanted, what was found</extracomment>
   <translation>%1 %2: %3 — %4</translation>
  </message>
  <message>
   <source>These are the files in the folder %1, as they are saved.</source>
   <translation>Estos son los archivos de la carpeta %1, tal como están guardados.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentsProof</name>
  <message>
   <source>nobody may fetch anything but the policy files</source>
   <translation>nadie puede obtener nada más que los archivos de política</translation>
  </message>
  <message>
   <source>every search engine may fetch the start page</source>
   <translation>todos los buscadores pueden obtener la página de inicio</translation>
  </message>
  <message>
   <source>every search engine may fetch every page and see its noindex; whether pages have one is not in the files</source>
   <translation>todos los buscadores pueden obtener todas las páginas y ver su noindex; si las páginas lo tienen no consta en los archivos</translation>
  </message>
  <message>
   <source>a password keeps it closed: nothing is claimed of the files</source>
   <translation>una contraseña lo mantiene cerrado: no se afirma nada de los archivos</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>No existe la carpeta %1.</translation>
  </message>
  <message>
   <source>no robots.txt was found that makes it true</source>
   <translation>no se ha encontrado ningún robots.txt con el que se cumpla</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>sin decidir</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>sin decidir: %1</translation>
  </message>
  <message>
   <source>no goals are claimed</source>
   <translation>no se afirma ningún objetivo</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExceptionDialog</name>
  <message>
   <source>Exception: %1</source>
   <translation>Excepción: %1</translation>
  </message>
  <message>
   <source>all of “%1”</source>
   <translation>todo «%1»</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>todas las rutas</translation>
  </message>
  <message>
   <source>for ever</source>
   <translation>para siempre</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>&amp;Agentes</translation>
  </message>
  <message>
   <source>&amp;Paths</source>
   <translation>&amp;Rutas</translation>
  </message>
  <message>
   <source>&amp;Goal instead</source>
   <translation>&amp;Objetivo en su lugar</translation>
  </message>
  <message>
   <source>&amp;Until (YYYY-MM-DD)</source>
   <translation>&amp;Hasta (AAAA-MM-DD)</translation>
  </message>
  <message>
   <source>&amp;Note</source>
   <translation>&amp;Nota</translation>
  </message>
  <message>
   <source>all of them</source>
   <translation>todos</translation>
  </message>
  <message>
   <source>%1 below %2</source>
   <translation>%1 bajo %2</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1 until %2</source>
   <translation>%1 hasta %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExportDialog</name>
  <message>
   <source>S&amp;horter expressions</source>
   <translation>E&amp;xpresiones más cortas</translation>
  </message>
  <message>
   <source>Co&amp;py</source>
   <translation>&amp;Copiar</translation>
  </message>
  <message>
   <source>&amp;Save…</source>
   <translation>&amp;Guardar…</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message>
   <source>What is written</source>
   <translation>Lo que se escribe</translation>
  </message>
  <message>
   <source>What is lost</source>
   <translation>Lo que se pierde</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Línea</translation>
  </message>
  <message>
   <source>&amp;Agents:</source>
   <translation>&amp;Agentes:</translation>
  </message>
  <message>
   <source>&amp;Enforced:</source>
   <translation>&amp;Impuesto:</translation>
  </message>
  <message>
   <source>Named in the files, and agents of the list</source>
   <translation>Nombrados en los archivos, y agentes de la lista</translation>
  </message>
  <message>
   <source>All agents of the list</source>
   <translation>Todos los agentes de la lista</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>Buscadores</translation>
  </message>
  <message>
   <source>AI agents</source>
   <translation>Agentes de IA</translation>
  </message>
  <message>
   <source>Or names with commas: GPTBot, CCBot</source>
   <translation>O nombres separados por comas: GPTBot, CCBot</translation>
  </message>
  <message>
   <source>Refusals and pace</source>
   <translation>Rechazos y ritmo</translation>
  </message>
  <message>
   <source>Refusals alone</source>
   <translation>Solo rechazos</translation>
  </message>
  <message>
   <source>Pace alone</source>
   <translation>Solo ritmo</translation>
  </message>
  <message>
   <source>Easier to read. A path in which a character is written as an escape slips past.</source>
   <translation>Más fáciles de leer. Una ruta en la que un carácter se escribe como secuencia de escape las elude.</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Sitio</translation>
  </message>
  <message>
   <source>Nothing is lost.</source>
   <translation>No se pierde nada.</translation>
  </message>
  <message>
   <source>Not enforced, or enforced differently:</source>
   <translation>No se aplica, o se aplica de otro modo:</translation>
  </message>
  <message>
   <source>Save the export</source>
   <translation>Guardar la exportación</translation>
  </message>
  <message>
   <source>%1 is already there.</source>
   <translation>%1 ya existe.</translation>
  </message>
  <message>
   <source>Replacing it discards what it contains now.</source>
   <translation>Si se reemplaza, se descarta lo que contiene ahora.</translation>
  </message>
  <message>
   <source>&amp;Replace</source>
   <translation>&amp;Reemplazar</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>No se pudo escribir %1: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FetchDialog</name>
  <message>
   <source>The text is not an address of http or https that can be fetched.</source>
   <translation>El texto no es una dirección http o https que se pueda obtener.</translation>
  </message>
  <message>
   <source>Fetch the file</source>
   <translation>Obtener el archivo</translation>
  </message>
  <message>
   <source>This request will be sent, and no other. Redirects are followed.</source>
   <translation>Se enviará esta solicitud y ninguna otra. Se siguen las redirecciones.</translation>
  </message>
  <message>
   <source>What comes takes the place of the text; Undo gives it back.</source>
   <translation>Lo que llegue ocupará el lugar del texto; Deshacer lo devuelve.</translation>
  </message>
  <message>
   <source>The request is under way</source>
   <translation>La solicitud está en curso</translation>
  </message>
  <message>
   <source>&amp;Send this request</source>
   <translation>&amp;Enviar esta solicitud</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>Obteniendo %1 …</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>La respuesta fue %1.</translation>
  </message>
  <message>
   <source>The document was closed in the meantime.</source>
   <translation>El documento se cerró entretanto.</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>Obtener %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Field</name>
  <message>
   <source>Not set: remove the line (Ctrl+Delete)</source>
   <translation>Sin definir: quitar la línea (Ctrl+Supr)</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1: sin definir</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, línea %2</translation>
  </message>
  <message>
   <source>Not set here. What applies is %1: %2.</source>
   <translation>Sin definir aquí. Lo que vale es %1: %2.</translation>
  </message>
  <message>
   <source>Line %1 does not count: the directive is given twice here and the first valid line decides.</source>
   <translation>La línea %1 no cuenta: la directiva aparece dos veces aquí y decide la primera línea válida.</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>Definir %1 como %2</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>Definir %1 como %2 para %3</translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>Quitar %1</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>Quitar %1 para %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldHelp</name>
  <message>
   <source>Example: %1</source>
   <translation>Ejemplo: %1</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>Fuente: %1</translation>
  </message>
  <message>
   <source>A proposal, or read by few.</source>
   <translation>Una propuesta, o leída por pocos.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldNotes</name>
  <message numerus="yes">
   <source>%1 of %n path(s)</source>
   <extracomment>%1 of the site's %n sample paths match</extracomment>
   <translation>
    <numerusform>%1 de %n ruta</numerusform>
    <numerusform>%1 de %n rutas</numerusform>
   </translation>
  </message>
  <message>
   <source>at least 10 s</source>
   <translation>10 s como mínimo</translation>
  </message>
  <message>
   <source>rule of thumb: twice what the last document took, at least 10 s</source>
   <translation>regla práctica: el doble de lo que tardó el último documento, 10 s como mínimo</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FilePage</name>
  <message>
   <source>About the whole file</source>
   <translation>Sobre el archivo completo</translation>
  </message>
  <message>
   <source>These lines belong to no group. They may be anywhere; new ones go to the end.</source>
   <translation>Estas líneas no pertenecen a ningún grupo. Pueden estar en cualquier lugar; las nuevas van al final.</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Leído por pocos</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Líneas sin campo</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>Los comentarios, las líneas que no se entienden y las que no pertenecen a nadie quedan como están. Intro lleva a ellas.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FindBar</name>
  <message>
   <source>Find</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <source>Replace with</source>
   <translation>Reemplazar por</translation>
  </message>
  <message>
   <source>Match case</source>
   <translation>Distinguir mayúsculas</translation>
  </message>
  <message>
   <source>Whole words</source>
   <translation>Palabras completas</translation>
  </message>
  <message>
   <source>Regular expression</source>
   <translation>Expresión regular</translation>
  </message>
  <message>
   <source>In the selection</source>
   <translation>En la selección</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 de %2</translation>
  </message>
  <message>
   <source>Previous</source>
   <translation>Anterior</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Siguiente</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>Replace</source>
   <translation>Reemplazar</translation>
  </message>
  <message>
   <source>Replace all</source>
   <translation>Reemplazar todo</translation>
  </message>
  <message>
   <source>Replace all, as one step of undo</source>
   <translation>Reemplazar todo, como un solo paso de deshacer</translation>
  </message>
  <message>
   <source>not found</source>
   <translation>no encontrado</translation>
  </message>
  <message numerus="yes">
   <source>%Ln found</source>
   <translation>
    <numerusform>%Ln encontrado</numerusform>
    <numerusform>%Ln encontrados</numerusform>
   </translation>
  </message>
  <message>
   <source>from the other end</source>
   <translation>desde el otro extremo</translation>
  </message>
  <message numerus="yes">
   <source>%Ln replaced</source>
   <translation>
    <numerusform>%Ln reemplazado</numerusform>
    <numerusform>%Ln reemplazados</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FirstRun</name>
  <message numerus="yes">
   <source>%Ln search engine(s) may come.</source>
   <translation>
    <numerusform>%Ln buscador puede venir.</numerusform>
    <numerusform>%Ln buscadores pueden venir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln search engine(s) may not come.</source>
   <translation>
    <numerusform>%Ln buscador no puede venir.</numerusform>
    <numerusform>%Ln buscadores no pueden venir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may come.</source>
   <translation>
    <numerusform>%Ln asistente puede venir.</numerusform>
    <numerusform>%Ln asistentes pueden venir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may not come.</source>
   <translation>
    <numerusform>%Ln asistente no puede venir.</numerusform>
    <numerusform>%Ln asistentes no pueden venir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may come.</source>
   <translation>
    <numerusform>%Ln rastreador de entrenamiento puede venir.</numerusform>
    <numerusform>%Ln rastreadores de entrenamiento pueden venir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may not come.</source>
   <translation>
    <numerusform>%Ln rastreador de entrenamiento no puede venir.</numerusform>
    <numerusform>%Ln rastreadores de entrenamiento no pueden venir.</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 de %2</translation>
  </message>
  <message>
   <source>Now the start page is open to %1 search engines, %2 assistants and %3 training crawlers.</source>
   <extracomment>Each place is “37 of 37”.</extracomment>
   <translation>Ahora la página de inicio está abierta para buscadores: %1, asistentes: %2, rastreadores de entrenamiento: %3.</translation>
  </message>
  <message>
   <source>Say what you want</source>
   <translation>Diga lo que quiere</translation>
  </message>
  <message>
   <source>May search engines find your site?</source>
   <translation>¿Pueden los buscadores encontrar su sitio?</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Sí</translation>
  </message>
  <message>
   <source>Only some paths</source>
   <translation>Solo algunas rutas</translation>
  </message>
  <message>
   <source>No</source>
   <translation>No</translation>
  </message>
  <message>
   <source>Paths that search engines may fetch</source>
   <translation>Rutas que los buscadores pueden obtener</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /blog/ /docs/</source>
   <translation>Rutas separadas por espacios: /blog/ /docs/</translation>
  </message>
  <message>
   <source>May AI assistants read pages to answer people?</source>
   <translation>¿Pueden los asistentes de IA leer páginas para responder a la gente?</translation>
  </message>
  <message>
   <source>Yes, but say nothing of use</source>
   <translation>Sí, pero sin decir nada del uso</translation>
  </message>
  <message>
   <source>May your text be used to train AI models?</source>
   <translation>¿Se puede usar su texto para entrenar modelos de IA?</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>Con licencia</translation>
  </message>
  <message>
   <source>Say nothing</source>
   <translation>No decir nada</translation>
  </message>
  <message>
   <source>Where the terms of the licence are</source>
   <translation>Dónde están las condiciones de la licencia</translation>
  </message>
  <message>
   <source>Paths nobody should fetch</source>
   <translation>Rutas que nadie debe obtener</translation>
  </message>
  <message>
   <source>None; or paths, separated by spaces: /cart /search</source>
   <translation>Ninguna; o rutas separadas por espacios: /cart /search</translation>
  </message>
  <message>
   <source>The files as they will be</source>
   <translation>Los archivos como quedarán</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Ahora no</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Listo</translation>
  </message>
  <message>
   <source>as your files say now</source>
   <translation>como dicen ahora sus archivos</translation>
  </message>
  <message>
   <source>Your files say something else now. Look at the answers, then press Done again.</source>
   <translation>Sus archivos dicen ahora otra cosa. Mire las respuestas y pulse Listo otra vez.</translation>
  </message>
  <message>
   <source>No answer is taken from your files: %1.</source>
   <translation>No se toma ninguna respuesta de sus archivos: %1.</translation>
  </message>
  <message>
   <source>One answer is not complete yet.</source>
   <translation>Una respuesta aún no está completa.</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Demostrando para cada rastreador, ruta y hora…</translation>
  </message>
  <message>
   <source>Your goals are made as soon as that is known.</source>
   <translation>Sus objetivos se crearán en cuanto se sepa.</translation>
  </message>
  <message>
   <source>Your files say so already.</source>
   <translation>Sus archivos ya lo dicen.</translation>
  </message>
  <message>
   <source>Not reached: %1.</source>
   <translation>No se alcanza: %1.</translation>
  </message>
  <message>
   <source>Three questions</source>
   <translation>Tres preguntas</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>Aplicar objetivos</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormArea</name>
  <message>
   <source>This file has no form yet. Its text is on the right.</source>
   <translation>Este archivo aún no tiene formulario. Su texto está a la derecha.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormPages</name>
  <message>
   <source>Agents and paths</source>
   <translation>Agentes y rutas</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>Archivo completo</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>Política de IA</translation>
  </message>
  <message>
   <source>Agent blocks</source>
   <translation>Bloques de agentes</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>Calidad</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>Cumplimiento</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Cadena</translation>
  </message>
  <message>
   <source>About this file</source>
   <translation>Acerca de este archivo</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agentes</translation>
  </message>
  <message>
   <source>Site and defaults</source>
   <translation>Sitio y predeterminados</translation>
  </message>
  <message>
   <source>Rendered robots.txt</source>
   <translation>robots.txt generado</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalDetails</name>
  <message>
   <source>obeys</source>
   <translation>obedece</translation>
  </message>
  <message>
   <source>does not obey</source>
   <translation>no obedece</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>sin documentar</translation>
  </message>
  <message>
   <source>Every path</source>
   <translation>Todas las rutas</translation>
  </message>
  <message>
   <source>Not these</source>
   <translation>Estas no</translation>
  </message>
  <message>
   <source>Only these</source>
   <translation>Solo estas</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>Rutas</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>Rutas separadas por espacios: /members/ /search</translation>
  </message>
  <message>
   <source>Paths, separated by spaces</source>
   <translation>Rutas separadas por espacios</translation>
  </message>
  <message>
   <source>Hours (UTC)</source>
   <translation>Horas (UTC)</translation>
  </message>
  <message>
   <source>any; or seconds between two requests, such as 10s or 2m</source>
   <translation>cualquiera; o segundos entre dos solicitudes, como 10s o 2m</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Ritmo</translation>
  </message>
  <message>
   <source>are kept out</source>
   <translation>quedan excluidos</translation>
  </message>
  <message>
   <source>may come</source>
   <translation>pueden venir</translation>
  </message>
  <message>
   <source>Crawlers that do not know the question</source>
   <translation>Rastreadores que no conocen la pregunta</translation>
  </message>
  <message>
   <source>who does not know the question</source>
   <translation>quien no conoce la pregunta</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>Condiciones de la licencia</translation>
  </message>
  <message>
   <source>as the goal means it</source>
   <translation>como lo entiende el objetivo</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>sí</translation>
  </message>
  <message>
   <source>no</source>
   <translation>no</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nada</translation>
  </message>
  <message>
   <source>What is said of use</source>
   <translation>Lo que se dice del uso</translation>
  </message>
  <message>
   <source>what is said of use</source>
   <translation>lo que se dice del uso</translation>
  </message>
  <message>
   <source>the comment above a group that is added for this goal</source>
   <translation>el comentario encima de un grupo que se añade para este objetivo</translation>
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
   <translation>%1: agentes</translation>
  </message>
  <message>
   <source>Except this one…</source>
   <translation>Excepto este…</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>paths</source>
   <translation>rutas</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>horas</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>ritmo</translation>
  </message>
  <message>
   <source>At any time. Double-click the strip to add hours.</source>
   <translation>A cualquier hora. Haga doble clic en la franja para añadir horas.</translation>
  </message>
  <message>
   <source>No crawler is known to read hours; a server can keep them.</source>
   <translation>No consta que ningún rastreador lea horas; un servidor puede hacerlas cumplir.</translation>
  </message>
  <message>
   <source>except %1</source>
   <translation>excepto %1</translation>
  </message>
  <message>
   <source>Change this exception…</source>
   <translation>Cambiar esta excepción…</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>Quitar esta excepción</translation>
  </message>
  <message>
   <source>Exception…</source>
   <translation>Excepción…</translation>
  </message>
  <message>
   <source>%1: add an exception</source>
   <translation>%1: añadir una excepción</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalGuard</name>
  <message>
   <source>The goal of search engines would no longer be true.</source>
   <translation>El objetivo de los buscadores dejaría de cumplirse.</translation>
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
   <translation>Por qué</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Preguntar</translation>
  </message>
  <message>
   <source>Export to nginx…</source>
   <translation>Exportar a nginx…</translation>
  </message>
  <message>
   <source>%1: exceptions, paths, hours, agents</source>
   <translation>%1: excepciones, rutas, horas, agentes</translation>
  </message>
  <message>
   <source>Exceptions, paths, hours, agents</source>
   <translation>Excepciones, rutas, horas, agentes</translation>
  </message>
  <message>
   <source>Goes to the line that decides this.</source>
   <translation>Va a la línea que decide esto.</translation>
  </message>
  <message>
   <source>%1: why</source>
   <translation>%1: por qué</translation>
  </message>
  <message>
   <source>Asks for this agent and path, above.</source>
   <translation>Pregunta por este agente y esta ruta, arriba.</translation>
  </message>
  <message>
   <source>%1: ask</source>
   <translation>%1: preguntar</translation>
  </message>
  <message>
   <source>Only a server can refuse agents that do not obey robots.txt.</source>
   <translation>Solo un servidor puede rechazar a los agentes que no obedecen robots.txt.</translation>
  </message>
  <message>
   <source>%1: export to nginx</source>
   <translation>%1: exportar a nginx</translation>
  </message>
  <message numerus="yes">
   <source>%Ln agent(s)</source>
   <translation>
    <numerusform>%Ln agente</numerusform>
    <numerusform>%Ln agentes</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalPresets</name>
  <message>
   <source>Block AI training, allow search</source>
   <translation>Bloquear entrenamiento de IA, permitir búsqueda</translation>
  </message>
  <message>
   <source>Search engines and assistants may come; crawlers that collect text to train models may not.</source>
   <translation>Los buscadores y asistentes pueden venir; los rastreadores que recogen texto para entrenar modelos, no.</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>Todo permitido</translation>
  </message>
  <message>
   <source>Every crawler may fetch everything, and the file says that it may use it.</source>
   <translation>Todo rastreador puede obtenerlo todo, y el archivo dice que puede usarlo.</translation>
  </message>
  <message>
   <source>Close the whole site</source>
   <translation>Cerrar todo el sitio</translation>
  </message>
  <message>
   <source>No crawler may fetch anything, Google's ad crawlers included.</source>
   <translation>Ningún rastreador puede obtener nada, tampoco los rastreadores de anuncios de Google.</translation>
  </message>
  <message>
   <source>Search engines only</source>
   <translation>Solo buscadores</translation>
  </message>
  <message>
   <source>Search engines may fetch everything; nobody else may come.</source>
   <translation>Los buscadores pueden obtenerlo todo; nadie más puede venir.</translation>
  </message>
  <message>
   <source>No AI at all</source>
   <translation>Nada de IA</translation>
  </message>
  <message>
   <source>Neither assistants nor crawlers for research, training or new content may come.</source>
   <translation>No pueden venir ni asistentes ni rastreadores de investigación, entrenamiento o contenido nuevo.</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Preguntar antes</translation>
  </message>
  <message>
   <source>Reading is free; training and new content only after asking.</source>
   <translation>Leer es libre; entrenamiento y contenido nuevo, solo tras preguntar.</translation>
  </message>
  <message>
   <source>Search and archives, no training</source>
   <translation>Búsqueda y archivos web, sin entrenamiento</translation>
  </message>
  <message>
   <source>Search engines and web archives may keep pages; nobody may train models.</source>
   <translation>Los buscadores y archivos web pueden conservar páginas; nadie puede entrenar modelos.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalRows</name>
  <message numerus="yes">
   <source>%n path(s)</source>
   <translation>
    <numerusform>%n ruta</numerusform>
    <numerusform>%n rutas</numerusform>
   </translation>
  </message>
  <message>
   <source>only %1</source>
   <translation>solo %1</translation>
  </message>
  <message>
   <source>not %1</source>
   <translation>no %1</translation>
  </message>
  <message>
   <source>every path and hour</source>
   <translation>todas las rutas y horas</translation>
  </message>
  <message numerus="yes">
   <source>%Ln obey</source>
   <comment>agents, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln obedece</numerusform>
    <numerusform>%Ln obedecen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not</source>
   <comment>agents that do not obey, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln no obedece</numerusform>
    <numerusform>%Ln no obedecen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln say nothing</source>
   <comment>agents of which it is not known, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln no dice nada</numerusform>
    <numerusform>%Ln no dicen nada</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not obey robots.txt</source>
   <translation>
    <numerusform>%Ln no obedece robots.txt</numerusform>
    <numerusform>%Ln no obedecen robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>kept out until you add an exception</source>
   <translation>excluidos hasta que añada una excepción</translation>
  </message>
  <message>
   <source>may come, and is asked to ask first</source>
   <translation>pueden venir, y se les pide que pregunten antes</translation>
  </message>
  <message>
   <source>kept out without a licence</source>
   <translation>excluidos sin licencia</translation>
  </message>
  <message>
   <source>may come; use needs a licence</source>
   <translation>pueden venir; el uso necesita una licencia</translation>
  </message>
  <message numerus="yes">
   <source>%Ln exception(s)</source>
   <translation>
    <numerusform>%Ln excepción</numerusform>
    <numerusform>%Ln excepciones</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3 UTC</source>
   <translation>%1 no puede obtener %2 a las %3 UTC</translation>
  </message>
  <message numerus="yes">
   <source>no line names %Ln agent(s)</source>
   <translation>
    <numerusform>ninguna línea nombra a %Ln agente</numerusform>
    <numerusform>ninguna línea nombra a %Ln agentes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 and %Ln more</source>
   <translation>
    <numerusform>%1 y %Ln más</numerusform>
    <numerusform>%1 y %Ln más</numerusform>
   </translation>
  </message>
  <message>
   <source>No line names: %1.</source>
   <translation>Ninguna línea nombra a: %1.</translation>
  </message>
  <message>
   <source>Documented to ignore robots.txt, so that only a server can refuse them: %1.</source>
   <translation>Según la documentación ignoran robots.txt, así que solo un servidor puede rechazarlos: %1.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>sin decidir</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>sin decidir: %1</translation>
  </message>
  <message>
   <source>not known to be read</source>
   <translation>no consta que se lea</translation>
  </message>
  <message>
   <source>%1 came %2 times all the same</source>
   <translation>%1 vino %2 veces de todos modos</translation>
  </message>
  <message>
   <source>true</source>
   <translation>se cumple</translation>
  </message>
  <message>
   <source>said, but not known to be read</source>
   <translation>dicho, pero no consta que se lea</translation>
  </message>
  <message>
   <source>not true</source>
   <translation>no se cumple</translation>
  </message>
  <message>
   <source>being proved</source>
   <translation>demostrándose</translation>
  </message>
  <message>
   <source>no goal</source>
   <translation>sin objetivo</translation>
  </message>
  <message>
   <source>No goal</source>
   <translation>Sin objetivo</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>Permitir</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Abierto</translation>
  </message>
  <message>
   <source>Keep out</source>
   <translation>Excluir</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Preguntar antes</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>Con licencia</translation>
  </message>
  <message>
   <source>Nothing is claimed of these crawlers.</source>
   <translation>No se afirma nada de estos rastreadores.</translation>
  </message>
  <message>
   <source>They may come, and the files say that they may use it.</source>
   <translation>Pueden venir, y los archivos dicen que pueden usarlo.</translation>
  </message>
  <message>
   <source>They may come. Nothing is said of use.</source>
   <translation>Pueden venir. No se dice nada del uso.</translation>
  </message>
  <message>
   <source>They may not come, and the files refuse the use.</source>
   <translation>No pueden venir, y los archivos niegan el uso.</translation>
  </message>
  <message>
   <source>They may come only after asking.</source>
   <translation>Solo pueden venir tras preguntar.</translation>
  </message>
  <message>
   <source>They may come only with a licence.</source>
   <translation>Solo pueden venir con licencia.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>as “%1”</source>
   <translation>como «%1»</translation>
  </message>
  <message>
   <source>nothing is claimed</source>
   <translation>no se afirma nada</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Demostrando para cada rastreador, ruta y hora…</translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) are not true yet.</source>
   <translation>
    <numerusform>%Ln objetivo aún no se cumple.</numerusform>
    <numerusform>%Ln objetivos aún no se cumplen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) could not be decided.</source>
   <translation>
    <numerusform>%Ln objetivo no se pudo decidir.</numerusform>
    <numerusform>%Ln objetivos no se pudieron decidir.</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose what you want, and every crawler is looked at.</source>
   <translation>Elija lo que quiere y se examinará cada rastreador.</translation>
  </message>
  <message numerus="yes">
   <source>What you want is what the files say: %Ln goal(s) are true.</source>
   <translation>
    <numerusform>Lo que quiere es lo que dicen los archivos: %Ln objetivo se cumple.</numerusform>
    <numerusform>Lo que quiere es lo que dicen los archivos: %Ln objetivos se cumplen.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalsPage</name>
  <message>
   <source>Goals</source>
   <translation>Objetivos</translation>
  </message>
  <message>
   <source>What do you want?</source>
   <translation>¿Qué quiere?</translation>
  </message>
  <message>
   <source>Add environment…</source>
   <translation>Añadir entorno…</translation>
  </message>
  <message>
   <source>Other copies of the site, such as staging, and what their files must say</source>
   <translation>Otras copias del sitio, como la de pruebas, y lo que sus archivos deben decir</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>Condiciones de la licencia</translation>
  </message>
  <message>
   <source>Exception removed</source>
   <translation>Excepción quitada</translation>
  </message>
  <message>
   <source>Kept in gatepost.yaml</source>
   <translation>Guardado en gatepost.yaml</translation>
  </message>
  <message>
   <source>list of crawlers of %1</source>
   <translation>lista de rastreadores de %1</translation>
  </message>
  <message>
   <source>Environment %1</source>
   <translation>Entorno %1</translation>
  </message>
  <message>
   <source>Exception</source>
   <translation>Excepción</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>Aplicar objetivos</translation>
  </message>
  <message>
   <source>Your goals are in %1 now. Nothing is saved yet.</source>
   <translation>Sus objetivos ya están en %1. Aún no se ha guardado nada.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupCard</name>
  <message>
   <source>Convert to 2.0…</source>
   <translation>Convertir a 2.0…</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>Duplicar grupo</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>Quitar grupo</translation>
  </message>
  <message>
   <source>Add an agent: GPTBot, ClaudeBot, * …</source>
   <translation>Añadir un agente: GPTBot, ClaudeBot, * …</translation>
  </message>
  <message>
   <source>Add an agent</source>
   <translation>Añadir un agente</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>A&amp;gentes</translation>
  </message>
  <message>
   <source>Kind of the new rule</source>
   <translation>Tipo de la regla nueva</translation>
  </message>
  <message>
   <source>Add a rule: /path, then Enter</source>
   <translation>Añadir una regla: /ruta y luego Intro</translation>
  </message>
  <message>
   <source>Add a rule</source>
   <translation>Añadir una regla</translation>
  </message>
  <message>
   <source>“allow /path” makes an Allow, “disallow /path” a Disallow. A pasted list of paths or URLs makes a rule of each.</source>
   <translation>«allow /ruta» crea un Allow, «disallow /ruta» un Disallow. Una lista pegada de rutas o URL crea una regla para cada una.</translation>
  </message>
  <message>
   <source>No line of the list is a path, a URL or a directive of a group.</source>
   <translation>Ninguna línea de la lista es una ruta, una URL ni una directiva de un grupo.</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>&amp;Reglas</translation>
  </message>
  <message>
   <source>Add Allow</source>
   <translation>Añadir Allow</translation>
  </message>
  <message>
   <source>Ctrl+Insert</source>
   <translation>Ctrl+Insert</translation>
  </message>
  <message>
   <source>Add Disallow</source>
   <translation>Añadir Disallow</translation>
  </message>
  <message>
   <source>Insert</source>
   <translation>Insert</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>Subir</translation>
  </message>
  <message>
   <source>Alt+Up</source>
   <translation>Alt+Arriba</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>Bajar</translation>
  </message>
  <message>
   <source>Alt+Down</source>
   <translation>Alt+Abajo</translation>
  </message>
  <message>
   <source>Remove rule</source>
   <translation>Quitar regla</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Supr</translation>
  </message>
  <message>
   <source>Group %1 of %2 · line %3</source>
   <translation>Grupo %1 de %2 · línea %3</translation>
  </message>
  <message>
   <source>Convert to a plain group…</source>
   <translation>Convertir en grupo simple…</translation>
  </message>
  <message>
   <source>No group</source>
   <translation>Ningún grupo</translation>
  </message>
  <message>
   <source>%1 manages this group: your changes will be overwritten or duplicated. Change it in the settings there, or add another group for the same agents.</source>
   <translation>%1 administra este grupo: sus cambios se sobrescribirán o duplicarán. Cámbielo allí, en los ajustes, o añada otro grupo para los mismos agentes.</translation>
  </message>
  <message>
   <source>There is a line that is not a rule between the User-agent lines: for standard crawlers these agents are one group.</source>
   <translation>Una línea que no es una regla está entre las líneas User-agent: para los rastreadores que siguen el estándar, estos agentes son un solo grupo.</translation>
  </message>
  <message numerus="yes">
   <source>%1 · %n set</source>
   <extracomment>%1 a heading, %n how many of the fields below it have a value</extracomment>
   <translation>
    <numerusform>%1 · %n definido</numerusform>
    <numerusform>%1 · %n definidos</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(nadie todavía)</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n más</numerusform>
    <numerusform>%n más</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>línea %1</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s)</source>
   <translation>
    <numerusform>%n regla</numerusform>
    <numerusform>%n reglas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n other line(s)</source>
   <translation>
    <numerusform>%n línea de otro tipo</numerusform>
    <numerusform>%n líneas de otro tipo</numerusform>
   </translation>
  </message>
  <message>
   <source>experimental, read by nobody</source>
   <translation>experimental, nadie lo lee</translation>
  </message>
  <message>
   <source>There is another line between its User-agent lines.</source>
   <translation>Hay otra línea entre sus líneas User-agent.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsPage</name>
  <message>
   <source>Find an agent</source>
   <translation>Buscar un agente</translation>
  </message>
  <message>
   <source>Find an agent's group</source>
   <translation>Buscar el grupo de un agente</translation>
  </message>
  <message>
   <source>Groups</source>
   <translation>Grupos</translation>
  </message>
  <message>
   <source>&amp;New group</source>
   <translation>Grupo &amp;nuevo</translation>
  </message>
  <message>
   <source>No group yet. A group says which agents its rules are for.</source>
   <translation>Aún no hay grupos. Un grupo dice para qué agentes son sus reglas.</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>Horas y ritmo</translation>
  </message>
  <message>
   <source>Version and notes to the operator</source>
   <translation>Versión y comentarios para los responsables del robot</translation>
  </message>
  <message>
   <source>Preference signals: later use</source>
   <translation>Señales de preferencia: uso tras la obtención</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Leído por pocos</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Comentarios</translation>
  </message>
  <message>
   <source>Add group</source>
   <translation>Añadir grupo</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>Duplicar grupo</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>Quitar grupo</translation>
  </message>
  <message>
   <source>Convert group to 2.0</source>
   <translation>Convertir grupo a 2.0</translation>
  </message>
  <message>
   <source>Convert group to a plain one</source>
   <translation>Convertir grupo en simple</translation>
  </message>
  <message>
   <source>Nothing means anything else afterwards.</source>
   <translation>Nada cambia de significado después.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Guard</name>
  <message>
   <source>What %1 says now is not used until it is corrected: %2</source>
   <translation>Lo que %1 dice ahora no se usa hasta que se corrija: %2</translation>
  </message>
  <message>
   <source>%1 was changed by another program and has been reloaded.</source>
   <translation>Otro programa modificó %1 y se ha recargado.</translation>
  </message>
  <message>
   <source>The undo history of %1 is full: its oldest steps are gone.</source>
   <translation>El historial de deshacer de %1 está lleno: sus pasos más antiguos se han perdido.</translation>
  </message>
  <message>
   <source>%1 is also open in another Gatepost window (process %2). Gatepost looks at the file before each save and asks if the other one has saved.</source>
   <translation>%1 también está abierto en otra ventana de Gatepost (proceso %2). Gatepost comprueba el archivo antes de cada guardado y pregunta si la otra ha guardado.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <source>%1 cannot be read any more. Your text is still here.</source>
   <translation>%1 ya no se puede leer. Su texto sigue aquí.</translation>
  </message>
  <message>
   <source>%1 was removed or renamed by another program. Your text is still here; saving writes the file again.</source>
   <translation>Otro programa eliminó o renombró %1. Su texto sigue aquí; al guardar, el archivo se escribe de nuevo.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
  <message>
   <source>%1 was changed by another program, and you have unsaved edits.</source>
   <translation>Otro programa modificó %1 y usted tiene cambios sin guardar.</translation>
  </message>
  <message>
   <source>%1 was changed by another program.</source>
   <translation>Otro programa modificó %1.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Comparar</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>Recargar</translation>
  </message>
  <message>
   <source>Keep mine</source>
   <translation>Conservar lo mío</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Help</name>
  <message>
   <source>retired</source>
   <translation>retirado</translation>
  </message>
  <message>
   <source>older name</source>
   <translation>nombre antiguo</translation>
  </message>
  <message>
   <source>not confirmed by its operator</source>
   <translation>no confirmado por su operador</translation>
  </message>
  <message>
   <source>crawler</source>
   <translation>rastreador</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>obtiene páginas para un usuario</translation>
  </message>
  <message>
   <source>policy token, never fetches</source>
   <translation>token de política, nunca obtiene páginas</translation>
  </message>
  <message>
   <source>library</source>
   <translation>biblioteca</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>no documentado</translation>
  </message>
  <message>
   <source>no</source>
   <translation>no</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>sí</translation>
  </message>
  <message>
   <source>Obeys robots.txt</source>
   <translation>Obedece robots.txt</translation>
  </message>
  <message>
   <source>Obeys the * group</source>
   <translation>Obedece el grupo *</translation>
  </message>
  <message>
   <source>Obeys Crawl-delay</source>
   <translation>Obedece Crawl-delay</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>Fuente: %1</translation>
  </message>
  <message>
   <source>Example: %1</source>
   <translation>Ejemplo: %1</translation>
  </message>
  <message>
   <source>Explanation</source>
   <translation>Explicación</translation>
  </message>
  <message>
   <source>Open in the manual</source>
   <translation>Abrir en el manual</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursModel</name>
  <message>
   <source>polite pace</source>
   <translation>ritmo moderado</translation>
  </message>
  <message>
   <source>open</source>
   <translation>abierto</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>denegado</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>cerrado</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>debe preguntar</translation>
  </message>
  <message>
   <source>Open at every hour</source>
   <translation>Abierto a todas horas</translation>
  </message>
  <message>
   <source>Not open at any hour</source>
   <translation>No abierto a ninguna hora</translation>
  </message>
  <message>
   <source>Closes %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>Cierra: %1</translation>
  </message>
  <message>
   <source>Opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>Abre: %1</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>names of agents</comment>
   <translation>
    <numerusform>%n más</numerusform>
    <numerusform>%n más</numerusform>
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
   <translation>desde %1: %2</translation>
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
   <translation>Horas a las que los agentes pueden obtener la ruta, en UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Journal</name>
  <message>
   <source>the folder %1 could not be made</source>
   <translation>no se pudo crear la carpeta %1</translation>
  </message>
  <message>
   <source>%1 could not be locked</source>
   <translation>no se pudo bloquear %1</translation>
  </message>
  <message>
   <source>it could not be synced</source>
   <translation>no se pudo sincronizar</translation>
  </message>
  <message>
   <source>What you type in %1 cannot be kept for recovery: %2. Save soon.</source>
   <translation>Lo que escribe en %1 no se puede conservar para su recuperación: %2. Guarde pronto.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::KeyTable</name>
  <message>
   <source>Keys</source>
   <translation>Teclas</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>Orden</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LineEditor</name>
  <message>
   <source>seconds</source>
   <translation>segundos</translation>
  </message>
  <message>
   <source>UTC</source>
   <translation>UTC</translation>
  </message>
  <message>
   <source>This value decides nothing</source>
   <translation>Este valor no decide nada</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Ahora</translation>
  </message>
  <message>
   <source>New</source>
   <translation>Nuevo</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAnswerPage</name>
  <message>
   <source>Draft, live, after upload</source>
   <translation>Borrador, publicado, tras subirlo</translation>
  </message>
  <message>
   <source>What the draft says and is not served</source>
   <translation>Lo que dice el borrador y no se sirve</translation>
  </message>
  <message>
   <source>What others put into it</source>
   <translation>Lo que otros ponen en él</translation>
  </message>
  <message>
   <source>What differs from the draft after an upload</source>
   <translation>Lo que difiere del borrador tras subirlo</translation>
  </message>
  <message>
   <source>Request</source>
   <translation>Solicitud</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Respuesta</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>Quién</translation>
  </message>
  <message>
   <source>What they make of it</source>
   <translation>Cómo lo interpreta</translation>
  </message>
  <message>
   <source>Requests that are answered</source>
   <translation>Solicitudes respondidas</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Send no more requests</source>
   <translation>No enviar más solicitudes</translation>
  </message>
  <message>
   <source>Comparison</source>
   <translation>Comparación</translation>
  </message>
  <message>
   <source>Requests and answers</source>
   <translation>Solicitudes y respuestas</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Solicitudes</translation>
  </message>
  <message>
   <source>What crawlers make of it</source>
   <translation>Cómo lo interpretan los rastreadores</translation>
  </message>
  <message>
   <source>What cra&amp;wlers make of it</source>
   <translation>Cómo lo interpretan los &amp;rastreadores</translation>
  </message>
  <message>
   <source>File that is compared line by line</source>
   <translation>Archivo que se compara línea por línea</translation>
  </message>
  <message>
   <source>Neither the draft nor the site has a line in this file.</source>
   <translation>Ni el borrador ni el sitio tienen una línea en este archivo.</translation>
  </message>
  <message>
   <source>Asking for robots.txt…</source>
   <translation>Pidiendo robots.txt…</translation>
  </message>
  <message>
   <source>Comparing every path, agent and hour…</source>
   <translation>Comparando cada ruta, agente y hora…</translation>
  </message>
  <message>
   <source>Every agent is answered as the draft says, on every path and at every hour.</source>
   <translation>Todo agente recibe la respuesta que dice el borrador, en todas las rutas y a todas horas.</translation>
  </message>
  <message>
   <source>Nothing: every answer of the draft is served.</source>
   <translation>Nada: se sirven todas las respuestas del borrador.</translation>
  </message>
  <message>
   <source>Nothing that changes an answer.</source>
   <translation>Nada que cambie una respuesta.</translation>
  </message>
  <message>
   <source>Nothing: agents will be answered as the draft says.</source>
   <translation>Nada: los agentes recibirán la respuesta que dice el borrador.</translation>
  </message>
  <message>
   <source>What will be served after an upload cannot be known.</source>
   <translation>No se puede saber lo que se servirá tras subirlo.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAskPage</name>
  <message>
   <source>Requests that will be sent</source>
   <translation>Solicitudes que se enviarán</translation>
  </message>
  <message>
   <source>Use the &amp;proxy that the environment names</source>
   <translation>Usar el &amp;proxy que indica el entorno</translation>
  </message>
  <message>
   <source>Type the host of the site, such as www.example.org. What will be sent is then listed here.</source>
   <translation>Escriba el host del sitio, como www.example.org. Aquí se mostrará entonces lo que se enviará.</translation>
  </message>
  <message>
   <source>It looks up names itself, so that the addresses it connects to are not checked</source>
   <translation>Él mismo resuelve los nombres, así que no se comprueban las direcciones a las que se conecta</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Sitio</translation>
  </message>
  <message>
   <source>The draft is compared with what the site serves now. Nothing is sent before you press the button below.</source>
   <translation>El borrador se compara con lo que el sitio sirve ahora. No se envía nada antes de que pulse el botón de abajo.</translation>
  </message>
  <message numerus="yes">
   <source>Send these %n request(s)</source>
   <translation>
    <numerusform>Enviar esta %n solicitud</numerusform>
    <numerusform>Enviar estas %n solicitudes</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>Each names Gatepost as the sender: %1.</source>
   <translation>Cada una nombra a Gatepost como remitente: %1.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveChanges</name>
  <message>
   <source>The comparison is not complete: there may be more.</source>
   <translation>La comparación no está completa: puede haber más.</translation>
  </message>
  <message>
   <source>Not decided: %1</source>
   <translation>Sin decidir: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveColumnsModel</name>
  <message>
   <source>Whose</source>
   <translation>De quién</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>Borrador</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>Publicado</translation>
  </message>
  <message>
   <source>After upload</source>
   <translation>Tras subirlo</translation>
  </message>
  <message>
   <source>others</source>
   <translation>otros</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n línea igual</numerusform>
    <numerusform>… %n líneas iguales</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, by %2</source>
   <comment>%1 a line of a file, %2 who put it there</comment>
   <translation>%1, de %2</translation>
  </message>
  <message>
   <source>not served: %1</source>
   <translation>no se sirve: %1</translation>
  </message>
  <message>
   <source>goes with an upload: %1</source>
   <translation>desaparece al subirlo: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveDialog</name>
  <message>
   <source>Ask again…</source>
   <translation>Volver a pedir…</translation>
  </message>
  <message>
   <source>&amp;Take the live file as a new document</source>
   <translation>&amp;Tomar el archivo publicado como documento nuevo</translation>
  </message>
  <message>
   <source>Compare with live</source>
   <translation>Comparar con lo publicado</translation>
  </message>
  <message>
   <source>In a separate window, unsaved; the draft stays as it is</source>
   <translation>En otra ventana, sin guardar; el borrador queda como está</translation>
  </message>
  <message>
   <source>Into a folder of your choice, from which Logs and replay read it as a version of the policy</source>
   <translation>En una carpeta de su elección, de la que Registros y la repetición lo leen como versión de la política</translation>
  </message>
  <message>
   <source>Stopped: nothing was answered.</source>
   <translation>Detenido: no se respondió nada.</translation>
  </message>
  <message numerus="yes">
   <source>Stopped. %n request(s) were answered; what was not asked for is not known.</source>
   <translation>
    <numerusform>Detenido. Se respondió %n solicitud; no se sabe nada de lo que no se pidió.</numerusform>
    <numerusform>Detenido. Se respondieron %n solicitudes; no se sabe nada de lo que no se pidió.</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking for %1…</source>
   <translation>Pidiendo %1…</translation>
  </message>
  <message>
   <source>Keep as a version…</source>
   <translation>Conservar como versión…</translation>
  </message>
  <message>
   <source>Keep as version of %1…</source>
   <translation>Conservar como versión de %1…</translation>
  </message>
  <message>
   <source>The folder of the kept versions</source>
   <translation>La carpeta de las versiones conservadas</translation>
  </message>
  <message>
   <source>Kept in %1.</source>
   <translation>Conservado en %1.</translation>
  </message>
  <message>
   <source>%1 is there already, and nothing is written over.</source>
   <translation>%1 ya está ahí, y no se sobrescribe nada.</translation>
  </message>
  <message>
   <source>The folder %1 could not be made.</source>
   <translation>No se pudo crear la carpeta %1.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveTexts</name>
  <message>
   <source>%1 for %2: %3</source>
   <comment>%1 a header, %2 an agent, %3 the header's value</comment>
   <translation>%1 para %2: %3</translation>
  </message>
  <message>
   <source>no answer</source>
   <translation>sin respuesta</translation>
  </message>
  <message>
   <source>%1 (no longer encrypted)</source>
   <translation>%1 (ya sin cifrar)</translation>
  </message>
  <message>
   <source>through %1</source>
   <comment>%1 a content delivery network</comment>
   <translation>a través de %1</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the file: crawlers may get the same.</source>
   <translation>Un cortafuegos hizo una pregunta en lugar de dar el archivo: puede que los rastreadores reciban lo mismo.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>Not known: %1</source>
   <translation>No se sabe: %1</translation>
  </message>
  <message>
   <source>left out</source>
   <translation>omitido</translation>
  </message>
  <message>
   <source>Start page</source>
   <translation>Página de inicio</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogAgentsModel</name>
  <message>
   <source>never</source>
   <translation>nunca</translation>
  </message>
  <message>
   <source>once</source>
   <translation>una vez</translation>
  </message>
  <message>
   <source>every %1</source>
   <translation>cada %1</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>en parte</translation>
  </message>
  <message>
   <source>no</source>
   <translation>no</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>sí</translation>
  </message>
  <message>
   <source>unknown</source>
   <translation>desconocido</translation>
  </message>
  <message>
   <source>%1 %</source>
   <comment>share</comment>
   <translation>%1 %</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so no request counts as denied, whatever your files say (requests: %2).</source>
   <translation>Según la documentación, %1 ignora robots.txt, así que ninguna petición cuenta como denegada, digan lo que digan sus archivos (peticiones: %2).</translation>
  </message>
  <message>
   <source>%1 does not claim to obey robots.txt.</source>
   <translation>%1 no afirma obedecer robots.txt.</translation>
  </message>
  <message>
   <source>%1 did nothing that was denied (requests: %2).</source>
   <translation>%1 no hizo nada que estuviera denegado (solicitudes: %2).</translation>
  </message>
  <message>
   <source>%1 asked for denied paths %2 times and was served %3 times.</source>
   <translation>%1 pidió rutas denegadas %2 veces y se le sirvieron %3 veces.</translation>
  </message>
  <message>
   <source>It did so on %1.</source>
   <translation>Lo hizo el %1.</translation>
  </message>
  <message>
   <source>It did so from %1 to %2.</source>
   <translation>Lo hizo del %1 al %2.</translation>
  </message>
  <message>
   <source>Of these, %1 came after it had read the rule that denies them.</source>
   <translation>De ellas, %1 llegaron después de que leyera la regla que las deniega.</translation>
  </message>
  <message>
   <source>Another %1 are within a day of a change of the rules, when a copy may still be old.</source>
   <translation>Otras %1 caen dentro del día siguiente a un cambio de las reglas, cuando una copia aún puede ser antigua.</translation>
  </message>
  <message>
   <source>It came %1 times outside its hours.</source>
   <translation>Vino %1 veces fuera de su horario.</translation>
  </message>
  <message>
   <source>%1 of its requests came faster than the stated %2; its busiest minute had %3.</source>
   <translation>%1 de sus solicitudes llegaron más rápido que el ritmo declarado (%2); en su minuto de más actividad hubo %3.</translation>
  </message>
  <message>
   <source>It never got robots.txt.</source>
   <translation>Nunca obtuvo robots.txt.</translation>
  </message>
  <message>
   <source>%1 (unknown)</source>
   <translation>%1 (desconocido)</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agente</translation>
  </message>
  <message>
   <source>Verified</source>
   <translation>Verificado</translation>
  </message>
  <message>
   <source>Whether its addresses are those that its operator publishes</source>
   <translation>Si sus direcciones son las que publica su operador</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Solicitudes</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>Denegado</translation>
  </message>
  <message>
   <source>Requests that every version of the policy of the last 24 hours denies</source>
   <translation>Solicitudes que deniegan todas las versiones de la política de las últimas 24 horas</translation>
  </message>
  <message>
   <source>Knew better</source>
   <translation>A sabiendas</translation>
  </message>
  <message>
   <source>Denied requests after it had read the rule that denies them</source>
   <translation>Solicitudes denegadas después de haber leído la regla que las deniega</translation>
  </message>
  <message>
   <source>Grace</source>
   <translation>Tolerancia</translation>
  </message>
  <message>
   <source>Denied, but a copy of the rules that is a day old allows it</source>
   <translation>Denegado, pero una copia de las reglas de hace un día lo permite</translation>
  </message>
  <message>
   <source>Closed</source>
   <translation>Cerrado</translation>
  </message>
  <message>
   <source>Requests outside the hours of Visit-time</source>
   <translation>Solicitudes fuera del horario de Visit-time</translation>
  </message>
  <message>
   <source>Too fast</source>
   <translation>Demasiado rápido</translation>
  </message>
  <message>
   <source>Share of requests that came faster than the stated pace</source>
   <translation>Proporción de solicitudes más rápidas que el ritmo declarado</translation>
  </message>
  <message>
   <source>Reads robots.txt</source>
   <translation>Lee robots.txt</translation>
  </message>
  <message>
   <source>Against the policy</source>
   <translation>Contra la política</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>%1 a %2</translation>
  </message>
  <message>
   <source>The days of its first and its last request that was denied, outside the hours or in a honeypot</source>
   <translation>Los días de su primera y su última solicitud denegada, fuera del horario o en un señuelo</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogIdleModel</name>
  <message>
   <source>Place</source>
   <translation>Lugar</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1, línea %2</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Línea</translation>
  </message>
  <message>
   <source>For</source>
   <translation>Para</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogNetworksModel</name>
  <message>
   <source>Network</source>
   <translation>Red</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Solicitudes</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogRulesModel</name>
  <message>
   <source>Rule and paths</source>
   <translation>Regla y rutas</translation>
  </message>
  <message>
   <source>a group that allows only other paths</source>
   <translation>un grupo que solo permite otras rutas</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1, línea %2: %3</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>Versión</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Solicitudes</translation>
  </message>
  <message>
   <source>First</source>
   <translation>Primera</translation>
  </message>
  <message>
   <source>Last</source>
   <translation>Última</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Logs</name>
  <message>
   <source>%1: no line has a User-Agent, so nobody was recognised.</source>
   <translation>%1: ninguna línea tiene User-Agent, así que no se reconoció a nadie.</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1, línea %2: %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsChart</name>
  <message>
   <source>Requests by the hour</source>
   <translation>Solicitudes por hora</translation>
  </message>
  <message>
   <source>Requests of %1 by the hour</source>
   <translation>Solicitudes de %1 por hora</translation>
  </message>
  <message>
   <source>%1 UTC, %2: denied %3, closed %4, grace %5, ok %6</source>
   <translation>%1 UTC, %2: denegado %3, cerrado %4, tolerancia %5, correcto %6</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>denegado</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>cerrado</translation>
  </message>
  <message>
   <source>grace</source>
   <translation>tolerancia</translation>
  </message>
  <message>
   <source>ok</source>
   <translation>correcto</translation>
  </message>
  <message numerus="yes">
   <source>Not drawn: %Ln request(s), such as of %1</source>
   <comment>%1: 31 Dec 9999</comment>
   <translation>
    <numerusform>Sin dibujar: %Ln petición, del %1</numerusform>
    <numerusform>Sin dibujar: %Ln peticiones, como del %1</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsPanel</name>
  <message>
   <source>Agents in the log</source>
   <translation>Agentes del registro</translation>
  </message>
  <message>
   <source>Broken rules</source>
   <translation>Reglas incumplidas</translation>
  </message>
  <message>
   <source>Rules that decided nothing</source>
   <translation>Reglas que no decidieron nada</translation>
  </message>
  <message>
   <source>Networks of somebody else under its name</source>
   <translation>Redes de otro bajo su nombre</translation>
  </message>
  <message>
   <source>Logarithmic</source>
   <translation>Logarítmica</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Stop reading</source>
   <translation>Detener la lectura</translation>
  </message>
  <message>
   <source>Use these paths as sample paths</source>
   <translation>Usar estas rutas como rutas de muestra</translation>
  </message>
  <message>
   <source>Copy the networks</source>
   <translation>Copiar las redes</translation>
  </message>
  <message>
   <source>Report this…</source>
   <translation>Denunciar esto…</translation>
  </message>
  <message>
   <source>Refuse them at the server…</source>
   <translation>Rechazarlos en el servidor…</translation>
  </message>
  <message>
   <source>Open logs…</source>
   <translation>Abrir registros…</translation>
  </message>
  <message>
   <source>Choose a server's logs, also packed with gzip or zstd</source>
   <translation>Elegir registros de un servidor, también comprimidos con gzip o zstd</translation>
  </message>
  <message>
   <source>Address lists…</source>
   <translation>Listas de direcciones…</translation>
  </message>
  <message>
   <source>Choose a folder of address lists, to verify who the crawlers are</source>
   <translation>Elegir una carpeta de listas de direcciones para verificar quiénes son los rastreadores</translation>
  </message>
  <message>
   <source>Judged by</source>
   <translation>Evaluado según</translation>
  </message>
  <message>
   <source>The policy that the log is judged by</source>
   <translation>La política con la que se evalúa el registro</translation>
  </message>
  <message>
   <source>No rule was broken.</source>
   <translation>No se incumplió ninguna regla.</translation>
  </message>
  <message>
   <source>Every rule that denies decided at least one request.</source>
   <translation>Toda regla que deniega decidió al menos una solicitud.</translation>
  </message>
  <message>
   <source>Nobody else came under its name, as far as its operator publishes addresses.</source>
   <translation>Nadie más vino bajo su nombre, hasta donde su operador publica direcciones.</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Reglas</translation>
  </message>
  <message>
   <source>Rules it broke</source>
   <translation>Reglas que incumplió</translation>
  </message>
  <message>
   <source>Under its name</source>
   <translation>Bajo su nombre</translation>
  </message>
  <message>
   <source>Networks from which somebody else came under its name: refuse these, not the agent</source>
   <translation>Redes desde las que vino otro bajo su nombre: rechace estas, no al agente</translation>
  </message>
  <message>
   <source>Drop the access logs of your server here. Gatepost says what each crawler did, judged by what the policy said at that time. Nothing leaves this computer.</source>
   <translation>Suelte aquí los registros de acceso de su servidor. Gatepost dice qué hizo cada rastreador, evaluado según lo que decía la política en ese momento. Nada sale de este equipo.</translation>
  </message>
  <message>
   <source>No crawler is in these %1 lines.</source>
   <translation>No hay ningún rastreador en estas %1 líneas.</translation>
  </message>
  <message>
   <source>%1 lines, %2 to %3, %4 agents, judged by %5.</source>
   <translation>%1 líneas, de %2 a %3, %4 agentes, evaluadas con %5.</translation>
  </message>
  <message numerus="yes">
   <source>%n version(s) of the policy</source>
   <translation>
    <numerusform>%n versión de la política</numerusform>
    <numerusform>%n versiones de la política</numerusform>
   </translation>
  </message>
  <message>
   <source>Agents made %1 % of the lines.</source>
   <translation>Los agentes generaron el %1 % de las líneas.</translation>
  </message>
  <message>
   <source>%1 more names that nobody knows are not listed.</source>
   <translation>No se muestran %1 nombres más que nadie conoce.</translation>
  </message>
  <message>
   <source>%1 lines are not in the format that was assumed (%2).</source>
   <translation>%1 líneas no tienen el formato que se supuso (%2).</translation>
  </message>
  <message>
   <source>Rules that decided nothing (%1)</source>
   <translation>Reglas que no decidieron nada (%1)</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Registros</translation>
  </message>
  <message>
   <source>Logs %1</source>
   <translation>Registros %1</translation>
  </message>
  <message>
   <source>Under its name (%1 of %2)</source>
   <translation>Bajo su nombre (%1 de %2)</translation>
  </message>
  <message>
   <source>Under its name (%1)</source>
   <translation>Bajo su nombre (%1)</translation>
  </message>
  <message>
   <source>Rules that %1 broke</source>
   <translation>Reglas que incumplió %1</translation>
  </message>
  <message>
   <source>Choose an agent to see which rules it broke.</source>
   <translation>Elija un agente para ver qué reglas incumplió.</translation>
  </message>
  <message>
   <source>All these paths are sample paths already.</source>
   <translation>Todas estas rutas ya son rutas de muestra.</translation>
  </message>
  <message numerus="yes">
   <source>%n sample path(s) added.</source>
   <translation>
    <numerusform>Se añadió %n ruta de muestra.</numerusform>
    <numerusform>Se añadieron %n rutas de muestra.</numerusform>
   </translation>
  </message>
  <message>
   <source>The networks were copied.</source>
   <translation>Se copiaron las redes.</translation>
  </message>
  <message>
   <source>this site's Git history</source>
   <translation>el historial de Git de este sitio</translation>
  </message>
  <message>
   <source>this text, for all times</source>
   <translation>este texto, para todo momento</translation>
  </message>
  <message>
   <source>a folder of dated versions…</source>
   <translation>una carpeta de versiones fechadas…</translation>
  </message>
  <message>
   <source>versions in %1</source>
   <translation>versiones en %1</translation>
  </message>
  <message>
   <source>A folder with a folder for each version, named by its date</source>
   <translation>Una carpeta con una carpeta para cada versión, con su fecha por nombre</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>Registros de un servidor</translation>
  </message>
  <message>
   <source>A folder of address lists, each named after its crawler</source>
   <translation>Una carpeta de listas de direcciones, cada una con el nombre de su rastreador</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>Leyendo…</translation>
  </message>
  <message>
   <source>Reading was stopped.</source>
   <translation>Se detuvo la lectura.</translation>
  </message>
  <message>
   <source>%1 lines, %2 million a second</source>
   <translation>%1 líneas, %2 millones por segundo</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Look</name>
  <message>
   <source>Search indexer</source>
   <translation>Indexador de búsqueda</translation>
  </message>
  <message>
   <source>AI assistant</source>
   <translation>Asistente de IA</translation>
  </message>
  <message>
   <source>AI researcher</source>
   <translation>Investigador de IA</translation>
  </message>
  <message>
   <source>Code assistant</source>
   <translation>Asistente de código</translation>
  </message>
  <message>
   <source>Data harvester</source>
   <translation>Recolector de datos</translation>
  </message>
  <message>
   <source>Content generator</source>
   <translation>Generador de contenido</translation>
  </message>
  <message>
   <source>Ad network</source>
   <translation>Red publicitaria</translation>
  </message>
  <message>
   <source>Monitoring</source>
   <translation>Supervisión</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Sí</translation>
  </message>
  <message>
   <source>No</source>
   <translation>No</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Más tarde</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Preguntar</translation>
  </message>
  <message>
   <source>As the author meant it</source>
   <translation>Según la intención del autor</translation>
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
   <translation>Como en 1994</translation>
  </message>
  <message>
   <source>As documented</source>
   <translation>Según la documentación</translation>
  </message>
  <message>
   <source>decided</source>
   <translation>decide</translation>
  </message>
  <message>
   <source>applies</source>
   <translation>se aplica</translation>
  </message>
  <message>
   <source>lost</source>
   <translation>pierde</translation>
  </message>
  <message>
   <source>not read</source>
   <translation>no leída</translation>
  </message>
  <message>
   <source>note</source>
   <translation>nota</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Búsqueda</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>En nombre de un usuario</translation>
  </message>
  <message>
   <source>Training</source>
   <translation>Entrenamiento</translation>
  </message>
  <message>
   <source>Several purposes</source>
   <translation>Varias finalidades</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MainWindow</name>
  <message>
   <source>&amp;File</source>
   <translation>&amp;Archivo</translation>
  </message>
  <message>
   <source>&amp;Open file…</source>
   <translation>&amp;Abrir archivo…</translation>
  </message>
  <message>
   <source>Open &amp;folder…</source>
   <translation>Abrir &amp;carpeta…</translation>
  </message>
  <message>
   <source>Open &amp;recent</source>
   <translation>Abrir &amp;reciente</translation>
  </message>
  <message>
   <source>New &amp;window</source>
   <translation>Nueva &amp;ventana</translation>
  </message>
  <message>
   <source>Open the sam&amp;ple site</source>
   <translation>Abrir el sitio de e&amp;jemplo</translation>
  </message>
  <message>
   <source>S&amp;ettings…</source>
   <translation>Con&amp;figuración…</translation>
  </message>
  <message>
   <source>&amp;Close file</source>
   <translation>C&amp;errar archivo</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>&amp;Salir</translation>
  </message>
  <message>
   <source>&amp;New</source>
   <translation>&amp;Nuevo</translation>
  </message>
  <message>
   <source>Agent policy &amp;from robots.txt</source>
   <translation>Política de agentes &amp;a partir de robots.txt</translation>
  </message>
  <message>
   <source>New from &amp;template</source>
   <translation>Nuevo desde &amp;plantilla</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>&amp;Guardar</translation>
  </message>
  <message>
   <source>Save &amp;as…</source>
   <translation>Guardar c&amp;omo…</translation>
  </message>
  <message>
   <source>Save a cop&amp;y…</source>
   <translation>Guardar una cop&amp;ia…</translation>
  </message>
  <message>
   <source>Save a&amp;ll</source>
   <translation>Guardar &amp;todo</translation>
  </message>
  <message>
   <source>Co&amp;mpare with the file</source>
   <translation>Co&amp;mparar con el archivo</translation>
  </message>
  <message>
   <source>E&amp;xport…</source>
   <translation>E&amp;xportar…</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>&amp;Editar</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Deshacer</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>&amp;Rehacer</translation>
  </message>
  <message>
   <source>&amp;Next problem</source>
   <translation>Problema &amp;siguiente</translation>
  </message>
  <message>
   <source>T&amp;idy up…</source>
   <translation>Ordenar el te&amp;xto…</translation>
  </message>
  <message>
   <source>&amp;Previous problem</source>
   <translation>Problema &amp;anterior</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Ver</translation>
  </message>
  <message>
   <source>&amp;Form</source>
   <translation>&amp;Formulario</translation>
  </message>
  <message>
   <source>Form &amp;and text</source>
   <translation>Formulario &amp;y texto</translation>
  </message>
  <message>
   <source>&amp;Text</source>
   <translation>&amp;Texto</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>Objetivos</translation>
  </message>
  <message>
   <source>&amp;Reset layout</source>
   <translation>&amp;Restablecer disposición</translation>
  </message>
  <message>
   <source>Next &amp;pane</source>
   <translation>Panel &amp;siguiente</translation>
  </message>
  <message>
   <source>Pre&amp;vious pane</source>
   <translation>Panel a&amp;nterior</translation>
  </message>
  <message>
   <source>Find a &amp;command…</source>
   <translation>Bus&amp;car una orden…</translation>
  </message>
  <message>
   <source>Views folded to their tabs</source>
   <translation>Vistas contraídas en sus pestañas</translation>
  </message>
  <message>
   <source>Views in the whole window</source>
   <translation>Vistas en toda la ventana</translation>
  </message>
  <message>
   <source>&amp;Policy</source>
   <translation>&amp;Política</translation>
  </message>
  <message>
   <source>Add %1</source>
   <translation>Añadir %1</translation>
  </message>
  <message>
   <source>&amp;Undo %1</source>
   <translation>&amp;Deshacer %1</translation>
  </message>
  <message>
   <source>&amp;Redo %1</source>
   <translation>&amp;Rehacer %1</translation>
  </message>
  <message>
   <source>Read as one it would allow everything, so nothing is judged.</source>
   <translation>Leído como tal, lo permitiría todo, así que no se evalúa nada.</translation>
  </message>
  <message>
   <source>Fetch…</source>
   <translation>Obtener…</translation>
  </message>
  <message>
   <source>Open anyway</source>
   <translation>Abrir de todos modos</translation>
  </message>
  <message>
   <source>&amp;Simulate</source>
   <translation>&amp;Simular</translation>
  </message>
  <message>
   <source>&amp;Ask about an agent</source>
   <translation>&amp;Preguntar por un agente</translation>
  </message>
  <message>
   <source>Go to the &amp;deciding line</source>
   <translation>Ir a la línea que &amp;decide</translation>
  </message>
  <message>
   <source>C&amp;hange this answer…</source>
   <translation>Cam&amp;biar esta respuesta…</translation>
  </message>
  <message>
   <source>&amp;Copy the answer</source>
   <translation>&amp;Copiar la respuesta</translation>
  </message>
  <message>
   <source>Copy as &amp;JSON</source>
   <translation>Copiar como &amp;JSON</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Lectura</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>A&amp;yuda</translation>
  </message>
  <message>
   <source>&amp;Manual</source>
   <translation>&amp;Manual</translation>
  </message>
  <message>
   <source>&amp;Keyboard shortcuts</source>
   <translation>Atajos de &amp;teclado</translation>
  </message>
  <message>
   <source>&amp;Report a wrong verdict</source>
   <translation>&amp;Informar de un veredicto erróneo</translation>
  </message>
  <message>
   <source>&amp;Update the List of Crawlers…</source>
   <translation>Actuali&amp;zar la lista de rastreadores…</translation>
  </message>
  <message numerus="yes">
   <source>&amp;Update the List of Crawlers… (%n day(s) old)</source>
   <translation>
    <numerusform>Actuali&amp;zar la lista de rastreadores… (de hace %n día)</numerusform>
    <numerusform>Actuali&amp;zar la lista de rastreadores… (de hace %n días)</numerusform>
   </translation>
  </message>
  <message>
   <source>&amp;About Gatepost</source>
   <translation>&amp;Acerca de Gatepost</translation>
  </message>
  <message>
   <source>About Gatepost</source>
   <translation>Acerca de Gatepost</translation>
  </message>
  <message>
   <source>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. No account, no telemetry; nothing is fetched or sent unless you press a button.&lt;/p&gt;</source>
   <translation>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Edita y simula robots.txt, robots-ai.txt, robots2.txt y políticas de agentes.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Sin cuenta ni telemetría; no se obtiene ni se envía nada si usted no pulsa un botón.&lt;/p&gt;</translation>
  </message>
  <message>
   <source>The answer with its reasons is in the clipboard as JSON. Paste it into your report with the policy files that it is about, and say what you expected. Nothing was sent.</source>
   <translation>La respuesta con sus motivos está en el portapapeles como JSON. Péguela en su informe con los archivos de política a los que se refiere y diga qué esperaba. No se envió nada.</translation>
  </message>
  <message>
   <source>The window speaks the other language when Gatepost is started again.</source>
   <translation>La ventana usará el otro idioma cuando Gatepost se inicie de nuevo.</translation>
  </message>
  <message>
   <source>The files of this site have %1. Everything is judged again at each key, so typing waits. The text alone is faster.</source>
   <translation>Los archivos de este sitio ocupan %1. Con cada tecla se evalúa todo de nuevo, así que la escritura se retrasa. Solo con el texto va más rápido.</translation>
  </message>
  <message>
   <source>Show the text alone</source>
   <translation>Mostrar solo el texto</translation>
  </message>
  <message>
   <source>Only the text is shown. Verdicts, problems, forms and views are not kept up to date.</source>
   <translation>Solo se muestra el texto. Los veredictos, problemas, formularios y vistas no se mantienen al día.</translation>
  </message>
  <message>
   <source>Judge again</source>
   <translation>Evaluar de nuevo</translation>
  </message>
  <message>
   <source>Line %1 of %2 has %3 characters. Only its first %4 are shown and searched, and lines are not wrapped in this file. All of it is kept and saved.</source>
   <translation>La línea %1 de %2 tiene %3 caracteres. Solo se muestran los primeros %4 y solo en ellos se busca; las líneas de este archivo no se ajustan. Todo se conserva y se guarda.</translation>
  </message>
  <message>
   <source>%1 contains no policy file.</source>
   <translation>%1 no contiene ningún archivo de política.</translation>
  </message>
  <message>
   <source>%1 contains no robots.txt, robots-ai.txt, robots2.txt or agent policy yet. What you say here makes one.</source>
   <translation>%1 aún no contiene robots.txt, robots-ai.txt, robots2.txt ni política de agentes. Lo que diga aquí crea uno.</translation>
  </message>
  <message>
   <source>Crawler policy</source>
   <translation>Política para rastreadores</translation>
  </message>
  <message>
   <source>The clipboard contains no text. Copy the text of a robots.txt first.</source>
   <translation>El portapapeles no contiene texto. Copie primero el texto de un robots.txt.</translation>
  </message>
  <message>
   <source>Open file</source>
   <translation>Abrir archivo</translation>
  </message>
  <message>
   <source>Policy files (*robots*.txt *.kno);;Text files (*.txt);;All files (*)</source>
   <translation>Archivos de política (*robots*.txt *.kno);;Archivos de texto (*.txt);;Todos los archivos (*)</translation>
  </message>
  <message>
   <source>Open a site's folder</source>
   <translation>Abrir la carpeta de un sitio</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1 (no se encuentra)</translation>
  </message>
  <message>
   <source>Keep the open file at the top</source>
   <translation>Fijar arriba el archivo abierto</translation>
  </message>
  <message>
   <source>Forget missing files</source>
   <translation>Olvidar los archivos que faltan</translation>
  </message>
  <message>
   <source>Clear the list</source>
   <translation>Vaciar la lista</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, línea %2</translation>
  </message>
  <message>
   <source>Go to line %1 of %2</source>
   <translation>Ir a la línea %1 de %2</translation>
  </message>
  <message>
   <source>Let %1 in…</source>
   <translation>Dejar entrar a %1…</translation>
  </message>
  <message>
   <source>Block %1…</source>
   <translation>Bloquear %1…</translation>
  </message>
  <message>
   <source>the smallest edit</source>
   <translation>la edición más pequeña</translation>
  </message>
  <message>
   <source>Export to %1…</source>
   <translation>Exportar a %1…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <source>Ask about %1</source>
   <translation>Preguntar por %1</translation>
  </message>
  <message>
   <source>path</source>
   <translation>ruta</translation>
  </message>
  <message>
   <source>directive, in the manual</source>
   <translation>directiva, en el manual</translation>
  </message>
  <message>
   <source>manual</source>
   <translation>manual</translation>
  </message>
  <message>
   <source>No command. Ask about “%1”?</source>
   <translation>Ninguna orden. ¿Preguntar por «%1»?</translation>
  </message>
  <message>
   <source>Views</source>
   <translation>Vistas</translation>
  </message>
  <message>
   <source>Form and answer</source>
   <translation>Formulario y respuesta</translation>
  </message>
  <message>
   <source>Form</source>
   <translation>Formulario</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Respuesta</translation>
  </message>
  <message>
   <source>The unsaved text of %1 is back. It is not saved yet.</source>
   <translation>Se ha recuperado el texto sin guardar de %1. Aún no está guardado.</translation>
  </message>
  <message>
   <source>Recovered text</source>
   <translation>Texto recuperado</translation>
  </message>
  <message>
   <source>The text could not be put into %1; it is kept.</source>
   <translation>No se pudo poner el texto en %1; se conserva.</translation>
  </message>
  <message>
   <source>Save the recovered text</source>
   <translation>Guardar el texto recuperado</translation>
  </message>
  <message>
   <source>%1 (recovered %2)%3</source>
   <translation>%1 (recuperado %2)%3</translation>
  </message>
  <message>
   <source>%1 (recovered %2, %3)%4</source>
   <translation>%1 (recuperado %2, %3)%4</translation>
  </message>
  <message>
   <source>The unsaved text is saved as %1.</source>
   <translation>El texto sin guardar se ha guardado como %1.</translation>
  </message>
  <message>
   <source>Open the files again?</source>
   <translation>¿Volver a abrir los archivos?</translation>
  </message>
  <message>
   <source>The last time, Gatepost did not come up with the files that were open. One of them may be the reason.</source>
   <translation>La última vez, Gatepost no llegó a iniciarse con los archivos que estaban abiertos. Uno de ellos puede ser la causa.</translation>
  </message>
  <message>
   <source>Show the files</source>
   <translation>Mostrar los archivos</translation>
  </message>
  <message>
   <source>Open again</source>
   <translation>Volver a abrir</translation>
  </message>
  <message>
   <source>Start empty</source>
   <translation>Empezar sin archivos</translation>
  </message>
  <message>
   <source>Not opened again: %1</source>
   <translation>No se ha vuelto a abrir: %1</translation>
  </message>
  <message>
   <source>Save %1</source>
   <translation>Guardar %1</translation>
  </message>
  <message>
   <source>Save a copy of %1</source>
   <translation>Guardar una copia de %1</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>%1 guardado</translation>
  </message>
  <message>
   <source>Keep this window open and save a copy elsewhere.</source>
   <translation>Mantenga abierta esta ventana y guarde una copia en otro lugar.</translation>
  </message>
  <message>
   <source>Changed on disk</source>
   <translation>Modificado en el disco</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading keeps your draft as an undo step.</source>
   <translation>Guardar reemplaza lo que hay ahora. Recargar conserva su borrador como paso de deshacer.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Comparar</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>Recargar</translation>
  </message>
  <message>
   <source>Save mine</source>
   <translation>Guardar lo mío</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Write over the file?</source>
   <translation>¿Sobrescribir el archivo?</translation>
  </message>
  <message>
   <source>The old text is kept in a safe place meanwhile.</source>
   <translation>Mientras tanto, el texto anterior se conserva en un lugar seguro.</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>Guardar una copia…</translation>
  </message>
  <message>
   <source>Write over it</source>
   <translation>Sobrescribir</translation>
  </message>
  <message>
   <source>The old text cannot be kept safe, so the file was not written.</source>
   <translation>El texto anterior no se puede poner a salvo, por lo que no se escribió el archivo.</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>Buscadores</translation>
  </message>
  <message>
   <source>Pages that may not be fetched drop out of search results.</source>
   <translation>Las páginas que no se pueden obtener desaparecen de los resultados de búsqueda.</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>Mostrar los cambios</translation>
  </message>
  <message>
   <source>Save all the same</source>
   <translation>Guardar de todos modos</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading discards your changes.</source>
   <translation>Guardar reemplaza lo que hay ahora. Recargar descarta sus cambios.</translation>
  </message>
  <message>
   <source>gatepost.yaml and asks.json</source>
   <translation>gatepost.yaml y asks.json</translation>
  </message>
  <message>
   <source>Unsaved changes</source>
   <translation>Cambios sin guardar</translation>
  </message>
  <message>
   <source>Save the changes in %1?</source>
   <translation>¿Guardar los cambios de %1?</translation>
  </message>
  <message>
   <source>If you do not save, they are lost.</source>
   <translation>Si no guarda, se pierden.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
  <message>
   <source>Don't save</source>
   <translation>No guardar</translation>
  </message>
  <message>
   <source>%1 is the same as the file on disk.</source>
   <translation>%1 es igual que el archivo del disco.</translation>
  </message>
  <message>
   <source>Compare %1</source>
   <translation>Comparar %1</translation>
  </message>
  <message>
   <source>− in the file on disk, + in the window:</source>
   <translation>− en el archivo del disco, + en la ventana:</translation>
  </message>
  <message>
   <source>No longer there, so not opened again: %1</source>
   <translation>Ya no existe, así que no se ha vuelto a abrir: %1</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Sitio</translation>
  </message>
  <message>
   <source>Compare with &amp;live…</source>
   <translation>Comparar con lo &amp;publicado…</translation>
  </message>
  <message>
   <source>The draft against what the site serves now. Nothing is sent before you have seen what will be.</source>
   <translation>El borrador frente a lo que el sitio sirve ahora. No se envía nada antes de que haya visto lo que será.</translation>
  </message>
  <message>
   <source>&amp;Serve the draft…</source>
   <translation>&amp;Servir el borrador…</translation>
  </message>
  <message>
   <source>A web server on this computer, for trying a crawler on it</source>
   <translation>Un servidor web en este equipo, para probar en él un rastreador</translation>
  </message>
  <message>
   <source>not all UTF-8</source>
   <translation>no todo es UTF-8</translation>
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
   <translation>%1, mezclados</translation>
  </message>
  <message>
   <source>%1 of 500 KiB</source>
   <translation>%1 de 500 KiB</translation>
  </message>
  <message>
   <source>no problems</source>
   <translation>sin problemas</translation>
  </message>
  <message>
   <source>errors: %1, warnings: %2</source>
   <translation>errores: %1, advertencias: %2</translation>
  </message>
  <message>
   <source>Ln %1, Col %2</source>
   <translation>Lín. %1, col. %2</translation>
  </message>
  <message>
   <source>not wrapped: a line has over %1 characters</source>
   <translation>sin ajuste: una línea supera los %1 caracteres</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>sin guardar</translation>
  </message>
  <message>
   <source>Never saved</source>
   <translation>aún no es un archivo</translation>
  </message>
  <message>
   <source>saved</source>
   <translation>guardado</translation>
  </message>
  <message>
   <source>&amp;Duplicate lines</source>
   <translation>&amp;Duplicar líneas</translation>
  </message>
  <message>
   <source>Move lines &amp;up</source>
   <translation>&amp;Subir líneas</translation>
  </message>
  <message>
   <source>Move lines do&amp;wn</source>
   <translation>&amp;Bajar líneas</translation>
  </message>
  <message>
   <source>De&amp;lete lines</source>
   <translation>&amp;Eliminar líneas</translation>
  </message>
  <message>
   <source>&amp;Join lines</source>
   <translation>&amp;Unir líneas</translation>
  </message>
  <message>
   <source>&amp;Comment or uncomment</source>
   <translation>C&amp;omentar o descomentar</translation>
  </message>
  <message>
   <source>Complete</source>
   <translation>Completar</translation>
  </message>
  <message>
   <source>Fix at the caret…</source>
   <translation>Corregir en el cursor…</translation>
  </message>
  <message>
   <source>Explain what is at the caret</source>
   <translation>Explicar lo que hay en el cursor</translation>
  </message>
  <message>
   <source>Fold the group</source>
   <translation>Contraer el grupo</translation>
  </message>
  <message>
   <source>Unfold the group</source>
   <translation>Expandir el grupo</translation>
  </message>
  <message>
   <source>Fold all</source>
   <translation>Contraer todo</translation>
  </message>
  <message>
   <source>Unfold all</source>
   <translation>Expandir todo</translation>
  </message>
  <message>
   <source>&amp;Find…</source>
   <translation>&amp;Buscar…</translation>
  </message>
  <message>
   <source>R&amp;eplace…</source>
   <translation>Ree&amp;mplazar…</translation>
  </message>
  <message>
   <source>Find ne&amp;xt</source>
   <translation>Buscar siguien&amp;te</translation>
  </message>
  <message>
   <source>Find pre&amp;vious</source>
   <translation>Buscar a&amp;nterior</translation>
  </message>
  <message>
   <source>&amp;Go to line…</source>
   <translation>&amp;Ir a la línea…</translation>
  </message>
  <message>
   <source>&amp;Lines</source>
   <translation>&amp;Líneas</translation>
  </message>
  <message>
   <source>F&amp;olding</source>
   <translation>&amp;Contraer</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>C&amp;ortar</translation>
  </message>
  <message>
   <source>Cop&amp;y</source>
   <translation>Co&amp;piar</translation>
  </message>
  <message>
   <source>P&amp;aste</source>
   <translation>Pe&amp;gar</translation>
  </message>
  <message>
   <source>&amp;Select all</source>
   <translation>S&amp;eleccionar todo</translation>
  </message>
  <message>
   <source>&amp;Wrap lines</source>
   <translation>&amp;Ajustar líneas</translation>
  </message>
  <message>
   <source>Show &amp;spaces and tabs</source>
   <translation>Mostrar &amp;espacios y tabulaciones</translation>
  </message>
  <message>
   <source>&amp;Grey out groups of other agents</source>
   <translation>Atenuar los gr&amp;upos de otros agentes</translation>
  </message>
  <message>
   <source>&amp;Larger text</source>
   <translation>Texto más &amp;grande</translation>
  </message>
  <message>
   <source>S&amp;maller text</source>
   <translation>Texto más &amp;pequeño</translation>
  </message>
  <message>
   <source>Usual text si&amp;ze</source>
   <translation>Tamaño de texto &amp;habitual</translation>
  </message>
  <message>
   <source>Go to line</source>
   <translation>Ir a la línea</translation>
  </message>
  <message>
   <source>Line (1 to %1)</source>
   <translation>Línea (1 a %1)</translation>
  </message>
  <message numerus="yes">
   <source>The list in use has %n agents.</source>
   <translation>
    <numerusform>La lista en uso tiene %n agente.</numerusform>
    <numerusform>La lista en uso tiene %n agentes.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The list in use is of %1 and has %n agents.</source>
   <translation>
    <numerusform>La lista en uso es del %1 y tiene %n agente.</numerusform>
    <numerusform>La lista en uso es del %1 y tiene %n agentes.</numerusform>
   </translation>
  </message>
  <message>
   <source>Update the list of crawlers</source>
   <translation>Actualizar la lista de rastreadores</translation>
  </message>
  <message>
   <source>%1 (%2) contains nothing new.</source>
   <translation>%1 (%2) no contiene nada nuevo.</translation>
  </message>
  <message>
   <source>%1 (%2): %3 new, %4 changed.</source>
   <translation>%1 (%2): %3 nuevos, %4 modificados.</translation>
  </message>
  <message>
   <source>What would change</source>
   <translation>Lo que cambiaría</translation>
  </message>
  <message>
   <source>Left out: %1</source>
   <translation>Omitido: %1</translation>
  </message>
  <message>
   <source>Use This List</source>
   <translation>Usar esta lista</translation>
  </message>
  <message>
   <source>%1 could not be read: %2</source>
   <translation>No se pudo leer %1: %2</translation>
  </message>
  <message>
   <source>Update the list of crawlers from a file</source>
   <translation>Actualizar la lista de rastreadores desde un archivo</translation>
  </message>
  <message>
   <source>Lists of agents (*.tsv *.json *.txt);;All files (*)</source>
   <translation>Listas de agentes (*.tsv *.json *.txt);;Todos los archivos (*)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Manual</name>
  <message>
   <source>Open this policy in a new window</source>
   <translation>Abrir esta política en una ventana nueva</translation>
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
   <translation>Atrás</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>Adelante</translation>
  </message>
  <message>
   <source>Gatepost manual</source>
   <translation>Manual de Gatepost</translation>
  </message>
  <message>
   <source>Search the manual</source>
   <translation>Buscar en el manual</translation>
  </message>
  <message>
   <source>Contents</source>
   <translation>Contenido</translation>
  </message>
  <message>
   <source>Found sections</source>
   <translation>Secciones encontradas</translation>
  </message>
  <message>
   <source>Text of the manual</source>
   <translation>Texto del manual</translation>
  </message>
  <message>
   <source>The text of the manual is in English.</source>
   <translation>El texto del manual está en inglés.</translation>
  </message>
  <message>
   <source>Nothing found</source>
   <translation>No se ha encontrado nada</translation>
  </message>
  <message numerus="yes">
   <source>%n section(s)</source>
   <translation>
    <numerusform>%n sección</numerusform>
    <numerusform>%n secciones</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MapPanel</name>
  <message>
   <source>%1 to %2: closed</source>
   <translation>%1 a %2: cerrado</translation>
  </message>
  <message>
   <source>%1 to %2: open, no pace stated</source>
   <translation>%1 a %2: abierto, sin ritmo declarado</translation>
  </message>
  <message>
   <source>%1 to %2: open, %3</source>
   <translation>%1 a %2: abierto, %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n más</numerusform>
    <numerusform>%n más</numerusform>
   </translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1 en %2</translation>
  </message>
  <message>
   <source>Not decided: the files are too large to look at every path.</source>
   <translation>Sin decidir: los archivos son demasiado grandes para examinar todas las rutas.</translation>
  </message>
  <message>
   <source>This differs from the saved files.</source>
   <translation>Esto difiere de los archivos guardados.</translation>
  </message>
  <message>
   <source>%1: nothing may be fetched, so nothing can be done with it.</source>
   <translation>%1: no se puede obtener nada, así que no se puede hacer nada con ello.</translation>
  </message>
  <message>
   <source>not everywhere the same</source>
   <translation>no es igual en todas partes</translation>
  </message>
  <message>
   <source>%1 · %2: %3</source>
   <translation>%1 · %2: %3</translation>
  </message>
  <message>
   <source>%1, hours in UTC</source>
   <translation>%1, horas en UTC</translation>
  </message>
  <message>
   <source>The pace differs from the saved files.</source>
   <translation>El ritmo difiere de los archivos guardados.</translation>
  </message>
  <message>
   <source>Documented not to obey robots.txt: this is what is asked, not what happens.</source>
   <translation>Según la documentación, no obedece robots.txt: esto es lo que se pide, no lo que ocurre.</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>Preguntar por esto</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>Ir a la línea</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Cambiar esta respuesta…</translation>
  </message>
  <message>
   <source>Make a rule about all of this</source>
   <translation>Crear una regla sobre todo esto</translation>
  </message>
  <message>
   <source>Hide its places</source>
   <translation>Ocultar sus lugares</translation>
  </message>
  <message>
   <source>Show its places</source>
   <translation>Mostrar sus lugares</translation>
  </message>
  <message>
   <source>Hide its agents</source>
   <translation>Ocultar sus agentes</translation>
  </message>
  <message>
   <source>Show its agents</source>
   <translation>Mostrar sus agentes</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <source>no rule about all of this is true now</source>
   <translation>ahora no se cumple ninguna regla sobre todo esto</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) added to the tests</source>
   <translation>
    <numerusform>%n regla añadida a las pruebas</numerusform>
    <numerusform>%n reglas añadidas a las pruebas</numerusform>
   </translation>
  </message>
  <message>
   <source>Who may do what, where and when</source>
   <translation>Quién puede hacer qué, dónde y cuándo</translation>
  </message>
  <message>
   <source>Export the map</source>
   <translation>Exportar el mapa</translation>
  </message>
  <message>
   <source>Changed rows</source>
   <translation>Filas modificadas</translation>
  </message>
  <message>
   <source>Only rows that differ from the saved files</source>
   <translation>Solo las filas que difieren de los archivos guardados</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message>
   <source>Export the picture</source>
   <translation>Exportar la imagen</translation>
  </message>
  <message>
   <source>Map: who may do what, where and when</source>
   <translation>Mapa: quién puede hacer qué, dónde y cuándo</translation>
  </message>
  <message>
   <source>Looking at every path, agent and hour…</source>
   <translation>Se examina cada ruta, agente y hora…</translation>
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
   <translation>Todos pueden obtenerlo todo. ¿Qué quiere?</translation>
  </message>
  <message>
   <source>Choose goals…</source>
   <translation>Elegir objetivos…</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>examinando…</translation>
  </message>
  <message numerus="yes">
   <source>%1 agents are answered in %n way(s)</source>
   <translation>
    <numerusform>%1 agentes reciben %n tipo de respuesta</numerusform>
    <numerusform>%1 agentes reciben %n tipos de respuesta</numerusform>
   </translation>
  </message>
  <message>
   <source>exact: true of every path and hour</source>
   <translation>exacto: vale para toda ruta y toda hora</translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>al menos estas; algunas rutas no se pudieron decidir</translation>
  </message>
  <message numerus="yes">
   <source>%n row(s) changed against the saved files</source>
   <translation>
    <numerusform>%n fila modificada respecto a los archivos guardados</numerusform>
    <numerusform>%n filas modificadas respecto a los archivos guardados</numerusform>
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
    <numerusform>%n más</numerusform>
    <numerusform>%n más</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <comment>agent, path: answer</comment>
   <translation>%1, %2: %3</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1, línea %2</translation>
  </message>
  <message>
   <source>for %1 on %2: %3</source>
   <comment>agent, path, line</comment>
   <translation>para %1 en %2: %3</translation>
  </message>
  <message>
   <source>differs from the saved site</source>
   <translation>difiere del sitio guardado</translation>
  </message>
  <message>
   <source>the files say: %1</source>
   <translation>los archivos dicen: %1</translation>
  </message>
  <message>
   <source>as documented: %1</source>
   <translation>según la documentación: %1</translation>
  </message>
  <message>
   <source>readings differ</source>
   <translation>las lecturas difieren</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixPanel</name>
  <message>
   <source>One test was added.</source>
   <translation>Se añadió una prueba.</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>Preguntar por esto</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Cambiar esta respuesta…</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>Ir a la línea</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>Crear una prueba con esta respuesta</translation>
  </message>
  <message>
   <source>Show its rows as one</source>
   <translation>Mostrar sus filas como una</translation>
  </message>
  <message>
   <source>Show its columns as one</source>
   <translation>Mostrar sus columnas como una</translation>
  </message>
  <message>
   <source>Show each of its rows</source>
   <translation>Mostrar cada una de sus filas</translation>
  </message>
  <message>
   <source>Show each of its columns</source>
   <translation>Mostrar cada una de sus columnas</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <source>Cancelled: what is shown is not up to date.</source>
   <translation>Cancelado: lo que se muestra no está actualizado.</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agentes</translation>
  </message>
  <message>
   <source>Which agents</source>
   <translation>Qué agentes</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>Rutas</translation>
  </message>
  <message>
   <source>Which paths</source>
   <translation>Qué rutas</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>Denegado</translation>
  </message>
  <message>
   <source>Only what is denied</source>
   <translation>Solo lo que se deniega</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>Modificado</translation>
  </message>
  <message>
   <source>Only what differs from the saved site</source>
   <translation>Solo lo que difiere del sitio guardado</translation>
  </message>
  <message>
   <source>View</source>
   <translation>Vista</translation>
  </message>
  <message>
   <source>Order, equal rows and columns, size, readings</source>
   <translation>Orden, filas y columnas iguales, tamaño, lecturas</translation>
  </message>
  <message>
   <source>Only where the readings do not agree</source>
   <translation>Solo donde las lecturas no coinciden</translation>
  </message>
  <message>
   <source>What each agent is documented to do</source>
   <translation>Lo que hace cada agente según la documentación</translation>
  </message>
  <message>
   <source>Swap rows and columns</source>
   <translation>Intercambiar filas y columnas</translation>
  </message>
  <message>
   <source>Merge equal rows and columns</source>
   <translation>Combinar filas y columnas iguales</translation>
  </message>
  <message>
   <source>Shrink the cells to fit the whole matrix</source>
   <translation>Reducir las celdas para que quepa toda la matriz</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>Detener el cálculo</translation>
  </message>
  <message>
   <source>Agents × paths</source>
   <translation>Agentes × rutas</translation>
  </message>
  <message>
   <source>Agents × directives</source>
   <translation>Agentes × directivas</translation>
  </message>
  <message>
   <source>Hours × paths</source>
   <translation>Horas × rutas</translation>
  </message>
  <message>
   <source>Agents × answers</source>
   <translation>Agentes × respuestas</translation>
  </message>
  <message>
   <source>What the matrix compares</source>
   <translation>Lo que compara la matriz</translation>
  </message>
  <message>
   <source>Hours × paths is about the question's agent and day, in UTC.</source>
   <translation>Horas × rutas se refiere al agente y al día de la pregunta, en UTC.</translation>
  </message>
  <message>
   <source>Agents × answers is about the question's path: what if robots.txt is answered with another status?</source>
   <translation>Agentes × respuestas se refiere a la ruta de la pregunta: ¿y si robots.txt se responde con otro estado?</translation>
  </message>
  <message>
   <source>filter by name</source>
   <translation>filtrar por nombre</translation>
  </message>
  <message>
   <source>Filter agents and paths by a part of their name</source>
   <translation>Filtrar agentes y rutas por una parte de su nombre</translation>
  </message>
  <message>
   <source>Progress of the matrix</source>
   <translation>Progreso de la matriz</translation>
  </message>
  <message>
   <source>Order of rows and columns</source>
   <translation>Orden de filas y columnas</translation>
  </message>
  <message>
   <source>By purpose</source>
   <translation>Por finalidad</translation>
  </message>
  <message>
   <source>As given</source>
   <translation>En el orden dado</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>Por nombre</translation>
  </message>
  <message>
   <source>Most denied first</source>
   <translation>Más denegados primero</translation>
  </message>
  <message>
   <source>By behaviour</source>
   <translation>Por comportamiento</translation>
  </message>
  <message>
   <source>What each agent is documented to do, rather than what the files say</source>
   <translation>Lo que hace cada agente según la documentación, en vez de lo que dicen los archivos</translation>
  </message>
  <message>
   <source>Equal rows and equal columns are shown as one</source>
   <translation>Las filas iguales y las columnas iguales se muestran como una sola</translation>
  </message>
  <message>
   <source>Smaller cells (Ctrl+-)</source>
   <translation>Celdas más pequeñas (Ctrl+-)</translation>
  </message>
  <message>
   <source>Larger cells (Ctrl++)</source>
   <translation>Celdas más grandes (Ctrl++)</translation>
  </message>
  <message>
   <source>View %1</source>
   <translation>Vista %1</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message>
   <source>Export what is shown</source>
   <translation>Exportar lo que se muestra</translation>
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
   <translation>Copiar como Markdown</translation>
  </message>
  <message numerus="yes">
   <source>This is a sitemap index of %n sitemap(s), which are not fetched: open them one by one.</source>
   <translation>
    <numerusform>Es un índice de sitemaps con %n sitemap, que no se obtiene: ábralo aparte.</numerusform>
    <numerusform>Es un índice de sitemaps con %n sitemaps, que no se obtienen: ábralos uno por uno.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) that are not paths were left out.</source>
   <translation>
    <numerusform>Se omitió %n línea que no es una ruta.</numerusform>
    <numerusform>Se omitieron %n líneas que no son rutas.</numerusform>
   </translation>
  </message>
  <message>
   <source>The list was cut: at most %1 paths are taken.</source>
   <translation>La lista se ha recortado: se toman como máximo %1 rutas.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>paths from %1</source>
   <translation>rutas de %1</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>Los agentes del sitio</translation>
  </message>
  <message>
   <source>By category</source>
   <translation>Por categoría</translation>
  </message>
  <message>
   <source>By operator</source>
   <translation>Por operador</translation>
  </message>
  <message>
   <source>The whole registry (%1)</source>
   <translation>Todo el catálogo (%1)</translation>
  </message>
  <message>
   <source>The site's sample paths</source>
   <translation>Las rutas de muestra del sitio</translation>
  </message>
  <message>
   <source>Add the question's path</source>
   <translation>Añadir la ruta de la pregunta</translation>
  </message>
  <message>
   <source>paths from a list</source>
   <translation>rutas de una lista</translation>
  </message>
  <message>
   <source>Paths of the rules</source>
   <translation>Rutas de las reglas</translation>
  </message>
  <message>
   <source>paths of the rules</source>
   <translation>rutas de las reglas</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Pegar</translation>
  </message>
  <message>
   <source>paths from the clipboard</source>
   <translation>rutas del portapapeles</translation>
  </message>
  <message>
   <source>Edit the list…</source>
   <translation>Editar la lista…</translation>
  </message>
  <message>
   <source>Text file or sitemap…</source>
   <translation>Archivo de texto o sitemap…</translation>
  </message>
  <message>
   <source>Paths from a file</source>
   <translation>Rutas de un archivo</translation>
  </message>
  <message>
   <source>Sitemaps and lists (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)</source>
   <translation>Sitemaps y listas (*.xml *.xml.gz *.gz *.txt *.csv);;Todos los archivos (*)</translation>
  </message>
  <message>
   <source>Keep them with the site</source>
   <translation>Conservarlas con el sitio</translation>
  </message>
  <message>
   <source>Paths of the matrix</source>
   <translation>Rutas de la matriz</translation>
  </message>
  <message>
   <source>One path or URL a line</source>
   <translation>Una ruta o URL por línea</translation>
  </message>
  <message>
   <source>One path or URL a line.</source>
   <translation>Una ruta o URL por línea.</translation>
  </message>
  <message>
   <source>%1 × %2 cells</source>
   <translation>%1 × %2 celdas</translation>
  </message>
  <message>
   <source>%1 × %2 different</source>
   <comment>rows and columns of the matrix</comment>
   <translation>%1 × %2 distintas</translation>
  </message>
  <message numerus="yes">
   <source>%Ln denied</source>
   <translation>
    <numerusform>%Ln denegada</numerusform>
    <numerusform>%Ln denegadas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln differ from the saved site</source>
   <translation>
    <numerusform>%Ln difiere del sitio guardado</numerusform>
    <numerusform>%Ln difieren del sitio guardado</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the files say otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>los archivos dicen otra cosa en %Ln</numerusform>
    <numerusform>los archivos dicen otra cosa en %Ln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>documented otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>la documentación dice otra cosa en %Ln</numerusform>
    <numerusform>la documentación dice otra cosa en %Ln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>readings differ on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>las lecturas difieren en %Ln</numerusform>
    <numerusform>las lecturas difieren en %Ln</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 × %2 shown</source>
   <comment>cells</comment>
   <translation>se muestran %1 × %2</translation>
  </message>
  <message>
   <source>on the path %1</source>
   <translation>en la ruta %1</translation>
  </message>
  <message>
   <source>Export the matrix</source>
   <translation>Exportar la matriz</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixView</name>
  <message>
   <source>Matrix of verdicts</source>
   <translation>Matriz de veredictos</translation>
  </message>
  <message>
   <source>Enter puts the cell's question. Plus and Minus open and close the agents that a row stands for, with Alt the paths of a column.</source>
   <translation>Intro hace la pregunta de la celda. Más y menos abren y cierran los agentes de una fila; con Alt, las rutas de una columna.</translation>
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
   <translation>Operador</translation>
  </message>
  <message>
   <source>What it does</source>
   <translation>Lo que hace</translation>
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
   <translation>Cerrar este mensaje</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MetaPage</name>
  <message>
   <source>About this file</source>
   <translation>Acerca de este archivo</translation>
  </message>
  <message>
   <source>Comments of the form “# meta: key: value” at the top of the file. They tell people and agents what the file is; only chain-id is read by the chain walk.</source>
   <translation>Comentarios de la forma «# meta: clave: valor» al principio del archivo. Dicen a personas y agentes qué es el archivo; el recorrido de la cadena solo lee chain-id.</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Líneas sin campo</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>Los comentarios, las líneas que no se entienden y las que no pertenecen a nadie quedan como están. Intro lleva a ellas.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ModeStack</name>
  <message>
   <source>What the map is about</source>
   <translation>De qué trata el mapa</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OddCharacters</name>
  <message>
   <source>no-break space</source>
   <translation>espacio de no separación</translation>
  </message>
  <message>
   <source>soft hyphen</source>
   <translation>guion opcional</translation>
  </message>
  <message>
   <source>Arabic letter mark</source>
   <translation>marca de letra árabe</translation>
  </message>
  <message>
   <source>Mongolian vowel separator</source>
   <translation>separador de vocales mongol</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>espacio de ancho cero</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>antiligadura de ancho cero</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>ligadura de ancho cero</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>marca de izquierda a derecha</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>marca de derecha a izquierda</translation>
  </message>
  <message>
   <source>left-to-right embedding</source>
   <translation>incrustación de izquierda a derecha</translation>
  </message>
  <message>
   <source>right-to-left embedding</source>
   <translation>incrustación de derecha a izquierda</translation>
  </message>
  <message>
   <source>pop directional formatting</source>
   <translation>fin del formato direccional</translation>
  </message>
  <message>
   <source>left-to-right override</source>
   <translation>anulación de izquierda a derecha</translation>
  </message>
  <message>
   <source>right-to-left override</source>
   <translation>anulación de derecha a izquierda</translation>
  </message>
  <message>
   <source>narrow no-break space</source>
   <translation>espacio estrecho de no separación</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>unión de palabras</translation>
  </message>
  <message>
   <source>left-to-right isolate</source>
   <translation>aislamiento de izquierda a derecha</translation>
  </message>
  <message>
   <source>right-to-left isolate</source>
   <translation>aislamiento de derecha a izquierda</translation>
  </message>
  <message>
   <source>first strong isolate</source>
   <translation>aislamiento según el primer carácter fuerte</translation>
  </message>
  <message>
   <source>pop directional isolate</source>
   <translation>fin del aislamiento direccional</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>espacio ideográfico</translation>
  </message>
  <message>
   <source>zero width no-break space</source>
   <translation>espacio de ancho cero de no separación</translation>
  </message>
  <message>
   <source>control character</source>
   <translation>carácter de control</translation>
  </message>
  <message>
   <source>space of another width</source>
   <translation>espacio de otro ancho</translation>
  </message>
  <message>
   <source>byte %1 is not UTF-8</source>
   <translation>el byte %1 no es UTF-8</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherGoals</name>
  <message>
   <source>only these paths</source>
   <translation>solo estas rutas</translation>
  </message>
  <message>
   <source>Closed to all</source>
   <translation>Cerrado para todos</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>Rutas separadas por espacios: /members/ /search</translation>
  </message>
  <message>
   <source>Paths closed to all</source>
   <translation>Rutas cerradas para todos</translation>
  </message>
  <message>
   <source>every crawler of the list</source>
   <translation>todo rastreador de la lista</translation>
  </message>
  <message>
   <source>those documented to obey robots.txt</source>
   <translation>los que según la documentación obedecen robots.txt</translation>
  </message>
  <message>
   <source>Whom goals are about</source>
   <translation>A quién se refieren los objetivos</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Sobre</translation>
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
   <translation>El uso se dice como</translation>
  </message>
  <message>
   <source>What says the use</source>
   <translation>Qué dice el uso</translation>
  </message>
  <message numerus="yes">
   <source>as in the files: %Ln path(s)</source>
   <translation>
    <numerusform>como en los archivos: %Ln ruta</numerusform>
    <numerusform>como en los archivos: %Ln rutas</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherLines</name>
  <message>
   <source>line %1</source>
   <translation>la línea %1</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Líneas sin campo</translation>
  </message>
  <message>
   <source>%1:  %2</source>
   <translation>%1:  %2</translation>
  </message>
  <message>
   <source>Belongs to no group: it decides nothing.</source>
   <translation>No pertenece a ningún grupo: no decide nada.</translation>
  </message>
  <message>
   <source>Not understood: it decides nothing.</source>
   <translation>No se entiende: no decide nada.</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n más</numerusform>
    <numerusform>%n más</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) without a field</source>
   <translation>
    <numerusform>%n línea sin campo</numerusform>
    <numerusform>%n líneas sin campo</numerusform>
   </translation>
  </message>
  <message>
   <source>Every line has a field</source>
   <translation>Todas las líneas tienen un campo</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OutputsRow</name>
  <message>
   <source>%1 (outdated)</source>
   <translation>%1 (desactualizado)</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1 (no se encuentra)</translation>
  </message>
  <message>
   <source>Write all…</source>
   <translation>Escribir todo…</translation>
  </message>
  <message>
   <source>Also made from this: %1</source>
   <translation>También se genera a partir de esto: %1</translation>
  </message>
  <message>
   <source>What else is made from this is not known: %1</source>
   <translation>No se sabe qué más se genera a partir de esto: %1</translation>
  </message>
  <message>
   <source>Also made from this: …</source>
   <translation>También se genera a partir de esto: …</translation>
  </message>
  <message>
   <source>Save the files first: outputs are made from what is saved.</source>
   <translation>Guarde primero los archivos: las salidas se generan a partir de lo guardado.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Palette</name>
  <message>
   <source>Find a command</source>
   <translation>Buscar una orden</translation>
  </message>
  <message>
   <source>A command, agent, path, line, directive or page</source>
   <translation>Una orden, un agente, una ruta, una línea, una directiva o una página</translation>
  </message>
  <message>
   <source>What to find</source>
   <translation>Qué buscar</translation>
  </message>
  <message>
   <source>What was found</source>
   <translation>Lo que se encontró</translation>
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
   <translation>Todas las rutas</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>Problemas</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>Cambios</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Registros</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Pruebas</translation>
  </message>
  <message>
   <source>Map: my pages</source>
   <translation>Mapa: mis páginas</translation>
  </message>
  <message>
   <source>My pages</source>
   <translation>Mis páginas</translation>
  </message>
  <message>
   <source>Map: hours</source>
   <translation>Mapa: horas</translation>
  </message>
  <message>
   <source>Hours</source>
   <translation>Horas</translation>
  </message>
  <message>
   <source>Map: readings</source>
   <translation>Mapa: lecturas</translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>Lecturas</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Consultas</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Cadena</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PathList</name>
  <message>
   <source>This is not a sitemap: its root is &lt;%1&gt;, not &lt;urlset&gt;.</source>
   <translation>Esto no es un sitemap: su raíz es &lt;%1&gt;, no &lt;urlset&gt;.</translation>
  </message>
  <message>
   <source>The sitemap cannot be read: line %1: %2</source>
   <translation>No se puede leer el sitemap: línea %1: %2</translation>
  </message>
  <message>
   <source>The archive cannot be opened.</source>
   <translation>No se puede abrir el archivo comprimido.</translation>
  </message>
  <message>
   <source>The archive is damaged.</source>
   <translation>El archivo comprimido está dañado.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PlannedModel</name>
  <message>
   <source>Request</source>
   <translation>Solicitud</translation>
  </message>
  <message>
   <source>What for</source>
   <translation>Para qué</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyAgentsPage</name>
  <message>
   <source>Agents of the policy</source>
   <translation>Agentes de la política</translation>
  </message>
  <message>
   <source>Add agent</source>
   <translation>Añadir agente</translation>
  </message>
  <message>
   <source>Remove agent</source>
   <translation>Quitar agente</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>Quitar agente %1</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>Subir</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>Bajar</translation>
  </message>
  <message>
   <source>Selected agent</source>
   <translation>El agente seleccionado</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Comentarios</translation>
  </message>
  <message>
   <source>Move agent %1</source>
   <translation>Mover agente %1</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>Línea %1: %2</translation>
  </message>
  <message>
   <source>Nothing is in this file yet. Add an agent: what the file begins with is written too.</source>
   <translation>Este archivo aún está vacío. Añada un agente: también se escribe aquello con lo que empieza el archivo.</translation>
  </message>
  <message>
   <source>No agent yet. Without one the rendered robots.txt has the default alone.</source>
   <translation>Aún no hay agentes. Sin ninguno, el robots.txt generado solo tiene el valor predeterminado.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyEntityPage</name>
  <message>
   <source>%1 (line %2): %3</source>
   <translation>%1 (línea %2): %3</translation>
  </message>
  <message>
   <source>The policy also says about itself, and keeps:</source>
   <translation>La política también dice sobre sí misma, y conserva:</translation>
  </message>
  <message>
   <source>role notes</source>
   <translation>notas de función</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPage</name>
  <message>
   <source>Global AI policy</source>
   <translation>Política de IA global</translation>
  </message>
  <message>
   <source>For every agent that no block names. What is not set here is filled by the chain, or stays unstated.</source>
   <translation>Para todo agente que ningún bloque nombre. Lo que no se defina aquí lo completa la cadena o queda sin declarar.</translation>
  </message>
  <message>
   <source>Set several at &amp;once</source>
   <translation>&amp;Definir varios a la vez</translation>
  </message>
  <message>
   <source>Read, do not train</source>
   <translation>Leer, no entrenar</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>Todo permitido</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Preguntar antes</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>Comportamiento</translation>
  </message>
  <message>
   <source>Set “%1”</source>
   <translation>Definir «%1»</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPreviewPage</name>
  <message>
   <source>&amp;Write robots.txt</source>
   <translation>Escri&amp;bir robots.txt</translation>
  </message>
  <message>
   <source>The robots.txt that this policy makes</source>
   <translation>El robots.txt que resulta de esta política</translation>
  </message>
  <message>
   <source>Compared with the site's robots.txt as it is now. Writing is one undo step in that file; nothing is saved before you save it.</source>
   <translation>Comparado con el robots.txt actual del sitio. Escribirlo es un solo paso de deshacer en ese archivo; nada se guarda hasta que usted lo guarde.</translation>
  </message>
  <message>
   <source>Nothing is rendered: %1</source>
   <translation>No se genera nada: %1</translation>
  </message>
  <message>
   <source>The site has no robots.txt yet. ETag %1…</source>
   <translation>El sitio aún no tiene robots.txt. ETag %1…</translation>
  </message>
  <message>
   <source>The site's robots.txt is just this. ETag %1…</source>
   <translation>El robots.txt del sitio es exactamente este. ETag %1…</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. ETag %3…</source>
   <translation>Líneas quitadas: %1. Líneas añadidas: %2. ETag %3…</translation>
  </message>
  <message>
   <source>Write robots.txt from the agent policy</source>
   <translation>Escribir robots.txt a partir de la política de agentes</translation>
  </message>
  <message>
   <source>Written into robots.txt; save it to keep it.</source>
   <translation>Escrito en robots.txt; guárdelo para conservarlo.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Preferences</name>
  <message>
   <source>The settings in %1 could not be read.</source>
   <translation>No se pudo leer la configuración de %1.</translation>
  </message>
  <message>
   <source>The settings could not be read. They were put aside as %1, and Gatepost starts with its own.</source>
   <translation>No se pudo leer la configuración. Se ha apartado como %1 y Gatepost se inicia con la predeterminada.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreferencesDialog</name>
  <message>
   <source>Wrap long lines</source>
   <translation>Ajustar las líneas largas</translation>
  </message>
  <message>
   <source>Keep the text before each save as a backup (robots.txt~)</source>
   <translation>Conservar el texto anterior a cada guardado como copia de seguridad (robots.txt~)</translation>
  </message>
  <message>
   <source>Open what was open last time</source>
   <translation>Abrir lo que estaba abierto la última vez</translation>
  </message>
  <message>
   <source>Follow changes of other programs where nothing is unsaved</source>
   <translation>Seguir los cambios de otros programas donde no haya nada sin guardar</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Configuración</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>Como el sistema</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Claro</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Oscuro</translation>
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
   <translation>Apariencia</translation>
  </message>
  <message>
   <source>&amp;Colours</source>
   <translation>&amp;Colores</translation>
  </message>
  <message>
   <source>&amp;Language</source>
   <translation>&amp;Idioma</translation>
  </message>
  <message>
   <source>Takes effect after a restart.</source>
   <translation>El otro idioma se usará a partir del próximo inicio de Gatepost.</translation>
  </message>
  <message>
   <source>Editor</source>
   <translation>Editor</translation>
  </message>
  <message>
   <source>Text &amp;size</source>
   <translation>&amp;Tamaño del texto</translation>
  </message>
  <message>
   <source>Files with a line of more than 20,000 characters are never wrapped.</source>
   <translation>Los archivos con una línea de más de 20 000 caracteres nunca se ajustan.</translation>
  </message>
  <message>
   <source>Simulator</source>
   <translation>Simulador</translation>
  </message>
  <message>
   <source>First &amp;agent</source>
   <translation>Primer &amp;agente</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>&amp;Lectura</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Archivos</translation>
  </message>
  <message>
   <source>&amp;Undo history of a file</source>
   <translation>Historial de &amp;deshacer de un archivo</translation>
  </message>
  <message>
   <source>Unsaved text is always kept for recovery, on this computer only.</source>
   <translation>El texto sin guardar se conserva siempre para su recuperación, solo en este equipo.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreviewDialog</name>
  <message>
   <source>Files that change</source>
   <translation>Archivos que cambian</translation>
  </message>
  <message>
   <source>Nothing changes.</source>
   <translation>No cambia nada.</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. Nothing is saved yet.</source>
   <translation>Líneas quitadas: %1. Líneas añadidas: %2. Aún no se ha guardado nada.</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>&amp;Aplicar</translation>
  </message>
  <message>
   <source>A file has changed in the meantime. Close this window and try again.</source>
   <translation>Un archivo ha cambiado entretanto. Cierre esta ventana e inténtelo de nuevo.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsModel</name>
  <message>
   <source>Error</source>
   <translation>Error</translation>
  </message>
  <message>
   <source>Warning</source>
   <translation>Advertencia</translation>
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
   <translation>Corregir</translation>
  </message>
  <message>
   <source>Fix…</source>
   <translation>Corregir…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Línea</translation>
  </message>
  <message>
   <source>Code</source>
   <translation>Código</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsPanel</name>
  <message>
   <source>Problems</source>
   <translation>Problemas</translation>
  </message>
  <message>
   <source>No problems found.</source>
   <translation>No se han encontrado problemas.</translation>
  </message>
  <message>
   <source>Problems %1</source>
   <translation>Problemas %1</translation>
  </message>
  <message>
   <source>Problems •</source>
   <translation>Problemas •</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>Sin corrección conocida</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>Ordenar…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>Corregir %Ln de este tipo</numerusform>
    <numerusform>Corregir los %Ln de este tipo</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>Corregir todos los «%1»</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>Explicar «%1»</translation>
  </message>
  <message>
   <source>Review what would make it true…</source>
   <translation>Revisar qué haría que se cumpla…</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QualityPage</name>
  <message>
   <source>Quality signals</source>
   <translation>Señales de calidad</translation>
  </message>
  <message>
   <source>What you say about your own content. They are about the whole file.</source>
   <translation>Lo que usted dice de su propio contenido. Se refieren al archivo completo.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QuestionBar</name>
  <message>
   <source>now</source>
   <translation>ahora</translation>
  </message>
  <message>
   <source>When: now, at the next change, or at a time of your choice</source>
   <translation>Cuándo: ahora, en el próximo cambio o en el momento que elija</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Más</translation>
  </message>
  <message>
   <source>Time, time zone, category, competitor, reading, another answer for robots.txt</source>
   <translation>Hora, zona horaria, categoría, competidor, lectura, otra respuesta para robots.txt</translation>
  </message>
  <message>
   <source>Next change</source>
   <translation>Próximo cambio</translation>
  </message>
  <message>
   <source>To the next time at which the answer changes</source>
   <translation>Ir al próximo momento en que cambia la respuesta</translation>
  </message>
  <message>
   <source>The operator is a competitor</source>
   <translation>El operador es un competidor</translation>
  </message>
  <message>
   <source>Press to ask about now</source>
   <translation>Pulse para preguntar por ahora</translation>
  </message>
  <message>
   <source>Press to show times in UTC alone</source>
   <translation>Pulse para mostrar las horas solo en UTC</translation>
  </message>
  <message>
   <source>Press to take the category from the agent</source>
   <translation>Pulse para tomar la categoría del agente</translation>
  </message>
  <message>
   <source>The answer is that of this reading. Press to return to what the author meant.</source>
   <translation>La respuesta es la de esta lectura. Pulse para volver a lo que quería decir el autor.</translation>
  </message>
  <message>
   <source>Press for an operator that does not compete</source>
   <translation>Pulse para un operador que no compite</translation>
  </message>
  <message>
   <source>Press to ask about the files as the site has them</source>
   <translation>Pulse para preguntar por los archivos como los tiene el sitio</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Cambiar esta respuesta…</translation>
  </message>
  <message>
   <source>The smallest edits that change this answer (Alt+Enter)</source>
   <translation>Las ediciones más pequeñas que cambian esta respuesta (Alt+Intro)</translation>
  </message>
  <message>
   <source>Who asks: a product token, an identity such as ClaudeBot/2.0 (ai-assistant), or a whole HTTP User-Agent header. Ctrl+L</source>
   <translation>Quién pregunta: un token de producto, una identidad como ClaudeBot/2.0 (ai-assistant) o una cabecera HTTP User-Agent completa. Ctrl+L</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agente</translation>
  </message>
  <message>
   <source>URL or path</source>
   <translation>URL o ruta</translation>
  </message>
  <message>
   <source>What it wants: a path with query, or a whole URL</source>
   <translation>Lo que quiere: una ruta con consulta o una URL completa</translation>
  </message>
  <message>
   <source>&amp;Now</source>
   <translation>&amp;Ahora</translation>
  </message>
  <message>
   <source>Next &amp;change</source>
   <translation>Próximo &amp;cambio</translation>
  </message>
  <message>
   <source>At a &amp;time…</source>
   <translation>En un &amp;momento…</translation>
  </message>
  <message>
   <source>at</source>
   <translation>el</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Cuándo</translation>
  </message>
  <message>
   <source>Time in UTC</source>
   <translation>Hora en UTC</translation>
  </message>
  <message>
   <source>Category: automatic</source>
   <translation>categoría conocida</translation>
  </message>
  <message>
   <source>Category</source>
   <translation>Categoría</translation>
  </message>
  <message>
   <source>The agent's category, if it is not to be taken from its identity or the registry</source>
   <translation>La categoría del agente, si no se ha de tomar de su identidad ni del catálogo</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Lectura</translation>
  </message>
  <message>
   <source>The operator competes with this site: “compete” then counts</source>
   <translation>El operador compite con este sitio: entonces cuenta «compete»</translation>
  </message>
  <message>
   <source>&amp;Time</source>
   <translation>&amp;Hora</translation>
  </message>
  <message>
   <source>Time &amp;zone</source>
   <translation>&amp;Zona horaria</translation>
  </message>
  <message>
   <source>&amp;Category</source>
   <translation>&amp;Categoría</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>&amp;Lectura</translation>
  </message>
  <message>
   <source>robots.txt is answered</source>
   <translation>robots.txt se responde</translation>
  </message>
  <message>
   <source>May %1 fetch %2 %3 ?</source>
   <comment>The question at the top of the window. %1 is the field of the agent, %2 of the address, %3 of the time (“now”, “at …”); the words around them are shown between the fields, in any order</comment>
   <translation>¿Puede %1 obtener %2 %3?</translation>
  </message>
  <message>
   <source>%1 in %2</source>
   <extracomment>%1 a time of day, %2 the name of a time zone</extracomment>
   <translation>%1 en %2</translation>
  </message>
  <message>
   <source>as %1</source>
   <translation>como %1</translation>
  </message>
  <message>
   <source>Reading: %1</source>
   <translation>Lectura: %1</translation>
  </message>
  <message>
   <source>a competitor</source>
   <translation>un competidor</translation>
  </message>
  <message>
   <source>Nothing changes within eight days</source>
   <translation>Nada cambia en ocho días</translation>
  </message>
  <message>
   <source>Read as %1</source>
   <translation>Leído como %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RateEditor</name>
  <message>
   <source>any time</source>
   <translation>a cualquier hora</translation>
  </message>
  <message>
   <source>seconds</source>
   <translation>segundos</translation>
  </message>
  <message>
   <source>seconds (s)</source>
   <translation>segundos (s)</translation>
  </message>
  <message>
   <source>minutes</source>
   <translation>minutos</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>horas</translation>
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
   <translation>%1: documentos</translation>
  </message>
  <message>
   <source>%1: time</source>
   <translation>%1: tiempo</translation>
  </message>
  <message>
   <source>%1: unit of time</source>
   <translation>%1: unidad de tiempo</translation>
  </message>
  <message>
   <source>%1: window of the day in UTC</source>
   <translation>%1: franja del día en UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsModel</name>
  <message>
   <source>Answer</source>
   <translation>Respuesta</translation>
  </message>
  <message>
   <source>agrees</source>
   <translation>coincide</translation>
  </message>
  <message>
   <source>Read as</source>
   <translation>Leído como</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Obtención</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>Lo que causa la diferencia</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsPanel</name>
  <message>
   <source>The question under every reading</source>
   <translation>La pregunta en cada lectura</translation>
  </message>
  <message>
   <source>Agents and paths for which the readings differ</source>
   <translation>Agentes y rutas en los que las lecturas difieren</translation>
  </message>
  <message>
   <source>Compare with 1994 as well</source>
   <translation>Comparar también con 1994</translation>
  </message>
  <message>
   <source>The first robots.txt: no wildcards, the first rule that matches. No crawler of today reads it so.</source>
   <translation>El primer robots.txt: sin comodines, la primera regla que coincide. Ningún rastreador de hoy lo lee así.</translation>
  </message>
  <message>
   <source>All readings agree (questions: %1, agents × paths of the site and of its rules).</source>
   <translation>Todas las lecturas coinciden (preguntas: %1, agentes × rutas del sitio y de sus reglas).</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 questions (agents × paths of the site and of its rules) are answered differently:</source>
   <translation>
    <numerusform>%n de %1 preguntas (agentes × rutas del sitio y de sus reglas) se responde de forma distinta:</numerusform>
    <numerusform>%n de %1 preguntas (agentes × rutas del sitio y de sus reglas) se responden de forma distinta:</numerusform>
   </translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>Lecturas</translation>
  </message>
  <message>
   <source>Readings %1</source>
   <translation>Lecturas %1</translation>
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
   <translation>Ruta</translation>
  </message>
  <message>
   <source>Questions</source>
   <translation>Preguntas</translation>
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
   <translation>Documentado</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>Lo que causa la diferencia</translation>
  </message>
  <message>
   <source>for example: %1</source>
   <translation>por ejemplo: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Recovery</name>
  <message>
   <source>A recovery journal could not be read. It is kept in %1.</source>
   <translation>No se pudo leer un diario de recuperación. Se conserva en %1.</translation>
  </message>
  <message>
   <source>A later version of Gatepost left unsaved text in %1. It is kept for that version.</source>
   <translation>Una versión posterior de Gatepost dejó texto sin guardar en %1. Se conserva para esa versión.</translation>
  </message>
  <message>
   <source>There is more in %1. What could not be offered or read is kept there.</source>
   <translation>Hay más en %1. Lo que no se pudo ofrecer o leer se conserva allí.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RecoveryDialog</name>
  <message>
   <source>&amp;Restore</source>
   <translation>&amp;Restaurar</translation>
  </message>
  <message>
   <source>&amp;Keep the file</source>
   <translation>&amp;Conservar el archivo</translation>
  </message>
  <message>
   <source>Keep &amp;both</source>
   <translation>Conservar am&amp;bos</translation>
  </message>
  <message>
   <source>Unsaved text was found</source>
   <translation>Se encontró texto sin guardar</translation>
  </message>
  <message>
   <source>Gatepost closed unexpectedly. This is what had not been saved.</source>
   <translation>Gatepost no se cerró correctamente la última vez. Esto es lo que no se había guardado.</translation>
  </message>
  <message>
   <source>Unsaved texts</source>
   <translation>Textos sin guardar</translation>
  </message>
  <message>
   <source>Opens the text, unsaved. Undo gives the file's text back.</source>
   <translation>Abre el texto, sin guardar. Deshacer devuelve el texto del archivo.</translation>
  </message>
  <message>
   <source>Saves the text as a separate file beside the other.</source>
   <translation>Guarda el texto como archivo propio junto al otro.</translation>
  </message>
  <message>
   <source>&amp;Decide later</source>
   <translation>&amp;Decidir más tarde</translation>
  </message>
  <message>
   <source>Nothing is lost: it is found again at the next start.</source>
   <translation>No se pierde nada: se encontrará de nuevo en el próximo inicio.</translation>
  </message>
  <message>
   <source>%1, never saved</source>
   <translation>%1, nunca guardado</translation>
  </message>
  <message>
   <source>Last kept %1</source>
   <translation>Conservado por última vez el %1</translation>
  </message>
  <message>
   <source>The end of the recovery journal was cut off; this is what came before.</source>
   <translation>El final del diario de recuperación quedó cortado; esto es lo que había antes.</translation>
  </message>
  <message>
   <source>The file itself is not there any more or cannot be read.</source>
   <translation>El propio archivo ya no existe o no se puede leer.</translation>
  </message>
  <message>
   <source>The file was changed by another program in the meantime.</source>
   <translation>Otro programa modificó el archivo entretanto.</translation>
  </message>
  <message>
   <source>− in the file, + in the unsaved text:</source>
   <translation>− en el archivo, + en el texto sin guardar:</translation>
  </message>
  <message>
   <source>&amp;Discard</source>
   <translation>D&amp;escartar</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesModel</name>
  <message>
   <source>Rule</source>
   <translation>Regla</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Ruta</translation>
  </message>
  <message>
   <source>Decides</source>
   <translation>Decide</translation>
  </message>
  <message>
   <source>(empty: no rule)</source>
   <translation>(vacía: no es una regla)</translation>
  </message>
  <message>
   <source>The site has no sample paths. The matrix keeps a list with the site: Paths, Keep them with the site.</source>
   <translation>El sitio no tiene rutas de muestra. La matriz conserva una lista con el sitio: Rutas, Conservarlas con el sitio.</translation>
  </message>
  <message>
   <source>How many of the site's sample paths this rule decides in its group</source>
   <translation>Cuántas rutas de muestra del sitio decide esta regla en su grupo</translation>
  </message>
  <message>
   <source>Set path to %1</source>
   <translation>Cambiar ruta a %1</translation>
  </message>
  <message>
   <source>Change rule to %1</source>
   <translation>Cambiar regla a %1</translation>
  </message>
  <message>
   <source>Add rule %1: %2</source>
   <translation>Añadir regla %1: %2</translation>
  </message>
  <message numerus="yes">
   <source>Add %n line(s) from a list</source>
   <translation>
    <numerusform>Añadir %n línea de una lista</numerusform>
    <numerusform>Añadir %n líneas de una lista</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>Quitar %1</translation>
  </message>
  <message>
   <source>Move rule</source>
   <translation>Mover regla</translation>
  </message>
  <message>
   <source>Move rule to %1</source>
   <translation>Mover regla a %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesTable</name>
  <message>
   <source>Rules</source>
   <translation>Reglas</translation>
  </message>
  <message>
   <source>Insert adds a Disallow, Ctrl+Insert an Allow, Delete removes, Alt+Up and Alt+Down move, Alt+Page up and Alt+Page down move to the group above or below, Space changes the kind.</source>
   <translation>Insert añade un Disallow, Ctrl+Insert un Allow, Supr quita, Alt+Arriba y Alt+Abajo mueven, Alt+RePág y Alt+AvPág llevan al grupo de encima o de debajo, Espacio cambia el tipo.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SaveReport</name>
  <message>
   <source>Undone: the files are as they were before the save.</source>
   <translation>Deshecho: los archivos están como antes de guardar.</translation>
  </message>
  <message>
   <source>Saved.</source>
   <translation>Guardado.</translation>
  </message>
  <message>
   <source>There may be more: the comparison is not complete.</source>
   <translation>Puede haber más: la comparación no está completa.</translation>
  </message>
  <message numerus="yes">
   <source>%n test(s) fail now: %1.</source>
   <translation>
    <numerusform>Ahora falla %n prueba: %1.</numerusform>
    <numerusform>Ahora fallan %n pruebas: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>Mostrar los cambios</translation>
  </message>
  <message>
   <source>the files before the save</source>
   <translation>los archivos antes de guardar</translation>
  </message>
  <message>
   <source>Undo the save</source>
   <translation>Deshacer el guardado</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Search</name>
  <message>
   <source>%1 (character %2)</source>
   <translation>%1 (carácter %2)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SegmentEditor</name>
  <message>
   <source>Not set</source>
   <translation>Sin definir</translation>
  </message>
  <message>
   <source>Applies here through %1</source>
   <translation>Vale aquí por %1</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1: sin definir</translation>
  </message>
  <message>
   <source>%1: another value</source>
   <translation>%1: otro valor</translation>
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
   <translation>sin indicar</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteChangesModel</name>
  <message numerus="yes">
   <source>%1, and %Ln more place(s) by the same line</source>
   <translation>
    <numerusform>%1, y %Ln lugar más por la misma línea</numerusform>
    <numerusform>%1, y %Ln lugares más por la misma línea</numerusform>
   </translation>
  </message>
  <message>
   <source>Who gains and loses what</source>
   <translation>Quién gana y quién pierde qué</translation>
  </message>
  <message>
   <source>for example %1</source>
   <translation>por ejemplo, %1</translation>
  </message>
  <message>
   <source>Agents: %1</source>
   <translation>Agentes: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteList</name>
  <message>
   <source>%1 of %2 known agents are documented to obey it, %3 not to.</source>
   <translation>Según la documentación, %1 de %2 agentes conocidos lo obedecen y %3 no.</translation>
  </message>
  <message>
   <source>No known agent is documented to read it.</source>
   <translation>Según la documentación, ningún agente conocido lo lee.</translation>
  </message>
  <message>
   <source>%1 of %2 known agents are documented to read it.</source>
   <translation>Según la documentación, %1 de %2 agentes conocidos lo leen.</translation>
  </message>
  <message>
   <source>Files of the site</source>
   <translation>Archivos del sitio</translation>
  </message>
  <message>
   <source>Add file</source>
   <translation>Añadir archivo</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>sin guardar</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>Objetivos</translation>
  </message>
  <message>
   <source>%1 %2</source>
   <translation>%1 %2</translation>
  </message>
  <message>
   <source>What you want of crawlers, for the whole site</source>
   <translation>Lo que quiere de los rastreadores, para todo el sitio</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteModel</name>
  <message>
   <source>Only the text is shown. Nothing is judged.</source>
   <translation>Solo se muestra el texto. No se evalúa nada.</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>Obtener %1</translation>
  </message>
  <message>
   <source>There is no place below chain/ for %1.</source>
   <translation>No hay lugar para %1 en chain/.</translation>
  </message>
  <message>
   <source>The folder of %1 could not be made.</source>
   <translation>No se pudo crear la carpeta de %1.</translation>
  </message>
  <message>
   <source>A file can be mapped when the site is in a folder: save a policy file into one first.</source>
   <translation>Se puede asignar un archivo cuando el sitio está en una carpeta: guarde primero en una un archivo de política.</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 no existe.</translation>
  </message>
  <message>
   <source>%1 has unsaved changes.</source>
   <translation>%1 tiene cambios sin guardar.</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>No existe la carpeta %1.</translation>
  </message>
  <message>
   <source>Changes nothing for any agent</source>
   <translation>No cambia nada para ningún agente</translation>
  </message>
  <message>
   <source>Hits no agent of the list</source>
   <translation>No afecta a ningún agente de la lista</translation>
  </message>
  <message>
   <source>Hits %1</source>
   <translation>Afecta a %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Snippets</name>
  <message>
   <source>agent with its rules</source>
   <translation>agente con sus reglas</translation>
  </message>
  <message>
   <source>extended 2.0 group with hours and pace</source>
   <translation>grupo 2.0 extendido con horas y ritmo</translation>
  </message>
  <message>
   <source>rules for one kind of agent</source>
   <translation>reglas para una clase de agente</translation>
  </message>
  <message>
   <source>one kind of agent asks first</source>
   <translation>una clase de agente pregunta antes</translation>
  </message>
  <message>
   <source>an agent of the list</source>
   <translation>un agente de la lista</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SuppliedPolicy</name>
  <message>
   <source>line %1</source>
   <translation>línea %1</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, línea %2</translation>
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
   <translation>siempre cierto</translation>
  </message>
  <message>
   <source>passes</source>
   <translation>superada</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>examinando…</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>sin decidir</translation>
  </message>
  <message>
   <source>faulty</source>
   <translation>defectuosa</translation>
  </message>
  <message>
   <source>is %1</source>
   <translation>es %1</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Hora</translation>
  </message>
  <message>
   <source>any time</source>
   <translation>a cualquier hora</translation>
  </message>
  <message>
   <source>Answered</source>
   <translation>Respuesta</translation>
  </message>
  <message>
   <source>How robots.txt is answered, such as 503,since=2h; empty: as the site has it</source>
   <translation>Cómo se responde robots.txt, como 503,since=2h; vacío: como lo tiene el sitio</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Resultado</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agente</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Ruta</translation>
  </message>
  <message>
   <source>Expected</source>
   <translation>Esperado</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Por qué</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsPanel</name>
  <message>
   <source>Policy tests</source>
   <translation>Pruebas de política</translation>
  </message>
  <message>
   <source>Start with the usual five</source>
   <translation>Empezar con las cinco habituales</translation>
  </message>
  <message>
   <source>%1 on “/”, with what they are answered now</source>
   <translation>%1 en «/», con la respuesta que reciben ahora</translation>
  </message>
  <message>
   <source>What must stay true, such as “Googlebot must be allowed to fetch /”. Put a question on top, then press “Keep as test”; or start with the usual five.</source>
   <translation>Lo que debe seguir siendo cierto, como «Googlebot debe poder obtener /». Haga arriba una pregunta y pulse después «Crear una prueba con esta respuesta», o empiece con las cinco habituales.</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>Crear una prueba con esta respuesta</translation>
  </message>
  <message>
   <source>The present question, with what it is answered now</source>
   <translation>La pregunta actual, con lo que se responde ahora</translation>
  </message>
  <message>
   <source>Keep as rule</source>
   <translation>Crear una regla con esta respuesta</translation>
  </message>
  <message>
   <source>A rule about all times and the widest set of paths for which this answer is true</source>
   <translation>Una regla sobre todas las horas y el mayor conjunto de rutas para el que esta respuesta es cierta</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <source>Remove the chosen test</source>
   <translation>Quitar la prueba seleccionada</translation>
  </message>
  <message>
   <source>Ask again</source>
   <translation>Hacer su pregunta</translation>
  </message>
  <message>
   <source>Ask the chosen test's question, or that of a counter-example</source>
   <translation>Hacer la pregunta de la prueba seleccionada o la de un contraejemplo</translation>
  </message>
  <message>
   <source>No rule about all paths and times follows from this answer.</source>
   <translation>De esta respuesta no se deduce ninguna regla sobre todas las rutas y momentos.</translation>
  </message>
  <message>
   <source>%1 on everything</source>
   <translation>%1 en todo el sitio</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1 en %2</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 regions of the map are not covered by a test.</source>
   <translation>
    <numerusform>%n de %1 regiones del mapa no está cubierta por ninguna prueba.</numerusform>
    <numerusform>%n de %1 regiones del mapa no están cubiertas por ninguna prueba.</numerusform>
   </translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>al menos estas; algunas rutas no se pudieron decidir</translation>
  </message>
  <message>
   <source>No tests yet. They are kept in the site's gatepost.yaml, and gatepost-cli test runs them too.</source>
   <translation>Aún no hay pruebas. Se guardan en el gatepost.yaml del sitio, y gatepost-cli test también las ejecuta.</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>examinando…</translation>
  </message>
  <message numerus="yes">
   <source>All %n test(s) pass.</source>
   <translation>
    <numerusform>Se supera la única prueba (%n).</numerusform>
    <numerusform>Se superan las %n pruebas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 of %n test(s) fail.</source>
   <translation>
    <numerusform>Pruebas que fallan: %1 de %n.</numerusform>
    <numerusform>Pruebas que fallan: %1 de %n.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tests ✕ %1</source>
   <translation>Pruebas ✕ %1</translation>
  </message>
  <message>
   <source>Tests ✓ %1</source>
   <translation>Pruebas ✓ %1</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Pruebas</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TextView</name>
  <message>
   <source>Text of %1</source>
   <translation>Texto de %1</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Rehacer</translation>
  </message>
  <message>
   <source>Cut</source>
   <translation>Cortar</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Pegar</translation>
  </message>
  <message>
   <source>Select all</source>
   <translation>Seleccionar todo</translation>
  </message>
  <message>
   <source>Duplicate lines</source>
   <translation>Duplicar líneas</translation>
  </message>
  <message>
   <source>Move lines up</source>
   <translation>Subir líneas</translation>
  </message>
  <message>
   <source>Move lines down</source>
   <translation>Bajar líneas</translation>
  </message>
  <message>
   <source>Delete lines</source>
   <translation>Eliminar líneas</translation>
  </message>
  <message>
   <source>Join lines</source>
   <translation>Unir líneas</translation>
  </message>
  <message>
   <source>Comment lines</source>
   <translation>Comentar líneas</translation>
  </message>
  <message>
   <source>Complete %1</source>
   <translation>Completar %1</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>Sin corrección conocida</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>Ordenar…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>Corregir %Ln de este tipo</numerusform>
    <numerusform>Corregir los %Ln de este tipo</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>Corregir todos los «%1»</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>Explicar «%1»</translation>
  </message>
  <message>
   <source>No problem in this line</source>
   <translation>Ningún problema en esta línea</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Ayuda</translation>
  </message>
  <message>
   <source>&lt;p&gt;Put the caret on a directive, a value, an agent or a problem: F1 explains what it is and where that is written.&lt;/p&gt;</source>
   <translation>&lt;p&gt;Ponga el cursor en una directiva, un valor, un agente o un problema: F1 dice qué es y dónde está escrito.&lt;/p&gt;</translation>
  </message>
  <message>
   <source>⋯ 1 line</source>
   <translation>⋯ 1 línea</translation>
  </message>
  <message numerus="yes">
   <source>⋯ %Ln lines</source>
   <translation>
    <numerusform>⋯ %Ln línea</numerusform>
    <numerusform>⋯ %Ln líneas</numerusform>
   </translation>
  </message>
  <message>
   <source>Decided no request in the log</source>
   <translation>No decidió ninguna solicitud del registro</translation>
  </message>
  <message>
   <source>Applies to %1</source>
   <translation>Vale para %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TidyDialog</name>
  <message>
   <source>Tidy up %1</source>
   <translation>Ordenar %1</translation>
  </message>
  <message>
   <source>What is removed</source>
   <translation>Lo que se quita</translation>
  </message>
  <message>
   <source>&amp;Remove the lines</source>
   <translation>&amp;Quitar las líneas</translation>
  </message>
  <message>
   <source>Comparing every answer with and without the lines…</source>
   <translation>Comparando cada respuesta con y sin las líneas…</translation>
  </message>
  <message>
   <source>There is no line of which it is proved that it changes nothing.</source>
   <translation>No hay ninguna línea de la que esté demostrado que no cambia nada.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) can go.</source>
   <translation>
    <numerusform>%Ln línea puede irse.</numerusform>
    <numerusform>%Ln líneas pueden irse.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>No answer differs without them: %n agent(s) were compared, for every path, time and use, in all five readings.</source>
   <translation>
    <numerusform>Sin ellas ninguna respuesta es distinta: se comparó %n agente, para cada ruta, hora y uso, en las cinco lecturas.</numerusform>
    <numerusform>Sin ellas ninguna respuesta es distinta: se compararon %n agentes, para cada ruta, hora y uso, en las cinco lecturas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) seem to change nothing.</source>
   <translation>
    <numerusform>%Ln línea parece no cambiar nada.</numerusform>
    <numerusform>%Ln líneas parecen no cambiar nada.</numerusform>
   </translation>
  </message>
  <message>
   <source>But some answer would differ without them, so nothing is removed.</source>
   <translation>Pero sin ellas alguna respuesta sería distinta, así que no se quita nada.</translation>
  </message>
  <message>
   <source>But whether an answer would differ without them could not be decided, so nothing is removed.</source>
   <translation>Pero no se pudo decidir si sin ellas alguna respuesta sería distinta, así que no se quita nada.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) that change nothing stay: another program writes the block that they are in, and would write them again.</source>
   <translation>
    <numerusform>%Ln línea que no cambia nada se queda: otro programa escribe el bloque en que está y la volvería a escribir.</numerusform>
    <numerusform>%Ln líneas que no cambian nada se quedan: otro programa escribe el bloque en que están y las volvería a escribir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) were not tried to the end, which is too much work. Some of them may change nothing, too.</source>
   <translation>
    <numerusform>%Ln línea no se probó hasta el final, porque es demasiado trabajo. Puede que tampoco cambie nada.</numerusform>
    <numerusform>%Ln líneas no se probaron hasta el final, porque es demasiado trabajo. Puede que algunas tampoco cambien nada.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tidy up</source>
   <translation>Ordenar</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TimelinePanel</name>
  <message>
   <source>Changes of the answer</source>
   <translation>Cambios de la respuesta</translation>
  </message>
  <message>
   <source>A day</source>
   <translation>Un día</translation>
  </message>
  <message>
   <source>When agents may come, hour by hour</source>
   <translation>Cuándo pueden venir los agentes, hora a hora</translation>
  </message>
  <message>
   <source>A crawl</source>
   <translation>Un rastreo</translation>
  </message>
  <message>
   <source>How many days crawlers need for many pages</source>
   <translation>Cuántos días necesitan los rastreadores para muchas páginas</translation>
  </message>
  <message>
   <source>The day before</source>
   <translation>El día anterior</translation>
  </message>
  <message>
   <source>The day after</source>
   <translation>El día siguiente</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Ahora</translation>
  </message>
  <message>
   <source>Ask for the present time</source>
   <translation>Preguntar por el momento actual</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>Los agentes del sitio</translation>
  </message>
  <message>
   <source>All known agents</source>
   <translation>Todos los agentes conocidos</translation>
  </message>
  <message>
   <source>Which agents are rows</source>
   <translation>Qué agentes son filas</translation>
  </message>
  <message>
   <source>Zone</source>
   <translation>Zona</translation>
  </message>
  <message>
   <source>on %1</source>
   <comment>a path</comment>
   <translation>en %1</translation>
  </message>
  <message>
   <source>Hours are UTC</source>
   <translation>Las horas son UTC</translation>
  </message>
  <message>
   <source>The higher a band, the faster</source>
   <translation>Cuanto más alta la banda, más rápido</translation>
  </message>
  <message>
   <source>%1 changes its clocks %2 UTC: %3 until then, %4 afterwards. Windows do not move: they are UTC.</source>
   <translation>%1 cambia la hora el %2 UTC: %3 hasta entonces, %4 después. Las franjas no se mueven: son UTC.</translation>
  </message>
  <message>
   <source>%1 is %2; its clocks change next %3 UTC, to %4.</source>
   <translation>%1 es %2; su próximo cambio de hora es el %3 UTC, a %4.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewParts</name>
  <message>
   <source>%1 line %2</source>
   <translation>%1, línea %2</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>No se pudo escribir %1: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewTabs</name>
  <message>
   <source>Open the views</source>
   <translation>Abrir las vistas</translation>
  </message>
  <message>
   <source>Fold the views to their tabs (Ctrl+Shift+0)</source>
   <translation>Contraer las vistas en sus pestañas (Ctrl+Shift+0)</translation>
  </message>
  <message>
   <source>Back beside the text (Esc)</source>
   <translation>Volver junto al texto (Esc)</translation>
  </message>
  <message>
   <source>Views in the whole window (Ctrl+Shift+M)</source>
   <translation>Vistas en toda la ventana (Ctrl+Shift+M)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViolationDialog</name>
  <message>
   <source>With &amp;addresses: they may be personal data</source>
   <translation>Con &amp;direcciones: pueden ser datos personales</translation>
  </message>
  <message>
   <source>Report %1</source>
   <translation>Denunciar a %1</translation>
  </message>
  <message>
   <source>The report</source>
   <translation>La denuncia</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Copiar</translation>
  </message>
  <message>
   <source>Anybody can send any name: compare addresses before you accuse an operator. Values of queries are left out. Send the report to the operator first.</source>
   <translation>Cualquiera puede enviar cualquier nombre: compare las direcciones antes de acusar a un operador. Los valores de las consultas se omiten. Envíe la denuncia primero al operador.</translation>
  </message>
  <message>
   <source>&amp;Site</source>
   <translation>&amp;Sitio</translation>
  </message>
  <message>
   <source>The report was copied.</source>
   <translation>Se copió la denuncia.</translation>
  </message>
  <message>
   <source>Reading the log again for evidence…</source>
   <translation>Se vuelve a leer el registro en busca de pruebas…</translation>
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
   <translation>Dice quién puede obtener, leer y usar su sitio, y muestra cómo lo interpreta cada agente antes de que lo publique.</translation>
  </message>
  <message>
   <source>No account, no telemetry. Nothing is fetched or sent unless you press a button.</source>
   <translation>Sin cuenta ni telemetría. No se obtiene ni se envía nada si usted no pulsa un botón.</translation>
  </message>
  <message>
   <source>Check a robots.txt</source>
   <translation>Comprobar un robots.txt</translation>
  </message>
  <message>
   <source>Drop it anywhere in this window, open it, or paste it. The answer for any crawler and path is shown above the text.</source>
   <translation>Suéltelo en cualquier lugar de esta ventana, ábralo o péguelo. La respuesta para cualquier rastreador y ruta se muestra sobre el texto.</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>Abrir un archivo…</translation>
  </message>
  <message>
   <source>Open a site's folder…</source>
   <translation>Abrir la carpeta de un sitio…</translation>
  </message>
  <message>
   <source>Paste its text</source>
   <translation>Pegar su texto</translation>
  </message>
  <message>
   <source>All its policy files together.</source>
   <translation>Todos sus archivos de política juntos.</translation>
  </message>
  <message>
   <source>Write a new one</source>
   <translation>Escribir uno nuevo</translation>
  </message>
  <message>
   <source>Begin with what you want; every line can be changed afterwards.</source>
   <translation>Empiece por lo que quiere; después se puede cambiar cada línea.</translation>
  </message>
  <message>
   <source>Say what you want…</source>
   <translation>Diga lo que quiere…</translation>
  </message>
  <message>
   <source>Three questions: search, assistants, training.</source>
   <translation>Tres preguntas: búsqueda, asistentes, entrenamiento.</translation>
  </message>
  <message>
   <source>Look around first</source>
   <translation>Echar un vistazo primero</translation>
  </message>
  <message>
   <source>A publisher's site with every file and every view in use. Nothing in it can be broken.</source>
   <translation>El sitio de una editorial con todos los archivos y todas las vistas en uso. En él no se puede estropear nada.</translation>
  </message>
  <message>
   <source>Open the sample site</source>
   <translation>Abrir el sitio de ejemplo</translation>
  </message>
  <message>
   <source>More templates</source>
   <translation>Más plantillas</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>Recientes</translation>
  </message>
  <message>
   <source>missing</source>
   <translation>no se encuentra</translation>
  </message>
  <message>
   <source>kept</source>
   <translation>fijado</translation>
  </message>
  <message>
   <source>Do not keep here</source>
   <translation>No fijar aquí</translation>
  </message>
  <message>
   <source>Keep here</source>
   <translation>Fijar aquí</translation>
  </message>
  <message>
   <source>Take off the list</source>
   <translation>Quitar de la lista</translation>
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
   <translation>%1 UTC, dentro de %2</translation>
  </message>
  <message>
   <source>tomorrow %1 UTC</source>
   <comment>time of the day</comment>
   <translation>mañana a las %1 UTC</translation>
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
   <translation>Un objetivo ya no se cumple: %1, por la línea %2 de %3. %4.</translation>
  </message>
  <message>
   <source>A goal is no longer true: %1. %2.</source>
   <translation>Un objetivo ya no se cumple: %1. %2.</translation>
  </message>
  <message>
   <source>Show goals</source>
   <translation>Mostrar objetivos</translation>
  </message>
  <message>
   <source>Review…</source>
   <translation>Revisar…</translation>
  </message>
  <message>
   <source>Let them in</source>
   <translation>Dejarlos entrar</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Más tarde</translation>
  </message>
  <message numerus="yes">
   <source>%Ln crawler(s) of the list are not covered by your goals: %1 (%2).</source>
   <translation>
    <numerusform>Sus objetivos no abarcan %Ln rastreador de la lista: %1 (%2).</numerusform>
    <numerusform>Sus objetivos no abarcan %Ln rastreadores de la lista: %1 (%2).</numerusform>
   </translation>
  </message>
  <message>
   <source>Let new crawlers in</source>
   <translation>Dejar entrar rastreadores nuevos</translation>
  </message>
  <message>
   <source>An exception ended on %1.</source>
   <translation>Una excepción terminó el %1.</translation>
  </message>
  <message>
   <source>The exception for %1 ended on %2.</source>
   <translation>La excepción para %1 terminó el %2.</translation>
  </message>
  <message>
   <source>Undo in all files</source>
   <translation>Deshacer en todos los archivos</translation>
  </message>
  <message>
   <source>Write what is made from this</source>
   <translation>Escribir lo que se genera a partir de esto</translation>
  </message>
  <message>
   <source>Write %1?</source>
   <translation>¿Escribir %1?</translation>
  </message>
  <message>
   <source>Below the folder %1. What these files contain now is replaced.</source>
   <translation>Bajo la carpeta %1. Lo que estos archivos contienen ahora se reemplaza.</translation>
  </message>
  <message>
   <source>Write</source>
   <translation>Escribir</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Write what an environment lacks</source>
   <translation>Escribir lo que le falta a un entorno</translation>
  </message>
  <message>
   <source>Below the folder %1, where there is no such file.</source>
   <translation>Dentro de la carpeta %1, donde no existe ese archivo.</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>%1 guardado</translation>
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
   <translation>hoy %1</translation>
  </message>
  <message>
   <source>yesterday %1</source>
   <comment>%1: 07:00</comment>
   <translation>ayer %1</translation>
  </message>
  <message>
   <source>just now</source>
   <translation>ahora mismo</translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s) ago</source>
   <translation>
    <numerusform>hace %n minuto</numerusform>
    <numerusform>hace %n minutos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s) ago</source>
   <translation>
    <numerusform>hace %n hora</numerusform>
    <numerusform>hace %n horas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) ago</source>
   <translation>
    <numerusform>hace %n día</numerusform>
    <numerusform>hace %n días</numerusform>
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
   <translation>Zona horaria</translation>
  </message>
  <message>
   <source>The time zone that is shown beside UTC</source>
   <translation>La zona horaria que se muestra junto a UTC</translation>
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
   <translation>los archivos suman más de 500.000 bytes, así que no se buscaron objetivos en ellos; los objetivos que usted escriba se comprueban igualmente</translation>
  </message>
  <message>
   <source>%1 (%2)</source>
   <translation>%1 (%2)</translation>
  </message>
  <message>
   <source>it was not decided what the files say</source>
   <translation>no se decidió lo que dicen los archivos</translation>
  </message>
  <message>
   <source>It would take too long to try every edit: %1</source>
   <translation>Probar todas las ediciones llevaría demasiado tiempo: %1</translation>
  </message>
  <message>
   <source>Environment %1 has the same files and wants something else</source>
   <translation>El entorno %1 tiene los mismos archivos y quiere otra cosa</translation>
  </message>
  <message>
   <source>Whether this is true was not decided: %1</source>
   <translation>No se decidió si esto se cumple: %1</translation>
  </message>
  <message>
   <source>%1 must be closed, but %2</source>
   <translation>%1 debe estar cerrado, pero %2</translation>
  </message>
  <message>
   <source>%1 must be open, but %2</source>
   <translation>%1 debe estar abierto, pero %2</translation>
  </message>
  <message>
   <source>%1 is closed to %2, so crawlers never see the noindex of %3</source>
   <translation>%1 está cerrado para %2, así que los rastreadores nunca ven el noindex de %3</translation>
  </message>
  <message>
   <source>The Sitemap in line %1 is of %2, which is environment %3</source>
   <translation>El Sitemap de la línea %1 es de %2, que es el entorno %3</translation>
  </message>
  <message>
   <source>%1 and %2 have the same goals and answer differently: %3</source>
   <translation>%1 y %2 tienen los mismos objetivos y responden de forma distinta: %3</translation>
  </message>
  <message>
   <source>%1 is to be %2, but %3 (%4; reading %5)</source>
   <translation>%1: se quiere %2, pero %3 (%4; lectura %5)</translation>
  </message>
  <message>
   <source>%1: agents of the list are not covered: %2</source>
   <translation>%1: hay agentes de la lista sin abarcar: %2</translation>
  </message>
  <message>
   <source>%1: these ignore robots.txt, and only a server can refuse them: %2</source>
   <translation>%1: estos ignoran robots.txt, y solo un servidor puede rechazarlos: %2</translation>
  </message>
  <message>
   <source>No agent of the list comes for %1</source>
   <translation>Ningún agente de la lista viene para %1</translation>
  </message>
  <message>
   <source>Only robots2.txt can say ask</source>
   <translation>Solo robots2.txt puede decir ask</translation>
  </message>
  <message>
   <source>pay needs licence: {terms: URL}</source>
   <translation>pay necesita licence: {terms: URL}</translation>
  </message>
  <message>
   <source>This exception ended on %1</source>
   <translation>Esta excepción terminó el %1</translation>
  </message>
  <message>
   <source>Without this exception the answers are the same</source>
   <translation>Sin esta excepción las respuestas son las mismas</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>Quitar esta excepción</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file. Did you mean %2?</source>
   <translation>%1 no está ni en la lista ni en un archivo. ¿Quería decir %2?</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file</source>
   <translation>%1 no está ni en la lista ni en un archivo</translation>
  </message>
  <message>
   <source>Change to “%1”</source>
   <translation>Cambiar a «%1»</translation>
  </message>
  <message>
   <source>%1 and %2 have one token; the goal of %2 counts: %3</source>
   <translation>%1 y %2 tienen un mismo token; cuenta el objetivo de %2: %3</translation>
  </message>
  <message>
   <source>These also train. What keeps them from that is a signal, not a rule: %1</source>
   <translation>Estos también entrenan. Lo que se lo impide es una señal, no una regla: %1</translation>
  </message>
  <message>
   <source>%1 is not what the files come to</source>
   <translation>%1 no es lo que resulta de los archivos</translation>
  </message>
  <message>
   <source>%1 is not there</source>
   <translation>%1 no está ahí</translation>
  </message>
  <message>
   <source>%1 has its own group and does not get %2. Repeat the line there</source>
   <translation>%1 tiene su propio grupo y no se le dice %2. Repita allí la línea</translation>
  </message>
  <message>
   <source>The list of agents has no search engine</source>
   <translation>La lista de agentes no tiene ningún buscador</translation>
  </message>
  <message>
   <source>This would take too long to prove</source>
   <translation>Demostrarlo llevaría demasiado tiempo</translation>
  </message>
  <message>
   <source>outputs: %1 and %2 are both written to %3; give one of them another folder</source>
   <translation>outputs: %1 y %2 se escriben ambos en %3; dé otra carpeta a uno de ellos</translation>
  </message>
  <message>
   <source>outputs: %1: agents: %2</source>
   <translation>outputs: %1: agents: %2</translation>
  </message>
  <message>
   <source>robots.txt is rendered from the agent policy: change the policy and render it again</source>
   <translation>robots.txt se genera a partir de la política de agentes: cambie la política y vuelva a generarlo</translation>
  </message>
  <message>
   <source>robots.txt says that it is rendered from an agent policy, but is not what the policy makes: render it again first</source>
   <translation>robots.txt dice que se genera a partir de una política de agentes, pero no es lo que genera la política: vuelva a generarlo primero</translation>
  </message>
  <message>
   <source>goals.edit does not let robots.txt be edited</source>
   <translation>goals.edit no permite editar robots.txt</translation>
  </message>
  <message>
   <source>a limit ended the search</source>
   <translation>un límite puso fin a la búsqueda</translation>
  </message>
  <message>
   <source>An agent policy, from which robots.txt is rendered, cannot say it: %1</source>
   <translation>Una política de agentes, de la que se genera robots.txt, no puede decirlo: %1</translation>
  </message>
  <message>
   <source>The list of agents has no token that names a use</source>
   <translation>La lista de agentes no tiene ningún token que nombre un uso</translation>
  </message>
  <message>
   <source>The block managed by %1 decides for %2. Change it there</source>
   <translation>El bloque que gestiona %1 decide para %2. Cámbielo allí</translation>
  </message>
  <message>
   <source>A chained file decides for %1: %2</source>
   <translation>Un archivo encadenado decide para %1: %2</translation>
  </message>
  <message>
   <source>Agents that declare a category follow the groups for * of robots.txt, which cannot name one</source>
   <translation>Los agentes que declaran una categoría siguen los grupos para * de robots.txt, que no puede nombrar ninguna</translation>
  </message>
  <message>
   <source>A group of 2.0 cannot say it: %1</source>
   <translation>Un grupo de 2.0 no puede decirlo: %1</translation>
  </message>
  <message>
   <source>No edit was found that changes nothing else: %1</source>
   <translation>No se encontró ninguna edición que no cambie nada más: %1</translation>
  </message>
  <message>
   <source>“%1” is read as “%2”: a crawler of that name is meant as well</source>
   <translation>«%1» se lee como «%2»: también se refiere a un rastreador con ese nombre</translation>
  </message>
  <message>
   <source>%1 may fetch faster: %2</source>
   <translation>%1 puede obtener más rápido: %2</translation>
  </message>
  <message>
   <source>No pace is stated for %1</source>
   <translation>No se indica ningún ritmo para %1</translation>
  </message>
  <message>
   <source>robots2.txt does not say “crawl: %1” to %2</source>
   <translation>robots2.txt no dice «crawl: %1» a %2</translation>
  </message>
  <message>
   <source>%1 may fetch %2</source>
   <translation>%1 puede obtener %2</translation>
  </message>
  <message>
   <source>%1 may not fetch %2</source>
   <translation>%1 no puede obtener %2</translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3</source>
   <translation>%1 no puede obtener %2 a las %3</translation>
  </message>
  <message>
   <source>%1 must ask before it fetches %2</source>
   <translation>%1 debe preguntar antes de obtener %2</translation>
  </message>
  <message>
   <source>%1 has no paths: what differs by path is claimed of Content-Usage alone</source>
   <translation>%1 no tiene rutas: lo que varía según la ruta se exige solo a Content-Usage</translation>
  </message>
  <message>
   <source>%4 does not state “%2: %3” for %1 on %5</source>
   <translation>%4 no dice «%2: %3» para %1 en %5</translation>
  </message>
  <message>
   <source>The map of the site is not complete</source>
   <translation>El mapa del sitio no está completo</translation>
  </message>
 </context>
 <context>
  <name>lab</name>
  <message>
   <source>It had not asked for robots.txt before.</source>
   <translation>No había pedido robots.txt antes.</translation>
  </message>
  <message>
   <source>Its copy of robots.txt was %1 old; 24 hours are allowed.</source>
   <translation>Su copia de robots.txt tenía %1; se permiten 24 horas.</translation>
  </message>
  <message>
   <source>robots.txt: %1.</source>
   <translation>robots.txt: %1.</translation>
  </message>
  <message>
   <source>It asked again although its answer was good for 24 hours.</source>
   <translation>Volvió a preguntar aunque su respuesta valía 24 horas.</translation>
  </message>
  <message>
   <source>The page must be asked for, and it had not asked.</source>
   <translation>Hay que preguntar por la página y no había preguntado.</translation>
  </message>
  <message>
   <source>It was allowed one request, and this is another.</source>
   <translation>Se le permitió una solicitud y esta es otra.</translation>
  </message>
  <message>
   <source>Its answer was older than 24 hours.</source>
   <translation>Su respuesta tenía más de 24 horas.</translation>
  </message>
  <message>
   <source>The page is outside the scopes of its answer.</source>
   <translation>La página está fuera de los ámbitos de su respuesta.</translation>
  </message>
  <message>
   <source>The endpoint had answered 429, which allows nothing.</source>
   <translation>El punto de consulta había respondido 429, que no permite nada.</translation>
  </message>
  <message>
   <source>The endpoint had not allowed it.</source>
   <translation>El punto de consulta no lo había permitido.</translation>
  </message>
  <message>
   <source>The page is a honeypot.</source>
   <translation>La página es un señuelo.</translation>
  </message>
  <message>
   <source>It came %1 s after the request before; %2 line %3, %4, asks for %5 s.</source>
   <translation>Llegó %1 s después de la solicitud anterior; %2 línea %3, %4, pide %5 s.</translation>
  </message>
  <message>
   <source>It came back before %1, which Retry-After had asked for.</source>
   <translation>Volvió antes de %1, lo que Retry-After había pedido.</translation>
  </message>
  <message>
   <source>The policy says %1: %2.</source>
   <translation>La política dice %1: %2.</translation>
  </message>
  <message>
   <source>The policy says %1: %2 line %3, %4.</source>
   <translation>La política dice %1: %2 línea %3, %4.</translation>
  </message>
  <message>
   <source>The site has no file for it.</source>
   <translation>El sitio no tiene ningún archivo para ello.</translation>
  </message>
  <message>
   <source>The parameter directive must name a directive of robots2.txt such as crawl</source>
   <translation>El parámetro directive debe nombrar una directiva de robots2.txt, como crawl</translation>
  </message>
  <message>
   <source>The parameter agent: %1</source>
   <translation>El parámetro agent: %1</translation>
  </message>
  <message>
   <source>The parameter url is missing</source>
   <translation>Falta el parámetro url</translation>
  </message>
  <message>
   <source>The parameter at: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>El parámetro at: %1 no es una hora como 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>The parameter to: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>El parámetro to: %1 no es una hora como 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>The clock runs by itself; with --clock-speed 0 it is moved</source>
   <translation>El reloj corre solo; con --clock-speed 0 se mueve a mano</translation>
  </message>
  <message>
   <source>The clock does not run backwards</source>
   <translation>El reloj no va hacia atrás</translation>
  </message>
  <message>
   <source>the answers that %1 gives to errors are not documented; write one such as Google</source>
   <translation>lo que %1 hace con los errores no está documentado; escriba uno como Google</translation>
  </message>
  <message>
   <source>one text is expected here</source>
   <translation>aquí se espera un solo texto</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 debe ser una lista</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 tiene más de %2 elementos, más de los que se leen</translation>
  </message>
  <message>
   <source>%1 is not a path; write one that begins with / and has no spaces</source>
   <translation>%1 no es una ruta; escriba una que empiece por / y no tenga espacios</translation>
  </message>
  <message>
   <source>%1 must have keys and values</source>
   <translation>%1 debe tener claves y valores</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; remove one</source>
   <translation>%1 ya está en la línea %2; quite uno</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 no es una clave de %2; ¿quería decir %3?</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 no es una clave de %2, que tiene %3; corríjala o quítela</translation>
  </message>
  <message>
   <source>%1 is not a length of time; write one such as 90s, 15m, 14h or 2d</source>
   <translation>%1 no es una duración; escriba una como 90s, 15m, 14h o 2d</translation>
  </message>
  <message>
   <source>%1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>%1 no es una hora como 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>%1 is not a speed; write a whole number from 0 to 1000000</source>
   <translation>%1 no es una velocidad; escriba un número entero de 0 a 1000000</translation>
  </message>
  <message>
   <source>%1 is not a way to enforce; write off or verdict</source>
   <translation>%1 no es un modo de aplicar; escriba off o verdict</translation>
  </message>
  <message>
   <source>%1 is not a time such as 02:00 or 2026-11-20T02:00:00Z</source>
   <translation>%1 no es una hora como 02:00 o 2026-11-20T02:00:00Z</translation>
  </message>
  <message>
   <source>%1 has a query; an event is for a path with any query: remove it</source>
   <translation>%1 tiene una consulta; un evento vale para una ruta con cualquier consulta: quítela</translation>
  </message>
  <message>
   <source>an event needs %1; add it</source>
   <translation>un evento necesita %1; añádalo</translation>
  </message>
  <message>
   <source>an event has one of status, file and redirect; write exactly one of them</source>
   <translation>un evento tiene uno de status, file y redirect; escriba exactamente uno</translation>
  </message>
  <message>
   <source>%1 is not a status; write a whole number from 200 to 599</source>
   <translation>%1 no es un estado; escriba un número entero de 200 a 599</translation>
  </message>
  <message>
   <source>the name of the file is empty</source>
   <translation>el nombre del archivo está vacío</translation>
  </message>
  <message>
   <source>%1 is not a target; write loop, a path, or an http(s) URL</source>
   <translation>%1 no es un destino; escriba loop, una ruta o una URL http(s)</translation>
  </message>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>línea %1, columna %2: %3</translation>
  </message>
  <message>
   <source>the scenario is larger or deeper than is read</source>
   <translation>el escenario es mayor o más profundo de lo que se lee</translation>
  </message>
 </context>
 <context>
  <name>lint</name>
  <message>
   <source>Goal that is not true</source>
   <translation>Objetivo que no se cumple</translation>
  </message>
  <message>
   <source>Below “goals:” gatepost.yaml says what is wanted, and the policy files say something else. The message names an agent, a path and the line that decides. Change the files, or the goal if it is no longer wanted.</source>
   <translation>Bajo «goals:», gatepost.yaml dice lo que se quiere, y los archivos de política dicen otra cosa. El mensaje nombra un agente, una ruta y la línea que decide. Cambie los archivos, o el objetivo si ya no se quiere.</translation>
  </message>
  <message>
   <source>Agents that a goal does not cover</source>
   <translation>Agentes que un objetivo no abarca</translation>
  </message>
  <message>
   <source>The list of agents has agents for this goal that no line of the files names, and what the files say to everybody else is not what the goal wants. That is how an agent looks that came into the list after the files were written. Name these agents in the group that says what is wanted.</source>
   <translation>La lista de agentes tiene para este objetivo agentes que ninguna línea de los archivos nombra, y lo que los archivos dicen a todos los demás no es lo que quiere el objetivo. Así se ve un agente que entró en la lista después de escribirse los archivos. Nombre estos agentes en el grupo que dice lo que se quiere.</translation>
  </message>
  <message>
   <source>Goal of which it is not known whether it is true</source>
   <translation>Objetivo del que no se sabe si se cumple</translation>
  </message>
  <message>
   <source>A limit ended the search before every agent, path and hour was decided, or a chained file is missing. Nothing false was found, and nothing was shown either. Fewer overlapping patterns make the search shorter.</source>
   <translation>Un límite puso fin a la búsqueda antes de decidir cada agente, ruta y hora, o falta un archivo encadenado. No se encontró nada falso, y tampoco se demostró nada. Con menos patrones que se solapen, la búsqueda es más corta.</translation>
  </message>
  <message>
   <source>Part of a goal that no file can say</source>
   <translation>Parte de un objetivo que ningún archivo puede decir</translation>
  </message>
  <message>
   <source>The goal wants something for which the file or the signal has no word. It is left out of what is claimed, and named here. Ask for less, or say it in another place.</source>
   <translation>El objetivo quiere algo para lo que el archivo o la señal no tiene palabra. Se deja fuera de lo que se afirma y se nombra aquí. Pida menos, o dígalo en otro lugar.</translation>
  </message>
  <message>
   <source>Agents of a goal that ignore robots.txt</source>
   <translation>Agentes de un objetivo que ignoran robots.txt</translation>
  </message>
  <message>
   <source>These agents are documented to ignore robots.txt. Whatever the files say, only a server can refuse them. Export the policy for your server.</source>
   <translation>Según la documentación, estos agentes ignoran robots.txt. Digan lo que digan los archivos, solo un servidor puede rechazarlos. Exporte la política para su servidor.</translation>
  </message>
  <message>
   <source>Goal that a managed block keeps from being true</source>
   <translation>Objetivo que un bloque gestionado impide que se cumpla</translation>
  </message>
  <message>
   <source>A service or a plug-in writes a part of robots.txt, and what it says there decides against the goal. Gatepost never edits that part, and no line beside it would win. Change it where the block is made.</source>
   <translation>Un servicio o un complemento escribe una parte de robots.txt, y lo que dice allí decide en contra del objetivo. Gatepost nunca edita esa parte, y ninguna línea junto a ella prevalecería. Cámbielo donde se genera el bloque.</translation>
  </message>
  <message>
   <source>Exception for an agent that nobody knows</source>
   <translation>Excepción para un agente que nadie conoce</translation>
  </message>
  <message>
   <source>An exception names an agent that is neither in the list nor in a file of the site. With a misspelled name it is about nobody. Correct the name, or add the agent to “agents:” in gatepost.yaml.</source>
   <translation>Una excepción nombra un agente que no está ni en la lista ni en un archivo del sitio. Con un nombre mal escrito no se refiere a nadie. Corrija el nombre, o añada el agente a «agents:» en gatepost.yaml.</translation>
  </message>
  <message>
   <source>Exception that changes nothing</source>
   <translation>Excepción que no cambia nada</translation>
  </message>
  <message>
   <source>Without this exception the same would be wanted of the same agents and paths. Another exception says so, or the goal itself does. Remove it, or correct what it was meant to change.</source>
   <translation>Sin esta excepción se querría lo mismo de los mismos agentes y rutas. Lo dice otra excepción o el propio objetivo. Quítela, o corrija lo que debía cambiar.</translation>
  </message>
  <message>
   <source>Exception that has ended</source>
   <translation>Excepción que ha terminado</translation>
  </message>
  <message>
   <source>An exception counts on its last day (UTC) and no longer. The goal now wants of its agents and paths what it wants of the others. Remove the exception, and the lines in the files that were made for it.</source>
   <translation>Una excepción cuenta hasta su último día (UTC) inclusive. Ahora el objetivo quiere de sus agentes y rutas lo mismo que de los demás. Quite la excepción y las líneas de los archivos que se hicieron para ella.</translation>
  </message>
  <message>
   <source>Goal that is about no agent</source>
   <translation>Objetivo que no se refiere a ningún agente</translation>
  </message>
  <message>
   <source>No agent of the list comes for this purpose, so nothing is claimed of fetches. That is not a fault: a newer list may have some. What is said of use still counts.</source>
   <translation>Ningún agente de la lista viene con este fin, así que no se afirma nada sobre la obtención. No es un error: una lista más reciente puede tener alguno. Lo que se dice del uso cuenta igualmente.</translation>
  </message>
  <message>
   <source>Two agents of different goals with one token</source>
   <translation>Dos agentes de objetivos distintos con un mismo token</translation>
  </message>
  <message>
   <source>The list has two agents whose names are equal once the version is cut off, so that no file can tell them apart. Their purposes have different goals. The goal of the one without a version counts for both.</source>
   <translation>La lista tiene dos agentes cuyos nombres son iguales una vez quitada la versión, así que ningún archivo puede distinguirlos. Sus fines tienen objetivos distintos. Para ambos cuenta el objetivo del que no lleva versión.</translation>
  </message>
  <message>
   <source>Agent that may come and also collects for training</source>
   <translation>Agente que puede venir y además recoge para entrenamiento</translation>
  </message>
  <message>
   <source>The operator documents that one crawler fetches for several purposes. A rule can let it in or keep it out, and nothing between. What keeps its texts from training is a signal or a policy token, if the operator honours it.</source>
   <translation>El operador documenta que un mismo rastreador obtiene páginas con varios fines. Una regla puede dejarlo entrar o excluirlo, sin término medio. Lo que mantiene sus textos fuera del entrenamiento es una señal o un token de política, si el operador lo respeta.</translation>
  </message>
  <message>
   <source>Ask without a robots2.txt</source>
   <translation>Ask sin un robots2.txt</translation>
  </message>
  <message>
   <source>The goal wants agents to ask first and lets in those that do not know the question. Only robots2.txt can say ask. Without it the goal cannot be true: add a robots2.txt, or write “otherwise: out”.</source>
   <translation>El objetivo quiere que los agentes pregunten antes y deja entrar a los que no conocen la pregunta. Solo robots2.txt puede decir ask. Sin él, el objetivo no puede cumplirse: añada un robots2.txt, o escriba «otherwise: out».</translation>
  </message>
  <message>
   <source>Pay without the terms of a licence</source>
   <translation>Pay sin las condiciones de una licencia</translation>
  </message>
  <message>
   <source>The goal wants a licence, and gatepost.yaml does not say where its terms are. Nobody can buy what nobody offers. Add “licence: {terms: URL}” below “goals:”.</source>
   <translation>El objetivo quiere una licencia, y gatepost.yaml no dice dónde están sus condiciones. Nadie puede comprar lo que nadie ofrece. Añada «licence: {terms: URL}» bajo «goals:».</translation>
  </message>
  <message>
   <source>Signal that an agent with its own group does not get</source>
   <translation>Señal que no se dice a un agente con grupo propio</translation>
  </message>
  <message>
   <source>Goals of the site claim what Content-Signal or Content-Usage says, and the group for * states it. These lines belong to groups: an agent with its own group gets what is in that group, and nothing of what the group for * says. Repeat the line in each group whose agents may fetch something.</source>
   <translation>Los objetivos del sitio afirman lo que dice Content-Signal o Content-Usage, y el grupo para * lo declara. Estas líneas pertenecen a grupos: a un agente con grupo propio se le dice lo que está en ese grupo, y nada de lo que dice el grupo para *. Repita la línea en cada grupo cuyos agentes puedan obtener algo.</translation>
  </message>
  <message>
   <source>Environment that must be closed and is not</source>
   <translation>Entorno que debe estar cerrado y no lo está</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be closed, and some agent may fetch something there. A group for * does not reach every agent: those that skip it need their own groups. Close it to them as well.</source>
   <translation>gatepost.yaml dice que el entorno debe estar cerrado, y algún agente puede obtener algo allí. Un grupo para * no llega a todos los agentes: los que lo pasan por alto necesitan grupos propios. Ciérrelo también para ellos.</translation>
  </message>
  <message>
   <source>Environment that must be open and is not</source>
   <translation>Entorno que debe estar abierto y no lo está</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be open, and a search engine may not fetch its start page. The files of staging may have been copied there. Open it again.</source>
   <translation>gatepost.yaml dice que el entorno debe estar abierto, y un buscador no puede obtener su página de inicio. Quizá se copiaron ahí los archivos del entorno de pruebas. Vuelva a abrirlo.</translation>
  </message>
  <message>
   <source>Pages whose noindex nobody sees</source>
   <translation>Páginas cuyo noindex nadie ve</translation>
  </message>
  <message>
   <source>The environment must not be indexed by a noindex on its pages. A crawler sees that only if it may fetch the page: what robots.txt closes can still be listed. Open it to search engines, or write “must: closed”.</source>
   <translation>Un noindex en sus páginas debe impedir que el entorno se indexe. Un rastreador solo lo ve si puede obtener la página: lo que robots.txt cierra puede aparecer igualmente en los resultados. Ábralo a los buscadores, o escriba «must: closed».</translation>
  </message>
  <message>
   <source>Sitemap of another environment</source>
   <translation>Sitemap de otro entorno</translation>
  </message>
  <message>
   <source>A Sitemap line in the files of one environment names the host of another one. The files may have been copied without changing it. Write the address of this environment's own sitemap, or remove the line.</source>
   <translation>Una línea Sitemap de los archivos de un entorno nombra el host de otro. Quizá se copiaron los archivos sin cambiarla. Escriba la dirección del sitemap propio de este entorno, o quite la línea.</translation>
  </message>
  <message>
   <source>Environments with the same goals that answer differently</source>
   <translation>Entornos con los mismos objetivos que responden de forma distinta</translation>
  </message>
  <message>
   <source>The same is wanted of two environments, and their files give some agent another answer. Both can be what is wanted all the same, where the goals leave something open. Compare the two folders.</source>
   <translation>Se quiere lo mismo de dos entornos, y sus archivos dan a algún agente otra respuesta. Aun así, ambas pueden ser lo que se quiere, donde los objetivos dejan algo abierto. Compare las dos carpetas.</translation>
  </message>
  <message>
   <source>Output that is not what the files come to</source>
   <translation>Salida que no es lo que resulta de los archivos</translation>
  </message>
  <message>
   <source>A file that “outputs:” asks for was made from other policy files than these, or was changed by hand. What a server does is then not what robots.txt says. Run “gatepost-cli goals --write”.</source>
   <translation>Un archivo que «outputs:» pide se hizo a partir de otros archivos de política, o se modificó a mano. Lo que hace un servidor no es entonces lo que dice robots.txt. Ejecute «gatepost-cli goals --write».</translation>
  </message>
  <message>
   <source>Output that is not there</source>
   <translation>Salida que no está ahí</translation>
  </message>
  <message>
   <source>gatepost.yaml asks for a file below “outputs:” that nobody has made yet. Run “gatepost-cli goals --write”. Where outputs are made elsewhere, remove the key.</source>
   <translation>gatepost.yaml pide bajo «outputs:» un archivo que nadie ha hecho todavía. Ejecute «gatepost-cli goals --write». Si las salidas se hacen en otro lugar, quite la clave.</translation>
  </message>
  <message>
   <source>Put “Allow: %1” into the group for *</source>
   <translation>Poner «Allow: %1» en el grupo para *</translation>
  </message>
  <message numerus="yes">
   <source>%n more findings of this kind in this file are not listed</source>
   <comment>%n more finding of this kind in this file is not listed</comment>
   <translation>
    <numerusform>%n problema más de este tipo en este archivo no se muestra</numerusform>
    <numerusform>%n problemas más de este tipo en este archivo no se muestran</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>la línea %1</translation>
  </message>
  <message>
   <source>Change to %1</source>
   <translation>Cambiar a %1</translation>
  </message>
  <message>
   <source>Remove the line</source>
   <translation>Quitar la línea</translation>
  </message>
  <message>
   <source>Put both groups together</source>
   <translation>Unir ambos grupos</translation>
  </message>
  <message>
   <source>%1 has a group in %2 already. Crawlers that follow the standard read both as one; old ones take the first alone. Put them together</source>
   <translation>%1 ya tiene un grupo en %2. Los rastreadores que siguen el estándar leen ambos como uno; los antiguos toman solo el primero. Júntelos</translation>
  </message>
  <message>
   <source>Agent with several groups</source>
   <translation>Agente con varios grupos</translation>
  </message>
  <message>
   <source>All groups that name the same agent are read as one. That is the standard of 2022; crawlers of the old school take the first record that names them and stop there, so the rules of the second group may go unread. Putting them together makes the file mean the same to all.</source>
   <translation>Todos los grupos que nombran al mismo agente se leen como uno. Es el estándar de 2022; los rastreadores de la vieja escuela toman el primer registro que los nombra y se detienen ahí, de modo que las reglas del segundo grupo pueden quedar sin leer. Si se juntan, el archivo significa lo mismo para todos.</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>No se conoce ningún rastreador llamado %1. ¿Quería decir %2?</translation>
  </message>
  <message>
   <source>Agent close to a known one</source>
   <translation>Agente parecido a uno conocido</translation>
  </message>
  <message>
   <source>No known crawler has this token, but one slip would make it a known one: a character left out, put in or mistaken, or two that changed places. Tokens are compared character by character, without case; with a slip in it the group applies to no agent, and the crawler that was meant follows the group for * instead. If the name is right, switch this off for the line with a comment “# gatepost: off agent-typo”.</source>
   <translation>Ningún rastreador conocido tiene este token, pero un solo desliz lo convertiría en uno conocido: un carácter omitido, añadido o equivocado, o dos intercambiados. Los tokens se comparan carácter por carácter, sin distinguir mayúsculas; con un desliz, el grupo no se aplica a ningún agente y el rastreador al que se refería sigue el grupo para *. Si el nombre es correcto, desactive este aviso en la línea con un comentario «# gatepost: off agent-typo».</translation>
  </message>
  <message>
   <source>%1 begins with no token, so the line names nobody. Write the crawler's product token</source>
   <translation>%1 no empieza con ningún token, así que la línea no nombra a nadie. Escriba el token de producto del rastreador</translation>
  </message>
  <message>
   <source>The version is not compared: the line names every %1. Remove it</source>
   <translation>La versión no se compara: la línea nombra a todo %1. Omítala</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off, though the operator names it so</source>
   <translation>Solo se lee %1; %2 se corta, aunque el operador lo nombra así</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off. Write the product token alone</source>
   <translation>Solo se lee %1; %2 se corta. Escriba solo el token de producto</translation>
  </message>
  <message>
   <source>A User-agent line names one agent: of this list only %1 is read, including the comma. Give each its own line</source>
   <translation>Una línea User-agent nombra un agente: de esta lista solo se lee %1, coma incluida. Ponga cada uno en una línea propia</translation>
  </message>
  <message>
   <source>Split into several lines</source>
   <translation>Dividir en varias líneas</translation>
  </message>
  <message>
   <source>User-agent value that is read in part</source>
   <translation>Valor de User-agent que se lee en parte</translation>
  </message>
  <message>
   <source>A User-agent line contains one product token. It ends at the first / or white space; a version, a whole HTTP User-Agent header or a list after it is not read. “Mozilla/5.0 (compatible; X)” therefore names Mozilla, which no crawler calls itself here. One real file in sixteen names agents by whole headers.</source>
   <translation>Una línea User-agent contiene un token de producto. Termina en el primer / o espacio en blanco; una versión, una cabecera HTTP User-Agent completa o una lista detrás no se leen. Por eso «Mozilla/5.0 (compatible; X)» nombra a Mozilla, y ningún rastreador se llama así aquí. Uno de cada dieciséis archivos reales nombra agentes con cabeceras completas.</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt prevalece: su %1 en %2 permite a todos lo que esta regla prohíbe. Quite ese Allow si quiere que esta valga</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt prevalece: su %1 en %2 permite a todos algunas de las rutas que esta regla prohíbe, por ejemplo %4</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt prevalece: su %1 en %2 permite a %3 lo que esta regla prohíbe. Quite ese Allow si quiere que esta valga</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt prevalece: su %1 en %2 permite a %3 algunas de las rutas que esta regla prohíbe, por ejemplo %4</translation>
  </message>
  <message>
   <source>robots-ai.txt forbids what robots.txt allows</source>
   <translation>robots-ai.txt prohíbe lo que robots.txt permite</translation>
  </message>
  <message>
   <source>robots.txt is authoritative. Where one of its rules allows a path, a Disallow in robots-ai.txt does not apply; only where robots.txt says nothing about the path does robots-ai.txt decide. A plain “Allow: /” in robots.txt thus undoes the whole of robots-ai.txt, though it seems to say no more than the default. Where the two disagree is found on the patterns themselves: with Allow: /*.html in robots.txt and Disallow: /blog/ in robots-ai.txt it is /blog/*.html.</source>
   <translation>robots.txt prevalece. Donde una de sus reglas permite una ruta, un Disallow de robots-ai.txt no vale; solo donde robots.txt no dice nada de la ruta decide robots-ai.txt. Un simple «Allow: /» en robots.txt anula así todo robots-ai.txt, aunque parezca no decir más que el valor predeterminado. Dónde discrepan ambos se averigua con los propios patrones: con Allow: /*.html en robots.txt y Disallow: /blog/ en robots-ai.txt, es /blog/*.html.</translation>
  </message>
  <message>
   <source>This rule opens nothing: no Disallow that it could overrule matches any of its paths, which may be fetched anyway. Remove it, or check whether its path is the one that is meant</source>
   <translation>Esta regla no abre nada: ningún Disallow sobre el que pudiera prevalecer coincide con alguna de sus rutas, que se pueden obtener de todos modos. Quítela o compruebe si su ruta es la que se quería</translation>
  </message>
  <message>
   <source>Allow that opens nothing</source>
   <translation>Allow que no abre nada</translation>
  </message>
  <message>
   <source>What no rule denies may be fetched, so an Allow is needed only where a shorter Disallow of the same group would deny the path. Here there is no such path: the file means the same without the rule. Often the path has a slip in it, or the Disallow that it was an exception to is gone. This is found on the patterns themselves, so it is certain.</source>
   <translation>Lo que ninguna regla deniega se puede obtener, así que un Allow solo hace falta donde un Disallow más corto del mismo grupo denegaría la ruta. Aquí no hay ninguna ruta así: el archivo significa lo mismo sin la regla. A menudo la ruta tiene un desliz, o ya no existe el Disallow del que era excepción. Esto se determina sobre los propios patrones, así que es seguro.</translation>
  </message>
  <message numerus="yes">
   <source>%n lines say ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</source>
   <comment>This line says ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</comment>
   <translation>
    <numerusform>%n línea dice ask, pero no hay respuestas simuladas del punto de conexión ask: aquí no se sabe qué reciben los agentes. Añádalas a asks.json y asegúrese de que %1 responda</numerusform>
    <numerusform>%n líneas dicen ask, pero no hay respuestas simuladas del punto de conexión ask: aquí no se sabe qué reciben los agentes. Añádalas a asks.json y asegúrese de que %1 responda</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking that is not rehearsed</source>
   <translation>Preguntas sin simular</translation>
  </message>
  <message>
   <source>A value of ask sends agents to the site's ask endpoint. If nothing answers there, or it answers 404, every ask means no. The file asks.json beside robots2.txt rehearses the answers: Gatepost then shows what each agent gets, for how long, and for which paths.</source>
   <translation>Un valor ask envía a los agentes al punto de conexión ask del sitio. Si allí nada responde, o responde 404, todo ask significa no. El archivo asks.json junto a robots2.txt simula las respuestas: Gatepost muestra entonces qué recibe cada agente, por cuánto tiempo y para qué rutas.</translation>
  </message>
  <message>
   <source>Rules are not regular expressions: %1 is compared character by character and matches no real URL. Only * and a final $ have a meaning</source>
   <translation>Las reglas no son expresiones regulares: %1 se compara letra por letra y no coincide con nada que se pida. Solo * y un $ final tienen significado</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: nothing needs an escape in a rule. Write %1</source>
   <translation>Una barra inversa es aquí un carácter corriente, y ninguna URL la contiene: en una regla no hace falta escapar nada. Escriba %1</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: the rule matches no real URL. Write %1</source>
   <translation>Una barra inversa es aquí un carácter corriente, y ninguna URL la contiene: la regla no coincide con nada que se pida. Escriba %1</translation>
  </message>
  <message>
   <source>Backslash in a path</source>
   <translation>Barra inversa en una ruta</translation>
  </message>
  <message>
   <source>Segments of a URL's path are separated by /. A backslash has no meaning in a rule outside the extended standard 2.0: it neither separates folders, as on Windows, nor escapes the next character, as in a regular expression. Browsers turn it into / before they ask, so such a rule never matches.</source>
   <translation>Los segmentos de la ruta de una URL se separan con /. Una barra inversa no significa nada en una regla fuera del estándar extendido 2.0: ni separa carpetas, como en Windows, ni escapa el carácter siguiente, como en una expresión regular. Los navegadores la convierten en / antes de pedir, así que una regla así nunca coincide.</translation>
  </message>
  <message>
   <source>Of a file's patterns only the first %1 count: this one and those below match no agent. Name the agents one by one</source>
   <translation>De los patrones de un archivo solo cuentan los primeros %1: este y los siguientes no coinciden con ningún agente. Nombre los agentes uno por uno</translation>
  </message>
  <message>
   <source>Crawlers that cut a name where it ends read %1 here; to those that read patterns %2 is not a regular expression (%3). Write the name alone</source>
   <translation>Los rastreadores que cortan un nombre donde termina leen aquí %1; para los que leen patrones, %2 no es una expresión regular (%3). Escriba solo el nombre</translation>
  </message>
  <message>
   <source>%1 cannot be read as a regular expression (%2), so the line matches no agent. Write the agent's name</source>
   <translation>%1 no es una expresión regular que se pueda leer (%2), así que la línea no coincide con nadie. Escriba el nombre del agente</translation>
  </message>
  <message>
   <source>Regular expression that cannot be read</source>
   <translation>Expresión regular que no se puede leer</translation>
  </message>
  <message>
   <source>The value of this User-agent line is a regular expression (it contains one of \ ^ $ [ ] ( ) { } | + ? or .*) with an error, or with look-around or a back-reference, which are not supported because they can take unbounded time. To readers of the proposal the line then matches no agent; crawlers that cut a value at the first character that a name cannot have still find a name at its beginning, and that is a warning. A header such as Mozilla/5.0 (compatible; …) is cut before it is read as an expression.</source>
   <translation>El valor de esta línea User-agent es una expresión regular (contiene uno de \ ^ $ [ ] ( ) { } | + ? o .*) con un error, o con aserciones de contexto o una referencia inversa, que no se admiten porque su tiempo no está acotado. Para los lectores de la propuesta, la línea no coincide entonces con ningún agente; los rastreadores que cortan un valor en el primer carácter que un nombre no puede tener aún encuentran un nombre al principio, y eso es una advertencia. Una cabecera como Mozilla/5.0 (compatible; …) se corta antes de leerse como expresión.</translation>
  </message>
  <message>
   <source>%1 is not a number of seconds, so the line decides nothing. Write only a number, such as 10 or 0.5</source>
   <translation>%1 no es un número de segundos, así que la línea no decide nada. Escriba solo un número, como 10 o 0.5</translation>
  </message>
  <message>
   <source>Malformed Crawl-delay</source>
   <translation>Crawl-delay mal formado</translation>
  </message>
  <message>
   <source>Crawl-delay is a decimal number of seconds between two requests, without a unit: 10, 0.5. Anything else is not read, and the crawler keeps its own pace.</source>
   <translation>Crawl-delay es un número decimal de segundos entre dos solicitudes, sin unidad: 10, 0.5. Cualquier otra cosa no se lee, y el rastreador mantiene su propio ritmo.</translation>
  </message>
  <message>
   <source>%1 says no time to go with the number, so the line counts as absent: is it documents or seconds? Write documents/seconds, as in 1/10</source>
   <translation>%1 no da ningún tiempo para el número, así que la línea cuenta como ausente: ¿son documentos o segundos? Escriba documentos/segundos, como en 1/10</translation>
  </message>
  <message>
   <source>%1 is not a rate, so the line counts as absent. Write documents/time, both whole and above 0, as in 1/10, 5/1m or 1/20m 1700-0459</source>
   <translation>%1 no es una frecuencia, así que la línea cuenta como ausente. Escriba documentos/tiempo, ambos enteros y mayores que 0, como en 1/10, 5/1m o 1/20m 1700-0459</translation>
  </message>
  <message numerus="yes">
   <source>One document in %n seconds</source>
   <comment>One document in %n second</comment>
   <translation>
    <numerusform>Un documento cada %n segundo</numerusform>
    <numerusform>Un documento cada %n segundos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n documents a minute</source>
   <comment>%n document a minute</comment>
   <translation>
    <numerusform>%n documento por minuto</numerusform>
    <numerusform>%n documentos por minuto</numerusform>
   </translation>
  </message>
  <message>
   <source>Malformed Request-rate</source>
   <translation>Request-rate mal formado</translation>
  </message>
  <message>
   <source>Request-rate says how many documents in how much time: 1/10 is one in ten seconds, 5/1m five a minute, 100/24h a hundred a day; a window of the day may follow. A single number leaves open which of the two it is, and is not guessed. A malformed line counts as absent.</source>
   <translation>Request-rate dice cuántos documentos en cuánto tiempo: 1/10 es uno cada diez segundos, 5/1m cinco por minuto, 100/24h cien al día; puede seguir una franja del día. Un solo número deja abierto cuál de los dos es, y no se adivina. Una línea mal formada cuenta como ausente.</translation>
  </message>
  <message>
   <source>%1 is not a version, so the group is read as plain robots.txt. Write two or three whole numbers with dots: 1.0 or 2.0</source>
   <translation>%1 no es una versión, así que el grupo se lee como robots.txt simple. Escriba dos o tres números enteros con puntos: 1.0 o 2.0</translation>
  </message>
  <message>
   <source>Malformed Robot-version</source>
   <translation>Robot-version mal formada</translation>
  </message>
  <message>
   <source>Robot-version is two or three whole numbers with dots: 2.0 for the extended standard, 1.0 for the plain one. Anything else is not read and the group counts as plain.</source>
   <translation>Robot-version son dos o tres números enteros con puntos: 2.0 para el estándar extendido, 1.0 para el simple. Cualquier otra cosa no se lee y el grupo cuenta como simple.</translation>
  </message>
  <message>
   <source>%1 is not a window of the day, so the line counts as absent. Write two UTC times of four digits, 00:00 to 23:59, as in 0600-0845</source>
   <translation>%1 no es una franja del día, así que la línea cuenta como ausente. Escriba dos horas UTC de cuatro cifras, 00:00 a 23:59, como en 0600-0845</translation>
  </message>
  <message>
   <source>Malformed Visit-time</source>
   <translation>Visit-time mal formado</translation>
  </message>
  <message>
   <source>Visit-time is a window of the day in UTC: two times of two digits for the hour (00 to 23) and two for the minute, with or without a colon, and a hyphen or space between. 2400 and 6:00 are malformed, so are names of zones. A malformed line counts as absent: the agent may then come at any time.</source>
   <translation>Visit-time contiene una franja del día en UTC: dos horas con dos cifras para la hora (00 a 23) y dos para el minuto, con o sin dos puntos, y un guion o espacio en medio. 2400 y 6:00 están mal formados, y también los nombres de zonas. Una línea mal formada cuenta como ausente: el agente puede venir entonces a cualquier hora.</translation>
  </message>
  <message>
   <source>An empty line separates this rule from the User-agent line in %1: crawlers that read as in 1994 do not see the rules. Remove the empty line</source>
   <translation>Una línea vacía separa esta regla de la línea User-agent en %1: los rastreadores que leen como en 1994 no ven las reglas. Quite la línea vacía</translation>
  </message>
  <message>
   <source>Remove the empty line</source>
   <translation>Quitar la línea vacía</translation>
  </message>
  <message>
   <source>Empty line between User-agent and its rules</source>
   <translation>Línea vacía entre User-agent y sus reglas</translation>
  </message>
  <message>
   <source>Today an empty line means nothing. In the first standard of 1994 it ended a record, and some simple crawlers still read so: to them the agents have no rules, and the rules no agents. Without the empty line all readers agree.</source>
   <translation>Hoy una línea vacía no significa nada. En el primer estándar, de 1994, terminaba un registro, y algunos rastreadores sencillos aún leen así: para ellos, los agentes no tienen reglas, ni las reglas agentes. Sin la línea vacía, todos los lectores coinciden.</translation>
  </message>
  <message>
   <source>This closes style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>Esto cierra hojas de estilo o scripts a los buscadores, que entonces no pueden representar las páginas tal como las ven las personas. Permita .css y .js</translation>
  </message>
  <message>
   <source>This closes a folder of style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>Esto cierra una carpeta de hojas de estilo o scripts a los buscadores, que entonces no pueden representar las páginas tal como las ven las personas. Permita .css y .js</translation>
  </message>
  <message>
   <source>Style sheets or scripts closed</source>
   <translation>Hojas de estilo o scripts cerrados</translation>
  </message>
  <message>
   <source>Search engines draw a page before they judge it: they fetch its style sheets and scripts. If those are closed, the page looks empty or broken to them, and content that scripts bring is missed. Open *.css and *.js, and close only what is really heavy or private.</source>
   <translation>Los buscadores representan una página antes de valorarla: obtienen sus hojas de estilo y sus scripts. Si están cerrados, la página les parece vacía o rota, y se pierde el contenido que traen los scripts. Abra *.css y *.js, y cierre solo lo que sea realmente pesado o privado.</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler without its own group. Right for a test site; on a live site remove the /</source>
   <translation>Todo el sitio está cerrado a los rastreadores sin grupo propio. Correcto para un sitio de pruebas; en uno público, quite la /</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler, search engines too: it will fade from their results. Right for a test site; on a live one remove the /</source>
   <translation>Todo el sitio está cerrado a todos los rastreadores, también a los buscadores: irá desapareciendo de sus resultados. Correcto para un sitio de pruebas; en uno público, quite la /</translation>
  </message>
  <message>
   <source>Whole site closed to all</source>
   <translation>Todo el sitio cerrado para todos</translation>
  </message>
  <message>
   <source>User-agent: * with Disallow: / closes every page to every crawler that no other group names. That is often meant, and often left over from a test server: the site then vanishes from search within weeks. Pages may still be listed by their address if others link to them.</source>
   <translation>User-agent: * con Disallow: / cierra todas las páginas a todo rastreador que ningún otro grupo nombre. A menudo es lo deseado, y a menudo un resto de un servidor de pruebas: el sitio desaparece entonces de las búsquedas en semanas. Las páginas pueden seguir apareciendo por su dirección si otros enlazan a ellas.</translation>
  </message>
  <message>
   <source>The whole site is closed to the search engine %1 (%2) by %3; it will fade from its results</source>
   <translation>Todo el sitio está cerrado al buscador %1 (%2) por %3; irá desapareciendo de sus resultados</translation>
  </message>
  <message>
   <source>Whole site closed to a search engine</source>
   <translation>Todo el sitio cerrado para un buscador</translation>
  </message>
  <message>
   <source>A group with Disallow: / for a search engine's crawler takes the site out of that engine's results, in time. It is a warning for the largest ones, where it is seldom meant: to keep content out of AI training the operators offer separate tokens, such as Google-Extended.</source>
   <translation>Un grupo con Disallow: / para el rastreador de un buscador acaba sacando el sitio de sus resultados. Es una advertencia para los más grandes, donde rara vez es lo deseado: para mantener el contenido fuera del entrenamiento de IA, los operadores ofrecen tokens propios, como Google-Extended.</translation>
  </message>
  <message>
   <source>The file begins with a byte order mark. It is skipped here, but simple readers take it for a part of the first line; save without it</source>
   <translation>El archivo empieza con una marca de orden de bytes. Aquí se omite, pero los lectores sencillos la toman por parte de la primera línea; guárdelo sin ella</translation>
  </message>
  <message>
   <source>Remove the byte order mark</source>
   <translation>Quitar la marca de orden de bytes</translation>
  </message>
  <message>
   <source>Byte order mark at the start</source>
   <translation>Marca de orden de bytes al principio</translation>
  </message>
  <message>
   <source>A byte order mark (EF BB BF) at the start is invisible. RFC 9309 does not mention it; large crawlers skip it, simple ones read it as a part of the first key and lose the first User-agent line with its whole group. UTF-8 needs no such mark.</source>
   <translation>Una marca de orden de bytes (EF BB BF) al principio es invisible. RFC 9309 no la menciona; los rastreadores grandes la omiten, los sencillos la leen como parte de la primera clave y pierden la primera línea User-agent con todo su grupo. UTF-8 no necesita esa marca.</translation>
  </message>
  <message>
   <source>Differs from %1 in %2 only by case. Paths are compared with case: if the server accepts both spellings you need both rules, and rules for any other spelling</source>
   <translation>Difiere de %1 en %2 solo en mayúsculas. Las rutas se comparan distinguiéndolas: si el servidor acepta ambas grafías, necesita ambas reglas, y reglas para cualquier otra grafía</translation>
  </message>
  <message>
   <source>Rules that differ only by case</source>
   <translation>Reglas que solo difieren en mayúsculas</translation>
  </message>
  <message>
   <source>Paths are compared with case, so /Admin and /admin are two rules. If the server does not tell them apart, neither rule closes /ADMIN; if it does, one of the two is probably a slip. A redirect to one spelling, or a check at the server, does what a list of spellings cannot.</source>
   <translation>Las rutas se comparan distinguiendo mayúsculas, así que /Admin y /admin son dos reglas. Si el servidor no las distingue, ninguna de las dos cierra /ADMIN; si las distingue, una de las dos es probablemente un desliz. Una redirección a una sola grafía, o una comprobación en el servidor, hace lo que una lista de grafías no puede.</translation>
  </message>
  <message>
   <source>A file chains to one other at most; only the chain on the last line counts. Remove this one</source>
   <translation>Un archivo encadena como máximo con otro; solo cuenta la línea chain que es la última. Quite esta</translation>
  </message>
  <message>
   <source>chain counts only on the last line of the file; here it is ignored. Move it to the end</source>
   <translation>chain solo cuenta en la última línea del archivo; aquí se ignora. Llévela al final</translation>
  </message>
  <message>
   <source>Move it to the end</source>
   <translation>Llevar al final</translation>
  </message>
  <message>
   <source>chain is not on the last line</source>
   <translation>chain no está en la última línea</translation>
  </message>
  <message>
   <source>A file may go on in another one, which its last line names. A chain that is followed by anything but blank lines and comments is ignored, and what the other file would have stated stays unstated.</source>
   <translation>Un archivo puede continuar en otro, que nombra su última línea. Una línea chain seguida de algo que no sean líneas en blanco y comentarios se ignora, y lo que el otro archivo habría declarado queda sin declarar.</translation>
  </message>
  <message>
   <source>The chain leads back to a file that was read already, at %1: agents stop there. Take the loop out</source>
   <translation>La cadena vuelve a un archivo que ya se leyó, en %1: los agentes se detienen ahí. Elimine el bucle</translation>
  </message>
  <message>
   <source>The chain is longer than the 3 files that agents follow: %1 is not read. Shorten it</source>
   <translation>La cadena es más larga que los 3 archivos que siguen los agentes: %1 no se lee. Acórtela</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is not known here. %2</source>
   <translation>No se pudo leer el archivo encadenado %1, así que aquí no se sabe lo que declara. %2</translation>
  </message>
  <message>
   <source>Chain that does not reach its end</source>
   <translation>Cadena que no llega a su fin</translation>
  </message>
  <message>
   <source>At most three chained files are followed, and none twice. What was collected until then counts; what lies beyond does not. Nothing about the chain is an error for agents, but a loop or a fourth file means that somebody expects more of it than it gives.</source>
   <translation>Se siguen como máximo tres archivos encadenados, y ninguno dos veces. Lo reunido hasta entonces cuenta; lo que queda más allá, no. Nada de la cadena es un error para los agentes, pero un bucle o un cuarto archivo significa que alguien espera de ella más de lo que da.</translation>
  </message>
  <message>
   <source>The file chains to another but has no chain-id, so a loop through a mirror or a redirect is not seen. Put “# meta: chain-id: NAME” at the top</source>
   <translation>El archivo encadena con otro pero no tiene chain-id, así que no se detecta un bucle a través de una réplica o una redirección. Ponga «# meta: chain-id: NOMBRE» al principio</translation>
  </message>
  <message>
   <source>chain without chain-id</source>
   <translation>chain sin chain-id</translation>
  </message>
  <message>
   <source>Agents stop when they meet a file again. They know it by its URL, and by the chain-id in its meta comments; the latter also where one file is served under several addresses. A local file has no URL in this comparison, so without a chain-id a chain back to it is followed once more.</source>
   <translation>Los agentes se detienen cuando vuelven a encontrar un archivo. Lo reconocen por su URL y por el chain-id de sus comentarios meta; esto último también cuando un mismo archivo se sirve en varias direcciones. Un archivo local no tiene URL propia en esta comparación, así que, sin chain-id, una cadena que vuelve a él se sigue una vez más.</translation>
  </message>
  <message>
   <source>No crawler is known to read %1, and there is no robots.txt beside it, so this closes nothing to them. Write the rules of this group into a robots.txt too</source>
   <translation>No se sabe de ningún rastreador que lea %1, y no hay un robots.txt junto a él, así que esto no les cierra nada. Escriba las reglas de este grupo también en un robots.txt</translation>
  </message>
  <message numerus="yes">
   <source>No crawler is known to read %1, and robots.txt leaves open what %n rules of this group close. Write them into robots.txt too</source>
   <comment>No crawler is known to read %1, and robots.txt leaves open what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>No se sabe de ningún rastreador que lea %1, y robots.txt deja abierto lo que cierra esta regla. Escríbala también en robots.txt</numerusform>
    <numerusform>No se sabe de ningún rastreador que lea %1, y robots.txt deja abierto lo que cierran %n reglas de este grupo. Escríbalas también en robots.txt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%2 is not known to read %1, and robots.txt leaves open to it what %n rules of this group close. Write them into robots.txt too</source>
   <comment>%2 is not known to read %1, and robots.txt leaves open to it what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>No consta que %2 lea %1, y robots.txt le deja abierto lo que cierra esta regla. Escríbala también en robots.txt</numerusform>
    <numerusform>No consta que %2 lea %1, y robots.txt le deja abierto lo que cierran %n reglas de este grupo. Escríbalas también en robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>No crawler is known to read robots2.txt, so crawl: no keeps none out. Close the site in robots.txt too, with Disallow: / for *</source>
   <translation>No se sabe de ningún rastreador que lea robots2.txt, así que «crawl: no» no impide el paso a ninguno. Cierre el sitio también en robots.txt, con Disallow: / para *</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>%n more</comment>
   <translation>
    <numerusform>%n más</numerusform>
    <numerusform>%n más</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>robots.txt leaves the site open to %1, and none of them is known to read robots2.txt: crawl: no does not keep them out. Close it to them in robots.txt too</source>
   <comment>robots.txt leaves the site open to %1, which is not known to read robots2.txt: crawl: no does not keep it out. Close it in robots.txt too</comment>
   <translation>
    <numerusform>robots.txt deja el sitio abierto a %1, y no consta que lea robots2.txt: «crawl: no» no le impide el paso. Ciérreselo también en robots.txt</numerusform>
    <numerusform>robots.txt deja el sitio abierto a %1, y no consta que ninguno de ellos lea robots2.txt: «crawl: no» no les impide el paso. Ciérreselo también en robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>Closed in a file that crawlers do not read</source>
   <translation>Cerrado en un archivo que los rastreadores no leen</translation>
  </message>
  <message>
   <source>robots.txt is the one policy file that crawlers are documented to read. No operator says yet that its crawlers read robots-ai.txt or robots2.txt, so what only these files close stays open in practice: Googlebot still comes to a site whose robots2.txt says crawl: no. Write the rules into robots.txt as well, and keep the other file for agents that learn to read it. The message appears at the first rule of each group.</source>
   <translation>robots.txt es el único archivo de política que, según la documentación, leen los rastreadores. Ningún operador dice todavía que sus rastreadores lean robots-ai.txt o robots2.txt, así que lo que solo cierran estos archivos sigue abierto en la práctica: Googlebot viene igualmente a un sitio cuyo robots2.txt dice crawl: no. Escriba las reglas también en robots.txt y conserve el otro archivo para los agentes que aprendan a leerlo. El mensaje aparece en la primera regla de cada grupo.</translation>
  </message>
  <message>
   <source>Line %1 allows the same path, and at equal length Allow wins: this Disallow never decides. Remove the one that is wrong</source>
   <translation>La línea %1 permite la misma ruta, y a igual longitud gana Allow: este Disallow nunca decide. Quite el que esté mal</translation>
  </message>
  <message>
   <source>Remove the Allow in %1</source>
   <translation>Quitar el Allow de %1</translation>
  </message>
  <message>
   <source>Allow and Disallow for the same path</source>
   <translation>Allow y Disallow para la misma ruta</translation>
  </message>
  <message>
   <source>One and the same path is allowed and disallowed to the same agents. The standard settles it: at equal length Allow wins, whichever comes first. Crawlers of the old school take the first in the file instead, so the file does not mean the same to all. One of the two is probably left over.</source>
   <translation>Una misma ruta se permite y se prohíbe a los mismos agentes. El estándar lo resuelve: a igual longitud gana Allow, esté donde esté. Los rastreadores de la vieja escuela toman el primero del archivo, así que el archivo no significa lo mismo para todos. Uno de los dos es probablemente un resto.</translation>
  </message>
  <message numerus="yes">
   <source>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1, %2, %3 y %n más no siguen Crawl-delay. Frénelos en el servidor, con el estado 429 o 503 cuando haya demasiadas solicitudes</numerusform>
    <numerusform>%1, %2, %3 y %n más no siguen Crawl-delay. Frénelos en el servidor, con el estado 429 o 503 cuando haya demasiadas solicitudes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1 does not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1 no sigue Crawl-delay. Frénelo en el servidor, con el estado 429 o 503 cuando haya demasiadas solicitudes</numerusform>
    <numerusform>%1 no siguen Crawl-delay. Frénelos en el servidor, con el estado 429 o 503 cuando haya demasiadas solicitudes</numerusform>
   </translation>
  </message>
  <message>
   <source>Crawl-delay for agents that do not follow it</source>
   <translation>Crawl-delay para agentes que no lo siguen</translation>
  </message>
  <message>
   <source>Crawl-delay is not part of the standard, and the operators of these agents say that they do not follow it: they set their pace themselves. A server that answers 429 or 503 under load slows most of them down.</source>
   <translation>Crawl-delay no forma parte del estándar, y los operadores de estos agentes dicen que no lo siguen: encuentran su ritmo por sí mismos. Un servidor que responde 429 o 503 cuando está cargado frena a la mayoría.</translation>
  </message>
  <message>
   <source>Attribution is required and a link back is not: on the web a credit mostly is a link. See %1; write link-back: preferred if you mean a name alone will do</source>
   <translation>La atribución es obligatoria y el enlace de vuelta no: en la web, citar la fuente suele ser enlazar. Vea %1; escriba link-back: preferred si basta con un nombre</translation>
  </message>
  <message>
   <source>Attribution required, link-back none</source>
   <translation>Atribución obligatoria, enlace de vuelta ninguno</translation>
  </message>
  <message>
   <source>attribution says whether the source must be named, link-back whether it must be linked. To require the one and waive the other is possible, and is likely an oversight, since people cannot follow a name. preferred leaves the agent the choice.</source>
   <translation>attribution dice si se debe nombrar la fuente; link-back, si se debe enlazar. Exigir lo uno y renunciar a lo otro es posible, y probablemente un descuido, ya que nadie puede seguir un nombre. preferred deja la elección al agente.</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>Los analizadores estrictos cortan %1 hasta no dejar nada: un token de producto solo contiene a–z, A–Z, _ y -. Consérvelo si es el token que documenta el operador del rastreador; si no, escriba ese</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>Los analizadores estrictos cortan %1 y dejan %2: un token de producto solo contiene a–z, A–Z, _ y -. Consérvelo si es el token que documenta el operador del rastreador; si no, escriba ese</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>Los analizadores estrictos cortan %1 hasta no dejar nada: un token de producto solo contiene a–z, A–Z, _ y -. Este es el token que documenta su operador, así que consérvelo</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>Los analizadores estrictos cortan %1 en %2: un token de producto solo contiene a–z, A–Z, _ y -. Este es el token que documenta su operador, así que consérvelo</translation>
  </message>
  <message numerus="yes">
   <source>Strict parsers cut %1 and %n more tokens of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</source>
   <comment>Strict parsers cut %1 and %n more token of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</comment>
   <translation>
    <numerusform>Los analizadores estrictos cortan %1 y %n token más de este grupo: un token de producto solo contiene a–z, A–Z, _ y -. Estos son los tokens que documentan sus operadores, así que consérvelos</numerusform>
    <numerusform>Los analizadores estrictos cortan %1 y %n tokens más de este grupo: un token de producto solo contiene a–z, A–Z, _ y -. Estos son los tokens que documentan sus operadores, así que consérvelos</numerusform>
   </translation>
  </message>
  <message>
   <source>Token that strict parsers cut</source>
   <translation>Token que los analizadores estrictos cortan</translation>
  </message>
  <message>
   <source>A product token is made of a–z, A–Z, underscore and hyphen. A reader that follows the standard strictly ends it at the first other character, so AI2Bot becomes AI and 360Spider becomes nothing. Gatepost, and the operators concerned, compare the whole word. Where an operator documents such a token there is no better way to name it.</source>
   <translation>Un token de producto consta de letras, guion bajo y guion. Un lector que sigue el estándar al pie de la letra lo termina en el primer carácter distinto, de modo que AI2Bot queda en AI y 360Spider en nada. Gatepost y los operadores afectados comparan la palabra entera. Si un operador documenta un token así, no hay mejor forma de nombrarlo.</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. Remove one of the two</source>
   <translation>Esta regla no decide nada: toda ruta con la que coincide la decide %1 en %2, que es más larga. Quite una de las dos</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>Esta regla no decide nada: toda ruta con la que coincide la decide %1 en %2, que está antes. Quite una de las dos</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. They contradict each other; keep the one you intend</source>
   <translation>Esta regla no decide nada: toda ruta con la que coincide la decide %1 en %2, que es más larga. Se contradicen; conserve la deseada</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which allows at equal length. They contradict each other; keep the one you intend</source>
   <translation>Esta regla no decide nada: toda ruta con la que coincide la decide %1 en %2, que permite a igual longitud. Se contradicen; conserve la deseada</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by rules that come before it, one of which is %1 in %2. Remove it, or the others</source>
   <translation>Esta regla no decide nada: en un grupo extendido, toda ruta con la que coincide la deciden reglas que van antes; una de ellas es %1 en %2. Quite esta o las otras</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>Esta regla no decide nada: en un grupo extendido, toda ruta con la que coincide la decide %1 en %2, que va primero. Quite una de las dos</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes before it. They contradict each other; keep the one you intend</source>
   <translation>Esta regla no decide nada: en un grupo extendido, toda ruta con la que coincide la decide %1 en %2, que va antes. Se contradicen; conserve la deseada</translation>
  </message>
  <message>
   <source>Rule that never decides</source>
   <translation>Regla que nunca decide</translation>
  </message>
  <message>
   <source>The longest rule that matches a path decides, and here a longer one matches every path that this rule matches: it can never decide. This is found on the patterns themselves, not by trying paths, so it is certain. A warning is given where the two say the opposite, so that the file does not do what one of its lines says. Where they say the same and the longer one can go, as /blog* beside /blog, that one is named instead, as a line without effect. Length counts stars.</source>
   <translation>Decide la regla más larga que coincide con una ruta, y aquí una más larga coincide con todas las rutas con las que coincide esta: nunca puede decidir. Esto se halla en los propios patrones, no probando rutas, así que es seguro. Se da una advertencia cuando las dos dicen lo contrario, de modo que el archivo no hace lo que dice una de sus líneas. Cuando dicen lo mismo y la más larga puede quitarse, como /blog* junto a /blog, se nombra esa en su lugar, como línea sin efecto. En la longitud cuentan los asteriscos.</translation>
  </message>
  <message>
   <source>This file decides nothing: with it and without it every agent gets the same answers, for every path and at all times, because robots.txt speaks first. Remove the file, or take out of robots.txt what overrules it</source>
   <translation>Este archivo no decide nada: con él y sin él, todo agente recibe las mismas respuestas, para toda ruta y en todo momento, porque robots.txt habla primero. Quite el archivo o quite de robots.txt lo que prevalece sobre él</translation>
  </message>
  <message>
   <source>File of which another leaves nothing to decide</source>
   <translation>Archivo al que otro no deja nada que decidir</translation>
  </message>
  <message>
   <source>robots-ai.txt counts only where robots.txt has no rule for a path, so robots.txt can leave it nothing to decide: “Allow: /” is enough, and so is a Disallow for each path that robots-ai.txt closes. Here both sites, with the file and without it, were compared for all agents, paths and times. No answer differs. That is exact, not a sample; where the comparison is too much work, nothing is reported.</source>
   <translation>robots-ai.txt solo cuenta donde robots.txt no tiene ninguna regla para una ruta, así que robots.txt puede no dejarle nada que decidir: basta «Allow: /», y también un Disallow para cada ruta que robots-ai.txt cierra. Aquí se compararon ambos sitios, con el archivo y sin él, para todos los agentes, rutas y momentos. Ninguna respuesta difiere. Es exacto, no una muestra; donde la comparación es demasiado trabajo, no se informa de nada.</translation>
  </message>
  <message>
   <source>A Discovery file lies on the site itself, and this one is on %1, not on %2. Agents may ignore it</source>
   <translation>Un archivo Discovery está en el propio sitio, y este está en %1, no en %2. Los agentes pueden ignorarlo</translation>
  </message>
  <message>
   <source>Discovery on another host</source>
   <translation>Discovery en otro servidor</translation>
  </message>
  <message>
   <source>Discovery advertises AI discovery files on the same host. A file elsewhere says nothing about this site, and agents have reason not to trust it. The site's own address is taken from its settings or from its Sitemap lines.</source>
   <translation>Discovery anuncia archivos de descubrimiento de IA en el mismo servidor. Un archivo en otro lugar no dice nada de este sitio, y los agentes tienen motivos para no fiarse. La dirección propia del sitio se toma de su configuración o de sus líneas Sitemap.</translation>
  </message>
  <message>
   <source>In a group of the extended standard $ is an ordinary character, and rules match the whole path anyway. Remove it</source>
   <translation>En un grupo del estándar extendido, $ es un carácter corriente y las reglas coinciden de todos modos con la ruta entera. Omítalo</translation>
  </message>
  <message>
   <source>$ means the end of the path only as the last character; here it is an ordinary character, and hardly any URL contains it. Write %1 if that is meant; otherwise remove it or what follows</source>
   <translation>$ significa el fin de la ruta solo como último carácter; aquí es un carácter corriente, y casi ninguna URL lo contiene. Escriba %1 si es lo deseado; si no, quítelo o quite lo que sigue</translation>
  </message>
  <message>
   <source>End the rule at $</source>
   <translation>Terminar la regla en $</translation>
  </message>
  <message>
   <source>$ that does not anchor</source>
   <translation>$ que no ancla</translation>
  </message>
  <message>
   <source>A $ at the very end of a rule means that the path must end there. Anywhere else it is an ordinary character, and in an extended group (Robot-version 2.0) it always is. A rule such as /*.pdf$/ or /a$?x therefore matches hardly anything.</source>
   <translation>Un $ al final de todo de una regla significa que la ruta debe terminar ahí. En cualquier otro lugar es un carácter corriente, y en un grupo extendido (Robot-version 2.0) lo es siempre. Una regla como /*.pdf$/ o /a$?x coincide, pues, con casi nada.</translation>
  </message>
  <message>
   <source>** is the same as *, which crosses / too, and counts one byte more. Write one star</source>
   <translation>** es lo mismo que *, que también atraviesa /, y cuenta un byte más. Escriba un solo asterisco</translation>
  </message>
  <message>
   <source>Two stars in a row</source>
   <translation>Dos asteriscos seguidos</translation>
  </message>
  <message>
   <source>In some pattern languages ** crosses folders and * does not. Here one * stands for any run of bytes, / included, so a second one adds nothing but a byte of length, which may tip the scales between two rules.</source>
   <translation>En algunos lenguajes de patrones, ** atraviesa carpetas y * no. Aquí un solo * representa cualquier secuencia de bytes, / incluida, así que un segundo no añade más que un byte de longitud, que puede inclinar la balanza entre dos reglas.</translation>
  </message>
  <message>
   <source>%1 is said in %2 already in this scope (%3), and the first valid one counts: this line decides nothing. Remove one</source>
   <translation>%1 ya se dice en %2 en este ámbito (%3), y cuenta el primero válido: esta línea no decide nada. Quite una</translation>
  </message>
  <message>
   <source>Directive given twice</source>
   <translation>Directiva indicada dos veces</translation>
  </message>
  <message>
   <source>In one scope (the file as a whole, or all blocks of one name) a directive counts once: the first line with a valid value. The others have no effect, which is surprising if their values differ.</source>
   <translation>En un ámbito (el archivo entero, o todos los bloques de un nombre) una directiva cuenta una vez: la primera línea con un valor válido. Las demás no tienen efecto, lo que sorprende si sus valores difieren.</translation>
  </message>
  <message>
   <source>The same rule is already in %1; it counts once. Remove one</source>
   <translation>La misma regla ya está en %1; cuenta una vez. Quite una</translation>
  </message>
  <message>
   <source>The same path, written differently, is already in %1; it counts once. Remove one</source>
   <translation>La misma ruta, escrita de otro modo, ya está en %1; cuenta una vez. Quite una</translation>
  </message>
  <message>
   <source>Rule given twice</source>
   <translation>Regla indicada dos veces</translation>
  </message>
  <message>
   <source>The same Allow or Disallow appears twice in what an agent reads as one group. The second changes nothing. It makes the file longer and easy to misread: whoever removes one of them has not removed the rule.</source>
   <translation>El mismo Allow o Disallow está dos veces en lo que un agente lee como un solo grupo. El segundo no cambia nada. Hace el archivo más largo y fácil de malinterpretar: quien elimina uno de ellos no ha eliminado la regla.</translation>
  </message>
  <message>
   <source>The block states nothing, so its agents follow the global policy. Fill it, or remove it</source>
   <translation>El bloque no declara nada, así que sus agentes siguen la política global. Complételo o quítelo</translation>
  </message>
  <message>
   <source>Block that states nothing</source>
   <translation>Bloque que no declara nada</translation>
  </message>
  <message>
   <source>A block overrides the global policy for its category, line by line. Without a line it overrides nothing. Perhaps its lines are under another header, or a User-agent line ended it too soon.</source>
   <translation>Un bloque sustituye la política global para su categoría, línea por línea. Sin ninguna línea no sustituye nada. Quizá sus líneas estén bajo otro encabezado, o una línea User-agent lo cerró demasiado pronto.</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything. If that is intended, add an empty Disallow:</source>
   <translation>Este grupo no tiene reglas, así que %1 puede obtenerlo todo. Si es lo deseado, añada un «Disallow:» vacío</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <translation>Este grupo no tiene reglas, así que %1 puede obtenerlo todo; las reglas de debajo pertenecen a otros grupos. Si es lo deseado, añada un «Disallow:» vacío</translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>Este grupo no tiene reglas, así que su %n agente puede obtenerlo todo. Si es lo deseado, añada un «Disallow:» vacío</numerusform>
    <numerusform>Este grupo no tiene reglas, así que sus %n agentes pueden obtenerlo todo. Si es lo deseado, añada un «Disallow:» vacío</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>Este grupo no tiene reglas, así que su %n agente puede obtenerlo todo; las reglas de debajo pertenecen a otros grupos. Si es lo deseado, añada un «Disallow:» vacío</numerusform>
    <numerusform>Este grupo no tiene reglas, así que sus %n agentes pueden obtenerlo todo; las reglas de debajo pertenecen a otros grupos. Si es lo deseado, añada un «Disallow:» vacío</numerusform>
   </translation>
  </message>
  <message>
   <source>Group without rules</source>
   <translation>Grupo sin reglas</translation>
  </message>
  <message>
   <source>A group that states nothing allows everything to its agents, also what the group for * forbids, since an agent follows one group alone. Perhaps its rules got lost, or a directive nobody knows took their place. An explicit “Disallow:” with nothing behind it says the same on purpose.</source>
   <translation>Un grupo que no declara nada permite todo a sus agentes, también lo que prohíbe el grupo para *, porque un agente sigue un solo grupo. Quizá se perdieron sus reglas, o una directiva que nadie conoce ocupó su lugar. Un «Disallow:» explícito sin nada detrás dice lo mismo a propósito.</translation>
  </message>
  <message>
   <source>The file is UTF-16, which crawlers do not read: to them it contains no rule at all. Save it as UTF-8</source>
   <translation>El archivo es UTF-16, que los rastreadores no leen: para ellos no contiene ninguna regla. Guárdelo como UTF-8</translation>
  </message>
  <message>
   <source>Convert to UTF-8</source>
   <translation>Convertir a UTF-8</translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n byte no es UTF-8 y está en una directiva, donde coincide con una ruta distinta de la deseada. Está aquí; guarde el archivo como UTF-8</numerusform>
    <numerusform>%n bytes no son UTF-8, algunos en directivas, donde coinciden con rutas distintas de las deseadas. El primero está aquí; guarde el archivo como UTF-8</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, in comments alone. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, in comments alone. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n byte no es UTF-8, en un comentario. Está aquí; guarde el archivo como UTF-8</numerusform>
    <numerusform>%n bytes no son UTF-8, solo en comentarios. El primero está aquí; guarde el archivo como UTF-8</numerusform>
   </translation>
  </message>
  <message>
   <source>Convert from Windows-1252 to UTF-8</source>
   <translation>Convertir de Windows-1252 a UTF-8</translation>
  </message>
  <message>
   <source>Not UTF-8</source>
   <translation>No es UTF-8</translation>
  </message>
  <message>
   <source>Policy files are UTF-8. A byte that is not UTF-8 is usually a character of an older code page (Windows-1252, Latin-1); in a path it then means another path than intended, since crawlers percent-encode the bytes as they are. UTF-16 hides the whole file. Save the file as UTF-8 without BOM.</source>
   <translation>Los archivos de política son UTF-8. Un byte que no es UTF-8 suele ser una letra de una página de códigos antigua (Windows-1252, Latin-1); en una ruta representa entonces otra distinta de la deseada, porque los rastreadores aplican la codificación porcentual a los bytes tal como están. UTF-16 oculta el archivo entero. Guarde el archivo como UTF-8 sin BOM.</translation>
  </message>
  <message>
   <source>%1 matches a star that is really in the URL, which is rare. For any run of characters write *</source>
   <translation>%1 coincide con un asterisco que está realmente en la URL, lo que es raro. Para cualquier secuencia de caracteres escriba *</translation>
  </message>
  <message>
   <source>Literal star</source>
   <translation>Asterisco literal</translation>
  </message>
  <message>
   <source>%2A in a rule stands for a star in the URL itself; it is not a wildcard. That is right where URLs contain stars, and a mistake where a tool has escaped the wildcard on its way into the file.</source>
   <translation>%2A en una regla representa un asterisco de la propia URL; no es un comodín. Es correcto donde las URL contienen asteriscos, y un desliz donde una herramienta ha escapado el comodín de camino al archivo.</translation>
  </message>
  <message>
   <source>%1 has an odd second number and so is experimental: the group is as if it were not there. Write 2.0</source>
   <translation>%1 tiene un segundo número impar y es, por tanto, experimental: es como si el grupo no estuviera. Escriba 2.0</translation>
  </message>
  <message>
   <source>Experimental version</source>
   <translation>Versión experimental</translation>
  </message>
  <message>
   <source>In the extended standard an odd second number (1.1, 2.1) marks an experiment between a site and a robot that know each other. Everybody else reads the file as if the group were not there, so its agents follow another group or none.</source>
   <translation>En el estándar extendido, un segundo número impar (1.1, 2.1) marca un experimento entre un sitio y un robot que se conocen. Todos los demás leen el archivo como si el grupo no estuviera, así que sus agentes siguen otro grupo o ninguno.</translation>
  </message>
  <message>
   <source>%1 has a group of the extended standard too, in %2: robots that know it follow that one alone, this one is for all others</source>
   <translation>%1 también tiene un grupo del estándar extendido, en %2: los robots que lo conocen siguen solo ese; este es para todos los demás</translation>
  </message>
  <message>
   <source>Plain and extended groups for one agent</source>
   <translation>Grupos simples y extendidos para un mismo agente</translation>
  </message>
  <message>
   <source>Groups with Robot-version 2.0 and groups without it name the same agent. A robot that knows the extended standard uses its groups alone, for everything; one that does not reads both kinds as one plain group. That is the way to serve both, as long as both say the same in their own manner.</source>
   <translation>Grupos con Robot-version 2.0 y grupos sin ella nombran al mismo agente. Un robot que conoce el estándar extendido usa solo sus grupos extendidos, para todo; uno que no lo conoce lee ambos tipos como un solo grupo simple. Así se atiende a los dos, siempre que ambos digan lo mismo a su manera.</translation>
  </message>
  <message>
   <source>In a group of the extended standard a rule without a pattern matches this one path alone, not what lies below it. Write %1</source>
   <translation>En un grupo del estándar extendido, una regla sin patrón coincide solo con esta ruta, no con lo que hay debajo. Escriba %1</translation>
  </message>
  <message>
   <source>Folder in an extended group</source>
   <translation>Carpeta en un grupo extendido</translation>
  </message>
  <message>
   <source>In a group with Robot-version 2.0 a value without * ? [ or \ is explicit and must equal the whole path. /images/ then means the folder's own page and nothing in it, unlike everywhere else. /images/* matches what lies below.</source>
   <translation>En un grupo con Robot-version 2.0, un valor sin * ? [ ni \ es explícito y debe ser igual a la ruta entera. /images/ significa entonces la página de la propia carpeta y nada de su contenido, a diferencia de cualquier otro lugar. /images/* coincide con lo que hay debajo.</translation>
  </message>
  <message>
   <source>%1 is a value of %2, not of %3, which takes %4; the line decides nothing</source>
   <translation>%1 es un valor de %2, no de %3, que admite %4; la línea no decide nada</translation>
  </message>
  <message>
   <source>Value of another directive</source>
   <translation>Valor de otra directiva</translation>
  </message>
  <message>
   <source>The value belongs to another directive: short-only to quote, session-only to store, ask to those that can be asked for, required to attribution and link-back. Perhaps the key is the wrong one. As it is, the line states nothing.</source>
   <translation>El valor pertenece a otra directiva: short-only a quote, session-only a store, ask a las que admiten preguntar, required a attribution y link-back. Quizá la clave sea la equivocada. Tal como está, la línea no declara nada.</translation>
  </message>
  <message>
   <source>The empty Disallow allows %1 everything: the rules for * do not apply to it, for example %2 in %3. If that is not meant, repeat them here</source>
   <translation>El Disallow vacío permite todo a %1: las reglas para * no se le aplican, por ejemplo %2 en %3. Si no es lo que se quiere, repítalas aquí</translation>
  </message>
  <message>
   <source>Copy the rules for * into this group</source>
   <translation>Copiar las reglas para * en este grupo</translation>
  </message>
  <message>
   <source>Agent freed from the rules for *</source>
   <translation>Agente liberado de las reglas para *</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group with nothing but an empty Disallow therefore opens the whole site to its agent, also what * is denied. That may be meant. Often it is not: a form or a program made the group for a Crawl-delay or a signal and put the empty Disallow there because a group needs a rule. Repeat the rules for * in it, or name the agent in the group for *.</source>
   <translation>Un agente sigue el grupo más específico que lo nombra, y ningún otro. Por tanto, un grupo con solo un Disallow vacío abre todo el sitio a su agente, también lo que se deniega a *. Puede ser lo que se quiere. A menudo no lo es: un formulario o un programa creó el grupo para un Crawl-delay o una señal y puso el Disallow vacío porque un grupo necesita una regla. Repita en él las reglas para *, o nombre al agente en el grupo para *.</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2</source>
   <translation>Una regla es una ruta de este sitio; %1 no coincide con nada. Escriba %2</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>Una regla es una ruta de este sitio; %1 no coincide con nada. Escriba %2, si es una ruta de este mismo servidor</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2</source>
   <translation>Una regla contiene una ruta, no una URL completa: %1 no coincide con nada. Escriba %2</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>Una regla contiene una ruta, no una URL completa: %1 no coincide con nada. Escriba %2, si es una ruta de este mismo servidor</translation>
  </message>
  <message>
   <source>Whole URL where a path belongs</source>
   <translation>URL completa donde corresponde una ruta</translation>
  </message>
  <message>
   <source>Allow and Disallow are matched against the path and query of a URL, which begin with /. A value that begins with a scheme and a host can match nothing. A policy file applies only to its own host: pages of another host need a file there.</source>
   <translation>Allow y Disallow se comparan con la ruta y la consulta de una URL, que empiezan por /. Un valor que empieza por un esquema y un servidor no puede coincidir con nada. Un archivo de política solo se aplica a su propio servidor: las páginas de otro servidor necesitan un archivo allí.</translation>
  </message>
  <message>
   <source>Google takes %1 for Allow: all its crawlers may then fetch %2. Write %3 instead</source>
   <translation>Google toma %1 por Allow: todos sus rastreadores pueden entonces obtener %2. Escriba %3 en su lugar</translation>
  </message>
  <message>
   <source>Google takes %1 for Disallow: all its crawlers then stay out of %2. Write %3 instead</source>
   <translation>Google toma %1 por Disallow: todos sus rastreadores se quedan entonces fuera de %2. Escriba %3 en su lugar</translation>
  </message>
  <message>
   <source>Key that Google takes for a rule</source>
   <translation>Clave que Google toma por una regla</translation>
  </message>
  <message>
   <source>Google's parser knows a key by its beginning. DisallowAITraining is a Disallow to it, and AllowAITraining an Allow: a line about training then closes the pages to Google's search too, or opens what was closed. Where the group has the same rule anyway, nothing changes and nothing is reported. Content-Usage says the same about training and names a path too; a group for Google-Extended says it to Google.</source>
   <translation>El analizador de Google reconoce una clave por su comienzo. DisallowAITraining es para él un Disallow, y AllowAITraining, un Allow: una línea sobre el entrenamiento cierra entonces las páginas también a la búsqueda de Google, o abre lo que estaba cerrado. Si el grupo tiene de todos modos la misma regla, no cambia nada y no se avisa de nada. Content-Usage dice lo mismo sobre el entrenamiento y también nombra una ruta; un grupo para Google-Extended se lo dice a Google.</translation>
  </message>
  <message>
   <source>%1 is misspelt: Google reads it as %2, other crawlers pass the line over. Write %2</source>
   <translation>%1 está mal escrito: Google lo lee como %2, otros rastreadores pasan la línea por alto. Escriba %2</translation>
  </message>
  <message>
   <source>Misspelling that only Google accepts</source>
   <translation>Error de escritura que solo Google acepta</translation>
  </message>
  <message>
   <source>Google's reader takes a handful of frequent misspellings (disalow, dissallow, useragent, user agent, site-map …) for the directive they resemble, and longer words for the directive they begin with (Disallowed). Nobody else does: one and the same file then says different things to different crawlers, and a test with Google's tools shows nothing wrong.</source>
   <translation>El lector de Google toma un puñado de errores frecuentes (disalow, dissallow, useragent, user agent, site-map …) por la directiva a la que se parecen, y palabras más largas por la directiva con la que empiezan (Disallowed). Nadie más lo hace: un mismo archivo dice entonces cosas distintas a rastreadores distintos, y una prueba con las herramientas de Google no muestra nada malo.</translation>
  </message>
  <message>
   <source>Close the group above with “Disallow:”</source>
   <translation>Cerrar el grupo de arriba con «Disallow:»</translation>
  </message>
  <message>
   <source>This line joins the group above it: %1 in %2 does not close it, so hours and pace below are for both. Neither has a rule, so nobody may fetch more or less. Put an empty Disallow: between them to keep them apart</source>
   <translation>Esta línea se une al grupo de arriba: %1 en %2 no lo cierra, así que las horas y el ritmo de debajo son para ambos. Ninguno tiene reglas, así que nadie puede obtener más ni menos. Ponga un «Disallow:» vacío entre ellos para mantenerlos separados</translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>Esta línea se une al grupo de arriba: %1 en %2 no lo cierra, así que la %n regla de debajo es para todos los rastreadores. Ponga entre ellas una línea Allow o Disallow; un «Disallow:» vacío si todo está abierto</numerusform>
    <numerusform>Esta línea se une al grupo de arriba: %1 en %2 no lo cierra, así que las %n reglas de debajo son para todos los rastreadores. Ponga entre ellas una línea Allow o Disallow; un «Disallow:» vacío si todo está abierto</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>Esta línea se une al grupo de arriba: %1 en %2 no lo cierra, así que la %n regla de debajo es también para %3. Ponga entre ellas una línea Allow o Disallow; un «Disallow:» vacío si todo está abierto</numerusform>
    <numerusform>Esta línea se une al grupo de arriba: %1 en %2 no lo cierra, así que las %n reglas de debajo son también para %3. Ponga entre ellas una línea Allow o Disallow; un «Disallow:» vacío si todo está abierto</numerusform>
   </translation>
  </message>
  <message>
   <source>Group that swallows the one above</source>
   <translation>Grupo que absorbe el de arriba</translation>
  </message>
  <message>
   <source>Only Allow and Disallow end the run of User-agent lines that a group begins with; other lines must not interfere. So User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / is one group for both, and blocks everyone, though its author meant X alone. Blank lines do not separate groups either. An empty “Disallow:” before the second User-agent line separates them. Where no rule follows, only hours and pace are shared: that is a note. An agent that is named on both sides is not reported.</source>
   <translation>Solo Allow y Disallow terminan la serie de líneas User-agent con la que empieza un grupo; otras líneas no deben interferir. Por eso User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / es un solo grupo para ambos y bloquea a todos, aunque su autor se refería solo a X. Las líneas en blanco tampoco separan grupos. Un «Disallow:» vacío antes de la segunda línea User-agent los separa. Donde no sigue ninguna regla, solo se comparten las horas y el ritmo: eso es una nota. No se avisa de un agente nombrado en ambos lados.</translation>
  </message>
  <message>
   <source>honest takes yes and nothing else: no site can permit an agent to lie about what it is. The line states nothing</source>
   <translation>honest admite yes y nada más: ningún sitio puede permitir que un agente mienta sobre lo que es. La línea no declara nada</translation>
  </message>
  <message>
   <source>Write yes</source>
   <translation>Escribir yes</translation>
  </message>
  <message>
   <source>honest is yes or nothing</source>
   <translation>honest es yes o nada</translation>
  </message>
  <message>
   <source>honest asks agents to represent truly what they are. The specification gives it one value, yes, and says that there is no other. Any other value is invalid and states nothing; leave the line out instead.</source>
   <translation>honest pide a los agentes que digan la verdad sobre lo que son. La especificación le da un solo valor, yes, y dice que no hay otro. Cualquier otro valor no es válido y no declara nada; en tal caso, omita la línea.</translation>
  </message>
  <message>
   <source>A honeypot proves something only if both files forbid it: %1 leaves %2 open to *. Put the same Disallow there</source>
   <translation>Un señuelo solo demuestra algo si ambos archivos lo prohíben: %1 deja %2 abierto a *. Ponga allí el mismo Disallow</translation>
  </message>
  <message>
   <source>Honeypot in one file only</source>
   <translation>Señuelo en un solo archivo</translation>
  </message>
  <message>
   <source>A honeypot is a path that no well-behaved agent visits: who comes has not read the rules or does not keep to them. It must be disallowed in robots.txt and in robots2.txt, else an agent that reads the other file comes in good faith. A path counts as a honeypot if it is one of those the specification recommends or if its comment says so.</source>
   <translation>Un señuelo es una ruta que ningún agente respetuoso visita: quien viene no ha leído las reglas o no las respeta. Debe estar prohibido en robots.txt y en robots2.txt; si no, un agente que lee el otro archivo viene de buena fe. Una ruta cuenta como señuelo si es una de las que recomienda la especificación o si lo dice su comentario.</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file: the server answers with HTML, perhaps its error page or a start page, and crawlers find no rule. Serve plain text here</source>
   <translation>Esto es una página web, no un archivo de política: el servidor responde con HTML, quizá su página de error o una página de inicio, y los rastreadores no encuentran reglas. Sirva aquí texto sin formato</translation>
  </message>
  <message>
   <source>The file contains HTML from here on: it decides nothing and does not belong here. Remove it</source>
   <translation>Hay HTML en el archivo, desde aquí: no decide nada y no debería estar. Quítelo</translation>
  </message>
  <message>
   <source>HTML instead of text</source>
   <translation>HTML en lugar de texto</translation>
  </message>
  <message>
   <source>The file is, or contains, HTML. Often the server sends its error page or the application's start page for every address, with status 200: crawlers then take it for a policy without rules and fetch everything. Sometimes a plug-in has written markup into the file. Serve text/plain with directives alone, or answer 404 if there is no policy.</source>
   <translation>El archivo es HTML o lo contiene. A menudo el servidor envía su página de error o la página de inicio de la aplicación para cualquier dirección, con el estado 200: los rastreadores la toman entonces por una política sin reglas y lo obtienen todo. A veces un complemento ha escrito marcado en el archivo. Sirva text/plain solo con directivas, o responda 404 si no hay política.</translation>
  </message>
  <message>
   <source>%1 is HTML for %2; in this file it is read character by character and matches no real URL. Write %2</source>
   <translation>%1 es HTML por %2; en este archivo se lee letra por letra y no coincide con ninguna URL real. Escriba %2</translation>
  </message>
  <message>
   <source>HTML entity in a value</source>
   <translation>Entidad HTML en un valor</translation>
  </message>
  <message>
   <source>&amp;amp; and its like belong in HTML. A policy file is plain text: the five characters are compared as they are, so a rule for a query such as ?a=1&amp;amp;b=2 misses every request. It comes from copying a link out of a page's source.</source>
   <translation>&amp;amp; y similares corresponden a HTML. Un archivo de política es texto sin formato: los cinco caracteres se comparan tal como están, así que una regla para una consulta como ?a=1&amp;amp;b=2 no coincide con ninguna solicitud. Ocurre al copiar un enlace del código fuente de una página.</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents of this group are documented not to follow these files. To keep them out, refuse them at the server</source>
   <comment>%1 and %n more agent of this group are documented not to follow these files. To keep them out, refuse them at the server</comment>
   <translation>
    <numerusform>Está documentado que %1 y %n agente más de este grupo no siguen estos archivos. Para excluirlos, rechácelos en el servidor</numerusform>
    <numerusform>Está documentado que %1 y %n agentes más de este grupo no siguen estos archivos. Para excluirlos, rechácelos en el servidor</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files, since it fetches what a person asked for. To keep it out, refuse it at the server</source>
   <translation>Está documentado que %1 no sigue estos archivos, porque obtiene lo que ha pedido una persona. Para excluirlo, rechácelo en el servidor</translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files. To keep it out, refuse it at the server</source>
   <translation>Está documentado que %1 no sigue estos archivos. Para excluirlo, rechácelo en el servidor</translation>
  </message>
  <message>
   <source>Agent that does not follow these files</source>
   <translation>Agente que no sigue estos archivos</translation>
  </message>
  <message>
   <source>Policy files ask; they do not bar. This agent is documented, by its operator or by observers, not to follow them. The group does no harm and states your will, but only the server or a firewall can refuse the agent.</source>
   <translation>Los archivos de política piden; no impiden. Está documentado, por su operador o por observadores, que este agente no los sigue. El grupo no hace daño y declara su voluntad, pero solo el servidor o un cortafuegos puede rechazar al agente.</translation>
  </message>
  <message numerus="yes">
   <source>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</source>
   <comment>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</comment>
   <translation>
    <numerusform>Esto cierra el sitio a *, pero algunos agentes solo escuchan a un grupo que los nombre: %1 y %n más. Nombre los que también deban quedar fuera</numerusform>
    <numerusform>Esto cierra el sitio a *, pero algunos agentes solo escuchan a un grupo que los nombre: %1 y %n más. Nombre los que también deban quedar fuera</numerusform>
   </translation>
  </message>
  <message>
   <source>This closes the site to *, but some agents listen only to a group that names them: %1. Name those that should stay out too</source>
   <translation>Esto cierra el sitio a *, pero algunos agentes solo escuchan a un grupo que los nombre: %1. Nombre los que también deban quedar fuera</translation>
  </message>
  <message>
   <source>Agents that a group for * does not reach</source>
   <translation>Agentes a los que un grupo para * no alcanza</translation>
  </message>
  <message>
   <source>A few agents are documented not to follow the group for *: above all those that check pages for advertising, which an advertiser has asked for. A file that closes the whole site to * leaves it open to them. They do follow a group that names them.</source>
   <translation>Está documentado que unos pocos agentes no siguen el grupo para *: sobre todo los que comprueban páginas para publicidad, pedida por un anunciante. Un archivo que cierra todo el sitio a * se lo deja abierto a ellos. Sí siguen un grupo que los nombre.</translation>
  </message>
  <message>
   <source>Value that the directive does not take</source>
   <translation>Valor que la directiva no admite</translation>
  </message>
  <message>
   <source>The value is none that the directive takes, so the line states nothing: the matter stays as if the line were not there, which for a permission mostly means open. The message lists what is valid. Values are compared without case; nothing else is guessed.</source>
   <translation>El valor no es ninguno de los que admite la directiva, así que la línea no declara nada: todo queda como si la línea no estuviera, lo que para un permiso significa casi siempre abierto. El mensaje enumera los válidos. Los valores se comparan sin distinguir mayúsculas; nada más se adivina.</translation>
  </message>
  <message>
   <source>no-break space</source>
   <translation>espacio de no separación</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>espacio de ancho cero</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>antiligadura de ancho cero</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>ligadura de ancho cero</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>marca de izquierda a derecha</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>marca de derecha a izquierda</translation>
  </message>
  <message>
   <source>line separator</source>
   <translation>separador de líneas</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>unión de palabras</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>espacio ideográfico</translation>
  </message>
  <message>
   <source>There is an invisible character (%1) here, and it counts as part of the word beside it; remove it</source>
   <translation>Aquí hay un carácter invisible (%1) que cuenta como parte de la palabra contigua; quítelo</translation>
  </message>
  <message>
   <source>Replace it by a space</source>
   <translation>Reemplazarlo por un espacio</translation>
  </message>
  <message>
   <source>Remove it</source>
   <translation>Quitarlo</translation>
  </message>
  <message>
   <source>Invisible character</source>
   <translation>Carácter invisible</translation>
  </message>
  <message>
   <source>Text copied from a web page or a word processor often brings spaces that are not spaces (U+00A0) or characters without width. In a policy file they belong to the key, the token or the path they touch: an agent is then never found, a path never matches. Only space and tab are white space here.</source>
   <translation>El texto copiado de una página web o de un procesador de textos trae a menudo espacios que no lo son (U+00A0) o caracteres sin ancho. En un archivo de política pertenecen a la clave, el token o la ruta que tocan: entonces nunca se encuentra un agente, nunca coincide una ruta. Aquí solo el espacio y la tabulación son espacio en blanco.</translation>
  </message>
  <message>
   <source>last-update lies in the future, so agents cannot tell whether they know this version. Write the time of the change, in UTC</source>
   <translation>last-update está en el futuro, así que los agentes no pueden saber si conocen esta versión. Escriba la hora del cambio, en UTC</translation>
  </message>
  <message>
   <source>last-update in the future</source>
   <translation>last-update en el futuro</translation>
  </message>
  <message>
   <source>last-update says when the file changed, as YYYY-MM-DD HH:MM UTC. A time to come (more than a day ahead, to leave room for clocks and zones) is a slip of the pen or day and month exchanged; agents that compare it with their copy are led astray.</source>
   <translation>last-update dice cuándo cambió el archivo, como YYYY-MM-DD HH:MM UTC. Una fecha por venir (más de un día de adelanto, para dejar margen a relojes y zonas) es un error de escritura o un intercambio de día y mes; los agentes que la comparan con su copia se confunden.</translation>
  </message>
  <message numerus="yes">
   <source>The line has %n bytes; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</source>
   <comment>The line has %n byte; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</comment>
   <translation>
    <numerusform>La línea tiene %n byte; el lector de Google corta las líneas a los 16 663 bytes, así que lo que sigue aquí no se lee. Divídala</numerusform>
    <numerusform>La línea tiene %n bytes; el lector de Google corta las líneas a los 16 663 bytes, así que lo que sigue aquí no se lee. Divídala</numerusform>
   </translation>
  </message>
  <message>
   <source>Very long line</source>
   <translation>Línea muy larga</translation>
  </message>
  <message>
   <source>Readers bound the length of a line. Google's open-source reader cuts it at 16,663 bytes, eight times the longest URL that browsers took for long; the rest of the line is dropped. A directive of this length is nearly always a list or a file that lost its line breaks.</source>
   <translation>Los lectores limitan la longitud de una línea. El lector de código abierto de Google la corta a los 16 663 bytes, ocho veces la URL más larga que los navegadores admitieron durante mucho tiempo; el resto de la línea se descarta. Una directiva de esta longitud es casi siempre una lista o un archivo que perdió sus saltos de línea.</translation>
  </message>
  <message>
   <source>%1 obeys only this group and ignores the rules for * (e.g. %3, %2). Copy the ones it needs</source>
   <translation>%1 obedece solo este grupo e ignora las reglas para * (p. ej. %3, %2). Copie las que necesite</translation>
  </message>
  <message>
   <source>Named group that loses the rules for *</source>
   <translation>Grupo con nombre que pierde las reglas para *</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group for a named agent therefore frees it from every rule for *. Often it was made to add one rule or a Crawl-delay, and opens the closed folders by mistake. Repeat in it what should apply there too, or name the agent in the group for *.</source>
   <translation>Un agente sigue el grupo más específico que lo nombra, y ningún otro. Por tanto, un grupo para un agente con nombre lo libera de todo lo que se dice a *. A menudo se creó para añadir una regla o un Crawl-delay, y abre sin querer las carpetas cerradas. Repita en él lo que también deba valer allí, o nombre al agente en el grupo para *.</translation>
  </message>
  <message numerus="yes">
   <source>The file has lost its line breaks: this line contains %n directives, and crawlers read at most the first. Put each on its own line</source>
   <comment>The file has lost its line breaks: this line contains %n directive, and crawlers read at most the first. Put each on its own line</comment>
   <translation>
    <numerusform>El archivo ha perdido sus saltos de línea: esta línea contiene %n directiva, y los rastreadores leen como mucho la primera. Ponga cada una en una línea propia</numerusform>
    <numerusform>El archivo ha perdido sus saltos de línea: esta línea contiene %n directivas, y los rastreadores leen como mucho la primera. Ponga cada una en una línea propia</numerusform>
   </translation>
  </message>
  <message>
   <source>Split at directives and comments</source>
   <translation>Dividir en directivas y comentarios</translation>
  </message>
  <message>
   <source>Lost line breaks</source>
   <translation>Saltos de línea perdidos</translation>
  </message>
  <message>
   <source>Each directive needs its own line. A form, a template or a copy has put several lines into one; what a crawler then reads is the first directive with all the rest as its value, or, behind a #, nothing at all. The fix splits the line before every directive and every #; read the result before you publish it, since prose may contain such words too.</source>
   <translation>Una directiva ocupa una línea. Un formulario, una plantilla o una copia ha juntado varias líneas en una; lo que un rastreador lee entonces es la primera directiva con todo el resto como valor o, detrás de un #, nada en absoluto. La corrección divide la línea antes de cada directiva y cada signo de comentario; lea el resultado antes de publicarlo, porque el texto corrido también puede contener esas palabras.</translation>
  </message>
  <message>
   <source>From here on the file is managed by the Yoast plug-in: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>Desde aquí, el archivo lo gestiona el complemento Yoast: sus cambios se sobrescribirán o se duplicarán. Cámbielo en la configuración de este; sus propias reglas para los mismos agentes se leen junto con estas</translation>
  </message>
  <message>
   <source>From here on the file is managed by %1: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>Desde aquí, el archivo lo gestiona %1: sus cambios se sobrescribirán o se duplicarán. Cámbielo en la configuración de allí; las reglas que usted añada para los mismos agentes se leen junto con estas</translation>
  </message>
  <message>
   <source>Block managed by somebody else</source>
   <translation>Bloque gestionado por otro</translation>
  </message>
  <message>
   <source>A content delivery network or a plug-in puts its own block into the file when it is served, between marks. What is served is then not the file on your disk. Groups for the same agent in the block and in your part are read as one by crawlers of the standard, so the block can open or close what you did not.</source>
   <translation>Una red de distribución de contenido o un complemento pone su propio bloque en el archivo al servirlo, entre marcas. Lo que se sirve no es entonces el archivo de su disco. Los rastreadores del estándar leen como uno solo los grupos para el mismo agente del bloque y de su parte, así que el bloque puede abrir o cerrar lo que usted no quiso.</translation>
  </message>
  <message>
   <source>compete: no applies to competitors in your market, but no market is declared: agents must guess who is meant. Add a line such as “market: reference-publishing”</source>
   <translation>compete: no se dirige a los competidores de su mercado, pero no se declara ninguno: los agentes deben adivinar a quién se refiere. Añada una línea como «market: reference-publishing»</translation>
  </message>
  <message>
   <source>compete: no without market</source>
   <translation>compete: no sin market</translation>
  </message>
  <message>
   <source>compete: no forbids the use by a competitor in the declared market. Without market it still applies, but every agent judges for itself whether its operator competes with you. One line of free text settles it.</source>
   <translation>compete: no prohíbe el uso por un competidor en el mercado declarado. Sin market sigue valiendo, pero cada agente juzga por sí mismo si su operador compite con usted. Una línea de texto libre lo resuelve.</translation>
  </message>
  <message>
   <source>A meta line is written “# meta: %1: value”; without the colon it is a comment like any other</source>
   <translation>Una línea meta se escribe «# meta: %1: valor»; sin los dos puntos es un comentario como cualquier otro</translation>
  </message>
  <message>
   <source>Meta lines count only before the first directive, which is in %1; this is a comment like any other. Move it up</source>
   <translation>Las líneas meta solo cuentan antes de la primera directiva, que está en %1; esto es un comentario como cualquier otro. Súbala</translation>
  </message>
  <message>
   <source>%1 is not a meta key. Did you mean %2?</source>
   <translation>%1 no es una clave meta. ¿Quería decir %2?</translation>
  </message>
  <message>
   <source>%1 is not a meta key of the specification; agents ignore it</source>
   <translation>%1 no es una clave meta de la especificación; los agentes la pasan por alto</translation>
  </message>
  <message>
   <source>%1 is given above already; one is enough</source>
   <translation>%1 ya aparece arriba; basta una vez</translation>
  </message>
  <message>
   <source>Meta line that is not read</source>
   <translation>Línea meta que no se lee</translation>
  </message>
  <message>
   <source>Facts about the file are comments at its top, before the first directive: “# meta: key: value” with one of the keys spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence and chain-id. Written differently, or further down, they are comments like any other.</source>
   <translation>Los datos sobre el archivo están en comentarios al principio, antes de la primera directiva: «# meta: clave: valor» con una de las claves spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence y chain-id. Escritos de otro modo, o más abajo, son comentarios como cualquier otro.</translation>
  </message>
  <message>
   <source>%1 is misspelt and has no colon: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>%1 está mal escrito y le faltan los dos puntos: Google lee la línea, otros rastreadores la ignoran. Escriba %2</translation>
  </message>
  <message>
   <source>No colon behind %1: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>Faltan los dos puntos tras %1: Google lee la línea, otros rastreadores la ignoran. Escriba %2</translation>
  </message>
  <message>
   <source>No colon behind %1: the line decides nothing. Write %2</source>
   <translation>Faltan los dos puntos tras %1: la línea no decide nada. Escriba %2</translation>
  </message>
  <message>
   <source>Put the colon in</source>
   <translation>Poner los dos puntos</translation>
  </message>
  <message>
   <source>Missing colon</source>
   <translation>Faltan los dos puntos</translation>
  </message>
  <message>
   <source>A line is a key, a colon and a value. Without the colon it is none and is passed over by every reader that keeps to the standard; only Google guesses, and only where the line has exactly two words, misspelt ones among them. To the others the rule that was meant does not count.</source>
   <translation>Una línea es una clave, dos puntos y un valor. Sin los dos puntos no lo es, y todo lector que respeta el estándar la pasa por alto; solo Google adivina, y solo si la línea tiene exactamente dos palabras, incluidas las mal escritas. Para los demás, la regla deseada no cuenta.</translation>
  </message>
  <message>
   <source>For agents without their own block nothing is stated about %1. Unstated is not an answer: say yes, no or ask</source>
   <translation>Para los agentes sin bloque propio no se declara nada sobre %1. «Sin declarar» no es una respuesta: diga yes, no o ask</translation>
  </message>
  <message>
   <source>crawl, read or train is not stated</source>
   <translation>crawl, read o train no están declarados</translation>
  </message>
  <message>
   <source>Nothing is obligatory in robots2.txt, but three directives are what most agents look for: crawl and read, which everything else hangs on, and train. What no file states is neither permitted nor forbidden, and each agent then does as it likes.</source>
   <translation>Nada es obligatorio en robots2.txt, pero tres directivas son lo que busca la mayoría de los agentes: crawl y read, de las que depende todo lo demás, y train. Lo que ningún archivo declara no está permitido ni prohibido, y cada agente hace entonces lo que quiere.</translation>
  </message>
  <message numerus="yes">
   <source>%n lines end otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</source>
   <comment>%n line ends otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</comment>
   <translation>
    <numerusform>%n línea termina de forma distinta al resto (%1); está aquí. Los rastreadores leen todos los tipos; un programa que solo conoce uno puede juntar líneas</numerusform>
    <numerusform>%n líneas terminan de forma distinta al resto (%1); la primera, aquí. Los rastreadores leen todos los tipos; un programa que solo conoce uno puede juntar líneas</numerusform>
   </translation>
  </message>
  <message>
   <source>Make all line ends %1</source>
   <translation>Convertir todos los fines de línea en %1</translation>
  </message>
  <message>
   <source>Mixed line ends</source>
   <translation>Fines de línea mezclados</translation>
  </message>
  <message>
   <source>Lines may end at LF, CRLF or CR, and the standard's readers take all three, also mixed. Home-made readers often know one of them: a lone CR then glues two lines together, which loses a rule. Mixed line ends mostly come from files put together on several systems.</source>
   <translation>Las líneas pueden terminar en LF, CRLF o CR, y los lectores del estándar aceptan los tres, también mezclados. Los lectores caseros suelen conocer solo uno: un CR suelto une entonces dos líneas, y se pierde una regla. Los fines de línea mezclados vienen casi siempre de archivos reunidos en varios sistemas.</translation>
  </message>
  <message>
   <source>User-agent names no agent, so the rules below apply to no agent. Write * for every crawler, or a product token</source>
   <translation>User-agent no nombra a nadie, así que las reglas siguientes no son para nadie. Escriba * para todos los rastreadores, o un token de producto</translation>
  </message>
  <message>
   <source>Write *</source>
   <translation>Escribir *</translation>
  </message>
  <message>
   <source>User-agent without a name</source>
   <translation>User-agent sin nombre</translation>
  </message>
  <message>
   <source>A User-agent line without a value names no crawler. It still opens a group, so the rules below belong to it and reach nobody. Mostly * was meant.</source>
   <translation>Una línea User-agent sin valor no nombra ningún rastreador. Aun así abre un grupo, de modo que las reglas siguientes le pertenecen y no alcanzan a nadie. Casi siempre se quería decir *.</translation>
  </message>
  <message>
   <source>No empty line separates this group from the one above. Put one between them</source>
   <translation>Ninguna línea vacía separa este grupo del anterior. Ponga una entre ellos</translation>
  </message>
  <message>
   <source>Put an empty line before the group</source>
   <translation>Poner una línea vacía antes del grupo</translation>
  </message>
  <message>
   <source>Groups without an empty line between them</source>
   <translation>Grupos sin línea vacía entre ellos</translation>
  </message>
  <message>
   <source>robots-ai.txt should have an empty line between its groups. Readers that follow RFC 9309 do not need it; old ones end a group at the empty line and would take two groups for one. Comments directly above a User-agent line go with it.</source>
   <translation>robots-ai.txt debería tener una línea vacía entre sus grupos. Los lectores que siguen RFC 9309 no la necesitan; los antiguos terminan un grupo en la línea vacía y tomarían dos grupos por uno. Los comentarios justo encima de una línea User-agent van con ella.</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it. Say no here too, or yes there</source>
   <translation>Esto no puede tener efecto: %1 en %2 lo prohíbe. Diga no también aquí, o yes allí</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it to this block's agents. Say no here too, or yes there</source>
   <translation>Esto no puede tener efecto: %1 en %2 lo prohíbe a los agentes de este bloque. Diga no también aquí, o yes allí</translation>
  </message>
  <message>
   <source>Permission that cannot take effect</source>
   <translation>Permiso que no puede tener efecto</translation>
  </message>
  <message>
   <source>One directive follows from another: crawl: no forbids reading, and read: no forbids every use: summarise, quote, derivative, train, store, compete, personalise and monetise. A yes, an ask or a short-only for one of these beside it cannot take effect. Decide which of the two is meant.</source>
   <translation>Una directiva se sigue de otra: crawl: no prohíbe la lectura, y read: no prohíbe todos los usos: summarise, quote, derivative, train, store, compete, personalise y monetise. Un yes, un ask o un short-only para uno de ellos al lado no puede tener efecto. Decida cuál de los dos es el deseado.</translation>
  </message>
  <message>
   <source>No report-to line: nobody knows where to report an agent that does not keep to this file. Add an address or a URL</source>
   <translation>Sin línea report-to: nadie sabe dónde denunciar a un agente que no respeta este archivo. Añada una dirección o una URL</translation>
  </message>
  <message>
   <source>Nowhere to report to</source>
   <translation>Ningún lugar donde denunciar</translation>
  </message>
  <message>
   <source>report-to names a mail address or a URL for reports of agents that break the policy, and for agents that have questions. It is optional; several lines are allowed.</source>
   <translation>report-to nombra una dirección de correo o una URL para denunciar a los agentes que incumplen la política y para los agentes que tienen preguntas. Es opcional; se permiten varias líneas.</translation>
  </message>
  <message>
   <source>The file has no User-agent line, so it says nothing to any agent. Add a group, or do not publish the file</source>
   <translation>El archivo no tiene ninguna línea User-agent, así que no dice nada a ningún agente. Añada un grupo o no publique el archivo</translation>
  </message>
  <message>
   <source>robots-ai.txt without a group</source>
   <translation>robots-ai.txt sin ningún grupo</translation>
  </message>
  <message>
   <source>The specification of robots-ai.txt asks for at least one User-agent line, and its validator rejects a file without one. Crawlers take such a file like a missing one: it restricts nothing.</source>
   <translation>La especificación de robots-ai.txt pide al menos una línea User-agent, y su validador rechaza un archivo sin ninguna. Los rastreadores tratan un archivo así como si no existiera: no restringe nada.</translation>
  </message>
  <message>
   <source>The file contains NUL bytes. Some crawlers end the line there, others the file; remove them</source>
   <translation>El archivo contiene bytes NUL. Algunos rastreadores terminan ahí la línea, otros el archivo; quítelos</translation>
  </message>
  <message numerus="yes">
   <source>The file contains NUL bytes in %n places. Some crawlers end the line there, others the file; remove them</source>
   <comment>The file contains NUL bytes in %n place. Some crawlers end the line there, others the file; remove them</comment>
   <translation>
    <numerusform>El archivo contiene bytes NUL en %n lugar. Algunos rastreadores terminan ahí la línea, otros el archivo; quítelos</numerusform>
    <numerusform>El archivo contiene bytes NUL en %n lugares. Algunos rastreadores terminan ahí la línea, otros el archivo; quítelos</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove the NUL bytes</source>
   <translation>Quitar los bytes NUL</translation>
  </message>
  <message>
   <source>NUL byte</source>
   <translation>Byte NUL</translation>
  </message>
  <message>
   <source>A NUL byte has no meaning in a text. Google's reader ends the line at it, programs written in C may end the whole file there, others keep it as a part of the path. It mostly comes from a broken export or from a file in UTF-16 without its mark.</source>
   <translation>Un byte NUL no significa nada en un texto. El lector de Google termina ahí la línea, los programas escritos en C pueden terminar ahí el archivo entero, otros lo conservan como parte de la ruta. Casi siempre viene de una exportación defectuosa o de un archivo en UTF-16 sin su marca.</translation>
  </message>
  <message numerus="yes">
   <source>%1 are labels of earlier drafts. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</source>
   <comment>%1 is a label of an earlier draft. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</comment>
   <translation>
    <numerusform>%1 es una etiqueta de un borrador anterior. Las etiquetas son ahora train-ai, ai-use y search, y los lectores del borrador actual pasan por alto las demás</numerusform>
    <numerusform>%1 son etiquetas de borradores anteriores. Las etiquetas son ahora train-ai, ai-use y search, y los lectores del borrador actual pasan por alto las demás</numerusform>
   </translation>
  </message>
  <message>
   <source>Label of an earlier draft</source>
   <translation>Etiqueta de un borrador anterior</translation>
  </message>
  <message>
   <source>The vocabulary of Content-Usage has changed from draft to draft. Today it has three labels: train-ai (training models), ai-use (use by AI systems otherwise) and search. None of them covers another, so bots, all and tdm have to be written as all three. The fix keeps what each old label said; labels that the line already has in today's form win. ai is written as train-ai and ai-use, which is Gatepost's reading of it.</source>
   <translation>El vocabulario de Content-Usage ha cambiado de un borrador a otro. Hoy tiene tres etiquetas: train-ai (entrenar modelos), ai-use (otro uso por sistemas de IA) y search. Ninguna abarca otra, así que bots, all y tdm deben escribirse como las tres. La corrección conserva lo que decía cada etiqueta antigua; prevalecen las que la línea ya tiene en la forma actual. ai se escribe como train-ai y ai-use, que es la lectura de Gatepost.</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n other lines of this file are directives of %2 and decide nothing in %3. Move them there</source>
   <comment>%1 and %n other line of this file are directives of %2 and decide nothing in %3. Move them there</comment>
   <translation>
    <numerusform>%1 y %n línea más de este archivo son directivas de %2 y no deciden nada en %3. Llévelas allí</numerusform>
    <numerusform>%1 y %n líneas más de este archivo son directivas de %2 y no deciden nada en %3. Llévelas allí</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is a directive of %2 and decides nothing in %3. Move it there</source>
   <translation>%1 es una directiva de %2 y no decide nada en %3. Llévela allí</translation>
  </message>
  <message>
   <source>Make it a comment</source>
   <translation>Convertir en comentario</translation>
  </message>
  <message>
   <source>Directive of another file</source>
   <translation>Directiva de otro archivo</translation>
  </message>
  <message>
   <source>The directive exists, but in another file of the site. Readers of robots.txt know nothing of the AI policy of robots2.txt, and readers of robots2.txt take no Crawl-delay or Visit-time from it: there, pace is said with rate. In the wrong file the line is passed over.</source>
   <translation>La directiva existe, pero en otro archivo del sitio. Los lectores de robots.txt no saben nada de la política de IA de robots2.txt, y los lectores de robots2.txt no toman de él Crawl-delay ni Visit-time: allí el ritmo se dice con rate. En el archivo equivocado, la línea se pasa por alto.</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>Estas horas se solapan con las de %1, que declara otro ritmo. Se aplica el más lento (este). Separe las horas o conserve una línea</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>Estas horas se solapan con las de %1, que declara otro ritmo. Se aplica el más lento (%1). Separe las horas o conserve una línea</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>Esta línea no tiene horas, así que se solapa con %1, que declara otro ritmo. Se aplica el más lento (este). Separe las horas o conserve una línea</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>Esta línea no tiene horas, así que se solapa con %1, que declara otro ritmo. Se aplica el más lento (%1). Separe las horas o conserve una línea</translation>
  </message>
  <message>
   <source>Two paces for the same time</source>
   <translation>Dos ritmos para la misma hora</translation>
  </message>
  <message>
   <source>Two Request-rate lines of one group apply at the same time and name different paces. The slowest decides, so the other line has no effect there. Mostly two windows share their last and first minute: both ends belong to a window, so 0600-1200 is followed by 1201-1800.</source>
   <translation>Dos líneas Request-rate de un grupo valen a la misma hora e indican ritmos distintos. Decide la más lenta, así que la otra no tiene efecto ahí. Casi siempre dos franjas comparten su último y su primer minuto: ambos extremos pertenecen a una franja, de modo que a 0600-1200 le sigue 1201-1800.</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. To keep crawlers out at some hours, refuse them at the server</source>
   <translation>No está documentado que ningún rastreador grande siga %1. Para excluir a los rastreadores a ciertas horas, rechácelos en el servidor</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. Slow them down at the server, with status 429 or 503 when there is too much</source>
   <translation>No está documentado que ningún rastreador grande siga %1. Frénelos en el servidor, con el estado 429 o 503 cuando haya demasiadas solicitudes</translation>
  </message>
  <message>
   <source>Hours or rate that hardly any crawler reads</source>
   <translation>Horas o ritmo que casi ningún rastreador lee</translation>
  </message>
  <message>
   <source>Visit-time and Request-rate come from a draft of 1996 that was never finished. No operator of a large crawler documents that it follows them; some understand Crawl-delay. The lines do no harm, but the load that they are meant to prevent comes all the same.</source>
   <translation>Visit-time y Request-rate proceden de un borrador de 1996 que nunca se terminó. Ningún operador de un rastreador grande documenta que los siga; algunos entienden Crawl-delay. Las líneas no hacen daño, pero la carga que deben evitar llega igualmente.</translation>
  </message>
  <message>
   <source>In robots-ai.txt a path has to begin with /. Write %1</source>
   <translation>En robots-ai.txt, una ruta debe empezar por /. Escriba %1</translation>
  </message>
  <message>
   <source>%1 begins with a host, so the rule matches nothing. Write %2, if it is a path on this host</source>
   <translation>%1 empieza por un servidor, así que la regla no coincide con nada. Escriba %2, si es una ruta de este mismo servidor</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so the rule matches nothing. Write %2</source>
   <translation>%1 no empieza por / ni por *, así que la regla no coincide con nada. Escriba %2</translation>
  </message>
  <message>
   <source>Path without a leading /</source>
   <translation>Ruta sin / inicial</translation>
  </message>
  <message>
   <source>Every path of a URL begins with /, and a rule is compared from the path's beginning on. A value that begins neither with / nor with * therefore matches nothing: the page that was to be closed stays open. Write /folder for a folder at the top, /*.php or *.php for an ending anywhere. robots-ai.txt does not take a path that begins with *.</source>
   <translation>Toda ruta de una URL empieza por /, y una regla se compara desde el principio de la ruta. Un valor que no empieza por / ni por * no coincide, por tanto, con nada: la página que se quería cerrar sigue abierta. Escriba /carpeta para una carpeta de primer nivel, /*.php o *.php para una terminación en cualquier lugar. robots-ai.txt no admite una ruta que empiece por *.</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal. Google's parser reads %2 and finds its crawler; others compare the whole name. Write %2 alone</source>
   <translation>%1 es un patrón de la propuesta de finalidades. El analizador de Google lee %2 y encuentra su rastreador; otros comparan el nombre entero. Escriba solo %2</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: plain crawlers compare names character by character and never find themselves here. Name each agent as well</source>
   <translation>%1 es un patrón de la propuesta de finalidades: los rastreadores sencillos comparan nombres letra por letra y nunca se reconocen aquí. Nombre también cada agente</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: crawlers that compare whole names never find themselves here, and those that cut names as Google does read %2. Name each agent as well</source>
   <translation>%1 es un patrón de la propuesta de finalidades: los rastreadores que comparan nombres enteros nunca se reconocen aquí, y los que cortan los nombres como Google leen %2. Nombre también cada agente</translation>
  </message>
  <message>
   <source>Pattern in place of an agent's name</source>
   <translation>Patrón en lugar del nombre de un agente</translation>
  </message>
  <message>
   <source>A draft of 2024 proposes regular expressions in User-agent lines, and people write names such as *-ai. Gatepost reads them as their author meant, but crawlers that follow RFC 9309 know a name or the single *, nothing between. They then fall back to the group for *. Google's parser cuts the value at the first character that a name cannot have, so Googlebot* means Googlebot to it. Name the agents one by one, and keep the pattern if you want to be ready for readers of the proposal.</source>
   <translation>Un borrador de 2024 propone expresiones regulares en las líneas User-agent, y hay quien escribe nombres como *-ai. Gatepost las lee como las quiso su autor, pero los rastreadores que siguen RFC 9309 conocen un nombre o el simple *, nada intermedio. Recurren entonces al grupo para *. El analizador de Google corta el valor en el primer carácter que un nombre no puede tener, así que Googlebot* significa Googlebot para él. Nombre los agentes uno por uno, y conserve el patrón si quiere estar preparado para los lectores de la propuesta.</translation>
  </message>
  <message>
   <source>%1 is directly below a group but is global: it applies to every agent. For some agents only, put it in a block such as [agent: ai-assistant]</source>
   <translation>%1 está justo debajo de un grupo, pero es global: vale para todos los agentes. Para solo algunos, póngalo en un bloque como [agent: ai-assistant]</translation>
  </message>
  <message>
   <source>Global policy that looks like a group's</source>
   <translation>Política global que parece de un grupo</translation>
  </message>
  <message>
   <source>Policy directives outside [agent: …] blocks are global wherever they are, also below a User-agent group. Written directly under “User-agent: GPTBot” a line such as “train: no” looks as if it were for GPTBot alone. Part them with a blank line, or use a block.</source>
   <translation>Las directivas de política fuera de los bloques [agent: …] son globales estén donde estén, también bajo un grupo User-agent. Escrita justo debajo de «User-agent: GPTBot», una línea como «train: no» parece ser solo para GPTBot. Sepárelas con una línea en blanco, o use un bloque.</translation>
  </message>
  <message>
   <source>The site has a %1, and this rule keeps crawlers that take it literally from reading it. Add %2</source>
   <translation>El sitio tiene un %1, y esta regla impide leerlo a los rastreadores que se atienen a la letra. Añada %2</translation>
  </message>
  <message>
   <source>Policy file that crawlers may not fetch</source>
   <translation>Archivo de política que los rastreadores no pueden obtener</translation>
  </message>
  <message>
   <source>Only /robots.txt is exempt from its own rules by the standard. Gatepost takes the site's other policy files to be exempt too, or no agent could learn what they say; an agent that takes rules literally does not fetch a file that the rules for * close. An Allow for it does no harm and leaves no doubt.</source>
   <translation>Según el estándar, solo /robots.txt está exento de sus propias reglas. Gatepost considera exentos también los demás archivos de política del sitio, o ningún agente podría saber lo que dicen; un agente que se atiene a la letra no obtiene un archivo que las reglas para * cierran. Un Allow para él no hace daño y no deja dudas.</translation>
  </message>
  <message>
   <source>Crawlers fetch /robots.txt whatever it says, or they could not know this rule. Remove it</source>
   <translation>Los rastreadores obtienen /robots.txt diga lo que diga, o no podrían conocer esta regla. Quítela</translation>
  </message>
  <message>
   <source>A crawler that keeps to this rule never reads %1 and so misses the policy in it. Remove the rule</source>
   <translation>Un rastreador que respeta esta regla nunca lee %1 y no conoce, por tanto, su política. Quite la regla</translation>
  </message>
  <message>
   <source>Rule that closes a policy file</source>
   <translation>Regla que cierra un archivo de política</translation>
  </message>
  <message>
   <source>/robots.txt may always be fetched, whatever it says. Gatepost assumes the same for /robots-ai.txt, /robots2.txt and the ask endpoint, since no agent could learn the policy otherwise; but that is a choice, and an agent that takes rules literally will stay away from a file that it may not fetch.</source>
   <translation>/robots.txt se puede obtener siempre, diga lo que diga. Gatepost considera que lo mismo vale para /robots-ai.txt, /robots2.txt y el punto de conexión ask, porque ningún agente podría conocer la política de otro modo; pero es una decisión, y un agente que se atiene a la letra se mantendrá lejos de un archivo que no puede obtener.</translation>
  </message>
  <message>
   <source>%1 is a word about the use of content and never fetches, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 es una palabra sobre el uso del contenido y nunca obtiene nada, así que las horas y el ritmo no significan nada aquí. Ponga la línea en el grupo del rastreador que obtiene las páginas</translation>
  </message>
  <message>
   <source>%1 are words about the use of content and never fetch, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 son palabras sobre el uso del contenido y nunca obtienen nada, así que las horas y el ritmo no significan nada aquí. Ponga la línea en el grupo del rastreador que obtiene las páginas</translation>
  </message>
  <message>
   <source>Pace for a token that never fetches</source>
   <translation>Ritmo para un token que nunca obtiene páginas</translation>
  </message>
  <message>
   <source>Some tokens, such as Google-Extended and Applebot-Extended, stand for no crawler: they say what may be done with content that another crawler of the same operator fetched. Crawl-delay, Request-rate and Visit-time in their group reach nobody.</source>
   <translation>Algunos tokens, como Google-Extended y Applebot-Extended, no representan ningún rastreador: dicen qué se puede hacer con contenido que obtuvo otro rastreador del mismo operador. Crawl-delay, Request-rate y Visit-time en su grupo no alcanzan a nadie.</translation>
  </message>
  <message>
   <source>Anyone can read this file, so this line shows everyone that %1 is there. Protect it with a password; a page that should only stay out of search results needs noindex instead</source>
   <translation>Cualquiera puede leer este archivo, así que esta línea anuncia a todo el mundo que existe %1. Protéjalo con una contraseña; una página que solo deba quedar fuera de los resultados de búsqueda necesita noindex</translation>
  </message>
  <message>
   <source>Rule that reveals a private place</source>
   <translation>Regla que revela un lugar privado</translation>
  </message>
  <message>
   <source>A policy file is public and is the first thing that people looking for a way in will read. A rule for /admin or /backup keeps no one out and shows where to look. What must stay private needs a login; the rule may then go, or stay if the login page itself is not secret.</source>
   <translation>Un archivo de política es público y es lo primero que mira quien busca una entrada. Una regla para /admin o /backup no impide el paso a nadie y dice dónde mirar. Lo que deba seguir siendo privado necesita un inicio de sesión; la regla puede entonces suprimirse, o quedarse si la propia página de acceso no es un secreto.</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from the end on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt no es lo que resulta de la política de agentes: difiere desde el final. Genérelo de nuevo, o cambie la política y no este archivo</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from %1 on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt no es lo que resulta de la política de agentes: difiere desde %1. Genérelo de nuevo, o cambie la política y no este archivo</translation>
  </message>
  <message>
   <source>The agent policy beside this file would make another robots.txt; this one does not say that it was rendered from it. Keep one of the two</source>
   <translation>La política de agentes que está junto a este archivo daría otro robots.txt; este no dice que se generara a partir de ella. Conserve uno de los dos</translation>
  </message>
  <message>
   <source>Render it again</source>
   <translation>Generarlo de nuevo</translation>
  </message>
  <message>
   <source>robots.txt is not what its agent policy makes</source>
   <translation>robots.txt no es lo que resulta de su política de agentes</translation>
  </message>
  <message>
   <source>The site has an agent policy, from which robots.txt is rendered: equal input gives equal bytes. The file beside it has other bytes. Either the policy was changed and not rendered since, or the file was edited by hand, and the next rendering will undo that. It works one way only: what should stay belongs in the policy.</source>
   <translation>El sitio tiene una política de agentes, de la que se genera robots.txt: la misma entrada da los mismos bytes. El archivo que está a su lado tiene otros bytes. O bien la política se modificó y no se ha vuelto a generar, o bien el archivo se editó a mano, y la próxima generación borrará esos cambios. Solo funciona en un sentido: lo que deba quedarse corresponde a la política.</translation>
  </message>
  <message>
   <source>%1 is named in this group already; once is enough</source>
   <translation>%1 ya se nombra en este grupo; basta una vez</translation>
  </message>
  <message>
   <source>Agent named twice in one group</source>
   <translation>Agente nombrado dos veces en un grupo</translation>
  </message>
  <message>
   <source>A group names an agent once or several times: it makes no difference. The second line is ballast, or another agent was meant.</source>
   <translation>Un grupo nombra a un agente una o varias veces: da lo mismo. La segunda línea sobra, o se quería nombrar a otro agente.</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it</source>
   <translation>%1 está retirado: %2 ya no lo envía</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it. Today it uses %3; check that they have a group if you meant them</source>
   <translation>%1 está retirado: %2 ya no lo envía. Hoy envía %3; compruebe que tengan un grupo si se refería a ellos</translation>
  </message>
  <message>
   <source>Retired agent</source>
   <translation>Agente retirado</translation>
  </message>
  <message>
   <source>The crawler's operator has retired this token. The group harms nobody, but it does not reach the crawlers that took its place: they follow their own group or the one for *. The message names those that are known.</source>
   <translation>El operador del rastreador ha retirado este token. El grupo no perjudica a nadie, pero no alcanza a los rastreadores que ocuparon su lugar: siguen su propio grupo o el de *. El mensaje nombra los conocidos.</translation>
  </message>
  <message>
   <source>crawl: yes opens nothing: robots.txt closes the whole site to * in %1</source>
   <translation>crawl: yes no abre nada: robots.txt cierra todo el sitio a * en %1</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to everyone by %1 in %2, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt solo puede restringir: robots.txt cierra esto a todos con %1 en %2, así que el Allow no abre nada. Ábralo allí o quítelo aquí</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to %1 by %2 in %3, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt solo puede restringir: robots.txt cierra esto a %1 con %2 en %3, así que el Allow no abre nada. Ábralo allí o quítelo aquí</translation>
  </message>
  <message>
   <source>robots2.txt allows what robots.txt forbids</source>
   <translation>robots2.txt permite lo que robots.txt prohíbe</translation>
  </message>
  <message>
   <source>robots2.txt extends robots.txt and does not replace it: its path rules may close more, never open what robots.txt has closed. An Allow, or crawl: yes, for what robots.txt disallows has no effect; whoever reads robots2.txt alone is misled by it.</source>
   <translation>robots2.txt amplía robots.txt y no lo sustituye: sus reglas de ruta pueden cerrar más, nunca abrir lo que robots.txt ha cerrado. Un Allow, o crawl: yes, para lo que robots.txt prohíbe no tiene efecto; quien lee solo robots2.txt se lleva una idea equivocada.</translation>
  </message>
  <message>
   <source>Robot-version is in no group and decides nothing. Put it directly below the User-agent lines of its group</source>
   <translation>Robot-version no está en ningún grupo y no decide nada. Póngala justo debajo de las líneas User-agent de su grupo</translation>
  </message>
  <message>
   <source>The group has a Robot-version in %1 already; this one decides nothing</source>
   <translation>El grupo ya tiene una Robot-version en %1; esta no decide nada</translation>
  </message>
  <message>
   <source>Robot-version counts only directly below the User-agent lines; here it decides nothing, and the group is read as plain robots.txt. Move it up</source>
   <translation>Robot-version solo cuenta justo debajo de las líneas User-agent; aquí no decide nada, y el grupo se lee como robots.txt simple. Súbala</translation>
  </message>
  <message>
   <source>Move it below User-agent</source>
   <translation>Llevarla debajo de User-agent</translation>
  </message>
  <message>
   <source>Robot-version in the wrong place</source>
   <translation>Robot-version en el lugar equivocado</translation>
  </message>
  <message>
   <source>A group is of the extended standard if Robot-version follows its User-agent lines directly, with nothing but blank lines and comments between. Anywhere else the line decides nothing: the group's rules are read as plain prefixes and by length, not as whole paths in the order of the extended standard.</source>
   <translation>Un grupo es del estándar extendido si Robot-version sigue inmediatamente a sus líneas User-agent, sin nada más que líneas en blanco y comentarios en medio. En cualquier otro lugar la línea no decide nada: las reglas del grupo se leen como simples prefijos y por longitud, no como rutas enteras en el orden del estándar extendido.</translation>
  </message>
  <message>
   <source>%1 is in no group, so it applies to no agent and decides nothing. Put it below a User-agent line</source>
   <translation>%1 no está en ningún grupo, así que no se refiere a nadie y no decide nada. Póngala debajo de una línea User-agent</translation>
  </message>
  <message>
   <source>This rule comes before the first User-agent line, so it applies to no agent and decides nothing. Put User-agent: * before it, or move it into a group</source>
   <translation>Esta regla está antes de la primera línea User-agent y no pertenece a nadie: no decide nada. Ponga User-agent: * delante o llévela a un grupo</translation>
  </message>
  <message>
   <source>There is no User-agent line, so this rule applies to no agent and decides nothing. Put User-agent: * before it</source>
   <translation>No hay ninguna línea User-agent, así que esta regla no pertenece a nadie y no decide nada. Ponga User-agent: * delante</translation>
  </message>
  <message>
   <source>Put “User-agent: *” before it</source>
   <translation>Poner «User-agent: *» delante</translation>
  </message>
  <message>
   <source>Rule before any User-agent</source>
   <translation>Regla antes de cualquier User-agent</translation>
  </message>
  <message>
   <source>Allow and Disallow belong to the User-agent lines above them. Before the first one they apply to no agent and every crawler ignores them. Usually the line User-agent: * is missing, misspelt, or broken by an invisible character. Crawl-delay, Content-Signal and anything else that belongs to a group decide nothing there either.</source>
   <translation>Allow y Disallow pertenecen a las líneas User-agent que tienen encima. Antes de la primera no pertenecen a nadie y todo rastreador las pasa por alto. Casi siempre la línea User-agent: * falta, está mal escrita o la estropea un carácter invisible. Tampoco Crawl-delay, Content-Signal y lo demás que pertenece a un grupo deciden nada ahí.</translation>
  </message>
  <message>
   <source>Path rules do not belong in a block: this one applies to no agent. Put it in a separate group, with User-agent: * or an agent's token above it (the block is for the category %1)</source>
   <translation>Las reglas de ruta no corresponden a un bloque: esta no es para nadie. Póngala en un grupo propio, con User-agent: * o el token de un agente encima (el bloque es para la categoría %1)</translation>
  </message>
  <message>
   <source>Path rule inside an [agent: …] block</source>
   <translation>Regla de ruta dentro de un bloque [agent: …]</translation>
  </message>
  <message>
   <source>A block contains policy for a category of agents; rules for paths belong in groups that begin with User-agent, as in robots.txt. A block's header ends the group above it, so an Allow or Disallow below it applies to no agent and decides nothing.</source>
   <translation>Un bloque contiene la política para una categoría de agentes; las rutas las regulan grupos que empiezan con User-agent, como en robots.txt. El encabezado de un bloque termina el grupo que tiene encima, así que un Allow o Disallow debajo no pertenece a nadie y no decide nada.</translation>
  </message>
  <message>
   <source>About training this says %1, the group for %2 in robots.txt says %3. Who makes models may pick the one it likes: say the same in both</source>
   <translation>Sobre el entrenamiento, esto dice %1; el grupo para %2 en robots.txt dice %3. Quien hace modelos puede elegir lo que prefiera: diga lo mismo en ambos</translation>
  </message>
  <message>
   <source>About training this says %1 to %2, robots2.txt says %3 in %4. An agent may pick the one it likes: say the same in both</source>
   <translation>Sobre el entrenamiento, esto dice %1 a %2, y robots2.txt dice %3 en %4. Un agente puede elegir lo que prefiera: diga lo mismo en ambos</translation>
  </message>
  <message>
   <source>Preference signals that contradict each other</source>
   <translation>Señales de preferencia que se contradicen</translation>
  </message>
  <message>
   <source>Content-Signal, Content-Usage and DisallowAITraining in robots.txt, a group there for a policy token such as __usage_ai-training, and train in robots2.txt speak of the same matter to different readers. If they differ, an agent that reads both has a choice, and one that reads one of them has half of your will. None outranks the other.</source>
   <translation>Content-Signal, Content-Usage y DisallowAITraining en robots.txt, un grupo allí para un token de política como __usage_ai-training y train en robots2.txt hablan del mismo asunto a lectores distintos. Si difieren, un agente que lee ambos puede elegir, y uno que lee solo uno conoce la mitad de su voluntad. Ninguno prevalece sobre los otros.</translation>
  </message>
  <message>
   <source>Crawlers may not fetch this sitemap: %1 in %2 closes it. Put “Allow: %3” into the group for *</source>
   <translation>Los rastreadores no pueden obtener este sitemap: lo cierra %1 en %2. Ponga «Allow: %3» en el grupo para *</translation>
  </message>
  <message>
   <source>Sitemap that may not be fetched</source>
   <translation>Sitemap que no se puede obtener</translation>
  </message>
  <message>
   <source>A Sitemap line invites crawlers to a file that a rule of the same policy forbids to them. Many keep to the rule and never see the sitemap. An Allow for its path settles it. Sitemaps on another host are not affected by this file.</source>
   <translation>Una línea Sitemap invita a los rastreadores a un archivo que una regla de la misma política les prohíbe. Muchos respetan la regla y nunca ven el sitemap. Un Allow para su ruta lo resuelve. A los sitemaps de otro servidor no les afecta este archivo.</translation>
  </message>
  <message numerus="yes">
   <source>The file has %n bytes; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</source>
   <comment>The file has %n byte; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</comment>
   <translation>
    <numerusform>El archivo tiene %n byte; los rastreadores no necesitan leer más de 512 000, así que lo que está a partir de %1 puede quedar sin leer. Acórtelo: una regla con * suele valer por muchas</numerusform>
    <numerusform>El archivo tiene %n bytes; los rastreadores no necesitan leer más de 512 000, así que lo que está a partir de %1 puede quedar sin leer. Acórtelo: una regla con * suele valer por muchas</numerusform>
   </translation>
  </message>
  <message>
   <source>Larger than crawlers must read</source>
   <translation>Mayor de lo que los rastreadores deben leer</translation>
  </message>
  <message>
   <source>A crawler must read at least 500 KiB of the file and may leave the rest. What lies past 512,000 bytes is read by Gatepost, but real crawlers may not see it; a rule cut in the middle may even match more than was meant. Put the important groups first and replace long lists by patterns or by a common folder.</source>
   <translation>Un rastreador debe leer al menos 500 KiB del archivo y puede dejar el resto. Gatepost lee lo que está más allá de 512 000 bytes, pero los rastreadores reales quizá no lo vean; una regla cortada por la mitad puede incluso coincidir con más de lo deseado. Ponga primero los grupos importantes y sustituya las listas largas por patrones o por una carpeta común.</translation>
  </message>
  <message>
   <source>Two paths on one line are read as one path with a space in it. Give each its own line</source>
   <translation>Dos rutas en una línea se leen como una sola ruta con un espacio. Ponga cada una en una línea propia</translation>
  </message>
  <message>
   <source>A path with a space: URLs contain %1 instead. Some crawlers read the space as %1, others find no match. Write %1, or put a # before a remark</source>
   <translation>Una ruta con un espacio: las URL contienen %1 en su lugar. Algunos rastreadores leen el espacio como %1; otros no encuentran coincidencia. Escriba %1, o ponga un # delante de una observación</translation>
  </message>
  <message>
   <source>Split into two lines</source>
   <translation>Dividir en dos líneas</translation>
  </message>
  <message>
   <source>Write %1 for the space</source>
   <translation>Escribir %1 en lugar del espacio</translation>
  </message>
  <message>
   <source>Make the rest a comment</source>
   <translation>Convertir el resto en comentario</translation>
  </message>
  <message>
   <source>Space in a path</source>
   <translation>Espacio en una ruta</translation>
  </message>
  <message>
   <source>A rule has one path, and everything up to the end of the line or a # belongs to it. A URL never contains a space; browsers send it as %20 (or + in a query). Gatepost reads the rule as browsers would send it, but some crawlers compare the space itself, and then the rule never matches. Several paths need several lines, and a remark needs a #.</source>
   <translation>Una regla tiene una sola ruta, y todo lo que hay hasta el fin de la línea o un # pertenece a ella. Una URL nunca contiene un espacio; los navegadores lo envían como %20 (o + en una consulta). Gatepost lee la regla como la enviarían los navegadores, pero algunos rastreadores comparan el espacio mismo, y entonces la regla nunca coincide. Varias rutas necesitan varias líneas; una observación necesita un #.</translation>
  </message>
  <message>
   <source>A rule matches everything that begins with it, so the %1 at the end adds nothing but length; old crawlers take it literally. Write %2</source>
   <translation>Una regla coincide con todo lo que empieza con ella, así que el %1 final no añade más que longitud; los rastreadores antiguos lo toman por un carácter corriente. Escriba %2</translation>
  </message>
  <message>
   <source>Superfluous * at the end</source>
   <translation>* superfluo al final</translation>
  </message>
  <message>
   <source>A rule is compared with the beginning of the path, so /blog matches /blog/a and /blogs as well: a * at the end matches nothing more. It does make the rule one byte longer, which can decide between rules, and crawlers that know no wildcards look for a real star. *$ at the end undoes itself.</source>
   <translation>Una regla se compara con el principio de la ruta, así que /blog coincide también con /blog/a y /blogs: un * al final no coincide con nada más. Sí alarga la regla un byte, lo que puede decidir entre reglas, y los rastreadores que no conocen comodines buscan un asterisco de verdad. *$ al final se anula a sí mismo.</translation>
  </message>
  <message>
   <source>The group for * is for every robot, but %1 makes it a group that almost none can read: others take its patterns for prefixes. Give * plain rules, and name the robots that know the standard 2.0</source>
   <translation>El grupo para * es para todos los robots, pero %1 lo convierte en un grupo que casi ninguno sabe leer: los demás toman sus patrones por prefijos. Dé a * reglas simples y nombre los robots que conocen el estándar 2.0</translation>
  </message>
  <message>
   <source>Remove Robot-version, so that the group is a plain one</source>
   <translation>Quitar Robot-version para que el grupo sea simple</translation>
  </message>
  <message>
   <source>Group for * by the standard 2.0</source>
   <translation>Grupo para * según el estándar 2.0</translation>
  </message>
  <message>
   <source>The extended standard 2.0 itself asks that the group for * keeps to the form of the original standard, because it is for robots that one does not know. Robots that do not know 2.0 read whole paths and shell patterns as prefixes, pass over hours and rates, and may end up with another policy than the one that is meant.</source>
   <translation>El propio estándar extendido 2.0 pide que el grupo para * mantenga la forma del estándar original, porque es para los robots que no se conocen. Los robots que no conocen 2.0 leen las rutas enteras y los patrones de shell como prefijos, pasan por alto horarios y frecuencias y pueden acabar con una política distinta de la que se quería.</translation>
  </message>
  <message>
   <source>There is a byte order mark inside the file, probably because files were joined. The line is not read as meant; remove the mark</source>
   <translation>Hay una marca de orden de bytes dentro del archivo, probablemente por haber juntado archivos. La línea no se lee como se quería; quite la marca</translation>
  </message>
  <message>
   <source>Byte order mark inside the file</source>
   <translation>Marca de orden de bytes dentro del archivo</translation>
  </message>
  <message>
   <source>A byte order mark is only skipped as the first three bytes of the file. Anywhere else, or as the garbled characters ï»¿ that a wrong conversion makes of it, it is part of the word next to it: the key is then unknown and the line decides nothing. It is invisible in most editors.</source>
   <translation>Una marca de orden de bytes solo se omite como los tres primeros bytes del archivo. En cualquier otro lugar, o como las letras corruptas ï»¿ en que la convierte una conversión errónea, es parte de la palabra a la que va unida: la clave es entonces desconocida y la línea no decide nada. Es invisible en la mayoría de los editores.</translation>
  </message>
  <message>
   <source>A % that is not followed by two hex digits: no well-formed URL contains it. Write %1 for a literal percent sign</source>
   <translation>Un % al que no siguen dos cifras hexadecimales: ninguna URL bien formada lo contiene. Escriba %1 para un signo de porcentaje literal</translation>
  </message>
  <message>
   <source>Stray percent sign</source>
   <translation>Signo de porcentaje suelto</translation>
  </message>
  <message>
   <source>In a URL a percent sign begins an escaped byte and two hex digits follow it. Anything else is malformed; crawlers escape it in various ways, so whether the rule matches is a matter of luck. A literal percent sign is written %25.</source>
   <translation>En una URL, un signo de porcentaje inicia un byte escapado y le siguen dos cifras hexadecimales. Cualquier otra cosa está mal formada; los rastreadores la escapan de varias formas, así que es cuestión de suerte que la regla coincida. Un signo de porcentaje literal se escribe %25.</translation>
  </message>
  <message>
   <source>%1 states a preference about training, and shares its group with %2: what is closed here is closed to the crawler too, for search as well. Give the token its own group</source>
   <translation>%1 declara una preferencia sobre el entrenamiento y comparte su grupo con %2: lo que se cierra aquí queda cerrado también al rastreador, incluso para la búsqueda. Dé al token un grupo propio</translation>
  </message>
  <message>
   <source>Use token in a group of crawlers</source>
   <translation>Token de uso en un grupo de rastreadores</translation>
  </message>
  <message>
   <source>A policy token such as __usage_ai-training stands for a use, not for a crawler: its Disallow says that pages are not to be used so, and does not stop a fetch. In a group that also names crawlers the same Disallow stops their fetches. If only the use is meant, the token needs its own group.</source>
   <translation>Un token de política como __usage_ai-training representa un uso, no un rastreador: su Disallow dice que las páginas no deben usarse así, y no impide obtenerlas. En un grupo que también nombra rastreadores, el mismo Disallow les impide obtener páginas. Si solo se quiere decir el uso, el token necesita un grupo propio.</translation>
  </message>
  <message>
   <source>A second directive on the line: only some readers see this %1. Give it its own line</source>
   <translation>Una segunda directiva en la línea: solo algunos lectores ven este %1. Póngalo en una línea propia</translation>
  </message>
  <message>
   <source>Two directives on one line</source>
   <translation>Dos directivas en una línea</translation>
  </message>
  <message>
   <source>Each directive needs its own line. After a User-agent value Gatepost reads an Allow or Disallow as a separate line, as the purpose proposal prints it; plain crawlers cut the value at the white space and lose the rule. Anywhere else the second directive becomes a part of the first one's value, which then matches nothing.</source>
   <translation>Una directiva ocupa una línea. Detrás de un valor de User-agent, Gatepost lee un Allow o Disallow como línea propia, tal como lo muestra la propuesta de finalidades; los rastreadores sencillos cortan el valor en el espacio en blanco y pierden la regla. En cualquier otro lugar, la segunda directiva pasa a formar parte del valor de la primera, que entonces no coincide con nada.</translation>
  </message>
  <message>
   <source>The path has characters that a URL writes with percent signs; simple crawlers compare the bytes. Write %1</source>
   <translation>La ruta tiene caracteres que una URL escribe con signos de porcentaje; los rastreadores sencillos comparan los bytes. Escriba %1</translation>
  </message>
  <message>
   <source>Path that is not percent-encoded</source>
   <translation>Ruta sin codificación porcentual</translation>
  </message>
  <message>
   <source>In a URL every byte above 127 is written as a percent sign and two digits, so é is %C3%A9. Crawlers that follow the standard encode both sides before they compare; others compare what is written. Google recommends the encoded form, which means the same to all.</source>
   <translation>En una URL, todo byte superior a 127 se escribe como un signo de porcentaje y dos cifras, así que é es %C3%A9. Los rastreadores que siguen el estándar codifican ambos lados antes de compararlos; otros comparan lo que está escrito. Google recomienda la forma codificada, que significa lo mismo para todos.</translation>
  </message>
  <message>
   <source>Blocks are for categories of agents; that an agent's own token is taken too is an extension that others may not know. %1 is of the category %2</source>
   <translation>Los bloques son para categorías de agentes; que se admita también el token propio de un agente es una extensión que otros quizá no conozcan. %1 es de la categoría %2</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. Did you mean %2?</source>
   <translation>%1 no es ninguna de las ocho categorías ni un agente conocido, así que casi nadie sigue este bloque. ¿Quería decir %2?</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. The categories: %2</source>
   <translation>%1 no es ninguna de las ocho categorías ni un agente conocido, así que casi nadie sigue este bloque. Las categorías: %2</translation>
  </message>
  <message>
   <source>Unknown category of agents</source>
   <translation>Categoría de agentes desconocida</translation>
  </message>
  <message>
   <source>An [agent: …] block is for one of eight categories that agents declare in X-Agent-Identity: search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. Gatepost also takes an agent's own token, as an extension. Any other name matches no agent.</source>
   <translation>Un bloque [agent: …] es para una de las ocho categorías que los agentes declaran en X-Agent-Identity: search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. Gatepost admite también el token propio de un agente, como extensión. Ningún otro nombre coincide con un agente.</translation>
  </message>
  <message>
   <source>%1 is not a directive, so the line decides nothing. Did you mean %2?</source>
   <translation>%1 no es una directiva, así que la línea no decide nada. ¿Quería decir %2?</translation>
  </message>
  <message>
   <source>%1 is of ACAP, which was given up and which no crawler reads. Say it with Allow and Disallow</source>
   <translation>%1 es de ACAP, que se abandonó y que ningún rastreador lee. Dígalo con Allow y Disallow</translation>
  </message>
  <message>
   <source>An address without a directive decides nothing. Put Sitemap: before it, or a # if it is a comment</source>
   <translation>Una dirección sin directiva no decide nada. Ponga Sitemap: delante, o un # si es un comentario</translation>
  </message>
  <message>
   <source>%1 is not a directive that any known crawler reads here; the line decides nothing. Remove it, or put a # before it</source>
   <translation>%1 no es una directiva que algún rastreador conocido lea aquí; la línea no decide nada. Quítela o ponga un # delante</translation>
  </message>
  <message>
   <source>Put “Sitemap: ” before it</source>
   <translation>Poner «Sitemap: » delante</translation>
  </message>
  <message>
   <source>Unknown directive</source>
   <translation>Directiva desconocida</translation>
  </message>
  <message>
   <source>The word before the colon is none that the file's format knows; crawlers pass the line over. If it is close to a known directive it is probably a slip, and then the rule that was meant does not count: an error. Else it is a directive of a private extension, a comment without its #, or of a standard that nobody reads.</source>
   <translation>La palabra antes de los dos puntos no es ninguna de las que conoce el formato del archivo; los rastreadores pasan la línea por alto. Si se parece a una directiva conocida, es probablemente un desliz, y entonces la regla deseada no cuenta: un error. Si no, es una directiva de una extensión privada, un comentario sin su # o de un estándar que nadie lee.</translation>
  </message>
  <message>
   <source>Neither a directive nor a comment: the line decides nothing. Put a # before it if it is a comment</source>
   <translation>Ni directiva ni comentario: la línea no decide nada. Ponga un # delante si es un comentario</translation>
  </message>
  <message>
   <source>This is not a block header, so the lines below it are for every agent. Write %1</source>
   <translation>Esto no es un encabezado de bloque, así que las líneas de debajo son para todos los agentes. Escriba %1</translation>
  </message>
  <message>
   <source>This is not a block header: write [agent: CATEGORY], for example [agent: search-indexer]</source>
   <translation>Esto no es un encabezado de bloque: escriba [agent: CATEGORÍA], por ejemplo [agent: search-indexer]</translation>
  </message>
  <message>
   <source>Neither directive nor comment</source>
   <translation>Ni directiva ni comentario</translation>
  </message>
  <message>
   <source>A line that is neither empty nor a comment nor “key: value” is kept as it is and decides nothing. Usually it is a comment without its #, the rest of a line that was broken above, or a path without its directive. In an extended group it also separates Robot-version from its User-agent lines. In robots-ai.txt, whose specification asks for “directive: value” in every line, it is an error.</source>
   <translation>Una línea que no está vacía ni es un comentario ni «clave: valor» se conserva como está y no decide nada. Casi siempre es un comentario sin su #, el resto de una línea que se cortó más arriba o una ruta sin su directiva. En un grupo extendido, además, separa Robot-version de sus líneas User-agent. En robots-ai.txt, cuya especificación pide «directiva: valor» en cada línea, es un error.</translation>
  </message>
  <message>
   <source>Noindex is not read by any large crawler here (Google stopped in 2019). Use the robots meta tag or the X-Robots-Tag header on the page, and do not disallow it</source>
   <translation>Ningún rastreador grande lee Noindex aquí (Google dejó de hacerlo en 2019). Use la metaetiqueta robots o la cabecera X-Robots-Tag en la página, y no la prohíba con Disallow</translation>
  </message>
  <message>
   <source>Nofollow is not read in this file. Use the robots meta tag or rel=&quot;nofollow&quot; on the page</source>
   <translation>Nofollow no se lee en este archivo. Use la metaetiqueta robots o rel=&quot;nofollow&quot; en la página</translation>
  </message>
  <message>
   <source>Noarchive is not read in this file. Use the robots meta tag or the X-Robots-Tag header on the page</source>
   <translation>Noarchive no se lee en este archivo. Use la metaetiqueta robots o la cabecera X-Robots-Tag en la página</translation>
  </message>
  <message>
   <source>Host is not read any more: Yandex, which made it, stopped in 2018. Redirect to the main host instead</source>
   <translation>Host ya no se lee: Yandex, que lo creó, lo dejó en 2018. Redirija al servidor principal en su lugar</translation>
  </message>
  <message>
   <source>Clean-param is read by Yandex alone; it decides nothing for other crawlers</source>
   <translation>Clean-param solo lo lee Yandex; no decide nada para otros rastreadores</translation>
  </message>
  <message>
   <source>Directive that is not read</source>
   <translation>Directiva que no se lee</translation>
  </message>
  <message>
   <source>Some directives are met often and decide nothing. Noindex, Nofollow and Noarchive mean something as a robots meta tag or in the X-Robots-Tag header, where a crawler finds them only if it may fetch the page. Host was Yandex's until 2018; Clean-param is still read by Yandex, and by nobody else.</source>
   <translation>Algunas directivas aparecen a menudo y no deciden nada. Noindex, Nofollow y Noarchive significan algo como metaetiqueta robots o en la cabecera X-Robots-Tag, donde un rastreador solo las encuentra si puede obtener la página. Host fue de Yandex hasta 2018; Clean-param lo sigue leyendo Yandex, y nadie más.</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”: the rules below it are then no longer for the agents of this group. Remove the line</source>
   <translation>Ningún rastreador conocido lee User-Agent-Purpose, y Google toma la línea por «User-agent: %1»: las reglas que la siguen dejan entonces de ser para los agentes de este grupo. Quite la línea</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”. Name the agents by their tokens instead</source>
   <translation>Ningún rastreador conocido lee User-Agent-Purpose, y Google toma la línea por «User-agent: %1». Nombre los agentes por sus tokens</translation>
  </message>
  <message>
   <source>User-Agent-Purpose</source>
   <translation>User-Agent-Purpose</translation>
  </message>
  <message>
   <source>Two drafts proposed to name agents by what they do; both have expired, and no crawler is known to read the line. Google's parser takes any key that begins with “user-agent” for User-agent, so to Google the line names an agent that does not exist. Between the rules of a group that does harm: the rules below belong to that agent alone (a warning).</source>
   <translation>Dos borradores propusieron nombrar a los agentes por lo que hacen; ambos han caducado y no se sabe de ningún rastreador que lea la línea. El analizador de Google toma por User-agent toda clave que empiece por «user-agent», así que para Google la línea nombra un agente que no existe. Entre las reglas de un grupo eso hace daño: las reglas siguientes pertenecen solo a ese agente (una advertencia).</translation>
  </message>
  <message>
   <source>The specification spells it %1; agents may not know %2</source>
   <translation>La especificación lo escribe %1; los agentes quizá no conozcan %2</translation>
  </message>
  <message>
   <source>American spelling</source>
   <translation>Grafía estadounidense</translation>
  </message>
  <message>
   <source>robots2.txt spells its directives the British way: summarise, personalise, monetise, editorialised. Gatepost reads summarize and the like as what they mean, but the specification does not say so and other agents may ignore the line, which leaves the matter unstated.</source>
   <translation>robots2.txt escribe sus directivas a la británica: summarise, personalise, monetise, editorialised. Gatepost lee summarize y similares como lo que significan, pero la especificación no lo dice y otros agentes pueden ignorar la línea, lo que deja el asunto sin declarar.</translation>
  </message>
  <message>
   <source>No standard above 2.0 exists; the group is read as one of %1 here, and other readers may ignore it. Write %1</source>
   <translation>No existe ningún estándar superior a 2.0; aquí el grupo se lee como de %1, y otros lectores pueden ignorarlo. Escriba %1</translation>
  </message>
  <message>
   <source>Version above 2</source>
   <translation>Versión superior a 2</translation>
  </message>
  <message>
   <source>The extended standard names the versions 1.0 and 2.0. What a higher one would mean is written nowhere. Gatepost reads a higher even version as 2.0; a robot that knows 2.0 may also leave the group out.</source>
   <translation>El estándar extendido nombra las versiones 1.0 y 2.0. Lo que significaría una superior no está escrito en ninguna parte. Gatepost lee una versión par superior como 2.0; un robot que conoce 2.0 también puede omitir el grupo.</translation>
  </message>
  <message>
   <source>%1 states nothing, because %2 has other values; the rest of the line counts. Write %3</source>
   <translation>%1 no declara nada, porque %2 tiene otros valores; el resto de la línea cuenta. Escriba %3</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Signal: Content-Usage has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 es una etiqueta de Content-Signal: Content-Usage tiene %2 para eso, y los lectores ignoran las demás. Escriba %2</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Usage: Content-Signal has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 es una etiqueta de Content-Usage: Content-Signal tiene %2 para eso, y los lectores ignoran las demás. Escriba %2</translation>
  </message>
  <message>
   <source>Part of a signal that states nothing</source>
   <translation>Parte de una señal que no declara nada</translation>
  </message>
  <message>
   <source>Content-Usage answers with y and n, Content-Signal with yes and no. The other one's answer states nothing, while the rest of the line counts: a refusal that was meant is then silently missing. Values of Content-Usage are compared with their case.</source>
   <translation>Content-Usage responde con y y n; Content-Signal, con yes y no. La respuesta del otro no declara nada, mientras que el resto de la línea cuenta: un rechazo deseado falta entonces sin aviso. Los valores de Content-Usage se comparan distinguiendo mayúsculas.</translation>
  </message>
  <message>
   <source>Label of Content-Signal in Content-Usage</source>
   <translation>Etiqueta de Content-Signal en Content-Usage</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: ai-train and ai-input of Content-Signal are train-ai and ai-use in Content-Usage, whose labels are in lower case. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>Las dos formas de declarar una preferencia tienen palabras distintas para lo mismo: ai-train y ai-input de Content-Signal son train-ai y ai-use en Content-Usage, cuyas etiquetas van en minúsculas. Un lector ignora las etiquetas que no conoce, así que la línea no dice lo que parece decir.</translation>
  </message>
  <message>
   <source>Label of Content-Usage in Content-Signal</source>
   <translation>Etiqueta de Content-Usage en Content-Signal</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: train-ai and ai-use of Content-Usage are ai-train and ai-input in Content-Signal. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>Las dos formas de declarar una preferencia tienen palabras distintas para lo mismo: train-ai y ai-use de Content-Usage son ai-train y ai-input en Content-Signal. Un lector ignora las etiquetas que no conoce, así que la línea no dice lo que parece decir.</translation>
  </message>
  <message>
   <source>%1 is always about the whole file, also inside the block for %2. Move it above the first block</source>
   <translation>%1 se refiere siempre al archivo completo, también dentro del bloque para %2. Llévelo encima del primer bloque</translation>
  </message>
  <message>
   <source>Statement about the file inside a block</source>
   <translation>Declaración sobre el archivo dentro de un bloque</translation>
  </message>
  <message>
   <source>market, content-type, editorialised, ai-assisted, primary-language, report-to and age-rating describe the site, not an agent. Inside an [agent: …] block they look as if they applied to that category only, but they do not.</source>
   <translation>market, content-type, editorialised, ai-assisted, primary-language, report-to y age-rating describen el sitio, no un agente. Dentro de un bloque [agent: …] parecen valer solo para esa categoría, y no es así.</translation>
  </message>
  <message>
   <source>A window whose ends are equal is one minute long. Write 0000-2359 for the whole day, or its real end</source>
   <translation>Una franja con extremos iguales dura un minuto. Escriba 0000-2359 para todo el día, o su final real</translation>
  </message>
  <message>
   <source>The window is the whole day and so changes nothing. Remove the line, or narrow it</source>
   <translation>La franja es todo el día y, por tanto, no cambia nada. Quite la línea o reduzca la franja</translation>
  </message>
  <message>
   <source>Window of one minute or of the whole day</source>
   <translation>Franja de un minuto o de todo el día</translation>
  </message>
  <message>
   <source>Both ends of a window belong to it, to the minute. Equal ends are therefore one minute a day, in which hardly any crawler comes; an end just before the start is the whole day and changes nothing. Either is probably not what was meant.</source>
   <translation>Ambos extremos de una franja pertenecen a ella, con precisión de minuto. Extremos iguales son, por tanto, un minuto al día, en el que apenas viene ningún rastreador; un final justo antes del comienzo es el día entero y no cambia nada. Ninguno de los dos es probablemente lo deseado.</translation>
  </message>
  <message>
   <source>This line changes nothing: %1 in %2 says the same of all its paths. It can be removed</source>
   <translation>Esta línea no cambia nada: %1 en %2 dice lo mismo de todas sus rutas. Se puede quitar</translation>
  </message>
  <message>
   <source>This line changes nothing: what no rule denies may be fetched anyway. It can be removed</source>
   <translation>Esta línea no cambia nada: lo que ninguna regla deniega se puede obtener de todos modos. Se puede quitar</translation>
  </message>
  <message>
   <source>This group changes nothing: whoever it names gets the same answers without it. All of its lines can be removed together</source>
   <translation>Este grupo no cambia nada: aquellos a quienes nombra reciben las mismas respuestas sin él. Todas sus líneas se pueden quitar a la vez</translation>
  </message>
  <message>
   <source>This line changes nothing once the other marked lines are gone. It can be removed together with them</source>
   <translation>Esta línea no cambia nada una vez quitadas las otras líneas marcadas. Se puede quitar junto con ellas</translation>
  </message>
  <message>
   <source>This line changes nothing: without it the group runs on into the one in %1, which says the same. It can be removed</source>
   <translation>Esta línea no cambia nada: sin ella, el grupo continúa en el de %1, que dice lo mismo. Se puede quitar</translation>
  </message>
  <message>
   <source>This says what is so without it: no answer changes if it is left out. It may stay for people to read</source>
   <translation>Esto dice lo que ya es así sin ello: ninguna respuesta cambia si se omite. Puede quedarse para que lo lean personas</translation>
  </message>
  <message>
   <source>This line changes nothing: every answer is the same without it. It can be removed</source>
   <translation>Esta línea no cambia nada: sin ella, todas las respuestas son iguales. Se puede quitar</translation>
  </message>
  <message>
   <source>Remove the group</source>
   <translation>Quitar el grupo</translation>
  </message>
  <message>
   <source>Remove the marked lines</source>
   <translation>Quitar las líneas marcadas</translation>
  </message>
  <message>
   <source>Line without effect</source>
   <translation>Línea sin efecto</translation>
  </message>
  <message>
   <source>Without this line every answer stays the same: for every agent, path, time and use, in all five readings of the files. Mostly a shorter rule of the group covers it, as /shop/ covers /shop/cart, or a group says what the group for * says. This is proved on the patterns themselves, not by trying paths; where it cannot be proved, nothing is said, and of a large file not every line is tried: “Tidy up” and gatepost-cli tidy say how many were not. All lines that are marked can go together. The last group of a file and the last rule of its last group stay, though the file says the same without them: people read there that everything is open.</source>
   <translation>Sin esta línea, todas las respuestas siguen igual: para todo agente, ruta, momento y uso, en las cinco lecturas de los archivos. Casi siempre la abarca una regla más corta del grupo, como /shop/ abarca /shop/cart, o un grupo dice lo que dice el grupo de *. Esto se demuestra con los propios patrones, no probando rutas; donde no se puede demostrar, no se dice nada, y en un archivo grande no se prueba cada línea: «Ordenar» y gatepost-cli tidy dicen cuántas faltaron. Todas las líneas marcadas pueden quitarse a la vez. El último grupo de un archivo y la última regla de su último grupo se quedan, aunque el archivo diga lo mismo sin ellos: ahí leen las personas que todo está abierto.</translation>
  </message>
  <message>
   <source>Values are written in lower case; some readers compare them exactly. Write %1</source>
   <translation>Los valores se escriben en minúsculas; algunos lectores los comparan tal como están. Escriba %1</translation>
  </message>
  <message>
   <source>Value not in lower case</source>
   <translation>Valor que no está en minúsculas</translation>
  </message>
  <message>
   <source>Words such as yes, no and short-only are compared without case here, and the specification shows them in lower case only. A reader that compares exactly does not know “No”. Lower case is understood by all.</source>
   <translation>Palabras como yes, no y short-only se comparan aquí sin distinguir mayúsculas, y la especificación solo las muestra en minúsculas. Un lector que compara letra por letra no conoce «No». Las minúsculas las entienden todos.</translation>
  </message>
  <message>
   <source>The comparison is not complete</source>
   <translation>La comparación no está completa</translation>
  </message>
  <message>
   <source>Name with characters that a product token cannot have</source>
   <translation>Nombre con caracteres ajenos a un token de producto</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”. Strict parsers cut the name at the first other character, and the record then applies to another name. Keep it if the crawler really uses this name.</source>
   <translation>Un token de producto de RFC 9309 solo tiene a–z, A–Z, «-» y «_». Los analizadores estrictos cortan el nombre en el primer carácter distinto, y el registro vale entonces para otro nombre. Consérvelo si el rastreador se llama realmente así.</translation>
  </message>
  <message>
   <source>Name that looks misspelled</source>
   <translation>Nombre que parece mal escrito</translation>
  </message>
  <message>
   <source>No crawler of this name is known, but one whose name differs by one character. A record for a misspelled name applies to no agent. Correct the name, or keep it if the agent is new.</source>
   <translation>No se conoce ningún rastreador con este nombre, pero sí uno cuyo nombre difiere en un carácter. Un registro con un nombre mal escrito no vale para ningún agente. Corrija el nombre, o consérvelo si el agente es nuevo.</translation>
  </message>
  <message>
   <source>The id is not a ULID</source>
   <translation>El id no es un ULID</translation>
  </message>
  <message>
   <source>The id of an agent policy is a ULID: 26 characters, the first from 0 to 7. robots.txt is rendered all the same, but tools that follow the id do not find the policy. Copy the id again, or make a new one.</source>
   <translation>El id de una política de agentes es un ULID: 26 caracteres, el primero del 0 al 7. El robots.txt se genera de todos modos, pero las herramientas que siguen el id no encuentran la política. Copie el id de nuevo o cree uno nuevo.</translation>
  </message>
  <message>
   <source>Path with a “#” or a space</source>
   <translation>Ruta con un «#» o un espacio</translation>
  </message>
  <message>
   <source>In robots.txt a “#” begins a comment and a space ends the path for some crawlers, so the rule would differ from the policy. Write them as %23 and %20.</source>
   <translation>En robots.txt un «#» inicia un comentario, y un espacio termina la ruta para algunos rastreadores, así que la regla diría algo distinto de la política. Escríbalos como %23 y %20.</translation>
  </message>
  <message>
   <source>Path that begins with neither / nor *</source>
   <translation>Ruta que no empieza por / ni por *</translation>
  </message>
  <message>
   <source>A path in robots.txt begins with / or *. Crawlers may ignore any other line, so nothing is rendered. Put a / before the path.</source>
   <translation>Una ruta de robots.txt empieza por / o por *. Los rastreadores pueden ignorar cualquier otra línea, así que no se genera nada. Ponga una / delante de la ruta.</translation>
  </message>
  <message>
   <source>Slug with characters that an address cannot have</source>
   <translation>Slug con caracteres que una dirección no puede tener</translation>
  </message>
  <message>
   <source>The slug is part of the address of the policy, which the first lines of robots.txt name. Use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>El slug forma parte de la dirección de la política, que las primeras líneas de robots.txt nombran. Use solo a–z, A–Z, cifras, «-», «_» y «.».</translation>
  </message>
  <message>
   <source>Address that is not an absolute URL</source>
   <translation>Dirección que no es una URL absoluta</translation>
  </message>
  <message>
   <source>docs_url, sitemap_url and llms_txt_url are written into robots.txt as they are. A crawler can follow only an absolute http or https URL. Write it in full.</source>
   <translation>docs_url, sitemap_url y llms_txt_url se escriben en robots.txt tal cual. Un rastreador solo puede seguir una URL http o https absoluta. Escríbala completa.</translation>
  </message>
  <message>
   <source>Name that cannot be in a User-agent line</source>
   <translation>Nombre que no puede estar en una línea User-agent</translation>
  </message>
  <message>
   <source>Crawlers cut the name at a space or “#”, so the record would apply to another agent. Nothing is rendered until it is corrected. Write only the product token.</source>
   <translation>Los rastreadores cortan el nombre en un espacio o «#», así que el registro valdría para otro agente. No se genera nada hasta que se corrija. Escriba solo el token de producto.</translation>
  </message>
  <message>
   <source>Control character</source>
   <translation>Carácter de control</translation>
  </message>
  <message>
   <source>YAML allows no control characters, and parsers disagree about what such a file says. Nothing of it is read. Remove the character.</source>
   <translation>YAML no admite caracteres de control, y los analizadores discrepan sobre lo que dice un archivo así. No se lee nada de él. Quite el carácter.</translation>
  </message>
  <message>
   <source>Two entries for one agent</source>
   <translation>Dos entradas para un mismo agente</translation>
  </message>
  <message>
   <source>Crawlers read two records for one agent as one. The entries then say together what neither says alone. Join them.</source>
   <translation>Los rastreadores leen dos registros para un mismo agente como uno solo. Las entradas dicen entonces juntas lo que ninguna dice por separado. Júntelas.</translation>
  </message>
  <message>
   <source>Field that appears twice</source>
   <translation>Campo que aparece dos veces</translation>
  </message>
  <message>
   <source>Parsers of YAML disagree about which of two equal fields counts. Nothing is rendered until one of them is removed.</source>
   <translation>Los analizadores de YAML discrepan sobre cuál de dos campos iguales cuenta. No se genera nada hasta que se quite uno de ellos.</translation>
  </message>
  <message>
   <source>Text that is not UTF-8 or has lone carriage returns</source>
   <translation>Texto que no es UTF-8 o tiene retornos de carro sueltos</translation>
  </message>
  <message>
   <source>An agent policy is read as UTF-8, with LF or CRLF as line ends. Nothing of another file is read. Save it as UTF-8 with such line ends.</source>
   <translation>Una política de agentes se lee como UTF-8, con LF o CRLF como fines de línea. De un archivo distinto no se lee nada. Guárdelo como UTF-8 con esos fines de línea.</translation>
  </message>
  <message>
   <source>Value that breaks a line of robots.txt</source>
   <translation>Valor que rompe una línea de robots.txt</translation>
  </message>
  <message>
   <source>The value contains a character at which some parser ends a line. What follows would be a separate line of robots.txt, perhaps a rule. Write the value in one line.</source>
   <translation>El valor contiene un carácter en el que algún analizador termina la línea. Lo que sigue sería una línea aparte de robots.txt, quizá una regla. Escriba el valor en una sola línea.</translation>
  </message>
  <message>
   <source>Merge key “&lt;&lt;”</source>
   <translation>Clave de fusión «&lt;&lt;»</translation>
  </message>
  <message>
   <source>YAML 1.2 has no merge keys, and they are not read here. The fields behind “&lt;&lt;” are missing from what is rendered. Write them out.</source>
   <translation>YAML 1.2 no tiene claves de fusión, y aquí no se leen. Los campos tras «&lt;&lt;» faltan en lo que se genera. Escríbalos por extenso.</translation>
  </message>
  <message>
   <source>No default_policy</source>
   <translation>Sin default_policy</translation>
  </message>
  <message>
   <source>The record for * is rendered from default_policy. Without it robots.txt would leave open what the policy means for all other agents. Add “default_policy: allow” or “default_policy: disallow”.</source>
   <translation>El registro para * se genera a partir de default_policy. Sin él, robots.txt dejaría sin decidir lo que la política dispone para todos los demás agentes. Añada «default_policy: allow» o «default_policy: disallow».</translation>
  </message>
  <message>
   <source>No id</source>
   <translation>Sin id</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the id of the policy that it was rendered from. Without an id they cannot. Add “id:” and a ULID.</source>
   <translation>Las primeras líneas de robots.txt nombran el id de la política de la que se generó. Sin id no pueden hacerlo. Añada «id:» y un ULID.</translation>
  </message>
  <message>
   <source>Entry without a policy</source>
   <translation>Entrada sin policy</translation>
  </message>
  <message>
   <source>The entry says neither allow nor disallow, so no record can be rendered for its agent. Add “policy: allow” or “policy: disallow”.</source>
   <translation>La entrada no dice allow ni disallow, así que no se puede generar un registro para su agente. Añada «policy: allow» o «policy: disallow».</translation>
  </message>
  <message>
   <source>No slug</source>
   <translation>Sin slug</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the source of the policy by its slug. Without a slug they cannot. Add “slug: agent-policy”.</source>
   <translation>Las primeras líneas de robots.txt nombran la fuente de la política por su slug. Sin slug no pueden hacerlo. Añada «slug: agent-policy».</translation>
  </message>
  <message>
   <source>No title</source>
   <translation>Sin title</translation>
  </message>
  <message>
   <source>The first line of robots.txt ends with the title of the policy. Without a title it names only the file. Add “title:” and a name for people.</source>
   <translation>La primera línea de robots.txt termina con el título de la política. Sin título solo nombra el archivo. Añada «title:» y un nombre legible para las personas.</translation>
  </message>
  <message>
   <source>Entry that names no agent</source>
   <translation>Entrada que no nombra ningún agente</translation>
  </message>
  <message>
   <source>A record needs the product token of the agent that it applies to. Nothing is rendered until the entry has one. Add “user_agent:” and the token, or remove the entry.</source>
   <translation>Un registro necesita el token de producto del agente para el que vale. No se genera nada hasta que la entrada tenga uno. Añada «user_agent:» y el token, o quite la entrada.</translation>
  </message>
  <message>
   <source>More faults than are listed</source>
   <translation>Más fallos de los que se muestran</translation>
  </message>
  <message>
   <source>The list of faults is bounded. The count of those that are not listed is in the message. Correct some of those above; the next check lists the others.</source>
   <translation>La lista de fallos está limitada. El mensaje indica cuántos no se muestran. Corrija algunos de los anteriores; la próxima comprobación mostrará los demás.</translation>
  </message>
  <message>
   <source>No agents</source>
   <translation>Sin agentes</translation>
  </message>
  <message>
   <source>The policy lists no agents, so robots.txt has only the record for *. That is valid. Add entries for the agents that are to be treated differently.</source>
   <translation>La política no enumera agentes, así que robots.txt solo tiene el registro para *. Es válido. Añada entradas para los agentes que deban tratarse de otro modo.</translation>
  </message>
  <message>
   <source>The file is not a mapping</source>
   <translation>El archivo no es un mapa</translation>
  </message>
  <message>
   <source>An agent policy is a YAML mapping: fields with names and values. The file contains something else, so nothing is rendered. Begin with “title:” or use a template.</source>
   <translation>Una política de agentes es un mapa de YAML: campos con nombres y valores. El archivo contiene otra cosa, así que no se genera nada. Empiece con «title:» o use una plantilla.</translation>
  </message>
  <message>
   <source>The file is not YAML</source>
   <translation>El archivo no es YAML</translation>
  </message>
  <message>
   <source>The text cannot be read as YAML, so nothing is rendered. The message says what the parser expected. Indent with spaces, close what is opened, and quote values with “: ” or “ #”.</source>
   <translation>El texto no se puede leer como YAML, así que no se genera nada. El mensaje dice qué esperaba el analizador. Sangre con espacios, cierre lo que se abre y ponga entre comillas los valores que contengan «: » o « #».</translation>
  </message>
  <message>
   <source>Role that is not one of the common ones</source>
   <translation>Función que no es de las habituales</translation>
  </message>
  <message>
   <source>The comment above a record explains the role of the agent. For a role that is not in the list the comment is the word itself, unless role_notes has a text for it. Check the spelling.</source>
   <translation>El comentario sobre un registro explica la función del agente. Si la función no está en la lista, el comentario es la propia palabra, salvo que role_notes tenga un texto para ella. Revise la ortografía.</translation>
  </message>
  <message>
   <source>Agent that is retired</source>
   <translation>Agente retirado</translation>
  </message>
  <message>
   <source>The operator no longer sends this agent. The record does no harm, but applies to no agent. If you mean the names that replaced it, add entries for them.</source>
   <translation>El operador ya no envía este agente. El registro no hace daño y no vale para ningún agente. Compruebe que los nombres que ocuparon su lugar tengan entradas si se refería a ellos.</translation>
  </message>
  <message>
   <source>More than one YAML document</source>
   <translation>Más de un documento YAML</translation>
  </message>
  <message>
   <source>A file contains one agent policy. Parsers disagree about which of several documents counts, so nothing is rendered. Keep one.</source>
   <translation>Un archivo contiene una política de agentes. Los analizadores discrepan sobre cuál de varios documentos cuenta, así que no se genera nada. Conserve uno.</translation>
  </message>
  <message>
   <source>Entry for *</source>
   <translation>Entrada para *</translation>
  </message>
  <message>
   <source>default_policy makes the record for *. Crawlers read an entry for * and that record as one, so that their rules mix. Use default_policy alone.</source>
   <translation>default_policy produce el registro para *. Los rastreadores leen una entrada para * y ese registro como uno solo, de modo que sus reglas se mezclan. Use solo default_policy.</translation>
  </message>
  <message>
   <source>YAML tag</source>
   <translation>Etiqueta de YAML</translation>
  </message>
  <message>
   <source>Values are read as the texts that they are, whatever their tag says. The tag has no effect. Remove it.</source>
   <translation>Los valores se leen como los textos que son, diga lo que diga su etiqueta. La etiqueta no tiene efecto. Quítela.</translation>
  </message>
  <message>
   <source>Nested too deeply</source>
   <translation>Anidamiento demasiado profundo</translation>
  </message>
  <message>
   <source>Files may come from untrusted sources, so nesting is limited. An agent policy needs four levels. Nothing is rendered from a deeper one.</source>
   <translation>Los archivos pueden venir de fuentes que no son de confianza, así que el anidamiento está limitado. Una política de agentes necesita cuatro niveles. De una más profunda no se genera nada.</translation>
  </message>
  <message>
   <source>Larger than what is read</source>
   <translation>Mayor de lo que se lee</translation>
  </message>
  <message>
   <source>The size of the text, the number of its values and what its aliases expand to are bounded. Nothing is rendered from a larger policy. Shorten its lists or write aliases out.</source>
   <translation>El tamaño del texto, el número de sus valores y aquello a lo que se expanden sus alias están limitados. De una política mayor no se genera nada. Acorte sus listas o escriba los alias por extenso.</translation>
  </message>
  <message>
   <source>Field that is not part of an agent policy</source>
   <translation>Campo que no es de una política de agentes</translation>
  </message>
  <message>
   <source>The field is kept in the file and does not appear in robots.txt. If its name is misspelled, its value is missing there. Correct the name.</source>
   <translation>El campo se conserva en el archivo y no aparece en robots.txt. Si su nombre está mal escrito, su valor falta allí. Corrija el nombre.</translation>
  </message>
  <message>
   <source>Policy that is neither allow nor disallow</source>
   <translation>Política que no es allow ni disallow</translation>
  </message>
  <message>
   <source>A record either allows or disallows. Any other word would have to be guessed, so nothing is rendered. Write allow or disallow.</source>
   <translation>Un registro permite o prohíbe. Cualquier otra palabra habría que adivinarla, así que no se genera nada. Escriba allow o disallow.</translation>
  </message>
  <message>
   <source>Type that is not agent-policy</source>
   <translation>Tipo que no es agent-policy</translation>
  </message>
  <message>
   <source>The field says that the file is another type of entity. It is read as an agent policy all the same. Write “type: agent-policy”.</source>
   <translation>El campo dice que el archivo es otro tipo de entidad. Se lee como política de agentes de todos modos. Escriba «type: agent-policy».</translation>
  </message>
  <message>
   <source>Note for a role that no agent has</source>
   <translation>Nota para una función que ningún agente tiene</translation>
  </message>
  <message>
   <source>The texts of role_notes are written above the records of agents with that role. No agent has this one, so the text does not appear. Correct the role or remove the note.</source>
   <translation>Los textos de role_notes se escriben encima de los registros de los agentes con esa función. Ningún agente tiene esta, así que el texto no aparece. Corrija la función o quite la nota.</translation>
  </message>
  <message>
   <source>Field with a value of the wrong kind</source>
   <translation>Campo con un valor de tipo incorrecto</translation>
  </message>
  <message>
   <source>The field needs a text, a list or a mapping and has something else. Nothing is rendered until it is corrected. The message shows how to write it.</source>
   <translation>El campo necesita un texto, una lista o un mapa y tiene otra cosa. No se genera nada hasta que se corrija. El mensaje muestra cómo escribirlo.</translation>
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
   <translation>%1 y %2</translation>
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
   <translation>Puede que haya respondido la página de inicio de sesión de una red en lugar del sitio. Abra cualquier página en un navegador, inicie sesión y vuelva a intentarlo.</translation>
  </message>
  <message>
   <source>A site on the internet has a public address. A network that wants a login may have given another: open any page in a browser, log in, and try again.</source>
   <translation>Un sitio de internet tiene una dirección pública. Puede que una red que exige iniciar sesión haya dado otra: abra cualquier página en un navegador, inicie sesión y vuelva a intentarlo.</translation>
  </message>
  <message>
   <source>The environment names a proxy, and requests go through it only if you say so.</source>
   <translation>El entorno indica un proxy, y las solicitudes solo pasan por él si usted lo dice.</translation>
  </message>
  <message>
   <source>Is this computer's clock right? A network that reads along, or one that wants a login, answers like this, too.</source>
   <translation>¿Está en hora el reloj de este equipo? Una red que lee lo que se transmite, o que exige iniciar sesión, también responde así.</translation>
  </message>
  <message>
   <source>Does the site open in a browser on this computer?</source>
   <translation>¿Se abre el sitio en un navegador de este equipo?</translation>
  </message>
  <message>
   <source>%1 was not asked for.</source>
   <translation>%1 no se pidió.</translation>
  </message>
  <message>
   <source>%1 could not be fetched: %2</source>
   <translation>%1 no se pudo obtener: %2</translation>
  </message>
  <message>
   <source>%1 was not read to its end: %2</source>
   <translation>%1 no se leyó hasta el final: %2</translation>
  </message>
  <message>
   <source>It was not asked for.</source>
   <translation>No se pidió.</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <translation>La respuesta fue %1.</translation>
  </message>
  <message>
   <source>robots.txt was not asked for: nothing is known of what is served.</source>
   <translation>robots.txt no se pidió: no se sabe nada de lo que se sirve.</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of what is served.</source>
   <translation>La red intermedia exige iniciar sesión (511): no se sabe nada de lo que se sirve.</translation>
  </message>
  <message>
   <source>Nothing could be fetched, so nothing is known of what is served. %1</source>
   <translation>No se pudo obtener nada, así que no se sabe nada de lo que se sirve. %1</translation>
  </message>
  <message>
   <source>%1 is not a gate: injected, missing, environment or lost:WHO is expected, as in injected,missing,lost:search</source>
   <translation>%1 no es una barrera: se espera injected, missing, environment o lost:WHO, como en injected,missing,lost:search</translation>
  </message>
  <message>
   <source>No gate is named: nothing would be guarded. Write injected, missing, environment or lost:WHO.</source>
   <translation>No se nombra ninguna barrera: no se vigilaría nada. Escriba injected, missing, environment o lost:WHO.</translation>
  </message>
  <message>
   <source>No robots.txt is served.</source>
   <translation>No se sirve ningún robots.txt.</translation>
  </message>
  <message>
   <source>The served robots.txt is the draft.</source>
   <translation>El robots.txt servido es el borrador.</translation>
  </message>
  <message>
   <source>%1 put its own part into the served robots.txt, between marks.</source>
   <translation>%1 puso su propia parte en el robots.txt servido, entre marcas.</translation>
  </message>
  <message>
   <source>The draft is served in one piece, with other lines before or after it.</source>
   <translation>El borrador se sirve de una pieza, con otras líneas antes o después.</translation>
  </message>
  <message>
   <source>%1 serves its own robots.txt: no line of the draft is in it.</source>
   <translation>%1 sirve su propio robots.txt: no contiene ninguna línea del borrador.</translation>
  </message>
  <message>
   <source>Another robots.txt is served: no line of the draft is in it.</source>
   <translation>Se sirve otro robots.txt: no contiene ninguna línea del borrador.</translation>
  </message>
  <message>
   <source>The served robots.txt is another one, and it is not clear whose lines are whose: it is compared whole.</source>
   <translation>El robots.txt servido es otro, y no está claro de quién es cada línea: se compara entero.</translation>
  </message>
  <message>
   <source>the value of %1 is missing or is none</source>
   <translation>el valor de %1 falta o no es tal</translation>
  </message>
  <message>
   <source>answers.json is not a record of answers: %1</source>
   <translation>answers.json no es un registro de respuestas: %1</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>es demasiado grande</translation>
  </message>
  <message>
   <source>an object with origin and answers is expected</source>
   <translation>se espera un objeto con origin y answers</translation>
  </message>
  <message>
   <source>version 1 is expected</source>
   <translation>se espera la versión 1</translation>
  </message>
  <message>
   <source>it has more than 100 answers</source>
   <translation>tiene más de 100 respuestas</translation>
  </message>
  <message>
   <source>answer %1: %2</source>
   <translation>respuesta %1: %2</translation>
  </message>
  <message>
   <source>a sitemap: whether it is there</source>
   <translation>un sitemap: si está</translation>
  </message>
  <message>
   <source>a sitemap that refuses HEAD: its first byte</source>
   <translation>un sitemap que rechaza HEAD: su primer byte</translation>
  </message>
  <message>
   <source>probably the origin's copy, past the cache</source>
   <translation>probablemente la copia del origen, sin pasar por la caché</translation>
  </message>
  <message>
   <source>a chained file</source>
   <translation>un archivo encadenado</translation>
  </message>
  <message>
   <source>a licence</source>
   <translation>una licencia</translation>
  </message>
  <message>
   <source>the policy</source>
   <translation>la política</translation>
  </message>
  <message>
   <source>the policy for AI agents</source>
   <translation>la política para agentes de IA</translation>
  </message>
  <message>
   <source>the policy of robots2</source>
   <translation>la política de robots2</translation>
  </message>
  <message>
   <source>the reservation of text and data mining</source>
   <translation>la reserva de minería de textos y datos</translation>
  </message>
  <message>
   <source>headers and head of the start page</source>
   <translation>las cabeceras y el encabezado de la página de inicio</translation>
  </message>
  <message>
   <source>Then what these name: chained files (at most 3), licences and sitemaps (at most 2 each), and robots.txt past a cache; at most 12 requests in all, one at a time. Redirects are followed.</source>
   <translation>Después, lo que estos nombran: archivos encadenados (3 como máximo), licencias y sitemaps (2 de cada como máximo), y robots.txt sin pasar por una caché; 12 peticiones como máximo en total, de una en una. Se siguen las redirecciones.</translation>
  </message>
  <message>
   <source>%1 is not a host such as www.example.org, or an address of http or https without a password</source>
   <translation>%1 no es un host como www.example.org, ni una dirección http o https sin contraseña</translation>
  </message>
  <message>
   <source>The start page was not asked for.</source>
   <translation>No se solicitó la página de inicio.</translation>
  </message>
  <message>
   <source>The start page could not be fetched: %1</source>
   <translation>No se pudo obtener la página de inicio: %1</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of the start page.</source>
   <translation>La red intermedia exige iniciar sesión (511): no se sabe nada de la página de inicio.</translation>
  </message>
  <message>
   <source>The start page leads to %1, which is not a host of this environment.</source>
   <translation>La página de inicio lleva a %1, que no es un host de este entorno.</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the start page.</source>
   <translation>Un cortafuegos hizo una pregunta en lugar de dar la página de inicio.</translation>
  </message>
  <message>
   <source>Whether the start page has noindex is not known: %1.</source>
   <translation>No se sabe si la página de inicio tiene noindex: %1.</translation>
  </message>
  <message>
   <source>The start page answers %1: whether pages have noindex cannot be seen.</source>
   <translation>La página de inicio responde %1: no se puede ver si las páginas tienen noindex.</translation>
  </message>
  <message>
   <source>The start page has noindex.</source>
   <translation>La página de inicio tiene noindex.</translation>
  </message>
  <message>
   <source>The start page was not read to its end, and its beginning has no noindex.</source>
   <translation>La página de inicio no se leyó hasta el final, y su comienzo no tiene noindex.</translation>
  </message>
  <message>
   <source>The start page has no noindex, neither in a header nor in a meta element.</source>
   <translation>La página de inicio no tiene noindex, ni en una cabecera ni en un elemento meta.</translation>
  </message>
  <message>
   <source>The start page asks for a password (401).</source>
   <translation>La página de inicio pide una contraseña (401).</translation>
  </message>
  <message>
   <source>Whether the start page asks for a password is not known: %1.</source>
   <translation>No se sabe si la página de inicio pide una contraseña: %1.</translation>
  </message>
  <message>
   <source>The start page does not ask for a password: it answers %1.</source>
   <translation>La página de inicio no pide ninguna contraseña: responde %1.</translation>
  </message>
  <message>
   <source>%1 h %2 min</source>
   <translation>%1 h %2 min</translation>
  </message>
  <message>
   <source>%1 UTC (in %2)</source>
   <translation>%1 UTC (dentro de %2)</translation>
  </message>
  <message>
   <source>Google may use it until %1.</source>
   <translation>Google puede usarlo hasta %1.</translation>
  </message>
  <message>
   <source>Google may not use it without asking again, as its max-age of 0 says.</source>
   <translation>Google no puede usarlo sin volver a solicitarlo, como dice su max-age de 0.</translation>
  </message>
  <message>
   <source>Google may use it until %1, as its max-age says.</source>
   <translation>Google puede usarlo hasta %1, como dice su max-age.</translation>
  </message>
  <message>
   <source>After an upload crawlers may use this file until %1 (RFC 9309 2.4).</source>
   <translation>Tras subirlo, los rastreadores pueden usar este archivo hasta %1 (RFC 9309 2.4).</translation>
  </message>
 </context>
 <context>
  <name>logs</name>
  <message>
   <source>the list has more than %1 values or %2 levels</source>
   <translation>la lista tiene más de %1 valores o %2 niveles</translation>
  </message>
  <message>
   <source>%1 is not an address or a range of addresses</source>
   <translation>%1 no es una dirección ni un rango de direcciones</translation>
  </message>
  <message>
   <source>the list contains no addresses</source>
   <translation>la lista no contiene direcciones</translation>
  </message>
  <message>
   <source>%1 is not a row of a partial result</source>
   <translation>%1 no es una fila de un resultado parcial</translation>
  </message>
  <message>
   <source>The pattern has no User-Agent: $http_user_agent or %{User-Agent}i is needed</source>
   <translation>Al patrón le falta el User-Agent: se necesita $http_user_agent o %{User-Agent}i</translation>
  </message>
  <message>
   <source>The pattern has no time: $time_local or %t is needed</source>
   <translation>Al patrón le falta la hora: se necesita $time_local o %t</translation>
  </message>
  <message>
   <source>The pattern has no request: $request, $request_uri, %r or %U is needed</source>
   <translation>Al patrón le falta la solicitud: se necesita $request, $request_uri, %r o %U</translation>
  </message>
  <message>
   <source>The pattern has no %1</source>
   <translation>El patrón no tiene %1</translation>
  </message>
  <message>
   <source>%1 is not a format of logs: %2, or a pattern with $ or % is expected</source>
   <translation>%1 no es un formato de registro: se espera %2, o un patrón con $ o %</translation>
  </message>
  <message>
   <source>A field for the address can be named for JSON and for patterns alone</source>
   <translation>Solo se puede nombrar un campo para la dirección con JSON y con patrones</translation>
  </message>
  <message>
   <source>A temporary file cannot be written (%1). Set TMPDIR to a folder that has room for it, or read the log in parts</source>
   <translation>No se puede escribir un archivo temporal (%1). Ponga en TMPDIR una carpeta con espacio suficiente o lea el registro por partes</translation>
  </message>
  <message>
   <source>The temporary file cannot be read again</source>
   <translation>No se puede volver a leer el archivo temporal</translation>
  </message>
  <message>
   <source>Line 1: its columns are not those of the log before. Judge logs with other columns by themselves.</source>
   <translation>Línea 1: sus columnas no son las del registro anterior. Evalúe por separado los registros con otras columnas.</translation>
  </message>
  <message>
   <source>time</source>
   <translation>hora</translation>
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
   <translation>%1: ninguna columna se llama %2. Haga que la primera línea nombre las columnas o nómbrelas con --columns: time, user_agent, url y otras cualesquiera, separadas por comas</translation>
  </message>
  <message>
   <source>Line 1</source>
   <translation>Línea 1</translation>
  </message>
  <message>
   <source>it has fewer columns than were named</source>
   <translation>tiene menos columnas de las que se nombraron</translation>
  </message>
  <message>
   <source>its time cannot be read</source>
   <translation>no se puede leer su hora</translation>
  </message>
  <message>
   <source>it is not an object with a time and a path or request</source>
   <translation>no es un objeto con una hora y una ruta o solicitud</translation>
  </message>
  <message>
   <source>there is something behind its object</source>
   <translation>hay algo detrás de su objeto</translation>
  </message>
 </context>
 <context>
  <name>main</name>
  <message>
   <source>Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.</source>
   <translation>Edita y simula robots.txt, robots-ai.txt, robots2.txt y políticas de agentes.</translation>
  </message>
  <message>
   <source>Policy files, or the folder of a site.</source>
   <translation>Archivos de política, o la carpeta de un sitio.</translation>
  </message>
  <message>
   <source>light or dark, instead of the system's.</source>
   <translation>light o dark, en lugar del ajuste del sistema.</translation>
  </message>
  <message>
   <source>Print the verdict table, write a picture of the window (.png) or of the map (.svg, .pdf, .html), and end.</source>
   <translation>Imprime la tabla de veredictos, escribe una imagen de la ventana (.png) o del mapa (.svg, .pdf, .html) y termina.</translation>
  </message>
  <message>
   <source>Write a picture of every page and view into a folder, and end.</source>
   <translation>Escribe una imagen de cada página y vista en una carpeta y termina.</translation>
  </message>
  <message>
   <source>Open the sample site.</source>
   <translation>Abre el sitio de ejemplo.</translation>
  </message>
  <message>
   <source>Language of the window, e.g. de, instead of the one set.</source>
   <translation>Idioma de la ventana, p. ej. de, en lugar del configurado.</translation>
  </message>
 </context>
 <context>
  <name>map</name>
  <message>
   <source>Search</source>
   <translation>Búsqueda</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>Obtenciones pedidas por un usuario</translation>
  </message>
  <message>
   <source>AI research</source>
   <translation>Investigación con IA</translation>
  </message>
  <message>
   <source>AI training</source>
   <translation>Entrenamiento de IA</translation>
  </message>
  <message>
   <source>Code and content</source>
   <translation>Código y contenido</translation>
  </message>
  <message>
   <source>Monitoring, SEO</source>
   <translation>Supervisión, SEO</translation>
  </message>
  <message>
   <source>Advertising</source>
   <translation>Publicidad</translation>
  </message>
  <message>
   <source>Archives</source>
   <translation>Archivos históricos</translation>
  </message>
  <message>
   <source>Others</source>
   <translation>Otros</translation>
  </message>
  <message>
   <source>They build indexes that lead people to your pages.</source>
   <translation>Crean índices que conducen a las personas a sus páginas.</translation>
  </message>
  <message>
   <source>Assistants and agents that fetch a page because somebody asked.</source>
   <translation>Asistentes y agentes que obtienen una página porque alguien la ha pedido.</translation>
  </message>
  <message>
   <source>They read many pages to answer a question or for research.</source>
   <translation>Leen muchas páginas para responder a una pregunta o para investigar.</translation>
  </message>
  <message>
   <source>They collect text to train models or to sell it on.</source>
   <translation>Recogen texto para entrenar modelos o para revenderlo.</translation>
  </message>
  <message>
   <source>They write new texts and programs from what they fetch.</source>
   <translation>Escriben textos y programas nuevos con lo que obtienen.</translation>
  </message>
  <message>
   <source>They watch sites for their customers.</source>
   <translation>Vigilan sitios para sus clientes.</translation>
  </message>
  <message>
   <source>They judge pages for advertisers.</source>
   <translation>Valoran páginas para anunciantes.</translation>
  </message>
  <message>
   <source>They keep pages as they were, for everybody to look up.</source>
   <translation>Conservan las páginas como eran, para que cualquiera las consulte.</translation>
  </message>
  <message>
   <source>What they come for is not known.</source>
   <translation>No se sabe a qué vienen.</translation>
  </message>
  <message>
   <source>▖ but for paths of another column</source>
   <translation>▖ salvo rutas de otra columna</translation>
  </message>
  <message>
   <source>not decided: the files are too large</source>
   <translation>sin decidir: los archivos son demasiado grandes</translation>
  </message>
  <message>
   <source>⚠ documented not to obey: what is asked of it</source>
   <translation>⚠ según la documentación, no obedece: lo que se le pide</translation>
  </message>
  <message>
   <source>may</source>
   <translation>puede</translation>
  </message>
  <message>
   <source>may not</source>
   <translation>no puede</translation>
  </message>
  <message>
   <source>at other hours</source>
   <translation>a otras horas</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>debe preguntar</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>en parte</translation>
  </message>
  <message>
   <source>not stated</source>
   <translation>sin declarar</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>sin decidir</translation>
  </message>
  <message>
   <source>WHO is welcome</source>
   <translation>QUIÉN es bienvenido</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 de %2</translation>
  </message>
  <message numerus="yes">
   <source>welcome, %n do not read what keeps them out</source>
   <comment>welcome, %n does not read what keeps it out</comment>
   <translation>
    <numerusform>bienvenidos, %n no lee lo que lo deja fuera</numerusform>
    <numerusform>bienvenidos, %n no leen lo que los deja fuera</numerusform>
   </translation>
  </message>
  <message>
   <source>welcome, %1 must ask</source>
   <translation>permitido; deben preguntar: %1</translation>
  </message>
  <message>
   <source>welcome</source>
   <translation>permitido</translation>
  </message>
  <message numerus="yes">
   <source>%n do not read it</source>
   <comment>%n does not read it</comment>
   <translation>
    <numerusform>%n no lo lee</numerusform>
    <numerusform>%n no lo leen</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 must ask</source>
   <translation>deben preguntar: %1</translation>
  </message>
  <message>
   <source>WHERE</source>
   <translation>DÓNDE</translation>
  </message>
  <message>
   <source>WHAT</source>
   <translation>QUÉ</translation>
  </message>
  <message>
   <source>HOW FAST</source>
   <translation>A QUÉ RITMO</translation>
  </message>
  <message>
   <source>WHEN and how fast (UTC)</source>
   <translation>CUÁNDO y a qué ritmo (UTC)</translation>
  </message>
  <message>
   <source>WHERE it may fetch</source>
   <translation>DÓNDE puede obtener</translation>
  </message>
  <message>
   <source>WHAT it may do with it</source>
   <translation>QUÉ puede hacer con ello</translation>
  </message>
  <message>
   <source>never fetched</source>
   <translation>nunca se obtiene</translation>
  </message>
  <message>
   <source>names like %1</source>
   <translation>nombres como %1</translation>
  </message>
  <message>
   <source>any other %1</source>
   <translation>cualquier otro agente (%1)</translation>
  </message>
  <message>
   <source>any other agent</source>
   <translation>cualquier otro agente</translation>
  </message>
  <message>
   <source>%1 and others</source>
   <translation>%1 y otros</translation>
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
   <translation>%1, %2 y otros</translation>
  </message>
  <message>
   <source>%1, %2 + %3</source>
   <translation>%1, %2 + %3</translation>
  </message>
  <message>
   <source>%1 at the end</source>
   <translation>%1 al final</translation>
  </message>
  <message>
   <source>%1, not at the end</source>
   <translation>%1, no al final</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>toda ruta</translation>
  </message>
  <message>
   <source>all other paths</source>
   <translation>todas las demás rutas</translation>
  </message>
  <message>
   <source>%1, but for paths of another column</source>
   <translation>%1, salvo las rutas de otra columna</translation>
  </message>
  <message>
   <source>at all hours</source>
   <translation>a todas horas</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>never</source>
   <translation>nunca</translation>
  </message>
  <message>
   <source>purpose</source>
   <translation>finalidad</translation>
  </message>
  <message>
   <source>hours and pace (UTC)</source>
   <translation>horas y ritmo (UTC)</translation>
  </message>
  <message>
   <source>documented to obey</source>
   <translation>obedece según su documentación</translation>
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
   <translation>No se puede obtener nada: libcurl no está instalada o es anterior a la 7.85. Instale libcurl4.</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>Detenido.</translation>
  </message>
  <message>
   <source>The proxy was not found: %1.</source>
   <translation>No se encontró el proxy: %1.</translation>
  </message>
  <message>
   <source>%1 has no address. Is the name right, and is there a network?</source>
   <translation>%1 no tiene dirección. ¿Es correcto el nombre y hay red?</translation>
  </message>
  <message>
   <source>%1 is at %2, which is not a public address: refused.</source>
   <translation>%1 está en %2, que no es una dirección pública: rechazado.</translation>
  </message>
  <message>
   <source>%1 takes no connection: %2.</source>
   <translation>%1 no acepta conexiones: %2.</translation>
  </message>
  <message>
   <source>%1 did not answer completely in %2 seconds.</source>
   <translation>%1 no respondió por completo en %2 segundos.</translation>
  </message>
  <message>
   <source>%1 makes no secure connection: %2.</source>
   <translation>%1 no establece una conexión segura: %2.</translation>
  </message>
  <message>
   <source>The answer of %1 was cut off or is not an answer: %2.</source>
   <translation>La respuesta de %1 se cortó o no es una respuesta: %2.</translation>
  </message>
  <message>
   <source>The redirect names no target.</source>
   <translation>La redirección no nombra ningún destino.</translation>
  </message>
  <message>
   <source>The redirect leads to %1, which is not an address of http or https: nobody follows it.</source>
   <translation>La redirección lleva a %1, que no es una dirección http o https: nadie la sigue.</translation>
  </message>
  <message>
   <source>The redirects lead in a circle, back to %1.</source>
   <translation>Las redirecciones dan vueltas hasta volver a %1.</translation>
  </message>
  <message>
   <source>There are more than %1 redirects.</source>
   <translation>Hay más de %1 redirecciones.</translation>
  </message>
  <message>
   <source>The answer unpacks to more than 100 times its size: it was not read.</source>
   <translation>La respuesta descomprimida supera 100 veces su tamaño: no se leyó.</translation>
  </message>
  <message>
   <source>The answer says that it is packed with gzip, and cannot be unpacked.</source>
   <translation>La respuesta dice estar comprimida con gzip y no se puede descomprimir.</translation>
  </message>
  <message>
   <source>The answer is packed in a way that was not asked for.</source>
   <translation>La respuesta está comprimida de un modo que no se pidió.</translation>
  </message>
  <message>
   <source>The answer is larger than 1 MiB: only that much was read.</source>
   <translation>La respuesta supera 1 MiB: solo se leyó esa parte.</translation>
  </message>
  <message>
   <source>The address is longer than 8,192 bytes: refused.</source>
   <translation>La dirección supera los 8.192 bytes: rechazada.</translation>
  </message>
  <message>
   <source>%1 is not an address of http or https: refused.</source>
   <translation>%1 no es una dirección http o https: rechazado.</translation>
  </message>
  <message>
   <source>The address contains a user name or password: refused.</source>
   <translation>La dirección contiene un nombre de usuario o una contraseña: rechazada.</translation>
  </message>
 </context>
 <context>
  <name>policy</name>
  <message>
   <source>nothing</source>
   <translation>nada</translation>
  </message>
  <message>
   <source>a text</source>
   <translation>un texto</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>una lista</translation>
  </message>
  <message>
   <source>a map</source>
   <translation>un mapa</translation>
  </message>
  <message>
   <source>an alias</source>
   <translation>un alias</translation>
  </message>
  <message>
   <source>“%1” must be a list, but this is %2. Write it as “%3”.</source>
   <translation>«%1» debe ser una lista, pero esto es %2. Escríbalo como «%3».</translation>
  </message>
  <message>
   <source>“%1” must be a map, but this is %2. Write it as “%3”.</source>
   <translation>«%1» debe ser un mapa, pero esto es %2. Escríbalo como «%3».</translation>
  </message>
  <message>
   <source>“%1” must be a text, but this is %2. Write it as “%3”.</source>
   <translation>«%1» debe ser un texto, pero esto es %2. Escríbalo como «%3».</translation>
  </message>
  <message>
   <source>The policy is empty. Begin with “default_policy: disallow” and “agents:”.</source>
   <translation>La política está vacía. Empiece con «default_policy: disallow» y «agents:».</translation>
  </message>
  <message>
   <source>The policy is a list at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>La política es una lista en el nivel superior, pero debe ser un mapa de campos, como en «title: …».</translation>
  </message>
  <message>
   <source>The policy is a text at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>La política es un texto en el nivel superior, pero debe ser un mapa de campos, como en «title: …».</translation>
  </message>
  <message>
   <source>The policy has no “agents”; only the default record is rendered.</source>
   <translation>La política no tiene «agents»; solo se genera el registro predeterminado.</translation>
  </message>
  <message>
   <source>The name of a field must be a text, but this is %1. Write a name.</source>
   <translation>El nombre de un campo debe ser un texto, pero esto es %1. Escriba un nombre.</translation>
  </message>
  <message>
   <source>“%1” appears here a second time. Keep one of the two.</source>
   <translation>«%1» está aquí por segunda vez. Conserve uno de los dos.</translation>
  </message>
  <message>
   <source>The tag %1 is not read. Remove it.</source>
   <translation>La etiqueta %1 no se lee. Quítela.</translation>
  </message>
  <message>
   <source>Merge keys are not read, so the fields behind “&lt;&lt;” are missing here. Write them out.</source>
   <translation>Las claves de fusión no se leen, así que faltan los campos tras «&lt;&lt;». Escríbalos por extenso.</translation>
  </message>
  <message>
   <source>“%1” is unknown, so its value is not rendered. Is “%2” meant?</source>
   <translation>«%1» es desconocido, así que su valor no se genera. ¿Quería decir «%2»?</translation>
  </message>
  <message>
   <source>“%1” is not a field of an agent policy: it is kept, but not rendered.</source>
   <translation>«%1» no es un campo de una política de agentes: se conserva, pero no se genera.</translation>
  </message>
  <message>
   <source>An agent is a map of fields, but this is %1. Write “- user_agent: …” with its policy below.</source>
   <translation>Un agente es un mapa de campos, pero esto es %1. Escriba «- user_agent: …» con su política debajo.</translation>
  </message>
  <message>
   <source>An item of “%1” must be a path, but this is %2. Write “- /path”.</source>
   <translation>Un elemento de «%1» debe ser una ruta, pero esto es %2. Escriba «- /ruta».</translation>
  </message>
  <message numerus="yes">
   <source>%n more faults are not listed. Mend some of those above.</source>
   <comment>%n more faults are not listed. Mend some of those above.</comment>
   <translation>
    <numerusform>No se muestra %n fallo más. Corrija algunos de los anteriores.</numerusform>
    <numerusform>No se muestran %n fallos más. Corrija algunos de los anteriores.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A policy names one sitemap: %n more are left out.</source>
   <comment>A policy names one sitemap: %n more is left out.</comment>
   <translation>
    <numerusform>Una política nombra un sitemap: se omite %n más.</numerusform>
    <numerusform>Una política nombra un sitemap: se omiten %n más.</numerusform>
   </translation>
  </message>
  <message>
   <source>The robots.txt has no group for *, so default_policy is allow: agents that are not named may fetch everything.</source>
   <translation>El robots.txt no tiene grupo para *, así que default_policy es allow: los agentes que no se nombran pueden obtenerlo todo.</translation>
  </message>
  <message>
   <source>The group for * has rules for paths. They are in an entry for *, which crawlers read together with the default record.</source>
   <translation>El grupo para * tiene reglas de rutas. Están en una entrada para *, que los rastreadores leen junto con el registro predeterminado.</translation>
  </message>
  <message>
   <source>(unreadable)</source>
   <translation>(ilegible)</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more</source>
   <comment>%1 and %n more</comment>
   <translation>
    <numerusform>%1 y %n más</numerusform>
    <numerusform>%1 y %n más</numerusform>
   </translation>
  </message>
  <message>
   <source>A robots.txt does not say who operates an agent, what it comes for and why it is treated so: vendor, role and notes are missing from every entry. Fill them in.</source>
   <translation>Un robots.txt no dice quién opera un agente, para qué viene ni por qué se le trata así: vendor, role y notes faltan en todas las entradas. Complételos.</translation>
  </message>
  <message>
   <source>Names that cannot be in a User-agent line are left out: %1.</source>
   <translation>Se omiten los nombres que ninguna línea User-agent de una política puede contener: %1.</translation>
  </message>
  <message>
   <source>Paths that begin with neither / nor *, or contain a space or “#”, are left out: %1.</source>
   <translation>Se omiten las rutas que no empiezan por / ni por * o que contienen un espacio o «#»: %1.</translation>
  </message>
  <message>
   <source>A policy has no field for these directives; they are left out: %1.</source>
   <translation>Una política no tiene campo para estas directivas; se omiten: %1.</translation>
  </message>
  <message>
   <source>A policy has one entry for each agent: groups that name several agents are split.</source>
   <translation>Una política tiene una entrada por agente: los grupos que nombran varios agentes se dividen.</translation>
  </message>
  <message>
   <source>Several groups name %1; their rules are joined in one entry.</source>
   <translation>Varios grupos nombran a %1; sus reglas se reúnen en una entrada.</translation>
  </message>
  <message>
   <source>Comments of the groups are kept as comments of the policy and are not rendered. Move them into notes to have them rendered.</source>
   <translation>Los comentarios de los grupos se conservan como comentarios de la política y no se generan. Llévelos a notes si deben generarse.</translation>
  </message>
  <message>
   <source>The id of a policy must be a ULID of 26 characters.</source>
   <translation>El id de una política debe ser un ULID de 26 caracteres.</translation>
  </message>
  <message>
   <source>The title of a policy must be a text of one line without control characters.</source>
   <translation>El título de una política debe ser un texto de una línea sin caracteres de control.</translation>
  </message>
  <message>
   <source>The slug of a policy must be a text of one line without control characters.</source>
   <translation>El slug de una política debe ser un texto de una línea sin caracteres de control.</translation>
  </message>
  <message>
   <source>This robots.txt is too large to become a policy.</source>
   <translation>Este robots.txt es demasiado grande para convertirse en política.</translation>
  </message>
  <message>
   <source>A role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Una función va en una sola línea de robots.txt, pero esta contiene un fin de línea u otro carácter de control. Escríbala en una línea.</translation>
  </message>
  <message>
   <source>A note on a role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Una nota sobre una función va en una sola línea de robots.txt, pero esta contiene un fin de línea u otro carácter de control. Escríbala en una línea.</translation>
  </message>
  <message>
   <source>The title goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>El título va en una sola línea de robots.txt, pero este contiene un fin de línea u otro carácter de control. Escríbalo en una línea.</translation>
  </message>
  <message>
   <source>The slug goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>El slug va en una sola línea de robots.txt, pero este contiene un fin de línea u otro carácter de control. Escríbalo en una línea.</translation>
  </message>
  <message>
   <source>The id goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>El id va en una sola línea de robots.txt, pero este contiene un fin de línea u otro carácter de control. Escríbalo en una línea.</translation>
  </message>
  <message>
   <source>A URL goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Una URL va en una sola línea de robots.txt, pero esta contiene un fin de línea u otro carácter de control. Escríbala en una línea.</translation>
  </message>
  <message>
   <source>A user agent goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Un agente de usuario va en una sola línea de robots.txt, pero este contiene un fin de línea u otro carácter de control. Escríbalo en una línea.</translation>
  </message>
  <message>
   <source>A path goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Una ruta va en una sola línea de robots.txt, pero esta contiene un fin de línea u otro carácter de control. Escríbala en una línea.</translation>
  </message>
  <message>
   <source>The policy has no title; the first line of robots.txt ends after its name. Add “title: …”.</source>
   <translation>La política no tiene title; la primera línea de robots.txt termina tras su nombre. Añada «title: …».</translation>
  </message>
  <message>
   <source>The policy has no slug; robots.txt cannot name its source. Add “slug: agent-policy”.</source>
   <translation>La política no tiene slug; robots.txt no puede nombrar su fuente. Añada «slug: agent-policy».</translation>
  </message>
  <message>
   <source>The policy has no id; robots.txt cannot tell its identity. Add “id: ” and a ULID.</source>
   <translation>La política no tiene id; robots.txt no puede indicar su identidad. Añada «id: » y un ULID.</translation>
  </message>
  <message>
   <source>A slug is part of an address: use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>Un slug figura en una dirección: use solo letras, cifras, «-», «_» y «.».</translation>
  </message>
  <message>
   <source>%1 is another type of entity; this one is read as an agent policy. Write “type: agent-policy”.</source>
   <translation>%1 es otro tipo de entidad; esta se lee como política de agentes. Escriba «type: agent-policy».</translation>
  </message>
  <message numerus="yes">
   <source>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</source>
   <comment>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</comment>
   <translation>
    <numerusform>Un ULID tiene 26 caracteres; este id tiene %n. Cópielo de nuevo o cree uno nuevo.</numerusform>
    <numerusform>Un ULID tiene 26 caracteres; este id tiene %n. Cópielo de nuevo o cree uno nuevo.</numerusform>
   </translation>
  </message>
  <message>
   <source>A ULID is written with digits and A–Z without I, L, O and U. Copy the id again.</source>
   <translation>Un ULID se escribe con cifras y las letras A–Z sin I, L, O ni U. Copie el id de nuevo.</translation>
  </message>
  <message>
   <source>A ULID begins with a digit from 0 to 7. Copy the id again.</source>
   <translation>Un ULID empieza por una cifra del 0 al 7. Copie el id de nuevo.</translation>
  </message>
  <message>
   <source>%1 is not an absolute http or https URL. Write %2 in full, as “https://example.com/…”, with spaces as %3.</source>
   <translation>%1 no es una URL http o https absoluta. Escriba %2 completa, como «https://example.com/…», con los espacios como %3.</translation>
  </message>
  <message>
   <source>The policy has no default_policy, so nothing can be rendered. Add “default_policy: disallow” or “default_policy: allow”.</source>
   <translation>La política no tiene default_policy, así que no se puede generar nada. Añada «default_policy: disallow» o «default_policy: allow».</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write allow or disallow.</source>
   <translation>%1 no es un valor de %2: escriba allow o disallow.</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write %3.</source>
   <translation>%1 no es un valor de %2: escriba %3.</translation>
  </message>
  <message>
   <source>This entry names no agent. Add “user_agent: ” and its product token.</source>
   <translation>Esta entrada no nombra ningún agente. Añada «user_agent: » y su token de producto.</translation>
  </message>
  <message>
   <source>This entry says neither allow nor disallow. Add “policy: allow” or “policy: disallow”.</source>
   <translation>Esta entrada no dice allow ni disallow. Añada «policy: allow» o «policy: disallow».</translation>
  </message>
  <message>
   <source>The name of the agent is empty. Write its product token.</source>
   <translation>El nombre del agente está vacío. Escriba su token de producto.</translation>
  </message>
  <message>
   <source>%1 cannot be in a User-agent line: crawlers cut it at the space or “#”. Write only the product token.</source>
   <translation>%1 no puede estar en una línea User-agent: los rastreadores lo cortan en el espacio o «#». Escriba solo el token de producto.</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”; strict parsers cut %1.</source>
   <translation>Un token de producto de RFC 9309 solo tiene letras, «-» y «_»; los analizadores estrictos cortan %1.</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>No se conoce ningún rastreador llamado %1. ¿Quería decir %2?</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it.</source>
   <translation>%1 está retirado: %2 ya no lo envía.</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it. Today it sends %3; make sure they have entries if you want them covered.</source>
   <translation>%1 está retirado: %2 ya no lo envía. Hoy envía %3; asegúrese de que tengan entradas si quiere abarcarlos.</translation>
  </message>
  <message>
   <source>%1 is taken for a role that you defined. Write %2.</source>
   <translation>%1 se toma por una función creada por usted. Escriba %2.</translation>
  </message>
  <message>
   <source>%1 is none of the common roles (%2); its comment will be the word itself.</source>
   <translation>%1 no es ninguna de las funciones habituales (%2); su comentario será la propia palabra.</translation>
  </message>
  <message>
   <source>The notes contain a control character that some parsers take for a line end. Remove it.</source>
   <translation>Las notas contienen un carácter de control que algunos analizadores toman por un fin de línea. Quítelo.</translation>
  </message>
  <message>
   <source>The path %1 begins neither with / nor with *, so crawlers may ignore it. Write %2.</source>
   <translation>La ruta %1 no empieza por / ni por *, así que los rastreadores pueden ignorarla. Escriba %2.</translation>
  </message>
  <message>
   <source>A “#” begins a comment in robots.txt and would cut the path. Write it as %1.</source>
   <translation>Un «#» inicia un comentario en robots.txt y cortaría la ruta. Escríbalo como %1.</translation>
  </message>
  <message>
   <source>A space ends the path for some crawlers. Write it as %1.</source>
   <translation>Un espacio termina la ruta para algunos rastreadores. Escríbalo como %1.</translation>
  </message>
  <message>
   <source>No agent has the role %1; its note is not rendered.</source>
   <translation>Ningún agente tiene la función %1; su nota no se genera.</translation>
  </message>
  <message>
   <source>%1 has an entry in line %2 already; crawlers read the two records as one. Join the entries.</source>
   <translation>%1 ya tiene una entrada en la línea %2; los rastreadores leen los dos registros como uno. Junte las entradas.</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one.</source>
   <translation>Los rastreadores leen este registro y el registro predeterminado para * como uno solo.</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one, and the two contradict each other. Let policy and default_policy agree.</source>
   <translation>Los rastreadores leen este registro y el registro predeterminado para * como uno solo, y los dos se contradicen. Haga coincidir policy y default_policy.</translation>
  </message>
  <message>
   <source>%1 is not set, so it cannot have a comment.</source>
   <translation>%1 está sin definir, así que no puede tener comentario.</translation>
  </message>
  <message>
   <source>The policy has no agent %1.</source>
   <translation>La política no tiene ningún agente %1.</translation>
  </message>
  <message>
   <source>This entry does not begin a line, so it cannot have a comment. Edit the text.</source>
   <translation>Esta entrada no empieza una línea, así que no puede tener comentario. Edite el texto.</translation>
  </message>
  <message>
   <source>This value does not end its line, or has several lines, so it cannot have a comment. Edit the text.</source>
   <translation>Este valor no termina su línea o tiene varias líneas, así que no puede tener comentario. Edite el texto.</translation>
  </message>
  <message>
   <source>The value of %1 is not UTF-8.</source>
   <translation>El valor de %1 no es UTF-8.</translation>
  </message>
  <message>
   <source>The value of %1 contains a line end or another control character. Write it without.</source>
   <translation>El valor de %1 contiene un fin de línea u otro carácter de control. Escríbalo sin él.</translation>
  </message>
  <message>
   <source>An agent needs at least one field.</source>
   <translation>Un agente necesita al menos un campo.</translation>
  </message>
  <message>
   <source>Agent %1 has no path %2 in its %3 list.</source>
   <translation>El agente %1 no tiene la ruta %2 en su lista %3.</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>Línea %1: %2</translation>
  </message>
  <message>
   <source>The policy is not a map of fields. Edit the text.</source>
   <translation>La política no es un mapa de campos. Edite el texto.</translation>
  </message>
  <message>
   <source>Agent %1 is an alias or no map of fields. Edit the text.</source>
   <translation>El agente %1 es un alias o no es un mapa de campos. Edite el texto.</translation>
  </message>
  <message>
   <source>“%1” is an alias. Edit the text.</source>
   <translation>«%1» es un alias. Edite el texto.</translation>
  </message>
  <message>
   <source>“%1” is not a list. Edit the text.</source>
   <translation>«%1» no es una lista. Edite el texto.</translation>
  </message>
  <message>
   <source>“%1” is not a map of texts. Edit the text.</source>
   <translation>«%1» no es un mapa de textos. Edite el texto.</translation>
  </message>
  <message numerus="yes">
   <source>The policy is %n bytes long; more than %1 are not read. Split it or shorten its lists.</source>
   <comment>The policy is %n byte long; more than %1 are not read. Split it or shorten its lists.</comment>
   <translation>
    <numerusform>La política tiene %n byte; no se leen más de %1. Divídala o acorte sus listas.</numerusform>
    <numerusform>La política tiene %n bytes; no se leen más de %1. Divídala o acorte sus listas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The policy has more than %n values; the rest is not read. Shorten its lists.</source>
   <comment>The policy has more than %n value; the rest is not read. Shorten its lists.</comment>
   <translation>
    <numerusform>La política tiene más de %n valor; el resto no se lee. Acorte sus listas.</numerusform>
    <numerusform>La política tiene más de %n valores; el resto no se lee. Acorte sus listas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>More than %n levels are not read. A policy needs four.</source>
   <comment>More than %n level is not read. A policy needs four.</comment>
   <translation>
    <numerusform>No se lee más de %n nivel. Una política necesita cuatro.</numerusform>
    <numerusform>No se leen más de %n niveles. Una política necesita cuatro.</numerusform>
   </translation>
  </message>
  <message>
   <source>The rendered robots.txt would be larger than 32 MiB. Shorten the notes on roles.</source>
   <translation>El robots.txt generado superaría los 32 MiB. Acorte las notas sobre las funciones.</translation>
  </message>
  <message>
   <source>Line %1, column %2: %3</source>
   <translation>Línea %1, columna %2: %3</translation>
  </message>
  <message>
   <source>The policy has no default_policy.</source>
   <translation>La política no tiene default_policy.</translation>
  </message>
  <message>
   <source>An entry has no user_agent or no policy.</source>
   <translation>Una entrada no tiene user_agent o no tiene policy.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be reordered here. Edit the text.</source>
   <translation>Esta lista está dispuesta de un modo que no permite reordenarla aquí. Edite el texto.</translation>
  </message>
  <message>
   <source>This place in the file cannot be changed here. Edit the text.</source>
   <translation>Este lugar del archivo no se puede cambiar aquí. Edite el texto.</translation>
  </message>
  <message>
   <source>This place in the file cannot be filled in here. Edit the text.</source>
   <translation>Este lugar del archivo no se puede rellenar aquí. Edite el texto.</translation>
  </message>
  <message>
   <source>This place in the file is not a map of fields. Edit the text.</source>
   <translation>Este lugar del archivo no es un mapa de campos. Edite el texto.</translation>
  </message>
  <message>
   <source>This is the only field here. Edit the text.</source>
   <translation>Este es el único campo aquí. Edite el texto.</translation>
  </message>
  <message>
   <source>This field cannot be removed here. Edit the text.</source>
   <translation>Este campo no se puede quitar aquí. Edite el texto.</translation>
  </message>
  <message>
   <source>This part of the file is written in a way that cannot be changed here without touching more, for instance because an alias repeats it. Edit the text.</source>
   <translation>Esta parte del archivo está escrita de un modo que no permite cambiarla aquí sin tocar más cosas, por ejemplo porque un alias la repite. Edite el texto.</translation>
  </message>
  <message>
   <source>This place in the file is not a list. Edit the text.</source>
   <translation>Este lugar del archivo no es una lista. Edite el texto.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be added to here. Edit the text.</source>
   <translation>Esta lista está dispuesta de un modo que no permite añadir nada aquí. Edite el texto.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be cut here. Edit the text.</source>
   <translation>Esta lista está dispuesta de un modo que no permite recortarla aquí. Edite el texto.</translation>
  </message>
  <message>
   <source>The last item of this list cannot be removed here. Edit the text.</source>
   <translation>El último elemento de esta lista no se puede quitar aquí. Edite el texto.</translation>
  </message>
  <message>
   <source>This byte is not UTF-8. Save the file as UTF-8.</source>
   <translation>Este byte no es UTF-8. Guarde el archivo como UTF-8.</translation>
  </message>
  <message>
   <source>A carriage return without a line feed ends no line here. Save the file with LF or CRLF line ends.</source>
   <translation>Un retorno de carro sin salto de línea no termina aquí ninguna línea. Guarde el archivo con fines de línea LF o CRLF.</translation>
  </message>
  <message>
   <source>YAML does not allow control characters (%1). Remove it.</source>
   <translation>YAML no admite caracteres de control (%1). Quítelo.</translation>
  </message>
  <message>
   <source>A second document, or text that belongs to nothing, begins here. Keep one document in the file.</source>
   <translation>Aquí empieza un segundo documento, o texto que no pertenece a nada. Conserve un solo documento en el archivo.</translation>
  </message>
  <message>
   <source>This alias names no anchor that comes before it.</source>
   <translation>Este alias no nombra ningún ancla que esté antes.</translation>
  </message>
  <message>
   <source>This is not YAML: %1. Indent with spaces, close what is opened, and put a value in quotes if it has “: ” or “ #” in it or begins with a character such as * or @.</source>
   <translation>Esto no es YAML: %1. Sangre con espacios, cierre lo que se abre y ponga entre comillas un valor que contenga «: » o « #» o que empiece por un signo como * o @.</translation>
  </message>
  <message>
   <source>The YAML could not be read: %1.</source>
   <translation>No se pudo leer el YAML: %1.</translation>
  </message>
  <message>
   <source>This quoted text is never closed. Close its quotes.</source>
   <translation>Este texto entrecomillado no se cierra nunca. Cierre las comillas.</translation>
  </message>
  <message>
   <source>The aliases of this file expand to more than is read here. Write its values out.</source>
   <translation>Los alias de este archivo se expanden a más de lo que se lee aquí. Escriba sus valores por extenso.</translation>
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
   <translation>%1: no se puede leer (%2)</translation>
  </message>
  <message>
   <source>%1: the gzip data are damaged or end too early</source>
   <translation>%1: los datos gzip están dañados o terminan antes de tiempo</translation>
  </message>
  <message>
   <source>%1: the zstd data are damaged or end too early</source>
   <translation>%1: los datos zstd están dañados o terminan antes de tiempo</translation>
  </message>
  <message>
   <source>%1: is packed with %2, which is not read. Unpack it on the way: %3 %1 | gatepost-cli replay - …</source>
   <translation>%1: está comprimido con %2, que no se lee. Descomprímalo sobre la marcha: %3 %1 | gatepost-cli replay - …</translation>
  </message>
  <message>
   <source>%1: cannot be opened (%2)</source>
   <translation>%1: no se puede abrir (%2)</translation>
  </message>
  <message>
   <source>The standard input cannot be kept in a temporary file</source>
   <translation>La entrada estándar no se puede guardar en un archivo temporal</translation>
  </message>
  <message>
   <source>The standard input cannot be read</source>
   <translation>No se puede leer la entrada estándar</translation>
  </message>
  <message>
   <source>%1: the lines have no User-Agent (common log format), so nobody can be recognised. Let the server write the combined format</source>
   <translation>%1: las líneas no tienen User-Agent (formato de registro común), así que no se puede reconocer a nadie. Haga que el servidor escriba el formato combinado</translation>
  </message>
  <message>
   <source>%1. The %2 lines before that are counted</source>
   <translation>%1. Las %2 líneas anteriores se han contado</translation>
  </message>
  <message>
   <source>%1: no line has the field %2 (--ip-field)</source>
   <translation>%1: ninguna línea tiene el campo %2 (--ip-field)</translation>
  </message>
  <message>
   <source>%1 It is left out.</source>
   <translation>%1 Se omite.</translation>
  </message>
  <message>
   <source>%1: the versions of the policy were not read, because there are more than %2 of them, or they are larger than %3 MiB together</source>
   <translation>%1: no se leyeron las versiones de la política, porque hay más de %2 o juntas superan %3 MiB</translation>
  </message>
  <message>
   <source>%1: is not a folder that can be read</source>
   <translation>%1: no es una carpeta que se pueda leer</translation>
  </message>
  <message>
   <source>%1: no commit has a robots.txt, robots-ai.txt or robots2.txt there</source>
   <translation>%1: ningún commit tiene ahí un robots.txt, robots-ai.txt o robots2.txt</translation>
  </message>
  <message numerus="yes">
   <source>%1: the dates of %n commits are before those of their parents; their parents' dates are used</source>
   <comment>%1: the date of a commit is before that of its parent; its parent's date is used</comment>
   <translation>
    <numerusform>%1: la fecha de %n commit es anterior a la de su padre; se usa la fecha del padre</numerusform>
    <numerusform>%1: las fechas de %n commits son anteriores a las de sus padres; se usan las fechas de los padres</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>sample</name>
  <message>
   <source>The same wishes as an entity. Gatepost renders a robots.txt from it; the robots.txt beside this file is kept by hand, because an entity knows agents and paths, but no hours, rates or patterns.</source>
   <extracomment>A comment in sample/agent-policy.kno</extracomment>
   <translation>Los mismos deseos como entidad. Gatepost genera un robots.txt a partir de ella; el robots.txt que está junto a este archivo se mantiene a mano, porque una entidad conoce agentes y rutas, pero no horas, frecuencias ni patrones.</translation>
  </message>
  <message>
   <source>robots-ai.txt of Tidewater Press: for AI agents only.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>robots-ai.txt de Tidewater Press: solo para agentes de IA.</translation>
  </message>
  <message>
   <source>It has the syntax of robots.txt and may only narrow what robots.txt leaves open. Crawlers that are no AI agents, like Googlebot-Image or AhrefsBot, are not spoken to here.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Tiene la sintaxis de robots.txt y solo puede restringir lo que robots.txt deja abierto. Este archivo no se dirige a los rastreadores que no son agentes de IA, como Googlebot-Image o AhrefsBot.</translation>
  </message>
  <message>
   <source>Assistants that fetch a page because a reader asked for it are guests.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Los asistentes que obtienen una página porque un lector la ha pedido son invitados.</translation>
  </message>
  <message>
   <source>May come, but slowly and in the quiet hours.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Pueden venir, pero despacio y en las horas tranquilas.</translation>
  </message>
  <message>
   <source>Blocked here, though robots.txt says nothing about it.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Bloqueado aquí, aunque robots.txt no diga nada al respecto.</translation>
  </message>
  <message>
   <source>robots.txt of Tidewater Press: books, a journal and a small shop.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>robots.txt de Tidewater Press: libros, una revista y una pequeña tienda.</translation>
  </message>
  <message>
   <source>This is the file that every crawler reads first. A crawler looks for the group that names it, and only if there is none for the group of *. It never adds the two together.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Este es el archivo que todo rastreador lee primero. Un rastreador busca el grupo que lo nombra y, solo si no lo hay, el grupo de *. Nunca suma los dos.</translation>
  </message>
  <message>
   <source>Everybody without a group of their own</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Todos los que no tienen grupo propio</translation>
  </message>
  <message>
   <source>Longer than the rule above, so it wins: the spring catalogue may be fetched, other PDF files may not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Más larga que la regla de arriba, así que gana: el catálogo de primavera se puede obtener; otros archivos PDF, no.</translation>
  </message>
  <message>
   <source>Search engines</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Buscadores</translation>
  </message>
  <message>
   <source>They may index the journal too, but nobody wants search results inside of search results.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>También pueden indexar la revista, pero nadie quiere resultados de búsqueda dentro de resultados de búsqueda.</translation>
  </message>
  <message>
   <source>What may be done with the text once it is fetched. This never changes what may be fetched.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Lo que se puede hacer con el texto una vez obtenido. Esto nunca cambia lo que se puede obtener.</translation>
  </message>
  <message>
   <source>A group of its own, so nothing of Googlebot's group holds for Googlebot-Image.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Un grupo propio, así que nada del grupo de Googlebot vale para Googlebot-Image.</translation>
  </message>
  <message>
   <source>Crawlers that collect text for training</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Rastreadores que recogen texto para entrenamiento</translation>
  </message>
  <message>
   <source>Press releases are there to be repeated; the books are not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Los comunicados de prensa están para repetirse; los libros, no.</translation>
  </message>
  <message>
   <source>Audits, in the extended standard 2.0</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Auditorías, en el estándar extendido 2.0</translation>
  </message>
  <message>
   <source>Robot-version right after the agents changes how paths are read: a path without * is the whole path, and a bare &quot;Disallow: *&quot; means &quot;all the rest&quot;. Times are in UTC.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Robot-version justo después de los agentes cambia cómo se leen las rutas: una ruta sin * es la ruta entera, y un simple &quot;Disallow: *&quot; significa &quot;todo lo demás&quot;. Las horas son UTC.</translation>
  </message>
  <message>
   <source>Patterns</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Patrones</translation>
  </message>
  <message>
   <source>Whoever calls itself something-ai or says that it scrapes, and has no group above.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Quien se llame algo-ai o diga que hace scraping, y no tenga un grupo arriba.</translation>
  </message>
  <message>
   <source>The whole file</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>El archivo completo</translation>
  </message>
  <message>
   <source>robots2.txt of Tidewater Press: what may be done with the content.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>robots2.txt de Tidewater Press: lo que se puede hacer con el contenido.</translation>
  </message>
  <message>
   <source>Paths: they may only narrow what robots.txt allows</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Rutas: solo pueden restringir lo que robots.txt permite</translation>
  </message>
  <message>
   <source>Nothing links here. Who comes all the same has not read this file.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Ningún enlace lleva aquí. Quien viene de todos modos no ha leído este archivo.</translation>
  </message>
  <message>
   <source>Policy for every agent</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Política para todos los agentes</translation>
  </message>
  <message>
   <source>Translations and retellings: ask us, by the protocol of section 6.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Traducciones y adaptaciones: pregúntenos, por el protocolo de la sección 6.</translation>
  </message>
  <message>
   <source>Other publishers of reference books may not build on ours.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Otras editoriales de obras de consulta no pueden basarse en las nuestras.</translation>
  </message>
  <message>
   <source>link-back is left unstated: the chained file at the end fills it in. Nobody speaks of announce.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>link-back queda sin declarar: lo completa el archivo encadenado al final. De announce no habla nadie.</translation>
  </message>
  <message>
   <source>What kind of content this is</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Qué clase de contenido es este</translation>
  </message>
  <message>
   <source>Exceptions for kinds of agents</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Excepciones para clases de agentes</translation>
  </message>
  <message>
   <source>A block states only what differs; everything else comes from above.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Un bloque solo declara lo que difiere; todo lo demás viene de arriba.</translation>
  </message>
  <message>
   <source>Ask before every visit.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Preguntar antes de cada visita.</translation>
  </message>
  <message>
   <source>May look whether the site is up, and nothing else.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Puede mirar si el sitio está en línea, y nada más.</translation>
  </message>
  <message>
   <source>chain counts only as the last line.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>chain solo cuenta como última línea.</translation>
  </message>
  <message>
   <source>An agent policy: robots.txt is rendered from it. Change the id to one of your own.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Una política de agentes: de ella se genera robots.txt. Cambie el id por uno propio.</translation>
  </message>
  <message>
   <source>What holds for every agent that is not listed: allow or disallow.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Lo que vale para todo agente que no figure en la lista: allow o disallow.</translation>
  </message>
  <message>
   <source>Ends the comment over all agents of a role.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Termina el comentario sobre todos los agentes de una función.</translation>
  </message>
  <message>
   <source>robots-ai.txt: every AI agent may fetch everything that robots.txt leaves open.</source>
   <extracomment>A comment in templates/robots-ai-allow-all.txt</extracomment>
   <translation>robots-ai.txt: todo agente de IA puede obtener todo lo que robots.txt deja abierto.</translation>
  </message>
  <message>
   <source>robots-ai.txt: no AI agent may fetch anything.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>robots-ai.txt: ningún agente de IA puede obtener nada.</translation>
  </message>
  <message>
   <source>Other crawlers do not read this file; for them robots.txt speaks.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>Otros rastreadores no leen este archivo; para ellos habla robots.txt.</translation>
  </message>
  <message>
   <source>robots-ai.txt: AI agents may fetch some paths and not others, at a gentle pace.</source>
   <extracomment>A comment in templates/robots-ai-paths.txt</extracomment>
   <translation>robots-ai.txt: los agentes de IA pueden obtener unas rutas y otras no, a un ritmo suave.</translation>
  </message>
  <message>
   <source>robots-ai.txt: one AI agent is welcome, the others are not.</source>
   <extracomment>A comment in templates/robots-ai-selective.txt</extracomment>
   <translation>robots-ai.txt: un agente de IA es bienvenido, los demás no.</translation>
  </message>
  <message>
   <source>robots.txt with groups of the extended standard 2.0.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>robots.txt con grupos del estándar extendido 2.0.</translation>
  </message>
  <message>
   <source>Robots that do not know version 2.0 read the first group. In the others, Robot-version comes right after the agents, a path without * ? [ or \ is the whole path, and &quot;Disallow: *&quot; means all the rest.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>Los robots que no conocen la versión 2.0 leen el primer grupo. En los demás, Robot-version va justo después de los agentes, una ruta sin * ? [ ni \ es la ruta entera, y &quot;Disallow: *&quot; significa todo lo demás.</translation>
  </message>
  <message>
   <source>HTML pages only, and only at night. Times are in UTC and may run past midnight.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>Solo páginas HTML, y solo de noche. Las horas son UTC y pueden pasar de la medianoche.</translation>
  </message>
  <message>
   <source>Any time, but slower while people are shopping.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>A cualquier hora, pero más despacio mientras la gente compra.</translation>
  </message>
  <message>
   <source>robots.txt with agents named by patterns, as the purpose proposal has it.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>robots.txt con agentes nombrados por patrones, como en la propuesta de finalidades.</translation>
  </message>
  <message>
   <source>A pattern counts only for agents without a group of their own. Crawlers that read the standard alone do not know patterns, so the group of * should be one that you can live with.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Un patrón solo cuenta para agentes sin grupo propio. Los rastreadores que solo leen el estándar no conocen patrones, así que el grupo de * debe ser uno que a usted le convenga.</translation>
  </message>
  <message>
   <source>Whatever calls itself something-ai: images yes, maps no.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Todo lo que se llame algo-ai: imágenes sí, mapas no.</translation>
  </message>
  <message>
   <source>A name without signs is that agent alone.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Un nombre sin caracteres especiales es solo ese agente.</translation>
  </message>
  <message>
   <source>robots.txt with preference signals: what may be done with a page once it is fetched.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>robots.txt con señales de preferencia: lo que se puede hacer con una página una vez obtenida.</translation>
  </message>
  <message>
   <source>They never change what may be fetched, and each is read by some crawlers only.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>Nunca cambian lo que se puede obtener, y cada una la leen solo algunos rastreadores.</translation>
  </message>
  <message>
   <source>yes and no for each use; what is left out is neither granted nor refused.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>yes y no para cada uso; lo que se omite ni se concede ni se rechaza.</translation>
  </message>
  <message>
   <source>y and n, also for a path of its own: the longest path that matches counts.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>y y n, también para una ruta propia: cuenta la ruta más larga que coincida.</translation>
  </message>
  <message>
   <source>robots.txt: the usual, with a few doors closed.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>robots.txt: lo habitual, con unas pocas puertas cerradas.</translation>
  </message>
  <message>
   <source>A longer rule wins over a shorter one.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>Una regla más larga gana a una más corta.</translation>
  </message>
  <message>
   <source>A crawler with a group of its own reads that group alone, so repeat here what must hold for it too.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>Un rastreador con grupo propio solo lee ese grupo, así que repita aquí lo que también deba valer para él.</translation>
  </message>
  <message>
   <source>robots2.txt with one of everything.</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>robots2.txt con uno de cada.</translation>
  </message>
  <message>
   <source>Paths</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Rutas</translation>
  </message>
  <message>
   <source>AI policy</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Política de IA</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Comportamiento</translation>
  </message>
  <message>
   <source>Quality</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Calidad</translation>
  </message>
  <message>
   <source>Compliance</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Cumplimiento</translation>
  </message>
  <message>
   <source>Blocks: only what differs</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Bloques: solo lo que difiere</translation>
  </message>
  <message>
   <source>The last line: a file that fills in what is unstated here</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>La última línea: un archivo que completa lo que aquí queda sin declarar</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>línea %1, columna %2: %3</translation>
  </message>
  <message>
   <source>environments must map names to hosts, such as staging: {host: staging.example.org, must: closed}</source>
   <translation>environments debe asignar hosts a nombres, como staging: {host: staging.example.org, must: closed}</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 tiene más de %2 elementos, más de los que se leen</translation>
  </message>
  <message>
   <source>an environment needs a host</source>
   <translation>un entorno necesita un host</translation>
  </message>
  <message>
   <source>%1 cannot be the name of an environment</source>
   <translation>%1 no puede ser el nombre de un entorno</translation>
  </message>
  <message>
   <source>%1 is not one of %2</source>
   <translation>%1 no es uno de %2</translation>
  </message>
  <message>
   <source>%1 is not a host</source>
   <translation>%1 no es un host</translation>
  </message>
  <message>
   <source>%1 is named twice</source>
   <translation>%1 aparece dos veces</translation>
  </message>
  <message>
   <source>two environments have the host %1</source>
   <translation>dos entornos tienen el host %1</translation>
  </message>
  <message>
   <source>%1 leads out of the folder</source>
   <translation>%1 lleva fuera de la carpeta</translation>
  </message>
  <message>
   <source>%1 is used by two environments of which one is closed</source>
   <translation>%1 lo usan dos entornos, uno de los cuales está cerrado</translation>
  </message>
  <message>
   <source>outputs must map targets to folders, such as nginx: deploy</source>
   <translation>outputs debe asignar carpetas a destinos, como nginx: deploy</translation>
  </message>
  <message>
   <source>%1 is not a target; write one of %2</source>
   <translation>%1 no es un destino; escriba uno de %2</translation>
  </message>
  <message>
   <source>an output needs a folder</source>
   <translation>una salida necesita una carpeta</translation>
  </message>
  <message>
   <source>compact is yes or no</source>
   <translation>compact es yes o no</translation>
  </message>
  <message>
   <source>there is no environment %1; gatepost.yaml names none</source>
   <translation>no existe el entorno %1; gatepost.yaml no indica ninguno</translation>
  </message>
  <message>
   <source>there is no environment %1; there is %2</source>
   <translation>no existe el entorno %1; existe %2</translation>
  </message>
  <message>
   <source>goals must map purposes to what is wanted, such as training: out</source>
   <translation>goals debe asignar a fines lo que se quiere, como training: out</translation>
  </message>
  <message>
   <source>%1 is not a purpose; write one of %2</source>
   <translation>%1 no es un fin; escriba uno de %2</translation>
  </message>
  <message>
   <source>reach is known or obeying</source>
   <translation>reach es known u obeying</translation>
  </message>
  <message>
   <source>%1 is not a signal that goals can write</source>
   <translation>%1 no es una señal que los objetivos puedan escribir</translation>
  </message>
  <message>
   <source>%1 is not a file that goals can edit</source>
   <translation>%1 no es un archivo que los objetivos puedan editar</translation>
  </message>
  <message>
   <source>terms must be an http(s) URL</source>
   <translation>terms debe ser una URL http(s)</translation>
  </message>
  <message>
   <source>%1 is not a payment of RSL</source>
   <translation>%1 no es un pago de RSL</translation>
  </message>
  <message>
   <source>file must be an http(s) URL</source>
   <translation>file debe ser una URL http(s)</translation>
  </message>
  <message>
   <source>a goal has no is</source>
   <translation>un objetivo no tiene is</translation>
  </message>
  <message>
   <source>closed belongs to welcome and open</source>
   <translation>closed corresponde a welcome y open</translation>
  </message>
  <message>
   <source>only belongs to welcome and open</source>
   <translation>only corresponde a welcome y open</translation>
  </message>
  <message>
   <source>a goal has either only or closed</source>
   <translation>un objetivo tiene only o closed, no ambos</translation>
  </message>
  <message>
   <source>only has no pattern; write out instead</source>
   <translation>only no tiene ningún patrón; escriba out en su lugar</translation>
  </message>
  <message>
   <source>hours are UTC, such as 22:00-05:59</source>
   <translation>hours está en UTC, como 22:00-05:59</translation>
  </message>
  <message>
   <source>hours belong to welcome and open</source>
   <translation>hours corresponde a welcome y open</translation>
  </message>
  <message>
   <source>pace is a number of seconds, or 10s, 2m</source>
   <translation>pace es un número de segundos, o 10s, 2m</translation>
  </message>
  <message>
   <source>otherwise belongs to ask and pay</source>
   <translation>otherwise corresponde a ask y pay</translation>
  </message>
  <message>
   <source>otherwise is out or open</source>
   <translation>otherwise es out u open</translation>
  </message>
  <message>
   <source>an exception needs agents or paths</source>
   <translation>una excepción necesita agents o paths</translation>
  </message>
  <message>
   <source>%1 names no agent</source>
   <translation>%1 no nombra a ningún agente</translation>
  </message>
  <message>
   <source>an exception has no is</source>
   <translation>una excepción no tiene is</translation>
  </message>
  <message>
   <source>until is a day such as 2027-06-30</source>
   <translation>until es un día como 2027-06-30</translation>
  </message>
  <message>
   <source>only search, answers, making and training have words for use</source>
   <translation>solo search, answers, making y training tienen palabras para use</translation>
  </message>
  <message>
   <source>use is yes, no or unstated</source>
   <translation>use es yes, no o unstated</translation>
  </message>
  <message>
   <source>a note is one line</source>
   <translation>una note es una línea</translation>
  </message>
  <message>
   <source>%1: a path begins with / or * and has no space or #</source>
   <translation>%1: una ruta empieza por / o * y no tiene espacios ni #</translation>
  </message>
  <message>
   <source>lines %1 and %2 contradict each other for %3 on %4</source>
   <translation>las líneas %1 y %2 se contradicen para %3 en %4</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write %1 as a block</source>
   <translation>está escrito de un modo que no se puede cambiar con seguridad: escriba %1 como bloque</translation>
  </message>
  <message>
   <source>%1 must be one text</source>
   <translation>%1 debe ser un solo texto</translation>
  </message>
  <message>
   <source>an item of %1 must be one text</source>
   <translation>un elemento de %1 debe ser un solo texto</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 debe ser una lista</translation>
  </message>
  <message>
   <source>a key must be one text</source>
   <translation>una clave debe ser un solo texto</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; put both into one, or remove one</source>
   <translation>%1 ya aparece en la línea %2; reúna ambas en una o quite una</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 no es una clave de %2; ¿quería decir %3?</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 no es una clave de %2, que tiene %3; corríjala o quítela</translation>
  </message>
  <message>
   <source>it is an index of other sitemaps; name those in its place</source>
   <translation>es un índice de otros sitemaps; indique esos en su lugar</translation>
  </message>
  <message>
   <source>it is not a sitemap: it begins with &lt;%1&gt;</source>
   <translation>no es un sitemap: empieza por &lt;%1&gt;</translation>
  </message>
  <message>
   <source>it is compressed; unpack it first (gunzip)</source>
   <translation>está comprimido; descomprímalo primero (gunzip)</translation>
  </message>
  <message>
   <source>aliases (*name) are not read here; write the value out</source>
   <translation>los alias (*name) no se leen aquí; escriba el valor completo</translation>
  </message>
  <message>
   <source>keys such as “paths:” are expected</source>
   <translation>se esperan claves como «paths:»</translation>
  </message>
  <message>
   <source>host must be a host such as shop.example</source>
   <translation>host debe ser un servidor como shop.example</translation>
  </message>
  <message>
   <source>%1 cannot be a path: a honeypot begins with / or *</source>
   <translation>%1 no es una ruta: un señuelo empieza por / o *</translation>
  </message>
  <message>
   <source>lint must be a map such as {off: [CODE]}</source>
   <translation>lint debe ser un mapa como {off: [CODE]}</translation>
  </message>
  <message>
   <source>%1 is not a fact of an agent</source>
   <translation>%1 no es un dato de un agente</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>an agent has no token</source>
   <translation>un agente no tiene token</translation>
  </message>
  <message>
   <source>%1 has facts in line %2 already; put them into one item</source>
   <translation>%1 ya tiene datos en la línea %2; reúnalos en un solo elemento</translation>
  </message>
  <message>
   <source>chain must map URLs to files</source>
   <translation>chain debe asignar URL a archivos</translation>
  </message>
  <message>
   <source>a file of chain must be one text</source>
   <translation>un archivo de chain debe ser un solo texto</translation>
  </message>
  <message>
   <source>tests must be a list</source>
   <translation>tests debe ser una lista</translation>
  </message>
  <message>
   <source>a test must have agent, path and expect</source>
   <translation>una prueba debe tener agent, path y expect</translation>
  </message>
  <message>
   <source>a test has no %1</source>
   <translation>una prueba no tiene %1</translation>
  </message>
  <message>
   <source>a test has either %1 or %2</source>
   <translation>una prueba tiene %1 o %2, no ambos</translation>
  </message>
  <message>
   <source>at must be a time such as 2026-11-20T07:00:00Z</source>
   <translation>at debe ser una fecha y hora como 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>el archivo ocupa más de %1 MiB, más de lo que se lee</translation>
  </message>
  <message>
   <source>the file has more than %1 values, which is more than is read</source>
   <translation>el archivo tiene más de %1 valores, más de lo que se lee</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep, which is more than is read</source>
   <translation>los valores están anidados en más de %1 niveles, más de lo que se lee</translation>
  </message>
  <message>
   <source>a second document begins here, and nothing in it would be read; put all keys into one document</source>
   <translation>aquí empieza un segundo documento, del que no se leería nada; reúna todas las claves en un documento</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write goals as a block</source>
   <translation>está escrito de un modo que no se puede cambiar con seguridad: escriba goals como bloque</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write paths, agents, chain and tests as block lists</source>
   <translation>está escrito de un modo que no permite cambiarlo con seguridad: escriba paths, agents, chain y tests como listas en bloque</translation>
  </message>
 </context>
 <context>
  <name>store</name>
  <message>
   <source>the disk is full</source>
   <translation>el disco está lleno</translation>
  </message>
  <message>
   <source>your share of the disk is full</source>
   <translation>su cuota del disco está llena</translation>
  </message>
  <message>
   <source>you do not have permission</source>
   <translation>no tiene permiso</translation>
  </message>
  <message>
   <source>the disk is read-only</source>
   <translation>el disco es de solo lectura</translation>
  </message>
  <message>
   <source>the folder does not exist</source>
   <translation>la carpeta no existe</translation>
  </message>
  <message>
   <source>the disk reports an input/output error</source>
   <translation>el disco comunica un error de entrada/salida</translation>
  </message>
  <message>
   <source>another program is using it</source>
   <translation>otro programa lo está usando</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>es demasiado grande</translation>
  </message>
  <message>
   <source>%1: libgit2 %2 is not installed, so Git's history cannot be read</source>
   <translation>%1: libgit2 %2 no está instalado, así que no se puede leer el historial de Git</translation>
  </message>
  <message>
   <source>%1: the current folder is not in a Git repository (%2)</source>
   <translation>%1: la carpeta actual no está en un repositorio de Git (%2)</translation>
  </message>
  <message>
   <source>%1: the folder %2 is not in a Git repository (%3)</source>
   <translation>%1: la carpeta %2 no está en un repositorio de Git (%3)</translation>
  </message>
  <message>
   <source>%1: there is no revision %2</source>
   <translation>%1: no existe la revisión %2</translation>
  </message>
  <message>
   <source>%1: %2 is not a commit</source>
   <translation>%1: %2 no es un commit</translation>
  </message>
  <message>
   <source>%1: revision %2 has no %3</source>
   <translation>%1: la revisión %2 no tiene %3</translation>
  </message>
  <message>
   <source>%1: is not a Git repository (%2)</source>
   <translation>%1: no es un repositorio de Git (%2)</translation>
  </message>
  <message>
   <source>%1: this clone is shallow, its history ends at commit %2. Retrieve all of it: git fetch --unshallow, or fetch-depth: 0 of actions/checkout</source>
   <translation>%1: este clon es superficial, su historial termina en la confirmación %2. Obténgalo entero: git fetch --unshallow, o fetch-depth: 0 de actions/checkout</translation>
  </message>
  <message>
   <source>The folder %1 is not in a Git repository (%2)</source>
   <translation>La carpeta %1 no está en un repositorio Git (%2)</translation>
  </message>
  <message>
   <source>The history of %1 cannot be read: %2</source>
   <translation>No se puede leer el historial de %1: %2</translation>
  </message>
  <message>
   <source>The repository of %1 has no commit yet</source>
   <translation>El repositorio de %1 aún no tiene ningún commit</translation>
  </message>
  <message>
   <source>%1: this build of Gatepost cannot read Git's history</source>
   <translation>%1: esta compilación de Gatepost no puede leer el historial de Git</translation>
  </message>
  <message>
   <source>%1: %2 is not a regular file but a pipe, a device or something else, so the repository was not read</source>
   <translation>%1: %2 no es un archivo normal, sino una tubería, un dispositivo u otra cosa, así que no se leyó el repositorio</translation>
  </message>
  <message>
   <source>%1: %2 has more than %3 files, so the repository was not read</source>
   <translation>%1: %2 contiene más de %3 archivos, así que no se leyó el repositorio</translation>
  </message>
  <message>
   <source>%1: %2 includes a file whose name is not plain, so the repository was not read</source>
   <translation>%1: %2 incluye un archivo cuyo nombre no es simple, así que no se leyó el repositorio</translation>
  </message>
  <message>
   <source>%1 was not read, because %2 is a submodule, whose files are in another repository.</source>
   <translation>%1 no se leyó, porque %2 es un submódulo, cuyos archivos están en otro repositorio.</translation>
  </message>
  <message>
   <source>%1 is not a regular file but a pipe, a device or something else, so it was not read.</source>
   <translation>%1 no es un archivo normal, sino una tubería, un dispositivo u otra cosa, así que no se leyó.</translation>
  </message>
  <message>
   <source>%1 is a folder, not a file.</source>
   <translation>%1 es una carpeta, no un archivo.</translation>
  </message>
  <message>
   <source>%1 could not be read: you do not have permission to read it.</source>
   <translation>No se pudo leer %1: no tiene permiso para leerlo.</translation>
  </message>
  <message>
   <source>%1 could not be read: %2.</source>
   <translation>No se pudo leer %1: %2.</translation>
  </message>
  <message>
   <source>%1 was not read, because it is larger than %2 MiB.</source>
   <translation>No se leyó %1, porque ocupa más de %2 MiB.</translation>
  </message>
  <message>
   <source>%1 was not read, because it is not inside the site's folder. Copy the file into the folder and name it from there.</source>
   <translation>No se leyó %1, porque no está dentro de la carpeta del sitio. Copie el archivo en la carpeta y nómbrelo desde allí.</translation>
  </message>
  <message>
   <source>%1 was not read: it is a link to %2, which is not inside the site's folder. Copy the file into the folder, or open it by its own name.</source>
   <translation>No se leyó %1: es un enlace a %2, que no está dentro de la carpeta del sitio. Copie el archivo en la carpeta o ábralo por su propio nombre.</translation>
  </message>
  <message>
   <source>%1 is a link to %2, which does not exist.</source>
   <translation>%1 es un enlace a %2, que no existe.</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 no existe.</translation>
  </message>
  <message>
   <source>%1 is not a folder but a file. Name its folder.</source>
   <translation>%1 no es una carpeta, sino un archivo. Indique su carpeta.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2.</source>
   <translation>No se pudo escribir %1: %2.</translation>
  </message>
  <message>
   <source>%1 was not written, because it is not inside the site's folder.</source>
   <translation>No se escribió %1, porque no está dentro de la carpeta del sitio.</translation>
  </message>
  <message>
   <source>%1 was not written: a link leads to %2, which is not inside the site's folder.</source>
   <translation>No se escribió %1: un enlace lleva a %2, que no está dentro de la carpeta del sitio.</translation>
  </message>
  <message>
   <source>%1 was not written: the text has %2 bytes, and a file of more than %3 MiB could not be opened again. Make it shorter. The file on disk is as it was.</source>
   <translation>No se escribió %1: el texto tiene %2 bytes, y un archivo de más de %3 MiB no se podría volver a abrir. Acórtelo. El archivo del disco está como estaba.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file on disk is as it was.</source>
   <translation>No se pudo escribir %1: %2. El archivo del disco está como estaba.</translation>
  </message>
  <message>
   <source>%1 is not a regular file; it was not written.</source>
   <translation>%1 no es un archivo normal; no se ha escrito.</translation>
  </message>
  <message>
   <source>%1 was not written, because its present text could not be read first: %2. The file on disk is as it was.</source>
   <translation>No se escribió %1, porque antes no se pudo leer su texto actual: %2. El archivo del disco está como estaba.</translation>
  </message>
  <message>
   <source>%1 was not written: its old text could not be kept safe first, because %2.</source>
   <translation>No se escribió %1: su texto anterior no se pudo poner antes a salvo, porque %2.</translation>
  </message>
  <message>
   <source>%1 has a second name (a hard link). Replacing it in one step would part the two; writing over it keeps them together, but is not safe against a crash in the middle.</source>
   <translation>%1 tiene un segundo nombre (un enlace duro). Reemplazarlo en un solo paso separaría los dos; sobrescribirlo los mantiene unidos, pero no está a salvo de un fallo a medio camino.</translation>
  </message>
  <message>
   <source>%1 was not written: the backup %2 could not be made: %3.</source>
   <translation>No se escribió %1: no se pudo crear la copia de seguridad %2: %3.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged.</source>
   <translation>No se pudo escribir %1: %2. El archivo puede estar dañado.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged; its old text is in %3.</source>
   <translation>No se pudo escribir %1: %2. El archivo puede estar dañado; su texto anterior está en %3.</translation>
  </message>
  <message>
   <source>No new file can be made in the folder of %1 (%2), so the file cannot be replaced in one step. Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>No se puede crear ningún archivo nuevo en la carpeta de %1 (%2), por lo que el archivo no se puede reemplazar en un solo paso. Sobrescribirlo es posible, pero no está a salvo de un fallo a medio camino.</translation>
  </message>
  <message>
   <source>%1 belongs to another user or group, and a new file would belong to you. Writing over it keeps the owner, but is not safe against a crash in the middle.</source>
   <translation>%1 pertenece a otro usuario o grupo, y un archivo nuevo le pertenecería a usted. Sobrescribirlo conserva el propietario, pero no está a salvo de un fallo a medio camino.</translation>
  </message>
  <message>
   <source>Another program changed %1 while it was being saved. It was not written.</source>
   <translation>Otro programa modificó %1 mientras se guardaba. No se ha escrito.</translation>
  </message>
  <message>
   <source>%1 cannot be replaced in one step (%2). Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>%1 no se puede reemplazar en un solo paso (%2). Sobrescribirlo es posible, pero no está a salvo de un fallo a medio camino.</translation>
  </message>
  <message>
   <source>%1 is saved, but its access list or its extended attributes could not be kept in full: %2.</source>
   <translation>%1 está guardado, pero no se pudieron conservar del todo su lista de acceso o sus atributos extendidos: %2.</translation>
  </message>
  <message>
   <source>%1 is saved, but its folder could not be synced (%2): until the system does so, a power failure may bring the old text back.</source>
   <translation>%1 se ha guardado, pero no se pudo sincronizar su carpeta (%2): hasta que el sistema lo haga, un corte de corriente puede devolver el texto anterior.</translation>
  </message>
  <message>
   <source>%1 is saved, but could not be read again: %2.</source>
   <translation>%1 se ha guardado, pero no se pudo leer de nuevo: %2.</translation>
  </message>
  <message>
   <source>%1 was saved, but now has another text: another program wrote it at the same moment.</source>
   <translation>%1 se guardó, pero ahora tiene otro texto: otro programa lo escribió en el mismo instante.</translation>
  </message>
  <message>
   <source>%1 was changed by another program since it was opened.</source>
   <translation>Otro programa modificó %1 desde que se abrió.</translation>
  </message>
  <message>
   <source>%1 was not written, because another Gatepost is saving in the same folder and does not finish. Try again.</source>
   <translation>No se escribió %1, porque otro Gatepost está guardando en la misma carpeta y no termina. Inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>The folder %1 could not be read: %2.</source>
   <translation>No se pudo leer la carpeta %1: %2.</translation>
  </message>
  <message>
   <source>There is no place for it below chain/.</source>
   <translation>No hay lugar para él en chain/.</translation>
  </message>
  <message>
   <source>There is no file %1. Put a copy of it there, or name one below “chain:” in gatepost.yaml.</source>
   <translation>No existe el archivo %1. Ponga allí una copia o indique uno bajo «chain:» en gatepost.yaml.</translation>
  </message>
  <message>
   <source>there is no such file (sitemaps: in gatepost.yaml)</source>
   <translation>no existe tal archivo (sitemaps: en gatepost.yaml)</translation>
  </message>
  <message>
   <source>%1: %2. The list was not written, or it would lose this: mend the line, or remove it.</source>
   <translation>%1: %2. La lista no se escribió, porque perdería esto: corrija la línea o quítela.</translation>
  </message>
  <message>
   <source>There is no folder for the list of agents: HOME is not set.</source>
   <translation>No hay carpeta para la lista de agentes: HOME no está definida.</translation>
  </message>
  <message>
   <source>%1: the list would be larger than 1 MiB.</source>
   <translation>%1: la lista ocuparía más de 1 MiB.</translation>
  </message>
  <message>
   <source>The site is not saved in a folder yet.</source>
   <translation>El sitio aún no está guardado en una carpeta.</translation>
  </message>
  <message>
   <source>%1 could not be removed.</source>
   <translation>No se pudo eliminar %1.</translation>
  </message>
  <message>
   <source>Policy tests, sample paths and rehearsed answers are kept beside the site's files: save a policy file into a folder first.</source>
   <translation>Las pruebas de política, las rutas de muestra y las respuestas simuladas se conservan junto a los archivos del sitio: guarde primero un archivo de política en una carpeta.</translation>
  </message>
 </context>
 <context>
  <name>templates</name>
  <message>
   <source>Typical robots.txt</source>
   <translation>robots.txt, lo habitual</translation>
  </message>
  <message>
   <source>Open, with a few paths closed and a group for one crawler.</source>
   <translation>Abierto, con unas pocas rutas cerradas y un grupo para un rastreador.</translation>
  </message>
  <message>
   <source>robots.txt with hours and rates</source>
   <translation>robots.txt con horas y frecuencias</translation>
  </message>
  <message>
   <source>Groups of the extended standard 2.0: visiting hours, request rates, whole paths and patterns.</source>
   <translation>Grupos del estándar extendido 2.0: horario de visita, frecuencia de solicitudes, rutas enteras y patrones.</translation>
  </message>
  <message>
   <source>robots.txt with preference signals</source>
   <translation>robots.txt con señales de preferencia</translation>
  </message>
  <message>
   <source>Says what a page may be used for once it is fetched.</source>
   <translation>Dice para qué se puede usar una página una vez obtenida.</translation>
  </message>
  <message>
   <source>robots.txt with agent patterns</source>
   <translation>robots.txt con patrones de agentes</translation>
  </message>
  <message>
   <source>Groups for agents named by a pattern, such as everything that ends in -ai.</source>
   <translation>Grupos para agentes nombrados por un patrón, como todo lo que termina en -ai.</translation>
  </message>
  <message>
   <source>robots-ai.txt, allow all</source>
   <translation>robots-ai.txt, permitir todo</translation>
  </message>
  <message>
   <source>Every AI agent may fetch what robots.txt leaves open.</source>
   <translation>Todo agente de IA puede obtener lo que robots.txt deja abierto.</translation>
  </message>
  <message>
   <source>robots-ai.txt, block all</source>
   <translation>robots-ai.txt, bloquear todo</translation>
  </message>
  <message>
   <source>No AI agent that reads robots-ai.txt may fetch anything; other crawlers are not affected.</source>
   <translation>Ningún agente de IA que lea robots-ai.txt puede obtener nada; a los demás rastreadores no les afecta.</translation>
  </message>
  <message>
   <source>robots-ai.txt, one agent only</source>
   <translation>robots-ai.txt, solo un agente</translation>
  </message>
  <message>
   <source>One AI agent is welcome, the others are not, if they read robots-ai.txt.</source>
   <translation>Un agente de IA es bienvenido y los demás no, si leen robots-ai.txt.</translation>
  </message>
  <message>
   <source>robots-ai.txt by paths</source>
   <translation>robots-ai.txt por rutas</translation>
  </message>
  <message>
   <source>Some paths open and some closed to AI agents that read robots-ai.txt, at a gentle pace.</source>
   <translation>Unas rutas abiertas y otras cerradas para los agentes de IA que leen robots-ai.txt, a un ritmo suave.</translation>
  </message>
  <message>
   <source>robots2.txt, every directive as a reference</source>
   <translation>robots2.txt, uno de cada</translation>
  </message>
  <message>
   <source>Every directive once, with its usual value: an example to cut down.</source>
   <translation>Cada directiva una vez, con su valor habitual: un ejemplo para recortar.</translation>
  </message>
  <message>
   <source>Agent policy</source>
   <translation>Política de agentes</translation>
  </message>
  <message>
   <source>An entity from which robots.txt is rendered: agents by role, a default, notes.</source>
   <translation>Una entidad de la que se genera robots.txt: agentes por función, un valor predeterminado, notas.</translation>
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
   <translation>un token de producto como GPTBot, un patrón o *</translation>
  </message>
  <message>
   <source>a path that begins with / or *</source>
   <translation>una ruta que empiece por / o *</translation>
  </message>
  <message>
   <source>some text</source>
   <translation>algún texto</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x</source>
   <translation>una URL absoluta como https://www.example.com/x</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x or a mail address</source>
   <translation>una URL absoluta como https://www.example.com/x o una dirección de correo</translation>
  </message>
  <message>
   <source>a number of seconds such as 10 or 0.5</source>
   <translation>un número de segundos como 10 o 0.5</translation>
  </message>
  <message>
   <source>documents/time[s|m|h], both whole and above 0, such as 1/10 or 5/1m 0600-0845</source>
   <translation>documentos/tiempo[s|m|h], ambos enteros y mayores que 0, como 1/10 o 5/1m 0600-0845</translation>
  </message>
  <message>
   <source>a window of the UTC day such as 0600-0845</source>
   <translation>una franja del día UTC como 0600-0845</translation>
  </message>
  <message>
   <source>two or three whole numbers with dots such as 2.0</source>
   <translation>dos o tres números enteros con puntos, como 2.0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0</source>
   <translation>un número entero de solicitudes por minuto mayor que 0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0, or %1</source>
   <translation>un número entero de solicitudes por minuto mayor que 0, o %1</translation>
  </message>
  <message>
   <source>a language tag such as en or en-AU</source>
   <translation>una etiqueta de idioma como en o en-AU</translation>
  </message>
  <message>
   <source>%1, also with a path as in 18+:/adult</source>
   <translation>%1, también con una ruta como en 18+:/adult</translation>
  </message>
  <message>
   <source>members that are y or n, such as train-ai=n, search=y</source>
   <translation>miembros que son y o n, como train-ai=n, search=y</translation>
  </message>
  <message>
   <source>key=yes or key=no, such as search=yes, ai-train=no</source>
   <translation>clave=yes o clave=no, como search=yes, ai-train=no</translation>
  </message>
  <message>
   <source>a time such as 2026-04-07 08:00 UTC</source>
   <translation>una fecha y hora como 2026-04-07 08:00 UTC</translation>
  </message>
  <message>
   <source>a ULID: 26 characters, digits and A–Z without I, L, O and U</source>
   <translation>un ULID: 26 cifras y letras, sin I, L, O ni U</translation>
  </message>
  <message>
   <source>a list of agents</source>
   <translation>una lista de agentes</translation>
  </message>
  <message>
   <source>a map of roles to notes</source>
   <translation>un mapa de funciones a notas</translation>
  </message>
  <message>
   <source>text, a list or a map</source>
   <translation>texto, una lista o un mapa</translation>
  </message>
  <message>
   <source>%1 wants a value: %2</source>
   <translation>%1 requiere un valor: %2</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: %3</source>
   <translation>%1 no es un valor de %2: %3</translation>
  </message>
  <message>
   <source>%1 contains a control character: remove it</source>
   <translation>%1 contiene un carácter de control: quítelo</translation>
  </message>
  <message>
   <source># would begin a comment in %1: write %2 for it</source>
   <translation># iniciaría un comentario en %1: escriba %2 en su lugar</translation>
  </message>
  <message>
   <source># would begin a comment in %1: remove it</source>
   <translation># iniciaría un comentario en %1: quítelo</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so %2 matches nothing</source>
   <translation>%1 no empieza por / ni por *, así que %2 no coincide con nada</translation>
  </message>
  <message>
   <source>the path in %1 must begin with / or *, right after the colon</source>
   <translation>la ruta de %1 debe empezar por / o *, justo después de los dos puntos</translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 s</source>
   <comment>%n request / %1 s</comment>
   <translation>
    <numerusform>%n solicitud / %1 s</numerusform>
    <numerusform>%n solicitudes / %1 s</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / s</source>
   <comment>%n request / s</comment>
   <translation>
    <numerusform>%n solicitud / s</numerusform>
    <numerusform>%n solicitudes / s</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 min</source>
   <comment>%n request / %1 min</comment>
   <translation>
    <numerusform>%n solicitud / %1 min</numerusform>
    <numerusform>%n solicitudes / %1 min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / min</source>
   <comment>%n request / min</comment>
   <translation>
    <numerusform>%n solicitud / min</numerusform>
    <numerusform>%n solicitudes / min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 h</source>
   <comment>%n request / %1 h</comment>
   <translation>
    <numerusform>%n solicitud / %1 h</numerusform>
    <numerusform>%n solicitudes / %1 h</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / h</source>
   <comment>%n request / h</comment>
   <translation>
    <numerusform>%n solicitud / h</numerusform>
    <numerusform>%n solicitudes / h</numerusform>
   </translation>
  </message>
  <message>
   <source>no pause</source>
   <translation>sin pausa</translation>
  </message>
  <message>
   <source>no requests</source>
   <translation>ninguna solicitud</translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message>
   <source>No agent called %1 is known. Did you mean %2?</source>
   <translation>No se conoce ningún agente llamado %1. ¿Quería decir %2?</translation>
  </message>
  <message>
   <source>Which names the pattern %1 matches could not be found out, so agents that it names may have been left out</source>
   <translation>No se pudo averiguar con qué nombres coincide el patrón %1, así que quizá se hayan omitido agentes que nombra</translation>
  </message>
  <message>
   <source>The patterns of User-agent lines overlap in too many ways, so agents that they name were left out</source>
   <translation>Los patrones de las líneas User-agent se solapan de demasiadas maneras, así que se omitieron agentes que nombran</translation>
  </message>
  <message>
   <source>The files name more than %1 patterns of agents, so agents that the others name were left out</source>
   <translation>Los archivos nombran más de %1 patrones de agentes, así que se omitieron los agentes que nombran los demás</translation>
  </message>
  <message>
   <source>No name could be made that no pattern matches, so agents that no line names were left out</source>
   <translation>No se pudo formar ningún nombre con el que no coincida ningún patrón, así que se omitieron los agentes que ninguna línea nombra</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 no es una de las ocho categorías</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it</source>
   <translation>%1 no está en la lista de agentes y ningún archivo lo nombra</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it: did you mean %2?</source>
   <translation>%1 no está en la lista de agentes y ningún archivo lo nombra: ¿quería decir %2?</translation>
  </message>
  <message>
   <source>An example could not be confirmed: %1</source>
   <translation>No se pudo confirmar un ejemplo: %1</translation>
  </message>
  <message>
   <source>The map has more than %1 answers, paths times hours. Ask about one instant, or about fewer agents</source>
   <translation>El mapa tiene más de %1 respuestas, rutas por horas. Pregunte por un instante o por menos agentes</translation>
  </message>
  <message>
   <source>Paths that match %1 and other rules were too many combinations to decide</source>
   <translation>Las rutas que coinciden con %1 y otras reglas daban demasiadas combinaciones para decidir</translation>
  </message>
  <message>
   <source>The pattern %1 matches no path: it must begin with / or *</source>
   <translation>El patrón %1 no coincide con ninguna ruta: debe empezar por / o *</translation>
  </message>
  <message>
   <source>No agent is %1</source>
   <translation>Ningún agente es %1</translation>
  </message>
  <message>
   <source>%1 on %2 at %3: %4</source>
   <translation>%1 en %2 el %3: %4</translation>
  </message>
  <message>
   <source>It asks the files of environment %1, which are not these</source>
   <translation>Pregunta por los archivos del entorno %1, que no son estos</translation>
  </message>
  <message>
   <source>%1 is a group of agents: write “agents:”</source>
   <translation>%1 es un grupo de agentes: escriba «agents:»</translation>
  </message>
  <message>
   <source>%1 is not a reading: author, rfc9309, google, koster1994 or known is expected</source>
   <translation>%1 no es una lectura: se espera author, rfc9309, google, koster1994 o known</translation>
  </message>
  <message>
   <source>It is true for all of these agents, paths and times</source>
   <translation>Vale para todos estos agentes, rutas y momentos</translation>
  </message>
  <message>
   <source>What agents of Google are known to do was not decided for every spelling of a path</source>
   <translation>Lo que se sabe que hacen los agentes de Google no se decidió para todas las grafías de una ruta</translation>
  </message>
  <message>
   <source>%1 reads robots.txt as Google does and other files as all others do: paths with percent escapes could not be compared</source>
   <translation>%1 lee robots.txt como Google y los demás archivos como todos los otros: no se pudieron comparar las rutas con secuencias de escape porcentuales</translation>
  </message>
  <message>
   <source>Too many Content-Usage lines match the same paths to join them</source>
   <translation>Demasiadas líneas Content-Usage coinciden con las mismas rutas para poder combinarlas</translation>
  </message>
  <message>
   <source>Every unknown agent</source>
   <translation>Todo agente desconocido</translation>
  </message>
  <message>
   <source>every unknown agent</source>
   <translation>todo agente desconocido</translation>
  </message>
  <message>
   <source>Every unknown %1</source>
   <translation>Todo agente desconocido (%1)</translation>
  </message>
  <message>
   <source>every unknown %1</source>
   <translation>todo agente desconocido (%1)</translation>
  </message>
  <message>
   <source>Agents that match %1</source>
   <translation>Agentes que coinciden con %1</translation>
  </message>
  <message>
   <source>agents that match %1</source>
   <translation>agentes que coinciden con %1</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2</source>
   <comment>%1 loses %2</comment>
   <translation>
    <numerusform>%1 pierde %2</numerusform>
    <numerusform>%1 pierden %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose everything</source>
   <comment>%1 loses everything</comment>
   <translation>
    <numerusform>%1 lo pierde todo</numerusform>
    <numerusform>%1 lo pierden todo</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent loses %1</source>
   <translation>Todos los agentes pierden %1</translation>
  </message>
  <message>
   <source>Every agent loses everything</source>
   <translation>Todos los agentes lo pierden todo</translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for %2</source>
   <comment>%1 must wait for %2</comment>
   <translation>
    <numerusform>%1 debe esperar para %2</numerusform>
    <numerusform>%1 deben esperar para %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for everything</source>
   <comment>%1 must wait for everything</comment>
   <translation>
    <numerusform>%1 debe esperar para todo</numerusform>
    <numerusform>%1 deben esperar para todo</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must wait for %1</source>
   <translation>Todos los agentes deben esperar para %1</translation>
  </message>
  <message>
   <source>Every agent must wait for everything</source>
   <translation>Todos los agentes deben esperar para todo</translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for %2</source>
   <comment>%1 must ask first for %2</comment>
   <translation>
    <numerusform>%1 debe preguntar antes para %2</numerusform>
    <numerusform>%1 deben preguntar antes para %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for everything</source>
   <comment>%1 must ask first for everything</comment>
   <translation>
    <numerusform>%1 debe preguntar antes para todo</numerusform>
    <numerusform>%1 deben preguntar antes para todo</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must ask first for %1</source>
   <translation>Todos los agentes deben preguntar antes para %1</translation>
  </message>
  <message>
   <source>Every agent must ask first for everything</source>
   <translation>Todos los agentes deben preguntar antes para todo</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2</source>
   <comment>%1 gains %2</comment>
   <translation>
    <numerusform>%1 gana %2</numerusform>
    <numerusform>%1 ganan %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain everything</source>
   <comment>%1 gains everything</comment>
   <translation>
    <numerusform>%1 lo gana todo</numerusform>
    <numerusform>%1 lo ganan todo</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent gains %1</source>
   <translation>Todos los agentes ganan %1</translation>
  </message>
  <message>
   <source>Every agent gains everything</source>
   <translation>Todos los agentes lo ganan todo</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for %2</source>
   <comment>%1 no longer has to wait for %2</comment>
   <translation>
    <numerusform>%1 ya no tiene que esperar para %2</numerusform>
    <numerusform>%1 ya no tienen que esperar para %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for anything</source>
   <comment>%1 no longer has to wait for anything</comment>
   <translation>
    <numerusform>%1 ya no tiene que esperar para nada</numerusform>
    <numerusform>%1 ya no tienen que esperar para nada</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to wait for %1 any longer</source>
   <translation>Ningún agente tiene ya que esperar para %1</translation>
  </message>
  <message>
   <source>No agent has to wait any longer</source>
   <translation>Ningún agente tiene ya que esperar para nada</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for %2</source>
   <comment>%1 no longer has to ask for %2</comment>
   <translation>
    <numerusform>%1 ya no tiene que preguntar para %2</numerusform>
    <numerusform>%1 ya no tienen que preguntar para %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for anything</source>
   <comment>%1 no longer has to ask for anything</comment>
   <translation>
    <numerusform>%1 ya no tiene que preguntar para nada</numerusform>
    <numerusform>%1 ya no tienen que preguntar para nada</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to ask for %1 any longer</source>
   <translation>Ningún agente tiene ya que preguntar para %1</translation>
  </message>
  <message>
   <source>No agent has to ask any longer</source>
   <translation>Ningún agente tiene ya que preguntar para nada</translation>
  </message>
  <message>
   <source>%1 (the whole path)</source>
   <translation>%1 (la ruta entera)</translation>
  </message>
  <message>
   <source>%1 (written just so)</source>
   <translation>%1 (escrito tal cual)</translation>
  </message>
  <message>
   <source>Every agent except %1</source>
   <translation>Todos los agentes excepto %1</translation>
  </message>
  <message>
   <source>%1 (%2 line %3: %4)</source>
   <translation>%1 (%2, línea %3: %4)</translation>
  </message>
  <message>
   <source>%1 (before: %2 line %3: %4)</source>
   <translation>%1 (antes: %2, línea %3: %4)</translation>
  </message>
  <message>
   <source>unstated</source>
   <translation>sin declarar</translation>
  </message>
  <message>
   <source>Every agent</source>
   <translation>Todos los agentes</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4</source>
   <translation>%1: %2 era %3, es %4</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4, for %5</source>
   <translation>%1: %2 era %3, es %4, para %5</translation>
  </message>
  <message numerus="yes">
   <source>%n more agents</source>
   <comment>%n more agent</comment>
   <translation>
    <numerusform>%n agente más</numerusform>
    <numerusform>%n agentes más</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more places</source>
   <comment>%n more place</comment>
   <translation>
    <numerusform>%n lugar más</numerusform>
    <numerusform>%n lugares más</numerusform>
   </translation>
  </message>
  <message>
   <source>the policy files</source>
   <translation>los archivos de política</translation>
  </message>
  <message>
   <source>what matches both %1</source>
   <translation>lo que coincide a la vez con %1</translation>
  </message>
  <message>
   <source>everything except %1</source>
   <translation>todo excepto %1</translation>
  </message>
  <message>
   <source>%1 except %2</source>
   <translation>%1 excepto %2</translation>
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
   <translation>La búsqueda se detuvo antes de terminar</translation>
  </message>
  <message>
   <source>The search reached its limit before all combinations were compared</source>
   <translation>La búsqueda alcanzó su límite antes de comparar todas las combinaciones</translation>
  </message>
  <message>
   <source>asked at this very time</source>
   <translation>preguntado en este mismo momento</translation>
  </message>
  <message numerus="yes">
   <source>asked %n days earlier</source>
   <comment>asked %n day earlier</comment>
   <translation>
    <numerusform>preguntado %n día antes</numerusform>
    <numerusform>preguntado %n días antes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n hours earlier</source>
   <comment>asked %n hour earlier</comment>
   <translation>
    <numerusform>preguntado %n hora antes</numerusform>
    <numerusform>preguntado %n horas antes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n minutes earlier</source>
   <comment>asked %n minute earlier</comment>
   <translation>
    <numerusform>preguntado %n minuto antes</numerusform>
    <numerusform>preguntado %n minutos antes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n seconds earlier</source>
   <comment>asked %n second earlier</comment>
   <translation>
    <numerusform>preguntado %n segundo antes</numerusform>
    <numerusform>preguntado %n segundos antes</numerusform>
   </translation>
  </message>
  <message>
   <source>for %1</source>
   <translation>para %1</translation>
  </message>
  <message>
   <source>the rehearsed site has no ask endpoint, so the answer is no</source>
   <translation>el sitio simulado no tiene punto de conexión ask, así que la respuesta es no</translation>
  </message>
  <message>
   <source>the agent must ask first: the ask rehearsal has no answer for %1 at this time</source>
   <translation>el agente debe preguntar antes: la simulación de ask no tiene respuesta para %1 en este momento</translation>
  </message>
  <message>
   <source>the agent must ask first; no answers are rehearsed for this site</source>
   <translation>el agente debe preguntar antes; no hay respuestas simuladas para este sitio</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says no</source>
   <translation>la fila %1 de la simulación de ask (%2) dice no</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for 24 hours</source>
   <translation>la fila %1 de la simulación de ask (%2) dice yes, durante 24 horas</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for this request</source>
   <translation>la fila %1 de la simulación de ask (%2) dice yes, para esta solicitud</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) has expired: the agent must ask again</source>
   <translation>la fila %1 de la simulación de ask (%2) ha caducado: el agente debe preguntar de nuevo</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) does not cover this path, so the answer is no</source>
   <translation>la fila %1 de la simulación de ask (%2) no abarca esta ruta, así que la respuesta es no</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says to try again later: until then the agent must ask</source>
   <translation>la fila %1 de la simulación de ask (%2) dice que se intente más tarde: hasta entonces el agente debe preguntar</translation>
  </message>
  <message>
   <source>names this agent</source>
   <translation>nombra a este agente</translation>
  </message>
  <message>
   <source>no group names %1, and its operator says that it then follows the group for %2</source>
   <translation>ningún grupo nombra a %1, y su operador dice que entonces sigue el grupo para %2</translation>
  </message>
  <message>
   <source>the pattern matches %1</source>
   <translation>el patrón coincide con %1</translation>
  </message>
  <message>
   <source>no other group names this agent, so the group for * applies</source>
   <translation>ningún otro grupo nombra a este agente, así que se aplica el grupo para *</translation>
  </message>
  <message>
   <source>names no agent</source>
   <translation>no nombra a ningún agente</translation>
  </message>
  <message>
   <source>not for %1, which has its own group in line %2: * is for agents that no other group names</source>
   <translation>no es para %1, que tiene un grupo propio en la línea %2: * es para los agentes que ningún otro grupo nombra</translation>
  </message>
  <message>
   <source>not for %1, which follows the group for %3 in line %2: * is for agents that no other group names</source>
   <translation>no es para %1, que sigue el grupo para %3 en la línea %2: * es para los agentes que ningún otro grupo nombra</translation>
  </message>
  <message>
   <source>not for %1, which the pattern in line %2 matches: * is for agents that no other group names</source>
   <translation>no es para %1, con el que coincide el patrón de la línea %2: * es para los agentes que ningún otro grupo nombra</translation>
  </message>
  <message>
   <source>does not reach %1: its operator says that it follows only groups that name it</source>
   <translation>no alcanza a %1: su operador dice que solo sigue los grupos que lo nombran</translation>
  </message>
  <message>
   <source>does not apply to this agent</source>
   <translation>no se aplica a este agente</translation>
  </message>
  <message>
   <source>%1 follows this group only if no better one names it, and line %2 does</source>
   <translation>%1 sigue este grupo solo si ninguno mejor lo nombra, y la línea %2 lo hace</translation>
  </message>
  <message>
   <source>names another agent</source>
   <translation>nombra a otro agente</translation>
  </message>
  <message>
   <source>the pattern does not match %1</source>
   <translation>el patrón no coincide con %1</translation>
  </message>
  <message>
   <source>not read: of a file's patterns only the first %1 count</source>
   <translation>no se lee: de los patrones de un archivo solo cuentan los primeros %1</translation>
  </message>
  <message>
   <source>not a valid pattern: it matches no agent</source>
   <translation>no es un patrón válido: no coincide con ningún agente</translation>
  </message>
  <message>
   <source>the pattern matches %1, but line %2 has its name, and a name comes before a pattern</source>
   <translation>el patrón coincide con %1, pero la línea %2 tiene su nombre, y un nombre va antes que un patrón</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is longer</source>
   <translation>el patrón coincide con %1, pero el de la línea %2 es más largo</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is as long and comes first</source>
   <translation>el patrón coincide con %1, pero el de la línea %2 es igual de largo y va primero</translation>
  </message>
  <message>
   <source>%1, because %2</source>
   <translation>%1, porque %2</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4, because %5</source>
   <translation>%1 — %2, línea %3, %4, porque %5</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4</source>
   <translation>%1 — %2, línea %3, %4</translation>
  </message>
  <message>
   <source>%1 is not an expectation: write allow, deny, later, ask, “not” before one of these, or a row of the use table such as “train: no”</source>
   <translation>%1 no es una expectativa: escriba allow, deny, later, ask, «not» delante de una de estas, o una fila de la tabla de usos como «train: no»</translation>
  </message>
  <message>
   <source>%1 is not a directive of the use table</source>
   <translation>%1 no es una directiva de la tabla de usos</translation>
  </message>
  <message>
   <source>the path is empty</source>
   <translation>la ruta está vacía</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4 at %5: %3 expected</source>
   <translation>%1 en %2, lectura %4, el %5: se espera %3</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4: %3 expected</source>
   <translation>%1 en %2, lectura %4: se espera %3</translation>
  </message>
  <message>
   <source>%1 on %2: %3 expected</source>
   <translation>%1 en %2: se espera %3</translation>
  </message>
  <message>
   <source>%1 on %2 at %4: %3 expected</source>
   <translation>%1 en %2 el %4: se espera %3</translation>
  </message>
  <message>
   <source>%1, if the answer is %2</source>
   <translation>%1, si la respuesta es %2</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt</source>
   <translation>según la documentación, %1 ignora robots.txt</translation>
  </message>
  <message>
   <source>no group applies to it</source>
   <translation>ningún grupo se dirige a él</translation>
  </message>
  <message>
   <source>the group for * is read instead</source>
   <translation>en su lugar se lee el grupo para *</translation>
  </message>
  <message>
   <source>another group is read instead</source>
   <translation>en su lugar se lee otro grupo</translation>
  </message>
  <message>
   <source>The author's reading: %1. %3: %2</source>
   <translation>Lectura del autor: %1. %3: %2</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; a robot of 1994 knows robots.txt alone</source>
   <translation>decide %1, línea %2, %3; un robot de 1994 solo conoce robots.txt</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 is not known to read %1</source>
   <translation>decide %1, línea %2, %3; no consta que %4 lea %1</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 knows robots.txt alone</source>
   <translation>decide %1, línea %2, %3; %4 solo conoce robots.txt</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); a robot of 1994 has no such fall-back: %4</source>
   <translation>Ningún grupo nombra a %1: su operador dice que entonces obedece a %2 (línea %3); un robot de 1994 no tiene ese recurso: %4</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); %5 has no such fall-back: %4</source>
   <translation>Ningún grupo nombra a %1: su operador dice que entonces obedece a %2 (línea %3); %5 no tiene ese recurso: %4</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for a robot of 1994 it is plain text that names nobody: %3</source>
   <translation>Línea %1, %2: el autor pensaba en un patrón; para un robot de 1994 es texto corriente que no nombra a nadie: %3</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for %4 it is plain text that names nobody: %3</source>
   <translation>Línea %1, %2: el autor pensaba en un patrón; para %4 es texto corriente que no nombra a nadie: %3</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; a robot of 1994 does not know that</source>
   <translation>Está documentado que %1 no obedece los grupos para *; un robot de 1994 no lo sabe</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; %2 does not know that</source>
   <translation>Está documentado que %1 no obedece los grupos para *; %2 no lo sabe</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt reads only a–z, A–Z, - and _ and cuts %3 to “%4”: %5</source>
   <translation>Línea %1, %2: google/robotstxt solo lee letras, - y _ y corta %3 en «%4»: %5</translation>
  </message>
  <message>
   <source>Line %1, %2 is in no record of 1994 that contains rules for it: %3</source>
   <translation>La línea %1, %2, no está en ningún registro de 1994 que contenga reglas para él: %3</translation>
  </message>
  <message>
   <source>Line %1, %2: in 1994 the first record that contains part of the name counted, and %3 contains “%4”</source>
   <translation>Línea %1, %2: en 1994 contaba el primer registro que contiene una parte del nombre, y %3 contiene «%4»</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; a robot of 1994 knows no versions and reads it</source>
   <translation>La línea %1, %2, hace experimental el grupo, como si no estuviera; un robot de 1994 no conoce versiones y lo lee</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; %3 knows no versions and reads it</source>
   <translation>La línea %1, %2, hace experimental el grupo, como si no estuviera; %3 no conoce versiones y lo lee</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt cuts it to “%3”, which names this agent</source>
   <translation>Línea %1, %2: google/robotstxt lo corta en «%3», que nombra a este agente</translation>
  </message>
  <message>
   <source>Line %1, %2 has no colon and decides nothing; google/robotstxt reads it as if it had one</source>
   <translation>La línea %1, %2, no tiene dos puntos y no decide nada; google/robotstxt la lee como si los tuviera</translation>
  </message>
  <message>
   <source>Line %1, %2: its key is not known and decides nothing; google/robotstxt takes it for %3</source>
   <translation>Línea %1, %2: su clave no se conoce y no decide nada; google/robotstxt la toma por %3</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; a robot of 1994 reads one key per line and does not see it</source>
   <translation>La línea %1, %2, contiene una regla en la línea User-agent; un robot de 1994 lee una clave por línea y no la ve</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; %3 reads one key per line and does not see it</source>
   <translation>La línea %1, %2, contiene una regla en la línea User-agent; %3 lee una clave por línea y no la ve</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; a robot of 1994 reads them as prefixes, the topmost rule first</source>
   <translation>La línea %1, %2, hace de este un grupo del estándar 2.0: las rutas son exactas o patrones de shell, en su propio orden; un robot de 1994 las lee como prefijos, la regla de más arriba primero</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; %3 reads them as prefixes, the longest rule first</source>
   <translation>La línea %1, %2, hace de este un grupo del estándar 2.0: las rutas son exactas o patrones de shell, en su propio orden; %3 las lee como prefijos, la regla más larga primero</translation>
  </message>
  <message>
   <source>Line %1, %2 begins a run of User-agent lines that other lines do not end, so line %3 is for all of them; a robot of 1994 ends the record at the blank line</source>
   <translation>La línea %1, %2, inicia una serie de líneas User-agent que otras líneas no terminan, así que la línea %3 es para todas ellas; un robot de 1994 termina el registro en la línea en blanco</translation>
  </message>
  <message>
   <source>Line %1, %2 comes after a blank line, which ended the record in 1994</source>
   <translation>La línea %1, %2, está tras una línea en blanco, que terminaba el registro en 1994</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt lets it allow its folder as well</source>
   <translation>Línea %1, %2: google/robotstxt hace que permita también su carpeta</translation>
  </message>
  <message>
   <source>Line %1, %2: percent escapes are compared as written by google/robotstxt, which decodes none</source>
   <translation>Línea %1, %2: google/robotstxt compara las secuencias de escape porcentuales tal como están escritas y no descodifica ninguna</translation>
  </message>
  <message>
   <source>Line %1, %2: * and $ were ordinary characters in 1994, so it does not match</source>
   <translation>Línea %1, %2: * y $ eran caracteres corrientes en 1994, así que no coincide</translation>
  </message>
  <message>
   <source>Line %1, %2 comes before line %3: in 1994 the first rule that matched decided, not the longest</source>
   <translation>La línea %1, %2, está encima de la línea %3: en 1994 decidía la primera regla que coincidía, no la más larga</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; a robot of 1994 understands only rules</source>
   <translation>Línea %1: Visit-time en robots.txt es para robots que conocen el estándar 2.0; un robot de 1994 solo entiende reglas</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; %2 understands only rules</source>
   <translation>Línea %1: Visit-time en robots.txt es para robots que conocen el estándar 2.0; %2 solo entiende reglas</translation>
  </message>
  <message>
   <source>The author's reading: %1. A robot of 1994: %2</source>
   <translation>Lectura del autor: %1. Un robot de 1994: %2</translation>
  </message>
  <message>
   <source>asked: %1</source>
   <translation>preguntado: %1</translation>
  </message>
  <message>
   <source>%1 is not known to obey %2</source>
   <translation>no consta que %1 obedezca %2</translation>
  </message>
  <message>
   <source>%1 is not known to read %2</source>
   <translation>no consta que %1 lea %2</translation>
  </message>
  <message>
   <source>Yes — %1</source>
   <translation>Sí — %1</translation>
  </message>
  <message>
   <source>No — %1</source>
   <translation>No — %1</translation>
  </message>
  <message>
   <source>Later — %1</source>
   <translation>Más tarde — %1</translation>
  </message>
  <message>
   <source>Ask first — %1</source>
   <translation>Preguntar antes — %1</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>sí</translation>
  </message>
  <message>
   <source>no</source>
   <translation>no</translation>
  </message>
  <message>
   <source>later</source>
   <translation>más tarde</translation>
  </message>
  <message>
   <source>ask first</source>
   <translation>preguntar antes</translation>
  </message>
  <message>
   <source>%1 line %2, %3</source>
   <translation>%1, línea %2, %3</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 desde hace %2</translation>
  </message>
  <message>
   <source>%1 must be open too</source>
   <translation>%1 también debe estar abierto</translation>
  </message>
  <message>
   <source>opens %1</source>
   <translation>abre el %1</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>no abre nunca</translation>
  </message>
  <message>
   <source>open until %1</source>
   <translation>abierto hasta el %1</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: it comes all the same</source>
   <translation>según la documentación, %1 ignora robots.txt: viene de todos modos</translation>
  </message>
  <message>
   <source>%1 is not known to read %2: without it, %3</source>
   <translation>no consta que %1 lea %2: sin él, %3</translation>
  </message>
  <message>
   <source>%1 is not known to obey Visit-time: without it, %2</source>
   <translation>no consta que %1 obedezca Visit-time: sin él, %2</translation>
  </message>
  <message>
   <source>for %1, as it is documented to read robots.txt, %2: %3</source>
   <translation>para %1, tal como lee robots.txt según la documentación, %2: %3</translation>
  </message>
  <message>
   <source>no group names %1, and groups for * do not reach it</source>
   <translation>ningún grupo nombra a %1, y los grupos para * no lo alcanzan</translation>
  </message>
  <message>
   <source>no policy file applies to it</source>
   <translation>no se le aplica ningún archivo de política</translation>
  </message>
  <message>
   <source>no group names it</source>
   <translation>ningún grupo lo nombra</translation>
  </message>
  <message>
   <source>its group allows only other paths</source>
   <translation>su grupo solo permite otras rutas</translation>
  </message>
  <message>
   <source>no rule matches this path</source>
   <translation>ninguna regla coincide con esta ruta</translation>
  </message>
  <message>
   <source>policy files may always be fetched</source>
   <translation>los archivos de política se pueden obtener siempre</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>según la documentación, ignora robots.txt</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched (%1)</source>
   <translation>robots.txt no se puede obtener (%1)</translation>
  </message>
  <message>
   <source>robots.txt could not be fetched for a long time (%1)</source>
   <translation>robots.txt no se pudo obtener durante mucho tiempo (%1)</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it an %2</source>
   <translation>%1 no declara ninguna categoría; el catálogo lo clasifica como %2</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it a %2</source>
   <translation>%1 no declara ninguna categoría; el catálogo lo clasifica como %2</translation>
  </message>
  <message>
   <source>twice the time of the last document, at least 10 s</source>
   <translation>el doble del tiempo del último documento, 10 s como mínimo</translation>
  </message>
  <message>
   <source>%1 never fetches: this is about use</source>
   <translation>%1 nunca obtiene páginas: esto trata del uso</translation>
  </message>
  <message>
   <source>pace %1</source>
   <translation>ritmo %1</translation>
  </message>
  <message>
   <source>pace polite</source>
   <translation>ritmo moderado</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1</source>
   <translation>pero un competidor no puede leerlo: %1</translation>
  </message>
  <message>
   <source>%1: %2 (policy token)</source>
   <translation>%1: %2 (token de política)</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>estos archivos no se aplican a %1</translation>
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
   <translation>ninguna regla coincide con esta ruta, así que está permitida</translation>
  </message>
  <message>
   <source>robots.txt read by RFC 9309 alone: no 2.0 groups, no pattern agents, no fall-back tokens</source>
   <translation>robots.txt leído solo según RFC 9309: sin grupos 2.0, ni agentes por patrón, ni tokens de reserva</translation>
  </message>
  <message>
   <source>robots.txt read as google/robotstxt does</source>
   <translation>robots.txt leído como lo hace google/robotstxt</translation>
  </message>
  <message>
   <source>robots.txt read as in 1994: first matching record, first matching rule, plain prefixes</source>
   <translation>robots.txt leído como en 1994: primer registro que coincide, primera regla que coincide, simples prefijos</translation>
  </message>
  <message>
   <source>a policy file may always be fetched, or no agent could learn the policy (Gatepost's choice)</source>
   <translation>un archivo de política se puede obtener siempre, o ningún agente podría conocer la política (decisión de Gatepost)</translation>
  </message>
  <message>
   <source>Content-Usage is about what may be fetched: it does not apply to a path that robots.txt denies</source>
   <translation>Content-Usage trata de lo que se puede obtener: no se aplica a una ruta que robots.txt deniega</translation>
  </message>
  <message>
   <source>the registry does not know this agent; it is taken to be an AI agent</source>
   <translation>el catálogo no conoce este agente; se toma por un agente de IA</translation>
  </message>
  <message>
   <source>%1 never fetches: the verdict is about the use of content that other crawlers fetch</source>
   <translation>%1 nunca obtiene páginas: el veredicto trata del uso del contenido que obtienen otros rastreadores</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so it may come all the same</source>
   <translation>según la documentación, %1 ignora robots.txt, así que puede venir de todos modos</translation>
  </message>
  <message>
   <source>%1 is retired: its operator no longer sends it</source>
   <translation>%1 está retirado: su operador ya no lo envía</translation>
  </message>
  <message>
   <source>these files apply to %1 only; the answer is given as if %2 were the same host</source>
   <translation>estos archivos solo se aplican a %1; la respuesta se da como si %2 fuera el mismo servidor</translation>
  </message>
  <message>
   <source>nothing is documented of this agent: the files are read as their author meant them</source>
   <translation>no hay nada documentado de este agente: los archivos se leen como quiso su autor</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: nothing here keeps it out</source>
   <translation>según la documentación, %1 ignora robots.txt: nada de esto le impide el paso</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by google/robotstxt, with its fall-back tokens</source>
   <translation>leído como lo hace %1 según la documentación: según google/robotstxt, con sus tokens de reserva</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by RFC 9309, with its fall-back tokens</source>
   <translation>leído como lo hace %1 según la documentación: según RFC 9309, con sus tokens de reserva</translation>
  </message>
  <message>
   <source>%1 is not known to read this file</source>
   <translation>no consta que %1 lea este archivo</translation>
  </message>
  <message>
   <source>a crawler of this reading knows robots.txt alone</source>
   <translation>un rastreador de esta lectura solo conoce robots.txt</translation>
  </message>
  <message>
   <source>robots-ai.txt does not apply to this agent: it is not an AI agent</source>
   <translation>robots-ai.txt no se aplica a este agente: no es un agente de IA</translation>
  </message>
  <message>
   <source>its * group does not count: an earlier file has a group that applies</source>
   <translation>su grupo * no cuenta: un archivo anterior tiene un grupo que se aplica</translation>
  </message>
  <message>
   <source>its groups do not count: an earlier file has a group for this agent</source>
   <translation>sus grupos no cuentan: un archivo anterior tiene un grupo para este agente</translation>
  </message>
  <message>
   <source>no group names this agent, and none names *</source>
   <translation>ningún grupo nombra a este agente, y ninguno nombra *</translation>
  </message>
  <message>
   <source>no group names this agent: those for * apply</source>
   <translation>ningún grupo nombra a este agente: se aplican los de *</translation>
  </message>
  <message>
   <source>a group names this agent</source>
   <translation>un grupo nombra a este agente</translation>
  </message>
  <message>
   <source>no group names this agent</source>
   <translation>ningún grupo nombra a este agente</translation>
  </message>
  <message>
   <source>a group of the extended standard 2.0: whole paths and shell patterns, in its own order (a bare “Disallow: *” means everything else, Gatepost's choice)</source>
   <translation>un grupo del estándar extendido 2.0: rutas enteras y patrones de shell, en su propio orden (un simple «Disallow: *» significa todo lo demás, decisión de Gatepost)</translation>
  </message>
  <message>
   <source>version %1 is unknown: its group is read as one of 2.0 (Gatepost's choice)</source>
   <translation>la versión %1 es desconocida: su grupo se lee como de 2.0 (elección de Gatepost)</translation>
  </message>
  <message>
   <source># begins a comment anywhere in User-agent, Allow and Disallow lines, as in robots.txt (Gatepost's choice)</source>
   <translation># inicia un comentario en cualquier lugar de las líneas User-agent, Allow y Disallow, como en robots.txt (decisión de Gatepost)</translation>
  </message>
  <message>
   <source>a plain group: this agent's 2.0 group is read instead</source>
   <translation>un grupo simple: en su lugar se lee el grupo 2.0 de este agente</translation>
  </message>
  <message>
   <source>the Robot-version is experimental, so the group is as if it were not there</source>
   <translation>la Robot-version es experimental, así que es como si el grupo no estuviera</translation>
  </message>
  <message>
   <source>the group has only Allow rules, and none matches, so the path is disallowed</source>
   <translation>el grupo solo tiene reglas Allow, y ninguna coincide, así que la ruta está prohibida</translation>
  </message>
  <message>
   <source>decides</source>
   <translation>decide</translation>
  </message>
  <message>
   <source>robots.txt allows this path by a rule, and robots.txt wins</source>
   <translation>robots.txt permite esta ruta con una regla, y robots.txt prevalece</translation>
  </message>
  <message>
   <source>says so, but the agent is documented to ignore it</source>
   <translation>lo dice, pero según la documentación el agente lo ignora</translation>
  </message>
  <message>
   <source>a policy file may always be fetched</source>
   <translation>un archivo de política se puede obtener siempre</translation>
  </message>
  <message>
   <source>denies too, but an earlier file decides</source>
   <translation>también deniega, pero decide un archivo anterior</translation>
  </message>
  <message>
   <source>allows too, but an earlier file decides</source>
   <translation>también permite, pero decide un archivo anterior</translation>
  </message>
  <message>
   <source>allows in this file, but something else denies or delays the fetch</source>
   <translation>permite en este archivo, pero otra cosa deniega o retrasa la obtención</translation>
  </message>
  <message>
   <source>does not match this path</source>
   <translation>no coincide con esta ruta</translation>
  </message>
  <message>
   <source>empty, so it is not a rule</source>
   <translation>vacía, así que no es una regla</translation>
  </message>
  <message>
   <source>not a rule: a path begins with / or with *</source>
   <translation>no es una regla: una ruta empieza por / o por *</translation>
  </message>
  <message numerus="yes">
   <source>shorter: %1 &lt; %n bytes</source>
   <comment>shorter: %1 &lt; %n byte</comment>
   <translation>
    <numerusform>más corta: %1 &lt; %n byte</numerusform>
    <numerusform>más corta: %1 &lt; %n bytes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>same length (%n bytes): Allow decides</source>
   <comment>same length (%n byte): Allow decides</comment>
   <translation>
    <numerusform>misma longitud (%n byte): decide Allow</numerusform>
    <numerusform>misma longitud (%n bytes): decide Allow</numerusform>
   </translation>
  </message>
  <message>
   <source>same rule as an earlier line</source>
   <translation>misma regla que una línea anterior</translation>
  </message>
  <message>
   <source>another rule comes first in the order of the 2.0 standard</source>
   <translation>otra regla va primero en el orden del estándar 2.0</translation>
  </message>
  <message>
   <source>an earlier line decides</source>
   <translation>decide una línea anterior</translation>
  </message>
  <message>
   <source>open now</source>
   <translation>abierto ahora</translation>
  </message>
  <message>
   <source>closed now; these are the next hours</source>
   <translation>cerrado ahora; este es el próximo horario</translation>
  </message>
  <message>
   <source>closed now</source>
   <translation>cerrado ahora</translation>
  </message>
  <message>
   <source>%1 both state hours, and both are open now</source>
   <translation>%1 declaran horario, y los dos están abiertos ahora</translation>
  </message>
  <message>
   <source>%1 both state hours, and both must be open: the next time is %2</source>
   <translation>%1 declaran horario, y los dos deben estar abiertos: la próxima vez es %2</translation>
  </message>
  <message>
   <source>%1 both state hours, and these never overlap: the agent may never come</source>
   <translation>%1 declaran horario, y los dos nunca se solapan: el agente no puede venir nunca</translation>
  </message>
  <message>
   <source>sets the pace</source>
   <translation>fija el ritmo</translation>
  </message>
  <message>
   <source>these hours do not include this time</source>
   <translation>este horario no incluye este momento</translation>
  </message>
  <message>
   <source>a line with hours that include this time comes first</source>
   <translation>va primero una línea con un horario que incluye este momento</translation>
  </message>
  <message>
   <source>a slower pace counts</source>
   <translation>cuenta un ritmo más lento</translation>
  </message>
  <message>
   <source>the 2.0 group states no pace, so the rule of thumb applies: wait twice as long as the last document took, at least 10 s</source>
   <translation>el grupo 2.0 no indica ritmo, así que vale la regla general: esperar el doble de lo que tardó el último documento, al menos 10 s</translation>
  </message>
  <message>
   <source>%1 is documented to ignore Crawl-delay</source>
   <translation>según la documentación, %1 ignora Crawl-delay</translation>
  </message>
  <message>
   <source>%1 never fetches, so a pace means nothing to it</source>
   <translation>%1 nunca obtiene páginas, así que un ritmo no le dice nada</translation>
  </message>
  <message>
   <source>allows crawling</source>
   <translation>permite el rastreo</translation>
  </message>
  <message>
   <source>the visiting hours come first, and they are closed</source>
   <translation>el horario de visita va primero, y está cerrado</translation>
  </message>
  <message>
   <source>a path rule denies the fetch already</source>
   <translation>una regla de ruta ya deniega la obtención</translation>
  </message>
  <message>
   <source>the agent is taken to be a competitor, so it may neither read nor use anything</source>
   <translation>el agente se toma por un competidor, así que no puede leer ni usar nada</translation>
  </message>
  <message>
   <source>binds competitors only</source>
   <translation>solo obliga a los competidores</translation>
  </message>
  <message>
   <source>the chain stops before %1: %2</source>
   <translation>la cadena se detiene antes de %1: %2</translation>
  </message>
 </context>
</TS>
