<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
 <context>
  <name>access</name>
  <message>
   <source>%1 is not an answer: write a status from 100 to 599, or dns, connect, tls, timeout, truncated or redirects</source>
   <translation>%1 不是响应：请写 100 到 599 的状态，或 dns、connect、tls、timeout、truncated、redirects</translation>
  </message>
  <message>
   <source>since=%1: a number and s, m, h or d is expected, as in since=2h, at most ten years</source>
   <translation>since=%1：应为数字加 s、m、h 或 d，例如 since=2h，最长十年</translation>
  </message>
  <message>
   <source>copy=%1: yes or no is expected</source>
   <translation>copy=%1：应为 yes 或 no</translation>
  </message>
  <message>
   <source>type=%1: text or html is expected</source>
   <translation>type=%1：应为 text 或 html</translation>
  </message>
  <message>
   <source>%1 does not follow an answer: since=, copy= or type= is expected</source>
   <translation>%1 不能写在响应之后：应为 since=、copy= 或 type=</translation>
  </message>
  <message>
   <source>its name has no address</source>
   <translation>名称没有对应的地址</translation>
  </message>
  <message>
   <source>no connection</source>
   <translation>无法连接</translation>
  </message>
  <message>
   <source>no secure connection</source>
   <translation>无法安全连接</translation>
  </message>
  <message>
   <source>no answer in time</source>
   <translation>未及时响应</translation>
  </message>
  <message>
   <source>an answer that was cut off</source>
   <translation>响应被截断</translation>
  </message>
  <message>
   <source>too many redirects</source>
   <translation>重定向过多</translation>
  </message>
  <message>
   <source>its lines count</source>
   <translation>其各行有效</translation>
  </message>
  <message>
   <source>its first 512,000 bytes count, the rest is ignored</source>
   <translation>前 512,000 字节有效，其余部分被忽略</translation>
  </message>
  <message>
   <source>it states nothing, as if there were no such file</source>
   <translation>不声明任何内容，如同没有此文件</translation>
  </message>
  <message>
   <source>the last good copy counts</source>
   <translation>以最近一次成功获取的副本为准</translation>
  </message>
  <message>
   <source>every path is denied</source>
   <translation>所有路径都被拒绝</translation>
  </message>
  <message>
   <source>nothing is fetched for now; the file is asked for again</source>
   <translation>暂时不抓取任何内容；会再次请求该文件</translation>
  </message>
  <message>
   <source>every path is allowed if the start page answers, which is not known here</source>
   <translation>如果起始页有响应，则允许所有路径；起始页是否有响应在此未知</translation>
  </message>
  <message>
   <source>every path is allowed; a crawler may also go on with the copy it has</source>
   <translation>允许所有路径；爬虫也可以继续使用已有的副本</translation>
  </message>
  <message numerus="yes">
   <source>%n days</source>
   <comment>%n day</comment>
   <translation>
    <numerusform>%n 天</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hours</source>
   <comment>%n hour</comment>
   <translation>
    <numerusform>%n 小时</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minutes</source>
   <comment>%n minute</comment>
   <translation>
    <numerusform>%n 分钟</numerusform>
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
   <translation>%1，已持续 %2：%3（%4）</translation>
  </message>
  <message>
   <source>%1: %2 (%3)</source>
   <translation>%1：%2（%3）</translation>
  </message>
  <message>
   <source>%1; not documented</source>
   <translation>%1；无文档说明</translation>
  </message>
  <message>
   <source>%1 is not a file that an answer can be stated for: robots.txt, robots-ai.txt, robots2.txt or / is expected</source>
   <translation>不能为 %1 声明响应：应为 robots.txt、robots-ai.txt、robots2.txt 或 /</translation>
  </message>
  <message>
   <source>an answer for %1 is stated twice</source>
   <translation>%1 的响应重复声明</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1，已持续 %2</translation>
  </message>
  <message>
   <source>%1, without a copy</source>
   <translation>%1，没有副本</translation>
  </message>
  <message>
   <source>%1 is answered with %2</source>
   <translation>对 %1 的响应为 %2</translation>
  </message>
  <message>
   <source>if %1</source>
   <translation>如果%1</translation>
  </message>
 </context>
 <context>
  <name>agents</name>
  <message>
   <source>%1 is not %2</source>
   <translation>%1 不是 %2</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 不是八个类别之一</translation>
  </message>
  <message>
   <source>%1 is not a day such as 2026-11-22</source>
   <translation>%1 不是日期，例如 2026-11-22</translation>
  </message>
  <message>
   <source>the value is not plain text: it contains control or invisible characters, or bytes that are not UTF-8</source>
   <translation>该值不是纯文本：含有控制字符、不可见字符或非 UTF-8 字节</translation>
  </message>
  <message>
   <source>%1 is not a name of an agent</source>
   <translation>%1 不是代理名称</translation>
  </message>
  <message>
   <source>%1 is not a web address</source>
   <translation>%1 不是网址</translation>
  </message>
  <message>
   <source>%1 is neither an https address of a list nor a prefix such as 192.0.2.0/24</source>
   <translation>%1 既不是列表的 https 地址，也不是 192.0.2.0/24 这样的前缀</translation>
  </message>
  <message>
   <source>%1 is not the end of a host name</source>
   <translation>%1 不是主机名的结尾部分</translation>
  </message>
  <message>
   <source>longer than %1 bytes</source>
   <translation>超过 %1 个字节</translation>
  </message>
  <message>
   <source>%1: new</source>
   <translation>%1：新增</translation>
  </message>
  <message>
   <source>%1: new, %2</source>
   <translation>%1：新增，%2</translation>
  </message>
  <message>
   <source>%1 %2 → %3</source>
   <translation>%1 %2 → %3</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1：%2</translation>
  </message>
  <message>
   <source>the list is larger than 1 MiB</source>
   <translation>列表大于 1 MiB</translation>
  </message>
  <message>
   <source>line %1: %2</source>
   <translation>第 %1 行：%2</translation>
  </message>
  <message>
   <source>a list of version %1; this program reads version 2: a newer Gatepost may read it</source>
   <translation>列表版本为 %1；此程序读取版本 2：较新的 Gatepost 或许能读取它</translation>
  </message>
  <message>
   <source>the list is not the one that its first line names: it was changed or cut on its way</source>
   <translation>列表与其首行所示不符：它在传输途中被更改或截断</translation>
  </message>
  <message>
   <source>the column %1 is named twice</source>
   <translation>列 %1 出现了两次</translation>
  </message>
  <message>
   <source>%1 is not a column of a list of agents</source>
   <translation>%1 不是代理列表中的列</translation>
  </message>
  <message>
   <source>the column “token” is missing</source>
   <translation>缺少列“token”</translation>
  </message>
  <message>
   <source>%1 cells, %2 are expected</source>
   <translation>有 %1 个单元格，预期为 %2 个</translation>
  </message>
  <message>
   <source>column %1: %2</source>
   <translation>列 %1：%2</translation>
  </message>
  <message>
   <source>%1 is already in line %2</source>
   <translation>%1 已在第 %2 行</translation>
  </message>
  <message>
   <source>an agent is missing: name one, for example GPTBot</source>
   <translation>缺少代理：请指定一个，例如 GPTBot</translation>
  </message>
  <message>
   <source>no product token in the agent: it needs a name made of a–z, A–Z, digits, _, . or -</source>
   <translation>代理中没有产品标识：需要由字母、数字、_、. 或 - 组成的名称</translation>
  </message>
  <message>
   <source>the file is larger than 1 MiB</source>
   <translation>文件大于 1 MiB</translation>
  </message>
  <message>
   <source>the file is empty</source>
   <translation>文件为空</translation>
  </message>
  <message>
   <source>entry %1: %2</source>
   <translation>条目 %1：%2</translation>
  </message>
  <message>
   <source>entry %1, %2: %3</source>
   <translation>条目 %1，%2：%3</translation>
  </message>
  <message>
   <source>this is a list of addresses of cards. Nothing is fetched: save the cards and give their files</source>
   <translation>这是卡片地址的列表。不会抓取任何内容：请保存这些卡片并提供其文件</translation>
  </message>
  <message>
   <source>not a list of agents: a TSV list, robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>不是代理列表：应为 TSV 列表、ai.robots.txt 的 robots.json、crawler-user-agents、Signature Agent Card 或地址列表</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep</source>
   <translation>值的嵌套超过 %1 层</translation>
  </message>
  <message>
   <source>more than %1 entries</source>
   <translation>条目超过 %1 个</translation>
  </message>
  <message>
   <source>line %1: this is not JSON</source>
   <translation>第 %1 行：不是 JSON</translation>
  </message>
  <message>
   <source>JSON, but not a list of agents: robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>是 JSON，但不是代理列表：应为 ai.robots.txt 的 robots.json、crawler-user-agents、Signature Agent Card 或地址列表</translation>
  </message>
  <message>
   <source>%1 has two entries; the last one counts</source>
   <translation>%1 有两个条目；以最后一个为准</translation>
  </message>
  <message>
   <source>already in entry %1</source>
   <translation>已在条目 %1 中</translation>
  </message>
  <message>
   <source>an object is expected</source>
   <translation>应为对象</translation>
  </message>
  <message>
   <source>it has no pattern</source>
   <translation>没有模式</translation>
  </message>
  <message>
   <source>a regular expression that is not one name</source>
   <translation>正则表达式，并非单一名称</translation>
  </message>
  <message>
   <source>not a Signature Agent Card</source>
   <translation>不是 Signature Agent Card</translation>
  </message>
  <message>
   <source>the card has no rfc9309-product-token</source>
   <translation>该卡片没有 rfc9309-product-token</translation>
  </message>
  <message>
   <source>an address list of version %1; version 1 is read</source>
   <translation>地址列表版本为 %1；只读取版本 1</translation>
  </message>
  <message>
   <source>“prefixes” must be a list</source>
   <translation>“prefixes”必须是列表</translation>
  </message>
  <message>
   <source>not a prefix such as 192.0.2.0/24</source>
   <translation>不是前缀，例如 192.0.2.0/24</translation>
  </message>
  <message>
   <source>it does not say whose address this is: name the agent</source>
   <translation>未说明这是谁的地址：请指定代理</translation>
  </message>
  <message>
   <source>Gatepost's list of agents</source>
   <translation>Gatepost 的代理列表</translation>
  </message>
  <message>
   <source>robots.json of ai.robots.txt</source>
   <translation>ai.robots.txt 的 robots.json</translation>
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
   <translation>地址列表</translation>
  </message>
 </context>
 <context>
  <name>ask</name>
  <message>
   <source>“agent” must be a text or null</source>
   <translation>“agent”必须是文本或 null</translation>
  </message>
  <message>
   <source>“agent”: %1</source>
   <translation>“agent”：%1</translation>
  </message>
  <message>
   <source>“status” must be a whole number (an HTTP status)</source>
   <translation>“status”必须是整数（HTTP 状态）</translation>
  </message>
  <message>
   <source>“decision” must be a text or null</source>
   <translation>“decision”必须是文本或 null</translation>
  </message>
  <message>
   <source>“scopes” must be a list of texts</source>
   <translation>“scopes”必须是文本列表</translation>
  </message>
  <message>
   <source>“asked_at” must be an RFC 3339 time</source>
   <translation>“asked_at”必须是 RFC 3339 时间</translation>
  </message>
  <message>
   <source>“asked_at” is not an RFC 3339 time, such as 2026-11-20T06:00:00Z</source>
   <translation>“asked_at”不是 RFC 3339 时间，例如 2026-11-20T06:00:00Z</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; did you mean %2?</source>
   <translation>%1 不是行的键；是否指 %2？</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; correct it or remove it</source>
   <translation>%1 不是行的键；请更正或移除</translation>
  </message>
  <message>
   <source>a row must be an object</source>
   <translation>每一行必须是对象</translation>
  </message>
  <message>
   <source>“endpoint” must be &quot;absent&quot; or &quot;present&quot;</source>
   <translation>“endpoint”必须是 &quot;absent&quot; 或 &quot;present&quot;</translation>
  </message>
  <message>
   <source>“directive” is missing</source>
   <translation>缺少“directive”</translation>
  </message>
  <message>
   <source>“%1” is not a directive of robots2.txt</source>
   <translation>“%1”不是 robots2.txt 的指令</translation>
  </message>
  <message>
   <source>line %1, row %2: %3</source>
   <translation>第 %1 行，预演第 %2 行：%3</translation>
  </message>
  <message>
   <source>not JSON; a list of rows such as {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;} is expected</source>
   <translation>不是 JSON；应为行的列表，例如 {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;}</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>文件大于 %1 MiB，超出了读取的限度</translation>
  </message>
  <message>
   <source>a list of rows is expected, [ … ]</source>
   <translation>应为行的列表，[ … ]</translation>
  </message>
  <message>
   <source>%1 is given twice; keep one</source>
   <translation>%1 重复给出；请只保留一个</translation>
  </message>
 </context>
 <context>
  <name>category</name>
  <message>
   <source>builds a search index</source>
   <translation>建立搜索索引</translation>
  </message>
  <message>
   <source>answers a user in conversation</source>
   <translation>在对话中回答用户</translation>
  </message>
  <message>
   <source>carries out research tasks on its own</source>
   <translation>自主执行研究任务</translation>
  </message>
  <message>
   <source>helps to write or review code</source>
   <translation>帮助编写或审查代码</translation>
  </message>
  <message>
   <source>collects data in bulk</source>
   <translation>批量采集数据</translation>
  </message>
  <message>
   <source>makes new content from sources</source>
   <translation>根据来源生成新内容</translation>
  </message>
  <message>
   <source>crawls and profiles for advertising</source>
   <translation>为广告爬取网页并建立画像</translation>
  </message>
  <message>
   <source>watches uptime, search ranking or traffic</source>
   <translation>监测可用性、搜索排名或流量</translation>
  </message>
 </context>
 <context>
  <name>chain</name>
  <message>
   <source>“%1” is not an absolute http(s) URL</source>
   <translation>“%1”不是 http(s) 绝对 URL</translation>
  </message>
  <message>
   <source>this file was read already</source>
   <translation>已读过此文件</translation>
  </message>
  <message>
   <source>at most 3 chained files are followed</source>
   <translation>最多沿链跟进 3 个文件</translation>
  </message>
  <message>
   <source>a file with chain-id “%1” was read already</source>
   <translation>已读过 chain-id 为“%1”的文件</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is missing here. %2</source>
   <translation>无法读取链中文件 %1，因此此处缺少其声明的内容。%2</translation>
  </message>
 </context>
 <context>
  <name>change</name>
  <message>
   <source>Whether it changes anything for other agents could not be decided.</source>
   <translation>无法判定是否会影响其他代理。</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents at least: %1.</source>
   <comment>Also changes %n agent at least: %1.</comment>
   <translation>
    <numerusform>至少还会改变 %n 个代理：%1。</numerusform>
   </translation>
  </message>
  <message>
   <source>Changes nothing for any other agent.</source>
   <translation>不影响任何其他代理。</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents: %1.</source>
   <comment>Also changes %n agent: %1.</comment>
   <translation>
    <numerusform>还会改变 %n 个代理：%1。</numerusform>
   </translation>
  </message>
  <message>
   <source>That is the answer already. %1</source>
   <translation>答案已经如此。%1</translation>
  </message>
  <message>
   <source>Policy files may always be fetched: no rule can forbid it.</source>
   <translation>策略文件始终可以抓取：任何规则都不能禁止。</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: no edit changes what it does.</source>
   <translation>有文档表明 %1 无视 robots.txt：任何编辑都改变不了它的行为。</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched: no edit of it counts before it is served again.</source>
   <translation>无法抓取 robots.txt：在它恢复提供之前，任何编辑都不起作用。</translation>
  </message>
  <message>
   <source>The hours decide (%1 line %2: %3). Change them, or ask about another time.</source>
   <translation>由时段决定（%1 第 %2 行：%3）。请更改时段，或就其他时间提问。</translation>
  </message>
  <message>
   <source>The block that %1 manages decides (%2 line %3). Change it in the settings there.</source>
   <translation>起决定作用的是由 %1 管理的块（%2 第 %3 行）。请在其设置中更改。</translation>
  </message>
  <message>
   <source>A rehearsed answer of the ask endpoint decides: change it on the Ask page.</source>
   <translation>由询问端点的预演答复决定：请在“询问”页面更改。</translation>
  </message>
  <message>
   <source>A chained file decides (%1 line %2), which belongs to somebody else.</source>
   <translation>由链中文件（%1 第 %2 行）决定，该文件属于他人。</translation>
  </message>
  <message>
   <source>The site has no file that an edit could be made in. Add a robots.txt first.</source>
   <translation>此站点没有可供编辑的文件。请先添加 robots.txt。</translation>
  </message>
  <message>
   <source>No small edit was found that changes this answer.</source>
   <translation>未找到能改变此答案的小幅编辑。</translation>
  </message>
  <message>
   <source>The block that %1 manages stays as it is: your lines are outside of it.</source>
   <translation>由 %1 管理的块保持原样：您的行位于该块之外。</translation>
  </message>
  <message>
   <source>No edit is tried where files have more than %1 rules.</source>
   <translation>文件的规则超过 %1 条时，不会试验任何修改。</translation>
  </message>
  <message>
   <source>Let %1 fetch %2</source>
   <translation>允许 %1 抓取 %2</translation>
  </message>
  <message>
   <source>Keep %1 out of %2</source>
   <translation>禁止 %1 访问 %2</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents</source>
   <comment>%1 and %n more agent</comment>
   <translation>
    <numerusform>%1 以及另外 %n 个代理</numerusform>
   </translation>
  </message>
  <message>
   <source>Add a second group for %3 with “%1: %2”</source>
   <translation>用“%1: %2”为 %3 添加第二个组</translation>
  </message>
  <message>
   <source>Add “%1: %2” to the group for %3</source>
   <translation>将“%1: %2”添加到 %3 的组</translation>
  </message>
  <message>
   <source>Give %1 its own block with crawl: %2</source>
   <translation>为 %1 单独设一个块，写入 crawl: %2</translation>
  </message>
  <message>
   <source>Let the group for %1 fetch nothing at all</source>
   <translation>禁止 %1 的组抓取任何内容</translation>
  </message>
  <message>
   <source>Add %1 to the group that may fetch nothing</source>
   <translation>将 %1 添加到不得抓取任何内容的组</translation>
  </message>
  <message>
   <source>Give %1 its own group</source>
   <translation>为 %1 单独设一个组</translation>
  </message>
  <message>
   <source>Take %1 out of the group for %2</source>
   <translation>将 %1 移出 %2 的组</translation>
  </message>
  <message>
   <source>Change line %1 to crawl: %2</source>
   <translation>将第 %1 行改为 crawl: %2</translation>
  </message>
  <message>
   <source>Remove line %1, %2</source>
   <translation>移除第 %1 行，%2</translation>
  </message>
  <message>
   <source>Change line %1 to %2: %3</source>
   <translation>将第 %1 行改为 %2: %3</translation>
  </message>
  <message>
   <source>The same for every known agent of “%1”</source>
   <translation>对“%1”的所有已知代理作同样更改</translation>
  </message>
  <message>
   <source>%1 manages these lines: your changes will be overwritten or duplicated. Change it in the settings there.</source>
   <translation>这些行由 %1 管理：您的更改会被覆盖或造成重复。请在其设置中更改。</translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message>
   <source>No agent loses anything.</source>
   <translation>没有代理失去任何内容。</translation>
  </message>
  <message>
   <source>Only unknown agents lose something.</source>
   <translation>只有未知代理有所失去。</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose /.</source>
   <comment>%1 loses /.</comment>
   <translation>
    <numerusform>%1 失去 /。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2.</source>
   <comment>%1 loses %2.</comment>
   <translation>
    <numerusform>%1 失去 %2。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places; the start page is lost to %2.</source>
   <comment>%1 loses some places; the start page is lost to %2.</comment>
   <translation>
    <numerusform>%1 失去部分位置；%2 失去起始页。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places.</source>
   <comment>%1 loses some places.</comment>
   <translation>
    <numerusform>%1 失去部分位置。</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent gains anything.</source>
   <translation>没有代理获得任何内容。</translation>
  </message>
  <message>
   <source>Only unknown agents gain something.</source>
   <translation>只有未知代理有所获得。</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain /.</source>
   <comment>%1 gains /.</comment>
   <translation>
    <numerusform>%1 获得 /。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2.</source>
   <comment>%1 gains %2.</comment>
   <translation>
    <numerusform>%1 获得 %2。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places; the start page is gained by %2.</source>
   <comment>%1 gains some places; the start page is gained by %2.</comment>
   <translation>
    <numerusform>%1 获得部分位置；%2 获得起始页。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places.</source>
   <comment>%1 gains some places.</comment>
   <translation>
    <numerusform>%1 获得部分位置。</numerusform>
   </translation>
  </message>
  <message>
   <source>Nobody may fetch less or more; pace or uses differ for unknown agents.</source>
   <translation>各代理可以抓取的内容不增不减；未知代理的节奏或用途有所不同。</translation>
  </message>
  <message numerus="yes">
   <source>Nobody may fetch less or more; pace or uses differ for %n agents.</source>
   <comment>Nobody may fetch less or more; pace or uses differ for %n agent.</comment>
   <translation>
    <numerusform>各代理可以抓取的内容不增不减；%n 个代理的节奏或用途有所不同。</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>dialect</name>
  <message>
   <source>every agent that is not listed may fetch everything</source>
   <translation>未列出的代理均可抓取全部内容</translation>
  </message>
  <message>
   <source>an agent that is not listed may fetch nothing</source>
   <translation>未列出的代理不得抓取任何内容</translation>
  </message>
  <message>
   <source>may fetch what no disallow path forbids</source>
   <translation>可以抓取未被 disallow 路径禁止的内容</translation>
  </message>
  <message>
   <source>may fetch only what an allow path opens</source>
   <translation>只能抓取 allow 路径开放的内容</translation>
  </message>
  <message>
   <source>fetches a page because a user asked for it</source>
   <translation>应用户请求抓取页面</translation>
  </message>
  <message>
   <source>builds a search index</source>
   <translation>建立搜索索引</translation>
  </message>
  <message>
   <source>collects text to train models</source>
   <translation>收集文本以训练模型</translation>
  </message>
  <message>
   <source>Schema</source>
   <translation>模式</translation>
  </message>
  <message>
   <source>The schema that the entity follows.</source>
   <translation>实体所遵循的模式。</translation>
  </message>
  <message>
   <source>Id</source>
   <translation>ID</translation>
  </message>
  <message>
   <source>The entity's identity, a ULID: 26 characters that sort by time. The rendered header quotes it.</source>
   <translation>实体的标识，即 ULID：26 个按时间排序的字符。生成的文件头会引用它。</translation>
  </message>
  <message>
   <source>Slug</source>
   <translation>短名称</translation>
  </message>
  <message>
   <source>The entity's short name; the rendered header names its source by it.</source>
   <translation>实体的简短名称；生成的文件头以它指明来源。</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>类型</translation>
  </message>
  <message>
   <source>The kind of entity.</source>
   <translation>实体的种类。</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>版本</translation>
  </message>
  <message>
   <source>The version of this policy.</source>
   <translation>此策略的版本。</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>标题</translation>
  </message>
  <message>
   <source>The name of the site; the rendered file begins with it.</source>
   <translation>站点的名称；生成的文件以它开头。</translation>
  </message>
  <message>
   <source>Documentation</source>
   <translation>文档</translation>
  </message>
  <message>
   <source>Where people can read about the policy; named in the rendered header.</source>
   <translation>供人阅读此策略说明的地址；会写入生成的文件头。</translation>
  </message>
  <message>
   <source>Sitemap</source>
   <translation>站点地图</translation>
  </message>
  <message>
   <source>The sitemap; rendered as a Sitemap line.</source>
   <translation>站点地图；生成为一行 Sitemap。</translation>
  </message>
  <message>
   <source>LLM index</source>
   <translation>LLM 索引</translation>
  </message>
  <message>
   <source>The index of texts for language models; rendered as a comment at the end.</source>
   <translation>面向语言模型的文本索引；以注释形式生成在文件末尾。</translation>
  </message>
  <message>
   <source>Default policy</source>
   <translation>默认策略</translation>
  </message>
  <message>
   <source>What applies to every agent that is not listed. Without it nothing can be rendered.</source>
   <translation>适用于所有未列出的代理。缺少它就无法生成任何内容。</translation>
  </message>
  <message>
   <source>Notes on roles</source>
   <translation>角色备注</translation>
  </message>
  <message>
   <source>For each role a text that the rendered role comment ends with, in brackets or not.</source>
   <translation>为每个角色准备的文字，附在生成的角色注释末尾，可加括号也可不加。</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>代理</translation>
  </message>
  <message>
   <source>The agents with their own record, in the order in which they are rendered.</source>
   <translation>拥有各自记录的代理，按生成顺序排列。</translation>
  </message>
  <message>
   <source>User agent</source>
   <translation>用户代理</translation>
  </message>
  <message>
   <source>The agent's product token; every entry needs one and no two may share it.</source>
   <translation>代理的产品标识；每个条目都要有，且不得重复。</translation>
  </message>
  <message>
   <source>Vendor</source>
   <translation>厂商</translation>
  </message>
  <message>
   <source>Who operates the agent. It is not rendered.</source>
   <translation>代理的运营方。不会写入生成的文件。</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>角色</translation>
  </message>
  <message>
   <source>What the agent comes for. Neighbours with the same role share one comment.</source>
   <translation>代理的来访目的。相邻且角色相同的代理共用一条注释。</translation>
  </message>
  <message>
   <source>Policy</source>
   <translation>策略</translation>
  </message>
  <message>
   <source>The rule for / that ends the agent's record.</source>
   <translation>代理记录末尾针对 / 的规则。</translation>
  </message>
  <message>
   <source>Allow</source>
   <translation>允许</translation>
  </message>
  <message>
   <source>Paths that the agent may fetch, one Allow line each.</source>
   <translation>代理可以抓取的路径，每条对应一行 Allow。</translation>
  </message>
  <message>
   <source>Disallow</source>
   <translation>禁止</translation>
  </message>
  <message>
   <source>Paths that the agent must not fetch, one Disallow line each.</source>
   <translation>代理不得抓取的路径，每条对应一行 Disallow。</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>备注</translation>
  </message>
  <message>
   <source>Why the entry is as it is; rendered as comment lines above its record.</source>
   <translation>此条目如此设置的原因；以注释行的形式生成在记录上方。</translation>
  </message>
  <message>
   <source>Purpose</source>
   <translation>目的</translation>
  </message>
  <message>
   <source>What the policy is for, in a few sentences. People read it; it is not rendered.</source>
   <translation>用几句话说明此策略的目的。供人阅读；不会写入生成的文件。</translation>
  </message>
  <message>
   <source>Provenance</source>
   <translation>来源</translation>
  </message>
  <message>
   <source>Where the entity comes from: who or what made it, when, and why. It is not rendered.</source>
   <translation>实体的来源：由谁或什么、在何时、因何创建。不会写入生成的文件。</translation>
  </message>
  <message>
   <source>Taxonomy</source>
   <translation>分类</translation>
  </message>
  <message>
   <source>Topics and keywords by which the entity is found. It is not rendered.</source>
   <translation>用于查找此实体的主题和关键词。不会写入生成的文件。</translation>
  </message>
  <message>
   <source>Relationships</source>
   <translation>关系</translation>
  </message>
  <message>
   <source>Other entities that this one depends on, belongs with or makes possible, each with a reason. It is not rendered.</source>
   <translation>此实体所依赖、所归属或所促成的其他实体，各附原因。不会写入生成的文件。</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>质量</translation>
  </message>
  <message>
   <source>How complete the entity is, and who reviewed it when. It is not rendered.</source>
   <translation>实体的完整程度，以及由谁在何时审阅。不会写入生成的文件。</translation>
  </message>
  <message>
   <source>Produces</source>
   <translation>产出</translation>
  </message>
  <message>
   <source>The formats that are made from the entity, such as robots.txt. It is not rendered.</source>
   <translation>由此实体生成的格式，例如 robots.txt。不会写入生成的文件。</translation>
  </message>
  <message>
   <source>History</source>
   <translation>历史</translation>
  </message>
  <message>
   <source>What changed in each version, by whom and why. It is not rendered.</source>
   <translation>各版本中更改了什么、由谁更改以及原因。不会写入生成的文件。</translation>
  </message>
  <message>
   <source>RFC 9309 with the extended standard 2.0 and preference signals</source>
   <translation>RFC 9309（含扩展标准 2.0 和偏好信号）</translation>
  </message>
  <message>
   <source>v0.2.1 with v0.2.2's age-rating</source>
   <translation>v0.2.1（含 v0.2.2 的 age-rating）</translation>
  </message>
  <message>
   <source>Agents and paths</source>
   <translation>代理与路径</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>整个文件</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>时段与节奏</translation>
  </message>
  <message>
   <source>Preference signals</source>
   <translation>偏好信号</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>很少被读取</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>AI 策略</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>行为</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>合规</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>链</translation>
  </message>
  <message>
   <source>Meta</source>
   <translation>元信息</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>标识</translation>
  </message>
  <message>
   <source>Addresses</source>
   <translation>地址</translation>
  </message>
  <message>
   <source>About the entity</source>
   <translation>关于此实体</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>注释</translation>
  </message>
  <message>
   <source>Robot version</source>
   <translation>机器人版本</translation>
  </message>
  <message>
   <source>Directly after the User-agent lines, 2.0 makes the group one of the extended standard: paths are explicit or shell patterns. An odd second number is experimental, and the group then applies to no agent.</source>
   <translation>紧跟在 User-agent 行之后时，2.0 使该组采用扩展标准：路径为显式路径或 shell 模式。第二个数字为奇数表示实验版本，此时该组对任何爬虫都不生效。</translation>
  </message>
  <message>
   <source>Visit time</source>
   <translation>访问时间</translation>
  </message>
  <message>
   <source>Opens the site to the group's crawlers only in these hours, in UTC, both ends included. An end before its start runs past midnight; several lines are several windows.</source>
   <translation>仅在这些时段（UTC，含首尾）向该组的爬虫开放站点。结束早于开始表示跨越午夜；多行即多个时段。</translation>
  </message>
  <message>
   <source>Request rate</source>
   <translation>请求速率</translation>
  </message>
  <message>
   <source>At most so many documents in so many seconds (s), minutes (m) or hours (h), optionally only in a window of the day in UTC. Of several that apply the slowest counts.</source>
   <translation>在若干秒（s）、分钟（m）或小时（h）内最多请求若干个文档，可限定于一天中的某个时段（UTC）。多条同时适用时，以最慢的为准。</translation>
  </message>
  <message>
   <source>Comment</source>
   <translation>注释</translation>
  </message>
  <message>
   <source>A message for the people who run the robot: it is asked to pass the line on to them. It decides nothing.</source>
   <translation>写给机器人运营人员的消息：请机器人将此行转达给他们。它不影响任何裁定。</translation>
  </message>
  <message>
   <source>Names a crawler that the rules below are for, by its product token; * means every crawler that no group names. Several lines in a row share one group.</source>
   <translation>以产品标识指明以下规则所针对的爬虫；* 表示未被任何组指定的所有爬虫。连续多行共用一个组。</translation>
  </message>
  <message>
   <source>Lets the group's crawlers fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides, and at equal length Allow does.</source>
   <translation>允许该组的爬虫抓取以此路径开头的内容；* 代表任意一串字符，末尾的 $ 代表结尾。匹配的规则中最长者起决定作用，长度相同时以 Allow 为准。</translation>
  </message>
  <message>
   <source>Forbids the group's crawlers to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides; an empty value is not a rule.</source>
   <translation>禁止该组的爬虫抓取以此路径开头的内容；* 代表任意一串字符，末尾的 $ 代表结尾。匹配的规则中最长者起决定作用；空值不构成规则。</translation>
  </message>
  <message>
   <source>Crawl delay</source>
   <translation>爬取延迟</translation>
  </message>
  <message>
   <source>Asks for this many seconds between two requests. It is not part of the standard: some crawlers follow it, Googlebot does not.</source>
   <translation>要求两次请求之间间隔这么多秒。它不属于标准：有些爬虫会遵守，Googlebot 不会。</translation>
  </message>
  <message>
   <source>Says where a sitemap is, as an absolute URL. It belongs to no group and may appear anywhere.</source>
   <translation>以绝对 URL 指明站点地图的位置。它不属于任何组，可放在任意位置。</translation>
  </message>
  <message>
   <source>Discovery file</source>
   <translation>发现文件</translation>
  </message>
  <message>
   <source>Points at a file of the same site that is written for AI systems, as an absolute URL. It belongs to no group and is read by few.</source>
   <translation>以绝对 URL 指向同一站点中为 AI 系统编写的文件。它不属于任何组，很少有爬虫读取。</translation>
  </message>
  <message>
   <source>Host</source>
   <translation>主机</translation>
  </message>
  <message>
   <source>Named a site's main mirror for Yandex, which stopped reading it in 2018 and wants redirects instead. It decides nothing here.</source>
   <translation>曾用于向 Yandex 指明站点的主镜像；Yandex 已于 2018 年停止读取，改为要求使用重定向。它在此不影响任何裁定。</translation>
  </message>
  <message>
   <source>Clean parameters</source>
   <translation>清理参数</translation>
  </message>
  <message>
   <source>Names query parameters that do not change a page, for Yandex, with an optional path. No other large crawler reads it and it decides nothing here.</source>
   <translation>告知 Yandex 哪些查询参数不会改变页面，可附带路径。其他大型爬虫均不读取，它在此不影响任何裁定。</translation>
  </message>
  <message>
   <source>No index</source>
   <translation>不索引</translation>
  </message>
  <message>
   <source>Was read by Google, unofficially and until 2019; use the robots meta tag or the X-Robots-Tag header instead. It decides nothing here.</source>
   <translation>Google 曾非正式地读取它，至 2019 年为止；请改用 robots meta 标签或 X-Robots-Tag 标头。它在此不影响任何裁定。</translation>
  </message>
  <message>
   <source>No follow</source>
   <translation>不跟踪链接</translation>
  </message>
  <message>
   <source>Means something only as a robots meta tag or in the X-Robots-Tag header; no large crawler reads it in this file. It decides nothing here.</source>
   <translation>仅作为 robots meta 标签或在 X-Robots-Tag 标头中才有意义；大型爬虫均不在此文件中读取它。它在此不影响任何裁定。</translation>
  </message>
  <message>
   <source>No archive</source>
   <translation>不存档</translation>
  </message>
  <message>
   <source>may be indexed</source>
   <translation>可以编入索引</translation>
  </message>
  <message>
   <source>must not be fetched at all</source>
   <translation>完全不得抓取</translation>
  </message>
  <message>
   <source>the agent asks the site first and keeps to the answer</source>
   <translation>代理先询问站点，并遵守其答复</translation>
  </message>
  <message>
   <source>the content may be processed</source>
   <translation>可以处理内容</translation>
  </message>
  <message>
   <source>the content must not be processed</source>
   <translation>不得处理内容</translation>
  </message>
  <message>
   <source>may be summarised for a user</source>
   <translation>可以为用户提供摘要</translation>
  </message>
  <message>
   <source>must not be summarised</source>
   <translation>不得提供摘要</translation>
  </message>
  <message>
   <source>may be reworded, translated, adapted</source>
   <translation>可以改写、翻译、改编</translation>
  </message>
  <message>
   <source>must not be reworded, translated or adapted</source>
   <translation>不得改写、翻译或改编</translation>
  </message>
  <message>
   <source>may be used to train models</source>
   <translation>可以用于训练模型</translation>
  </message>
  <message>
   <source>must not be used to train models</source>
   <translation>不得用于训练模型</translation>
  </message>
  <message>
   <source>may be used to earn money</source>
   <translation>可以用于盈利</translation>
  </message>
  <message>
   <source>must not be used to earn money</source>
   <translation>不得用于盈利</translation>
  </message>
  <message>
   <source>excerpts of any length</source>
   <translation>任意长度的摘录</translation>
  </message>
  <message>
   <source>no excerpts</source>
   <translation>不得摘录</translation>
  </message>
  <message>
   <source>under 50 words of source text; attribution, URLs and metadata do not count</source>
   <translation>源文本少于 50 个词；署名、URL 和元数据不计</translation>
  </message>
  <message>
   <source>copies may be kept</source>
   <translation>可以保留副本</translation>
  </message>
  <message>
   <source>no copies, not even for the session</source>
   <translation>不得保留副本，会话期间也不行</translation>
  </message>
  <message>
   <source>in memory for this session only: no disk, no database, no vector store</source>
   <translation>仅在本次会话期间存于内存：不得写入磁盘、数据库或向量存储</translation>
  </message>
  <message>
   <source>competitors may use it too</source>
   <translation>竞争对手也可以使用</translation>
  </message>
  <message>
   <source>a competitor in the declared market must not use it</source>
   <translation>所声明市场中的竞争对手不得使用</translation>
  </message>
  <message>
   <source>may be used to build a profile of the user</source>
   <translation>可以用于建立用户画像</translation>
  </message>
  <message>
   <source>no profile of the user from this content</source>
   <translation>不得根据此内容建立用户画像</translation>
  </message>
  <message>
   <source>the agent names itself in X-Agent-Identity</source>
   <translation>代理在 X-Agent-Identity 中表明身份</translation>
  </message>
  <message>
   <source>the agent need not name itself</source>
   <translation>代理不必表明身份</translation>
  </message>
  <message>
   <source>agents say truthfully what they are</source>
   <translation>代理如实说明自己的身份</translation>
  </message>
  <message>
   <source>must be given</source>
   <translation>必须提供</translation>
  </message>
  <message>
   <source>is welcome</source>
   <translation>欢迎提供</translation>
  </message>
  <message>
   <source>is not needed</source>
   <translation>不需要</translation>
  </message>
  <message>
   <source>the agent chooses a sensible pace itself</source>
   <translation>由代理自行选择合理的节奏</translation>
  </message>
  <message>
   <source>views of their authors</source>
   <translation>作者的个人观点</translation>
  </message>
  <message>
   <source>reporting on current events</source>
   <translation>对时事的报道</translation>
  </message>
  <message>
   <source>facts to look up</source>
   <translation>供查阅的事实</translation>
  </message>
  <message>
   <source>not meant to be taken literally</source>
   <translation>不应按字面理解</translation>
  </message>
  <message>
   <source>offers and advertising</source>
   <translation>优惠与广告</translation>
  </message>
  <message>
   <source>studies and their data</source>
   <translation>研究及其数据</translation>
  </message>
  <message>
   <source>a private person's pages</source>
   <translation>个人网页</translation>
  </message>
  <message>
   <source>a human reviews everything before it is published</source>
   <translation>发布前全部由人工审核</translation>
  </message>
  <message>
   <source>published without review</source>
   <translation>未经审核即发布</translation>
  </message>
  <message>
   <source>some of it is reviewed</source>
   <translation>部分经过审核</translation>
  </message>
  <message>
   <source>AI helped to write the content</source>
   <translation>内容在 AI 协助下写成</translation>
  </message>
  <message>
   <source>written without AI</source>
   <translation>未使用 AI 写成</translation>
  </message>
  <message>
   <source>AI helped with some of it</source>
   <translation>部分内容由 AI 协助</translation>
  </message>
  <message>
   <source>fit for everybody</source>
   <translation>适合所有人</translation>
  </message>
  <message>
   <source>fit from the age of 7</source>
   <translation>适合 7 岁及以上</translation>
  </message>
  <message>
   <source>fit from the age of 13</source>
   <translation>适合 13 岁及以上</translation>
  </message>
  <message>
   <source>fit from the age of 16</source>
   <translation>适合 16 岁及以上</translation>
  </message>
  <message>
   <source>for adults only</source>
   <translation>仅限成人</translation>
  </message>
  <message>
   <source>changes all the time</source>
   <translation>随时变化</translation>
  </message>
  <message>
   <source>changes about once a day</source>
   <translation>大约每天变化一次</translation>
  </message>
  <message>
   <source>changes about once a week</source>
   <translation>大约每周变化一次</translation>
  </message>
  <message>
   <source>changes about once a month</source>
   <translation>大约每月变化一次</translation>
  </message>
  <message>
   <source>changes now and then</source>
   <translation>偶尔变化</translation>
  </message>
  <message>
   <source>is not meant to change</source>
   <translation>不打算变化</translation>
  </message>
  <message>
   <source>the last update changed what the policy says</source>
   <translation>上次更新改变了策略的内容</translation>
  </message>
  <message>
   <source>the last update changed no meaning</source>
   <translation>上次更新未改变含义</translation>
  </message>
  <message>
   <source>Names an agent that the path rules below are for; * means every agent that no group names. Several lines in a row share one group.</source>
   <translation>指明以下路径规则所针对的代理；* 表示未被任何组指定的所有代理。连续多行共用一个组。</translation>
  </message>
  <message>
   <source>Leaves open to the group's agents what begins with this path. It may only narrow: what robots.txt forbids stays forbidden.</source>
   <translation>向该组的代理开放以此路径开头的内容。它只能收窄：robots.txt 禁止的仍然禁止。</translation>
  </message>
  <message>
   <source>Forbids the group's agents to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides.</source>
   <translation>禁止该组的代理抓取以此路径开头的内容；* 代表任意一串字符，末尾的 $ 代表结尾。匹配的规则中最长者起决定作用。</translation>
  </message>
  <message>
   <source>Crawl</source>
   <translation>爬取</translation>
  </message>
  <message>
   <source>Whether agents may fetch and index this site at all. A no or ask here decides the fetch itself.</source>
   <translation>代理是否可以抓取并索引此站点。此处的 no 或 ask 直接决定能否抓取。</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>读取</translation>
  </message>
  <message>
   <source>Whether agents may process the content of a page. A no here forbids every use below it.</source>
   <translation>代理是否可以处理页面内容。此处的 no 会禁止其下的所有用途。</translation>
  </message>
  <message>
   <source>Summarise</source>
   <translation>摘要</translation>
  </message>
  <message>
   <source>Whether agents may give a user a summary of the content.</source>
   <translation>代理是否可以向用户提供内容摘要。</translation>
  </message>
  <message>
   <source>Quote</source>
   <translation>引用</translation>
  </message>
  <message>
   <source>Whether agents may repeat excerpts word for word; short-only keeps each quote under 50 words of source text.</source>
   <translation>代理是否可以逐字复述摘录；short-only 将每段引用限制在源文本 50 个词以内。</translation>
  </message>
  <message>
   <source>Derive</source>
   <translation>改编</translation>
  </message>
  <message>
   <source>Whether agents may reword, translate, restyle or adapt the content. Summaries and quotes have their own directives.</source>
   <translation>代理是否可以改写、翻译、改换风格或改编内容。摘要和引用各有自己的指令。</translation>
  </message>
  <message>
   <source>Train</source>
   <translation>训练</translation>
  </message>
  <message>
   <source>Whether the content may be used to train an AI model.</source>
   <translation>内容是否可以用于训练 AI 模型。</translation>
  </message>
  <message>
   <source>Store</source>
   <translation>存储</translation>
  </message>
  <message>
   <source>Whether agents may keep copies; session-only means in memory until the session ends, never in a database, index or vector store.</source>
   <translation>代理是否可以保留副本；session-only 表示仅在会话期间存于内存，绝不存入数据库、索引或向量存储。</translation>
  </message>
  <message>
   <source>Compete</source>
   <translation>竞争</translation>
  </message>
  <message>
   <source>Whether a direct competitor may use the content. A competitor earns its main revenue in the declared market; an agent that serves an ordinary user does not compete.</source>
   <translation>直接竞争对手是否可以使用内容。竞争对手是指主要收入来自所声明市场的一方；为普通用户服务的代理不构成竞争。</translation>
  </message>
  <message>
   <source>Market</source>
   <translation>市场</translation>
  </message>
  <message>
   <source>Names your main market in your own words, so that agents can tell whether compete: no applies to them. It is about the whole file.</source>
   <translation>用您自己的话说明主要市场，使代理能够判断 compete: no 是否针对自己。它针对整个文件。</translation>
  </message>
  <message>
   <source>Personalise</source>
   <translation>个性化</translation>
  </message>
  <message>
   <source>Whether agents may build a profile of their user from this content.</source>
   <translation>代理是否可以根据此内容为其用户建立画像。</translation>
  </message>
  <message>
   <source>Monetise</source>
   <translation>盈利</translation>
  </message>
  <message>
   <source>Whether agents may use the content to earn money.</source>
   <translation>代理是否可以利用内容盈利。</translation>
  </message>
  <message>
   <source>Attribution</source>
   <translation>署名</translation>
  </message>
  <message>
   <source>Whether agents must credit the source.</source>
   <translation>代理是否必须注明来源。</translation>
  </message>
  <message>
   <source>Link back</source>
   <translation>回链</translation>
  </message>
  <message>
   <source>Whether agents must link to the original page.</source>
   <translation>代理是否必须链接到原始页面。</translation>
  </message>
  <message>
   <source>Rate</source>
   <translation>速率</translation>
  </message>
  <message>
   <source>At most this many requests a minute, or polite to leave the pace to the agent. It joins the rates of the other files; the slowest counts.</source>
   <translation>每分钟最多请求这么多次；polite 表示由代理自行决定节奏。它与其他文件的速率一并计算，以最慢的为准。</translation>
  </message>
  <message>
   <source>Announce</source>
   <translation>表明身份</translation>
  </message>
  <message>
   <source>Whether agents must name themselves before they crawl, in the header X-Agent-Identity.</source>
   <translation>代理在爬取前是否必须在 X-Agent-Identity 标头中表明身份。</translation>
  </message>
  <message>
   <source>Honest</source>
   <translation>诚实</translation>
  </message>
  <message>
   <source>Agents say truthfully what they are. There is no other value than yes.</source>
   <translation>代理如实说明自己的身份。除 yes 外没有其他值。</translation>
  </message>
  <message>
   <source>Content type</source>
   <translation>内容类型</translation>
  </message>
  <message>
   <source>What kind of content the site mainly has, as its owner describes it. It is about the whole file.</source>
   <translation>按所有者自己的说法，站点主要包含哪类内容。它针对整个文件。</translation>
  </message>
  <message>
   <source>Editorial review</source>
   <translation>编辑审核</translation>
  </message>
  <message>
   <source>Whether a human reviews the content before it is published. It is about the whole file.</source>
   <translation>内容发布前是否经过人工审核。它针对整个文件。</translation>
  </message>
  <message>
   <source>AI assisted</source>
   <translation>AI 协助</translation>
  </message>
  <message>
   <source>Whether AI was used to help write the content. It is about the whole file.</source>
   <translation>内容的写作是否使用了 AI。它针对整个文件。</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>语言</translation>
  </message>
  <message>
   <source>The main language of the site, as a language tag. It is about the whole file.</source>
   <translation>站点的主要语言，以语言标签表示。它针对整个文件。</translation>
  </message>
  <message>
   <source>Age rating</source>
   <translation>年龄分级</translation>
  </message>
  <message>
   <source>From which age the content is fit. A path after a colon narrows it to what begins with that path, and the longest path that matches decides.</source>
   <translation>内容适合的起始年龄。冒号后的路径将其限定于以该路径开头的内容，匹配的路径中最长者起决定作用。</translation>
  </message>
  <message>
   <source>Report to</source>
   <translation>举报地址</translation>
  </message>
  <message>
   <source>Where to report agents that break this policy: a URL or a mail address. Several lines are several places; it is about the whole file.</source>
   <translation>举报违反此策略的代理的去处：URL 或邮件地址。多行即多个去处；它针对整个文件。</translation>
  </message>
  <message>
   <source>The policy file that fills in what this one leaves unstated. It counts only on the last line that is neither blank nor a comment, and at most three files are followed.</source>
   <translation>补充本文件未声明内容的策略文件。仅当它位于最后一行（空行和注释除外）时才有效，最多跟进三个文件。</translation>
  </message>
  <message>
   <source>Specification version</source>
   <translation>规范版本</translation>
  </message>
  <message>
   <source>The version of the specification that the file is written for.</source>
   <translation>编写此文件所依据的规范版本。</translation>
  </message>
  <message>
   <source>Last update</source>
   <translation>上次更新</translation>
  </message>
  <message>
   <source>When the file was last changed, to the minute, in UTC.</source>
   <translation>文件上次更改的时间，精确到分钟，UTC。</translation>
  </message>
  <message>
   <source>Update frequency</source>
   <translation>更新频率</translation>
  </message>
  <message>
   <source>How often agents should expect the file to change.</source>
   <translation>代理应预期文件多久变化一次。</translation>
  </message>
  <message>
   <source>Significant change</source>
   <translation>重大变更</translation>
  </message>
  <message>
   <source>Whether the last update changed what the policy says.</source>
   <translation>上次更新是否改变了策略的内容。</translation>
  </message>
  <message>
   <source>Authored by</source>
   <translation>作者</translation>
  </message>
  <message>
   <source>Who wrote the file.</source>
   <translation>文件的编写者。</translation>
  </message>
  <message>
   <source>Contact</source>
   <translation>联系方式</translation>
  </message>
  <message>
   <source>Where to ask about the policy: a mail address, a URL or plain text.</source>
   <translation>就此策略咨询的去处：邮件地址、URL 或纯文本。</translation>
  </message>
  <message>
   <source>Jurisdiction</source>
   <translation>司法管辖</translation>
  </message>
  <message>
   <source>Which country's law the site owner appeals to.</source>
   <translation>站点所有者所依据的是哪个国家的法律。</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>许可证</translation>
  </message>
  <message>
   <source>The licence of the site's content.</source>
   <translation>站点内容的许可证。</translation>
  </message>
  <message>
   <source>Chain id</source>
   <translation>链 ID</translation>
  </message>
  <message>
   <source>A name for this file that stays the same on every mirror, so that agents notice a chain that comes back to it.</source>
   <translation>此文件的名称，在每个镜像上保持不变，使代理能够发现链又绕回到它。</translation>
  </message>
  <message>
   <source>y or n: use the content to train AI models</source>
   <translation>y 或 n：将内容用于训练 AI 模型</translation>
  </message>
  <message>
   <source>y or n: give the content to an AI model while it answers</source>
   <translation>y 或 n：在 AI 模型作答时向其提供内容</translation>
  </message>
  <message>
   <source>y or n: use the content in a search index that leads back here</source>
   <translation>y 或 n：将内容用于会链接回此处的搜索索引</translation>
  </message>
  <message>
   <source>yes or no: build a search index and show links and short excerpts</source>
   <translation>yes 或 no：建立搜索索引并显示链接和简短摘录</translation>
  </message>
  <message>
   <source>yes or no: feed the content into a model to answer a question</source>
   <translation>yes 或 no：将内容输入模型以回答问题</translation>
  </message>
  <message>
   <source>yes or no: train or fine-tune AI models</source>
   <translation>yes 或 no：训练或微调 AI 模型</translation>
  </message>
  <message>
   <source>immediate, reference or full: how much of the content may be shown</source>
   <translation>immediate、reference 或 full：内容可以展示多少</translation>
  </message>
  <message>
   <source>Agent purpose</source>
   <translation>代理目的</translation>
  </message>
  <message>
   <source>Was proposed to name agents by what they do instead of by their token. No crawler is known to read it and it decides nothing here.</source>
   <translation>曾有提案主张按代理的行为而非标识来指定。目前没有已知的爬虫读取它，它在此不影响任何裁定。</translation>
  </message>
  <message>
   <source>Content usage</source>
   <translation>内容用途</translation>
  </message>
  <message>
   <source>Says for a path (none means all) which uses are wanted: y or n for each of train-ai, ai-use and search; none of them stands for another. It is about use after the fetch: it never changes what may be fetched, and says nothing about a path that a rule denies.</source>
   <translation>针对某个路径（不写则为全部）说明希望允许哪些用途：train-ai、ai-use 和 search 各取 y 或 n；三者互不替代。它涉及抓取之后的使用：绝不改变可以抓取的范围，也不对规则拒绝的路径作任何说明。</translation>
  </message>
  <message>
   <source>Content signal</source>
   <translation>内容信号</translation>
  </message>
  <message>
   <source>Says with yes or no which uses are wanted; what is left out is neither granted nor refused. use= says how much may be shown: immediate, reference or full. It never changes what may be fetched.</source>
   <translation>以 yes 或 no 说明希望允许哪些用途；未提及的既不准许也不拒绝。use= 说明可以展示多少：immediate、reference 或 full。它绝不改变可以抓取的范围。</translation>
  </message>
  <message>
   <source>Allow AI training</source>
   <translation>允许 AI 训练</translation>
  </message>
  <message>
   <source>Permits training of AI models with what begins with this path; matched like Allow. Google takes it for Allow; for all others it never changes what may be fetched.</source>
   <translation>准许用以此路径开头的内容训练 AI 模型；匹配方式同 Allow。Google 将其视为 Allow；对其他各方，它绝不改变可以抓取的范围。</translation>
  </message>
  <message>
   <source>Disallow AI training</source>
   <translation>禁止 AI 训练</translation>
  </message>
  <message>
   <source>Refuses training of AI models with what begins with this path; matched like Disallow. Google takes it for Disallow; for all others it never changes what may be fetched.</source>
   <translation>拒绝用以此路径开头的内容训练 AI 模型；匹配方式同 Disallow。Google 将其视为 Disallow；对其他各方，它绝不改变可以抓取的范围。</translation>
  </message>
  <message>
   <source>Licence file</source>
   <translation>许可证文件</translation>
  </message>
  <message>
   <source>Points at a licence file that says on which terms the content may be used, as an absolute URL. It belongs to no group and never changes what may be fetched.</source>
   <translation>以绝对 URL 指向说明内容使用条款的许可证文件。它不属于任何组，绝不改变可以抓取的范围。</translation>
  </message>
  <message>
   <source>Comment of the file</source>
   <translation>文件注释</translation>
  </message>
  <message>
   <source>The comment lines at the top of the file, for people: whose file it is, and why it is as it is. Agents pass over them.</source>
   <translation>文件顶部的注释行，供人阅读：文件归谁所有，为何如此设置。代理会略过它们。</translation>
  </message>
  <message>
   <source>Comment of the group</source>
   <translation>组注释</translation>
  </message>
  <message>
   <source>The comment lines directly above the group. They move with it, and agents pass over them.</source>
   <translation>紧接在组上方的注释行。它们随组移动，代理会略过它们。</translation>
  </message>
  <message>
   <source>Comment of the rule</source>
   <translation>规则注释</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen rule's line. Agents pass over it.</source>
   <translation>所选规则行尾的注释。代理会略过它。</translation>
  </message>
  <message>
   <source>Comment of the block</source>
   <translation>块注释</translation>
  </message>
  <message>
   <source>The comment lines directly above the block's header. Agents pass over them.</source>
   <translation>紧接在块头上方的注释行。代理会略过它们。</translation>
  </message>
  <message>
   <source>Comment of the value</source>
   <translation>值注释</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen value's line. Agents pass over it.</source>
   <translation>所选值行尾的注释。代理会略过它。</translation>
  </message>
  <message>
   <source>Comment of the entry</source>
   <translation>条目注释</translation>
  </message>
  <message>
   <source>The comment lines directly above the agent's entry. They move with it and stay in the policy: robots.txt gets the notes, not the comments.</source>
   <translation>紧接在代理条目上方的注释行。它们随条目移动，并保留在策略中：写入 robots.txt 的是备注，而不是注释。</translation>
  </message>
  <message>
   <source>Comment of the line</source>
   <translation>行注释</translation>
  </message>
  <message>
   <source>The comment at the end of the line of the field that you edited last, a path for example. It stays in the policy.</source>
   <translation>您最后编辑的字段（例如路径）所在行行尾的注释。它保留在策略中。</translation>
  </message>
 </context>
 <context>
  <name>duty</name>
  <message>
   <source>crawl</source>
   <translation>爬取</translation>
  </message>
  <message>
   <source>read the content</source>
   <translation>读取内容</translation>
  </message>
  <message>
   <source>summarise</source>
   <translation>作摘要</translation>
  </message>
  <message>
   <source>quote at any length</source>
   <translation>引用任意长度</translation>
  </message>
  <message>
   <source>quote fewer than 50 words</source>
   <translation>引用少于 50 个词</translation>
  </message>
  <message>
   <source>quote</source>
   <translation>引用</translation>
  </message>
  <message>
   <source>adapt and translate</source>
   <translation>改编和翻译</translation>
  </message>
  <message>
   <source>adapt or translate</source>
   <translation>改编或翻译</translation>
  </message>
  <message>
   <source>train models</source>
   <translation>训练模型</translation>
  </message>
  <message>
   <source>keep copies</source>
   <translation>保留副本</translation>
  </message>
  <message>
   <source>keep copies until the session ends</source>
   <translation>在会话结束前保留副本</translation>
  </message>
  <message>
   <source>use it against the site in its market</source>
   <translation>在站点所在市场中与之竞争</translation>
  </message>
  <message>
   <source>profile its user</source>
   <translation>为其用户建立画像</translation>
  </message>
  <message>
   <source>earn money with it</source>
   <translation>用它盈利</translation>
  </message>
  <message>
   <source>name itself</source>
   <translation>表明身份</translation>
  </message>
  <message>
   <source>say truthfully what it is</source>
   <translation>如实说明自己的身份</translation>
  </message>
  <message>
   <source>credit the source</source>
   <translation>注明来源</translation>
  </message>
  <message>
   <source>link back</source>
   <translation>提供回链</translation>
  </message>
  <message>
   <source>keep a polite pace</source>
   <translation>保持礼貌的节奏</translation>
  </message>
  <message>
   <source>show it to readers under 7</source>
   <translation>向 7 岁以下读者展示</translation>
  </message>
  <message>
   <source>show it to readers under 13</source>
   <translation>向 13 岁以下读者展示</translation>
  </message>
  <message>
   <source>show it to readers under 16</source>
   <translation>向 16 岁以下读者展示</translation>
  </message>
  <message>
   <source>show it to readers under 18</source>
   <translation>向 18 岁以下读者展示</translation>
  </message>
  <message>
   <source>may %1</source>
   <translation>可以%1</translation>
  </message>
  <message>
   <source>must %1</source>
   <translation>必须%1</translation>
  </message>
  <message>
   <source>must ask before it may %1</source>
   <translation>须先询问才可以%1</translation>
  </message>
  <message>
   <source>must not %1</source>
   <translation>不得%1</translation>
  </message>
  <message>
   <source>is asked to %1</source>
   <translation>请求其%1</translation>
  </message>
 </context>
 <context>
  <name>edit</name>
  <message>
   <source>A comment that begins with “meta:” is a meta line. Use the fields for those.</source>
   <translation>以“meta:”开头的注释是 meta 行。请使用相应的字段。</translation>
  </message>
  <message>
   <source>There is no block [agent: %1].</source>
   <translation>没有块 [agent: %1]。</translation>
  </message>
  <message>
   <source>There is no such group.</source>
   <translation>没有这样的组。</translation>
  </message>
  <message>
   <source>%1 has no groups of the extended standard.</source>
   <translation>%1 没有扩展标准的组。</translation>
  </message>
  <message>
   <source>Robot-version must be directly below the User-agent lines: split the User-agent line and its rule first.</source>
   <translation>Robot-version 必须位于 User-agent 行的正下方：请先拆分 User-agent 行及其规则。</translation>
  </message>
  <message>
   <source>There are other lines between this group's User-agent lines: separate the groups first.</source>
   <translation>此组的 User-agent 行之间夹有其他行：请先拆分这些组。</translation>
  </message>
  <message>
   <source>The longest rule decides no longer: every Disallow but a bare * wins over an Allow with a pattern.</source>
   <translation>不再由最长的规则起决定作用：除单独的 * 之外，每条 Disallow 都胜过带模式的 Allow。</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is refused from now on.</source>
   <translation>该组只有 Allow 规则：今后所有其他路径都被拒绝。</translation>
  </message>
  <message>
   <source>%1 matches this one path, no longer what begins with it: write %2 for the same.</source>
   <translation>%1 只匹配这一个路径，不再匹配以它开头的内容：要保持原意请写 %2。</translation>
  </message>
  <message>
   <source>%1 is a pattern for the whole path: write %2 for the same.</source>
   <translation>%1 是针对整个路径的模式：要保持原意请写 %2。</translation>
  </message>
  <message>
   <source>The other group for %1 now applies only to robots that do not support 2.0.</source>
   <translation>%1 的另一个组现在只适用于不支持 2.0 的机器人。</translation>
  </message>
  <message>
   <source>The group has no rules: everything is allowed.</source>
   <translation>该组没有规则：全部内容均被允许。</translation>
  </message>
  <message>
   <source>%1 has no like in a plain group: ?, sets and values that do not begin with / or * mean something else there.</source>
   <translation>%1 在普通组中没有对应写法：?、字符集以及不以 / 或 * 开头的值在那里含义不同。</translation>
  </message>
  <message>
   <source>%1 matches everything that begins with it, not this one path: write %2 for the same.</source>
   <translation>%1 匹配以它开头的全部内容，而不是这一个路径：要保持原意请写 %2。</translation>
  </message>
  <message>
   <source>%1 is read as a prefix: write %2 for the same.</source>
   <translation>%1 作为前缀读取：要保持原意请写 %2。</translation>
  </message>
  <message>
   <source>The longest rule that matches decides from now on, and at equal length Allow.</source>
   <translation>今后由匹配的规则中最长者起决定作用，长度相同时以 Allow 为准。</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is allowed from now on; add Disallow: / to refuse the rest.</source>
   <translation>该组只有 Allow 规则：今后所有其他路径都被允许；要拒绝其余路径，请添加 Disallow: /。</translation>
  </message>
  <message>
   <source>Without this line the Robot-version below it would count and change what the group means: remove that one first.</source>
   <translation>没有此行，其下的 Robot-version 就会生效并改变该组的含义：请先移除那一行。</translation>
  </message>
  <message>
   <source>There is no such rule in this group.</source>
   <translation>此组中没有这样的规则。</translation>
  </message>
  <message>
   <source>There is no such agent in this group.</source>
   <translation>此组中没有这样的代理。</translation>
  </message>
  <message>
   <source>This rule is on its User-agent line: split the line first, then move the rule.</source>
   <translation>此规则位于其 User-agent 行上：请先拆分该行，再移动规则。</translation>
  </message>
  <message>
   <source>An agent with a rule on its line needs a name: split the line first.</source>
   <translation>行中带有规则的代理需要名称：请先拆分该行。</translation>
  </message>
  <message>
   <source>A group needs an agent: remove the whole group instead.</source>
   <translation>组需要代理：请改为移除整个组。</translation>
  </message>
  <message>
   <source>A rule is Allow or Disallow.</source>
   <translation>规则只能是 Allow 或 Disallow。</translation>
  </message>
  <message>
   <source>%1 is not in a group for %2.</source>
   <translation>%1 不在 %2 的组中。</translation>
  </message>
  <message>
   <source>A group needs at least one agent.</source>
   <translation>组至少需要一个代理。</translation>
  </message>
  <message>
   <source>%1 has no groups.</source>
   <translation>%1 没有组。</translation>
  </message>
  <message>
   <source>Without this group the policy lines below it would fall into the block [agent: %1] above it: move them up first.</source>
   <translation>没有此组，其下的策略行就会落入上方的块 [agent: %1]：请先将它们上移。</translation>
  </message>
  <message>
   <source>A value cannot contain a line break: what follows it would be a separate line.</source>
   <translation>值中不能有换行：其后的内容会自成一行。</translation>
  </message>
  <message>
   <source>A value cannot contain a NUL byte.</source>
   <translation>值中不能有 NUL 字节。</translation>
  </message>
  <message>
   <source>A # would begin a comment here; in a path or URL write %1.</source>
   <translation># 在此会开始注释；在路径或 URL 中请写 %1。</translation>
  </message>
  <message>
   <source>A # after a space would begin a comment here.</source>
   <translation>空格之后的 # 在此会开始注释。</translation>
  </message>
  <message>
   <source>A rule cannot be on its User-agent line: add it as a separate line.</source>
   <translation>规则不能位于其 User-agent 行上：请将其添加为单独一行。</translation>
  </message>
  <message>
   <source>There is no such line.</source>
   <translation>没有这样的行。</translation>
  </message>
  <message>
   <source>This line has no value.</source>
   <translation>此行没有值。</translation>
  </message>
  <message>
   <source>%1 is not a line about the whole file in %2.</source>
   <translation>在 %2 中，%1 不是关于整个文件的行。</translation>
  </message>
  <message>
   <source>%1 has no meta lines.</source>
   <translation>%1 没有 meta 行。</translation>
  </message>
  <message>
   <source>A meta key is a word without a colon.</source>
   <translation>meta 键是不含冒号的词。</translation>
  </message>
  <message numerus="yes">
   <source>%1 followed the group for %2 until now: its %n lines are copied into the new group, or they would no longer apply to it</source>
   <comment>%1 followed the group for %2 until now: its %n line is copied into the new group, or it would no longer apply to it</comment>
   <translation>
    <numerusform>%1 此前遵循 %2 的组：其 %n 行会复制到新组中，否则它们将不再对其适用</numerusform>
   </translation>
  </message>
  <message>
   <source>A block needs the name of a category or an agent.</source>
   <translation>块需要类别或代理的名称。</translation>
  </message>
  <message>
   <source>A block's name cannot contain a line break, a NUL byte, # or a bracket.</source>
   <translation>块的名称不能含有换行、NUL 字节、# 或方括号。</translation>
  </message>
  <message>
   <source>%1 has no [agent: …] blocks.</source>
   <translation>%1 没有 [agent: …] 块。</translation>
  </message>
  <message>
   <source>%1 is not a policy directive of %2.</source>
   <translation>%1 不是 %2 的策略指令。</translation>
  </message>
  <message>
   <source>%1 is about the whole file, not about one agent.</source>
   <translation>%1 关乎整个文件，而不是某个代理。</translation>
  </message>
  <message>
   <source>There is a block [agent: %1] already.</source>
   <translation>已有块 [agent: %1]。</translation>
  </message>
  <message>
   <source>%1 has no chain.</source>
   <translation>%1 没有链。</translation>
  </message>
  <message>
   <source>A comment cannot contain control characters. Remove them.</source>
   <translation>注释不能含有控制字符。请将其移除。</translation>
  </message>
  <message>
   <source>This comment is one line: it cannot contain line ends or other control characters.</source>
   <translation>此注释只有一行：不能含有换行符或其他控制字符。</translation>
  </message>
 </context>
 <context>
  <name>export</name>
  <message>
   <source>What %1 can compare.</source>
   <translation>%1 能够比较的内容。</translation>
  </message>
  <message>
   <source>An address with a query is refused as soon as it begins like the rule, whatever the query says. A query that %1 cannot read (a semicolon, a damaged escape) counts as none.</source>
   <translation>带查询的地址只要开头与规则相同就会被拒绝，不论查询内容为何。%1 无法读取的查询（分号、损坏的转义）视为没有查询。</translation>
  </message>
  <message>
   <source>More paths are refused than the rule says.</source>
   <translation>被拒绝的路径多于规则所述。</translation>
  </message>
  <message>
   <source>The path as %1 decodes it, without its query.</source>
   <translation>%1 解码后的路径，不含查询部分。</translation>
  </message>
  <message>
   <source>An escaped slash counts as a slash.</source>
   <translation>转义的斜杠视为斜杠。</translation>
  </message>
  <message>
   <source>The hours by the server's clock, where it runs with TZ=UTC.</source>
   <translation>以服务器时钟为准的时段，前提是服务器以 TZ=UTC 运行。</translation>
  </message>
  <message>
   <source>In another time zone the hours are shifted by its difference from UTC.</source>
   <translation>在其他时区，时段会按其与 UTC 的时差偏移。</translation>
  </message>
  <message>
   <source>The path as it was sent.</source>
   <translation>按发送原样的路径。</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule, though it is the same path.</source>
   <translation>路径中若有百分号编码的字符，即使是同一路径也会绕过该规则。</translation>
  </message>
  <message>
   <source>Refused.</source>
   <translation>已拒绝。</translation>
  </message>
  <message>
   <source>The chosen agents are refused what is not a URL: a byte above 127 that is not escaped, or a % that begins no escape.</source>
   <translation>对所选代理，不是 URL 的请求会被拒绝：未转义的大于 127 的字节，或不构成转义的 %。</translation>
  </message>
  <message>
   <source>The URL as %1 normalises it.</source>
   <translation>%1 规范化后的 URL。</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule where the service's own normalising is off.</source>
   <translation>如果服务自身的规范化已关闭，含有百分号编码字符的路径会绕过该规则。</translation>
  </message>
  <message>
   <source>An agent that cannot be seen in a request</source>
   <translation>在请求中看不出的代理</translation>
  </message>
  <message>
   <source>Hours that cannot be said, or only in the server's time zone</source>
   <translation>无法表达的时段，或只能按服务器时区表达的时段</translation>
  </message>
  <message>
   <source>A pace that cannot be said, or only rounded</source>
   <translation>无法表达或只能取整的节奏</translation>
  </message>
  <message>
   <source>Spellings of a path that are not told apart</source>
   <translation>无法区分的路径写法</translation>
  </message>
  <message>
   <source>A server cannot be asked first</source>
   <translation>无法先询问服务器</translation>
  </message>
  <message>
   <source>Use of what was fetched, which a server does not see</source>
   <translation>服务器看不到的抓取后使用</translation>
  </message>
  <message>
   <source>A limit of the server's size or cost</source>
   <translation>服务器在大小或开销上的限制</translation>
  </message>
  <message>
   <source>Agents that are not recognised</source>
   <translation>未被识别的代理</translation>
  </message>
  <message>
   <source>Names can be forged</source>
   <translation>名称可以伪造</translation>
  </message>
  <message>
   <source>A chained file that was not read</source>
   <translation>未读取的链中文件</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so that nothing that it states is in here. %2</source>
   <translation>无法读取链中文件 %1，因此其声明的内容均未包含在此。%2</translation>
  </message>
  <message>
   <source>the rules of the files, as if each were there</source>
   <translation>各文件的规则，视同每个文件都存在</translation>
  </message>
  <message>
   <source>how requests for the files end was stated, and is not in here</source>
   <translation>已声明对各文件的请求结果如何，但未包含在此</translation>
  </message>
  <message>
   <source>Nothing.</source>
   <translation>无。</translation>
  </message>
  <message>
   <source>%1 cannot tell the time in its conditions: these agents may come at any hour.</source>
   <translation>%1 无法在条件中判断时间：这些代理可以在任何时段来访。</translation>
  </message>
  <message>
   <source>An escaped slash and dot segments are compared as what they mean, unless the server's own normalising is off. Then a byte above 127 that is not escaped is refused.</source>
   <translation>转义的斜杠和点段按其含义比较，除非服务器自身的规范化已关闭。此时，未转义的大于 127 的字节会被拒绝。</translation>
  </message>
  <message>
   <source>Some paths that the rule allows are refused.</source>
   <translation>规则允许的部分路径被拒绝。</translation>
  </message>
  <message>
   <source>Every path that %1 matches is refused, which is more than the rule says.</source>
   <translation>%1 匹配的每个路径都会被拒绝，超出了规则所述。</translation>
  </message>
  <message>
   <source>The beginning of the path only: the whole is too long for %1.</source>
   <translation>仅路径的开头部分：完整路径对 %1 来说过长。</translation>
  </message>
  <message>
   <source>Nothing: the rule is too long for %1, or cannot be said there.</source>
   <translation>无：该规则对 %1 来说过长，或无法在其中表达。</translation>
  </message>
  <message>
   <source>Nearly the same.</source>
   <translation>几乎相同。</translation>
  </message>
  <message>
   <source>The slowest pace of the day counts at every hour.</source>
   <translation>所有时段都按一天中最慢的节奏计。</translation>
  </message>
  <message>
   <source>%1 does not limit the pace: agents may come as fast as they like.</source>
   <translation>%1 不限制节奏：代理可以任意快地来访。</translation>
  </message>
  <message>
   <source>Slower than stated: the server counts in whole requests.</source>
   <translation>比声明的慢：服务器以整个请求计数。</translation>
  </message>
  <message>
   <source>%1 times as fast as stated: the server knows no slower pace.</source>
   <translation>速度为声明的 %1 倍：服务器没有更慢的节奏。</translation>
  </message>
  <message>
   <source>Where the server delivers the same page for another spelling of its path (//a/b, /./a/b, /x/../a/b, /a%2Fb), a rule for /a/b does not refuse that spelling. gatepost-cli export --plain-paths refuses these spellings.</source>
   <translation>如果服务器对路径的其他写法（//a/b、/./a/b、/x/../a/b、/a%2Fb）返回同一页面，则针对 /a/b 的规则不会拒绝这些写法。gatepost-cli export --plain-paths 会拒绝这些写法。</translation>
  </message>
  <message>
   <source>In another time zone these agents are kept out at all hours.</source>
   <translation>在其他时区，这些代理在所有时段都被拒之门外。</translation>
  </message>
  <message>
   <source>%1 never fetches anything: it is a word for the use of what another agent of %2 fetches. No server can tell the two apart.</source>
   <translation>%1 从不抓取：它是表示如何使用 %2 的另一代理所抓取内容的标识。任何服务器都无法区分两者。</translation>
  </message>
  <message>
   <source>Browsers send the name %1 too. To refuse it would be to refuse people.</source>
   <translation>浏览器也会发送名称 %1。拒绝它就等于拒绝用户。</translation>
  </message>
  <message>
   <source>%1 cannot be looked for in a User-Agent header: it is too short or too long for that, or contains characters that names do not have.</source>
   <translation>无法在 User-Agent 标头中查找 %1：它过短或过长，或者含有名称中不会出现的字符。</translation>
  </message>
  <message>
   <source>In a User-Agent header %1 is %2, and is treated like that.</source>
   <translation>在 User-Agent 标头中，%1 即 %2，并按后者处理。</translation>
  </message>
  <message>
   <source>No pace is stated. That robots wait twice the time that the last document took cannot be enforced.</source>
   <translation>未声明节奏。无法强制要求机器人等待上一个文档所用时间的两倍。</translation>
  </message>
  <message>
   <source>A server cannot be asked first: %1 may fetch nothing, also after they were allowed to. Choose other agents where they should pass.</source>
   <translation>服务器无法事先询问：%1 即使获得许可后也不能抓取任何内容。如果应让它们通过，请选择其他代理。</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees. It can be stated as %1.</source>
   <translation>它涉及抓取后的使用，服务器看不到。可以用 %1 声明。</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees.</source>
   <translation>它涉及抓取后的使用，服务器看不到。</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list.</source>
   <translation>Gatepost 列表中的代理。</translation>
  </message>
  <message>
   <source>Nobody else whom * means is refused unless a line or --agents names it: agents that are not in the list look like browsers to a server.</source>
   <translation>* 所指的其他对象均不会被拒绝，除非有行或 --agents 指定它们：不在列表中的代理在服务器看来与浏览器无异。</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list that the pattern matches.</source>
   <translation>Gatepost 列表中与模式匹配的代理。</translation>
  </message>
  <message>
   <source>Other agents that the pattern matches are not refused: searched for in a whole User-Agent header it could match browsers.</source>
   <translation>与模式匹配的其他代理不会被拒绝：在整个 User-Agent 标头中查找时，模式可能匹配到浏览器。</translation>
  </message>
  <message>
   <source>Compact expressions.</source>
   <translation>紧凑的表达式。</translation>
  </message>
  <message>
   <source>The name in the User-Agent header decides.</source>
   <translation>由 User-Agent 标头中的名称决定。</translation>
  </message>
  <message>
   <source>Who sends another name passes, and who sends the name of an agent is treated like it: the address that a request comes from is not checked. A header with several names is treated like the one whose group is asked first.</source>
   <translation>发送其他名称即可通过，发送某代理的名称即按该代理对待：不检查请求的来源地址。含有多个名称的标头，按最先询问的组所属的名称对待。</translation>
  </message>
  <message>
   <source>A % that begins no escape is not part of a URL: %1 never sees such a path.</source>
   <translation>不构成转义的 % 不是 URL 的一部分：%1 永远不会看到这样的路径。</translation>
  </message>
  <message>
   <source>Whether %1 sees a query.</source>
   <translation>%1 是否能看到查询。</translation>
  </message>
  <message>
   <source>A question mark with nothing after it counts as no query.</source>
   <translation>后面没有内容的问号视为没有查询。</translation>
  </message>
  <message>
   <source>The rule does not fit into the limits of %1: what it forbids can be fetched.</source>
   <translation>该规则超出 %1 的限制：它所禁止的内容可以抓取。</translation>
  </message>
  <message>
   <source>A User-Agent header that contains the name.</source>
   <translation>包含该名称的 User-Agent 标头。</translation>
  </message>
  <message>
   <source>Agents whose name contains the name of another are treated like that one too.</source>
   <translation>名称中包含另一代理名称的代理，也按后者对待。</translation>
  </message>
  <message>
   <source>The format has no word for it.</source>
   <translation>该格式没有相应的词。</translation>
  </message>
  <message>
   <source>%1 is permitted.</source>
   <translation>%1 被允许。</translation>
  </message>
  <message>
   <source>%1 is refused.</source>
   <translation>%1 被拒绝。</translation>
  </message>
  <message>
   <source>The format has no word for ask.</source>
   <translation>该格式没有表示 ask 的词。</translation>
  </message>
  <message>
   <source>The format addresses everybody alike, so the most restrictive of all lines counts.</source>
   <translation>该格式对所有代理一视同仁，因此以所有行中最严格的为准。</translation>
  </message>
  <message>
   <source>It is said to everybody, also to agents that the line is not about.</source>
   <translation>它面向所有代理，也包括该行并不针对的代理。</translation>
  </message>
  <message>
   <source>Refused to everybody.</source>
   <translation>对所有访问者拒绝。</translation>
  </message>
  <message>
   <source>The format is read without robots.txt. A path that some agents may not fetch is refused to all, and so is what another rule allows below it.</source>
   <translation>该格式的读取与 robots.txt 无关。部分代理不得抓取的路径会对全体拒绝，其下由其他规则允许的内容也是如此。</translation>
  </message>
  <message>
   <source>Content-Signal has no paths: it says nothing about %1.</source>
   <translation>Content-Signal 没有路径：它对 %1 不作规定。</translation>
  </message>
  <message>
   <source>Content-Signal has no paths, and %1 is refused for %2.</source>
   <translation>Content-Signal 没有路径，而 %1 对 %2 被拒绝。</translation>
  </message>
  <message>
   <source>noindex is not written: a crawler that may not fetch a page never sees it. Add it by hand where pages may be fetched and not be indexed.</source>
   <translation>不写入 noindex：不得抓取页面的爬虫永远看不到它。页面可以抓取但不应被索引时，请手动添加。</translation>
  </message>
 </context>
 <context>
  <name>foreign</name>
  <message>
   <source>This is a web address, not a policy file.</source>
   <translation>这是网址，而不是策略文件。</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file.</source>
   <translation>这是网页，而不是策略文件。</translation>
  </message>
  <message>
   <source>This is JSON, not a policy file.</source>
   <translation>这是 JSON，而不是策略文件。</translation>
  </message>
  <message>
   <source>This is UTF-16, not a policy file: crawlers read UTF-8 alone.</source>
   <translation>这是 UTF-16，而不是策略文件：爬虫只读取 UTF-8。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgeEditor</name>
  <message>
   <source>not set</source>
   <translation>未设置</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>整个站点</translation>
  </message>
  <message>
   <source>below</source>
   <extracomment>between a rating and the path it is about: 18+ below /adult</extracomment>
   <translation>以下路径</translation>
  </message>
  <message>
   <source>%1: path, empty for the whole site</source>
   <translation>%1：路径，留空表示整个站点</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentBox</name>
  <message>
   <source>fetches for a user</source>
   <translation>应用户请求抓取</translation>
  </message>
  <message>
   <source>never fetches: about use</source>
   <translation>从不抓取：只涉及用途</translation>
  </message>
  <message>
   <source>software library</source>
   <translation>软件库</translation>
  </message>
  <message>
   <source>agent, identity or User-Agent header</source>
   <translation>代理、身份或 User-Agent 标头</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>最近打开</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentChips</name>
  <message>
   <source>Agents of the group</source>
   <translation>组中的代理</translation>
  </message>
  <message>
   <source>F2 renames an agent, Delete removes it.</source>
   <translation>按 F2 重命名代理，按 Delete 移除代理。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentWords</name>
  <message>
   <source>every agent that no other group names</source>
   <translation>未被其他组指定的所有代理</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>应用户请求抓取</translation>
  </message>
  <message>
   <source>never fetches, is about use</source>
   <translation>从不抓取，只涉及用途</translation>
  </message>
  <message>
   <source>a program library</source>
   <translation>程序库</translation>
  </message>
  <message>
   <source>retired</source>
   <translation>已停用</translation>
  </message>
  <message>
   <source>old</source>
   <translation>旧</translation>
  </message>
  <message>
   <source>unconfirmed</source>
   <translation>未经证实</translation>
  </message>
  <message>
   <source>documented not to obey robots.txt</source>
   <translation>有文档表明不遵守 robots.txt</translation>
  </message>
  <message>
   <source>* groups do not reach it</source>
   <translation>不受 * 组约束</translation>
  </message>
  <message>
   <source>Names nobody: write a product token or *.</source>
   <translation>未指定任何代理：请写产品标识或 *。</translation>
  </message>
  <message>
   <source>A pattern: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>模式：本程序会读取，但大多数爬虫只比较完整的标识。</translation>
  </message>
  <message>
   <source>Not a valid expression: %1</source>
   <translation>不是有效的表达式：%1</translation>
  </message>
  <message>
   <source>An expression: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>表达式：本程序会读取，但大多数爬虫只比较完整的标识。</translation>
  </message>
  <message>
   <source>Ends at its first / or space: it is read as “%1”.</source>
   <translation>在第一个 / 或空格处截止：读作“%1”。</translation>
  </message>
  <message>
   <source>Strict crawlers cut it to “%1”: the standard allows only a–z, A–Z, _ and -.</source>
   <translation>严格的爬虫会将其截为“%1”：标准只允许字母、_ 和 -。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>（尚无代理）</translation>
  </message>
  <message>
   <source>not in the registry</source>
   <translation>不在登记表中</translation>
  </message>
  <message>
   <source>Set agent to %1</source>
   <translation>将代理设为 %1</translation>
  </message>
  <message numerus="yes">
   <source>Add %n agent(s) from a list</source>
   <translation>
    <numerusform>从列表添加 %n 个代理</numerusform>
   </translation>
  </message>
  <message>
   <source>Add agent %1</source>
   <translation>添加代理 %1</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>移除代理 %1</translation>
  </message>
  <message numerus="yes">
   <source>Take along %n line(s) of the group for %1</source>
   <extracomment>%1 an agent whose group supplied the lines: &quot;*&quot;, &quot;Googlebot&quot;</extracomment>
   <translation>
    <numerusform>一并带上 %1 的组中的 %n 行</numerusform>
   </translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>代理</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AnswerChooser</name>
  <message>
   <source>since now</source>
   <translation>从现在起</translation>
  </message>
  <message>
   <source>for %1</source>
   <comment>%1 a duration</comment>
   <translation>已持续 %1</translation>
  </message>
  <message>
   <source>a copy was seen</source>
   <translation>曾见过副本</translation>
  </message>
  <message>
   <source>How robots.txt is answered</source>
   <translation>robots.txt 的响应方式</translation>
  </message>
  <message>
   <source>What crawlers do if the request for robots.txt ends like this</source>
   <translation>对 robots.txt 的请求如此结束时，爬虫会怎么做</translation>
  </message>
  <message>
   <source>How long it has been answered so</source>
   <translation>这样响应已持续多久</translation>
  </message>
  <message>
   <source>The crawler has a copy of the file from before: some go on with it</source>
   <translation>爬虫有此前的文件副本：有些爬虫会继续使用它</translation>
  </message>
  <message>
   <source>as the site has it</source>
   <translation>与站点现状一致</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AnswerPanel</name>
  <message>
   <source>Must</source>
   <translation>必须</translation>
  </message>
  <message>
   <source>Is asked to</source>
   <translation>请求其遵循</translation>
  </message>
  <message>
   <source>AI training allowed</source>
   <translation>允许 AI 训练</translation>
  </message>
  <message>
   <source>AI training disallowed</source>
   <translation>禁止 AI 训练</translation>
  </message>
  <message>
   <source>%1=%2 (policy token)</source>
   <translation>%1=%2（策略标识）</translation>
  </message>
  <message>
   <source>Content-Usage does not apply: robots.txt denies this path</source>
   <translation>Content-Usage 不适用：robots.txt 拒绝此路径</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>备注</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>节奏</translation>
  </message>
  <message>
   <source>never fetches: the answer is about use</source>
   <translation>从不抓取：答案只涉及用途</translation>
  </message>
  <message>
   <source>politely</source>
   <translation>保持礼貌</translation>
  </message>
  <message>
   <source>open</source>
   <translation>开放</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>关闭</translation>
  </message>
  <message>
   <source>open until %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>开放至 %1</translation>
  </message>
  <message>
   <source>closed, opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>关闭，%1 开放</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>时段</translation>
  </message>
  <message>
   <source>Stated</source>
   <translation>声明</translation>
  </message>
  <message>
   <source>Signals</source>
   <translation>信号</translation>
  </message>
  <message>
   <source>To its owner</source>
   <translation>致运营方</translation>
  </message>
  <message>
   <source>List of crawlers</source>
   <translation>爬虫列表</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) old</source>
   <translation>
    <numerusform>%n 天前</numerusform>
   </translation>
  </message>
  <message>
   <source>stated: %1</source>
   <translation>声明：%1</translation>
  </message>
  <message>
   <source>Nothing: it may not fetch this.</source>
   <translation>无：它不得抓取此内容。</translation>
  </message>
  <message>
   <source>Stated all the same: %1.</source>
   <translation>仍有声明：%1。</translation>
  </message>
  <message>
   <source>No file speaks of it.</source>
   <translation>没有文件提及。</translation>
  </message>
  <message numerus="yes">
   <source>%n use(s) not stated: %1.</source>
   <translation>
    <numerusform>%n 种用途未声明：%1。</numerusform>
   </translation>
  </message>
  <message>
   <source>What may be done with it</source>
   <translation>抓取之后可以如何使用</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>复制</translation>
  </message>
  <message>
   <source>Copy the answer with its reasons as text</source>
   <translation>将答案连同理由复制为文本</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>Copy the answer as the command line's JSON</source>
   <translation>将答案复制为命令行输出的 JSON</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) lost</source>
   <translation>
    <numerusform>%n 条规则未胜出</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n group(s) not used</source>
   <translation>
    <numerusform>%n 个组未使用</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) not considered</source>
   <translation>
    <numerusform>未查看：%n</numerusform>
   </translation>
  </message>
  <message>
   <source>not in the list of crawlers</source>
   <translation>不在爬虫列表中</translation>
  </message>
  <message>
   <source>As documented: %1 %2 · %3</source>
   <comment>%1 ✕, %2 No, %3 the reason</comment>
   <translation>按文档：%1 %2 · %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>还有 %n 项</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ApplyRow</name>
  <message>
   <source>Review…</source>
   <translation>审阅…</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>应用</translation>
  </message>
  <message>
   <source>Looking for the smallest edit…</source>
   <translation>正在寻找最小的编辑…</translation>
  </message>
  <message>
   <source>Not while a goal is undecided. Review shows the edits.</source>
   <translation>有目标未判定时无法应用。“审阅”会显示各项编辑。</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make it true.</source>
   <translation>
    <numerusform>%1 中的 %Ln 行即可使其成立。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make some of it true.</source>
   <translation>
    <numerusform>%1 中的 %Ln 行可使其部分成立。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s) and those that no list names; nobody else is affected.</source>
   <translation>
    <numerusform>针对 %Ln 个代理以及任何列表都未列出的代理；不影响其他任何代理。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s); nobody else is affected.</source>
   <translation>
    <numerusform>针对 %Ln 个代理；不影响其他任何代理。</numerusform>
   </translation>
  </message>
  <message>
   <source>For agents that no list names; nobody else is affected.</source>
   <translation>针对任何列表都未列出的代理；不影响其他任何代理。</translation>
  </message>
  <message>
   <source>%1 is not reached: %2.</source>
   <translation>%1 无法达成：%2。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskModel</name>
  <message>
   <source>at the question's time</source>
   <translation>在提问的时刻</translation>
  </message>
  <message>
   <source>not asked yet: %1 after the question</source>
   <translation>尚未询问：比提问晚 %1</translation>
  </message>
  <message>
   <source>%1 old: to be asked again later</source>
   <translation>已过 %1：须稍后再次询问</translation>
  </message>
  <message>
   <source>%1 old: no</source>
   <translation>已过 %1：no</translation>
  </message>
  <message>
   <source>applies to this one request</source>
   <translation>仅对这一次请求有效</translation>
  </message>
  <message>
   <source>%1 old: was for one request</source>
   <translation>已过 %1：仅对那一次请求有效</translation>
  </message>
  <message>
   <source>%1 old, valid for another %2</source>
   <translation>已过 %1，剩余有效期 %2</translation>
  </message>
  <message>
   <source>%1 old; expired (answers last 24 hours)</source>
   <translation>已过 %1：已失效（答复有效期为 24 小时）</translation>
  </message>
  <message>
   <source>(the site's host)</source>
   <translation>（站点的主机）</translation>
  </message>
  <message>
   <source>→ The endpoint is absent: every ask is “no”.</source>
   <translation>→ 端点不存在：所有 ask 均为“no”。</translation>
  </message>
  <message>
   <source>→ No answer is rehearsed: it stays “ask”.</source>
   <translation>→ 未预演任何答复：仍为“ask”。</translation>
  </message>
  <message>
   <source>Directive</source>
   <translation>指令</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>代理</translation>
  </message>
  <message>
   <source>every agent</source>
   <translation>所有代理</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>状态</translation>
  </message>
  <message>
   <source>Decision</source>
   <translation>决定</translation>
  </message>
  <message>
   <source>(none)</source>
   <translation>（无）</translation>
  </message>
  <message>
   <source>Scopes</source>
   <translation>范围</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>整个站点</translation>
  </message>
  <message>
   <source>Asked at</source>
   <translation>询问时间</translation>
  </message>
  <message>
   <source>the question's time</source>
   <translation>提问的时刻</translation>
  </message>
  <message>
   <source>Age at the question's time</source>
   <translation>距提问时刻</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskPanel</name>
  <message>
   <source>Answers of the ask endpoint</source>
   <translation>询问端点的答复</translation>
  </message>
  <message>
   <source>not rehearsed: ask stays ask</source>
   <translation>未预演：ask 仍为 ask</translation>
  </message>
  <message>
   <source>absent: every ask is no</source>
   <translation>不存在：所有 ask 均为 no</translation>
  </message>
  <message>
   <source>present: answers below</source>
   <translation>存在：按下列答复</translation>
  </message>
  <message>
   <source>Ask endpoint</source>
   <translation>询问端点</translation>
  </message>
  <message>
   <source>Directive of the exchange</source>
   <translation>往来消息所涉的指令</translation>
  </message>
  <message>
   <source>HTTP exchange</source>
   <translation>HTTP 往来消息</translation>
  </message>
  <message>
   <source>Add an answer</source>
   <translation>添加答复</translation>
  </message>
  <message>
   <source>An answer to the question's agent, at the question's time</source>
   <translation>针对问题中的代理、在提问时刻的一条答复</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>移除</translation>
  </message>
  <message>
   <source>Remove the chosen answer</source>
   <translation>移除所选答复</translation>
  </message>
  <message>
   <source>Endpoint</source>
   <translation>端点</translation>
  </message>
  <message>
   <source>Exchange for</source>
   <translation>所涉指令</translation>
  </message>
  <message>
   <source>No answer is rehearsed. Add what your ask endpoint would say, and to whom: the answer on top changes immediately.</source>
   <translation>尚未预演任何答复。请添加您的询问端点会对谁作何答复：上方的答案会立即随之改变。</translation>
  </message>
  <message>
   <source>The result of asking is “%1” (%2).</source>
   <comment>%2 is the age of the answer: “3 h old: no”</comment>
   <translation>询问的结果是“%1”（%2）。</translation>
  </message>
  <message>
   <source>The result of asking is “%1”.</source>
   <translation>询问的结果是“%1”。</translation>
  </message>
  <message>
   <source>%1 is stated “ask” for %2: effective is “%3”.</source>
   <translation>%1 对 %2 声明为“ask”：生效值为“%3”。</translation>
  </message>
  <message>
   <source>%3 need not ask: %1 is “%2”.</source>
   <translation>但 %1 对 %3 为“%2”：无须询问。</translation>
  </message>
  <message>
   <source>%2 need not ask: %1 is not restricted.</source>
   <translation>但 %1 对 %2 未声明：无须询问。</translation>
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
   <translation>%1 开放</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>从不开放</translation>
  </message>
  <message>
   <source>until %1</source>
   <translation>至 %1</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1 line %2</source>
   <translation>但竞争对手不得读取：%1 第 %2 行</translation>
  </message>
  <message>
   <source>it never fetches: this is about use</source>
   <translation>它从不抓取：这只涉及用途</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>这些文件不适用于 %1</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>有文档表明它无视 robots.txt</translation>
  </message>
  <message>
   <source>it is not known to read %1</source>
   <translation>尚无资料表明它会读取 %1</translation>
  </message>
  <message>
   <source>it is not known to obey Visit-time</source>
   <translation>尚无资料表明它会遵守 Visit-time</translation>
  </message>
  <message>
   <source>By your files: %1</source>
   <translation>按您的文件：%1</translation>
  </message>
  <message>
   <source>What %1 does: %2</source>
   <translation>%1 的实际行为：%2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksModel</name>
  <message numerus="yes">
   <source>Given %n time(s) in this scope: the first valid line counts.</source>
   <translation>
    <numerusform>在此范围内给出了 %n 次：以第一个有效行为准。</numerusform>
   </translation>
  </message>
  <message>
   <source>all agents</source>
   <translation>所有代理</translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <extracomment>%1 directive, %2 agents, %3 value</extracomment>
   <translation>%1，%2：%3</translation>
  </message>
  <message>
   <source>%1, %2: not set</source>
   <translation>%1，%2：未设置</translation>
  </message>
  <message>
   <source>%1, %2: not set. What applies is %3: %4.</source>
   <translation>%1，%2：未设置。生效的是 %3：%4。</translation>
  </message>
  <message>
   <source>Global</source>
   <translation>全局</translation>
  </message>
  <message>
   <source>Every agent that no block names</source>
   <translation>未被任何块指定的所有代理</translation>
  </message>
  <message>
   <source>The file has this block.</source>
   <translation>文件中有此块。</translation>
  </message>
  <message>
   <source>Setting a cell makes the block.</source>
   <translation>设置任一单元格即会创建此块。</translation>
  </message>
  <message>
   <source>A block for this agent alone: an extension that not every agent reads</source>
   <translation>仅针对此代理的块：属于扩展，并非所有代理都读取</translation>
  </message>
  <message>
   <source>No line of the list is a directive with its value.</source>
   <translation>列表中没有一行是带值的指令。</translation>
  </message>
  <message numerus="yes">
   <source>Set %n value(s) from a list</source>
   <translation>
    <numerusform>从列表设置 %n 个值</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>移除 %1</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>将 %1 设为 %2</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>移除 %2 的 %1</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>将 %3 的 %1 设为 %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksPage</name>
  <message>
   <source>Block for an agent or category</source>
   <translation>代理或类别的块</translation>
  </message>
  <message>
   <source>Name of a new block</source>
   <translation>新块的名称</translation>
  </message>
  <message>
   <source>&amp;Add block</source>
   <translation>添加块(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>复制(&amp;C)</translation>
  </message>
  <message>
   <source>Type the name of the copy first.</source>
   <translation>请先输入副本的名称。</translation>
  </message>
  <message>
   <source>Copy block %1 to %2</source>
   <translation>将块 %1 复制为 %2</translation>
  </message>
  <message>
   <source>Re&amp;name</source>
   <translation>重命名(&amp;N)</translation>
  </message>
  <message>
   <source>Type the new name first.</source>
   <translation>请先输入新名称。</translation>
  </message>
  <message>
   <source>Rename block %1 to %2</source>
   <translation>将块 %1 重命名为 %2</translation>
  </message>
  <message>
   <source>&amp;Remove block</source>
   <translation>移除块(&amp;R)</translation>
  </message>
  <message>
   <source>Remove block %1</source>
   <translation>移除块 %1</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>注释</translation>
  </message>
  <message>
   <source>Add block %1</source>
   <translation>添加块 %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksTable</name>
  <message>
   <source>Policy of each kind of agent</source>
   <translation>各类代理的策略</translation>
  </message>
  <message>
   <source>A key sets the word that begins with it; with Shift it also moves to the row below. Delete unsets, Enter opens the words. A pasted list of lines such as “train: no” goes into the column.</source>
   <translation>按字母键会设为以该字母开头的词，同时按 Shift 则转到下一行；Delete 取消设置，Enter 打开词列表。粘贴如“train: no”这样的多行列表会填入该列。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainModel</name>
  <message>
   <source>robots2.txt does not chain to another file.</source>
   <translation>robots2.txt 没有链到其他文件。</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>最后一个文件没有链到其他文件。</translation>
  </message>
  <message>
   <source>Stopped before %1: three files are followed, not more.</source>
   <translation>在 %1 之前停止：最多跟进三个文件。</translation>
  </message>
  <message>
   <source>Stopped before %1: that address was followed already.</source>
   <translation>在 %1 之前停止：该地址已跟进过。</translation>
  </message>
  <message>
   <source>Stopped before %1: a file with the same chain-id was read already.</source>
   <translation>在 %1 之前停止：已读过 chain-id 相同的文件。</translation>
  </message>
  <message>
   <source>Stopped before %1. %2 Map it to a local file, or fetch it.</source>
   <translation>在 %1 之前停止。%2 请将其映射到本地文件，或获取它。</translation>
  </message>
  <message>
   <source>Stopped: “%1” is not an http or https address.</source>
   <translation>已停止：“%1”不是 http 或 https 地址。</translation>
  </message>
  <message>
   <source>the site's own</source>
   <translation>站点自身的</translation>
  </message>
  <message>
   <source>followed</source>
   <translation>已跟进</translation>
  </message>
  <message>
   <source>not followed</source>
   <translation>未跟进</translation>
  </message>
  <message>
   <source>Step</source>
   <translation>步骤</translation>
  </message>
  <message>
   <source>File</source>
   <translation>文件</translation>
  </message>
  <message>
   <source>Lines</source>
   <translation>行数</translation>
  </message>
  <message>
   <source>Supplies to the present answer</source>
   <translation>为当前答案提供</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>无</translation>
  </message>
  <message>
   <source>State</source>
   <translation>状态</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform>%n 行</numerusform>
   </translation>
  </message>
  <message>
   <source>says nothing about this question</source>
   <translation>未提及此问题</translation>
  </message>
  <message>
   <source>decides %1</source>
   <comment>names of directives</comment>
   <translation>决定 %1</translation>
  </message>
  <message>
   <source>adds %1</source>
   <comment>names of directives</comment>
   <translation>补充 %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPage</name>
  <message>
   <source>Chain</source>
   <translation>链</translation>
  </message>
  <message>
   <source>The file that fills in what this one leaves unstated. Your file wins, always. The line is kept as the last one; at most three files are followed.</source>
   <translation>补充本文件未声明内容的文件。始终以您的文件为准。该行始终保持为最后一行；最多跟进三个文件。</translation>
  </message>
  <message>
   <source>The chain, as far as files are available</source>
   <translation>链（截至可用的文件）</translation>
  </message>
  <message numerus="yes">
   <source>%n chain line(s) do not count, since they are not the last line: line %1. Typing in the field above moves the chain to the end.</source>
   <translation>
    <numerusform>有 %n 个 chain 行无效，因为它们不是最后一行：行 %1。在上方字段中输入即可将链移至末尾。</numerusform>
   </translation>
  </message>
  <message>
   <source>%1. %2</source>
   <translation>%1. %2</translation>
  </message>
  <message>
   <source>This file does not chain to another.</source>
   <translation>此文件没有链到其他文件。</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>最后一个文件没有链到其他文件。</translation>
  </message>
  <message>
   <source>%1 is not followed: three files are the most.</source>
   <translation>未跟进 %1：最多三个文件。</translation>
  </message>
  <message>
   <source>%1 was read already: the walk stops.</source>
   <translation>已读过 %1：就此停止。</translation>
  </message>
  <message>
   <source>%1 has the chain-id of a file that was read already: the walk stops.</source>
   <translation>%1 的 chain-id 与已读过的文件相同：就此停止。</translation>
  </message>
  <message>
   <source>%1 could not be read. %2</source>
   <translation>无法读取 %1。%2</translation>
  </message>
  <message>
   <source>“%1” is not an http(s) URL: nothing is followed.</source>
   <translation>“%1”不是 http(s) URL：不跟进任何文件。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPanel</name>
  <message>
   <source>Files of the chain</source>
   <translation>链中的文件</translation>
  </message>
  <message>
   <source>Map to a local file…</source>
   <translation>映射到本地文件…</translation>
  </message>
  <message>
   <source>Let a file on this computer stand for the address</source>
   <translation>用此计算机上的文件代表该地址</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>获取</translation>
  </message>
  <message>
   <source>Fetch the address now, once. Nothing is fetched by itself.</source>
   <translation>立即获取该地址一次。程序不会自行获取任何内容。</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <source>Stop fetching</source>
   <translation>停止获取</translation>
  </message>
  <message>
   <source>Cancelled.</source>
   <translation>已取消。</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>响应为 %1。</translation>
  </message>
  <message>
   <source>It is larger than 512,000 bytes: crawlers would not read all of it.</source>
   <translation>它大于 512,000 字节：爬虫不会读取全部内容。</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, no content type.</source>
   <translation>从 %2 获取 %1：状态 %3，无内容类型。</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, %4.</source>
   <comment>%1 a size, %4 a content type</comment>
   <translation>从 %2 获取 %1：状态 %3，%4。</translation>
  </message>
  <message>
   <source>Kept as %1.</source>
   <translation>已存为 %1。</translation>
  </message>
  <message>
   <source>The site has no robots2.txt: there is nothing to chain.</source>
   <translation>站点没有 robots2.txt：无链可跟。</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>链</translation>
  </message>
  <message>
   <source>Chain %1</source>
   <translation>链 %1</translation>
  </message>
  <message>
   <source>A local file for %1</source>
   <translation>代表 %1 的本地文件</translation>
  </message>
  <message>
   <source>%1 stands for it; saving keeps that in gatepost.yaml.</source>
   <translation>以 %1 代表它；保存后会记入 gatepost.yaml。</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>正在获取 %1 …</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeDialog</name>
  <message>
   <source>Change this answer</source>
   <translation>更改此答案</translation>
  </message>
  <message>
   <source>The question names no agent.</source>
   <translation>问题未指定代理。</translation>
  </message>
  <message>
   <source>Files that change</source>
   <translation>将要更改的文件</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>应用(&amp;A)</translation>
  </message>
  <message>
   <source>Trying edits…</source>
   <translation>正在尝试编辑…</translation>
  </message>
  <message>
   <source>Now: %1</source>
   <translation>现在：%1</translation>
  </message>
  <message numerus="yes">
   <source>%1 (%n agent(s))</source>
   <translation>
    <numerusform>%1（%n 个代理）</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1。</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>还有 %n 个</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeListModel</name>
  <message>
   <source>From (UTC)</source>
   <translation>自（UTC）</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>抓取</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>节奏</translation>
  </message>
  <message>
   <source>Uses that change</source>
   <translation>发生变化的用途</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangesPanel</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>还有 %n 项</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The whole site is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>整个站点对 %n 个搜索引擎关闭：%1。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All but single places are closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>除个别位置外，全部内容对 %n 个搜索引擎关闭：%1。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The start page “/” is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>起始页“/”对 %n 个搜索引擎关闭：%1。</numerusform>
   </translation>
  </message>
  <message>
   <source>What else it changes could not be found out in time.</source>
   <translation>未能及时查明它还更改了什么。</translation>
  </message>
  <message>
   <source>Changed lines</source>
   <translation>更改的行</translation>
  </message>
  <message>
   <source>Changed verdicts</source>
   <translation>更改的裁定</translation>
  </message>
  <message>
   <source>File whose lines are compared</source>
   <translation>要比较各行的文件</translation>
  </message>
  <message>
   <source>Commit…</source>
   <translation>提交…</translation>
  </message>
  <message>
   <source>Compare with a commit of this folder's Git history</source>
   <translation>与此文件夹 Git 历史中的某个提交比较</translation>
  </message>
  <message>
   <source>Two files…</source>
   <translation>两个文件…</translation>
  </message>
  <message>
   <source>Compare any two files instead</source>
   <translation>改为比较任意两个文件</translation>
  </message>
  <message>
   <source>Draft against</source>
   <translation>草稿对比</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>已保存的文件</translation>
  </message>
  <message>
   <source>a folder…</source>
   <translation>文件夹…</translation>
  </message>
  <message>
   <source>a commit…</source>
   <translation>提交…</translation>
  </message>
  <message>
   <source>What the draft is compared with</source>
   <translation>与草稿对比的对象</translation>
  </message>
  <message>
   <source>No line differs. What you edit is shown here until it is saved.</source>
   <translation>没有差异行。您所作的编辑在保存之前显示在这里。</translation>
  </message>
  <message>
   <source>No answer differs. Who gains and who loses by your edits is shown here.</source>
   <translation>没有不同的答案。谁因您的编辑而获得、谁因此失去，会显示在这里。</translation>
  </message>
  <message>
   <source>The folder of the other site</source>
   <translation>另一站点的文件夹</translation>
  </message>
  <message>
   <source>The file before</source>
   <translation>之前的文件</translation>
  </message>
  <message>
   <source>The file after</source>
   <translation>之后的文件</translation>
  </message>
  <message>
   <source>no line differs</source>
   <translation>没有差异行</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) removed or added</source>
   <translation>
    <numerusform>删除或添加了 %n 行</numerusform>
   </translation>
  </message>
  <message>
   <source>no verdict differs</source>
   <translation>裁定均无差异</translation>
  </message>
  <message>
   <source>no verdict differs on any path (agents: %1)</source>
   <translation>任何路径的裁定均无差异（代理：%1）</translation>
  </message>
  <message numerus="yes">
   <source>%n change(s) of verdicts on all paths (agents: %1)</source>
   <translation>
    <numerusform>所有路径中有 %n 处裁定更改（代理：%1）</numerusform>
   </translation>
  </message>
  <message>
   <source>there may be more: the comparison is not complete</source>
   <translation>可能还有更多：比较并不完整</translation>
  </message>
  <message>
   <source>%1 against %2</source>
   <translation>%1 与 %2 对比</translation>
  </message>
  <message>
   <source>against %1</source>
   <translation>与 %1 对比</translation>
  </message>
  <message>
   <source>never saved: there is nothing to compare it with</source>
   <translation>从未保存：没有可比较的内容</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>更改</translation>
  </message>
  <message>
   <source>Changes %1</source>
   <translation>更改 %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ComboEditor</name>
  <message>
   <source>a minute</source>
   <extracomment>behind a number of requests: 30 a minute</extracomment>
   <translation>次/分钟</translation>
  </message>
  <message>
   <source>not set</source>
   <translation>未设置</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CommitDialog</name>
  <message>
   <source>Date</source>
   <translation>日期</translation>
  </message>
  <message>
   <source>Author</source>
   <translation>作者</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>主题</translation>
  </message>
  <message>
   <source>Commit</source>
   <translation>提交</translation>
  </message>
  <message>
   <source>Commits</source>
   <translation>提交</translation>
  </message>
  <message>
   <source>Compare with a commit</source>
   <translation>与提交比较</translation>
  </message>
  <message>
   <source>This folder has no commits.</source>
   <translation>此文件夹没有提交。</translation>
  </message>
  <message>
   <source>Or any &amp;revision, such as HEAD~1 or a tag:</source>
   <translation>或任意修订版本，例如 HEAD~1 或标签(&amp;R)：</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Completion</name>
  <message>
   <source>every agent without its own group</source>
   <translation>没有自己的组的所有爬虫</translation>
  </message>
  <message>
   <source>sample path</source>
   <translation>示例路径</translation>
  </message>
  <message>
   <source>folder of sample paths</source>
   <translation>示例路径的文件夹</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>整个站点</translation>
  </message>
  <message>
   <source>on the host that this file names</source>
   <translation>位于此文件所指明的主机上</translation>
  </message>
  <message>
   <source>an absolute URL</source>
   <translation>绝对 URL</translation>
  </message>
  <message>
   <source>example</source>
   <translation>示例</translation>
  </message>
  <message>
   <source>one in ten seconds</source>
   <translation>每十秒一次</translation>
  </message>
  <message>
   <source>one in two seconds</source>
   <translation>每两秒一次</translation>
  </message>
  <message>
   <source>one a second</source>
   <translation>每秒一次</translation>
  </message>
  <message>
   <source>one in ten minutes</source>
   <translation>每十分钟一次</translation>
  </message>
  <message>
   <source>one a minute</source>
   <translation>每分钟一次</translation>
  </message>
  <message>
   <source>one in ten minutes, in these hours</source>
   <translation>每十分钟一次，限于这些时段</translation>
  </message>
  <message>
   <source>one a minute, in these hours</source>
   <translation>每分钟一次，限于这些时段</translation>
  </message>
  <message>
   <source>at night, UTC</source>
   <translation>夜间，UTC</translation>
  </message>
  <message>
   <source>in the morning, UTC</source>
   <translation>早晨，UTC</translation>
  </message>
  <message>
   <source>extended standard: explicit and shell paths</source>
   <translation>扩展标准：显式路径与 shell 路径</translation>
  </message>
  <message>
   <source>as without this line</source>
   <translation>等同于没有此行</translation>
  </message>
  <message>
   <source>no training of AI</source>
   <translation>不得训练 AI</translation>
  </message>
  <message>
   <source>training of AI is fine</source>
   <translation>可以训练 AI</translation>
  </message>
  <message>
   <source>not as input of an AI</source>
   <translation>不得作为 AI 的输入</translation>
  </message>
  <message>
   <source>may be given to an AI as input</source>
   <translation>可以作为 AI 的输入</translation>
  </message>
  <message>
   <source>search is fine</source>
   <translation>可以用于搜索</translation>
  </message>
  <message>
   <source>not for search</source>
   <translation>不得用于搜索</translation>
  </message>
  <message>
   <source>to be shown in an answer, not kept</source>
   <translation>在答案中展示，不予保留</translation>
  </message>
  <message>
   <source>to be shown as a short excerpt with a link</source>
   <translation>以附链接的简短摘录展示</translation>
  </message>
  <message>
   <source>may be shown as a whole</source>
   <translation>可以完整展示</translation>
  </message>
  <message>
   <source>now</source>
   <translation>现在</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompletionPopup</name>
  <message>
   <source>Completions</source>
   <translation>补全</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompliancePage</name>
  <message>
   <source>Reports</source>
   <translation>举报</translation>
  </message>
  <message>
   <source>The page itself, with a notice that people and agents can see and without robots meta tags:</source>
   <translation>页面本身，带有人和代理都能看到的提示，不含 robots meta 标签：</translation>
  </message>
  <message>
   <source>HTML of the honeypot page</source>
   <translation>蜜罐页面的 HTML</translation>
  </message>
  <message>
   <source>&amp;Copy the page</source>
   <translation>复制页面(&amp;C)</translation>
  </message>
  <message>
   <source>Honeypot</source>
   <translation>蜜罐</translation>
  </message>
  <message>
   <source>A path that both robots.txt and robots2.txt close, and that nobody links to. Who fetches it has not read the files, or does not keep to them.</source>
   <translation>robots.txt 和 robots2.txt 均关闭且没有任何链接指向的路径。谁抓取它，谁就没有读这些文件，或不遵守它们。</translation>
  </message>
  <message>
   <source>Pa&amp;th</source>
   <translation>路径(&amp;T)</translation>
  </message>
  <message>
   <source>Close it in &amp;both files…</source>
   <translation>在两个文件中关闭(&amp;B)…</translation>
  </message>
  <message>
   <source>A honeypot is one path that begins with /.</source>
   <translation>蜜罐是一个以 / 开头的路径。</translation>
  </message>
  <message>
   <source>No known search engine may fetch %1.</source>
   <translation>没有已知的搜索引擎可以抓取 %1。</translation>
  </message>
  <message>
   <source>Search engines that may fetch %1 and would be caught: %2</source>
   <translation>可以抓取 %1 因而会落入蜜罐的搜索引擎：%2</translation>
  </message>
  <message>
   <source>Do not link to it and keep it out of sitemaps: a search engine that meets a link may list the address without fetching it.</source>
   <translation>请勿链接到它，也不要将其列入站点地图：搜索引擎遇到链接时，可能不抓取就收录该地址。</translation>
  </message>
  <message>
   <source>The site has no robots.txt here: it will be made.</source>
   <translation>站点此处没有 robots.txt：将会新建。</translation>
  </message>
  <message>
   <source>%1 is among the site's sample paths: is it a real page?</source>
   <translation>%1 是站点的示例路径之一：它是真实页面吗？</translation>
  </message>
  <message>
   <source>Close the honeypot %1</source>
   <translation>关闭蜜罐 %1</translation>
  </message>
  <message>
   <source>Every group that leaves %1 open closes it, or agents with their own group would not know.</source>
   <translation>每个开放 %1 的组都会将其关闭，否则有自己的组的代理无从得知。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlChart</name>
  <message>
   <source>Pages fetched by day</source>
   <translation>每天抓取的页面</translation>
  </message>
  <message>
   <source>Pages that %1 has fetched by day</source>
   <translation>%1 每天抓取的页面</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day</source>
   <translation>%1：到当天结束时，%2 已取得 %3 个页面</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day, with the saved files %4</source>
   <translation>%1：到当天结束时，%2 已取得 %3 个页面，按已保存的文件为 %4 个</translation>
  </message>
  <message>
   <source>%1, this draft</source>
   <translation>%1，此草稿</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>已保存的文件</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlDaysModel</name>
  <message>
   <source>Days</source>
   <translation>日期</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>%1 至 %2</translation>
  </message>
  <message>
   <source>Each day</source>
   <translation>每天</translation>
  </message>
  <message>
   <source>Pages on each of these days, with this draft</source>
   <translation>按此草稿，这些日子里每天的页面数</translation>
  </message>
  <message>
   <source>So far</source>
   <translation>累计</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with this draft</source>
   <translation>按此草稿，到这些日子结束时的页面数</translation>
  </message>
  <message>
   <source>Saved: each day</source>
   <translation>已保存：每天</translation>
  </message>
  <message>
   <source>Pages on each of these days, with the saved files</source>
   <translation>按已保存的文件，这些日子里每天的页面数</translation>
  </message>
  <message>
   <source>Saved: so far</source>
   <translation>已保存：累计</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with the saved files</source>
   <translation>按已保存的文件，到这些日子结束时的页面数</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlFactsModel</name>
  <message>
   <source>Never fetched</source>
   <translation>从不抓取</translation>
  </message>
  <message>
   <source>Must be asked for first</source>
   <translation>须先询问</translation>
  </message>
  <message>
   <source>Not reached in this time</source>
   <translation>此期间内未抓到</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>已抓取</translation>
  </message>
  <message>
   <source>What</source>
   <translation>内容</translation>
  </message>
  <message>
   <source>How much</source>
   <translation>多少</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>原因</translation>
  </message>
  <message>
   <source>Such as</source>
   <translation>例如</translation>
  </message>
  <message>
   <source>Waits for hours</source>
   <translation>等待时段</translation>
  </message>
  <message>
   <source>it may not come at all times</source>
   <translation>它不得随时来访</translation>
  </message>
  <message>
   <source>Waits for an answer</source>
   <translation>等待答复</translation>
  </message>
  <message>
   <source>a later answer of the rehearsal lets it in</source>
   <translation>预演中稍后的答复允许其来访</translation>
  </message>
  <message>
   <source>Waits for its pace</source>
   <translation>等待节奏</translation>
  </message>
  <message>
   <source>no file states one: %1 is taken</source>
   <translation>没有文件写明：取 %1</translation>
  </message>
  <message>
   <source>the files state one</source>
   <translation>文件中已写明</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlPanel</name>
  <message>
   <source>Crawlers</source>
   <translation>爬虫</translation>
  </message>
  <message>
   <source>Pages by day</source>
   <translation>每天的页面</translation>
  </message>
  <message>
   <source>What is not fetched, and waiting</source>
   <translation>未抓取的内容与等待</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>停止计算</translation>
  </message>
  <message>
   <source>No crawl is rehearsed yet.</source>
   <translation>尚未预演任何爬取。</translation>
  </message>
  <message>
   <source>It gets every page, and waits for nothing.</source>
   <translation>它可取得所有页面，无需任何等待。</translation>
  </message>
  <message>
   <source>Details of the crawl</source>
   <translation>爬取详情</translation>
  </message>
  <message>
   <source>Not fetched, and waiting</source>
   <translation>未抓取与等待</translation>
  </message>
  <message>
   <source>What it never fetches, and what it waits for</source>
   <translation>它从不抓取的内容，以及它所等待的</translation>
  </message>
  <message>
   <source>Day by day</source>
   <translation>逐日</translation>
  </message>
  <message>
   <source>The numbers of the curve</source>
   <translation>曲线的数值</translation>
  </message>
  <message>
   <source>Which crawlers</source>
   <translation>哪些爬虫</translation>
  </message>
  <message>
   <source>Which pages</source>
   <translation>哪些页面</translation>
  </message>
  <message>
   <source>Sample paths and sitemaps</source>
   <translation>示例路径和站点地图</translation>
  </message>
  <message>
   <source>The pages of a file…</source>
   <translation>文件中的页面…</translation>
  </message>
  <message>
   <source>The pages of a server's logs…</source>
   <translation>服务器日志中的页面…</translation>
  </message>
  <message>
   <source>The first request, in UTC</source>
   <translation>第一次请求，UTC</translation>
  </message>
  <message>
   <source>Days at most</source>
   <translation>最多天数</translation>
  </message>
  <message>
   <source>What is not reached in so many days is left</source>
   <translation>在此天数内未抓到的会留下</translation>
  </message>
  <message>
   <source>How the files are read</source>
   <translation>文件的读取方式</translation>
  </message>
  <message>
   <source>Serve the draft…</source>
   <translation>提供草稿…</translation>
  </message>
  <message>
   <source>A web server on this computer, for a real crawler</source>
   <translation>此计算机上的 Web 服务器，供真实的爬虫使用</translation>
  </message>
  <message>
   <source>from</source>
   <translation>起始</translation>
  </message>
  <message>
   <source>days</source>
   <translation>天数</translation>
  </message>
  <message>
   <source>read as</source>
   <translation>读作</translation>
  </message>
  <message>
   <source>The best known crawlers</source>
   <translation>最知名的爬虫</translation>
  </message>
  <message>
   <source>A file with a URL or path on each line, or a sitemap</source>
   <translation>每行一个 URL 或路径的文件，或站点地图</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>服务器的日志</translation>
  </message>
  <message>
   <source>Cancelled. Change anything above to compute again.</source>
   <translation>已取消。更改上方任意一项即可重新计算。</translation>
  </message>
  <message>
   <source>computing…</source>
   <translation>正在计算…</translation>
  </message>
  <message>
   <source>There are no pages to crawl: add sample paths or sitemaps to the site, or choose a file of URLs.</source>
   <translation>没有可爬取的页面：请为站点添加示例路径或站点地图，或选择一个 URL 文件。</translation>
  </message>
  <message>
   <source>%1 names no page.</source>
   <translation>%1 未列出任何页面。</translation>
  </message>
  <message>
   <source>None of these agents fetches pages.</source>
   <translation>这些代理都不抓取页面。</translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of the site's examples.</source>
   <translation>
    <numerusform>站点示例中的 %n 个页面。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of %1.</source>
   <translation>
    <numerusform>%1 中的 %n 个页面。</numerusform>
   </translation>
  </message>
  <message>
   <source>URLs of other hosts, such as %1, are asked of these files too.</source>
   <translation>其他主机的 URL（例如 %1）也按这些文件判断。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlServerDialog</name>
  <message>
   <source>Refuse what the draft does not allow</source>
   <translation>拒绝草稿不允许的请求</translation>
  </message>
  <message>
   <source>Serve the draft</source>
   <translation>提供草稿</translation>
  </message>
  <message>
   <source>The command gatepost-cli was not found, beside this program or on PATH. It is part of the package that this program came with: install it, and open this window again.</source>
   <translation>在此程序所在位置和 PATH 中均未找到命令 gatepost-cli。它包含在此程序所属的软件包中：请安装它，然后重新打开此窗口。</translation>
  </message>
  <message>
   <source>A crawler on this computer can fetch the draft and pages around it. Nobody else can reach the server.</source>
   <translation>此计算机上的爬虫可以抓取草稿及其周围的页面。其他任何人都无法访问此服务器。</translation>
  </message>
  <message>
   <source>Seconds of the clock in a second; 1440 makes a day of a minute</source>
   <translation>每一秒内时钟走过的秒数；1440 可使一分钟成为一天</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>请求</translation>
  </message>
  <message>
   <source>What crawlers ask for appears here.</source>
   <translation>爬虫请求的内容会显示在此处。</translation>
  </message>
  <message>
   <source>&amp;Port</source>
   <translation>端口(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Clock starts at (UTC)</source>
   <translation>时钟起始时间（UTC）(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Speed of the clock</source>
   <translation>时钟速度(&amp;S)</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>启动</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>复制地址</translation>
  </message>
  <message>
   <source>Starting…</source>
   <translation>正在启动…</translation>
  </message>
  <message>
   <source>The draft, as it was when you pressed Start, is served until you press Stop or close this window.</source>
   <translation>将提供您按下“启动”时的草稿，直到您按下“停止”或关闭此窗口。</translation>
  </message>
  <message>
   <source>The server was stopped.</source>
   <translation>服务器已停止。</translation>
  </message>
  <message>
   <source>Clock: %1 UTC</source>
   <translation>时钟：%1 UTC</translation>
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
    <numerusform>%n 天</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s)</source>
   <translation>
    <numerusform>%n 小时</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s)</source>
   <translation>
    <numerusform>%n 分钟</numerusform>
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
   <translation>按此草稿，%1 无法取得任何页面，原为 %2 个。</translation>
  </message>
  <message>
   <source>%1 gets none of the pages.</source>
   <translation>%1 无法取得任何页面。</translation>
  </message>
  <message>
   <source>With this draft %1 does not reach %2 pages in %3, in place of needing %4.</source>
   <translation>按此草稿，%1 在 %3 内有 %2 个页面无法抓到，而原本只需 %4。</translation>
  </message>
  <message>
   <source>%1 does not reach %2 pages in %3.</source>
   <translation>%1 在 %3 内有 %2 个页面无法抓到。</translation>
  </message>
  <message>
   <source>%1 needs %2 for %3 pages.</source>
   <translation>%1 抓取 %3 个页面需要 %2。</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4 for %5.</source>
   <translation>按此草稿，%1 抓取 %3 个页面需要 %2，原为 %5 个页面需要 %4。</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, as with the saved files.</source>
   <translation>按此草稿，%1 抓取 %3 个页面需要 %2，与已保存的文件相同。</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4.</source>
   <translation>按此草稿，%1 抓取 %3 个页面需要 %2，原为 %4。</translation>
  </message>
  <message>
   <source>This file lists sitemaps and no pages: choose one of the sitemaps.</source>
   <translation>此文件列出的是站点地图而非页面：请选择其中一个站点地图。</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the file are taken.</source>
   <translation>只取文件中的前 %1 个页面。</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the logs are taken.</source>
   <translation>只取日志中的前 %1 个页面。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlersModel</name>
  <message>
   <source>not in this time</source>
   <translation>此期间内未完成</translation>
  </message>
  <message>
   <source>never</source>
   <translation>从不</translation>
  </message>
  <message>
   <source>%1 left</source>
   <translation>剩余 %1</translation>
  </message>
  <message>
   <source>Crawler</source>
   <translation>爬虫</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>已抓取</translation>
  </message>
  <message>
   <source>Pages of the list that it gets</source>
   <translation>它能取得的列表页面</translation>
  </message>
  <message>
   <source>Through on</source>
   <translation>完成时间</translation>
  </message>
  <message>
   <source>When it fetches the last page, in UTC</source>
   <translation>抓取最后一个页面的时间，UTC</translation>
  </message>
  <message>
   <source>Needs</source>
   <translation>所需时间</translation>
  </message>
  <message>
   <source>From the start to the last page, with this draft</source>
   <translation>从开始到最后一个页面，按此草稿</translation>
  </message>
  <message>
   <source>Saved</source>
   <translation>已保存</translation>
  </message>
  <message>
   <source>From the start to the last page, with the saved files</source>
   <translation>从开始到最后一个页面，按已保存的文件</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DayStrip</name>
  <message>
   <source>Hours of the day, UTC: no window</source>
   <translation>一天中的时段（UTC）：无时段</translation>
  </message>
  <message>
   <source>Hours of the day, UTC: %1</source>
   <translation>一天中的时段（UTC）：%1</translation>
  </message>
  <message>
   <source>Left and Right move an end by 15 minutes, with Shift by one. Up and Down choose the end. Insert adds a window, Delete removes it.</source>
   <translation>左右方向键将端点移动 15 分钟，按住 Shift 则移动一分钟。上下方向键选择端点。Insert 添加时段，Delete 移除时段。</translation>
  </message>
  <message>
   <source>Double-click adds a window. Drag its ends; past midnight is fine.</source>
   <translation>双击可添加时段。拖动端点可调整；可以跨越午夜。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffModel</name>
  <message>
   <source>no line end</source>
   <translation>无行尾</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n 行相同</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… %n more row(s)</source>
   <translation>
    <numerusform>… 还有 %n 行</numerusform>
   </translation>
  </message>
  <message>
   <source>Before</source>
   <translation>之前</translation>
  </message>
  <message>
   <source>After</source>
   <translation>之后</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>行</translation>
  </message>
  <message>
   <source>removed: %1</source>
   <translation>删除：%1</translation>
  </message>
  <message>
   <source>added: %1</source>
   <translation>添加：%1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffView</name>
  <message>
   <source>What changes in the text</source>
   <translation>文本中的更改</translation>
  </message>
  <message>
   <source>No difference.</source>
   <translation>没有差异。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Document</name>
  <message>
   <source>Typing</source>
   <translation>输入</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>删除</translation>
  </message>
  <message>
   <source>Delete text</source>
   <translation>删除文本</translation>
  </message>
  <message>
   <source>Insert text</source>
   <translation>插入文本</translation>
  </message>
  <message>
   <source>Replace text</source>
   <translation>替换文本</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 不存在。</translation>
  </message>
  <message>
   <source>Reload from disk</source>
   <translation>从磁盘重新加载</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DraftServer</name>
  <message>
   <source>A copy of the draft could not be written: %1</source>
   <translation>无法写入草稿的副本：%1</translation>
  </message>
  <message>
   <source>The command could not be started: %1</source>
   <translation>无法启动命令：%1</translation>
  </message>
  <message>
   <source>The server has ended. If another program uses the port, choose another one. The command says: %1</source>
   <translation>服务器已结束。如果该端口被其他程序占用，请另选一个。命令的输出：%1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentDialog</name>
  <message>
   <source>Add environment</source>
   <translation>添加环境</translation>
  </message>
  <message>
   <source>H&amp;ost of the open files</source>
   <translation>打开的文件所属主机(&amp;O)</translation>
  </message>
  <message>
   <source>&amp;Name</source>
   <translation>名称(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;Host</source>
   <translation>主机(&amp;H)</translation>
  </message>
  <message>
   <source>Closed: nobody may fetch anything</source>
   <translation>关闭：任何人都不得抓取任何内容</translation>
  </message>
  <message>
   <source>Behind a password: nothing is claimed of its files</source>
   <translation>受密码保护：对其文件不作任何断言</translation>
  </message>
  <message>
   <source>Noindex: search engines may fetch every page</source>
   <translation>Noindex：搜索引擎可以抓取每个页面</translation>
  </message>
  <message>
   <source>Open: search engines may fetch the start page</source>
   <translation>开放：搜索引擎可以抓取首页</translation>
  </message>
  <message>
   <source>Only as the goals say</source>
   <translation>仅按目标所述</translation>
  </message>
  <message>
   <source>It &amp;must be</source>
   <translation>必须为(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Folder of its files, below this one</source>
   <translation>其文件所在文件夹（位于此文件夹下）(&amp;F)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentRow</name>
  <message>
   <source>Open its folder…</source>
   <translation>打开其文件夹…</translation>
  </message>
  <message>
   <source>Write its robots.txt…</source>
   <translation>写入其 robots.txt…</translation>
  </message>
  <message>
   <source>Environment</source>
   <translation>环境</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>正在对每个爬虫、路径和时段进行证明…</translation>
  </message>
  <message>
   <source>%1 %2: %3 — %4</source>
   <extracomment>a symbol such as ✓, a purpose, what is wanted, what was found</extracomment>
   <translation>%1 %2：%3 — %4</translation>
  </message>
  <message>
   <source>These are the files in the folder %1, as they are saved.</source>
   <translation>这些是文件夹 %1 中已保存的文件。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentsProof</name>
  <message>
   <source>nobody may fetch anything but the policy files</source>
   <translation>除策略文件外，任何代理都不得抓取任何内容</translation>
  </message>
  <message>
   <source>every search engine may fetch the start page</source>
   <translation>所有搜索引擎都可以抓取起始页</translation>
  </message>
  <message>
   <source>every search engine may fetch every page and see its noindex; whether pages have one is not in the files</source>
   <translation>所有搜索引擎都可以抓取所有网页并看到其 noindex；网页是否带有 noindex，文件中并未写明</translation>
  </message>
  <message>
   <source>a password keeps it closed: nothing is claimed of the files</source>
   <translation>由密码保持关闭：对文件不作任何主张</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>没有文件夹 %1。</translation>
  </message>
  <message>
   <source>no robots.txt was found that makes it true</source>
   <translation>未找到能使其成立的 robots.txt</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>未判定</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>未判定：%1</translation>
  </message>
  <message>
   <source>no goals are claimed</source>
   <translation>不主张任何目标</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExceptionDialog</name>
  <message>
   <source>Exception: %1</source>
   <translation>例外：%1</translation>
  </message>
  <message>
   <source>all of “%1”</source>
   <translation>“%1”的全部</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>所有路径</translation>
  </message>
  <message>
   <source>for ever</source>
   <translation>永久</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>代理(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Paths</source>
   <translation>路径(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Goal instead</source>
   <translation>改用的目标(&amp;G)</translation>
  </message>
  <message>
   <source>&amp;Until (YYYY-MM-DD)</source>
   <translation>截止（YYYY-MM-DD）(&amp;U)</translation>
  </message>
  <message>
   <source>&amp;Note</source>
   <translation>备注(&amp;N)</translation>
  </message>
  <message>
   <source>all of them</source>
   <translation>全部</translation>
  </message>
  <message>
   <source>%1 below %2</source>
   <translation>%2 下的 %1</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1：%2</translation>
  </message>
  <message>
   <source>%1 until %2</source>
   <translation>%1，至 %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExportDialog</name>
  <message>
   <source>S&amp;horter expressions</source>
   <translation>更短的表达式(&amp;H)</translation>
  </message>
  <message>
   <source>Co&amp;py</source>
   <translation>复制(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Save…</source>
   <translation>保存(&amp;S)…</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>导出</translation>
  </message>
  <message>
   <source>What is written</source>
   <translation>写出的内容</translation>
  </message>
  <message>
   <source>What is lost</source>
   <translation>丢失的内容</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>行</translation>
  </message>
  <message>
   <source>&amp;Agents:</source>
   <translation>代理(&amp;A)：</translation>
  </message>
  <message>
   <source>&amp;Enforced:</source>
   <translation>强制执行(&amp;E)：</translation>
  </message>
  <message>
   <source>Named in the files, and agents of the list</source>
   <translation>文件中指定的代理，以及列表中的代理</translation>
  </message>
  <message>
   <source>All agents of the list</source>
   <translation>列表中的所有代理</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>搜索引擎</translation>
  </message>
  <message>
   <source>AI agents</source>
   <translation>AI 代理</translation>
  </message>
  <message>
   <source>Or names with commas: GPTBot, CCBot</source>
   <translation>或以逗号分隔的名称：GPTBot, CCBot</translation>
  </message>
  <message>
   <source>Refusals and pace</source>
   <translation>拒绝与节奏</translation>
  </message>
  <message>
   <source>Refusals alone</source>
   <translation>仅拒绝</translation>
  </message>
  <message>
   <source>Pace alone</source>
   <translation>仅节奏</translation>
  </message>
  <message>
   <source>Easier to read. A path in which a character is written as an escape slips past.</source>
   <translation>更易读。路径中的字符若写成转义形式，即可绕过。</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>站点</translation>
  </message>
  <message>
   <source>Nothing is lost.</source>
   <translation>没有丢失任何内容。</translation>
  </message>
  <message>
   <source>Not enforced, or enforced differently:</source>
   <translation>未强制执行或以不同方式强制执行：</translation>
  </message>
  <message>
   <source>Save the export</source>
   <translation>保存导出内容</translation>
  </message>
  <message>
   <source>%1 is already there.</source>
   <translation>%1 已存在。</translation>
  </message>
  <message>
   <source>Replacing it discards what it contains now.</source>
   <translation>替换会丢弃其现有内容。</translation>
  </message>
  <message>
   <source>&amp;Replace</source>
   <translation>替换(&amp;R)</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>无法写入 %1：%2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FetchDialog</name>
  <message>
   <source>The text is not an address of http or https that can be fetched.</source>
   <translation>该文本不是可以抓取的 http 或 https 地址。</translation>
  </message>
  <message>
   <source>Fetch the file</source>
   <translation>抓取文件</translation>
  </message>
  <message>
   <source>This request will be sent, and no other. Redirects are followed.</source>
   <translation>只会发送此请求，不发送其他请求。会跟随重定向。</translation>
  </message>
  <message>
   <source>What comes takes the place of the text; Undo gives it back.</source>
   <translation>取得的内容会替换文本；“撤销”可将其恢复。</translation>
  </message>
  <message>
   <source>The request is under way</source>
   <translation>正在发送请求</translation>
  </message>
  <message>
   <source>&amp;Send this request</source>
   <translation>发送此请求(&amp;S)</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>正在抓取 %1 …</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>响应为 %1。</translation>
  </message>
  <message>
   <source>The document was closed in the meantime.</source>
   <translation>文档已在此期间关闭。</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>抓取 %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Field</name>
  <message>
   <source>Not set: remove the line (Ctrl+Delete)</source>
   <translation>未设置：移除该行（Ctrl+Delete）</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1：未设置</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1，第 %2 行</translation>
  </message>
  <message>
   <source>Not set here. What applies is %1: %2.</source>
   <translation>此处未设置。生效的是 %1：%2。</translation>
  </message>
  <message>
   <source>Line %1 does not count: the directive is given twice here and the first valid line decides.</source>
   <translation>第 %1 行无效：该指令在此给出了两次，以第一个有效行为准。</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>将 %1 设为 %2</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>将 %3 的 %1 设为 %2</translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>移除 %1</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>移除 %2 的 %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldHelp</name>
  <message>
   <source>Example: %1</source>
   <translation>示例：%1</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>来源：%1</translation>
  </message>
  <message>
   <source>A proposal, or read by few.</source>
   <translation>属于提案，或很少被读取。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldNotes</name>
  <message numerus="yes">
   <source>%1 of %n path(s)</source>
   <extracomment>%1 of the site's %n sample paths match</extracomment>
   <translation>
    <numerusform>%n 个路径中的 %1 个</numerusform>
   </translation>
  </message>
  <message>
   <source>at least 10 s</source>
   <translation>至少 10 秒</translation>
  </message>
  <message>
   <source>rule of thumb: twice what the last document took, at least 10 s</source>
   <translation>经验法则：上一个文档所用时间的两倍，至少 10 秒</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FilePage</name>
  <message>
   <source>About the whole file</source>
   <translation>关于整个文件</translation>
  </message>
  <message>
   <source>These lines belong to no group. They may be anywhere; new ones go to the end.</source>
   <translation>这些行不属于任何组。它们可放在任意位置；新行添加到末尾。</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>很少被读取</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>没有字段的行</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>注释、无法理解的行以及不属于任何一方的行保持原样。按 Enter 转到该行。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FindBar</name>
  <message>
   <source>Find</source>
   <translation>查找</translation>
  </message>
  <message>
   <source>Replace with</source>
   <translation>替换为</translation>
  </message>
  <message>
   <source>Match case</source>
   <translation>区分大小写</translation>
  </message>
  <message>
   <source>Whole words</source>
   <translation>全字匹配</translation>
  </message>
  <message>
   <source>Regular expression</source>
   <translation>正则表达式</translation>
  </message>
  <message>
   <source>In the selection</source>
   <translation>在选区内</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>第 %1 个，共 %2 个</translation>
  </message>
  <message>
   <source>Previous</source>
   <translation>上一个</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>下一个</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <source>Replace</source>
   <translation>替换</translation>
  </message>
  <message>
   <source>Replace all</source>
   <translation>全部替换</translation>
  </message>
  <message>
   <source>Replace all, as one step of undo</source>
   <translation>全部替换，可一步撤销</translation>
  </message>
  <message>
   <source>not found</source>
   <translation>未找到</translation>
  </message>
  <message numerus="yes">
   <source>%Ln found</source>
   <translation>
    <numerusform>找到 %Ln 处</numerusform>
   </translation>
  </message>
  <message>
   <source>from the other end</source>
   <translation>已从另一端继续</translation>
  </message>
  <message numerus="yes">
   <source>%Ln replaced</source>
   <translation>
    <numerusform>已替换 %Ln 处</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FirstRun</name>
  <message numerus="yes">
   <source>%Ln search engine(s) may come.</source>
   <translation>
    <numerusform>%Ln 个搜索引擎可以来访。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln search engine(s) may not come.</source>
   <translation>
    <numerusform>%Ln 个搜索引擎不得来访。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may come.</source>
   <translation>
    <numerusform>%Ln 个助手可以来访。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may not come.</source>
   <translation>
    <numerusform>%Ln 个助手不得来访。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may come.</source>
   <translation>
    <numerusform>%Ln 个训练爬虫可以来访。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may not come.</source>
   <translation>
    <numerusform>%Ln 个训练爬虫不得来访。</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1/%2</translation>
  </message>
  <message>
   <source>Now the start page is open to %1 search engines, %2 assistants and %3 training crawlers.</source>
   <extracomment>Each place is “37 of 37”.</extracomment>
   <translation>起始页现在对 %1 个搜索引擎、%2 个助手和 %3 个训练爬虫开放。</translation>
  </message>
  <message>
   <source>Say what you want</source>
   <translation>说明您的意愿</translation>
  </message>
  <message>
   <source>May search engines find your site?</source>
   <translation>搜索引擎可以找到您的站点吗？</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>是</translation>
  </message>
  <message>
   <source>Only some paths</source>
   <translation>仅部分路径</translation>
  </message>
  <message>
   <source>No</source>
   <translation>否</translation>
  </message>
  <message>
   <source>Paths that search engines may fetch</source>
   <translation>搜索引擎可以抓取的路径</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /blog/ /docs/</source>
   <translation>路径，以空格分隔：/blog/ /docs/</translation>
  </message>
  <message>
   <source>May AI assistants read pages to answer people?</source>
   <translation>AI 助手可以读取网页来回答用户吗？</translation>
  </message>
  <message>
   <source>Yes, but say nothing of use</source>
   <translation>是，但不说明用途</translation>
  </message>
  <message>
   <source>May your text be used to train AI models?</source>
   <translation>您的文本可以用于训练 AI 模型吗？</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>需许可证</translation>
  </message>
  <message>
   <source>Say nothing</source>
   <translation>不作说明</translation>
  </message>
  <message>
   <source>Where the terms of the licence are</source>
   <translation>许可证条款所在的地址</translation>
  </message>
  <message>
   <source>Paths nobody should fetch</source>
   <translation>任何爬虫都不应抓取的路径</translation>
  </message>
  <message>
   <source>None; or paths, separated by spaces: /cart /search</source>
   <translation>无；或路径，以空格分隔：/cart /search</translation>
  </message>
  <message>
   <source>The files as they will be</source>
   <translation>更改后的文件</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>暂不</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>完成</translation>
  </message>
  <message>
   <source>as your files say now</source>
   <translation>与您的文件现状一致</translation>
  </message>
  <message>
   <source>Your files say something else now. Look at the answers, then press Done again.</source>
   <translation>您的文件内容现已不同。请查看各项回答，然后再次按“完成”。</translation>
  </message>
  <message>
   <source>No answer is taken from your files: %1.</source>
   <translation>未从您的文件中得出任何答案：%1。</translation>
  </message>
  <message>
   <source>One answer is not complete yet.</source>
   <translation>有一个回答尚不完整。</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>正在对每个爬虫、路径和时段进行证明…</translation>
  </message>
  <message>
   <source>Your goals are made as soon as that is known.</source>
   <translation>一旦得知，即会创建您的目标。</translation>
  </message>
  <message>
   <source>Your files say so already.</source>
   <translation>您的文件已经如此声明。</translation>
  </message>
  <message>
   <source>Not reached: %1.</source>
   <translation>未达成：%1。</translation>
  </message>
  <message>
   <source>Three questions</source>
   <translation>三个问题</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>应用目标</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormArea</name>
  <message>
   <source>This file has no form yet. Its text is on the right.</source>
   <translation>此文件尚无表单。其文本在右侧。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormPages</name>
  <message>
   <source>Agents and paths</source>
   <translation>代理与路径</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>整个文件</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>AI 策略</translation>
  </message>
  <message>
   <source>Agent blocks</source>
   <translation>代理块</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>质量</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>合规</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>链</translation>
  </message>
  <message>
   <source>About this file</source>
   <translation>关于此文件</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>代理</translation>
  </message>
  <message>
   <source>Site and defaults</source>
   <translation>站点与默认值</translation>
  </message>
  <message>
   <source>Rendered robots.txt</source>
   <translation>生成的 robots.txt</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalDetails</name>
  <message>
   <source>obeys</source>
   <translation>遵守</translation>
  </message>
  <message>
   <source>does not obey</source>
   <translation>不遵守</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>无文档说明</translation>
  </message>
  <message>
   <source>Every path</source>
   <translation>所有路径</translation>
  </message>
  <message>
   <source>Not these</source>
   <translation>不含这些</translation>
  </message>
  <message>
   <source>Only these</source>
   <translation>仅限这些</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>路径</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>路径，以空格分隔：/members/ /search</translation>
  </message>
  <message>
   <source>Paths, separated by spaces</source>
   <translation>路径，以空格分隔</translation>
  </message>
  <message>
   <source>Hours (UTC)</source>
   <translation>时段（UTC）</translation>
  </message>
  <message>
   <source>any; or seconds between two requests, such as 10s or 2m</source>
   <translation>任意；或两次请求之间的秒数，例如 10s 或 2m</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>节奏</translation>
  </message>
  <message>
   <source>are kept out</source>
   <translation>被拒之门外</translation>
  </message>
  <message>
   <source>may come</source>
   <translation>可以来访</translation>
  </message>
  <message>
   <source>Crawlers that do not know the question</source>
   <translation>不理解询问的爬虫</translation>
  </message>
  <message>
   <source>who does not know the question</source>
   <translation>不理解询问的爬虫</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>许可证条款</translation>
  </message>
  <message>
   <source>as the goal means it</source>
   <translation>按目标的含义</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>是</translation>
  </message>
  <message>
   <source>no</source>
   <translation>否</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>无</translation>
  </message>
  <message>
   <source>What is said of use</source>
   <translation>关于用途的声明</translation>
  </message>
  <message>
   <source>what is said of use</source>
   <translation>关于用途的声明</translation>
  </message>
  <message>
   <source>the comment above a group that is added for this goal</source>
   <translation>为此目标添加的组上方的注释</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>备注</translation>
  </message>
  <message>
   <source>note</source>
   <translation>备注</translation>
  </message>
  <message>
   <source>%1: agents</source>
   <translation>%1：代理</translation>
  </message>
  <message>
   <source>Except this one…</source>
   <translation>除此代理外…</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1：%2</translation>
  </message>
  <message>
   <source>paths</source>
   <translation>路径</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>时段</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>节奏</translation>
  </message>
  <message>
   <source>At any time. Double-click the strip to add hours.</source>
   <translation>任何时间。双击色条可添加时段。</translation>
  </message>
  <message>
   <source>No crawler is known to read hours; a server can keep them.</source>
   <translation>没有已知会读取时段的爬虫；服务器可以执行时段限制。</translation>
  </message>
  <message>
   <source>except %1</source>
   <translation>%1 除外</translation>
  </message>
  <message>
   <source>Change this exception…</source>
   <translation>更改此例外…</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>移除此例外</translation>
  </message>
  <message>
   <source>Exception…</source>
   <translation>例外…</translation>
  </message>
  <message>
   <source>%1: add an exception</source>
   <translation>%1：添加例外</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalGuard</name>
  <message>
   <source>The goal of search engines would no longer be true.</source>
   <translation>搜索引擎的目标将不再成立。</translation>
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
   <translation>原因</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>询问</translation>
  </message>
  <message>
   <source>Export to nginx…</source>
   <translation>导出到 nginx…</translation>
  </message>
  <message>
   <source>%1: exceptions, paths, hours, agents</source>
   <translation>%1：例外、路径、时段、代理</translation>
  </message>
  <message>
   <source>Exceptions, paths, hours, agents</source>
   <translation>例外、路径、时段、代理</translation>
  </message>
  <message>
   <source>Goes to the line that decides this.</source>
   <translation>转到对此起决定作用的行。</translation>
  </message>
  <message>
   <source>%1: why</source>
   <translation>%1：原因</translation>
  </message>
  <message>
   <source>Asks for this agent and path, above.</source>
   <translation>在上方就此代理和路径提问。</translation>
  </message>
  <message>
   <source>%1: ask</source>
   <translation>%1：提问</translation>
  </message>
  <message>
   <source>Only a server can refuse agents that do not obey robots.txt.</source>
   <translation>只有服务器才能拒绝不遵守 robots.txt 的代理。</translation>
  </message>
  <message>
   <source>%1: export to nginx</source>
   <translation>%1：导出到 nginx</translation>
  </message>
  <message numerus="yes">
   <source>%Ln agent(s)</source>
   <translation>
    <numerusform>%Ln 个代理</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalPresets</name>
  <message>
   <source>Block AI training, allow search</source>
   <translation>阻止 AI 训练，允许搜索</translation>
  </message>
  <message>
   <source>Search engines and assistants may come; crawlers that collect text to train models may not.</source>
   <translation>搜索引擎和助手可以来访；收集文本以训练模型的爬虫不得来访。</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>全部欢迎</translation>
  </message>
  <message>
   <source>Every crawler may fetch everything, and the file says that it may use it.</source>
   <translation>所有爬虫都可以抓取全部内容，并且文件声明它们可以使用。</translation>
  </message>
  <message>
   <source>Close the whole site</source>
   <translation>关闭整个站点</translation>
  </message>
  <message>
   <source>No crawler may fetch anything, Google's ad crawlers included.</source>
   <translation>任何爬虫都不得抓取任何内容，Google 的广告爬虫也不例外。</translation>
  </message>
  <message>
   <source>Search engines only</source>
   <translation>仅限搜索引擎</translation>
  </message>
  <message>
   <source>Search engines may fetch everything; nobody else may come.</source>
   <translation>搜索引擎可以抓取全部内容；其他一律不得来访。</translation>
  </message>
  <message>
   <source>No AI at all</source>
   <translation>完全禁止 AI</translation>
  </message>
  <message>
   <source>Neither assistants nor crawlers for research, training or new content may come.</source>
   <translation>助手以及用于研究、训练或生成新内容的爬虫均不得来访。</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>先询问</translation>
  </message>
  <message>
   <source>Reading is free; training and new content only after asking.</source>
   <translation>可自由读取；训练和生成新内容须先询问。</translation>
  </message>
  <message>
   <source>Search and archives, no training</source>
   <translation>允许搜索和存档，禁止训练</translation>
  </message>
  <message>
   <source>Search engines and web archives may keep pages; nobody may train models.</source>
   <translation>搜索引擎和网页存档可以保留网页；任何一方都不得训练模型。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalRows</name>
  <message numerus="yes">
   <source>%n path(s)</source>
   <translation>
    <numerusform>%n 个路径</numerusform>
   </translation>
  </message>
  <message>
   <source>only %1</source>
   <translation>仅 %1</translation>
  </message>
  <message>
   <source>not %1</source>
   <translation>不含 %1</translation>
  </message>
  <message>
   <source>every path and hour</source>
   <translation>所有路径和时段</translation>
  </message>
  <message numerus="yes">
   <source>%Ln obey</source>
   <comment>agents, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln 个遵守</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not</source>
   <comment>agents that do not obey, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln 个不遵守</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln say nothing</source>
   <comment>agents of which it is not known, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln 个未说明</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not obey robots.txt</source>
   <translation>
    <numerusform>%Ln 个不遵守 robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>kept out until you add an exception</source>
   <translation>在您添加例外之前拒之门外</translation>
  </message>
  <message>
   <source>may come, and is asked to ask first</source>
   <translation>可以来访，并请其先询问</translation>
  </message>
  <message>
   <source>kept out without a licence</source>
   <translation>没有许可证则拒之门外</translation>
  </message>
  <message>
   <source>may come; use needs a licence</source>
   <translation>可以来访；使用需要许可证</translation>
  </message>
  <message numerus="yes">
   <source>%Ln exception(s)</source>
   <translation>
    <numerusform>%Ln 个例外</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3 UTC</source>
   <translation>%1 在 %3 UTC 不得抓取 %2</translation>
  </message>
  <message numerus="yes">
   <source>no line names %Ln agent(s)</source>
   <translation>
    <numerusform>没有任何一行指定其中 %Ln 个代理</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 and %Ln more</source>
   <translation>
    <numerusform>%1 以及另外 %Ln 个</numerusform>
   </translation>
  </message>
  <message>
   <source>No line names: %1.</source>
   <translation>没有任何一行指定：%1。</translation>
  </message>
  <message>
   <source>Documented to ignore robots.txt, so that only a server can refuse them: %1.</source>
   <translation>有文档表明它们无视 robots.txt，因此只有服务器才能拒绝：%1。</translation>
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
   <translation>未判定：%1</translation>
  </message>
  <message>
   <source>not known to be read</source>
   <translation>未知是否会被读取</translation>
  </message>
  <message>
   <source>%1 came %2 times all the same</source>
   <translation>%1 仍然来访了 %2 次</translation>
  </message>
  <message>
   <source>true</source>
   <translation>成立</translation>
  </message>
  <message>
   <source>said, but not known to be read</source>
   <translation>已声明，但未知是否会被读取</translation>
  </message>
  <message>
   <source>not true</source>
   <translation>不成立</translation>
  </message>
  <message>
   <source>being proved</source>
   <translation>正在证明</translation>
  </message>
  <message>
   <source>no goal</source>
   <translation>无目标</translation>
  </message>
  <message>
   <source>No goal</source>
   <translation>无目标</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>欢迎</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>开放</translation>
  </message>
  <message>
   <source>Keep out</source>
   <translation>拒之门外</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>先询问</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>需许可证</translation>
  </message>
  <message>
   <source>Nothing is claimed of these crawlers.</source>
   <translation>对这些爬虫不作任何主张。</translation>
  </message>
  <message>
   <source>They may come, and the files say that they may use it.</source>
   <translation>它们可以来访，并且文件声明它们可以使用。</translation>
  </message>
  <message>
   <source>They may come. Nothing is said of use.</source>
   <translation>它们可以来访。对用途不作说明。</translation>
  </message>
  <message>
   <source>They may not come, and the files refuse the use.</source>
   <translation>它们不得来访，并且文件拒绝其使用。</translation>
  </message>
  <message>
   <source>They may come only after asking.</source>
   <translation>它们只有在询问之后才可以来访。</translation>
  </message>
  <message>
   <source>They may come only with a licence.</source>
   <translation>它们只有持许可证才可以来访。</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1：%2</translation>
  </message>
  <message>
   <source>as “%1”</source>
   <translation>同“%1”</translation>
  </message>
  <message>
   <source>nothing is claimed</source>
   <translation>不作任何主张</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>正在对每个爬虫、路径和时段进行证明…</translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) are not true yet.</source>
   <translation>
    <numerusform>%Ln 个目标尚未成立。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) could not be decided.</source>
   <translation>
    <numerusform>%Ln 个目标无法判定。</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose what you want, and every crawler is looked at.</source>
   <translation>选择您的意愿，随后会逐一检查每个爬虫。</translation>
  </message>
  <message numerus="yes">
   <source>What you want is what the files say: %Ln goal(s) are true.</source>
   <translation>
    <numerusform>文件的声明符合您的意愿：%Ln 个目标成立。</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalsPage</name>
  <message>
   <source>Goals</source>
   <translation>目标</translation>
  </message>
  <message>
   <source>What do you want?</source>
   <translation>您希望怎样？</translation>
  </message>
  <message>
   <source>Add environment…</source>
   <translation>添加环境…</translation>
  </message>
  <message>
   <source>Other copies of the site, such as staging, and what their files must say</source>
   <translation>网站的其他副本（例如预发布环境），以及其文件必须写明的内容</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>许可证条款</translation>
  </message>
  <message>
   <source>Exception removed</source>
   <translation>例外已移除</translation>
  </message>
  <message>
   <source>Kept in gatepost.yaml</source>
   <translation>保存在 gatepost.yaml 中</translation>
  </message>
  <message>
   <source>list of crawlers of %1</source>
   <translation>%1 的爬虫列表</translation>
  </message>
  <message>
   <source>Environment %1</source>
   <translation>环境 %1</translation>
  </message>
  <message>
   <source>Exception</source>
   <translation>例外</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>应用目标</translation>
  </message>
  <message>
   <source>Your goals are in %1 now. Nothing is saved yet.</source>
   <translation>您的目标现已写入 %1。尚未保存任何内容。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupCard</name>
  <message>
   <source>Convert to 2.0…</source>
   <translation>转换为 2.0…</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>复制组</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>移除组</translation>
  </message>
  <message>
   <source>Add an agent: GPTBot, ClaudeBot, * …</source>
   <translation>添加代理：GPTBot、ClaudeBot、* …</translation>
  </message>
  <message>
   <source>Add an agent</source>
   <translation>添加代理</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>代理(&amp;A)</translation>
  </message>
  <message>
   <source>Kind of the new rule</source>
   <translation>新规则的类型</translation>
  </message>
  <message>
   <source>Add a rule: /path, then Enter</source>
   <translation>添加规则：/路径，然后按 Enter</translation>
  </message>
  <message>
   <source>Add a rule</source>
   <translation>添加规则</translation>
  </message>
  <message>
   <source>“allow /path” makes an Allow, “disallow /path” a Disallow. A pasted list of paths or URLs makes a rule of each.</source>
   <translation>“allow /path”会生成 Allow，“disallow /path”会生成 Disallow。粘贴路径或 URL 列表会各生成一条规则。</translation>
  </message>
  <message>
   <source>No line of the list is a path, a URL or a directive of a group.</source>
   <translation>列表中没有一行是路径、URL 或组的指令。</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>规则(&amp;R)</translation>
  </message>
  <message>
   <source>Add Allow</source>
   <translation>添加 Allow</translation>
  </message>
  <message>
   <source>Ctrl+Insert</source>
   <translation>Ctrl+Insert</translation>
  </message>
  <message>
   <source>Add Disallow</source>
   <translation>添加 Disallow</translation>
  </message>
  <message>
   <source>Insert</source>
   <translation>Insert</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>上移</translation>
  </message>
  <message>
   <source>Alt+Up</source>
   <translation>Alt+Up</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>下移</translation>
  </message>
  <message>
   <source>Alt+Down</source>
   <translation>Alt+Down</translation>
  </message>
  <message>
   <source>Remove rule</source>
   <translation>移除规则</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Delete</translation>
  </message>
  <message>
   <source>Group %1 of %2 · line %3</source>
   <translation>第 %1 组，共 %2 组 · 第 %3 行</translation>
  </message>
  <message>
   <source>Convert to a plain group…</source>
   <translation>转换为普通组…</translation>
  </message>
  <message>
   <source>No group</source>
   <translation>没有组</translation>
  </message>
  <message>
   <source>%1 manages this group: your changes will be overwritten or duplicated. Change it in the settings there, or add another group for the same agents.</source>
   <translation>此组由 %1 管理：您的更改会被覆盖或造成重复。请在其设置中更改，或为相同的代理添加另一个组。</translation>
  </message>
  <message>
   <source>There is a line that is not a rule between the User-agent lines: for standard crawlers these agents are one group.</source>
   <translation>User-agent 行之间夹有非规则的行：对标准爬虫而言，这些代理属于同一组。</translation>
  </message>
  <message numerus="yes">
   <source>%1 · %n set</source>
   <extracomment>%1 a heading, %n how many of the fields below it have a value</extracomment>
   <translation>
    <numerusform>%1 · 已设置 %n 项</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>（尚无代理）</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>还有 %n 个</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>第 %1 行</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s)</source>
   <translation>
    <numerusform>%n 条规则</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n other line(s)</source>
   <translation>
    <numerusform>%n 个其他行</numerusform>
   </translation>
  </message>
  <message>
   <source>experimental, read by nobody</source>
   <translation>实验性，无人读取</translation>
  </message>
  <message>
   <source>There is another line between its User-agent lines.</source>
   <translation>其 User-agent 行之间夹有其他行。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsPage</name>
  <message>
   <source>Find an agent</source>
   <translation>查找代理</translation>
  </message>
  <message>
   <source>Find an agent's group</source>
   <translation>查找代理所在的组</translation>
  </message>
  <message>
   <source>Groups</source>
   <translation>组</translation>
  </message>
  <message>
   <source>&amp;New group</source>
   <translation>新建组(&amp;N)</translation>
  </message>
  <message>
   <source>No group yet. A group says which agents its rules are for.</source>
   <translation>尚无组。组说明其规则针对哪些代理。</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>时段与节奏</translation>
  </message>
  <message>
   <source>Version and notes to the operator</source>
   <translation>版本以及写给机器人运营人员的注释</translation>
  </message>
  <message>
   <source>Preference signals: later use</source>
   <translation>偏好信号：抓取之后的使用</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>很少被读取</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>注释</translation>
  </message>
  <message>
   <source>Add group</source>
   <translation>添加组</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>复制组</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>移除组</translation>
  </message>
  <message>
   <source>Convert group to 2.0</source>
   <translation>将组转换为 2.0</translation>
  </message>
  <message>
   <source>Convert group to a plain one</source>
   <translation>将组转换为普通组</translation>
  </message>
  <message>
   <source>Nothing means anything else afterwards.</source>
   <translation>转换后含义均不变。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Guard</name>
  <message>
   <source>What %1 says now is not used until it is corrected: %2</source>
   <translation>%1 的当前内容在更正之前不会被采用：%2</translation>
  </message>
  <message>
   <source>%1 was changed by another program and has been reloaded.</source>
   <translation>%1 被其他程序更改，已重新加载。</translation>
  </message>
  <message>
   <source>The undo history of %1 is full: its oldest steps are gone.</source>
   <translation>%1 的撤销历史已满：最早的步骤已被丢弃。</translation>
  </message>
  <message>
   <source>%1 is also open in another Gatepost window (process %2). Gatepost looks at the file before each save and asks if the other one has saved.</source>
   <translation>%1 也在另一个 Gatepost 窗口（进程 %2）中打开。Gatepost 每次保存前会查看该文件，如果另一窗口已保存则会询问。</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
  <message>
   <source>%1 cannot be read any more. Your text is still here.</source>
   <translation>已无法读取 %1。您的文本仍保留在此。</translation>
  </message>
  <message>
   <source>%1 was removed or renamed by another program. Your text is still here; saving writes the file again.</source>
   <translation>%1 被其他程序移除或重命名。您的文本仍保留在此；保存会重新写入该文件。</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>保存</translation>
  </message>
  <message>
   <source>%1 was changed by another program, and you have unsaved edits.</source>
   <translation>%1 被其他程序更改，而您有未保存的编辑。</translation>
  </message>
  <message>
   <source>%1 was changed by another program.</source>
   <translation>%1 被其他程序更改。</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>比较</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>重新加载</translation>
  </message>
  <message>
   <source>Keep mine</source>
   <translation>保留我的版本</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Help</name>
  <message>
   <source>retired</source>
   <translation>已停用</translation>
  </message>
  <message>
   <source>older name</source>
   <translation>旧名称</translation>
  </message>
  <message>
   <source>not confirmed by its operator</source>
   <translation>未经运营方确认</translation>
  </message>
  <message>
   <source>crawler</source>
   <translation>爬虫</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>应用户请求抓取</translation>
  </message>
  <message>
   <source>policy token, never fetches</source>
   <translation>策略标识，从不抓取</translation>
  </message>
  <message>
   <source>library</source>
   <translation>程序库</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>无文档说明</translation>
  </message>
  <message>
   <source>no</source>
   <translation>否</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>是</translation>
  </message>
  <message>
   <source>Obeys robots.txt</source>
   <translation>遵守 robots.txt</translation>
  </message>
  <message>
   <source>Obeys the * group</source>
   <translation>遵守 * 组</translation>
  </message>
  <message>
   <source>Obeys Crawl-delay</source>
   <translation>遵守 Crawl-delay</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>来源：%1</translation>
  </message>
  <message>
   <source>Example: %1</source>
   <translation>示例：%1</translation>
  </message>
  <message>
   <source>Explanation</source>
   <translation>说明</translation>
  </message>
  <message>
   <source>Open in the manual</source>
   <translation>在手册中打开</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursModel</name>
  <message>
   <source>polite pace</source>
   <translation>礼貌的节奏</translation>
  </message>
  <message>
   <source>open</source>
   <translation>开放</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>被拒绝</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>关闭</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>须询问</translation>
  </message>
  <message>
   <source>Open at every hour</source>
   <translation>全天开放</translation>
  </message>
  <message>
   <source>Not open at any hour</source>
   <translation>全天不开放</translation>
  </message>
  <message>
   <source>Closes %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>%1 关闭</translation>
  </message>
  <message>
   <source>Opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>%1 开放</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>names of agents</comment>
   <translation>
    <numerusform>还有 %n 个</numerusform>
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
   <translation>自 %1 起：%2</translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <comment>an agent, a time, and what applies then</comment>
   <translation>%1，%2：%3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursView</name>
  <message>
   <source>Hours at which agents may fetch the path, in UTC</source>
   <translation>代理可以抓取该路径的时段，UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Journal</name>
  <message>
   <source>the folder %1 could not be made</source>
   <translation>无法创建文件夹 %1</translation>
  </message>
  <message>
   <source>%1 could not be locked</source>
   <translation>无法锁定 %1</translation>
  </message>
  <message>
   <source>it could not be synced</source>
   <translation>无法同步</translation>
  </message>
  <message>
   <source>What you type in %1 cannot be kept for recovery: %2. Save soon.</source>
   <translation>您在 %1 中输入的内容无法留作恢复之用：%2。请尽快保存。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::KeyTable</name>
  <message>
   <source>Keys</source>
   <translation>按键</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>命令</translation>
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
   <translation>此值不起任何决定作用</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>现在</translation>
  </message>
  <message>
   <source>New</source>
   <translation>新建</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAnswerPage</name>
  <message>
   <source>Draft, live, after upload</source>
   <translation>草稿、线上、上传之后</translation>
  </message>
  <message>
   <source>What the draft says and is not served</source>
   <translation>草稿中有但未被提供的内容</translation>
  </message>
  <message>
   <source>What others put into it</source>
   <translation>其他来源加入的内容</translation>
  </message>
  <message>
   <source>What differs from the draft after an upload</source>
   <translation>上传之后与草稿的差异</translation>
  </message>
  <message>
   <source>Request</source>
   <translation>请求</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>响应</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>谁</translation>
  </message>
  <message>
   <source>What they make of it</source>
   <translation>它们如何理解</translation>
  </message>
  <message>
   <source>Requests that are answered</source>
   <translation>已获响应的请求</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <source>Send no more requests</source>
   <translation>不再发送请求</translation>
  </message>
  <message>
   <source>Comparison</source>
   <translation>比较</translation>
  </message>
  <message>
   <source>Requests and answers</source>
   <translation>请求与响应</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>请求</translation>
  </message>
  <message>
   <source>What crawlers make of it</source>
   <translation>爬虫如何理解</translation>
  </message>
  <message>
   <source>What cra&amp;wlers make of it</source>
   <translation>爬虫如何理解(&amp;W)</translation>
  </message>
  <message>
   <source>File that is compared line by line</source>
   <translation>逐行比较的文件</translation>
  </message>
  <message>
   <source>Neither the draft nor the site has a line in this file.</source>
   <translation>草稿和站点在此文件中都没有任何行。</translation>
  </message>
  <message>
   <source>Asking for robots.txt…</source>
   <translation>正在请求 robots.txt…</translation>
  </message>
  <message>
   <source>Comparing every path, agent and hour…</source>
   <translation>正在比较每个路径、代理和时段…</translation>
  </message>
  <message>
   <source>Every agent is answered as the draft says, on every path and at every hour.</source>
   <translation>每个代理在所有路径和所有时段得到的答案都与草稿一致。</translation>
  </message>
  <message>
   <source>Nothing: every answer of the draft is served.</source>
   <translation>无：草稿的每个答案均已提供。</translation>
  </message>
  <message>
   <source>Nothing that changes an answer.</source>
   <translation>没有会改变答案的内容。</translation>
  </message>
  <message>
   <source>Nothing: agents will be answered as the draft says.</source>
   <translation>无：代理得到的答案将与草稿一致。</translation>
  </message>
  <message>
   <source>What will be served after an upload cannot be known.</source>
   <translation>无法得知上传之后会提供什么。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAskPage</name>
  <message>
   <source>Requests that will be sent</source>
   <translation>将发送的请求</translation>
  </message>
  <message>
   <source>Use the &amp;proxy that the environment names</source>
   <translation>使用环境所指定的代理服务器(&amp;P)</translation>
  </message>
  <message>
   <source>Type the host of the site, such as www.example.org. What will be sent is then listed here.</source>
   <translation>请输入站点的主机，例如 www.example.org。随后会在此列出将发送的请求。</translation>
  </message>
  <message>
   <source>It looks up names itself, so that the addresses it connects to are not checked</source>
   <translation>它自行查询名称，因此不会检查它所连接的地址</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>站点</translation>
  </message>
  <message>
   <source>The draft is compared with what the site serves now. Nothing is sent before you press the button below.</source>
   <translation>将草稿与站点当前提供的内容比较。在您按下方的按钮之前，不会发送任何内容。</translation>
  </message>
  <message numerus="yes">
   <source>Send these %n request(s)</source>
   <translation>
    <numerusform>发送这 %n 个请求</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1。</translation>
  </message>
  <message>
   <source>Each names Gatepost as the sender: %1.</source>
   <translation>每个请求都表明发送方是 Gatepost：%1。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveChanges</name>
  <message>
   <source>The comparison is not complete: there may be more.</source>
   <translation>比较不完整：可能还有更多。</translation>
  </message>
  <message>
   <source>Not decided: %1</source>
   <translation>未判定：%1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveColumnsModel</name>
  <message>
   <source>Whose</source>
   <translation>归属</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>草稿</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>线上</translation>
  </message>
  <message>
   <source>After upload</source>
   <translation>上传之后</translation>
  </message>
  <message>
   <source>others</source>
   <translation>其他</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n 行相同</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, by %2</source>
   <comment>%1 a line of a file, %2 who put it there</comment>
   <translation>%1，来自 %2</translation>
  </message>
  <message>
   <source>not served: %1</source>
   <translation>未提供：%1</translation>
  </message>
  <message>
   <source>goes with an upload: %1</source>
   <translation>上传后消失：%1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveDialog</name>
  <message>
   <source>Ask again…</source>
   <translation>再次请求…</translation>
  </message>
  <message>
   <source>&amp;Take the live file as a new document</source>
   <translation>将线上文件作为新文档打开(&amp;T)</translation>
  </message>
  <message>
   <source>Compare with live</source>
   <translation>与线上比较</translation>
  </message>
  <message>
   <source>In a separate window, unsaved; the draft stays as it is</source>
   <translation>在单独的窗口中打开，不保存；草稿保持原样</translation>
  </message>
  <message>
   <source>Into a folder of your choice, from which Logs and replay read it as a version of the policy</source>
   <translation>存入您选择的文件夹，日志和重放会从中将其作为策略的一个版本读取</translation>
  </message>
  <message>
   <source>Stopped: nothing was answered.</source>
   <translation>已停止：没有任何响应。</translation>
  </message>
  <message numerus="yes">
   <source>Stopped. %n request(s) were answered; what was not asked for is not known.</source>
   <translation>
    <numerusform>已停止。%n 个请求已获响应；未请求的内容仍属未知。</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking for %1…</source>
   <translation>正在请求 %1…</translation>
  </message>
  <message>
   <source>Keep as a version…</source>
   <translation>保留为版本…</translation>
  </message>
  <message>
   <source>Keep as version of %1…</source>
   <translation>保留为 %1 的版本…</translation>
  </message>
  <message>
   <source>The folder of the kept versions</source>
   <translation>所保留版本的文件夹</translation>
  </message>
  <message>
   <source>Kept in %1.</source>
   <translation>已保留在 %1 中。</translation>
  </message>
  <message>
   <source>%1 is there already, and nothing is written over.</source>
   <translation>%1 已存在，不会覆盖任何内容。</translation>
  </message>
  <message>
   <source>The folder %1 could not be made.</source>
   <translation>无法创建文件夹 %1。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveTexts</name>
  <message>
   <source>%1 for %2: %3</source>
   <comment>%1 a header, %2 an agent, %3 the header's value</comment>
   <translation>%1，针对 %2：%3</translation>
  </message>
  <message>
   <source>no answer</source>
   <translation>无响应</translation>
  </message>
  <message>
   <source>%1 (no longer encrypted)</source>
   <translation>%1（不再加密）</translation>
  </message>
  <message>
   <source>through %1</source>
   <comment>%1 a content delivery network</comment>
   <translation>经由 %1</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the file: crawlers may get the same.</source>
   <translation>防火墙以提问代替了该文件：爬虫可能得到同样的内容。</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1。</translation>
  </message>
  <message>
   <source>Not known: %1</source>
   <translation>未知：%1</translation>
  </message>
  <message>
   <source>left out</source>
   <translation>已略去</translation>
  </message>
  <message>
   <source>Start page</source>
   <translation>起始页</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogAgentsModel</name>
  <message>
   <source>never</source>
   <translation>从不</translation>
  </message>
  <message>
   <source>once</source>
   <translation>一次</translation>
  </message>
  <message>
   <source>every %1</source>
   <translation>每 %1</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>部分</translation>
  </message>
  <message>
   <source>no</source>
   <translation>否</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>是</translation>
  </message>
  <message>
   <source>unknown</source>
   <translation>未知</translation>
  </message>
  <message>
   <source>%1 %</source>
   <comment>share</comment>
   <translation>%1 %</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so no request counts as denied, whatever your files say (requests: %2).</source>
   <translation>有文档表明 %1 无视 robots.txt，因此无论您的文件怎么写，任何请求都不算被拒绝（请求数：%2）。</translation>
  </message>
  <message>
   <source>%1 does not claim to obey robots.txt.</source>
   <translation>%1 未声称遵守 robots.txt。</translation>
  </message>
  <message>
   <source>%1 did nothing that was denied (requests: %2).</source>
   <translation>%1 没有做任何被拒绝的事（请求：%2）。</translation>
  </message>
  <message>
   <source>%1 asked for denied paths %2 times and was served %3 times.</source>
   <translation>%1 请求被拒绝的路径 %2 次，其中 %3 次得到内容。</translation>
  </message>
  <message>
   <source>It did so on %1.</source>
   <translation>时间为 %1。</translation>
  </message>
  <message>
   <source>It did so from %1 to %2.</source>
   <translation>时间为 %1 至 %2。</translation>
  </message>
  <message>
   <source>Of these, %1 came after it had read the rule that denies them.</source>
   <translation>其中 %1 次发生在它读取拒绝规则之后。</translation>
  </message>
  <message>
   <source>Another %1 are within a day of a change of the rules, when a copy may still be old.</source>
   <translation>另有 %1 次在规则更改后一天之内，此时它的副本可能仍是旧的。</translation>
  </message>
  <message>
   <source>It came %1 times outside its hours.</source>
   <translation>它在时段之外来访 %1 次。</translation>
  </message>
  <message>
   <source>%1 of its requests came faster than the stated %2; its busiest minute had %3.</source>
   <translation>它的请求中有 %1 快于声明的 %2；最繁忙的一分钟有 %3 次。</translation>
  </message>
  <message>
   <source>It never got robots.txt.</source>
   <translation>它从未取得 robots.txt。</translation>
  </message>
  <message>
   <source>%1 (unknown)</source>
   <translation>%1（未知）</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>代理</translation>
  </message>
  <message>
   <source>Verified</source>
   <translation>已验证</translation>
  </message>
  <message>
   <source>Whether its addresses are those that its operator publishes</source>
   <translation>其地址是否为运营方公布的地址</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>请求</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>被拒绝</translation>
  </message>
  <message>
   <source>Requests that every version of the policy of the last 24 hours denies</source>
   <translation>最近 24 小时内每个版本的策略都拒绝的请求</translation>
  </message>
  <message>
   <source>Knew better</source>
   <translation>明知故犯</translation>
  </message>
  <message>
   <source>Denied requests after it had read the rule that denies them</source>
   <translation>读取拒绝规则之后仍发出的被拒绝请求</translation>
  </message>
  <message>
   <source>Grace</source>
   <translation>宽限</translation>
  </message>
  <message>
   <source>Denied, but a copy of the rules that is a day old allows it</source>
   <translation>被拒绝，但一天前的规则副本允许</translation>
  </message>
  <message>
   <source>Closed</source>
   <translation>关闭</translation>
  </message>
  <message>
   <source>Requests outside the hours of Visit-time</source>
   <translation>在 Visit-time 时段之外的请求</translation>
  </message>
  <message>
   <source>Too fast</source>
   <translation>过快</translation>
  </message>
  <message>
   <source>Share of requests that came faster than the stated pace</source>
   <translation>快于声明节奏的请求所占比例</translation>
  </message>
  <message>
   <source>Reads robots.txt</source>
   <translation>读取 robots.txt</translation>
  </message>
  <message>
   <source>Against the policy</source>
   <translation>违反策略</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>%1 至 %2</translation>
  </message>
  <message>
   <source>The days of its first and its last request that was denied, outside the hours or in a honeypot</source>
   <translation>首次和最后一次被拒绝、在时段之外或进入蜜罐的请求的日期</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogIdleModel</name>
  <message>
   <source>Place</source>
   <translation>位置</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1 第 %2 行</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>行</translation>
  </message>
  <message>
   <source>For</source>
   <translation>对象</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogNetworksModel</name>
  <message>
   <source>Network</source>
   <translation>网络</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>请求</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogRulesModel</name>
  <message>
   <source>Rule and paths</source>
   <translation>规则与路径</translation>
  </message>
  <message>
   <source>a group that allows only other paths</source>
   <translation>只允许其他路径的组</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1 第 %2 行：%3</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>版本</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>请求</translation>
  </message>
  <message>
   <source>First</source>
   <translation>首次</translation>
  </message>
  <message>
   <source>Last</source>
   <translation>末次</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Logs</name>
  <message>
   <source>%1: no line has a User-Agent, so nobody was recognised.</source>
   <translation>%1：没有任何行含有 User-Agent，因此未识别出任何访问者。</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>%1 第 %2 行：%3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsChart</name>
  <message>
   <source>Requests by the hour</source>
   <translation>每小时请求数</translation>
  </message>
  <message>
   <source>Requests of %1 by the hour</source>
   <translation>%1 的每小时请求数</translation>
  </message>
  <message>
   <source>%1 UTC, %2: denied %3, closed %4, grace %5, ok %6</source>
   <translation>UTC %1，%2：被拒绝 %3，关闭 %4，宽限 %5，正常 %6</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>被拒绝</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>关闭</translation>
  </message>
  <message>
   <source>grace</source>
   <translation>宽限</translation>
  </message>
  <message>
   <source>ok</source>
   <translation>正常</translation>
  </message>
  <message numerus="yes">
   <source>Not drawn: %Ln request(s), such as of %1</source>
   <comment>%1: 31 Dec 9999</comment>
   <translation>
    <numerusform>未绘制：%Ln 个请求，例如 %1 的请求</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsPanel</name>
  <message>
   <source>Agents in the log</source>
   <translation>日志中的代理</translation>
  </message>
  <message>
   <source>Broken rules</source>
   <translation>被违反的规则</translation>
  </message>
  <message>
   <source>Rules that decided nothing</source>
   <translation>未起决定作用的规则</translation>
  </message>
  <message>
   <source>Networks of somebody else under its name</source>
   <translation>他方冒用其名称的网络</translation>
  </message>
  <message>
   <source>Logarithmic</source>
   <translation>对数</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <source>Stop reading</source>
   <translation>停止读取</translation>
  </message>
  <message>
   <source>Use these paths as sample paths</source>
   <translation>将这些路径用作示例路径</translation>
  </message>
  <message>
   <source>Copy the networks</source>
   <translation>复制网络</translation>
  </message>
  <message>
   <source>Report this…</source>
   <translation>举报此项…</translation>
  </message>
  <message>
   <source>Refuse them at the server…</source>
   <translation>在服务器上拒绝…</translation>
  </message>
  <message>
   <source>Open logs…</source>
   <translation>打开日志…</translation>
  </message>
  <message>
   <source>Choose a server's logs, also packed with gzip or zstd</source>
   <translation>选择服务器的日志，也可以是 gzip 或 zstd 压缩的</translation>
  </message>
  <message>
   <source>Address lists…</source>
   <translation>地址列表…</translation>
  </message>
  <message>
   <source>Choose a folder of address lists, to verify who the crawlers are</source>
   <translation>选择存放地址列表的文件夹，以验证爬虫的身份</translation>
  </message>
  <message>
   <source>Judged by</source>
   <translation>判定依据</translation>
  </message>
  <message>
   <source>The policy that the log is judged by</source>
   <translation>用来判定日志的策略</translation>
  </message>
  <message>
   <source>No rule was broken.</source>
   <translation>没有规则被违反。</translation>
  </message>
  <message>
   <source>Every rule that denies decided at least one request.</source>
   <translation>每条拒绝规则都至少决定了一个请求。</translation>
  </message>
  <message>
   <source>Nobody else came under its name, as far as its operator publishes addresses.</source>
   <translation>就其运营方公布的地址来看，没有他方以其名称来访。</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>规则</translation>
  </message>
  <message>
   <source>Rules it broke</source>
   <translation>它违反的规则</translation>
  </message>
  <message>
   <source>Under its name</source>
   <translation>以其名称</translation>
  </message>
  <message>
   <source>Networks from which somebody else came under its name: refuse these, not the agent</source>
   <translation>他方以其名称来访所用的网络：请拒绝这些网络，而不是该代理</translation>
  </message>
  <message>
   <source>Drop the access logs of your server here. Gatepost says what each crawler did, judged by what the policy said at that time. Nothing leaves this computer.</source>
   <translation>将服务器的访问日志拖放到此处。Gatepost 会按当时的策略判定，说明每个爬虫做了什么。任何内容都不会离开这台计算机。</translation>
  </message>
  <message>
   <source>No crawler is in these %1 lines.</source>
   <translation>这 %1 行中没有爬虫。</translation>
  </message>
  <message>
   <source>%1 lines, %2 to %3, %4 agents, judged by %5.</source>
   <translation>%1 行，%2 至 %3，%4 个代理，判定依据：%5。</translation>
  </message>
  <message numerus="yes">
   <source>%n version(s) of the policy</source>
   <translation>
    <numerusform>%n 个策略版本</numerusform>
   </translation>
  </message>
  <message>
   <source>Agents made %1 % of the lines.</source>
   <translation>%1 % 的行来自代理。</translation>
  </message>
  <message>
   <source>%1 more names that nobody knows are not listed.</source>
   <translation>另有 %1 个无人认识的名称未列出。</translation>
  </message>
  <message>
   <source>%1 lines are not in the format that was assumed (%2).</source>
   <translation>%1 行不符合所假定的格式（%2）。</translation>
  </message>
  <message>
   <source>Rules that decided nothing (%1)</source>
   <translation>未起决定作用的规则（%1）</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>日志</translation>
  </message>
  <message>
   <source>Logs %1</source>
   <translation>日志 %1</translation>
  </message>
  <message>
   <source>Under its name (%1 of %2)</source>
   <translation>以其名称（%1/%2）</translation>
  </message>
  <message>
   <source>Under its name (%1)</source>
   <translation>以其名称（%1）</translation>
  </message>
  <message>
   <source>Rules that %1 broke</source>
   <translation>%1 违反的规则</translation>
  </message>
  <message>
   <source>Choose an agent to see which rules it broke.</source>
   <translation>选择一个代理，查看它违反了哪些规则。</translation>
  </message>
  <message>
   <source>All these paths are sample paths already.</source>
   <translation>这些路径都已是示例路径。</translation>
  </message>
  <message numerus="yes">
   <source>%n sample path(s) added.</source>
   <translation>
    <numerusform>已添加 %n 个示例路径。</numerusform>
   </translation>
  </message>
  <message>
   <source>The networks were copied.</source>
   <translation>已复制网络。</translation>
  </message>
  <message>
   <source>this site's Git history</source>
   <translation>此站点的 Git 历史</translation>
  </message>
  <message>
   <source>this text, for all times</source>
   <translation>此文本，适用于所有时间</translation>
  </message>
  <message>
   <source>a folder of dated versions…</source>
   <translation>按日期存放各版本的文件夹…</translation>
  </message>
  <message>
   <source>versions in %1</source>
   <translation>%1 中的版本</translation>
  </message>
  <message>
   <source>A folder with a folder for each version, named by its date</source>
   <translation>内含各版本文件夹的文件夹，各以日期命名</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>服务器的日志</translation>
  </message>
  <message>
   <source>A folder of address lists, each named after its crawler</source>
   <translation>存放地址列表的文件夹，各以其爬虫命名</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>正在读取…</translation>
  </message>
  <message>
   <source>Reading was stopped.</source>
   <translation>读取已停止。</translation>
  </message>
  <message>
   <source>%1 lines, %2 million a second</source>
   <translation>%1 行，每秒 %2 百万行</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Look</name>
  <message>
   <source>Search indexer</source>
   <translation>搜索索引程序</translation>
  </message>
  <message>
   <source>AI assistant</source>
   <translation>AI 助手</translation>
  </message>
  <message>
   <source>AI researcher</source>
   <translation>AI 研究代理</translation>
  </message>
  <message>
   <source>Code assistant</source>
   <translation>代码助手</translation>
  </message>
  <message>
   <source>Data harvester</source>
   <translation>数据采集程序</translation>
  </message>
  <message>
   <source>Content generator</source>
   <translation>内容生成程序</translation>
  </message>
  <message>
   <source>Ad network</source>
   <translation>广告网络</translation>
  </message>
  <message>
   <source>Monitoring</source>
   <translation>监测</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>可以</translation>
  </message>
  <message>
   <source>No</source>
   <translation>不可以</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>稍后</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>须询问</translation>
  </message>
  <message>
   <source>As the author meant it</source>
   <translation>按作者本意</translation>
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
   <translation>按 1994 年的方式</translation>
  </message>
  <message>
   <source>As documented</source>
   <translation>按文档</translation>
  </message>
  <message>
   <source>decided</source>
   <translation>起决定作用</translation>
  </message>
  <message>
   <source>applies</source>
   <translation>适用</translation>
  </message>
  <message>
   <source>lost</source>
   <translation>被覆盖</translation>
  </message>
  <message>
   <source>not read</source>
   <translation>未读取</translation>
  </message>
  <message>
   <source>note</source>
   <translation>备注</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>搜索</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>代表用户</translation>
  </message>
  <message>
   <source>Training</source>
   <translation>训练</translation>
  </message>
  <message>
   <source>Several purposes</source>
   <translation>多种目的</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MainWindow</name>
  <message>
   <source>&amp;File</source>
   <translation>文件(&amp;F)</translation>
  </message>
  <message>
   <source>&amp;Open file…</source>
   <translation>打开文件(&amp;O)…</translation>
  </message>
  <message>
   <source>Open &amp;folder…</source>
   <translation>打开文件夹(&amp;F)…</translation>
  </message>
  <message>
   <source>Open &amp;recent</source>
   <translation>最近打开(&amp;R)</translation>
  </message>
  <message>
   <source>New &amp;window</source>
   <translation>新建窗口(&amp;W)</translation>
  </message>
  <message>
   <source>Open the sam&amp;ple site</source>
   <translation>打开示例站点(&amp;E)</translation>
  </message>
  <message>
   <source>S&amp;ettings…</source>
   <translation>设置(&amp;P)…</translation>
  </message>
  <message>
   <source>&amp;Close file</source>
   <translation>关闭文件(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>退出(&amp;Q)</translation>
  </message>
  <message>
   <source>&amp;New</source>
   <translation>新建(&amp;N)</translation>
  </message>
  <message>
   <source>Agent policy &amp;from robots.txt</source>
   <translation>由 robots.txt 生成代理策略(&amp;F)</translation>
  </message>
  <message>
   <source>New from &amp;template</source>
   <translation>从模板新建(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>保存(&amp;S)</translation>
  </message>
  <message>
   <source>Save &amp;as…</source>
   <translation>另存为(&amp;A)…</translation>
  </message>
  <message>
   <source>Save a cop&amp;y…</source>
   <translation>保存副本(&amp;Y)…</translation>
  </message>
  <message>
   <source>Save a&amp;ll</source>
   <translation>全部保存(&amp;L)</translation>
  </message>
  <message>
   <source>Co&amp;mpare with the file</source>
   <translation>与文件比较(&amp;M)</translation>
  </message>
  <message>
   <source>E&amp;xport…</source>
   <translation>导出(&amp;X)…</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>编辑(&amp;E)</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>撤销(&amp;U)</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>重做(&amp;Y)</translation>
  </message>
  <message>
   <source>&amp;Next problem</source>
   <translation>下一个问题(&amp;N)</translation>
  </message>
  <message>
   <source>T&amp;idy up…</source>
   <translation>整理(&amp;I)…</translation>
  </message>
  <message>
   <source>&amp;Previous problem</source>
   <translation>上一个问题(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>视图(&amp;V)</translation>
  </message>
  <message>
   <source>&amp;Form</source>
   <translation>表单(&amp;F)</translation>
  </message>
  <message>
   <source>Form &amp;and text</source>
   <translation>表单和文本(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Text</source>
   <translation>文本(&amp;T)</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>目标</translation>
  </message>
  <message>
   <source>&amp;Reset layout</source>
   <translation>重置布局(&amp;R)</translation>
  </message>
  <message>
   <source>Next &amp;pane</source>
   <translation>下一个窗格(&amp;P)</translation>
  </message>
  <message>
   <source>Pre&amp;vious pane</source>
   <translation>上一个窗格(&amp;V)</translation>
  </message>
  <message>
   <source>Find a &amp;command…</source>
   <translation>查找命令(&amp;C)…</translation>
  </message>
  <message>
   <source>Views folded to their tabs</source>
   <translation>将视图折叠为标签</translation>
  </message>
  <message>
   <source>Views in the whole window</source>
   <translation>视图占满整个窗口</translation>
  </message>
  <message>
   <source>&amp;Policy</source>
   <translation>策略(&amp;P)</translation>
  </message>
  <message>
   <source>Add %1</source>
   <translation>添加 %1</translation>
  </message>
  <message>
   <source>&amp;Undo %1</source>
   <translation>撤销 %1(&amp;U)</translation>
  </message>
  <message>
   <source>&amp;Redo %1</source>
   <translation>重做 %1(&amp;Y)</translation>
  </message>
  <message>
   <source>Read as one it would allow everything, so nothing is judged.</source>
   <translation>若将其读作策略文件，便会允许全部内容，因此不作任何裁定。</translation>
  </message>
  <message>
   <source>Fetch…</source>
   <translation>抓取…</translation>
  </message>
  <message>
   <source>Open anyway</source>
   <translation>仍然打开</translation>
  </message>
  <message>
   <source>&amp;Simulate</source>
   <translation>模拟(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Ask about an agent</source>
   <translation>就某个代理提问(&amp;A)</translation>
  </message>
  <message>
   <source>Go to the &amp;deciding line</source>
   <translation>转到起决定作用的行(&amp;D)</translation>
  </message>
  <message>
   <source>C&amp;hange this answer…</source>
   <translation>更改此答案(&amp;H)…</translation>
  </message>
  <message>
   <source>&amp;Copy the answer</source>
   <translation>复制答案(&amp;C)</translation>
  </message>
  <message>
   <source>Copy as &amp;JSON</source>
   <translation>复制为 JSON(&amp;J)</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>解读</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>帮助(&amp;H)</translation>
  </message>
  <message>
   <source>&amp;Manual</source>
   <translation>手册(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Keyboard shortcuts</source>
   <translation>键盘快捷键(&amp;K)</translation>
  </message>
  <message>
   <source>&amp;Report a wrong verdict</source>
   <translation>报告错误的裁定(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Update the List of Crawlers…</source>
   <translation>更新爬虫列表(&amp;U)…</translation>
  </message>
  <message numerus="yes">
   <source>&amp;Update the List of Crawlers… (%n day(s) old)</source>
   <translation>
    <numerusform>更新爬虫列表(&amp;U)…（%n 天前）</numerusform>
   </translation>
  </message>
  <message>
   <source>&amp;About Gatepost</source>
   <translation>关于 Gatepost(&amp;A)</translation>
  </message>
  <message>
   <source>About Gatepost</source>
   <translation>关于 Gatepost</translation>
  </message>
  <message>
   <source>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. No account, no telemetry; nothing is fetched or sent unless you press a button.&lt;/p&gt;</source>
   <translation>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;编辑并模拟 robots.txt、robots-ai.txt、robots2.txt 和代理策略。&lt;/p&gt;&lt;p&gt;自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。无须账户，不含遥测；除非您按下按钮，否则不会获取或发送任何内容。&lt;/p&gt;</translation>
  </message>
  <message>
   <source>The answer with its reasons is in the clipboard as JSON. Paste it into your report with the policy files that it is about, and say what you expected. Nothing was sent.</source>
   <translation>答案及其理由已以 JSON 复制到剪贴板。请将其与相关策略文件一起粘贴到您的报告中，并说明您的预期。未发送任何内容。</translation>
  </message>
  <message>
   <source>The window speaks the other language when Gatepost is started again.</source>
   <translation>语言更改将在重新启动 Gatepost 后生效。</translation>
  </message>
  <message>
   <source>The files of this site have %1. Everything is judged again at each key, so typing waits. The text alone is faster.</source>
   <translation>此站点的文件共 %1。每次按键都会重新裁定全部内容，因此输入会有延迟。仅显示文本会更快。</translation>
  </message>
  <message>
   <source>Show the text alone</source>
   <translation>仅显示文本</translation>
  </message>
  <message>
   <source>Only the text is shown. Verdicts, problems, forms and views are not kept up to date.</source>
   <translation>仅显示文本。裁定、问题、表单和视图不会更新。</translation>
  </message>
  <message>
   <source>Judge again</source>
   <translation>重新裁定</translation>
  </message>
  <message>
   <source>Line %1 of %2 has %3 characters. Only its first %4 are shown and searched, and lines are not wrapped in this file. All of it is kept and saved.</source>
   <translation>%2 的第 %1 行有 %3 个字符。仅显示和搜索前 %4 个字符，且此文件中不自动换行。全部内容都会保留并保存。</translation>
  </message>
  <message>
   <source>%1 contains no policy file.</source>
   <translation>%1 中没有策略文件。</translation>
  </message>
  <message>
   <source>%1 contains no robots.txt, robots-ai.txt, robots2.txt or agent policy yet. What you say here makes one.</source>
   <translation>%1 尚不含 robots.txt、robots-ai.txt、robots2.txt 或代理策略。您在此处的说明会创建一个。</translation>
  </message>
  <message>
   <source>Crawler policy</source>
   <translation>爬虫策略</translation>
  </message>
  <message>
   <source>The clipboard contains no text. Copy the text of a robots.txt first.</source>
   <translation>剪贴板中没有文本。请先复制 robots.txt 的文本。</translation>
  </message>
  <message>
   <source>Open file</source>
   <translation>打开文件</translation>
  </message>
  <message>
   <source>Policy files (*robots*.txt *.kno);;Text files (*.txt);;All files (*)</source>
   <translation>策略文件 (*robots*.txt *.kno);;文本文件 (*.txt);;所有文件 (*)</translation>
  </message>
  <message>
   <source>Open a site's folder</source>
   <translation>打开站点的文件夹</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1（缺失）</translation>
  </message>
  <message>
   <source>Keep the open file at the top</source>
   <translation>将打开的文件固定在顶部</translation>
  </message>
  <message>
   <source>Forget missing files</source>
   <translation>清除缺失的文件</translation>
  </message>
  <message>
   <source>Clear the list</source>
   <translation>清空列表</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1，第 %2 行</translation>
  </message>
  <message>
   <source>Go to line %1 of %2</source>
   <translation>转到 %2 的第 %1 行</translation>
  </message>
  <message>
   <source>Let %1 in…</source>
   <translation>放行 %1…</translation>
  </message>
  <message>
   <source>Block %1…</source>
   <translation>拦截 %1…</translation>
  </message>
  <message>
   <source>the smallest edit</source>
   <translation>最小的编辑</translation>
  </message>
  <message>
   <source>Export to %1…</source>
   <translation>导出为 %1…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>文件</translation>
  </message>
  <message>
   <source>Ask about %1</source>
   <translation>就 %1 提问</translation>
  </message>
  <message>
   <source>path</source>
   <translation>路径</translation>
  </message>
  <message>
   <source>directive, in the manual</source>
   <translation>指令，见手册</translation>
  </message>
  <message>
   <source>manual</source>
   <translation>手册</translation>
  </message>
  <message>
   <source>No command. Ask about “%1”?</source>
   <translation>没有该命令。就“%1”提问？</translation>
  </message>
  <message>
   <source>Views</source>
   <translation>视图</translation>
  </message>
  <message>
   <source>Form and answer</source>
   <translation>表单与答案</translation>
  </message>
  <message>
   <source>Form</source>
   <translation>表单</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>答案</translation>
  </message>
  <message>
   <source>The unsaved text of %1 is back. It is not saved yet.</source>
   <translation>%1 的未保存文本已恢复。它尚未保存。</translation>
  </message>
  <message>
   <source>Recovered text</source>
   <translation>恢复的文本</translation>
  </message>
  <message>
   <source>The text could not be put into %1; it is kept.</source>
   <translation>无法将文本放入 %1；已为您保留。</translation>
  </message>
  <message>
   <source>Save the recovered text</source>
   <translation>保存恢复的文本</translation>
  </message>
  <message>
   <source>%1 (recovered %2)%3</source>
   <translation>%1（恢复于 %2）%3</translation>
  </message>
  <message>
   <source>%1 (recovered %2, %3)%4</source>
   <translation>%1（恢复于 %2，%3）%4</translation>
  </message>
  <message>
   <source>The unsaved text is saved as %1.</source>
   <translation>未保存的文本已另存为 %1。</translation>
  </message>
  <message>
   <source>Open the files again?</source>
   <translation>重新打开文件？</translation>
  </message>
  <message>
   <source>The last time, Gatepost did not come up with the files that were open. One of them may be the reason.</source>
   <translation>上一次，Gatepost 未能在打开这些文件的情况下启动。原因可能在于其中某个文件。</translation>
  </message>
  <message>
   <source>Show the files</source>
   <translation>显示文件</translation>
  </message>
  <message>
   <source>Open again</source>
   <translation>重新打开</translation>
  </message>
  <message>
   <source>Start empty</source>
   <translation>空白启动</translation>
  </message>
  <message>
   <source>Not opened again: %1</source>
   <translation>未重新打开：%1</translation>
  </message>
  <message>
   <source>Save %1</source>
   <translation>保存 %1</translation>
  </message>
  <message>
   <source>Save a copy of %1</source>
   <translation>保存 %1 的副本</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>已保存 %1</translation>
  </message>
  <message>
   <source>Keep this window open and save a copy elsewhere.</source>
   <translation>请保持此窗口打开，并将副本保存到别处。</translation>
  </message>
  <message>
   <source>Changed on disk</source>
   <translation>磁盘上的文件已更改</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading keeps your draft as an undo step.</source>
   <translation>保存会替换现有内容。重新加载会将您的草稿保留为一个撤销步骤。</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>比较</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>重新加载</translation>
  </message>
  <message>
   <source>Save mine</source>
   <translation>保存我的版本</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <source>Write over the file?</source>
   <translation>要覆盖文件吗？</translation>
  </message>
  <message>
   <source>The old text is kept in a safe place meanwhile.</source>
   <translation>期间旧文本会保存在安全的位置。</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>保存副本…</translation>
  </message>
  <message>
   <source>Write over it</source>
   <translation>覆盖</translation>
  </message>
  <message>
   <source>The old text cannot be kept safe, so the file was not written.</source>
   <translation>无法妥善保存旧文本，因此未写入文件。</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>搜索引擎</translation>
  </message>
  <message>
   <source>Pages that may not be fetched drop out of search results.</source>
   <translation>不可抓取的页面会从搜索结果中消失。</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>显示更改</translation>
  </message>
  <message>
   <source>Save all the same</source>
   <translation>仍要保存</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading discards your changes.</source>
   <translation>保存会替换现有内容。重新加载会丢弃您的更改。</translation>
  </message>
  <message>
   <source>gatepost.yaml and asks.json</source>
   <translation>gatepost.yaml 和 asks.json</translation>
  </message>
  <message>
   <source>Unsaved changes</source>
   <translation>未保存的更改</translation>
  </message>
  <message>
   <source>Save the changes in %1?</source>
   <translation>要保存对 %1 的更改吗？</translation>
  </message>
  <message>
   <source>If you do not save, they are lost.</source>
   <translation>如果不保存，它们将会丢失。</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>保存</translation>
  </message>
  <message>
   <source>Don't save</source>
   <translation>不保存</translation>
  </message>
  <message>
   <source>%1 is the same as the file on disk.</source>
   <translation>%1 与磁盘上的文件相同。</translation>
  </message>
  <message>
   <source>Compare %1</source>
   <translation>比较 %1</translation>
  </message>
  <message>
   <source>− in the file on disk, + in the window:</source>
   <translation>− 表示磁盘上的文件，+ 表示窗口中的内容：</translation>
  </message>
  <message>
   <source>No longer there, so not opened again: %1</source>
   <translation>已不存在，因此未重新打开：%1</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>站点</translation>
  </message>
  <message>
   <source>Compare with &amp;live…</source>
   <translation>与线上比较(&amp;L)…</translation>
  </message>
  <message>
   <source>The draft against what the site serves now. Nothing is sent before you have seen what will be.</source>
   <translation>将草稿与站点当前提供的内容对比。在您看到将发送的请求之前，不会发送任何内容。</translation>
  </message>
  <message>
   <source>&amp;Serve the draft…</source>
   <translation>提供草稿(&amp;S)…</translation>
  </message>
  <message>
   <source>A web server on this computer, for trying a crawler on it</source>
   <translation>此计算机上的 Web 服务器，用于试验爬虫</translation>
  </message>
  <message>
   <source>not all UTF-8</source>
   <translation>并非全为 UTF-8</translation>
  </message>
  <message>
   <source>UTF-8 with BOM</source>
   <translation>带 BOM 的 UTF-8</translation>
  </message>
  <message>
   <source>UTF-8</source>
   <translation>UTF-8</translation>
  </message>
  <message>
   <source>%1, mixed</source>
   <translation>%1，混合</translation>
  </message>
  <message>
   <source>%1 of 500 KiB</source>
   <translation>%1 / 500 KiB</translation>
  </message>
  <message>
   <source>no problems</source>
   <translation>没有问题</translation>
  </message>
  <message>
   <source>errors: %1, warnings: %2</source>
   <translation>错误：%1，警告：%2</translation>
  </message>
  <message>
   <source>Ln %1, Col %2</source>
   <translation>行 %1，列 %2</translation>
  </message>
  <message>
   <source>not wrapped: a line has over %1 characters</source>
   <translation>未自动换行：有一行超过 %1 个字符</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>未保存</translation>
  </message>
  <message>
   <source>Never saved</source>
   <translation>尚未存为文件</translation>
  </message>
  <message>
   <source>saved</source>
   <translation>已保存</translation>
  </message>
  <message>
   <source>&amp;Duplicate lines</source>
   <translation>复制行(&amp;D)</translation>
  </message>
  <message>
   <source>Move lines &amp;up</source>
   <translation>上移行(&amp;U)</translation>
  </message>
  <message>
   <source>Move lines do&amp;wn</source>
   <translation>下移行(&amp;W)</translation>
  </message>
  <message>
   <source>De&amp;lete lines</source>
   <translation>删除行(&amp;L)</translation>
  </message>
  <message>
   <source>&amp;Join lines</source>
   <translation>合并行(&amp;J)</translation>
  </message>
  <message>
   <source>&amp;Comment or uncomment</source>
   <translation>注释或取消注释(&amp;C)</translation>
  </message>
  <message>
   <source>Complete</source>
   <translation>补全</translation>
  </message>
  <message>
   <source>Fix at the caret…</source>
   <translation>修复光标处的问题…</translation>
  </message>
  <message>
   <source>Explain what is at the caret</source>
   <translation>解释光标处的内容</translation>
  </message>
  <message>
   <source>Fold the group</source>
   <translation>折叠该组</translation>
  </message>
  <message>
   <source>Unfold the group</source>
   <translation>展开该组</translation>
  </message>
  <message>
   <source>Fold all</source>
   <translation>全部折叠</translation>
  </message>
  <message>
   <source>Unfold all</source>
   <translation>全部展开</translation>
  </message>
  <message>
   <source>&amp;Find…</source>
   <translation>查找(&amp;F)…</translation>
  </message>
  <message>
   <source>R&amp;eplace…</source>
   <translation>替换(&amp;R)…</translation>
  </message>
  <message>
   <source>Find ne&amp;xt</source>
   <translation>查找下一个(&amp;X)</translation>
  </message>
  <message>
   <source>Find pre&amp;vious</source>
   <translation>查找上一个(&amp;V)</translation>
  </message>
  <message>
   <source>&amp;Go to line…</source>
   <translation>转到行(&amp;G)…</translation>
  </message>
  <message>
   <source>&amp;Lines</source>
   <translation>行(&amp;L)</translation>
  </message>
  <message>
   <source>F&amp;olding</source>
   <translation>折叠(&amp;O)</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>剪切(&amp;T)</translation>
  </message>
  <message>
   <source>Cop&amp;y</source>
   <translation>复制(&amp;C)</translation>
  </message>
  <message>
   <source>P&amp;aste</source>
   <translation>粘贴(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Select all</source>
   <translation>全选(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Wrap lines</source>
   <translation>自动换行(&amp;W)</translation>
  </message>
  <message>
   <source>Show &amp;spaces and tabs</source>
   <translation>显示空格和制表符(&amp;B)</translation>
  </message>
  <message>
   <source>&amp;Grey out groups of other agents</source>
   <translation>淡化其他代理的组(&amp;G)</translation>
  </message>
  <message>
   <source>&amp;Larger text</source>
   <translation>放大文本(&amp;L)</translation>
  </message>
  <message>
   <source>S&amp;maller text</source>
   <translation>缩小文本(&amp;M)</translation>
  </message>
  <message>
   <source>Usual text si&amp;ze</source>
   <translation>默认文本大小(&amp;Z)</translation>
  </message>
  <message>
   <source>Go to line</source>
   <translation>转到行</translation>
  </message>
  <message>
   <source>Line (1 to %1)</source>
   <translation>行（1 至 %1）</translation>
  </message>
  <message numerus="yes">
   <source>The list in use has %n agents.</source>
   <translation>
    <numerusform>当前列表有 %n 个代理。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The list in use is of %1 and has %n agents.</source>
   <translation>
    <numerusform>当前列表的日期为 %1，有 %n 个代理。</numerusform>
   </translation>
  </message>
  <message>
   <source>Update the list of crawlers</source>
   <translation>更新爬虫列表</translation>
  </message>
  <message>
   <source>%1 (%2) contains nothing new.</source>
   <translation>%1（%2）没有新内容。</translation>
  </message>
  <message>
   <source>%1 (%2): %3 new, %4 changed.</source>
   <translation>%1（%2）：%3 个新增，%4 个更改。</translation>
  </message>
  <message>
   <source>What would change</source>
   <translation>将会更改的内容</translation>
  </message>
  <message>
   <source>Left out: %1</source>
   <translation>已略去：%1</translation>
  </message>
  <message>
   <source>Use This List</source>
   <translation>使用此列表</translation>
  </message>
  <message>
   <source>%1 could not be read: %2</source>
   <translation>无法读取 %1：%2</translation>
  </message>
  <message>
   <source>Update the list of crawlers from a file</source>
   <translation>从文件更新爬虫列表</translation>
  </message>
  <message>
   <source>Lists of agents (*.tsv *.json *.txt);;All files (*)</source>
   <translation>代理列表 (*.tsv *.json *.txt);;所有文件 (*)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Manual</name>
  <message>
   <source>Open this policy in a new window</source>
   <translation>在新窗口中打开此策略</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ManualWindow</name>
  <message>
   <source>%1 (%2)</source>
   <translation>%1（%2）</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>后退</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>前进</translation>
  </message>
  <message>
   <source>Gatepost manual</source>
   <translation>Gatepost 手册</translation>
  </message>
  <message>
   <source>Search the manual</source>
   <translation>搜索手册</translation>
  </message>
  <message>
   <source>Contents</source>
   <translation>目录</translation>
  </message>
  <message>
   <source>Found sections</source>
   <translation>找到的章节</translation>
  </message>
  <message>
   <source>Text of the manual</source>
   <translation>手册正文</translation>
  </message>
  <message>
   <source>The text of the manual is in English.</source>
   <translation>手册正文为英文。</translation>
  </message>
  <message>
   <source>Nothing found</source>
   <translation>未找到</translation>
  </message>
  <message numerus="yes">
   <source>%n section(s)</source>
   <translation>
    <numerusform>%n 个章节</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MapPanel</name>
  <message>
   <source>%1 to %2: closed</source>
   <translation>%1 至 %2：关闭</translation>
  </message>
  <message>
   <source>%1 to %2: open, no pace stated</source>
   <translation>%1 至 %2：开放，未声明节奏</translation>
  </message>
  <message>
   <source>%1 to %2: open, %3</source>
   <translation>%1 至 %2：开放，%3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>还有 %n 个</numerusform>
   </translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1：%2</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1，%2</translation>
  </message>
  <message>
   <source>Not decided: the files are too large to look at every path.</source>
   <translation>未判定：文件过大，无法查看每个路径。</translation>
  </message>
  <message>
   <source>This differs from the saved files.</source>
   <translation>这与已保存的文件不同。</translation>
  </message>
  <message>
   <source>%1: nothing may be fetched, so nothing can be done with it.</source>
   <translation>%1：不得抓取任何内容，因此也无从使用。</translation>
  </message>
  <message>
   <source>not everywhere the same</source>
   <translation>并非处处相同</translation>
  </message>
  <message>
   <source>%1 · %2: %3</source>
   <translation>%1 · %2：%3</translation>
  </message>
  <message>
   <source>%1, hours in UTC</source>
   <translation>%1，时段为 UTC</translation>
  </message>
  <message>
   <source>The pace differs from the saved files.</source>
   <translation>节奏与已保存的文件不同。</translation>
  </message>
  <message>
   <source>Documented not to obey robots.txt: this is what is asked, not what happens.</source>
   <translation>有文档表明不遵守 robots.txt：这是所要求的，而非实际发生的。</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>就此提问</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>转到该行</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>更改此答案…</translation>
  </message>
  <message>
   <source>Make a rule about all of this</source>
   <translation>就整个范围新建规则</translation>
  </message>
  <message>
   <source>Hide its places</source>
   <translation>隐藏其位置</translation>
  </message>
  <message>
   <source>Show its places</source>
   <translation>显示其位置</translation>
  </message>
  <message>
   <source>Hide its agents</source>
   <translation>隐藏其代理</translation>
  </message>
  <message>
   <source>Show its agents</source>
   <translation>显示其代理</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>复制</translation>
  </message>
  <message>
   <source>no rule about all of this is true now</source>
   <translation>目前没有针对整个范围成立的规则</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) added to the tests</source>
   <translation>
    <numerusform>已将 %n 条规则添加到测试</numerusform>
   </translation>
  </message>
  <message>
   <source>Who may do what, where and when</source>
   <translation>谁可以在何处、何时做什么</translation>
  </message>
  <message>
   <source>Export the map</source>
   <translation>导出总览图</translation>
  </message>
  <message>
   <source>Changed rows</source>
   <translation>已更改的行</translation>
  </message>
  <message>
   <source>Only rows that differ from the saved files</source>
   <translation>仅显示与已保存文件不同的行</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>导出</translation>
  </message>
  <message>
   <source>Export the picture</source>
   <translation>导出图片</translation>
  </message>
  <message>
   <source>Map: who may do what, where and when</source>
   <translation>总览图：谁可以在何处、何时做什么</translation>
  </message>
  <message>
   <source>Looking at every path, agent and hour…</source>
   <translation>正在查看每个路径、代理和时段…</translation>
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
   <translation>任何人都可以抓取全部内容。您想要什么？</translation>
  </message>
  <message>
   <source>Choose goals…</source>
   <translation>选择目标…</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>正在查看…</translation>
  </message>
  <message numerus="yes">
   <source>%1 agents are answered in %n way(s)</source>
   <translation>
    <numerusform>%1 个代理得到 %n 种答案</numerusform>
   </translation>
  </message>
  <message>
   <source>exact: true of every path and hour</source>
   <translation>精确：对所有路径和时段均成立</translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>至少包括这些；部分路径无法判定</translation>
  </message>
  <message numerus="yes">
   <source>%n row(s) changed against the saved files</source>
   <translation>
    <numerusform>与已保存的文件相比，%n 行有更改</numerusform>
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
    <numerusform>还有 %n 个</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <comment>agent, path: answer</comment>
   <translation>%1，%2：%3</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>%1 第 %2 行</translation>
  </message>
  <message>
   <source>for %1 on %2: %3</source>
   <comment>agent, path, line</comment>
   <translation>对 %1，%2：%3</translation>
  </message>
  <message>
   <source>differs from the saved site</source>
   <translation>与已保存的站点不同</translation>
  </message>
  <message>
   <source>the files say: %1</source>
   <translation>文件所述：%1</translation>
  </message>
  <message>
   <source>as documented: %1</source>
   <translation>按文档：%1</translation>
  </message>
  <message>
   <source>readings differ</source>
   <translation>各解读不一致</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixPanel</name>
  <message>
   <source>One test was added.</source>
   <translation>已添加一个测试。</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>就此提问</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>更改此答案…</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>转到该行</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>将此答案设为测试</translation>
  </message>
  <message>
   <source>Show its rows as one</source>
   <translation>将其各行合并显示</translation>
  </message>
  <message>
   <source>Show its columns as one</source>
   <translation>将其各列合并显示</translation>
  </message>
  <message>
   <source>Show each of its rows</source>
   <translation>显示其每一行</translation>
  </message>
  <message>
   <source>Show each of its columns</source>
   <translation>显示其每一列</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>复制</translation>
  </message>
  <message>
   <source>Cancelled: what is shown is not up to date.</source>
   <translation>已取消：所显示的内容不是最新的。</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>代理</translation>
  </message>
  <message>
   <source>Which agents</source>
   <translation>哪些代理</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>路径</translation>
  </message>
  <message>
   <source>Which paths</source>
   <translation>哪些路径</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>被拒绝</translation>
  </message>
  <message>
   <source>Only what is denied</source>
   <translation>仅显示被拒绝的</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>已更改</translation>
  </message>
  <message>
   <source>Only what differs from the saved site</source>
   <translation>仅显示与已保存站点不同的</translation>
  </message>
  <message>
   <source>View</source>
   <translation>视图</translation>
  </message>
  <message>
   <source>Order, equal rows and columns, size, readings</source>
   <translation>顺序、相同的行与列、大小、解读</translation>
  </message>
  <message>
   <source>Only where the readings do not agree</source>
   <translation>仅显示解读不一致之处</translation>
  </message>
  <message>
   <source>What each agent is documented to do</source>
   <translation>各代理按文档所述的行为</translation>
  </message>
  <message>
   <source>Swap rows and columns</source>
   <translation>交换行与列</translation>
  </message>
  <message>
   <source>Merge equal rows and columns</source>
   <translation>合并相同的行与列</translation>
  </message>
  <message>
   <source>Shrink the cells to fit the whole matrix</source>
   <translation>缩小单元格以显示整个矩阵</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>停止计算</translation>
  </message>
  <message>
   <source>Agents × paths</source>
   <translation>代理 × 路径</translation>
  </message>
  <message>
   <source>Agents × directives</source>
   <translation>代理 × 指令</translation>
  </message>
  <message>
   <source>Hours × paths</source>
   <translation>小时 × 路径</translation>
  </message>
  <message>
   <source>Agents × answers</source>
   <translation>代理 × 响应</translation>
  </message>
  <message>
   <source>What the matrix compares</source>
   <translation>矩阵比较的内容</translation>
  </message>
  <message>
   <source>Hours × paths is about the question's agent and day, in UTC.</source>
   <translation>“小时 × 路径”针对问题中的代理和日期，按 UTC。</translation>
  </message>
  <message>
   <source>Agents × answers is about the question's path: what if robots.txt is answered with another status?</source>
   <translation>“代理 × 响应”针对问题中的路径：如果 robots.txt 以其他状态响应，会怎样？</translation>
  </message>
  <message>
   <source>filter by name</source>
   <translation>按名称筛选</translation>
  </message>
  <message>
   <source>Filter agents and paths by a part of their name</source>
   <translation>按名称的一部分筛选代理和路径</translation>
  </message>
  <message>
   <source>Progress of the matrix</source>
   <translation>矩阵的进度</translation>
  </message>
  <message>
   <source>Order of rows and columns</source>
   <translation>行与列的顺序</translation>
  </message>
  <message>
   <source>By purpose</source>
   <translation>按目的</translation>
  </message>
  <message>
   <source>As given</source>
   <translation>按给定顺序</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>按名称</translation>
  </message>
  <message>
   <source>Most denied first</source>
   <translation>拒绝最多者在前</translation>
  </message>
  <message>
   <source>By behaviour</source>
   <translation>按行为</translation>
  </message>
  <message>
   <source>What each agent is documented to do, rather than what the files say</source>
   <translation>各代理按文档所述的行为，而非文件所述</translation>
  </message>
  <message>
   <source>Equal rows and equal columns are shown as one</source>
   <translation>相同的行和相同的列合并显示</translation>
  </message>
  <message>
   <source>Smaller cells (Ctrl+-)</source>
   <translation>缩小单元格 (Ctrl+-)</translation>
  </message>
  <message>
   <source>Larger cells (Ctrl++)</source>
   <translation>放大单元格 (Ctrl++)</translation>
  </message>
  <message>
   <source>View %1</source>
   <translation>视图（%1）</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>导出</translation>
  </message>
  <message>
   <source>Export what is shown</source>
   <translation>导出所显示的内容</translation>
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
   <translation>复制为 Markdown</translation>
  </message>
  <message numerus="yes">
   <source>This is a sitemap index of %n sitemap(s), which are not fetched: open them one by one.</source>
   <translation>
    <numerusform>这是包含 %n 个站点地图的站点地图索引，程序不会获取它们：请逐个打开。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) that are not paths were left out.</source>
   <translation>
    <numerusform>%n 行不是路径，已略去。</numerusform>
   </translation>
  </message>
  <message>
   <source>The list was cut: at most %1 paths are taken.</source>
   <translation>列表已截断：最多采用 %1 个路径。</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1：%2</translation>
  </message>
  <message>
   <source>paths from %1</source>
   <translation>来自 %1 的路径</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>站点的代理</translation>
  </message>
  <message>
   <source>By category</source>
   <translation>按类别</translation>
  </message>
  <message>
   <source>By operator</source>
   <translation>按运营方</translation>
  </message>
  <message>
   <source>The whole registry (%1)</source>
   <translation>整个登记表（%1）</translation>
  </message>
  <message>
   <source>The site's sample paths</source>
   <translation>站点的示例路径</translation>
  </message>
  <message>
   <source>Add the question's path</source>
   <translation>添加问题中的路径</translation>
  </message>
  <message>
   <source>paths from a list</source>
   <translation>来自列表的路径</translation>
  </message>
  <message>
   <source>Paths of the rules</source>
   <translation>规则中的路径</translation>
  </message>
  <message>
   <source>paths of the rules</source>
   <translation>规则中的路径</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>粘贴</translation>
  </message>
  <message>
   <source>paths from the clipboard</source>
   <translation>来自剪贴板的路径</translation>
  </message>
  <message>
   <source>Edit the list…</source>
   <translation>编辑列表…</translation>
  </message>
  <message>
   <source>Text file or sitemap…</source>
   <translation>文本文件或站点地图…</translation>
  </message>
  <message>
   <source>Paths from a file</source>
   <translation>来自文件的路径</translation>
  </message>
  <message>
   <source>Sitemaps and lists (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)</source>
   <translation>站点地图和列表 (*.xml *.xml.gz *.gz *.txt *.csv);;所有文件 (*)</translation>
  </message>
  <message>
   <source>Keep them with the site</source>
   <translation>随站点保留</translation>
  </message>
  <message>
   <source>Paths of the matrix</source>
   <translation>矩阵的路径</translation>
  </message>
  <message>
   <source>One path or URL a line</source>
   <translation>每行一个路径或 URL</translation>
  </message>
  <message>
   <source>One path or URL a line.</source>
   <translation>每行一个路径或 URL。</translation>
  </message>
  <message>
   <source>%1 × %2 cells</source>
   <translation>%1 × %2 个单元格</translation>
  </message>
  <message>
   <source>%1 × %2 different</source>
   <comment>rows and columns of the matrix</comment>
   <translation>%1 × %2 互不相同</translation>
  </message>
  <message numerus="yes">
   <source>%Ln denied</source>
   <translation>
    <numerusform>%Ln 个被拒绝</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln differ from the saved site</source>
   <translation>
    <numerusform>%Ln 个与已保存的站点不同</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the files say otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>%Ln 处与文件所述不同</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>documented otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>%Ln 处与文档不同</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>readings differ on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>%Ln 处解读不一致</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 × %2 shown</source>
   <comment>cells</comment>
   <translation>显示 %1 × %2</translation>
  </message>
  <message>
   <source>on the path %1</source>
   <translation>路径 %1</translation>
  </message>
  <message>
   <source>Export the matrix</source>
   <translation>导出矩阵</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixView</name>
  <message>
   <source>Matrix of verdicts</source>
   <translation>裁定矩阵</translation>
  </message>
  <message>
   <source>Enter puts the cell's question. Plus and Minus open and close the agents that a row stands for, with Alt the paths of a column.</source>
   <translation>按 Enter 就该单元格提问。按加号和减号展开或收起该行所代表的代理，同时按 Alt 则展开或收起该列的路径。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MembersModel</name>
  <message>
   <source>Agent</source>
   <translation>代理</translation>
  </message>
  <message>
   <source>Operator</source>
   <translation>运营方</translation>
  </message>
  <message>
   <source>What it does</source>
   <translation>作用</translation>
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
   <translation>关闭此消息</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MetaPage</name>
  <message>
   <source>About this file</source>
   <translation>关于此文件</translation>
  </message>
  <message>
   <source>Comments of the form “# meta: key: value” at the top of the file. They tell people and agents what the file is; only chain-id is read by the chain walk.</source>
   <translation>文件顶部形如“# meta: key: value”的注释。它们告诉人和代理这是什么文件；沿链跟进时只读取 chain-id。</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>没有字段的行</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>注释、无法理解的行以及不属于任何一方的行保持原样。按 Enter 转到该行。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ModeStack</name>
  <message>
   <source>What the map is about</source>
   <translation>总览图的内容</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OddCharacters</name>
  <message>
   <source>no-break space</source>
   <translation>不换行空格</translation>
  </message>
  <message>
   <source>soft hyphen</source>
   <translation>软连字符</translation>
  </message>
  <message>
   <source>Arabic letter mark</source>
   <translation>阿拉伯字母标记</translation>
  </message>
  <message>
   <source>Mongolian vowel separator</source>
   <translation>蒙古文元音分隔符</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>零宽空格</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>零宽不连字</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>零宽连字</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>从左至右标记</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>从右至左标记</translation>
  </message>
  <message>
   <source>left-to-right embedding</source>
   <translation>从左至右嵌入</translation>
  </message>
  <message>
   <source>right-to-left embedding</source>
   <translation>从右至左嵌入</translation>
  </message>
  <message>
   <source>pop directional formatting</source>
   <translation>弹出方向格式</translation>
  </message>
  <message>
   <source>left-to-right override</source>
   <translation>从左至右覆盖</translation>
  </message>
  <message>
   <source>right-to-left override</source>
   <translation>从右至左覆盖</translation>
  </message>
  <message>
   <source>narrow no-break space</source>
   <translation>窄不换行空格</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>单词连接符</translation>
  </message>
  <message>
   <source>left-to-right isolate</source>
   <translation>从左至右隔离</translation>
  </message>
  <message>
   <source>right-to-left isolate</source>
   <translation>从右至左隔离</translation>
  </message>
  <message>
   <source>first strong isolate</source>
   <translation>首个强方向隔离</translation>
  </message>
  <message>
   <source>pop directional isolate</source>
   <translation>弹出方向隔离</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>表意文字空格</translation>
  </message>
  <message>
   <source>zero width no-break space</source>
   <translation>零宽不换行空格</translation>
  </message>
  <message>
   <source>control character</source>
   <translation>控制字符</translation>
  </message>
  <message>
   <source>space of another width</source>
   <translation>其他宽度的空格</translation>
  </message>
  <message>
   <source>byte %1 is not UTF-8</source>
   <translation>字节 %1 不是 UTF-8</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherGoals</name>
  <message>
   <source>only these paths</source>
   <translation>仅这些路径</translation>
  </message>
  <message>
   <source>Closed to all</source>
   <translation>对所有爬虫关闭</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>路径，以空格分隔：/members/ /search</translation>
  </message>
  <message>
   <source>Paths closed to all</source>
   <translation>对所有爬虫关闭的路径</translation>
  </message>
  <message>
   <source>every crawler of the list</source>
   <translation>列表中的所有爬虫</translation>
  </message>
  <message>
   <source>those documented to obey robots.txt</source>
   <translation>有文档表明遵守 robots.txt 的爬虫</translation>
  </message>
  <message>
   <source>Whom goals are about</source>
   <translation>目标所针对的爬虫</translation>
  </message>
  <message>
   <source>About</source>
   <translation>针对</translation>
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
   <translation>单个标识</translation>
  </message>
  <message>
   <source>Use is said as</source>
   <translation>用途的声明方式</translation>
  </message>
  <message>
   <source>What says the use</source>
   <translation>用什么声明用途</translation>
  </message>
  <message numerus="yes">
   <source>as in the files: %Ln path(s)</source>
   <translation>
    <numerusform>与文件一致：%Ln 个路径</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherLines</name>
  <message>
   <source>line %1</source>
   <translation>第 %1 行</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>没有字段的行</translation>
  </message>
  <message>
   <source>%1:  %2</source>
   <translation>%1：%2</translation>
  </message>
  <message>
   <source>Belongs to no group: it decides nothing.</source>
   <translation>不属于任何组：不起任何决定作用。</translation>
  </message>
  <message>
   <source>Not understood: it decides nothing.</source>
   <translation>无法理解：不起任何决定作用。</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>还有 %n 个</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) without a field</source>
   <translation>
    <numerusform>%n 行没有字段</numerusform>
   </translation>
  </message>
  <message>
   <source>Every line has a field</source>
   <translation>每一行都有字段</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OutputsRow</name>
  <message>
   <source>%1 (outdated)</source>
   <translation>%1（已过时）</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>%1（缺失）</translation>
  </message>
  <message>
   <source>Write all…</source>
   <translation>全部写入…</translation>
  </message>
  <message>
   <source>Also made from this: %1</source>
   <translation>由此还会生成：%1</translation>
  </message>
  <message>
   <source>What else is made from this is not known: %1</source>
   <translation>由此还会生成什么尚不清楚：%1</translation>
  </message>
  <message>
   <source>Also made from this: …</source>
   <translation>由此还会生成：…</translation>
  </message>
  <message>
   <source>Save the files first: outputs are made from what is saved.</source>
   <translation>请先保存文件：输出由已保存的内容生成。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Palette</name>
  <message>
   <source>Find a command</source>
   <translation>查找命令</translation>
  </message>
  <message>
   <source>A command, agent, path, line, directive or page</source>
   <translation>命令、代理、路径、行、指令或页面</translation>
  </message>
  <message>
   <source>What to find</source>
   <translation>查找内容</translation>
  </message>
  <message>
   <source>What was found</source>
   <translation>查找结果</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Panels</name>
  <message>
   <source>Map</source>
   <translation>总览图</translation>
  </message>
  <message>
   <source>All paths</source>
   <translation>所有路径</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>问题</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>更改</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>日志</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>测试</translation>
  </message>
  <message>
   <source>Map: my pages</source>
   <translation>总览图：我的页面</translation>
  </message>
  <message>
   <source>My pages</source>
   <translation>我的页面</translation>
  </message>
  <message>
   <source>Map: hours</source>
   <translation>总览图：时段</translation>
  </message>
  <message>
   <source>Hours</source>
   <translation>时段</translation>
  </message>
  <message>
   <source>Map: readings</source>
   <translation>总览图：解读</translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>解读</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>询问</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>链</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PathList</name>
  <message>
   <source>This is not a sitemap: its root is &lt;%1&gt;, not &lt;urlset&gt;.</source>
   <translation>这不是站点地图：其根元素是 &lt;%1&gt;，而不是 &lt;urlset&gt;。</translation>
  </message>
  <message>
   <source>The sitemap cannot be read: line %1: %2</source>
   <translation>无法读取站点地图：第 %1 行：%2</translation>
  </message>
  <message>
   <source>The archive cannot be opened.</source>
   <translation>无法打开压缩文件。</translation>
  </message>
  <message>
   <source>The archive is damaged.</source>
   <translation>压缩文件已损坏。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PlannedModel</name>
  <message>
   <source>Request</source>
   <translation>请求</translation>
  </message>
  <message>
   <source>What for</source>
   <translation>用途</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyAgentsPage</name>
  <message>
   <source>Agents of the policy</source>
   <translation>策略的代理</translation>
  </message>
  <message>
   <source>Add agent</source>
   <translation>添加代理</translation>
  </message>
  <message>
   <source>Remove agent</source>
   <translation>移除代理</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>移除代理 %1</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>上移</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>下移</translation>
  </message>
  <message>
   <source>Selected agent</source>
   <translation>所选代理</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>注释</translation>
  </message>
  <message>
   <source>Move agent %1</source>
   <translation>移动代理 %1</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>第 %1 行：%2</translation>
  </message>
  <message>
   <source>Nothing is in this file yet. Add an agent: what the file begins with is written too.</source>
   <translation>此文件尚无内容。添加一个代理：文件开头所需的内容也会一并写入。</translation>
  </message>
  <message>
   <source>No agent yet. Without one the rendered robots.txt has the default alone.</source>
   <translation>还没有代理。没有代理时，生成的 robots.txt 只含默认值。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyEntityPage</name>
  <message>
   <source>%1 (line %2): %3</source>
   <translation>%1（第 %2 行）：%3</translation>
  </message>
  <message>
   <source>The policy also says about itself, and keeps:</source>
   <translation>此策略还对自身作了以下说明，均予保留：</translation>
  </message>
  <message>
   <source>role notes</source>
   <translation>角色备注</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPage</name>
  <message>
   <source>Global AI policy</source>
   <translation>全局 AI 策略</translation>
  </message>
  <message>
   <source>For every agent that no block names. What is not set here is filled by the chain, or stays unstated.</source>
   <translation>适用于未被任何块指定的所有代理。此处未设置的由链补充，否则保持未声明。</translation>
  </message>
  <message>
   <source>Set several at &amp;once</source>
   <translation>一次设置多项(&amp;M)</translation>
  </message>
  <message>
   <source>Read, do not train</source>
   <translation>可读取，不得训练</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>全部欢迎</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>先询问</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>行为</translation>
  </message>
  <message>
   <source>Set “%1”</source>
   <translation>设置“%1”</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPreviewPage</name>
  <message>
   <source>&amp;Write robots.txt</source>
   <translation>写入 robots.txt(&amp;W)</translation>
  </message>
  <message>
   <source>The robots.txt that this policy makes</source>
   <translation>由此策略生成的 robots.txt</translation>
  </message>
  <message>
   <source>Compared with the site's robots.txt as it is now. Writing is one undo step in that file; nothing is saved before you save it.</source>
   <translation>与站点目前的 robots.txt 比较。写入在该文件中算作一个撤销步骤；在您保存之前不会保存任何内容。</translation>
  </message>
  <message>
   <source>Nothing is rendered: %1</source>
   <translation>未生成任何内容：%1</translation>
  </message>
  <message>
   <source>The site has no robots.txt yet. ETag %1…</source>
   <translation>站点尚无 robots.txt。ETag %1…</translation>
  </message>
  <message>
   <source>The site's robots.txt is just this. ETag %1…</source>
   <translation>站点的 robots.txt 与此完全一致。ETag %1…</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. ETag %3…</source>
   <translation>删除的行：%1。添加的行：%2。ETag %3…</translation>
  </message>
  <message>
   <source>Write robots.txt from the agent policy</source>
   <translation>根据代理策略写入 robots.txt</translation>
  </message>
  <message>
   <source>Written into robots.txt; save it to keep it.</source>
   <translation>已写入 robots.txt；请保存以保留。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Preferences</name>
  <message>
   <source>The settings in %1 could not be read.</source>
   <translation>无法读取 %1 中的设置。</translation>
  </message>
  <message>
   <source>The settings could not be read. They were put aside as %1, and Gatepost starts with its own.</source>
   <translation>无法读取设置。原设置已另存为 %1，Gatepost 以默认设置启动。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreferencesDialog</name>
  <message>
   <source>Wrap long lines</source>
   <translation>长行自动换行</translation>
  </message>
  <message>
   <source>Keep the text before each save as a backup (robots.txt~)</source>
   <translation>每次保存前将原文本留作备份（robots.txt~）</translation>
  </message>
  <message>
   <source>Open what was open last time</source>
   <translation>启动时打开上次打开的内容</translation>
  </message>
  <message>
   <source>Follow changes of other programs where nothing is unsaved</source>
   <translation>没有未保存内容时跟随其他程序的更改</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>设置</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>跟随系统</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>浅色</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>深色</translation>
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
   <translation>外观</translation>
  </message>
  <message>
   <source>&amp;Colours</source>
   <translation>颜色(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Language</source>
   <translation>语言(&amp;L)</translation>
  </message>
  <message>
   <source>Takes effect after a restart.</source>
   <translation>语言更改将在下次启动 Gatepost 时生效。</translation>
  </message>
  <message>
   <source>Editor</source>
   <translation>编辑器</translation>
  </message>
  <message>
   <source>Text &amp;size</source>
   <translation>文本大小(&amp;S)</translation>
  </message>
  <message>
   <source>Files with a line of more than 20,000 characters are never wrapped.</source>
   <translation>有一行超过 20,000 个字符的文件从不自动换行。</translation>
  </message>
  <message>
   <source>Simulator</source>
   <translation>模拟器</translation>
  </message>
  <message>
   <source>First &amp;agent</source>
   <translation>首选代理(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>解读(&amp;R)</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>文件</translation>
  </message>
  <message>
   <source>&amp;Undo history of a file</source>
   <translation>单个文件的撤销历史(&amp;U)</translation>
  </message>
  <message>
   <source>Unsaved text is always kept for recovery, on this computer only.</source>
   <translation>未保存的文本始终会留作恢复之用，且仅保存在此计算机上。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreviewDialog</name>
  <message>
   <source>Files that change</source>
   <translation>将要更改的文件</translation>
  </message>
  <message>
   <source>Nothing changes.</source>
   <translation>没有更改。</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. Nothing is saved yet.</source>
   <translation>删除的行：%1。添加的行：%2。尚未保存任何内容。</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>应用(&amp;A)</translation>
  </message>
  <message>
   <source>A file has changed in the meantime. Close this window and try again.</source>
   <translation>其间有文件发生了更改。请关闭此窗口后重试。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsModel</name>
  <message>
   <source>Error</source>
   <translation>错误</translation>
  </message>
  <message>
   <source>Warning</source>
   <translation>警告</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>备注</translation>
  </message>
  <message>
   <source>%1 ×%2</source>
   <comment>a sentence, how often it applies</comment>
   <translation>%1 ×%2</translation>
  </message>
  <message>
   <source>Problem</source>
   <translation>问题</translation>
  </message>
  <message>
   <source>Fix</source>
   <translation>修复</translation>
  </message>
  <message>
   <source>Fix…</source>
   <translation>修复…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>文件</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>行</translation>
  </message>
  <message>
   <source>Code</source>
   <translation>代码</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsPanel</name>
  <message>
   <source>Problems</source>
   <translation>问题</translation>
  </message>
  <message>
   <source>No problems found.</source>
   <translation>未发现问题。</translation>
  </message>
  <message>
   <source>Problems %1</source>
   <translation>问题 %1</translation>
  </message>
  <message>
   <source>Problems •</source>
   <translation>问题 •</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>没有已知的修复方法</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>整理…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>修复全部 %Ln 个此类问题</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>全部修复“%1”</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>解释“%1”</translation>
  </message>
  <message>
   <source>Review what would make it true…</source>
   <translation>审阅可使其成立的编辑…</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QualityPage</name>
  <message>
   <source>Quality signals</source>
   <translation>质量信号</translation>
  </message>
  <message>
   <source>What you say about your own content. They are about the whole file.</source>
   <translation>您对自己内容的说明。它们针对整个文件。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QuestionBar</name>
  <message>
   <source>now</source>
   <translation>现在</translation>
  </message>
  <message>
   <source>When: now, at the next change, or at a time of your choice</source>
   <translation>时间：现在、下一次变化时，或您选定的时间</translation>
  </message>
  <message>
   <source>More</source>
   <translation>更多</translation>
  </message>
  <message>
   <source>Time, time zone, category, competitor, reading, another answer for robots.txt</source>
   <translation>时间、时区、类别、竞争对手、解读、robots.txt 的其他响应</translation>
  </message>
  <message>
   <source>Next change</source>
   <translation>下一次变化</translation>
  </message>
  <message>
   <source>To the next time at which the answer changes</source>
   <translation>转到答案下一次变化的时刻</translation>
  </message>
  <message>
   <source>The operator is a competitor</source>
   <translation>运营方是竞争对手</translation>
  </message>
  <message>
   <source>Press to ask about now</source>
   <translation>按下可就现在提问</translation>
  </message>
  <message>
   <source>Press to show times in UTC alone</source>
   <translation>按下可只以 UTC 显示时间</translation>
  </message>
  <message>
   <source>Press to take the category from the agent</source>
   <translation>按下可从代理取得类别</translation>
  </message>
  <message>
   <source>The answer is that of this reading. Press to return to what the author meant.</source>
   <translation>答案依据此解读得出。按下可返回作者本意。</translation>
  </message>
  <message>
   <source>Press for an operator that does not compete</source>
   <translation>按下可视运营方为非竞争对手</translation>
  </message>
  <message>
   <source>Press to ask about the files as the site has them</source>
   <translation>按下可就站点现有的文件提问</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>更改此答案…</translation>
  </message>
  <message>
   <source>The smallest edits that change this answer (Alt+Enter)</source>
   <translation>改变此答案的最小编辑 (Alt+Enter)</translation>
  </message>
  <message>
   <source>Who asks: a product token, an identity such as ClaudeBot/2.0 (ai-assistant), or a whole HTTP User-Agent header. Ctrl+L</source>
   <translation>提问者：产品标识、身份（如 ClaudeBot/2.0 (ai-assistant)）或完整的 HTTP User-Agent 标头。Ctrl+L</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>代理</translation>
  </message>
  <message>
   <source>URL or path</source>
   <translation>URL 或路径</translation>
  </message>
  <message>
   <source>What it wants: a path with query, or a whole URL</source>
   <translation>它想要什么：带查询的路径，或完整的 URL</translation>
  </message>
  <message>
   <source>&amp;Now</source>
   <translation>现在(&amp;N)</translation>
  </message>
  <message>
   <source>Next &amp;change</source>
   <translation>下一次变化(&amp;C)</translation>
  </message>
  <message>
   <source>At a &amp;time…</source>
   <translation>指定时间(&amp;T)…</translation>
  </message>
  <message>
   <source>at</source>
   <translation>于</translation>
  </message>
  <message>
   <source>When</source>
   <translation>时间</translation>
  </message>
  <message>
   <source>Time in UTC</source>
   <translation>UTC 时间</translation>
  </message>
  <message>
   <source>Category: automatic</source>
   <translation>按已知类别</translation>
  </message>
  <message>
   <source>Category</source>
   <translation>类别</translation>
  </message>
  <message>
   <source>The agent's category, if it is not to be taken from its identity or the registry</source>
   <translation>代理的类别，在不从其身份或登记表取得时使用</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>解读</translation>
  </message>
  <message>
   <source>The operator competes with this site: “compete” then counts</source>
   <translation>运营方与此站点竞争：此时“compete”有效</translation>
  </message>
  <message>
   <source>&amp;Time</source>
   <translation>时间(&amp;T)</translation>
  </message>
  <message>
   <source>Time &amp;zone</source>
   <translation>时区(&amp;Z)</translation>
  </message>
  <message>
   <source>&amp;Category</source>
   <translation>类别(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>解读(&amp;R)</translation>
  </message>
  <message>
   <source>robots.txt is answered</source>
   <translation>robots.txt 的响应</translation>
  </message>
  <message>
   <source>May %1 fetch %2 %3 ?</source>
   <comment>The question at the top of the window. %1 is the field of the agent, %2 of the address, %3 of the time (“now”, “at …”); the words around them are shown between the fields, in any order</comment>
   <translation>%1 %3 可以抓取 %2 吗？</translation>
  </message>
  <message>
   <source>%1 in %2</source>
   <extracomment>%1 a time of day, %2 the name of a time zone</extracomment>
   <translation>%1（%2）</translation>
  </message>
  <message>
   <source>as %1</source>
   <translation>作为 %1</translation>
  </message>
  <message>
   <source>Reading: %1</source>
   <translation>解读：%1</translation>
  </message>
  <message>
   <source>a competitor</source>
   <translation>竞争对手</translation>
  </message>
  <message>
   <source>Nothing changes within eight days</source>
   <translation>八天之内没有变化</translation>
  </message>
  <message>
   <source>Read as %1</source>
   <translation>读作 %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RateEditor</name>
  <message>
   <source>any time</source>
   <translation>任意时间</translation>
  </message>
  <message>
   <source>seconds</source>
   <translation>秒</translation>
  </message>
  <message>
   <source>seconds (s)</source>
   <translation>秒（s）</translation>
  </message>
  <message>
   <source>minutes</source>
   <translation>分钟</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>小时</translation>
  </message>
  <message>
   <source>in</source>
   <extracomment>between a number of documents and a time: 5 in 1 minute</extracomment>
   <translation>每</translation>
  </message>
  <message>
   <source>UTC</source>
   <translation>UTC</translation>
  </message>
  <message>
   <source>%1: documents</source>
   <translation>%1：文档数</translation>
  </message>
  <message>
   <source>%1: time</source>
   <translation>%1：时间</translation>
  </message>
  <message>
   <source>%1: unit of time</source>
   <translation>%1：时间单位</translation>
  </message>
  <message>
   <source>%1: window of the day in UTC</source>
   <translation>%1：一天中的时段（UTC）</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsModel</name>
  <message>
   <source>Answer</source>
   <translation>答案</translation>
  </message>
  <message>
   <source>agrees</source>
   <translation>一致</translation>
  </message>
  <message>
   <source>Read as</source>
   <translation>读作</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>抓取</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>造成差异的原因</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsPanel</name>
  <message>
   <source>The question under every reading</source>
   <translation>各种解读下的问题</translation>
  </message>
  <message>
   <source>Agents and paths for which the readings differ</source>
   <translation>解读不一致的代理和路径</translation>
  </message>
  <message>
   <source>Compare with 1994 as well</source>
   <translation>也与 1994 年的解读比较</translation>
  </message>
  <message>
   <source>The first robots.txt: no wildcards, the first rule that matches. No crawler of today reads it so.</source>
   <translation>最初的 robots.txt：没有通配符，以第一条匹配的规则为准。如今没有爬虫这样解读。</translation>
  </message>
  <message>
   <source>All readings agree (questions: %1, agents × paths of the site and of its rules).</source>
   <translation>所有解读一致（问题：%1，代理 × 站点及其规则的路径）。</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 questions (agents × paths of the site and of its rules) are answered differently:</source>
   <translation>
    <numerusform>%1 个问题（代理 × 站点及其规则的路径）中有 %n 个答案不同：</numerusform>
   </translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>解读</translation>
  </message>
  <message>
   <source>Readings %1</source>
   <translation>解读 %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsTableModel</name>
  <message>
   <source>Agent</source>
   <translation>代理</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>路径</translation>
  </message>
  <message>
   <source>Questions</source>
   <translation>问题数</translation>
  </message>
  <message>
   <source>Author</source>
   <translation>作者</translation>
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
   <translation>文档</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>造成差异的原因</translation>
  </message>
  <message>
   <source>for example: %1</source>
   <translation>例如：%1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Recovery</name>
  <message>
   <source>A recovery journal could not be read. It is kept in %1.</source>
   <translation>有一份恢复日志无法读取。它保留在 %1 中。</translation>
  </message>
  <message>
   <source>A later version of Gatepost left unsaved text in %1. It is kept for that version.</source>
   <translation>较新版本的 Gatepost 在 %1 中留有未保存的文本。已为该版本保留。</translation>
  </message>
  <message>
   <source>There is more in %1. What could not be offered or read is kept there.</source>
   <translation>%1 中还有更多内容。未能提供或读取的部分保留在那里。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RecoveryDialog</name>
  <message>
   <source>&amp;Restore</source>
   <translation>恢复(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Keep the file</source>
   <translation>保留文件(&amp;K)</translation>
  </message>
  <message>
   <source>Keep &amp;both</source>
   <translation>两者都保留(&amp;B)</translation>
  </message>
  <message>
   <source>Unsaved text was found</source>
   <translation>发现未保存的文本</translation>
  </message>
  <message>
   <source>Gatepost closed unexpectedly. This is what had not been saved.</source>
   <translation>Gatepost 上次未正常退出。以下是当时未保存的内容。</translation>
  </message>
  <message>
   <source>Unsaved texts</source>
   <translation>未保存的文本</translation>
  </message>
  <message>
   <source>Opens the text, unsaved. Undo gives the file's text back.</source>
   <translation>打开该文本，但不保存。撤销可恢复文件中的文本。</translation>
  </message>
  <message>
   <source>Saves the text as a separate file beside the other.</source>
   <translation>将该文本另存为文件，与原文件并存。</translation>
  </message>
  <message>
   <source>&amp;Decide later</source>
   <translation>稍后决定(&amp;D)</translation>
  </message>
  <message>
   <source>Nothing is lost: it is found again at the next start.</source>
   <translation>不会丢失任何内容：下次启动时会再次找到。</translation>
  </message>
  <message>
   <source>%1, never saved</source>
   <translation>%1，从未保存</translation>
  </message>
  <message>
   <source>Last kept %1</source>
   <translation>最后保留于 %1</translation>
  </message>
  <message>
   <source>The end of the recovery journal was cut off; this is what came before.</source>
   <translation>恢复日志的末尾已缺失；这是此前的内容。</translation>
  </message>
  <message>
   <source>The file itself is not there any more or cannot be read.</source>
   <translation>文件本身已不存在或无法读取。</translation>
  </message>
  <message>
   <source>The file was changed by another program in the meantime.</source>
   <translation>文件在此期间被其他程序更改。</translation>
  </message>
  <message>
   <source>− in the file, + in the unsaved text:</source>
   <translation>− 表示文件中的内容，+ 表示未保存的文本：</translation>
  </message>
  <message>
   <source>&amp;Discard</source>
   <translation>丢弃(&amp;T)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesModel</name>
  <message>
   <source>Rule</source>
   <translation>规则</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>路径</translation>
  </message>
  <message>
   <source>Decides</source>
   <translation>决定数</translation>
  </message>
  <message>
   <source>(empty: no rule)</source>
   <translation>（空：不构成规则）</translation>
  </message>
  <message>
   <source>The site has no sample paths. The matrix keeps a list with the site: Paths, Keep them with the site.</source>
   <translation>站点没有示例路径。矩阵可随站点保留一份列表：“路径”，“随站点保留”。</translation>
  </message>
  <message>
   <source>How many of the site's sample paths this rule decides in its group</source>
   <translation>此规则在其组中对站点的多少个示例路径起决定作用</translation>
  </message>
  <message>
   <source>Set path to %1</source>
   <translation>将路径设为 %1</translation>
  </message>
  <message>
   <source>Change rule to %1</source>
   <translation>将规则改为 %1</translation>
  </message>
  <message>
   <source>Add rule %1: %2</source>
   <translation>添加规则 %1：%2</translation>
  </message>
  <message numerus="yes">
   <source>Add %n line(s) from a list</source>
   <translation>
    <numerusform>从列表添加 %n 行</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>移除 %1</translation>
  </message>
  <message>
   <source>Move rule</source>
   <translation>移动规则</translation>
  </message>
  <message>
   <source>Move rule to %1</source>
   <translation>将规则移至 %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesTable</name>
  <message>
   <source>Rules</source>
   <translation>规则</translation>
  </message>
  <message>
   <source>Insert adds a Disallow, Ctrl+Insert an Allow, Delete removes, Alt+Up and Alt+Down move, Alt+Page up and Alt+Page down move to the group above or below, Space changes the kind.</source>
   <translation>Insert 添加 Disallow，Ctrl+Insert 添加 Allow，Delete 移除，Alt+↑ 和 Alt+↓ 移动，Alt+Page Up 和 Alt+Page Down 移到上方或下方的组，空格键切换类型。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SaveReport</name>
  <message>
   <source>Undone: the files are as they were before the save.</source>
   <translation>已撤销：文件恢复为保存前的状态。</translation>
  </message>
  <message>
   <source>Saved.</source>
   <translation>已保存。</translation>
  </message>
  <message>
   <source>There may be more: the comparison is not complete.</source>
   <translation>可能还有更多：比较不完整。</translation>
  </message>
  <message numerus="yes">
   <source>%n test(s) fail now: %1.</source>
   <translation>
    <numerusform>%n 个测试现在未通过：%1。</numerusform>
   </translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>显示更改</translation>
  </message>
  <message>
   <source>the files before the save</source>
   <translation>保存前的文件</translation>
  </message>
  <message>
   <source>Undo the save</source>
   <translation>撤销保存</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Search</name>
  <message>
   <source>%1 (character %2)</source>
   <translation>%1（第 %2 个字符）</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SegmentEditor</name>
  <message>
   <source>Not set</source>
   <translation>未设置</translation>
  </message>
  <message>
   <source>Applies here through %1</source>
   <translation>此处因 %1 而有效</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1：未设置</translation>
  </message>
  <message>
   <source>%1: another value</source>
   <translation>%1：其他值</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SignalEditor</name>
  <message>
   <source>%1: %2</source>
   <translation>%1：%2</translation>
  </message>
  <message>
   <source>not said</source>
   <translation>未说明</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteChangesModel</name>
  <message numerus="yes">
   <source>%1, and %Ln more place(s) by the same line</source>
   <translation>
    <numerusform>%1，以及由同一行决定的另外 %Ln 处</numerusform>
   </translation>
  </message>
  <message>
   <source>Who gains and loses what</source>
   <translation>谁获得什么、失去什么</translation>
  </message>
  <message>
   <source>for example %1</source>
   <translation>例如 %1</translation>
  </message>
  <message>
   <source>Agents: %1</source>
   <translation>代理：%1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteList</name>
  <message>
   <source>%1 of %2 known agents are documented to obey it, %3 not to.</source>
   <translation>%2 个已知代理中，有文档表明 %1 个遵守它，%3 个不遵守。</translation>
  </message>
  <message>
   <source>No known agent is documented to read it.</source>
   <translation>没有文档表明有已知代理读取它。</translation>
  </message>
  <message>
   <source>%1 of %2 known agents are documented to read it.</source>
   <translation>%2 个已知代理中，有文档表明 %1 个读取它。</translation>
  </message>
  <message>
   <source>Files of the site</source>
   <translation>站点的文件</translation>
  </message>
  <message>
   <source>Add file</source>
   <translation>添加文件</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>未保存</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>目标</translation>
  </message>
  <message>
   <source>%1 %2</source>
   <translation>%1 %2</translation>
  </message>
  <message>
   <source>What you want of crawlers, for the whole site</source>
   <translation>您对爬虫的意愿，针对整个站点</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteModel</name>
  <message>
   <source>Only the text is shown. Nothing is judged.</source>
   <translation>仅显示文本。不作任何裁定。</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>获取 %1</translation>
  </message>
  <message>
   <source>There is no place below chain/ for %1.</source>
   <translation>chain/ 下没有存放 %1 的位置。</translation>
  </message>
  <message>
   <source>The folder of %1 could not be made.</source>
   <translation>无法创建 %1 所在的文件夹。</translation>
  </message>
  <message>
   <source>A file can be mapped when the site is in a folder: save a policy file into one first.</source>
   <translation>站点位于文件夹中时才能映射文件：请先将策略文件保存到文件夹中。</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 不存在。</translation>
  </message>
  <message>
   <source>%1 has unsaved changes.</source>
   <translation>%1 有未保存的更改。</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>没有文件夹 %1。</translation>
  </message>
  <message>
   <source>Changes nothing for any agent</source>
   <translation>对任何代理都不改变任何结果</translation>
  </message>
  <message>
   <source>Hits no agent of the list</source>
   <translation>不影响列表中的任何代理</translation>
  </message>
  <message>
   <source>Hits %1</source>
   <translation>影响 %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Snippets</name>
  <message>
   <source>agent with its rules</source>
   <translation>代理及其规则</translation>
  </message>
  <message>
   <source>extended 2.0 group with hours and pace</source>
   <translation>带时段与节奏的扩展 2.0 组</translation>
  </message>
  <message>
   <source>rules for one kind of agent</source>
   <translation>针对一类代理的规则</translation>
  </message>
  <message>
   <source>one kind of agent asks first</source>
   <translation>一类代理须先询问</translation>
  </message>
  <message>
   <source>an agent of the list</source>
   <translation>列表中的一个代理</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SuppliedPolicy</name>
  <message>
   <source>line %1</source>
   <translation>第 %1 行</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>%1，第 %2 行</translation>
  </message>
  <message>
   <source>%1: %2 in %3</source>
   <extracomment>%1 is a directive, %2 its value, %3 a line, perhaps with its file: &quot;crawl: no in line 4&quot;</extracomment>
   <translation>%1：%3 中的 %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsModel</name>
  <message>
   <source>always true</source>
   <translation>始终成立</translation>
  </message>
  <message>
   <source>passes</source>
   <translation>通过</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>正在查看…</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>未判定</translation>
  </message>
  <message>
   <source>faulty</source>
   <translation>有错误</translation>
  </message>
  <message>
   <source>is %1</source>
   <translation>实为 %1</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>时间</translation>
  </message>
  <message>
   <source>any time</source>
   <translation>任意时间</translation>
  </message>
  <message>
   <source>Answered</source>
   <translation>响应</translation>
  </message>
  <message>
   <source>How robots.txt is answered, such as 503,since=2h; empty: as the site has it</source>
   <translation>robots.txt 的响应方式，例如 503,since=2h；留空：与站点现状一致</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>结果</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>代理</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>路径</translation>
  </message>
  <message>
   <source>Expected</source>
   <translation>预期</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>原因</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsPanel</name>
  <message>
   <source>Policy tests</source>
   <translation>策略测试</translation>
  </message>
  <message>
   <source>Start with the usual five</source>
   <translation>从常用的五个开始</translation>
  </message>
  <message>
   <source>%1 on “/”, with what they are answered now</source>
   <translation>%1 抓取“/”，按它们现在得到的答案</translation>
  </message>
  <message>
   <source>What must stay true, such as “Googlebot must be allowed to fetch /”. Put a question on top, then press “Keep as test”; or start with the usual five.</source>
   <translation>必须始终成立的事，例如“必须允许 Googlebot 抓取 /”。请在上方提出问题，然后按“将此答案设为测试”；或者从常用的五个开始。</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>将此答案设为测试</translation>
  </message>
  <message>
   <source>The present question, with what it is answered now</source>
   <translation>当前问题及其现在的答案</translation>
  </message>
  <message>
   <source>Keep as rule</source>
   <translation>设为规则</translation>
  </message>
  <message>
   <source>A rule about all times and the widest set of paths for which this answer is true</source>
   <translation>针对所有时间，以及此答案成立的最大路径集合的规则</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>移除</translation>
  </message>
  <message>
   <source>Remove the chosen test</source>
   <translation>移除所选测试</translation>
  </message>
  <message>
   <source>Ask again</source>
   <translation>提出其问题</translation>
  </message>
  <message>
   <source>Ask the chosen test's question, or that of a counter-example</source>
   <translation>提出所选测试的问题，或其反例的问题</translation>
  </message>
  <message>
   <source>No rule about all paths and times follows from this answer.</source>
   <translation>从此答案得不出针对所有路径和时间的规则。</translation>
  </message>
  <message>
   <source>%1 on everything</source>
   <translation>%1：所有位置</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>%1，%2</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 regions of the map are not covered by a test.</source>
   <translation>
    <numerusform>总览图的 %1 个区域中，有 %n 个未被测试覆盖。</numerusform>
   </translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>至少包括这些；部分路径无法判定</translation>
  </message>
  <message>
   <source>No tests yet. They are kept in the site's gatepost.yaml, and gatepost-cli test runs them too.</source>
   <translation>尚无测试。测试保存在站点的 gatepost.yaml 中，也可用 gatepost-cli test 运行。</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>正在查看…</translation>
  </message>
  <message numerus="yes">
   <source>All %n test(s) pass.</source>
   <translation>
    <numerusform>全部 %n 个测试通过。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 of %n test(s) fail.</source>
   <translation>
    <numerusform>%n 个测试中有 %1 个未通过。</numerusform>
   </translation>
  </message>
  <message>
   <source>Tests ✕ %1</source>
   <translation>测试 ✕ %1</translation>
  </message>
  <message>
   <source>Tests ✓ %1</source>
   <translation>测试 ✓ %1</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>测试</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TextView</name>
  <message>
   <source>Text of %1</source>
   <translation>%1 的文本</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>重做</translation>
  </message>
  <message>
   <source>Cut</source>
   <translation>剪切</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>复制</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>粘贴</translation>
  </message>
  <message>
   <source>Select all</source>
   <translation>全选</translation>
  </message>
  <message>
   <source>Duplicate lines</source>
   <translation>复制行</translation>
  </message>
  <message>
   <source>Move lines up</source>
   <translation>上移行</translation>
  </message>
  <message>
   <source>Move lines down</source>
   <translation>下移行</translation>
  </message>
  <message>
   <source>Delete lines</source>
   <translation>删除行</translation>
  </message>
  <message>
   <source>Join lines</source>
   <translation>合并行</translation>
  </message>
  <message>
   <source>Comment lines</source>
   <translation>注释行</translation>
  </message>
  <message>
   <source>Complete %1</source>
   <translation>补全 %1</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>没有已知的修复方法</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>整理…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>修复全部 %Ln 个此类问题</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>全部修复“%1”</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>解释“%1”</translation>
  </message>
  <message>
   <source>No problem in this line</source>
   <translation>此行没有问题</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>帮助</translation>
  </message>
  <message>
   <source>&lt;p&gt;Put the caret on a directive, a value, an agent or a problem: F1 explains what it is and where that is written.&lt;/p&gt;</source>
   <translation>&lt;p&gt;将光标置于指令、值、代理或问题上：按 F1 即可了解它是什么以及出处。&lt;/p&gt;</translation>
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
   <translation>在日志中未决定任何请求</translation>
  </message>
  <message>
   <source>Applies to %1</source>
   <translation>适用于 %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TidyDialog</name>
  <message>
   <source>Tidy up %1</source>
   <translation>整理 %1</translation>
  </message>
  <message>
   <source>What is removed</source>
   <translation>将移除的内容</translation>
  </message>
  <message>
   <source>&amp;Remove the lines</source>
   <translation>移除这些行(&amp;R)</translation>
  </message>
  <message>
   <source>Comparing every answer with and without the lines…</source>
   <translation>正在比较有无这些行时的每个答案…</translation>
  </message>
  <message>
   <source>There is no line of which it is proved that it changes nothing.</source>
   <translation>没有任何一行被证明不改变任何结果。</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) can go.</source>
   <translation>
    <numerusform>可以移除 %Ln 行。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>No answer differs without them: %n agent(s) were compared, for every path, time and use, in all five readings.</source>
   <translation>
    <numerusform>没有这些行，任何答案都不会改变：已就每个路径、时间和用途，按全部五种解读比较了 %n 个代理。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) seem to change nothing.</source>
   <translation>
    <numerusform>有 %Ln 行似乎不改变任何结果。</numerusform>
   </translation>
  </message>
  <message>
   <source>But some answer would differ without them, so nothing is removed.</source>
   <translation>但没有它们，某些答案会不同，因此不移除任何内容。</translation>
  </message>
  <message>
   <source>But whether an answer would differ without them could not be decided, so nothing is removed.</source>
   <translation>但无法判定没有它们时答案是否会不同，因此不移除任何内容。</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1。</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) that change nothing stay: another program writes the block that they are in, and would write them again.</source>
   <translation>
    <numerusform>有 %Ln 行不改变任何结果，但予以保留：它们所在的块由其他程序写入，移除后会再次写入。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) were not tried to the end, which is too much work. Some of them may change nothing, too.</source>
   <translation>
    <numerusform>有 %Ln 行因工作量过大而未检验到底。其中一些可能也不改变任何结果。</numerusform>
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
   <translation>答案的变化</translation>
  </message>
  <message>
   <source>A day</source>
   <translation>一天</translation>
  </message>
  <message>
   <source>When agents may come, hour by hour</source>
   <translation>代理可以来访的时间，逐小时显示</translation>
  </message>
  <message>
   <source>A crawl</source>
   <translation>一次爬取</translation>
  </message>
  <message>
   <source>How many days crawlers need for many pages</source>
   <translation>爬虫抓取大量页面需要多少天</translation>
  </message>
  <message>
   <source>The day before</source>
   <translation>前一天</translation>
  </message>
  <message>
   <source>The day after</source>
   <translation>后一天</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>现在</translation>
  </message>
  <message>
   <source>Ask for the present time</source>
   <translation>按当前时刻提问</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>站点的代理</translation>
  </message>
  <message>
   <source>All known agents</source>
   <translation>所有已知代理</translation>
  </message>
  <message>
   <source>Which agents are rows</source>
   <translation>哪些代理作为行</translation>
  </message>
  <message>
   <source>Zone</source>
   <translation>时区</translation>
  </message>
  <message>
   <source>on %1</source>
   <comment>a path</comment>
   <translation>路径 %1</translation>
  </message>
  <message>
   <source>Hours are UTC</source>
   <translation>时段为 UTC</translation>
  </message>
  <message>
   <source>The higher a band, the faster</source>
   <translation>色带越高，速度越快</translation>
  </message>
  <message>
   <source>%1 changes its clocks %2 UTC: %3 until then, %4 afterwards. Windows do not move: they are UTC.</source>
   <translation>%1 将于 UTC %2 调整时钟：此前为 %3，此后为 %4。时段不随之移动：它们采用 UTC。</translation>
  </message>
  <message>
   <source>%1 is %2; its clocks change next %3 UTC, to %4.</source>
   <translation>%1 为 %2；其时钟下次于 UTC %3 调整为 %4。</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewParts</name>
  <message>
   <source>%1 line %2</source>
   <translation>%1 第 %2 行</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>无法写入 %1：%2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewTabs</name>
  <message>
   <source>Open the views</source>
   <translation>打开视图</translation>
  </message>
  <message>
   <source>Fold the views to their tabs (Ctrl+Shift+0)</source>
   <translation>将视图折叠为标签 (Ctrl+Shift+0)</translation>
  </message>
  <message>
   <source>Back beside the text (Esc)</source>
   <translation>回到文本旁边 (Esc)</translation>
  </message>
  <message>
   <source>Views in the whole window (Ctrl+Shift+M)</source>
   <translation>视图占满整个窗口 (Ctrl+Shift+M)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViolationDialog</name>
  <message>
   <source>With &amp;addresses: they may be personal data</source>
   <translation>包含地址(&amp;A)：可能属于个人数据</translation>
  </message>
  <message>
   <source>Report %1</source>
   <translation>举报 %1</translation>
  </message>
  <message>
   <source>The report</source>
   <translation>举报内容</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>复制(&amp;C)</translation>
  </message>
  <message>
   <source>Anybody can send any name: compare addresses before you accuse an operator. Values of queries are left out. Send the report to the operator first.</source>
   <translation>任何人都可以冒用任何名称：指责运营方之前，请核对地址。查询的值已略去。请先将举报发给运营方。</translation>
  </message>
  <message>
   <source>&amp;Site</source>
   <translation>站点(&amp;S)</translation>
  </message>
  <message>
   <source>The report was copied.</source>
   <translation>已复制举报内容。</translation>
  </message>
  <message>
   <source>Reading the log again for evidence…</source>
   <translation>正在重新读取日志以收集证据…</translation>
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
   <translation>说明谁可以抓取、读取和使用您的站点，并在上传之前显示每个代理会如何理解。</translation>
  </message>
  <message>
   <source>No account, no telemetry. Nothing is fetched or sent unless you press a button.</source>
   <translation>无须账户，不含遥测。除非您按下按钮，否则不会获取或发送任何内容。</translation>
  </message>
  <message>
   <source>Check a robots.txt</source>
   <translation>检查 robots.txt</translation>
  </message>
  <message>
   <source>Drop it anywhere in this window, open it, or paste it. The answer for any crawler and path is shown above the text.</source>
   <translation>将它拖放到此窗口的任意位置、打开或粘贴。对任意爬虫和路径的答案会显示在文本上方。</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>打开文件…</translation>
  </message>
  <message>
   <source>Open a site's folder…</source>
   <translation>打开站点的文件夹…</translation>
  </message>
  <message>
   <source>Paste its text</source>
   <translation>粘贴其文本</translation>
  </message>
  <message>
   <source>All its policy files together.</source>
   <translation>一并打开其全部策略文件。</translation>
  </message>
  <message>
   <source>Write a new one</source>
   <translation>新写一个</translation>
  </message>
  <message>
   <source>Begin with what you want; every line can be changed afterwards.</source>
   <translation>从您想要的开始；之后每一行都可以更改。</translation>
  </message>
  <message>
   <source>Say what you want…</source>
   <translation>说明您的意愿…</translation>
  </message>
  <message>
   <source>Three questions: search, assistants, training.</source>
   <translation>三个问题：搜索、助手、训练。</translation>
  </message>
  <message>
   <source>Look around first</source>
   <translation>先四处看看</translation>
  </message>
  <message>
   <source>A publisher's site with every file and every view in use. Nothing in it can be broken.</source>
   <translation>一个出版商的站点，用到了每种文件和每个视图。其中的任何内容都不会被弄坏。</translation>
  </message>
  <message>
   <source>Open the sample site</source>
   <translation>打开示例站点</translation>
  </message>
  <message>
   <source>More templates</source>
   <translation>更多模板</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>最近打开</translation>
  </message>
  <message>
   <source>missing</source>
   <translation>缺失</translation>
  </message>
  <message>
   <source>kept</source>
   <translation>已固定</translation>
  </message>
  <message>
   <source>Do not keep here</source>
   <translation>取消固定</translation>
  </message>
  <message>
   <source>Keep here</source>
   <translation>固定在此</translation>
  </message>
  <message>
   <source>Take off the list</source>
   <translation>从列表中移除</translation>
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
   <translation>%1 UTC（%2后）</translation>
  </message>
  <message>
   <source>tomorrow %1 UTC</source>
   <comment>time of the day</comment>
   <translation>明天 %1 UTC</translation>
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
   <translation>有目标不再成立：%1，由 %3 的第 %2 行所致。%4。</translation>
  </message>
  <message>
   <source>A goal is no longer true: %1. %2.</source>
   <translation>有目标不再成立：%1。%2。</translation>
  </message>
  <message>
   <source>Show goals</source>
   <translation>显示目标</translation>
  </message>
  <message>
   <source>Review…</source>
   <translation>审阅…</translation>
  </message>
  <message>
   <source>Let them in</source>
   <translation>允许来访</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>稍后</translation>
  </message>
  <message numerus="yes">
   <source>%Ln crawler(s) of the list are not covered by your goals: %1 (%2).</source>
   <translation>
    <numerusform>列表中有 %Ln 个爬虫未被您的目标涵盖：%1（%2）。</numerusform>
   </translation>
  </message>
  <message>
   <source>Let new crawlers in</source>
   <translation>允许新爬虫来访</translation>
  </message>
  <message>
   <source>An exception ended on %1.</source>
   <translation>一项例外已于 %1 结束。</translation>
  </message>
  <message>
   <source>The exception for %1 ended on %2.</source>
   <translation>针对 %1 的例外已于 %2 结束。</translation>
  </message>
  <message>
   <source>Undo in all files</source>
   <translation>在所有文件中撤销</translation>
  </message>
  <message>
   <source>Write what is made from this</source>
   <translation>写入由此生成的内容</translation>
  </message>
  <message>
   <source>Write %1?</source>
   <translation>要写入 %1 吗？</translation>
  </message>
  <message>
   <source>Below the folder %1. What these files contain now is replaced.</source>
   <translation>位于文件夹 %1 下。这些文件的现有内容会被替换。</translation>
  </message>
  <message>
   <source>Write</source>
   <translation>写入</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <source>Write what an environment lacks</source>
   <translation>写入环境缺少的内容</translation>
  </message>
  <message>
   <source>Below the folder %1, where there is no such file.</source>
   <translation>位于文件夹 %1 下，那里没有这样的文件。</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>已保存 %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Words</name>
  <message>
   <source>%1 %2</source>
   <comment>two whole sentences, one after the other</comment>
   <translation>%1%2</translation>
  </message>
  <message>
   <source>%1, %2</source>
   <comment>a list: what comes before, and its next name</comment>
   <translation>%1、%2</translation>
  </message>
  <message>
   <source>today %1</source>
   <comment>%1: 07:00</comment>
   <translation>今天 %1</translation>
  </message>
  <message>
   <source>yesterday %1</source>
   <comment>%1: 07:00</comment>
   <translation>昨天 %1</translation>
  </message>
  <message>
   <source>just now</source>
   <translation>刚刚</translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s) ago</source>
   <translation>
    <numerusform>%n 分钟前</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s) ago</source>
   <translation>
    <numerusform>%n 小时前</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) ago</source>
   <translation>
    <numerusform>%n 天前</numerusform>
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
   <translation>M月d日ddd HH:mm</translation>
  </message>
  <message>
   <source>ddd d MMM</source>
   <comment>Date, as QLocale::toString takes it</comment>
   <translation>M月d日ddd</translation>
  </message>
  <message>
   <source>%1 s</source>
   <comment>seconds</comment>
   <translation>%1 秒</translation>
  </message>
  <message>
   <source>%1 min</source>
   <comment>minutes</comment>
   <translation>%1 分钟</translation>
  </message>
  <message>
   <source>%1 h</source>
   <comment>hours</comment>
   <translation>%1 小时</translation>
  </message>
  <message>
   <source>%1 h %2 min</source>
   <comment>hours and minutes</comment>
   <translation>%1 小时 %2 分钟</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Zone</name>
  <message>
   <source>Time zone</source>
   <translation>时区</translation>
  </message>
  <message>
   <source>The time zone that is shown beside UTC</source>
   <translation>与 UTC 并列显示的时区</translation>
  </message>
  <message>
   <source>%1 UTC</source>
   <comment>a moment in UTC</comment>
   <translation>%1 UTC</translation>
  </message>
  <message>
   <source>%1 UTC (%2 %3)</source>
   <comment>a moment in UTC, and its time in a zone</comment>
   <translation>%1 UTC（%2 %3）</translation>
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
   <translation>这些文件合计超过 500,000 字节，因此没有在其中查找目标；您自己写的目标仍会检查</translation>
  </message>
  <message>
   <source>%1 (%2)</source>
   <translation>%1（%2）</translation>
  </message>
  <message>
   <source>it was not decided what the files say</source>
   <translation>未能判定文件的声明</translation>
  </message>
  <message>
   <source>It would take too long to try every edit: %1</source>
   <translation>逐一试验所有编辑耗时过长：%1</translation>
  </message>
  <message>
   <source>Environment %1 has the same files and wants something else</source>
   <translation>环境 %1 使用相同的文件，但要求不同</translation>
  </message>
  <message>
   <source>Whether this is true was not decided: %1</source>
   <translation>未能判定这是否成立：%1</translation>
  </message>
  <message>
   <source>%1 must be closed, but %2</source>
   <translation>%1 必须关闭，但 %2</translation>
  </message>
  <message>
   <source>%1 must be open, but %2</source>
   <translation>%1 必须开放，但 %2</translation>
  </message>
  <message>
   <source>%1 is closed to %2, so crawlers never see the noindex of %3</source>
   <translation>%1 对 %2 关闭，因此爬虫永远看不到 %3 的 noindex</translation>
  </message>
  <message>
   <source>The Sitemap in line %1 is of %2, which is environment %3</source>
   <translation>第 %1 行的 Sitemap 属于 %2，即环境 %3</translation>
  </message>
  <message>
   <source>%1 and %2 have the same goals and answer differently: %3</source>
   <translation>%1 和 %2 的目标相同，但答案不同：%3</translation>
  </message>
  <message>
   <source>%1 is to be %2, but %3 (%4; reading %5)</source>
   <translation>%1 应为 %2，但 %3（%4；解读：%5）</translation>
  </message>
  <message>
   <source>%1: agents of the list are not covered: %2</source>
   <translation>%1：列表中有代理未被涵盖：%2</translation>
  </message>
  <message>
   <source>%1: these ignore robots.txt, and only a server can refuse them: %2</source>
   <translation>%1：以下代理无视 robots.txt，只有服务器才能拒绝：%2</translation>
  </message>
  <message>
   <source>No agent of the list comes for %1</source>
   <translation>列表中没有代理为 %1 而来</translation>
  </message>
  <message>
   <source>Only robots2.txt can say ask</source>
   <translation>只有 robots2.txt 能表达 ask</translation>
  </message>
  <message>
   <source>pay needs licence: {terms: URL}</source>
   <translation>pay 需要 licence: {terms: URL}</translation>
  </message>
  <message>
   <source>This exception ended on %1</source>
   <translation>此例外已于 %1 结束</translation>
  </message>
  <message>
   <source>Without this exception the answers are the same</source>
   <translation>没有此例外，答案也相同</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>移除此例外</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file. Did you mean %2?</source>
   <translation>%1 既不在列表中，也不在文件中。是否指 %2？</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file</source>
   <translation>%1 既不在列表中，也不在文件中</translation>
  </message>
  <message>
   <source>Change to “%1”</source>
   <translation>更改为“%1”</translation>
  </message>
  <message>
   <source>%1 and %2 have one token; the goal of %2 counts: %3</source>
   <translation>%1 和 %2 使用同一标识；以 %2 的目标为准：%3</translation>
  </message>
  <message>
   <source>These also train. What keeps them from that is a signal, not a rule: %1</source>
   <translation>这些代理也用于训练。使其不用于训练的是信号，而不是规则：%1</translation>
  </message>
  <message>
   <source>%1 is not what the files come to</source>
   <translation>%1 与由文件得出的内容不符</translation>
  </message>
  <message>
   <source>%1 is not there</source>
   <translation>%1 不存在</translation>
  </message>
  <message>
   <source>%1 has its own group and does not get %2. Repeat the line there</source>
   <translation>%1 有自己的组，未被告知 %2。请在该处重复此行</translation>
  </message>
  <message>
   <source>The list of agents has no search engine</source>
   <translation>代理列表中没有搜索引擎</translation>
  </message>
  <message>
   <source>This would take too long to prove</source>
   <translation>证明这一点所需时间过长</translation>
  </message>
  <message>
   <source>outputs: %1 and %2 are both written to %3; give one of them another folder</source>
   <translation>outputs：%1 和 %2 都写入 %3；请为其中之一指定另一个文件夹</translation>
  </message>
  <message>
   <source>outputs: %1: agents: %2</source>
   <translation>outputs：%1：代理：%2</translation>
  </message>
  <message>
   <source>robots.txt is rendered from the agent policy: change the policy and render it again</source>
   <translation>robots.txt 由代理策略生成：请更改策略并重新生成</translation>
  </message>
  <message>
   <source>robots.txt says that it is rendered from an agent policy, but is not what the policy makes: render it again first</source>
   <translation>robots.txt 声称由代理策略生成，但与策略生成的内容不符：请先重新生成</translation>
  </message>
  <message>
   <source>goals.edit does not let robots.txt be edited</source>
   <translation>goals.edit 不允许编辑 robots.txt</translation>
  </message>
  <message>
   <source>a limit ended the search</source>
   <translation>搜索因达到限度而结束</translation>
  </message>
  <message>
   <source>An agent policy, from which robots.txt is rendered, cannot say it: %1</source>
   <translation>robots.txt 由代理策略生成，而代理策略无法表达：%1</translation>
  </message>
  <message>
   <source>The list of agents has no token that names a use</source>
   <translation>代理列表中没有指明用途的标识</translation>
  </message>
  <message>
   <source>The block managed by %1 decides for %2. Change it there</source>
   <translation>由 %1 管理的块决定 %2。请在该处更改</translation>
  </message>
  <message>
   <source>A chained file decides for %1: %2</source>
   <translation>由链中文件决定 %1：%2</translation>
  </message>
  <message>
   <source>Agents that declare a category follow the groups for * of robots.txt, which cannot name one</source>
   <translation>声明类别的代理遵循 robots.txt 中 * 的组，而该文件无法指定类别</translation>
  </message>
  <message>
   <source>A group of 2.0 cannot say it: %1</source>
   <translation>2.0 的组无法表达：%1</translation>
  </message>
  <message>
   <source>No edit was found that changes nothing else: %1</source>
   <translation>未找到不改变其他内容的编辑：%1</translation>
  </message>
  <message>
   <source>“%1” is read as “%2”: a crawler of that name is meant as well</source>
   <translation>“%1”读作“%2”：名称为后者的爬虫也包括在内</translation>
  </message>
  <message>
   <source>%1 may fetch faster: %2</source>
   <translation>%1 可以更快地抓取：%2</translation>
  </message>
  <message>
   <source>No pace is stated for %1</source>
   <translation>未为 %1 声明节奏</translation>
  </message>
  <message>
   <source>robots2.txt does not say “crawl: %1” to %2</source>
   <translation>robots2.txt 未对 %2 声明“crawl: %1”</translation>
  </message>
  <message>
   <source>%1 may fetch %2</source>
   <translation>%1 可以抓取 %2</translation>
  </message>
  <message>
   <source>%1 may not fetch %2</source>
   <translation>%1 不得抓取 %2</translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3</source>
   <translation>%1 在 %3 不得抓取 %2</translation>
  </message>
  <message>
   <source>%1 must ask before it fetches %2</source>
   <translation>%1 须先询问才可以抓取 %2</translation>
  </message>
  <message>
   <source>%1 has no paths: what differs by path is claimed of Content-Usage alone</source>
   <translation>%1 没有路径：因路径而异的内容仅由 Content-Usage 声明</translation>
  </message>
  <message>
   <source>%4 does not state “%2: %3” for %1 on %5</source>
   <translation>%4 未在 %5 上对 %1 声明“%2: %3”</translation>
  </message>
  <message>
   <source>The map of the site is not complete</source>
   <translation>站点的总览图不完整</translation>
  </message>
 </context>
 <context>
  <name>lab</name>
  <message>
   <source>It had not asked for robots.txt before.</source>
   <translation>它之前没有请求过 robots.txt。</translation>
  </message>
  <message>
   <source>Its copy of robots.txt was %1 old; 24 hours are allowed.</source>
   <translation>它的 robots.txt 副本已有 %1；最多允许 24 小时。</translation>
  </message>
  <message>
   <source>robots.txt: %1.</source>
   <translation>robots.txt：%1。</translation>
  </message>
  <message>
   <source>It asked again although its answer was good for 24 hours.</source>
   <translation>它的回答有效期为 24 小时，却又询问了一次。</translation>
  </message>
  <message>
   <source>The page must be asked for, and it had not asked.</source>
   <translation>该页面需要先询问，而它没有询问。</translation>
  </message>
  <message>
   <source>It was allowed one request, and this is another.</source>
   <translation>只允许它一次请求，而这是另一次。</translation>
  </message>
  <message>
   <source>Its answer was older than 24 hours.</source>
   <translation>它的回答已超过 24 小时。</translation>
  </message>
  <message>
   <source>The page is outside the scopes of its answer.</source>
   <translation>该页面在它的回答的范围之外。</translation>
  </message>
  <message>
   <source>The endpoint had answered 429, which allows nothing.</source>
   <translation>端点返回了 429，这不允许任何请求。</translation>
  </message>
  <message>
   <source>The endpoint had not allowed it.</source>
   <translation>端点没有允许它。</translation>
  </message>
  <message>
   <source>The page is a honeypot.</source>
   <translation>该页面是蜜罐。</translation>
  </message>
  <message>
   <source>It came %1 s after the request before; %2 line %3, %4, asks for %5 s.</source>
   <translation>它在上次请求后 %1 秒就来了；%2 第 %3 行 %4 要求 %5 秒。</translation>
  </message>
  <message>
   <source>It came back before %1, which Retry-After had asked for.</source>
   <translation>它在 Retry-After 要求的 %1 之前就回来了。</translation>
  </message>
  <message>
   <source>The policy says %1: %2.</source>
   <translation>策略说 %1：%2。</translation>
  </message>
  <message>
   <source>The policy says %1: %2 line %3, %4.</source>
   <translation>策略说 %1：%2 第 %3 行，%4。</translation>
  </message>
  <message>
   <source>The site has no file for it.</source>
   <translation>网站没有用于它的文件。</translation>
  </message>
  <message>
   <source>The parameter directive must name a directive of robots2.txt such as crawl</source>
   <translation>参数 directive 必须是 robots2.txt 的一个指令，例如 crawl</translation>
  </message>
  <message>
   <source>The parameter agent: %1</source>
   <translation>参数 agent：%1</translation>
  </message>
  <message>
   <source>The parameter url is missing</source>
   <translation>缺少参数 url</translation>
  </message>
  <message>
   <source>The parameter at: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>参数 at：%1 不是 2026-11-20T07:00:00Z 这样的时间</translation>
  </message>
  <message>
   <source>The parameter to: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>参数 to：%1 不是 2026-11-20T07:00:00Z 这样的时间</translation>
  </message>
  <message>
   <source>The clock runs by itself; with --clock-speed 0 it is moved</source>
   <translation>时钟会自己走；用 --clock-speed 0 可以拨动它</translation>
  </message>
  <message>
   <source>The clock does not run backwards</source>
   <translation>时钟不会倒走</translation>
  </message>
  <message>
   <source>the answers that %1 gives to errors are not documented; write one such as Google</source>
   <translation>没有记载 %1 如何处理错误；请写 Google 之类的名称</translation>
  </message>
  <message>
   <source>one text is expected here</source>
   <translation>此处应为一段文本</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 必须是列表</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 的项目超过 %2 个，超出的不会读取</translation>
  </message>
  <message>
   <source>%1 is not a path; write one that begins with / and has no spaces</source>
   <translation>%1 不是路径；请写以 / 开头且没有空格的路径</translation>
  </message>
  <message>
   <source>%1 must have keys and values</source>
   <translation>%1 必须有键和值</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; remove one</source>
   <translation>%1 已在第 %2 行给出；请删除其中一个</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 不是 %2 的键；您是指 %3 吗？</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 不是 %2 的键，它有 %3；请更正或删除</translation>
  </message>
  <message>
   <source>%1 is not a length of time; write one such as 90s, 15m, 14h or 2d</source>
   <translation>%1 不是时长；请写 90s、15m、14h 或 2d 之类</translation>
  </message>
  <message>
   <source>%1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>%1 不是 2026-11-20T07:00:00Z 这样的时间</translation>
  </message>
  <message>
   <source>%1 is not a speed; write a whole number from 0 to 1000000</source>
   <translation>%1 不是速度；请写 0 到 1000000 的整数</translation>
  </message>
  <message>
   <source>%1 is not a way to enforce; write off or verdict</source>
   <translation>%1 不是执行方式；请写 off 或 verdict</translation>
  </message>
  <message>
   <source>%1 is not a time such as 02:00 or 2026-11-20T02:00:00Z</source>
   <translation>%1 不是 02:00 或 2026-11-20T02:00:00Z 这样的时间</translation>
  </message>
  <message>
   <source>%1 has a query; an event is for a path with any query: remove it</source>
   <translation>%1 带有查询；事件适用于路径的任何查询：请删除它</translation>
  </message>
  <message>
   <source>an event needs %1; add it</source>
   <translation>事件需要 %1；请添加</translation>
  </message>
  <message>
   <source>an event has one of status, file and redirect; write exactly one of them</source>
   <translation>事件只能有 status、file 和 redirect 之一；请只写其中一个</translation>
  </message>
  <message>
   <source>%1 is not a status; write a whole number from 200 to 599</source>
   <translation>%1 不是状态码；请写 200 到 599 的整数</translation>
  </message>
  <message>
   <source>the name of the file is empty</source>
   <translation>文件名为空</translation>
  </message>
  <message>
   <source>%1 is not a target; write loop, a path, or an http(s) URL</source>
   <translation>%1 不是目标；请写 loop、路径或 http(s) URL</translation>
  </message>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>第 %1 行第 %2 列：%3</translation>
  </message>
  <message>
   <source>the scenario is larger or deeper than is read</source>
   <translation>场景太大或太深，不会读取</translation>
  </message>
 </context>
 <context>
  <name>lint</name>
  <message>
   <source>Goal that is not true</source>
   <translation>不成立的目标</translation>
  </message>
  <message>
   <source>Below “goals:” gatepost.yaml says what is wanted, and the policy files say something else. The message names an agent, a path and the line that decides. Change the files, or the goal if it is no longer wanted.</source>
   <translation>gatepost.yaml 在“goals:”下写明了意愿，而策略文件的声明与之不同。消息会指出代理、路径以及起决定作用的行。请更改文件；如果不再有此意愿，则更改目标。</translation>
  </message>
  <message>
   <source>Agents that a goal does not cover</source>
   <translation>目标未涵盖的代理</translation>
  </message>
  <message>
   <source>The list of agents has agents for this goal that no line of the files names, and what the files say to everybody else is not what the goal wants. That is how an agent looks that came into the list after the files were written. Name these agents in the group that says what is wanted.</source>
   <translation>代理列表中有属于此目标的代理未被文件的任何一行指定，而文件对其他所有代理的声明并非目标所希望的。文件写成之后才进入列表的代理就是这种情况。请在写明意愿的组中指定这些代理。</translation>
  </message>
  <message>
   <source>Goal of which it is not known whether it is true</source>
   <translation>未知是否成立的目标</translation>
  </message>
  <message>
   <source>A limit ended the search before every agent, path and hour was decided, or a chained file is missing. Nothing false was found, and nothing was shown either. Fewer overlapping patterns make the search shorter.</source>
   <translation>在判定完每个代理、路径和时段之前，搜索因达到限度而结束，或者缺少链中文件。没有发现不成立之处，但也未能证明成立。减少相互重叠的模式可以缩短搜索。</translation>
  </message>
  <message>
   <source>Part of a goal that no file can say</source>
   <translation>目标中任何文件都无法表达的部分</translation>
  </message>
  <message>
   <source>The goal wants something for which the file or the signal has no word. It is left out of what is claimed, and named here. Ask for less, or say it in another place.</source>
   <translation>目标希望的某些内容在文件或信号中没有对应的表达。它不计入所主张的内容，并在此指出。请降低要求，或在其他位置说明。</translation>
  </message>
  <message>
   <source>Agents of a goal that ignore robots.txt</source>
   <translation>目标中无视 robots.txt 的代理</translation>
  </message>
  <message>
   <source>These agents are documented to ignore robots.txt. Whatever the files say, only a server can refuse them. Export the policy for your server.</source>
   <translation>有文档表明这些代理无视 robots.txt。无论文件如何声明，只有服务器才能拒绝它们。请为您的服务器导出策略。</translation>
  </message>
  <message>
   <source>Goal that a managed block keeps from being true</source>
   <translation>因受管理的块而无法成立的目标</translation>
  </message>
  <message>
   <source>A service or a plug-in writes a part of robots.txt, and what it says there decides against the goal. Gatepost never edits that part, and no line beside it would win. Change it where the block is made.</source>
   <translation>某个服务或插件写入了 robots.txt 的一部分，其内容的裁定与目标相悖。Gatepost 从不编辑该部分，在其旁边添加任何行也无法胜出。请在生成该块的地方更改。</translation>
  </message>
  <message>
   <source>Exception for an agent that nobody knows</source>
   <translation>针对未知代理的例外</translation>
  </message>
  <message>
   <source>An exception names an agent that is neither in the list nor in a file of the site. With a misspelled name it is about nobody. Correct the name, or add the agent to “agents:” in gatepost.yaml.</source>
   <translation>例外指定的代理既不在列表中，也不在站点的文件中。名称拼写错误时，它不针对任何代理。请更正名称，或将该代理添加到 gatepost.yaml 的“agents:”中。</translation>
  </message>
  <message>
   <source>Exception that changes nothing</source>
   <translation>不起作用的例外</translation>
  </message>
  <message>
   <source>Without this exception the same would be wanted of the same agents and paths. Another exception says so, or the goal itself does. Remove it, or correct what it was meant to change.</source>
   <translation>没有此例外，对相同代理和路径的意愿也相同：另一个例外或目标本身已经说明。请移除它，或更正它原本要更改的内容。</translation>
  </message>
  <message>
   <source>Exception that has ended</source>
   <translation>已结束的例外</translation>
  </message>
  <message>
   <source>An exception counts on its last day (UTC) and no longer. The goal now wants of its agents and paths what it wants of the others. Remove the exception, and the lines in the files that were made for it.</source>
   <translation>例外在其最后一天（UTC）仍有效，之后失效。现在，目标对其代理和路径的意愿与对其他代理和路径相同。请移除该例外，以及文件中为它添加的行。</translation>
  </message>
  <message>
   <source>Goal that is about no agent</source>
   <translation>不针对任何代理的目标</translation>
  </message>
  <message>
   <source>No agent of the list comes for this purpose, so nothing is claimed of fetches. That is not a fault: a newer list may have some. What is said of use still counts.</source>
   <translation>列表中没有代理为此目的而来，因此对抓取不作任何主张。这不是错误：较新的列表中可能会有。关于用途的声明仍然有效。</translation>
  </message>
  <message>
   <source>Two agents of different goals with one token</source>
   <translation>目标不同但标识相同的两个代理</translation>
  </message>
  <message>
   <source>The list has two agents whose names are equal once the version is cut off, so that no file can tell them apart. Their purposes have different goals. The goal of the one without a version counts for both.</source>
   <translation>列表中有两个代理，截掉版本之后名称相同，因此任何文件都无法区分它们。它们的目的有不同的目标。两者都以没有版本的那个代理的目标为准。</translation>
  </message>
  <message>
   <source>Agent that may come and also collects for training</source>
   <translation>可以来访但也为训练采集的代理</translation>
  </message>
  <message>
   <source>The operator documents that one crawler fetches for several purposes. A rule can let it in or keep it out, and nothing between. What keeps its texts from training is a signal or a policy token, if the operator honours it.</source>
   <translation>运营方的文档表明，同一个爬虫为多个目的抓取。规则只能允许它来访或将其拒之门外，没有中间选项。使其文本不用于训练的是信号或策略标识，前提是运营方予以尊重。</translation>
  </message>
  <message>
   <source>Ask without a robots2.txt</source>
   <translation>有 ask 但没有 robots2.txt</translation>
  </message>
  <message>
   <source>The goal wants agents to ask first and lets in those that do not know the question. Only robots2.txt can say ask. Without it the goal cannot be true: add a robots2.txt, or write “otherwise: out”.</source>
   <translation>目标希望代理先询问，并允许不理解询问的代理来访。只有 robots2.txt 能表达 ask。没有它，目标就无法成立：请添加 robots2.txt，或写“otherwise: out”。</translation>
  </message>
  <message>
   <source>Pay without the terms of a licence</source>
   <translation>有 pay 但没有许可证条款</translation>
  </message>
  <message>
   <source>The goal wants a licence, and gatepost.yaml does not say where its terms are. Nobody can buy what nobody offers. Add “licence: {terms: URL}” below “goals:”.</source>
   <translation>目标要求许可证，而 gatepost.yaml 未说明其条款在何处。没有人提供，就没有人能购买。请在“goals:”下添加“licence: {terms: URL}”。</translation>
  </message>
  <message>
   <source>Signal that an agent with its own group does not get</source>
   <translation>未告知自有组代理的信号</translation>
  </message>
  <message>
   <source>Goals of the site claim what Content-Signal or Content-Usage says, and the group for * states it. These lines belong to groups: an agent with its own group gets what is in that group, and nothing of what the group for * says. Repeat the line in each group whose agents may fetch something.</source>
   <translation>站点的目标主张 Content-Signal 或 Content-Usage 所声明的内容，而 * 的组写明了它。这些行属于组：有自己的组的代理只被告知该组中的内容，而不会被告知 * 的组中的任何内容。请在其代理可以抓取内容的每个组中重复此行。</translation>
  </message>
  <message>
   <source>Environment that must be closed and is not</source>
   <translation>必须关闭但未关闭的环境</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be closed, and some agent may fetch something there. A group for * does not reach every agent: those that skip it need their own groups. Close it to them as well.</source>
   <translation>gatepost.yaml 写明该环境必须关闭，而有代理可以在其中抓取内容。* 的组并不能涵盖所有代理：略过它的代理需要有自己的组。请对它们也关闭。</translation>
  </message>
  <message>
   <source>Environment that must be open and is not</source>
   <translation>必须开放但未开放的环境</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be open, and a search engine may not fetch its start page. The files of staging may have been copied there. Open it again.</source>
   <translation>gatepost.yaml 写明该环境必须开放，而有搜索引擎不得抓取其起始页。可能是将预发布环境的文件复制到了该处。请重新开放。</translation>
  </message>
  <message>
   <source>Pages whose noindex nobody sees</source>
   <translation>noindex 无人看到的网页</translation>
  </message>
  <message>
   <source>The environment must not be indexed by a noindex on its pages. A crawler sees that only if it may fetch the page: what robots.txt closes can still be listed. Open it to search engines, or write “must: closed”.</source>
   <translation>该环境以网页上的 noindex 来避免被编入索引。爬虫只有可以抓取网页时才能看到它：被 robots.txt 关闭的内容仍可能被列出。请对搜索引擎开放，或写“must: closed”。</translation>
  </message>
  <message>
   <source>Sitemap of another environment</source>
   <translation>其他环境的站点地图</translation>
  </message>
  <message>
   <source>A Sitemap line in the files of one environment names the host of another one. The files may have been copied without changing it. Write the address of this environment's own sitemap, or remove the line.</source>
   <translation>某个环境的文件中有一行 Sitemap 写着另一个环境的主机。文件可能在复制之后未作更改。请写此环境自己的站点地图地址，或移除此行。</translation>
  </message>
  <message>
   <source>Environments with the same goals that answer differently</source>
   <translation>目标相同但答案不同的环境</translation>
  </message>
  <message>
   <source>The same is wanted of two environments, and their files give some agent another answer. Both can be what is wanted all the same, where the goals leave something open. Compare the two folders.</source>
   <translation>对两个环境的意愿相同，而它们的文件给某个代理的答案不同。如果目标有未作规定之处，两者仍可能都符合意愿。请比较这两个文件夹。</translation>
  </message>
  <message>
   <source>Output that is not what the files come to</source>
   <translation>与由文件得出的内容不符的输出</translation>
  </message>
  <message>
   <source>A file that “outputs:” asks for was made from other policy files than these, or was changed by hand. What a server does is then not what robots.txt says. Run “gatepost-cli goals --write”.</source>
   <translation>“outputs:”要求的某个文件由其他策略文件生成，或被手动更改。因此服务器的行为与 robots.txt 的声明不符。请运行“gatepost-cli goals --write”。</translation>
  </message>
  <message>
   <source>Output that is not there</source>
   <translation>不存在的输出</translation>
  </message>
  <message>
   <source>gatepost.yaml asks for a file below “outputs:” that nobody has made yet. Run “gatepost-cli goals --write”. Where outputs are made elsewhere, remove the key.</source>
   <translation>gatepost.yaml 在“outputs:”下要求一个尚未生成的文件。请运行“gatepost-cli goals --write”。如果输出在别处生成，请移除该键。</translation>
  </message>
  <message>
   <source>Put “Allow: %1” into the group for *</source>
   <translation>将“Allow: %1”放入 * 的组</translation>
  </message>
  <message numerus="yes">
   <source>%n more findings of this kind in this file are not listed</source>
   <comment>%n more finding of this kind in this file is not listed</comment>
   <translation>
    <numerusform>此文件中另有 %n 个同类问题未列出</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>第 %1 行</translation>
  </message>
  <message>
   <source>Change to %1</source>
   <translation>改为 %1</translation>
  </message>
  <message>
   <source>Remove the line</source>
   <translation>移除该行</translation>
  </message>
  <message>
   <source>Put both groups together</source>
   <translation>合并两个组</translation>
  </message>
  <message>
   <source>%1 has a group in %2 already. Crawlers that follow the standard read both as one; old ones take the first alone. Put them together</source>
   <translation>%1 在%2已有一个组。遵循标准的爬虫会将两者合并读取；旧爬虫只取第一个。请将它们合并</translation>
  </message>
  <message>
   <source>Agent with several groups</source>
   <translation>拥有多个组的代理</translation>
  </message>
  <message>
   <source>All groups that name the same agent are read as one. That is the standard of 2022; crawlers of the old school take the first record that names them and stop there, so the rules of the second group may go unread. Putting them together makes the file mean the same to all.</source>
   <translation>指定同一代理的所有组会合并为一组读取，这是 2022 年的标准；老派爬虫只取第一个针对自己的记录便就此停止，因此第二个组的规则可能无人读取。将它们合并，可使文件对所有爬虫含义相同。</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>没有已知的爬虫名为 %1。是否指 %2？</translation>
  </message>
  <message>
   <source>Agent close to a known one</source>
   <translation>与已知代理相近的名称</translation>
  </message>
  <message>
   <source>No known crawler has this token, but one slip would make it a known one: a character left out, put in or mistaken, or two that changed places. Tokens are compared character by character, without case; with a slip in it the group applies to no agent, and the crawler that was meant follows the group for * instead. If the name is right, switch this off for the line with a comment “# gatepost: off agent-typo”.</source>
   <translation>没有已知的爬虫使用此标识，但只差一处笔误就是已知的标识：漏掉、多出或写错一个字符，或两个字符互换。标识逐字符比较，不区分大小写；如果有误，该组就不适用于任何代理，而本来所指的爬虫会改为遵循 * 的组。如果名称无误，请用注释“# gatepost: off agent-typo”为该行关闭此诊断。</translation>
  </message>
  <message>
   <source>%1 begins with no token, so the line names nobody. Write the crawler's product token</source>
   <translation>%1 的开头不是标识，因此该行不指定任何爬虫。请写爬虫的产品标识</translation>
  </message>
  <message>
   <source>The version is not compared: the line names every %1. Remove it</source>
   <translation>版本不参与比较：该行指定所有的 %1。请将其略去</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off, though the operator names it so</source>
   <translation>只读取 %1；%2 被截掉，尽管运营方就是这样称呼它的</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off. Write the product token alone</source>
   <translation>只读取 %1；%2 被截掉。请只写产品标识</translation>
  </message>
  <message>
   <source>A User-agent line names one agent: of this list only %1 is read, including the comma. Give each its own line</source>
   <translation>一行 User-agent 只指定一个代理：此列表中只读取 %1，连同逗号。请每个各占一行</translation>
  </message>
  <message>
   <source>Split into several lines</source>
   <translation>拆成多行</translation>
  </message>
  <message>
   <source>User-agent value that is read in part</source>
   <translation>只被部分读取的 User-agent 值</translation>
  </message>
  <message>
   <source>A User-agent line contains one product token. It ends at the first / or white space; a version, a whole HTTP User-Agent header or a list after it is not read. “Mozilla/5.0 (compatible; X)” therefore names Mozilla, which no crawler calls itself here. One real file in sixteen names agents by whole headers.</source>
   <translation>一行 User-agent 只包含一个产品标识，它在第一个 / 或空白处结束；其后的版本、完整的 HTTP User-Agent 标头或列表都不会被读取。因此“Mozilla/5.0 (compatible; X)”指定的是 Mozilla，而没有爬虫在此这样自称。现实中每十六个文件就有一个以完整标头指定代理。</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt 优先：其%2的 %1 允许所有代理抓取此规则所禁止的内容。如要使此规则有效，请移除那条 Allow</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt 优先：其%2的 %1 允许所有代理抓取此规则所禁止的部分路径，例如 %4</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>robots.txt 优先：其%2的 %1 允许 %3 抓取此规则所禁止的内容。如要使此规则有效，请移除那条 Allow</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 some of the paths that this rule forbids, for example %4</source>
   <translation>robots.txt 优先：其%2的 %1 允许 %3 抓取此规则所禁止的部分路径，例如 %4</translation>
  </message>
  <message>
   <source>robots-ai.txt forbids what robots.txt allows</source>
   <translation>robots-ai.txt 禁止了 robots.txt 允许的内容</translation>
  </message>
  <message>
   <source>robots.txt is authoritative. Where one of its rules allows a path, a Disallow in robots-ai.txt does not apply; only where robots.txt says nothing about the path does robots-ai.txt decide. A plain “Allow: /” in robots.txt thus undoes the whole of robots-ai.txt, though it seems to say no more than the default. Where the two disagree is found on the patterns themselves: with Allow: /*.html in robots.txt and Disallow: /blog/ in robots-ai.txt it is /blog/*.html.</source>
   <translation>以 robots.txt 为准。凡 robots.txt 中有规则允许的路径，robots-ai.txt 中的 Disallow 便不成立；只有在 robots.txt 对该路径未作规定时，才由 robots-ai.txt 决定。因此 robots.txt 中一条简单的“Allow: /”会使整个 robots-ai.txt 失效，尽管它看似与默认情况无异。两者冲突之处由模式本身得出：robots.txt 中有 Allow: /*.html、robots-ai.txt 中有 Disallow: /blog/ 时，冲突之处为 /blog/*.html。</translation>
  </message>
  <message>
   <source>This rule opens nothing: no Disallow that it could overrule matches any of its paths, which may be fetched anyway. Remove it, or check whether its path is the one that is meant</source>
   <translation>此规则不开放任何内容：它所能推翻的 Disallow 均不匹配它的任何路径，这些路径本就可以抓取。请将其移除，或检查其路径是否符合本意</translation>
  </message>
  <message>
   <source>Allow that opens nothing</source>
   <translation>不开放任何内容的 Allow</translation>
  </message>
  <message>
   <source>What no rule denies may be fetched, so an Allow is needed only where a shorter Disallow of the same group would deny the path. Here there is no such path: the file means the same without the rule. Often the path has a slip in it, or the Disallow that it was an exception to is gone. This is found on the patterns themselves, so it is certain.</source>
   <translation>没有规则拒绝的内容都可以抓取，因此只有当同一组中较短的 Disallow 会拒绝某路径时才需要 Allow。此处没有这样的路径：没有该规则，文件的含义也不变。往往是路径有笔误，或它所例外的 Disallow 已不存在。这一结论是根据模式本身得出，因此是确定的。</translation>
  </message>
  <message numerus="yes">
   <source>%n lines say ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</source>
   <comment>This line says ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</comment>
   <translation>
    <numerusform>%n 行为 ask，但未预演询问端点的任何答复：代理会得到什么在此未知。请将答复添加到 asks.json，并确认 %1 有响应</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking that is not rehearsed</source>
   <translation>未预演的询问</translation>
  </message>
  <message>
   <source>A value of ask sends agents to the site's ask endpoint. If nothing answers there, or it answers 404, every ask means no. The file asks.json beside robots2.txt rehearses the answers: Gatepost then shows what each agent gets, for how long, and for which paths.</source>
   <translation>值 ask 会让代理访问站点的询问端点。如果该处没有响应，或返回 404，则所有 ask 均为 no。robots2.txt 旁的文件 asks.json 用于预演答复：Gatepost 随即显示每个代理得到什么、有效多久、针对哪些路径。</translation>
  </message>
  <message>
   <source>Rules are not regular expressions: %1 is compared character by character and matches no real URL. Only * and a final $ have a meaning</source>
   <translation>规则不是正则表达式：%1 会逐字母比较，不匹配任何请求。只有 * 和末尾的 $ 有特殊含义</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: nothing needs an escape in a rule. Write %1</source>
   <translation>反斜杠在此是普通字符，而 URL 中不会有反斜杠：规则中无须转义。请写 %1</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: the rule matches no real URL. Write %1</source>
   <translation>反斜杠在此是普通字符，而 URL 中不会有反斜杠：此规则不匹配任何请求。请写 %1</translation>
  </message>
  <message>
   <source>Backslash in a path</source>
   <translation>路径中的反斜杠</translation>
  </message>
  <message>
   <source>Segments of a URL's path are separated by /. A backslash has no meaning in a rule outside the extended standard 2.0: it neither separates folders, as on Windows, nor escapes the next character, as in a regular expression. Browsers turn it into / before they ask, so such a rule never matches.</source>
   <translation>URL 路径的各部分以 / 分隔。在扩展标准 2.0 之外，反斜杠在规则中没有意义：它既不像在 Windows 中那样分隔文件夹，也不像在正则表达式中那样转义下一个字符。浏览器在请求之前会将其变为 /，因此这样的规则永远不会匹配。</translation>
  </message>
  <message>
   <source>Of a file's patterns only the first %1 count: this one and those below match no agent. Name the agents one by one</source>
   <translation>文件的模式中只有前 %1 个有效：此模式及其后的模式不匹配任何代理。请逐个列出代理</translation>
  </message>
  <message>
   <source>Crawlers that cut a name where it ends read %1 here; to those that read patterns %2 is not a regular expression (%3). Write the name alone</source>
   <translation>在名称结束处截断的爬虫在此读到 %1；对于读取模式的爬虫，%2 不是正则表达式（%3）。请只写名称</translation>
  </message>
  <message>
   <source>%1 cannot be read as a regular expression (%2), so the line matches no agent. Write the agent's name</source>
   <translation>%1 不是可以读取的正则表达式（%2），因此该行不匹配任何代理。请写代理的名称</translation>
  </message>
  <message>
   <source>Regular expression that cannot be read</source>
   <translation>无法读取的正则表达式</translation>
  </message>
  <message>
   <source>The value of this User-agent line is a regular expression (it contains one of \ ^ $ [ ] ( ) { } | + ? or .*) with an error, or with look-around or a back-reference, which are not supported because they can take unbounded time. To readers of the proposal the line then matches no agent; crawlers that cut a value at the first character that a name cannot have still find a name at its beginning, and that is a warning. A header such as Mozilla/5.0 (compatible; …) is cut before it is read as an expression.</source>
   <translation>此 User-agent 行的值是正则表达式（含有 \ ^ $ [ ] ( ) { } | + ? 或 .* 之一），但有错误，或者含有环视或反向引用；后两者耗时没有上限，因而不受支持。对于该提案的读取程序，此时该行不匹配任何代理；在名称不能含有的第一个字符处截断值的爬虫仍会在开头找到一个名称，这种情况为警告。像 Mozilla/5.0 (compatible; …) 这样的标头在读作表达式之前就会被截断。</translation>
  </message>
  <message>
   <source>%1 is not a number of seconds, so the line decides nothing. Write only a number, such as 10 or 0.5</source>
   <translation>%1 不是秒数，因此该行不起任何决定作用。请只写数字，例如 10 或 0.5</translation>
  </message>
  <message>
   <source>Malformed Crawl-delay</source>
   <translation>格式错误的 Crawl-delay</translation>
  </message>
  <message>
   <source>Crawl-delay is a decimal number of seconds between two requests, without a unit: 10, 0.5. Anything else is not read, and the crawler keeps its own pace.</source>
   <translation>Crawl-delay 是两次请求之间的秒数，为十进制数，不带单位：10、0.5。其他写法不会被读取，爬虫按自己的节奏进行。</translation>
  </message>
  <message>
   <source>%1 says no time to go with the number, so the line counts as absent: is it documents or seconds? Write documents/seconds, as in 1/10</source>
   <translation>%1 中的数字没有配上时间，因此该行视为不存在：它是文档数还是秒数？请写“文档数/秒数”，例如 1/10</translation>
  </message>
  <message>
   <source>%1 is not a rate, so the line counts as absent. Write documents/time, both whole and above 0, as in 1/10, 5/1m or 1/20m 1700-0459</source>
   <translation>%1 不是速率，因此该行视为不存在。请写“文档数/时间”，两者均为大于 0 的整数，例如 1/10、5/1m 或 1/20m 1700-0459</translation>
  </message>
  <message numerus="yes">
   <source>One document in %n seconds</source>
   <comment>One document in %n second</comment>
   <translation>
    <numerusform>每 %n 秒一个文档</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n documents a minute</source>
   <comment>%n document a minute</comment>
   <translation>
    <numerusform>每分钟 %n 个文档</numerusform>
   </translation>
  </message>
  <message>
   <source>Malformed Request-rate</source>
   <translation>格式错误的 Request-rate</translation>
  </message>
  <message>
   <source>Request-rate says how many documents in how much time: 1/10 is one in ten seconds, 5/1m five a minute, 100/24h a hundred a day; a window of the day may follow. A single number leaves open which of the two it is, and is not guessed. A malformed line counts as absent.</source>
   <translation>Request-rate 说明在多长时间内可请求多少个文档：1/10 是每十秒一个，5/1m 是每分钟五个，100/24h 是每天一百个；其后可跟一天中的时段。单独一个数字无法确定是哪一个，程序不作猜测。格式错误的行视为不存在。</translation>
  </message>
  <message>
   <source>%1 is not a version, so the group is read as plain robots.txt. Write two or three whole numbers with dots: 1.0 or 2.0</source>
   <translation>%1 不是版本，因此该组按普通 robots.txt 读取。请写以点分隔的两个或三个整数：1.0 或 2.0</translation>
  </message>
  <message>
   <source>Malformed Robot-version</source>
   <translation>格式错误的 Robot-version</translation>
  </message>
  <message>
   <source>Robot-version is two or three whole numbers with dots: 2.0 for the extended standard, 1.0 for the plain one. Anything else is not read and the group counts as plain.</source>
   <translation>Robot-version 由以点分隔的两个或三个整数组成：2.0 表示扩展标准，1.0 表示普通标准。其他写法不会被读取，该组视为普通组。</translation>
  </message>
  <message>
   <source>%1 is not a window of the day, so the line counts as absent. Write two UTC times of four digits, 00:00 to 23:59, as in 0600-0845</source>
   <translation>%1 不是一天中的时段，因此该行视为不存在。请写两个四位数字的 UTC 时间，00:00 至 23:59，例如 0600-0845</translation>
  </message>
  <message>
   <source>Malformed Visit-time</source>
   <translation>格式错误的 Visit-time</translation>
  </message>
  <message>
   <source>Visit-time is a window of the day in UTC: two times of two digits for the hour (00 to 23) and two for the minute, with or without a colon, and a hyphen or space between. 2400 and 6:00 are malformed, so are names of zones. A malformed line counts as absent: the agent may then come at any time.</source>
   <translation>Visit-time 包含一天中的一个时段（UTC）：两个时间，各有两位小时（00 至 23）和两位分钟，中间可有冒号也可没有，两个时间以连字符或空格分隔。2400 和 6:00 格式错误，时区名称也是。格式错误的行视为不存在：此时代理可在任何时间来访。</translation>
  </message>
  <message>
   <source>An empty line separates this rule from the User-agent line in %1: crawlers that read as in 1994 do not see the rules. Remove the empty line</source>
   <translation>空行将此规则与%1的 User-agent 行隔开：按 1994 年方式读取的爬虫看不到这些规则。请移除空行</translation>
  </message>
  <message>
   <source>Remove the empty line</source>
   <translation>移除空行</translation>
  </message>
  <message>
   <source>Empty line between User-agent and its rules</source>
   <translation>User-agent 与其规则之间的空行</translation>
  </message>
  <message>
   <source>Today an empty line means nothing. In the first standard of 1994 it ended a record, and some simple crawlers still read so: to them the agents have no rules, and the rules no agents. Without the empty line all readers agree.</source>
   <translation>如今空行没有任何含义。在 1994 年的最初标准中，空行会结束一条记录，一些简单的爬虫至今仍如此读取：对它们而言，代理没有规则，规则也没有代理。没有空行，所有读取程序的理解就一致了。</translation>
  </message>
  <message>
   <source>This closes style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>这会对搜索引擎关闭样式表或脚本，使其无法按用户所见渲染页面。请允许 .css 和 .js</translation>
  </message>
  <message>
   <source>This closes a folder of style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>这会对搜索引擎关闭样式表或脚本的文件夹，使其无法按用户所见渲染页面。请允许 .css 和 .js</translation>
  </message>
  <message>
   <source>Style sheets or scripts closed</source>
   <translation>样式表或脚本被关闭</translation>
  </message>
  <message>
   <source>Search engines draw a page before they judge it: they fetch its style sheets and scripts. If those are closed, the page looks empty or broken to them, and content that scripts bring is missed. Open *.css and *.js, and close only what is really heavy or private.</source>
   <translation>搜索引擎在评估页面之前会先渲染它：抓取其样式表和脚本。如果这些被关闭，页面在它们看来就是空白或残缺的，由脚本加载的内容也会遗漏。请开放 *.css 和 *.js，只关闭确实庞大或私密的内容。</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler without its own group. Right for a test site; on a live site remove the /</source>
   <translation>整个站点对所有没有自己的组的爬虫关闭。对测试站点是合适的；在正式站点上请移除 /</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler, search engines too: it will fade from their results. Right for a test site; on a live one remove the /</source>
   <translation>整个站点对所有爬虫关闭，包括搜索引擎：它会逐渐从搜索结果中消失。对测试站点是合适的；在正式站点上请移除 /</translation>
  </message>
  <message>
   <source>Whole site closed to all</source>
   <translation>整个站点对所有爬虫关闭</translation>
  </message>
  <message>
   <source>User-agent: * with Disallow: / closes every page to every crawler that no other group names. That is often meant, and often left over from a test server: the site then vanishes from search within weeks. Pages may still be listed by their address if others link to them.</source>
   <translation>User-agent: * 加上 Disallow: / 会将每个页面对所有未被其他组指定的爬虫关闭。这往往是有意的，也往往是测试服务器的遗留：站点随后会在数周内从搜索中消失。如果其他站点链接到这些页面，它们的地址仍可能被收录。</translation>
  </message>
  <message>
   <source>The whole site is closed to the search engine %1 (%2) by %3; it will fade from its results</source>
   <translation>整个站点因 %3 而对搜索引擎 %1（%2）关闭；它会逐渐从其搜索结果中消失</translation>
  </message>
  <message>
   <source>Whole site closed to a search engine</source>
   <translation>整个站点对某个搜索引擎关闭</translation>
  </message>
  <message>
   <source>A group with Disallow: / for a search engine's crawler takes the site out of that engine's results, in time. It is a warning for the largest ones, where it is seldom meant: to keep content out of AI training the operators offer separate tokens, such as Google-Extended.</source>
   <translation>针对搜索引擎爬虫的 Disallow: / 会使站点逐渐退出该引擎的搜索结果。对最大的几个引擎会发出警告，因为这很少是有意为之：如果要使内容不用于 AI 训练，运营方提供了专门的标识，例如 Google-Extended。</translation>
  </message>
  <message>
   <source>The file begins with a byte order mark. It is skipped here, but simple readers take it for a part of the first line; save without it</source>
   <translation>文件以字节顺序标记开头。它在此被跳过，但简单的读取程序会将其视为第一行的一部分；请保存为不带标记的文件</translation>
  </message>
  <message>
   <source>Remove the byte order mark</source>
   <translation>移除字节顺序标记</translation>
  </message>
  <message>
   <source>Byte order mark at the start</source>
   <translation>开头的字节顺序标记</translation>
  </message>
  <message>
   <source>A byte order mark (EF BB BF) at the start is invisible. RFC 9309 does not mention it; large crawlers skip it, simple ones read it as a part of the first key and lose the first User-agent line with its whole group. UTF-8 needs no such mark.</source>
   <translation>开头的字节顺序标记（EF BB BF）不可见。RFC 9309 没有提到它；大型爬虫会跳过它，简单的爬虫则将其读作第一个键的一部分，从而丢失第一个 User-agent 行及其整个组。UTF-8 不需要这样的标记。</translation>
  </message>
  <message>
   <source>Differs from %1 in %2 only by case. Paths are compared with case: if the server accepts both spellings you need both rules, and rules for any other spelling</source>
   <translation>与%2的 %1 仅大小写不同。路径比较区分大小写：如果服务器接受两种写法，则两条规则都需要，其他写法也需要相应的规则</translation>
  </message>
  <message>
   <source>Rules that differ only by case</source>
   <translation>仅大小写不同的规则</translation>
  </message>
  <message>
   <source>Paths are compared with case, so /Admin and /admin are two rules. If the server does not tell them apart, neither rule closes /ADMIN; if it does, one of the two is probably a slip. A redirect to one spelling, or a check at the server, does what a list of spellings cannot.</source>
   <translation>路径比较区分大小写，因此 /Admin 和 /admin 是两条规则。如果服务器不区分它们，两条规则都无法关闭 /ADMIN；如果区分，其中一条很可能是笔误。重定向到统一的写法，或在服务器上检查，能做到罗列各种写法所做不到的事。</translation>
  </message>
  <message>
   <source>A file chains to one other at most; only the chain on the last line counts. Remove this one</source>
   <translation>一个文件最多只能串接另一个文件；只有最后一行的 chain 有效。请移除此行</translation>
  </message>
  <message>
   <source>chain counts only on the last line of the file; here it is ignored. Move it to the end</source>
   <translation>chain 只有在文件的最后一行才有效；在此会被忽略。请将其移至末尾</translation>
  </message>
  <message>
   <source>Move it to the end</source>
   <translation>移至末尾</translation>
  </message>
  <message>
   <source>chain is not on the last line</source>
   <translation>chain 不在最后一行</translation>
  </message>
  <message>
   <source>A file may go on in another one, which its last line names. A chain that is followed by anything but blank lines and comments is ignored, and what the other file would have stated stays unstated.</source>
   <translation>文件可以在另一个文件中延续，由其最后一行指定。如果 chain 之后还有空行和注释以外的内容，它就会被忽略，另一个文件本应声明的内容便保持未声明。</translation>
  </message>
  <message>
   <source>The chain leads back to a file that was read already, at %1: agents stop there. Take the loop out</source>
   <translation>链在 %1 绕回已读过的文件：代理会在此停止。请消除循环</translation>
  </message>
  <message>
   <source>The chain is longer than the 3 files that agents follow: %1 is not read. Shorten it</source>
   <translation>链超过代理所跟进的 3 个文件：%1 未被读取。请将其缩短</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is not known here. %2</source>
   <translation>无法读取链中文件 %1，因此其声明的内容在此未知。%2</translation>
  </message>
  <message>
   <source>Chain that does not reach its end</source>
   <translation>未走到尽头的链</translation>
  </message>
  <message>
   <source>At most three chained files are followed, and none twice. What was collected until then counts; what lies beyond does not. Nothing about the chain is an error for agents, but a loop or a fourth file means that somebody expects more of it than it gives.</source>
   <translation>最多沿链跟进三个文件，且同一文件不会跟进两次。至此收集到的内容有效，其后的则无效。链的任何情况对代理而言都不算错误，但出现循环或第四个文件，意味着有人对它的期望超出了它所能提供的。</translation>
  </message>
  <message>
   <source>The file chains to another but has no chain-id, so a loop through a mirror or a redirect is not seen. Put “# meta: chain-id: NAME” at the top</source>
   <translation>该文件串接了另一个文件却没有 chain-id，因此经由镜像或重定向的循环无法发现。请在顶部写“# meta: chain-id: NAME”</translation>
  </message>
  <message>
   <source>chain without chain-id</source>
   <translation>有 chain 而无 chain-id</translation>
  </message>
  <message>
   <source>Agents stop when they meet a file again. They know it by its URL, and by the chain-id in its meta comments; the latter also where one file is served under several addresses. A local file has no URL in this comparison, so without a chain-id a chain back to it is followed once more.</source>
   <translation>代理再次遇到同一文件时会停止。它们通过 URL 以及元信息注释中的 chain-id 识别文件；后者在同一文件以多个地址提供时也适用。本地文件在此比较中没有自己的 URL，因此如果没有 chain-id，绕回该文件的链会被再跟进一次。</translation>
  </message>
  <message>
   <source>No crawler is known to read %1, and there is no robots.txt beside it, so this closes nothing to them. Write the rules of this group into a robots.txt too</source>
   <translation>没有已知的爬虫读取 %1，其旁也没有 robots.txt，因此这对爬虫不关闭任何内容。请将此组的规则也写入 robots.txt</translation>
  </message>
  <message numerus="yes">
   <source>No crawler is known to read %1, and robots.txt leaves open what %n rules of this group close. Write them into robots.txt too</source>
   <comment>No crawler is known to read %1, and robots.txt leaves open what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>没有已知的爬虫读取 %1，而此组的 %n 条规则所关闭的内容在 robots.txt 中仍然开放。请将其也写入 robots.txt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%2 is not known to read %1, and robots.txt leaves open to it what %n rules of this group close. Write them into robots.txt too</source>
   <comment>%2 is not known to read %1, and robots.txt leaves open to it what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>尚无资料表明 %2 会读取 %1，而此组的 %n 条规则所关闭的内容在 robots.txt 中对它仍然开放。请将其也写入 robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>No crawler is known to read robots2.txt, so crawl: no keeps none out. Close the site in robots.txt too, with Disallow: / for *</source>
   <translation>没有已知的爬虫读取 robots2.txt，因此 crawl: no 挡不住任何爬虫。请在 robots.txt 中也用针对 * 的 Disallow: / 关闭站点</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>%n more</comment>
   <translation>
    <numerusform>还有 %n 个</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>robots.txt leaves the site open to %1, and none of them is known to read robots2.txt: crawl: no does not keep them out. Close it to them in robots.txt too</source>
   <comment>robots.txt leaves the site open to %1, which is not known to read robots2.txt: crawl: no does not keep it out. Close it in robots.txt too</comment>
   <translation>
    <numerusform>robots.txt 使站点对 %1 保持开放，且尚无资料表明它们会读取 robots2.txt：crawl: no 挡不住它们。请在 robots.txt 中也对它们关闭站点</numerusform>
   </translation>
  </message>
  <message>
   <source>Closed in a file that crawlers do not read</source>
   <translation>在爬虫不读取的文件中关闭</translation>
  </message>
  <message>
   <source>robots.txt is the one policy file that crawlers are documented to read. No operator says yet that its crawlers read robots-ai.txt or robots2.txt, so what only these files close stays open in practice: Googlebot still comes to a site whose robots2.txt says crawl: no. Write the rules into robots.txt as well, and keep the other file for agents that learn to read it. The message appears at the first rule of each group.</source>
   <translation>robots.txt 是唯一有文档表明爬虫会读取的策略文件。尚无运营方表示其爬虫读取 robots-ai.txt 或 robots2.txt，因此只由这些文件关闭的内容实际上仍然开放：即使 robots2.txt 写有 crawl: no，Googlebot 照样会来。请将规则也写入 robots.txt，并为日后学会读取的代理保留另一个文件。此消息显示在每个组的第一条规则处。</translation>
  </message>
  <message>
   <source>Line %1 allows the same path, and at equal length Allow wins: this Disallow never decides. Remove the one that is wrong</source>
   <translation>第 %1 行允许同一路径，而长度相同时以 Allow 为准：此 Disallow 从不起决定作用。请移除错误的一条</translation>
  </message>
  <message>
   <source>Remove the Allow in %1</source>
   <translation>移除%1的 Allow</translation>
  </message>
  <message>
   <source>Allow and Disallow for the same path</source>
   <translation>同一路径的 Allow 与 Disallow</translation>
  </message>
  <message>
   <source>One and the same path is allowed and disallowed to the same agents. The standard settles it: at equal length Allow wins, whichever comes first. Crawlers of the old school take the first in the file instead, so the file does not mean the same to all. One of the two is probably left over.</source>
   <translation>同一路径对相同的代理既允许又禁止。标准对此有规定：长度相同时以 Allow 为准，与先后无关。老派爬虫则取文件中的第一条，因此文件并非对所有爬虫含义相同。其中一条很可能是遗留的。</translation>
  </message>
  <message numerus="yes">
   <source>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1、%2、%3 以及另外 %n 个不遵守 Crawl-delay。请在服务器上限速，请求过多时返回状态 429 或 503</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1 does not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1 不遵守 Crawl-delay。请在服务器上限速，请求过多时返回状态 429 或 503</numerusform>
   </translation>
  </message>
  <message>
   <source>Crawl-delay for agents that do not follow it</source>
   <translation>针对不遵守者的 Crawl-delay</translation>
  </message>
  <message>
   <source>Crawl-delay is not part of the standard, and the operators of these agents say that they do not follow it: they set their pace themselves. A server that answers 429 or 503 under load slows most of them down.</source>
   <translation>Crawl-delay 不属于标准，这些代理的运营方表示不遵守它：它们自行确定节奏。服务器在高负载时返回 429 或 503，可使其中大多数放慢。</translation>
  </message>
  <message>
   <source>Attribution is required and a link back is not: on the web a credit mostly is a link. See %1; write link-back: preferred if you mean a name alone will do</source>
   <translation>要求署名而不要求回链：在网络上，署名大多就是链接。参见%1；如果认为仅有名称即可，请写 link-back: preferred</translation>
  </message>
  <message>
   <source>Attribution required, link-back none</source>
   <translation>要求署名却不要求回链</translation>
  </message>
  <message>
   <source>attribution says whether the source must be named, link-back whether it must be linked. To require the one and waive the other is possible, and is likely an oversight, since people cannot follow a name. preferred leaves the agent the choice.</source>
   <translation>attribution 说明是否必须注明来源，link-back 说明是否必须链接到来源。要求前者而免除后者是可行的，但很可能是疏忽，因为人们无法凭名称跳转。preferred 由代理自行选择。</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>严格的解析器会将 %1 截得一字不剩：产品标识只能包含 a–z、A–Z、_ 和 -。如果它就是爬虫运营方文档中的标识，请保留；否则请改写为文档中的标识</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>严格的解析器会将 %1 截为 %2：产品标识只能包含 a–z、A–Z、_ 和 -。如果它就是爬虫运营方文档中的标识，请保留；否则请改写为文档中的标识</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>严格的解析器会将 %1 截为空：产品标识只包含 a–z、A–Z、_ 和 -。这是其运营方文档中给出的标识，因此请保留</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>严格的解析器会将 %1 截为 %2：产品标识只包含 a–z、A–Z、_ 和 -。这是其运营方文档中给出的标识，因此请保留</translation>
  </message>
  <message numerus="yes">
   <source>Strict parsers cut %1 and %n more tokens of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</source>
   <comment>Strict parsers cut %1 and %n more token of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</comment>
   <translation>
    <numerusform>严格的解析器会截断 %1 以及此组中另外 %n 个标识：产品标识只包含 a–z、A–Z、_ 和 -。这些是其运营方文档中给出的标识，因此请保留</numerusform>
   </translation>
  </message>
  <message>
   <source>Token that strict parsers cut</source>
   <translation>会被严格解析器截断的标识</translation>
  </message>
  <message>
   <source>A product token is made of a–z, A–Z, underscore and hyphen. A reader that follows the standard strictly ends it at the first other character, so AI2Bot becomes AI and 360Spider becomes nothing. Gatepost, and the operators concerned, compare the whole word. Where an operator documents such a token there is no better way to name it.</source>
   <translation>产品标识由字母、下划线和连字符组成。严格遵循标准的读取程序会在第一个其他字符处截止，于是 AI2Bot 变成 AI，360Spider 变成空。Gatepost 和相关运营方比较的是整个词。如果运营方的文档中就是这样的标识，便没有更好的指定方式。</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. Remove one of the two</source>
   <translation>此规则不起任何决定作用：它匹配的每个路径都由%2中更长的 %1 决定。请移除其中一条</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>此规则不起任何决定作用：它匹配的每个路径都由%2中位置在前的 %1 决定。请移除其中一条</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. They contradict each other; keep the one you intend</source>
   <translation>此规则不起任何决定作用：它匹配的每个路径都由%2中更长的 %1 决定。两者相互矛盾：请保留符合本意的一条</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which allows at equal length. They contradict each other; keep the one you intend</source>
   <translation>此规则不起任何决定作用：它匹配的每个路径都由%2中的 %1 决定，长度相同时它予以允许。两者相互矛盾：请保留符合本意的一条</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by rules that come before it, one of which is %1 in %2. Remove it, or the others</source>
   <translation>此规则不起任何决定作用：在扩展组中，它匹配的每个路径都由次序在先的规则决定，其中之一是%2的 %1。请移除此规则，或移除其他规则</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>此规则不起任何决定作用：在扩展组中，它匹配的每个路径都由%2中次序在先的 %1 决定。请移除其中一条</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes before it. They contradict each other; keep the one you intend</source>
   <translation>此规则不起任何决定作用：在扩展组中，它匹配的每个路径都由%2中次序在先的 %1 决定。两者相互矛盾：请保留符合本意的一条</translation>
  </message>
  <message>
   <source>Rule that never decides</source>
   <translation>从不起决定作用的规则</translation>
  </message>
  <message>
   <source>The longest rule that matches a path decides, and here a longer one matches every path that this rule matches: it can never decide. This is found on the patterns themselves, not by trying paths, so it is certain. A warning is given where the two say the opposite, so that the file does not do what one of its lines says. Where they say the same and the longer one can go, as /blog* beside /blog, that one is named instead, as a line without effect. Length counts stars.</source>
   <translation>匹配路径的规则中最长者起决定作用，而此处有一条更长的规则匹配了此规则匹配的每个路径：它永远不可能起决定作用。这一结论是根据模式本身得出，而不是通过尝试路径，因此是确定的。如果两者含义相反则发出警告，因为文件的实际效果与其中某一行不符。如果两者含义相同而较长的一条可以删除（例如与 /blog 并存的 /blog*），则改为将那一条标为无效果的行。星号计入长度。</translation>
  </message>
  <message>
   <source>This file decides nothing: with it and without it every agent gets the same answers, for every path and at all times, because robots.txt speaks first. Remove the file, or take out of robots.txt what overrules it</source>
   <translation>此文件不起任何决定作用：无论有无此文件，每个代理对所有路径、在任何时间得到的答案都相同，因为 robots.txt 优先。请移除此文件，或从 robots.txt 中去掉推翻它的内容</translation>
  </message>
  <message>
   <source>File of which another leaves nothing to decide</source>
   <translation>因另一文件而无从起决定作用的文件</translation>
  </message>
  <message>
   <source>robots-ai.txt counts only where robots.txt has no rule for a path, so robots.txt can leave it nothing to decide: “Allow: /” is enough, and so is a Disallow for each path that robots-ai.txt closes. Here both sites, with the file and without it, were compared for all agents, paths and times. No answer differs. That is exact, not a sample; where the comparison is too much work, nothing is reported.</source>
   <translation>只有在 robots.txt 对某个路径没有规则时，robots-ai.txt 才有效，因此 robots.txt 可能使它无从起决定作用：一条“Allow: /”就足够，对 robots-ai.txt 所关闭的每个路径各写一条 Disallow 也是如此。此处就所有代理、路径和时间比较了有此文件和没有此文件的站点。没有任何答案不同。这是精确的结果，而非抽样；如果比较的工作量过大，则不报告任何内容。</translation>
  </message>
  <message>
   <source>A Discovery file lies on the site itself, and this one is on %1, not on %2. Agents may ignore it</source>
   <translation>Discovery 文件应位于站点自身，而此文件位于 %1，不在 %2。代理可能会忽略它</translation>
  </message>
  <message>
   <source>Discovery on another host</source>
   <translation>位于其他主机的发现文件</translation>
  </message>
  <message>
   <source>Discovery advertises AI discovery files on the same host. A file elsewhere says nothing about this site, and agents have reason not to trust it. The site's own address is taken from its settings or from its Sitemap lines.</source>
   <translation>Discovery 公布的是同一主机上的 AI 发现文件。位于别处的文件对此站点没有说明作用，代理也有理由不信任它。站点自身的地址取自其设置或 Sitemap 行。</translation>
  </message>
  <message>
   <source>In a group of the extended standard $ is an ordinary character, and rules match the whole path anyway. Remove it</source>
   <translation>在扩展标准的组中，$ 是普通字符，而规则本来就匹配整个路径。请将其略去</translation>
  </message>
  <message>
   <source>$ means the end of the path only as the last character; here it is an ordinary character, and hardly any URL contains it. Write %1 if that is meant; otherwise remove it or what follows</source>
   <translation>$ 只有作为最后一个符号才表示路径结尾；在此它是普通字符，而几乎没有 URL 含有它。如果本意如此请写 %1，否则请移除它或其后的内容</translation>
  </message>
  <message>
   <source>End the rule at $</source>
   <translation>使规则在 $ 处结束</translation>
  </message>
  <message>
   <source>$ that does not anchor</source>
   <translation>不起锚定作用的 $</translation>
  </message>
  <message>
   <source>A $ at the very end of a rule means that the path must end there. Anywhere else it is an ordinary character, and in an extended group (Robot-version 2.0) it always is. A rule such as /*.pdf$/ or /a$?x therefore matches hardly anything.</source>
   <translation>规则末尾的 $ 表示路径必须在此结束。在其他位置它是普通字符；在扩展组（Robot-version 2.0）中则始终是普通字符。因此 /*.pdf$/ 或 /a$?x 这样的规则几乎不会匹配任何内容。</translation>
  </message>
  <message>
   <source>** is the same as *, which crosses / too, and counts one byte more. Write one star</source>
   <translation>** 与 * 相同，后者也可跨越 /，且前者多计一个字节。请只写一个星号</translation>
  </message>
  <message>
   <source>Two stars in a row</source>
   <translation>连续两个星号</translation>
  </message>
  <message>
   <source>In some pattern languages ** crosses folders and * does not. Here one * stands for any run of bytes, / included, so a second one adds nothing but a byte of length, which may tip the scales between two rules.</source>
   <translation>在某些模式语言中，** 可跨越文件夹而 * 不行。此处一个 * 就代表任意一串字节，包括 /，因此第二个星号只会增加一个字节的长度，而这可能左右两条规则之间的胜负。</translation>
  </message>
  <message>
   <source>%1 is said in %2 already in this scope (%3), and the first valid one counts: this line decides nothing. Remove one</source>
   <translation>在此范围（%3）内，%2已给出 %1，以第一个有效行为准：此行不起任何决定作用。请移除其中一个</translation>
  </message>
  <message>
   <source>Directive given twice</source>
   <translation>重复给出的指令</translation>
  </message>
  <message>
   <source>In one scope (the file as a whole, or all blocks of one name) a directive counts once: the first line with a valid value. The others have no effect, which is surprising if their values differ.</source>
   <translation>在同一范围（整个文件，或同名的所有块）内，一条指令只计一次：取第一个值有效的行。其余的没有任何作用，如果它们的值不同，就会出人意料。</translation>
  </message>
  <message>
   <source>The same rule is already in %1; it counts once. Remove one</source>
   <translation>同样的规则已在%1给出；它只计一次。请移除其中一条</translation>
  </message>
  <message>
   <source>The same path, written differently, is already in %1; it counts once. Remove one</source>
   <translation>同一路径已以另一种写法在%1给出；它只计一次。请移除其中一条</translation>
  </message>
  <message>
   <source>Rule given twice</source>
   <translation>重复给出的规则</translation>
  </message>
  <message>
   <source>The same Allow or Disallow appears twice in what an agent reads as one group. The second changes nothing. It makes the file longer and easy to misread: whoever removes one of them has not removed the rule.</source>
   <translation>在代理视为同一组的内容中，同样的 Allow 或 Disallow 出现了两次。第二条不改变任何内容，却使文件变长且容易误读：移除其中一条，并不等于移除了该规则。</translation>
  </message>
  <message>
   <source>The block states nothing, so its agents follow the global policy. Fill it, or remove it</source>
   <translation>该块未声明任何内容，因此其代理遵循全局策略。请补充内容，或将其移除</translation>
  </message>
  <message>
   <source>Block that states nothing</source>
   <translation>未声明任何内容的块</translation>
  </message>
  <message>
   <source>A block overrides the global policy for its category, line by line. Without a line it overrides nothing. Perhaps its lines are under another header, or a User-agent line ended it too soon.</source>
   <translation>块会逐行覆盖全局策略中对其类别的规定。没有任何行就不覆盖任何内容。它的行也许位于另一个块头之下，或者被某个 User-agent 行过早截断。</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything. If that is intended, add an empty Disallow:</source>
   <translation>此组没有规则，因此 %1 可以抓取全部内容。如果本意如此，请添加空的 Disallow:</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <translation>此组没有规则，因此 %1 可以抓取全部内容；其下的规则属于其他组。如果本意如此，请添加空的 Disallow:</translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>此组没有规则，因此其 %n 个代理可以抓取全部内容。如果本意如此，请添加空的 Disallow:</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>此组没有规则，因此其 %n 个代理可以抓取全部内容；其下的规则属于其他组。如果本意如此，请添加空的 Disallow:</numerusform>
   </translation>
  </message>
  <message>
   <source>Group without rules</source>
   <translation>没有规则的组</translation>
  </message>
  <message>
   <source>A group that states nothing allows everything to its agents, also what the group for * forbids, since an agent follows one group alone. Perhaps its rules got lost, or a directive nobody knows took their place. An explicit “Disallow:” with nothing behind it says the same on purpose.</source>
   <translation>未作任何声明的组会向其代理允许全部内容，包括 * 的组所禁止的，因为代理只遵循一个组。也许其规则丢失了，或被无人认识的指令取代了。明确写出其后为空的“Disallow:”可以有意表达同样的意思。</translation>
  </message>
  <message>
   <source>The file is UTF-16, which crawlers do not read: to them it contains no rule at all. Save it as UTF-8</source>
   <translation>该文件是 UTF-16，爬虫不读取：对它们而言其中没有任何规则。请保存为 UTF-8</translation>
  </message>
  <message>
   <source>Convert to UTF-8</source>
   <translation>转换为 UTF-8</translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n 个字节不是 UTF-8，其中一部分位于指令中，会匹配到非本意的路径。第一个在此；请将文件保存为 UTF-8</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, in comments alone. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, in comments alone. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n 个字节不是 UTF-8，均位于注释中。第一个在此；请将文件保存为 UTF-8</numerusform>
   </translation>
  </message>
  <message>
   <source>Convert from Windows-1252 to UTF-8</source>
   <translation>从 Windows-1252 转换为 UTF-8</translation>
  </message>
  <message>
   <source>Not UTF-8</source>
   <translation>非 UTF-8</translation>
  </message>
  <message>
   <source>Policy files are UTF-8. A byte that is not UTF-8 is usually a character of an older code page (Windows-1252, Latin-1); in a path it then means another path than intended, since crawlers percent-encode the bytes as they are. UTF-16 hides the whole file. Save the file as UTF-8 without BOM.</source>
   <translation>策略文件采用 UTF-8。非 UTF-8 的字节通常是旧代码页（Windows-1252、Latin-1）中的字母；在路径中，它代表的路径与本意不同，因为爬虫会按原样对字节进行百分号编码。UTF-16 会使整个文件无法识别。请将文件保存为不带 BOM 的 UTF-8。</translation>
  </message>
  <message>
   <source>%1 matches a star that is really in the URL, which is rare. For any run of characters write *</source>
   <translation>%1 匹配 URL 中真正的星号，这很少见。任意一串字符请写 *</translation>
  </message>
  <message>
   <source>Literal star</source>
   <translation>字面星号</translation>
  </message>
  <message>
   <source>%2A in a rule stands for a star in the URL itself; it is not a wildcard. That is right where URLs contain stars, and a mistake where a tool has escaped the wildcard on its way into the file.</source>
   <translation>规则中的 %2A 代表 URL 中真正的星号，不是通配符。如果 URL 中含有星号，这样写是对的；如果是工具在写入文件时转义了通配符，则是错误。</translation>
  </message>
  <message>
   <source>%1 has an odd second number and so is experimental: the group is as if it were not there. Write 2.0</source>
   <translation>%1 的第二个数字为奇数，因此是实验性的：该组如同不存在。请写 2.0</translation>
  </message>
  <message>
   <source>Experimental version</source>
   <translation>实验版本</translation>
  </message>
  <message>
   <source>In the extended standard an odd second number (1.1, 2.1) marks an experiment between a site and a robot that know each other. Everybody else reads the file as if the group were not there, so its agents follow another group or none.</source>
   <translation>在扩展标准中，第二个数字为奇数（1.1、2.1）表示站点与机器人之间相互约定的实验。其他各方读取文件时视该组如不存在，因此其代理会遵循另一个组，或不遵循任何组。</translation>
  </message>
  <message>
   <source>%1 has a group of the extended standard too, in %2: robots that know it follow that one alone, this one is for all others</source>
   <translation>%1 在%2另有扩展标准的组：了解该标准的机器人只遵循那一组，此组针对其他所有机器人</translation>
  </message>
  <message>
   <source>Plain and extended groups for one agent</source>
   <translation>同一代理的普通组与扩展组</translation>
  </message>
  <message>
   <source>Groups with Robot-version 2.0 and groups without it name the same agent. A robot that knows the extended standard uses its groups alone, for everything; one that does not reads both kinds as one plain group. That is the way to serve both, as long as both say the same in their own manner.</source>
   <translation>带有 Robot-version 2.0 的组与不带它的组指定了同一代理。了解扩展标准的机器人在各方面只使用扩展组；不了解的则将两种组都作为一个普通组读取。只要两者以各自的方式表达同样的内容，这就是兼顾双方的办法。</translation>
  </message>
  <message>
   <source>In a group of the extended standard a rule without a pattern matches this one path alone, not what lies below it. Write %1</source>
   <translation>在扩展标准的组中，不含模式的规则只匹配这一个路径，而不匹配其下的内容。请写 %1</translation>
  </message>
  <message>
   <source>Folder in an extended group</source>
   <translation>扩展组中的文件夹</translation>
  </message>
  <message>
   <source>In a group with Robot-version 2.0 a value without * ? [ or \ is explicit and must equal the whole path. /images/ then means the folder's own page and nothing in it, unlike everywhere else. /images/* matches what lies below.</source>
   <translation>在带有 Robot-version 2.0 的组中，不含 * ? [ 或 \ 的值是显式路径，必须与整个路径相等。此时 /images/ 与其他情况不同，只表示文件夹自身的页面，而不包括其中的内容。/images/* 才匹配其下的内容。</translation>
  </message>
  <message>
   <source>%1 is a value of %2, not of %3, which takes %4; the line decides nothing</source>
   <translation>%1 是 %2 的值，而不是 %3 的值，后者接受 %4；该行不起任何决定作用</translation>
  </message>
  <message>
   <source>Value of another directive</source>
   <translation>其他指令的值</translation>
  </message>
  <message>
   <source>The value belongs to another directive: short-only to quote, session-only to store, ask to those that can be asked for, required to attribution and link-back. Perhaps the key is the wrong one. As it is, the line states nothing.</source>
   <translation>该值属于其他指令：short-only 属于 quote，session-only 属于 store，ask 属于可以询问的指令，required 属于 attribution 和 link-back。也许是键写错了。按目前的写法，该行未声明任何内容。</translation>
  </message>
  <message>
   <source>The empty Disallow allows %1 everything: the rules for * do not apply to it, for example %2 in %3. If that is not meant, repeat them here</source>
   <translation>空的 Disallow 允许 %1 抓取全部内容：* 的规则不作用于它，例如%3的 %2。如果这并非本意，请在此重复这些规则</translation>
  </message>
  <message>
   <source>Copy the rules for * into this group</source>
   <translation>将 * 的规则复制到此组</translation>
  </message>
  <message>
   <source>Agent freed from the rules for *</source>
   <translation>不受 * 规则约束的代理</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group with nothing but an empty Disallow therefore opens the whole site to its agent, also what * is denied. That may be meant. Often it is not: a form or a program made the group for a Crawl-delay or a signal and put the empty Disallow there because a group needs a rule. Repeat the rules for * in it, or name the agent in the group for *.</source>
   <translation>代理只遵循指定了它的最具体的组，不遵循其他组。因此，只有一条空 Disallow 的组会对其代理开放整个站点，包括拒绝 * 访问的内容。这可能是本意，但往往不是：某个表单或程序为了 Crawl-delay 或信号而建了该组，又因为组需要规则而写入了空的 Disallow。请在其中重复 * 的规则，或在 * 的组中列出该代理。</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2</source>
   <translation>规则是此站点的路径；%1 不匹配任何内容。请写 %2</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>规则是此站点的路径；%1 不匹配任何内容。如果它是本主机的路径，请写 %2</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2</source>
   <translation>规则应为路径，而不是完整的 URL：%1 不匹配任何内容。请写 %2</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>规则应为路径，而不是完整的 URL：%1 不匹配任何内容。如果它是本主机的路径，请写 %2</translation>
  </message>
  <message>
   <source>Whole URL where a path belongs</source>
   <translation>应为路径之处写成完整 URL</translation>
  </message>
  <message>
   <source>Allow and Disallow are matched against the path and query of a URL, which begin with /. A value that begins with a scheme and a host can match nothing. A policy file applies only to its own host: pages of another host need a file there.</source>
   <translation>Allow 和 Disallow 与 URL 的路径和查询进行匹配，它们以 / 开头。以协议和主机开头的值不可能匹配任何内容。策略文件只适用于自己的主机：其他主机的页面需要在该主机上有文件。</translation>
  </message>
  <message>
   <source>Google takes %1 for Allow: all its crawlers may then fetch %2. Write %3 instead</source>
   <translation>Google 将 %1 视为 Allow：其所有爬虫便可以抓取 %2。请改写为 %3</translation>
  </message>
  <message>
   <source>Google takes %1 for Disallow: all its crawlers then stay out of %2. Write %3 instead</source>
   <translation>Google 将 %1 视为 Disallow：其所有爬虫便不再访问 %2。请改写为 %3</translation>
  </message>
  <message>
   <source>Key that Google takes for a rule</source>
   <translation>被 Google 视为规则的键</translation>
  </message>
  <message>
   <source>Google's parser knows a key by its beginning. DisallowAITraining is a Disallow to it, and AllowAITraining an Allow: a line about training then closes the pages to Google's search too, or opens what was closed. Where the group has the same rule anyway, nothing changes and nothing is reported. Content-Usage says the same about training and names a path too; a group for Google-Extended says it to Google.</source>
   <translation>Google 的解析器按开头部分识别键。它将 DisallowAITraining 视为 Disallow，将 AllowAITraining 视为 Allow：于是关于训练的一行也会对 Google 搜索关闭页面，或开放原本关闭的内容。如果该组本来就有同样的规则，则没有任何变化，也不报告任何内容。Content-Usage 对训练作同样的说明，也可以指定路径；针对 Google-Extended 的组则将此告知 Google。</translation>
  </message>
  <message>
   <source>%1 is misspelt: Google reads it as %2, other crawlers pass the line over. Write %2</source>
   <translation>%1 拼写有误：Google 将其读作 %2，其他爬虫会略过该行。请写 %2</translation>
  </message>
  <message>
   <source>Misspelling that only Google accepts</source>
   <translation>只有 Google 接受的拼写错误</translation>
  </message>
  <message>
   <source>Google's reader takes a handful of frequent misspellings (disalow, dissallow, useragent, user agent, site-map …) for the directive they resemble, and longer words for the directive they begin with (Disallowed). Nobody else does: one and the same file then says different things to different crawlers, and a test with Google's tools shows nothing wrong.</source>
   <translation>Google 的读取程序会将少数常见的拼写错误（disalow、dissallow、useragent、user agent、site-map …）当作它们所近似的指令，并将较长的词（Disallowed）当作其开头所含的指令。其他各方都不会：于是同一个文件对不同的爬虫含义不同，而用 Google 的工具测试看不出问题。</translation>
  </message>
  <message>
   <source>Close the group above with “Disallow:”</source>
   <translation>用“Disallow:”结束上方的组</translation>
  </message>
  <message>
   <source>This line joins the group above it: %1 in %2 does not close it, so hours and pace below are for both. Neither has a rule, so nobody may fetch more or less. Put an empty Disallow: between them to keep them apart</source>
   <translation>此行并入了其上方的组：%2的 %1 并未结束该组，因此其下的时段和节奏对两者都有效。两者都没有规则，因此各方可以抓取的内容不增不减。如要将它们分开，请在两者之间加一个空的 Disallow:</translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>此行并入了其上方的组：%2的 %1 并未结束该组，因此其下的 %n 条规则针对所有爬虫。请在两者之间加一行 Allow 或 Disallow；如果全部开放，则加空的 Disallow:</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>此行并入了其上方的组：%2的 %1 并未结束该组，因此其下的 %n 条规则也针对 %3。请在两者之间加一行 Allow 或 Disallow；如果全部开放，则加空的 Disallow:</numerusform>
   </translation>
  </message>
  <message>
   <source>Group that swallows the one above</source>
   <translation>吞并上方组的组</translation>
  </message>
  <message>
   <source>Only Allow and Disallow end the run of User-agent lines that a group begins with; other lines must not interfere. So User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / is one group for both, and blocks everyone, though its author meant X alone. Blank lines do not separate groups either. An empty “Disallow:” before the second User-agent line separates them. Where no rule follows, only hours and pace are shared: that is a note. An agent that is named on both sides is not reported.</source>
   <translation>只有 Allow 和 Disallow 会结束组开头的一串 User-agent 行；其他行不会造成干扰。因此 User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / 对两者是同一个组，会拦截所有爬虫，尽管作者只想针对 X。空行也不会分隔组。在第二个 User-agent 行之前写一个空的“Disallow:”即可将它们分开。如果其后没有规则，则只共用时段和节奏：这仅作为提示。在两侧都被指定的代理不予报告。</translation>
  </message>
  <message>
   <source>honest takes yes and nothing else: no site can permit an agent to lie about what it is. The line states nothing</source>
   <translation>honest 只接受 yes：任何站点都不能准许代理谎报身份。该行未声明任何内容</translation>
  </message>
  <message>
   <source>Write yes</source>
   <translation>写为 yes</translation>
  </message>
  <message>
   <source>honest is yes or nothing</source>
   <translation>honest 只能是 yes</translation>
  </message>
  <message>
   <source>honest asks agents to represent truly what they are. The specification gives it one value, yes, and says that there is no other. Any other value is invalid and states nothing; leave the line out instead.</source>
   <translation>honest 要求代理如实说明自己的身份。规范只给它一个值 yes，并说明没有其他值。任何其他值都无效，未声明任何内容；请改为略去该行。</translation>
  </message>
  <message>
   <source>A honeypot proves something only if both files forbid it: %1 leaves %2 open to *. Put the same Disallow there</source>
   <translation>只有两个文件都禁止，蜜罐才能说明问题：%1 对 * 开放了 %2。请在那里写同样的 Disallow</translation>
  </message>
  <message>
   <source>Honeypot in one file only</source>
   <translation>仅在一个文件中的蜜罐</translation>
  </message>
  <message>
   <source>A honeypot is a path that no well-behaved agent visits: who comes has not read the rules or does not keep to them. It must be disallowed in robots.txt and in robots2.txt, else an agent that reads the other file comes in good faith. A path counts as a honeypot if it is one of those the specification recommends or if its comment says so.</source>
   <translation>蜜罐是行为良好的代理不会访问的路径：来访者没有读规则，或不遵守规则。它必须在 robots.txt 和 robots2.txt 中都被禁止，否则读取另一个文件的代理会在不知情的情况下来访。如果路径是规范推荐的路径之一，或其注释如此说明，就视为蜜罐。</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file: the server answers with HTML, perhaps its error page or a start page, and crawlers find no rule. Serve plain text here</source>
   <translation>这是网页，而不是策略文件：服务器以 HTML 应答，也许是其错误页或起始页，爬虫找不到任何规则。请在此提供纯文本</translation>
  </message>
  <message>
   <source>The file contains HTML from here on: it decides nothing and does not belong here. Remove it</source>
   <translation>从此处起文件中有 HTML：它不起任何决定作用，也不应出现在此。请将其移除</translation>
  </message>
  <message>
   <source>HTML instead of text</source>
   <translation>HTML 而非文本</translation>
  </message>
  <message>
   <source>The file is, or contains, HTML. Often the server sends its error page or the application's start page for every address, with status 200: crawlers then take it for a policy without rules and fetch everything. Sometimes a plug-in has written markup into the file. Serve text/plain with directives alone, or answer 404 if there is no policy.</source>
   <translation>该文件是 HTML，或含有 HTML。往往是服务器对每个地址都以状态 200 返回错误页或应用的起始页：爬虫会将其当作没有规则的策略，从而抓取全部内容。有时是插件向文件中写入了标记。请以 text/plain 提供纯指令；如果没有策略，请返回 404。</translation>
  </message>
  <message>
   <source>%1 is HTML for %2; in this file it is read character by character and matches no real URL. Write %2</source>
   <translation>%1 是 %2 的 HTML 写法；在此文件中它会逐字母读取，不匹配任何真实的 URL。请写 %2</translation>
  </message>
  <message>
   <source>HTML entity in a value</source>
   <translation>值中的 HTML 实体</translation>
  </message>
  <message>
   <source>&amp;amp; and its like belong in HTML. A policy file is plain text: the five characters are compared as they are, so a rule for a query such as ?a=1&amp;amp;b=2 misses every request. It comes from copying a link out of a page's source.</source>
   <translation>&amp;amp; 之类的写法属于 HTML。策略文件是纯文本：这五个字符会按原样比较，因此针对 ?a=1&amp;amp;b=2 这类查询的规则不会匹配任何请求。这通常是从页面源代码中复制链接造成的。</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents of this group are documented not to follow these files. To keep them out, refuse them at the server</source>
   <comment>%1 and %n more agent of this group are documented not to follow these files. To keep them out, refuse them at the server</comment>
   <translation>
    <numerusform>有文档表明 %1 以及此组中另外 %n 个代理不遵守这些文件。如要将其拒之门外，请在服务器上拒绝</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files, since it fetches what a person asked for. To keep it out, refuse it at the server</source>
   <translation>有文档表明 %1 不遵守这些文件，因为它抓取的是用户请求的内容。如要将其拒之门外，请在服务器上拒绝</translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files. To keep it out, refuse it at the server</source>
   <translation>有文档表明 %1 不遵守这些文件。如要将其拒之门外，请在服务器上拒绝</translation>
  </message>
  <message>
   <source>Agent that does not follow these files</source>
   <translation>不遵守这些文件的代理</translation>
  </message>
  <message>
   <source>Policy files ask; they do not bar. This agent is documented, by its operator or by observers, not to follow them. The group does no harm and states your will, but only the server or a firewall can refuse the agent.</source>
   <translation>策略文件是请求，而不是屏障。有运营方或观察者的文档表明，此代理不遵守它们。该组没有害处，也表明了您的意愿，但只有服务器或防火墙才能拒绝该代理。</translation>
  </message>
  <message numerus="yes">
   <source>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</source>
   <comment>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</comment>
   <translation>
    <numerusform>这会对 * 关闭站点，但有些代理只遵循专门针对自己的组：%1 以及另外 %n 个。如果它们也应拒之门外，请逐一列出</numerusform>
   </translation>
  </message>
  <message>
   <source>This closes the site to *, but some agents listen only to a group that names them: %1. Name those that should stay out too</source>
   <translation>这会对 * 关闭站点，但有些代理只遵循专门针对自己的组：%1。如果它们也应拒之门外，请逐一列出</translation>
  </message>
  <message>
   <source>Agents that a group for * does not reach</source>
   <translation>不受 * 组约束的代理</translation>
  </message>
  <message>
   <source>A few agents are documented not to follow the group for *: above all those that check pages for advertising, which an advertiser has asked for. A file that closes the whole site to * leaves it open to them. They do follow a group that names them.</source>
   <translation>少数代理有文档表明不遵循 * 的组：主要是应广告主要求为广告检查页面的代理。对 * 关闭整个站点的文件仍会对它们开放。它们会遵循专门针对自己的组。</translation>
  </message>
  <message>
   <source>Value that the directive does not take</source>
   <translation>指令不接受的值</translation>
  </message>
  <message>
   <source>The value is none that the directive takes, so the line states nothing: the matter stays as if the line were not there, which for a permission mostly means open. The message lists what is valid. Values are compared without case; nothing else is guessed.</source>
   <translation>该值不是此指令所接受的，因此该行未声明任何内容：情况如同没有此行，对许可而言大多意味着开放。消息中会列出有效的值。值的比较不区分大小写；除此之外不作任何猜测。</translation>
  </message>
  <message>
   <source>no-break space</source>
   <translation>不换行空格</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>零宽空格</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>零宽不连字</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>零宽连字</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>从左至右标记</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>从右至左标记</translation>
  </message>
  <message>
   <source>line separator</source>
   <translation>行分隔符</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>单词连接符</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>表意文字空格</translation>
  </message>
  <message>
   <source>There is an invisible character (%1) here, and it counts as part of the word beside it; remove it</source>
   <translation>此处有不可见字符（%1），会算作相邻词的一部分；请将其移除</translation>
  </message>
  <message>
   <source>Replace it by a space</source>
   <translation>替换为空格</translation>
  </message>
  <message>
   <source>Remove it</source>
   <translation>移除它</translation>
  </message>
  <message>
   <source>Invisible character</source>
   <translation>不可见字符</translation>
  </message>
  <message>
   <source>Text copied from a web page or a word processor often brings spaces that are not spaces (U+00A0) or characters without width. In a policy file they belong to the key, the token or the path they touch: an agent is then never found, a path never matches. Only space and tab are white space here.</source>
   <translation>从网页或文字处理程序复制的文本，往往带有并非普通空格的空格（U+00A0）或没有宽度的字符。在策略文件中，它们会成为所紧邻的键、标识或路径的一部分：代理因此永远找不到，路径永远不匹配。此处只有空格和制表符算作空白。</translation>
  </message>
  <message>
   <source>last-update lies in the future, so agents cannot tell whether they know this version. Write the time of the change, in UTC</source>
   <translation>last-update 在未来，代理因此无法判断是否已了解此版本。请写更改的时间，UTC</translation>
  </message>
  <message>
   <source>last-update in the future</source>
   <translation>last-update 在未来</translation>
  </message>
  <message>
   <source>last-update says when the file changed, as YYYY-MM-DD HH:MM UTC. A time to come (more than a day ahead, to leave room for clocks and zones) is a slip of the pen or day and month exchanged; agents that compare it with their copy are led astray.</source>
   <translation>last-update 说明文件的更改时间，格式为 YYYY-MM-DD HH:MM UTC。未来的时间（提前一天以上，以便为时钟和时区留出余地）是笔误，或日与月颠倒；将其与自己的副本比较的代理会被误导。</translation>
  </message>
  <message numerus="yes">
   <source>The line has %n bytes; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</source>
   <comment>The line has %n byte; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</comment>
   <translation>
    <numerusform>该行有 %n 个字节；Google 的读取程序在 16,663 字节处截断行，因此其后的内容不会被读取。请拆分该行</numerusform>
   </translation>
  </message>
  <message>
   <source>Very long line</source>
   <translation>过长的行</translation>
  </message>
  <message>
   <source>Readers bound the length of a line. Google's open-source reader cuts it at 16,663 bytes, eight times the longest URL that browsers took for long; the rest of the line is dropped. A directive of this length is nearly always a list or a file that lost its line breaks.</source>
   <translation>读取程序会限制行的长度。Google 的开源读取程序在 16,663 字节处截断，这是浏览器长期以来所接受的最长 URL 的八倍；行的其余部分会被丢弃。这么长的指令几乎总是列表，或是丢失了换行的文件。</translation>
  </message>
  <message>
   <source>%1 obeys only this group and ignores the rules for * (e.g. %3, %2). Copy the ones it needs</source>
   <translation>%1 只遵守此组，并忽略 * 的规则（例如%3的 %2）。请复制它所需的规则</translation>
  </message>
  <message>
   <source>Named group that loses the rules for *</source>
   <translation>失去 * 规则的具名组</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group for a named agent therefore frees it from every rule for *. Often it was made to add one rule or a Crawl-delay, and opens the closed folders by mistake. Repeat in it what should apply there too, or name the agent in the group for *.</source>
   <translation>代理只遵循指定了它的最具体的组，不遵循其他组。因此，针对特定代理的组会使它不受对 * 所作全部规定的约束。这样的组往往是为了增加一条规则或 Crawl-delay 而建，却在不知不觉中开放了已关闭的文件夹。请在其中重复同样应当适用的内容，或在 * 的组中列出该代理。</translation>
  </message>
  <message numerus="yes">
   <source>The file has lost its line breaks: this line contains %n directives, and crawlers read at most the first. Put each on its own line</source>
   <comment>The file has lost its line breaks: this line contains %n directive, and crawlers read at most the first. Put each on its own line</comment>
   <translation>
    <numerusform>文件丢失了换行：此行有 %n 条指令，爬虫最多读取第一条。请将每条各放一行</numerusform>
   </translation>
  </message>
  <message>
   <source>Split at directives and comments</source>
   <translation>在指令和注释处拆分</translation>
  </message>
  <message>
   <source>Lost line breaks</source>
   <translation>丢失的换行</translation>
  </message>
  <message>
   <source>Each directive needs its own line. A form, a template or a copy has put several lines into one; what a crawler then reads is the first directive with all the rest as its value, or, behind a #, nothing at all. The fix splits the line before every directive and every #; read the result before you publish it, since prose may contain such words too.</source>
   <translation>一条指令占一行。表单、模板或复制操作将数行并成了一行；爬虫此时读到的是第一条指令，其余全部成为它的值，或者在 # 之后什么也读不到。修复会在每条指令和每个注释符号之前拆行；发布之前请检查结果，因为普通文字中也可能含有这些词。</translation>
  </message>
  <message>
   <source>From here on the file is managed by the Yoast plug-in: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>从此处起，文件由 Yoast 插件管理：您的更改会被覆盖或重复。请在该插件的设置中更改；您自己针对相同代理的规则会与这些规则合并读取</translation>
  </message>
  <message>
   <source>From here on the file is managed by %1: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>从此处起，文件由 %1 管理：您的更改会被覆盖或重复。请在其设置中更改；您自己针对相同代理的规则会与这些规则合并读取</translation>
  </message>
  <message>
   <source>Block managed by somebody else</source>
   <translation>由他方管理的块</translation>
  </message>
  <message>
   <source>A content delivery network or a plug-in puts its own block into the file when it is served, between marks. What is served is then not the file on your disk. Groups for the same agent in the block and in your part are read as one by crawlers of the standard, so the block can open or close what you did not.</source>
   <translation>内容分发网络或插件会在文件发出时，将自己的块写入标记之间。因此实际提供的并不是您磁盘上的文件。标准爬虫会将该块中与您的部分中针对同一代理的组合并读取，因此该块可能开放或关闭您未曾设置的内容。</translation>
  </message>
  <message>
   <source>compete: no applies to competitors in your market, but no market is declared: agents must guess who is meant. Add a line such as “market: reference-publishing”</source>
   <translation>compete: no 针对您所在市场的竞争对手，但未声明市场：代理只能猜测所指何人。请添加一行，例如“market: reference-publishing”</translation>
  </message>
  <message>
   <source>compete: no without market</source>
   <translation>有 compete: no 而无 market</translation>
  </message>
  <message>
   <source>compete: no forbids the use by a competitor in the declared market. Without market it still applies, but every agent judges for itself whether its operator competes with you. One line of free text settles it.</source>
   <translation>compete: no 禁止所声明市场中的竞争对手使用。没有 market 时它仍然有效，但每个代理要自行判断其运营方是否与您竞争。写一行任意文本即可解决。</translation>
  </message>
  <message>
   <source>A meta line is written “# meta: %1: value”; without the colon it is a comment like any other</source>
   <translation>meta 行应写作“# meta: %1: value”；没有冒号就只是普通注释</translation>
  </message>
  <message>
   <source>Meta lines count only before the first directive, which is in %1; this is a comment like any other. Move it up</source>
   <translation>meta 行只有在第一条指令之前才有效，而第一条指令在%1；这只是普通注释。请将其上移</translation>
  </message>
  <message>
   <source>%1 is not a meta key. Did you mean %2?</source>
   <translation>%1 不是 meta 键。是否指 %2？</translation>
  </message>
  <message>
   <source>%1 is not a meta key of the specification; agents ignore it</source>
   <translation>%1 不是规范中的 meta 键；代理会略过它</translation>
  </message>
  <message>
   <source>%1 is given above already; one is enough</source>
   <translation>%1 已在上方给出；一次即可</translation>
  </message>
  <message>
   <source>Meta line that is not read</source>
   <translation>未被读取的 meta 行</translation>
  </message>
  <message>
   <source>Facts about the file are comments at its top, before the first directive: “# meta: key: value” with one of the keys spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence and chain-id. Written differently, or further down, they are comments like any other.</source>
   <translation>关于文件的信息以注释形式写在文件顶部、第一条指令之前：“# meta: key: value”，键为 spec-version、last-update、update-frequency、significant-change、authored-by、contact、jurisdiction、licence 和 chain-id 之一。写法不同或位置靠后，则只是普通注释。</translation>
  </message>
  <message>
   <source>%1 is misspelt and has no colon: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>%1 拼写有误且没有冒号：Google 会读取该行，其他爬虫会忽略。请写 %2</translation>
  </message>
  <message>
   <source>No colon behind %1: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>%1 之后没有冒号：Google 会读取该行，其他爬虫会忽略。请写 %2</translation>
  </message>
  <message>
   <source>No colon behind %1: the line decides nothing. Write %2</source>
   <translation>%1 之后没有冒号：该行不起任何决定作用。请写 %2</translation>
  </message>
  <message>
   <source>Put the colon in</source>
   <translation>补上冒号</translation>
  </message>
  <message>
   <source>Missing colon</source>
   <translation>缺少冒号</translation>
  </message>
  <message>
   <source>A line is a key, a colon and a value. Without the colon it is none and is passed over by every reader that keeps to the standard; only Google guesses, and only where the line has exactly two words, misspelt ones among them. To the others the rule that was meant does not count.</source>
   <translation>一行由键、冒号和值组成。没有冒号就不成其为行，凡遵循标准的读取程序都会略过；只有 Google 会猜测，且仅限该行恰好有两个词的情况，拼写有误的词也包括在内。对其他爬虫而言，本想写的规则不生效。</translation>
  </message>
  <message>
   <source>For agents without their own block nothing is stated about %1. Unstated is not an answer: say yes, no or ask</source>
   <translation>对没有自己的块的代理，未声明 %1。未声明不是答复：请写 yes、no 或 ask</translation>
  </message>
  <message>
   <source>crawl, read or train is not stated</source>
   <translation>未声明 crawl、read 或 train</translation>
  </message>
  <message>
   <source>Nothing is obligatory in robots2.txt, but three directives are what most agents look for: crawl and read, which everything else hangs on, and train. What no file states is neither permitted nor forbidden, and each agent then does as it likes.</source>
   <translation>robots2.txt 中没有必需的内容，但大多数代理会查找三条指令：其他一切所依赖的 crawl 和 read，以及 train。没有任何文件声明的内容既未准许也未禁止，各代理便各行其是。</translation>
  </message>
  <message numerus="yes">
   <source>%n lines end otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</source>
   <comment>%n line ends otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</comment>
   <translation>
    <numerusform>%n 行的行尾与其余（%1）不同，第一处在此。爬虫各种行尾都能读取；只认识一种行尾的程序可能会将行粘连</numerusform>
   </translation>
  </message>
  <message>
   <source>Make all line ends %1</source>
   <translation>将所有行尾改为 %1</translation>
  </message>
  <message>
   <source>Mixed line ends</source>
   <translation>混合的行尾</translation>
  </message>
  <message>
   <source>Lines may end at LF, CRLF or CR, and the standard's readers take all three, also mixed. Home-made readers often know one of them: a lone CR then glues two lines together, which loses a rule. Mixed line ends mostly come from files put together on several systems.</source>
   <translation>行可以 LF、CRLF 或 CR 结尾，符合标准的读取程序三者都接受，混用也可。自制的读取程序往往只认识其中一种：此时单独的 CR 会将两行粘连，从而丢失一条规则。混合的行尾大多来自在多个系统上拼合的文件。</translation>
  </message>
  <message>
   <source>User-agent names no agent, so the rules below apply to no agent. Write * for every crawler, or a product token</source>
   <translation>User-agent 未指定任何爬虫，因此其下的规则不针对任何爬虫。所有爬虫请写 *，或写产品标识</translation>
  </message>
  <message>
   <source>Write *</source>
   <translation>写为 *</translation>
  </message>
  <message>
   <source>User-agent without a name</source>
   <translation>没有名称的 User-agent</translation>
  </message>
  <message>
   <source>A User-agent line without a value names no crawler. It still opens a group, so the rules below belong to it and reach nobody. Mostly * was meant.</source>
   <translation>没有值的 User-agent 行不指定任何爬虫。它仍会开启一个组，因此其下的规则属于该组，却不作用于任何爬虫。本意大多是 *。</translation>
  </message>
  <message>
   <source>No empty line separates this group from the one above. Put one between them</source>
   <translation>此组与上方的组之间没有空行。请加一个空行</translation>
  </message>
  <message>
   <source>Put an empty line before the group</source>
   <translation>在组前加空行</translation>
  </message>
  <message>
   <source>Groups without an empty line between them</source>
   <translation>之间没有空行的组</translation>
  </message>
  <message>
   <source>robots-ai.txt should have an empty line between its groups. Readers that follow RFC 9309 do not need it; old ones end a group at the empty line and would take two groups for one. Comments directly above a User-agent line go with it.</source>
   <translation>robots-ai.txt 的各组之间应有空行。遵循 RFC 9309 的读取程序不需要它；旧的读取程序以空行结束组，否则会把两个组当作一个。User-agent 行正上方的注释归属该行。</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it. Say no here too, or yes there</source>
   <translation>这无法生效：%2的 %1 禁止了它。请在此也写 no，或在那里写 yes</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it to this block's agents. Say no here too, or yes there</source>
   <translation>这无法生效：%2的 %1 对此块的代理禁止了它。请在此也写 no，或在那里写 yes</translation>
  </message>
  <message>
   <source>Permission that cannot take effect</source>
   <translation>无法生效的许可</translation>
  </message>
  <message>
   <source>One directive follows from another: crawl: no forbids reading, and read: no forbids every use: summarise, quote, derivative, train, store, compete, personalise and monetise. A yes, an ask or a short-only for one of these beside it cannot take effect. Decide which of the two is meant.</source>
   <translation>一条指令会牵连另一条：crawl: no 禁止读取，而 read: no 禁止所有用途：summarise、quote、derivative、train、store、compete、personalise 和 monetise。与之并存的针对其中任一项的 yes、ask 或 short-only 都无法生效。请确定哪个才是本意。</translation>
  </message>
  <message>
   <source>No report-to line: nobody knows where to report an agent that does not keep to this file. Add an address or a URL</source>
   <translation>没有 report-to 行：无人知道该向何处举报不遵守此文件的代理。请添加地址或 URL</translation>
  </message>
  <message>
   <source>Nowhere to report to</source>
   <translation>没有举报去处</translation>
  </message>
  <message>
   <source>report-to names a mail address or a URL for reports of agents that break the policy, and for agents that have questions. It is optional; several lines are allowed.</source>
   <translation>report-to 指明邮件地址或 URL，用于举报违反策略的代理，也供有疑问的代理联系。它是可选的；可以有多行。</translation>
  </message>
  <message>
   <source>The file has no User-agent line, so it says nothing to any agent. Add a group, or do not publish the file</source>
   <translation>该文件没有 User-agent 行，因此不对任何代理作任何说明。请添加组，或不要发布该文件</translation>
  </message>
  <message>
   <source>robots-ai.txt without a group</source>
   <translation>没有组的 robots-ai.txt</translation>
  </message>
  <message>
   <source>The specification of robots-ai.txt asks for at least one User-agent line, and its validator rejects a file without one. Crawlers take such a file like a missing one: it restricts nothing.</source>
   <translation>robots-ai.txt 的规范要求至少一行 User-agent，其验证程序会拒绝没有该行的文件。爬虫将这样的文件视为不存在：它不限制任何内容。</translation>
  </message>
  <message>
   <source>The file contains NUL bytes. Some crawlers end the line there, others the file; remove them</source>
   <translation>文件中有 NUL 字节。有些爬虫会在此结束该行，有些会结束整个文件；请将其移除</translation>
  </message>
  <message numerus="yes">
   <source>The file contains NUL bytes in %n places. Some crawlers end the line there, others the file; remove them</source>
   <comment>The file contains NUL bytes in %n place. Some crawlers end the line there, others the file; remove them</comment>
   <translation>
    <numerusform>文件中有 %n 处 NUL 字节。有些爬虫会在此结束该行，有些会结束整个文件；请将其移除</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove the NUL bytes</source>
   <translation>移除 NUL 字节</translation>
  </message>
  <message>
   <source>NUL byte</source>
   <translation>NUL 字节</translation>
  </message>
  <message>
   <source>A NUL byte has no meaning in a text. Google's reader ends the line at it, programs written in C may end the whole file there, others keep it as a part of the path. It mostly comes from a broken export or from a file in UTF-16 without its mark.</source>
   <translation>NUL 字节在文本中没有意义。Google 的读取程序在此结束该行，用 C 编写的程序可能在此结束整个文件，其他程序则将其保留为路径的一部分。它大多来自有缺陷的导出，或没有标记的 UTF-16 文件。</translation>
  </message>
  <message numerus="yes">
   <source>%1 are labels of earlier drafts. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</source>
   <comment>%1 is a label of an earlier draft. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</comment>
   <translation>
    <numerusform>%1 是早期草案的标签。现在的标签为 train-ai、ai-use 和 search，按当前草案读取的程序会略过其他标签</numerusform>
   </translation>
  </message>
  <message>
   <source>Label of an earlier draft</source>
   <translation>早期草案的标签</translation>
  </message>
  <message>
   <source>The vocabulary of Content-Usage has changed from draft to draft. Today it has three labels: train-ai (training models), ai-use (use by AI systems otherwise) and search. None of them covers another, so bots, all and tdm have to be written as all three. The fix keeps what each old label said; labels that the line already has in today's form win. ai is written as train-ai and ai-use, which is Gatepost's reading of it.</source>
   <translation>Content-Usage 的词汇在各版草案中不断变化。目前有三个标签：train-ai（训练模型）、ai-use（AI 系统的其他使用）和 search。三者互不涵盖，因此 bots、all 和 tdm 须写成全部三个。修复会保留各旧标签所述内容；该行已有的现行标签优先。ai 写作 train-ai 和 ai-use，这是 Gatepost 的解读。</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n other lines of this file are directives of %2 and decide nothing in %3. Move them there</source>
   <comment>%1 and %n other line of this file are directives of %2 and decide nothing in %3. Move them there</comment>
   <translation>
    <numerusform>%1 以及此文件中另外 %n 行是 %2 的指令，在 %3 中不起任何决定作用。请将它们移到那里</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is a directive of %2 and decides nothing in %3. Move it there</source>
   <translation>%1 是 %2 的指令，在 %3 中不起任何决定作用。请将其移到那里</translation>
  </message>
  <message>
   <source>Make it a comment</source>
   <translation>改为注释</translation>
  </message>
  <message>
   <source>Directive of another file</source>
   <translation>其他文件的指令</translation>
  </message>
  <message>
   <source>The directive exists, but in another file of the site. Readers of robots.txt know nothing of the AI policy of robots2.txt, and readers of robots2.txt take no Crawl-delay or Visit-time from it: there, pace is said with rate. In the wrong file the line is passed over.</source>
   <translation>该指令存在，但属于站点的其他文件。robots.txt 的读取程序不了解 robots2.txt 的 AI 策略，robots2.txt 的读取程序也不从中采用 Crawl-delay 或 Visit-time：在那里用 rate 说明节奏。写在错误的文件中，该行会被略过。</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>这些时段与%1的时段重叠，而后者声明了另一种节奏。以较慢者（此行）为准。请将时段错开，或只保留一行</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>这些时段与%1的时段重叠，而后者声明了另一种节奏。以较慢者（%1）为准。请将时段错开，或只保留一行</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>此行没有时段，因此与%1重叠，而后者声明了另一种节奏。以较慢者（此行）为准。请将时段错开，或只保留一行</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>此行没有时段，因此与%1重叠，而后者声明了另一种节奏。以较慢者（%1）为准。请将时段错开，或只保留一行</translation>
  </message>
  <message>
   <source>Two paces for the same time</source>
   <translation>同一时间的两种节奏</translation>
  </message>
  <message>
   <source>Two Request-rate lines of one group apply at the same time and name different paces. The slowest decides, so the other line has no effect there. Mostly two windows share their last and first minute: both ends belong to a window, so 0600-1200 is followed by 1201-1800.</source>
   <translation>同一组的两个 Request-rate 行在同一时间有效，却指定了不同的节奏。以最慢的为准，因此另一行在此时无效。大多是两个时段共用了首尾的一分钟：时段包含两端，因此 0600-1200 之后应接 1201-1800。</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. To keep crawlers out at some hours, refuse them at the server</source>
   <translation>没有文档表明任何大型爬虫遵守 %1。如要在某些时段将爬虫拒之门外，请在服务器上拒绝</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. Slow them down at the server, with status 429 or 503 when there is too much</source>
   <translation>没有文档表明任何大型爬虫遵守 %1。请在服务器上限速，请求过多时返回状态 429 或 503</translation>
  </message>
  <message>
   <source>Hours or rate that hardly any crawler reads</source>
   <translation>几乎没有爬虫读取的时段或速率</translation>
  </message>
  <message>
   <source>Visit-time and Request-rate come from a draft of 1996 that was never finished. No operator of a large crawler documents that it follows them; some understand Crawl-delay. The lines do no harm, but the load that they are meant to prevent comes all the same.</source>
   <translation>Visit-time 和 Request-rate 出自 1996 年一份从未完成的草案。没有任何大型爬虫的运营方在文档中表明会遵守它们；有些爬虫认识 Crawl-delay。这些行没有害处，但本想避免的负载仍会照样出现。</translation>
  </message>
  <message>
   <source>In robots-ai.txt a path has to begin with /. Write %1</source>
   <translation>在 robots-ai.txt 中，路径必须以 / 开头。请写 %1</translation>
  </message>
  <message>
   <source>%1 begins with a host, so the rule matches nothing. Write %2, if it is a path on this host</source>
   <translation>%1 以主机开头，因此该规则不匹配任何内容。如果它是本主机的路径，请写 %2</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so the rule matches nothing. Write %2</source>
   <translation>%1 既不以 / 也不以 * 开头，因此该规则不匹配任何内容。请写 %2</translation>
  </message>
  <message>
   <source>Path without a leading /</source>
   <translation>路径开头缺少 /</translation>
  </message>
  <message>
   <source>Every path of a URL begins with /, and a rule is compared from the path's beginning on. A value that begins neither with / nor with * therefore matches nothing: the page that was to be closed stays open. Write /folder for a folder at the top, /*.php or *.php for an ending anywhere. robots-ai.txt does not take a path that begins with *.</source>
   <translation>URL 的每个路径都以 / 开头，规则从路径的开头进行比较。因此，既不以 / 也不以 * 开头的值不会匹配任何内容：本想关闭的页面仍然开放。顶层文件夹写作 /folder，任意位置的结尾写作 /*.php 或 *.php。robots-ai.txt 不接受以 * 开头的路径。</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal. Google's parser reads %2 and finds its crawler; others compare the whole name. Write %2 alone</source>
   <translation>%1 是目的提案中的模式。Google 的解析器将其读作 %2 并找到自己的爬虫；其他爬虫则比较完整名称。请只写 %2</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: plain crawlers compare names character by character and never find themselves here. Name each agent as well</source>
   <translation>%1 是目的提案中的模式：普通爬虫逐字母比较名称，在此永远找不到自己。请同时列出各个代理</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: crawlers that compare whole names never find themselves here, and those that cut names as Google does read %2. Name each agent as well</source>
   <translation>%1 是目的提案中的模式：比较完整名称的爬虫在此永远找不到自己，而像 Google 那样截断名称的爬虫则读作 %2。请同时列出各个代理</translation>
  </message>
  <message>
   <source>Pattern in place of an agent's name</source>
   <translation>以模式代替代理名称</translation>
  </message>
  <message>
   <source>A draft of 2024 proposes regular expressions in User-agent lines, and people write names such as *-ai. Gatepost reads them as their author meant, but crawlers that follow RFC 9309 know a name or the single *, nothing between. They then fall back to the group for *. Google's parser cuts the value at the first character that a name cannot have, so Googlebot* means Googlebot to it. Name the agents one by one, and keep the pattern if you want to be ready for readers of the proposal.</source>
   <translation>2024 年的一份草案提议在 User-agent 行中使用正则表达式，也有人写 *-ai 这样的名称。Gatepost 按作者的本意读取，但遵循 RFC 9309 的爬虫只认识名称或单独的 *，没有中间形式。它们会回退到 * 的组。Google 的解析器会在名称不能含有的第一个字符处截断值，因此 Googlebot* 对它而言就是 Googlebot。请逐一列出代理；如果希望兼顾该提案的读取程序，可保留此模式。</translation>
  </message>
  <message>
   <source>%1 is directly below a group but is global: it applies to every agent. For some agents only, put it in a block such as [agent: ai-assistant]</source>
   <translation>%1 紧接在组的下方，却是全局的：它对所有代理有效。如果只针对某些代理，请将其放入块中，例如 [agent: ai-assistant]</translation>
  </message>
  <message>
   <source>Global policy that looks like a group's</source>
   <translation>看似属于某个组的全局策略</translation>
  </message>
  <message>
   <source>Policy directives outside [agent: …] blocks are global wherever they are, also below a User-agent group. Written directly under “User-agent: GPTBot” a line such as “train: no” looks as if it were for GPTBot alone. Part them with a blank line, or use a block.</source>
   <translation>[agent: …] 块之外的策略指令，无论位于何处都是全局的，在 User-agent 组之下也是如此。“train: no”这样的行直接写在“User-agent: GPTBot”之下，看起来就像只针对 GPTBot。请用空行将它们隔开，或使用块。</translation>
  </message>
  <message>
   <source>The site has a %1, and this rule keeps crawlers that take it literally from reading it. Add %2</source>
   <translation>站点有 %1，而此规则使严格按字面行事的爬虫无法读取它。请添加 %2</translation>
  </message>
  <message>
   <source>Policy file that crawlers may not fetch</source>
   <translation>爬虫不得抓取的策略文件</translation>
  </message>
  <message>
   <source>Only /robots.txt is exempt from its own rules by the standard. Gatepost takes the site's other policy files to be exempt too, or no agent could learn what they say; an agent that takes rules literally does not fetch a file that the rules for * close. An Allow for it does no harm and leaves no doubt.</source>
   <translation>按照标准，只有 /robots.txt 不受自身规则约束。Gatepost 将站点的其他策略文件也视为不受约束，否则代理无从得知其内容；但严格按字面行事的代理不会抓取被 * 的规则关闭的文件。为它添加一条 Allow 没有害处，也不留疑问。</translation>
  </message>
  <message>
   <source>Crawlers fetch /robots.txt whatever it says, or they could not know this rule. Remove it</source>
   <translation>无论内容如何，爬虫都会抓取 /robots.txt，否则它们无从得知此规则。请将其移除</translation>
  </message>
  <message>
   <source>A crawler that keeps to this rule never reads %1 and so misses the policy in it. Remove the rule</source>
   <translation>遵守此规则的爬虫永远不会读取 %1，因而会错过其中的策略。请移除该规则</translation>
  </message>
  <message>
   <source>Rule that closes a policy file</source>
   <translation>关闭策略文件的规则</translation>
  </message>
  <message>
   <source>/robots.txt may always be fetched, whatever it says. Gatepost assumes the same for /robots-ai.txt, /robots2.txt and the ask endpoint, since no agent could learn the policy otherwise; but that is a choice, and an agent that takes rules literally will stay away from a file that it may not fetch.</source>
   <translation>/robots.txt 始终可以抓取，无论其内容如何。Gatepost 认为 /robots-ai.txt、/robots2.txt 和询问端点同样如此，因为否则代理无从得知策略；但这是一种选择，严格按字面行事的代理会避开它不得抓取的文件。</translation>
  </message>
  <message>
   <source>%1 is a word about the use of content and never fetches, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 是关于内容使用的标识，从不抓取，因此时段和节奏在此没有意义。请将该行放入执行抓取的爬虫的组</translation>
  </message>
  <message>
   <source>%1 are words about the use of content and never fetch, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>%1 是关于内容使用的标识，从不抓取，因此时段和节奏在此没有意义。请将该行放入执行抓取的爬虫的组</translation>
  </message>
  <message>
   <source>Pace for a token that never fetches</source>
   <translation>为从不抓取的标识设定节奏</translation>
  </message>
  <message>
   <source>Some tokens, such as Google-Extended and Applebot-Extended, stand for no crawler: they say what may be done with content that another crawler of the same operator fetched. Crawl-delay, Request-rate and Visit-time in their group reach nobody.</source>
   <translation>有些标识（如 Google-Extended 和 Applebot-Extended）并不代表爬虫：它们说明可以如何使用同一运营方的另一爬虫所抓取的内容。其组中的 Crawl-delay、Request-rate 和 Visit-time 不作用于任何爬虫。</translation>
  </message>
  <message>
   <source>Anyone can read this file, so this line shows everyone that %1 is there. Protect it with a password; a page that should only stay out of search results needs noindex instead</source>
   <translation>任何人都可以读取此文件，因此此行等于公开 %1 的存在。请用密码保护它；如果页面只是不应出现在搜索结果中，则需要 noindex</translation>
  </message>
  <message>
   <source>Rule that reveals a private place</source>
   <translation>暴露私密位置的规则</translation>
  </message>
  <message>
   <source>A policy file is public and is the first thing that people looking for a way in will read. A rule for /admin or /backup keeps no one out and shows where to look. What must stay private needs a login; the rule may then go, or stay if the login page itself is not secret.</source>
   <translation>策略文件是公开的，也是寻找入侵途径的人最先查看的内容。针对 /admin 或 /backup 的规则挡不住任何人，反而指明了该往哪里找。必须保密的内容需要登录；此后该规则可以删去，如果登录页面本身并非秘密，也可以保留。</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from the end on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt 与代理策略生成的不同：从末尾起有差异。请重新生成，或更改策略而非此文件</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from %1 on. Render it again, or change the policy and not this file</source>
   <translation>robots.txt 与代理策略生成的不同：从%1起有差异。请重新生成，或更改策略而非此文件</translation>
  </message>
  <message>
   <source>The agent policy beside this file would make another robots.txt; this one does not say that it was rendered from it. Keep one of the two</source>
   <translation>此文件旁边的代理策略会生成不同的 robots.txt；此文件并未说明由该策略生成。请只保留其中一个</translation>
  </message>
  <message>
   <source>Render it again</source>
   <translation>重新生成</translation>
  </message>
  <message>
   <source>robots.txt is not what its agent policy makes</source>
   <translation>robots.txt 与其代理策略生成的不同</translation>
  </message>
  <message>
   <source>The site has an agent policy, from which robots.txt is rendered: equal input gives equal bytes. The file beside it has other bytes. Either the policy was changed and not rendered since, or the file was edited by hand, and the next rendering will undo that. It works one way only: what should stay belongs in the policy.</source>
   <translation>站点有代理策略，robots.txt 由它生成：相同的输入产生相同的字节。旁边的文件字节不同。要么是策略更改后没有重新生成，要么是文件经过手动编辑，而下次生成会抹去这些编辑。生成是单向的：应当保留的内容要写入策略。</translation>
  </message>
  <message>
   <source>%1 is named in this group already; once is enough</source>
   <translation>%1 已在此组中列出；一次即可</translation>
  </message>
  <message>
   <source>Agent named twice in one group</source>
   <translation>同一代理在一个组中列出了两次</translation>
  </message>
  <message>
   <source>A group names an agent once or several times: it makes no difference. The second line is ballast, or another agent was meant.</source>
   <translation>一个组将代理列出一次或多次没有区别。第二行是多余的，或者本意是另一个代理。</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it</source>
   <translation>%1 已停用：%2 不再使用它</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it. Today it uses %3; check that they have a group if you meant them</source>
   <translation>%1 已停用：%2 不再使用它。目前使用 %3；如果本意是针对它们，请检查它们是否有组</translation>
  </message>
  <message>
   <source>Retired agent</source>
   <translation>已停用的代理</translation>
  </message>
  <message>
   <source>The crawler's operator has retired this token. The group harms nobody, but it does not reach the crawlers that took its place: they follow their own group or the one for *. The message names those that are known.</source>
   <translation>该爬虫的运营方已停用此标识。该组没有害处，但不作用于取代它的爬虫：它们遵循自己的组或 * 的组。消息中会列出已知的后继者。</translation>
  </message>
  <message>
   <source>crawl: yes opens nothing: robots.txt closes the whole site to * in %1</source>
   <translation>crawl: yes 不开放任何内容：robots.txt 在%1对 * 关闭了整个站点</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to everyone by %1 in %2, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt 只能收窄：robots.txt 以%2的 %1 对所有代理关闭了此内容，因此该 Allow 不开放任何内容。请在那里开放，或在此移除</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to %1 by %2 in %3, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>robots2.txt 只能收窄：robots.txt 以%3的 %2 对 %1 关闭了此内容，因此该 Allow 不开放任何内容。请在那里开放，或在此移除</translation>
  </message>
  <message>
   <source>robots2.txt allows what robots.txt forbids</source>
   <translation>robots2.txt 允许了 robots.txt 禁止的内容</translation>
  </message>
  <message>
   <source>robots2.txt extends robots.txt and does not replace it: its path rules may close more, never open what robots.txt has closed. An Allow, or crawl: yes, for what robots.txt disallows has no effect; whoever reads robots2.txt alone is misled by it.</source>
   <translation>robots2.txt 扩展 robots.txt，而不是取代它：它的路径规则可以关闭更多，但绝不能开放 robots.txt 已关闭的内容。对 robots.txt 所禁止的内容写 Allow 或 crawl: yes 没有效果；只读 robots2.txt 的一方会被它误导。</translation>
  </message>
  <message>
   <source>Robot-version is in no group and decides nothing. Put it directly below the User-agent lines of its group</source>
   <translation>Robot-version 不在任何组中，不起任何决定作用。请将其放在其组的 User-agent 行的正下方</translation>
  </message>
  <message>
   <source>The group has a Robot-version in %1 already; this one decides nothing</source>
   <translation>该组已在%1有 Robot-version；此行不起任何决定作用</translation>
  </message>
  <message>
   <source>Robot-version counts only directly below the User-agent lines; here it decides nothing, and the group is read as plain robots.txt. Move it up</source>
   <translation>Robot-version 只有在 User-agent 行的正下方才有效；在此它不起任何决定作用，该组按普通 robots.txt 读取。请将其上移</translation>
  </message>
  <message>
   <source>Move it below User-agent</source>
   <translation>移到 User-agent 之下</translation>
  </message>
  <message>
   <source>Robot-version in the wrong place</source>
   <translation>位置错误的 Robot-version</translation>
  </message>
  <message>
   <source>A group is of the extended standard if Robot-version follows its User-agent lines directly, with nothing but blank lines and comments between. Anywhere else the line decides nothing: the group's rules are read as plain prefixes and by length, not as whole paths in the order of the extended standard.</source>
   <translation>如果 Robot-version 紧跟在 User-agent 行之后，中间只有空行和注释，则该组属于扩展标准。在其他位置，该行不起任何决定作用：该组的规则按普通前缀和长度读取，而不是作为完整路径按扩展标准的顺序读取。</translation>
  </message>
  <message>
   <source>%1 is in no group, so it applies to no agent and decides nothing. Put it below a User-agent line</source>
   <translation>%1 不在任何组中，因此不针对任何代理，不起任何决定作用。请将其放在某个 User-agent 行下方</translation>
  </message>
  <message>
   <source>This rule comes before the first User-agent line, so it applies to no agent and decides nothing. Put User-agent: * before it, or move it into a group</source>
   <translation>此规则位于第一个 User-agent 行之前，不属于任何一方：它不起任何决定作用。请在其前面写 User-agent: *，或将其移入某个组</translation>
  </message>
  <message>
   <source>There is no User-agent line, so this rule applies to no agent and decides nothing. Put User-agent: * before it</source>
   <translation>没有 User-agent 行，因此此规则不属于任何一方，不起任何决定作用。请在其前面写 User-agent: *</translation>
  </message>
  <message>
   <source>Put “User-agent: *” before it</source>
   <translation>在其前面写“User-agent: *”</translation>
  </message>
  <message>
   <source>Rule before any User-agent</source>
   <translation>User-agent 之前的规则</translation>
  </message>
  <message>
   <source>Allow and Disallow belong to the User-agent lines above them. Before the first one they apply to no agent and every crawler ignores them. Usually the line User-agent: * is missing, misspelt, or broken by an invisible character. Crawl-delay, Content-Signal and anything else that belongs to a group decide nothing there either.</source>
   <translation>Allow 和 Disallow 属于其上方的 User-agent 行。在第一个 User-agent 行之前，它们不属于任何一方，所有爬虫都会略过。大多是 User-agent: * 这一行缺失、拼错，或被不可见字符破坏。Crawl-delay、Content-Signal 以及其他属于组的行在那里同样不起任何决定作用。</translation>
  </message>
  <message>
   <source>Path rules do not belong in a block: this one applies to no agent. Put it in a separate group, with User-agent: * or an agent's token above it (the block is for the category %1)</source>
   <translation>路径规则不应放在块中：此规则不针对任何代理。请将其放入单独的组，上方写 User-agent: * 或代理的标识（该块针对类别 %1）</translation>
  </message>
  <message>
   <source>Path rule inside an [agent: …] block</source>
   <translation>[agent: …] 块中的路径规则</translation>
  </message>
  <message>
   <source>A block contains policy for a category of agents; rules for paths belong in groups that begin with User-agent, as in robots.txt. A block's header ends the group above it, so an Allow or Disallow below it applies to no agent and decides nothing.</source>
   <translation>块包含针对一类代理的策略；路径由以 User-agent 开头的组来规定，与 robots.txt 相同。块头会结束其上方的组，因此其下的 Allow 或 Disallow 不属于任何一方，不起任何决定作用。</translation>
  </message>
  <message>
   <source>About training this says %1, the group for %2 in robots.txt says %3. Who makes models may pick the one it likes: say the same in both</source>
   <translation>关于训练，此处声明 %1，robots.txt 中 %2 的组声明 %3。模型的制作方可能会任选其一：请在两处声明一致</translation>
  </message>
  <message>
   <source>About training this says %1 to %2, robots2.txt says %3 in %4. An agent may pick the one it likes: say the same in both</source>
   <translation>关于训练，此处对 %2 声明 %1，robots2.txt 在%4声明 %3。代理可能会任选其一：请在两处声明一致</translation>
  </message>
  <message>
   <source>Preference signals that contradict each other</source>
   <translation>相互矛盾的偏好信号</translation>
  </message>
  <message>
   <source>Content-Signal, Content-Usage and DisallowAITraining in robots.txt, a group there for a policy token such as __usage_ai-training, and train in robots2.txt speak of the same matter to different readers. If they differ, an agent that reads both has a choice, and one that reads one of them has half of your will. None outranks the other.</source>
   <translation>robots.txt 中的 Content-Signal、Content-Usage 和 DisallowAITraining，其中 __usage_ai-training 等策略标识的组，以及 robots2.txt 中的 train，是就同一事项面向不同的读取方。如果它们不同，两者都读的代理可以任选其一，而只读其一的代理只得知您一半的意愿。它们没有高下之分。</translation>
  </message>
  <message>
   <source>Crawlers may not fetch this sitemap: %1 in %2 closes it. Put “Allow: %3” into the group for *</source>
   <translation>爬虫不得抓取此站点地图：%2的 %1 关闭了它。请将“Allow: %3”放入 * 的组</translation>
  </message>
  <message>
   <source>Sitemap that may not be fetched</source>
   <translation>不得抓取的站点地图</translation>
  </message>
  <message>
   <source>A Sitemap line invites crawlers to a file that a rule of the same policy forbids to them. Many keep to the rule and never see the sitemap. An Allow for its path settles it. Sitemaps on another host are not affected by this file.</source>
   <translation>Sitemap 行邀请爬虫读取某个文件，而同一策略的规则却禁止它们抓取。许多爬虫遵守规则，永远看不到站点地图。为其路径添加一条 Allow 即可解决。位于其他主机的站点地图不受此文件影响。</translation>
  </message>
  <message numerus="yes">
   <source>The file has %n bytes; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</source>
   <comment>The file has %n byte; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</comment>
   <translation>
    <numerusform>文件有 %n 个字节；爬虫无须读取超过 512,000 字节，因此从%1起的内容可能不会被读取。请将其缩短：一条带 * 的规则往往可代替许多规则</numerusform>
   </translation>
  </message>
  <message>
   <source>Larger than crawlers must read</source>
   <translation>超出爬虫必须读取的大小</translation>
  </message>
  <message>
   <source>A crawler must read at least 500 KiB of the file and may leave the rest. What lies past 512,000 bytes is read by Gatepost, but real crawlers may not see it; a rule cut in the middle may even match more than was meant. Put the important groups first and replace long lists by patterns or by a common folder.</source>
   <translation>爬虫必须读取文件的至少 500 KiB，其余可以不读。Gatepost 会读取 512,000 字节之后的内容，但实际的爬虫可能看不到；从中间截断的规则甚至可能匹配超出本意的内容。请将重要的组放在前面，并用模式或共同的文件夹代替冗长的列表。</translation>
  </message>
  <message>
   <source>Two paths on one line are read as one path with a space in it. Give each its own line</source>
   <translation>一行中的两个路径会被读作一个含空格的路径。请每个各占一行</translation>
  </message>
  <message>
   <source>A path with a space: URLs contain %1 instead. Some crawlers read the space as %1, others find no match. Write %1, or put a # before a remark</source>
   <translation>路径中有空格：URL 中以 %1 代替空格。有些爬虫将空格读作 %1，另一些则不匹配。请写 %1，或在备注之前加 #</translation>
  </message>
  <message>
   <source>Split into two lines</source>
   <translation>拆成两行</translation>
  </message>
  <message>
   <source>Write %1 for the space</source>
   <translation>将空格写为 %1</translation>
  </message>
  <message>
   <source>Make the rest a comment</source>
   <translation>将其余部分改为注释</translation>
  </message>
  <message>
   <source>Space in a path</source>
   <translation>路径中的空格</translation>
  </message>
  <message>
   <source>A rule has one path, and everything up to the end of the line or a # belongs to it. A URL never contains a space; browsers send it as %20 (or + in a query). Gatepost reads the rule as browsers would send it, but some crawlers compare the space itself, and then the rule never matches. Several paths need several lines, and a remark needs a #.</source>
   <translation>一条规则只有一个路径，直至行尾或 # 的全部内容都属于它。URL 从不含空格；浏览器将其发送为 %20（查询中也可用 +）。Gatepost 按浏览器发送的形式读取规则，但有些爬虫比较空格本身，这时规则永远不会匹配。多个路径需要多行，备注需要以 # 开头。</translation>
  </message>
  <message>
   <source>A rule matches everything that begins with it, so the %1 at the end adds nothing but length; old crawlers take it literally. Write %2</source>
   <translation>规则匹配以它开头的全部内容，因此末尾的 %1 只会增加长度；旧爬虫会将其视为普通字符。请写 %2</translation>
  </message>
  <message>
   <source>Superfluous * at the end</source>
   <translation>末尾多余的 *</translation>
  </message>
  <message>
   <source>A rule is compared with the beginning of the path, so /blog matches /blog/a and /blogs as well: a * at the end matches nothing more. It does make the rule one byte longer, which can decide between rules, and crawlers that know no wildcards look for a real star. *$ at the end undoes itself.</source>
   <translation>规则与路径的开头进行比较，因此 /blog 也匹配 /blog/a 和 /blogs：末尾的 * 不会匹配更多内容。它却会使规则长一个字节，这可能左右规则之间的胜负；不认识通配符的爬虫还会查找真正的星号。末尾的 *$ 则自相抵消。</translation>
  </message>
  <message>
   <source>The group for * is for every robot, but %1 makes it a group that almost none can read: others take its patterns for prefixes. Give * plain rules, and name the robots that know the standard 2.0</source>
   <translation>* 的组针对所有机器人，但 %1 使它成为几乎没有机器人能读取的组：其他机器人会把其中的模式当作前缀。请为 * 使用普通规则，并指定了解标准 2.0 的机器人</translation>
  </message>
  <message>
   <source>Remove Robot-version, so that the group is a plain one</source>
   <translation>移除 Robot-version，使该组成为普通组</translation>
  </message>
  <message>
   <source>Group for * by the standard 2.0</source>
   <translation>采用标准 2.0 的 * 组</translation>
  </message>
  <message>
   <source>The extended standard 2.0 itself asks that the group for * keeps to the form of the original standard, because it is for robots that one does not know. Robots that do not know 2.0 read whole paths and shell patterns as prefixes, pass over hours and rates, and may end up with another policy than the one that is meant.</source>
   <translation>扩展标准 2.0 本身要求 * 的组保持原始标准的形式，因为它针对的是未知的机器人。不了解 2.0 的机器人会将完整路径和 shell 模式读作前缀，略过时段和速率，最终得到的策略可能与本意不同。</translation>
  </message>
  <message>
   <source>There is a byte order mark inside the file, probably because files were joined. The line is not read as meant; remove the mark</source>
   <translation>文件内部有字节顺序标记，很可能来自拼合的文件。该行不会按本意读取；请移除该标记</translation>
  </message>
  <message>
   <source>Byte order mark inside the file</source>
   <translation>文件内部的字节顺序标记</translation>
  </message>
  <message>
   <source>A byte order mark is only skipped as the first three bytes of the file. Anywhere else, or as the garbled characters ï»¿ that a wrong conversion makes of it, it is part of the word next to it: the key is then unknown and the line decides nothing. It is invisible in most editors.</source>
   <translation>字节顺序标记只有作为文件的前三个字节时才会被跳过。在其他位置，或以错误转换产生的乱码 ï»¿ 出现时，它会成为所紧邻的词的一部分：键因此无法识别，该行不起任何决定作用。它在大多数编辑器中不可见。</translation>
  </message>
  <message>
   <source>A % that is not followed by two hex digits: no well-formed URL contains it. Write %1 for a literal percent sign</source>
   <translation>% 之后没有两个十六进制数字：格式正确的 URL 中不会有它。字面百分号请写 %1</translation>
  </message>
  <message>
   <source>Stray percent sign</source>
   <translation>孤立的百分号</translation>
  </message>
  <message>
   <source>In a URL a percent sign begins an escaped byte and two hex digits follow it. Anything else is malformed; crawlers escape it in various ways, so whether the rule matches is a matter of luck. A literal percent sign is written %25.</source>
   <translation>URL 中的百分号表示转义字节的开始，其后为两个十六进制数字。其他写法都是格式错误；爬虫会以不同方式对其转义，因此规则能否匹配全凭运气。字面百分号写作 %25。</translation>
  </message>
  <message>
   <source>%1 states a preference about training, and shares its group with %2: what is closed here is closed to the crawler too, for search as well. Give the token its own group</source>
   <translation>%1 声明关于训练的偏好，却与 %2 同组：在此关闭的内容对该爬虫也会关闭，搜索也不例外。请为该标识单独设组</translation>
  </message>
  <message>
   <source>Use token in a group of crawlers</source>
   <translation>爬虫组中的用途标识</translation>
  </message>
  <message>
   <source>A policy token such as __usage_ai-training stands for a use, not for a crawler: its Disallow says that pages are not to be used so, and does not stop a fetch. In a group that also names crawlers the same Disallow stops their fetches. If only the use is meant, the token needs its own group.</source>
   <translation>__usage_ai-training 这样的策略标识代表用途，而不是爬虫：其 Disallow 表示页面不得作此用途，并不阻止抓取。在同时指定了爬虫的组中，同一条 Disallow 会阻止它们抓取。如果只针对用途，该标识需要单独的组。</translation>
  </message>
  <message>
   <source>A second directive on the line: only some readers see this %1. Give it its own line</source>
   <translation>该行有第二条指令：只有部分读取程序能看到此 %1。请使其单独占一行</translation>
  </message>
  <message>
   <source>Two directives on one line</source>
   <translation>一行中的两条指令</translation>
  </message>
  <message>
   <source>Each directive needs its own line. After a User-agent value Gatepost reads an Allow or Disallow as a separate line, as the purpose proposal prints it; plain crawlers cut the value at the white space and lose the rule. Anywhere else the second directive becomes a part of the first one's value, which then matches nothing.</source>
   <translation>一条指令占一行。在 User-agent 值之后，Gatepost 会将 Allow 或 Disallow 作为单独一行读取，如目的提案所示；普通爬虫在空白处截断该值，从而丢失规则。在其他位置，第二条指令会成为第一条指令的值的一部分，于是该值不匹配任何内容。</translation>
  </message>
  <message>
   <source>The path has characters that a URL writes with percent signs; simple crawlers compare the bytes. Write %1</source>
   <translation>该路径含有在 URL 中须用百分号书写的字符；简单的爬虫按字节比较。请写 %1</translation>
  </message>
  <message>
   <source>Path that is not percent-encoded</source>
   <translation>未经百分号编码的路径</translation>
  </message>
  <message>
   <source>In a URL every byte above 127 is written as a percent sign and two digits, so é is %C3%A9. Crawlers that follow the standard encode both sides before they compare; others compare what is written. Google recommends the encoded form, which means the same to all.</source>
   <translation>在 URL 中，每个大于 127 的字节都写作百分号加两位数字，因此 é 写作 %C3%A9。遵循标准的爬虫在比较之前会对两边都进行编码；其他爬虫则按原样比较。Google 建议使用编码形式，它对所有爬虫含义相同。</translation>
  </message>
  <message>
   <source>Blocks are for categories of agents; that an agent's own token is taken too is an extension that others may not know. %1 is of the category %2</source>
   <translation>块针对代理的类别；接受代理自己的标识属于扩展，其他程序可能不认识。%1 属于类别 %2</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. Did you mean %2?</source>
   <translation>%1 既不是八个类别之一，也不是已知的代理，因此几乎没有代理遵循此块。是否指 %2？</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. The categories: %2</source>
   <translation>%1 既不是八个类别之一，也不是已知的代理，因此几乎没有代理遵循此块。类别：%2</translation>
  </message>
  <message>
   <source>Unknown category of agents</source>
   <translation>未知的代理类别</translation>
  </message>
  <message>
   <source>An [agent: …] block is for one of eight categories that agents declare in X-Agent-Identity: search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. Gatepost also takes an agent's own token, as an extension. Any other name matches no agent.</source>
   <translation>[agent: …] 块针对代理在 X-Agent-Identity 中声明的八个类别之一：search-indexer、ai-assistant、ai-researcher、code-assistant、data-harvester、content-generator、ad-network、monitoring。作为扩展，Gatepost 也接受代理自己的标识。任何其他名称都不匹配任何代理。</translation>
  </message>
  <message>
   <source>%1 is not a directive, so the line decides nothing. Did you mean %2?</source>
   <translation>%1 不是指令，因此该行不起任何决定作用。是否指 %2？</translation>
  </message>
  <message>
   <source>%1 is of ACAP, which was given up and which no crawler reads. Say it with Allow and Disallow</source>
   <translation>%1 属于 ACAP，该标准已被放弃，没有爬虫读取。请用 Allow 和 Disallow 表达</translation>
  </message>
  <message>
   <source>An address without a directive decides nothing. Put Sitemap: before it, or a # if it is a comment</source>
   <translation>没有指令的地址不起任何决定作用。请在其前面写 Sitemap:；如果是注释，请加 #</translation>
  </message>
  <message>
   <source>%1 is not a directive that any known crawler reads here; the line decides nothing. Remove it, or put a # before it</source>
   <translation>%1 不是已知爬虫在此读取的指令；该行不起任何决定作用。请将其移除，或在前面加 #</translation>
  </message>
  <message>
   <source>Put “Sitemap: ” before it</source>
   <translation>在其前面写“Sitemap: ”</translation>
  </message>
  <message>
   <source>Unknown directive</source>
   <translation>未知的指令</translation>
  </message>
  <message>
   <source>The word before the colon is none that the file's format knows; crawlers pass the line over. If it is close to a known directive it is probably a slip, and then the rule that was meant does not count: an error. Else it is a directive of a private extension, a comment without its #, or of a standard that nobody reads.</source>
   <translation>冒号前的词不是此文件格式所知的指令；爬虫会略过该行。如果它与已知指令相近，很可能是笔误，本想写的规则因而不生效：这是错误。否则，它是私有扩展的指令、缺少 # 的注释，或属于无人读取的标准。</translation>
  </message>
  <message>
   <source>Neither a directive nor a comment: the line decides nothing. Put a # before it if it is a comment</source>
   <translation>既非指令也非注释：该行不起任何决定作用。如果是注释，请在前面加 #</translation>
  </message>
  <message>
   <source>This is not a block header, so the lines below it are for every agent. Write %1</source>
   <translation>这不是块头，因此其下的行针对所有代理。请写 %1</translation>
  </message>
  <message>
   <source>This is not a block header: write [agent: CATEGORY], for example [agent: search-indexer]</source>
   <translation>这不是块头：请写 [agent: CATEGORY]，例如 [agent: search-indexer]</translation>
  </message>
  <message>
   <source>Neither directive nor comment</source>
   <translation>既非指令也非注释</translation>
  </message>
  <message>
   <source>A line that is neither empty nor a comment nor “key: value” is kept as it is and decides nothing. Usually it is a comment without its #, the rest of a line that was broken above, or a path without its directive. In an extended group it also separates Robot-version from its User-agent lines. In robots-ai.txt, whose specification asks for “directive: value” in every line, it is an error.</source>
   <translation>既不为空、也不是注释或“key: value”的行会原样保留，不起任何决定作用。它通常是缺少 # 的注释、上一行折断后剩下的部分，或缺少指令的路径。在扩展组中，它还会将 Robot-version 与其 User-agent 行隔开。robots-ai.txt 的规范要求每行均为“directive: value”，因此在其中属于错误。</translation>
  </message>
  <message>
   <source>Noindex is not read by any large crawler here (Google stopped in 2019). Use the robots meta tag or the X-Robots-Tag header on the page, and do not disallow it</source>
   <translation>没有大型爬虫在此读取 Noindex（Google 已于 2019 年停止）。请在页面上使用 robots meta 标签或 X-Robots-Tag 标头，并且不要禁止抓取该页面</translation>
  </message>
  <message>
   <source>Nofollow is not read in this file. Use the robots meta tag or rel=&quot;nofollow&quot; on the page</source>
   <translation>Nofollow 在此文件中不会被读取。请在页面上使用 robots meta 标签或 rel=&quot;nofollow&quot;</translation>
  </message>
  <message>
   <source>Noarchive is not read in this file. Use the robots meta tag or the X-Robots-Tag header on the page</source>
   <translation>Noarchive 在此文件中不会被读取。请在页面上使用 robots meta 标签或 X-Robots-Tag 标头</translation>
  </message>
  <message>
   <source>Host is not read any more: Yandex, which made it, stopped in 2018. Redirect to the main host instead</source>
   <translation>Host 已不再被读取：其创立者 Yandex 已于 2018 年停止。请改为重定向到主要主机</translation>
  </message>
  <message>
   <source>Clean-param is read by Yandex alone; it decides nothing for other crawlers</source>
   <translation>Clean-param 只有 Yandex 读取；对其他爬虫不起任何决定作用</translation>
  </message>
  <message>
   <source>Directive that is not read</source>
   <translation>未被读取的指令</translation>
  </message>
  <message>
   <source>Some directives are met often and decide nothing. Noindex, Nofollow and Noarchive mean something as a robots meta tag or in the X-Robots-Tag header, where a crawler finds them only if it may fetch the page. Host was Yandex's until 2018; Clean-param is still read by Yandex, and by nobody else.</source>
   <translation>有些指令很常见，却不起任何决定作用。Noindex、Nofollow 和 Noarchive 作为 robots meta 标签或在 X-Robots-Tag 标头中才有意义，而爬虫只有可以抓取页面时才能看到它们。Host 曾属于 Yandex，至 2018 年为止；Clean-param 仍由 Yandex 读取，其他各方均不读取。</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”: the rules below it are then no longer for the agents of this group. Remove the line</source>
   <translation>没有已知的爬虫读取 User-Agent-Purpose，而 Google 将该行视为“User-agent: %1”：其下的规则就不再针对此组的代理。请移除该行</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”. Name the agents by their tokens instead</source>
   <translation>没有已知的爬虫读取 User-Agent-Purpose，而 Google 将该行视为“User-agent: %1”。请改用标识来指定代理</translation>
  </message>
  <message>
   <source>User-Agent-Purpose</source>
   <translation>User-Agent-Purpose</translation>
  </message>
  <message>
   <source>Two drafts proposed to name agents by what they do; both have expired, and no crawler is known to read the line. Google's parser takes any key that begins with “user-agent” for User-agent, so to Google the line names an agent that does not exist. Between the rules of a group that does harm: the rules below belong to that agent alone (a warning).</source>
   <translation>曾有两份草案提议按代理的行为来指定代理；两者均已过期，目前没有已知的爬虫读取该行。Google 的解析器将任何以“user-agent”开头的键视为 User-agent，因此对 Google 而言，该行指定了一个不存在的代理。位于组的规则之间时会造成危害：其下的规则只属于该代理（警告）。</translation>
  </message>
  <message>
   <source>The specification spells it %1; agents may not know %2</source>
   <translation>规范的拼写是 %1；代理可能不认识 %2</translation>
  </message>
  <message>
   <source>American spelling</source>
   <translation>美式拼写</translation>
  </message>
  <message>
   <source>robots2.txt spells its directives the British way: summarise, personalise, monetise, editorialised. Gatepost reads summarize and the like as what they mean, but the specification does not say so and other agents may ignore the line, which leaves the matter unstated.</source>
   <translation>robots2.txt 的指令采用英式拼写：summarise、personalise、monetise、editorialised。Gatepost 会将 summarize 等按其本意读取，但规范并未如此规定，其他代理可能忽略该行，使该事项保持未声明。</translation>
  </message>
  <message>
   <source>No standard above 2.0 exists; the group is read as one of %1 here, and other readers may ignore it. Write %1</source>
   <translation>不存在高于 2.0 的标准；此组在此读作 %1 的组，其他读取程序可能会忽略它。请写 %1</translation>
  </message>
  <message>
   <source>Version above 2</source>
   <translation>高于 2 的版本</translation>
  </message>
  <message>
   <source>The extended standard names the versions 1.0 and 2.0. What a higher one would mean is written nowhere. Gatepost reads a higher even version as 2.0; a robot that knows 2.0 may also leave the group out.</source>
   <translation>扩展标准只规定了 1.0 和 2.0 两个版本。更高的版本意味着什么，并无任何记载。Gatepost 将更高的偶数版本读作 2.0；认识 2.0 的机器人也可能会略去该组。</translation>
  </message>
  <message>
   <source>%1 states nothing, because %2 has other values; the rest of the line counts. Write %3</source>
   <translation>%1 未声明任何内容，因为 %2 使用其他值；该行的其余部分有效。请写 %3</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Signal: Content-Usage has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 是 Content-Signal 的标签：Content-Usage 中与之对应的是 %2，读取程序会忽略其他标签。请写 %2</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Usage: Content-Signal has %2 for it, and readers ignore others. Write %2</source>
   <translation>%1 是 Content-Usage 的标签：Content-Signal 中与之对应的是 %2，读取程序会忽略其他标签。请写 %2</translation>
  </message>
  <message>
   <source>Part of a signal that states nothing</source>
   <translation>信号中未声明任何内容的部分</translation>
  </message>
  <message>
   <source>Content-Usage answers with y and n, Content-Signal with yes and no. The other one's answer states nothing, while the rest of the line counts: a refusal that was meant is then silently missing. Values of Content-Usage are compared with their case.</source>
   <translation>Content-Usage 用 y 和 n 作答，Content-Signal 用 yes 和 no 作答。使用对方的答案不声明任何内容，而该行的其余部分有效：于是本想作出的拒绝便悄然缺失。Content-Usage 的值在比较时区分大小写。</translation>
  </message>
  <message>
   <source>Label of Content-Signal in Content-Usage</source>
   <translation>Content-Usage 中的 Content-Signal 标签</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: ai-train and ai-input of Content-Signal are train-ai and ai-use in Content-Usage, whose labels are in lower case. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>声明偏好的两种方式对同一事物用词不同：Content-Signal 的 ai-train 和 ai-input 在 Content-Usage 中是 train-ai 和 ai-use，后者的标签为小写。读取程序会忽略不认识的标签，因此该行并没有声明它看似声明的内容。</translation>
  </message>
  <message>
   <source>Label of Content-Usage in Content-Signal</source>
   <translation>Content-Signal 中的 Content-Usage 标签</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: train-ai and ai-use of Content-Usage are ai-train and ai-input in Content-Signal. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>声明偏好的两种方式对同一事物用词不同：Content-Usage 的 train-ai 和 ai-use 在 Content-Signal 中是 ai-train 和 ai-input。读取程序会忽略不认识的标签，因此该行并没有声明它看似声明的内容。</translation>
  </message>
  <message>
   <source>%1 is always about the whole file, also inside the block for %2. Move it above the first block</source>
   <translation>%1 始终针对整个文件，在 %2 的块内也是如此。请将其移到第一个块之上</translation>
  </message>
  <message>
   <source>Statement about the file inside a block</source>
   <translation>块内关于文件的声明</translation>
  </message>
  <message>
   <source>market, content-type, editorialised, ai-assisted, primary-language, report-to and age-rating describe the site, not an agent. Inside an [agent: …] block they look as if they applied to that category only, but they do not.</source>
   <translation>market、content-type、editorialised、ai-assisted、primary-language、report-to 和 age-rating 描述的是站点，而不是代理。写在 [agent: …] 块内，看似只对该类别有效，其实不然。</translation>
  </message>
  <message>
   <source>A window whose ends are equal is one minute long. Write 0000-2359 for the whole day, or its real end</source>
   <translation>两端相等的时段只有一分钟。一整天请写 0000-2359，或写其真正的结束时间</translation>
  </message>
  <message>
   <source>The window is the whole day and so changes nothing. Remove the line, or narrow it</source>
   <translation>该时段是一整天，因此不改变任何内容。请移除该行，或缩小时段</translation>
  </message>
  <message>
   <source>Window of one minute or of the whole day</source>
   <translation>一分钟或一整天的时段</translation>
  </message>
  <message>
   <source>Both ends of a window belong to it, to the minute. Equal ends are therefore one minute a day, in which hardly any crawler comes; an end just before the start is the whole day and changes nothing. Either is probably not what was meant.</source>
   <translation>时段包含两端，精确到分钟。因此两端相等表示每天一分钟，几乎没有爬虫会在此时来访；结束恰在开始之前则是一整天，不改变任何内容。两者很可能都不是本意。</translation>
  </message>
  <message>
   <source>This line changes nothing: %1 in %2 says the same of all its paths. It can be removed</source>
   <translation>此行不改变任何内容：%2的 %1 对其所有路径的规定相同。可以将其移除</translation>
  </message>
  <message>
   <source>This line changes nothing: what no rule denies may be fetched anyway. It can be removed</source>
   <translation>此行不改变任何内容：没有规则拒绝的内容本就可以抓取。可以将其移除</translation>
  </message>
  <message>
   <source>This group changes nothing: whoever it names gets the same answers without it. All of its lines can be removed together</source>
   <translation>此组不改变任何内容：其中列出的代理没有此组也会得到相同的答案。可以将其所有行一并移除</translation>
  </message>
  <message>
   <source>This line changes nothing once the other marked lines are gone. It can be removed together with them</source>
   <translation>一旦移除其他被标记的行，此行便不改变任何内容。可以将其与那些行一并移除</translation>
  </message>
  <message>
   <source>This line changes nothing: without it the group runs on into the one in %1, which says the same. It can be removed</source>
   <translation>此行不改变任何内容：没有此行，该组会延续到%1的组，而后者的规定相同。可以将其移除</translation>
  </message>
  <message>
   <source>This says what is so without it: no answer changes if it is left out. It may stay for people to read</source>
   <translation>这里说的内容即使不写也成立：省去后没有任何答案会改变。可以保留供人阅读</translation>
  </message>
  <message>
   <source>This line changes nothing: every answer is the same without it. It can be removed</source>
   <translation>此行不改变任何内容：没有此行，每个答案都相同。可以将其移除</translation>
  </message>
  <message>
   <source>Remove the group</source>
   <translation>移除该组</translation>
  </message>
  <message>
   <source>Remove the marked lines</source>
   <translation>移除被标记的行</translation>
  </message>
  <message>
   <source>Line without effect</source>
   <translation>没有作用的行</translation>
  </message>
  <message>
   <source>Without this line every answer stays the same: for every agent, path, time and use, in all five readings of the files. Mostly a shorter rule of the group covers it, as /shop/ covers /shop/cart, or a group says what the group for * says. This is proved on the patterns themselves, not by trying paths; where it cannot be proved, nothing is said, and of a large file not every line is tried: “Tidy up” and gatepost-cli tidy say how many were not. All lines that are marked can go together. The last group of a file and the last rule of its last group stay, though the file says the same without them: people read there that everything is open.</source>
   <translation>没有此行，每个答案都保持不变：对每个代理、路径、时间和用途，在文件的全部五种解读中均如此。多数情况下，组中一条更短的规则已涵盖它，例如 /shop/ 涵盖 /shop/cart；或者某个组的规定与 * 组相同。这是根据模式本身证明的，而不是通过尝试路径；无法证明时则不作任何报告；大文件中也不会检验每一行：“整理”和 gatepost-cli tidy 会说明有多少行未检验。所有被标记的行可以一并移除。文件的最后一个组及该组的最后一条规则会保留，尽管没有它们文件的含义也相同：人们由此读到一切都是开放的。</translation>
  </message>
  <message>
   <source>Values are written in lower case; some readers compare them exactly. Write %1</source>
   <translation>值以小写书写；有些读取程序按原样比较。请写 %1</translation>
  </message>
  <message>
   <source>Value not in lower case</source>
   <translation>非小写的值</translation>
  </message>
  <message>
   <source>Words such as yes, no and short-only are compared without case here, and the specification shows them in lower case only. A reader that compares exactly does not know “No”. Lower case is understood by all.</source>
   <translation>yes、no 和 short-only 等词在此比较时不区分大小写，而规范中只以小写示出。逐字母比较的读取程序不认识“No”。小写人人都懂。</translation>
  </message>
  <message>
   <source>The comparison is not complete</source>
   <translation>比较不完整</translation>
  </message>
  <message>
   <source>Name with characters that a product token cannot have</source>
   <translation>含有产品标识所不容字符的名称</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”. Strict parsers cut the name at the first other character, and the record then applies to another name. Keep it if the crawler really uses this name.</source>
   <translation>RFC 9309 的产品标识只有 a–z、A–Z、“-”和“_”。严格的解析器会在第一个其他字符处截断名称，于是该记录会适用于另一个名称。如果爬虫确实如此自称，请保留。</translation>
  </message>
  <message>
   <source>Name that looks misspelled</source>
   <translation>疑似拼写错误的名称</translation>
  </message>
  <message>
   <source>No crawler of this name is known, but one whose name differs by one character. A record for a misspelled name applies to no agent. Correct the name, or keep it if the agent is new.</source>
   <translation>没有已知的爬虫使用此名称，但有一个爬虫的名称与它只差一个字符。名称拼写有误的记录不适用于任何代理。请更正名称；如果是新的代理，则请保留。</translation>
  </message>
  <message>
   <source>The id is not a ULID</source>
   <translation>id 不是 ULID</translation>
  </message>
  <message>
   <source>The id of an agent policy is a ULID: 26 characters, the first from 0 to 7. robots.txt is rendered all the same, but tools that follow the id do not find the policy. Copy the id again, or make a new one.</source>
   <translation>代理策略的 id 是 ULID：26 个字符，首字符为 0 至 7。robots.txt 仍会生成，但依据 id 查找的工具找不到此策略。请重新复制 id，或新建一个。</translation>
  </message>
  <message>
   <source>Path with a “#” or a space</source>
   <translation>含有“#”或空格的路径</translation>
  </message>
  <message>
   <source>In robots.txt a “#” begins a comment and a space ends the path for some crawlers, so the rule would differ from the policy. Write them as %23 and %20.</source>
   <translation>在 robots.txt 中，“#”会开始注释；对某些爬虫而言，空格会结束路径，因此规则的含义会与策略不同。请将它们写作 %23 和 %20。</translation>
  </message>
  <message>
   <source>Path that begins with neither / nor *</source>
   <translation>既不以 / 也不以 * 开头的路径</translation>
  </message>
  <message>
   <source>A path in robots.txt begins with / or *. Crawlers may ignore any other line, so nothing is rendered. Put a / before the path.</source>
   <translation>robots.txt 中的路径以 / 或 * 开头。爬虫可能会忽略不符合的行，因此不会生成任何内容。请在路径前加上 /。</translation>
  </message>
  <message>
   <source>Slug with characters that an address cannot have</source>
   <translation>slug 含有地址中不能使用的字符</translation>
  </message>
  <message>
   <source>The slug is part of the address of the policy, which the first lines of robots.txt name. Use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>slug 是策略地址的一部分，robots.txt 的开头几行会写明该地址。请只使用 a–z、A–Z、数字、“-”、“_”和“.”。</translation>
  </message>
  <message>
   <source>Address that is not an absolute URL</source>
   <translation>不是绝对 URL 的地址</translation>
  </message>
  <message>
   <source>docs_url, sitemap_url and llms_txt_url are written into robots.txt as they are. A crawler can follow only an absolute http or https URL. Write it in full.</source>
   <translation>docs_url、sitemap_url 和 llms_txt_url 会原样写入 robots.txt。爬虫只能访问 http 或 https 绝对 URL。请完整书写。</translation>
  </message>
  <message>
   <source>Name that cannot be in a User-agent line</source>
   <translation>不能用于 User-agent 行的名称</translation>
  </message>
  <message>
   <source>Crawlers cut the name at a space or “#”, so the record would apply to another agent. Nothing is rendered until it is corrected. Write only the product token.</source>
   <translation>爬虫会在空格或“#”处截断名称，因此该记录会适用于另一个代理。更正之前不会生成任何内容。请只写产品标识。</translation>
  </message>
  <message>
   <source>Control character</source>
   <translation>控制字符</translation>
  </message>
  <message>
   <source>YAML allows no control characters, and parsers disagree about what such a file says. Nothing of it is read. Remove the character.</source>
   <translation>YAML 不允许控制字符，而各解析器对这类文件的理解不一。该文件的任何内容都不会被读取。请移除该字符。</translation>
  </message>
  <message>
   <source>Two entries for one agent</source>
   <translation>同一代理的两个条目</translation>
  </message>
  <message>
   <source>Crawlers read two records for one agent as one. The entries then say together what neither says alone. Join them.</source>
   <translation>爬虫会将同一代理的两条记录合并读取。于是两个条目合起来的含义，与其中任何一个单独的含义都不同。请合并这些条目。</translation>
  </message>
  <message>
   <source>Field that appears twice</source>
   <translation>出现两次的字段</translation>
  </message>
  <message>
   <source>Parsers of YAML disagree about which of two equal fields counts. Nothing is rendered until one of them is removed.</source>
   <translation>对于两个同名字段以哪一个为准，各 YAML 解析器的做法不一。移除其中一个之前，不会生成任何内容。</translation>
  </message>
  <message>
   <source>Text that is not UTF-8 or has lone carriage returns</source>
   <translation>非 UTF-8 或含有单独回车符的文本</translation>
  </message>
  <message>
   <source>An agent policy is read as UTF-8, with LF or CRLF as line ends. Nothing of another file is read. Save it as UTF-8 with such line ends.</source>
   <translation>代理策略按 UTF-8 读取，行尾为 LF 或 CRLF。其他形式的文件完全不会被读取。请以 UTF-8 和上述行尾保存文件。</translation>
  </message>
  <message>
   <source>Value that breaks a line of robots.txt</source>
   <translation>会使 robots.txt 断行的值</translation>
  </message>
  <message>
   <source>The value contains a character at which some parser ends a line. What follows would be a separate line of robots.txt, perhaps a rule. Write the value in one line.</source>
   <translation>该值含有某些解析器视为行尾的字符。其后的内容会成为 robots.txt 中单独的一行，甚至可能成为一条规则。请将该值写成一行。</translation>
  </message>
  <message>
   <source>Merge key “&lt;&lt;”</source>
   <translation>合并键“&lt;&lt;”</translation>
  </message>
  <message>
   <source>YAML 1.2 has no merge keys, and they are not read here. The fields behind “&lt;&lt;” are missing from what is rendered. Write them out.</source>
   <translation>YAML 1.2 没有合并键，此处也不读取它们。“&lt;&lt;”之后的字段不会出现在生成的内容中。请直接写出它们。</translation>
  </message>
  <message>
   <source>No default_policy</source>
   <translation>没有 default_policy</translation>
  </message>
  <message>
   <source>The record for * is rendered from default_policy. Without it robots.txt would leave open what the policy means for all other agents. Add “default_policy: allow” or “default_policy: disallow”.</source>
   <translation>* 的记录由 default_policy 生成。缺少它，robots.txt 便无从表明策略对所有其他代理的意图。请添加“default_policy: allow”或“default_policy: disallow”。</translation>
  </message>
  <message>
   <source>No id</source>
   <translation>没有 id</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the id of the policy that it was rendered from. Without an id they cannot. Add “id:” and a ULID.</source>
   <translation>robots.txt 的开头几行会写明生成它的策略的 id。没有 id 便无法写明。请添加“id:”和 ULID。</translation>
  </message>
  <message>
   <source>Entry without a policy</source>
   <translation>没有策略的条目</translation>
  </message>
  <message>
   <source>The entry says neither allow nor disallow, so no record can be rendered for its agent. Add “policy: allow” or “policy: disallow”.</source>
   <translation>该条目既未写 allow 也未写 disallow，因此无法为其代理生成记录。请添加“policy: allow”或“policy: disallow”。</translation>
  </message>
  <message>
   <source>No slug</source>
   <translation>没有 slug</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the source of the policy by its slug. Without a slug they cannot. Add “slug: agent-policy”.</source>
   <translation>robots.txt 的开头几行以 slug 指明策略的来源。没有 slug 便无法指明。请添加“slug: agent-policy”。</translation>
  </message>
  <message>
   <source>No title</source>
   <translation>没有 title</translation>
  </message>
  <message>
   <source>The first line of robots.txt ends with the title of the policy. Without a title it names only the file. Add “title:” and a name for people.</source>
   <translation>robots.txt 的第一行以策略的 title 结尾。没有 title 时，该行只写文件名。请添加“title:”和便于人们识别的名称。</translation>
  </message>
  <message>
   <source>Entry that names no agent</source>
   <translation>未指定代理的条目</translation>
  </message>
  <message>
   <source>A record needs the product token of the agent that it applies to. Nothing is rendered until the entry has one. Add “user_agent:” and the token, or remove the entry.</source>
   <translation>记录需要写明它所适用的代理的产品标识。该条目补上之前，不会生成任何内容。请添加“user_agent:”和产品标识，或移除该条目。</translation>
  </message>
  <message>
   <source>More faults than are listed</source>
   <translation>错误多于所列</translation>
  </message>
  <message>
   <source>The list of faults is bounded. The count of those that are not listed is in the message. Correct some of those above; the next check lists the others.</source>
   <translation>错误列表的长度有限。未列出的错误数量见消息。请先修正上面的一部分；下次检查会列出其余错误。</translation>
  </message>
  <message>
   <source>No agents</source>
   <translation>没有代理</translation>
  </message>
  <message>
   <source>The policy lists no agents, so robots.txt has only the record for *. That is valid. Add entries for the agents that are to be treated differently.</source>
   <translation>策略未列出任何代理，因此 robots.txt 只有 * 的记录。这是有效的。请为需要区别对待的代理添加条目。</translation>
  </message>
  <message>
   <source>The file is not a mapping</source>
   <translation>文件不是映射</translation>
  </message>
  <message>
   <source>An agent policy is a YAML mapping: fields with names and values. The file contains something else, so nothing is rendered. Begin with “title:” or use a template.</source>
   <translation>代理策略是 YAML 映射，即带有名称和值的字段。该文件的内容并非如此，因此不会生成任何内容。请以“title:”开头，或使用模板。</translation>
  </message>
  <message>
   <source>The file is not YAML</source>
   <translation>文件不是 YAML</translation>
  </message>
  <message>
   <source>The text cannot be read as YAML, so nothing is rendered. The message says what the parser expected. Indent with spaces, close what is opened, and quote values with “: ” or “ #”.</source>
   <translation>该文本无法作为 YAML 读取，因此不会生成任何内容。消息会说明解析器期望的内容。请用空格缩进，闭合已打开的内容，并将含有“: ”或“ #”的值放入引号。</translation>
  </message>
  <message>
   <source>Role that is not one of the common ones</source>
   <translation>不属于常用角色的角色</translation>
  </message>
  <message>
   <source>The comment above a record explains the role of the agent. For a role that is not in the list the comment is the word itself, unless role_notes has a text for it. Check the spelling.</source>
   <translation>记录上方的注释说明代理的角色。如果角色不在列表中，注释就是该词本身，除非 role_notes 中有对应的文字。请检查拼写。</translation>
  </message>
  <message>
   <source>Agent that is retired</source>
   <translation>已停用的代理</translation>
  </message>
  <message>
   <source>The operator no longer sends this agent. The record does no harm, but applies to no agent. If you mean the names that replaced it, add entries for them.</source>
   <translation>运营方不再使用此代理。该记录没有害处，但也不适用于任何代理。如果本意是针对取代它的名称，请检查它们是否有条目。</translation>
  </message>
  <message>
   <source>More than one YAML document</source>
   <translation>多个 YAML 文档</translation>
  </message>
  <message>
   <source>A file contains one agent policy. Parsers disagree about which of several documents counts, so nothing is rendered. Keep one.</source>
   <translation>一个文件包含一个代理策略。对于多个文档以哪一个为准，各解析器的做法不一，因此不会生成任何内容。请只保留一个。</translation>
  </message>
  <message>
   <source>Entry for *</source>
   <translation>* 的条目</translation>
  </message>
  <message>
   <source>default_policy makes the record for *. Crawlers read an entry for * and that record as one, so that their rules mix. Use default_policy alone.</source>
   <translation>* 的记录由 default_policy 产生。爬虫会将 * 的条目与该记录合并读取，于是两者的规则混在一起。请只使用 default_policy。</translation>
  </message>
  <message>
   <source>YAML tag</source>
   <translation>YAML 标签</translation>
  </message>
  <message>
   <source>Values are read as the texts that they are, whatever their tag says. The tag has no effect. Remove it.</source>
   <translation>无论标签如何标注，值都按其文本原样读取。标签不起作用。请将其移除。</translation>
  </message>
  <message>
   <source>Nested too deeply</source>
   <translation>嵌套过深</translation>
  </message>
  <message>
   <source>Files may come from untrusted sources, so nesting is limited. An agent policy needs four levels. Nothing is rendered from a deeper one.</source>
   <translation>文件可能来自不可信的来源，因此嵌套层数有限制。代理策略只需要四层。嵌套更深的策略不会生成任何内容。</translation>
  </message>
  <message>
   <source>Larger than what is read</source>
   <translation>超出读取的限度</translation>
  </message>
  <message>
   <source>The size of the text, the number of its values and what its aliases expand to are bounded. Nothing is rendered from a larger policy. Shorten its lists or write aliases out.</source>
   <translation>文本的大小、值的数量以及别名展开后的规模都有限制。超出限制的策略不会生成任何内容。请缩短其列表，或直接写出别名所指的值。</translation>
  </message>
  <message>
   <source>Field that is not part of an agent policy</source>
   <translation>不属于代理策略的字段</translation>
  </message>
  <message>
   <source>The field is kept in the file and does not appear in robots.txt. If its name is misspelled, its value is missing there. Correct the name.</source>
   <translation>该字段会保留在文件中，但不会出现在 robots.txt 中。如果其名称拼写有误，robots.txt 中就会缺少它的值。请更正名称。</translation>
  </message>
  <message>
   <source>Policy that is neither allow nor disallow</source>
   <translation>既非 allow 也非 disallow 的策略</translation>
  </message>
  <message>
   <source>A record either allows or disallows. Any other word would have to be guessed, so nothing is rendered. Write allow or disallow.</source>
   <translation>记录要么允许，要么禁止。其他任何词都只能靠猜测，因此不会生成任何内容。请写 allow 或 disallow。</translation>
  </message>
  <message>
   <source>Type that is not agent-policy</source>
   <translation>不是 agent-policy 的类型</translation>
  </message>
  <message>
   <source>The field says that the file is another type of entity. It is read as an agent policy all the same. Write “type: agent-policy”.</source>
   <translation>该字段表明此文件是其他类型的实体。它仍按代理策略读取。请写“type: agent-policy”。</translation>
  </message>
  <message>
   <source>Note for a role that no agent has</source>
   <translation>没有代理具有的角色的备注</translation>
  </message>
  <message>
   <source>The texts of role_notes are written above the records of agents with that role. No agent has this one, so the text does not appear. Correct the role or remove the note.</source>
   <translation>role_notes 的文字会写在具有相应角色的代理的记录上方。没有代理具有此角色，因此该文字不会出现。请更正角色，或移除该备注。</translation>
  </message>
  <message>
   <source>Field with a value of the wrong kind</source>
   <translation>值的类型有误的字段</translation>
  </message>
  <message>
   <source>The field needs a text, a list or a mapping and has something else. Nothing is rendered until it is corrected. The message shows how to write it.</source>
   <translation>该字段需要文本、列表或映射，但其值是其他类型。更正之前不会生成任何内容。消息会说明如何书写。</translation>
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
   <translation>“%1”</translation>
  </message>
 </context>
 <context>
  <name>live</name>
  <message>
   <source>A login page of a network may have answered in place of the site. Open any page in a browser, log in, and try again.</source>
   <translation>可能是网络的登录页代替站点作出了响应。请在浏览器中打开任意网页，登录后重试。</translation>
  </message>
  <message>
   <source>A site on the internet has a public address. A network that wants a login may have given another: open any page in a browser, log in, and try again.</source>
   <translation>互联网上的站点有公共地址。要求登录的网络可能给出了其他地址：请在浏览器中打开任意网页，登录后重试。</translation>
  </message>
  <message>
   <source>The environment names a proxy, and requests go through it only if you say so.</source>
   <translation>环境指定了代理服务器，只有您明确选择时，请求才会经由它发送。</translation>
  </message>
  <message>
   <source>Is this computer's clock right? A network that reads along, or one that wants a login, answers like this, too.</source>
   <translation>此计算机的时钟是否正确？会截读通信的网络，或要求登录的网络，也会这样响应。</translation>
  </message>
  <message>
   <source>Does the site open in a browser on this computer?</source>
   <translation>在此计算机的浏览器中能打开该站点吗？</translation>
  </message>
  <message>
   <source>%1 was not asked for.</source>
   <translation>未请求 %1。</translation>
  </message>
  <message>
   <source>%1 could not be fetched: %2</source>
   <translation>无法获取 %1：%2</translation>
  </message>
  <message>
   <source>%1 was not read to its end: %2</source>
   <translation>%1 未读取到末尾：%2</translation>
  </message>
  <message>
   <source>It was not asked for.</source>
   <translation>未请求。</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <translation>响应为：%1。</translation>
  </message>
  <message>
   <source>robots.txt was not asked for: nothing is known of what is served.</source>
   <translation>未请求 robots.txt：实际提供的内容未知。</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of what is served.</source>
   <translation>途经的网络要求登录（511）：无从得知提供的是什么。</translation>
  </message>
  <message>
   <source>Nothing could be fetched, so nothing is known of what is served. %1</source>
   <translation>未能获取任何内容，因此实际提供的内容未知。%1</translation>
  </message>
  <message>
   <source>%1 is not a gate: injected, missing, environment or lost:WHO is expected, as in injected,missing,lost:search</source>
   <translation>%1 不是门禁：应为 injected、missing、environment 或 lost:WHO，例如 injected,missing,lost:search</translation>
  </message>
  <message>
   <source>No gate is named: nothing would be guarded. Write injected, missing, environment or lost:WHO.</source>
   <translation>未指定门禁：不会守护任何内容。请写 injected、missing、environment 或 lost:WHO。</translation>
  </message>
  <message>
   <source>No robots.txt is served.</source>
   <translation>没有提供 robots.txt。</translation>
  </message>
  <message>
   <source>The served robots.txt is the draft.</source>
   <translation>所提供的 robots.txt 就是草稿。</translation>
  </message>
  <message>
   <source>%1 put its own part into the served robots.txt, between marks.</source>
   <translation>%1 在所提供的 robots.txt 中加入了自己的部分，位于标记之间。</translation>
  </message>
  <message>
   <source>The draft is served in one piece, with other lines before or after it.</source>
   <translation>草稿作为整段提供，其前或其后有其他行。</translation>
  </message>
  <message>
   <source>%1 serves its own robots.txt: no line of the draft is in it.</source>
   <translation>%1 提供的是它自己的 robots.txt：其中没有草稿的任何一行。</translation>
  </message>
  <message>
   <source>Another robots.txt is served: no line of the draft is in it.</source>
   <translation>提供的是另一个 robots.txt：其中没有草稿的任何一行。</translation>
  </message>
  <message>
   <source>The served robots.txt is another one, and it is not clear whose lines are whose: it is compared whole.</source>
   <translation>所提供的 robots.txt 是另一个文件，无法确定各行属于谁：将整体比较。</translation>
  </message>
  <message>
   <source>the value of %1 is missing or is none</source>
   <translation>%1 的值缺失或无效</translation>
  </message>
  <message>
   <source>answers.json is not a record of answers: %1</source>
   <translation>answers.json 不是响应记录：%1</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>它过大</translation>
  </message>
  <message>
   <source>an object with origin and answers is expected</source>
   <translation>应为含有 origin 和 answers 的对象</translation>
  </message>
  <message>
   <source>version 1 is expected</source>
   <translation>应为版本 1</translation>
  </message>
  <message>
   <source>it has more than 100 answers</source>
   <translation>它含有超过 100 个响应</translation>
  </message>
  <message>
   <source>answer %1: %2</source>
   <translation>响应 %1：%2</translation>
  </message>
  <message>
   <source>a sitemap: whether it is there</source>
   <translation>站点地图：是否存在</translation>
  </message>
  <message>
   <source>a sitemap that refuses HEAD: its first byte</source>
   <translation>拒绝 HEAD 的站点地图：其第一个字节</translation>
  </message>
  <message>
   <source>probably the origin's copy, past the cache</source>
   <translation>可能是绕过缓存的源服务器副本</translation>
  </message>
  <message>
   <source>a chained file</source>
   <translation>链中文件</translation>
  </message>
  <message>
   <source>a licence</source>
   <translation>许可证</translation>
  </message>
  <message>
   <source>the policy</source>
   <translation>策略</translation>
  </message>
  <message>
   <source>the policy for AI agents</source>
   <translation>面向 AI 代理的策略</translation>
  </message>
  <message>
   <source>the policy of robots2</source>
   <translation>robots2 的策略</translation>
  </message>
  <message>
   <source>the reservation of text and data mining</source>
   <translation>文本与数据挖掘的权利保留</translation>
  </message>
  <message>
   <source>headers and head of the start page</source>
   <translation>起始页的标头和 head</translation>
  </message>
  <message>
   <source>Then what these name: chained files (at most 3), licences and sitemaps (at most 2 each), and robots.txt past a cache; at most 12 requests in all, one at a time. Redirects are followed.</source>
   <translation>然后是它们所指定的内容：链中文件（最多 3 个）、许可证和站点地图（各最多 2 个），以及绕过缓存的 robots.txt；总共最多 12 个请求，逐个进行。会跟随重定向。</translation>
  </message>
  <message>
   <source>%1 is not a host such as www.example.org, or an address of http or https without a password</source>
   <translation>%1 既不是 www.example.org 这样的主机，也不是不含密码的 http 或 https 地址</translation>
  </message>
  <message>
   <source>The start page was not asked for.</source>
   <translation>未请求起始页。</translation>
  </message>
  <message>
   <source>The start page could not be fetched: %1</source>
   <translation>无法抓取起始页：%1</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of the start page.</source>
   <translation>途经的网络要求登录（511）：无从得知起始页的情况。</translation>
  </message>
  <message>
   <source>The start page leads to %1, which is not a host of this environment.</source>
   <translation>起始页通向 %1，而它不是此环境的主机。</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the start page.</source>
   <translation>防火墙以提问代替了起始页。</translation>
  </message>
  <message>
   <source>Whether the start page has noindex is not known: %1.</source>
   <translation>未知起始页是否带有 noindex：%1。</translation>
  </message>
  <message>
   <source>The start page answers %1: whether pages have noindex cannot be seen.</source>
   <translation>起始页的响应为 %1：无法看出网页是否带有 noindex。</translation>
  </message>
  <message>
   <source>The start page has noindex.</source>
   <translation>起始页带有 noindex。</translation>
  </message>
  <message>
   <source>The start page was not read to its end, and its beginning has no noindex.</source>
   <translation>起始页未读取到末尾，其开头没有 noindex。</translation>
  </message>
  <message>
   <source>The start page has no noindex, neither in a header nor in a meta element.</source>
   <translation>起始页没有 noindex，标头和 meta 元素中都没有。</translation>
  </message>
  <message>
   <source>The start page asks for a password (401).</source>
   <translation>起始页要求密码（401）。</translation>
  </message>
  <message>
   <source>Whether the start page asks for a password is not known: %1.</source>
   <translation>未知起始页是否要求密码：%1。</translation>
  </message>
  <message>
   <source>The start page does not ask for a password: it answers %1.</source>
   <translation>起始页不要求密码：其响应为 %1。</translation>
  </message>
  <message>
   <source>%1 h %2 min</source>
   <translation>%1 小时 %2 分钟</translation>
  </message>
  <message>
   <source>%1 UTC (in %2)</source>
   <translation>%1 UTC（%2后）</translation>
  </message>
  <message>
   <source>Google may use it until %1.</source>
   <translation>Google 在 %1 之前仍可能使用它。</translation>
  </message>
  <message>
   <source>Google may not use it without asking again, as its max-age of 0 says.</source>
   <translation>按其值为 0 的 max-age，Google 不得在未重新请求的情况下使用它。</translation>
  </message>
  <message>
   <source>Google may use it until %1, as its max-age says.</source>
   <translation>按其 max-age，Google 在 %1 之前仍可能使用它。</translation>
  </message>
  <message>
   <source>After an upload crawlers may use this file until %1 (RFC 9309 2.4).</source>
   <translation>上传之后，爬虫在 %1 之前仍可能使用此文件（RFC 9309 2.4）。</translation>
  </message>
 </context>
 <context>
  <name>logs</name>
  <message>
   <source>the list has more than %1 values or %2 levels</source>
   <translation>列表有超过 %1 个值或 %2 层</translation>
  </message>
  <message>
   <source>%1 is not an address or a range of addresses</source>
   <translation>%1 不是地址或地址范围</translation>
  </message>
  <message>
   <source>the list contains no addresses</source>
   <translation>列表中没有地址</translation>
  </message>
  <message>
   <source>%1 is not a row of a partial result</source>
   <translation>%1 不是部分结果中的行</translation>
  </message>
  <message>
   <source>The pattern has no User-Agent: $http_user_agent or %{User-Agent}i is needed</source>
   <translation>模式中没有 User-Agent：需要 $http_user_agent 或 %{User-Agent}i</translation>
  </message>
  <message>
   <source>The pattern has no time: $time_local or %t is needed</source>
   <translation>模式中没有时间：需要 $time_local 或 %t</translation>
  </message>
  <message>
   <source>The pattern has no request: $request, $request_uri, %r or %U is needed</source>
   <translation>模式中没有请求：需要 $request、$request_uri、%r 或 %U</translation>
  </message>
  <message>
   <source>The pattern has no %1</source>
   <translation>模式中没有 %1</translation>
  </message>
  <message>
   <source>%1 is not a format of logs: %2, or a pattern with $ or % is expected</source>
   <translation>%1 不是日志格式：应为 %2，或带有 $ 或 % 的模式</translation>
  </message>
  <message>
   <source>A field for the address can be named for JSON and for patterns alone</source>
   <translation>只有 JSON 和模式才能指定地址字段</translation>
  </message>
  <message>
   <source>A temporary file cannot be written (%1). Set TMPDIR to a folder that has room for it, or read the log in parts</source>
   <translation>无法写入临时文件（%1）。请将 TMPDIR 设为有足够空间的文件夹，或分批读取日志</translation>
  </message>
  <message>
   <source>The temporary file cannot be read again</source>
   <translation>无法再次读取临时文件</translation>
  </message>
  <message>
   <source>Line 1: its columns are not those of the log before. Judge logs with other columns by themselves.</source>
   <translation>第 1 行：其列与前一份日志不同。列不同的日志请分别评判。</translation>
  </message>
  <message>
   <source>time</source>
   <translation>时间</translation>
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
   <translation>%1：没有名为 %2 的列。请在第一行写出各列的名称，或用 --columns 指定：time, user_agent, url 以及其他列，以逗号分隔</translation>
  </message>
  <message>
   <source>Line 1</source>
   <translation>第 1 行</translation>
  </message>
  <message>
   <source>it has fewer columns than were named</source>
   <translation>其列数少于所指定的列名</translation>
  </message>
  <message>
   <source>its time cannot be read</source>
   <translation>无法读取其时间</translation>
  </message>
  <message>
   <source>it is not an object with a time and a path or request</source>
   <translation>它不是包含时间和路径或请求的对象</translation>
  </message>
  <message>
   <source>there is something behind its object</source>
   <translation>其对象之后还有内容</translation>
  </message>
 </context>
 <context>
  <name>main</name>
  <message>
   <source>Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.</source>
   <translation>编辑并模拟 robots.txt、robots-ai.txt、robots2.txt 和代理策略。</translation>
  </message>
  <message>
   <source>Policy files, or the folder of a site.</source>
   <translation>策略文件，或站点的文件夹。</translation>
  </message>
  <message>
   <source>light or dark, instead of the system's.</source>
   <translation>light 或 dark，取代系统设置。</translation>
  </message>
  <message>
   <source>Print the verdict table, write a picture of the window (.png) or of the map (.svg, .pdf, .html), and end.</source>
   <translation>输出判定表，写入窗口图片（.png）或地图图片（.svg、.pdf、.html），然后结束。</translation>
  </message>
  <message>
   <source>Write a picture of every page and view into a folder, and end.</source>
   <translation>将每个页面和视图的图片写入文件夹，然后结束。</translation>
  </message>
  <message>
   <source>Open the sample site.</source>
   <translation>打开示例站点。</translation>
  </message>
  <message>
   <source>Language of the window, e.g. de, instead of the one set.</source>
   <translation>窗口的语言，例如 de，取代已设置的语言。</translation>
  </message>
 </context>
 <context>
  <name>map</name>
  <message>
   <source>Search</source>
   <translation>搜索</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>应用户请求的抓取</translation>
  </message>
  <message>
   <source>AI research</source>
   <translation>AI 研究</translation>
  </message>
  <message>
   <source>AI training</source>
   <translation>AI 训练</translation>
  </message>
  <message>
   <source>Code and content</source>
   <translation>代码与内容</translation>
  </message>
  <message>
   <source>Monitoring, SEO</source>
   <translation>监测、SEO</translation>
  </message>
  <message>
   <source>Advertising</source>
   <translation>广告</translation>
  </message>
  <message>
   <source>Archives</source>
   <translation>存档</translation>
  </message>
  <message>
   <source>Others</source>
   <translation>其他</translation>
  </message>
  <message>
   <source>They build indexes that lead people to your pages.</source>
   <translation>它们建立索引，将用户引向您的页面。</translation>
  </message>
  <message>
   <source>Assistants and agents that fetch a page because somebody asked.</source>
   <translation>应用户请求抓取页面的助手和代理。</translation>
  </message>
  <message>
   <source>They read many pages to answer a question or for research.</source>
   <translation>它们为回答问题或研究而读取大量页面。</translation>
  </message>
  <message>
   <source>They collect text to train models or to sell it on.</source>
   <translation>它们收集文本以训练模型或转售。</translation>
  </message>
  <message>
   <source>They write new texts and programs from what they fetch.</source>
   <translation>它们根据抓取的内容撰写新文本和程序。</translation>
  </message>
  <message>
   <source>They watch sites for their customers.</source>
   <translation>它们为客户监测站点。</translation>
  </message>
  <message>
   <source>They judge pages for advertisers.</source>
   <translation>它们为广告主评估页面。</translation>
  </message>
  <message>
   <source>They keep pages as they were, for everybody to look up.</source>
   <translation>它们按原样保存页面，供所有人查阅。</translation>
  </message>
  <message>
   <source>What they come for is not known.</source>
   <translation>它们的来访目的不明。</translation>
  </message>
  <message>
   <source>▖ but for paths of another column</source>
   <translation>▖ 另一列的路径除外</translation>
  </message>
  <message>
   <source>not decided: the files are too large</source>
   <translation>未判定：文件过大</translation>
  </message>
  <message>
   <source>⚠ documented not to obey: what is asked of it</source>
   <translation>⚠ 有文档表明不遵守：对其所要求的</translation>
  </message>
  <message>
   <source>may</source>
   <translation>可以</translation>
  </message>
  <message>
   <source>may not</source>
   <translation>不可以</translation>
  </message>
  <message>
   <source>at other hours</source>
   <translation>在其他时段</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>须询问</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>部分</translation>
  </message>
  <message>
   <source>not stated</source>
   <translation>未声明</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>未判定</translation>
  </message>
  <message>
   <source>WHO is welcome</source>
   <translation>欢迎谁</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 / %2</translation>
  </message>
  <message numerus="yes">
   <source>welcome, %n do not read what keeps them out</source>
   <comment>welcome, %n does not read what keeps it out</comment>
   <translation>
    <numerusform>欢迎，%n 个不读取将其拒之门外的内容</numerusform>
   </translation>
  </message>
  <message>
   <source>welcome, %1 must ask</source>
   <translation>欢迎，%1 须询问</translation>
  </message>
  <message>
   <source>welcome</source>
   <translation>欢迎</translation>
  </message>
  <message numerus="yes">
   <source>%n do not read it</source>
   <comment>%n does not read it</comment>
   <translation>
    <numerusform>%n 个不读取它</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 must ask</source>
   <translation>%1 须询问</translation>
  </message>
  <message>
   <source>WHERE</source>
   <translation>何处</translation>
  </message>
  <message>
   <source>WHAT</source>
   <translation>如何使用</translation>
  </message>
  <message>
   <source>HOW FAST</source>
   <translation>多快</translation>
  </message>
  <message>
   <source>WHEN and how fast (UTC)</source>
   <translation>何时、多快（UTC）</translation>
  </message>
  <message>
   <source>WHERE it may fetch</source>
   <translation>可以在何处抓取</translation>
  </message>
  <message>
   <source>WHAT it may do with it</source>
   <translation>可以如何使用</translation>
  </message>
  <message>
   <source>never fetched</source>
   <translation>从不抓取</translation>
  </message>
  <message>
   <source>names like %1</source>
   <translation>形如 %1 的名称</translation>
  </message>
  <message>
   <source>any other %1</source>
   <translation>其他任何 %1</translation>
  </message>
  <message>
   <source>any other agent</source>
   <translation>其他任何代理</translation>
  </message>
  <message>
   <source>%1 and others</source>
   <translation>%1 等</translation>
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
   <translation>%1、%2 等</translation>
  </message>
  <message>
   <source>%1, %2 + %3</source>
   <translation>%1、%2 + %3</translation>
  </message>
  <message>
   <source>%1 at the end</source>
   <translation>%1（末尾）</translation>
  </message>
  <message>
   <source>%1, not at the end</source>
   <translation>%1（非末尾）</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>所有路径</translation>
  </message>
  <message>
   <source>all other paths</source>
   <translation>所有其他路径</translation>
  </message>
  <message>
   <source>%1, but for paths of another column</source>
   <translation>%1，其他列的路径除外</translation>
  </message>
  <message>
   <source>at all hours</source>
   <translation>所有时段</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1：%2</translation>
  </message>
  <message>
   <source>never</source>
   <translation>从不</translation>
  </message>
  <message>
   <source>purpose</source>
   <translation>用途</translation>
  </message>
  <message>
   <source>hours and pace (UTC)</source>
   <translation>时段与节奏（UTC）</translation>
  </message>
  <message>
   <source>documented to obey</source>
   <translation>文档称遵守</translation>
  </message>
  <message>
   <source>no</source>
   <translation>否</translation>
  </message>
 </context>
 <context>
  <name>net</name>
  <message>
   <source>Nothing can be fetched: libcurl is not installed, or is older than 7.85. Install libcurl4.</source>
   <translation>无法获取任何内容：未安装 libcurl，或其版本低于 7.85。请安装 libcurl4。</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>已停止。</translation>
  </message>
  <message>
   <source>The proxy was not found: %1.</source>
   <translation>找不到代理服务器：%1。</translation>
  </message>
  <message>
   <source>%1 has no address. Is the name right, and is there a network?</source>
   <translation>%1 没有对应的地址。名称是否正确？是否已连接网络？</translation>
  </message>
  <message>
   <source>%1 is at %2, which is not a public address: refused.</source>
   <translation>%1 位于 %2，该地址不是公共地址：已拒绝。</translation>
  </message>
  <message>
   <source>%1 takes no connection: %2.</source>
   <translation>%1 不接受连接：%2。</translation>
  </message>
  <message>
   <source>%1 did not answer completely in %2 seconds.</source>
   <translation>%1 未在 %2 秒内完整响应。</translation>
  </message>
  <message>
   <source>%1 makes no secure connection: %2.</source>
   <translation>无法与 %1 建立安全连接：%2。</translation>
  </message>
  <message>
   <source>The answer of %1 was cut off or is not an answer: %2.</source>
   <translation>%1 的响应被截断，或不是响应：%2。</translation>
  </message>
  <message>
   <source>The redirect names no target.</source>
   <translation>重定向未指定目标。</translation>
  </message>
  <message>
   <source>The redirect leads to %1, which is not an address of http or https: nobody follows it.</source>
   <translation>重定向指向 %1，它不是 http 或 https 地址：没有谁会跟随。</translation>
  </message>
  <message>
   <source>The redirects lead in a circle, back to %1.</source>
   <translation>重定向形成循环，回到 %1。</translation>
  </message>
  <message>
   <source>There are more than %1 redirects.</source>
   <translation>重定向超过 %1 次。</translation>
  </message>
  <message>
   <source>The answer unpacks to more than 100 times its size: it was not read.</source>
   <translation>响应解压后超过其大小的 100 倍：未读取。</translation>
  </message>
  <message>
   <source>The answer says that it is packed with gzip, and cannot be unpacked.</source>
   <translation>响应声称以 gzip 压缩，但无法解压。</translation>
  </message>
  <message>
   <source>The answer is packed in a way that was not asked for.</source>
   <translation>响应的压缩方式不是所请求的方式。</translation>
  </message>
  <message>
   <source>The answer is larger than 1 MiB: only that much was read.</source>
   <translation>响应大于 1 MiB：只读取了 1 MiB。</translation>
  </message>
  <message>
   <source>The address is longer than 8,192 bytes: refused.</source>
   <translation>地址超过 8,192 个字节：已拒绝。</translation>
  </message>
  <message>
   <source>%1 is not an address of http or https: refused.</source>
   <translation>%1 不是 http 或 https 地址：已拒绝。</translation>
  </message>
  <message>
   <source>The address contains a user name or password: refused.</source>
   <translation>地址含有用户名或密码：已拒绝。</translation>
  </message>
 </context>
 <context>
  <name>policy</name>
  <message>
   <source>nothing</source>
   <translation>空值</translation>
  </message>
  <message>
   <source>a text</source>
   <translation>文本</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>列表</translation>
  </message>
  <message>
   <source>a map</source>
   <translation>映射</translation>
  </message>
  <message>
   <source>an alias</source>
   <translation>别名</translation>
  </message>
  <message>
   <source>“%1” must be a list, but this is %2. Write it as “%3”.</source>
   <translation>“%1”必须是列表，但此处是%2。请写作“%3”。</translation>
  </message>
  <message>
   <source>“%1” must be a map, but this is %2. Write it as “%3”.</source>
   <translation>“%1”必须是映射，但此处是%2。请写作“%3”。</translation>
  </message>
  <message>
   <source>“%1” must be a text, but this is %2. Write it as “%3”.</source>
   <translation>“%1”必须是文本，但此处是%2。请写作“%3”。</translation>
  </message>
  <message>
   <source>The policy is empty. Begin with “default_policy: disallow” and “agents:”.</source>
   <translation>策略为空。请以“default_policy: disallow”和“agents:”开头。</translation>
  </message>
  <message>
   <source>The policy is a list at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>策略的顶层是列表，但必须是字段的映射，例如“title: …”。</translation>
  </message>
  <message>
   <source>The policy is a text at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>策略的顶层是文本，但必须是字段的映射，例如“title: …”。</translation>
  </message>
  <message>
   <source>The policy has no “agents”; only the default record is rendered.</source>
   <translation>策略没有“agents”；只生成默认记录。</translation>
  </message>
  <message>
   <source>The name of a field must be a text, but this is %1. Write a name.</source>
   <translation>字段的名称必须是文本，但此处是%1。请写一个名称。</translation>
  </message>
  <message>
   <source>“%1” appears here a second time. Keep one of the two.</source>
   <translation>“%1”在此第二次出现。请只保留一个。</translation>
  </message>
  <message>
   <source>The tag %1 is not read. Remove it.</source>
   <translation>标签 %1 不会被读取。请将其移除。</translation>
  </message>
  <message>
   <source>Merge keys are not read, so the fields behind “&lt;&lt;” are missing here. Write them out.</source>
   <translation>合并键不会被读取，因此“&lt;&lt;”之后的字段在此缺失。请直接写出它们。</translation>
  </message>
  <message>
   <source>“%1” is unknown, so its value is not rendered. Is “%2” meant?</source>
   <translation>“%1”未知，因此其值不会生成。是否指“%2”？</translation>
  </message>
  <message>
   <source>“%1” is not a field of an agent policy: it is kept, but not rendered.</source>
   <translation>“%1”不是代理策略的字段：它会保留，但不会生成。</translation>
  </message>
  <message>
   <source>An agent is a map of fields, but this is %1. Write “- user_agent: …” with its policy below.</source>
   <translation>代理应为字段的映射，但此处是%1。请写“- user_agent: …”，其策略写在下方。</translation>
  </message>
  <message>
   <source>An item of “%1” must be a path, but this is %2. Write “- /path”.</source>
   <translation>“%1”的项必须是路径，但此处是%2。请写“- /path”。</translation>
  </message>
  <message numerus="yes">
   <source>%n more faults are not listed. Mend some of those above.</source>
   <comment>%n more faults are not listed. Mend some of those above.</comment>
   <translation>
    <numerusform>还有 %n 个错误未列出。请先修正上面的一部分。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A policy names one sitemap: %n more are left out.</source>
   <comment>A policy names one sitemap: %n more is left out.</comment>
   <translation>
    <numerusform>一个策略只指定一个站点地图：另外 %n 个被略去。</numerusform>
   </translation>
  </message>
  <message>
   <source>The robots.txt has no group for *, so default_policy is allow: agents that are not named may fetch everything.</source>
   <translation>robots.txt 没有 * 的组，因此 default_policy 为 allow：未列出的代理可以抓取全部内容。</translation>
  </message>
  <message>
   <source>The group for * has rules for paths. They are in an entry for *, which crawlers read together with the default record.</source>
   <translation>* 的组含有路径规则。它们位于 * 的条目中，爬虫会将其与默认记录合并读取。</translation>
  </message>
  <message>
   <source>(unreadable)</source>
   <translation>（无法读取）</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more</source>
   <comment>%1 and %n more</comment>
   <translation>
    <numerusform>%1 以及另外 %n 项</numerusform>
   </translation>
  </message>
  <message>
   <source>A robots.txt does not say who operates an agent, what it comes for and why it is treated so: vendor, role and notes are missing from every entry. Fill them in.</source>
   <translation>robots.txt 不说明代理由谁运营、为何来访以及为何如此对待：所有条目都缺少 vendor、role 和 notes。请补充。</translation>
  </message>
  <message>
   <source>Names that cannot be in a User-agent line are left out: %1.</source>
   <translation>策略的 User-agent 行中无法容纳的名称已略去：%1。</translation>
  </message>
  <message>
   <source>Paths that begin with neither / nor *, or contain a space or “#”, are left out: %1.</source>
   <translation>既不以 / 也不以 * 开头，或含有空格或“#”的路径已略去：%1。</translation>
  </message>
  <message>
   <source>A policy has no field for these directives; they are left out: %1.</source>
   <translation>策略没有对应这些指令的字段；它们已略去：%1。</translation>
  </message>
  <message>
   <source>A policy has one entry for each agent: groups that name several agents are split.</source>
   <translation>策略中每个代理各有一个条目：指定多个代理的组会被拆分。</translation>
  </message>
  <message>
   <source>Several groups name %1; their rules are joined in one entry.</source>
   <translation>有多个组指定 %1；其规则已并入一个条目。</translation>
  </message>
  <message>
   <source>Comments of the groups are kept as comments of the policy and are not rendered. Move them into notes to have them rendered.</source>
   <translation>组的注释保留为策略的注释，不会生成。如果需要生成，请将它们移入 notes。</translation>
  </message>
  <message>
   <source>The id of a policy must be a ULID of 26 characters.</source>
   <translation>策略的 id 必须是 26 个字符的 ULID。</translation>
  </message>
  <message>
   <source>The title of a policy must be a text of one line without control characters.</source>
   <translation>策略的 title 必须是不含控制字符的单行文本。</translation>
  </message>
  <message>
   <source>The slug of a policy must be a text of one line without control characters.</source>
   <translation>策略的 slug 必须是不含控制字符的单行文本。</translation>
  </message>
  <message>
   <source>This robots.txt is too large to become a policy.</source>
   <translation>此 robots.txt 过大，无法转为策略。</translation>
  </message>
  <message>
   <source>A role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>角色会写入 robots.txt 的一行，但此角色含有行尾或其他控制字符。请写成一行。</translation>
  </message>
  <message>
   <source>A note on a role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>角色备注会写入 robots.txt 的一行，但此备注含有行尾或其他控制字符。请写成一行。</translation>
  </message>
  <message>
   <source>The title goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>标题会写入 robots.txt 的一行，但此标题含有行尾或其他控制字符。请写成一行。</translation>
  </message>
  <message>
   <source>The slug goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>短名称会写入 robots.txt 的一行，但此短名称含有行尾或其他控制字符。请写成一行。</translation>
  </message>
  <message>
   <source>The id goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>id 会写入 robots.txt 的一行，但此 id 含有行尾或其他控制字符。请写成一行。</translation>
  </message>
  <message>
   <source>A URL goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>URL 会写入 robots.txt 的一行，但此 URL 含有行尾或其他控制字符。请写成一行。</translation>
  </message>
  <message>
   <source>A user agent goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>用户代理会写入 robots.txt 的一行，但此用户代理含有行尾或其他控制字符。请写成一行。</translation>
  </message>
  <message>
   <source>A path goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>路径会写入 robots.txt 的一行，但此路径含有行尾或其他控制字符。请写成一行。</translation>
  </message>
  <message>
   <source>The policy has no title; the first line of robots.txt ends after its name. Add “title: …”.</source>
   <translation>策略没有 title；robots.txt 的第一行在其名称之后结束。请添加“title: …”。</translation>
  </message>
  <message>
   <source>The policy has no slug; robots.txt cannot name its source. Add “slug: agent-policy”.</source>
   <translation>策略没有 slug；robots.txt 无法指明其来源。请添加“slug: agent-policy”。</translation>
  </message>
  <message>
   <source>The policy has no id; robots.txt cannot tell its identity. Add “id: ” and a ULID.</source>
   <translation>策略没有 id；robots.txt 无法说明其标识。请添加“id: ”和 ULID。</translation>
  </message>
  <message>
   <source>A slug is part of an address: use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>slug 会用于地址中：请只使用字母、数字、“-”、“_”和“.”。</translation>
  </message>
  <message>
   <source>%1 is another type of entity; this one is read as an agent policy. Write “type: agent-policy”.</source>
   <translation>%1 是其他类型的实体；此实体按代理策略读取。请写“type: agent-policy”。</translation>
  </message>
  <message numerus="yes">
   <source>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</source>
   <comment>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</comment>
   <translation>
    <numerusform>ULID 有 26 个字符，而此 id 有 %n 个。请重新复制或新建一个。</numerusform>
   </translation>
  </message>
  <message>
   <source>A ULID is written with digits and A–Z without I, L, O and U. Copy the id again.</source>
   <translation>ULID 由数字和除 I、L、O、U 之外的字母 A–Z 组成。请重新复制 id。</translation>
  </message>
  <message>
   <source>A ULID begins with a digit from 0 to 7. Copy the id again.</source>
   <translation>ULID 以 0 至 7 的数字开头。请重新复制 id。</translation>
  </message>
  <message>
   <source>%1 is not an absolute http or https URL. Write %2 in full, as “https://example.com/…”, with spaces as %3.</source>
   <translation>%1 不是 http 或 https 绝对 URL。请完整书写 %2，例如“https://example.com/…”，空格写作 %3。</translation>
  </message>
  <message>
   <source>The policy has no default_policy, so nothing can be rendered. Add “default_policy: disallow” or “default_policy: allow”.</source>
   <translation>策略没有 default_policy，因此无法生成任何内容。请添加“default_policy: disallow”或“default_policy: allow”。</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write allow or disallow.</source>
   <translation>%1 不是 %2 的值：请写 allow 或 disallow。</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write %3.</source>
   <translation>%1 不是 %2 的值：请写 %3。</translation>
  </message>
  <message>
   <source>This entry names no agent. Add “user_agent: ” and its product token.</source>
   <translation>此条目未指定任何代理。请添加“user_agent: ”及其产品标识。</translation>
  </message>
  <message>
   <source>This entry says neither allow nor disallow. Add “policy: allow” or “policy: disallow”.</source>
   <translation>此条目既未写 allow 也未写 disallow。请添加“policy: allow”或“policy: disallow”。</translation>
  </message>
  <message>
   <source>The name of the agent is empty. Write its product token.</source>
   <translation>代理的名称为空。请写其产品标识。</translation>
  </message>
  <message>
   <source>%1 cannot be in a User-agent line: crawlers cut it at the space or “#”. Write only the product token.</source>
   <translation>%1 不能用于 User-agent 行：爬虫会在空格或“#”处将其截断。请只写产品标识。</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”; strict parsers cut %1.</source>
   <translation>RFC 9309 的产品标识只有字母、“-”和“_”；严格的解析器会截断 %1。</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>没有已知的爬虫名为 %1。是否指 %2？</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it.</source>
   <translation>%1 已停用：%2 不再使用它。</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it. Today it sends %3; make sure they have entries if you want them covered.</source>
   <translation>%1 已停用：%2 不再使用它。目前使用 %3；如果希望涵盖它们，请确认它们有条目。</translation>
  </message>
  <message>
   <source>%1 is taken for a role that you defined. Write %2.</source>
   <translation>%1 会被视为您自定的角色。请写 %2。</translation>
  </message>
  <message>
   <source>%1 is none of the common roles (%2); its comment will be the word itself.</source>
   <translation>%1 不是常用角色（%2）之一；其注释就是该词本身。</translation>
  </message>
  <message>
   <source>The notes contain a control character that some parsers take for a line end. Remove it.</source>
   <translation>备注中有控制字符，某些解析器会将其视为行尾。请将其移除。</translation>
  </message>
  <message>
   <source>The path %1 begins neither with / nor with *, so crawlers may ignore it. Write %2.</source>
   <translation>路径 %1 既不以 / 也不以 * 开头，因此爬虫可能会忽略它。请写 %2。</translation>
  </message>
  <message>
   <source>A “#” begins a comment in robots.txt and would cut the path. Write it as %1.</source>
   <translation>“#”在 robots.txt 中会开始注释，从而截断路径。请写作 %1。</translation>
  </message>
  <message>
   <source>A space ends the path for some crawlers. Write it as %1.</source>
   <translation>对某些爬虫而言，空格会结束路径。请写作 %1。</translation>
  </message>
  <message>
   <source>No agent has the role %1; its note is not rendered.</source>
   <translation>没有代理具有角色 %1；其备注不会生成。</translation>
  </message>
  <message>
   <source>%1 has an entry in line %2 already; crawlers read the two records as one. Join the entries.</source>
   <translation>%1 在第 %2 行已有条目；爬虫会将两条记录合并读取。请合并这些条目。</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one.</source>
   <translation>爬虫会将此记录与 * 的默认记录合并读取。</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one, and the two contradict each other. Let policy and default_policy agree.</source>
   <translation>爬虫会将此记录与 * 的默认记录合并读取，而两者互相矛盾。请使 policy 与 default_policy 一致。</translation>
  </message>
  <message>
   <source>%1 is not set, so it cannot have a comment.</source>
   <translation>未设置 %1，因此不能有注释。</translation>
  </message>
  <message>
   <source>The policy has no agent %1.</source>
   <translation>策略中没有代理 %1。</translation>
  </message>
  <message>
   <source>This entry does not begin a line, so it cannot have a comment. Edit the text.</source>
   <translation>此条目不在行首，因此不能有注释。请编辑文本。</translation>
  </message>
  <message>
   <source>This value does not end its line, or has several lines, so it cannot have a comment. Edit the text.</source>
   <translation>此值不在行尾，或占多行，因此不能有注释。请编辑文本。</translation>
  </message>
  <message>
   <source>The value of %1 is not UTF-8.</source>
   <translation>%1 的值不是 UTF-8。</translation>
  </message>
  <message>
   <source>The value of %1 contains a line end or another control character. Write it without.</source>
   <translation>%1 的值含有行尾或其他控制字符。请去除后再写。</translation>
  </message>
  <message>
   <source>An agent needs at least one field.</source>
   <translation>代理至少需要一个字段。</translation>
  </message>
  <message>
   <source>Agent %1 has no path %2 in its %3 list.</source>
   <translation>代理 %1 的 %3 列表中没有路径 %2。</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>第 %1 行：%2</translation>
  </message>
  <message>
   <source>The policy is not a map of fields. Edit the text.</source>
   <translation>策略不是字段的映射。请编辑文本。</translation>
  </message>
  <message>
   <source>Agent %1 is an alias or no map of fields. Edit the text.</source>
   <translation>代理 %1 是别名，或不是字段的映射。请编辑文本。</translation>
  </message>
  <message>
   <source>“%1” is an alias. Edit the text.</source>
   <translation>“%1”是别名。请编辑文本。</translation>
  </message>
  <message>
   <source>“%1” is not a list. Edit the text.</source>
   <translation>“%1”不是列表。请编辑文本。</translation>
  </message>
  <message>
   <source>“%1” is not a map of texts. Edit the text.</source>
   <translation>“%1”不是文本的映射。请编辑文本。</translation>
  </message>
  <message numerus="yes">
   <source>The policy is %n bytes long; more than %1 are not read. Split it or shorten its lists.</source>
   <comment>The policy is %n byte long; more than %1 are not read. Split it or shorten its lists.</comment>
   <translation>
    <numerusform>策略长 %n 个字节；超过 %1 的部分不会被读取。请拆分策略或缩短其列表。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The policy has more than %n values; the rest is not read. Shorten its lists.</source>
   <comment>The policy has more than %n value; the rest is not read. Shorten its lists.</comment>
   <translation>
    <numerusform>策略有超过 %n 个值；其余不会被读取。请缩短其列表。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>More than %n levels are not read. A policy needs four.</source>
   <comment>More than %n level is not read. A policy needs four.</comment>
   <translation>
    <numerusform>超过 %n 层的内容不会被读取。策略只需要四层。</numerusform>
   </translation>
  </message>
  <message>
   <source>The rendered robots.txt would be larger than 32 MiB. Shorten the notes on roles.</source>
   <translation>生成的 robots.txt 会大于 32 MiB。请缩短角色备注。</translation>
  </message>
  <message>
   <source>Line %1, column %2: %3</source>
   <translation>第 %1 行，第 %2 列：%3</translation>
  </message>
  <message>
   <source>The policy has no default_policy.</source>
   <translation>策略没有 default_policy。</translation>
  </message>
  <message>
   <source>An entry has no user_agent or no policy.</source>
   <translation>有条目缺少 user_agent 或 policy。</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be reordered here. Edit the text.</source>
   <translation>此列表的排版方式使其无法在此重新排序。请编辑文本。</translation>
  </message>
  <message>
   <source>This place in the file cannot be changed here. Edit the text.</source>
   <translation>文件的此处无法在此更改。请编辑文本。</translation>
  </message>
  <message>
   <source>This place in the file cannot be filled in here. Edit the text.</source>
   <translation>文件的此处无法在此填写。请编辑文本。</translation>
  </message>
  <message>
   <source>This place in the file is not a map of fields. Edit the text.</source>
   <translation>文件的此处不是字段的映射。请编辑文本。</translation>
  </message>
  <message>
   <source>This is the only field here. Edit the text.</source>
   <translation>这是此处唯一的字段。请编辑文本。</translation>
  </message>
  <message>
   <source>This field cannot be removed here. Edit the text.</source>
   <translation>此字段无法在此移除。请编辑文本。</translation>
  </message>
  <message>
   <source>This part of the file is written in a way that cannot be changed here without touching more, for instance because an alias repeats it. Edit the text.</source>
   <translation>文件此部分的写法使其无法单独在此更改而不牵动其他内容，例如有别名重复引用了它。请编辑文本。</translation>
  </message>
  <message>
   <source>This place in the file is not a list. Edit the text.</source>
   <translation>文件的此处不是列表。请编辑文本。</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be added to here. Edit the text.</source>
   <translation>此列表的排版方式使其无法在此添加内容。请编辑文本。</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be cut here. Edit the text.</source>
   <translation>此列表的排版方式使其无法在此删减。请编辑文本。</translation>
  </message>
  <message>
   <source>The last item of this list cannot be removed here. Edit the text.</source>
   <translation>此列表的最后一项无法在此移除。请编辑文本。</translation>
  </message>
  <message>
   <source>This byte is not UTF-8. Save the file as UTF-8.</source>
   <translation>此字节不是 UTF-8。请将文件保存为 UTF-8。</translation>
  </message>
  <message>
   <source>A carriage return without a line feed ends no line here. Save the file with LF or CRLF line ends.</source>
   <translation>没有换行符的回车符在此不构成行尾。请以 LF 或 CRLF 行尾保存文件。</translation>
  </message>
  <message>
   <source>YAML does not allow control characters (%1). Remove it.</source>
   <translation>YAML 不允许控制字符（%1）。请将其移除。</translation>
  </message>
  <message>
   <source>A second document, or text that belongs to nothing, begins here. Keep one document in the file.</source>
   <translation>从此处起是第二个文档，或不属于任何内容的文本。文件中请只保留一个文档。</translation>
  </message>
  <message>
   <source>This alias names no anchor that comes before it.</source>
   <translation>此别名所指的锚点未在其前面出现。</translation>
  </message>
  <message>
   <source>This is not YAML: %1. Indent with spaces, close what is opened, and put a value in quotes if it has “: ” or “ #” in it or begins with a character such as * or @.</source>
   <translation>这不是 YAML：%1。请用空格缩进，闭合已打开的内容；如果值中含有“: ”或“ #”，或以 *、@ 等符号开头，请将其放入引号。</translation>
  </message>
  <message>
   <source>The YAML could not be read: %1.</source>
   <translation>无法读取 YAML：%1。</translation>
  </message>
  <message>
   <source>This quoted text is never closed. Close its quotes.</source>
   <translation>此带引号的文本没有闭合。请补上右引号。</translation>
  </message>
  <message>
   <source>The aliases of this file expand to more than is read here. Write its values out.</source>
   <translation>此文件的别名展开后超出了此处读取的限度。请直接写出其值。</translation>
  </message>
 </context>
 <context>
  <name>replay</name>
  <message>
   <source>%1: %2</source>
   <translation>%1：%2</translation>
  </message>
  <message>
   <source>%1: cannot be read (%2)</source>
   <translation>%1：无法读取（%2）</translation>
  </message>
  <message>
   <source>%1: the gzip data are damaged or end too early</source>
   <translation>%1：gzip 数据已损坏或提前结束</translation>
  </message>
  <message>
   <source>%1: the zstd data are damaged or end too early</source>
   <translation>%1：zstd 数据已损坏或提前结束</translation>
  </message>
  <message>
   <source>%1: is packed with %2, which is not read. Unpack it on the way: %3 %1 | gatepost-cli replay - …</source>
   <translation>%1：以 %2 压缩，无法直接读取。请在读取途中解压：%3 %1 | gatepost-cli replay - …</translation>
  </message>
  <message>
   <source>%1: cannot be opened (%2)</source>
   <translation>%1：无法打开（%2）</translation>
  </message>
  <message>
   <source>The standard input cannot be kept in a temporary file</source>
   <translation>无法将标准输入存入临时文件</translation>
  </message>
  <message>
   <source>The standard input cannot be read</source>
   <translation>无法读取标准输入</translation>
  </message>
  <message>
   <source>%1: the lines have no User-Agent (common log format), so nobody can be recognised. Let the server write the combined format</source>
   <translation>%1：各行没有 User-Agent（common log format），因此无法识别任何访问者。请让服务器写入 combined 格式</translation>
  </message>
  <message>
   <source>%1. The %2 lines before that are counted</source>
   <translation>%1。此前的 %2 行已计入</translation>
  </message>
  <message>
   <source>%1: no line has the field %2 (--ip-field)</source>
   <translation>%1：没有任何行含有字段 %2（--ip-field）</translation>
  </message>
  <message>
   <source>%1 It is left out.</source>
   <translation>%1 已将其略去。</translation>
  </message>
  <message>
   <source>%1: the versions of the policy were not read, because there are more than %2 of them, or they are larger than %3 MiB together</source>
   <translation>%1：策略的版本超过 %2 个，或合计超过 %3 MiB，因此未读取</translation>
  </message>
  <message>
   <source>%1: is not a folder that can be read</source>
   <translation>%1：不是可读取的文件夹</translation>
  </message>
  <message>
   <source>%1: no commit has a robots.txt, robots-ai.txt or robots2.txt there</source>
   <translation>%1：没有任何提交在该处含有 robots.txt、robots-ai.txt 或 robots2.txt</translation>
  </message>
  <message numerus="yes">
   <source>%1: the dates of %n commits are before those of their parents; their parents' dates are used</source>
   <comment>%1: the date of a commit is before that of its parent; its parent's date is used</comment>
   <translation>
    <numerusform>%1：%n 个提交的日期早于其父提交；将使用父提交的日期</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>sample</name>
  <message>
   <source>The same wishes as an entity. Gatepost renders a robots.txt from it; the robots.txt beside this file is kept by hand, because an entity knows agents and paths, but no hours, rates or patterns.</source>
   <extracomment>A comment in sample/agent-policy.kno</extracomment>
   <translation>将同样的意愿写成实体。Gatepost 会由它生成 robots.txt；旁边的 robots.txt 由人工维护，因为实体只了解代理和路径，不了解时段、速率或模式。</translation>
  </message>
  <message>
   <source>robots-ai.txt of Tidewater Press: for AI agents only.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>Tidewater Press 的 robots-ai.txt：仅针对 AI 代理。</translation>
  </message>
  <message>
   <source>It has the syntax of robots.txt and may only narrow what robots.txt leaves open. Crawlers that are no AI agents, like Googlebot-Image or AhrefsBot, are not spoken to here.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>它的语法与 robots.txt 相同，只能收窄 robots.txt 所开放的内容。不属于 AI 代理的爬虫（如 Googlebot-Image 或 AhrefsBot）不在此文件的约束之列。</translation>
  </message>
  <message>
   <source>Assistants that fetch a page because a reader asked for it are guests.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>应读者请求抓取页面的助手是客人。</translation>
  </message>
  <message>
   <source>May come, but slowly and in the quiet hours.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>可以来访，但要放慢，且限于清静时段。</translation>
  </message>
  <message>
   <source>Blocked here, though robots.txt says nothing about it.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>在此拦截，尽管 robots.txt 对它未作规定。</translation>
  </message>
  <message>
   <source>robots.txt of Tidewater Press: books, a journal and a small shop.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Tidewater Press 的 robots.txt：图书、一份期刊和一家小店。</translation>
  </message>
  <message>
   <source>This is the file that every crawler reads first. A crawler looks for the group that names it, and only if there is none for the group of *. It never adds the two together.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>这是每个爬虫最先读取的文件。爬虫会查找针对自己的组，没有时才查找 * 的组。它绝不会将两者相加。</translation>
  </message>
  <message>
   <source>Everybody without a group of their own</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>没有自己的组的所有爬虫</translation>
  </message>
  <message>
   <source>Longer than the rule above, so it wins: the spring catalogue may be fetched, other PDF files may not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>比上面的规则长，因此胜出：春季目录可以抓取，其他 PDF 文件不可以。</translation>
  </message>
  <message>
   <source>Search engines</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>搜索引擎</translation>
  </message>
  <message>
   <source>They may index the journal too, but nobody wants search results inside of search results.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>它们也可以索引期刊，但没有人想在搜索结果中看到搜索结果。</translation>
  </message>
  <message>
   <source>What may be done with the text once it is fetched. This never changes what may be fetched.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>文本抓取之后可以如何使用。这绝不改变可以抓取的范围。</translation>
  </message>
  <message>
   <source>A group of its own, so nothing of Googlebot's group holds for Googlebot-Image.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>单独的组，因此 Googlebot 组中的任何内容都不适用于 Googlebot-Image。</translation>
  </message>
  <message>
   <source>Crawlers that collect text for training</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>为训练收集文本的爬虫</translation>
  </message>
  <message>
   <source>Press releases are there to be repeated; the books are not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>新闻稿本就供人转载；图书则不然。</translation>
  </message>
  <message>
   <source>Audits, in the extended standard 2.0</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>审计，采用扩展标准 2.0</translation>
  </message>
  <message>
   <source>Robot-version right after the agents changes how paths are read: a path without * is the whole path, and a bare &quot;Disallow: *&quot; means &quot;all the rest&quot;. Times are in UTC.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Robot-version 紧跟在代理之后会改变路径的解读方式：不含 * 的路径表示整个路径，单独的 &quot;Disallow: *&quot; 表示“其余全部”。时间采用 UTC。</translation>
  </message>
  <message>
   <source>Patterns</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>模式</translation>
  </message>
  <message>
   <source>Whoever calls itself something-ai or says that it scrapes, and has no group above.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>自称某某-ai 或表明自己会采集数据，且在上方没有组的代理。</translation>
  </message>
  <message>
   <source>The whole file</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>整个文件</translation>
  </message>
  <message>
   <source>robots2.txt of Tidewater Press: what may be done with the content.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>Tidewater Press 的 robots2.txt：可以如何使用内容。</translation>
  </message>
  <message>
   <source>Paths: they may only narrow what robots.txt allows</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>路径：只能收窄 robots.txt 所允许的内容</translation>
  </message>
  <message>
   <source>Nothing links here. Who comes all the same has not read this file.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>没有链接指向此处。仍然来访者没有读过此文件。</translation>
  </message>
  <message>
   <source>Policy for every agent</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>针对所有代理的策略</translation>
  </message>
  <message>
   <source>Translations and retellings: ask us, by the protocol of section 6.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>翻译和复述：请按第 6 节的协议询问我们。</translation>
  </message>
  <message>
   <source>Other publishers of reference books may not build on ours.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>其他工具书出版商不得以我们的内容为基础。</translation>
  </message>
  <message>
   <source>link-back is left unstated: the chained file at the end fills it in. Nobody speaks of announce.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>link-back 保持未声明：由末尾串接的文件补充。announce 则无人提及。</translation>
  </message>
  <message>
   <source>What kind of content this is</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>这是哪类内容</translation>
  </message>
  <message>
   <source>Exceptions for kinds of agents</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>针对各类代理的例外</translation>
  </message>
  <message>
   <source>A block states only what differs; everything else comes from above.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>块只声明不同之处；其余全部沿用上文。</translation>
  </message>
  <message>
   <source>Ask before every visit.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>每次来访前都要询问。</translation>
  </message>
  <message>
   <source>May look whether the site is up, and nothing else.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>可以查看站点是否在线，仅此而已。</translation>
  </message>
  <message>
   <source>chain counts only as the last line.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>chain 只有作为最后一行才有效。</translation>
  </message>
  <message>
   <source>An agent policy: robots.txt is rendered from it. Change the id to one of your own.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>代理策略：由它生成 robots.txt。请将 id 改为您自己的。</translation>
  </message>
  <message>
   <source>What holds for every agent that is not listed: allow or disallow.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>适用于所有未列出的代理：allow 或 disallow。</translation>
  </message>
  <message>
   <source>Ends the comment over all agents of a role.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>附在某一角色全部代理的注释末尾。</translation>
  </message>
  <message>
   <source>robots-ai.txt: every AI agent may fetch everything that robots.txt leaves open.</source>
   <extracomment>A comment in templates/robots-ai-allow-all.txt</extracomment>
   <translation>robots-ai.txt：每个 AI 代理都可以抓取 robots.txt 所开放的全部内容。</translation>
  </message>
  <message>
   <source>robots-ai.txt: no AI agent may fetch anything.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>robots-ai.txt：任何 AI 代理都不得抓取任何内容。</translation>
  </message>
  <message>
   <source>Other crawlers do not read this file; for them robots.txt speaks.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>其他爬虫不读取此文件；对它们而言以 robots.txt 为准。</translation>
  </message>
  <message>
   <source>robots-ai.txt: AI agents may fetch some paths and not others, at a gentle pace.</source>
   <extracomment>A comment in templates/robots-ai-paths.txt</extracomment>
   <translation>robots-ai.txt：AI 代理可以抓取一部分路径，其余不可，且节奏平缓。</translation>
  </message>
  <message>
   <source>robots-ai.txt: one AI agent is welcome, the others are not.</source>
   <extracomment>A comment in templates/robots-ai-selective.txt</extracomment>
   <translation>robots-ai.txt：欢迎一个 AI 代理，不欢迎其他代理。</translation>
  </message>
  <message>
   <source>robots.txt with groups of the extended standard 2.0.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>带有扩展标准 2.0 组的 robots.txt。</translation>
  </message>
  <message>
   <source>Robots that do not know version 2.0 read the first group. In the others, Robot-version comes right after the agents, a path without * ? [ or \ is the whole path, and &quot;Disallow: *&quot; means all the rest.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>不了解 2.0 版的机器人读取第一个组。在其他组中，Robot-version 紧跟在代理之后，不含 * ? [ 或 \ 的路径表示整个路径，&quot;Disallow: *&quot; 表示其余全部。</translation>
  </message>
  <message>
   <source>HTML pages only, and only at night. Times are in UTC and may run past midnight.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>仅限 HTML 页面，且仅限夜间。时间采用 UTC，可以跨越午夜。</translation>
  </message>
  <message>
   <source>Any time, but slower while people are shopping.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>任意时间，但在人们购物的时段要放慢。</translation>
  </message>
  <message>
   <source>robots.txt with agents named by patterns, as the purpose proposal has it.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>以模式指定代理的 robots.txt，如目的提案所述。</translation>
  </message>
  <message>
   <source>A pattern counts only for agents without a group of their own. Crawlers that read the standard alone do not know patterns, so the group of * should be one that you can live with.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>模式只对没有自己的组的代理有效。只按标准读取的爬虫不认识模式，因此 * 的组应当是您可以接受的。</translation>
  </message>
  <message>
   <source>Whatever calls itself something-ai: images yes, maps no.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>自称某某-ai 的代理：可以抓取图片，不可以抓取地图。</translation>
  </message>
  <message>
   <source>A name without signs is that agent alone.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>不带符号的名称只指该代理本身。</translation>
  </message>
  <message>
   <source>robots.txt with preference signals: what may be done with a page once it is fetched.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>带有偏好信号的 robots.txt：页面抓取之后可以如何使用。</translation>
  </message>
  <message>
   <source>They never change what may be fetched, and each is read by some crawlers only.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>它们绝不改变可以抓取的范围，且每种都只有部分爬虫读取。</translation>
  </message>
  <message>
   <source>yes and no for each use; what is left out is neither granted nor refused.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>每种用途取 yes 或 no；未提及的既不准许也不拒绝。</translation>
  </message>
  <message>
   <source>y and n, also for a path of its own: the longest path that matches counts.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>取 y 或 n，也可针对单独的路径：以匹配的路径中最长者为准。</translation>
  </message>
  <message>
   <source>robots.txt: the usual, with a few doors closed.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>robots.txt：通常的设置，关闭了几扇门。</translation>
  </message>
  <message>
   <source>A longer rule wins over a shorter one.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>较长的规则胜过较短的规则。</translation>
  </message>
  <message>
   <source>A crawler with a group of its own reads that group alone, so repeat here what must hold for it too.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>有自己的组的爬虫只读取该组，因此请在此重复同样必须对它有效的内容。</translation>
  </message>
  <message>
   <source>robots2.txt with one of everything.</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>包含全部指令各一条的 robots2.txt。</translation>
  </message>
  <message>
   <source>Paths</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>路径</translation>
  </message>
  <message>
   <source>AI policy</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>AI 策略</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>行为</translation>
  </message>
  <message>
   <source>Quality</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>质量</translation>
  </message>
  <message>
   <source>Compliance</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>合规</translation>
  </message>
  <message>
   <source>Blocks: only what differs</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>块：只写不同之处</translation>
  </message>
  <message>
   <source>The last line: a file that fills in what is unstated here</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>最后一行：补充此处未声明内容的文件</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>第 %1 行，第 %2 列：%3</translation>
  </message>
  <message>
   <source>environments must map names to hosts, such as staging: {host: staging.example.org, must: closed}</source>
   <translation>environments 须将名称映射到主机，例如 staging: {host: staging.example.org, must: closed}</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>%1 的条目超过 %2 个，超出部分不会读取</translation>
  </message>
  <message>
   <source>an environment needs a host</source>
   <translation>环境缺少 host</translation>
  </message>
  <message>
   <source>%1 cannot be the name of an environment</source>
   <translation>%1 不能用作环境的名称</translation>
  </message>
  <message>
   <source>%1 is not one of %2</source>
   <translation>%1 不是 %2 之一</translation>
  </message>
  <message>
   <source>%1 is not a host</source>
   <translation>%1 不是主机</translation>
  </message>
  <message>
   <source>%1 is named twice</source>
   <translation>%1 出现了两次</translation>
  </message>
  <message>
   <source>two environments have the host %1</source>
   <translation>两个环境的主机同为 %1</translation>
  </message>
  <message>
   <source>%1 leads out of the folder</source>
   <translation>%1 指向文件夹之外</translation>
  </message>
  <message>
   <source>%1 is used by two environments of which one is closed</source>
   <translation>%1 被两个环境使用，而其中一个是关闭的</translation>
  </message>
  <message>
   <source>outputs must map targets to folders, such as nginx: deploy</source>
   <translation>outputs 须将目标格式映射到文件夹，例如 nginx: deploy</translation>
  </message>
  <message>
   <source>%1 is not a target; write one of %2</source>
   <translation>%1 不是目标格式；请写以下之一：%2</translation>
  </message>
  <message>
   <source>an output needs a folder</source>
   <translation>输出缺少文件夹</translation>
  </message>
  <message>
   <source>compact is yes or no</source>
   <translation>compact 应为 yes 或 no</translation>
  </message>
  <message>
   <source>there is no environment %1; gatepost.yaml names none</source>
   <translation>没有环境 %1；gatepost.yaml 未指定任何环境</translation>
  </message>
  <message>
   <source>there is no environment %1; there is %2</source>
   <translation>没有环境 %1；现有 %2</translation>
  </message>
  <message>
   <source>goals must map purposes to what is wanted, such as training: out</source>
   <translation>goals 须将各目的映射到所希望的内容，例如 training: out</translation>
  </message>
  <message>
   <source>%1 is not a purpose; write one of %2</source>
   <translation>%1 不是目的；请写 %2 之一</translation>
  </message>
  <message>
   <source>reach is known or obeying</source>
   <translation>reach 为 known 或 obeying</translation>
  </message>
  <message>
   <source>%1 is not a signal that goals can write</source>
   <translation>%1 不是目标可以写入的信号</translation>
  </message>
  <message>
   <source>%1 is not a file that goals can edit</source>
   <translation>%1 不是目标可以编辑的文件</translation>
  </message>
  <message>
   <source>terms must be an http(s) URL</source>
   <translation>terms 必须是 http(s) URL</translation>
  </message>
  <message>
   <source>%1 is not a payment of RSL</source>
   <translation>%1 不是 RSL 的付款方式</translation>
  </message>
  <message>
   <source>file must be an http(s) URL</source>
   <translation>file 必须是 http(s) URL</translation>
  </message>
  <message>
   <source>a goal has no is</source>
   <translation>目标缺少 is</translation>
  </message>
  <message>
   <source>closed belongs to welcome and open</source>
   <translation>closed 只用于 welcome 和 open</translation>
  </message>
  <message>
   <source>only belongs to welcome and open</source>
   <translation>only 只用于 welcome 和 open</translation>
  </message>
  <message>
   <source>a goal has either only or closed</source>
   <translation>目标只能有 only 或 closed 之一</translation>
  </message>
  <message>
   <source>only has no pattern; write out instead</source>
   <translation>only 没有模式；请改写 out</translation>
  </message>
  <message>
   <source>hours are UTC, such as 22:00-05:59</source>
   <translation>hours 以 UTC 计，例如 22:00-05:59</translation>
  </message>
  <message>
   <source>hours belong to welcome and open</source>
   <translation>hours 只用于 welcome 和 open</translation>
  </message>
  <message>
   <source>pace is a number of seconds, or 10s, 2m</source>
   <translation>pace 为秒数，或 10s、2m 这样的值</translation>
  </message>
  <message>
   <source>otherwise belongs to ask and pay</source>
   <translation>otherwise 只用于 ask 和 pay</translation>
  </message>
  <message>
   <source>otherwise is out or open</source>
   <translation>otherwise 为 out 或 open</translation>
  </message>
  <message>
   <source>an exception needs agents or paths</source>
   <translation>例外需要 agents 或 paths</translation>
  </message>
  <message>
   <source>%1 names no agent</source>
   <translation>%1 未指定任何代理</translation>
  </message>
  <message>
   <source>an exception has no is</source>
   <translation>例外缺少 is</translation>
  </message>
  <message>
   <source>until is a day such as 2027-06-30</source>
   <translation>until 为日期，例如 2027-06-30</translation>
  </message>
  <message>
   <source>only search, answers, making and training have words for use</source>
   <translation>只有 search、answers、making 和 training 可以写 use 的词</translation>
  </message>
  <message>
   <source>use is yes, no or unstated</source>
   <translation>use 为 yes、no 或 unstated</translation>
  </message>
  <message>
   <source>a note is one line</source>
   <translation>note 只能为一行</translation>
  </message>
  <message>
   <source>%1: a path begins with / or * and has no space or #</source>
   <translation>%1：路径以 / 或 * 开头，不含空格或 #</translation>
  </message>
  <message>
   <source>lines %1 and %2 contradict each other for %3 on %4</source>
   <translation>对于 %4 上的 %3，第 %1 行与第 %2 行相互矛盾</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write %1 as a block</source>
   <translation>其写法无法安全更改：请将 %1 写成块</translation>
  </message>
  <message>
   <source>%1 must be one text</source>
   <translation>%1 必须是单个文本</translation>
  </message>
  <message>
   <source>an item of %1 must be one text</source>
   <translation>%1 的项必须是单个文本</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>%1 必须是列表</translation>
  </message>
  <message>
   <source>a key must be one text</source>
   <translation>键必须是单个文本</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; put both into one, or remove one</source>
   <translation>%1 已在第 %2 行给出；请将两者合并，或移除其一</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>%1 不是 %2 的键；是否指 %3？</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>%1 不是 %2 的键，其可用的键为 %3；请更正或移除</translation>
  </message>
  <message>
   <source>it is an index of other sitemaps; name those in its place</source>
   <translation>它是其他站点地图的索引；请改为指定那些站点地图</translation>
  </message>
  <message>
   <source>it is not a sitemap: it begins with &lt;%1&gt;</source>
   <translation>它不是站点地图：它以 &lt;%1&gt; 开头</translation>
  </message>
  <message>
   <source>it is compressed; unpack it first (gunzip)</source>
   <translation>它是压缩的；请先解压（gunzip）</translation>
  </message>
  <message>
   <source>aliases (*name) are not read here; write the value out</source>
   <translation>别名（*name）在此不会被读取；请直接写出值</translation>
  </message>
  <message>
   <source>keys such as “paths:” are expected</source>
   <translation>应为“paths:”之类的键</translation>
  </message>
  <message>
   <source>host must be a host such as shop.example</source>
   <translation>host 必须是主机，例如 shop.example</translation>
  </message>
  <message>
   <source>%1 cannot be a path: a honeypot begins with / or *</source>
   <translation>%1 不是路径：蜜罐以 / 或 * 开头</translation>
  </message>
  <message>
   <source>lint must be a map such as {off: [CODE]}</source>
   <translation>lint 必须是映射，例如 {off: [CODE]}</translation>
  </message>
  <message>
   <source>%1 is not a fact of an agent</source>
   <translation>%1 不是代理的属性</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1：%2</translation>
  </message>
  <message>
   <source>an agent has no token</source>
   <translation>有代理缺少 token</translation>
  </message>
  <message>
   <source>%1 has facts in line %2 already; put them into one item</source>
   <translation>%1 的信息已在第 %2 行；请合并为一项</translation>
  </message>
  <message>
   <source>chain must map URLs to files</source>
   <translation>chain 必须是从 URL 到文件的映射</translation>
  </message>
  <message>
   <source>a file of chain must be one text</source>
   <translation>chain 的文件必须是单个文本</translation>
  </message>
  <message>
   <source>tests must be a list</source>
   <translation>tests 必须是列表</translation>
  </message>
  <message>
   <source>a test must have agent, path and expect</source>
   <translation>测试必须有 agent、path 和 expect</translation>
  </message>
  <message>
   <source>a test has no %1</source>
   <translation>有测试缺少 %1</translation>
  </message>
  <message>
   <source>a test has either %1 or %2</source>
   <translation>测试只能有 %1 或 %2 之一</translation>
  </message>
  <message>
   <source>at must be a time such as 2026-11-20T07:00:00Z</source>
   <translation>at 必须是时间，例如 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>文件大于 %1 MiB，超出了读取的限度</translation>
  </message>
  <message>
   <source>the file has more than %1 values, which is more than is read</source>
   <translation>文件有超过 %1 个值，超出了读取的限度</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep, which is more than is read</source>
   <translation>值的嵌套超过 %1 层，超出了读取的限度</translation>
  </message>
  <message>
   <source>a second document begins here, and nothing in it would be read; put all keys into one document</source>
   <translation>从此处起是第二个文档，其中的内容都不会被读取；请将所有键放入一个文档</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write goals as a block</source>
   <translation>其写法无法安全更改：请将 goals 写成块</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write paths, agents, chain and tests as block lists</source>
   <translation>其写法无法安全更改：请将 paths、agents、chain 和 tests 写成块列表</translation>
  </message>
 </context>
 <context>
  <name>store</name>
  <message>
   <source>the disk is full</source>
   <translation>磁盘已满</translation>
  </message>
  <message>
   <source>your share of the disk is full</source>
   <translation>您的磁盘配额已用完</translation>
  </message>
  <message>
   <source>you do not have permission</source>
   <translation>您没有权限</translation>
  </message>
  <message>
   <source>the disk is read-only</source>
   <translation>磁盘为只读</translation>
  </message>
  <message>
   <source>the folder does not exist</source>
   <translation>文件夹不存在</translation>
  </message>
  <message>
   <source>the disk reports an input/output error</source>
   <translation>磁盘报告输入/输出错误</translation>
  </message>
  <message>
   <source>another program is using it</source>
   <translation>其他程序正在使用它</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>它过大</translation>
  </message>
  <message>
   <source>%1: libgit2 %2 is not installed, so Git's history cannot be read</source>
   <translation>%1：未安装 libgit2 %2，因此无法读取 Git 历史</translation>
  </message>
  <message>
   <source>%1: the current folder is not in a Git repository (%2)</source>
   <translation>%1：当前文件夹不在 Git 仓库中（%2）</translation>
  </message>
  <message>
   <source>%1: the folder %2 is not in a Git repository (%3)</source>
   <translation>%1：文件夹 %2 不在 Git 仓库中（%3）</translation>
  </message>
  <message>
   <source>%1: there is no revision %2</source>
   <translation>%1：没有修订版本 %2</translation>
  </message>
  <message>
   <source>%1: %2 is not a commit</source>
   <translation>%1：%2 不是提交</translation>
  </message>
  <message>
   <source>%1: revision %2 has no %3</source>
   <translation>%1：修订版本 %2 中没有 %3</translation>
  </message>
  <message>
   <source>%1: is not a Git repository (%2)</source>
   <translation>%1：不是 Git 仓库（%2）</translation>
  </message>
  <message>
   <source>%1: this clone is shallow, its history ends at commit %2. Retrieve all of it: git fetch --unshallow, or fetch-depth: 0 of actions/checkout</source>
   <translation>%1：此克隆是浅克隆 (shallow)，其历史止于提交 %2。请获取全部历史：git fetch --unshallow，或 actions/checkout 的 fetch-depth: 0</translation>
  </message>
  <message>
   <source>The folder %1 is not in a Git repository (%2)</source>
   <translation>文件夹 %1 不在 Git 仓库中（%2）</translation>
  </message>
  <message>
   <source>The history of %1 cannot be read: %2</source>
   <translation>无法读取 %1 的历史：%2</translation>
  </message>
  <message>
   <source>The repository of %1 has no commit yet</source>
   <translation>%1 的仓库还没有提交</translation>
  </message>
  <message>
   <source>%1: this build of Gatepost cannot read Git's history</source>
   <translation>%1：此 Gatepost 构建版本无法读取 Git 历史</translation>
  </message>
  <message>
   <source>%1: %2 is not a regular file but a pipe, a device or something else, so the repository was not read</source>
   <translation>%1：%2 不是普通文件，而是管道、设备或其他对象，因此未读取该仓库</translation>
  </message>
  <message>
   <source>%1: %2 has more than %3 files, so the repository was not read</source>
   <translation>%1：%2 中的文件超过 %3 个，因此未读取该仓库</translation>
  </message>
  <message>
   <source>%1: %2 includes a file whose name is not plain, so the repository was not read</source>
   <translation>%1：%2 包含了名称不简单的文件，因此未读取该仓库</translation>
  </message>
  <message>
   <source>%1 was not read, because %2 is a submodule, whose files are in another repository.</source>
   <translation>未读取 %1，因为 %2 是子模块，其文件在另一个仓库中。</translation>
  </message>
  <message>
   <source>%1 is not a regular file but a pipe, a device or something else, so it was not read.</source>
   <translation>%1 不是普通文件，而是管道、设备或其他对象，因此未读取。</translation>
  </message>
  <message>
   <source>%1 is a folder, not a file.</source>
   <translation>%1 是文件夹，不是文件。</translation>
  </message>
  <message>
   <source>%1 could not be read: you do not have permission to read it.</source>
   <translation>无法读取 %1：您没有读取权限。</translation>
  </message>
  <message>
   <source>%1 could not be read: %2.</source>
   <translation>无法读取 %1：%2。</translation>
  </message>
  <message>
   <source>%1 was not read, because it is larger than %2 MiB.</source>
   <translation>未读取 %1，因为它大于 %2 MiB。</translation>
  </message>
  <message>
   <source>%1 was not read, because it is not inside the site's folder. Copy the file into the folder and name it from there.</source>
   <translation>未读取 %1，因为它不在站点的文件夹内。请将文件复制到该文件夹，并从那里指定它。</translation>
  </message>
  <message>
   <source>%1 was not read: it is a link to %2, which is not inside the site's folder. Copy the file into the folder, or open it by its own name.</source>
   <translation>未读取 %1：它是指向 %2 的链接，后者不在站点的文件夹内。请将文件复制到该文件夹，或以其本名打开。</translation>
  </message>
  <message>
   <source>%1 is a link to %2, which does not exist.</source>
   <translation>%1 是指向 %2 的链接，后者不存在。</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>%1 不存在。</translation>
  </message>
  <message>
   <source>%1 is not a folder but a file. Name its folder.</source>
   <translation>%1 不是文件夹，而是文件。请指定它所在的文件夹。</translation>
  </message>
  <message>
   <source>%1 could not be written: %2.</source>
   <translation>无法写入 %1：%2。</translation>
  </message>
  <message>
   <source>%1 was not written, because it is not inside the site's folder.</source>
   <translation>未写入 %1，因为它不在站点的文件夹内。</translation>
  </message>
  <message>
   <source>%1 was not written: a link leads to %2, which is not inside the site's folder.</source>
   <translation>未写入 %1：链接指向 %2，后者不在站点的文件夹内。</translation>
  </message>
  <message>
   <source>%1 was not written: the text has %2 bytes, and a file of more than %3 MiB could not be opened again. Make it shorter. The file on disk is as it was.</source>
   <translation>未写入 %1：文本有 %2 个字节，而超过 %3 MiB 的文件将无法再次打开。请将其缩短。磁盘上的文件保持原样。</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file on disk is as it was.</source>
   <translation>无法写入 %1：%2。磁盘上的文件保持原样。</translation>
  </message>
  <message>
   <source>%1 is not a regular file; it was not written.</source>
   <translation>%1 不是普通文件；未写入。</translation>
  </message>
  <message>
   <source>%1 was not written, because its present text could not be read first: %2. The file on disk is as it was.</source>
   <translation>未写入 %1，因为无法先读取其现有文本：%2。磁盘上的文件保持原样。</translation>
  </message>
  <message>
   <source>%1 was not written: its old text could not be kept safe first, because %2.</source>
   <translation>未写入 %1：无法先妥善保存其旧文本，原因是%2。</translation>
  </message>
  <message>
   <source>%1 has a second name (a hard link). Replacing it in one step would part the two; writing over it keeps them together, but is not safe against a crash in the middle.</source>
   <translation>%1 有第二个名称（硬链接）。一步替换会使两者分离；直接覆盖可保持关联，但中途崩溃时不安全。</translation>
  </message>
  <message>
   <source>%1 was not written: the backup %2 could not be made: %3.</source>
   <translation>未写入 %1：无法创建备份 %2：%3。</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged.</source>
   <translation>无法写入 %1：%2。文件可能已损坏。</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged; its old text is in %3.</source>
   <translation>无法写入 %1：%2。文件可能已损坏；其旧文本位于 %3。</translation>
  </message>
  <message>
   <source>No new file can be made in the folder of %1 (%2), so the file cannot be replaced in one step. Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>无法在 %1 所在的文件夹中新建文件（%2），因此无法一步替换该文件。可以直接覆盖，但中途崩溃时不安全。</translation>
  </message>
  <message>
   <source>%1 belongs to another user or group, and a new file would belong to you. Writing over it keeps the owner, but is not safe against a crash in the middle.</source>
   <translation>%1 属于其他用户或组，而新文件会归您所有。直接覆盖可保留所有者，但中途崩溃时不安全。</translation>
  </message>
  <message>
   <source>Another program changed %1 while it was being saved. It was not written.</source>
   <translation>保存 %1 时，其他程序更改了它。未写入。</translation>
  </message>
  <message>
   <source>%1 cannot be replaced in one step (%2). Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>无法一步替换 %1（%2）。可以直接覆盖，但中途崩溃时不安全。</translation>
  </message>
  <message>
   <source>%1 is saved, but its access list or its extended attributes could not be kept in full: %2.</source>
   <translation>%1 已保存，但其访问列表或扩展属性未能全部保留：%2。</translation>
  </message>
  <message>
   <source>%1 is saved, but its folder could not be synced (%2): until the system does so, a power failure may bring the old text back.</source>
   <translation>%1 已保存，但无法同步其文件夹（%2）：在系统完成同步之前，断电可能使旧文本重新出现。</translation>
  </message>
  <message>
   <source>%1 is saved, but could not be read again: %2.</source>
   <translation>%1 已保存，但无法重新读取：%2。</translation>
  </message>
  <message>
   <source>%1 was saved, but now has another text: another program wrote it at the same moment.</source>
   <translation>%1 已保存，但现在的文本有所不同：其他程序同时写入了它。</translation>
  </message>
  <message>
   <source>%1 was changed by another program since it was opened.</source>
   <translation>%1 自打开以来被其他程序更改过。</translation>
  </message>
  <message>
   <source>%1 was not written, because another Gatepost is saving in the same folder and does not finish. Try again.</source>
   <translation>未写入 %1，因为另一个 Gatepost 正在同一文件夹中保存且未结束。请重试。</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1：%2</translation>
  </message>
  <message>
   <source>The folder %1 could not be read: %2.</source>
   <translation>无法读取文件夹 %1：%2。</translation>
  </message>
  <message>
   <source>There is no place for it below chain/.</source>
   <translation>chain/ 下没有存放它的位置。</translation>
  </message>
  <message>
   <source>There is no file %1. Put a copy of it there, or name one below “chain:” in gatepost.yaml.</source>
   <translation>没有文件 %1。请将其副本放到该处，或在 gatepost.yaml 的“chain:”下指定一个。</translation>
  </message>
  <message>
   <source>there is no such file (sitemaps: in gatepost.yaml)</source>
   <translation>没有这样的文件（站点地图：在 gatepost.yaml 中）</translation>
  </message>
  <message>
   <source>%1: %2. The list was not written, or it would lose this: mend the line, or remove it.</source>
   <translation>%1：%2。列表未写入，否则会丢失此内容：请修正该行，或将其移除。</translation>
  </message>
  <message>
   <source>There is no folder for the list of agents: HOME is not set.</source>
   <translation>没有存放代理列表的文件夹：未设置 HOME。</translation>
  </message>
  <message>
   <source>%1: the list would be larger than 1 MiB.</source>
   <translation>%1：列表会大于 1 MiB。</translation>
  </message>
  <message>
   <source>The site is not saved in a folder yet.</source>
   <translation>站点尚未保存到文件夹中。</translation>
  </message>
  <message>
   <source>%1 could not be removed.</source>
   <translation>无法移除 %1。</translation>
  </message>
  <message>
   <source>Policy tests, sample paths and rehearsed answers are kept beside the site's files: save a policy file into a folder first.</source>
   <translation>策略测试、示例路径和预演的答复与站点文件存放在一起：请先将策略文件保存到文件夹中。</translation>
  </message>
 </context>
 <context>
  <name>templates</name>
  <message>
   <source>Typical robots.txt</source>
   <translation>robots.txt，通常的设置</translation>
  </message>
  <message>
   <source>Open, with a few paths closed and a group for one crawler.</source>
   <translation>开放，关闭了几个路径，并为一个爬虫设有单独的组。</translation>
  </message>
  <message>
   <source>robots.txt with hours and rates</source>
   <translation>带时段和速率的 robots.txt</translation>
  </message>
  <message>
   <source>Groups of the extended standard 2.0: visiting hours, request rates, whole paths and patterns.</source>
   <translation>扩展标准 2.0 的组：访问时段、请求速率、完整路径和模式。</translation>
  </message>
  <message>
   <source>robots.txt with preference signals</source>
   <translation>带偏好信号的 robots.txt</translation>
  </message>
  <message>
   <source>Says what a page may be used for once it is fetched.</source>
   <translation>说明页面抓取之后可以用于什么。</translation>
  </message>
  <message>
   <source>robots.txt with agent patterns</source>
   <translation>带代理模式的 robots.txt</translation>
  </message>
  <message>
   <source>Groups for agents named by a pattern, such as everything that ends in -ai.</source>
   <translation>针对以模式指定的代理的组，例如所有以 -ai 结尾的代理。</translation>
  </message>
  <message>
   <source>robots-ai.txt, allow all</source>
   <translation>robots-ai.txt，全部允许</translation>
  </message>
  <message>
   <source>Every AI agent may fetch what robots.txt leaves open.</source>
   <translation>每个 AI 代理都可以抓取 robots.txt 所开放的内容。</translation>
  </message>
  <message>
   <source>robots-ai.txt, block all</source>
   <translation>robots-ai.txt，全部拦截</translation>
  </message>
  <message>
   <source>No AI agent that reads robots-ai.txt may fetch anything; other crawlers are not affected.</source>
   <translation>读取 robots-ai.txt 的 AI 代理不得抓取任何内容；其他爬虫不受影响。</translation>
  </message>
  <message>
   <source>robots-ai.txt, one agent only</source>
   <translation>robots-ai.txt，仅限一个代理</translation>
  </message>
  <message>
   <source>One AI agent is welcome, the others are not, if they read robots-ai.txt.</source>
   <translation>欢迎一个 AI 代理，不欢迎其他代理，前提是它们读取 robots-ai.txt。</translation>
  </message>
  <message>
   <source>robots-ai.txt by paths</source>
   <translation>按路径设置的 robots-ai.txt</translation>
  </message>
  <message>
   <source>Some paths open and some closed to AI agents that read robots-ai.txt, at a gentle pace.</source>
   <translation>对读取 robots-ai.txt 的 AI 代理，一部分路径开放，一部分关闭，节奏平缓。</translation>
  </message>
  <message>
   <source>robots2.txt, every directive as a reference</source>
   <translation>robots2.txt，全部指令各一条</translation>
  </message>
  <message>
   <source>Every directive once, with its usual value: an example to cut down.</source>
   <translation>每条指令各出现一次，取通常的值：可供删减的示例。</translation>
  </message>
  <message>
   <source>Agent policy</source>
   <translation>代理策略</translation>
  </message>
  <message>
   <source>An entity from which robots.txt is rendered: agents by role, a default, notes.</source>
   <translation>用于生成 robots.txt 的实体：按角色列出的代理、默认值和备注。</translation>
  </message>
 </context>
 <context>
  <name>value</name>
  <message>
   <source>only %1</source>
   <translation>仅限 %1</translation>
  </message>
  <message>
   <source>a product token such as GPTBot, a pattern or *</source>
   <translation>产品标识（如 GPTBot）、模式或 *</translation>
  </message>
  <message>
   <source>a path that begins with / or *</source>
   <translation>以 / 或 * 开头的路径</translation>
  </message>
  <message>
   <source>some text</source>
   <translation>任意文本</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x</source>
   <translation>绝对 URL，例如 https://www.example.com/x</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x or a mail address</source>
   <translation>绝对 URL（如 https://www.example.com/x）或邮件地址</translation>
  </message>
  <message>
   <source>a number of seconds such as 10 or 0.5</source>
   <translation>秒数，例如 10 或 0.5</translation>
  </message>
  <message>
   <source>documents/time[s|m|h], both whole and above 0, such as 1/10 or 5/1m 0600-0845</source>
   <translation>文档数/时间[s|m|h]，两者均为大于 0 的整数，例如 1/10 或 5/1m 0600-0845</translation>
  </message>
  <message>
   <source>a window of the UTC day such as 0600-0845</source>
   <translation>UTC 一天中的时段，例如 0600-0845</translation>
  </message>
  <message>
   <source>two or three whole numbers with dots such as 2.0</source>
   <translation>以点分隔的两个或三个整数，例如 2.0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0</source>
   <translation>每分钟请求数，为大于 0 的整数</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0, or %1</source>
   <translation>每分钟请求数，为大于 0 的整数，或 %1</translation>
  </message>
  <message>
   <source>a language tag such as en or en-AU</source>
   <translation>语言标签，例如 en 或 en-AU</translation>
  </message>
  <message>
   <source>%1, also with a path as in 18+:/adult</source>
   <translation>%1，也可带路径，例如 18+:/adult</translation>
  </message>
  <message>
   <source>members that are y or n, such as train-ai=n, search=y</source>
   <translation>取值为 y 或 n 的成员，例如 train-ai=n, search=y</translation>
  </message>
  <message>
   <source>key=yes or key=no, such as search=yes, ai-train=no</source>
   <translation>key=yes 或 key=no，例如 search=yes, ai-train=no</translation>
  </message>
  <message>
   <source>a time such as 2026-04-07 08:00 UTC</source>
   <translation>时间，例如 2026-04-07 08:00 UTC</translation>
  </message>
  <message>
   <source>a ULID: 26 characters, digits and A–Z without I, L, O and U</source>
   <translation>ULID：26 个数字和字母，不含 I、L、O 和 U</translation>
  </message>
  <message>
   <source>a list of agents</source>
   <translation>代理列表</translation>
  </message>
  <message>
   <source>a map of roles to notes</source>
   <translation>从角色到备注的映射</translation>
  </message>
  <message>
   <source>text, a list or a map</source>
   <translation>文本、列表或映射</translation>
  </message>
  <message>
   <source>%1 wants a value: %2</source>
   <translation>%1 需要值：%2</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: %3</source>
   <translation>%1 不是 %2 的值：%3</translation>
  </message>
  <message>
   <source>%1 contains a control character: remove it</source>
   <translation>%1 含有控制字符：请将其移除</translation>
  </message>
  <message>
   <source># would begin a comment in %1: write %2 for it</source>
   <translation># 在 %1 中会开始注释：请改写为 %2</translation>
  </message>
  <message>
   <source># would begin a comment in %1: remove it</source>
   <translation># 在 %1 中会开始注释：请将其移除</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so %2 matches nothing</source>
   <translation>%1 既不以 / 也不以 * 开头，因此 %2 不匹配任何内容</translation>
  </message>
  <message>
   <source>the path in %1 must begin with / or *, right after the colon</source>
   <translation>%1 中的路径必须以 / 或 * 开头，紧跟在冒号之后</translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 s</source>
   <comment>%n request / %1 s</comment>
   <translation>
    <numerusform>%n 次请求/%1 秒</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / s</source>
   <comment>%n request / s</comment>
   <translation>
    <numerusform>%n 次请求/秒</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 min</source>
   <comment>%n request / %1 min</comment>
   <translation>
    <numerusform>%n 次请求/%1 分钟</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / min</source>
   <comment>%n request / min</comment>
   <translation>
    <numerusform>%n 次请求/分钟</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 h</source>
   <comment>%n request / %1 h</comment>
   <translation>
    <numerusform>%n 次请求/%1 小时</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / h</source>
   <comment>%n request / h</comment>
   <translation>
    <numerusform>%n 次请求/小时</numerusform>
   </translation>
  </message>
  <message>
   <source>no pause</source>
   <translation>无间隔</translation>
  </message>
  <message>
   <source>no requests</source>
   <translation>不允许请求</translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message>
   <source>No agent called %1 is known. Did you mean %2?</source>
   <translation>没有已知的代理名为 %1。是否指 %2？</translation>
  </message>
  <message>
   <source>Which names the pattern %1 matches could not be found out, so agents that it names may have been left out</source>
   <translation>无法查明模式 %1 匹配哪些名称，因此它所指定的代理可能已被略去</translation>
  </message>
  <message>
   <source>The patterns of User-agent lines overlap in too many ways, so agents that they name were left out</source>
   <translation>User-agent 行的模式重叠方式过多，因此已略去它们所指定的代理</translation>
  </message>
  <message>
   <source>The files name more than %1 patterns of agents, so agents that the others name were left out</source>
   <translation>文件指定的代理模式超过 %1 个，因此已略去其余模式所指定的代理</translation>
  </message>
  <message>
   <source>No name could be made that no pattern matches, so agents that no line names were left out</source>
   <translation>无法构造出不与任何模式匹配的名称，因此已略去没有任何行指定的代理</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>%1 不是八个类别之一</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it</source>
   <translation>%1 不在代理列表中，也没有文件指定它</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it: did you mean %2?</source>
   <translation>%1 不在代理列表中，也没有文件指定它：是否指 %2？</translation>
  </message>
  <message>
   <source>An example could not be confirmed: %1</source>
   <translation>有一个示例无法确认：%1</translation>
  </message>
  <message>
   <source>The map has more than %1 answers, paths times hours. Ask about one instant, or about fewer agents</source>
   <translation>总览图的答案（路径乘以小时）超过 %1 个。请只问一个时刻，或更少的代理</translation>
  </message>
  <message>
   <source>Paths that match %1 and other rules were too many combinations to decide</source>
   <translation>与 %1 及其他规则匹配的路径组合过多，无法判定</translation>
  </message>
  <message>
   <source>The pattern %1 matches no path: it must begin with / or *</source>
   <translation>模式 %1 不匹配任何路径：必须以 / 或 * 开头</translation>
  </message>
  <message>
   <source>No agent is %1</source>
   <translation>没有代理属于 %1</translation>
  </message>
  <message>
   <source>%1 on %2 at %3: %4</source>
   <translation>%1，%2，%3：%4</translation>
  </message>
  <message>
   <source>It asks the files of environment %1, which are not these</source>
   <translation>它询问的是环境 %1 的文件，而不是这些文件</translation>
  </message>
  <message>
   <source>%1 is a group of agents: write “agents:”</source>
   <translation>%1 是一组代理：请写“agents:”</translation>
  </message>
  <message>
   <source>%1 is not a reading: author, rfc9309, google, koster1994 or known is expected</source>
   <translation>%1 不是解读：应为 author、rfc9309、google、koster1994 或 known</translation>
  </message>
  <message>
   <source>It is true for all of these agents, paths and times</source>
   <translation>对所有这些代理、路径和时间均成立</translation>
  </message>
  <message>
   <source>What agents of Google are known to do was not decided for every spelling of a path</source>
   <translation>对于路径的某些写法，未能判定已知的 Google 代理行为</translation>
  </message>
  <message>
   <source>%1 reads robots.txt as Google does and other files as all others do: paths with percent escapes could not be compared</source>
   <translation>%1 按 Google 的方式读取 robots.txt，按通行的方式读取其他文件：含有百分号转义的路径无法比较</translation>
  </message>
  <message>
   <source>Too many Content-Usage lines match the same paths to join them</source>
   <translation>匹配相同路径的 Content-Usage 行过多，无法合并</translation>
  </message>
  <message>
   <source>Every unknown agent</source>
   <translation>所有未知的代理</translation>
  </message>
  <message>
   <source>every unknown agent</source>
   <translation>所有未知的代理</translation>
  </message>
  <message>
   <source>Every unknown %1</source>
   <translation>所有未知的 %1</translation>
  </message>
  <message>
   <source>every unknown %1</source>
   <translation>所有未知的 %1</translation>
  </message>
  <message>
   <source>Agents that match %1</source>
   <translation>与 %1 匹配的代理</translation>
  </message>
  <message>
   <source>agents that match %1</source>
   <translation>与 %1 匹配的代理</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2</source>
   <comment>%1 loses %2</comment>
   <translation>
    <numerusform>%1 失去 %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose everything</source>
   <comment>%1 loses everything</comment>
   <translation>
    <numerusform>%1 失去全部</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent loses %1</source>
   <translation>所有代理失去 %1</translation>
  </message>
  <message>
   <source>Every agent loses everything</source>
   <translation>所有代理失去全部</translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for %2</source>
   <comment>%1 must wait for %2</comment>
   <translation>
    <numerusform>%1 须等待才能访问 %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for everything</source>
   <comment>%1 must wait for everything</comment>
   <translation>
    <numerusform>%1 须等待才能访问全部</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must wait for %1</source>
   <translation>所有代理须等待才能访问 %1</translation>
  </message>
  <message>
   <source>Every agent must wait for everything</source>
   <translation>所有代理须等待才能访问全部</translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for %2</source>
   <comment>%1 must ask first for %2</comment>
   <translation>
    <numerusform>%1 须先询问才能访问 %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for everything</source>
   <comment>%1 must ask first for everything</comment>
   <translation>
    <numerusform>%1 须先询问才能访问全部</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must ask first for %1</source>
   <translation>所有代理须先询问才能访问 %1</translation>
  </message>
  <message>
   <source>Every agent must ask first for everything</source>
   <translation>所有代理须先询问才能访问全部</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2</source>
   <comment>%1 gains %2</comment>
   <translation>
    <numerusform>%1 获得 %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain everything</source>
   <comment>%1 gains everything</comment>
   <translation>
    <numerusform>%1 获得全部</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent gains %1</source>
   <translation>所有代理获得 %1</translation>
  </message>
  <message>
   <source>Every agent gains everything</source>
   <translation>所有代理获得全部</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for %2</source>
   <comment>%1 no longer has to wait for %2</comment>
   <translation>
    <numerusform>%1 访问 %2 不再须等待</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for anything</source>
   <comment>%1 no longer has to wait for anything</comment>
   <translation>
    <numerusform>%1 访问全部不再须等待</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to wait for %1 any longer</source>
   <translation>所有代理访问 %1 不再须等待</translation>
  </message>
  <message>
   <source>No agent has to wait any longer</source>
   <translation>所有代理访问全部不再须等待</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for %2</source>
   <comment>%1 no longer has to ask for %2</comment>
   <translation>
    <numerusform>%1 访问 %2 不再须询问</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for anything</source>
   <comment>%1 no longer has to ask for anything</comment>
   <translation>
    <numerusform>%1 访问全部不再须询问</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to ask for %1 any longer</source>
   <translation>所有代理访问 %1 不再须询问</translation>
  </message>
  <message>
   <source>No agent has to ask any longer</source>
   <translation>所有代理访问全部不再须询问</translation>
  </message>
  <message>
   <source>%1 (the whole path)</source>
   <translation>%1（完整路径）</translation>
  </message>
  <message>
   <source>%1 (written just so)</source>
   <translation>%1（按原样书写）</translation>
  </message>
  <message>
   <source>Every agent except %1</source>
   <translation>除 %1 外的所有代理</translation>
  </message>
  <message>
   <source>%1 (%2 line %3: %4)</source>
   <translation>%1（%2 第 %3 行：%4）</translation>
  </message>
  <message>
   <source>%1 (before: %2 line %3: %4)</source>
   <translation>%1（之前：%2 第 %3 行：%4）</translation>
  </message>
  <message>
   <source>unstated</source>
   <translation>未声明</translation>
  </message>
  <message>
   <source>Every agent</source>
   <translation>所有代理</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4</source>
   <translation>%1：%2 原为 %3，现为 %4</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4, for %5</source>
   <translation>%1：对于 %5，%2 原为 %3，现为 %4</translation>
  </message>
  <message numerus="yes">
   <source>%n more agents</source>
   <comment>%n more agent</comment>
   <translation>
    <numerusform>另外 %n 个代理</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more places</source>
   <comment>%n more place</comment>
   <translation>
    <numerusform>另外 %n 处</numerusform>
   </translation>
  </message>
  <message>
   <source>the policy files</source>
   <translation>策略文件</translation>
  </message>
  <message>
   <source>what matches both %1</source>
   <translation>同时匹配 %1 的内容</translation>
  </message>
  <message>
   <source>everything except %1</source>
   <translation>除 %1 外的全部</translation>
  </message>
  <message>
   <source>%1 except %2</source>
   <translation>%1（%2 除外）</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>节奏</translation>
  </message>
  <message>
   <source>%1, %2 UTC</source>
   <translation>%1，%2 UTC</translation>
  </message>
  <message>
   <source>The search was stopped before its end</source>
   <translation>搜索在结束前被停止</translation>
  </message>
  <message>
   <source>The search reached its limit before all combinations were compared</source>
   <translation>尚未比较所有组合，搜索已达到上限</translation>
  </message>
  <message>
   <source>asked at this very time</source>
   <translation>恰在此时询问</translation>
  </message>
  <message numerus="yes">
   <source>asked %n days earlier</source>
   <comment>asked %n day earlier</comment>
   <translation>
    <numerusform>%n 天前询问</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n hours earlier</source>
   <comment>asked %n hour earlier</comment>
   <translation>
    <numerusform>%n 小时前询问</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n minutes earlier</source>
   <comment>asked %n minute earlier</comment>
   <translation>
    <numerusform>%n 分钟前询问</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n seconds earlier</source>
   <comment>asked %n second earlier</comment>
   <translation>
    <numerusform>%n 秒前询问</numerusform>
   </translation>
  </message>
  <message>
   <source>for %1</source>
   <translation>针对 %1</translation>
  </message>
  <message>
   <source>the rehearsed site has no ask endpoint, so the answer is no</source>
   <translation>预演的站点没有询问端点，因此答复为 no</translation>
  </message>
  <message>
   <source>the agent must ask first: the ask rehearsal has no answer for %1 at this time</source>
   <translation>代理须先询问：询问预演中没有此时对 %1 的答复</translation>
  </message>
  <message>
   <source>the agent must ask first; no answers are rehearsed for this site</source>
   <translation>代理须先询问；此站点未预演任何答复</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says no</source>
   <translation>询问预演第 %1 行（%2）答复 no</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for 24 hours</source>
   <translation>询问预演第 %1 行（%2）答复 yes，有效 24 小时</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for this request</source>
   <translation>询问预演第 %1 行（%2）答复 yes，仅对此请求有效</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) has expired: the agent must ask again</source>
   <translation>询问预演第 %1 行（%2）已失效：代理须重新询问</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) does not cover this path, so the answer is no</source>
   <translation>询问预演第 %1 行（%2）不涵盖此路径，因此答复为 no</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says to try again later: until then the agent must ask</source>
   <translation>询问预演第 %1 行（%2）答复稍后重试：在此之前代理须询问</translation>
  </message>
  <message>
   <source>names this agent</source>
   <translation>指定此代理</translation>
  </message>
  <message>
   <source>no group names %1, and its operator says that it then follows the group for %2</source>
   <translation>没有组指定 %1，其运营方表示此时它遵循 %2 的组</translation>
  </message>
  <message>
   <source>the pattern matches %1</source>
   <translation>该模式匹配 %1</translation>
  </message>
  <message>
   <source>no other group names this agent, so the group for * applies</source>
   <translation>没有其他组指定此代理，因此适用 * 的组</translation>
  </message>
  <message>
   <source>names no agent</source>
   <translation>未指定任何代理</translation>
  </message>
  <message>
   <source>not for %1, which has its own group in line %2: * is for agents that no other group names</source>
   <translation>不针对 %1，它在第 %2 行有自己的组：* 针对没有其他组指定的代理</translation>
  </message>
  <message>
   <source>not for %1, which follows the group for %3 in line %2: * is for agents that no other group names</source>
   <translation>不针对 %1，它遵循第 %2 行 %3 的组：* 针对没有其他组指定的代理</translation>
  </message>
  <message>
   <source>not for %1, which the pattern in line %2 matches: * is for agents that no other group names</source>
   <translation>不针对 %1，第 %2 行的模式与它匹配：* 针对没有其他组指定的代理</translation>
  </message>
  <message>
   <source>does not reach %1: its operator says that it follows only groups that name it</source>
   <translation>不作用于 %1：其运营方表示它只遵循指定了它的组</translation>
  </message>
  <message>
   <source>does not apply to this agent</source>
   <translation>不适用于此代理</translation>
  </message>
  <message>
   <source>%1 follows this group only if no better one names it, and line %2 does</source>
   <translation>%1 仅在没有更合适的组指定它时才遵循此组，而第 %2 行指定了它</translation>
  </message>
  <message>
   <source>names another agent</source>
   <translation>指定另一个代理</translation>
  </message>
  <message>
   <source>the pattern does not match %1</source>
   <translation>该模式不匹配 %1</translation>
  </message>
  <message>
   <source>not read: of a file's patterns only the first %1 count</source>
   <translation>未读取：文件的模式中只有前 %1 个有效</translation>
  </message>
  <message>
   <source>not a valid pattern: it matches no agent</source>
   <translation>不是有效的模式：不匹配任何代理</translation>
  </message>
  <message>
   <source>the pattern matches %1, but line %2 has its name, and a name comes before a pattern</source>
   <translation>该模式匹配 %1，但第 %2 行有其名称，名称优先于模式</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is longer</source>
   <translation>该模式匹配 %1，但第 %2 行的模式更长</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is as long and comes first</source>
   <translation>该模式匹配 %1，但第 %2 行的模式长度相同且位置在前</translation>
  </message>
  <message>
   <source>%1, because %2</source>
   <translation>%1，因为%2</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4, because %5</source>
   <translation>%1 — %2 第 %3 行，%4，因为%5</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4</source>
   <translation>%1 — %2 第 %3 行，%4</translation>
  </message>
  <message>
   <source>%1 is not an expectation: write allow, deny, later, ask, “not” before one of these, or a row of the use table such as “train: no”</source>
   <translation>%1 不是预期结果：应为 allow、deny、later、ask，在其中之一前加“not”，或用途表中的一行，例如“train: no”</translation>
  </message>
  <message>
   <source>%1 is not a directive of the use table</source>
   <translation>%1 不是用途表中的指令</translation>
  </message>
  <message>
   <source>the path is empty</source>
   <translation>路径为空</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4 at %5: %3 expected</source>
   <translation>%1，%2，%5（解读：%4）：预期 %3</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4: %3 expected</source>
   <translation>%1，%2（解读：%4）：预期 %3</translation>
  </message>
  <message>
   <source>%1 on %2: %3 expected</source>
   <translation>%1，%2：预期 %3</translation>
  </message>
  <message>
   <source>%1 on %2 at %4: %3 expected</source>
   <translation>%1，%2，%4：预期 %3</translation>
  </message>
  <message>
   <source>%1, if the answer is %2</source>
   <translation>%1，如果响应为 %2</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt</source>
   <translation>有文档表明 %1 无视 robots.txt</translation>
  </message>
  <message>
   <source>no group applies to it</source>
   <translation>没有组针对它</translation>
  </message>
  <message>
   <source>the group for * is read instead</source>
   <translation>改为读取 * 的组</translation>
  </message>
  <message>
   <source>another group is read instead</source>
   <translation>改为读取另一个组</translation>
  </message>
  <message>
   <source>The author's reading: %1. %3: %2</source>
   <translation>作者的解读：%1。%3：%2</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; a robot of 1994 knows robots.txt alone</source>
   <translation>由 %1 第 %2 行的 %3 决定；1994 年的机器人只知道 robots.txt</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 is not known to read %1</source>
   <translation>由 %1 第 %2 行的 %3 决定；尚无资料表明 %4 会读取 %1</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 knows robots.txt alone</source>
   <translation>由 %1 第 %2 行的 %3 决定；%4 只知道 robots.txt</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); a robot of 1994 has no such fall-back: %4</source>
   <translation>没有组指定 %1：其运营方表示此时它遵守 %2（第 %3 行）；1994 年的机器人没有这种后备规则：%4</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); %5 has no such fall-back: %4</source>
   <translation>没有组指定 %1：其运营方表示此时它遵守 %2（第 %3 行）；%5 没有这种后备规则：%4</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for a robot of 1994 it is plain text that names nobody: %3</source>
   <translation>第 %1 行，%2：作者的本意是模式；对 1994 年的机器人而言，它是不指定任何代理的普通文本：%3</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for %4 it is plain text that names nobody: %3</source>
   <translation>第 %1 行，%2：作者的本意是模式；对 %4 而言，它是不指定任何代理的普通文本：%3</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; a robot of 1994 does not know that</source>
   <translation>有文档表明 %1 不遵守 * 的组；1994 年的机器人不知道这一点</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; %2 does not know that</source>
   <translation>有文档表明 %1 不遵守 * 的组；%2 不知道这一点</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt reads only a–z, A–Z, - and _ and cuts %3 to “%4”: %5</source>
   <translation>第 %1 行，%2：google/robotstxt 只读取字母、- 和 _，将 %3 截为“%4”：%5</translation>
  </message>
  <message>
   <source>Line %1, %2 is in no record of 1994 that contains rules for it: %3</source>
   <translation>第 %1 行，%2 不在任何包含其规则的 1994 年记录中：%3</translation>
  </message>
  <message>
   <source>Line %1, %2: in 1994 the first record that contains part of the name counted, and %3 contains “%4”</source>
   <translation>第 %1 行，%2：在 1994 年，以第一个包含名称一部分的记录为准，而 %3 包含“%4”</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; a robot of 1994 knows no versions and reads it</source>
   <translation>第 %1 行，%2 使该组成为实验性的，如同不存在；1994 年的机器人不认识版本，会读取它</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; %3 knows no versions and reads it</source>
   <translation>第 %1 行，%2 使该组成为实验性的，如同不存在；%3 不认识版本，会读取它</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt cuts it to “%3”, which names this agent</source>
   <translation>第 %1 行，%2：google/robotstxt 将其截为“%3”，正好指定了此代理</translation>
  </message>
  <message>
   <source>Line %1, %2 has no colon and decides nothing; google/robotstxt reads it as if it had one</source>
   <translation>第 %1 行，%2 没有冒号，不起任何决定作用；google/robotstxt 将其当作有冒号读取</translation>
  </message>
  <message>
   <source>Line %1, %2: its key is not known and decides nothing; google/robotstxt takes it for %3</source>
   <translation>第 %1 行，%2：其键未知，不起任何决定作用；google/robotstxt 将其视为 %3</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; a robot of 1994 reads one key per line and does not see it</source>
   <translation>第 %1 行，%2 在 User-agent 行上带有规则；1994 年的机器人每行只读一个键，看不到它</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; %3 reads one key per line and does not see it</source>
   <translation>第 %1 行，%2 在 User-agent 行上带有规则；%3 每行只读一个键，看不到它</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; a robot of 1994 reads them as prefixes, the topmost rule first</source>
   <translation>第 %1 行，%2 使其成为标准 2.0 的组：路径为精确路径或 shell 模式，按其自身的顺序；1994 年的机器人将其作为前缀读取，最靠上的规则优先</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; %3 reads them as prefixes, the longest rule first</source>
   <translation>第 %1 行，%2 使其成为标准 2.0 的组：路径为精确路径或 shell 模式，按其自身的顺序；%3 将其作为前缀读取，最长的规则优先</translation>
  </message>
  <message>
   <source>Line %1, %2 begins a run of User-agent lines that other lines do not end, so line %3 is for all of them; a robot of 1994 ends the record at the blank line</source>
   <translation>第 %1 行，%2 开始了一串不会被其他行结束的 User-agent 行，因此第 %3 行针对其全部；1994 年的机器人在空行处结束记录</translation>
  </message>
  <message>
   <source>Line %1, %2 comes after a blank line, which ended the record in 1994</source>
   <translation>第 %1 行，%2 位于空行之后，而空行在 1994 年会结束记录</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt lets it allow its folder as well</source>
   <translation>第 %1 行，%2：google/robotstxt 使它同时允许其文件夹</translation>
  </message>
  <message>
   <source>Line %1, %2: percent escapes are compared as written by google/robotstxt, which decodes none</source>
   <translation>第 %1 行，%2：google/robotstxt 按原样比较百分号转义，不对其解码</translation>
  </message>
  <message>
   <source>Line %1, %2: * and $ were ordinary characters in 1994, so it does not match</source>
   <translation>第 %1 行，%2：* 和 $ 在 1994 年是普通字符，因此它不匹配</translation>
  </message>
  <message>
   <source>Line %1, %2 comes before line %3: in 1994 the first rule that matched decided, not the longest</source>
   <translation>第 %1 行，%2 位于第 %3 行之上：在 1994 年，由第一条匹配的规则而非最长的规则起决定作用</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; a robot of 1994 understands only rules</source>
   <translation>第 %1 行：robots.txt 中的 Visit-time 针对了解标准 2.0 的机器人；1994 年的机器人只理解规则</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; %2 understands only rules</source>
   <translation>第 %1 行：robots.txt 中的 Visit-time 针对了解标准 2.0 的机器人；%2 只理解规则</translation>
  </message>
  <message>
   <source>The author's reading: %1. A robot of 1994: %2</source>
   <translation>作者的解读：%1。1994 年的机器人：%2</translation>
  </message>
  <message>
   <source>asked: %1</source>
   <translation>提问对象：%1</translation>
  </message>
  <message>
   <source>%1 is not known to obey %2</source>
   <translation>尚无资料表明 %1 会遵守 %2</translation>
  </message>
  <message>
   <source>%1 is not known to read %2</source>
   <translation>尚无资料表明 %1 会读取 %2</translation>
  </message>
  <message>
   <source>Yes — %1</source>
   <translation>可以 — %1</translation>
  </message>
  <message>
   <source>No — %1</source>
   <translation>不可以 — %1</translation>
  </message>
  <message>
   <source>Later — %1</source>
   <translation>稍后 — %1</translation>
  </message>
  <message>
   <source>Ask first — %1</source>
   <translation>须先询问 — %1</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>是</translation>
  </message>
  <message>
   <source>no</source>
   <translation>否</translation>
  </message>
  <message>
   <source>later</source>
   <translation>稍后</translation>
  </message>
  <message>
   <source>ask first</source>
   <translation>先询问</translation>
  </message>
  <message>
   <source>%1 line %2, %3</source>
   <translation>%1 第 %2 行，%3</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1，已持续 %2</translation>
  </message>
  <message>
   <source>%1 must be open too</source>
   <translation>%1 也须处于开放时段</translation>
  </message>
  <message>
   <source>opens %1</source>
   <translation>%1 开放</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>从不开放</translation>
  </message>
  <message>
   <source>open until %1</source>
   <translation>开放至 %1</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: it comes all the same</source>
   <translation>有文档表明 %1 无视 robots.txt：它照样会来</translation>
  </message>
  <message>
   <source>%1 is not known to read %2: without it, %3</source>
   <translation>尚无资料表明 %1 会读取 %2：若不计它，则为“%3”</translation>
  </message>
  <message>
   <source>%1 is not known to obey Visit-time: without it, %2</source>
   <translation>尚无资料表明 %1 会遵守 Visit-time：若不计它，则为“%2”</translation>
  </message>
  <message>
   <source>for %1, as it is documented to read robots.txt, %2: %3</source>
   <translation>对于有文档表明读取 robots.txt 的 %1，为“%2”：%3</translation>
  </message>
  <message>
   <source>no group names %1, and groups for * do not reach it</source>
   <translation>没有组指定 %1，且 * 的组不作用于它</translation>
  </message>
  <message>
   <source>no policy file applies to it</source>
   <translation>没有适用于它的策略文件</translation>
  </message>
  <message>
   <source>no group names it</source>
   <translation>没有组指定它</translation>
  </message>
  <message>
   <source>its group allows only other paths</source>
   <translation>其组只允许其他路径</translation>
  </message>
  <message>
   <source>no rule matches this path</source>
   <translation>没有规则匹配此路径</translation>
  </message>
  <message>
   <source>policy files may always be fetched</source>
   <translation>策略文件始终可以抓取</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>有文档表明它无视 robots.txt</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched (%1)</source>
   <translation>无法抓取 robots.txt（%1）</translation>
  </message>
  <message>
   <source>robots.txt could not be fetched for a long time (%1)</source>
   <translation>robots.txt 长期无法抓取（%1）</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it an %2</source>
   <translation>%1 未声明类别；登记表将其列为 %2</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it a %2</source>
   <translation>%1 未声明类别；登记表将其列为 %2</translation>
  </message>
  <message>
   <source>twice the time of the last document, at least 10 s</source>
   <translation>上一个文档所用时间的两倍，至少 10 秒</translation>
  </message>
  <message>
   <source>%1 never fetches: this is about use</source>
   <translation>%1 从不抓取：这只涉及用途</translation>
  </message>
  <message>
   <source>pace %1</source>
   <translation>节奏 %1</translation>
  </message>
  <message>
   <source>pace polite</source>
   <translation>礼貌的节奏</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1</source>
   <translation>但竞争对手不得读取：%1</translation>
  </message>
  <message>
   <source>%1: %2 (policy token)</source>
   <translation>%1：%2（策略标识）</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>这些文件不适用于 %1</translation>
  </message>
  <message>
   <source>%1; %2</source>
   <translation>%1；%2</translation>
  </message>
  <message>
   <source>%1 · %2</source>
   <translation>%1 · %2</translation>
  </message>
  <message>
   <source>no rule matches this path, so it is allowed</source>
   <translation>没有规则匹配此路径，因此允许</translation>
  </message>
  <message>
   <source>robots.txt read by RFC 9309 alone: no 2.0 groups, no pattern agents, no fall-back tokens</source>
   <translation>仅按 RFC 9309 读取 robots.txt：没有 2.0 组、模式代理和回退标识</translation>
  </message>
  <message>
   <source>robots.txt read as google/robotstxt does</source>
   <translation>按 google/robotstxt 的方式读取 robots.txt</translation>
  </message>
  <message>
   <source>robots.txt read as in 1994: first matching record, first matching rule, plain prefixes</source>
   <translation>按 1994 年的方式读取 robots.txt：第一个匹配的记录，第一条匹配的规则，普通前缀</translation>
  </message>
  <message>
   <source>a policy file may always be fetched, or no agent could learn the policy (Gatepost's choice)</source>
   <translation>策略文件始终可以抓取，否则代理无从得知策略（Gatepost 的选择）</translation>
  </message>
  <message>
   <source>Content-Usage is about what may be fetched: it does not apply to a path that robots.txt denies</source>
   <translation>Content-Usage 只涉及可以抓取的内容：不适用于 robots.txt 拒绝的路径</translation>
  </message>
  <message>
   <source>the registry does not know this agent; it is taken to be an AI agent</source>
   <translation>登记表中没有此代理；将其视为 AI 代理</translation>
  </message>
  <message>
   <source>%1 never fetches: the verdict is about the use of content that other crawlers fetch</source>
   <translation>%1 从不抓取：裁定涉及其他爬虫所抓取内容的用途</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so it may come all the same</source>
   <translation>有文档表明 %1 无视 robots.txt，因此它可能照样会来</translation>
  </message>
  <message>
   <source>%1 is retired: its operator no longer sends it</source>
   <translation>%1 已停用：其运营方不再使用它</translation>
  </message>
  <message>
   <source>these files apply to %1 only; the answer is given as if %2 were the same host</source>
   <translation>这些文件只适用于 %1；答案按 %2 为同一主机给出</translation>
  </message>
  <message>
   <source>nothing is documented of this agent: the files are read as their author meant them</source>
   <translation>此代理无文档说明：按作者本意读取这些文件</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: nothing here keeps it out</source>
   <translation>有文档表明 %1 无视 robots.txt：此处没有任何内容能挡住它</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by google/robotstxt, with its fall-back tokens</source>
   <translation>按 %1 的文档所述读取：按 google/robotstxt，采用其回退标识</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by RFC 9309, with its fall-back tokens</source>
   <translation>按 %1 的文档所述读取：按 RFC 9309，采用其回退标识</translation>
  </message>
  <message>
   <source>%1 is not known to read this file</source>
   <translation>尚无资料表明 %1 会读取此文件</translation>
  </message>
  <message>
   <source>a crawler of this reading knows robots.txt alone</source>
   <translation>此解读下的爬虫只知道 robots.txt</translation>
  </message>
  <message>
   <source>robots-ai.txt does not apply to this agent: it is not an AI agent</source>
   <translation>robots-ai.txt 不适用于此代理：它不是 AI 代理</translation>
  </message>
  <message>
   <source>its * group does not count: an earlier file has a group that applies</source>
   <translation>其 * 组无效：较早的文件中有适用的组</translation>
  </message>
  <message>
   <source>its groups do not count: an earlier file has a group for this agent</source>
   <translation>其各组无效：较早的文件中有针对此代理的组</translation>
  </message>
  <message>
   <source>no group names this agent, and none names *</source>
   <translation>没有组指定此代理，也没有组指定 *</translation>
  </message>
  <message>
   <source>no group names this agent: those for * apply</source>
   <translation>没有组指定此代理：适用 * 的组</translation>
  </message>
  <message>
   <source>a group names this agent</source>
   <translation>有组指定此代理</translation>
  </message>
  <message>
   <source>no group names this agent</source>
   <translation>没有组指定此代理</translation>
  </message>
  <message>
   <source>a group of the extended standard 2.0: whole paths and shell patterns, in its own order (a bare “Disallow: *” means everything else, Gatepost's choice)</source>
   <translation>扩展标准 2.0 的组：完整路径和 shell 模式，按其自身的顺序（单独的“Disallow: *”表示其余全部，Gatepost 的选择）</translation>
  </message>
  <message>
   <source>version %1 is unknown: its group is read as one of 2.0 (Gatepost's choice)</source>
   <translation>版本 %1 未知：其组读作 2.0 的组（Gatepost 的选择）</translation>
  </message>
  <message>
   <source># begins a comment anywhere in User-agent, Allow and Disallow lines, as in robots.txt (Gatepost's choice)</source>
   <translation>在 User-agent、Allow 和 Disallow 行中，任何位置的 # 都开始注释，与 robots.txt 相同（Gatepost 的选择）</translation>
  </message>
  <message>
   <source>a plain group: this agent's 2.0 group is read instead</source>
   <translation>普通组：改为读取此代理的 2.0 组</translation>
  </message>
  <message>
   <source>the Robot-version is experimental, so the group is as if it were not there</source>
   <translation>该 Robot-version 是实验性的，因此该组如同不存在</translation>
  </message>
  <message>
   <source>the group has only Allow rules, and none matches, so the path is disallowed</source>
   <translation>该组只有 Allow 规则且无一匹配，因此禁止该路径</translation>
  </message>
  <message>
   <source>decides</source>
   <translation>起决定作用</translation>
  </message>
  <message>
   <source>robots.txt allows this path by a rule, and robots.txt wins</source>
   <translation>robots.txt 有规则允许此路径，以 robots.txt 为准</translation>
  </message>
  <message>
   <source>says so, but the agent is documented to ignore it</source>
   <translation>如此声明，但有文档表明该代理无视它</translation>
  </message>
  <message>
   <source>a policy file may always be fetched</source>
   <translation>策略文件始终可以抓取</translation>
  </message>
  <message>
   <source>denies too, but an earlier file decides</source>
   <translation>同样拒绝，但由较早的文件决定</translation>
  </message>
  <message>
   <source>allows too, but an earlier file decides</source>
   <translation>同样允许，但由较早的文件决定</translation>
  </message>
  <message>
   <source>allows in this file, but something else denies or delays the fetch</source>
   <translation>在此文件中允许，但其他内容拒绝或延后抓取</translation>
  </message>
  <message>
   <source>does not match this path</source>
   <translation>不匹配此路径</translation>
  </message>
  <message>
   <source>empty, so it is not a rule</source>
   <translation>为空，因此不构成规则</translation>
  </message>
  <message>
   <source>not a rule: a path begins with / or with *</source>
   <translation>不构成规则：路径以 / 或 * 开头</translation>
  </message>
  <message numerus="yes">
   <source>shorter: %1 &lt; %n bytes</source>
   <comment>shorter: %1 &lt; %n byte</comment>
   <translation>
    <numerusform>较短：%1 &lt; %n 个字节</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>same length (%n bytes): Allow decides</source>
   <comment>same length (%n byte): Allow decides</comment>
   <translation>
    <numerusform>长度相同（%n 个字节）：由 Allow 决定</numerusform>
   </translation>
  </message>
  <message>
   <source>same rule as an earlier line</source>
   <translation>与较早的行规则相同</translation>
  </message>
  <message>
   <source>another rule comes first in the order of the 2.0 standard</source>
   <translation>按 2.0 标准的顺序，另一条规则在先</translation>
  </message>
  <message>
   <source>an earlier line decides</source>
   <translation>由较早的行决定</translation>
  </message>
  <message>
   <source>open now</source>
   <translation>现在开放</translation>
  </message>
  <message>
   <source>closed now; these are the next hours</source>
   <translation>现在关闭；这是接下来的时段</translation>
  </message>
  <message>
   <source>closed now</source>
   <translation>现在关闭</translation>
  </message>
  <message>
   <source>%1 both state hours, and both are open now</source>
   <translation>%1 均声明了时段，现在两者都开放</translation>
  </message>
  <message>
   <source>%1 both state hours, and both must be open: the next time is %2</source>
   <translation>%1 均声明了时段，两者都须开放：下一次为 %2</translation>
  </message>
  <message>
   <source>%1 both state hours, and these never overlap: the agent may never come</source>
   <translation>%1 均声明了时段，且从不重叠：该代理永远不得来访</translation>
  </message>
  <message>
   <source>sets the pace</source>
   <translation>设定节奏</translation>
  </message>
  <message>
   <source>these hours do not include this time</source>
   <translation>这些时段不包含此时</translation>
  </message>
  <message>
   <source>a line with hours that include this time comes first</source>
   <translation>时段包含此时的另一行在先</translation>
  </message>
  <message>
   <source>a slower pace counts</source>
   <translation>以较慢的节奏为准</translation>
  </message>
  <message>
   <source>the 2.0 group states no pace, so the rule of thumb applies: wait twice as long as the last document took, at least 10 s</source>
   <translation>2.0 组未声明节奏，因此适用经验法则：等待上一个文档所用时间的两倍，至少 10 秒</translation>
  </message>
  <message>
   <source>%1 is documented to ignore Crawl-delay</source>
   <translation>有文档表明 %1 无视 Crawl-delay</translation>
  </message>
  <message>
   <source>%1 never fetches, so a pace means nothing to it</source>
   <translation>%1 从不抓取，因此节奏对它没有意义</translation>
  </message>
  <message>
   <source>allows crawling</source>
   <translation>允许爬取</translation>
  </message>
  <message>
   <source>the visiting hours come first, and they are closed</source>
   <translation>访问时段优先，且现在关闭</translation>
  </message>
  <message>
   <source>a path rule denies the fetch already</source>
   <translation>路径规则已拒绝抓取</translation>
  </message>
  <message>
   <source>the agent is taken to be a competitor, so it may neither read nor use anything</source>
   <translation>该代理被视为竞争对手，因此不得读取或使用任何内容</translation>
  </message>
  <message>
   <source>binds competitors only</source>
   <translation>只约束竞争对手</translation>
  </message>
  <message>
   <source>the chain stops before %1: %2</source>
   <translation>链在 %1 之前停止：%2</translation>
  </message>
 </context>
</TS>
