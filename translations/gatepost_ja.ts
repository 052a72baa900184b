<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
 <context>
  <name>access</name>
  <message>
   <source>%1 is not an answer: write a status from 100 to 599, or dns, connect, tls, timeout, truncated or redirects</source>
   <translation>%1 は応答ではありません。100～599 のステータスか、dns、connect、tls、timeout、truncated、redirects のいずれかを書いてください</translation>
  </message>
  <message>
   <source>since=%1: a number and s, m, h or d is expected, as in since=2h, at most ten years</source>
   <translation>since=%1: since=2h のように、数と s、m、h、d のいずれかが必要です。最長は 10 年です</translation>
  </message>
  <message>
   <source>copy=%1: yes or no is expected</source>
   <translation>copy=%1: yes か no が必要です</translation>
  </message>
  <message>
   <source>type=%1: text or html is expected</source>
   <translation>type=%1: text か html が必要です</translation>
  </message>
  <message>
   <source>%1 does not follow an answer: since=, copy= or type= is expected</source>
   <translation>%1 は応答の後に書けません。since=、copy=、type= のいずれかが必要です</translation>
  </message>
  <message>
   <source>its name has no address</source>
   <translation>名前に対応するアドレスなし</translation>
  </message>
  <message>
   <source>no connection</source>
   <translation>接続不可</translation>
  </message>
  <message>
   <source>no secure connection</source>
   <translation>安全な接続不可</translation>
  </message>
  <message>
   <source>no answer in time</source>
   <translation>時間内の応答なし</translation>
  </message>
  <message>
   <source>an answer that was cut off</source>
   <translation>途中で切れた応答</translation>
  </message>
  <message>
   <source>too many redirects</source>
   <translation>リダイレクト過多</translation>
  </message>
  <message>
   <source>its lines count</source>
   <translation>その行が有効です</translation>
  </message>
  <message>
   <source>its first 512,000 bytes count, the rest is ignored</source>
   <translation>最初の 512,000 バイトが有効で、残りは無視されます</translation>
  </message>
  <message>
   <source>it states nothing, as if there were no such file</source>
   <translation>ファイルが存在しない場合と同じく、何も述べません</translation>
  </message>
  <message>
   <source>the last good copy counts</source>
   <translation>最後に正しく取得できたコピーが有効です</translation>
  </message>
  <message>
   <source>every path is denied</source>
   <translation>すべてのパスが拒否されます</translation>
  </message>
  <message>
   <source>nothing is fetched for now; the file is asked for again</source>
   <translation>当面は何も取得されません。ファイルは再び要求されます</translation>
  </message>
  <message>
   <source>every path is allowed if the start page answers, which is not known here</source>
   <translation>トップページが応答すればすべてのパスが許可されますが、それはここではわかりません</translation>
  </message>
  <message>
   <source>every path is allowed; a crawler may also go on with the copy it has</source>
   <translation>すべてのパスが許可されます。クローラーは手元のコピーを使い続けることもできます</translation>
  </message>
  <message numerus="yes">
   <source>%n days</source>
   <comment>%n day</comment>
   <translation>
    <numerusform>%n 日</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hours</source>
   <comment>%n hour</comment>
   <translation>
    <numerusform>%n 時間</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minutes</source>
   <comment>%n minute</comment>
   <translation>
    <numerusform>%n 分</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n seconds</source>
   <comment>%n second</comment>
   <translation>
    <numerusform>%n 秒</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 for %2: %3 (%4)</source>
   <translation>%1 が %2 継続: %3 (%4)</translation>
  </message>
  <message>
   <source>%1: %2 (%3)</source>
   <translation>%1: %2 (%3)</translation>
  </message>
  <message>
   <source>%1; not documented</source>
   <translation>%1、文書なし</translation>
  </message>
  <message>
   <source>%1 is not a file that an answer can be stated for: robots.txt, robots-ai.txt, robots2.txt or / is expected</source>
   <translation>%1 は応答を記載できるファイルではありません。robots.txt、robots-ai.txt、robots2.txt、/ のいずれかが必要です</translation>
  </message>
  <message>
   <source>an answer for %1 is stated twice</source>
   <translation>%1 の応答が 2 回記載されています</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 が %2 継続</translation>
  </message>
  <message>
   <source>%1, without a copy</source>
   <translation>%1 (コピーなし)</translation>
  </message>
  <message>
   <source>%1 is answered with %2</source>
   <translation>%1 の応答は %2</translation>
  </message>
  <message>
   <source>if %1</source>
   <translation>%1 の場合</translation>
  </message>
 </context>
 <context>
  <name>agents</name>
  <message>
   <source>%1 is not %2</source>
   <translation>%1 は %2 ではありません</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 は 8 つのカテゴリのいずれでもありません</translation>
  </message>
  <message>
   <source>%1 is not a day such as 2026-11-22</source>
   <translation>%1 は 2026-11-22 のような日付ではありません</translation>
  </message>
  <message>
   <source>the value is not plain text: it contains control or invisible characters, or bytes that are not UTF-8</source>
   <translation>値がプレーンテキストではありません。制御文字、見えない文字、または UTF-8 ではないバイトが含まれています</translation>
  </message>
  <message>
   <source>%1 is not a name of an agent</source>
   <translation>%1 はエージェントの名前ではありません</translation>
  </message>
  <message>
   <source>%1 is not a web address</source>
   <translation>%1 は Web アドレスではありません</translation>
  </message>
  <message>
   <source>%1 is neither an https address of a list nor a prefix such as 192.0.2.0/24</source>
   <translation>%1 は、リストの https アドレスでも、192.0.2.0/24 のようなプレフィックスでもありません</translation>
  </message>
  <message>
   <source>%1 is not the end of a host name</source>
   <translation>%1 はホスト名の末尾ではありません</translation>
  </message>
  <message>
   <source>longer than %1 bytes</source>
   <translation>%1 バイトを超えています</translation>
  </message>
  <message>
   <source>%1: new</source>
   <translation>%1: 新規</translation>
  </message>
  <message>
   <source>%1: new, %2</source>
   <translation>%1: 新規、%2</translation>
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
   <translation>リストが 1 MiB を超えています</translation>
  </message>
  <message>
   <source>line %1: %2</source>
   <translation>%1 行目: %2</translation>
  </message>
  <message>
   <source>a list of version %1; this program reads version 2: a newer Gatepost may read it</source>
   <translation>バージョン %1 のリストです。このプログラムが読み取れるのはバージョン 2 です。新しい Gatepost なら読み取れる可能性があります</translation>
  </message>
  <message>
   <source>the list is not the one that its first line names: it was changed or cut on its way</source>
   <translation>リストが先頭行の示すものと一致しません。途中で変更されたか、切り詰められています</translation>
  </message>
  <message>
   <source>the column %1 is named twice</source>
   <translation>列 %1 が 2 回指定されています</translation>
  </message>
  <message>
   <source>%1 is not a column of a list of agents</source>
   <translation>%1 はエージェントのリストの列ではありません</translation>
  </message>
  <message>
   <source>the column “token” is missing</source>
   <translation>列「token」がありません</translation>
  </message>
  <message>
   <source>%1 cells, %2 are expected</source>
   <translation>セルが %1 個あります。必要なのは %2 個です</translation>
  </message>
  <message>
   <source>column %1: %2</source>
   <translation>列 %1: %2</translation>
  </message>
  <message>
   <source>%1 is already in line %2</source>
   <translation>%1 はすでに %2 行目にあります</translation>
  </message>
  <message>
   <source>an agent is missing: name one, for example GPTBot</source>
   <translation>エージェントがありません。GPTBot のように 1 つ指定してください</translation>
  </message>
  <message>
   <source>no product token in the agent: it needs a name made of a–z, A–Z, digits, _, . or -</source>
   <translation>エージェントにプロダクトトークンがありません。英字、数字、_、.、- からなる名前が必要です</translation>
  </message>
  <message>
   <source>the file is larger than 1 MiB</source>
   <translation>ファイルが 1 MiB を超えています</translation>
  </message>
  <message>
   <source>the file is empty</source>
   <translation>ファイルが空です</translation>
  </message>
  <message>
   <source>entry %1: %2</source>
   <translation>項目 %1: %2</translation>
  </message>
  <message>
   <source>entry %1, %2: %3</source>
   <translation>項目 %1、%2: %3</translation>
  </message>
  <message>
   <source>this is a list of addresses of cards. Nothing is fetched: save the cards and give their files</source>
   <translation>これはカードのアドレスのリストです。取得は行いません。カードを保存して、そのファイルを指定してください</translation>
  </message>
  <message>
   <source>not a list of agents: a TSV list, robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>エージェントのリストではありません。TSV のリスト、ai.robots.txt の robots.json、crawler-user-agents、Signature Agent Card、またはアドレスのリストが必要です</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep</source>
   <translation>値の入れ子が %1 階層を超えています</translation>
  </message>
  <message>
   <source>more than %1 entries</source>
   <translation>項目が %1 個を超えています</translation>
  </message>
  <message>
   <source>line %1: this is not JSON</source>
   <translation>%1 行目: JSON ではありません</translation>
  </message>
  <message>
   <source>JSON, but not a list of agents: robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>JSON ですが、エージェントのリストではありません。ai.robots.txt の robots.json、crawler-user-agents、Signature Agent Card、またはアドレスのリストが必要です</translation>
  </message>
  <message>
   <source>%1 has two entries; the last one counts</source>
   <translation>%1 に項目が 2 つあります。最後のものが有効です</translation>
  </message>
  <message>
   <source>already in entry %1</source>
   <translation>すでに項目 %1 にあります</translation>
  </message>
  <message>
   <source>an object is expected</source>
   <translation>オブジェクトでなければなりません</translation>
  </message>
  <message>
   <source>it has no pattern</source>
   <translation>パターンがありません</translation>
  </message>
  <message>
   <source>a regular expression that is not one name</source>
   <translation>1 つの名前に定まらない正規表現です</translation>
  </message>
  <message>
   <source>not a Signature Agent Card</source>
   <translation>Signature Agent Card ではありません</translation>
  </message>
  <message>
   <source>the card has no rfc9309-product-token</source>
   <translation>カードに rfc9309-product-token がありません</translation>
  </message>
  <message>
   <source>an address list of version %1; version 1 is read</source>
   <translation>バージョン %1 のアドレスリストです。読み取れるのはバージョン 1 です</translation>
  </message>
  <message>
   <source>“prefixes” must be a list</source>
   <translation>「prefixes」はリストでなければなりません</translation>
  </message>
  <message>
   <source>not a prefix such as 192.0.2.0/24</source>
   <translation>192.0.2.0/24 のようなプレフィックスではありません</translation>
  </message>
  <message>
   <source>it does not say whose address this is: name the agent</source>
   <translation>誰のアドレスかが示されていません。エージェントを指定してください</translation>
  </message>
  <message>
   <source>Gatepost's list of agents</source>
   <translation>Gatepost のエージェントのリスト</translation>
  </message>
  <message>
   <source>robots.json of ai.robots.txt</source>
   <translation>ai.robots.txt の robots.json</translation>
  </message>
  <message>
   <source>crawler-user-agents</source>
   <translation>crawler-user-agents</translation>
  </message>
  <message>
   <source>Signature Agent Cards</source>
   <translation>Signature Agent Card</translation>
  </message>
  <message>
   <source>a list of addresses</source>
   <translation>アドレスのリスト</translation>
  </message>
 </context>
 <context>
  <name>ask</name>
  <message>
   <source>“agent” must be a text or null</source>
   <translation>「agent」はテキストか null でなければなりません</translation>
  </message>
  <message>
   <source>“agent”: %1</source>
   <translation>「agent」: %1</translation>
  </message>
  <message>
   <source>“status” must be a whole number (an HTTP status)</source>
   <translation>「status」は整数 (HTTP ステータス) でなければなりません</translation>
  </message>
  <message>
   <source>“decision” must be a text or null</source>
   <translation>「decision」はテキストか null でなければなりません</translation>
  </message>
  <message>
   <source>“scopes” must be a list of texts</source>
   <translation>「scopes」はテキストのリストでなければなりません</translation>
  </message>
  <message>
   <source>“asked_at” must be an RFC 3339 time</source>
   <translation>「asked_at」は RFC 3339 の日時でなければなりません</translation>
  </message>
  <message>
   <source>“asked_at” is not an RFC 3339 time, such as 2026-11-20T06:00:00Z</source>
   <translation>「asked_at」が 2026-11-20T06:00:00Z のような RFC 3339 の日時ではありません</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; did you mean %2?</source>
   <translation>%1 は行のキーではありません。%2 のことですか?</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; correct it or remove it</source>
   <translation>%1 は行のキーではありません。訂正するか削除してください</translation>
  </message>
  <message>
   <source>a row must be an object</source>
   <translation>行はオブジェクトでなければなりません</translation>
  </message>
  <message>
   <source>“endpoint” must be &quot;absent&quot; or &quot;present&quot;</source>
   <translation>「endpoint」は &quot;absent&quot; か &quot;present&quot; でなければなりません</translation>
  </message>
  <message>
   <source>“directive” is missing</source>
   <translation>「directive」がありません</translation>
  </message>
  <message>
   <source>“%1” is not a directive of robots2.txt</source>
   <translation>「%1」は robots2.txt のディレクティブではありません</translation>
  </message>
  <message>
   <source>line %1, row %2: %3</source>
   <translation>%1 行目、想定の %2 行目: %3</translation>
  </message>
  <message>
   <source>not JSON; a list of rows such as {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;} is expected</source>
   <translation>JSON ではありません。{&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;} のような行のリストが必要です</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>ファイルが %1 MiB を超えており、読み取れる量を超えています</translation>
  </message>
  <message>
   <source>a list of rows is expected, [ … ]</source>
   <translation>行のリスト [ … ] が必要です</translation>
  </message>
  <message>
   <source>%1 is given twice; keep one</source>
   <translation>%1 が 2 回記載されています。1 つだけ残してください</translation>
  </message>
 </context>
 <context>
  <name>category</name>
  <message>
   <source>builds a search index</source>
   <translation>検索インデックスを構築する</translation>
  </message>
  <message>
   <source>answers a user in conversation</source>
   <translation>会話でユーザーに回答する</translation>
  </message>
  <message>
   <source>carries out research tasks on its own</source>
   <translation>自律的に調査タスクを行う</translation>
  </message>
  <message>
   <source>helps to write or review code</source>
   <translation>コードの作成やレビューを支援する</translation>
  </message>
  <message>
   <source>collects data in bulk</source>
   <translation>データを大量に収集する</translation>
  </message>
  <message>
   <source>makes new content from sources</source>
   <translation>情報源から新しいコンテンツを作る</translation>
  </message>
  <message>
   <source>crawls and profiles for advertising</source>
   <translation>広告のためにクロールとプロファイリングを行う</translation>
  </message>
  <message>
   <source>watches uptime, search ranking or traffic</source>
   <translation>稼働状況、検索順位、トラフィックを監視する</translation>
  </message>
 </context>
 <context>
  <name>chain</name>
  <message>
   <source>“%1” is not an absolute http(s) URL</source>
   <translation>「%1」は http(s) の絶対 URL ではありません</translation>
  </message>
  <message>
   <source>this file was read already</source>
   <translation>このファイルはすでに読み取りました</translation>
  </message>
  <message>
   <source>at most 3 chained files are followed</source>
   <translation>チェーンでたどるファイルは 3 つまでです</translation>
  </message>
  <message>
   <source>a file with chain-id “%1” was read already</source>
   <translation>chain-id が「%1」のファイルはすでに読み取りました</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is missing here. %2</source>
   <translation>チェーン先のファイル %1 を読み取れなかったため、その内容はここに含まれていません。%2</translation>
  </message>
 </context>
 <context>
  <name>change</name>
  <message>
   <source>Whether it changes anything for other agents could not be decided.</source>
   <translation>ほかのエージェントへの影響の有無は判定できませんでした。</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents at least: %1.</source>
   <comment>Also changes %n agent at least: %1.</comment>
   <translation>
    <numerusform>少なくともほかの %n 件のエージェントも変わります: %1。</numerusform>
   </translation>
  </message>
  <message>
   <source>Changes nothing for any other agent.</source>
   <translation>ほかのエージェントには影響しません。</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents: %1.</source>
   <comment>Also changes %n agent: %1.</comment>
   <translation>
    <numerusform>ほかの %n 件のエージェントも変わります: %1。</numerusform>
   </translation>
  </message>
  <message>
   <source>That is the answer already. %1</source>
   <translation>回答はすでにそうなっています。%1</translation>
  </message>
  <message>
   <source>Policy files may always be fetched: no rule can forbid it.</source>
   <translation>ポリシーファイルは常に取得できます。禁じるルールは書けません。</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: no edit changes what it does.</source>
   <translation>%1 は robots.txt を無視すると文書に記されています。どう編集しても動作は変わりません。</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched: no edit of it counts before it is served again.</source>
   <translation>robots.txt を取得できません。再び配信されるまで、どう編集しても効果はありません。</translation>
  </message>
  <message>
   <source>The hours decide (%1 line %2: %3). Change them, or ask about another time.</source>
   <translation>時間帯が決めます (%1 %2 行目: %3)。時間帯を変更するか、別の時刻について質問してください。</translation>
  </message>
  <message>
   <source>The block that %1 manages decides (%2 line %3). Change it in the settings there.</source>
   <translation>%1 が管理するブロックで決まっています (%2 %3 行目)。そちらの設定で変更してください。</translation>
  </message>
  <message>
   <source>A rehearsed answer of the ask endpoint decides: change it on the Ask page.</source>
   <translation>ask エンドポイントの想定した応答が決めます。「ask」ページで変更してください。</translation>
  </message>
  <message>
   <source>A chained file decides (%1 line %2), which belongs to somebody else.</source>
   <translation>チェーン先のファイル (%1 %2 行目) が決めます。これはほかの人のものです。</translation>
  </message>
  <message>
   <source>The site has no file that an edit could be made in. Add a robots.txt first.</source>
   <translation>サイトに編集できるファイルがありません。先に robots.txt を追加してください。</translation>
  </message>
  <message>
   <source>No small edit was found that changes this answer.</source>
   <translation>この回答を変える小さな編集は見つかりませんでした。</translation>
  </message>
  <message>
   <source>The block that %1 manages stays as it is: your lines are outside of it.</source>
   <translation>%1 が管理するブロックはそのまま残ります。追加する行はその外に置かれます。</translation>
  </message>
  <message>
   <source>No edit is tried where files have more than %1 rules.</source>
   <translation>ファイルのルールが %1 件を超える場合、編集は試されません。</translation>
  </message>
  <message>
   <source>Let %1 fetch %2</source>
   <translation>%1 に %2 の取得を許可</translation>
  </message>
  <message>
   <source>Keep %1 out of %2</source>
   <translation>%1 を %2 から締め出す</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents</source>
   <comment>%1 and %n more agent</comment>
   <translation>
    <numerusform>%1 とほか %n 件のエージェント</numerusform>
   </translation>
  </message>
  <message>
   <source>Add a second group for %3 with “%1: %2”</source>
   <translation>%3 の 2 つ目のグループを「%1: %2」で追加</translation>
  </message>
  <message>
   <source>Add “%1: %2” to the group for %3</source>
   <translation>%3 のグループに「%1: %2」を追加</translation>
  </message>
  <message>
   <source>Give %1 its own block with crawl: %2</source>
   <translation>%1 に crawl: %2 の固有のブロックを設ける</translation>
  </message>
  <message>
   <source>Let the group for %1 fetch nothing at all</source>
   <translation>%1 のグループには何も取得させない</translation>
  </message>
  <message>
   <source>Add %1 to the group that may fetch nothing</source>
   <translation>何も取得できないグループに %1 を追加</translation>
  </message>
  <message>
   <source>Give %1 its own group</source>
   <translation>%1 に固有のグループを設ける</translation>
  </message>
  <message>
   <source>Take %1 out of the group for %2</source>
   <translation>%2 のグループから %1 を外す</translation>
  </message>
  <message>
   <source>Change line %1 to crawl: %2</source>
   <translation>%1 行目を crawl: %2 に変更</translation>
  </message>
  <message>
   <source>Remove line %1, %2</source>
   <translation>%1 行目、%2 を削除</translation>
  </message>
  <message>
   <source>Change line %1 to %2: %3</source>
   <translation>%1 行目を %2: %3 に変更</translation>
  </message>
  <message>
   <source>The same for every known agent of “%1”</source>
   <translation>「%1」の既知のエージェントすべてに同じ変更</translation>
  </message>
  <message>
   <source>%1 manages these lines: your changes will be overwritten or duplicated. Change it in the settings there.</source>
   <translation>これらの行は %1 が管理しています。変更は上書きされるか、二重になります。そちらの設定で変更してください。</translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message>
   <source>No agent loses anything.</source>
   <translation>許可を失うエージェントはありません。</translation>
  </message>
  <message>
   <source>Only unknown agents lose something.</source>
   <translation>許可を失うのは未知のエージェントだけです。</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose /.</source>
   <comment>%1 loses /.</comment>
   <translation>
    <numerusform>%1 は / を取得できなくなります。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2.</source>
   <comment>%1 loses %2.</comment>
   <translation>
    <numerusform>%1 は %2 を取得できなくなります。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places; the start page is lost to %2.</source>
   <comment>%1 loses some places; the start page is lost to %2.</comment>
   <translation>
    <numerusform>%1 は一部の場所を取得できなくなります。%2 はトップページも取得できなくなります。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places.</source>
   <comment>%1 loses some places.</comment>
   <translation>
    <numerusform>%1 は一部の場所を取得できなくなります。</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent gains anything.</source>
   <translation>許可を得るエージェントはありません。</translation>
  </message>
  <message>
   <source>Only unknown agents gain something.</source>
   <translation>許可を得るのは未知のエージェントだけです。</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain /.</source>
   <comment>%1 gains /.</comment>
   <translation>
    <numerusform>%1 は / を取得できるようになります。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2.</source>
   <comment>%1 gains %2.</comment>
   <translation>
    <numerusform>%1 は %2 を取得できるようになります。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places; the start page is gained by %2.</source>
   <comment>%1 gains some places; the start page is gained by %2.</comment>
   <translation>
    <numerusform>%1 は一部の場所を取得できるようになります。%2 はトップページも取得できるようになります。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places.</source>
   <comment>%1 gains some places.</comment>
   <translation>
    <numerusform>%1 は一部の場所を取得できるようになります。</numerusform>
   </translation>
  </message>
  <message>
   <source>Nobody may fetch less or more; pace or uses differ for unknown agents.</source>
   <translation>取得できるものは誰にとっても増減しません。未知のエージェントではペースまたは利用が異なります。</translation>
  </message>
  <message numerus="yes">
   <source>Nobody may fetch less or more; pace or uses differ for %n agents.</source>
   <comment>Nobody may fetch less or more; pace or uses differ for %n agent.</comment>
   <translation>
    <numerusform>取得できるものは誰にとっても増減しません。%n 件のエージェントではペースまたは利用が異なります。</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>dialect</name>
  <message>
   <source>every agent that is not listed may fetch everything</source>
   <translation>一覧にないエージェントは、すべてのものを取得できます</translation>
  </message>
  <message>
   <source>an agent that is not listed may fetch nothing</source>
   <translation>一覧にないエージェントは何も取得できません</translation>
  </message>
  <message>
   <source>may fetch what no disallow path forbids</source>
   <translation>disallow のパスが禁じていないものを取得できます</translation>
  </message>
  <message>
   <source>may fetch only what an allow path opens</source>
   <translation>allow のパスが開放しているものだけを取得できます</translation>
  </message>
  <message>
   <source>fetches a page because a user asked for it</source>
   <translation>ユーザーの求めに応じてページを取得します</translation>
  </message>
  <message>
   <source>builds a search index</source>
   <translation>検索インデックスを構築します</translation>
  </message>
  <message>
   <source>collects text to train models</source>
   <translation>モデルの学習のためにテキストを収集します</translation>
  </message>
  <message>
   <source>Schema</source>
   <translation>スキーマ</translation>
  </message>
  <message>
   <source>The schema that the entity follows.</source>
   <translation>エンティティが従うスキーマ。</translation>
  </message>
  <message>
   <source>Id</source>
   <translation>ID</translation>
  </message>
  <message>
   <source>The entity's identity, a ULID: 26 characters that sort by time. The rendered header quotes it.</source>
   <translation>エンティティの識別子。時刻順に並ぶ 26 文字の ULID です。生成されるヘッダーに引用されます。</translation>
  </message>
  <message>
   <source>Slug</source>
   <translation>スラッグ</translation>
  </message>
  <message>
   <source>The entity's short name; the rendered header names its source by it.</source>
   <translation>エンティティの短い名前。生成されるヘッダーは、これで生成元を示します。</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>種類</translation>
  </message>
  <message>
   <source>The kind of entity.</source>
   <translation>エンティティの種類。</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>バージョン</translation>
  </message>
  <message>
   <source>The version of this policy.</source>
   <translation>このポリシーのバージョン。</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>タイトル</translation>
  </message>
  <message>
   <source>The name of the site; the rendered file begins with it.</source>
   <translation>サイトの名前。生成されるファイルの冒頭に置かれます。</translation>
  </message>
  <message>
   <source>Documentation</source>
   <translation>説明文書</translation>
  </message>
  <message>
   <source>Where people can read about the policy; named in the rendered header.</source>
   <translation>ポリシーの説明を読める場所。生成されるヘッダーに示されます。</translation>
  </message>
  <message>
   <source>Sitemap</source>
   <translation>サイトマップ</translation>
  </message>
  <message>
   <source>The sitemap; rendered as a Sitemap line.</source>
   <translation>サイトマップ。Sitemap 行として生成されます。</translation>
  </message>
  <message>
   <source>LLM index</source>
   <translation>LLM 索引</translation>
  </message>
  <message>
   <source>The index of texts for language models; rendered as a comment at the end.</source>
   <translation>言語モデル向けテキストの索引。末尾のコメントとして生成されます。</translation>
  </message>
  <message>
   <source>Default policy</source>
   <translation>既定のポリシー</translation>
  </message>
  <message>
   <source>What applies to every agent that is not listed. Without it nothing can be rendered.</source>
   <translation>一覧にないすべてのエージェントに適用される内容。これがないと何も生成できません。</translation>
  </message>
  <message>
   <source>Notes on roles</source>
   <translation>役割の注記</translation>
  </message>
  <message>
   <source>For each role a text that the rendered role comment ends with, in brackets or not.</source>
   <translation>役割ごとのテキスト。生成される役割コメントの末尾に、括弧付きまたは括弧なしで置かれます。</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>エージェント</translation>
  </message>
  <message>
   <source>The agents with their own record, in the order in which they are rendered.</source>
   <translation>固有のレコードを持つエージェント。生成される順に並びます。</translation>
  </message>
  <message>
   <source>User agent</source>
   <translation>ユーザーエージェント</translation>
  </message>
  <message>
   <source>The agent's product token; every entry needs one and no two may share it.</source>
   <translation>エージェントのプロダクトトークン。どの項目にも必要で、重複は許されません。</translation>
  </message>
  <message>
   <source>Vendor</source>
   <translation>ベンダー</translation>
  </message>
  <message>
   <source>Who operates the agent. It is not rendered.</source>
   <translation>エージェントの運営者。生成されるファイルには含まれません。</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>役割</translation>
  </message>
  <message>
   <source>What the agent comes for. Neighbours with the same role share one comment.</source>
   <translation>エージェントがサイトを訪れる目的。同じ役割が隣り合うと、1 つのコメントの下にまとまります。</translation>
  </message>
  <message>
   <source>Policy</source>
   <translation>ポリシー</translation>
  </message>
  <message>
   <source>The rule for / that ends the agent's record.</source>
   <translation>エージェントのレコードの最後に置かれる / のルール。</translation>
  </message>
  <message>
   <source>Allow</source>
   <translation>許可</translation>
  </message>
  <message>
   <source>Paths that the agent may fetch, one Allow line each.</source>
   <translation>エージェントが取得してよいパス。1 つにつき Allow 行を 1 行生成します。</translation>
  </message>
  <message>
   <source>Disallow</source>
   <translation>禁止</translation>
  </message>
  <message>
   <source>Paths that the agent must not fetch, one Disallow line each.</source>
   <translation>エージェントが取得してはならないパス。1 つにつき Disallow 行を 1 行生成します。</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>注記</translation>
  </message>
  <message>
   <source>Why the entry is as it is; rendered as comment lines above its record.</source>
   <translation>この項目がこうなっている理由。レコードの上にコメント行として生成されます。</translation>
  </message>
  <message>
   <source>Purpose</source>
   <translation>目的</translation>
  </message>
  <message>
   <source>What the policy is for, in a few sentences. People read it; it is not rendered.</source>
   <translation>ポリシーの目的を数文で示します。人が読むためのもので、生成されるファイルには含まれません。</translation>
  </message>
  <message>
   <source>Provenance</source>
   <translation>来歴</translation>
  </message>
  <message>
   <source>Where the entity comes from: who or what made it, when, and why. It is not rendered.</source>
   <translation>エンティティの来歴: 誰が、または何が、いつ、なぜ作ったか。生成されるファイルには含まれません。</translation>
  </message>
  <message>
   <source>Taxonomy</source>
   <translation>分類</translation>
  </message>
  <message>
   <source>Topics and keywords by which the entity is found. It is not rendered.</source>
   <translation>エンティティを探すためのトピックとキーワード。生成されるファイルには含まれません。</translation>
  </message>
  <message>
   <source>Relationships</source>
   <translation>関係</translation>
  </message>
  <message>
   <source>Other entities that this one depends on, belongs with or makes possible, each with a reason. It is not rendered.</source>
   <translation>このエンティティが依存する、属する、または可能にするほかのエンティティと、それぞれの理由。生成されるファイルには含まれません。</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>品質</translation>
  </message>
  <message>
   <source>How complete the entity is, and who reviewed it when. It is not rendered.</source>
   <translation>エンティティの完成度と、誰がいつレビューしたか。生成されるファイルには含まれません。</translation>
  </message>
  <message>
   <source>Produces</source>
   <translation>生成物</translation>
  </message>
  <message>
   <source>The formats that are made from the entity, such as robots.txt. It is not rendered.</source>
   <translation>エンティティから作られる形式 (robots.txt など)。生成されるファイルには含まれません。</translation>
  </message>
  <message>
   <source>History</source>
   <translation>履歴</translation>
  </message>
  <message>
   <source>What changed in each version, by whom and why. It is not rendered.</source>
   <translation>各バージョンで何を、誰が、なぜ変更したか。生成されるファイルには含まれません。</translation>
  </message>
  <message>
   <source>RFC 9309 with the extended standard 2.0 and preference signals</source>
   <translation>RFC 9309 (拡張規格 2.0 と意向シグナルを含む)</translation>
  </message>
  <message>
   <source>v0.2.1 with v0.2.2's age-rating</source>
   <translation>v0.2.1 (v0.2.2 の age-rating を含む)</translation>
  </message>
  <message>
   <source>Agents and paths</source>
   <translation>エージェントとパス</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>ファイル全体</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>時間とペース</translation>
  </message>
  <message>
   <source>Preference signals</source>
   <translation>意向シグナル</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>読まれることが少ないもの</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>AI ポリシー</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>動作</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>遵守</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>チェーン</translation>
  </message>
  <message>
   <source>Meta</source>
   <translation>メタ情報</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>識別情報</translation>
  </message>
  <message>
   <source>Addresses</source>
   <translation>アドレス</translation>
  </message>
  <message>
   <source>About the entity</source>
   <translation>エンティティについて</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>コメント</translation>
  </message>
  <message>
   <source>Robot version</source>
   <translation>ロボットのバージョン</translation>
  </message>
  <message>
   <source>Directly after the User-agent lines, 2.0 makes the group one of the extended standard: paths are explicit or shell patterns. An odd second number is experimental, and the group then applies to no agent.</source>
   <translation>User-agent 行の直後に 2.0 があると、グループは拡張規格のものになり、パスは明示形式またはシェルパターンになります。2 番目の数が奇数のものは実験用で、そのグループは誰にも適用されません。</translation>
  </message>
  <message>
   <source>Visit time</source>
   <translation>訪問時間</translation>
  </message>
  <message>
   <source>Opens the site to the group's crawlers only in these hours, in UTC, both ends included. An end before its start runs past midnight; several lines are several windows.</source>
   <translation>グループのクローラーに、この時間帯 (UTC、両端を含む) だけサイトを開放します。終わりが始まりより前なら、翌日にまたがります。複数行あれば、複数の時間帯になります。</translation>
  </message>
  <message>
   <source>Request rate</source>
   <translation>リクエストレート</translation>
  </message>
  <message>
   <source>At most so many documents in so many seconds (s), minutes (m) or hours (h), optionally only in a window of the day in UTC. Of several that apply the slowest counts.</source>
   <translation>指定した秒 (s)、分 (m)、時間 (h) あたりに取得できる文書数の上限。1 日のうちの時間帯 (UTC) に限ることもできます。複数が当てはまるときは、最も遅いものが有効です。</translation>
  </message>
  <message>
   <source>Comment</source>
   <translation>コメント</translation>
  </message>
  <message>
   <source>A message for the people who run the robot: it is asked to pass the line on to them. It decides nothing.</source>
   <translation>ロボットの運営者へのメッセージ。ロボットにはこの行を運営者へ伝えることが求められます。判定には影響しません。</translation>
  </message>
  <message>
   <source>Names a crawler that the rules below are for, by its product token; * means every crawler that no group names. Several lines in a row share one group.</source>
   <translation>下のルールが対象とするクローラーをプロダクトトークンで指定します。* は、どのグループにも挙げられていないすべてのクローラーを表します。連続する複数の行は 1 つのグループを共有します。</translation>
  </message>
  <message>
   <source>Lets the group's crawlers fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides, and at equal length Allow does.</source>
   <translation>このパスで始まるものの取得を、グループのクローラーに許可します。* は任意の文字列を、末尾の $ は終わりを表します。一致した中で最も長いルールが決め、同じ長さなら Allow が優先します。</translation>
  </message>
  <message>
   <source>Forbids the group's crawlers to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides; an empty value is not a rule.</source>
   <translation>このパスで始まるものの取得を、グループのクローラーに禁止します。* は任意の文字列を、末尾の $ は終わりを表します。一致した中で最も長いルールが決め、空の値はルールになりません。</translation>
  </message>
  <message>
   <source>Crawl delay</source>
   <translation>クロール間隔</translation>
  </message>
  <message>
   <source>Asks for this many seconds between two requests. It is not part of the standard: some crawlers follow it, Googlebot does not.</source>
   <translation>2 つのリクエストの間に、この秒数だけ空けるよう求めます。規格には含まれません。従うクローラーもありますが、Googlebot は従いません。</translation>
  </message>
  <message>
   <source>Says where a sitemap is, as an absolute URL. It belongs to no group and may appear anywhere.</source>
   <translation>サイトマップの場所を絶対 URL で示します。どのグループにも属さず、どこに置いてもかまいません。</translation>
  </message>
  <message>
   <source>Discovery file</source>
   <translation>発見用ファイル</translation>
  </message>
  <message>
   <source>Points at a file of the same site that is written for AI systems, as an absolute URL. It belongs to no group and is read by few.</source>
   <translation>AI システム向けに書かれた同じサイトのファイルを絶対 URL で指します。どのグループにも属さず、読み取るクローラーはわずかです。</translation>
  </message>
  <message>
   <source>Host</source>
   <translation>ホスト</translation>
  </message>
  <message>
   <source>Named a site's main mirror for Yandex, which stopped reading it in 2018 and wants redirects instead. It decides nothing here.</source>
   <translation>Yandex にサイトのメインミラーを示すものでした。Yandex は 2018 年に読み取りをやめ、代わりにリダイレクトを求めています。ここでは何も決めません。</translation>
  </message>
  <message>
   <source>Clean parameters</source>
   <translation>クリーンパラメーター</translation>
  </message>
  <message>
   <source>Names query parameters that do not change a page, for Yandex, with an optional path. No other large crawler reads it and it decides nothing here.</source>
   <translation>ページの内容を変えないクエリパラメーターを Yandex に伝えます。パスも指定できます。ほかの大手クローラーは読み取らず、ここでは何も決めません。</translation>
  </message>
  <message>
   <source>No index</source>
   <translation>インデックス禁止</translation>
  </message>
  <message>
   <source>Was read by Google, unofficially and until 2019; use the robots meta tag or the X-Robots-Tag header instead. It decides nothing here.</source>
   <translation>2019 年まで、Google が非公式に読み取っていました。代わりに robots メタタグか X-Robots-Tag ヘッダーを使ってください。ここでは何も決めません。</translation>
  </message>
  <message>
   <source>No follow</source>
   <translation>リンク追跡禁止</translation>
  </message>
  <message>
   <source>Means something only as a robots meta tag or in the X-Robots-Tag header; no large crawler reads it in this file. It decides nothing here.</source>
   <translation>robots メタタグか X-Robots-Tag ヘッダーでのみ意味を持ちます。このファイルで読み取る大手クローラーはありません。ここでは何も決めません。</translation>
  </message>
  <message>
   <source>No archive</source>
   <translation>アーカイブ禁止</translation>
  </message>
  <message>
   <source>may be indexed</source>
   <translation>インデックスに登録できます</translation>
  </message>
  <message>
   <source>must not be fetched at all</source>
   <translation>一切取得してはなりません</translation>
  </message>
  <message>
   <source>the agent asks the site first and keeps to the answer</source>
   <translation>エージェントはまずサイトに問い合わせ、その回答に従います</translation>
  </message>
  <message>
   <source>the content may be processed</source>
   <translation>コンテンツを処理できます</translation>
  </message>
  <message>
   <source>the content must not be processed</source>
   <translation>コンテンツを処理してはなりません</translation>
  </message>
  <message>
   <source>may be summarised for a user</source>
   <translation>ユーザーのために要約できます</translation>
  </message>
  <message>
   <source>must not be summarised</source>
   <translation>要約してはなりません</translation>
  </message>
  <message>
   <source>may be reworded, translated, adapted</source>
   <translation>言い換え、翻訳、翻案ができます</translation>
  </message>
  <message>
   <source>must not be reworded, translated or adapted</source>
   <translation>言い換え、翻訳、翻案をしてはなりません</translation>
  </message>
  <message>
   <source>may be used to train models</source>
   <translation>モデルの学習に使えます</translation>
  </message>
  <message>
   <source>must not be used to train models</source>
   <translation>モデルの学習に使ってはなりません</translation>
  </message>
  <message>
   <source>may be used to earn money</source>
   <translation>収益を得るために使えます</translation>
  </message>
  <message>
   <source>must not be used to earn money</source>
   <translation>収益を得るために使ってはなりません</translation>
  </message>
  <message>
   <source>excerpts of any length</source>
   <translation>任意の長さの抜粋</translation>
  </message>
  <message>
   <source>no excerpts</source>
   <translation>抜粋は不可</translation>
  </message>
  <message>
   <source>under 50 words of source text; attribution, URLs and metadata do not count</source>
   <translation>原文で 50 語未満。出典表示、URL、メタデータは数えません</translation>
  </message>
  <message>
   <source>copies may be kept</source>
   <translation>コピーを保持できます</translation>
  </message>
  <message>
   <source>no copies, not even for the session</source>
   <translation>コピーは不可。セッション中でも認めません</translation>
  </message>
  <message>
   <source>in memory for this session only: no disk, no database, no vector store</source>
   <translation>このセッションのメモリ内のみ。ディスク、データベース、ベクトルストアは不可</translation>
  </message>
  <message>
   <source>competitors may use it too</source>
   <translation>競合他社も利用できます</translation>
  </message>
  <message>
   <source>a competitor in the declared market must not use it</source>
   <translation>申告した市場の競合他社は利用してはなりません</translation>
  </message>
  <message>
   <source>may be used to build a profile of the user</source>
   <translation>ユーザーのプロファイルの作成に使えます</translation>
  </message>
  <message>
   <source>no profile of the user from this content</source>
   <translation>このコンテンツからユーザーのプロファイルを作ってはなりません</translation>
  </message>
  <message>
   <source>the agent names itself in X-Agent-Identity</source>
   <translation>エージェントは X-Agent-Identity で名乗ります</translation>
  </message>
  <message>
   <source>the agent need not name itself</source>
   <translation>エージェントは名乗る必要がありません</translation>
  </message>
  <message>
   <source>agents say truthfully what they are</source>
   <translation>エージェントは自らの正体を正直に述べます</translation>
  </message>
  <message>
   <source>must be given</source>
   <translation>必須です</translation>
  </message>
  <message>
   <source>is welcome</source>
   <translation>歓迎します</translation>
  </message>
  <message>
   <source>is not needed</source>
   <translation>不要です</translation>
  </message>
  <message>
   <source>the agent chooses a sensible pace itself</source>
   <translation>エージェントが適切なペースを自ら選びます</translation>
  </message>
  <message>
   <source>views of their authors</source>
   <translation>筆者の見解</translation>
  </message>
  <message>
   <source>reporting on current events</source>
   <translation>時事の報道</translation>
  </message>
  <message>
   <source>facts to look up</source>
   <translation>調べるための事実情報</translation>
  </message>
  <message>
   <source>not meant to be taken literally</source>
   <translation>文字どおりに受け取るものではない内容</translation>
  </message>
  <message>
   <source>offers and advertising</source>
   <translation>商品案内と広告</translation>
  </message>
  <message>
   <source>studies and their data</source>
   <translation>研究とそのデータ</translation>
  </message>
  <message>
   <source>a private person's pages</source>
   <translation>個人のページ</translation>
  </message>
  <message>
   <source>a human reviews everything before it is published</source>
   <translation>公開前に人がすべて確認します</translation>
  </message>
  <message>
   <source>published without review</source>
   <translation>確認なしに公開されます</translation>
  </message>
  <message>
   <source>some of it is reviewed</source>
   <translation>一部を確認します</translation>
  </message>
  <message>
   <source>AI helped to write the content</source>
   <translation>コンテンツの作成に AI の助けを借りました</translation>
  </message>
  <message>
   <source>written without AI</source>
   <translation>AI を使わずに書かれました</translation>
  </message>
  <message>
   <source>AI helped with some of it</source>
   <translation>一部に AI の助けを借りました</translation>
  </message>
  <message>
   <source>fit for everybody</source>
   <translation>すべての年齢向け</translation>
  </message>
  <message>
   <source>fit from the age of 7</source>
   <translation>7 歳以上向け</translation>
  </message>
  <message>
   <source>fit from the age of 13</source>
   <translation>13 歳以上向け</translation>
  </message>
  <message>
   <source>fit from the age of 16</source>
   <translation>16 歳以上向け</translation>
  </message>
  <message>
   <source>for adults only</source>
   <translation>成人向け</translation>
  </message>
  <message>
   <source>changes all the time</source>
   <translation>常に変わります</translation>
  </message>
  <message>
   <source>changes about once a day</source>
   <translation>1 日に 1 回ほど変わります</translation>
  </message>
  <message>
   <source>changes about once a week</source>
   <translation>週に 1 回ほど変わります</translation>
  </message>
  <message>
   <source>changes about once a month</source>
   <translation>月に 1 回ほど変わります</translation>
  </message>
  <message>
   <source>changes now and then</source>
   <translation>ときどき変わります</translation>
  </message>
  <message>
   <source>is not meant to change</source>
   <translation>変わる予定はありません</translation>
  </message>
  <message>
   <source>the last update changed what the policy says</source>
   <translation>前回の更新でポリシーの内容が変わりました</translation>
  </message>
  <message>
   <source>the last update changed no meaning</source>
   <translation>前回の更新で意味は変わっていません</translation>
  </message>
  <message>
   <source>Names an agent that the path rules below are for; * means every agent that no group names. Several lines in a row share one group.</source>
   <translation>下のパスルールが対象とするエージェントを指定します。* は、どのグループにも挙げられていないすべてのエージェントを表します。連続する複数の行は 1 つのグループを共有します。</translation>
  </message>
  <message>
   <source>Leaves open to the group's agents what begins with this path. It may only narrow: what robots.txt forbids stays forbidden.</source>
   <translation>このパスで始まるものを、グループのエージェントに開放したままにします。狭めることだけができ、robots.txt が禁じるものは禁じられたままです。</translation>
  </message>
  <message>
   <source>Forbids the group's agents to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides.</source>
   <translation>このパスで始まるものの取得を、グループのエージェントに禁止します。* は任意の文字列を、末尾の $ は終わりを表します。一致した中で最も長いルールが決めます。</translation>
  </message>
  <message>
   <source>Crawl</source>
   <translation>クロール</translation>
  </message>
  <message>
   <source>Whether agents may fetch and index this site at all. A no or ask here decides the fetch itself.</source>
   <translation>エージェントがこのサイトを取得し、インデックスに登録してよいかどうか。ここが no または ask なら、取得そのものが決まります。</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>読み取り</translation>
  </message>
  <message>
   <source>Whether agents may process the content of a page. A no here forbids every use below it.</source>
   <translation>エージェントがページの内容を処理してよいかどうか。ここが no なら、それより下の利用はすべて禁止されます。</translation>
  </message>
  <message>
   <source>Summarise</source>
   <translation>要約</translation>
  </message>
  <message>
   <source>Whether agents may give a user a summary of the content.</source>
   <translation>エージェントがコンテンツの要約をユーザーに示してよいかどうか。</translation>
  </message>
  <message>
   <source>Quote</source>
   <translation>引用</translation>
  </message>
  <message>
   <source>Whether agents may repeat excerpts word for word; short-only keeps each quote under 50 words of source text.</source>
   <translation>エージェントが抜粋をそのまま再掲してよいかどうか。short-only は、各引用を原文で 50 語未満に制限します。</translation>
  </message>
  <message>
   <source>Derive</source>
   <translation>改変</translation>
  </message>
  <message>
   <source>Whether agents may reword, translate, restyle or adapt the content. Summaries and quotes have their own directives.</source>
   <translation>エージェントがコンテンツの言い換え、翻訳、文体の変更、翻案をしてよいかどうか。要約と引用には別のディレクティブがあります。</translation>
  </message>
  <message>
   <source>Train</source>
   <translation>学習</translation>
  </message>
  <message>
   <source>Whether the content may be used to train an AI model.</source>
   <translation>コンテンツを AI モデルの学習に使ってよいかどうか。</translation>
  </message>
  <message>
   <source>Store</source>
   <translation>保存</translation>
  </message>
  <message>
   <source>Whether agents may keep copies; session-only means in memory until the session ends, never in a database, index or vector store.</source>
   <translation>エージェントがコピーを保持してよいかどうか。session-only はセッション終了までのメモリ内だけを意味し、データベース、インデックス、ベクトルストアへの保存は認めません。</translation>
  </message>
  <message>
   <source>Compete</source>
   <translation>競合</translation>
  </message>
  <message>
   <source>Whether a direct competitor may use the content. A competitor earns its main revenue in the declared market; an agent that serves an ordinary user does not compete.</source>
   <translation>直接の競合他社がコンテンツを利用してよいかどうか。競合他社とは、申告した市場で主な収益を得る者です。一般のユーザーのために働くエージェントは競合しません。</translation>
  </message>
  <message>
   <source>Market</source>
   <translation>市場</translation>
  </message>
  <message>
   <source>Names your main market in your own words, so that agents can tell whether compete: no applies to them. It is about the whole file.</source>
   <translation>主な市場を自分の言葉で示し、compete: no が自分に当てはまるかどうかをエージェントが判断できるようにします。ファイル全体についての記載です。</translation>
  </message>
  <message>
   <source>Personalise</source>
   <translation>パーソナライズ</translation>
  </message>
  <message>
   <source>Whether agents may build a profile of their user from this content.</source>
   <translation>エージェントがこのコンテンツからユーザーのプロファイルを作ってよいかどうか。</translation>
  </message>
  <message>
   <source>Monetise</source>
   <translation>収益化</translation>
  </message>
  <message>
   <source>Whether agents may use the content to earn money.</source>
   <translation>エージェントが収益を得るためにコンテンツを使ってよいかどうか。</translation>
  </message>
  <message>
   <source>Attribution</source>
   <translation>出典表示</translation>
  </message>
  <message>
   <source>Whether agents must credit the source.</source>
   <translation>エージェントが出典を示さなければならないかどうか。</translation>
  </message>
  <message>
   <source>Link back</source>
   <translation>元ページへのリンク</translation>
  </message>
  <message>
   <source>Whether agents must link to the original page.</source>
   <translation>エージェントが元のページへリンクしなければならないかどうか。</translation>
  </message>
  <message>
   <source>Rate</source>
   <translation>レート</translation>
  </message>
  <message>
   <source>At most this many requests a minute, or polite to leave the pace to the agent. It joins the rates of the other files; the slowest counts.</source>
   <translation>1 分あたりのリクエスト数の上限。polite なら、ペースをエージェントに任せます。ほかのファイルのレートと合わせて見て、最も遅いものが有効です。</translation>
  </message>
  <message>
   <source>Announce</source>
   <translation>名乗り</translation>
  </message>
  <message>
   <source>Whether agents must name themselves before they crawl, in the header X-Agent-Identity.</source>
   <translation>エージェントがクロールの前に X-Agent-Identity ヘッダーで名乗らなければならないかどうか。</translation>
  </message>
  <message>
   <source>Honest</source>
   <translation>正直さ</translation>
  </message>
  <message>
   <source>Agents say truthfully what they are. There is no other value than yes.</source>
   <translation>エージェントは自らの正体を正直に述べます。値は yes だけです。</translation>
  </message>
  <message>
   <source>Content type</source>
   <translation>コンテンツの種類</translation>
  </message>
  <message>
   <source>What kind of content the site mainly has, as its owner describes it. It is about the whole file.</source>
   <translation>サイトの主なコンテンツの種類。所有者自身の申告です。ファイル全体についての記載です。</translation>
  </message>
  <message>
   <source>Editorial review</source>
   <translation>編集者の確認</translation>
  </message>
  <message>
   <source>Whether a human reviews the content before it is published. It is about the whole file.</source>
   <translation>公開前に人がコンテンツを確認するかどうか。ファイル全体についての記載です。</translation>
  </message>
  <message>
   <source>AI assisted</source>
   <translation>AI の補助</translation>
  </message>
  <message>
   <source>Whether AI was used to help write the content. It is about the whole file.</source>
   <translation>コンテンツの作成に AI の助けを借りたかどうか。ファイル全体についての記載です。</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>言語</translation>
  </message>
  <message>
   <source>The main language of the site, as a language tag. It is about the whole file.</source>
   <translation>サイトの主な言語。言語タグで示します。ファイル全体についての記載です。</translation>
  </message>
  <message>
   <source>Age rating</source>
   <translation>年齢区分</translation>
  </message>
  <message>
   <source>From which age the content is fit. A path after a colon narrows it to what begins with that path, and the longest path that matches decides.</source>
   <translation>コンテンツが何歳から適するか。コロンの後にパスを書くと、そのパスで始まるものに限られます。一致した中で最も長いパスが決めます。</translation>
  </message>
  <message>
   <source>Report to</source>
   <translation>報告先</translation>
  </message>
  <message>
   <source>Where to report agents that break this policy: a URL or a mail address. Several lines are several places; it is about the whole file.</source>
   <translation>このポリシーに反するエージェントの報告先。URL かメールアドレスです。複数行あれば、報告先も複数になります。ファイル全体についての記載です。</translation>
  </message>
  <message>
   <source>The policy file that fills in what this one leaves unstated. It counts only on the last line that is neither blank nor a comment, and at most three files are followed.</source>
   <translation>このファイルで未記載の項目を補うポリシーファイル。空行でもコメントでもない最後の行にあるときだけ有効で、たどるファイルは 3 つまでです。</translation>
  </message>
  <message>
   <source>Specification version</source>
   <translation>仕様のバージョン</translation>
  </message>
  <message>
   <source>The version of the specification that the file is written for.</source>
   <translation>このファイルが従う仕様のバージョン。</translation>
  </message>
  <message>
   <source>Last update</source>
   <translation>最終更新</translation>
  </message>
  <message>
   <source>When the file was last changed, to the minute, in UTC.</source>
   <translation>ファイルの最終変更日時。分単位、UTC です。</translation>
  </message>
  <message>
   <source>Update frequency</source>
   <translation>更新頻度</translation>
  </message>
  <message>
   <source>How often agents should expect the file to change.</source>
   <translation>ファイルがどのくらいの頻度で変わるとエージェントが見込むべきか。</translation>
  </message>
  <message>
   <source>Significant change</source>
   <translation>重要な変更</translation>
  </message>
  <message>
   <source>Whether the last update changed what the policy says.</source>
   <translation>前回の更新でポリシーの内容が変わったかどうか。</translation>
  </message>
  <message>
   <source>Authored by</source>
   <translation>作成者</translation>
  </message>
  <message>
   <source>Who wrote the file.</source>
   <translation>このファイルを書いた人。</translation>
  </message>
  <message>
   <source>Contact</source>
   <translation>連絡先</translation>
  </message>
  <message>
   <source>Where to ask about the policy: a mail address, a URL or plain text.</source>
   <translation>ポリシーについての問い合わせ先。メールアドレス、URL、または普通のテキストです。</translation>
  </message>
  <message>
   <source>Jurisdiction</source>
   <translation>準拠法</translation>
  </message>
  <message>
   <source>Which country's law the site owner appeals to.</source>
   <translation>サイトの所有者がどの国の法律に依拠するか。</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>ライセンス</translation>
  </message>
  <message>
   <source>The licence of the site's content.</source>
   <translation>サイトのコンテンツのライセンス。</translation>
  </message>
  <message>
   <source>Chain id</source>
   <translation>チェーン ID</translation>
  </message>
  <message>
   <source>A name for this file that stays the same on every mirror, so that agents notice a chain that comes back to it.</source>
   <translation>どのミラーでも変わらない、このファイルの名前。チェーンがこのファイルに戻ってきたことにエージェントが気付けます。</translation>
  </message>
  <message>
   <source>y or n: use the content to train AI models</source>
   <translation>y または n: コンテンツを AI モデルの学習に使うこと</translation>
  </message>
  <message>
   <source>y or n: give the content to an AI model while it answers</source>
   <translation>y または n: AI モデルの回答時にコンテンツを渡すこと</translation>
  </message>
  <message>
   <source>y or n: use the content in a search index that leads back here</source>
   <translation>y または n: ここへ誘導する検索インデックスにコンテンツを使うこと</translation>
  </message>
  <message>
   <source>yes or no: build a search index and show links and short excerpts</source>
   <translation>yes または no: 検索インデックスを構築し、リンクと短い抜粋を表示すること</translation>
  </message>
  <message>
   <source>yes or no: feed the content into a model to answer a question</source>
   <translation>yes または no: 質問に答えるため、コンテンツをモデルに入力すること</translation>
  </message>
  <message>
   <source>yes or no: train or fine-tune AI models</source>
   <translation>yes または no: AI モデルの学習やファインチューニングを行うこと</translation>
  </message>
  <message>
   <source>immediate, reference or full: how much of the content may be shown</source>
   <translation>immediate、reference、full のいずれか: コンテンツをどこまで表示してよいか</translation>
  </message>
  <message>
   <source>Agent purpose</source>
   <translation>エージェントの目的</translation>
  </message>
  <message>
   <source>Was proposed to name agents by what they do instead of by their token. No crawler is known to read it and it decides nothing here.</source>
   <translation>エージェントをトークンではなく行動で指定するために提案されました。読み取るクローラーは知られておらず、ここでは何も決めません。</translation>
  </message>
  <message>
   <source>Content usage</source>
   <translation>コンテンツの利用</translation>
  </message>
  <message>
   <source>Says for a path (none means all) which uses are wanted: y or n for each of train-ai, ai-use and search; none of them stands for another. It is about use after the fetch: it never changes what may be fetched, and says nothing about a path that a rule denies.</source>
   <translation>どの利用を望むかを、パスごと (パスがなければ全体) に、train-ai、ai-use、search のそれぞれについて y か n で示します。どれもほかの代わりにはなりません。取得後の利用についてのもので、取得の可否は変わらず、ルールが拒否するパスについては何も述べません。</translation>
  </message>
  <message>
   <source>Content signal</source>
   <translation>コンテンツシグナル</translation>
  </message>
  <message>
   <source>Says with yes or no which uses are wanted; what is left out is neither granted nor refused. use= says how much may be shown: immediate, reference or full. It never changes what may be fetched.</source>
   <translation>どの利用を望むかを yes か no で示します。省いたものは、許可も拒否もされません。use= はどこまで表示してよいかを immediate、reference、full で示します。取得の可否は変わりません。</translation>
  </message>
  <message>
   <source>Allow AI training</source>
   <translation>AI 学習の許可</translation>
  </message>
  <message>
   <source>Permits training of AI models with what begins with this path; matched like Allow. Google takes it for Allow; for all others it never changes what may be fetched.</source>
   <translation>このパスで始まるものによる AI モデルの学習を許可します。Allow と同じように照合します。Google は Allow とみなします。ほかのすべてのクローラーでは、取得の可否は変わりません。</translation>
  </message>
  <message>
   <source>Disallow AI training</source>
   <translation>AI 学習の禁止</translation>
  </message>
  <message>
   <source>Refuses training of AI models with what begins with this path; matched like Disallow. Google takes it for Disallow; for all others it never changes what may be fetched.</source>
   <translation>このパスで始まるものによる AI モデルの学習を拒否します。Disallow と同じように照合します。Google は Disallow とみなします。ほかのすべてのクローラーでは、取得の可否は変わりません。</translation>
  </message>
  <message>
   <source>Licence file</source>
   <translation>ライセンスファイル</translation>
  </message>
  <message>
   <source>Points at a licence file that says on which terms the content may be used, as an absolute URL. It belongs to no group and never changes what may be fetched.</source>
   <translation>コンテンツの利用条件を示すライセンスファイルを絶対 URL で指します。どのグループにも属さず、取得の可否は変わりません。</translation>
  </message>
  <message>
   <source>Comment of the file</source>
   <translation>ファイルのコメント</translation>
  </message>
  <message>
   <source>The comment lines at the top of the file, for people: whose file it is, and why it is as it is. Agents pass over them.</source>
   <translation>ファイル先頭のコメント行。誰のファイルか、なぜこうなっているかを人に伝えます。エージェントは読み飛ばします。</translation>
  </message>
  <message>
   <source>Comment of the group</source>
   <translation>グループのコメント</translation>
  </message>
  <message>
   <source>The comment lines directly above the group. They move with it, and agents pass over them.</source>
   <translation>グループのすぐ上にあるコメント行。グループと一緒に移動し、エージェントは読み飛ばします。</translation>
  </message>
  <message>
   <source>Comment of the rule</source>
   <translation>ルールのコメント</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen rule's line. Agents pass over it.</source>
   <translation>選択したルールの行末にあるコメント。エージェントは読み飛ばします。</translation>
  </message>
  <message>
   <source>Comment of the block</source>
   <translation>ブロックのコメント</translation>
  </message>
  <message>
   <source>The comment lines directly above the block's header. Agents pass over them.</source>
   <translation>ブロックのヘッダーのすぐ上にあるコメント行。エージェントは読み飛ばします。</translation>
  </message>
  <message>
   <source>Comment of the value</source>
   <translation>値のコメント</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen value's line. Agents pass over it.</source>
   <translation>選択した値の行末にあるコメント。エージェントは読み飛ばします。</translation>
  </message>
  <message>
   <source>Comment of the entry</source>
   <translation>項目のコメント</translation>
  </message>
  <message>
   <source>The comment lines directly above the agent's entry. They move with it and stay in the policy: robots.txt gets the notes, not the comments.</source>
   <translation>エージェントの項目のすぐ上にあるコメント行。項目と一緒に移動し、ポリシーに残ります。robots.txt に入るのは注記で、コメントではありません。</translation>
  </message>
  <message>
   <source>Comment of the line</source>
   <translation>行のコメント</translation>
  </message>
  <message>
   <source>The comment at the end of the line of the field that you edited last, a path for example. It stays in the policy.</source>
   <translation>最後に編集した項目 (パスなど) の行末にあるコメント。ポリシーに残ります。</translation>
  </message>
 </context>
 <context>
  <name>duty</name>
  <message>
   <source>crawl</source>
   <translation>クロール</translation>
  </message>
  <message>
   <source>read the content</source>
   <translation>コンテンツの読み取り</translation>
  </message>
  <message>
   <source>summarise</source>
   <translation>要約</translation>
  </message>
  <message>
   <source>quote at any length</source>
   <translation>任意の長さの引用</translation>
  </message>
  <message>
   <source>quote fewer than 50 words</source>
   <translation>50 語未満の引用</translation>
  </message>
  <message>
   <source>quote</source>
   <translation>引用</translation>
  </message>
  <message>
   <source>adapt and translate</source>
   <translation>翻案と翻訳</translation>
  </message>
  <message>
   <source>adapt or translate</source>
   <translation>翻案または翻訳</translation>
  </message>
  <message>
   <source>train models</source>
   <translation>モデルの学習</translation>
  </message>
  <message>
   <source>keep copies</source>
   <translation>コピーの保持</translation>
  </message>
  <message>
   <source>keep copies until the session ends</source>
   <translation>セッション終了までのコピーの保持</translation>
  </message>
  <message>
   <source>use it against the site in its market</source>
   <translation>サイトの市場での競合利用</translation>
  </message>
  <message>
   <source>profile its user</source>
   <translation>ユーザーのプロファイル作成</translation>
  </message>
  <message>
   <source>earn money with it</source>
   <translation>収益化</translation>
  </message>
  <message>
   <source>name itself</source>
   <translation>名乗ること</translation>
  </message>
  <message>
   <source>say truthfully what it is</source>
   <translation>正体を正直に述べること</translation>
  </message>
  <message>
   <source>credit the source</source>
   <translation>出典の表示</translation>
  </message>
  <message>
   <source>link back</source>
   <translation>元ページへのリンク</translation>
  </message>
  <message>
   <source>keep a polite pace</source>
   <translation>節度あるペースの維持</translation>
  </message>
  <message>
   <source>show it to readers under 7</source>
   <translation>7 歳未満の読者への表示</translation>
  </message>
  <message>
   <source>show it to readers under 13</source>
   <translation>13 歳未満の読者への表示</translation>
  </message>
  <message>
   <source>show it to readers under 16</source>
   <translation>16 歳未満の読者への表示</translation>
  </message>
  <message>
   <source>show it to readers under 18</source>
   <translation>18 歳未満の読者への表示</translation>
  </message>
  <message>
   <source>may %1</source>
   <translation>許可: %1</translation>
  </message>
  <message>
   <source>must %1</source>
   <translation>義務: %1</translation>
  </message>
  <message>
   <source>must ask before it may %1</source>
   <translation>要問い合わせ: %1</translation>
  </message>
  <message>
   <source>must not %1</source>
   <translation>禁止: %1</translation>
  </message>
  <message>
   <source>is asked to %1</source>
   <translation>依頼: %1</translation>
  </message>
 </context>
 <context>
  <name>edit</name>
  <message>
   <source>A comment that begins with “meta:” is a meta line. Use the fields for those.</source>
   <translation>「meta:」で始まるコメントはメタ行になります。その入力欄を使ってください。</translation>
  </message>
  <message>
   <source>There is no block [agent: %1].</source>
   <translation>ブロック [agent: %1] はありません。</translation>
  </message>
  <message>
   <source>There is no such group.</source>
   <translation>そのようなグループはありません。</translation>
  </message>
  <message>
   <source>%1 has no groups of the extended standard.</source>
   <translation>%1 に拡張規格のグループはありません。</translation>
  </message>
  <message>
   <source>Robot-version must be directly below the User-agent lines: split the User-agent line and its rule first.</source>
   <translation>Robot-version は User-agent 行の直下に置かなければなりません。先に User-agent 行とそのルールを分けてください。</translation>
  </message>
  <message>
   <source>There are other lines between this group's User-agent lines: separate the groups first.</source>
   <translation>このグループの User-agent 行の間にほかの行があります。先にグループを分けてください。</translation>
  </message>
  <message>
   <source>The longest rule decides no longer: every Disallow but a bare * wins over an Allow with a pattern.</source>
   <translation>最も長いルールが決めるのではなくなります。単独の * を除くすべての Disallow が、パターンのある Allow に優先します。</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is refused from now on.</source>
   <translation>グループには Allow ルールしかありません。今後、ほかのパスはすべて拒否されます。</translation>
  </message>
  <message>
   <source>%1 matches this one path, no longer what begins with it: write %2 for the same.</source>
   <translation>%1 はこの 1 つのパスに一致し、これで始まるものには一致しなくなります。同じ意味にするには %2 と書いてください。</translation>
  </message>
  <message>
   <source>%1 is a pattern for the whole path: write %2 for the same.</source>
   <translation>%1 はパス全体に対するパターンです。同じ意味にするには %2 と書いてください。</translation>
  </message>
  <message>
   <source>The other group for %1 now applies only to robots that do not support 2.0.</source>
   <translation>%1 のもう 1 つのグループは、今後、2.0 に対応していないロボットだけに適用されます。</translation>
  </message>
  <message>
   <source>The group has no rules: everything is allowed.</source>
   <translation>グループにルールがないため、すべて許可されます。</translation>
  </message>
  <message>
   <source>%1 has no like in a plain group: ?, sets and values that do not begin with / or * mean something else there.</source>
   <translation>通常のグループには %1 に相当するものがありません。?、文字集合、/ でも * でも始まらない値は、そこでは別の意味になります。</translation>
  </message>
  <message>
   <source>%1 matches everything that begins with it, not this one path: write %2 for the same.</source>
   <translation>%1 はこの 1 つのパスではなく、これで始まるものすべてに一致します。同じ意味にするには %2 と書いてください。</translation>
  </message>
  <message>
   <source>%1 is read as a prefix: write %2 for the same.</source>
   <translation>%1 は前方一致として読み取られます。同じ意味にするには %2 と書いてください。</translation>
  </message>
  <message>
   <source>The longest rule that matches decides from now on, and at equal length Allow.</source>
   <translation>今後は、一致した中で最も長いルールが決め、同じ長さなら Allow が優先します。</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is allowed from now on; add Disallow: / to refuse the rest.</source>
   <translation>グループには Allow ルールしかありません。今後、ほかのパスはすべて許可されます。残りを拒否するには Disallow: / を追加してください。</translation>
  </message>
  <message>
   <source>Without this line the Robot-version below it would count and change what the group means: remove that one first.</source>
   <translation>この行がなくなると、下の Robot-version が有効になり、グループの意味が変わります。先にそちらを削除してください。</translation>
  </message>
  <message>
   <source>There is no such rule in this group.</source>
   <translation>このグループにそのようなルールはありません。</translation>
  </message>
  <message>
   <source>There is no such agent in this group.</source>
   <translation>このグループにそのようなエージェントはありません。</translation>
  </message>
  <message>
   <source>This rule is on its User-agent line: split the line first, then move the rule.</source>
   <translation>このルールは User-agent 行の中にあります。先に行を分けてから、ルールを移動してください。</translation>
  </message>
  <message>
   <source>An agent with a rule on its line needs a name: split the line first.</source>
   <translation>同じ行にルールがあるエージェントには名前が必要です。先に行を分けてください。</translation>
  </message>
  <message>
   <source>A group needs an agent: remove the whole group instead.</source>
   <translation>グループにはエージェントが必要です。代わりにグループ全体を削除してください。</translation>
  </message>
  <message>
   <source>A rule is Allow or Disallow.</source>
   <translation>ルールは Allow か Disallow です。</translation>
  </message>
  <message>
   <source>%1 is not in a group for %2.</source>
   <translation>%1 は %2 のグループには置けません。</translation>
  </message>
  <message>
   <source>A group needs at least one agent.</source>
   <translation>グループには少なくとも 1 つのエージェントが必要です。</translation>
  </message>
  <message>
   <source>%1 has no groups.</source>
   <translation>%1 にグループはありません。</translation>
  </message>
  <message>
   <source>Without this group the policy lines below it would fall into the block [agent: %1] above it: move them up first.</source>
   <translation>このグループがなくなると、下のポリシー行が上のブロック [agent: %1] に入ってしまいます。先にそれらを上へ移動してください。</translation>
  </message>
  <message>
   <source>A value cannot contain a line break: what follows it would be a separate line.</source>
   <translation>値に改行を含めることはできません。改行の後は別の行になってしまいます。</translation>
  </message>
  <message>
   <source>A value cannot contain a NUL byte.</source>
   <translation>値に NUL バイトを含めることはできません。</translation>
  </message>
  <message>
   <source>A # would begin a comment here; in a path or URL write %1.</source>
   <translation>ここでは # からコメントになってしまいます。パスや URL では %1 と書いてください。</translation>
  </message>
  <message>
   <source>A # after a space would begin a comment here.</source>
   <translation>ここでは空白の後の # からコメントになってしまいます。</translation>
  </message>
  <message>
   <source>A rule cannot be on its User-agent line: add it as a separate line.</source>
   <translation>ルールを User-agent 行の中に置くことはできません。別の行として追加してください。</translation>
  </message>
  <message>
   <source>There is no such line.</source>
   <translation>そのような行はありません。</translation>
  </message>
  <message>
   <source>This line has no value.</source>
   <translation>この行に値はありません。</translation>
  </message>
  <message>
   <source>%1 is not a line about the whole file in %2.</source>
   <translation>%1 は、%2 ではファイル全体についての行ではありません。</translation>
  </message>
  <message>
   <source>%1 has no meta lines.</source>
   <translation>%1 にメタ行はありません。</translation>
  </message>
  <message>
   <source>A meta key is a word without a colon.</source>
   <translation>メタキーはコロンを含まない語です。</translation>
  </message>
  <message numerus="yes">
   <source>%1 followed the group for %2 until now: its %n lines are copied into the new group, or they would no longer apply to it</source>
   <comment>%1 followed the group for %2 until now: its %n line is copied into the new group, or it would no longer apply to it</comment>
   <translation>
    <numerusform>%1 はこれまで %2 のグループに従っていました。適用されなくなるのを防ぐため、その %n 行を新しいグループにコピーします</numerusform>
   </translation>
  </message>
  <message>
   <source>A block needs the name of a category or an agent.</source>
   <translation>ブロックにはカテゴリかエージェントの名前が必要です。</translation>
  </message>
  <message>
   <source>A block's name cannot contain a line break, a NUL byte, # or a bracket.</source>
   <translation>ブロックの名前に改行、NUL バイト、#、角括弧を含めることはできません。</translation>
  </message>
  <message>
   <source>%1 has no [agent: …] blocks.</source>
   <translation>%1 に [agent: …] ブロックはありません。</translation>
  </message>
  <message>
   <source>%1 is not a policy directive of %2.</source>
   <translation>%1 は %2 のポリシーディレクティブではありません。</translation>
  </message>
  <message>
   <source>%1 is about the whole file, not about one agent.</source>
   <translation>%1 は特定のエージェントではなく、ファイル全体についてのものです。</translation>
  </message>
  <message>
   <source>There is a block [agent: %1] already.</source>
   <translation>ブロック [agent: %1] はすでにあります。</translation>
  </message>
  <message>
   <source>%1 has no chain.</source>
   <translation>%1 にチェーンはありません。</translation>
  </message>
  <message>
   <source>A comment cannot contain control characters. Remove them.</source>
   <translation>コメントに制御文字は使えません。削除してください。</translation>
  </message>
  <message>
   <source>This comment is one line: it cannot contain line ends or other control characters.</source>
   <translation>このコメントは 1 行です。改行やその他の制御文字は使えません。</translation>
  </message>
 </context>
 <context>
  <name>export</name>
  <message>
   <source>What %1 can compare.</source>
   <translation>%1 で比較できるもの。</translation>
  </message>
  <message>
   <source>An address with a query is refused as soon as it begins like the rule, whatever the query says. A query that %1 cannot read (a semicolon, a damaged escape) counts as none.</source>
   <translation>クエリのあるアドレスは、クエリの内容にかかわらず、ルールと同じ文字列で始まれば拒否されます。%1 が読み取れないクエリ (セミコロン、壊れたエスケープ) は、ないものとみなします。</translation>
  </message>
  <message>
   <source>More paths are refused than the rule says.</source>
   <translation>ルールの記載よりも多くのパスが拒否されます。</translation>
  </message>
  <message>
   <source>The path as %1 decodes it, without its query.</source>
   <translation>%1 が復号したパス。クエリは含みません。</translation>
  </message>
  <message>
   <source>An escaped slash counts as a slash.</source>
   <translation>エスケープされたスラッシュはスラッシュとみなします。</translation>
  </message>
  <message>
   <source>The hours by the server's clock, where it runs with TZ=UTC.</source>
   <translation>サーバーの時計による時間。サーバーを TZ=UTC で動かしている場合です。</translation>
  </message>
  <message>
   <source>In another time zone the hours are shifted by its difference from UTC.</source>
   <translation>別のタイムゾーンでは、UTC との差だけ時間がずれます。</translation>
  </message>
  <message>
   <source>The path as it was sent.</source>
   <translation>送信されたとおりのパス。</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule, though it is the same path.</source>
   <translation>同じパスでも、文字をパーセントエンコードするとルールをすり抜けます。</translation>
  </message>
  <message>
   <source>Refused.</source>
   <translation>拒否します。</translation>
  </message>
  <message>
   <source>The chosen agents are refused what is not a URL: a byte above 127 that is not escaped, or a % that begins no escape.</source>
   <translation>選択したエージェントに対し、URL ではないものを拒否します。エスケープされていない 127 を超えるバイトや、エスケープになっていない % です。</translation>
  </message>
  <message>
   <source>The URL as %1 normalises it.</source>
   <translation>%1 が正規化した URL。</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule where the service's own normalising is off.</source>
   <translation>サービス自身の正規化がオフの場合、パーセントエンコードされた文字を含むパスはルールをすり抜けます。</translation>
  </message>
  <message>
   <source>An agent that cannot be seen in a request</source>
   <translation>リクエストからは見分けられないエージェント</translation>
  </message>
  <message>
   <source>Hours that cannot be said, or only in the server's time zone</source>
   <translation>表せない時間、またはサーバーのタイムゾーンでしか表せない時間</translation>
  </message>
  <message>
   <source>A pace that cannot be said, or only rounded</source>
   <translation>表せないペース、または丸めてしか表せないペース</translation>
  </message>
  <message>
   <source>Spellings of a path that are not told apart</source>
   <translation>区別されないパスの表記</translation>
  </message>
  <message>
   <source>A server cannot be asked first</source>
   <translation>サーバーには先に問い合わせができない</translation>
  </message>
  <message>
   <source>Use of what was fetched, which a server does not see</source>
   <translation>サーバーには見えない、取得後の利用</translation>
  </message>
  <message>
   <source>A limit of the server's size or cost</source>
   <translation>サーバーのサイズまたはコストの制限</translation>
  </message>
  <message>
   <source>Agents that are not recognised</source>
   <translation>認識されないエージェント</translation>
  </message>
  <message>
   <source>Names can be forged</source>
   <translation>名前は偽れる</translation>
  </message>
  <message>
   <source>A chained file that was not read</source>
   <translation>読み取れなかったチェーン先のファイル</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so that nothing that it states is in here. %2</source>
   <translation>チェーン先のファイル %1 を読み取れなかったため、その内容はここに一切含まれていません。%2</translation>
  </message>
  <message>
   <source>the rules of the files, as if each were there</source>
   <translation>各ファイルがあるものとみなしたファイルのルール</translation>
  </message>
  <message>
   <source>how requests for the files end was stated, and is not in here</source>
   <translation>ファイルへのリクエストの結果が記載されていますが、ここには含まれていません</translation>
  </message>
  <message>
   <source>Nothing.</source>
   <translation>なし。</translation>
  </message>
  <message>
   <source>%1 cannot tell the time in its conditions: these agents may come at any hour.</source>
   <translation>%1 の条件では時刻を判定できないため、これらのエージェントはどの時間にも訪問できます。</translation>
  </message>
  <message>
   <source>An escaped slash and dot segments are compared as what they mean, unless the server's own normalising is off. Then a byte above 127 that is not escaped is refused.</source>
   <translation>サーバー側の正規化がオフでない限り、エスケープされたスラッシュとドットセグメントは、その意味するものとして比較されます。オフの場合、エスケープされていない 127 を超えるバイトは拒否されます。</translation>
  </message>
  <message>
   <source>Some paths that the rule allows are refused.</source>
   <translation>ルールが許可するパスの一部が拒否されます。</translation>
  </message>
  <message>
   <source>Every path that %1 matches is refused, which is more than the rule says.</source>
   <translation>%1 が一致するパスはすべて拒否されます。これはルールの記載を超えるものです。</translation>
  </message>
  <message>
   <source>The beginning of the path only: the whole is too long for %1.</source>
   <translation>パスの先頭だけ。全体は %1 には長すぎます。</translation>
  </message>
  <message>
   <source>Nothing: the rule is too long for %1, or cannot be said there.</source>
   <translation>なし。ルールが %1 には長すぎるか、そこでは表せません。</translation>
  </message>
  <message>
   <source>Nearly the same.</source>
   <translation>ほぼ同じです。</translation>
  </message>
  <message>
   <source>The slowest pace of the day counts at every hour.</source>
   <translation>1 日のうち最も遅いペースが、すべての時間に有効です。</translation>
  </message>
  <message>
   <source>%1 does not limit the pace: agents may come as fast as they like.</source>
   <translation>%1 はペースを制限しないため、エージェントは好きなだけ速く訪問できます。</translation>
  </message>
  <message>
   <source>Slower than stated: the server counts in whole requests.</source>
   <translation>記載より遅くなります。サーバーはリクエストを整数で数えます。</translation>
  </message>
  <message>
   <source>%1 times as fast as stated: the server knows no slower pace.</source>
   <translation>記載の %1 倍の速さです。サーバーにはそれより遅いペースがありません。</translation>
  </message>
  <message>
   <source>Where the server delivers the same page for another spelling of its path (//a/b, /./a/b, /x/../a/b, /a%2Fb), a rule for /a/b does not refuse that spelling. gatepost-cli export --plain-paths refuses these spellings.</source>
   <translation>サーバーがパスの別の綴り (//a/b、/./a/b、/x/../a/b、/a%2Fb) でも同じページを返す場合、/a/b のルールはその綴りを拒否しません。gatepost-cli export --plain-paths なら、これらの綴りも拒否します。</translation>
  </message>
  <message>
   <source>In another time zone these agents are kept out at all hours.</source>
   <translation>別のタイムゾーンでは、これらのエージェントはどの時間にも入れません。</translation>
  </message>
  <message>
   <source>%1 never fetches anything: it is a word for the use of what another agent of %2 fetches. No server can tell the two apart.</source>
   <translation>%1 は取得をしません。%2 の別のエージェントが取得するものの利用についての語で、どのサーバーにも両者を区別できません。</translation>
  </message>
  <message>
   <source>Browsers send the name %1 too. To refuse it would be to refuse people.</source>
   <translation>ブラウザーも %1 という名前を送ります。拒否すると、人を拒否することになります。</translation>
  </message>
  <message>
   <source>%1 cannot be looked for in a User-Agent header: it is too short or too long for that, or contains characters that names do not have.</source>
   <translation>%1 は User-Agent ヘッダーの中で探せません。そのためには短すぎるか長すぎる、または名前に使われない文字を含んでいます。</translation>
  </message>
  <message>
   <source>In a User-Agent header %1 is %2, and is treated like that.</source>
   <translation>User-Agent ヘッダーでは %1 は %2 であり、そのように扱われます。</translation>
  </message>
  <message>
   <source>No pace is stated. That robots wait twice the time that the last document took cannot be enforced.</source>
   <translation>ペースが未記載です。直前の文書にかかった時間の 2 倍をロボットが待つことは、強制できません。</translation>
  </message>
  <message>
   <source>A server cannot be asked first: %1 may fetch nothing, also after they were allowed to. Choose other agents where they should pass.</source>
   <translation>サーバーに事前に尋ねることはできません。%1は、許可を得た後でも何も取得できません。通過させたい場合は、ほかのエージェントを選んでください。</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees. It can be stated as %1.</source>
   <translation>取得したものの利用についての記載で、サーバーには見えません。%1 で表せます。</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees.</source>
   <translation>取得したものの利用についての記載で、サーバーには見えません。</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list.</source>
   <translation>Gatepost のリストにあるエージェント。</translation>
  </message>
  <message>
   <source>Nobody else whom * means is refused unless a line or --agents names it: agents that are not in the list look like browsers to a server.</source>
   <translation>* が指すほかの相手は、行か --agents で挙げられていない限り拒否されません。リストにないエージェントは、サーバーからはブラウザーのように見えます。</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list that the pattern matches.</source>
   <translation>Gatepost のリストのうち、パターンに一致するエージェント。</translation>
  </message>
  <message>
   <source>Other agents that the pattern matches are not refused: searched for in a whole User-Agent header it could match browsers.</source>
   <translation>パターンに一致するほかのエージェントは拒否されません。User-Agent ヘッダー全体から探すと、ブラウザーに一致するおそれがあります。</translation>
  </message>
  <message>
   <source>Compact expressions.</source>
   <translation>簡潔な式。</translation>
  </message>
  <message>
   <source>The name in the User-Agent header decides.</source>
   <translation>User-Agent ヘッダーの名前で決まります。</translation>
  </message>
  <message>
   <source>Who sends another name passes, and who sends the name of an agent is treated like it: the address that a request comes from is not checked. A header with several names is treated like the one whose group is asked first.</source>
   <translation>別の名前を送れば通り、エージェントの名前を送ればそのエージェントとして扱われます。リクエスト元のアドレスは確認されません。複数の名前を含むヘッダーは、最初に照合されるグループの名前として扱われます。</translation>
  </message>
  <message>
   <source>A % that begins no escape is not part of a URL: %1 never sees such a path.</source>
   <translation>エスケープになっていない % は URL の一部ではありません。%1 がそのようなパスを目にすることはありません。</translation>
  </message>
  <message>
   <source>Whether %1 sees a query.</source>
   <translation>%1 がクエリを見るかどうか。</translation>
  </message>
  <message>
   <source>A question mark with nothing after it counts as no query.</source>
   <translation>後に何もない疑問符は、クエリなしとみなします。</translation>
  </message>
  <message>
   <source>The rule does not fit into the limits of %1: what it forbids can be fetched.</source>
   <translation>ルールが %1 の制限に収まらないため、禁じているものが取得できてしまいます。</translation>
  </message>
  <message>
   <source>A User-Agent header that contains the name.</source>
   <translation>名前を含む User-Agent ヘッダー。</translation>
  </message>
  <message>
   <source>Agents whose name contains the name of another are treated like that one too.</source>
   <translation>名前に別のエージェントの名前を含むエージェントは、そのエージェントとしても扱われます。</translation>
  </message>
  <message>
   <source>The format has no word for it.</source>
   <translation>この形式には、それに当たる語がありません。</translation>
  </message>
  <message>
   <source>%1 is permitted.</source>
   <translation>%1は許可されます。</translation>
  </message>
  <message>
   <source>%1 is refused.</source>
   <translation>%1は拒否されます。</translation>
  </message>
  <message>
   <source>The format has no word for ask.</source>
   <translation>この形式には ask に当たる語がありません。</translation>
  </message>
  <message>
   <source>The format addresses everybody alike, so the most restrictive of all lines counts.</source>
   <translation>この形式は全員に同じことを述べるため、すべての行のうち最も厳しいものが有効です。</translation>
  </message>
  <message>
   <source>It is said to everybody, also to agents that the line is not about.</source>
   <translation>行の対象ではないエージェントも含め、全員に述べます。</translation>
  </message>
  <message>
   <source>Refused to everybody.</source>
   <translation>全員に対して拒否します。</translation>
  </message>
  <message>
   <source>The format is read without robots.txt. A path that some agents may not fetch is refused to all, and so is what another rule allows below it.</source>
   <translation>この形式は robots.txt とは別に読み取られます。一部のエージェントが取得できないパスは全員に対して拒否され、その下で別のルールが許可しているものも同様です。</translation>
  </message>
  <message>
   <source>Content-Signal has no paths: it says nothing about %1.</source>
   <translation>Content-Signal にはパスがなく、%1 については何も述べません。</translation>
  </message>
  <message>
   <source>Content-Signal has no paths, and %1 is refused for %2.</source>
   <translation>Content-Signal にはパスがなく、%2 については %1 が拒否されています。</translation>
  </message>
  <message>
   <source>noindex is not written: a crawler that may not fetch a page never sees it. Add it by hand where pages may be fetched and not be indexed.</source>
   <translation>noindex は書き込まれません。ページを取得できないクローラーの目には触れないためです。ページの取得は認め、インデックス登録は認めない場合は、手作業で追加してください。</translation>
  </message>
 </context>
 <context>
  <name>foreign</name>
  <message>
   <source>This is a web address, not a policy file.</source>
   <translation>これはポリシーファイルではなく Web アドレスです。</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file.</source>
   <translation>これはポリシーファイルではなく Web ページです。</translation>
  </message>
  <message>
   <source>This is JSON, not a policy file.</source>
   <translation>これはポリシーファイルではなく JSON です。</translation>
  </message>
  <message>
   <source>This is UTF-16, not a policy file: crawlers read UTF-8 alone.</source>
   <translation>これはポリシーファイルではなく UTF-16 です。クローラーが読むのは UTF-8 だけです。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgeEditor</name>
  <message>
   <source>not set</source>
   <translation>未設定</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>サイト全体</translation>
  </message>
  <message>
   <source>below</source>
   <extracomment>between a rating and the path it is about: 18+ below /adult</extracomment>
   <translation>次のパス以下</translation>
  </message>
  <message>
   <source>%1: path, empty for the whole site</source>
   <translation>%1: パス。サイト全体なら空</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentBox</name>
  <message>
   <source>fetches for a user</source>
   <translation>ユーザーのために取得</translation>
  </message>
  <message>
   <source>never fetches: about use</source>
   <translation>取得せず、利用だけに関わる</translation>
  </message>
  <message>
   <source>software library</source>
   <translation>ソフトウェアライブラリ</translation>
  </message>
  <message>
   <source>agent, identity or User-Agent header</source>
   <translation>エージェント、識別情報、または User-Agent ヘッダー</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>最近使ったもの</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentChips</name>
  <message>
   <source>Agents of the group</source>
   <translation>グループのエージェント</translation>
  </message>
  <message>
   <source>F2 renames an agent, Delete removes it.</source>
   <translation>F2 でエージェントの名前を変更し、Delete で削除します。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentWords</name>
  <message>
   <source>every agent that no other group names</source>
   <translation>ほかのどのグループにも挙げられていないすべてのエージェント</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>ユーザーのために取得します</translation>
  </message>
  <message>
   <source>never fetches, is about use</source>
   <translation>取得はせず、利用だけに関わります</translation>
  </message>
  <message>
   <source>a program library</source>
   <translation>プログラムライブラリ</translation>
  </message>
  <message>
   <source>retired</source>
   <translation>廃止</translation>
  </message>
  <message>
   <source>old</source>
   <translation>旧称</translation>
  </message>
  <message>
   <source>unconfirmed</source>
   <translation>未確認</translation>
  </message>
  <message>
   <source>documented not to obey robots.txt</source>
   <translation>robots.txt に従わないと文書に明記されています</translation>
  </message>
  <message>
   <source>* groups do not reach it</source>
   <translation>* グループは適用されません</translation>
  </message>
  <message>
   <source>Names nobody: write a product token or *.</source>
   <translation>どのエージェントも指していません。プロダクトトークンか * を書いてください。</translation>
  </message>
  <message>
   <source>A pattern: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>パターンです。このプログラムは読み取りますが、多くのクローラーはトークン全体しか比較しません。</translation>
  </message>
  <message>
   <source>Not a valid expression: %1</source>
   <translation>正規表現として正しくありません: %1</translation>
  </message>
  <message>
   <source>An expression: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>正規表現です。このプログラムは読み取りますが、多くのクローラーはトークン全体しか比較しません。</translation>
  </message>
  <message>
   <source>Ends at its first / or space: it is read as “%1”.</source>
   <translation>最初の / か空白で終わり、「%1」と読み取られます。</translation>
  </message>
  <message>
   <source>Strict crawlers cut it to “%1”: the standard allows only a–z, A–Z, _ and -.</source>
   <translation>厳格なクローラーは「%1」に切り詰めます。規格で使えるのは英字、_、- だけです。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(エージェントなし)</translation>
  </message>
  <message>
   <source>not in the registry</source>
   <translation>レジストリにありません</translation>
  </message>
  <message>
   <source>Set agent to %1</source>
   <translation>エージェントを %1 に設定</translation>
  </message>
  <message numerus="yes">
   <source>Add %n agent(s) from a list</source>
   <translation>
    <numerusform>リストからエージェントを %n 件追加</numerusform>
   </translation>
  </message>
  <message>
   <source>Add agent %1</source>
   <translation>エージェント %1 を追加</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>エージェント %1 を削除</translation>
  </message>
  <message numerus="yes">
   <source>Take along %n line(s) of the group for %1</source>
   <extracomment>%1 an agent whose group supplied the lines: &quot;*&quot;, &quot;Googlebot&quot;</extracomment>
   <translation>
    <numerusform>%1 のグループの %n 行も一緒に移す</numerusform>
   </translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>エージェント</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AnswerChooser</name>
  <message>
   <source>since now</source>
   <translation>たった今から</translation>
  </message>
  <message>
   <source>for %1</source>
   <comment>%1 a duration</comment>
   <translation>%1 継続</translation>
  </message>
  <message>
   <source>a copy was seen</source>
   <translation>コピー取得済み</translation>
  </message>
  <message>
   <source>How robots.txt is answered</source>
   <translation>robots.txt の応答</translation>
  </message>
  <message>
   <source>What crawlers do if the request for robots.txt ends like this</source>
   <translation>robots.txt のリクエストがこのように終わった場合に、クローラーが何をするか</translation>
  </message>
  <message>
   <source>How long it has been answered so</source>
   <translation>この応答が続いている時間</translation>
  </message>
  <message>
   <source>The crawler has a copy of the file from before: some go on with it</source>
   <translation>クローラーが以前のファイルのコピーを持っている場合。そのコピーを使い続けるものもあります</translation>
  </message>
  <message>
   <source>as the site has it</source>
   <translation>サイトのとおり</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AnswerPanel</name>
  <message>
   <source>Must</source>
   <translation>義務</translation>
  </message>
  <message>
   <source>Is asked to</source>
   <translation>依頼</translation>
  </message>
  <message>
   <source>AI training allowed</source>
   <translation>AI 学習を許可</translation>
  </message>
  <message>
   <source>AI training disallowed</source>
   <translation>AI 学習を禁止</translation>
  </message>
  <message>
   <source>%1=%2 (policy token)</source>
   <translation>%1=%2 (ポリシー用トークン)</translation>
  </message>
  <message>
   <source>Content-Usage does not apply: robots.txt denies this path</source>
   <translation>Content-Usage は適用されません: robots.txt がこのパスを拒否しています</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>注記</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>ペース</translation>
  </message>
  <message>
   <source>never fetches: the answer is about use</source>
   <translation>取得はせず、回答は利用についてのものです</translation>
  </message>
  <message>
   <source>politely</source>
   <translation>節度を保って</translation>
  </message>
  <message>
   <source>open</source>
   <translation>開放中</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>閉鎖中</translation>
  </message>
  <message>
   <source>open until %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>%1 まで開放中</translation>
  </message>
  <message>
   <source>closed, opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>閉鎖中、%1 に開放</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>時間帯</translation>
  </message>
  <message>
   <source>Stated</source>
   <translation>記載</translation>
  </message>
  <message>
   <source>Signals</source>
   <translation>シグナル</translation>
  </message>
  <message>
   <source>To its owner</source>
   <translation>運営者へ</translation>
  </message>
  <message>
   <source>List of crawlers</source>
   <translation>クローラーのリスト</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) old</source>
   <translation>
    <numerusform>%n 日前のもの</numerusform>
   </translation>
  </message>
  <message>
   <source>stated: %1</source>
   <translation>記載: %1</translation>
  </message>
  <message>
   <source>Nothing: it may not fetch this.</source>
   <translation>なし: これは取得できません。</translation>
  </message>
  <message>
   <source>Stated all the same: %1.</source>
   <translation>それでも記載はあります: %1。</translation>
  </message>
  <message>
   <source>No file speaks of it.</source>
   <translation>どのファイルも述べていません。</translation>
  </message>
  <message numerus="yes">
   <source>%n use(s) not stated: %1.</source>
   <translation>
    <numerusform>未記載の利用 %n 件: %1。</numerusform>
   </translation>
  </message>
  <message>
   <source>What may be done with it</source>
   <translation>取得したものの利用</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>コピー</translation>
  </message>
  <message>
   <source>Copy the answer with its reasons as text</source>
   <translation>回答と理由をテキストとしてコピーします</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>Copy the answer as the command line's JSON</source>
   <translation>コマンドラインと同じ JSON で回答をコピーします</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) lost</source>
   <translation>
    <numerusform>優先されなかったルール %n 件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n group(s) not used</source>
   <translation>
    <numerusform>未使用のグループ %n 件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) not considered</source>
   <translation>
    <numerusform>未確認: %n 件</numerusform>
   </translation>
  </message>
  <message>
   <source>not in the list of crawlers</source>
   <translation>クローラーのリストにない</translation>
  </message>
  <message>
   <source>As documented: %1 %2 · %3</source>
   <comment>%1 ✕, %2 No, %3 the reason</comment>
   <translation>文書のとおり: %1 %2 · %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>ほか %n 件</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ApplyRow</name>
  <message>
   <source>Review…</source>
   <translation>確認…</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>適用</translation>
  </message>
  <message>
   <source>Looking for the smallest edit…</source>
   <translation>最小の編集を探しています…</translation>
  </message>
  <message>
   <source>Not while a goal is undecided. Review shows the edits.</source>
   <translation>未判定の目標があるうちは適用できません。「確認」で編集内容を表示します。</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make it true.</source>
   <translation>
    <numerusform>%1 の %Ln 行の編集で成り立ちます。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make some of it true.</source>
   <translation>
    <numerusform>%1 の %Ln 行の編集で一部が成り立ちます。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s) and those that no list names; nobody else is affected.</source>
   <translation>
    <numerusform>対象は %Ln 件のエージェントと、どの一覧にもないエージェントです。ほかには影響しません。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s); nobody else is affected.</source>
   <translation>
    <numerusform>対象は %Ln 件のエージェントです。ほかには影響しません。</numerusform>
   </translation>
  </message>
  <message>
   <source>For agents that no list names; nobody else is affected.</source>
   <translation>対象はどの一覧にもないエージェントです。ほかには影響しません。</translation>
  </message>
  <message>
   <source>%1 is not reached: %2.</source>
   <translation>%1 は達成されません: %2。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskModel</name>
  <message>
   <source>at the question's time</source>
   <translation>質問の時刻ちょうど</translation>
  </message>
  <message>
   <source>not asked yet: %1 after the question</source>
   <translation>まだ問い合わせていません: 質問の %1 後</translation>
  </message>
  <message>
   <source>%1 old: to be asked again later</source>
   <translation>%1 経過: 後で再度問い合わせます</translation>
  </message>
  <message>
   <source>%1 old: no</source>
   <translation>%1 経過: no</translation>
  </message>
  <message>
   <source>applies to this one request</source>
   <translation>この 1 回のリクエストにだけ有効です</translation>
  </message>
  <message>
   <source>%1 old: was for one request</source>
   <translation>%1 経過: 1 回のリクエスト限りでした</translation>
  </message>
  <message>
   <source>%1 old, valid for another %2</source>
   <translation>%1 経過、あと %2 有効</translation>
  </message>
  <message>
   <source>%1 old; expired (answers last 24 hours)</source>
   <translation>%1 経過: 失効しました (応答の有効期間は 24 時間)</translation>
  </message>
  <message>
   <source>(the site's host)</source>
   <translation>(サイトのホスト)</translation>
  </message>
  <message>
   <source>→ The endpoint is absent: every ask is “no”.</source>
   <translation>→ エンドポイントがありません: ask はすべて「no」になります。</translation>
  </message>
  <message>
   <source>→ No answer is rehearsed: it stays “ask”.</source>
   <translation>→ 想定した応答はありません:「ask」のままです。</translation>
  </message>
  <message>
   <source>Directive</source>
   <translation>ディレクティブ</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>エージェント</translation>
  </message>
  <message>
   <source>every agent</source>
   <translation>すべてのエージェント</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>ステータス</translation>
  </message>
  <message>
   <source>Decision</source>
   <translation>決定</translation>
  </message>
  <message>
   <source>(none)</source>
   <translation>(なし)</translation>
  </message>
  <message>
   <source>Scopes</source>
   <translation>スコープ</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>サイト全体</translation>
  </message>
  <message>
   <source>Asked at</source>
   <translation>問い合わせ日時</translation>
  </message>
  <message>
   <source>the question's time</source>
   <translation>質問の時刻</translation>
  </message>
  <message>
   <source>Age at the question's time</source>
   <translation>質問の時刻での経過時間</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskPanel</name>
  <message>
   <source>Answers of the ask endpoint</source>
   <translation>ask エンドポイントの応答</translation>
  </message>
  <message>
   <source>not rehearsed: ask stays ask</source>
   <translation>想定しない: ask は ask のまま</translation>
  </message>
  <message>
   <source>absent: every ask is no</source>
   <translation>なし: ask はすべて no</translation>
  </message>
  <message>
   <source>present: answers below</source>
   <translation>あり: 下の応答を使用</translation>
  </message>
  <message>
   <source>Ask endpoint</source>
   <translation>ask エンドポイント</translation>
  </message>
  <message>
   <source>Directive of the exchange</source>
   <translation>やり取りのディレクティブ</translation>
  </message>
  <message>
   <source>HTTP exchange</source>
   <translation>HTTP のやり取り</translation>
  </message>
  <message>
   <source>Add an answer</source>
   <translation>応答を追加</translation>
  </message>
  <message>
   <source>An answer to the question's agent, at the question's time</source>
   <translation>質問のエージェントと時刻で応答を追加します</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>削除</translation>
  </message>
  <message>
   <source>Remove the chosen answer</source>
   <translation>選択した応答を削除します</translation>
  </message>
  <message>
   <source>Endpoint</source>
   <translation>エンドポイント</translation>
  </message>
  <message>
   <source>Exchange for</source>
   <translation>やり取りの対象</translation>
  </message>
  <message>
   <source>No answer is rehearsed. Add what your ask endpoint would say, and to whom: the answer on top changes immediately.</source>
   <translation>想定した回答はありません。ask エンドポイントが誰に何と答えるかを追加すると、上の回答がすぐに変わります。</translation>
  </message>
  <message>
   <source>The result of asking is “%1” (%2).</source>
   <comment>%2 is the age of the answer: “3 h old: no”</comment>
   <translation>問い合わせの結果は「%1」です (%2)。</translation>
  </message>
  <message>
   <source>The result of asking is “%1”.</source>
   <translation>問い合わせの結果は「%1」です。</translation>
  </message>
  <message>
   <source>%1 is stated “ask” for %2: effective is “%3”.</source>
   <translation>%1 は %2 に対して「ask」と記載されています。実効値は「%3」です。</translation>
  </message>
  <message>
   <source>%3 need not ask: %1 is “%2”.</source>
   <translation>ただし %1 は %3 に対して「%2」なので、問い合わせは不要です。</translation>
  </message>
  <message>
   <source>%2 need not ask: %1 is not restricted.</source>
   <translation>ただし %1 は %2 に対して未記載なので、問い合わせは不要です。</translation>
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
   <translation>%1 に開放</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>開放されることはない</translation>
  </message>
  <message>
   <source>until %1</source>
   <translation>%1 まで</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1 line %2</source>
   <translation>ただし競合他社は読み取れない: %1 %2 行目</translation>
  </message>
  <message>
   <source>it never fetches: this is about use</source>
   <translation>取得はしない: これは利用について</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>これらのファイルは %1 には適用されない</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>robots.txt を無視すると文書に記されている</translation>
  </message>
  <message>
   <source>it is not known to read %1</source>
   <translation>%1 を読み取るとは知られていない</translation>
  </message>
  <message>
   <source>it is not known to obey Visit-time</source>
   <translation>Visit-time に従うとは知られていない</translation>
  </message>
  <message>
   <source>By your files: %1</source>
   <translation>ファイルに従えば: %1</translation>
  </message>
  <message>
   <source>What %1 does: %2</source>
   <translation>%1 の実際の動作: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksModel</name>
  <message numerus="yes">
   <source>Given %n time(s) in this scope: the first valid line counts.</source>
   <translation>
    <numerusform>このスコープに %n 回記載されています。最初の有効な行が採用されます。</numerusform>
   </translation>
  </message>
  <message>
   <source>all agents</source>
   <translation>すべてのエージェント</translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <extracomment>%1 directive, %2 agents, %3 value</extracomment>
   <translation>%1、%2: %3</translation>
  </message>
  <message>
   <source>%1, %2: not set</source>
   <translation>%1、%2: 未設定</translation>
  </message>
  <message>
   <source>%1, %2: not set. What applies is %3: %4.</source>
   <translation>%1、%2: 未設定。有効なのは %3: %4。</translation>
  </message>
  <message>
   <source>Global</source>
   <translation>全体</translation>
  </message>
  <message>
   <source>Every agent that no block names</source>
   <translation>どのブロックにも挙げられていないすべてのエージェント</translation>
  </message>
  <message>
   <source>The file has this block.</source>
   <translation>ファイルにこのブロックがあります。</translation>
  </message>
  <message>
   <source>Setting a cell makes the block.</source>
   <translation>セルを設定するとブロックが作られます。</translation>
  </message>
  <message>
   <source>A block for this agent alone: an extension that not every agent reads</source>
   <translation>このエージェント専用のブロック。すべてのエージェントが読み取るとは限らない拡張です</translation>
  </message>
  <message>
   <source>No line of the list is a directive with its value.</source>
   <translation>リストには、値を伴うディレクティブの行がありません。</translation>
  </message>
  <message numerus="yes">
   <source>Set %n value(s) from a list</source>
   <translation>
    <numerusform>リストから値を %n 件設定</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>%1 を削除</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>%1 を %2 に設定</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>%2 の %1 を削除</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>%3 の %1 を %2 に設定</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksPage</name>
  <message>
   <source>Block for an agent or category</source>
   <translation>ブロックの対象となるエージェントまたはカテゴリ</translation>
  </message>
  <message>
   <source>Name of a new block</source>
   <translation>新しいブロックの名前</translation>
  </message>
  <message>
   <source>&amp;Add block</source>
   <translation>ブロックを追加(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>コピー(&amp;C)</translation>
  </message>
  <message>
   <source>Type the name of the copy first.</source>
   <translation>先にコピーの名前を入力してください。</translation>
  </message>
  <message>
   <source>Copy block %1 to %2</source>
   <translation>ブロック %1 を %2 にコピー</translation>
  </message>
  <message>
   <source>Re&amp;name</source>
   <translation>名前を変更(&amp;N)</translation>
  </message>
  <message>
   <source>Type the new name first.</source>
   <translation>先に新しい名前を入力してください。</translation>
  </message>
  <message>
   <source>Rename block %1 to %2</source>
   <translation>ブロック %1 の名前を %2 に変更</translation>
  </message>
  <message>
   <source>&amp;Remove block</source>
   <translation>ブロックを削除(&amp;R)</translation>
  </message>
  <message>
   <source>Remove block %1</source>
   <translation>ブロック %1 を削除</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>コメント</translation>
  </message>
  <message>
   <source>Add block %1</source>
   <translation>ブロック %1 を追加</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksTable</name>
  <message>
   <source>Policy of each kind of agent</source>
   <translation>エージェントの種類ごとのポリシー</translation>
  </message>
  <message>
   <source>A key sets the word that begins with it; with Shift it also moves to the row below. Delete unsets, Enter opens the words. A pasted list of lines such as “train: no” goes into the column.</source>
   <translation>文字キーでその文字から始まる語を設定し、Shift を押しながらだと下の行に進みます。Delete で解除、Enter で語の一覧を開きます。「train: no」のような行のリストを貼り付けると、その列に入ります。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainModel</name>
  <message>
   <source>robots2.txt does not chain to another file.</source>
   <translation>robots2.txt から別のファイルへのチェーンはありません。</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>最後のファイルから別のファイルへのチェーンはありません。</translation>
  </message>
  <message>
   <source>Stopped before %1: three files are followed, not more.</source>
   <translation>%1 の手前で停止しました: たどるファイルは 3 つまでです。</translation>
  </message>
  <message>
   <source>Stopped before %1: that address was followed already.</source>
   <translation>%1 の手前で停止しました: そのアドレスはすでにたどりました。</translation>
  </message>
  <message>
   <source>Stopped before %1: a file with the same chain-id was read already.</source>
   <translation>%1 の手前で停止しました: 同じ chain-id のファイルをすでに読み取りました。</translation>
  </message>
  <message>
   <source>Stopped before %1. %2 Map it to a local file, or fetch it.</source>
   <translation>%1 の手前で停止しました。%2 ローカルファイルを割り当てるか、取得してください。</translation>
  </message>
  <message>
   <source>Stopped: “%1” is not an http or https address.</source>
   <translation>停止しました:「%1」は http または https のアドレスではありません。</translation>
  </message>
  <message>
   <source>the site's own</source>
   <translation>サイト自身のもの</translation>
  </message>
  <message>
   <source>followed</source>
   <translation>たどりました</translation>
  </message>
  <message>
   <source>not followed</source>
   <translation>たどっていません</translation>
  </message>
  <message>
   <source>Step</source>
   <translation>ステップ</translation>
  </message>
  <message>
   <source>File</source>
   <translation>ファイル</translation>
  </message>
  <message>
   <source>Lines</source>
   <translation>行数</translation>
  </message>
  <message>
   <source>Supplies to the present answer</source>
   <translation>今回の回答への寄与</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>State</source>
   <translation>状態</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform>%n 行</numerusform>
   </translation>
  </message>
  <message>
   <source>says nothing about this question</source>
   <translation>この質問については何も述べていない</translation>
  </message>
  <message>
   <source>decides %1</source>
   <comment>names of directives</comment>
   <translation>%1 を決める</translation>
  </message>
  <message>
   <source>adds %1</source>
   <comment>names of directives</comment>
   <translation>%1 を補う</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPage</name>
  <message>
   <source>Chain</source>
   <translation>チェーン</translation>
  </message>
  <message>
   <source>The file that fills in what this one leaves unstated. Your file wins, always. The line is kept as the last one; at most three files are followed.</source>
   <translation>このファイルで未記載の項目を補うファイル。常にあなたのファイルが優先します。この行は最後の行に保たれ、たどるファイルは 3 つまでです。</translation>
  </message>
  <message>
   <source>The chain, as far as files are available</source>
   <translation>ファイルがある範囲までのチェーン</translation>
  </message>
  <message numerus="yes">
   <source>%n chain line(s) do not count, since they are not the last line: line %1. Typing in the field above moves the chain to the end.</source>
   <translation>
    <numerusform>最後の行ではないため、%n 個の chain 行は無効です: %1 行目。上の欄に入力すると、チェーンが末尾に移動します。</numerusform>
   </translation>
  </message>
  <message>
   <source>%1. %2</source>
   <translation>%1. %2</translation>
  </message>
  <message>
   <source>This file does not chain to another.</source>
   <translation>このファイルから別のファイルへのチェーンはありません。</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>最後のファイルから別のファイルへのチェーンはありません。</translation>
  </message>
  <message>
   <source>%1 is not followed: three files are the most.</source>
   <translation>%1 はたどりません: ファイルは 3 つまでです。</translation>
  </message>
  <message>
   <source>%1 was read already: the walk stops.</source>
   <translation>%1 はすでに読み取りました: ここで停止します。</translation>
  </message>
  <message>
   <source>%1 has the chain-id of a file that was read already: the walk stops.</source>
   <translation>%1 の chain-id は、すでに読み取ったファイルと同じです: ここで停止します。</translation>
  </message>
  <message>
   <source>%1 could not be read. %2</source>
   <translation>%1 を読み取れませんでした。%2</translation>
  </message>
  <message>
   <source>“%1” is not an http(s) URL: nothing is followed.</source>
   <translation>「%1」は http(s) の URL ではないため、何もたどりません。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPanel</name>
  <message>
   <source>Files of the chain</source>
   <translation>チェーンのファイル</translation>
  </message>
  <message>
   <source>Map to a local file…</source>
   <translation>ローカルファイルを割り当て…</translation>
  </message>
  <message>
   <source>Let a file on this computer stand for the address</source>
   <translation>このアドレスの代わりに、このコンピューター上のファイルを使います</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>取得</translation>
  </message>
  <message>
   <source>Fetch the address now, once. Nothing is fetched by itself.</source>
   <translation>アドレスを今 1 回だけ取得します。自動では何も取得しません。</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>キャンセル</translation>
  </message>
  <message>
   <source>Stop fetching</source>
   <translation>取得を中止します</translation>
  </message>
  <message>
   <source>Cancelled.</source>
   <translation>キャンセルしました。</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>応答は %1 でした。</translation>
  </message>
  <message>
   <source>It is larger than 512,000 bytes: crawlers would not read all of it.</source>
   <translation>512,000 バイトを超えています。クローラーは全体を読み取りません。</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, no content type.</source>
   <translation>%2 から %1: ステータス %3、コンテンツタイプなし。</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, %4.</source>
   <comment>%1 a size, %4 a content type</comment>
   <translation>%2 から %1: ステータス %3、%4。</translation>
  </message>
  <message>
   <source>Kept as %1.</source>
   <translation>%1 として保存しました。</translation>
  </message>
  <message>
   <source>The site has no robots2.txt: there is nothing to chain.</source>
   <translation>サイトに robots2.txt がないため、つなぐチェーンがありません。</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>チェーン</translation>
  </message>
  <message>
   <source>Chain %1</source>
   <translation>チェーン %1</translation>
  </message>
  <message>
   <source>A local file for %1</source>
   <translation>%1 に割り当てるローカルファイル</translation>
  </message>
  <message>
   <source>%1 stands for it; saving keeps that in gatepost.yaml.</source>
   <translation>%1 を代わりに使います。保存すると gatepost.yaml に記録されます。</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>%1 を取得しています …</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeDialog</name>
  <message>
   <source>Change this answer</source>
   <translation>この回答を変更</translation>
  </message>
  <message>
   <source>The question names no agent.</source>
   <translation>質問にエージェントが指定されていません。</translation>
  </message>
  <message>
   <source>Files that change</source>
   <translation>変更されるファイル</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>適用(&amp;A)</translation>
  </message>
  <message>
   <source>Trying edits…</source>
   <translation>編集を試しています…</translation>
  </message>
  <message>
   <source>Now: %1</source>
   <translation>現在: %1</translation>
  </message>
  <message numerus="yes">
   <source>%1 (%n agent(s))</source>
   <translation>
    <numerusform>%1 (エージェント %n 件)</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1。</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>ほか %n 件</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeListModel</name>
  <message>
   <source>From (UTC)</source>
   <translation>開始 (UTC)</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>取得</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>ペース</translation>
  </message>
  <message>
   <source>Uses that change</source>
   <translation>変わる利用</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangesPanel</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>ほか %n 件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The whole site is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>サイト全体が %n 個の検索エンジンに閉鎖されています: %1。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All but single places are closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>一部の場所を除くすべてが %n 個の検索エンジンに閉鎖されています: %1。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The start page “/” is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>トップページ「/」が %n 個の検索エンジンに閉鎖されています: %1。</numerusform>
   </translation>
  </message>
  <message>
   <source>What else it changes could not be found out in time.</source>
   <translation>ほかに何が変わるかは、時間内に調べきれませんでした。</translation>
  </message>
  <message>
   <source>Changed lines</source>
   <translation>変更された行</translation>
  </message>
  <message>
   <source>Changed verdicts</source>
   <translation>変更された判定</translation>
  </message>
  <message>
   <source>File whose lines are compared</source>
   <translation>行を比較するファイル</translation>
  </message>
  <message>
   <source>Commit…</source>
   <translation>コミット…</translation>
  </message>
  <message>
   <source>Compare with a commit of this folder's Git history</source>
   <translation>このフォルダーの Git 履歴のコミットと比較します</translation>
  </message>
  <message>
   <source>Two files…</source>
   <translation>2 つのファイル…</translation>
  </message>
  <message>
   <source>Compare any two files instead</source>
   <translation>代わりに任意の 2 つのファイルを比較します</translation>
  </message>
  <message>
   <source>Draft against</source>
   <translation>下書きの比較対象</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>保存済みのファイル</translation>
  </message>
  <message>
   <source>a folder…</source>
   <translation>フォルダー…</translation>
  </message>
  <message>
   <source>a commit…</source>
   <translation>コミット…</translation>
  </message>
  <message>
   <source>What the draft is compared with</source>
   <translation>下書きを何と比較するか</translation>
  </message>
  <message>
   <source>No line differs. What you edit is shown here until it is saved.</source>
   <translation>行の違いはありません。編集した内容は、保存するまでここに表示されます。</translation>
  </message>
  <message>
   <source>No answer differs. Who gains and who loses by your edits is shown here.</source>
   <translation>回答の違いはありません。編集によって許可を得るもの、失うものがここに表示されます。</translation>
  </message>
  <message>
   <source>The folder of the other site</source>
   <translation>もう一方のサイトのフォルダー</translation>
  </message>
  <message>
   <source>The file before</source>
   <translation>変更前のファイル</translation>
  </message>
  <message>
   <source>The file after</source>
   <translation>変更後のファイル</translation>
  </message>
  <message>
   <source>no line differs</source>
   <translation>行の違いはありません</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) removed or added</source>
   <translation>
    <numerusform>削除または追加された行: %n</numerusform>
   </translation>
  </message>
  <message>
   <source>no verdict differs</source>
   <translation>判定の違いはありません</translation>
  </message>
  <message>
   <source>no verdict differs on any path (agents: %1)</source>
   <translation>どのパスでも判定の違いはありません (エージェント: %1)</translation>
  </message>
  <message numerus="yes">
   <source>%n change(s) of verdicts on all paths (agents: %1)</source>
   <translation>
    <numerusform>すべてのパスでの判定の変化: %n 件 (エージェント: %1)</numerusform>
   </translation>
  </message>
  <message>
   <source>there may be more: the comparison is not complete</source>
   <translation>ほかにもある可能性があります。比較は完全ではありません</translation>
  </message>
  <message>
   <source>%1 against %2</source>
   <translation>%1 と %2 の比較</translation>
  </message>
  <message>
   <source>against %1</source>
   <translation>%1 との比較</translation>
  </message>
  <message>
   <source>never saved: there is nothing to compare it with</source>
   <translation>保存されたことがないため、比較する対象がありません</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>変更</translation>
  </message>
  <message>
   <source>Changes %1</source>
   <translation>変更 %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ComboEditor</name>
  <message>
   <source>a minute</source>
   <extracomment>behind a number of requests: 30 a minute</extracomment>
   <translation>回/分</translation>
  </message>
  <message>
   <source>not set</source>
   <translation>未設定</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CommitDialog</name>
  <message>
   <source>Date</source>
   <translation>日付</translation>
  </message>
  <message>
   <source>Author</source>
   <translation>作成者</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>件名</translation>
  </message>
  <message>
   <source>Commit</source>
   <translation>コミット</translation>
  </message>
  <message>
   <source>Commits</source>
   <translation>コミット</translation>
  </message>
  <message>
   <source>Compare with a commit</source>
   <translation>コミットと比較</translation>
  </message>
  <message>
   <source>This folder has no commits.</source>
   <translation>このフォルダーにコミットはありません。</translation>
  </message>
  <message>
   <source>Or any &amp;revision, such as HEAD~1 or a tag:</source>
   <translation>または HEAD~1 やタグなど、任意のリビジョン(&amp;R):</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Completion</name>
  <message>
   <source>every agent without its own group</source>
   <translation>固有のグループを持たないすべてのエージェント</translation>
  </message>
  <message>
   <source>sample path</source>
   <translation>サンプルパス</translation>
  </message>
  <message>
   <source>folder of sample paths</source>
   <translation>サンプルパスのフォルダー</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>サイト全体</translation>
  </message>
  <message>
   <source>on the host that this file names</source>
   <translation>このファイルが示すホスト上</translation>
  </message>
  <message>
   <source>an absolute URL</source>
   <translation>絶対 URL</translation>
  </message>
  <message>
   <source>example</source>
   <translation>例</translation>
  </message>
  <message>
   <source>one in ten seconds</source>
   <translation>10 秒に 1 回</translation>
  </message>
  <message>
   <source>one in two seconds</source>
   <translation>2 秒に 1 回</translation>
  </message>
  <message>
   <source>one a second</source>
   <translation>1 秒に 1 回</translation>
  </message>
  <message>
   <source>one in ten minutes</source>
   <translation>10 分に 1 回</translation>
  </message>
  <message>
   <source>one a minute</source>
   <translation>1 分に 1 回</translation>
  </message>
  <message>
   <source>one in ten minutes, in these hours</source>
   <translation>この時間帯に 10 分に 1 回</translation>
  </message>
  <message>
   <source>one a minute, in these hours</source>
   <translation>この時間帯に 1 分に 1 回</translation>
  </message>
  <message>
   <source>at night, UTC</source>
   <translation>夜間 (UTC)</translation>
  </message>
  <message>
   <source>in the morning, UTC</source>
   <translation>午前 (UTC)</translation>
  </message>
  <message>
   <source>extended standard: explicit and shell paths</source>
   <translation>拡張規格: 明示パスとシェルパス</translation>
  </message>
  <message>
   <source>as without this line</source>
   <translation>この行がない場合と同じ</translation>
  </message>
  <message>
   <source>no training of AI</source>
   <translation>AI の学習は不可</translation>
  </message>
  <message>
   <source>training of AI is fine</source>
   <translation>AI の学習は可</translation>
  </message>
  <message>
   <source>not as input of an AI</source>
   <translation>AI の入力には不可</translation>
  </message>
  <message>
   <source>may be given to an AI as input</source>
   <translation>AI への入力に使用可</translation>
  </message>
  <message>
   <source>search is fine</source>
   <translation>検索は可</translation>
  </message>
  <message>
   <source>not for search</source>
   <translation>検索には不可</translation>
  </message>
  <message>
   <source>to be shown in an answer, not kept</source>
   <translation>回答の中で表示でき、保持はできません</translation>
  </message>
  <message>
   <source>to be shown as a short excerpt with a link</source>
   <translation>リンク付きの短い抜粋として表示できます</translation>
  </message>
  <message>
   <source>may be shown as a whole</source>
   <translation>全体を表示できます</translation>
  </message>
  <message>
   <source>now</source>
   <translation>現在</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompletionPopup</name>
  <message>
   <source>Completions</source>
   <translation>入力候補</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompliancePage</name>
  <message>
   <source>Reports</source>
   <translation>報告</translation>
  </message>
  <message>
   <source>The page itself, with a notice that people and agents can see and without robots meta tags:</source>
   <translation>ページ本体。人とエージェントに見える告知を含み、robots メタタグは含みません:</translation>
  </message>
  <message>
   <source>HTML of the honeypot page</source>
   <translation>ハニーポットのページの HTML</translation>
  </message>
  <message>
   <source>&amp;Copy the page</source>
   <translation>ページをコピー(&amp;C)</translation>
  </message>
  <message>
   <source>Honeypot</source>
   <translation>ハニーポット</translation>
  </message>
  <message>
   <source>A path that both robots.txt and robots2.txt close, and that nobody links to. Who fetches it has not read the files, or does not keep to them.</source>
   <translation>robots.txt と robots2.txt の両方で閉じられ、どこからもリンクされていないパス。これを取得する者は、ファイルを読んでいないか、守っていません。</translation>
  </message>
  <message>
   <source>Pa&amp;th</source>
   <translation>パス(&amp;T)</translation>
  </message>
  <message>
   <source>Close it in &amp;both files…</source>
   <translation>両方のファイルで閉じる(&amp;B)…</translation>
  </message>
  <message>
   <source>A honeypot is one path that begins with /.</source>
   <translation>ハニーポットは / で始まる 1 つのパスです。</translation>
  </message>
  <message>
   <source>No known search engine may fetch %1.</source>
   <translation>%1 を取得できる既知の検索エンジンはありません。</translation>
  </message>
  <message>
   <source>Search engines that may fetch %1 and would be caught: %2</source>
   <translation>%1 を取得でき、ハニーポットにかかる検索エンジン: %2</translation>
  </message>
  <message>
   <source>Do not link to it and keep it out of sitemaps: a search engine that meets a link may list the address without fetching it.</source>
   <translation>リンクを張らず、サイトマップにも載せないでください。検索エンジンはリンクを見つけると、取得せずにアドレスを登録することがあります。</translation>
  </message>
  <message>
   <source>The site has no robots.txt here: it will be made.</source>
   <translation>このサイトには robots.txt がまだないため、新しく作られます。</translation>
  </message>
  <message>
   <source>%1 is among the site's sample paths: is it a real page?</source>
   <translation>%1 はサイトのサンプルパスの 1 つです。実在するページではありませんか?</translation>
  </message>
  <message>
   <source>Close the honeypot %1</source>
   <translation>ハニーポット %1 を閉じる</translation>
  </message>
  <message>
   <source>Every group that leaves %1 open closes it, or agents with their own group would not know.</source>
   <translation>%1 を開放しているグループのすべてで閉じます。そうしないと、固有のグループを持つエージェントに伝わりません。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlChart</name>
  <message>
   <source>Pages fetched by day</source>
   <translation>日ごとの取得ページ数</translation>
  </message>
  <message>
   <source>Pages that %1 has fetched by day</source>
   <translation>%1 が取得したページ数 (日ごと)</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day</source>
   <translation>%1: %2 はこの日の終わりまでに %3 ページを取得</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day, with the saved files %4</source>
   <translation>%1: %2 はこの日の終わりまでに %3 ページを取得、保存済みのファイルでは %4 ページ</translation>
  </message>
  <message>
   <source>%1, this draft</source>
   <translation>%1、この下書き</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>保存済みのファイル</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlDaysModel</name>
  <message>
   <source>Days</source>
   <translation>日</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>%1～%2</translation>
  </message>
  <message>
   <source>Each day</source>
   <translation>1 日ごと</translation>
  </message>
  <message>
   <source>Pages on each of these days, with this draft</source>
   <translation>この下書きで、これらの日に 1 日ごとに取得するページ数</translation>
  </message>
  <message>
   <source>So far</source>
   <translation>累計</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with this draft</source>
   <translation>この下書きで、これらの日の終わりまでに取得するページ数</translation>
  </message>
  <message>
   <source>Saved: each day</source>
   <translation>保存済み: 1 日ごと</translation>
  </message>
  <message>
   <source>Pages on each of these days, with the saved files</source>
   <translation>保存済みのファイルで、これらの日に 1 日ごとに取得するページ数</translation>
  </message>
  <message>
   <source>Saved: so far</source>
   <translation>保存済み: 累計</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with the saved files</source>
   <translation>保存済みのファイルで、これらの日の終わりまでに取得するページ数</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlFactsModel</name>
  <message>
   <source>Never fetched</source>
   <translation>取得なし</translation>
  </message>
  <message>
   <source>Must be asked for first</source>
   <translation>先に問い合わせが必要</translation>
  </message>
  <message>
   <source>Not reached in this time</source>
   <translation>この期間内に到達せず</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>取得</translation>
  </message>
  <message>
   <source>What</source>
   <translation>内容</translation>
  </message>
  <message>
   <source>How much</source>
   <translation>量</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>理由</translation>
  </message>
  <message>
   <source>Such as</source>
   <translation>例</translation>
  </message>
  <message>
   <source>Waits for hours</source>
   <translation>時間帯を待つ</translation>
  </message>
  <message>
   <source>it may not come at all times</source>
   <translation>いつでも来てよいわけではありません</translation>
  </message>
  <message>
   <source>Waits for an answer</source>
   <translation>応答を待つ</translation>
  </message>
  <message>
   <source>a later answer of the rehearsal lets it in</source>
   <translation>想定した後の応答で許可されます</translation>
  </message>
  <message>
   <source>Waits for its pace</source>
   <translation>ペースを待つ</translation>
  </message>
  <message>
   <source>no file states one: %1 is taken</source>
   <translation>どのファイルにも記載なし: %1 とします</translation>
  </message>
  <message>
   <source>the files state one</source>
   <translation>ファイルに記載があります</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlPanel</name>
  <message>
   <source>Crawlers</source>
   <translation>クローラー</translation>
  </message>
  <message>
   <source>Pages by day</source>
   <translation>日ごとのページ数</translation>
  </message>
  <message>
   <source>What is not fetched, and waiting</source>
   <translation>取得しないものと待ち時間</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>キャンセル</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>計算を中止します</translation>
  </message>
  <message>
   <source>No crawl is rehearsed yet.</source>
   <translation>まだクロールを想定していません。</translation>
  </message>
  <message>
   <source>It gets every page, and waits for nothing.</source>
   <translation>すべてのページを取得し、待つこともありません。</translation>
  </message>
  <message>
   <source>Details of the crawl</source>
   <translation>クロールの詳細</translation>
  </message>
  <message>
   <source>Not fetched, and waiting</source>
   <translation>未取得と待ち時間</translation>
  </message>
  <message>
   <source>What it never fetches, and what it waits for</source>
   <translation>決して取得しないものと、待つもの</translation>
  </message>
  <message>
   <source>Day by day</source>
   <translation>日ごと</translation>
  </message>
  <message>
   <source>The numbers of the curve</source>
   <translation>曲線の数値</translation>
  </message>
  <message>
   <source>Which crawlers</source>
   <translation>対象のクローラー</translation>
  </message>
  <message>
   <source>Which pages</source>
   <translation>対象のページ</translation>
  </message>
  <message>
   <source>Sample paths and sitemaps</source>
   <translation>サンプルパスとサイトマップ</translation>
  </message>
  <message>
   <source>The pages of a file…</source>
   <translation>ファイルのページ…</translation>
  </message>
  <message>
   <source>The pages of a server's logs…</source>
   <translation>サーバーのログのページ…</translation>
  </message>
  <message>
   <source>The first request, in UTC</source>
   <translation>最初のリクエスト (UTC)</translation>
  </message>
  <message>
   <source>Days at most</source>
   <translation>最大日数</translation>
  </message>
  <message>
   <source>What is not reached in so many days is left</source>
   <translation>この日数で到達しないものは残ります</translation>
  </message>
  <message>
   <source>How the files are read</source>
   <translation>ファイルの解釈の仕方</translation>
  </message>
  <message>
   <source>Serve the draft…</source>
   <translation>下書きを配信…</translation>
  </message>
  <message>
   <source>A web server on this computer, for a real crawler</source>
   <translation>このコンピューター上の Web サーバー。実際のクローラー用です</translation>
  </message>
  <message>
   <source>from</source>
   <translation>開始</translation>
  </message>
  <message>
   <source>days</source>
   <translation>日数</translation>
  </message>
  <message>
   <source>read as</source>
   <translation>解釈</translation>
  </message>
  <message>
   <source>The best known crawlers</source>
   <translation>よく知られたクローラー</translation>
  </message>
  <message>
   <source>A file with a URL or path on each line, or a sitemap</source>
   <translation>1 行に 1 つの URL またはパスを書いたファイル、またはサイトマップ</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>サーバーのログ</translation>
  </message>
  <message>
   <source>Cancelled. Change anything above to compute again.</source>
   <translation>キャンセルしました。上のいずれかを変更すると、もう一度計算します。</translation>
  </message>
  <message>
   <source>computing…</source>
   <translation>計算中…</translation>
  </message>
  <message>
   <source>There are no pages to crawl: add sample paths or sitemaps to the site, or choose a file of URLs.</source>
   <translation>クロールするページがありません。サイトにサンプルパスかサイトマップを追加するか、URL のファイルを選んでください。</translation>
  </message>
  <message>
   <source>%1 names no page.</source>
   <translation>%1 にはページが書かれていません。</translation>
  </message>
  <message>
   <source>None of these agents fetches pages.</source>
   <translation>これらのエージェントはどれもページを取得しません。</translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of the site's examples.</source>
   <translation>
    <numerusform>サイトの例から %n ページ。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of %1.</source>
   <translation>
    <numerusform>%1 から %n ページ。</numerusform>
   </translation>
  </message>
  <message>
   <source>URLs of other hosts, such as %1, are asked of these files too.</source>
   <translation>%1 のようなほかのホストの URL についても、これらのファイルで判定します。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlServerDialog</name>
  <message>
   <source>Refuse what the draft does not allow</source>
   <translation>下書きが許可しないものを拒否</translation>
  </message>
  <message>
   <source>Serve the draft</source>
   <translation>下書きを配信</translation>
  </message>
  <message>
   <source>The command gatepost-cli was not found, beside this program or on PATH. It is part of the package that this program came with: install it, and open this window again.</source>
   <translation>コマンド gatepost-cli が、このプログラムと同じ場所にも PATH にも見つかりませんでした。このプログラムと同じパッケージに含まれています。インストールしてから、このウィンドウを開き直してください。</translation>
  </message>
  <message>
   <source>A crawler on this computer can fetch the draft and pages around it. Nobody else can reach the server.</source>
   <translation>このコンピューター上のクローラーが、下書きとその周りのページを取得できます。ほかの誰もサーバーにはアクセスできません。</translation>
  </message>
  <message>
   <source>Seconds of the clock in a second; 1440 makes a day of a minute</source>
   <translation>1 秒間に時計が進む秒数。1440 にすると 1 分が 1 日になります</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>リクエスト</translation>
  </message>
  <message>
   <source>What crawlers ask for appears here.</source>
   <translation>クローラーが要求したものがここに表示されます。</translation>
  </message>
  <message>
   <source>&amp;Port</source>
   <translation>ポート(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Clock starts at (UTC)</source>
   <translation>時計の開始日時 (UTC)(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Speed of the clock</source>
   <translation>時計の速さ(&amp;S)</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>開始</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>アドレスをコピー</translation>
  </message>
  <message>
   <source>Starting…</source>
   <translation>開始しています…</translation>
  </message>
  <message>
   <source>The draft, as it was when you pressed Start, is served until you press Stop or close this window.</source>
   <translation>「開始」を押した時点の下書きを、「停止」を押すかこのウィンドウを閉じるまで配信します。</translation>
  </message>
  <message>
   <source>The server was stopped.</source>
   <translation>サーバーを停止しました。</translation>
  </message>
  <message>
   <source>Clock: %1 UTC</source>
   <translation>時計: %1 UTC</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>停止</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlTexts</name>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n 日</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s)</source>
   <translation>
    <numerusform>%n 時間</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s)</source>
   <translation>
    <numerusform>%n 分</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n second(s)</source>
   <translation>
    <numerusform>%n 秒</numerusform>
   </translation>
  </message>
  <message>
   <source>With this draft %1 gets none of the pages, in place of %2.</source>
   <translation>この下書きでは、%1 はどのページも取得できません (これまでは %2 ページ)。</translation>
  </message>
  <message>
   <source>%1 gets none of the pages.</source>
   <translation>%1 はどのページも取得できません。</translation>
  </message>
  <message>
   <source>With this draft %1 does not reach %2 pages in %3, in place of needing %4.</source>
   <translation>この下書きでは、%1 は %3 たっても %2 ページに到達しません (これまでの所要時間は %4)。</translation>
  </message>
  <message>
   <source>%1 does not reach %2 pages in %3.</source>
   <translation>%1 は %3 たっても %2 ページに到達しません。</translation>
  </message>
  <message>
   <source>%1 needs %2 for %3 pages.</source>
   <translation>%1 は %3 ページに %2 かかります。</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4 for %5.</source>
   <translation>この下書きでは、%1 は %3 ページに %2 かかります (これまでは %5 ページに %4)。</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, as with the saved files.</source>
   <translation>この下書きでは、%1 は %3 ページに %2 かかります。保存済みのファイルと同じです。</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4.</source>
   <translation>この下書きでは、%1 は %3 ページに %2 かかります (これまでは %4)。</translation>
  </message>
  <message>
   <source>This file lists sitemaps and no pages: choose one of the sitemaps.</source>
   <translation>このファイルにはサイトマップだけが並び、ページはありません。サイトマップのどれかを選んでください。</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the file are taken.</source>
   <translation>ファイルの最初の %1 ページだけを使います。</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the logs are taken.</source>
   <translation>ログの最初の %1 ページだけを使います。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlersModel</name>
  <message>
   <source>not in this time</source>
   <translation>この期間内には終わらない</translation>
  </message>
  <message>
   <source>never</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>%1 left</source>
   <translation>残り %1</translation>
  </message>
  <message>
   <source>Crawler</source>
   <translation>クローラー</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>取得</translation>
  </message>
  <message>
   <source>Pages of the list that it gets</source>
   <translation>リストのうち取得できるページ</translation>
  </message>
  <message>
   <source>Through on</source>
   <translation>完了日時</translation>
  </message>
  <message>
   <source>When it fetches the last page, in UTC</source>
   <translation>最後のページを取得する日時 (UTC)</translation>
  </message>
  <message>
   <source>Needs</source>
   <translation>所要時間</translation>
  </message>
  <message>
   <source>From the start to the last page, with this draft</source>
   <translation>開始から最後のページまで (この下書き)</translation>
  </message>
  <message>
   <source>Saved</source>
   <translation>保存済み</translation>
  </message>
  <message>
   <source>From the start to the last page, with the saved files</source>
   <translation>開始から最後のページまで (保存済みのファイル)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DayStrip</name>
  <message>
   <source>Hours of the day, UTC: no window</source>
   <translation>1 日の時間 (UTC): 時間帯なし</translation>
  </message>
  <message>
   <source>Hours of the day, UTC: %1</source>
   <translation>1 日の時間 (UTC): %1</translation>
  </message>
  <message>
   <source>Left and Right move an end by 15 minutes, with Shift by one. Up and Down choose the end. Insert adds a window, Delete removes it.</source>
   <translation>左右の矢印キーで端を 15 分ずつ、Shift を押しながらだと 1 分ずつ動かします。上下の矢印キーで端を選びます。Insert で時間帯を追加し、Delete で削除します。</translation>
  </message>
  <message>
   <source>Double-click adds a window. Drag its ends; past midnight is fine.</source>
   <translation>ダブルクリックで時間帯を追加します。端をドラッグして調整します。翌日にまたがってもかまいません。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffModel</name>
  <message>
   <source>no line end</source>
   <translation>行末なし</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… 同じ行 %n 行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… %n more row(s)</source>
   <translation>
    <numerusform>… ほか %n 行</numerusform>
   </translation>
  </message>
  <message>
   <source>Before</source>
   <translation>変更前</translation>
  </message>
  <message>
   <source>After</source>
   <translation>変更後</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>行</translation>
  </message>
  <message>
   <source>removed: %1</source>
   <translation>削除: %1</translation>
  </message>
  <message>
   <source>added: %1</source>
   <translation>追加: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffView</name>
  <message>
   <source>What changes in the text</source>
   <translation>テキストの変更箇所</translation>
  </message>
  <message>
   <source>No difference.</source>
   <translation>違いはありません。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Document</name>
  <message>
   <source>Typing</source>
   <translation>入力</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>削除</translation>
  </message>
  <message>
   <source>Delete text</source>
   <translation>テキストを削除</translation>
  </message>
  <message>
   <source>Insert text</source>
   <translation>テキストを挿入</translation>
  </message>
  <message>
   <source>Replace text</source>
   <translation>テキストを置換</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 は存在しません。</translation>
  </message>
  <message>
   <source>Reload from disk</source>
   <translation>ディスクから再読み込み</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DraftServer</name>
  <message>
   <source>A copy of the draft could not be written: %1</source>
   <translation>下書きのコピーを書き込めませんでした: %1</translation>
  </message>
  <message>
   <source>The command could not be started: %1</source>
   <translation>コマンドを開始できませんでした: %1</translation>
  </message>
  <message>
   <source>The server has ended. If another program uses the port, choose another one. The command says: %1</source>
   <translation>サーバーが終了しました。ほかのプログラムがそのポートを使っている場合は、別のポートを選んでください。コマンドの出力: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentDialog</name>
  <message>
   <source>Add environment</source>
   <translation>環境の追加</translation>
  </message>
  <message>
   <source>H&amp;ost of the open files</source>
   <translation>開いているファイルのホスト(&amp;O)</translation>
  </message>
  <message>
   <source>&amp;Name</source>
   <translation>名前(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;Host</source>
   <translation>ホスト(&amp;H)</translation>
  </message>
  <message>
   <source>Closed: nobody may fetch anything</source>
   <translation>閉鎖: 誰も何も取得できません</translation>
  </message>
  <message>
   <source>Behind a password: nothing is claimed of its files</source>
   <translation>パスワードの内側: ファイルについては何も主張しません</translation>
  </message>
  <message>
   <source>Noindex: search engines may fetch every page</source>
   <translation>noindex: 検索エンジンはすべてのページを取得できます</translation>
  </message>
  <message>
   <source>Open: search engines may fetch the start page</source>
   <translation>公開: 検索エンジンはトップページを取得できます</translation>
  </message>
  <message>
   <source>Only as the goals say</source>
   <translation>目標のとおりにのみ</translation>
  </message>
  <message>
   <source>It &amp;must be</source>
   <translation>必要な状態(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Folder of its files, below this one</source>
   <translation>このフォルダーの下にあるファイルのフォルダー(&amp;F)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentRow</name>
  <message>
   <source>Open its folder…</source>
   <translation>フォルダーを開く…</translation>
  </message>
  <message>
   <source>Write its robots.txt…</source>
   <translation>この環境の robots.txt を書き込む…</translation>
  </message>
  <message>
   <source>Environment</source>
   <translation>環境</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>すべてのクローラー、パス、時間について証明しています…</translation>
  </message>
  <message>
   <source>%1 %2: %3 — %4</source>
   <extracomment>a symbol such as ✓, a purpose, what is wanted, what was found</extracomment>
   <translation>%1 %2: %3 — %4</translation>
  </message>
  <message>
   <source>These are the files in the folder %1, as they are saved.</source>
   <translation>これらは、フォルダー %1 にある保存済みのファイルです。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentsProof</name>
  <message>
   <source>nobody may fetch anything but the policy files</source>
   <translation>ポリシーファイル以外は誰も何も取得できない</translation>
  </message>
  <message>
   <source>every search engine may fetch the start page</source>
   <translation>すべての検索エンジンがトップページを取得できる</translation>
  </message>
  <message>
   <source>every search engine may fetch every page and see its noindex; whether pages have one is not in the files</source>
   <translation>すべての検索エンジンがすべてのページを取得し、その noindex を見ることができる。ページに noindex があるかどうかはファイルからはわからない</translation>
  </message>
  <message>
   <source>a password keeps it closed: nothing is claimed of the files</source>
   <translation>パスワードで閉じている: ファイルについては何も求めない</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>フォルダー %1 はありません。</translation>
  </message>
  <message>
   <source>no robots.txt was found that makes it true</source>
   <translation>そうなる robots.txt は見つかりませんでした</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>未判定</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>未判定: %1</translation>
  </message>
  <message>
   <source>no goals are claimed</source>
   <translation>求める目標なし</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExceptionDialog</name>
  <message>
   <source>Exception: %1</source>
   <translation>例外: %1</translation>
  </message>
  <message>
   <source>all of “%1”</source>
   <translation>「%1」のすべて</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>すべてのパス</translation>
  </message>
  <message>
   <source>for ever</source>
   <translation>無期限</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>エージェント(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Paths</source>
   <translation>パス(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Goal instead</source>
   <translation>代わりの目標(&amp;G)</translation>
  </message>
  <message>
   <source>&amp;Until (YYYY-MM-DD)</source>
   <translation>期限 (YYYY-MM-DD)(&amp;U)</translation>
  </message>
  <message>
   <source>&amp;Note</source>
   <translation>注記(&amp;N)</translation>
  </message>
  <message>
   <source>all of them</source>
   <translation>すべて</translation>
  </message>
  <message>
   <source>%1 below %2</source>
   <translation>%2 以下では %1</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1 until %2</source>
   <translation>%1 (%2 まで)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExportDialog</name>
  <message>
   <source>S&amp;horter expressions</source>
   <translation>短い式(&amp;H)</translation>
  </message>
  <message>
   <source>Co&amp;py</source>
   <translation>コピー(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Save…</source>
   <translation>保存(&amp;S)…</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>書き出し</translation>
  </message>
  <message>
   <source>What is written</source>
   <translation>書き込まれるもの</translation>
  </message>
  <message>
   <source>What is lost</source>
   <translation>失われるもの</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>行</translation>
  </message>
  <message>
   <source>&amp;Agents:</source>
   <translation>エージェント(&amp;A):</translation>
  </message>
  <message>
   <source>&amp;Enforced:</source>
   <translation>強制する内容(&amp;E):</translation>
  </message>
  <message>
   <source>Named in the files, and agents of the list</source>
   <translation>ファイルに名前のあるエージェントと、リストのエージェント</translation>
  </message>
  <message>
   <source>All agents of the list</source>
   <translation>リストのすべてのエージェント</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>検索エンジン</translation>
  </message>
  <message>
   <source>AI agents</source>
   <translation>AI エージェント</translation>
  </message>
  <message>
   <source>Or names with commas: GPTBot, CCBot</source>
   <translation>またはコンマ区切りの名前: GPTBot, CCBot</translation>
  </message>
  <message>
   <source>Refusals and pace</source>
   <translation>拒否とペース</translation>
  </message>
  <message>
   <source>Refusals alone</source>
   <translation>拒否のみ</translation>
  </message>
  <message>
   <source>Pace alone</source>
   <translation>ペースのみ</translation>
  </message>
  <message>
   <source>Easier to read. A path in which a character is written as an escape slips past.</source>
   <translation>読みやすくなりますが、文字がエスケープで書かれたパスはすり抜けます。</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>サイト</translation>
  </message>
  <message>
   <source>Nothing is lost.</source>
   <translation>失われるものはありません。</translation>
  </message>
  <message>
   <source>Not enforced, or enforced differently:</source>
   <translation>強制しない内容、または異なる形で強制する内容:</translation>
  </message>
  <message>
   <source>Save the export</source>
   <translation>エクスポートを保存</translation>
  </message>
  <message>
   <source>%1 is already there.</source>
   <translation>%1 はすでにあります。</translation>
  </message>
  <message>
   <source>Replacing it discards what it contains now.</source>
   <translation>置き換えると、現在の内容は破棄されます。</translation>
  </message>
  <message>
   <source>&amp;Replace</source>
   <translation>置き換え(&amp;R)</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>キャンセル</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>%1 に書き込めませんでした: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FetchDialog</name>
  <message>
   <source>The text is not an address of http or https that can be fetched.</source>
   <translation>テキストが、取得できる http または https のアドレスではありません。</translation>
  </message>
  <message>
   <source>Fetch the file</source>
   <translation>ファイルの取得</translation>
  </message>
  <message>
   <source>This request will be sent, and no other. Redirects are followed.</source>
   <translation>送信されるのはこのリクエストだけです。リダイレクトには従います。</translation>
  </message>
  <message>
   <source>What comes takes the place of the text; Undo gives it back.</source>
   <translation>取得した内容がテキストと置き換わります。「元に戻す」で戻せます。</translation>
  </message>
  <message>
   <source>The request is under way</source>
   <translation>リクエストを実行中です</translation>
  </message>
  <message>
   <source>&amp;Send this request</source>
   <translation>このリクエストを送信(&amp;S)</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>%1 を取得しています …</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>応答は %1 でした。</translation>
  </message>
  <message>
   <source>The document was closed in the meantime.</source>
   <translation>その間に文書が閉じられました。</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>%1 を取得</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Field</name>
  <message>
   <source>Not set: remove the line (Ctrl+Delete)</source>
   <translation>未設定: 行を削除 (Ctrl+Delete)</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1: 未設定</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1、%2 行目</translation>
  </message>
  <message>
   <source>Not set here. What applies is %1: %2.</source>
   <translation>ここでは未設定。有効なのは %1: %2。</translation>
  </message>
  <message>
   <source>Line %1 does not count: the directive is given twice here and the first valid line decides.</source>
   <translation>%1 行目は無効です。ディレクティブが 2 回記載されており、最初の有効な行が採用されます。</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>%1 を %2 に設定</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>%3 の %1 を %2 に設定</translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>%1 を削除</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>%2 の %1 を削除</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldHelp</name>
  <message>
   <source>Example: %1</source>
   <translation>例: %1</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>出典: %1</translation>
  </message>
  <message>
   <source>A proposal, or read by few.</source>
   <translation>提案段階、または読まれることが少ないものです。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldNotes</name>
  <message numerus="yes">
   <source>%1 of %n path(s)</source>
   <extracomment>%1 of the site's %n sample paths match</extracomment>
   <translation>
    <numerusform>%n 個中 %1 個のパス</numerusform>
   </translation>
  </message>
  <message>
   <source>at least 10 s</source>
   <translation>10 秒以上</translation>
  </message>
  <message>
   <source>rule of thumb: twice what the last document took, at least 10 s</source>
   <translation>目安: 直前の文書にかかった時間の 2 倍、最低 10 秒</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FilePage</name>
  <message>
   <source>About the whole file</source>
   <translation>ファイル全体について</translation>
  </message>
  <message>
   <source>These lines belong to no group. They may be anywhere; new ones go to the end.</source>
   <translation>これらの行はどのグループにも属しません。どこに置いてもかまわず、新しい行は末尾に追加されます。</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>読まれることが少ないもの</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>項目のない行</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>コメント、解釈できない行、誰にも属さない行はそのまま残ります。Enter でその行へ移動します。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FindBar</name>
  <message>
   <source>Find</source>
   <translation>検索</translation>
  </message>
  <message>
   <source>Replace with</source>
   <translation>置換後の文字列</translation>
  </message>
  <message>
   <source>Match case</source>
   <translation>大文字と小文字を区別</translation>
  </message>
  <message>
   <source>Whole words</source>
   <translation>単語単位</translation>
  </message>
  <message>
   <source>Regular expression</source>
   <translation>正規表現</translation>
  </message>
  <message>
   <source>In the selection</source>
   <translation>選択範囲内</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1/%2</translation>
  </message>
  <message>
   <source>Previous</source>
   <translation>前へ</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>次へ</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>閉じる</translation>
  </message>
  <message>
   <source>Replace</source>
   <translation>置換</translation>
  </message>
  <message>
   <source>Replace all</source>
   <translation>すべて置換</translation>
  </message>
  <message>
   <source>Replace all, as one step of undo</source>
   <translation>すべて置換 (1 回で元に戻せます)</translation>
  </message>
  <message>
   <source>not found</source>
   <translation>見つかりません</translation>
  </message>
  <message numerus="yes">
   <source>%Ln found</source>
   <translation>
    <numerusform>%Ln 件見つかりました</numerusform>
   </translation>
  </message>
  <message>
   <source>from the other end</source>
   <translation>反対側の端から続けました</translation>
  </message>
  <message numerus="yes">
   <source>%Ln replaced</source>
   <translation>
    <numerusform>%Ln 件置換しました</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FirstRun</name>
  <message numerus="yes">
   <source>%Ln search engine(s) may come.</source>
   <translation>
    <numerusform>%Ln 件の検索エンジンは訪問できます。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln search engine(s) may not come.</source>
   <translation>
    <numerusform>%Ln 件の検索エンジンは訪問できません。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may come.</source>
   <translation>
    <numerusform>%Ln 件のアシスタントは訪問できます。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may not come.</source>
   <translation>
    <numerusform>%Ln 件のアシスタントは訪問できません。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may come.</source>
   <translation>
    <numerusform>%Ln 件の学習用クローラーは訪問できます。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may not come.</source>
   <translation>
    <numerusform>%Ln 件の学習用クローラーは訪問できません。</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1/%2</translation>
  </message>
  <message>
   <source>Now the start page is open to %1 search engines, %2 assistants and %3 training crawlers.</source>
   <extracomment>Each place is “37 of 37”.</extracomment>
   <translation>現在、トップページは %1 件の検索エンジン、%2 件のアシスタント、%3 件の学習用クローラーに開放されています。</translation>
  </message>
  <message>
   <source>Say what you want</source>
   <translation>希望を伝える</translation>
  </message>
  <message>
   <source>May search engines find your site?</source>
   <translation>検索エンジンがサイトを見つけてもよいですか?</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>はい</translation>
  </message>
  <message>
   <source>Only some paths</source>
   <translation>一部のパスのみ</translation>
  </message>
  <message>
   <source>No</source>
   <translation>いいえ</translation>
  </message>
  <message>
   <source>Paths that search engines may fetch</source>
   <translation>検索エンジンが取得してよいパス</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /blog/ /docs/</source>
   <translation>空白区切りのパス: /blog/ /docs/</translation>
  </message>
  <message>
   <source>May AI assistants read pages to answer people?</source>
   <translation>AI アシスタントが人に答えるためにページを読んでもよいですか?</translation>
  </message>
  <message>
   <source>Yes, but say nothing of use</source>
   <translation>はい。ただし利用については述べない</translation>
  </message>
  <message>
   <source>May your text be used to train AI models?</source>
   <translation>テキストを AI モデルの学習に使ってもよいですか?</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>ライセンスがあれば</translation>
  </message>
  <message>
   <source>Say nothing</source>
   <translation>何も述べない</translation>
  </message>
  <message>
   <source>Where the terms of the licence are</source>
   <translation>ライセンス条件の場所</translation>
  </message>
  <message>
   <source>Paths nobody should fetch</source>
   <translation>誰にも取得させないパス</translation>
  </message>
  <message>
   <source>None; or paths, separated by spaces: /cart /search</source>
   <translation>なし、または空白区切りのパス: /cart /search</translation>
  </message>
  <message>
   <source>The files as they will be</source>
   <translation>変更後のファイル</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>今はしない</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>完了</translation>
  </message>
  <message>
   <source>as your files say now</source>
   <translation>現在のファイルのとおり</translation>
  </message>
  <message>
   <source>Your files say something else now. Look at the answers, then press Done again.</source>
   <translation>ファイルの内容が変わりました。回答を確認してから、もう一度「完了」を押してください。</translation>
  </message>
  <message>
   <source>No answer is taken from your files: %1.</source>
   <translation>ファイルからは回答を読み取っていません: %1。</translation>
  </message>
  <message>
   <source>One answer is not complete yet.</source>
   <translation>まだ完了していない回答が 1 つあります。</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>すべてのクローラー、パス、時間について証明しています…</translation>
  </message>
  <message>
   <source>Your goals are made as soon as that is known.</source>
   <translation>それがわかりしだい、目標を作成します。</translation>
  </message>
  <message>
   <source>Your files say so already.</source>
   <translation>ファイルはすでにそう述べています。</translation>
  </message>
  <message>
   <source>Not reached: %1.</source>
   <translation>達成されないもの: %1。</translation>
  </message>
  <message>
   <source>Three questions</source>
   <translation>3 つの質問</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>目標を適用</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormArea</name>
  <message>
   <source>This file has no form yet. Its text is on the right.</source>
   <translation>このファイルにはまだフォームがありません。テキストは右側にあります。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormPages</name>
  <message>
   <source>Agents and paths</source>
   <translation>エージェントとパス</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>ファイル全体</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>AI ポリシー</translation>
  </message>
  <message>
   <source>Agent blocks</source>
   <translation>エージェントのブロック</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>品質</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>遵守</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>チェーン</translation>
  </message>
  <message>
   <source>About this file</source>
   <translation>このファイルについて</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>エージェント</translation>
  </message>
  <message>
   <source>Site and defaults</source>
   <translation>サイトと既定値</translation>
  </message>
  <message>
   <source>Rendered robots.txt</source>
   <translation>生成される robots.txt</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalDetails</name>
  <message>
   <source>obeys</source>
   <translation>従う</translation>
  </message>
  <message>
   <source>does not obey</source>
   <translation>従わない</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>文書なし</translation>
  </message>
  <message>
   <source>Every path</source>
   <translation>すべてのパス</translation>
  </message>
  <message>
   <source>Not these</source>
   <translation>これら以外</translation>
  </message>
  <message>
   <source>Only these</source>
   <translation>これらのみ</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>空白区切りのパス: /members/ /search</translation>
  </message>
  <message>
   <source>Paths, separated by spaces</source>
   <translation>空白区切りのパス</translation>
  </message>
  <message>
   <source>Hours (UTC)</source>
   <translation>時間帯 (UTC)</translation>
  </message>
  <message>
   <source>any; or seconds between two requests, such as 10s or 2m</source>
   <translation>任意、または 10s や 2m のような、2 つのリクエストの間隔</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>ペース</translation>
  </message>
  <message>
   <source>are kept out</source>
   <translation>訪問不可</translation>
  </message>
  <message>
   <source>may come</source>
   <translation>訪問可</translation>
  </message>
  <message>
   <source>Crawlers that do not know the question</source>
   <translation>問い合わせを知らないクローラー</translation>
  </message>
  <message>
   <source>who does not know the question</source>
   <translation>問い合わせを知らない者</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>ライセンス条件</translation>
  </message>
  <message>
   <source>as the goal means it</source>
   <translation>目標の意味するとおり</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>可</translation>
  </message>
  <message>
   <source>no</source>
   <translation>不可</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>What is said of use</source>
   <translation>利用について述べる内容</translation>
  </message>
  <message>
   <source>what is said of use</source>
   <translation>利用について述べる内容</translation>
  </message>
  <message>
   <source>the comment above a group that is added for this goal</source>
   <translation>この目標のために追加されるグループの上に置くコメント</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>注記</translation>
  </message>
  <message>
   <source>note</source>
   <translation>注記</translation>
  </message>
  <message>
   <source>%1: agents</source>
   <translation>%1: エージェント</translation>
  </message>
  <message>
   <source>Except this one…</source>
   <translation>これを例外にする…</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>paths</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>時間帯</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>ペース</translation>
  </message>
  <message>
   <source>At any time. Double-click the strip to add hours.</source>
   <translation>いつでも可。帯をダブルクリックすると時間帯を追加できます。</translation>
  </message>
  <message>
   <source>No crawler is known to read hours; a server can keep them.</source>
   <translation>時間帯を読み取るクローラーは知られていません。サーバーなら守らせることができます。</translation>
  </message>
  <message>
   <source>except %1</source>
   <translation>例外: %1</translation>
  </message>
  <message>
   <source>Change this exception…</source>
   <translation>この例外を変更…</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>この例外を削除</translation>
  </message>
  <message>
   <source>Exception…</source>
   <translation>例外…</translation>
  </message>
  <message>
   <source>%1: add an exception</source>
   <translation>%1: 例外を追加</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalGuard</name>
  <message>
   <source>The goal of search engines would no longer be true.</source>
   <translation>検索エンジンの目標が成り立たなくなります。</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalLine</name>
  <message>
   <source>Why</source>
   <translation>理由</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>質問</translation>
  </message>
  <message>
   <source>Export to nginx…</source>
   <translation>nginx に書き出し…</translation>
  </message>
  <message>
   <source>%1: exceptions, paths, hours, agents</source>
   <translation>%1: 例外、パス、時間帯、エージェント</translation>
  </message>
  <message>
   <source>Exceptions, paths, hours, agents</source>
   <translation>例外、パス、時間帯、エージェント</translation>
  </message>
  <message>
   <source>Goes to the line that decides this.</source>
   <translation>これを決める行へ移動します。</translation>
  </message>
  <message>
   <source>%1: why</source>
   <translation>%1: 理由</translation>
  </message>
  <message>
   <source>Asks for this agent and path, above.</source>
   <translation>このエージェントとパスについて、上の欄で質問します。</translation>
  </message>
  <message>
   <source>%1: ask</source>
   <translation>%1: 質問</translation>
  </message>
  <message>
   <source>Only a server can refuse agents that do not obey robots.txt.</source>
   <translation>robots.txt に従わないエージェントを拒否できるのはサーバーだけです。</translation>
  </message>
  <message>
   <source>%1: export to nginx</source>
   <translation>%1: nginx に書き出し</translation>
  </message>
  <message numerus="yes">
   <source>%Ln agent(s)</source>
   <translation>
    <numerusform>%Ln 件のエージェント</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalPresets</name>
  <message>
   <source>Block AI training, allow search</source>
   <translation>AI 学習を遮断、検索を許可</translation>
  </message>
  <message>
   <source>Search engines and assistants may come; crawlers that collect text to train models may not.</source>
   <translation>検索エンジンとアシスタントは訪問できます。モデルの学習のためにテキストを収集するクローラーは訪問できません。</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>すべて歓迎</translation>
  </message>
  <message>
   <source>Every crawler may fetch everything, and the file says that it may use it.</source>
   <translation>すべてのクローラーがすべてを取得でき、ファイルは利用してよいと述べます。</translation>
  </message>
  <message>
   <source>Close the whole site</source>
   <translation>サイト全体を閉じる</translation>
  </message>
  <message>
   <source>No crawler may fetch anything, Google's ad crawlers included.</source>
   <translation>Google の広告クローラーも含め、どのクローラーも何も取得できません。</translation>
  </message>
  <message>
   <source>Search engines only</source>
   <translation>検索エンジンのみ</translation>
  </message>
  <message>
   <source>Search engines may fetch everything; nobody else may come.</source>
   <translation>検索エンジンはすべてを取得できます。ほかは訪問できません。</translation>
  </message>
  <message>
   <source>No AI at all</source>
   <translation>AI はすべて不可</translation>
  </message>
  <message>
   <source>Neither assistants nor crawlers for research, training or new content may come.</source>
   <translation>アシスタントも、調査、学習、新しいコンテンツのためのクローラーも訪問できません。</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>先に問い合わせ</translation>
  </message>
  <message>
   <source>Reading is free; training and new content only after asking.</source>
   <translation>読み取りは自由です。学習と新しいコンテンツは、問い合わせの後に限ります。</translation>
  </message>
  <message>
   <source>Search and archives, no training</source>
   <translation>検索とアーカイブは可、学習は不可</translation>
  </message>
  <message>
   <source>Search engines and web archives may keep pages; nobody may train models.</source>
   <translation>検索エンジンと Web アーカイブはページを保持できます。モデルの学習は誰にも認めません。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalRows</name>
  <message numerus="yes">
   <source>%n path(s)</source>
   <translation>
    <numerusform>%n 個のパス</numerusform>
   </translation>
  </message>
  <message>
   <source>only %1</source>
   <translation>%1 のみ</translation>
  </message>
  <message>
   <source>not %1</source>
   <translation>%1 を除く</translation>
  </message>
  <message>
   <source>every path and hour</source>
   <translation>すべてのパスと時間</translation>
  </message>
  <message numerus="yes">
   <source>%Ln obey</source>
   <comment>agents, beside “Keep out”</comment>
   <translation>
    <numerusform>従う %Ln 件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not</source>
   <comment>agents that do not obey, beside “Keep out”</comment>
   <translation>
    <numerusform>従わない %Ln 件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln say nothing</source>
   <comment>agents of which it is not known, beside “Keep out”</comment>
   <translation>
    <numerusform>不明 %Ln 件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not obey robots.txt</source>
   <translation>
    <numerusform>robots.txt に従わないもの %Ln 件</numerusform>
   </translation>
  </message>
  <message>
   <source>kept out until you add an exception</source>
   <translation>例外を追加するまで訪問不可</translation>
  </message>
  <message>
   <source>may come, and is asked to ask first</source>
   <translation>訪問可、先に問い合わせるよう求める</translation>
  </message>
  <message>
   <source>kept out without a licence</source>
   <translation>ライセンスがなければ訪問不可</translation>
  </message>
  <message>
   <source>may come; use needs a licence</source>
   <translation>訪問可、利用にはライセンスが必要</translation>
  </message>
  <message numerus="yes">
   <source>%Ln exception(s)</source>
   <translation>
    <numerusform>%Ln 件の例外</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3 UTC</source>
   <translation>%1 は UTC %3 には %2 を取得できません</translation>
  </message>
  <message numerus="yes">
   <source>no line names %Ln agent(s)</source>
   <translation>
    <numerusform>%Ln 件のエージェントを挙げる行なし</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 and %Ln more</source>
   <translation>
    <numerusform>%1 とほか %Ln 件</numerusform>
   </translation>
  </message>
  <message>
   <source>No line names: %1.</source>
   <translation>どの行にも挙げられていないもの: %1。</translation>
  </message>
  <message>
   <source>Documented to ignore robots.txt, so that only a server can refuse them: %1.</source>
   <translation>robots.txt を無視すると文書に記されており、サーバーでしか拒否できないもの: %1。</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1。</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>未判定</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>未判定: %1</translation>
  </message>
  <message>
   <source>not known to be read</source>
   <translation>読み取るものが知られていない</translation>
  </message>
  <message>
   <source>%1 came %2 times all the same</source>
   <translation>%1 はそれでも %2 回訪問しました</translation>
  </message>
  <message>
   <source>true</source>
   <translation>成立</translation>
  </message>
  <message>
   <source>said, but not known to be read</source>
   <translation>記載あり、ただし読み取るものが知られていない</translation>
  </message>
  <message>
   <source>not true</source>
   <translation>不成立</translation>
  </message>
  <message>
   <source>being proved</source>
   <translation>証明中</translation>
  </message>
  <message>
   <source>no goal</source>
   <translation>目標なし</translation>
  </message>
  <message>
   <source>No goal</source>
   <translation>目標なし</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>歓迎</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>開放</translation>
  </message>
  <message>
   <source>Keep out</source>
   <translation>訪問不可</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>先に問い合わせ</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>要ライセンス</translation>
  </message>
  <message>
   <source>Nothing is claimed of these crawlers.</source>
   <translation>これらのクローラーについては何も求めません。</translation>
  </message>
  <message>
   <source>They may come, and the files say that they may use it.</source>
   <translation>訪問でき、ファイルは利用してよいと述べます。</translation>
  </message>
  <message>
   <source>They may come. Nothing is said of use.</source>
   <translation>訪問できます。利用については何も述べません。</translation>
  </message>
  <message>
   <source>They may not come, and the files refuse the use.</source>
   <translation>訪問できず、ファイルは利用を拒否します。</translation>
  </message>
  <message>
   <source>They may come only after asking.</source>
   <translation>問い合わせた後にだけ訪問できます。</translation>
  </message>
  <message>
   <source>They may come only with a licence.</source>
   <translation>ライセンスがある場合にだけ訪問できます。</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>as “%1”</source>
   <translation>「%1」と同じ</translation>
  </message>
  <message>
   <source>nothing is claimed</source>
   <translation>何も求めない</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>すべてのクローラー、パス、時間について証明しています…</translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) are not true yet.</source>
   <translation>
    <numerusform>%Ln 件の目標がまだ成り立っていません。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) could not be decided.</source>
   <translation>
    <numerusform>%Ln 件の目標を判定できませんでした。</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose what you want, and every crawler is looked at.</source>
   <translation>希望を選ぶと、すべてのクローラーを調べます。</translation>
  </message>
  <message numerus="yes">
   <source>What you want is what the files say: %Ln goal(s) are true.</source>
   <translation>
    <numerusform>ファイルは希望のとおりです: %Ln 件の目標が成立。</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalsPage</name>
  <message>
   <source>Goals</source>
   <translation>目標</translation>
  </message>
  <message>
   <source>What do you want?</source>
   <translation>何を望みますか?</translation>
  </message>
  <message>
   <source>Add environment…</source>
   <translation>環境を追加…</translation>
  </message>
  <message>
   <source>Other copies of the site, such as staging, and what their files must say</source>
   <translation>ステージングなどサイトの別のコピーと、そのファイルに書かれているべきこと</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>ライセンス条件</translation>
  </message>
  <message>
   <source>Exception removed</source>
   <translation>例外を削除しました</translation>
  </message>
  <message>
   <source>Kept in gatepost.yaml</source>
   <translation>gatepost.yaml に保持</translation>
  </message>
  <message>
   <source>list of crawlers of %1</source>
   <translation>%1 のクローラーのリスト</translation>
  </message>
  <message>
   <source>Environment %1</source>
   <translation>環境 %1</translation>
  </message>
  <message>
   <source>Exception</source>
   <translation>例外</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>目標を適用</translation>
  </message>
  <message>
   <source>Your goals are in %1 now. Nothing is saved yet.</source>
   <translation>目標は %1 に書き込まれました。まだ何も保存されていません。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupCard</name>
  <message>
   <source>Convert to 2.0…</source>
   <translation>2.0 に変換…</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>グループを複製</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>グループを削除</translation>
  </message>
  <message>
   <source>Add an agent: GPTBot, ClaudeBot, * …</source>
   <translation>エージェントを追加: GPTBot、ClaudeBot、* …</translation>
  </message>
  <message>
   <source>Add an agent</source>
   <translation>エージェントを追加</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>エージェント(&amp;A)</translation>
  </message>
  <message>
   <source>Kind of the new rule</source>
   <translation>新しいルールの種類</translation>
  </message>
  <message>
   <source>Add a rule: /path, then Enter</source>
   <translation>ルールを追加: /path と入力して Enter</translation>
  </message>
  <message>
   <source>Add a rule</source>
   <translation>ルールを追加</translation>
  </message>
  <message>
   <source>“allow /path” makes an Allow, “disallow /path” a Disallow. A pasted list of paths or URLs makes a rule of each.</source>
   <translation>「allow /path」は Allow、「disallow /path」は Disallow になります。パスや URL のリストを貼り付けると、それぞれがルールになります。</translation>
  </message>
  <message>
   <source>No line of the list is a path, a URL or a directive of a group.</source>
   <translation>リストには、パス、URL、グループのディレクティブの行がありません。</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>ルール(&amp;R)</translation>
  </message>
  <message>
   <source>Add Allow</source>
   <translation>Allow を追加</translation>
  </message>
  <message>
   <source>Ctrl+Insert</source>
   <translation>Ctrl+Insert</translation>
  </message>
  <message>
   <source>Add Disallow</source>
   <translation>Disallow を追加</translation>
  </message>
  <message>
   <source>Insert</source>
   <translation>Insert</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>上へ移動</translation>
  </message>
  <message>
   <source>Alt+Up</source>
   <translation>Alt+Up</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>下へ移動</translation>
  </message>
  <message>
   <source>Alt+Down</source>
   <translation>Alt+Down</translation>
  </message>
  <message>
   <source>Remove rule</source>
   <translation>ルールを削除</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Delete</translation>
  </message>
  <message>
   <source>Group %1 of %2 · line %3</source>
   <translation>グループ %1/%2 · %3 行目</translation>
  </message>
  <message>
   <source>Convert to a plain group…</source>
   <translation>通常のグループに変換…</translation>
  </message>
  <message>
   <source>No group</source>
   <translation>グループなし</translation>
  </message>
  <message>
   <source>%1 manages this group: your changes will be overwritten or duplicated. Change it in the settings there, or add another group for the same agents.</source>
   <translation>このグループは %1 が管理しています。変更は上書きされるか、二重になります。そちらの設定で変更するか、同じエージェントに別のグループを追加してください。</translation>
  </message>
  <message>
   <source>There is a line that is not a rule between the User-agent lines: for standard crawlers these agents are one group.</source>
   <translation>User-agent 行の間にルールではない行があります。標準的なクローラーは、これらのエージェントを 1 つのグループとみなします。</translation>
  </message>
  <message numerus="yes">
   <source>%1 · %n set</source>
   <extracomment>%1 a heading, %n how many of the fields below it have a value</extracomment>
   <translation>
    <numerusform>%1 · %n 件設定済み</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(エージェントなし)</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>ほか %n 件</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>%1 行目</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s)</source>
   <translation>
    <numerusform>ルール %n 件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n other line(s)</source>
   <translation>
    <numerusform>その他の行 %n 行</numerusform>
   </translation>
  </message>
  <message>
   <source>experimental, read by nobody</source>
   <translation>実験用。どのクローラーも読み取りません</translation>
  </message>
  <message>
   <source>There is another line between its User-agent lines.</source>
   <translation>User-agent 行の間に別の行があります。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsPage</name>
  <message>
   <source>Find an agent</source>
   <translation>エージェントを検索</translation>
  </message>
  <message>
   <source>Find an agent's group</source>
   <translation>エージェントのグループを検索</translation>
  </message>
  <message>
   <source>Groups</source>
   <translation>グループ</translation>
  </message>
  <message>
   <source>&amp;New group</source>
   <translation>新しいグループ(&amp;N)</translation>
  </message>
  <message>
   <source>No group yet. A group says which agents its rules are for.</source>
   <translation>グループはまだありません。グループは、ルールの対象となるエージェントを示します。</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>時間とペース</translation>
  </message>
  <message>
   <source>Version and notes to the operator</source>
   <translation>バージョンとロボット運営者へのコメント</translation>
  </message>
  <message>
   <source>Preference signals: later use</source>
   <translation>意向シグナル: 取得後の利用</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>読まれることが少ないもの</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>コメント</translation>
  </message>
  <message>
   <source>Add group</source>
   <translation>グループを追加</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>グループを複製</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>グループを削除</translation>
  </message>
  <message>
   <source>Convert group to 2.0</source>
   <translation>グループを 2.0 に変換</translation>
  </message>
  <message>
   <source>Convert group to a plain one</source>
   <translation>グループを通常のものに変換</translation>
  </message>
  <message>
   <source>Nothing means anything else afterwards.</source>
   <translation>変換しても意味は何も変わりません。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Guard</name>
  <message>
   <source>What %1 says now is not used until it is corrected: %2</source>
   <translation>%1 の現在の内容は、訂正されるまで使用されません: %2</translation>
  </message>
  <message>
   <source>%1 was changed by another program and has been reloaded.</source>
   <translation>%1 はほかのプログラムによって変更されたため、再読み込みしました。</translation>
  </message>
  <message>
   <source>The undo history of %1 is full: its oldest steps are gone.</source>
   <translation>%1 の元に戻す履歴がいっぱいになったため、最も古い手順が消えました。</translation>
  </message>
  <message>
   <source>%1 is also open in another Gatepost window (process %2). Gatepost looks at the file before each save and asks if the other one has saved.</source>
   <translation>%1 は別の Gatepost ウィンドウ (プロセス %2) でも開かれています。Gatepost は保存のたびにファイルを調べ、もう一方が保存していれば確認を求めます。</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>元に戻す</translation>
  </message>
  <message>
   <source>%1 cannot be read any more. Your text is still here.</source>
   <translation>%1 を読み取れなくなりました。テキストはここに残っています。</translation>
  </message>
  <message>
   <source>%1 was removed or renamed by another program. Your text is still here; saving writes the file again.</source>
   <translation>%1 はほかのプログラムによって削除されたか、名前を変更されました。テキストはここに残っています。保存するとファイルが新しく作られます。</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>保存</translation>
  </message>
  <message>
   <source>%1 was changed by another program, and you have unsaved edits.</source>
   <translation>%1 はほかのプログラムによって変更されましたが、ここには未保存の編集があります。</translation>
  </message>
  <message>
   <source>%1 was changed by another program.</source>
   <translation>%1 はほかのプログラムによって変更されました。</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>比較</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>再読み込み</translation>
  </message>
  <message>
   <source>Keep mine</source>
   <translation>自分の編集を保持</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Help</name>
  <message>
   <source>retired</source>
   <translation>廃止</translation>
  </message>
  <message>
   <source>older name</source>
   <translation>旧称</translation>
  </message>
  <message>
   <source>not confirmed by its operator</source>
   <translation>運営者による確認なし</translation>
  </message>
  <message>
   <source>crawler</source>
   <translation>クローラー</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>ユーザーのために取得</translation>
  </message>
  <message>
   <source>policy token, never fetches</source>
   <translation>ポリシー用トークン。取得はしません</translation>
  </message>
  <message>
   <source>library</source>
   <translation>ライブラリ</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>文書なし</translation>
  </message>
  <message>
   <source>no</source>
   <translation>いいえ</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>はい</translation>
  </message>
  <message>
   <source>Obeys robots.txt</source>
   <translation>robots.txt に従う</translation>
  </message>
  <message>
   <source>Obeys the * group</source>
   <translation>* グループに従う</translation>
  </message>
  <message>
   <source>Obeys Crawl-delay</source>
   <translation>Crawl-delay に従う</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>出典: %1</translation>
  </message>
  <message>
   <source>Example: %1</source>
   <translation>例: %1</translation>
  </message>
  <message>
   <source>Explanation</source>
   <translation>説明</translation>
  </message>
  <message>
   <source>Open in the manual</source>
   <translation>マニュアルで開く</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursModel</name>
  <message>
   <source>polite pace</source>
   <translation>節度あるペース</translation>
  </message>
  <message>
   <source>open</source>
   <translation>開放中</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>拒否</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>閉鎖中</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>要問い合わせ</translation>
  </message>
  <message>
   <source>Open at every hour</source>
   <translation>すべての時間に開放</translation>
  </message>
  <message>
   <source>Not open at any hour</source>
   <translation>開放される時間なし</translation>
  </message>
  <message>
   <source>Closes %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>%1 に閉鎖</translation>
  </message>
  <message>
   <source>Opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>%1 に開放</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>names of agents</comment>
   <translation>
    <numerusform>ほか %n 件</numerusform>
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
   <translation>%1 から: %2</translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <comment>an agent, a time, and what applies then</comment>
   <translation>%1、%2: %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursView</name>
  <message>
   <source>Hours at which agents may fetch the path, in UTC</source>
   <translation>エージェントがパスを取得できる時間 (UTC)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Journal</name>
  <message>
   <source>the folder %1 could not be made</source>
   <translation>フォルダー %1 を作成できませんでした</translation>
  </message>
  <message>
   <source>%1 could not be locked</source>
   <translation>%1 をロックできませんでした</translation>
  </message>
  <message>
   <source>it could not be synced</source>
   <translation>同期できませんでした</translation>
  </message>
  <message>
   <source>What you type in %1 cannot be kept for recovery: %2. Save soon.</source>
   <translation>%1 への入力内容を復元用に保持できません: %2。早めに保存してください。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::KeyTable</name>
  <message>
   <source>Keys</source>
   <translation>キー</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>コマンド</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LineEditor</name>
  <message>
   <source>seconds</source>
   <translation>秒</translation>
  </message>
  <message>
   <source>UTC</source>
   <translation>UTC</translation>
  </message>
  <message>
   <source>This value decides nothing</source>
   <translation>この値は何も決めません</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>現在</translation>
  </message>
  <message>
   <source>New</source>
   <translation>新規</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAnswerPage</name>
  <message>
   <source>Draft, live, after upload</source>
   <translation>下書き、公開中、アップロード後</translation>
  </message>
  <message>
   <source>What the draft says and is not served</source>
   <translation>下書きにあって配信されていない内容</translation>
  </message>
  <message>
   <source>What others put into it</source>
   <translation>ほかが入れた内容</translation>
  </message>
  <message>
   <source>What differs from the draft after an upload</source>
   <translation>アップロード後に下書きと異なる内容</translation>
  </message>
  <message>
   <source>Request</source>
   <translation>リクエスト</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>応答</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>対象</translation>
  </message>
  <message>
   <source>What they make of it</source>
   <translation>クローラーの受け止め方</translation>
  </message>
  <message>
   <source>Requests that are answered</source>
   <translation>応答のあったリクエスト</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>キャンセル</translation>
  </message>
  <message>
   <source>Send no more requests</source>
   <translation>以降のリクエストを送信しません</translation>
  </message>
  <message>
   <source>Comparison</source>
   <translation>比較</translation>
  </message>
  <message>
   <source>Requests and answers</source>
   <translation>リクエストと応答</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>リクエスト</translation>
  </message>
  <message>
   <source>What crawlers make of it</source>
   <translation>クローラーの受け止め方</translation>
  </message>
  <message>
   <source>What cra&amp;wlers make of it</source>
   <translation>クローラーの受け止め方(&amp;W)</translation>
  </message>
  <message>
   <source>File that is compared line by line</source>
   <translation>行ごとに比較するファイル</translation>
  </message>
  <message>
   <source>Neither the draft nor the site has a line in this file.</source>
   <translation>このファイルの行は、下書きにもサイトにもありません。</translation>
  </message>
  <message>
   <source>Asking for robots.txt…</source>
   <translation>robots.txt を要求しています…</translation>
  </message>
  <message>
   <source>Comparing every path, agent and hour…</source>
   <translation>すべてのパス、エージェント、時間を比較しています…</translation>
  </message>
  <message>
   <source>Every agent is answered as the draft says, on every path and at every hour.</source>
   <translation>どのエージェントへの回答も、すべてのパスとすべての時間で下書きのとおりです。</translation>
  </message>
  <message>
   <source>Nothing: every answer of the draft is served.</source>
   <translation>なし: 下書きの回答はすべて配信されています。</translation>
  </message>
  <message>
   <source>Nothing that changes an answer.</source>
   <translation>回答を変えるものはありません。</translation>
  </message>
  <message>
   <source>Nothing: agents will be answered as the draft says.</source>
   <translation>なし: エージェントへの回答は下書きのとおりになります。</translation>
  </message>
  <message>
   <source>What will be served after an upload cannot be known.</source>
   <translation>アップロード後に何が配信されるかはわかりません。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAskPage</name>
  <message>
   <source>Requests that will be sent</source>
   <translation>送信されるリクエスト</translation>
  </message>
  <message>
   <source>Use the &amp;proxy that the environment names</source>
   <translation>環境変数が指定するプロキシを使う(&amp;P)</translation>
  </message>
  <message>
   <source>Type the host of the site, such as www.example.org. What will be sent is then listed here.</source>
   <translation>www.example.org のようなサイトのホストを入力してください。送信される内容がここに表示されます。</translation>
  </message>
  <message>
   <source>It looks up names itself, so that the addresses it connects to are not checked</source>
   <translation>プロキシは名前を自分で調べるため、接続先のアドレスは検査されません</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>サイト</translation>
  </message>
  <message>
   <source>The draft is compared with what the site serves now. Nothing is sent before you press the button below.</source>
   <translation>下書きを、サイトが現在配信している内容と比較します。下のボタンを押すまで何も送信されません。</translation>
  </message>
  <message numerus="yes">
   <source>Send these %n request(s)</source>
   <translation>
    <numerusform>この %n 件のリクエストを送信</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1。</translation>
  </message>
  <message>
   <source>Each names Gatepost as the sender: %1.</source>
   <translation>どのリクエストも、送信元として Gatepost を名乗ります: %1。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveChanges</name>
  <message>
   <source>The comparison is not complete: there may be more.</source>
   <translation>比較は完全ではありません。ほかにもある可能性があります。</translation>
  </message>
  <message>
   <source>Not decided: %1</source>
   <translation>未判定: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveColumnsModel</name>
  <message>
   <source>Whose</source>
   <translation>出どころ</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>下書き</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>公開中</translation>
  </message>
  <message>
   <source>After upload</source>
   <translation>アップロード後</translation>
  </message>
  <message>
   <source>others</source>
   <translation>その他</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… 同じ行 %n 行</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, by %2</source>
   <comment>%1 a line of a file, %2 who put it there</comment>
   <translation>%1 (%2 による)</translation>
  </message>
  <message>
   <source>not served: %1</source>
   <translation>配信されていない: %1</translation>
  </message>
  <message>
   <source>goes with an upload: %1</source>
   <translation>アップロードで消える: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveDialog</name>
  <message>
   <source>Ask again…</source>
   <translation>もう一度要求…</translation>
  </message>
  <message>
   <source>&amp;Take the live file as a new document</source>
   <translation>公開中のファイルを新しい文書として開く(&amp;T)</translation>
  </message>
  <message>
   <source>Compare with live</source>
   <translation>公開中の内容と比較</translation>
  </message>
  <message>
   <source>In a separate window, unsaved; the draft stays as it is</source>
   <translation>別のウィンドウで未保存のまま開きます。下書きはそのまま残ります</translation>
  </message>
  <message>
   <source>Into a folder of your choice, from which Logs and replay read it as a version of the policy</source>
   <translation>選んだフォルダーに保存します。ログとリプレイは、そこからポリシーの 1 つの版として読み取ります</translation>
  </message>
  <message>
   <source>Stopped: nothing was answered.</source>
   <translation>中止しました。応答はありませんでした。</translation>
  </message>
  <message numerus="yes">
   <source>Stopped. %n request(s) were answered; what was not asked for is not known.</source>
   <translation>
    <numerusform>中止しました。%n 件のリクエストに応答がありました。要求しなかったものについては不明です。</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking for %1…</source>
   <translation>%1 を要求しています…</translation>
  </message>
  <message>
   <source>Keep as a version…</source>
   <translation>版として保存…</translation>
  </message>
  <message>
   <source>Keep as version of %1…</source>
   <translation>%1 の版として保存…</translation>
  </message>
  <message>
   <source>The folder of the kept versions</source>
   <translation>保存した版のフォルダー</translation>
  </message>
  <message>
   <source>Kept in %1.</source>
   <translation>%1 に保存しました。</translation>
  </message>
  <message>
   <source>%1 is there already, and nothing is written over.</source>
   <translation>%1 はすでにあり、上書きはされません。</translation>
  </message>
  <message>
   <source>The folder %1 could not be made.</source>
   <translation>フォルダー %1 を作成できませんでした。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveTexts</name>
  <message>
   <source>%1 for %2: %3</source>
   <comment>%1 a header, %2 an agent, %3 the header's value</comment>
   <translation>%2 に対する %1: %3</translation>
  </message>
  <message>
   <source>no answer</source>
   <translation>応答なし</translation>
  </message>
  <message>
   <source>%1 (no longer encrypted)</source>
   <translation>%1 (以降は暗号化なし)</translation>
  </message>
  <message>
   <source>through %1</source>
   <comment>%1 a content delivery network</comment>
   <translation>%1 経由</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the file: crawlers may get the same.</source>
   <translation>ファイルの代わりにファイアウォールの質問が返されました。クローラーにも同じものが返される可能性があります。</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1。</translation>
  </message>
  <message>
   <source>Not known: %1</source>
   <translation>不明: %1</translation>
  </message>
  <message>
   <source>left out</source>
   <translation>省略</translation>
  </message>
  <message>
   <source>Start page</source>
   <translation>トップページ</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogAgentsModel</name>
  <message>
   <source>never</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>once</source>
   <translation>1 回</translation>
  </message>
  <message>
   <source>every %1</source>
   <translation>%1 ごと</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>一部</translation>
  </message>
  <message>
   <source>no</source>
   <translation>いいえ</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>はい</translation>
  </message>
  <message>
   <source>unknown</source>
   <translation>不明</translation>
  </message>
  <message>
   <source>%1 %</source>
   <comment>share</comment>
   <translation>%1 %</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so no request counts as denied, whatever your files say (requests: %2).</source>
   <translation>%1 は robots.txt を無視すると文書に記されているため、ファイルの内容にかかわらず、どのリクエストも拒否とは数えません（リクエスト: %2）。</translation>
  </message>
  <message>
   <source>%1 does not claim to obey robots.txt.</source>
   <translation>%1 は robots.txt に従うと表明していません。</translation>
  </message>
  <message>
   <source>%1 did nothing that was denied (requests: %2).</source>
   <translation>%1 は拒否されたことを何もしていません (リクエスト: %2)。</translation>
  </message>
  <message>
   <source>%1 asked for denied paths %2 times and was served %3 times.</source>
   <translation>%1 は拒否されたパスを %2 回要求し、%3 回応答を得ました。</translation>
  </message>
  <message>
   <source>It did so on %1.</source>
   <translation>日付は %1 です。</translation>
  </message>
  <message>
   <source>It did so from %1 to %2.</source>
   <translation>期間は %1 から %2 までです。</translation>
  </message>
  <message>
   <source>Of these, %1 came after it had read the rule that denies them.</source>
   <translation>そのうち %1 件は、拒否するルールを読み取った後のものです。</translation>
  </message>
  <message>
   <source>Another %1 are within a day of a change of the rules, when a copy may still be old.</source>
   <translation>ほかの %1 件はルールの変更から 1 日以内で、古いコピーを使っていた可能性があります。</translation>
  </message>
  <message>
   <source>It came %1 times outside its hours.</source>
   <translation>時間外に %1 回訪問しました。</translation>
  </message>
  <message>
   <source>%1 of its requests came faster than the stated %2; its busiest minute had %3.</source>
   <translation>リクエストの %1 は記載の %2 より速く、最も多い 1 分間には %3 件ありました。</translation>
  </message>
  <message>
   <source>It never got robots.txt.</source>
   <translation>robots.txt を一度も取得していません。</translation>
  </message>
  <message>
   <source>%1 (unknown)</source>
   <translation>%1 (不明)</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>エージェント</translation>
  </message>
  <message>
   <source>Verified</source>
   <translation>検証</translation>
  </message>
  <message>
   <source>Whether its addresses are those that its operator publishes</source>
   <translation>アドレスが、運営者の公開しているものと一致するかどうか</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>リクエスト</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>拒否</translation>
  </message>
  <message>
   <source>Requests that every version of the policy of the last 24 hours denies</source>
   <translation>過去 24 時間のポリシーのすべての版が拒否するリクエスト</translation>
  </message>
  <message>
   <source>Knew better</source>
   <translation>承知の上</translation>
  </message>
  <message>
   <source>Denied requests after it had read the rule that denies them</source>
   <translation>拒否するルールを読み取った後の、拒否されたリクエスト</translation>
  </message>
  <message>
   <source>Grace</source>
   <translation>猶予</translation>
  </message>
  <message>
   <source>Denied, but a copy of the rules that is a day old allows it</source>
   <translation>拒否されるが、1 日前のルールのコピーでは許可されるもの</translation>
  </message>
  <message>
   <source>Closed</source>
   <translation>閉鎖中</translation>
  </message>
  <message>
   <source>Requests outside the hours of Visit-time</source>
   <translation>Visit-time の時間外のリクエスト</translation>
  </message>
  <message>
   <source>Too fast</source>
   <translation>速すぎ</translation>
  </message>
  <message>
   <source>Share of requests that came faster than the stated pace</source>
   <translation>記載のペースより速いリクエストの割合</translation>
  </message>
  <message>
   <source>Reads robots.txt</source>
   <translation>robots.txt の読み取り</translation>
  </message>
  <message>
   <source>Against the policy</source>
   <translation>ポリシー違反</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>%1～%2</translation>
  </message>
  <message>
   <source>The days of its first and its last request that was denied, outside the hours or in a honeypot</source>
   <translation>拒否された、時間外だった、またはハニーポットに入った最初と最後のリクエストの日</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogIdleModel</name>
  <message>
   <source>Place</source>
   <translation>場所</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1 %2 行目</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>行</translation>
  </message>
  <message>
   <source>For</source>
   <translation>対象</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogNetworksModel</name>
  <message>
   <source>Network</source>
   <translation>ネットワーク</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>リクエスト</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogRulesModel</name>
  <message>
   <source>Rule and paths</source>
   <translation>ルールとパス</translation>
  </message>
  <message>
   <source>a group that allows only other paths</source>
   <translation>ほかのパスだけを許可するグループ</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1 %2 行目: %3</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>バージョン</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>リクエスト</translation>
  </message>
  <message>
   <source>First</source>
   <translation>最初</translation>
  </message>
  <message>
   <source>Last</source>
   <translation>最後</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Logs</name>
  <message>
   <source>%1: no line has a User-Agent, so nobody was recognised.</source>
   <translation>%1: User-Agent のある行がないため、誰も認識されませんでした。</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1 %2 行目: %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsChart</name>
  <message>
   <source>Requests by the hour</source>
   <translation>時間ごとのリクエスト</translation>
  </message>
  <message>
   <source>Requests of %1 by the hour</source>
   <translation>時間ごとの %1 のリクエスト</translation>
  </message>
  <message>
   <source>%1 UTC, %2: denied %3, closed %4, grace %5, ok %6</source>
   <translation>%1 UTC、%2: 拒否 %3、閉鎖中 %4、猶予 %5、問題なし %6</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>拒否</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>閉鎖中</translation>
  </message>
  <message>
   <source>grace</source>
   <translation>猶予</translation>
  </message>
  <message>
   <source>ok</source>
   <translation>問題なし</translation>
  </message>
  <message numerus="yes">
   <source>Not drawn: %Ln request(s), such as of %1</source>
   <comment>%1: 31 Dec 9999</comment>
   <translation>
    <numerusform>描画していないもの: %Ln 件のリクエスト（例: %1）</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsPanel</name>
  <message>
   <source>Agents in the log</source>
   <translation>ログのエージェント</translation>
  </message>
  <message>
   <source>Broken rules</source>
   <translation>破られたルール</translation>
  </message>
  <message>
   <source>Rules that decided nothing</source>
   <translation>何も決めなかったルール</translation>
  </message>
  <message>
   <source>Networks of somebody else under its name</source>
   <translation>その名前をかたる第三者のネットワーク</translation>
  </message>
  <message>
   <source>Logarithmic</source>
   <translation>対数</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>キャンセル</translation>
  </message>
  <message>
   <source>Stop reading</source>
   <translation>読み取りを中止</translation>
  </message>
  <message>
   <source>Use these paths as sample paths</source>
   <translation>これらのパスをサンプルパスにする</translation>
  </message>
  <message>
   <source>Copy the networks</source>
   <translation>ネットワークをコピー</translation>
  </message>
  <message>
   <source>Report this…</source>
   <translation>これを報告…</translation>
  </message>
  <message>
   <source>Refuse them at the server…</source>
   <translation>サーバーで拒否…</translation>
  </message>
  <message>
   <source>Open logs…</source>
   <translation>ログを開く…</translation>
  </message>
  <message>
   <source>Choose a server's logs, also packed with gzip or zstd</source>
   <translation>サーバーのログを選びます。gzip や zstd で圧縮したものも使えます</translation>
  </message>
  <message>
   <source>Address lists…</source>
   <translation>アドレスのリスト…</translation>
  </message>
  <message>
   <source>Choose a folder of address lists, to verify who the crawlers are</source>
   <translation>クローラーの身元を検証するための、アドレスのリストのフォルダーを選びます</translation>
  </message>
  <message>
   <source>Judged by</source>
   <translation>判定の基準</translation>
  </message>
  <message>
   <source>The policy that the log is judged by</source>
   <translation>ログの判定に使うポリシー</translation>
  </message>
  <message>
   <source>No rule was broken.</source>
   <translation>ルール違反はありませんでした。</translation>
  </message>
  <message>
   <source>Every rule that denies decided at least one request.</source>
   <translation>拒否するルールはすべて、少なくとも 1 件のリクエストを決めました。</translation>
  </message>
  <message>
   <source>Nobody else came under its name, as far as its operator publishes addresses.</source>
   <translation>運営者が公開しているアドレスから分かる限り、ほかの誰もその名前では来ていません。</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>ルール</translation>
  </message>
  <message>
   <source>Rules it broke</source>
   <translation>破ったルール</translation>
  </message>
  <message>
   <source>Under its name</source>
   <translation>その名前を使用</translation>
  </message>
  <message>
   <source>Networks from which somebody else came under its name: refuse these, not the agent</source>
   <translation>第三者がその名前で来たネットワーク: 拒否するのはこれらで、エージェントではありません</translation>
  </message>
  <message>
   <source>Drop the access logs of your server here. Gatepost says what each crawler did, judged by what the policy said at that time. Nothing leaves this computer.</source>
   <translation>サーバーのアクセスログをここにドロップしてください。各クローラーが何をしたかを、その時点のポリシーに照らして示します。このコンピューターの外には何も送られません。</translation>
  </message>
  <message>
   <source>No crawler is in these %1 lines.</source>
   <translation>この %1 行にクローラーはありません。</translation>
  </message>
  <message>
   <source>%1 lines, %2 to %3, %4 agents, judged by %5.</source>
   <translation>%1 行、%2～%3、エージェント %4 件、判定の基準は%5。</translation>
  </message>
  <message numerus="yes">
   <source>%n version(s) of the policy</source>
   <translation>
    <numerusform>ポリシーの %n 個の版</numerusform>
   </translation>
  </message>
  <message>
   <source>Agents made %1 % of the lines.</source>
   <translation>行の %1 % はエージェントによるものです。</translation>
  </message>
  <message>
   <source>%1 more names that nobody knows are not listed.</source>
   <translation>未知の名前がほかに %1 個ありますが、一覧では省略しています。</translation>
  </message>
  <message>
   <source>%1 lines are not in the format that was assumed (%2).</source>
   <translation>%1 行が、想定した形式 (%2) ではありません。</translation>
  </message>
  <message>
   <source>Rules that decided nothing (%1)</source>
   <translation>何も決めなかったルール (%1)</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>ログ</translation>
  </message>
  <message>
   <source>Logs %1</source>
   <translation>ログ %1</translation>
  </message>
  <message>
   <source>Under its name (%1 of %2)</source>
   <translation>その名前を使用 (%1/%2)</translation>
  </message>
  <message>
   <source>Under its name (%1)</source>
   <translation>その名前を使用 (%1)</translation>
  </message>
  <message>
   <source>Rules that %1 broke</source>
   <translation>%1 が破ったルール</translation>
  </message>
  <message>
   <source>Choose an agent to see which rules it broke.</source>
   <translation>エージェントを選ぶと、破ったルールが表示されます。</translation>
  </message>
  <message>
   <source>All these paths are sample paths already.</source>
   <translation>これらのパスはすべて、すでにサンプルパスです。</translation>
  </message>
  <message numerus="yes">
   <source>%n sample path(s) added.</source>
   <translation>
    <numerusform>サンプルパス %n 件を追加しました。</numerusform>
   </translation>
  </message>
  <message>
   <source>The networks were copied.</source>
   <translation>ネットワークをコピーしました。</translation>
  </message>
  <message>
   <source>this site's Git history</source>
   <translation>このサイトの Git 履歴</translation>
  </message>
  <message>
   <source>this text, for all times</source>
   <translation>このテキスト (全期間)</translation>
  </message>
  <message>
   <source>a folder of dated versions…</source>
   <translation>日付ごとの版のフォルダー…</translation>
  </message>
  <message>
   <source>versions in %1</source>
   <translation>%1 の版</translation>
  </message>
  <message>
   <source>A folder with a folder for each version, named by its date</source>
   <translation>版ごとに、日付を名前とするフォルダーがあるフォルダー</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>サーバーのログ</translation>
  </message>
  <message>
   <source>A folder of address lists, each named after its crawler</source>
   <translation>クローラーの名前を付けたアドレスのリストのフォルダー</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>読み取り中…</translation>
  </message>
  <message>
   <source>Reading was stopped.</source>
   <translation>読み取りを中止しました。</translation>
  </message>
  <message>
   <source>%1 lines, %2 million a second</source>
   <translation>%1 行、毎秒 %2 百万行</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Look</name>
  <message>
   <source>Search indexer</source>
   <translation>検索インデクサー</translation>
  </message>
  <message>
   <source>AI assistant</source>
   <translation>AI アシスタント</translation>
  </message>
  <message>
   <source>AI researcher</source>
   <translation>AI リサーチャー</translation>
  </message>
  <message>
   <source>Code assistant</source>
   <translation>コードアシスタント</translation>
  </message>
  <message>
   <source>Data harvester</source>
   <translation>データ収集</translation>
  </message>
  <message>
   <source>Content generator</source>
   <translation>コンテンツ生成</translation>
  </message>
  <message>
   <source>Ad network</source>
   <translation>広告ネットワーク</translation>
  </message>
  <message>
   <source>Monitoring</source>
   <translation>監視</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>可</translation>
  </message>
  <message>
   <source>No</source>
   <translation>不可</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>後で</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>要問い合わせ</translation>
  </message>
  <message>
   <source>As the author meant it</source>
   <translation>作成者の意図どおり</translation>
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
   <translation>1994 年の方式</translation>
  </message>
  <message>
   <source>As documented</source>
   <translation>文書のとおり</translation>
  </message>
  <message>
   <source>decided</source>
   <translation>決定</translation>
  </message>
  <message>
   <source>applies</source>
   <translation>適用</translation>
  </message>
  <message>
   <source>lost</source>
   <translation>不採用</translation>
  </message>
  <message>
   <source>not read</source>
   <translation>読み取り対象外</translation>
  </message>
  <message>
   <source>note</source>
   <translation>注記</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>検索</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>ユーザーの依頼</translation>
  </message>
  <message>
   <source>Training</source>
   <translation>学習</translation>
  </message>
  <message>
   <source>Several purposes</source>
   <translation>複数の目的</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MainWindow</name>
  <message>
   <source>&amp;File</source>
   <translation>ファイル(&amp;F)</translation>
  </message>
  <message>
   <source>&amp;Open file…</source>
   <translation>ファイルを開く(&amp;O)…</translation>
  </message>
  <message>
   <source>Open &amp;folder…</source>
   <translation>フォルダーを開く(&amp;F)…</translation>
  </message>
  <message>
   <source>Open &amp;recent</source>
   <translation>最近使ったものを開く(&amp;R)</translation>
  </message>
  <message>
   <source>New &amp;window</source>
   <translation>新しいウィンドウ(&amp;W)</translation>
  </message>
  <message>
   <source>Open the sam&amp;ple site</source>
   <translation>サンプルサイトを開く(&amp;E)</translation>
  </message>
  <message>
   <source>S&amp;ettings…</source>
   <translation>設定(&amp;P)…</translation>
  </message>
  <message>
   <source>&amp;Close file</source>
   <translation>ファイルを閉じる(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>終了(&amp;Q)</translation>
  </message>
  <message>
   <source>&amp;New</source>
   <translation>新規(&amp;N)</translation>
  </message>
  <message>
   <source>Agent policy &amp;from robots.txt</source>
   <translation>robots.txt からエージェントポリシー(&amp;F)</translation>
  </message>
  <message>
   <source>New from &amp;template</source>
   <translation>テンプレートから新規作成(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>保存(&amp;S)</translation>
  </message>
  <message>
   <source>Save &amp;as…</source>
   <translation>名前を付けて保存(&amp;A)…</translation>
  </message>
  <message>
   <source>Save a cop&amp;y…</source>
   <translation>コピーを保存(&amp;Y)…</translation>
  </message>
  <message>
   <source>Save a&amp;ll</source>
   <translation>すべて保存(&amp;L)</translation>
  </message>
  <message>
   <source>Co&amp;mpare with the file</source>
   <translation>ファイルと比較(&amp;M)</translation>
  </message>
  <message>
   <source>E&amp;xport…</source>
   <translation>エクスポート(&amp;X)…</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>編集(&amp;E)</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>元に戻す(&amp;U)</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>やり直す(&amp;Y)</translation>
  </message>
  <message>
   <source>&amp;Next problem</source>
   <translation>次の問題(&amp;N)</translation>
  </message>
  <message>
   <source>T&amp;idy up…</source>
   <translation>整理(&amp;I)…</translation>
  </message>
  <message>
   <source>&amp;Previous problem</source>
   <translation>前の問題(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>表示(&amp;V)</translation>
  </message>
  <message>
   <source>&amp;Form</source>
   <translation>フォーム(&amp;F)</translation>
  </message>
  <message>
   <source>Form &amp;and text</source>
   <translation>フォームとテキスト(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Text</source>
   <translation>テキスト(&amp;T)</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>目標</translation>
  </message>
  <message>
   <source>&amp;Reset layout</source>
   <translation>レイアウトをリセット(&amp;R)</translation>
  </message>
  <message>
   <source>Next &amp;pane</source>
   <translation>次のペイン(&amp;P)</translation>
  </message>
  <message>
   <source>Pre&amp;vious pane</source>
   <translation>前のペイン(&amp;V)</translation>
  </message>
  <message>
   <source>Find a &amp;command…</source>
   <translation>コマンドを検索(&amp;C)…</translation>
  </message>
  <message>
   <source>Views folded to their tabs</source>
   <translation>ビューをタブに折りたたむ</translation>
  </message>
  <message>
   <source>Views in the whole window</source>
   <translation>ビューをウィンドウ全体に表示</translation>
  </message>
  <message>
   <source>&amp;Policy</source>
   <translation>ポリシー(&amp;P)</translation>
  </message>
  <message>
   <source>Add %1</source>
   <translation>%1 を追加</translation>
  </message>
  <message>
   <source>&amp;Undo %1</source>
   <translation>元に戻す: %1(&amp;U)</translation>
  </message>
  <message>
   <source>&amp;Redo %1</source>
   <translation>やり直す: %1(&amp;Y)</translation>
  </message>
  <message>
   <source>Read as one it would allow everything, so nothing is judged.</source>
   <translation>ポリシーファイルとして読むとすべてを許可することになるため、判定は行われません。</translation>
  </message>
  <message>
   <source>Fetch…</source>
   <translation>取得…</translation>
  </message>
  <message>
   <source>Open anyway</source>
   <translation>それでも開く</translation>
  </message>
  <message>
   <source>&amp;Simulate</source>
   <translation>シミュレーション(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Ask about an agent</source>
   <translation>エージェントについて質問(&amp;A)</translation>
  </message>
  <message>
   <source>Go to the &amp;deciding line</source>
   <translation>決め手となる行へ移動(&amp;D)</translation>
  </message>
  <message>
   <source>C&amp;hange this answer…</source>
   <translation>この回答を変更(&amp;H)…</translation>
  </message>
  <message>
   <source>&amp;Copy the answer</source>
   <translation>回答をコピー(&amp;C)</translation>
  </message>
  <message>
   <source>Copy as &amp;JSON</source>
   <translation>JSON としてコピー(&amp;J)</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>解釈</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>ヘルプ(&amp;H)</translation>
  </message>
  <message>
   <source>&amp;Manual</source>
   <translation>マニュアル(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Keyboard shortcuts</source>
   <translation>キーボードショートカット(&amp;K)</translation>
  </message>
  <message>
   <source>&amp;Report a wrong verdict</source>
   <translation>誤った判定を報告(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Update the List of Crawlers…</source>
   <translation>クローラーのリストを更新(&amp;U)…</translation>
  </message>
  <message numerus="yes">
   <source>&amp;Update the List of Crawlers… (%n day(s) old)</source>
   <translation>
    <numerusform>クローラーのリストを更新(&amp;U)… (%n 日前のもの)</numerusform>
   </translation>
  </message>
  <message>
   <source>&amp;About Gatepost</source>
   <translation>Gatepost について(&amp;A)</translation>
  </message>
  <message>
   <source>About Gatepost</source>
   <translation>Gatepost について</translation>
  </message>
  <message>
   <source>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. No account, no telemetry; nothing is fetched or sent unless you press a button.&lt;/p&gt;</source>
   <translation>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;robots.txt、robots-ai.txt、robots2.txt、エージェントポリシーを編集し、シミュレーションします。&lt;/p&gt;&lt;p&gt;GNU General Public License バージョン 3 以降に基づく自由ソフトウェアです。アカウントもテレメトリもありません。ボタンを押さない限り、何も取得せず、何も送信しません。&lt;/p&gt;</translation>
  </message>
  <message>
   <source>The answer with its reasons is in the clipboard as JSON. Paste it into your report with the policy files that it is about, and say what you expected. Nothing was sent.</source>
   <translation>回答とその理由を JSON でクリップボードにコピーしました。対象のポリシーファイルと一緒に報告に貼り付け、期待した結果を書いてください。何も送信していません。</translation>
  </message>
  <message>
   <source>The window speaks the other language when Gatepost is started again.</source>
   <translation>言語は Gatepost の次回起動時に切り替わります。</translation>
  </message>
  <message>
   <source>The files of this site have %1. Everything is judged again at each key, so typing waits. The text alone is faster.</source>
   <translation>このサイトのファイルは %1 あります。キーを押すたびにすべてを判定し直すため、入力が遅れます。テキストだけの表示にすると速くなります。</translation>
  </message>
  <message>
   <source>Show the text alone</source>
   <translation>テキストだけを表示</translation>
  </message>
  <message>
   <source>Only the text is shown. Verdicts, problems, forms and views are not kept up to date.</source>
   <translation>テキストだけを表示しています。判定、問題、フォーム、ビューは更新されません。</translation>
  </message>
  <message>
   <source>Judge again</source>
   <translation>判定し直す</translation>
  </message>
  <message>
   <source>Line %1 of %2 has %3 characters. Only its first %4 are shown and searched, and lines are not wrapped in this file. All of it is kept and saved.</source>
   <translation>%2 の %1 行目は %3 文字あります。表示と検索の対象は最初の %4 文字だけで、このファイルでは行を折り返しません。全体は保持され、保存されます。</translation>
  </message>
  <message>
   <source>%1 contains no policy file.</source>
   <translation>%1 にはポリシーファイルがありません。</translation>
  </message>
  <message>
   <source>%1 contains no robots.txt, robots-ai.txt, robots2.txt or agent policy yet. What you say here makes one.</source>
   <translation>%1 には robots.txt、robots-ai.txt、robots2.txt、エージェントポリシーのいずれもまだありません。ここで伝えた内容から作成されます。</translation>
  </message>
  <message>
   <source>Crawler policy</source>
   <translation>クローラーポリシー</translation>
  </message>
  <message>
   <source>The clipboard contains no text. Copy the text of a robots.txt first.</source>
   <translation>クリップボードにテキストがありません。先に robots.txt のテキストをコピーしてください。</translation>
  </message>
  <message>
   <source>Open file</source>
   <translation>ファイルを開く</translation>
  </message>
  <message>
   <source>Policy files (*robots*.txt *.kno);;Text files (*.txt);;All files (*)</source>
   <translation>ポリシーファイル (*robots*.txt *.kno);;テキストファイル (*.txt);;すべてのファイル (*)</translation>
  </message>
  <message>
   <source>Open a site's folder</source>
   <translation>サイトのフォルダーを開く</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1 (見つかりません)</translation>
  </message>
  <message>
   <source>Keep the open file at the top</source>
   <translation>開いているファイルを先頭に固定</translation>
  </message>
  <message>
   <source>Forget missing files</source>
   <translation>見つからないファイルを一覧から除く</translation>
  </message>
  <message>
   <source>Clear the list</source>
   <translation>一覧をクリア</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1、%2 行目</translation>
  </message>
  <message>
   <source>Go to line %1 of %2</source>
   <translation>%2 の %1 行目へ移動</translation>
  </message>
  <message>
   <source>Let %1 in…</source>
   <translation>%1 を許可…</translation>
  </message>
  <message>
   <source>Block %1…</source>
   <translation>%1 を遮断…</translation>
  </message>
  <message>
   <source>the smallest edit</source>
   <translation>最小の編集</translation>
  </message>
  <message>
   <source>Export to %1…</source>
   <translation>%1 に書き出し…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>ファイル</translation>
  </message>
  <message>
   <source>Ask about %1</source>
   <translation>%1 について質問</translation>
  </message>
  <message>
   <source>path</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>directive, in the manual</source>
   <translation>ディレクティブ (マニュアル)</translation>
  </message>
  <message>
   <source>manual</source>
   <translation>マニュアル</translation>
  </message>
  <message>
   <source>No command. Ask about “%1”?</source>
   <translation>該当するコマンドはありません。「%1」について質問しますか?</translation>
  </message>
  <message>
   <source>Views</source>
   <translation>ビュー</translation>
  </message>
  <message>
   <source>Form and answer</source>
   <translation>フォームと回答</translation>
  </message>
  <message>
   <source>Form</source>
   <translation>フォーム</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>回答</translation>
  </message>
  <message>
   <source>The unsaved text of %1 is back. It is not saved yet.</source>
   <translation>%1 の未保存のテキストを復元しました。まだ保存されていません。</translation>
  </message>
  <message>
   <source>Recovered text</source>
   <translation>復元したテキスト</translation>
  </message>
  <message>
   <source>The text could not be put into %1; it is kept.</source>
   <translation>テキストを %1 に戻せませんでした。テキストは保管されています。</translation>
  </message>
  <message>
   <source>Save the recovered text</source>
   <translation>復元したテキストを保存</translation>
  </message>
  <message>
   <source>%1 (recovered %2)%3</source>
   <translation>%1 (復元 %2)%3</translation>
  </message>
  <message>
   <source>%1 (recovered %2, %3)%4</source>
   <translation>%1 (復元 %2、%3)%4</translation>
  </message>
  <message>
   <source>The unsaved text is saved as %1.</source>
   <translation>未保存のテキストを %1 として保存しました。</translation>
  </message>
  <message>
   <source>Open the files again?</source>
   <translation>ファイルをもう一度開きますか?</translation>
  </message>
  <message>
   <source>The last time, Gatepost did not come up with the files that were open. One of them may be the reason.</source>
   <translation>前回、Gatepost は開いていたファイルで起動できませんでした。そのいずれかが原因の可能性があります。</translation>
  </message>
  <message>
   <source>Show the files</source>
   <translation>ファイルを表示</translation>
  </message>
  <message>
   <source>Open again</source>
   <translation>もう一度開く</translation>
  </message>
  <message>
   <source>Start empty</source>
   <translation>空で開始</translation>
  </message>
  <message>
   <source>Not opened again: %1</source>
   <translation>再び開かなかったもの: %1</translation>
  </message>
  <message>
   <source>Save %1</source>
   <translation>%1 を保存</translation>
  </message>
  <message>
   <source>Save a copy of %1</source>
   <translation>%1 のコピーを保存</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>%1 を保存しました</translation>
  </message>
  <message>
   <source>Keep this window open and save a copy elsewhere.</source>
   <translation>このウィンドウを開いたまま、別の場所にコピーを保存してください。</translation>
  </message>
  <message>
   <source>Changed on disk</source>
   <translation>ディスク上で変更されました</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading keeps your draft as an undo step.</source>
   <translation>保存すると、現在の内容が置き換えられます。再読み込みしても、下書きは元に戻す手順として残ります。</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>比較</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>再読み込み</translation>
  </message>
  <message>
   <source>Save mine</source>
   <translation>自分の編集を保存</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>キャンセル</translation>
  </message>
  <message>
   <source>Write over the file?</source>
   <translation>ファイルに上書きしますか?</translation>
  </message>
  <message>
   <source>The old text is kept in a safe place meanwhile.</source>
   <translation>その間、元のテキストは安全な場所に保管されます。</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>コピーを保存…</translation>
  </message>
  <message>
   <source>Write over it</source>
   <translation>上書きする</translation>
  </message>
  <message>
   <source>The old text cannot be kept safe, so the file was not written.</source>
   <translation>元のテキストを安全に保管できないため、ファイルは書き込まれませんでした。</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>検索エンジン</translation>
  </message>
  <message>
   <source>Pages that may not be fetched drop out of search results.</source>
   <translation>取得できないページは検索結果から消えます。</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>変更を表示</translation>
  </message>
  <message>
   <source>Save all the same</source>
   <translation>それでも保存</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading discards your changes.</source>
   <translation>保存すると、現在の内容が置き換えられます。再読み込みすると、変更は破棄されます。</translation>
  </message>
  <message>
   <source>gatepost.yaml and asks.json</source>
   <translation>gatepost.yaml と asks.json</translation>
  </message>
  <message>
   <source>Unsaved changes</source>
   <translation>未保存の変更</translation>
  </message>
  <message>
   <source>Save the changes in %1?</source>
   <translation>%1 の変更を保存しますか?</translation>
  </message>
  <message>
   <source>If you do not save, they are lost.</source>
   <translation>保存しないと失われます。</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>保存</translation>
  </message>
  <message>
   <source>Don't save</source>
   <translation>保存しない</translation>
  </message>
  <message>
   <source>%1 is the same as the file on disk.</source>
   <translation>%1 はディスク上のファイルと同じです。</translation>
  </message>
  <message>
   <source>Compare %1</source>
   <translation>%1 を比較</translation>
  </message>
  <message>
   <source>− in the file on disk, + in the window:</source>
   <translation>− はディスク上のファイル、+ はウィンドウの内容:</translation>
  </message>
  <message>
   <source>No longer there, so not opened again: %1</source>
   <translation>すでに存在しないため、開きませんでした: %1</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>サイト</translation>
  </message>
  <message>
   <source>Compare with &amp;live…</source>
   <translation>公開中の内容と比較(&amp;L)…</translation>
  </message>
  <message>
   <source>The draft against what the site serves now. Nothing is sent before you have seen what will be.</source>
   <translation>下書きを、サイトが現在配信している内容と比較します。送信内容を確認するまで何も送信されません。</translation>
  </message>
  <message>
   <source>&amp;Serve the draft…</source>
   <translation>下書きを配信(&amp;S)…</translation>
  </message>
  <message>
   <source>A web server on this computer, for trying a crawler on it</source>
   <translation>このコンピューター上の Web サーバー。クローラーを試せます</translation>
  </message>
  <message>
   <source>not all UTF-8</source>
   <translation>一部が UTF-8 ではありません</translation>
  </message>
  <message>
   <source>UTF-8 with BOM</source>
   <translation>UTF-8 (BOM 付き)</translation>
  </message>
  <message>
   <source>UTF-8</source>
   <translation>UTF-8</translation>
  </message>
  <message>
   <source>%1, mixed</source>
   <translation>%1、混在</translation>
  </message>
  <message>
   <source>%1 of 500 KiB</source>
   <translation>%1/500 KiB</translation>
  </message>
  <message>
   <source>no problems</source>
   <translation>問題なし</translation>
  </message>
  <message>
   <source>errors: %1, warnings: %2</source>
   <translation>エラー: %1、警告: %2</translation>
  </message>
  <message>
   <source>Ln %1, Col %2</source>
   <translation>%1 行、%2 列</translation>
  </message>
  <message>
   <source>not wrapped: a line has over %1 characters</source>
   <translation>折り返しなし: %1 文字を超える行があります</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>未保存</translation>
  </message>
  <message>
   <source>Never saved</source>
   <translation>ファイル未作成</translation>
  </message>
  <message>
   <source>saved</source>
   <translation>保存済み</translation>
  </message>
  <message>
   <source>&amp;Duplicate lines</source>
   <translation>行を複製(&amp;D)</translation>
  </message>
  <message>
   <source>Move lines &amp;up</source>
   <translation>行を上へ移動(&amp;U)</translation>
  </message>
  <message>
   <source>Move lines do&amp;wn</source>
   <translation>行を下へ移動(&amp;W)</translation>
  </message>
  <message>
   <source>De&amp;lete lines</source>
   <translation>行を削除(&amp;L)</translation>
  </message>
  <message>
   <source>&amp;Join lines</source>
   <translation>行を結合(&amp;J)</translation>
  </message>
  <message>
   <source>&amp;Comment or uncomment</source>
   <translation>コメントの切り替え(&amp;C)</translation>
  </message>
  <message>
   <source>Complete</source>
   <translation>入力を補完</translation>
  </message>
  <message>
   <source>Fix at the caret…</source>
   <translation>カーソル位置の問題を修正…</translation>
  </message>
  <message>
   <source>Explain what is at the caret</source>
   <translation>カーソル位置の内容を説明</translation>
  </message>
  <message>
   <source>Fold the group</source>
   <translation>グループを折りたたむ</translation>
  </message>
  <message>
   <source>Unfold the group</source>
   <translation>グループを展開</translation>
  </message>
  <message>
   <source>Fold all</source>
   <translation>すべて折りたたむ</translation>
  </message>
  <message>
   <source>Unfold all</source>
   <translation>すべて展開</translation>
  </message>
  <message>
   <source>&amp;Find…</source>
   <translation>検索(&amp;F)…</translation>
  </message>
  <message>
   <source>R&amp;eplace…</source>
   <translation>置換(&amp;R)…</translation>
  </message>
  <message>
   <source>Find ne&amp;xt</source>
   <translation>次を検索(&amp;X)</translation>
  </message>
  <message>
   <source>Find pre&amp;vious</source>
   <translation>前を検索(&amp;V)</translation>
  </message>
  <message>
   <source>&amp;Go to line…</source>
   <translation>行へ移動(&amp;G)…</translation>
  </message>
  <message>
   <source>&amp;Lines</source>
   <translation>行(&amp;L)</translation>
  </message>
  <message>
   <source>F&amp;olding</source>
   <translation>折りたたみ(&amp;O)</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>切り取り(&amp;T)</translation>
  </message>
  <message>
   <source>Cop&amp;y</source>
   <translation>コピー(&amp;C)</translation>
  </message>
  <message>
   <source>P&amp;aste</source>
   <translation>貼り付け(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Select all</source>
   <translation>すべて選択(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Wrap lines</source>
   <translation>行を折り返す(&amp;W)</translation>
  </message>
  <message>
   <source>Show &amp;spaces and tabs</source>
   <translation>空白とタブを表示(&amp;B)</translation>
  </message>
  <message>
   <source>&amp;Grey out groups of other agents</source>
   <translation>ほかのエージェントのグループを淡色表示(&amp;G)</translation>
  </message>
  <message>
   <source>&amp;Larger text</source>
   <translation>文字を大きく(&amp;L)</translation>
  </message>
  <message>
   <source>S&amp;maller text</source>
   <translation>文字を小さく(&amp;M)</translation>
  </message>
  <message>
   <source>Usual text si&amp;ze</source>
   <translation>標準の文字サイズ(&amp;Z)</translation>
  </message>
  <message>
   <source>Go to line</source>
   <translation>行へ移動</translation>
  </message>
  <message>
   <source>Line (1 to %1)</source>
   <translation>行 (1～%1)</translation>
  </message>
  <message numerus="yes">
   <source>The list in use has %n agents.</source>
   <translation>
    <numerusform>使用中のリストには %n 件のエージェントがあります。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The list in use is of %1 and has %n agents.</source>
   <translation>
    <numerusform>使用中のリストは %1 のもので、%n 件のエージェントがあります。</numerusform>
   </translation>
  </message>
  <message>
   <source>Update the list of crawlers</source>
   <translation>クローラーのリストの更新</translation>
  </message>
  <message>
   <source>%1 (%2) contains nothing new.</source>
   <translation>%1 (%2) に新しいものはありません。</translation>
  </message>
  <message>
   <source>%1 (%2): %3 new, %4 changed.</source>
   <translation>%1 (%2): 新規 %3 件、変更 %4 件。</translation>
  </message>
  <message>
   <source>What would change</source>
   <translation>変更される内容</translation>
  </message>
  <message>
   <source>Left out: %1</source>
   <translation>除いたもの: %1</translation>
  </message>
  <message>
   <source>Use This List</source>
   <translation>このリストを使う</translation>
  </message>
  <message>
   <source>%1 could not be read: %2</source>
   <translation>%1 を読み取れませんでした: %2</translation>
  </message>
  <message>
   <source>Update the list of crawlers from a file</source>
   <translation>ファイルからクローラーのリストを更新</translation>
  </message>
  <message>
   <source>Lists of agents (*.tsv *.json *.txt);;All files (*)</source>
   <translation>エージェントのリスト (*.tsv *.json *.txt);;すべてのファイル (*)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Manual</name>
  <message>
   <source>Open this policy in a new window</source>
   <translation>このポリシーを新しいウィンドウで開く</translation>
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
   <translation>戻る</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>進む</translation>
  </message>
  <message>
   <source>Gatepost manual</source>
   <translation>Gatepost マニュアル</translation>
  </message>
  <message>
   <source>Search the manual</source>
   <translation>マニュアルを検索</translation>
  </message>
  <message>
   <source>Contents</source>
   <translation>目次</translation>
  </message>
  <message>
   <source>Found sections</source>
   <translation>見つかった節</translation>
  </message>
  <message>
   <source>Text of the manual</source>
   <translation>マニュアルの本文</translation>
  </message>
  <message>
   <source>The text of the manual is in English.</source>
   <translation>マニュアルの本文は英語です。</translation>
  </message>
  <message>
   <source>Nothing found</source>
   <translation>見つかりません</translation>
  </message>
  <message numerus="yes">
   <source>%n section(s)</source>
   <translation>
    <numerusform>%n 件の節</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MapPanel</name>
  <message>
   <source>%1 to %2: closed</source>
   <translation>%1～%2: 閉鎖中</translation>
  </message>
  <message>
   <source>%1 to %2: open, no pace stated</source>
   <translation>%1～%2: 開放中、ペースは未記載</translation>
  </message>
  <message>
   <source>%1 to %2: open, %3</source>
   <translation>%1～%2: 開放中、%3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>ほか %n 件</numerusform>
   </translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1 のパス %2</translation>
  </message>
  <message>
   <source>Not decided: the files are too large to look at every path.</source>
   <translation>判定できませんでした。ファイルが大きすぎて、すべてのパスを調べることができません。</translation>
  </message>
  <message>
   <source>This differs from the saved files.</source>
   <translation>保存済みのファイルと異なります。</translation>
  </message>
  <message>
   <source>%1: nothing may be fetched, so nothing can be done with it.</source>
   <translation>%1: 何も取得できないため、利用することもできません。</translation>
  </message>
  <message>
   <source>not everywhere the same</source>
   <translation>場所によって異なる</translation>
  </message>
  <message>
   <source>%1 · %2: %3</source>
   <translation>%1 · %2: %3</translation>
  </message>
  <message>
   <source>%1, hours in UTC</source>
   <translation>%1、時間は UTC</translation>
  </message>
  <message>
   <source>The pace differs from the saved files.</source>
   <translation>ペースが保存済みのファイルと異なります。</translation>
  </message>
  <message>
   <source>Documented not to obey robots.txt: this is what is asked, not what happens.</source>
   <translation>robots.txt に従わないと文書に明記されています。これは求めている内容であり、実際の動作ではありません。</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>これについて質問</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>行へ移動</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>この回答を変更…</translation>
  </message>
  <message>
   <source>Make a rule about all of this</source>
   <translation>この全体についてのルールを作成</translation>
  </message>
  <message>
   <source>Hide its places</source>
   <translation>場所を隠す</translation>
  </message>
  <message>
   <source>Show its places</source>
   <translation>場所を表示</translation>
  </message>
  <message>
   <source>Hide its agents</source>
   <translation>エージェントを隠す</translation>
  </message>
  <message>
   <source>Show its agents</source>
   <translation>エージェントを表示</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>コピー</translation>
  </message>
  <message>
   <source>no rule about all of this is true now</source>
   <translation>この全体について現在成り立つルールはありません</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) added to the tests</source>
   <translation>
    <numerusform>テストにルール %n 件を追加しました</numerusform>
   </translation>
  </message>
  <message>
   <source>Who may do what, where and when</source>
   <translation>誰が、何を、どこで、いつできるか</translation>
  </message>
  <message>
   <source>Export the map</source>
   <translation>マップをエクスポート</translation>
  </message>
  <message>
   <source>Changed rows</source>
   <translation>変更のある行</translation>
  </message>
  <message>
   <source>Only rows that differ from the saved files</source>
   <translation>保存済みのファイルと異なる行のみ</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>書き出し</translation>
  </message>
  <message>
   <source>Export the picture</source>
   <translation>図をエクスポート</translation>
  </message>
  <message>
   <source>Map: who may do what, where and when</source>
   <translation>マップ: 誰が、何を、どこで、いつできるか</translation>
  </message>
  <message>
   <source>Looking at every path, agent and hour…</source>
   <translation>すべてのパス、エージェント、時間を調べています…</translation>
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
   <translation>誰でもすべてを取得できます。何を望みますか?</translation>
  </message>
  <message>
   <source>Choose goals…</source>
   <translation>目標を選択…</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>調べています…</translation>
  </message>
  <message numerus="yes">
   <source>%1 agents are answered in %n way(s)</source>
   <translation>
    <numerusform>%1 個のエージェントへの回答は %n 通り</numerusform>
   </translation>
  </message>
  <message>
   <source>exact: true of every path and hour</source>
   <translation>正確: すべてのパスと時間に当てはまります</translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>少なくともこれら。判定できないパスがありました</translation>
  </message>
  <message numerus="yes">
   <source>%n row(s) changed against the saved files</source>
   <translation>
    <numerusform>保存済みのファイルから %n 行が変更</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixModel</name>
  <message>
   <source>%1–%2</source>
   <comment>from an hour to an hour</comment>
   <translation>%1～%2</translation>
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
    <numerusform>ほか %n 件</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <comment>agent, path: answer</comment>
   <translation>%1、%2: %3</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1 %2 行目</translation>
  </message>
  <message>
   <source>for %1 on %2: %3</source>
   <comment>agent, path, line</comment>
   <translation>%2 の %1: %3</translation>
  </message>
  <message>
   <source>differs from the saved site</source>
   <translation>保存済みのサイトと異なります</translation>
  </message>
  <message>
   <source>the files say: %1</source>
   <translation>ファイルの記載: %1</translation>
  </message>
  <message>
   <source>as documented: %1</source>
   <translation>文書のとおり: %1</translation>
  </message>
  <message>
   <source>readings differ</source>
   <translation>解釈が分かれます</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixPanel</name>
  <message>
   <source>One test was added.</source>
   <translation>テストを 1 件追加しました。</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>これについて質問</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>この回答を変更…</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>行へ移動</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>この回答をテストにする</translation>
  </message>
  <message>
   <source>Show its rows as one</source>
   <translation>行を 1 つにまとめて表示</translation>
  </message>
  <message>
   <source>Show its columns as one</source>
   <translation>列を 1 つにまとめて表示</translation>
  </message>
  <message>
   <source>Show each of its rows</source>
   <translation>行をそれぞれ表示</translation>
  </message>
  <message>
   <source>Show each of its columns</source>
   <translation>列をそれぞれ表示</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>コピー</translation>
  </message>
  <message>
   <source>Cancelled: what is shown is not up to date.</source>
   <translation>キャンセルしました。表示内容は最新ではありません。</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>エージェント</translation>
  </message>
  <message>
   <source>Which agents</source>
   <translation>対象のエージェント</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>Which paths</source>
   <translation>対象のパス</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>拒否</translation>
  </message>
  <message>
   <source>Only what is denied</source>
   <translation>拒否されるものだけ</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>変更あり</translation>
  </message>
  <message>
   <source>Only what differs from the saved site</source>
   <translation>保存済みのサイトと異なるものだけ</translation>
  </message>
  <message>
   <source>View</source>
   <translation>表示</translation>
  </message>
  <message>
   <source>Order, equal rows and columns, size, readings</source>
   <translation>順序、同じ行と列、サイズ、解釈</translation>
  </message>
  <message>
   <source>Only where the readings do not agree</source>
   <translation>解釈が一致しないものだけ</translation>
  </message>
  <message>
   <source>What each agent is documented to do</source>
   <translation>文書に記されている各エージェントの動作</translation>
  </message>
  <message>
   <source>Swap rows and columns</source>
   <translation>行と列を入れ替えます</translation>
  </message>
  <message>
   <source>Merge equal rows and columns</source>
   <translation>同じ行と列をまとめる</translation>
  </message>
  <message>
   <source>Shrink the cells to fit the whole matrix</source>
   <translation>マトリックス全体が収まるようにセルを縮小</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>キャンセル</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>計算を中止します</translation>
  </message>
  <message>
   <source>Agents × paths</source>
   <translation>エージェント × パス</translation>
  </message>
  <message>
   <source>Agents × directives</source>
   <translation>エージェント × ディレクティブ</translation>
  </message>
  <message>
   <source>Hours × paths</source>
   <translation>時間 × パス</translation>
  </message>
  <message>
   <source>Agents × answers</source>
   <translation>エージェント × 応答</translation>
  </message>
  <message>
   <source>What the matrix compares</source>
   <translation>マトリックスで比較するもの</translation>
  </message>
  <message>
   <source>Hours × paths is about the question's agent and day, in UTC.</source>
   <translation>「時間 × パス」は、質問のエージェントと日付 (UTC) についてのものです。</translation>
  </message>
  <message>
   <source>Agents × answers is about the question's path: what if robots.txt is answered with another status?</source>
   <translation>「エージェント × 応答」は、質問のパスについてのものです。robots.txt の応答が別のステータスならどうなるかを示します。</translation>
  </message>
  <message>
   <source>filter by name</source>
   <translation>名前で絞り込む</translation>
  </message>
  <message>
   <source>Filter agents and paths by a part of their name</source>
   <translation>名前の一部でエージェントとパスを絞り込みます</translation>
  </message>
  <message>
   <source>Progress of the matrix</source>
   <translation>マトリックスの進行状況</translation>
  </message>
  <message>
   <source>Order of rows and columns</source>
   <translation>行と列の順序</translation>
  </message>
  <message>
   <source>By purpose</source>
   <translation>目的別</translation>
  </message>
  <message>
   <source>As given</source>
   <translation>指定順</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>名前順</translation>
  </message>
  <message>
   <source>Most denied first</source>
   <translation>拒否の多い順</translation>
  </message>
  <message>
   <source>By behaviour</source>
   <translation>動作別</translation>
  </message>
  <message>
   <source>What each agent is documented to do, rather than what the files say</source>
   <translation>ファイルの記載ではなく、文書に記されている各エージェントの動作</translation>
  </message>
  <message>
   <source>Equal rows and equal columns are shown as one</source>
   <translation>同じ行と同じ列を 1 つにまとめて表示します</translation>
  </message>
  <message>
   <source>Smaller cells (Ctrl+-)</source>
   <translation>セルを小さく (Ctrl+-)</translation>
  </message>
  <message>
   <source>Larger cells (Ctrl++)</source>
   <translation>セルを大きく (Ctrl++)</translation>
  </message>
  <message>
   <source>View %1</source>
   <translation>表示 (%1)</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>書き出し</translation>
  </message>
  <message>
   <source>Export what is shown</source>
   <translation>表示内容を書き出します</translation>
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
   <translation>Markdown としてコピー</translation>
  </message>
  <message numerus="yes">
   <source>This is a sitemap index of %n sitemap(s), which are not fetched: open them one by one.</source>
   <translation>
    <numerusform>これは %n 個のサイトマップを含むサイトマップインデックスです。各サイトマップは取得されないため、1 つずつ開いてください。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) that are not paths were left out.</source>
   <translation>
    <numerusform>パスではない %n 行を除きました。</numerusform>
   </translation>
  </message>
  <message>
   <source>The list was cut: at most %1 paths are taken.</source>
   <translation>一覧を切り詰めました。使えるパスは %1 個までです。</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>paths from %1</source>
   <translation>%1 のパス</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>サイトのエージェント</translation>
  </message>
  <message>
   <source>By category</source>
   <translation>カテゴリ別</translation>
  </message>
  <message>
   <source>By operator</source>
   <translation>運営者別</translation>
  </message>
  <message>
   <source>The whole registry (%1)</source>
   <translation>レジストリ全体 (%1)</translation>
  </message>
  <message>
   <source>The site's sample paths</source>
   <translation>サイトのサンプルパス</translation>
  </message>
  <message>
   <source>Add the question's path</source>
   <translation>質問のパスを追加</translation>
  </message>
  <message>
   <source>paths from a list</source>
   <translation>一覧のパス</translation>
  </message>
  <message>
   <source>Paths of the rules</source>
   <translation>ルールのパス</translation>
  </message>
  <message>
   <source>paths of the rules</source>
   <translation>ルールのパス</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>貼り付け</translation>
  </message>
  <message>
   <source>paths from the clipboard</source>
   <translation>クリップボードのパス</translation>
  </message>
  <message>
   <source>Edit the list…</source>
   <translation>一覧を編集…</translation>
  </message>
  <message>
   <source>Text file or sitemap…</source>
   <translation>テキストファイルまたはサイトマップ…</translation>
  </message>
  <message>
   <source>Paths from a file</source>
   <translation>ファイルからパスを読み込む</translation>
  </message>
  <message>
   <source>Sitemaps and lists (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)</source>
   <translation>サイトマップと一覧 (*.xml *.xml.gz *.gz *.txt *.csv);;すべてのファイル (*)</translation>
  </message>
  <message>
   <source>Keep them with the site</source>
   <translation>サイトと一緒に保持</translation>
  </message>
  <message>
   <source>Paths of the matrix</source>
   <translation>マトリックスのパス</translation>
  </message>
  <message>
   <source>One path or URL a line</source>
   <translation>1 行に 1 つのパスまたは URL</translation>
  </message>
  <message>
   <source>One path or URL a line.</source>
   <translation>1 行に 1 つのパスまたは URL を書きます。</translation>
  </message>
  <message>
   <source>%1 × %2 cells</source>
   <translation>%1 × %2 セル</translation>
  </message>
  <message>
   <source>%1 × %2 different</source>
   <comment>rows and columns of the matrix</comment>
   <translation>異なるもの %1 × %2</translation>
  </message>
  <message numerus="yes">
   <source>%Ln denied</source>
   <translation>
    <numerusform>拒否 %Ln 件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln differ from the saved site</source>
   <translation>
    <numerusform>保存済みのサイトとの違い %Ln 件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the files say otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>ファイルの記載が異なるもの %Ln 件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>documented otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>文書が異なるもの %Ln 件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>readings differ on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>解釈が分かれるもの %Ln 件</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 × %2 shown</source>
   <comment>cells</comment>
   <translation>%1 × %2 を表示</translation>
  </message>
  <message>
   <source>on the path %1</source>
   <translation>パス %1</translation>
  </message>
  <message>
   <source>Export the matrix</source>
   <translation>マトリックスを書き出す</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixView</name>
  <message>
   <source>Matrix of verdicts</source>
   <translation>判定のマトリックス</translation>
  </message>
  <message>
   <source>Enter puts the cell's question. Plus and Minus open and close the agents that a row stands for, with Alt the paths of a column.</source>
   <translation>Enter でセルの内容を質問します。プラスとマイナスで、行が表すエージェントを開閉します。Alt を押しながらだと、列のパスを開閉します。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MembersModel</name>
  <message>
   <source>Agent</source>
   <translation>エージェント</translation>
  </message>
  <message>
   <source>Operator</source>
   <translation>運営者</translation>
  </message>
  <message>
   <source>What it does</source>
   <translation>動作</translation>
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
   <translation>このメッセージを閉じる</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MetaPage</name>
  <message>
   <source>About this file</source>
   <translation>このファイルについて</translation>
  </message>
  <message>
   <source>Comments of the form “# meta: key: value” at the top of the file. They tell people and agents what the file is; only chain-id is read by the chain walk.</source>
   <translation>ファイルの先頭にある「# meta: key: value」形式のコメント。ファイルが何であるかを人とエージェントに伝えます。チェーンをたどるときに読み取られるのは chain-id だけです。</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>項目のない行</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>コメント、解釈できない行、誰にも属さない行はそのまま残ります。Enter でその行へ移動します。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ModeStack</name>
  <message>
   <source>What the map is about</source>
   <translation>マップの対象</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OddCharacters</name>
  <message>
   <source>no-break space</source>
   <translation>ノーブレークスペース</translation>
  </message>
  <message>
   <source>soft hyphen</source>
   <translation>ソフトハイフン</translation>
  </message>
  <message>
   <source>Arabic letter mark</source>
   <translation>アラビア文字マーク</translation>
  </message>
  <message>
   <source>Mongolian vowel separator</source>
   <translation>モンゴル文字母音区切り</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>ゼロ幅スペース</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>ゼロ幅非接合子</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>ゼロ幅接合子</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>左から右マーク</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>右から左マーク</translation>
  </message>
  <message>
   <source>left-to-right embedding</source>
   <translation>左から右への埋め込み</translation>
  </message>
  <message>
   <source>right-to-left embedding</source>
   <translation>右から左への埋め込み</translation>
  </message>
  <message>
   <source>pop directional formatting</source>
   <translation>書字方向指定の終了</translation>
  </message>
  <message>
   <source>left-to-right override</source>
   <translation>左から右への上書き</translation>
  </message>
  <message>
   <source>right-to-left override</source>
   <translation>右から左への上書き</translation>
  </message>
  <message>
   <source>narrow no-break space</source>
   <translation>幅の狭いノーブレークスペース</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>単語結合子</translation>
  </message>
  <message>
   <source>left-to-right isolate</source>
   <translation>左から右への分離</translation>
  </message>
  <message>
   <source>right-to-left isolate</source>
   <translation>右から左への分離</translation>
  </message>
  <message>
   <source>first strong isolate</source>
   <translation>最初の強い文字による分離</translation>
  </message>
  <message>
   <source>pop directional isolate</source>
   <translation>書字方向分離の終了</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>全角スペース</translation>
  </message>
  <message>
   <source>zero width no-break space</source>
   <translation>ゼロ幅ノーブレークスペース</translation>
  </message>
  <message>
   <source>control character</source>
   <translation>制御文字</translation>
  </message>
  <message>
   <source>space of another width</source>
   <translation>幅の異なる空白</translation>
  </message>
  <message>
   <source>byte %1 is not UTF-8</source>
   <translation>バイト %1 は UTF-8 ではありません</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherGoals</name>
  <message>
   <source>only these paths</source>
   <translation>これらのパスのみ</translation>
  </message>
  <message>
   <source>Closed to all</source>
   <translation>全員に閉鎖</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>空白区切りのパス: /members/ /search</translation>
  </message>
  <message>
   <source>Paths closed to all</source>
   <translation>全員に閉じるパス</translation>
  </message>
  <message>
   <source>every crawler of the list</source>
   <translation>リストのすべてのクローラー</translation>
  </message>
  <message>
   <source>those documented to obey robots.txt</source>
   <translation>robots.txt に従うと文書に記されているもの</translation>
  </message>
  <message>
   <source>Whom goals are about</source>
   <translation>目標の対象</translation>
  </message>
  <message>
   <source>About</source>
   <translation>対象</translation>
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
   <translation>1 つのトークン</translation>
  </message>
  <message>
   <source>Use is said as</source>
   <translation>利用の表し方</translation>
  </message>
  <message>
   <source>What says the use</source>
   <translation>利用を述べるもの</translation>
  </message>
  <message numerus="yes">
   <source>as in the files: %Ln path(s)</source>
   <translation>
    <numerusform>ファイルのとおり: %Ln 個のパス</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherLines</name>
  <message>
   <source>line %1</source>
   <translation>%1 行目</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>項目のない行</translation>
  </message>
  <message>
   <source>%1:  %2</source>
   <translation>%1:  %2</translation>
  </message>
  <message>
   <source>Belongs to no group: it decides nothing.</source>
   <translation>どのグループにも属さないため、何も決めません。</translation>
  </message>
  <message>
   <source>Not understood: it decides nothing.</source>
   <translation>解釈できないため、何も決めません。</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>ほか %n 件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) without a field</source>
   <translation>
    <numerusform>項目のない行: %n 行</numerusform>
   </translation>
  </message>
  <message>
   <source>Every line has a field</source>
   <translation>すべての行に項目があります</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OutputsRow</name>
  <message>
   <source>%1 (outdated)</source>
   <translation>%1 (古い内容)</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1 (見つかりません)</translation>
  </message>
  <message>
   <source>Write all…</source>
   <translation>すべて書き出す…</translation>
  </message>
  <message>
   <source>Also made from this: %1</source>
   <translation>これから作られるほかのもの: %1</translation>
  </message>
  <message>
   <source>What else is made from this is not known: %1</source>
   <translation>これからほかに何が作られるかは不明です: %1</translation>
  </message>
  <message>
   <source>Also made from this: …</source>
   <translation>これから作られるほかのもの: …</translation>
  </message>
  <message>
   <source>Save the files first: outputs are made from what is saved.</source>
   <translation>先にファイルを保存してください。出力は保存済みの内容から作られます。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Palette</name>
  <message>
   <source>Find a command</source>
   <translation>コマンドを検索</translation>
  </message>
  <message>
   <source>A command, agent, path, line, directive or page</source>
   <translation>コマンド、エージェント、パス、行、ディレクティブ、ページ</translation>
  </message>
  <message>
   <source>What to find</source>
   <translation>検索するもの</translation>
  </message>
  <message>
   <source>What was found</source>
   <translation>検索結果</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Panels</name>
  <message>
   <source>Map</source>
   <translation>マップ</translation>
  </message>
  <message>
   <source>All paths</source>
   <translation>すべてのパス</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>問題</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>変更</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>ログ</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>テスト</translation>
  </message>
  <message>
   <source>Map: my pages</source>
   <translation>マップ: 自分のページ</translation>
  </message>
  <message>
   <source>My pages</source>
   <translation>自分のページ</translation>
  </message>
  <message>
   <source>Map: hours</source>
   <translation>マップ: 時間</translation>
  </message>
  <message>
   <source>Hours</source>
   <translation>時間</translation>
  </message>
  <message>
   <source>Map: readings</source>
   <translation>マップ: 解釈</translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>解釈</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>ask</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>チェーン</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PathList</name>
  <message>
   <source>This is not a sitemap: its root is &lt;%1&gt;, not &lt;urlset&gt;.</source>
   <translation>サイトマップではありません。ルート要素が &lt;urlset&gt; ではなく &lt;%1&gt; です。</translation>
  </message>
  <message>
   <source>The sitemap cannot be read: line %1: %2</source>
   <translation>サイトマップを読み取れません: %1 行目: %2</translation>
  </message>
  <message>
   <source>The archive cannot be opened.</source>
   <translation>アーカイブを開けません。</translation>
  </message>
  <message>
   <source>The archive is damaged.</source>
   <translation>アーカイブが壊れています。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PlannedModel</name>
  <message>
   <source>Request</source>
   <translation>リクエスト</translation>
  </message>
  <message>
   <source>What for</source>
   <translation>目的</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyAgentsPage</name>
  <message>
   <source>Agents of the policy</source>
   <translation>ポリシーのエージェント</translation>
  </message>
  <message>
   <source>Add agent</source>
   <translation>エージェントを追加</translation>
  </message>
  <message>
   <source>Remove agent</source>
   <translation>エージェントを削除</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>エージェント %1 を削除</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>上へ移動</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>下へ移動</translation>
  </message>
  <message>
   <source>Selected agent</source>
   <translation>選択したエージェント</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>コメント</translation>
  </message>
  <message>
   <source>Move agent %1</source>
   <translation>エージェント %1 を移動</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>%1 行目: %2</translation>
  </message>
  <message>
   <source>Nothing is in this file yet. Add an agent: what the file begins with is written too.</source>
   <translation>このファイルはまだ空です。エージェントを追加すると、ファイルの先頭に必要な内容も書き込まれます。</translation>
  </message>
  <message>
   <source>No agent yet. Without one the rendered robots.txt has the default alone.</source>
   <translation>エージェントはまだありません。ない場合、生成される robots.txt には既定値だけが入ります。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyEntityPage</name>
  <message>
   <source>%1 (line %2): %3</source>
   <translation>%1 (%2 行目): %3</translation>
  </message>
  <message>
   <source>The policy also says about itself, and keeps:</source>
   <translation>ポリシーに自身についての次の記載もあり、そのまま保持されます:</translation>
  </message>
  <message>
   <source>role notes</source>
   <translation>役割の注記</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPage</name>
  <message>
   <source>Global AI policy</source>
   <translation>全体の AI ポリシー</translation>
  </message>
  <message>
   <source>For every agent that no block names. What is not set here is filled by the chain, or stays unstated.</source>
   <translation>どのブロックにも挙げられていないすべてのエージェントが対象です。ここで設定しないものはチェーンで補われるか、unstated のままです。</translation>
  </message>
  <message>
   <source>Set several at &amp;once</source>
   <translation>まとめて設定(&amp;M)</translation>
  </message>
  <message>
   <source>Read, do not train</source>
   <translation>読み取りは可、学習は不可</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>すべて歓迎</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>先に問い合わせ</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>動作</translation>
  </message>
  <message>
   <source>Set “%1”</source>
   <translation>「%1」を設定</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPreviewPage</name>
  <message>
   <source>&amp;Write robots.txt</source>
   <translation>robots.txt に書き出す(&amp;W)</translation>
  </message>
  <message>
   <source>The robots.txt that this policy makes</source>
   <translation>このポリシーから作られる robots.txt</translation>
  </message>
  <message>
   <source>Compared with the site's robots.txt as it is now. Writing is one undo step in that file; nothing is saved before you save it.</source>
   <translation>サイトの現在の robots.txt と比較しています。書き出しはそのファイルで元に戻せる 1 つの手順になり、保存するまで何も保存されません。</translation>
  </message>
  <message>
   <source>Nothing is rendered: %1</source>
   <translation>何も生成されません: %1</translation>
  </message>
  <message>
   <source>The site has no robots.txt yet. ETag %1…</source>
   <translation>サイトにはまだ robots.txt がありません。ETag %1…</translation>
  </message>
  <message>
   <source>The site's robots.txt is just this. ETag %1…</source>
   <translation>サイトの robots.txt はこれと同じです。ETag %1…</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. ETag %3…</source>
   <translation>削除された行: %1。追加された行: %2。ETag %3…</translation>
  </message>
  <message>
   <source>Write robots.txt from the agent policy</source>
   <translation>エージェントポリシーから robots.txt を書き出す</translation>
  </message>
  <message>
   <source>Written into robots.txt; save it to keep it.</source>
   <translation>robots.txt に書き出しました。残すには保存してください。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Preferences</name>
  <message>
   <source>The settings in %1 could not be read.</source>
   <translation>%1 の設定を読み取れませんでした。</translation>
  </message>
  <message>
   <source>The settings could not be read. They were put aside as %1, and Gatepost starts with its own.</source>
   <translation>設定を読み取れませんでした。%1 として別に保管し、Gatepost は既定の設定で起動します。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreferencesDialog</name>
  <message>
   <source>Wrap long lines</source>
   <translation>長い行を折り返す</translation>
  </message>
  <message>
   <source>Keep the text before each save as a backup (robots.txt~)</source>
   <translation>保存前のテキストをバックアップとして残す (robots.txt~)</translation>
  </message>
  <message>
   <source>Open what was open last time</source>
   <translation>前回開いていたものを開く</translation>
  </message>
  <message>
   <source>Follow changes of other programs where nothing is unsaved</source>
   <translation>未保存の編集がなければ、ほかのプログラムによる変更を反映する</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>設定</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>システムに合わせる</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>ライト</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>ダーク</translation>
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
   <translation>外観</translation>
  </message>
  <message>
   <source>&amp;Colours</source>
   <translation>配色(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Language</source>
   <translation>言語(&amp;L)</translation>
  </message>
  <message>
   <source>Takes effect after a restart.</source>
   <translation>言語の変更は Gatepost の次回起動時から有効になります。</translation>
  </message>
  <message>
   <source>Editor</source>
   <translation>エディター</translation>
  </message>
  <message>
   <source>Text &amp;size</source>
   <translation>文字サイズ(&amp;S)</translation>
  </message>
  <message>
   <source>Files with a line of more than 20,000 characters are never wrapped.</source>
   <translation>20,000 文字を超える行があるファイルは折り返されません。</translation>
  </message>
  <message>
   <source>Simulator</source>
   <translation>シミュレーター</translation>
  </message>
  <message>
   <source>First &amp;agent</source>
   <translation>最初のエージェント(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>解釈(&amp;R)</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>ファイル</translation>
  </message>
  <message>
   <source>&amp;Undo history of a file</source>
   <translation>ファイルごとの元に戻す履歴(&amp;U)</translation>
  </message>
  <message>
   <source>Unsaved text is always kept for recovery, on this computer only.</source>
   <translation>未保存のテキストは、復元のため常にこのコンピューターだけに保持されます。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreviewDialog</name>
  <message>
   <source>Files that change</source>
   <translation>変更されるファイル</translation>
  </message>
  <message>
   <source>Nothing changes.</source>
   <translation>変更はありません。</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. Nothing is saved yet.</source>
   <translation>削除される行: %1。追加される行: %2。まだ何も保存されていません。</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>適用(&amp;A)</translation>
  </message>
  <message>
   <source>A file has changed in the meantime. Close this window and try again.</source>
   <translation>その間にファイルが変更されました。このウィンドウを閉じて、もう一度お試しください。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsModel</name>
  <message>
   <source>Error</source>
   <translation>エラー</translation>
  </message>
  <message>
   <source>Warning</source>
   <translation>警告</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>注記</translation>
  </message>
  <message>
   <source>%1 ×%2</source>
   <comment>a sentence, how often it applies</comment>
   <translation>%1 ×%2</translation>
  </message>
  <message>
   <source>Problem</source>
   <translation>問題</translation>
  </message>
  <message>
   <source>Fix</source>
   <translation>修正</translation>
  </message>
  <message>
   <source>Fix…</source>
   <translation>修正…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>ファイル</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>行</translation>
  </message>
  <message>
   <source>Code</source>
   <translation>コード</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsPanel</name>
  <message>
   <source>Problems</source>
   <translation>問題</translation>
  </message>
  <message>
   <source>No problems found.</source>
   <translation>問題は見つかりませんでした。</translation>
  </message>
  <message>
   <source>Problems %1</source>
   <translation>問題 %1</translation>
  </message>
  <message>
   <source>Problems •</source>
   <translation>問題 •</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>修正方法は見つかっていません</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>整理…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>この種類の %Ln 件をすべて修正</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>「%1」をすべて修正</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>「%1」の説明</translation>
  </message>
  <message>
   <source>Review what would make it true…</source>
   <translation>成り立たせる編集を確認…</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QualityPage</name>
  <message>
   <source>Quality signals</source>
   <translation>品質シグナル</translation>
  </message>
  <message>
   <source>What you say about your own content. They are about the whole file.</source>
   <translation>自分のコンテンツについての申告。ファイル全体についての記載です。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QuestionBar</name>
  <message>
   <source>now</source>
   <translation>今</translation>
  </message>
  <message>
   <source>When: now, at the next change, or at a time of your choice</source>
   <translation>時点: 今、次の変化のとき、または任意の日時</translation>
  </message>
  <message>
   <source>More</source>
   <translation>詳細</translation>
  </message>
  <message>
   <source>Time, time zone, category, competitor, reading, another answer for robots.txt</source>
   <translation>時刻、タイムゾーン、カテゴリ、競合他社、解釈、robots.txt の別の応答</translation>
  </message>
  <message>
   <source>Next change</source>
   <translation>次の変化</translation>
  </message>
  <message>
   <source>To the next time at which the answer changes</source>
   <translation>回答が次に変わる時刻へ移動します</translation>
  </message>
  <message>
   <source>The operator is a competitor</source>
   <translation>運営者は競合他社</translation>
  </message>
  <message>
   <source>Press to ask about now</source>
   <translation>押すと、今について質問します</translation>
  </message>
  <message>
   <source>Press to show times in UTC alone</source>
   <translation>押すと、時刻を UTC だけで表示します</translation>
  </message>
  <message>
   <source>Press to take the category from the agent</source>
   <translation>押すと、カテゴリをエージェントから取ります</translation>
  </message>
  <message>
   <source>The answer is that of this reading. Press to return to what the author meant.</source>
   <translation>回答はこの解釈によるものです。押すと作成者の意図に戻ります。</translation>
  </message>
  <message>
   <source>Press for an operator that does not compete</source>
   <translation>押すと、競合しない運営者とします</translation>
  </message>
  <message>
   <source>Press to ask about the files as the site has them</source>
   <translation>押すと、サイトにあるとおりのファイルについて質問します</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>この回答を変更…</translation>
  </message>
  <message>
   <source>The smallest edits that change this answer (Alt+Enter)</source>
   <translation>この回答を変える最小の編集 (Alt+Enter)</translation>
  </message>
  <message>
   <source>Who asks: a product token, an identity such as ClaudeBot/2.0 (ai-assistant), or a whole HTTP User-Agent header. Ctrl+L</source>
   <translation>質問する主体。プロダクトトークン、ClaudeBot/2.0 (ai-assistant) のような識別情報、または HTTP の User-Agent ヘッダー全体。Ctrl+L</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>エージェント</translation>
  </message>
  <message>
   <source>URL or path</source>
   <translation>URL またはパス</translation>
  </message>
  <message>
   <source>What it wants: a path with query, or a whole URL</source>
   <translation>求めるもの。クエリを含むパス、または URL 全体</translation>
  </message>
  <message>
   <source>&amp;Now</source>
   <translation>今(&amp;N)</translation>
  </message>
  <message>
   <source>Next &amp;change</source>
   <translation>次の変化(&amp;C)</translation>
  </message>
  <message>
   <source>At a &amp;time…</source>
   <translation>日時を指定(&amp;T)…</translation>
  </message>
  <message>
   <source>at</source>
   <translation>指定</translation>
  </message>
  <message>
   <source>When</source>
   <translation>日時</translation>
  </message>
  <message>
   <source>Time in UTC</source>
   <translation>UTC での時刻</translation>
  </message>
  <message>
   <source>Category: automatic</source>
   <translation>既知のカテゴリ</translation>
  </message>
  <message>
   <source>Category</source>
   <translation>カテゴリ</translation>
  </message>
  <message>
   <source>The agent's category, if it is not to be taken from its identity or the registry</source>
   <translation>識別情報やレジストリから取らない場合の、エージェントのカテゴリ</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>解釈</translation>
  </message>
  <message>
   <source>The operator competes with this site: “compete” then counts</source>
   <translation>運営者はこのサイトと競合しています。「compete」が適用されます</translation>
  </message>
  <message>
   <source>&amp;Time</source>
   <translation>時刻(&amp;T)</translation>
  </message>
  <message>
   <source>Time &amp;zone</source>
   <translation>タイムゾーン(&amp;Z)</translation>
  </message>
  <message>
   <source>&amp;Category</source>
   <translation>カテゴリ(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>解釈(&amp;R)</translation>
  </message>
  <message>
   <source>robots.txt is answered</source>
   <translation>robots.txt の応答</translation>
  </message>
  <message>
   <source>May %1 fetch %2 %3 ?</source>
   <comment>The question at the top of the window. %1 is the field of the agent, %2 of the address, %3 of the time (“now”, “at …”); the words around them are shown between the fields, in any order</comment>
   <translation>%1 は %3 %2 を取得できますか?</translation>
  </message>
  <message>
   <source>%1 in %2</source>
   <extracomment>%1 a time of day, %2 the name of a time zone</extracomment>
   <translation>%1 (%2)</translation>
  </message>
  <message>
   <source>as %1</source>
   <translation>%1 として</translation>
  </message>
  <message>
   <source>Reading: %1</source>
   <translation>解釈: %1</translation>
  </message>
  <message>
   <source>a competitor</source>
   <translation>競合他社</translation>
  </message>
  <message>
   <source>Nothing changes within eight days</source>
   <translation>8 日以内に変化はありません</translation>
  </message>
  <message>
   <source>Read as %1</source>
   <translation>解釈: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RateEditor</name>
  <message>
   <source>any time</source>
   <translation>随時</translation>
  </message>
  <message>
   <source>seconds</source>
   <translation>秒</translation>
  </message>
  <message>
   <source>seconds (s)</source>
   <translation>秒 (s)</translation>
  </message>
  <message>
   <source>minutes</source>
   <translation>分</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>時間</translation>
  </message>
  <message>
   <source>in</source>
   <extracomment>between a number of documents and a time: 5 in 1 minute</extracomment>
   <translation>件 /</translation>
  </message>
  <message>
   <source>UTC</source>
   <translation>UTC</translation>
  </message>
  <message>
   <source>%1: documents</source>
   <translation>%1: 文書数</translation>
  </message>
  <message>
   <source>%1: time</source>
   <translation>%1: 時間</translation>
  </message>
  <message>
   <source>%1: unit of time</source>
   <translation>%1: 時間の単位</translation>
  </message>
  <message>
   <source>%1: window of the day in UTC</source>
   <translation>%1: 1 日のうちの時間帯 (UTC)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsModel</name>
  <message>
   <source>Answer</source>
   <translation>回答</translation>
  </message>
  <message>
   <source>agrees</source>
   <translation>一致</translation>
  </message>
  <message>
   <source>Read as</source>
   <translation>解釈</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>取得</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>違いの原因</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsPanel</name>
  <message>
   <source>The question under every reading</source>
   <translation>すべての解釈による質問の回答</translation>
  </message>
  <message>
   <source>Agents and paths for which the readings differ</source>
   <translation>解釈が分かれるエージェントとパス</translation>
  </message>
  <message>
   <source>Compare with 1994 as well</source>
   <translation>1994 年の解釈とも比較</translation>
  </message>
  <message>
   <source>The first robots.txt: no wildcards, the first rule that matches. No crawler of today reads it so.</source>
   <translation>最初の robots.txt: ワイルドカードはなく、最初に一致したルールが決めます。今日このように解釈するクローラーはありません。</translation>
  </message>
  <message>
   <source>All readings agree (questions: %1, agents × paths of the site and of its rules).</source>
   <translation>すべての解釈が一致しています (質問: %1、サイトとそのルールのエージェント × パス)。</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 questions (agents × paths of the site and of its rules) are answered differently:</source>
   <translation>
    <numerusform>%1 件の質問 (サイトとそのルールのエージェント × パス) のうち %n 件で回答が異なります:</numerusform>
   </translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>解釈</translation>
  </message>
  <message>
   <source>Readings %1</source>
   <translation>解釈 %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsTableModel</name>
  <message>
   <source>Agent</source>
   <translation>エージェント</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>Questions</source>
   <translation>質問</translation>
  </message>
  <message>
   <source>Author</source>
   <translation>作成者</translation>
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
   <translation>文書</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>違いの原因</translation>
  </message>
  <message>
   <source>for example: %1</source>
   <translation>例: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Recovery</name>
  <message>
   <source>A recovery journal could not be read. It is kept in %1.</source>
   <translation>復元ジャーナルを読み取れませんでした。%1 に保管されています。</translation>
  </message>
  <message>
   <source>A later version of Gatepost left unsaved text in %1. It is kept for that version.</source>
   <translation>新しいバージョンの Gatepost が %1 に未保存のテキストを残しています。そのバージョンのために保管されます。</translation>
  </message>
  <message>
   <source>There is more in %1. What could not be offered or read is kept there.</source>
   <translation>%1 にはまだほかにもあります。提示または読み取りができなかったものは、そこに保管されています。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RecoveryDialog</name>
  <message>
   <source>&amp;Restore</source>
   <translation>復元(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Keep the file</source>
   <translation>ファイルを保持(&amp;K)</translation>
  </message>
  <message>
   <source>Keep &amp;both</source>
   <translation>両方を保持(&amp;B)</translation>
  </message>
  <message>
   <source>Unsaved text was found</source>
   <translation>未保存のテキストが見つかりました</translation>
  </message>
  <message>
   <source>Gatepost closed unexpectedly. This is what had not been saved.</source>
   <translation>前回、Gatepost は正常に終了しませんでした。次のものが保存されていませんでした。</translation>
  </message>
  <message>
   <source>Unsaved texts</source>
   <translation>未保存のテキスト</translation>
  </message>
  <message>
   <source>Opens the text, unsaved. Undo gives the file's text back.</source>
   <translation>テキストを未保存の状態で開きます。元に戻すと、ファイルのテキストに戻ります。</translation>
  </message>
  <message>
   <source>Saves the text as a separate file beside the other.</source>
   <translation>テキストを、元のファイルとは別のファイルとして隣に保存します。</translation>
  </message>
  <message>
   <source>&amp;Decide later</source>
   <translation>後で決める(&amp;D)</translation>
  </message>
  <message>
   <source>Nothing is lost: it is found again at the next start.</source>
   <translation>何も失われません。次回起動時にまた表示されます。</translation>
  </message>
  <message>
   <source>%1, never saved</source>
   <translation>%1 (保存されたことはありません)</translation>
  </message>
  <message>
   <source>Last kept %1</source>
   <translation>最終記録 %1</translation>
  </message>
  <message>
   <source>The end of the recovery journal was cut off; this is what came before.</source>
   <translation>復元ジャーナルの末尾が欠けていました。これは、それより前の内容です。</translation>
  </message>
  <message>
   <source>The file itself is not there any more or cannot be read.</source>
   <translation>ファイル自体は存在しないか、読み取れません。</translation>
  </message>
  <message>
   <source>The file was changed by another program in the meantime.</source>
   <translation>その間に、ほかのプログラムがファイルを変更しました。</translation>
  </message>
  <message>
   <source>− in the file, + in the unsaved text:</source>
   <translation>− はファイル、+ は未保存のテキスト:</translation>
  </message>
  <message>
   <source>&amp;Discard</source>
   <translation>破棄(&amp;T)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesModel</name>
  <message>
   <source>Rule</source>
   <translation>ルール</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>Decides</source>
   <translation>決定数</translation>
  </message>
  <message>
   <source>(empty: no rule)</source>
   <translation>(空: ルールなし)</translation>
  </message>
  <message>
   <source>The site has no sample paths. The matrix keeps a list with the site: Paths, Keep them with the site.</source>
   <translation>サイトにサンプルパスがありません。マトリックスでリストをサイトと一緒に保持できます: 「パス」、「サイトと一緒に保持」。</translation>
  </message>
  <message>
   <source>How many of the site's sample paths this rule decides in its group</source>
   <translation>グループ内でこのルールが判定を決める、サイトのサンプルパスの数</translation>
  </message>
  <message>
   <source>Set path to %1</source>
   <translation>パスを %1 に設定</translation>
  </message>
  <message>
   <source>Change rule to %1</source>
   <translation>ルールを %1 に変更</translation>
  </message>
  <message>
   <source>Add rule %1: %2</source>
   <translation>ルール %1 を追加: %2</translation>
  </message>
  <message numerus="yes">
   <source>Add %n line(s) from a list</source>
   <translation>
    <numerusform>リストから %n 行を追加</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>%1 を削除</translation>
  </message>
  <message>
   <source>Move rule</source>
   <translation>ルールを移動</translation>
  </message>
  <message>
   <source>Move rule to %1</source>
   <translation>ルールを %1 へ移動</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesTable</name>
  <message>
   <source>Rules</source>
   <translation>ルール</translation>
  </message>
  <message>
   <source>Insert adds a Disallow, Ctrl+Insert an Allow, Delete removes, Alt+Up and Alt+Down move, Alt+Page up and Alt+Page down move to the group above or below, Space changes the kind.</source>
   <translation>Insert で Disallow を、Ctrl+Insert で Allow を追加、Delete で削除、Alt+↑ と Alt+↓ で移動、Alt+Page Up と Alt+Page Down で上または下のグループへ移動、Space で種類を切り替えます。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SaveReport</name>
  <message>
   <source>Undone: the files are as they were before the save.</source>
   <translation>元に戻しました。ファイルは保存前の状態です。</translation>
  </message>
  <message>
   <source>Saved.</source>
   <translation>保存しました。</translation>
  </message>
  <message>
   <source>There may be more: the comparison is not complete.</source>
   <translation>ほかにもあるかもしれません。比較は完全ではありません。</translation>
  </message>
  <message numerus="yes">
   <source>%n test(s) fail now: %1.</source>
   <translation>
    <numerusform>%n 件のテストが不合格になりました: %1。</numerusform>
   </translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>元に戻す</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>変更を表示</translation>
  </message>
  <message>
   <source>the files before the save</source>
   <translation>保存前のファイル</translation>
  </message>
  <message>
   <source>Undo the save</source>
   <translation>保存を元に戻す</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Search</name>
  <message>
   <source>%1 (character %2)</source>
   <translation>%1 (%2 文字目)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SegmentEditor</name>
  <message>
   <source>Not set</source>
   <translation>未設定</translation>
  </message>
  <message>
   <source>Applies here through %1</source>
   <translation>ここでは %1 により適用</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1: 未設定</translation>
  </message>
  <message>
   <source>%1: another value</source>
   <translation>%1: 別の値</translation>
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
   <translation>記載なし</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteChangesModel</name>
  <message numerus="yes">
   <source>%1, and %Ln more place(s) by the same line</source>
   <translation>
    <numerusform>%1、同じ行によりほか %Ln か所</numerusform>
   </translation>
  </message>
  <message>
   <source>Who gains and loses what</source>
   <translation>許可を得るもの、失うもの</translation>
  </message>
  <message>
   <source>for example %1</source>
   <translation>例: %1</translation>
  </message>
  <message>
   <source>Agents: %1</source>
   <translation>エージェント: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteList</name>
  <message>
   <source>%1 of %2 known agents are documented to obey it, %3 not to.</source>
   <translation>既知のエージェント %2 件のうち、%1 件はこれに従い、%3 件は従わないと文書に記されています。</translation>
  </message>
  <message>
   <source>No known agent is documented to read it.</source>
   <translation>これを読み取ると文書に記されている既知のエージェントはありません。</translation>
  </message>
  <message>
   <source>%1 of %2 known agents are documented to read it.</source>
   <translation>既知のエージェント %2 件のうち、%1 件はこれを読み取ると文書に記されています。</translation>
  </message>
  <message>
   <source>Files of the site</source>
   <translation>サイトのファイル</translation>
  </message>
  <message>
   <source>Add file</source>
   <translation>ファイルを追加</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>未保存</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>目標</translation>
  </message>
  <message>
   <source>%1 %2</source>
   <translation>%1 %2</translation>
  </message>
  <message>
   <source>What you want of crawlers, for the whole site</source>
   <translation>サイト全体について、クローラーに望むこと</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteModel</name>
  <message>
   <source>Only the text is shown. Nothing is judged.</source>
   <translation>テキストだけを表示しています。判定は行われません。</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>%1 を取得</translation>
  </message>
  <message>
   <source>There is no place below chain/ for %1.</source>
   <translation>chain/ の下に %1 を置く場所がありません。</translation>
  </message>
  <message>
   <source>The folder of %1 could not be made.</source>
   <translation>%1 のフォルダーを作成できませんでした。</translation>
  </message>
  <message>
   <source>A file can be mapped when the site is in a folder: save a policy file into one first.</source>
   <translation>ファイルを割り当てられるのは、サイトがフォルダーにある場合です。先にポリシーファイルをフォルダーに保存してください。</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 は存在しません。</translation>
  </message>
  <message>
   <source>%1 has unsaved changes.</source>
   <translation>%1 に未保存の変更があります。</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>フォルダー %1 はありません。</translation>
  </message>
  <message>
   <source>Changes nothing for any agent</source>
   <translation>どのエージェントについても何も変えません</translation>
  </message>
  <message>
   <source>Hits no agent of the list</source>
   <translation>リストのどのエージェントにも作用しません</translation>
  </message>
  <message>
   <source>Hits %1</source>
   <translation>作用する対象: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Snippets</name>
  <message>
   <source>agent with its rules</source>
   <translation>エージェントとそのルール</translation>
  </message>
  <message>
   <source>extended 2.0 group with hours and pace</source>
   <translation>時間とペースのある拡張規格 2.0 のグループ</translation>
  </message>
  <message>
   <source>rules for one kind of agent</source>
   <translation>特定の種類のエージェント向けのルール</translation>
  </message>
  <message>
   <source>one kind of agent asks first</source>
   <translation>特定の種類のエージェントは先に問い合わせる</translation>
  </message>
  <message>
   <source>an agent of the list</source>
   <translation>一覧のエージェント</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SuppliedPolicy</name>
  <message>
   <source>line %1</source>
   <translation>%1 行目</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1、%2 行目</translation>
  </message>
  <message>
   <source>%1: %2 in %3</source>
   <extracomment>%1 is a directive, %2 its value, %3 a line, perhaps with its file: &quot;crawl: no in line 4&quot;</extracomment>
   <translation>%1: %3 の %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsModel</name>
  <message>
   <source>always true</source>
   <translation>常に成立</translation>
  </message>
  <message>
   <source>passes</source>
   <translation>合格</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>調べています…</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>判定できず</translation>
  </message>
  <message>
   <source>faulty</source>
   <translation>誤りあり</translation>
  </message>
  <message>
   <source>is %1</source>
   <translation>実際は %1</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>時刻</translation>
  </message>
  <message>
   <source>any time</source>
   <translation>随時</translation>
  </message>
  <message>
   <source>Answered</source>
   <translation>応答</translation>
  </message>
  <message>
   <source>How robots.txt is answered, such as 503,since=2h; empty: as the site has it</source>
   <translation>503,since=2h のような robots.txt の応答。空の場合: サイトのとおり</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>結果</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>エージェント</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>Expected</source>
   <translation>期待値</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>理由</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsPanel</name>
  <message>
   <source>Policy tests</source>
   <translation>ポリシーテスト</translation>
  </message>
  <message>
   <source>Start with the usual five</source>
   <translation>よく使う 5 件から始める</translation>
  </message>
  <message>
   <source>%1 on “/”, with what they are answered now</source>
   <translation>%1 の「/」への取得。いま返される回答のとおり</translation>
  </message>
  <message>
   <source>What must stay true, such as “Googlebot must be allowed to fetch /”. Put a question on top, then press “Keep as test”; or start with the usual five.</source>
   <translation>常に成り立つべきこと。たとえば「Googlebot は / を取得できる」。上で質問を入力し、「この回答をテストにする」を押してください。または、よく使う 5 件から始めてください。</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>この回答をテストにする</translation>
  </message>
  <message>
   <source>The present question, with what it is answered now</source>
   <translation>現在の質問と、現在の回答をテストにします</translation>
  </message>
  <message>
   <source>Keep as rule</source>
   <translation>ルールにする</translation>
  </message>
  <message>
   <source>A rule about all times and the widest set of paths for which this answer is true</source>
   <translation>すべての時間と、この回答が成り立つ最も広い範囲のパスについてのルール</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>削除</translation>
  </message>
  <message>
   <source>Remove the chosen test</source>
   <translation>選択したテストを削除します</translation>
  </message>
  <message>
   <source>Ask again</source>
   <translation>質問に使う</translation>
  </message>
  <message>
   <source>Ask the chosen test's question, or that of a counter-example</source>
   <translation>選択したテストの質問、またはその反例の質問を行います</translation>
  </message>
  <message>
   <source>No rule about all paths and times follows from this answer.</source>
   <translation>この回答からは、すべてのパスと時間についてのルールは導けません。</translation>
  </message>
  <message>
   <source>%1 on everything</source>
   <translation>%1：すべての場所</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1 のパス %2</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 regions of the map are not covered by a test.</source>
   <translation>
    <numerusform>マップの %1 個の領域のうち、%n 個がテストの対象になっていません。</numerusform>
   </translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>少なくともこれら。判定できないパスがありました</translation>
  </message>
  <message>
   <source>No tests yet. They are kept in the site's gatepost.yaml, and gatepost-cli test runs them too.</source>
   <translation>テストはまだありません。テストはサイトの gatepost.yaml に保持され、gatepost-cli test でも実行されます。</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>調べています…</translation>
  </message>
  <message numerus="yes">
   <source>All %n test(s) pass.</source>
   <translation>
    <numerusform>%n 件のテストはすべて合格です。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 of %n test(s) fail.</source>
   <translation>
    <numerusform>%n 件中 %1 件のテストが不合格です。</numerusform>
   </translation>
  </message>
  <message>
   <source>Tests ✕ %1</source>
   <translation>テスト ✕ %1</translation>
  </message>
  <message>
   <source>Tests ✓ %1</source>
   <translation>テスト ✓ %1</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>テスト</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TextView</name>
  <message>
   <source>Text of %1</source>
   <translation>%1 のテキスト</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>元に戻す</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>やり直す</translation>
  </message>
  <message>
   <source>Cut</source>
   <translation>切り取り</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>コピー</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>貼り付け</translation>
  </message>
  <message>
   <source>Select all</source>
   <translation>すべて選択</translation>
  </message>
  <message>
   <source>Duplicate lines</source>
   <translation>行を複製</translation>
  </message>
  <message>
   <source>Move lines up</source>
   <translation>行を上へ移動</translation>
  </message>
  <message>
   <source>Move lines down</source>
   <translation>行を下へ移動</translation>
  </message>
  <message>
   <source>Delete lines</source>
   <translation>行を削除</translation>
  </message>
  <message>
   <source>Join lines</source>
   <translation>行を結合</translation>
  </message>
  <message>
   <source>Comment lines</source>
   <translation>行をコメントにする</translation>
  </message>
  <message>
   <source>Complete %1</source>
   <translation>%1 を補完</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>修正方法は見つかっていません</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>整理…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>この種類の %Ln 件をすべて修正</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>「%1」をすべて修正</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>「%1」の説明</translation>
  </message>
  <message>
   <source>No problem in this line</source>
   <translation>この行に問題はありません</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>ヘルプ</translation>
  </message>
  <message>
   <source>&lt;p&gt;Put the caret on a directive, a value, an agent or a problem: F1 explains what it is and where that is written.&lt;/p&gt;</source>
   <translation>&lt;p&gt;ディレクティブ、値、エージェント、問題のいずれかにカーソルを置いて F1 を押すと、それが何であり、どこに定められているかを示します。&lt;/p&gt;</translation>
  </message>
  <message>
   <source>⋯ 1 line</source>
   <translation>⋯ 1 行</translation>
  </message>
  <message numerus="yes">
   <source>⋯ %Ln lines</source>
   <translation>
    <numerusform>⋯ %Ln 行</numerusform>
   </translation>
  </message>
  <message>
   <source>Decided no request in the log</source>
   <translation>ログのどのリクエストも決めていません</translation>
  </message>
  <message>
   <source>Applies to %1</source>
   <translation>%1 に適用</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TidyDialog</name>
  <message>
   <source>Tidy up %1</source>
   <translation>%1 の整理</translation>
  </message>
  <message>
   <source>What is removed</source>
   <translation>削除するもの</translation>
  </message>
  <message>
   <source>&amp;Remove the lines</source>
   <translation>行を削除(&amp;R)</translation>
  </message>
  <message>
   <source>Comparing every answer with and without the lines…</source>
   <translation>行がある場合とない場合のすべての回答を比較しています…</translation>
  </message>
  <message>
   <source>There is no line of which it is proved that it changes nothing.</source>
   <translation>何も変えないと証明された行はありません。</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) can go.</source>
   <translation>
    <numerusform>%Ln 行を削除できます。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>No answer differs without them: %n agent(s) were compared, for every path, time and use, in all five readings.</source>
   <translation>
    <numerusform>これらの行がなくても、どの回答も変わりません: %n 件のエージェントを、すべてのパス、時間、利用について、5 つの解釈のすべてで比較しました。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) seem to change nothing.</source>
   <translation>
    <numerusform>何も変えないと思われる行: %Ln 行。</numerusform>
   </translation>
  </message>
  <message>
   <source>But some answer would differ without them, so nothing is removed.</source>
   <translation>ただし、これらの行がないと変わる回答があるため、何も削除しません。</translation>
  </message>
  <message>
   <source>But whether an answer would differ without them could not be decided, so nothing is removed.</source>
   <translation>ただし、これらの行がないと回答が変わるかどうかを判定できなかったため、何も削除しません。</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1。</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) that change nothing stay: another program writes the block that they are in, and would write them again.</source>
   <translation>
    <numerusform>何も変えない %Ln 行はそのまま残ります: これらを含むブロックはほかのプログラムが書くため、削除してもまた書き込まれます。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) were not tried to the end, which is too much work. Some of them may change nothing, too.</source>
   <translation>
    <numerusform>%Ln 行は、作業量が多すぎるため最後まで調べていません。その中にも何も変えない行があるかもしれません。</numerusform>
   </translation>
  </message>
  <message>
   <source>Tidy up</source>
   <translation>整理</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TimelinePanel</name>
  <message>
   <source>Changes of the answer</source>
   <translation>回答の変化</translation>
  </message>
  <message>
   <source>A day</source>
   <translation>1 日</translation>
  </message>
  <message>
   <source>When agents may come, hour by hour</source>
   <translation>エージェントがいつ来てよいか (1 時間ごと)</translation>
  </message>
  <message>
   <source>A crawl</source>
   <translation>クロール</translation>
  </message>
  <message>
   <source>How many days crawlers need for many pages</source>
   <translation>多数のページにクローラーが要する日数</translation>
  </message>
  <message>
   <source>The day before</source>
   <translation>前の日</translation>
  </message>
  <message>
   <source>The day after</source>
   <translation>次の日</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>現在</translation>
  </message>
  <message>
   <source>Ask for the present time</source>
   <translation>現在の時刻で質問します</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>サイトのエージェント</translation>
  </message>
  <message>
   <source>All known agents</source>
   <translation>すべての既知のエージェント</translation>
  </message>
  <message>
   <source>Which agents are rows</source>
   <translation>行に表示するエージェント</translation>
  </message>
  <message>
   <source>Zone</source>
   <translation>タイムゾーン</translation>
  </message>
  <message>
   <source>on %1</source>
   <comment>a path</comment>
   <translation>パス %1</translation>
  </message>
  <message>
   <source>Hours are UTC</source>
   <translation>時間は UTC</translation>
  </message>
  <message>
   <source>The higher a band, the faster</source>
   <translation>帯が高いほど速い</translation>
  </message>
  <message>
   <source>%1 changes its clocks %2 UTC: %3 until then, %4 afterwards. Windows do not move: they are UTC.</source>
   <translation>%1 では %2 UTC に時刻が切り替わります。それまでは %3、その後は %4 です。時間帯は UTC なので動きません。</translation>
  </message>
  <message>
   <source>%1 is %2; its clocks change next %3 UTC, to %4.</source>
   <translation>%1 は %2 です。次の時刻の切り替わりは %3 UTC で、%4 になります。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewParts</name>
  <message>
   <source>%1 line %2</source>
   <translation>%1 %2 行目</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>%1 に書き込めませんでした: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewTabs</name>
  <message>
   <source>Open the views</source>
   <translation>ビューを開く</translation>
  </message>
  <message>
   <source>Fold the views to their tabs (Ctrl+Shift+0)</source>
   <translation>ビューをタブに折りたたむ (Ctrl+Shift+0)</translation>
  </message>
  <message>
   <source>Back beside the text (Esc)</source>
   <translation>テキストの横に戻す (Esc)</translation>
  </message>
  <message>
   <source>Views in the whole window (Ctrl+Shift+M)</source>
   <translation>ビューをウィンドウ全体に表示 (Ctrl+Shift+M)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViolationDialog</name>
  <message>
   <source>With &amp;addresses: they may be personal data</source>
   <translation>アドレスを含める(&amp;A): 個人データの可能性があります</translation>
  </message>
  <message>
   <source>Report %1</source>
   <translation>%1 を報告</translation>
  </message>
  <message>
   <source>The report</source>
   <translation>報告</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>コピー(&amp;C)</translation>
  </message>
  <message>
   <source>Anybody can send any name: compare addresses before you accuse an operator. Values of queries are left out. Send the report to the operator first.</source>
   <translation>名前は誰でも名乗れます。運営者を非難する前に、アドレスを照合してください。クエリの値は省かれます。報告はまず運営者に送ってください。</translation>
  </message>
  <message>
   <source>&amp;Site</source>
   <translation>サイト(&amp;S)</translation>
  </message>
  <message>
   <source>The report was copied.</source>
   <translation>報告をコピーしました。</translation>
  </message>
  <message>
   <source>Reading the log again for evidence…</source>
   <translation>証拠を集めるため、ログをもう一度読み取っています…</translation>
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
   <translation>サイトを誰が取得し、読み、利用してよいかを定め、各エージェントがそれをどう受け取るかをアップロード前に示します。</translation>
  </message>
  <message>
   <source>No account, no telemetry. Nothing is fetched or sent unless you press a button.</source>
   <translation>アカウントもテレメトリもありません。ボタンを押さない限り、何も取得せず、何も送信しません。</translation>
  </message>
  <message>
   <source>Check a robots.txt</source>
   <translation>robots.txt を確認</translation>
  </message>
  <message>
   <source>Drop it anywhere in this window, open it, or paste it. The answer for any crawler and path is shown above the text.</source>
   <translation>このウィンドウにドロップするか、開くか、貼り付けてください。任意のクローラーとパスに対する回答がテキストの上に表示されます。</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>ファイルを開く…</translation>
  </message>
  <message>
   <source>Open a site's folder…</source>
   <translation>サイトのフォルダーを開く…</translation>
  </message>
  <message>
   <source>Paste its text</source>
   <translation>テキストを貼り付け</translation>
  </message>
  <message>
   <source>All its policy files together.</source>
   <translation>すべてのポリシーファイルをまとめて開きます。</translation>
  </message>
  <message>
   <source>Write a new one</source>
   <translation>新しく作成</translation>
  </message>
  <message>
   <source>Begin with what you want; every line can be changed afterwards.</source>
   <translation>望むことから始めます。どの行も後で変更できます。</translation>
  </message>
  <message>
   <source>Say what you want…</source>
   <translation>希望を伝える…</translation>
  </message>
  <message>
   <source>Three questions: search, assistants, training.</source>
   <translation>3 つの質問: 検索、アシスタント、学習。</translation>
  </message>
  <message>
   <source>Look around first</source>
   <translation>まず見てみる</translation>
  </message>
  <message>
   <source>A publisher's site with every file and every view in use. Nothing in it can be broken.</source>
   <translation>すべてのファイルとすべてのビューを使った出版社のサイト。何をしても壊れません。</translation>
  </message>
  <message>
   <source>Open the sample site</source>
   <translation>サンプルサイトを開く</translation>
  </message>
  <message>
   <source>More templates</source>
   <translation>ほかのテンプレート</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>最近使ったもの</translation>
  </message>
  <message>
   <source>missing</source>
   <translation>見つかりません</translation>
  </message>
  <message>
   <source>kept</source>
   <translation>固定</translation>
  </message>
  <message>
   <source>Do not keep here</source>
   <translation>固定を解除</translation>
  </message>
  <message>
   <source>Keep here</source>
   <translation>ここに固定</translation>
  </message>
  <message>
   <source>Take off the list</source>
   <translation>一覧から除く</translation>
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
   <translation>%1 UTC (%2後)</translation>
  </message>
  <message>
   <source>tomorrow %1 UTC</source>
   <comment>time of the day</comment>
   <translation>明日 %1 UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::WindowGoals</name>
  <message numerus="yes">
   <source>%Ln✕</source>
   <translation>
    <numerusform>%Ln✕</numerusform>
   </translation>
  </message>
  <message>
   <source>A goal is no longer true: %1, by line %2 of %3. %4.</source>
   <translation>成り立たなくなった目標: %1 (%3 %2 行目による)。%4。</translation>
  </message>
  <message>
   <source>A goal is no longer true: %1. %2.</source>
   <translation>成り立たなくなった目標: %1。%2。</translation>
  </message>
  <message>
   <source>Show goals</source>
   <translation>目標を表示</translation>
  </message>
  <message>
   <source>Review…</source>
   <translation>確認…</translation>
  </message>
  <message>
   <source>Let them in</source>
   <translation>許可する</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>後で</translation>
  </message>
  <message numerus="yes">
   <source>%Ln crawler(s) of the list are not covered by your goals: %1 (%2).</source>
   <translation>
    <numerusform>リストの %Ln 件のクローラーが目標の対象外です: %1 (%2)。</numerusform>
   </translation>
  </message>
  <message>
   <source>Let new crawlers in</source>
   <translation>新しいクローラーを許可</translation>
  </message>
  <message>
   <source>An exception ended on %1.</source>
   <translation>例外が %1 に終了しました。</translation>
  </message>
  <message>
   <source>The exception for %1 ended on %2.</source>
   <translation>%1 の例外が %2 に終了しました。</translation>
  </message>
  <message>
   <source>Undo in all files</source>
   <translation>すべてのファイルで元に戻す</translation>
  </message>
  <message>
   <source>Write what is made from this</source>
   <translation>これから作られるものを書き出す</translation>
  </message>
  <message>
   <source>Write %1?</source>
   <translation>%1 を書き出しますか?</translation>
  </message>
  <message>
   <source>Below the folder %1. What these files contain now is replaced.</source>
   <translation>フォルダー %1 の下です。これらのファイルの現在の内容は置き換えられます。</translation>
  </message>
  <message>
   <source>Write</source>
   <translation>書き出す</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>キャンセル</translation>
  </message>
  <message>
   <source>Write what an environment lacks</source>
   <translation>環境に足りないファイルを書き込む</translation>
  </message>
  <message>
   <source>Below the folder %1, where there is no such file.</source>
   <translation>そのようなファイルがないフォルダー %1 の下。</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>%1 を保存しました</translation>
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
   <translation>%1、%2</translation>
  </message>
  <message>
   <source>today %1</source>
   <comment>%1: 07:00</comment>
   <translation>今日 %1</translation>
  </message>
  <message>
   <source>yesterday %1</source>
   <comment>%1: 07:00</comment>
   <translation>昨日 %1</translation>
  </message>
  <message>
   <source>just now</source>
   <translation>たった今</translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s) ago</source>
   <translation>
    <numerusform>%n 分前</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s) ago</source>
   <translation>
    <numerusform>%n 時間前</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) ago</source>
   <translation>
    <numerusform>%n 日前</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, %2</source>
   <comment>“today 01:36, 2 minutes ago”</comment>
   <translation>%1、%2</translation>
  </message>
  <message>
   <source>ddd d MMM HH:mm</source>
   <comment>Date and time, as QLocale::toString takes it: ddd = weekday, d = day, MMM = month, HH:mm = 24 hours</comment>
   <translation>M月d日(ddd) HH:mm</translation>
  </message>
  <message>
   <source>ddd d MMM</source>
   <comment>Date, as QLocale::toString takes it</comment>
   <translation>M月d日(ddd)</translation>
  </message>
  <message>
   <source>%1 s</source>
   <comment>seconds</comment>
   <translation>%1 秒</translation>
  </message>
  <message>
   <source>%1 min</source>
   <comment>minutes</comment>
   <translation>%1 分</translation>
  </message>
  <message>
   <source>%1 h</source>
   <comment>hours</comment>
   <translation>%1 時間</translation>
  </message>
  <message>
   <source>%1 h %2 min</source>
   <comment>hours and minutes</comment>
   <translation>%1 時間 %2 分</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Zone</name>
  <message>
   <source>Time zone</source>
   <translation>タイムゾーン</translation>
  </message>
  <message>
   <source>The time zone that is shown beside UTC</source>
   <translation>UTC と並べて表示するタイムゾーン</translation>
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
   <translation>ファイルが合計 500,000 バイトを超えるため、目標は探しませんでした。ご自分で書いた目標は同じように検査されます</translation>
  </message>
  <message>
   <source>%1 (%2)</source>
   <translation>%1 (%2)</translation>
  </message>
  <message>
   <source>it was not decided what the files say</source>
   <translation>ファイルの述べる内容を判定できませんでした</translation>
  </message>
  <message>
   <source>It would take too long to try every edit: %1</source>
   <translation>すべての編集を試すには時間がかかりすぎます: %1</translation>
  </message>
  <message>
   <source>Environment %1 has the same files and wants something else</source>
   <translation>環境 %1 は同じファイルを使い、別のことを求めています</translation>
  </message>
  <message>
   <source>Whether this is true was not decided: %1</source>
   <translation>これが成り立つかどうかを判定できませんでした: %1</translation>
  </message>
  <message>
   <source>%1 must be closed, but %2</source>
   <translation>%1 は閉じている必要がありますが、%2</translation>
  </message>
  <message>
   <source>%1 must be open, but %2</source>
   <translation>%1 は開いている必要がありますが、%2</translation>
  </message>
  <message>
   <source>%1 is closed to %2, so crawlers never see the noindex of %3</source>
   <translation>%1 は %2 に閉じられているため、クローラーは %3 の noindex を見ることがありません</translation>
  </message>
  <message>
   <source>The Sitemap in line %1 is of %2, which is environment %3</source>
   <translation>%1 行目の Sitemap は %2 のもので、これは環境 %3 です</translation>
  </message>
  <message>
   <source>%1 and %2 have the same goals and answer differently: %3</source>
   <translation>%1 と %2 は目標が同じなのに、回答が異なります: %3</translation>
  </message>
  <message>
   <source>%1 is to be %2, but %3 (%4; reading %5)</source>
   <translation>%1 は %2 であるべきですが、%3 (%4、解釈 %5)</translation>
  </message>
  <message>
   <source>%1: agents of the list are not covered: %2</source>
   <translation>%1: リストのエージェントに対象外のものがあります: %2</translation>
  </message>
  <message>
   <source>%1: these ignore robots.txt, and only a server can refuse them: %2</source>
   <translation>%1: これらは robots.txt を無視し、拒否できるのはサーバーだけです: %2</translation>
  </message>
  <message>
   <source>No agent of the list comes for %1</source>
   <translation>%1 を目的として訪問するエージェントはリストにありません</translation>
  </message>
  <message>
   <source>Only robots2.txt can say ask</source>
   <translation>ask と言えるのは robots2.txt だけです</translation>
  </message>
  <message>
   <source>pay needs licence: {terms: URL}</source>
   <translation>pay には licence: {terms: URL} が必要です</translation>
  </message>
  <message>
   <source>This exception ended on %1</source>
   <translation>この例外は %1 に終了しました</translation>
  </message>
  <message>
   <source>Without this exception the answers are the same</source>
   <translation>この例外がなくても回答は同じです</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>この例外を削除</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file. Did you mean %2?</source>
   <translation>%1 はリストにもファイルにもありません。%2 のことですか?</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file</source>
   <translation>%1 はリストにもファイルにもありません</translation>
  </message>
  <message>
   <source>Change to “%1”</source>
   <translation>「%1」に変更</translation>
  </message>
  <message>
   <source>%1 and %2 have one token; the goal of %2 counts: %3</source>
   <translation>%1 と %2 はトークンが同じです。%2 の目標が有効です: %3</translation>
  </message>
  <message>
   <source>These also train. What keeps them from that is a signal, not a rule: %1</source>
   <translation>これらは学習にも使います。それを止めるのはルールではなくシグナルです: %1</translation>
  </message>
  <message>
   <source>%1 is not what the files come to</source>
   <translation>%1 はファイルから作られる内容と異なります</translation>
  </message>
  <message>
   <source>%1 is not there</source>
   <translation>%1 がありません</translation>
  </message>
  <message>
   <source>%1 has its own group and does not get %2. Repeat the line there</source>
   <translation>%1 には固有のグループがあり、%2 が伝わりません。その行をそこにも書いてください</translation>
  </message>
  <message>
   <source>The list of agents has no search engine</source>
   <translation>エージェントのリストに検索エンジンがありません</translation>
  </message>
  <message>
   <source>This would take too long to prove</source>
   <translation>証明に時間がかかりすぎます</translation>
  </message>
  <message>
   <source>outputs: %1 and %2 are both written to %3; give one of them another folder</source>
   <translation>outputs: %1 と %2 はどちらも %3 に書き出されます。一方に別のフォルダーを指定してください</translation>
  </message>
  <message>
   <source>outputs: %1: agents: %2</source>
   <translation>outputs: %1: agents: %2</translation>
  </message>
  <message>
   <source>robots.txt is rendered from the agent policy: change the policy and render it again</source>
   <translation>robots.txt はエージェントポリシーから生成されます。ポリシーを変更し、生成し直してください</translation>
  </message>
  <message>
   <source>robots.txt says that it is rendered from an agent policy, but is not what the policy makes: render it again first</source>
   <translation>robots.txt にはエージェントポリシーから生成されたとありますが、ポリシーから作られる内容と異なります。先に生成し直してください</translation>
  </message>
  <message>
   <source>goals.edit does not let robots.txt be edited</source>
   <translation>goals.edit が robots.txt の編集を許可していません</translation>
  </message>
  <message>
   <source>a limit ended the search</source>
   <translation>上限に達したため探索が終了しました</translation>
  </message>
  <message>
   <source>An agent policy, from which robots.txt is rendered, cannot say it: %1</source>
   <translation>robots.txt の生成元のエージェントポリシーでは、これを表せません: %1</translation>
  </message>
  <message>
   <source>The list of agents has no token that names a use</source>
   <translation>エージェントのリストに、利用を表すトークンがありません</translation>
  </message>
  <message>
   <source>The block managed by %1 decides for %2. Change it there</source>
   <translation>%2 については、%1 が管理するブロックで決まっています。そこで変更してください</translation>
  </message>
  <message>
   <source>A chained file decides for %1: %2</source>
   <translation>%1 については、チェーン先のファイルが決めます: %2</translation>
  </message>
  <message>
   <source>Agents that declare a category follow the groups for * of robots.txt, which cannot name one</source>
   <translation>カテゴリを申告するエージェントは robots.txt の * のグループに従いますが、robots.txt はカテゴリを指定できません</translation>
  </message>
  <message>
   <source>A group of 2.0 cannot say it: %1</source>
   <translation>2.0 のグループでは表せません: %1</translation>
  </message>
  <message>
   <source>No edit was found that changes nothing else: %1</source>
   <translation>ほかに何も変えない編集は見つかりませんでした: %1</translation>
  </message>
  <message>
   <source>“%1” is read as “%2”: a crawler of that name is meant as well</source>
   <translation>「%1」は「%2」と読み取られます。その名前のクローラーも対象になります</translation>
  </message>
  <message>
   <source>%1 may fetch faster: %2</source>
   <translation>%1 はこれより速く取得できます: %2</translation>
  </message>
  <message>
   <source>No pace is stated for %1</source>
   <translation>%1 にはペースが記載されていません</translation>
  </message>
  <message>
   <source>robots2.txt does not say “crawl: %1” to %2</source>
   <translation>robots2.txt は %2 に「crawl: %1」と述べていません</translation>
  </message>
  <message>
   <source>%1 may fetch %2</source>
   <translation>%1 は %2 を取得できます</translation>
  </message>
  <message>
   <source>%1 may not fetch %2</source>
   <translation>%1 は %2 を取得できません</translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3</source>
   <translation>%1 は %3 には %2 を取得できません</translation>
  </message>
  <message>
   <source>%1 must ask before it fetches %2</source>
   <translation>%1 は %2 の取得について先に問い合わせる必要があります</translation>
  </message>
  <message>
   <source>%1 has no paths: what differs by path is claimed of Content-Usage alone</source>
   <translation>%1 にはパスがありません。パスによって異なる内容は Content-Usage だけで述べます</translation>
  </message>
  <message>
   <source>%4 does not state “%2: %3” for %1 on %5</source>
   <translation>%4 は %5 について %1 に「%2: %3」と述べていません</translation>
  </message>
  <message>
   <source>The map of the site is not complete</source>
   <translation>サイトのマップは完全ではありません</translation>
  </message>
 </context>
 <context>
  <name>lab</name>
  <message>
   <source>It had not asked for robots.txt before.</source>
   <translation>その前に robots.txt を取得していませんでした。</translation>
  </message>
  <message>
   <source>Its copy of robots.txt was %1 old; 24 hours are allowed.</source>
   <translation>robots.txt のコピーは %1 前のものでした。24 時間まで許されます。</translation>
  </message>
  <message>
   <source>robots.txt: %1.</source>
   <translation>robots.txt: %1。</translation>
  </message>
  <message>
   <source>It asked again although its answer was good for 24 hours.</source>
   <translation>回答は 24 時間有効なのに、もう一度尋ねました。</translation>
  </message>
  <message>
   <source>The page must be asked for, and it had not asked.</source>
   <translation>このページは尋ねる必要がありますが、尋ねていませんでした。</translation>
  </message>
  <message>
   <source>It was allowed one request, and this is another.</source>
   <translation>許可されたリクエストは 1 回で、これは別のリクエストです。</translation>
  </message>
  <message>
   <source>Its answer was older than 24 hours.</source>
   <translation>回答は 24 時間より古いものでした。</translation>
  </message>
  <message>
   <source>The page is outside the scopes of its answer.</source>
   <translation>ページは回答の範囲の外です。</translation>
  </message>
  <message>
   <source>The endpoint had answered 429, which allows nothing.</source>
   <translation>エンドポイントは 429 を返しており、何も許可していません。</translation>
  </message>
  <message>
   <source>The endpoint had not allowed it.</source>
   <translation>エンドポイントは許可していませんでした。</translation>
  </message>
  <message>
   <source>The page is a honeypot.</source>
   <translation>ページはハニーポットです。</translation>
  </message>
  <message>
   <source>It came %1 s after the request before; %2 line %3, %4, asks for %5 s.</source>
   <translation>前のリクエストの %1 秒後に来ました。%2 の %3 行目、%4 は %5 秒を求めています。</translation>
  </message>
  <message>
   <source>It came back before %1, which Retry-After had asked for.</source>
   <translation>Retry-After が求めた %1 より前に戻ってきました。</translation>
  </message>
  <message>
   <source>The policy says %1: %2.</source>
   <translation>ポリシーは %1 です: %2。</translation>
  </message>
  <message>
   <source>The policy says %1: %2 line %3, %4.</source>
   <translation>ポリシーは %1 です: %2 の %3 行目、%4。</translation>
  </message>
  <message>
   <source>The site has no file for it.</source>
   <translation>そのためのファイルがサイトにありません。</translation>
  </message>
  <message>
   <source>The parameter directive must name a directive of robots2.txt such as crawl</source>
   <translation>パラメーター directive は crawl のような robots2.txt のディレクティブでなければなりません</translation>
  </message>
  <message>
   <source>The parameter agent: %1</source>
   <translation>パラメーター agent: %1</translation>
  </message>
  <message>
   <source>The parameter url is missing</source>
   <translation>パラメーター url がありません</translation>
  </message>
  <message>
   <source>The parameter at: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>パラメーター at: %1 は 2026-11-20T07:00:00Z のような時刻ではありません</translation>
  </message>
  <message>
   <source>The parameter to: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>パラメーター to: %1 は 2026-11-20T07:00:00Z のような時刻ではありません</translation>
  </message>
  <message>
   <source>The clock runs by itself; with --clock-speed 0 it is moved</source>
   <translation>時計は自分で進みます。--clock-speed 0 なら動かせます</translation>
  </message>
  <message>
   <source>The clock does not run backwards</source>
   <translation>時計は逆に進みません</translation>
  </message>
  <message>
   <source>the answers that %1 gives to errors are not documented; write one such as Google</source>
   <translation>%1 がエラーをどう扱うかは文書化されていません。Google のように書いてください</translation>
  </message>
  <message>
   <source>one text is expected here</source>
   <translation>ここには 1 つのテキストが必要です</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 はリストでなければなりません</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 の項目が %2 を超えています。それ以上は読みません</translation>
  </message>
  <message>
   <source>%1 is not a path; write one that begins with / and has no spaces</source>
   <translation>%1 はパスではありません。/ で始まり、空白のないものを書いてください</translation>
  </message>
  <message>
   <source>%1 must have keys and values</source>
   <translation>%1 にはキーと値が必要です</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; remove one</source>
   <translation>%1 はすでに %2 行目にあります。どちらかを削除してください</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 は %2 のキーではありません。%3 ですか?</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 は %2 (%3) のキーではありません。直すか削除してください</translation>
  </message>
  <message>
   <source>%1 is not a length of time; write one such as 90s, 15m, 14h or 2d</source>
   <translation>%1 は時間の長さではありません。90s、15m、14h、2d のように書いてください</translation>
  </message>
  <message>
   <source>%1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>%1 は 2026-11-20T07:00:00Z のような時刻ではありません</translation>
  </message>
  <message>
   <source>%1 is not a speed; write a whole number from 0 to 1000000</source>
   <translation>%1 は速度ではありません。0 から 1000000 までの整数を書いてください</translation>
  </message>
  <message>
   <source>%1 is not a way to enforce; write off or verdict</source>
   <translation>%1 は適用の方法ではありません。off か verdict を書いてください</translation>
  </message>
  <message>
   <source>%1 is not a time such as 02:00 or 2026-11-20T02:00:00Z</source>
   <translation>%1 は 02:00 や 2026-11-20T02:00:00Z のような時刻ではありません</translation>
  </message>
  <message>
   <source>%1 has a query; an event is for a path with any query: remove it</source>
   <translation>%1 にはクエリがあります。イベントはどのクエリのパスにも当てはまります。削除してください</translation>
  </message>
  <message>
   <source>an event needs %1; add it</source>
   <translation>イベントには %1 が必要です。追加してください</translation>
  </message>
  <message>
   <source>an event has one of status, file and redirect; write exactly one of them</source>
   <translation>イベントは status、file、redirect のどれか 1 つを持ちます。ちょうど 1 つを書いてください</translation>
  </message>
  <message>
   <source>%1 is not a status; write a whole number from 200 to 599</source>
   <translation>%1 はステータスではありません。200 から 599 までの整数を書いてください</translation>
  </message>
  <message>
   <source>the name of the file is empty</source>
   <translation>ファイルの名前が空です</translation>
  </message>
  <message>
   <source>%1 is not a target; write loop, a path, or an http(s) URL</source>
   <translation>%1 は行き先ではありません。loop、パス、http(s) の URL を書いてください</translation>
  </message>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>%1 行 %2 列: %3</translation>
  </message>
  <message>
   <source>the scenario is larger or deeper than is read</source>
   <translation>シナリオが大きすぎるか深すぎて、読みません</translation>
  </message>
 </context>
 <context>
  <name>lint</name>
  <message>
   <source>Goal that is not true</source>
   <translation>成り立たない目標</translation>
  </message>
  <message>
   <source>Below “goals:” gatepost.yaml says what is wanted, and the policy files say something else. The message names an agent, a path and the line that decides. Change the files, or the goal if it is no longer wanted.</source>
   <translation>gatepost.yaml の「goals:」の下に書かれた希望と、ポリシーファイルの内容が異なります。メッセージは、エージェント、パス、それを決める行を示します。ファイルを変更するか、もう望まないのであれば目標を変更してください。</translation>
  </message>
  <message>
   <source>Agents that a goal does not cover</source>
   <translation>目標の対象から漏れたエージェント</translation>
  </message>
  <message>
   <source>The list of agents has agents for this goal that no line of the files names, and what the files say to everybody else is not what the goal wants. That is how an agent looks that came into the list after the files were written. Name these agents in the group that says what is wanted.</source>
   <translation>リストには、この目標に該当するのにファイルのどの行にも挙げられていないエージェントがあり、ファイルがほかのすべてに述べる内容は目標の希望と異なります。ファイルが書かれた後でリストに加わったエージェントは、このように見えます。希望を述べるグループに、これらのエージェントを書いてください。</translation>
  </message>
  <message>
   <source>Goal of which it is not known whether it is true</source>
   <translation>成り立つかどうか不明な目標</translation>
  </message>
  <message>
   <source>A limit ended the search before every agent, path and hour was decided, or a chained file is missing. Nothing false was found, and nothing was shown either. Fewer overlapping patterns make the search shorter.</source>
   <translation>すべてのエージェント、パス、時間を判定する前に上限に達して探索が終了したか、チェーン先のファイルがありません。誤りは見つからず、成り立つことも示されませんでした。重なり合うパターンを減らすと探索が短くなります。</translation>
  </message>
  <message>
   <source>Part of a goal that no file can say</source>
   <translation>どのファイルでも表せない目標の一部</translation>
  </message>
  <message>
   <source>The goal wants something for which the file or the signal has no word. It is left out of what is claimed, and named here. Ask for less, or say it in another place.</source>
   <translation>目標が望むことを表す語が、ファイルまたはシグナルにありません。その部分は求める内容から除かれ、ここに示されます。望むことを減らすか、別の場所で述べてください。</translation>
  </message>
  <message>
   <source>Agents of a goal that ignore robots.txt</source>
   <translation>目標の対象で robots.txt を無視するエージェント</translation>
  </message>
  <message>
   <source>These agents are documented to ignore robots.txt. Whatever the files say, only a server can refuse them. Export the policy for your server.</source>
   <translation>これらのエージェントは robots.txt を無視すると文書に記されています。ファイルに何が書かれていても、拒否できるのはサーバーだけです。お使いのサーバー用にポリシーを書き出してください。</translation>
  </message>
  <message>
   <source>Goal that a managed block keeps from being true</source>
   <translation>管理されたブロックのために成り立たない目標</translation>
  </message>
  <message>
   <source>A service or a plug-in writes a part of robots.txt, and what it says there decides against the goal. Gatepost never edits that part, and no line beside it would win. Change it where the block is made.</source>
   <translation>サービスまたはプラグインが robots.txt の一部を書き込んでおり、その内容のために目標が成り立ちません。Gatepost がその部分を編集することはなく、その横にどの行を書いても優先されません。ブロックが作られている場所で変更してください。</translation>
  </message>
  <message>
   <source>Exception for an agent that nobody knows</source>
   <translation>誰も知らないエージェントの例外</translation>
  </message>
  <message>
   <source>An exception names an agent that is neither in the list nor in a file of the site. With a misspelled name it is about nobody. Correct the name, or add the agent to “agents:” in gatepost.yaml.</source>
   <translation>例外が、リストにもサイトのファイルにもないエージェントを指定しています。名前の綴りが誤っていると、誰も対象になりません。名前を訂正するか、gatepost.yaml の「agents:」にエージェントを追加してください。</translation>
  </message>
  <message>
   <source>Exception that changes nothing</source>
   <translation>何も変えない例外</translation>
  </message>
  <message>
   <source>Without this exception the same would be wanted of the same agents and paths. Another exception says so, or the goal itself does. Remove it, or correct what it was meant to change.</source>
   <translation>この例外がなくても、同じエージェントとパスについて同じことを望むことになります。別の例外か目標そのものが、すでにそう述べています。削除するか、変えるつもりだった内容に訂正してください。</translation>
  </message>
  <message>
   <source>Exception that has ended</source>
   <translation>終了した例外</translation>
  </message>
  <message>
   <source>An exception counts on its last day (UTC) and no longer. The goal now wants of its agents and paths what it wants of the others. Remove the exception, and the lines in the files that were made for it.</source>
   <translation>例外が有効なのは最終日 (UTC) までです。現在の目標は、そのエージェントとパスに、ほかと同じことを望んでいます。例外と、そのためにファイルに加えた行を削除してください。</translation>
  </message>
  <message>
   <source>Goal that is about no agent</source>
   <translation>該当するエージェントのない目標</translation>
  </message>
  <message>
   <source>No agent of the list comes for this purpose, so nothing is claimed of fetches. That is not a fault: a newer list may have some. What is said of use still counts.</source>
   <translation>この目的で訪問するエージェントがリストにないため、取得については何も求めません。これは誤りではありません。新しいリストには該当するものがあるかもしれません。利用について述べる内容は引き続き有効です。</translation>
  </message>
  <message>
   <source>Two agents of different goals with one token</source>
   <translation>目標が異なり、トークンが同じ 2 つのエージェント</translation>
  </message>
  <message>
   <source>The list has two agents whose names are equal once the version is cut off, so that no file can tell them apart. Their purposes have different goals. The goal of the one without a version counts for both.</source>
   <translation>リストに、バージョンを除くと名前が同じになる 2 つのエージェントがあり、どのファイルでも区別できません。両者の目的には異なる目標があります。バージョンのない方の目標が両方に有効です。</translation>
  </message>
  <message>
   <source>Agent that may come and also collects for training</source>
   <translation>訪問でき、学習用の収集も行うエージェント</translation>
  </message>
  <message>
   <source>The operator documents that one crawler fetches for several purposes. A rule can let it in or keep it out, and nothing between. What keeps its texts from training is a signal or a policy token, if the operator honours it.</source>
   <translation>運営者の文書によると、1 つのクローラーが複数の目的で取得します。ルールにできるのは許可するか締め出すかだけで、その中間はありません。テキストを学習から守るのはシグナルかポリシートークンで、運営者がそれを尊重する場合に限られます。</translation>
  </message>
  <message>
   <source>Ask without a robots2.txt</source>
   <translation>robots2.txt のない ask</translation>
  </message>
  <message>
   <source>The goal wants agents to ask first and lets in those that do not know the question. Only robots2.txt can say ask. Without it the goal cannot be true: add a robots2.txt, or write “otherwise: out”.</source>
   <translation>目標は、エージェントが先に問い合わせることを望み、問い合わせを知らないものは許可します。ask と言えるのは robots2.txt だけです。それがなければ目標は成り立ちません。robots2.txt を追加するか、「otherwise: out」と書いてください。</translation>
  </message>
  <message>
   <source>Pay without the terms of a licence</source>
   <translation>ライセンス条件のない pay</translation>
  </message>
  <message>
   <source>The goal wants a licence, and gatepost.yaml does not say where its terms are. Nobody can buy what nobody offers. Add “licence: {terms: URL}” below “goals:”.</source>
   <translation>目標はライセンスを望んでいますが、その条件の場所が gatepost.yaml にありません。誰も提供していないものは、誰も買えません。「goals:」の下に「licence: {terms: URL}」を追加してください。</translation>
  </message>
  <message>
   <source>Signal that an agent with its own group does not get</source>
   <translation>固有のグループを持つエージェントに伝わらないシグナル</translation>
  </message>
  <message>
   <source>Goals of the site claim what Content-Signal or Content-Usage says, and the group for * states it. These lines belong to groups: an agent with its own group gets what is in that group, and nothing of what the group for * says. Repeat the line in each group whose agents may fetch something.</source>
   <translation>サイトの目標は Content-Signal または Content-Usage の内容を求め、それを述べているのは * のグループです。これらの行はグループに属します。固有のグループを持つエージェントにはそのグループの内容だけが伝わり、* のグループの内容は伝わりません。何かを取得できるエージェントの各グループに、その行を書いてください。</translation>
  </message>
  <message>
   <source>Environment that must be closed and is not</source>
   <translation>閉じる必要があるのに開いている環境</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be closed, and some agent may fetch something there. A group for * does not reach every agent: those that skip it need their own groups. Close it to them as well.</source>
   <translation>gatepost.yaml によるとこの環境は閉じている必要がありますが、そこで何かを取得できるエージェントがあります。* のグループはすべてのエージェントには届きません。それを読み飛ばすものには固有のグループが必要です。それらにも閉じてください。</translation>
  </message>
  <message>
   <source>Environment that must be open and is not</source>
   <translation>開く必要があるのに閉じている環境</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be open, and a search engine may not fetch its start page. The files of staging may have been copied there. Open it again.</source>
   <translation>gatepost.yaml によるとこの環境は開いている必要がありますが、トップページを取得できない検索エンジンがあります。ステージング環境のファイルがコピーされた可能性があります。再び開放してください。</translation>
  </message>
  <message>
   <source>Pages whose noindex nobody sees</source>
   <translation>noindex が誰にも見えないページ</translation>
  </message>
  <message>
   <source>The environment must not be indexed by a noindex on its pages. A crawler sees that only if it may fetch the page: what robots.txt closes can still be listed. Open it to search engines, or write “must: closed”.</source>
   <translation>この環境は、ページの noindex によってインデックスへの登録を防ぐことになっています。クローラーがそれを見るのは、ページを取得できる場合だけです。robots.txt が閉じたページも、検索結果に載ることがあります。検索エンジンに開放するか、「must: closed」と書いてください。</translation>
  </message>
  <message>
   <source>Sitemap of another environment</source>
   <translation>別の環境のサイトマップ</translation>
  </message>
  <message>
   <source>A Sitemap line in the files of one environment names the host of another one. The files may have been copied without changing it. Write the address of this environment's own sitemap, or remove the line.</source>
   <translation>ある環境のファイルの Sitemap 行が、別の環境のホストを示しています。書き換えずにファイルをコピーした可能性があります。この環境自身のサイトマップのアドレスを書くか、行を削除してください。</translation>
  </message>
  <message>
   <source>Environments with the same goals that answer differently</source>
   <translation>目標が同じで回答が異なる環境</translation>
  </message>
  <message>
   <source>The same is wanted of two environments, and their files give some agent another answer. Both can be what is wanted all the same, where the goals leave something open. Compare the two folders.</source>
   <translation>2 つの環境に同じことを望んでいますが、それぞれのファイルで回答が異なるエージェントがあります。目標が定めていない部分であれば、どちらも希望どおりの可能性があります。2 つのフォルダーを比較してください。</translation>
  </message>
  <message>
   <source>Output that is not what the files come to</source>
   <translation>ファイルから作られる内容と異なる出力</translation>
  </message>
  <message>
   <source>A file that “outputs:” asks for was made from other policy files than these, or was changed by hand. What a server does is then not what robots.txt says. Run “gatepost-cli goals --write”.</source>
   <translation>「outputs:」が求めるファイルが、これとは別のポリシーファイルから作られたか、手で変更されています。そのため、サーバーの動作が robots.txt の内容と異なります。「gatepost-cli goals --write」を実行してください。</translation>
  </message>
  <message>
   <source>Output that is not there</source>
   <translation>存在しない出力</translation>
  </message>
  <message>
   <source>gatepost.yaml asks for a file below “outputs:” that nobody has made yet. Run “gatepost-cli goals --write”. Where outputs are made elsewhere, remove the key.</source>
   <translation>gatepost.yaml の「outputs:」の下で求められているファイルが、まだ作られていません。「gatepost-cli goals --write」を実行してください。出力を別の場所で作っている場合は、キーを削除してください。</translation>
  </message>
  <message>
   <source>Put “Allow: %1” into the group for *</source>
   <translation>* のグループに「Allow: %1」を入れる</translation>
  </message>
  <message numerus="yes">
   <source>%n more findings of this kind in this file are not listed</source>
   <comment>%n more finding of this kind in this file is not listed</comment>
   <translation>
    <numerusform>このファイルには、同じ種類の指摘がほかに %n 件あります (一覧では省略)</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>%1 行目</translation>
  </message>
  <message>
   <source>Change to %1</source>
   <translation>%1 に変更</translation>
  </message>
  <message>
   <source>Remove the line</source>
   <translation>行を削除</translation>
  </message>
  <message>
   <source>Put both groups together</source>
   <translation>2 つのグループをまとめる</translation>
  </message>
  <message>
   <source>%1 has a group in %2 already. Crawlers that follow the standard read both as one; old ones take the first alone. Put them together</source>
   <translation>%1 のグループはすでに %2 にあります。規格に従うクローラーは両方を 1 つとして読み、古いものは最初のグループだけを採用します。1 つにまとめてください</translation>
  </message>
  <message>
   <source>Agent with several groups</source>
   <translation>複数のグループを持つエージェント</translation>
  </message>
  <message>
   <source>All groups that name the same agent are read as one. That is the standard of 2022; crawlers of the old school take the first record that names them and stop there, so the rules of the second group may go unread. Putting them together makes the file mean the same to all.</source>
   <translation>同じエージェントを指すグループは、すべて 1 つとして読み取られます。これが 2022 年の規格です。昔ながらのクローラーは、自分を指す最初のレコードを採用してそこで読むのをやめるため、2 つ目のグループのルールは読まれないことがあります。まとめておけば、ファイルの意味が誰にとっても同じになります。</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>%1 という名前の既知のクローラーはありません。%2 のことですか?</translation>
  </message>
  <message>
   <source>Agent close to a known one</source>
   <translation>既知のものに近いエージェント</translation>
  </message>
  <message>
   <source>No known crawler has this token, but one slip would make it a known one: a character left out, put in or mistaken, or two that changed places. Tokens are compared character by character, without case; with a slip in it the group applies to no agent, and the crawler that was meant follows the group for * instead. If the name is right, switch this off for the line with a comment “# gatepost: off agent-typo”.</source>
   <translation>このトークンを持つ既知のクローラーはありませんが、1 か所の誤り (文字の抜け、余分な文字、打ち間違い、2 文字の入れ替わり) を直せば既知のものになります。トークンは大文字と小文字を区別せずに 1 文字ずつ比較されます。誤りがあるとグループはどのエージェントにも適用されず、意図したクローラーは * のグループに従います。名前が正しければ、「# gatepost: off agent-typo」というコメントでこの行の診断を無効にしてください。</translation>
  </message>
  <message>
   <source>%1 begins with no token, so the line names nobody. Write the crawler's product token</source>
   <translation>%1 の先頭にトークンがないため、この行はどのクローラーも指しません。クローラーのプロダクトトークンを書いてください</translation>
  </message>
  <message>
   <source>The version is not compared: the line names every %1. Remove it</source>
   <translation>バージョンは比較されず、この行はすべての %1 を指します。バージョンを省いてください</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off, though the operator names it so</source>
   <translation>読み取られるのは %1 だけです。運営者による名前ですが、%2 は切り捨てられます</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off. Write the product token alone</source>
   <translation>読み取られるのは %1 だけで、%2 は切り捨てられます。プロダクトトークンだけを書いてください</translation>
  </message>
  <message>
   <source>A User-agent line names one agent: of this list only %1 is read, including the comma. Give each its own line</source>
   <translation>User-agent 行が指すエージェントは 1 つです。この一覧で読み取られるのは、カンマも含めて %1 だけです。それぞれ別の行に書いてください</translation>
  </message>
  <message>
   <source>Split into several lines</source>
   <translation>複数の行に分ける</translation>
  </message>
  <message>
   <source>User-agent value that is read in part</source>
   <translation>一部しか読み取られない User-agent の値</translation>
  </message>
  <message>
   <source>A User-agent line contains one product token. It ends at the first / or white space; a version, a whole HTTP User-Agent header or a list after it is not read. “Mozilla/5.0 (compatible; X)” therefore names Mozilla, which no crawler calls itself here. One real file in sixteen names agents by whole headers.</source>
   <translation>User-agent 行にはプロダクトトークンを 1 つ書きます。トークンは最初の / か空白で終わり、その後のバージョン、HTTP の User-Agent ヘッダー全体、一覧などは読み取られません。そのため「Mozilla/5.0 (compatible; X)」は Mozilla を指しますが、ここで Mozilla と名乗るクローラーはありません。実際のファイルの 16 に 1 つは、ヘッダー全体でエージェントを指定しています。</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt が優先します。%2 の %1 が、このルールの禁じるものを全員に許可しています。このルールを有効にしたければ、その Allow を削除してください</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt が優先します。%2 の %1 が、このルールの禁じるパスの一部 (例: %4) を全員に許可しています</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt が優先します。%2 の %1 が、このルールの禁じるものを %3 に許可しています。このルールを有効にしたければ、その Allow を削除してください</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt が優先します。%2 の %1 が、このルールの禁じるパスの一部 (例: %4) を %3 に許可しています</translation>
  </message>
  <message>
   <source>robots-ai.txt forbids what robots.txt allows</source>
   <translation>robots.txt が許可するものを robots-ai.txt が禁止</translation>
  </message>
  <message>
   <source>robots.txt is authoritative. Where one of its rules allows a path, a Disallow in robots-ai.txt does not apply; only where robots.txt says nothing about the path does robots-ai.txt decide. A plain “Allow: /” in robots.txt thus undoes the whole of robots-ai.txt, though it seems to say no more than the default. Where the two disagree is found on the patterns themselves: with Allow: /*.html in robots.txt and Disallow: /blog/ in robots-ai.txt it is /blog/*.html.</source>
   <translation>robots.txt が優先します。robots.txt のルールがパスを許可していれば、robots-ai.txt の Disallow は効きません。robots.txt がパスについて何も述べていない場合にだけ、robots-ai.txt が決めます。したがって robots.txt の単純な「Allow: /」は、既定と同じことを述べているように見えても、robots-ai.txt 全体を打ち消します。両者が食い違う場所は、パターンそのものから求めます。robots.txt に Allow: /*.html、robots-ai.txt に Disallow: /blog/ があれば、それは /blog/*.html です。</translation>
  </message>
  <message>
   <source>This rule opens nothing: no Disallow that it could overrule matches any of its paths, which may be fetched anyway. Remove it, or check whether its path is the one that is meant</source>
   <translation>このルールは何も開放しません。一致するパスの中に、これが覆せる Disallow に一致するものはなく、どれも元から取得できます。削除するか、意図したパスかどうか確認してください</translation>
  </message>
  <message>
   <source>Allow that opens nothing</source>
   <translation>何も開放しない Allow</translation>
  </message>
  <message>
   <source>What no rule denies may be fetched, so an Allow is needed only where a shorter Disallow of the same group would deny the path. Here there is no such path: the file means the same without the rule. Often the path has a slip in it, or the Disallow that it was an exception to is gone. This is found on the patterns themselves, so it is certain.</source>
   <translation>どのルールも拒否しないものは取得できるため、Allow が必要なのは、同じグループのより短い Disallow がパスを拒否する場合だけです。ここにはそのようなパスがなく、ルールがなくてもファイルの意味は同じです。パスに誤りがあるか、例外の対象だった Disallow がなくなっていることがよくあります。パターン自体を調べているため、確実です。</translation>
  </message>
  <message numerus="yes">
   <source>%n lines say ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</source>
   <comment>This line says ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</comment>
   <translation>
    <numerusform>%n 行が ask となっていますが、ask エンドポイントの応答が想定されていないため、エージェントが何を得るかはここではわかりません。応答を asks.json に追加し、%1 が応答することを確認してください</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking that is not rehearsed</source>
   <translation>応答を想定していない ask</translation>
  </message>
  <message>
   <source>A value of ask sends agents to the site's ask endpoint. If nothing answers there, or it answers 404, every ask means no. The file asks.json beside robots2.txt rehearses the answers: Gatepost then shows what each agent gets, for how long, and for which paths.</source>
   <translation>ask という値は、エージェントをサイトの ask エンドポイントに向かわせます。そこに応答するものがないか、404 が返る場合、ask はすべて no になります。robots2.txt と並ぶ asks.json に応答を想定しておくと、各エージェントが何を、どれだけの間、どのパスについて得るかを Gatepost が示します。</translation>
  </message>
  <message>
   <source>Rules are not regular expressions: %1 is compared character by character and matches no real URL. Only * and a final $ have a meaning</source>
   <translation>ルールは正規表現ではありません。%1 は 1 文字ずつ比較され、どのリクエストにも一致しません。意味を持つのは * と末尾の $ だけです</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: nothing needs an escape in a rule. Write %1</source>
   <translation>ここではバックスラッシュは普通の文字で、URL に含まれることはありません。ルールにエスケープは不要です。%1 と書いてください</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: the rule matches no real URL. Write %1</source>
   <translation>ここではバックスラッシュは普通の文字で、URL に含まれることはありません。ルールはどのリクエストにも一致しません。%1 と書いてください</translation>
  </message>
  <message>
   <source>Backslash in a path</source>
   <translation>パスの中のバックスラッシュ</translation>
  </message>
  <message>
   <source>Segments of a URL's path are separated by /. A backslash has no meaning in a rule outside the extended standard 2.0: it neither separates folders, as on Windows, nor escapes the next character, as in a regular expression. Browsers turn it into / before they ask, so such a rule never matches.</source>
   <translation>URL のパスは / で区切られます。拡張規格 2.0 以外のルールでは、バックスラッシュに意味はありません。Windows のようにフォルダーを区切ることも、正規表現のように次の文字をエスケープすることもありません。ブラウザーはリクエストの前にこれを / に変えるため、このようなルールは決して一致しません。</translation>
  </message>
  <message>
   <source>Of a file's patterns only the first %1 count: this one and those below match no agent. Name the agents one by one</source>
   <translation>ファイルのパターンのうち有効なのは最初の %1 個だけです。これと以降のパターンはどのエージェントにも一致しません。エージェントを 1 つずつ挙げてください</translation>
  </message>
  <message>
   <source>Crawlers that cut a name where it ends read %1 here; to those that read patterns %2 is not a regular expression (%3). Write the name alone</source>
   <translation>名前の終わりで切るクローラーは、ここを %1 と読みます。パターンを読むものにとって、%2 は正規表現ではありません (%3)。名前だけを書いてください</translation>
  </message>
  <message>
   <source>%1 cannot be read as a regular expression (%2), so the line matches no agent. Write the agent's name</source>
   <translation>%1 は正規表現として読み取れないため (%2)、この行はどのエージェントにも一致しません。エージェントの名前を書いてください</translation>
  </message>
  <message>
   <source>Regular expression that cannot be read</source>
   <translation>読み取れない正規表現</translation>
  </message>
  <message>
   <source>The value of this User-agent line is a regular expression (it contains one of \ ^ $ [ ] ( ) { } | + ? or .*) with an error, or with look-around or a back-reference, which are not supported because they can take unbounded time. To readers of the proposal the line then matches no agent; crawlers that cut a value at the first character that a name cannot have still find a name at its beginning, and that is a warning. A header such as Mozilla/5.0 (compatible; …) is cut before it is read as an expression.</source>
   <translation>この User-agent 行の値は正規表現 (\ ^ $ [ ] ( ) { } | + ? または .* のいずれかを含む) ですが、誤りがあるか、処理時間に上限がないため対応していない先読み、後読み、後方参照を含んでいます。提案を読み取るものにとって、この行はどのエージェントにも一致しません。名前に使えない最初の文字で値を切るクローラーは、それでも先頭に名前を見つけるため、警告になります。Mozilla/5.0 (compatible; …) のようなヘッダーは、正規表現として読まれる前に切り詰められます。</translation>
  </message>
  <message>
   <source>%1 is not a number of seconds, so the line decides nothing. Write only a number, such as 10 or 0.5</source>
   <translation>%1 は秒数ではないため、この行は何も決めません。10 や 0.5 のように数だけを書いてください</translation>
  </message>
  <message>
   <source>Malformed Crawl-delay</source>
   <translation>書式の誤った Crawl-delay</translation>
  </message>
  <message>
   <source>Crawl-delay is a decimal number of seconds between two requests, without a unit: 10, 0.5. Anything else is not read, and the crawler keeps its own pace.</source>
   <translation>Crawl-delay は、2 つのリクエストの間の秒数を単位なしの 10 進数で書きます (10、0.5 など)。それ以外は読み取られず、クローラーは自分のペースを保ちます。</translation>
  </message>
  <message>
   <source>%1 says no time to go with the number, so the line counts as absent: is it documents or seconds? Write documents/seconds, as in 1/10</source>
   <translation>%1 には数に対応する時間がないため、行はないものとみなされます。文書数ですか、秒数ですか? 1/10 のように 文書数/秒数 の形で書いてください</translation>
  </message>
  <message>
   <source>%1 is not a rate, so the line counts as absent. Write documents/time, both whole and above 0, as in 1/10, 5/1m or 1/20m 1700-0459</source>
   <translation>%1 はレートではないため、行はないものとみなされます。1/10、5/1m、1/20m 1700-0459 のように、文書数/時間 をどちらも 1 以上の整数で書いてください</translation>
  </message>
  <message numerus="yes">
   <source>One document in %n seconds</source>
   <comment>One document in %n second</comment>
   <translation>
    <numerusform>%n 秒に 1 文書</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n documents a minute</source>
   <comment>%n document a minute</comment>
   <translation>
    <numerusform>1 分に %n 文書</numerusform>
   </translation>
  </message>
  <message>
   <source>Malformed Request-rate</source>
   <translation>書式の誤った Request-rate</translation>
  </message>
  <message>
   <source>Request-rate says how many documents in how much time: 1/10 is one in ten seconds, 5/1m five a minute, 100/24h a hundred a day; a window of the day may follow. A single number leaves open which of the two it is, and is not guessed. A malformed line counts as absent.</source>
   <translation>Request-rate は、どれだけの時間にいくつの文書を取得できるかを示します。1/10 は 10 秒に 1 つ、5/1m は 1 分に 5 つ、100/24h は 1 日に 100 です。その後に 1 日のうちの時間帯を続けられます。数が 1 つだけではどちらを指すかわからず、推測もされません。書式の誤った行は、ないものとみなされます。</translation>
  </message>
  <message>
   <source>%1 is not a version, so the group is read as plain robots.txt. Write two or three whole numbers with dots: 1.0 or 2.0</source>
   <translation>%1 はバージョンではないため、グループは通常の robots.txt として読み取られます。1.0 や 2.0 のように、点で区切った 2 つまたは 3 つの整数を書いてください</translation>
  </message>
  <message>
   <source>Malformed Robot-version</source>
   <translation>書式の誤った Robot-version</translation>
  </message>
  <message>
   <source>Robot-version is two or three whole numbers with dots: 2.0 for the extended standard, 1.0 for the plain one. Anything else is not read and the group counts as plain.</source>
   <translation>Robot-version は、点で区切った 2 つまたは 3 つの整数です。拡張規格は 2.0、通常のものは 1.0 です。それ以外は読み取られず、グループは通常のものとみなされます。</translation>
  </message>
  <message>
   <source>%1 is not a window of the day, so the line counts as absent. Write two UTC times of four digits, 00:00 to 23:59, as in 0600-0845</source>
   <translation>%1 は 1 日のうちの時間帯ではないため、行はないものとみなされます。0600-0845 のように、00:00 から 23:59 までの UTC の時刻を 4 桁で 2 つ書いてください</translation>
  </message>
  <message>
   <source>Malformed Visit-time</source>
   <translation>書式の誤った Visit-time</translation>
  </message>
  <message>
   <source>Visit-time is a window of the day in UTC: two times of two digits for the hour (00 to 23) and two for the minute, with or without a colon, and a hyphen or space between. 2400 and 6:00 are malformed, so are names of zones. A malformed line counts as absent: the agent may then come at any time.</source>
   <translation>Visit-time には 1 日のうちの時間帯を UTC で書きます。時 (00 から 23) と分 (00 から 59) をそれぞれ 2 桁で示した時刻を、ハイフンか空白を挟んで 2 つ並べます。コロンはあってもなくてもかまいません。2400 や 6:00、タイムゾーンの名前は誤りです。書式の誤った行はないものとみなされ、エージェントはいつでも訪問できます。</translation>
  </message>
  <message>
   <source>An empty line separates this rule from the User-agent line in %1: crawlers that read as in 1994 do not see the rules. Remove the empty line</source>
   <translation>空行が、このルールと %1 の User-agent 行を隔てています。1994 年の方式で読むクローラーにはルールが見えません。空行を削除してください</translation>
  </message>
  <message>
   <source>Remove the empty line</source>
   <translation>空行を削除</translation>
  </message>
  <message>
   <source>Empty line between User-agent and its rules</source>
   <translation>User-agent とそのルールの間の空行</translation>
  </message>
  <message>
   <source>Today an empty line means nothing. In the first standard of 1994 it ended a record, and some simple crawlers still read so: to them the agents have no rules, and the rules no agents. Without the empty line all readers agree.</source>
   <translation>現在、空行に意味はありません。1994 年の最初の規格では、空行でレコードが終わりました。今もそのように読む単純なクローラーがあり、それらにとってエージェントにはルールがなく、ルールにはエージェントがありません。空行がなければ、すべての読み手の解釈が一致します。</translation>
  </message>
  <message>
   <source>This closes style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>スタイルシートまたはスクリプトを検索エンジンに対して閉じているため、人に見えるとおりにページを描画できません。.css と .js を許可してください</translation>
  </message>
  <message>
   <source>This closes a folder of style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>スタイルシートまたはスクリプトのフォルダーを検索エンジンに対して閉じているため、人に見えるとおりにページを描画できません。.css と .js を許可してください</translation>
  </message>
  <message>
   <source>Style sheets or scripts closed</source>
   <translation>スタイルシートやスクリプトの閉鎖</translation>
  </message>
  <message>
   <source>Search engines draw a page before they judge it: they fetch its style sheets and scripts. If those are closed, the page looks empty or broken to them, and content that scripts bring is missed. Open *.css and *.js, and close only what is really heavy or private.</source>
   <translation>検索エンジンは、ページを評価する前に、スタイルシートとスクリプトを取得して描画します。これらが閉じられていると、ページは空か壊れているように見え、スクリプトで表示されるコンテンツも見落とされます。*.css と *.js を開放し、本当に重いものや非公開のものだけを閉じてください。</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler without its own group. Right for a test site; on a live site remove the /</source>
   <translation>固有のグループを持たないすべてのクローラーに対して、サイト全体が閉じられています。テストサイトならこのままでかまいません。公開中のサイトなら / を削除してください</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler, search engines too: it will fade from their results. Right for a test site; on a live one remove the /</source>
   <translation>検索エンジンを含むすべてのクローラーに対して、サイト全体が閉じられているため、検索結果から消えていきます。テストサイトならこのままでかまいません。公開中のサイトなら / を削除してください</translation>
  </message>
  <message>
   <source>Whole site closed to all</source>
   <translation>サイト全体をすべてのクローラーに閉鎖</translation>
  </message>
  <message>
   <source>User-agent: * with Disallow: / closes every page to every crawler that no other group names. That is often meant, and often left over from a test server: the site then vanishes from search within weeks. Pages may still be listed by their address if others link to them.</source>
   <translation>User-agent: * と Disallow: / の組み合わせは、ほかのグループに挙げられていないすべてのクローラーに対して、全ページを閉じます。意図したものであることも多い一方、テストサーバーの設定が残っていることもよくあります。その場合、サイトは数週間のうちに検索から消えます。ほかからリンクされたページは、アドレスだけが一覧に残ることがあります。</translation>
  </message>
  <message>
   <source>The whole site is closed to the search engine %1 (%2) by %3; it will fade from its results</source>
   <translation>%3 により検索エンジン %1 (%2) に対してサイト全体が閉じられているため、その検索結果から消えていきます</translation>
  </message>
  <message>
   <source>Whole site closed to a search engine</source>
   <translation>サイト全体を検索エンジンに閉鎖</translation>
  </message>
  <message>
   <source>A group with Disallow: / for a search engine's crawler takes the site out of that engine's results, in time. It is a warning for the largest ones, where it is seldom meant: to keep content out of AI training the operators offer separate tokens, such as Google-Extended.</source>
   <translation>検索エンジンのクローラーを指すグループに Disallow: / があると、サイトはやがてその検索エンジンの結果から消えます。大手については意図したものであることがまれなため、警告になります。コンテンツを AI の学習に使わせないためには、運営者が Google-Extended などの専用トークンを用意しています。</translation>
  </message>
  <message>
   <source>The file begins with a byte order mark. It is skipped here, but simple readers take it for a part of the first line; save without it</source>
   <translation>ファイルの先頭にバイト順マークがあります。ここでは読み飛ばしますが、単純なパーサーは最初の行の一部とみなします。マークなしで保存してください</translation>
  </message>
  <message>
   <source>Remove the byte order mark</source>
   <translation>バイト順マークを削除</translation>
  </message>
  <message>
   <source>Byte order mark at the start</source>
   <translation>先頭のバイト順マーク</translation>
  </message>
  <message>
   <source>A byte order mark (EF BB BF) at the start is invisible. RFC 9309 does not mention it; large crawlers skip it, simple ones read it as a part of the first key and lose the first User-agent line with its whole group. UTF-8 needs no such mark.</source>
   <translation>先頭のバイト順マーク (EF BB BF) は目に見えません。RFC 9309 はこれに触れていません。大手クローラーは読み飛ばしますが、単純なものは最初のキーの一部として読み、最初の User-agent 行をグループごと失います。UTF-8 にこのマークは必要ありません。</translation>
  </message>
  <message>
   <source>Differs from %1 in %2 only by case. Paths are compared with case: if the server accepts both spellings you need both rules, and rules for any other spelling</source>
   <translation>%2 の %1 との違いは、大文字と小文字だけです。パスは大文字と小文字を区別して比較されます。サーバーが両方の綴りを受け付けるなら、両方のルールが必要で、ほかの綴りのルールも必要です</translation>
  </message>
  <message>
   <source>Rules that differ only by case</source>
   <translation>大文字と小文字だけが異なるルール</translation>
  </message>
  <message>
   <source>Paths are compared with case, so /Admin and /admin are two rules. If the server does not tell them apart, neither rule closes /ADMIN; if it does, one of the two is probably a slip. A redirect to one spelling, or a check at the server, does what a list of spellings cannot.</source>
   <translation>パスは大文字と小文字を区別して比較されるため、/Admin と /admin は別々のルールです。サーバーが両者を区別しないなら、どちらのルールも /ADMIN を閉じません。区別するなら、一方はおそらく書き間違いです。綴りを並べても防ぎきれないことは、1 つの綴りへのリダイレクトかサーバーでの検査で実現できます。</translation>
  </message>
  <message>
   <source>A file chains to one other at most; only the chain on the last line counts. Remove this one</source>
   <translation>1 つのファイルからつなげるのは 1 つだけで、最後の行の chain だけが有効です。これを削除してください</translation>
  </message>
  <message>
   <source>chain counts only on the last line of the file; here it is ignored. Move it to the end</source>
   <translation>chain はファイルの最後の行でだけ有効で、ここでは無視されます。末尾に移動してください</translation>
  </message>
  <message>
   <source>Move it to the end</source>
   <translation>末尾に移動</translation>
  </message>
  <message>
   <source>chain is not on the last line</source>
   <translation>最後の行にない chain</translation>
  </message>
  <message>
   <source>A file may go on in another one, which its last line names. A chain that is followed by anything but blank lines and comments is ignored, and what the other file would have stated stays unstated.</source>
   <translation>ファイルは、最後の行で示した別のファイルに続けることができます。chain の後に空行とコメント以外のものがあると無視され、もう一方のファイルが述べていたはずのことは未記載のままになります。</translation>
  </message>
  <message>
   <source>The chain leads back to a file that was read already, at %1: agents stop there. Take the loop out</source>
   <translation>チェーンは、すでに読み取った %1 のファイルに戻ります。エージェントはそこで停止します。ループをなくしてください</translation>
  </message>
  <message>
   <source>The chain is longer than the 3 files that agents follow: %1 is not read. Shorten it</source>
   <translation>チェーンは、エージェントがたどる 3 つのファイルより長くなっています。%1 は読み取られません。短くしてください</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is not known here. %2</source>
   <translation>チェーン先のファイル %1 を読み取れなかったため、その内容はここではわかりません。%2</translation>
  </message>
  <message>
   <source>Chain that does not reach its end</source>
   <translation>終わりまでたどれないチェーン</translation>
  </message>
  <message>
   <source>At most three chained files are followed, and none twice. What was collected until then counts; what lies beyond does not. Nothing about the chain is an error for agents, but a loop or a fourth file means that somebody expects more of it than it gives.</source>
   <translation>チェーンでたどるファイルは 3 つまでで、同じファイルを 2 度たどることはありません。それまでに集めたものは有効ですが、その先のものは無効です。エージェントにとってチェーンの問題はエラーではありませんが、ループや 4 つ目のファイルがあるのは、チェーンに過大な期待をしているということです。</translation>
  </message>
  <message>
   <source>The file chains to another but has no chain-id, so a loop through a mirror or a redirect is not seen. Put “# meta: chain-id: NAME” at the top</source>
   <translation>ファイルは別のファイルにつながっていますが chain-id がないため、ミラーやリダイレクトを経たループに気付けません。先頭に「# meta: chain-id: NAME」を置いてください</translation>
  </message>
  <message>
   <source>chain without chain-id</source>
   <translation>chain-id のない chain</translation>
  </message>
  <message>
   <source>Agents stop when they meet a file again. They know it by its URL, and by the chain-id in its meta comments; the latter also where one file is served under several addresses. A local file has no URL in this comparison, so without a chain-id a chain back to it is followed once more.</source>
   <translation>エージェントは、同じファイルに再び出会うとそこで停止します。同じファイルかどうかは、URL と、メタコメントの chain-id で判断します。chain-id は、1 つのファイルが複数のアドレスで配信されている場合にも役立ちます。この比較ではローカルファイルに固有の URL がないため、chain-id がないと、そこへ戻るチェーンをもう 1 回たどります。</translation>
  </message>
  <message>
   <source>No crawler is known to read %1, and there is no robots.txt beside it, so this closes nothing to them. Write the rules of this group into a robots.txt too</source>
   <translation>%1 を読み取るクローラーは知られておらず、並びに robots.txt もないため、これはクローラーに対して何も閉じません。このグループのルールを robots.txt にも書いてください</translation>
  </message>
  <message numerus="yes">
   <source>No crawler is known to read %1, and robots.txt leaves open what %n rules of this group close. Write them into robots.txt too</source>
   <comment>No crawler is known to read %1, and robots.txt leaves open what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>%1 を読み取るクローラーは知られておらず、このグループの %n 件のルールが閉じるものを robots.txt は開放したままです。それらを robots.txt にも書いてください</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%2 is not known to read %1, and robots.txt leaves open to it what %n rules of this group close. Write them into robots.txt too</source>
   <comment>%2 is not known to read %1, and robots.txt leaves open to it what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>%2 が %1 を読み取るとは知られておらず、このグループの %n 件のルールが閉じるものを robots.txt は開放したままです。それらを robots.txt にも書いてください</numerusform>
   </translation>
  </message>
  <message>
   <source>No crawler is known to read robots2.txt, so crawl: no keeps none out. Close the site in robots.txt too, with Disallow: / for *</source>
   <translation>robots2.txt を読み取るクローラーは知られていないため、crawl: no では何も締め出せません。robots.txt でも * に対する Disallow: / でサイトを閉じてください</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>%n more</comment>
   <translation>
    <numerusform>ほか %n 件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>robots.txt leaves the site open to %1, and none of them is known to read robots2.txt: crawl: no does not keep them out. Close it to them in robots.txt too</source>
   <comment>robots.txt leaves the site open to %1, which is not known to read robots2.txt: crawl: no does not keep it out. Close it in robots.txt too</comment>
   <translation>
    <numerusform>robots.txt は %1 にサイトを開放したままで、いずれも robots2.txt を読み取るとは知られていないため、crawl: no では締め出せません。robots.txt でもこれらに対して閉じてください</numerusform>
   </translation>
  </message>
  <message>
   <source>Closed in a file that crawlers do not read</source>
   <translation>クローラーが読まないファイルで閉じている</translation>
  </message>
  <message>
   <source>robots.txt is the one policy file that crawlers are documented to read. No operator says yet that its crawlers read robots-ai.txt or robots2.txt, so what only these files close stays open in practice: Googlebot still comes to a site whose robots2.txt says crawl: no. Write the rules into robots.txt as well, and keep the other file for agents that learn to read it. The message appears at the first rule of each group.</source>
   <translation>クローラーが読み取ると文書に記されているポリシーファイルは robots.txt だけです。自社のクローラーが robots-ai.txt や robots2.txt を読み取ると述べている運営者はまだないため、これらのファイルだけで閉じたものは実際には開いたままです。robots2.txt に crawl: no とあるサイトにも Googlebot は訪れます。ルールを robots.txt にも書き、もう一方のファイルは、これから読み取るようになるエージェントのために残してください。このメッセージは各グループの最初のルールに表示されます。</translation>
  </message>
  <message>
   <source>Line %1 allows the same path, and at equal length Allow wins: this Disallow never decides. Remove the one that is wrong</source>
   <translation>%1 行目が同じパスを許可しており、同じ長さなら Allow が優先するため、この Disallow は何も決めません。間違っている方を削除してください</translation>
  </message>
  <message>
   <source>Remove the Allow in %1</source>
   <translation>%1 の Allow を削除</translation>
  </message>
  <message>
   <source>Allow and Disallow for the same path</source>
   <translation>同じパスに対する Allow と Disallow</translation>
  </message>
  <message>
   <source>One and the same path is allowed and disallowed to the same agents. The standard settles it: at equal length Allow wins, whichever comes first. Crawlers of the old school take the first in the file instead, so the file does not mean the same to all. One of the two is probably left over.</source>
   <translation>同じパスが、同じエージェントに対して許可され、また禁止されています。規格では、同じ長さなら順序に関係なく Allow が優先します。昔ながらのクローラーはファイルの中で先にあるものを採用するため、ファイルの意味が誰にとっても同じではなくなります。おそらく一方は消し忘れです。</translation>
  </message>
  <message numerus="yes">
   <source>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1、%2、%3 とほか %n 件は Crawl-delay に従いません。リクエストが多すぎるときは、サーバーでステータス 429 か 503 を返して速度を落とさせてください</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1 does not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1 は Crawl-delay に従いません。リクエストが多すぎるときは、サーバーでステータス 429 か 503 を返して速度を落とさせてください</numerusform>
   </translation>
  </message>
  <message>
   <source>Crawl-delay for agents that do not follow it</source>
   <translation>従わないエージェントに対する Crawl-delay</translation>
  </message>
  <message>
   <source>Crawl-delay is not part of the standard, and the operators of these agents say that they do not follow it: they set their pace themselves. A server that answers 429 or 503 under load slows most of them down.</source>
   <translation>Crawl-delay は規格に含まれず、これらのエージェントの運営者は従わないと述べています。エージェントは自分でペースを決めます。サーバーが高負荷時に 429 または 503 を返せば、ほとんどは速度を落とします。</translation>
  </message>
  <message>
   <source>Attribution is required and a link back is not: on the web a credit mostly is a link. See %1; write link-back: preferred if you mean a name alone will do</source>
   <translation>出典表示は必須ですが、リンクは不要になっています。Web 上の出典表示は、たいていリンクです。%1 を確認し、名前だけで足りる意味なら link-back: preferred と書いてください</translation>
  </message>
  <message>
   <source>Attribution required, link-back none</source>
   <translation>出典表示は必須、リンクは不要</translation>
  </message>
  <message>
   <source>attribution says whether the source must be named, link-back whether it must be linked. To require the one and waive the other is possible, and is likely an oversight, since people cannot follow a name. preferred leaves the agent the choice.</source>
   <translation>attribution は出典の名前を示す必要があるかどうか、link-back はリンクする必要があるかどうかを述べます。一方を必須とし、他方を免除することもできますが、名前だけでは人がたどれないため、おそらく見落としです。preferred は判断をエージェントに任せます。</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>厳格なパーサーは %1 を切り詰め、何も残しません。プロダクトトークンに使えるのは a–z、A–Z、_、- だけです。クローラーの運営者が文書に記しているトークンであれば、そのままにしてください。そうでなければ、文書にあるトークンを書いてください</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>厳格なパーサーは %1 を %2 に切り詰めます。プロダクトトークンに使えるのは a–z、A–Z、_、- だけです。クローラーの運営者が文書に記しているトークンであれば、そのままにしてください。そうでなければ、文書にあるトークンを書いてください</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>厳格なパーサーは %1 を切り詰めて空にします。プロダクトトークンに使えるのは a–z、A–Z、_、- だけです。これは運営者が文書に記しているトークンなので、このままにしてください</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>厳格なパーサーは %1 を %2 に切り詰めます。プロダクトトークンに使えるのは a–z、A–Z、_、- だけです。これは運営者が文書に記しているトークンなので、このままにしてください</translation>
  </message>
  <message numerus="yes">
   <source>Strict parsers cut %1 and %n more tokens of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</source>
   <comment>Strict parsers cut %1 and %n more token of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</comment>
   <translation>
    <numerusform>厳格なパーサーは %1 とこのグループのほかの %n 個のトークンを切り詰めます。プロダクトトークンに使えるのは a–z、A–Z、_、- だけです。これらは運営者が文書に記しているトークンなので、このままにしてください</numerusform>
   </translation>
  </message>
  <message>
   <source>Token that strict parsers cut</source>
   <translation>厳格なパーサーが切り詰めるトークン</translation>
  </message>
  <message>
   <source>A product token is made of a–z, A–Z, underscore and hyphen. A reader that follows the standard strictly ends it at the first other character, so AI2Bot becomes AI and 360Spider becomes nothing. Gatepost, and the operators concerned, compare the whole word. Where an operator documents such a token there is no better way to name it.</source>
   <translation>プロダクトトークンは、英字、アンダースコア、ハイフンからなります。規格を文字どおりに守るパーサーはそれ以外の最初の文字で打ち切るため、AI2Bot は AI になり、360Spider は空になります。Gatepost と当の運営者は語全体を比較します。運営者がこのようなトークンを文書に記している場合、ほかによい指定方法はありません。</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. Remove one of the two</source>
   <translation>このルールは何も決めません。一致するパスはすべて、より長い %2 の %1 が決めます。どちらかを削除してください</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>このルールは何も決めません。一致するパスはすべて、先にある %2 の %1 が決めます。どちらかを削除してください</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. They contradict each other; keep the one you intend</source>
   <translation>このルールは何も決めません。一致するパスはすべて、より長い %2 の %1 が決めます。両者は矛盾しているため、意図した方を残してください</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which allows at equal length. They contradict each other; keep the one you intend</source>
   <translation>このルールは何も決めません。一致するパスはすべて、同じ長さで許可する %2 の %1 が決めます。両者は矛盾しているため、意図した方を残してください</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by rules that come before it, one of which is %1 in %2. Remove it, or the others</source>
   <translation>このルールは何も決めません。拡張グループでは、一致するパスはすべて、これより前に来るルールが決めます。%2 の %1 がその 1 つです。このルールか、ほかのルールを削除してください</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>このルールは何も決めません。拡張グループでは、一致するパスはすべて、先に来る %2 の %1 が決めます。どちらかを削除してください</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes before it. They contradict each other; keep the one you intend</source>
   <translation>このルールは何も決めません。拡張グループでは、一致するパスはすべて、これより前に来る %2 の %1 が決めます。両者は矛盾しているため、意図した方を残してください</translation>
  </message>
  <message>
   <source>Rule that never decides</source>
   <translation>何も決めないルール</translation>
  </message>
  <message>
   <source>The longest rule that matches a path decides, and here a longer one matches every path that this rule matches: it can never decide. This is found on the patterns themselves, not by trying paths, so it is certain. A warning is given where the two say the opposite, so that the file does not do what one of its lines says. Where they say the same and the longer one can go, as /blog* beside /blog, that one is named instead, as a line without effect. Length counts stars.</source>
   <translation>パスに一致する最も長いルールが決めますが、このルールが一致するパスにはすべて、より長いルールが一致するため、このルールが決めることはありません。パスを試すのではなくパターン自体を調べているため、確実です。両者が反対のことを述べていれば、ファイルがその 1 行のとおりに働かないため、警告になります。両者が同じことを述べ、/blog と並ぶ /blog* のように長いほうを削除できる場合は、代わりにそちらを効果のない行として示します。星印も長さに数えます。</translation>
  </message>
  <message>
   <source>This file decides nothing: with it and without it every agent gets the same answers, for every path and at all times, because robots.txt speaks first. Remove the file, or take out of robots.txt what overrules it</source>
   <translation>このファイルは何も決めません。robots.txt が優先するため、ファイルがあってもなくても、すべてのパスと時刻について、どのエージェントへの回答も同じです。ファイルを削除するか、これを覆しているものを robots.txt から取り除いてください</translation>
  </message>
  <message>
   <source>File of which another leaves nothing to decide</source>
   <translation>別のファイルのために何も決められないファイル</translation>
  </message>
  <message>
   <source>robots-ai.txt counts only where robots.txt has no rule for a path, so robots.txt can leave it nothing to decide: “Allow: /” is enough, and so is a Disallow for each path that robots-ai.txt closes. Here both sites, with the file and without it, were compared for all agents, paths and times. No answer differs. That is exact, not a sample; where the comparison is too much work, nothing is reported.</source>
   <translation>robots-ai.txt が有効なのは、robots.txt にパスのルールがない場合だけです。そのため robots.txt によって、決めるものが何も残らないことがあります。「Allow: /」だけでそうなり、robots-ai.txt が閉じる各パスに Disallow があるときも同じです。ここでは、このファイルがあるサイトとないサイトを、すべてのエージェント、パス、時刻について比較しました。異なる回答はありません。これは抽出ではなく正確な結果です。比較に手間がかかりすぎる場合は、何も報告しません。</translation>
  </message>
  <message>
   <source>A Discovery file lies on the site itself, and this one is on %1, not on %2. Agents may ignore it</source>
   <translation>Discovery のファイルはサイト自身に置きますが、これは %2 ではなく %1 にあります。エージェントは無視することがあります</translation>
  </message>
  <message>
   <source>Discovery on another host</source>
   <translation>別のホスト上の Discovery</translation>
  </message>
  <message>
   <source>Discovery advertises AI discovery files on the same host. A file elsewhere says nothing about this site, and agents have reason not to trust it. The site's own address is taken from its settings or from its Sitemap lines.</source>
   <translation>Discovery は、同じホストにある AI 向けの発見用ファイルを知らせます。ほかの場所のファイルはこのサイトについて何も述べず、エージェントが信頼しないのも当然です。サイト自身のアドレスは、設定または Sitemap 行から得ます。</translation>
  </message>
  <message>
   <source>In a group of the extended standard $ is an ordinary character, and rules match the whole path anyway. Remove it</source>
   <translation>拡張規格のグループでは $ は普通の文字で、ルールはもともとパス全体に一致します。省いてください</translation>
  </message>
  <message>
   <source>$ means the end of the path only as the last character; here it is an ordinary character, and hardly any URL contains it. Write %1 if that is meant; otherwise remove it or what follows</source>
   <translation>$ がパスの終わりを意味するのは最後の文字であるときだけで、ここでは普通の文字です。これを含む URL はほとんどありません。文字としての意図なら %1 と書き、そうでなければ $ かその後の部分を削除してください</translation>
  </message>
  <message>
   <source>End the rule at $</source>
   <translation>$ でルールを終える</translation>
  </message>
  <message>
   <source>$ that does not anchor</source>
   <translation>終わりを表さない $</translation>
  </message>
  <message>
   <source>A $ at the very end of a rule means that the path must end there. Anywhere else it is an ordinary character, and in an extended group (Robot-version 2.0) it always is. A rule such as /*.pdf$/ or /a$?x therefore matches hardly anything.</source>
   <translation>ルールの最後にある $ は、パスがそこで終わることを意味します。それ以外の場所では普通の文字であり、拡張規格のグループ (Robot-version 2.0) では常に普通の文字です。そのため /*.pdf$/ や /a$?x のようなルールは、ほとんど何にも一致しません。</translation>
  </message>
  <message>
   <source>** is the same as *, which crosses / too, and counts one byte more. Write one star</source>
   <translation>** は、同じく / をまたぐ * と同じ意味で、1 バイト長いだけです。星印を 1 つだけ書いてください</translation>
  </message>
  <message>
   <source>Two stars in a row</source>
   <translation>連続する 2 つの星印</translation>
  </message>
  <message>
   <source>In some pattern languages ** crosses folders and * does not. Here one * stands for any run of bytes, / included, so a second one adds nothing but a byte of length, which may tip the scales between two rules.</source>
   <translation>** はフォルダーをまたぎ、* はまたがないというパターン言語もあります。ここでは 1 つの * が / を含む任意のバイト列を表すため、2 つ目は長さを 1 バイト増やすだけで、それが 2 つのルールの優劣を変えることもあります。</translation>
  </message>
  <message>
   <source>%1 is said in %2 already in this scope (%3), and the first valid one counts: this line decides nothing. Remove one</source>
   <translation>このスコープ (%3) では %1 がすでに %2 に記載されており、最初の有効なものが採用されます。この行は何も決めません。どちらかを削除してください</translation>
  </message>
  <message>
   <source>Directive given twice</source>
   <translation>2 回記載されたディレクティブ</translation>
  </message>
  <message>
   <source>In one scope (the file as a whole, or all blocks of one name) a directive counts once: the first line with a valid value. The others have no effect, which is surprising if their values differ.</source>
   <translation>1 つのスコープ (ファイル全体、または同じ名前のすべてのブロック) では、ディレクティブは 1 回だけ、有効な値を持つ最初の行が採用されます。ほかの行は効果がないため、値が異なっていると意外な結果になります。</translation>
  </message>
  <message>
   <source>The same rule is already in %1; it counts once. Remove one</source>
   <translation>同じルールがすでに %1 にあり、1 回分とみなされます。どちらかを削除してください</translation>
  </message>
  <message>
   <source>The same path, written differently, is already in %1; it counts once. Remove one</source>
   <translation>同じパスが別の書き方ですでに %1 にあり、1 回分とみなされます。どちらかを削除してください</translation>
  </message>
  <message>
   <source>Rule given twice</source>
   <translation>2 回記載されたルール</translation>
  </message>
  <message>
   <source>The same Allow or Disallow appears twice in what an agent reads as one group. The second changes nothing. It makes the file longer and easy to misread: whoever removes one of them has not removed the rule.</source>
   <translation>エージェントが 1 つのグループとして読むものの中に、同じ Allow または Disallow が 2 回あります。2 つ目は何も変えません。ファイルが長くなり、読み誤りやすくなります。一方を消しても、ルールが消えたことにはなりません。</translation>
  </message>
  <message>
   <source>The block states nothing, so its agents follow the global policy. Fill it, or remove it</source>
   <translation>ブロックが何も述べていないため、そのエージェントは全体ポリシーに従います。内容を書くか、削除してください</translation>
  </message>
  <message>
   <source>Block that states nothing</source>
   <translation>何も述べないブロック</translation>
  </message>
  <message>
   <source>A block overrides the global policy for its category, line by line. Without a line it overrides nothing. Perhaps its lines are under another header, or a User-agent line ended it too soon.</source>
   <translation>ブロックは、そのカテゴリについて全体ポリシーを 1 行ごとに上書きします。行がなければ何も上書きしません。行が別のヘッダーの下にあるか、User-agent 行がブロックを早く終わらせた可能性があります。</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything. If that is intended, add an empty Disallow:</source>
   <translation>このグループにはルールがないため、%1 はすべてを取得できます。それが意図なら、空の Disallow: を追加してください</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <translation>このグループにはルールがないため、%1 はすべてを取得できます。下のルールは別のグループのものです。それが意図なら、空の Disallow: を追加してください</translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>このグループにはルールがないため、その %n 件のエージェントはすべてを取得できます。それが意図なら、空の Disallow: を追加してください</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>このグループにはルールがないため、その %n 件のエージェントはすべてを取得できます。下のルールは別のグループのものです。それが意図なら、空の Disallow: を追加してください</numerusform>
   </translation>
  </message>
  <message>
   <source>Group without rules</source>
   <translation>ルールのないグループ</translation>
  </message>
  <message>
   <source>A group that states nothing allows everything to its agents, also what the group for * forbids, since an agent follows one group alone. Perhaps its rules got lost, or a directive nobody knows took their place. An explicit “Disallow:” with nothing behind it says the same on purpose.</source>
   <translation>エージェントは 1 つのグループだけに従うため、何も述べないグループは、* のグループが禁じるものも含めてすべてをエージェントに許可します。ルールが失われたか、誰も知らないディレクティブに置き換わった可能性があります。後に何もない「Disallow:」を明示すれば、同じことを意図として示せます。</translation>
  </message>
  <message>
   <source>The file is UTF-16, which crawlers do not read: to them it contains no rule at all. Save it as UTF-8</source>
   <translation>ファイルは、クローラーが読み取らない UTF-16 です。クローラーにとってはルールが 1 つもありません。UTF-8 で保存してください</translation>
  </message>
  <message>
   <source>Convert to UTF-8</source>
   <translation>UTF-8 に変換</translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>UTF-8 ではないバイトが %n 個あり、その一部はディレクティブの中にあって、意図とは別のパスに一致します。最初のものはここです。ファイルを UTF-8 で保存してください</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, in comments alone. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, in comments alone. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>UTF-8 ではないバイトが、コメントの中にだけ %n 個あります。最初のものはここです。ファイルを UTF-8 で保存してください</numerusform>
   </translation>
  </message>
  <message>
   <source>Convert from Windows-1252 to UTF-8</source>
   <translation>Windows-1252 から UTF-8 に変換</translation>
  </message>
  <message>
   <source>Not UTF-8</source>
   <translation>UTF-8 ではない</translation>
  </message>
  <message>
   <source>Policy files are UTF-8. A byte that is not UTF-8 is usually a character of an older code page (Windows-1252, Latin-1); in a path it then means another path than intended, since crawlers percent-encode the bytes as they are. UTF-16 hides the whole file. Save the file as UTF-8 without BOM.</source>
   <translation>ポリシーファイルは UTF-8 です。UTF-8 ではないバイトは、たいてい古いコードページ (Windows-1252、Latin-1) の文字です。クローラーはバイトをそのままパーセントエンコードするため、パスの中にあると意図とは別のパスを表します。UTF-16 ではファイル全体が読めません。ファイルを BOM なしの UTF-8 で保存してください。</translation>
  </message>
  <message>
   <source>%1 matches a star that is really in the URL, which is rare. For any run of characters write *</source>
   <translation>%1 は、URL に実際に含まれる星印に一致しますが、これはまれです。任意の文字列を表すには * と書いてください</translation>
  </message>
  <message>
   <source>Literal star</source>
   <translation>文字としての星印</translation>
  </message>
  <message>
   <source>%2A in a rule stands for a star in the URL itself; it is not a wildcard. That is right where URLs contain stars, and a mistake where a tool has escaped the wildcard on its way into the file.</source>
   <translation>ルールの中の %2A は URL に含まれる星印そのものを表し、ワイルドカードではありません。URL が星印を含むなら正しく、ツールがファイルへの書き込み時にワイルドカードをエスケープしたのなら誤りです。</translation>
  </message>
  <message>
   <source>%1 has an odd second number and so is experimental: the group is as if it were not there. Write 2.0</source>
   <translation>%1 は 2 番目の数が奇数なので実験用であり、グループはないのと同じです。2.0 と書いてください</translation>
  </message>
  <message>
   <source>Experimental version</source>
   <translation>実験用のバージョン</translation>
  </message>
  <message>
   <source>In the extended standard an odd second number (1.1, 2.1) marks an experiment between a site and a robot that know each other. Everybody else reads the file as if the group were not there, so its agents follow another group or none.</source>
   <translation>拡張規格では、2 番目の数が奇数のもの (1.1、2.1) は、互いを知るサイトとロボットの間の実験を表します。それ以外の読み手は、グループがないものとしてファイルを読みます。そのため、そのエージェントは別のグループに従うか、どれにも従いません。</translation>
  </message>
  <message>
   <source>%1 has a group of the extended standard too, in %2: robots that know it follow that one alone, this one is for all others</source>
   <translation>%1 には %2 に拡張規格のグループもあります。拡張規格を知るロボットはそちらだけに従い、このグループはそれ以外のロボットのものです</translation>
  </message>
  <message>
   <source>Plain and extended groups for one agent</source>
   <translation>1 つのエージェントに通常と拡張のグループ</translation>
  </message>
  <message>
   <source>Groups with Robot-version 2.0 and groups without it name the same agent. A robot that knows the extended standard uses its groups alone, for everything; one that does not reads both kinds as one plain group. That is the way to serve both, as long as both say the same in their own manner.</source>
   <translation>Robot-version 2.0 のあるグループとないグループが、同じエージェントを指しています。拡張規格を知るロボットは、すべてについて拡張のグループだけを使います。知らないロボットは、両方を 1 つの通常のグループとして読みます。両者がそれぞれの書き方で同じことを述べている限り、これが双方に対応する方法です。</translation>
  </message>
  <message>
   <source>In a group of the extended standard a rule without a pattern matches this one path alone, not what lies below it. Write %1</source>
   <translation>拡張規格のグループでは、パターンのないルールはこの 1 つのパスだけに一致し、その下にあるものには一致しません。%1 と書いてください</translation>
  </message>
  <message>
   <source>Folder in an extended group</source>
   <translation>拡張グループの中のフォルダー</translation>
  </message>
  <message>
   <source>In a group with Robot-version 2.0 a value without * ? [ or \ is explicit and must equal the whole path. /images/ then means the folder's own page and nothing in it, unlike everywhere else. /images/* matches what lies below.</source>
   <translation>Robot-version 2.0 のグループでは、* ? [ \ を含まない値は明示パスで、パス全体と等しくなければなりません。そのため /images/ は、ほかの場所とは異なり、フォルダー自身のページだけを意味し、その中身は含みません。/images/* はその下にあるものに一致します。</translation>
  </message>
  <message>
   <source>%1 is a value of %2, not of %3, which takes %4; the line decides nothing</source>
   <translation>%1 は %2 の値で、%3 の値ではありません。受け付けるのは %4 です。この行は何も決めません</translation>
  </message>
  <message>
   <source>Value of another directive</source>
   <translation>別のディレクティブの値</translation>
  </message>
  <message>
   <source>The value belongs to another directive: short-only to quote, session-only to store, ask to those that can be asked for, required to attribution and link-back. Perhaps the key is the wrong one. As it is, the line states nothing.</source>
   <translation>この値は別のディレクティブのものです。short-only は quote、session-only は store、ask は問い合わせのできるもの、required は attribution と link-back の値です。キーが間違っている可能性があります。このままでは、この行は何も述べません。</translation>
  </message>
  <message>
   <source>The empty Disallow allows %1 everything: the rules for * do not apply to it, for example %2 in %3. If that is not meant, repeat them here</source>
   <translation>空の Disallow は %1 にすべてを許可します。%3 の %2 など、* のルールは適用されません。意図したものでなければ、ここに繰り返してください</translation>
  </message>
  <message>
   <source>Copy the rules for * into this group</source>
   <translation>* のルールをこのグループにコピー</translation>
  </message>
  <message>
   <source>Agent freed from the rules for *</source>
   <translation>* のルールから解放されたエージェント</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group with nothing but an empty Disallow therefore opens the whole site to its agent, also what * is denied. That may be meant. Often it is not: a form or a program made the group for a Crawl-delay or a signal and put the empty Disallow there because a group needs a rule. Repeat the rules for * in it, or name the agent in the group for *.</source>
   <translation>エージェントは、自分を指す最も限定的なグループだけに従います。そのため、空の Disallow しかないグループは、* に拒否しているものも含めて、サイト全体をそのエージェントに開放します。意図どおりのこともありますが、そうでないことがよくあります。フォームやプログラムが Crawl-delay やシグナルのためにグループを作り、グループにはルールが必要なため空の Disallow を入れた場合です。* のルールをここに繰り返すか、エージェントの名前を * のグループに加えてください。</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2</source>
   <translation>ルールはこのサイトのパスです。%1 は何にも一致しません。%2 と書いてください</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>ルールはこのサイトのパスです。%1 は何にも一致しません。このホスト自身のパスなら、%2 と書いてください</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2</source>
   <translation>ルールが持つのはパスで、URL 全体ではありません。%1 は何にも一致しません。%2 と書いてください</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>ルールが持つのはパスで、URL 全体ではありません。%1 は何にも一致しません。このホスト自身のパスなら、%2 と書いてください</translation>
  </message>
  <message>
   <source>Whole URL where a path belongs</source>
   <translation>パスの場所に URL 全体</translation>
  </message>
  <message>
   <source>Allow and Disallow are matched against the path and query of a URL, which begin with /. A value that begins with a scheme and a host can match nothing. A policy file applies only to its own host: pages of another host need a file there.</source>
   <translation>Allow と Disallow は、/ で始まる URL のパスとクエリに照合されます。スキームとホストで始まる値は何にも一致しません。ポリシーファイルが適用されるのは自分のホストだけです。別のホストのページには、そこに置いたファイルが必要です。</translation>
  </message>
  <message>
   <source>Google takes %1 for Allow: all its crawlers may then fetch %2. Write %3 instead</source>
   <translation>Google は %1 を Allow とみなします。その場合、Google のすべてのクローラーが %2 を取得できます。代わりに %3 と書いてください</translation>
  </message>
  <message>
   <source>Google takes %1 for Disallow: all its crawlers then stay out of %2. Write %3 instead</source>
   <translation>Google は %1 を Disallow とみなします。その場合、Google のすべてのクローラーが %2 を訪れなくなります。代わりに %3 と書いてください</translation>
  </message>
  <message>
   <source>Key that Google takes for a rule</source>
   <translation>Google がルールとみなすキー</translation>
  </message>
  <message>
   <source>Google's parser knows a key by its beginning. DisallowAITraining is a Disallow to it, and AllowAITraining an Allow: a line about training then closes the pages to Google's search too, or opens what was closed. Where the group has the same rule anyway, nothing changes and nothing is reported. Content-Usage says the same about training and names a path too; a group for Google-Extended says it to Google.</source>
   <translation>Google のパーサーはキーを先頭部分で見分けます。DisallowAITraining は Disallow、AllowAITraining は Allow とみなされます。そのため、学習についての行が Google の検索に対してもページを閉じたり、閉じていたものを開放したりします。グループにもともと同じルールがある場合は何も変わらず、何も報告しません。Content-Usage は学習について同じことを述べ、パスも指定できます。Google-Extended のグループは、同じことを Google に伝えます。</translation>
  </message>
  <message>
   <source>%1 is misspelt: Google reads it as %2, other crawlers pass the line over. Write %2</source>
   <translation>%1 は綴りの誤りです。Google は %2 として読みますが、ほかのクローラーは行を読み飛ばします。%2 と書いてください</translation>
  </message>
  <message>
   <source>Misspelling that only Google accepts</source>
   <translation>Google だけが受け付ける綴りの誤り</translation>
  </message>
  <message>
   <source>Google's reader takes a handful of frequent misspellings (disalow, dissallow, useragent, user agent, site-map …) for the directive they resemble, and longer words for the directive they begin with (Disallowed). Nobody else does: one and the same file then says different things to different crawlers, and a test with Google's tools shows nothing wrong.</source>
   <translation>Google のパーサーは、よくある綴りの誤り (disalow、dissallow、useragent、user agent、site-map など) のいくつかを、似たディレクティブとみなし、長い語 (Disallowed) を、その先頭にあるディレクティブとみなします。ほかのクローラーはそうしません。そのため同じファイルがクローラーごとに異なることを述べ、Google のツールで試しても問題は見つかりません。</translation>
  </message>
  <message>
   <source>Close the group above with “Disallow:”</source>
   <translation>上のグループを「Disallow:」で終える</translation>
  </message>
  <message>
   <source>This line joins the group above it: %1 in %2 does not close it, so hours and pace below are for both. Neither has a rule, so nobody may fetch more or less. Put an empty Disallow: between them to keep them apart</source>
   <translation>この行は上のグループにつながっています。%2 の %1 ではグループが終わらないため、下の時間帯とペースは両方が対象になります。どちらにもルールがないため、取得できるものに変わりはありません。分けるには、間に空の Disallow: を置いてください</translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>この行は上のグループにつながっています。%2 の %1 ではグループが終わらないため、下の %n 件のルールはすべてのクローラーが対象になります。間に Allow か Disallow の行を置いてください。すべて開放するなら、空の Disallow: にします</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>この行は上のグループにつながっています。%2 の %1 ではグループが終わらないため、下の %n 件のルールは %3 も対象になります。間に Allow か Disallow の行を置いてください。すべて開放するなら、空の Disallow: にします</numerusform>
   </translation>
  </message>
  <message>
   <source>Group that swallows the one above</source>
   <translation>上のグループを取り込むグループ</translation>
  </message>
  <message>
   <source>Only Allow and Disallow end the run of User-agent lines that a group begins with; other lines must not interfere. So User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / is one group for both, and blocks everyone, though its author meant X alone. Blank lines do not separate groups either. An empty “Disallow:” before the second User-agent line separates them. Where no rule follows, only hours and pace are shared: that is a note. An agent that is named on both sides is not reported.</source>
   <translation>グループの冒頭に並ぶ User-agent 行を終わらせるのは Allow と Disallow だけで、ほかの行は影響しません。そのため User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / は両者を対象とする 1 つのグループになり、作成者が X だけを意図していても全員を遮断します。空行もグループを分けません。2 つ目の User-agent 行の前に空の「Disallow:」を置けば分かれます。後にルールが続かなければ、共有されるのは時間帯とペースだけなので、注記にとどまります。両側に挙げられたエージェントは報告されません。</translation>
  </message>
  <message>
   <source>honest takes yes and nothing else: no site can permit an agent to lie about what it is. The line states nothing</source>
   <translation>honest の値は yes だけです。正体を偽ることをエージェントに許せるサイトはありません。この行は何も述べません</translation>
  </message>
  <message>
   <source>Write yes</source>
   <translation>yes と書く</translation>
  </message>
  <message>
   <source>honest is yes or nothing</source>
   <translation>honest は yes か記載なし</translation>
  </message>
  <message>
   <source>honest asks agents to represent truly what they are. The specification gives it one value, yes, and says that there is no other. Any other value is invalid and states nothing; leave the line out instead.</source>
   <translation>honest は、エージェントに自らの正体を正しく示すよう求めます。仕様が認める値は yes だけで、ほかの値はないと定めています。それ以外の値は無効で、何も述べません。代わりに行を省いてください。</translation>
  </message>
  <message>
   <source>A honeypot proves something only if both files forbid it: %1 leaves %2 open to *. Put the same Disallow there</source>
   <translation>ハニーポットは、両方のファイルが禁じている場合にだけ証拠になります。%1 は %2 を * に開放しています。同じ Disallow をそこに置いてください</translation>
  </message>
  <message>
   <source>Honeypot in one file only</source>
   <translation>一方のファイルだけのハニーポット</translation>
  </message>
  <message>
   <source>A honeypot is a path that no well-behaved agent visits: who comes has not read the rules or does not keep to them. It must be disallowed in robots.txt and in robots2.txt, else an agent that reads the other file comes in good faith. A path counts as a honeypot if it is one of those the specification recommends or if its comment says so.</source>
   <translation>ハニーポットは、行儀のよいエージェントが訪れないパスです。訪れる者は、ルールを読んでいないか、守っていません。robots.txt と robots2.txt の両方で禁止しておかないと、もう一方のファイルを読むエージェントが悪意なく訪れてしまいます。仕様が推奨するパスであるか、コメントにその旨があれば、ハニーポットとみなします。</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file: the server answers with HTML, perhaps its error page or a start page, and crawlers find no rule. Serve plain text here</source>
   <translation>これはポリシーファイルではなく Web ページです。サーバーが、おそらくエラーページかトップページの HTML を返しており、クローラーはルールを見つけられません。ここではプレーンテキストを返してください</translation>
  </message>
  <message>
   <source>The file contains HTML from here on: it decides nothing and does not belong here. Remove it</source>
   <translation>ここからファイルに HTML が含まれています。何も決めず、ここにあるべきものではありません。削除してください</translation>
  </message>
  <message>
   <source>HTML instead of text</source>
   <translation>テキストではなく HTML</translation>
  </message>
  <message>
   <source>The file is, or contains, HTML. Often the server sends its error page or the application's start page for every address, with status 200: crawlers then take it for a policy without rules and fetch everything. Sometimes a plug-in has written markup into the file. Serve text/plain with directives alone, or answer 404 if there is no policy.</source>
   <translation>ファイルが HTML であるか、HTML を含んでいます。多くの場合、サーバーがどのアドレスにも、エラーページやアプリケーションのトップページをステータス 200 で返しています。クローラーはそれをルールのないポリシーとみなし、すべてを取得します。プラグインがファイルにマークアップを書き込んだ場合もあります。ディレクティブだけの text/plain を返すか、ポリシーがなければ 404 を返してください。</translation>
  </message>
  <message>
   <source>%1 is HTML for %2; in this file it is read character by character and matches no real URL. Write %2</source>
   <translation>%1 は %2 を表す HTML です。このファイルでは 1 文字ずつ読み取られ、実際の URL には一致しません。%2 と書いてください</translation>
  </message>
  <message>
   <source>HTML entity in a value</source>
   <translation>値の中の HTML エンティティ</translation>
  </message>
  <message>
   <source>&amp;amp; and its like belong in HTML. A policy file is plain text: the five characters are compared as they are, so a rule for a query such as ?a=1&amp;amp;b=2 misses every request. It comes from copying a link out of a page's source.</source>
   <translation>&amp;amp; などは HTML で使うものです。ポリシーファイルはプレーンテキストで、この 5 文字はそのまま比較されます。そのため ?a=1&amp;amp;b=2 のようなクエリのルールは、どのリクエストにも一致しません。ページのソースからリンクをコピーするとこうなります。</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents of this group are documented not to follow these files. To keep them out, refuse them at the server</source>
   <comment>%1 and %n more agent of this group are documented not to follow these files. To keep them out, refuse them at the server</comment>
   <translation>
    <numerusform>%1 とこのグループのほかの %n 件のエージェントは、これらのファイルに従わないと文書に記されています。入れないためには、サーバーで拒否してください</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files, since it fetches what a person asked for. To keep it out, refuse it at the server</source>
   <translation>%1 は人の求めたものを取得するため、これらのファイルに従わないと文書に記されています。入れないためには、サーバーで拒否してください</translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files. To keep it out, refuse it at the server</source>
   <translation>%1 は、これらのファイルに従わないと文書に記されています。入れないためには、サーバーで拒否してください</translation>
  </message>
  <message>
   <source>Agent that does not follow these files</source>
   <translation>これらのファイルに従わないエージェント</translation>
  </message>
  <message>
   <source>Policy files ask; they do not bar. This agent is documented, by its operator or by observers, not to follow them. The group does no harm and states your will, but only the server or a firewall can refuse the agent.</source>
   <translation>ポリシーファイルは求めるだけで、遮断はしません。このエージェントは、運営者または観察者によって、従わないことが文書に記されています。グループは害にならず、意思を示しますが、エージェントを拒めるのはサーバーかファイアウォールだけです。</translation>
  </message>
  <message numerus="yes">
   <source>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</source>
   <comment>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</comment>
   <translation>
    <numerusform>これは * に対してサイトを閉じますが、自分を名指しするグループにしか従わないエージェントもあります: %1 とほか %n 件。それらも入れないためには、名前を挙げてください</numerusform>
   </translation>
  </message>
  <message>
   <source>This closes the site to *, but some agents listen only to a group that names them: %1. Name those that should stay out too</source>
   <translation>これは * に対してサイトを閉じますが、自分を名指しするグループにしか従わないエージェントもあります: %1。それらも入れないためには、名前を挙げてください</translation>
  </message>
  <message>
   <source>Agents that a group for * does not reach</source>
   <translation>* のグループが適用されないエージェント</translation>
  </message>
  <message>
   <source>A few agents are documented not to follow the group for *: above all those that check pages for advertising, which an advertiser has asked for. A file that closes the whole site to * leaves it open to them. They do follow a group that names them.</source>
   <translation>* のグループに従わないと文書に記されたエージェントがいくつかあります。その多くは、広告主の依頼で広告のためにページを調べるものです。* に対してサイト全体を閉じたファイルも、これらには開放されたままです。名前を挙げたグループには従います。</translation>
  </message>
  <message>
   <source>Value that the directive does not take</source>
   <translation>ディレクティブが受け付けない値</translation>
  </message>
  <message>
   <source>The value is none that the directive takes, so the line states nothing: the matter stays as if the line were not there, which for a permission mostly means open. The message lists what is valid. Values are compared without case; nothing else is guessed.</source>
   <translation>ディレクティブが受け付ける値ではないため、この行は何も述べません。行がないのと同じ扱いになり、許可に関するものなら、たいていは開放を意味します。有効な値はメッセージに示されます。値は大文字と小文字を区別せずに比較され、それ以外の推測はしません。</translation>
  </message>
  <message>
   <source>no-break space</source>
   <translation>ノーブレークスペース</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>ゼロ幅スペース</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>ゼロ幅非接合子</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>ゼロ幅接合子</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>左から右マーク</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>右から左マーク</translation>
  </message>
  <message>
   <source>line separator</source>
   <translation>行区切り文字</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>単語結合子</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>全角スペース</translation>
  </message>
  <message>
   <source>There is an invisible character (%1) here, and it counts as part of the word beside it; remove it</source>
   <translation>ここに見えない文字 (%1) があり、隣の語の一部とみなされます。削除してください</translation>
  </message>
  <message>
   <source>Replace it by a space</source>
   <translation>スペースに置き換える</translation>
  </message>
  <message>
   <source>Remove it</source>
   <translation>削除する</translation>
  </message>
  <message>
   <source>Invisible character</source>
   <translation>見えない文字</translation>
  </message>
  <message>
   <source>Text copied from a web page or a word processor often brings spaces that are not spaces (U+00A0) or characters without width. In a policy file they belong to the key, the token or the path they touch: an agent is then never found, a path never matches. Only space and tab are white space here.</source>
   <translation>Web ページやワープロからコピーしたテキストには、空白ではない空白 (U+00A0) や幅のない文字が含まれることがあります。ポリシーファイルでは、これらは接するキー、トークン、パスの一部になり、エージェントは見つからず、パスは一致しません。ここで空白とみなされるのは、スペースとタブだけです。</translation>
  </message>
  <message>
   <source>last-update lies in the future, so agents cannot tell whether they know this version. Write the time of the change, in UTC</source>
   <translation>last-update が未来の日時なので、エージェントはこの版を知っているかどうか判断できません。変更の日時を UTC で書いてください</translation>
  </message>
  <message>
   <source>last-update in the future</source>
   <translation>未来の last-update</translation>
  </message>
  <message>
   <source>last-update says when the file changed, as YYYY-MM-DD HH:MM UTC. A time to come (more than a day ahead, to leave room for clocks and zones) is a slip of the pen or day and month exchanged; agents that compare it with their copy are led astray.</source>
   <translation>last-update は、ファイルの変更日時を YYYY-MM-DD HH:MM UTC の形式で示します。未来の日時 (時計やタイムゾーンのずれを見込んで 1 日より先) は、書き間違いか、日と月の取り違えです。手元のコピーと比較するエージェントが惑わされます。</translation>
  </message>
  <message numerus="yes">
   <source>The line has %n bytes; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</source>
   <comment>The line has %n byte; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</comment>
   <translation>
    <numerusform>この行は %n バイトあります。Google のパーサーは行を 16,663 バイトで切るため、ここから後は読み取られません。行を分けてください</numerusform>
   </translation>
  </message>
  <message>
   <source>Very long line</source>
   <translation>非常に長い行</translation>
  </message>
  <message>
   <source>Readers bound the length of a line. Google's open-source reader cuts it at 16,663 bytes, eight times the longest URL that browsers took for long; the rest of the line is dropped. A directive of this length is nearly always a list or a file that lost its line breaks.</source>
   <translation>パーサーは行の長さを制限しています。Google のオープンソースのパーサーは、ブラウザーが長く上限としてきた URL の 8 倍に当たる 16,663 バイトで行を切り、残りを捨てます。これほど長いディレクティブは、ほとんどの場合、一覧か、改行を失ったファイルです。</translation>
  </message>
  <message>
   <source>%1 obeys only this group and ignores the rules for * (e.g. %3, %2). Copy the ones it needs</source>
   <translation>%1 はこのグループだけに従い、* のルール (例: %3 の %2) を無視します。必要なものをコピーしてください</translation>
  </message>
  <message>
   <source>Named group that loses the rules for *</source>
   <translation>* のルールを失う名前付きグループ</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group for a named agent therefore frees it from every rule for *. Often it was made to add one rule or a Crawl-delay, and opens the closed folders by mistake. Repeat in it what should apply there too, or name the agent in the group for *.</source>
   <translation>エージェントは、自分を指す最も限定的なグループだけに従います。そのため名前付きのグループは、そのエージェントを * に対するすべての記載から解放します。ルールや Crawl-delay を 1 つ足すために作ったグループが、閉じたフォルダーを知らないうちに開いていることがよくあります。ここでも守らせたいものを繰り返すか、エージェントの名前を * のグループに加えてください。</translation>
  </message>
  <message numerus="yes">
   <source>The file has lost its line breaks: this line contains %n directives, and crawlers read at most the first. Put each on its own line</source>
   <comment>The file has lost its line breaks: this line contains %n directive, and crawlers read at most the first. Put each on its own line</comment>
   <translation>
    <numerusform>ファイルの改行が失われています。この行には %n 個のディレクティブがあり、クローラーが読むのはせいぜい最初の 1 つです。それぞれ別の行に書いてください</numerusform>
   </translation>
  </message>
  <message>
   <source>Split at directives and comments</source>
   <translation>ディレクティブとコメントの前で分割</translation>
  </message>
  <message>
   <source>Lost line breaks</source>
   <translation>失われた改行</translation>
  </message>
  <message>
   <source>Each directive needs its own line. A form, a template or a copy has put several lines into one; what a crawler then reads is the first directive with all the rest as its value, or, behind a #, nothing at all. The fix splits the line before every directive and every #; read the result before you publish it, since prose may contain such words too.</source>
   <translation>ディレクティブは 1 行に 1 つです。フォーム、テンプレート、コピーのいずれかで、複数の行が 1 行になっています。クローラーが読むのは、残り全体を値とする最初のディレクティブか、# の後なら何もありません。修正では、各ディレクティブとコメント記号の前で行を分割します。文章にもそのような語が含まれることがあるため、公開前に結果を読んでください。</translation>
  </message>
  <message>
   <source>From here on the file is managed by the Yoast plug-in: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>ここからは Yoast プラグインがファイルを管理しています。変更は上書きされるか重複します。プラグインの設定で変更してください。同じエージェントに対する自分のルールは、これらと合わせて読み取られます</translation>
  </message>
  <message>
   <source>From here on the file is managed by %1: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>ここからは %1 がファイルを管理しています。変更は上書きされるか重複します。そちらの設定で変更してください。同じエージェントに対する自分のルールは、これらと合わせて読み取られます</translation>
  </message>
  <message>
   <source>Block managed by somebody else</source>
   <translation>ほかの者が管理するブロック</translation>
  </message>
  <message>
   <source>A content delivery network or a plug-in puts its own block into the file when it is served, between marks. What is served is then not the file on your disk. Groups for the same agent in the block and in your part are read as one by crawlers of the standard, so the block can open or close what you did not.</source>
   <translation>コンテンツ配信ネットワークやプラグインは、配信の際に、目印で囲んだ独自のブロックをファイルに加えます。その場合、配信されるものはディスク上のファイルと同じではありません。ブロックとあなたの部分にある同じエージェントのグループは、規格に従うクローラーには 1 つとして読まれるため、あなたが開閉していないものがブロックによって開閉されることがあります。</translation>
  </message>
  <message>
   <source>compete: no applies to competitors in your market, but no market is declared: agents must guess who is meant. Add a line such as “market: reference-publishing”</source>
   <translation>compete: no は市場の競合他社に向けたものですが、市場が申告されていないため、エージェントは誰のことかを推測しなければなりません。「market: reference-publishing」のような行を追加してください</translation>
  </message>
  <message>
   <source>compete: no without market</source>
   <translation>market のない compete: no</translation>
  </message>
  <message>
   <source>compete: no forbids the use by a competitor in the declared market. Without market it still applies, but every agent judges for itself whether its operator competes with you. One line of free text settles it.</source>
   <translation>compete: no は、申告した市場の競合他社による利用を禁じます。market がなくても有効ですが、運営者が競合しているかどうかを各エージェントが自分で判断することになります。自由記述の 1 行で解決します。</translation>
  </message>
  <message>
   <source>A meta line is written “# meta: %1: value”; without the colon it is a comment like any other</source>
   <translation>メタ行は「# meta: %1: value」と書きます。コロンがないと、普通のコメントになります</translation>
  </message>
  <message>
   <source>Meta lines count only before the first directive, which is in %1; this is a comment like any other. Move it up</source>
   <translation>メタ行は、%1 にある最初のディレクティブより前でだけ有効です。これは普通のコメントになります。上へ移動してください</translation>
  </message>
  <message>
   <source>%1 is not a meta key. Did you mean %2?</source>
   <translation>%1 はメタキーではありません。%2 のことですか?</translation>
  </message>
  <message>
   <source>%1 is not a meta key of the specification; agents ignore it</source>
   <translation>%1 は仕様にあるメタキーではありません。エージェントは読み飛ばします</translation>
  </message>
  <message>
   <source>%1 is given above already; one is enough</source>
   <translation>%1 はすでに上に記載されています。1 つで十分です</translation>
  </message>
  <message>
   <source>Meta line that is not read</source>
   <translation>読み取られないメタ行</translation>
  </message>
  <message>
   <source>Facts about the file are comments at its top, before the first directive: “# meta: key: value” with one of the keys spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence and chain-id. Written differently, or further down, they are comments like any other.</source>
   <translation>ファイルについての情報は、先頭の、最初のディレクティブより前のコメントに書きます。形式は「# meta: key: value」で、キーは spec-version、last-update、update-frequency、significant-change、authored-by、contact、jurisdiction、licence、chain-id のいずれかです。別の書き方をしたものや、もっと下にあるものは、普通のコメントです。</translation>
  </message>
  <message>
   <source>%1 is misspelt and has no colon: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>%1 は綴りの誤りで、コロンもありません。Google はこの行を読みますが、ほかのクローラーは無視します。%2 と書いてください</translation>
  </message>
  <message>
   <source>No colon behind %1: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>%1 の後にコロンがありません。Google はこの行を読みますが、ほかのクローラーは無視します。%2 と書いてください</translation>
  </message>
  <message>
   <source>No colon behind %1: the line decides nothing. Write %2</source>
   <translation>%1 の後にコロンがないため、この行は何も決めません。%2 と書いてください</translation>
  </message>
  <message>
   <source>Put the colon in</source>
   <translation>コロンを入れる</translation>
  </message>
  <message>
   <source>Missing colon</source>
   <translation>コロンがない</translation>
  </message>
  <message>
   <source>A line is a key, a colon and a value. Without the colon it is none and is passed over by every reader that keeps to the standard; only Google guesses, and only where the line has exactly two words, misspelt ones among them. To the others the rule that was meant does not count.</source>
   <translation>行は、キー、コロン、値からなります。コロンがないと行とはみなされず、規格に従うすべてのパーサーが読み飛ばします。推測するのは Google だけで、それも行がちょうど 2 語の場合に限られます (綴りの誤った語も含みます)。ほかのものにとって、意図したルールは無効です。</translation>
  </message>
  <message>
   <source>For agents without their own block nothing is stated about %1. Unstated is not an answer: say yes, no or ask</source>
   <translation>固有のブロックを持たないエージェントに対して、%1 についての記載がありません。未記載は答えになりません。yes、no、ask のいずれかを書いてください</translation>
  </message>
  <message>
   <source>crawl, read or train is not stated</source>
   <translation>crawl、read、train のいずれかが未記載</translation>
  </message>
  <message>
   <source>Nothing is obligatory in robots2.txt, but three directives are what most agents look for: crawl and read, which everything else hangs on, and train. What no file states is neither permitted nor forbidden, and each agent then does as it likes.</source>
   <translation>robots2.txt に必須のものはありませんが、多くのエージェントが探すディレクティブは 3 つあります。ほかのすべての前提となる crawl と read、そして train です。どのファイルにも記載のないものは許可も禁止もされず、各エージェントが自由に判断します。</translation>
  </message>
  <message numerus="yes">
   <source>%n lines end otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</source>
   <comment>%n line ends otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</comment>
   <translation>
    <numerusform>%n 行の行末がほか (%1) と異なります。最初のものはここです。クローラーはどの種類も読み取りますが、1 種類しか知らないプログラムは行をつなげてしまうことがあります</numerusform>
   </translation>
  </message>
  <message>
   <source>Make all line ends %1</source>
   <translation>すべての行末を %1 にする</translation>
  </message>
  <message>
   <source>Mixed line ends</source>
   <translation>行末の混在</translation>
  </message>
  <message>
   <source>Lines may end at LF, CRLF or CR, and the standard's readers take all three, also mixed. Home-made readers often know one of them: a lone CR then glues two lines together, which loses a rule. Mixed line ends mostly come from files put together on several systems.</source>
   <translation>行末は LF、CRLF、CR のいずれでもよく、規格に従うパーサーは、混在していても 3 つとも受け付けます。自作のパーサーは 1 つしか知らないことが多く、単独の CR があると 2 行がつながってルールが失われます。行末の混在は、たいてい、複数のシステムで作ったファイルをまとめたときに生じます。</translation>
  </message>
  <message>
   <source>User-agent names no agent, so the rules below apply to no agent. Write * for every crawler, or a product token</source>
   <translation>User-agent がどのクローラーも指していないため、下のルールはどのクローラーにも適用されません。すべてのクローラーなら * を、そうでなければプロダクトトークンを書いてください</translation>
  </message>
  <message>
   <source>Write *</source>
   <translation>* と書く</translation>
  </message>
  <message>
   <source>User-agent without a name</source>
   <translation>名前のない User-agent</translation>
  </message>
  <message>
   <source>A User-agent line without a value names no crawler. It still opens a group, so the rules below belong to it and reach nobody. Mostly * was meant.</source>
   <translation>値のない User-agent 行は、どのクローラーも指しません。それでもグループは始まるため、下のルールはこのグループに属し、誰にも届きません。たいていは * の意図です。</translation>
  </message>
  <message>
   <source>No empty line separates this group from the one above. Put one between them</source>
   <translation>このグループと上のグループの間に空行がありません。空行を入れてください</translation>
  </message>
  <message>
   <source>Put an empty line before the group</source>
   <translation>グループの前に空行を入れる</translation>
  </message>
  <message>
   <source>Groups without an empty line between them</source>
   <translation>間に空行のないグループ</translation>
  </message>
  <message>
   <source>robots-ai.txt should have an empty line between its groups. Readers that follow RFC 9309 do not need it; old ones end a group at the empty line and would take two groups for one. Comments directly above a User-agent line go with it.</source>
   <translation>robots-ai.txt では、グループの間に空行を入れることになっています。RFC 9309 に従うパーサーには不要ですが、古いものは空行でグループが終わるとみなし、2 つのグループを 1 つと解釈します。User-agent 行のすぐ上のコメントは、その行に付随します。</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it. Say no here too, or yes there</source>
   <translation>これは効果を持ちません。%2 の %1 が禁じています。こちらも no にするか、あちらを yes にしてください</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it to this block's agents. Say no here too, or yes there</source>
   <translation>これは効果を持ちません。%2 の %1 が、このブロックのエージェントに禁じています。こちらも no にするか、あちらを yes にしてください</translation>
  </message>
  <message>
   <source>Permission that cannot take effect</source>
   <translation>効果を持たない許可</translation>
  </message>
  <message>
   <source>One directive follows from another: crawl: no forbids reading, and read: no forbids every use: summarise, quote, derivative, train, store, compete, personalise and monetise. A yes, an ask or a short-only for one of these beside it cannot take effect. Decide which of the two is meant.</source>
   <translation>ディレクティブには前提関係があります。crawl: no は読み取りを禁じ、read: no はすべての利用 (summarise、quote、derivative、train、store、compete、personalise、monetise) を禁じます。それらと並ぶ yes、ask、short-only は効果を持ちません。どちらを意図しているかを決めてください。</translation>
  </message>
  <message>
   <source>No report-to line: nobody knows where to report an agent that does not keep to this file. Add an address or a URL</source>
   <translation>report-to の行がないため、このファイルを守らないエージェントをどこに報告すればよいかわかりません。メールアドレスか URL を追加してください</translation>
  </message>
  <message>
   <source>Nowhere to report to</source>
   <translation>報告先がない</translation>
  </message>
  <message>
   <source>report-to names a mail address or a URL for reports of agents that break the policy, and for agents that have questions. It is optional; several lines are allowed.</source>
   <translation>report-to は、ポリシーに反するエージェントの報告先、または質問のあるエージェントの問い合わせ先となるメールアドレスか URL を示します。省略でき、複数行書くこともできます。</translation>
  </message>
  <message>
   <source>The file has no User-agent line, so it says nothing to any agent. Add a group, or do not publish the file</source>
   <translation>ファイルに User-agent 行がなく、どのエージェントにも何も述べていません。グループを追加するか、ファイルを公開しないでください</translation>
  </message>
  <message>
   <source>robots-ai.txt without a group</source>
   <translation>グループのない robots-ai.txt</translation>
  </message>
  <message>
   <source>The specification of robots-ai.txt asks for at least one User-agent line, and its validator rejects a file without one. Crawlers take such a file like a missing one: it restricts nothing.</source>
   <translation>robots-ai.txt の仕様は少なくとも 1 行の User-agent を求めており、そのバリデーターは User-agent 行のないファイルを拒否します。クローラーはこのようなファイルをないものとみなし、何も制限されません。</translation>
  </message>
  <message>
   <source>The file contains NUL bytes. Some crawlers end the line there, others the file; remove them</source>
   <translation>ファイルに NUL バイトがあります。そこで行を終えるクローラーも、ファイルを終えるクローラーもあります。削除してください</translation>
  </message>
  <message numerus="yes">
   <source>The file contains NUL bytes in %n places. Some crawlers end the line there, others the file; remove them</source>
   <comment>The file contains NUL bytes in %n place. Some crawlers end the line there, others the file; remove them</comment>
   <translation>
    <numerusform>ファイルの %n か所に NUL バイトがあります。そこで行を終えるクローラーも、ファイルを終えるクローラーもあります。削除してください</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove the NUL bytes</source>
   <translation>NUL バイトを削除</translation>
  </message>
  <message>
   <source>NUL byte</source>
   <translation>NUL バイト</translation>
  </message>
  <message>
   <source>A NUL byte has no meaning in a text. Google's reader ends the line at it, programs written in C may end the whole file there, others keep it as a part of the path. It mostly comes from a broken export or from a file in UTF-16 without its mark.</source>
   <translation>テキストの中の NUL バイトに意味はありません。Google のパーサーはそこで行を終え、C で書かれたプログラムはそこでファイル全体を終えることがあり、パスの一部とみなすものもあります。たいていは、壊れた書き出しか、マークのない UTF-16 のファイルから生じます。</translation>
  </message>
  <message numerus="yes">
   <source>%1 are labels of earlier drafts. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</source>
   <comment>%1 is a label of an earlier draft. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</comment>
   <translation>
    <numerusform>%1 は以前の草案のラベルです。現在のラベルは train-ai、ai-use、search で、今の草案に従うパーサーはほかのものを読み飛ばします</numerusform>
   </translation>
  </message>
  <message>
   <source>Label of an earlier draft</source>
   <translation>以前の草案のラベル</translation>
  </message>
  <message>
   <source>The vocabulary of Content-Usage has changed from draft to draft. Today it has three labels: train-ai (training models), ai-use (use by AI systems otherwise) and search. None of them covers another, so bots, all and tdm have to be written as all three. The fix keeps what each old label said; labels that the line already has in today's form win. ai is written as train-ai and ai-use, which is Gatepost's reading of it.</source>
   <translation>Content-Usage の語彙は草案ごとに変わってきました。現在のラベルは、train-ai (モデルの学習)、ai-use (AI システムによるその他の利用)、search の 3 つです。どれもほかを含まないため、bots、all、tdm は 3 つすべてとして書く必要があります。修正では、古い各ラベルの内容がそのまま引き継がれます。行に現在の形のラベルがすでにあれば、それが優先します。ai は train-ai と ai-use として書かれますが、これは Gatepost による解釈です。</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n other lines of this file are directives of %2 and decide nothing in %3. Move them there</source>
   <comment>%1 and %n other line of this file are directives of %2 and decide nothing in %3. Move them there</comment>
   <translation>
    <numerusform>%1 とこのファイルのほかの %n 行は %2 のディレクティブで、%3 では何も決めません。そちらへ移動してください</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is a directive of %2 and decides nothing in %3. Move it there</source>
   <translation>%1 は %2 のディレクティブで、%3 では何も決めません。そちらへ移動してください</translation>
  </message>
  <message>
   <source>Make it a comment</source>
   <translation>コメントにする</translation>
  </message>
  <message>
   <source>Directive of another file</source>
   <translation>別のファイルのディレクティブ</translation>
  </message>
  <message>
   <source>The directive exists, but in another file of the site. Readers of robots.txt know nothing of the AI policy of robots2.txt, and readers of robots2.txt take no Crawl-delay or Visit-time from it: there, pace is said with rate. In the wrong file the line is passed over.</source>
   <translation>このディレクティブは存在しますが、サイトの別のファイルのものです。robots.txt のパーサーは robots2.txt の AI ポリシーを知らず、robots2.txt のパーサーはそこから Crawl-delay や Visit-time を読み取りません。robots2.txt では、ペースは rate で示します。間違ったファイルに置かれた行は読み飛ばされます。</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>この時間帯は %1 のものと重なり、ペースが異なります。有効なのは遅い方 (この行) です。時間帯を分けるか、一方の行だけを残してください</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>この時間帯は %1 のものと重なり、ペースが異なります。有効なのは遅い方 (%1) です。時間帯を分けるか、一方の行だけを残してください</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>この行には時間帯がないため %1 と重なり、ペースが異なります。有効なのは遅い方 (この行) です。時間帯を分けるか、一方の行だけを残してください</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>この行には時間帯がないため %1 と重なり、ペースが異なります。有効なのは遅い方 (%1) です。時間帯を分けるか、一方の行だけを残してください</translation>
  </message>
  <message>
   <source>Two paces for the same time</source>
   <translation>同じ時間に対する 2 つのペース</translation>
  </message>
  <message>
   <source>Two Request-rate lines of one group apply at the same time and name different paces. The slowest decides, so the other line has no effect there. Mostly two windows share their last and first minute: both ends belong to a window, so 0600-1200 is followed by 1201-1800.</source>
   <translation>1 つのグループの 2 つの Request-rate 行が同時に有効で、異なるペースを示しています。最も遅いものが決めるため、もう一方の行はその間、効果がありません。たいていは、2 つの時間帯が最後と最初の 1 分を共有しています。時間帯は両端を含むため、0600-1200 の次は 1201-1800 です。</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. To keep crawlers out at some hours, refuse them at the server</source>
   <translation>%1 に従うと文書に記されている大手クローラーはありません。特定の時間にクローラーを入れないためには、サーバーで拒否してください</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. Slow them down at the server, with status 429 or 503 when there is too much</source>
   <translation>%1 に従うと文書に記されている大手クローラーはありません。リクエストが多すぎるときは、サーバーでステータス 429 か 503 を返して速度を落とさせてください</translation>
  </message>
  <message>
   <source>Hours or rate that hardly any crawler reads</source>
   <translation>ほとんどのクローラーが読まない時間帯またはレート</translation>
  </message>
  <message>
   <source>Visit-time and Request-rate come from a draft of 1996 that was never finished. No operator of a large crawler documents that it follows them; some understand Crawl-delay. The lines do no harm, but the load that they are meant to prevent comes all the same.</source>
   <translation>Visit-time と Request-rate は、完成しなかった 1996 年の草案に由来します。これらに従うと文書に記している大手クローラーの運営者はありません。Crawl-delay を理解するものはあります。これらの行に害はありませんが、防ぐはずの負荷は変わらずにかかります。</translation>
  </message>
  <message>
   <source>In robots-ai.txt a path has to begin with /. Write %1</source>
   <translation>robots-ai.txt では、パスは / で始まらなければなりません。%1 と書いてください</translation>
  </message>
  <message>
   <source>%1 begins with a host, so the rule matches nothing. Write %2, if it is a path on this host</source>
   <translation>%1 はホストで始まるため、このルールは何にも一致しません。このホストのパスなら、%2 と書いてください</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so the rule matches nothing. Write %2</source>
   <translation>%1 は / でも * でも始まらないため、このルールは何にも一致しません。%2 と書いてください</translation>
  </message>
  <message>
   <source>Path without a leading /</source>
   <translation>先頭に / のないパス</translation>
  </message>
  <message>
   <source>Every path of a URL begins with /, and a rule is compared from the path's beginning on. A value that begins neither with / nor with * therefore matches nothing: the page that was to be closed stays open. Write /folder for a folder at the top, /*.php or *.php for an ending anywhere. robots-ai.txt does not take a path that begins with *.</source>
   <translation>URL のパスはすべて / で始まり、ルールはパスの先頭から比較されます。そのため / でも * でも始まらない値は何にも一致せず、閉じるはずのページは開放されたままです。最上位のフォルダーには /folder、任意の場所の末尾には /*.php または *.php と書いてください。robots-ai.txt では、* で始まるパスは使えません。</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal. Google's parser reads %2 and finds its crawler; others compare the whole name. Write %2 alone</source>
   <translation>%1 は、目的による指定の提案のパターンです。Google のパーサーは %2 と読んで自分のクローラーを見つけますが、ほかのものは名前全体を比較します。%2 だけを書いてください</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: plain crawlers compare names character by character and never find themselves here. Name each agent as well</source>
   <translation>%1 は、目的による指定の提案のパターンです。通常のクローラーは名前を 1 文字ずつ比較するため、ここに自分を見つけることはありません。各エージェントの名前も挙げてください</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: crawlers that compare whole names never find themselves here, and those that cut names as Google does read %2. Name each agent as well</source>
   <translation>%1 は、目的による指定の提案のパターンです。名前全体を比較するクローラーがここに自分を見つけることはなく、Google のように名前を切るものは %2 と読みます。各エージェントの名前も挙げてください</translation>
  </message>
  <message>
   <source>Pattern in place of an agent's name</source>
   <translation>エージェント名の代わりのパターン</translation>
  </message>
  <message>
   <source>A draft of 2024 proposes regular expressions in User-agent lines, and people write names such as *-ai. Gatepost reads them as their author meant, but crawlers that follow RFC 9309 know a name or the single *, nothing between. They then fall back to the group for *. Google's parser cuts the value at the first character that a name cannot have, so Googlebot* means Googlebot to it. Name the agents one by one, and keep the pattern if you want to be ready for readers of the proposal.</source>
   <translation>2024 年の草案は User-agent 行での正規表現を提案しており、*-ai のような名前も書かれています。Gatepost は作成者の意図どおりに読み取りますが、RFC 9309 に従うクローラーが知るのは名前か単独の * だけで、その中間はありません。そのためクローラーは * のグループに従います。Google のパーサーは、名前に使えない最初の文字で値を切るため、Googlebot* を Googlebot と解釈します。エージェントを 1 つずつ挙げ、提案を読み取るものに備えたいならパターンも残してください。</translation>
  </message>
  <message>
   <source>%1 is directly below a group but is global: it applies to every agent. For some agents only, put it in a block such as [agent: ai-assistant]</source>
   <translation>%1 はグループのすぐ下にありますが、全体に適用され、すべてのエージェントが対象です。一部のエージェントだけを対象にするには、[agent: ai-assistant] のようなブロックに入れてください</translation>
  </message>
  <message>
   <source>Global policy that looks like a group's</source>
   <translation>グループのものに見える全体ポリシー</translation>
  </message>
  <message>
   <source>Policy directives outside [agent: …] blocks are global wherever they are, also below a User-agent group. Written directly under “User-agent: GPTBot” a line such as “train: no” looks as if it were for GPTBot alone. Part them with a blank line, or use a block.</source>
   <translation>[agent: …] ブロックの外にあるポリシーディレクティブは、どこにあっても全体に適用され、User-agent グループの下でも同じです。「User-agent: GPTBot」の直下に「train: no」のような行を書くと、GPTBot だけのもののように見えます。空行で分けるか、ブロックを使ってください。</translation>
  </message>
  <message>
   <source>The site has a %1, and this rule keeps crawlers that take it literally from reading it. Add %2</source>
   <translation>サイトには %1 がありますが、このルールにより、文字どおりに守るクローラーはそれを読めません。%2 を追加してください</translation>
  </message>
  <message>
   <source>Policy file that crawlers may not fetch</source>
   <translation>クローラーが取得できないポリシーファイル</translation>
  </message>
  <message>
   <source>Only /robots.txt is exempt from its own rules by the standard. Gatepost takes the site's other policy files to be exempt too, or no agent could learn what they say; an agent that takes rules literally does not fetch a file that the rules for * close. An Allow for it does no harm and leaves no doubt.</source>
   <translation>規格によって自身のルールを免れるのは /robots.txt だけです。そうしなければどのエージェントも内容を知り得ないため、Gatepost はサイトのほかのポリシーファイルも免れるとみなします。文字どおりに守るエージェントは、* のルールが閉じたファイルを取得しません。Allow を置けば、害もなく、疑問も残りません。</translation>
  </message>
  <message>
   <source>Crawlers fetch /robots.txt whatever it says, or they could not know this rule. Remove it</source>
   <translation>クローラーは、内容にかかわらず /robots.txt を取得します。そうしなければこのルールを知ることもできません。削除してください</translation>
  </message>
  <message>
   <source>A crawler that keeps to this rule never reads %1 and so misses the policy in it. Remove the rule</source>
   <translation>このルールを守るクローラーは %1 を読まないため、その中のポリシーを知りません。ルールを削除してください</translation>
  </message>
  <message>
   <source>Rule that closes a policy file</source>
   <translation>ポリシーファイルを閉じるルール</translation>
  </message>
  <message>
   <source>/robots.txt may always be fetched, whatever it says. Gatepost assumes the same for /robots-ai.txt, /robots2.txt and the ask endpoint, since no agent could learn the policy otherwise; but that is a choice, and an agent that takes rules literally will stay away from a file that it may not fetch.</source>
   <translation>/robots.txt は、内容にかかわらず常に取得できます。Gatepost は、そうしなければどのエージェントもポリシーを知り得ないため、/robots-ai.txt、/robots2.txt、ask エンドポイントについても同じとみなします。ただしこれは選択であり、文字どおりに守るエージェントは、取得を許されないファイルに近づきません。</translation>
  </message>
  <message>
   <source>%1 is a word about the use of content and never fetches, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 はコンテンツの利用についての語で、取得はしないため、時間とペースはここでは意味を持ちません。取得を行うクローラーのグループに行を移してください</translation>
  </message>
  <message>
   <source>%1 are words about the use of content and never fetch, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 はコンテンツの利用についての語で、取得はしないため、時間とペースはここでは意味を持ちません。取得を行うクローラーのグループに行を移してください</translation>
  </message>
  <message>
   <source>Pace for a token that never fetches</source>
   <translation>取得をしないトークンに対するペース</translation>
  </message>
  <message>
   <source>Some tokens, such as Google-Extended and Applebot-Extended, stand for no crawler: they say what may be done with content that another crawler of the same operator fetched. Crawl-delay, Request-rate and Visit-time in their group reach nobody.</source>
   <translation>Google-Extended や Applebot-Extended のように、クローラーを表さないトークンがあります。これらは、同じ運営者の別のクローラーが取得したコンテンツをどう扱ってよいかを示します。そのグループにある Crawl-delay、Request-rate、Visit-time は誰にも届きません。</translation>
  </message>
  <message>
   <source>Anyone can read this file, so this line shows everyone that %1 is there. Protect it with a password; a page that should only stay out of search results needs noindex instead</source>
   <translation>このファイルは誰でも読めるため、この行は %1 の存在を世界に知らせます。パスワードで保護してください。検索結果に出したくないだけのページには、代わりに noindex が必要です</translation>
  </message>
  <message>
   <source>Rule that reveals a private place</source>
   <translation>非公開の場所を明かすルール</translation>
  </message>
  <message>
   <source>A policy file is public and is the first thing that people looking for a way in will read. A rule for /admin or /backup keeps no one out and shows where to look. What must stay private needs a login; the rule may then go, or stay if the login page itself is not secret.</source>
   <translation>ポリシーファイルは公開されており、侵入口を探す者が最初に見るものです。/admin や /backup のルールは誰も遮断せず、探す場所を教えます。非公開にすべきものにはログインが必要です。そうすればルールは消してもよく、ログインページ自体が秘密でなければ残してもかまいません。</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from the end on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt はエージェントポリシーの生成結果と異なります。末尾から先が違います。生成し直すか、このファイルではなくポリシーを変更してください</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from %1 on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt はエージェントポリシーの生成結果と異なります。%1 から違います。生成し直すか、このファイルではなくポリシーを変更してください</translation>
  </message>
  <message>
   <source>The agent policy beside this file would make another robots.txt; this one does not say that it was rendered from it. Keep one of the two</source>
   <translation>このファイルの隣にあるエージェントポリシーからは、別の robots.txt が生成されます。このファイルには、それから生成されたという記載がありません。どちらか一方を残してください</translation>
  </message>
  <message>
   <source>Render it again</source>
   <translation>生成し直す</translation>
  </message>
  <message>
   <source>robots.txt is not what its agent policy makes</source>
   <translation>robots.txt がエージェントポリシーの生成結果と異なる</translation>
  </message>
  <message>
   <source>The site has an agent policy, from which robots.txt is rendered: equal input gives equal bytes. The file beside it has other bytes. Either the policy was changed and not rendered since, or the file was edited by hand, and the next rendering will undo that. It works one way only: what should stay belongs in the policy.</source>
   <translation>サイトには、robots.txt を生成するエージェントポリシーがあります。同じ入力からは同じバイト列が生成されますが、隣のファイルのバイト列は異なります。ポリシーの変更後に生成していないか、ファイルを手で編集したかのどちらかで、編集は次の生成で失われます。生成は一方向だけなので、残したいものはポリシーに書いてください。</translation>
  </message>
  <message>
   <source>%1 is named in this group already; once is enough</source>
   <translation>%1 はすでにこのグループに挙げられています。1 回で十分です</translation>
  </message>
  <message>
   <source>Agent named twice in one group</source>
   <translation>1 つのグループに 2 回挙げられたエージェント</translation>
  </message>
  <message>
   <source>A group names an agent once or several times: it makes no difference. The second line is ballast, or another agent was meant.</source>
   <translation>グループがエージェントを 1 回挙げても数回挙げても、違いはありません。2 つ目の行は余分か、別のエージェントを意図したものです。</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it</source>
   <translation>%1 は廃止されました。%2 はもう使用していません</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it. Today it uses %3; check that they have a group if you meant them</source>
   <translation>%1 は廃止されました。%2 はもう使用しておらず、現在は %3 を使用しています。それらを意図していたのなら、グループがあるか確認してください</translation>
  </message>
  <message>
   <source>Retired agent</source>
   <translation>廃止されたエージェント</translation>
  </message>
  <message>
   <source>The crawler's operator has retired this token. The group harms nobody, but it does not reach the crawlers that took its place: they follow their own group or the one for *. The message names those that are known.</source>
   <translation>クローラーの運営者がこのトークンを廃止しました。グループは誰の害にもなりませんが、後継のクローラーには届きません。後継は自分のグループか * のグループに従います。判明している後継はメッセージに示されます。</translation>
  </message>
  <message>
   <source>crawl: yes opens nothing: robots.txt closes the whole site to * in %1</source>
   <translation>crawl: yes は何も開放しません。%1 で robots.txt が * に対してサイト全体を閉じています</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to everyone by %1 in %2, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt は狭めることだけができます。robots.txt が %2 の %1 で全員に対して閉じているため、この Allow は何も開放しません。そちらで開放するか、ここで削除してください</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to %1 by %2 in %3, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt は狭めることだけができます。robots.txt が %3 の %2 で %1 に対して閉じているため、この Allow は何も開放しません。そちらで開放するか、ここで削除してください</translation>
  </message>
  <message>
   <source>robots2.txt allows what robots.txt forbids</source>
   <translation>robots.txt が禁止するものを robots2.txt が許可</translation>
  </message>
  <message>
   <source>robots2.txt extends robots.txt and does not replace it: its path rules may close more, never open what robots.txt has closed. An Allow, or crawl: yes, for what robots.txt disallows has no effect; whoever reads robots2.txt alone is misled by it.</source>
   <translation>robots2.txt は robots.txt を拡張するもので、置き換えるものではありません。そのパスルールは閉じる範囲を広げられますが、robots.txt が閉じたものを開くことはできません。robots.txt が禁止するものに対する Allow や crawl: yes は効果がなく、robots2.txt だけを読む者を惑わせます。</translation>
  </message>
  <message>
   <source>Robot-version is in no group and decides nothing. Put it directly below the User-agent lines of its group</source>
   <translation>Robot-version がどのグループにも属しておらず、何も決めません。グループの User-agent 行の直下に置いてください</translation>
  </message>
  <message>
   <source>The group has a Robot-version in %1 already; this one decides nothing</source>
   <translation>グループの Robot-version はすでに %1 にあり、この行は何も決めません</translation>
  </message>
  <message>
   <source>Robot-version counts only directly below the User-agent lines; here it decides nothing, and the group is read as plain robots.txt. Move it up</source>
   <translation>Robot-version は User-agent 行の直下でだけ有効です。ここでは何も決めず、グループは通常の robots.txt として読み取られます。上へ移動してください</translation>
  </message>
  <message>
   <source>Move it below User-agent</source>
   <translation>User-agent の下へ移動</translation>
  </message>
  <message>
   <source>Robot-version in the wrong place</source>
   <translation>間違った場所の Robot-version</translation>
  </message>
  <message>
   <source>A group is of the extended standard if Robot-version follows its User-agent lines directly, with nothing but blank lines and comments between. Anywhere else the line decides nothing: the group's rules are read as plain prefixes and by length, not as whole paths in the order of the extended standard.</source>
   <translation>空行とコメントだけを挟んで Robot-version が User-agent 行の直後に続けば、そのグループは拡張規格のものです。それ以外の場所では、この行は何も決めません。グループのルールは、拡張規格の順序に従うパス全体としてではなく、通常の前方一致として、長さの順に読み取られます。</translation>
  </message>
  <message>
   <source>%1 is in no group, so it applies to no agent and decides nothing. Put it below a User-agent line</source>
   <translation>%1 がどのグループにも属しておらず、誰のものでもないため、何も決めません。User-agent 行の下に置いてください</translation>
  </message>
  <message>
   <source>This rule comes before the first User-agent line, so it applies to no agent and decides nothing. Put User-agent: * before it, or move it into a group</source>
   <translation>このルールは最初の User-agent 行より前にあって誰にも属さず、何も決めません。前に User-agent: * を置くか、グループに移動してください</translation>
  </message>
  <message>
   <source>There is no User-agent line, so this rule applies to no agent and decides nothing. Put User-agent: * before it</source>
   <translation>User-agent 行がないため、このルールは誰にも属さず、何も決めません。前に User-agent: * を置いてください</translation>
  </message>
  <message>
   <source>Put “User-agent: *” before it</source>
   <translation>前に「User-agent: *」を置く</translation>
  </message>
  <message>
   <source>Rule before any User-agent</source>
   <translation>User-agent より前のルール</translation>
  </message>
  <message>
   <source>Allow and Disallow belong to the User-agent lines above them. Before the first one they apply to no agent and every crawler ignores them. Usually the line User-agent: * is missing, misspelt, or broken by an invisible character. Crawl-delay, Content-Signal and anything else that belongs to a group decide nothing there either.</source>
   <translation>Allow と Disallow は、その上の User-agent 行に属します。最初の User-agent 行より前では誰にも属さず、すべてのクローラーが読み飛ばします。たいていは User-agent: * の行が抜けているか、綴りを誤っているか、見えない文字で損なわれています。Crawl-delay、Content-Signal など、グループに属するほかの行も、そこでは何も決めません。</translation>
  </message>
  <message>
   <source>Path rules do not belong in a block: this one applies to no agent. Put it in a separate group, with User-agent: * or an agent's token above it (the block is for the category %1)</source>
   <translation>パスルールはブロックに置くものではなく、これは誰のものでもありません。User-agent: * かエージェントのトークンを上に書き、独立したグループに入れてください (このブロックはカテゴリ %1 のものです)</translation>
  </message>
  <message>
   <source>Path rule inside an [agent: …] block</source>
   <translation>[agent: …] ブロックの中のパスルール</translation>
  </message>
  <message>
   <source>A block contains policy for a category of agents; rules for paths belong in groups that begin with User-agent, as in robots.txt. A block's header ends the group above it, so an Allow or Disallow below it applies to no agent and decides nothing.</source>
   <translation>ブロックは、エージェントのカテゴリに対するポリシーを持ちます。パスは、robots.txt と同じように User-agent で始まるグループが決めます。ブロックのヘッダーは上のグループを終わらせるため、その下の Allow や Disallow は誰にも属さず、何も決めません。</translation>
  </message>
  <message>
   <source>About training this says %1, the group for %2 in robots.txt says %3. Who makes models may pick the one it likes: say the same in both</source>
   <translation>学習について、ここでは %1、robots.txt の %2 のグループでは %3 と述べています。モデルを作る側は好きな方を選べます。両方で同じことを述べてください</translation>
  </message>
  <message>
   <source>About training this says %1 to %2, robots2.txt says %3 in %4. An agent may pick the one it likes: say the same in both</source>
   <translation>学習について、ここでは %2 に %1、robots2.txt では %4 で %3 と述べています。エージェントは好きな方を選べます。両方で同じことを述べてください</translation>
  </message>
  <message>
   <source>Preference signals that contradict each other</source>
   <translation>互いに矛盾する意向シグナル</translation>
  </message>
  <message>
   <source>Content-Signal, Content-Usage and DisallowAITraining in robots.txt, a group there for a policy token such as __usage_ai-training, and train in robots2.txt speak of the same matter to different readers. If they differ, an agent that reads both has a choice, and one that reads one of them has half of your will. None outranks the other.</source>
   <translation>robots.txt の Content-Signal、Content-Usage、DisallowAITraining、そこにある __usage_ai-training などのポリシー用トークンのグループ、robots2.txt の train は、同じことを異なる読み手に述べます。食い違っていると、両方を読むエージェントは選ぶことができ、一方だけを読むエージェントは意思の半分しか知りません。これらに優劣はありません。</translation>
  </message>
  <message>
   <source>Crawlers may not fetch this sitemap: %1 in %2 closes it. Put “Allow: %3” into the group for *</source>
   <translation>クローラーはこのサイトマップを取得できません。%2 の %1 が閉じています。* のグループに「Allow: %3」を入れてください</translation>
  </message>
  <message>
   <source>Sitemap that may not be fetched</source>
   <translation>取得できないサイトマップ</translation>
  </message>
  <message>
   <source>A Sitemap line invites crawlers to a file that a rule of the same policy forbids to them. Many keep to the rule and never see the sitemap. An Allow for its path settles it. Sitemaps on another host are not affected by this file.</source>
   <translation>Sitemap 行が、同じポリシーのルールで禁じられたファイルへクローラーを招いています。多くはルールを守り、サイトマップを見ることはありません。そのパスに Allow を置けば解決します。別のホストのサイトマップは、このファイルの影響を受けません。</translation>
  </message>
  <message numerus="yes">
   <source>The file has %n bytes; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</source>
   <comment>The file has %n byte; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</comment>
   <translation>
    <numerusform>ファイルは %n バイトあります。クローラーは 512,000 バイトより先を読む必要がないため、%1 以降は読まれないかもしれません。短くしてください。* を含む 1 つのルールで、多くのルールに代えられることがよくあります</numerusform>
   </translation>
  </message>
  <message>
   <source>Larger than crawlers must read</source>
   <translation>クローラーの読み取り義務を超える大きさ</translation>
  </message>
  <message>
   <source>A crawler must read at least 500 KiB of the file and may leave the rest. What lies past 512,000 bytes is read by Gatepost, but real crawlers may not see it; a rule cut in the middle may even match more than was meant. Put the important groups first and replace long lists by patterns or by a common folder.</source>
   <translation>クローラーは、ファイルを少なくとも 500 KiB まで読まなければなりませんが、残りは読まなくてもかまいません。512,000 バイトより先は Gatepost は読み取りますが、実際のクローラーは読まないかもしれません。途中で切れたルールは、意図より広く一致することさえあります。重要なグループを先に置き、長い一覧はパターンか共通のフォルダーに置き換えてください。</translation>
  </message>
  <message>
   <source>Two paths on one line are read as one path with a space in it. Give each its own line</source>
   <translation>1 行に 2 つのパスがあると、空白を含む 1 つのパスとして読み取られます。それぞれ別の行に書いてください</translation>
  </message>
  <message>
   <source>A path with a space: URLs contain %1 instead. Some crawlers read the space as %1, others find no match. Write %1, or put a # before a remark</source>
   <translation>パスに空白があります。URL では空白の代わりに %1 を使います。空白を %1 と読み取るクローラーもあれば、一致なしとするものもあります。%1 と書くか、注釈なら前に # を置いてください</translation>
  </message>
  <message>
   <source>Split into two lines</source>
   <translation>2 行に分ける</translation>
  </message>
  <message>
   <source>Write %1 for the space</source>
   <translation>空白の代わりに %1 と書く</translation>
  </message>
  <message>
   <source>Make the rest a comment</source>
   <translation>残りをコメントにする</translation>
  </message>
  <message>
   <source>Space in a path</source>
   <translation>パスの中の空白</translation>
  </message>
  <message>
   <source>A rule has one path, and everything up to the end of the line or a # belongs to it. A URL never contains a space; browsers send it as %20 (or + in a query). Gatepost reads the rule as browsers would send it, but some crawlers compare the space itself, and then the rule never matches. Several paths need several lines, and a remark needs a #.</source>
   <translation>ルールのパスは 1 つで、行末または # までのすべてがパスに属します。URL に空白は含まれず、ブラウザーは %20 (クエリでは + も可) として送ります。Gatepost はブラウザーが送る形でルールを読み取りますが、空白そのものを比較するクローラーもあり、その場合ルールは一致しません。複数のパスには複数の行が、注釈には # が必要です。</translation>
  </message>
  <message>
   <source>A rule matches everything that begins with it, so the %1 at the end adds nothing but length; old crawlers take it literally. Write %2</source>
   <translation>ルールはそれで始まるものすべてに一致するため、末尾の %1 は長さを増やすだけです。古いクローラーは普通の文字とみなします。%2 と書いてください</translation>
  </message>
  <message>
   <source>Superfluous * at the end</source>
   <translation>末尾の余分な *</translation>
  </message>
  <message>
   <source>A rule is compared with the beginning of the path, so /blog matches /blog/a and /blogs as well: a * at the end matches nothing more. It does make the rule one byte longer, which can decide between rules, and crawlers that know no wildcards look for a real star. *$ at the end undoes itself.</source>
   <translation>ルールはパスの先頭と比較されるため、/blog は /blog/a にも /blogs にも一致します。末尾に * を付けても、一致する範囲は広がりません。一方でルールは 1 バイト長くなり、ルール間の優劣を左右することがあります。またワイルドカードを知らないクローラーは、本物の星印を探します。末尾の *$ は自らを打ち消します。</translation>
  </message>
  <message>
   <source>The group for * is for every robot, but %1 makes it a group that almost none can read: others take its patterns for prefixes. Give * plain rules, and name the robots that know the standard 2.0</source>
   <translation>* のグループはすべてのロボットのためのものですが、%1 があると、ほとんどのロボットが読み取れないグループになります。ほかのロボットはパターンを前方一致とみなします。* には通常のルールを使い、規格 2.0 を知るロボットは名前で指定してください</translation>
  </message>
  <message>
   <source>Remove Robot-version, so that the group is a plain one</source>
   <translation>Robot-version を削除して通常のグループにする</translation>
  </message>
  <message>
   <source>Group for * by the standard 2.0</source>
   <translation>規格 2.0 による * のグループ</translation>
  </message>
  <message>
   <source>The extended standard 2.0 itself asks that the group for * keeps to the form of the original standard, because it is for robots that one does not know. Robots that do not know 2.0 read whole paths and shell patterns as prefixes, pass over hours and rates, and may end up with another policy than the one that is meant.</source>
   <translation>* のグループは未知のロボットのためのものなので、元の規格の形式を守るよう、拡張規格 2.0 自体が求めています。2.0 を知らないロボットは、パス全体やシェルパターンを前方一致として読み取り、時間やレートを読み飛ばすため、意図とは異なるポリシーになることがあります。</translation>
  </message>
  <message>
   <source>There is a byte order mark inside the file, probably because files were joined. The line is not read as meant; remove the mark</source>
   <translation>ファイルの途中にバイト順マークがあります。おそらく、ファイルをつなげたときのものです。この行は意図どおりに読み取られません。マークを削除してください</translation>
  </message>
  <message>
   <source>Byte order mark inside the file</source>
   <translation>ファイル途中のバイト順マーク</translation>
  </message>
  <message>
   <source>A byte order mark is only skipped as the first three bytes of the file. Anywhere else, or as the garbled characters ï»¿ that a wrong conversion makes of it, it is part of the word next to it: the key is then unknown and the line decides nothing. It is invisible in most editors.</source>
   <translation>バイト順マークが読み飛ばされるのは、ファイルの最初の 3 バイトである場合だけです。それ以外の場所にあるとき、または変換の誤りで ï»¿ に文字化けしているときは、隣の語の一部になります。キーは未知のものとなり、その行は何も決めません。ほとんどのエディターでは見えません。</translation>
  </message>
  <message>
   <source>A % that is not followed by two hex digits: no well-formed URL contains it. Write %1 for a literal percent sign</source>
   <translation>% の後に 2 桁の 16 進数がありません。正しい形式の URL には含まれません。パーセント記号そのものなら %1 と書いてください</translation>
  </message>
  <message>
   <source>Stray percent sign</source>
   <translation>余分なパーセント記号</translation>
  </message>
  <message>
   <source>In a URL a percent sign begins an escaped byte and two hex digits follow it. Anything else is malformed; crawlers escape it in various ways, so whether the rule matches is a matter of luck. A literal percent sign is written %25.</source>
   <translation>URL の中のパーセント記号はエスケープされたバイトの始まりで、その後に 16 進数が 2 桁続きます。それ以外は書式の誤りです。クローラーごとにエスケープの仕方が異なるため、ルールが一致するかどうかは運次第です。パーセント記号そのものは %25 と書きます。</translation>
  </message>
  <message>
   <source>%1 states a preference about training, and shares its group with %2: what is closed here is closed to the crawler too, for search as well. Give the token its own group</source>
   <translation>%1 は学習についての意向を述べるものですが、%2 と同じグループにあります。ここで閉じたものは、検索も含めてそのクローラーにも閉じられます。トークンには専用のグループを設けてください</translation>
  </message>
  <message>
   <source>Use token in a group of crawlers</source>
   <translation>クローラーのグループにある利用のトークン</translation>
  </message>
  <message>
   <source>A policy token such as __usage_ai-training stands for a use, not for a crawler: its Disallow says that pages are not to be used so, and does not stop a fetch. In a group that also names crawlers the same Disallow stops their fetches. If only the use is meant, the token needs its own group.</source>
   <translation>__usage_ai-training のようなポリシー用トークンは、クローラーではなく利用を表します。その Disallow は、ページをそのように利用しないよう述べるもので、取得は止めません。クローラーも挙げているグループでは、同じ Disallow がその取得を止めます。利用だけを意図しているなら、トークンには専用のグループが必要です。</translation>
  </message>
  <message>
   <source>A second directive on the line: only some readers see this %1. Give it its own line</source>
   <translation>この行には 2 つ目のディレクティブがあります。この %1 を認識するのは一部のパーサーだけです。別の行に書いてください</translation>
  </message>
  <message>
   <source>Two directives on one line</source>
   <translation>1 行に 2 つのディレクティブ</translation>
  </message>
  <message>
   <source>Each directive needs its own line. After a User-agent value Gatepost reads an Allow or Disallow as a separate line, as the purpose proposal prints it; plain crawlers cut the value at the white space and lose the rule. Anywhere else the second directive becomes a part of the first one's value, which then matches nothing.</source>
   <translation>ディレクティブは 1 行に 1 つです。User-agent の値の後にある Allow や Disallow を、Gatepost は目的による指定の提案の表記に従って別の行として読みますが、通常のクローラーは値を空白で切り、ルールを失います。それ以外の場所では、2 つ目のディレクティブは最初の値の一部になり、値は何にも一致しません。</translation>
  </message>
  <message>
   <source>The path has characters that a URL writes with percent signs; simple crawlers compare the bytes. Write %1</source>
   <translation>パスに、URL ではパーセント記号で書く文字が含まれています。単純なクローラーはバイトを比較します。%1 と書いてください</translation>
  </message>
  <message>
   <source>Path that is not percent-encoded</source>
   <translation>パーセントエンコードされていないパス</translation>
  </message>
  <message>
   <source>In a URL every byte above 127 is written as a percent sign and two digits, so é is %C3%A9. Crawlers that follow the standard encode both sides before they compare; others compare what is written. Google recommends the encoded form, which means the same to all.</source>
   <translation>URL では、127 を超えるバイトはすべてパーセント記号と 2 桁の数字で書くため、é は %C3%A9 となります。規格に従うクローラーは、比較の前に両方をエンコードします。ほかのものは書かれたとおりに比較します。Google は、誰にとっても意味が同じになるエンコードされた形を推奨しています。</translation>
  </message>
  <message>
   <source>Blocks are for categories of agents; that an agent's own token is taken too is an extension that others may not know. %1 is of the category %2</source>
   <translation>ブロックはエージェントのカテゴリを対象とします。エージェント自身のトークンも受け付けるのは拡張で、ほかでは通用しないことがあります。%1 のカテゴリは %2 です</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. Did you mean %2?</source>
   <translation>%1 は 8 つのカテゴリでも既知のエージェントでもないため、このブロックに従うものはほとんどありません。%2 のことですか?</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. The categories: %2</source>
   <translation>%1 は 8 つのカテゴリでも既知のエージェントでもないため、このブロックに従うものはほとんどありません。カテゴリ: %2</translation>
  </message>
  <message>
   <source>Unknown category of agents</source>
   <translation>未知のエージェントカテゴリ</translation>
  </message>
  <message>
   <source>An [agent: …] block is for one of eight categories that agents declare in X-Agent-Identity: search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. Gatepost also takes an agent's own token, as an extension. Any other name matches no agent.</source>
   <translation>[agent: …] ブロックは、エージェントが X-Agent-Identity で申告する 8 つのカテゴリのいずれかを対象とします: search-indexer、ai-assistant、ai-researcher、code-assistant、data-harvester、content-generator、ad-network、monitoring。Gatepost は拡張として、エージェント自身のトークンも受け付けます。それ以外の名前は、どのエージェントにも一致しません。</translation>
  </message>
  <message>
   <source>%1 is not a directive, so the line decides nothing. Did you mean %2?</source>
   <translation>%1 はディレクティブではないため、この行は何も決めません。%2 のことですか?</translation>
  </message>
  <message>
   <source>%1 is of ACAP, which was given up and which no crawler reads. Say it with Allow and Disallow</source>
   <translation>%1 は、廃止されて読み取るクローラーもない ACAP のものです。Allow と Disallow で表してください</translation>
  </message>
  <message>
   <source>An address without a directive decides nothing. Put Sitemap: before it, or a # if it is a comment</source>
   <translation>ディレクティブのないアドレスは何も決めません。前に Sitemap: を置くか、コメントなら # を置いてください</translation>
  </message>
  <message>
   <source>%1 is not a directive that any known crawler reads here; the line decides nothing. Remove it, or put a # before it</source>
   <translation>%1 は、ここで既知のクローラーが読み取るディレクティブではなく、この行は何も決めません。削除するか、前に # を置いてください</translation>
  </message>
  <message>
   <source>Put “Sitemap: ” before it</source>
   <translation>前に「Sitemap: 」を置く</translation>
  </message>
  <message>
   <source>Unknown directive</source>
   <translation>未知のディレクティブ</translation>
  </message>
  <message>
   <source>The word before the colon is none that the file's format knows; crawlers pass the line over. If it is close to a known directive it is probably a slip, and then the rule that was meant does not count: an error. Else it is a directive of a private extension, a comment without its #, or of a standard that nobody reads.</source>
   <translation>コロンの前の語は、このファイルの形式にはないもので、クローラーはこの行を読み飛ばします。既知のディレクティブに近ければおそらく書き間違いで、意図したルールが無効になるため、エラーになります。そうでなければ、独自拡張のディレクティブ、# のないコメント、または誰も読まない規格のものです。</translation>
  </message>
  <message>
   <source>Neither a directive nor a comment: the line decides nothing. Put a # before it if it is a comment</source>
   <translation>ディレクティブでもコメントでもなく、この行は何も決めません。コメントなら前に # を置いてください</translation>
  </message>
  <message>
   <source>This is not a block header, so the lines below it are for every agent. Write %1</source>
   <translation>これはブロックのヘッダーではないため、下の行はすべてのエージェントが対象になります。%1 と書いてください</translation>
  </message>
  <message>
   <source>This is not a block header: write [agent: CATEGORY], for example [agent: search-indexer]</source>
   <translation>これはブロックのヘッダーではありません。[agent: search-indexer] のように、[agent: CATEGORY] と書いてください</translation>
  </message>
  <message>
   <source>Neither directive nor comment</source>
   <translation>ディレクティブでもコメントでもない</translation>
  </message>
  <message>
   <source>A line that is neither empty nor a comment nor “key: value” is kept as it is and decides nothing. Usually it is a comment without its #, the rest of a line that was broken above, or a path without its directive. In an extended group it also separates Robot-version from its User-agent lines. In robots-ai.txt, whose specification asks for “directive: value” in every line, it is an error.</source>
   <translation>空行でもコメントでも「key: value」でもない行は、そのまま残り、何も決めません。たいていは、# のないコメント、上の行が途中で改行された残り、またはディレクティブのないパスです。拡張グループでは、Robot-version と User-agent 行を分断することにもなります。robots-ai.txt では、仕様がすべての行に「directive: value」を求めているため、エラーです。</translation>
  </message>
  <message>
   <source>Noindex is not read by any large crawler here (Google stopped in 2019). Use the robots meta tag or the X-Robots-Tag header on the page, and do not disallow it</source>
   <translation>ここの Noindex を読み取る大手クローラーはありません (Google は 2019 年に終了しました)。ページに robots メタタグか X-Robots-Tag ヘッダーを使い、そのページを Disallow にしないでください</translation>
  </message>
  <message>
   <source>Nofollow is not read in this file. Use the robots meta tag or rel=&quot;nofollow&quot; on the page</source>
   <translation>Nofollow はこのファイルでは読み取られません。ページに robots メタタグか rel=&quot;nofollow&quot; を使ってください</translation>
  </message>
  <message>
   <source>Noarchive is not read in this file. Use the robots meta tag or the X-Robots-Tag header on the page</source>
   <translation>Noarchive はこのファイルでは読み取られません。ページに robots メタタグか X-Robots-Tag ヘッダーを使ってください</translation>
  </message>
  <message>
   <source>Host is not read any more: Yandex, which made it, stopped in 2018. Redirect to the main host instead</source>
   <translation>Host はもう読み取られません。考案した Yandex が 2018 年に終了しました。代わりにメインのホストへリダイレクトしてください</translation>
  </message>
  <message>
   <source>Clean-param is read by Yandex alone; it decides nothing for other crawlers</source>
   <translation>Clean-param を読み取るのは Yandex だけで、ほかのクローラーには何も決めません</translation>
  </message>
  <message>
   <source>Directive that is not read</source>
   <translation>読み取られないディレクティブ</translation>
  </message>
  <message>
   <source>Some directives are met often and decide nothing. Noindex, Nofollow and Noarchive mean something as a robots meta tag or in the X-Robots-Tag header, where a crawler finds them only if it may fetch the page. Host was Yandex's until 2018; Clean-param is still read by Yandex, and by nobody else.</source>
   <translation>よく見かけるのに、何も決めないディレクティブがあります。Noindex、Nofollow、Noarchive が意味を持つのは robots メタタグまたは X-Robots-Tag ヘッダーで、クローラーがそれを見つけられるのはページを取得できる場合だけです。Host は 2018 年まで Yandex のものでした。Clean-param は今も Yandex だけが読み取ります。</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”: the rules below it are then no longer for the agents of this group. Remove the line</source>
   <translation>User-Agent-Purpose を読み取る既知のクローラーはなく、Google はこの行を「User-agent: %1」とみなします。その場合、下のルールはこのグループのエージェントのものではなくなります。行を削除してください</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”. Name the agents by their tokens instead</source>
   <translation>User-Agent-Purpose を読み取る既知のクローラーはなく、Google はこの行を「User-agent: %1」とみなします。代わりにエージェントをトークンで指定してください</translation>
  </message>
  <message>
   <source>User-Agent-Purpose</source>
   <translation>User-Agent-Purpose</translation>
  </message>
  <message>
   <source>Two drafts proposed to name agents by what they do; both have expired, and no crawler is known to read the line. Google's parser takes any key that begins with “user-agent” for User-agent, so to Google the line names an agent that does not exist. Between the rules of a group that does harm: the rules below belong to that agent alone (a warning).</source>
   <translation>エージェントを行動で指定することが 2 つの草案で提案されましたが、いずれも失効しており、この行を読み取るクローラーは知られていません。Google のパーサーは「user-agent」で始まるキーをすべて User-agent とみなすため、Google にとってこの行は存在しないエージェントを指すものになります。グループのルールの間にあると害があり、下のルールはそのエージェントだけのものになります (警告)。</translation>
  </message>
  <message>
   <source>The specification spells it %1; agents may not know %2</source>
   <translation>仕様での綴りは %1 です。エージェントは %2 を知らないことがあります</translation>
  </message>
  <message>
   <source>American spelling</source>
   <translation>アメリカ式の綴り</translation>
  </message>
  <message>
   <source>robots2.txt spells its directives the British way: summarise, personalise, monetise, editorialised. Gatepost reads summarize and the like as what they mean, but the specification does not say so and other agents may ignore the line, which leaves the matter unstated.</source>
   <translation>robots2.txt のディレクティブは、summarise、personalise、monetise、editorialised のようにイギリス式に綴ります。Gatepost は summarize などを意図どおりに読み取りますが、仕様に定めはなく、ほかのエージェントは行を無視することがあり、その場合は未記載になります。</translation>
  </message>
  <message>
   <source>No standard above 2.0 exists; the group is read as one of %1 here, and other readers may ignore it. Write %1</source>
   <translation>2.0 より上の規格はありません。このグループはここでは %1 のものとして読み取られますが、ほかのパーサーは無視することがあります。%1 と書いてください</translation>
  </message>
  <message>
   <source>Version above 2</source>
   <translation>2 より上のバージョン</translation>
  </message>
  <message>
   <source>The extended standard names the versions 1.0 and 2.0. What a higher one would mean is written nowhere. Gatepost reads a higher even version as 2.0; a robot that knows 2.0 may also leave the group out.</source>
   <translation>拡張規格が定めるバージョンは 1.0 と 2.0 です。それより上のバージョンが何を意味するかは、どこにも書かれていません。Gatepost は、上の偶数バージョンを 2.0 として読み取ります。2.0 を知るロボットがグループを読み飛ばすこともあります。</translation>
  </message>
  <message>
   <source>%1 states nothing, because %2 has other values; the rest of the line counts. Write %3</source>
   <translation>%2 の値は別のものなので、%1 は何も述べません。行の残りは有効です。%3 と書いてください</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Signal: Content-Usage has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 は Content-Signal のラベルです。Content-Usage では %2 がこれに当たり、パーサーはほかのものを無視します。%2 と書いてください</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Usage: Content-Signal has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 は Content-Usage のラベルです。Content-Signal では %2 がこれに当たり、パーサーはほかのものを無視します。%2 と書いてください</translation>
  </message>
  <message>
   <source>Part of a signal that states nothing</source>
   <translation>何も述べないシグナルの部分</translation>
  </message>
  <message>
   <source>Content-Usage answers with y and n, Content-Signal with yes and no. The other one's answer states nothing, while the rest of the line counts: a refusal that was meant is then silently missing. Values of Content-Usage are compared with their case.</source>
   <translation>Content-Usage は y と n で、Content-Signal は yes と no で答えます。もう一方の答えは何も述べませんが、行の残りは有効です。そのため、意図した拒否が気づかないうちに欠けてしまいます。Content-Usage の値は、大文字と小文字を区別して比較されます。</translation>
  </message>
  <message>
   <source>Label of Content-Signal in Content-Usage</source>
   <translation>Content-Usage にある Content-Signal のラベル</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: ai-train and ai-input of Content-Signal are train-ai and ai-use in Content-Usage, whose labels are in lower case. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>意向を述べる 2 つの方法では、同じものの呼び方が異なります。Content-Signal の ai-train と ai-input は、Content-Usage では train-ai と ai-use で、Content-Usage のラベルは小文字です。パーサーは知らないラベルを無視するため、この行は見かけどおりのことを述べていません。</translation>
  </message>
  <message>
   <source>Label of Content-Usage in Content-Signal</source>
   <translation>Content-Signal にある Content-Usage のラベル</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: train-ai and ai-use of Content-Usage are ai-train and ai-input in Content-Signal. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>意向を述べる 2 つの方法では、同じものの呼び方が異なります。Content-Usage の train-ai と ai-use は、Content-Signal では ai-train と ai-input です。パーサーは知らないラベルを無視するため、この行は見かけどおりのことを述べていません。</translation>
  </message>
  <message>
   <source>%1 is always about the whole file, also inside the block for %2. Move it above the first block</source>
   <translation>%2 のブロックの中にあっても、%1 は常にファイル全体についてのものです。最初のブロックより上に移動してください</translation>
  </message>
  <message>
   <source>Statement about the file inside a block</source>
   <translation>ブロックの中のファイル全体についての記載</translation>
  </message>
  <message>
   <source>market, content-type, editorialised, ai-assisted, primary-language, report-to and age-rating describe the site, not an agent. Inside an [agent: …] block they look as if they applied to that category only, but they do not.</source>
   <translation>market、content-type、editorialised、ai-assisted、primary-language、report-to、age-rating は、エージェントではなくサイトを説明します。[agent: …] ブロックの中にあるとそのカテゴリだけに当てはまるように見えますが、そうではありません。</translation>
  </message>
  <message>
   <source>A window whose ends are equal is one minute long. Write 0000-2359 for the whole day, or its real end</source>
   <translation>両端が等しい時間帯は 1 分間です。1 日全体なら 0000-2359、そうでなければ本来の終わりを書いてください</translation>
  </message>
  <message>
   <source>The window is the whole day and so changes nothing. Remove the line, or narrow it</source>
   <translation>時間帯が 1 日全体なので、何も変わりません。行を削除するか、時間帯を狭めてください</translation>
  </message>
  <message>
   <source>Window of one minute or of the whole day</source>
   <translation>1 分間または 1 日全体の時間帯</translation>
  </message>
  <message>
   <source>Both ends of a window belong to it, to the minute. Equal ends are therefore one minute a day, in which hardly any crawler comes; an end just before the start is the whole day and changes nothing. Either is probably not what was meant.</source>
   <translation>時間帯は分単位で、両端を含みます。両端が等しいと 1 日に 1 分だけになり、その間に訪れるクローラーはほとんどありません。終わりが始まりの直前なら 1 日全体になり、何も変わりません。どちらもおそらく意図したものではありません。</translation>
  </message>
  <message>
   <source>This line changes nothing: %1 in %2 says the same of all its paths. It can be removed</source>
   <translation>この行は何も変えません。%2 の %1 が、一致するすべてのパスについて同じことを述べています。削除できます</translation>
  </message>
  <message>
   <source>This line changes nothing: what no rule denies may be fetched anyway. It can be removed</source>
   <translation>この行は何も変えません。どのルールも拒否しないものは、もともと取得できます。削除できます</translation>
  </message>
  <message>
   <source>This group changes nothing: whoever it names gets the same answers without it. All of its lines can be removed together</source>
   <translation>このグループは何も変えません。名前の挙がっているエージェントは、このグループがなくても同じ回答を受け取ります。すべての行をまとめて削除できます</translation>
  </message>
  <message>
   <source>This line changes nothing once the other marked lines are gone. It can be removed together with them</source>
   <translation>この行は、印の付いた他の行がなくなれば何も変えません。それらと一緒に削除できます</translation>
  </message>
  <message>
   <source>This line changes nothing: without it the group runs on into the one in %1, which says the same. It can be removed</source>
   <translation>この行は何も変えません。なくてもこのグループは、同じことを述べる %1 のグループに続きます。削除できます</translation>
  </message>
  <message>
   <source>This says what is so without it: no answer changes if it is left out. It may stay for people to read</source>
   <translation>これは、書かなくても同じことを述べています。省いても回答は変わりません。人に読ませるために残してもかまいません</translation>
  </message>
  <message>
   <source>This line changes nothing: every answer is the same without it. It can be removed</source>
   <translation>この行は何も変えません。なくてもすべての回答が同じです。削除できます</translation>
  </message>
  <message>
   <source>Remove the group</source>
   <translation>グループを削除</translation>
  </message>
  <message>
   <source>Remove the marked lines</source>
   <translation>印の付いた行を削除</translation>
  </message>
  <message>
   <source>Line without effect</source>
   <translation>効果のない行</translation>
  </message>
  <message>
   <source>Without this line every answer stays the same: for every agent, path, time and use, in all five readings of the files. Mostly a shorter rule of the group covers it, as /shop/ covers /shop/cart, or a group says what the group for * says. This is proved on the patterns themselves, not by trying paths; where it cannot be proved, nothing is said, and of a large file not every line is tried: “Tidy up” and gatepost-cli tidy say how many were not. All lines that are marked can go together. The last group of a file and the last rule of its last group stay, though the file says the same without them: people read there that everything is open.</source>
   <translation>この行がなくても、どのエージェント、パス、時刻、利用についても、ファイルの 5 つの解釈すべてで、回答は変わりません。たいていは、/shop/ が /shop/cart を含むように、グループのより短いルールに含まれているか、あるグループが * のグループと同じことを述べています。これはパスを試すのではなく、パターン自体から証明しています。証明できない場合は何も報告しません。また、大きなファイルではすべての行を調べるわけではありません。調べなかった行の数は「整理」と gatepost-cli tidy が示します。印の付いた行は、すべてまとめて削除できます。ファイルの最後のグループと、最後のグループの最後のルールは、なくてもファイルの内容が同じであっても残ります。すべてが許可されていることを人がそこで読むからです。</translation>
  </message>
  <message>
   <source>Values are written in lower case; some readers compare them exactly. Write %1</source>
   <translation>値は小文字で書きます。そのまま比較するパーサーもあります。%1 と書いてください</translation>
  </message>
  <message>
   <source>Value not in lower case</source>
   <translation>小文字ではない値</translation>
  </message>
  <message>
   <source>Words such as yes, no and short-only are compared without case here, and the specification shows them in lower case only. A reader that compares exactly does not know “No”. Lower case is understood by all.</source>
   <translation>yes、no、short-only などの語は、ここでは大文字と小文字を区別せずに比較されますが、仕様では小文字だけで示されています。1 文字ずつ比較するパーサーは「No」を認識しません。小文字ならすべてのパーサーが理解します。</translation>
  </message>
  <message>
   <source>The comparison is not complete</source>
   <translation>比較は完全ではありません</translation>
  </message>
  <message>
   <source>Name with characters that a product token cannot have</source>
   <translation>プロダクトトークンにない文字を含む名前</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”. Strict parsers cut the name at the first other character, and the record then applies to another name. Keep it if the crawler really uses this name.</source>
   <translation>RFC 9309 のプロダクトトークンに使えるのは、a–z、A–Z、「-」、「_」だけです。厳格なパーサーはそれ以外の最初の文字で名前を切り詰めるため、レコードは別の名前に適用されます。クローラーが実際にそう名乗っているのなら、このままにしてください。</translation>
  </message>
  <message>
   <source>Name that looks misspelled</source>
   <translation>綴りの誤りと思われる名前</translation>
  </message>
  <message>
   <source>No crawler of this name is known, but one whose name differs by one character. A record for a misspelled name applies to no agent. Correct the name, or keep it if the agent is new.</source>
   <translation>この名前の既知のクローラーはありませんが、1 文字だけ異なる名前のクローラーがあります。綴りを誤った名前のレコードは、どのエージェントにも適用されません。名前を直すか、新しいエージェントであればこのままにしてください。</translation>
  </message>
  <message>
   <source>The id is not a ULID</source>
   <translation>ULID ではない id</translation>
  </message>
  <message>
   <source>The id of an agent policy is a ULID: 26 characters, the first from 0 to 7. robots.txt is rendered all the same, but tools that follow the id do not find the policy. Copy the id again, or make a new one.</source>
   <translation>エージェントポリシーの id は ULID です。26 文字からなり、最初の文字は 0 から 7 までです。robots.txt は生成されますが、id をたどるツールはポリシーを見つけられません。id をコピーし直すか、新しく作ってください。</translation>
  </message>
  <message>
   <source>Path with a “#” or a space</source>
   <translation>「#」または空白を含むパス</translation>
  </message>
  <message>
   <source>In robots.txt a “#” begins a comment and a space ends the path for some crawlers, so the rule would differ from the policy. Write them as %23 and %20.</source>
   <translation>robots.txt では「#」からコメントになり、一部のクローラーでは空白でパスが終わります。そのため、ルールの意味がポリシーと変わってしまいます。それぞれ %23、%20 と書いてください。</translation>
  </message>
  <message>
   <source>Path that begins with neither / nor *</source>
   <translation>/ でも * でも始まらないパス</translation>
  </message>
  <message>
   <source>A path in robots.txt begins with / or *. Crawlers may ignore any other line, so nothing is rendered. Put a / before the path.</source>
   <translation>robots.txt のパスは / または * で始まります。そうでない行はクローラーに無視されることがあるため、何も生成されません。パスの前に / を付けてください。</translation>
  </message>
  <message>
   <source>Slug with characters that an address cannot have</source>
   <translation>アドレスに使えない文字を含む slug</translation>
  </message>
  <message>
   <source>The slug is part of the address of the policy, which the first lines of robots.txt name. Use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>slug は、robots.txt の最初の数行に示されるポリシーのアドレスの一部です。a–z、A–Z、数字、「-」、「_」、「.」だけを使ってください。</translation>
  </message>
  <message>
   <source>Address that is not an absolute URL</source>
   <translation>絶対 URL ではないアドレス</translation>
  </message>
  <message>
   <source>docs_url, sitemap_url and llms_txt_url are written into robots.txt as they are. A crawler can follow only an absolute http or https URL. Write it in full.</source>
   <translation>docs_url、sitemap_url、llms_txt_url は、そのまま robots.txt に書き込まれます。クローラーがたどれるのは、http または https の絶対 URL だけです。省略せずに書いてください。</translation>
  </message>
  <message>
   <source>Name that cannot be in a User-agent line</source>
   <translation>User-agent 行に書けない名前</translation>
  </message>
  <message>
   <source>Crawlers cut the name at a space or “#”, so the record would apply to another agent. Nothing is rendered until it is corrected. Write only the product token.</source>
   <translation>クローラーは空白または「#」で名前を切り詰めるため、レコードは別のエージェントに適用されます。直すまで何も生成されません。プロダクトトークンだけを書いてください。</translation>
  </message>
  <message>
   <source>Control character</source>
   <translation>制御文字</translation>
  </message>
  <message>
   <source>YAML allows no control characters, and parsers disagree about what such a file says. Nothing of it is read. Remove the character.</source>
   <translation>YAML では制御文字を使えず、そのようなファイルの解釈はパーサーによって異なります。ファイルの内容は何も読み取られません。その文字を削除してください。</translation>
  </message>
  <message>
   <source>Two entries for one agent</source>
   <translation>1 つのエージェントに対する 2 つの項目</translation>
  </message>
  <message>
   <source>Crawlers read two records for one agent as one. The entries then say together what neither says alone. Join them.</source>
   <translation>クローラーは、1 つのエージェントに対する 2 つのレコードを 1 つとして読みます。そのため、2 つの項目を合わせると、どちらか一方だけの場合とは異なる意味になります。項目をまとめてください。</translation>
  </message>
  <message>
   <source>Field that appears twice</source>
   <translation>2 回現れる項目</translation>
  </message>
  <message>
   <source>Parsers of YAML disagree about which of two equal fields counts. Nothing is rendered until one of them is removed.</source>
   <translation>同じ名前の項目が 2 つあるとき、どちらが有効かは YAML のパーサーによって異なります。どちらか一方を削除するまで、何も生成されません。</translation>
  </message>
  <message>
   <source>Text that is not UTF-8 or has lone carriage returns</source>
   <translation>UTF-8 ではない、または単独の CR を含むテキスト</translation>
  </message>
  <message>
   <source>An agent policy is read as UTF-8, with LF or CRLF as line ends. Nothing of another file is read. Save it as UTF-8 with such line ends.</source>
   <translation>エージェントポリシーは、行末が LF または CRLF の UTF-8 として読み取られます。それ以外のファイルの内容は何も読み取られません。UTF-8 とこれらの行末で保存してください。</translation>
  </message>
  <message>
   <source>Value that breaks a line of robots.txt</source>
   <translation>robots.txt の行を途切れさせる値</translation>
  </message>
  <message>
   <source>The value contains a character at which some parser ends a line. What follows would be a separate line of robots.txt, perhaps a rule. Write the value in one line.</source>
   <translation>値に、一部のパーサーが行末とみなす文字が含まれています。それより後は robots.txt の別の行になり、ルールになることもあります。値を 1 行で書いてください。</translation>
  </message>
  <message>
   <source>Merge key “&lt;&lt;”</source>
   <translation>マージキー「&lt;&lt;」</translation>
  </message>
  <message>
   <source>YAML 1.2 has no merge keys, and they are not read here. The fields behind “&lt;&lt;” are missing from what is rendered. Write them out.</source>
   <translation>YAML 1.2 にマージキーはなく、ここでも読み取られません。「&lt;&lt;」の先にある項目は、生成結果に含まれません。書き出してください。</translation>
  </message>
  <message>
   <source>No default_policy</source>
   <translation>default_policy がない</translation>
  </message>
  <message>
   <source>The record for * is rendered from default_policy. Without it robots.txt would leave open what the policy means for all other agents. Add “default_policy: allow” or “default_policy: disallow”.</source>
   <translation>* のレコードは default_policy から生成されます。これがないと、ほかのすべてのエージェントに対するポリシーの意図が robots.txt に示されません。「default_policy: allow」または「default_policy: disallow」を追加してください。</translation>
  </message>
  <message>
   <source>No id</source>
   <translation>id がない</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the id of the policy that it was rendered from. Without an id they cannot. Add “id:” and a ULID.</source>
   <translation>robots.txt の最初の数行には、生成元のポリシーの id が示されます。id がないと示せません。「id:」と ULID を追加してください。</translation>
  </message>
  <message>
   <source>Entry without a policy</source>
   <translation>ポリシーのない項目</translation>
  </message>
  <message>
   <source>The entry says neither allow nor disallow, so no record can be rendered for its agent. Add “policy: allow” or “policy: disallow”.</source>
   <translation>この項目には allow も disallow もないため、そのエージェントのレコードを生成できません。「policy: allow」または「policy: disallow」を追加してください。</translation>
  </message>
  <message>
   <source>No slug</source>
   <translation>slug がない</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the source of the policy by its slug. Without a slug they cannot. Add “slug: agent-policy”.</source>
   <translation>robots.txt の最初の数行には、ポリシーの所在が slug で示されます。slug がないと示せません。「slug: agent-policy」を追加してください。</translation>
  </message>
  <message>
   <source>No title</source>
   <translation>title がない</translation>
  </message>
  <message>
   <source>The first line of robots.txt ends with the title of the policy. Without a title it names only the file. Add “title:” and a name for people.</source>
   <translation>robots.txt の最初の行は、ポリシーの title で終わります。title がないと、ファイル名だけが示されます。「title:」と、人が読むための名前を追加してください。</translation>
  </message>
  <message>
   <source>Entry that names no agent</source>
   <translation>エージェントを指していない項目</translation>
  </message>
  <message>
   <source>A record needs the product token of the agent that it applies to. Nothing is rendered until the entry has one. Add “user_agent:” and the token, or remove the entry.</source>
   <translation>レコードには、適用するエージェントのプロダクトトークンが必要です。この項目に書かれるまで、何も生成されません。「user_agent:」とトークンを追加するか、項目を削除してください。</translation>
  </message>
  <message>
   <source>More faults than are listed</source>
   <translation>一覧に収まらない数の誤り</translation>
  </message>
  <message>
   <source>The list of faults is bounded. The count of those that are not listed is in the message. Correct some of those above; the next check lists the others.</source>
   <translation>誤りの一覧には上限があります。表示されていない誤りの件数は、メッセージに示されます。上の誤りから直してください。残りは次の検査で表示されます。</translation>
  </message>
  <message>
   <source>No agents</source>
   <translation>エージェントがない</translation>
  </message>
  <message>
   <source>The policy lists no agents, so robots.txt has only the record for *. That is valid. Add entries for the agents that are to be treated differently.</source>
   <translation>ポリシーにエージェントが 1 つも挙げられていないため、robots.txt には * のレコードだけが入ります。これは有効です。扱いを変えたいエージェントがあれば、項目を追加してください。</translation>
  </message>
  <message>
   <source>The file is not a mapping</source>
   <translation>マップではないファイル</translation>
  </message>
  <message>
   <source>An agent policy is a YAML mapping: fields with names and values. The file contains something else, so nothing is rendered. Begin with “title:” or use a template.</source>
   <translation>エージェントポリシーは、名前と値を持つ項目からなる YAML のマップです。ファイルの内容がそうなっていないため、何も生成されません。「title:」から始めるか、テンプレートを使ってください。</translation>
  </message>
  <message>
   <source>The file is not YAML</source>
   <translation>YAML ではないファイル</translation>
  </message>
  <message>
   <source>The text cannot be read as YAML, so nothing is rendered. The message says what the parser expected. Indent with spaces, close what is opened, and quote values with “: ” or “ #”.</source>
   <translation>テキストを YAML として読み取れないため、何も生成されません。パーサーが何を想定していたかは、メッセージに示されます。インデントにはスペースを使い、開いたものは閉じ、「: 」や「 #」を含む値は引用符で囲んでください。</translation>
  </message>
  <message>
   <source>Role that is not one of the common ones</source>
   <translation>一般的ではない役割</translation>
  </message>
  <message>
   <source>The comment above a record explains the role of the agent. For a role that is not in the list the comment is the word itself, unless role_notes has a text for it. Check the spelling.</source>
   <translation>レコードの上のコメントは、エージェントの役割を説明します。一覧にない役割では、role_notes にテキストがない限り、コメントはその語そのものになります。綴りを確認してください。</translation>
  </message>
  <message>
   <source>Agent that is retired</source>
   <translation>廃止されたエージェント</translation>
  </message>
  <message>
   <source>The operator no longer sends this agent. The record does no harm, but applies to no agent. If you mean the names that replaced it, add entries for them.</source>
   <translation>運営者はこのエージェントをもう使用していません。レコードに害はありませんが、どのエージェントにも適用されません。後継の名前を意図しているのなら、その項目があるか確認してください。</translation>
  </message>
  <message>
   <source>More than one YAML document</source>
   <translation>複数の YAML 文書</translation>
  </message>
  <message>
   <source>A file contains one agent policy. Parsers disagree about which of several documents counts, so nothing is rendered. Keep one.</source>
   <translation>1 つのファイルに書けるエージェントポリシーは 1 つです。複数の文書のうちどれが有効かはパーサーによって異なるため、何も生成されません。1 つだけ残してください。</translation>
  </message>
  <message>
   <source>Entry for *</source>
   <translation>* の項目</translation>
  </message>
  <message>
   <source>default_policy makes the record for *. Crawlers read an entry for * and that record as one, so that their rules mix. Use default_policy alone.</source>
   <translation>* のレコードは default_policy から作られます。クローラーは * の項目とそのレコードを 1 つとして読むため、両者のルールが混ざります。default_policy だけを使ってください。</translation>
  </message>
  <message>
   <source>YAML tag</source>
   <translation>YAML のタグ</translation>
  </message>
  <message>
   <source>Values are read as the texts that they are, whatever their tag says. The tag has no effect. Remove it.</source>
   <translation>値は、タグに関係なく、書かれたとおりのテキストとして読み取られます。タグに効果はありません。削除してください。</translation>
  </message>
  <message>
   <source>Nested too deeply</source>
   <translation>深すぎる入れ子</translation>
  </message>
  <message>
   <source>Files may come from untrusted sources, so nesting is limited. An agent policy needs four levels. Nothing is rendered from a deeper one.</source>
   <translation>ファイルは信頼できない提供元から届くこともあるため、入れ子の深さには上限があります。エージェントポリシーに必要なのは 4 階層です。それより深いものからは何も生成されません。</translation>
  </message>
  <message>
   <source>Larger than what is read</source>
   <translation>読み取れる量を超える大きさ</translation>
  </message>
  <message>
   <source>The size of the text, the number of its values and what its aliases expand to are bounded. Nothing is rendered from a larger policy. Shorten its lists or write aliases out.</source>
   <translation>テキストの大きさ、値の数、エイリアスの展開後の量には上限があります。それを超えるポリシーからは何も生成されません。リストを短くするか、エイリアスの値を書き出してください。</translation>
  </message>
  <message>
   <source>Field that is not part of an agent policy</source>
   <translation>エージェントポリシーにない項目</translation>
  </message>
  <message>
   <source>The field is kept in the file and does not appear in robots.txt. If its name is misspelled, its value is missing there. Correct the name.</source>
   <translation>この項目はファイルに保持されますが、robots.txt には現れません。名前の綴りが誤っている場合、その値が robots.txt に入りません。名前を直してください。</translation>
  </message>
  <message>
   <source>Policy that is neither allow nor disallow</source>
   <translation>allow でも disallow でもないポリシー</translation>
  </message>
  <message>
   <source>A record either allows or disallows. Any other word would have to be guessed, so nothing is rendered. Write allow or disallow.</source>
   <translation>レコードは許可か禁止のどちらかです。それ以外の語は推測するしかないため、何も生成されません。allow または disallow と書いてください。</translation>
  </message>
  <message>
   <source>Type that is not agent-policy</source>
   <translation>agent-policy ではない種類</translation>
  </message>
  <message>
   <source>The field says that the file is another type of entity. It is read as an agent policy all the same. Write “type: agent-policy”.</source>
   <translation>この項目によれば、ファイルは別の種類のエンティティです。それでもエージェントポリシーとして読み取られます。「type: agent-policy」と書いてください。</translation>
  </message>
  <message>
   <source>Note for a role that no agent has</source>
   <translation>該当するエージェントのない役割の注記</translation>
  </message>
  <message>
   <source>The texts of role_notes are written above the records of agents with that role. No agent has this one, so the text does not appear. Correct the role or remove the note.</source>
   <translation>role_notes のテキストは、その役割を持つエージェントのレコードの上に書かれます。この役割のエージェントはないため、テキストは現れません。役割を直すか、注記を削除してください。</translation>
  </message>
  <message>
   <source>Field with a value of the wrong kind</source>
   <translation>値の種類が誤っている項目</translation>
  </message>
  <message>
   <source>The field needs a text, a list or a mapping and has something else. Nothing is rendered until it is corrected. The message shows how to write it.</source>
   <translation>この項目にはテキスト、リスト、マップのいずれかが必要ですが、別の種類の値になっています。直すまで何も生成されません。書き方はメッセージに示されます。</translation>
  </message>
 </context>
 <context>
  <name>list</name>
  <message>
   <source>%1, %2</source>
   <translation>%1、%2</translation>
  </message>
  <message>
   <source>%1 and %2</source>
   <translation>%1、%2</translation>
  </message>
  <message>
   <source>%1 or %2</source>
   <translation>%1、%2</translation>
  </message>
  <message>
   <source>“%1”</source>
   <translation>「%1」</translation>
  </message>
 </context>
 <context>
  <name>live</name>
  <message>
   <source>A login page of a network may have answered in place of the site. Open any page in a browser, log in, and try again.</source>
   <translation>サイトの代わりに、ネットワークのログインページが応答した可能性があります。ブラウザーで任意のページを開いてログインし、もう一度お試しください。</translation>
  </message>
  <message>
   <source>A site on the internet has a public address. A network that wants a login may have given another: open any page in a browser, log in, and try again.</source>
   <translation>インターネット上のサイトには公開アドレスがあります。ログインを求めるネットワークが別のアドレスを返した可能性があります。ブラウザーで任意のページを開いてログインし、もう一度お試しください。</translation>
  </message>
  <message>
   <source>The environment names a proxy, and requests go through it only if you say so.</source>
   <translation>環境変数がプロキシを指定しています。指示した場合にだけ、リクエストはそこを経由します。</translation>
  </message>
  <message>
   <source>Is this computer's clock right? A network that reads along, or one that wants a login, answers like this, too.</source>
   <translation>このコンピューターの時計は合っていますか? 通信を読み取るネットワークやログインを求めるネットワークも、このような応答を返します。</translation>
  </message>
  <message>
   <source>Does the site open in a browser on this computer?</source>
   <translation>このコンピューターのブラウザーでサイトは開きますか?</translation>
  </message>
  <message>
   <source>%1 was not asked for.</source>
   <translation>%1 は要求されませんでした。</translation>
  </message>
  <message>
   <source>%1 could not be fetched: %2</source>
   <translation>%1 を取得できませんでした: %2</translation>
  </message>
  <message>
   <source>%1 was not read to its end: %2</source>
   <translation>%1 を最後まで読み取れませんでした: %2</translation>
  </message>
  <message>
   <source>It was not asked for.</source>
   <translation>要求されませんでした。</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <translation>応答: %1。</translation>
  </message>
  <message>
   <source>robots.txt was not asked for: nothing is known of what is served.</source>
   <translation>robots.txt は要求されませんでした。配信されている内容は不明です。</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of what is served.</source>
   <translation>途中のネットワークがログインを求めています (511)。配信されている内容は不明です。</translation>
  </message>
  <message>
   <source>Nothing could be fetched, so nothing is known of what is served. %1</source>
   <translation>何も取得できなかったため、配信されている内容は不明です。%1</translation>
  </message>
  <message>
   <source>%1 is not a gate: injected, missing, environment or lost:WHO is expected, as in injected,missing,lost:search</source>
   <translation>%1 はゲートではありません。injected,missing,lost:search のように、injected、missing、environment、lost:WHO のいずれかを指定してください</translation>
  </message>
  <message>
   <source>No gate is named: nothing would be guarded. Write injected, missing, environment or lost:WHO.</source>
   <translation>ゲートが指定されていないため、何も守られません。injected、missing、environment、lost:WHO のいずれかを書いてください。</translation>
  </message>
  <message>
   <source>No robots.txt is served.</source>
   <translation>robots.txt は配信されていません。</translation>
  </message>
  <message>
   <source>The served robots.txt is the draft.</source>
   <translation>配信されている robots.txt は下書きと同じです。</translation>
  </message>
  <message>
   <source>%1 put its own part into the served robots.txt, between marks.</source>
   <translation>%1 は、配信される robots.txt に、目印で囲んだ独自の部分を入れました。</translation>
  </message>
  <message>
   <source>The draft is served in one piece, with other lines before or after it.</source>
   <translation>下書きはひとまとまりで配信され、その前か後にほかの行があります。</translation>
  </message>
  <message>
   <source>%1 serves its own robots.txt: no line of the draft is in it.</source>
   <translation>%1 は独自の robots.txt を配信しています。下書きの行は 1 行も含まれていません。</translation>
  </message>
  <message>
   <source>Another robots.txt is served: no line of the draft is in it.</source>
   <translation>別の robots.txt が配信されています。下書きの行は 1 行も含まれていません。</translation>
  </message>
  <message>
   <source>The served robots.txt is another one, and it is not clear whose lines are whose: it is compared whole.</source>
   <translation>配信されている robots.txt は別のもので、どの行が誰のものか明らかでないため、全体を比較します。</translation>
  </message>
  <message>
   <source>the value of %1 is missing or is none</source>
   <translation>%1 の値がないか、有効な値ではありません</translation>
  </message>
  <message>
   <source>answers.json is not a record of answers: %1</source>
   <translation>answers.json は応答の記録ではありません: %1</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>大きすぎます</translation>
  </message>
  <message>
   <source>an object with origin and answers is expected</source>
   <translation>origin と answers を持つオブジェクトが必要です</translation>
  </message>
  <message>
   <source>version 1 is expected</source>
   <translation>必要なのはバージョン 1 です</translation>
  </message>
  <message>
   <source>it has more than 100 answers</source>
   <translation>応答が 100 件を超えています</translation>
  </message>
  <message>
   <source>answer %1: %2</source>
   <translation>応答 %1: %2</translation>
  </message>
  <message>
   <source>a sitemap: whether it is there</source>
   <translation>サイトマップ: あるかどうか</translation>
  </message>
  <message>
   <source>a sitemap that refuses HEAD: its first byte</source>
   <translation>HEAD を拒否するサイトマップ: 最初の 1 バイト</translation>
  </message>
  <message>
   <source>probably the origin's copy, past the cache</source>
   <translation>おそらくキャッシュを経由しないオリジンのコピー</translation>
  </message>
  <message>
   <source>a chained file</source>
   <translation>チェーン先のファイル</translation>
  </message>
  <message>
   <source>a licence</source>
   <translation>ライセンス</translation>
  </message>
  <message>
   <source>the policy</source>
   <translation>ポリシー</translation>
  </message>
  <message>
   <source>the policy for AI agents</source>
   <translation>AI エージェント向けのポリシー</translation>
  </message>
  <message>
   <source>the policy of robots2</source>
   <translation>robots2 のポリシー</translation>
  </message>
  <message>
   <source>the reservation of text and data mining</source>
   <translation>テキストおよびデータマイニングの留保</translation>
  </message>
  <message>
   <source>headers and head of the start page</source>
   <translation>トップページのヘッダーと head</translation>
  </message>
  <message>
   <source>Then what these name: chained files (at most 3), licences and sitemaps (at most 2 each), and robots.txt past a cache; at most 12 requests in all, one at a time. Redirects are followed.</source>
   <translation>次に、これらが指すもの: チェーン先のファイル (3 つまで)、ライセンスとサイトマップ (それぞれ 2 つまで)、キャッシュを経由しない robots.txt。リクエストは合計 12 件までで、1 件ずつ行います。リダイレクトはたどります。</translation>
  </message>
  <message>
   <source>%1 is not a host such as www.example.org, or an address of http or https without a password</source>
   <translation>%1 は、www.example.org のようなホストでも、パスワードを含まない http または https のアドレスでもありません</translation>
  </message>
  <message>
   <source>The start page was not asked for.</source>
   <translation>トップページは要求されませんでした。</translation>
  </message>
  <message>
   <source>The start page could not be fetched: %1</source>
   <translation>トップページを取得できませんでした: %1</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of the start page.</source>
   <translation>途中のネットワークがログインを求めています (511)。トップページについては不明です。</translation>
  </message>
  <message>
   <source>The start page leads to %1, which is not a host of this environment.</source>
   <translation>トップページは %1 に移動しますが、これはこの環境のホストではありません。</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the start page.</source>
   <translation>トップページの代わりにファイアウォールの質問が返されました。</translation>
  </message>
  <message>
   <source>Whether the start page has noindex is not known: %1.</source>
   <translation>トップページに noindex があるかどうかは不明です: %1。</translation>
  </message>
  <message>
   <source>The start page answers %1: whether pages have noindex cannot be seen.</source>
   <translation>トップページの応答は %1 です。ページに noindex があるかどうかは確認できません。</translation>
  </message>
  <message>
   <source>The start page has noindex.</source>
   <translation>トップページに noindex があります。</translation>
  </message>
  <message>
   <source>The start page was not read to its end, and its beginning has no noindex.</source>
   <translation>トップページは最後まで読み取られておらず、先頭部分に noindex はありません。</translation>
  </message>
  <message>
   <source>The start page has no noindex, neither in a header nor in a meta element.</source>
   <translation>トップページには、ヘッダーにも meta 要素にも noindex がありません。</translation>
  </message>
  <message>
   <source>The start page asks for a password (401).</source>
   <translation>トップページはパスワードを求めています (401)。</translation>
  </message>
  <message>
   <source>Whether the start page asks for a password is not known: %1.</source>
   <translation>トップページがパスワードを求めるかどうかは不明です: %1。</translation>
  </message>
  <message>
   <source>The start page does not ask for a password: it answers %1.</source>
   <translation>トップページはパスワードを求めていません。応答は %1 です。</translation>
  </message>
  <message>
   <source>%1 h %2 min</source>
   <translation>%1 時間 %2 分</translation>
  </message>
  <message>
   <source>%1 UTC (in %2)</source>
   <translation>%1 UTC (%2 後)</translation>
  </message>
  <message>
   <source>Google may use it until %1.</source>
   <translation>Google は %1 まで使うことがあります。</translation>
  </message>
  <message>
   <source>Google may not use it without asking again, as its max-age of 0 says.</source>
   <translation>max-age が 0 のため、Google が再び要求せずに使うことはありません。</translation>
  </message>
  <message>
   <source>Google may use it until %1, as its max-age says.</source>
   <translation>max-age によると、Google は %1 まで使うことがあります。</translation>
  </message>
  <message>
   <source>After an upload crawlers may use this file until %1 (RFC 9309 2.4).</source>
   <translation>アップロード後も、クローラーは %1 までこのファイルを使うことがあります (RFC 9309 2.4)。</translation>
  </message>
 </context>
 <context>
  <name>logs</name>
  <message>
   <source>the list has more than %1 values or %2 levels</source>
   <translation>リストの値が %1 個、または階層が %2 を超えています</translation>
  </message>
  <message>
   <source>%1 is not an address or a range of addresses</source>
   <translation>%1 はアドレスでもアドレスの範囲でもありません</translation>
  </message>
  <message>
   <source>the list contains no addresses</source>
   <translation>リストにアドレスが含まれていません</translation>
  </message>
  <message>
   <source>%1 is not a row of a partial result</source>
   <translation>%1 は部分結果の行ではありません</translation>
  </message>
  <message>
   <source>The pattern has no User-Agent: $http_user_agent or %{User-Agent}i is needed</source>
   <translation>パターンに User-Agent がありません。$http_user_agent または %{User-Agent}i が必要です</translation>
  </message>
  <message>
   <source>The pattern has no time: $time_local or %t is needed</source>
   <translation>パターンに時刻がありません。$time_local または %t が必要です</translation>
  </message>
  <message>
   <source>The pattern has no request: $request, $request_uri, %r or %U is needed</source>
   <translation>パターンにリクエストがありません。$request、$request_uri、%r、%U のいずれかが必要です</translation>
  </message>
  <message>
   <source>The pattern has no %1</source>
   <translation>パターンに %1 がありません</translation>
  </message>
  <message>
   <source>%1 is not a format of logs: %2, or a pattern with $ or % is expected</source>
   <translation>%1 はログの形式ではありません。%2、または $ か % を含むパターンが必要です</translation>
  </message>
  <message>
   <source>A field for the address can be named for JSON and for patterns alone</source>
   <translation>アドレスのフィールドを指定できるのは、JSON とパターンの場合だけです</translation>
  </message>
  <message>
   <source>A temporary file cannot be written (%1). Set TMPDIR to a folder that has room for it, or read the log in parts</source>
   <translation>一時ファイルに書き込めません (%1)。十分な空きのあるフォルダーを TMPDIR に指定するか、ログを分けて読み取ってください</translation>
  </message>
  <message>
   <source>The temporary file cannot be read again</source>
   <translation>一時ファイルを読み直せません</translation>
  </message>
  <message>
   <source>Line 1: its columns are not those of the log before. Judge logs with other columns by themselves.</source>
   <translation>1 行目：列が前のログと異なります。列の異なるログは別々に判定してください。</translation>
  </message>
  <message>
   <source>time</source>
   <translation>時刻</translation>
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
   <translation>%1: %2 という名前の列がありません。最初の行に列の名前を書くか、--columns で time, user_agent, url とその他の列をコンマ区切りで指定してください</translation>
  </message>
  <message>
   <source>Line 1</source>
   <translation>1 行目</translation>
  </message>
  <message>
   <source>it has fewer columns than were named</source>
   <translation>列の数が、指定された名前より少なくなっています</translation>
  </message>
  <message>
   <source>its time cannot be read</source>
   <translation>時刻を読み取れません</translation>
  </message>
  <message>
   <source>it is not an object with a time and a path or request</source>
   <translation>時刻とパスまたはリクエストを持つオブジェクトではありません</translation>
  </message>
  <message>
   <source>there is something behind its object</source>
   <translation>オブジェクトの後に何かがあります</translation>
  </message>
 </context>
 <context>
  <name>main</name>
  <message>
   <source>Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.</source>
   <translation>robots.txt、robots-ai.txt、robots2.txt、エージェントポリシーを編集し、シミュレーションします。</translation>
  </message>
  <message>
   <source>Policy files, or the folder of a site.</source>
   <translation>ポリシーファイル、またはサイトのフォルダー。</translation>
  </message>
  <message>
   <source>light or dark, instead of the system's.</source>
   <translation>システムの設定の代わりに light または dark を使います。</translation>
  </message>
  <message>
   <source>Print the verdict table, write a picture of the window (.png) or of the map (.svg, .pdf, .html), and end.</source>
   <translation>判定の表を出力し、ウィンドウの画像（.png）またはマップの画像（.svg、.pdf、.html）を書き出して終了します。</translation>
  </message>
  <message>
   <source>Write a picture of every page and view into a folder, and end.</source>
   <translation>すべてのページとビューの画像をフォルダーに書き出して終了します。</translation>
  </message>
  <message>
   <source>Open the sample site.</source>
   <translation>サンプルサイトを開きます。</translation>
  </message>
  <message>
   <source>Language of the window, e.g. de, instead of the one set.</source>
   <translation>設定された言語の代わりに使う、ウィンドウの言語 (例: de)。</translation>
  </message>
 </context>
 <context>
  <name>map</name>
  <message>
   <source>Search</source>
   <translation>検索</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>ユーザーの求めによる取得</translation>
  </message>
  <message>
   <source>AI research</source>
   <translation>AI リサーチ</translation>
  </message>
  <message>
   <source>AI training</source>
   <translation>AI の学習</translation>
  </message>
  <message>
   <source>Code and content</source>
   <translation>コードとコンテンツ</translation>
  </message>
  <message>
   <source>Monitoring, SEO</source>
   <translation>監視、SEO</translation>
  </message>
  <message>
   <source>Advertising</source>
   <translation>広告</translation>
  </message>
  <message>
   <source>Archives</source>
   <translation>アーカイブ</translation>
  </message>
  <message>
   <source>Others</source>
   <translation>その他</translation>
  </message>
  <message>
   <source>They build indexes that lead people to your pages.</source>
   <translation>人をあなたのページへ導くインデックスを構築します。</translation>
  </message>
  <message>
   <source>Assistants and agents that fetch a page because somebody asked.</source>
   <translation>人の求めに応じてページを取得するアシスタントやエージェントです。</translation>
  </message>
  <message>
   <source>They read many pages to answer a question or for research.</source>
   <translation>質問への回答や調査のために、多くのページを読みます。</translation>
  </message>
  <message>
   <source>They collect text to train models or to sell it on.</source>
   <translation>モデルの学習や転売のためにテキストを収集します。</translation>
  </message>
  <message>
   <source>They write new texts and programs from what they fetch.</source>
   <translation>取得したものから新しいテキストやプログラムを書きます。</translation>
  </message>
  <message>
   <source>They watch sites for their customers.</source>
   <translation>顧客のためにサイトを監視します。</translation>
  </message>
  <message>
   <source>They judge pages for advertisers.</source>
   <translation>広告主のためにページを評価します。</translation>
  </message>
  <message>
   <source>They keep pages as they were, for everybody to look up.</source>
   <translation>誰でも調べられるように、ページを元の姿のまま保管します。</translation>
  </message>
  <message>
   <source>What they come for is not known.</source>
   <translation>訪問の目的は知られていません。</translation>
  </message>
  <message>
   <source>▖ but for paths of another column</source>
   <translation>▖ 別の列のパスを除く</translation>
  </message>
  <message>
   <source>not decided: the files are too large</source>
   <translation>判定できず: ファイルが大きすぎる</translation>
  </message>
  <message>
   <source>⚠ documented not to obey: what is asked of it</source>
   <translation>⚠ 従わないと文書に明記: 求めている内容</translation>
  </message>
  <message>
   <source>may</source>
   <translation>可</translation>
  </message>
  <message>
   <source>may not</source>
   <translation>不可</translation>
  </message>
  <message>
   <source>at other hours</source>
   <translation>ほかの時間</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>要問い合わせ</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>一部</translation>
  </message>
  <message>
   <source>not stated</source>
   <translation>未記載</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>判定できず</translation>
  </message>
  <message>
   <source>WHO is welcome</source>
   <translation>誰を歓迎するか</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1/%2</translation>
  </message>
  <message numerus="yes">
   <source>welcome, %n do not read what keeps them out</source>
   <comment>welcome, %n does not read what keeps it out</comment>
   <translation>
    <numerusform>歓迎、%n 件は自らを締め出す記載を読みません</numerusform>
   </translation>
  </message>
  <message>
   <source>welcome, %1 must ask</source>
   <translation>歓迎、%1 は要問い合わせ</translation>
  </message>
  <message>
   <source>welcome</source>
   <translation>歓迎</translation>
  </message>
  <message numerus="yes">
   <source>%n do not read it</source>
   <comment>%n does not read it</comment>
   <translation>
    <numerusform>%n 件はこれを読みません</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 must ask</source>
   <translation>%1 は要問い合わせ</translation>
  </message>
  <message>
   <source>WHERE</source>
   <translation>どこ</translation>
  </message>
  <message>
   <source>WHAT</source>
   <translation>何に</translation>
  </message>
  <message>
   <source>HOW FAST</source>
   <translation>どの速さで</translation>
  </message>
  <message>
   <source>WHEN and how fast (UTC)</source>
   <translation>いつ、どの速さで (UTC)</translation>
  </message>
  <message>
   <source>WHERE it may fetch</source>
   <translation>どこを取得できるか</translation>
  </message>
  <message>
   <source>WHAT it may do with it</source>
   <translation>何に利用できるか</translation>
  </message>
  <message>
   <source>never fetched</source>
   <translation>取得なし</translation>
  </message>
  <message>
   <source>names like %1</source>
   <translation>%1 のような名前</translation>
  </message>
  <message>
   <source>any other %1</source>
   <translation>ほかの %1</translation>
  </message>
  <message>
   <source>any other agent</source>
   <translation>ほかのエージェント</translation>
  </message>
  <message>
   <source>%1 and others</source>
   <translation>%1 など</translation>
  </message>
  <message>
   <source>%1 + %2</source>
   <translation>%1 + %2</translation>
  </message>
  <message>
   <source>%1, %2</source>
   <translation>%1、%2</translation>
  </message>
  <message>
   <source>%1, %2 and others</source>
   <translation>%1、%2 など</translation>
  </message>
  <message>
   <source>%1, %2 + %3</source>
   <translation>%1、%2 + %3</translation>
  </message>
  <message>
   <source>%1 at the end</source>
   <translation>%1 (末尾)</translation>
  </message>
  <message>
   <source>%1, not at the end</source>
   <translation>%1 (末尾以外)</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>すべてのパス</translation>
  </message>
  <message>
   <source>all other paths</source>
   <translation>ほかのすべてのパス</translation>
  </message>
  <message>
   <source>%1, but for paths of another column</source>
   <translation>%1（別の列のパスを除く）</translation>
  </message>
  <message>
   <source>at all hours</source>
   <translation>全時間帯</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1：%2</translation>
  </message>
  <message>
   <source>never</source>
   <translation>なし</translation>
  </message>
  <message>
   <source>purpose</source>
   <translation>目的</translation>
  </message>
  <message>
   <source>hours and pace (UTC)</source>
   <translation>時間帯とペース（UTC）</translation>
  </message>
  <message>
   <source>documented to obey</source>
   <translation>文書上の順守</translation>
  </message>
  <message>
   <source>no</source>
   <translation>いいえ</translation>
  </message>
 </context>
 <context>
  <name>net</name>
  <message>
   <source>Nothing can be fetched: libcurl is not installed, or is older than 7.85. Install libcurl4.</source>
   <translation>何も取得できません: libcurl がインストールされていないか、7.85 より古いバージョンです。libcurl4 をインストールしてください。</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>停止しました。</translation>
  </message>
  <message>
   <source>The proxy was not found: %1.</source>
   <translation>プロキシが見つかりませんでした: %1。</translation>
  </message>
  <message>
   <source>%1 has no address. Is the name right, and is there a network?</source>
   <translation>%1 に対応するアドレスがありません。名前は正しいですか? ネットワークに接続していますか?</translation>
  </message>
  <message>
   <source>%1 is at %2, which is not a public address: refused.</source>
   <translation>%1 のアドレスは %2 で、公開アドレスではないため拒否しました。</translation>
  </message>
  <message>
   <source>%1 takes no connection: %2.</source>
   <translation>%1 は接続を受け付けません: %2。</translation>
  </message>
  <message>
   <source>%1 did not answer completely in %2 seconds.</source>
   <translation>%1 は %2 秒以内に応答を完了しませんでした。</translation>
  </message>
  <message>
   <source>%1 makes no secure connection: %2.</source>
   <translation>%1 と安全に接続できません: %2。</translation>
  </message>
  <message>
   <source>The answer of %1 was cut off or is not an answer: %2.</source>
   <translation>%1 の応答は途中で切れたか、応答ではありません: %2。</translation>
  </message>
  <message>
   <source>The redirect names no target.</source>
   <translation>リダイレクトに宛先がありません。</translation>
  </message>
  <message>
   <source>The redirect leads to %1, which is not an address of http or https: nobody follows it.</source>
   <translation>リダイレクト先の %1 は http または https のアドレスではないため、誰もたどりません。</translation>
  </message>
  <message>
   <source>The redirects lead in a circle, back to %1.</source>
   <translation>リダイレクトが循環して %1 に戻ります。</translation>
  </message>
  <message>
   <source>There are more than %1 redirects.</source>
   <translation>リダイレクトが %1 回を超えています。</translation>
  </message>
  <message>
   <source>The answer unpacks to more than 100 times its size: it was not read.</source>
   <translation>応答を展開すると元のサイズの 100 倍を超えるため、読み取りませんでした。</translation>
  </message>
  <message>
   <source>The answer says that it is packed with gzip, and cannot be unpacked.</source>
   <translation>応答は gzip で圧縮されているとのことですが、展開できません。</translation>
  </message>
  <message>
   <source>The answer is packed in a way that was not asked for.</source>
   <translation>応答が、要求していない方法で圧縮されています。</translation>
  </message>
  <message>
   <source>The answer is larger than 1 MiB: only that much was read.</source>
   <translation>応答が 1 MiB を超えているため、1 MiB だけを読み取りました。</translation>
  </message>
  <message>
   <source>The address is longer than 8,192 bytes: refused.</source>
   <translation>アドレスが 8,192 バイトを超えているため、拒否しました。</translation>
  </message>
  <message>
   <source>%1 is not an address of http or https: refused.</source>
   <translation>%1 は http または https のアドレスではないため、拒否しました。</translation>
  </message>
  <message>
   <source>The address contains a user name or password: refused.</source>
   <translation>アドレスにユーザー名またはパスワードが含まれているため、拒否しました。</translation>
  </message>
 </context>
 <context>
  <name>policy</name>
  <message>
   <source>nothing</source>
   <translation>空</translation>
  </message>
  <message>
   <source>a text</source>
   <translation>テキスト</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>リスト</translation>
  </message>
  <message>
   <source>a map</source>
   <translation>マップ</translation>
  </message>
  <message>
   <source>an alias</source>
   <translation>エイリアス</translation>
  </message>
  <message>
   <source>“%1” must be a list, but this is %2. Write it as “%3”.</source>
   <translation>「%1」はリストでなければなりませんが、これは%2です。「%3」と書いてください。</translation>
  </message>
  <message>
   <source>“%1” must be a map, but this is %2. Write it as “%3”.</source>
   <translation>「%1」はマップでなければなりませんが、これは%2です。「%3」と書いてください。</translation>
  </message>
  <message>
   <source>“%1” must be a text, but this is %2. Write it as “%3”.</source>
   <translation>「%1」はテキストでなければなりませんが、これは%2です。「%3」と書いてください。</translation>
  </message>
  <message>
   <source>The policy is empty. Begin with “default_policy: disallow” and “agents:”.</source>
   <translation>ポリシーが空です。「default_policy: disallow」と「agents:」から始めてください。</translation>
  </message>
  <message>
   <source>The policy is a list at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>ポリシーの最上位がリストですが、「title: …」のような項目のマップでなければなりません。</translation>
  </message>
  <message>
   <source>The policy is a text at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>ポリシーの最上位がテキストですが、「title: …」のような項目のマップでなければなりません。</translation>
  </message>
  <message>
   <source>The policy has no “agents”; only the default record is rendered.</source>
   <translation>ポリシーに「agents」がないため、既定のレコードだけが生成されます。</translation>
  </message>
  <message>
   <source>The name of a field must be a text, but this is %1. Write a name.</source>
   <translation>項目の名前はテキストでなければなりませんが、これは%1です。名前を書いてください。</translation>
  </message>
  <message>
   <source>“%1” appears here a second time. Keep one of the two.</source>
   <translation>ここに「%1」が再び現れます。どちらか一方を残してください。</translation>
  </message>
  <message>
   <source>The tag %1 is not read. Remove it.</source>
   <translation>タグ %1 は読み取られません。削除してください。</translation>
  </message>
  <message>
   <source>Merge keys are not read, so the fields behind “&lt;&lt;” are missing here. Write them out.</source>
   <translation>マージキーは読み取られないため、「&lt;&lt;」の先にある項目はここでは欠けています。書き出してください。</translation>
  </message>
  <message>
   <source>“%1” is unknown, so its value is not rendered. Is “%2” meant?</source>
   <translation>「%1」は未知のため、その値は生成されません。「%2」のことですか?</translation>
  </message>
  <message>
   <source>“%1” is not a field of an agent policy: it is kept, but not rendered.</source>
   <translation>「%1」はエージェントポリシーの項目ではありません。保持されますが、生成はされません。</translation>
  </message>
  <message>
   <source>An agent is a map of fields, but this is %1. Write “- user_agent: …” with its policy below.</source>
   <translation>エージェントは項目のマップですが、これは%1です。「- user_agent: …」と書き、その下にポリシーを書いてください。</translation>
  </message>
  <message>
   <source>An item of “%1” must be a path, but this is %2. Write “- /path”.</source>
   <translation>「%1」の要素はパスでなければなりませんが、これは%2です。「- /path」と書いてください。</translation>
  </message>
  <message numerus="yes">
   <source>%n more faults are not listed. Mend some of those above.</source>
   <comment>%n more faults are not listed. Mend some of those above.</comment>
   <translation>
    <numerusform>ほか %n 件の誤りは表示されていません。上の誤りから直してください。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A policy names one sitemap: %n more are left out.</source>
   <comment>A policy names one sitemap: %n more is left out.</comment>
   <translation>
    <numerusform>ポリシーが指定するサイトマップは 1 つです。ほか %n 件は省かれます。</numerusform>
   </translation>
  </message>
  <message>
   <source>The robots.txt has no group for *, so default_policy is allow: agents that are not named may fetch everything.</source>
   <translation>robots.txt に * のグループがないため、default_policy は allow です。名前の挙がっていないエージェントは、すべてを取得できます。</translation>
  </message>
  <message>
   <source>The group for * has rules for paths. They are in an entry for *, which crawlers read together with the default record.</source>
   <translation>* のグループにパスのルールがあります。ルールは * の項目に入り、クローラーはこれを既定のレコードと合わせて読みます。</translation>
  </message>
  <message>
   <source>(unreadable)</source>
   <translation>(読み取れません)</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more</source>
   <comment>%1 and %n more</comment>
   <translation>
    <numerusform>%1 とほか %n 件</numerusform>
   </translation>
  </message>
  <message>
   <source>A robots.txt does not say who operates an agent, what it comes for and why it is treated so: vendor, role and notes are missing from every entry. Fill them in.</source>
   <translation>robots.txt には、エージェントの運営者、目的、この扱いの理由が記されていません。そのため、どの項目にも vendor、role、notes がありません。記入してください。</translation>
  </message>
  <message>
   <source>Names that cannot be in a User-agent line are left out: %1.</source>
   <translation>ポリシーの User-agent 行に入れられない名前は省かれます: %1。</translation>
  </message>
  <message>
   <source>Paths that begin with neither / nor *, or contain a space or “#”, are left out: %1.</source>
   <translation>/ でも * でも始まらないパス、または空白か「#」を含むパスは省かれます: %1。</translation>
  </message>
  <message>
   <source>A policy has no field for these directives; they are left out: %1.</source>
   <translation>ポリシーにはこれらのディレクティブの項目がないため、省かれます: %1。</translation>
  </message>
  <message>
   <source>A policy has one entry for each agent: groups that name several agents are split.</source>
   <translation>ポリシーの項目はエージェントごとに 1 つです。複数のエージェントを挙げたグループは分割されます。</translation>
  </message>
  <message>
   <source>Several groups name %1; their rules are joined in one entry.</source>
   <translation>複数のグループが %1 を指しています。ルールは 1 つの項目にまとめられます。</translation>
  </message>
  <message>
   <source>Comments of the groups are kept as comments of the policy and are not rendered. Move them into notes to have them rendered.</source>
   <translation>グループのコメントはポリシーのコメントとして保持され、生成はされません。生成するには notes に移してください。</translation>
  </message>
  <message>
   <source>The id of a policy must be a ULID of 26 characters.</source>
   <translation>ポリシーの id は 26 文字の ULID でなければなりません。</translation>
  </message>
  <message>
   <source>The title of a policy must be a text of one line without control characters.</source>
   <translation>ポリシーの title は、制御文字を含まない 1 行のテキストでなければなりません。</translation>
  </message>
  <message>
   <source>The slug of a policy must be a text of one line without control characters.</source>
   <translation>ポリシーの slug は、制御文字を含まない 1 行のテキストでなければなりません。</translation>
  </message>
  <message>
   <source>This robots.txt is too large to become a policy.</source>
   <translation>この robots.txt は、ポリシーにするには大きすぎます。</translation>
  </message>
  <message>
   <source>A role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>役割は robots.txt の 1 行に収まるものですが、これには行末またはほかの制御文字が含まれています。1 行で書いてください。</translation>
  </message>
  <message>
   <source>A note on a role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>役割の注記は robots.txt の 1 行に収まるものですが、これには行末またはほかの制御文字が含まれています。1 行で書いてください。</translation>
  </message>
  <message>
   <source>The title goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>タイトルは robots.txt の 1 行に収まるものですが、これには行末またはほかの制御文字が含まれています。1 行で書いてください。</translation>
  </message>
  <message>
   <source>The slug goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>スラッグは robots.txt の 1 行に収まるものですが、これには行末またはほかの制御文字が含まれています。1 行で書いてください。</translation>
  </message>
  <message>
   <source>The id goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>ID は robots.txt の 1 行に収まるものですが、これには行末またはほかの制御文字が含まれています。1 行で書いてください。</translation>
  </message>
  <message>
   <source>A URL goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>URL は robots.txt の 1 行に収まるものですが、これには行末またはほかの制御文字が含まれています。1 行で書いてください。</translation>
  </message>
  <message>
   <source>A user agent goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>ユーザーエージェントは robots.txt の 1 行に収まるものですが、これには行末またはほかの制御文字が含まれています。1 行で書いてください。</translation>
  </message>
  <message>
   <source>A path goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>パスは robots.txt の 1 行に収まるものですが、これには行末またはほかの制御文字が含まれています。1 行で書いてください。</translation>
  </message>
  <message>
   <source>The policy has no title; the first line of robots.txt ends after its name. Add “title: …”.</source>
   <translation>ポリシーにタイトルがないため、robots.txt の最初の行はファイル名で終わります。「title: …」を追加してください。</translation>
  </message>
  <message>
   <source>The policy has no slug; robots.txt cannot name its source. Add “slug: agent-policy”.</source>
   <translation>ポリシーにスラッグがないため、robots.txt に生成元を示せません。「slug: agent-policy」を追加してください。</translation>
  </message>
  <message>
   <source>The policy has no id; robots.txt cannot tell its identity. Add “id: ” and a ULID.</source>
   <translation>ポリシーに ID がないため、robots.txt に識別情報を示せません。「id: 」と ULID を追加してください。</translation>
  </message>
  <message>
   <source>A slug is part of an address: use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>スラッグはアドレスの中で使われます。英字、数字、「-」、「_」、「.」だけを使ってください。</translation>
  </message>
  <message>
   <source>%1 is another type of entity; this one is read as an agent policy. Write “type: agent-policy”.</source>
   <translation>%1 は別の種類のエンティティですが、これはエージェントポリシーとして読み取られます。「type: agent-policy」と書いてください。</translation>
  </message>
  <message numerus="yes">
   <source>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</source>
   <comment>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</comment>
   <translation>
    <numerusform>ULID は 26 文字ですが、この ID は %n 文字です。コピーし直すか、新しく作ってください。</numerusform>
   </translation>
  </message>
  <message>
   <source>A ULID is written with digits and A–Z without I, L, O and U. Copy the id again.</source>
   <translation>ULID は、数字と、I、L、O、U を除く A～Z の英字で書きます。ID をコピーし直してください。</translation>
  </message>
  <message>
   <source>A ULID begins with a digit from 0 to 7. Copy the id again.</source>
   <translation>ULID は 0 から 7 までの数字で始まります。ID をコピーし直してください。</translation>
  </message>
  <message>
   <source>%1 is not an absolute http or https URL. Write %2 in full, as “https://example.com/…”, with spaces as %3.</source>
   <translation>%1 は http または https の絶対 URL ではありません。%2 を「https://example.com/…」のように省略せずに書き、空白は %3 としてください。</translation>
  </message>
  <message>
   <source>The policy has no default_policy, so nothing can be rendered. Add “default_policy: disallow” or “default_policy: allow”.</source>
   <translation>ポリシーに default_policy がないため、何も生成できません。「default_policy: disallow」または「default_policy: allow」を追加してください。</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write allow or disallow.</source>
   <translation>%1 は %2 の値ではありません。allow または disallow と書いてください。</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write %3.</source>
   <translation>%1 は %2 の値ではありません。%3 と書いてください。</translation>
  </message>
  <message>
   <source>This entry names no agent. Add “user_agent: ” and its product token.</source>
   <translation>この項目はエージェントを指していません。「user_agent: 」とプロダクトトークンを追加してください。</translation>
  </message>
  <message>
   <source>This entry says neither allow nor disallow. Add “policy: allow” or “policy: disallow”.</source>
   <translation>この項目には allow も disallow もありません。「policy: allow」または「policy: disallow」を追加してください。</translation>
  </message>
  <message>
   <source>The name of the agent is empty. Write its product token.</source>
   <translation>エージェントの名前が空です。プロダクトトークンを書いてください。</translation>
  </message>
  <message>
   <source>%1 cannot be in a User-agent line: crawlers cut it at the space or “#”. Write only the product token.</source>
   <translation>%1 は User-agent 行に書けません。クローラーは空白または「#」で切り詰めます。プロダクトトークンだけを書いてください。</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”; strict parsers cut %1.</source>
   <translation>RFC 9309 のプロダクトトークンに使えるのは、英字、「-」、「_」だけです。厳格なパーサーは %1 を切り詰めます。</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>%1 という名前の既知のクローラーはありません。%2 のことですか?</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it.</source>
   <translation>%1 は廃止されました。%2 はもう使用していません。</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it. Today it sends %3; make sure they have entries if you want them covered.</source>
   <translation>%1 は廃止されました。%2 はもう使用しておらず、現在は %3 を使用しています。それらも対象にしたい場合は、項目があることを確認してください。</translation>
  </message>
  <message>
   <source>%1 is taken for a role that you defined. Write %2.</source>
   <translation>%1 は独自の役割とみなされます。%2 と書いてください。</translation>
  </message>
  <message>
   <source>%1 is none of the common roles (%2); its comment will be the word itself.</source>
   <translation>%1 は一般的な役割 (%2) ではありません。コメントはこの語そのものになります。</translation>
  </message>
  <message>
   <source>The notes contain a control character that some parsers take for a line end. Remove it.</source>
   <translation>注記に、一部のパーサーが行末とみなす制御文字があります。削除してください。</translation>
  </message>
  <message>
   <source>The path %1 begins neither with / nor with *, so crawlers may ignore it. Write %2.</source>
   <translation>パス %1 は / でも * でも始まらないため、クローラーに無視されることがあります。%2 と書いてください。</translation>
  </message>
  <message>
   <source>A “#” begins a comment in robots.txt and would cut the path. Write it as %1.</source>
   <translation>robots.txt では「#」からコメントになり、パスが切れてしまいます。%1 と書いてください。</translation>
  </message>
  <message>
   <source>A space ends the path for some crawlers. Write it as %1.</source>
   <translation>一部のクローラーでは、空白でパスが終わります。%1 と書いてください。</translation>
  </message>
  <message>
   <source>No agent has the role %1; its note is not rendered.</source>
   <translation>役割 %1 のエージェントがないため、その注記は生成されません。</translation>
  </message>
  <message>
   <source>%1 has an entry in line %2 already; crawlers read the two records as one. Join the entries.</source>
   <translation>%1 の項目はすでに %2 行目にあり、クローラーは 2 つのレコードを 1 つとして読みます。項目をまとめてください。</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one.</source>
   <translation>クローラーは、このレコードと * の既定のレコードを 1 つとして読みます。</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one, and the two contradict each other. Let policy and default_policy agree.</source>
   <translation>クローラーは、このレコードと * の既定のレコードを 1 つとして読みますが、両者は矛盾しています。policy と default_policy を一致させてください。</translation>
  </message>
  <message>
   <source>%1 is not set, so it cannot have a comment.</source>
   <translation>%1 が設定されていないため、コメントを付けられません。</translation>
  </message>
  <message>
   <source>The policy has no agent %1.</source>
   <translation>ポリシーにエージェント %1 はありません。</translation>
  </message>
  <message>
   <source>This entry does not begin a line, so it cannot have a comment. Edit the text.</source>
   <translation>この項目は行の先頭から始まっていないため、コメントを付けられません。テキストを編集してください。</translation>
  </message>
  <message>
   <source>This value does not end its line, or has several lines, so it cannot have a comment. Edit the text.</source>
   <translation>この値は行末で終わっていないか、複数行にわたるため、コメントを付けられません。テキストを編集してください。</translation>
  </message>
  <message>
   <source>The value of %1 is not UTF-8.</source>
   <translation>%1 の値は UTF-8 ではありません。</translation>
  </message>
  <message>
   <source>The value of %1 contains a line end or another control character. Write it without.</source>
   <translation>%1 の値に、行末またはほかの制御文字が含まれています。含めずに書いてください。</translation>
  </message>
  <message>
   <source>An agent needs at least one field.</source>
   <translation>エージェントには少なくとも 1 つの項目が必要です。</translation>
  </message>
  <message>
   <source>Agent %1 has no path %2 in its %3 list.</source>
   <translation>エージェント %1 の %3 リストにパス %2 はありません。</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>%1 行目: %2</translation>
  </message>
  <message>
   <source>The policy is not a map of fields. Edit the text.</source>
   <translation>ポリシーが項目のマップではありません。テキストを編集してください。</translation>
  </message>
  <message>
   <source>Agent %1 is an alias or no map of fields. Edit the text.</source>
   <translation>エージェント %1 はエイリアスであるか、項目のマップではありません。テキストを編集してください。</translation>
  </message>
  <message>
   <source>“%1” is an alias. Edit the text.</source>
   <translation>「%1」はエイリアスです。テキストを編集してください。</translation>
  </message>
  <message>
   <source>“%1” is not a list. Edit the text.</source>
   <translation>「%1」はリストではありません。テキストを編集してください。</translation>
  </message>
  <message>
   <source>“%1” is not a map of texts. Edit the text.</source>
   <translation>「%1」はテキストのマップではありません。テキストを編集してください。</translation>
  </message>
  <message numerus="yes">
   <source>The policy is %n bytes long; more than %1 are not read. Split it or shorten its lists.</source>
   <comment>The policy is %n byte long; more than %1 are not read. Split it or shorten its lists.</comment>
   <translation>
    <numerusform>ポリシーの長さは %n バイトです。%1 バイトを超える部分は読み取られません。分割するか、リストを短くしてください。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The policy has more than %n values; the rest is not read. Shorten its lists.</source>
   <comment>The policy has more than %n value; the rest is not read. Shorten its lists.</comment>
   <translation>
    <numerusform>ポリシーに %n 個を超える値があり、残りは読み取られません。リストを短くしてください。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>More than %n levels are not read. A policy needs four.</source>
   <comment>More than %n level is not read. A policy needs four.</comment>
   <translation>
    <numerusform>%n 階層を超える部分は読み取られません。ポリシーに必要なのは 4 階層です。</numerusform>
   </translation>
  </message>
  <message>
   <source>The rendered robots.txt would be larger than 32 MiB. Shorten the notes on roles.</source>
   <translation>生成される robots.txt が 32 MiB を超えます。役割の注記を短くしてください。</translation>
  </message>
  <message>
   <source>Line %1, column %2: %3</source>
   <translation>%1 行 %2 列: %3</translation>
  </message>
  <message>
   <source>The policy has no default_policy.</source>
   <translation>ポリシーに default_policy がありません。</translation>
  </message>
  <message>
   <source>An entry has no user_agent or no policy.</source>
   <translation>user_agent または policy のない項目があります。</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be reordered here. Edit the text.</source>
   <translation>このリストは、ここでは並べ替えられない形で書かれています。テキストを編集してください。</translation>
  </message>
  <message>
   <source>This place in the file cannot be changed here. Edit the text.</source>
   <translation>ファイルのこの箇所は、ここでは変更できません。テキストを編集してください。</translation>
  </message>
  <message>
   <source>This place in the file cannot be filled in here. Edit the text.</source>
   <translation>ファイルのこの箇所は、ここでは記入できません。テキストを編集してください。</translation>
  </message>
  <message>
   <source>This place in the file is not a map of fields. Edit the text.</source>
   <translation>ファイルのこの箇所は項目のマップではありません。テキストを編集してください。</translation>
  </message>
  <message>
   <source>This is the only field here. Edit the text.</source>
   <translation>ここにはこの項目しかありません。テキストを編集してください。</translation>
  </message>
  <message>
   <source>This field cannot be removed here. Edit the text.</source>
   <translation>この項目は、ここでは削除できません。テキストを編集してください。</translation>
  </message>
  <message>
   <source>This part of the file is written in a way that cannot be changed here without touching more, for instance because an alias repeats it. Edit the text.</source>
   <translation>ファイルのこの部分は、エイリアスで繰り返されているなど、ほかに影響せずには変更できない書き方になっています。テキストを編集してください。</translation>
  </message>
  <message>
   <source>This place in the file is not a list. Edit the text.</source>
   <translation>ファイルのこの箇所はリストではありません。テキストを編集してください。</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be added to here. Edit the text.</source>
   <translation>このリストは、ここでは追加できない形で書かれています。テキストを編集してください。</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be cut here. Edit the text.</source>
   <translation>このリストは、ここでは削除できない形で書かれています。テキストを編集してください。</translation>
  </message>
  <message>
   <source>The last item of this list cannot be removed here. Edit the text.</source>
   <translation>このリストの最後の要素は、ここでは削除できません。テキストを編集してください。</translation>
  </message>
  <message>
   <source>This byte is not UTF-8. Save the file as UTF-8.</source>
   <translation>このバイトは UTF-8 ではありません。ファイルを UTF-8 で保存してください。</translation>
  </message>
  <message>
   <source>A carriage return without a line feed ends no line here. Save the file with LF or CRLF line ends.</source>
   <translation>ここでは、LF を伴わない CR は行末になりません。行末を LF または CRLF にしてファイルを保存してください。</translation>
  </message>
  <message>
   <source>YAML does not allow control characters (%1). Remove it.</source>
   <translation>YAML では制御文字 (%1) を使えません。削除してください。</translation>
  </message>
  <message>
   <source>A second document, or text that belongs to nothing, begins here. Keep one document in the file.</source>
   <translation>ここから 2 つ目の文書、またはどこにも属さないテキストが始まっています。ファイルの文書は 1 つだけにしてください。</translation>
  </message>
  <message>
   <source>This alias names no anchor that comes before it.</source>
   <translation>このエイリアスの指すアンカーが、これより前にありません。</translation>
  </message>
  <message>
   <source>This is not YAML: %1. Indent with spaces, close what is opened, and put a value in quotes if it has “: ” or “ #” in it or begins with a character such as * or @.</source>
   <translation>YAML ではありません: %1。インデントにはスペースを使い、開いたものは閉じ、値に「: 」や「 #」が含まれるとき、または * や @ などの記号で始まるときは引用符で囲んでください。</translation>
  </message>
  <message>
   <source>The YAML could not be read: %1.</source>
   <translation>YAML を読み取れませんでした: %1。</translation>
  </message>
  <message>
   <source>This quoted text is never closed. Close its quotes.</source>
   <translation>引用符で囲んだこのテキストが閉じられていません。引用符を閉じてください。</translation>
  </message>
  <message>
   <source>The aliases of this file expand to more than is read here. Write its values out.</source>
   <translation>このファイルのエイリアスを展開すると、ここで読み取れる量を超えます。値を書き出してください。</translation>
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
   <translation>%1: 読み取れません (%2)</translation>
  </message>
  <message>
   <source>%1: the gzip data are damaged or end too early</source>
   <translation>%1: gzip データが壊れているか、途中で終わっています</translation>
  </message>
  <message>
   <source>%1: the zstd data are damaged or end too early</source>
   <translation>%1: zstd データが壊れているか、途中で終わっています</translation>
  </message>
  <message>
   <source>%1: is packed with %2, which is not read. Unpack it on the way: %3 %1 | gatepost-cli replay - …</source>
   <translation>%1: %2 で圧縮されており、そのままでは読み取れません。途中で展開してください: %3 %1 | gatepost-cli replay - …</translation>
  </message>
  <message>
   <source>%1: cannot be opened (%2)</source>
   <translation>%1: 開けません (%2)</translation>
  </message>
  <message>
   <source>The standard input cannot be kept in a temporary file</source>
   <translation>標準入力を一時ファイルに保存できません</translation>
  </message>
  <message>
   <source>The standard input cannot be read</source>
   <translation>標準入力を読み取れません</translation>
  </message>
  <message>
   <source>%1: the lines have no User-Agent (common log format), so nobody can be recognised. Let the server write the combined format</source>
   <translation>%1: 行に User-Agent がないため (common log format)、誰も認識できません。サーバーで combined 形式を書き出すようにしてください</translation>
  </message>
  <message>
   <source>%1. The %2 lines before that are counted</source>
   <translation>%1。それより前の %2 行は集計に含まれています</translation>
  </message>
  <message>
   <source>%1: no line has the field %2 (--ip-field)</source>
   <translation>%1: フィールド %2 のある行がありません (--ip-field)</translation>
  </message>
  <message>
   <source>%1 It is left out.</source>
   <translation>%1 これは除きます。</translation>
  </message>
  <message>
   <source>%1: the versions of the policy were not read, because there are more than %2 of them, or they are larger than %3 MiB together</source>
   <translation>%1: ポリシーの版が %2 件を超えるか、合計が %3 MiB を超えるため、読み込みませんでした</translation>
  </message>
  <message>
   <source>%1: is not a folder that can be read</source>
   <translation>%1: 読み取れるフォルダーではありません</translation>
  </message>
  <message>
   <source>%1: no commit has a robots.txt, robots-ai.txt or robots2.txt there</source>
   <translation>%1: そこに robots.txt、robots-ai.txt、robots2.txt のあるコミットはありません</translation>
  </message>
  <message numerus="yes">
   <source>%1: the dates of %n commits are before those of their parents; their parents' dates are used</source>
   <comment>%1: the date of a commit is before that of its parent; its parent's date is used</comment>
   <translation>
    <numerusform>%1: %n 件のコミットの日付が親より前です。親の日付を使います</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>sample</name>
  <message>
   <source>The same wishes as an entity. Gatepost renders a robots.txt from it; the robots.txt beside this file is kept by hand, because an entity knows agents and paths, but no hours, rates or patterns.</source>
   <extracomment>A comment in sample/agent-policy.kno</extracomment>
   <translation>同じ意向をエンティティとして表したもの。Gatepost はここから robots.txt を生成します。隣の robots.txt は手作業で管理しています。エンティティはエージェントとパスを扱えますが、時間、レート、パターンは扱えないためです。</translation>
  </message>
  <message>
   <source>robots-ai.txt of Tidewater Press: for AI agents only.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Tidewater Press の robots-ai.txt: AI エージェント専用。</translation>
  </message>
  <message>
   <source>It has the syntax of robots.txt and may only narrow what robots.txt leaves open. Crawlers that are no AI agents, like Googlebot-Image or AhrefsBot, are not spoken to here.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>robots.txt と同じ構文で、robots.txt が開放しているものを狭めることだけができます。Googlebot-Image や AhrefsBot など、AI エージェントではないクローラーは対象外です。</translation>
  </message>
  <message>
   <source>Assistants that fetch a page because a reader asked for it are guests.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>読者の求めに応じてページを取得するアシスタントは、お客様です。</translation>
  </message>
  <message>
   <source>May come, but slowly and in the quiet hours.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>訪問できますが、静かな時間帯にゆっくりと。</translation>
  </message>
  <message>
   <source>Blocked here, though robots.txt says nothing about it.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>robots.txt は何も述べていませんが、ここで遮断します。</translation>
  </message>
  <message>
   <source>robots.txt of Tidewater Press: books, a journal and a small shop.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Tidewater Press の robots.txt: 書籍、雑誌、小さな店。</translation>
  </message>
  <message>
   <source>This is the file that every crawler reads first. A crawler looks for the group that names it, and only if there is none for the group of *. It never adds the two together.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>すべてのクローラーが最初に読むファイルです。クローラーは自分を指すグループを探し、ない場合にだけ * のグループを使います。両方を合わせることはありません。</translation>
  </message>
  <message>
   <source>Everybody without a group of their own</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>固有のグループを持たないすべてのクローラー</translation>
  </message>
  <message>
   <source>Longer than the rule above, so it wins: the spring catalogue may be fetched, other PDF files may not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>上のルールより長いため優先します。春のカタログは取得でき、ほかの PDF ファイルは取得できません。</translation>
  </message>
  <message>
   <source>Search engines</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>検索エンジン</translation>
  </message>
  <message>
   <source>They may index the journal too, but nobody wants search results inside of search results.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>雑誌もインデックスに登録できますが、検索結果の中に検索結果があっても誰も喜びません。</translation>
  </message>
  <message>
   <source>What may be done with the text once it is fetched. This never changes what may be fetched.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>取得後のテキストをどう扱ってよいか。取得の可否は変わりません。</translation>
  </message>
  <message>
   <source>A group of its own, so nothing of Googlebot's group holds for Googlebot-Image.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>独立したグループなので、Googlebot のグループの内容は Googlebot-Image には一切適用されません。</translation>
  </message>
  <message>
   <source>Crawlers that collect text for training</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>学習のためにテキストを収集するクローラー</translation>
  </message>
  <message>
   <source>Press releases are there to be repeated; the books are not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>プレスリリースは広めてもらうためのものですが、書籍は違います。</translation>
  </message>
  <message>
   <source>Audits, in the extended standard 2.0</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>監査。拡張規格 2.0</translation>
  </message>
  <message>
   <source>Robot-version right after the agents changes how paths are read: a path without * is the whole path, and a bare &quot;Disallow: *&quot; means &quot;all the rest&quot;. Times are in UTC.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>エージェントの直後の Robot-version は、パスの読み方を変えます。* のないパスはパス全体を表し、単独の &quot;Disallow: *&quot; は「残りすべて」を意味します。時刻は UTC です。</translation>
  </message>
  <message>
   <source>Patterns</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>パターン</translation>
  </message>
  <message>
   <source>Whoever calls itself something-ai or says that it scrapes, and has no group above.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>something-ai のように名乗るもの、またはスクレイピングすると名乗るもので、上にグループがないもの。</translation>
  </message>
  <message>
   <source>The whole file</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>ファイル全体</translation>
  </message>
  <message>
   <source>robots2.txt of Tidewater Press: what may be done with the content.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Tidewater Press の robots2.txt: コンテンツをどう扱ってよいか。</translation>
  </message>
  <message>
   <source>Paths: they may only narrow what robots.txt allows</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>パス: robots.txt が許可するものを狭めることだけができます</translation>
  </message>
  <message>
   <source>Nothing links here. Who comes all the same has not read this file.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>どこからもリンクされていません。それでも訪れる者は、このファイルを読んでいません。</translation>
  </message>
  <message>
   <source>Policy for every agent</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>すべてのエージェントに対するポリシー</translation>
  </message>
  <message>
   <source>Translations and retellings: ask us, by the protocol of section 6.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>翻訳と翻案: セクション 6 のプロトコルで問い合わせてください。</translation>
  </message>
  <message>
   <source>Other publishers of reference books may not build on ours.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>参考図書を出すほかの出版社が、当社の書籍を土台にすることは認めません。</translation>
  </message>
  <message>
   <source>link-back is left unstated: the chained file at the end fills it in. Nobody speaks of announce.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>link-back は未記載です。末尾のチェーン先のファイルが補います。announce についてはどのファイルも述べていません。</translation>
  </message>
  <message>
   <source>What kind of content this is</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>コンテンツの種類</translation>
  </message>
  <message>
   <source>Exceptions for kinds of agents</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>エージェントの種類ごとの例外</translation>
  </message>
  <message>
   <source>A block states only what differs; everything else comes from above.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>ブロックには異なる点だけを書きます。ほかはすべて上の内容に従います。</translation>
  </message>
  <message>
   <source>Ask before every visit.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>訪問のたびに問い合わせてください。</translation>
  </message>
  <message>
   <source>May look whether the site is up, and nothing else.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>サイトが稼働しているかどうかの確認だけができます。</translation>
  </message>
  <message>
   <source>chain counts only as the last line.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>chain は最後の行にあるときだけ有効です。</translation>
  </message>
  <message>
   <source>An agent policy: robots.txt is rendered from it. Change the id to one of your own.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>エージェントポリシー: robots.txt はここから生成されます。id は独自のものに変えてください。</translation>
  </message>
  <message>
   <source>What holds for every agent that is not listed: allow or disallow.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>一覧にないすべてのエージェントに適用される内容: allow または disallow。</translation>
  </message>
  <message>
   <source>Ends the comment over all agents of a role.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>同じ役割のエージェント全体に付くコメントの末尾に置かれます。</translation>
  </message>
  <message>
   <source>robots-ai.txt: every AI agent may fetch everything that robots.txt leaves open.</source>
   <extracomment>A comment in templates/robots-ai-allow-all.txt</extracomment>
   <translation>robots-ai.txt: どの AI エージェントも、robots.txt が開放するものをすべて取得できます。</translation>
  </message>
  <message>
   <source>robots-ai.txt: no AI agent may fetch anything.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>robots-ai.txt: AI エージェントは何も取得できません。</translation>
  </message>
  <message>
   <source>Other crawlers do not read this file; for them robots.txt speaks.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>ほかのクローラーはこのファイルを読みません。それらについては robots.txt が述べます。</translation>
  </message>
  <message>
   <source>robots-ai.txt: AI agents may fetch some paths and not others, at a gentle pace.</source>
   <extracomment>A comment in templates/robots-ai-paths.txt</extracomment>
   <translation>robots-ai.txt: AI エージェントは一部のパスだけを、ゆるやかなペースで取得できます。</translation>
  </message>
  <message>
   <source>robots-ai.txt: one AI agent is welcome, the others are not.</source>
   <extracomment>A comment in templates/robots-ai-selective.txt</extracomment>
   <translation>robots-ai.txt: 1 つの AI エージェントを歓迎し、ほかは受け入れません。</translation>
  </message>
  <message>
   <source>robots.txt with groups of the extended standard 2.0.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>robots.txt: 拡張規格 2.0 のグループを含みます。</translation>
  </message>
  <message>
   <source>Robots that do not know version 2.0 read the first group. In the others, Robot-version comes right after the agents, a path without * ? [ or \ is the whole path, and &quot;Disallow: *&quot; means all the rest.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>バージョン 2.0 を知らないロボットは、最初のグループを読みます。ほかのグループでは Robot-version がエージェントの直後に置かれ、* ? [ \ を含まないパスはパス全体を表し、&quot;Disallow: *&quot; は残りすべてを意味します。</translation>
  </message>
  <message>
   <source>HTML pages only, and only at night. Times are in UTC and may run past midnight.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>HTML ページだけ、夜間だけ。時刻は UTC で、翌日にまたがることもあります。</translation>
  </message>
  <message>
   <source>Any time, but slower while people are shopping.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>いつでも可。ただし買い物客の多い間はゆっくりと。</translation>
  </message>
  <message>
   <source>robots.txt with agents named by patterns, as the purpose proposal has it.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>robots.txt: 目的による指定の提案に従い、エージェントをパターンで指定します。</translation>
  </message>
  <message>
   <source>A pattern counts only for agents without a group of their own. Crawlers that read the standard alone do not know patterns, so the group of * should be one that you can live with.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>パターンは、固有のグループを持たないエージェントにだけ適用されます。規格だけに従うクローラーはパターンを知らないため、* のグループはそのまま適用されても困らない内容にしてください。</translation>
  </message>
  <message>
   <source>Whatever calls itself something-ai: images yes, maps no.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>something-ai のように名乗るもの: 画像は可、地図は不可。</translation>
  </message>
  <message>
   <source>A name without signs is that agent alone.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>記号のない名前は、そのエージェントだけを指します。</translation>
  </message>
  <message>
   <source>robots.txt with preference signals: what may be done with a page once it is fetched.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>robots.txt: 意向シグナルを含みます。取得後のページをどう扱ってよいかを示します。</translation>
  </message>
  <message>
   <source>They never change what may be fetched, and each is read by some crawlers only.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>取得の可否は変わりません。それぞれ一部のクローラーだけが読み取ります。</translation>
  </message>
  <message>
   <source>yes and no for each use; what is left out is neither granted nor refused.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>利用ごとに yes か no を書きます。省いたものは、許可も拒否もされません。</translation>
  </message>
  <message>
   <source>y and n, also for a path of its own: the longest path that matches counts.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>y か n を書きます。特定のパスに対しても書け、一致した中で最も長いパスが有効です。</translation>
  </message>
  <message>
   <source>robots.txt: the usual, with a few doors closed.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>robots.txt: 一般的な内容で、いくつかの扉を閉じます。</translation>
  </message>
  <message>
   <source>A longer rule wins over a shorter one.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>長いルールは短いルールに優先します。</translation>
  </message>
  <message>
   <source>A crawler with a group of its own reads that group alone, so repeat here what must hold for it too.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>固有のグループを持つクローラーはそのグループだけを読むため、守らせたいものはここに繰り返します。</translation>
  </message>
  <message>
   <source>robots2.txt with one of everything.</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>robots2.txt: すべてを 1 つずつ。</translation>
  </message>
  <message>
   <source>Paths</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>パス</translation>
  </message>
  <message>
   <source>AI policy</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>AI ポリシー</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>動作</translation>
  </message>
  <message>
   <source>Quality</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>品質</translation>
  </message>
  <message>
   <source>Compliance</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>遵守</translation>
  </message>
  <message>
   <source>Blocks: only what differs</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>ブロック: 異なる点だけ</translation>
  </message>
  <message>
   <source>The last line: a file that fills in what is unstated here</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>最後の行: ここで未記載の項目を補うファイル</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>%1 行 %2 列: %3</translation>
  </message>
  <message>
   <source>environments must map names to hosts, such as staging: {host: staging.example.org, must: closed}</source>
   <translation>environments には、staging: {host: staging.example.org, must: closed} のように、名前ごとのホストを書いてください</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1の項目が%2を超えています。超えた分は読み込まれません</translation>
  </message>
  <message>
   <source>an environment needs a host</source>
   <translation>環境には host が必要です</translation>
  </message>
  <message>
   <source>%1 cannot be the name of an environment</source>
   <translation>%1 は環境の名前にできません</translation>
  </message>
  <message>
   <source>%1 is not one of %2</source>
   <translation>%1 は %2 のいずれでもありません</translation>
  </message>
  <message>
   <source>%1 is not a host</source>
   <translation>%1 はホストではありません</translation>
  </message>
  <message>
   <source>%1 is named twice</source>
   <translation>%1 が 2 回指定されています</translation>
  </message>
  <message>
   <source>two environments have the host %1</source>
   <translation>2 つの環境のホストが同じ %1 です</translation>
  </message>
  <message>
   <source>%1 leads out of the folder</source>
   <translation>%1 はフォルダーの外を指しています</translation>
  </message>
  <message>
   <source>%1 is used by two environments of which one is closed</source>
   <translation>%1 は 2 つの環境で使われ、その一方は閉じています</translation>
  </message>
  <message>
   <source>outputs must map targets to folders, such as nginx: deploy</source>
   <translation>outputs には、nginx: deploy のように、書き出し先の種類ごとのフォルダーを書いてください</translation>
  </message>
  <message>
   <source>%1 is not a target; write one of %2</source>
   <translation>%1 は書き出し先の種類ではありません。%2 のいずれかを書いてください</translation>
  </message>
  <message>
   <source>an output needs a folder</source>
   <translation>出力にはフォルダーが必要です</translation>
  </message>
  <message>
   <source>compact is yes or no</source>
   <translation>compact は yes か no です</translation>
  </message>
  <message>
   <source>there is no environment %1; gatepost.yaml names none</source>
   <translation>環境 %1 はありません。gatepost.yaml に環境の指定がありません</translation>
  </message>
  <message>
   <source>there is no environment %1; there is %2</source>
   <translation>環境 %1 はありません。あるのは %2 です</translation>
  </message>
  <message>
   <source>goals must map purposes to what is wanted, such as training: out</source>
   <translation>goals には、training: out のように、目的ごとの希望を書いてください</translation>
  </message>
  <message>
   <source>%1 is not a purpose; write one of %2</source>
   <translation>%1 は目的ではありません。%2 のいずれかを書いてください</translation>
  </message>
  <message>
   <source>reach is known or obeying</source>
   <translation>reach は known か obeying です</translation>
  </message>
  <message>
   <source>%1 is not a signal that goals can write</source>
   <translation>%1 は目標で書けるシグナルではありません</translation>
  </message>
  <message>
   <source>%1 is not a file that goals can edit</source>
   <translation>%1 は目標で編集できるファイルではありません</translation>
  </message>
  <message>
   <source>terms must be an http(s) URL</source>
   <translation>terms は http(s) の URL でなければなりません</translation>
  </message>
  <message>
   <source>%1 is not a payment of RSL</source>
   <translation>%1 は RSL の支払い方法ではありません</translation>
  </message>
  <message>
   <source>file must be an http(s) URL</source>
   <translation>file は http(s) の URL でなければなりません</translation>
  </message>
  <message>
   <source>a goal has no is</source>
   <translation>is のない目標があります</translation>
  </message>
  <message>
   <source>closed belongs to welcome and open</source>
   <translation>closed は welcome と open でだけ使えます</translation>
  </message>
  <message>
   <source>only belongs to welcome and open</source>
   <translation>only は welcome と open でだけ使えます</translation>
  </message>
  <message>
   <source>a goal has either only or closed</source>
   <translation>目標に書けるのは only か closed の一方だけです</translation>
  </message>
  <message>
   <source>only has no pattern; write out instead</source>
   <translation>only にパターンがありません。代わりに out と書いてください</translation>
  </message>
  <message>
   <source>hours are UTC, such as 22:00-05:59</source>
   <translation>hours は 22:00-05:59 のように UTC で書きます</translation>
  </message>
  <message>
   <source>hours belong to welcome and open</source>
   <translation>hours は welcome と open でだけ使えます</translation>
  </message>
  <message>
   <source>pace is a number of seconds, or 10s, 2m</source>
   <translation>pace は秒数、または 10s、2m のような値です</translation>
  </message>
  <message>
   <source>otherwise belongs to ask and pay</source>
   <translation>otherwise は ask と pay でだけ使えます</translation>
  </message>
  <message>
   <source>otherwise is out or open</source>
   <translation>otherwise は out か open です</translation>
  </message>
  <message>
   <source>an exception needs agents or paths</source>
   <translation>例外には agents か paths が必要です</translation>
  </message>
  <message>
   <source>%1 names no agent</source>
   <translation>%1 はどのエージェントも指していません</translation>
  </message>
  <message>
   <source>an exception has no is</source>
   <translation>is のない例外があります</translation>
  </message>
  <message>
   <source>until is a day such as 2027-06-30</source>
   <translation>until は 2027-06-30 のような日付です</translation>
  </message>
  <message>
   <source>only search, answers, making and training have words for use</source>
   <translation>use の語を書けるのは search、answers、making、training だけです</translation>
  </message>
  <message>
   <source>use is yes, no or unstated</source>
   <translation>use は yes、no、unstated のいずれかです</translation>
  </message>
  <message>
   <source>a note is one line</source>
   <translation>note は 1 行で書きます</translation>
  </message>
  <message>
   <source>%1: a path begins with / or * and has no space or #</source>
   <translation>%1: パスは / か * で始まり、空白も # も含みません</translation>
  </message>
  <message>
   <source>lines %1 and %2 contradict each other for %3 on %4</source>
   <translation>%4 での %3 について、%1 行目と %2 行目が矛盾しています</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write %1 as a block</source>
   <translation>安全に変更できない書き方です。%1 をブロックとして書いてください</translation>
  </message>
  <message>
   <source>%1 must be one text</source>
   <translation>%1 は 1 つのテキストでなければなりません</translation>
  </message>
  <message>
   <source>an item of %1 must be one text</source>
   <translation>%1 の要素は 1 つのテキストでなければなりません</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 はリストでなければなりません</translation>
  </message>
  <message>
   <source>a key must be one text</source>
   <translation>キーは 1 つのテキストでなければなりません</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; put both into one, or remove one</source>
   <translation>%1 はすでに %2 行目に記載されています。1 つにまとめるか、一方を削除してください</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 は %2 のキーではありません。%3 のことですか?</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 は %2 のキーではありません。使えるキーは %3 です。訂正するか削除してください</translation>
  </message>
  <message>
   <source>it is an index of other sitemaps; name those in its place</source>
   <translation>ほかのサイトマップのインデックスです。代わりにそれらを指定してください</translation>
  </message>
  <message>
   <source>it is not a sitemap: it begins with &lt;%1&gt;</source>
   <translation>サイトマップではありません。&lt;%1&gt; で始まっています</translation>
  </message>
  <message>
   <source>it is compressed; unpack it first (gunzip)</source>
   <translation>圧縮されています。先に展開してください (gunzip)</translation>
  </message>
  <message>
   <source>aliases (*name) are not read here; write the value out</source>
   <translation>エイリアス (*name) はここでは読み取られません。値を書き出してください</translation>
  </message>
  <message>
   <source>keys such as “paths:” are expected</source>
   <translation>「paths:」のようなキーが必要です</translation>
  </message>
  <message>
   <source>host must be a host such as shop.example</source>
   <translation>host は shop.example のようなホストでなければなりません</translation>
  </message>
  <message>
   <source>%1 cannot be a path: a honeypot begins with / or *</source>
   <translation>%1 はパスではありません。ハニーポットは / か * で始まります</translation>
  </message>
  <message>
   <source>lint must be a map such as {off: [CODE]}</source>
   <translation>lint は {off: [CODE]} のようなマップでなければなりません</translation>
  </message>
  <message>
   <source>%1 is not a fact of an agent</source>
   <translation>%1 はエージェントの属性ではありません</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>an agent has no token</source>
   <translation>エージェントに token がありません</translation>
  </message>
  <message>
   <source>%1 has facts in line %2 already; put them into one item</source>
   <translation>%1 の事実情報はすでに %2 行目にあります。1 つの項目にまとめてください</translation>
  </message>
  <message>
   <source>chain must map URLs to files</source>
   <translation>chain は URL とファイルの対応を示すマップでなければなりません</translation>
  </message>
  <message>
   <source>a file of chain must be one text</source>
   <translation>chain のファイルは 1 つのテキストでなければなりません</translation>
  </message>
  <message>
   <source>tests must be a list</source>
   <translation>tests はリストでなければなりません</translation>
  </message>
  <message>
   <source>a test must have agent, path and expect</source>
   <translation>テストには agent、path、expect が必要です</translation>
  </message>
  <message>
   <source>a test has no %1</source>
   <translation>テストに %1 がありません</translation>
  </message>
  <message>
   <source>a test has either %1 or %2</source>
   <translation>テストに書けるのは %1 か %2 のどちらか一方です</translation>
  </message>
  <message>
   <source>at must be a time such as 2026-11-20T07:00:00Z</source>
   <translation>at は 2026-11-20T07:00:00Z のような日時でなければなりません</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>ファイルが %1 MiB を超えており、読み取れる量を超えています</translation>
  </message>
  <message>
   <source>the file has more than %1 values, which is more than is read</source>
   <translation>ファイルに %1 個を超える値があり、読み取れる量を超えています</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep, which is more than is read</source>
   <translation>値の入れ子が %1 階層を超えており、読み取れる量を超えています</translation>
  </message>
  <message>
   <source>a second document begins here, and nothing in it would be read; put all keys into one document</source>
   <translation>ここから 2 つ目の文書が始まっており、その内容は一切読み取られません。すべてのキーを 1 つの文書にまとめてください</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write goals as a block</source>
   <translation>安全に変更できない書き方です。goals をブロックとして書いてください</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write paths, agents, chain and tests as block lists</source>
   <translation>安全に変更できない書き方になっています。paths、agents、chain、tests をブロック形式のリストで書いてください</translation>
  </message>
 </context>
 <context>
  <name>store</name>
  <message>
   <source>the disk is full</source>
   <translation>ディスクの空き容量がありません</translation>
  </message>
  <message>
   <source>your share of the disk is full</source>
   <translation>ディスクの割り当て容量がいっぱいです</translation>
  </message>
  <message>
   <source>you do not have permission</source>
   <translation>権限がありません</translation>
  </message>
  <message>
   <source>the disk is read-only</source>
   <translation>ディスクが読み取り専用です</translation>
  </message>
  <message>
   <source>the folder does not exist</source>
   <translation>フォルダーが存在しません</translation>
  </message>
  <message>
   <source>the disk reports an input/output error</source>
   <translation>ディスクが入出力エラーを報告しました</translation>
  </message>
  <message>
   <source>another program is using it</source>
   <translation>ほかのプログラムが使用しています</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>大きすぎます</translation>
  </message>
  <message>
   <source>%1: libgit2 %2 is not installed, so Git's history cannot be read</source>
   <translation>%1: libgit2 %2 がインストールされていないため、Git の履歴を読み取れません</translation>
  </message>
  <message>
   <source>%1: the current folder is not in a Git repository (%2)</source>
   <translation>%1: 現在のフォルダーは Git リポジトリの中にありません (%2)</translation>
  </message>
  <message>
   <source>%1: the folder %2 is not in a Git repository (%3)</source>
   <translation>%1: フォルダー %2 は Git リポジトリの中にありません (%3)</translation>
  </message>
  <message>
   <source>%1: there is no revision %2</source>
   <translation>%1: リビジョン %2 はありません</translation>
  </message>
  <message>
   <source>%1: %2 is not a commit</source>
   <translation>%1: %2 はコミットではありません</translation>
  </message>
  <message>
   <source>%1: revision %2 has no %3</source>
   <translation>%1: リビジョン %2 に %3 はありません</translation>
  </message>
  <message>
   <source>%1: is not a Git repository (%2)</source>
   <translation>%1: Git リポジトリではありません (%2)</translation>
  </message>
  <message>
   <source>%1: this clone is shallow, its history ends at commit %2. Retrieve all of it: git fetch --unshallow, or fetch-depth: 0 of actions/checkout</source>
   <translation>%1: このクローンは浅く (shallow)、履歴がコミット %2 で終わっています。すべてを取得してください: git fetch --unshallow、または actions/checkout の fetch-depth: 0</translation>
  </message>
  <message>
   <source>The folder %1 is not in a Git repository (%2)</source>
   <translation>フォルダー %1 は Git リポジトリの中にありません (%2)</translation>
  </message>
  <message>
   <source>The history of %1 cannot be read: %2</source>
   <translation>%1 の履歴を読み取れません: %2</translation>
  </message>
  <message>
   <source>The repository of %1 has no commit yet</source>
   <translation>%1 のリポジトリにはまだコミットがありません</translation>
  </message>
  <message>
   <source>%1: this build of Gatepost cannot read Git's history</source>
   <translation>%1: この Gatepost のビルドでは Git の履歴を読み取れません</translation>
  </message>
  <message>
   <source>%1: %2 is not a regular file but a pipe, a device or something else, so the repository was not read</source>
   <translation>%1: %2 は通常のファイルではなく、パイプやデバイスなどのため、リポジトリは読み取られませんでした</translation>
  </message>
  <message>
   <source>%1: %2 has more than %3 files, so the repository was not read</source>
   <translation>%1: %2 に %3 個を超えるファイルがあるため、リポジトリを読み込みませんでした</translation>
  </message>
  <message>
   <source>%1: %2 includes a file whose name is not plain, so the repository was not read</source>
   <translation>%1: %2 が単純でない名前のファイルを取り込んでいるため、リポジトリを読み込みませんでした</translation>
  </message>
  <message>
   <source>%1 was not read, because %2 is a submodule, whose files are in another repository.</source>
   <translation>%2 はファイルが別のリポジトリにあるサブモジュールのため、%1 を読み込みませんでした。</translation>
  </message>
  <message>
   <source>%1 is not a regular file but a pipe, a device or something else, so it was not read.</source>
   <translation>%1 は通常のファイルではなく、パイプやデバイスなどのため、読み取られませんでした。</translation>
  </message>
  <message>
   <source>%1 is a folder, not a file.</source>
   <translation>%1 はフォルダーで、ファイルではありません。</translation>
  </message>
  <message>
   <source>%1 could not be read: you do not have permission to read it.</source>
   <translation>%1 を読み取れませんでした: 読み取りの権限がありません。</translation>
  </message>
  <message>
   <source>%1 could not be read: %2.</source>
   <translation>%1 を読み取れませんでした: %2。</translation>
  </message>
  <message>
   <source>%1 was not read, because it is larger than %2 MiB.</source>
   <translation>%1 は %2 MiB を超えているため、読み取られませんでした。</translation>
  </message>
  <message>
   <source>%1 was not read, because it is not inside the site's folder. Copy the file into the folder and name it from there.</source>
   <translation>%1 はサイトのフォルダーの中にないため、読み取られませんでした。ファイルをフォルダーにコピーし、そこから指定してください。</translation>
  </message>
  <message>
   <source>%1 was not read: it is a link to %2, which is not inside the site's folder. Copy the file into the folder, or open it by its own name.</source>
   <translation>%1 は読み取られませんでした。%2 へのリンクで、これはサイトのフォルダーの中にありません。ファイルをフォルダーにコピーするか、元の名前で開いてください。</translation>
  </message>
  <message>
   <source>%1 is a link to %2, which does not exist.</source>
   <translation>%1 は %2 へのリンクですが、リンク先が存在しません。</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 は存在しません。</translation>
  </message>
  <message>
   <source>%1 is not a folder but a file. Name its folder.</source>
   <translation>%1 はフォルダーではなくファイルです。そのフォルダーを指定してください。</translation>
  </message>
  <message>
   <source>%1 could not be written: %2.</source>
   <translation>%1 に書き込めませんでした: %2。</translation>
  </message>
  <message>
   <source>%1 was not written, because it is not inside the site's folder.</source>
   <translation>%1 はサイトのフォルダーの中にないため、書き込まれませんでした。</translation>
  </message>
  <message>
   <source>%1 was not written: a link leads to %2, which is not inside the site's folder.</source>
   <translation>%1 は書き込まれませんでした。リンク先の %2 は、サイトのフォルダーの中にありません。</translation>
  </message>
  <message>
   <source>%1 was not written: the text has %2 bytes, and a file of more than %3 MiB could not be opened again. Make it shorter. The file on disk is as it was.</source>
   <translation>%1 は書き込まれませんでした。テキストは %2 バイトあり、%3 MiB を超えるファイルは再び開けなくなるためです。短くしてください。ディスク上のファイルは元のままです。</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file on disk is as it was.</source>
   <translation>%1 に書き込めませんでした: %2。ディスク上のファイルは元のままです。</translation>
  </message>
  <message>
   <source>%1 is not a regular file; it was not written.</source>
   <translation>%1 は通常のファイルではないため、書き込まれませんでした。</translation>
  </message>
  <message>
   <source>%1 was not written, because its present text could not be read first: %2. The file on disk is as it was.</source>
   <translation>%1 は書き込まれませんでした。現在のテキストを先に読み取れなかったためです (%2)。ディスク上のファイルは元のままです。</translation>
  </message>
  <message>
   <source>%1 was not written: its old text could not be kept safe first, because %2.</source>
   <translation>%1 は書き込まれませんでした。元のテキストを先に安全に保管できなかったためです (%2)。</translation>
  </message>
  <message>
   <source>%1 has a second name (a hard link). Replacing it in one step would part the two; writing over it keeps them together, but is not safe against a crash in the middle.</source>
   <translation>%1 には別の名前 (ハードリンク) があります。一度に置き換えると 2 つは切り離されます。上書きすればつながりは保たれますが、途中で異常終了した場合は安全ではありません。</translation>
  </message>
  <message>
   <source>%1 was not written: the backup %2 could not be made: %3.</source>
   <translation>%1 は書き込まれませんでした。バックアップ %2 を作成できませんでした: %3。</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged.</source>
   <translation>%1 に書き込めませんでした: %2。ファイルが壊れている可能性があります。</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged; its old text is in %3.</source>
   <translation>%1 に書き込めませんでした: %2。ファイルが壊れている可能性があります。元のテキストは %3 にあります。</translation>
  </message>
  <message>
   <source>No new file can be made in the folder of %1 (%2), so the file cannot be replaced in one step. Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>%1 のフォルダーには新しいファイルを作れないため (%2)、ファイルを一度に置き換えられません。上書きはできますが、途中で異常終了した場合は安全ではありません。</translation>
  </message>
  <message>
   <source>%1 belongs to another user or group, and a new file would belong to you. Writing over it keeps the owner, but is not safe against a crash in the middle.</source>
   <translation>%1 は別のユーザーまたはグループのもので、新しいファイルはあなたのものになってしまいます。上書きすれば所有者は保たれますが、途中で異常終了した場合は安全ではありません。</translation>
  </message>
  <message>
   <source>Another program changed %1 while it was being saved. It was not written.</source>
   <translation>%1 は保存中にほかのプログラムによって変更されたため、書き込まれませんでした。</translation>
  </message>
  <message>
   <source>%1 cannot be replaced in one step (%2). Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>%1 を一度に置き換えられません (%2)。上書きはできますが、途中で異常終了した場合は安全ではありません。</translation>
  </message>
  <message>
   <source>%1 is saved, but its access list or its extended attributes could not be kept in full: %2.</source>
   <translation>%1 は保存されましたが、アクセスリストまたは拡張属性の一部を保持できませんでした: %2。</translation>
  </message>
  <message>
   <source>%1 is saved, but its folder could not be synced (%2): until the system does so, a power failure may bring the old text back.</source>
   <translation>%1 を保存しましたが、フォルダーを同期できませんでした (%2)。システムが同期するまでに停電が起きると、元のテキストに戻ることがあります。</translation>
  </message>
  <message>
   <source>%1 is saved, but could not be read again: %2.</source>
   <translation>%1 を保存しましたが、もう一度読み取ることができませんでした: %2。</translation>
  </message>
  <message>
   <source>%1 was saved, but now has another text: another program wrote it at the same moment.</source>
   <translation>%1 を保存しましたが、現在は別のテキストになっています。同時にほかのプログラムが書き込みました。</translation>
  </message>
  <message>
   <source>%1 was changed by another program since it was opened.</source>
   <translation>%1 は、開いた後にほかのプログラムによって変更されました。</translation>
  </message>
  <message>
   <source>%1 was not written, because another Gatepost is saving in the same folder and does not finish. Try again.</source>
   <translation>%1 は書き込まれませんでした。別の Gatepost が同じフォルダーに保存中で、終わりません。もう一度試してください。</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>The folder %1 could not be read: %2.</source>
   <translation>フォルダー %1 を読み取れませんでした: %2。</translation>
  </message>
  <message>
   <source>There is no place for it below chain/.</source>
   <translation>chain/ の下にこれを置く場所がありません。</translation>
  </message>
  <message>
   <source>There is no file %1. Put a copy of it there, or name one below “chain:” in gatepost.yaml.</source>
   <translation>ファイル %1 はありません。そこにコピーを置くか、gatepost.yaml の「chain:」の下に指定してください。</translation>
  </message>
  <message>
   <source>there is no such file (sitemaps: in gatepost.yaml)</source>
   <translation>そのようなファイルはありません (サイトマップ: gatepost.yaml で指定)</translation>
  </message>
  <message>
   <source>%1: %2. The list was not written, or it would lose this: mend the line, or remove it.</source>
   <translation>%1: %2。このまま書き込むとこれが失われるため、リストは書き込まれませんでした。行を直すか、削除してください。</translation>
  </message>
  <message>
   <source>There is no folder for the list of agents: HOME is not set.</source>
   <translation>エージェントのリスト用のフォルダーがありません。HOME が設定されていません。</translation>
  </message>
  <message>
   <source>%1: the list would be larger than 1 MiB.</source>
   <translation>%1: リストが 1 MiB を超えます。</translation>
  </message>
  <message>
   <source>The site is not saved in a folder yet.</source>
   <translation>サイトがまだフォルダーに保存されていません。</translation>
  </message>
  <message>
   <source>%1 could not be removed.</source>
   <translation>%1 を削除できませんでした。</translation>
  </message>
  <message>
   <source>Policy tests, sample paths and rehearsed answers are kept beside the site's files: save a policy file into a folder first.</source>
   <translation>ポリシーテスト、サンプルパス、想定した応答は、サイトのファイルと一緒に保持されます。先にポリシーファイルをフォルダーに保存してください。</translation>
  </message>
 </context>
 <context>
  <name>templates</name>
  <message>
   <source>Typical robots.txt</source>
   <translation>robots.txt、一般的な内容</translation>
  </message>
  <message>
   <source>Open, with a few paths closed and a group for one crawler.</source>
   <translation>開放しつつ、いくつかのパスを閉じ、1 つのクローラーのグループを設けます。</translation>
  </message>
  <message>
   <source>robots.txt with hours and rates</source>
   <translation>robots.txt、時間とレート付き</translation>
  </message>
  <message>
   <source>Groups of the extended standard 2.0: visiting hours, request rates, whole paths and patterns.</source>
   <translation>拡張規格 2.0 のグループ: 訪問時間、リクエストレート、パス全体、パターン。</translation>
  </message>
  <message>
   <source>robots.txt with preference signals</source>
   <translation>robots.txt、意向シグナル付き</translation>
  </message>
  <message>
   <source>Says what a page may be used for once it is fetched.</source>
   <translation>取得後のページを何に使ってよいかを示します。</translation>
  </message>
  <message>
   <source>robots.txt with agent patterns</source>
   <translation>robots.txt、エージェントのパターン付き</translation>
  </message>
  <message>
   <source>Groups for agents named by a pattern, such as everything that ends in -ai.</source>
   <translation>-ai で終わるものすべてなど、パターンで指定したエージェントのグループ。</translation>
  </message>
  <message>
   <source>robots-ai.txt, allow all</source>
   <translation>robots-ai.txt、すべて許可</translation>
  </message>
  <message>
   <source>Every AI agent may fetch what robots.txt leaves open.</source>
   <translation>どの AI エージェントも、robots.txt が開放するものを取得できます。</translation>
  </message>
  <message>
   <source>robots-ai.txt, block all</source>
   <translation>robots-ai.txt、すべて遮断</translation>
  </message>
  <message>
   <source>No AI agent that reads robots-ai.txt may fetch anything; other crawlers are not affected.</source>
   <translation>robots-ai.txt を読む AI エージェントは何も取得できません。ほかのクローラーには影響しません。</translation>
  </message>
  <message>
   <source>robots-ai.txt, one agent only</source>
   <translation>robots-ai.txt、1 つのエージェントのみ</translation>
  </message>
  <message>
   <source>One AI agent is welcome, the others are not, if they read robots-ai.txt.</source>
   <translation>1 つの AI エージェントを歓迎し、ほかは受け入れません (robots-ai.txt を読む場合)。</translation>
  </message>
  <message>
   <source>robots-ai.txt by paths</source>
   <translation>robots-ai.txt、パス別</translation>
  </message>
  <message>
   <source>Some paths open and some closed to AI agents that read robots-ai.txt, at a gentle pace.</source>
   <translation>robots-ai.txt を読む AI エージェントに対して一部のパスを開き、一部を閉じ、ゆるやかなペースを求めます。</translation>
  </message>
  <message>
   <source>robots2.txt, every directive as a reference</source>
   <translation>robots2.txt、すべてを 1 つずつ</translation>
  </message>
  <message>
   <source>Every directive once, with its usual value: an example to cut down.</source>
   <translation>すべてのディレクティブを一般的な値で 1 つずつ含む、削って使うための例。</translation>
  </message>
  <message>
   <source>Agent policy</source>
   <translation>エージェントポリシー</translation>
  </message>
  <message>
   <source>An entity from which robots.txt is rendered: agents by role, a default, notes.</source>
   <translation>robots.txt の生成元となるエンティティ: 役割別のエージェント、既定値、注記。</translation>
  </message>
 </context>
 <context>
  <name>value</name>
  <message>
   <source>only %1</source>
   <translation>%1 のみ</translation>
  </message>
  <message>
   <source>a product token such as GPTBot, a pattern or *</source>
   <translation>GPTBot などのプロダクトトークン、パターン、または *</translation>
  </message>
  <message>
   <source>a path that begins with / or *</source>
   <translation>/ または * で始まるパス</translation>
  </message>
  <message>
   <source>some text</source>
   <translation>任意のテキスト</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x</source>
   <translation>https://www.example.com/x のような絶対 URL</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x or a mail address</source>
   <translation>https://www.example.com/x のような絶対 URL、またはメールアドレス</translation>
  </message>
  <message>
   <source>a number of seconds such as 10 or 0.5</source>
   <translation>10 や 0.5 のような秒数</translation>
  </message>
  <message>
   <source>documents/time[s|m|h], both whole and above 0, such as 1/10 or 5/1m 0600-0845</source>
   <translation>文書数/時間[s|m|h] (どちらも 1 以上の整数)。例: 1/10、5/1m 0600-0845</translation>
  </message>
  <message>
   <source>a window of the UTC day such as 0600-0845</source>
   <translation>0600-0845 のような、1 日のうちの時間帯 (UTC)</translation>
  </message>
  <message>
   <source>two or three whole numbers with dots such as 2.0</source>
   <translation>2.0 のように、点で区切った 2 つまたは 3 つの整数</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0</source>
   <translation>1 分あたりのリクエスト数 (1 以上の整数)</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0, or %1</source>
   <translation>1 分あたりのリクエスト数 (1 以上の整数)、または %1</translation>
  </message>
  <message>
   <source>a language tag such as en or en-AU</source>
   <translation>en や en-AU のような言語タグ</translation>
  </message>
  <message>
   <source>%1, also with a path as in 18+:/adult</source>
   <translation>%1、または 18+:/adult のようにパスを付けたもの</translation>
  </message>
  <message>
   <source>members that are y or n, such as train-ai=n, search=y</source>
   <translation>train-ai=n, search=y のように、y または n を値とするメンバー</translation>
  </message>
  <message>
   <source>key=yes or key=no, such as search=yes, ai-train=no</source>
   <translation>search=yes, ai-train=no のような key=yes または key=no</translation>
  </message>
  <message>
   <source>a time such as 2026-04-07 08:00 UTC</source>
   <translation>2026-04-07 08:00 UTC のような日時</translation>
  </message>
  <message>
   <source>a ULID: 26 characters, digits and A–Z without I, L, O and U</source>
   <translation>ULID: I、L、O、U を除く 26 文字の英数字</translation>
  </message>
  <message>
   <source>a list of agents</source>
   <translation>エージェントのリスト</translation>
  </message>
  <message>
   <source>a map of roles to notes</source>
   <translation>役割と注記のマップ</translation>
  </message>
  <message>
   <source>text, a list or a map</source>
   <translation>テキスト、リスト、またはマップ</translation>
  </message>
  <message>
   <source>%1 wants a value: %2</source>
   <translation>%1 には値が必要です: %2</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: %3</source>
   <translation>%1 は %2 の値ではありません: %3</translation>
  </message>
  <message>
   <source>%1 contains a control character: remove it</source>
   <translation>%1 に制御文字が含まれています。削除してください</translation>
  </message>
  <message>
   <source># would begin a comment in %1: write %2 for it</source>
   <translation>%1 では # からコメントになってしまいます。代わりに %2 と書いてください</translation>
  </message>
  <message>
   <source># would begin a comment in %1: remove it</source>
   <translation>%1 では # からコメントになってしまいます。削除してください</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so %2 matches nothing</source>
   <translation>%1 は / でも * でも始まらないため、%2 は何にも一致しません</translation>
  </message>
  <message>
   <source>the path in %1 must begin with / or *, right after the colon</source>
   <translation>%1 のパスは、コロンの直後で / または * から始まらなければなりません</translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 s</source>
   <comment>%n request / %1 s</comment>
   <translation>
    <numerusform>%n 件 / %1 秒</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / s</source>
   <comment>%n request / s</comment>
   <translation>
    <numerusform>%n 件 / 秒</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 min</source>
   <comment>%n request / %1 min</comment>
   <translation>
    <numerusform>%n 件 / %1 分</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / min</source>
   <comment>%n request / min</comment>
   <translation>
    <numerusform>%n 件 / 分</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 h</source>
   <comment>%n request / %1 h</comment>
   <translation>
    <numerusform>%n 件 / %1 時間</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / h</source>
   <comment>%n request / h</comment>
   <translation>
    <numerusform>%n 件 / 時間</numerusform>
   </translation>
  </message>
  <message>
   <source>no pause</source>
   <translation>間隔なし</translation>
  </message>
  <message>
   <source>no requests</source>
   <translation>リクエスト不可</translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message>
   <source>No agent called %1 is known. Did you mean %2?</source>
   <translation>%1 という名前の既知のエージェントはありません。%2 のことですか?</translation>
  </message>
  <message>
   <source>Which names the pattern %1 matches could not be found out, so agents that it names may have been left out</source>
   <translation>パターン %1 に一致する名前を突き止められなかったため、これが指すエージェントは除かれた可能性があります</translation>
  </message>
  <message>
   <source>The patterns of User-agent lines overlap in too many ways, so agents that they name were left out</source>
   <translation>User-agent 行のパターンの重なり方が多すぎるため、これらが指すエージェントは除かれました</translation>
  </message>
  <message>
   <source>The files name more than %1 patterns of agents, so agents that the others name were left out</source>
   <translation>ファイルが %1 個を超えるエージェントのパターンを挙げているため、ほかのファイルが挙げるエージェントは除いた</translation>
  </message>
  <message>
   <source>No name could be made that no pattern matches, so agents that no line names were left out</source>
   <translation>どのパターンにも一致しない名前を作れなかったため、どの行も指さないエージェントは除かれました</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 は 8 つのカテゴリのいずれでもありません</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it</source>
   <translation>%1 はエージェントのリストになく、どのファイルも指していません</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it: did you mean %2?</source>
   <translation>%1 はエージェントのリストになく、どのファイルも指していません。%2 のことですか?</translation>
  </message>
  <message>
   <source>An example could not be confirmed: %1</source>
   <translation>例を確認できませんでした: %1</translation>
  </message>
  <message>
   <source>The map has more than %1 answers, paths times hours. Ask about one instant, or about fewer agents</source>
   <translation>マップの回答 (パス × 時間) が %1 を超えています。1 つの時点か、より少ないエージェントについて尋ねてください</translation>
  </message>
  <message>
   <source>Paths that match %1 and other rules were too many combinations to decide</source>
   <translation>%1 とほかのルールに一致するパスは、組み合わせが多すぎて判定できませんでした</translation>
  </message>
  <message>
   <source>The pattern %1 matches no path: it must begin with / or *</source>
   <translation>パターン %1 はどのパスにも一致しません。/ または * で始まらなければなりません</translation>
  </message>
  <message>
   <source>No agent is %1</source>
   <translation>%1 に当たるエージェントはありません</translation>
  </message>
  <message>
   <source>%1 on %2 at %3: %4</source>
   <translation>%3、%2 の %1: %4</translation>
  </message>
  <message>
   <source>It asks the files of environment %1, which are not these</source>
   <translation>環境 %1 のファイルについての質問であり、これらのファイルのことではない</translation>
  </message>
  <message>
   <source>%1 is a group of agents: write “agents:”</source>
   <translation>%1 はエージェントの集まりです。「agents:」と書いてください</translation>
  </message>
  <message>
   <source>%1 is not a reading: author, rfc9309, google, koster1994 or known is expected</source>
   <translation>%1 は解釈ではありません。author、rfc9309、google、koster1994、known のいずれかを書いてください</translation>
  </message>
  <message>
   <source>It is true for all of these agents, paths and times</source>
   <translation>これらのエージェント、パス、時刻のすべてで成り立ちます</translation>
  </message>
  <message>
   <source>What agents of Google are known to do was not decided for every spelling of a path</source>
   <translation>Google のエージェントの既知の動作は、パスのすべての表記について判定できたわけではありません</translation>
  </message>
  <message>
   <source>%1 reads robots.txt as Google does and other files as all others do: paths with percent escapes could not be compared</source>
   <translation>%1 は robots.txt を Google の方式で、ほかのファイルを一般の方式で読み取ります。パーセントエスケープを含むパスは比較できませんでした</translation>
  </message>
  <message>
   <source>Too many Content-Usage lines match the same paths to join them</source>
   <translation>同じパスに一致する Content-Usage 行が多すぎて統合できません</translation>
  </message>
  <message>
   <source>Every unknown agent</source>
   <translation>すべての未知のエージェント</translation>
  </message>
  <message>
   <source>every unknown agent</source>
   <translation>すべての未知のエージェント</translation>
  </message>
  <message>
   <source>Every unknown %1</source>
   <translation>すべての未知の %1</translation>
  </message>
  <message>
   <source>every unknown %1</source>
   <translation>すべての未知の %1</translation>
  </message>
  <message>
   <source>Agents that match %1</source>
   <translation>%1 に一致するエージェント</translation>
  </message>
  <message>
   <source>agents that match %1</source>
   <translation>%1 に一致するエージェント</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2</source>
   <comment>%1 loses %2</comment>
   <translation>
    <numerusform>%1 は %2 を取得できなくなります</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose everything</source>
   <comment>%1 loses everything</comment>
   <translation>
    <numerusform>%1 は何も取得できなくなります</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent loses %1</source>
   <translation>すべてのエージェントが %1 を取得できなくなります</translation>
  </message>
  <message>
   <source>Every agent loses everything</source>
   <translation>すべてのエージェントが何も取得できなくなります</translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for %2</source>
   <comment>%1 must wait for %2</comment>
   <translation>
    <numerusform>%1 は %2 の取得を待つ必要があります</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for everything</source>
   <comment>%1 must wait for everything</comment>
   <translation>
    <numerusform>%1 はすべての取得を待つ必要があります</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must wait for %1</source>
   <translation>すべてのエージェントが %1 の取得を待つ必要があります</translation>
  </message>
  <message>
   <source>Every agent must wait for everything</source>
   <translation>すべてのエージェントがすべての取得を待つ必要があります</translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for %2</source>
   <comment>%1 must ask first for %2</comment>
   <translation>
    <numerusform>%1 は %2 の取得について先に問い合わせる必要があります</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for everything</source>
   <comment>%1 must ask first for everything</comment>
   <translation>
    <numerusform>%1 はすべての取得について先に問い合わせる必要があります</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must ask first for %1</source>
   <translation>すべてのエージェントが %1 の取得について先に問い合わせる必要があります</translation>
  </message>
  <message>
   <source>Every agent must ask first for everything</source>
   <translation>すべてのエージェントがすべての取得について先に問い合わせる必要があります</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2</source>
   <comment>%1 gains %2</comment>
   <translation>
    <numerusform>%1 は %2 を取得できるようになります</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain everything</source>
   <comment>%1 gains everything</comment>
   <translation>
    <numerusform>%1 はすべてを取得できるようになります</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent gains %1</source>
   <translation>すべてのエージェントが %1 を取得できるようになります</translation>
  </message>
  <message>
   <source>Every agent gains everything</source>
   <translation>すべてのエージェントがすべてを取得できるようになります</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for %2</source>
   <comment>%1 no longer has to wait for %2</comment>
   <translation>
    <numerusform>%1 は %2 の取得を待つ必要がなくなります</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for anything</source>
   <comment>%1 no longer has to wait for anything</comment>
   <translation>
    <numerusform>%1 はすべての取得を待つ必要がなくなります</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to wait for %1 any longer</source>
   <translation>すべてのエージェントが %1 の取得を待つ必要がなくなります</translation>
  </message>
  <message>
   <source>No agent has to wait any longer</source>
   <translation>すべてのエージェントがすべての取得を待つ必要がなくなります</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for %2</source>
   <comment>%1 no longer has to ask for %2</comment>
   <translation>
    <numerusform>%1 は %2 の取得について問い合わせる必要がなくなります</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for anything</source>
   <comment>%1 no longer has to ask for anything</comment>
   <translation>
    <numerusform>%1 はすべての取得について問い合わせる必要がなくなります</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to ask for %1 any longer</source>
   <translation>すべてのエージェントが %1 の取得について問い合わせる必要がなくなります</translation>
  </message>
  <message>
   <source>No agent has to ask any longer</source>
   <translation>すべてのエージェントがすべての取得について問い合わせる必要がなくなります</translation>
  </message>
  <message>
   <source>%1 (the whole path)</source>
   <translation>%1 (パス全体)</translation>
  </message>
  <message>
   <source>%1 (written just so)</source>
   <translation>%1 (書かれたとおり)</translation>
  </message>
  <message>
   <source>Every agent except %1</source>
   <translation>%1 を除くすべてのエージェント</translation>
  </message>
  <message>
   <source>%1 (%2 line %3: %4)</source>
   <translation>%1 (%2 %3 行目: %4)</translation>
  </message>
  <message>
   <source>%1 (before: %2 line %3: %4)</source>
   <translation>%1 (変更前: %2 %3 行目: %4)</translation>
  </message>
  <message>
   <source>unstated</source>
   <translation>unstated</translation>
  </message>
  <message>
   <source>Every agent</source>
   <translation>すべてのエージェント</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4</source>
   <translation>%1: %2 は %3 から %4 に変わります</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4, for %5</source>
   <translation>%1: %5 の %2 は %3 から %4 に変わります</translation>
  </message>
  <message numerus="yes">
   <source>%n more agents</source>
   <comment>%n more agent</comment>
   <translation>
    <numerusform>ほか %n 件のエージェント</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more places</source>
   <comment>%n more place</comment>
   <translation>
    <numerusform>ほか %n か所</numerusform>
   </translation>
  </message>
  <message>
   <source>the policy files</source>
   <translation>ポリシーファイル</translation>
  </message>
  <message>
   <source>what matches both %1</source>
   <translation>%1 の両方に一致するもの</translation>
  </message>
  <message>
   <source>everything except %1</source>
   <translation>%1 を除くすべて</translation>
  </message>
  <message>
   <source>%1 except %2</source>
   <translation>%2 を除く %1</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>ペース</translation>
  </message>
  <message>
   <source>%1, %2 UTC</source>
   <translation>%1、%2 UTC</translation>
  </message>
  <message>
   <source>The search was stopped before its end</source>
   <translation>検索は完了前に停止されました</translation>
  </message>
  <message>
   <source>The search reached its limit before all combinations were compared</source>
   <translation>すべての組み合わせを比較する前に、検索が上限に達しました</translation>
  </message>
  <message>
   <source>asked at this very time</source>
   <translation>まさにこの時刻に問い合わせ</translation>
  </message>
  <message numerus="yes">
   <source>asked %n days earlier</source>
   <comment>asked %n day earlier</comment>
   <translation>
    <numerusform>%n 日前に問い合わせ</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n hours earlier</source>
   <comment>asked %n hour earlier</comment>
   <translation>
    <numerusform>%n 時間前に問い合わせ</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n minutes earlier</source>
   <comment>asked %n minute earlier</comment>
   <translation>
    <numerusform>%n 分前に問い合わせ</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n seconds earlier</source>
   <comment>asked %n second earlier</comment>
   <translation>
    <numerusform>%n 秒前に問い合わせ</numerusform>
   </translation>
  </message>
  <message>
   <source>for %1</source>
   <translation>%1 が対象</translation>
  </message>
  <message>
   <source>the rehearsed site has no ask endpoint, so the answer is no</source>
   <translation>想定したサイトには ask エンドポイントがないため、応答は no になる</translation>
  </message>
  <message>
   <source>the agent must ask first: the ask rehearsal has no answer for %1 at this time</source>
   <translation>エージェントは先に問い合わせる必要がある: ask の想定に、この時刻の %1 への応答はない</translation>
  </message>
  <message>
   <source>the agent must ask first; no answers are rehearsed for this site</source>
   <translation>エージェントは先に問い合わせる必要がある。このサイトで想定した応答はない</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says no</source>
   <translation>ask の想定の %1 行目 (%2) は no と応答する</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for 24 hours</source>
   <translation>ask の想定の %1 行目 (%2) は yes と応答する (24 時間有効)</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for this request</source>
   <translation>ask の想定の %1 行目 (%2) は yes と応答する (このリクエストにだけ有効)</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) has expired: the agent must ask again</source>
   <translation>ask の想定の %1 行目 (%2) は失効した: エージェントはもう一度問い合わせる必要がある</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) does not cover this path, so the answer is no</source>
   <translation>ask の想定の %1 行目 (%2) はこのパスを対象としないため、応答は no になる</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says to try again later: until then the agent must ask</source>
   <translation>ask の想定の %1 行目 (%2) は後でもう一度試すよう応答する: それまでエージェントは問い合わせる必要がある</translation>
  </message>
  <message>
   <source>names this agent</source>
   <translation>このエージェントを指す</translation>
  </message>
  <message>
   <source>no group names %1, and its operator says that it then follows the group for %2</source>
   <translation>%1 を指すグループはなく、運営者によると、その場合は %2 のグループに従う</translation>
  </message>
  <message>
   <source>the pattern matches %1</source>
   <translation>パターンが %1 に一致する</translation>
  </message>
  <message>
   <source>no other group names this agent, so the group for * applies</source>
   <translation>このエージェントを指すほかのグループはないため、* のグループが適用される</translation>
  </message>
  <message>
   <source>names no agent</source>
   <translation>どのエージェントも指さない</translation>
  </message>
  <message>
   <source>not for %1, which has its own group in line %2: * is for agents that no other group names</source>
   <translation>%1 は対象外。%2 行目に自身のグループがある: * は、ほかのグループが指さないエージェントが対象</translation>
  </message>
  <message>
   <source>not for %1, which follows the group for %3 in line %2: * is for agents that no other group names</source>
   <translation>%1 は対象外。%2 行目の %3 のグループに従う: * は、ほかのグループが指さないエージェントが対象</translation>
  </message>
  <message>
   <source>not for %1, which the pattern in line %2 matches: * is for agents that no other group names</source>
   <translation>%1 は対象外。%2 行目のパターンが一致する: * は、ほかのグループが指さないエージェントが対象</translation>
  </message>
  <message>
   <source>does not reach %1: its operator says that it follows only groups that name it</source>
   <translation>%1 には適用されない: 運営者によると、自身を指すグループだけに従う</translation>
  </message>
  <message>
   <source>does not apply to this agent</source>
   <translation>このエージェントには適用されない</translation>
  </message>
  <message>
   <source>%1 follows this group only if no better one names it, and line %2 does</source>
   <translation>%1 がこのグループに従うのは、より適したグループに指されていない場合だけで、%2 行目がこれを指す</translation>
  </message>
  <message>
   <source>names another agent</source>
   <translation>別のエージェントを指す</translation>
  </message>
  <message>
   <source>the pattern does not match %1</source>
   <translation>パターンが %1 に一致しない</translation>
  </message>
  <message>
   <source>not read: of a file's patterns only the first %1 count</source>
   <translation>読み取られない: ファイルのパターンのうち有効なのは最初の %1 個だけ</translation>
  </message>
  <message>
   <source>not a valid pattern: it matches no agent</source>
   <translation>パターンとして正しくない: どのエージェントにも一致しない</translation>
  </message>
  <message>
   <source>the pattern matches %1, but line %2 has its name, and a name comes before a pattern</source>
   <translation>パターンは %1 に一致するが、%2 行目にその名前があり、名前はパターンに優先する</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is longer</source>
   <translation>パターンは %1 に一致するが、%2 行目のパターンの方が長い</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is as long and comes first</source>
   <translation>パターンは %1 に一致するが、%2 行目のパターンが同じ長さで先にある</translation>
  </message>
  <message>
   <source>%1, because %2</source>
   <translation>%1 (理由: %2)</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4, because %5</source>
   <translation>%1 — %2 %3 行目、%4 (理由: %5)</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4</source>
   <translation>%1 — %2 %3 行目、%4</translation>
  </message>
  <message>
   <source>%1 is not an expectation: write allow, deny, later, ask, “not” before one of these, or a row of the use table such as “train: no”</source>
   <translation>%1 は期待値ではありません。allow、deny、later、ask、これらのいずれかの前に「not」を付けたもの、または「train: no」のような利用の表の行を書いてください</translation>
  </message>
  <message>
   <source>%1 is not a directive of the use table</source>
   <translation>%1 は利用の表のディレクティブではありません</translation>
  </message>
  <message>
   <source>the path is empty</source>
   <translation>パスが空です</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4 at %5: %3 expected</source>
   <translation>%5、%2 の %1 (解釈: %4): 期待値は %3</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4: %3 expected</source>
   <translation>%2 の %1 (解釈: %4): 期待値は %3</translation>
  </message>
  <message>
   <source>%1 on %2: %3 expected</source>
   <translation>%2 の %1: 期待値は %3</translation>
  </message>
  <message>
   <source>%1 on %2 at %4: %3 expected</source>
   <translation>%4、%2 の %1: 期待値は %3</translation>
  </message>
  <message>
   <source>%1, if the answer is %2</source>
   <translation>%1、応答が %2 の場合</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt</source>
   <translation>%1 は robots.txt を無視すると文書に記されています</translation>
  </message>
  <message>
   <source>no group applies to it</source>
   <translation>これについて述べるグループはない</translation>
  </message>
  <message>
   <source>the group for * is read instead</source>
   <translation>代わりに * のグループが読み取られる</translation>
  </message>
  <message>
   <source>another group is read instead</source>
   <translation>代わりに別のグループが読み取られる</translation>
  </message>
  <message>
   <source>The author's reading: %1. %3: %2</source>
   <translation>作成者の解釈: %1。%3: %2</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; a robot of 1994 knows robots.txt alone</source>
   <translation>%1 %2 行目の %3 が決めます。1994 年のロボットは robots.txt しか知りません</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 is not known to read %1</source>
   <translation>%1 %2 行目の %3 が決めますが、%4 が %1 を読み取るとは知られていません</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 knows robots.txt alone</source>
   <translation>%1 %2 行目の %3 が決めます。%4 は robots.txt しか知りません</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); a robot of 1994 has no such fall-back: %4</source>
   <translation>%1 を指すグループはありません。運営者によると、その場合は %2 に従います (%3 行目)。1994 年のロボットにこのような代替はありません: %4</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); %5 has no such fall-back: %4</source>
   <translation>%1 を指すグループはありません。運営者によると、その場合は %2 に従います (%3 行目)。%5 にこのような代替はありません: %4</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for a robot of 1994 it is plain text that names nobody: %3</source>
   <translation>%1 行目、%2: 作成者の意図はパターンですが、1994 年のロボットには誰も指さないただのテキストです: %3</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for %4 it is plain text that names nobody: %3</source>
   <translation>%1 行目、%2: 作成者の意図はパターンですが、%4 には誰も指さないただのテキストです: %3</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; a robot of 1994 does not know that</source>
   <translation>%1 は * のグループに従わないと文書に記されていますが、1994 年のロボットはそのことを知りません</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; %2 does not know that</source>
   <translation>%1 は * のグループに従わないと文書に記されていますが、%2 はそのことを知りません</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt reads only a–z, A–Z, - and _ and cuts %3 to “%4”: %5</source>
   <translation>%1 行目、%2: google/robotstxt は英字、-、_ だけを読み取り、%3 を「%4」に切り詰めます: %5</translation>
  </message>
  <message>
   <source>Line %1, %2 is in no record of 1994 that contains rules for it: %3</source>
   <translation>%1 行目、%2 は、1994 年の方式で対象のルールを持つどのレコードにも含まれません: %3</translation>
  </message>
  <message>
   <source>Line %1, %2: in 1994 the first record that contains part of the name counted, and %3 contains “%4”</source>
   <translation>%1 行目、%2: 1994 年の方式では名前の一部を含む最初のレコードが採用され、%3 は「%4」を含みます</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; a robot of 1994 knows no versions and reads it</source>
   <translation>%1 行目、%2 によりグループは実験用となり、ないのと同じになります。1994 年のロボットはバージョンを知らず、これを読み取ります</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; %3 knows no versions and reads it</source>
   <translation>%1 行目、%2 によりグループは実験用となり、ないのと同じになります。%3 はバージョンを知らず、これを読み取ります</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt cuts it to “%3”, which names this agent</source>
   <translation>%1 行目、%2: google/robotstxt は「%3」に切り詰め、それがこのエージェントを指します</translation>
  </message>
  <message>
   <source>Line %1, %2 has no colon and decides nothing; google/robotstxt reads it as if it had one</source>
   <translation>%1 行目、%2 にはコロンがなく、何も決めません。google/robotstxt はコロンがあるものとして読み取ります</translation>
  </message>
  <message>
   <source>Line %1, %2: its key is not known and decides nothing; google/robotstxt takes it for %3</source>
   <translation>%1 行目、%2: キーは未知で、何も決めません。google/robotstxt は %3 とみなします</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; a robot of 1994 reads one key per line and does not see it</source>
   <translation>%1 行目、%2 では、User-agent 行の中にルールがあります。1994 年のロボットは 1 行に 1 つのキーを読むため、それを認識しません</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; %3 reads one key per line and does not see it</source>
   <translation>%1 行目、%2 では、User-agent 行の中にルールがあります。%3 は 1 行に 1 つのキーを読むため、それを認識しません</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; a robot of 1994 reads them as prefixes, the topmost rule first</source>
   <translation>%1 行目、%2 により、これは規格 2.0 のグループになります。パスは完全一致またはシェルパターンで、独自の順序に従います。1994 年のロボットは前方一致として、最も上のルールから読み取ります</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; %3 reads them as prefixes, the longest rule first</source>
   <translation>%1 行目、%2 により、これは規格 2.0 のグループになります。パスは完全一致またはシェルパターンで、独自の順序に従います。%3 は前方一致として、最も長いルールから読み取ります</translation>
  </message>
  <message>
   <source>Line %1, %2 begins a run of User-agent lines that other lines do not end, so line %3 is for all of them; a robot of 1994 ends the record at the blank line</source>
   <translation>%1 行目、%2 から始まる一連の User-agent 行はほかの行では終わらないため、%3 行目はそのすべてを対象とします。1994 年のロボットは空行でレコードを終えます</translation>
  </message>
  <message>
   <source>Line %1, %2 comes after a blank line, which ended the record in 1994</source>
   <translation>%1 行目、%2 は、1994 年の方式ではレコードを終わらせる空行の後にあります</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt lets it allow its folder as well</source>
   <translation>%1 行目、%2: google/robotstxt では、そのフォルダーも許可されます</translation>
  </message>
  <message>
   <source>Line %1, %2: percent escapes are compared as written by google/robotstxt, which decodes none</source>
   <translation>%1 行目、%2: google/robotstxt はパーセントエスケープを復号せず、書かれたとおりに比較します</translation>
  </message>
  <message>
   <source>Line %1, %2: * and $ were ordinary characters in 1994, so it does not match</source>
   <translation>%1 行目、%2: 1994 年の方式では * と $ は普通の文字だったため、一致しません</translation>
  </message>
  <message>
   <source>Line %1, %2 comes before line %3: in 1994 the first rule that matched decided, not the longest</source>
   <translation>%1 行目、%2 は %3 行目より上にあります。1994 年の方式では、最も長いルールではなく、最初に一致したルールが決めました</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; a robot of 1994 understands only rules</source>
   <translation>%1 行目: robots.txt の Visit-time は、規格 2.0 を知るロボットのためのものです。1994 年のロボットはルールしか理解しません</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; %2 understands only rules</source>
   <translation>%1 行目: robots.txt の Visit-time は、規格 2.0 を知るロボットのためのものです。%2 はルールしか理解しません</translation>
  </message>
  <message>
   <source>The author's reading: %1. A robot of 1994: %2</source>
   <translation>作成者の解釈: %1。1994 年のロボット: %2</translation>
  </message>
  <message>
   <source>asked: %1</source>
   <translation>質問対象: %1</translation>
  </message>
  <message>
   <source>%1 is not known to obey %2</source>
   <translation>%1 が %2 に従うとは知られていない</translation>
  </message>
  <message>
   <source>%1 is not known to read %2</source>
   <translation>%1 が %2 を読み取るとは知られていない</translation>
  </message>
  <message>
   <source>Yes — %1</source>
   <translation>可 — %1</translation>
  </message>
  <message>
   <source>No — %1</source>
   <translation>不可 — %1</translation>
  </message>
  <message>
   <source>Later — %1</source>
   <translation>後で — %1</translation>
  </message>
  <message>
   <source>Ask first — %1</source>
   <translation>要問い合わせ — %1</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>はい</translation>
  </message>
  <message>
   <source>no</source>
   <translation>いいえ</translation>
  </message>
  <message>
   <source>later</source>
   <translation>後で</translation>
  </message>
  <message>
   <source>ask first</source>
   <translation>先に問い合わせ</translation>
  </message>
  <message>
   <source>%1 line %2, %3</source>
   <translation>%1 %2 行目、%3</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 が %2 継続</translation>
  </message>
  <message>
   <source>%1 must be open too</source>
   <translation>%1 も開放中である必要がある</translation>
  </message>
  <message>
   <source>opens %1</source>
   <translation>%1 に開放</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>開放されることはない</translation>
  </message>
  <message>
   <source>open until %1</source>
   <translation>%1 まで開放中</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: it comes all the same</source>
   <translation>%1 は robots.txt を無視すると文書に記されている: それでも訪れる</translation>
  </message>
  <message>
   <source>%1 is not known to read %2: without it, %3</source>
   <translation>%1 が %2 を読み取るとは知られていない: これがなければ「%3」</translation>
  </message>
  <message>
   <source>%1 is not known to obey Visit-time: without it, %2</source>
   <translation>%1 が Visit-time に従うとは知られていない: これがなければ「%2」</translation>
  </message>
  <message>
   <source>for %1, as it is documented to read robots.txt, %2: %3</source>
   <translation>robots.txt を読み取ると文書に記されている %1 の場合は「%2」: %3</translation>
  </message>
  <message>
   <source>no group names %1, and groups for * do not reach it</source>
   <translation>%1 を指すグループはなく、* のグループは適用されない</translation>
  </message>
  <message>
   <source>no policy file applies to it</source>
   <translation>適用されるポリシーファイルはない</translation>
  </message>
  <message>
   <source>no group names it</source>
   <translation>どのグループにも挙げられていない</translation>
  </message>
  <message>
   <source>its group allows only other paths</source>
   <translation>グループが許可しているのはほかのパスだけ</translation>
  </message>
  <message>
   <source>no rule matches this path</source>
   <translation>このパスに一致するルールはない</translation>
  </message>
  <message>
   <source>policy files may always be fetched</source>
   <translation>ポリシーファイルは常に取得できる</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>robots.txt を無視すると文書に記されている</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched (%1)</source>
   <translation>robots.txt を取得できない (%1)</translation>
  </message>
  <message>
   <source>robots.txt could not be fetched for a long time (%1)</source>
   <translation>robots.txt を長期間取得できていない (%1)</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it an %2</source>
   <translation>%1 はカテゴリを申告していない。レジストリでは %2</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it a %2</source>
   <translation>%1 はカテゴリを申告していない。レジストリでは %2</translation>
  </message>
  <message>
   <source>twice the time of the last document, at least 10 s</source>
   <translation>直前の文書にかかった時間の 2 倍、最低 10 秒</translation>
  </message>
  <message>
   <source>%1 never fetches: this is about use</source>
   <translation>%1 は取得をしない: これは利用について</translation>
  </message>
  <message>
   <source>pace %1</source>
   <translation>ペース %1</translation>
  </message>
  <message>
   <source>pace polite</source>
   <translation>節度あるペース</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1</source>
   <translation>ただし競合他社は読み取れない: %1</translation>
  </message>
  <message>
   <source>%1: %2 (policy token)</source>
   <translation>%1: %2 (ポリシー用トークン)</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>これらのファイルは %1 には適用されない</translation>
  </message>
  <message>
   <source>%1; %2</source>
   <translation>%1。%2</translation>
  </message>
  <message>
   <source>%1 · %2</source>
   <translation>%1 · %2</translation>
  </message>
  <message>
   <source>no rule matches this path, so it is allowed</source>
   <translation>このパスに一致するルールはないため、許可される</translation>
  </message>
  <message>
   <source>robots.txt read by RFC 9309 alone: no 2.0 groups, no pattern agents, no fall-back tokens</source>
   <translation>robots.txt を RFC 9309 だけに従って解釈: 2.0 のグループ、パターンのエージェント、代替トークンなし</translation>
  </message>
  <message>
   <source>robots.txt read as google/robotstxt does</source>
   <translation>robots.txt を google/robotstxt と同じように解釈</translation>
  </message>
  <message>
   <source>robots.txt read as in 1994: first matching record, first matching rule, plain prefixes</source>
   <translation>robots.txt を 1994 年の方式で解釈: 最初に一致したレコード、最初に一致したルール、単純な前方一致</translation>
  </message>
  <message>
   <source>a policy file may always be fetched, or no agent could learn the policy (Gatepost's choice)</source>
   <translation>ポリシーファイルは常に取得できる。そうでなければどのエージェントもポリシーを知り得ない (Gatepost の選択)</translation>
  </message>
  <message>
   <source>Content-Usage is about what may be fetched: it does not apply to a path that robots.txt denies</source>
   <translation>Content-Usage は取得できるものについて述べる: robots.txt が拒否するパスには適用されない</translation>
  </message>
  <message>
   <source>the registry does not know this agent; it is taken to be an AI agent</source>
   <translation>レジストリにないエージェントのため、AI エージェントとみなす</translation>
  </message>
  <message>
   <source>%1 never fetches: the verdict is about the use of content that other crawlers fetch</source>
   <translation>%1 は取得をしない: 判定は、ほかのクローラーが取得するコンテンツの利用についてのもの</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so it may come all the same</source>
   <translation>%1 は robots.txt を無視すると文書に記されているため、それでも訪れることがある</translation>
  </message>
  <message>
   <source>%1 is retired: its operator no longer sends it</source>
   <translation>%1 は廃止された: 運営者はもう使用していない</translation>
  </message>
  <message>
   <source>these files apply to %1 only; the answer is given as if %2 were the same host</source>
   <translation>これらのファイルは %1 だけに適用される。回答は %2 が同じホストであるとみなしたもの</translation>
  </message>
  <message>
   <source>nothing is documented of this agent: the files are read as their author meant them</source>
   <translation>このエージェントについての文書はない: ファイルは作成者の意図どおりに解釈する</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: nothing here keeps it out</source>
   <translation>%1 は robots.txt を無視すると文書に記されている: ここにあるものでは締め出せない</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by google/robotstxt, with its fall-back tokens</source>
   <translation>%1 の文書のとおりに解釈: google/robotstxt に従い、代替トークンあり</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by RFC 9309, with its fall-back tokens</source>
   <translation>%1 の文書のとおりに解釈: RFC 9309 に従い、代替トークンあり</translation>
  </message>
  <message>
   <source>%1 is not known to read this file</source>
   <translation>%1 がこのファイルを読み取るとは知られていない</translation>
  </message>
  <message>
   <source>a crawler of this reading knows robots.txt alone</source>
   <translation>この解釈のクローラーは robots.txt しか知らない</translation>
  </message>
  <message>
   <source>robots-ai.txt does not apply to this agent: it is not an AI agent</source>
   <translation>robots-ai.txt はこのエージェントに適用されない: AI エージェントではない</translation>
  </message>
  <message>
   <source>its * group does not count: an earlier file has a group that applies</source>
   <translation>* のグループは無効: 適用されるグループが前のファイルにある</translation>
  </message>
  <message>
   <source>its groups do not count: an earlier file has a group for this agent</source>
   <translation>グループは無効: このエージェントのグループが前のファイルにある</translation>
  </message>
  <message>
   <source>no group names this agent, and none names *</source>
   <translation>このエージェントを指すグループも、* を指すグループもない</translation>
  </message>
  <message>
   <source>no group names this agent: those for * apply</source>
   <translation>このエージェントを指すグループはない: * のグループを適用</translation>
  </message>
  <message>
   <source>a group names this agent</source>
   <translation>このエージェントを指すグループがある</translation>
  </message>
  <message>
   <source>no group names this agent</source>
   <translation>このエージェントを指すグループはない</translation>
  </message>
  <message>
   <source>a group of the extended standard 2.0: whole paths and shell patterns, in its own order (a bare “Disallow: *” means everything else, Gatepost's choice)</source>
   <translation>拡張規格 2.0 のグループ: パス全体とシェルパターン。独自の順序で決まる (単独の「Disallow: *」は残りすべて。Gatepost の選択)</translation>
  </message>
  <message>
   <source>version %1 is unknown: its group is read as one of 2.0 (Gatepost's choice)</source>
   <translation>バージョン %1 は不明: グループは 2.0 のものとして読み取られる (Gatepost による選択)</translation>
  </message>
  <message>
   <source># begins a comment anywhere in User-agent, Allow and Disallow lines, as in robots.txt (Gatepost's choice)</source>
   <translation>User-agent、Allow、Disallow の行では、robots.txt と同じく、どこにある # もコメントの始まりになる (Gatepost の選択)</translation>
  </message>
  <message>
   <source>a plain group: this agent's 2.0 group is read instead</source>
   <translation>通常のグループ: 代わりにこのエージェントの 2.0 のグループが読み取られる</translation>
  </message>
  <message>
   <source>the Robot-version is experimental, so the group is as if it were not there</source>
   <translation>Robot-version が実験用なので、グループはないのと同じ</translation>
  </message>
  <message>
   <source>the group has only Allow rules, and none matches, so the path is disallowed</source>
   <translation>グループには Allow ルールしかなく、どれも一致しないため、パスは禁止される</translation>
  </message>
  <message>
   <source>decides</source>
   <translation>決定</translation>
  </message>
  <message>
   <source>robots.txt allows this path by a rule, and robots.txt wins</source>
   <translation>robots.txt がルールでこのパスを許可しており、robots.txt が優先する</translation>
  </message>
  <message>
   <source>says so, but the agent is documented to ignore it</source>
   <translation>そう述べているが、エージェントはこれを無視すると文書に記されている</translation>
  </message>
  <message>
   <source>a policy file may always be fetched</source>
   <translation>ポリシーファイルは常に取得できる</translation>
  </message>
  <message>
   <source>denies too, but an earlier file decides</source>
   <translation>これも拒否するが、前のファイルが決める</translation>
  </message>
  <message>
   <source>allows too, but an earlier file decides</source>
   <translation>これも許可するが、前のファイルが決める</translation>
  </message>
  <message>
   <source>allows in this file, but something else denies or delays the fetch</source>
   <translation>このファイルでは許可するが、ほかのものが取得を拒否するか遅らせる</translation>
  </message>
  <message>
   <source>does not match this path</source>
   <translation>このパスに一致しない</translation>
  </message>
  <message>
   <source>empty, so it is not a rule</source>
   <translation>空のため、ルールではない</translation>
  </message>
  <message>
   <source>not a rule: a path begins with / or with *</source>
   <translation>ルールではない: パスは / または * で始まる</translation>
  </message>
  <message numerus="yes">
   <source>shorter: %1 &lt; %n bytes</source>
   <comment>shorter: %1 &lt; %n byte</comment>
   <translation>
    <numerusform>より短い: %1 &lt; %n バイト</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>same length (%n bytes): Allow decides</source>
   <comment>same length (%n byte): Allow decides</comment>
   <translation>
    <numerusform>同じ長さ (%n バイト): Allow が決める</numerusform>
   </translation>
  </message>
  <message>
   <source>same rule as an earlier line</source>
   <translation>前の行と同じルール</translation>
  </message>
  <message>
   <source>another rule comes first in the order of the 2.0 standard</source>
   <translation>2.0 の規格の順序では、別のルールが先に来る</translation>
  </message>
  <message>
   <source>an earlier line decides</source>
   <translation>前の行が決める</translation>
  </message>
  <message>
   <source>open now</source>
   <translation>今は開放中</translation>
  </message>
  <message>
   <source>closed now; these are the next hours</source>
   <translation>今は閉鎖中。次の時間帯はこれ</translation>
  </message>
  <message>
   <source>closed now</source>
   <translation>今は閉鎖中</translation>
  </message>
  <message>
   <source>%1 both state hours, and both are open now</source>
   <translation>%1 の両方に時間帯があり、今はどちらも開放中</translation>
  </message>
  <message>
   <source>%1 both state hours, and both must be open: the next time is %2</source>
   <translation>%1 の両方に時間帯があり、どちらも開放中である必要がある: 次は %2</translation>
  </message>
  <message>
   <source>%1 both state hours, and these never overlap: the agent may never come</source>
   <translation>%1 の両方に時間帯があり、重なることがない: エージェントが訪問できるときはない</translation>
  </message>
  <message>
   <source>sets the pace</source>
   <translation>ペースを決める</translation>
  </message>
  <message>
   <source>these hours do not include this time</source>
   <translation>この時間帯はこの時刻を含まない</translation>
  </message>
  <message>
   <source>a line with hours that include this time comes first</source>
   <translation>この時刻を含む時間帯の行が先にある</translation>
  </message>
  <message>
   <source>a slower pace counts</source>
   <translation>より遅いペースが有効</translation>
  </message>
  <message>
   <source>the 2.0 group states no pace, so the rule of thumb applies: wait twice as long as the last document took, at least 10 s</source>
   <translation>2.0 のグループにペースの記載がないため、目安が適用される: 直前の文書にかかった時間の 2 倍、最低 10 秒待つ</translation>
  </message>
  <message>
   <source>%1 is documented to ignore Crawl-delay</source>
   <translation>%1 は Crawl-delay を無視すると文書に記されている</translation>
  </message>
  <message>
   <source>%1 never fetches, so a pace means nothing to it</source>
   <translation>%1 は取得をしないため、ペースは意味を持たない</translation>
  </message>
  <message>
   <source>allows crawling</source>
   <translation>クロールを許可する</translation>
  </message>
  <message>
   <source>the visiting hours come first, and they are closed</source>
   <translation>訪問時間が優先し、今は閉鎖中</translation>
  </message>
  <message>
   <source>a path rule denies the fetch already</source>
   <translation>パスルールがすでに取得を拒否している</translation>
  </message>
  <message>
   <source>the agent is taken to be a competitor, so it may neither read nor use anything</source>
   <translation>エージェントは競合他社とみなされるため、読み取りも利用も一切できない</translation>
  </message>
  <message>
   <source>binds competitors only</source>
   <translation>競合他社だけが対象</translation>
  </message>
  <message>
   <source>the chain stops before %1: %2</source>
   <translation>チェーンは %1 の手前で停止する: %2</translation>
  </message>
 </context>
</TS>
