<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
 <context>
  <name>gatepost::ui::AnswerPanel</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n more</numerusform>
    <numerusform>%n more</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>not looked at: %n</source>
   <translation>
    <numerusform>not looked at: %n</numerusform>
    <numerusform>not looked at: %n</numerusform>
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
  <name>gatepost::ui::ChangesPanel</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n more</numerusform>
    <numerusform>%n more</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This draft denies the start page “/” to %n search engine(s) that may fetch it now: %1.</source>
   <translation>
    <numerusform>This draft denies the start page “/” to %n search engine that may fetch it now: %1.</numerusform>
    <numerusform>This draft denies the start page “/” to %n search engines that may fetch it now: %1.</numerusform>
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
   <source>%n change(s) of verdicts (agents: %1, paths: %2)</source>
   <translation>
    <numerusform>%n change of verdicts (agents: %1, paths: %2)</numerusform>
    <numerusform>%n changes of verdicts (agents: %1, paths: %2)</numerusform>
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
  <name>gatepost::ui::FilePage</name>
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
  <name>gatepost::ui::MatrixPanel</name>
  <message numerus="yes">
   <source>This is a sitemap index of %n sitemap(s), which are not fetched: open them one by one.</source>
   <translation>
    <numerusform>This is a sitemap index of %n sitemap, which is not fetched: open it by itself.</numerusform>
    <numerusform>This is a sitemap index of %n sitemaps, which are not fetched: open them one by one.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) that are no path were left out.</source>
   <translation>
    <numerusform>%n line that is no path was left out.</numerusform>
    <numerusform>%n lines that are no path were left out.</numerusform>
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
   <source>readings differ on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>readings differ on %Ln</numerusform>
    <numerusform>readings differ on %Ln</numerusform>
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
  <name>gatepost::ui::PurposePage</name>
  <message numerus="yes">
   <source>%n to change</source>
   <comment>agents or categories</comment>
   <translation>
    <numerusform>%n to change</numerusform>
    <numerusform>%n to change</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n agent(s) may come then: %1</source>
   <translation>
    <numerusform>%n agent may come then: %1</numerusform>
    <numerusform>%n agents may come then: %1</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n agent(s) are kept out then: %1</source>
   <translation>
    <numerusform>%n agent is kept out then: %1</numerusform>
    <numerusform>%n agents are kept out then: %1</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %n agent(s) another line decides: %1</source>
   <translation>
    <numerusform>For %n agent another line decides: %1</numerusform>
    <numerusform>For %n agents another line decides: %1</numerusform>
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
  <name>gatepost::ui::TestsPanel</name>
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
  <name>gatepost::ui::Words</name>
  <message numerus="yes">
   <source>%Ln requests / %1</source>
   <comment>a pace: 8 requests / min</comment>
   <translation>
    <numerusform>%Ln request / %1</numerusform>
    <numerusform>%Ln requests / %1</numerusform>
   </translation>
  </message>
 </context>
</TS>
