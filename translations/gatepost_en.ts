<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
 <context>
  <name>access</name>
  <message numerus="yes">
   <source>%n days</source>
   <comment>%n day</comment>
   <translation>
    <numerusform>%n day</numerusform>
    <numerusform>%n days</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hours</source>
   <comment>%n hour</comment>
   <translation>
    <numerusform>%n hour</numerusform>
    <numerusform>%n hours</numerusform>
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
    <numerusform>%n second</numerusform>
    <numerusform>%n seconds</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>change</name>
  <message numerus="yes">
   <source>Also changes %n agents at least: %1.</source>
   <comment>Also changes %n agent at least: %1.</comment>
   <translation>
    <numerusform>Also changes %n agent at least: %1.</numerusform>
    <numerusform>Also changes %n agents at least: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents: %1.</source>
   <comment>Also changes %n agent: %1.</comment>
   <translation>
    <numerusform>Also changes %n agent: %1.</numerusform>
    <numerusform>Also changes %n agents: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents</source>
   <comment>%1 and %n more agent</comment>
   <translation>
    <numerusform>%1 and %n more agent</numerusform>
    <numerusform>%1 and %n more agents</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message numerus="yes">
   <source>%1 lose /.</source>
   <comment>%1 loses /.</comment>
   <translation>
    <numerusform>%1 loses /.</numerusform>
    <numerusform>%1 lose /.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2.</source>
   <comment>%1 loses %2.</comment>
   <translation>
    <numerusform>%1 loses %2.</numerusform>
    <numerusform>%1 lose %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places; the start page is lost to %2.</source>
   <comment>%1 loses some places; the start page is lost to %2.</comment>
   <translation>
    <numerusform>%1 loses some places; the start page is lost to %2.</numerusform>
    <numerusform>%1 lose some places; the start page is lost to %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places.</source>
   <comment>%1 loses some places.</comment>
   <translation>
    <numerusform>%1 loses some places.</numerusform>
    <numerusform>%1 lose some places.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain /.</source>
   <comment>%1 gains /.</comment>
   <translation>
    <numerusform>%1 gains /.</numerusform>
    <numerusform>%1 gain /.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2.</source>
   <comment>%1 gains %2.</comment>
   <translation>
    <numerusform>%1 gains %2.</numerusform>
    <numerusform>%1 gain %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places; the start page is gained by %2.</source>
   <comment>%1 gains some places; the start page is gained by %2.</comment>
   <translation>
    <numerusform>%1 gains some places; the start page is gained by %2.</numerusform>
    <numerusform>%1 gain some places; the start page is gained by %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places.</source>
   <comment>%1 gains some places.</comment>
   <translation>
    <numerusform>%1 gains some places.</numerusform>
    <numerusform>%1 gain some places.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Nobody may fetch less or more; pace or uses differ for %n agents.</source>
   <comment>Nobody may fetch less or more; pace or uses differ for %n agent.</comment>
   <translation>
    <numerusform>Nobody may fetch less or more; pace or uses differ for %n agent.</numerusform>
    <numerusform>Nobody may fetch less or more; pace or uses differ for %n agents.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>edit</name>
  <message numerus="yes">
   <source>%1 followed the group for %2 until now: its %n lines are copied into the new group, or they would no longer apply to it</source>
   <comment>%1 followed the group for %2 until now: its %n line is copied into the new group, or it would no longer apply to it</comment>
   <translation>
    <numerusform>%1 followed the group for %2 until now: its %n line is copied into the new group, or it would no longer apply to it</numerusform>
    <numerusform>%1 followed the group for %2 until now: its %n lines are copied into the new group, or they would no longer apply to it</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentsModel</name>
  <message numerus="yes">
   <source>Add %n agent(s) from a list</source>
   <translation>
    <numerusform>Add %n agent from a list</numerusform>
    <numerusform>Add %n agents from a list</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Take along %n line(s) of the group for %1</source>
   <extracomment>%1 an agent whose group supplied the lines: &quot;*&quot;, &quot;Googlebot&quot;</extracomment>
   <translation>
    <numerusform>Take along %n line of the group for %1</numerusform>
    <numerusform>Take along %n lines of the group for %1</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AnswerPanel</name>
  <message numerus="yes">
   <source>%n day(s) old</source>
   <translation>
    <numerusform>%n day old</numerusform>
    <numerusform>%n days old</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n use(s) not stated: %1.</source>
   <translation>
    <numerusform>%n use not stated: %1.</numerusform>
    <numerusform>%n uses not stated: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) lost</source>
   <translation>
    <numerusform>%n rule lost</numerusform>
    <numerusform>%n rules lost</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n group(s) not used</source>
   <translation>
    <numerusform>%n group not used</numerusform>
    <numerusform>%n groups not used</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) not considered</source>
   <translation>
    <numerusform>%n line not considered</numerusform>
    <numerusform>%n lines not considered</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n more</numerusform>
    <numerusform>%n more</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ApplyRow</name>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make it true.</source>
   <translation>
    <numerusform>%Ln line in %1 makes it true.</numerusform>
    <numerusform>%Ln lines in %1 make it true.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make some of it true.</source>
   <translation>
    <numerusform>%Ln line in %1 makes some of it true.</numerusform>
    <numerusform>%Ln lines in %1 make some of it true.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s) and those that no list names; nobody else is affected.</source>
   <translation>
    <numerusform>For %Ln agent and those that no list names; nobody else is affected.</numerusform>
    <numerusform>For %Ln agents and those that no list names; nobody else is affected.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s); nobody else is affected.</source>
   <translation>
    <numerusform>For %Ln agent; nobody else is affected.</numerusform>
    <numerusform>For %Ln agents; nobody else is affected.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksModel</name>
  <message numerus="yes">
   <source>Given %n time(s) in this scope: the first valid line counts.</source>
   <translation>
    <numerusform>Given %n time in this scope: the first valid line counts.</numerusform>
    <numerusform>Given %n times in this scope: the first valid line counts.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Set %n value(s) from a list</source>
   <translation>
    <numerusform>Set %n value from a list</numerusform>
    <numerusform>Set %n values from a list</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainModel</name>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform>%n line</numerusform>
    <numerusform>%n lines</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPage</name>
  <message numerus="yes">
   <source>%n chain line(s) do not count, since they are not the last line: line %1. Typing in the field above moves the chain to the end.</source>
   <translation>
    <numerusform>%n chain line does not count, since it is not the last line: line %1. Typing in the field above moves the chain to the end.</numerusform>
    <numerusform>%n chain lines do not count, since they are not the last line: line %1. Typing in the field above moves the chain to the end.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeDialog</name>
  <message numerus="yes">
   <source>%1 (%n agent(s))</source>
   <translation>
    <numerusform>%1 (%n agent)</numerusform>
    <numerusform>%1 (%n agents)</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n more</numerusform>
    <numerusform>%n more</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangesPanel</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n more</numerusform>
    <numerusform>%n more</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The whole site is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>The whole site is closed to %n search engine: %1.</numerusform>
    <numerusform>The whole site is closed to %n search engines: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All but single places are closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>All but single places are closed to %n search engine: %1.</numerusform>
    <numerusform>All but single places are closed to %n search engines: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The start page “/” is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>The start page “/” is closed to %n search engine: %1.</numerusform>
    <numerusform>The start page “/” is closed to %n search engines: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) removed or added</source>
   <translation>
    <numerusform>%n line removed or added</numerusform>
    <numerusform>%n lines removed or added</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n change(s) of verdicts on all paths (agents: %1)</source>
   <translation>
    <numerusform>%n change of verdicts on all paths (agents: %1)</numerusform>
    <numerusform>%n changes of verdicts on all paths (agents: %1)</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlPanel</name>
  <message numerus="yes">
   <source>%n page(s) of the site's examples.</source>
   <translation>
    <numerusform>%n page of the site's examples.</numerusform>
    <numerusform>%n pages of the site's examples.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of %1.</source>
   <translation>
    <numerusform>%n page of %1.</numerusform>
    <numerusform>%n pages of %1.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlTexts</name>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n day</numerusform>
    <numerusform>%n days</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s)</source>
   <translation>
    <numerusform>%n hour</numerusform>
    <numerusform>%n hours</numerusform>
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
    <numerusform>%n second</numerusform>
    <numerusform>%n seconds</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffModel</name>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n equal line</numerusform>
    <numerusform>… %n equal lines</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… %n more row(s)</source>
   <translation>
    <numerusform>… %n more row</numerusform>
    <numerusform>… %n more rows</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldNotes</name>
  <message numerus="yes">
   <source>%1 of %n path(s)</source>
   <extracomment>%1 of the site's %n sample paths match</extracomment>
   <translation>
    <numerusform>%1 of %n path</numerusform>
    <numerusform>%1 of %n paths</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FindBar</name>
  <message numerus="yes">
   <source>%Ln found</source>
   <translation>
    <numerusform>%Ln found</numerusform>
    <numerusform>%Ln found</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln replaced</source>
   <translation>
    <numerusform>%Ln replaced</numerusform>
    <numerusform>%Ln replaced</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FirstRun</name>
  <message numerus="yes">
   <source>%Ln search engine(s) may come.</source>
   <translation>
    <numerusform>%Ln search engine may come.</numerusform>
    <numerusform>%Ln search engines may come.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln search engine(s) may not come.</source>
   <translation>
    <numerusform>%Ln search engine may not come.</numerusform>
    <numerusform>%Ln search engines may not come.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may come.</source>
   <translation>
    <numerusform>%Ln assistant may come.</numerusform>
    <numerusform>%Ln assistants may come.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may not come.</source>
   <translation>
    <numerusform>%Ln assistant may not come.</numerusform>
    <numerusform>%Ln assistants may not come.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may come.</source>
   <translation>
    <numerusform>%Ln training crawler may come.</numerusform>
    <numerusform>%Ln training crawlers may come.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may not come.</source>
   <translation>
    <numerusform>%Ln training crawler may not come.</numerusform>
    <numerusform>%Ln training crawlers may not come.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalLine</name>
  <message numerus="yes">
   <source>%Ln agent(s)</source>
   <translation>
    <numerusform>%Ln agent</numerusform>
    <numerusform>%Ln agents</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalRows</name>
  <message numerus="yes">
   <source>%n path(s)</source>
   <translation>
    <numerusform>%n path</numerusform>
    <numerusform>%n paths</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln obey</source>
   <comment>agents, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln obeys</numerusform>
    <numerusform>%Ln obey</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not</source>
   <comment>agents that do not obey, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln does not</numerusform>
    <numerusform>%Ln do not</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln say nothing</source>
   <comment>agents of which it is not known, beside “Keep out”</comment>
   <translation>
    <numerusform>%Ln says nothing</numerusform>
    <numerusform>%Ln say nothing</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not obey robots.txt</source>
   <translation>
    <numerusform>%Ln does not obey robots.txt</numerusform>
    <numerusform>%Ln do not obey robots.txt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln exception(s)</source>
   <translation>
    <numerusform>%Ln exception</numerusform>
    <numerusform>%Ln exceptions</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>no line names %Ln agent(s)</source>
   <translation>
    <numerusform>no line names %Ln agent</numerusform>
    <numerusform>no line names %Ln agents</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 and %Ln more</source>
   <translation>
    <numerusform>%1 and %Ln more</numerusform>
    <numerusform>%1 and %Ln more</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) are not true yet.</source>
   <translation>
    <numerusform>%Ln goal is not true yet.</numerusform>
    <numerusform>%Ln goals are not true yet.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) could not be decided.</source>
   <translation>
    <numerusform>%Ln goal could not be decided.</numerusform>
    <numerusform>%Ln goals could not be decided.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>What you want is what the files say: %Ln goal(s) are true.</source>
   <translation>
    <numerusform>What you want is what the files say: %Ln goal is true.</numerusform>
    <numerusform>What you want is what the files say: %Ln goals are true.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupCard</name>
  <message numerus="yes">
   <source>%1 · %n set</source>
   <extracomment>%1 a heading, %n how many of the fields below it have a value</extracomment>
   <translation>
    <numerusform>%1 · %n set</numerusform>
    <numerusform>%1 · %n set</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsModel</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n more</numerusform>
    <numerusform>%n more</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s)</source>
   <translation>
    <numerusform>%n rule</numerusform>
    <numerusform>%n rules</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n other line(s)</source>
   <translation>
    <numerusform>%n other line</numerusform>
    <numerusform>%n other lines</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursModel</name>
  <message numerus="yes">
   <source>%n more</source>
   <comment>names of agents</comment>
   <translation>
    <numerusform>%n more</numerusform>
    <numerusform>%n more</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAskPage</name>
  <message numerus="yes">
   <source>Send these %n request(s)</source>
   <translation>
    <numerusform>Send %n request</numerusform>
    <numerusform>Send these %n requests</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveColumnsModel</name>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… %n equal line</numerusform>
    <numerusform>… %n equal lines</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveDialog</name>
  <message numerus="yes">
   <source>Stopped. %n request(s) were answered; what was not asked for is not known.</source>
   <translation>
    <numerusform>Stopped. %n request was answered; what was not asked for is not known.</numerusform>
    <numerusform>Stopped. %n requests were answered; what was not asked for is not known.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsChart</name>
  <message numerus="yes">
   <source>Not drawn: %Ln request(s), such as of %1</source>
   <comment>%1: 31 Dec 9999</comment>
   <translation>
    <numerusform>Not drawn: %Ln request, of %1</numerusform>
    <numerusform>Not drawn: %Ln requests, such as of %1</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsPanel</name>
  <message numerus="yes">
   <source>%n version(s) of the policy</source>
   <translation>
    <numerusform>%n version of the policy</numerusform>
    <numerusform>%n versions of the policy</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n sample path(s) added.</source>
   <translation>
    <numerusform>%n sample path added.</numerusform>
    <numerusform>%n sample paths added.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MainWindow</name>
  <message numerus="yes">
   <source>&amp;Update the List of Crawlers… (%n day(s) old)</source>
   <translation>
    <numerusform>&amp;Update the List of Crawlers… (%n day old)</numerusform>
    <numerusform>&amp;Update the List of Crawlers… (%n days old)</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The list in use has %n agents.</source>
   <translation>
    <numerusform>The list in use has %n agent.</numerusform>
    <numerusform>The list in use has %n agents.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The list in use is of %1 and has %n agents.</source>
   <translation>
    <numerusform>The list in use is of %1 and has %n agent.</numerusform>
    <numerusform>The list in use is of %1 and has %n agents.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ManualWindow</name>
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
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n more</numerusform>
    <numerusform>%n more</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) added to the tests</source>
   <translation>
    <numerusform>%n rule added to the tests</numerusform>
    <numerusform>%n rules added to the tests</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 agents are answered in %n way(s)</source>
   <translation>
    <numerusform>%1 agents are answered in %n way</numerusform>
    <numerusform>%1 agents are answered in %n ways</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n row(s) changed against the saved files</source>
   <translation>
    <numerusform>%n row differs from the saved files</numerusform>
    <numerusform>%n rows differ from the saved files</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixModel</name>
  <message numerus="yes">
   <source>%n more</source>
   <comment>names</comment>
   <translation>
    <numerusform>%n more</numerusform>
    <numerusform>%n more</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixPanel</name>
  <message numerus="yes">
   <source>This is a sitemap index of %n sitemap(s), which are not fetched: open them one by one.</source>
   <translation>
    <numerusform>This is a sitemap index of %n sitemap, which is not fetched: open it by itself.</numerusform>
    <numerusform>This is a sitemap index of %n sitemaps, which are not fetched: open them one by one.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) that are not paths were left out.</source>
   <translation>
    <numerusform>%n line that is not a path was left out.</numerusform>
    <numerusform>%n lines that are not paths were left out.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln denied</source>
   <translation>
    <numerusform>%Ln denied</numerusform>
    <numerusform>%Ln denied</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln differ from the saved site</source>
   <translation>
    <numerusform>%Ln differs from the saved site</numerusform>
    <numerusform>%Ln differ from the saved site</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the files say otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>the files say otherwise on %Ln</numerusform>
    <numerusform>the files say otherwise on %Ln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>documented otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>documented otherwise on %Ln</numerusform>
    <numerusform>documented otherwise on %Ln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>readings differ on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>readings differ on %Ln</numerusform>
    <numerusform>readings differ on %Ln</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherGoals</name>
  <message numerus="yes">
   <source>as in the files: %Ln path(s)</source>
   <translation>
    <numerusform>as in the files: %Ln path</numerusform>
    <numerusform>as in the files: %Ln paths</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherLines</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n more</numerusform>
    <numerusform>%n more</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) without a field</source>
   <translation>
    <numerusform>%n line without a field</numerusform>
    <numerusform>%n lines without a field</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsPanel</name>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>Fix the one of this kind</numerusform>
    <numerusform>Fix all %Ln of this kind</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsPanel</name>
  <message numerus="yes">
   <source>%n of %1 questions (agents × paths of the site and of its rules) are answered differently:</source>
   <translation>
    <numerusform>%n of %1 questions (agents × paths of the site and of its rules) is answered differently:</numerusform>
    <numerusform>%n of %1 questions (agents × paths of the site and of its rules) are answered differently:</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesModel</name>
  <message numerus="yes">
   <source>Add %n line(s) from a list</source>
   <translation>
    <numerusform>Add %n line from a list</numerusform>
    <numerusform>Add %n lines from a list</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SaveReport</name>
  <message numerus="yes">
   <source>%n test(s) fail now: %1.</source>
   <translation>
    <numerusform>%n test fails now: %1.</numerusform>
    <numerusform>%n tests fail now: %1.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteChangesModel</name>
  <message numerus="yes">
   <source>%1, and %Ln more place(s) by the same line</source>
   <translation>
    <numerusform>%1, and %Ln more place by the same line</numerusform>
    <numerusform>%1, and %Ln more places by the same line</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsPanel</name>
  <message numerus="yes">
   <source>%n of %1 regions of the map are not covered by a test.</source>
   <translation>
    <numerusform>%n of %1 regions of the map is not covered by a test.</numerusform>
    <numerusform>%n of %1 regions of the map are not covered by a test.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All %n test(s) pass.</source>
   <translation>
    <numerusform>The test passes.</numerusform>
    <numerusform>All %n tests pass.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 of %n test(s) fail.</source>
   <translation>
    <numerusform>%1 of %n test fails.</numerusform>
    <numerusform>%1 of %n tests fail.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TextView</name>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>Fix the one of this kind</numerusform>
    <numerusform>Fix all %Ln of this kind</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>⋯ %Ln lines</source>
   <translation>
    <numerusform>⋯ %Ln line</numerusform>
    <numerusform>⋯ %Ln lines</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TidyDialog</name>
  <message numerus="yes">
   <source>%Ln line(s) can go.</source>
   <translation>
    <numerusform>%Ln line can go.</numerusform>
    <numerusform>%Ln lines can go.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>No answer differs without them: %n agent(s) were compared, for every path, time and use, in all five readings.</source>
   <translation>
    <numerusform>No answer differs without them: %n agent was compared, for every path, time and use, in all five readings.</numerusform>
    <numerusform>No answer differs without them: %n agents were compared, for every path, time and use, in all five readings.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) seem to change nothing.</source>
   <translation>
    <numerusform>%Ln line seems to change nothing.</numerusform>
    <numerusform>%Ln lines seem to change nothing.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) that change nothing stay: another program writes the block that they are in, and would write them again.</source>
   <translation>
    <numerusform>%Ln line that changes nothing stays: another program writes the block that it is in, and would write it again.</numerusform>
    <numerusform>%Ln lines that change nothing stay: another program writes the block that they are in, and would write them again.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) were not tried to the end, which is too much work. Some of them may change nothing, too.</source>
   <translation>
    <numerusform>%Ln line was not tried to the end, which is too much work. It may change nothing, too.</numerusform>
    <numerusform>%Ln lines were not tried to the end, which is too much work. Some of them may change nothing, too.</numerusform>
   </translation>
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
  <message numerus="yes">
   <source>%Ln crawler(s) of the list are not covered by your goals: %1 (%2).</source>
   <translation>
    <numerusform>%Ln crawler of the list is not covered by your goals: %1 (%2).</numerusform>
    <numerusform>%Ln crawlers of the list are not covered by your goals: %1 (%2).</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Words</name>
  <message numerus="yes">
   <source>%n minute(s) ago</source>
   <translation>
    <numerusform>%n minute ago</numerusform>
    <numerusform>%n minutes ago</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s) ago</source>
   <translation>
    <numerusform>%n hour ago</numerusform>
    <numerusform>%n hours ago</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) ago</source>
   <translation>
    <numerusform>%n day ago</numerusform>
    <numerusform>%n days ago</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>lint</name>
  <message numerus="yes">
   <source>%n more findings of this kind in this file are not listed</source>
   <comment>%n more finding of this kind in this file is not listed</comment>
   <translation>
    <numerusform>%n more finding of this kind in this file is not listed</numerusform>
    <numerusform>%n more findings of this kind in this file are not listed</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n lines say ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</source>
   <comment>This line says ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</comment>
   <translation>
    <numerusform>This line says ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</numerusform>
    <numerusform>%n lines say ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>One document in %n seconds</source>
   <comment>One document in %n second</comment>
   <translation>
    <numerusform>One document in %n second</numerusform>
    <numerusform>One document in %n seconds</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n documents a minute</source>
   <comment>%n document a minute</comment>
   <translation>
    <numerusform>%n document a minute</numerusform>
    <numerusform>%n documents a minute</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>No crawler is known to read %1, and robots.txt leaves open what %n rules of this group close. Write them into robots.txt too</source>
   <comment>No crawler is known to read %1, and robots.txt leaves open what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>No crawler is known to read %1, and robots.txt leaves open what this rule closes. Write it into robots.txt too</numerusform>
    <numerusform>No crawler is known to read %1, and robots.txt leaves open what %n rules of this group close. Write them into robots.txt too</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%2 is not known to read %1, and robots.txt leaves open to it what %n rules of this group close. Write them into robots.txt too</source>
   <comment>%2 is not known to read %1, and robots.txt leaves open to it what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>%2 is not known to read %1, and robots.txt leaves open to it what this rule closes. Write it into robots.txt too</numerusform>
    <numerusform>%2 is not known to read %1, and robots.txt leaves open to it what %n rules of this group close. Write them into robots.txt too</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>%n more</comment>
   <translation>
    <numerusform>%n more</numerusform>
    <numerusform>%n more</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>robots.txt leaves the site open to %1, and none of them is known to read robots2.txt: crawl: no does not keep them out. Close it to them in robots.txt too</source>
   <comment>robots.txt leaves the site open to %1, which is not known to read robots2.txt: crawl: no does not keep it out. Close it in robots.txt too</comment>
   <translation>
    <numerusform>robots.txt leaves the site open to %1, which is not known to read robots2.txt: crawl: no does not keep it out. Close it in robots.txt too</numerusform>
    <numerusform>robots.txt leaves the site open to %1, and none of them is known to read robots2.txt: crawl: no does not keep them out. Close it to them in robots.txt too</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</numerusform>
    <numerusform>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1 does not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>%1 does not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</numerusform>
    <numerusform>%1 do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Strict parsers cut %1 and %n more tokens of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</source>
   <comment>Strict parsers cut %1 and %n more token of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</comment>
   <translation>
    <numerusform>Strict parsers cut %1 and %n more token of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</numerusform>
    <numerusform>Strict parsers cut %1 and %n more tokens of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>This group has no rules, so its %n agent may fetch everything. If that is intended, add an empty Disallow:</numerusform>
    <numerusform>This group has no rules, so its %n agents may fetch everything. If that is intended, add an empty Disallow:</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>This group has no rules, so its %n agent may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</numerusform>
    <numerusform>This group has no rules, so its %n agents may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n byte is not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</numerusform>
    <numerusform>%n bytes are not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, in comments alone. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, in comments alone. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>%n byte is not UTF-8, in comments alone. The first is here; save the file as UTF-8</numerusform>
    <numerusform>%n bytes are not UTF-8, in comments alone. The first is here; save the file as UTF-8</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</numerusform>
    <numerusform>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</numerusform>
    <numerusform>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents of this group are documented not to follow these files. To keep them out, refuse them at the server</source>
   <comment>%1 and %n more agent of this group are documented not to follow these files. To keep them out, refuse them at the server</comment>
   <translation>
    <numerusform>%1 and %n more agent of this group are documented not to follow these files. To keep them out, refuse them at the server</numerusform>
    <numerusform>%1 and %n more agents of this group are documented not to follow these files. To keep them out, refuse them at the server</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</source>
   <comment>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</comment>
   <translation>
    <numerusform>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</numerusform>
    <numerusform>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The line has %n bytes; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</source>
   <comment>The line has %n byte; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</comment>
   <translation>
    <numerusform>The line has %n byte; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</numerusform>
    <numerusform>The line has %n bytes; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The file has lost its line breaks: this line contains %n directives, and crawlers read at most the first. Put each on its own line</source>
   <comment>The file has lost its line breaks: this line contains %n directive, and crawlers read at most the first. Put each on its own line</comment>
   <translation>
    <numerusform>The file has lost its line breaks: this line contains %n directive, and crawlers read at most the first. Put each on its own line</numerusform>
    <numerusform>The file has lost its line breaks: this line contains %n directives, and crawlers read at most the first. Put each on its own line</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n lines end otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</source>
   <comment>%n line ends otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</comment>
   <translation>
    <numerusform>%n line ends otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</numerusform>
    <numerusform>%n lines end otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The file contains NUL bytes in %n places. Some crawlers end the line there, others the file; remove them</source>
   <comment>The file contains NUL bytes in %n place. Some crawlers end the line there, others the file; remove them</comment>
   <translation>
    <numerusform>The file contains NUL bytes in %n place. Some crawlers end the line there, others the file; remove them</numerusform>
    <numerusform>The file contains NUL bytes in %n places. Some crawlers end the line there, others the file; remove them</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 are labels of earlier drafts. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</source>
   <comment>%1 is a label of an earlier draft. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</comment>
   <translation>
    <numerusform>%1 is a label of an earlier draft. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</numerusform>
    <numerusform>%1 are labels of earlier drafts. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n other lines of this file are directives of %2 and decide nothing in %3. Move them there</source>
   <comment>%1 and %n other line of this file are directives of %2 and decide nothing in %3. Move them there</comment>
   <translation>
    <numerusform>%1 and %n other line of this file are directives of %2 and decide nothing in %3. Move them there</numerusform>
    <numerusform>%1 and %n other lines of this file are directives of %2 and decide nothing in %3. Move them there</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The file has %n bytes; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</source>
   <comment>The file has %n byte; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</comment>
   <translation>
    <numerusform>The file has %n byte; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</numerusform>
    <numerusform>The file has %n bytes; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>map</name>
  <message numerus="yes">
   <source>welcome, %n do not read what keeps them out</source>
   <comment>welcome, %n does not read what keeps it out</comment>
   <translation>
    <numerusform>welcome, %n does not read what keeps it out</numerusform>
    <numerusform>welcome, %n do not read what keeps them out</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n do not read it</source>
   <comment>%n does not read it</comment>
   <translation>
    <numerusform>%n does not read it</numerusform>
    <numerusform>%n do not read it</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>policy</name>
  <message numerus="yes">
   <source>%n more faults are not listed. Mend some of those above.</source>
   <comment>%n more faults are not listed. Mend some of those above.</comment>
   <translation>
    <numerusform>%n more faults are not listed. Mend some of those above.</numerusform>
    <numerusform>%n more faults are not listed. Mend some of those above.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A policy names one sitemap: %n more are left out.</source>
   <comment>A policy names one sitemap: %n more is left out.</comment>
   <translation>
    <numerusform>A policy names one sitemap: %n more is left out.</numerusform>
    <numerusform>A policy names one sitemap: %n more are left out.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more</source>
   <comment>%1 and %n more</comment>
   <translation>
    <numerusform>%1 and %n more</numerusform>
    <numerusform>%1 and %n more</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</source>
   <comment>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</comment>
   <translation>
    <numerusform>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</numerusform>
    <numerusform>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The policy is %n bytes long; more than %1 are not read. Split it or shorten its lists.</source>
   <comment>The policy is %n byte long; more than %1 are not read. Split it or shorten its lists.</comment>
   <translation>
    <numerusform>The policy is %n byte long; more than %1 are not read. Split it or shorten its lists.</numerusform>
    <numerusform>The policy is %n bytes long; more than %1 are not read. Split it or shorten its lists.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The policy has more than %n values; the rest is not read. Shorten its lists.</source>
   <comment>The policy has more than %n value; the rest is not read. Shorten its lists.</comment>
   <translation>
    <numerusform>The policy has more than %n value; the rest is not read. Shorten its lists.</numerusform>
    <numerusform>The policy has more than %n values; the rest is not read. Shorten its lists.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>More than %n levels are not read. A policy needs four.</source>
   <comment>More than %n level is not read. A policy needs four.</comment>
   <translation>
    <numerusform>More than %n level is not read. A policy needs four.</numerusform>
    <numerusform>More than %n levels are not read. A policy needs four.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>replay</name>
  <message numerus="yes">
   <source>%1: the dates of %n commits are before those of their parents; their parents' dates are used</source>
   <comment>%1: the date of a commit is before that of its parent; its parent's date is used</comment>
   <translation>
    <numerusform>%1: the date of a commit is before that of its parent; its parent's date is used</numerusform>
    <numerusform>%1: the dates of %n commits are before those of their parents; their parents' dates are used</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>value</name>
  <message numerus="yes">
   <source>%n requests / %1 s</source>
   <comment>%n request / %1 s</comment>
   <translation>
    <numerusform>%n request / %1 s</numerusform>
    <numerusform>%n requests / %1 s</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / s</source>
   <comment>%n request / s</comment>
   <translation>
    <numerusform>%n request / s</numerusform>
    <numerusform>%n requests / s</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 min</source>
   <comment>%n request / %1 min</comment>
   <translation>
    <numerusform>%n request / %1 min</numerusform>
    <numerusform>%n requests / %1 min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / min</source>
   <comment>%n request / min</comment>
   <translation>
    <numerusform>%n request / min</numerusform>
    <numerusform>%n requests / min</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 h</source>
   <comment>%n request / %1 h</comment>
   <translation>
    <numerusform>%n request / %1 h</numerusform>
    <numerusform>%n requests / %1 h</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / h</source>
   <comment>%n request / h</comment>
   <translation>
    <numerusform>%n request / h</numerusform>
    <numerusform>%n requests / h</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message numerus="yes">
   <source>%1 lose %2</source>
   <comment>%1 loses %2</comment>
   <translation>
    <numerusform>%1 loses %2</numerusform>
    <numerusform>%1 lose %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose everything</source>
   <comment>%1 loses everything</comment>
   <translation>
    <numerusform>%1 loses everything</numerusform>
    <numerusform>%1 lose everything</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for %2</source>
   <comment>%1 must wait for %2</comment>
   <translation>
    <numerusform>%1 must wait for %2</numerusform>
    <numerusform>%1 must wait for %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for everything</source>
   <comment>%1 must wait for everything</comment>
   <translation>
    <numerusform>%1 must wait for everything</numerusform>
    <numerusform>%1 must wait for everything</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for %2</source>
   <comment>%1 must ask first for %2</comment>
   <translation>
    <numerusform>%1 must ask first for %2</numerusform>
    <numerusform>%1 must ask first for %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for everything</source>
   <comment>%1 must ask first for everything</comment>
   <translation>
    <numerusform>%1 must ask first for everything</numerusform>
    <numerusform>%1 must ask first for everything</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2</source>
   <comment>%1 gains %2</comment>
   <translation>
    <numerusform>%1 gains %2</numerusform>
    <numerusform>%1 gain %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain everything</source>
   <comment>%1 gains everything</comment>
   <translation>
    <numerusform>%1 gains everything</numerusform>
    <numerusform>%1 gain everything</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for %2</source>
   <comment>%1 no longer has to wait for %2</comment>
   <translation>
    <numerusform>%1 no longer has to wait for %2</numerusform>
    <numerusform>%1 no longer have to wait for %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for anything</source>
   <comment>%1 no longer has to wait for anything</comment>
   <translation>
    <numerusform>%1 no longer has to wait for anything</numerusform>
    <numerusform>%1 no longer have to wait for anything</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for %2</source>
   <comment>%1 no longer has to ask for %2</comment>
   <translation>
    <numerusform>%1 no longer has to ask for %2</numerusform>
    <numerusform>%1 no longer have to ask for %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for anything</source>
   <comment>%1 no longer has to ask for anything</comment>
   <translation>
    <numerusform>%1 no longer has to ask for anything</numerusform>
    <numerusform>%1 no longer have to ask for anything</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more agents</source>
   <comment>%n more agent</comment>
   <translation>
    <numerusform>%n more agent</numerusform>
    <numerusform>%n more agents</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more places</source>
   <comment>%n more place</comment>
   <translation>
    <numerusform>%n more place</numerusform>
    <numerusform>%n more places</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n days earlier</source>
   <comment>asked %n day earlier</comment>
   <translation>
    <numerusform>asked %n day earlier</numerusform>
    <numerusform>asked %n days earlier</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n hours earlier</source>
   <comment>asked %n hour earlier</comment>
   <translation>
    <numerusform>asked %n hour earlier</numerusform>
    <numerusform>asked %n hours earlier</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n minutes earlier</source>
   <comment>asked %n minute earlier</comment>
   <translation>
    <numerusform>asked %n minute earlier</numerusform>
    <numerusform>asked %n minutes earlier</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n seconds earlier</source>
   <comment>asked %n second earlier</comment>
   <translation>
    <numerusform>asked %n second earlier</numerusform>
    <numerusform>asked %n seconds earlier</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>shorter: %1 &lt; %n bytes</source>
   <comment>shorter: %1 &lt; %n byte</comment>
   <translation>
    <numerusform>shorter: %1 &lt; %n byte</numerusform>
    <numerusform>shorter: %1 &lt; %n bytes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>same length (%n bytes): Allow decides</source>
   <comment>same length (%n byte): Allow decides</comment>
   <translation>
    <numerusform>same length (%n byte): Allow decides</numerusform>
    <numerusform>same length (%n bytes): Allow decides</numerusform>
   </translation>
  </message>
 </context>
</TS>
