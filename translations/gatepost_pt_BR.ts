<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
 <context>
  <name>access</name>
  <message>
   <source>%1 is not an answer: write a status from 100 to 599, or dns, connect, tls, timeout, truncated or redirects</source>
   <translation>%1 não é uma resposta: escreva um status de 100 a 599, ou dns, connect, tls, timeout, truncated ou redirects</translation>
  </message>
  <message>
   <source>since=%1: a number and s, m, h or d is expected, as in since=2h, at most ten years</source>
   <translation>since=%1: espera-se um número com s, m, h ou d, como em since=2h, no máximo dez anos</translation>
  </message>
  <message>
   <source>copy=%1: yes or no is expected</source>
   <translation>copy=%1: espera-se yes ou no</translation>
  </message>
  <message>
   <source>type=%1: text or html is expected</source>
   <translation>type=%1: espera-se text ou html</translation>
  </message>
  <message>
   <source>%1 does not follow an answer: since=, copy= or type= is expected</source>
   <translation>%1 não pode vir depois de uma resposta: espera-se since=, copy= ou type=</translation>
  </message>
  <message>
   <source>its name has no address</source>
   <translation>o nome não tem endereço</translation>
  </message>
  <message>
   <source>no connection</source>
   <translation>sem conexão</translation>
  </message>
  <message>
   <source>no secure connection</source>
   <translation>sem conexão segura</translation>
  </message>
  <message>
   <source>no answer in time</source>
   <translation>sem resposta a tempo</translation>
  </message>
  <message>
   <source>an answer that was cut off</source>
   <translation>uma resposta cortada</translation>
  </message>
  <message>
   <source>too many redirects</source>
   <translation>redirecionamentos demais</translation>
  </message>
  <message>
   <source>its lines count</source>
   <translation>suas linhas contam</translation>
  </message>
  <message>
   <source>its first 512,000 bytes count, the rest is ignored</source>
   <translation>seus primeiros 512.000 bytes contam, o resto é ignorado</translation>
  </message>
  <message>
   <source>it states nothing, as if there were no such file</source>
   <translation>não diz nada, como se o arquivo não existisse</translation>
  </message>
  <message>
   <source>the last good copy counts</source>
   <translation>vale a última cópia boa</translation>
  </message>
  <message>
   <source>every path is denied</source>
   <translation>todo caminho é proibido</translation>
  </message>
  <message>
   <source>nothing is fetched for now; the file is asked for again</source>
   <translation>por enquanto nada é buscado; o arquivo é pedido de novo</translation>
  </message>
  <message>
   <source>every path is allowed if the start page answers, which is not known here</source>
   <translation>todo caminho é permitido se a página inicial responder, o que aqui não se sabe</translation>
  </message>
  <message>
   <source>every path is allowed; a crawler may also go on with the copy it has</source>
   <translation>todo caminho é permitido; um rastreador também pode continuar com sua cópia</translation>
  </message>
  <message numerus="yes">
   <source>%n days</source>
   <comment>%n day</comment>
   <translation>
    <numerusform>%n dia</numerusform>
    <numerusform>%n dias</numerusform>
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
   <translation>%1 há %2: %3 (%4)</translation>
  </message>
  <message>
   <source>%1: %2 (%3)</source>
   <translation>%1: %2 (%3)</translation>
  </message>
  <message>
   <source>%1; not documented</source>
   <translation>%1; não documentado</translation>
  </message>
  <message>
   <source>%1 is not a file that an answer can be stated for: robots.txt, robots-ai.txt, robots2.txt or / is expected</source>
   <translation>%1 não é um arquivo para o qual se possa indicar uma resposta: espera-se robots.txt, robots-ai.txt, robots2.txt ou /</translation>
  </message>
  <message>
   <source>an answer for %1 is stated twice</source>
   <translation>uma resposta para %1 é indicada duas vezes</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 por %2</translation>
  </message>
  <message>
   <source>%1, without a copy</source>
   <translation>%1, sem cópia</translation>
  </message>
  <message>
   <source>%1 is answered with %2</source>
   <translation>%1 é respondido com %2</translation>
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
   <translation>%1 não é %2</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 não é uma das oito categorias</translation>
  </message>
  <message>
   <source>%1 is not a day such as 2026-11-22</source>
   <translation>%1 não é uma data como 2026-11-22</translation>
  </message>
  <message>
   <source>the value is not plain text: it contains control or invisible characters, or bytes that are not UTF-8</source>
   <translation>o valor não é texto simples: contém caracteres de controle ou invisíveis, ou bytes que não são UTF-8</translation>
  </message>
  <message>
   <source>%1 is not a name of an agent</source>
   <translation>%1 não é um nome de agente</translation>
  </message>
  <message>
   <source>%1 is not a web address</source>
   <translation>%1 não é um endereço da web</translation>
  </message>
  <message>
   <source>%1 is neither an https address of a list nor a prefix such as 192.0.2.0/24</source>
   <translation>%1 não é o endereço https de uma lista nem um prefixo como 192.0.2.0/24</translation>
  </message>
  <message>
   <source>%1 is not the end of a host name</source>
   <translation>%1 não é o fim de um nome de host</translation>
  </message>
  <message>
   <source>longer than %1 bytes</source>
   <translation>mais longo que %1 bytes</translation>
  </message>
  <message>
   <source>%1: new</source>
   <translation>%1: novo</translation>
  </message>
  <message>
   <source>%1: new, %2</source>
   <translation>%1: novo, %2</translation>
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
   <translation>a lista tem mais de 1 MiB</translation>
  </message>
  <message>
   <source>line %1: %2</source>
   <translation>linha %1: %2</translation>
  </message>
  <message>
   <source>a list of version %1; this program reads version 2: a newer Gatepost may read it</source>
   <translation>uma lista da versão %1; este programa lê a versão 2: talvez um Gatepost mais novo a leia</translation>
  </message>
  <message>
   <source>the list is not the one that its first line names: it was changed or cut on its way</source>
   <translation>a lista não é a que sua primeira linha indica: foi alterada ou cortada no caminho</translation>
  </message>
  <message>
   <source>the column %1 is named twice</source>
   <translation>a coluna %1 aparece duas vezes</translation>
  </message>
  <message>
   <source>%1 is not a column of a list of agents</source>
   <translation>%1 não é uma coluna de uma lista de agentes</translation>
  </message>
  <message>
   <source>the column “token” is missing</source>
   <translation>falta a coluna “token”</translation>
  </message>
  <message>
   <source>%1 cells, %2 are expected</source>
   <translation>%1 células; são esperadas %2</translation>
  </message>
  <message>
   <source>column %1: %2</source>
   <translation>coluna %1: %2</translation>
  </message>
  <message>
   <source>%1 is already in line %2</source>
   <translation>%1 já está na linha %2</translation>
  </message>
  <message>
   <source>an agent is missing: name one, for example GPTBot</source>
   <translation>falta um agente: nomeie um, por exemplo GPTBot</translation>
  </message>
  <message>
   <source>no product token in the agent: it needs a name made of a–z, A–Z, digits, _, . or -</source>
   <translation>não há token de produto no agente: é preciso um nome feito de letras, dígitos, _, . ou -</translation>
  </message>
  <message>
   <source>the file is larger than 1 MiB</source>
   <translation>o arquivo tem mais de 1 MiB</translation>
  </message>
  <message>
   <source>the file is empty</source>
   <translation>o arquivo está vazio</translation>
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
   <translation>isto é uma lista de endereços de cartões. Nada é acessado: salve os cartões e indique seus arquivos</translation>
  </message>
  <message>
   <source>not a list of agents: a TSV list, robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>não é uma lista de agentes: espera-se uma lista TSV, robots.json de ai.robots.txt, crawler-user-agents, Signature Agent Cards ou uma lista de endereços</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep</source>
   <translation>há valores aninhados em mais de %1 níveis</translation>
  </message>
  <message>
   <source>more than %1 entries</source>
   <translation>mais de %1 entradas</translation>
  </message>
  <message>
   <source>line %1: this is not JSON</source>
   <translation>linha %1: isto não é JSON</translation>
  </message>
  <message>
   <source>JSON, but not a list of agents: robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>JSON, mas não uma lista de agentes: espera-se robots.json de ai.robots.txt, crawler-user-agents, Signature Agent Cards ou uma lista de endereços</translation>
  </message>
  <message>
   <source>%1 has two entries; the last one counts</source>
   <translation>%1 tem duas entradas; vale a última</translation>
  </message>
  <message>
   <source>already in entry %1</source>
   <translation>já está na entrada %1</translation>
  </message>
  <message>
   <source>an object is expected</source>
   <translation>espera-se um objeto</translation>
  </message>
  <message>
   <source>it has no pattern</source>
   <translation>não tem padrão</translation>
  </message>
  <message>
   <source>a regular expression that is not one name</source>
   <translation>uma expressão regular que não é um único nome</translation>
  </message>
  <message>
   <source>not a Signature Agent Card</source>
   <translation>não é um Signature Agent Card</translation>
  </message>
  <message>
   <source>the card has no rfc9309-product-token</source>
   <translation>o cartão não tem rfc9309-product-token</translation>
  </message>
  <message>
   <source>an address list of version %1; version 1 is read</source>
   <translation>uma lista de endereços da versão %1; é lida a versão 1</translation>
  </message>
  <message>
   <source>“prefixes” must be a list</source>
   <translation>“prefixes” deve ser uma lista</translation>
  </message>
  <message>
   <source>not a prefix such as 192.0.2.0/24</source>
   <translation>não é um prefixo como 192.0.2.0/24</translation>
  </message>
  <message>
   <source>it does not say whose address this is: name the agent</source>
   <translation>não diz de quem é este endereço: nomeie o agente</translation>
  </message>
  <message>
   <source>Gatepost's list of agents</source>
   <translation>a lista de agentes do Gatepost</translation>
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
   <translation>uma lista de endereços</translation>
  </message>
 </context>
 <context>
  <name>ask</name>
  <message>
   <source>“agent” must be a text or null</source>
   <translation>“agent” deve ser um texto ou null</translation>
  </message>
  <message>
   <source>“agent”: %1</source>
   <translation>“agent”: %1</translation>
  </message>
  <message>
   <source>“status” must be a whole number (an HTTP status)</source>
   <translation>“status” deve ser um número inteiro (um status HTTP)</translation>
  </message>
  <message>
   <source>“decision” must be a text or null</source>
   <translation>“decision” deve ser um texto ou null</translation>
  </message>
  <message>
   <source>“scopes” must be a list of texts</source>
   <translation>“scopes” deve ser uma lista de textos</translation>
  </message>
  <message>
   <source>“asked_at” must be an RFC 3339 time</source>
   <translation>“asked_at” deve ser um horário RFC 3339</translation>
  </message>
  <message>
   <source>“asked_at” is not an RFC 3339 time, such as 2026-11-20T06:00:00Z</source>
   <translation>“asked_at” não é um horário RFC 3339, como 2026-11-20T06:00:00Z</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; did you mean %2?</source>
   <translation>%1 não é uma chave de uma entrada; você quis dizer %2?</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; correct it or remove it</source>
   <translation>%1 não é uma chave de uma entrada; corrija-a ou remova-a</translation>
  </message>
  <message>
   <source>a row must be an object</source>
   <translation>uma entrada deve ser um objeto</translation>
  </message>
  <message>
   <source>“endpoint” must be &quot;absent&quot; or &quot;present&quot;</source>
   <translation>“endpoint” deve ser &quot;absent&quot; ou &quot;present&quot;</translation>
  </message>
  <message>
   <source>“directive” is missing</source>
   <translation>falta “directive”</translation>
  </message>
  <message>
   <source>“%1” is not a directive of robots2.txt</source>
   <translation>“%1” não é uma diretiva de robots2.txt</translation>
  </message>
  <message>
   <source>line %1, row %2: %3</source>
   <translation>linha %1, entrada %2: %3</translation>
  </message>
  <message>
   <source>not JSON; a list of rows such as {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;} is expected</source>
   <translation>não é JSON; espera-se uma lista de entradas como {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;}</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>o arquivo tem mais de %1 MiB, mais do que é lido</translation>
  </message>
  <message>
   <source>a list of rows is expected, [ … ]</source>
   <translation>espera-se uma lista de entradas, [ … ]</translation>
  </message>
  <message>
   <source>%1 is given twice; keep one</source>
   <translation>%1 está informado duas vezes; mantenha um</translation>
  </message>
 </context>
 <context>
  <name>category</name>
  <message>
   <source>builds a search index</source>
   <translation>constrói um índice de busca</translation>
  </message>
  <message>
   <source>answers a user in conversation</source>
   <translation>responde a um usuário em conversa</translation>
  </message>
  <message>
   <source>carries out research tasks on its own</source>
   <translation>realiza tarefas de pesquisa por conta própria</translation>
  </message>
  <message>
   <source>helps to write or review code</source>
   <translation>ajuda a escrever ou revisar código</translation>
  </message>
  <message>
   <source>collects data in bulk</source>
   <translation>coleta dados em massa</translation>
  </message>
  <message>
   <source>makes new content from sources</source>
   <translation>cria conteúdo novo a partir de fontes</translation>
  </message>
  <message>
   <source>crawls and profiles for advertising</source>
   <translation>rastreia e traça perfis para publicidade</translation>
  </message>
  <message>
   <source>watches uptime, search ranking or traffic</source>
   <translation>monitora disponibilidade, posição nas buscas ou tráfego</translation>
  </message>
 </context>
 <context>
  <name>chain</name>
  <message>
   <source>“%1” is not an absolute http(s) URL</source>
   <translation>“%1” não é uma URL http(s) absoluta</translation>
  </message>
  <message>
   <source>this file was read already</source>
   <translation>este arquivo já foi lido</translation>
  </message>
  <message>
   <source>at most 3 chained files are followed</source>
   <translation>no máximo 3 arquivos encadeados são seguidos</translation>
  </message>
  <message>
   <source>a file with chain-id “%1” was read already</source>
   <translation>um arquivo com chain-id “%1” já foi lido</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is missing here. %2</source>
   <translation>Não foi possível ler o arquivo encadeado %1, então o que ele declara falta aqui. %2</translation>
  </message>
 </context>
 <context>
  <name>change</name>
  <message>
   <source>Whether it changes anything for other agents could not be decided.</source>
   <translation>Não foi possível decidir se muda algo para outros agentes.</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents at least: %1.</source>
   <comment>Also changes %n agent at least: %1.</comment>
   <translation>
    <numerusform>Muda também para ao menos %n agente: %1.</numerusform>
    <numerusform>Muda também para ao menos %n agentes: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>Changes nothing for any other agent.</source>
   <translation>Não muda nada para nenhum outro agente.</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents: %1.</source>
   <comment>Also changes %n agent: %1.</comment>
   <translation>
    <numerusform>Muda também para %n agente: %1.</numerusform>
    <numerusform>Muda também para %n agentes: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>That is the answer already. %1</source>
   <translation>Essa já é a resposta. %1</translation>
  </message>
  <message>
   <source>Policy files may always be fetched: no rule can forbid it.</source>
   <translation>Arquivos de política sempre podem ser acessados: nenhuma regra pode proibi-lo.</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: no edit changes what it does.</source>
   <translation>Segundo a documentação, %1 ignora robots.txt: nenhuma edição muda o que ele faz.</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched: no edit of it counts before it is served again.</source>
   <translation>robots.txt não pode ser buscado: nenhuma edição dele conta antes que ele volte a ser servido.</translation>
  </message>
  <message>
   <source>The hours decide (%1 line %2: %3). Change them, or ask about another time.</source>
   <translation>O horário decide (%1, linha %2: %3). Mude-o ou pergunte por outro momento.</translation>
  </message>
  <message>
   <source>The block that %1 manages decides (%2 line %3). Change it in the settings there.</source>
   <translation>O bloco que %1 gerencia decide (%2, linha %3). Mude nas configurações de lá.</translation>
  </message>
  <message>
   <source>A rehearsed answer of the ask endpoint decides: change it on the Ask page.</source>
   <translation>Uma resposta ensaiada do endpoint de ask decide: mude-a na página Consultas.</translation>
  </message>
  <message>
   <source>A chained file decides (%1 line %2), which belongs to somebody else.</source>
   <translation>Um arquivo encadeado decide (%1, linha %2), e ele pertence a outra pessoa.</translation>
  </message>
  <message>
   <source>The site has no file that an edit could be made in. Add a robots.txt first.</source>
   <translation>O site não tem nenhum arquivo em que se possa editar. Adicione antes um robots.txt.</translation>
  </message>
  <message>
   <source>No small edit was found that changes this answer.</source>
   <translation>Nenhuma edição pequena que mude esta resposta foi encontrada.</translation>
  </message>
  <message>
   <source>The block that %1 manages stays as it is: your lines are outside of it.</source>
   <translation>O bloco que %1 gerencia fica como está: suas linhas estão fora dele.</translation>
  </message>
  <message>
   <source>No edit is tried where files have more than %1 rules.</source>
   <translation>Nenhuma edição é testada quando os arquivos têm mais de %1 regras.</translation>
  </message>
  <message>
   <source>Let %1 fetch %2</source>
   <translation>Deixar %1 acessar %2</translation>
  </message>
  <message>
   <source>Keep %1 out of %2</source>
   <translation>Manter %1 fora de %2</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents</source>
   <comment>%1 and %n more agent</comment>
   <translation>
    <numerusform>%1 e mais %n agente</numerusform>
    <numerusform>%1 e mais %n agentes</numerusform>
   </translation>
  </message>
  <message>
   <source>Add a second group for %3 with “%1: %2”</source>
   <translation>Adicionar um segundo grupo para %3 com “%1: %2”</translation>
  </message>
  <message>
   <source>Add “%1: %2” to the group for %3</source>
   <translation>Adicionar “%1: %2” ao grupo para %3</translation>
  </message>
  <message>
   <source>Give %1 its own block with crawl: %2</source>
   <translation>Dar a %1 um bloco próprio com crawl: %2</translation>
  </message>
  <message>
   <source>Let the group for %1 fetch nothing at all</source>
   <translation>Não deixar o grupo para %1 acessar nada</translation>
  </message>
  <message>
   <source>Add %1 to the group that may fetch nothing</source>
   <translation>Adicionar %1 ao grupo que não pode acessar nada</translation>
  </message>
  <message>
   <source>Give %1 its own group</source>
   <translation>Dar a %1 um grupo próprio</translation>
  </message>
  <message>
   <source>Take %1 out of the group for %2</source>
   <translation>Tirar %1 do grupo para %2</translation>
  </message>
  <message>
   <source>Change line %1 to crawl: %2</source>
   <translation>Mudar a linha %1 para crawl: %2</translation>
  </message>
  <message>
   <source>Remove line %1, %2</source>
   <translation>Remover a linha %1, %2</translation>
  </message>
  <message>
   <source>Change line %1 to %2: %3</source>
   <translation>Mudar a linha %1 para %2: %3</translation>
  </message>
  <message>
   <source>The same for every known agent of “%1”</source>
   <translation>O mesmo para todo agente conhecido de “%1”</translation>
  </message>
  <message>
   <source>%1 manages these lines: your changes will be overwritten or duplicated. Change it in the settings there.</source>
   <translation>%1 gerencia estas linhas: suas alterações serão sobrescritas ou duplicadas. Altere lá, nas configurações.</translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message>
   <source>No agent loses anything.</source>
   <translation>Nenhum agente perde nada.</translation>
  </message>
  <message>
   <source>Only unknown agents lose something.</source>
   <translation>Só agentes desconhecidos perdem algo.</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose /.</source>
   <comment>%1 loses /.</comment>
   <translation>
    <numerusform>%1 perde /.</numerusform>
    <numerusform>%1 perdem /.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2.</source>
   <comment>%1 loses %2.</comment>
   <translation>
    <numerusform>%1 perde %2.</numerusform>
    <numerusform>%1 perdem %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places; the start page is lost to %2.</source>
   <comment>%1 loses some places; the start page is lost to %2.</comment>
   <translation>
    <numerusform>%1 perde alguns lugares; perde a página inicial: %2.</numerusform>
    <numerusform>%1 perdem alguns lugares; perde a página inicial: %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places.</source>
   <comment>%1 loses some places.</comment>
   <translation>
    <numerusform>%1 perde alguns lugares.</numerusform>
    <numerusform>%1 perdem alguns lugares.</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent gains anything.</source>
   <translation>Nenhum agente ganha nada.</translation>
  </message>
  <message>
   <source>Only unknown agents gain something.</source>
   <translation>Só agentes desconhecidos ganham algo.</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain /.</source>
   <comment>%1 gains /.</comment>
   <translation>
    <numerusform>%1 ganha /.</numerusform>
    <numerusform>%1 ganham /.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2.</source>
   <comment>%1 gains %2.</comment>
   <translation>
    <numerusform>%1 ganha %2.</numerusform>
    <numerusform>%1 ganham %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places; the start page is gained by %2.</source>
   <comment>%1 gains some places; the start page is gained by %2.</comment>
   <translation>
    <numerusform>%1 ganha alguns lugares; ganha a página inicial: %2.</numerusform>
    <numerusform>%1 ganham alguns lugares; ganha a página inicial: %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places.</source>
   <comment>%1 gains some places.</comment>
   <translation>
    <numerusform>%1 ganha alguns lugares.</numerusform>
    <numerusform>%1 ganham alguns lugares.</numerusform>
   </translation>
  </message>
  <message>
   <source>Nobody may fetch less or more; pace or uses differ for unknown agents.</source>
   <translation>Ninguém pode acessar menos nem mais; o ritmo ou os usos diferem para agentes desconhecidos.</translation>
  </message>
  <message numerus="yes">
   <source>Nobody may fetch less or more; pace or uses differ for %n agents.</source>
   <comment>Nobody may fetch less or more; pace or uses differ for %n agent.</comment>
   <translation>
    <numerusform>Ninguém pode acessar menos nem mais; o ritmo ou os usos diferem para %n agente.</numerusform>
    <numerusform>Ninguém pode acessar menos nem mais; o ritmo ou os usos diferem para %n agentes.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>dialect</name>
  <message>
   <source>every agent that is not listed may fetch everything</source>
   <translation>todo agente fora da lista pode acessar tudo</translation>
  </message>
  <message>
   <source>an agent that is not listed may fetch nothing</source>
   <translation>um agente fora da lista não pode acessar nada</translation>
  </message>
  <message>
   <source>may fetch what no disallow path forbids</source>
   <translation>pode acessar o que nenhum caminho disallow proíbe</translation>
  </message>
  <message>
   <source>may fetch only what an allow path opens</source>
   <translation>pode acessar somente o que um caminho allow abre</translation>
  </message>
  <message>
   <source>fetches a page because a user asked for it</source>
   <translation>acessa uma página porque um usuário pediu</translation>
  </message>
  <message>
   <source>builds a search index</source>
   <translation>constrói um índice de busca</translation>
  </message>
  <message>
   <source>collects text to train models</source>
   <translation>coleta texto para treinar modelos</translation>
  </message>
  <message>
   <source>Schema</source>
   <translation>Esquema</translation>
  </message>
  <message>
   <source>The schema that the entity follows.</source>
   <translation>O esquema que a entidade segue.</translation>
  </message>
  <message>
   <source>Id</source>
   <translation>Id</translation>
  </message>
  <message>
   <source>The entity's identity, a ULID: 26 characters that sort by time. The rendered header quotes it.</source>
   <translation>A identidade da entidade, um ULID: 26 caracteres que se ordenam pelo tempo. O cabeçalho gerado a cita.</translation>
  </message>
  <message>
   <source>Slug</source>
   <translation>Slug</translation>
  </message>
  <message>
   <source>The entity's short name; the rendered header names its source by it.</source>
   <translation>O nome curto da entidade; o cabeçalho gerado identifica sua fonte por ele.</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Tipo</translation>
  </message>
  <message>
   <source>The kind of entity.</source>
   <translation>O tipo da entidade.</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>Versão</translation>
  </message>
  <message>
   <source>The version of this policy.</source>
   <translation>A versão desta política.</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Título</translation>
  </message>
  <message>
   <source>The name of the site; the rendered file begins with it.</source>
   <translation>O nome do site; o arquivo gerado começa com ele.</translation>
  </message>
  <message>
   <source>Documentation</source>
   <translation>Documentação</translation>
  </message>
  <message>
   <source>Where people can read about the policy; named in the rendered header.</source>
   <translation>Onde se pode ler sobre a política; citado no cabeçalho gerado.</translation>
  </message>
  <message>
   <source>Sitemap</source>
   <translation>Sitemap</translation>
  </message>
  <message>
   <source>The sitemap; rendered as a Sitemap line.</source>
   <translation>O sitemap; gerado como uma linha Sitemap.</translation>
  </message>
  <message>
   <source>LLM index</source>
   <translation>Índice para LLM</translation>
  </message>
  <message>
   <source>The index of texts for language models; rendered as a comment at the end.</source>
   <translation>O índice de textos para modelos de linguagem; gerado como comentário no fim.</translation>
  </message>
  <message>
   <source>Default policy</source>
   <translation>Política padrão</translation>
  </message>
  <message>
   <source>What applies to every agent that is not listed. Without it nothing can be rendered.</source>
   <translation>O que vale para todo agente fora da lista. Sem ela, nada pode ser gerado.</translation>
  </message>
  <message>
   <source>Notes on roles</source>
   <translation>Notas sobre papéis</translation>
  </message>
  <message>
   <source>For each role a text that the rendered role comment ends with, in brackets or not.</source>
   <translation>Para cada papel, um texto com que termina o comentário do papel gerado, entre parênteses ou não.</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agentes</translation>
  </message>
  <message>
   <source>The agents with their own record, in the order in which they are rendered.</source>
   <translation>Os agentes com registro próprio, na ordem em que são gerados.</translation>
  </message>
  <message>
   <source>User agent</source>
   <translation>User agent</translation>
  </message>
  <message>
   <source>The agent's product token; every entry needs one and no two may share it.</source>
   <translation>O token de produto do agente; toda entrada precisa de um, e não pode haver dois iguais.</translation>
  </message>
  <message>
   <source>Vendor</source>
   <translation>Fornecedor</translation>
  </message>
  <message>
   <source>Who operates the agent. It is not rendered.</source>
   <translation>Quem opera o agente. Não é gerado.</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Papel</translation>
  </message>
  <message>
   <source>What the agent comes for. Neighbours with the same role share one comment.</source>
   <translation>O que o agente vem fazer. Vizinhos de mesmo papel ficam sob um único comentário.</translation>
  </message>
  <message>
   <source>Policy</source>
   <translation>Política</translation>
  </message>
  <message>
   <source>The rule for / that ends the agent's record.</source>
   <translation>A regra para / que encerra o registro do agente.</translation>
  </message>
  <message>
   <source>Allow</source>
   <translation>Permitir</translation>
  </message>
  <message>
   <source>Paths that the agent may fetch, one Allow line each.</source>
   <translation>Caminhos que o agente pode acessar, uma linha Allow para cada um.</translation>
  </message>
  <message>
   <source>Disallow</source>
   <translation>Proibir</translation>
  </message>
  <message>
   <source>Paths that the agent must not fetch, one Disallow line each.</source>
   <translation>Caminhos que o agente não pode acessar, uma linha Disallow para cada um.</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notas</translation>
  </message>
  <message>
   <source>Why the entry is as it is; rendered as comment lines above its record.</source>
   <translation>Por que a entrada é como é; geradas como linhas de comentário acima do registro.</translation>
  </message>
  <message>
   <source>Purpose</source>
   <translation>Finalidade</translation>
  </message>
  <message>
   <source>What the policy is for, in a few sentences. People read it; it is not rendered.</source>
   <translation>Para que serve a política, em poucas frases. É para pessoas lerem; não é gerado.</translation>
  </message>
  <message>
   <source>Provenance</source>
   <translation>Procedência</translation>
  </message>
  <message>
   <source>Where the entity comes from: who or what made it, when, and why. It is not rendered.</source>
   <translation>De onde vem a entidade: quem ou o que a criou, quando e por quê. Não é gerado.</translation>
  </message>
  <message>
   <source>Taxonomy</source>
   <translation>Taxonomia</translation>
  </message>
  <message>
   <source>Topics and keywords by which the entity is found. It is not rendered.</source>
   <translation>Temas e palavras-chave pelos quais a entidade é encontrada. Não é gerado.</translation>
  </message>
  <message>
   <source>Relationships</source>
   <translation>Relações</translation>
  </message>
  <message>
   <source>Other entities that this one depends on, belongs with or makes possible, each with a reason. It is not rendered.</source>
   <translation>Outras entidades das quais esta depende, às quais se liga ou que torna possíveis, cada uma com um motivo. Não é gerado.</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>Qualidade</translation>
  </message>
  <message>
   <source>How complete the entity is, and who reviewed it when. It is not rendered.</source>
   <translation>Quão completa está a entidade, e quem a revisou e quando. Não é gerado.</translation>
  </message>
  <message>
   <source>Produces</source>
   <translation>Produz</translation>
  </message>
  <message>
   <source>The formats that are made from the entity, such as robots.txt. It is not rendered.</source>
   <translation>Os formatos gerados a partir da entidade, como robots.txt. Não é gerado.</translation>
  </message>
  <message>
   <source>History</source>
   <translation>Histórico</translation>
  </message>
  <message>
   <source>What changed in each version, by whom and why. It is not rendered.</source>
   <translation>O que mudou em cada versão, por quem e por quê. Não é gerado.</translation>
  </message>
  <message>
   <source>RFC 9309 with the extended standard 2.0 and preference signals</source>
   <translation>RFC 9309 com o padrão estendido 2.0 e sinais de preferência</translation>
  </message>
  <message>
   <source>v0.2.1 with v0.2.2's age-rating</source>
   <translation>v0.2.1 com age-rating da v0.2.2</translation>
  </message>
  <message>
   <source>Agents and paths</source>
   <translation>Agentes e caminhos</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>Arquivo inteiro</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>Horários e ritmo</translation>
  </message>
  <message>
   <source>Preference signals</source>
   <translation>Sinais de preferência</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Lido por poucos</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>Política de IA</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>Comportamento</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>Conformidade</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Cadeia</translation>
  </message>
  <message>
   <source>Meta</source>
   <translation>Metadados</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>Identidade</translation>
  </message>
  <message>
   <source>Addresses</source>
   <translation>Endereços</translation>
  </message>
  <message>
   <source>About the entity</source>
   <translation>Sobre a entidade</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Comentários</translation>
  </message>
  <message>
   <source>Robot version</source>
   <translation>Versão do robô</translation>
  </message>
  <message>
   <source>Directly after the User-agent lines, 2.0 makes the group one of the extended standard: paths are explicit or shell patterns. An odd second number is experimental, and the group then applies to no agent.</source>
   <translation>Logo após as linhas User-agent, 2.0 faz do grupo um grupo do padrão estendido: os caminhos são explícitos ou padrões de shell. Um segundo número ímpar é experimental, e o grupo então não vale para ninguém.</translation>
  </message>
  <message>
   <source>Visit time</source>
   <translation>Horário de visita</translation>
  </message>
  <message>
   <source>Opens the site to the group's crawlers only in these hours, in UTC, both ends included. An end before its start runs past midnight; several lines are several windows.</source>
   <translation>Abre o site aos crawlers do grupo somente nesse horário, em UTC, incluídos os dois extremos. Um fim anterior ao início passa da meia-noite; várias linhas são várias janelas.</translation>
  </message>
  <message>
   <source>Request rate</source>
   <translation>Taxa de requisições</translation>
  </message>
  <message>
   <source>At most so many documents in so many seconds (s), minutes (m) or hours (h), optionally only in a window of the day in UTC. Of several that apply the slowest counts.</source>
   <translation>No máximo tantos documentos em tantos segundos (s), minutos (m) ou horas (h), opcionalmente só em uma janela do dia em UTC. Entre várias que se aplicam, vale a mais baixa.</translation>
  </message>
  <message>
   <source>Comment</source>
   <translation>Comentário</translation>
  </message>
  <message>
   <source>A message for the people who run the robot: it is asked to pass the line on to them. It decides nothing.</source>
   <translation>Uma mensagem para as pessoas que operam o robô: pede-se que ele lhes repasse a linha. Não decide nada.</translation>
  </message>
  <message>
   <source>Names a crawler that the rules below are for, by its product token; * means every crawler that no group names. Several lines in a row share one group.</source>
   <translation>Nomeia um crawler a que se destinam as regras abaixo, pelo token de produto; * significa todo crawler que nenhum grupo nomeia. Várias linhas seguidas compartilham um grupo.</translation>
  </message>
  <message>
   <source>Lets the group's crawlers fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides, and at equal length Allow does.</source>
   <translation>Permite que os crawlers do grupo acessem o que começa com este caminho; * representa qualquer sequência de caracteres e um $ final, o fim. Decide a regra correspondente mais longa; em igual comprimento, Allow.</translation>
  </message>
  <message>
   <source>Forbids the group's crawlers to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides; an empty value is not a rule.</source>
   <translation>Proíbe aos crawlers do grupo acessar o que começa com este caminho; * representa qualquer sequência de caracteres e um $ final, o fim. Decide a regra correspondente mais longa; um valor vazio não é regra.</translation>
  </message>
  <message>
   <source>Crawl delay</source>
   <translation>Intervalo de rastreamento</translation>
  </message>
  <message>
   <source>Asks for this many seconds between two requests. It is not part of the standard: some crawlers follow it, Googlebot does not.</source>
   <translation>Pede este número de segundos entre duas requisições. Não faz parte do padrão: alguns crawlers o seguem, o Googlebot não.</translation>
  </message>
  <message>
   <source>Says where a sitemap is, as an absolute URL. It belongs to no group and may appear anywhere.</source>
   <translation>Diz onde fica um sitemap, como URL absoluta. Não pertence a nenhum grupo e pode ficar em qualquer lugar.</translation>
  </message>
  <message>
   <source>Discovery file</source>
   <translation>Arquivo de descoberta</translation>
  </message>
  <message>
   <source>Points at a file of the same site that is written for AI systems, as an absolute URL. It belongs to no group and is read by few.</source>
   <translation>Aponta para um arquivo do mesmo site escrito para sistemas de IA, como URL absoluta. Não pertence a nenhum grupo e é lido por poucos.</translation>
  </message>
  <message>
   <source>Host</source>
   <translation>Host</translation>
  </message>
  <message>
   <source>Named a site's main mirror for Yandex, which stopped reading it in 2018 and wants redirects instead. It decides nothing here.</source>
   <translation>Indicava o espelho principal de um site para o Yandex, que deixou de lê-lo em 2018 e prefere redirecionamentos. Aqui não decide nada.</translation>
  </message>
  <message>
   <source>Clean parameters</source>
   <translation>Parâmetros neutros</translation>
  </message>
  <message>
   <source>Names query parameters that do not change a page, for Yandex, with an optional path. No other large crawler reads it and it decides nothing here.</source>
   <translation>Diz ao Yandex quais parâmetros de consulta não mudam a página, com um caminho opcional. Nenhum outro crawler grande o lê e aqui não decide nada.</translation>
  </message>
  <message>
   <source>No index</source>
   <translation>Não indexar</translation>
  </message>
  <message>
   <source>Was read by Google, unofficially and until 2019; use the robots meta tag or the X-Robots-Tag header instead. It decides nothing here.</source>
   <translation>Era lido pelo Google, de modo não oficial e até 2019; use a meta tag robots ou o cabeçalho X-Robots-Tag. Aqui não decide nada.</translation>
  </message>
  <message>
   <source>No follow</source>
   <translation>Não seguir</translation>
  </message>
  <message>
   <source>Means something only as a robots meta tag or in the X-Robots-Tag header; no large crawler reads it in this file. It decides nothing here.</source>
   <translation>Só tem sentido como meta tag robots ou no cabeçalho X-Robots-Tag; nenhum crawler grande o lê neste arquivo. Aqui não decide nada.</translation>
  </message>
  <message>
   <source>No archive</source>
   <translation>Não arquivar</translation>
  </message>
  <message>
   <source>may be indexed</source>
   <translation>pode ser indexado</translation>
  </message>
  <message>
   <source>must not be fetched at all</source>
   <translation>não pode ser acessado de modo algum</translation>
  </message>
  <message>
   <source>the agent asks the site first and keeps to the answer</source>
   <translation>o agente pergunta antes ao site e respeita a resposta</translation>
  </message>
  <message>
   <source>the content may be processed</source>
   <translation>o conteúdo pode ser processado</translation>
  </message>
  <message>
   <source>the content must not be processed</source>
   <translation>o conteúdo não pode ser processado</translation>
  </message>
  <message>
   <source>may be summarised for a user</source>
   <translation>pode ser resumido para um usuário</translation>
  </message>
  <message>
   <source>must not be summarised</source>
   <translation>não pode ser resumido</translation>
  </message>
  <message>
   <source>may be reworded, translated, adapted</source>
   <translation>pode ser reformulado, traduzido, adaptado</translation>
  </message>
  <message>
   <source>must not be reworded, translated or adapted</source>
   <translation>não pode ser reformulado, traduzido nem adaptado</translation>
  </message>
  <message>
   <source>may be used to train models</source>
   <translation>pode ser usado para treinar modelos</translation>
  </message>
  <message>
   <source>must not be used to train models</source>
   <translation>não pode ser usado para treinar modelos</translation>
  </message>
  <message>
   <source>may be used to earn money</source>
   <translation>pode ser usado para ganhar dinheiro</translation>
  </message>
  <message>
   <source>must not be used to earn money</source>
   <translation>não pode ser usado para ganhar dinheiro</translation>
  </message>
  <message>
   <source>excerpts of any length</source>
   <translation>trechos de qualquer tamanho</translation>
  </message>
  <message>
   <source>no excerpts</source>
   <translation>nenhum trecho</translation>
  </message>
  <message>
   <source>under 50 words of source text; attribution, URLs and metadata do not count</source>
   <translation>menos de 50 palavras do texto original; atribuição, URLs e metadados não contam</translation>
  </message>
  <message>
   <source>copies may be kept</source>
   <translation>cópias podem ser guardadas</translation>
  </message>
  <message>
   <source>no copies, not even for the session</source>
   <translation>nenhuma cópia, nem mesmo durante a sessão</translation>
  </message>
  <message>
   <source>in memory for this session only: no disk, no database, no vector store</source>
   <translation>só na memória e só nesta sessão: nem disco, nem banco de dados, nem banco vetorial</translation>
  </message>
  <message>
   <source>competitors may use it too</source>
   <translation>concorrentes também podem usar</translation>
  </message>
  <message>
   <source>a competitor in the declared market must not use it</source>
   <translation>um concorrente no mercado declarado não pode usar</translation>
  </message>
  <message>
   <source>may be used to build a profile of the user</source>
   <translation>pode ser usado para traçar um perfil do usuário</translation>
  </message>
  <message>
   <source>no profile of the user from this content</source>
   <translation>nenhum perfil do usuário a partir deste conteúdo</translation>
  </message>
  <message>
   <source>the agent names itself in X-Agent-Identity</source>
   <translation>o agente se identifica em X-Agent-Identity</translation>
  </message>
  <message>
   <source>the agent need not name itself</source>
   <translation>o agente não precisa se identificar</translation>
  </message>
  <message>
   <source>agents say truthfully what they are</source>
   <translation>os agentes dizem a verdade sobre o que são</translation>
  </message>
  <message>
   <source>must be given</source>
   <translation>é obrigatório</translation>
  </message>
  <message>
   <source>is welcome</source>
   <translation>é bem-vindo</translation>
  </message>
  <message>
   <source>is not needed</source>
   <translation>não é necessário</translation>
  </message>
  <message>
   <source>the agent chooses a sensible pace itself</source>
   <translation>o agente escolhe por si um ritmo sensato</translation>
  </message>
  <message>
   <source>views of their authors</source>
   <translation>opiniões de seus autores</translation>
  </message>
  <message>
   <source>reporting on current events</source>
   <translation>notícias sobre acontecimentos atuais</translation>
  </message>
  <message>
   <source>facts to look up</source>
   <translation>fatos para consulta</translation>
  </message>
  <message>
   <source>not meant to be taken literally</source>
   <translation>não é para ser tomado ao pé da letra</translation>
  </message>
  <message>
   <source>offers and advertising</source>
   <translation>ofertas e publicidade</translation>
  </message>
  <message>
   <source>studies and their data</source>
   <translation>estudos e seus dados</translation>
  </message>
  <message>
   <source>a private person's pages</source>
   <translation>páginas de uma pessoa física</translation>
  </message>
  <message>
   <source>a human reviews everything before it is published</source>
   <translation>uma pessoa revisa tudo antes da publicação</translation>
  </message>
  <message>
   <source>published without review</source>
   <translation>publicado sem revisão</translation>
  </message>
  <message>
   <source>some of it is reviewed</source>
   <translation>parte é revisada</translation>
  </message>
  <message>
   <source>AI helped to write the content</source>
   <translation>a IA ajudou a escrever o conteúdo</translation>
  </message>
  <message>
   <source>written without AI</source>
   <translation>escrito sem IA</translation>
  </message>
  <message>
   <source>AI helped with some of it</source>
   <translation>a IA ajudou em parte</translation>
  </message>
  <message>
   <source>fit for everybody</source>
   <translation>adequado para todos</translation>
  </message>
  <message>
   <source>fit from the age of 7</source>
   <translation>adequado a partir de 7 anos</translation>
  </message>
  <message>
   <source>fit from the age of 13</source>
   <translation>adequado a partir de 13 anos</translation>
  </message>
  <message>
   <source>fit from the age of 16</source>
   <translation>adequado a partir de 16 anos</translation>
  </message>
  <message>
   <source>for adults only</source>
   <translation>somente para adultos</translation>
  </message>
  <message>
   <source>changes all the time</source>
   <translation>muda o tempo todo</translation>
  </message>
  <message>
   <source>changes about once a day</source>
   <translation>muda cerca de uma vez por dia</translation>
  </message>
  <message>
   <source>changes about once a week</source>
   <translation>muda cerca de uma vez por semana</translation>
  </message>
  <message>
   <source>changes about once a month</source>
   <translation>muda cerca de uma vez por mês</translation>
  </message>
  <message>
   <source>changes now and then</source>
   <translation>muda de vez em quando</translation>
  </message>
  <message>
   <source>is not meant to change</source>
   <translation>não é previsto que mude</translation>
  </message>
  <message>
   <source>the last update changed what the policy says</source>
   <translation>a última atualização mudou o que a política diz</translation>
  </message>
  <message>
   <source>the last update changed no meaning</source>
   <translation>a última atualização não mudou nenhum sentido</translation>
  </message>
  <message>
   <source>Names an agent that the path rules below are for; * means every agent that no group names. Several lines in a row share one group.</source>
   <translation>Nomeia um agente a que se destinam as regras de caminho abaixo; * significa todo agente que nenhum grupo nomeia. Várias linhas seguidas compartilham um grupo.</translation>
  </message>
  <message>
   <source>Leaves open to the group's agents what begins with this path. It may only narrow: what robots.txt forbids stays forbidden.</source>
   <translation>Deixa aberto aos agentes do grupo o que começa com este caminho. Só pode restringir: o que robots.txt proíbe continua proibido.</translation>
  </message>
  <message>
   <source>Forbids the group's agents to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides.</source>
   <translation>Proíbe aos agentes do grupo acessar o que começa com este caminho; * representa qualquer sequência de caracteres e um $ final, o fim. Decide a regra correspondente mais longa.</translation>
  </message>
  <message>
   <source>Crawl</source>
   <translation>Rastreamento</translation>
  </message>
  <message>
   <source>Whether agents may fetch and index this site at all. A no or ask here decides the fetch itself.</source>
   <translation>Se os agentes podem acessar e indexar este site. Um no ou ask aqui decide o próprio acesso.</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Leitura</translation>
  </message>
  <message>
   <source>Whether agents may process the content of a page. A no here forbids every use below it.</source>
   <translation>Se os agentes podem processar o conteúdo de uma página. Um no aqui proíbe todo uso abaixo.</translation>
  </message>
  <message>
   <source>Summarise</source>
   <translation>Resumo</translation>
  </message>
  <message>
   <source>Whether agents may give a user a summary of the content.</source>
   <translation>Se os agentes podem dar a um usuário um resumo do conteúdo.</translation>
  </message>
  <message>
   <source>Quote</source>
   <translation>Citação</translation>
  </message>
  <message>
   <source>Whether agents may repeat excerpts word for word; short-only keeps each quote under 50 words of source text.</source>
   <translation>Se os agentes podem repetir trechos literalmente; short-only mantém cada citação abaixo de 50 palavras do texto original.</translation>
  </message>
  <message>
   <source>Derive</source>
   <translation>Derivação</translation>
  </message>
  <message>
   <source>Whether agents may reword, translate, restyle or adapt the content. Summaries and quotes have their own directives.</source>
   <translation>Se os agentes podem reformular, traduzir, mudar o estilo ou adaptar o conteúdo. Resumos e citações têm diretivas próprias.</translation>
  </message>
  <message>
   <source>Train</source>
   <translation>Treinamento</translation>
  </message>
  <message>
   <source>Whether the content may be used to train an AI model.</source>
   <translation>Se o conteúdo pode ser usado para treinar um modelo de IA.</translation>
  </message>
  <message>
   <source>Store</source>
   <translation>Armazenamento</translation>
  </message>
  <message>
   <source>Whether agents may keep copies; session-only means in memory until the session ends, never in a database, index or vector store.</source>
   <translation>Se os agentes podem guardar cópias; session-only significa na memória até o fim da sessão, nunca em banco de dados, índice ou banco vetorial.</translation>
  </message>
  <message>
   <source>Compete</source>
   <translation>Concorrência</translation>
  </message>
  <message>
   <source>Whether a direct competitor may use the content. A competitor earns its main revenue in the declared market; an agent that serves an ordinary user does not compete.</source>
   <translation>Se um concorrente direto pode usar o conteúdo. Um concorrente obtém sua receita principal no mercado declarado; um agente a serviço de um usuário comum não concorre.</translation>
  </message>
  <message>
   <source>Market</source>
   <translation>Mercado</translation>
  </message>
  <message>
   <source>Names your main market in your own words, so that agents can tell whether compete: no applies to them. It is about the whole file.</source>
   <translation>Nomeia seu mercado principal com suas próprias palavras, para que os agentes saibam se compete: no se dirige a eles. Refere-se ao arquivo inteiro.</translation>
  </message>
  <message>
   <source>Personalise</source>
   <translation>Personalização</translation>
  </message>
  <message>
   <source>Whether agents may build a profile of their user from this content.</source>
   <translation>Se os agentes podem traçar um perfil de seu usuário a partir deste conteúdo.</translation>
  </message>
  <message>
   <source>Monetise</source>
   <translation>Monetização</translation>
  </message>
  <message>
   <source>Whether agents may use the content to earn money.</source>
   <translation>Se os agentes podem usar o conteúdo para ganhar dinheiro.</translation>
  </message>
  <message>
   <source>Attribution</source>
   <translation>Atribuição</translation>
  </message>
  <message>
   <source>Whether agents must credit the source.</source>
   <translation>Se os agentes devem dar crédito à fonte.</translation>
  </message>
  <message>
   <source>Link back</source>
   <translation>Link de volta</translation>
  </message>
  <message>
   <source>Whether agents must link to the original page.</source>
   <translation>Se os agentes devem incluir um link para a página original.</translation>
  </message>
  <message>
   <source>Rate</source>
   <translation>Taxa</translation>
  </message>
  <message>
   <source>At most this many requests a minute, or polite to leave the pace to the agent. It joins the rates of the other files; the slowest counts.</source>
   <translation>No máximo este número de requisições por minuto, ou polite para deixar o ritmo a cargo do agente. Combina-se com as taxas dos outros arquivos; vale a mais baixa.</translation>
  </message>
  <message>
   <source>Announce</source>
   <translation>Anúncio</translation>
  </message>
  <message>
   <source>Whether agents must name themselves before they crawl, in the header X-Agent-Identity.</source>
   <translation>Se os agentes devem se identificar antes de rastrear, no cabeçalho X-Agent-Identity.</translation>
  </message>
  <message>
   <source>Honest</source>
   <translation>Honestidade</translation>
  </message>
  <message>
   <source>Agents say truthfully what they are. There is no other value than yes.</source>
   <translation>Os agentes dizem a verdade sobre o que são. Não há outro valor além de yes.</translation>
  </message>
  <message>
   <source>Content type</source>
   <translation>Tipo de conteúdo</translation>
  </message>
  <message>
   <source>What kind of content the site mainly has, as its owner describes it. It is about the whole file.</source>
   <translation>Que tipo de conteúdo o site contém principalmente, segundo o próprio dono. Refere-se ao arquivo inteiro.</translation>
  </message>
  <message>
   <source>Editorial review</source>
   <translation>Revisão editorial</translation>
  </message>
  <message>
   <source>Whether a human reviews the content before it is published. It is about the whole file.</source>
   <translation>Se uma pessoa revisa o conteúdo antes de ser publicado. Refere-se ao arquivo inteiro.</translation>
  </message>
  <message>
   <source>AI assisted</source>
   <translation>Auxílio de IA</translation>
  </message>
  <message>
   <source>Whether AI was used to help write the content. It is about the whole file.</source>
   <translation>Se a IA foi usada para ajudar a escrever o conteúdo. Refere-se ao arquivo inteiro.</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <source>The main language of the site, as a language tag. It is about the whole file.</source>
   <translation>O idioma principal do site, como etiqueta de idioma. Refere-se ao arquivo inteiro.</translation>
  </message>
  <message>
   <source>Age rating</source>
   <translation>Classificação etária</translation>
  </message>
  <message>
   <source>From which age the content is fit. A path after a colon narrows it to what begins with that path, and the longest path that matches decides.</source>
   <translation>A partir de que idade o conteúdo é adequado. Um caminho depois de dois-pontos restringe ao que começa com ele, e decide o caminho correspondente mais longo.</translation>
  </message>
  <message>
   <source>Report to</source>
   <translation>Denúncias para</translation>
  </message>
  <message>
   <source>Where to report agents that break this policy: a URL or a mail address. Several lines are several places; it is about the whole file.</source>
   <translation>Onde denunciar agentes que violam esta política: uma URL ou um endereço de e-mail. Várias linhas são vários lugares; refere-se ao arquivo inteiro.</translation>
  </message>
  <message>
   <source>The policy file that fills in what this one leaves unstated. It counts only on the last line that is neither blank nor a comment, and at most three files are followed.</source>
   <translation>O arquivo de política que completa o que este deixa sem declarar. Só conta na última linha que não seja vazia nem comentário, e no máximo três arquivos são seguidos.</translation>
  </message>
  <message>
   <source>Specification version</source>
   <translation>Versão da especificação</translation>
  </message>
  <message>
   <source>The version of the specification that the file is written for.</source>
   <translation>A versão da especificação para a qual o arquivo foi escrito.</translation>
  </message>
  <message>
   <source>Last update</source>
   <translation>Última atualização</translation>
  </message>
  <message>
   <source>When the file was last changed, to the minute, in UTC.</source>
   <translation>Quando o arquivo foi alterado pela última vez, com precisão de minuto, em UTC.</translation>
  </message>
  <message>
   <source>Update frequency</source>
   <translation>Frequência de atualização</translation>
  </message>
  <message>
   <source>How often agents should expect the file to change.</source>
   <translation>Com que frequência os agentes devem esperar mudanças no arquivo.</translation>
  </message>
  <message>
   <source>Significant change</source>
   <translation>Mudança significativa</translation>
  </message>
  <message>
   <source>Whether the last update changed what the policy says.</source>
   <translation>Se a última atualização mudou o que a política diz.</translation>
  </message>
  <message>
   <source>Authored by</source>
   <translation>Autoria</translation>
  </message>
  <message>
   <source>Who wrote the file.</source>
   <translation>Quem escreveu o arquivo.</translation>
  </message>
  <message>
   <source>Contact</source>
   <translation>Contato</translation>
  </message>
  <message>
   <source>Where to ask about the policy: a mail address, a URL or plain text.</source>
   <translation>Onde perguntar sobre a política: um endereço de e-mail, uma URL ou texto simples.</translation>
  </message>
  <message>
   <source>Jurisdiction</source>
   <translation>Jurisdição</translation>
  </message>
  <message>
   <source>Which country's law the site owner appeals to.</source>
   <translation>A lei de que país o dono do site invoca.</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>Licença</translation>
  </message>
  <message>
   <source>The licence of the site's content.</source>
   <translation>A licença do conteúdo do site.</translation>
  </message>
  <message>
   <source>Chain id</source>
   <translation>Id da cadeia</translation>
  </message>
  <message>
   <source>A name for this file that stays the same on every mirror, so that agents notice a chain that comes back to it.</source>
   <translation>Um nome para este arquivo que permanece igual em todo espelho, para que os agentes percebam uma cadeia que volta a ele.</translation>
  </message>
  <message>
   <source>y or n: use the content to train AI models</source>
   <translation>y ou n: usar o conteúdo para treinar modelos de IA</translation>
  </message>
  <message>
   <source>y or n: give the content to an AI model while it answers</source>
   <translation>y ou n: dar o conteúdo a um modelo de IA enquanto ele responde</translation>
  </message>
  <message>
   <source>y or n: use the content in a search index that leads back here</source>
   <translation>y ou n: usar o conteúdo em um índice de busca que leve de volta para cá</translation>
  </message>
  <message>
   <source>yes or no: build a search index and show links and short excerpts</source>
   <translation>yes ou no: construir um índice de busca e mostrar links e trechos curtos</translation>
  </message>
  <message>
   <source>yes or no: feed the content into a model to answer a question</source>
   <translation>yes ou no: alimentar um modelo com o conteúdo para responder a uma pergunta</translation>
  </message>
  <message>
   <source>yes or no: train or fine-tune AI models</source>
   <translation>yes ou no: treinar ou ajustar modelos de IA</translation>
  </message>
  <message>
   <source>immediate, reference or full: how much of the content may be shown</source>
   <translation>immediate, reference ou full: quanto do conteúdo pode ser mostrado</translation>
  </message>
  <message>
   <source>Agent purpose</source>
   <translation>Finalidade do agente</translation>
  </message>
  <message>
   <source>Was proposed to name agents by what they do instead of by their token. No crawler is known to read it and it decides nothing here.</source>
   <translation>Foi proposta para nomear agentes pelo que fazem, e não pelo token. Não se conhece crawler que a leia e aqui não decide nada.</translation>
  </message>
  <message>
   <source>Content usage</source>
   <translation>Uso do conteúdo</translation>
  </message>
  <message>
   <source>Says for a path (none means all) which uses are wanted: y or n for each of train-ai, ai-use and search; none of them stands for another. It is about use after the fetch: it never changes what may be fetched, and says nothing about a path that a rule denies.</source>
   <translation>Diz, para um caminho (nenhum significa todos), quais usos são desejados: y ou n para cada um de train-ai, ai-use e search; nenhum vale por outro. Trata do uso depois do acesso: nunca muda o que pode ser acessado e nada diz sobre um caminho que uma regra nega.</translation>
  </message>
  <message>
   <source>Content signal</source>
   <translation>Sinal de conteúdo</translation>
  </message>
  <message>
   <source>Says with yes or no which uses are wanted; what is left out is neither granted nor refused. use= says how much may be shown: immediate, reference or full. It never changes what may be fetched.</source>
   <translation>Diz com yes ou no quais usos são desejados; o que fica de fora não é concedido nem recusado. use= diz quanto pode ser mostrado: immediate, reference ou full. Nunca muda o que pode ser acessado.</translation>
  </message>
  <message>
   <source>Allow AI training</source>
   <translation>Permitir treinamento de IA</translation>
  </message>
  <message>
   <source>Permits training of AI models with what begins with this path; matched like Allow. Google takes it for Allow; for all others it never changes what may be fetched.</source>
   <translation>Permite treinar modelos de IA com o que começa com este caminho; a correspondência é como em Allow. O Google o toma por Allow; para todos os outros, nunca muda o que pode ser acessado.</translation>
  </message>
  <message>
   <source>Disallow AI training</source>
   <translation>Proibir treinamento de IA</translation>
  </message>
  <message>
   <source>Refuses training of AI models with what begins with this path; matched like Disallow. Google takes it for Disallow; for all others it never changes what may be fetched.</source>
   <translation>Proíbe o treinamento de modelos de IA com o que começa com este caminho; a correspondência é como em Disallow. O Google o toma por Disallow; para todos os outros, nunca muda o que pode ser acessado.</translation>
  </message>
  <message>
   <source>Licence file</source>
   <translation>Arquivo de licença</translation>
  </message>
  <message>
   <source>Points at a licence file that says on which terms the content may be used, as an absolute URL. It belongs to no group and never changes what may be fetched.</source>
   <translation>Aponta para um arquivo de licença que diz em que termos o conteúdo pode ser usado, como URL absoluta. Não pertence a nenhum grupo e nunca muda o que pode ser acessado.</translation>
  </message>
  <message>
   <source>Comment of the file</source>
   <translation>Comentário do arquivo</translation>
  </message>
  <message>
   <source>The comment lines at the top of the file, for people: whose file it is, and why it is as it is. Agents pass over them.</source>
   <translation>As linhas de comentário no topo do arquivo, para as pessoas: de quem é o arquivo e por que ele é como é. Os agentes as ignoram.</translation>
  </message>
  <message>
   <source>Comment of the group</source>
   <translation>Comentário do grupo</translation>
  </message>
  <message>
   <source>The comment lines directly above the group. They move with it, and agents pass over them.</source>
   <translation>As linhas de comentário logo acima do grupo. Elas se movem com ele, e os agentes as ignoram.</translation>
  </message>
  <message>
   <source>Comment of the rule</source>
   <translation>Comentário da regra</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen rule's line. Agents pass over it.</source>
   <translation>O comentário no fim da linha da regra escolhida. Os agentes o ignoram.</translation>
  </message>
  <message>
   <source>Comment of the block</source>
   <translation>Comentário do bloco</translation>
  </message>
  <message>
   <source>The comment lines directly above the block's header. Agents pass over them.</source>
   <translation>As linhas de comentário logo acima do cabeçalho do bloco. Os agentes as ignoram.</translation>
  </message>
  <message>
   <source>Comment of the value</source>
   <translation>Comentário do valor</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen value's line. Agents pass over it.</source>
   <translation>O comentário no fim da linha do valor escolhido. Os agentes o ignoram.</translation>
  </message>
  <message>
   <source>Comment of the entry</source>
   <translation>Comentário da entrada</translation>
  </message>
  <message>
   <source>The comment lines directly above the agent's entry. They move with it and stay in the policy: robots.txt gets the notes, not the comments.</source>
   <translation>As linhas de comentário logo acima da entrada do agente. Elas se movem com ela e ficam na política: robots.txt recebe as notas, não os comentários.</translation>
  </message>
  <message>
   <source>Comment of the line</source>
   <translation>Comentário da linha</translation>
  </message>
  <message>
   <source>The comment at the end of the line of the field that you edited last, a path for example. It stays in the policy.</source>
   <translation>O comentário no fim da linha do último campo editado, um caminho por exemplo. Ele fica na política.</translation>
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
   <translation>ler o conteúdo</translation>
  </message>
  <message>
   <source>summarise</source>
   <translation>resumir</translation>
  </message>
  <message>
   <source>quote at any length</source>
   <translation>citar em qualquer extensão</translation>
  </message>
  <message>
   <source>quote fewer than 50 words</source>
   <translation>citar menos de 50 palavras</translation>
  </message>
  <message>
   <source>quote</source>
   <translation>citar</translation>
  </message>
  <message>
   <source>adapt and translate</source>
   <translation>adaptar e traduzir</translation>
  </message>
  <message>
   <source>adapt or translate</source>
   <translation>adaptar ou traduzir</translation>
  </message>
  <message>
   <source>train models</source>
   <translation>treinar modelos</translation>
  </message>
  <message>
   <source>keep copies</source>
   <translation>guardar cópias</translation>
  </message>
  <message>
   <source>keep copies until the session ends</source>
   <translation>guardar cópias até o fim da sessão</translation>
  </message>
  <message>
   <source>use it against the site in its market</source>
   <translation>usá-lo contra o site em seu mercado</translation>
  </message>
  <message>
   <source>profile its user</source>
   <translation>traçar o perfil de seu usuário</translation>
  </message>
  <message>
   <source>earn money with it</source>
   <translation>ganhar dinheiro com ele</translation>
  </message>
  <message>
   <source>name itself</source>
   <translation>identificar-se</translation>
  </message>
  <message>
   <source>say truthfully what it is</source>
   <translation>dizer a verdade sobre o que é</translation>
  </message>
  <message>
   <source>credit the source</source>
   <translation>dar crédito à fonte</translation>
  </message>
  <message>
   <source>link back</source>
   <translation>incluir um link de volta</translation>
  </message>
  <message>
   <source>keep a polite pace</source>
   <translation>manter um ritmo cortês</translation>
  </message>
  <message>
   <source>show it to readers under 7</source>
   <translation>mostrá-lo a leitores com menos de 7 anos</translation>
  </message>
  <message>
   <source>show it to readers under 13</source>
   <translation>mostrá-lo a leitores com menos de 13 anos</translation>
  </message>
  <message>
   <source>show it to readers under 16</source>
   <translation>mostrá-lo a leitores com menos de 16 anos</translation>
  </message>
  <message>
   <source>show it to readers under 18</source>
   <translation>mostrá-lo a leitores com menos de 18 anos</translation>
  </message>
  <message>
   <source>may %1</source>
   <translation>pode %1</translation>
  </message>
  <message>
   <source>must %1</source>
   <translation>deve %1</translation>
  </message>
  <message>
   <source>must ask before it may %1</source>
   <translation>deve perguntar antes de %1</translation>
  </message>
  <message>
   <source>must not %1</source>
   <translation>não pode %1</translation>
  </message>
  <message>
   <source>is asked to %1</source>
   <translation>é solicitado a %1</translation>
  </message>
 </context>
 <context>
  <name>edit</name>
  <message>
   <source>A comment that begins with “meta:” is a meta line. Use the fields for those.</source>
   <translation>Um comentário que começa com “meta:” é uma linha meta. Para isso, use os campos.</translation>
  </message>
  <message>
   <source>There is no block [agent: %1].</source>
   <translation>Não existe um bloco [agent: %1].</translation>
  </message>
  <message>
   <source>There is no such group.</source>
   <translation>Esse grupo não existe.</translation>
  </message>
  <message>
   <source>%1 has no groups of the extended standard.</source>
   <translation>%1 não tem grupos do padrão estendido.</translation>
  </message>
  <message>
   <source>Robot-version must be directly below the User-agent lines: split the User-agent line and its rule first.</source>
   <translation>Robot-version deve ficar diretamente abaixo das linhas User-agent: divida antes a linha User-agent e sua regra.</translation>
  </message>
  <message>
   <source>There are other lines between this group's User-agent lines: separate the groups first.</source>
   <translation>Há outras linhas entre as linhas User-agent deste grupo: separe antes os grupos.</translation>
  </message>
  <message>
   <source>The longest rule decides no longer: every Disallow but a bare * wins over an Allow with a pattern.</source>
   <translation>A regra mais longa não decide mais: todo Disallow, menos um * sozinho, vence um Allow com padrão.</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is refused from now on.</source>
   <translation>O grupo só tem regras Allow: a partir de agora, qualquer outro caminho é recusado.</translation>
  </message>
  <message>
   <source>%1 matches this one path, no longer what begins with it: write %2 for the same.</source>
   <translation>%1 corresponde a este único caminho, não mais ao que começa com ele: escreva %2 para o mesmo efeito.</translation>
  </message>
  <message>
   <source>%1 is a pattern for the whole path: write %2 for the same.</source>
   <translation>%1 é um padrão para o caminho inteiro: escreva %2 para o mesmo efeito.</translation>
  </message>
  <message>
   <source>The other group for %1 now applies only to robots that do not support 2.0.</source>
   <translation>O outro grupo para %1 agora só vale para robôs que não aceitam 2.0.</translation>
  </message>
  <message>
   <source>The group has no rules: everything is allowed.</source>
   <translation>O grupo não tem regras: tudo é permitido.</translation>
  </message>
  <message>
   <source>%1 has no like in a plain group: ?, sets and values that do not begin with / or * mean something else there.</source>
   <translation>%1 não tem equivalente em um grupo simples: ?, conjuntos e valores que não começam com / ou * significam outra coisa ali.</translation>
  </message>
  <message>
   <source>%1 matches everything that begins with it, not this one path: write %2 for the same.</source>
   <translation>%1 corresponde a tudo o que começa com ele, não a este único caminho: escreva %2 para o mesmo efeito.</translation>
  </message>
  <message>
   <source>%1 is read as a prefix: write %2 for the same.</source>
   <translation>%1 é lido como prefixo: escreva %2 para o mesmo efeito.</translation>
  </message>
  <message>
   <source>The longest rule that matches decides from now on, and at equal length Allow.</source>
   <translation>A partir de agora decide a regra correspondente mais longa e, em igual comprimento, Allow.</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is allowed from now on; add Disallow: / to refuse the rest.</source>
   <translation>O grupo só tem regras Allow: a partir de agora, qualquer outro caminho é permitido; adicione Disallow: / para recusar o resto.</translation>
  </message>
  <message>
   <source>Without this line the Robot-version below it would count and change what the group means: remove that one first.</source>
   <translation>Sem esta linha, o Robot-version abaixo dela passaria a contar e mudaria o que o grupo significa: remova-o antes.</translation>
  </message>
  <message>
   <source>There is no such rule in this group.</source>
   <translation>Essa regra não existe neste grupo.</translation>
  </message>
  <message>
   <source>There is no such agent in this group.</source>
   <translation>Esse agente não existe neste grupo.</translation>
  </message>
  <message>
   <source>This rule is on its User-agent line: split the line first, then move the rule.</source>
   <translation>Esta regra está na própria linha User-agent: divida antes a linha e depois mova a regra.</translation>
  </message>
  <message>
   <source>An agent with a rule on its line needs a name: split the line first.</source>
   <translation>Um agente com uma regra em sua linha precisa de um nome: divida antes a linha.</translation>
  </message>
  <message>
   <source>A group needs an agent: remove the whole group instead.</source>
   <translation>Um grupo precisa de um agente: remova então o grupo inteiro.</translation>
  </message>
  <message>
   <source>A rule is Allow or Disallow.</source>
   <translation>Uma regra é Allow ou Disallow.</translation>
  </message>
  <message>
   <source>%1 is not in a group for %2.</source>
   <translation>%1 não fica em um grupo de %2.</translation>
  </message>
  <message>
   <source>A group needs at least one agent.</source>
   <translation>Um grupo precisa de pelo menos um agente.</translation>
  </message>
  <message>
   <source>%1 has no groups.</source>
   <translation>%1 não tem grupos.</translation>
  </message>
  <message>
   <source>Without this group the policy lines below it would fall into the block [agent: %1] above it: move them up first.</source>
   <translation>Sem este grupo, as linhas de política abaixo dele cairiam no bloco [agent: %1] acima: mova-as antes para cima.</translation>
  </message>
  <message>
   <source>A value cannot contain a line break: what follows it would be a separate line.</source>
   <translation>Um valor não pode conter quebra de linha: o que vem depois seria uma linha própria.</translation>
  </message>
  <message>
   <source>A value cannot contain a NUL byte.</source>
   <translation>Um valor não pode conter um byte NUL.</translation>
  </message>
  <message>
   <source>A # would begin a comment here; in a path or URL write %1.</source>
   <translation>Um # começaria um comentário aqui; em um caminho ou URL, escreva %1.</translation>
  </message>
  <message>
   <source>A # after a space would begin a comment here.</source>
   <translation>Um # depois de um espaço começaria um comentário aqui.</translation>
  </message>
  <message>
   <source>A rule cannot be on its User-agent line: add it as a separate line.</source>
   <translation>Uma regra não pode ficar em sua linha User-agent: adicione-a como linha própria.</translation>
  </message>
  <message>
   <source>There is no such line.</source>
   <translation>Essa linha não existe.</translation>
  </message>
  <message>
   <source>This line has no value.</source>
   <translation>Esta linha não tem valor.</translation>
  </message>
  <message>
   <source>%1 is not a line about the whole file in %2.</source>
   <translation>%1 não é uma linha sobre o arquivo inteiro em %2.</translation>
  </message>
  <message>
   <source>%1 has no meta lines.</source>
   <translation>%1 não tem linhas meta.</translation>
  </message>
  <message>
   <source>A meta key is a word without a colon.</source>
   <translation>Uma chave meta é uma palavra sem dois-pontos.</translation>
  </message>
  <message numerus="yes">
   <source>%1 followed the group for %2 until now: its %n lines are copied into the new group, or they would no longer apply to it</source>
   <comment>%1 followed the group for %2 until now: its %n line is copied into the new group, or it would no longer apply to it</comment>
   <translation>
    <numerusform>%1 seguia até agora o grupo para %2: a %n linha dele é copiada para o novo grupo, ou deixaria de se aplicar a ele</numerusform>
    <numerusform>%1 seguia até agora o grupo para %2: as %n linhas dele são copiadas para o novo grupo, ou deixariam de se aplicar a ele</numerusform>
   </translation>
  </message>
  <message>
   <source>A block needs the name of a category or an agent.</source>
   <translation>Um bloco precisa do nome de uma categoria ou de um agente.</translation>
  </message>
  <message>
   <source>A block's name cannot contain a line break, a NUL byte, # or a bracket.</source>
   <translation>O nome de um bloco não pode conter quebra de linha, byte NUL, # nem colchete.</translation>
  </message>
  <message>
   <source>%1 has no [agent: …] blocks.</source>
   <translation>%1 não tem blocos [agent: …].</translation>
  </message>
  <message>
   <source>%1 is not a policy directive of %2.</source>
   <translation>%1 não é uma diretiva de política de %2.</translation>
  </message>
  <message>
   <source>%1 is about the whole file, not about one agent.</source>
   <translation>%1 se refere ao arquivo inteiro, não a um agente.</translation>
  </message>
  <message>
   <source>There is a block [agent: %1] already.</source>
   <translation>Já existe um bloco [agent: %1].</translation>
  </message>
  <message>
   <source>%1 has no chain.</source>
   <translation>%1 não tem cadeia.</translation>
  </message>
  <message>
   <source>A comment cannot contain control characters. Remove them.</source>
   <translation>Um comentário não pode conter caracteres de controle. Remova-os.</translation>
  </message>
  <message>
   <source>This comment is one line: it cannot contain line ends or other control characters.</source>
   <translation>Este comentário é de uma só linha: não pode conter quebras de linha nem outros caracteres de controle.</translation>
  </message>
 </context>
 <context>
  <name>export</name>
  <message>
   <source>What %1 can compare.</source>
   <translation>O que %1 consegue comparar.</translation>
  </message>
  <message>
   <source>An address with a query is refused as soon as it begins like the rule, whatever the query says. A query that %1 cannot read (a semicolon, a damaged escape) counts as none.</source>
   <translation>Um endereço com consulta é recusado assim que começa como a regra, não importa o que a consulta diga. Uma consulta que %1 não consegue ler (um ponto e vírgula, uma sequência de escape danificada) conta como nenhuma.</translation>
  </message>
  <message>
   <source>More paths are refused than the rule says.</source>
   <translation>São recusados mais caminhos do que a regra diz.</translation>
  </message>
  <message>
   <source>The path as %1 decodes it, without its query.</source>
   <translation>O caminho como %1 o decodifica, sem a consulta.</translation>
  </message>
  <message>
   <source>An escaped slash counts as a slash.</source>
   <translation>Uma barra escapada conta como barra.</translation>
  </message>
  <message>
   <source>The hours by the server's clock, where it runs with TZ=UTC.</source>
   <translation>Os horários pelo relógio do servidor, quando ele roda com TZ=UTC.</translation>
  </message>
  <message>
   <source>In another time zone the hours are shifted by its difference from UTC.</source>
   <translation>Em outro fuso horário, os horários se deslocam conforme a diferença em relação ao UTC.</translation>
  </message>
  <message>
   <source>The path as it was sent.</source>
   <translation>O caminho como foi enviado.</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule, though it is the same path.</source>
   <translation>Um caminho com um caractere codificado com porcentagem contorna a regra, embora seja o mesmo caminho.</translation>
  </message>
  <message>
   <source>Refused.</source>
   <translation>Recusado.</translation>
  </message>
  <message>
   <source>The chosen agents are refused what is not a URL: a byte above 127 that is not escaped, or a % that begins no escape.</source>
   <translation>Aos agentes escolhidos é recusado o que não é URL: um byte acima de 127 não escapado ou um % que não inicia nenhuma sequência de escape.</translation>
  </message>
  <message>
   <source>The URL as %1 normalises it.</source>
   <translation>A URL como %1 a normaliza.</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule where the service's own normalising is off.</source>
   <translation>Um caminho com um caractere codificado com porcentagem contorna a regra onde a normalização do serviço está desligada.</translation>
  </message>
  <message>
   <source>An agent that cannot be seen in a request</source>
   <translation>Um agente que não pode ser visto em uma requisição</translation>
  </message>
  <message>
   <source>Hours that cannot be said, or only in the server's time zone</source>
   <translation>Horários que não podem ser expressos, ou só no fuso horário do servidor</translation>
  </message>
  <message>
   <source>A pace that cannot be said, or only rounded</source>
   <translation>Um ritmo que não pode ser expresso, ou só arredondado</translation>
  </message>
  <message>
   <source>Spellings of a path that are not told apart</source>
   <translation>Grafias de um caminho que não são distinguidas</translation>
  </message>
  <message>
   <source>A server cannot be asked first</source>
   <translation>Não se pode perguntar antes a um servidor</translation>
  </message>
  <message>
   <source>Use of what was fetched, which a server does not see</source>
   <translation>O uso do que foi acessado, que um servidor não vê</translation>
  </message>
  <message>
   <source>A limit of the server's size or cost</source>
   <translation>Um limite de tamanho ou de custo do servidor</translation>
  </message>
  <message>
   <source>Agents that are not recognised</source>
   <translation>Agentes que não são reconhecidos</translation>
  </message>
  <message>
   <source>Names can be forged</source>
   <translation>Nomes podem ser forjados</translation>
  </message>
  <message>
   <source>A chained file that was not read</source>
   <translation>Um arquivo encadeado que não foi lido</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so that nothing that it states is in here. %2</source>
   <translation>Não foi possível ler o arquivo encadeado %1, então nada do que ele declara está aqui. %2</translation>
  </message>
  <message>
   <source>the rules of the files, as if each were there</source>
   <translation>as regras dos arquivos, como se todos existissem</translation>
  </message>
  <message>
   <source>how requests for the files end was stated, and is not in here</source>
   <translation>foi indicado como terminam os pedidos dos arquivos, e isso não está incluído aqui</translation>
  </message>
  <message>
   <source>Nothing.</source>
   <translation>Nada.</translation>
  </message>
  <message>
   <source>%1 cannot tell the time in its conditions: these agents may come at any hour.</source>
   <translation>%1 não pode consultar a hora em suas condições: estes agentes podem vir a qualquer hora.</translation>
  </message>
  <message>
   <source>An escaped slash and dot segments are compared as what they mean, unless the server's own normalising is off. Then a byte above 127 that is not escaped is refused.</source>
   <translation>Uma barra escapada e segmentos de pontos são comparados pelo que significam, a menos que a normalização do próprio servidor esteja desligada. Então um byte acima de 127 não escapado é recusado.</translation>
  </message>
  <message>
   <source>Some paths that the rule allows are refused.</source>
   <translation>São recusados alguns caminhos que a regra permite.</translation>
  </message>
  <message>
   <source>Every path that %1 matches is refused, which is more than the rule says.</source>
   <translation>Todo caminho a que %1 corresponde é recusado, o que é mais do que a regra diz.</translation>
  </message>
  <message>
   <source>The beginning of the path only: the whole is too long for %1.</source>
   <translation>Só o começo do caminho: inteiro, ele é longo demais para %1.</translation>
  </message>
  <message>
   <source>Nothing: the rule is too long for %1, or cannot be said there.</source>
   <translation>Nada: a regra é longa demais para %1 ou não pode ser expressa ali.</translation>
  </message>
  <message>
   <source>Nearly the same.</source>
   <translation>Quase o mesmo.</translation>
  </message>
  <message>
   <source>The slowest pace of the day counts at every hour.</source>
   <translation>O ritmo mais lento do dia vale a qualquer hora.</translation>
  </message>
  <message>
   <source>%1 does not limit the pace: agents may come as fast as they like.</source>
   <translation>%1 não limita o ritmo: os agentes podem vir tão rápido quanto quiserem.</translation>
  </message>
  <message>
   <source>Slower than stated: the server counts in whole requests.</source>
   <translation>Mais lento do que o declarado: o servidor conta em requisições inteiras.</translation>
  </message>
  <message>
   <source>%1 times as fast as stated: the server knows no slower pace.</source>
   <translation>%1 vezes mais rápido do que o declarado: o servidor não conhece ritmo mais lento.</translation>
  </message>
  <message>
   <source>Where the server delivers the same page for another spelling of its path (//a/b, /./a/b, /x/../a/b, /a%2Fb), a rule for /a/b does not refuse that spelling. gatepost-cli export --plain-paths refuses these spellings.</source>
   <translation>Onde o servidor entrega a mesma página para outra grafia do seu caminho (//a/b, /./a/b, /x/../a/b, /a%2Fb), uma regra para /a/b não recusa essa grafia. gatepost-cli export --plain-paths recusa essas grafias.</translation>
  </message>
  <message>
   <source>In another time zone these agents are kept out at all hours.</source>
   <translation>Em outro fuso horário, estes agentes ficam de fora o tempo todo.</translation>
  </message>
  <message>
   <source>%1 never fetches anything: it is a word for the use of what another agent of %2 fetches. No server can tell the two apart.</source>
   <translation>%1 nunca acessa nada: é uma palavra para o uso do que outro agente de %2 acessa. Nenhum servidor consegue distinguir os dois.</translation>
  </message>
  <message>
   <source>Browsers send the name %1 too. To refuse it would be to refuse people.</source>
   <translation>Navegadores também enviam o nome %1. Recusá-lo seria recusar pessoas.</translation>
  </message>
  <message>
   <source>%1 cannot be looked for in a User-Agent header: it is too short or too long for that, or contains characters that names do not have.</source>
   <translation>%1 não pode ser procurado em um cabeçalho User-Agent: é curto ou longo demais para isso, ou contém caracteres que nomes não têm.</translation>
  </message>
  <message>
   <source>In a User-Agent header %1 is %2, and is treated like that.</source>
   <translation>Em um cabeçalho User-Agent, %1 é %2 e é tratado como tal.</translation>
  </message>
  <message>
   <source>No pace is stated. That robots wait twice the time that the last document took cannot be enforced.</source>
   <translation>Nenhum ritmo é declarado. Não há como impor que os robôs esperem o dobro do tempo que o último documento levou.</translation>
  </message>
  <message>
   <source>A server cannot be asked first: %1 may fetch nothing, also after they were allowed to. Choose other agents where they should pass.</source>
   <translation>Não é possível perguntar antes a um servidor: %1 não pode buscar nada, mesmo depois de receber permissão. Escolha outros agentes se estes devem passar.</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees. It can be stated as %1.</source>
   <translation>Trata do uso do que foi acessado, que nenhum servidor vê. Pode ser declarado como %1.</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees.</source>
   <translation>Trata do uso do que foi acessado, que nenhum servidor vê.</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list.</source>
   <translation>Os agentes da lista do Gatepost.</translation>
  </message>
  <message>
   <source>Nobody else whom * means is refused unless a line or --agents names it: agents that are not in the list look like browsers to a server.</source>
   <translation>Ninguém mais a quem * se refere é recusado, a menos que uma linha ou --agents o nomeie: para um servidor, agentes que não estão na lista parecem navegadores.</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list that the pattern matches.</source>
   <translation>Os agentes da lista do Gatepost a que o padrão corresponde.</translation>
  </message>
  <message>
   <source>Other agents that the pattern matches are not refused: searched for in a whole User-Agent header it could match browsers.</source>
   <translation>Outros agentes a que o padrão corresponde não são recusados: procurado em um cabeçalho User-Agent inteiro, ele poderia corresponder a navegadores.</translation>
  </message>
  <message>
   <source>Compact expressions.</source>
   <translation>Expressões compactas.</translation>
  </message>
  <message>
   <source>The name in the User-Agent header decides.</source>
   <translation>O nome no cabeçalho User-Agent decide.</translation>
  </message>
  <message>
   <source>Who sends another name passes, and who sends the name of an agent is treated like it: the address that a request comes from is not checked. A header with several names is treated like the one whose group is asked first.</source>
   <translation>Quem envia outro nome passa, e quem envia o nome de um agente é tratado como ele: o endereço de onde vem uma requisição não é verificado. Um cabeçalho com vários nomes é tratado como aquele cujo grupo é consultado primeiro.</translation>
  </message>
  <message>
   <source>A % that begins no escape is not part of a URL: %1 never sees such a path.</source>
   <translation>Um % que não inicia nenhuma sequência de escape não faz parte de uma URL: %1 nunca vê um caminho assim.</translation>
  </message>
  <message>
   <source>Whether %1 sees a query.</source>
   <translation>Se %1 vê uma consulta.</translation>
  </message>
  <message>
   <source>A question mark with nothing after it counts as no query.</source>
   <translation>Um ponto de interrogação sem nada depois conta como nenhuma consulta.</translation>
  </message>
  <message>
   <source>The rule does not fit into the limits of %1: what it forbids can be fetched.</source>
   <translation>A regra não cabe nos limites de %1: o que ela proíbe pode ser acessado.</translation>
  </message>
  <message>
   <source>A User-Agent header that contains the name.</source>
   <translation>Um cabeçalho User-Agent que contém o nome.</translation>
  </message>
  <message>
   <source>Agents whose name contains the name of another are treated like that one too.</source>
   <translation>Agentes cujo nome contém o nome de outro também são tratados como esse outro.</translation>
  </message>
  <message>
   <source>The format has no word for it.</source>
   <translation>O formato não tem palavra para isso.</translation>
  </message>
  <message>
   <source>%1 is permitted.</source>
   <translation>%1 é permitido.</translation>
  </message>
  <message>
   <source>%1 is refused.</source>
   <translation>%1 é recusado.</translation>
  </message>
  <message>
   <source>The format has no word for ask.</source>
   <translation>O formato não tem palavra para ask.</translation>
  </message>
  <message>
   <source>The format addresses everybody alike, so the most restrictive of all lines counts.</source>
   <translation>O formato se dirige a todos por igual, então vale a mais restritiva de todas as linhas.</translation>
  </message>
  <message>
   <source>It is said to everybody, also to agents that the line is not about.</source>
   <translation>É dito a todos, também a agentes de que a linha não trata.</translation>
  </message>
  <message>
   <source>Refused to everybody.</source>
   <translation>Recusado a todos.</translation>
  </message>
  <message>
   <source>The format is read without robots.txt. A path that some agents may not fetch is refused to all, and so is what another rule allows below it.</source>
   <translation>O formato é lido sem robots.txt. Um caminho que alguns agentes não podem acessar é recusado a todos, e também o que outra regra permite abaixo dele.</translation>
  </message>
  <message>
   <source>Content-Signal has no paths: it says nothing about %1.</source>
   <translation>Content-Signal não tem caminhos: nada diz sobre %1.</translation>
  </message>
  <message>
   <source>Content-Signal has no paths, and %1 is refused for %2.</source>
   <translation>Content-Signal não tem caminhos, e %1 é recusado para %2.</translation>
  </message>
  <message>
   <source>noindex is not written: a crawler that may not fetch a page never sees it. Add it by hand where pages may be fetched and not be indexed.</source>
   <translation>noindex não é escrito: um crawler que não pode acessar uma página nunca o vê. Adicione-o à mão onde páginas possam ser acessadas, mas não indexadas.</translation>
  </message>
 </context>
 <context>
  <name>foreign</name>
  <message>
   <source>This is a web address, not a policy file.</source>
   <translation>Isto é um endereço da web, não um arquivo de política.</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file.</source>
   <translation>Isto é uma página da web, não um arquivo de política.</translation>
  </message>
  <message>
   <source>This is JSON, not a policy file.</source>
   <translation>Isto é JSON, não um arquivo de política.</translation>
  </message>
  <message>
   <source>This is UTF-16, not a policy file: crawlers read UTF-8 alone.</source>
   <translation>Isto é UTF-16, não um arquivo de política: os crawlers leem apenas UTF-8.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgeEditor</name>
  <message>
   <source>not set</source>
   <translation>não definido</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>o site inteiro</translation>
  </message>
  <message>
   <source>below</source>
   <extracomment>between a rating and the path it is about: 18+ below /adult</extracomment>
   <translation>abaixo de</translation>
  </message>
  <message>
   <source>%1: path, empty for the whole site</source>
   <translation>%1: caminho, vazio para o site inteiro</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentBox</name>
  <message>
   <source>fetches for a user</source>
   <translation>acessa a pedido de um usuário</translation>
  </message>
  <message>
   <source>never fetches: about use</source>
   <translation>nunca acessa: trata do uso</translation>
  </message>
  <message>
   <source>software library</source>
   <translation>biblioteca de software</translation>
  </message>
  <message>
   <source>agent, identity or User-Agent header</source>
   <translation>agente, identidade ou cabeçalho User-Agent</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>Recentes</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentChips</name>
  <message>
   <source>Agents of the group</source>
   <translation>Agentes do grupo</translation>
  </message>
  <message>
   <source>F2 renames an agent, Delete removes it.</source>
   <translation>F2 renomeia um agente, Delete o remove.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentWords</name>
  <message>
   <source>every agent that no other group names</source>
   <translation>todo agente que nenhum outro grupo nomeia</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>acessa a pedido de um usuário</translation>
  </message>
  <message>
   <source>never fetches, is about use</source>
   <translation>nunca acessa, trata do uso</translation>
  </message>
  <message>
   <source>a program library</source>
   <translation>uma biblioteca de software</translation>
  </message>
  <message>
   <source>retired</source>
   <translation>aposentado</translation>
  </message>
  <message>
   <source>old</source>
   <translation>antigo</translation>
  </message>
  <message>
   <source>unconfirmed</source>
   <translation>não confirmado</translation>
  </message>
  <message>
   <source>documented not to obey robots.txt</source>
   <translation>segundo a documentação, não obedece a robots.txt</translation>
  </message>
  <message>
   <source>* groups do not reach it</source>
   <translation>grupos para * não o alcançam</translation>
  </message>
  <message>
   <source>Names nobody: write a product token or *.</source>
   <translation>Não nomeia ninguém: escreva um token de produto ou *.</translation>
  </message>
  <message>
   <source>A pattern: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>Um padrão: este programa o lê, mas a maioria dos crawlers compara só tokens inteiros.</translation>
  </message>
  <message>
   <source>Not a valid expression: %1</source>
   <translation>Não é uma expressão válida: %1</translation>
  </message>
  <message>
   <source>An expression: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>Uma expressão: este programa a lê, mas a maioria dos crawlers compara só tokens inteiros.</translation>
  </message>
  <message>
   <source>Ends at its first / or space: it is read as “%1”.</source>
   <translation>Termina no primeiro / ou espaço: é lido como “%1”.</translation>
  </message>
  <message>
   <source>Strict crawlers cut it to “%1”: the standard allows only a–z, A–Z, _ and -.</source>
   <translation>Crawlers estritos o cortam para “%1”: o padrão permite só letras, _ e -.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(ninguém ainda)</translation>
  </message>
  <message>
   <source>not in the registry</source>
   <translation>fora do catálogo</translation>
  </message>
  <message>
   <source>Set agent to %1</source>
   <translation>Mudar agente para %1</translation>
  </message>
  <message numerus="yes">
   <source>Add %n agent(s) from a list</source>
   <translation>
    <numerusform>Adicionar %n agente de uma lista</numerusform>
    <numerusform>Adicionar %n agentes de uma lista</numerusform>
   </translation>
  </message>
  <message>
   <source>Add agent %1</source>
   <translation>Adicionar agente %1</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>Remover agente %1</translation>
  </message>
  <message numerus="yes">
   <source>Take along %n line(s) of the group for %1</source>
   <extracomment>%1 an agent whose group supplied the lines: &quot;*&quot;, &quot;Googlebot&quot;</extracomment>
   <translation>
    <numerusform>Levar junto %n linha do grupo para %1</numerusform>
    <numerusform>Levar junto %n linhas do grupo para %1</numerusform>
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
   <translation>desde agora</translation>
  </message>
  <message>
   <source>for %1</source>
   <comment>%1 a duration</comment>
   <translation>há %1</translation>
  </message>
  <message>
   <source>a copy was seen</source>
   <translation>uma cópia foi vista</translation>
  </message>
  <message>
   <source>How robots.txt is answered</source>
   <translation>Como robots.txt é respondido</translation>
  </message>
  <message>
   <source>What crawlers do if the request for robots.txt ends like this</source>
   <translation>O que os crawlers fazem se a requisição de robots.txt termina assim</translation>
  </message>
  <message>
   <source>How long it has been answered so</source>
   <translation>Há quanto tempo é respondido assim</translation>
  </message>
  <message>
   <source>The crawler has a copy of the file from before: some go on with it</source>
   <translation>O crawler tem uma cópia anterior do arquivo: alguns continuam com ela</translation>
  </message>
  <message>
   <source>as the site has it</source>
   <translation>como o site o tem</translation>
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
   <translation>É solicitado a</translation>
  </message>
  <message>
   <source>AI training allowed</source>
   <translation>Treinamento de IA permitido</translation>
  </message>
  <message>
   <source>AI training disallowed</source>
   <translation>Treinamento de IA proibido</translation>
  </message>
  <message>
   <source>%1=%2 (policy token)</source>
   <translation>%1=%2 (token de política)</translation>
  </message>
  <message>
   <source>Content-Usage does not apply: robots.txt denies this path</source>
   <translation>Content-Usage não se aplica: robots.txt nega este caminho</translation>
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
   <translation>nunca acessa: a resposta trata do uso</translation>
  </message>
  <message>
   <source>politely</source>
   <translation>com cortesia</translation>
  </message>
  <message>
   <source>open</source>
   <translation>aberto</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>fechado</translation>
  </message>
  <message>
   <source>open until %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>aberto até %1</translation>
  </message>
  <message>
   <source>closed, opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>fechado, abre em %1</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>Janela</translation>
  </message>
  <message>
   <source>Stated</source>
   <translation>Declarado</translation>
  </message>
  <message>
   <source>Signals</source>
   <translation>Sinais</translation>
  </message>
  <message>
   <source>To its owner</source>
   <translation>Ao dono</translation>
  </message>
  <message>
   <source>List of crawlers</source>
   <translation>Lista de crawlers</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) old</source>
   <translation>
    <numerusform>de %n dia atrás</numerusform>
    <numerusform>de %n dias atrás</numerusform>
   </translation>
  </message>
  <message>
   <source>stated: %1</source>
   <translation>declarado: %1</translation>
  </message>
  <message>
   <source>Nothing: it may not fetch this.</source>
   <translation>Nada: ele não pode acessar isto.</translation>
  </message>
  <message>
   <source>Stated all the same: %1.</source>
   <translation>Declarado mesmo assim: %1.</translation>
  </message>
  <message>
   <source>No file speaks of it.</source>
   <translation>Nenhum arquivo fala disso.</translation>
  </message>
  <message numerus="yes">
   <source>%n use(s) not stated: %1.</source>
   <translation>
    <numerusform>%n uso não declarado: %1.</numerusform>
    <numerusform>%n usos não declarados: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>What may be done with it</source>
   <translation>O que pode ser feito com isso</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <source>Copy the answer with its reasons as text</source>
   <translation>Copiar a resposta com seus motivos como texto</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>Copy the answer as the command line's JSON</source>
   <translation>Copiar a resposta como o JSON da linha de comando</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) lost</source>
   <translation>
    <numerusform>%n regra perdida</numerusform>
    <numerusform>%n regras perdidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n group(s) not used</source>
   <translation>
    <numerusform>%n grupo não usado</numerusform>
    <numerusform>%n grupos não usados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) not considered</source>
   <translation>
    <numerusform>não examinado: %n</numerusform>
    <numerusform>não examinados: %n</numerusform>
   </translation>
  </message>
  <message>
   <source>not in the list of crawlers</source>
   <translation>fora da lista de crawlers</translation>
  </message>
  <message>
   <source>As documented: %1 %2 · %3</source>
   <comment>%1 ✕, %2 No, %3 the reason</comment>
   <translation>Segundo a documentação: %1 %2 · %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>mais %n</numerusform>
    <numerusform>mais %n</numerusform>
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
   <translation>Procurando a menor edição…</translation>
  </message>
  <message>
   <source>Not while a goal is undecided. Review shows the edits.</source>
   <translation>Não enquanto uma meta não estiver decidida. Revisar mostra as edições.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make it true.</source>
   <translation>
    <numerusform>%Ln linha em %1 a torna verdadeira.</numerusform>
    <numerusform>%Ln linhas em %1 a tornam verdadeira.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make some of it true.</source>
   <translation>
    <numerusform>%Ln linha em %1 torna parte dela verdadeira.</numerusform>
    <numerusform>%Ln linhas em %1 tornam parte dela verdadeira.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s) and those that no list names; nobody else is affected.</source>
   <translation>
    <numerusform>Para %Ln agente e os que nenhuma lista nomeia; mais ninguém é afetado.</numerusform>
    <numerusform>Para %Ln agentes e os que nenhuma lista nomeia; mais ninguém é afetado.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s); nobody else is affected.</source>
   <translation>
    <numerusform>Para %Ln agente; mais ninguém é afetado.</numerusform>
    <numerusform>Para %Ln agentes; mais ninguém é afetado.</numerusform>
   </translation>
  </message>
  <message>
   <source>For agents that no list names; nobody else is affected.</source>
   <translation>Para agentes que nenhuma lista nomeia; mais ninguém é afetado.</translation>
  </message>
  <message>
   <source>%1 is not reached: %2.</source>
   <translation>%1 não é alcançada: %2.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskModel</name>
  <message>
   <source>at the question's time</source>
   <translation>no momento da pergunta</translation>
  </message>
  <message>
   <source>not asked yet: %1 after the question</source>
   <translation>ainda não perguntado: %1 depois da pergunta</translation>
  </message>
  <message>
   <source>%1 old: to be asked again later</source>
   <translation>há %1: perguntar de novo mais tarde</translation>
  </message>
  <message>
   <source>%1 old: no</source>
   <translation>há %1: não</translation>
  </message>
  <message>
   <source>applies to this one request</source>
   <translation>vale para esta única requisição</translation>
  </message>
  <message>
   <source>%1 old: was for one request</source>
   <translation>há %1: valia para uma requisição</translation>
  </message>
  <message>
   <source>%1 old, valid for another %2</source>
   <translation>há %1, vale por mais %2</translation>
  </message>
  <message>
   <source>%1 old; expired (answers last 24 hours)</source>
   <translation>há %1; expirada (as respostas valem 24 horas)</translation>
  </message>
  <message>
   <source>(the site's host)</source>
   <translation>(o host do site)</translation>
  </message>
  <message>
   <source>→ The endpoint is absent: every ask is “no”.</source>
   <translation>→ O endpoint está ausente: todo ask é “no”.</translation>
  </message>
  <message>
   <source>→ No answer is rehearsed: it stays “ask”.</source>
   <translation>→ Nenhuma resposta ensaiada: continua “ask”.</translation>
  </message>
  <message>
   <source>Directive</source>
   <translation>Diretiva</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agente</translation>
  </message>
  <message>
   <source>every agent</source>
   <translation>todo agente</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>Status</translation>
  </message>
  <message>
   <source>Decision</source>
   <translation>Decisão</translation>
  </message>
  <message>
   <source>(none)</source>
   <translation>(nenhum)</translation>
  </message>
  <message>
   <source>Scopes</source>
   <translation>Escopos</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>o site inteiro</translation>
  </message>
  <message>
   <source>Asked at</source>
   <translation>Perguntado em</translation>
  </message>
  <message>
   <source>the question's time</source>
   <translation>momento da pergunta</translation>
  </message>
  <message>
   <source>Age at the question's time</source>
   <translation>Idade no momento da pergunta</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskPanel</name>
  <message>
   <source>Answers of the ask endpoint</source>
   <translation>Respostas do endpoint de ask</translation>
  </message>
  <message>
   <source>not rehearsed: ask stays ask</source>
   <translation>não ensaiado: ask continua ask</translation>
  </message>
  <message>
   <source>absent: every ask is no</source>
   <translation>ausente: todo ask é no</translation>
  </message>
  <message>
   <source>present: answers below</source>
   <translation>presente: respostas abaixo</translation>
  </message>
  <message>
   <source>Ask endpoint</source>
   <translation>Endpoint de ask</translation>
  </message>
  <message>
   <source>Directive of the exchange</source>
   <translation>Diretiva da troca</translation>
  </message>
  <message>
   <source>HTTP exchange</source>
   <translation>Troca HTTP</translation>
  </message>
  <message>
   <source>Add an answer</source>
   <translation>Adicionar resposta</translation>
  </message>
  <message>
   <source>An answer to the question's agent, at the question's time</source>
   <translation>Uma resposta ao agente da pergunta, no momento da pergunta</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Remover</translation>
  </message>
  <message>
   <source>Remove the chosen answer</source>
   <translation>Remover a resposta selecionada</translation>
  </message>
  <message>
   <source>Endpoint</source>
   <translation>Endpoint</translation>
  </message>
  <message>
   <source>Exchange for</source>
   <translation>Troca para</translation>
  </message>
  <message>
   <source>No answer is rehearsed. Add what your ask endpoint would say, and to whom: the answer on top changes immediately.</source>
   <translation>Nenhuma resposta está ensaiada. Adicione o que seu endpoint de ask diria, e a quem: a resposta no alto muda na hora.</translation>
  </message>
  <message>
   <source>The result of asking is “%1” (%2).</source>
   <comment>%2 is the age of the answer: “3 h old: no”</comment>
   <translation>O resultado da pergunta é “%1” (%2).</translation>
  </message>
  <message>
   <source>The result of asking is “%1”.</source>
   <translation>O resultado da pergunta é “%1”.</translation>
  </message>
  <message>
   <source>%1 is stated “ask” for %2: effective is “%3”.</source>
   <translation>%1 está declarado “ask” para %2: o efetivo é “%3”.</translation>
  </message>
  <message>
   <source>%3 need not ask: %1 is “%2”.</source>
   <translation>Mas %1 é “%2” para %3: não precisa perguntar.</translation>
  </message>
  <message>
   <source>%2 need not ask: %1 is not restricted.</source>
   <translation>Mas %1 não está declarado para %2: não precisa perguntar.</translation>
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
   <translation>nunca abre</translation>
  </message>
  <message>
   <source>until %1</source>
   <translation>até %1</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1 line %2</source>
   <translation>mas um concorrente não pode lê-lo: %1, linha %2</translation>
  </message>
  <message>
   <source>it never fetches: this is about use</source>
   <translation>nunca acessa: isto trata do uso</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>estes arquivos não se aplicam a %1</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>segundo a documentação, ignora robots.txt</translation>
  </message>
  <message>
   <source>it is not known to read %1</source>
   <translation>não consta que leia %1</translation>
  </message>
  <message>
   <source>it is not known to obey Visit-time</source>
   <translation>não consta que obedeça a Visit-time</translation>
  </message>
  <message>
   <source>By your files: %1</source>
   <translation>Segundo seus arquivos: %1</translation>
  </message>
  <message>
   <source>What %1 does: %2</source>
   <translation>O que %1 faz: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksModel</name>
  <message numerus="yes">
   <source>Given %n time(s) in this scope: the first valid line counts.</source>
   <translation>
    <numerusform>Informado %n vez neste escopo: vale a primeira linha válida.</numerusform>
    <numerusform>Informado %n vezes neste escopo: vale a primeira linha válida.</numerusform>
   </translation>
  </message>
  <message>
   <source>all agents</source>
   <translation>todos os agentes</translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <extracomment>%1 directive, %2 agents, %3 value</extracomment>
   <translation>%1, %2: %3</translation>
  </message>
  <message>
   <source>%1, %2: not set</source>
   <translation>%1, %2: não definido</translation>
  </message>
  <message>
   <source>%1, %2: not set. What applies is %3: %4.</source>
   <translation>%1, %2: não definido. Vale %3: %4.</translation>
  </message>
  <message>
   <source>Global</source>
   <translation>Global</translation>
  </message>
  <message>
   <source>Every agent that no block names</source>
   <translation>Todo agente que nenhum bloco nomeia</translation>
  </message>
  <message>
   <source>The file has this block.</source>
   <translation>O arquivo tem este bloco.</translation>
  </message>
  <message>
   <source>Setting a cell makes the block.</source>
   <translation>Definir uma célula cria o bloco.</translation>
  </message>
  <message>
   <source>A block for this agent alone: an extension that not every agent reads</source>
   <translation>Um bloco só para este agente: uma extensão que nem todo agente lê</translation>
  </message>
  <message>
   <source>No line of the list is a directive with its value.</source>
   <translation>Nenhuma linha da lista é uma diretiva com seu valor.</translation>
  </message>
  <message numerus="yes">
   <source>Set %n value(s) from a list</source>
   <translation>
    <numerusform>Definir %n valor de uma lista</numerusform>
    <numerusform>Definir %n valores de uma lista</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>Remover %1</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>Definir %1 como %2</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>Remover %1 para %2</translation>
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
   <translation>Bloco para agente ou categoria</translation>
  </message>
  <message>
   <source>Name of a new block</source>
   <translation>Nome de um novo bloco</translation>
  </message>
  <message>
   <source>&amp;Add block</source>
   <translation>A&amp;dicionar bloco</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Copiar</translation>
  </message>
  <message>
   <source>Type the name of the copy first.</source>
   <translation>Digite antes o nome da cópia.</translation>
  </message>
  <message>
   <source>Copy block %1 to %2</source>
   <translation>Copiar bloco %1 para %2</translation>
  </message>
  <message>
   <source>Re&amp;name</source>
   <translation>Re&amp;nomear</translation>
  </message>
  <message>
   <source>Type the new name first.</source>
   <translation>Digite antes o novo nome.</translation>
  </message>
  <message>
   <source>Rename block %1 to %2</source>
   <translation>Renomear bloco %1 para %2</translation>
  </message>
  <message>
   <source>&amp;Remove block</source>
   <translation>&amp;Remover bloco</translation>
  </message>
  <message>
   <source>Remove block %1</source>
   <translation>Remover bloco %1</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Comentários</translation>
  </message>
  <message>
   <source>Add block %1</source>
   <translation>Adicionar bloco %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksTable</name>
  <message>
   <source>Policy of each kind of agent</source>
   <translation>Política de cada tipo de agente</translation>
  </message>
  <message>
   <source>A key sets the word that begins with it; with Shift it also moves to the row below. Delete unsets, Enter opens the words. A pasted list of lines such as “train: no” goes into the column.</source>
   <translation>Uma letra define a palavra que começa com ela, com Shift segue para a linha de baixo, Delete apaga, Enter abre as palavras. Uma lista colada de linhas como “train: no” vai para a coluna.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainModel</name>
  <message>
   <source>robots2.txt does not chain to another file.</source>
   <translation>robots2.txt não encadeia outro arquivo.</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>O último arquivo não encadeia outro.</translation>
  </message>
  <message>
   <source>Stopped before %1: three files are followed, not more.</source>
   <translation>Interrompido antes de %1: são seguidos três arquivos, não mais.</translation>
  </message>
  <message>
   <source>Stopped before %1: that address was followed already.</source>
   <translation>Interrompido antes de %1: esse endereço já foi seguido.</translation>
  </message>
  <message>
   <source>Stopped before %1: a file with the same chain-id was read already.</source>
   <translation>Interrompido antes de %1: um arquivo com o mesmo chain-id já foi lido.</translation>
  </message>
  <message>
   <source>Stopped before %1. %2 Map it to a local file, or fetch it.</source>
   <translation>Interrompido antes de %1. %2 Associe-o a um arquivo local ou obtenha-o.</translation>
  </message>
  <message>
   <source>Stopped: “%1” is not an http or https address.</source>
   <translation>Interrompido: “%1” não é endereço http nem https.</translation>
  </message>
  <message>
   <source>the site's own</source>
   <translation>o do próprio site</translation>
  </message>
  <message>
   <source>followed</source>
   <translation>seguido</translation>
  </message>
  <message>
   <source>not followed</source>
   <translation>não seguido</translation>
  </message>
  <message>
   <source>Step</source>
   <translation>Passo</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Arquivo</translation>
  </message>
  <message>
   <source>Lines</source>
   <translation>Linhas</translation>
  </message>
  <message>
   <source>Supplies to the present answer</source>
   <translation>Fornece à resposta atual</translation>
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
    <numerusform>%n linha</numerusform>
    <numerusform>%n linhas</numerusform>
   </translation>
  </message>
  <message>
   <source>says nothing about this question</source>
   <translation>não diz nada sobre esta pergunta</translation>
  </message>
  <message>
   <source>decides %1</source>
   <comment>names of directives</comment>
   <translation>decide %1</translation>
  </message>
  <message>
   <source>adds %1</source>
   <comment>names of directives</comment>
   <translation>adiciona %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPage</name>
  <message>
   <source>Chain</source>
   <translation>Cadeia</translation>
  </message>
  <message>
   <source>The file that fills in what this one leaves unstated. Your file wins, always. The line is kept as the last one; at most three files are followed.</source>
   <translation>O arquivo que completa o que este deixa sem declarar. Seu arquivo prevalece, sempre. A linha é mantida como a última; no máximo três arquivos são seguidos.</translation>
  </message>
  <message>
   <source>The chain, as far as files are available</source>
   <translation>A cadeia, até onde há arquivos</translation>
  </message>
  <message numerus="yes">
   <source>%n chain line(s) do not count, since they are not the last line: line %1. Typing in the field above moves the chain to the end.</source>
   <translation>
    <numerusform>%n linha chain não conta, pois não é a última: linha %1. Digitar no campo acima move chain para o fim.</numerusform>
    <numerusform>%n linhas chain não contam, pois não são a última: linha %1. Digitar no campo acima move chain para o fim.</numerusform>
   </translation>
  </message>
  <message>
   <source>%1. %2</source>
   <translation>%1. %2</translation>
  </message>
  <message>
   <source>This file does not chain to another.</source>
   <translation>Este arquivo não encadeia outro.</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>O último arquivo não encadeia outro.</translation>
  </message>
  <message>
   <source>%1 is not followed: three files are the most.</source>
   <translation>%1 não é seguido: três arquivos são o máximo.</translation>
  </message>
  <message>
   <source>%1 was read already: the walk stops.</source>
   <translation>%1 já foi lido: o percurso para.</translation>
  </message>
  <message>
   <source>%1 has the chain-id of a file that was read already: the walk stops.</source>
   <translation>%1 tem o chain-id de um arquivo já lido: o percurso para.</translation>
  </message>
  <message>
   <source>%1 could not be read. %2</source>
   <translation>Não foi possível ler %1. %2</translation>
  </message>
  <message>
   <source>“%1” is not an http(s) URL: nothing is followed.</source>
   <translation>“%1” não é URL http(s): nada é seguido.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPanel</name>
  <message>
   <source>Files of the chain</source>
   <translation>Arquivos da cadeia</translation>
  </message>
  <message>
   <source>Map to a local file…</source>
   <translation>Associar a arquivo local…</translation>
  </message>
  <message>
   <source>Let a file on this computer stand for the address</source>
   <translation>Fazer um arquivo deste computador valer pelo endereço</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Obter</translation>
  </message>
  <message>
   <source>Fetch the address now, once. Nothing is fetched by itself.</source>
   <translation>Obter o endereço agora, uma vez. Nada é obtido automaticamente.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Stop fetching</source>
   <translation>Interromper a obtenção</translation>
  </message>
  <message>
   <source>Cancelled.</source>
   <translation>Cancelado.</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>A resposta foi %1.</translation>
  </message>
  <message>
   <source>It is larger than 512,000 bytes: crawlers would not read all of it.</source>
   <translation>Tem mais de 512.000 bytes: os crawlers não o leriam inteiro.</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, no content type.</source>
   <translation>%1 de %2: status %3, sem tipo de conteúdo.</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, %4.</source>
   <comment>%1 a size, %4 a content type</comment>
   <translation>%1 de %2: status %3, %4.</translation>
  </message>
  <message>
   <source>Kept as %1.</source>
   <translation>Guardado como %1.</translation>
  </message>
  <message>
   <source>The site has no robots2.txt: there is nothing to chain.</source>
   <translation>O site não tem robots2.txt: não há nada a encadear.</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Cadeia</translation>
  </message>
  <message>
   <source>Chain %1</source>
   <translation>Cadeia %1</translation>
  </message>
  <message>
   <source>A local file for %1</source>
   <translation>Um arquivo local para %1</translation>
  </message>
  <message>
   <source>%1 stands for it; saving keeps that in gatepost.yaml.</source>
   <translation>%1 vale por ele; ao salvar, isso fica em gatepost.yaml.</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>Obtendo %1 …</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeDialog</name>
  <message>
   <source>Change this answer</source>
   <translation>Mudar esta resposta</translation>
  </message>
  <message>
   <source>The question names no agent.</source>
   <translation>A pergunta não nomeia nenhum agente.</translation>
  </message>
  <message>
   <source>Files that change</source>
   <translation>Arquivos que mudam</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>&amp;Aplicar</translation>
  </message>
  <message>
   <source>Trying edits…</source>
   <translation>Testando edições…</translation>
  </message>
  <message>
   <source>Now: %1</source>
   <translation>Agora: %1</translation>
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
    <numerusform>mais %n</numerusform>
    <numerusform>mais %n</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeListModel</name>
  <message>
   <source>From (UTC)</source>
   <translation>De (UTC)</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Acesso</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Ritmo</translation>
  </message>
  <message>
   <source>Uses that change</source>
   <translation>Usos que mudam</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangesPanel</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>mais %n</numerusform>
    <numerusform>mais %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The whole site is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>O site inteiro está fechado a %n mecanismo de busca: %1.</numerusform>
    <numerusform>O site inteiro está fechado a %n mecanismos de busca: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All but single places are closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>Tudo, exceto lugares isolados, está fechado a %n mecanismo de busca: %1.</numerusform>
    <numerusform>Tudo, exceto lugares isolados, está fechado a %n mecanismos de busca: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The start page “/” is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>A página inicial “/” está fechada a %n mecanismo de busca: %1.</numerusform>
    <numerusform>A página inicial “/” está fechada a %n mecanismos de busca: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>What else it changes could not be found out in time.</source>
   <translation>Não foi possível descobrir a tempo o que mais isso muda.</translation>
  </message>
  <message>
   <source>Changed lines</source>
   <translation>Linhas alteradas</translation>
  </message>
  <message>
   <source>Changed verdicts</source>
   <translation>Vereditos alterados</translation>
  </message>
  <message>
   <source>File whose lines are compared</source>
   <translation>Arquivo cujas linhas são comparadas</translation>
  </message>
  <message>
   <source>Commit…</source>
   <translation>Commit…</translation>
  </message>
  <message>
   <source>Compare with a commit of this folder's Git history</source>
   <translation>Comparar com um commit do histórico Git desta pasta</translation>
  </message>
  <message>
   <source>Two files…</source>
   <translation>Dois arquivos…</translation>
  </message>
  <message>
   <source>Compare any two files instead</source>
   <translation>Comparar outros dois arquivos quaisquer</translation>
  </message>
  <message>
   <source>Draft against</source>
   <translation>Rascunho comparado com</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>os arquivos salvos</translation>
  </message>
  <message>
   <source>a folder…</source>
   <translation>uma pasta…</translation>
  </message>
  <message>
   <source>a commit…</source>
   <translation>um commit…</translation>
  </message>
  <message>
   <source>What the draft is compared with</source>
   <translation>Com o que o rascunho é comparado</translation>
  </message>
  <message>
   <source>No line differs. What you edit is shown here until it is saved.</source>
   <translation>Nenhuma linha difere. O que você editar aparece aqui até ser salvo.</translation>
  </message>
  <message>
   <source>No answer differs. Who gains and who loses by your edits is shown here.</source>
   <translation>Nenhuma resposta difere. Quem ganha e quem perde com suas edições aparece aqui.</translation>
  </message>
  <message>
   <source>The folder of the other site</source>
   <translation>A pasta do outro site</translation>
  </message>
  <message>
   <source>The file before</source>
   <translation>O arquivo de antes</translation>
  </message>
  <message>
   <source>The file after</source>
   <translation>O arquivo de depois</translation>
  </message>
  <message>
   <source>no line differs</source>
   <translation>nenhuma linha difere</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) removed or added</source>
   <translation>
    <numerusform>%n linha removida ou adicionada</numerusform>
    <numerusform>%n linhas removidas ou adicionadas</numerusform>
   </translation>
  </message>
  <message>
   <source>no verdict differs</source>
   <translation>nenhum veredito difere</translation>
  </message>
  <message>
   <source>no verdict differs on any path (agents: %1)</source>
   <translation>nenhum veredito difere em nenhum caminho (agentes: %1)</translation>
  </message>
  <message numerus="yes">
   <source>%n change(s) of verdicts on all paths (agents: %1)</source>
   <translation>
    <numerusform>%n mudança de veredito em todos os caminhos (agentes: %1)</numerusform>
    <numerusform>%n mudanças de veredito em todos os caminhos (agentes: %1)</numerusform>
   </translation>
  </message>
  <message>
   <source>there may be more: the comparison is not complete</source>
   <translation>pode haver mais: a comparação não está completa</translation>
  </message>
  <message>
   <source>%1 against %2</source>
   <translation>%1 e %2</translation>
  </message>
  <message>
   <source>against %1</source>
   <translation>comparado com %1</translation>
  </message>
  <message>
   <source>never saved: there is nothing to compare it with</source>
   <translation>nunca salvo: não há nada com que comparar</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>Mudanças</translation>
  </message>
  <message>
   <source>Changes %1</source>
   <translation>Mudanças %1</translation>
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
   <translation>não definido</translation>
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
   <translation>Assunto</translation>
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
   <translation>Comparar com um commit</translation>
  </message>
  <message>
   <source>This folder has no commits.</source>
   <translation>Esta pasta não tem commits.</translation>
  </message>
  <message>
   <source>Or any &amp;revision, such as HEAD~1 or a tag:</source>
   <translation>Ou qualquer &amp;revisão, como HEAD~1 ou uma etiqueta:</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Completion</name>
  <message>
   <source>every agent without its own group</source>
   <translation>todos sem grupo próprio</translation>
  </message>
  <message>
   <source>sample path</source>
   <translation>caminho de exemplo</translation>
  </message>
  <message>
   <source>folder of sample paths</source>
   <translation>pasta de caminhos de exemplo</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>o site inteiro</translation>
  </message>
  <message>
   <source>on the host that this file names</source>
   <translation>no host que este arquivo nomeia</translation>
  </message>
  <message>
   <source>an absolute URL</source>
   <translation>uma URL absoluta</translation>
  </message>
  <message>
   <source>example</source>
   <translation>exemplo</translation>
  </message>
  <message>
   <source>one in ten seconds</source>
   <translation>um a cada dez segundos</translation>
  </message>
  <message>
   <source>one in two seconds</source>
   <translation>um a cada dois segundos</translation>
  </message>
  <message>
   <source>one a second</source>
   <translation>um por segundo</translation>
  </message>
  <message>
   <source>one in ten minutes</source>
   <translation>um a cada dez minutos</translation>
  </message>
  <message>
   <source>one a minute</source>
   <translation>um por minuto</translation>
  </message>
  <message>
   <source>one in ten minutes, in these hours</source>
   <translation>um a cada dez minutos, neste horário</translation>
  </message>
  <message>
   <source>one a minute, in these hours</source>
   <translation>um por minuto, neste horário</translation>
  </message>
  <message>
   <source>at night, UTC</source>
   <translation>à noite, UTC</translation>
  </message>
  <message>
   <source>in the morning, UTC</source>
   <translation>de manhã, UTC</translation>
  </message>
  <message>
   <source>extended standard: explicit and shell paths</source>
   <translation>padrão estendido: caminhos explícitos e de shell</translation>
  </message>
  <message>
   <source>as without this line</source>
   <translation>como sem esta linha</translation>
  </message>
  <message>
   <source>no training of AI</source>
   <translation>sem treinamento de IA</translation>
  </message>
  <message>
   <source>training of AI is fine</source>
   <translation>treinamento de IA liberado</translation>
  </message>
  <message>
   <source>not as input of an AI</source>
   <translation>não como entrada de uma IA</translation>
  </message>
  <message>
   <source>may be given to an AI as input</source>
   <translation>pode ser dado a uma IA como entrada</translation>
  </message>
  <message>
   <source>search is fine</source>
   <translation>busca liberada</translation>
  </message>
  <message>
   <source>not for search</source>
   <translation>não para busca</translation>
  </message>
  <message>
   <source>to be shown in an answer, not kept</source>
   <translation>para ser mostrado em uma resposta, sem ser guardado</translation>
  </message>
  <message>
   <source>to be shown as a short excerpt with a link</source>
   <translation>para ser mostrado como um trecho curto com um link</translation>
  </message>
  <message>
   <source>may be shown as a whole</source>
   <translation>pode ser mostrado por inteiro</translation>
  </message>
  <message>
   <source>now</source>
   <translation>agora</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompletionPopup</name>
  <message>
   <source>Completions</source>
   <translation>Sugestões</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompliancePage</name>
  <message>
   <source>Reports</source>
   <translation>Denúncias</translation>
  </message>
  <message>
   <source>The page itself, with a notice that people and agents can see and without robots meta tags:</source>
   <translation>A própria página, com um aviso que pessoas e agentes veem e sem meta tags robots:</translation>
  </message>
  <message>
   <source>HTML of the honeypot page</source>
   <translation>HTML da página honeypot</translation>
  </message>
  <message>
   <source>&amp;Copy the page</source>
   <translation>&amp;Copiar a página</translation>
  </message>
  <message>
   <source>Honeypot</source>
   <translation>Honeypot</translation>
  </message>
  <message>
   <source>A path that both robots.txt and robots2.txt close, and that nobody links to. Who fetches it has not read the files, or does not keep to them.</source>
   <translation>Um caminho que robots.txt e robots2.txt fecham e para o qual não há nenhum link. Quem o acessa não leu os arquivos ou não os respeita.</translation>
  </message>
  <message>
   <source>Pa&amp;th</source>
   <translation>Ca&amp;minho</translation>
  </message>
  <message>
   <source>Close it in &amp;both files…</source>
   <translation>Fechar nos &amp;dois arquivos…</translation>
  </message>
  <message>
   <source>A honeypot is one path that begins with /.</source>
   <translation>Um honeypot é um único caminho que começa com /.</translation>
  </message>
  <message>
   <source>No known search engine may fetch %1.</source>
   <translation>Nenhum mecanismo de busca conhecido pode acessar %1.</translation>
  </message>
  <message>
   <source>Search engines that may fetch %1 and would be caught: %2</source>
   <translation>Mecanismos de busca que podem acessar %1 e cairiam na armadilha: %2</translation>
  </message>
  <message>
   <source>Do not link to it and keep it out of sitemaps: a search engine that meets a link may list the address without fetching it.</source>
   <translation>Não crie links para ele e deixe-o fora dos sitemaps: um mecanismo de busca que encontra um link pode listar o endereço sem acessá-lo.</translation>
  </message>
  <message>
   <source>The site has no robots.txt here: it will be made.</source>
   <translation>O site não tem robots.txt aqui: será criado.</translation>
  </message>
  <message>
   <source>%1 is among the site's sample paths: is it a real page?</source>
   <translation>%1 está entre os caminhos de exemplo do site: é uma página real?</translation>
  </message>
  <message>
   <source>Close the honeypot %1</source>
   <translation>Fechar o honeypot %1</translation>
  </message>
  <message>
   <source>Every group that leaves %1 open closes it, or agents with their own group would not know.</source>
   <translation>Todo grupo que deixa %1 aberto o fecha, ou agentes com grupo próprio não saberiam.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlChart</name>
  <message>
   <source>Pages fetched by day</source>
   <translation>Páginas acessadas por dia</translation>
  </message>
  <message>
   <source>Pages that %1 has fetched by day</source>
   <translation>Páginas que %1 acessou por dia</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day</source>
   <translation>%1: %2 tem %3 páginas no fim do dia</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day, with the saved files %4</source>
   <translation>%1: %2 tem %3 páginas no fim do dia; com os arquivos salvos, %4</translation>
  </message>
  <message>
   <source>%1, this draft</source>
   <translation>%1, este rascunho</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>os arquivos salvos</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlDaysModel</name>
  <message>
   <source>Days</source>
   <translation>Dias</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>%1 a %2</translation>
  </message>
  <message>
   <source>Each day</source>
   <translation>Por dia</translation>
  </message>
  <message>
   <source>Pages on each of these days, with this draft</source>
   <translation>Páginas em cada um destes dias, com este rascunho</translation>
  </message>
  <message>
   <source>So far</source>
   <translation>Até então</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with this draft</source>
   <translation>Páginas até o fim destes dias, com este rascunho</translation>
  </message>
  <message>
   <source>Saved: each day</source>
   <translation>Salvos: por dia</translation>
  </message>
  <message>
   <source>Pages on each of these days, with the saved files</source>
   <translation>Páginas em cada um destes dias, com os arquivos salvos</translation>
  </message>
  <message>
   <source>Saved: so far</source>
   <translation>Salvos: até então</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with the saved files</source>
   <translation>Páginas até o fim destes dias, com os arquivos salvos</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlFactsModel</name>
  <message>
   <source>Never fetched</source>
   <translation>Nunca acessadas</translation>
  </message>
  <message>
   <source>Must be asked for first</source>
   <translation>É preciso perguntar antes</translation>
  </message>
  <message>
   <source>Not reached in this time</source>
   <translation>Não alcançadas neste tempo</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>Acessadas</translation>
  </message>
  <message>
   <source>What</source>
   <translation>O quê</translation>
  </message>
  <message>
   <source>How much</source>
   <translation>Quanto</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Por quê</translation>
  </message>
  <message>
   <source>Such as</source>
   <translation>Por exemplo</translation>
  </message>
  <message>
   <source>Waits for hours</source>
   <translation>Espera pelo horário</translation>
  </message>
  <message>
   <source>it may not come at all times</source>
   <translation>não pode vir a qualquer hora</translation>
  </message>
  <message>
   <source>Waits for an answer</source>
   <translation>Espera por uma resposta</translation>
  </message>
  <message>
   <source>a later answer of the rehearsal lets it in</source>
   <translation>uma resposta ensaiada posterior o deixa entrar</translation>
  </message>
  <message>
   <source>Waits for its pace</source>
   <translation>Espera por seu ritmo</translation>
  </message>
  <message>
   <source>no file states one: %1 is taken</source>
   <translation>nenhum arquivo declara um: usa-se %1</translation>
  </message>
  <message>
   <source>the files state one</source>
   <translation>os arquivos declaram um</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlPanel</name>
  <message>
   <source>Crawlers</source>
   <translation>Crawlers</translation>
  </message>
  <message>
   <source>Pages by day</source>
   <translation>Páginas por dia</translation>
  </message>
  <message>
   <source>What is not fetched, and waiting</source>
   <translation>O que não é acessado, e as esperas</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>Parar o cálculo</translation>
  </message>
  <message>
   <source>No crawl is rehearsed yet.</source>
   <translation>Nenhum rastreamento foi ensaiado ainda.</translation>
  </message>
  <message>
   <source>It gets every page, and waits for nothing.</source>
   <translation>Obtém todas as páginas e não espera por nada.</translation>
  </message>
  <message>
   <source>Details of the crawl</source>
   <translation>Detalhes do rastreamento</translation>
  </message>
  <message>
   <source>Not fetched, and waiting</source>
   <translation>Não acessadas, e esperas</translation>
  </message>
  <message>
   <source>What it never fetches, and what it waits for</source>
   <translation>O que ele nunca acessa e pelo que espera</translation>
  </message>
  <message>
   <source>Day by day</source>
   <translation>Dia a dia</translation>
  </message>
  <message>
   <source>The numbers of the curve</source>
   <translation>Os números da curva</translation>
  </message>
  <message>
   <source>Which crawlers</source>
   <translation>Quais crawlers</translation>
  </message>
  <message>
   <source>Which pages</source>
   <translation>Quais páginas</translation>
  </message>
  <message>
   <source>Sample paths and sitemaps</source>
   <translation>Caminhos de exemplo e sitemaps</translation>
  </message>
  <message>
   <source>The pages of a file…</source>
   <translation>As páginas de um arquivo…</translation>
  </message>
  <message>
   <source>The pages of a server's logs…</source>
   <translation>As páginas dos logs de um servidor…</translation>
  </message>
  <message>
   <source>The first request, in UTC</source>
   <translation>A primeira requisição, em UTC</translation>
  </message>
  <message>
   <source>Days at most</source>
   <translation>Máximo de dias</translation>
  </message>
  <message>
   <source>What is not reached in so many days is left</source>
   <translation>O que não é alcançado em tantos dias fica de fora</translation>
  </message>
  <message>
   <source>How the files are read</source>
   <translation>Como os arquivos são lidos</translation>
  </message>
  <message>
   <source>Serve the draft…</source>
   <translation>Servir o rascunho…</translation>
  </message>
  <message>
   <source>A web server on this computer, for a real crawler</source>
   <translation>Um servidor web neste computador, para um crawler real</translation>
  </message>
  <message>
   <source>from</source>
   <translation>a partir de</translation>
  </message>
  <message>
   <source>days</source>
   <translation>dias</translation>
  </message>
  <message>
   <source>read as</source>
   <translation>lidos como</translation>
  </message>
  <message>
   <source>The best known crawlers</source>
   <translation>Os crawlers mais conhecidos</translation>
  </message>
  <message>
   <source>A file with a URL or path on each line, or a sitemap</source>
   <translation>Um arquivo com uma URL ou um caminho por linha, ou um sitemap</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>Logs de um servidor</translation>
  </message>
  <message>
   <source>Cancelled. Change anything above to compute again.</source>
   <translation>Cancelado. Mude algo acima para calcular de novo.</translation>
  </message>
  <message>
   <source>computing…</source>
   <translation>calculando…</translation>
  </message>
  <message>
   <source>There are no pages to crawl: add sample paths or sitemaps to the site, or choose a file of URLs.</source>
   <translation>Não há páginas a rastrear: adicione caminhos de exemplo ou sitemaps ao site, ou escolha um arquivo de URLs.</translation>
  </message>
  <message>
   <source>%1 names no page.</source>
   <translation>%1 não indica nenhuma página.</translation>
  </message>
  <message>
   <source>None of these agents fetches pages.</source>
   <translation>Nenhum destes agentes acessa páginas.</translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of the site's examples.</source>
   <translation>
    <numerusform>%n página dos exemplos do site.</numerusform>
    <numerusform>%n páginas dos exemplos do site.</numerusform>
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
   <translation>URLs de outros hosts, como %1, também são avaliadas por estes arquivos.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlServerDialog</name>
  <message>
   <source>Refuse what the draft does not allow</source>
   <translation>Bloquear o que o rascunho não permite</translation>
  </message>
  <message>
   <source>Serve the draft</source>
   <translation>Servir o rascunho</translation>
  </message>
  <message>
   <source>The command gatepost-cli was not found, beside this program or on PATH. It is part of the package that this program came with: install it, and open this window again.</source>
   <translation>O comando gatepost-cli não foi encontrado, nem ao lado deste programa nem no PATH. Ele faz parte do pacote com que este programa veio: instale-o e abra esta janela de novo.</translation>
  </message>
  <message>
   <source>A crawler on this computer can fetch the draft and pages around it. Nobody else can reach the server.</source>
   <translation>Um crawler neste computador pode acessar o rascunho e as páginas em torno dele. Ninguém mais pode alcançar o servidor.</translation>
  </message>
  <message>
   <source>Seconds of the clock in a second; 1440 makes a day of a minute</source>
   <translation>Segundos do relógio em um segundo; 1440 faz de um minuto um dia</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Requisições</translation>
  </message>
  <message>
   <source>What crawlers ask for appears here.</source>
   <translation>O que os crawlers pedem aparece aqui.</translation>
  </message>
  <message>
   <source>&amp;Port</source>
   <translation>&amp;Porta</translation>
  </message>
  <message>
   <source>&amp;Clock starts at (UTC)</source>
   <translation>Início do &amp;relógio (UTC)</translation>
  </message>
  <message>
   <source>&amp;Speed of the clock</source>
   <translation>&amp;Velocidade do relógio</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>Iniciar</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Copiar o endereço</translation>
  </message>
  <message>
   <source>Starting…</source>
   <translation>Iniciando…</translation>
  </message>
  <message>
   <source>The draft, as it was when you pressed Start, is served until you press Stop or close this window.</source>
   <translation>O rascunho, como estava quando você pressionou Iniciar, é servido até que você pressione Parar ou feche esta janela.</translation>
  </message>
  <message>
   <source>The server was stopped.</source>
   <translation>O servidor foi parado.</translation>
  </message>
  <message>
   <source>Clock: %1 UTC</source>
   <translation>Relógio: %1 UTC</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Parar</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlTexts</name>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n dia</numerusform>
    <numerusform>%n dias</numerusform>
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
   <translation>Com este rascunho, %1 não obtém nenhuma das páginas, em vez de %2.</translation>
  </message>
  <message>
   <source>%1 gets none of the pages.</source>
   <translation>%1 não obtém nenhuma das páginas.</translation>
  </message>
  <message>
   <source>With this draft %1 does not reach %2 pages in %3, in place of needing %4.</source>
   <translation>Com este rascunho, %1 não alcança %2 páginas em %3, em vez de precisar de %4.</translation>
  </message>
  <message>
   <source>%1 does not reach %2 pages in %3.</source>
   <translation>%1 não alcança %2 páginas em %3.</translation>
  </message>
  <message>
   <source>%1 needs %2 for %3 pages.</source>
   <translation>%1 precisa de %2 para %3 páginas.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4 for %5.</source>
   <translation>Com este rascunho, %1 precisa de %2 para %3 páginas, em vez de %4 para %5.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, as with the saved files.</source>
   <translation>Com este rascunho, %1 precisa de %2 para %3 páginas, como com os arquivos salvos.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4.</source>
   <translation>Com este rascunho, %1 precisa de %2 para %3 páginas, em vez de %4.</translation>
  </message>
  <message>
   <source>This file lists sitemaps and no pages: choose one of the sitemaps.</source>
   <translation>Este arquivo lista sitemaps e nenhuma página: escolha um dos sitemaps.</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the file are taken.</source>
   <translation>Só as primeiras %1 páginas do arquivo são usadas.</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the logs are taken.</source>
   <translation>Só as primeiras %1 páginas dos logs são usadas.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlersModel</name>
  <message>
   <source>not in this time</source>
   <translation>não neste tempo</translation>
  </message>
  <message>
   <source>never</source>
   <translation>nunca</translation>
  </message>
  <message>
   <source>%1 left</source>
   <translation>restam %1</translation>
  </message>
  <message>
   <source>Crawler</source>
   <translation>Crawler</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>Acessadas</translation>
  </message>
  <message>
   <source>Pages of the list that it gets</source>
   <translation>Páginas da lista que ele obtém</translation>
  </message>
  <message>
   <source>Through on</source>
   <translation>Termina em</translation>
  </message>
  <message>
   <source>When it fetches the last page, in UTC</source>
   <translation>Quando acessa a última página, em UTC</translation>
  </message>
  <message>
   <source>Needs</source>
   <translation>Precisa de</translation>
  </message>
  <message>
   <source>From the start to the last page, with this draft</source>
   <translation>Do início à última página, com este rascunho</translation>
  </message>
  <message>
   <source>Saved</source>
   <translation>Salvos</translation>
  </message>
  <message>
   <source>From the start to the last page, with the saved files</source>
   <translation>Do início à última página, com os arquivos salvos</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DayStrip</name>
  <message>
   <source>Hours of the day, UTC: no window</source>
   <translation>Horas do dia, UTC: nenhuma janela</translation>
  </message>
  <message>
   <source>Hours of the day, UTC: %1</source>
   <translation>Horas do dia, UTC: %1</translation>
  </message>
  <message>
   <source>Left and Right move an end by 15 minutes, with Shift by one. Up and Down choose the end. Insert adds a window, Delete removes it.</source>
   <translation>Esquerda e Direita movem um extremo em 15 minutos; com Shift, em um. Para cima e Para baixo escolhem o extremo. Insert adiciona uma janela, Delete a remove.</translation>
  </message>
  <message>
   <source>Double-click adds a window. Drag its ends; past midnight is fine.</source>
   <translation>Um clique duplo adiciona uma janela. Arraste os extremos; pode passar da meia-noite.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffModel</name>
  <message>
   <source>no line end</source>
   <translation>sem fim de linha</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n linha igual</numerusform>
    <numerusform>… %n linhas iguais</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… %n more row(s)</source>
   <translation>
    <numerusform>… mais %n linha</numerusform>
    <numerusform>… mais %n linhas</numerusform>
   </translation>
  </message>
  <message>
   <source>Before</source>
   <translation>Antes</translation>
  </message>
  <message>
   <source>After</source>
   <translation>Depois</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Linha</translation>
  </message>
  <message>
   <source>removed: %1</source>
   <translation>removido: %1</translation>
  </message>
  <message>
   <source>added: %1</source>
   <translation>adicionado: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffView</name>
  <message>
   <source>What changes in the text</source>
   <translation>O que muda no texto</translation>
  </message>
  <message>
   <source>No difference.</source>
   <translation>Nenhuma diferença.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Document</name>
  <message>
   <source>Typing</source>
   <translation>Digitação</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Excluir</translation>
  </message>
  <message>
   <source>Delete text</source>
   <translation>Excluir texto</translation>
  </message>
  <message>
   <source>Insert text</source>
   <translation>Inserir texto</translation>
  </message>
  <message>
   <source>Replace text</source>
   <translation>Substituir texto</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 não existe.</translation>
  </message>
  <message>
   <source>Reload from disk</source>
   <translation>Recarregar do disco</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DraftServer</name>
  <message>
   <source>A copy of the draft could not be written: %1</source>
   <translation>Não foi possível gravar uma cópia do rascunho: %1</translation>
  </message>
  <message>
   <source>The command could not be started: %1</source>
   <translation>Não foi possível iniciar o comando: %1</translation>
  </message>
  <message>
   <source>The server has ended. If another program uses the port, choose another one. The command says: %1</source>
   <translation>O servidor terminou. Se outro programa usa a porta, escolha outra. O comando diz: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentDialog</name>
  <message>
   <source>Add environment</source>
   <translation>Adicionar ambiente</translation>
  </message>
  <message>
   <source>H&amp;ost of the open files</source>
   <translation>H&amp;ost dos arquivos abertos</translation>
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
   <translation>Fechado: ninguém pode buscar nada</translation>
  </message>
  <message>
   <source>Behind a password: nothing is claimed of its files</source>
   <translation>Atrás de uma senha: nada se afirma sobre seus arquivos</translation>
  </message>
  <message>
   <source>Noindex: search engines may fetch every page</source>
   <translation>Noindex: os buscadores podem buscar todas as páginas</translation>
  </message>
  <message>
   <source>Open: search engines may fetch the start page</source>
   <translation>Aberto: os buscadores podem buscar a página inicial</translation>
  </message>
  <message>
   <source>Only as the goals say</source>
   <translation>Só como dizem os objetivos</translation>
  </message>
  <message>
   <source>It &amp;must be</source>
   <translation>&amp;Deve estar</translation>
  </message>
  <message>
   <source>&amp;Folder of its files, below this one</source>
   <translation>&amp;Pasta dos seus arquivos, abaixo desta</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentRow</name>
  <message>
   <source>Open its folder…</source>
   <translation>Abrir a pasta dele…</translation>
  </message>
  <message>
   <source>Write its robots.txt…</source>
   <translation>Escrever seu robots.txt…</translation>
  </message>
  <message>
   <source>Environment</source>
   <translation>Ambiente</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Provando para cada crawler, caminho e hora…</translation>
  </message>
  <message>
   <source>%1 %2: %3 — %4</source>
   <extracomment>a symbol such as ✓, a purpose, what is wanted, what was found</extracomment>
   <translation>%1 %2: %3 — %4</translation>
  </message>
  <message>
   <source>These are the files in the folder %1, as they are saved.</source>
   <translation>Estes são os arquivos da pasta %1, como estão salvos.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentsProof</name>
  <message>
   <source>nobody may fetch anything but the policy files</source>
   <translation>ninguém pode acessar nada além dos arquivos de política</translation>
  </message>
  <message>
   <source>every search engine may fetch the start page</source>
   <translation>todo mecanismo de busca pode acessar a página inicial</translation>
  </message>
  <message>
   <source>every search engine may fetch every page and see its noindex; whether pages have one is not in the files</source>
   <translation>todo mecanismo de busca pode acessar toda página e ver seu noindex; se as páginas o têm não está nos arquivos</translation>
  </message>
  <message>
   <source>a password keeps it closed: nothing is claimed of the files</source>
   <translation>uma senha o mantém fechado: nada se afirma dos arquivos</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>Não existe a pasta %1.</translation>
  </message>
  <message>
   <source>no robots.txt was found that makes it true</source>
   <translation>não foi encontrado nenhum robots.txt com o qual isso seja verdade</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>não decidido</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>não decidido: %1</translation>
  </message>
  <message>
   <source>no goals are claimed</source>
   <translation>nenhuma meta é afirmada</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExceptionDialog</name>
  <message>
   <source>Exception: %1</source>
   <translation>Exceção: %1</translation>
  </message>
  <message>
   <source>all of “%1”</source>
   <translation>todos de “%1”</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>todo caminho</translation>
  </message>
  <message>
   <source>for ever</source>
   <translation>para sempre</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>&amp;Agentes</translation>
  </message>
  <message>
   <source>&amp;Paths</source>
   <translation>&amp;Caminhos</translation>
  </message>
  <message>
   <source>&amp;Goal instead</source>
   <translation>&amp;Meta em vez disso</translation>
  </message>
  <message>
   <source>&amp;Until (YYYY-MM-DD)</source>
   <translation>A&amp;té (AAAA-MM-DD)</translation>
  </message>
  <message>
   <source>&amp;Note</source>
   <translation>&amp;Nota</translation>
  </message>
  <message>
   <source>all of them</source>
   <translation>todos eles</translation>
  </message>
  <message>
   <source>%1 below %2</source>
   <translation>%1 sob %2</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1 until %2</source>
   <translation>%1 até %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExportDialog</name>
  <message>
   <source>S&amp;horter expressions</source>
   <translation>E&amp;xpressões mais curtas</translation>
  </message>
  <message>
   <source>Co&amp;py</source>
   <translation>&amp;Copiar</translation>
  </message>
  <message>
   <source>&amp;Save…</source>
   <translation>&amp;Salvar…</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message>
   <source>What is written</source>
   <translation>O que é gravado</translation>
  </message>
  <message>
   <source>What is lost</source>
   <translation>O que se perde</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Linha</translation>
  </message>
  <message>
   <source>&amp;Agents:</source>
   <translation>&amp;Agentes:</translation>
  </message>
  <message>
   <source>&amp;Enforced:</source>
   <translation>&amp;Imposto:</translation>
  </message>
  <message>
   <source>Named in the files, and agents of the list</source>
   <translation>Citados nos arquivos, e agentes da lista</translation>
  </message>
  <message>
   <source>All agents of the list</source>
   <translation>Todos os agentes da lista</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>Mecanismos de busca</translation>
  </message>
  <message>
   <source>AI agents</source>
   <translation>Agentes de IA</translation>
  </message>
  <message>
   <source>Or names with commas: GPTBot, CCBot</source>
   <translation>Ou nomes separados por vírgulas: GPTBot, CCBot</translation>
  </message>
  <message>
   <source>Refusals and pace</source>
   <translation>Recusas e ritmo</translation>
  </message>
  <message>
   <source>Refusals alone</source>
   <translation>Só recusas</translation>
  </message>
  <message>
   <source>Pace alone</source>
   <translation>Só ritmo</translation>
  </message>
  <message>
   <source>Easier to read. A path in which a character is written as an escape slips past.</source>
   <translation>Mais fáceis de ler. Um caminho em que um caractere é escrito como sequência de escape passa despercebido.</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Site</translation>
  </message>
  <message>
   <source>Nothing is lost.</source>
   <translation>Nada se perde.</translation>
  </message>
  <message>
   <source>Not enforced, or enforced differently:</source>
   <translation>Não aplicado, ou aplicado de outro modo:</translation>
  </message>
  <message>
   <source>Save the export</source>
   <translation>Salvar a exportação</translation>
  </message>
  <message>
   <source>%1 is already there.</source>
   <translation>%1 já existe.</translation>
  </message>
  <message>
   <source>Replacing it discards what it contains now.</source>
   <translation>Substituí-lo descarta o que ele contém agora.</translation>
  </message>
  <message>
   <source>&amp;Replace</source>
   <translation>S&amp;ubstituir</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>Não foi possível gravar %1: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FetchDialog</name>
  <message>
   <source>The text is not an address of http or https that can be fetched.</source>
   <translation>O texto não é um endereço http ou https que possa ser buscado.</translation>
  </message>
  <message>
   <source>Fetch the file</source>
   <translation>Buscar o arquivo</translation>
  </message>
  <message>
   <source>This request will be sent, and no other. Redirects are followed.</source>
   <translation>Esta requisição será enviada, e nenhuma outra. Redirecionamentos são seguidos.</translation>
  </message>
  <message>
   <source>What comes takes the place of the text; Undo gives it back.</source>
   <translation>O que chegar toma o lugar do texto; Desfazer o traz de volta.</translation>
  </message>
  <message>
   <source>The request is under way</source>
   <translation>A requisição está em andamento</translation>
  </message>
  <message>
   <source>&amp;Send this request</source>
   <translation>&amp;Enviar esta requisição</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>Buscando %1 …</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>A resposta foi %1.</translation>
  </message>
  <message>
   <source>The document was closed in the meantime.</source>
   <translation>O documento foi fechado nesse meio-tempo.</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>Buscar %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Field</name>
  <message>
   <source>Not set: remove the line (Ctrl+Delete)</source>
   <translation>Não definido: remover a linha (Ctrl+Delete)</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1: não definido</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, linha %2</translation>
  </message>
  <message>
   <source>Not set here. What applies is %1: %2.</source>
   <translation>Não definido aqui. Vale %1: %2.</translation>
  </message>
  <message>
   <source>Line %1 does not count: the directive is given twice here and the first valid line decides.</source>
   <translation>A linha %1 não conta: a diretiva aparece duas vezes aqui e decide a primeira linha válida.</translation>
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
   <translation>Remover %1</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>Remover %1 para %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldHelp</name>
  <message>
   <source>Example: %1</source>
   <translation>Exemplo: %1</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>Fonte: %1</translation>
  </message>
  <message>
   <source>A proposal, or read by few.</source>
   <translation>Uma proposta, ou lida por poucos.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldNotes</name>
  <message numerus="yes">
   <source>%1 of %n path(s)</source>
   <extracomment>%1 of the site's %n sample paths match</extracomment>
   <translation>
    <numerusform>%1 de %n caminho</numerusform>
    <numerusform>%1 de %n caminhos</numerusform>
   </translation>
  </message>
  <message>
   <source>at least 10 s</source>
   <translation>no mínimo 10 s</translation>
  </message>
  <message>
   <source>rule of thumb: twice what the last document took, at least 10 s</source>
   <translation>regra prática: o dobro do tempo que levou o último documento, no mínimo 10 s</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FilePage</name>
  <message>
   <source>About the whole file</source>
   <translation>Sobre o arquivo inteiro</translation>
  </message>
  <message>
   <source>These lines belong to no group. They may be anywhere; new ones go to the end.</source>
   <translation>Estas linhas não pertencem a nenhum grupo. Podem ficar em qualquer lugar; as novas vão para o fim.</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Lido por poucos</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Linhas sem campo</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>Comentários, linhas não entendidas e linhas que não pertencem a ninguém ficam como estão. Enter leva até lá.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FindBar</name>
  <message>
   <source>Find</source>
   <translation>Localizar</translation>
  </message>
  <message>
   <source>Replace with</source>
   <translation>Substituir por</translation>
  </message>
  <message>
   <source>Match case</source>
   <translation>Diferenciar maiúsculas</translation>
  </message>
  <message>
   <source>Whole words</source>
   <translation>Palavras inteiras</translation>
  </message>
  <message>
   <source>Regular expression</source>
   <translation>Expressão regular</translation>
  </message>
  <message>
   <source>In the selection</source>
   <translation>Na seleção</translation>
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
   <translation>Próximo</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fechar</translation>
  </message>
  <message>
   <source>Replace</source>
   <translation>Substituir</translation>
  </message>
  <message>
   <source>Replace all</source>
   <translation>Substituir tudo</translation>
  </message>
  <message>
   <source>Replace all, as one step of undo</source>
   <translation>Substituir tudo, como um só passo de desfazer</translation>
  </message>
  <message>
   <source>not found</source>
   <translation>não encontrado</translation>
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
   <translation>a partir do outro extremo</translation>
  </message>
  <message numerus="yes">
   <source>%Ln replaced</source>
   <translation>
    <numerusform>%Ln substituído</numerusform>
    <numerusform>%Ln substituídos</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FirstRun</name>
  <message numerus="yes">
   <source>%Ln search engine(s) may come.</source>
   <translation>
    <numerusform>%Ln mecanismo de busca pode vir.</numerusform>
    <numerusform>%Ln mecanismos de busca podem vir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln search engine(s) may not come.</source>
   <translation>
    <numerusform>%Ln mecanismo de busca não pode vir.</numerusform>
    <numerusform>%Ln mecanismos de busca não podem vir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may come.</source>
   <translation>
    <numerusform>%Ln assistente pode vir.</numerusform>
    <numerusform>%Ln assistentes podem vir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may not come.</source>
   <translation>
    <numerusform>%Ln assistente não pode vir.</numerusform>
    <numerusform>%Ln assistentes não podem vir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may come.</source>
   <translation>
    <numerusform>%Ln crawler de treinamento pode vir.</numerusform>
    <numerusform>%Ln crawlers de treinamento podem vir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may not come.</source>
   <translation>
    <numerusform>%Ln crawler de treinamento não pode vir.</numerusform>
    <numerusform>%Ln crawlers de treinamento não podem vir.</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 de %2</translation>
  </message>
  <message>
   <source>Now the start page is open to %1 search engines, %2 assistants and %3 training crawlers.</source>
   <extracomment>Each place is “37 of 37”.</extracomment>
   <translation>Agora a página inicial está aberta a %1 mecanismos de busca, %2 assistentes e %3 crawlers de treinamento.</translation>
  </message>
  <message>
   <source>Say what you want</source>
   <translation>Diga o que você quer</translation>
  </message>
  <message>
   <source>May search engines find your site?</source>
   <translation>Mecanismos de busca podem encontrar seu site?</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Sim</translation>
  </message>
  <message>
   <source>Only some paths</source>
   <translation>Só alguns caminhos</translation>
  </message>
  <message>
   <source>No</source>
   <translation>Não</translation>
  </message>
  <message>
   <source>Paths that search engines may fetch</source>
   <translation>Caminhos que mecanismos de busca podem acessar</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /blog/ /docs/</source>
   <translation>Caminhos, separados por espaços: /blog/ /docs/</translation>
  </message>
  <message>
   <source>May AI assistants read pages to answer people?</source>
   <translation>Assistentes de IA podem ler páginas para responder a pessoas?</translation>
  </message>
  <message>
   <source>Yes, but say nothing of use</source>
   <translation>Sim, mas sem dizer nada sobre o uso</translation>
  </message>
  <message>
   <source>May your text be used to train AI models?</source>
   <translation>Seu texto pode ser usado para treinar modelos de IA?</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>Com uma licença</translation>
  </message>
  <message>
   <source>Say nothing</source>
   <translation>Não dizer nada</translation>
  </message>
  <message>
   <source>Where the terms of the licence are</source>
   <translation>Onde estão os termos da licença</translation>
  </message>
  <message>
   <source>Paths nobody should fetch</source>
   <translation>Caminhos que ninguém deve acessar</translation>
  </message>
  <message>
   <source>None; or paths, separated by spaces: /cart /search</source>
   <translation>Nenhum; ou caminhos, separados por espaços: /cart /search</translation>
  </message>
  <message>
   <source>The files as they will be</source>
   <translation>Os arquivos como vão ficar</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Agora não</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Concluir</translation>
  </message>
  <message>
   <source>as your files say now</source>
   <translation>como seus arquivos dizem agora</translation>
  </message>
  <message>
   <source>Your files say something else now. Look at the answers, then press Done again.</source>
   <translation>Seus arquivos agora dizem outra coisa. Confira as respostas e pressione Concluir de novo.</translation>
  </message>
  <message>
   <source>No answer is taken from your files: %1.</source>
   <translation>Nenhuma resposta é tirada dos seus arquivos: %1.</translation>
  </message>
  <message>
   <source>One answer is not complete yet.</source>
   <translation>Uma resposta ainda não está completa.</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Provando para cada crawler, caminho e hora…</translation>
  </message>
  <message>
   <source>Your goals are made as soon as that is known.</source>
   <translation>Suas metas são feitas assim que isso for conhecido.</translation>
  </message>
  <message>
   <source>Your files say so already.</source>
   <translation>Seus arquivos já dizem isso.</translation>
  </message>
  <message>
   <source>Not reached: %1.</source>
   <translation>Não alcançado: %1.</translation>
  </message>
  <message>
   <source>Three questions</source>
   <translation>Três perguntas</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>Aplicar metas</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormArea</name>
  <message>
   <source>This file has no form yet. Its text is on the right.</source>
   <translation>Este arquivo ainda não tem formulário. O texto está à direita.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormPages</name>
  <message>
   <source>Agents and paths</source>
   <translation>Agentes e caminhos</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>Arquivo inteiro</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>Política de IA</translation>
  </message>
  <message>
   <source>Agent blocks</source>
   <translation>Blocos de agentes</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>Qualidade</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>Conformidade</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Cadeia</translation>
  </message>
  <message>
   <source>About this file</source>
   <translation>Sobre este arquivo</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agentes</translation>
  </message>
  <message>
   <source>Site and defaults</source>
   <translation>Site e padrões</translation>
  </message>
  <message>
   <source>Rendered robots.txt</source>
   <translation>robots.txt gerado</translation>
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
   <translation>não obedece</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>não documentado</translation>
  </message>
  <message>
   <source>Every path</source>
   <translation>Todo caminho</translation>
  </message>
  <message>
   <source>Not these</source>
   <translation>Estes não</translation>
  </message>
  <message>
   <source>Only these</source>
   <translation>Só estes</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>Caminhos</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>Caminhos, separados por espaços: /members/ /search</translation>
  </message>
  <message>
   <source>Paths, separated by spaces</source>
   <translation>Caminhos, separados por espaços</translation>
  </message>
  <message>
   <source>Hours (UTC)</source>
   <translation>Horários (UTC)</translation>
  </message>
  <message>
   <source>any; or seconds between two requests, such as 10s or 2m</source>
   <translation>qualquer; ou segundos entre duas requisições, como 10s ou 2m</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>Ritmo</translation>
  </message>
  <message>
   <source>are kept out</source>
   <translation>são mantidos fora</translation>
  </message>
  <message>
   <source>may come</source>
   <translation>podem vir</translation>
  </message>
  <message>
   <source>Crawlers that do not know the question</source>
   <translation>Crawlers que não conhecem a pergunta</translation>
  </message>
  <message>
   <source>who does not know the question</source>
   <translation>quem não conhece a pergunta</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>Termos da licença</translation>
  </message>
  <message>
   <source>as the goal means it</source>
   <translation>como a meta entende</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>sim</translation>
  </message>
  <message>
   <source>no</source>
   <translation>não</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nada</translation>
  </message>
  <message>
   <source>What is said of use</source>
   <translation>O que se diz do uso</translation>
  </message>
  <message>
   <source>what is said of use</source>
   <translation>o que se diz do uso</translation>
  </message>
  <message>
   <source>the comment above a group that is added for this goal</source>
   <translation>o comentário acima de um grupo adicionado para esta meta</translation>
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
   <translation>Exceto este…</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>paths</source>
   <translation>caminhos</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>horários</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>ritmo</translation>
  </message>
  <message>
   <source>At any time. Double-click the strip to add hours.</source>
   <translation>A qualquer hora. Clique duas vezes na faixa para adicionar horários.</translation>
  </message>
  <message>
   <source>No crawler is known to read hours; a server can keep them.</source>
   <translation>Não se conhece crawler que leia horários; um servidor pode fazê-los cumprir.</translation>
  </message>
  <message>
   <source>except %1</source>
   <translation>exceto %1</translation>
  </message>
  <message>
   <source>Change this exception…</source>
   <translation>Alterar esta exceção…</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>Remover esta exceção</translation>
  </message>
  <message>
   <source>Exception…</source>
   <translation>Exceção…</translation>
  </message>
  <message>
   <source>%1: add an exception</source>
   <translation>%1: adicionar uma exceção</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalGuard</name>
  <message>
   <source>The goal of search engines would no longer be true.</source>
   <translation>A meta dos mecanismos de busca deixaria de ser verdadeira.</translation>
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
   <translation>Por quê</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Perguntar</translation>
  </message>
  <message>
   <source>Export to nginx…</source>
   <translation>Exportar para nginx…</translation>
  </message>
  <message>
   <source>%1: exceptions, paths, hours, agents</source>
   <translation>%1: exceções, caminhos, horários, agentes</translation>
  </message>
  <message>
   <source>Exceptions, paths, hours, agents</source>
   <translation>Exceções, caminhos, horários, agentes</translation>
  </message>
  <message>
   <source>Goes to the line that decides this.</source>
   <translation>Vai à linha que decide isto.</translation>
  </message>
  <message>
   <source>%1: why</source>
   <translation>%1: por quê</translation>
  </message>
  <message>
   <source>Asks for this agent and path, above.</source>
   <translation>Pergunta por este agente e caminho, acima.</translation>
  </message>
  <message>
   <source>%1: ask</source>
   <translation>%1: perguntar</translation>
  </message>
  <message>
   <source>Only a server can refuse agents that do not obey robots.txt.</source>
   <translation>Só um servidor pode recusar agentes que não obedecem a robots.txt.</translation>
  </message>
  <message>
   <source>%1: export to nginx</source>
   <translation>%1: exportar para nginx</translation>
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
   <translation>Bloquear treinamento de IA, permitir busca</translation>
  </message>
  <message>
   <source>Search engines and assistants may come; crawlers that collect text to train models may not.</source>
   <translation>Mecanismos de busca e assistentes podem vir; crawlers que coletam texto para treinar modelos, não.</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>Tudo é bem-vindo</translation>
  </message>
  <message>
   <source>Every crawler may fetch everything, and the file says that it may use it.</source>
   <translation>Todo crawler pode acessar tudo, e o arquivo diz que pode usá-lo.</translation>
  </message>
  <message>
   <source>Close the whole site</source>
   <translation>Fechar o site inteiro</translation>
  </message>
  <message>
   <source>No crawler may fetch anything, Google's ad crawlers included.</source>
   <translation>Nenhum crawler pode acessar nada, nem os crawlers de anúncios do Google.</translation>
  </message>
  <message>
   <source>Search engines only</source>
   <translation>Só mecanismos de busca</translation>
  </message>
  <message>
   <source>Search engines may fetch everything; nobody else may come.</source>
   <translation>Mecanismos de busca podem acessar tudo; mais ninguém pode vir.</translation>
  </message>
  <message>
   <source>No AI at all</source>
   <translation>Nenhuma IA</translation>
  </message>
  <message>
   <source>Neither assistants nor crawlers for research, training or new content may come.</source>
   <translation>Não podem vir nem assistentes nem crawlers para pesquisa, treinamento ou conteúdo novo.</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Perguntar antes</translation>
  </message>
  <message>
   <source>Reading is free; training and new content only after asking.</source>
   <translation>Ler é livre; treinamento e conteúdo novo, só depois de perguntar.</translation>
  </message>
  <message>
   <source>Search and archives, no training</source>
   <translation>Busca e arquivos, sem treinamento</translation>
  </message>
  <message>
   <source>Search engines and web archives may keep pages; nobody may train models.</source>
   <translation>Mecanismos de busca e arquivos da web podem guardar páginas; ninguém pode treinar modelos.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalRows</name>
  <message numerus="yes">
   <source>%n path(s)</source>
   <translation>
    <numerusform>%n caminho</numerusform>
    <numerusform>%n caminhos</numerusform>
   </translation>
  </message>
  <message>
   <source>only %1</source>
   <translation>só %1</translation>
  </message>
  <message>
   <source>not %1</source>
   <translation>não %1</translation>
  </message>
  <message>
   <source>every path and hour</source>
   <translation>todo caminho e hora</translation>
  </message>
  <message numerus="yes">
   <source>%Ln obey</source>
   <comment>agents, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln obedece</numerusform>
    <numerusform>%Ln obedecem</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not</source>
   <comment>agents that do not obey, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln não</numerusform>
    <numerusform>%Ln não</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln say nothing</source>
   <comment>agents of which it is not known, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln não diz nada</numerusform>
    <numerusform>%Ln não dizem nada</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not obey robots.txt</source>
   <translation>
    <numerusform>%Ln não obedece a robots.txt</numerusform>
    <numerusform>%Ln não obedecem a robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>kept out until you add an exception</source>
   <translation>mantidos fora até você adicionar uma exceção</translation>
  </message>
  <message>
   <source>may come, and is asked to ask first</source>
   <translation>podem vir, e pede-se que perguntem antes</translation>
  </message>
  <message>
   <source>kept out without a licence</source>
   <translation>mantidos fora sem licença</translation>
  </message>
  <message>
   <source>may come; use needs a licence</source>
   <translation>podem vir; o uso exige licença</translation>
  </message>
  <message numerus="yes">
   <source>%Ln exception(s)</source>
   <translation>
    <numerusform>%Ln exceção</numerusform>
    <numerusform>%Ln exceções</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3 UTC</source>
   <translation>%1 não pode acessar %2 às %3 UTC</translation>
  </message>
  <message numerus="yes">
   <source>no line names %Ln agent(s)</source>
   <translation>
    <numerusform>nenhuma linha nomeia %Ln agente</numerusform>
    <numerusform>nenhuma linha nomeia %Ln agentes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 and %Ln more</source>
   <translation>
    <numerusform>%1 e mais %Ln</numerusform>
    <numerusform>%1 e mais %Ln</numerusform>
   </translation>
  </message>
  <message>
   <source>No line names: %1.</source>
   <translation>Nenhuma linha nomeia: %1.</translation>
  </message>
  <message>
   <source>Documented to ignore robots.txt, so that only a server can refuse them: %1.</source>
   <translation>Segundo a documentação, ignoram robots.txt, e só um servidor pode recusá-los: %1.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>não decidido</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>não decidido: %1</translation>
  </message>
  <message>
   <source>not known to be read</source>
   <translation>não se sabe se é lido</translation>
  </message>
  <message>
   <source>%1 came %2 times all the same</source>
   <translation>mesmo assim, %1 veio %2 vezes</translation>
  </message>
  <message>
   <source>true</source>
   <translation>verdadeira</translation>
  </message>
  <message>
   <source>said, but not known to be read</source>
   <translation>dito, mas não se sabe se é lido</translation>
  </message>
  <message>
   <source>not true</source>
   <translation>não verdadeira</translation>
  </message>
  <message>
   <source>being proved</source>
   <translation>em prova</translation>
  </message>
  <message>
   <source>no goal</source>
   <translation>sem meta</translation>
  </message>
  <message>
   <source>No goal</source>
   <translation>Sem meta</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>Bem-vindos</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Aberto</translation>
  </message>
  <message>
   <source>Keep out</source>
   <translation>Manter fora</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Perguntar antes</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>Com uma licença</translation>
  </message>
  <message>
   <source>Nothing is claimed of these crawlers.</source>
   <translation>Nada se afirma destes crawlers.</translation>
  </message>
  <message>
   <source>They may come, and the files say that they may use it.</source>
   <translation>Podem vir, e os arquivos dizem que podem usá-lo.</translation>
  </message>
  <message>
   <source>They may come. Nothing is said of use.</source>
   <translation>Podem vir. Nada se diz do uso.</translation>
  </message>
  <message>
   <source>They may not come, and the files refuse the use.</source>
   <translation>Não podem vir, e os arquivos recusam o uso.</translation>
  </message>
  <message>
   <source>They may come only after asking.</source>
   <translation>Só podem vir depois de perguntar.</translation>
  </message>
  <message>
   <source>They may come only with a licence.</source>
   <translation>Só podem vir com uma licença.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>as “%1”</source>
   <translation>como “%1”</translation>
  </message>
  <message>
   <source>nothing is claimed</source>
   <translation>nada se afirma</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>Provando para cada crawler, caminho e hora…</translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) are not true yet.</source>
   <translation>
    <numerusform>%Ln meta ainda não é verdadeira.</numerusform>
    <numerusform>%Ln metas ainda não são verdadeiras.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) could not be decided.</source>
   <translation>
    <numerusform>Não foi possível decidir %Ln meta.</numerusform>
    <numerusform>Não foi possível decidir %Ln metas.</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose what you want, and every crawler is looked at.</source>
   <translation>Escolha o que você quer, e cada crawler é examinado.</translation>
  </message>
  <message numerus="yes">
   <source>What you want is what the files say: %Ln goal(s) are true.</source>
   <translation>
    <numerusform>O que você quer é o que os arquivos dizem: %Ln meta é verdadeira.</numerusform>
    <numerusform>O que você quer é o que os arquivos dizem: %Ln metas são verdadeiras.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalsPage</name>
  <message>
   <source>Goals</source>
   <translation>Metas</translation>
  </message>
  <message>
   <source>What do you want?</source>
   <translation>O que você quer?</translation>
  </message>
  <message>
   <source>Add environment…</source>
   <translation>Adicionar ambiente…</translation>
  </message>
  <message>
   <source>Other copies of the site, such as staging, and what their files must say</source>
   <translation>Outras cópias do site, como a de testes, e o que seus arquivos devem dizer</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>Termos da licença</translation>
  </message>
  <message>
   <source>Exception removed</source>
   <translation>Exceção removida</translation>
  </message>
  <message>
   <source>Kept in gatepost.yaml</source>
   <translation>Guardado em gatepost.yaml</translation>
  </message>
  <message>
   <source>list of crawlers of %1</source>
   <translation>lista de crawlers de %1</translation>
  </message>
  <message>
   <source>Environment %1</source>
   <translation>Ambiente %1</translation>
  </message>
  <message>
   <source>Exception</source>
   <translation>Exceção</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>Aplicar metas</translation>
  </message>
  <message>
   <source>Your goals are in %1 now. Nothing is saved yet.</source>
   <translation>Suas metas estão em %1 agora. Nada foi salvo ainda.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupCard</name>
  <message>
   <source>Convert to 2.0…</source>
   <translation>Converter para 2.0…</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>Duplicar grupo</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>Remover grupo</translation>
  </message>
  <message>
   <source>Add an agent: GPTBot, ClaudeBot, * …</source>
   <translation>Adicionar agente: GPTBot, ClaudeBot, * …</translation>
  </message>
  <message>
   <source>Add an agent</source>
   <translation>Adicionar agente</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>A&amp;gentes</translation>
  </message>
  <message>
   <source>Kind of the new rule</source>
   <translation>Tipo da nova regra</translation>
  </message>
  <message>
   <source>Add a rule: /path, then Enter</source>
   <translation>Adicionar regra: /caminho e Enter</translation>
  </message>
  <message>
   <source>Add a rule</source>
   <translation>Adicionar regra</translation>
  </message>
  <message>
   <source>“allow /path” makes an Allow, “disallow /path” a Disallow. A pasted list of paths or URLs makes a rule of each.</source>
   <translation>“allow /caminho” cria um Allow, “disallow /caminho” um Disallow. Uma lista colada de caminhos ou URLs cria uma regra de cada um.</translation>
  </message>
  <message>
   <source>No line of the list is a path, a URL or a directive of a group.</source>
   <translation>Nenhuma linha da lista é um caminho, uma URL ou uma diretiva de grupo.</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>&amp;Regras</translation>
  </message>
  <message>
   <source>Add Allow</source>
   <translation>Adicionar Allow</translation>
  </message>
  <message>
   <source>Ctrl+Insert</source>
   <translation>Ctrl+Insert</translation>
  </message>
  <message>
   <source>Add Disallow</source>
   <translation>Adicionar Disallow</translation>
  </message>
  <message>
   <source>Insert</source>
   <translation>Insert</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>Mover para cima</translation>
  </message>
  <message>
   <source>Alt+Up</source>
   <translation>Alt+↑</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>Mover para baixo</translation>
  </message>
  <message>
   <source>Alt+Down</source>
   <translation>Alt+↓</translation>
  </message>
  <message>
   <source>Remove rule</source>
   <translation>Remover regra</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Delete</translation>
  </message>
  <message>
   <source>Group %1 of %2 · line %3</source>
   <translation>Grupo %1 de %2 · linha %3</translation>
  </message>
  <message>
   <source>Convert to a plain group…</source>
   <translation>Converter em grupo simples…</translation>
  </message>
  <message>
   <source>No group</source>
   <translation>Nenhum grupo</translation>
  </message>
  <message>
   <source>%1 manages this group: your changes will be overwritten or duplicated. Change it in the settings there, or add another group for the same agents.</source>
   <translation>%1 gerencia este grupo: suas alterações serão sobrescritas ou duplicadas. Altere lá, nas configurações, ou acrescente outro grupo para os mesmos agentes.</translation>
  </message>
  <message>
   <source>There is a line that is not a rule between the User-agent lines: for standard crawlers these agents are one group.</source>
   <translation>Há uma linha que não é regra entre as linhas User-agent: para crawlers do padrão, estes agentes são um só grupo.</translation>
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
   <translation>(ninguém ainda)</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>mais %n</numerusform>
    <numerusform>mais %n</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>linha %1</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s)</source>
   <translation>
    <numerusform>%n regra</numerusform>
    <numerusform>%n regras</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n other line(s)</source>
   <translation>
    <numerusform>%n outra linha</numerusform>
    <numerusform>%n outras linhas</numerusform>
   </translation>
  </message>
  <message>
   <source>experimental, read by nobody</source>
   <translation>experimental, ninguém o lê</translation>
  </message>
  <message>
   <source>There is another line between its User-agent lines.</source>
   <translation>Há outra linha entre as linhas User-agent.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsPage</name>
  <message>
   <source>Find an agent</source>
   <translation>Localizar agente</translation>
  </message>
  <message>
   <source>Find an agent's group</source>
   <translation>Localizar o grupo de um agente</translation>
  </message>
  <message>
   <source>Groups</source>
   <translation>Grupos</translation>
  </message>
  <message>
   <source>&amp;New group</source>
   <translation>&amp;Novo grupo</translation>
  </message>
  <message>
   <source>No group yet. A group says which agents its rules are for.</source>
   <translation>Nenhum grupo ainda. Um grupo diz para quais agentes são suas regras.</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>Horários e ritmo</translation>
  </message>
  <message>
   <source>Version and notes to the operator</source>
   <translation>Versão e comentários para os responsáveis pelo robô</translation>
  </message>
  <message>
   <source>Preference signals: later use</source>
   <translation>Sinais de preferência: uso depois do acesso</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>Lido por poucos</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Comentários</translation>
  </message>
  <message>
   <source>Add group</source>
   <translation>Adicionar grupo</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>Duplicar grupo</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>Remover grupo</translation>
  </message>
  <message>
   <source>Convert group to 2.0</source>
   <translation>Converter grupo para 2.0</translation>
  </message>
  <message>
   <source>Convert group to a plain one</source>
   <translation>Converter grupo em simples</translation>
  </message>
  <message>
   <source>Nothing means anything else afterwards.</source>
   <translation>Depois, nada muda de sentido.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Guard</name>
  <message>
   <source>What %1 says now is not used until it is corrected: %2</source>
   <translation>O que %1 diz agora não é usado até ser corrigido: %2</translation>
  </message>
  <message>
   <source>%1 was changed by another program and has been reloaded.</source>
   <translation>%1 foi alterado por outro programa e foi recarregado.</translation>
  </message>
  <message>
   <source>The undo history of %1 is full: its oldest steps are gone.</source>
   <translation>O histórico de desfazer de %1 está cheio: os passos mais antigos foram descartados.</translation>
  </message>
  <message>
   <source>%1 is also open in another Gatepost window (process %2). Gatepost looks at the file before each save and asks if the other one has saved.</source>
   <translation>%1 também está aberto em outra janela do Gatepost (processo %2). O Gatepost verifica o arquivo antes de cada gravação e pergunta se a outra o tiver salvo.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Desfazer</translation>
  </message>
  <message>
   <source>%1 cannot be read any more. Your text is still here.</source>
   <translation>Não é mais possível ler %1. Seu texto continua aqui.</translation>
  </message>
  <message>
   <source>%1 was removed or renamed by another program. Your text is still here; saving writes the file again.</source>
   <translation>%1 foi removido ou renomeado por outro programa. Seu texto continua aqui; salvar grava o arquivo novamente.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Salvar</translation>
  </message>
  <message>
   <source>%1 was changed by another program, and you have unsaved edits.</source>
   <translation>%1 foi alterado por outro programa e você tem edições não salvas.</translation>
  </message>
  <message>
   <source>%1 was changed by another program.</source>
   <translation>%1 foi alterado por outro programa.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Comparar</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>Recarregar</translation>
  </message>
  <message>
   <source>Keep mine</source>
   <translation>Manter a minha</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Help</name>
  <message>
   <source>retired</source>
   <translation>aposentado</translation>
  </message>
  <message>
   <source>older name</source>
   <translation>nome antigo</translation>
  </message>
  <message>
   <source>not confirmed by its operator</source>
   <translation>não confirmado pelo operador</translation>
  </message>
  <message>
   <source>crawler</source>
   <translation>crawler</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>acessa a pedido de um usuário</translation>
  </message>
  <message>
   <source>policy token, never fetches</source>
   <translation>token de política, nunca acessa</translation>
  </message>
  <message>
   <source>library</source>
   <translation>biblioteca</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>não documentado</translation>
  </message>
  <message>
   <source>no</source>
   <translation>não</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>sim</translation>
  </message>
  <message>
   <source>Obeys robots.txt</source>
   <translation>Obedece a robots.txt</translation>
  </message>
  <message>
   <source>Obeys the * group</source>
   <translation>Obedece ao grupo *</translation>
  </message>
  <message>
   <source>Obeys Crawl-delay</source>
   <translation>Obedece a Crawl-delay</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>Fonte: %1</translation>
  </message>
  <message>
   <source>Example: %1</source>
   <translation>Exemplo: %1</translation>
  </message>
  <message>
   <source>Explanation</source>
   <translation>Explicação</translation>
  </message>
  <message>
   <source>Open in the manual</source>
   <translation>Abrir no manual</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursModel</name>
  <message>
   <source>polite pace</source>
   <translation>ritmo cortês</translation>
  </message>
  <message>
   <source>open</source>
   <translation>aberto</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>negado</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>fechado</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>deve perguntar</translation>
  </message>
  <message>
   <source>Open at every hour</source>
   <translation>Aberto a qualquer hora</translation>
  </message>
  <message>
   <source>Not open at any hour</source>
   <translation>Não abre em nenhum horário</translation>
  </message>
  <message>
   <source>Closes %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>Fecha: %1</translation>
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
    <numerusform>mais %n</numerusform>
    <numerusform>mais %n</numerusform>
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
   <translation>a partir de %1: %2</translation>
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
   <translation>Horários em que os agentes podem acessar o caminho, em UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Journal</name>
  <message>
   <source>the folder %1 could not be made</source>
   <translation>não foi possível criar a pasta %1</translation>
  </message>
  <message>
   <source>%1 could not be locked</source>
   <translation>não foi possível bloquear %1</translation>
  </message>
  <message>
   <source>it could not be synced</source>
   <translation>não foi possível sincronizar</translation>
  </message>
  <message>
   <source>What you type in %1 cannot be kept for recovery: %2. Save soon.</source>
   <translation>O que você digita em %1 não pode ser guardado para recuperação: %2. Salve logo.</translation>
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
   <translation>Comando</translation>
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
   <translation>Este valor não decide nada</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Agora</translation>
  </message>
  <message>
   <source>New</source>
   <translation>Novo</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAnswerPage</name>
  <message>
   <source>Draft, live, after upload</source>
   <translation>Rascunho, no ar, após o envio</translation>
  </message>
  <message>
   <source>What the draft says and is not served</source>
   <translation>O que o rascunho diz e não é servido</translation>
  </message>
  <message>
   <source>What others put into it</source>
   <translation>O que outros põem nele</translation>
  </message>
  <message>
   <source>What differs from the draft after an upload</source>
   <translation>O que difere do rascunho após um envio</translation>
  </message>
  <message>
   <source>Request</source>
   <translation>Requisição</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Resposta</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>Quem</translation>
  </message>
  <message>
   <source>What they make of it</source>
   <translation>O que fazem disso</translation>
  </message>
  <message>
   <source>Requests that are answered</source>
   <translation>Requisições respondidas</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Send no more requests</source>
   <translation>Não enviar mais requisições</translation>
  </message>
  <message>
   <source>Comparison</source>
   <translation>Comparação</translation>
  </message>
  <message>
   <source>Requests and answers</source>
   <translation>Requisições e respostas</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Requisições</translation>
  </message>
  <message>
   <source>What crawlers make of it</source>
   <translation>O que os crawlers fazem disso</translation>
  </message>
  <message>
   <source>What cra&amp;wlers make of it</source>
   <translation>O que os cra&amp;wlers fazem disso</translation>
  </message>
  <message>
   <source>File that is compared line by line</source>
   <translation>Arquivo comparado linha a linha</translation>
  </message>
  <message>
   <source>Neither the draft nor the site has a line in this file.</source>
   <translation>Nem o rascunho nem o site têm uma linha neste arquivo.</translation>
  </message>
  <message>
   <source>Asking for robots.txt…</source>
   <translation>Pedindo robots.txt…</translation>
  </message>
  <message>
   <source>Comparing every path, agent and hour…</source>
   <translation>Comparando cada caminho, agente e hora…</translation>
  </message>
  <message>
   <source>Every agent is answered as the draft says, on every path and at every hour.</source>
   <translation>Todo agente recebe a resposta que o rascunho diz, em todo caminho e a toda hora.</translation>
  </message>
  <message>
   <source>Nothing: every answer of the draft is served.</source>
   <translation>Nada: toda resposta do rascunho é servida.</translation>
  </message>
  <message>
   <source>Nothing that changes an answer.</source>
   <translation>Nada que mude uma resposta.</translation>
  </message>
  <message>
   <source>Nothing: agents will be answered as the draft says.</source>
   <translation>Nada: os agentes receberão as respostas que o rascunho diz.</translation>
  </message>
  <message>
   <source>What will be served after an upload cannot be known.</source>
   <translation>Não é possível saber o que será servido após um envio.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAskPage</name>
  <message>
   <source>Requests that will be sent</source>
   <translation>Requisições que serão enviadas</translation>
  </message>
  <message>
   <source>Use the &amp;proxy that the environment names</source>
   <translation>Usar o &amp;proxy indicado nas variáveis de ambiente</translation>
  </message>
  <message>
   <source>Type the host of the site, such as www.example.org. What will be sent is then listed here.</source>
   <translation>Digite o host do site, como www.example.org. O que será enviado aparece então aqui.</translation>
  </message>
  <message>
   <source>It looks up names itself, so that the addresses it connects to are not checked</source>
   <translation>Ele mesmo resolve os nomes, então os endereços a que se conecta não são verificados</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Site</translation>
  </message>
  <message>
   <source>The draft is compared with what the site serves now. Nothing is sent before you press the button below.</source>
   <translation>O rascunho é comparado com o que o site serve agora. Nada é enviado antes de você pressionar o botão abaixo.</translation>
  </message>
  <message numerus="yes">
   <source>Send these %n request(s)</source>
   <translation>
    <numerusform>Enviar esta %n requisição</numerusform>
    <numerusform>Enviar estas %n requisições</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>Each names Gatepost as the sender: %1.</source>
   <translation>Cada uma nomeia o Gatepost como remetente: %1.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveChanges</name>
  <message>
   <source>The comparison is not complete: there may be more.</source>
   <translation>A comparação não está completa: pode haver mais.</translation>
  </message>
  <message>
   <source>Not decided: %1</source>
   <translation>Não decidido: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveColumnsModel</name>
  <message>
   <source>Whose</source>
   <translation>De quem</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>Rascunho</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>No ar</translation>
  </message>
  <message>
   <source>After upload</source>
   <translation>Após o envio</translation>
  </message>
  <message>
   <source>others</source>
   <translation>outros</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n linha igual</numerusform>
    <numerusform>… %n linhas iguais</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, by %2</source>
   <comment>%1 a line of a file, %2 who put it there</comment>
   <translation>%1, de %2</translation>
  </message>
  <message>
   <source>not served: %1</source>
   <translation>não servido: %1</translation>
  </message>
  <message>
   <source>goes with an upload: %1</source>
   <translation>some com um envio: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveDialog</name>
  <message>
   <source>Ask again…</source>
   <translation>Perguntar de novo…</translation>
  </message>
  <message>
   <source>&amp;Take the live file as a new document</source>
   <translation>&amp;Abrir o arquivo no ar como novo documento</translation>
  </message>
  <message>
   <source>Compare with live</source>
   <translation>Comparar com o que está no ar</translation>
  </message>
  <message>
   <source>In a separate window, unsaved; the draft stays as it is</source>
   <translation>Em uma janela separada, sem salvar; o rascunho fica como está</translation>
  </message>
  <message>
   <source>Into a folder of your choice, from which Logs and replay read it as a version of the policy</source>
   <translation>Em uma pasta à sua escolha, da qual Logs e replay o leem como versão da política</translation>
  </message>
  <message>
   <source>Stopped: nothing was answered.</source>
   <translation>Interrompido: nada foi respondido.</translation>
  </message>
  <message numerus="yes">
   <source>Stopped. %n request(s) were answered; what was not asked for is not known.</source>
   <translation>
    <numerusform>Interrompido. %n requisição foi respondida; o que não foi pedido não se sabe.</numerusform>
    <numerusform>Interrompido. %n requisições foram respondidas; o que não foi pedido não se sabe.</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking for %1…</source>
   <translation>Pedindo %1…</translation>
  </message>
  <message>
   <source>Keep as a version…</source>
   <translation>Guardar como versão…</translation>
  </message>
  <message>
   <source>Keep as version of %1…</source>
   <translation>Guardar como versão de %1…</translation>
  </message>
  <message>
   <source>The folder of the kept versions</source>
   <translation>A pasta das versões guardadas</translation>
  </message>
  <message>
   <source>Kept in %1.</source>
   <translation>Guardado em %1.</translation>
  </message>
  <message>
   <source>%1 is there already, and nothing is written over.</source>
   <translation>%1 já existe, e nada é sobrescrito.</translation>
  </message>
  <message>
   <source>The folder %1 could not be made.</source>
   <translation>Não foi possível criar a pasta %1.</translation>
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
   <translation>sem resposta</translation>
  </message>
  <message>
   <source>%1 (no longer encrypted)</source>
   <translation>%1 (não mais criptografado)</translation>
  </message>
  <message>
   <source>through %1</source>
   <comment>%1 a content delivery network</comment>
   <translation>por meio de %1</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the file: crawlers may get the same.</source>
   <translation>Um firewall fez uma pergunta em lugar do arquivo: os crawlers podem receber o mesmo.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>Not known: %1</source>
   <translation>Não se sabe: %1</translation>
  </message>
  <message>
   <source>left out</source>
   <translation>deixado de fora</translation>
  </message>
  <message>
   <source>Start page</source>
   <translation>Página inicial</translation>
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
   <translation>uma vez</translation>
  </message>
  <message>
   <source>every %1</source>
   <translation>a cada %1</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>em parte</translation>
  </message>
  <message>
   <source>no</source>
   <translation>não</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>sim</translation>
  </message>
  <message>
   <source>unknown</source>
   <translation>desconhecido</translation>
  </message>
  <message>
   <source>%1 %</source>
   <comment>share</comment>
   <translation>%1%</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so no request counts as denied, whatever your files say (requests: %2).</source>
   <translation>Segundo a documentação, %1 ignora robots.txt; por isso nenhuma requisição conta como negada, digam o que disserem seus arquivos (requisições: %2).</translation>
  </message>
  <message>
   <source>%1 does not claim to obey robots.txt.</source>
   <translation>%1 não afirma obedecer a robots.txt.</translation>
  </message>
  <message>
   <source>%1 did nothing that was denied (requests: %2).</source>
   <translation>%1 não fez nada que fosse negado (requisições: %2).</translation>
  </message>
  <message>
   <source>%1 asked for denied paths %2 times and was served %3 times.</source>
   <translation>%1 pediu caminhos negados %2 vezes e foi atendido %3 vezes.</translation>
  </message>
  <message>
   <source>It did so on %1.</source>
   <translation>Fez isso em %1.</translation>
  </message>
  <message>
   <source>It did so from %1 to %2.</source>
   <translation>Fez isso de %1 a %2.</translation>
  </message>
  <message>
   <source>Of these, %1 came after it had read the rule that denies them.</source>
   <translation>Dessas, %1 vieram depois de ele ter lido a regra que as nega.</translation>
  </message>
  <message>
   <source>Another %1 are within a day of a change of the rules, when a copy may still be old.</source>
   <translation>Outras %1 estão a menos de um dia de uma mudança das regras, quando uma cópia ainda pode ser antiga.</translation>
  </message>
  <message>
   <source>It came %1 times outside its hours.</source>
   <translation>Veio %1 vezes fora de seu horário.</translation>
  </message>
  <message>
   <source>%1 of its requests came faster than the stated %2; its busiest minute had %3.</source>
   <translation>%1 de suas requisições vieram mais rápido do que o ritmo declarado (%2); seu minuto mais movimentado teve %3.</translation>
  </message>
  <message>
   <source>It never got robots.txt.</source>
   <translation>Nunca obteve robots.txt.</translation>
  </message>
  <message>
   <source>%1 (unknown)</source>
   <translation>%1 (desconhecido)</translation>
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
   <translation>Se seus endereços são os que o operador publica</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Requisições</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>Negados</translation>
  </message>
  <message>
   <source>Requests that every version of the policy of the last 24 hours denies</source>
   <translation>Requisições que todas as versões da política das últimas 24 horas negam</translation>
  </message>
  <message>
   <source>Knew better</source>
   <translation>Já sabia</translation>
  </message>
  <message>
   <source>Denied requests after it had read the rule that denies them</source>
   <translation>Requisições negadas depois de ele ter lido a regra que as nega</translation>
  </message>
  <message>
   <source>Grace</source>
   <translation>Tolerância</translation>
  </message>
  <message>
   <source>Denied, but a copy of the rules that is a day old allows it</source>
   <translation>Negado, mas uma cópia das regras de um dia atrás o permite</translation>
  </message>
  <message>
   <source>Closed</source>
   <translation>Fechado</translation>
  </message>
  <message>
   <source>Requests outside the hours of Visit-time</source>
   <translation>Requisições fora do horário de Visit-time</translation>
  </message>
  <message>
   <source>Too fast</source>
   <translation>Rápido demais</translation>
  </message>
  <message>
   <source>Share of requests that came faster than the stated pace</source>
   <translation>Parcela das requisições que vieram mais rápido do que o ritmo declarado</translation>
  </message>
  <message>
   <source>Reads robots.txt</source>
   <translation>Lê robots.txt</translation>
  </message>
  <message>
   <source>Against the policy</source>
   <translation>Contra a política</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>%1 a %2</translation>
  </message>
  <message>
   <source>The days of its first and its last request that was denied, outside the hours or in a honeypot</source>
   <translation>Os dias da primeira e da última requisição dele que foi negada, fora do horário ou em um honeypot</translation>
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
   <translation>%1, linha %2</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Linha</translation>
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
   <translation>Rede</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Requisições</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogRulesModel</name>
  <message>
   <source>Rule and paths</source>
   <translation>Regra e caminhos</translation>
  </message>
  <message>
   <source>a group that allows only other paths</source>
   <translation>um grupo que permite só outros caminhos</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1, linha %2: %3</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>Versão</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>Requisições</translation>
  </message>
  <message>
   <source>First</source>
   <translation>Primeira</translation>
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
   <translation>%1: nenhuma linha tem User-Agent, então ninguém foi reconhecido.</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1, linha %2: %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsChart</name>
  <message>
   <source>Requests by the hour</source>
   <translation>Requisições por hora</translation>
  </message>
  <message>
   <source>Requests of %1 by the hour</source>
   <translation>Requisições de %1 por hora</translation>
  </message>
  <message>
   <source>%1 UTC, %2: denied %3, closed %4, grace %5, ok %6</source>
   <translation>%1 UTC, %2: negado %3, fechado %4, tolerância %5, ok %6</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>negado</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>fechado</translation>
  </message>
  <message>
   <source>grace</source>
   <translation>tolerância</translation>
  </message>
  <message>
   <source>ok</source>
   <translation>ok</translation>
  </message>
  <message numerus="yes">
   <source>Not drawn: %Ln request(s), such as of %1</source>
   <comment>%1: 31 Dec 9999</comment>
   <translation>
    <numerusform>Não desenhada: %Ln requisição, de %1</numerusform>
    <numerusform>Não desenhadas: %Ln requisições, como de %1</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsPanel</name>
  <message>
   <source>Agents in the log</source>
   <translation>Agentes no log</translation>
  </message>
  <message>
   <source>Broken rules</source>
   <translation>Regras violadas</translation>
  </message>
  <message>
   <source>Rules that decided nothing</source>
   <translation>Regras que não decidiram nada</translation>
  </message>
  <message>
   <source>Networks of somebody else under its name</source>
   <translation>Redes de outros sob o nome dele</translation>
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
   <translation>Parar a leitura</translation>
  </message>
  <message>
   <source>Use these paths as sample paths</source>
   <translation>Usar estes caminhos como caminhos de exemplo</translation>
  </message>
  <message>
   <source>Copy the networks</source>
   <translation>Copiar as redes</translation>
  </message>
  <message>
   <source>Report this…</source>
   <translation>Denunciar isto…</translation>
  </message>
  <message>
   <source>Refuse them at the server…</source>
   <translation>Bloqueá-los no servidor…</translation>
  </message>
  <message>
   <source>Open logs…</source>
   <translation>Abrir logs…</translation>
  </message>
  <message>
   <source>Choose a server's logs, also packed with gzip or zstd</source>
   <translation>Escolher logs de um servidor, também compactados com gzip ou zstd</translation>
  </message>
  <message>
   <source>Address lists…</source>
   <translation>Listas de endereços…</translation>
  </message>
  <message>
   <source>Choose a folder of address lists, to verify who the crawlers are</source>
   <translation>Escolher uma pasta de listas de endereços, para verificar quem são os crawlers</translation>
  </message>
  <message>
   <source>Judged by</source>
   <translation>Avaliado por</translation>
  </message>
  <message>
   <source>The policy that the log is judged by</source>
   <translation>A política pela qual o log é avaliado</translation>
  </message>
  <message>
   <source>No rule was broken.</source>
   <translation>Nenhuma regra foi violada.</translation>
  </message>
  <message>
   <source>Every rule that denies decided at least one request.</source>
   <translation>Toda regra que nega decidiu ao menos uma requisição.</translation>
  </message>
  <message>
   <source>Nobody else came under its name, as far as its operator publishes addresses.</source>
   <translation>Ninguém mais veio sob o nome dele, até onde seu operador publica endereços.</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Regras</translation>
  </message>
  <message>
   <source>Rules it broke</source>
   <translation>Regras que ele violou</translation>
  </message>
  <message>
   <source>Under its name</source>
   <translation>Sob o nome dele</translation>
  </message>
  <message>
   <source>Networks from which somebody else came under its name: refuse these, not the agent</source>
   <translation>Redes das quais outros vieram sob o nome dele: bloqueie estas, não o agente</translation>
  </message>
  <message>
   <source>Drop the access logs of your server here. Gatepost says what each crawler did, judged by what the policy said at that time. Nothing leaves this computer.</source>
   <translation>Solte aqui os logs de acesso do seu servidor. O Gatepost diz o que cada crawler fez, avaliado pelo que a política dizia naquele momento. Nada sai deste computador.</translation>
  </message>
  <message>
   <source>No crawler is in these %1 lines.</source>
   <translation>Nenhum crawler aparece nestas %1 linhas.</translation>
  </message>
  <message>
   <source>%1 lines, %2 to %3, %4 agents, judged by %5.</source>
   <translation>%1 linhas, de %2 a %3, %4 agentes, avaliadas por %5.</translation>
  </message>
  <message numerus="yes">
   <source>%n version(s) of the policy</source>
   <translation>
    <numerusform>%n versão da política</numerusform>
    <numerusform>%n versões da política</numerusform>
   </translation>
  </message>
  <message>
   <source>Agents made %1 % of the lines.</source>
   <translation>Agentes geraram %1 % das linhas.</translation>
  </message>
  <message>
   <source>%1 more names that nobody knows are not listed.</source>
   <translation>Mais %1 nomes que ninguém conhece não estão listados.</translation>
  </message>
  <message>
   <source>%1 lines are not in the format that was assumed (%2).</source>
   <translation>%1 linhas não estão no formato presumido (%2).</translation>
  </message>
  <message>
   <source>Rules that decided nothing (%1)</source>
   <translation>Regras que não decidiram nada (%1)</translation>
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
   <translation>Sob o nome dele (%1 de %2)</translation>
  </message>
  <message>
   <source>Under its name (%1)</source>
   <translation>Sob o nome dele (%1)</translation>
  </message>
  <message>
   <source>Rules that %1 broke</source>
   <translation>Regras que %1 violou</translation>
  </message>
  <message>
   <source>Choose an agent to see which rules it broke.</source>
   <translation>Escolha um agente para ver quais regras ele violou.</translation>
  </message>
  <message>
   <source>All these paths are sample paths already.</source>
   <translation>Todos estes caminhos já são caminhos de exemplo.</translation>
  </message>
  <message numerus="yes">
   <source>%n sample path(s) added.</source>
   <translation>
    <numerusform>%n caminho de exemplo adicionado.</numerusform>
    <numerusform>%n caminhos de exemplo adicionados.</numerusform>
   </translation>
  </message>
  <message>
   <source>The networks were copied.</source>
   <translation>As redes foram copiadas.</translation>
  </message>
  <message>
   <source>this site's Git history</source>
   <translation>o histórico do Git deste site</translation>
  </message>
  <message>
   <source>this text, for all times</source>
   <translation>este texto, para todos os momentos</translation>
  </message>
  <message>
   <source>a folder of dated versions…</source>
   <translation>uma pasta de versões datadas…</translation>
  </message>
  <message>
   <source>versions in %1</source>
   <translation>versões em %1</translation>
  </message>
  <message>
   <source>A folder with a folder for each version, named by its date</source>
   <translation>Uma pasta com uma pasta para cada versão, com a data como nome</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>Logs de um servidor</translation>
  </message>
  <message>
   <source>A folder of address lists, each named after its crawler</source>
   <translation>Uma pasta de listas de endereços, cada uma com o nome de seu crawler</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>Lendo…</translation>
  </message>
  <message>
   <source>Reading was stopped.</source>
   <translation>A leitura foi interrompida.</translation>
  </message>
  <message>
   <source>%1 lines, %2 million a second</source>
   <translation>%1 linhas, %2 milhões por segundo</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Look</name>
  <message>
   <source>Search indexer</source>
   <translation>Indexador de busca</translation>
  </message>
  <message>
   <source>AI assistant</source>
   <translation>Assistente de IA</translation>
  </message>
  <message>
   <source>AI researcher</source>
   <translation>Pesquisador de IA</translation>
  </message>
  <message>
   <source>Code assistant</source>
   <translation>Assistente de código</translation>
  </message>
  <message>
   <source>Data harvester</source>
   <translation>Coletor de dados</translation>
  </message>
  <message>
   <source>Content generator</source>
   <translation>Gerador de conteúdo</translation>
  </message>
  <message>
   <source>Ad network</source>
   <translation>Rede de anúncios</translation>
  </message>
  <message>
   <source>Monitoring</source>
   <translation>Monitoramento</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Sim</translation>
  </message>
  <message>
   <source>No</source>
   <translation>Não</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Depois</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Perguntar</translation>
  </message>
  <message>
   <source>As the author meant it</source>
   <translation>Conforme a intenção do autor</translation>
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
   <translation>Como em 1994</translation>
  </message>
  <message>
   <source>As documented</source>
   <translation>Segundo a documentação</translation>
  </message>
  <message>
   <source>decided</source>
   <translation>decidiu</translation>
  </message>
  <message>
   <source>applies</source>
   <translation>aplica-se</translation>
  </message>
  <message>
   <source>lost</source>
   <translation>perdeu</translation>
  </message>
  <message>
   <source>not read</source>
   <translation>não lido</translation>
  </message>
  <message>
   <source>note</source>
   <translation>nota</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Busca</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>Em nome de um usuário</translation>
  </message>
  <message>
   <source>Training</source>
   <translation>Treinamento</translation>
  </message>
  <message>
   <source>Several purposes</source>
   <translation>Várias finalidades</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MainWindow</name>
  <message>
   <source>&amp;File</source>
   <translation>&amp;Arquivo</translation>
  </message>
  <message>
   <source>&amp;Open file…</source>
   <translation>A&amp;brir arquivo…</translation>
  </message>
  <message>
   <source>Open &amp;folder…</source>
   <translation>Abrir &amp;pasta…</translation>
  </message>
  <message>
   <source>Open &amp;recent</source>
   <translation>Abrir &amp;recente</translation>
  </message>
  <message>
   <source>New &amp;window</source>
   <translation>Nova &amp;janela</translation>
  </message>
  <message>
   <source>Open the sam&amp;ple site</source>
   <translation>Abrir o si&amp;te de exemplo</translation>
  </message>
  <message>
   <source>S&amp;ettings…</source>
   <translation>Confi&amp;gurações…</translation>
  </message>
  <message>
   <source>&amp;Close file</source>
   <translation>&amp;Fechar arquivo</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>S&amp;air</translation>
  </message>
  <message>
   <source>&amp;New</source>
   <translation>&amp;Novo</translation>
  </message>
  <message>
   <source>Agent policy &amp;from robots.txt</source>
   <translation>Política de agentes &amp;a partir de robots.txt</translation>
  </message>
  <message>
   <source>New from &amp;template</source>
   <translation>Novo a partir de &amp;modelo</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>&amp;Salvar</translation>
  </message>
  <message>
   <source>Save &amp;as…</source>
   <translation>Salvar &amp;como…</translation>
  </message>
  <message>
   <source>Save a cop&amp;y…</source>
   <translation>Salvar uma cóp&amp;ia…</translation>
  </message>
  <message>
   <source>Save a&amp;ll</source>
   <translation>Salvar t&amp;udo</translation>
  </message>
  <message>
   <source>Co&amp;mpare with the file</source>
   <translation>Comparar com o ar&amp;quivo</translation>
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
   <translation>&amp;Desfazer</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>&amp;Refazer</translation>
  </message>
  <message>
   <source>&amp;Next problem</source>
   <translation>Pr&amp;óximo problema</translation>
  </message>
  <message>
   <source>T&amp;idy up…</source>
   <translation>Arru&amp;mar…</translation>
  </message>
  <message>
   <source>&amp;Previous problem</source>
   <translation>Problema an&amp;terior</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>E&amp;xibir</translation>
  </message>
  <message>
   <source>&amp;Form</source>
   <translation>&amp;Formulário</translation>
  </message>
  <message>
   <source>Form &amp;and text</source>
   <translation>Formulário &amp;e texto</translation>
  </message>
  <message>
   <source>&amp;Text</source>
   <translation>&amp;Texto</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>Metas</translation>
  </message>
  <message>
   <source>&amp;Reset layout</source>
   <translation>&amp;Redefinir layout</translation>
  </message>
  <message>
   <source>Next &amp;pane</source>
   <translation>Pró&amp;ximo painel</translation>
  </message>
  <message>
   <source>Pre&amp;vious pane</source>
   <translation>Painel a&amp;nterior</translation>
  </message>
  <message>
   <source>Find a &amp;command…</source>
   <translation>Localizar um &amp;comando…</translation>
  </message>
  <message>
   <source>Views folded to their tabs</source>
   <translation>Exibições recolhidas às suas abas</translation>
  </message>
  <message>
   <source>Views in the whole window</source>
   <translation>Exibições na janela inteira</translation>
  </message>
  <message>
   <source>&amp;Policy</source>
   <translation>&amp;Política</translation>
  </message>
  <message>
   <source>Add %1</source>
   <translation>Adicionar %1</translation>
  </message>
  <message>
   <source>&amp;Undo %1</source>
   <translation>&amp;Desfazer %1</translation>
  </message>
  <message>
   <source>&amp;Redo %1</source>
   <translation>&amp;Refazer %1</translation>
  </message>
  <message>
   <source>Read as one it would allow everything, so nothing is judged.</source>
   <translation>Lido como tal, permitiria tudo, então nada é avaliado.</translation>
  </message>
  <message>
   <source>Fetch…</source>
   <translation>Buscar…</translation>
  </message>
  <message>
   <source>Open anyway</source>
   <translation>Abrir mesmo assim</translation>
  </message>
  <message>
   <source>&amp;Simulate</source>
   <translation>&amp;Simular</translation>
  </message>
  <message>
   <source>&amp;Ask about an agent</source>
   <translation>&amp;Perguntar sobre um agente</translation>
  </message>
  <message>
   <source>Go to the &amp;deciding line</source>
   <translation>Ir para a &amp;linha que decide</translation>
  </message>
  <message>
   <source>C&amp;hange this answer…</source>
   <translation>&amp;Mudar esta resposta…</translation>
  </message>
  <message>
   <source>&amp;Copy the answer</source>
   <translation>&amp;Copiar a resposta</translation>
  </message>
  <message>
   <source>Copy as &amp;JSON</source>
   <translation>Copiar como &amp;JSON</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Leitura</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>Aj&amp;uda</translation>
  </message>
  <message>
   <source>&amp;Manual</source>
   <translation>&amp;Manual</translation>
  </message>
  <message>
   <source>&amp;Keyboard shortcuts</source>
   <translation>Atalhos de &amp;teclado</translation>
  </message>
  <message>
   <source>&amp;Report a wrong verdict</source>
   <translation>&amp;Relatar um veredito errado</translation>
  </message>
  <message>
   <source>&amp;Update the List of Crawlers…</source>
   <translation>&amp;Atualizar a lista de crawlers…</translation>
  </message>
  <message numerus="yes">
   <source>&amp;Update the List of Crawlers… (%n day(s) old)</source>
   <translation>
    <numerusform>&amp;Atualizar a lista de crawlers… (de %n dia atrás)</numerusform>
    <numerusform>&amp;Atualizar a lista de crawlers… (de %n dias atrás)</numerusform>
   </translation>
  </message>
  <message>
   <source>&amp;About Gatepost</source>
   <translation>&amp;Sobre o Gatepost</translation>
  </message>
  <message>
   <source>About Gatepost</source>
   <translation>Sobre o Gatepost</translation>
  </message>
  <message>
   <source>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. No account, no telemetry; nothing is fetched or sent unless you press a button.&lt;/p&gt;</source>
   <translation>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Edita e simula robots.txt, robots-ai.txt, robots2.txt e políticas de agentes.&lt;/p&gt;&lt;p&gt;Software livre sob a GNU General Public License, versão 3 ou posterior. Sem conta, sem telemetria; nada é acessado nem enviado a menos que você pressione um botão.&lt;/p&gt;</translation>
  </message>
  <message>
   <source>The answer with its reasons is in the clipboard as JSON. Paste it into your report with the policy files that it is about, and say what you expected. Nothing was sent.</source>
   <translation>A resposta com seus motivos está na área de transferência como JSON. Cole-a em seu relato com os arquivos de política de que ela trata e diga o que você esperava. Nada foi enviado.</translation>
  </message>
  <message>
   <source>The window speaks the other language when Gatepost is started again.</source>
   <translation>A janela passa a usar o outro idioma quando o Gatepost for iniciado de novo.</translation>
  </message>
  <message>
   <source>The files of this site have %1. Everything is judged again at each key, so typing waits. The text alone is faster.</source>
   <translation>Os arquivos deste site têm %1. Tudo é avaliado de novo a cada tecla, por isso a digitação demora. Só o texto é mais rápido.</translation>
  </message>
  <message>
   <source>Show the text alone</source>
   <translation>Mostrar só o texto</translation>
  </message>
  <message>
   <source>Only the text is shown. Verdicts, problems, forms and views are not kept up to date.</source>
   <translation>Só o texto é mostrado. Vereditos, problemas, formulários e visões não são mantidos em dia.</translation>
  </message>
  <message>
   <source>Judge again</source>
   <translation>Avaliar de novo</translation>
  </message>
  <message>
   <source>Line %1 of %2 has %3 characters. Only its first %4 are shown and searched, and lines are not wrapped in this file. All of it is kept and saved.</source>
   <translation>A linha %1 de %2 tem %3 caracteres. Só os primeiros %4 são mostrados e pesquisados, e as linhas deste arquivo não são quebradas. Tudo é mantido e salvo.</translation>
  </message>
  <message>
   <source>%1 contains no policy file.</source>
   <translation>%1 não contém nenhum arquivo de política.</translation>
  </message>
  <message>
   <source>%1 contains no robots.txt, robots-ai.txt, robots2.txt or agent policy yet. What you say here makes one.</source>
   <translation>%1 ainda não contém robots.txt, robots-ai.txt, robots2.txt nem política de agentes. O que você disser aqui cria um.</translation>
  </message>
  <message>
   <source>Crawler policy</source>
   <translation>Política para crawlers</translation>
  </message>
  <message>
   <source>The clipboard contains no text. Copy the text of a robots.txt first.</source>
   <translation>A área de transferência não contém texto. Copie antes o texto de um robots.txt.</translation>
  </message>
  <message>
   <source>Open file</source>
   <translation>Abrir arquivo</translation>
  </message>
  <message>
   <source>Policy files (*robots*.txt *.kno);;Text files (*.txt);;All files (*)</source>
   <translation>Arquivos de política (*robots*.txt *.kno);;Arquivos de texto (*.txt);;Todos os arquivos (*)</translation>
  </message>
  <message>
   <source>Open a site's folder</source>
   <translation>Abrir a pasta de um site</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1 (ausente)</translation>
  </message>
  <message>
   <source>Keep the open file at the top</source>
   <translation>Fixar o arquivo aberto no topo</translation>
  </message>
  <message>
   <source>Forget missing files</source>
   <translation>Esquecer arquivos ausentes</translation>
  </message>
  <message>
   <source>Clear the list</source>
   <translation>Limpar a lista</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, linha %2</translation>
  </message>
  <message>
   <source>Go to line %1 of %2</source>
   <translation>Ir para a linha %1 de %2</translation>
  </message>
  <message>
   <source>Let %1 in…</source>
   <translation>Deixar %1 entrar…</translation>
  </message>
  <message>
   <source>Block %1…</source>
   <translation>Bloquear %1…</translation>
  </message>
  <message>
   <source>the smallest edit</source>
   <translation>a menor edição</translation>
  </message>
  <message>
   <source>Export to %1…</source>
   <translation>Exportar para %1…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Arquivo</translation>
  </message>
  <message>
   <source>Ask about %1</source>
   <translation>Perguntar sobre %1</translation>
  </message>
  <message>
   <source>path</source>
   <translation>caminho</translation>
  </message>
  <message>
   <source>directive, in the manual</source>
   <translation>diretiva, no manual</translation>
  </message>
  <message>
   <source>manual</source>
   <translation>manual</translation>
  </message>
  <message>
   <source>No command. Ask about “%1”?</source>
   <translation>Nenhum comando. Perguntar sobre “%1”?</translation>
  </message>
  <message>
   <source>Views</source>
   <translation>Exibições</translation>
  </message>
  <message>
   <source>Form and answer</source>
   <translation>Formulário e resposta</translation>
  </message>
  <message>
   <source>Form</source>
   <translation>Formulário</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Resposta</translation>
  </message>
  <message>
   <source>The unsaved text of %1 is back. It is not saved yet.</source>
   <translation>O texto não salvo de %1 foi recuperado. Ainda não está salvo.</translation>
  </message>
  <message>
   <source>Recovered text</source>
   <translation>Texto recuperado</translation>
  </message>
  <message>
   <source>The text could not be put into %1; it is kept.</source>
   <translation>Não foi possível colocar o texto em %1; ele está guardado.</translation>
  </message>
  <message>
   <source>Save the recovered text</source>
   <translation>Salvar o texto recuperado</translation>
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
   <translation>O texto não salvo está salvo como %1.</translation>
  </message>
  <message>
   <source>Open the files again?</source>
   <translation>Abrir os arquivos de novo?</translation>
  </message>
  <message>
   <source>The last time, Gatepost did not come up with the files that were open. One of them may be the reason.</source>
   <translation>Da última vez, o Gatepost não conseguiu iniciar com os arquivos que estavam abertos. Um deles pode ser a causa.</translation>
  </message>
  <message>
   <source>Show the files</source>
   <translation>Mostrar os arquivos</translation>
  </message>
  <message>
   <source>Open again</source>
   <translation>Abrir de novo</translation>
  </message>
  <message>
   <source>Start empty</source>
   <translation>Começar sem arquivos</translation>
  </message>
  <message>
   <source>Not opened again: %1</source>
   <translation>Não foi reaberto: %1</translation>
  </message>
  <message>
   <source>Save %1</source>
   <translation>Salvar %1</translation>
  </message>
  <message>
   <source>Save a copy of %1</source>
   <translation>Salvar uma cópia de %1</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>%1 foi salvo</translation>
  </message>
  <message>
   <source>Keep this window open and save a copy elsewhere.</source>
   <translation>Mantenha esta janela aberta e salve uma cópia em outro lugar.</translation>
  </message>
  <message>
   <source>Changed on disk</source>
   <translation>Alterado em disco</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading keeps your draft as an undo step.</source>
   <translation>Salvar substitui o que está lá agora. Recarregar mantém seu rascunho como um passo de desfazer.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Comparar</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>Recarregar</translation>
  </message>
  <message>
   <source>Save mine</source>
   <translation>Salvar a minha</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Write over the file?</source>
   <translation>Gravar por cima do arquivo?</translation>
  </message>
  <message>
   <source>The old text is kept in a safe place meanwhile.</source>
   <translation>Enquanto isso, o texto antigo fica guardado em lugar seguro.</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>Salvar uma cópia…</translation>
  </message>
  <message>
   <source>Write over it</source>
   <translation>Gravar por cima</translation>
  </message>
  <message>
   <source>The old text cannot be kept safe, so the file was not written.</source>
   <translation>Não é possível guardar o texto antigo em segurança; por isso o arquivo não foi gravado.</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>Mecanismos de busca</translation>
  </message>
  <message>
   <source>Pages that may not be fetched drop out of search results.</source>
   <translation>Páginas que não podem ser acessadas somem dos resultados de busca.</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>Mostrar as mudanças</translation>
  </message>
  <message>
   <source>Save all the same</source>
   <translation>Salvar mesmo assim</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading discards your changes.</source>
   <translation>Salvar substitui o que está lá agora. Recarregar descarta suas alterações.</translation>
  </message>
  <message>
   <source>gatepost.yaml and asks.json</source>
   <translation>gatepost.yaml e asks.json</translation>
  </message>
  <message>
   <source>Unsaved changes</source>
   <translation>Alterações não salvas</translation>
  </message>
  <message>
   <source>Save the changes in %1?</source>
   <translation>Salvar as alterações em %1?</translation>
  </message>
  <message>
   <source>If you do not save, they are lost.</source>
   <translation>Se você não salvar, elas se perdem.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Salvar</translation>
  </message>
  <message>
   <source>Don't save</source>
   <translation>Não salvar</translation>
  </message>
  <message>
   <source>%1 is the same as the file on disk.</source>
   <translation>%1 é igual ao arquivo em disco.</translation>
  </message>
  <message>
   <source>Compare %1</source>
   <translation>Comparar %1</translation>
  </message>
  <message>
   <source>− in the file on disk, + in the window:</source>
   <translation>− no arquivo em disco, + na janela:</translation>
  </message>
  <message>
   <source>No longer there, so not opened again: %1</source>
   <translation>Não existe mais, por isso não foi reaberto: %1</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Site</translation>
  </message>
  <message>
   <source>Compare with &amp;live…</source>
   <translation>Comparar com o que está no a&amp;r…</translation>
  </message>
  <message>
   <source>The draft against what the site serves now. Nothing is sent before you have seen what will be.</source>
   <translation>O rascunho diante do que o site serve agora. Nada é enviado antes de você ver o que será.</translation>
  </message>
  <message>
   <source>&amp;Serve the draft…</source>
   <translation>&amp;Servir o rascunho…</translation>
  </message>
  <message>
   <source>A web server on this computer, for trying a crawler on it</source>
   <translation>Um servidor web neste computador, para testar um crawler nele</translation>
  </message>
  <message>
   <source>not all UTF-8</source>
   <translation>não é todo UTF-8</translation>
  </message>
  <message>
   <source>UTF-8 with BOM</source>
   <translation>UTF-8 com BOM</translation>
  </message>
  <message>
   <source>UTF-8</source>
   <translation>UTF-8</translation>
  </message>
  <message>
   <source>%1, mixed</source>
   <translation>%1, misto</translation>
  </message>
  <message>
   <source>%1 of 500 KiB</source>
   <translation>%1 de 500 KiB</translation>
  </message>
  <message>
   <source>no problems</source>
   <translation>nenhum problema</translation>
  </message>
  <message>
   <source>errors: %1, warnings: %2</source>
   <translation>erros: %1, avisos: %2</translation>
  </message>
  <message>
   <source>Ln %1, Col %2</source>
   <translation>Lin %1, Col %2</translation>
  </message>
  <message>
   <source>not wrapped: a line has over %1 characters</source>
   <translation>sem quebra automática: uma linha tem mais de %1 caracteres</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>não salvo</translation>
  </message>
  <message>
   <source>Never saved</source>
   <translation>ainda não é arquivo</translation>
  </message>
  <message>
   <source>saved</source>
   <translation>salvo</translation>
  </message>
  <message>
   <source>&amp;Duplicate lines</source>
   <translation>&amp;Duplicar linhas</translation>
  </message>
  <message>
   <source>Move lines &amp;up</source>
   <translation>Mover linhas para &amp;cima</translation>
  </message>
  <message>
   <source>Move lines do&amp;wn</source>
   <translation>Mover linhas para &amp;baixo</translation>
  </message>
  <message>
   <source>De&amp;lete lines</source>
   <translation>E&amp;xcluir linhas</translation>
  </message>
  <message>
   <source>&amp;Join lines</source>
   <translation>&amp;Juntar linhas</translation>
  </message>
  <message>
   <source>&amp;Comment or uncomment</source>
   <translation>Co&amp;mentar ou descomentar</translation>
  </message>
  <message>
   <source>Complete</source>
   <translation>Completar</translation>
  </message>
  <message>
   <source>Fix at the caret…</source>
   <translation>Corrigir no cursor…</translation>
  </message>
  <message>
   <source>Explain what is at the caret</source>
   <translation>Explicar o que está no cursor</translation>
  </message>
  <message>
   <source>Fold the group</source>
   <translation>Recolher o grupo</translation>
  </message>
  <message>
   <source>Unfold the group</source>
   <translation>Expandir o grupo</translation>
  </message>
  <message>
   <source>Fold all</source>
   <translation>Recolher tudo</translation>
  </message>
  <message>
   <source>Unfold all</source>
   <translation>Expandir tudo</translation>
  </message>
  <message>
   <source>&amp;Find…</source>
   <translation>&amp;Localizar…</translation>
  </message>
  <message>
   <source>R&amp;eplace…</source>
   <translation>&amp;Substituir…</translation>
  </message>
  <message>
   <source>Find ne&amp;xt</source>
   <translation>Localizar pró&amp;ximo</translation>
  </message>
  <message>
   <source>Find pre&amp;vious</source>
   <translation>Localizar &amp;anterior</translation>
  </message>
  <message>
   <source>&amp;Go to line…</source>
   <translation>&amp;Ir para a linha…</translation>
  </message>
  <message>
   <source>&amp;Lines</source>
   <translation>Li&amp;nhas</translation>
  </message>
  <message>
   <source>F&amp;olding</source>
   <translation>R&amp;ecolhimento</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>Rec&amp;ortar</translation>
  </message>
  <message>
   <source>Cop&amp;y</source>
   <translation>Co&amp;piar</translation>
  </message>
  <message>
   <source>P&amp;aste</source>
   <translation>&amp;Colar</translation>
  </message>
  <message>
   <source>&amp;Select all</source>
   <translation>Selecionar t&amp;udo</translation>
  </message>
  <message>
   <source>&amp;Wrap lines</source>
   <translation>&amp;Quebrar linhas</translation>
  </message>
  <message>
   <source>Show &amp;spaces and tabs</source>
   <translation>Mostrar e&amp;spaços e tabulações</translation>
  </message>
  <message>
   <source>&amp;Grey out groups of other agents</source>
   <translation>Esmaecer gr&amp;upos de outros agentes</translation>
  </message>
  <message>
   <source>&amp;Larger text</source>
   <translation>&amp;Aumentar texto</translation>
  </message>
  <message>
   <source>S&amp;maller text</source>
   <translation>Di&amp;minuir texto</translation>
  </message>
  <message>
   <source>Usual text si&amp;ze</source>
   <translation>Tamanho n&amp;ormal do texto</translation>
  </message>
  <message>
   <source>Go to line</source>
   <translation>Ir para a linha</translation>
  </message>
  <message>
   <source>Line (1 to %1)</source>
   <translation>Linha (1 a %1)</translation>
  </message>
  <message numerus="yes">
   <source>The list in use has %n agents.</source>
   <translation>
    <numerusform>A lista em uso tem %n agente.</numerusform>
    <numerusform>A lista em uso tem %n agentes.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The list in use is of %1 and has %n agents.</source>
   <translation>
    <numerusform>A lista em uso é de %1 e tem %n agente.</numerusform>
    <numerusform>A lista em uso é de %1 e tem %n agentes.</numerusform>
   </translation>
  </message>
  <message>
   <source>Update the list of crawlers</source>
   <translation>Atualizar a lista de crawlers</translation>
  </message>
  <message>
   <source>%1 (%2) contains nothing new.</source>
   <translation>%1 (%2) não contém nada de novo.</translation>
  </message>
  <message>
   <source>%1 (%2): %3 new, %4 changed.</source>
   <translation>%1 (%2): %3 novos, %4 alterados.</translation>
  </message>
  <message>
   <source>What would change</source>
   <translation>O que mudaria</translation>
  </message>
  <message>
   <source>Left out: %1</source>
   <translation>Deixado de fora: %1</translation>
  </message>
  <message>
   <source>Use This List</source>
   <translation>Usar esta lista</translation>
  </message>
  <message>
   <source>%1 could not be read: %2</source>
   <translation>Não foi possível ler %1: %2</translation>
  </message>
  <message>
   <source>Update the list of crawlers from a file</source>
   <translation>Atualizar a lista de crawlers a partir de um arquivo</translation>
  </message>
  <message>
   <source>Lists of agents (*.tsv *.json *.txt);;All files (*)</source>
   <translation>Listas de agentes (*.tsv *.json *.txt);;Todos os arquivos (*)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Manual</name>
  <message>
   <source>Open this policy in a new window</source>
   <translation>Abrir esta política em uma nova janela</translation>
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
   <translation>Voltar</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>Avançar</translation>
  </message>
  <message>
   <source>Gatepost manual</source>
   <translation>Manual do Gatepost</translation>
  </message>
  <message>
   <source>Search the manual</source>
   <translation>Pesquisar no manual</translation>
  </message>
  <message>
   <source>Contents</source>
   <translation>Conteúdo</translation>
  </message>
  <message>
   <source>Found sections</source>
   <translation>Seções encontradas</translation>
  </message>
  <message>
   <source>Text of the manual</source>
   <translation>Texto do manual</translation>
  </message>
  <message>
   <source>The text of the manual is in English.</source>
   <translation>O texto do manual está em inglês.</translation>
  </message>
  <message>
   <source>Nothing found</source>
   <translation>Nada encontrado</translation>
  </message>
  <message numerus="yes">
   <source>%n section(s)</source>
   <translation>
    <numerusform>%n seção</numerusform>
    <numerusform>%n seções</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MapPanel</name>
  <message>
   <source>%1 to %2: closed</source>
   <translation>%1 a %2: fechado</translation>
  </message>
  <message>
   <source>%1 to %2: open, no pace stated</source>
   <translation>%1 a %2: aberto, nenhum ritmo declarado</translation>
  </message>
  <message>
   <source>%1 to %2: open, %3</source>
   <translation>%1 a %2: aberto, %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>mais %n</numerusform>
    <numerusform>mais %n</numerusform>
   </translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1 em %2</translation>
  </message>
  <message>
   <source>Not decided: the files are too large to look at every path.</source>
   <translation>Não decidido: os arquivos são grandes demais para examinar todos os caminhos.</translation>
  </message>
  <message>
   <source>This differs from the saved files.</source>
   <translation>Isto difere dos arquivos salvos.</translation>
  </message>
  <message>
   <source>%1: nothing may be fetched, so nothing can be done with it.</source>
   <translation>%1: nada pode ser acessado, então nada pode ser feito com isso.</translation>
  </message>
  <message>
   <source>not everywhere the same</source>
   <translation>não é igual em toda parte</translation>
  </message>
  <message>
   <source>%1 · %2: %3</source>
   <translation>%1 · %2: %3</translation>
  </message>
  <message>
   <source>%1, hours in UTC</source>
   <translation>%1, horas em UTC</translation>
  </message>
  <message>
   <source>The pace differs from the saved files.</source>
   <translation>O ritmo difere dos arquivos salvos.</translation>
  </message>
  <message>
   <source>Documented not to obey robots.txt: this is what is asked, not what happens.</source>
   <translation>Segundo a documentação, não obedece a robots.txt: isto é o que se pede, não o que acontece.</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>Perguntar sobre isto</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>Ir para a linha</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Mudar esta resposta…</translation>
  </message>
  <message>
   <source>Make a rule about all of this</source>
   <translation>Criar uma regra sobre tudo isto</translation>
  </message>
  <message>
   <source>Hide its places</source>
   <translation>Ocultar seus lugares</translation>
  </message>
  <message>
   <source>Show its places</source>
   <translation>Mostrar seus lugares</translation>
  </message>
  <message>
   <source>Hide its agents</source>
   <translation>Ocultar seus agentes</translation>
  </message>
  <message>
   <source>Show its agents</source>
   <translation>Mostrar seus agentes</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <source>no rule about all of this is true now</source>
   <translation>nenhuma regra sobre tudo isto é verdadeira agora</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) added to the tests</source>
   <translation>
    <numerusform>%n regra adicionada aos testes</numerusform>
    <numerusform>%n regras adicionadas aos testes</numerusform>
   </translation>
  </message>
  <message>
   <source>Who may do what, where and when</source>
   <translation>Quem pode fazer o quê, onde e quando</translation>
  </message>
  <message>
   <source>Export the map</source>
   <translation>Exportar o mapa</translation>
  </message>
  <message>
   <source>Changed rows</source>
   <translation>Linhas alteradas</translation>
  </message>
  <message>
   <source>Only rows that differ from the saved files</source>
   <translation>Só linhas que diferem dos arquivos salvos</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message>
   <source>Export the picture</source>
   <translation>Exportar a imagem</translation>
  </message>
  <message>
   <source>Map: who may do what, where and when</source>
   <translation>Mapa: quem pode fazer o quê, onde e quando</translation>
  </message>
  <message>
   <source>Looking at every path, agent and hour…</source>
   <translation>Examinando cada caminho, agente e hora…</translation>
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
   <translation>Todos podem acessar tudo. O que você quer?</translation>
  </message>
  <message>
   <source>Choose goals…</source>
   <translation>Escolher objetivos…</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>examinando…</translation>
  </message>
  <message numerus="yes">
   <source>%1 agents are answered in %n way(s)</source>
   <translation>
    <numerusform>%1 agentes recebem %n tipo de resposta</numerusform>
    <numerusform>%1 agentes recebem %n tipos de resposta</numerusform>
   </translation>
  </message>
  <message>
   <source>exact: true of every path and hour</source>
   <translation>exato: vale para todo caminho e toda hora</translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>ao menos estes; alguns caminhos não puderam ser decididos</translation>
  </message>
  <message numerus="yes">
   <source>%n row(s) changed against the saved files</source>
   <translation>
    <numerusform>%n linha alterada em relação aos arquivos salvos</numerusform>
    <numerusform>%n linhas alteradas em relação aos arquivos salvos</numerusform>
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
    <numerusform>mais %n</numerusform>
    <numerusform>mais %n</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <comment>agent, path: answer</comment>
   <translation>%1, %2: %3</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1, linha %2</translation>
  </message>
  <message>
   <source>for %1 on %2: %3</source>
   <comment>agent, path, line</comment>
   <translation>para %1 em %2: %3</translation>
  </message>
  <message>
   <source>differs from the saved site</source>
   <translation>difere do site salvo</translation>
  </message>
  <message>
   <source>the files say: %1</source>
   <translation>os arquivos dizem: %1</translation>
  </message>
  <message>
   <source>as documented: %1</source>
   <translation>segundo a documentação: %1</translation>
  </message>
  <message>
   <source>readings differ</source>
   <translation>as leituras diferem</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixPanel</name>
  <message>
   <source>One test was added.</source>
   <translation>Um teste foi adicionado.</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>Perguntar sobre isto</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Mudar esta resposta…</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>Ir para a linha</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>Criar teste com esta resposta</translation>
  </message>
  <message>
   <source>Show its rows as one</source>
   <translation>Mostrar suas linhas como uma só</translation>
  </message>
  <message>
   <source>Show its columns as one</source>
   <translation>Mostrar suas colunas como uma só</translation>
  </message>
  <message>
   <source>Show each of its rows</source>
   <translation>Mostrar cada uma de suas linhas</translation>
  </message>
  <message>
   <source>Show each of its columns</source>
   <translation>Mostrar cada uma de suas colunas</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <source>Cancelled: what is shown is not up to date.</source>
   <translation>Cancelado: o que é mostrado não está atualizado.</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>Agentes</translation>
  </message>
  <message>
   <source>Which agents</source>
   <translation>Quais agentes</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>Caminhos</translation>
  </message>
  <message>
   <source>Which paths</source>
   <translation>Quais caminhos</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>Negados</translation>
  </message>
  <message>
   <source>Only what is denied</source>
   <translation>Só o que é negado</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>Alterados</translation>
  </message>
  <message>
   <source>Only what differs from the saved site</source>
   <translation>Só o que difere do site salvo</translation>
  </message>
  <message>
   <source>View</source>
   <translation>Exibição</translation>
  </message>
  <message>
   <source>Order, equal rows and columns, size, readings</source>
   <translation>Ordem, linhas e colunas iguais, tamanho, leituras</translation>
  </message>
  <message>
   <source>Only where the readings do not agree</source>
   <translation>Só onde as leituras não concordam</translation>
  </message>
  <message>
   <source>What each agent is documented to do</source>
   <translation>O que cada agente faz segundo a documentação</translation>
  </message>
  <message>
   <source>Swap rows and columns</source>
   <translation>Trocar linhas e colunas</translation>
  </message>
  <message>
   <source>Merge equal rows and columns</source>
   <translation>Mesclar linhas e colunas iguais</translation>
  </message>
  <message>
   <source>Shrink the cells to fit the whole matrix</source>
   <translation>Reduzir as células para caber toda a matriz</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>Parar o cálculo</translation>
  </message>
  <message>
   <source>Agents × paths</source>
   <translation>Agentes × caminhos</translation>
  </message>
  <message>
   <source>Agents × directives</source>
   <translation>Agentes × diretivas</translation>
  </message>
  <message>
   <source>Hours × paths</source>
   <translation>Horas × caminhos</translation>
  </message>
  <message>
   <source>Agents × answers</source>
   <translation>Agentes × respostas</translation>
  </message>
  <message>
   <source>What the matrix compares</source>
   <translation>O que a matriz compara</translation>
  </message>
  <message>
   <source>Hours × paths is about the question's agent and day, in UTC.</source>
   <translation>Horas × caminhos trata do agente e do dia da pergunta, em UTC.</translation>
  </message>
  <message>
   <source>Agents × answers is about the question's path: what if robots.txt is answered with another status?</source>
   <translation>Agentes × respostas trata do caminho da pergunta: e se robots.txt for respondido com outro status?</translation>
  </message>
  <message>
   <source>filter by name</source>
   <translation>filtrar por nome</translation>
  </message>
  <message>
   <source>Filter agents and paths by a part of their name</source>
   <translation>Filtrar agentes e caminhos por parte do nome</translation>
  </message>
  <message>
   <source>Progress of the matrix</source>
   <translation>Progresso da matriz</translation>
  </message>
  <message>
   <source>Order of rows and columns</source>
   <translation>Ordem das linhas e colunas</translation>
  </message>
  <message>
   <source>By purpose</source>
   <translation>Por finalidade</translation>
  </message>
  <message>
   <source>As given</source>
   <translation>Na ordem dada</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>Por nome</translation>
  </message>
  <message>
   <source>Most denied first</source>
   <translation>Mais negados primeiro</translation>
  </message>
  <message>
   <source>By behaviour</source>
   <translation>Por comportamento</translation>
  </message>
  <message>
   <source>What each agent is documented to do, rather than what the files say</source>
   <translation>O que cada agente faz segundo a documentação, em vez do que os arquivos dizem</translation>
  </message>
  <message>
   <source>Equal rows and equal columns are shown as one</source>
   <translation>Linhas iguais e colunas iguais são mostradas como uma só</translation>
  </message>
  <message>
   <source>Smaller cells (Ctrl+-)</source>
   <translation>Células menores (Ctrl+-)</translation>
  </message>
  <message>
   <source>Larger cells (Ctrl++)</source>
   <translation>Células maiores (Ctrl++)</translation>
  </message>
  <message>
   <source>View %1</source>
   <translation>Exibição %1</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message>
   <source>Export what is shown</source>
   <translation>Exportar o que é mostrado</translation>
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
    <numerusform>Este é um índice de sitemaps com %n sitemap, que não é obtido: abra-o separadamente.</numerusform>
    <numerusform>Este é um índice de sitemaps com %n sitemaps, que não são obtidos: abra-os um a um.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) that are not paths were left out.</source>
   <translation>
    <numerusform>%n linha que não é caminho foi deixada de fora.</numerusform>
    <numerusform>%n linhas que não são caminhos foram deixadas de fora.</numerusform>
   </translation>
  </message>
  <message>
   <source>The list was cut: at most %1 paths are taken.</source>
   <translation>A lista foi cortada: são aceitos no máximo %1 caminhos.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>paths from %1</source>
   <translation>caminhos de %1</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>Os agentes do site</translation>
  </message>
  <message>
   <source>By category</source>
   <translation>Por categoria</translation>
  </message>
  <message>
   <source>By operator</source>
   <translation>Por operador</translation>
  </message>
  <message>
   <source>The whole registry (%1)</source>
   <translation>Todo o catálogo (%1)</translation>
  </message>
  <message>
   <source>The site's sample paths</source>
   <translation>Os caminhos de exemplo do site</translation>
  </message>
  <message>
   <source>Add the question's path</source>
   <translation>Adicionar o caminho da pergunta</translation>
  </message>
  <message>
   <source>paths from a list</source>
   <translation>caminhos de uma lista</translation>
  </message>
  <message>
   <source>Paths of the rules</source>
   <translation>Caminhos das regras</translation>
  </message>
  <message>
   <source>paths of the rules</source>
   <translation>caminhos das regras</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Colar</translation>
  </message>
  <message>
   <source>paths from the clipboard</source>
   <translation>caminhos da área de transferência</translation>
  </message>
  <message>
   <source>Edit the list…</source>
   <translation>Editar a lista…</translation>
  </message>
  <message>
   <source>Text file or sitemap…</source>
   <translation>Arquivo de texto ou sitemap…</translation>
  </message>
  <message>
   <source>Paths from a file</source>
   <translation>Caminhos de um arquivo</translation>
  </message>
  <message>
   <source>Sitemaps and lists (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)</source>
   <translation>Sitemaps e listas (*.xml *.xml.gz *.gz *.txt *.csv);;Todos os arquivos (*)</translation>
  </message>
  <message>
   <source>Keep them with the site</source>
   <translation>Guardar com o site</translation>
  </message>
  <message>
   <source>Paths of the matrix</source>
   <translation>Caminhos da matriz</translation>
  </message>
  <message>
   <source>One path or URL a line</source>
   <translation>Um caminho ou URL por linha</translation>
  </message>
  <message>
   <source>One path or URL a line.</source>
   <translation>Um caminho ou URL por linha.</translation>
  </message>
  <message>
   <source>%1 × %2 cells</source>
   <translation>%1 × %2 células</translation>
  </message>
  <message>
   <source>%1 × %2 different</source>
   <comment>rows and columns of the matrix</comment>
   <translation>%1 × %2 diferentes</translation>
  </message>
  <message numerus="yes">
   <source>%Ln denied</source>
   <translation>
    <numerusform>%Ln negada</numerusform>
    <numerusform>%Ln negadas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln differ from the saved site</source>
   <translation>
    <numerusform>%Ln difere do site salvo</numerusform>
    <numerusform>%Ln diferem do site salvo</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the files say otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>os arquivos dizem outra coisa em %Ln</numerusform>
    <numerusform>os arquivos dizem outra coisa em %Ln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>documented otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>a documentação diz outra coisa em %Ln</numerusform>
    <numerusform>a documentação diz outra coisa em %Ln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>readings differ on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>as leituras diferem em %Ln</numerusform>
    <numerusform>as leituras diferem em %Ln</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 × %2 shown</source>
   <comment>cells</comment>
   <translation>%1 × %2 mostradas</translation>
  </message>
  <message>
   <source>on the path %1</source>
   <translation>no caminho %1</translation>
  </message>
  <message>
   <source>Export the matrix</source>
   <translation>Exportar a matriz</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixView</name>
  <message>
   <source>Matrix of verdicts</source>
   <translation>Matriz de vereditos</translation>
  </message>
  <message>
   <source>Enter puts the cell's question. Plus and Minus open and close the agents that a row stands for, with Alt the paths of a column.</source>
   <translation>Enter faz a pergunta da célula. Mais e menos abrem e fecham os agentes de uma linha; com Alt, os caminhos de uma coluna.</translation>
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
   <translation>O que faz</translation>
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
   <translation>Fechar esta mensagem</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MetaPage</name>
  <message>
   <source>About this file</source>
   <translation>Sobre este arquivo</translation>
  </message>
  <message>
   <source>Comments of the form “# meta: key: value” at the top of the file. They tell people and agents what the file is; only chain-id is read by the chain walk.</source>
   <translation>Comentários da forma “# meta: chave: valor” no topo do arquivo. Dizem a pessoas e agentes o que é o arquivo; só chain-id é lido ao percorrer a cadeia.</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Linhas sem campo</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>Comentários, linhas não entendidas e linhas que não pertencem a ninguém ficam como estão. Enter leva até lá.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ModeStack</name>
  <message>
   <source>What the map is about</source>
   <translation>Do que trata o mapa</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OddCharacters</name>
  <message>
   <source>no-break space</source>
   <translation>espaço não separável</translation>
  </message>
  <message>
   <source>soft hyphen</source>
   <translation>hífen opcional</translation>
  </message>
  <message>
   <source>Arabic letter mark</source>
   <translation>marca de letra árabe</translation>
  </message>
  <message>
   <source>Mongolian vowel separator</source>
   <translation>separador de vogais mongol</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>espaço de largura zero</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>não ligador de largura zero</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>ligador de largura zero</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>marca da esquerda para a direita</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>marca da direita para a esquerda</translation>
  </message>
  <message>
   <source>left-to-right embedding</source>
   <translation>incorporação da esquerda para a direita</translation>
  </message>
  <message>
   <source>right-to-left embedding</source>
   <translation>incorporação da direita para a esquerda</translation>
  </message>
  <message>
   <source>pop directional formatting</source>
   <translation>fim de formatação direcional</translation>
  </message>
  <message>
   <source>left-to-right override</source>
   <translation>substituição da esquerda para a direita</translation>
  </message>
  <message>
   <source>right-to-left override</source>
   <translation>substituição da direita para a esquerda</translation>
  </message>
  <message>
   <source>narrow no-break space</source>
   <translation>espaço estreito não separável</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>ligador de palavras</translation>
  </message>
  <message>
   <source>left-to-right isolate</source>
   <translation>isolamento da esquerda para a direita</translation>
  </message>
  <message>
   <source>right-to-left isolate</source>
   <translation>isolamento da direita para a esquerda</translation>
  </message>
  <message>
   <source>first strong isolate</source>
   <translation>isolamento pelo primeiro caractere forte</translation>
  </message>
  <message>
   <source>pop directional isolate</source>
   <translation>fim de isolamento direcional</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>espaço ideográfico</translation>
  </message>
  <message>
   <source>zero width no-break space</source>
   <translation>espaço não separável de largura zero</translation>
  </message>
  <message>
   <source>control character</source>
   <translation>caractere de controle</translation>
  </message>
  <message>
   <source>space of another width</source>
   <translation>espaço de outra largura</translation>
  </message>
  <message>
   <source>byte %1 is not UTF-8</source>
   <translation>o byte %1 não é UTF-8</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherGoals</name>
  <message>
   <source>only these paths</source>
   <translation>só estes caminhos</translation>
  </message>
  <message>
   <source>Closed to all</source>
   <translation>Fechado a todos</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>Caminhos, separados por espaços: /members/ /search</translation>
  </message>
  <message>
   <source>Paths closed to all</source>
   <translation>Caminhos fechados a todos</translation>
  </message>
  <message>
   <source>every crawler of the list</source>
   <translation>todo crawler da lista</translation>
  </message>
  <message>
   <source>those documented to obey robots.txt</source>
   <translation>os que, segundo a documentação, obedecem a robots.txt</translation>
  </message>
  <message>
   <source>Whom goals are about</source>
   <translation>De quem as metas tratam</translation>
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
   <translation>um token</translation>
  </message>
  <message>
   <source>Use is said as</source>
   <translation>O uso é dito como</translation>
  </message>
  <message>
   <source>What says the use</source>
   <translation>O que diz o uso</translation>
  </message>
  <message numerus="yes">
   <source>as in the files: %Ln path(s)</source>
   <translation>
    <numerusform>como nos arquivos: %Ln caminho</numerusform>
    <numerusform>como nos arquivos: %Ln caminhos</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherLines</name>
  <message>
   <source>line %1</source>
   <translation>linha %1</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>Linhas sem campo</translation>
  </message>
  <message>
   <source>%1:  %2</source>
   <translation>%1:  %2</translation>
  </message>
  <message>
   <source>Belongs to no group: it decides nothing.</source>
   <translation>Não pertence a nenhum grupo: não decide nada.</translation>
  </message>
  <message>
   <source>Not understood: it decides nothing.</source>
   <translation>Não entendida: não decide nada.</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>mais %n</numerusform>
    <numerusform>mais %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) without a field</source>
   <translation>
    <numerusform>%n linha sem campo</numerusform>
    <numerusform>%n linhas sem campo</numerusform>
   </translation>
  </message>
  <message>
   <source>Every line has a field</source>
   <translation>Toda linha tem um campo</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OutputsRow</name>
  <message>
   <source>%1 (outdated)</source>
   <translation>%1 (desatualizado)</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1 (ausente)</translation>
  </message>
  <message>
   <source>Write all…</source>
   <translation>Gravar tudo…</translation>
  </message>
  <message>
   <source>Also made from this: %1</source>
   <translation>Também feito a partir disto: %1</translation>
  </message>
  <message>
   <source>What else is made from this is not known: %1</source>
   <translation>Não se sabe o que mais é feito a partir disto: %1</translation>
  </message>
  <message>
   <source>Also made from this: …</source>
   <translation>Também feito a partir disto: …</translation>
  </message>
  <message>
   <source>Save the files first: outputs are made from what is saved.</source>
   <translation>Salve primeiro os arquivos: as saídas são feitas a partir do que está salvo.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Palette</name>
  <message>
   <source>Find a command</source>
   <translation>Localizar um comando</translation>
  </message>
  <message>
   <source>A command, agent, path, line, directive or page</source>
   <translation>Um comando, agente, caminho, linha, diretiva ou página</translation>
  </message>
  <message>
   <source>What to find</source>
   <translation>O que localizar</translation>
  </message>
  <message>
   <source>What was found</source>
   <translation>O que foi encontrado</translation>
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
   <translation>Todos os caminhos</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>Problemas</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>Mudanças</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Logs</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Testes</translation>
  </message>
  <message>
   <source>Map: my pages</source>
   <translation>Mapa: minhas páginas</translation>
  </message>
  <message>
   <source>My pages</source>
   <translation>Minhas páginas</translation>
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
   <translation>Mapa: leituras</translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>Leituras</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>Consultas</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>Cadeia</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PathList</name>
  <message>
   <source>This is not a sitemap: its root is &lt;%1&gt;, not &lt;urlset&gt;.</source>
   <translation>Não é um sitemap: sua raiz é &lt;%1&gt;, e não &lt;urlset&gt;.</translation>
  </message>
  <message>
   <source>The sitemap cannot be read: line %1: %2</source>
   <translation>Não é possível ler o sitemap: linha %1: %2</translation>
  </message>
  <message>
   <source>The archive cannot be opened.</source>
   <translation>Não é possível abrir o arquivo compactado.</translation>
  </message>
  <message>
   <source>The archive is damaged.</source>
   <translation>O arquivo compactado está danificado.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PlannedModel</name>
  <message>
   <source>Request</source>
   <translation>Requisição</translation>
  </message>
  <message>
   <source>What for</source>
   <translation>Para quê</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyAgentsPage</name>
  <message>
   <source>Agents of the policy</source>
   <translation>Agentes da política</translation>
  </message>
  <message>
   <source>Add agent</source>
   <translation>Adicionar agente</translation>
  </message>
  <message>
   <source>Remove agent</source>
   <translation>Remover agente</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>Remover agente %1</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>Mover para cima</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>Mover para baixo</translation>
  </message>
  <message>
   <source>Selected agent</source>
   <translation>O agente selecionado</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>Comentários</translation>
  </message>
  <message>
   <source>Move agent %1</source>
   <translation>Mover agente %1</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>Linha %1: %2</translation>
  </message>
  <message>
   <source>Nothing is in this file yet. Add an agent: what the file begins with is written too.</source>
   <translation>Este arquivo ainda está vazio. Adicione um agente: o que vem no início do arquivo também é escrito.</translation>
  </message>
  <message>
   <source>No agent yet. Without one the rendered robots.txt has the default alone.</source>
   <translation>Nenhum agente ainda. Sem agentes, o robots.txt gerado contém só o padrão.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyEntityPage</name>
  <message>
   <source>%1 (line %2): %3</source>
   <translation>%1 (linha %2): %3</translation>
  </message>
  <message>
   <source>The policy also says about itself, and keeps:</source>
   <translation>A política também diz sobre si mesma, e conserva:</translation>
  </message>
  <message>
   <source>role notes</source>
   <translation>notas sobre papéis</translation>
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
   <translation>Para todo agente que nenhum bloco nomeia. O que não é definido aqui é completado pela cadeia ou fica não declarado.</translation>
  </message>
  <message>
   <source>Set several at &amp;once</source>
   <translation>Definir &amp;vários de uma vez</translation>
  </message>
  <message>
   <source>Read, do not train</source>
   <translation>Ler, não treinar</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>Tudo é bem-vindo</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>Perguntar antes</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>Comportamento</translation>
  </message>
  <message>
   <source>Set “%1”</source>
   <translation>Definir “%1”</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPreviewPage</name>
  <message>
   <source>&amp;Write robots.txt</source>
   <translation>&amp;Gravar robots.txt</translation>
  </message>
  <message>
   <source>The robots.txt that this policy makes</source>
   <translation>O robots.txt que esta política gera</translation>
  </message>
  <message>
   <source>Compared with the site's robots.txt as it is now. Writing is one undo step in that file; nothing is saved before you save it.</source>
   <translation>Comparado com o robots.txt atual do site. Gravar é um passo de desfazer nesse arquivo; nada é salvo antes de você salvá-lo.</translation>
  </message>
  <message>
   <source>Nothing is rendered: %1</source>
   <translation>Nada é gerado: %1</translation>
  </message>
  <message>
   <source>The site has no robots.txt yet. ETag %1…</source>
   <translation>O site ainda não tem robots.txt. ETag %1…</translation>
  </message>
  <message>
   <source>The site's robots.txt is just this. ETag %1…</source>
   <translation>O robots.txt do site é exatamente este. ETag %1…</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. ETag %3…</source>
   <translation>Linhas removidas: %1. Linhas adicionadas: %2. ETag %3…</translation>
  </message>
  <message>
   <source>Write robots.txt from the agent policy</source>
   <translation>Gravar robots.txt a partir da política de agentes</translation>
  </message>
  <message>
   <source>Written into robots.txt; save it to keep it.</source>
   <translation>Gravado em robots.txt; salve-o para mantê-lo.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Preferences</name>
  <message>
   <source>The settings in %1 could not be read.</source>
   <translation>Não foi possível ler as configurações em %1.</translation>
  </message>
  <message>
   <source>The settings could not be read. They were put aside as %1, and Gatepost starts with its own.</source>
   <translation>Não foi possível ler as configurações. Elas foram guardadas à parte como %1, e o Gatepost inicia com as configurações padrão.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreferencesDialog</name>
  <message>
   <source>Wrap long lines</source>
   <translation>Quebrar linhas longas</translation>
  </message>
  <message>
   <source>Keep the text before each save as a backup (robots.txt~)</source>
   <translation>Guardar o texto antes de cada gravação como backup (robots.txt~)</translation>
  </message>
  <message>
   <source>Open what was open last time</source>
   <translation>Abrir o que estava aberto da última vez</translation>
  </message>
  <message>
   <source>Follow changes of other programs where nothing is unsaved</source>
   <translation>Acompanhar alterações de outros programas onde nada está por salvar</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Configurações</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>Como o sistema</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Claro</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Escuro</translation>
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
   <translation>Aparência</translation>
  </message>
  <message>
   <source>&amp;Colours</source>
   <translation>&amp;Cores</translation>
  </message>
  <message>
   <source>&amp;Language</source>
   <translation>&amp;Idioma</translation>
  </message>
  <message>
   <source>Takes effect after a restart.</source>
   <translation>Outro idioma é usado a partir do próximo início do Gatepost.</translation>
  </message>
  <message>
   <source>Editor</source>
   <translation>Editor</translation>
  </message>
  <message>
   <source>Text &amp;size</source>
   <translation>&amp;Tamanho do texto</translation>
  </message>
  <message>
   <source>Files with a line of more than 20,000 characters are never wrapped.</source>
   <translation>Arquivos com uma linha de mais de 20.000 caracteres nunca têm quebra automática.</translation>
  </message>
  <message>
   <source>Simulator</source>
   <translation>Simulador</translation>
  </message>
  <message>
   <source>First &amp;agent</source>
   <translation>Primeiro &amp;agente</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>&amp;Leitura</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Arquivos</translation>
  </message>
  <message>
   <source>&amp;Undo history of a file</source>
   <translation>Histórico de &amp;desfazer de um arquivo</translation>
  </message>
  <message>
   <source>Unsaved text is always kept for recovery, on this computer only.</source>
   <translation>O texto não salvo é sempre guardado para recuperação, somente neste computador.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreviewDialog</name>
  <message>
   <source>Files that change</source>
   <translation>Arquivos que mudam</translation>
  </message>
  <message>
   <source>Nothing changes.</source>
   <translation>Nada muda.</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. Nothing is saved yet.</source>
   <translation>Linhas removidas: %1. Linhas adicionadas: %2. Nada foi salvo ainda.</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>&amp;Aplicar</translation>
  </message>
  <message>
   <source>A file has changed in the meantime. Close this window and try again.</source>
   <translation>Um arquivo mudou nesse meio-tempo. Feche esta janela e tente de novo.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsModel</name>
  <message>
   <source>Error</source>
   <translation>Erro</translation>
  </message>
  <message>
   <source>Warning</source>
   <translation>Aviso</translation>
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
   <translation>Corrigir</translation>
  </message>
  <message>
   <source>Fix…</source>
   <translation>Corrigir…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Arquivo</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Linha</translation>
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
   <translation>Nenhum problema encontrado.</translation>
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
   <translation>Não se conhece correção</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>Arrumar…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>Corrigir %Ln deste tipo</numerusform>
    <numerusform>Corrigir todos os %Ln deste tipo</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>Corrigir todos “%1”</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>Explicar “%1”</translation>
  </message>
  <message>
   <source>Review what would make it true…</source>
   <translation>Revisar o que a tornaria verdadeira…</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QualityPage</name>
  <message>
   <source>Quality signals</source>
   <translation>Sinais de qualidade</translation>
  </message>
  <message>
   <source>What you say about your own content. They are about the whole file.</source>
   <translation>O que você diz sobre seu próprio conteúdo. Referem-se ao arquivo inteiro.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QuestionBar</name>
  <message>
   <source>now</source>
   <translation>agora</translation>
  </message>
  <message>
   <source>When: now, at the next change, or at a time of your choice</source>
   <translation>Quando: agora, na próxima mudança ou em um momento à sua escolha</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Mais</translation>
  </message>
  <message>
   <source>Time, time zone, category, competitor, reading, another answer for robots.txt</source>
   <translation>Hora, fuso horário, categoria, concorrente, leitura, outra resposta para robots.txt</translation>
  </message>
  <message>
   <source>Next change</source>
   <translation>Próxima mudança</translation>
  </message>
  <message>
   <source>To the next time at which the answer changes</source>
   <translation>Para o próximo momento em que a resposta muda</translation>
  </message>
  <message>
   <source>The operator is a competitor</source>
   <translation>O operador é um concorrente</translation>
  </message>
  <message>
   <source>Press to ask about now</source>
   <translation>Pressione para perguntar sobre agora</translation>
  </message>
  <message>
   <source>Press to show times in UTC alone</source>
   <translation>Pressione para mostrar os horários só em UTC</translation>
  </message>
  <message>
   <source>Press to take the category from the agent</source>
   <translation>Pressione para usar a categoria do agente</translation>
  </message>
  <message>
   <source>The answer is that of this reading. Press to return to what the author meant.</source>
   <translation>A resposta é a desta leitura. Pressione para voltar ao que o autor quis dizer.</translation>
  </message>
  <message>
   <source>Press for an operator that does not compete</source>
   <translation>Pressione para um operador que não concorre</translation>
  </message>
  <message>
   <source>Press to ask about the files as the site has them</source>
   <translation>Pressione para perguntar sobre os arquivos como o site os tem</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>Mudar esta resposta…</translation>
  </message>
  <message>
   <source>The smallest edits that change this answer (Alt+Enter)</source>
   <translation>As menores edições que mudam esta resposta (Alt+Enter)</translation>
  </message>
  <message>
   <source>Who asks: a product token, an identity such as ClaudeBot/2.0 (ai-assistant), or a whole HTTP User-Agent header. Ctrl+L</source>
   <translation>Quem pergunta: um token de produto, uma identidade como ClaudeBot/2.0 (ai-assistant) ou um cabeçalho HTTP User-Agent inteiro. Ctrl+L</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>Agente</translation>
  </message>
  <message>
   <source>URL or path</source>
   <translation>URL ou caminho</translation>
  </message>
  <message>
   <source>What it wants: a path with query, or a whole URL</source>
   <translation>O que ele quer: um caminho com consulta ou uma URL inteira</translation>
  </message>
  <message>
   <source>&amp;Now</source>
   <translation>&amp;Agora</translation>
  </message>
  <message>
   <source>Next &amp;change</source>
   <translation>Próxima &amp;mudança</translation>
  </message>
  <message>
   <source>At a &amp;time…</source>
   <translation>Em um m&amp;omento…</translation>
  </message>
  <message>
   <source>at</source>
   <translation>em</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Quando</translation>
  </message>
  <message>
   <source>Time in UTC</source>
   <translation>Momento em UTC</translation>
  </message>
  <message>
   <source>Category: automatic</source>
   <translation>categoria conhecida</translation>
  </message>
  <message>
   <source>Category</source>
   <translation>Categoria</translation>
  </message>
  <message>
   <source>The agent's category, if it is not to be taken from its identity or the registry</source>
   <translation>A categoria do agente, se não for a da identidade ou do catálogo</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Leitura</translation>
  </message>
  <message>
   <source>The operator competes with this site: “compete” then counts</source>
   <translation>O operador concorre com este site: “compete” então conta</translation>
  </message>
  <message>
   <source>&amp;Time</source>
   <translation>&amp;Momento</translation>
  </message>
  <message>
   <source>Time &amp;zone</source>
   <translation>&amp;Fuso horário</translation>
  </message>
  <message>
   <source>&amp;Category</source>
   <translation>&amp;Categoria</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>&amp;Leitura</translation>
  </message>
  <message>
   <source>robots.txt is answered</source>
   <translation>robots.txt é respondido</translation>
  </message>
  <message>
   <source>May %1 fetch %2 %3 ?</source>
   <comment>The question at the top of the window. %1 is the field of the agent, %2 of the address, %3 of the time (“now”, “at …”); the words around them are shown between the fields, in any order</comment>
   <translation>%1 pode acessar %2 %3 ?</translation>
  </message>
  <message>
   <source>%1 in %2</source>
   <extracomment>%1 a time of day, %2 the name of a time zone</extracomment>
   <translation>%1 em %2</translation>
  </message>
  <message>
   <source>as %1</source>
   <translation>como %1</translation>
  </message>
  <message>
   <source>Reading: %1</source>
   <translation>Leitura: %1</translation>
  </message>
  <message>
   <source>a competitor</source>
   <translation>um concorrente</translation>
  </message>
  <message>
   <source>Nothing changes within eight days</source>
   <translation>Nada muda nos próximos oito dias</translation>
  </message>
  <message>
   <source>Read as %1</source>
   <translation>Lido como %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RateEditor</name>
  <message>
   <source>any time</source>
   <translation>a qualquer hora</translation>
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
   <translation>em</translation>
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
   <translation>%1: tempo</translation>
  </message>
  <message>
   <source>%1: unit of time</source>
   <translation>%1: unidade de tempo</translation>
  </message>
  <message>
   <source>%1: window of the day in UTC</source>
   <translation>%1: janela do dia em UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsModel</name>
  <message>
   <source>Answer</source>
   <translation>Resposta</translation>
  </message>
  <message>
   <source>agrees</source>
   <translation>concorda</translation>
  </message>
  <message>
   <source>Read as</source>
   <translation>Lido como</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>Acesso</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>O que faz a diferença</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsPanel</name>
  <message>
   <source>The question under every reading</source>
   <translation>A pergunta sob cada leitura</translation>
  </message>
  <message>
   <source>Agents and paths for which the readings differ</source>
   <translation>Agentes e caminhos para os quais as leituras diferem</translation>
  </message>
  <message>
   <source>Compare with 1994 as well</source>
   <translation>Comparar também com 1994</translation>
  </message>
  <message>
   <source>The first robots.txt: no wildcards, the first rule that matches. No crawler of today reads it so.</source>
   <translation>O primeiro robots.txt: sem curingas, a primeira regra que corresponde. Nenhum crawler de hoje o lê assim.</translation>
  </message>
  <message>
   <source>All readings agree (questions: %1, agents × paths of the site and of its rules).</source>
   <translation>Todas as leituras concordam (perguntas: %1, agentes × caminhos do site e de suas regras).</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 questions (agents × paths of the site and of its rules) are answered differently:</source>
   <translation>
    <numerusform>%n de %1 perguntas (agentes × caminhos do site e de suas regras) recebe respostas diferentes:</numerusform>
    <numerusform>%n de %1 perguntas (agentes × caminhos do site e de suas regras) recebem respostas diferentes:</numerusform>
   </translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>Leituras</translation>
  </message>
  <message>
   <source>Readings %1</source>
   <translation>Leituras %1</translation>
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
   <translation>Caminho</translation>
  </message>
  <message>
   <source>Questions</source>
   <translation>Perguntas</translation>
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
   <translation>O que faz a diferença</translation>
  </message>
  <message>
   <source>for example: %1</source>
   <translation>por exemplo: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Recovery</name>
  <message>
   <source>A recovery journal could not be read. It is kept in %1.</source>
   <translation>Não foi possível ler um diário de recuperação. Ele está guardado em %1.</translation>
  </message>
  <message>
   <source>A later version of Gatepost left unsaved text in %1. It is kept for that version.</source>
   <translation>Uma versão posterior do Gatepost deixou texto não salvo em %1. Ele fica guardado para essa versão.</translation>
  </message>
  <message>
   <source>There is more in %1. What could not be offered or read is kept there.</source>
   <translation>Há mais em %1. O que não pôde ser oferecido ou lido está guardado lá.</translation>
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
   <translation>&amp;Manter o arquivo</translation>
  </message>
  <message>
   <source>Keep &amp;both</source>
   <translation>Manter &amp;ambos</translation>
  </message>
  <message>
   <source>Unsaved text was found</source>
   <translation>Foi encontrado texto não salvo</translation>
  </message>
  <message>
   <source>Gatepost closed unexpectedly. This is what had not been saved.</source>
   <translation>O Gatepost não foi encerrado corretamente da última vez. Isto é o que não tinha sido salvo.</translation>
  </message>
  <message>
   <source>Unsaved texts</source>
   <translation>Textos não salvos</translation>
  </message>
  <message>
   <source>Opens the text, unsaved. Undo gives the file's text back.</source>
   <translation>Abre o texto, sem salvar. Desfazer traz de volta o texto do arquivo.</translation>
  </message>
  <message>
   <source>Saves the text as a separate file beside the other.</source>
   <translation>Salva o texto como um arquivo próprio ao lado do outro.</translation>
  </message>
  <message>
   <source>&amp;Decide later</source>
   <translation>&amp;Decidir depois</translation>
  </message>
  <message>
   <source>Nothing is lost: it is found again at the next start.</source>
   <translation>Nada se perde: será encontrado de novo no próximo início.</translation>
  </message>
  <message>
   <source>%1, never saved</source>
   <translation>%1, nunca salvo</translation>
  </message>
  <message>
   <source>Last kept %1</source>
   <translation>Guardado pela última vez: %1</translation>
  </message>
  <message>
   <source>The end of the recovery journal was cut off; this is what came before.</source>
   <translation>O fim do diário de recuperação foi cortado; isto é o que vinha antes.</translation>
  </message>
  <message>
   <source>The file itself is not there any more or cannot be read.</source>
   <translation>O próprio arquivo não existe mais ou não pode ser lido.</translation>
  </message>
  <message>
   <source>The file was changed by another program in the meantime.</source>
   <translation>O arquivo foi alterado por outro programa nesse meio-tempo.</translation>
  </message>
  <message>
   <source>− in the file, + in the unsaved text:</source>
   <translation>− no arquivo, + no texto não salvo:</translation>
  </message>
  <message>
   <source>&amp;Discard</source>
   <translation>De&amp;scartar</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesModel</name>
  <message>
   <source>Rule</source>
   <translation>Regra</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>Caminho</translation>
  </message>
  <message>
   <source>Decides</source>
   <translation>Decide</translation>
  </message>
  <message>
   <source>(empty: no rule)</source>
   <translation>(vazio: nenhuma regra)</translation>
  </message>
  <message>
   <source>The site has no sample paths. The matrix keeps a list with the site: Paths, Keep them with the site.</source>
   <translation>O site não tem caminhos de exemplo. A matriz guarda uma lista com o site: Caminhos, Guardar com o site.</translation>
  </message>
  <message>
   <source>How many of the site's sample paths this rule decides in its group</source>
   <translation>Quantos dos caminhos de exemplo do site esta regra decide em seu grupo</translation>
  </message>
  <message>
   <source>Set path to %1</source>
   <translation>Mudar caminho para %1</translation>
  </message>
  <message>
   <source>Change rule to %1</source>
   <translation>Mudar regra para %1</translation>
  </message>
  <message>
   <source>Add rule %1: %2</source>
   <translation>Adicionar regra %1: %2</translation>
  </message>
  <message numerus="yes">
   <source>Add %n line(s) from a list</source>
   <translation>
    <numerusform>Adicionar %n linha de uma lista</numerusform>
    <numerusform>Adicionar %n linhas de uma lista</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>Remover %1</translation>
  </message>
  <message>
   <source>Move rule</source>
   <translation>Mover regra</translation>
  </message>
  <message>
   <source>Move rule to %1</source>
   <translation>Mover regra para %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesTable</name>
  <message>
   <source>Rules</source>
   <translation>Regras</translation>
  </message>
  <message>
   <source>Insert adds a Disallow, Ctrl+Insert an Allow, Delete removes, Alt+Up and Alt+Down move, Alt+Page up and Alt+Page down move to the group above or below, Space changes the kind.</source>
   <translation>Insert adiciona um Disallow, Ctrl+Insert um Allow, Delete remove, Alt+↑ e Alt+↓ movem, Alt+Page Up e Alt+Page Down movem para o grupo acima ou abaixo, Espaço muda o tipo.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SaveReport</name>
  <message>
   <source>Undone: the files are as they were before the save.</source>
   <translation>Desfeito: os arquivos estão como antes de salvar.</translation>
  </message>
  <message>
   <source>Saved.</source>
   <translation>Salvo.</translation>
  </message>
  <message>
   <source>There may be more: the comparison is not complete.</source>
   <translation>Pode haver mais: a comparação não está completa.</translation>
  </message>
  <message numerus="yes">
   <source>%n test(s) fail now: %1.</source>
   <translation>
    <numerusform>Agora %n teste falha: %1.</numerusform>
    <numerusform>Agora %n testes falham: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Desfazer</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>Mostrar as mudanças</translation>
  </message>
  <message>
   <source>the files before the save</source>
   <translation>os arquivos antes de salvar</translation>
  </message>
  <message>
   <source>Undo the save</source>
   <translation>Desfazer o salvamento</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Search</name>
  <message>
   <source>%1 (character %2)</source>
   <translation>%1 (caractere %2)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SegmentEditor</name>
  <message>
   <source>Not set</source>
   <translation>Não definido</translation>
  </message>
  <message>
   <source>Applies here through %1</source>
   <translation>Vale aqui por meio de %1</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1: não definido</translation>
  </message>
  <message>
   <source>%1: another value</source>
   <translation>%1: outro valor</translation>
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
   <translation>não informado</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteChangesModel</name>
  <message numerus="yes">
   <source>%1, and %Ln more place(s) by the same line</source>
   <translation>
    <numerusform>%1, e mais %Ln lugar pela mesma linha</numerusform>
    <numerusform>%1, e mais %Ln lugares pela mesma linha</numerusform>
   </translation>
  </message>
  <message>
   <source>Who gains and loses what</source>
   <translation>Quem ganha e perde o quê</translation>
  </message>
  <message>
   <source>for example %1</source>
   <translation>por exemplo, %1</translation>
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
   <translation>Segundo a documentação, %1 de %2 agentes conhecidos o obedecem e %3 não.</translation>
  </message>
  <message>
   <source>No known agent is documented to read it.</source>
   <translation>Segundo a documentação, nenhum agente conhecido o lê.</translation>
  </message>
  <message>
   <source>%1 of %2 known agents are documented to read it.</source>
   <translation>Segundo a documentação, %1 de %2 agentes conhecidos o leem.</translation>
  </message>
  <message>
   <source>Files of the site</source>
   <translation>Arquivos do site</translation>
  </message>
  <message>
   <source>Add file</source>
   <translation>Adicionar arquivo</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>não salvo</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>Metas</translation>
  </message>
  <message>
   <source>%1 %2</source>
   <translation>%1 %2</translation>
  </message>
  <message>
   <source>What you want of crawlers, for the whole site</source>
   <translation>O que você quer dos crawlers, para o site inteiro</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteModel</name>
  <message>
   <source>Only the text is shown. Nothing is judged.</source>
   <translation>Só o texto é mostrado. Nada é avaliado.</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>Obter %1</translation>
  </message>
  <message>
   <source>There is no place below chain/ for %1.</source>
   <translation>Não há lugar sob chain/ para %1.</translation>
  </message>
  <message>
   <source>The folder of %1 could not be made.</source>
   <translation>Não foi possível criar a pasta de %1.</translation>
  </message>
  <message>
   <source>A file can be mapped when the site is in a folder: save a policy file into one first.</source>
   <translation>Um arquivo pode ser associado quando o site está em uma pasta: salve antes um arquivo de política em uma.</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 não existe.</translation>
  </message>
  <message>
   <source>%1 has unsaved changes.</source>
   <translation>%1 tem alterações não salvas.</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>A pasta %1 não existe.</translation>
  </message>
  <message>
   <source>Changes nothing for any agent</source>
   <translation>Não muda nada para nenhum agente</translation>
  </message>
  <message>
   <source>Hits no agent of the list</source>
   <translation>Não atinge nenhum agente da lista</translation>
  </message>
  <message>
   <source>Hits %1</source>
   <translation>Atinge %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Snippets</name>
  <message>
   <source>agent with its rules</source>
   <translation>agente com suas regras</translation>
  </message>
  <message>
   <source>extended 2.0 group with hours and pace</source>
   <translation>grupo estendido 2.0 com horários e ritmo</translation>
  </message>
  <message>
   <source>rules for one kind of agent</source>
   <translation>regras para um tipo de agente</translation>
  </message>
  <message>
   <source>one kind of agent asks first</source>
   <translation>um tipo de agente pergunta antes</translation>
  </message>
  <message>
   <source>an agent of the list</source>
   <translation>um agente da lista</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SuppliedPolicy</name>
  <message>
   <source>line %1</source>
   <translation>linha %1</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1, linha %2</translation>
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
   <translation>sempre verdadeiro</translation>
  </message>
  <message>
   <source>passes</source>
   <translation>passa</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>examinando…</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>não decidido</translation>
  </message>
  <message>
   <source>faulty</source>
   <translation>inválido</translation>
  </message>
  <message>
   <source>is %1</source>
   <translation>é %1</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Momento</translation>
  </message>
  <message>
   <source>any time</source>
   <translation>a qualquer hora</translation>
  </message>
  <message>
   <source>Answered</source>
   <translation>Respondido</translation>
  </message>
  <message>
   <source>How robots.txt is answered, such as 503,since=2h; empty: as the site has it</source>
   <translation>Como robots.txt é respondido, como 503,since=2h; vazio: como o site o tem</translation>
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
   <translation>Caminho</translation>
  </message>
  <message>
   <source>Expected</source>
   <translation>Esperado</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Por quê</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsPanel</name>
  <message>
   <source>Policy tests</source>
   <translation>Testes da política</translation>
  </message>
  <message>
   <source>Start with the usual five</source>
   <translation>Começar com os cinco habituais</translation>
  </message>
  <message>
   <source>%1 on “/”, with what they are answered now</source>
   <translation>%1 em “/”, com a resposta que recebem agora</translation>
  </message>
  <message>
   <source>What must stay true, such as “Googlebot must be allowed to fetch /”. Put a question on top, then press “Keep as test”; or start with the usual five.</source>
   <translation>O que deve continuar verdadeiro, como “o Googlebot deve poder buscar /”. Faça uma pergunta no alto e depois pressione “Criar teste com esta resposta”, ou comece com os cinco habituais.</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>Criar teste com esta resposta</translation>
  </message>
  <message>
   <source>The present question, with what it is answered now</source>
   <translation>A pergunta atual, com a resposta que recebe agora</translation>
  </message>
  <message>
   <source>Keep as rule</source>
   <translation>Criar regra com esta resposta</translation>
  </message>
  <message>
   <source>A rule about all times and the widest set of paths for which this answer is true</source>
   <translation>Uma regra sobre todas as horas e o maior conjunto de caminhos para o qual esta resposta é verdadeira</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Remover</translation>
  </message>
  <message>
   <source>Remove the chosen test</source>
   <translation>Remover o teste selecionado</translation>
  </message>
  <message>
   <source>Ask again</source>
   <translation>Fazer sua pergunta</translation>
  </message>
  <message>
   <source>Ask the chosen test's question, or that of a counter-example</source>
   <translation>Fazer a pergunta do teste selecionado ou a de um contraexemplo</translation>
  </message>
  <message>
   <source>No rule about all paths and times follows from this answer.</source>
   <translation>Desta resposta não decorre nenhuma regra sobre todos os caminhos e momentos.</translation>
  </message>
  <message>
   <source>%1 on everything</source>
   <translation>%1 em todo o site</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1 em %2</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 regions of the map are not covered by a test.</source>
   <translation>
    <numerusform>%n de %1 regiões do mapa não é coberta por um teste.</numerusform>
    <numerusform>%n de %1 regiões do mapa não são cobertas por um teste.</numerusform>
   </translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>ao menos estes; alguns caminhos não puderam ser decididos</translation>
  </message>
  <message>
   <source>No tests yet. They are kept in the site's gatepost.yaml, and gatepost-cli test runs them too.</source>
   <translation>Nenhum teste ainda. Eles ficam no gatepost.yaml do site, e gatepost-cli test também os executa.</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>examinando…</translation>
  </message>
  <message numerus="yes">
   <source>All %n test(s) pass.</source>
   <translation>
    <numerusform>%n teste passa.</numerusform>
    <numerusform>Todos os %n testes passam.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 of %n test(s) fail.</source>
   <translation>
    <numerusform>Testes que falham: %1 de %n.</numerusform>
    <numerusform>Testes que falham: %1 de %n.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tests ✕ %1</source>
   <translation>Testes ✕ %1</translation>
  </message>
  <message>
   <source>Tests ✓ %1</source>
   <translation>Testes ✓ %1</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Testes</translation>
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
   <translation>Desfazer</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Refazer</translation>
  </message>
  <message>
   <source>Cut</source>
   <translation>Recortar</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>Colar</translation>
  </message>
  <message>
   <source>Select all</source>
   <translation>Selecionar tudo</translation>
  </message>
  <message>
   <source>Duplicate lines</source>
   <translation>Duplicar linhas</translation>
  </message>
  <message>
   <source>Move lines up</source>
   <translation>Mover linhas para cima</translation>
  </message>
  <message>
   <source>Move lines down</source>
   <translation>Mover linhas para baixo</translation>
  </message>
  <message>
   <source>Delete lines</source>
   <translation>Excluir linhas</translation>
  </message>
  <message>
   <source>Join lines</source>
   <translation>Juntar linhas</translation>
  </message>
  <message>
   <source>Comment lines</source>
   <translation>Comentar linhas</translation>
  </message>
  <message>
   <source>Complete %1</source>
   <translation>Completar %1</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>Não se conhece correção</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>Arrumar…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>Corrigir %Ln deste tipo</numerusform>
    <numerusform>Corrigir todos os %Ln deste tipo</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>Corrigir todos “%1”</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>Explicar “%1”</translation>
  </message>
  <message>
   <source>No problem in this line</source>
   <translation>Nenhum problema nesta linha</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Ajuda</translation>
  </message>
  <message>
   <source>&lt;p&gt;Put the caret on a directive, a value, an agent or a problem: F1 explains what it is and where that is written.&lt;/p&gt;</source>
   <translation>&lt;p&gt;Ponha o cursor sobre uma diretiva, um valor, um agente ou um problema: F1 diz o que é e onde isso está escrito.&lt;/p&gt;</translation>
  </message>
  <message>
   <source>⋯ 1 line</source>
   <translation>⋯ 1 linha</translation>
  </message>
  <message numerus="yes">
   <source>⋯ %Ln lines</source>
   <translation>
    <numerusform>⋯ %Ln linha</numerusform>
    <numerusform>⋯ %Ln linhas</numerusform>
   </translation>
  </message>
  <message>
   <source>Decided no request in the log</source>
   <translation>Não decidiu nenhuma requisição do log</translation>
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
   <translation>Arrumar %1</translation>
  </message>
  <message>
   <source>What is removed</source>
   <translation>O que é removido</translation>
  </message>
  <message>
   <source>&amp;Remove the lines</source>
   <translation>&amp;Remover as linhas</translation>
  </message>
  <message>
   <source>Comparing every answer with and without the lines…</source>
   <translation>Comparando cada resposta com e sem as linhas…</translation>
  </message>
  <message>
   <source>There is no line of which it is proved that it changes nothing.</source>
   <translation>Não há nenhuma linha da qual esteja provado que não muda nada.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) can go.</source>
   <translation>
    <numerusform>%Ln linha pode sair.</numerusform>
    <numerusform>%Ln linhas podem sair.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>No answer differs without them: %n agent(s) were compared, for every path, time and use, in all five readings.</source>
   <translation>
    <numerusform>Sem elas nenhuma resposta difere: %n agente foi comparado, para cada caminho, hora e uso, nas cinco leituras.</numerusform>
    <numerusform>Sem elas nenhuma resposta difere: %n agentes foram comparados, para cada caminho, hora e uso, nas cinco leituras.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) seem to change nothing.</source>
   <translation>
    <numerusform>%Ln linha parece não mudar nada.</numerusform>
    <numerusform>%Ln linhas parecem não mudar nada.</numerusform>
   </translation>
  </message>
  <message>
   <source>But some answer would differ without them, so nothing is removed.</source>
   <translation>Mas alguma resposta seria diferente sem elas, então nada é removido.</translation>
  </message>
  <message>
   <source>But whether an answer would differ without them could not be decided, so nothing is removed.</source>
   <translation>Mas não foi possível decidir se alguma resposta seria diferente sem elas, então nada é removido.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) that change nothing stay: another program writes the block that they are in, and would write them again.</source>
   <translation>
    <numerusform>%Ln linha que não muda nada fica: outro programa escreve o bloco em que ela está, e a escreveria de novo.</numerusform>
    <numerusform>%Ln linhas que não mudam nada ficam: outro programa escreve o bloco em que elas estão, e as escreveria de novo.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) were not tried to the end, which is too much work. Some of them may change nothing, too.</source>
   <translation>
    <numerusform>%Ln linha não foi testada até o fim, porque é trabalho demais. Talvez ela também não mude nada.</numerusform>
    <numerusform>%Ln linhas não foram testadas até o fim, porque é trabalho demais. Talvez algumas delas também não mudem nada.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tidy up</source>
   <translation>Arrumar</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TimelinePanel</name>
  <message>
   <source>Changes of the answer</source>
   <translation>Mudanças da resposta</translation>
  </message>
  <message>
   <source>A day</source>
   <translation>Um dia</translation>
  </message>
  <message>
   <source>When agents may come, hour by hour</source>
   <translation>Quando os agentes podem vir, hora a hora</translation>
  </message>
  <message>
   <source>A crawl</source>
   <translation>Um rastreamento</translation>
  </message>
  <message>
   <source>How many days crawlers need for many pages</source>
   <translation>De quantos dias os crawlers precisam para muitas páginas</translation>
  </message>
  <message>
   <source>The day before</source>
   <translation>O dia anterior</translation>
  </message>
  <message>
   <source>The day after</source>
   <translation>O dia seguinte</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Agora</translation>
  </message>
  <message>
   <source>Ask for the present time</source>
   <translation>Perguntar pelo momento atual</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>Os agentes do site</translation>
  </message>
  <message>
   <source>All known agents</source>
   <translation>Todos os agentes conhecidos</translation>
  </message>
  <message>
   <source>Which agents are rows</source>
   <translation>Quais agentes são linhas</translation>
  </message>
  <message>
   <source>Zone</source>
   <translation>Fuso</translation>
  </message>
  <message>
   <source>on %1</source>
   <comment>a path</comment>
   <translation>em %1</translation>
  </message>
  <message>
   <source>Hours are UTC</source>
   <translation>Os horários são em UTC</translation>
  </message>
  <message>
   <source>The higher a band, the faster</source>
   <translation>Quanto mais alta a faixa, mais rápido</translation>
  </message>
  <message>
   <source>%1 changes its clocks %2 UTC: %3 until then, %4 afterwards. Windows do not move: they are UTC.</source>
   <translation>%1 muda a hora em %2 UTC: %3 até então, %4 depois. As janelas não se deslocam: são em UTC.</translation>
  </message>
  <message>
   <source>%1 is %2; its clocks change next %3 UTC, to %4.</source>
   <translation>%1 é %2; a próxima mudança de hora é em %3 UTC, para %4.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewParts</name>
  <message>
   <source>%1 line %2</source>
   <translation>%1, linha %2</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>Não foi possível gravar %1: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewTabs</name>
  <message>
   <source>Open the views</source>
   <translation>Abrir as exibições</translation>
  </message>
  <message>
   <source>Fold the views to their tabs (Ctrl+Shift+0)</source>
   <translation>Recolher as exibições às suas abas (Ctrl+Shift+0)</translation>
  </message>
  <message>
   <source>Back beside the text (Esc)</source>
   <translation>De volta ao lado do texto (Esc)</translation>
  </message>
  <message>
   <source>Views in the whole window (Ctrl+Shift+M)</source>
   <translation>Exibições na janela inteira (Ctrl+Shift+M)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViolationDialog</name>
  <message>
   <source>With &amp;addresses: they may be personal data</source>
   <translation>Com &amp;endereços: podem ser dados pessoais</translation>
  </message>
  <message>
   <source>Report %1</source>
   <translation>Denunciar %1</translation>
  </message>
  <message>
   <source>The report</source>
   <translation>A denúncia</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>&amp;Copiar</translation>
  </message>
  <message>
   <source>Anybody can send any name: compare addresses before you accuse an operator. Values of queries are left out. Send the report to the operator first.</source>
   <translation>Qualquer um pode enviar qualquer nome: compare os endereços antes de acusar um operador. Os valores das consultas são omitidos. Envie a denúncia primeiro ao operador.</translation>
  </message>
  <message>
   <source>&amp;Site</source>
   <translation>&amp;Site</translation>
  </message>
  <message>
   <source>The report was copied.</source>
   <translation>A denúncia foi copiada.</translation>
  </message>
  <message>
   <source>Reading the log again for evidence…</source>
   <translation>Lendo o log de novo em busca de evidências…</translation>
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
   <translation>Diz quem pode acessar, ler e usar seu site e mostra como cada agente o entende antes de você enviá-lo.</translation>
  </message>
  <message>
   <source>No account, no telemetry. Nothing is fetched or sent unless you press a button.</source>
   <translation>Sem conta, sem telemetria. Nada é acessado nem enviado a menos que você pressione um botão.</translation>
  </message>
  <message>
   <source>Check a robots.txt</source>
   <translation>Verificar um robots.txt</translation>
  </message>
  <message>
   <source>Drop it anywhere in this window, open it, or paste it. The answer for any crawler and path is shown above the text.</source>
   <translation>Solte-o em qualquer lugar desta janela, abra-o ou cole-o. A resposta para qualquer crawler e caminho aparece acima do texto.</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>Abrir um arquivo…</translation>
  </message>
  <message>
   <source>Open a site's folder…</source>
   <translation>Abrir a pasta de um site…</translation>
  </message>
  <message>
   <source>Paste its text</source>
   <translation>Colar o texto</translation>
  </message>
  <message>
   <source>All its policy files together.</source>
   <translation>Todos os seus arquivos de política juntos.</translation>
  </message>
  <message>
   <source>Write a new one</source>
   <translation>Escrever um novo</translation>
  </message>
  <message>
   <source>Begin with what you want; every line can be changed afterwards.</source>
   <translation>Comece pelo que você quer; depois, cada linha pode ser mudada.</translation>
  </message>
  <message>
   <source>Say what you want…</source>
   <translation>Diga o que você quer…</translation>
  </message>
  <message>
   <source>Three questions: search, assistants, training.</source>
   <translation>Três perguntas: busca, assistentes, treinamento.</translation>
  </message>
  <message>
   <source>Look around first</source>
   <translation>Dar uma olhada antes</translation>
  </message>
  <message>
   <source>A publisher's site with every file and every view in use. Nothing in it can be broken.</source>
   <translation>O site de uma editora com todos os arquivos e todas as exibições em uso. Nada nele pode ser estragado.</translation>
  </message>
  <message>
   <source>Open the sample site</source>
   <translation>Abrir o site de exemplo</translation>
  </message>
  <message>
   <source>More templates</source>
   <translation>Mais modelos</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>Recentes</translation>
  </message>
  <message>
   <source>missing</source>
   <translation>ausente</translation>
  </message>
  <message>
   <source>kept</source>
   <translation>fixado</translation>
  </message>
  <message>
   <source>Do not keep here</source>
   <translation>Não fixar aqui</translation>
  </message>
  <message>
   <source>Keep here</source>
   <translation>Fixar aqui</translation>
  </message>
  <message>
   <source>Take off the list</source>
   <translation>Tirar da lista</translation>
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
   <translation>%1 UTC, daqui a %2</translation>
  </message>
  <message>
   <source>tomorrow %1 UTC</source>
   <comment>time of the day</comment>
   <translation>amanhã %1 UTC</translation>
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
   <translation>Uma meta deixou de ser verdadeira: %1, pela linha %2 de %3. %4.</translation>
  </message>
  <message>
   <source>A goal is no longer true: %1. %2.</source>
   <translation>Uma meta deixou de ser verdadeira: %1. %2.</translation>
  </message>
  <message>
   <source>Show goals</source>
   <translation>Mostrar metas</translation>
  </message>
  <message>
   <source>Review…</source>
   <translation>Revisar…</translation>
  </message>
  <message>
   <source>Let them in</source>
   <translation>Deixá-los entrar</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Depois</translation>
  </message>
  <message numerus="yes">
   <source>%Ln crawler(s) of the list are not covered by your goals: %1 (%2).</source>
   <translation>
    <numerusform>%Ln crawler da lista não é abrangido por suas metas: %1 (%2).</numerusform>
    <numerusform>%Ln crawlers da lista não são abrangidos por suas metas: %1 (%2).</numerusform>
   </translation>
  </message>
  <message>
   <source>Let new crawlers in</source>
   <translation>Deixar entrar novos crawlers</translation>
  </message>
  <message>
   <source>An exception ended on %1.</source>
   <translation>Uma exceção terminou em %1.</translation>
  </message>
  <message>
   <source>The exception for %1 ended on %2.</source>
   <translation>A exceção para %1 terminou em %2.</translation>
  </message>
  <message>
   <source>Undo in all files</source>
   <translation>Desfazer em todos os arquivos</translation>
  </message>
  <message>
   <source>Write what is made from this</source>
   <translation>Gravar o que é feito a partir disto</translation>
  </message>
  <message>
   <source>Write %1?</source>
   <translation>Gravar %1?</translation>
  </message>
  <message>
   <source>Below the folder %1. What these files contain now is replaced.</source>
   <translation>Dentro da pasta %1. O conteúdo atual destes arquivos será substituído.</translation>
  </message>
  <message>
   <source>Write</source>
   <translation>Gravar</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Write what an environment lacks</source>
   <translation>Escrever o que falta a um ambiente</translation>
  </message>
  <message>
   <source>Below the folder %1, where there is no such file.</source>
   <translation>Abaixo da pasta %1, onde esse arquivo não existe.</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>%1 foi salvo</translation>
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
   <translation>hoje %1</translation>
  </message>
  <message>
   <source>yesterday %1</source>
   <comment>%1: 07:00</comment>
   <translation>ontem %1</translation>
  </message>
  <message>
   <source>just now</source>
   <translation>agora mesmo</translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s) ago</source>
   <translation>
    <numerusform>há %n minuto</numerusform>
    <numerusform>há %n minutos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s) ago</source>
   <translation>
    <numerusform>há %n hora</numerusform>
    <numerusform>há %n horas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) ago</source>
   <translation>
    <numerusform>há %n dia</numerusform>
    <numerusform>há %n dias</numerusform>
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
   <translation>Fuso horário</translation>
  </message>
  <message>
   <source>The time zone that is shown beside UTC</source>
   <translation>O fuso horário mostrado ao lado do UTC</translation>
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
   <translation>os arquivos têm juntos mais de 500.000 bytes, por isso nenhuma meta foi procurada neles; as metas que você escrever são verificadas mesmo assim</translation>
  </message>
  <message>
   <source>%1 (%2)</source>
   <translation>%1 (%2)</translation>
  </message>
  <message>
   <source>it was not decided what the files say</source>
   <translation>não foi decidido o que os arquivos dizem</translation>
  </message>
  <message>
   <source>It would take too long to try every edit: %1</source>
   <translation>Testar cada edição levaria tempo demais: %1</translation>
  </message>
  <message>
   <source>Environment %1 has the same files and wants something else</source>
   <translation>O ambiente %1 tem os mesmos arquivos e quer outra coisa</translation>
  </message>
  <message>
   <source>Whether this is true was not decided: %1</source>
   <translation>Não foi decidido se isto é verdade: %1</translation>
  </message>
  <message>
   <source>%1 must be closed, but %2</source>
   <translation>%1 deve estar fechado, mas %2</translation>
  </message>
  <message>
   <source>%1 must be open, but %2</source>
   <translation>%1 deve estar aberto, mas %2</translation>
  </message>
  <message>
   <source>%1 is closed to %2, so crawlers never see the noindex of %3</source>
   <translation>%1 está fechado a %2, então os crawlers nunca veem o noindex de %3</translation>
  </message>
  <message>
   <source>The Sitemap in line %1 is of %2, which is environment %3</source>
   <translation>O Sitemap na linha %1 é de %2, que é o ambiente %3</translation>
  </message>
  <message>
   <source>%1 and %2 have the same goals and answer differently: %3</source>
   <translation>%1 e %2 têm as mesmas metas e respondem de modo diferente: %3</translation>
  </message>
  <message>
   <source>%1 is to be %2, but %3 (%4; reading %5)</source>
   <translation>%1 deve ser %2, mas %3 (%4; leitura %5)</translation>
  </message>
  <message>
   <source>%1: agents of the list are not covered: %2</source>
   <translation>%1: agentes da lista não são abrangidos: %2</translation>
  </message>
  <message>
   <source>%1: these ignore robots.txt, and only a server can refuse them: %2</source>
   <translation>%1: estes ignoram robots.txt, e só um servidor pode recusá-los: %2</translation>
  </message>
  <message>
   <source>No agent of the list comes for %1</source>
   <translation>Nenhum agente da lista vem para %1</translation>
  </message>
  <message>
   <source>Only robots2.txt can say ask</source>
   <translation>Só robots2.txt pode dizer ask</translation>
  </message>
  <message>
   <source>pay needs licence: {terms: URL}</source>
   <translation>pay exige licence: {terms: URL}</translation>
  </message>
  <message>
   <source>This exception ended on %1</source>
   <translation>Esta exceção terminou em %1</translation>
  </message>
  <message>
   <source>Without this exception the answers are the same</source>
   <translation>Sem esta exceção, as respostas são as mesmas</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>Remover esta exceção</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file. Did you mean %2?</source>
   <translation>%1 não está na lista nem em um arquivo. Você quis dizer %2?</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file</source>
   <translation>%1 não está na lista nem em um arquivo</translation>
  </message>
  <message>
   <source>Change to “%1”</source>
   <translation>Mudar para “%1”</translation>
  </message>
  <message>
   <source>%1 and %2 have one token; the goal of %2 counts: %3</source>
   <translation>%1 e %2 têm um só token; vale a meta de %2: %3</translation>
  </message>
  <message>
   <source>These also train. What keeps them from that is a signal, not a rule: %1</source>
   <translation>Estes também treinam. O que os impede disso é um sinal, não uma regra: %1</translation>
  </message>
  <message>
   <source>%1 is not what the files come to</source>
   <translation>%1 não é o que resulta dos arquivos</translation>
  </message>
  <message>
   <source>%1 is not there</source>
   <translation>%1 não existe</translation>
  </message>
  <message>
   <source>%1 has its own group and does not get %2. Repeat the line there</source>
   <translation>%1 tem um grupo próprio, e %2 não lhe é dito. Repita a linha lá</translation>
  </message>
  <message>
   <source>The list of agents has no search engine</source>
   <translation>A lista de agentes não tem nenhum mecanismo de busca</translation>
  </message>
  <message>
   <source>This would take too long to prove</source>
   <translation>Provar isso levaria tempo demais</translation>
  </message>
  <message>
   <source>outputs: %1 and %2 are both written to %3; give one of them another folder</source>
   <translation>outputs: %1 e %2 são gravados ambos em %3; dê outra pasta a um deles</translation>
  </message>
  <message>
   <source>outputs: %1: agents: %2</source>
   <translation>outputs: %1: agents: %2</translation>
  </message>
  <message>
   <source>robots.txt is rendered from the agent policy: change the policy and render it again</source>
   <translation>robots.txt é gerado da política de agentes: altere a política e gere-o de novo</translation>
  </message>
  <message>
   <source>robots.txt says that it is rendered from an agent policy, but is not what the policy makes: render it again first</source>
   <translation>robots.txt diz que é gerado de uma política de agentes, mas não é o que a política produz: antes, gere-o de novo</translation>
  </message>
  <message>
   <source>goals.edit does not let robots.txt be edited</source>
   <translation>goals.edit não permite editar robots.txt</translation>
  </message>
  <message>
   <source>a limit ended the search</source>
   <translation>um limite encerrou a busca</translation>
  </message>
  <message>
   <source>An agent policy, from which robots.txt is rendered, cannot say it: %1</source>
   <translation>Uma política de agentes, da qual o robots.txt é gerado, não pode dizer isso: %1</translation>
  </message>
  <message>
   <source>The list of agents has no token that names a use</source>
   <translation>A lista de agentes não tem nenhum token que nomeie um uso</translation>
  </message>
  <message>
   <source>The block managed by %1 decides for %2. Change it there</source>
   <translation>O bloco gerenciado por %1 decide para %2. Altere-o lá</translation>
  </message>
  <message>
   <source>A chained file decides for %1: %2</source>
   <translation>Um arquivo encadeado decide para %1: %2</translation>
  </message>
  <message>
   <source>Agents that declare a category follow the groups for * of robots.txt, which cannot name one</source>
   <translation>Agentes que declaram uma categoria seguem os grupos para * de robots.txt, que não pode nomear nenhuma</translation>
  </message>
  <message>
   <source>A group of 2.0 cannot say it: %1</source>
   <translation>Um grupo 2.0 não pode dizer isso: %1</translation>
  </message>
  <message>
   <source>No edit was found that changes nothing else: %1</source>
   <translation>Não se encontrou edição que não mude mais nada: %1</translation>
  </message>
  <message>
   <source>“%1” is read as “%2”: a crawler of that name is meant as well</source>
   <translation>“%1” é lido como “%2”: isso se refere também a um crawler com esse nome</translation>
  </message>
  <message>
   <source>%1 may fetch faster: %2</source>
   <translation>%1 pode buscar mais rápido: %2</translation>
  </message>
  <message>
   <source>No pace is stated for %1</source>
   <translation>Nenhum ritmo é indicado para %1</translation>
  </message>
  <message>
   <source>robots2.txt does not say “crawl: %1” to %2</source>
   <translation>robots2.txt não diz “crawl: %1” a %2</translation>
  </message>
  <message>
   <source>%1 may fetch %2</source>
   <translation>%1 pode buscar %2</translation>
  </message>
  <message>
   <source>%1 may not fetch %2</source>
   <translation>%1 não pode buscar %2</translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3</source>
   <translation>%1 não pode buscar %2 às %3</translation>
  </message>
  <message>
   <source>%1 must ask before it fetches %2</source>
   <translation>%1 deve perguntar antes de buscar %2</translation>
  </message>
  <message>
   <source>%1 has no paths: what differs by path is claimed of Content-Usage alone</source>
   <translation>%1 não tem caminhos: o que varia por caminho se exige só de Content-Usage</translation>
  </message>
  <message>
   <source>%4 does not state “%2: %3” for %1 on %5</source>
   <translation>%4 não diz “%2: %3” para %1 em %5</translation>
  </message>
  <message>
   <source>The map of the site is not complete</source>
   <translation>O mapa do site não está completo</translation>
  </message>
 </context>
 <context>
  <name>lab</name>
  <message>
   <source>It had not asked for robots.txt before.</source>
   <translation>Ele não tinha pedido o robots.txt antes.</translation>
  </message>
  <message>
   <source>Its copy of robots.txt was %1 old; 24 hours are allowed.</source>
   <translation>A cópia dele do robots.txt tinha %1; são permitidas 24 horas.</translation>
  </message>
  <message>
   <source>robots.txt: %1.</source>
   <translation>robots.txt: %1.</translation>
  </message>
  <message>
   <source>It asked again although its answer was good for 24 hours.</source>
   <translation>Ele perguntou de novo embora a resposta valesse por 24 horas.</translation>
  </message>
  <message>
   <source>The page must be asked for, and it had not asked.</source>
   <translation>É preciso perguntar pela página, e ele não tinha perguntado.</translation>
  </message>
  <message>
   <source>It was allowed one request, and this is another.</source>
   <translation>Ele podia fazer uma requisição, e esta é outra.</translation>
  </message>
  <message>
   <source>Its answer was older than 24 hours.</source>
   <translation>A resposta dele tinha mais de 24 horas.</translation>
  </message>
  <message>
   <source>The page is outside the scopes of its answer.</source>
   <translation>A página está fora dos escopos da resposta dele.</translation>
  </message>
  <message>
   <source>The endpoint had answered 429, which allows nothing.</source>
   <translation>O endpoint tinha respondido 429, o que não permite nada.</translation>
  </message>
  <message>
   <source>The endpoint had not allowed it.</source>
   <translation>O endpoint não tinha permitido.</translation>
  </message>
  <message>
   <source>The page is a honeypot.</source>
   <translation>A página é um honeypot.</translation>
  </message>
  <message>
   <source>It came %1 s after the request before; %2 line %3, %4, asks for %5 s.</source>
   <translation>Ele veio %1 s depois da requisição anterior; %2 linha %3, %4, pede %5 s.</translation>
  </message>
  <message>
   <source>It came back before %1, which Retry-After had asked for.</source>
   <translation>Ele voltou antes de %1, pedido por Retry-After.</translation>
  </message>
  <message>
   <source>The policy says %1: %2.</source>
   <translation>A política diz %1: %2.</translation>
  </message>
  <message>
   <source>The policy says %1: %2 line %3, %4.</source>
   <translation>A política diz %1: %2 linha %3, %4.</translation>
  </message>
  <message>
   <source>The site has no file for it.</source>
   <translation>O site não tem arquivo para isso.</translation>
  </message>
  <message>
   <source>The parameter directive must name a directive of robots2.txt such as crawl</source>
   <translation>O parâmetro directive deve nomear uma diretiva do robots2.txt, como crawl</translation>
  </message>
  <message>
   <source>The parameter agent: %1</source>
   <translation>O parâmetro agent: %1</translation>
  </message>
  <message>
   <source>The parameter url is missing</source>
   <translation>Falta o parâmetro url</translation>
  </message>
  <message>
   <source>The parameter at: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>O parâmetro at: %1 não é um horário como 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>The parameter to: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>O parâmetro to: %1 não é um horário como 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>The clock runs by itself; with --clock-speed 0 it is moved</source>
   <translation>O relógio anda sozinho; com --clock-speed 0 ele é movido</translation>
  </message>
  <message>
   <source>The clock does not run backwards</source>
   <translation>O relógio não anda para trás</translation>
  </message>
  <message>
   <source>the answers that %1 gives to errors are not documented; write one such as Google</source>
   <translation>o que %1 faz com erros não está documentado; escreva um como Google</translation>
  </message>
  <message>
   <source>one text is expected here</source>
   <translation>aqui se espera um único texto</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 deve ser uma lista</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 tem mais de %2 itens, mais do que se lê</translation>
  </message>
  <message>
   <source>%1 is not a path; write one that begins with / and has no spaces</source>
   <translation>%1 não é um caminho; escreva um que comece com / e não tenha espaços</translation>
  </message>
  <message>
   <source>%1 must have keys and values</source>
   <translation>%1 deve ter chaves e valores</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; remove one</source>
   <translation>%1 já está na linha %2; remova um</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 não é uma chave de %2; quis dizer %3?</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 não é uma chave de %2, que tem %3; corrija ou remova</translation>
  </message>
  <message>
   <source>%1 is not a length of time; write one such as 90s, 15m, 14h or 2d</source>
   <translation>%1 não é uma duração; escreva uma como 90s, 15m, 14h ou 2d</translation>
  </message>
  <message>
   <source>%1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>%1 não é um horário como 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>%1 is not a speed; write a whole number from 0 to 1000000</source>
   <translation>%1 não é uma velocidade; escreva um número inteiro de 0 a 1000000</translation>
  </message>
  <message>
   <source>%1 is not a way to enforce; write off or verdict</source>
   <translation>%1 não é um modo de aplicar; escreva off ou verdict</translation>
  </message>
  <message>
   <source>%1 is not a time such as 02:00 or 2026-11-20T02:00:00Z</source>
   <translation>%1 não é um horário como 02:00 ou 2026-11-20T02:00:00Z</translation>
  </message>
  <message>
   <source>%1 has a query; an event is for a path with any query: remove it</source>
   <translation>%1 tem uma consulta; um evento vale para um caminho com qualquer consulta: remova-a</translation>
  </message>
  <message>
   <source>an event needs %1; add it</source>
   <translation>um evento precisa de %1; acrescente</translation>
  </message>
  <message>
   <source>an event has one of status, file and redirect; write exactly one of them</source>
   <translation>um evento tem um de status, file e redirect; escreva exatamente um deles</translation>
  </message>
  <message>
   <source>%1 is not a status; write a whole number from 200 to 599</source>
   <translation>%1 não é um status; escreva um número inteiro de 200 a 599</translation>
  </message>
  <message>
   <source>the name of the file is empty</source>
   <translation>o nome do arquivo está vazio</translation>
  </message>
  <message>
   <source>%1 is not a target; write loop, a path, or an http(s) URL</source>
   <translation>%1 não é um destino; escreva loop, um caminho ou uma URL http(s)</translation>
  </message>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>linha %1, coluna %2: %3</translation>
  </message>
  <message>
   <source>the scenario is larger or deeper than is read</source>
   <translation>o cenário é maior ou mais profundo do que se lê</translation>
  </message>
 </context>
 <context>
  <name>lint</name>
  <message>
   <source>Goal that is not true</source>
   <translation>Meta que não é verdadeira</translation>
  </message>
  <message>
   <source>Below “goals:” gatepost.yaml says what is wanted, and the policy files say something else. The message names an agent, a path and the line that decides. Change the files, or the goal if it is no longer wanted.</source>
   <translation>Sob “goals:”, gatepost.yaml diz o que se quer, e os arquivos de política dizem outra coisa. A mensagem nomeia um agente, um caminho e a linha que decide. Altere os arquivos, ou a meta, se ela não for mais desejada.</translation>
  </message>
  <message>
   <source>Agents that a goal does not cover</source>
   <translation>Agentes que uma meta não abrange</translation>
  </message>
  <message>
   <source>The list of agents has agents for this goal that no line of the files names, and what the files say to everybody else is not what the goal wants. That is how an agent looks that came into the list after the files were written. Name these agents in the group that says what is wanted.</source>
   <translation>A lista de agentes tem, para esta meta, agentes que nenhuma linha dos arquivos nomeia, e o que os arquivos dizem a todos os demais não é o que a meta quer. É assim que se apresenta um agente que entrou na lista depois de os arquivos serem escritos. Nomeie estes agentes no grupo que diz o que se quer.</translation>
  </message>
  <message>
   <source>Goal of which it is not known whether it is true</source>
   <translation>Meta da qual não se sabe se é verdadeira</translation>
  </message>
  <message>
   <source>A limit ended the search before every agent, path and hour was decided, or a chained file is missing. Nothing false was found, and nothing was shown either. Fewer overlapping patterns make the search shorter.</source>
   <translation>Um limite encerrou a busca antes de cada agente, caminho e hora ser decidido, ou falta um arquivo encadeado. Não se encontrou nada falso, e também nada foi provado. Menos padrões sobrepostos tornam a busca mais curta.</translation>
  </message>
  <message>
   <source>Part of a goal that no file can say</source>
   <translation>Parte de uma meta que nenhum arquivo pode dizer</translation>
  </message>
  <message>
   <source>The goal wants something for which the file or the signal has no word. It is left out of what is claimed, and named here. Ask for less, or say it in another place.</source>
   <translation>A meta quer algo para o qual o arquivo ou o sinal não tem palavra. Isso fica fora do que se afirma e é nomeado aqui. Peça menos, ou diga-o em outro lugar.</translation>
  </message>
  <message>
   <source>Agents of a goal that ignore robots.txt</source>
   <translation>Agentes de uma meta que ignoram robots.txt</translation>
  </message>
  <message>
   <source>These agents are documented to ignore robots.txt. Whatever the files say, only a server can refuse them. Export the policy for your server.</source>
   <translation>Segundo a documentação, estes agentes ignoram robots.txt. Digam o que disserem os arquivos, só um servidor pode recusá-los. Exporte a política para seu servidor.</translation>
  </message>
  <message>
   <source>Goal that a managed block keeps from being true</source>
   <translation>Meta que um bloco gerenciado impede de ser verdadeira</translation>
  </message>
  <message>
   <source>A service or a plug-in writes a part of robots.txt, and what it says there decides against the goal. Gatepost never edits that part, and no line beside it would win. Change it where the block is made.</source>
   <translation>Um serviço ou um plug-in grava uma parte do robots.txt, e o que ele diz ali decide contra a meta. O Gatepost nunca edita essa parte, e nenhuma linha ao lado dela prevaleceria. Altere isso onde o bloco é feito.</translation>
  </message>
  <message>
   <source>Exception for an agent that nobody knows</source>
   <translation>Exceção para um agente que ninguém conhece</translation>
  </message>
  <message>
   <source>An exception names an agent that is neither in the list nor in a file of the site. With a misspelled name it is about nobody. Correct the name, or add the agent to “agents:” in gatepost.yaml.</source>
   <translation>Uma exceção nomeia um agente que não está na lista nem em um arquivo do site. Com um nome mal escrito, não trata de ninguém. Corrija o nome, ou adicione o agente a “agents:” em gatepost.yaml.</translation>
  </message>
  <message>
   <source>Exception that changes nothing</source>
   <translation>Exceção que não muda nada</translation>
  </message>
  <message>
   <source>Without this exception the same would be wanted of the same agents and paths. Another exception says so, or the goal itself does. Remove it, or correct what it was meant to change.</source>
   <translation>Sem esta exceção, se quereria o mesmo dos mesmos agentes e caminhos. Outra exceção diz isso, ou a própria meta. Remova-a, ou corrija o que ela deveria mudar.</translation>
  </message>
  <message>
   <source>Exception that has ended</source>
   <translation>Exceção que terminou</translation>
  </message>
  <message>
   <source>An exception counts on its last day (UTC) and no longer. The goal now wants of its agents and paths what it wants of the others. Remove the exception, and the lines in the files that were made for it.</source>
   <translation>Uma exceção vale em seu último dia (UTC) e não mais depois. A meta agora quer dos agentes e caminhos dela o que quer dos outros. Remova a exceção e as linhas dos arquivos que foram feitas para ela.</translation>
  </message>
  <message>
   <source>Goal that is about no agent</source>
   <translation>Meta que não trata de nenhum agente</translation>
  </message>
  <message>
   <source>No agent of the list comes for this purpose, so nothing is claimed of fetches. That is not a fault: a newer list may have some. What is said of use still counts.</source>
   <translation>Nenhum agente da lista vem para esta finalidade, então nada se afirma dos acessos. Isso não é um defeito: uma lista mais nova pode ter alguns. O que se diz do uso continua valendo.</translation>
  </message>
  <message>
   <source>Two agents of different goals with one token</source>
   <translation>Dois agentes de metas diferentes com um só token</translation>
  </message>
  <message>
   <source>The list has two agents whose names are equal once the version is cut off, so that no file can tell them apart. Their purposes have different goals. The goal of the one without a version counts for both.</source>
   <translation>A lista tem dois agentes cujos nomes ficam iguais quando se corta a versão, então nenhum arquivo pode distingui-los. Suas finalidades têm metas diferentes. A meta do que não tem versão vale para ambos.</translation>
  </message>
  <message>
   <source>Agent that may come and also collects for training</source>
   <translation>Agente que pode vir e também coleta para treinamento</translation>
  </message>
  <message>
   <source>The operator documents that one crawler fetches for several purposes. A rule can let it in or keep it out, and nothing between. What keeps its texts from training is a signal or a policy token, if the operator honours it.</source>
   <translation>O operador documenta que um só crawler acessa para várias finalidades. Uma regra pode deixá-lo entrar ou mantê-lo fora, e nada entre as duas coisas. O que protege os textos do treinamento é um sinal ou um token de política, se o operador o respeitar.</translation>
  </message>
  <message>
   <source>Ask without a robots2.txt</source>
   <translation>Ask sem robots2.txt</translation>
  </message>
  <message>
   <source>The goal wants agents to ask first and lets in those that do not know the question. Only robots2.txt can say ask. Without it the goal cannot be true: add a robots2.txt, or write “otherwise: out”.</source>
   <translation>A meta quer que os agentes perguntem antes e deixa entrar os que não conhecem a pergunta. Só robots2.txt pode dizer ask. Sem ele, a meta não pode ser verdadeira: adicione um robots2.txt, ou escreva “otherwise: out”.</translation>
  </message>
  <message>
   <source>Pay without the terms of a licence</source>
   <translation>Pay sem os termos de uma licença</translation>
  </message>
  <message>
   <source>The goal wants a licence, and gatepost.yaml does not say where its terms are. Nobody can buy what nobody offers. Add “licence: {terms: URL}” below “goals:”.</source>
   <translation>A meta quer uma licença, e gatepost.yaml não diz onde estão os termos dela. Ninguém pode comprar o que ninguém oferece. Adicione “licence: {terms: URL}” sob “goals:”.</translation>
  </message>
  <message>
   <source>Signal that an agent with its own group does not get</source>
   <translation>Sinal que não é dito a um agente com grupo próprio</translation>
  </message>
  <message>
   <source>Goals of the site claim what Content-Signal or Content-Usage says, and the group for * states it. These lines belong to groups: an agent with its own group gets what is in that group, and nothing of what the group for * says. Repeat the line in each group whose agents may fetch something.</source>
   <translation>As metas do site afirmam o que Content-Signal ou Content-Usage diz, e o grupo para * o declara. Essas linhas pertencem a grupos: a um agente com grupo próprio se diz o que está nesse grupo, e nada do que diz o grupo para *. Repita a linha em cada grupo cujos agentes podem acessar algo.</translation>
  </message>
  <message>
   <source>Environment that must be closed and is not</source>
   <translation>Ambiente que deve estar fechado e não está</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be closed, and some agent may fetch something there. A group for * does not reach every agent: those that skip it need their own groups. Close it to them as well.</source>
   <translation>gatepost.yaml diz que o ambiente deve estar fechado, e algum agente pode acessar algo lá. Um grupo para * não alcança todos os agentes: os que o ignoram precisam de grupos próprios. Feche-o também a eles.</translation>
  </message>
  <message>
   <source>Environment that must be open and is not</source>
   <translation>Ambiente que deve estar aberto e não está</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be open, and a search engine may not fetch its start page. The files of staging may have been copied there. Open it again.</source>
   <translation>gatepost.yaml diz que o ambiente deve estar aberto, e um mecanismo de busca não pode acessar sua página inicial. Os arquivos de staging podem ter sido copiados para lá. Abra-o de novo.</translation>
  </message>
  <message>
   <source>Pages whose noindex nobody sees</source>
   <translation>Páginas cujo noindex ninguém vê</translation>
  </message>
  <message>
   <source>The environment must not be indexed by a noindex on its pages. A crawler sees that only if it may fetch the page: what robots.txt closes can still be listed. Open it to search engines, or write “must: closed”.</source>
   <translation>O ambiente não deve ser indexado, por um noindex em suas páginas. Um crawler só o vê se puder acessar a página: o que robots.txt fecha ainda pode ser listado. Abra-o aos mecanismos de busca, ou escreva “must: closed”.</translation>
  </message>
  <message>
   <source>Sitemap of another environment</source>
   <translation>Sitemap de outro ambiente</translation>
  </message>
  <message>
   <source>A Sitemap line in the files of one environment names the host of another one. The files may have been copied without changing it. Write the address of this environment's own sitemap, or remove the line.</source>
   <translation>Uma linha Sitemap nos arquivos de um ambiente nomeia o host de outro. Os arquivos podem ter sido copiados sem alterá-la. Escreva o endereço do sitemap deste ambiente, ou remova a linha.</translation>
  </message>
  <message>
   <source>Environments with the same goals that answer differently</source>
   <translation>Ambientes com as mesmas metas que respondem de modo diferente</translation>
  </message>
  <message>
   <source>The same is wanted of two environments, and their files give some agent another answer. Both can be what is wanted all the same, where the goals leave something open. Compare the two folders.</source>
   <translation>De dois ambientes se quer o mesmo, e seus arquivos dão a algum agente outra resposta. Mesmo assim, ambas podem ser o que se quer, onde as metas deixam algo em aberto. Compare as duas pastas.</translation>
  </message>
  <message>
   <source>Output that is not what the files come to</source>
   <translation>Saída que não é o que resulta dos arquivos</translation>
  </message>
  <message>
   <source>A file that “outputs:” asks for was made from other policy files than these, or was changed by hand. What a server does is then not what robots.txt says. Run “gatepost-cli goals --write”.</source>
   <translation>Um arquivo que “outputs:” pede foi feito de outros arquivos de política que não estes, ou foi alterado à mão. O que um servidor faz não é então o que robots.txt diz. Execute “gatepost-cli goals --write”.</translation>
  </message>
  <message>
   <source>Output that is not there</source>
   <translation>Saída que não existe</translation>
  </message>
  <message>
   <source>gatepost.yaml asks for a file below “outputs:” that nobody has made yet. Run “gatepost-cli goals --write”. Where outputs are made elsewhere, remove the key.</source>
   <translation>gatepost.yaml pede, sob “outputs:”, um arquivo que ninguém fez ainda. Execute “gatepost-cli goals --write”. Se as saídas são feitas em outro lugar, remova a chave.</translation>
  </message>
  <message>
   <source>Put “Allow: %1” into the group for *</source>
   <translation>Pôr “Allow: %1” no grupo para *</translation>
  </message>
  <message numerus="yes">
   <source>%n more findings of this kind in this file are not listed</source>
   <comment>%n more finding of this kind in this file is not listed</comment>
   <translation>
    <numerusform>Mais %n problema deste tipo neste arquivo não está listado</numerusform>
    <numerusform>Mais %n problemas deste tipo neste arquivo não estão listados</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>linha %1</translation>
  </message>
  <message>
   <source>Change to %1</source>
   <translation>Mudar para %1</translation>
  </message>
  <message>
   <source>Remove the line</source>
   <translation>Remover a linha</translation>
  </message>
  <message>
   <source>Put both groups together</source>
   <translation>Juntar os dois grupos</translation>
  </message>
  <message>
   <source>%1 has a group in %2 already. Crawlers that follow the standard read both as one; old ones take the first alone. Put them together</source>
   <translation>%1 já tem um grupo na %2. Crawlers que seguem o padrão leem os dois como um só; os antigos tomam só o primeiro. Junte-os</translation>
  </message>
  <message>
   <source>Agent with several groups</source>
   <translation>Agente com vários grupos</translation>
  </message>
  <message>
   <source>All groups that name the same agent are read as one. That is the standard of 2022; crawlers of the old school take the first record that names them and stop there, so the rules of the second group may go unread. Putting them together makes the file mean the same to all.</source>
   <translation>Todos os grupos que nomeiam o mesmo agente são lidos como um só. É o padrão de 2022; crawlers da velha escola tomam o primeiro registro que os nomeia e param ali, de modo que as regras do segundo grupo podem ficar sem leitura. Juntá-los faz o arquivo significar o mesmo para todos.</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>Não se conhece crawler chamado %1. Você quis dizer %2?</translation>
  </message>
  <message>
   <source>Agent close to a known one</source>
   <translation>Agente parecido com um conhecido</translation>
  </message>
  <message>
   <source>No known crawler has this token, but one slip would make it a known one: a character left out, put in or mistaken, or two that changed places. Tokens are compared character by character, without case; with a slip in it the group applies to no agent, and the crawler that was meant follows the group for * instead. If the name is right, switch this off for the line with a comment “# gatepost: off agent-typo”.</source>
   <translation>Nenhum crawler conhecido tem este token, mas um só erro faria dele um conhecido: um caractere omitido, acrescentado ou trocado, ou dois que mudaram de lugar. Os tokens são comparados caractere por caractere, sem distinguir maiúsculas; com um erro, o grupo não se aplica a nenhum agente, e o crawler pretendido segue o grupo para *. Se o nome estiver certo, desligue isto para a linha com um comentário “# gatepost: off agent-typo”.</translation>
  </message>
  <message>
   <source>%1 begins with no token, so the line names nobody. Write the crawler's product token</source>
   <translation>%1 não começa com um token, então a linha não nomeia ninguém. Escreva o token de produto do crawler</translation>
  </message>
  <message>
   <source>The version is not compared: the line names every %1. Remove it</source>
   <translation>A versão não é comparada: a linha nomeia todo %1. Omita-a</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off, though the operator names it so</source>
   <translation>Só %1 é lido; %2 é cortado, embora o operador o nomeie assim</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off. Write the product token alone</source>
   <translation>Só %1 é lido; %2 é cortado. Escreva apenas o token de produto</translation>
  </message>
  <message>
   <source>A User-agent line names one agent: of this list only %1 is read, including the comma. Give each its own line</source>
   <translation>Uma linha User-agent nomeia um agente: desta lista só se lê %1, com vírgula e tudo. Dê a cada um sua própria linha</translation>
  </message>
  <message>
   <source>Split into several lines</source>
   <translation>Dividir em várias linhas</translation>
  </message>
  <message>
   <source>User-agent value that is read in part</source>
   <translation>Valor de User-agent lido em parte</translation>
  </message>
  <message>
   <source>A User-agent line contains one product token. It ends at the first / or white space; a version, a whole HTTP User-Agent header or a list after it is not read. “Mozilla/5.0 (compatible; X)” therefore names Mozilla, which no crawler calls itself here. One real file in sixteen names agents by whole headers.</source>
   <translation>Uma linha User-agent contém um token de produto. Ele termina no primeiro / ou espaço em branco; uma versão, um cabeçalho HTTP User-Agent inteiro ou uma lista depois dele não são lidos. Assim, “Mozilla/5.0 (compatible; X)” nomeia Mozilla, nome que nenhum crawler usa aqui. Um em cada dezesseis arquivos reais nomeia agentes por cabeçalhos inteiros.</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt prevalece: seu %1 na %2 permite a todos o que esta regra proíbe. Remova esse Allow se quiser que isto valha</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt prevalece: seu %1 na %2 permite a todos alguns dos caminhos que esta regra proíbe, por exemplo %4</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt prevalece: seu %1 na %2 permite a %3 o que esta regra proíbe. Remova esse Allow se quiser que isto valha</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt prevalece: seu %1 na %2 permite a %3 alguns dos caminhos que esta regra proíbe, por exemplo %4</translation>
  </message>
  <message>
   <source>robots-ai.txt forbids what robots.txt allows</source>
   <translation>robots-ai.txt proíbe o que robots.txt permite</translation>
  </message>
  <message>
   <source>robots.txt is authoritative. Where one of its rules allows a path, a Disallow in robots-ai.txt does not apply; only where robots.txt says nothing about the path does robots-ai.txt decide. A plain “Allow: /” in robots.txt thus undoes the whole of robots-ai.txt, though it seems to say no more than the default. Where the two disagree is found on the patterns themselves: with Allow: /*.html in robots.txt and Disallow: /blog/ in robots-ai.txt it is /blog/*.html.</source>
   <translation>robots.txt prevalece. Onde uma de suas regras permite um caminho, um Disallow em robots-ai.txt não vale; só onde robots.txt nada diz sobre o caminho é que robots-ai.txt decide. Um simples “Allow: /” em robots.txt anula, portanto, todo o robots-ai.txt, embora pareça não dizer mais do que o padrão. Onde os dois discordam é apurado nos próprios padrões: com Allow: /*.html em robots.txt e Disallow: /blog/ em robots-ai.txt, é /blog/*.html.</translation>
  </message>
  <message>
   <source>This rule opens nothing: no Disallow that it could overrule matches any of its paths, which may be fetched anyway. Remove it, or check whether its path is the one that is meant</source>
   <translation>Esta regra não abre nada: nenhum Disallow sobre o qual ela pudesse prevalecer corresponde a algum de seus caminhos, que podem ser acessados de qualquer modo. Remova-a ou verifique se o caminho é o pretendido</translation>
  </message>
  <message>
   <source>Allow that opens nothing</source>
   <translation>Allow que não abre nada</translation>
  </message>
  <message>
   <source>What no rule denies may be fetched, so an Allow is needed only where a shorter Disallow of the same group would deny the path. Here there is no such path: the file means the same without the rule. Often the path has a slip in it, or the Disallow that it was an exception to is gone. This is found on the patterns themselves, so it is certain.</source>
   <translation>O que nenhuma regra nega pode ser acessado, então um Allow só é necessário onde um Disallow mais curto do mesmo grupo negaria o caminho. Aqui não há tal caminho: o arquivo significa o mesmo sem a regra. Muitas vezes o caminho tem um erro, ou o Disallow do qual era exceção não existe mais. Isto é determinado nos próprios padrões, portanto é certo.</translation>
  </message>
  <message numerus="yes">
   <source>%n lines say ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</source>
   <comment>This line says ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</comment>
   <translation>
    <numerusform>%n linha diz ask, mas nenhuma resposta do endpoint de ask está ensaiada: não se sabe aqui o que os agentes recebem. Adicione-as a asks.json e confira se %1 responde</numerusform>
    <numerusform>%n linhas dizem ask, mas nenhuma resposta do endpoint de ask está ensaiada: não se sabe aqui o que os agentes recebem. Adicione-as a asks.json e confira se %1 responde</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking that is not rehearsed</source>
   <translation>Perguntas não ensaiadas</translation>
  </message>
  <message>
   <source>A value of ask sends agents to the site's ask endpoint. If nothing answers there, or it answers 404, every ask means no. The file asks.json beside robots2.txt rehearses the answers: Gatepost then shows what each agent gets, for how long, and for which paths.</source>
   <translation>Um valor ask manda os agentes ao endpoint de ask do site. Se ali nada responde, ou se a resposta é 404, todo ask significa no. O arquivo asks.json ao lado de robots2.txt ensaia as respostas: o Gatepost então mostra o que cada agente recebe, por quanto tempo e para quais caminhos.</translation>
  </message>
  <message>
   <source>Rules are not regular expressions: %1 is compared character by character and matches no real URL. Only * and a final $ have a meaning</source>
   <translation>Regras não são expressões regulares: %1 é comparado letra por letra e não corresponde a nada que seja pedido. Só * e um $ final têm significado</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: nothing needs an escape in a rule. Write %1</source>
   <translation>Uma barra invertida é um caractere comum aqui, e nenhuma URL a contém: nada precisa de escape em uma regra. Escreva %1</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: the rule matches no real URL. Write %1</source>
   <translation>Uma barra invertida é um caractere comum aqui, e nenhuma URL a contém: a regra não corresponde a nada que seja pedido. Escreva %1</translation>
  </message>
  <message>
   <source>Backslash in a path</source>
   <translation>Barra invertida em um caminho</translation>
  </message>
  <message>
   <source>Segments of a URL's path are separated by /. A backslash has no meaning in a rule outside the extended standard 2.0: it neither separates folders, as on Windows, nor escapes the next character, as in a regular expression. Browsers turn it into / before they ask, so such a rule never matches.</source>
   <translation>Os segmentos do caminho de uma URL são separados por /. Uma barra invertida não tem significado em uma regra fora do padrão estendido 2.0: não separa pastas, como no Windows, nem escapa o caractere seguinte, como em uma expressão regular. Os navegadores a transformam em / antes de pedir, de modo que tal regra nunca corresponde.</translation>
  </message>
  <message>
   <source>Of a file's patterns only the first %1 count: this one and those below match no agent. Name the agents one by one</source>
   <translation>Dos padrões de um arquivo só contam os primeiros %1: este e os abaixo não correspondem a nenhum agente. Nomeie os agentes um a um</translation>
  </message>
  <message>
   <source>Crawlers that cut a name where it ends read %1 here; to those that read patterns %2 is not a regular expression (%3). Write the name alone</source>
   <translation>Crawlers que cortam um nome onde ele termina leem %1 aqui; para os que leem padrões, %2 não é uma expressão regular (%3). Escreva só o nome</translation>
  </message>
  <message>
   <source>%1 cannot be read as a regular expression (%2), so the line matches no agent. Write the agent's name</source>
   <translation>%1 não é uma expressão regular legível (%2), então a linha não corresponde a ninguém. Escreva o nome do agente</translation>
  </message>
  <message>
   <source>Regular expression that cannot be read</source>
   <translation>Expressão regular que não pode ser lida</translation>
  </message>
  <message>
   <source>The value of this User-agent line is a regular expression (it contains one of \ ^ $ [ ] ( ) { } | + ? or .*) with an error, or with look-around or a back-reference, which are not supported because they can take unbounded time. To readers of the proposal the line then matches no agent; crawlers that cut a value at the first character that a name cannot have still find a name at its beginning, and that is a warning. A header such as Mozilla/5.0 (compatible; …) is cut before it is read as an expression.</source>
   <translation>O valor desta linha User-agent é uma expressão regular (contém um de \ ^ $ [ ] ( ) { } | + ? ou .*) com um erro, ou com look-around ou referência retroativa, que não são aceitos por não terem tempo limitado. Para leitores da proposta, a linha então não corresponde a nenhum agente; crawlers que cortam um valor no primeiro caractere que um nome não pode ter ainda encontram um nome em seu início, e isso é um aviso. Um cabeçalho como Mozilla/5.0 (compatible; …) é cortado antes de ser lido como expressão.</translation>
  </message>
  <message>
   <source>%1 is not a number of seconds, so the line decides nothing. Write only a number, such as 10 or 0.5</source>
   <translation>%1 não é um número de segundos, então a linha não decide nada. Escreva só um número, como em 10 ou 0.5</translation>
  </message>
  <message>
   <source>Malformed Crawl-delay</source>
   <translation>Crawl-delay malformado</translation>
  </message>
  <message>
   <source>Crawl-delay is a decimal number of seconds between two requests, without a unit: 10, 0.5. Anything else is not read, and the crawler keeps its own pace.</source>
   <translation>Crawl-delay é um número decimal de segundos entre duas requisições, sem unidade: 10, 0.5. Qualquer outra coisa não é lida, e o crawler mantém seu próprio ritmo.</translation>
  </message>
  <message>
   <source>%1 says no time to go with the number, so the line counts as absent: is it documents or seconds? Write documents/seconds, as in 1/10</source>
   <translation>%1 não diz o tempo que acompanha o número, então a linha conta como ausente: são documentos ou segundos? Escreva documentos/segundos, como em 1/10</translation>
  </message>
  <message>
   <source>%1 is not a rate, so the line counts as absent. Write documents/time, both whole and above 0, as in 1/10, 5/1m or 1/20m 1700-0459</source>
   <translation>%1 não é uma taxa, então a linha conta como ausente. Escreva documentos/tempo, ambos inteiros e acima de 0, como em 1/10, 5/1m ou 1/20m 1700-0459</translation>
  </message>
  <message numerus="yes">
   <source>One document in %n seconds</source>
   <comment>One document in %n second</comment>
   <translation>
    <numerusform>Um documento em %n segundo</numerusform>
    <numerusform>Um documento em %n segundos</numerusform>
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
   <translation>Request-rate malformado</translation>
  </message>
  <message>
   <source>Request-rate says how many documents in how much time: 1/10 is one in ten seconds, 5/1m five a minute, 100/24h a hundred a day; a window of the day may follow. A single number leaves open which of the two it is, and is not guessed. A malformed line counts as absent.</source>
   <translation>Request-rate diz quantos documentos em quanto tempo: 1/10 é um a cada dez segundos, 5/1m cinco por minuto, 100/24h cem por dia; pode seguir uma janela do dia. Um número só deixa em aberto qual dos dois é, e não se adivinha. Uma linha malformada conta como ausente.</translation>
  </message>
  <message>
   <source>%1 is not a version, so the group is read as plain robots.txt. Write two or three whole numbers with dots: 1.0 or 2.0</source>
   <translation>%1 não é uma versão, então o grupo é lido como robots.txt simples. Escreva dois ou três números inteiros com pontos: 1.0 ou 2.0</translation>
  </message>
  <message>
   <source>Malformed Robot-version</source>
   <translation>Robot-version malformado</translation>
  </message>
  <message>
   <source>Robot-version is two or three whole numbers with dots: 2.0 for the extended standard, 1.0 for the plain one. Anything else is not read and the group counts as plain.</source>
   <translation>Robot-version são dois ou três números inteiros com pontos: 2.0 para o padrão estendido, 1.0 para o simples. Qualquer outra coisa não é lida, e o grupo conta como simples.</translation>
  </message>
  <message>
   <source>%1 is not a window of the day, so the line counts as absent. Write two UTC times of four digits, 00:00 to 23:59, as in 0600-0845</source>
   <translation>%1 não é uma janela do dia, então a linha conta como ausente. Escreva dois horários UTC de quatro dígitos, de 00:00 a 23:59, como em 0600-0845</translation>
  </message>
  <message>
   <source>Malformed Visit-time</source>
   <translation>Visit-time malformado</translation>
  </message>
  <message>
   <source>Visit-time is a window of the day in UTC: two times of two digits for the hour (00 to 23) and two for the minute, with or without a colon, and a hyphen or space between. 2400 and 6:00 are malformed, so are names of zones. A malformed line counts as absent: the agent may then come at any time.</source>
   <translation>Visit-time contém uma janela do dia em UTC: dois horários com dois dígitos para a hora (00 a 23) e dois para o minuto, com ou sem dois-pontos, e um hífen ou espaço entre eles. 2400 e 6:00 são malformados, assim como nomes de fusos. Uma linha malformada conta como ausente: o agente pode então vir a qualquer hora.</translation>
  </message>
  <message>
   <source>An empty line separates this rule from the User-agent line in %1: crawlers that read as in 1994 do not see the rules. Remove the empty line</source>
   <translation>Uma linha vazia separa esta regra da linha User-agent na %1: crawlers que leem como em 1994 não veem as regras. Remova a linha vazia</translation>
  </message>
  <message>
   <source>Remove the empty line</source>
   <translation>Remover a linha vazia</translation>
  </message>
  <message>
   <source>Empty line between User-agent and its rules</source>
   <translation>Linha vazia entre User-agent e suas regras</translation>
  </message>
  <message>
   <source>Today an empty line means nothing. In the first standard of 1994 it ended a record, and some simple crawlers still read so: to them the agents have no rules, and the rules no agents. Without the empty line all readers agree.</source>
   <translation>Hoje uma linha vazia não significa nada. No primeiro padrão, de 1994, ela encerrava um registro, e alguns crawlers simples ainda leem assim: para eles, os agentes não têm regras, e as regras não têm agentes. Sem a linha vazia, todos os leitores concordam.</translation>
  </message>
  <message>
   <source>This closes style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>Isto fecha folhas de estilo ou scripts aos mecanismos de busca, que então não conseguem renderizar as páginas como as pessoas as veem. Permita .css e .js</translation>
  </message>
  <message>
   <source>This closes a folder of style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>Isto fecha uma pasta de folhas de estilo ou scripts aos mecanismos de busca, que então não conseguem renderizar as páginas como as pessoas as veem. Permita .css e .js</translation>
  </message>
  <message>
   <source>Style sheets or scripts closed</source>
   <translation>Folhas de estilo ou scripts fechados</translation>
  </message>
  <message>
   <source>Search engines draw a page before they judge it: they fetch its style sheets and scripts. If those are closed, the page looks empty or broken to them, and content that scripts bring is missed. Open *.css and *.js, and close only what is really heavy or private.</source>
   <translation>Mecanismos de busca renderizam uma página antes de avaliá-la: acessam suas folhas de estilo e seus scripts. Se estes estiverem fechados, a página lhes parece vazia ou quebrada, e o conteúdo trazido por scripts se perde. Abra *.css e *.js e feche só o que for realmente pesado ou privado.</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler without its own group. Right for a test site; on a live site remove the /</source>
   <translation>O site inteiro está fechado a todo crawler sem grupo próprio. Certo para um site de teste; em um site no ar, remova a /</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler, search engines too: it will fade from their results. Right for a test site; on a live one remove the /</source>
   <translation>O site inteiro está fechado a todo crawler, também aos mecanismos de busca: sumirá dos resultados deles. Certo para um site de teste; em um site no ar, remova a /</translation>
  </message>
  <message>
   <source>Whole site closed to all</source>
   <translation>Site inteiro fechado a todos</translation>
  </message>
  <message>
   <source>User-agent: * with Disallow: / closes every page to every crawler that no other group names. That is often meant, and often left over from a test server: the site then vanishes from search within weeks. Pages may still be listed by their address if others link to them.</source>
   <translation>User-agent: * com Disallow: / fecha todas as páginas a todo crawler que nenhum outro grupo nomeia. Muitas vezes é o pretendido, e muitas vezes é resto de um servidor de teste: o site então some da busca em semanas. As páginas ainda podem ser listadas pelo endereço se outros tiverem links para elas.</translation>
  </message>
  <message>
   <source>The whole site is closed to the search engine %1 (%2) by %3; it will fade from its results</source>
   <translation>O site inteiro está fechado ao mecanismo de busca %1 (%2) pela %3; sumirá dos resultados dele</translation>
  </message>
  <message>
   <source>Whole site closed to a search engine</source>
   <translation>Site inteiro fechado a um mecanismo de busca</translation>
  </message>
  <message>
   <source>A group with Disallow: / for a search engine's crawler takes the site out of that engine's results, in time. It is a warning for the largest ones, where it is seldom meant: to keep content out of AI training the operators offer separate tokens, such as Google-Extended.</source>
   <translation>Um grupo com Disallow: / para o crawler de um mecanismo de busca tira o site dos resultados desse mecanismo, com o tempo. É um aviso para os maiores, onde raramente é o pretendido: para manter conteúdo fora do treinamento de IA, os operadores oferecem tokens próprios, como Google-Extended.</translation>
  </message>
  <message>
   <source>The file begins with a byte order mark. It is skipped here, but simple readers take it for a part of the first line; save without it</source>
   <translation>O arquivo começa com uma marca de ordem de bytes. Aqui ela é ignorada, mas leitores simples a tomam por parte da primeira linha; salve sem ela</translation>
  </message>
  <message>
   <source>Remove the byte order mark</source>
   <translation>Remover a marca de ordem de bytes</translation>
  </message>
  <message>
   <source>Byte order mark at the start</source>
   <translation>Marca de ordem de bytes no início</translation>
  </message>
  <message>
   <source>A byte order mark (EF BB BF) at the start is invisible. RFC 9309 does not mention it; large crawlers skip it, simple ones read it as a part of the first key and lose the first User-agent line with its whole group. UTF-8 needs no such mark.</source>
   <translation>Uma marca de ordem de bytes (EF BB BF) no início é invisível. A RFC 9309 não a menciona; crawlers grandes a ignoram, os simples a leem como parte da primeira chave e perdem a primeira linha User-agent com todo o seu grupo. UTF-8 não precisa dessa marca.</translation>
  </message>
  <message>
   <source>Differs from %1 in %2 only by case. Paths are compared with case: if the server accepts both spellings you need both rules, and rules for any other spelling</source>
   <translation>Difere de %1 na %2 só por maiúsculas. Caminhos são comparados distinguindo maiúsculas: se o servidor aceita as duas grafias, você precisa das duas regras, e de regras para qualquer outra grafia</translation>
  </message>
  <message>
   <source>Rules that differ only by case</source>
   <translation>Regras que só diferem em maiúsculas</translation>
  </message>
  <message>
   <source>Paths are compared with case, so /Admin and /admin are two rules. If the server does not tell them apart, neither rule closes /ADMIN; if it does, one of the two is probably a slip. A redirect to one spelling, or a check at the server, does what a list of spellings cannot.</source>
   <translation>Os caminhos são comparados distinguindo maiúsculas, então /Admin e /admin são duas regras. Se o servidor não as distingue, nenhuma das duas fecha /ADMIN; se as distingue, uma delas provavelmente é um erro. Um redirecionamento para uma só grafia, ou uma verificação no servidor, faz o que uma lista de grafias não consegue.</translation>
  </message>
  <message>
   <source>A file chains to one other at most; only the chain on the last line counts. Remove this one</source>
   <translation>Um arquivo encadeia no máximo um outro; só a chain da última linha conta. Remova esta</translation>
  </message>
  <message>
   <source>chain counts only on the last line of the file; here it is ignored. Move it to the end</source>
   <translation>chain só conta na última linha do arquivo; aqui é ignorada. Mova-a para o fim</translation>
  </message>
  <message>
   <source>Move it to the end</source>
   <translation>Mover para o fim</translation>
  </message>
  <message>
   <source>chain is not on the last line</source>
   <translation>chain não está na última linha</translation>
  </message>
  <message>
   <source>A file may go on in another one, which its last line names. A chain that is followed by anything but blank lines and comments is ignored, and what the other file would have stated stays unstated.</source>
   <translation>Um arquivo pode continuar em outro, que sua última linha nomeia. Uma chain seguida de algo que não sejam linhas vazias e comentários é ignorada, e o que o outro arquivo teria declarado fica não declarado.</translation>
  </message>
  <message>
   <source>The chain leads back to a file that was read already, at %1: agents stop there. Take the loop out</source>
   <translation>A cadeia leva de volta a um arquivo já lido, em %1: os agentes param ali. Desfaça o ciclo</translation>
  </message>
  <message>
   <source>The chain is longer than the 3 files that agents follow: %1 is not read. Shorten it</source>
   <translation>A cadeia é mais longa que os 3 arquivos que os agentes seguem: %1 não é lido. Encurte-a</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is not known here. %2</source>
   <translation>Não foi possível ler o arquivo encadeado %1, então o que ele declara não é conhecido aqui. %2</translation>
  </message>
  <message>
   <source>Chain that does not reach its end</source>
   <translation>Cadeia que não chega ao fim</translation>
  </message>
  <message>
   <source>At most three chained files are followed, and none twice. What was collected until then counts; what lies beyond does not. Nothing about the chain is an error for agents, but a loop or a fourth file means that somebody expects more of it than it gives.</source>
   <translation>No máximo três arquivos encadeados são seguidos, e nenhum duas vezes. O que se reuniu até ali conta; o que fica além, não. Nada na cadeia é erro para os agentes, mas um ciclo ou um quarto arquivo significa que alguém espera dela mais do que ela dá.</translation>
  </message>
  <message>
   <source>The file chains to another but has no chain-id, so a loop through a mirror or a redirect is not seen. Put “# meta: chain-id: NAME” at the top</source>
   <translation>O arquivo encadeia outro, mas não tem chain-id, então um ciclo por espelho ou redirecionamento não é percebido. Ponha “# meta: chain-id: NOME” no topo</translation>
  </message>
  <message>
   <source>chain without chain-id</source>
   <translation>chain sem chain-id</translation>
  </message>
  <message>
   <source>Agents stop when they meet a file again. They know it by its URL, and by the chain-id in its meta comments; the latter also where one file is served under several addresses. A local file has no URL in this comparison, so without a chain-id a chain back to it is followed once more.</source>
   <translation>Os agentes param quando reencontram um arquivo. Eles o reconhecem pela URL e pelo chain-id em seus comentários meta; este último também quando um arquivo é servido em vários endereços. Um arquivo local não tem URL própria nessa comparação, então, sem chain-id, uma cadeia que volta a ele é seguida mais uma vez.</translation>
  </message>
  <message>
   <source>No crawler is known to read %1, and there is no robots.txt beside it, so this closes nothing to them. Write the rules of this group into a robots.txt too</source>
   <translation>Não se sabe de nenhum crawler que leia %1, e não há um robots.txt ao lado dele, então isto não lhes fecha nada. Escreva as regras deste grupo também em um robots.txt</translation>
  </message>
  <message numerus="yes">
   <source>No crawler is known to read %1, and robots.txt leaves open what %n rules of this group close. Write them into robots.txt too</source>
   <comment>No crawler is known to read %1, and robots.txt leaves open what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>Não se sabe de nenhum crawler que leia %1, e robots.txt deixa aberto o que esta regra fecha. Escreva-a também em robots.txt</numerusform>
    <numerusform>Não se sabe de nenhum crawler que leia %1, e robots.txt deixa aberto o que %n regras deste grupo fecham. Escreva-as também em robots.txt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%2 is not known to read %1, and robots.txt leaves open to it what %n rules of this group close. Write them into robots.txt too</source>
   <comment>%2 is not known to read %1, and robots.txt leaves open to it what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>Não consta que %2 leia %1, e robots.txt lhe deixa aberto o que esta regra fecha. Escreva-a também em robots.txt</numerusform>
    <numerusform>Não consta que %2 leia %1, e robots.txt lhe deixa aberto o que %n regras deste grupo fecham. Escreva-as também em robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>No crawler is known to read robots2.txt, so crawl: no keeps none out. Close the site in robots.txt too, with Disallow: / for *</source>
   <translation>Não se sabe de nenhum crawler que leia robots2.txt, então “crawl: no” não barra nenhum. Feche o site também em robots.txt, com Disallow: / para *</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>%n more</comment>
   <translation>
    <numerusform>mais %n</numerusform>
    <numerusform>mais %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>robots.txt leaves the site open to %1, and none of them is known to read robots2.txt: crawl: no does not keep them out. Close it to them in robots.txt too</source>
   <comment>robots.txt leaves the site open to %1, which is not known to read robots2.txt: crawl: no does not keep it out. Close it in robots.txt too</comment>
   <translation>
    <numerusform>robots.txt deixa o site aberto a %1, e não consta que leia robots2.txt: “crawl: no” não o barra. Feche-o a ele também em robots.txt</numerusform>
    <numerusform>robots.txt deixa o site aberto a %1, e não consta que algum deles leia robots2.txt: “crawl: no” não os barra. Feche-o a eles também em robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>Closed in a file that crawlers do not read</source>
   <translation>Fechado em um arquivo que os crawlers não leem</translation>
  </message>
  <message>
   <source>robots.txt is the one policy file that crawlers are documented to read. No operator says yet that its crawlers read robots-ai.txt or robots2.txt, so what only these files close stays open in practice: Googlebot still comes to a site whose robots2.txt says crawl: no. Write the rules into robots.txt as well, and keep the other file for agents that learn to read it. The message appears at the first rule of each group.</source>
   <translation>robots.txt é o único arquivo de política que, segundo a documentação, os crawlers leem. Nenhum operador diz ainda que seus crawlers leem robots-ai.txt ou robots2.txt, então o que só esses arquivos fecham continua aberto na prática: o Googlebot ainda vem a um site cujo robots2.txt diz crawl: no. Escreva as regras também em robots.txt e mantenha o outro arquivo para agentes que aprendam a lê-lo. A mensagem fica na primeira regra de cada grupo.</translation>
  </message>
  <message>
   <source>Line %1 allows the same path, and at equal length Allow wins: this Disallow never decides. Remove the one that is wrong</source>
   <translation>A linha %1 permite o mesmo caminho, e em igual comprimento vence Allow: este Disallow nunca decide. Remova o que estiver errado</translation>
  </message>
  <message>
   <source>Remove the Allow in %1</source>
   <translation>Remover o Allow na %1</translation>
  </message>
  <message>
   <source>Allow and Disallow for the same path</source>
   <translation>Allow e Disallow para o mesmo caminho</translation>
  </message>
  <message>
   <source>One and the same path is allowed and disallowed to the same agents. The standard settles it: at equal length Allow wins, whichever comes first. Crawlers of the old school take the first in the file instead, so the file does not mean the same to all. One of the two is probably left over.</source>
   <translation>Um mesmo caminho é permitido e proibido aos mesmos agentes. O padrão resolve: em igual comprimento vence Allow, seja qual for o primeiro. Crawlers da velha escola tomam o primeiro no arquivo, então o arquivo não significa o mesmo para todos. Um dos dois provavelmente sobrou.</translation>
  </message>
  <message numerus="yes">
   <source>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1, %2, %3 e mais %n não seguem Crawl-delay. Freie-os no servidor, com status 429 ou 503 quando houver requisições demais</numerusform>
    <numerusform>%1, %2, %3 e mais %n não seguem Crawl-delay. Freie-os no servidor, com status 429 ou 503 quando houver requisições demais</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1 does not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1 não segue Crawl-delay. Freie-o no servidor, com status 429 ou 503 quando houver requisições demais</numerusform>
    <numerusform>%1 não seguem Crawl-delay. Freie-os no servidor, com status 429 ou 503 quando houver requisições demais</numerusform>
   </translation>
  </message>
  <message>
   <source>Crawl-delay for agents that do not follow it</source>
   <translation>Crawl-delay para agentes que não o seguem</translation>
  </message>
  <message>
   <source>Crawl-delay is not part of the standard, and the operators of these agents say that they do not follow it: they set their pace themselves. A server that answers 429 or 503 under load slows most of them down.</source>
   <translation>Crawl-delay não faz parte do padrão, e os operadores destes agentes dizem que não o seguem: encontram seu ritmo sozinhos. Um servidor que responde 429 ou 503 sob carga faz a maioria deles ir mais devagar.</translation>
  </message>
  <message>
   <source>Attribution is required and a link back is not: on the web a credit mostly is a link. See %1; write link-back: preferred if you mean a name alone will do</source>
   <translation>A atribuição é obrigatória e o link de volta não: na web, um crédito costuma ser um link. Veja a %1; escreva link-back: preferred se só o nome já bastar</translation>
  </message>
  <message>
   <source>Attribution required, link-back none</source>
   <translation>Attribution obrigatória, link-back dispensado</translation>
  </message>
  <message>
   <source>attribution says whether the source must be named, link-back whether it must be linked. To require the one and waive the other is possible, and is likely an oversight, since people cannot follow a name. preferred leaves the agent the choice.</source>
   <translation>attribution diz se a fonte deve ser nomeada; link-back, se deve receber um link. Exigir uma coisa e dispensar a outra é possível e provavelmente um descuido, pois não se pode seguir um nome. preferred deixa a escolha ao agente.</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>Analisadores estritos cortam %1 até não sobrar nada: um token de produto só contém a–z, A–Z, _ e -. Mantenha-o se for o token que o operador do crawler documenta; se não, escreva esse</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>Analisadores estritos cortam %1 para %2: um token de produto só contém a–z, A–Z, _ e -. Mantenha-o se for o token que o operador do crawler documenta; se não, escreva esse</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>Analisadores estritos cortam %1 até não sobrar nada: um token de produto só contém a–z, A–Z, _ e -. Este é o token que o operador documenta, então mantenha-o</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>Analisadores estritos cortam %1 para %2: um token de produto só contém a–z, A–Z, _ e -. Este é o token que o operador documenta, então mantenha-o</translation>
  </message>
  <message numerus="yes">
   <source>Strict parsers cut %1 and %n more tokens of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</source>
   <comment>Strict parsers cut %1 and %n more token of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</comment>
   <translation>
    <numerusform>Analisadores estritos cortam %1 e mais %n token deste grupo: um token de produto só contém a–z, A–Z, _ e -. Estes são os tokens que seus operadores documentam, então mantenha-os</numerusform>
    <numerusform>Analisadores estritos cortam %1 e mais %n tokens deste grupo: um token de produto só contém a–z, A–Z, _ e -. Estes são os tokens que seus operadores documentam, então mantenha-os</numerusform>
   </translation>
  </message>
  <message>
   <source>Token that strict parsers cut</source>
   <translation>Token que analisadores estritos cortam</translation>
  </message>
  <message>
   <source>A product token is made of a–z, A–Z, underscore and hyphen. A reader that follows the standard strictly ends it at the first other character, so AI2Bot becomes AI and 360Spider becomes nothing. Gatepost, and the operators concerned, compare the whole word. Where an operator documents such a token there is no better way to name it.</source>
   <translation>Um token de produto é feito de letras, sublinhado e hífen. Um leitor que segue o padrão à letra o termina no primeiro outro caractere, de modo que AI2Bot vira AI e 360Spider vira nada. O Gatepost, e os operadores em questão, comparam a palavra inteira. Quando um operador documenta um token assim, não há modo melhor de nomeá-lo.</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. Remove one of the two</source>
   <translation>Esta regra não decide nada: todo caminho a que corresponde é decidido por %1 na %2, que é mais longa. Remova uma das duas</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>Esta regra não decide nada: todo caminho a que corresponde é decidido por %1 na %2, que vem primeiro. Remova uma das duas</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. They contradict each other; keep the one you intend</source>
   <translation>Esta regra não decide nada: todo caminho a que corresponde é decidido por %1 na %2, que é mais longa. Elas se contradizem; mantenha a pretendida</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which allows at equal length. They contradict each other; keep the one you intend</source>
   <translation>Esta regra não decide nada: todo caminho a que corresponde é decidido por %1 na %2, que permite em igual comprimento. Elas se contradizem; mantenha a pretendida</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by rules that come before it, one of which is %1 in %2. Remove it, or the others</source>
   <translation>Esta regra não decide nada: em um grupo estendido, todo caminho a que corresponde é decidido por regras que vêm antes, uma das quais é %1 na %2. Remova esta ou as outras</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>Esta regra não decide nada: em um grupo estendido, todo caminho a que corresponde é decidido por %1 na %2, que vem primeiro. Remova uma das duas</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes before it. They contradict each other; keep the one you intend</source>
   <translation>Esta regra não decide nada: em um grupo estendido, todo caminho a que corresponde é decidido por %1 na %2, que vem antes dela. Elas se contradizem; mantenha a pretendida</translation>
  </message>
  <message>
   <source>Rule that never decides</source>
   <translation>Regra que nunca decide</translation>
  </message>
  <message>
   <source>The longest rule that matches a path decides, and here a longer one matches every path that this rule matches: it can never decide. This is found on the patterns themselves, not by trying paths, so it is certain. A warning is given where the two say the opposite, so that the file does not do what one of its lines says. Where they say the same and the longer one can go, as /blog* beside /blog, that one is named instead, as a line without effect. Length counts stars.</source>
   <translation>Decide a regra mais longa que corresponde a um caminho, e aqui uma mais longa corresponde a todo caminho a que esta corresponde: ela nunca pode decidir. Isso se descobre nos próprios padrões, não testando caminhos, portanto é certo. Há um aviso quando as duas dizem o contrário, de modo que o arquivo não faz o que uma de suas linhas diz. Quando dizem o mesmo e a mais longa pode sair, como /blog* ao lado de /blog, é essa que é indicada, como linha sem efeito. O comprimento conta os asteriscos.</translation>
  </message>
  <message>
   <source>This file decides nothing: with it and without it every agent gets the same answers, for every path and at all times, because robots.txt speaks first. Remove the file, or take out of robots.txt what overrules it</source>
   <translation>Este arquivo não decide nada: com ele ou sem ele, todo agente recebe as mesmas respostas, para todo caminho e em qualquer momento, porque robots.txt fala primeiro. Remova o arquivo ou tire de robots.txt o que prevalece sobre ele</translation>
  </message>
  <message>
   <source>File of which another leaves nothing to decide</source>
   <translation>Arquivo a que outro não deixa nada para decidir</translation>
  </message>
  <message>
   <source>robots-ai.txt counts only where robots.txt has no rule for a path, so robots.txt can leave it nothing to decide: “Allow: /” is enough, and so is a Disallow for each path that robots-ai.txt closes. Here both sites, with the file and without it, were compared for all agents, paths and times. No answer differs. That is exact, not a sample; where the comparison is too much work, nothing is reported.</source>
   <translation>robots-ai.txt só conta onde robots.txt não tem regra para um caminho, então robots.txt pode não lhe deixar nada para decidir: “Allow: /” basta, e também um Disallow para cada caminho que robots-ai.txt fecha. Aqui os dois sites, com o arquivo e sem ele, foram comparados para todos os agentes, caminhos e momentos. Nenhuma resposta difere. Isso é exato, não uma amostra; onde a comparação é trabalho demais, nada é informado.</translation>
  </message>
  <message>
   <source>A Discovery file lies on the site itself, and this one is on %1, not on %2. Agents may ignore it</source>
   <translation>Um arquivo Discovery fica no próprio site, e este está em %1, não em %2. Os agentes podem ignorá-lo</translation>
  </message>
  <message>
   <source>Discovery on another host</source>
   <translation>Discovery em outro host</translation>
  </message>
  <message>
   <source>Discovery advertises AI discovery files on the same host. A file elsewhere says nothing about this site, and agents have reason not to trust it. The site's own address is taken from its settings or from its Sitemap lines.</source>
   <translation>Discovery anuncia arquivos de descoberta para IA no mesmo host. Um arquivo em outro lugar nada diz sobre este site, e os agentes têm motivo para não confiar nele. O endereço do próprio site vem de suas configurações ou de suas linhas Sitemap.</translation>
  </message>
  <message>
   <source>In a group of the extended standard $ is an ordinary character, and rules match the whole path anyway. Remove it</source>
   <translation>Em um grupo do padrão estendido, $ é um caractere comum, e as regras correspondem de todo modo ao caminho inteiro. Omita-o</translation>
  </message>
  <message>
   <source>$ means the end of the path only as the last character; here it is an ordinary character, and hardly any URL contains it. Write %1 if that is meant; otherwise remove it or what follows</source>
   <translation>$ só significa o fim do caminho como último caractere; aqui é um caractere comum, e quase nenhuma URL o contém. Escreva %1 se for o pretendido; senão, remova-o ou o que vem depois</translation>
  </message>
  <message>
   <source>End the rule at $</source>
   <translation>Terminar a regra em $</translation>
  </message>
  <message>
   <source>$ that does not anchor</source>
   <translation>$ que não ancora</translation>
  </message>
  <message>
   <source>A $ at the very end of a rule means that the path must end there. Anywhere else it is an ordinary character, and in an extended group (Robot-version 2.0) it always is. A rule such as /*.pdf$/ or /a$?x therefore matches hardly anything.</source>
   <translation>Um $ bem no fim de uma regra significa que o caminho deve terminar ali. Em qualquer outro lugar é um caractere comum, e em um grupo estendido (Robot-version 2.0) sempre o é. Por isso, uma regra como /*.pdf$/ ou /a$?x não corresponde a quase nada.</translation>
  </message>
  <message>
   <source>** is the same as *, which crosses / too, and counts one byte more. Write one star</source>
   <translation>** é o mesmo que *, que também atravessa /, e conta um byte a mais. Escreva um só asterisco</translation>
  </message>
  <message>
   <source>Two stars in a row</source>
   <translation>Dois asteriscos seguidos</translation>
  </message>
  <message>
   <source>In some pattern languages ** crosses folders and * does not. Here one * stands for any run of bytes, / included, so a second one adds nothing but a byte of length, which may tip the scales between two rules.</source>
   <translation>Em algumas linguagens de padrões, ** atravessa pastas e * não. Aqui um só * representa qualquer sequência de bytes, / inclusive, então um segundo nada acrescenta além de um byte de comprimento, que pode desequilibrar a balança entre duas regras.</translation>
  </message>
  <message>
   <source>%1 is said in %2 already in this scope (%3), and the first valid one counts: this line decides nothing. Remove one</source>
   <translation>%1 já está dito na %2 neste escopo (%3), e conta o primeiro válido: esta linha não decide nada. Remova uma</translation>
  </message>
  <message>
   <source>Directive given twice</source>
   <translation>Diretiva informada duas vezes</translation>
  </message>
  <message>
   <source>In one scope (the file as a whole, or all blocks of one name) a directive counts once: the first line with a valid value. The others have no effect, which is surprising if their values differ.</source>
   <translation>Em um escopo (o arquivo como um todo, ou todos os blocos de um mesmo nome) uma diretiva conta uma vez: a primeira linha com valor válido. As outras não têm efeito, o que surpreende se seus valores diferem.</translation>
  </message>
  <message>
   <source>The same rule is already in %1; it counts once. Remove one</source>
   <translation>A mesma regra já está na %1; ela conta uma vez. Remova uma</translation>
  </message>
  <message>
   <source>The same path, written differently, is already in %1; it counts once. Remove one</source>
   <translation>O mesmo caminho, escrito de outro modo, já está na %1; ele conta uma vez. Remova um</translation>
  </message>
  <message>
   <source>Rule given twice</source>
   <translation>Regra informada duas vezes</translation>
  </message>
  <message>
   <source>The same Allow or Disallow appears twice in what an agent reads as one group. The second changes nothing. It makes the file longer and easy to misread: whoever removes one of them has not removed the rule.</source>
   <translation>O mesmo Allow ou Disallow aparece duas vezes no que um agente lê como um só grupo. O segundo não muda nada. Ele alonga o arquivo e facilita enganos: quem remove um deles não removeu a regra.</translation>
  </message>
  <message>
   <source>The block states nothing, so its agents follow the global policy. Fill it, or remove it</source>
   <translation>O bloco não declara nada, então seus agentes seguem a política global. Preencha-o ou remova-o</translation>
  </message>
  <message>
   <source>Block that states nothing</source>
   <translation>Bloco que não declara nada</translation>
  </message>
  <message>
   <source>A block overrides the global policy for its category, line by line. Without a line it overrides nothing. Perhaps its lines are under another header, or a User-agent line ended it too soon.</source>
   <translation>Um bloco se sobrepõe à política global para sua categoria, linha por linha. Sem nenhuma linha, não se sobrepõe a nada. Talvez suas linhas estejam sob outro cabeçalho, ou uma linha User-agent o tenha encerrado cedo demais.</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything. If that is intended, add an empty Disallow:</source>
   <translation>Este grupo não tem regras, então %1 pode acessar tudo. Se é o pretendido, adicione um Disallow: vazio</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <translation>Este grupo não tem regras, então %1 pode acessar tudo; as regras abaixo pertencem a outros grupos. Se é o pretendido, adicione um Disallow: vazio</translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>Este grupo não tem regras, então seu %n agente pode acessar tudo. Se é o pretendido, adicione um Disallow: vazio</numerusform>
    <numerusform>Este grupo não tem regras, então seus %n agentes podem acessar tudo. Se é o pretendido, adicione um Disallow: vazio</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>Este grupo não tem regras, então seu %n agente pode acessar tudo; as regras abaixo pertencem a outros grupos. Se é o pretendido, adicione um Disallow: vazio</numerusform>
    <numerusform>Este grupo não tem regras, então seus %n agentes podem acessar tudo; as regras abaixo pertencem a outros grupos. Se é o pretendido, adicione um Disallow: vazio</numerusform>
   </translation>
  </message>
  <message>
   <source>Group without rules</source>
   <translation>Grupo sem regras</translation>
  </message>
  <message>
   <source>A group that states nothing allows everything to its agents, also what the group for * forbids, since an agent follows one group alone. Perhaps its rules got lost, or a directive nobody knows took their place. An explicit “Disallow:” with nothing behind it says the same on purpose.</source>
   <translation>Um grupo que nada declara permite tudo a seus agentes, inclusive o que o grupo para * proíbe, pois um agente segue um único grupo. Talvez suas regras tenham se perdido, ou uma diretiva que ninguém conhece tenha tomado seu lugar. Um “Disallow:” explícito, sem nada depois, diz o mesmo de propósito.</translation>
  </message>
  <message>
   <source>The file is UTF-16, which crawlers do not read: to them it contains no rule at all. Save it as UTF-8</source>
   <translation>O arquivo é UTF-16, que os crawlers não leem: para eles não contém nenhuma regra. Salve-o como UTF-8</translation>
  </message>
  <message>
   <source>Convert to UTF-8</source>
   <translation>Converter para UTF-8</translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n byte não é UTF-8 e está em uma diretiva, onde corresponde a outros caminhos que não os pretendidos. Está aqui; salve o arquivo como UTF-8</numerusform>
    <numerusform>%n bytes não são UTF-8, alguns deles em diretivas, onde correspondem a outros caminhos que não os pretendidos. O primeiro está aqui; salve o arquivo como UTF-8</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, in comments alone. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, in comments alone. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n byte não é UTF-8, só em comentários. Está aqui; salve o arquivo como UTF-8</numerusform>
    <numerusform>%n bytes não são UTF-8, só em comentários. O primeiro está aqui; salve o arquivo como UTF-8</numerusform>
   </translation>
  </message>
  <message>
   <source>Convert from Windows-1252 to UTF-8</source>
   <translation>Converter de Windows-1252 para UTF-8</translation>
  </message>
  <message>
   <source>Not UTF-8</source>
   <translation>Não é UTF-8</translation>
  </message>
  <message>
   <source>Policy files are UTF-8. A byte that is not UTF-8 is usually a character of an older code page (Windows-1252, Latin-1); in a path it then means another path than intended, since crawlers percent-encode the bytes as they are. UTF-16 hides the whole file. Save the file as UTF-8 without BOM.</source>
   <translation>Arquivos de política são UTF-8. Um byte que não é UTF-8 costuma ser uma letra de uma página de código mais antiga (Windows-1252, Latin-1); em um caminho, ele representa então outro caminho que não o pretendido, pois os crawlers aplicam a codificação percentual aos bytes tal como estão. UTF-16 esconde o arquivo inteiro. Salve o arquivo como UTF-8 sem BOM.</translation>
  </message>
  <message>
   <source>%1 matches a star that is really in the URL, which is rare. For any run of characters write *</source>
   <translation>%1 corresponde a um asterisco que está realmente na URL, o que é raro. Para qualquer sequência de caracteres, escreva *</translation>
  </message>
  <message>
   <source>Literal star</source>
   <translation>Asterisco literal</translation>
  </message>
  <message>
   <source>%2A in a rule stands for a star in the URL itself; it is not a wildcard. That is right where URLs contain stars, and a mistake where a tool has escaped the wildcard on its way into the file.</source>
   <translation>%2A em uma regra representa um asterisco na própria URL; não é curinga. Está certo onde as URLs contêm asteriscos, e é um erro onde uma ferramenta escapou o curinga a caminho do arquivo.</translation>
  </message>
  <message>
   <source>%1 has an odd second number and so is experimental: the group is as if it were not there. Write 2.0</source>
   <translation>%1 tem um segundo número ímpar e, por isso, é experimental: é como se o grupo não existisse. Escreva 2.0</translation>
  </message>
  <message>
   <source>Experimental version</source>
   <translation>Versão experimental</translation>
  </message>
  <message>
   <source>In the extended standard an odd second number (1.1, 2.1) marks an experiment between a site and a robot that know each other. Everybody else reads the file as if the group were not there, so its agents follow another group or none.</source>
   <translation>No padrão estendido, um segundo número ímpar (1.1, 2.1) marca um experimento entre um site e um robô que se conhecem. Todos os demais leem o arquivo como se o grupo não existisse, então seus agentes seguem outro grupo ou nenhum.</translation>
  </message>
  <message>
   <source>%1 has a group of the extended standard too, in %2: robots that know it follow that one alone, this one is for all others</source>
   <translation>%1 também tem um grupo do padrão estendido, na %2: os robôs que o conhecem seguem só aquele; este é para todos os outros</translation>
  </message>
  <message>
   <source>Plain and extended groups for one agent</source>
   <translation>Grupos simples e estendidos para um agente</translation>
  </message>
  <message>
   <source>Groups with Robot-version 2.0 and groups without it name the same agent. A robot that knows the extended standard uses its groups alone, for everything; one that does not reads both kinds as one plain group. That is the way to serve both, as long as both say the same in their own manner.</source>
   <translation>Grupos com Robot-version 2.0 e grupos sem ele nomeiam o mesmo agente. Um robô que conhece o padrão estendido usa só os grupos deste, para tudo; um que não o conhece lê os dois tipos como um só grupo simples. É assim que se atende a ambos, desde que os dois digam o mesmo, cada um a seu modo.</translation>
  </message>
  <message>
   <source>In a group of the extended standard a rule without a pattern matches this one path alone, not what lies below it. Write %1</source>
   <translation>Em um grupo do padrão estendido, uma regra sem padrão corresponde só a este caminho, não ao que fica abaixo. Escreva %1</translation>
  </message>
  <message>
   <source>Folder in an extended group</source>
   <translation>Pasta em um grupo estendido</translation>
  </message>
  <message>
   <source>In a group with Robot-version 2.0 a value without * ? [ or \ is explicit and must equal the whole path. /images/ then means the folder's own page and nothing in it, unlike everywhere else. /images/* matches what lies below.</source>
   <translation>Em um grupo com Robot-version 2.0, um valor sem * ? [ nem \ é explícito e deve ser igual ao caminho inteiro. /images/ significa então a página da própria pasta e nada dentro dela, ao contrário do que vale em todo outro lugar. /images/* corresponde ao que fica abaixo.</translation>
  </message>
  <message>
   <source>%1 is a value of %2, not of %3, which takes %4; the line decides nothing</source>
   <translation>%1 é um valor de %2, não de %3, que aceita %4; a linha não decide nada</translation>
  </message>
  <message>
   <source>Value of another directive</source>
   <translation>Valor de outra diretiva</translation>
  </message>
  <message>
   <source>The value belongs to another directive: short-only to quote, session-only to store, ask to those that can be asked for, required to attribution and link-back. Perhaps the key is the wrong one. As it is, the line states nothing.</source>
   <translation>O valor pertence a outra diretiva: short-only a quote, session-only a store, ask às que admitem pergunta, required a attribution e link-back. Talvez a chave esteja errada. Como está, a linha não declara nada.</translation>
  </message>
  <message>
   <source>The empty Disallow allows %1 everything: the rules for * do not apply to it, for example %2 in %3. If that is not meant, repeat them here</source>
   <translation>O Disallow vazio permite tudo a %1: as regras para * não se aplicam a ele, por exemplo %2 na %3. Se não é o que se quer, repita-as aqui</translation>
  </message>
  <message>
   <source>Copy the rules for * into this group</source>
   <translation>Copiar as regras para * para este grupo</translation>
  </message>
  <message>
   <source>Agent freed from the rules for *</source>
   <translation>Agente liberado das regras para *</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group with nothing but an empty Disallow therefore opens the whole site to its agent, also what * is denied. That may be meant. Often it is not: a form or a program made the group for a Crawl-delay or a signal and put the empty Disallow there because a group needs a rule. Repeat the rules for * in it, or name the agent in the group for *.</source>
   <translation>Um agente segue o grupo mais específico que o nomeia, e nenhum outro. Um grupo só com um Disallow vazio abre, portanto, o site inteiro a seu agente, também o que é negado a *. Pode ser o que se quer. Muitas vezes não é: um formulário ou um programa criou o grupo para um Crawl-delay ou um sinal e pôs ali o Disallow vazio porque um grupo precisa de uma regra. Repita nele as regras para *, ou nomeie o agente no grupo para *.</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2</source>
   <translation>Uma regra é um caminho deste site; %1 não corresponde a nada. Escreva %2</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>Uma regra é um caminho deste site; %1 não corresponde a nada. Escreva %2, se for um caminho deste mesmo host</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2</source>
   <translation>Uma regra contém um caminho, não uma URL inteira: %1 não corresponde a nada. Escreva %2</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>Uma regra contém um caminho, não uma URL inteira: %1 não corresponde a nada. Escreva %2, se for um caminho deste mesmo host</translation>
  </message>
  <message>
   <source>Whole URL where a path belongs</source>
   <translation>URL inteira onde cabe um caminho</translation>
  </message>
  <message>
   <source>Allow and Disallow are matched against the path and query of a URL, which begin with /. A value that begins with a scheme and a host can match nothing. A policy file applies only to its own host: pages of another host need a file there.</source>
   <translation>Allow e Disallow são comparados com o caminho e a consulta de uma URL, que começam com /. Um valor que começa com um esquema e um host não pode corresponder a nada. Um arquivo de política se aplica só a seu próprio host: páginas de outro host precisam de um arquivo lá.</translation>
  </message>
  <message>
   <source>Google takes %1 for Allow: all its crawlers may then fetch %2. Write %3 instead</source>
   <translation>O Google toma %1 por Allow: todos os seus crawlers podem então acessar %2. Escreva %3 em vez disso</translation>
  </message>
  <message>
   <source>Google takes %1 for Disallow: all its crawlers then stay out of %2. Write %3 instead</source>
   <translation>O Google toma %1 por Disallow: todos os seus crawlers ficam então fora de %2. Escreva %3 em vez disso</translation>
  </message>
  <message>
   <source>Key that Google takes for a rule</source>
   <translation>Chave que o Google toma por uma regra</translation>
  </message>
  <message>
   <source>Google's parser knows a key by its beginning. DisallowAITraining is a Disallow to it, and AllowAITraining an Allow: a line about training then closes the pages to Google's search too, or opens what was closed. Where the group has the same rule anyway, nothing changes and nothing is reported. Content-Usage says the same about training and names a path too; a group for Google-Extended says it to Google.</source>
   <translation>O analisador do Google reconhece uma chave pelo começo. DisallowAITraining é para ele um Disallow, e AllowAITraining, um Allow: uma linha sobre treinamento então fecha as páginas também à busca do Google, ou abre o que estava fechado. Se o grupo tem a mesma regra de qualquer modo, nada muda e nada é apontado. Content-Usage diz o mesmo sobre treinamento e também nomeia um caminho; um grupo para Google-Extended o diz ao Google.</translation>
  </message>
  <message>
   <source>%1 is misspelt: Google reads it as %2, other crawlers pass the line over. Write %2</source>
   <translation>%1 está mal escrito: o Google o lê como %2, outros crawlers ignoram a linha. Escreva %2</translation>
  </message>
  <message>
   <source>Misspelling that only Google accepts</source>
   <translation>Erro de grafia que só o Google aceita</translation>
  </message>
  <message>
   <source>Google's reader takes a handful of frequent misspellings (disalow, dissallow, useragent, user agent, site-map …) for the directive they resemble, and longer words for the directive they begin with (Disallowed). Nobody else does: one and the same file then says different things to different crawlers, and a test with Google's tools shows nothing wrong.</source>
   <translation>O leitor do Google aceita um punhado de erros de grafia frequentes (disalow, dissallow, useragent, user agent, site-map …) pela diretiva a que se assemelham, e palavras mais longas pela diretiva com que começam (Disallowed). Ninguém mais aceita: um mesmo arquivo diz então coisas diferentes a crawlers diferentes, e um teste com as ferramentas do Google não mostra nada de errado.</translation>
  </message>
  <message>
   <source>Close the group above with “Disallow:”</source>
   <translation>Encerrar o grupo acima com “Disallow:”</translation>
  </message>
  <message>
   <source>This line joins the group above it: %1 in %2 does not close it, so hours and pace below are for both. Neither has a rule, so nobody may fetch more or less. Put an empty Disallow: between them to keep them apart</source>
   <translation>Esta linha se junta ao grupo acima: %1 na %2 não o encerra, então horários e ritmo abaixo são para ambos. Nenhum tem regra, então ninguém pode acessar mais nem menos. Ponha um Disallow: vazio entre eles para mantê-los separados</translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>Esta linha se junta ao grupo acima: %1 na %2 não o encerra, então a %n regra abaixo é para todo crawler. Ponha uma linha Allow ou Disallow entre eles, um Disallow: vazio se tudo estiver aberto</numerusform>
    <numerusform>Esta linha se junta ao grupo acima: %1 na %2 não o encerra, então as %n regras abaixo são para todo crawler. Ponha uma linha Allow ou Disallow entre eles, um Disallow: vazio se tudo estiver aberto</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>Esta linha se junta ao grupo acima: %1 na %2 não o encerra, então a %n regra abaixo é também para %3. Ponha uma linha Allow ou Disallow entre eles, um Disallow: vazio se tudo estiver aberto</numerusform>
    <numerusform>Esta linha se junta ao grupo acima: %1 na %2 não o encerra, então as %n regras abaixo são também para %3. Ponha uma linha Allow ou Disallow entre eles, um Disallow: vazio se tudo estiver aberto</numerusform>
   </translation>
  </message>
  <message>
   <source>Group that swallows the one above</source>
   <translation>Grupo que engole o de cima</translation>
  </message>
  <message>
   <source>Only Allow and Disallow end the run of User-agent lines that a group begins with; other lines must not interfere. So User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / is one group for both, and blocks everyone, though its author meant X alone. Blank lines do not separate groups either. An empty “Disallow:” before the second User-agent line separates them. Where no rule follows, only hours and pace are shared: that is a note. An agent that is named on both sides is not reported.</source>
   <translation>Só Allow e Disallow encerram a sequência de linhas User-agent com que um grupo começa; outras linhas não devem interferir. Assim, User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / é um só grupo para ambos e bloqueia todos, embora o autor pensasse só em X. Linhas vazias também não separam grupos. Um “Disallow:” vazio antes da segunda linha User-agent os separa. Onde nenhuma regra segue, só horários e ritmo são compartilhados: isso é uma nota. Um agente nomeado nos dois lados não é relatado.</translation>
  </message>
  <message>
   <source>honest takes yes and nothing else: no site can permit an agent to lie about what it is. The line states nothing</source>
   <translation>honest aceita yes e nada mais: nenhum site pode permitir que um agente minta sobre o que é. A linha não declara nada</translation>
  </message>
  <message>
   <source>Write yes</source>
   <translation>Escrever yes</translation>
  </message>
  <message>
   <source>honest is yes or nothing</source>
   <translation>honest é yes ou nada</translation>
  </message>
  <message>
   <source>honest asks agents to represent truly what they are. The specification gives it one value, yes, and says that there is no other. Any other value is invalid and states nothing; leave the line out instead.</source>
   <translation>honest pede que os agentes digam a verdade sobre o que são. A especificação lhe dá um só valor, yes, e diz que não há outro. Qualquer outro valor é inválido e não declara nada; nesse caso, omita a linha.</translation>
  </message>
  <message>
   <source>A honeypot proves something only if both files forbid it: %1 leaves %2 open to *. Put the same Disallow there</source>
   <translation>Um honeypot só prova algo se os dois arquivos o proíbem: %1 deixa %2 aberto a *. Ponha lá o mesmo Disallow</translation>
  </message>
  <message>
   <source>Honeypot in one file only</source>
   <translation>Honeypot em um só arquivo</translation>
  </message>
  <message>
   <source>A honeypot is a path that no well-behaved agent visits: who comes has not read the rules or does not keep to them. It must be disallowed in robots.txt and in robots2.txt, else an agent that reads the other file comes in good faith. A path counts as a honeypot if it is one of those the specification recommends or if its comment says so.</source>
   <translation>Um honeypot é um caminho que nenhum agente bem-comportado visita: quem vem não leu as regras ou não as respeita. Ele precisa estar proibido em robots.txt e em robots2.txt, senão um agente que lê o outro arquivo vem de boa-fé. Um caminho conta como honeypot se for um dos que a especificação recomenda ou se seu comentário o disser.</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file: the server answers with HTML, perhaps its error page or a start page, and crawlers find no rule. Serve plain text here</source>
   <translation>Isto é uma página da web, não um arquivo de política: o servidor responde com HTML, talvez sua página de erro ou uma página inicial, e os crawlers não encontram nenhuma regra. Sirva aqui texto simples</translation>
  </message>
  <message>
   <source>The file contains HTML from here on: it decides nothing and does not belong here. Remove it</source>
   <translation>Há HTML no arquivo, daqui em diante: não decide nada e não deveria estar aqui. Remova-o</translation>
  </message>
  <message>
   <source>HTML instead of text</source>
   <translation>HTML em vez de texto</translation>
  </message>
  <message>
   <source>The file is, or contains, HTML. Often the server sends its error page or the application's start page for every address, with status 200: crawlers then take it for a policy without rules and fetch everything. Sometimes a plug-in has written markup into the file. Serve text/plain with directives alone, or answer 404 if there is no policy.</source>
   <translation>O arquivo é, ou contém, HTML. Muitas vezes o servidor envia sua página de erro ou a página inicial do aplicativo para todo endereço, com status 200: os crawlers a tomam por uma política sem regras e acessam tudo. Às vezes um plug-in escreveu marcação no arquivo. Sirva text/plain apenas com diretivas, ou responda 404 se não houver política.</translation>
  </message>
  <message>
   <source>%1 is HTML for %2; in this file it is read character by character and matches no real URL. Write %2</source>
   <translation>%1 é HTML para %2; neste arquivo é lido letra por letra e não corresponde a nenhuma URL real. Escreva %2</translation>
  </message>
  <message>
   <source>HTML entity in a value</source>
   <translation>Entidade HTML em um valor</translation>
  </message>
  <message>
   <source>&amp;amp; and its like belong in HTML. A policy file is plain text: the five characters are compared as they are, so a rule for a query such as ?a=1&amp;amp;b=2 misses every request. It comes from copying a link out of a page's source.</source>
   <translation>&amp;amp; e similares pertencem ao HTML. Um arquivo de política é texto simples: os cinco caracteres são comparados como estão, então uma regra para uma consulta como ?a=1&amp;amp;b=2 não corresponde a nenhuma requisição. Isso vem de copiar um link do código-fonte de uma página.</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents of this group are documented not to follow these files. To keep them out, refuse them at the server</source>
   <comment>%1 and %n more agent of this group are documented not to follow these files. To keep them out, refuse them at the server</comment>
   <translation>
    <numerusform>Segundo a documentação, %1 e mais %n agente deste grupo não seguem estes arquivos. Para mantê-los fora, bloqueie-os no servidor</numerusform>
    <numerusform>Segundo a documentação, %1 e mais %n agentes deste grupo não seguem estes arquivos. Para mantê-los fora, bloqueie-os no servidor</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files, since it fetches what a person asked for. To keep it out, refuse it at the server</source>
   <translation>Segundo a documentação, %1 não segue estes arquivos, pois acessa o que uma pessoa pediu. Para mantê-lo fora, bloqueie-o no servidor</translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files. To keep it out, refuse it at the server</source>
   <translation>Segundo a documentação, %1 não segue estes arquivos. Para mantê-lo fora, bloqueie-o no servidor</translation>
  </message>
  <message>
   <source>Agent that does not follow these files</source>
   <translation>Agente que não segue estes arquivos</translation>
  </message>
  <message>
   <source>Policy files ask; they do not bar. This agent is documented, by its operator or by observers, not to follow them. The group does no harm and states your will, but only the server or a firewall can refuse the agent.</source>
   <translation>Arquivos de política pedem; não barram. Segundo seu operador ou observadores, este agente não os segue. O grupo não faz mal e declara sua vontade, mas só o servidor ou um firewall pode barrar o agente.</translation>
  </message>
  <message numerus="yes">
   <source>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</source>
   <comment>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</comment>
   <translation>
    <numerusform>Isto fecha o site a *, mas alguns agentes só atendem a um grupo que os nomeie: %1 e mais %n. Nomeie os que também devem ficar de fora</numerusform>
    <numerusform>Isto fecha o site a *, mas alguns agentes só atendem a um grupo que os nomeie: %1 e mais %n. Nomeie os que também devem ficar de fora</numerusform>
   </translation>
  </message>
  <message>
   <source>This closes the site to *, but some agents listen only to a group that names them: %1. Name those that should stay out too</source>
   <translation>Isto fecha o site a *, mas alguns agentes só atendem a um grupo que os nomeie: %1. Nomeie os que também devem ficar de fora</translation>
  </message>
  <message>
   <source>Agents that a group for * does not reach</source>
   <translation>Agentes que um grupo para * não alcança</translation>
  </message>
  <message>
   <source>A few agents are documented not to follow the group for *: above all those that check pages for advertising, which an advertiser has asked for. A file that closes the whole site to * leaves it open to them. They do follow a group that names them.</source>
   <translation>Segundo a documentação, alguns agentes não seguem o grupo para *: sobretudo os que verificam páginas para publicidade, a pedido de um anunciante. Um arquivo que fecha o site inteiro a * o deixa aberto a eles. Eles seguem, sim, um grupo que os nomeie.</translation>
  </message>
  <message>
   <source>Value that the directive does not take</source>
   <translation>Valor que a diretiva não aceita</translation>
  </message>
  <message>
   <source>The value is none that the directive takes, so the line states nothing: the matter stays as if the line were not there, which for a permission mostly means open. The message lists what is valid. Values are compared without case; nothing else is guessed.</source>
   <translation>O valor não é nenhum dos que a diretiva aceita, então a linha não declara nada: tudo fica como se a linha não existisse, o que para uma permissão significa, em geral, aberto. A mensagem lista o que é válido. Os valores são comparados sem distinguir maiúsculas; nada mais se adivinha.</translation>
  </message>
  <message>
   <source>no-break space</source>
   <translation>espaço não separável</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>espaço de largura zero</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>não ligador de largura zero</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>ligador de largura zero</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>marca da esquerda para a direita</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>marca da direita para a esquerda</translation>
  </message>
  <message>
   <source>line separator</source>
   <translation>separador de linha</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>ligador de palavras</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>espaço ideográfico</translation>
  </message>
  <message>
   <source>There is an invisible character (%1) here, and it counts as part of the word beside it; remove it</source>
   <translation>Há um caractere invisível (%1) aqui, que conta como parte da palavra ao lado; remova-o</translation>
  </message>
  <message>
   <source>Replace it by a space</source>
   <translation>Substituir por um espaço</translation>
  </message>
  <message>
   <source>Remove it</source>
   <translation>Remover</translation>
  </message>
  <message>
   <source>Invisible character</source>
   <translation>Caractere invisível</translation>
  </message>
  <message>
   <source>Text copied from a web page or a word processor often brings spaces that are not spaces (U+00A0) or characters without width. In a policy file they belong to the key, the token or the path they touch: an agent is then never found, a path never matches. Only space and tab are white space here.</source>
   <translation>Texto copiado de uma página da web ou de um processador de textos costuma trazer espaços que não são espaços (U+00A0) ou caracteres sem largura. Em um arquivo de política, eles pertencem à chave, ao token ou ao caminho que tocam: um agente então nunca é encontrado, um caminho nunca corresponde. Só espaço e tabulação são espaço em branco aqui.</translation>
  </message>
  <message>
   <source>last-update lies in the future, so agents cannot tell whether they know this version. Write the time of the change, in UTC</source>
   <translation>last-update está no futuro, então os agentes não sabem se conhecem esta versão. Escreva o momento da alteração, em UTC</translation>
  </message>
  <message>
   <source>last-update in the future</source>
   <translation>last-update no futuro</translation>
  </message>
  <message>
   <source>last-update says when the file changed, as YYYY-MM-DD HH:MM UTC. A time to come (more than a day ahead, to leave room for clocks and zones) is a slip of the pen or day and month exchanged; agents that compare it with their copy are led astray.</source>
   <translation>last-update diz quando o arquivo mudou, como YYYY-MM-DD HH:MM UTC. Um momento por vir (mais de um dia à frente, para dar margem a relógios e fusos) é um lapso ou troca de dia e mês; agentes que o comparam com sua cópia são induzidos a erro.</translation>
  </message>
  <message numerus="yes">
   <source>The line has %n bytes; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</source>
   <comment>The line has %n byte; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</comment>
   <translation>
    <numerusform>A linha tem %n byte; o leitor do Google corta linhas em 16.663 bytes, então o que vem depois daqui não é lido. Divida-a</numerusform>
    <numerusform>A linha tem %n bytes; o leitor do Google corta linhas em 16.663 bytes, então o que vem depois daqui não é lido. Divida-a</numerusform>
   </translation>
  </message>
  <message>
   <source>Very long line</source>
   <translation>Linha muito longa</translation>
  </message>
  <message>
   <source>Readers bound the length of a line. Google's open-source reader cuts it at 16,663 bytes, eight times the longest URL that browsers took for long; the rest of the line is dropped. A directive of this length is nearly always a list or a file that lost its line breaks.</source>
   <translation>Os leitores limitam o comprimento de uma linha. O leitor de código aberto do Google a corta em 16.663 bytes, oito vezes a URL mais longa que os navegadores aceitaram por muito tempo; o resto da linha é descartado. Uma diretiva desse tamanho é quase sempre uma lista ou um arquivo que perdeu as quebras de linha.</translation>
  </message>
  <message>
   <source>%1 obeys only this group and ignores the rules for * (e.g. %3, %2). Copy the ones it needs</source>
   <translation>%1 obedece só a este grupo e ignora as regras para * (p. ex. %3, %2). Copie as de que ele precisa</translation>
  </message>
  <message>
   <source>Named group that loses the rules for *</source>
   <translation>Grupo nomeado que perde as regras para *</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group for a named agent therefore frees it from every rule for *. Often it was made to add one rule or a Crawl-delay, and opens the closed folders by mistake. Repeat in it what should apply there too, or name the agent in the group for *.</source>
   <translation>Um agente segue o grupo mais específico que o nomeia, e nenhum outro. Um grupo para um agente nomeado o libera, portanto, de tudo o que se diz a *. Muitas vezes foi criado para acrescentar uma regra ou um Crawl-delay e abre sem querer as pastas fechadas. Repita nele o que também deve valer ali, ou nomeie o agente no grupo para *.</translation>
  </message>
  <message numerus="yes">
   <source>The file has lost its line breaks: this line contains %n directives, and crawlers read at most the first. Put each on its own line</source>
   <comment>The file has lost its line breaks: this line contains %n directive, and crawlers read at most the first. Put each on its own line</comment>
   <translation>
    <numerusform>O arquivo perdeu suas quebras de linha: esta linha contém %n diretiva, da qual os crawlers leem no máximo a primeira. Ponha cada uma em sua própria linha</numerusform>
    <numerusform>O arquivo perdeu suas quebras de linha: esta linha contém %n diretivas, das quais os crawlers leem no máximo a primeira. Ponha cada uma em sua própria linha</numerusform>
   </translation>
  </message>
  <message>
   <source>Split at directives and comments</source>
   <translation>Dividir em diretivas e comentários</translation>
  </message>
  <message>
   <source>Lost line breaks</source>
   <translation>Quebras de linha perdidas</translation>
  </message>
  <message>
   <source>Each directive needs its own line. A form, a template or a copy has put several lines into one; what a crawler then reads is the first directive with all the rest as its value, or, behind a #, nothing at all. The fix splits the line before every directive and every #; read the result before you publish it, since prose may contain such words too.</source>
   <translation>Cada diretiva fica em uma linha. Um formulário, um modelo ou uma cópia juntou várias linhas em uma; o que um crawler lê então é a primeira diretiva com todo o resto como valor ou, depois de um #, absolutamente nada. A correção divide a linha antes de cada diretiva e de cada sinal de comentário; leia o resultado antes de publicá-lo, pois o texto corrido também pode conter tais palavras.</translation>
  </message>
  <message>
   <source>From here on the file is managed by the Yoast plug-in: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>Daqui em diante o arquivo é gerenciado pelo plug-in Yoast: suas mudanças serão sobrescritas ou duplicadas. Mude nas configurações de lá; suas próprias regras para os mesmos agentes são lidas junto com estas</translation>
  </message>
  <message>
   <source>From here on the file is managed by %1: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>Daqui em diante o arquivo é gerenciado por %1: suas mudanças serão sobrescritas ou duplicadas. Mude nas configurações de lá; suas próprias regras para os mesmos agentes são lidas junto com estas</translation>
  </message>
  <message>
   <source>Block managed by somebody else</source>
   <translation>Bloco gerenciado por outros</translation>
  </message>
  <message>
   <source>A content delivery network or a plug-in puts its own block into the file when it is served, between marks. What is served is then not the file on your disk. Groups for the same agent in the block and in your part are read as one by crawlers of the standard, so the block can open or close what you did not.</source>
   <translation>Uma rede de distribuição de conteúdo ou um plug-in insere seu próprio bloco no arquivo na saída, entre marcas. O que é servido não é então o arquivo em seu disco. Grupos para o mesmo agente no bloco e na sua parte são lidos como um só pelos crawlers do padrão, de modo que o bloco pode abrir ou fechar o que você não abriu nem fechou.</translation>
  </message>
  <message>
   <source>compete: no applies to competitors in your market, but no market is declared: agents must guess who is meant. Add a line such as “market: reference-publishing”</source>
   <translation>compete: no se dirige aos concorrentes em seu mercado, mas nenhum mercado está declarado: os agentes têm de adivinhar a quem se refere. Adicione uma linha como “market: reference-publishing”</translation>
  </message>
  <message>
   <source>compete: no without market</source>
   <translation>compete: no sem market</translation>
  </message>
  <message>
   <source>compete: no forbids the use by a competitor in the declared market. Without market it still applies, but every agent judges for itself whether its operator competes with you. One line of free text settles it.</source>
   <translation>compete: no proíbe o uso por um concorrente no mercado declarado. Sem market ele ainda vale, mas cada agente julga por si se seu operador concorre com você. Uma linha de texto livre resolve.</translation>
  </message>
  <message>
   <source>A meta line is written “# meta: %1: value”; without the colon it is a comment like any other</source>
   <translation>Uma linha meta se escreve “# meta: %1: valor”; sem os dois-pontos é um comentário como qualquer outro</translation>
  </message>
  <message>
   <source>Meta lines count only before the first directive, which is in %1; this is a comment like any other. Move it up</source>
   <translation>Linhas meta só contam antes da primeira diretiva, que está na %1; esta é um comentário como qualquer outro. Mova-a para cima</translation>
  </message>
  <message>
   <source>%1 is not a meta key. Did you mean %2?</source>
   <translation>%1 não é uma chave meta. Você quis dizer %2?</translation>
  </message>
  <message>
   <source>%1 is not a meta key of the specification; agents ignore it</source>
   <translation>%1 não é uma chave meta da especificação; os agentes a ignoram</translation>
  </message>
  <message>
   <source>%1 is given above already; one is enough</source>
   <translation>%1 já está informado acima; um basta</translation>
  </message>
  <message>
   <source>Meta line that is not read</source>
   <translation>Linha meta que não é lida</translation>
  </message>
  <message>
   <source>Facts about the file are comments at its top, before the first directive: “# meta: key: value” with one of the keys spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence and chain-id. Written differently, or further down, they are comments like any other.</source>
   <translation>Dados sobre o arquivo ficam em comentários no topo, antes da primeira diretiva: “# meta: chave: valor” com uma das chaves spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence e chain-id. Escritos de outro modo, ou mais abaixo, são comentários como quaisquer outros.</translation>
  </message>
  <message>
   <source>%1 is misspelt and has no colon: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>%1 está mal escrito e sem dois-pontos: o Google lê a linha, outros crawlers a ignoram. Escreva %2</translation>
  </message>
  <message>
   <source>No colon behind %1: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>Faltam dois-pontos depois de %1: o Google lê a linha, outros crawlers a ignoram. Escreva %2</translation>
  </message>
  <message>
   <source>No colon behind %1: the line decides nothing. Write %2</source>
   <translation>Faltam dois-pontos depois de %1: a linha não decide nada. Escreva %2</translation>
  </message>
  <message>
   <source>Put the colon in</source>
   <translation>Inserir os dois-pontos</translation>
  </message>
  <message>
   <source>Missing colon</source>
   <translation>Faltam os dois-pontos</translation>
  </message>
  <message>
   <source>A line is a key, a colon and a value. Without the colon it is none and is passed over by every reader that keeps to the standard; only Google guesses, and only where the line has exactly two words, misspelt ones among them. To the others the rule that was meant does not count.</source>
   <translation>Uma linha é uma chave, dois-pontos e um valor. Sem os dois-pontos não é linha válida e é ignorada por todo leitor que segue o padrão; só o Google adivinha, e apenas quando a linha tem exatamente duas palavras, inclusive mal escritas. Para os outros, a regra pretendida não conta.</translation>
  </message>
  <message>
   <source>For agents without their own block nothing is stated about %1. Unstated is not an answer: say yes, no or ask</source>
   <translation>Para agentes sem bloco próprio, nada está declarado sobre %1. “Não declarado” não é resposta: diga yes, no ou ask</translation>
  </message>
  <message>
   <source>crawl, read or train is not stated</source>
   <translation>crawl, read ou train não está declarado</translation>
  </message>
  <message>
   <source>Nothing is obligatory in robots2.txt, but three directives are what most agents look for: crawl and read, which everything else hangs on, and train. What no file states is neither permitted nor forbidden, and each agent then does as it likes.</source>
   <translation>Nada é obrigatório em robots2.txt, mas três diretivas são as que a maioria dos agentes procura: crawl e read, das quais tudo o mais depende, e train. O que nenhum arquivo declara não é permitido nem proibido, e cada agente faz então o que quer.</translation>
  </message>
  <message numerus="yes">
   <source>%n lines end otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</source>
   <comment>%n line ends otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</comment>
   <translation>
    <numerusform>%n linha termina de outro modo que as demais (%1), aqui. Os crawlers leem todos os tipos; um programa que só conhece um pode juntar linhas</numerusform>
    <numerusform>%n linhas terminam de outro modo que as demais (%1), a primeira aqui. Os crawlers leem todos os tipos; um programa que só conhece um pode juntar linhas</numerusform>
   </translation>
  </message>
  <message>
   <source>Make all line ends %1</source>
   <translation>Mudar todos os fins de linha para %1</translation>
  </message>
  <message>
   <source>Mixed line ends</source>
   <translation>Fins de linha mistos</translation>
  </message>
  <message>
   <source>Lines may end at LF, CRLF or CR, and the standard's readers take all three, also mixed. Home-made readers often know one of them: a lone CR then glues two lines together, which loses a rule. Mixed line ends mostly come from files put together on several systems.</source>
   <translation>As linhas podem terminar em LF, CRLF ou CR, e os leitores do padrão aceitam os três, também misturados. Leitores caseiros costumam conhecer um só: um CR isolado então cola duas linhas, o que perde uma regra. Fins de linha mistos vêm, em geral, de arquivos montados em vários sistemas.</translation>
  </message>
  <message>
   <source>User-agent names no agent, so the rules below apply to no agent. Write * for every crawler, or a product token</source>
   <translation>User-agent não nomeia ninguém, então as regras abaixo não são para ninguém. Escreva * para todo crawler, ou um token de produto</translation>
  </message>
  <message>
   <source>Write *</source>
   <translation>Escrever *</translation>
  </message>
  <message>
   <source>User-agent without a name</source>
   <translation>User-agent sem nome</translation>
  </message>
  <message>
   <source>A User-agent line without a value names no crawler. It still opens a group, so the rules below belong to it and reach nobody. Mostly * was meant.</source>
   <translation>Uma linha User-agent sem valor não nomeia nenhum crawler. Ainda assim abre um grupo, de modo que as regras abaixo lhe pertencem e não alcançam ninguém. Em geral o pretendido era *.</translation>
  </message>
  <message>
   <source>No empty line separates this group from the one above. Put one between them</source>
   <translation>Nenhuma linha vazia separa este grupo do de cima. Ponha uma entre eles</translation>
  </message>
  <message>
   <source>Put an empty line before the group</source>
   <translation>Pôr uma linha vazia antes do grupo</translation>
  </message>
  <message>
   <source>Groups without an empty line between them</source>
   <translation>Grupos sem linha vazia entre eles</translation>
  </message>
  <message>
   <source>robots-ai.txt should have an empty line between its groups. Readers that follow RFC 9309 do not need it; old ones end a group at the empty line and would take two groups for one. Comments directly above a User-agent line go with it.</source>
   <translation>robots-ai.txt deve ter uma linha vazia entre seus grupos. Leitores que seguem a RFC 9309 não precisam dela; os antigos terminam um grupo na linha vazia e tomariam dois grupos por um. Comentários logo acima de uma linha User-agent acompanham essa linha.</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it. Say no here too, or yes there</source>
   <translation>Isto não pode ter efeito: %1 na %2 o proíbe. Diga no também aqui, ou yes lá</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it to this block's agents. Say no here too, or yes there</source>
   <translation>Isto não pode ter efeito: %1 na %2 o proíbe aos agentes deste bloco. Diga no também aqui, ou yes lá</translation>
  </message>
  <message>
   <source>Permission that cannot take effect</source>
   <translation>Permissão que não pode ter efeito</translation>
  </message>
  <message>
   <source>One directive follows from another: crawl: no forbids reading, and read: no forbids every use: summarise, quote, derivative, train, store, compete, personalise and monetise. A yes, an ask or a short-only for one of these beside it cannot take effect. Decide which of the two is meant.</source>
   <translation>Uma diretiva decorre de outra: crawl: no proíbe a leitura, e read: no proíbe todo uso: summarise, quote, derivative, train, store, compete, personalise e monetise. Um yes, um ask ou um short-only para uma destas, ao lado disso, não pode ter efeito. Decida qual dos dois é o pretendido.</translation>
  </message>
  <message>
   <source>No report-to line: nobody knows where to report an agent that does not keep to this file. Add an address or a URL</source>
   <translation>Nenhuma linha report-to: ninguém sabe onde denunciar um agente que não respeita este arquivo. Adicione um endereço ou uma URL</translation>
  </message>
  <message>
   <source>Nowhere to report to</source>
   <translation>Nenhum lugar para denunciar</translation>
  </message>
  <message>
   <source>report-to names a mail address or a URL for reports of agents that break the policy, and for agents that have questions. It is optional; several lines are allowed.</source>
   <translation>report-to indica um endereço de e-mail ou uma URL para denúncias de agentes que violam a política e para agentes que têm perguntas. É opcional; são permitidas várias linhas.</translation>
  </message>
  <message>
   <source>The file has no User-agent line, so it says nothing to any agent. Add a group, or do not publish the file</source>
   <translation>O arquivo não tem linha User-agent, então não diz nada a nenhum agente. Adicione um grupo ou não publique o arquivo</translation>
  </message>
  <message>
   <source>robots-ai.txt without a group</source>
   <translation>robots-ai.txt sem nenhum grupo</translation>
  </message>
  <message>
   <source>The specification of robots-ai.txt asks for at least one User-agent line, and its validator rejects a file without one. Crawlers take such a file like a missing one: it restricts nothing.</source>
   <translation>A especificação de robots-ai.txt pede ao menos uma linha User-agent, e seu validador rejeita um arquivo sem nenhuma. Os crawlers tratam tal arquivo como inexistente: ele não restringe nada.</translation>
  </message>
  <message>
   <source>The file contains NUL bytes. Some crawlers end the line there, others the file; remove them</source>
   <translation>O arquivo contém bytes NUL. Alguns crawlers terminam a linha ali, outros o arquivo; remova-os</translation>
  </message>
  <message numerus="yes">
   <source>The file contains NUL bytes in %n places. Some crawlers end the line there, others the file; remove them</source>
   <comment>The file contains NUL bytes in %n place. Some crawlers end the line there, others the file; remove them</comment>
   <translation>
    <numerusform>O arquivo contém bytes NUL em %n lugar. Alguns crawlers terminam a linha ali, outros o arquivo; remova-os</numerusform>
    <numerusform>O arquivo contém bytes NUL em %n lugares. Alguns crawlers terminam a linha ali, outros o arquivo; remova-os</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove the NUL bytes</source>
   <translation>Remover os bytes NUL</translation>
  </message>
  <message>
   <source>NUL byte</source>
   <translation>Byte NUL</translation>
  </message>
  <message>
   <source>A NUL byte has no meaning in a text. Google's reader ends the line at it, programs written in C may end the whole file there, others keep it as a part of the path. It mostly comes from a broken export or from a file in UTF-16 without its mark.</source>
   <translation>Um byte NUL não tem significado em um texto. O leitor do Google termina a linha nele, programas escritos em C podem terminar ali o arquivo inteiro, outros o mantêm como parte do caminho. Em geral vem de uma exportação com defeito ou de um arquivo em UTF-16 sem sua marca.</translation>
  </message>
  <message numerus="yes">
   <source>%1 are labels of earlier drafts. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</source>
   <comment>%1 is a label of an earlier draft. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</comment>
   <translation>
    <numerusform>%1 é um rótulo de um rascunho anterior. Os rótulos agora são train-ai, ai-use e search, e leitores do rascunho atual ignoram os outros</numerusform>
    <numerusform>%1 são rótulos de rascunhos anteriores. Os rótulos agora são train-ai, ai-use e search, e leitores do rascunho atual ignoram os outros</numerusform>
   </translation>
  </message>
  <message>
   <source>Label of an earlier draft</source>
   <translation>Rótulo de um rascunho anterior</translation>
  </message>
  <message>
   <source>The vocabulary of Content-Usage has changed from draft to draft. Today it has three labels: train-ai (training models), ai-use (use by AI systems otherwise) and search. None of them covers another, so bots, all and tdm have to be written as all three. The fix keeps what each old label said; labels that the line already has in today's form win. ai is written as train-ai and ai-use, which is Gatepost's reading of it.</source>
   <translation>O vocabulário de Content-Usage mudou de rascunho a rascunho. Hoje tem três rótulos: train-ai (treinar modelos), ai-use (outro uso por sistemas de IA) e search. Nenhum abrange outro, então bots, all e tdm têm de ser escritos como os três. A correção mantém o que cada rótulo antigo dizia; prevalecem os que a linha já tem na forma atual. ai é escrito como train-ai e ai-use, que é a leitura do Gatepost.</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n other lines of this file are directives of %2 and decide nothing in %3. Move them there</source>
   <comment>%1 and %n other line of this file are directives of %2 and decide nothing in %3. Move them there</comment>
   <translation>
    <numerusform>%1 e mais %n linha deste arquivo são diretivas de %2 e não decidem nada em %3. Mova-as para lá</numerusform>
    <numerusform>%1 e mais %n linhas deste arquivo são diretivas de %2 e não decidem nada em %3. Mova-as para lá</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is a directive of %2 and decides nothing in %3. Move it there</source>
   <translation>%1 é uma diretiva de %2 e não decide nada em %3. Mova-a para lá</translation>
  </message>
  <message>
   <source>Make it a comment</source>
   <translation>Transformar em comentário</translation>
  </message>
  <message>
   <source>Directive of another file</source>
   <translation>Diretiva de outro arquivo</translation>
  </message>
  <message>
   <source>The directive exists, but in another file of the site. Readers of robots.txt know nothing of the AI policy of robots2.txt, and readers of robots2.txt take no Crawl-delay or Visit-time from it: there, pace is said with rate. In the wrong file the line is passed over.</source>
   <translation>A diretiva existe, mas em outro arquivo do site. Leitores de robots.txt nada sabem da política de IA de robots2.txt, e leitores de robots2.txt não aceitam dele Crawl-delay nem Visit-time: ali o ritmo se declara com rate. No arquivo errado, a linha é ignorada.</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>Estes horários se sobrepõem aos da %1, que declara outro ritmo. Vale o mais lento (este). Separe os horários ou mantenha uma só linha</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>Estes horários se sobrepõem aos da %1, que declara outro ritmo. Vale o mais lento (%1). Separe os horários ou mantenha uma só linha</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>Esta linha não tem horários, então se sobrepõe à %1, que declara outro ritmo. Vale o mais lento (este). Separe os horários ou mantenha uma só linha</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>Esta linha não tem horários, então se sobrepõe à %1, que declara outro ritmo. Vale o mais lento (%1). Separe os horários ou mantenha uma só linha</translation>
  </message>
  <message>
   <source>Two paces for the same time</source>
   <translation>Dois ritmos para o mesmo horário</translation>
  </message>
  <message>
   <source>Two Request-rate lines of one group apply at the same time and name different paces. The slowest decides, so the other line has no effect there. Mostly two windows share their last and first minute: both ends belong to a window, so 0600-1200 is followed by 1201-1800.</source>
   <translation>Duas linhas Request-rate de um grupo valem ao mesmo tempo e indicam ritmos diferentes. Decide a mais lenta, então a outra linha não tem efeito ali. Em geral duas janelas compartilham o último e o primeiro minuto: os dois extremos pertencem à janela, de modo que 0600-1200 é seguida de 1201-1800.</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. To keep crawlers out at some hours, refuse them at the server</source>
   <translation>Nenhum crawler grande documenta que segue %1. Para manter crawlers fora em certos horários, bloqueie-os no servidor</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. Slow them down at the server, with status 429 or 503 when there is too much</source>
   <translation>Nenhum crawler grande documenta que segue %1. Freie-os no servidor, com status 429 ou 503 quando houver requisições demais</translation>
  </message>
  <message>
   <source>Hours or rate that hardly any crawler reads</source>
   <translation>Horários ou ritmo que quase nenhum crawler lê</translation>
  </message>
  <message>
   <source>Visit-time and Request-rate come from a draft of 1996 that was never finished. No operator of a large crawler documents that it follows them; some understand Crawl-delay. The lines do no harm, but the load that they are meant to prevent comes all the same.</source>
   <translation>Visit-time e Request-rate vêm de um rascunho de 1996 que nunca foi concluído. Nenhum operador de um crawler grande documenta que os segue; alguns entendem Crawl-delay. As linhas não fazem mal, mas a carga que deveriam evitar vem do mesmo jeito.</translation>
  </message>
  <message>
   <source>In robots-ai.txt a path has to begin with /. Write %1</source>
   <translation>Em robots-ai.txt, um caminho tem de começar com /. Escreva %1</translation>
  </message>
  <message>
   <source>%1 begins with a host, so the rule matches nothing. Write %2, if it is a path on this host</source>
   <translation>%1 começa com um host, então a regra não corresponde a nada. Escreva %2, se for um caminho deste mesmo host</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so the rule matches nothing. Write %2</source>
   <translation>%1 não começa com / nem com *, então a regra não corresponde a nada. Escreva %2</translation>
  </message>
  <message>
   <source>Path without a leading /</source>
   <translation>Caminho sem / inicial</translation>
  </message>
  <message>
   <source>Every path of a URL begins with /, and a rule is compared from the path's beginning on. A value that begins neither with / nor with * therefore matches nothing: the page that was to be closed stays open. Write /folder for a folder at the top, /*.php or *.php for an ending anywhere. robots-ai.txt does not take a path that begins with *.</source>
   <translation>Todo caminho de uma URL começa com /, e uma regra é comparada a partir do início do caminho. Um valor que não começa com / nem com * não corresponde, portanto, a nada: a página que deveria ser fechada continua aberta. Escreva /pasta para uma pasta no topo, /*.php ou *.php para um final em qualquer lugar. robots-ai.txt não aceita um caminho que comece com *.</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal. Google's parser reads %2 and finds its crawler; others compare the whole name. Write %2 alone</source>
   <translation>%1 é um padrão da proposta de finalidades. O analisador do Google lê %2 e encontra seu crawler; outros comparam o nome inteiro. Escreva só %2</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: plain crawlers compare names character by character and never find themselves here. Name each agent as well</source>
   <translation>%1 é um padrão da proposta de finalidades: crawlers simples comparam nomes letra por letra e nunca se encontram aqui. Nomeie também cada agente</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: crawlers that compare whole names never find themselves here, and those that cut names as Google does read %2. Name each agent as well</source>
   <translation>%1 é um padrão da proposta de finalidades: crawlers que comparam nomes inteiros nunca se encontram aqui, e os que cortam nomes como o Google leem %2. Nomeie também cada agente</translation>
  </message>
  <message>
   <source>Pattern in place of an agent's name</source>
   <translation>Padrão no lugar do nome de um agente</translation>
  </message>
  <message>
   <source>A draft of 2024 proposes regular expressions in User-agent lines, and people write names such as *-ai. Gatepost reads them as their author meant, but crawlers that follow RFC 9309 know a name or the single *, nothing between. They then fall back to the group for *. Google's parser cuts the value at the first character that a name cannot have, so Googlebot* means Googlebot to it. Name the agents one by one, and keep the pattern if you want to be ready for readers of the proposal.</source>
   <translation>Um rascunho de 2024 propõe expressões regulares em linhas User-agent, e há quem escreva nomes como *-ai. O Gatepost os lê como o autor quis, mas os crawlers que seguem a RFC 9309 conhecem um nome ou o * sozinho, nada entre os dois. Recorrem então ao grupo para *. O analisador do Google corta o valor no primeiro caractere que um nome não pode ter, então Googlebot* significa Googlebot para ele. Nomeie os agentes um a um e mantenha o padrão se quiser estar pronto para leitores da proposta.</translation>
  </message>
  <message>
   <source>%1 is directly below a group but is global: it applies to every agent. For some agents only, put it in a block such as [agent: ai-assistant]</source>
   <translation>%1 está logo abaixo de um grupo, mas é global: vale para todo agente. Só para alguns agentes, ponha-o em um bloco como [agent: ai-assistant]</translation>
  </message>
  <message>
   <source>Global policy that looks like a group's</source>
   <translation>Política global que parece de um grupo</translation>
  </message>
  <message>
   <source>Policy directives outside [agent: …] blocks are global wherever they are, also below a User-agent group. Written directly under “User-agent: GPTBot” a line such as “train: no” looks as if it were for GPTBot alone. Part them with a blank line, or use a block.</source>
   <translation>Diretivas de política fora de blocos [agent: …] são globais onde quer que estejam, também abaixo de um grupo User-agent. Escrita logo abaixo de “User-agent: GPTBot”, uma linha como “train: no” parece ser só para o GPTBot. Separe-as com uma linha vazia ou use um bloco.</translation>
  </message>
  <message>
   <source>The site has a %1, and this rule keeps crawlers that take it literally from reading it. Add %2</source>
   <translation>O site tem um %1, e esta regra impede os crawlers que seguem a letra de lê-lo. Adicione %2</translation>
  </message>
  <message>
   <source>Policy file that crawlers may not fetch</source>
   <translation>Arquivo de política que os crawlers não podem acessar</translation>
  </message>
  <message>
   <source>Only /robots.txt is exempt from its own rules by the standard. Gatepost takes the site's other policy files to be exempt too, or no agent could learn what they say; an agent that takes rules literally does not fetch a file that the rules for * close. An Allow for it does no harm and leaves no doubt.</source>
   <translation>Pelo padrão, só /robots.txt está isento de suas próprias regras. O Gatepost considera isentos também os outros arquivos de política do site, ou nenhum agente poderia saber o que dizem; um agente que segue a letra não acessa um arquivo que as regras para * fecham. Um Allow para ele não faz mal e não deixa dúvida.</translation>
  </message>
  <message>
   <source>Crawlers fetch /robots.txt whatever it says, or they could not know this rule. Remove it</source>
   <translation>Os crawlers acessam /robots.txt diga o que disser, ou não poderiam conhecer esta regra. Remova-a</translation>
  </message>
  <message>
   <source>A crawler that keeps to this rule never reads %1 and so misses the policy in it. Remove the rule</source>
   <translation>Um crawler que respeita esta regra nunca lê %1 e perde assim a política que ele contém. Remova a regra</translation>
  </message>
  <message>
   <source>Rule that closes a policy file</source>
   <translation>Regra que fecha um arquivo de política</translation>
  </message>
  <message>
   <source>/robots.txt may always be fetched, whatever it says. Gatepost assumes the same for /robots-ai.txt, /robots2.txt and the ask endpoint, since no agent could learn the policy otherwise; but that is a choice, and an agent that takes rules literally will stay away from a file that it may not fetch.</source>
   <translation>/robots.txt sempre pode ser acessado, diga o que disser. O Gatepost considera que o mesmo vale para /robots-ai.txt, /robots2.txt e o endpoint de ask, pois de outro modo nenhum agente poderia conhecer a política; mas isso é uma escolha, e um agente que segue a letra ficará longe de um arquivo que não pode acessar.</translation>
  </message>
  <message>
   <source>%1 is a word about the use of content and never fetches, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 é uma palavra sobre o uso do conteúdo e nunca acessa, então horários e ritmo nada significam aqui. Ponha a linha no grupo do crawler que acessa as páginas</translation>
  </message>
  <message>
   <source>%1 are words about the use of content and never fetch, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 são palavras sobre o uso do conteúdo e nunca acessam, então horários e ritmo nada significam aqui. Ponha a linha no grupo do crawler que acessa as páginas</translation>
  </message>
  <message>
   <source>Pace for a token that never fetches</source>
   <translation>Ritmo para um token que nunca acessa</translation>
  </message>
  <message>
   <source>Some tokens, such as Google-Extended and Applebot-Extended, stand for no crawler: they say what may be done with content that another crawler of the same operator fetched. Crawl-delay, Request-rate and Visit-time in their group reach nobody.</source>
   <translation>Alguns tokens, como Google-Extended e Applebot-Extended, não representam nenhum crawler: dizem o que pode ser feito com o conteúdo que outro crawler do mesmo operador acessou. Crawl-delay, Request-rate e Visit-time no grupo deles não alcançam ninguém.</translation>
  </message>
  <message>
   <source>Anyone can read this file, so this line shows everyone that %1 is there. Protect it with a password; a page that should only stay out of search results needs noindex instead</source>
   <translation>Qualquer um pode ler este arquivo, então esta linha conta ao mundo que %1 existe. Proteja-o com senha; uma página que só deva ficar fora dos resultados de busca precisa, em vez disso, de noindex</translation>
  </message>
  <message>
   <source>Rule that reveals a private place</source>
   <translation>Regra que revela um lugar privado</translation>
  </message>
  <message>
   <source>A policy file is public and is the first thing that people looking for a way in will read. A rule for /admin or /backup keeps no one out and shows where to look. What must stay private needs a login; the rule may then go, or stay if the login page itself is not secret.</source>
   <translation>Um arquivo de política é público e é a primeira coisa que olha quem procura um modo de entrar. Uma regra para /admin ou /backup não barra ninguém e diz onde procurar. O que deve permanecer privado precisa de um login; a regra pode então sair, ou ficar se a própria página de login não for segredo.</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from the end on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt não é o que a política de agentes gera: difere a partir do fim. Gere-o de novo, ou mude a política e não este arquivo</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from %1 on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt não é o que a política de agentes gera: difere a partir da %1. Gere-o de novo, ou mude a política e não este arquivo</translation>
  </message>
  <message>
   <source>The agent policy beside this file would make another robots.txt; this one does not say that it was rendered from it. Keep one of the two</source>
   <translation>A política de agentes ao lado deste arquivo geraria outro robots.txt; este não diz que foi gerado dela. Mantenha um dos dois</translation>
  </message>
  <message>
   <source>Render it again</source>
   <translation>Gerar de novo</translation>
  </message>
  <message>
   <source>robots.txt is not what its agent policy makes</source>
   <translation>robots.txt não é o que sua política de agentes gera</translation>
  </message>
  <message>
   <source>The site has an agent policy, from which robots.txt is rendered: equal input gives equal bytes. The file beside it has other bytes. Either the policy was changed and not rendered since, or the file was edited by hand, and the next rendering will undo that. It works one way only: what should stay belongs in the policy.</source>
   <translation>O site tem uma política de agentes, da qual robots.txt é gerado: entrada igual dá bytes iguais. O arquivo ao lado dela tem outros bytes. Ou a política foi alterada e não foi gerada desde então, ou o arquivo foi editado à mão, e a próxima geração eliminará isso. É um caminho de mão única: o que deve ficar pertence à política.</translation>
  </message>
  <message>
   <source>%1 is named in this group already; once is enough</source>
   <translation>%1 já está nomeado neste grupo; uma vez basta</translation>
  </message>
  <message>
   <source>Agent named twice in one group</source>
   <translation>Agente nomeado duas vezes em um grupo</translation>
  </message>
  <message>
   <source>A group names an agent once or several times: it makes no difference. The second line is ballast, or another agent was meant.</source>
   <translation>Um grupo nomeia um agente uma ou várias vezes: não faz diferença. A segunda linha é peso morto, ou o pretendido era outro agente.</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it</source>
   <translation>%1 está aposentado: %2 não o envia mais</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it. Today it uses %3; check that they have a group if you meant them</source>
   <translation>%1 está aposentado: %2 não o envia mais. Hoje envia %3; verifique se têm um grupo, caso se referisse a eles</translation>
  </message>
  <message>
   <source>Retired agent</source>
   <translation>Agente aposentado</translation>
  </message>
  <message>
   <source>The crawler's operator has retired this token. The group harms nobody, but it does not reach the crawlers that took its place: they follow their own group or the one for *. The message names those that are known.</source>
   <translation>O operador do crawler aposentou este token. O grupo não prejudica ninguém, mas não alcança os crawlers que tomaram seu lugar: eles seguem seu próprio grupo ou o grupo para *. A mensagem nomeia os que são conhecidos.</translation>
  </message>
  <message>
   <source>crawl: yes opens nothing: robots.txt closes the whole site to * in %1</source>
   <translation>crawl: yes não abre nada: robots.txt fecha o site inteiro a * na %1</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to everyone by %1 in %2, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt só pode restringir: robots.txt fecha isto a todos com %1 na %2, então o Allow não abre nada. Abra lá o caminho ou remova o Allow aqui</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to %1 by %2 in %3, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt só pode restringir: robots.txt fecha isto a %1 com %2 na %3, então o Allow não abre nada. Abra lá o caminho ou remova o Allow aqui</translation>
  </message>
  <message>
   <source>robots2.txt allows what robots.txt forbids</source>
   <translation>robots2.txt permite o que robots.txt proíbe</translation>
  </message>
  <message>
   <source>robots2.txt extends robots.txt and does not replace it: its path rules may close more, never open what robots.txt has closed. An Allow, or crawl: yes, for what robots.txt disallows has no effect; whoever reads robots2.txt alone is misled by it.</source>
   <translation>robots2.txt estende robots.txt e não o substitui: suas regras de caminho podem fechar mais, nunca abrir o que robots.txt fechou. Um Allow, ou crawl: yes, para o que robots.txt proíbe não tem efeito; quem lê só robots2.txt é induzido a erro.</translation>
  </message>
  <message>
   <source>Robot-version is in no group and decides nothing. Put it directly below the User-agent lines of its group</source>
   <translation>Robot-version não está em nenhum grupo e não decide nada. Ponha-o diretamente abaixo das linhas User-agent de seu grupo</translation>
  </message>
  <message>
   <source>The group has a Robot-version in %1 already; this one decides nothing</source>
   <translation>O grupo já tem um Robot-version na %1; este não decide nada</translation>
  </message>
  <message>
   <source>Robot-version counts only directly below the User-agent lines; here it decides nothing, and the group is read as plain robots.txt. Move it up</source>
   <translation>Robot-version só conta diretamente abaixo das linhas User-agent; aqui não decide nada, e o grupo é lido como robots.txt simples. Mova-o para cima</translation>
  </message>
  <message>
   <source>Move it below User-agent</source>
   <translation>Mover para baixo de User-agent</translation>
  </message>
  <message>
   <source>Robot-version in the wrong place</source>
   <translation>Robot-version no lugar errado</translation>
  </message>
  <message>
   <source>A group is of the extended standard if Robot-version follows its User-agent lines directly, with nothing but blank lines and comments between. Anywhere else the line decides nothing: the group's rules are read as plain prefixes and by length, not as whole paths in the order of the extended standard.</source>
   <translation>Um grupo é do padrão estendido se Robot-version vier logo após suas linhas User-agent, só com linhas vazias e comentários no meio. Em qualquer outro lugar a linha não decide nada: as regras do grupo são lidas como simples prefixos e por comprimento, não como caminhos inteiros na ordem do padrão estendido.</translation>
  </message>
  <message>
   <source>%1 is in no group, so it applies to no agent and decides nothing. Put it below a User-agent line</source>
   <translation>%1 não está em nenhum grupo, então não se refere a ninguém e não decide nada. Ponha-o abaixo de uma linha User-agent</translation>
  </message>
  <message>
   <source>This rule comes before the first User-agent line, so it applies to no agent and decides nothing. Put User-agent: * before it, or move it into a group</source>
   <translation>Esta regra está antes da primeira linha User-agent e não pertence a ninguém: não decide nada. Ponha User-agent: * antes dela ou mova-a para um grupo</translation>
  </message>
  <message>
   <source>There is no User-agent line, so this rule applies to no agent and decides nothing. Put User-agent: * before it</source>
   <translation>Não há linha User-agent, então esta regra não pertence a ninguém e não decide nada. Ponha User-agent: * antes dela</translation>
  </message>
  <message>
   <source>Put “User-agent: *” before it</source>
   <translation>Pôr “User-agent: *” antes dela</translation>
  </message>
  <message>
   <source>Rule before any User-agent</source>
   <translation>Regra antes de qualquer User-agent</translation>
  </message>
  <message>
   <source>Allow and Disallow belong to the User-agent lines above them. Before the first one they apply to no agent and every crawler ignores them. Usually the line User-agent: * is missing, misspelt, or broken by an invisible character. Crawl-delay, Content-Signal and anything else that belongs to a group decide nothing there either.</source>
   <translation>Allow e Disallow pertencem às linhas User-agent acima deles. Antes da primeira, não pertencem a ninguém, e todo crawler os ignora. Em geral a linha User-agent: * falta, está mal escrita ou foi estragada por um caractere invisível. Crawl-delay, Content-Signal e o que mais pertence a um grupo também não decidem nada ali.</translation>
  </message>
  <message>
   <source>Path rules do not belong in a block: this one applies to no agent. Put it in a separate group, with User-agent: * or an agent's token above it (the block is for the category %1)</source>
   <translation>Regras de caminho não cabem em um bloco: esta não é para ninguém. Ponha-a em um grupo próprio, com User-agent: * ou o token de um agente acima dela (o bloco é para a categoria %1)</translation>
  </message>
  <message>
   <source>Path rule inside an [agent: …] block</source>
   <translation>Regra de caminho dentro de um bloco [agent: …]</translation>
  </message>
  <message>
   <source>A block contains policy for a category of agents; rules for paths belong in groups that begin with User-agent, as in robots.txt. A block's header ends the group above it, so an Allow or Disallow below it applies to no agent and decides nothing.</source>
   <translation>Um bloco contém a política para uma categoria de agentes; os caminhos são regidos por grupos que começam com User-agent, como em robots.txt. O cabeçalho de um bloco encerra o grupo acima dele, então um Allow ou Disallow abaixo não pertence a ninguém e não decide nada.</translation>
  </message>
  <message>
   <source>About training this says %1, the group for %2 in robots.txt says %3. Who makes models may pick the one it likes: say the same in both</source>
   <translation>Sobre treinamento, isto diz %1; o grupo para %2 em robots.txt diz %3. Quem faz modelos pode escolher o que preferir: diga o mesmo nos dois</translation>
  </message>
  <message>
   <source>About training this says %1 to %2, robots2.txt says %3 in %4. An agent may pick the one it likes: say the same in both</source>
   <translation>Sobre treinamento, isto diz %1 a %2; robots2.txt diz %3 na %4. Um agente pode escolher o que preferir: diga o mesmo nos dois</translation>
  </message>
  <message>
   <source>Preference signals that contradict each other</source>
   <translation>Sinais de preferência que se contradizem</translation>
  </message>
  <message>
   <source>Content-Signal, Content-Usage and DisallowAITraining in robots.txt, a group there for a policy token such as __usage_ai-training, and train in robots2.txt speak of the same matter to different readers. If they differ, an agent that reads both has a choice, and one that reads one of them has half of your will. None outranks the other.</source>
   <translation>Content-Signal, Content-Usage e DisallowAITraining em robots.txt, um grupo lá para um token de política como __usage_ai-training e train em robots2.txt falam do mesmo assunto a leitores diferentes. Se divergem, um agente que lê ambos tem escolha, e um que lê só um tem metade da sua vontade. Nenhum prevalece sobre os outros.</translation>
  </message>
  <message>
   <source>Crawlers may not fetch this sitemap: %1 in %2 closes it. Put “Allow: %3” into the group for *</source>
   <translation>Os crawlers não podem acessar este sitemap: %1 na %2 o fecha. Ponha “Allow: %3” no grupo para *</translation>
  </message>
  <message>
   <source>Sitemap that may not be fetched</source>
   <translation>Sitemap que não pode ser acessado</translation>
  </message>
  <message>
   <source>A Sitemap line invites crawlers to a file that a rule of the same policy forbids to them. Many keep to the rule and never see the sitemap. An Allow for its path settles it. Sitemaps on another host are not affected by this file.</source>
   <translation>Uma linha Sitemap convida os crawlers para um arquivo que uma regra da mesma política lhes proíbe. Muitos respeitam a regra e nunca veem o sitemap. Um Allow para seu caminho resolve. Sitemaps em outro host não são afetados por este arquivo.</translation>
  </message>
  <message numerus="yes">
   <source>The file has %n bytes; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</source>
   <comment>The file has %n byte; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</comment>
   <translation>
    <numerusform>O arquivo tem %n byte; os crawlers não precisam ler mais de 512.000, então o que está da %1 em diante pode ficar sem leitura. Encurte-o: uma regra com * muitas vezes vale por muitas</numerusform>
    <numerusform>O arquivo tem %n bytes; os crawlers não precisam ler mais de 512.000, então o que está da %1 em diante pode ficar sem leitura. Encurte-o: uma regra com * muitas vezes vale por muitas</numerusform>
   </translation>
  </message>
  <message>
   <source>Larger than crawlers must read</source>
   <translation>Maior do que os crawlers precisam ler</translation>
  </message>
  <message>
   <source>A crawler must read at least 500 KiB of the file and may leave the rest. What lies past 512,000 bytes is read by Gatepost, but real crawlers may not see it; a rule cut in the middle may even match more than was meant. Put the important groups first and replace long lists by patterns or by a common folder.</source>
   <translation>Um crawler deve ler pelo menos 500 KiB do arquivo e pode deixar o resto. O que passa de 512.000 bytes é lido pelo Gatepost, mas crawlers reais podem não ver; uma regra cortada ao meio pode até corresponder a mais do que o pretendido. Ponha primeiro os grupos importantes e troque listas longas por padrões ou por uma pasta comum.</translation>
  </message>
  <message>
   <source>Two paths on one line are read as one path with a space in it. Give each its own line</source>
   <translation>Dois caminhos em uma linha são lidos como um só caminho com um espaço. Dê a cada um sua própria linha</translation>
  </message>
  <message>
   <source>A path with a space: URLs contain %1 instead. Some crawlers read the space as %1, others find no match. Write %1, or put a # before a remark</source>
   <translation>Um caminho com espaço: URLs contêm %1 em lugar dele. Alguns crawlers leem o espaço como %1, outros não encontram correspondência. Escreva %1, ou ponha um # antes de uma observação</translation>
  </message>
  <message>
   <source>Split into two lines</source>
   <translation>Dividir em duas linhas</translation>
  </message>
  <message>
   <source>Write %1 for the space</source>
   <translation>Escrever %1 em lugar do espaço</translation>
  </message>
  <message>
   <source>Make the rest a comment</source>
   <translation>Transformar o resto em comentário</translation>
  </message>
  <message>
   <source>Space in a path</source>
   <translation>Espaço em um caminho</translation>
  </message>
  <message>
   <source>A rule has one path, and everything up to the end of the line or a # belongs to it. A URL never contains a space; browsers send it as %20 (or + in a query). Gatepost reads the rule as browsers would send it, but some crawlers compare the space itself, and then the rule never matches. Several paths need several lines, and a remark needs a #.</source>
   <translation>Uma regra tem um só caminho, e tudo até o fim da linha ou até um # pertence a ele. Uma URL nunca contém espaço; os navegadores o enviam como %20 (ou + em uma consulta). O Gatepost lê a regra como os navegadores a enviariam, mas alguns crawlers comparam o próprio espaço, e então a regra nunca corresponde. Vários caminhos precisam de várias linhas, uma observação precisa de um #.</translation>
  </message>
  <message>
   <source>A rule matches everything that begins with it, so the %1 at the end adds nothing but length; old crawlers take it literally. Write %2</source>
   <translation>Uma regra corresponde a tudo o que começa com ela, então o %1 no fim só acrescenta comprimento; crawlers antigos o tomam por um caractere comum. Escreva %2</translation>
  </message>
  <message>
   <source>Superfluous * at the end</source>
   <translation>* supérfluo no fim</translation>
  </message>
  <message>
   <source>A rule is compared with the beginning of the path, so /blog matches /blog/a and /blogs as well: a * at the end matches nothing more. It does make the rule one byte longer, which can decide between rules, and crawlers that know no wildcards look for a real star. *$ at the end undoes itself.</source>
   <translation>Uma regra é comparada com o início do caminho, então /blog corresponde também a /blog/a e /blogs: um * no fim não corresponde a nada mais. Mas torna a regra um byte mais longa, o que pode decidir entre regras, e crawlers que não conhecem curingas procuram um asterisco de verdade. *$ no fim anula a si mesmo.</translation>
  </message>
  <message>
   <source>The group for * is for every robot, but %1 makes it a group that almost none can read: others take its patterns for prefixes. Give * plain rules, and name the robots that know the standard 2.0</source>
   <translation>O grupo para * é para todo robô, mas %1 faz dele um grupo que quase nenhum sabe ler: os outros tomam seus padrões por prefixos. Dê a * regras simples e nomeie os robôs que conhecem o padrão 2.0</translation>
  </message>
  <message>
   <source>Remove Robot-version, so that the group is a plain one</source>
   <translation>Remover Robot-version para que o grupo seja simples</translation>
  </message>
  <message>
   <source>Group for * by the standard 2.0</source>
   <translation>Grupo para * pelo padrão 2.0</translation>
  </message>
  <message>
   <source>The extended standard 2.0 itself asks that the group for * keeps to the form of the original standard, because it is for robots that one does not know. Robots that do not know 2.0 read whole paths and shell patterns as prefixes, pass over hours and rates, and may end up with another policy than the one that is meant.</source>
   <translation>O próprio padrão estendido 2.0 pede que o grupo para * mantenha a forma do padrão original, porque é para robôs que não se conhecem. Robôs que não conhecem 2.0 leem caminhos inteiros e padrões de shell como prefixos, ignoram horários e taxas e podem acabar com uma política diferente da pretendida.</translation>
  </message>
  <message>
   <source>There is a byte order mark inside the file, probably because files were joined. The line is not read as meant; remove the mark</source>
   <translation>Há uma marca de ordem de bytes dentro do arquivo, provavelmente de arquivos juntados. A linha não é lida como pretendido; remova a marca</translation>
  </message>
  <message>
   <source>Byte order mark inside the file</source>
   <translation>Marca de ordem de bytes dentro do arquivo</translation>
  </message>
  <message>
   <source>A byte order mark is only skipped as the first three bytes of the file. Anywhere else, or as the garbled characters ï»¿ that a wrong conversion makes of it, it is part of the word next to it: the key is then unknown and the line decides nothing. It is invisible in most editors.</source>
   <translation>Uma marca de ordem de bytes só é ignorada como os três primeiros bytes do arquivo. Em qualquer outro lugar, ou como as letras embaralhadas ï»¿ em que uma conversão errada a transforma, ela é parte da palavra ao lado: a chave fica então desconhecida, e a linha não decide nada. É invisível na maioria dos editores.</translation>
  </message>
  <message>
   <source>A % that is not followed by two hex digits: no well-formed URL contains it. Write %1 for a literal percent sign</source>
   <translation>Um % não seguido de dois dígitos hexadecimais: nenhuma URL bem formada o contém. Escreva %1 para um sinal de porcentagem literal</translation>
  </message>
  <message>
   <source>Stray percent sign</source>
   <translation>Sinal de porcentagem solto</translation>
  </message>
  <message>
   <source>In a URL a percent sign begins an escaped byte and two hex digits follow it. Anything else is malformed; crawlers escape it in various ways, so whether the rule matches is a matter of luck. A literal percent sign is written %25.</source>
   <translation>Em uma URL, um sinal de porcentagem inicia um byte escapado e é seguido de dois dígitos hexadecimais. Qualquer outra coisa é malformada; os crawlers a escapam de vários modos, então é questão de sorte a regra corresponder. Um sinal de porcentagem literal se escreve %25.</translation>
  </message>
  <message>
   <source>%1 states a preference about training, and shares its group with %2: what is closed here is closed to the crawler too, for search as well. Give the token its own group</source>
   <translation>%1 declara uma preferência sobre treinamento e divide seu grupo com %2: o que está fechado aqui está fechado também ao crawler, inclusive para busca. Dê ao token um grupo próprio</translation>
  </message>
  <message>
   <source>Use token in a group of crawlers</source>
   <translation>Token de uso em um grupo de crawlers</translation>
  </message>
  <message>
   <source>A policy token such as __usage_ai-training stands for a use, not for a crawler: its Disallow says that pages are not to be used so, and does not stop a fetch. In a group that also names crawlers the same Disallow stops their fetches. If only the use is meant, the token needs its own group.</source>
   <translation>Um token de política como __usage_ai-training representa um uso, não um crawler: seu Disallow diz que as páginas não devem ser usadas assim e não impede um acesso. Em um grupo que também nomeia crawlers, o mesmo Disallow impede os acessos deles. Se só o uso é pretendido, o token precisa de um grupo próprio.</translation>
  </message>
  <message>
   <source>A second directive on the line: only some readers see this %1. Give it its own line</source>
   <translation>Uma segunda diretiva na linha: só alguns leitores veem este %1. Dê-lhe sua própria linha</translation>
  </message>
  <message>
   <source>Two directives on one line</source>
   <translation>Duas diretivas em uma linha</translation>
  </message>
  <message>
   <source>Each directive needs its own line. After a User-agent value Gatepost reads an Allow or Disallow as a separate line, as the purpose proposal prints it; plain crawlers cut the value at the white space and lose the rule. Anywhere else the second directive becomes a part of the first one's value, which then matches nothing.</source>
   <translation>Cada diretiva fica em uma linha. Depois de um valor de User-agent, o Gatepost lê um Allow ou Disallow como linha própria, como a proposta de finalidades o imprime; crawlers simples cortam o valor no espaço em branco e perdem a regra. Em qualquer outro lugar, a segunda diretiva vira parte do valor da primeira, que então não corresponde a nada.</translation>
  </message>
  <message>
   <source>The path has characters that a URL writes with percent signs; simple crawlers compare the bytes. Write %1</source>
   <translation>O caminho tem caracteres que uma URL escreve com sinais de porcentagem; crawlers simples comparam os bytes. Escreva %1</translation>
  </message>
  <message>
   <source>Path that is not percent-encoded</source>
   <translation>Caminho sem codificação percentual</translation>
  </message>
  <message>
   <source>In a URL every byte above 127 is written as a percent sign and two digits, so é is %C3%A9. Crawlers that follow the standard encode both sides before they compare; others compare what is written. Google recommends the encoded form, which means the same to all.</source>
   <translation>Em uma URL, todo byte acima de 127 é escrito como um sinal de porcentagem e dois dígitos; assim, “é” vira %C3%A9. Crawlers que seguem o padrão codificam os dois lados antes de comparar; outros comparam o que está escrito. O Google recomenda a forma codificada, que significa o mesmo para todos.</translation>
  </message>
  <message>
   <source>Blocks are for categories of agents; that an agent's own token is taken too is an extension that others may not know. %1 is of the category %2</source>
   <translation>Blocos são para categorias de agentes; aceitar também o token de um agente é uma extensão que outros talvez não conheçam. %1 é da categoria %2</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. Did you mean %2?</source>
   <translation>%1 não é uma das oito categorias nem um agente conhecido, então quase ninguém segue este bloco. Você quis dizer %2?</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. The categories: %2</source>
   <translation>%1 não é uma das oito categorias nem um agente conhecido, então quase ninguém segue este bloco. As categorias: %2</translation>
  </message>
  <message>
   <source>Unknown category of agents</source>
   <translation>Categoria de agentes desconhecida</translation>
  </message>
  <message>
   <source>An [agent: …] block is for one of eight categories that agents declare in X-Agent-Identity: search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. Gatepost also takes an agent's own token, as an extension. Any other name matches no agent.</source>
   <translation>Um bloco [agent: …] é para uma das oito categorias que os agentes declaram em X-Agent-Identity: search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. O Gatepost aceita também o token próprio de um agente, como extensão. Qualquer outro nome não corresponde a nenhum agente.</translation>
  </message>
  <message>
   <source>%1 is not a directive, so the line decides nothing. Did you mean %2?</source>
   <translation>%1 não é uma diretiva, então a linha não decide nada. Você quis dizer %2?</translation>
  </message>
  <message>
   <source>%1 is of ACAP, which was given up and which no crawler reads. Say it with Allow and Disallow</source>
   <translation>%1 é do ACAP, que foi abandonado e que nenhum crawler lê. Diga-o com Allow e Disallow</translation>
  </message>
  <message>
   <source>An address without a directive decides nothing. Put Sitemap: before it, or a # if it is a comment</source>
   <translation>Um endereço sem diretiva não decide nada. Ponha Sitemap: antes dele, ou um # se for um comentário</translation>
  </message>
  <message>
   <source>%1 is not a directive that any known crawler reads here; the line decides nothing. Remove it, or put a # before it</source>
   <translation>%1 não é uma diretiva que algum crawler conhecido leia aqui; a linha não decide nada. Remova-a ou ponha um # antes dela</translation>
  </message>
  <message>
   <source>Put “Sitemap: ” before it</source>
   <translation>Pôr “Sitemap: ” antes dele</translation>
  </message>
  <message>
   <source>Unknown directive</source>
   <translation>Diretiva desconhecida</translation>
  </message>
  <message>
   <source>The word before the colon is none that the file's format knows; crawlers pass the line over. If it is close to a known directive it is probably a slip, and then the rule that was meant does not count: an error. Else it is a directive of a private extension, a comment without its #, or of a standard that nobody reads.</source>
   <translation>A palavra antes dos dois-pontos não é nenhuma das que o formato do arquivo conhece; os crawlers ignoram a linha. Se for parecida com uma diretiva conhecida, provavelmente é um lapso, e então a regra pretendida não conta: um erro. Senão, é uma diretiva de uma extensão privada, um comentário sem seu #, ou de um padrão que ninguém lê.</translation>
  </message>
  <message>
   <source>Neither a directive nor a comment: the line decides nothing. Put a # before it if it is a comment</source>
   <translation>Nem diretiva nem comentário: a linha não decide nada. Ponha um # antes dela se for um comentário</translation>
  </message>
  <message>
   <source>This is not a block header, so the lines below it are for every agent. Write %1</source>
   <translation>Isto não é um cabeçalho de bloco, então as linhas abaixo são para todos os agentes. Escreva %1</translation>
  </message>
  <message>
   <source>This is not a block header: write [agent: CATEGORY], for example [agent: search-indexer]</source>
   <translation>Isto não é um cabeçalho de bloco: escreva [agent: CATEGORIA], por exemplo [agent: search-indexer]</translation>
  </message>
  <message>
   <source>Neither directive nor comment</source>
   <translation>Nem diretiva nem comentário</translation>
  </message>
  <message>
   <source>A line that is neither empty nor a comment nor “key: value” is kept as it is and decides nothing. Usually it is a comment without its #, the rest of a line that was broken above, or a path without its directive. In an extended group it also separates Robot-version from its User-agent lines. In robots-ai.txt, whose specification asks for “directive: value” in every line, it is an error.</source>
   <translation>Uma linha que não é vazia, nem comentário, nem “chave: valor” fica como está e não decide nada. Em geral é um comentário sem seu #, o resto de uma linha quebrada acima ou um caminho sem sua diretiva. Em um grupo estendido, ela também separa Robot-version de suas linhas User-agent. Em robots-ai.txt, cuja especificação pede “diretiva: valor” em toda linha, é um erro.</translation>
  </message>
  <message>
   <source>Noindex is not read by any large crawler here (Google stopped in 2019). Use the robots meta tag or the X-Robots-Tag header on the page, and do not disallow it</source>
   <translation>Noindex não é lido aqui por nenhum crawler grande (o Google parou em 2019). Use a meta tag robots ou o cabeçalho X-Robots-Tag na página e não a proíba com Disallow</translation>
  </message>
  <message>
   <source>Nofollow is not read in this file. Use the robots meta tag or rel=&quot;nofollow&quot; on the page</source>
   <translation>Nofollow não é lido neste arquivo. Use a meta tag robots ou rel=&quot;nofollow&quot; na página</translation>
  </message>
  <message>
   <source>Noarchive is not read in this file. Use the robots meta tag or the X-Robots-Tag header on the page</source>
   <translation>Noarchive não é lido neste arquivo. Use a meta tag robots ou o cabeçalho X-Robots-Tag na página</translation>
  </message>
  <message>
   <source>Host is not read any more: Yandex, which made it, stopped in 2018. Redirect to the main host instead</source>
   <translation>Host não é mais lido: o Yandex, que o criou, parou em 2018. Em vez disso, redirecione para o host principal</translation>
  </message>
  <message>
   <source>Clean-param is read by Yandex alone; it decides nothing for other crawlers</source>
   <translation>Clean-param é lido só pelo Yandex; não decide nada para outros crawlers</translation>
  </message>
  <message>
   <source>Directive that is not read</source>
   <translation>Diretiva que não é lida</translation>
  </message>
  <message>
   <source>Some directives are met often and decide nothing. Noindex, Nofollow and Noarchive mean something as a robots meta tag or in the X-Robots-Tag header, where a crawler finds them only if it may fetch the page. Host was Yandex's until 2018; Clean-param is still read by Yandex, and by nobody else.</source>
   <translation>Algumas diretivas são encontradas com frequência e não decidem nada. Noindex, Nofollow e Noarchive têm sentido como meta tag robots ou no cabeçalho X-Robots-Tag, onde um crawler só as encontra se puder acessar a página. Host foi do Yandex até 2018; Clean-param ainda é lido pelo Yandex e por ninguém mais.</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”: the rules below it are then no longer for the agents of this group. Remove the line</source>
   <translation>Nenhum crawler conhecido lê User-Agent-Purpose, e o Google toma a linha por “User-agent: %1”: as regras abaixo dela deixam então de ser para os agentes deste grupo. Remova a linha</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”. Name the agents by their tokens instead</source>
   <translation>Nenhum crawler conhecido lê User-Agent-Purpose, e o Google toma a linha por “User-agent: %1”. Em vez disso, nomeie os agentes por seus tokens</translation>
  </message>
  <message>
   <source>User-Agent-Purpose</source>
   <translation>User-Agent-Purpose</translation>
  </message>
  <message>
   <source>Two drafts proposed to name agents by what they do; both have expired, and no crawler is known to read the line. Google's parser takes any key that begins with “user-agent” for User-agent, so to Google the line names an agent that does not exist. Between the rules of a group that does harm: the rules below belong to that agent alone (a warning).</source>
   <translation>Dois rascunhos propuseram nomear agentes pelo que fazem; ambos expiraram, e não se sabe de nenhum crawler que leia a linha. O analisador do Google toma por User-agent toda chave que comece com “user-agent”, então para o Google a linha nomeia um agente que não existe. Entre as regras de um grupo isso causa dano: as regras abaixo pertencem só a esse agente (um aviso).</translation>
  </message>
  <message>
   <source>The specification spells it %1; agents may not know %2</source>
   <translation>A especificação o escreve %1; os agentes podem não conhecer %2</translation>
  </message>
  <message>
   <source>American spelling</source>
   <translation>Grafia americana</translation>
  </message>
  <message>
   <source>robots2.txt spells its directives the British way: summarise, personalise, monetise, editorialised. Gatepost reads summarize and the like as what they mean, but the specification does not say so and other agents may ignore the line, which leaves the matter unstated.</source>
   <translation>robots2.txt escreve suas diretivas à maneira britânica: summarise, personalise, monetise, editorialised. O Gatepost lê summarize e similares pelo que significam, mas a especificação não diz isso, e outros agentes podem ignorar a linha, o que deixa o assunto não declarado.</translation>
  </message>
  <message>
   <source>No standard above 2.0 exists; the group is read as one of %1 here, and other readers may ignore it. Write %1</source>
   <translation>Não existe padrão acima de 2.0; aqui o grupo é lido como de %1, e outros leitores podem ignorá-lo. Escreva %1</translation>
  </message>
  <message>
   <source>Version above 2</source>
   <translation>Versão acima de 2</translation>
  </message>
  <message>
   <source>The extended standard names the versions 1.0 and 2.0. What a higher one would mean is written nowhere. Gatepost reads a higher even version as 2.0; a robot that knows 2.0 may also leave the group out.</source>
   <translation>O padrão estendido nomeia as versões 1.0 e 2.0. O que uma superior significaria não está escrito em lugar nenhum. O Gatepost lê uma versão par superior como 2.0; um robô que conhece 2.0 também pode deixar o grupo de fora.</translation>
  </message>
  <message>
   <source>%1 states nothing, because %2 has other values; the rest of the line counts. Write %3</source>
   <translation>%1 não declara nada, porque %2 tem outros valores; o resto da linha vale. Escreva %3</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Signal: Content-Usage has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 é um rótulo de Content-Signal: Content-Usage tem %2 para isso, e leitores ignoram os outros. Escreva %2</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Usage: Content-Signal has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 é um rótulo de Content-Usage: Content-Signal tem %2 para isso, e leitores ignoram os outros. Escreva %2</translation>
  </message>
  <message>
   <source>Part of a signal that states nothing</source>
   <translation>Parte de um sinal que não declara nada</translation>
  </message>
  <message>
   <source>Content-Usage answers with y and n, Content-Signal with yes and no. The other one's answer states nothing, while the rest of the line counts: a refusal that was meant is then silently missing. Values of Content-Usage are compared with their case.</source>
   <translation>Content-Usage responde com y e n, Content-Signal com yes e no. A resposta do outro não declara nada, enquanto o resto da linha vale: uma recusa pretendida então falta sem aviso. Os valores de Content-Usage são comparados distinguindo maiúsculas.</translation>
  </message>
  <message>
   <source>Label of Content-Signal in Content-Usage</source>
   <translation>Rótulo de Content-Signal em Content-Usage</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: ai-train and ai-input of Content-Signal are train-ai and ai-use in Content-Usage, whose labels are in lower case. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>As duas formas de declarar uma preferência têm palavras diferentes para o mesmo: ai-train e ai-input de Content-Signal são train-ai e ai-use em Content-Usage, cujos rótulos são em minúsculas. Um leitor ignora rótulos que não conhece, então a linha não diz o que parece dizer.</translation>
  </message>
  <message>
   <source>Label of Content-Usage in Content-Signal</source>
   <translation>Rótulo de Content-Usage em Content-Signal</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: train-ai and ai-use of Content-Usage are ai-train and ai-input in Content-Signal. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>As duas formas de declarar uma preferência têm palavras diferentes para o mesmo: train-ai e ai-use de Content-Usage são ai-train e ai-input em Content-Signal. Um leitor ignora rótulos que não conhece, então a linha não diz o que parece dizer.</translation>
  </message>
  <message>
   <source>%1 is always about the whole file, also inside the block for %2. Move it above the first block</source>
   <translation>%1 se refere sempre ao arquivo inteiro, também dentro do bloco para %2. Mova-o para antes do primeiro bloco</translation>
  </message>
  <message>
   <source>Statement about the file inside a block</source>
   <translation>Declaração sobre o arquivo dentro de um bloco</translation>
  </message>
  <message>
   <source>market, content-type, editorialised, ai-assisted, primary-language, report-to and age-rating describe the site, not an agent. Inside an [agent: …] block they look as if they applied to that category only, but they do not.</source>
   <translation>market, content-type, editorialised, ai-assisted, primary-language, report-to e age-rating descrevem o site, não um agente. Dentro de um bloco [agent: …] parecem valer só para aquela categoria, e não é assim.</translation>
  </message>
  <message>
   <source>A window whose ends are equal is one minute long. Write 0000-2359 for the whole day, or its real end</source>
   <translation>Uma janela com extremos iguais dura um minuto. Escreva 0000-2359 para o dia inteiro, ou seu fim verdadeiro</translation>
  </message>
  <message>
   <source>The window is the whole day and so changes nothing. Remove the line, or narrow it</source>
   <translation>A janela é o dia inteiro e, por isso, não muda nada. Remova a linha ou estreite a janela</translation>
  </message>
  <message>
   <source>Window of one minute or of the whole day</source>
   <translation>Janela de um minuto ou do dia inteiro</translation>
  </message>
  <message>
   <source>Both ends of a window belong to it, to the minute. Equal ends are therefore one minute a day, in which hardly any crawler comes; an end just before the start is the whole day and changes nothing. Either is probably not what was meant.</source>
   <translation>Os dois extremos de uma janela pertencem a ela, com precisão de minuto. Extremos iguais são, portanto, um minuto por dia, em que quase nenhum crawler vem; um fim logo antes do início é o dia inteiro e não muda nada. Nenhum dos dois é, provavelmente, o pretendido.</translation>
  </message>
  <message>
   <source>This line changes nothing: %1 in %2 says the same of all its paths. It can be removed</source>
   <translation>Esta linha não muda nada: %1 na %2 diz o mesmo de todos os seus caminhos. Pode ser removida</translation>
  </message>
  <message>
   <source>This line changes nothing: what no rule denies may be fetched anyway. It can be removed</source>
   <translation>Esta linha não muda nada: o que nenhuma regra nega pode ser acessado de qualquer modo. Pode ser removida</translation>
  </message>
  <message>
   <source>This group changes nothing: whoever it names gets the same answers without it. All of its lines can be removed together</source>
   <translation>Este grupo não muda nada: quem ele nomeia recebe as mesmas respostas sem ele. Todas as suas linhas podem ser removidas juntas</translation>
  </message>
  <message>
   <source>This line changes nothing once the other marked lines are gone. It can be removed together with them</source>
   <translation>Esta linha não muda nada depois que as outras linhas marcadas saem. Pode ser removida junto com elas</translation>
  </message>
  <message>
   <source>This line changes nothing: without it the group runs on into the one in %1, which says the same. It can be removed</source>
   <translation>Esta linha não muda nada: sem ela o grupo continua no da %1, que diz o mesmo. Pode ser removida</translation>
  </message>
  <message>
   <source>This says what is so without it: no answer changes if it is left out. It may stay for people to read</source>
   <translation>Isto diz o que já vale sem ele: nenhuma resposta muda se for omitido. Pode ficar para pessoas lerem</translation>
  </message>
  <message>
   <source>This line changes nothing: every answer is the same without it. It can be removed</source>
   <translation>Esta linha não muda nada: sem ela toda resposta é a mesma. Pode ser removida</translation>
  </message>
  <message>
   <source>Remove the group</source>
   <translation>Remover o grupo</translation>
  </message>
  <message>
   <source>Remove the marked lines</source>
   <translation>Remover as linhas marcadas</translation>
  </message>
  <message>
   <source>Line without effect</source>
   <translation>Linha sem efeito</translation>
  </message>
  <message>
   <source>Without this line every answer stays the same: for every agent, path, time and use, in all five readings of the files. Mostly a shorter rule of the group covers it, as /shop/ covers /shop/cart, or a group says what the group for * says. This is proved on the patterns themselves, not by trying paths; where it cannot be proved, nothing is said, and of a large file not every line is tried: “Tidy up” and gatepost-cli tidy say how many were not. All lines that are marked can go together. The last group of a file and the last rule of its last group stay, though the file says the same without them: people read there that everything is open.</source>
   <translation>Sem esta linha, toda resposta continua a mesma: para todo agente, caminho, momento e uso, nas cinco leituras dos arquivos. Em geral uma regra mais curta do grupo a abrange, como /shop/ abrange /shop/cart, ou um grupo diz o que diz o grupo de *. Isto é provado nos próprios padrões, não testando caminhos; onde não pode ser provado, nada é dito, e em um arquivo grande nem toda linha é testada: “Arrumar” e gatepost-cli tidy dizem quantas não foram. Todas as linhas marcadas podem sair juntas. O último grupo de um arquivo e a última regra do seu último grupo ficam, embora o arquivo diga o mesmo sem eles: ali as pessoas leem que tudo está aberto.</translation>
  </message>
  <message>
   <source>Values are written in lower case; some readers compare them exactly. Write %1</source>
   <translation>Valores se escrevem em minúsculas; alguns leitores os comparam como estão. Escreva %1</translation>
  </message>
  <message>
   <source>Value not in lower case</source>
   <translation>Valor que não está em minúsculas</translation>
  </message>
  <message>
   <source>Words such as yes, no and short-only are compared without case here, and the specification shows them in lower case only. A reader that compares exactly does not know “No”. Lower case is understood by all.</source>
   <translation>Palavras como yes, no e short-only são comparadas aqui sem distinguir maiúsculas, e a especificação as mostra só em minúsculas. Um leitor que compara letra por letra não conhece “No”. Minúsculas são entendidas por todos.</translation>
  </message>
  <message>
   <source>The comparison is not complete</source>
   <translation>A comparação não está completa</translation>
  </message>
  <message>
   <source>Name with characters that a product token cannot have</source>
   <translation>Nome com caracteres que um token de produto não tem</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”. Strict parsers cut the name at the first other character, and the record then applies to another name. Keep it if the crawler really uses this name.</source>
   <translation>Um token de produto da RFC 9309 só tem a–z, A–Z, “-” e “_”. Analisadores estritos cortam o nome no primeiro caractere diferente, e o registro passa a valer para outro nome. Mantenha-o se o crawler realmente se chama assim.</translation>
  </message>
  <message>
   <source>Name that looks misspelled</source>
   <translation>Nome que parece escrito errado</translation>
  </message>
  <message>
   <source>No crawler of this name is known, but one whose name differs by one character. A record for a misspelled name applies to no agent. Correct the name, or keep it if the agent is new.</source>
   <translation>Não se conhece crawler com este nome, mas sim um cujo nome difere em um caractere. Um registro para um nome escrito errado não vale para nenhum agente. Corrija o nome, ou mantenha-o se o agente for novo.</translation>
  </message>
  <message>
   <source>The id is not a ULID</source>
   <translation>O id não é um ULID</translation>
  </message>
  <message>
   <source>The id of an agent policy is a ULID: 26 characters, the first from 0 to 7. robots.txt is rendered all the same, but tools that follow the id do not find the policy. Copy the id again, or make a new one.</source>
   <translation>O id de uma política de agentes é um ULID: 26 caracteres, o primeiro de 0 a 7. O robots.txt é gerado mesmo assim, mas as ferramentas que seguem o id não encontram a política. Copie o id de novo ou crie um novo.</translation>
  </message>
  <message>
   <source>Path with a “#” or a space</source>
   <translation>Caminho com “#” ou espaço</translation>
  </message>
  <message>
   <source>In robots.txt a “#” begins a comment and a space ends the path for some crawlers, so the rule would differ from the policy. Write them as %23 and %20.</source>
   <translation>Em robots.txt um “#” começa um comentário e um espaço termina o caminho para alguns crawlers, então a regra diria algo diferente da política. Escreva-os como %23 e %20.</translation>
  </message>
  <message>
   <source>Path that begins with neither / nor *</source>
   <translation>Caminho que não começa com / nem com *</translation>
  </message>
  <message>
   <source>A path in robots.txt begins with / or *. Crawlers may ignore any other line, so nothing is rendered. Put a / before the path.</source>
   <translation>Um caminho em robots.txt começa com / ou *. Os crawlers podem ignorar qualquer outra linha, então nada é gerado. Ponha uma / antes do caminho.</translation>
  </message>
  <message>
   <source>Slug with characters that an address cannot have</source>
   <translation>Slug com caracteres que um endereço não pode ter</translation>
  </message>
  <message>
   <source>The slug is part of the address of the policy, which the first lines of robots.txt name. Use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>O slug faz parte do endereço da política, que as primeiras linhas de robots.txt nomeiam. Use só a–z, A–Z, dígitos, “-”, “_” e “.”.</translation>
  </message>
  <message>
   <source>Address that is not an absolute URL</source>
   <translation>Endereço que não é uma URL absoluta</translation>
  </message>
  <message>
   <source>docs_url, sitemap_url and llms_txt_url are written into robots.txt as they are. A crawler can follow only an absolute http or https URL. Write it in full.</source>
   <translation>docs_url, sitemap_url e llms_txt_url são escritos em robots.txt como estão. Um crawler só consegue seguir uma URL http ou https absoluta. Escreva-a por inteiro.</translation>
  </message>
  <message>
   <source>Name that cannot be in a User-agent line</source>
   <translation>Nome que não pode ficar em uma linha User-agent</translation>
  </message>
  <message>
   <source>Crawlers cut the name at a space or “#”, so the record would apply to another agent. Nothing is rendered until it is corrected. Write only the product token.</source>
   <translation>Os crawlers cortam o nome em um espaço ou “#”, então o registro valeria para outro agente. Nada é gerado até que isso seja corrigido. Escreva só o token de produto.</translation>
  </message>
  <message>
   <source>Control character</source>
   <translation>Caractere de controle</translation>
  </message>
  <message>
   <source>YAML allows no control characters, and parsers disagree about what such a file says. Nothing of it is read. Remove the character.</source>
   <translation>YAML não permite caracteres de controle, e os analisadores divergem sobre o que diz um arquivo assim. Nada dele é lido. Remova o caractere.</translation>
  </message>
  <message>
   <source>Two entries for one agent</source>
   <translation>Duas entradas para um mesmo agente</translation>
  </message>
  <message>
   <source>Crawlers read two records for one agent as one. The entries then say together what neither says alone. Join them.</source>
   <translation>Os crawlers leem dois registros para um mesmo agente como um só. As entradas dizem então juntas o que nenhuma diz sozinha. Junte-as.</translation>
  </message>
  <message>
   <source>Field that appears twice</source>
   <translation>Campo que aparece duas vezes</translation>
  </message>
  <message>
   <source>Parsers of YAML disagree about which of two equal fields counts. Nothing is rendered until one of them is removed.</source>
   <translation>Analisadores de YAML divergem sobre qual de dois campos iguais vale. Nada é gerado até que um deles seja removido.</translation>
  </message>
  <message>
   <source>Text that is not UTF-8 or has lone carriage returns</source>
   <translation>Texto que não é UTF-8 ou tem retornos de carro avulsos</translation>
  </message>
  <message>
   <source>An agent policy is read as UTF-8, with LF or CRLF as line ends. Nothing of another file is read. Save it as UTF-8 with such line ends.</source>
   <translation>Uma política de agentes é lida como UTF-8, com LF ou CRLF como fins de linha. Nada de um arquivo diferente é lido. Salve-o como UTF-8 com esses fins de linha.</translation>
  </message>
  <message>
   <source>Value that breaks a line of robots.txt</source>
   <translation>Valor que quebra uma linha de robots.txt</translation>
  </message>
  <message>
   <source>The value contains a character at which some parser ends a line. What follows would be a separate line of robots.txt, perhaps a rule. Write the value in one line.</source>
   <translation>O valor contém um caractere em que algum analisador termina a linha. O que vem depois seria uma linha separada de robots.txt, talvez uma regra. Escreva o valor em uma só linha.</translation>
  </message>
  <message>
   <source>Merge key “&lt;&lt;”</source>
   <translation>Chave de mesclagem “&lt;&lt;”</translation>
  </message>
  <message>
   <source>YAML 1.2 has no merge keys, and they are not read here. The fields behind “&lt;&lt;” are missing from what is rendered. Write them out.</source>
   <translation>YAML 1.2 não tem chaves de mesclagem, e elas não são lidas aqui. Os campos por trás de “&lt;&lt;” faltam no que é gerado. Escreva-os por extenso.</translation>
  </message>
  <message>
   <source>No default_policy</source>
   <translation>Sem default_policy</translation>
  </message>
  <message>
   <source>The record for * is rendered from default_policy. Without it robots.txt would leave open what the policy means for all other agents. Add “default_policy: allow” or “default_policy: disallow”.</source>
   <translation>O registro para * é gerado a partir de default_policy. Sem ele, robots.txt deixaria em aberto o que a política quer para todos os outros agentes. Adicione “default_policy: allow” ou “default_policy: disallow”.</translation>
  </message>
  <message>
   <source>No id</source>
   <translation>Sem id</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the id of the policy that it was rendered from. Without an id they cannot. Add “id:” and a ULID.</source>
   <translation>As primeiras linhas de robots.txt nomeiam o id da política da qual ele foi gerado. Sem um id, não podem fazê-lo. Adicione “id:” e um ULID.</translation>
  </message>
  <message>
   <source>Entry without a policy</source>
   <translation>Entrada sem policy</translation>
  </message>
  <message>
   <source>The entry says neither allow nor disallow, so no record can be rendered for its agent. Add “policy: allow” or “policy: disallow”.</source>
   <translation>A entrada não diz allow nem disallow, então nenhum registro pode ser gerado para seu agente. Adicione “policy: allow” ou “policy: disallow”.</translation>
  </message>
  <message>
   <source>No slug</source>
   <translation>Sem slug</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the source of the policy by its slug. Without a slug they cannot. Add “slug: agent-policy”.</source>
   <translation>As primeiras linhas de robots.txt nomeiam a fonte da política por seu slug. Sem um slug, não podem fazê-lo. Adicione “slug: agent-policy”.</translation>
  </message>
  <message>
   <source>No title</source>
   <translation>Sem title</translation>
  </message>
  <message>
   <source>The first line of robots.txt ends with the title of the policy. Without a title it names only the file. Add “title:” and a name for people.</source>
   <translation>A primeira linha de robots.txt termina com o título da política. Sem título, ela nomeia só o arquivo. Adicione “title:” e um nome legível para pessoas.</translation>
  </message>
  <message>
   <source>Entry that names no agent</source>
   <translation>Entrada que não nomeia nenhum agente</translation>
  </message>
  <message>
   <source>A record needs the product token of the agent that it applies to. Nothing is rendered until the entry has one. Add “user_agent:” and the token, or remove the entry.</source>
   <translation>Um registro precisa do token de produto do agente para o qual vale. Nada é gerado até que a entrada tenha um. Adicione “user_agent:” e o token, ou remova a entrada.</translation>
  </message>
  <message>
   <source>More faults than are listed</source>
   <translation>Mais falhas do que as listadas</translation>
  </message>
  <message>
   <source>The list of faults is bounded. The count of those that are not listed is in the message. Correct some of those above; the next check lists the others.</source>
   <translation>A lista de falhas é limitada. A mensagem informa quantas não estão listadas. Corrija algumas das de cima; a próxima verificação lista as outras.</translation>
  </message>
  <message>
   <source>No agents</source>
   <translation>Sem agentes</translation>
  </message>
  <message>
   <source>The policy lists no agents, so robots.txt has only the record for *. That is valid. Add entries for the agents that are to be treated differently.</source>
   <translation>A política não lista agentes, então robots.txt tem só o registro para *. Isso é válido. Adicione entradas para os agentes que devem ser tratados de outro modo.</translation>
  </message>
  <message>
   <source>The file is not a mapping</source>
   <translation>O arquivo não é um mapa</translation>
  </message>
  <message>
   <source>An agent policy is a YAML mapping: fields with names and values. The file contains something else, so nothing is rendered. Begin with “title:” or use a template.</source>
   <translation>Uma política de agentes é um mapa YAML: campos com nomes e valores. O arquivo contém outra coisa, então nada é gerado. Comece com “title:” ou use um modelo.</translation>
  </message>
  <message>
   <source>The file is not YAML</source>
   <translation>O arquivo não é YAML</translation>
  </message>
  <message>
   <source>The text cannot be read as YAML, so nothing is rendered. The message says what the parser expected. Indent with spaces, close what is opened, and quote values with “: ” or “ #”.</source>
   <translation>O texto não pode ser lido como YAML, então nada é gerado. A mensagem diz o que o analisador esperava. Recue com espaços, feche o que foi aberto e ponha entre aspas valores com “: ” ou “ #”.</translation>
  </message>
  <message>
   <source>Role that is not one of the common ones</source>
   <translation>Papel que não é um dos comuns</translation>
  </message>
  <message>
   <source>The comment above a record explains the role of the agent. For a role that is not in the list the comment is the word itself, unless role_notes has a text for it. Check the spelling.</source>
   <translation>O comentário acima de um registro explica o papel do agente. Para um papel que não está na lista, o comentário é a própria palavra, a menos que role_notes tenha um texto para ele. Verifique a grafia.</translation>
  </message>
  <message>
   <source>Agent that is retired</source>
   <translation>Agente aposentado</translation>
  </message>
  <message>
   <source>The operator no longer sends this agent. The record does no harm, but applies to no agent. If you mean the names that replaced it, add entries for them.</source>
   <translation>O operador não envia mais este agente. O registro não prejudica ninguém e não vale para nenhum agente. Verifique se os nomes que tomaram seu lugar têm entradas, caso se refira a eles.</translation>
  </message>
  <message>
   <source>More than one YAML document</source>
   <translation>Mais de um documento YAML</translation>
  </message>
  <message>
   <source>A file contains one agent policy. Parsers disagree about which of several documents counts, so nothing is rendered. Keep one.</source>
   <translation>Um arquivo contém uma política de agentes. Os analisadores divergem sobre qual de vários documentos vale, então nada é gerado. Mantenha um.</translation>
  </message>
  <message>
   <source>Entry for *</source>
   <translation>Entrada para *</translation>
  </message>
  <message>
   <source>default_policy makes the record for *. Crawlers read an entry for * and that record as one, so that their rules mix. Use default_policy alone.</source>
   <translation>default_policy cria o registro para *. Os crawlers leem uma entrada para * e esse registro como um só, de modo que suas regras se misturam. Use só default_policy.</translation>
  </message>
  <message>
   <source>YAML tag</source>
   <translation>Tag YAML</translation>
  </message>
  <message>
   <source>Values are read as the texts that they are, whatever their tag says. The tag has no effect. Remove it.</source>
   <translation>Os valores são lidos como os textos que são, diga o que disser sua tag. A tag não tem efeito. Remova-a.</translation>
  </message>
  <message>
   <source>Nested too deeply</source>
   <translation>Aninhamento profundo demais</translation>
  </message>
  <message>
   <source>Files may come from untrusted sources, so nesting is limited. An agent policy needs four levels. Nothing is rendered from a deeper one.</source>
   <translation>Os arquivos podem vir de fontes não confiáveis, então o aninhamento é limitado. Uma política de agentes precisa de quatro níveis. Nada é gerado de uma mais profunda.</translation>
  </message>
  <message>
   <source>Larger than what is read</source>
   <translation>Maior do que é lido</translation>
  </message>
  <message>
   <source>The size of the text, the number of its values and what its aliases expand to are bounded. Nothing is rendered from a larger policy. Shorten its lists or write aliases out.</source>
   <translation>O tamanho do texto, o número de seus valores e aquilo a que seus aliases se expandem são limitados. Nada é gerado de uma política maior. Encurte suas listas ou escreva os aliases por extenso.</translation>
  </message>
  <message>
   <source>Field that is not part of an agent policy</source>
   <translation>Campo que não é de uma política de agentes</translation>
  </message>
  <message>
   <source>The field is kept in the file and does not appear in robots.txt. If its name is misspelled, its value is missing there. Correct the name.</source>
   <translation>O campo é mantido no arquivo e não aparece em robots.txt. Se seu nome estiver escrito errado, seu valor falta ali. Corrija o nome.</translation>
  </message>
  <message>
   <source>Policy that is neither allow nor disallow</source>
   <translation>Política que não é allow nem disallow</translation>
  </message>
  <message>
   <source>A record either allows or disallows. Any other word would have to be guessed, so nothing is rendered. Write allow or disallow.</source>
   <translation>Um registro permite ou proíbe. Qualquer outra palavra teria de ser adivinhada, então nada é gerado. Escreva allow ou disallow.</translation>
  </message>
  <message>
   <source>Type that is not agent-policy</source>
   <translation>Tipo que não é agent-policy</translation>
  </message>
  <message>
   <source>The field says that the file is another type of entity. It is read as an agent policy all the same. Write “type: agent-policy”.</source>
   <translation>O campo diz que o arquivo é outro tipo de entidade. Ele é lido como política de agentes mesmo assim. Escreva “type: agent-policy”.</translation>
  </message>
  <message>
   <source>Note for a role that no agent has</source>
   <translation>Nota para um papel que nenhum agente tem</translation>
  </message>
  <message>
   <source>The texts of role_notes are written above the records of agents with that role. No agent has this one, so the text does not appear. Correct the role or remove the note.</source>
   <translation>Os textos de role_notes são escritos acima dos registros dos agentes com esse papel. Nenhum agente tem este, então o texto não aparece. Corrija o papel ou remova a nota.</translation>
  </message>
  <message>
   <source>Field with a value of the wrong kind</source>
   <translation>Campo com um valor do tipo errado</translation>
  </message>
  <message>
   <source>The field needs a text, a list or a mapping and has something else. Nothing is rendered until it is corrected. The message shows how to write it.</source>
   <translation>O campo precisa de um texto, uma lista ou um mapa e tem outra coisa. Nada é gerado até que isso seja corrigido. A mensagem mostra como escrevê-lo.</translation>
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
   <translation>%1 ou %2</translation>
  </message>
  <message>
   <source>“%1”</source>
   <translation>“%1”</translation>
  </message>
 </context>
 <context>
  <name>live</name>
  <message>
   <source>A login page of a network may have answered in place of the site. Open any page in a browser, log in, and try again.</source>
   <translation>Uma página de login de uma rede pode ter respondido em lugar do site. Abra qualquer página em um navegador, faça login e tente de novo.</translation>
  </message>
  <message>
   <source>A site on the internet has a public address. A network that wants a login may have given another: open any page in a browser, log in, and try again.</source>
   <translation>Um site na internet tem um endereço público. Uma rede que exige login pode ter dado outro: abra qualquer página em um navegador, faça login e tente de novo.</translation>
  </message>
  <message>
   <source>The environment names a proxy, and requests go through it only if you say so.</source>
   <translation>As variáveis de ambiente indicam um proxy, e as requisições só passam por ele se você disser.</translation>
  </message>
  <message>
   <source>Is this computer's clock right? A network that reads along, or one that wants a login, answers like this, too.</source>
   <translation>O relógio deste computador está certo? Uma rede que lê o tráfego, ou uma que exige login, também responde assim.</translation>
  </message>
  <message>
   <source>Does the site open in a browser on this computer?</source>
   <translation>O site abre em um navegador neste computador?</translation>
  </message>
  <message>
   <source>%1 was not asked for.</source>
   <translation>%1 não foi pedido.</translation>
  </message>
  <message>
   <source>%1 could not be fetched: %2</source>
   <translation>%1 não pôde ser buscado: %2</translation>
  </message>
  <message>
   <source>%1 was not read to its end: %2</source>
   <translation>%1 não foi lido até o fim: %2</translation>
  </message>
  <message>
   <source>It was not asked for.</source>
   <translation>Não foi pedido.</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <translation>A resposta foi %1.</translation>
  </message>
  <message>
   <source>robots.txt was not asked for: nothing is known of what is served.</source>
   <translation>robots.txt não foi pedido: nada se sabe do que é servido.</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of what is served.</source>
   <translation>A rede no caminho exige login (511): nada se sabe do que é servido.</translation>
  </message>
  <message>
   <source>Nothing could be fetched, so nothing is known of what is served. %1</source>
   <translation>Nada pôde ser buscado, então nada se sabe do que é servido. %1</translation>
  </message>
  <message>
   <source>%1 is not a gate: injected, missing, environment or lost:WHO is expected, as in injected,missing,lost:search</source>
   <translation>%1 não é uma barreira: espera-se injected, missing, environment ou lost:WHO, como em injected,missing,lost:search</translation>
  </message>
  <message>
   <source>No gate is named: nothing would be guarded. Write injected, missing, environment or lost:WHO.</source>
   <translation>Nenhuma barreira foi nomeada: nada seria protegido. Escreva injected, missing, environment ou lost:WHO.</translation>
  </message>
  <message>
   <source>No robots.txt is served.</source>
   <translation>Nenhum robots.txt é servido.</translation>
  </message>
  <message>
   <source>The served robots.txt is the draft.</source>
   <translation>O robots.txt servido é o rascunho.</translation>
  </message>
  <message>
   <source>%1 put its own part into the served robots.txt, between marks.</source>
   <translation>%1 pôs sua própria parte no robots.txt servido, entre marcas.</translation>
  </message>
  <message>
   <source>The draft is served in one piece, with other lines before or after it.</source>
   <translation>O rascunho é servido em uma só peça, com outras linhas antes ou depois.</translation>
  </message>
  <message>
   <source>%1 serves its own robots.txt: no line of the draft is in it.</source>
   <translation>%1 serve seu próprio robots.txt: nenhuma linha do rascunho está nele.</translation>
  </message>
  <message>
   <source>Another robots.txt is served: no line of the draft is in it.</source>
   <translation>Outro robots.txt é servido: nenhuma linha do rascunho está nele.</translation>
  </message>
  <message>
   <source>The served robots.txt is another one, and it is not clear whose lines are whose: it is compared whole.</source>
   <translation>O robots.txt servido é outro, e não está claro de quem é cada linha: ele é comparado por inteiro.</translation>
  </message>
  <message>
   <source>the value of %1 is missing or is none</source>
   <translation>o valor de %1 falta ou não é um</translation>
  </message>
  <message>
   <source>answers.json is not a record of answers: %1</source>
   <translation>answers.json não é um registro de respostas: %1</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>é grande demais</translation>
  </message>
  <message>
   <source>an object with origin and answers is expected</source>
   <translation>espera-se um objeto com origin e answers</translation>
  </message>
  <message>
   <source>version 1 is expected</source>
   <translation>espera-se a versão 1</translation>
  </message>
  <message>
   <source>it has more than 100 answers</source>
   <translation>tem mais de 100 respostas</translation>
  </message>
  <message>
   <source>answer %1: %2</source>
   <translation>resposta %1: %2</translation>
  </message>
  <message>
   <source>a sitemap: whether it is there</source>
   <translation>um sitemap: se ele está lá</translation>
  </message>
  <message>
   <source>a sitemap that refuses HEAD: its first byte</source>
   <translation>um sitemap que recusa HEAD: seu primeiro byte</translation>
  </message>
  <message>
   <source>probably the origin's copy, past the cache</source>
   <translation>provavelmente a cópia da origem, sem passar pelo cache</translation>
  </message>
  <message>
   <source>a chained file</source>
   <translation>um arquivo encadeado</translation>
  </message>
  <message>
   <source>a licence</source>
   <translation>uma licença</translation>
  </message>
  <message>
   <source>the policy</source>
   <translation>a política</translation>
  </message>
  <message>
   <source>the policy for AI agents</source>
   <translation>a política para agentes de IA</translation>
  </message>
  <message>
   <source>the policy of robots2</source>
   <translation>a política do robots2</translation>
  </message>
  <message>
   <source>the reservation of text and data mining</source>
   <translation>a reserva de mineração de textos e dados</translation>
  </message>
  <message>
   <source>headers and head of the start page</source>
   <translation>os cabeçalhos e o topo da página inicial</translation>
  </message>
  <message>
   <source>Then what these name: chained files (at most 3), licences and sitemaps (at most 2 each), and robots.txt past a cache; at most 12 requests in all, one at a time. Redirects are followed.</source>
   <translation>Depois, o que estes citam: arquivos encadeados (no máximo 3), licenças e sitemaps (no máximo 2 de cada), e robots.txt sem passar por um cache; no máximo 12 pedidos ao todo, um de cada vez. Os redirecionamentos são seguidos.</translation>
  </message>
  <message>
   <source>%1 is not a host such as www.example.org, or an address of http or https without a password</source>
   <translation>%1 não é um host como www.example.org, nem um endereço http ou https sem senha</translation>
  </message>
  <message>
   <source>The start page was not asked for.</source>
   <translation>A página inicial não foi pedida.</translation>
  </message>
  <message>
   <source>The start page could not be fetched: %1</source>
   <translation>A página inicial não pôde ser buscada: %1</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of the start page.</source>
   <translation>A rede no caminho exige login (511): nada se sabe da página inicial.</translation>
  </message>
  <message>
   <source>The start page leads to %1, which is not a host of this environment.</source>
   <translation>A página inicial leva a %1, que não é um host deste ambiente.</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the start page.</source>
   <translation>Um firewall fez uma pergunta em lugar da página inicial.</translation>
  </message>
  <message>
   <source>Whether the start page has noindex is not known: %1.</source>
   <translation>Não se sabe se a página inicial tem noindex: %1.</translation>
  </message>
  <message>
   <source>The start page answers %1: whether pages have noindex cannot be seen.</source>
   <translation>A página inicial responde %1: não dá para ver se as páginas têm noindex.</translation>
  </message>
  <message>
   <source>The start page has noindex.</source>
   <translation>A página inicial tem noindex.</translation>
  </message>
  <message>
   <source>The start page was not read to its end, and its beginning has no noindex.</source>
   <translation>A página inicial não foi lida até o fim, e seu começo não tem noindex.</translation>
  </message>
  <message>
   <source>The start page has no noindex, neither in a header nor in a meta element.</source>
   <translation>A página inicial não tem noindex, nem em um cabeçalho nem em um elemento meta.</translation>
  </message>
  <message>
   <source>The start page asks for a password (401).</source>
   <translation>A página inicial pede uma senha (401).</translation>
  </message>
  <message>
   <source>Whether the start page asks for a password is not known: %1.</source>
   <translation>Não se sabe se a página inicial pede uma senha: %1.</translation>
  </message>
  <message>
   <source>The start page does not ask for a password: it answers %1.</source>
   <translation>A página inicial não pede senha: ela responde %1.</translation>
  </message>
  <message>
   <source>%1 h %2 min</source>
   <translation>%1 h %2 min</translation>
  </message>
  <message>
   <source>%1 UTC (in %2)</source>
   <translation>%1 UTC (em %2)</translation>
  </message>
  <message>
   <source>Google may use it until %1.</source>
   <translation>O Google pode usá-lo até %1.</translation>
  </message>
  <message>
   <source>Google may not use it without asking again, as its max-age of 0 says.</source>
   <translation>O Google não pode usá-lo sem pedir de novo, como diz seu max-age de 0.</translation>
  </message>
  <message>
   <source>Google may use it until %1, as its max-age says.</source>
   <translation>O Google pode usá-lo até %1, como diz seu max-age.</translation>
  </message>
  <message>
   <source>After an upload crawlers may use this file until %1 (RFC 9309 2.4).</source>
   <translation>Depois de um envio, os rastreadores podem usar este arquivo até %1 (RFC 9309 2.4).</translation>
  </message>
 </context>
 <context>
  <name>logs</name>
  <message>
   <source>the list has more than %1 values or %2 levels</source>
   <translation>a lista tem mais de %1 valores ou %2 níveis</translation>
  </message>
  <message>
   <source>%1 is not an address or a range of addresses</source>
   <translation>%1 não é um endereço nem um intervalo de endereços</translation>
  </message>
  <message>
   <source>the list contains no addresses</source>
   <translation>a lista não contém endereços</translation>
  </message>
  <message>
   <source>%1 is not a row of a partial result</source>
   <translation>%1 não é uma linha de um resultado parcial</translation>
  </message>
  <message>
   <source>The pattern has no User-Agent: $http_user_agent or %{User-Agent}i is needed</source>
   <translation>O padrão não tem User-Agent: é preciso $http_user_agent ou %{User-Agent}i</translation>
  </message>
  <message>
   <source>The pattern has no time: $time_local or %t is needed</source>
   <translation>O padrão não tem horário: é preciso $time_local ou %t</translation>
  </message>
  <message>
   <source>The pattern has no request: $request, $request_uri, %r or %U is needed</source>
   <translation>O padrão não tem requisição: é preciso $request, $request_uri, %r ou %U</translation>
  </message>
  <message>
   <source>The pattern has no %1</source>
   <translation>O padrão não tem %1</translation>
  </message>
  <message>
   <source>%1 is not a format of logs: %2, or a pattern with $ or % is expected</source>
   <translation>%1 não é um formato de log: espera-se %2, ou um padrão com $ ou %</translation>
  </message>
  <message>
   <source>A field for the address can be named for JSON and for patterns alone</source>
   <translation>Só se pode nomear um campo para o endereço com JSON e com padrões</translation>
  </message>
  <message>
   <source>A temporary file cannot be written (%1). Set TMPDIR to a folder that has room for it, or read the log in parts</source>
   <translation>Não é possível gravar um arquivo temporário (%1). Defina TMPDIR como uma pasta que tenha espaço para ele ou leia o log em partes</translation>
  </message>
  <message>
   <source>The temporary file cannot be read again</source>
   <translation>Não é possível ler o arquivo temporário de novo</translation>
  </message>
  <message>
   <source>Line 1: its columns are not those of the log before. Judge logs with other columns by themselves.</source>
   <translation>Linha 1: suas colunas não são as do log anterior. Avalie separadamente os logs com outras colunas.</translation>
  </message>
  <message>
   <source>time</source>
   <translation>momento</translation>
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
   <translation>%1: nenhuma coluna se chama %2. Faça a primeira linha nomear as colunas ou nomeie-as com --columns: time, user_agent, url e quaisquer outras, separadas por vírgulas</translation>
  </message>
  <message>
   <source>Line 1</source>
   <translation>Linha 1</translation>
  </message>
  <message>
   <source>it has fewer columns than were named</source>
   <translation>tem menos colunas do que as nomeadas</translation>
  </message>
  <message>
   <source>its time cannot be read</source>
   <translation>não é possível ler seu horário</translation>
  </message>
  <message>
   <source>it is not an object with a time and a path or request</source>
   <translation>não é um objeto com um horário e um caminho ou uma requisição</translation>
  </message>
  <message>
   <source>there is something behind its object</source>
   <translation>há algo depois do seu objeto</translation>
  </message>
 </context>
 <context>
  <name>main</name>
  <message>
   <source>Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.</source>
   <translation>Edita e simula robots.txt, robots-ai.txt, robots2.txt e políticas de agentes.</translation>
  </message>
  <message>
   <source>Policy files, or the folder of a site.</source>
   <translation>Arquivos de política, ou a pasta de um site.</translation>
  </message>
  <message>
   <source>light or dark, instead of the system's.</source>
   <translation>light ou dark, em vez do tema do sistema.</translation>
  </message>
  <message>
   <source>Print the verdict table, write a picture of the window (.png) or of the map (.svg, .pdf, .html), and end.</source>
   <translation>Imprime a tabela de vereditos, grava uma imagem da janela (.png) ou do mapa (.svg, .pdf, .html) e termina.</translation>
  </message>
  <message>
   <source>Write a picture of every page and view into a folder, and end.</source>
   <translation>Gravar uma imagem de cada página e exibição em uma pasta e encerrar.</translation>
  </message>
  <message>
   <source>Open the sample site.</source>
   <translation>Abrir o site de exemplo.</translation>
  </message>
  <message>
   <source>Language of the window, e.g. de, instead of the one set.</source>
   <translation>Idioma da janela, p. ex. de, em vez do definido.</translation>
  </message>
 </context>
 <context>
  <name>map</name>
  <message>
   <source>Search</source>
   <translation>Busca</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>Acessos pedidos por um usuário</translation>
  </message>
  <message>
   <source>AI research</source>
   <translation>Pesquisa com IA</translation>
  </message>
  <message>
   <source>AI training</source>
   <translation>Treinamento de IA</translation>
  </message>
  <message>
   <source>Code and content</source>
   <translation>Código e conteúdo</translation>
  </message>
  <message>
   <source>Monitoring, SEO</source>
   <translation>Monitoramento, SEO</translation>
  </message>
  <message>
   <source>Advertising</source>
   <translation>Publicidade</translation>
  </message>
  <message>
   <source>Archives</source>
   <translation>Acervos</translation>
  </message>
  <message>
   <source>Others</source>
   <translation>Outros</translation>
  </message>
  <message>
   <source>They build indexes that lead people to your pages.</source>
   <translation>Constroem índices que levam pessoas às suas páginas.</translation>
  </message>
  <message>
   <source>Assistants and agents that fetch a page because somebody asked.</source>
   <translation>Assistentes e agentes que acessam uma página porque alguém pediu.</translation>
  </message>
  <message>
   <source>They read many pages to answer a question or for research.</source>
   <translation>Leem muitas páginas para responder a uma pergunta ou para pesquisa.</translation>
  </message>
  <message>
   <source>They collect text to train models or to sell it on.</source>
   <translation>Coletam texto para treinar modelos ou para revendê-lo.</translation>
  </message>
  <message>
   <source>They write new texts and programs from what they fetch.</source>
   <translation>Escrevem textos e programas novos a partir do que acessam.</translation>
  </message>
  <message>
   <source>They watch sites for their customers.</source>
   <translation>Vigiam sites para seus clientes.</translation>
  </message>
  <message>
   <source>They judge pages for advertisers.</source>
   <translation>Avaliam páginas para anunciantes.</translation>
  </message>
  <message>
   <source>They keep pages as they were, for everybody to look up.</source>
   <translation>Guardam as páginas como eram, para que qualquer um as consulte.</translation>
  </message>
  <message>
   <source>What they come for is not known.</source>
   <translation>Não se sabe para que vêm.</translation>
  </message>
  <message>
   <source>▖ but for paths of another column</source>
   <translation>▖ exceto caminhos de outra coluna</translation>
  </message>
  <message>
   <source>not decided: the files are too large</source>
   <translation>não decidido: os arquivos são grandes demais</translation>
  </message>
  <message>
   <source>⚠ documented not to obey: what is asked of it</source>
   <translation>⚠ segundo a documentação, não obedece: o que se pede a ele</translation>
  </message>
  <message>
   <source>may</source>
   <translation>pode</translation>
  </message>
  <message>
   <source>may not</source>
   <translation>não pode</translation>
  </message>
  <message>
   <source>at other hours</source>
   <translation>em outros horários</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>deve perguntar</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>em parte</translation>
  </message>
  <message>
   <source>not stated</source>
   <translation>não declarado</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>não decidido</translation>
  </message>
  <message>
   <source>WHO is welcome</source>
   <translation>QUEM é bem-vindo</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 de %2</translation>
  </message>
  <message numerus="yes">
   <source>welcome, %n do not read what keeps them out</source>
   <comment>welcome, %n does not read what keeps it out</comment>
   <translation>
    <numerusform>bem-vindos, %n não lê o que o mantém fora</numerusform>
    <numerusform>bem-vindos, %n não leem o que os mantém fora</numerusform>
   </translation>
  </message>
  <message>
   <source>welcome, %1 must ask</source>
   <translation>bem-vindo; devem perguntar: %1</translation>
  </message>
  <message>
   <source>welcome</source>
   <translation>bem-vindo</translation>
  </message>
  <message numerus="yes">
   <source>%n do not read it</source>
   <comment>%n does not read it</comment>
   <translation>
    <numerusform>%n não o lê</numerusform>
    <numerusform>%n não o leem</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 must ask</source>
   <translation>devem perguntar: %1</translation>
  </message>
  <message>
   <source>WHERE</source>
   <translation>ONDE</translation>
  </message>
  <message>
   <source>WHAT</source>
   <translation>O QUE</translation>
  </message>
  <message>
   <source>HOW FAST</source>
   <translation>EM QUE RITMO</translation>
  </message>
  <message>
   <source>WHEN and how fast (UTC)</source>
   <translation>QUANDO e em que ritmo (UTC)</translation>
  </message>
  <message>
   <source>WHERE it may fetch</source>
   <translation>ONDE pode acessar</translation>
  </message>
  <message>
   <source>WHAT it may do with it</source>
   <translation>O QUE pode fazer com isso</translation>
  </message>
  <message>
   <source>never fetched</source>
   <translation>nunca acessado</translation>
  </message>
  <message>
   <source>names like %1</source>
   <translation>nomes como %1</translation>
  </message>
  <message>
   <source>any other %1</source>
   <translation>qualquer outro agente (%1)</translation>
  </message>
  <message>
   <source>any other agent</source>
   <translation>qualquer outro agente</translation>
  </message>
  <message>
   <source>%1 and others</source>
   <translation>%1 e outros</translation>
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
   <translation>%1, %2 e outros</translation>
  </message>
  <message>
   <source>%1, %2 + %3</source>
   <translation>%1, %2 + %3</translation>
  </message>
  <message>
   <source>%1 at the end</source>
   <translation>%1 no fim</translation>
  </message>
  <message>
   <source>%1, not at the end</source>
   <translation>%1, mas não no fim</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>todo caminho</translation>
  </message>
  <message>
   <source>all other paths</source>
   <translation>todos os outros caminhos</translation>
  </message>
  <message>
   <source>%1, but for paths of another column</source>
   <translation>%1, exceto os caminhos de outra coluna</translation>
  </message>
  <message>
   <source>at all hours</source>
   <translation>a qualquer hora</translation>
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
   <translation>finalidade</translation>
  </message>
  <message>
   <source>hours and pace (UTC)</source>
   <translation>horários e ritmo (UTC)</translation>
  </message>
  <message>
   <source>documented to obey</source>
   <translation>obedece segundo a documentação</translation>
  </message>
  <message>
   <source>no</source>
   <translation>não</translation>
  </message>
 </context>
 <context>
  <name>net</name>
  <message>
   <source>Nothing can be fetched: libcurl is not installed, or is older than 7.85. Install libcurl4.</source>
   <translation>Nada pode ser buscado: a libcurl não está instalada, ou é anterior à 7.85. Instale libcurl4.</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>Interrompido.</translation>
  </message>
  <message>
   <source>The proxy was not found: %1.</source>
   <translation>O proxy não foi encontrado: %1.</translation>
  </message>
  <message>
   <source>%1 has no address. Is the name right, and is there a network?</source>
   <translation>%1 não tem endereço. O nome está certo, e há uma rede?</translation>
  </message>
  <message>
   <source>%1 is at %2, which is not a public address: refused.</source>
   <translation>%1 fica em %2, que não é um endereço público: recusado.</translation>
  </message>
  <message>
   <source>%1 takes no connection: %2.</source>
   <translation>%1 não aceita conexões: %2.</translation>
  </message>
  <message>
   <source>%1 did not answer completely in %2 seconds.</source>
   <translation>%1 não respondeu por completo em %2 segundos.</translation>
  </message>
  <message>
   <source>%1 makes no secure connection: %2.</source>
   <translation>%1 não faz uma conexão segura: %2.</translation>
  </message>
  <message>
   <source>The answer of %1 was cut off or is not an answer: %2.</source>
   <translation>A resposta de %1 foi cortada ou não é uma resposta: %2.</translation>
  </message>
  <message>
   <source>The redirect names no target.</source>
   <translation>O redirecionamento não indica um destino.</translation>
  </message>
  <message>
   <source>The redirect leads to %1, which is not an address of http or https: nobody follows it.</source>
   <translation>O redirecionamento leva a %1, que não é um endereço http ou https: ninguém o segue.</translation>
  </message>
  <message>
   <source>The redirects lead in a circle, back to %1.</source>
   <translation>Os redirecionamentos andam em círculo, de volta a %1.</translation>
  </message>
  <message>
   <source>There are more than %1 redirects.</source>
   <translation>Há mais de %1 redirecionamentos.</translation>
  </message>
  <message>
   <source>The answer unpacks to more than 100 times its size: it was not read.</source>
   <translation>A resposta descompactada passa de 100 vezes seu tamanho: não foi lida.</translation>
  </message>
  <message>
   <source>The answer says that it is packed with gzip, and cannot be unpacked.</source>
   <translation>A resposta diz estar compactada com gzip, e não pode ser descompactada.</translation>
  </message>
  <message>
   <source>The answer is packed in a way that was not asked for.</source>
   <translation>A resposta está compactada de um modo que não foi pedido.</translation>
  </message>
  <message>
   <source>The answer is larger than 1 MiB: only that much was read.</source>
   <translation>A resposta passa de 1 MiB: só essa parte foi lida.</translation>
  </message>
  <message>
   <source>The address is longer than 8,192 bytes: refused.</source>
   <translation>O endereço passa de 8.192 bytes: recusado.</translation>
  </message>
  <message>
   <source>%1 is not an address of http or https: refused.</source>
   <translation>%1 não é um endereço http ou https: recusado.</translation>
  </message>
  <message>
   <source>The address contains a user name or password: refused.</source>
   <translation>O endereço contém um nome de usuário ou uma senha: recusado.</translation>
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
   <translation>um texto</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>uma lista</translation>
  </message>
  <message>
   <source>a map</source>
   <translation>um mapa</translation>
  </message>
  <message>
   <source>an alias</source>
   <translation>um alias</translation>
  </message>
  <message>
   <source>“%1” must be a list, but this is %2. Write it as “%3”.</source>
   <translation>“%1” deve ser uma lista, mas isto é %2. Escreva como “%3”.</translation>
  </message>
  <message>
   <source>“%1” must be a map, but this is %2. Write it as “%3”.</source>
   <translation>“%1” deve ser um mapa, mas isto é %2. Escreva como “%3”.</translation>
  </message>
  <message>
   <source>“%1” must be a text, but this is %2. Write it as “%3”.</source>
   <translation>“%1” deve ser um texto, mas isto é %2. Escreva como “%3”.</translation>
  </message>
  <message>
   <source>The policy is empty. Begin with “default_policy: disallow” and “agents:”.</source>
   <translation>A política está vazia. Comece com “default_policy: disallow” e “agents:”.</translation>
  </message>
  <message>
   <source>The policy is a list at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>A política é uma lista no nível superior, mas deve ser um mapa de campos, como em “title: …”.</translation>
  </message>
  <message>
   <source>The policy is a text at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>A política é um texto no nível superior, mas deve ser um mapa de campos, como em “title: …”.</translation>
  </message>
  <message>
   <source>The policy has no “agents”; only the default record is rendered.</source>
   <translation>A política não tem “agents”; só o registro padrão é gerado.</translation>
  </message>
  <message>
   <source>The name of a field must be a text, but this is %1. Write a name.</source>
   <translation>O nome de um campo deve ser um texto, mas isto é %1. Escreva um nome.</translation>
  </message>
  <message>
   <source>“%1” appears here a second time. Keep one of the two.</source>
   <translation>“%1” aparece aqui pela segunda vez. Mantenha um dos dois.</translation>
  </message>
  <message>
   <source>The tag %1 is not read. Remove it.</source>
   <translation>A tag %1 não é lida. Remova-a.</translation>
  </message>
  <message>
   <source>Merge keys are not read, so the fields behind “&lt;&lt;” are missing here. Write them out.</source>
   <translation>Chaves de mesclagem não são lidas, então faltam aqui os campos por trás de “&lt;&lt;”. Escreva-os por extenso.</translation>
  </message>
  <message>
   <source>“%1” is unknown, so its value is not rendered. Is “%2” meant?</source>
   <translation>“%1” é desconhecido, então seu valor não é gerado. O pretendido é “%2”?</translation>
  </message>
  <message>
   <source>“%1” is not a field of an agent policy: it is kept, but not rendered.</source>
   <translation>“%1” não é um campo de uma política de agentes: é mantido, mas não gerado.</translation>
  </message>
  <message>
   <source>An agent is a map of fields, but this is %1. Write “- user_agent: …” with its policy below.</source>
   <translation>Um agente é um mapa de campos, mas isto é %1. Escreva “- user_agent: …” com sua política abaixo.</translation>
  </message>
  <message>
   <source>An item of “%1” must be a path, but this is %2. Write “- /path”.</source>
   <translation>Um item de “%1” deve ser um caminho, mas isto é %2. Escreva “- /caminho”.</translation>
  </message>
  <message numerus="yes">
   <source>%n more faults are not listed. Mend some of those above.</source>
   <comment>%n more faults are not listed. Mend some of those above.</comment>
   <translation>
    <numerusform>Mais %n falha não está listada. Corrija algumas das de cima.</numerusform>
    <numerusform>Mais %n falhas não estão listadas. Corrija algumas das de cima.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A policy names one sitemap: %n more are left out.</source>
   <comment>A policy names one sitemap: %n more is left out.</comment>
   <translation>
    <numerusform>Uma política nomeia um sitemap: mais %n fica de fora.</numerusform>
    <numerusform>Uma política nomeia um sitemap: mais %n ficam de fora.</numerusform>
   </translation>
  </message>
  <message>
   <source>The robots.txt has no group for *, so default_policy is allow: agents that are not named may fetch everything.</source>
   <translation>O robots.txt não tem grupo para *, então default_policy é allow: agentes não nomeados podem acessar tudo.</translation>
  </message>
  <message>
   <source>The group for * has rules for paths. They are in an entry for *, which crawlers read together with the default record.</source>
   <translation>O grupo para * tem regras para caminhos. Elas estão em uma entrada para *, que os crawlers leem junto com o registro padrão.</translation>
  </message>
  <message>
   <source>(unreadable)</source>
   <translation>(ilegível)</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more</source>
   <comment>%1 and %n more</comment>
   <translation>
    <numerusform>%1 e mais %n</numerusform>
    <numerusform>%1 e mais %n</numerusform>
   </translation>
  </message>
  <message>
   <source>A robots.txt does not say who operates an agent, what it comes for and why it is treated so: vendor, role and notes are missing from every entry. Fill them in.</source>
   <translation>Um robots.txt não diz quem opera um agente, para que ele vem nem por que é tratado assim: vendor, role e notes faltam em toda entrada. Preencha-os.</translation>
  </message>
  <message>
   <source>Names that cannot be in a User-agent line are left out: %1.</source>
   <translation>Nomes que nenhuma linha User-agent de uma política pode conter ficam de fora: %1.</translation>
  </message>
  <message>
   <source>Paths that begin with neither / nor *, or contain a space or “#”, are left out: %1.</source>
   <translation>Caminhos que não começam com / nem com *, ou que contêm espaço ou “#”, ficam de fora: %1.</translation>
  </message>
  <message>
   <source>A policy has no field for these directives; they are left out: %1.</source>
   <translation>Uma política não tem campo para estas diretivas; elas ficam de fora: %1.</translation>
  </message>
  <message>
   <source>A policy has one entry for each agent: groups that name several agents are split.</source>
   <translation>Uma política tem uma entrada para cada agente: grupos que nomeiam vários agentes são divididos.</translation>
  </message>
  <message>
   <source>Several groups name %1; their rules are joined in one entry.</source>
   <translation>Vários grupos nomeiam %1; suas regras são reunidas em uma só entrada.</translation>
  </message>
  <message>
   <source>Comments of the groups are kept as comments of the policy and are not rendered. Move them into notes to have them rendered.</source>
   <translation>Os comentários dos grupos são mantidos como comentários da política e não são gerados. Mova-os para notes se devem sê-lo.</translation>
  </message>
  <message>
   <source>The id of a policy must be a ULID of 26 characters.</source>
   <translation>O id de uma política deve ser um ULID de 26 caracteres.</translation>
  </message>
  <message>
   <source>The title of a policy must be a text of one line without control characters.</source>
   <translation>O título de uma política deve ser um texto de uma linha, sem caracteres de controle.</translation>
  </message>
  <message>
   <source>The slug of a policy must be a text of one line without control characters.</source>
   <translation>O slug de uma política deve ser um texto de uma linha, sem caracteres de controle.</translation>
  </message>
  <message>
   <source>This robots.txt is too large to become a policy.</source>
   <translation>Este robots.txt é grande demais para virar uma política.</translation>
  </message>
  <message>
   <source>A role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Um papel vai em uma linha de robots.txt, mas este contém um fim de linha ou outro caractere de controle. Escreva-o em uma linha.</translation>
  </message>
  <message>
   <source>A note on a role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Uma nota sobre um papel vai em uma linha de robots.txt, mas esta contém um fim de linha ou outro caractere de controle. Escreva-a em uma linha.</translation>
  </message>
  <message>
   <source>The title goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>O título vai em uma linha de robots.txt, mas este contém um fim de linha ou outro caractere de controle. Escreva-o em uma linha.</translation>
  </message>
  <message>
   <source>The slug goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>O slug vai em uma linha de robots.txt, mas este contém um fim de linha ou outro caractere de controle. Escreva-o em uma linha.</translation>
  </message>
  <message>
   <source>The id goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>O id vai em uma linha de robots.txt, mas este contém um fim de linha ou outro caractere de controle. Escreva-o em uma linha.</translation>
  </message>
  <message>
   <source>A URL goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Uma URL vai em uma linha de robots.txt, mas esta contém um fim de linha ou outro caractere de controle. Escreva-a em uma linha.</translation>
  </message>
  <message>
   <source>A user agent goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Um user agent vai em uma linha de robots.txt, mas este contém um fim de linha ou outro caractere de controle. Escreva-o em uma linha.</translation>
  </message>
  <message>
   <source>A path goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>Um caminho vai em uma linha de robots.txt, mas este contém um fim de linha ou outro caractere de controle. Escreva-o em uma linha.</translation>
  </message>
  <message>
   <source>The policy has no title; the first line of robots.txt ends after its name. Add “title: …”.</source>
   <translation>A política não tem título; a primeira linha de robots.txt termina depois de seu nome. Adicione “title: …”.</translation>
  </message>
  <message>
   <source>The policy has no slug; robots.txt cannot name its source. Add “slug: agent-policy”.</source>
   <translation>A política não tem slug; robots.txt não pode nomear sua fonte. Adicione “slug: agent-policy”.</translation>
  </message>
  <message>
   <source>The policy has no id; robots.txt cannot tell its identity. Add “id: ” and a ULID.</source>
   <translation>A política não tem id; robots.txt não pode dizer sua identidade. Adicione “id: ” e um ULID.</translation>
  </message>
  <message>
   <source>A slug is part of an address: use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>Um slug fica em um endereço: use só letras, dígitos, “-”, “_” e “.”.</translation>
  </message>
  <message>
   <source>%1 is another type of entity; this one is read as an agent policy. Write “type: agent-policy”.</source>
   <translation>%1 é outro tipo de entidade; esta é lida como política de agentes. Escreva “type: agent-policy”.</translation>
  </message>
  <message numerus="yes">
   <source>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</source>
   <comment>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</comment>
   <translation>
    <numerusform>Um ULID tem 26 caracteres, este id tem %n. Copie-o de novo ou crie um novo.</numerusform>
    <numerusform>Um ULID tem 26 caracteres, este id tem %n. Copie-o de novo ou crie um novo.</numerusform>
   </translation>
  </message>
  <message>
   <source>A ULID is written with digits and A–Z without I, L, O and U. Copy the id again.</source>
   <translation>Um ULID se escreve com dígitos e as letras A–Z sem I, L, O e U. Copie o id de novo.</translation>
  </message>
  <message>
   <source>A ULID begins with a digit from 0 to 7. Copy the id again.</source>
   <translation>Um ULID começa com um dígito de 0 a 7. Copie o id de novo.</translation>
  </message>
  <message>
   <source>%1 is not an absolute http or https URL. Write %2 in full, as “https://example.com/…”, with spaces as %3.</source>
   <translation>%1 não é uma URL http ou https absoluta. Escreva %2 por inteiro, como “https://example.com/…”, com espaços como %3.</translation>
  </message>
  <message>
   <source>The policy has no default_policy, so nothing can be rendered. Add “default_policy: disallow” or “default_policy: allow”.</source>
   <translation>A política não tem default_policy, então nada pode ser gerado. Adicione “default_policy: disallow” ou “default_policy: allow”.</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write allow or disallow.</source>
   <translation>%1 não é um valor de %2: escreva allow ou disallow.</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write %3.</source>
   <translation>%1 não é um valor de %2: escreva %3.</translation>
  </message>
  <message>
   <source>This entry names no agent. Add “user_agent: ” and its product token.</source>
   <translation>Esta entrada não nomeia nenhum agente. Adicione “user_agent: ” e seu token de produto.</translation>
  </message>
  <message>
   <source>This entry says neither allow nor disallow. Add “policy: allow” or “policy: disallow”.</source>
   <translation>Esta entrada não diz allow nem disallow. Adicione “policy: allow” ou “policy: disallow”.</translation>
  </message>
  <message>
   <source>The name of the agent is empty. Write its product token.</source>
   <translation>O nome do agente está vazio. Escreva seu token de produto.</translation>
  </message>
  <message>
   <source>%1 cannot be in a User-agent line: crawlers cut it at the space or “#”. Write only the product token.</source>
   <translation>%1 não pode ficar em uma linha User-agent: os crawlers o cortam no espaço ou em “#”. Escreva só o token de produto.</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”; strict parsers cut %1.</source>
   <translation>Um token de produto da RFC 9309 só tem letras, “-” e “_”; analisadores estritos cortam %1.</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>Não se conhece crawler chamado %1. Você quis dizer %2?</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it.</source>
   <translation>%1 está aposentado: %2 não o envia mais.</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it. Today it sends %3; make sure they have entries if you want them covered.</source>
   <translation>%1 está aposentado: %2 não o envia mais. Hoje envia %3; verifique se têm entradas, caso queira abrangê-los.</translation>
  </message>
  <message>
   <source>%1 is taken for a role that you defined. Write %2.</source>
   <translation>%1 é tomado por um papel criado por você. Escreva %2.</translation>
  </message>
  <message>
   <source>%1 is none of the common roles (%2); its comment will be the word itself.</source>
   <translation>%1 não é nenhum dos papéis comuns (%2); seu comentário será a própria palavra.</translation>
  </message>
  <message>
   <source>The notes contain a control character that some parsers take for a line end. Remove it.</source>
   <translation>As notas contêm um caractere de controle que alguns analisadores tomam por fim de linha. Remova-o.</translation>
  </message>
  <message>
   <source>The path %1 begins neither with / nor with *, so crawlers may ignore it. Write %2.</source>
   <translation>O caminho %1 não começa com / nem com *, então os crawlers podem ignorá-lo. Escreva %2.</translation>
  </message>
  <message>
   <source>A “#” begins a comment in robots.txt and would cut the path. Write it as %1.</source>
   <translation>Um “#” começa um comentário em robots.txt e cortaria o caminho. Escreva-o como %1.</translation>
  </message>
  <message>
   <source>A space ends the path for some crawlers. Write it as %1.</source>
   <translation>Um espaço termina o caminho para alguns crawlers. Escreva-o como %1.</translation>
  </message>
  <message>
   <source>No agent has the role %1; its note is not rendered.</source>
   <translation>Nenhum agente tem o papel %1; sua nota não é gerada.</translation>
  </message>
  <message>
   <source>%1 has an entry in line %2 already; crawlers read the two records as one. Join the entries.</source>
   <translation>%1 já tem uma entrada na linha %2; os crawlers leem os dois registros como um só. Junte as entradas.</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one.</source>
   <translation>Os crawlers leem este registro e o registro padrão para * como um só.</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one, and the two contradict each other. Let policy and default_policy agree.</source>
   <translation>Os crawlers leem este registro e o registro padrão para * como um só, e os dois se contradizem. Faça policy e default_policy concordarem.</translation>
  </message>
  <message>
   <source>%1 is not set, so it cannot have a comment.</source>
   <translation>%1 não está definido, então não pode ter comentário.</translation>
  </message>
  <message>
   <source>The policy has no agent %1.</source>
   <translation>A política não tem agente %1.</translation>
  </message>
  <message>
   <source>This entry does not begin a line, so it cannot have a comment. Edit the text.</source>
   <translation>Esta entrada não começa uma linha, então não pode ter comentário. Edite o texto.</translation>
  </message>
  <message>
   <source>This value does not end its line, or has several lines, so it cannot have a comment. Edit the text.</source>
   <translation>Este valor não termina sua linha ou tem várias linhas, então não pode ter comentário. Edite o texto.</translation>
  </message>
  <message>
   <source>The value of %1 is not UTF-8.</source>
   <translation>O valor de %1 não é UTF-8.</translation>
  </message>
  <message>
   <source>The value of %1 contains a line end or another control character. Write it without.</source>
   <translation>O valor de %1 contém um fim de linha ou outro caractere de controle. Escreva-o sem isso.</translation>
  </message>
  <message>
   <source>An agent needs at least one field.</source>
   <translation>Um agente precisa de pelo menos um campo.</translation>
  </message>
  <message>
   <source>Agent %1 has no path %2 in its %3 list.</source>
   <translation>O agente %1 não tem o caminho %2 em sua lista %3.</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>Linha %1: %2</translation>
  </message>
  <message>
   <source>The policy is not a map of fields. Edit the text.</source>
   <translation>A política não é um mapa de campos. Edite o texto.</translation>
  </message>
  <message>
   <source>Agent %1 is an alias or no map of fields. Edit the text.</source>
   <translation>O agente %1 é um alias ou não é um mapa de campos. Edite o texto.</translation>
  </message>
  <message>
   <source>“%1” is an alias. Edit the text.</source>
   <translation>“%1” é um alias. Edite o texto.</translation>
  </message>
  <message>
   <source>“%1” is not a list. Edit the text.</source>
   <translation>“%1” não é uma lista. Edite o texto.</translation>
  </message>
  <message>
   <source>“%1” is not a map of texts. Edit the text.</source>
   <translation>“%1” não é um mapa de textos. Edite o texto.</translation>
  </message>
  <message numerus="yes">
   <source>The policy is %n bytes long; more than %1 are not read. Split it or shorten its lists.</source>
   <comment>The policy is %n byte long; more than %1 are not read. Split it or shorten its lists.</comment>
   <translation>
    <numerusform>A política tem %n byte; mais de %1 não são lidos. Divida-a ou encurte suas listas.</numerusform>
    <numerusform>A política tem %n bytes; mais de %1 não são lidos. Divida-a ou encurte suas listas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The policy has more than %n values; the rest is not read. Shorten its lists.</source>
   <comment>The policy has more than %n value; the rest is not read. Shorten its lists.</comment>
   <translation>
    <numerusform>A política tem mais de %n valor; o resto não é lido. Encurte suas listas.</numerusform>
    <numerusform>A política tem mais de %n valores; o resto não é lido. Encurte suas listas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>More than %n levels are not read. A policy needs four.</source>
   <comment>More than %n level is not read. A policy needs four.</comment>
   <translation>
    <numerusform>Mais de %n nível não é lido. Uma política precisa de quatro.</numerusform>
    <numerusform>Mais de %n níveis não são lidos. Uma política precisa de quatro.</numerusform>
   </translation>
  </message>
  <message>
   <source>The rendered robots.txt would be larger than 32 MiB. Shorten the notes on roles.</source>
   <translation>O robots.txt gerado teria mais de 32 MiB. Encurte as notas sobre papéis.</translation>
  </message>
  <message>
   <source>Line %1, column %2: %3</source>
   <translation>Linha %1, coluna %2: %3</translation>
  </message>
  <message>
   <source>The policy has no default_policy.</source>
   <translation>A política não tem default_policy.</translation>
  </message>
  <message>
   <source>An entry has no user_agent or no policy.</source>
   <translation>Uma entrada não tem user_agent ou não tem policy.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be reordered here. Edit the text.</source>
   <translation>Esta lista está disposta de um modo que não permite reordená-la aqui. Edite o texto.</translation>
  </message>
  <message>
   <source>This place in the file cannot be changed here. Edit the text.</source>
   <translation>Este lugar do arquivo não pode ser alterado aqui. Edite o texto.</translation>
  </message>
  <message>
   <source>This place in the file cannot be filled in here. Edit the text.</source>
   <translation>Este lugar do arquivo não pode ser preenchido aqui. Edite o texto.</translation>
  </message>
  <message>
   <source>This place in the file is not a map of fields. Edit the text.</source>
   <translation>Este lugar do arquivo não é um mapa de campos. Edite o texto.</translation>
  </message>
  <message>
   <source>This is the only field here. Edit the text.</source>
   <translation>Este é o único campo aqui. Edite o texto.</translation>
  </message>
  <message>
   <source>This field cannot be removed here. Edit the text.</source>
   <translation>Este campo não pode ser removido aqui. Edite o texto.</translation>
  </message>
  <message>
   <source>This part of the file is written in a way that cannot be changed here without touching more, for instance because an alias repeats it. Edit the text.</source>
   <translation>Esta parte do arquivo está escrita de um modo que não permite alterá-la aqui sem afetar mais coisas, por exemplo porque um alias a repete. Edite o texto.</translation>
  </message>
  <message>
   <source>This place in the file is not a list. Edit the text.</source>
   <translation>Este lugar do arquivo não é uma lista. Edite o texto.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be added to here. Edit the text.</source>
   <translation>Esta lista está disposta de um modo que não permite acrescentar nada aqui. Edite o texto.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be cut here. Edit the text.</source>
   <translation>Esta lista está disposta de um modo que não permite encurtá-la aqui. Edite o texto.</translation>
  </message>
  <message>
   <source>The last item of this list cannot be removed here. Edit the text.</source>
   <translation>O último item desta lista não pode ser removido aqui. Edite o texto.</translation>
  </message>
  <message>
   <source>This byte is not UTF-8. Save the file as UTF-8.</source>
   <translation>Este byte não é UTF-8. Salve o arquivo como UTF-8.</translation>
  </message>
  <message>
   <source>A carriage return without a line feed ends no line here. Save the file with LF or CRLF line ends.</source>
   <translation>Um retorno de carro sem avanço de linha não termina nenhuma linha aqui. Salve o arquivo com fins de linha LF ou CRLF.</translation>
  </message>
  <message>
   <source>YAML does not allow control characters (%1). Remove it.</source>
   <translation>YAML não aceita caracteres de controle (%1). Remova-o.</translation>
  </message>
  <message>
   <source>A second document, or text that belongs to nothing, begins here. Keep one document in the file.</source>
   <translation>Um segundo documento, ou texto que não pertence a nada, começa aqui. Mantenha um só documento no arquivo.</translation>
  </message>
  <message>
   <source>This alias names no anchor that comes before it.</source>
   <translation>Este alias não nomeia nenhuma âncora anterior a ele.</translation>
  </message>
  <message>
   <source>This is not YAML: %1. Indent with spaces, close what is opened, and put a value in quotes if it has “: ” or “ #” in it or begins with a character such as * or @.</source>
   <translation>Isto não é YAML: %1. Recue com espaços, feche o que está aberto e ponha um valor entre aspas se contiver “: ” ou “ #” ou começar com um sinal como * ou @.</translation>
  </message>
  <message>
   <source>The YAML could not be read: %1.</source>
   <translation>Não foi possível ler o YAML: %1.</translation>
  </message>
  <message>
   <source>This quoted text is never closed. Close its quotes.</source>
   <translation>Este texto entre aspas nunca é fechado. Feche as aspas.</translation>
  </message>
  <message>
   <source>The aliases of this file expand to more than is read here. Write its values out.</source>
   <translation>Os aliases deste arquivo se expandem a mais do que se lê aqui. Escreva seus valores por extenso.</translation>
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
   <translation>%1: não é possível ler (%2)</translation>
  </message>
  <message>
   <source>%1: the gzip data are damaged or end too early</source>
   <translation>%1: os dados gzip estão danificados ou terminam cedo demais</translation>
  </message>
  <message>
   <source>%1: the zstd data are damaged or end too early</source>
   <translation>%1: os dados zstd estão danificados ou terminam cedo demais</translation>
  </message>
  <message>
   <source>%1: is packed with %2, which is not read. Unpack it on the way: %3 %1 | gatepost-cli replay - …</source>
   <translation>%1: está compactado com %2, que não é lido. Descompacte-o no caminho: %3 %1 | gatepost-cli replay - …</translation>
  </message>
  <message>
   <source>%1: cannot be opened (%2)</source>
   <translation>%1: não é possível abrir (%2)</translation>
  </message>
  <message>
   <source>The standard input cannot be kept in a temporary file</source>
   <translation>Não é possível guardar a entrada padrão em um arquivo temporário</translation>
  </message>
  <message>
   <source>The standard input cannot be read</source>
   <translation>Não é possível ler a entrada padrão</translation>
  </message>
  <message>
   <source>%1: the lines have no User-Agent (common log format), so nobody can be recognised. Let the server write the combined format</source>
   <translation>%1: as linhas não têm User-Agent (formato de log comum), então ninguém pode ser reconhecido. Faça o servidor gravar o formato combinado</translation>
  </message>
  <message>
   <source>%1. The %2 lines before that are counted</source>
   <translation>%1. As %2 linhas anteriores foram contadas</translation>
  </message>
  <message>
   <source>%1: no line has the field %2 (--ip-field)</source>
   <translation>%1: nenhuma linha tem o campo %2 (--ip-field)</translation>
  </message>
  <message>
   <source>%1 It is left out.</source>
   <translation>%1 É deixado de fora.</translation>
  </message>
  <message>
   <source>%1: the versions of the policy were not read, because there are more than %2 of them, or they are larger than %3 MiB together</source>
   <translation>%1: as versões da política não foram lidas, porque são mais de %2 ou juntas passam de %3 MiB</translation>
  </message>
  <message>
   <source>%1: is not a folder that can be read</source>
   <translation>%1: não é uma pasta que possa ser lida</translation>
  </message>
  <message>
   <source>%1: no commit has a robots.txt, robots-ai.txt or robots2.txt there</source>
   <translation>%1: nenhum commit tem ali um robots.txt, robots-ai.txt ou robots2.txt</translation>
  </message>
  <message numerus="yes">
   <source>%1: the dates of %n commits are before those of their parents; their parents' dates are used</source>
   <comment>%1: the date of a commit is before that of its parent; its parent's date is used</comment>
   <translation>
    <numerusform>%1: a data de %n commit é anterior à de seu pai; é usada a data do pai</numerusform>
    <numerusform>%1: as datas de %n commits são anteriores às de seus pais; são usadas as datas dos pais</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>sample</name>
  <message>
   <source>The same wishes as an entity. Gatepost renders a robots.txt from it; the robots.txt beside this file is kept by hand, because an entity knows agents and paths, but no hours, rates or patterns.</source>
   <extracomment>A comment in sample/agent-policy.kno</extracomment>
   <translation>Os mesmos desejos como entidade. O Gatepost gera dela um robots.txt; o robots.txt ao lado deste arquivo é mantido à mão, porque uma entidade conhece agentes e caminhos, mas não horários, taxas nem padrões.</translation>
  </message>
  <message>
   <source>robots-ai.txt of Tidewater Press: for AI agents only.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>robots-ai.txt da Tidewater Press: só para agentes de IA.</translation>
  </message>
  <message>
   <source>It has the syntax of robots.txt and may only narrow what robots.txt leaves open. Crawlers that are no AI agents, like Googlebot-Image or AhrefsBot, are not spoken to here.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Tem a sintaxe de robots.txt e só pode restringir o que robots.txt deixa aberto. Não se dirige a crawlers que não são agentes de IA, como Googlebot-Image ou AhrefsBot.</translation>
  </message>
  <message>
   <source>Assistants that fetch a page because a reader asked for it are guests.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Assistentes que acessam uma página porque um leitor pediu são convidados.</translation>
  </message>
  <message>
   <source>May come, but slowly and in the quiet hours.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Podem vir, mas devagar e nas horas calmas.</translation>
  </message>
  <message>
   <source>Blocked here, though robots.txt says nothing about it.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Bloqueado aqui, embora robots.txt nada diga sobre isso.</translation>
  </message>
  <message>
   <source>robots.txt of Tidewater Press: books, a journal and a small shop.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>robots.txt da Tidewater Press: livros, uma revista e uma pequena loja.</translation>
  </message>
  <message>
   <source>This is the file that every crawler reads first. A crawler looks for the group that names it, and only if there is none for the group of *. It never adds the two together.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Este é o arquivo que todo crawler lê primeiro. Um crawler procura o grupo que o nomeia e, só se não houver nenhum, o grupo de *. Ele nunca soma os dois.</translation>
  </message>
  <message>
   <source>Everybody without a group of their own</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Todos sem grupo próprio</translation>
  </message>
  <message>
   <source>Longer than the rule above, so it wins: the spring catalogue may be fetched, other PDF files may not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Mais longa que a regra acima, por isso vence: o catálogo de primavera pode ser acessado, outros arquivos PDF não.</translation>
  </message>
  <message>
   <source>Search engines</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Mecanismos de busca</translation>
  </message>
  <message>
   <source>They may index the journal too, but nobody wants search results inside of search results.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Podem indexar também a revista, mas ninguém quer resultados de busca dentro de resultados de busca.</translation>
  </message>
  <message>
   <source>What may be done with the text once it is fetched. This never changes what may be fetched.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>O que pode ser feito com o texto depois de acessado. Isto nunca muda o que pode ser acessado.</translation>
  </message>
  <message>
   <source>A group of its own, so nothing of Googlebot's group holds for Googlebot-Image.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Um grupo próprio, então nada do grupo de Googlebot vale para Googlebot-Image.</translation>
  </message>
  <message>
   <source>Crawlers that collect text for training</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Crawlers que coletam texto para treinamento</translation>
  </message>
  <message>
   <source>Press releases are there to be repeated; the books are not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Comunicados à imprensa existem para ser repetidos; os livros não.</translation>
  </message>
  <message>
   <source>Audits, in the extended standard 2.0</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Auditorias, no padrão estendido 2.0</translation>
  </message>
  <message>
   <source>Robot-version right after the agents changes how paths are read: a path without * is the whole path, and a bare &quot;Disallow: *&quot; means &quot;all the rest&quot;. Times are in UTC.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Robot-version logo após os agentes muda o modo como os caminhos são lidos: um caminho sem * é o caminho inteiro, e um &quot;Disallow: *&quot; sozinho significa &quot;todo o resto&quot;. Os horários são em UTC.</translation>
  </message>
  <message>
   <source>Patterns</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Padrões</translation>
  </message>
  <message>
   <source>Whoever calls itself something-ai or says that it scrapes, and has no group above.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Quem se chama algo-ai ou diz que faz scraping e não tem grupo acima.</translation>
  </message>
  <message>
   <source>The whole file</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>O arquivo inteiro</translation>
  </message>
  <message>
   <source>robots2.txt of Tidewater Press: what may be done with the content.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>robots2.txt da Tidewater Press: o que pode ser feito com o conteúdo.</translation>
  </message>
  <message>
   <source>Paths: they may only narrow what robots.txt allows</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Caminhos: só podem restringir o que robots.txt permite</translation>
  </message>
  <message>
   <source>Nothing links here. Who comes all the same has not read this file.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Nenhum link leva até aqui. Quem vem mesmo assim não leu este arquivo.</translation>
  </message>
  <message>
   <source>Policy for every agent</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Política para todo agente</translation>
  </message>
  <message>
   <source>Translations and retellings: ask us, by the protocol of section 6.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Traduções e recontos: pergunte-nos, pelo protocolo da seção 6.</translation>
  </message>
  <message>
   <source>Other publishers of reference books may not build on ours.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Outras editoras de obras de referência não podem basear-se nas nossas.</translation>
  </message>
  <message>
   <source>link-back is left unstated: the chained file at the end fills it in. Nobody speaks of announce.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>link-back fica não declarado: o arquivo encadeado no fim o completa. Ninguém fala de announce.</translation>
  </message>
  <message>
   <source>What kind of content this is</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Que tipo de conteúdo é este</translation>
  </message>
  <message>
   <source>Exceptions for kinds of agents</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Exceções para tipos de agentes</translation>
  </message>
  <message>
   <source>A block states only what differs; everything else comes from above.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Um bloco declara só o que difere; todo o resto vem de cima.</translation>
  </message>
  <message>
   <source>Ask before every visit.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Perguntar antes de cada visita.</translation>
  </message>
  <message>
   <source>May look whether the site is up, and nothing else.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Pode ver se o site está no ar, e nada mais.</translation>
  </message>
  <message>
   <source>chain counts only as the last line.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>chain só conta como a última linha.</translation>
  </message>
  <message>
   <source>An agent policy: robots.txt is rendered from it. Change the id to one of your own.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Uma política de agentes: robots.txt é gerado dela. Troque o id por um seu.</translation>
  </message>
  <message>
   <source>What holds for every agent that is not listed: allow or disallow.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>O que vale para todo agente fora da lista: allow ou disallow.</translation>
  </message>
  <message>
   <source>Ends the comment over all agents of a role.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>Encerra o comentário acima de todos os agentes de um papel.</translation>
  </message>
  <message>
   <source>robots-ai.txt: every AI agent may fetch everything that robots.txt leaves open.</source>
   <extracomment>A comment in templates/robots-ai-allow-all.txt</extracomment>
   <translation>robots-ai.txt: todo agente de IA pode acessar tudo o que robots.txt deixa aberto.</translation>
  </message>
  <message>
   <source>robots-ai.txt: no AI agent may fetch anything.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>robots-ai.txt: nenhum agente de IA pode acessar nada.</translation>
  </message>
  <message>
   <source>Other crawlers do not read this file; for them robots.txt speaks.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>Outros crawlers não leem este arquivo; para eles fala robots.txt.</translation>
  </message>
  <message>
   <source>robots-ai.txt: AI agents may fetch some paths and not others, at a gentle pace.</source>
   <extracomment>A comment in templates/robots-ai-paths.txt</extracomment>
   <translation>robots-ai.txt: agentes de IA podem acessar alguns caminhos e outros não, em ritmo suave.</translation>
  </message>
  <message>
   <source>robots-ai.txt: one AI agent is welcome, the others are not.</source>
   <extracomment>A comment in templates/robots-ai-selective.txt</extracomment>
   <translation>robots-ai.txt: um agente de IA é bem-vindo, os outros não.</translation>
  </message>
  <message>
   <source>robots.txt with groups of the extended standard 2.0.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>robots.txt com grupos do padrão estendido 2.0.</translation>
  </message>
  <message>
   <source>Robots that do not know version 2.0 read the first group. In the others, Robot-version comes right after the agents, a path without * ? [ or \ is the whole path, and &quot;Disallow: *&quot; means all the rest.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>Robôs que não conhecem a versão 2.0 leem o primeiro grupo. Nos outros, Robot-version vem logo após os agentes, um caminho sem * ? [ nem \ é o caminho inteiro, e &quot;Disallow: *&quot; significa todo o resto.</translation>
  </message>
  <message>
   <source>HTML pages only, and only at night. Times are in UTC and may run past midnight.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>Só páginas HTML, e só à noite. Os horários são em UTC e podem passar da meia-noite.</translation>
  </message>
  <message>
   <source>Any time, but slower while people are shopping.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>A qualquer hora, mas mais devagar enquanto as pessoas fazem compras.</translation>
  </message>
  <message>
   <source>robots.txt with agents named by patterns, as the purpose proposal has it.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>robots.txt com agentes nomeados por padrões, como na proposta de finalidades.</translation>
  </message>
  <message>
   <source>A pattern counts only for agents without a group of their own. Crawlers that read the standard alone do not know patterns, so the group of * should be one that you can live with.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Um padrão só conta para agentes sem grupo próprio. Crawlers que leem só o padrão oficial não conhecem padrões de nome, então o grupo de * deve ser um com que você possa conviver.</translation>
  </message>
  <message>
   <source>Whatever calls itself something-ai: images yes, maps no.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Tudo o que se chama algo-ai: imagens sim, mapas não.</translation>
  </message>
  <message>
   <source>A name without signs is that agent alone.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>Um nome sem caracteres especiais é só aquele agente.</translation>
  </message>
  <message>
   <source>robots.txt with preference signals: what may be done with a page once it is fetched.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>robots.txt com sinais de preferência: o que pode ser feito com uma página depois de acessada.</translation>
  </message>
  <message>
   <source>They never change what may be fetched, and each is read by some crawlers only.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>Eles nunca mudam o que pode ser acessado, e cada um é lido só por alguns crawlers.</translation>
  </message>
  <message>
   <source>yes and no for each use; what is left out is neither granted nor refused.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>yes e no para cada uso; o que fica de fora não é concedido nem recusado.</translation>
  </message>
  <message>
   <source>y and n, also for a path of its own: the longest path that matches counts.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>y e n, também para um caminho próprio: vale o caminho correspondente mais longo.</translation>
  </message>
  <message>
   <source>robots.txt: the usual, with a few doors closed.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>robots.txt: o habitual, com algumas portas fechadas.</translation>
  </message>
  <message>
   <source>A longer rule wins over a shorter one.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>Uma regra mais longa vence uma mais curta.</translation>
  </message>
  <message>
   <source>A crawler with a group of its own reads that group alone, so repeat here what must hold for it too.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>Um crawler com grupo próprio lê só esse grupo, então repita aqui o que deve valer também para ele.</translation>
  </message>
  <message>
   <source>robots2.txt with one of everything.</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>robots2.txt com um pouco de tudo.</translation>
  </message>
  <message>
   <source>Paths</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Caminhos</translation>
  </message>
  <message>
   <source>AI policy</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Política de IA</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Comportamento</translation>
  </message>
  <message>
   <source>Quality</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Qualidade</translation>
  </message>
  <message>
   <source>Compliance</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Conformidade</translation>
  </message>
  <message>
   <source>Blocks: only what differs</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>Blocos: só o que difere</translation>
  </message>
  <message>
   <source>The last line: a file that fills in what is unstated here</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>A última linha: um arquivo que completa o que não está declarado aqui</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>linha %1, coluna %2: %3</translation>
  </message>
  <message>
   <source>environments must map names to hosts, such as staging: {host: staging.example.org, must: closed}</source>
   <translation>environments deve associar nomes a hosts, como staging: {host: staging.example.org, must: closed}</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 tem mais de %2 itens, mais do que é lido</translation>
  </message>
  <message>
   <source>an environment needs a host</source>
   <translation>um ambiente precisa de um host</translation>
  </message>
  <message>
   <source>%1 cannot be the name of an environment</source>
   <translation>%1 não pode ser o nome de um ambiente</translation>
  </message>
  <message>
   <source>%1 is not one of %2</source>
   <translation>%1 não é um de %2</translation>
  </message>
  <message>
   <source>%1 is not a host</source>
   <translation>%1 não é um host</translation>
  </message>
  <message>
   <source>%1 is named twice</source>
   <translation>%1 é nomeado duas vezes</translation>
  </message>
  <message>
   <source>two environments have the host %1</source>
   <translation>dois ambientes têm o host %1</translation>
  </message>
  <message>
   <source>%1 leads out of the folder</source>
   <translation>%1 leva para fora da pasta</translation>
  </message>
  <message>
   <source>%1 is used by two environments of which one is closed</source>
   <translation>%1 é usado por dois ambientes, dos quais um está fechado</translation>
  </message>
  <message>
   <source>outputs must map targets to folders, such as nginx: deploy</source>
   <translation>outputs deve associar destinos a pastas, como nginx: deploy</translation>
  </message>
  <message>
   <source>%1 is not a target; write one of %2</source>
   <translation>%1 não é um destino; escreva um de %2</translation>
  </message>
  <message>
   <source>an output needs a folder</source>
   <translation>uma saída precisa de uma pasta</translation>
  </message>
  <message>
   <source>compact is yes or no</source>
   <translation>compact é yes ou no</translation>
  </message>
  <message>
   <source>there is no environment %1; gatepost.yaml names none</source>
   <translation>não existe o ambiente %1; gatepost.yaml não nomeia nenhum</translation>
  </message>
  <message>
   <source>there is no environment %1; there is %2</source>
   <translation>não existe o ambiente %1; existe %2</translation>
  </message>
  <message>
   <source>goals must map purposes to what is wanted, such as training: out</source>
   <translation>goals deve associar a finalidades o que se quer, como training: out</translation>
  </message>
  <message>
   <source>%1 is not a purpose; write one of %2</source>
   <translation>%1 não é uma finalidade; escreva uma de %2</translation>
  </message>
  <message>
   <source>reach is known or obeying</source>
   <translation>reach é known ou obeying</translation>
  </message>
  <message>
   <source>%1 is not a signal that goals can write</source>
   <translation>%1 não é um sinal que metas possam escrever</translation>
  </message>
  <message>
   <source>%1 is not a file that goals can edit</source>
   <translation>%1 não é um arquivo que metas possam editar</translation>
  </message>
  <message>
   <source>terms must be an http(s) URL</source>
   <translation>terms deve ser uma URL http(s)</translation>
  </message>
  <message>
   <source>%1 is not a payment of RSL</source>
   <translation>%1 não é um pagamento de RSL</translation>
  </message>
  <message>
   <source>file must be an http(s) URL</source>
   <translation>file deve ser uma URL http(s)</translation>
  </message>
  <message>
   <source>a goal has no is</source>
   <translation>uma meta não tem is</translation>
  </message>
  <message>
   <source>closed belongs to welcome and open</source>
   <translation>closed pertence a welcome e open</translation>
  </message>
  <message>
   <source>only belongs to welcome and open</source>
   <translation>only pertence a welcome e open</translation>
  </message>
  <message>
   <source>a goal has either only or closed</source>
   <translation>uma meta tem only ou closed, não os dois</translation>
  </message>
  <message>
   <source>only has no pattern; write out instead</source>
   <translation>only não tem nenhum padrão; escreva out em seu lugar</translation>
  </message>
  <message>
   <source>hours are UTC, such as 22:00-05:59</source>
   <translation>hours está em UTC, como 22:00-05:59</translation>
  </message>
  <message>
   <source>hours belong to welcome and open</source>
   <translation>hours pertence a welcome e open</translation>
  </message>
  <message>
   <source>pace is a number of seconds, or 10s, 2m</source>
   <translation>pace é um número de segundos, ou 10s, 2m</translation>
  </message>
  <message>
   <source>otherwise belongs to ask and pay</source>
   <translation>otherwise pertence a ask e pay</translation>
  </message>
  <message>
   <source>otherwise is out or open</source>
   <translation>otherwise é out ou open</translation>
  </message>
  <message>
   <source>an exception needs agents or paths</source>
   <translation>uma exceção precisa de agents ou paths</translation>
  </message>
  <message>
   <source>%1 names no agent</source>
   <translation>%1 não cita nenhum agente</translation>
  </message>
  <message>
   <source>an exception has no is</source>
   <translation>uma exceção não tem is</translation>
  </message>
  <message>
   <source>until is a day such as 2027-06-30</source>
   <translation>until é um dia como 2027-06-30</translation>
  </message>
  <message>
   <source>only search, answers, making and training have words for use</source>
   <translation>só search, answers, making e training têm palavras para use</translation>
  </message>
  <message>
   <source>use is yes, no or unstated</source>
   <translation>use é yes, no ou unstated</translation>
  </message>
  <message>
   <source>a note is one line</source>
   <translation>uma note é uma linha</translation>
  </message>
  <message>
   <source>%1: a path begins with / or * and has no space or #</source>
   <translation>%1: um caminho começa com / ou * e não tem espaço nem #</translation>
  </message>
  <message>
   <source>lines %1 and %2 contradict each other for %3 on %4</source>
   <translation>as linhas %1 e %2 se contradizem para %3 em %4</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write %1 as a block</source>
   <translation>está escrito de um modo que não pode ser alterado com segurança: escreva %1 como bloco</translation>
  </message>
  <message>
   <source>%1 must be one text</source>
   <translation>%1 deve ser um único texto</translation>
  </message>
  <message>
   <source>an item of %1 must be one text</source>
   <translation>um item de %1 deve ser um único texto</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 deve ser uma lista</translation>
  </message>
  <message>
   <source>a key must be one text</source>
   <translation>uma chave deve ser um único texto</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; put both into one, or remove one</source>
   <translation>%1 já está informado na linha %2; junte os dois em um só ou remova um</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 não é uma chave de %2; você quis dizer %3?</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 não é uma chave de %2, que tem %3; corrija-a ou remova-a</translation>
  </message>
  <message>
   <source>it is an index of other sitemaps; name those in its place</source>
   <translation>é um índice de outros sitemaps; indique esses no lugar dele</translation>
  </message>
  <message>
   <source>it is not a sitemap: it begins with &lt;%1&gt;</source>
   <translation>não é um sitemap: começa com &lt;%1&gt;</translation>
  </message>
  <message>
   <source>it is compressed; unpack it first (gunzip)</source>
   <translation>está compactado; descompacte-o antes (gunzip)</translation>
  </message>
  <message>
   <source>aliases (*name) are not read here; write the value out</source>
   <translation>aliases (*name) não são lidos aqui; escreva o valor por extenso</translation>
  </message>
  <message>
   <source>keys such as “paths:” are expected</source>
   <translation>esperam-se chaves como “paths:”</translation>
  </message>
  <message>
   <source>host must be a host such as shop.example</source>
   <translation>host deve ser um host como shop.example</translation>
  </message>
  <message>
   <source>%1 cannot be a path: a honeypot begins with / or *</source>
   <translation>%1 não é um caminho: um honeypot começa com / ou *</translation>
  </message>
  <message>
   <source>lint must be a map such as {off: [CODE]}</source>
   <translation>lint deve ser um mapa como {off: [CODE]}</translation>
  </message>
  <message>
   <source>%1 is not a fact of an agent</source>
   <translation>%1 não é um dado de um agente</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>an agent has no token</source>
   <translation>um agente não tem token</translation>
  </message>
  <message>
   <source>%1 has facts in line %2 already; put them into one item</source>
   <translation>%1 já tem dados na linha %2; junte-os em um só item</translation>
  </message>
  <message>
   <source>chain must map URLs to files</source>
   <translation>chain deve associar URLs a arquivos</translation>
  </message>
  <message>
   <source>a file of chain must be one text</source>
   <translation>um arquivo de chain deve ser um único texto</translation>
  </message>
  <message>
   <source>tests must be a list</source>
   <translation>tests deve ser uma lista</translation>
  </message>
  <message>
   <source>a test must have agent, path and expect</source>
   <translation>um teste deve ter agent, path e expect</translation>
  </message>
  <message>
   <source>a test has no %1</source>
   <translation>um teste não tem %1</translation>
  </message>
  <message>
   <source>a test has either %1 or %2</source>
   <translation>um teste tem %1 ou %2, não ambos</translation>
  </message>
  <message>
   <source>at must be a time such as 2026-11-20T07:00:00Z</source>
   <translation>at deve ser um horário como 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>o arquivo tem mais de %1 MiB, mais do que é lido</translation>
  </message>
  <message>
   <source>the file has more than %1 values, which is more than is read</source>
   <translation>o arquivo tem mais de %1 valores, mais do que é lido</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep, which is more than is read</source>
   <translation>os valores estão aninhados em mais de %1 níveis, mais do que é lido</translation>
  </message>
  <message>
   <source>a second document begins here, and nothing in it would be read; put all keys into one document</source>
   <translation>um segundo documento começa aqui, e nada nele seria lido; ponha todas as chaves em um só documento</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write goals as a block</source>
   <translation>está escrito de um modo que não pode ser alterado com segurança: escreva goals como bloco</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write paths, agents, chain and tests as block lists</source>
   <translation>está escrito de um modo que não permite alterá-lo com segurança: escreva paths, agents, chain e tests como listas em bloco</translation>
  </message>
 </context>
 <context>
  <name>store</name>
  <message>
   <source>the disk is full</source>
   <translation>o disco está cheio</translation>
  </message>
  <message>
   <source>your share of the disk is full</source>
   <translation>sua cota do disco está cheia</translation>
  </message>
  <message>
   <source>you do not have permission</source>
   <translation>você não tem permissão</translation>
  </message>
  <message>
   <source>the disk is read-only</source>
   <translation>o disco é somente leitura</translation>
  </message>
  <message>
   <source>the folder does not exist</source>
   <translation>a pasta não existe</translation>
  </message>
  <message>
   <source>the disk reports an input/output error</source>
   <translation>o disco informa um erro de entrada/saída</translation>
  </message>
  <message>
   <source>another program is using it</source>
   <translation>outro programa o está usando</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>é grande demais</translation>
  </message>
  <message>
   <source>%1: libgit2 %2 is not installed, so Git's history cannot be read</source>
   <translation>%1: libgit2 %2 não está instalado, então o histórico do Git não pode ser lido</translation>
  </message>
  <message>
   <source>%1: the current folder is not in a Git repository (%2)</source>
   <translation>%1: a pasta atual não está em um repositório Git (%2)</translation>
  </message>
  <message>
   <source>%1: the folder %2 is not in a Git repository (%3)</source>
   <translation>%1: a pasta %2 não está em um repositório Git (%3)</translation>
  </message>
  <message>
   <source>%1: there is no revision %2</source>
   <translation>%1: não existe a revisão %2</translation>
  </message>
  <message>
   <source>%1: %2 is not a commit</source>
   <translation>%1: %2 não é um commit</translation>
  </message>
  <message>
   <source>%1: revision %2 has no %3</source>
   <translation>%1: a revisão %2 não tem %3</translation>
  </message>
  <message>
   <source>%1: is not a Git repository (%2)</source>
   <translation>%1: não é um repositório Git (%2)</translation>
  </message>
  <message>
   <source>%1: this clone is shallow, its history ends at commit %2. Retrieve all of it: git fetch --unshallow, or fetch-depth: 0 of actions/checkout</source>
   <translation>%1: este clone é raso, seu histórico termina no commit %2. Obtenha-o por inteiro: git fetch --unshallow, ou fetch-depth: 0 de actions/checkout</translation>
  </message>
  <message>
   <source>The folder %1 is not in a Git repository (%2)</source>
   <translation>A pasta %1 não está em um repositório Git (%2)</translation>
  </message>
  <message>
   <source>The history of %1 cannot be read: %2</source>
   <translation>O histórico de %1 não pode ser lido: %2</translation>
  </message>
  <message>
   <source>The repository of %1 has no commit yet</source>
   <translation>O repositório de %1 ainda não tem nenhum commit</translation>
  </message>
  <message>
   <source>%1: this build of Gatepost cannot read Git's history</source>
   <translation>%1: esta compilação do Gatepost não consegue ler o histórico do Git</translation>
  </message>
  <message>
   <source>%1: %2 is not a regular file but a pipe, a device or something else, so the repository was not read</source>
   <translation>%1: %2 não é um arquivo comum, mas um pipe, um dispositivo ou outra coisa, por isso o repositório não foi lido</translation>
  </message>
  <message>
   <source>%1: %2 has more than %3 files, so the repository was not read</source>
   <translation>%1: %2 tem mais de %3 arquivos, então o repositório não foi lido</translation>
  </message>
  <message>
   <source>%1: %2 includes a file whose name is not plain, so the repository was not read</source>
   <translation>%1: %2 inclui um arquivo cujo nome não é simples, então o repositório não foi lido</translation>
  </message>
  <message>
   <source>%1 was not read, because %2 is a submodule, whose files are in another repository.</source>
   <translation>%1 não foi lido, porque %2 é um submódulo, cujos arquivos estão em outro repositório.</translation>
  </message>
  <message>
   <source>%1 is not a regular file but a pipe, a device or something else, so it was not read.</source>
   <translation>%1 não é um arquivo comum, mas um pipe, um dispositivo ou outra coisa, por isso não foi lido.</translation>
  </message>
  <message>
   <source>%1 is a folder, not a file.</source>
   <translation>%1 é uma pasta, não um arquivo.</translation>
  </message>
  <message>
   <source>%1 could not be read: you do not have permission to read it.</source>
   <translation>Não foi possível ler %1: você não tem permissão de leitura.</translation>
  </message>
  <message>
   <source>%1 could not be read: %2.</source>
   <translation>Não foi possível ler %1: %2.</translation>
  </message>
  <message>
   <source>%1 was not read, because it is larger than %2 MiB.</source>
   <translation>%1 não foi lido, porque tem mais de %2 MiB.</translation>
  </message>
  <message>
   <source>%1 was not read, because it is not inside the site's folder. Copy the file into the folder and name it from there.</source>
   <translation>%1 não foi lido, porque não está dentro da pasta do site. Copie o arquivo para a pasta e nomeie-o a partir dela.</translation>
  </message>
  <message>
   <source>%1 was not read: it is a link to %2, which is not inside the site's folder. Copy the file into the folder, or open it by its own name.</source>
   <translation>%1 não foi lido: é um link para %2, que não está dentro da pasta do site. Copie o arquivo para a pasta ou abra-o por seu próprio nome.</translation>
  </message>
  <message>
   <source>%1 is a link to %2, which does not exist.</source>
   <translation>%1 é um link para %2, que não existe.</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 não existe.</translation>
  </message>
  <message>
   <source>%1 is not a folder but a file. Name its folder.</source>
   <translation>%1 não é uma pasta, e sim um arquivo. Indique a pasta dele.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2.</source>
   <translation>Não foi possível gravar %1: %2.</translation>
  </message>
  <message>
   <source>%1 was not written, because it is not inside the site's folder.</source>
   <translation>%1 não foi gravado, porque não está dentro da pasta do site.</translation>
  </message>
  <message>
   <source>%1 was not written: a link leads to %2, which is not inside the site's folder.</source>
   <translation>%1 não foi gravado: um link leva a %2, que não está dentro da pasta do site.</translation>
  </message>
  <message>
   <source>%1 was not written: the text has %2 bytes, and a file of more than %3 MiB could not be opened again. Make it shorter. The file on disk is as it was.</source>
   <translation>%1 não foi gravado: o texto tem %2 bytes, e um arquivo de mais de %3 MiB não poderia ser aberto de novo. Encurte-o. O arquivo em disco está como antes.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file on disk is as it was.</source>
   <translation>Não foi possível gravar %1: %2. O arquivo em disco está como antes.</translation>
  </message>
  <message>
   <source>%1 is not a regular file; it was not written.</source>
   <translation>%1 não é um arquivo comum; não foi gravado.</translation>
  </message>
  <message>
   <source>%1 was not written, because its present text could not be read first: %2. The file on disk is as it was.</source>
   <translation>%1 não foi gravado, porque não foi possível ler antes seu texto atual: %2. O arquivo em disco está como antes.</translation>
  </message>
  <message>
   <source>%1 was not written: its old text could not be kept safe first, because %2.</source>
   <translation>%1 não foi gravado: não foi possível guardar antes o texto antigo em segurança, porque %2.</translation>
  </message>
  <message>
   <source>%1 has a second name (a hard link). Replacing it in one step would part the two; writing over it keeps them together, but is not safe against a crash in the middle.</source>
   <translation>%1 tem um segundo nome (um hard link). Substituí-lo em um só passo separaria os dois; gravar por cima os mantém juntos, mas não é seguro contra uma falha no meio.</translation>
  </message>
  <message>
   <source>%1 was not written: the backup %2 could not be made: %3.</source>
   <translation>%1 não foi gravado: não foi possível criar o backup %2: %3.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged.</source>
   <translation>Não foi possível gravar %1: %2. O arquivo pode estar danificado.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged; its old text is in %3.</source>
   <translation>Não foi possível gravar %1: %2. O arquivo pode estar danificado; o texto antigo está em %3.</translation>
  </message>
  <message>
   <source>No new file can be made in the folder of %1 (%2), so the file cannot be replaced in one step. Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>Não é possível criar um arquivo novo na pasta de %1 (%2); por isso o arquivo não pode ser substituído em um só passo. É possível gravar por cima, mas não é seguro contra uma falha no meio.</translation>
  </message>
  <message>
   <source>%1 belongs to another user or group, and a new file would belong to you. Writing over it keeps the owner, but is not safe against a crash in the middle.</source>
   <translation>%1 pertence a outro usuário ou grupo, e um arquivo novo pertenceria a você. Gravar por cima mantém o proprietário, mas não é seguro contra uma falha no meio.</translation>
  </message>
  <message>
   <source>Another program changed %1 while it was being saved. It was not written.</source>
   <translation>Outro programa alterou %1 enquanto ele era salvo. Não foi gravado.</translation>
  </message>
  <message>
   <source>%1 cannot be replaced in one step (%2). Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>%1 não pode ser substituído em um só passo (%2). É possível gravar por cima, mas não é seguro contra uma falha no meio.</translation>
  </message>
  <message>
   <source>%1 is saved, but its access list or its extended attributes could not be kept in full: %2.</source>
   <translation>%1 foi salvo, mas sua lista de acesso ou seus atributos estendidos não puderam ser mantidos por completo: %2.</translation>
  </message>
  <message>
   <source>%1 is saved, but its folder could not be synced (%2): until the system does so, a power failure may bring the old text back.</source>
   <translation>%1 foi salvo, mas não foi possível sincronizar sua pasta (%2): até que o sistema o faça, uma queda de energia pode trazer o texto antigo de volta.</translation>
  </message>
  <message>
   <source>%1 is saved, but could not be read again: %2.</source>
   <translation>%1 foi salvo, mas não foi possível lê-lo de novo: %2.</translation>
  </message>
  <message>
   <source>%1 was saved, but now has another text: another program wrote it at the same moment.</source>
   <translation>%1 foi salvo, mas agora tem outro texto: outro programa o gravou no mesmo momento.</translation>
  </message>
  <message>
   <source>%1 was changed by another program since it was opened.</source>
   <translation>%1 foi alterado por outro programa desde que foi aberto.</translation>
  </message>
  <message>
   <source>%1 was not written, because another Gatepost is saving in the same folder and does not finish. Try again.</source>
   <translation>%1 não foi gravado, porque outro Gatepost está salvando na mesma pasta e não termina. Tente de novo.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>The folder %1 could not be read: %2.</source>
   <translation>Não foi possível ler a pasta %1: %2.</translation>
  </message>
  <message>
   <source>There is no place for it below chain/.</source>
   <translation>Não há lugar para ele sob chain/.</translation>
  </message>
  <message>
   <source>There is no file %1. Put a copy of it there, or name one below “chain:” in gatepost.yaml.</source>
   <translation>Não existe o arquivo %1. Ponha uma cópia dele lá ou indique um sob “chain:” em gatepost.yaml.</translation>
  </message>
  <message>
   <source>there is no such file (sitemaps: in gatepost.yaml)</source>
   <translation>esse arquivo não existe (sitemaps: em gatepost.yaml)</translation>
  </message>
  <message>
   <source>%1: %2. The list was not written, or it would lose this: mend the line, or remove it.</source>
   <translation>%1: %2. A lista não foi gravada, senão perderia isto: corrija a linha ou remova-a.</translation>
  </message>
  <message>
   <source>There is no folder for the list of agents: HOME is not set.</source>
   <translation>Não há pasta para a lista de agentes: HOME não está definida.</translation>
  </message>
  <message>
   <source>%1: the list would be larger than 1 MiB.</source>
   <translation>%1: a lista teria mais de 1 MiB.</translation>
  </message>
  <message>
   <source>The site is not saved in a folder yet.</source>
   <translation>O site ainda não está salvo em uma pasta.</translation>
  </message>
  <message>
   <source>%1 could not be removed.</source>
   <translation>Não foi possível remover %1.</translation>
  </message>
  <message>
   <source>Policy tests, sample paths and rehearsed answers are kept beside the site's files: save a policy file into a folder first.</source>
   <translation>Testes da política, caminhos de exemplo e respostas ensaiadas ficam guardados ao lado dos arquivos do site: salve antes um arquivo de política em uma pasta.</translation>
  </message>
 </context>
 <context>
  <name>templates</name>
  <message>
   <source>Typical robots.txt</source>
   <translation>robots.txt, o habitual</translation>
  </message>
  <message>
   <source>Open, with a few paths closed and a group for one crawler.</source>
   <translation>Aberto, com alguns caminhos fechados e um grupo para um crawler.</translation>
  </message>
  <message>
   <source>robots.txt with hours and rates</source>
   <translation>robots.txt com horários e taxas</translation>
  </message>
  <message>
   <source>Groups of the extended standard 2.0: visiting hours, request rates, whole paths and patterns.</source>
   <translation>Grupos do padrão estendido 2.0: horários de visita, taxas de requisições, caminhos inteiros e padrões.</translation>
  </message>
  <message>
   <source>robots.txt with preference signals</source>
   <translation>robots.txt com sinais de preferência</translation>
  </message>
  <message>
   <source>Says what a page may be used for once it is fetched.</source>
   <translation>Diz para que uma página pode ser usada depois de acessada.</translation>
  </message>
  <message>
   <source>robots.txt with agent patterns</source>
   <translation>robots.txt com padrões de agentes</translation>
  </message>
  <message>
   <source>Groups for agents named by a pattern, such as everything that ends in -ai.</source>
   <translation>Grupos para agentes nomeados por um padrão, como tudo o que termina em -ai.</translation>
  </message>
  <message>
   <source>robots-ai.txt, allow all</source>
   <translation>robots-ai.txt, permitir tudo</translation>
  </message>
  <message>
   <source>Every AI agent may fetch what robots.txt leaves open.</source>
   <translation>Todo agente de IA pode acessar o que robots.txt deixa aberto.</translation>
  </message>
  <message>
   <source>robots-ai.txt, block all</source>
   <translation>robots-ai.txt, bloquear tudo</translation>
  </message>
  <message>
   <source>No AI agent that reads robots-ai.txt may fetch anything; other crawlers are not affected.</source>
   <translation>Nenhum agente de IA que lê robots-ai.txt pode acessar nada; outros crawlers não são afetados.</translation>
  </message>
  <message>
   <source>robots-ai.txt, one agent only</source>
   <translation>robots-ai.txt, só um agente</translation>
  </message>
  <message>
   <source>One AI agent is welcome, the others are not, if they read robots-ai.txt.</source>
   <translation>Um agente de IA é bem-vindo e os outros não, se leem robots-ai.txt.</translation>
  </message>
  <message>
   <source>robots-ai.txt by paths</source>
   <translation>robots-ai.txt por caminhos</translation>
  </message>
  <message>
   <source>Some paths open and some closed to AI agents that read robots-ai.txt, at a gentle pace.</source>
   <translation>Alguns caminhos abertos e outros fechados a agentes de IA que leem robots-ai.txt, em ritmo suave.</translation>
  </message>
  <message>
   <source>robots2.txt, every directive as a reference</source>
   <translation>robots2.txt, um pouco de tudo</translation>
  </message>
  <message>
   <source>Every directive once, with its usual value: an example to cut down.</source>
   <translation>Cada diretiva uma vez, com seu valor habitual: um exemplo para enxugar.</translation>
  </message>
  <message>
   <source>Agent policy</source>
   <translation>Política de agentes</translation>
  </message>
  <message>
   <source>An entity from which robots.txt is rendered: agents by role, a default, notes.</source>
   <translation>Uma entidade da qual robots.txt é gerado: agentes por papel, um padrão, notas.</translation>
  </message>
 </context>
 <context>
  <name>value</name>
  <message>
   <source>only %1</source>
   <translation>só %1</translation>
  </message>
  <message>
   <source>a product token such as GPTBot, a pattern or *</source>
   <translation>um token de produto como GPTBot, um padrão ou *</translation>
  </message>
  <message>
   <source>a path that begins with / or *</source>
   <translation>um caminho que começa com / ou *</translation>
  </message>
  <message>
   <source>some text</source>
   <translation>algum texto</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x</source>
   <translation>uma URL absoluta como https://www.example.com/x</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x or a mail address</source>
   <translation>uma URL absoluta como https://www.example.com/x ou um endereço de e-mail</translation>
  </message>
  <message>
   <source>a number of seconds such as 10 or 0.5</source>
   <translation>um número de segundos como 10 ou 0.5</translation>
  </message>
  <message>
   <source>documents/time[s|m|h], both whole and above 0, such as 1/10 or 5/1m 0600-0845</source>
   <translation>documentos/tempo[s|m|h], ambos inteiros e acima de 0, como 1/10 ou 5/1m 0600-0845</translation>
  </message>
  <message>
   <source>a window of the UTC day such as 0600-0845</source>
   <translation>uma janela do dia UTC como 0600-0845</translation>
  </message>
  <message>
   <source>two or three whole numbers with dots such as 2.0</source>
   <translation>dois ou três números inteiros com pontos como 2.0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0</source>
   <translation>um número inteiro de requisições por minuto acima de 0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0, or %1</source>
   <translation>um número inteiro de requisições por minuto acima de 0, ou %1</translation>
  </message>
  <message>
   <source>a language tag such as en or en-AU</source>
   <translation>uma etiqueta de idioma como en ou en-AU</translation>
  </message>
  <message>
   <source>%1, also with a path as in 18+:/adult</source>
   <translation>%1, também com um caminho, como em 18+:/adult</translation>
  </message>
  <message>
   <source>members that are y or n, such as train-ai=n, search=y</source>
   <translation>membros que são y ou n, como train-ai=n, search=y</translation>
  </message>
  <message>
   <source>key=yes or key=no, such as search=yes, ai-train=no</source>
   <translation>chave=yes ou chave=no, como search=yes, ai-train=no</translation>
  </message>
  <message>
   <source>a time such as 2026-04-07 08:00 UTC</source>
   <translation>um horário como 2026-04-07 08:00 UTC</translation>
  </message>
  <message>
   <source>a ULID: 26 characters, digits and A–Z without I, L, O and U</source>
   <translation>um ULID: 26 dígitos e letras, sem I, L, O e U</translation>
  </message>
  <message>
   <source>a list of agents</source>
   <translation>uma lista de agentes</translation>
  </message>
  <message>
   <source>a map of roles to notes</source>
   <translation>um mapa de papéis para notas</translation>
  </message>
  <message>
   <source>text, a list or a map</source>
   <translation>texto, uma lista ou um mapa</translation>
  </message>
  <message>
   <source>%1 wants a value: %2</source>
   <translation>%1 pede um valor: %2</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: %3</source>
   <translation>%1 não é um valor de %2: %3</translation>
  </message>
  <message>
   <source>%1 contains a control character: remove it</source>
   <translation>%1 contém um caractere de controle: remova-o</translation>
  </message>
  <message>
   <source># would begin a comment in %1: write %2 for it</source>
   <translation># começaria um comentário em %1: escreva %2 em seu lugar</translation>
  </message>
  <message>
   <source># would begin a comment in %1: remove it</source>
   <translation># começaria um comentário em %1: remova-o</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so %2 matches nothing</source>
   <translation>%1 não começa com / nem com *, então %2 não corresponde a nada</translation>
  </message>
  <message>
   <source>the path in %1 must begin with / or *, right after the colon</source>
   <translation>o caminho em %1 deve começar com / ou *, logo depois dos dois-pontos</translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 s</source>
   <comment>%n request / %1 s</comment>
   <translation>
    <numerusform>%n requisição / %1 s</numerusform>
    <numerusform>%n requisições / %1 s</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / s</source>
   <comment>%n request / s</comment>
   <translation>
    <numerusform>%n requisição / s</numerusform>
    <numerusform>%n requisições / s</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 min</source>
   <comment>%n request / %1 min</comment>
   <translation>
    <numerusform>%n requisição / %1 min</numerusform>
    <numerusform>%n requisições / %1 min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / min</source>
   <comment>%n request / min</comment>
   <translation>
    <numerusform>%n requisição / min</numerusform>
    <numerusform>%n requisições / min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 h</source>
   <comment>%n request / %1 h</comment>
   <translation>
    <numerusform>%n requisição / %1 h</numerusform>
    <numerusform>%n requisições / %1 h</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / h</source>
   <comment>%n request / h</comment>
   <translation>
    <numerusform>%n requisição / h</numerusform>
    <numerusform>%n requisições / h</numerusform>
   </translation>
  </message>
  <message>
   <source>no pause</source>
   <translation>sem pausa</translation>
  </message>
  <message>
   <source>no requests</source>
   <translation>nenhuma requisição</translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message>
   <source>No agent called %1 is known. Did you mean %2?</source>
   <translation>Não se conhece agente chamado %1. Você quis dizer %2?</translation>
  </message>
  <message>
   <source>Which names the pattern %1 matches could not be found out, so agents that it names may have been left out</source>
   <translation>Não foi possível descobrir a que nomes o padrão %1 corresponde, então agentes que ele nomeia podem ter ficado de fora</translation>
  </message>
  <message>
   <source>The patterns of User-agent lines overlap in too many ways, so agents that they name were left out</source>
   <translation>Os padrões das linhas User-agent se sobrepõem de maneiras demais, então agentes que eles nomeiam ficaram de fora</translation>
  </message>
  <message>
   <source>The files name more than %1 patterns of agents, so agents that the others name were left out</source>
   <translation>Os arquivos nomeiam mais de %1 padrões de agentes, então os agentes que os demais nomeiam ficaram de fora</translation>
  </message>
  <message>
   <source>No name could be made that no pattern matches, so agents that no line names were left out</source>
   <translation>Não foi possível formar um nome a que nenhum padrão corresponda, então os agentes que nenhuma linha nomeia ficaram de fora</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 não é uma das oito categorias</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it</source>
   <translation>%1 não está na lista de agentes, e nenhum arquivo o nomeia</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it: did you mean %2?</source>
   <translation>%1 não está na lista de agentes, e nenhum arquivo o nomeia: você quis dizer %2?</translation>
  </message>
  <message>
   <source>An example could not be confirmed: %1</source>
   <translation>Não foi possível confirmar um exemplo: %1</translation>
  </message>
  <message>
   <source>The map has more than %1 answers, paths times hours. Ask about one instant, or about fewer agents</source>
   <translation>O mapa tem mais de %1 respostas, caminhos vezes horas. Pergunte sobre um instante ou sobre menos agentes</translation>
  </message>
  <message>
   <source>Paths that match %1 and other rules were too many combinations to decide</source>
   <translation>Os caminhos que correspondem a %1 e a outras regras davam combinações demais para decidir</translation>
  </message>
  <message>
   <source>The pattern %1 matches no path: it must begin with / or *</source>
   <translation>O padrão %1 não corresponde a nenhum caminho: deve começar com / ou *</translation>
  </message>
  <message>
   <source>No agent is %1</source>
   <translation>Nenhum agente é %1</translation>
  </message>
  <message>
   <source>%1 on %2 at %3: %4</source>
   <translation>%1 em %2, %3: %4</translation>
  </message>
  <message>
   <source>It asks the files of environment %1, which are not these</source>
   <translation>Pergunta pelos arquivos do ambiente %1, que não são estes</translation>
  </message>
  <message>
   <source>%1 is a group of agents: write “agents:”</source>
   <translation>%1 é um grupo de agentes: escreva “agents:”</translation>
  </message>
  <message>
   <source>%1 is not a reading: author, rfc9309, google, koster1994 or known is expected</source>
   <translation>%1 não é uma leitura: espera-se author, rfc9309, google, koster1994 ou known</translation>
  </message>
  <message>
   <source>It is true for all of these agents, paths and times</source>
   <translation>Vale para todos estes agentes, caminhos e momentos</translation>
  </message>
  <message>
   <source>What agents of Google are known to do was not decided for every spelling of a path</source>
   <translation>O que se sabe que os agentes do Google fazem não foi decidido para todas as grafias de um caminho</translation>
  </message>
  <message>
   <source>%1 reads robots.txt as Google does and other files as all others do: paths with percent escapes could not be compared</source>
   <translation>%1 lê robots.txt como o Google e os outros arquivos como todos os demais: não foi possível comparar caminhos com sequências de escape percentuais</translation>
  </message>
  <message>
   <source>Too many Content-Usage lines match the same paths to join them</source>
   <translation>Linhas Content-Usage demais correspondem aos mesmos caminhos para que possam ser combinadas</translation>
  </message>
  <message>
   <source>Every unknown agent</source>
   <translation>Todo agente desconhecido</translation>
  </message>
  <message>
   <source>every unknown agent</source>
   <translation>todo agente desconhecido</translation>
  </message>
  <message>
   <source>Every unknown %1</source>
   <translation>Todo agente desconhecido (%1)</translation>
  </message>
  <message>
   <source>every unknown %1</source>
   <translation>todo agente desconhecido (%1)</translation>
  </message>
  <message>
   <source>Agents that match %1</source>
   <translation>Agentes que correspondem a %1</translation>
  </message>
  <message>
   <source>agents that match %1</source>
   <translation>agentes que correspondem a %1</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2</source>
   <comment>%1 loses %2</comment>
   <translation>
    <numerusform>%1 perde %2</numerusform>
    <numerusform>%1 perdem %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose everything</source>
   <comment>%1 loses everything</comment>
   <translation>
    <numerusform>%1 perde tudo</numerusform>
    <numerusform>%1 perdem tudo</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent loses %1</source>
   <translation>Todo agente perde %1</translation>
  </message>
  <message>
   <source>Every agent loses everything</source>
   <translation>Todo agente perde tudo</translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for %2</source>
   <comment>%1 must wait for %2</comment>
   <translation>
    <numerusform>%1 deve esperar por %2</numerusform>
    <numerusform>%1 devem esperar por %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for everything</source>
   <comment>%1 must wait for everything</comment>
   <translation>
    <numerusform>%1 deve esperar por tudo</numerusform>
    <numerusform>%1 devem esperar por tudo</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must wait for %1</source>
   <translation>Todo agente deve esperar por %1</translation>
  </message>
  <message>
   <source>Every agent must wait for everything</source>
   <translation>Todo agente deve esperar por tudo</translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for %2</source>
   <comment>%1 must ask first for %2</comment>
   <translation>
    <numerusform>%1 deve perguntar antes por %2</numerusform>
    <numerusform>%1 devem perguntar antes por %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for everything</source>
   <comment>%1 must ask first for everything</comment>
   <translation>
    <numerusform>%1 deve perguntar antes por tudo</numerusform>
    <numerusform>%1 devem perguntar antes por tudo</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must ask first for %1</source>
   <translation>Todo agente deve perguntar antes por %1</translation>
  </message>
  <message>
   <source>Every agent must ask first for everything</source>
   <translation>Todo agente deve perguntar antes por tudo</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2</source>
   <comment>%1 gains %2</comment>
   <translation>
    <numerusform>%1 ganha %2</numerusform>
    <numerusform>%1 ganham %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain everything</source>
   <comment>%1 gains everything</comment>
   <translation>
    <numerusform>%1 ganha tudo</numerusform>
    <numerusform>%1 ganham tudo</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent gains %1</source>
   <translation>Todo agente ganha %1</translation>
  </message>
  <message>
   <source>Every agent gains everything</source>
   <translation>Todo agente ganha tudo</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for %2</source>
   <comment>%1 no longer has to wait for %2</comment>
   <translation>
    <numerusform>%1 não precisa mais esperar por %2</numerusform>
    <numerusform>%1 não precisam mais esperar por %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for anything</source>
   <comment>%1 no longer has to wait for anything</comment>
   <translation>
    <numerusform>%1 não precisa mais esperar por nada</numerusform>
    <numerusform>%1 não precisam mais esperar por nada</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to wait for %1 any longer</source>
   <translation>Nenhum agente precisa mais esperar por %1</translation>
  </message>
  <message>
   <source>No agent has to wait any longer</source>
   <translation>Nenhum agente precisa mais esperar por nada</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for %2</source>
   <comment>%1 no longer has to ask for %2</comment>
   <translation>
    <numerusform>%1 não precisa mais perguntar por %2</numerusform>
    <numerusform>%1 não precisam mais perguntar por %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for anything</source>
   <comment>%1 no longer has to ask for anything</comment>
   <translation>
    <numerusform>%1 não precisa mais perguntar por nada</numerusform>
    <numerusform>%1 não precisam mais perguntar por nada</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to ask for %1 any longer</source>
   <translation>Nenhum agente precisa mais perguntar por %1</translation>
  </message>
  <message>
   <source>No agent has to ask any longer</source>
   <translation>Nenhum agente precisa mais perguntar por nada</translation>
  </message>
  <message>
   <source>%1 (the whole path)</source>
   <translation>%1 (o caminho inteiro)</translation>
  </message>
  <message>
   <source>%1 (written just so)</source>
   <translation>%1 (escrito exatamente assim)</translation>
  </message>
  <message>
   <source>Every agent except %1</source>
   <translation>Todo agente exceto %1</translation>
  </message>
  <message>
   <source>%1 (%2 line %3: %4)</source>
   <translation>%1 (%2, linha %3: %4)</translation>
  </message>
  <message>
   <source>%1 (before: %2 line %3: %4)</source>
   <translation>%1 (antes: %2, linha %3: %4)</translation>
  </message>
  <message>
   <source>unstated</source>
   <translation>não declarado</translation>
  </message>
  <message>
   <source>Every agent</source>
   <translation>Todo agente</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4</source>
   <translation>%1: %2 era %3, é %4</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4, for %5</source>
   <translation>%1: %2 era %3, é %4, para %5</translation>
  </message>
  <message numerus="yes">
   <source>%n more agents</source>
   <comment>%n more agent</comment>
   <translation>
    <numerusform>mais %n agente</numerusform>
    <numerusform>mais %n agentes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more places</source>
   <comment>%n more place</comment>
   <translation>
    <numerusform>mais %n lugar</numerusform>
    <numerusform>mais %n lugares</numerusform>
   </translation>
  </message>
  <message>
   <source>the policy files</source>
   <translation>os arquivos de política</translation>
  </message>
  <message>
   <source>what matches both %1</source>
   <translation>o que corresponde ao mesmo tempo a %1</translation>
  </message>
  <message>
   <source>everything except %1</source>
   <translation>tudo exceto %1</translation>
  </message>
  <message>
   <source>%1 except %2</source>
   <translation>%1 exceto %2</translation>
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
   <translation>A busca foi interrompida antes do fim</translation>
  </message>
  <message>
   <source>The search reached its limit before all combinations were compared</source>
   <translation>A busca atingiu seu limite antes de comparar todas as combinações</translation>
  </message>
  <message>
   <source>asked at this very time</source>
   <translation>perguntado neste exato momento</translation>
  </message>
  <message numerus="yes">
   <source>asked %n days earlier</source>
   <comment>asked %n day earlier</comment>
   <translation>
    <numerusform>perguntado %n dia antes</numerusform>
    <numerusform>perguntado %n dias antes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n hours earlier</source>
   <comment>asked %n hour earlier</comment>
   <translation>
    <numerusform>perguntado %n hora antes</numerusform>
    <numerusform>perguntado %n horas antes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n minutes earlier</source>
   <comment>asked %n minute earlier</comment>
   <translation>
    <numerusform>perguntado %n minuto antes</numerusform>
    <numerusform>perguntado %n minutos antes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n seconds earlier</source>
   <comment>asked %n second earlier</comment>
   <translation>
    <numerusform>perguntado %n segundo antes</numerusform>
    <numerusform>perguntado %n segundos antes</numerusform>
   </translation>
  </message>
  <message>
   <source>for %1</source>
   <translation>para %1</translation>
  </message>
  <message>
   <source>the rehearsed site has no ask endpoint, so the answer is no</source>
   <translation>o site ensaiado não tem endpoint de ask, então a resposta é no</translation>
  </message>
  <message>
   <source>the agent must ask first: the ask rehearsal has no answer for %1 at this time</source>
   <translation>o agente precisa perguntar antes: o ensaio de ask não tem resposta para %1 neste momento</translation>
  </message>
  <message>
   <source>the agent must ask first; no answers are rehearsed for this site</source>
   <translation>o agente precisa perguntar antes; nenhuma resposta está ensaiada para este site</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says no</source>
   <translation>a linha %1 do ensaio de ask (%2) diz no</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for 24 hours</source>
   <translation>a linha %1 do ensaio de ask (%2) diz yes, por 24 horas</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for this request</source>
   <translation>a linha %1 do ensaio de ask (%2) diz yes, para esta requisição</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) has expired: the agent must ask again</source>
   <translation>a linha %1 do ensaio de ask (%2) expirou: o agente precisa perguntar de novo</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) does not cover this path, so the answer is no</source>
   <translation>a linha %1 do ensaio de ask (%2) não abrange este caminho, então a resposta é no</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says to try again later: until then the agent must ask</source>
   <translation>a linha %1 do ensaio de ask (%2) diz para tentar de novo depois: até lá o agente precisa perguntar</translation>
  </message>
  <message>
   <source>names this agent</source>
   <translation>nomeia este agente</translation>
  </message>
  <message>
   <source>no group names %1, and its operator says that it then follows the group for %2</source>
   <translation>nenhum grupo nomeia %1, e seu operador diz que então ele segue o grupo para %2</translation>
  </message>
  <message>
   <source>the pattern matches %1</source>
   <translation>o padrão corresponde a %1</translation>
  </message>
  <message>
   <source>no other group names this agent, so the group for * applies</source>
   <translation>nenhum outro grupo nomeia este agente, então se aplica o grupo para *</translation>
  </message>
  <message>
   <source>names no agent</source>
   <translation>não nomeia nenhum agente</translation>
  </message>
  <message>
   <source>not for %1, which has its own group in line %2: * is for agents that no other group names</source>
   <translation>não é para %1, que tem um grupo próprio na linha %2: * é para agentes que nenhum outro grupo nomeia</translation>
  </message>
  <message>
   <source>not for %1, which follows the group for %3 in line %2: * is for agents that no other group names</source>
   <translation>não é para %1, que segue o grupo para %3 na linha %2: * é para agentes que nenhum outro grupo nomeia</translation>
  </message>
  <message>
   <source>not for %1, which the pattern in line %2 matches: * is for agents that no other group names</source>
   <translation>não é para %1, a que corresponde o padrão na linha %2: * é para agentes que nenhum outro grupo nomeia</translation>
  </message>
  <message>
   <source>does not reach %1: its operator says that it follows only groups that name it</source>
   <translation>não alcança %1: seu operador diz que ele só segue grupos que o nomeiam</translation>
  </message>
  <message>
   <source>does not apply to this agent</source>
   <translation>não se aplica a este agente</translation>
  </message>
  <message>
   <source>%1 follows this group only if no better one names it, and line %2 does</source>
   <translation>%1 só segue este grupo se nenhum melhor o nomeia, e a linha %2 o nomeia</translation>
  </message>
  <message>
   <source>names another agent</source>
   <translation>nomeia outro agente</translation>
  </message>
  <message>
   <source>the pattern does not match %1</source>
   <translation>o padrão não corresponde a %1</translation>
  </message>
  <message>
   <source>not read: of a file's patterns only the first %1 count</source>
   <translation>não lido: dos padrões de um arquivo só contam os primeiros %1</translation>
  </message>
  <message>
   <source>not a valid pattern: it matches no agent</source>
   <translation>não é um padrão válido: não corresponde a nenhum agente</translation>
  </message>
  <message>
   <source>the pattern matches %1, but line %2 has its name, and a name comes before a pattern</source>
   <translation>o padrão corresponde a %1, mas a linha %2 tem seu nome, e um nome vem antes de um padrão</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is longer</source>
   <translation>o padrão corresponde a %1, mas o da linha %2 é mais longo</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is as long and comes first</source>
   <translation>o padrão corresponde a %1, mas o da linha %2 é igualmente longo e vem primeiro</translation>
  </message>
  <message>
   <source>%1, because %2</source>
   <translation>%1, porque %2</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4, because %5</source>
   <translation>%1 — %2, linha %3, %4, porque %5</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4</source>
   <translation>%1 — %2, linha %3, %4</translation>
  </message>
  <message>
   <source>%1 is not an expectation: write allow, deny, later, ask, “not” before one of these, or a row of the use table such as “train: no”</source>
   <translation>%1 não é uma expectativa: escreva allow, deny, later, ask, “not” antes de uma delas, ou uma linha da tabela de usos, como “train: no”</translation>
  </message>
  <message>
   <source>%1 is not a directive of the use table</source>
   <translation>%1 não é uma diretiva da tabela de usos</translation>
  </message>
  <message>
   <source>the path is empty</source>
   <translation>o caminho está vazio</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4 at %5: %3 expected</source>
   <translation>%1 em %2, leitura %4, %5: esperado %3</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4: %3 expected</source>
   <translation>%1 em %2, leitura %4: esperado %3</translation>
  </message>
  <message>
   <source>%1 on %2: %3 expected</source>
   <translation>%1 em %2: esperado %3</translation>
  </message>
  <message>
   <source>%1 on %2 at %4: %3 expected</source>
   <translation>%1 em %2, %4: esperado %3</translation>
  </message>
  <message>
   <source>%1, if the answer is %2</source>
   <translation>%1, se a resposta for %2</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt</source>
   <translation>segundo a documentação, %1 ignora robots.txt</translation>
  </message>
  <message>
   <source>no group applies to it</source>
   <translation>nenhum grupo se dirige a ele</translation>
  </message>
  <message>
   <source>the group for * is read instead</source>
   <translation>em vez dele, é lido o grupo para *</translation>
  </message>
  <message>
   <source>another group is read instead</source>
   <translation>em vez dele, é lido outro grupo</translation>
  </message>
  <message>
   <source>The author's reading: %1. %3: %2</source>
   <translation>Leitura do autor: %1. %3: %2</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; a robot of 1994 knows robots.txt alone</source>
   <translation>%1, linha %2, %3 decide; um robô de 1994 só conhece robots.txt</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 is not known to read %1</source>
   <translation>%1, linha %2, %3 decide; não consta que %4 leia %1</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 knows robots.txt alone</source>
   <translation>%1, linha %2, %3 decide; %4 só conhece robots.txt</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); a robot of 1994 has no such fall-back: %4</source>
   <translation>Nenhum grupo cita %1: seu operador diz que ele então obedece a %2 (linha %3); um robô de 1994 não tem esse recurso: %4</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); %5 has no such fall-back: %4</source>
   <translation>Nenhum grupo cita %1: seu operador diz que ele então obedece a %2 (linha %3); %5 não tem esse recurso: %4</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for a robot of 1994 it is plain text that names nobody: %3</source>
   <translation>Linha %1, %2: o autor quis um padrão; para um robô de 1994 é texto simples que não nomeia ninguém: %3</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for %4 it is plain text that names nobody: %3</source>
   <translation>Linha %1, %2: o autor quis um padrão; para %4 é texto simples que não nomeia ninguém: %3</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; a robot of 1994 does not know that</source>
   <translation>Segundo a documentação, %1 não obedece a grupos para *; um robô de 1994 não sabe disso</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; %2 does not know that</source>
   <translation>Segundo a documentação, %1 não obedece a grupos para *; %2 não sabe disso</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt reads only a–z, A–Z, - and _ and cuts %3 to “%4”: %5</source>
   <translation>Linha %1, %2: google/robotstxt lê só letras, - e _ e corta %3 para “%4”: %5</translation>
  </message>
  <message>
   <source>Line %1, %2 is in no record of 1994 that contains rules for it: %3</source>
   <translation>A linha %1, %2, não está em nenhum registro de 1994 que contenha regras para ele: %3</translation>
  </message>
  <message>
   <source>Line %1, %2: in 1994 the first record that contains part of the name counted, and %3 contains “%4”</source>
   <translation>Linha %1, %2: em 1994 contava o primeiro registro que contém parte do nome, e %3 contém “%4”</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; a robot of 1994 knows no versions and reads it</source>
   <translation>A linha %1, %2, torna o grupo experimental, como se não existisse; um robô de 1994 não conhece versões e o lê</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; %3 knows no versions and reads it</source>
   <translation>A linha %1, %2, torna o grupo experimental, como se não existisse; %3 não conhece versões e o lê</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt cuts it to “%3”, which names this agent</source>
   <translation>Linha %1, %2: google/robotstxt o corta para “%3”, que nomeia este agente</translation>
  </message>
  <message>
   <source>Line %1, %2 has no colon and decides nothing; google/robotstxt reads it as if it had one</source>
   <translation>A linha %1, %2, não tem dois-pontos e não decide nada; google/robotstxt a lê como se tivesse</translation>
  </message>
  <message>
   <source>Line %1, %2: its key is not known and decides nothing; google/robotstxt takes it for %3</source>
   <translation>Linha %1, %2: sua chave é desconhecida e não decide nada; google/robotstxt a toma por %3</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; a robot of 1994 reads one key per line and does not see it</source>
   <translation>A linha %1, %2, contém uma regra na linha User-agent; um robô de 1994 lê uma chave por linha e não a vê</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; %3 reads one key per line and does not see it</source>
   <translation>A linha %1, %2, contém uma regra na linha User-agent; %3 lê uma chave por linha e não a vê</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; a robot of 1994 reads them as prefixes, the topmost rule first</source>
   <translation>A linha %1, %2, faz deste um grupo do padrão 2.0: os caminhos são exatos ou padrões de shell, em ordem própria; um robô de 1994 os lê como prefixos, a regra mais acima primeiro</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; %3 reads them as prefixes, the longest rule first</source>
   <translation>A linha %1, %2, faz deste um grupo do padrão 2.0: os caminhos são exatos ou padrões de shell, em ordem própria; %3 os lê como prefixos, a regra mais longa primeiro</translation>
  </message>
  <message>
   <source>Line %1, %2 begins a run of User-agent lines that other lines do not end, so line %3 is for all of them; a robot of 1994 ends the record at the blank line</source>
   <translation>A linha %1, %2, começa uma sequência de linhas User-agent que outras linhas não encerram, então a linha %3 é para todas elas; um robô de 1994 encerra o registro na linha vazia</translation>
  </message>
  <message>
   <source>Line %1, %2 comes after a blank line, which ended the record in 1994</source>
   <translation>A linha %1, %2, está depois de uma linha vazia, que em 1994 encerrava o registro</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt lets it allow its folder as well</source>
   <translation>Linha %1, %2: google/robotstxt faz com que permita também sua pasta</translation>
  </message>
  <message>
   <source>Line %1, %2: percent escapes are compared as written by google/robotstxt, which decodes none</source>
   <translation>Linha %1, %2: google/robotstxt compara as sequências de escape percentuais como estão escritas e não decodifica nenhuma</translation>
  </message>
  <message>
   <source>Line %1, %2: * and $ were ordinary characters in 1994, so it does not match</source>
   <translation>Linha %1, %2: * e $ eram caracteres comuns em 1994, então não corresponde</translation>
  </message>
  <message>
   <source>Line %1, %2 comes before line %3: in 1994 the first rule that matched decided, not the longest</source>
   <translation>A linha %1, %2, está acima da linha %3: em 1994 decidia a primeira regra correspondente, não a mais longa</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; a robot of 1994 understands only rules</source>
   <translation>Linha %1: Visit-time em robots.txt é para robôs que conhecem o padrão 2.0; um robô de 1994 só entende regras</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; %2 understands only rules</source>
   <translation>Linha %1: Visit-time em robots.txt é para robôs que conhecem o padrão 2.0; %2 só entende regras</translation>
  </message>
  <message>
   <source>The author's reading: %1. A robot of 1994: %2</source>
   <translation>Leitura do autor: %1. Um robô de 1994: %2</translation>
  </message>
  <message>
   <source>asked: %1</source>
   <translation>perguntado: %1</translation>
  </message>
  <message>
   <source>%1 is not known to obey %2</source>
   <translation>não consta que %1 obedeça a %2</translation>
  </message>
  <message>
   <source>%1 is not known to read %2</source>
   <translation>não consta que %1 leia %2</translation>
  </message>
  <message>
   <source>Yes — %1</source>
   <translation>Sim — %1</translation>
  </message>
  <message>
   <source>No — %1</source>
   <translation>Não — %1</translation>
  </message>
  <message>
   <source>Later — %1</source>
   <translation>Depois — %1</translation>
  </message>
  <message>
   <source>Ask first — %1</source>
   <translation>Perguntar antes — %1</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>sim</translation>
  </message>
  <message>
   <source>no</source>
   <translation>não</translation>
  </message>
  <message>
   <source>later</source>
   <translation>depois</translation>
  </message>
  <message>
   <source>ask first</source>
   <translation>perguntar antes</translation>
  </message>
  <message>
   <source>%1 line %2, %3</source>
   <translation>%1, linha %2, %3</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 há %2</translation>
  </message>
  <message>
   <source>%1 must be open too</source>
   <translation>%1 também precisa estar aberto</translation>
  </message>
  <message>
   <source>opens %1</source>
   <translation>abre %1</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>nunca abre</translation>
  </message>
  <message>
   <source>open until %1</source>
   <translation>aberto até %1</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: it comes all the same</source>
   <translation>segundo a documentação, %1 ignora robots.txt: vem mesmo assim</translation>
  </message>
  <message>
   <source>%1 is not known to read %2: without it, %3</source>
   <translation>não consta que %1 leia %2: sem ele, %3</translation>
  </message>
  <message>
   <source>%1 is not known to obey Visit-time: without it, %2</source>
   <translation>não consta que %1 obedeça a Visit-time: sem ele, %2</translation>
  </message>
  <message>
   <source>for %1, as it is documented to read robots.txt, %2: %3</source>
   <translation>para %1, como lê robots.txt segundo a documentação, %2: %3</translation>
  </message>
  <message>
   <source>no group names %1, and groups for * do not reach it</source>
   <translation>nenhum grupo nomeia %1, e grupos para * não o alcançam</translation>
  </message>
  <message>
   <source>no policy file applies to it</source>
   <translation>nenhum arquivo de política se aplica a ele</translation>
  </message>
  <message>
   <source>no group names it</source>
   <translation>nenhum grupo o nomeia</translation>
  </message>
  <message>
   <source>its group allows only other paths</source>
   <translation>seu grupo só permite outros caminhos</translation>
  </message>
  <message>
   <source>no rule matches this path</source>
   <translation>nenhuma regra corresponde a este caminho</translation>
  </message>
  <message>
   <source>policy files may always be fetched</source>
   <translation>arquivos de política sempre podem ser acessados</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>segundo a documentação, ignora robots.txt</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched (%1)</source>
   <translation>robots.txt não pode ser buscado (%1)</translation>
  </message>
  <message>
   <source>robots.txt could not be fetched for a long time (%1)</source>
   <translation>robots.txt não pôde ser buscado por muito tempo (%1)</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it an %2</source>
   <translation>%1 não declara categoria; o catálogo o classifica como %2</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it a %2</source>
   <translation>%1 não declara categoria; o catálogo o classifica como %2</translation>
  </message>
  <message>
   <source>twice the time of the last document, at least 10 s</source>
   <translation>o dobro do tempo do último documento, no mínimo 10 s</translation>
  </message>
  <message>
   <source>%1 never fetches: this is about use</source>
   <translation>%1 nunca acessa: isto trata do uso</translation>
  </message>
  <message>
   <source>pace %1</source>
   <translation>ritmo %1</translation>
  </message>
  <message>
   <source>pace polite</source>
   <translation>ritmo cortês</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1</source>
   <translation>mas um concorrente não pode lê-lo: %1</translation>
  </message>
  <message>
   <source>%1: %2 (policy token)</source>
   <translation>%1: %2 (token de política)</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>estes arquivos não se aplicam a %1</translation>
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
   <translation>nenhuma regra corresponde a este caminho, então é permitido</translation>
  </message>
  <message>
   <source>robots.txt read by RFC 9309 alone: no 2.0 groups, no pattern agents, no fall-back tokens</source>
   <translation>robots.txt lido só pela RFC 9309: sem grupos 2.0, sem agentes por padrão, sem tokens alternativos</translation>
  </message>
  <message>
   <source>robots.txt read as google/robotstxt does</source>
   <translation>robots.txt lido como faz google/robotstxt</translation>
  </message>
  <message>
   <source>robots.txt read as in 1994: first matching record, first matching rule, plain prefixes</source>
   <translation>robots.txt lido como em 1994: primeiro registro correspondente, primeira regra correspondente, simples prefixos</translation>
  </message>
  <message>
   <source>a policy file may always be fetched, or no agent could learn the policy (Gatepost's choice)</source>
   <translation>um arquivo de política sempre pode ser acessado, ou nenhum agente poderia conhecer a política (escolha do Gatepost)</translation>
  </message>
  <message>
   <source>Content-Usage is about what may be fetched: it does not apply to a path that robots.txt denies</source>
   <translation>Content-Usage trata do que pode ser acessado: não se aplica a um caminho que robots.txt nega</translation>
  </message>
  <message>
   <source>the registry does not know this agent; it is taken to be an AI agent</source>
   <translation>o catálogo não conhece este agente; ele é tomado por agente de IA</translation>
  </message>
  <message>
   <source>%1 never fetches: the verdict is about the use of content that other crawlers fetch</source>
   <translation>%1 nunca acessa: o veredito trata do uso do conteúdo que outros crawlers acessam</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so it may come all the same</source>
   <translation>segundo a documentação, %1 ignora robots.txt, então pode vir mesmo assim</translation>
  </message>
  <message>
   <source>%1 is retired: its operator no longer sends it</source>
   <translation>%1 está aposentado: seu operador não o envia mais</translation>
  </message>
  <message>
   <source>these files apply to %1 only; the answer is given as if %2 were the same host</source>
   <translation>estes arquivos só se aplicam a %1; a resposta é dada como se %2 fosse o mesmo host</translation>
  </message>
  <message>
   <source>nothing is documented of this agent: the files are read as their author meant them</source>
   <translation>nada está documentado sobre este agente: os arquivos são lidos como seu autor quis</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: nothing here keeps it out</source>
   <translation>segundo a documentação, %1 ignora robots.txt: nada aqui o barra</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by google/robotstxt, with its fall-back tokens</source>
   <translation>lido como %1 faz segundo a documentação: por google/robotstxt, com seus tokens alternativos</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by RFC 9309, with its fall-back tokens</source>
   <translation>lido como %1 faz segundo a documentação: pela RFC 9309, com seus tokens alternativos</translation>
  </message>
  <message>
   <source>%1 is not known to read this file</source>
   <translation>não consta que %1 leia este arquivo</translation>
  </message>
  <message>
   <source>a crawler of this reading knows robots.txt alone</source>
   <translation>um crawler desta leitura só conhece robots.txt</translation>
  </message>
  <message>
   <source>robots-ai.txt does not apply to this agent: it is not an AI agent</source>
   <translation>robots-ai.txt não se aplica a este agente: não é um agente de IA</translation>
  </message>
  <message>
   <source>its * group does not count: an earlier file has a group that applies</source>
   <translation>seu grupo * não conta: um arquivo anterior tem um grupo que se aplica</translation>
  </message>
  <message>
   <source>its groups do not count: an earlier file has a group for this agent</source>
   <translation>seus grupos não contam: um arquivo anterior tem um grupo para este agente</translation>
  </message>
  <message>
   <source>no group names this agent, and none names *</source>
   <translation>nenhum grupo nomeia este agente, e nenhum nomeia *</translation>
  </message>
  <message>
   <source>no group names this agent: those for * apply</source>
   <translation>nenhum grupo nomeia este agente: aplicam-se os para *</translation>
  </message>
  <message>
   <source>a group names this agent</source>
   <translation>um grupo nomeia este agente</translation>
  </message>
  <message>
   <source>no group names this agent</source>
   <translation>nenhum grupo nomeia este agente</translation>
  </message>
  <message>
   <source>a group of the extended standard 2.0: whole paths and shell patterns, in its own order (a bare “Disallow: *” means everything else, Gatepost's choice)</source>
   <translation>um grupo do padrão estendido 2.0: caminhos inteiros e padrões de shell, em ordem própria (um “Disallow: *” sozinho significa todo o resto, escolha do Gatepost)</translation>
  </message>
  <message>
   <source>version %1 is unknown: its group is read as one of 2.0 (Gatepost's choice)</source>
   <translation>a versão %1 é desconhecida: seu grupo é lido como de 2.0 (escolha do Gatepost)</translation>
  </message>
  <message>
   <source># begins a comment anywhere in User-agent, Allow and Disallow lines, as in robots.txt (Gatepost's choice)</source>
   <translation># inicia um comentário em qualquer ponto das linhas User-agent, Allow e Disallow, como em robots.txt (escolha do Gatepost)</translation>
  </message>
  <message>
   <source>a plain group: this agent's 2.0 group is read instead</source>
   <translation>um grupo simples: em vez dele, é lido o grupo 2.0 deste agente</translation>
  </message>
  <message>
   <source>the Robot-version is experimental, so the group is as if it were not there</source>
   <translation>a Robot-version é experimental, então é como se o grupo não existisse</translation>
  </message>
  <message>
   <source>the group has only Allow rules, and none matches, so the path is disallowed</source>
   <translation>o grupo só tem regras Allow, e nenhuma corresponde, então o caminho é proibido</translation>
  </message>
  <message>
   <source>decides</source>
   <translation>decide</translation>
  </message>
  <message>
   <source>robots.txt allows this path by a rule, and robots.txt wins</source>
   <translation>robots.txt permite este caminho por uma regra, e robots.txt vence</translation>
  </message>
  <message>
   <source>says so, but the agent is documented to ignore it</source>
   <translation>diz isso, mas segundo a documentação o agente o ignora</translation>
  </message>
  <message>
   <source>a policy file may always be fetched</source>
   <translation>um arquivo de política sempre pode ser acessado</translation>
  </message>
  <message>
   <source>denies too, but an earlier file decides</source>
   <translation>também nega, mas um arquivo anterior decide</translation>
  </message>
  <message>
   <source>allows too, but an earlier file decides</source>
   <translation>também permite, mas um arquivo anterior decide</translation>
  </message>
  <message>
   <source>allows in this file, but something else denies or delays the fetch</source>
   <translation>permite neste arquivo, mas outra coisa nega ou adia o acesso</translation>
  </message>
  <message>
   <source>does not match this path</source>
   <translation>não corresponde a este caminho</translation>
  </message>
  <message>
   <source>empty, so it is not a rule</source>
   <translation>vazia, então não é regra</translation>
  </message>
  <message>
   <source>not a rule: a path begins with / or with *</source>
   <translation>não é regra: um caminho começa com / ou com *</translation>
  </message>
  <message numerus="yes">
   <source>shorter: %1 &lt; %n bytes</source>
   <comment>shorter: %1 &lt; %n byte</comment>
   <translation>
    <numerusform>mais curta: %1 &lt; %n byte</numerusform>
    <numerusform>mais curta: %1 &lt; %n bytes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>same length (%n bytes): Allow decides</source>
   <comment>same length (%n byte): Allow decides</comment>
   <translation>
    <numerusform>mesmo comprimento (%n byte): Allow decide</numerusform>
    <numerusform>mesmo comprimento (%n bytes): Allow decide</numerusform>
   </translation>
  </message>
  <message>
   <source>same rule as an earlier line</source>
   <translation>mesma regra que uma linha anterior</translation>
  </message>
  <message>
   <source>another rule comes first in the order of the 2.0 standard</source>
   <translation>outra regra vem primeiro na ordem do padrão 2.0</translation>
  </message>
  <message>
   <source>an earlier line decides</source>
   <translation>uma linha anterior decide</translation>
  </message>
  <message>
   <source>open now</source>
   <translation>aberto agora</translation>
  </message>
  <message>
   <source>closed now; these are the next hours</source>
   <translation>fechado agora; este é o próximo horário</translation>
  </message>
  <message>
   <source>closed now</source>
   <translation>fechado agora</translation>
  </message>
  <message>
   <source>%1 both state hours, and both are open now</source>
   <translation>%1 declaram horários, e os dois estão abertos agora</translation>
  </message>
  <message>
   <source>%1 both state hours, and both must be open: the next time is %2</source>
   <translation>%1 declaram horários, e os dois precisam estar abertos: a próxima vez é %2</translation>
  </message>
  <message>
   <source>%1 both state hours, and these never overlap: the agent may never come</source>
   <translation>%1 declaram horários, e estes nunca se sobrepõem: o agente nunca pode vir</translation>
  </message>
  <message>
   <source>sets the pace</source>
   <translation>define o ritmo</translation>
  </message>
  <message>
   <source>these hours do not include this time</source>
   <translation>este horário não inclui este momento</translation>
  </message>
  <message>
   <source>a line with hours that include this time comes first</source>
   <translation>uma linha com horário que inclui este momento vem primeiro</translation>
  </message>
  <message>
   <source>a slower pace counts</source>
   <translation>vale um ritmo mais lento</translation>
  </message>
  <message>
   <source>the 2.0 group states no pace, so the rule of thumb applies: wait twice as long as the last document took, at least 10 s</source>
   <translation>o grupo 2.0 não indica ritmo, então vale a regra prática: esperar o dobro do tempo que o último documento levou, pelo menos 10 s</translation>
  </message>
  <message>
   <source>%1 is documented to ignore Crawl-delay</source>
   <translation>segundo a documentação, %1 ignora Crawl-delay</translation>
  </message>
  <message>
   <source>%1 never fetches, so a pace means nothing to it</source>
   <translation>%1 nunca acessa, então um ritmo nada significa para ele</translation>
  </message>
  <message>
   <source>allows crawling</source>
   <translation>permite o rastreamento</translation>
  </message>
  <message>
   <source>the visiting hours come first, and they are closed</source>
   <translation>o horário de visita vem primeiro, e está fechado</translation>
  </message>
  <message>
   <source>a path rule denies the fetch already</source>
   <translation>uma regra de caminho já nega o acesso</translation>
  </message>
  <message>
   <source>the agent is taken to be a competitor, so it may neither read nor use anything</source>
   <translation>o agente é tomado por concorrente, então não pode ler nem usar nada</translation>
  </message>
  <message>
   <source>binds competitors only</source>
   <translation>só obriga concorrentes</translation>
  </message>
  <message>
   <source>the chain stops before %1: %2</source>
   <translation>a cadeia para antes de %1: %2</translation>
  </message>
 </context>
</TS>
