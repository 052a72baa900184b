<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
 <context>
  <name>access</name>
  <message>
   <source>%1 is not an answer: write a status from 100 to 599, or dns, connect, tls, timeout, truncated or redirects</source>
   <translation>%1 ليس جوابًا: اكتب حالة من 100 إلى 599، أو dns أو connect أو tls أو timeout أو truncated أو redirects</translation>
  </message>
  <message>
   <source>since=%1: a number and s, m, h or d is expected, as in since=2h, at most ten years</source>
   <translation>since=%1: يُنتظر عدد مع s أو m أو h أو d كما في since=2h، وعشر سنوات على الأكثر</translation>
  </message>
  <message>
   <source>copy=%1: yes or no is expected</source>
   <translation>copy=%1: يُنتظر yes أو no</translation>
  </message>
  <message>
   <source>type=%1: text or html is expected</source>
   <translation>type=%1: يُنتظر text أو html</translation>
  </message>
  <message>
   <source>%1 does not follow an answer: since=, copy= or type= is expected</source>
   <translation>%1 لا يأتي بعد جواب: يُنتظر since= أو copy= أو type=</translation>
  </message>
  <message>
   <source>its name has no address</source>
   <translation>لا عنوان لاسمه</translation>
  </message>
  <message>
   <source>no connection</source>
   <translation>لا اتصال</translation>
  </message>
  <message>
   <source>no secure connection</source>
   <translation>لا اتصال آمن</translation>
  </message>
  <message>
   <source>no answer in time</source>
   <translation>لا جواب في الوقت المناسب</translation>
  </message>
  <message>
   <source>an answer that was cut off</source>
   <translation>جواب مقطوع</translation>
  </message>
  <message>
   <source>too many redirects</source>
   <translation>عمليات إعادة توجيه كثيرة جدًا</translation>
  </message>
  <message>
   <source>its lines count</source>
   <translation>أسطره سارية</translation>
  </message>
  <message>
   <source>its first 512,000 bytes count, the rest is ignored</source>
   <translation>أول 512,000 بايت منه سارية، ويُهمل الباقي</translation>
  </message>
  <message>
   <source>it states nothing, as if there were no such file</source>
   <translation>لا ينص على شيء، كأن لا ملف هناك</translation>
  </message>
  <message>
   <source>the last good copy counts</source>
   <translation>آخر نسخة صالحة هي السارية</translation>
  </message>
  <message>
   <source>every path is denied</source>
   <translation>كل مسار محظور</translation>
  </message>
  <message>
   <source>nothing is fetched for now; the file is asked for again</source>
   <translation>لا يُجلب شيء الآن؛ ويُطلب الملف من جديد</translation>
  </message>
  <message>
   <source>every path is allowed if the start page answers, which is not known here</source>
   <translation>كل مسار مسموح إن أجابت صفحة البداية، وهذا غير معروف هنا</translation>
  </message>
  <message>
   <source>every path is allowed; a crawler may also go on with the copy it has</source>
   <translation>كل مسار مسموح؛ وللزاحف أيضًا أن يواصل بنسخته</translation>
  </message>
  <message numerus="yes">
   <source>%n days</source>
   <comment>%n day</comment>
   <translation>
    <numerusform>%n يوم</numerusform>
    <numerusform>يوم واحد (%n)</numerusform>
    <numerusform>يومان (%n)</numerusform>
    <numerusform>%n أيام</numerusform>
    <numerusform>%n يومًا</numerusform>
    <numerusform>%n يوم</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hours</source>
   <comment>%n hour</comment>
   <translation>
    <numerusform>%n ساعة</numerusform>
    <numerusform>ساعة واحدة (%n)</numerusform>
    <numerusform>ساعتان (%n)</numerusform>
    <numerusform>%n ساعات</numerusform>
    <numerusform>%n ساعة</numerusform>
    <numerusform>%n ساعة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minutes</source>
   <comment>%n minute</comment>
   <translation>
    <numerusform>%n دقيقة</numerusform>
    <numerusform>دقيقة واحدة (%n)</numerusform>
    <numerusform>دقيقتان (%n)</numerusform>
    <numerusform>%n دقائق</numerusform>
    <numerusform>%n دقيقة</numerusform>
    <numerusform>%n دقيقة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n seconds</source>
   <comment>%n second</comment>
   <translation>
    <numerusform>%n ثانية</numerusform>
    <numerusform>ثانية واحدة (%n)</numerusform>
    <numerusform>ثانيتان (%n)</numerusform>
    <numerusform>%n ثوان</numerusform>
    <numerusform>%n ثانية</numerusform>
    <numerusform>%n ثانية</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 for %2: %3 (%4)</source>
   <translation>%1 منذ %2: %3 (%4)</translation>
  </message>
  <message>
   <source>%1: %2 (%3)</source>
   <translation>%1: %2 (%3)</translation>
  </message>
  <message>
   <source>%1; not documented</source>
   <translation>%1؛ غير موثق</translation>
  </message>
  <message>
   <source>%1 is not a file that an answer can be stated for: robots.txt, robots-ai.txt, robots2.txt or / is expected</source>
   <translation>%1 ليس ملفًا يمكن ذكر جواب له: يُنتظر robots.txt أو robots-ai.txt أو robots2.txt أو /</translation>
  </message>
  <message>
   <source>an answer for %1 is stated twice</source>
   <translation>ذُكر جواب %1 مرتين</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 لـ %2</translation>
  </message>
  <message>
   <source>%1, without a copy</source>
   <translation>%1، بلا نسخة</translation>
  </message>
  <message>
   <source>%1 is answered with %2</source>
   <translation>‏%1 جوابه %2</translation>
  </message>
  <message>
   <source>if %1</source>
   <translation>إذا كان %1</translation>
  </message>
 </context>
 <context>
  <name>agents</name>
  <message>
   <source>%1 is not %2</source>
   <translation>‏%1 ليس %2</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>‏%1 ليست من الفئات الثماني</translation>
  </message>
  <message>
   <source>%1 is not a day such as 2026-11-22</source>
   <translation>‏%1 ليس يومًا مثل ‎2026-11-22‎</translation>
  </message>
  <message>
   <source>the value is not plain text: it contains control or invisible characters, or bytes that are not UTF-8</source>
   <translation>القيمة ليست نصًا عاديًا: فيها محارف تحكم أو محارف غير مرئية، أو بايتات ليست UTF-8</translation>
  </message>
  <message>
   <source>%1 is not a name of an agent</source>
   <translation>‏%1 ليس اسم وكيل</translation>
  </message>
  <message>
   <source>%1 is not a web address</source>
   <translation>‏%1 ليس عنوان ويب</translation>
  </message>
  <message>
   <source>%1 is neither an https address of a list nor a prefix such as 192.0.2.0/24</source>
   <translation>‏%1 ليس عنوان https لقائمة ولا بادئة مثل ‎192.0.2.0/24‎</translation>
  </message>
  <message>
   <source>%1 is not the end of a host name</source>
   <translation>‏%1 ليس نهاية اسم مضيف</translation>
  </message>
  <message>
   <source>longer than %1 bytes</source>
   <translation>أطول من %1 بايت</translation>
  </message>
  <message>
   <source>%1: new</source>
   <translation>‏%1: جديد</translation>
  </message>
  <message>
   <source>%1: new, %2</source>
   <translation>‏%1: جديد، %2</translation>
  </message>
  <message>
   <source>%1 %2 → %3</source>
   <translation>‏%1: كان %2، وصار %3</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>the list is larger than 1 MiB</source>
   <translation>القائمة أكبر من 1 ميبيبايت</translation>
  </message>
  <message>
   <source>line %1: %2</source>
   <translation>السطر %1: %2</translation>
  </message>
  <message>
   <source>a list of version %1; this program reads version 2: a newer Gatepost may read it</source>
   <translation>قائمة من الإصدار %1؛ وهذا البرنامج يقرأ الإصدار 2: قد يقرؤها إصدار أحدث من Gatepost</translation>
  </message>
  <message>
   <source>the list is not the one that its first line names: it was changed or cut on its way</source>
   <translation>ليست القائمة التي يسمّيها سطرها الأول: تغيّرت أو قُطعت في الطريق</translation>
  </message>
  <message>
   <source>the column %1 is named twice</source>
   <translation>العمود %1 مسمّى مرتين</translation>
  </message>
  <message>
   <source>%1 is not a column of a list of agents</source>
   <translation>‏%1 ليس عمودًا من أعمدة قائمة الوكلاء</translation>
  </message>
  <message>
   <source>the column “token” is missing</source>
   <translation>العمود «token» مفقود</translation>
  </message>
  <message>
   <source>%1 cells, %2 are expected</source>
   <translation>عدد الخلايا %1، والمتوقع %2</translation>
  </message>
  <message>
   <source>column %1: %2</source>
   <translation>العمود %1: %2</translation>
  </message>
  <message>
   <source>%1 is already in line %2</source>
   <translation>‏%1 موجود من قبل في السطر %2</translation>
  </message>
  <message>
   <source>an agent is missing: name one, for example GPTBot</source>
   <translation>الوكيل مفقود: سمِّ واحدًا، مثل GPTBot</translation>
  </message>
  <message>
   <source>no product token in the agent: it needs a name made of a–z, A–Z, digits, _, . or -</source>
   <translation>لا رمز منتج في الوكيل: يحتاج إلى اسم من حروف وأرقام و_ و. و-</translation>
  </message>
  <message>
   <source>the file is larger than 1 MiB</source>
   <translation>الملف أكبر من 1 ميبيبايت</translation>
  </message>
  <message>
   <source>the file is empty</source>
   <translation>الملف فارغ</translation>
  </message>
  <message>
   <source>entry %1: %2</source>
   <translation>المدخل %1: %2</translation>
  </message>
  <message>
   <source>entry %1, %2: %3</source>
   <translation>المدخل %1، %2: %3</translation>
  </message>
  <message>
   <source>this is a list of addresses of cards. Nothing is fetched: save the cards and give their files</source>
   <translation>هذه قائمة عناوين بطاقات. لا يُجلب شيء: احفظ البطاقات وأعطِ ملفاتها</translation>
  </message>
  <message>
   <source>not a list of agents: a TSV list, robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>ليست قائمة وكلاء: المتوقع قائمة TSV، أو robots.json من ai.robots.txt، أو crawler-user-agents، أو Signature Agent Cards، أو قائمة عناوين</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep</source>
   <translation>القيم متداخلة إلى أكثر من %1 من المستويات</translation>
  </message>
  <message>
   <source>more than %1 entries</source>
   <translation>أكثر من %1 مدخل</translation>
  </message>
  <message>
   <source>line %1: this is not JSON</source>
   <translation>السطر %1: ليس JSON</translation>
  </message>
  <message>
   <source>JSON, but not a list of agents: robots.json of ai.robots.txt, crawler-user-agents, Signature Agent Cards or an address list is expected</source>
   <translation>الملف JSON لكنه ليس قائمة وكلاء: المتوقع robots.json من ai.robots.txt، أو crawler-user-agents، أو Signature Agent Cards، أو قائمة عناوين</translation>
  </message>
  <message>
   <source>%1 has two entries; the last one counts</source>
   <translation>لـ %1 مدخلان؛ والعبرة بالأخير</translation>
  </message>
  <message>
   <source>already in entry %1</source>
   <translation>موجود من قبل في المدخل %1</translation>
  </message>
  <message>
   <source>an object is expected</source>
   <translation>المتوقع كائن</translation>
  </message>
  <message>
   <source>it has no pattern</source>
   <translation>ليس له pattern</translation>
  </message>
  <message>
   <source>a regular expression that is not one name</source>
   <translation>تعبير نمطي ليس اسمًا واحدًا</translation>
  </message>
  <message>
   <source>not a Signature Agent Card</source>
   <translation>ليست Signature Agent Card</translation>
  </message>
  <message>
   <source>the card has no rfc9309-product-token</source>
   <translation>ليس في البطاقة rfc9309-product-token</translation>
  </message>
  <message>
   <source>an address list of version %1; version 1 is read</source>
   <translation>قائمة عناوين من الإصدار %1؛ والمقروء هو الإصدار 1</translation>
  </message>
  <message>
   <source>“prefixes” must be a list</source>
   <translation>‏«prefixes» يجب أن يكون قائمة</translation>
  </message>
  <message>
   <source>not a prefix such as 192.0.2.0/24</source>
   <translation>ليست بادئة مثل ‎192.0.2.0/24‎</translation>
  </message>
  <message>
   <source>it does not say whose address this is: name the agent</source>
   <translation>لا تذكر لمن هذا العنوان: سمِّ الوكيل</translation>
  </message>
  <message>
   <source>Gatepost's list of agents</source>
   <translation>قائمة الوكلاء من Gatepost</translation>
  </message>
  <message>
   <source>robots.json of ai.robots.txt</source>
   <translation>ملف robots.json من ai.robots.txt</translation>
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
   <translation>قائمة عناوين</translation>
  </message>
 </context>
 <context>
  <name>ask</name>
  <message>
   <source>“agent” must be a text or null</source>
   <translation>‏«agent» يجب أن يكون نصًا أو null</translation>
  </message>
  <message>
   <source>“agent”: %1</source>
   <translation>«agent»: %1</translation>
  </message>
  <message>
   <source>“status” must be a whole number (an HTTP status)</source>
   <translation>‏«status» يجب أن يكون عددًا صحيحًا (حالة HTTP)</translation>
  </message>
  <message>
   <source>“decision” must be a text or null</source>
   <translation>‏«decision» يجب أن يكون نصًا أو null</translation>
  </message>
  <message>
   <source>“scopes” must be a list of texts</source>
   <translation>‏«scopes» يجب أن يكون قائمة نصوص</translation>
  </message>
  <message>
   <source>“asked_at” must be an RFC 3339 time</source>
   <translation>‏«asked_at» يجب أن يكون وقتًا بصيغة RFC 3339</translation>
  </message>
  <message>
   <source>“asked_at” is not an RFC 3339 time, such as 2026-11-20T06:00:00Z</source>
   <translation>‏«asked_at» ليس وقتًا بصيغة RFC 3339، مثل ‎2026-11-20T06:00:00Z‎</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; did you mean %2?</source>
   <translation>‏%1 ليس مفتاحًا لصف؛ هل تقصد %2؟</translation>
  </message>
  <message>
   <source>%1 is not a key of a row; correct it or remove it</source>
   <translation>‏%1 ليس مفتاحًا لصف؛ صحّحه أو أزله</translation>
  </message>
  <message>
   <source>a row must be an object</source>
   <translation>الصف يجب أن يكون كائنًا</translation>
  </message>
  <message>
   <source>“endpoint” must be &quot;absent&quot; or &quot;present&quot;</source>
   <translation>‏«endpoint» يجب أن يكون &quot;absent&quot; أو &quot;present&quot;</translation>
  </message>
  <message>
   <source>“directive” is missing</source>
   <translation>‏«directive» مفقود</translation>
  </message>
  <message>
   <source>“%1” is not a directive of robots2.txt</source>
   <translation>‏«%1» ليس توجيهًا في robots2.txt</translation>
  </message>
  <message>
   <source>line %1, row %2: %3</source>
   <translation>السطر %1، الصف %2: %3</translation>
  </message>
  <message>
   <source>not JSON; a list of rows such as {&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;} is expected</source>
   <translation>ليس JSON؛ المتوقع قائمة صفوف مثل ‎{&quot;directive&quot;: &quot;train&quot;, &quot;status&quot;: 200, &quot;decision&quot;: &quot;allow&quot;}‎</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>الملف أكبر من %1 ميبيبايت، وهو أكثر مما يُقرأ</translation>
  </message>
  <message>
   <source>a list of rows is expected, [ … ]</source>
   <translation>المتوقع قائمة صفوف، ‎[ … ]‎</translation>
  </message>
  <message>
   <source>%1 is given twice; keep one</source>
   <translation>‏%1 مذكور مرتين؛ أبقِ واحدًا</translation>
  </message>
 </context>
 <context>
  <name>category</name>
  <message>
   <source>builds a search index</source>
   <translation>يبني فهرس بحث</translation>
  </message>
  <message>
   <source>answers a user in conversation</source>
   <translation>يجيب المستخدم في محادثة</translation>
  </message>
  <message>
   <source>carries out research tasks on its own</source>
   <translation>ينجز مهام بحثية من تلقاء نفسه</translation>
  </message>
  <message>
   <source>helps to write or review code</source>
   <translation>يساعد في كتابة الشيفرة أو مراجعتها</translation>
  </message>
  <message>
   <source>collects data in bulk</source>
   <translation>يجمع البيانات بكميات كبيرة</translation>
  </message>
  <message>
   <source>makes new content from sources</source>
   <translation>ينشئ محتوى جديدًا من المصادر</translation>
  </message>
  <message>
   <source>crawls and profiles for advertising</source>
   <translation>يزحف ويبني ملفات تعريف لأغراض الإعلان</translation>
  </message>
  <message>
   <source>watches uptime, search ranking or traffic</source>
   <translation>يراقب التوفر أو ترتيب البحث أو حركة الزيارات</translation>
  </message>
 </context>
 <context>
  <name>chain</name>
  <message>
   <source>“%1” is not an absolute http(s) URL</source>
   <translation>‏«%1» ليس عنوان URL مطلقًا من نوع http(s)</translation>
  </message>
  <message>
   <source>this file was read already</source>
   <translation>سبقت قراءة هذا الملف</translation>
  </message>
  <message>
   <source>at most 3 chained files are followed</source>
   <translation>تُتبع 3 ملفات متسلسلة على الأكثر</translation>
  </message>
  <message>
   <source>a file with chain-id “%1” was read already</source>
   <translation>سبقت قراءة ملف له chain-id «%1»</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is missing here. %2</source>
   <translation>تعذرت قراءة الملف المتسلسل %1، فما يصرّح به ناقص هنا. %2</translation>
  </message>
 </context>
 <context>
  <name>change</name>
  <message>
   <source>Whether it changes anything for other agents could not be decided.</source>
   <translation>تعذر البتّ فيما إذا كان يغيّر شيئًا لدى وكلاء آخرين.</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents at least: %1.</source>
   <comment>Also changes %n agent at least: %1.</comment>
   <translation>
    <numerusform>لا يتغير الأمر لدى أي وكيل آخر: %1.</numerusform>
    <numerusform>يتغير الأمر أيضًا لدى وكيل واحد على الأقل: %1.</numerusform>
    <numerusform>يتغير الأمر أيضًا لدى وكيلين على الأقل: %1.</numerusform>
    <numerusform>يتغير الأمر أيضًا لدى %n وكلاء على الأقل: %1.</numerusform>
    <numerusform>يتغير الأمر أيضًا لدى %n وكيلًا على الأقل: %1.</numerusform>
    <numerusform>يتغير الأمر أيضًا لدى %n وكيل على الأقل: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>Changes nothing for any other agent.</source>
   <translation>لا يغيّر شيئًا لدى أي وكيل آخر.</translation>
  </message>
  <message numerus="yes">
   <source>Also changes %n agents: %1.</source>
   <comment>Also changes %n agent: %1.</comment>
   <translation>
    <numerusform>لا يتغير الأمر لدى أي وكيل آخر: %1.</numerusform>
    <numerusform>يتغير الأمر أيضًا لدى وكيل واحد: %1.</numerusform>
    <numerusform>يتغير الأمر أيضًا لدى وكيلين: %1.</numerusform>
    <numerusform>يتغير الأمر أيضًا لدى %n وكلاء: %1.</numerusform>
    <numerusform>يتغير الأمر أيضًا لدى %n وكيلًا: %1.</numerusform>
    <numerusform>يتغير الأمر أيضًا لدى %n وكيل: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>That is the answer already. %1</source>
   <translation>هذه هي الإجابة من قبل. %1</translation>
  </message>
  <message>
   <source>Policy files may always be fetched: no rule can forbid it.</source>
   <translation>ملفات السياسة يجوز جلبها دائمًا: لا تستطيع أي قاعدة منع ذلك.</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: no edit changes what it does.</source>
   <translation>‏%1 موثّق أنه يتجاهل robots.txt: لا تعديل يغيّر ما يفعله.</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched: no edit of it counts before it is served again.</source>
   <translation>لا يمكن جلب robots.txt: لا يسري أي تعديل له قبل أن يُقدَّم من جديد.</translation>
  </message>
  <message>
   <source>The hours decide (%1 line %2: %3). Change them, or ask about another time.</source>
   <translation>الساعات هي التي تحسم (%1 السطر %2: %3). غيّرها، أو اسأل عن وقت آخر.</translation>
  </message>
  <message>
   <source>The block that %1 manages decides (%2 line %3). Change it in the settings there.</source>
   <translation>الكتلة التي يديرها %1 هي التي تحسم (%2، السطر %3). غيّر ذلك في الإعدادات هناك.</translation>
  </message>
  <message>
   <source>A rehearsed answer of the ask endpoint decides: change it on the Ask page.</source>
   <translation>تحسم إجابة مجرَّبة لنقطة نهاية ask: غيّرها في صفحة «نقطة نهاية ask».</translation>
  </message>
  <message>
   <source>A chained file decides (%1 line %2), which belongs to somebody else.</source>
   <translation>يحسم ملف متسلسل (%1 السطر %2)، وهو ملك لغيرك.</translation>
  </message>
  <message>
   <source>The site has no file that an edit could be made in. Add a robots.txt first.</source>
   <translation>ليس للموقع ملف يمكن إجراء تعديل فيه. أضف robots.txt أولًا.</translation>
  </message>
  <message>
   <source>No small edit was found that changes this answer.</source>
   <translation>لم يُعثر على تعديل صغير يغيّر هذه الإجابة.</translation>
  </message>
  <message>
   <source>The block that %1 manages stays as it is: your lines are outside of it.</source>
   <translation>تبقى الكتلة التي يديرها %1 على حالها: أسطرك خارجها.</translation>
  </message>
  <message>
   <source>No edit is tried where files have more than %1 rules.</source>
   <translation>لا تُجرَّب أي تعديلات إذا كان في الملفات أكثر من %1 قاعدة.</translation>
  </message>
  <message>
   <source>Let %1 fetch %2</source>
   <translation>السماح لـ %1 بجلب ‎%2‎</translation>
  </message>
  <message>
   <source>Keep %1 out of %2</source>
   <translation>إبعاد %1 عن ‎%2‎</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents</source>
   <comment>%1 and %n more agent</comment>
   <translation>
    <numerusform>%1</numerusform>
    <numerusform>‏%1 ووكيل آخر</numerusform>
    <numerusform>‏%1 ووكيلين آخرين</numerusform>
    <numerusform>‏%1 و%n وكلاء آخرين</numerusform>
    <numerusform>‏%1 و%n وكيلًا آخر</numerusform>
    <numerusform>‏%1 و%n وكيل آخر</numerusform>
   </translation>
  </message>
  <message>
   <source>Add a second group for %3 with “%1: %2”</source>
   <translation>إضافة مجموعة ثانية لـ %3 فيها «‎%1: %2‎»</translation>
  </message>
  <message>
   <source>Add “%1: %2” to the group for %3</source>
   <translation>إضافة «‎%1: %2‎» إلى مجموعة %3</translation>
  </message>
  <message>
   <source>Give %1 its own block with crawl: %2</source>
   <translation>إعطاء %1 كتلة خاصة فيها ‎crawl: %2‎</translation>
  </message>
  <message>
   <source>Let the group for %1 fetch nothing at all</source>
   <translation>منع مجموعة %1 من جلب أي شيء</translation>
  </message>
  <message>
   <source>Add %1 to the group that may fetch nothing</source>
   <translation>إضافة %1 إلى المجموعة التي لا يجوز لها جلب شيء</translation>
  </message>
  <message>
   <source>Give %1 its own group</source>
   <translation>إعطاء %1 مجموعة خاصة</translation>
  </message>
  <message>
   <source>Take %1 out of the group for %2</source>
   <translation>إخراج %1 من مجموعة %2</translation>
  </message>
  <message>
   <source>Change line %1 to crawl: %2</source>
   <translation>تغيير السطر %1 إلى ‎crawl: %2‎</translation>
  </message>
  <message>
   <source>Remove line %1, %2</source>
   <translation>إزالة السطر %1، ‎%2‎</translation>
  </message>
  <message>
   <source>Change line %1 to %2: %3</source>
   <translation>تغيير السطر %1 إلى ‎%2: %3‎</translation>
  </message>
  <message>
   <source>The same for every known agent of “%1”</source>
   <translation>الأمر نفسه لكل وكيل معروف من «%1»</translation>
  </message>
  <message>
   <source>%1 manages these lines: your changes will be overwritten or duplicated. Change it in the settings there.</source>
   <translation>يدير %1 هذه الأسطر: ستُستبدل تغييراتك أو تتكرر. غيّرها في الإعدادات هناك.</translation>
  </message>
 </context>
 <context>
  <name>changes</name>
  <message>
   <source>No agent loses anything.</source>
   <translation>لا يخسر أي وكيل شيئًا.</translation>
  </message>
  <message>
   <source>Only unknown agents lose something.</source>
   <translation>لا يخسر شيئًا إلا وكلاء غير معروفين.</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose /.</source>
   <comment>%1 loses /.</comment>
   <translation>
    <numerusform>‏%1 يخسرون ‎/‎.</numerusform>
    <numerusform>‏%1 يخسر ‎/‎.</numerusform>
    <numerusform>‏%1 يخسران ‎/‎.</numerusform>
    <numerusform>‏%1 يخسرون ‎/‎.</numerusform>
    <numerusform>‏%1 يخسرون ‎/‎.</numerusform>
    <numerusform>‏%1 يخسرون ‎/‎.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2.</source>
   <comment>%1 loses %2.</comment>
   <translation>
    <numerusform>‏%1 يخسرون %2.</numerusform>
    <numerusform>‏%1 يخسر %2.</numerusform>
    <numerusform>‏%1 يخسران %2.</numerusform>
    <numerusform>‏%1 يخسرون %2.</numerusform>
    <numerusform>‏%1 يخسرون %2.</numerusform>
    <numerusform>‏%1 يخسرون %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places; the start page is lost to %2.</source>
   <comment>%1 loses some places; the start page is lost to %2.</comment>
   <translation>
    <numerusform>‏%1 يخسرون بعض المواضع؛ ويخسر صفحة البداية: %2.</numerusform>
    <numerusform>‏%1 يخسر بعض المواضع؛ ويخسر صفحة البداية: %2.</numerusform>
    <numerusform>‏%1 يخسران بعض المواضع؛ ويخسر صفحة البداية: %2.</numerusform>
    <numerusform>‏%1 يخسرون بعض المواضع؛ ويخسر صفحة البداية: %2.</numerusform>
    <numerusform>‏%1 يخسرون بعض المواضع؛ ويخسر صفحة البداية: %2.</numerusform>
    <numerusform>‏%1 يخسرون بعض المواضع؛ ويخسر صفحة البداية: %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose some places.</source>
   <comment>%1 loses some places.</comment>
   <translation>
    <numerusform>‏%1 يخسرون بعض المواضع.</numerusform>
    <numerusform>‏%1 يخسر بعض المواضع.</numerusform>
    <numerusform>‏%1 يخسران بعض المواضع.</numerusform>
    <numerusform>‏%1 يخسرون بعض المواضع.</numerusform>
    <numerusform>‏%1 يخسرون بعض المواضع.</numerusform>
    <numerusform>‏%1 يخسرون بعض المواضع.</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent gains anything.</source>
   <translation>لا يكسب أي وكيل شيئًا.</translation>
  </message>
  <message>
   <source>Only unknown agents gain something.</source>
   <translation>لا يكسب شيئًا إلا وكلاء غير معروفين.</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain /.</source>
   <comment>%1 gains /.</comment>
   <translation>
    <numerusform>‏%1 يكسبون ‎/‎.</numerusform>
    <numerusform>‏%1 يكسب ‎/‎.</numerusform>
    <numerusform>‏%1 يكسبان ‎/‎.</numerusform>
    <numerusform>‏%1 يكسبون ‎/‎.</numerusform>
    <numerusform>‏%1 يكسبون ‎/‎.</numerusform>
    <numerusform>‏%1 يكسبون ‎/‎.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2.</source>
   <comment>%1 gains %2.</comment>
   <translation>
    <numerusform>‏%1 يكسبون %2.</numerusform>
    <numerusform>‏%1 يكسب %2.</numerusform>
    <numerusform>‏%1 يكسبان %2.</numerusform>
    <numerusform>‏%1 يكسبون %2.</numerusform>
    <numerusform>‏%1 يكسبون %2.</numerusform>
    <numerusform>‏%1 يكسبون %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places; the start page is gained by %2.</source>
   <comment>%1 gains some places; the start page is gained by %2.</comment>
   <translation>
    <numerusform>‏%1 يكسبون بعض المواضع؛ ويكسب صفحة البداية: %2.</numerusform>
    <numerusform>‏%1 يكسب بعض المواضع؛ ويكسب صفحة البداية: %2.</numerusform>
    <numerusform>‏%1 يكسبان بعض المواضع؛ ويكسب صفحة البداية: %2.</numerusform>
    <numerusform>‏%1 يكسبون بعض المواضع؛ ويكسب صفحة البداية: %2.</numerusform>
    <numerusform>‏%1 يكسبون بعض المواضع؛ ويكسب صفحة البداية: %2.</numerusform>
    <numerusform>‏%1 يكسبون بعض المواضع؛ ويكسب صفحة البداية: %2.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain some places.</source>
   <comment>%1 gains some places.</comment>
   <translation>
    <numerusform>‏%1 يكسبون بعض المواضع.</numerusform>
    <numerusform>‏%1 يكسب بعض المواضع.</numerusform>
    <numerusform>‏%1 يكسبان بعض المواضع.</numerusform>
    <numerusform>‏%1 يكسبون بعض المواضع.</numerusform>
    <numerusform>‏%1 يكسبون بعض المواضع.</numerusform>
    <numerusform>‏%1 يكسبون بعض المواضع.</numerusform>
   </translation>
  </message>
  <message>
   <source>Nobody may fetch less or more; pace or uses differ for unknown agents.</source>
   <translation>لا يتغير ما يجوز جلبه لأحد؛ وتختلف الوتيرة أو الاستخدامات لدى وكلاء غير معروفين.</translation>
  </message>
  <message numerus="yes">
   <source>Nobody may fetch less or more; pace or uses differ for %n agents.</source>
   <comment>Nobody may fetch less or more; pace or uses differ for %n agent.</comment>
   <translation>
    <numerusform>لا يتغير ما يجوز جلبه لأحد، ولا الوتيرة ولا الاستخدامات.</numerusform>
    <numerusform>لا يتغير ما يجوز جلبه لأحد؛ وتختلف الوتيرة أو الاستخدامات لدى وكيل واحد.</numerusform>
    <numerusform>لا يتغير ما يجوز جلبه لأحد؛ وتختلف الوتيرة أو الاستخدامات لدى وكيلين.</numerusform>
    <numerusform>لا يتغير ما يجوز جلبه لأحد؛ وتختلف الوتيرة أو الاستخدامات لدى %n وكلاء.</numerusform>
    <numerusform>لا يتغير ما يجوز جلبه لأحد؛ وتختلف الوتيرة أو الاستخدامات لدى %n وكيلًا.</numerusform>
    <numerusform>لا يتغير ما يجوز جلبه لأحد؛ وتختلف الوتيرة أو الاستخدامات لدى %n وكيل.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>dialect</name>
  <message>
   <source>every agent that is not listed may fetch everything</source>
   <translation>كل وكيل غير مدرج يجوز له جلب كل شيء</translation>
  </message>
  <message>
   <source>an agent that is not listed may fetch nothing</source>
   <translation>الوكيل غير المدرج لا يجوز له جلب أي شيء</translation>
  </message>
  <message>
   <source>may fetch what no disallow path forbids</source>
   <translation>يجوز له جلب ما لا يمنعه أي مسار disallow</translation>
  </message>
  <message>
   <source>may fetch only what an allow path opens</source>
   <translation>لا يجوز له إلا جلب ما يفتحه مسار allow</translation>
  </message>
  <message>
   <source>fetches a page because a user asked for it</source>
   <translation>يجلب صفحة لأن مستخدمًا طلبها</translation>
  </message>
  <message>
   <source>builds a search index</source>
   <translation>يبني فهرس بحث</translation>
  </message>
  <message>
   <source>collects text to train models</source>
   <translation>يجمع النصوص لتدريب النماذج</translation>
  </message>
  <message>
   <source>Schema</source>
   <translation>المخطط</translation>
  </message>
  <message>
   <source>The schema that the entity follows.</source>
   <translation>المخطط الذي يتبعه الكيان.</translation>
  </message>
  <message>
   <source>Id</source>
   <translation>المعرّف</translation>
  </message>
  <message>
   <source>The entity's identity, a ULID: 26 characters that sort by time. The rendered header quotes it.</source>
   <translation>هوية الكيان، وهي ULID: ‏26 محرفًا تُرتَّب حسب الزمن. تذكرها الترويسة المولَّدة.</translation>
  </message>
  <message>
   <source>Slug</source>
   <translation>الاسم المختصر</translation>
  </message>
  <message>
   <source>The entity's short name; the rendered header names its source by it.</source>
   <translation>الاسم القصير للكيان؛ به تسمّي الترويسة المولَّدة مصدرها.</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>النوع</translation>
  </message>
  <message>
   <source>The kind of entity.</source>
   <translation>نوع الكيان.</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>الإصدار</translation>
  </message>
  <message>
   <source>The version of this policy.</source>
   <translation>إصدار هذه السياسة.</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>العنوان</translation>
  </message>
  <message>
   <source>The name of the site; the rendered file begins with it.</source>
   <translation>اسم الموقع؛ به يبدأ الملف المولَّد.</translation>
  </message>
  <message>
   <source>Documentation</source>
   <translation>التوثيق</translation>
  </message>
  <message>
   <source>Where people can read about the policy; named in the rendered header.</source>
   <translation>حيث يمكن للناس القراءة عن السياسة؛ يُذكر في الترويسة المولَّدة.</translation>
  </message>
  <message>
   <source>Sitemap</source>
   <translation>خريطة الموقع</translation>
  </message>
  <message>
   <source>The sitemap; rendered as a Sitemap line.</source>
   <translation>خريطة الموقع؛ تُولَّد سطر Sitemap.</translation>
  </message>
  <message>
   <source>LLM index</source>
   <translation>فهرس LLM</translation>
  </message>
  <message>
   <source>The index of texts for language models; rendered as a comment at the end.</source>
   <translation>فهرس النصوص لنماذج اللغة؛ يُولَّد تعليقًا في النهاية.</translation>
  </message>
  <message>
   <source>Default policy</source>
   <translation>السياسة الافتراضية</translation>
  </message>
  <message>
   <source>What applies to every agent that is not listed. Without it nothing can be rendered.</source>
   <translation>ما يسري على كل وكيل غير مدرج. لا يمكن توليد شيء بدونه.</translation>
  </message>
  <message>
   <source>Notes on roles</source>
   <translation>ملاحظات الأدوار</translation>
  </message>
  <message>
   <source>For each role a text that the rendered role comment ends with, in brackets or not.</source>
   <translation>لكل دور نص ينتهي به تعليق الدور المولَّد، بين قوسين أو بدونهما.</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>الوكلاء</translation>
  </message>
  <message>
   <source>The agents with their own record, in the order in which they are rendered.</source>
   <translation>الوكلاء الذين لهم قيد خاص، بالترتيب الذي يُولَّدون به.</translation>
  </message>
  <message>
   <source>User agent</source>
   <translation>وكيل المستخدم</translation>
  </message>
  <message>
   <source>The agent's product token; every entry needs one and no two may share it.</source>
   <translation>رمز المنتج الخاص بالوكيل؛ كل مدخل يحتاج إلى رمز، ولا يجوز أن يشترك مدخلان في رمز واحد.</translation>
  </message>
  <message>
   <source>Vendor</source>
   <translation>المشغّل</translation>
  </message>
  <message>
   <source>Who operates the agent. It is not rendered.</source>
   <translation>الجهة التي تشغّل الوكيل. لا تُولَّد في الملف.</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>الدور</translation>
  </message>
  <message>
   <source>What the agent comes for. Neighbours with the same role share one comment.</source>
   <translation>الغرض الذي يأتي الوكيل من أجله. المداخل المتجاورة ذات الدور الواحد تقع تحت تعليق واحد.</translation>
  </message>
  <message>
   <source>Policy</source>
   <translation>السياسة</translation>
  </message>
  <message>
   <source>The rule for / that ends the agent's record.</source>
   <translation>قاعدة / التي تختم قيد الوكيل.</translation>
  </message>
  <message>
   <source>Allow</source>
   <translation>السماح</translation>
  </message>
  <message>
   <source>Paths that the agent may fetch, one Allow line each.</source>
   <translation>المسارات التي يجوز للوكيل جلبها، سطر Allow لكل منها.</translation>
  </message>
  <message>
   <source>Disallow</source>
   <translation>المنع</translation>
  </message>
  <message>
   <source>Paths that the agent must not fetch, one Disallow line each.</source>
   <translation>المسارات التي لا يجوز للوكيل جلبها، سطر Disallow لكل منها.</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>ملاحظات</translation>
  </message>
  <message>
   <source>Why the entry is as it is; rendered as comment lines above its record.</source>
   <translation>سبب كون المدخل على حاله؛ تُولَّد أسطر تعليق فوق قيده.</translation>
  </message>
  <message>
   <source>Purpose</source>
   <translation>الغرض</translation>
  </message>
  <message>
   <source>What the policy is for, in a few sentences. People read it; it is not rendered.</source>
   <translation>الغرض من السياسة في جمل قليلة. يقرؤه الناس؛ ولا يُولَّد في الملف.</translation>
  </message>
  <message>
   <source>Provenance</source>
   <translation>المنشأ</translation>
  </message>
  <message>
   <source>Where the entity comes from: who or what made it, when, and why. It is not rendered.</source>
   <translation>من أين جاء الكيان: من أنشأه أو ما أنشأه، ومتى ولماذا. لا يُولَّد في الملف.</translation>
  </message>
  <message>
   <source>Taxonomy</source>
   <translation>التصنيف</translation>
  </message>
  <message>
   <source>Topics and keywords by which the entity is found. It is not rendered.</source>
   <translation>الموضوعات والكلمات المفتاحية التي يُعثر بها على الكيان. لا تُولَّد في الملف.</translation>
  </message>
  <message>
   <source>Relationships</source>
   <translation>العلاقات</translation>
  </message>
  <message>
   <source>Other entities that this one depends on, belongs with or makes possible, each with a reason. It is not rendered.</source>
   <translation>الكيانات الأخرى التي يعتمد عليها هذا الكيان أو يتصل بها أو يتيحها، مع سبب لكل منها. لا تُولَّد في الملف.</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>الجودة</translation>
  </message>
  <message>
   <source>How complete the entity is, and who reviewed it when. It is not rendered.</source>
   <translation>مدى اكتمال الكيان، ومن راجعه ومتى. لا يُولَّد في الملف.</translation>
  </message>
  <message>
   <source>Produces</source>
   <translation>النواتج</translation>
  </message>
  <message>
   <source>The formats that are made from the entity, such as robots.txt. It is not rendered.</source>
   <translation>الصيغ التي تُنشأ من الكيان، مثل robots.txt. لا تُولَّد في الملف.</translation>
  </message>
  <message>
   <source>History</source>
   <translation>السجل الزمني</translation>
  </message>
  <message>
   <source>What changed in each version, by whom and why. It is not rendered.</source>
   <translation>ما تغيّر في كل إصدار، ومن غيّره ولماذا. لا يُولَّد في الملف.</translation>
  </message>
  <message>
   <source>RFC 9309 with the extended standard 2.0 and preference signals</source>
   <translation>RFC 9309 مع المعيار الموسّع 2.0 وإشارات التفضيل</translation>
  </message>
  <message>
   <source>v0.2.1 with v0.2.2's age-rating</source>
   <translation>v0.2.1 مع age-rating من v0.2.2</translation>
  </message>
  <message>
   <source>Agents and paths</source>
   <translation>الوكلاء والمسارات</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>الملف كله</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>الساعات والوتيرة</translation>
  </message>
  <message>
   <source>Preference signals</source>
   <translation>إشارات التفضيل</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>يقرؤه القليلون</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>سياسة الذكاء الاصطناعي</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>السلوك</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>الامتثال</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>السلسلة</translation>
  </message>
  <message>
   <source>Meta</source>
   <translation>بيانات وصفية</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>الهوية</translation>
  </message>
  <message>
   <source>Addresses</source>
   <translation>العناوين</translation>
  </message>
  <message>
   <source>About the entity</source>
   <translation>عن الكيان</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>التعليقات</translation>
  </message>
  <message>
   <source>Robot version</source>
   <translation>إصدار الروبوت</translation>
  </message>
  <message>
   <source>Directly after the User-agent lines, 2.0 makes the group one of the extended standard: paths are explicit or shell patterns. An odd second number is experimental, and the group then applies to no agent.</source>
   <translation>إذا جاءت القيمة 2.0 بعد أسطر User-agent مباشرةً صارت المجموعة من مجموعات المعيار الموسّع: المسارات صريحة أو أنماط shell. الرقم الثاني الفردي تجريبي، وعندئذ لا تسري المجموعة على أحد.</translation>
  </message>
  <message>
   <source>Visit time</source>
   <translation>وقت الزيارة</translation>
  </message>
  <message>
   <source>Opens the site to the group's crawlers only in these hours, in UTC, both ends included. An end before its start runs past midnight; several lines are several windows.</source>
   <translation>يفتح الموقع لزواحف المجموعة في هذه الساعات وحدها، بتوقيت UTC، والطرفان مشمولان. النهاية التي تسبق البداية تمتد إلى ما بعد منتصف الليل؛ وتعدد الأسطر يعني تعدد النوافذ الزمنية.</translation>
  </message>
  <message>
   <source>Request rate</source>
   <translation>معدل الطلبات</translation>
  </message>
  <message>
   <source>At most so many documents in so many seconds (s), minutes (m) or hours (h), optionally only in a window of the day in UTC. Of several that apply the slowest counts.</source>
   <translation>هذا العدد من المستندات على الأكثر خلال هذا العدد من الثواني (s) أو الدقائق (m) أو الساعات (h)، ويمكن حصره في نافذة من اليوم بتوقيت UTC. إذا انطبقت عدة معدلات فالعبرة بالأبطأ.</translation>
  </message>
  <message>
   <source>Comment</source>
   <translation>تعليق</translation>
  </message>
  <message>
   <source>A message for the people who run the robot: it is asked to pass the line on to them. It decides nothing.</source>
   <translation>رسالة إلى القائمين على الروبوت: يُطلب منه تمرير السطر إليهم. لا تقرر شيئًا.</translation>
  </message>
  <message>
   <source>Names a crawler that the rules below are for, by its product token; * means every crawler that no group names. Several lines in a row share one group.</source>
   <translation>يسمّي زاحفًا تخصّه القواعد التالية، برمز المنتج؛ و* تعني كل زاحف لا تسمّيه أي مجموعة. الأسطر المتتالية تشترك في مجموعة واحدة.</translation>
  </message>
  <message>
   <source>Lets the group's crawlers fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides, and at equal length Allow does.</source>
   <translation>يتيح لزواحف المجموعة جلب ما يبدأ بهذا المسار؛ * تقوم مقام أي تتابع من المحارف، و$ في الآخر تعني النهاية. أطول قاعدة مطابقة هي التي تحسم، وعند تساوي الطول تحسم Allow.</translation>
  </message>
  <message>
   <source>Forbids the group's crawlers to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides; an empty value is not a rule.</source>
   <translation>يمنع زواحف المجموعة من جلب ما يبدأ بهذا المسار؛ * تقوم مقام أي تتابع من المحارف، و$ في الآخر تعني النهاية. أطول قاعدة مطابقة هي التي تحسم؛ والقيمة الفارغة ليست قاعدة.</translation>
  </message>
  <message>
   <source>Crawl delay</source>
   <translation>مهلة الزحف</translation>
  </message>
  <message>
   <source>Asks for this many seconds between two requests. It is not part of the standard: some crawlers follow it, Googlebot does not.</source>
   <translation>يطلب هذا العدد من الثواني بين كل طلبين. ليس جزءًا من المعيار: بعض الزواحف تتبعه، أما Googlebot فلا.</translation>
  </message>
  <message>
   <source>Says where a sitemap is, as an absolute URL. It belongs to no group and may appear anywhere.</source>
   <translation>يبيّن موضع خريطة الموقع، بعنوان URL مطلق. لا ينتمي إلى أي مجموعة ويجوز وضعه في أي مكان.</translation>
  </message>
  <message>
   <source>Discovery file</source>
   <translation>ملف الاكتشاف</translation>
  </message>
  <message>
   <source>Points at a file of the same site that is written for AI systems, as an absolute URL. It belongs to no group and is read by few.</source>
   <translation>يشير إلى ملف في الموقع نفسه مكتوب لأنظمة الذكاء الاصطناعي، بعنوان URL مطلق. لا ينتمي إلى أي مجموعة ويقرؤه القليلون.</translation>
  </message>
  <message>
   <source>Host</source>
   <translation>المضيف</translation>
  </message>
  <message>
   <source>Named a site's main mirror for Yandex, which stopped reading it in 2018 and wants redirects instead. It decides nothing here.</source>
   <translation>كان يسمّي المرآة الرئيسية للموقع لـ Yandex الذي توقف عن قراءته عام 2018 ويطلب إعادة التوجيه بدلًا منه. لا يقرر شيئًا هنا.</translation>
  </message>
  <message>
   <source>Clean parameters</source>
   <translation>معاملات زائدة</translation>
  </message>
  <message>
   <source>Names query parameters that do not change a page, for Yandex, with an optional path. No other large crawler reads it and it decides nothing here.</source>
   <translation>يخبر Yandex بمعاملات الاستعلام التي لا تغيّر الصفحة، مع مسار اختياري. لا يقرؤه أي زاحف كبير آخر ولا يقرر شيئًا هنا.</translation>
  </message>
  <message>
   <source>No index</source>
   <translation>بلا فهرسة</translation>
  </message>
  <message>
   <source>Was read by Google, unofficially and until 2019; use the robots meta tag or the X-Robots-Tag header instead. It decides nothing here.</source>
   <translation>كان Google يقرؤه قراءة غير رسمية حتى عام 2019؛ استخدم وسم robots meta أو ترويسة X-Robots-Tag بدلًا منه. لا يقرر شيئًا هنا.</translation>
  </message>
  <message>
   <source>No follow</source>
   <translation>بلا تتبّع</translation>
  </message>
  <message>
   <source>Means something only as a robots meta tag or in the X-Robots-Tag header; no large crawler reads it in this file. It decides nothing here.</source>
   <translation>لا معنى له إلا في وسم robots meta أو في ترويسة X-Robots-Tag؛ ولا يقرؤه أي زاحف كبير في هذا الملف. لا يقرر شيئًا هنا.</translation>
  </message>
  <message>
   <source>No archive</source>
   <translation>بلا أرشفة</translation>
  </message>
  <message>
   <source>may be indexed</source>
   <translation>تجوز فهرسته</translation>
  </message>
  <message>
   <source>must not be fetched at all</source>
   <translation>لا يجوز جلبه إطلاقًا</translation>
  </message>
  <message>
   <source>the agent asks the site first and keeps to the answer</source>
   <translation>يسأل الوكيل الموقع أولًا ويلتزم بالإجابة</translation>
  </message>
  <message>
   <source>the content may be processed</source>
   <translation>تجوز معالجة المحتوى</translation>
  </message>
  <message>
   <source>the content must not be processed</source>
   <translation>لا تجوز معالجة المحتوى</translation>
  </message>
  <message>
   <source>may be summarised for a user</source>
   <translation>يجوز تلخيصه لمستخدم</translation>
  </message>
  <message>
   <source>must not be summarised</source>
   <translation>لا يجوز تلخيصه</translation>
  </message>
  <message>
   <source>may be reworded, translated, adapted</source>
   <translation>تجوز إعادة صياغته وترجمته وتكييفه</translation>
  </message>
  <message>
   <source>must not be reworded, translated or adapted</source>
   <translation>لا تجوز إعادة صياغته ولا ترجمته ولا تكييفه</translation>
  </message>
  <message>
   <source>may be used to train models</source>
   <translation>يجوز استخدامه لتدريب النماذج</translation>
  </message>
  <message>
   <source>must not be used to train models</source>
   <translation>لا يجوز استخدامه لتدريب النماذج</translation>
  </message>
  <message>
   <source>may be used to earn money</source>
   <translation>يجوز استخدامه لكسب المال</translation>
  </message>
  <message>
   <source>must not be used to earn money</source>
   <translation>لا يجوز استخدامه لكسب المال</translation>
  </message>
  <message>
   <source>excerpts of any length</source>
   <translation>اقتباسات بأي طول</translation>
  </message>
  <message>
   <source>no excerpts</source>
   <translation>بلا اقتباسات</translation>
  </message>
  <message>
   <source>under 50 words of source text; attribution, URLs and metadata do not count</source>
   <translation>أقل من 50 كلمة من نص المصدر؛ ولا يُحسب ذكر المصدر وعناوين URL والبيانات الوصفية</translation>
  </message>
  <message>
   <source>copies may be kept</source>
   <translation>يجوز الاحتفاظ بنسخ</translation>
  </message>
  <message>
   <source>no copies, not even for the session</source>
   <translation>بلا نسخ، ولا حتى خلال الجلسة</translation>
  </message>
  <message>
   <source>in memory for this session only: no disk, no database, no vector store</source>
   <translation>في الذاكرة لهذه الجلسة فقط: لا قرص ولا قاعدة بيانات ولا مخزن متجهات</translation>
  </message>
  <message>
   <source>competitors may use it too</source>
   <translation>يجوز للمنافسين أيضًا استخدامه</translation>
  </message>
  <message>
   <source>a competitor in the declared market must not use it</source>
   <translation>لا يجوز لمنافس في السوق المعلن استخدامه</translation>
  </message>
  <message>
   <source>may be used to build a profile of the user</source>
   <translation>يجوز استخدامه لبناء ملف تعريف للمستخدم</translation>
  </message>
  <message>
   <source>no profile of the user from this content</source>
   <translation>لا ملف تعريف للمستخدم من هذا المحتوى</translation>
  </message>
  <message>
   <source>the agent names itself in X-Agent-Identity</source>
   <translation>يعرّف الوكيل بنفسه في X-Agent-Identity</translation>
  </message>
  <message>
   <source>the agent need not name itself</source>
   <translation>لا يلزم الوكيل أن يعرّف بنفسه</translation>
  </message>
  <message>
   <source>agents say truthfully what they are</source>
   <translation>يفصح الوكلاء بصدق عن ماهيتهم</translation>
  </message>
  <message>
   <source>must be given</source>
   <translation>يجب ذكره</translation>
  </message>
  <message>
   <source>is welcome</source>
   <translation>مرحّب به</translation>
  </message>
  <message>
   <source>is not needed</source>
   <translation>غير لازم</translation>
  </message>
  <message>
   <source>the agent chooses a sensible pace itself</source>
   <translation>يختار الوكيل بنفسه وتيرة معقولة</translation>
  </message>
  <message>
   <source>views of their authors</source>
   <translation>آراء كتّابها</translation>
  </message>
  <message>
   <source>reporting on current events</source>
   <translation>تغطية الأحداث الجارية</translation>
  </message>
  <message>
   <source>facts to look up</source>
   <translation>حقائق يُرجع إليها</translation>
  </message>
  <message>
   <source>not meant to be taken literally</source>
   <translation>لا يُقصد أخذه حرفيًا</translation>
  </message>
  <message>
   <source>offers and advertising</source>
   <translation>عروض وإعلانات</translation>
  </message>
  <message>
   <source>studies and their data</source>
   <translation>دراسات وبياناتها</translation>
  </message>
  <message>
   <source>a private person's pages</source>
   <translation>صفحات شخص عادي</translation>
  </message>
  <message>
   <source>a human reviews everything before it is published</source>
   <translation>يراجع إنسان كل شيء قبل نشره</translation>
  </message>
  <message>
   <source>published without review</source>
   <translation>يُنشر بلا مراجعة</translation>
  </message>
  <message>
   <source>some of it is reviewed</source>
   <translation>يُراجع بعضه</translation>
  </message>
  <message>
   <source>AI helped to write the content</source>
   <translation>ساعد الذكاء الاصطناعي في كتابة المحتوى</translation>
  </message>
  <message>
   <source>written without AI</source>
   <translation>كُتب بدون ذكاء اصطناعي</translation>
  </message>
  <message>
   <source>AI helped with some of it</source>
   <translation>ساعد الذكاء الاصطناعي في بعضه</translation>
  </message>
  <message>
   <source>fit for everybody</source>
   <translation>مناسب للجميع</translation>
  </message>
  <message>
   <source>fit from the age of 7</source>
   <translation>مناسب من عمر 7 سنوات</translation>
  </message>
  <message>
   <source>fit from the age of 13</source>
   <translation>مناسب من عمر 13 سنة</translation>
  </message>
  <message>
   <source>fit from the age of 16</source>
   <translation>مناسب من عمر 16 سنة</translation>
  </message>
  <message>
   <source>for adults only</source>
   <translation>للبالغين فقط</translation>
  </message>
  <message>
   <source>changes all the time</source>
   <translation>يتغير باستمرار</translation>
  </message>
  <message>
   <source>changes about once a day</source>
   <translation>يتغير مرة في اليوم تقريبًا</translation>
  </message>
  <message>
   <source>changes about once a week</source>
   <translation>يتغير مرة في الأسبوع تقريبًا</translation>
  </message>
  <message>
   <source>changes about once a month</source>
   <translation>يتغير مرة في الشهر تقريبًا</translation>
  </message>
  <message>
   <source>changes now and then</source>
   <translation>يتغير بين حين وآخر</translation>
  </message>
  <message>
   <source>is not meant to change</source>
   <translation>لا يُنتظر أن يتغير</translation>
  </message>
  <message>
   <source>the last update changed what the policy says</source>
   <translation>غيّر آخر تحديث ما تقوله السياسة</translation>
  </message>
  <message>
   <source>the last update changed no meaning</source>
   <translation>لم يغيّر آخر تحديث المعنى</translation>
  </message>
  <message>
   <source>Names an agent that the path rules below are for; * means every agent that no group names. Several lines in a row share one group.</source>
   <translation>يسمّي وكيلًا تخصّه قواعد المسارات التالية؛ و* تعني كل وكيل لا تسمّيه أي مجموعة. الأسطر المتتالية تشترك في مجموعة واحدة.</translation>
  </message>
  <message>
   <source>Leaves open to the group's agents what begins with this path. It may only narrow: what robots.txt forbids stays forbidden.</source>
   <translation>يترك مفتوحًا لوكلاء المجموعة ما يبدأ بهذا المسار. لا يجوز له إلا التضييق: ما يمنعه robots.txt يبقى ممنوعًا.</translation>
  </message>
  <message>
   <source>Forbids the group's agents to fetch what begins with this path; * stands for any run of characters and a final $ for the end. The longest rule that matches decides.</source>
   <translation>يمنع وكلاء المجموعة من جلب ما يبدأ بهذا المسار؛ * تقوم مقام أي تتابع من المحارف، و$ في الآخر تعني النهاية. أطول قاعدة مطابقة هي التي تحسم.</translation>
  </message>
  <message>
   <source>Crawl</source>
   <translation>الزحف</translation>
  </message>
  <message>
   <source>Whether agents may fetch and index this site at all. A no or ask here decides the fetch itself.</source>
   <translation>هل يجوز للوكلاء جلب هذا الموقع وفهرسته أصلًا. القيمة no أو ask هنا تحسم الجلب نفسه.</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>القراءة</translation>
  </message>
  <message>
   <source>Whether agents may process the content of a page. A no here forbids every use below it.</source>
   <translation>هل يجوز للوكلاء معالجة محتوى الصفحة. القيمة no هنا تمنع كل استخدام تحتها.</translation>
  </message>
  <message>
   <source>Summarise</source>
   <translation>التلخيص</translation>
  </message>
  <message>
   <source>Whether agents may give a user a summary of the content.</source>
   <translation>هل يجوز للوكلاء تقديم ملخص للمحتوى إلى مستخدم.</translation>
  </message>
  <message>
   <source>Quote</source>
   <translation>الاقتباس</translation>
  </message>
  <message>
   <source>Whether agents may repeat excerpts word for word; short-only keeps each quote under 50 words of source text.</source>
   <translation>هل يجوز للوكلاء نقل مقتطفات حرفيًا؛ والقيمة short-only تبقي كل اقتباس دون 50 كلمة من نص المصدر.</translation>
  </message>
  <message>
   <source>Derive</source>
   <translation>الاشتقاق</translation>
  </message>
  <message>
   <source>Whether agents may reword, translate, restyle or adapt the content. Summaries and quotes have their own directives.</source>
   <translation>هل يجوز للوكلاء إعادة صياغة المحتوى أو ترجمته أو تغيير أسلوبه أو تكييفه. للملخصات والاقتباسات توجيهاتها الخاصة.</translation>
  </message>
  <message>
   <source>Train</source>
   <translation>التدريب</translation>
  </message>
  <message>
   <source>Whether the content may be used to train an AI model.</source>
   <translation>هل يجوز استخدام المحتوى لتدريب نموذج ذكاء اصطناعي.</translation>
  </message>
  <message>
   <source>Store</source>
   <translation>التخزين</translation>
  </message>
  <message>
   <source>Whether agents may keep copies; session-only means in memory until the session ends, never in a database, index or vector store.</source>
   <translation>هل يجوز للوكلاء الاحتفاظ بنسخ؛ والقيمة session-only تعني في الذاكرة حتى نهاية الجلسة، لا في قاعدة بيانات ولا فهرس ولا مخزن متجهات.</translation>
  </message>
  <message>
   <source>Compete</source>
   <translation>المنافسة</translation>
  </message>
  <message>
   <source>Whether a direct competitor may use the content. A competitor earns its main revenue in the declared market; an agent that serves an ordinary user does not compete.</source>
   <translation>هل يجوز لمنافس مباشر استخدام المحتوى. المنافس هو من يكسب دخله الرئيسي في السوق المعلن؛ أما الوكيل الذي يخدم مستخدمًا عاديًا فلا ينافس.</translation>
  </message>
  <message>
   <source>Market</source>
   <translation>السوق</translation>
  </message>
  <message>
   <source>Names your main market in your own words, so that agents can tell whether compete: no applies to them. It is about the whole file.</source>
   <translation>يسمّي سوقك الرئيسي بكلماتك، ليعرف الوكلاء هل يخاطبهم compete: no. يخص الملف كله.</translation>
  </message>
  <message>
   <source>Personalise</source>
   <translation>التخصيص</translation>
  </message>
  <message>
   <source>Whether agents may build a profile of their user from this content.</source>
   <translation>هل يجوز للوكلاء بناء ملف تعريف لمستخدمهم من هذا المحتوى.</translation>
  </message>
  <message>
   <source>Monetise</source>
   <translation>تحقيق الدخل</translation>
  </message>
  <message>
   <source>Whether agents may use the content to earn money.</source>
   <translation>هل يجوز للوكلاء استخدام المحتوى لكسب المال.</translation>
  </message>
  <message>
   <source>Attribution</source>
   <translation>ذكر المصدر</translation>
  </message>
  <message>
   <source>Whether agents must credit the source.</source>
   <translation>هل يجب على الوكلاء ذكر المصدر.</translation>
  </message>
  <message>
   <source>Link back</source>
   <translation>رابط إلى الأصل</translation>
  </message>
  <message>
   <source>Whether agents must link to the original page.</source>
   <translation>هل يجب على الوكلاء وضع رابط إلى الصفحة الأصلية.</translation>
  </message>
  <message>
   <source>Rate</source>
   <translation>المعدل</translation>
  </message>
  <message>
   <source>At most this many requests a minute, or polite to leave the pace to the agent. It joins the rates of the other files; the slowest counts.</source>
   <translation>هذا العدد من الطلبات في الدقيقة على الأكثر، أو polite لترك الوتيرة للوكيل. ينضم إلى معدلات الملفات الأخرى؛ والعبرة بالأبطأ.</translation>
  </message>
  <message>
   <source>Announce</source>
   <translation>التعريف</translation>
  </message>
  <message>
   <source>Whether agents must name themselves before they crawl, in the header X-Agent-Identity.</source>
   <translation>هل يجب على الوكلاء التعريف بأنفسهم قبل الزحف، في الترويسة X-Agent-Identity.</translation>
  </message>
  <message>
   <source>Honest</source>
   <translation>الصدق</translation>
  </message>
  <message>
   <source>Agents say truthfully what they are. There is no other value than yes.</source>
   <translation>يفصح الوكلاء بصدق عن ماهيتهم. لا قيمة أخرى غير yes.</translation>
  </message>
  <message>
   <source>Content type</source>
   <translation>نوع المحتوى</translation>
  </message>
  <message>
   <source>What kind of content the site mainly has, as its owner describes it. It is about the whole file.</source>
   <translation>نوع المحتوى الغالب على الموقع، بحسب مالكه. يخص الملف كله.</translation>
  </message>
  <message>
   <source>Editorial review</source>
   <translation>المراجعة التحريرية</translation>
  </message>
  <message>
   <source>Whether a human reviews the content before it is published. It is about the whole file.</source>
   <translation>هل يراجع إنسان المحتوى قبل نشره. يخص الملف كله.</translation>
  </message>
  <message>
   <source>AI assisted</source>
   <translation>بمساعدة الذكاء الاصطناعي</translation>
  </message>
  <message>
   <source>Whether AI was used to help write the content. It is about the whole file.</source>
   <translation>هل استُخدم الذكاء الاصطناعي للمساعدة في كتابة المحتوى. يخص الملف كله.</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>اللغة</translation>
  </message>
  <message>
   <source>The main language of the site, as a language tag. It is about the whole file.</source>
   <translation>اللغة الرئيسية للموقع، بصيغة وسم لغة. يخص الملف كله.</translation>
  </message>
  <message>
   <source>Age rating</source>
   <translation>التصنيف العمري</translation>
  </message>
  <message>
   <source>From which age the content is fit. A path after a colon narrows it to what begins with that path, and the longest path that matches decides.</source>
   <translation>العمر الذي يناسبه المحتوى فما فوق. المسار بعد نقطتين يحصره فيما يبدأ بذلك المسار، وأطول مسار مطابق هو الذي يحسم.</translation>
  </message>
  <message>
   <source>Report to</source>
   <translation>جهة الإبلاغ</translation>
  </message>
  <message>
   <source>Where to report agents that break this policy: a URL or a mail address. Several lines are several places; it is about the whole file.</source>
   <translation>أين يُبلَّغ عن الوكلاء الذين يخالفون هذه السياسة: عنوان URL أو عنوان بريد. تعدد الأسطر يعني تعدد الجهات؛ ويخص الملف كله.</translation>
  </message>
  <message>
   <source>The policy file that fills in what this one leaves unstated. It counts only on the last line that is neither blank nor a comment, and at most three files are followed.</source>
   <translation>ملف السياسة الذي يكمل ما يتركه هذا الملف unstated. لا يُحتسب إلا في آخر سطر ليس فارغًا ولا تعليقًا، وتُتبع ثلاثة ملفات على الأكثر.</translation>
  </message>
  <message>
   <source>Specification version</source>
   <translation>إصدار المواصفة</translation>
  </message>
  <message>
   <source>The version of the specification that the file is written for.</source>
   <translation>إصدار المواصفة الذي كُتب الملف له.</translation>
  </message>
  <message>
   <source>Last update</source>
   <translation>آخر تحديث</translation>
  </message>
  <message>
   <source>When the file was last changed, to the minute, in UTC.</source>
   <translation>وقت آخر تغيير للملف، بدقة الدقيقة، بتوقيت UTC.</translation>
  </message>
  <message>
   <source>Update frequency</source>
   <translation>تواتر التحديث</translation>
  </message>
  <message>
   <source>How often agents should expect the file to change.</source>
   <translation>كم مرة ينبغي للوكلاء توقع تغيّر الملف.</translation>
  </message>
  <message>
   <source>Significant change</source>
   <translation>تغيير جوهري</translation>
  </message>
  <message>
   <source>Whether the last update changed what the policy says.</source>
   <translation>هل غيّر آخر تحديث ما تقوله السياسة.</translation>
  </message>
  <message>
   <source>Authored by</source>
   <translation>الكاتب</translation>
  </message>
  <message>
   <source>Who wrote the file.</source>
   <translation>من كتب الملف.</translation>
  </message>
  <message>
   <source>Contact</source>
   <translation>جهة الاتصال</translation>
  </message>
  <message>
   <source>Where to ask about the policy: a mail address, a URL or plain text.</source>
   <translation>أين يُسأل عن السياسة: عنوان بريد أو عنوان URL أو نص عادي.</translation>
  </message>
  <message>
   <source>Jurisdiction</source>
   <translation>الولاية القضائية</translation>
  </message>
  <message>
   <source>Which country's law the site owner appeals to.</source>
   <translation>قانون أي بلد يحتكم إليه مالك الموقع.</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>الرخصة</translation>
  </message>
  <message>
   <source>The licence of the site's content.</source>
   <translation>رخصة محتوى الموقع.</translation>
  </message>
  <message>
   <source>Chain id</source>
   <translation>معرّف السلسلة</translation>
  </message>
  <message>
   <source>A name for this file that stays the same on every mirror, so that agents notice a chain that comes back to it.</source>
   <translation>اسم لهذا الملف يبقى نفسه على كل مرآة، ليلاحظ الوكلاء السلسلة التي تعود إليه.</translation>
  </message>
  <message>
   <source>y or n: use the content to train AI models</source>
   <translation>‏y أو n: استخدام المحتوى لتدريب نماذج الذكاء الاصطناعي</translation>
  </message>
  <message>
   <source>y or n: give the content to an AI model while it answers</source>
   <translation>‏y أو n: تقديم المحتوى إلى نموذج ذكاء اصطناعي أثناء إجابته</translation>
  </message>
  <message>
   <source>y or n: use the content in a search index that leads back here</source>
   <translation>‏y أو n: استخدام المحتوى في فهرس بحث يعيد الزائر إلى هنا</translation>
  </message>
  <message>
   <source>yes or no: build a search index and show links and short excerpts</source>
   <translation>‏yes أو no: بناء فهرس بحث وعرض روابط ومقتطفات قصيرة</translation>
  </message>
  <message>
   <source>yes or no: feed the content into a model to answer a question</source>
   <translation>‏yes أو no: إدخال المحتوى في نموذج للإجابة عن سؤال</translation>
  </message>
  <message>
   <source>yes or no: train or fine-tune AI models</source>
   <translation>‏yes أو no: تدريب نماذج الذكاء الاصطناعي أو ضبطها</translation>
  </message>
  <message>
   <source>immediate, reference or full: how much of the content may be shown</source>
   <translation>‏immediate أو reference أو full: كم يجوز عرضه من المحتوى</translation>
  </message>
  <message>
   <source>Agent purpose</source>
   <translation>غرض الوكيل</translation>
  </message>
  <message>
   <source>Was proposed to name agents by what they do instead of by their token. No crawler is known to read it and it decides nothing here.</source>
   <translation>اقتُرح لتسمية الوكلاء بما يفعلونه بدلًا من رمزهم. لا يُعرف زاحف يقرؤه ولا يقرر شيئًا هنا.</translation>
  </message>
  <message>
   <source>Content usage</source>
   <translation>استخدام المحتوى</translation>
  </message>
  <message>
   <source>Says for a path (none means all) which uses are wanted: y or n for each of train-ai, ai-use and search; none of them stands for another. It is about use after the fetch: it never changes what may be fetched, and says nothing about a path that a rule denies.</source>
   <translation>يبيّن لمسار (وغيابه يعني الكل) الاستخدامات المرغوبة: y أو n لكل من train-ai وai-use وsearch؛ ولا يقوم أي منها مقام غيره. يتعلق بالاستخدام بعد الجلب: لا يغيّر أبدًا ما يجوز جلبه، ولا يقول شيئًا عن مسار تمنعه قاعدة.</translation>
  </message>
  <message>
   <source>Content signal</source>
   <translation>إشارة المحتوى</translation>
  </message>
  <message>
   <source>Says with yes or no which uses are wanted; what is left out is neither granted nor refused. use= says how much may be shown: immediate, reference or full. It never changes what may be fetched.</source>
   <translation>تبيّن بـ yes أو no الاستخدامات المرغوبة؛ وما يُترك لا يُمنح ولا يُرفض. وتبيّن ‎use=‎ كم يجوز عرضه: immediate أو reference أو full. لا تغيّر أبدًا ما يجوز جلبه.</translation>
  </message>
  <message>
   <source>Allow AI training</source>
   <translation>السماح بتدريب الذكاء الاصطناعي</translation>
  </message>
  <message>
   <source>Permits training of AI models with what begins with this path; matched like Allow. Google takes it for Allow; for all others it never changes what may be fetched.</source>
   <translation>يسمح بتدريب نماذج الذكاء الاصطناعي على ما يبدأ بهذا المسار؛ ويُطابَق مثل Allow. يعدّه Google ‏Allow؛ أما لدى سائر الوكلاء فلا يغيّر أبدًا ما يجوز جلبه.</translation>
  </message>
  <message>
   <source>Disallow AI training</source>
   <translation>منع تدريب الذكاء الاصطناعي</translation>
  </message>
  <message>
   <source>Refuses training of AI models with what begins with this path; matched like Disallow. Google takes it for Disallow; for all others it never changes what may be fetched.</source>
   <translation>يرفض تدريب نماذج الذكاء الاصطناعي على ما يبدأ بهذا المسار؛ ويُطابَق مثل Disallow. يعدّه Google ‏Disallow؛ أما لدى سائر الوكلاء فلا يغيّر أبدًا ما يجوز جلبه.</translation>
  </message>
  <message>
   <source>Licence file</source>
   <translation>ملف الرخصة</translation>
  </message>
  <message>
   <source>Points at a licence file that says on which terms the content may be used, as an absolute URL. It belongs to no group and never changes what may be fetched.</source>
   <translation>يشير إلى ملف رخصة يبيّن شروط استخدام المحتوى، بعنوان URL مطلق. لا ينتمي إلى أي مجموعة ولا يغيّر أبدًا ما يجوز جلبه.</translation>
  </message>
  <message>
   <source>Comment of the file</source>
   <translation>تعليق الملف</translation>
  </message>
  <message>
   <source>The comment lines at the top of the file, for people: whose file it is, and why it is as it is. Agents pass over them.</source>
   <translation>أسطر التعليق في أعلى الملف، وهي للناس: لمن الملف، ولماذا هو على حاله. يتجاوزها الوكلاء.</translation>
  </message>
  <message>
   <source>Comment of the group</source>
   <translation>تعليق المجموعة</translation>
  </message>
  <message>
   <source>The comment lines directly above the group. They move with it, and agents pass over them.</source>
   <translation>أسطر التعليق فوق المجموعة مباشرةً. تنتقل معها، ويتجاوزها الوكلاء.</translation>
  </message>
  <message>
   <source>Comment of the rule</source>
   <translation>تعليق القاعدة</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen rule's line. Agents pass over it.</source>
   <translation>التعليق في نهاية سطر القاعدة المختارة. يتجاوزه الوكلاء.</translation>
  </message>
  <message>
   <source>Comment of the block</source>
   <translation>تعليق الكتلة</translation>
  </message>
  <message>
   <source>The comment lines directly above the block's header. Agents pass over them.</source>
   <translation>أسطر التعليق فوق ترويسة الكتلة مباشرةً. يتجاوزها الوكلاء.</translation>
  </message>
  <message>
   <source>Comment of the value</source>
   <translation>تعليق القيمة</translation>
  </message>
  <message>
   <source>The comment at the end of the chosen value's line. Agents pass over it.</source>
   <translation>التعليق في نهاية سطر القيمة المختارة. يتجاوزه الوكلاء.</translation>
  </message>
  <message>
   <source>Comment of the entry</source>
   <translation>تعليق المدخل</translation>
  </message>
  <message>
   <source>The comment lines directly above the agent's entry. They move with it and stay in the policy: robots.txt gets the notes, not the comments.</source>
   <translation>أسطر التعليق فوق مدخل الوكيل مباشرةً. تنتقل معه وتبقى في السياسة: يأخذ robots.txt الملاحظات دون التعليقات.</translation>
  </message>
  <message>
   <source>Comment of the line</source>
   <translation>تعليق السطر</translation>
  </message>
  <message>
   <source>The comment at the end of the line of the field that you edited last, a path for example. It stays in the policy.</source>
   <translation>التعليق في نهاية سطر الحقل الذي حرّرته آخرًا، مثل مسار. يبقى في السياسة.</translation>
  </message>
 </context>
 <context>
  <name>duty</name>
  <message>
   <source>crawl</source>
   <translation>الزحف</translation>
  </message>
  <message>
   <source>read the content</source>
   <translation>قراءة المحتوى</translation>
  </message>
  <message>
   <source>summarise</source>
   <translation>تلخيصه</translation>
  </message>
  <message>
   <source>quote at any length</source>
   <translation>الاقتباس بأي طول</translation>
  </message>
  <message>
   <source>quote fewer than 50 words</source>
   <translation>اقتباس أقل من 50 كلمة</translation>
  </message>
  <message>
   <source>quote</source>
   <translation>الاقتباس</translation>
  </message>
  <message>
   <source>adapt and translate</source>
   <translation>التكييف والترجمة</translation>
  </message>
  <message>
   <source>adapt or translate</source>
   <translation>التكييف أو الترجمة</translation>
  </message>
  <message>
   <source>train models</source>
   <translation>تدريب النماذج</translation>
  </message>
  <message>
   <source>keep copies</source>
   <translation>الاحتفاظ بنسخ</translation>
  </message>
  <message>
   <source>keep copies until the session ends</source>
   <translation>الاحتفاظ بنسخ حتى نهاية الجلسة</translation>
  </message>
  <message>
   <source>use it against the site in its market</source>
   <translation>استخدامه ضد الموقع في سوقه</translation>
  </message>
  <message>
   <source>profile its user</source>
   <translation>بناء ملف تعريف لمستخدمه</translation>
  </message>
  <message>
   <source>earn money with it</source>
   <translation>كسب المال به</translation>
  </message>
  <message>
   <source>name itself</source>
   <translation>التعريف بنفسه</translation>
  </message>
  <message>
   <source>say truthfully what it is</source>
   <translation>الإفصاح بصدق عن ماهيته</translation>
  </message>
  <message>
   <source>credit the source</source>
   <translation>ذكر المصدر</translation>
  </message>
  <message>
   <source>link back</source>
   <translation>وضع رابط إلى الأصل</translation>
  </message>
  <message>
   <source>keep a polite pace</source>
   <translation>الالتزام بوتيرة مهذبة</translation>
  </message>
  <message>
   <source>show it to readers under 7</source>
   <translation>عرضه على قرّاء دون 7 سنوات</translation>
  </message>
  <message>
   <source>show it to readers under 13</source>
   <translation>عرضه على قرّاء دون 13 سنة</translation>
  </message>
  <message>
   <source>show it to readers under 16</source>
   <translation>عرضه على قرّاء دون 16 سنة</translation>
  </message>
  <message>
   <source>show it to readers under 18</source>
   <translation>عرضه على قرّاء دون 18 سنة</translation>
  </message>
  <message>
   <source>may %1</source>
   <translation>يجوز له %1</translation>
  </message>
  <message>
   <source>must %1</source>
   <translation>يجب عليه %1</translation>
  </message>
  <message>
   <source>must ask before it may %1</source>
   <translation>يجب أن يسأل قبل %1</translation>
  </message>
  <message>
   <source>must not %1</source>
   <translation>لا يجوز له %1</translation>
  </message>
  <message>
   <source>is asked to %1</source>
   <translation>يُطلب منه %1</translation>
  </message>
 </context>
 <context>
  <name>edit</name>
  <message>
   <source>A comment that begins with “meta:” is a meta line. Use the fields for those.</source>
   <translation>التعليق الذي يبدأ بـ «meta:» سطر وصفي. استخدم الحقول المخصصة له.</translation>
  </message>
  <message>
   <source>There is no block [agent: %1].</source>
   <translation>لا توجد كتلة ‎[agent: %1]‎.</translation>
  </message>
  <message>
   <source>There is no such group.</source>
   <translation>لا توجد مثل هذه المجموعة.</translation>
  </message>
  <message>
   <source>%1 has no groups of the extended standard.</source>
   <translation>ليس في %1 مجموعات من المعيار الموسّع.</translation>
  </message>
  <message>
   <source>Robot-version must be directly below the User-agent lines: split the User-agent line and its rule first.</source>
   <translation>يجب أن يقع Robot-version تحت أسطر User-agent مباشرة: اقسم أولًا سطر User-agent وقاعدته.</translation>
  </message>
  <message>
   <source>There are other lines between this group's User-agent lines: separate the groups first.</source>
   <translation>بين أسطر User-agent في هذه المجموعة أسطر أخرى: افصل المجموعات أولًا.</translation>
  </message>
  <message>
   <source>The longest rule decides no longer: every Disallow but a bare * wins over an Allow with a pattern.</source>
   <translation>لم تعد أطول قاعدة تحسم: كل Disallow سوى * وحدها تغلب Allow ذات النمط.</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is refused from now on.</source>
   <translation>ليس في المجموعة إلا قواعد Allow: كل مسار آخر مرفوض من الآن فصاعدًا.</translation>
  </message>
  <message>
   <source>%1 matches this one path, no longer what begins with it: write %2 for the same.</source>
   <translation>‏%1 تطابق هذا المسار وحده، ولم تعد تطابق ما يبدأ به: اكتب %2 للمعنى نفسه.</translation>
  </message>
  <message>
   <source>%1 is a pattern for the whole path: write %2 for the same.</source>
   <translation>‏%1 نمط للمسار كله: اكتب %2 للمعنى نفسه.</translation>
  </message>
  <message>
   <source>The other group for %1 now applies only to robots that do not support 2.0.</source>
   <translation>المجموعة الأخرى للوكيل %1 لا تسري الآن إلا على الروبوتات التي لا تدعم 2.0.</translation>
  </message>
  <message>
   <source>The group has no rules: everything is allowed.</source>
   <translation>المجموعة بلا قواعد: كل شيء مسموح.</translation>
  </message>
  <message>
   <source>%1 has no like in a plain group: ?, sets and values that do not begin with / or * mean something else there.</source>
   <translation>ليس لـ %1 مثيل في مجموعة عادية: ? والمجموعات بين أقواس والقيم التي لا تبدأ بـ / أو * تعني هناك شيئًا آخر.</translation>
  </message>
  <message>
   <source>%1 matches everything that begins with it, not this one path: write %2 for the same.</source>
   <translation>‏%1 تطابق كل ما يبدأ بها، لا هذا المسار وحده: اكتب %2 للمعنى نفسه.</translation>
  </message>
  <message>
   <source>%1 is read as a prefix: write %2 for the same.</source>
   <translation>‏%1 تُقرأ بادئةً: اكتب %2 للمعنى نفسه.</translation>
  </message>
  <message>
   <source>The longest rule that matches decides from now on, and at equal length Allow.</source>
   <translation>أطول قاعدة مطابقة هي التي تحسم من الآن فصاعدًا، وعند تساوي الطول Allow.</translation>
  </message>
  <message>
   <source>The group has Allow rules only: every other path is allowed from now on; add Disallow: / to refuse the rest.</source>
   <translation>ليس في المجموعة إلا قواعد Allow: كل مسار آخر مسموح من الآن فصاعدًا؛ أضف ‎Disallow: /‎ لرفض الباقي.</translation>
  </message>
  <message>
   <source>Without this line the Robot-version below it would count and change what the group means: remove that one first.</source>
   <translation>بدون هذا السطر يُحتسب Robot-version الذي تحته ويغيّر معنى المجموعة: أزل ذاك أولًا.</translation>
  </message>
  <message>
   <source>There is no such rule in this group.</source>
   <translation>لا توجد مثل هذه القاعدة في هذه المجموعة.</translation>
  </message>
  <message>
   <source>There is no such agent in this group.</source>
   <translation>لا يوجد مثل هذا الوكيل في هذه المجموعة.</translation>
  </message>
  <message>
   <source>This rule is on its User-agent line: split the line first, then move the rule.</source>
   <translation>تقع هذه القاعدة على سطر User-agent: اقسم السطر أولًا ثم انقل القاعدة.</translation>
  </message>
  <message>
   <source>An agent with a rule on its line needs a name: split the line first.</source>
   <translation>الوكيل الذي على سطره قاعدة يحتاج إلى اسم: اقسم السطر أولًا.</translation>
  </message>
  <message>
   <source>A group needs an agent: remove the whole group instead.</source>
   <translation>تحتاج المجموعة إلى وكيل: أزل المجموعة كلها بدلًا من ذلك.</translation>
  </message>
  <message>
   <source>A rule is Allow or Disallow.</source>
   <translation>القاعدة إما Allow أو Disallow.</translation>
  </message>
  <message>
   <source>%1 is not in a group for %2.</source>
   <translation>لا يقع %1 في مجموعة من %2.</translation>
  </message>
  <message>
   <source>A group needs at least one agent.</source>
   <translation>تحتاج المجموعة إلى وكيل واحد على الأقل.</translation>
  </message>
  <message>
   <source>%1 has no groups.</source>
   <translation>ليس في %1 مجموعات.</translation>
  </message>
  <message>
   <source>Without this group the policy lines below it would fall into the block [agent: %1] above it: move them up first.</source>
   <translation>بدون هذه المجموعة تقع أسطر السياسة التي تحتها في الكتلة ‎[agent: %1]‎ التي فوقها: انقلها لأعلى أولًا.</translation>
  </message>
  <message>
   <source>A value cannot contain a line break: what follows it would be a separate line.</source>
   <translation>لا يجوز أن تحوي القيمة فاصل أسطر: فما بعده يصير سطرًا مستقلًا.</translation>
  </message>
  <message>
   <source>A value cannot contain a NUL byte.</source>
   <translation>لا يجوز أن تحوي القيمة بايت NUL.</translation>
  </message>
  <message>
   <source>A # would begin a comment here; in a path or URL write %1.</source>
   <translation>هنا تبدأ # تعليقًا؛ في مسار أو عنوان URL اكتب %1.</translation>
  </message>
  <message>
   <source>A # after a space would begin a comment here.</source>
   <translation>هنا تبدأ # بعد فراغ تعليقًا.</translation>
  </message>
  <message>
   <source>A rule cannot be on its User-agent line: add it as a separate line.</source>
   <translation>لا يجوز أن تقع القاعدة على سطر User-agent: أضفها سطرًا مستقلًا.</translation>
  </message>
  <message>
   <source>There is no such line.</source>
   <translation>لا يوجد مثل هذا السطر.</translation>
  </message>
  <message>
   <source>This line has no value.</source>
   <translation>ليس لهذا السطر قيمة.</translation>
  </message>
  <message>
   <source>%1 is not a line about the whole file in %2.</source>
   <translation>‏%1 ليس سطرًا عن الملف كله في %2.</translation>
  </message>
  <message>
   <source>%1 has no meta lines.</source>
   <translation>ليس في %1 أسطر وصفية.</translation>
  </message>
  <message>
   <source>A meta key is a word without a colon.</source>
   <translation>المفتاح الوصفي كلمة بلا نقطتين.</translation>
  </message>
  <message numerus="yes">
   <source>%1 followed the group for %2 until now: its %n lines are copied into the new group, or they would no longer apply to it</source>
   <comment>%1 followed the group for %2 until now: its %n line is copied into the new group, or it would no longer apply to it</comment>
   <translation>
    <numerusform>‏%1 كان يتبع مجموعة %2 حتى الآن: لا أسطر فيها تُنسخ إلى المجموعة الجديدة</numerusform>
    <numerusform>‏%1 كان يتبع مجموعة %2 حتى الآن: نُسخ سطرها إلى المجموعة الجديدة، وإلا لما عاد ينطبق عليه</numerusform>
    <numerusform>‏%1 كان يتبع مجموعة %2 حتى الآن: نُسخ سطراها إلى المجموعة الجديدة، وإلا لما عادا ينطبقان عليه</numerusform>
    <numerusform>‏%1 كان يتبع مجموعة %2 حتى الآن: نُسخت منها %n أسطر إلى المجموعة الجديدة، وإلا لما عادت تنطبق عليه</numerusform>
    <numerusform>‏%1 كان يتبع مجموعة %2 حتى الآن: نُسخ منها %n سطرًا إلى المجموعة الجديدة، وإلا لما عادت تنطبق عليه</numerusform>
    <numerusform>‏%1 كان يتبع مجموعة %2 حتى الآن: نُسخ منها %n سطر إلى المجموعة الجديدة، وإلا لما عادت تنطبق عليه</numerusform>
   </translation>
  </message>
  <message>
   <source>A block needs the name of a category or an agent.</source>
   <translation>تحتاج الكتلة إلى اسم فئة أو وكيل.</translation>
  </message>
  <message>
   <source>A block's name cannot contain a line break, a NUL byte, # or a bracket.</source>
   <translation>لا يجوز أن يحوي اسم الكتلة فاصل أسطر أو بايت NUL أو # أو قوسًا معقوفًا.</translation>
  </message>
  <message>
   <source>%1 has no [agent: …] blocks.</source>
   <translation>ليس في %1 كتل ‎[agent: …]‎.</translation>
  </message>
  <message>
   <source>%1 is not a policy directive of %2.</source>
   <translation>‏%1 ليس توجيه سياسة في %2.</translation>
  </message>
  <message>
   <source>%1 is about the whole file, not about one agent.</source>
   <translation>‏%1 يخص الملف كله، لا وكيلًا واحدًا.</translation>
  </message>
  <message>
   <source>There is a block [agent: %1] already.</source>
   <translation>توجد كتلة ‎[agent: %1]‎ من قبل.</translation>
  </message>
  <message>
   <source>%1 has no chain.</source>
   <translation>ليس في %1 سلسلة.</translation>
  </message>
  <message>
   <source>A comment cannot contain control characters. Remove them.</source>
   <translation>لا يجوز أن يحوي التعليق محارف تحكم. أزلها.</translation>
  </message>
  <message>
   <source>This comment is one line: it cannot contain line ends or other control characters.</source>
   <translation>هذا التعليق سطر واحد: لا يجوز أن يحوي نهايات أسطر ولا محارف تحكم أخرى.</translation>
  </message>
 </context>
 <context>
  <name>export</name>
  <message>
   <source>What %1 can compare.</source>
   <translation>ما يستطيع %1 مقارنته.</translation>
  </message>
  <message>
   <source>An address with a query is refused as soon as it begins like the rule, whatever the query says. A query that %1 cannot read (a semicolon, a damaged escape) counts as none.</source>
   <translation>يُرفض العنوان الذي فيه استعلام متى بدأ بما تقوله القاعدة، أيًا كان الاستعلام. والاستعلام الذي لا يستطيع %1 قراءته (فاصلة منقوطة، ترميز تالف) يُعدّ غائبًا.</translation>
  </message>
  <message>
   <source>More paths are refused than the rule says.</source>
   <translation>تُرفض مسارات أكثر مما تقوله القاعدة.</translation>
  </message>
  <message>
   <source>The path as %1 decodes it, without its query.</source>
   <translation>المسار كما يفكّ %1 ترميزه، دون استعلامه.</translation>
  </message>
  <message>
   <source>An escaped slash counts as a slash.</source>
   <translation>الشرطة المائلة المرمَّزة تُحسب شرطة مائلة.</translation>
  </message>
  <message>
   <source>The hours by the server's clock, where it runs with TZ=UTC.</source>
   <translation>الساعات بحسب ساعة الخادم، حيث يعمل بالضبط ‎TZ=UTC‎.</translation>
  </message>
  <message>
   <source>In another time zone the hours are shifted by its difference from UTC.</source>
   <translation>في منطقة زمنية أخرى تُزاح الساعات بقدر فرقها عن UTC.</translation>
  </message>
  <message>
   <source>The path as it was sent.</source>
   <translation>المسار كما أُرسل.</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule, though it is the same path.</source>
   <translation>المسار الذي فيه محرف مرمَّز بالنسبة المئوية يتجاوز القاعدة، مع أنه المسار نفسه.</translation>
  </message>
  <message>
   <source>Refused.</source>
   <translation>مرفوض.</translation>
  </message>
  <message>
   <source>The chosen agents are refused what is not a URL: a byte above 127 that is not escaped, or a % that begins no escape.</source>
   <translation>يُرفض للوكلاء المختارين ما ليس عنوان URL: بايت فوق 127 غير مرمَّز، أو علامة % لا تبدأ ترميزًا.</translation>
  </message>
  <message>
   <source>The URL as %1 normalises it.</source>
   <translation>عنوان URL كما يوحّد %1 صيغته.</translation>
  </message>
  <message>
   <source>A path with a percent-encoded character bypasses the rule where the service's own normalising is off.</source>
   <translation>المسار الذي فيه محرف مرمَّز بالنسبة المئوية يتجاوز القاعدة حيث يكون تطبيع الخدمة نفسها معطلًا.</translation>
  </message>
  <message>
   <source>An agent that cannot be seen in a request</source>
   <translation>وكيل لا يمكن رؤيته في الطلب</translation>
  </message>
  <message>
   <source>Hours that cannot be said, or only in the server's time zone</source>
   <translation>ساعات لا يمكن التعبير عنها، أو لا يمكن إلا بالمنطقة الزمنية للخادم</translation>
  </message>
  <message>
   <source>A pace that cannot be said, or only rounded</source>
   <translation>وتيرة لا يمكن التعبير عنها، أو لا يمكن إلا مقرَّبة</translation>
  </message>
  <message>
   <source>Spellings of a path that are not told apart</source>
   <translation>كتابات لمسار واحد لا يُميَّز بينها</translation>
  </message>
  <message>
   <source>A server cannot be asked first</source>
   <translation>لا يمكن سؤال الخادم أولًا</translation>
  </message>
  <message>
   <source>Use of what was fetched, which a server does not see</source>
   <translation>استخدام ما جُلب، وهو ما لا يراه الخادم</translation>
  </message>
  <message>
   <source>A limit of the server's size or cost</source>
   <translation>حدّ من حدود الخادم في الحجم أو الكلفة</translation>
  </message>
  <message>
   <source>Agents that are not recognised</source>
   <translation>وكلاء لا يُتعرَّف عليهم</translation>
  </message>
  <message>
   <source>Names can be forged</source>
   <translation>يمكن انتحال الأسماء</translation>
  </message>
  <message>
   <source>A chained file that was not read</source>
   <translation>ملف متسلسل لم يُقرأ</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so that nothing that it states is in here. %2</source>
   <translation>تعذرت قراءة الملف المتسلسل %1، فلا شيء مما يصرّح به موجود هنا. %2</translation>
  </message>
  <message>
   <source>the rules of the files, as if each were there</source>
   <translation>قواعد الملفات، كأن كل ملف موجود</translation>
  </message>
  <message>
   <source>how requests for the files end was stated, and is not in here</source>
   <translation>ذُكر كيف تنتهي طلبات الملفات، وهذا غير مشمول هنا</translation>
  </message>
  <message>
   <source>Nothing.</source>
   <translation>لا شيء.</translation>
  </message>
  <message>
   <source>%1 cannot tell the time in its conditions: these agents may come at any hour.</source>
   <translation>لا يعرف %1 الوقت في شروطه: يجوز لهؤلاء الوكلاء الدخول في أي ساعة.</translation>
  </message>
  <message>
   <source>An escaped slash and dot segments are compared as what they mean, unless the server's own normalising is off. Then a byte above 127 that is not escaped is refused.</source>
   <translation>تُقارن الشرطة المائلة المرمَّزة ومقاطع النقاط بما تعنيه، ما لم يكن توحيد الصيغة في الخادم نفسه معطلًا. وعندئذ يُرفض كل بايت فوق 127 غير مرمَّز.</translation>
  </message>
  <message>
   <source>Some paths that the rule allows are refused.</source>
   <translation>تُرفض بعض المسارات التي تسمح بها القاعدة.</translation>
  </message>
  <message>
   <source>Every path that %1 matches is refused, which is more than the rule says.</source>
   <translation>يُرفض كل مسار تطابقه %1، وذلك أكثر مما تقوله القاعدة.</translation>
  </message>
  <message>
   <source>The beginning of the path only: the whole is too long for %1.</source>
   <translation>بداية المسار فقط: المسار كله أطول مما يقبله %1.</translation>
  </message>
  <message>
   <source>Nothing: the rule is too long for %1, or cannot be said there.</source>
   <translation>لا شيء: القاعدة أطول مما يقبله %1، أو لا يمكن التعبير عنها هناك.</translation>
  </message>
  <message>
   <source>Nearly the same.</source>
   <translation>الشيء نفسه تقريبًا.</translation>
  </message>
  <message>
   <source>The slowest pace of the day counts at every hour.</source>
   <translation>العبرة بأبطأ وتيرة في اليوم في كل ساعة.</translation>
  </message>
  <message>
   <source>%1 does not limit the pace: agents may come as fast as they like.</source>
   <translation>لا يحدّ %1 الوتيرة: يجوز للوكلاء الدخول بالسرعة التي يريدونها.</translation>
  </message>
  <message>
   <source>Slower than stated: the server counts in whole requests.</source>
   <translation>أبطأ من المنصوص عليه: يعدّ الخادم طلبات كاملة.</translation>
  </message>
  <message>
   <source>%1 times as fast as stated: the server knows no slower pace.</source>
   <translation>أسرع من المنصوص عليه بمقدار %1 من المرات: لا يعرف الخادم وتيرة أبطأ.</translation>
  </message>
  <message>
   <source>Where the server delivers the same page for another spelling of its path (//a/b, /./a/b, /x/../a/b, /a%2Fb), a rule for /a/b does not refuse that spelling. gatepost-cli export --plain-paths refuses these spellings.</source>
   <translation>حيث يقدّم الخادم الصفحة نفسها لكتابة أخرى لمسارها (‎//a/b‎ و‎/./a/b‎ و‎/x/../a/b‎ و‎/a%2Fb‎) لا ترفض قاعدة لـ ‎/a/b‎ تلك الكتابة. أما ‎gatepost-cli export --plain-paths‎ فيرفض هذه الكتابات.</translation>
  </message>
  <message>
   <source>In another time zone these agents are kept out at all hours.</source>
   <translation>في منطقة زمنية أخرى يُبعد هؤلاء الوكلاء في كل الساعات.</translation>
  </message>
  <message>
   <source>%1 never fetches anything: it is a word for the use of what another agent of %2 fetches. No server can tell the two apart.</source>
   <translation>لا يجلب %1 شيئًا أبدًا: هو كلمة لاستخدام ما يجلبه وكيل آخر من %2. لا يستطيع أي خادم التمييز بينهما.</translation>
  </message>
  <message>
   <source>Browsers send the name %1 too. To refuse it would be to refuse people.</source>
   <translation>ترسل المتصفحات أيضًا الاسم %1. رفضه يعني رفض الناس.</translation>
  </message>
  <message>
   <source>%1 cannot be looked for in a User-Agent header: it is too short or too long for that, or contains characters that names do not have.</source>
   <translation>لا يمكن البحث عن %1 في ترويسة User-Agent: فهو أقصر أو أطول مما يصلح لذلك، أو فيه محارف لا ترد في الأسماء.</translation>
  </message>
  <message>
   <source>In a User-Agent header %1 is %2, and is treated like that.</source>
   <translation>في ترويسة User-Agent يكون %1 هو %2، ويُعامَل معاملته.</translation>
  </message>
  <message>
   <source>No pace is stated. That robots wait twice the time that the last document took cannot be enforced.</source>
   <translation>لا وتيرة منصوص عليها. أما أن تنتظر الروبوتات ضعف الوقت الذي استغرقه آخر مستند فلا يمكن فرضه.</translation>
  </message>
  <message>
   <source>A server cannot be asked first: %1 may fetch nothing, also after they were allowed to. Choose other agents where they should pass.</source>
   <translation>لا يمكن سؤال الخادم أولًا: لا يجوز لـ %1 جلب أي شيء، حتى بعد الحصول على الإذن. اختر عملاء آخرين إذا كان ينبغي السماح لهؤلاء بالمرور.</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees. It can be stated as %1.</source>
   <translation>يتعلق باستخدام ما جُلب، وهو ما لا يراه أي خادم. يمكن التصريح به بصيغة %1.</translation>
  </message>
  <message>
   <source>It is about the use of what was fetched, which no server sees.</source>
   <translation>يتعلق باستخدام ما جُلب، وهو ما لا يراه أي خادم.</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list.</source>
   <translation>الوكلاء في قائمة Gatepost.</translation>
  </message>
  <message>
   <source>Nobody else whom * means is refused unless a line or --agents names it: agents that are not in the list look like browsers to a server.</source>
   <translation>لا يُرفض أحد غيرهم ممن تعنيهم * ما لم يسمّه سطر أو ‎--agents‎: الوكلاء الذين ليسوا في القائمة يبدون للخادم كالمتصفحات.</translation>
  </message>
  <message>
   <source>The agents of Gatepost's list that the pattern matches.</source>
   <translation>الوكلاء في قائمة Gatepost الذين يطابقهم النمط.</translation>
  </message>
  <message>
   <source>Other agents that the pattern matches are not refused: searched for in a whole User-Agent header it could match browsers.</source>
   <translation>الوكلاء الآخرون الذين يطابقهم النمط لا يُرفضون: لو بُحث عنه في ترويسة User-Agent كلها لأمكن أن يطابق متصفحات.</translation>
  </message>
  <message>
   <source>Compact expressions.</source>
   <translation>تعابير موجزة.</translation>
  </message>
  <message>
   <source>The name in the User-Agent header decides.</source>
   <translation>الاسم في ترويسة User-Agent هو الذي يحسم.</translation>
  </message>
  <message>
   <source>Who sends another name passes, and who sends the name of an agent is treated like it: the address that a request comes from is not checked. A header with several names is treated like the one whose group is asked first.</source>
   <translation>من يرسل اسمًا آخر يمر، ومن يرسل اسم وكيل يُعامَل مثله: لا يُتحقق من العنوان الذي يأتي منه الطلب. والترويسة التي فيها عدة أسماء تُعامَل معاملة الاسم الذي يُسأل عن مجموعته أولًا.</translation>
  </message>
  <message>
   <source>A % that begins no escape is not part of a URL: %1 never sees such a path.</source>
   <translation>علامة % لا تبدأ ترميزًا ليست جزءًا من عنوان URL: لا يرى %1 مثل هذا المسار أبدًا.</translation>
  </message>
  <message>
   <source>Whether %1 sees a query.</source>
   <translation>هل يرى %1 الاستعلام.</translation>
  </message>
  <message>
   <source>A question mark with nothing after it counts as no query.</source>
   <translation>علامة استفهام لا شيء بعدها تُحسب بلا استعلام.</translation>
  </message>
  <message>
   <source>The rule does not fit into the limits of %1: what it forbids can be fetched.</source>
   <translation>لا تتسع حدود %1 للقاعدة: ما تمنعه يمكن جلبه.</translation>
  </message>
  <message>
   <source>A User-Agent header that contains the name.</source>
   <translation>ترويسة User-Agent تحوي الاسم.</translation>
  </message>
  <message>
   <source>Agents whose name contains the name of another are treated like that one too.</source>
   <translation>الوكلاء الذين يحوي اسمهم اسم وكيل آخر يُعامَلون مثله أيضًا.</translation>
  </message>
  <message>
   <source>The format has no word for it.</source>
   <translation>ليس في الصيغة كلمة تقابله.</translation>
  </message>
  <message>
   <source>%1 is permitted.</source>
   <translation>%1 مسموح به.</translation>
  </message>
  <message>
   <source>%1 is refused.</source>
   <translation>%1 مرفوض.</translation>
  </message>
  <message>
   <source>The format has no word for ask.</source>
   <translation>ليس في الصيغة كلمة تقابل ask.</translation>
  </message>
  <message>
   <source>The format addresses everybody alike, so the most restrictive of all lines counts.</source>
   <translation>تخاطب الصيغة الجميع على السواء، فالعبرة بأشد الأسطر كلها تقييدًا.</translation>
  </message>
  <message>
   <source>It is said to everybody, also to agents that the line is not about.</source>
   <translation>يُقال للجميع، حتى للوكلاء الذين لا يخصهم السطر.</translation>
  </message>
  <message>
   <source>Refused to everybody.</source>
   <translation>مرفوض للجميع.</translation>
  </message>
  <message>
   <source>The format is read without robots.txt. A path that some agents may not fetch is refused to all, and so is what another rule allows below it.</source>
   <translation>تُقرأ هذه الصيغة دون robots.txt. المسار الذي لا يجوز لبعض الوكلاء جلبه يُرفض للجميع، وكذلك ما تسمح به قاعدة أخرى تحته.</translation>
  </message>
  <message>
   <source>Content-Signal has no paths: it says nothing about %1.</source>
   <translation>ليس في Content-Signal مسارات: لا يقول شيئًا عن %1.</translation>
  </message>
  <message>
   <source>Content-Signal has no paths, and %1 is refused for %2.</source>
   <translation>ليس في Content-Signal مسارات، و%1 مرفوض لـ %2.</translation>
  </message>
  <message>
   <source>noindex is not written: a crawler that may not fetch a page never sees it. Add it by hand where pages may be fetched and not be indexed.</source>
   <translation>لا يُكتب noindex: الزاحف الذي لا يجوز له جلب صفحة لا يراه أبدًا. أضفه يدويًا حيث يجوز جلب الصفحات ولا تجوز فهرستها.</translation>
  </message>
 </context>
 <context>
  <name>foreign</name>
  <message>
   <source>This is a web address, not a policy file.</source>
   <translation>هذا عنوان ويب وليس ملف سياسة.</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file.</source>
   <translation>هذه صفحة ويب وليست ملف سياسة.</translation>
  </message>
  <message>
   <source>This is JSON, not a policy file.</source>
   <translation>هذا JSON وليس ملف سياسة.</translation>
  </message>
  <message>
   <source>This is UTF-16, not a policy file: crawlers read UTF-8 alone.</source>
   <translation>هذا نص UTF-16 وليس ملف سياسة: لا تقرأ الزواحف إلا UTF-8.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgeEditor</name>
  <message>
   <source>not set</source>
   <translation>غير معيّن</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>الموقع كله</translation>
  </message>
  <message>
   <source>below</source>
   <extracomment>between a rating and the path it is about: 18+ below /adult</extracomment>
   <translation>تحت</translation>
  </message>
  <message>
   <source>%1: path, empty for the whole site</source>
   <translation>%1: المسار، ويُترك فارغًا للموقع كله</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentBox</name>
  <message>
   <source>fetches for a user</source>
   <translation>يجلب لمستخدم</translation>
  </message>
  <message>
   <source>never fetches: about use</source>
   <translation>لا يجلب أبدًا: يخص الاستخدام</translation>
  </message>
  <message>
   <source>software library</source>
   <translation>مكتبة برمجية</translation>
  </message>
  <message>
   <source>agent, identity or User-Agent header</source>
   <translation>وكيل أو هوية أو ترويسة User-Agent</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>المفتوحة مؤخرًا</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentChips</name>
  <message>
   <source>Agents of the group</source>
   <translation>وكلاء المجموعة</translation>
  </message>
  <message>
   <source>F2 renames an agent, Delete removes it.</source>
   <translation>المفتاح F2 يعيد تسمية الوكيل، وDelete يزيله.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentWords</name>
  <message>
   <source>every agent that no other group names</source>
   <translation>كل وكيل لا تسمّيه مجموعة أخرى</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>يجلب لمستخدم</translation>
  </message>
  <message>
   <source>never fetches, is about use</source>
   <translation>لا يجلب أبدًا، يخص الاستخدام</translation>
  </message>
  <message>
   <source>a program library</source>
   <translation>مكتبة برمجية</translation>
  </message>
  <message>
   <source>retired</source>
   <translation>متوقف</translation>
  </message>
  <message>
   <source>old</source>
   <translation>قديم</translation>
  </message>
  <message>
   <source>unconfirmed</source>
   <translation>غير مؤكد</translation>
  </message>
  <message>
   <source>documented not to obey robots.txt</source>
   <translation>موثّق أنه لا يلتزم بـ robots.txt</translation>
  </message>
  <message>
   <source>* groups do not reach it</source>
   <translation>لا تصل إليه مجموعات *</translation>
  </message>
  <message>
   <source>Names nobody: write a product token or *.</source>
   <translation>لا يسمّي أحدًا: اكتب رمز منتج أو *.</translation>
  </message>
  <message>
   <source>A pattern: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>نمط: يقرؤه هذا البرنامج، لكن معظم الزواحف لا تقارن إلا الرموز الكاملة.</translation>
  </message>
  <message>
   <source>Not a valid expression: %1</source>
   <translation>تعبير نمطي غير صالح: %1</translation>
  </message>
  <message>
   <source>An expression: this program reads it, but most crawlers compare whole tokens only.</source>
   <translation>تعبير نمطي: يقرؤه هذا البرنامج، لكن معظم الزواحف لا تقارن إلا الرموز الكاملة.</translation>
  </message>
  <message>
   <source>Ends at its first / or space: it is read as “%1”.</source>
   <translation>ينتهي عند أول / أو فراغ: يُقرأ «%1».</translation>
  </message>
  <message>
   <source>Strict crawlers cut it to “%1”: the standard allows only a–z, A–Z, _ and -.</source>
   <translation>الزواحف الصارمة تقصّه إلى «%1»: المعيار يسمح بالحروف و_ و- فقط.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AgentsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(لا أحد بعد)</translation>
  </message>
  <message>
   <source>not in the registry</source>
   <translation>ليس في السجل</translation>
  </message>
  <message>
   <source>Set agent to %1</source>
   <translation>تعيين الوكيل إلى %1</translation>
  </message>
  <message numerus="yes">
   <source>Add %n agent(s) from a list</source>
   <translation>
    <numerusform>إضافة %n وكيل من قائمة</numerusform>
    <numerusform>إضافة وكيل واحد من قائمة</numerusform>
    <numerusform>إضافة وكيلين من قائمة</numerusform>
    <numerusform>إضافة %n وكلاء من قائمة</numerusform>
    <numerusform>إضافة %n وكيلًا من قائمة</numerusform>
    <numerusform>إضافة %n وكيل من قائمة</numerusform>
   </translation>
  </message>
  <message>
   <source>Add agent %1</source>
   <translation>إضافة الوكيل %1</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>إزالة الوكيل %1</translation>
  </message>
  <message numerus="yes">
   <source>Take along %n line(s) of the group for %1</source>
   <extracomment>%1 an agent whose group supplied the lines: &quot;*&quot;, &quot;Googlebot&quot;</extracomment>
   <translation>
    <numerusform>عدم أخذ أي سطر من مجموعة %1</numerusform>
    <numerusform>أخذ سطر واحد من مجموعة %1</numerusform>
    <numerusform>أخذ سطرين من مجموعة %1</numerusform>
    <numerusform>أخذ %n أسطر من مجموعة %1</numerusform>
    <numerusform>أخذ %n سطرًا من مجموعة %1</numerusform>
    <numerusform>أخذ %n سطر من مجموعة %1</numerusform>
   </translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>الوكيل</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AnswerChooser</name>
  <message>
   <source>since now</source>
   <translation>منذ الآن</translation>
  </message>
  <message>
   <source>for %1</source>
   <comment>%1 a duration</comment>
   <translation>منذ %1</translation>
  </message>
  <message>
   <source>a copy was seen</source>
   <translation>سبق الحصول على نسخة</translation>
  </message>
  <message>
   <source>How robots.txt is answered</source>
   <translation>كيف يُجاب عن robots.txt</translation>
  </message>
  <message>
   <source>What crawlers do if the request for robots.txt ends like this</source>
   <translation>ما تفعله الزواحف إذا انتهى طلب robots.txt هكذا</translation>
  </message>
  <message>
   <source>How long it has been answered so</source>
   <translation>منذ متى يُجاب عنه هكذا</translation>
  </message>
  <message>
   <source>The crawler has a copy of the file from before: some go on with it</source>
   <translation>لدى الزاحف نسخة سابقة من الملف: بعض الزواحف يواصل بها</translation>
  </message>
  <message>
   <source>as the site has it</source>
   <translation>كما هو في الموقع</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AnswerPanel</name>
  <message>
   <source>Must</source>
   <translation>يجب</translation>
  </message>
  <message>
   <source>Is asked to</source>
   <translation>يُطلب منه</translation>
  </message>
  <message>
   <source>AI training allowed</source>
   <translation>تدريب الذكاء الاصطناعي مسموح</translation>
  </message>
  <message>
   <source>AI training disallowed</source>
   <translation>تدريب الذكاء الاصطناعي ممنوع</translation>
  </message>
  <message>
   <source>%1=%2 (policy token)</source>
   <translation>‏‎%1=%2‎ (رمز سياسة)</translation>
  </message>
  <message>
   <source>Content-Usage does not apply: robots.txt denies this path</source>
   <translation>لا ينطبق Content-Usage: يمنع robots.txt هذا المسار</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>ملاحظة</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>الوتيرة</translation>
  </message>
  <message>
   <source>never fetches: the answer is about use</source>
   <translation>لا يجلب أبدًا: الإجابة تخص الاستخدام</translation>
  </message>
  <message>
   <source>politely</source>
   <translation>بتهذيب</translation>
  </message>
  <message>
   <source>open</source>
   <translation>مفتوح</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>مغلق</translation>
  </message>
  <message>
   <source>open until %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>مفتوح حتى %1</translation>
  </message>
  <message>
   <source>closed, opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>مغلق، يفتح %1</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>النافذة الزمنية</translation>
  </message>
  <message>
   <source>Stated</source>
   <translation>المعلَن</translation>
  </message>
  <message>
   <source>Signals</source>
   <translation>الإشارات</translation>
  </message>
  <message>
   <source>To its owner</source>
   <translation>إلى مشغّله</translation>
  </message>
  <message>
   <source>List of crawlers</source>
   <translation>قائمة الزواحف</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) old</source>
   <translation>
    <numerusform>من اليوم</numerusform>
    <numerusform>عمرها يوم واحد</numerusform>
    <numerusform>عمرها يومان</numerusform>
    <numerusform>عمرها %n أيام</numerusform>
    <numerusform>عمرها %n يومًا</numerusform>
    <numerusform>عمرها %n يوم</numerusform>
   </translation>
  </message>
  <message>
   <source>stated: %1</source>
   <translation>المعلَن: %1</translation>
  </message>
  <message>
   <source>Nothing: it may not fetch this.</source>
   <translation>لا شيء: لا يجوز له جلب هذا.</translation>
  </message>
  <message>
   <source>Stated all the same: %1.</source>
   <translation>المعلَن رغم ذلك: %1.</translation>
  </message>
  <message>
   <source>No file speaks of it.</source>
   <translation>لا يتحدث عنه أي ملف.</translation>
  </message>
  <message numerus="yes">
   <source>%n use(s) not stated: %1.</source>
   <translation>
    <numerusform>لا استخدامات غير منصوص عليها: %1.</numerusform>
    <numerusform>استخدام واحد غير منصوص عليه: %1.</numerusform>
    <numerusform>استخدامان غير منصوص عليهما: %1.</numerusform>
    <numerusform>%n استخدامات غير منصوص عليها: %1.</numerusform>
    <numerusform>%n استخدامًا غير منصوص عليها: %1.</numerusform>
    <numerusform>%n استخدام غير منصوص عليها: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>What may be done with it</source>
   <translation>ما يجوز فعله به</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>نسخ</translation>
  </message>
  <message>
   <source>Copy the answer with its reasons as text</source>
   <translation>نسخ الإجابة مع أسبابها نصًا</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>Copy the answer as the command line's JSON</source>
   <translation>نسخ الإجابة بصيغة JSON كما في سطر الأوامر</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) lost</source>
   <translation>
    <numerusform>لا قواعد غُلبت</numerusform>
    <numerusform>قاعدة واحدة غُلبت</numerusform>
    <numerusform>قاعدتان غُلبتا</numerusform>
    <numerusform>%n قواعد غُلبت</numerusform>
    <numerusform>%n قاعدة غُلبت</numerusform>
    <numerusform>%n قاعدة غُلبت</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n group(s) not used</source>
   <translation>
    <numerusform>لا مجموعات غير مستخدمة</numerusform>
    <numerusform>مجموعة واحدة غير مستخدمة</numerusform>
    <numerusform>مجموعتان غير مستخدمتين</numerusform>
    <numerusform>‏%n مجموعات غير مستخدمة</numerusform>
    <numerusform>‏%n مجموعة غير مستخدمة</numerusform>
    <numerusform>‏%n مجموعة غير مستخدمة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) not considered</source>
   <translation>
    <numerusform>لم يُنظر في: %n</numerusform>
    <numerusform>لم يُنظر في: %n</numerusform>
    <numerusform>لم يُنظر في: %n</numerusform>
    <numerusform>لم يُنظر في: %n</numerusform>
    <numerusform>لم يُنظر في: %n</numerusform>
    <numerusform>لم يُنظر في: %n</numerusform>
   </translation>
  </message>
  <message>
   <source>not in the list of crawlers</source>
   <translation>ليس في قائمة الزواحف</translation>
  </message>
  <message>
   <source>As documented: %1 %2 · %3</source>
   <comment>%1 ✕, %2 No, %3 the reason</comment>
   <translation>بحسب التوثيق: %1 %2 · %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>لا مزيد</numerusform>
    <numerusform>واحد آخر</numerusform>
    <numerusform>اثنان آخران</numerusform>
    <numerusform>%n أخرى</numerusform>
    <numerusform>%n آخر</numerusform>
    <numerusform>%n آخر</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ApplyRow</name>
  <message>
   <source>Review…</source>
   <translation>مراجعة…</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>تطبيق</translation>
  </message>
  <message>
   <source>Looking for the smallest edit…</source>
   <translation>يجري البحث عن أصغر تعديل…</translation>
  </message>
  <message>
   <source>Not while a goal is undecided. Review shows the edits.</source>
   <translation>لا يمكن ما دام هدف لم يُحسم. تعرض المراجعة التعديلات.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make it true.</source>
   <translation>
    <numerusform>لا حاجة إلى أي سطر في %1 ليتحقق ذلك.</numerusform>
    <numerusform>سطر واحد في %1 يحقق ذلك.</numerusform>
    <numerusform>سطران في %1 يحققان ذلك.</numerusform>
    <numerusform>%Ln أسطر في %1 تحقق ذلك.</numerusform>
    <numerusform>%Ln سطرًا في %1 تحقق ذلك.</numerusform>
    <numerusform>%Ln سطر في %1 تحقق ذلك.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) in %1 make some of it true.</source>
   <translation>
    <numerusform>لا سطر في %1 يحقق شيئًا من ذلك.</numerusform>
    <numerusform>سطر واحد في %1 يحقق بعض ذلك.</numerusform>
    <numerusform>سطران في %1 يحققان بعض ذلك.</numerusform>
    <numerusform>%Ln أسطر في %1 تحقق بعض ذلك.</numerusform>
    <numerusform>%Ln سطرًا في %1 تحقق بعض ذلك.</numerusform>
    <numerusform>%Ln سطر في %1 تحقق بعض ذلك.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s) and those that no list names; nobody else is affected.</source>
   <translation>
    <numerusform>للوكلاء الذين لا تسميهم أي قائمة؛ ولا يتأثر غيرهم.</numerusform>
    <numerusform>لوكيل واحد ولمن لا تسميهم أي قائمة؛ ولا يتأثر غيرهم.</numerusform>
    <numerusform>لوكيلين ولمن لا تسميهم أي قائمة؛ ولا يتأثر غيرهم.</numerusform>
    <numerusform>لـ %Ln وكلاء ولمن لا تسميهم أي قائمة؛ ولا يتأثر غيرهم.</numerusform>
    <numerusform>لـ %Ln وكيلًا ولمن لا تسميهم أي قائمة؛ ولا يتأثر غيرهم.</numerusform>
    <numerusform>لـ %Ln وكيل ولمن لا تسميهم أي قائمة؛ ولا يتأثر غيرهم.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For %Ln agent(s); nobody else is affected.</source>
   <translation>
    <numerusform>ليس لأي وكيل؛ ولا يتأثر أحد.</numerusform>
    <numerusform>لوكيل واحد؛ ولا يتأثر غيره.</numerusform>
    <numerusform>لوكيلين؛ ولا يتأثر غيرهما.</numerusform>
    <numerusform>لـ %Ln وكلاء؛ ولا يتأثر غيرهم.</numerusform>
    <numerusform>لـ %Ln وكيلًا؛ ولا يتأثر غيرهم.</numerusform>
    <numerusform>لـ %Ln وكيل؛ ولا يتأثر غيرهم.</numerusform>
   </translation>
  </message>
  <message>
   <source>For agents that no list names; nobody else is affected.</source>
   <translation>للوكلاء الذين لا تسميهم أي قائمة؛ ولا يتأثر غيرهم.</translation>
  </message>
  <message>
   <source>%1 is not reached: %2.</source>
   <translation>لا يُبلَغ %1: %2.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskModel</name>
  <message>
   <source>at the question's time</source>
   <translation>عند وقت السؤال</translation>
  </message>
  <message>
   <source>not asked yet: %1 after the question</source>
   <translation>لم يُسأل بعد: %1 بعد السؤال</translation>
  </message>
  <message>
   <source>%1 old: to be asked again later</source>
   <translation>عمرها %1: يُسأل من جديد لاحقًا</translation>
  </message>
  <message>
   <source>%1 old: no</source>
   <translation>عمرها %1: no</translation>
  </message>
  <message>
   <source>applies to this one request</source>
   <translation>تسري على هذا الطلب وحده</translation>
  </message>
  <message>
   <source>%1 old: was for one request</source>
   <translation>عمرها %1: كانت لطلب واحد</translation>
  </message>
  <message>
   <source>%1 old, valid for another %2</source>
   <translation>عمرها %1، تسري %2 أخرى</translation>
  </message>
  <message>
   <source>%1 old; expired (answers last 24 hours)</source>
   <translation>عمره %1؛ منتهٍ (تدوم الأجوبة 24 ساعة)</translation>
  </message>
  <message>
   <source>(the site's host)</source>
   <translation>(مضيف الموقع)</translation>
  </message>
  <message>
   <source>→ The endpoint is absent: every ask is “no”.</source>
   <translation>← نقطة النهاية غائبة: كل ask تُعدّ «no».</translation>
  </message>
  <message>
   <source>→ No answer is rehearsed: it stays “ask”.</source>
   <translation>← لا إجابة مجرَّبة: تبقى «ask».</translation>
  </message>
  <message>
   <source>Directive</source>
   <translation>التوجيه</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>الوكيل</translation>
  </message>
  <message>
   <source>every agent</source>
   <translation>كل وكيل</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>الحالة</translation>
  </message>
  <message>
   <source>Decision</source>
   <translation>القرار</translation>
  </message>
  <message>
   <source>(none)</source>
   <translation>(لا شيء)</translation>
  </message>
  <message>
   <source>Scopes</source>
   <translation>النطاقات</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>الموقع كله</translation>
  </message>
  <message>
   <source>Asked at</source>
   <translation>سُئل في</translation>
  </message>
  <message>
   <source>the question's time</source>
   <translation>وقت السؤال</translation>
  </message>
  <message>
   <source>Age at the question's time</source>
   <translation>العمر عند وقت السؤال</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::AskPanel</name>
  <message>
   <source>Answers of the ask endpoint</source>
   <translation>إجابات نقطة نهاية ask</translation>
  </message>
  <message>
   <source>not rehearsed: ask stays ask</source>
   <translation>بلا تجربة: ask تبقى ask</translation>
  </message>
  <message>
   <source>absent: every ask is no</source>
   <translation>غائبة: كل ask تعني no</translation>
  </message>
  <message>
   <source>present: answers below</source>
   <translation>حاضرة: الإجابات أدناه</translation>
  </message>
  <message>
   <source>Ask endpoint</source>
   <translation>نقطة نهاية ask</translation>
  </message>
  <message>
   <source>Directive of the exchange</source>
   <translation>توجيه التبادل</translation>
  </message>
  <message>
   <source>HTTP exchange</source>
   <translation>تبادل HTTP</translation>
  </message>
  <message>
   <source>Add an answer</source>
   <translation>إضافة إجابة</translation>
  </message>
  <message>
   <source>An answer to the question's agent, at the question's time</source>
   <translation>إجابة لوكيل السؤال، عند وقت السؤال</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>إزالة</translation>
  </message>
  <message>
   <source>Remove the chosen answer</source>
   <translation>إزالة الإجابة المختارة</translation>
  </message>
  <message>
   <source>Endpoint</source>
   <translation>نقطة النهاية</translation>
  </message>
  <message>
   <source>Exchange for</source>
   <translation>التبادل بشأن</translation>
  </message>
  <message>
   <source>No answer is rehearsed. Add what your ask endpoint would say, and to whom: the answer on top changes immediately.</source>
   <translation>لا إجابة مجرَّبة. أضف ما ستقوله نقطة نهاية ask لديك ولمن: تتبعها الإجابة في الأعلى فورًا.</translation>
  </message>
  <message>
   <source>The result of asking is “%1” (%2).</source>
   <comment>%2 is the age of the answer: “3 h old: no”</comment>
   <translation>نتيجة السؤال هي «%1» (%2).</translation>
  </message>
  <message>
   <source>The result of asking is “%1”.</source>
   <translation>نتيجة السؤال هي «%1».</translation>
  </message>
  <message>
   <source>%1 is stated “ask” for %2: effective is “%3”.</source>
   <translation>المعلَن في %1 هو «ask» للوكيل %2، أما النافذ فهو «%3».</translation>
  </message>
  <message>
   <source>%3 need not ask: %1 is “%2”.</source>
   <translation>لكن %1 هو «%2» للوكيل %3: لا حاجة إلى السؤال.</translation>
  </message>
  <message>
   <source>%2 need not ask: %1 is not restricted.</source>
   <translation>لكن %1 هو unstated للوكيل %2: لا حاجة إلى السؤال.</translation>
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
   <translation>يفتح %1</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>لا يفتح أبدًا</translation>
  </message>
  <message>
   <source>until %1</source>
   <translation>حتى %1</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1 line %2</source>
   <translation>لكن لا يجوز لمنافس قراءته: %1، السطر %2</translation>
  </message>
  <message>
   <source>it never fetches: this is about use</source>
   <translation>لا يجلب أبدًا: هذا يخص الاستخدام</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>لا تنطبق هذه الملفات على %1</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>موثّق أنه يتجاهل robots.txt</translation>
  </message>
  <message>
   <source>it is not known to read %1</source>
   <translation>لا يُعرف أنه يقرأ %1</translation>
  </message>
  <message>
   <source>it is not known to obey Visit-time</source>
   <translation>لا يُعرف أنه يلتزم بـ Visit-time</translation>
  </message>
  <message>
   <source>By your files: %1</source>
   <translation>بحسب ملفاتك: %1</translation>
  </message>
  <message>
   <source>What %1 does: %2</source>
   <translation>ما يفعله %1: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksModel</name>
  <message numerus="yes">
   <source>Given %n time(s) in this scope: the first valid line counts.</source>
   <translation>
    <numerusform>لم يُذكر في هذا النطاق: يُحتسب أول سطر صالح.</numerusform>
    <numerusform>ذُكر مرة واحدة في هذا النطاق: يُحتسب أول سطر صالح.</numerusform>
    <numerusform>ذُكر مرتين في هذا النطاق: يُحتسب أول سطر صالح.</numerusform>
    <numerusform>ذُكر %n مرات في هذا النطاق: يُحتسب أول سطر صالح.</numerusform>
    <numerusform>ذُكر %n مرة في هذا النطاق: يُحتسب أول سطر صالح.</numerusform>
    <numerusform>ذُكر %n مرة في هذا النطاق: يُحتسب أول سطر صالح.</numerusform>
   </translation>
  </message>
  <message>
   <source>all agents</source>
   <translation>كل الوكلاء</translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <extracomment>%1 directive, %2 agents, %3 value</extracomment>
   <translation>%1، %2: %3</translation>
  </message>
  <message>
   <source>%1, %2: not set</source>
   <translation>‏%1، %2: غير معيّن</translation>
  </message>
  <message>
   <source>%1, %2: not set. What applies is %3: %4.</source>
   <translation>‏%1، %2: غير معيّن. الساري هو %3: %4.</translation>
  </message>
  <message>
   <source>Global</source>
   <translation>العامة</translation>
  </message>
  <message>
   <source>Every agent that no block names</source>
   <translation>كل وكيل لا تسمّيه أي كتلة</translation>
  </message>
  <message>
   <source>The file has this block.</source>
   <translation>في الملف هذه الكتلة.</translation>
  </message>
  <message>
   <source>Setting a cell makes the block.</source>
   <translation>تعيين خلية ينشئ الكتلة.</translation>
  </message>
  <message>
   <source>A block for this agent alone: an extension that not every agent reads</source>
   <translation>كتلة لهذا الوكيل وحده: امتداد لا يقرؤه كل وكيل</translation>
  </message>
  <message>
   <source>No line of the list is a directive with its value.</source>
   <translation>لا يوجد في القائمة سطر هو توجيه مع قيمته.</translation>
  </message>
  <message numerus="yes">
   <source>Set %n value(s) from a list</source>
   <translation>
    <numerusform>تعيين %n قيمة من قائمة</numerusform>
    <numerusform>تعيين قيمة واحدة من قائمة</numerusform>
    <numerusform>تعيين قيمتين من قائمة</numerusform>
    <numerusform>تعيين %n قيم من قائمة</numerusform>
    <numerusform>تعيين %n قيمة من قائمة</numerusform>
    <numerusform>تعيين %n قيمة من قائمة</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>إزالة %1</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>تعيين %1 إلى ‎%2‎</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>إزالة %1 لـ %2</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>تعيين %1 إلى ‎%2‎ لـ %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksPage</name>
  <message>
   <source>Block for an agent or category</source>
   <translation>كتلة لوكيل أو فئة</translation>
  </message>
  <message>
   <source>Name of a new block</source>
   <translation>اسم الكتلة الجديدة</translation>
  </message>
  <message>
   <source>&amp;Add block</source>
   <translation>إضافة كتلة</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>نسخ</translation>
  </message>
  <message>
   <source>Type the name of the copy first.</source>
   <translation>اكتب اسم النسخة أولًا.</translation>
  </message>
  <message>
   <source>Copy block %1 to %2</source>
   <translation>نسخ الكتلة %1 إلى %2</translation>
  </message>
  <message>
   <source>Re&amp;name</source>
   <translation>إعادة تسمية</translation>
  </message>
  <message>
   <source>Type the new name first.</source>
   <translation>اكتب الاسم الجديد أولًا.</translation>
  </message>
  <message>
   <source>Rename block %1 to %2</source>
   <translation>إعادة تسمية الكتلة %1 إلى %2</translation>
  </message>
  <message>
   <source>&amp;Remove block</source>
   <translation>إزالة الكتلة</translation>
  </message>
  <message>
   <source>Remove block %1</source>
   <translation>إزالة الكتلة %1</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>التعليقات</translation>
  </message>
  <message>
   <source>Add block %1</source>
   <translation>إضافة الكتلة %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::BlocksTable</name>
  <message>
   <source>Policy of each kind of agent</source>
   <translation>سياسة كل نوع من الوكلاء</translation>
  </message>
  <message>
   <source>A key sets the word that begins with it; with Shift it also moves to the row below. Delete unsets, Enter opens the words. A pasted list of lines such as “train: no” goes into the column.</source>
   <translation>يعيّن الحرف الكلمة التي تبدأ به، ومع Shift ينتقل إلى الصف التالي، ويلغي Delete التعيين، ويفتح Enter الكلمات. والقائمة الملصقة من أسطر مثل «train: no» توضع في العمود.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainModel</name>
  <message>
   <source>robots2.txt does not chain to another file.</source>
   <translation>الملف robots2.txt لا يسلسل إلى ملف آخر.</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>الملف الأخير لا يسلسل إلى غيره.</translation>
  </message>
  <message>
   <source>Stopped before %1: three files are followed, not more.</source>
   <translation>توقف قبل ‎%1‎: تُتبع ثلاثة ملفات لا أكثر.</translation>
  </message>
  <message>
   <source>Stopped before %1: that address was followed already.</source>
   <translation>توقف قبل ‎%1‎: سبق اتباع هذا العنوان.</translation>
  </message>
  <message>
   <source>Stopped before %1: a file with the same chain-id was read already.</source>
   <translation>توقف قبل ‎%1‎: سبقت قراءة ملف له chain-id نفسه.</translation>
  </message>
  <message>
   <source>Stopped before %1. %2 Map it to a local file, or fetch it.</source>
   <translation>توقف قبل ‎%1‎. %2 اربطه بملف محلي، أو اجلبه.</translation>
  </message>
  <message>
   <source>Stopped: “%1” is not an http or https address.</source>
   <translation>توقف: «‎%1‎» ليس عنوان http أو https.</translation>
  </message>
  <message>
   <source>the site's own</source>
   <translation>ملف الموقع نفسه</translation>
  </message>
  <message>
   <source>followed</source>
   <translation>متَّبع</translation>
  </message>
  <message>
   <source>not followed</source>
   <translation>غير متَّبع</translation>
  </message>
  <message>
   <source>Step</source>
   <translation>الخطوة</translation>
  </message>
  <message>
   <source>File</source>
   <translation>الملف</translation>
  </message>
  <message>
   <source>Lines</source>
   <translation>الأسطر</translation>
  </message>
  <message>
   <source>Supplies to the present answer</source>
   <translation>يضيف إلى الإجابة الحالية</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>لا شيء</translation>
  </message>
  <message>
   <source>State</source>
   <translation>الحالة</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s)</source>
   <translation>
    <numerusform>لا أسطر</numerusform>
    <numerusform>سطر واحد</numerusform>
    <numerusform>سطران</numerusform>
    <numerusform>%n أسطر</numerusform>
    <numerusform>%n سطرًا</numerusform>
    <numerusform>%n سطر</numerusform>
   </translation>
  </message>
  <message>
   <source>says nothing about this question</source>
   <translation>لا يقول شيئًا عن هذا السؤال</translation>
  </message>
  <message>
   <source>decides %1</source>
   <comment>names of directives</comment>
   <translation>يحسم %1</translation>
  </message>
  <message>
   <source>adds %1</source>
   <comment>names of directives</comment>
   <translation>يضيف %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPage</name>
  <message>
   <source>Chain</source>
   <translation>السلسلة</translation>
  </message>
  <message>
   <source>The file that fills in what this one leaves unstated. Your file wins, always. The line is kept as the last one; at most three files are followed.</source>
   <translation>الملف الذي يكمل ما يتركه هذا الملف unstated. ملفك هو الغالب دائمًا. يبقى السطر آخر الأسطر؛ وتُتبع ثلاثة ملفات على الأكثر.</translation>
  </message>
  <message>
   <source>The chain, as far as files are available</source>
   <translation>السلسلة، بقدر ما الملفات متاحة</translation>
  </message>
  <message numerus="yes">
   <source>%n chain line(s) do not count, since they are not the last line: line %1. Typing in the field above moves the chain to the end.</source>
   <translation>
    <numerusform>لا أسطر chain ملغاة: السطر %1. الكتابة في الحقل أعلاه تنقل السلسلة إلى النهاية.</numerusform>
    <numerusform>سطر chain واحد لا يُحتسب لأنه ليس السطر الأخير: السطر %1. الكتابة في الحقل أعلاه تنقل السلسلة إلى النهاية.</numerusform>
    <numerusform>سطرا chain لا يُحتسبان لأنهما ليسا السطر الأخير: السطر %1. الكتابة في الحقل أعلاه تنقل السلسلة إلى النهاية.</numerusform>
    <numerusform>%n أسطر chain لا تُحتسب لأنها ليست السطر الأخير: السطر %1. الكتابة في الحقل أعلاه تنقل السلسلة إلى النهاية.</numerusform>
    <numerusform>%n سطر chain لا تُحتسب لأنها ليست السطر الأخير: السطر %1. الكتابة في الحقل أعلاه تنقل السلسلة إلى النهاية.</numerusform>
    <numerusform>%n سطر chain لا تُحتسب لأنها ليست السطر الأخير: السطر %1. الكتابة في الحقل أعلاه تنقل السلسلة إلى النهاية.</numerusform>
   </translation>
  </message>
  <message>
   <source>%1. %2</source>
   <translation>%1. %2</translation>
  </message>
  <message>
   <source>This file does not chain to another.</source>
   <translation>هذا الملف لا يسلسل إلى غيره.</translation>
  </message>
  <message>
   <source>The last file does not chain to another.</source>
   <translation>الملف الأخير لا يسلسل إلى غيره.</translation>
  </message>
  <message>
   <source>%1 is not followed: three files are the most.</source>
   <translation>‏‎%1‎ غير متَّبع: ثلاثة ملفات هي الحد الأقصى.</translation>
  </message>
  <message>
   <source>%1 was read already: the walk stops.</source>
   <translation>سبقت قراءة ‎%1‎: يتوقف التتبع.</translation>
  </message>
  <message>
   <source>%1 has the chain-id of a file that was read already: the walk stops.</source>
   <translation>للملف ‎%1‎ قيمة chain-id لملف سبقت قراءته: يتوقف التتبع.</translation>
  </message>
  <message>
   <source>%1 could not be read. %2</source>
   <translation>تعذرت قراءة ‎%1‎. %2</translation>
  </message>
  <message>
   <source>“%1” is not an http(s) URL: nothing is followed.</source>
   <translation>‏«‎%1‎» ليس عنوان URL من نوع http(s): لا يُتبع شيء.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChainPanel</name>
  <message>
   <source>Files of the chain</source>
   <translation>ملفات السلسلة</translation>
  </message>
  <message>
   <source>Map to a local file…</source>
   <translation>ربط بملف محلي…</translation>
  </message>
  <message>
   <source>Let a file on this computer stand for the address</source>
   <translation>جعل ملف على هذا الحاسوب يقوم مقام العنوان</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>جلب</translation>
  </message>
  <message>
   <source>Fetch the address now, once. Nothing is fetched by itself.</source>
   <translation>جلب العنوان الآن، مرة واحدة. لا يُجلب شيء تلقائيًا.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>إلغاء</translation>
  </message>
  <message>
   <source>Stop fetching</source>
   <translation>إيقاف الجلب</translation>
  </message>
  <message>
   <source>Cancelled.</source>
   <translation>أُلغي.</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>كان الجواب %1.</translation>
  </message>
  <message>
   <source>It is larger than 512,000 bytes: crawlers would not read all of it.</source>
   <translation>الملف أكبر من 512,000 بايت: لن تقرأه الزواحف كله.</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, no content type.</source>
   <translation>‏%1 من ‎%2‎: الحالة %3، بلا نوع محتوى.</translation>
  </message>
  <message>
   <source>%1 from %2: status %3, %4.</source>
   <comment>%1 a size, %4 a content type</comment>
   <translation>‏%1 من ‎%2‎: الحالة %3، %4.</translation>
  </message>
  <message>
   <source>Kept as %1.</source>
   <translation>حُفظ باسم ‎%1‎.</translation>
  </message>
  <message>
   <source>The site has no robots2.txt: there is nothing to chain.</source>
   <translation>ليس في الموقع robots2.txt: لا شيء لربطه في سلسلة.</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>السلسلة</translation>
  </message>
  <message>
   <source>Chain %1</source>
   <translation>السلسلة %1</translation>
  </message>
  <message>
   <source>A local file for %1</source>
   <translation>ملف محلي لـ ‎%1‎</translation>
  </message>
  <message>
   <source>%1 stands for it; saving keeps that in gatepost.yaml.</source>
   <translation>‏‎%1‎ يقوم مقامه؛ والحفظ يبقي ذلك في gatepost.yaml.</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>يُجلب ‎%1‎ …</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeDialog</name>
  <message>
   <source>Change this answer</source>
   <translation>تغيير هذه الإجابة</translation>
  </message>
  <message>
   <source>The question names no agent.</source>
   <translation>السؤال لا يسمّي أي وكيل.</translation>
  </message>
  <message>
   <source>Files that change</source>
   <translation>الملفات المتغيرة</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>تطبيق</translation>
  </message>
  <message>
   <source>Trying edits…</source>
   <translation>تجربة التعديلات…</translation>
  </message>
  <message>
   <source>Now: %1</source>
   <translation>الآن: %1</translation>
  </message>
  <message numerus="yes">
   <source>%1 (%n agent(s))</source>
   <translation>
    <numerusform>‏%1 (لا وكلاء)</numerusform>
    <numerusform>‏%1 (وكيل واحد)</numerusform>
    <numerusform>‏%1 (وكيلان)</numerusform>
    <numerusform>‏%1 (%n وكلاء)</numerusform>
    <numerusform>‏%1 (%n وكيلًا)</numerusform>
    <numerusform>‏%1 (%n وكيل)</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>لا مزيد</numerusform>
    <numerusform>واحد آخر</numerusform>
    <numerusform>اثنان آخران</numerusform>
    <numerusform>%n أخرى</numerusform>
    <numerusform>%n آخر</numerusform>
    <numerusform>%n آخر</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangeListModel</name>
  <message>
   <source>From (UTC)</source>
   <translation>من (UTC)</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>الجلب</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>الوتيرة</translation>
  </message>
  <message>
   <source>Uses that change</source>
   <translation>الاستخدامات المتغيرة</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ChangesPanel</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>لا مزيد</numerusform>
    <numerusform>واحد آخر</numerusform>
    <numerusform>اثنان آخران</numerusform>
    <numerusform>%n أخرى</numerusform>
    <numerusform>%n آخر</numerusform>
    <numerusform>%n آخر</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The whole site is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>الموقع كله غير مغلق أمام أي محرك بحث: %1.</numerusform>
    <numerusform>الموقع كله مغلق أمام محرك بحث واحد: %1.</numerusform>
    <numerusform>الموقع كله مغلق أمام محركي بحث: %1.</numerusform>
    <numerusform>الموقع كله مغلق أمام %n محركات بحث: %1.</numerusform>
    <numerusform>الموقع كله مغلق أمام %n محرك بحث: %1.</numerusform>
    <numerusform>الموقع كله مغلق أمام %n محرك بحث: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>All but single places are closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>كل شيء عدا مواضع متفرقة غير مغلق أمام أي محرك بحث: %1.</numerusform>
    <numerusform>كل شيء عدا مواضع متفرقة مغلق أمام محرك بحث واحد: %1.</numerusform>
    <numerusform>كل شيء عدا مواضع متفرقة مغلق أمام محركي بحث: %1.</numerusform>
    <numerusform>كل شيء عدا مواضع متفرقة مغلق أمام %n محركات بحث: %1.</numerusform>
    <numerusform>كل شيء عدا مواضع متفرقة مغلق أمام %n محرك بحث: %1.</numerusform>
    <numerusform>كل شيء عدا مواضع متفرقة مغلق أمام %n محرك بحث: %1.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The start page “/” is closed to %n search engine(s): %1.</source>
   <translation>
    <numerusform>صفحة البداية «/» غير مغلقة أمام أي محرك بحث: %1.</numerusform>
    <numerusform>صفحة البداية «/» مغلقة أمام محرك بحث واحد: %1.</numerusform>
    <numerusform>صفحة البداية «/» مغلقة أمام محركي بحث: %1.</numerusform>
    <numerusform>صفحة البداية «/» مغلقة أمام %n محركات بحث: %1.</numerusform>
    <numerusform>صفحة البداية «/» مغلقة أمام %n محرك بحث: %1.</numerusform>
    <numerusform>صفحة البداية «/» مغلقة أمام %n محرك بحث: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>What else it changes could not be found out in time.</source>
   <translation>تعذرت معرفة ما يغيّره غير ذلك في الوقت المتاح.</translation>
  </message>
  <message>
   <source>Changed lines</source>
   <translation>الأسطر المتغيرة</translation>
  </message>
  <message>
   <source>Changed verdicts</source>
   <translation>الأحكام المتغيرة</translation>
  </message>
  <message>
   <source>File whose lines are compared</source>
   <translation>الملف الذي تُقارن أسطره</translation>
  </message>
  <message>
   <source>Commit…</source>
   <translation>إيداع…</translation>
  </message>
  <message>
   <source>Compare with a commit of this folder's Git history</source>
   <translation>المقارنة مع إيداع من تاريخ Git لهذا المجلد</translation>
  </message>
  <message>
   <source>Two files…</source>
   <translation>ملفان…</translation>
  </message>
  <message>
   <source>Compare any two files instead</source>
   <translation>مقارنة أي ملفين بدلًا من ذلك</translation>
  </message>
  <message>
   <source>Draft against</source>
   <translation>المسودة مقابل</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>الملفات المحفوظة</translation>
  </message>
  <message>
   <source>a folder…</source>
   <translation>مجلد…</translation>
  </message>
  <message>
   <source>a commit…</source>
   <translation>إيداع…</translation>
  </message>
  <message>
   <source>What the draft is compared with</source>
   <translation>ما تُقارن به المسودة</translation>
  </message>
  <message>
   <source>No line differs. What you edit is shown here until it is saved.</source>
   <translation>لا سطر مختلف. ما تحرّره يظهر هنا إلى أن يُحفظ.</translation>
  </message>
  <message>
   <source>No answer differs. Who gains and who loses by your edits is shown here.</source>
   <translation>لا إجابة مختلفة. من يكسب بتعديلاتك ومن يخسر يظهر هنا.</translation>
  </message>
  <message>
   <source>The folder of the other site</source>
   <translation>مجلد الموقع الآخر</translation>
  </message>
  <message>
   <source>The file before</source>
   <translation>الملف قبل التغيير</translation>
  </message>
  <message>
   <source>The file after</source>
   <translation>الملف بعد التغيير</translation>
  </message>
  <message>
   <source>no line differs</source>
   <translation>لا سطر مختلف</translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) removed or added</source>
   <translation>
    <numerusform>لا أسطر محذوفة أو مضافة</numerusform>
    <numerusform>سطر واحد محذوف أو مضاف</numerusform>
    <numerusform>سطران محذوفان أو مضافان</numerusform>
    <numerusform>%n أسطر محذوفة أو مضافة</numerusform>
    <numerusform>%n سطرًا محذوفًا أو مضافًا</numerusform>
    <numerusform>%n سطر محذوف أو مضاف</numerusform>
   </translation>
  </message>
  <message>
   <source>no verdict differs</source>
   <translation>لا حكم مختلف</translation>
  </message>
  <message>
   <source>no verdict differs on any path (agents: %1)</source>
   <translation>لا حكم مختلف على أي مسار (الوكلاء: %1)</translation>
  </message>
  <message numerus="yes">
   <source>%n change(s) of verdicts on all paths (agents: %1)</source>
   <translation>
    <numerusform>لا تغييرات في الأحكام على كل المسارات (الوكلاء: %1)</numerusform>
    <numerusform>تغيير واحد في الأحكام على كل المسارات (الوكلاء: %1)</numerusform>
    <numerusform>تغييران في الأحكام على كل المسارات (الوكلاء: %1)</numerusform>
    <numerusform>%n تغييرات في الأحكام على كل المسارات (الوكلاء: %1)</numerusform>
    <numerusform>%n تغييرًا في الأحكام على كل المسارات (الوكلاء: %1)</numerusform>
    <numerusform>%n تغيير في الأحكام على كل المسارات (الوكلاء: %1)</numerusform>
   </translation>
  </message>
  <message>
   <source>there may be more: the comparison is not complete</source>
   <translation>قد يوجد المزيد: المقارنة غير كاملة</translation>
  </message>
  <message>
   <source>%1 against %2</source>
   <translation>‏%1 مقابل %2</translation>
  </message>
  <message>
   <source>against %1</source>
   <translation>مقابل %1</translation>
  </message>
  <message>
   <source>never saved: there is nothing to compare it with</source>
   <translation>لم يُحفظ قط: لا شيء يُقارن به</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>التغييرات</translation>
  </message>
  <message>
   <source>Changes %1</source>
   <translation>التغييرات %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ComboEditor</name>
  <message>
   <source>a minute</source>
   <extracomment>behind a number of requests: 30 a minute</extracomment>
   <translation>في الدقيقة</translation>
  </message>
  <message>
   <source>not set</source>
   <translation>غير معيّن</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CommitDialog</name>
  <message>
   <source>Date</source>
   <translation>التاريخ</translation>
  </message>
  <message>
   <source>Author</source>
   <translation>المؤلف</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>الموضوع</translation>
  </message>
  <message>
   <source>Commit</source>
   <translation>الإيداع</translation>
  </message>
  <message>
   <source>Commits</source>
   <translation>الإيداعات</translation>
  </message>
  <message>
   <source>Compare with a commit</source>
   <translation>المقارنة مع إيداع</translation>
  </message>
  <message>
   <source>This folder has no commits.</source>
   <translation>لا إيداعات في هذا المجلد.</translation>
  </message>
  <message>
   <source>Or any &amp;revision, such as HEAD~1 or a tag:</source>
   <translation>أو أي مراجعة (&amp;R)، مثل HEAD~1 أو وسم:</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Completion</name>
  <message>
   <source>every agent without its own group</source>
   <translation>كل من ليس له مجموعة خاصة</translation>
  </message>
  <message>
   <source>sample path</source>
   <translation>مسار عيّنة</translation>
  </message>
  <message>
   <source>folder of sample paths</source>
   <translation>مجلد مسارات العيّنة</translation>
  </message>
  <message>
   <source>the whole site</source>
   <translation>الموقع كله</translation>
  </message>
  <message>
   <source>on the host that this file names</source>
   <translation>على المضيف الذي يسمّيه هذا الملف</translation>
  </message>
  <message>
   <source>an absolute URL</source>
   <translation>عنوان URL مطلق</translation>
  </message>
  <message>
   <source>example</source>
   <translation>مثال</translation>
  </message>
  <message>
   <source>one in ten seconds</source>
   <translation>واحد كل عشر ثوانٍ</translation>
  </message>
  <message>
   <source>one in two seconds</source>
   <translation>واحد كل ثانيتين</translation>
  </message>
  <message>
   <source>one a second</source>
   <translation>واحد كل ثانية</translation>
  </message>
  <message>
   <source>one in ten minutes</source>
   <translation>واحد كل عشر دقائق</translation>
  </message>
  <message>
   <source>one a minute</source>
   <translation>واحد كل دقيقة</translation>
  </message>
  <message>
   <source>one in ten minutes, in these hours</source>
   <translation>واحد كل عشر دقائق، في هذه الساعات</translation>
  </message>
  <message>
   <source>one a minute, in these hours</source>
   <translation>واحد كل دقيقة، في هذه الساعات</translation>
  </message>
  <message>
   <source>at night, UTC</source>
   <translation>ليلًا، UTC</translation>
  </message>
  <message>
   <source>in the morning, UTC</source>
   <translation>صباحًا، UTC</translation>
  </message>
  <message>
   <source>extended standard: explicit and shell paths</source>
   <translation>المعيار الموسّع: مسارات صريحة وأنماط shell</translation>
  </message>
  <message>
   <source>as without this line</source>
   <translation>كما لو لم يوجد هذا السطر</translation>
  </message>
  <message>
   <source>no training of AI</source>
   <translation>بلا تدريب للذكاء الاصطناعي</translation>
  </message>
  <message>
   <source>training of AI is fine</source>
   <translation>تدريب الذكاء الاصطناعي مقبول</translation>
  </message>
  <message>
   <source>not as input of an AI</source>
   <translation>ليس مدخلًا للذكاء الاصطناعي</translation>
  </message>
  <message>
   <source>may be given to an AI as input</source>
   <translation>يجوز تقديمه مدخلًا للذكاء الاصطناعي</translation>
  </message>
  <message>
   <source>search is fine</source>
   <translation>البحث مقبول</translation>
  </message>
  <message>
   <source>not for search</source>
   <translation>ليس للبحث</translation>
  </message>
  <message>
   <source>to be shown in an answer, not kept</source>
   <translation>يُعرض في إجابة ولا يُحتفظ به</translation>
  </message>
  <message>
   <source>to be shown as a short excerpt with a link</source>
   <translation>يُعرض مقتطفًا قصيرًا مع رابط</translation>
  </message>
  <message>
   <source>may be shown as a whole</source>
   <translation>يجوز عرضه كاملًا</translation>
  </message>
  <message>
   <source>now</source>
   <translation>الآن</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompletionPopup</name>
  <message>
   <source>Completions</source>
   <translation>الإكمالات</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CompliancePage</name>
  <message>
   <source>Reports</source>
   <translation>البلاغات</translation>
  </message>
  <message>
   <source>The page itself, with a notice that people and agents can see and without robots meta tags:</source>
   <translation>الصفحة نفسها، مع تنبيه يراه الناس والوكلاء وبلا وسوم robots meta:</translation>
  </message>
  <message>
   <source>HTML of the honeypot page</source>
   <translation>شيفرة HTML لصفحة المصيدة</translation>
  </message>
  <message>
   <source>&amp;Copy the page</source>
   <translation>نسخ الصفحة</translation>
  </message>
  <message>
   <source>Honeypot</source>
   <translation>المصيدة</translation>
  </message>
  <message>
   <source>A path that both robots.txt and robots2.txt close, and that nobody links to. Who fetches it has not read the files, or does not keep to them.</source>
   <translation>مسار يغلقه robots.txt وrobots2.txt معًا ولا يرتبط به أحد. من يجلبه لم يقرأ الملفين أو لا يلتزم بهما.</translation>
  </message>
  <message>
   <source>Pa&amp;th</source>
   <translation>المسار</translation>
  </message>
  <message>
   <source>Close it in &amp;both files…</source>
   <translation>إغلاقه في الملفين…</translation>
  </message>
  <message>
   <source>A honeypot is one path that begins with /.</source>
   <translation>المصيدة مسار واحد يبدأ بـ /.</translation>
  </message>
  <message>
   <source>No known search engine may fetch %1.</source>
   <translation>لا يجوز لأي محرك بحث معروف جلب ‎%1‎.</translation>
  </message>
  <message>
   <source>Search engines that may fetch %1 and would be caught: %2</source>
   <translation>محركات البحث التي يجوز لها جلب ‎%1‎ وستقع في المصيدة: %2</translation>
  </message>
  <message>
   <source>Do not link to it and keep it out of sitemaps: a search engine that meets a link may list the address without fetching it.</source>
   <translation>لا تضع رابطًا إليه ولا تدرجه في خرائط الموقع: محرك البحث الذي يصادف رابطًا قد يدرج العنوان دون جلبه.</translation>
  </message>
  <message>
   <source>The site has no robots.txt here: it will be made.</source>
   <translation>ليس في الموقع robots.txt هنا: سيُنشأ.</translation>
  </message>
  <message>
   <source>%1 is among the site's sample paths: is it a real page?</source>
   <translation>‏‎%1‎ من مسارات عيّنة الموقع: أهو صفحة حقيقية؟</translation>
  </message>
  <message>
   <source>Close the honeypot %1</source>
   <translation>إغلاق المصيدة ‎%1‎</translation>
  </message>
  <message>
   <source>Every group that leaves %1 open closes it, or agents with their own group would not know.</source>
   <translation>كل مجموعة تترك ‎%1‎ مفتوحًا تغلقه، وإلا لم يعلم به الوكلاء الذين لهم مجموعة خاصة.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlChart</name>
  <message>
   <source>Pages fetched by day</source>
   <translation>الصفحات المجلوبة بحسب اليوم</translation>
  </message>
  <message>
   <source>Pages that %1 has fetched by day</source>
   <translation>الصفحات التي جلبها %1 بحسب اليوم</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day</source>
   <translation>‏%1: لدى %2 بنهاية اليوم %3 من الصفحات</translation>
  </message>
  <message>
   <source>%1: %2 has %3 pages by the end of the day, with the saved files %4</source>
   <translation>‏%1: لدى %2 بنهاية اليوم %3 من الصفحات، وبالملفات المحفوظة %4</translation>
  </message>
  <message>
   <source>%1, this draft</source>
   <translation>‏%1، هذه المسودة</translation>
  </message>
  <message>
   <source>the saved files</source>
   <translation>الملفات المحفوظة</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlDaysModel</name>
  <message>
   <source>Days</source>
   <translation>الأيام</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>من %1 إلى %2</translation>
  </message>
  <message>
   <source>Each day</source>
   <translation>كل يوم</translation>
  </message>
  <message>
   <source>Pages on each of these days, with this draft</source>
   <translation>الصفحات في كل يوم من هذه الأيام، بهذه المسودة</translation>
  </message>
  <message>
   <source>So far</source>
   <translation>حتى الآن</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with this draft</source>
   <translation>الصفحات بنهاية هذه الأيام، بهذه المسودة</translation>
  </message>
  <message>
   <source>Saved: each day</source>
   <translation>المحفوظ: كل يوم</translation>
  </message>
  <message>
   <source>Pages on each of these days, with the saved files</source>
   <translation>الصفحات في كل يوم من هذه الأيام، بالملفات المحفوظة</translation>
  </message>
  <message>
   <source>Saved: so far</source>
   <translation>المحفوظ: حتى الآن</translation>
  </message>
  <message>
   <source>Pages by the end of these days, with the saved files</source>
   <translation>الصفحات بنهاية هذه الأيام، بالملفات المحفوظة</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlFactsModel</name>
  <message>
   <source>Never fetched</source>
   <translation>لا تُجلب أبدًا</translation>
  </message>
  <message>
   <source>Must be asked for first</source>
   <translation>يجب السؤال عنها أولًا</translation>
  </message>
  <message>
   <source>Not reached in this time</source>
   <translation>لم يُبلغ إليها في هذه المدة</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>مجلوبة</translation>
  </message>
  <message>
   <source>What</source>
   <translation>ماذا</translation>
  </message>
  <message>
   <source>How much</source>
   <translation>كم</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>لماذا</translation>
  </message>
  <message>
   <source>Such as</source>
   <translation>مثل</translation>
  </message>
  <message>
   <source>Waits for hours</source>
   <translation>انتظار الساعات</translation>
  </message>
  <message>
   <source>it may not come at all times</source>
   <translation>لا يجوز له أن يأتي في كل الأوقات</translation>
  </message>
  <message>
   <source>Waits for an answer</source>
   <translation>انتظار إجابة</translation>
  </message>
  <message>
   <source>a later answer of the rehearsal lets it in</source>
   <translation>إجابة لاحقة من التجربة تسمح له بالدخول</translation>
  </message>
  <message>
   <source>Waits for its pace</source>
   <translation>انتظار وتيرته</translation>
  </message>
  <message>
   <source>no file states one: %1 is taken</source>
   <translation>لا ملف يذكر وتيرة: تُؤخذ %1</translation>
  </message>
  <message>
   <source>the files state one</source>
   <translation>تذكر الملفات وتيرة</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlPanel</name>
  <message>
   <source>Crawlers</source>
   <translation>الزواحف</translation>
  </message>
  <message>
   <source>Pages by day</source>
   <translation>الصفحات بحسب اليوم</translation>
  </message>
  <message>
   <source>What is not fetched, and waiting</source>
   <translation>ما لا يُجلب، والانتظار</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>إلغاء</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>إيقاف الحساب</translation>
  </message>
  <message>
   <source>No crawl is rehearsed yet.</source>
   <translation>لم يُجرَّب أي زحف بعد.</translation>
  </message>
  <message>
   <source>It gets every page, and waits for nothing.</source>
   <translation>يحصل على كل الصفحات، ولا ينتظر شيئًا.</translation>
  </message>
  <message>
   <source>Details of the crawl</source>
   <translation>تفاصيل الزحف</translation>
  </message>
  <message>
   <source>Not fetched, and waiting</source>
   <translation>غير المجلوب والانتظار</translation>
  </message>
  <message>
   <source>What it never fetches, and what it waits for</source>
   <translation>ما لا يجلبه أبدًا، وما ينتظره</translation>
  </message>
  <message>
   <source>Day by day</source>
   <translation>يومًا بيوم</translation>
  </message>
  <message>
   <source>The numbers of the curve</source>
   <translation>أرقام المنحنى</translation>
  </message>
  <message>
   <source>Which crawlers</source>
   <translation>أي الزواحف</translation>
  </message>
  <message>
   <source>Which pages</source>
   <translation>أي الصفحات</translation>
  </message>
  <message>
   <source>Sample paths and sitemaps</source>
   <translation>مسارات العيّنة وخرائط الموقع</translation>
  </message>
  <message>
   <source>The pages of a file…</source>
   <translation>صفحات ملف…</translation>
  </message>
  <message>
   <source>The pages of a server's logs…</source>
   <translation>صفحات سجلات وصول لخادم…</translation>
  </message>
  <message>
   <source>The first request, in UTC</source>
   <translation>الطلب الأول، بتوقيت UTC</translation>
  </message>
  <message>
   <source>Days at most</source>
   <translation>أقصى عدد للأيام</translation>
  </message>
  <message>
   <source>What is not reached in so many days is left</source>
   <translation>ما لا يُبلغ إليه في هذا العدد من الأيام يبقى</translation>
  </message>
  <message>
   <source>How the files are read</source>
   <translation>كيف تُقرأ الملفات</translation>
  </message>
  <message>
   <source>Serve the draft…</source>
   <translation>تقديم المسودة…</translation>
  </message>
  <message>
   <source>A web server on this computer, for a real crawler</source>
   <translation>خادم ويب على هذا الحاسوب، لزاحف حقيقي</translation>
  </message>
  <message>
   <source>from</source>
   <translation>من</translation>
  </message>
  <message>
   <source>days</source>
   <translation>الأيام</translation>
  </message>
  <message>
   <source>read as</source>
   <translation>القراءة وفق</translation>
  </message>
  <message>
   <source>The best known crawlers</source>
   <translation>أشهر الزواحف</translation>
  </message>
  <message>
   <source>A file with a URL or path on each line, or a sitemap</source>
   <translation>ملف في كل سطر منه عنوان URL أو مسار، أو خريطة موقع</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>سجلات وصول لخادم</translation>
  </message>
  <message>
   <source>Cancelled. Change anything above to compute again.</source>
   <translation>أُلغي. غيّر أي شيء أعلاه للحساب من جديد.</translation>
  </message>
  <message>
   <source>computing…</source>
   <translation>جارٍ الحساب…</translation>
  </message>
  <message>
   <source>There are no pages to crawl: add sample paths or sitemaps to the site, or choose a file of URLs.</source>
   <translation>لا صفحة للزحف: أضف إلى الموقع مسارات عيّنة أو خرائط موقع، أو اختر ملف عناوين URL.</translation>
  </message>
  <message>
   <source>%1 names no page.</source>
   <translation>‏%1 لا يسمّي أي صفحة.</translation>
  </message>
  <message>
   <source>None of these agents fetches pages.</source>
   <translation>لا يجلب أي من هؤلاء الوكلاء صفحات.</translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of the site's examples.</source>
   <translation>
    <numerusform>%n صفحة من أمثلة الموقع.</numerusform>
    <numerusform>صفحة واحدة (%n) من أمثلة الموقع.</numerusform>
    <numerusform>صفحتان (%n) من أمثلة الموقع.</numerusform>
    <numerusform>%n صفحات من أمثلة الموقع.</numerusform>
    <numerusform>%n صفحة من أمثلة الموقع.</numerusform>
    <numerusform>%n صفحة من أمثلة الموقع.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n page(s) of %1.</source>
   <translation>
    <numerusform>%n صفحة من %1.</numerusform>
    <numerusform>صفحة واحدة (%n) من %1.</numerusform>
    <numerusform>صفحتان (%n) من %1.</numerusform>
    <numerusform>%n صفحات من %1.</numerusform>
    <numerusform>%n صفحة من %1.</numerusform>
    <numerusform>%n صفحة من %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>URLs of other hosts, such as %1, are asked of these files too.</source>
   <translation>عناوين URL لمضيفين آخرين، مثل %1، يُسأل عنها في هذه الملفات أيضًا.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlServerDialog</name>
  <message>
   <source>Refuse what the draft does not allow</source>
   <translation>رفض ما لا تسمح به المسودة</translation>
  </message>
  <message>
   <source>Serve the draft</source>
   <translation>تقديم المسودة</translation>
  </message>
  <message>
   <source>The command gatepost-cli was not found, beside this program or on PATH. It is part of the package that this program came with: install it, and open this window again.</source>
   <translation>لم يُعثر على الأمر gatepost-cli، لا بجانب هذا البرنامج ولا في PATH. وهو جزء من الحزمة التي جاء بها هذا البرنامج: ثبّته، وافتح هذه النافذة من جديد.</translation>
  </message>
  <message>
   <source>A crawler on this computer can fetch the draft and pages around it. Nobody else can reach the server.</source>
   <translation>يستطيع زاحف على هذا الحاسوب جلب المسودة والصفحات التي حولها. ولا يستطيع أحد غيره الوصول إلى الخادم.</translation>
  </message>
  <message>
   <source>Seconds of the clock in a second; 1440 makes a day of a minute</source>
   <translation>ثواني الساعة في كل ثانية؛ 1440 تجعل من الدقيقة يومًا</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>الطلبات</translation>
  </message>
  <message>
   <source>What crawlers ask for appears here.</source>
   <translation>يظهر هنا ما تطلبه الزواحف.</translation>
  </message>
  <message>
   <source>&amp;Port</source>
   <translation>المنفذ</translation>
  </message>
  <message>
   <source>&amp;Clock starts at (UTC)</source>
   <translation>تبدأ الساعة عند (UTC)</translation>
  </message>
  <message>
   <source>&amp;Speed of the clock</source>
   <translation>سرعة الساعة</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>بدء</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>نسخ العنوان</translation>
  </message>
  <message>
   <source>Starting…</source>
   <translation>جارٍ البدء…</translation>
  </message>
  <message>
   <source>The draft, as it was when you pressed Start, is served until you press Stop or close this window.</source>
   <translation>تُقدَّم المسودة كما كانت حين ضغطت «بدء»، إلى أن تضغط «إيقاف» أو تغلق هذه النافذة.</translation>
  </message>
  <message>
   <source>The server was stopped.</source>
   <translation>أُوقف الخادم.</translation>
  </message>
  <message>
   <source>Clock: %1 UTC</source>
   <translation>الساعة: ‎%1 UTC‎</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>إيقاف</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlTexts</name>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n يوم</numerusform>
    <numerusform>يوم واحد (%n)</numerusform>
    <numerusform>يومان (%n)</numerusform>
    <numerusform>%n أيام</numerusform>
    <numerusform>%n يومًا</numerusform>
    <numerusform>%n يوم</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s)</source>
   <translation>
    <numerusform>%n ساعة</numerusform>
    <numerusform>ساعة واحدة (%n)</numerusform>
    <numerusform>ساعتان (%n)</numerusform>
    <numerusform>%n ساعات</numerusform>
    <numerusform>%n ساعة</numerusform>
    <numerusform>%n ساعة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s)</source>
   <translation>
    <numerusform>%n دقيقة</numerusform>
    <numerusform>دقيقة واحدة (%n)</numerusform>
    <numerusform>دقيقتان (%n)</numerusform>
    <numerusform>%n دقائق</numerusform>
    <numerusform>%n دقيقة</numerusform>
    <numerusform>%n دقيقة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n second(s)</source>
   <translation>
    <numerusform>%n ثانية</numerusform>
    <numerusform>ثانية واحدة (%n)</numerusform>
    <numerusform>ثانيتان (%n)</numerusform>
    <numerusform>%n ثوانٍ</numerusform>
    <numerusform>%n ثانية</numerusform>
    <numerusform>%n ثانية</numerusform>
   </translation>
  </message>
  <message>
   <source>With this draft %1 gets none of the pages, in place of %2.</source>
   <translation>بهذه المسودة لا يحصل %1 على أي من الصفحات، وكان يحصل على %2.</translation>
  </message>
  <message>
   <source>%1 gets none of the pages.</source>
   <translation>لا يحصل %1 على أي من الصفحات.</translation>
  </message>
  <message>
   <source>With this draft %1 does not reach %2 pages in %3, in place of needing %4.</source>
   <translation>بهذه المسودة لا يصل %1 إلى %2 من الصفحات في المدة المتاحة (%3)، وكان يلزمه %4.</translation>
  </message>
  <message>
   <source>%1 does not reach %2 pages in %3.</source>
   <translation>لا يصل %1 إلى %2 من الصفحات في المدة المتاحة (%3).</translation>
  </message>
  <message>
   <source>%1 needs %2 for %3 pages.</source>
   <translation>يلزم %1‏ %2 لجلب %3 من الصفحات.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4 for %5.</source>
   <translation>بهذه المسودة يلزم %1‏ %2 لجلب %3 من الصفحات، وكان يلزمه %4 لجلب %5.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, as with the saved files.</source>
   <translation>بهذه المسودة يلزم %1‏ %2 لجلب %3 من الصفحات، كما بالملفات المحفوظة.</translation>
  </message>
  <message>
   <source>With this draft %1 needs %2 for %3 pages, in place of %4.</source>
   <translation>بهذه المسودة يلزم %1‏ %2 لجلب %3 من الصفحات، وكان يلزمه %4.</translation>
  </message>
  <message>
   <source>This file lists sitemaps and no pages: choose one of the sitemaps.</source>
   <translation>يسرد هذا الملف خرائط موقع لا صفحات: اختر إحدى خرائط الموقع.</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the file are taken.</source>
   <translation>لا يُؤخذ من الملف إلا أول %1 من الصفحات.</translation>
  </message>
  <message>
   <source>Only the first %1 pages of the logs are taken.</source>
   <translation>لا يُؤخذ من سجلات الوصول إلا أول %1 من الصفحات.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::CrawlersModel</name>
  <message>
   <source>not in this time</source>
   <translation>ليس في هذه المدة</translation>
  </message>
  <message>
   <source>never</source>
   <translation>أبدًا</translation>
  </message>
  <message>
   <source>%1 left</source>
   <translation>يبقى %1</translation>
  </message>
  <message>
   <source>Crawler</source>
   <translation>الزاحف</translation>
  </message>
  <message>
   <source>Fetched</source>
   <translation>المجلوب</translation>
  </message>
  <message>
   <source>Pages of the list that it gets</source>
   <translation>صفحات القائمة التي يحصل عليها</translation>
  </message>
  <message>
   <source>Through on</source>
   <translation>ينتهي في</translation>
  </message>
  <message>
   <source>When it fetches the last page, in UTC</source>
   <translation>متى يجلب الصفحة الأخيرة، بتوقيت UTC</translation>
  </message>
  <message>
   <source>Needs</source>
   <translation>يلزمه</translation>
  </message>
  <message>
   <source>From the start to the last page, with this draft</source>
   <translation>من البداية إلى الصفحة الأخيرة، بهذه المسودة</translation>
  </message>
  <message>
   <source>Saved</source>
   <translation>المحفوظ</translation>
  </message>
  <message>
   <source>From the start to the last page, with the saved files</source>
   <translation>من البداية إلى الصفحة الأخيرة، بالملفات المحفوظة</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DayStrip</name>
  <message>
   <source>Hours of the day, UTC: no window</source>
   <translation>ساعات اليوم، UTC: لا نافذة</translation>
  </message>
  <message>
   <source>Hours of the day, UTC: %1</source>
   <translation>ساعات اليوم، UTC: %1</translation>
  </message>
  <message>
   <source>Left and Right move an end by 15 minutes, with Shift by one. Up and Down choose the end. Insert adds a window, Delete removes it.</source>
   <translation>السهمان الأيسر والأيمن ينقلان طرفًا 15 دقيقة، ومع Shift دقيقة واحدة. السهمان الأعلى والأسفل يختاران الطرف. Insert يضيف نافذة وDelete يزيلها.</translation>
  </message>
  <message>
   <source>Double-click adds a window. Drag its ends; past midnight is fine.</source>
   <translation>النقر المزدوج يضيف نافذة. اسحب طرفيها؛ ويجوز تجاوز منتصف الليل.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffModel</name>
  <message>
   <source>no line end</source>
   <translation>لا نهاية سطر</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… لا أسطر متطابقة</numerusform>
    <numerusform>… سطر واحد متطابق</numerusform>
    <numerusform>… سطران متطابقان</numerusform>
    <numerusform>… %n أسطر متطابقة</numerusform>
    <numerusform>… %n سطرًا متطابقًا</numerusform>
    <numerusform>… %n سطر متطابق</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… %n more row(s)</source>
   <translation>
    <numerusform>… لا صفوف أخرى</numerusform>
    <numerusform>… صف واحد آخر</numerusform>
    <numerusform>… صفان آخران</numerusform>
    <numerusform>… %n صفوف أخرى</numerusform>
    <numerusform>… %n صفًا آخر</numerusform>
    <numerusform>… %n صف آخر</numerusform>
   </translation>
  </message>
  <message>
   <source>Before</source>
   <translation>قبل</translation>
  </message>
  <message>
   <source>After</source>
   <translation>بعد</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>السطر</translation>
  </message>
  <message>
   <source>removed: %1</source>
   <translation>محذوف: %1</translation>
  </message>
  <message>
   <source>added: %1</source>
   <translation>مضاف: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DiffView</name>
  <message>
   <source>What changes in the text</source>
   <translation>ما يتغير في النص</translation>
  </message>
  <message>
   <source>No difference.</source>
   <translation>لا فرق.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Document</name>
  <message>
   <source>Typing</source>
   <translation>الكتابة</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>حذف</translation>
  </message>
  <message>
   <source>Delete text</source>
   <translation>حذف النص</translation>
  </message>
  <message>
   <source>Insert text</source>
   <translation>إدراج نص</translation>
  </message>
  <message>
   <source>Replace text</source>
   <translation>استبدال النص</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>‏‎%1‎ غير موجود.</translation>
  </message>
  <message>
   <source>Reload from disk</source>
   <translation>إعادة التحميل من القرص</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::DraftServer</name>
  <message>
   <source>A copy of the draft could not be written: %1</source>
   <translation>تعذرت كتابة نسخة من المسودة: %1</translation>
  </message>
  <message>
   <source>The command could not be started: %1</source>
   <translation>تعذر بدء الأمر: %1</translation>
  </message>
  <message>
   <source>The server has ended. If another program uses the port, choose another one. The command says: %1</source>
   <translation>انتهى الخادم. إن كان برنامج آخر يستخدم المنفذ، فاختر منفذًا آخر. يقول الأمر: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentDialog</name>
  <message>
   <source>Add environment</source>
   <translation>إضافة بيئة</translation>
  </message>
  <message>
   <source>H&amp;ost of the open files</source>
   <translation>مضيف الملفات المفتوحة (&amp;O)</translation>
  </message>
  <message>
   <source>&amp;Name</source>
   <translation>الاسم (&amp;N)</translation>
  </message>
  <message>
   <source>&amp;Host</source>
   <translation>المضيف (&amp;H)</translation>
  </message>
  <message>
   <source>Closed: nobody may fetch anything</source>
   <translation>مغلق: لا يجوز لأحد جلب أي شيء</translation>
  </message>
  <message>
   <source>Behind a password: nothing is claimed of its files</source>
   <translation>خلف كلمة مرور: لا يُقال شيء عن ملفاتها</translation>
  </message>
  <message>
   <source>Noindex: search engines may fetch every page</source>
   <translation>Noindex: يجوز لمحركات البحث جلب كل صفحة</translation>
  </message>
  <message>
   <source>Open: search engines may fetch the start page</source>
   <translation>مفتوح: يجوز لمحركات البحث جلب الصفحة الرئيسية</translation>
  </message>
  <message>
   <source>Only as the goals say</source>
   <translation>كما تقول الأهداف فقط</translation>
  </message>
  <message>
   <source>It &amp;must be</source>
   <translation>يجب أن تكون (&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Folder of its files, below this one</source>
   <translation>مجلد ملفاتها، داخل هذا المجلد (&amp;F)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentRow</name>
  <message>
   <source>Open its folder…</source>
   <translation>فتح مجلدها…</translation>
  </message>
  <message>
   <source>Write its robots.txt…</source>
   <translation>كتابة ملف robots.txt الخاص بها…</translation>
  </message>
  <message>
   <source>Environment</source>
   <translation>البيئة</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>يجري التحقق لكل زاحف ومسار وساعة…</translation>
  </message>
  <message>
   <source>%1 %2: %3 — %4</source>
   <extracomment>a symbol such as ✓, a purpose, what is wanted, what was found</extracomment>
   <translation>‏%1 %2: %3 — %4</translation>
  </message>
  <message>
   <source>These are the files in the folder %1, as they are saved.</source>
   <translation>هذه هي الملفات في المجلد ‎%1‎، كما حُفظت.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::EnvironmentsProof</name>
  <message>
   <source>nobody may fetch anything but the policy files</source>
   <translation>لا يجوز لأحد جلب شيء سوى ملفات السياسة</translation>
  </message>
  <message>
   <source>every search engine may fetch the start page</source>
   <translation>يجوز لكل محرك بحث جلب صفحة البداية</translation>
  </message>
  <message>
   <source>every search engine may fetch every page and see its noindex; whether pages have one is not in the files</source>
   <translation>يجوز لكل محرك بحث جلب كل صفحة ورؤية noindex فيها؛ أما وجوده في الصفحات فليس في الملفات</translation>
  </message>
  <message>
   <source>a password keeps it closed: nothing is claimed of the files</source>
   <translation>كلمة مرور تبقيها مغلقة: لا يُشترط شيء على الملفات</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>لا يوجد مجلد ‎%1‎.</translation>
  </message>
  <message>
   <source>no robots.txt was found that makes it true</source>
   <translation>لم يُعثر على robots.txt يجعله صحيحًا</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>لم يُحسم</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>لم يُحسم: %1</translation>
  </message>
  <message>
   <source>no goals are claimed</source>
   <translation>لا تُشترط أي أهداف</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExceptionDialog</name>
  <message>
   <source>Exception: %1</source>
   <translation>الاستثناء: %1</translation>
  </message>
  <message>
   <source>all of “%1”</source>
   <translation>كل «%1»</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>كل مسار</translation>
  </message>
  <message>
   <source>for ever</source>
   <translation>دائمًا</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>الوكلاء</translation>
  </message>
  <message>
   <source>&amp;Paths</source>
   <translation>المسارات</translation>
  </message>
  <message>
   <source>&amp;Goal instead</source>
   <translation>الهدف بدلًا من ذلك</translation>
  </message>
  <message>
   <source>&amp;Until (YYYY-MM-DD)</source>
   <translation>حتى (YYYY-MM-DD)</translation>
  </message>
  <message>
   <source>&amp;Note</source>
   <translation>ملاحظة</translation>
  </message>
  <message>
   <source>all of them</source>
   <translation>الكل</translation>
  </message>
  <message>
   <source>%1 below %2</source>
   <translation>%1 تحت ‎%2‎</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1 until %2</source>
   <translation>%1 حتى %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ExportDialog</name>
  <message>
   <source>S&amp;horter expressions</source>
   <translation>تعابير أقصر</translation>
  </message>
  <message>
   <source>Co&amp;py</source>
   <translation>نسخ</translation>
  </message>
  <message>
   <source>&amp;Save…</source>
   <translation>حفظ…</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>تصدير</translation>
  </message>
  <message>
   <source>What is written</source>
   <translation>ما يُكتب</translation>
  </message>
  <message>
   <source>What is lost</source>
   <translation>ما يُفقد</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>السطر</translation>
  </message>
  <message>
   <source>&amp;Agents:</source>
   <translation>الوكلاء:</translation>
  </message>
  <message>
   <source>&amp;Enforced:</source>
   <translation>ما يُفرض:</translation>
  </message>
  <message>
   <source>Named in the files, and agents of the list</source>
   <translation>المذكورون في الملفات، ووكلاء القائمة</translation>
  </message>
  <message>
   <source>All agents of the list</source>
   <translation>كل وكلاء القائمة</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>محركات البحث</translation>
  </message>
  <message>
   <source>AI agents</source>
   <translation>وكلاء الذكاء الاصطناعي</translation>
  </message>
  <message>
   <source>Or names with commas: GPTBot, CCBot</source>
   <translation>أو أسماء بينها فواصل: ‎GPTBot, CCBot‎</translation>
  </message>
  <message>
   <source>Refusals and pace</source>
   <translation>الرفض والوتيرة</translation>
  </message>
  <message>
   <source>Refusals alone</source>
   <translation>الرفض وحده</translation>
  </message>
  <message>
   <source>Pace alone</source>
   <translation>الوتيرة وحدها</translation>
  </message>
  <message>
   <source>Easier to read. A path in which a character is written as an escape slips past.</source>
   <translation>أسهل في القراءة. يفلت المسار الذي كُتب أحد محارفه مرمَّزًا.</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>الموقع</translation>
  </message>
  <message>
   <source>Nothing is lost.</source>
   <translation>لا يُفقد شيء.</translation>
  </message>
  <message>
   <source>Not enforced, or enforced differently:</source>
   <translation>غير منفَّذ، أو منفَّذ بطريقة أخرى:</translation>
  </message>
  <message>
   <source>Save the export</source>
   <translation>حفظ التصدير</translation>
  </message>
  <message>
   <source>%1 is already there.</source>
   <translation>‏‎%1‎ موجود من قبل.</translation>
  </message>
  <message>
   <source>Replacing it discards what it contains now.</source>
   <translation>الاستبدال يُهمل محتواه الحالي.</translation>
  </message>
  <message>
   <source>&amp;Replace</source>
   <translation>استبدال</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>إلغاء</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>تعذرت كتابة ‎%1‎: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FetchDialog</name>
  <message>
   <source>The text is not an address of http or https that can be fetched.</source>
   <translation>النص ليس عنوان http أو https يمكن جلبه.</translation>
  </message>
  <message>
   <source>Fetch the file</source>
   <translation>جلب الملف</translation>
  </message>
  <message>
   <source>This request will be sent, and no other. Redirects are followed.</source>
   <translation>يُرسل هذا الطلب ولا يُرسل غيره. تُتبع عمليات إعادة التوجيه.</translation>
  </message>
  <message>
   <source>What comes takes the place of the text; Undo gives it back.</source>
   <translation>ما يصل يحل محل النص؛ و«تراجع» يعيده.</translation>
  </message>
  <message>
   <source>The request is under way</source>
   <translation>الطلب قيد التنفيذ</translation>
  </message>
  <message>
   <source>&amp;Send this request</source>
   <translation>إرسال هذا الطلب</translation>
  </message>
  <message>
   <source>Fetching %1 …</source>
   <translation>يجري جلب %1 …</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <comment>%1 a status, such as 404</comment>
   <translation>كان الجواب %1.</translation>
  </message>
  <message>
   <source>The document was closed in the meantime.</source>
   <translation>أُغلق المستند في هذه الأثناء.</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>جلب %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Field</name>
  <message>
   <source>Not set: remove the line (Ctrl+Delete)</source>
   <translation>غير معيّن: إزالة السطر (Ctrl+Delete)</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1: غير معيّن</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>‏%1، السطر %2</translation>
  </message>
  <message>
   <source>Not set here. What applies is %1: %2.</source>
   <translation>غير معيّن هنا. الساري هو %1: %2.</translation>
  </message>
  <message>
   <source>Line %1 does not count: the directive is given twice here and the first valid line decides.</source>
   <translation>السطر %1 لا يُحتسب: التوجيه مذكور مرتين هنا وأول سطر صالح هو الذي يحسم.</translation>
  </message>
  <message>
   <source>Set %1 to %2</source>
   <translation>تعيين %1 إلى ‎%2‎</translation>
  </message>
  <message>
   <source>Set %1 to %2 for %3</source>
   <translation>تعيين %1 إلى ‎%2‎ لـ %3</translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>إزالة %1</translation>
  </message>
  <message>
   <source>Remove %1 for %2</source>
   <translation>إزالة %1 لـ %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldHelp</name>
  <message>
   <source>Example: %1</source>
   <translation>مثال: %1</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>المصدر: %1</translation>
  </message>
  <message>
   <source>A proposal, or read by few.</source>
   <translation>اقتراح، أو يقرؤه القليلون.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FieldNotes</name>
  <message numerus="yes">
   <source>%1 of %n path(s)</source>
   <extracomment>%1 of the site's %n sample paths match</extracomment>
   <translation>
    <numerusform>%1 من %n مسارات</numerusform>
    <numerusform>%1 من مسار واحد</numerusform>
    <numerusform>%1 من مسارين</numerusform>
    <numerusform>%1 من %n مسارات</numerusform>
    <numerusform>%1 من %n مسارًا</numerusform>
    <numerusform>%1 من %n مسار</numerusform>
   </translation>
  </message>
  <message>
   <source>at least 10 s</source>
   <translation>10 ثوانٍ على الأقل</translation>
  </message>
  <message>
   <source>rule of thumb: twice what the last document took, at least 10 s</source>
   <translation>قاعدة عامة: ضعف ما استغرقه المستند الأخير، و10 ثوانٍ على الأقل</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FilePage</name>
  <message>
   <source>About the whole file</source>
   <translation>عن الملف كله</translation>
  </message>
  <message>
   <source>These lines belong to no group. They may be anywhere; new ones go to the end.</source>
   <translation>هذه الأسطر لا تنتمي إلى أي مجموعة. يجوز وضعها في أي مكان؛ والجديدة تُضاف في النهاية.</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>يقرؤه القليلون</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>أسطر بلا حقل</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>تبقى على حالها التعليقات والأسطر غير المفهومة والأسطر التي لا تنتمي إلى أحد. Enter ينتقل إلى هناك.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FindBar</name>
  <message>
   <source>Find</source>
   <translation>بحث</translation>
  </message>
  <message>
   <source>Replace with</source>
   <translation>استبدال بـ</translation>
  </message>
  <message>
   <source>Match case</source>
   <translation>مطابقة حالة الأحرف</translation>
  </message>
  <message>
   <source>Whole words</source>
   <translation>كلمات كاملة</translation>
  </message>
  <message>
   <source>Regular expression</source>
   <translation>تعبير نمطي</translation>
  </message>
  <message>
   <source>In the selection</source>
   <translation>في التحديد</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 من %2</translation>
  </message>
  <message>
   <source>Previous</source>
   <translation>السابق</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>التالي</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>إغلاق</translation>
  </message>
  <message>
   <source>Replace</source>
   <translation>استبدال</translation>
  </message>
  <message>
   <source>Replace all</source>
   <translation>استبدال الكل</translation>
  </message>
  <message>
   <source>Replace all, as one step of undo</source>
   <translation>استبدال الكل، خطوة تراجع واحدة</translation>
  </message>
  <message>
   <source>not found</source>
   <translation>لم يُعثر عليه</translation>
  </message>
  <message numerus="yes">
   <source>%Ln found</source>
   <translation>
    <numerusform>لا نتائج</numerusform>
    <numerusform>نتيجة واحدة</numerusform>
    <numerusform>نتيجتان</numerusform>
    <numerusform>%Ln نتائج</numerusform>
    <numerusform>%Ln نتيجة</numerusform>
    <numerusform>%Ln نتيجة</numerusform>
   </translation>
  </message>
  <message>
   <source>from the other end</source>
   <translation>من الطرف الآخر</translation>
  </message>
  <message numerus="yes">
   <source>%Ln replaced</source>
   <translation>
    <numerusform>لا استبدال</numerusform>
    <numerusform>استبدال واحد</numerusform>
    <numerusform>استبدالان</numerusform>
    <numerusform>%Ln استبدالات</numerusform>
    <numerusform>%Ln استبدالًا</numerusform>
    <numerusform>%Ln استبدال</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FirstRun</name>
  <message numerus="yes">
   <source>%Ln search engine(s) may come.</source>
   <translation>
    <numerusform>لا يجوز لأي محرك بحث الدخول.</numerusform>
    <numerusform>يجوز لمحرك بحث واحد الدخول.</numerusform>
    <numerusform>يجوز لمحركي بحث الدخول.</numerusform>
    <numerusform>يجوز لـ %Ln محركات بحث الدخول.</numerusform>
    <numerusform>يجوز لـ %Ln محرك بحث الدخول.</numerusform>
    <numerusform>يجوز لـ %Ln محرك بحث الدخول.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln search engine(s) may not come.</source>
   <translation>
    <numerusform>لا محرك بحث ممنوع من الدخول.</numerusform>
    <numerusform>لا يجوز لمحرك بحث واحد الدخول.</numerusform>
    <numerusform>لا يجوز لمحركي بحث الدخول.</numerusform>
    <numerusform>لا يجوز لـ %Ln محركات بحث الدخول.</numerusform>
    <numerusform>لا يجوز لـ %Ln محرك بحث الدخول.</numerusform>
    <numerusform>لا يجوز لـ %Ln محرك بحث الدخول.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may come.</source>
   <translation>
    <numerusform>لا يجوز لأي مساعد الدخول.</numerusform>
    <numerusform>يجوز لمساعد واحد الدخول.</numerusform>
    <numerusform>يجوز لمساعدَين الدخول.</numerusform>
    <numerusform>يجوز لـ %Ln مساعدين الدخول.</numerusform>
    <numerusform>يجوز لـ %Ln مساعدًا الدخول.</numerusform>
    <numerusform>يجوز لـ %Ln مساعد الدخول.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln assistant(s) may not come.</source>
   <translation>
    <numerusform>لا مساعد ممنوع من الدخول.</numerusform>
    <numerusform>لا يجوز لمساعد واحد الدخول.</numerusform>
    <numerusform>لا يجوز لمساعدَين الدخول.</numerusform>
    <numerusform>لا يجوز لـ %Ln مساعدين الدخول.</numerusform>
    <numerusform>لا يجوز لـ %Ln مساعدًا الدخول.</numerusform>
    <numerusform>لا يجوز لـ %Ln مساعد الدخول.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may come.</source>
   <translation>
    <numerusform>لا يجوز لأي زاحف تدريب الدخول.</numerusform>
    <numerusform>يجوز لزاحف تدريب واحد الدخول.</numerusform>
    <numerusform>يجوز لزاحفَي تدريب الدخول.</numerusform>
    <numerusform>يجوز لـ %Ln زواحف تدريب الدخول.</numerusform>
    <numerusform>يجوز لـ %Ln زاحف تدريب الدخول.</numerusform>
    <numerusform>يجوز لـ %Ln زاحف تدريب الدخول.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln training crawler(s) may not come.</source>
   <translation>
    <numerusform>لا زاحف تدريب ممنوع من الدخول.</numerusform>
    <numerusform>لا يجوز لزاحف تدريب واحد الدخول.</numerusform>
    <numerusform>لا يجوز لزاحفَي تدريب الدخول.</numerusform>
    <numerusform>لا يجوز لـ %Ln زواحف تدريب الدخول.</numerusform>
    <numerusform>لا يجوز لـ %Ln زاحف تدريب الدخول.</numerusform>
    <numerusform>لا يجوز لـ %Ln زاحف تدريب الدخول.</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 من %2</translation>
  </message>
  <message>
   <source>Now the start page is open to %1 search engines, %2 assistants and %3 training crawlers.</source>
   <extracomment>Each place is “37 of 37”.</extracomment>
   <translation>صفحة البداية مفتوحة الآن لمحركات بحث عددها %1، ومساعدين عددهم %2، وزواحف تدريب عددها %3.</translation>
  </message>
  <message>
   <source>Say what you want</source>
   <translation>قل ما تريد</translation>
  </message>
  <message>
   <source>May search engines find your site?</source>
   <translation>هل يجوز لمحركات البحث أن تعثر على موقعك؟</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>نعم</translation>
  </message>
  <message>
   <source>Only some paths</source>
   <translation>بعض المسارات فقط</translation>
  </message>
  <message>
   <source>No</source>
   <translation>لا</translation>
  </message>
  <message>
   <source>Paths that search engines may fetch</source>
   <translation>المسارات التي يجوز لمحركات البحث جلبها</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /blog/ /docs/</source>
   <translation>مسارات تفصل بينها مسافات: ‎/blog/ /docs/‎</translation>
  </message>
  <message>
   <source>May AI assistants read pages to answer people?</source>
   <translation>هل يجوز لمساعدي الذكاء الاصطناعي قراءة الصفحات لإجابة الناس؟</translation>
  </message>
  <message>
   <source>Yes, but say nothing of use</source>
   <translation>نعم، ولكن بلا ذكر للاستخدام</translation>
  </message>
  <message>
   <source>May your text be used to train AI models?</source>
   <translation>هل يجوز استخدام نصوصك لتدريب نماذج الذكاء الاصطناعي؟</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>بترخيص</translation>
  </message>
  <message>
   <source>Say nothing</source>
   <translation>عدم ذكر شيء</translation>
  </message>
  <message>
   <source>Where the terms of the licence are</source>
   <translation>موضع شروط الترخيص</translation>
  </message>
  <message>
   <source>Paths nobody should fetch</source>
   <translation>مسارات لا ينبغي لأحد جلبها</translation>
  </message>
  <message>
   <source>None; or paths, separated by spaces: /cart /search</source>
   <translation>لا شيء؛ أو مسارات تفصل بينها مسافات: ‎/cart /search‎</translation>
  </message>
  <message>
   <source>The files as they will be</source>
   <translation>الملفات كما ستكون</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>ليس الآن</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>تم</translation>
  </message>
  <message>
   <source>as your files say now</source>
   <translation>كما تقول ملفاتك الآن</translation>
  </message>
  <message>
   <source>Your files say something else now. Look at the answers, then press Done again.</source>
   <translation>تقول ملفاتك الآن شيئًا آخر. انظر في الإجابات، ثم اضغط «تم» من جديد.</translation>
  </message>
  <message>
   <source>No answer is taken from your files: %1.</source>
   <translation>لم تؤخذ أي إجابة من ملفاتك: %1.</translation>
  </message>
  <message>
   <source>One answer is not complete yet.</source>
   <translation>إحدى الإجابات لم تكتمل بعد.</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>يجري التحقق لكل زاحف ومسار وساعة…</translation>
  </message>
  <message>
   <source>Your goals are made as soon as that is known.</source>
   <translation>تُنشأ أهدافك فور معرفة ذلك.</translation>
  </message>
  <message>
   <source>Your files say so already.</source>
   <translation>ملفاتك تقول ذلك من قبل.</translation>
  </message>
  <message>
   <source>Not reached: %1.</source>
   <translation>ما لم يُبلَغ: %1.</translation>
  </message>
  <message>
   <source>Three questions</source>
   <translation>ثلاثة أسئلة</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>تطبيق الأهداف</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormArea</name>
  <message>
   <source>This file has no form yet. Its text is on the right.</source>
   <translation>ليس لهذا الملف نموذج بعد. نصه معروض في الجانب الآخر.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::FormPages</name>
  <message>
   <source>Agents and paths</source>
   <translation>الوكلاء والمسارات</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>الملف كله</translation>
  </message>
  <message>
   <source>AI policy</source>
   <translation>سياسة الذكاء الاصطناعي</translation>
  </message>
  <message>
   <source>Agent blocks</source>
   <translation>كتل الوكلاء</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>الجودة</translation>
  </message>
  <message>
   <source>Compliance</source>
   <translation>الامتثال</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>السلسلة</translation>
  </message>
  <message>
   <source>About this file</source>
   <translation>عن هذا الملف</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>الوكلاء</translation>
  </message>
  <message>
   <source>Site and defaults</source>
   <translation>الموقع والإعدادات الافتراضية</translation>
  </message>
  <message>
   <source>Rendered robots.txt</source>
   <translation>ملف robots.txt المولَّد</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalDetails</name>
  <message>
   <source>obeys</source>
   <translation>يلتزم</translation>
  </message>
  <message>
   <source>does not obey</source>
   <translation>لا يلتزم</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>غير موثق</translation>
  </message>
  <message>
   <source>Every path</source>
   <translation>كل مسار</translation>
  </message>
  <message>
   <source>Not these</source>
   <translation>ما عدا هذه</translation>
  </message>
  <message>
   <source>Only these</source>
   <translation>هذه فقط</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>المسارات</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>مسارات تفصل بينها مسافات: ‎/members/ /search‎</translation>
  </message>
  <message>
   <source>Paths, separated by spaces</source>
   <translation>مسارات تفصل بينها مسافات</translation>
  </message>
  <message>
   <source>Hours (UTC)</source>
   <translation>الساعات (UTC)</translation>
  </message>
  <message>
   <source>any; or seconds between two requests, such as 10s or 2m</source>
   <translation>أيًا كانت؛ أو ثوانٍ بين كل طلبين، مثل 10s أو 2m</translation>
  </message>
  <message>
   <source>Pace</source>
   <translation>الوتيرة</translation>
  </message>
  <message>
   <source>are kept out</source>
   <translation>يُبعدون</translation>
  </message>
  <message>
   <source>may come</source>
   <translation>يجوز لهم الدخول</translation>
  </message>
  <message>
   <source>Crawlers that do not know the question</source>
   <translation>الزواحف التي لا تعرف السؤال</translation>
  </message>
  <message>
   <source>who does not know the question</source>
   <translation>من لا يعرف السؤال</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>شروط الترخيص</translation>
  </message>
  <message>
   <source>as the goal means it</source>
   <translation>كما يعنيه الهدف</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>نعم</translation>
  </message>
  <message>
   <source>no</source>
   <translation>لا</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>لا شيء</translation>
  </message>
  <message>
   <source>What is said of use</source>
   <translation>ما يُذكر عن الاستخدام</translation>
  </message>
  <message>
   <source>what is said of use</source>
   <translation>ما يُذكر عن الاستخدام</translation>
  </message>
  <message>
   <source>the comment above a group that is added for this goal</source>
   <translation>التعليق فوق مجموعة تُضاف من أجل هذا الهدف</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>ملاحظة</translation>
  </message>
  <message>
   <source>note</source>
   <translation>ملاحظة</translation>
  </message>
  <message>
   <source>%1: agents</source>
   <translation>%1: الوكلاء</translation>
  </message>
  <message>
   <source>Except this one…</source>
   <translation>استثناء هذا…</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>paths</source>
   <translation>المسارات</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>الساعات</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>الوتيرة</translation>
  </message>
  <message>
   <source>At any time. Double-click the strip to add hours.</source>
   <translation>في أي وقت. انقر الشريط نقرًا مزدوجًا لإضافة ساعات.</translation>
  </message>
  <message>
   <source>No crawler is known to read hours; a server can keep them.</source>
   <translation>لا يُعرف زاحف يقرأ الساعات؛ ويستطيع الخادم فرضها.</translation>
  </message>
  <message>
   <source>except %1</source>
   <translation>ما عدا %1</translation>
  </message>
  <message>
   <source>Change this exception…</source>
   <translation>تغيير هذا الاستثناء…</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>إزالة هذا الاستثناء</translation>
  </message>
  <message>
   <source>Exception…</source>
   <translation>استثناء…</translation>
  </message>
  <message>
   <source>%1: add an exception</source>
   <translation>%1: إضافة استثناء</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalGuard</name>
  <message>
   <source>The goal of search engines would no longer be true.</source>
   <translation>لن يعود هدف محركات البحث متحققًا.</translation>
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
   <translation>السبب</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>سؤال</translation>
  </message>
  <message>
   <source>Export to nginx…</source>
   <translation>تصدير إلى nginx…</translation>
  </message>
  <message>
   <source>%1: exceptions, paths, hours, agents</source>
   <translation>%1: الاستثناءات والمسارات والساعات والوكلاء</translation>
  </message>
  <message>
   <source>Exceptions, paths, hours, agents</source>
   <translation>الاستثناءات والمسارات والساعات والوكلاء</translation>
  </message>
  <message>
   <source>Goes to the line that decides this.</source>
   <translation>ينتقل إلى السطر الذي يحسم ذلك.</translation>
  </message>
  <message>
   <source>%1: why</source>
   <translation>%1: السبب</translation>
  </message>
  <message>
   <source>Asks for this agent and path, above.</source>
   <translation>يسأل أعلاه عن هذا الوكيل والمسار.</translation>
  </message>
  <message>
   <source>%1: ask</source>
   <translation>%1: سؤال</translation>
  </message>
  <message>
   <source>Only a server can refuse agents that do not obey robots.txt.</source>
   <translation>لا يستطيع رفض الوكلاء الذين لا يلتزمون بـ robots.txt إلا الخادم.</translation>
  </message>
  <message>
   <source>%1: export to nginx</source>
   <translation>%1: تصدير إلى nginx</translation>
  </message>
  <message numerus="yes">
   <source>%Ln agent(s)</source>
   <translation>
    <numerusform>لا وكلاء</numerusform>
    <numerusform>وكيل واحد</numerusform>
    <numerusform>وكيلان</numerusform>
    <numerusform>%Ln وكلاء</numerusform>
    <numerusform>%Ln وكيلًا</numerusform>
    <numerusform>%Ln وكيل</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalPresets</name>
  <message>
   <source>Block AI training, allow search</source>
   <translation>حظر تدريب الذكاء الاصطناعي والسماح بالبحث</translation>
  </message>
  <message>
   <source>Search engines and assistants may come; crawlers that collect text to train models may not.</source>
   <translation>يجوز لمحركات البحث والمساعدين الدخول؛ ولا يجوز ذلك للزواحف التي تجمع النصوص لتدريب النماذج.</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>الكل مرحّب به</translation>
  </message>
  <message>
   <source>Every crawler may fetch everything, and the file says that it may use it.</source>
   <translation>يجوز لكل زاحف جلب كل شيء، ويقول الملف إن له استخدامه.</translation>
  </message>
  <message>
   <source>Close the whole site</source>
   <translation>إغلاق الموقع كله</translation>
  </message>
  <message>
   <source>No crawler may fetch anything, Google's ad crawlers included.</source>
   <translation>لا يجوز لأي زاحف جلب أي شيء، ومن ذلك زواحف إعلانات Google.</translation>
  </message>
  <message>
   <source>Search engines only</source>
   <translation>محركات البحث فقط</translation>
  </message>
  <message>
   <source>Search engines may fetch everything; nobody else may come.</source>
   <translation>يجوز لمحركات البحث جلب كل شيء؛ ولا يجوز لغيرها الدخول.</translation>
  </message>
  <message>
   <source>No AI at all</source>
   <translation>بلا أي ذكاء اصطناعي</translation>
  </message>
  <message>
   <source>Neither assistants nor crawlers for research, training or new content may come.</source>
   <translation>لا يجوز الدخول للمساعدين ولا لزواحف البحث العلمي أو التدريب أو المحتوى الجديد.</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>السؤال أولًا</translation>
  </message>
  <message>
   <source>Reading is free; training and new content only after asking.</source>
   <translation>القراءة حرة؛ أما التدريب والمحتوى الجديد فبعد السؤال فقط.</translation>
  </message>
  <message>
   <source>Search and archives, no training</source>
   <translation>البحث والأرشيف، بلا تدريب</translation>
  </message>
  <message>
   <source>Search engines and web archives may keep pages; nobody may train models.</source>
   <translation>يجوز لمحركات البحث وأرشيفات الويب الاحتفاظ بالصفحات؛ ولا يجوز لأحد تدريب النماذج.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalRows</name>
  <message numerus="yes">
   <source>%n path(s)</source>
   <translation>
    <numerusform>لا مسارات</numerusform>
    <numerusform>مسار واحد</numerusform>
    <numerusform>مساران</numerusform>
    <numerusform>%n مسارات</numerusform>
    <numerusform>%n مسارًا</numerusform>
    <numerusform>%n مسار</numerusform>
   </translation>
  </message>
  <message>
   <source>only %1</source>
   <translation>‎%1‎ فقط</translation>
  </message>
  <message>
   <source>not %1</source>
   <translation>ما عدا ‎%1‎</translation>
  </message>
  <message>
   <source>every path and hour</source>
   <translation>كل مسار وساعة</translation>
  </message>
  <message numerus="yes">
   <source>%Ln obey</source>
   <comment>agents, beside “Keep out”</comment>
   <translation>
    <numerusform>لا أحد يلتزم</numerusform>
    <numerusform>واحد يلتزم</numerusform>
    <numerusform>اثنان يلتزمان</numerusform>
    <numerusform>%Ln يلتزمون</numerusform>
    <numerusform>%Ln يلتزمون</numerusform>
    <numerusform>%Ln يلتزمون</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not</source>
   <comment>agents that do not obey, beside “Keep out”</comment>
   <translation>
    <numerusform>لا أحد لا يلتزم</numerusform>
    <numerusform>واحد لا يلتزم</numerusform>
    <numerusform>اثنان لا يلتزمان</numerusform>
    <numerusform>%Ln لا يلتزمون</numerusform>
    <numerusform>%Ln لا يلتزمون</numerusform>
    <numerusform>%Ln لا يلتزمون</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln say nothing</source>
   <comment>agents of which it is not known, beside “Keep out”</comment>
   <translation>
    <numerusform>لا أحد بلا تصريح</numerusform>
    <numerusform>واحد لا يصرّح</numerusform>
    <numerusform>اثنان لا يصرّحان</numerusform>
    <numerusform>%Ln لا يصرّحون</numerusform>
    <numerusform>%Ln لا يصرّحون</numerusform>
    <numerusform>%Ln لا يصرّحون</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln do not obey robots.txt</source>
   <translation>
    <numerusform>لا أحد لا يلتزم بـ robots.txt</numerusform>
    <numerusform>واحد لا يلتزم بـ robots.txt</numerusform>
    <numerusform>اثنان لا يلتزمان بـ robots.txt</numerusform>
    <numerusform>%Ln لا يلتزمون بـ robots.txt</numerusform>
    <numerusform>%Ln لا يلتزمون بـ robots.txt</numerusform>
    <numerusform>%Ln لا يلتزمون بـ robots.txt</numerusform>
   </translation>
  </message>
  <message>
   <source>kept out until you add an exception</source>
   <translation>يُبعدون حتى تضيف استثناءً</translation>
  </message>
  <message>
   <source>may come, and is asked to ask first</source>
   <translation>يجوز لهم الدخول، ويُطلب منهم السؤال أولًا</translation>
  </message>
  <message>
   <source>kept out without a licence</source>
   <translation>يُبعدون بلا ترخيص</translation>
  </message>
  <message>
   <source>may come; use needs a licence</source>
   <translation>يجوز لهم الدخول؛ والاستخدام يحتاج إلى ترخيص</translation>
  </message>
  <message numerus="yes">
   <source>%Ln exception(s)</source>
   <translation>
    <numerusform>لا استثناءات</numerusform>
    <numerusform>استثناء واحد</numerusform>
    <numerusform>استثناءان</numerusform>
    <numerusform>%Ln استثناءات</numerusform>
    <numerusform>%Ln استثناءً</numerusform>
    <numerusform>%Ln استثناء</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3 UTC</source>
   <translation>لا يجوز لـ %1 جلب ‎%2‎ في %3 UTC</translation>
  </message>
  <message numerus="yes">
   <source>no line names %Ln agent(s)</source>
   <translation>
    <numerusform>لا وكيل إلا ويسمّيه سطر</numerusform>
    <numerusform>لا سطر يسمّي وكيلًا واحدًا</numerusform>
    <numerusform>لا سطر يسمّي وكيلين</numerusform>
    <numerusform>لا سطر يسمّي %Ln وكلاء</numerusform>
    <numerusform>لا سطر يسمّي %Ln وكيلًا</numerusform>
    <numerusform>لا سطر يسمّي %Ln وكيل</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 and %Ln more</source>
   <translation>
    <numerusform>‏%1 ولا غيره</numerusform>
    <numerusform>‏%1 وواحد آخر</numerusform>
    <numerusform>‏%1 واثنان آخران</numerusform>
    <numerusform>‏%1 و%Ln آخرون</numerusform>
    <numerusform>‏%1 و%Ln آخرون</numerusform>
    <numerusform>‏%1 و%Ln آخرون</numerusform>
   </translation>
  </message>
  <message>
   <source>No line names: %1.</source>
   <translation>لا سطر يسمّي: %1.</translation>
  </message>
  <message>
   <source>Documented to ignore robots.txt, so that only a server can refuse them: %1.</source>
   <translation>موثّق أنهم يتجاهلون robots.txt، فلا يستطيع رفضهم إلا الخادم: %1.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>لم يُحسم</translation>
  </message>
  <message>
   <source>not decided: %1</source>
   <translation>لم يُحسم: %1</translation>
  </message>
  <message>
   <source>not known to be read</source>
   <translation>لا يُعرف أنه يُقرأ</translation>
  </message>
  <message>
   <source>%1 came %2 times all the same</source>
   <translation>دخل %1 رغم ذلك (المرات: %2)</translation>
  </message>
  <message>
   <source>true</source>
   <translation>متحقق</translation>
  </message>
  <message>
   <source>said, but not known to be read</source>
   <translation>مذكور، ولكن لا يُعرف أنه يُقرأ</translation>
  </message>
  <message>
   <source>not true</source>
   <translation>غير متحقق</translation>
  </message>
  <message>
   <source>being proved</source>
   <translation>يجري التحقق</translation>
  </message>
  <message>
   <source>no goal</source>
   <translation>بلا هدف</translation>
  </message>
  <message>
   <source>No goal</source>
   <translation>بلا هدف</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>مرحّب بهم</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>مفتوح لهم</translation>
  </message>
  <message>
   <source>Keep out</source>
   <translation>إبعادهم</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>السؤال أولًا</translation>
  </message>
  <message>
   <source>With a licence</source>
   <translation>بترخيص</translation>
  </message>
  <message>
   <source>Nothing is claimed of these crawlers.</source>
   <translation>لا يُشترط شيء على هذه الزواحف.</translation>
  </message>
  <message>
   <source>They may come, and the files say that they may use it.</source>
   <translation>يجوز لها الدخول، وتقول الملفات إن لها استخدام المحتوى.</translation>
  </message>
  <message>
   <source>They may come. Nothing is said of use.</source>
   <translation>يجوز لها الدخول. ولا يُذكر شيء عن الاستخدام.</translation>
  </message>
  <message>
   <source>They may not come, and the files refuse the use.</source>
   <translation>لا يجوز لها الدخول، وترفض الملفات الاستخدام.</translation>
  </message>
  <message>
   <source>They may come only after asking.</source>
   <translation>لا يجوز لها الدخول إلا بعد السؤال.</translation>
  </message>
  <message>
   <source>They may come only with a licence.</source>
   <translation>لا يجوز لها الدخول إلا بترخيص.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>as “%1”</source>
   <translation>مثل «%1»</translation>
  </message>
  <message>
   <source>nothing is claimed</source>
   <translation>لا يُشترط شيء</translation>
  </message>
  <message>
   <source>Proving for every crawler, path and hour…</source>
   <translation>يجري التحقق لكل زاحف ومسار وساعة…</translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) are not true yet.</source>
   <translation>
    <numerusform>لا هدف غير متحقق.</numerusform>
    <numerusform>هدف واحد لم يتحقق بعد.</numerusform>
    <numerusform>هدفان لم يتحققا بعد.</numerusform>
    <numerusform>%Ln أهداف لم تتحقق بعد.</numerusform>
    <numerusform>%Ln هدفًا لم تتحقق بعد.</numerusform>
    <numerusform>%Ln هدف لم تتحقق بعد.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln goal(s) could not be decided.</source>
   <translation>
    <numerusform>لا هدف تعذر حسمه.</numerusform>
    <numerusform>هدف واحد تعذر حسمه.</numerusform>
    <numerusform>هدفان تعذر حسمهما.</numerusform>
    <numerusform>%Ln أهداف تعذر حسمها.</numerusform>
    <numerusform>%Ln هدفًا تعذر حسمها.</numerusform>
    <numerusform>%Ln هدف تعذر حسمها.</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose what you want, and every crawler is looked at.</source>
   <translation>اختر ما تريد، فيُنظر في كل زاحف.</translation>
  </message>
  <message numerus="yes">
   <source>What you want is what the files say: %Ln goal(s) are true.</source>
   <translation>
    <numerusform>ما تريده هو ما تقوله الملفات: لا أهداف.</numerusform>
    <numerusform>ما تريده هو ما تقوله الملفات: هدف واحد متحقق.</numerusform>
    <numerusform>ما تريده هو ما تقوله الملفات: هدفان متحققان.</numerusform>
    <numerusform>ما تريده هو ما تقوله الملفات: %Ln أهداف متحققة.</numerusform>
    <numerusform>ما تريده هو ما تقوله الملفات: %Ln هدفًا متحققًا.</numerusform>
    <numerusform>ما تريده هو ما تقوله الملفات: %Ln هدف متحقق.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GoalsPage</name>
  <message>
   <source>Goals</source>
   <translation>الأهداف</translation>
  </message>
  <message>
   <source>What do you want?</source>
   <translation>ماذا تريد؟</translation>
  </message>
  <message>
   <source>Add environment…</source>
   <translation>إضافة بيئة…</translation>
  </message>
  <message>
   <source>Other copies of the site, such as staging, and what their files must say</source>
   <translation>نسخ أخرى من الموقع، مثل نسخة الاختبار، وما يجب أن تقوله ملفاتها</translation>
  </message>
  <message>
   <source>Terms of the licence</source>
   <translation>شروط الترخيص</translation>
  </message>
  <message>
   <source>Exception removed</source>
   <translation>أُزيل الاستثناء</translation>
  </message>
  <message>
   <source>Kept in gatepost.yaml</source>
   <translation>محفوظة في gatepost.yaml</translation>
  </message>
  <message>
   <source>list of crawlers of %1</source>
   <translation>قائمة الزواحف بتاريخ %1</translation>
  </message>
  <message>
   <source>Environment %1</source>
   <translation>البيئة %1</translation>
  </message>
  <message>
   <source>Exception</source>
   <translation>استثناء</translation>
  </message>
  <message>
   <source>Apply goals</source>
   <translation>تطبيق الأهداف</translation>
  </message>
  <message>
   <source>Your goals are in %1 now. Nothing is saved yet.</source>
   <translation>أهدافك الآن في %1. لم يُحفظ شيء بعد.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupCard</name>
  <message>
   <source>Convert to 2.0…</source>
   <translation>تحويل إلى 2.0…</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>تكرار المجموعة</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>إزالة المجموعة</translation>
  </message>
  <message>
   <source>Add an agent: GPTBot, ClaudeBot, * …</source>
   <translation>أضف وكيلًا: GPTBot، ‏ClaudeBot، ‏* …</translation>
  </message>
  <message>
   <source>Add an agent</source>
   <translation>إضافة وكيل</translation>
  </message>
  <message>
   <source>&amp;Agents</source>
   <translation>الوكلاء</translation>
  </message>
  <message>
   <source>Kind of the new rule</source>
   <translation>نوع القاعدة الجديدة</translation>
  </message>
  <message>
   <source>Add a rule: /path, then Enter</source>
   <translation>أضف قاعدة: ‎/path‎، ثم Enter</translation>
  </message>
  <message>
   <source>Add a rule</source>
   <translation>إضافة قاعدة</translation>
  </message>
  <message>
   <source>“allow /path” makes an Allow, “disallow /path” a Disallow. A pasted list of paths or URLs makes a rule of each.</source>
   <translation>‏«allow /path» ينشئ Allow و«disallow /path» ينشئ Disallow. والقائمة الملصقة من مسارات أو عناوين URL تنشئ قاعدة لكل منها.</translation>
  </message>
  <message>
   <source>No line of the list is a path, a URL or a directive of a group.</source>
   <translation>لا يوجد في القائمة سطر هو مسار أو عنوان URL أو توجيه من توجيهات المجموعة.</translation>
  </message>
  <message>
   <source>&amp;Rules</source>
   <translation>القواعد</translation>
  </message>
  <message>
   <source>Add Allow</source>
   <translation>إضافة Allow</translation>
  </message>
  <message>
   <source>Ctrl+Insert</source>
   <translation>Ctrl+Insert</translation>
  </message>
  <message>
   <source>Add Disallow</source>
   <translation>إضافة Disallow</translation>
  </message>
  <message>
   <source>Insert</source>
   <translation>Insert</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>نقل لأعلى</translation>
  </message>
  <message>
   <source>Alt+Up</source>
   <translation>Alt+Up</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>نقل لأسفل</translation>
  </message>
  <message>
   <source>Alt+Down</source>
   <translation>Alt+Down</translation>
  </message>
  <message>
   <source>Remove rule</source>
   <translation>إزالة القاعدة</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Delete</translation>
  </message>
  <message>
   <source>Group %1 of %2 · line %3</source>
   <translation>المجموعة %1 من %2 · السطر %3</translation>
  </message>
  <message>
   <source>Convert to a plain group…</source>
   <translation>تحويل إلى مجموعة عادية…</translation>
  </message>
  <message>
   <source>No group</source>
   <translation>لا مجموعة</translation>
  </message>
  <message>
   <source>%1 manages this group: your changes will be overwritten or duplicated. Change it in the settings there, or add another group for the same agents.</source>
   <translation>يدير %1 هذه المجموعة: ستُستبدل تغييراتك أو تتكرر. غيّرها في الإعدادات هناك، أو أضف مجموعة أخرى للوكلاء أنفسهم.</translation>
  </message>
  <message>
   <source>There is a line that is not a rule between the User-agent lines: for standard crawlers these agents are one group.</source>
   <translation>بين أسطر User-agent سطر ليس قاعدة: الزواحف القياسية تعدّ هؤلاء الوكلاء مجموعة واحدة.</translation>
  </message>
  <message numerus="yes">
   <source>%1 · %n set</source>
   <extracomment>%1 a heading, %n how many of the fields below it have a value</extracomment>
   <translation>
    <numerusform>‏%1 · لا حقل معيّن</numerusform>
    <numerusform>‏%1 · حقل معيّن</numerusform>
    <numerusform>‏%1 · حقلان معيّنان</numerusform>
    <numerusform>‏%1 · %n حقول معيّنة</numerusform>
    <numerusform>‏%1 · %n حقلًا معيّنًا</numerusform>
    <numerusform>‏%1 · %n حقل معيّن</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsModel</name>
  <message>
   <source>(nobody yet)</source>
   <translation>(لا أحد بعد)</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>لا مزيد</numerusform>
    <numerusform>واحد آخر</numerusform>
    <numerusform>اثنان آخران</numerusform>
    <numerusform>%n أخرى</numerusform>
    <numerusform>%n آخر</numerusform>
    <numerusform>%n آخر</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>السطر %1</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s)</source>
   <translation>
    <numerusform>لا قواعد</numerusform>
    <numerusform>قاعدة واحدة</numerusform>
    <numerusform>قاعدتان</numerusform>
    <numerusform>%n قواعد</numerusform>
    <numerusform>%n قاعدة</numerusform>
    <numerusform>%n قاعدة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n other line(s)</source>
   <translation>
    <numerusform>لا أسطر أخرى</numerusform>
    <numerusform>سطر واحد آخر</numerusform>
    <numerusform>سطران آخران</numerusform>
    <numerusform>%n أسطر أخرى</numerusform>
    <numerusform>%n سطرًا آخر</numerusform>
    <numerusform>%n سطر آخر</numerusform>
   </translation>
  </message>
  <message>
   <source>experimental, read by nobody</source>
   <translation>تجريبية، لا يقرؤها أحد</translation>
  </message>
  <message>
   <source>There is another line between its User-agent lines.</source>
   <translation>بين أسطر User-agent فيها سطر آخر.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::GroupsPage</name>
  <message>
   <source>Find an agent</source>
   <translation>البحث عن وكيل</translation>
  </message>
  <message>
   <source>Find an agent's group</source>
   <translation>البحث عن مجموعة وكيل</translation>
  </message>
  <message>
   <source>Groups</source>
   <translation>المجموعات</translation>
  </message>
  <message>
   <source>&amp;New group</source>
   <translation>مجموعة جديدة</translation>
  </message>
  <message>
   <source>No group yet. A group says which agents its rules are for.</source>
   <translation>لا مجموعة بعد. المجموعة تبيّن الوكلاء الذين تخصهم قواعدها.</translation>
  </message>
  <message>
   <source>Hours and pace</source>
   <translation>الساعات والوتيرة</translation>
  </message>
  <message>
   <source>Version and notes to the operator</source>
   <translation>الإصدار وتعليقات للقائمين على الروبوت</translation>
  </message>
  <message>
   <source>Preference signals: later use</source>
   <translation>إشارات التفضيل: الاستخدام بعد الجلب</translation>
  </message>
  <message>
   <source>Rarely supported</source>
   <translation>يقرؤه القليلون</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>التعليقات</translation>
  </message>
  <message>
   <source>Add group</source>
   <translation>إضافة مجموعة</translation>
  </message>
  <message>
   <source>Duplicate group</source>
   <translation>تكرار المجموعة</translation>
  </message>
  <message>
   <source>Remove group</source>
   <translation>إزالة المجموعة</translation>
  </message>
  <message>
   <source>Convert group to 2.0</source>
   <translation>تحويل المجموعة إلى 2.0</translation>
  </message>
  <message>
   <source>Convert group to a plain one</source>
   <translation>تحويل المجموعة إلى مجموعة عادية</translation>
  </message>
  <message>
   <source>Nothing means anything else afterwards.</source>
   <translation>لا يتغير معنى أي شيء بعد ذلك.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Guard</name>
  <message>
   <source>What %1 says now is not used until it is corrected: %2</source>
   <translation>ما يقوله %1 الآن لا يُستخدم إلى أن يُصحَّح: %2</translation>
  </message>
  <message>
   <source>%1 was changed by another program and has been reloaded.</source>
   <translation>غيّر برنامج آخر ‎%1‎ فأُعيد تحميله.</translation>
  </message>
  <message>
   <source>The undo history of %1 is full: its oldest steps are gone.</source>
   <translation>سجل التراجع في ‎%1‎ ممتلئ: فُقدت أقدم خطواته.</translation>
  </message>
  <message>
   <source>%1 is also open in another Gatepost window (process %2). Gatepost looks at the file before each save and asks if the other one has saved.</source>
   <translation>‏‎%1‎ مفتوح أيضًا في نافذة Gatepost أخرى (العملية %2). ينظر Gatepost في الملف قبل كل حفظ ويسأل إن كانت النافذة الأخرى قد حفظت.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>تراجع</translation>
  </message>
  <message>
   <source>%1 cannot be read any more. Your text is still here.</source>
   <translation>لم تعد قراءة ‎%1‎ ممكنة. نصك ما زال هنا.</translation>
  </message>
  <message>
   <source>%1 was removed or renamed by another program. Your text is still here; saving writes the file again.</source>
   <translation>أزال برنامج آخر ‎%1‎ أو أعاد تسميته. نصك ما زال هنا؛ والحفظ يكتب الملف من جديد.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>حفظ</translation>
  </message>
  <message>
   <source>%1 was changed by another program, and you have unsaved edits.</source>
   <translation>غيّر برنامج آخر ‎%1‎، ولديك تعديلات غير محفوظة.</translation>
  </message>
  <message>
   <source>%1 was changed by another program.</source>
   <translation>غيّر برنامج آخر ‎%1‎.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>مقارنة</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>إعادة التحميل</translation>
  </message>
  <message>
   <source>Keep mine</source>
   <translation>الاحتفاظ بنصي</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Help</name>
  <message>
   <source>retired</source>
   <translation>متوقف</translation>
  </message>
  <message>
   <source>older name</source>
   <translation>اسم أقدم</translation>
  </message>
  <message>
   <source>not confirmed by its operator</source>
   <translation>لم يؤكده مشغّله</translation>
  </message>
  <message>
   <source>crawler</source>
   <translation>زاحف</translation>
  </message>
  <message>
   <source>fetches for a user</source>
   <translation>يجلب لمستخدم</translation>
  </message>
  <message>
   <source>policy token, never fetches</source>
   <translation>رمز سياسة، لا يجلب أبدًا</translation>
  </message>
  <message>
   <source>library</source>
   <translation>مكتبة</translation>
  </message>
  <message>
   <source>not documented</source>
   <translation>غير موثّق</translation>
  </message>
  <message>
   <source>no</source>
   <translation>لا</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>نعم</translation>
  </message>
  <message>
   <source>Obeys robots.txt</source>
   <translation>يلتزم بـ robots.txt</translation>
  </message>
  <message>
   <source>Obeys the * group</source>
   <translation>يلتزم بمجموعة *</translation>
  </message>
  <message>
   <source>Obeys Crawl-delay</source>
   <translation>يلتزم بـ Crawl-delay</translation>
  </message>
  <message>
   <source>Source: %1</source>
   <translation>المصدر: %1</translation>
  </message>
  <message>
   <source>Example: %1</source>
   <translation>مثال: %1</translation>
  </message>
  <message>
   <source>Explanation</source>
   <translation>الشرح</translation>
  </message>
  <message>
   <source>Open in the manual</source>
   <translation>فتح في الدليل</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursModel</name>
  <message>
   <source>polite pace</source>
   <translation>وتيرة مهذبة</translation>
  </message>
  <message>
   <source>open</source>
   <translation>مفتوح</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>ممنوع</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>مغلق</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>يجب أن يسأل</translation>
  </message>
  <message>
   <source>Open at every hour</source>
   <translation>مفتوح في كل ساعة</translation>
  </message>
  <message>
   <source>Not open at any hour</source>
   <translation>غير مفتوح في أي ساعة</translation>
  </message>
  <message>
   <source>Closes %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>يغلق %1</translation>
  </message>
  <message>
   <source>Opens %1</source>
   <comment>%1: 06:00 UTC, in 1 h 44 min</comment>
   <translation>يفتح %1</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>names of agents</comment>
   <translation>
    <numerusform>لا مزيد</numerusform>
    <numerusform>واحد آخر</numerusform>
    <numerusform>اثنان آخران</numerusform>
    <numerusform>%n أخرى</numerusform>
    <numerusform>%n آخر</numerusform>
    <numerusform>%n آخر</numerusform>
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
   <translation>من %1: %2</translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <comment>an agent, a time, and what applies then</comment>
   <translation>%1، %2: %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::HoursView</name>
  <message>
   <source>Hours at which agents may fetch the path, in UTC</source>
   <translation>الساعات التي يجوز فيها للوكلاء جلب المسار، بتوقيت UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Journal</name>
  <message>
   <source>the folder %1 could not be made</source>
   <translation>تعذر إنشاء المجلد ‎%1‎</translation>
  </message>
  <message>
   <source>%1 could not be locked</source>
   <translation>تعذر قفل ‎%1‎</translation>
  </message>
  <message>
   <source>it could not be synced</source>
   <translation>تعذرت مزامنته</translation>
  </message>
  <message>
   <source>What you type in %1 cannot be kept for recovery: %2. Save soon.</source>
   <translation>ما تكتبه في ‎%1‎ لا يمكن الاحتفاظ به للاسترداد: %2. احفظ قريبًا.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::KeyTable</name>
  <message>
   <source>Keys</source>
   <translation>المفاتيح</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>الأمر</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LineEditor</name>
  <message>
   <source>seconds</source>
   <translation>ثوانٍ</translation>
  </message>
  <message>
   <source>UTC</source>
   <translation>UTC</translation>
  </message>
  <message>
   <source>This value decides nothing</source>
   <translation>هذه القيمة لا تقرر شيئًا</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>الآن</translation>
  </message>
  <message>
   <source>New</source>
   <translation>جديد</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAnswerPage</name>
  <message>
   <source>Draft, live, after upload</source>
   <translation>المسودة والمنشور وما بعد الرفع</translation>
  </message>
  <message>
   <source>What the draft says and is not served</source>
   <translation>ما تقوله المسودة ولا يُقدَّم</translation>
  </message>
  <message>
   <source>What others put into it</source>
   <translation>ما يضيفه آخرون إليه</translation>
  </message>
  <message>
   <source>What differs from the draft after an upload</source>
   <translation>ما يختلف عن المسودة بعد الرفع</translation>
  </message>
  <message>
   <source>Request</source>
   <translation>الطلب</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>الجواب</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>من</translation>
  </message>
  <message>
   <source>What they make of it</source>
   <translation>ما يفهمونه منه</translation>
  </message>
  <message>
   <source>Requests that are answered</source>
   <translation>الطلبات التي أُجيب عنها</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>إلغاء</translation>
  </message>
  <message>
   <source>Send no more requests</source>
   <translation>التوقف عن إرسال الطلبات</translation>
  </message>
  <message>
   <source>Comparison</source>
   <translation>المقارنة</translation>
  </message>
  <message>
   <source>Requests and answers</source>
   <translation>الطلبات والأجوبة</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>الطلبات</translation>
  </message>
  <message>
   <source>What crawlers make of it</source>
   <translation>ما تفهمه الزواحف منه</translation>
  </message>
  <message>
   <source>What cra&amp;wlers make of it</source>
   <translation>ما تفهمه الزواحف منه</translation>
  </message>
  <message>
   <source>File that is compared line by line</source>
   <translation>الملف الذي يُقارن سطرًا سطرًا</translation>
  </message>
  <message>
   <source>Neither the draft nor the site has a line in this file.</source>
   <translation>ليس في هذا الملف أي سطر، لا في المسودة ولا في الموقع.</translation>
  </message>
  <message>
   <source>Asking for robots.txt…</source>
   <translation>يُطلب robots.txt…</translation>
  </message>
  <message>
   <source>Comparing every path, agent and hour…</source>
   <translation>تجري مقارنة كل مسار ووكيل وساعة…</translation>
  </message>
  <message>
   <source>Every agent is answered as the draft says, on every path and at every hour.</source>
   <translation>يُجاب كل وكيل كما تقول المسودة، في كل مسار وفي كل ساعة.</translation>
  </message>
  <message>
   <source>Nothing: every answer of the draft is served.</source>
   <translation>لا شيء: كل إجابة في المسودة مقدَّمة.</translation>
  </message>
  <message>
   <source>Nothing that changes an answer.</source>
   <translation>لا شيء يغيّر إجابة.</translation>
  </message>
  <message>
   <source>Nothing: agents will be answered as the draft says.</source>
   <translation>لا شيء: سيُجاب الوكلاء كما تقول المسودة.</translation>
  </message>
  <message>
   <source>What will be served after an upload cannot be known.</source>
   <translation>لا يمكن معرفة ما سيُقدَّم بعد الرفع.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveAskPage</name>
  <message>
   <source>Requests that will be sent</source>
   <translation>الطلبات التي ستُرسل</translation>
  </message>
  <message>
   <source>Use the &amp;proxy that the environment names</source>
   <translation>استخدام الوكيل الوسيط الذي تسمّيه البيئة</translation>
  </message>
  <message>
   <source>Type the host of the site, such as www.example.org. What will be sent is then listed here.</source>
   <translation>اكتب مضيف الموقع، مثل www.example.org. عندها يُسرد هنا ما سيُرسل.</translation>
  </message>
  <message>
   <source>It looks up names itself, so that the addresses it connects to are not checked</source>
   <translation>يبحث عن الأسماء بنفسه، فلا تُفحص العناوين التي يتصل بها</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>الموقع</translation>
  </message>
  <message>
   <source>The draft is compared with what the site serves now. Nothing is sent before you press the button below.</source>
   <translation>تُقارن المسودة بما يقدّمه الموقع الآن. لا يُرسل شيء قبل أن تضغط الزر أدناه.</translation>
  </message>
  <message numerus="yes">
   <source>Send these %n request(s)</source>
   <translation>
    <numerusform>لا طلبات للإرسال</numerusform>
    <numerusform>إرسال هذا الطلب</numerusform>
    <numerusform>إرسال هذين الطلبين</numerusform>
    <numerusform>إرسال هذه الطلبات (%n)</numerusform>
    <numerusform>إرسال هذه الطلبات (%n)</numerusform>
    <numerusform>إرسال هذه الطلبات (%n)</numerusform>
   </translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>Each names Gatepost as the sender: %1.</source>
   <translation>يسمّي كل طلب Gatepost مرسِلًا: %1.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveChanges</name>
  <message>
   <source>The comparison is not complete: there may be more.</source>
   <translation>المقارنة غير مكتملة: قد يوجد المزيد.</translation>
  </message>
  <message>
   <source>Not decided: %1</source>
   <translation>لم يُحسم: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveColumnsModel</name>
  <message>
   <source>Whose</source>
   <translation>لمن</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>المسودة</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>المنشور</translation>
  </message>
  <message>
   <source>After upload</source>
   <translation>بعد الرفع</translation>
  </message>
  <message>
   <source>others</source>
   <translation>آخرون</translation>
  </message>
  <message numerus="yes">
   <source>… %n equal line(s)</source>
   <translation>
    <numerusform>… لا أسطر متطابقة</numerusform>
    <numerusform>… سطر واحد متطابق</numerusform>
    <numerusform>… سطران متطابقان</numerusform>
    <numerusform>… %n أسطر متطابقة</numerusform>
    <numerusform>… %n سطرًا متطابقًا</numerusform>
    <numerusform>… %n سطر متطابق</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, by %2</source>
   <comment>%1 a line of a file, %2 who put it there</comment>
   <translation>‎%1‎، من %2</translation>
  </message>
  <message>
   <source>not served: %1</source>
   <translation>لا يُقدَّم: ‎%1‎</translation>
  </message>
  <message>
   <source>goes with an upload: %1</source>
   <translation>يزول مع الرفع: ‎%1‎</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveDialog</name>
  <message>
   <source>Ask again…</source>
   <translation>السؤال من جديد…</translation>
  </message>
  <message>
   <source>&amp;Take the live file as a new document</source>
   <translation>أخذ الملف المنشور مستندًا جديدًا</translation>
  </message>
  <message>
   <source>Compare with live</source>
   <translation>المقارنة مع المنشور</translation>
  </message>
  <message>
   <source>In a separate window, unsaved; the draft stays as it is</source>
   <translation>في نافذة منفصلة، دون حفظ؛ وتبقى المسودة على حالها</translation>
  </message>
  <message>
   <source>Into a folder of your choice, from which Logs and replay read it as a version of the policy</source>
   <translation>في مجلد من اختيارك، ومنه تقرؤه صفحة «سجلات الوصول» وأمر replay إصدارًا من السياسة</translation>
  </message>
  <message>
   <source>Stopped: nothing was answered.</source>
   <translation>أُوقف: لم يُجب عن شيء.</translation>
  </message>
  <message numerus="yes">
   <source>Stopped. %n request(s) were answered; what was not asked for is not known.</source>
   <translation>
    <numerusform>أُوقف. لم يُجب عن أي طلب؛ وما لم يُطلب غير معروف.</numerusform>
    <numerusform>أُوقف. أُجيب عن طلب واحد؛ وما لم يُطلب غير معروف.</numerusform>
    <numerusform>أُوقف. أُجيب عن طلبين؛ وما لم يُطلب غير معروف.</numerusform>
    <numerusform>أُوقف. أُجيب عن %n طلبات؛ وما لم يُطلب غير معروف.</numerusform>
    <numerusform>أُوقف. أُجيب عن %n طلبًا؛ وما لم يُطلب غير معروف.</numerusform>
    <numerusform>أُوقف. أُجيب عن %n طلب؛ وما لم يُطلب غير معروف.</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking for %1…</source>
   <translation>يُطلب %1…</translation>
  </message>
  <message>
   <source>Keep as a version…</source>
   <translation>الاحتفاظ به إصدارًا…</translation>
  </message>
  <message>
   <source>Keep as version of %1…</source>
   <translation>الاحتفاظ به إصدارًا بتاريخ %1…</translation>
  </message>
  <message>
   <source>The folder of the kept versions</source>
   <translation>مجلد الإصدارات المحفوظة</translation>
  </message>
  <message>
   <source>Kept in %1.</source>
   <translation>حُفظ في ‎%1‎.</translation>
  </message>
  <message>
   <source>%1 is there already, and nothing is written over.</source>
   <translation>‏‎%1‎ موجود من قبل، ولا يُكتب فوق شيء.</translation>
  </message>
  <message>
   <source>The folder %1 could not be made.</source>
   <translation>تعذر إنشاء المجلد ‎%1‎.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LiveTexts</name>
  <message>
   <source>%1 for %2: %3</source>
   <comment>%1 a header, %2 an agent, %3 the header's value</comment>
   <translation>%1 لـ %2: ‎%3‎</translation>
  </message>
  <message>
   <source>no answer</source>
   <translation>لا جواب</translation>
  </message>
  <message>
   <source>%1 (no longer encrypted)</source>
   <translation>%1 (لم يعد مشفّرًا)</translation>
  </message>
  <message>
   <source>through %1</source>
   <comment>%1 a content delivery network</comment>
   <translation>عبر %1</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the file: crawlers may get the same.</source>
   <translation>طرح جدار حماية سؤالًا بدل الملف: قد تتلقى الزواحف الشيء نفسه.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message>
   <source>Not known: %1</source>
   <translation>غير معروف: %1</translation>
  </message>
  <message>
   <source>left out</source>
   <translation>متروك</translation>
  </message>
  <message>
   <source>Start page</source>
   <translation>صفحة البداية</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogAgentsModel</name>
  <message>
   <source>never</source>
   <translation>أبدًا</translation>
  </message>
  <message>
   <source>once</source>
   <translation>مرة واحدة</translation>
  </message>
  <message>
   <source>every %1</source>
   <translation>كل %1</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>جزئيًا</translation>
  </message>
  <message>
   <source>no</source>
   <translation>لا</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>نعم</translation>
  </message>
  <message>
   <source>unknown</source>
   <translation>غير معروف</translation>
  </message>
  <message>
   <source>%1 %</source>
   <comment>share</comment>
   <translation>%1%</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so no request counts as denied, whatever your files say (requests: %2).</source>
   <translation>‏%1 موثّق أنه يتجاهل robots.txt، فلا يُعدّ أي طلب مرفوضًا مهما قالت ملفاتك (الطلبات: %2).</translation>
  </message>
  <message>
   <source>%1 does not claim to obey robots.txt.</source>
   <translation>لا يقول %1 إنه يلتزم بـ robots.txt.</translation>
  </message>
  <message>
   <source>%1 did nothing that was denied (requests: %2).</source>
   <translation>لم يفعل %1 شيئًا ممنوعًا (الطلبات: %2).</translation>
  </message>
  <message>
   <source>%1 asked for denied paths %2 times and was served %3 times.</source>
   <translation>طلب %1 مسارات ممنوعة (المرات: %2) وحصل عليها (المرات: %3).</translation>
  </message>
  <message>
   <source>It did so on %1.</source>
   <translation>كان ذلك في %1.</translation>
  </message>
  <message>
   <source>It did so from %1 to %2.</source>
   <translation>كان ذلك من %1 إلى %2.</translation>
  </message>
  <message>
   <source>Of these, %1 came after it had read the rule that denies them.</source>
   <translation>منها %1 بعد أن قرأ القاعدة التي تمنعها.</translation>
  </message>
  <message>
   <source>Another %1 are within a day of a change of the rules, when a copy may still be old.</source>
   <translation>ومنها أيضًا %1 ضمن يوم من تغيير القواعد، حين قد تكون نسخته ما زالت قديمة.</translation>
  </message>
  <message>
   <source>It came %1 times outside its hours.</source>
   <translation>عدد مرات مجيئه خارج ساعاته: %1.</translation>
  </message>
  <message>
   <source>%1 of its requests came faster than the stated %2; its busiest minute had %3.</source>
   <translation>جاء %1 من طلباته أسرع من المنصوص عليه، وهو %2؛ وكان في أكثر دقائقه ازدحامًا %3.</translation>
  </message>
  <message>
   <source>It never got robots.txt.</source>
   <translation>لم يحصل على robots.txt قط.</translation>
  </message>
  <message>
   <source>%1 (unknown)</source>
   <translation>‏%1 (غير معروف)</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>الوكيل</translation>
  </message>
  <message>
   <source>Verified</source>
   <translation>متحقَّق منه</translation>
  </message>
  <message>
   <source>Whether its addresses are those that its operator publishes</source>
   <translation>هل عناوينه هي التي ينشرها مشغّله</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>الطلبات</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>الممنوع</translation>
  </message>
  <message>
   <source>Requests that every version of the policy of the last 24 hours denies</source>
   <translation>الطلبات التي تمنعها كل إصدارات السياسة في آخر 24 ساعة</translation>
  </message>
  <message>
   <source>Knew better</source>
   <translation>مع علمه</translation>
  </message>
  <message>
   <source>Denied requests after it had read the rule that denies them</source>
   <translation>الطلبات الممنوعة بعد أن قرأ القاعدة التي تمنعها</translation>
  </message>
  <message>
   <source>Grace</source>
   <translation>مهلة</translation>
  </message>
  <message>
   <source>Denied, but a copy of the rules that is a day old allows it</source>
   <translation>ممنوعة، لكن نسخة من القواعد عمرها يوم تسمح بها</translation>
  </message>
  <message>
   <source>Closed</source>
   <translation>مغلق</translation>
  </message>
  <message>
   <source>Requests outside the hours of Visit-time</source>
   <translation>الطلبات خارج ساعات Visit-time</translation>
  </message>
  <message>
   <source>Too fast</source>
   <translation>أسرع من اللازم</translation>
  </message>
  <message>
   <source>Share of requests that came faster than the stated pace</source>
   <translation>نسبة الطلبات التي جاءت أسرع من الوتيرة المنصوص عليها</translation>
  </message>
  <message>
   <source>Reads robots.txt</source>
   <translation>يقرأ robots.txt</translation>
  </message>
  <message>
   <source>Against the policy</source>
   <translation>مخالفة السياسة</translation>
  </message>
  <message>
   <source>%1 to %2</source>
   <translation>من %1 إلى %2</translation>
  </message>
  <message>
   <source>The days of its first and its last request that was denied, outside the hours or in a honeypot</source>
   <translation>يوما أول طلب وآخر طلب كان ممنوعًا أو خارج الساعات أو في مصيدة</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogIdleModel</name>
  <message>
   <source>Place</source>
   <translation>الموضع</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>‏%1 السطر %2</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>السطر</translation>
  </message>
  <message>
   <source>For</source>
   <translation>لمن</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogNetworksModel</name>
  <message>
   <source>Network</source>
   <translation>الشبكة</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>الطلبات</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogRulesModel</name>
  <message>
   <source>Rule and paths</source>
   <translation>القاعدة والمسارات</translation>
  </message>
  <message>
   <source>a group that allows only other paths</source>
   <translation>مجموعة تسمح بمسارات أخرى فقط</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>‏%1، السطر %2: %3</translation>
  </message>
  <message>
   <source>Version</source>
   <translation>الإصدار</translation>
  </message>
  <message>
   <source>Requests</source>
   <translation>الطلبات</translation>
  </message>
  <message>
   <source>First</source>
   <translation>الأول</translation>
  </message>
  <message>
   <source>Last</source>
   <translation>الأخير</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Logs</name>
  <message>
   <source>%1: no line has a User-Agent, so nobody was recognised.</source>
   <translation>‏%1: لا سطر فيه User-Agent، فلم يُتعرَّف على أحد.</translation>
  </message>
  <message>
   <source>%1 line %2: %3</source>
   <translation>‏%1، السطر %2: %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsChart</name>
  <message>
   <source>Requests by the hour</source>
   <translation>الطلبات بالساعة</translation>
  </message>
  <message>
   <source>Requests of %1 by the hour</source>
   <translation>طلبات %1 بالساعة</translation>
  </message>
  <message>
   <source>%1 UTC, %2: denied %3, closed %4, grace %5, ok %6</source>
   <translation>‏%1 UTC، %2: ممنوع %3، مغلق %4، مهلة %5، سليم %6</translation>
  </message>
  <message>
   <source>denied</source>
   <translation>ممنوع</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>مغلق</translation>
  </message>
  <message>
   <source>grace</source>
   <translation>مهلة</translation>
  </message>
  <message>
   <source>ok</source>
   <translation>سليم</translation>
  </message>
  <message numerus="yes">
   <source>Not drawn: %Ln request(s), such as of %1</source>
   <comment>%1: 31 Dec 9999</comment>
   <translation>
    <numerusform>لم يُرسم: لا طلبات، مثل %1</numerusform>
    <numerusform>لم يُرسم: طلب واحد، من %1</numerusform>
    <numerusform>لم يُرسم: طلبان، مثل %1</numerusform>
    <numerusform>لم يُرسم: %Ln طلبات، مثل %1</numerusform>
    <numerusform>لم يُرسم: %Ln طلبًا، مثل %1</numerusform>
    <numerusform>لم يُرسم: %Ln طلب، مثل %1</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::LogsPanel</name>
  <message>
   <source>Agents in the log</source>
   <translation>الوكلاء في سجل الوصول</translation>
  </message>
  <message>
   <source>Broken rules</source>
   <translation>القواعد المخالَفة</translation>
  </message>
  <message>
   <source>Rules that decided nothing</source>
   <translation>قواعد لم تحسم شيئًا</translation>
  </message>
  <message>
   <source>Networks of somebody else under its name</source>
   <translation>شبكات طرف آخر يستخدم اسمه</translation>
  </message>
  <message>
   <source>Logarithmic</source>
   <translation>لوغاريتمي</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>إلغاء</translation>
  </message>
  <message>
   <source>Stop reading</source>
   <translation>إيقاف القراءة</translation>
  </message>
  <message>
   <source>Use these paths as sample paths</source>
   <translation>استخدام هذه المسارات مسارات عيّنة</translation>
  </message>
  <message>
   <source>Copy the networks</source>
   <translation>نسخ الشبكات</translation>
  </message>
  <message>
   <source>Report this…</source>
   <translation>الإبلاغ عن هذا…</translation>
  </message>
  <message>
   <source>Refuse them at the server…</source>
   <translation>رفضهم عند الخادم…</translation>
  </message>
  <message>
   <source>Open logs…</source>
   <translation>فتح سجلات وصول…</translation>
  </message>
  <message>
   <source>Choose a server's logs, also packed with gzip or zstd</source>
   <translation>اختيار سجلات وصول لخادم، ولو كانت مضغوطة بـ gzip أو zstd</translation>
  </message>
  <message>
   <source>Address lists…</source>
   <translation>قوائم العناوين…</translation>
  </message>
  <message>
   <source>Choose a folder of address lists, to verify who the crawlers are</source>
   <translation>اختيار مجلد قوائم عناوين، للتحقق من هوية الزواحف</translation>
  </message>
  <message>
   <source>Judged by</source>
   <translation>الحكم بحسب</translation>
  </message>
  <message>
   <source>The policy that the log is judged by</source>
   <translation>السياسة التي يُحكم بها على سجل الوصول</translation>
  </message>
  <message>
   <source>No rule was broken.</source>
   <translation>لم تُخالَف أي قاعدة.</translation>
  </message>
  <message>
   <source>Every rule that denies decided at least one request.</source>
   <translation>كل قاعدة مانعة حسمت طلبًا واحدًا على الأقل.</translation>
  </message>
  <message>
   <source>Nobody else came under its name, as far as its operator publishes addresses.</source>
   <translation>لم يأتِ أحد غيره باسمه، بقدر ما ينشر مشغّله من عناوين.</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>القواعد</translation>
  </message>
  <message>
   <source>Rules it broke</source>
   <translation>القواعد التي خالفها</translation>
  </message>
  <message>
   <source>Under its name</source>
   <translation>باسمه</translation>
  </message>
  <message>
   <source>Networks from which somebody else came under its name: refuse these, not the agent</source>
   <translation>شبكات جاء منها طرف آخر باسمه: ارفض هذه، لا الوكيل</translation>
  </message>
  <message>
   <source>Drop the access logs of your server here. Gatepost says what each crawler did, judged by what the policy said at that time. Nothing leaves this computer.</source>
   <translation>أسقط سجلات الوصول لخادمك هنا. يبيّن Gatepost ما فعله كل زاحف، بالحكم عليه بما كانت تقوله السياسة في ذلك الوقت. لا شيء يغادر هذا الحاسوب.</translation>
  </message>
  <message>
   <source>No crawler is in these %1 lines.</source>
   <translation>لا زاحف في هذه الأسطر، وعددها %1.</translation>
  </message>
  <message>
   <source>%1 lines, %2 to %3, %4 agents, judged by %5.</source>
   <translation>الأسطر: %1، من %2 إلى %3، الوكلاء: %4، المحتكم إليه: %5.</translation>
  </message>
  <message numerus="yes">
   <source>%n version(s) of the policy</source>
   <translation>
    <numerusform>لا إصدارات من السياسة</numerusform>
    <numerusform>إصدار واحد من السياسة</numerusform>
    <numerusform>إصداران من السياسة</numerusform>
    <numerusform>‏%n إصدارات من السياسة</numerusform>
    <numerusform>‏%n إصدارًا من السياسة</numerusform>
    <numerusform>‏%n إصدار من السياسة</numerusform>
   </translation>
  </message>
  <message>
   <source>Agents made %1 % of the lines.</source>
   <translation>نسبة أسطر الوكلاء: %1 %.</translation>
  </message>
  <message>
   <source>%1 more names that nobody knows are not listed.</source>
   <translation>أسماء أخرى لا يعرفها أحد غير مدرجة: %1.</translation>
  </message>
  <message>
   <source>%1 lines are not in the format that was assumed (%2).</source>
   <translation>أسطر ليست بالصيغة المفترضة (%2): %1.</translation>
  </message>
  <message>
   <source>Rules that decided nothing (%1)</source>
   <translation>قواعد لم تحسم شيئًا (%1)</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>سجلات الوصول</translation>
  </message>
  <message>
   <source>Logs %1</source>
   <translation>سجلات الوصول %1</translation>
  </message>
  <message>
   <source>Under its name (%1 of %2)</source>
   <translation>باسمه (%1 من %2)</translation>
  </message>
  <message>
   <source>Under its name (%1)</source>
   <translation>باسمه (%1)</translation>
  </message>
  <message>
   <source>Rules that %1 broke</source>
   <translation>القواعد التي خالفها %1</translation>
  </message>
  <message>
   <source>Choose an agent to see which rules it broke.</source>
   <translation>اختر وكيلًا لترى القواعد التي خالفها.</translation>
  </message>
  <message>
   <source>All these paths are sample paths already.</source>
   <translation>هذه المسارات كلها مسارات عيّنة من قبل.</translation>
  </message>
  <message numerus="yes">
   <source>%n sample path(s) added.</source>
   <translation>
    <numerusform>لم يُضف أي مسار عيّنة.</numerusform>
    <numerusform>أُضيف مسار عيّنة واحد.</numerusform>
    <numerusform>أُضيف مسارا عيّنة.</numerusform>
    <numerusform>أُضيفت %n مسارات عيّنة.</numerusform>
    <numerusform>أُضيف %n مسار عيّنة.</numerusform>
    <numerusform>أُضيف %n مسار عيّنة.</numerusform>
   </translation>
  </message>
  <message>
   <source>The networks were copied.</source>
   <translation>نُسخت الشبكات.</translation>
  </message>
  <message>
   <source>this site's Git history</source>
   <translation>سجل Git لهذا الموقع</translation>
  </message>
  <message>
   <source>this text, for all times</source>
   <translation>هذا النص، لكل الأوقات</translation>
  </message>
  <message>
   <source>a folder of dated versions…</source>
   <translation>مجلد إصدارات مؤرخة…</translation>
  </message>
  <message>
   <source>versions in %1</source>
   <translation>الإصدارات في ‎%1‎</translation>
  </message>
  <message>
   <source>A folder with a folder for each version, named by its date</source>
   <translation>مجلد فيه مجلد لكل إصدار، اسمه تاريخه</translation>
  </message>
  <message>
   <source>Logs of a server</source>
   <translation>سجلات وصول لخادم</translation>
  </message>
  <message>
   <source>A folder of address lists, each named after its crawler</source>
   <translation>مجلد قوائم عناوين، كل منها باسم زاحفها</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>تجري القراءة…</translation>
  </message>
  <message>
   <source>Reading was stopped.</source>
   <translation>أُوقفت القراءة.</translation>
  </message>
  <message>
   <source>%1 lines, %2 million a second</source>
   <translation>الأسطر: %1، بسرعة %2 مليون في الثانية</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Look</name>
  <message>
   <source>Search indexer</source>
   <translation>مفهرس بحث</translation>
  </message>
  <message>
   <source>AI assistant</source>
   <translation>مساعد ذكاء اصطناعي</translation>
  </message>
  <message>
   <source>AI researcher</source>
   <translation>باحث ذكاء اصطناعي</translation>
  </message>
  <message>
   <source>Code assistant</source>
   <translation>مساعد برمجة</translation>
  </message>
  <message>
   <source>Data harvester</source>
   <translation>جامع بيانات</translation>
  </message>
  <message>
   <source>Content generator</source>
   <translation>مولّد محتوى</translation>
  </message>
  <message>
   <source>Ad network</source>
   <translation>شبكة إعلانات</translation>
  </message>
  <message>
   <source>Monitoring</source>
   <translation>مراقبة</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>نعم</translation>
  </message>
  <message>
   <source>No</source>
   <translation>لا</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>لاحقًا</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>بعد السؤال</translation>
  </message>
  <message>
   <source>As the author meant it</source>
   <translation>كما قصده الكاتب</translation>
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
   <translation>كما في 1994</translation>
  </message>
  <message>
   <source>As documented</source>
   <translation>بحسب التوثيق</translation>
  </message>
  <message>
   <source>decided</source>
   <translation>حسمت</translation>
  </message>
  <message>
   <source>applies</source>
   <translation>تنطبق</translation>
  </message>
  <message>
   <source>lost</source>
   <translation>غُلبت</translation>
  </message>
  <message>
   <source>not read</source>
   <translation>غير مقروءة</translation>
  </message>
  <message>
   <source>note</source>
   <translation>ملاحظة</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>البحث</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>نيابةً عن مستخدم</translation>
  </message>
  <message>
   <source>Training</source>
   <translation>التدريب</translation>
  </message>
  <message>
   <source>Several purposes</source>
   <translation>عدة أغراض</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MainWindow</name>
  <message>
   <source>&amp;File</source>
   <translation>ملف</translation>
  </message>
  <message>
   <source>&amp;Open file…</source>
   <translation>فتح ملف…</translation>
  </message>
  <message>
   <source>Open &amp;folder…</source>
   <translation>فتح مجلد…</translation>
  </message>
  <message>
   <source>Open &amp;recent</source>
   <translation>المفتوحة مؤخرًا</translation>
  </message>
  <message>
   <source>New &amp;window</source>
   <translation>نافذة جديدة</translation>
  </message>
  <message>
   <source>Open the sam&amp;ple site</source>
   <translation>فتح موقع العيّنة</translation>
  </message>
  <message>
   <source>S&amp;ettings…</source>
   <translation>الإعدادات…</translation>
  </message>
  <message>
   <source>&amp;Close file</source>
   <translation>إغلاق الملف</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>إنهاء</translation>
  </message>
  <message>
   <source>&amp;New</source>
   <translation>جديد</translation>
  </message>
  <message>
   <source>Agent policy &amp;from robots.txt</source>
   <translation>سياسة وكلاء من robots.txt</translation>
  </message>
  <message>
   <source>New from &amp;template</source>
   <translation>جديد من قالب</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>حفظ</translation>
  </message>
  <message>
   <source>Save &amp;as…</source>
   <translation>حفظ باسم…</translation>
  </message>
  <message>
   <source>Save a cop&amp;y…</source>
   <translation>حفظ نسخة…</translation>
  </message>
  <message>
   <source>Save a&amp;ll</source>
   <translation>حفظ الكل</translation>
  </message>
  <message>
   <source>Co&amp;mpare with the file</source>
   <translation>مقارنة بالملف</translation>
  </message>
  <message>
   <source>E&amp;xport…</source>
   <translation>تصدير…</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>تحرير</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>تراجع</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>إعادة</translation>
  </message>
  <message>
   <source>&amp;Next problem</source>
   <translation>المشكلة التالية</translation>
  </message>
  <message>
   <source>T&amp;idy up…</source>
   <translation>ترتيب…</translation>
  </message>
  <message>
   <source>&amp;Previous problem</source>
   <translation>المشكلة السابقة</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>عرض</translation>
  </message>
  <message>
   <source>&amp;Form</source>
   <translation>النموذج</translation>
  </message>
  <message>
   <source>Form &amp;and text</source>
   <translation>النموذج والنص</translation>
  </message>
  <message>
   <source>&amp;Text</source>
   <translation>النص</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>الأهداف</translation>
  </message>
  <message>
   <source>&amp;Reset layout</source>
   <translation>إعادة ضبط التخطيط</translation>
  </message>
  <message>
   <source>Next &amp;pane</source>
   <translation>الجزء التالي</translation>
  </message>
  <message>
   <source>Pre&amp;vious pane</source>
   <translation>الجزء السابق</translation>
  </message>
  <message>
   <source>Find a &amp;command…</source>
   <translation>البحث عن أمر…</translation>
  </message>
  <message>
   <source>Views folded to their tabs</source>
   <translation>العروض مطوية إلى ألسنتها</translation>
  </message>
  <message>
   <source>Views in the whole window</source>
   <translation>العروض في النافذة كلها</translation>
  </message>
  <message>
   <source>&amp;Policy</source>
   <translation>سياسة</translation>
  </message>
  <message>
   <source>Add %1</source>
   <translation>إضافة %1</translation>
  </message>
  <message>
   <source>&amp;Undo %1</source>
   <translation>تراجع عن %1</translation>
  </message>
  <message>
   <source>&amp;Redo %1</source>
   <translation>إعادة %1</translation>
  </message>
  <message>
   <source>Read as one it would allow everything, so nothing is judged.</source>
   <translation>لو قُرئ على أنه كذلك لسمح بكل شيء، ولذلك لا يُحكم على شيء.</translation>
  </message>
  <message>
   <source>Fetch…</source>
   <translation>جلب…</translation>
  </message>
  <message>
   <source>Open anyway</source>
   <translation>فتحه مع ذلك</translation>
  </message>
  <message>
   <source>&amp;Simulate</source>
   <translation>محاكاة</translation>
  </message>
  <message>
   <source>&amp;Ask about an agent</source>
   <translation>السؤال عن وكيل</translation>
  </message>
  <message>
   <source>Go to the &amp;deciding line</source>
   <translation>الانتقال إلى السطر الحاسم</translation>
  </message>
  <message>
   <source>C&amp;hange this answer…</source>
   <translation>تغيير هذه الإجابة…</translation>
  </message>
  <message>
   <source>&amp;Copy the answer</source>
   <translation>نسخ الإجابة</translation>
  </message>
  <message>
   <source>Copy as &amp;JSON</source>
   <translation>نسخ بصيغة JSON</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>القراءة</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>مساعدة</translation>
  </message>
  <message>
   <source>&amp;Manual</source>
   <translation>الدليل</translation>
  </message>
  <message>
   <source>&amp;Keyboard shortcuts</source>
   <translation>اختصارات لوحة المفاتيح</translation>
  </message>
  <message>
   <source>&amp;Report a wrong verdict</source>
   <translation>الإبلاغ عن حكم خاطئ</translation>
  </message>
  <message>
   <source>&amp;Update the List of Crawlers…</source>
   <translation>تحديث قائمة الزواحف…</translation>
  </message>
  <message numerus="yes">
   <source>&amp;Update the List of Crawlers… (%n day(s) old)</source>
   <translation>
    <numerusform>تحديث قائمة الزواحف… (من اليوم)</numerusform>
    <numerusform>تحديث قائمة الزواحف… (عمرها يوم واحد)</numerusform>
    <numerusform>تحديث قائمة الزواحف… (عمرها يومان)</numerusform>
    <numerusform>تحديث قائمة الزواحف… (عمرها %n أيام)</numerusform>
    <numerusform>تحديث قائمة الزواحف… (عمرها %n يومًا)</numerusform>
    <numerusform>تحديث قائمة الزواحف… (عمرها %n يوم)</numerusform>
   </translation>
  </message>
  <message>
   <source>&amp;About Gatepost</source>
   <translation>حول Gatepost</translation>
  </message>
  <message>
   <source>About Gatepost</source>
   <translation>حول Gatepost</translation>
  </message>
  <message>
   <source>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. No account, no telemetry; nothing is fetched or sent unless you press a button.&lt;/p&gt;</source>
   <translation>&lt;h3&gt;Gatepost %1&lt;/h3&gt;&lt;p&gt;يحرّر ويحاكي ملفات robots.txt وrobots-ai.txt وrobots2.txt وسياسات الوكلاء.&lt;/p&gt;&lt;p&gt;برنامج حر بموجب رخصة GNU العمومية العامة، الإصدار 3 أو أحدث. لا حساب ولا قياس عن بُعد؛ ولا يُجلب شيء أو يُرسل ما لم تضغط زرًا.&lt;/p&gt;</translation>
  </message>
  <message>
   <source>The answer with its reasons is in the clipboard as JSON. Paste it into your report with the policy files that it is about, and say what you expected. Nothing was sent.</source>
   <translation>الإجابة مع أسبابها في الحافظة بصيغة JSON. ألصقها في بلاغك مع ملفات السياسة التي تخصها، واذكر ما كنت تتوقعه. لم يُرسل شيء.</translation>
  </message>
  <message>
   <source>The window speaks the other language when Gatepost is started again.</source>
   <translation>تظهر النافذة باللغة الأخرى عند بدء Gatepost من جديد.</translation>
  </message>
  <message>
   <source>The files of this site have %1. Everything is judged again at each key, so typing waits. The text alone is faster.</source>
   <translation>في ملفات هذا الموقع %1. يُعاد الحكم على كل شيء عند كل ضغطة مفتاح، فتتأخر الكتابة. النص وحده أسرع.</translation>
  </message>
  <message>
   <source>Show the text alone</source>
   <translation>عرض النص وحده</translation>
  </message>
  <message>
   <source>Only the text is shown. Verdicts, problems, forms and views are not kept up to date.</source>
   <translation>المعروض هو النص وحده. لا تُحدَّث الأحكام ولا المشكلات ولا النماذج ولا العروض.</translation>
  </message>
  <message>
   <source>Judge again</source>
   <translation>إعادة الحكم</translation>
  </message>
  <message>
   <source>Line %1 of %2 has %3 characters. Only its first %4 are shown and searched, and lines are not wrapped in this file. All of it is kept and saved.</source>
   <translation>السطر %1 من %2 فيه %3 من المحارف. لا يُعرض ولا يُبحث إلا في أول %4 منها، ولا تلتف الأسطر في هذا الملف. ويُحتفظ بالكل ويُحفظ.</translation>
  </message>
  <message>
   <source>%1 contains no policy file.</source>
   <translation>ليس في ‎%1‎ ملف سياسة.</translation>
  </message>
  <message>
   <source>%1 contains no robots.txt, robots-ai.txt, robots2.txt or agent policy yet. What you say here makes one.</source>
   <translation>ليس في ‎%1‎ بعدُ أي robots.txt أو robots-ai.txt أو robots2.txt أو سياسة وكلاء. ما تقوله هنا ينشئ واحدًا.</translation>
  </message>
  <message>
   <source>Crawler policy</source>
   <translation>سياسة الزواحف</translation>
  </message>
  <message>
   <source>The clipboard contains no text. Copy the text of a robots.txt first.</source>
   <translation>ليس في الحافظة نص. انسخ نص robots.txt أولًا.</translation>
  </message>
  <message>
   <source>Open file</source>
   <translation>فتح ملف</translation>
  </message>
  <message>
   <source>Policy files (*robots*.txt *.kno);;Text files (*.txt);;All files (*)</source>
   <translation>ملفات السياسة (*robots*.txt *.kno);;ملفات نصية (*.txt);;كل الملفات (*)</translation>
  </message>
  <message>
   <source>Open a site's folder</source>
   <translation>فتح مجلد موقع</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>‏‎%1‎ (مفقود)</translation>
  </message>
  <message>
   <source>Keep the open file at the top</source>
   <translation>إبقاء الملف المفتوح في الأعلى</translation>
  </message>
  <message>
   <source>Forget missing files</source>
   <translation>نسيان الملفات المفقودة</translation>
  </message>
  <message>
   <source>Clear the list</source>
   <translation>مسح القائمة</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>‏%1، السطر %2</translation>
  </message>
  <message>
   <source>Go to line %1 of %2</source>
   <translation>الانتقال إلى السطر %1 من ‎%2‎</translation>
  </message>
  <message>
   <source>Let %1 in…</source>
   <translation>إدخال %1…</translation>
  </message>
  <message>
   <source>Block %1…</source>
   <translation>حجب %1…</translation>
  </message>
  <message>
   <source>the smallest edit</source>
   <translation>أصغر تعديل</translation>
  </message>
  <message>
   <source>Export to %1…</source>
   <translation>تصدير إلى %1…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>الملف</translation>
  </message>
  <message>
   <source>Ask about %1</source>
   <translation>السؤال عن %1</translation>
  </message>
  <message>
   <source>path</source>
   <translation>مسار</translation>
  </message>
  <message>
   <source>directive, in the manual</source>
   <translation>توجيه، في الدليل</translation>
  </message>
  <message>
   <source>manual</source>
   <translation>الدليل</translation>
  </message>
  <message>
   <source>No command. Ask about “%1”?</source>
   <translation>لا أمر بهذا الاسم. هل تسأل عن «%1»؟</translation>
  </message>
  <message>
   <source>Views</source>
   <translation>العروض</translation>
  </message>
  <message>
   <source>Form and answer</source>
   <translation>النموذج والإجابة</translation>
  </message>
  <message>
   <source>Form</source>
   <translation>النموذج</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>الإجابة</translation>
  </message>
  <message>
   <source>The unsaved text of %1 is back. It is not saved yet.</source>
   <translation>عاد النص غير المحفوظ من ‎%1‎. لم يُحفظ بعد.</translation>
  </message>
  <message>
   <source>Recovered text</source>
   <translation>نص مسترد</translation>
  </message>
  <message>
   <source>The text could not be put into %1; it is kept.</source>
   <translation>تعذر وضع النص في ‎%1‎؛ وهو محفوظ.</translation>
  </message>
  <message>
   <source>Save the recovered text</source>
   <translation>حفظ النص المسترد</translation>
  </message>
  <message>
   <source>%1 (recovered %2)%3</source>
   <translation>‏%1 (استُرد %2)%3</translation>
  </message>
  <message>
   <source>%1 (recovered %2, %3)%4</source>
   <translation>‏%1 (استُرد %2، %3)%4</translation>
  </message>
  <message>
   <source>The unsaved text is saved as %1.</source>
   <translation>حُفظ النص غير المحفوظ باسم ‎%1‎.</translation>
  </message>
  <message>
   <source>Open the files again?</source>
   <translation>هل تُفتح الملفات ثانية؟</translation>
  </message>
  <message>
   <source>The last time, Gatepost did not come up with the files that were open. One of them may be the reason.</source>
   <translation>في المرة السابقة لم يبدأ Gatepost بالملفات التي كانت مفتوحة. قد يكون أحدها هو السبب.</translation>
  </message>
  <message>
   <source>Show the files</source>
   <translation>إظهار الملفات</translation>
  </message>
  <message>
   <source>Open again</source>
   <translation>فتح ثانية</translation>
  </message>
  <message>
   <source>Start empty</source>
   <translation>البدء فارغًا</translation>
  </message>
  <message>
   <source>Not opened again: %1</source>
   <translation>لم يُفتح ثانية: ‎%1‎</translation>
  </message>
  <message>
   <source>Save %1</source>
   <translation>حفظ %1</translation>
  </message>
  <message>
   <source>Save a copy of %1</source>
   <translation>حفظ نسخة من %1</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>حُفظ %1</translation>
  </message>
  <message>
   <source>Keep this window open and save a copy elsewhere.</source>
   <translation>أبقِ هذه النافذة مفتوحة واحفظ نسخة في مكان آخر.</translation>
  </message>
  <message>
   <source>Changed on disk</source>
   <translation>تغيّر على القرص</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading keeps your draft as an undo step.</source>
   <translation>الحفظ يحل محل ما هو موجود الآن. إعادة التحميل تبقي مسودتك خطوة تراجع.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>مقارنة</translation>
  </message>
  <message>
   <source>Reload</source>
   <translation>إعادة التحميل</translation>
  </message>
  <message>
   <source>Save mine</source>
   <translation>حفظ نصي</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>إلغاء</translation>
  </message>
  <message>
   <source>Write over the file?</source>
   <translation>الكتابة فوق الملف؟</translation>
  </message>
  <message>
   <source>The old text is kept in a safe place meanwhile.</source>
   <translation>يُحفظ النص القديم في مكان آمن في أثناء ذلك.</translation>
  </message>
  <message>
   <source>Save a copy…</source>
   <translation>حفظ نسخة…</translation>
  </message>
  <message>
   <source>Write over it</source>
   <translation>الكتابة فوقه</translation>
  </message>
  <message>
   <source>The old text cannot be kept safe, so the file was not written.</source>
   <translation>لا يمكن حفظ النص القديم في مكان آمن، ولذلك لم يُكتب الملف.</translation>
  </message>
  <message>
   <source>Search engines</source>
   <translation>محركات البحث</translation>
  </message>
  <message>
   <source>Pages that may not be fetched drop out of search results.</source>
   <translation>الصفحات التي لا يجوز جلبها تخرج من نتائج البحث.</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>إظهار التغييرات</translation>
  </message>
  <message>
   <source>Save all the same</source>
   <translation>الحفظ رغم ذلك</translation>
  </message>
  <message>
   <source>Saving replaces what is there now. Reloading discards your changes.</source>
   <translation>الحفظ يحل محل ما هو موجود الآن. إعادة التحميل تُهمل تغييراتك.</translation>
  </message>
  <message>
   <source>gatepost.yaml and asks.json</source>
   <translation>‏gatepost.yaml وasks.json</translation>
  </message>
  <message>
   <source>Unsaved changes</source>
   <translation>تغييرات غير محفوظة</translation>
  </message>
  <message>
   <source>Save the changes in %1?</source>
   <translation>هل تُحفظ التغييرات في %1؟</translation>
  </message>
  <message>
   <source>If you do not save, they are lost.</source>
   <translation>إن لم تحفظها فستضيع.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>حفظ</translation>
  </message>
  <message>
   <source>Don't save</source>
   <translation>عدم الحفظ</translation>
  </message>
  <message>
   <source>%1 is the same as the file on disk.</source>
   <translation>‏‎%1‎ مطابق للملف على القرص.</translation>
  </message>
  <message>
   <source>Compare %1</source>
   <translation>مقارنة %1</translation>
  </message>
  <message>
   <source>− in the file on disk, + in the window:</source>
   <translation>− في الملف على القرص، + في النافذة:</translation>
  </message>
  <message>
   <source>No longer there, so not opened again: %1</source>
   <translation>لم يعد موجودًا، فلم يُفتح ثانية: ‎%1‎</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>الموقع</translation>
  </message>
  <message>
   <source>Compare with &amp;live…</source>
   <translation>المقارنة مع المنشور…</translation>
  </message>
  <message>
   <source>The draft against what the site serves now. Nothing is sent before you have seen what will be.</source>
   <translation>المسودة مقابل ما يقدّمه الموقع الآن. لا يُرسل شيء قبل أن ترى ما سيكون.</translation>
  </message>
  <message>
   <source>&amp;Serve the draft…</source>
   <translation>تقديم المسودة…</translation>
  </message>
  <message>
   <source>A web server on this computer, for trying a crawler on it</source>
   <translation>خادم ويب على هذا الحاسوب، لتجربة زاحف عليه</translation>
  </message>
  <message>
   <source>not all UTF-8</source>
   <translation>ليس كله UTF-8</translation>
  </message>
  <message>
   <source>UTF-8 with BOM</source>
   <translation>‏UTF-8 مع BOM</translation>
  </message>
  <message>
   <source>UTF-8</source>
   <translation>UTF-8</translation>
  </message>
  <message>
   <source>%1, mixed</source>
   <translation>‏%1، مختلط</translation>
  </message>
  <message>
   <source>%1 of 500 KiB</source>
   <translation>‏%1 من 500 كيبيبايت</translation>
  </message>
  <message>
   <source>no problems</source>
   <translation>لا مشكلات</translation>
  </message>
  <message>
   <source>errors: %1, warnings: %2</source>
   <translation>الأخطاء: %1، التحذيرات: %2</translation>
  </message>
  <message>
   <source>Ln %1, Col %2</source>
   <translation>سطر %1، عمود %2</translation>
  </message>
  <message>
   <source>not wrapped: a line has over %1 characters</source>
   <translation>بلا التفاف: في أحد الأسطر أكثر من %1 من المحارف</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>غير محفوظ</translation>
  </message>
  <message>
   <source>Never saved</source>
   <translation>ليس ملفًا بعد</translation>
  </message>
  <message>
   <source>saved</source>
   <translation>محفوظ</translation>
  </message>
  <message>
   <source>&amp;Duplicate lines</source>
   <translation>تكرار الأسطر</translation>
  </message>
  <message>
   <source>Move lines &amp;up</source>
   <translation>نقل الأسطر لأعلى</translation>
  </message>
  <message>
   <source>Move lines do&amp;wn</source>
   <translation>نقل الأسطر لأسفل</translation>
  </message>
  <message>
   <source>De&amp;lete lines</source>
   <translation>حذف الأسطر</translation>
  </message>
  <message>
   <source>&amp;Join lines</source>
   <translation>ضم الأسطر</translation>
  </message>
  <message>
   <source>&amp;Comment or uncomment</source>
   <translation>تعليق أو إلغاء التعليق</translation>
  </message>
  <message>
   <source>Complete</source>
   <translation>إكمال</translation>
  </message>
  <message>
   <source>Fix at the caret…</source>
   <translation>إصلاح عند المؤشر…</translation>
  </message>
  <message>
   <source>Explain what is at the caret</source>
   <translation>شرح ما عند المؤشر</translation>
  </message>
  <message>
   <source>Fold the group</source>
   <translation>طي المجموعة</translation>
  </message>
  <message>
   <source>Unfold the group</source>
   <translation>بسط المجموعة</translation>
  </message>
  <message>
   <source>Fold all</source>
   <translation>طي الكل</translation>
  </message>
  <message>
   <source>Unfold all</source>
   <translation>بسط الكل</translation>
  </message>
  <message>
   <source>&amp;Find…</source>
   <translation>بحث…</translation>
  </message>
  <message>
   <source>R&amp;eplace…</source>
   <translation>استبدال…</translation>
  </message>
  <message>
   <source>Find ne&amp;xt</source>
   <translation>بحث عن التالي</translation>
  </message>
  <message>
   <source>Find pre&amp;vious</source>
   <translation>بحث عن السابق</translation>
  </message>
  <message>
   <source>&amp;Go to line…</source>
   <translation>الانتقال إلى سطر…</translation>
  </message>
  <message>
   <source>&amp;Lines</source>
   <translation>الأسطر</translation>
  </message>
  <message>
   <source>F&amp;olding</source>
   <translation>الطي</translation>
  </message>
  <message>
   <source>Cu&amp;t</source>
   <translation>قص</translation>
  </message>
  <message>
   <source>Cop&amp;y</source>
   <translation>نسخ</translation>
  </message>
  <message>
   <source>P&amp;aste</source>
   <translation>لصق</translation>
  </message>
  <message>
   <source>&amp;Select all</source>
   <translation>تحديد الكل</translation>
  </message>
  <message>
   <source>&amp;Wrap lines</source>
   <translation>التفاف الأسطر</translation>
  </message>
  <message>
   <source>Show &amp;spaces and tabs</source>
   <translation>إظهار الفراغات وعلامات الجدولة</translation>
  </message>
  <message>
   <source>&amp;Grey out groups of other agents</source>
   <translation>تبهيت مجموعات الوكلاء الآخرين</translation>
  </message>
  <message>
   <source>&amp;Larger text</source>
   <translation>نص أكبر</translation>
  </message>
  <message>
   <source>S&amp;maller text</source>
   <translation>نص أصغر</translation>
  </message>
  <message>
   <source>Usual text si&amp;ze</source>
   <translation>الحجم المعتاد</translation>
  </message>
  <message>
   <source>Go to line</source>
   <translation>الانتقال إلى سطر</translation>
  </message>
  <message>
   <source>Line (1 to %1)</source>
   <translation>السطر (1 إلى %1)</translation>
  </message>
  <message numerus="yes">
   <source>The list in use has %n agents.</source>
   <translation>
    <numerusform>ليس في القائمة المستخدمة أي وكيل.</numerusform>
    <numerusform>في القائمة المستخدمة وكيل واحد.</numerusform>
    <numerusform>في القائمة المستخدمة وكيلان.</numerusform>
    <numerusform>في القائمة المستخدمة %n وكلاء.</numerusform>
    <numerusform>في القائمة المستخدمة %n وكيلًا.</numerusform>
    <numerusform>في القائمة المستخدمة %n وكيل.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The list in use is of %1 and has %n agents.</source>
   <translation>
    <numerusform>القائمة المستخدمة بتاريخ %1 وليس فيها أي وكيل.</numerusform>
    <numerusform>القائمة المستخدمة بتاريخ %1 وفيها وكيل واحد.</numerusform>
    <numerusform>القائمة المستخدمة بتاريخ %1 وفيها وكيلان.</numerusform>
    <numerusform>القائمة المستخدمة بتاريخ %1 وفيها %n وكلاء.</numerusform>
    <numerusform>القائمة المستخدمة بتاريخ %1 وفيها %n وكيلًا.</numerusform>
    <numerusform>القائمة المستخدمة بتاريخ %1 وفيها %n وكيل.</numerusform>
   </translation>
  </message>
  <message>
   <source>Update the list of crawlers</source>
   <translation>تحديث قائمة الزواحف</translation>
  </message>
  <message>
   <source>%1 (%2) contains nothing new.</source>
   <translation>ليس في %1 ‏(%2) أي جديد.</translation>
  </message>
  <message>
   <source>%1 (%2): %3 new, %4 changed.</source>
   <translation>‏%1 (%2): الجديد %3، والمتغيّر %4.</translation>
  </message>
  <message>
   <source>What would change</source>
   <translation>ما سيتغيّر</translation>
  </message>
  <message>
   <source>Left out: %1</source>
   <translation>المتروك: %1</translation>
  </message>
  <message>
   <source>Use This List</source>
   <translation>استخدام هذه القائمة</translation>
  </message>
  <message>
   <source>%1 could not be read: %2</source>
   <translation>تعذرت قراءة ‎%1‎: %2</translation>
  </message>
  <message>
   <source>Update the list of crawlers from a file</source>
   <translation>تحديث قائمة الزواحف من ملف</translation>
  </message>
  <message>
   <source>Lists of agents (*.tsv *.json *.txt);;All files (*)</source>
   <translation>قوائم وكلاء (*.tsv *.json *.txt);;كل الملفات (*)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Manual</name>
  <message>
   <source>Open this policy in a new window</source>
   <translation>فتح هذه السياسة في نافذة جديدة</translation>
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
   <translation>رجوع</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>تقدّم</translation>
  </message>
  <message>
   <source>Gatepost manual</source>
   <translation>دليل Gatepost</translation>
  </message>
  <message>
   <source>Search the manual</source>
   <translation>البحث في الدليل</translation>
  </message>
  <message>
   <source>Contents</source>
   <translation>المحتويات</translation>
  </message>
  <message>
   <source>Found sections</source>
   <translation>الأقسام التي عُثر عليها</translation>
  </message>
  <message>
   <source>Text of the manual</source>
   <translation>نص الدليل</translation>
  </message>
  <message>
   <source>The text of the manual is in English.</source>
   <translation>نص الدليل باللغة الإنجليزية.</translation>
  </message>
  <message>
   <source>Nothing found</source>
   <translation>لم يُعثر على شيء</translation>
  </message>
  <message numerus="yes">
   <source>%n section(s)</source>
   <translation>
    <numerusform>لا أقسام</numerusform>
    <numerusform>قسم واحد</numerusform>
    <numerusform>قسمان</numerusform>
    <numerusform>%n أقسام</numerusform>
    <numerusform>%n قسمًا</numerusform>
    <numerusform>%n قسم</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MapPanel</name>
  <message>
   <source>%1 to %2: closed</source>
   <translation>من %1 إلى %2: مغلق</translation>
  </message>
  <message>
   <source>%1 to %2: open, no pace stated</source>
   <translation>من %1 إلى %2: مفتوح، دون وتيرة منصوص عليها</translation>
  </message>
  <message>
   <source>%1 to %2: open, %3</source>
   <translation>من %1 إلى %2: مفتوح، %3</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>لا مزيد</numerusform>
    <numerusform>واحد آخر</numerusform>
    <numerusform>اثنان آخران</numerusform>
    <numerusform>%n أخرى</numerusform>
    <numerusform>%n آخر</numerusform>
    <numerusform>%n آخر</numerusform>
   </translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>‏%1 على ‎%2‎</translation>
  </message>
  <message>
   <source>Not decided: the files are too large to look at every path.</source>
   <translation>لم يُحسم: الملفات أكبر من أن يُنظر في كل مسار.</translation>
  </message>
  <message>
   <source>This differs from the saved files.</source>
   <translation>هذا يختلف عن الملفات المحفوظة.</translation>
  </message>
  <message>
   <source>%1: nothing may be fetched, so nothing can be done with it.</source>
   <translation>‏%1: لا يجوز جلب شيء، فلا يمكن فعل شيء به.</translation>
  </message>
  <message>
   <source>not everywhere the same</source>
   <translation>ليس واحدًا في كل مكان</translation>
  </message>
  <message>
   <source>%1 · %2: %3</source>
   <translation>%1 · %2: %3</translation>
  </message>
  <message>
   <source>%1, hours in UTC</source>
   <translation>‏%1، الساعات بتوقيت UTC</translation>
  </message>
  <message>
   <source>The pace differs from the saved files.</source>
   <translation>تختلف الوتيرة عن الملفات المحفوظة.</translation>
  </message>
  <message>
   <source>Documented not to obey robots.txt: this is what is asked, not what happens.</source>
   <translation>موثّق أنه لا يلتزم بـ robots.txt: هذا ما يُطلب منه، لا ما يحدث.</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>السؤال عن هذا</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>الانتقال إلى السطر</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>تغيير هذه الإجابة…</translation>
  </message>
  <message>
   <source>Make a rule about all of this</source>
   <translation>إنشاء قاعدة عن هذا كله</translation>
  </message>
  <message>
   <source>Hide its places</source>
   <translation>إخفاء مواضعه</translation>
  </message>
  <message>
   <source>Show its places</source>
   <translation>إظهار مواضعه</translation>
  </message>
  <message>
   <source>Hide its agents</source>
   <translation>إخفاء وكلائه</translation>
  </message>
  <message>
   <source>Show its agents</source>
   <translation>إظهار وكلائه</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>نسخ</translation>
  </message>
  <message>
   <source>no rule about all of this is true now</source>
   <translation>لا قاعدة عن هذا كله صحيحة الآن</translation>
  </message>
  <message numerus="yes">
   <source>%n rule(s) added to the tests</source>
   <translation>
    <numerusform>لم تُضف أي قاعدة إلى الاختبارات</numerusform>
    <numerusform>أُضيفت قاعدة واحدة إلى الاختبارات</numerusform>
    <numerusform>أُضيفت قاعدتان إلى الاختبارات</numerusform>
    <numerusform>أُضيفت %n قواعد إلى الاختبارات</numerusform>
    <numerusform>أُضيفت %n قاعدة إلى الاختبارات</numerusform>
    <numerusform>أُضيفت %n قاعدة إلى الاختبارات</numerusform>
   </translation>
  </message>
  <message>
   <source>Who may do what, where and when</source>
   <translation>من يجوز له ماذا، وأين ومتى</translation>
  </message>
  <message>
   <source>Export the map</source>
   <translation>تصدير الخريطة</translation>
  </message>
  <message>
   <source>Changed rows</source>
   <translation>الصفوف المتغيرة</translation>
  </message>
  <message>
   <source>Only rows that differ from the saved files</source>
   <translation>الصفوف التي تختلف عن الملفات المحفوظة فقط</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>تصدير</translation>
  </message>
  <message>
   <source>Export the picture</source>
   <translation>تصدير الصورة</translation>
  </message>
  <message>
   <source>Map: who may do what, where and when</source>
   <translation>الخريطة: من يجوز له ماذا، وأين ومتى</translation>
  </message>
  <message>
   <source>Looking at every path, agent and hour…</source>
   <translation>يجري النظر في كل مسار ووكيل وساعة…</translation>
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
   <translation>يجوز للجميع جلب كل شيء. ماذا تريد؟</translation>
  </message>
  <message>
   <source>Choose goals…</source>
   <translation>اختيار الأهداف…</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>يجري البحث…</translation>
  </message>
  <message numerus="yes">
   <source>%1 agents are answered in %n way(s)</source>
   <translation>
    <numerusform>عدد الوكلاء %1، بلا إجابات</numerusform>
    <numerusform>عدد الوكلاء %1، بإجابة واحدة للجميع</numerusform>
    <numerusform>عدد الوكلاء %1، بإجابتين مختلفتين</numerusform>
    <numerusform>عدد الوكلاء %1، بعدد %n إجابات مختلفة</numerusform>
    <numerusform>عدد الوكلاء %1، بعدد %n إجابة مختلفة</numerusform>
    <numerusform>عدد الوكلاء %1، بعدد %n إجابة مختلفة</numerusform>
   </translation>
  </message>
  <message>
   <source>exact: true of every path and hour</source>
   <translation>دقيق: يسري على كل مسار وساعة</translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>هذه على الأقل؛ تعذر البت في بعض المسارات</translation>
  </message>
  <message numerus="yes">
   <source>%n row(s) changed against the saved files</source>
   <translation>
    <numerusform>لا صفوف متغيرة مقابل الملفات المحفوظة</numerusform>
    <numerusform>صف واحد متغير مقابل الملفات المحفوظة</numerusform>
    <numerusform>صفان متغيران مقابل الملفات المحفوظة</numerusform>
    <numerusform>%n صفوف متغيرة مقابل الملفات المحفوظة</numerusform>
    <numerusform>%n صفًا متغيرًا مقابل الملفات المحفوظة</numerusform>
    <numerusform>%n صف متغير مقابل الملفات المحفوظة</numerusform>
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
    <numerusform>لا مزيد</numerusform>
    <numerusform>واحد آخر</numerusform>
    <numerusform>اثنان آخران</numerusform>
    <numerusform>%n أخرى</numerusform>
    <numerusform>%n آخر</numerusform>
    <numerusform>%n آخر</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, %2: %3</source>
   <comment>agent, path: answer</comment>
   <translation>%1، %2: %3</translation>
  </message>
  <message>
   <source>%1 line %2</source>
   <translation>‏%1 السطر %2</translation>
  </message>
  <message>
   <source>for %1 on %2: %3</source>
   <comment>agent, path, line</comment>
   <translation>لـ %1 على ‎%2‎: %3</translation>
  </message>
  <message>
   <source>differs from the saved site</source>
   <translation>مختلف عن الموقع المحفوظ</translation>
  </message>
  <message>
   <source>the files say: %1</source>
   <translation>الملفات تقول: %1</translation>
  </message>
  <message>
   <source>as documented: %1</source>
   <translation>بحسب التوثيق: %1</translation>
  </message>
  <message>
   <source>readings differ</source>
   <translation>القراءات مختلفة</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixPanel</name>
  <message>
   <source>One test was added.</source>
   <translation>أُضيف اختبار واحد.</translation>
  </message>
  <message>
   <source>Ask about this</source>
   <translation>السؤال عن هذا</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>تغيير هذه الإجابة…</translation>
  </message>
  <message>
   <source>Go to the line</source>
   <translation>الانتقال إلى السطر</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>إنشاء اختبار من هذه الإجابة</translation>
  </message>
  <message>
   <source>Show its rows as one</source>
   <translation>إظهار صفوفه صفًا واحدًا</translation>
  </message>
  <message>
   <source>Show its columns as one</source>
   <translation>إظهار أعمدته عمودًا واحدًا</translation>
  </message>
  <message>
   <source>Show each of its rows</source>
   <translation>إظهار كل صف من صفوفه</translation>
  </message>
  <message>
   <source>Show each of its columns</source>
   <translation>إظهار كل عمود من أعمدته</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>نسخ</translation>
  </message>
  <message>
   <source>Cancelled: what is shown is not up to date.</source>
   <translation>أُلغي: المعروض ليس محدَّثًا.</translation>
  </message>
  <message>
   <source>Agents</source>
   <translation>الوكلاء</translation>
  </message>
  <message>
   <source>Which agents</source>
   <translation>أي الوكلاء</translation>
  </message>
  <message>
   <source>Paths</source>
   <translation>المسارات</translation>
  </message>
  <message>
   <source>Which paths</source>
   <translation>أي المسارات</translation>
  </message>
  <message>
   <source>Denied</source>
   <translation>الممنوع</translation>
  </message>
  <message>
   <source>Only what is denied</source>
   <translation>الممنوع فقط</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>المتغيّر</translation>
  </message>
  <message>
   <source>Only what differs from the saved site</source>
   <translation>ما يختلف عن الموقع المحفوظ فقط</translation>
  </message>
  <message>
   <source>View</source>
   <translation>العرض</translation>
  </message>
  <message>
   <source>Order, equal rows and columns, size, readings</source>
   <translation>الترتيب والصفوف والأعمدة المتطابقة والحجم والقراءات</translation>
  </message>
  <message>
   <source>Only where the readings do not agree</source>
   <translation>ما لا تتفق فيه القراءات فقط</translation>
  </message>
  <message>
   <source>What each agent is documented to do</source>
   <translation>ما هو موثّق أن كل وكيل يفعله</translation>
  </message>
  <message>
   <source>Swap rows and columns</source>
   <translation>تبديل الصفوف والأعمدة</translation>
  </message>
  <message>
   <source>Merge equal rows and columns</source>
   <translation>دمج الصفوف والأعمدة المتطابقة</translation>
  </message>
  <message>
   <source>Shrink the cells to fit the whole matrix</source>
   <translation>تصغير الخلايا لتظهر المصفوفة كلها</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>إلغاء</translation>
  </message>
  <message>
   <source>Stop computing</source>
   <translation>إيقاف الحساب</translation>
  </message>
  <message>
   <source>Agents × paths</source>
   <translation>الوكلاء × المسارات</translation>
  </message>
  <message>
   <source>Agents × directives</source>
   <translation>الوكلاء × التوجيهات</translation>
  </message>
  <message>
   <source>Hours × paths</source>
   <translation>الساعات × المسارات</translation>
  </message>
  <message>
   <source>Agents × answers</source>
   <translation>الوكلاء × الأجوبة</translation>
  </message>
  <message>
   <source>What the matrix compares</source>
   <translation>ما تقارنه المصفوفة</translation>
  </message>
  <message>
   <source>Hours × paths is about the question's agent and day, in UTC.</source>
   <translation>«الساعات × المسارات» عن الوكيل واليوم في السؤال، بتوقيت UTC.</translation>
  </message>
  <message>
   <source>Agents × answers is about the question's path: what if robots.txt is answered with another status?</source>
   <translation>«الوكلاء × الأجوبة» عن المسار في السؤال: ماذا لو أُجيب عن robots.txt بحالة أخرى؟</translation>
  </message>
  <message>
   <source>filter by name</source>
   <translation>تصفية بالاسم</translation>
  </message>
  <message>
   <source>Filter agents and paths by a part of their name</source>
   <translation>تصفية الوكلاء والمسارات بجزء من أسمائها</translation>
  </message>
  <message>
   <source>Progress of the matrix</source>
   <translation>تقدم المصفوفة</translation>
  </message>
  <message>
   <source>Order of rows and columns</source>
   <translation>ترتيب الصفوف والأعمدة</translation>
  </message>
  <message>
   <source>By purpose</source>
   <translation>بحسب الغرض</translation>
  </message>
  <message>
   <source>As given</source>
   <translation>كما وردت</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>حسب الاسم</translation>
  </message>
  <message>
   <source>Most denied first</source>
   <translation>الأكثر منعًا أولًا</translation>
  </message>
  <message>
   <source>By behaviour</source>
   <translation>بحسب السلوك</translation>
  </message>
  <message>
   <source>What each agent is documented to do, rather than what the files say</source>
   <translation>ما هو موثّق أن كل وكيل يفعله، لا ما تقوله الملفات</translation>
  </message>
  <message>
   <source>Equal rows and equal columns are shown as one</source>
   <translation>تُعرض الصفوف المتطابقة صفًا واحدًا والأعمدة المتطابقة عمودًا واحدًا</translation>
  </message>
  <message>
   <source>Smaller cells (Ctrl+-)</source>
   <translation>خلايا أصغر (‎Ctrl+-‎)</translation>
  </message>
  <message>
   <source>Larger cells (Ctrl++)</source>
   <translation>خلايا أكبر (‎Ctrl++‎)</translation>
  </message>
  <message>
   <source>View %1</source>
   <translation>العرض (%1)</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>تصدير</translation>
  </message>
  <message>
   <source>Export what is shown</source>
   <translation>تصدير المعروض</translation>
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
   <translation>نسخ بصيغة Markdown</translation>
  </message>
  <message numerus="yes">
   <source>This is a sitemap index of %n sitemap(s), which are not fetched: open them one by one.</source>
   <translation>
    <numerusform>هذا فهرس خرائط موقع لا خرائط فيه.</numerusform>
    <numerusform>هذا فهرس خرائط موقع فيه خريطة واحدة لا تُجلب: افتحها بنفسك.</numerusform>
    <numerusform>هذا فهرس خرائط موقع فيه خريطتان لا تُجلبان: افتح كلًّا منهما على حدة.</numerusform>
    <numerusform>هذا فهرس خرائط موقع فيه %n خرائط لا تُجلب: افتحها واحدة واحدة.</numerusform>
    <numerusform>هذا فهرس خرائط موقع فيه %n خريطة لا تُجلب: افتحها واحدة واحدة.</numerusform>
    <numerusform>هذا فهرس خرائط موقع فيه %n خريطة لا تُجلب: افتحها واحدة واحدة.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) that are not paths were left out.</source>
   <translation>
    <numerusform>لم يُترك أي سطر.</numerusform>
    <numerusform>تُرك سطر واحد ليس مسارًا.</numerusform>
    <numerusform>تُرك سطران ليسا مسارين.</numerusform>
    <numerusform>تُركت %n أسطر ليست مسارات.</numerusform>
    <numerusform>تُرك %n سطرًا ليست مسارات.</numerusform>
    <numerusform>تُرك %n سطر ليست مسارات.</numerusform>
   </translation>
  </message>
  <message>
   <source>The list was cut: at most %1 paths are taken.</source>
   <translation>اقتُطعت القائمة: يؤخذ %1 من المسارات على الأكثر.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>paths from %1</source>
   <translation>مسارات من ‎%1‎</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>وكلاء الموقع</translation>
  </message>
  <message>
   <source>By category</source>
   <translation>حسب الفئة</translation>
  </message>
  <message>
   <source>By operator</source>
   <translation>حسب المشغّل</translation>
  </message>
  <message>
   <source>The whole registry (%1)</source>
   <translation>السجل كله (%1)</translation>
  </message>
  <message>
   <source>The site's sample paths</source>
   <translation>مسارات عيّنة الموقع</translation>
  </message>
  <message>
   <source>Add the question's path</source>
   <translation>إضافة مسار السؤال</translation>
  </message>
  <message>
   <source>paths from a list</source>
   <translation>مسارات من قائمة</translation>
  </message>
  <message>
   <source>Paths of the rules</source>
   <translation>مسارات القواعد</translation>
  </message>
  <message>
   <source>paths of the rules</source>
   <translation>مسارات القواعد</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>لصق</translation>
  </message>
  <message>
   <source>paths from the clipboard</source>
   <translation>مسارات من الحافظة</translation>
  </message>
  <message>
   <source>Edit the list…</source>
   <translation>تحرير القائمة…</translation>
  </message>
  <message>
   <source>Text file or sitemap…</source>
   <translation>ملف نصي أو خريطة موقع…</translation>
  </message>
  <message>
   <source>Paths from a file</source>
   <translation>مسارات من ملف</translation>
  </message>
  <message>
   <source>Sitemaps and lists (*.xml *.xml.gz *.gz *.txt *.csv);;All files (*)</source>
   <translation>خرائط الموقع والقوائم (*.xml *.xml.gz *.gz *.txt *.csv);;كل الملفات (*)</translation>
  </message>
  <message>
   <source>Keep them with the site</source>
   <translation>الاحتفاظ بها مع الموقع</translation>
  </message>
  <message>
   <source>Paths of the matrix</source>
   <translation>مسارات المصفوفة</translation>
  </message>
  <message>
   <source>One path or URL a line</source>
   <translation>مسار أو عنوان URL واحد في كل سطر</translation>
  </message>
  <message>
   <source>One path or URL a line.</source>
   <translation>مسار أو عنوان URL واحد في كل سطر.</translation>
  </message>
  <message>
   <source>%1 × %2 cells</source>
   <translation>%1 × %2 خلية</translation>
  </message>
  <message>
   <source>%1 × %2 different</source>
   <comment>rows and columns of the matrix</comment>
   <translation>المختلف: ‎%1 × %2‎</translation>
  </message>
  <message numerus="yes">
   <source>%Ln denied</source>
   <translation>
    <numerusform>لا خلية ممنوعة</numerusform>
    <numerusform>خلية واحدة ممنوعة</numerusform>
    <numerusform>خليتان ممنوعتان</numerusform>
    <numerusform>%Ln خلايا ممنوعة</numerusform>
    <numerusform>%Ln خلية ممنوعة</numerusform>
    <numerusform>%Ln خلية ممنوعة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln differ from the saved site</source>
   <translation>
    <numerusform>لا خلية تختلف عن الموقع المحفوظ</numerusform>
    <numerusform>خلية واحدة تختلف عن الموقع المحفوظ</numerusform>
    <numerusform>خليتان تختلفان عن الموقع المحفوظ</numerusform>
    <numerusform>%Ln خلايا تختلف عن الموقع المحفوظ</numerusform>
    <numerusform>%Ln خلية تختلف عن الموقع المحفوظ</numerusform>
    <numerusform>%Ln خلية تختلف عن الموقع المحفوظ</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the files say otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>الملفات لا تقول خلاف ذلك</numerusform>
    <numerusform>الملفات تقول خلاف ذلك في خلية واحدة</numerusform>
    <numerusform>الملفات تقول خلاف ذلك في خليتين</numerusform>
    <numerusform>الملفات تقول خلاف ذلك في %Ln خلايا</numerusform>
    <numerusform>الملفات تقول خلاف ذلك في %Ln خلية</numerusform>
    <numerusform>الملفات تقول خلاف ذلك في %Ln خلية</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>documented otherwise on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>الموثّق لا يختلف</numerusform>
    <numerusform>الموثّق مختلف في خلية واحدة</numerusform>
    <numerusform>الموثّق مختلف في خليتين</numerusform>
    <numerusform>الموثّق مختلف في %Ln خلايا</numerusform>
    <numerusform>الموثّق مختلف في %Ln خلية</numerusform>
    <numerusform>الموثّق مختلف في %Ln خلية</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>readings differ on %Ln</source>
   <comment>cells of the matrix</comment>
   <translation>
    <numerusform>لا اختلاف بين القراءات</numerusform>
    <numerusform>القراءات مختلفة في خلية واحدة</numerusform>
    <numerusform>القراءات مختلفة في خليتين</numerusform>
    <numerusform>القراءات مختلفة في %Ln خلايا</numerusform>
    <numerusform>القراءات مختلفة في %Ln خلية</numerusform>
    <numerusform>القراءات مختلفة في %Ln خلية</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 × %2 shown</source>
   <comment>cells</comment>
   <translation>المعروض %1 × %2</translation>
  </message>
  <message>
   <source>on the path %1</source>
   <translation>على المسار ‎%1‎</translation>
  </message>
  <message>
   <source>Export the matrix</source>
   <translation>تصدير المصفوفة</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MatrixView</name>
  <message>
   <source>Matrix of verdicts</source>
   <translation>مصفوفة الأحكام</translation>
  </message>
  <message>
   <source>Enter puts the cell's question. Plus and Minus open and close the agents that a row stands for, with Alt the paths of a column.</source>
   <translation>يطرح مفتاح Enter سؤال الخلية. وتفتح علامتا الزائد والناقص وكلاء الصف وتغلقانهم، ومع Alt مسارات العمود.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MembersModel</name>
  <message>
   <source>Agent</source>
   <translation>الوكيل</translation>
  </message>
  <message>
   <source>Operator</source>
   <translation>المشغّل</translation>
  </message>
  <message>
   <source>What it does</source>
   <translation>ما يفعله</translation>
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
   <translation>إغلاق هذه الرسالة</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::MetaPage</name>
  <message>
   <source>About this file</source>
   <translation>عن هذا الملف</translation>
  </message>
  <message>
   <source>Comments of the form “# meta: key: value” at the top of the file. They tell people and agents what the file is; only chain-id is read by the chain walk.</source>
   <translation>تعليقات بالصيغة «‎# meta: key: value‎» في أعلى الملف. تبيّن للناس والوكلاء ما هو الملف؛ ولا يُقرأ منها عند تتبّع السلسلة إلا chain-id.</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>أسطر بلا حقل</translation>
  </message>
  <message>
   <source>Comments, lines that are not understood and lines that apply to no agent stay as they are. Press Enter to go there.</source>
   <translation>تبقى على حالها التعليقات والأسطر غير المفهومة والأسطر التي لا تنتمي إلى أحد. Enter ينتقل إلى هناك.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ModeStack</name>
  <message>
   <source>What the map is about</source>
   <translation>ما تتناوله الخريطة</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OddCharacters</name>
  <message>
   <source>no-break space</source>
   <translation>مسافة غير فاصلة</translation>
  </message>
  <message>
   <source>soft hyphen</source>
   <translation>واصلة لينة</translation>
  </message>
  <message>
   <source>Arabic letter mark</source>
   <translation>علامة الحرف العربي</translation>
  </message>
  <message>
   <source>Mongolian vowel separator</source>
   <translation>فاصل الحركات المنغولي</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>مسافة معدومة العرض</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>فاصل معدوم العرض</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>رابط معدوم العرض</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>علامة من اليسار إلى اليمين</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>علامة من اليمين إلى اليسار</translation>
  </message>
  <message>
   <source>left-to-right embedding</source>
   <translation>تضمين من اليسار إلى اليمين</translation>
  </message>
  <message>
   <source>right-to-left embedding</source>
   <translation>تضمين من اليمين إلى اليسار</translation>
  </message>
  <message>
   <source>pop directional formatting</source>
   <translation>إنهاء تنسيق الاتجاه</translation>
  </message>
  <message>
   <source>left-to-right override</source>
   <translation>تجاوز من اليسار إلى اليمين</translation>
  </message>
  <message>
   <source>right-to-left override</source>
   <translation>تجاوز من اليمين إلى اليسار</translation>
  </message>
  <message>
   <source>narrow no-break space</source>
   <translation>مسافة ضيقة غير فاصلة</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>رابط كلمات</translation>
  </message>
  <message>
   <source>left-to-right isolate</source>
   <translation>عزل من اليسار إلى اليمين</translation>
  </message>
  <message>
   <source>right-to-left isolate</source>
   <translation>عزل من اليمين إلى اليسار</translation>
  </message>
  <message>
   <source>first strong isolate</source>
   <translation>عزل بحسب أول حرف قوي</translation>
  </message>
  <message>
   <source>pop directional isolate</source>
   <translation>إنهاء عزل الاتجاه</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>مسافة رمزية (إيديوغرافية)</translation>
  </message>
  <message>
   <source>zero width no-break space</source>
   <translation>مسافة غير فاصلة معدومة العرض</translation>
  </message>
  <message>
   <source>control character</source>
   <translation>محرف تحكم</translation>
  </message>
  <message>
   <source>space of another width</source>
   <translation>فراغ بعرض آخر</translation>
  </message>
  <message>
   <source>byte %1 is not UTF-8</source>
   <translation>البايت %1 ليس UTF-8</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherGoals</name>
  <message>
   <source>only these paths</source>
   <translation>هذه المسارات فقط</translation>
  </message>
  <message>
   <source>Closed to all</source>
   <translation>مغلق أمام الجميع</translation>
  </message>
  <message>
   <source>Paths, separated by spaces: /members/ /search</source>
   <translation>مسارات تفصل بينها مسافات: ‎/members/ /search‎</translation>
  </message>
  <message>
   <source>Paths closed to all</source>
   <translation>المسارات المغلقة أمام الجميع</translation>
  </message>
  <message>
   <source>every crawler of the list</source>
   <translation>كل زاحف في القائمة</translation>
  </message>
  <message>
   <source>those documented to obey robots.txt</source>
   <translation>الموثّق أنها تلتزم بـ robots.txt</translation>
  </message>
  <message>
   <source>Whom goals are about</source>
   <translation>من تخصهم الأهداف</translation>
  </message>
  <message>
   <source>About</source>
   <translation>تخص</translation>
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
   <translation>رمز واحد</translation>
  </message>
  <message>
   <source>Use is said as</source>
   <translation>يُذكر الاستخدام بـ</translation>
  </message>
  <message>
   <source>What says the use</source>
   <translation>ما يذكر الاستخدام</translation>
  </message>
  <message numerus="yes">
   <source>as in the files: %Ln path(s)</source>
   <translation>
    <numerusform>كما في الملفات: لا مسارات</numerusform>
    <numerusform>كما في الملفات: مسار واحد</numerusform>
    <numerusform>كما في الملفات: مساران</numerusform>
    <numerusform>كما في الملفات: %Ln مسارات</numerusform>
    <numerusform>كما في الملفات: %Ln مسارًا</numerusform>
    <numerusform>كما في الملفات: %Ln مسار</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OtherLines</name>
  <message>
   <source>line %1</source>
   <translation>السطر %1</translation>
  </message>
  <message>
   <source>Lines without a field</source>
   <translation>أسطر بلا حقل</translation>
  </message>
  <message>
   <source>%1:  %2</source>
   <translation>%1:  %2</translation>
  </message>
  <message>
   <source>Belongs to no group: it decides nothing.</source>
   <translation>لا ينتمي إلى أي مجموعة: لا يقرر شيئًا.</translation>
  </message>
  <message>
   <source>Not understood: it decides nothing.</source>
   <translation>غير مفهوم: لا يقرر شيئًا.</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>لا مزيد</numerusform>
    <numerusform>واحد آخر</numerusform>
    <numerusform>اثنان آخران</numerusform>
    <numerusform>%n أخرى</numerusform>
    <numerusform>%n آخر</numerusform>
    <numerusform>%n آخر</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n line(s) without a field</source>
   <translation>
    <numerusform>لا أسطر بلا حقل</numerusform>
    <numerusform>سطر واحد بلا حقل</numerusform>
    <numerusform>سطران بلا حقل</numerusform>
    <numerusform>%n أسطر بلا حقل</numerusform>
    <numerusform>%n سطرًا بلا حقل</numerusform>
    <numerusform>%n سطر بلا حقل</numerusform>
   </translation>
  </message>
  <message>
   <source>Every line has a field</source>
   <translation>لكل سطر حقل</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::OutputsRow</name>
  <message>
   <source>%1 (outdated)</source>
   <translation>‏‎%1‎ (قديم)</translation>
  </message>
  <message>
   <source>%1 (missing)</source>
   <translation>‏‎%1‎ (مفقود)</translation>
  </message>
  <message>
   <source>Write all…</source>
   <translation>كتابة الكل…</translation>
  </message>
  <message>
   <source>Also made from this: %1</source>
   <translation>يُصنع من هذا أيضًا: %1</translation>
  </message>
  <message>
   <source>What else is made from this is not known: %1</source>
   <translation>لا يُعرف ما يُصنع من هذا أيضًا: %1</translation>
  </message>
  <message>
   <source>Also made from this: …</source>
   <translation>يُصنع من هذا أيضًا: …</translation>
  </message>
  <message>
   <source>Save the files first: outputs are made from what is saved.</source>
   <translation>احفظ الملفات أولًا: تُصنع المُخرَجات مما هو محفوظ.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Palette</name>
  <message>
   <source>Find a command</source>
   <translation>البحث عن أمر</translation>
  </message>
  <message>
   <source>A command, agent, path, line, directive or page</source>
   <translation>أمر أو وكيل أو مسار أو سطر أو توجيه أو صفحة</translation>
  </message>
  <message>
   <source>What to find</source>
   <translation>ما يُبحث عنه</translation>
  </message>
  <message>
   <source>What was found</source>
   <translation>ما عُثر عليه</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Panels</name>
  <message>
   <source>Map</source>
   <translation>الخريطة</translation>
  </message>
  <message>
   <source>All paths</source>
   <translation>كل المسارات</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>المشكلات</translation>
  </message>
  <message>
   <source>Changes</source>
   <translation>التغييرات</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>سجلات الوصول</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>الاختبارات</translation>
  </message>
  <message>
   <source>Map: my pages</source>
   <translation>الخريطة: صفحاتي</translation>
  </message>
  <message>
   <source>My pages</source>
   <translation>صفحاتي</translation>
  </message>
  <message>
   <source>Map: hours</source>
   <translation>الخريطة: الساعات</translation>
  </message>
  <message>
   <source>Hours</source>
   <translation>الساعات</translation>
  </message>
  <message>
   <source>Map: readings</source>
   <translation>الخريطة: القراءات</translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>القراءات</translation>
  </message>
  <message>
   <source>Ask</source>
   <translation>السؤال</translation>
  </message>
  <message>
   <source>Chain</source>
   <translation>السلسلة</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PathList</name>
  <message>
   <source>This is not a sitemap: its root is &lt;%1&gt;, not &lt;urlset&gt;.</source>
   <translation>ليست هذه خريطة موقع: جذرها &lt;%1&gt; وليس &lt;urlset&gt;.</translation>
  </message>
  <message>
   <source>The sitemap cannot be read: line %1: %2</source>
   <translation>لا يمكن قراءة خريطة الموقع: السطر %1: %2</translation>
  </message>
  <message>
   <source>The archive cannot be opened.</source>
   <translation>لا يمكن فتح الأرشيف.</translation>
  </message>
  <message>
   <source>The archive is damaged.</source>
   <translation>الأرشيف تالف.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PlannedModel</name>
  <message>
   <source>Request</source>
   <translation>الطلب</translation>
  </message>
  <message>
   <source>What for</source>
   <translation>الغرض</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyAgentsPage</name>
  <message>
   <source>Agents of the policy</source>
   <translation>وكلاء السياسة</translation>
  </message>
  <message>
   <source>Add agent</source>
   <translation>إضافة وكيل</translation>
  </message>
  <message>
   <source>Remove agent</source>
   <translation>إزالة الوكيل</translation>
  </message>
  <message>
   <source>Remove agent %1</source>
   <translation>إزالة الوكيل %1</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>نقل لأعلى</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>نقل لأسفل</translation>
  </message>
  <message>
   <source>Selected agent</source>
   <translation>الوكيل المختار</translation>
  </message>
  <message>
   <source>Comments</source>
   <translation>التعليقات</translation>
  </message>
  <message>
   <source>Move agent %1</source>
   <translation>نقل الوكيل %1</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>السطر %1: %2</translation>
  </message>
  <message>
   <source>Nothing is in this file yet. Add an agent: what the file begins with is written too.</source>
   <translation>هذا الملف فارغ بعد. أضف وكيلًا: ويُكتب معه ما يبدأ به الملف.</translation>
  </message>
  <message>
   <source>No agent yet. Without one the rendered robots.txt has the default alone.</source>
   <translation>لا وكلاء بعد. وبدونهم لا يحتوي robots.txt المولَّد إلا على القيمة الافتراضية.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyEntityPage</name>
  <message>
   <source>%1 (line %2): %3</source>
   <translation>‏%1 (السطر %2): %3</translation>
  </message>
  <message>
   <source>The policy also says about itself, and keeps:</source>
   <translation>وتقول السياسة عن نفسها أيضًا، ويبقى محفوظًا:</translation>
  </message>
  <message>
   <source>role notes</source>
   <translation>ملاحظات الأدوار</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPage</name>
  <message>
   <source>Global AI policy</source>
   <translation>سياسة الذكاء الاصطناعي العامة</translation>
  </message>
  <message>
   <source>For every agent that no block names. What is not set here is filled by the chain, or stays unstated.</source>
   <translation>لكل وكيل لا تسمّيه أي كتلة. ما لا يُعيَّن هنا تكمله السلسلة أو يبقى unstated.</translation>
  </message>
  <message>
   <source>Set several at &amp;once</source>
   <translation>تعيين عدة توجيهات معًا</translation>
  </message>
  <message>
   <source>Read, do not train</source>
   <translation>القراءة بلا تدريب</translation>
  </message>
  <message>
   <source>Everything welcome</source>
   <translation>الكل مرحّب به</translation>
  </message>
  <message>
   <source>Ask first</source>
   <translation>السؤال أولًا</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>السلوك</translation>
  </message>
  <message>
   <source>Set “%1”</source>
   <translation>تعيين «%1»</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PolicyPreviewPage</name>
  <message>
   <source>&amp;Write robots.txt</source>
   <translation>كتابة robots.txt</translation>
  </message>
  <message>
   <source>The robots.txt that this policy makes</source>
   <translation>ملف robots.txt الذي تولّده هذه السياسة</translation>
  </message>
  <message>
   <source>Compared with the site's robots.txt as it is now. Writing is one undo step in that file; nothing is saved before you save it.</source>
   <translation>مقارنةً بملف robots.txt الحالي للموقع. الكتابة خطوة تراجع واحدة في ذلك الملف؛ ولا يُحفظ شيء قبل أن تحفظه.</translation>
  </message>
  <message>
   <source>Nothing is rendered: %1</source>
   <translation>لا يُولَّد شيء: %1</translation>
  </message>
  <message>
   <source>The site has no robots.txt yet. ETag %1…</source>
   <translation>ليس في الموقع robots.txt بعد. ETag %1…</translation>
  </message>
  <message>
   <source>The site's robots.txt is just this. ETag %1…</source>
   <translation>ملف robots.txt في الموقع مطابق لهذا تمامًا. ETag %1…</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. ETag %3…</source>
   <translation>أسطر محذوفة: %1. أسطر مضافة: %2. ETag %3…</translation>
  </message>
  <message>
   <source>Write robots.txt from the agent policy</source>
   <translation>كتابة robots.txt من سياسة الوكلاء</translation>
  </message>
  <message>
   <source>Written into robots.txt; save it to keep it.</source>
   <translation>كُتب في robots.txt؛ احفظه ليبقى.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Preferences</name>
  <message>
   <source>The settings in %1 could not be read.</source>
   <translation>تعذرت قراءة الإعدادات في ‎%1‎.</translation>
  </message>
  <message>
   <source>The settings could not be read. They were put aside as %1, and Gatepost starts with its own.</source>
   <translation>تعذرت قراءة الإعدادات. نُحّيت جانبًا باسم ‎%1‎، ويبدأ Gatepost بإعداداته الأصلية.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreferencesDialog</name>
  <message>
   <source>Wrap long lines</source>
   <translation>التفاف الأسطر الطويلة</translation>
  </message>
  <message>
   <source>Keep the text before each save as a backup (robots.txt~)</source>
   <translation>الاحتفاظ بالنص قبل كل حفظ نسخةً احتياطية (‎robots.txt~‎)</translation>
  </message>
  <message>
   <source>Open what was open last time</source>
   <translation>فتح ما كان مفتوحًا آخر مرة</translation>
  </message>
  <message>
   <source>Follow changes of other programs where nothing is unsaved</source>
   <translation>متابعة تغييرات البرامج الأخرى حيث لا شيء غير محفوظ</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>الإعدادات</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>كالنظام</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>فاتح</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>داكن</translation>
  </message>
  <message>
   <source> pt</source>
   <translation> نقطة</translation>
  </message>
  <message>
   <source> MiB</source>
   <translation> ميبيبايت</translation>
  </message>
  <message>
   <source>Appearance</source>
   <translation>المظهر</translation>
  </message>
  <message>
   <source>&amp;Colours</source>
   <translation>الألوان</translation>
  </message>
  <message>
   <source>&amp;Language</source>
   <translation>اللغة</translation>
  </message>
  <message>
   <source>Takes effect after a restart.</source>
   <translation>تُستخدم اللغة الأخرى بدءًا من التشغيل التالي لـ Gatepost.</translation>
  </message>
  <message>
   <source>Editor</source>
   <translation>المحرر</translation>
  </message>
  <message>
   <source>Text &amp;size</source>
   <translation>حجم النص</translation>
  </message>
  <message>
   <source>Files with a line of more than 20,000 characters are never wrapped.</source>
   <translation>الملفات التي فيها سطر يزيد على 20,000 محرف لا تلتف أسطرها أبدًا.</translation>
  </message>
  <message>
   <source>Simulator</source>
   <translation>المحاكي</translation>
  </message>
  <message>
   <source>First &amp;agent</source>
   <translation>الوكيل الأول</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>القراءة</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>الملفات</translation>
  </message>
  <message>
   <source>&amp;Undo history of a file</source>
   <translation>سجل التراجع للملف</translation>
  </message>
  <message>
   <source>Unsaved text is always kept for recovery, on this computer only.</source>
   <translation>يُحفظ النص غير المحفوظ دائمًا للاسترداد، على هذا الحاسوب وحده.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::PreviewDialog</name>
  <message>
   <source>Files that change</source>
   <translation>الملفات المتغيرة</translation>
  </message>
  <message>
   <source>Nothing changes.</source>
   <translation>لا يتغير شيء.</translation>
  </message>
  <message>
   <source>Lines removed: %1. Lines added: %2. Nothing is saved yet.</source>
   <translation>أسطر محذوفة: %1. أسطر مضافة: %2. لم يُحفظ شيء بعد.</translation>
  </message>
  <message>
   <source>&amp;Apply</source>
   <translation>تطبيق</translation>
  </message>
  <message>
   <source>A file has changed in the meantime. Close this window and try again.</source>
   <translation>تغير ملف في هذه الأثناء. أغلق هذه النافذة وحاول من جديد.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsModel</name>
  <message>
   <source>Error</source>
   <translation>خطأ</translation>
  </message>
  <message>
   <source>Warning</source>
   <translation>تحذير</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>ملاحظة</translation>
  </message>
  <message>
   <source>%1 ×%2</source>
   <comment>a sentence, how often it applies</comment>
   <translation>%1 ×%2</translation>
  </message>
  <message>
   <source>Problem</source>
   <translation>المشكلة</translation>
  </message>
  <message>
   <source>Fix</source>
   <translation>إصلاح</translation>
  </message>
  <message>
   <source>Fix…</source>
   <translation>إصلاح…</translation>
  </message>
  <message>
   <source>File</source>
   <translation>الملف</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>السطر</translation>
  </message>
  <message>
   <source>Code</source>
   <translation>الرمز</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ProblemsPanel</name>
  <message>
   <source>Problems</source>
   <translation>المشكلات</translation>
  </message>
  <message>
   <source>No problems found.</source>
   <translation>لم يُعثر على مشكلات.</translation>
  </message>
  <message>
   <source>Problems %1</source>
   <translation>المشكلات %1</translation>
  </message>
  <message>
   <source>Problems •</source>
   <translation>المشكلات •</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>لا إصلاح معروف</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>ترتيب…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>لا شيء لإصلاحه من هذا النوع</numerusform>
    <numerusform>إصلاح الوحيدة من هذا النوع</numerusform>
    <numerusform>إصلاح الاثنتين من هذا النوع</numerusform>
    <numerusform>إصلاح كل %Ln من هذا النوع</numerusform>
    <numerusform>إصلاح كل %Ln من هذا النوع</numerusform>
    <numerusform>إصلاح كل %Ln من هذا النوع</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>إصلاح كل «%1»</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>شرح «%1»</translation>
  </message>
  <message>
   <source>Review what would make it true…</source>
   <translation>مراجعة ما يحقق ذلك…</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QualityPage</name>
  <message>
   <source>Quality signals</source>
   <translation>إشارات الجودة</translation>
  </message>
  <message>
   <source>What you say about your own content. They are about the whole file.</source>
   <translation>ما تقوله عن محتواك. يخص الملف كله.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::QuestionBar</name>
  <message>
   <source>now</source>
   <translation>الآن</translation>
  </message>
  <message>
   <source>When: now, at the next change, or at a time of your choice</source>
   <translation>متى: الآن، أو عند التغيير التالي، أو في وقت تختاره</translation>
  </message>
  <message>
   <source>More</source>
   <translation>المزيد</translation>
  </message>
  <message>
   <source>Time, time zone, category, competitor, reading, another answer for robots.txt</source>
   <translation>الوقت والمنطقة الزمنية والفئة والمنافس والقراءة وجواب آخر عن robots.txt</translation>
  </message>
  <message>
   <source>Next change</source>
   <translation>التغيير التالي</translation>
  </message>
  <message>
   <source>To the next time at which the answer changes</source>
   <translation>إلى الوقت التالي الذي تتغير فيه الإجابة</translation>
  </message>
  <message>
   <source>The operator is a competitor</source>
   <translation>المشغّل منافس</translation>
  </message>
  <message>
   <source>Press to ask about now</source>
   <translation>اضغط للسؤال عن الآن</translation>
  </message>
  <message>
   <source>Press to show times in UTC alone</source>
   <translation>اضغط لعرض الأوقات بتوقيت UTC وحده</translation>
  </message>
  <message>
   <source>Press to take the category from the agent</source>
   <translation>اضغط لأخذ الفئة من الوكيل</translation>
  </message>
  <message>
   <source>The answer is that of this reading. Press to return to what the author meant.</source>
   <translation>الإجابة هي إجابة هذه القراءة. اضغط للعودة إلى ما قصده الكاتب.</translation>
  </message>
  <message>
   <source>Press for an operator that does not compete</source>
   <translation>اضغط لاختيار مشغّل غير منافس</translation>
  </message>
  <message>
   <source>Press to ask about the files as the site has them</source>
   <translation>اضغط للسؤال عن الملفات كما هي في الموقع</translation>
  </message>
  <message>
   <source>Change this answer…</source>
   <translation>تغيير هذه الإجابة…</translation>
  </message>
  <message>
   <source>The smallest edits that change this answer (Alt+Enter)</source>
   <translation>أصغر التعديلات التي تغيّر هذه الإجابة (Alt+Enter)</translation>
  </message>
  <message>
   <source>Who asks: a product token, an identity such as ClaudeBot/2.0 (ai-assistant), or a whole HTTP User-Agent header. Ctrl+L</source>
   <translation>من يسأل: رمز منتج، أو هوية مثل ClaudeBot/2.0 (ai-assistant)، أو ترويسة HTTP User-Agent كاملة. Ctrl+L</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>الوكيل</translation>
  </message>
  <message>
   <source>URL or path</source>
   <translation>عنوان URL أو مسار</translation>
  </message>
  <message>
   <source>What it wants: a path with query, or a whole URL</source>
   <translation>ما يريده: مسار مع استعلام، أو عنوان URL كامل</translation>
  </message>
  <message>
   <source>&amp;Now</source>
   <translation>الآن</translation>
  </message>
  <message>
   <source>Next &amp;change</source>
   <translation>التغيير التالي</translation>
  </message>
  <message>
   <source>At a &amp;time…</source>
   <translation>في وقت…</translation>
  </message>
  <message>
   <source>at</source>
   <translation>في</translation>
  </message>
  <message>
   <source>When</source>
   <translation>متى</translation>
  </message>
  <message>
   <source>Time in UTC</source>
   <translation>الوقت بتوقيت UTC</translation>
  </message>
  <message>
   <source>Category: automatic</source>
   <translation>الفئة المعروفة</translation>
  </message>
  <message>
   <source>Category</source>
   <translation>الفئة</translation>
  </message>
  <message>
   <source>The agent's category, if it is not to be taken from its identity or the registry</source>
   <translation>فئة الوكيل، إن لم تؤخذ من هويته أو من السجل</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>القراءة</translation>
  </message>
  <message>
   <source>The operator competes with this site: “compete” then counts</source>
   <translation>المشغّل ينافس هذا الموقع: عندئذ يسري «compete»</translation>
  </message>
  <message>
   <source>&amp;Time</source>
   <translation>الوقت</translation>
  </message>
  <message>
   <source>Time &amp;zone</source>
   <translation>المنطقة الزمنية</translation>
  </message>
  <message>
   <source>&amp;Category</source>
   <translation>الفئة</translation>
  </message>
  <message>
   <source>&amp;Reading</source>
   <translation>القراءة</translation>
  </message>
  <message>
   <source>robots.txt is answered</source>
   <translation>يُجاب عن robots.txt</translation>
  </message>
  <message>
   <source>May %1 fetch %2 %3 ?</source>
   <comment>The question at the top of the window. %1 is the field of the agent, %2 of the address, %3 of the time (“now”, “at …”); the words around them are shown between the fields, in any order</comment>
   <translation>هل يجوز لـ %1 جلب %2 %3 ؟</translation>
  </message>
  <message>
   <source>%1 in %2</source>
   <extracomment>%1 a time of day, %2 the name of a time zone</extracomment>
   <translation>‏%1 في %2</translation>
  </message>
  <message>
   <source>as %1</source>
   <translation>بصفة %1</translation>
  </message>
  <message>
   <source>Reading: %1</source>
   <translation>القراءة: %1</translation>
  </message>
  <message>
   <source>a competitor</source>
   <translation>منافس</translation>
  </message>
  <message>
   <source>Nothing changes within eight days</source>
   <translation>لا يتغير شيء خلال ثمانية أيام</translation>
  </message>
  <message>
   <source>Read as %1</source>
   <translation>قُرئ على أنه %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RateEditor</name>
  <message>
   <source>any time</source>
   <translation>أي وقت</translation>
  </message>
  <message>
   <source>seconds</source>
   <translation>ثوانٍ</translation>
  </message>
  <message>
   <source>seconds (s)</source>
   <translation>ثوانٍ (s)</translation>
  </message>
  <message>
   <source>minutes</source>
   <translation>دقائق</translation>
  </message>
  <message>
   <source>hours</source>
   <translation>ساعات</translation>
  </message>
  <message>
   <source>in</source>
   <extracomment>between a number of documents and a time: 5 in 1 minute</extracomment>
   <translation>خلال</translation>
  </message>
  <message>
   <source>UTC</source>
   <translation>UTC</translation>
  </message>
  <message>
   <source>%1: documents</source>
   <translation>%1: المستندات</translation>
  </message>
  <message>
   <source>%1: time</source>
   <translation>%1: الوقت</translation>
  </message>
  <message>
   <source>%1: unit of time</source>
   <translation>%1: وحدة الوقت</translation>
  </message>
  <message>
   <source>%1: window of the day in UTC</source>
   <translation>%1: نافذة اليوم بتوقيت UTC</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsModel</name>
  <message>
   <source>Answer</source>
   <translation>الإجابة</translation>
  </message>
  <message>
   <source>agrees</source>
   <translation>متفقة</translation>
  </message>
  <message>
   <source>Read as</source>
   <translation>القراءة وفق</translation>
  </message>
  <message>
   <source>Fetch</source>
   <translation>الجلب</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>سبب الاختلاف</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsPanel</name>
  <message>
   <source>The question under every reading</source>
   <translation>السؤال وفق كل القراءات</translation>
  </message>
  <message>
   <source>Agents and paths for which the readings differ</source>
   <translation>الوكلاء والمسارات التي تختلف فيها القراءات</translation>
  </message>
  <message>
   <source>Compare with 1994 as well</source>
   <translation>المقارنة مع 1994 أيضًا</translation>
  </message>
  <message>
   <source>The first robots.txt: no wildcards, the first rule that matches. No crawler of today reads it so.</source>
   <translation>أول robots.txt: بلا محارف بدل، والحسم لأول قاعدة مطابقة. لا يقرؤه كذلك أي زاحف اليوم.</translation>
  </message>
  <message>
   <source>All readings agree (questions: %1, agents × paths of the site and of its rules).</source>
   <translation>كل القراءات متفقة (الأسئلة: %1، الوكلاء × مسارات الموقع وقواعده).</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 questions (agents × paths of the site and of its rules) are answered differently:</source>
   <translation>
    <numerusform>لا سؤال من أصل %1 (الوكلاء × مسارات الموقع وقواعده) تختلف إجابته:</numerusform>
    <numerusform>سؤال واحد من أصل %1 (الوكلاء × مسارات الموقع وقواعده) تختلف إجابته:</numerusform>
    <numerusform>سؤالان من أصل %1 (الوكلاء × مسارات الموقع وقواعده) تختلف إجابتهما:</numerusform>
    <numerusform>%n أسئلة من أصل %1 (الوكلاء × مسارات الموقع وقواعده) تختلف إجاباتها:</numerusform>
    <numerusform>%n سؤالًا من أصل %1 (الوكلاء × مسارات الموقع وقواعده) تختلف إجاباتها:</numerusform>
    <numerusform>%n سؤال من أصل %1 (الوكلاء × مسارات الموقع وقواعده) تختلف إجاباتها:</numerusform>
   </translation>
  </message>
  <message>
   <source>Readings</source>
   <translation>القراءات</translation>
  </message>
  <message>
   <source>Readings %1</source>
   <translation>القراءات %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ReadingsTableModel</name>
  <message>
   <source>Agent</source>
   <translation>الوكيل</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>المسار</translation>
  </message>
  <message>
   <source>Questions</source>
   <translation>الأسئلة</translation>
  </message>
  <message>
   <source>Author</source>
   <translation>الكاتب</translation>
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
   <translation>الموثّق</translation>
  </message>
  <message>
   <source>What makes the difference</source>
   <translation>سبب الاختلاف</translation>
  </message>
  <message>
   <source>for example: %1</source>
   <translation>مثلًا: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Recovery</name>
  <message>
   <source>A recovery journal could not be read. It is kept in %1.</source>
   <translation>تعذرت قراءة أحد سجلات الاسترداد. وهو محفوظ في ‎%1‎.</translation>
  </message>
  <message>
   <source>A later version of Gatepost left unsaved text in %1. It is kept for that version.</source>
   <translation>ترك إصدار أحدث من Gatepost نصًا غير محفوظ في ‎%1‎. وهو محفوظ لذلك الإصدار.</translation>
  </message>
  <message>
   <source>There is more in %1. What could not be offered or read is kept there.</source>
   <translation>يوجد المزيد في ‎%1‎. وما تعذّر عرضه أو قراءته محفوظ هناك.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RecoveryDialog</name>
  <message>
   <source>&amp;Restore</source>
   <translation>استرداد</translation>
  </message>
  <message>
   <source>&amp;Keep the file</source>
   <translation>الإبقاء على الملف</translation>
  </message>
  <message>
   <source>Keep &amp;both</source>
   <translation>الإبقاء على كليهما</translation>
  </message>
  <message>
   <source>Unsaved text was found</source>
   <translation>عُثر على نص غير محفوظ</translation>
  </message>
  <message>
   <source>Gatepost closed unexpectedly. This is what had not been saved.</source>
   <translation>لم يُغلق Gatepost على نحو سليم في المرة السابقة. هذا ما لم يكن قد حُفظ.</translation>
  </message>
  <message>
   <source>Unsaved texts</source>
   <translation>نصوص غير محفوظة</translation>
  </message>
  <message>
   <source>Opens the text, unsaved. Undo gives the file's text back.</source>
   <translation>يفتح النص دون حفظه. والتراجع يعيد نص الملف.</translation>
  </message>
  <message>
   <source>Saves the text as a separate file beside the other.</source>
   <translation>يحفظ النص ملفًا مستقلًا بجانب الآخر.</translation>
  </message>
  <message>
   <source>&amp;Decide later</source>
   <translation>القرار لاحقًا</translation>
  </message>
  <message>
   <source>Nothing is lost: it is found again at the next start.</source>
   <translation>لا يُفقد شيء: سيُعثر عليه ثانية عند التشغيل التالي.</translation>
  </message>
  <message>
   <source>%1, never saved</source>
   <translation>‏%1، لم يُحفظ قط</translation>
  </message>
  <message>
   <source>Last kept %1</source>
   <translation>آخر حفظ للاسترداد %1</translation>
  </message>
  <message>
   <source>The end of the recovery journal was cut off; this is what came before.</source>
   <translation>انقطعت نهاية سجل الاسترداد؛ هذا ما سبقها.</translation>
  </message>
  <message>
   <source>The file itself is not there any more or cannot be read.</source>
   <translation>الملف نفسه لم يعد موجودًا أو لا يمكن قراءته.</translation>
  </message>
  <message>
   <source>The file was changed by another program in the meantime.</source>
   <translation>غيّر برنامج آخر الملف في هذه الأثناء.</translation>
  </message>
  <message>
   <source>− in the file, + in the unsaved text:</source>
   <translation>− في الملف، + في النص غير المحفوظ:</translation>
  </message>
  <message>
   <source>&amp;Discard</source>
   <translation>إهمال</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesModel</name>
  <message>
   <source>Rule</source>
   <translation>القاعدة</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>المسار</translation>
  </message>
  <message>
   <source>Decides</source>
   <translation>تحسم</translation>
  </message>
  <message>
   <source>(empty: no rule)</source>
   <translation>(فارغ: لا قاعدة)</translation>
  </message>
  <message>
   <source>The site has no sample paths. The matrix keeps a list with the site: Paths, Keep them with the site.</source>
   <translation>ليس للموقع مسارات عيّنة. تحتفظ المصفوفة بقائمة مع الموقع: «المسارات»، ثم «الاحتفاظ بها مع الموقع».</translation>
  </message>
  <message>
   <source>How many of the site's sample paths this rule decides in its group</source>
   <translation>عدد مسارات عيّنة الموقع التي تحسمها هذه القاعدة في مجموعتها</translation>
  </message>
  <message>
   <source>Set path to %1</source>
   <translation>تعيين المسار إلى ‎%1‎</translation>
  </message>
  <message>
   <source>Change rule to %1</source>
   <translation>تغيير القاعدة إلى %1</translation>
  </message>
  <message>
   <source>Add rule %1: %2</source>
   <translation>إضافة القاعدة %1: ‎%2‎</translation>
  </message>
  <message numerus="yes">
   <source>Add %n line(s) from a list</source>
   <translation>
    <numerusform>إضافة %n سطر من قائمة</numerusform>
    <numerusform>إضافة سطر واحد من قائمة</numerusform>
    <numerusform>إضافة سطرين من قائمة</numerusform>
    <numerusform>إضافة %n أسطر من قائمة</numerusform>
    <numerusform>إضافة %n سطرًا من قائمة</numerusform>
    <numerusform>إضافة %n سطر من قائمة</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove %1</source>
   <translation>إزالة %1</translation>
  </message>
  <message>
   <source>Move rule</source>
   <translation>نقل القاعدة</translation>
  </message>
  <message>
   <source>Move rule to %1</source>
   <translation>نقل القاعدة إلى ‎%1‎</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::RulesTable</name>
  <message>
   <source>Rules</source>
   <translation>القواعد</translation>
  </message>
  <message>
   <source>Insert adds a Disallow, Ctrl+Insert an Allow, Delete removes, Alt+Up and Alt+Down move, Alt+Page up and Alt+Page down move to the group above or below, Space changes the kind.</source>
   <translation>يضيف Insert قاعدة Disallow، ويضيف Ctrl+Insert قاعدة Allow، ويزيل Delete، وينقل Alt+Up وAlt+Down، وينقل Alt+Page Up وAlt+Page Down إلى المجموعة التي فوقها أو تحتها، ويبدّل Space النوع.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SaveReport</name>
  <message>
   <source>Undone: the files are as they were before the save.</source>
   <translation>تم التراجع: الملفات كما كانت قبل الحفظ.</translation>
  </message>
  <message>
   <source>Saved.</source>
   <translation>تم الحفظ.</translation>
  </message>
  <message>
   <source>There may be more: the comparison is not complete.</source>
   <translation>قد يوجد المزيد: المقارنة غير كاملة.</translation>
  </message>
  <message numerus="yes">
   <source>%n test(s) fail now: %1.</source>
   <translation>
    <numerusform>لا يفشل أي اختبار الآن: %1.</numerusform>
    <numerusform>يفشل الآن اختبار واحد: %1.</numerusform>
    <numerusform>يفشل الآن اختباران: %1.</numerusform>
    <numerusform>تفشل الآن %n اختبارات: %1.</numerusform>
    <numerusform>يفشل الآن %n اختبارًا: %1.</numerusform>
    <numerusform>يفشل الآن %n اختبار: %1.</numerusform>
   </translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>تراجع</translation>
  </message>
  <message>
   <source>Show changes</source>
   <translation>إظهار التغييرات</translation>
  </message>
  <message>
   <source>the files before the save</source>
   <translation>الملفات قبل الحفظ</translation>
  </message>
  <message>
   <source>Undo the save</source>
   <translation>تراجع عن الحفظ</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Search</name>
  <message>
   <source>%1 (character %2)</source>
   <translation>‏%1 (المحرف %2)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SegmentEditor</name>
  <message>
   <source>Not set</source>
   <translation>غير معيّن</translation>
  </message>
  <message>
   <source>Applies here through %1</source>
   <translation>يسري هنا عبر %1</translation>
  </message>
  <message>
   <source>%1: not set</source>
   <translation>%1: غير معيّن</translation>
  </message>
  <message>
   <source>%1: another value</source>
   <translation>%1: قيمة أخرى</translation>
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
   <translation>لم يُذكر</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteChangesModel</name>
  <message numerus="yes">
   <source>%1, and %Ln more place(s) by the same line</source>
   <translation>
    <numerusform>%1، ولا مواضع أخرى بالسطر نفسه</numerusform>
    <numerusform>%1، وموضع واحد آخر بالسطر نفسه</numerusform>
    <numerusform>%1، وموضعان آخران بالسطر نفسه</numerusform>
    <numerusform>%1، و%Ln مواضع أخرى بالسطر نفسه</numerusform>
    <numerusform>%1، و%Ln موضعًا آخر بالسطر نفسه</numerusform>
    <numerusform>%1، و%Ln موضع آخر بالسطر نفسه</numerusform>
   </translation>
  </message>
  <message>
   <source>Who gains and loses what</source>
   <translation>من يكسب ماذا ومن يخسر</translation>
  </message>
  <message>
   <source>for example %1</source>
   <translation>مثلًا %1</translation>
  </message>
  <message>
   <source>Agents: %1</source>
   <translation>الوكلاء: %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteList</name>
  <message>
   <source>%1 of %2 known agents are documented to obey it, %3 not to.</source>
   <translation>‏%1 من %2 من الوكلاء المعروفين موثّق أنهم يلتزمون به، و%3 موثّق أنهم لا يلتزمون به.</translation>
  </message>
  <message>
   <source>No known agent is documented to read it.</source>
   <translation>لا وكيل معروفًا موثّق أنه يقرؤه.</translation>
  </message>
  <message>
   <source>%1 of %2 known agents are documented to read it.</source>
   <translation>‏%1 من %2 من الوكلاء المعروفين موثّق أنهم يقرؤونه.</translation>
  </message>
  <message>
   <source>Files of the site</source>
   <translation>ملفات الموقع</translation>
  </message>
  <message>
   <source>Add file</source>
   <translation>إضافة ملف</translation>
  </message>
  <message>
   <source>not saved</source>
   <translation>غير محفوظ</translation>
  </message>
  <message>
   <source>Goals</source>
   <translation>الأهداف</translation>
  </message>
  <message>
   <source>%1 %2</source>
   <translation>%1 %2</translation>
  </message>
  <message>
   <source>What you want of crawlers, for the whole site</source>
   <translation>ما تريده من الزواحف، للموقع كله</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SiteModel</name>
  <message>
   <source>Only the text is shown. Nothing is judged.</source>
   <translation>المعروض هو النص وحده. لا يُحكم على شيء.</translation>
  </message>
  <message>
   <source>Fetch %1</source>
   <translation>جلب ‎%1‎</translation>
  </message>
  <message>
   <source>There is no place below chain/ for %1.</source>
   <translation>لا مكان تحت ‎chain/‎ للعنوان ‎%1‎.</translation>
  </message>
  <message>
   <source>The folder of %1 could not be made.</source>
   <translation>تعذر إنشاء مجلد ‎%1‎.</translation>
  </message>
  <message>
   <source>A file can be mapped when the site is in a folder: save a policy file into one first.</source>
   <translation>يمكن ربط ملف حين يكون الموقع في مجلد: احفظ ملف سياسة في مجلد أولًا.</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>‏‎%1‎ غير موجود.</translation>
  </message>
  <message>
   <source>%1 has unsaved changes.</source>
   <translation>في ‎%1‎ تغييرات غير محفوظة.</translation>
  </message>
  <message>
   <source>There is no folder %1.</source>
   <translation>لا يوجد مجلد ‎%1‎.</translation>
  </message>
  <message>
   <source>Changes nothing for any agent</source>
   <translation>لا يغيّر شيئًا لأي وكيل</translation>
  </message>
  <message>
   <source>Hits no agent of the list</source>
   <translation>لا يمس أي وكيل في القائمة</translation>
  </message>
  <message>
   <source>Hits %1</source>
   <translation>يمس %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Snippets</name>
  <message>
   <source>agent with its rules</source>
   <translation>وكيل مع قواعده</translation>
  </message>
  <message>
   <source>extended 2.0 group with hours and pace</source>
   <translation>مجموعة موسّعة 2.0 بساعات ووتيرة</translation>
  </message>
  <message>
   <source>rules for one kind of agent</source>
   <translation>قواعد لنوع واحد من الوكلاء</translation>
  </message>
  <message>
   <source>one kind of agent asks first</source>
   <translation>نوع واحد من الوكلاء يسأل أولًا</translation>
  </message>
  <message>
   <source>an agent of the list</source>
   <translation>وكيل من القائمة</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::SuppliedPolicy</name>
  <message>
   <source>line %1</source>
   <translation>السطر %1</translation>
  </message>
  <message>
   <source>%1, line %2</source>
   <translation>‏%1، السطر %2</translation>
  </message>
  <message>
   <source>%1: %2 in %3</source>
   <extracomment>%1 is a directive, %2 its value, %3 a line, perhaps with its file: &quot;crawl: no in line 4&quot;</extracomment>
   <translation>‏%1: %2 في %3</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsModel</name>
  <message>
   <source>always true</source>
   <translation>صحيح دائمًا</translation>
  </message>
  <message>
   <source>passes</source>
   <translation>ناجح</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>يجري البحث…</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>لم يُحسم</translation>
  </message>
  <message>
   <source>faulty</source>
   <translation>معيب</translation>
  </message>
  <message>
   <source>is %1</source>
   <translation>هو %1</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>الوقت</translation>
  </message>
  <message>
   <source>any time</source>
   <translation>أي وقت</translation>
  </message>
  <message>
   <source>Answered</source>
   <translation>الجواب</translation>
  </message>
  <message>
   <source>How robots.txt is answered, such as 503,since=2h; empty: as the site has it</source>
   <translation>كيف يُجاب عن robots.txt، مثل 503,since=2h؛ وإن تُرك فارغًا: كما هو في الموقع</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>النتيجة</translation>
  </message>
  <message>
   <source>Agent</source>
   <translation>الوكيل</translation>
  </message>
  <message>
   <source>Path</source>
   <translation>المسار</translation>
  </message>
  <message>
   <source>Expected</source>
   <translation>المتوقع</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>السبب</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TestsPanel</name>
  <message>
   <source>Policy tests</source>
   <translation>اختبارات السياسة</translation>
  </message>
  <message>
   <source>Start with the usual five</source>
   <translation>البدء بالاختبارات الخمسة المعتادة</translation>
  </message>
  <message>
   <source>%1 on “/”, with what they are answered now</source>
   <translation>‏%1 على «/»، بالإجابة التي يتلقونها الآن</translation>
  </message>
  <message>
   <source>What must stay true, such as “Googlebot must be allowed to fetch /”. Put a question on top, then press “Keep as test”; or start with the usual five.</source>
   <translation>ما يجب أن يبقى صحيحًا، مثل «يجب أن يُسمح لـ Googlebot بجلب /». اطرح سؤالًا في الأعلى، ثم اضغط «إنشاء اختبار من هذه الإجابة»، أو ابدأ بالاختبارات الخمسة المعتادة.</translation>
  </message>
  <message>
   <source>Keep as test</source>
   <translation>إنشاء اختبار من هذه الإجابة</translation>
  </message>
  <message>
   <source>The present question, with what it is answered now</source>
   <translation>السؤال الحالي، مع إجابته الآن</translation>
  </message>
  <message>
   <source>Keep as rule</source>
   <translation>إنشاء قاعدة من هذه الإجابة</translation>
  </message>
  <message>
   <source>A rule about all times and the widest set of paths for which this answer is true</source>
   <translation>قاعدة عن كل الأوقات وأوسع مجموعة مسارات تصح لها هذه الإجابة</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>إزالة</translation>
  </message>
  <message>
   <source>Remove the chosen test</source>
   <translation>إزالة الاختبار المختار</translation>
  </message>
  <message>
   <source>Ask again</source>
   <translation>طرح سؤاله</translation>
  </message>
  <message>
   <source>Ask the chosen test's question, or that of a counter-example</source>
   <translation>طرح سؤال الاختبار المختار، أو سؤال مثال مضاد</translation>
  </message>
  <message>
   <source>No rule about all paths and times follows from this answer.</source>
   <translation>لا تنتج عن هذه الإجابة قاعدة عن كل المسارات والأوقات.</translation>
  </message>
  <message>
   <source>%1 on everything</source>
   <translation>%1 في كل مكان</translation>
  </message>
  <message>
   <source>%1 on %2</source>
   <translation>‏%1 على ‎%2‎</translation>
  </message>
  <message numerus="yes">
   <source>%n of %1 regions of the map are not covered by a test.</source>
   <translation>
    <numerusform>%n من %1 من مناطق الخريطة لا يغطيها اختبار.</numerusform>
    <numerusform>%n من %1 من مناطق الخريطة لا يغطيها اختبار.</numerusform>
    <numerusform>%n من %1 من مناطق الخريطة لا يغطيهما اختبار.</numerusform>
    <numerusform>%n من %1 من مناطق الخريطة لا يغطيها اختبار.</numerusform>
    <numerusform>%n من %1 من مناطق الخريطة لا يغطيها اختبار.</numerusform>
    <numerusform>%n من %1 من مناطق الخريطة لا يغطيها اختبار.</numerusform>
   </translation>
  </message>
  <message>
   <source>at least these; some paths could not be decided</source>
   <translation>هذه على الأقل؛ تعذر البت في بعض المسارات</translation>
  </message>
  <message>
   <source>No tests yet. They are kept in the site's gatepost.yaml, and gatepost-cli test runs them too.</source>
   <translation>لا اختبارات بعد. تُحفظ في gatepost.yaml الخاص بالموقع، ويشغّلها gatepost-cli test أيضًا.</translation>
  </message>
  <message>
   <source>looking…</source>
   <translation>يجري البحث…</translation>
  </message>
  <message numerus="yes">
   <source>All %n test(s) pass.</source>
   <translation>
    <numerusform>لا اختبارات.</numerusform>
    <numerusform>نجح الاختبار الوحيد.</numerusform>
    <numerusform>نجح الاختباران.</numerusform>
    <numerusform>نجحت الاختبارات كلها وعددها %n.</numerusform>
    <numerusform>نجحت الاختبارات كلها وعددها %n.</numerusform>
    <numerusform>نجحت الاختبارات كلها وعددها %n.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 of %n test(s) fail.</source>
   <translation>
    <numerusform>فشل %1 من %n اختبارات.</numerusform>
    <numerusform>فشل %1 من اختبار واحد.</numerusform>
    <numerusform>فشل %1 من اختبارين.</numerusform>
    <numerusform>فشل %1 من %n اختبارات.</numerusform>
    <numerusform>فشل %1 من %n اختبارًا.</numerusform>
    <numerusform>فشل %1 من %n اختبار.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tests ✕ %1</source>
   <translation>الاختبارات ✕ %1</translation>
  </message>
  <message>
   <source>Tests ✓ %1</source>
   <translation>الاختبارات ✓ %1</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>الاختبارات</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TextView</name>
  <message>
   <source>Text of %1</source>
   <translation>نص %1</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>تراجع</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>إعادة</translation>
  </message>
  <message>
   <source>Cut</source>
   <translation>قص</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>نسخ</translation>
  </message>
  <message>
   <source>Paste</source>
   <translation>لصق</translation>
  </message>
  <message>
   <source>Select all</source>
   <translation>تحديد الكل</translation>
  </message>
  <message>
   <source>Duplicate lines</source>
   <translation>تكرار الأسطر</translation>
  </message>
  <message>
   <source>Move lines up</source>
   <translation>نقل الأسطر لأعلى</translation>
  </message>
  <message>
   <source>Move lines down</source>
   <translation>نقل الأسطر لأسفل</translation>
  </message>
  <message>
   <source>Delete lines</source>
   <translation>حذف الأسطر</translation>
  </message>
  <message>
   <source>Join lines</source>
   <translation>ضم الأسطر</translation>
  </message>
  <message>
   <source>Comment lines</source>
   <translation>تعليق الأسطر</translation>
  </message>
  <message>
   <source>Complete %1</source>
   <translation>إكمال %1</translation>
  </message>
  <message>
   <source>No fix is known</source>
   <translation>لا إصلاح معروف</translation>
  </message>
  <message>
   <source>Tidy up…</source>
   <translation>ترتيب…</translation>
  </message>
  <message numerus="yes">
   <source>Fix all %Ln of this kind</source>
   <translation>
    <numerusform>لا شيء لإصلاحه من هذا النوع</numerusform>
    <numerusform>إصلاح الوحيدة من هذا النوع</numerusform>
    <numerusform>إصلاح الاثنتين من هذا النوع</numerusform>
    <numerusform>إصلاح كل %Ln من هذا النوع</numerusform>
    <numerusform>إصلاح كل %Ln من هذا النوع</numerusform>
    <numerusform>إصلاح كل %Ln من هذا النوع</numerusform>
   </translation>
  </message>
  <message>
   <source>Fix all “%1”</source>
   <translation>إصلاح كل «%1»</translation>
  </message>
  <message>
   <source>Explain “%1”</source>
   <translation>شرح «%1»</translation>
  </message>
  <message>
   <source>No problem in this line</source>
   <translation>لا مشكلة في هذا السطر</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>مساعدة</translation>
  </message>
  <message>
   <source>&lt;p&gt;Put the caret on a directive, a value, an agent or a problem: F1 explains what it is and where that is written.&lt;/p&gt;</source>
   <translation>&lt;p&gt;ضع المؤشر على توجيه أو قيمة أو وكيل أو مشكلة: المفتاح F1 يبيّن ما هو وأين ورد ذلك.&lt;/p&gt;</translation>
  </message>
  <message>
   <source>⋯ 1 line</source>
   <translation>⋯ سطر واحد</translation>
  </message>
  <message numerus="yes">
   <source>⋯ %Ln lines</source>
   <translation>
    <numerusform>⋯ لا أسطر</numerusform>
    <numerusform>⋯ سطر واحد</numerusform>
    <numerusform>⋯ سطران</numerusform>
    <numerusform>⋯ %Ln أسطر</numerusform>
    <numerusform>⋯ %Ln سطرًا</numerusform>
    <numerusform>⋯ %Ln سطر</numerusform>
   </translation>
  </message>
  <message>
   <source>Decided no request in the log</source>
   <translation>لم تحسم أي طلب في سجل الوصول</translation>
  </message>
  <message>
   <source>Applies to %1</source>
   <translation>تسري على %1</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TidyDialog</name>
  <message>
   <source>Tidy up %1</source>
   <translation>ترتيب %1</translation>
  </message>
  <message>
   <source>What is removed</source>
   <translation>ما سيُزال</translation>
  </message>
  <message>
   <source>&amp;Remove the lines</source>
   <translation>إزالة الأسطر (&amp;R)</translation>
  </message>
  <message>
   <source>Comparing every answer with and without the lines…</source>
   <translation>تجري مقارنة كل إجابة مع الأسطر وبدونها…</translation>
  </message>
  <message>
   <source>There is no line of which it is proved that it changes nothing.</source>
   <translation>لا سطر ثبت أنه لا يغيّر شيئًا.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) can go.</source>
   <translation>
    <numerusform>يمكن إزالة %Ln سطر.</numerusform>
    <numerusform>يمكن إزالة سطر واحد (%Ln).</numerusform>
    <numerusform>يمكن إزالة سطرين (%Ln).</numerusform>
    <numerusform>يمكن إزالة %Ln أسطر.</numerusform>
    <numerusform>يمكن إزالة %Ln سطرًا.</numerusform>
    <numerusform>يمكن إزالة %Ln سطر.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>No answer differs without them: %n agent(s) were compared, for every path, time and use, in all five readings.</source>
   <translation>
    <numerusform>لا تختلف أي إجابة بدونها: قورن %n وكيل، لكل مسار ووقت واستخدام، في القراءات الخمس كلها.</numerusform>
    <numerusform>لا تختلف أي إجابة بدونها: قورن وكيل واحد (%n)، لكل مسار ووقت واستخدام، في القراءات الخمس كلها.</numerusform>
    <numerusform>لا تختلف أي إجابة بدونها: قورن وكيلان (%n)، لكل مسار ووقت واستخدام، في القراءات الخمس كلها.</numerusform>
    <numerusform>لا تختلف أي إجابة بدونها: قورن %n وكلاء، لكل مسار ووقت واستخدام، في القراءات الخمس كلها.</numerusform>
    <numerusform>لا تختلف أي إجابة بدونها: قورن %n وكيلًا، لكل مسار ووقت واستخدام، في القراءات الخمس كلها.</numerusform>
    <numerusform>لا تختلف أي إجابة بدونها: قورن %n وكيل، لكل مسار ووقت واستخدام، في القراءات الخمس كلها.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) seem to change nothing.</source>
   <translation>
    <numerusform>يبدو أن %Ln سطر لا يغيّر شيئًا.</numerusform>
    <numerusform>يبدو أن سطرًا واحدًا (%Ln) لا يغيّر شيئًا.</numerusform>
    <numerusform>يبدو أن سطرين (%Ln) لا يغيّران شيئًا.</numerusform>
    <numerusform>يبدو أن %Ln أسطر لا تغيّر شيئًا.</numerusform>
    <numerusform>يبدو أن %Ln سطرًا لا تغيّر شيئًا.</numerusform>
    <numerusform>يبدو أن %Ln سطر لا تغيّر شيئًا.</numerusform>
   </translation>
  </message>
  <message>
   <source>But some answer would differ without them, so nothing is removed.</source>
   <translation>لكن إجابة ما ستختلف بدونها، فلا يُزال شيء.</translation>
  </message>
  <message>
   <source>But whether an answer would differ without them could not be decided, so nothing is removed.</source>
   <translation>لكن تعذر البت في اختلاف إجابة بدونها، فلا يُزال شيء.</translation>
  </message>
  <message>
   <source>%1.</source>
   <translation>%1.</translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) that change nothing stay: another program writes the block that they are in, and would write them again.</source>
   <translation>
    <numerusform>يبقى %Ln سطر لا يغيّر شيئًا: يكتب برنامج آخر الكتلة التي هو فيها، وسيكتبه من جديد.</numerusform>
    <numerusform>يبقى سطر واحد (%Ln) لا يغيّر شيئًا: يكتب برنامج آخر الكتلة التي هو فيها، وسيكتبه من جديد.</numerusform>
    <numerusform>يبقى سطران (%Ln) لا يغيّران شيئًا: يكتب برنامج آخر الكتلة التي هما فيها، وسيكتبهما من جديد.</numerusform>
    <numerusform>تبقى %Ln أسطر لا تغيّر شيئًا: يكتب برنامج آخر الكتلة التي هي فيها، وسيكتبها من جديد.</numerusform>
    <numerusform>يبقى %Ln سطرًا لا تغيّر شيئًا: يكتب برنامج آخر الكتلة التي هي فيها، وسيكتبها من جديد.</numerusform>
    <numerusform>يبقى %Ln سطر لا تغيّر شيئًا: يكتب برنامج آخر الكتلة التي هي فيها، وسيكتبها من جديد.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%Ln line(s) were not tried to the end, which is too much work. Some of them may change nothing, too.</source>
   <translation>
    <numerusform>لم يُفحص %Ln سطر حتى النهاية لأن ذلك عمل كثير جدًا. وقد لا يغيّر بعضها شيئًا أيضًا.</numerusform>
    <numerusform>لم يُفحص سطر واحد (%Ln) حتى النهاية لأن ذلك عمل كثير جدًا. وقد لا يغيّر شيئًا هو أيضًا.</numerusform>
    <numerusform>لم يُفحص سطران (%Ln) حتى النهاية لأن ذلك عمل كثير جدًا. وقد لا يغيّران شيئًا أيضًا.</numerusform>
    <numerusform>لم تُفحص %Ln أسطر حتى النهاية لأن ذلك عمل كثير جدًا. وقد لا يغيّر بعضها شيئًا أيضًا.</numerusform>
    <numerusform>لم يُفحص %Ln سطرًا حتى النهاية لأن ذلك عمل كثير جدًا. وقد لا يغيّر بعضها شيئًا أيضًا.</numerusform>
    <numerusform>لم يُفحص %Ln سطر حتى النهاية لأن ذلك عمل كثير جدًا. وقد لا يغيّر بعضها شيئًا أيضًا.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tidy up</source>
   <translation>ترتيب</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::TimelinePanel</name>
  <message>
   <source>Changes of the answer</source>
   <translation>تغييرات الإجابة</translation>
  </message>
  <message>
   <source>A day</source>
   <translation>يوم</translation>
  </message>
  <message>
   <source>When agents may come, hour by hour</source>
   <translation>متى يجوز للوكلاء أن يأتوا، ساعة بساعة</translation>
  </message>
  <message>
   <source>A crawl</source>
   <translation>زحف</translation>
  </message>
  <message>
   <source>How many days crawlers need for many pages</source>
   <translation>كم يومًا يلزم الزواحف لصفحات كثيرة</translation>
  </message>
  <message>
   <source>The day before</source>
   <translation>اليوم السابق</translation>
  </message>
  <message>
   <source>The day after</source>
   <translation>اليوم التالي</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>الآن</translation>
  </message>
  <message>
   <source>Ask for the present time</source>
   <translation>السؤال عن الوقت الحالي</translation>
  </message>
  <message>
   <source>The site's agents</source>
   <translation>وكلاء الموقع</translation>
  </message>
  <message>
   <source>All known agents</source>
   <translation>كل الوكلاء المعروفين</translation>
  </message>
  <message>
   <source>Which agents are rows</source>
   <translation>أي الوكلاء في الصفوف</translation>
  </message>
  <message>
   <source>Zone</source>
   <translation>المنطقة</translation>
  </message>
  <message>
   <source>on %1</source>
   <comment>a path</comment>
   <translation>على ‎%1‎</translation>
  </message>
  <message>
   <source>Hours are UTC</source>
   <translation>الساعات بتوقيت UTC</translation>
  </message>
  <message>
   <source>The higher a band, the faster</source>
   <translation>كلما ارتفع الشريط زادت السرعة</translation>
  </message>
  <message>
   <source>%1 changes its clocks %2 UTC: %3 until then, %4 afterwards. Windows do not move: they are UTC.</source>
   <translation>تغيّر %1 ساعتها في %2 UTC: ‏%3 حتى ذلك الحين، و%4 بعده. النوافذ الزمنية لا تتحرك: فهي بتوقيت UTC.</translation>
  </message>
  <message>
   <source>%1 is %2; its clocks change next %3 UTC, to %4.</source>
   <translation>‏%1 هي %2؛ وتتغير ساعتها في المرة القادمة عند %3 UTC إلى %4.</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewParts</name>
  <message>
   <source>%1 line %2</source>
   <translation>‏%1 السطر %2</translation>
  </message>
  <message>
   <source>%1 could not be written: %2</source>
   <translation>تعذرت كتابة ‎%1‎: %2</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViewTabs</name>
  <message>
   <source>Open the views</source>
   <translation>فتح العروض</translation>
  </message>
  <message>
   <source>Fold the views to their tabs (Ctrl+Shift+0)</source>
   <translation>طي العروض إلى ألسنتها (Ctrl+Shift+0)</translation>
  </message>
  <message>
   <source>Back beside the text (Esc)</source>
   <translation>العودة إلى جانب النص (Esc)</translation>
  </message>
  <message>
   <source>Views in the whole window (Ctrl+Shift+M)</source>
   <translation>العروض في النافذة كلها (Ctrl+Shift+M)</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::ViolationDialog</name>
  <message>
   <source>With &amp;addresses: they may be personal data</source>
   <translation>مع العناوين: قد تكون بيانات شخصية</translation>
  </message>
  <message>
   <source>Report %1</source>
   <translation>الإبلاغ عن %1</translation>
  </message>
  <message>
   <source>The report</source>
   <translation>البلاغ</translation>
  </message>
  <message>
   <source>&amp;Copy</source>
   <translation>نسخ</translation>
  </message>
  <message>
   <source>Anybody can send any name: compare addresses before you accuse an operator. Values of queries are left out. Send the report to the operator first.</source>
   <translation>يستطيع أي أحد إرسال أي اسم: قارن العناوين قبل أن تتهم مشغّلًا. قيم الاستعلامات متروكة. أرسل البلاغ إلى المشغّل أولًا.</translation>
  </message>
  <message>
   <source>&amp;Site</source>
   <translation>الموقع</translation>
  </message>
  <message>
   <source>The report was copied.</source>
   <translation>نُسخ البلاغ.</translation>
  </message>
  <message>
   <source>Reading the log again for evidence…</source>
   <translation>تُعاد قراءة سجل الوصول بحثًا عن الأدلة…</translation>
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
   <translation>يبيّن من يجوز له جلب موقعك وقراءته واستخدامه، ويعرض ما يفهمه كل وكيل منه قبل أن ترفعه.</translation>
  </message>
  <message>
   <source>No account, no telemetry. Nothing is fetched or sent unless you press a button.</source>
   <translation>لا حساب ولا قياس عن بُعد. لا يُجلب شيء أو يُرسل ما لم تضغط زرًا.</translation>
  </message>
  <message>
   <source>Check a robots.txt</source>
   <translation>فحص robots.txt</translation>
  </message>
  <message>
   <source>Drop it anywhere in this window, open it, or paste it. The answer for any crawler and path is shown above the text.</source>
   <translation>أسقطه في أي مكان من هذه النافذة، أو افتحه، أو ألصقه. تظهر الإجابة لأي زاحف ومسار فوق النص.</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>فتح ملف…</translation>
  </message>
  <message>
   <source>Open a site's folder…</source>
   <translation>فتح مجلد موقع…</translation>
  </message>
  <message>
   <source>Paste its text</source>
   <translation>لصق نصه</translation>
  </message>
  <message>
   <source>All its policy files together.</source>
   <translation>كل ملفات سياسته معًا.</translation>
  </message>
  <message>
   <source>Write a new one</source>
   <translation>كتابة ملف جديد</translation>
  </message>
  <message>
   <source>Begin with what you want; every line can be changed afterwards.</source>
   <translation>ابدأ بما تريده؛ ويمكن تغيير كل سطر بعد ذلك.</translation>
  </message>
  <message>
   <source>Say what you want…</source>
   <translation>قل ما تريد…</translation>
  </message>
  <message>
   <source>Three questions: search, assistants, training.</source>
   <translation>ثلاثة أسئلة: البحث، والمساعدون، والتدريب.</translation>
  </message>
  <message>
   <source>Look around first</source>
   <translation>إلقاء نظرة أولًا</translation>
  </message>
  <message>
   <source>A publisher's site with every file and every view in use. Nothing in it can be broken.</source>
   <translation>موقع ناشر فيه كل الملفات وكل العروض مستخدمة. لا يمكن إفساد شيء فيه.</translation>
  </message>
  <message>
   <source>Open the sample site</source>
   <translation>فتح موقع العيّنة</translation>
  </message>
  <message>
   <source>More templates</source>
   <translation>مزيد من القوالب</translation>
  </message>
  <message>
   <source>Recent</source>
   <translation>المفتوحة مؤخرًا</translation>
  </message>
  <message>
   <source>missing</source>
   <translation>مفقود</translation>
  </message>
  <message>
   <source>kept</source>
   <translation>محفوظ</translation>
  </message>
  <message>
   <source>Do not keep here</source>
   <translation>إلغاء التثبيت</translation>
  </message>
  <message>
   <source>Keep here</source>
   <translation>تثبيت هنا</translation>
  </message>
  <message>
   <source>Take off the list</source>
   <translation>حذف من القائمة</translation>
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
   <translation>‏%1 UTC، بعد %2</translation>
  </message>
  <message>
   <source>tomorrow %1 UTC</source>
   <comment>time of the day</comment>
   <translation>غدًا %1 UTC</translation>
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
    <numerusform>%Ln✕</numerusform>
    <numerusform>%Ln✕</numerusform>
    <numerusform>%Ln✕</numerusform>
   </translation>
  </message>
  <message>
   <source>A goal is no longer true: %1, by line %2 of %3. %4.</source>
   <translation>لم يعد هدف متحققًا: %1، بسبب السطر %2 من ‎%3‎. %4.</translation>
  </message>
  <message>
   <source>A goal is no longer true: %1. %2.</source>
   <translation>لم يعد هدف متحققًا: %1. %2.</translation>
  </message>
  <message>
   <source>Show goals</source>
   <translation>عرض الأهداف</translation>
  </message>
  <message>
   <source>Review…</source>
   <translation>مراجعة…</translation>
  </message>
  <message>
   <source>Let them in</source>
   <translation>السماح لهم بالدخول</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>لاحقًا</translation>
  </message>
  <message numerus="yes">
   <source>%Ln crawler(s) of the list are not covered by your goals: %1 (%2).</source>
   <translation>
    <numerusform>لا زاحف في القائمة خارج أهدافك: %1 (%2).</numerusform>
    <numerusform>زاحف واحد في القائمة لا تشمله أهدافك: %1 (%2).</numerusform>
    <numerusform>زاحفان في القائمة لا تشملهما أهدافك: %1 (%2).</numerusform>
    <numerusform>%Ln زواحف في القائمة لا تشملها أهدافك: %1 (%2).</numerusform>
    <numerusform>%Ln زاحفًا في القائمة لا تشملها أهدافك: %1 (%2).</numerusform>
    <numerusform>%Ln زاحف في القائمة لا تشملها أهدافك: %1 (%2).</numerusform>
   </translation>
  </message>
  <message>
   <source>Let new crawlers in</source>
   <translation>السماح للزواحف الجديدة بالدخول</translation>
  </message>
  <message>
   <source>An exception ended on %1.</source>
   <translation>انتهى استثناء في %1.</translation>
  </message>
  <message>
   <source>The exception for %1 ended on %2.</source>
   <translation>انتهى الاستثناء لـ %1 في %2.</translation>
  </message>
  <message>
   <source>Undo in all files</source>
   <translation>التراجع في كل الملفات</translation>
  </message>
  <message>
   <source>Write what is made from this</source>
   <translation>كتابة ما يُصنع من هذا</translation>
  </message>
  <message>
   <source>Write %1?</source>
   <translation>هل تُكتب ‎%1‎؟</translation>
  </message>
  <message>
   <source>Below the folder %1. What these files contain now is replaced.</source>
   <translation>تحت المجلد ‎%1‎. يُستبدل ما تحويه هذه الملفات الآن.</translation>
  </message>
  <message>
   <source>Write</source>
   <translation>كتابة</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>إلغاء</translation>
  </message>
  <message>
   <source>Write what an environment lacks</source>
   <translation>كتابة ما ينقص البيئة</translation>
  </message>
  <message>
   <source>Below the folder %1, where there is no such file.</source>
   <translation>داخل المجلد %1، حيث لا يوجد ملف كهذا.</translation>
  </message>
  <message>
   <source>Saved %1</source>
   <translation>حُفظ %1</translation>
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
   <translation>%1، %2</translation>
  </message>
  <message>
   <source>today %1</source>
   <comment>%1: 07:00</comment>
   <translation>اليوم %1</translation>
  </message>
  <message>
   <source>yesterday %1</source>
   <comment>%1: 07:00</comment>
   <translation>أمس %1</translation>
  </message>
  <message>
   <source>just now</source>
   <translation>الآن</translation>
  </message>
  <message numerus="yes">
   <source>%n minute(s) ago</source>
   <translation>
    <numerusform>منذ أقل من دقيقة</numerusform>
    <numerusform>منذ دقيقة</numerusform>
    <numerusform>منذ دقيقتين</numerusform>
    <numerusform>منذ %n دقائق</numerusform>
    <numerusform>منذ %n دقيقة</numerusform>
    <numerusform>منذ %n دقيقة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n hour(s) ago</source>
   <translation>
    <numerusform>منذ أقل من ساعة</numerusform>
    <numerusform>منذ ساعة</numerusform>
    <numerusform>منذ ساعتين</numerusform>
    <numerusform>منذ %n ساعات</numerusform>
    <numerusform>منذ %n ساعة</numerusform>
    <numerusform>منذ %n ساعة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) ago</source>
   <translation>
    <numerusform>اليوم</numerusform>
    <numerusform>منذ يوم</numerusform>
    <numerusform>منذ يومين</numerusform>
    <numerusform>منذ %n أيام</numerusform>
    <numerusform>منذ %n يومًا</numerusform>
    <numerusform>منذ %n يوم</numerusform>
   </translation>
  </message>
  <message>
   <source>%1, %2</source>
   <comment>“today 01:36, 2 minutes ago”</comment>
   <translation>%1، %2</translation>
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
   <translation>%1 ث</translation>
  </message>
  <message>
   <source>%1 min</source>
   <comment>minutes</comment>
   <translation>%1 د</translation>
  </message>
  <message>
   <source>%1 h</source>
   <comment>hours</comment>
   <translation>%1 س</translation>
  </message>
  <message>
   <source>%1 h %2 min</source>
   <comment>hours and minutes</comment>
   <translation>%1 س %2 د</translation>
  </message>
 </context>
 <context>
  <name>gatepost::ui::Zone</name>
  <message>
   <source>Time zone</source>
   <translation>المنطقة الزمنية</translation>
  </message>
  <message>
   <source>The time zone that is shown beside UTC</source>
   <translation>المنطقة الزمنية المعروضة إلى جانب UTC</translation>
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
   <translation>حجم الملفات معًا أكثر من 500,000 بايت، لذلك لم يُبحث فيها عن أهداف؛ أما الأهداف التي تكتبها بنفسك فتُفحص على أي حال</translation>
  </message>
  <message>
   <source>%1 (%2)</source>
   <translation>%1 (%2)</translation>
  </message>
  <message>
   <source>it was not decided what the files say</source>
   <translation>لم يُحسم ما تقوله الملفات</translation>
  </message>
  <message>
   <source>It would take too long to try every edit: %1</source>
   <translation>تستغرق تجربة كل تعديل وقتًا طويلًا جدًا: %1</translation>
  </message>
  <message>
   <source>Environment %1 has the same files and wants something else</source>
   <translation>للبيئة ‎%1‎ الملفات نفسها وتريد شيئًا آخر</translation>
  </message>
  <message>
   <source>Whether this is true was not decided: %1</source>
   <translation>لم يُحسم هل هذا متحقق: %1</translation>
  </message>
  <message>
   <source>%1 must be closed, but %2</source>
   <translation>يجب أن يكون %1 مغلقًا، لكن %2</translation>
  </message>
  <message>
   <source>%1 must be open, but %2</source>
   <translation>يجب أن يكون %1 مفتوحًا، لكن %2</translation>
  </message>
  <message>
   <source>%1 is closed to %2, so crawlers never see the noindex of %3</source>
   <translation>‏‎%1‎ مغلق أمام %2، فلا ترى الزواحف أبدًا noindex الخاص بـ %3</translation>
  </message>
  <message>
   <source>The Sitemap in line %1 is of %2, which is environment %3</source>
   <translation>‏Sitemap في السطر %1 يخص %2، وهو من البيئة %3</translation>
  </message>
  <message>
   <source>%1 and %2 have the same goals and answer differently: %3</source>
   <translation>لـ %1 و%2 الأهداف نفسها وجوابهما مختلف: %3</translation>
  </message>
  <message>
   <source>%1 is to be %2, but %3 (%4; reading %5)</source>
   <translation>المطلوب أن يكون %1 ‏%2، لكن %3 (%4؛ القراءة %5)</translation>
  </message>
  <message>
   <source>%1: agents of the list are not covered: %2</source>
   <translation>%1: وكلاء في القائمة غير مشمولين: %2</translation>
  </message>
  <message>
   <source>%1: these ignore robots.txt, and only a server can refuse them: %2</source>
   <translation>%1: هؤلاء يتجاهلون robots.txt، ولا يستطيع رفضهم إلا الخادم: %2</translation>
  </message>
  <message>
   <source>No agent of the list comes for %1</source>
   <translation>لا وكيل في القائمة يأتي من أجل %1</translation>
  </message>
  <message>
   <source>Only robots2.txt can say ask</source>
   <translation>لا يستطيع قول ask إلا robots2.txt</translation>
  </message>
  <message>
   <source>pay needs licence: {terms: URL}</source>
   <translation>يحتاج pay إلى ‎licence: {terms: URL}‎</translation>
  </message>
  <message>
   <source>This exception ended on %1</source>
   <translation>انتهى هذا الاستثناء في %1</translation>
  </message>
  <message>
   <source>Without this exception the answers are the same</source>
   <translation>بدون هذا الاستثناء تبقى الإجابات نفسها</translation>
  </message>
  <message>
   <source>Remove this exception</source>
   <translation>إزالة هذا الاستثناء</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file. Did you mean %2?</source>
   <translation>‏%1 ليس في القائمة ولا في ملف. هل تقصد %2؟</translation>
  </message>
  <message>
   <source>%1 is neither in the list nor in a file</source>
   <translation>‏%1 ليس في القائمة ولا في ملف</translation>
  </message>
  <message>
   <source>Change to “%1”</source>
   <translation>تغيير إلى «%1»</translation>
  </message>
  <message>
   <source>%1 and %2 have one token; the goal of %2 counts: %3</source>
   <translation>لـ %1 و%2 رمز واحد؛ والعبرة بهدف %2: %3</translation>
  </message>
  <message>
   <source>These also train. What keeps them from that is a signal, not a rule: %1</source>
   <translation>هؤلاء يدرّبون أيضًا. وما يمنعهم من ذلك إشارة لا قاعدة: %1</translation>
  </message>
  <message>
   <source>%1 is not what the files come to</source>
   <translation>‏‎%1‎ ليس ما تنتجه الملفات</translation>
  </message>
  <message>
   <source>%1 is not there</source>
   <translation>‏‎%1‎ غير موجود</translation>
  </message>
  <message>
   <source>%1 has its own group and does not get %2. Repeat the line there</source>
   <translation>لـ %1 مجموعة خاصة ولا يُبلَّغ بـ %2. كرّر السطر هناك</translation>
  </message>
  <message>
   <source>The list of agents has no search engine</source>
   <translation>ليس في قائمة الوكلاء أي محرك بحث</translation>
  </message>
  <message>
   <source>This would take too long to prove</source>
   <translation>سيستغرق إثبات ذلك وقتًا طويلًا جدًا</translation>
  </message>
  <message>
   <source>outputs: %1 and %2 are both written to %3; give one of them another folder</source>
   <translation>‏outputs: يُكتب %1 و%2 كلاهما في ‎%3‎؛ أعطِ أحدهما مجلدًا آخر</translation>
  </message>
  <message>
   <source>outputs: %1: agents: %2</source>
   <translation>‏outputs: %1: الوكلاء: %2</translation>
  </message>
  <message>
   <source>robots.txt is rendered from the agent policy: change the policy and render it again</source>
   <translation>يُولَّد robots.txt من سياسة الوكلاء: غيّر السياسة وولّده من جديد</translation>
  </message>
  <message>
   <source>robots.txt says that it is rendered from an agent policy, but is not what the policy makes: render it again first</source>
   <translation>يقول robots.txt إنه مولَّد من سياسة وكلاء، لكنه ليس ما تولّده السياسة: ولّده من جديد أولًا</translation>
  </message>
  <message>
   <source>goals.edit does not let robots.txt be edited</source>
   <translation>لا يسمح goals.edit بتعديل robots.txt</translation>
  </message>
  <message>
   <source>a limit ended the search</source>
   <translation>أنهى حدٌّ البحث</translation>
  </message>
  <message>
   <source>An agent policy, from which robots.txt is rendered, cannot say it: %1</source>
   <translation>سياسة الوكلاء التي يُولَّد منها robots.txt لا تستطيع قول ذلك: %1</translation>
  </message>
  <message>
   <source>The list of agents has no token that names a use</source>
   <translation>ليس في قائمة الوكلاء رمز يسمّي استخدامًا</translation>
  </message>
  <message>
   <source>The block managed by %1 decides for %2. Change it there</source>
   <translation>الكتلة التي يديرها %1 هي التي تحسم لـ %2. غيّر ذلك هناك</translation>
  </message>
  <message>
   <source>A chained file decides for %1: %2</source>
   <translation>يحسم ملف متسلسل لـ %1: %2</translation>
  </message>
  <message>
   <source>Agents that declare a category follow the groups for * of robots.txt, which cannot name one</source>
   <translation>الوكلاء الذين يعلنون فئة يتبعون مجموعات * في robots.txt الذي لا يستطيع تسمية فئة</translation>
  </message>
  <message>
   <source>A group of 2.0 cannot say it: %1</source>
   <translation>لا تستطيع مجموعة 2.0 قول ذلك: %1</translation>
  </message>
  <message>
   <source>No edit was found that changes nothing else: %1</source>
   <translation>لم يُعثر على تعديل لا يغيّر شيئًا آخر: %1</translation>
  </message>
  <message>
   <source>“%1” is read as “%2”: a crawler of that name is meant as well</source>
   <translation>يُقرأ «%1» على أنه «%2»: يُقصد به أيضًا زاحف بهذا الاسم</translation>
  </message>
  <message>
   <source>%1 may fetch faster: %2</source>
   <translation>يجوز للوكيل %1 أن يجلب أسرع: %2</translation>
  </message>
  <message>
   <source>No pace is stated for %1</source>
   <translation>لا وتيرة معلنة للوكيل %1</translation>
  </message>
  <message>
   <source>robots2.txt does not say “crawl: %1” to %2</source>
   <translation>الملف robots2.txt لا يقول «crawl: %1» للوكيل %2</translation>
  </message>
  <message>
   <source>%1 may fetch %2</source>
   <translation>يجوز للوكيل %1 جلب %2</translation>
  </message>
  <message>
   <source>%1 may not fetch %2</source>
   <translation>لا يجوز للوكيل %1 جلب %2</translation>
  </message>
  <message>
   <source>%1 may not fetch %2 at %3</source>
   <translation>لا يجوز للوكيل %1 جلب %2 في %3</translation>
  </message>
  <message>
   <source>%1 must ask before it fetches %2</source>
   <translation>على الوكيل %1 أن يسأل قبل جلب %2</translation>
  </message>
  <message>
   <source>%1 has no paths: what differs by path is claimed of Content-Usage alone</source>
   <translation>ليس في %1 مسارات: ما يختلف باختلاف المسار لا يُطلب إلا من Content-Usage</translation>
  </message>
  <message>
   <source>%4 does not state “%2: %3” for %1 on %5</source>
   <translation>لا ينص %4 على «%2: %3» للوكيل %1 في %5</translation>
  </message>
  <message>
   <source>The map of the site is not complete</source>
   <translation>خريطة الموقع غير مكتملة</translation>
  </message>
 </context>
 <context>
  <name>lab</name>
  <message>
   <source>It had not asked for robots.txt before.</source>
   <translation>لم يطلب robots.txt قبل ذلك.</translation>
  </message>
  <message>
   <source>Its copy of robots.txt was %1 old; 24 hours are allowed.</source>
   <translation>كان عمر نسخته من robots.txt ‏%1؛ والمسموح 24 ساعة.</translation>
  </message>
  <message>
   <source>robots.txt: %1.</source>
   <translation>robots.txt: %1.</translation>
  </message>
  <message>
   <source>It asked again although its answer was good for 24 hours.</source>
   <translation>سأل مرة أخرى مع أن جوابه صالح 24 ساعة.</translation>
  </message>
  <message>
   <source>The page must be asked for, and it had not asked.</source>
   <translation>يجب السؤال عن الصفحة، ولم يسأل.</translation>
  </message>
  <message>
   <source>It was allowed one request, and this is another.</source>
   <translation>سُمح له بطلب واحد، وهذا طلب آخر.</translation>
  </message>
  <message>
   <source>Its answer was older than 24 hours.</source>
   <translation>كان جوابه أقدم من 24 ساعة.</translation>
  </message>
  <message>
   <source>The page is outside the scopes of its answer.</source>
   <translation>الصفحة خارج نطاقات جوابه.</translation>
  </message>
  <message>
   <source>The endpoint had answered 429, which allows nothing.</source>
   <translation>ردّت نقطة السؤال بـ 429، وهذا لا يسمح بشيء.</translation>
  </message>
  <message>
   <source>The endpoint had not allowed it.</source>
   <translation>لم تسمح به نقطة السؤال.</translation>
  </message>
  <message>
   <source>The page is a honeypot.</source>
   <translation>الصفحة مصيدة.</translation>
  </message>
  <message>
   <source>It came %1 s after the request before; %2 line %3, %4, asks for %5 s.</source>
   <translation>جاء بعد %1 ث من الطلب السابق؛ %2 السطر %3، %4، يطلب %5 ث.</translation>
  </message>
  <message>
   <source>It came back before %1, which Retry-After had asked for.</source>
   <translation>عاد قبل %1، وهو ما طلبه Retry-After.</translation>
  </message>
  <message>
   <source>The policy says %1: %2.</source>
   <translation>تقول السياسة %1: %2.</translation>
  </message>
  <message>
   <source>The policy says %1: %2 line %3, %4.</source>
   <translation>تقول السياسة %1: %2 السطر %3، %4.</translation>
  </message>
  <message>
   <source>The site has no file for it.</source>
   <translation>ليس في الموقع ملف لذلك.</translation>
  </message>
  <message>
   <source>The parameter directive must name a directive of robots2.txt such as crawl</source>
   <translation>يجب أن يسمّي المعامل directive توجيهًا من robots2.txt مثل crawl</translation>
  </message>
  <message>
   <source>The parameter agent: %1</source>
   <translation>المعامل agent: %1</translation>
  </message>
  <message>
   <source>The parameter url is missing</source>
   <translation>المعامل url مفقود</translation>
  </message>
  <message>
   <source>The parameter at: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>المعامل at: ‏%1 ليس وقتًا مثل 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>The parameter to: %1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>المعامل to: ‏%1 ليس وقتًا مثل 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>The clock runs by itself; with --clock-speed 0 it is moved</source>
   <translation>تسير الساعة وحدها؛ ومع ‎--clock-speed 0 يمكن تحريكها</translation>
  </message>
  <message>
   <source>The clock does not run backwards</source>
   <translation>لا تسير الساعة إلى الوراء</translation>
  </message>
  <message>
   <source>the answers that %1 gives to errors are not documented; write one such as Google</source>
   <translation>ما يفعله %1 بالأخطاء غير موثّق؛ اكتب اسمًا مثل Google</translation>
  </message>
  <message>
   <source>one text is expected here</source>
   <translation>يُتوقع هنا نص واحد</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>يجب أن يكون %1 قائمة</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>في %1 أكثر من %2 عنصرًا، وهذا أكثر مما يُقرأ</translation>
  </message>
  <message>
   <source>%1 is not a path; write one that begins with / and has no spaces</source>
   <translation>‏%1 ليس مسارًا؛ اكتب مسارًا يبدأ بـ / ولا مسافات فيه</translation>
  </message>
  <message>
   <source>%1 must have keys and values</source>
   <translation>يجب أن يكون في %1 مفاتيح وقيم</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; remove one</source>
   <translation>‏%1 موجود في السطر %2؛ احذف أحدهما</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>‏%1 ليس مفتاحًا في %2؛ هل تقصد %3؟</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>‏%1 ليس مفتاحًا في %2 الذي فيه %3؛ صححه أو احذفه</translation>
  </message>
  <message>
   <source>%1 is not a length of time; write one such as 90s, 15m, 14h or 2d</source>
   <translation>‏%1 ليس مدة؛ اكتب مدة مثل 90s أو 15m أو 14h أو 2d</translation>
  </message>
  <message>
   <source>%1 is not a time such as 2026-11-20T07:00:00Z</source>
   <translation>‏%1 ليس وقتًا مثل 2026-11-20T07:00:00Z</translation>
  </message>
  <message>
   <source>%1 is not a speed; write a whole number from 0 to 1000000</source>
   <translation>‏%1 ليس سرعة؛ اكتب عددًا صحيحًا من 0 إلى 1000000</translation>
  </message>
  <message>
   <source>%1 is not a way to enforce; write off or verdict</source>
   <translation>‏%1 ليس طريقة للفرض؛ اكتب off أو verdict</translation>
  </message>
  <message>
   <source>%1 is not a time such as 02:00 or 2026-11-20T02:00:00Z</source>
   <translation>‏%1 ليس وقتًا مثل 02:00 أو 2026-11-20T02:00:00Z</translation>
  </message>
  <message>
   <source>%1 has a query; an event is for a path with any query: remove it</source>
   <translation>في %1 استعلام؛ والحدث يخص المسار بأي استعلام: احذفه</translation>
  </message>
  <message>
   <source>an event needs %1; add it</source>
   <translation>يحتاج الحدث إلى %1؛ أضفه</translation>
  </message>
  <message>
   <source>an event has one of status, file and redirect; write exactly one of them</source>
   <translation>للحدث واحد من status و file و redirect؛ اكتب واحدًا منها فقط</translation>
  </message>
  <message>
   <source>%1 is not a status; write a whole number from 200 to 599</source>
   <translation>‏%1 ليس حالة؛ اكتب عددًا صحيحًا من 200 إلى 599</translation>
  </message>
  <message>
   <source>the name of the file is empty</source>
   <translation>اسم الملف فارغ</translation>
  </message>
  <message>
   <source>%1 is not a target; write loop, a path, or an http(s) URL</source>
   <translation>‏%1 ليس وجهة؛ اكتب loop أو مسارًا أو عنوان http(s)</translation>
  </message>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>السطر %1، العمود %2: %3</translation>
  </message>
  <message>
   <source>the scenario is larger or deeper than is read</source>
   <translation>السيناريو أكبر أو أعمق مما يُقرأ</translation>
  </message>
 </context>
 <context>
  <name>lint</name>
  <message>
   <source>Goal that is not true</source>
   <translation>هدف غير متحقق</translation>
  </message>
  <message>
   <source>Below “goals:” gatepost.yaml says what is wanted, and the policy files say something else. The message names an agent, a path and the line that decides. Change the files, or the goal if it is no longer wanted.</source>
   <translation>تحت «goals:» يقول gatepost.yaml ما هو مطلوب، وتقول ملفات السياسة شيئًا آخر. تسمّي الرسالة وكيلًا ومسارًا والسطر الذي يحسم. غيّر الملفات، أو غيّر الهدف إن لم يعد مطلوبًا.</translation>
  </message>
  <message>
   <source>Agents that a goal does not cover</source>
   <translation>وكلاء لا يشملهم هدف</translation>
  </message>
  <message>
   <source>The list of agents has agents for this goal that no line of the files names, and what the files say to everybody else is not what the goal wants. That is how an agent looks that came into the list after the files were written. Name these agents in the group that says what is wanted.</source>
   <translation>في قائمة الوكلاء وكلاء لهذا الهدف لا يسمّيهم أي سطر في الملفات، وما تقوله الملفات لكل من سواهم ليس ما يريده الهدف. هكذا يبدو وكيل دخل القائمة بعد كتابة الملفات. سمِّ هؤلاء الوكلاء في المجموعة التي تقول ما هو مطلوب.</translation>
  </message>
  <message>
   <source>Goal of which it is not known whether it is true</source>
   <translation>هدف لا يُعرف هل هو متحقق</translation>
  </message>
  <message>
   <source>A limit ended the search before every agent, path and hour was decided, or a chained file is missing. Nothing false was found, and nothing was shown either. Fewer overlapping patterns make the search shorter.</source>
   <translation>أنهى حدٌّ البحث قبل حسم كل وكيل ومسار وساعة، أو أن ملفًا متسلسلًا مفقود. لم يُعثر على خطأ، ولم يثبت شيء أيضًا. كلما قلّت الأنماط المتداخلة قصر البحث.</translation>
  </message>
  <message>
   <source>Part of a goal that no file can say</source>
   <translation>جزء من هدف لا يستطيع أي ملف قوله</translation>
  </message>
  <message>
   <source>The goal wants something for which the file or the signal has no word. It is left out of what is claimed, and named here. Ask for less, or say it in another place.</source>
   <translation>يريد الهدف شيئًا ليس له كلمة في الملف أو في الإشارة. يُترك خارج ما يُشترط، ويُذكر هنا. اطلب أقل، أو قله في موضع آخر.</translation>
  </message>
  <message>
   <source>Agents of a goal that ignore robots.txt</source>
   <translation>وكلاء هدف يتجاهلون robots.txt</translation>
  </message>
  <message>
   <source>These agents are documented to ignore robots.txt. Whatever the files say, only a server can refuse them. Export the policy for your server.</source>
   <translation>هؤلاء الوكلاء موثّق أنهم يتجاهلون robots.txt. مهما قالت الملفات فلا يستطيع رفضهم إلا الخادم. صدّر السياسة لخادمك.</translation>
  </message>
  <message>
   <source>Goal that a managed block keeps from being true</source>
   <translation>هدف تمنع كتلة مُدارة تحققه</translation>
  </message>
  <message>
   <source>A service or a plug-in writes a part of robots.txt, and what it says there decides against the goal. Gatepost never edits that part, and no line beside it would win. Change it where the block is made.</source>
   <translation>تكتب خدمة أو إضافة جزءًا من robots.txt، وما تقوله هناك يحسم ضد الهدف. لا يعدّل Gatepost ذلك الجزء أبدًا، ولن يغلبه أي سطر بجانبه. غيّر ذلك حيث تُصنع الكتلة.</translation>
  </message>
  <message>
   <source>Exception for an agent that nobody knows</source>
   <translation>استثناء لوكيل لا يعرفه أحد</translation>
  </message>
  <message>
   <source>An exception names an agent that is neither in the list nor in a file of the site. With a misspelled name it is about nobody. Correct the name, or add the agent to “agents:” in gatepost.yaml.</source>
   <translation>يسمّي استثناء وكيلًا ليس في القائمة ولا في ملف من ملفات الموقع. وباسم مكتوب خطأً لا يخص أحدًا. صحّح الاسم، أو أضف الوكيل إلى «agents:» في gatepost.yaml.</translation>
  </message>
  <message>
   <source>Exception that changes nothing</source>
   <translation>استثناء لا يغيّر شيئًا</translation>
  </message>
  <message>
   <source>Without this exception the same would be wanted of the same agents and paths. Another exception says so, or the goal itself does. Remove it, or correct what it was meant to change.</source>
   <translation>بدون هذا الاستثناء يُطلب الشيء نفسه من الوكلاء والمسارات نفسها. يقول ذلك استثناء آخر، أو الهدف نفسه. أزله، أو صحّح ما كان يُراد منه تغييره.</translation>
  </message>
  <message>
   <source>Exception that has ended</source>
   <translation>استثناء انتهى</translation>
  </message>
  <message>
   <source>An exception counts on its last day (UTC) and no longer. The goal now wants of its agents and paths what it wants of the others. Remove the exception, and the lines in the files that were made for it.</source>
   <translation>يسري الاستثناء في يومه الأخير (UTC) ولا يسري بعده. يريد الهدف الآن من وكلائه ومساراته ما يريده من غيرها. أزل الاستثناء والأسطر التي وُضعت في الملفات من أجله.</translation>
  </message>
  <message>
   <source>Goal that is about no agent</source>
   <translation>هدف لا يخص أي وكيل</translation>
  </message>
  <message>
   <source>No agent of the list comes for this purpose, so nothing is claimed of fetches. That is not a fault: a newer list may have some. What is said of use still counts.</source>
   <translation>لا وكيل في القائمة يأتي لهذا الغرض، فلا يُشترط شيء على الجلب. وليس هذا خطأً: قد تضم قائمة أحدث بعضهم. وما يُذكر عن الاستخدام يبقى ساريًا.</translation>
  </message>
  <message>
   <source>Two agents of different goals with one token</source>
   <translation>وكيلان لهدفين مختلفين برمز واحد</translation>
  </message>
  <message>
   <source>The list has two agents whose names are equal once the version is cut off, so that no file can tell them apart. Their purposes have different goals. The goal of the one without a version counts for both.</source>
   <translation>في القائمة وكيلان يتساوى اسماهما إذا قُصّ الإصدار، فلا يستطيع ملف التفريق بينهما. ولغرضيهما هدفان مختلفان. يسري على الاثنين هدف الذي بلا إصدار.</translation>
  </message>
  <message>
   <source>Agent that may come and also collects for training</source>
   <translation>وكيل يجوز له الدخول ويجمع أيضًا للتدريب</translation>
  </message>
  <message>
   <source>The operator documents that one crawler fetches for several purposes. A rule can let it in or keep it out, and nothing between. What keeps its texts from training is a signal or a policy token, if the operator honours it.</source>
   <translation>يوثّق المشغّل أن زاحفًا واحدًا يجلب لعدة أغراض. تستطيع القاعدة السماح له بالدخول أو إبعاده، ولا شيء بينهما. ما يحفظ نصوصه من التدريب إشارة أو رمز سياسة، إن احترمه المشغّل.</translation>
  </message>
  <message>
   <source>Ask without a robots2.txt</source>
   <translation>‏ask بلا robots2.txt</translation>
  </message>
  <message>
   <source>The goal wants agents to ask first and lets in those that do not know the question. Only robots2.txt can say ask. Without it the goal cannot be true: add a robots2.txt, or write “otherwise: out”.</source>
   <translation>يريد الهدف أن يسأل الوكلاء أولًا، ويسمح بالدخول لمن لا يعرف السؤال. ولا يستطيع قول ask إلا robots2.txt. وبدونه لا يمكن أن يتحقق الهدف: أضف robots2.txt، أو اكتب «otherwise: out».</translation>
  </message>
  <message>
   <source>Pay without the terms of a licence</source>
   <translation>‏pay بلا شروط ترخيص</translation>
  </message>
  <message>
   <source>The goal wants a licence, and gatepost.yaml does not say where its terms are. Nobody can buy what nobody offers. Add “licence: {terms: URL}” below “goals:”.</source>
   <translation>يريد الهدف ترخيصًا، ولا يقول gatepost.yaml أين شروطه. لا يستطيع أحد شراء ما لا يعرضه أحد. أضف «‎licence: {terms: URL}‎» تحت «goals:».</translation>
  </message>
  <message>
   <source>Signal that an agent with its own group does not get</source>
   <translation>إشارة لا يُبلَّغ بها وكيل له مجموعة خاصة</translation>
  </message>
  <message>
   <source>Goals of the site claim what Content-Signal or Content-Usage says, and the group for * states it. These lines belong to groups: an agent with its own group gets what is in that group, and nothing of what the group for * says. Repeat the line in each group whose agents may fetch something.</source>
   <translation>تشترط أهداف الموقع ما يقوله Content-Signal أو Content-Usage، وتصرّح به مجموعة *. هذه الأسطر تنتمي إلى مجموعات: الوكيل الذي له مجموعة خاصة يُبلَّغ بما في تلك المجموعة، ولا يُبلَّغ بشيء مما تقوله مجموعة *. كرّر السطر في كل مجموعة يجوز لوكلائها جلب شيء.</translation>
  </message>
  <message>
   <source>Environment that must be closed and is not</source>
   <translation>بيئة يجب أن تكون مغلقة وليست كذلك</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be closed, and some agent may fetch something there. A group for * does not reach every agent: those that skip it need their own groups. Close it to them as well.</source>
   <translation>يقول gatepost.yaml إن البيئة يجب أن تكون مغلقة، ويجوز لوكيل ما جلب شيء فيها. مجموعة * لا تصل إلى كل وكيل: من يتخطونها يحتاجون إلى مجموعات خاصة بهم. أغلقها أمامهم أيضًا.</translation>
  </message>
  <message>
   <source>Environment that must be open and is not</source>
   <translation>بيئة يجب أن تكون مفتوحة وليست كذلك</translation>
  </message>
  <message>
   <source>gatepost.yaml says that the environment must be open, and a search engine may not fetch its start page. The files of staging may have been copied there. Open it again.</source>
   <translation>يقول gatepost.yaml إن البيئة يجب أن تكون مفتوحة، ولا يجوز لمحرك بحث جلب صفحة البداية فيها. ربما نُسخت إليها ملفات بيئة الاختبار. افتحها من جديد.</translation>
  </message>
  <message>
   <source>Pages whose noindex nobody sees</source>
   <translation>صفحات لا يرى أحد noindex فيها</translation>
  </message>
  <message>
   <source>The environment must not be indexed by a noindex on its pages. A crawler sees that only if it may fetch the page: what robots.txt closes can still be listed. Open it to search engines, or write “must: closed”.</source>
   <translation>تمنع فهرسةَ البيئة علامة noindex في صفحاتها. ولا يراها زاحف إلا إذا جاز له جلب الصفحة: ما يغلقه robots.txt يمكن أن يظهر في النتائج رغم ذلك. افتحها لمحركات البحث، أو اكتب «must: closed».</translation>
  </message>
  <message>
   <source>Sitemap of another environment</source>
   <translation>‏Sitemap لبيئة أخرى</translation>
  </message>
  <message>
   <source>A Sitemap line in the files of one environment names the host of another one. The files may have been copied without changing it. Write the address of this environment's own sitemap, or remove the line.</source>
   <translation>سطر Sitemap في ملفات إحدى البيئات يسمّي مضيف بيئة أخرى. ربما نُسخت الملفات دون تغييره. اكتب عنوان خريطة الموقع الخاصة بهذه البيئة، أو أزل السطر.</translation>
  </message>
  <message>
   <source>Environments with the same goals that answer differently</source>
   <translation>بيئات لها الأهداف نفسها وأجوبتها مختلفة</translation>
  </message>
  <message>
   <source>The same is wanted of two environments, and their files give some agent another answer. Both can be what is wanted all the same, where the goals leave something open. Compare the two folders.</source>
   <translation>المطلوب من بيئتين واحد، وتعطي ملفاتهما وكيلًا ما إجابة مختلفة. وقد تكون الإجابتان مطلوبتين رغم ذلك حيث تترك الأهداف شيئًا مفتوحًا. قارن المجلدين.</translation>
  </message>
  <message>
   <source>Output that is not what the files come to</source>
   <translation>مُخرَج ليس ما تنتجه الملفات</translation>
  </message>
  <message>
   <source>A file that “outputs:” asks for was made from other policy files than these, or was changed by hand. What a server does is then not what robots.txt says. Run “gatepost-cli goals --write”.</source>
   <translation>ملف تطلبه «outputs:» صُنع من ملفات سياسة غير هذه، أو غُيّر يدويًا. فما يفعله الخادم عندئذ ليس ما يقوله robots.txt. شغّل «‎gatepost-cli goals --write‎».</translation>
  </message>
  <message>
   <source>Output that is not there</source>
   <translation>مُخرَج غير موجود</translation>
  </message>
  <message>
   <source>gatepost.yaml asks for a file below “outputs:” that nobody has made yet. Run “gatepost-cli goals --write”. Where outputs are made elsewhere, remove the key.</source>
   <translation>يطلب gatepost.yaml تحت «outputs:» ملفًا لم يصنعه أحد بعد. شغّل «‎gatepost-cli goals --write‎». وإن كانت المُخرَجات تُصنع في مكان آخر فأزل المفتاح.</translation>
  </message>
  <message>
   <source>Put “Allow: %1” into the group for *</source>
   <translation>وضع «Allow: %1» في مجموعة *</translation>
  </message>
  <message numerus="yes">
   <source>%n more findings of this kind in this file are not listed</source>
   <comment>%n more finding of this kind in this file is not listed</comment>
   <translation>
    <numerusform>لا ملاحظات أخرى من هذا النوع غير مدرجة في هذا الملف</numerusform>
    <numerusform>ملاحظة واحدة أخرى من هذا النوع في هذا الملف غير مدرجة</numerusform>
    <numerusform>ملاحظتان أخريان من هذا النوع في هذا الملف غير مدرجتين</numerusform>
    <numerusform>%n ملاحظات أخرى من هذا النوع في هذا الملف غير مدرجة</numerusform>
    <numerusform>%n ملاحظة أخرى من هذا النوع في هذا الملف غير مدرجة</numerusform>
    <numerusform>%n ملاحظة أخرى من هذا النوع في هذا الملف غير مدرجة</numerusform>
   </translation>
  </message>
  <message>
   <source>line %1</source>
   <translation>السطر %1</translation>
  </message>
  <message>
   <source>Change to %1</source>
   <translation>تغيير إلى %1</translation>
  </message>
  <message>
   <source>Remove the line</source>
   <translation>إزالة السطر</translation>
  </message>
  <message>
   <source>Put both groups together</source>
   <translation>ضم المجموعتين معًا</translation>
  </message>
  <message>
   <source>%1 has a group in %2 already. Crawlers that follow the standard read both as one; old ones take the first alone. Put them together</source>
   <translation>للوكيل %1 مجموعة في %2 من قبل. الزواحف التي تتبع المعيار تقرأ الاثنتين واحدة؛ والقديمة تأخذ الأولى وحدها. اجمعهما</translation>
  </message>
  <message>
   <source>Agent with several groups</source>
   <translation>وكيل له عدة مجموعات</translation>
  </message>
  <message>
   <source>All groups that name the same agent are read as one. That is the standard of 2022; crawlers of the old school take the first record that names them and stop there, so the rules of the second group may go unread. Putting them together makes the file mean the same to all.</source>
   <translation>كل المجموعات التي تسمّي الوكيل نفسه تُقرأ مجموعةً واحدة. هذا معيار 2022؛ أما زواحف المدرسة القديمة فتأخذ أول قيد يسمّيها وتتوقف عنده، فقد لا تُقرأ قواعد المجموعة الثانية. جمعها معًا يجعل معنى الملف واحدًا للجميع.</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>لا زاحف معروف باسم %1. هل تقصد %2؟</translation>
  </message>
  <message>
   <source>Agent close to a known one</source>
   <translation>وكيل قريب من وكيل معروف</translation>
  </message>
  <message>
   <source>No known crawler has this token, but one slip would make it a known one: a character left out, put in or mistaken, or two that changed places. Tokens are compared character by character, without case; with a slip in it the group applies to no agent, and the crawler that was meant follows the group for * instead. If the name is right, switch this off for the line with a comment “# gatepost: off agent-typo”.</source>
   <translation>لا زاحف معروف له هذا الرمز، لكن هفوة واحدة تجعله رمزًا معروفًا: محرف ناقص أو زائد أو خاطئ، أو محرفان تبادلا موضعيهما. تُقارن الرموز محرفًا محرفًا دون اعتبار حالة الأحرف؛ فإذا كان فيه خطأ لم تنطبق المجموعة على أي وكيل، واتبع الزاحف المقصود مجموعة * بدلًا منها. إن كان الاسم صحيحًا فأوقف هذا التنبيه للسطر بتعليق «‎# gatepost: off agent-typo‎».</translation>
  </message>
  <message>
   <source>%1 begins with no token, so the line names nobody. Write the crawler's product token</source>
   <translation>لا يبدأ %1 برمز، فلا يسمّي السطر أحدًا. اكتب رمز منتج الزاحف</translation>
  </message>
  <message>
   <source>The version is not compared: the line names every %1. Remove it</source>
   <translation>لا يُقارن الإصدار: السطر يسمّي كل %1. احذفه</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off, though the operator names it so</source>
   <translation>لا يُقرأ إلا %1؛ ويُقصّ %2 مع أن المشغّل يسمّيه كذلك</translation>
  </message>
  <message>
   <source>Only %1 is read; %2 is cut off. Write the product token alone</source>
   <translation>لا يُقرأ إلا %1؛ ويُقصّ %2. اكتب رمز المنتج وحده</translation>
  </message>
  <message>
   <source>A User-agent line names one agent: of this list only %1 is read, including the comma. Give each its own line</source>
   <translation>يسمّي سطر User-agent وكيلًا واحدًا: لا يُقرأ من هذه القائمة إلا %1 مع الفاصلة. أعطِ كلًّا منها سطرًا مستقلًا</translation>
  </message>
  <message>
   <source>Split into several lines</source>
   <translation>تقسيم إلى عدة أسطر</translation>
  </message>
  <message>
   <source>User-agent value that is read in part</source>
   <translation>قيمة User-agent تُقرأ جزئيًا</translation>
  </message>
  <message>
   <source>A User-agent line contains one product token. It ends at the first / or white space; a version, a whole HTTP User-Agent header or a list after it is not read. “Mozilla/5.0 (compatible; X)” therefore names Mozilla, which no crawler calls itself here. One real file in sixteen names agents by whole headers.</source>
   <translation>يحمل سطر User-agent رمز منتج واحدًا. ينتهي عند أول / أو فراغ؛ وما بعده من إصدار أو ترويسة HTTP User-Agent كاملة أو قائمة لا يُقرأ. ولذلك فإن «Mozilla/5.0 (compatible; X)» يسمّي Mozilla، وهو اسم لا يحمله أي زاحف هنا. واحد من كل ستة عشر ملفًا حقيقيًا يسمّي الوكلاء بترويسات كاملة.</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>الغلبة لـ robots.txt: ‏%1 في %2 منه تسمح للجميع بما تمنعه هذه القاعدة. أزل Allow تلك إن أردت أن تسري هذه</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows everyone some of the paths that this rule forbids, for example %4</source>
   <translation>الغلبة لـ robots.txt: ‏%1 في %2 منه تسمح للجميع ببعض المسارات التي تمنعها هذه القاعدة، مثل %4</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 what this rule forbids. Remove that Allow if you want this rule to apply</source>
   <translation>الغلبة لـ robots.txt: ‏%1 في %2 منه تسمح للوكيل %3 بما تمنعه هذه القاعدة. أزل Allow تلك إن أردت أن تسري هذه</translation>
  </message>
  <message>
   <source>robots.txt wins: its %1 in %2 allows %3 some of the paths that this rule forbids, for example %4</source>
   <translation>الغلبة لـ robots.txt: ‏%1 في %2 منه تسمح للوكيل %3 ببعض المسارات التي تمنعها هذه القاعدة، مثل %4</translation>
  </message>
  <message>
   <source>robots-ai.txt forbids what robots.txt allows</source>
   <translation>‏robots-ai.txt يمنع ما يسمح به robots.txt</translation>
  </message>
  <message>
   <source>robots.txt is authoritative. Where one of its rules allows a path, a Disallow in robots-ai.txt does not apply; only where robots.txt says nothing about the path does robots-ai.txt decide. A plain “Allow: /” in robots.txt thus undoes the whole of robots-ai.txt, though it seems to say no more than the default. Where the two disagree is found on the patterns themselves: with Allow: /*.html in robots.txt and Disallow: /blog/ in robots-ai.txt it is /blog/*.html.</source>
   <translation>الكلمة الفصل لملف robots.txt. حيث تسمح قاعدة فيه بمسار لا يسري Disallow في robots-ai.txt؛ ولا يقرر robots-ai.txt إلا حيث لا يقول robots.txt شيئًا عن المسار. ولذلك فإن «‎Allow: /‎» وحدها في robots.txt تلغي robots-ai.txt كله، وإن بدا أنها لا تقول أكثر من الوضع الافتراضي. ويُستخرج موضع اختلافهما من الأنماط نفسها: مع ‎Allow: /*.html‎ في robots.txt و‎Disallow: /blog/‎ في robots-ai.txt يكون ‎/blog/*.html‎.</translation>
  </message>
  <message>
   <source>This rule opens nothing: no Disallow that it could overrule matches any of its paths, which may be fetched anyway. Remove it, or check whether its path is the one that is meant</source>
   <translation>هذه القاعدة لا تفتح شيئًا: لا Disallow يمكنها أن تغلبها تطابق أيًا من مساراتها، وهي مسارات يجوز جلبها على أي حال. أزلها، أو تحقق هل مسارها هو المقصود</translation>
  </message>
  <message>
   <source>Allow that opens nothing</source>
   <translation>قاعدة Allow لا تفتح شيئًا</translation>
  </message>
  <message>
   <source>What no rule denies may be fetched, so an Allow is needed only where a shorter Disallow of the same group would deny the path. Here there is no such path: the file means the same without the rule. Often the path has a slip in it, or the Disallow that it was an exception to is gone. This is found on the patterns themselves, so it is certain.</source>
   <translation>ما لا تمنعه أي قاعدة يجوز جلبه، فلا حاجة إلى Allow إلا حيث تمنع المسار Disallow أقصر منها في المجموعة نفسها. لا يوجد هنا مسار كهذا: معنى الملف واحد بدون القاعدة. كثيرًا ما يكون في المسار خطأ، أو تكون Disallow التي كانت هذه استثناءً منها قد أُزيلت. وُجد هذا بفحص الأنماط نفسها، فهو مؤكد.</translation>
  </message>
  <message numerus="yes">
   <source>%n lines say ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</source>
   <comment>This line says ask, but no answers of the ask endpoint are rehearsed: what agents get is not known here. Add them to asks.json, and make sure that %1 responds</comment>
   <translation>
    <numerusform>لا سطر يقول ask، ولا إجابات مجرَّبة لنقطة نهاية ask: ما يحصل عليه الوكلاء غير معروف هنا. أضفها إلى asks.json، وتأكد من أن %1 تجيب</numerusform>
    <numerusform>هذا السطر يقول ask، لكن لا إجابات مجرَّبة لنقطة نهاية ask: ما يحصل عليه الوكلاء غير معروف هنا. أضفها إلى asks.json، وتأكد من أن %1 تجيب</numerusform>
    <numerusform>سطران يقولان ask، لكن لا إجابات مجرَّبة لنقطة نهاية ask: ما يحصل عليه الوكلاء غير معروف هنا. أضفها إلى asks.json، وتأكد من أن %1 تجيب</numerusform>
    <numerusform>‏%n أسطر تقول ask، لكن لا إجابات مجرَّبة لنقطة نهاية ask: ما يحصل عليه الوكلاء غير معروف هنا. أضفها إلى asks.json، وتأكد من أن %1 تجيب</numerusform>
    <numerusform>‏%n سطرًا تقول ask، لكن لا إجابات مجرَّبة لنقطة نهاية ask: ما يحصل عليه الوكلاء غير معروف هنا. أضفها إلى asks.json، وتأكد من أن %1 تجيب</numerusform>
    <numerusform>‏%n سطر تقول ask، لكن لا إجابات مجرَّبة لنقطة نهاية ask: ما يحصل عليه الوكلاء غير معروف هنا. أضفها إلى asks.json، وتأكد من أن %1 تجيب</numerusform>
   </translation>
  </message>
  <message>
   <source>Asking that is not rehearsed</source>
   <translation>سؤال بلا تجربة</translation>
  </message>
  <message>
   <source>A value of ask sends agents to the site's ask endpoint. If nothing answers there, or it answers 404, every ask means no. The file asks.json beside robots2.txt rehearses the answers: Gatepost then shows what each agent gets, for how long, and for which paths.</source>
   <translation>القيمة ask ترسل الوكلاء إلى نقطة نهاية ask في الموقع. إذا لم يُجب شيء هناك، أو كان الجواب 404، فكل ask تعني no. والملف asks.json بجانب robots2.txt يجرّب الإجابات: عندئذ يعرض Gatepost ما يحصل عليه كل وكيل، ولأي مدة، ولأي مسارات.</translation>
  </message>
  <message>
   <source>Rules are not regular expressions: %1 is compared character by character and matches no real URL. Only * and a final $ have a meaning</source>
   <translation>القواعد ليست تعابير نمطية: تُقارن %1 حرفًا حرفًا ولا تطابق شيئًا مما يُطلب. لا معنى خاصًا إلا لـ * و$ في الآخر</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: nothing needs an escape in a rule. Write %1</source>
   <translation>الشرطة المائلة العكسية محرف عادي هنا ولا يحويها عنوان URL: لا شيء في القاعدة يحتاج إلى تهريب. اكتب %1</translation>
  </message>
  <message>
   <source>A backslash is an ordinary character here, and no URL contains one: the rule matches no real URL. Write %1</source>
   <translation>الشرطة المائلة العكسية محرف عادي هنا ولا يحويها عنوان URL: لا تطابق القاعدة شيئًا مما يُطلب. اكتب %1</translation>
  </message>
  <message>
   <source>Backslash in a path</source>
   <translation>شرطة مائلة عكسية في مسار</translation>
  </message>
  <message>
   <source>Segments of a URL's path are separated by /. A backslash has no meaning in a rule outside the extended standard 2.0: it neither separates folders, as on Windows, nor escapes the next character, as in a regular expression. Browsers turn it into / before they ask, so such a rule never matches.</source>
   <translation>مقاطع مسار URL تفصل بينها /. لا معنى للشرطة المائلة العكسية في قاعدة خارج المعيار الموسّع 2.0: فهي لا تفصل المجلدات كما في Windows ولا تهرّب المحرف التالي كما في تعبير نمطي. تحوّلها المتصفحات إلى / قبل الطلب، فلا تطابق مثل هذه القاعدة شيئًا أبدًا.</translation>
  </message>
  <message>
   <source>Of a file's patterns only the first %1 count: this one and those below match no agent. Name the agents one by one</source>
   <translation>لا يُحتسب من أنماط الملف إلا أول %1: هذا النمط وما تحته لا تطابق أي وكيل. سمِّ الوكلاء واحدًا واحدًا</translation>
  </message>
  <message>
   <source>Crawlers that cut a name where it ends read %1 here; to those that read patterns %2 is not a regular expression (%3). Write the name alone</source>
   <translation>الزواحف التي تقصّ الاسم حيث ينتهي تقرأ هنا %1؛ أما التي تقرأ الأنماط فليس %2 عندها تعبيرًا نمطيًا (%3). اكتب الاسم وحده</translation>
  </message>
  <message>
   <source>%1 cannot be read as a regular expression (%2), so the line matches no agent. Write the agent's name</source>
   <translation>‏%1 ليس تعبيرًا نمطيًا تمكن قراءته (%2)، فلا يطابق السطر أحدًا. اكتب اسم الوكيل</translation>
  </message>
  <message>
   <source>Regular expression that cannot be read</source>
   <translation>تعبير نمطي لا يمكن قراءته</translation>
  </message>
  <message>
   <source>The value of this User-agent line is a regular expression (it contains one of \ ^ $ [ ] ( ) { } | + ? or .*) with an error, or with look-around or a back-reference, which are not supported because they can take unbounded time. To readers of the proposal the line then matches no agent; crawlers that cut a value at the first character that a name cannot have still find a name at its beginning, and that is a warning. A header such as Mozilla/5.0 (compatible; …) is cut before it is read as an expression.</source>
   <translation>قيمة سطر User-agent هذا تعبير نمطي (فيها واحد من ‎\ ^ $ [ ] ( ) { } | + ?‎ أو ‎.*‎) فيه خطأ، أو فيه نظر حول الموضع أو إحالة خلفية، وهما غير مدعومين لأن زمنهما غير محدود. وعندئذ لا يطابق السطر أي وكيل عند قرّاء الاقتراح؛ أما الزواحف التي تقصّ القيمة عند أول محرف لا يرد في الأسماء فتجد مع ذلك اسمًا في بدايتها، وذلك تحذير. أما ترويسة مثل ‎Mozilla/5.0 (compatible; …)‎ فتُقصّ قبل أن تُقرأ تعبيرًا.</translation>
  </message>
  <message>
   <source>%1 is not a number of seconds, so the line decides nothing. Write only a number, such as 10 or 0.5</source>
   <translation>‏%1 ليس عددًا من الثواني، فلا يقرر السطر شيئًا. اكتب عددًا وحده، مثل 10 أو 0.5</translation>
  </message>
  <message>
   <source>Malformed Crawl-delay</source>
   <translation>قيمة Crawl-delay معيبة</translation>
  </message>
  <message>
   <source>Crawl-delay is a decimal number of seconds between two requests, without a unit: 10, 0.5. Anything else is not read, and the crawler keeps its own pace.</source>
   <translation>‏Crawl-delay عدد عشري من الثواني بين كل طلبين، بلا وحدة: 10، 0.5. ما عدا ذلك لا يُقرأ، ويلتزم الزاحف بوتيرته الخاصة.</translation>
  </message>
  <message>
   <source>%1 says no time to go with the number, so the line counts as absent: is it documents or seconds? Write documents/seconds, as in 1/10</source>
   <translation>لا يذكر %1 وقتًا مع العدد، فيُعدّ السطر غائبًا: أهو مستندات أم ثوانٍ؟ اكتب عدد المستندات ثم / ثم عدد الثواني، مثل 1/10</translation>
  </message>
  <message>
   <source>%1 is not a rate, so the line counts as absent. Write documents/time, both whole and above 0, as in 1/10, 5/1m or 1/20m 1700-0459</source>
   <translation>‏%1 ليس معدلًا، فيُعدّ السطر غائبًا. اكتب عدد المستندات ثم / ثم الوقت، وكلاهما عدد صحيح أكبر من 0، مثل 1/10 أو 5/1m أو 1/20m 1700-0459</translation>
  </message>
  <message numerus="yes">
   <source>One document in %n seconds</source>
   <comment>One document in %n second</comment>
   <translation>
    <numerusform>مستند واحد كل %n ثانية</numerusform>
    <numerusform>مستند واحد كل ثانية</numerusform>
    <numerusform>مستند واحد كل ثانيتين</numerusform>
    <numerusform>مستند واحد كل %n ثوانٍ</numerusform>
    <numerusform>مستند واحد كل %n ثانية</numerusform>
    <numerusform>مستند واحد كل %n ثانية</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n documents a minute</source>
   <comment>%n document a minute</comment>
   <translation>
    <numerusform>لا مستندات في الدقيقة</numerusform>
    <numerusform>مستند واحد في الدقيقة</numerusform>
    <numerusform>مستندان في الدقيقة</numerusform>
    <numerusform>%n مستندات في الدقيقة</numerusform>
    <numerusform>%n مستندًا في الدقيقة</numerusform>
    <numerusform>%n مستند في الدقيقة</numerusform>
   </translation>
  </message>
  <message>
   <source>Malformed Request-rate</source>
   <translation>قيمة Request-rate معيبة</translation>
  </message>
  <message>
   <source>Request-rate says how many documents in how much time: 1/10 is one in ten seconds, 5/1m five a minute, 100/24h a hundred a day; a window of the day may follow. A single number leaves open which of the two it is, and is not guessed. A malformed line counts as absent.</source>
   <translation>يبيّن Request-rate عدد المستندات في مقدار من الوقت: 1/10 واحد كل عشر ثوانٍ، و5/1m خمسة في الدقيقة، و100/24h مئة في اليوم؛ ويجوز أن تليه نافذة من اليوم. العدد المفرد لا يبيّن أي الاثنين هو، ولا يُخمَّن. السطر المعيب يُعدّ غائبًا.</translation>
  </message>
  <message>
   <source>%1 is not a version, so the group is read as plain robots.txt. Write two or three whole numbers with dots: 1.0 or 2.0</source>
   <translation>‏%1 ليس إصدارًا، فتُقرأ المجموعة على أنها robots.txt عادي. اكتب عددين صحيحين أو ثلاثة بينها نقاط: 1.0 أو 2.0</translation>
  </message>
  <message>
   <source>Malformed Robot-version</source>
   <translation>قيمة Robot-version معيبة</translation>
  </message>
  <message>
   <source>Robot-version is two or three whole numbers with dots: 2.0 for the extended standard, 1.0 for the plain one. Anything else is not read and the group counts as plain.</source>
   <translation>‏Robot-version عددان صحيحان أو ثلاثة بينها نقاط: 2.0 للمعيار الموسّع، و1.0 للعادي. ما عدا ذلك لا يُقرأ وتُعدّ المجموعة عادية.</translation>
  </message>
  <message>
   <source>%1 is not a window of the day, so the line counts as absent. Write two UTC times of four digits, 00:00 to 23:59, as in 0600-0845</source>
   <translation>‏%1 ليس نافذة من اليوم، فيُعدّ السطر غائبًا. اكتب وقتين بتوقيت UTC من أربعة أرقام، من 00:00 إلى 23:59، مثل ‎0600-0845‎</translation>
  </message>
  <message>
   <source>Malformed Visit-time</source>
   <translation>قيمة Visit-time معيبة</translation>
  </message>
  <message>
   <source>Visit-time is a window of the day in UTC: two times of two digits for the hour (00 to 23) and two for the minute, with or without a colon, and a hyphen or space between. 2400 and 6:00 are malformed, so are names of zones. A malformed line counts as absent: the agent may then come at any time.</source>
   <translation>يحمل Visit-time نافذة من اليوم بتوقيت UTC: وقتان، لكل منهما رقمان للساعة (من 00 إلى 23) ورقمان للدقيقة، بنقطتين أو بدونهما، وبينهما واصلة أو فراغ. القيمتان 2400 و6:00 معيبتان، وكذلك أسماء المناطق. السطر المعيب يُعدّ غائبًا: عندئذ يجوز للوكيل أن يأتي في أي وقت.</translation>
  </message>
  <message>
   <source>An empty line separates this rule from the User-agent line in %1: crawlers that read as in 1994 do not see the rules. Remove the empty line</source>
   <translation>سطر فارغ يفصل هذه القاعدة عن سطر User-agent في %1: الزواحف التي تقرأ كما في عام 1994 لا ترى القواعد. أزل السطر الفارغ</translation>
  </message>
  <message>
   <source>Remove the empty line</source>
   <translation>إزالة السطر الفارغ</translation>
  </message>
  <message>
   <source>Empty line between User-agent and its rules</source>
   <translation>سطر فارغ بين User-agent وقواعده</translation>
  </message>
  <message>
   <source>Today an empty line means nothing. In the first standard of 1994 it ended a record, and some simple crawlers still read so: to them the agents have no rules, and the rules no agents. Without the empty line all readers agree.</source>
   <translation>لا معنى للسطر الفارغ اليوم. في المعيار الأول لعام 1994 كان ينهي القيد، ولا تزال بعض الزواحف البسيطة تقرأ كذلك: فالوكلاء عندها بلا قواعد، والقواعد بلا وكلاء. بدون السطر الفارغ يتفق جميع القرّاء.</translation>
  </message>
  <message>
   <source>This closes style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>هذا يغلق أوراق الأنماط أو النصوص البرمجية أمام محركات البحث، فلا تستطيع رسم الصفحات كما يراها الناس. اسمح بـ ‎.css و‎.js</translation>
  </message>
  <message>
   <source>This closes a folder of style sheets or scripts to search engines, which then cannot draw the pages as people see them. Allow .css and .js</source>
   <translation>هذا يغلق مجلدًا لأوراق الأنماط أو النصوص البرمجية أمام محركات البحث، فلا تستطيع رسم الصفحات كما يراها الناس. اسمح بـ ‎.css و‎.js</translation>
  </message>
  <message>
   <source>Style sheets or scripts closed</source>
   <translation>أوراق الأنماط أو النصوص البرمجية مغلقة</translation>
  </message>
  <message>
   <source>Search engines draw a page before they judge it: they fetch its style sheets and scripts. If those are closed, the page looks empty or broken to them, and content that scripts bring is missed. Open *.css and *.js, and close only what is really heavy or private.</source>
   <translation>ترسم محركات البحث الصفحة قبل أن تقيّمها: فتجلب أوراق أنماطها ونصوصها البرمجية. إذا أُغلقت هذه بدت الصفحة لها فارغة أو معطوبة، وفاتها المحتوى الذي تجلبه النصوص البرمجية. افتح ‎*.css‎ و‎*.js‎، ولا تغلق إلا ما هو ثقيل أو خاص حقًا.</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler without its own group. Right for a test site; on a live site remove the /</source>
   <translation>الموقع كله مغلق أمام كل زاحف ليست له مجموعة خاصة. هذا صحيح لموقع اختبار؛ وفي موقع منشور أزل /</translation>
  </message>
  <message>
   <source>The whole site is closed to every crawler, search engines too: it will fade from their results. Right for a test site; on a live one remove the /</source>
   <translation>الموقع كله مغلق أمام كل زاحف، ومحركات البحث منها: سيتلاشى من نتائجها. هذا صحيح لموقع اختبار؛ وفي موقع منشور أزل /</translation>
  </message>
  <message>
   <source>Whole site closed to all</source>
   <translation>الموقع كله مغلق أمام الجميع</translation>
  </message>
  <message>
   <source>User-agent: * with Disallow: / closes every page to every crawler that no other group names. That is often meant, and often left over from a test server: the site then vanishes from search within weeks. Pages may still be listed by their address if others link to them.</source>
   <translation>‏‎User-agent: *‎ مع ‎Disallow: /‎ يغلق كل صفحة أمام كل زاحف لا تسمّيه مجموعة أخرى. كثيرًا ما يكون ذلك مقصودًا، وكثيرًا ما يكون من بقايا خادم اختبار: عندئذ يختفي الموقع من البحث خلال أسابيع. وقد تظل الصفحات مدرجة بعناوينها إذا ارتبط بها آخرون.</translation>
  </message>
  <message>
   <source>The whole site is closed to the search engine %1 (%2) by %3; it will fade from its results</source>
   <translation>الموقع كله مغلق أمام محرك البحث %1 (%2) بسبب %3؛ وسيتلاشى من نتائجه</translation>
  </message>
  <message>
   <source>Whole site closed to a search engine</source>
   <translation>الموقع كله مغلق أمام محرك بحث</translation>
  </message>
  <message>
   <source>A group with Disallow: / for a search engine's crawler takes the site out of that engine's results, in time. It is a warning for the largest ones, where it is seldom meant: to keep content out of AI training the operators offer separate tokens, such as Google-Extended.</source>
   <translation>المجموعة التي فيها ‎Disallow: /‎ لزاحف محرك بحث تُخرج الموقع من نتائج ذلك المحرك مع الوقت. هذا تحذير في أكبر المحركات، حيث نادرًا ما يكون مقصودًا: لإبقاء المحتوى خارج تدريب الذكاء الاصطناعي يوفر المشغّلون رموزًا خاصة مثل Google-Extended.</translation>
  </message>
  <message>
   <source>The file begins with a byte order mark. It is skipped here, but simple readers take it for a part of the first line; save without it</source>
   <translation>يبدأ الملف بعلامة ترتيب البايتات. تُتخطى هنا، لكن القرّاء البسطاء يعدّونها جزءًا من السطر الأول؛ احفظ بدونها</translation>
  </message>
  <message>
   <source>Remove the byte order mark</source>
   <translation>إزالة علامة ترتيب البايتات</translation>
  </message>
  <message>
   <source>Byte order mark at the start</source>
   <translation>علامة ترتيب البايتات في البداية</translation>
  </message>
  <message>
   <source>A byte order mark (EF BB BF) at the start is invisible. RFC 9309 does not mention it; large crawlers skip it, simple ones read it as a part of the first key and lose the first User-agent line with its whole group. UTF-8 needs no such mark.</source>
   <translation>علامة ترتيب البايتات (EF BB BF) في البداية غير مرئية. لا تذكرها RFC 9309؛ تتخطاها الزواحف الكبيرة، أما البسيطة فتقرؤها جزءًا من أول مفتاح وتفقد أول سطر User-agent مع مجموعته كلها. لا يحتاج UTF-8 إلى هذه العلامة.</translation>
  </message>
  <message>
   <source>Differs from %1 in %2 only by case. Paths are compared with case: if the server accepts both spellings you need both rules, and rules for any other spelling</source>
   <translation>لا يختلف عن %1 في %2 إلا في حالة الأحرف. تُقارن المسارات مع اعتبارها: إن كان الخادم يقبل الكتابتين لزمت القاعدتان كلتاهما، وقواعد لأي كتابة أخرى</translation>
  </message>
  <message>
   <source>Rules that differ only by case</source>
   <translation>قواعد لا تختلف إلا في حالة الأحرف</translation>
  </message>
  <message>
   <source>Paths are compared with case, so /Admin and /admin are two rules. If the server does not tell them apart, neither rule closes /ADMIN; if it does, one of the two is probably a slip. A redirect to one spelling, or a check at the server, does what a list of spellings cannot.</source>
   <translation>تُقارن المسارات مع اعتبار حالة الأحرف، فيكون ‎/Admin‎ و‎/admin‎ قاعدتين. إذا لم يميّز الخادم بينهما لم تغلق أي منهما ‎/ADMIN‎؛ وإذا ميّز فالأرجح أن إحداهما خطأ. إعادة التوجيه إلى كتابة واحدة، أو فحص عند الخادم، يحقق ما لا تحققه قائمة الكتابات.</translation>
  </message>
  <message>
   <source>A file chains to one other at most; only the chain on the last line counts. Remove this one</source>
   <translation>يتسلسل الملف إلى ملف آخر واحد على الأكثر؛ ولا يُحتسب إلا chain الذي في السطر الأخير. أزل هذا</translation>
  </message>
  <message>
   <source>chain counts only on the last line of the file; here it is ignored. Move it to the end</source>
   <translation>لا يُحتسب chain إلا في السطر الأخير من الملف؛ وهنا يُتجاهل. انقله إلى النهاية</translation>
  </message>
  <message>
   <source>Move it to the end</source>
   <translation>نقله إلى النهاية</translation>
  </message>
  <message>
   <source>chain is not on the last line</source>
   <translation>‏chain ليس في السطر الأخير</translation>
  </message>
  <message>
   <source>A file may go on in another one, which its last line names. A chain that is followed by anything but blank lines and comments is ignored, and what the other file would have stated stays unstated.</source>
   <translation>يجوز أن يتتابع الملف في ملف آخر يسمّيه سطره الأخير. كل chain يليه غير الأسطر الفارغة والتعليقات يُتجاهل، وما كان الملف الآخر سيصرّح به يبقى unstated.</translation>
  </message>
  <message>
   <source>The chain leads back to a file that was read already, at %1: agents stop there. Take the loop out</source>
   <translation>تعود السلسلة إلى ملف سبقت قراءته، عند %1: يتوقف الوكلاء هناك. أزل الحلقة</translation>
  </message>
  <message>
   <source>The chain is longer than the 3 files that agents follow: %1 is not read. Shorten it</source>
   <translation>السلسلة أطول من الملفات الثلاثة التي يتبعها الوكلاء: %1 لا يُقرأ. قصّرها</translation>
  </message>
  <message>
   <source>The chained file %1 could not be read, so what it states is not known here. %2</source>
   <translation>تعذرت قراءة الملف المتسلسل %1، فما يصرّح به غير معروف هنا. %2</translation>
  </message>
  <message>
   <source>Chain that does not reach its end</source>
   <translation>سلسلة لا تبلغ نهايتها</translation>
  </message>
  <message>
   <source>At most three chained files are followed, and none twice. What was collected until then counts; what lies beyond does not. Nothing about the chain is an error for agents, but a loop or a fourth file means that somebody expects more of it than it gives.</source>
   <translation>تُتبع ثلاثة ملفات متسلسلة على الأكثر، ولا يُتبع ملف مرتين. ما جُمع حتى ذلك الحين يُحتسب؛ وما بعده لا. لا شيء في السلسلة يُعدّ خطأ عند الوكلاء، لكن الحلقة أو الملف الرابع يعني أن أحدًا ينتظر منها أكثر مما تعطي.</translation>
  </message>
  <message>
   <source>The file chains to another but has no chain-id, so a loop through a mirror or a redirect is not seen. Put “# meta: chain-id: NAME” at the top</source>
   <translation>يتسلسل الملف إلى آخر وليس له chain-id، فلا تُلاحظ حلقة عبر مرآة أو إعادة توجيه. ضع «‎# meta: chain-id: NAME‎» في الأعلى</translation>
  </message>
  <message>
   <source>chain without chain-id</source>
   <translation>‏chain بلا chain-id</translation>
  </message>
  <message>
   <source>Agents stop when they meet a file again. They know it by its URL, and by the chain-id in its meta comments; the latter also where one file is served under several addresses. A local file has no URL in this comparison, so without a chain-id a chain back to it is followed once more.</source>
   <translation>يتوقف الوكلاء عندما يصادفون ملفًا مرة ثانية. يعرفونه بعنوان URL، وبقيمة chain-id في تعليقاته الوصفية؛ وبالأخيرة أيضًا حين يُقدَّم الملف نفسه بعدة عناوين. وليس لملف محلي عنوان URL في هذه المقارنة، فبدون chain-id تُتبع السلسلة العائدة إليه مرة إضافية.</translation>
  </message>
  <message>
   <source>No crawler is known to read %1, and there is no robots.txt beside it, so this closes nothing to them. Write the rules of this group into a robots.txt too</source>
   <translation>لا يُعرف زاحف يقرأ %1، وليس بجانبه robots.txt، فلا يغلق هذا شيئًا أمام الزواحف. اكتب قواعد هذه المجموعة في robots.txt أيضًا</translation>
  </message>
  <message numerus="yes">
   <source>No crawler is known to read %1, and robots.txt leaves open what %n rules of this group close. Write them into robots.txt too</source>
   <comment>No crawler is known to read %1, and robots.txt leaves open what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>لا يُعرف زاحف يقرأ %1، ولا قواعد في هذه المجموعة تغلق ما يتركه robots.txt مفتوحًا</numerusform>
    <numerusform>لا يُعرف زاحف يقرأ %1، ويترك robots.txt مفتوحًا ما تغلقه هذه القاعدة. اكتبها في robots.txt أيضًا</numerusform>
    <numerusform>لا يُعرف زاحف يقرأ %1، ويترك robots.txt مفتوحًا ما تغلقه قاعدتان من هذه المجموعة. اكتبهما في robots.txt أيضًا</numerusform>
    <numerusform>لا يُعرف زاحف يقرأ %1، ويترك robots.txt مفتوحًا ما تغلقه %n قواعد من هذه المجموعة. اكتبها في robots.txt أيضًا</numerusform>
    <numerusform>لا يُعرف زاحف يقرأ %1، ويترك robots.txt مفتوحًا ما تغلقه %n قاعدة من هذه المجموعة. اكتبها في robots.txt أيضًا</numerusform>
    <numerusform>لا يُعرف زاحف يقرأ %1، ويترك robots.txt مفتوحًا ما تغلقه %n قاعدة من هذه المجموعة. اكتبها في robots.txt أيضًا</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%2 is not known to read %1, and robots.txt leaves open to it what %n rules of this group close. Write them into robots.txt too</source>
   <comment>%2 is not known to read %1, and robots.txt leaves open to it what this rule closes. Write it into robots.txt too</comment>
   <translation>
    <numerusform>لا يُعرف أن %2 يقرأ %1، ولا قواعد في هذه المجموعة تغلق ما يتركه له robots.txt مفتوحًا</numerusform>
    <numerusform>لا يُعرف أن %2 يقرأ %1، ويترك robots.txt مفتوحًا له ما تغلقه هذه القاعدة. اكتبها في robots.txt أيضًا</numerusform>
    <numerusform>لا يُعرف أن %2 يقرأ %1، ويترك robots.txt مفتوحًا له ما تغلقه قاعدتان من هذه المجموعة. اكتبهما في robots.txt أيضًا</numerusform>
    <numerusform>لا يُعرف أن %2 يقرأ %1، ويترك robots.txt مفتوحًا له ما تغلقه %n قواعد من هذه المجموعة. اكتبها في robots.txt أيضًا</numerusform>
    <numerusform>لا يُعرف أن %2 يقرأ %1، ويترك robots.txt مفتوحًا له ما تغلقه %n قاعدة من هذه المجموعة. اكتبها في robots.txt أيضًا</numerusform>
    <numerusform>لا يُعرف أن %2 يقرأ %1، ويترك robots.txt مفتوحًا له ما تغلقه %n قاعدة من هذه المجموعة. اكتبها في robots.txt أيضًا</numerusform>
   </translation>
  </message>
  <message>
   <source>No crawler is known to read robots2.txt, so crawl: no keeps none out. Close the site in robots.txt too, with Disallow: / for *</source>
   <translation>لا يُعرف زاحف يقرأ robots2.txt، فلا يمنع crawl: no أيًا منها. أغلق الموقع في robots.txt أيضًا، بـ ‎Disallow: /‎ لمجموعة *</translation>
  </message>
  <message numerus="yes">
   <source>%n more</source>
   <comment>%n more</comment>
   <translation>
    <numerusform>لا مزيد</numerusform>
    <numerusform>واحد آخر</numerusform>
    <numerusform>اثنان آخران</numerusform>
    <numerusform>%n أخرى</numerusform>
    <numerusform>%n آخر</numerusform>
    <numerusform>%n آخر</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>robots.txt leaves the site open to %1, and none of them is known to read robots2.txt: crawl: no does not keep them out. Close it to them in robots.txt too</source>
   <comment>robots.txt leaves the site open to %1, which is not known to read robots2.txt: crawl: no does not keep it out. Close it in robots.txt too</comment>
   <translation>
    <numerusform>يترك robots.txt الموقع مفتوحًا أمام %1، ولا يُعرف أن أيًا منهم يقرأ robots2.txt: لا يمنعهم crawl: no من الدخول. أغلقه أمامهم في robots.txt أيضًا</numerusform>
    <numerusform>يترك robots.txt الموقع مفتوحًا أمام %1، ولا يُعرف أنه يقرأ robots2.txt: لا يمنعه crawl: no من الدخول. أغلقه أمامه في robots.txt أيضًا</numerusform>
    <numerusform>يترك robots.txt الموقع مفتوحًا أمام %1، ولا يُعرف أن أيًا منهما يقرأ robots2.txt: لا يمنعهما crawl: no من الدخول. أغلقه أمامهما في robots.txt أيضًا</numerusform>
    <numerusform>يترك robots.txt الموقع مفتوحًا أمام %1، ولا يُعرف أن أيًا منهم يقرأ robots2.txt: لا يمنعهم crawl: no من الدخول. أغلقه أمامهم في robots.txt أيضًا</numerusform>
    <numerusform>يترك robots.txt الموقع مفتوحًا أمام %1، ولا يُعرف أن أيًا منهم يقرأ robots2.txt: لا يمنعهم crawl: no من الدخول. أغلقه أمامهم في robots.txt أيضًا</numerusform>
    <numerusform>يترك robots.txt الموقع مفتوحًا أمام %1، ولا يُعرف أن أيًا منهم يقرأ robots2.txt: لا يمنعهم crawl: no من الدخول. أغلقه أمامهم في robots.txt أيضًا</numerusform>
   </translation>
  </message>
  <message>
   <source>Closed in a file that crawlers do not read</source>
   <translation>مغلق في ملف لا تقرؤه الزواحف</translation>
  </message>
  <message>
   <source>robots.txt is the one policy file that crawlers are documented to read. No operator says yet that its crawlers read robots-ai.txt or robots2.txt, so what only these files close stays open in practice: Googlebot still comes to a site whose robots2.txt says crawl: no. Write the rules into robots.txt as well, and keep the other file for agents that learn to read it. The message appears at the first rule of each group.</source>
   <translation>ملف robots.txt هو ملف السياسة الوحيد الموثّق أن الزواحف تقرؤه. لا يقول أي مشغّل حتى الآن إن زواحفه تقرأ robots-ai.txt أو robots2.txt، فما لا يغلقه إلا هذان الملفان يبقى مفتوحًا عمليًا: يظل Googlebot يأتي إلى موقع يقول فيه robots2.txt «crawl: no». اكتب القواعد في robots.txt أيضًا، وأبقِ الملف الآخر لوكلاء يتعلمون قراءته. تقع الرسالة عند أول قاعدة من كل مجموعة.</translation>
  </message>
  <message>
   <source>Line %1 allows the same path, and at equal length Allow wins: this Disallow never decides. Remove the one that is wrong</source>
   <translation>السطر %1 يسمح بالمسار نفسه، وعند تساوي الطول تغلب Allow: لا تحسم Disallow هذه أبدًا. أزل الخطأ منهما</translation>
  </message>
  <message>
   <source>Remove the Allow in %1</source>
   <translation>إزالة Allow في %1</translation>
  </message>
  <message>
   <source>Allow and Disallow for the same path</source>
   <translation>‏Allow وDisallow للمسار نفسه</translation>
  </message>
  <message>
   <source>One and the same path is allowed and disallowed to the same agents. The standard settles it: at equal length Allow wins, whichever comes first. Crawlers of the old school take the first in the file instead, so the file does not mean the same to all. One of the two is probably left over.</source>
   <translation>المسار نفسه مسموح وممنوع للوكلاء أنفسهم. المعيار يحسم ذلك: عند تساوي الطول تغلب Allow أيًا كانت الأولى. أما زواحف المدرسة القديمة فتأخذ الأولى في الملف، فلا يكون معنى الملف واحدًا للجميع. الأرجح أن إحداهما من البقايا.</translation>
  </message>
  <message numerus="yes">
   <source>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1, %2, %3 and %n more do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>لا يتبع %1 و%2 و%3 مهلة Crawl-delay. أبطئهم عند الخادم، بالحالة 429 أو 503 عند كثرة الطلبات</numerusform>
    <numerusform>لا يتبع %1 و%2 و%3 وواحد آخر Crawl-delay. أبطئهم عند الخادم، بالحالة 429 أو 503 عند كثرة الطلبات</numerusform>
    <numerusform>لا يتبع %1 و%2 و%3 واثنان آخران Crawl-delay. أبطئهم عند الخادم، بالحالة 429 أو 503 عند كثرة الطلبات</numerusform>
    <numerusform>لا يتبع %1 و%2 و%3 و%n آخرون Crawl-delay. أبطئهم عند الخادم، بالحالة 429 أو 503 عند كثرة الطلبات</numerusform>
    <numerusform>لا يتبع %1 و%2 و%3 و%n آخرون Crawl-delay. أبطئهم عند الخادم، بالحالة 429 أو 503 عند كثرة الطلبات</numerusform>
    <numerusform>لا يتبع %1 و%2 و%3 و%n آخرون Crawl-delay. أبطئهم عند الخادم، بالحالة 429 أو 503 عند كثرة الطلبات</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 do not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</source>
   <comment>%1 does not follow Crawl-delay. Slow it down at the server, with status 429 or 503 when there is too much</comment>
   <translation>
    <numerusform>لا يتبع %1 توجيه Crawl-delay. أبطئهم عند الخادم، بالحالة 429 أو 503 عند كثرة الطلبات</numerusform>
    <numerusform>لا يتبع %1 توجيه Crawl-delay. أبطئه عند الخادم، بالحالة 429 أو 503 عند كثرة الطلبات</numerusform>
    <numerusform>لا يتبع %1 توجيه Crawl-delay. أبطئهما عند الخادم، بالحالة 429 أو 503 عند كثرة الطلبات</numerusform>
    <numerusform>لا يتبع %1 توجيه Crawl-delay. أبطئهم عند الخادم، بالحالة 429 أو 503 عند كثرة الطلبات</numerusform>
    <numerusform>لا يتبع %1 توجيه Crawl-delay. أبطئهم عند الخادم، بالحالة 429 أو 503 عند كثرة الطلبات</numerusform>
    <numerusform>لا يتبع %1 توجيه Crawl-delay. أبطئهم عند الخادم، بالحالة 429 أو 503 عند كثرة الطلبات</numerusform>
   </translation>
  </message>
  <message>
   <source>Crawl-delay for agents that do not follow it</source>
   <translation>‏Crawl-delay لوكلاء لا يتبعونه</translation>
  </message>
  <message>
   <source>Crawl-delay is not part of the standard, and the operators of these agents say that they do not follow it: they set their pace themselves. A server that answers 429 or 503 under load slows most of them down.</source>
   <translation>‏Crawl-delay ليس جزءًا من المعيار، ويقول مشغّلو هؤلاء الوكلاء إنهم لا يتبعونه: فهم يحددون وتيرتهم بأنفسهم. الخادم الذي يجيب 429 أو 503 تحت الحمل يبطئ معظمهم.</translation>
  </message>
  <message>
   <source>Attribution is required and a link back is not: on the web a credit mostly is a link. See %1; write link-back: preferred if you mean a name alone will do</source>
   <translation>ذكر المصدر مطلوب والرابط إليه غير مطلوب: ذكر المصدر على الويب رابط في الغالب. انظر %1؛ واكتب link-back: preferred إن قصدت أن الاسم وحده يكفي</translation>
  </message>
  <message>
   <source>Attribution required, link-back none</source>
   <translation>ذكر المصدر مطلوب والرابط غير مطلوب</translation>
  </message>
  <message>
   <source>attribution says whether the source must be named, link-back whether it must be linked. To require the one and waive the other is possible, and is likely an oversight, since people cannot follow a name. preferred leaves the agent the choice.</source>
   <translation>يبيّن attribution هل يجب ذكر المصدر، ويبيّن link-back هل يجب وضع رابط إليه. طلب الأول والتنازل عن الثاني ممكن، والأرجح أنه سهو، لأن الناس لا يستطيعون تتبّع اسم. القيمة preferred تترك الخيار للوكيل.</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>المحللات الصارمة تقصّ %1 كله فلا يبقى منه شيء: لا يحتوي رمز المنتج إلا على a–z وA–Z و_ و-. أبقِه إن كان هو الرمز الذي يوثّقه مشغّل الزاحف؛ وإلا فاكتب ذلك الرمز</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. Keep it if it is the token that the crawler's operator documents; if not, write that one</source>
   <translation>المحللات الصارمة تقصّ %1 إلى %2: لا يحتوي رمز المنتج إلا على a–z وA–Z و_ و-. أبقِه إن كان هو الرمز الذي يوثّقه مشغّل الزاحف؛ وإلا فاكتب ذلك الرمز</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to nothing: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>المحللات الصارمة تقصّ %1 فلا يبقى شيء: رمز المنتج لا يحوي إلا a–z وA–Z و_ و-. هذا هو الرمز الذي يوثّقه مشغّله، فأبقِه</translation>
  </message>
  <message>
   <source>Strict parsers cut %1 to %2: a product token contains only a–z, A–Z, _ and -. This is the token its operator documents, so keep it</source>
   <translation>المحللات الصارمة تقصّ %1 إلى %2: رمز المنتج لا يحوي إلا a–z وA–Z و_ و-. هذا هو الرمز الذي يوثّقه مشغّله، فأبقِه</translation>
  </message>
  <message numerus="yes">
   <source>Strict parsers cut %1 and %n more tokens of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</source>
   <comment>Strict parsers cut %1 and %n more token of this group: a product token contains only a–z, A–Z, _ and -. These are the tokens their operators document, so keep them</comment>
   <translation>
    <numerusform>المحللات الصارمة تقصّ %1: رمز المنتج لا يحوي إلا a–z وA–Z و_ و-. هذا هو الرمز الذي يوثّقه مشغّله، فأبقِه</numerusform>
    <numerusform>المحللات الصارمة تقصّ %1 ورمزًا آخر في هذه المجموعة: رمز المنتج لا يحوي إلا a–z وA–Z و_ و-. هذان هما الرمزان اللذان يوثّقهما مشغّلاهما، فأبقِهما</numerusform>
    <numerusform>المحللات الصارمة تقصّ %1 ورمزين آخرين في هذه المجموعة: رمز المنتج لا يحوي إلا a–z وA–Z و_ و-. هذه هي الرموز التي يوثّقها مشغّلوها، فأبقِها</numerusform>
    <numerusform>المحللات الصارمة تقصّ %1 و%n رموز أخرى في هذه المجموعة: رمز المنتج لا يحوي إلا a–z وA–Z و_ و-. هذه هي الرموز التي يوثّقها مشغّلوها، فأبقِها</numerusform>
    <numerusform>المحللات الصارمة تقصّ %1 و%n رمزًا آخر في هذه المجموعة: رمز المنتج لا يحوي إلا a–z وA–Z و_ و-. هذه هي الرموز التي يوثّقها مشغّلوها، فأبقِها</numerusform>
    <numerusform>المحللات الصارمة تقصّ %1 و%n رمز آخر في هذه المجموعة: رمز المنتج لا يحوي إلا a–z وA–Z و_ و-. هذه هي الرموز التي يوثّقها مشغّلوها، فأبقِها</numerusform>
   </translation>
  </message>
  <message>
   <source>Token that strict parsers cut</source>
   <translation>رمز تقصّه المحللات الصارمة</translation>
  </message>
  <message>
   <source>A product token is made of a–z, A–Z, underscore and hyphen. A reader that follows the standard strictly ends it at the first other character, so AI2Bot becomes AI and 360Spider becomes nothing. Gatepost, and the operators concerned, compare the whole word. Where an operator documents such a token there is no better way to name it.</source>
   <translation>يتألف رمز المنتج من حروف وشرطة سفلية وواصلة. القارئ الذي يلتزم بحرفية المعيار ينهيه عند أول محرف آخر، فيصير AI2Bot إلى AI ويصير 360Spider إلى لا شيء. أما Gatepost والمشغّلون المعنيون فيقارنون الكلمة كلها. حيث يوثّق المشغّل مثل هذا الرمز لا توجد طريقة أفضل لتسميته.</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. Remove one of the two</source>
   <translation>هذه القاعدة لا تقرر شيئًا: كل مسار تطابقه تحسمه %1 في %2، وهي أطول. أزل إحداهما</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>هذه القاعدة لا تقرر شيئًا: كل مسار تطابقه تحسمه %1 في %2، وهي الأولى. أزل إحداهما</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which is longer. They contradict each other; keep the one you intend</source>
   <translation>هذه القاعدة لا تقرر شيئًا: كل مسار تطابقه تحسمه %1 في %2، وهي أطول. القاعدتان متناقضتان؛ أبقِ التي تقصدها</translation>
  </message>
  <message>
   <source>This rule decides nothing: every path that it matches is decided by %1 in %2, which allows at equal length. They contradict each other; keep the one you intend</source>
   <translation>هذه القاعدة لا تقرر شيئًا: كل مسار تطابقه تحسمه %1 في %2، وهي تسمح عند تساوي الطول. القاعدتان متناقضتان؛ أبقِ التي تقصدها</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by rules that come before it, one of which is %1 in %2. Remove it, or the others</source>
   <translation>هذه القاعدة لا تقرر شيئًا: في مجموعة موسّعة كل مسار تطابقه تحسمه قواعد تسبقها، منها %1 في %2. أزلها، أو أزل الأخرى</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes first. Remove one of the two</source>
   <translation>هذه القاعدة لا تقرر شيئًا: في مجموعة موسّعة كل مسار تطابقه تحسمه %1 في %2، وهي الأسبق. أزل إحداهما</translation>
  </message>
  <message>
   <source>This rule decides nothing: in an extended group every path that it matches is decided by %1 in %2, which comes before it. They contradict each other; keep the one you intend</source>
   <translation>هذه القاعدة لا تقرر شيئًا: في مجموعة موسّعة كل مسار تطابقه تحسمه %1 في %2، وهي تسبقها. القاعدتان متناقضتان؛ أبقِ التي تقصدها</translation>
  </message>
  <message>
   <source>Rule that never decides</source>
   <translation>قاعدة لا تحسم أبدًا</translation>
  </message>
  <message>
   <source>The longest rule that matches a path decides, and here a longer one matches every path that this rule matches: it can never decide. This is found on the patterns themselves, not by trying paths, so it is certain. A warning is given where the two say the opposite, so that the file does not do what one of its lines says. Where they say the same and the longer one can go, as /blog* beside /blog, that one is named instead, as a line without effect. Length counts stars.</source>
   <translation>أطول قاعدة تطابق المسار هي التي تحسم، وهنا قاعدة أطول تطابق كل مسار تطابقه هذه القاعدة: فلا يمكن أن تحسم أبدًا. يُستنتج ذلك من الأنماط نفسها لا من تجربة المسارات، فهو مؤكد. يُعطى تحذير حيث تقول الاثنتان عكس بعضهما، فلا يفعل الملف ما يقوله أحد أسطره. وحيث تقولان الشيء نفسه ويمكن حذف الأطول، مثل ‎/blog*‎ بجانب ‎/blog‎، تُسمّى هي بدلًا منها، سطرًا بلا أثر. تُحسب النجوم في الطول.</translation>
  </message>
  <message>
   <source>This file decides nothing: with it and without it every agent gets the same answers, for every path and at all times, because robots.txt speaks first. Remove the file, or take out of robots.txt what overrules it</source>
   <translation>لا يقرر هذا الملف شيئًا: به وبدونه يحصل كل وكيل على الإجابات نفسها، لكل مسار وفي كل الأوقات، لأن الكلمة لملف robots.txt أولًا. أزل الملف، أو احذف من robots.txt ما يغلبه</translation>
  </message>
  <message>
   <source>File of which another leaves nothing to decide</source>
   <translation>ملف لا يترك له ملف آخر شيئًا يقرره</translation>
  </message>
  <message>
   <source>robots-ai.txt counts only where robots.txt has no rule for a path, so robots.txt can leave it nothing to decide: “Allow: /” is enough, and so is a Disallow for each path that robots-ai.txt closes. Here both sites, with the file and without it, were compared for all agents, paths and times. No answer differs. That is exact, not a sample; where the comparison is too much work, nothing is reported.</source>
   <translation>لا يُحتسب robots-ai.txt إلا حيث لا قاعدة في robots.txt للمسار، فقد لا يترك له robots.txt شيئًا يقرره: تكفي «‎Allow: /‎»، ويكفي كذلك Disallow لكل مسار يغلقه robots-ai.txt. قورن هنا الموقعان، مع الملف وبدونه، لكل الوكلاء والمسارات والأوقات. لا إجابة مختلفة. هذا دقيق وليس عيّنة؛ وحيث تكون المقارنة أكبر من أن تُجرى لا يُبلَّغ عن شيء.</translation>
  </message>
  <message>
   <source>A Discovery file lies on the site itself, and this one is on %1, not on %2. Agents may ignore it</source>
   <translation>ملف Discovery يقع على الموقع نفسه، وهذا على %1 لا على %2. قد يتجاهله الوكلاء</translation>
  </message>
  <message>
   <source>Discovery on another host</source>
   <translation>‏Discovery على مضيف آخر</translation>
  </message>
  <message>
   <source>Discovery advertises AI discovery files on the same host. A file elsewhere says nothing about this site, and agents have reason not to trust it. The site's own address is taken from its settings or from its Sitemap lines.</source>
   <translation>يعلن Discovery عن ملفات اكتشاف للذكاء الاصطناعي على المضيف نفسه. الملف الموجود في مكان آخر لا يقول شيئًا عن هذا الموقع، ولدى الوكلاء سبب لعدم الثقة به. يؤخذ عنوان الموقع من إعداداته أو من أسطر Sitemap فيه.</translation>
  </message>
  <message>
   <source>In a group of the extended standard $ is an ordinary character, and rules match the whole path anyway. Remove it</source>
   <translation>في مجموعة من المعيار الموسّع $ محرف عادي، والقواعد تطابق المسار كله على أي حال. احذفها</translation>
  </message>
  <message>
   <source>$ means the end of the path only as the last character; here it is an ordinary character, and hardly any URL contains it. Write %1 if that is meant; otherwise remove it or what follows</source>
   <translation>لا تعني $ نهاية المسار إلا في آخر موضع؛ وهنا هي محرف عادي لا يكاد يحويه عنوان URL. اكتب %1 إن كانت مقصودة، وإلا أزلها أو أزل ما بعدها</translation>
  </message>
  <message>
   <source>End the rule at $</source>
   <translation>إنهاء القاعدة عند $</translation>
  </message>
  <message>
   <source>$ that does not anchor</source>
   <translation>$ لا تثبّت النهاية</translation>
  </message>
  <message>
   <source>A $ at the very end of a rule means that the path must end there. Anywhere else it is an ordinary character, and in an extended group (Robot-version 2.0) it always is. A rule such as /*.pdf$/ or /a$?x therefore matches hardly anything.</source>
   <translation>$ في آخر القاعدة تمامًا تعني أن المسار يجب أن ينتهي هناك. في أي موضع آخر هي محرف عادي، وفي مجموعة موسّعة (Robot-version 2.0) هي كذلك دائمًا. ولذلك لا تكاد قاعدة مثل ‎/*.pdf$/‎ أو ‎/a$?x‎ تطابق شيئًا.</translation>
  </message>
  <message>
   <source>** is the same as *, which crosses / too, and counts one byte more. Write one star</source>
   <translation>** مثل *، التي تتجاوز / أيضًا، وتُحسب بايتًا إضافيًا. اكتب نجمة واحدة</translation>
  </message>
  <message>
   <source>Two stars in a row</source>
   <translation>نجمتان متتاليتان</translation>
  </message>
  <message>
   <source>In some pattern languages ** crosses folders and * does not. Here one * stands for any run of bytes, / included, so a second one adds nothing but a byte of length, which may tip the scales between two rules.</source>
   <translation>في بعض لغات الأنماط تتجاوز ** المجلدات ولا تتجاوزها *. هنا تقوم * الواحدة مقام أي تتابع من البايتات، ومنها /، فلا تضيف الثانية إلا بايتًا من الطول قد يرجّح إحدى قاعدتين.</translation>
  </message>
  <message>
   <source>%1 is said in %2 already in this scope (%3), and the first valid one counts: this line decides nothing. Remove one</source>
   <translation>ذُكر %1 في %2 من قبل في هذا النطاق (%3)، وأول صالح هو المحتسب: لا يقرر هذا السطر شيئًا. أزل واحدًا</translation>
  </message>
  <message>
   <source>Directive given twice</source>
   <translation>توجيه مذكور مرتين</translation>
  </message>
  <message>
   <source>In one scope (the file as a whole, or all blocks of one name) a directive counts once: the first line with a valid value. The others have no effect, which is surprising if their values differ.</source>
   <translation>في النطاق الواحد (الملف كله، أو كل الكتل ذات الاسم الواحد) يُحتسب التوجيه مرة: أول سطر بقيمة صالحة. ولا أثر للأسطر الأخرى، وذلك مفاجئ إن اختلفت قيمها.</translation>
  </message>
  <message>
   <source>The same rule is already in %1; it counts once. Remove one</source>
   <translation>القاعدة نفسها موجودة في %1 من قبل؛ وتُحتسب مرة. أزل واحدة</translation>
  </message>
  <message>
   <source>The same path, written differently, is already in %1; it counts once. Remove one</source>
   <translation>المسار نفسه، بكتابة أخرى، موجود في %1 من قبل؛ ويُحتسب مرة. أزل واحدًا</translation>
  </message>
  <message>
   <source>Rule given twice</source>
   <translation>قاعدة مذكورة مرتين</translation>
  </message>
  <message>
   <source>The same Allow or Disallow appears twice in what an agent reads as one group. The second changes nothing. It makes the file longer and easy to misread: whoever removes one of them has not removed the rule.</source>
   <translation>ترد Allow أو Disallow نفسها مرتين فيما يقرؤه الوكيل مجموعةً واحدة. الثانية لا تغيّر شيئًا. لكنها تجعل الملف أطول وأسهل في سوء الفهم: من يزيل إحداهما لم يزل القاعدة.</translation>
  </message>
  <message>
   <source>The block states nothing, so its agents follow the global policy. Fill it, or remove it</source>
   <translation>لا تصرّح الكتلة بشيء، فيتبع وكلاؤها السياسة العامة. املأها أو أزلها</translation>
  </message>
  <message>
   <source>Block that states nothing</source>
   <translation>كتلة لا تصرّح بشيء</translation>
  </message>
  <message>
   <source>A block overrides the global policy for its category, line by line. Without a line it overrides nothing. Perhaps its lines are under another header, or a User-agent line ended it too soon.</source>
   <translation>تتقدم الكتلة على السياسة العامة لفئتها سطرًا سطرًا. بدون سطر لا تتقدم على شيء. لعل أسطرها تقع تحت ترويسة أخرى، أو أن سطر User-agent أنهاها قبل الأوان.</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything. If that is intended, add an empty Disallow:</source>
   <translation>هذه المجموعة بلا قواعد، فيجوز لـ %1 جلب كل شيء. إن كان ذلك مقصودًا فأضف سطر Disallow: فارغًا</translation>
  </message>
  <message>
   <source>This group has no rules, so %1 may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <translation>هذه المجموعة بلا قواعد، فيجوز لـ %1 جلب كل شيء؛ القواعد أدناه تخص مجموعات أخرى. إن كان ذلك مقصودًا فأضف سطر Disallow: فارغًا</translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>هذه المجموعة بلا قواعد، فيجوز لوكلائها جلب كل شيء. إن كان ذلك مقصودًا فأضف سطر Disallow: فارغًا</numerusform>
    <numerusform>هذه المجموعة بلا قواعد، فيجوز لوكيلها الوحيد جلب كل شيء. إن كان ذلك مقصودًا فأضف سطر Disallow: فارغًا</numerusform>
    <numerusform>هذه المجموعة بلا قواعد، فيجوز لوكيليها جلب كل شيء. إن كان ذلك مقصودًا فأضف سطر Disallow: فارغًا</numerusform>
    <numerusform>هذه المجموعة بلا قواعد، فيجوز لوكلائها، وعددهم %n، جلب كل شيء. إن كان ذلك مقصودًا فأضف سطر Disallow: فارغًا</numerusform>
    <numerusform>هذه المجموعة بلا قواعد، فيجوز لوكلائها، وعددهم %n، جلب كل شيء. إن كان ذلك مقصودًا فأضف سطر Disallow: فارغًا</numerusform>
    <numerusform>هذه المجموعة بلا قواعد، فيجوز لوكلائها، وعددهم %n، جلب كل شيء. إن كان ذلك مقصودًا فأضف سطر Disallow: فارغًا</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This group has no rules, so its %n agents may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</source>
   <comment>This group has no rules, so its %n agent may fetch everything; the rules below belong to other groups. If that is intended, add an empty Disallow:</comment>
   <translation>
    <numerusform>هذه المجموعة بلا قواعد، فيجوز لوكلائها جلب كل شيء؛ القواعد أدناه تخص مجموعات أخرى. إن كان ذلك مقصودًا فأضف سطر Disallow: فارغًا</numerusform>
    <numerusform>هذه المجموعة بلا قواعد، فيجوز لوكيلها الوحيد جلب كل شيء؛ القواعد أدناه تخص مجموعات أخرى. إن كان ذلك مقصودًا فأضف سطر Disallow: فارغًا</numerusform>
    <numerusform>هذه المجموعة بلا قواعد، فيجوز لوكيليها جلب كل شيء؛ القواعد أدناه تخص مجموعات أخرى. إن كان ذلك مقصودًا فأضف سطر Disallow: فارغًا</numerusform>
    <numerusform>هذه المجموعة بلا قواعد، فيجوز لوكلائها، وعددهم %n، جلب كل شيء؛ القواعد أدناه تخص مجموعات أخرى. إن كان ذلك مقصودًا فأضف سطر Disallow: فارغًا</numerusform>
    <numerusform>هذه المجموعة بلا قواعد، فيجوز لوكلائها، وعددهم %n، جلب كل شيء؛ القواعد أدناه تخص مجموعات أخرى. إن كان ذلك مقصودًا فأضف سطر Disallow: فارغًا</numerusform>
    <numerusform>هذه المجموعة بلا قواعد، فيجوز لوكلائها، وعددهم %n، جلب كل شيء؛ القواعد أدناه تخص مجموعات أخرى. إن كان ذلك مقصودًا فأضف سطر Disallow: فارغًا</numerusform>
   </translation>
  </message>
  <message>
   <source>Group without rules</source>
   <translation>مجموعة بلا قواعد</translation>
  </message>
  <message>
   <source>A group that states nothing allows everything to its agents, also what the group for * forbids, since an agent follows one group alone. Perhaps its rules got lost, or a directive nobody knows took their place. An explicit “Disallow:” with nothing behind it says the same on purpose.</source>
   <translation>المجموعة التي لا تصرّح بشيء تسمح لوكلائها بكل شيء، حتى بما تمنعه مجموعة *، لأن الوكيل يتبع مجموعة واحدة فقط. لعل قواعدها ضاعت، أو حل محلها توجيه لا يعرفه أحد. «Disallow:» الصريح الذي لا شيء بعده يقول الأمر نفسه عن قصد.</translation>
  </message>
  <message>
   <source>The file is UTF-16, which crawlers do not read: to them it contains no rule at all. Save it as UTF-8</source>
   <translation>الملف UTF-16، والزواحف لا تقرؤه: ليست فيه أي قاعدة عندها. احفظه بترميز UTF-8</translation>
  </message>
  <message>
   <source>Convert to UTF-8</source>
   <translation>تحويل إلى UTF-8</translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, some of them in directives, where they match other paths than meant. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>لا بايتات خارج UTF-8. احفظ الملف بترميز UTF-8</numerusform>
    <numerusform>بايت واحد ليس UTF-8، وهو في توجيه حيث يطابق مسارات غير المقصودة. موضعه هنا؛ احفظ الملف بترميز UTF-8</numerusform>
    <numerusform>بايتان ليسا UTF-8، ومنهما ما هو في توجيهات حيث يطابق مسارات غير المقصودة. الأول هنا؛ احفظ الملف بترميز UTF-8</numerusform>
    <numerusform>%n بايتات ليست UTF-8، وبعضها في توجيهات حيث تطابق مسارات غير المقصودة. الأول هنا؛ احفظ الملف بترميز UTF-8</numerusform>
    <numerusform>%n بايتًا ليست UTF-8، وبعضها في توجيهات حيث تطابق مسارات غير المقصودة. الأول هنا؛ احفظ الملف بترميز UTF-8</numerusform>
    <numerusform>%n بايت ليست UTF-8، وبعضها في توجيهات حيث تطابق مسارات غير المقصودة. الأول هنا؛ احفظ الملف بترميز UTF-8</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n bytes are not UTF-8, in comments alone. The first is here; save the file as UTF-8</source>
   <comment>%n byte is not UTF-8, in comments alone. The first is here; save the file as UTF-8</comment>
   <translation>
    <numerusform>لا بايتات خارج UTF-8 في التعليقات. احفظ الملف بترميز UTF-8</numerusform>
    <numerusform>بايت واحد ليس UTF-8، في تعليق فقط. موضعه هنا؛ احفظ الملف بترميز UTF-8</numerusform>
    <numerusform>بايتان ليسا UTF-8، في التعليقات فقط. الأول هنا؛ احفظ الملف بترميز UTF-8</numerusform>
    <numerusform>%n بايتات ليست UTF-8، في التعليقات فقط. الأول هنا؛ احفظ الملف بترميز UTF-8</numerusform>
    <numerusform>%n بايتًا ليست UTF-8، في التعليقات فقط. الأول هنا؛ احفظ الملف بترميز UTF-8</numerusform>
    <numerusform>%n بايت ليست UTF-8، في التعليقات فقط. الأول هنا؛ احفظ الملف بترميز UTF-8</numerusform>
   </translation>
  </message>
  <message>
   <source>Convert from Windows-1252 to UTF-8</source>
   <translation>تحويل من Windows-1252 إلى UTF-8</translation>
  </message>
  <message>
   <source>Not UTF-8</source>
   <translation>ليس UTF-8</translation>
  </message>
  <message>
   <source>Policy files are UTF-8. A byte that is not UTF-8 is usually a character of an older code page (Windows-1252, Latin-1); in a path it then means another path than intended, since crawlers percent-encode the bytes as they are. UTF-16 hides the whole file. Save the file as UTF-8 without BOM.</source>
   <translation>ملفات السياسة بترميز UTF-8. البايت الذي ليس UTF-8 حرف في العادة من صفحة ترميز قديمة (Windows-1252 أو Latin-1)؛ وفي المسار يدل عندئذ على مسار غير المقصود، لأن الزواحف ترمّز البايتات بالنسبة المئوية كما هي. أما UTF-16 فيخفي الملف كله. احفظ الملف بترميز UTF-8 دون BOM.</translation>
  </message>
  <message>
   <source>%1 matches a star that is really in the URL, which is rare. For any run of characters write *</source>
   <translation>‏%1 تطابق نجمة موجودة فعلًا في عنوان URL، وهذا نادر. لأي تتابع من المحارف اكتب *</translation>
  </message>
  <message>
   <source>Literal star</source>
   <translation>نجمة حرفية</translation>
  </message>
  <message>
   <source>%2A in a rule stands for a star in the URL itself; it is not a wildcard. That is right where URLs contain stars, and a mistake where a tool has escaped the wildcard on its way into the file.</source>
   <translation>‏‎%2A‎ في قاعدة تدل على نجمة في عنوان URL نفسه؛ وليست محرف بدل. ذلك صحيح حيث تحوي عناوين URL نجومًا، وخطأ حيث هرّبت أداة محرف البدل في طريقه إلى الملف.</translation>
  </message>
  <message>
   <source>%1 has an odd second number and so is experimental: the group is as if it were not there. Write 2.0</source>
   <translation>رقم %1 الثاني فردي فهو تجريبي: المجموعة كأنها غير موجودة. اكتب 2.0</translation>
  </message>
  <message>
   <source>Experimental version</source>
   <translation>إصدار تجريبي</translation>
  </message>
  <message>
   <source>In the extended standard an odd second number (1.1, 2.1) marks an experiment between a site and a robot that know each other. Everybody else reads the file as if the group were not there, so its agents follow another group or none.</source>
   <translation>في المعيار الموسّع يدل الرقم الثاني الفردي (1.1، 2.1) على تجربة بين موقع وروبوت يعرف أحدهما الآخر. كل من سواهما يقرأ الملف كأن المجموعة غير موجودة، فيتبع وكلاؤها مجموعة أخرى أو لا يتبعون أيًا منها.</translation>
  </message>
  <message>
   <source>%1 has a group of the extended standard too, in %2: robots that know it follow that one alone, this one is for all others</source>
   <translation>للوكيل %1 مجموعة من المعيار الموسّع أيضًا، في %2: الروبوتات التي تعرفه تتبع تلك وحدها، وهذه لكل من سواها</translation>
  </message>
  <message>
   <source>Plain and extended groups for one agent</source>
   <translation>مجموعات عادية وموسّعة لوكيل واحد</translation>
  </message>
  <message>
   <source>Groups with Robot-version 2.0 and groups without it name the same agent. A robot that knows the extended standard uses its groups alone, for everything; one that does not reads both kinds as one plain group. That is the way to serve both, as long as both say the same in their own manner.</source>
   <translation>مجموعات فيها Robot-version 2.0 ومجموعات بدونه تسمّي الوكيل نفسه. الروبوت الذي يعرف المعيار الموسّع يستخدم مجموعاته وحدها لكل شيء؛ والذي لا يعرفه يقرأ النوعين مجموعةً عادية واحدة. هذه هي الطريقة لخدمة الاثنين، ما دام كلاهما يقول الأمر نفسه بأسلوبه.</translation>
  </message>
  <message>
   <source>In a group of the extended standard a rule without a pattern matches this one path alone, not what lies below it. Write %1</source>
   <translation>في مجموعة من المعيار الموسّع تطابق القاعدة التي بلا نمط هذا المسار وحده، لا ما تحته. اكتب %1</translation>
  </message>
  <message>
   <source>Folder in an extended group</source>
   <translation>مجلد في مجموعة موسّعة</translation>
  </message>
  <message>
   <source>In a group with Robot-version 2.0 a value without * ? [ or \ is explicit and must equal the whole path. /images/ then means the folder's own page and nothing in it, unlike everywhere else. /images/* matches what lies below.</source>
   <translation>في مجموعة فيها Robot-version 2.0 تكون القيمة التي ليس فيها ‎* ? [‎ أو \ صريحة ويجب أن تساوي المسار كله. فتعني ‎/images/‎ صفحة المجلد نفسه ولا شيء مما فيه، بخلاف كل موضع آخر. أما ‎/images/*‎ فتطابق ما تحتها.</translation>
  </message>
  <message>
   <source>%1 is a value of %2, not of %3, which takes %4; the line decides nothing</source>
   <translation>‏%1 قيمة تخص %2 لا %3 الذي يقبل %4؛ لا يقرر السطر شيئًا</translation>
  </message>
  <message>
   <source>Value of another directive</source>
   <translation>قيمة توجيه آخر</translation>
  </message>
  <message>
   <source>The value belongs to another directive: short-only to quote, session-only to store, ask to those that can be asked for, required to attribution and link-back. Perhaps the key is the wrong one. As it is, the line states nothing.</source>
   <translation>القيمة تخص توجيهًا آخر: short-only تخص quote، وsession-only تخص store، وask تخص ما يمكن السؤال عنه، وrequired تخص attribution وlink-back. لعل المفتاح هو الخطأ. السطر على حاله لا يصرّح بشيء.</translation>
  </message>
  <message>
   <source>The empty Disallow allows %1 everything: the rules for * do not apply to it, for example %2 in %3. If that is not meant, repeat them here</source>
   <translation>قاعدة Disallow الفارغة تسمح لـ %1 بكل شيء: لا تنطبق عليه قواعد *، مثل %2 في %3. إن لم يكن هذا مقصودًا فكرّرها هنا</translation>
  </message>
  <message>
   <source>Copy the rules for * into this group</source>
   <translation>نسخ قواعد * إلى هذه المجموعة</translation>
  </message>
  <message>
   <source>Agent freed from the rules for *</source>
   <translation>وكيل معفى من قواعد *</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group with nothing but an empty Disallow therefore opens the whole site to its agent, also what * is denied. That may be meant. Often it is not: a form or a program made the group for a Crawl-delay or a signal and put the empty Disallow there because a group needs a rule. Repeat the rules for * in it, or name the agent in the group for *.</source>
   <translation>يتبع الوكيل أخص مجموعة تسمّيه ولا يتبع غيرها. ولذلك تفتح المجموعة التي ليس فيها إلا Disallow فارغة الموقع كله لوكيلها، ومنه ما يُمنع على *. قد يكون هذا مقصودًا، وكثيرًا ما لا يكون: أنشأ نموذج أو برنامج المجموعة من أجل Crawl-delay أو إشارة، ووضع فيها Disallow الفارغة لأن المجموعة تحتاج إلى قاعدة. كرّر فيها قواعد *، أو اذكر اسم الوكيل في مجموعة *.</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2</source>
   <translation>القاعدة مسار في هذا الموقع؛ لا تطابق %1 شيئًا. اكتب %2</translation>
  </message>
  <message>
   <source>A rule is a path of this site; %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>القاعدة مسار في هذا الموقع؛ لا تطابق %1 شيئًا. اكتب %2 إن كان مسارًا على هذا المضيف نفسه</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2</source>
   <translation>تحمل القاعدة مسارًا لا عنوان URL كاملًا: لا تطابق %1 شيئًا. اكتب %2</translation>
  </message>
  <message>
   <source>A rule is a path, not a whole URL: %1 matches nothing. Write %2, if it is a path on this host</source>
   <translation>تحمل القاعدة مسارًا لا عنوان URL كاملًا: لا تطابق %1 شيئًا. اكتب %2 إن كان مسارًا على هذا المضيف نفسه</translation>
  </message>
  <message>
   <source>Whole URL where a path belongs</source>
   <translation>عنوان URL كامل في موضع مسار</translation>
  </message>
  <message>
   <source>Allow and Disallow are matched against the path and query of a URL, which begin with /. A value that begins with a scheme and a host can match nothing. A policy file applies only to its own host: pages of another host need a file there.</source>
   <translation>تُطابَق Allow وDisallow مع المسار والاستعلام في عنوان URL، وهما يبدآن بـ /. القيمة التي تبدأ بمخطط ومضيف لا يمكن أن تطابق شيئًا. لا ينطبق ملف السياسة إلا على مضيفه: صفحات مضيف آخر تحتاج إلى ملف هناك.</translation>
  </message>
  <message>
   <source>Google takes %1 for Allow: all its crawlers may then fetch %2. Write %3 instead</source>
   <translation>يعدّ Google ‏%1 قاعدة Allow: فيجوز عندئذ لكل زواحفه جلب %2. اكتب %3 بدلًا من ذلك</translation>
  </message>
  <message>
   <source>Google takes %1 for Disallow: all its crawlers then stay out of %2. Write %3 instead</source>
   <translation>يعدّ Google ‏%1 قاعدة Disallow: فتبقى عندئذ كل زواحفه خارج %2. اكتب %3 بدلًا من ذلك</translation>
  </message>
  <message>
   <source>Key that Google takes for a rule</source>
   <translation>مفتاح يعدّه Google قاعدة</translation>
  </message>
  <message>
   <source>Google's parser knows a key by its beginning. DisallowAITraining is a Disallow to it, and AllowAITraining an Allow: a line about training then closes the pages to Google's search too, or opens what was closed. Where the group has the same rule anyway, nothing changes and nothing is reported. Content-Usage says the same about training and names a path too; a group for Google-Extended says it to Google.</source>
   <translation>يعرف محلل Google المفتاح من بدايته. فيعدّ DisallowAITraining ‏Disallow، وAllowAITraining ‏Allow: وعندئذ يغلق سطر عن التدريب الصفحات أمام بحث Google أيضًا، أو يفتح ما كان مغلقًا. وحيث تكون في المجموعة القاعدة نفسها على أي حال لا يتغير شيء ولا يُبلَّغ عن شيء. يقول Content-Usage الأمر نفسه عن التدريب ويسمّي مسارًا أيضًا؛ وتقوله لـ Google مجموعةٌ لـ Google-Extended.</translation>
  </message>
  <message>
   <source>%1 is misspelt: Google reads it as %2, other crawlers pass the line over. Write %2</source>
   <translation>‏%1 مكتوب خطأ: يقرؤه Google على أنه %2، وتتخطى الزواحف الأخرى السطر. اكتب %2</translation>
  </message>
  <message>
   <source>Misspelling that only Google accepts</source>
   <translation>خطأ إملائي لا يقبله إلا Google</translation>
  </message>
  <message>
   <source>Google's reader takes a handful of frequent misspellings (disalow, dissallow, useragent, user agent, site-map …) for the directive they resemble, and longer words for the directive they begin with (Disallowed). Nobody else does: one and the same file then says different things to different crawlers, and a test with Google's tools shows nothing wrong.</source>
   <translation>يقبل قارئ Google عددًا من الأخطاء الإملائية الشائعة (disalow, dissallow, useragent, user agent, site-map …) بدل التوجيه الذي تشبهه، وكلمات أطول بدل التوجيه الذي تبدأ به (Disallowed). لا يفعل ذلك غيره: فيقول الملف نفسه أشياء مختلفة لزواحف مختلفة، ولا يُظهر الاختبار بأدوات Google أي خطأ.</translation>
  </message>
  <message>
   <source>Close the group above with “Disallow:”</source>
   <translation>إغلاق المجموعة أعلاه بـ «Disallow:»</translation>
  </message>
  <message>
   <source>This line joins the group above it: %1 in %2 does not close it, so hours and pace below are for both. Neither has a rule, so nobody may fetch more or less. Put an empty Disallow: between them to keep them apart</source>
   <translation>ينضم هذا السطر إلى المجموعة التي فوقه: لا يغلقها %1 في %2، فالساعات والوتيرة أدناه للاثنين. ليس لأي منهما قاعدة، فلا يزيد ما يجوز جلبه لأحد ولا ينقص. ضع بينهما Disallow: فارغًا للفصل بينهما</translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for every crawler. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>ينضم هذا السطر إلى المجموعة التي فوقه: لا يغلقها %1 في %2، فالقواعد أدناه لكل زاحف. ضع بينهما سطر Allow أو Disallow، أو Disallow: فارغًا إن كان كل شيء مفتوحًا</numerusform>
    <numerusform>ينضم هذا السطر إلى المجموعة التي فوقه: لا يغلقها %1 في %2، فالقاعدة الوحيدة أدناه لكل زاحف. ضع بينهما سطر Allow أو Disallow، أو Disallow: فارغًا إن كان كل شيء مفتوحًا</numerusform>
    <numerusform>ينضم هذا السطر إلى المجموعة التي فوقه: لا يغلقها %1 في %2، فالقاعدتان أدناه لكل زاحف. ضع بينهما سطر Allow أو Disallow، أو Disallow: فارغًا إن كان كل شيء مفتوحًا</numerusform>
    <numerusform>ينضم هذا السطر إلى المجموعة التي فوقه: لا يغلقها %1 في %2، فالقواعد أدناه (عددها %n) لكل زاحف. ضع بينهما سطر Allow أو Disallow، أو Disallow: فارغًا إن كان كل شيء مفتوحًا</numerusform>
    <numerusform>ينضم هذا السطر إلى المجموعة التي فوقه: لا يغلقها %1 في %2، فالقواعد أدناه (عددها %n) لكل زاحف. ضع بينهما سطر Allow أو Disallow، أو Disallow: فارغًا إن كان كل شيء مفتوحًا</numerusform>
    <numerusform>ينضم هذا السطر إلى المجموعة التي فوقه: لا يغلقها %1 في %2، فالقواعد أدناه (عددها %n) لكل زاحف. ضع بينهما سطر Allow أو Disallow، أو Disallow: فارغًا إن كان كل شيء مفتوحًا</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This line joins the group above it: %1 in %2 does not close it, so the %n rules below are for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</source>
   <comment>This line joins the group above it: %1 in %2 does not close it, so the %n rule below is for %3 too. Put an Allow or Disallow line between them, an empty Disallow: if all is open</comment>
   <translation>
    <numerusform>ينضم هذا السطر إلى المجموعة التي فوقه: لا يغلقها %1 في %2، فالقواعد أدناه تخص %3 أيضًا. ضع بينهما سطر Allow أو Disallow، أو Disallow: فارغًا إن كان كل شيء مفتوحًا</numerusform>
    <numerusform>ينضم هذا السطر إلى المجموعة التي فوقه: لا يغلقها %1 في %2، فالقاعدة الوحيدة أدناه تخص %3 أيضًا. ضع بينهما سطر Allow أو Disallow، أو Disallow: فارغًا إن كان كل شيء مفتوحًا</numerusform>
    <numerusform>ينضم هذا السطر إلى المجموعة التي فوقه: لا يغلقها %1 في %2، فالقاعدتان أدناه تخصان %3 أيضًا. ضع بينهما سطر Allow أو Disallow، أو Disallow: فارغًا إن كان كل شيء مفتوحًا</numerusform>
    <numerusform>ينضم هذا السطر إلى المجموعة التي فوقه: لا يغلقها %1 في %2، فالقواعد أدناه (عددها %n) تخص %3 أيضًا. ضع بينهما سطر Allow أو Disallow، أو Disallow: فارغًا إن كان كل شيء مفتوحًا</numerusform>
    <numerusform>ينضم هذا السطر إلى المجموعة التي فوقه: لا يغلقها %1 في %2، فالقواعد أدناه (عددها %n) تخص %3 أيضًا. ضع بينهما سطر Allow أو Disallow، أو Disallow: فارغًا إن كان كل شيء مفتوحًا</numerusform>
    <numerusform>ينضم هذا السطر إلى المجموعة التي فوقه: لا يغلقها %1 في %2، فالقواعد أدناه (عددها %n) تخص %3 أيضًا. ضع بينهما سطر Allow أو Disallow، أو Disallow: فارغًا إن كان كل شيء مفتوحًا</numerusform>
   </translation>
  </message>
  <message>
   <source>Group that swallows the one above</source>
   <translation>مجموعة تبتلع التي فوقها</translation>
  </message>
  <message>
   <source>Only Allow and Disallow end the run of User-agent lines that a group begins with; other lines must not interfere. So User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: / is one group for both, and blocks everyone, though its author meant X alone. Blank lines do not separate groups either. An empty “Disallow:” before the second User-agent line separates them. Where no rule follows, only hours and pace are shared: that is a note. An agent that is named on both sides is not reported.</source>
   <translation>لا ينهي تتابع أسطر User-agent التي تبدأ بها المجموعة إلا Allow وDisallow؛ ولا يجوز لأسطر أخرى أن تتدخل. ولذلك فإن ‎User-agent: * / Crawl-delay: 5 / User-agent: X / Disallow: /‎ مجموعة واحدة للاثنين وتحجب الجميع، مع أن كاتبها قصد X وحده. والأسطر الفارغة لا تفصل المجموعات أيضًا. «Disallow:» فارغة قبل سطر User-agent الثاني تفصل بينهما. وحيث لا تتبعها قاعدة لا يُشترك إلا في الساعات والوتيرة: وذلك تنويه. والوكيل المسمّى في الجانبين لا يُبلَّغ عنه.</translation>
  </message>
  <message>
   <source>honest takes yes and nothing else: no site can permit an agent to lie about what it is. The line states nothing</source>
   <translation>لا يقبل honest إلا yes: لا يستطيع موقع أن يأذن لوكيل بالكذب في ماهيته. لا يصرّح السطر بشيء</translation>
  </message>
  <message>
   <source>Write yes</source>
   <translation>كتابة yes</translation>
  </message>
  <message>
   <source>honest is yes or nothing</source>
   <translation>قيمة honest هي yes أو لا شيء</translation>
  </message>
  <message>
   <source>honest asks agents to represent truly what they are. The specification gives it one value, yes, and says that there is no other. Any other value is invalid and states nothing; leave the line out instead.</source>
   <translation>يطلب honest من الوكلاء الإفصاح بصدق عن ماهيتهم. تعطيه المواصفة قيمة واحدة هي yes، وتقول إنه لا قيمة سواها. أي قيمة أخرى غير صالحة ولا تصرّح بشيء؛ احذف السطر بدلًا منها.</translation>
  </message>
  <message>
   <source>A honeypot proves something only if both files forbid it: %1 leaves %2 open to *. Put the same Disallow there</source>
   <translation>لا تثبت المصيدة شيئًا إلا إذا منعها الملفان: %1 يترك %2 مفتوحًا لـ *. ضع Disallow نفسها هناك</translation>
  </message>
  <message>
   <source>Honeypot in one file only</source>
   <translation>مصيدة في ملف واحد فقط</translation>
  </message>
  <message>
   <source>A honeypot is a path that no well-behaved agent visits: who comes has not read the rules or does not keep to them. It must be disallowed in robots.txt and in robots2.txt, else an agent that reads the other file comes in good faith. A path counts as a honeypot if it is one of those the specification recommends or if its comment says so.</source>
   <translation>المصيدة مسار لا يزوره أي وكيل حسن السلوك: من يأتيه لم يقرأ القواعد أو لا يلتزم بها. يجب منعه في robots.txt وفي robots2.txt، وإلا جاء بحسن نية وكيل يقرأ الملف الآخر. يُعدّ المسار مصيدة إذا كان من المسارات التي توصي بها المواصفة أو إذا قال تعليقه ذلك.</translation>
  </message>
  <message>
   <source>This is a web page, not a policy file: the server answers with HTML, perhaps its error page or a start page, and crawlers find no rule. Serve plain text here</source>
   <translation>هذه صفحة ويب وليست ملف سياسة: يجيب الخادم بـ HTML، لعله صفحة الخطأ أو صفحة البداية، فلا تجد الزواحف قاعدة. قدّم نصًا عاديًا هنا</translation>
  </message>
  <message>
   <source>The file contains HTML from here on: it decides nothing and does not belong here. Remove it</source>
   <translation>في الملف HTML من هنا فصاعدًا: لا يقرر شيئًا ولا يُقصد وجوده هنا. أزله</translation>
  </message>
  <message>
   <source>HTML instead of text</source>
   <translation>‏HTML بدلًا من النص</translation>
  </message>
  <message>
   <source>The file is, or contains, HTML. Often the server sends its error page or the application's start page for every address, with status 200: crawlers then take it for a policy without rules and fetch everything. Sometimes a plug-in has written markup into the file. Serve text/plain with directives alone, or answer 404 if there is no policy.</source>
   <translation>الملف HTML أو يحوي HTML. كثيرًا ما يرسل الخادم صفحة الخطأ أو صفحة بداية التطبيق لكل عنوان بالحالة 200: فتعدّها الزواحف سياسة بلا قواعد وتجلب كل شيء. وأحيانًا تكون إضافة قد كتبت وسومًا في الملف. قدّم text/plain بتوجيهات فقط، أو أجب 404 إذا لم تكن هناك سياسة.</translation>
  </message>
  <message>
   <source>%1 is HTML for %2; in this file it is read character by character and matches no real URL. Write %2</source>
   <translation>‏%1 هو HTML بدل %2؛ في هذا الملف يُقرأ حرفًا حرفًا ولا يطابق عنوان URL حقيقيًا. اكتب %2</translation>
  </message>
  <message>
   <source>HTML entity in a value</source>
   <translation>كيان HTML في قيمة</translation>
  </message>
  <message>
   <source>&amp;amp; and its like belong in HTML. A policy file is plain text: the five characters are compared as they are, so a rule for a query such as ?a=1&amp;amp;b=2 misses every request. It comes from copying a link out of a page's source.</source>
   <translation>‏‎&amp;amp;‎ وأمثاله مكانها HTML. ملف السياسة نص عادي: تُقارن المحارف الخمسة كما هي، فتخطئ قاعدة لاستعلام مثل ‎?a=1&amp;amp;b=2‎ كل طلب. يأتي ذلك من نسخ رابط من مصدر صفحة.</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more agents of this group are documented not to follow these files. To keep them out, refuse them at the server</source>
   <comment>%1 and %n more agent of this group are documented not to follow these files. To keep them out, refuse them at the server</comment>
   <translation>
    <numerusform>‏%1 موثّق أنه لا يتبع هذه الملفات. لإبعاده ارفضه عند الخادم</numerusform>
    <numerusform>‏%1 ووكيل آخر في هذه المجموعة موثّق أنهما لا يتبعان هذه الملفات. لإبعادهما ارفضهما عند الخادم</numerusform>
    <numerusform>‏%1 ووكيلان آخران في هذه المجموعة موثّق أنهم لا يتبعون هذه الملفات. لإبعادهم ارفضهم عند الخادم</numerusform>
    <numerusform>‏%1 و%n وكلاء آخرون في هذه المجموعة موثّق أنهم لا يتبعون هذه الملفات. لإبعادهم ارفضهم عند الخادم</numerusform>
    <numerusform>‏%1 و%n وكيلًا آخر في هذه المجموعة موثّق أنهم لا يتبعون هذه الملفات. لإبعادهم ارفضهم عند الخادم</numerusform>
    <numerusform>‏%1 و%n وكيل آخر في هذه المجموعة موثّق أنهم لا يتبعون هذه الملفات. لإبعادهم ارفضهم عند الخادم</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files, since it fetches what a person asked for. To keep it out, refuse it at the server</source>
   <translation>‏%1 موثّق أنه لا يتبع هذه الملفات، لأنه يجلب ما طلبه شخص. لإبعاده ارفضه عند الخادم</translation>
  </message>
  <message>
   <source>%1 is documented not to follow these files. To keep it out, refuse it at the server</source>
   <translation>‏%1 موثّق أنه لا يتبع هذه الملفات. لإبعاده ارفضه عند الخادم</translation>
  </message>
  <message>
   <source>Agent that does not follow these files</source>
   <translation>وكيل لا يتبع هذه الملفات</translation>
  </message>
  <message>
   <source>Policy files ask; they do not bar. This agent is documented, by its operator or by observers, not to follow them. The group does no harm and states your will, but only the server or a firewall can refuse the agent.</source>
   <translation>ملفات السياسة تطلب ولا تمنع فعليًا. هذا الوكيل موثّق، من مشغّله أو من المراقبين، أنه لا يتبعها. لا تضر المجموعة وتعبّر عن إرادتك، لكن رد الوكيل لا يقدر عليه إلا الخادم أو جدار حماية.</translation>
  </message>
  <message numerus="yes">
   <source>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</source>
   <comment>This closes the site to *, but some agents listen only to a group that names them: %1 and %n more. Name those that should stay out too</comment>
   <translation>
    <numerusform>هذا يغلق الموقع أمام *، لكن بعض الوكلاء لا يستجيبون إلا لمجموعة تسمّيهم: %1. سمِّ من ينبغي إبعادهم أيضًا</numerusform>
    <numerusform>هذا يغلق الموقع أمام *، لكن بعض الوكلاء لا يستجيبون إلا لمجموعة تسمّيهم: %1 وواحد آخر. سمِّ من ينبغي إبعادهم أيضًا</numerusform>
    <numerusform>هذا يغلق الموقع أمام *، لكن بعض الوكلاء لا يستجيبون إلا لمجموعة تسمّيهم: %1 واثنان آخران. سمِّ من ينبغي إبعادهم أيضًا</numerusform>
    <numerusform>هذا يغلق الموقع أمام *، لكن بعض الوكلاء لا يستجيبون إلا لمجموعة تسمّيهم: %1 و%n آخرون. سمِّ من ينبغي إبعادهم أيضًا</numerusform>
    <numerusform>هذا يغلق الموقع أمام *، لكن بعض الوكلاء لا يستجيبون إلا لمجموعة تسمّيهم: %1 و%n آخرون. سمِّ من ينبغي إبعادهم أيضًا</numerusform>
    <numerusform>هذا يغلق الموقع أمام *، لكن بعض الوكلاء لا يستجيبون إلا لمجموعة تسمّيهم: %1 و%n آخرون. سمِّ من ينبغي إبعادهم أيضًا</numerusform>
   </translation>
  </message>
  <message>
   <source>This closes the site to *, but some agents listen only to a group that names them: %1. Name those that should stay out too</source>
   <translation>هذا يغلق الموقع أمام *، لكن بعض الوكلاء لا يستجيبون إلا لمجموعة تسمّيهم: %1. سمِّ من ينبغي إبعادهم أيضًا</translation>
  </message>
  <message>
   <source>Agents that a group for * does not reach</source>
   <translation>وكلاء لا تصل إليهم مجموعة *</translation>
  </message>
  <message>
   <source>A few agents are documented not to follow the group for *: above all those that check pages for advertising, which an advertiser has asked for. A file that closes the whole site to * leaves it open to them. They do follow a group that names them.</source>
   <translation>بعض الوكلاء موثّق أنهم لا يتبعون مجموعة *: وأولهم من يفحصون الصفحات للإعلان بطلب من معلن. الملف الذي يغلق الموقع كله أمام * يتركه مفتوحًا لهم. وهم يتبعون المجموعة التي تسمّيهم.</translation>
  </message>
  <message>
   <source>Value that the directive does not take</source>
   <translation>قيمة لا يقبلها التوجيه</translation>
  </message>
  <message>
   <source>The value is none that the directive takes, so the line states nothing: the matter stays as if the line were not there, which for a permission mostly means open. The message lists what is valid. Values are compared without case; nothing else is guessed.</source>
   <translation>ليست القيمة مما يقبله التوجيه، فلا يصرّح السطر بشيء: يبقى الأمر كأن السطر غير موجود، وهذا في حالة الإذن يعني غالبًا أنه مفتوح. تذكر الرسالة ما هو صالح. تُقارن القيم دون اعتبار حالة الأحرف؛ ولا يُخمَّن شيء آخر.</translation>
  </message>
  <message>
   <source>no-break space</source>
   <translation>مسافة غير فاصلة</translation>
  </message>
  <message>
   <source>zero width space</source>
   <translation>مسافة معدومة العرض</translation>
  </message>
  <message>
   <source>zero width non-joiner</source>
   <translation>فاصل معدوم العرض</translation>
  </message>
  <message>
   <source>zero width joiner</source>
   <translation>رابط معدوم العرض</translation>
  </message>
  <message>
   <source>left-to-right mark</source>
   <translation>علامة من اليسار إلى اليمين</translation>
  </message>
  <message>
   <source>right-to-left mark</source>
   <translation>علامة من اليمين إلى اليسار</translation>
  </message>
  <message>
   <source>line separator</source>
   <translation>فاصل أسطر</translation>
  </message>
  <message>
   <source>word joiner</source>
   <translation>رابط كلمات</translation>
  </message>
  <message>
   <source>ideographic space</source>
   <translation>مسافة رمزية (إيديوغرافية)</translation>
  </message>
  <message>
   <source>There is an invisible character (%1) here, and it counts as part of the word beside it; remove it</source>
   <translation>هنا محرف غير مرئي (%1) يُعدّ جزءًا من الكلمة المجاورة؛ أزله</translation>
  </message>
  <message>
   <source>Replace it by a space</source>
   <translation>استبدال مسافة به</translation>
  </message>
  <message>
   <source>Remove it</source>
   <translation>إزالته</translation>
  </message>
  <message>
   <source>Invisible character</source>
   <translation>محرف غير مرئي</translation>
  </message>
  <message>
   <source>Text copied from a web page or a word processor often brings spaces that are not spaces (U+00A0) or characters without width. In a policy file they belong to the key, the token or the path they touch: an agent is then never found, a path never matches. Only space and tab are white space here.</source>
   <translation>النص المنسوخ من صفحة ويب أو من معالج نصوص كثيرًا ما يجلب مسافات ليست مسافات (U+00A0) أو محارف بلا عرض. وفي ملف السياسة تصير جزءًا من المفتاح أو الرمز أو المسار الذي تلامسه: فلا يُعثر على الوكيل أبدًا، ولا يطابق المسار أبدًا. الفراغ هنا هو المسافة وعلامة الجدولة فقط.</translation>
  </message>
  <message>
   <source>last-update lies in the future, so agents cannot tell whether they know this version. Write the time of the change, in UTC</source>
   <translation>يقع last-update في المستقبل، فلا يعرف الوكلاء هل لديهم هذا الإصدار. اكتب وقت التغيير بتوقيت UTC</translation>
  </message>
  <message>
   <source>last-update in the future</source>
   <translation>‏last-update في المستقبل</translation>
  </message>
  <message>
   <source>last-update says when the file changed, as YYYY-MM-DD HH:MM UTC. A time to come (more than a day ahead, to leave room for clocks and zones) is a slip of the pen or day and month exchanged; agents that compare it with their copy are led astray.</source>
   <translation>يبيّن last-update متى تغيّر الملف، بالصيغة YYYY-MM-DD HH:MM UTC. الوقت المقبل (بأكثر من يوم، لإفساح المجال للساعات والمناطق) زلّة قلم أو تبديل بين اليوم والشهر؛ والوكلاء الذين يقارنونه بنسختهم يُضلَّلون.</translation>
  </message>
  <message numerus="yes">
   <source>The line has %n bytes; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</source>
   <comment>The line has %n byte; Google's reader cuts lines at 16,663 bytes, so what follows here is not read. Split it</comment>
   <translation>
    <numerusform>السطر بلا بايتات؛ ويقصّ قارئ Google الأسطر عند 16,663 بايت، فما بعده هنا لا يُقرأ. اقسمه</numerusform>
    <numerusform>في السطر بايت واحد؛ ويقصّ قارئ Google الأسطر عند 16,663 بايت، فما بعده هنا لا يُقرأ. اقسمه</numerusform>
    <numerusform>في السطر بايتان؛ ويقصّ قارئ Google الأسطر عند 16,663 بايت، فما بعده هنا لا يُقرأ. اقسمه</numerusform>
    <numerusform>في السطر %n بايتات؛ ويقصّ قارئ Google الأسطر عند 16,663 بايت، فما بعده هنا لا يُقرأ. اقسمه</numerusform>
    <numerusform>في السطر %n بايتًا؛ ويقصّ قارئ Google الأسطر عند 16,663 بايت، فما بعده هنا لا يُقرأ. اقسمه</numerusform>
    <numerusform>في السطر %n بايت؛ ويقصّ قارئ Google الأسطر عند 16,663 بايت، فما بعده هنا لا يُقرأ. اقسمه</numerusform>
   </translation>
  </message>
  <message>
   <source>Very long line</source>
   <translation>سطر طويل جدًا</translation>
  </message>
  <message>
   <source>Readers bound the length of a line. Google's open-source reader cuts it at 16,663 bytes, eight times the longest URL that browsers took for long; the rest of the line is dropped. A directive of this length is nearly always a list or a file that lost its line breaks.</source>
   <translation>يضع القرّاء حدًا لطول السطر. قارئ Google المفتوح المصدر يقصّه عند 16,663 بايت، وهو ثمانية أمثال أطول عنوان URL قبلته المتصفحات زمنًا طويلًا؛ ويُسقط باقي السطر. التوجيه بهذا الطول يكاد يكون دائمًا قائمة أو ملفًا فقد فواصل أسطره.</translation>
  </message>
  <message>
   <source>%1 obeys only this group and ignores the rules for * (e.g. %3, %2). Copy the ones it needs</source>
   <translation>‏%1 لا يلتزم إلا بهذه المجموعة ويتجاهل قواعد * (مثل %2 في %3). انسخ منها ما يحتاج إليه</translation>
  </message>
  <message>
   <source>Named group that loses the rules for *</source>
   <translation>مجموعة مسمّاة تفقد قواعد *</translation>
  </message>
  <message>
   <source>An agent follows the most specific group that names it, and no other. A group for a named agent therefore frees it from every rule for *. Often it was made to add one rule or a Crawl-delay, and opens the closed folders by mistake. Repeat in it what should apply there too, or name the agent in the group for *.</source>
   <translation>يتبع الوكيل أخص مجموعة تسمّيه ولا يتبع غيرها. ولذلك تعفيه المجموعة التي تسمّيه من كل ما يقال لـ *. كثيرًا ما أُنشئت لإضافة قاعدة واحدة أو Crawl-delay فتفتح المجلدات المغلقة دون انتباه. كرّر فيها ما ينبغي أن يسري هناك أيضًا، أو اذكر اسم الوكيل في مجموعة *.</translation>
  </message>
  <message numerus="yes">
   <source>The file has lost its line breaks: this line contains %n directives, and crawlers read at most the first. Put each on its own line</source>
   <comment>The file has lost its line breaks: this line contains %n directive, and crawlers read at most the first. Put each on its own line</comment>
   <translation>
    <numerusform>فقد الملف فواصل أسطره: لا توجيهات في هذا السطر. ضع كلًّا منها في سطر مستقل</numerusform>
    <numerusform>فقد الملف فواصل أسطره: في هذا السطر توجيه واحد قد تقرؤه الزواحف. ضعه في سطر مستقل</numerusform>
    <numerusform>فقد الملف فواصل أسطره: في هذا السطر توجيهان، وتقرأ الزواحف أولهما على الأكثر. ضع كلًّا منهما في سطر مستقل</numerusform>
    <numerusform>فقد الملف فواصل أسطره: في هذا السطر %n توجيهات، وتقرأ الزواحف أولها على الأكثر. ضع كلًّا منها في سطر مستقل</numerusform>
    <numerusform>فقد الملف فواصل أسطره: في هذا السطر %n توجيهًا، وتقرأ الزواحف أولها على الأكثر. ضع كلًّا منها في سطر مستقل</numerusform>
    <numerusform>فقد الملف فواصل أسطره: في هذا السطر %n توجيه، وتقرأ الزواحف أولها على الأكثر. ضع كلًّا منها في سطر مستقل</numerusform>
   </translation>
  </message>
  <message>
   <source>Split at directives and comments</source>
   <translation>التقسيم عند التوجيهات والتعليقات</translation>
  </message>
  <message>
   <source>Lost line breaks</source>
   <translation>فواصل أسطر مفقودة</translation>
  </message>
  <message>
   <source>Each directive needs its own line. A form, a template or a copy has put several lines into one; what a crawler then reads is the first directive with all the rest as its value, or, behind a #, nothing at all. The fix splits the line before every directive and every #; read the result before you publish it, since prose may contain such words too.</source>
   <translation>في السطر الواحد توجيه واحد. وضع نموذج أو قالب أو نسخ عدة أسطر في سطر واحد؛ فما يقرؤه الزاحف هو التوجيه الأول وكل الباقي قيمته، أو لا شيء على الإطلاق بعد #. يقسم الإصلاح السطر قبل كل توجيه وكل علامة تعليق؛ اقرأ النتيجة قبل نشرها، فقد يحوي الكلام العادي مثل هذه الكلمات أيضًا.</translation>
  </message>
  <message>
   <source>From here on the file is managed by the Yoast plug-in: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>من هنا فصاعدًا تدير إضافة Yoast الملف: ستُستبدل تغييراتك أو تتكرر. غيّره في الإعدادات هناك؛ وتُقرأ قواعدك للوكلاء أنفسهم مع هذه</translation>
  </message>
  <message>
   <source>From here on the file is managed by %1: your changes will be overwritten or duplicated. Change it in the settings there; your own rules for the same agents are read together with these</source>
   <translation>من هنا فصاعدًا يدير %1 الملف: ستُستبدل تغييراتك أو تتكرر. غيّره في الإعدادات هناك؛ وتُقرأ قواعدك للوكلاء أنفسهم مع هذه</translation>
  </message>
  <message>
   <source>Block managed by somebody else</source>
   <translation>كتلة يديرها طرف آخر</translation>
  </message>
  <message>
   <source>A content delivery network or a plug-in puts its own block into the file when it is served, between marks. What is served is then not the file on your disk. Groups for the same agent in the block and in your part are read as one by crawlers of the standard, so the block can open or close what you did not.</source>
   <translation>تضع شبكة توصيل محتوى أو إضافة كتلتها في الملف عند خروجه، بين علامتين. فما يُقدَّم ليس الملف الموجود على قرصك. تقرأ زواحف المعيار مجموعات الوكيل نفسه في الكتلة وفي جزئك مجموعةً واحدة، فقد تفتح الكتلة أو تغلق ما لم تفعله أنت.</translation>
  </message>
  <message>
   <source>compete: no applies to competitors in your market, but no market is declared: agents must guess who is meant. Add a line such as “market: reference-publishing”</source>
   <translation>يخاطب compete: no المنافسين في سوقك، لكن لا سوق معلن: على الوكلاء تخمين المقصود. أضف سطرًا مثل «market: reference-publishing»</translation>
  </message>
  <message>
   <source>compete: no without market</source>
   <translation>‏compete: no بلا market</translation>
  </message>
  <message>
   <source>compete: no forbids the use by a competitor in the declared market. Without market it still applies, but every agent judges for itself whether its operator competes with you. One line of free text settles it.</source>
   <translation>يمنع compete: no الاستخدام على منافس في السوق المعلن. بدون market يظل ساريًا، لكن كل وكيل يقدّر بنفسه هل ينافسك مشغّله. سطر واحد من نص حر يحسم ذلك.</translation>
  </message>
  <message>
   <source>A meta line is written “# meta: %1: value”; without the colon it is a comment like any other</source>
   <translation>يُكتب السطر الوصفي «‎# meta: %1: value‎»؛ وبدون النقطتين هو تعليق كغيره</translation>
  </message>
  <message>
   <source>Meta lines count only before the first directive, which is in %1; this is a comment like any other. Move it up</source>
   <translation>لا تُحتسب الأسطر الوصفية إلا قبل أول توجيه، وهو في %1؛ وهذا تعليق كغيره. انقله لأعلى</translation>
  </message>
  <message>
   <source>%1 is not a meta key. Did you mean %2?</source>
   <translation>‏%1 ليس مفتاحًا وصفيًا. هل تقصد %2؟</translation>
  </message>
  <message>
   <source>%1 is not a meta key of the specification; agents ignore it</source>
   <translation>‏%1 ليس مفتاحًا وصفيًا في المواصفة؛ ويتخطاه الوكلاء</translation>
  </message>
  <message>
   <source>%1 is given above already; one is enough</source>
   <translation>‏%1 مذكور أعلاه من قبل؛ وواحد يكفي</translation>
  </message>
  <message>
   <source>Meta line that is not read</source>
   <translation>سطر وصفي لا يُقرأ</translation>
  </message>
  <message>
   <source>Facts about the file are comments at its top, before the first directive: “# meta: key: value” with one of the keys spec-version, last-update, update-frequency, significant-change, authored-by, contact, jurisdiction, licence and chain-id. Written differently, or further down, they are comments like any other.</source>
   <translation>تقع البيانات عن الملف في تعليقات أعلاه، قبل أول توجيه: «‎# meta: key: value‎» بأحد المفاتيح spec-version وlast-update وupdate-frequency وsignificant-change وauthored-by وcontact وjurisdiction وlicence وchain-id. إذا كُتبت بغير ذلك أو وقعت أسفل من ذلك فهي تعليقات كغيرها.</translation>
  </message>
  <message>
   <source>%1 is misspelt and has no colon: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>‏%1 مكتوب خطأ وبلا نقطتين: يقرأ Google السطر، وتتجاهله الزواحف الأخرى. اكتب %2</translation>
  </message>
  <message>
   <source>No colon behind %1: Google reads the line, other crawlers ignore it. Write %2</source>
   <translation>لا نقطتين بعد %1: يقرأ Google السطر، وتتجاهله الزواحف الأخرى. اكتب %2</translation>
  </message>
  <message>
   <source>No colon behind %1: the line decides nothing. Write %2</source>
   <translation>لا نقطتين بعد %1: لا يقرر السطر شيئًا. اكتب %2</translation>
  </message>
  <message>
   <source>Put the colon in</source>
   <translation>إضافة النقطتين</translation>
  </message>
  <message>
   <source>Missing colon</source>
   <translation>نقطتان مفقودتان</translation>
  </message>
  <message>
   <source>A line is a key, a colon and a value. Without the colon it is none and is passed over by every reader that keeps to the standard; only Google guesses, and only where the line has exactly two words, misspelt ones among them. To the others the rule that was meant does not count.</source>
   <translation>السطر مفتاح ونقطتان وقيمة. بدون النقطتين لا يكون كذلك ويتخطاه كل قارئ يلتزم بالمعيار؛ لا يخمّن إلا Google، وفقط حيث في السطر كلمتان تمامًا، ومنها المكتوبة خطأ. أما عند غيره فالقاعدة المقصودة لا تُحتسب.</translation>
  </message>
  <message>
   <source>For agents without their own block nothing is stated about %1. Unstated is not an answer: say yes, no or ask</source>
   <translation>لم يُذكر شيء عن %1 للوكلاء الذين ليست لهم كتلة. وunstated ليست إجابة: قل yes أو no أو ask</translation>
  </message>
  <message>
   <source>crawl, read or train is not stated</source>
   <translation>‏crawl أو read أو train غير مذكور</translation>
  </message>
  <message>
   <source>Nothing is obligatory in robots2.txt, but three directives are what most agents look for: crawl and read, which everything else hangs on, and train. What no file states is neither permitted nor forbidden, and each agent then does as it likes.</source>
   <translation>لا شيء إلزامي في robots2.txt، لكن ثلاثة توجيهات هي ما يبحث عنه معظم الوكلاء: crawl وread اللذان يتوقف عليهما كل شيء آخر، وtrain. ما لا يصرّح به أي ملف ليس مسموحًا ولا ممنوعًا، وكل وكيل يفعل عندئذ ما يشاء.</translation>
  </message>
  <message numerus="yes">
   <source>%n lines end otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</source>
   <comment>%n line ends otherwise than the rest (%1), the first here. Crawlers read every kind; a program that knows one kind alone may run lines together</comment>
   <translation>
    <numerusform>لا أسطر تنتهي بغير ما تنتهي به البقية (%1). تقرأ الزواحف كل نوع؛ والبرنامج الذي لا يعرف إلا نوعًا واحدًا قد يدمج الأسطر</numerusform>
    <numerusform>سطر واحد ينتهي بغير ما تنتهي به البقية (%1)، وهو هنا. تقرأ الزواحف كل نوع؛ والبرنامج الذي لا يعرف إلا نوعًا واحدًا قد يدمج الأسطر</numerusform>
    <numerusform>سطران ينتهيان بغير ما تنتهي به البقية (%1)، والأول هنا. تقرأ الزواحف كل نوع؛ والبرنامج الذي لا يعرف إلا نوعًا واحدًا قد يدمج الأسطر</numerusform>
    <numerusform>%n أسطر تنتهي بغير ما تنتهي به البقية (%1)، والأول هنا. تقرأ الزواحف كل نوع؛ والبرنامج الذي لا يعرف إلا نوعًا واحدًا قد يدمج الأسطر</numerusform>
    <numerusform>%n سطرًا تنتهي بغير ما تنتهي به البقية (%1)، والأول هنا. تقرأ الزواحف كل نوع؛ والبرنامج الذي لا يعرف إلا نوعًا واحدًا قد يدمج الأسطر</numerusform>
    <numerusform>%n سطر تنتهي بغير ما تنتهي به البقية (%1)، والأول هنا. تقرأ الزواحف كل نوع؛ والبرنامج الذي لا يعرف إلا نوعًا واحدًا قد يدمج الأسطر</numerusform>
   </translation>
  </message>
  <message>
   <source>Make all line ends %1</source>
   <translation>جعل كل نهايات الأسطر %1</translation>
  </message>
  <message>
   <source>Mixed line ends</source>
   <translation>نهايات أسطر مختلطة</translation>
  </message>
  <message>
   <source>Lines may end at LF, CRLF or CR, and the standard's readers take all three, also mixed. Home-made readers often know one of them: a lone CR then glues two lines together, which loses a rule. Mixed line ends mostly come from files put together on several systems.</source>
   <translation>يجوز أن تنتهي الأسطر بـ LF أو CRLF أو CR، وقرّاء المعيار يقبلون الثلاثة كلها، ولو مختلطة. القرّاء المصنوعون محليًا كثيرًا ما يعرفون واحدة منها: فيلصق CR المنفرد سطرين معًا وتضيع قاعدة. تأتي النهايات المختلطة غالبًا من ملفات جُمعت على عدة أنظمة.</translation>
  </message>
  <message>
   <source>User-agent names no agent, so the rules below apply to no agent. Write * for every crawler, or a product token</source>
   <translation>لا يسمّي User-agent أحدًا، فالقواعد أدناه ليست لأحد. اكتب * لكل زاحف، أو رمز منتج</translation>
  </message>
  <message>
   <source>Write *</source>
   <translation>كتابة *</translation>
  </message>
  <message>
   <source>User-agent without a name</source>
   <translation>‏User-agent بلا اسم</translation>
  </message>
  <message>
   <source>A User-agent line without a value names no crawler. It still opens a group, so the rules below belong to it and reach nobody. Mostly * was meant.</source>
   <translation>سطر User-agent بلا قيمة لا يسمّي أي زاحف. لكنه يفتح مجموعة، فتنتمي القواعد التالية إليها ولا تصل إلى أحد. غالبًا كان المقصود *.</translation>
  </message>
  <message>
   <source>No empty line separates this group from the one above. Put one between them</source>
   <translation>لا سطر فارغ يفصل هذه المجموعة عن التي فوقها. ضع سطرًا بينهما</translation>
  </message>
  <message>
   <source>Put an empty line before the group</source>
   <translation>وضع سطر فارغ قبل المجموعة</translation>
  </message>
  <message>
   <source>Groups without an empty line between them</source>
   <translation>مجموعات بلا سطر فارغ بينها</translation>
  </message>
  <message>
   <source>robots-ai.txt should have an empty line between its groups. Readers that follow RFC 9309 do not need it; old ones end a group at the empty line and would take two groups for one. Comments directly above a User-agent line go with it.</source>
   <translation>ينبغي أن يكون في robots-ai.txt سطر فارغ بين مجموعاته. القرّاء الذين يتبعون RFC 9309 لا يحتاجون إليه؛ أما القدامى فينهون المجموعة عند السطر الفارغ وقد يعدّون مجموعتين مجموعة واحدة. والتعليقات التي فوق سطر User-agent مباشرةً تتبعه.</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it. Say no here too, or yes there</source>
   <translation>لا يمكن أن يسري هذا: %1 في %2 يمنعه. قل no هنا أيضًا، أو yes هناك</translation>
  </message>
  <message>
   <source>This cannot take effect: %1 in %2 forbids it to this block's agents. Say no here too, or yes there</source>
   <translation>لا يمكن أن يسري هذا: %1 في %2 يمنعه على وكلاء هذه الكتلة. قل no هنا أيضًا، أو yes هناك</translation>
  </message>
  <message>
   <source>Permission that cannot take effect</source>
   <translation>إذن لا يمكن أن يسري</translation>
  </message>
  <message>
   <source>One directive follows from another: crawl: no forbids reading, and read: no forbids every use: summarise, quote, derivative, train, store, compete, personalise and monetise. A yes, an ask or a short-only for one of these beside it cannot take effect. Decide which of the two is meant.</source>
   <translation>توجيه يترتب على آخر: crawl: no يمنع القراءة، وread: no يمنع كل استخدام: summarise وquote وderivative وtrain وstore وcompete وpersonalise وmonetise. القيمة yes أو ask أو short-only لأحدها بجانبه لا يمكن أن تسري. قرّر أيهما المقصود.</translation>
  </message>
  <message>
   <source>No report-to line: nobody knows where to report an agent that does not keep to this file. Add an address or a URL</source>
   <translation>لا سطر report-to: لا يعرف أحد أين يبلّغ عن وكيل لا يلتزم بهذا الملف. أضف عنوان بريد أو عنوان URL</translation>
  </message>
  <message>
   <source>Nowhere to report to</source>
   <translation>لا جهة للإبلاغ</translation>
  </message>
  <message>
   <source>report-to names a mail address or a URL for reports of agents that break the policy, and for agents that have questions. It is optional; several lines are allowed.</source>
   <translation>يسمّي report-to عنوان بريد أو عنوان URL لبلاغات عن الوكلاء الذين يخالفون السياسة، وللوكلاء الذين لديهم أسئلة. وهو اختياري؛ وتجوز عدة أسطر.</translation>
  </message>
  <message>
   <source>The file has no User-agent line, so it says nothing to any agent. Add a group, or do not publish the file</source>
   <translation>ليس في الملف سطر User-agent، فلا يقول شيئًا لأي وكيل. أضف مجموعة، أو لا تنشر الملف</translation>
  </message>
  <message>
   <source>robots-ai.txt without a group</source>
   <translation>ملف robots-ai.txt بلا مجموعة</translation>
  </message>
  <message>
   <source>The specification of robots-ai.txt asks for at least one User-agent line, and its validator rejects a file without one. Crawlers take such a file like a missing one: it restricts nothing.</source>
   <translation>تطلب مواصفة robots-ai.txt سطر User-agent واحدًا على الأقل، ويرفض مدقّقها ملفًا بدونه. وتعامل الزواحف مثل هذا الملف كأنه مفقود: لا يقيّد شيئًا.</translation>
  </message>
  <message>
   <source>The file contains NUL bytes. Some crawlers end the line there, others the file; remove them</source>
   <translation>في الملف بايتات NUL. بعض الزواحف ينهي السطر عندها وبعضها ينهي الملف؛ أزلها</translation>
  </message>
  <message numerus="yes">
   <source>The file contains NUL bytes in %n places. Some crawlers end the line there, others the file; remove them</source>
   <comment>The file contains NUL bytes in %n place. Some crawlers end the line there, others the file; remove them</comment>
   <translation>
    <numerusform>لا بايتات NUL في الملف. بعض الزواحف ينهي السطر عندها وبعضها ينهي الملف؛ أزلها</numerusform>
    <numerusform>في الملف بايتات NUL في موضع واحد. بعض الزواحف ينهي السطر عندها وبعضها ينهي الملف؛ أزلها</numerusform>
    <numerusform>في الملف بايتات NUL في موضعين. بعض الزواحف ينهي السطر عندها وبعضها ينهي الملف؛ أزلها</numerusform>
    <numerusform>في الملف بايتات NUL في %n مواضع. بعض الزواحف ينهي السطر عندها وبعضها ينهي الملف؛ أزلها</numerusform>
    <numerusform>في الملف بايتات NUL في %n موضعًا. بعض الزواحف ينهي السطر عندها وبعضها ينهي الملف؛ أزلها</numerusform>
    <numerusform>في الملف بايتات NUL في %n موضع. بعض الزواحف ينهي السطر عندها وبعضها ينهي الملف؛ أزلها</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove the NUL bytes</source>
   <translation>إزالة بايتات NUL</translation>
  </message>
  <message>
   <source>NUL byte</source>
   <translation>بايت NUL</translation>
  </message>
  <message>
   <source>A NUL byte has no meaning in a text. Google's reader ends the line at it, programs written in C may end the whole file there, others keep it as a part of the path. It mostly comes from a broken export or from a file in UTF-16 without its mark.</source>
   <translation>لا معنى لبايت NUL في نص. ينهي قارئ Google السطر عنده، وقد تنهي البرامج المكتوبة بلغة C الملف كله هناك، وتبقيه أخرى جزءًا من المسار. يأتي غالبًا من تصدير معطوب أو من ملف UTF-16 بلا علامته.</translation>
  </message>
  <message numerus="yes">
   <source>%1 are labels of earlier drafts. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</source>
   <comment>%1 is a label of an earlier draft. The labels now are train-ai, ai-use and search, and readers of today's draft pass over others</comment>
   <translation>
    <numerusform>‏%1 وسوم من مسودات سابقة. الوسوم الآن هي train-ai وai-use وsearch، وقرّاء مسودة اليوم يتجاوزون غيرها</numerusform>
    <numerusform>‏%1 وسم من مسودة سابقة. الوسوم الآن هي train-ai وai-use وsearch، وقرّاء مسودة اليوم يتجاوزون غيرها</numerusform>
    <numerusform>‏%1 وسمان من مسودات سابقة. الوسوم الآن هي train-ai وai-use وsearch، وقرّاء مسودة اليوم يتجاوزون غيرها</numerusform>
    <numerusform>‏%1 وسوم من مسودات سابقة. الوسوم الآن هي train-ai وai-use وsearch، وقرّاء مسودة اليوم يتجاوزون غيرها</numerusform>
    <numerusform>‏%1 وسوم من مسودات سابقة. الوسوم الآن هي train-ai وai-use وsearch، وقرّاء مسودة اليوم يتجاوزون غيرها</numerusform>
    <numerusform>‏%1 وسوم من مسودات سابقة. الوسوم الآن هي train-ai وai-use وsearch، وقرّاء مسودة اليوم يتجاوزون غيرها</numerusform>
   </translation>
  </message>
  <message>
   <source>Label of an earlier draft</source>
   <translation>وسم من مسودة سابقة</translation>
  </message>
  <message>
   <source>The vocabulary of Content-Usage has changed from draft to draft. Today it has three labels: train-ai (training models), ai-use (use by AI systems otherwise) and search. None of them covers another, so bots, all and tdm have to be written as all three. The fix keeps what each old label said; labels that the line already has in today's form win. ai is written as train-ai and ai-use, which is Gatepost's reading of it.</source>
   <translation>تغيّرت مفردات Content-Usage من مسودة إلى أخرى. فيها اليوم ثلاثة وسوم: train-ai (تدريب النماذج) وai-use (ما سوى ذلك من استخدام أنظمة الذكاء الاصطناعي) وsearch. ولا يشمل أي منها غيره، فيجب أن تُكتب bots وall وtdm بالوسوم الثلاثة. يحفظ الإصلاح ما قاله كل وسم قديم؛ والغلبة للوسوم التي في السطر أصلًا بصيغة اليوم. ويُكتب ai بالوسمين train-ai وai-use، وهذه قراءة Gatepost له.</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n other lines of this file are directives of %2 and decide nothing in %3. Move them there</source>
   <comment>%1 and %n other line of this file are directives of %2 and decide nothing in %3. Move them there</comment>
   <translation>
    <numerusform>‏%1 من توجيهات %2 ولا يقرر شيئًا في %3. انقله إلى هناك</numerusform>
    <numerusform>‏%1 وسطر واحد آخر من هذا الملف من توجيهات %2 ولا يقرران شيئًا في %3. انقلهما إلى هناك</numerusform>
    <numerusform>‏%1 وسطران آخران من هذا الملف من توجيهات %2 ولا تقرر شيئًا في %3. انقلها إلى هناك</numerusform>
    <numerusform>‏%1 و%n أسطر أخرى من هذا الملف من توجيهات %2 ولا تقرر شيئًا في %3. انقلها إلى هناك</numerusform>
    <numerusform>‏%1 و%n سطرًا آخر من هذا الملف من توجيهات %2 ولا تقرر شيئًا في %3. انقلها إلى هناك</numerusform>
    <numerusform>‏%1 و%n سطر آخر من هذا الملف من توجيهات %2 ولا تقرر شيئًا في %3. انقلها إلى هناك</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 is a directive of %2 and decides nothing in %3. Move it there</source>
   <translation>‏%1 من توجيهات %2 ولا يقرر شيئًا في %3. انقله إلى هناك</translation>
  </message>
  <message>
   <source>Make it a comment</source>
   <translation>جعله تعليقًا</translation>
  </message>
  <message>
   <source>Directive of another file</source>
   <translation>توجيه ملف آخر</translation>
  </message>
  <message>
   <source>The directive exists, but in another file of the site. Readers of robots.txt know nothing of the AI policy of robots2.txt, and readers of robots2.txt take no Crawl-delay or Visit-time from it: there, pace is said with rate. In the wrong file the line is passed over.</source>
   <translation>التوجيه موجود، لكن في ملف آخر من الموقع. قرّاء robots.txt لا يعرفون شيئًا عن سياسة الذكاء الاصطناعي في robots2.txt، وقرّاء robots2.txt لا يأخذون منه Crawl-delay ولا Visit-time: تُذكر الوتيرة هناك بـ rate. في الملف الخطأ يُتخطى السطر.</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>تتقاطع هذه الساعات مع ساعات %1 الذي يذكر وتيرة أخرى. والساري هو الأبطأ (هذا السطر). افصل الساعات أو أبقِ سطرًا واحدًا</translation>
  </message>
  <message>
   <source>These hours overlap those of %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>تتقاطع هذه الساعات مع ساعات %1 الذي يذكر وتيرة أخرى. والساري هو الأبطأ (%1). افصل الساعات أو أبقِ سطرًا واحدًا</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (this one) applies. Separate the hours, or keep one line</source>
   <translation>ليس لهذا السطر ساعات، فيتقاطع مع %1 الذي يذكر وتيرة أخرى. والساري هو الأبطأ (هذا السطر). افصل الساعات أو أبقِ سطرًا واحدًا</translation>
  </message>
  <message>
   <source>This line has no hours, so it overlaps %1, which states a different pace. The slower one (%1) applies. Separate the hours, or keep one line</source>
   <translation>ليس لهذا السطر ساعات، فيتقاطع مع %1 الذي يذكر وتيرة أخرى. والساري هو الأبطأ (%1). افصل الساعات أو أبقِ سطرًا واحدًا</translation>
  </message>
  <message>
   <source>Two paces for the same time</source>
   <translation>وتيرتان للوقت نفسه</translation>
  </message>
  <message>
   <source>Two Request-rate lines of one group apply at the same time and name different paces. The slowest decides, so the other line has no effect there. Mostly two windows share their last and first minute: both ends belong to a window, so 0600-1200 is followed by 1201-1800.</source>
   <translation>سطرا Request-rate في مجموعة واحدة يسريان في الوقت نفسه ويذكران وتيرتين مختلفتين. الأبطأ يحسم، فلا أثر للسطر الآخر هناك. غالبًا تشترك نافذتان في آخر دقيقة وأولها: الطرفان جزء من النافذة، فبعد ‎0600-1200‎ تأتي ‎1201-1800‎.</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. To keep crawlers out at some hours, refuse them at the server</source>
   <translation>لا زاحف كبير موثّق أنه يتبع %1. لإبعاد الزواحف في بعض الساعات ارفضها عند الخادم</translation>
  </message>
  <message>
   <source>No large crawler is documented to follow %1. Slow them down at the server, with status 429 or 503 when there is too much</source>
   <translation>لا زاحف كبير موثّق أنه يتبع %1. أبطئ الزواحف عند الخادم، بالحالة 429 أو 503 عند كثرة الطلبات</translation>
  </message>
  <message>
   <source>Hours or rate that hardly any crawler reads</source>
   <translation>ساعات أو معدل لا يكاد يقرؤه أي زاحف</translation>
  </message>
  <message>
   <source>Visit-time and Request-rate come from a draft of 1996 that was never finished. No operator of a large crawler documents that it follows them; some understand Crawl-delay. The lines do no harm, but the load that they are meant to prevent comes all the same.</source>
   <translation>مصدر Visit-time وRequest-rate مسودة من عام 1996 لم تكتمل قط. لا يوثّق أي مشغّل لزاحف كبير أنه يتبعهما؛ وبعض الزواحف يفهم Crawl-delay. لا ضرر من هذه الأسطر، لكن الحمل الذي يُراد بها منعه يأتي مع ذلك.</translation>
  </message>
  <message>
   <source>In robots-ai.txt a path has to begin with /. Write %1</source>
   <translation>في robots-ai.txt يجب أن يبدأ المسار بـ /. اكتب %1</translation>
  </message>
  <message>
   <source>%1 begins with a host, so the rule matches nothing. Write %2, if it is a path on this host</source>
   <translation>يبدأ %1 بمضيف، فلا تطابق القاعدة شيئًا. اكتب %2 إن كان مسارًا على هذا المضيف</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so the rule matches nothing. Write %2</source>
   <translation>لا تبدأ %1 بـ / ولا بـ *، فلا تطابق القاعدة شيئًا. اكتب %2</translation>
  </message>
  <message>
   <source>Path without a leading /</source>
   <translation>مسار بلا / في أوله</translation>
  </message>
  <message>
   <source>Every path of a URL begins with /, and a rule is compared from the path's beginning on. A value that begins neither with / nor with * therefore matches nothing: the page that was to be closed stays open. Write /folder for a folder at the top, /*.php or *.php for an ending anywhere. robots-ai.txt does not take a path that begins with *.</source>
   <translation>كل مسار في عنوان URL يبدأ بـ /، وتُقارن القاعدة من بداية المسار. ولذلك لا تطابق القيمة التي لا تبدأ بـ / ولا بـ * شيئًا: تبقى الصفحة التي أُريد إغلاقها مفتوحة. اكتب ‎/folder‎ لمجلد في الأعلى، و‎/*.php‎ أو ‎*.php‎ لنهاية في أي مكان. ولا يقبل robots-ai.txt مسارًا يبدأ بـ *.</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal. Google's parser reads %2 and finds its crawler; others compare the whole name. Write %2 alone</source>
   <translation>‏%1 نمط من اقتراح الأغراض. يقرأ محلل Google ‏%2 ويجد زاحفه؛ أما غيره فيقارن الاسم كله. اكتب %2 وحده</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: plain crawlers compare names character by character and never find themselves here. Name each agent as well</source>
   <translation>‏%1 نمط من اقتراح الأغراض: الزواحف العادية تقارن الأسماء حرفًا حرفًا ولا تجد نفسها هنا أبدًا. سمِّ كل وكيل أيضًا</translation>
  </message>
  <message>
   <source>%1 is a pattern of the purpose proposal: crawlers that compare whole names never find themselves here, and those that cut names as Google does read %2. Name each agent as well</source>
   <translation>‏%1 نمط من اقتراح الأغراض: الزواحف التي تقارن الأسماء كاملة لا تجد نفسها هنا أبدًا، والتي تقصّ الأسماء كما يفعل Google تقرأ %2. سمِّ كل وكيل أيضًا</translation>
  </message>
  <message>
   <source>Pattern in place of an agent's name</source>
   <translation>نمط في موضع اسم وكيل</translation>
  </message>
  <message>
   <source>A draft of 2024 proposes regular expressions in User-agent lines, and people write names such as *-ai. Gatepost reads them as their author meant, but crawlers that follow RFC 9309 know a name or the single *, nothing between. They then fall back to the group for *. Google's parser cuts the value at the first character that a name cannot have, so Googlebot* means Googlebot to it. Name the agents one by one, and keep the pattern if you want to be ready for readers of the proposal.</source>
   <translation>تقترح مسودة من عام 2024 تعابير نمطية في أسطر User-agent، ويكتب الناس أسماء مثل ‎*-ai‎. يقرؤها Gatepost كما قصدها كاتبها، لكن الزواحف التي تتبع RFC 9309 تعرف اسمًا أو * وحدها، ولا شيء بينهما. فتعود إلى مجموعة *. يقصّ محلل Google القيمة عند أول محرف لا يرد في الأسماء، فيعني ‎Googlebot*‎ عنده Googlebot. سمِّ الوكلاء واحدًا واحدًا، وأبقِ النمط إن أردت الاستعداد لقرّاء الاقتراح.</translation>
  </message>
  <message>
   <source>%1 is directly below a group but is global: it applies to every agent. For some agents only, put it in a block such as [agent: ai-assistant]</source>
   <translation>يقع %1 تحت مجموعة مباشرة لكنه عام: يسري على كل وكيل. لبعض الوكلاء وحدهم ضعه في كتلة مثل ‎[agent: ai-assistant]‎</translation>
  </message>
  <message>
   <source>Global policy that looks like a group's</source>
   <translation>سياسة عامة تبدو كأنها لمجموعة</translation>
  </message>
  <message>
   <source>Policy directives outside [agent: …] blocks are global wherever they are, also below a User-agent group. Written directly under “User-agent: GPTBot” a line such as “train: no” looks as if it were for GPTBot alone. Part them with a blank line, or use a block.</source>
   <translation>توجيهات السياسة خارج كتل ‎[agent: …]‎ عامة أينما وقعت، ولو تحت مجموعة User-agent. إذا كُتب سطر مثل «train: no» مباشرة تحت «User-agent: GPTBot» بدا كأنه لـ GPTBot وحده. افصل بينهما بسطر فارغ، أو استخدم كتلة.</translation>
  </message>
  <message>
   <source>The site has a %1, and this rule keeps crawlers that take it literally from reading it. Add %2</source>
   <translation>في الموقع ملف %1، وهذه القاعدة تمنع الزواحف التي تتبع الحرفية من قراءته. أضف %2</translation>
  </message>
  <message>
   <source>Policy file that crawlers may not fetch</source>
   <translation>ملف سياسة لا يجوز للزواحف جلبه</translation>
  </message>
  <message>
   <source>Only /robots.txt is exempt from its own rules by the standard. Gatepost takes the site's other policy files to be exempt too, or no agent could learn what they say; an agent that takes rules literally does not fetch a file that the rules for * close. An Allow for it does no harm and leaves no doubt.</source>
   <translation>لا يستثني المعيار من قواعده إلا ‎/robots.txt‎ نفسه. ويعدّ Gatepost ملفات السياسة الأخرى للموقع مستثناة أيضًا، وإلا لم يعلم أي وكيل ما تقوله؛ والوكيل الذي يتبع الحرفية لا يجلب ملفًا تغلقه قواعد *. إضافة Allow له لا تضر ولا تترك شكًا.</translation>
  </message>
  <message>
   <source>Crawlers fetch /robots.txt whatever it says, or they could not know this rule. Remove it</source>
   <translation>تجلب الزواحف ‎/robots.txt‎ مهما قال، وإلا لم تعرف هذه القاعدة. أزلها</translation>
  </message>
  <message>
   <source>A crawler that keeps to this rule never reads %1 and so misses the policy in it. Remove the rule</source>
   <translation>الزاحف الذي يلتزم بهذه القاعدة لا يقرأ %1 أبدًا فتفوته السياسة التي فيه. أزل القاعدة</translation>
  </message>
  <message>
   <source>Rule that closes a policy file</source>
   <translation>قاعدة تغلق ملف سياسة</translation>
  </message>
  <message>
   <source>/robots.txt may always be fetched, whatever it says. Gatepost assumes the same for /robots-ai.txt, /robots2.txt and the ask endpoint, since no agent could learn the policy otherwise; but that is a choice, and an agent that takes rules literally will stay away from a file that it may not fetch.</source>
   <translation>يجوز دائمًا جلب ‎/robots.txt‎ مهما قال. ويعدّ Gatepost الأمر كذلك في ‎/robots-ai.txt‎ و‎/robots2.txt‎ ونقطة نهاية ask، إذ لا يستطيع وكيل معرفة السياسة بغير ذلك؛ لكن هذا اختيار، والوكيل الذي يلتزم بالحرفية سيبتعد عن ملف لا يجوز له جلبه.</translation>
  </message>
  <message>
   <source>%1 is a word about the use of content and never fetches, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>‏%1 كلمة عن استخدام المحتوى ولا يجلب أبدًا، فلا معنى للساعات والوتيرة هنا. ضع السطر في مجموعة الزاحف الذي يجلب</translation>
  </message>
  <message>
   <source>%1 are words about the use of content and never fetch, so hours and pace mean nothing here. Put the line into the group of the crawler that fetches</source>
   <translation>‏%1 كلمات عن استخدام المحتوى ولا تجلب أبدًا، فلا معنى للساعات والوتيرة هنا. ضع السطر في مجموعة الزاحف الذي يجلب</translation>
  </message>
  <message>
   <source>Pace for a token that never fetches</source>
   <translation>وتيرة لرمز لا يجلب أبدًا</translation>
  </message>
  <message>
   <source>Some tokens, such as Google-Extended and Applebot-Extended, stand for no crawler: they say what may be done with content that another crawler of the same operator fetched. Crawl-delay, Request-rate and Visit-time in their group reach nobody.</source>
   <translation>بعض الرموز، مثل Google-Extended وApplebot-Extended، لا تدل على زاحف: تبيّن ما يجوز فعله بمحتوى جلبه زاحف آخر للمشغّل نفسه. لا تصل Crawl-delay وRequest-rate وVisit-time في مجموعتها إلى أحد.</translation>
  </message>
  <message>
   <source>Anyone can read this file, so this line shows everyone that %1 is there. Protect it with a password; a page that should only stay out of search results needs noindex instead</source>
   <translation>يستطيع أي أحد قراءة هذا الملف، فيخبر هذا السطر العالم بوجود %1. احمِه بكلمة مرور؛ والصفحة التي ينبغي فقط ألا تظهر في نتائج البحث تحتاج إلى noindex بدلًا منه</translation>
  </message>
  <message>
   <source>Rule that reveals a private place</source>
   <translation>قاعدة تكشف مكانًا خاصًا</translation>
  </message>
  <message>
   <source>A policy file is public and is the first thing that people looking for a way in will read. A rule for /admin or /backup keeps no one out and shows where to look. What must stay private needs a login; the rule may then go, or stay if the login page itself is not secret.</source>
   <translation>ملف السياسة عام، وهو أول ما ينظر فيه من يبحثون عن مدخل. قاعدة لـ ‎/admin‎ أو ‎/backup‎ لا تمنع أحدًا وتدل على مكان البحث. ما يجب أن يبقى خاصًا يحتاج إلى تسجيل دخول؛ وعندئذ يمكن حذف القاعدة، أو إبقاؤها إن لم تكن صفحة الدخول نفسها سرًا.</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from the end on. Render it again, or change the policy and not this file</source>
   <translation>ليس robots.txt ما تولّده سياسة الوكلاء: يختلف بدءًا من النهاية. ولّده من جديد، أو غيّر السياسة لا هذا الملف</translation>
  </message>
  <message>
   <source>robots.txt is not what the agent policy makes: it differs from %1 on. Render it again, or change the policy and not this file</source>
   <translation>ليس robots.txt ما تولّده سياسة الوكلاء: يختلف بدءًا من %1. ولّده من جديد، أو غيّر السياسة لا هذا الملف</translation>
  </message>
  <message>
   <source>The agent policy beside this file would make another robots.txt; this one does not say that it was rendered from it. Keep one of the two</source>
   <translation>سياسة الوكلاء المجاورة لهذا الملف تولّد robots.txt آخر؛ وهذا لا يقول إنه مولَّد منها. أبقِ أحدهما</translation>
  </message>
  <message>
   <source>Render it again</source>
   <translation>توليده من جديد</translation>
  </message>
  <message>
   <source>robots.txt is not what its agent policy makes</source>
   <translation>‏robots.txt ليس ما تولّده سياسة وكلائه</translation>
  </message>
  <message>
   <source>The site has an agent policy, from which robots.txt is rendered: equal input gives equal bytes. The file beside it has other bytes. Either the policy was changed and not rendered since, or the file was edited by hand, and the next rendering will undo that. It works one way only: what should stay belongs in the policy.</source>
   <translation>للموقع سياسة وكلاء يُولَّد منها robots.txt: المدخلات المتساوية تعطي بايتات متساوية. والملف المجاور لها بايتاته مختلفة. إما أن السياسة تغيّرت ولم تُولَّد منذ ذلك الحين، أو أن الملف حُرِّر يدويًا وسيزيل التوليد التالي ذلك. الاتجاه واحد فقط: ما ينبغي أن يبقى مكانه السياسة.</translation>
  </message>
  <message>
   <source>%1 is named in this group already; once is enough</source>
   <translation>‏%1 مسمّى في هذه المجموعة من قبل؛ ومرة واحدة تكفي</translation>
  </message>
  <message>
   <source>Agent named twice in one group</source>
   <translation>وكيل مسمّى مرتين في مجموعة واحدة</translation>
  </message>
  <message>
   <source>A group names an agent once or several times: it makes no difference. The second line is ballast, or another agent was meant.</source>
   <translation>تسمّي المجموعة الوكيل مرة أو عدة مرات: لا فرق. السطر الثاني زائد، أو كان المقصود وكيلًا آخر.</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it</source>
   <translation>‏%1 متوقف: لم يعد %2 يرسله</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer uses it. Today it uses %3; check that they have a group if you meant them</source>
   <translation>‏%1 متوقف: لم يعد %2 يرسله. يرسل اليوم %3؛ تحقق من أن لها مجموعة إن كنت تقصدها</translation>
  </message>
  <message>
   <source>Retired agent</source>
   <translation>وكيل متوقف</translation>
  </message>
  <message>
   <source>The crawler's operator has retired this token. The group harms nobody, but it does not reach the crawlers that took its place: they follow their own group or the one for *. The message names those that are known.</source>
   <translation>أوقف مشغّل الزاحف هذا الرمز. لا تضر المجموعة أحدًا، لكنها لا تصل إلى الزواحف التي حلت محله: فهي تتبع مجموعتها أو مجموعة *. تذكر الرسالة المعروف منها.</translation>
  </message>
  <message>
   <source>crawl: yes opens nothing: robots.txt closes the whole site to * in %1</source>
   <translation>لا يفتح crawl: yes شيئًا: يغلق robots.txt الموقع كله أمام * في %1</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to everyone by %1 in %2, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>لا يجوز لـ robots2.txt إلا التضييق: يغلق robots.txt هذا أمام الجميع بقاعدة %1 في %2، فلا تفتح Allow شيئًا. افتحه هناك، أو أزلها هنا</translation>
  </message>
  <message>
   <source>robots2.txt may only narrow: robots.txt closes this to %1 by %2 in %3, so the Allow opens nothing. Open it there, or remove it here</source>
   <translation>لا يجوز لـ robots2.txt إلا التضييق: يغلق robots.txt هذا أمام %1 بقاعدة %2 في %3، فلا تفتح Allow شيئًا. افتحه هناك، أو أزلها هنا</translation>
  </message>
  <message>
   <source>robots2.txt allows what robots.txt forbids</source>
   <translation>‏robots2.txt يسمح بما يمنعه robots.txt</translation>
  </message>
  <message>
   <source>robots2.txt extends robots.txt and does not replace it: its path rules may close more, never open what robots.txt has closed. An Allow, or crawl: yes, for what robots.txt disallows has no effect; whoever reads robots2.txt alone is misled by it.</source>
   <translation>‏robots2.txt يوسّع robots.txt ولا يحل محله: يجوز لقواعد المسارات فيه أن تغلق المزيد، لا أن تفتح ما أغلقه robots.txt. لا أثر لـ Allow أو crawl: yes فيما يمنعه robots.txt؛ ومن يقرأ robots2.txt وحده يُضلَّل به.</translation>
  </message>
  <message>
   <source>Robot-version is in no group and decides nothing. Put it directly below the User-agent lines of its group</source>
   <translation>لا يقع Robot-version في أي مجموعة ولا يقرر شيئًا. ضعه تحت أسطر User-agent في مجموعته مباشرة</translation>
  </message>
  <message>
   <source>The group has a Robot-version in %1 already; this one decides nothing</source>
   <translation>في المجموعة Robot-version عند %1 من قبل؛ وهذا لا يقرر شيئًا</translation>
  </message>
  <message>
   <source>Robot-version counts only directly below the User-agent lines; here it decides nothing, and the group is read as plain robots.txt. Move it up</source>
   <translation>لا يُحتسب Robot-version إلا تحت أسطر User-agent مباشرة؛ هنا لا يقرر شيئًا، وتُقرأ المجموعة على أنها robots.txt عادي. انقله لأعلى</translation>
  </message>
  <message>
   <source>Move it below User-agent</source>
   <translation>نقله تحت User-agent</translation>
  </message>
  <message>
   <source>Robot-version in the wrong place</source>
   <translation>‏Robot-version في موضع خطأ</translation>
  </message>
  <message>
   <source>A group is of the extended standard if Robot-version follows its User-agent lines directly, with nothing but blank lines and comments between. Anywhere else the line decides nothing: the group's rules are read as plain prefixes and by length, not as whole paths in the order of the extended standard.</source>
   <translation>تكون المجموعة من المعيار الموسّع إذا تلا Robot-version أسطر User-agent مباشرةً، وليس بينهما إلا أسطر فارغة وتعليقات. في أي موضع آخر لا يقرر السطر شيئًا: تُقرأ قواعد المجموعة بادئات عادية وبحسب الطول، لا مسارات كاملة بترتيب المعيار الموسّع.</translation>
  </message>
  <message>
   <source>%1 is in no group, so it applies to no agent and decides nothing. Put it below a User-agent line</source>
   <translation>لا يقع %1 في أي مجموعة، فلا يخص أحدًا ولا يقرر شيئًا. ضعه تحت سطر User-agent</translation>
  </message>
  <message>
   <source>This rule comes before the first User-agent line, so it applies to no agent and decides nothing. Put User-agent: * before it, or move it into a group</source>
   <translation>تقع هذه القاعدة قبل أول سطر User-agent ولا تنتمي إلى أحد: لا تقرر شيئًا. ضع ‎User-agent: *‎ قبلها، أو انقلها إلى مجموعة</translation>
  </message>
  <message>
   <source>There is no User-agent line, so this rule applies to no agent and decides nothing. Put User-agent: * before it</source>
   <translation>لا سطر User-agent في الملف، فلا تنتمي هذه القاعدة إلى أحد ولا تقرر شيئًا. ضع ‎User-agent: *‎ قبلها</translation>
  </message>
  <message>
   <source>Put “User-agent: *” before it</source>
   <translation>وضع «‎User-agent: *‎» قبلها</translation>
  </message>
  <message>
   <source>Rule before any User-agent</source>
   <translation>قاعدة قبل أي User-agent</translation>
  </message>
  <message>
   <source>Allow and Disallow belong to the User-agent lines above them. Before the first one they apply to no agent and every crawler ignores them. Usually the line User-agent: * is missing, misspelt, or broken by an invisible character. Crawl-delay, Content-Signal and anything else that belongs to a group decide nothing there either.</source>
   <translation>تنتمي Allow وDisallow إلى أسطر User-agent التي فوقها. قبل الأول منها لا تنتمي إلى أحد ويتخطاها كل زاحف. غالبًا يكون السطر ‎User-agent: *‎ مفقودًا أو مكتوبًا خطأ أو أفسده محرف غير مرئي. وكذلك لا تقرر Crawl-delay وContent-Signal وسائر ما ينتمي إلى مجموعة شيئًا هناك.</translation>
  </message>
  <message>
   <source>Path rules do not belong in a block: this one applies to no agent. Put it in a separate group, with User-agent: * or an agent's token above it (the block is for the category %1)</source>
   <translation>قواعد المسارات ليس مكانها الكتلة: هذه ليست لأحد. ضعها في مجموعة خاصة بها، فوقها ‎User-agent: *‎ أو رمز وكيل (الكتلة تخص الفئة %1)</translation>
  </message>
  <message>
   <source>Path rule inside an [agent: …] block</source>
   <translation>قاعدة مسار داخل كتلة ‎[agent: …]‎</translation>
  </message>
  <message>
   <source>A block contains policy for a category of agents; rules for paths belong in groups that begin with User-agent, as in robots.txt. A block's header ends the group above it, so an Allow or Disallow below it applies to no agent and decides nothing.</source>
   <translation>تحمل الكتلة سياسة لفئة من الوكلاء؛ أما المسارات فتحكمها مجموعات تبدأ بـ User-agent، كما في robots.txt. ترويسة الكتلة تنهي المجموعة التي فوقها، فلا تنتمي Allow أو Disallow تحتها إلى أحد ولا تقرر شيئًا.</translation>
  </message>
  <message>
   <source>About training this says %1, the group for %2 in robots.txt says %3. Who makes models may pick the one it likes: say the same in both</source>
   <translation>عن التدريب يقول هذا %1، وتقول مجموعة %2 في robots.txt ‏%3. قد يختار صانع النماذج ما يعجبه: قل الأمر نفسه في الاثنين</translation>
  </message>
  <message>
   <source>About training this says %1 to %2, robots2.txt says %3 in %4. An agent may pick the one it likes: say the same in both</source>
   <translation>عن التدريب يقول هذا %1 لـ %2، ويقول robots2.txt ‏%3 في %4. قد يختار الوكيل ما يعجبه: قل الأمر نفسه في الاثنين</translation>
  </message>
  <message>
   <source>Preference signals that contradict each other</source>
   <translation>إشارات تفضيل متناقضة</translation>
  </message>
  <message>
   <source>Content-Signal, Content-Usage and DisallowAITraining in robots.txt, a group there for a policy token such as __usage_ai-training, and train in robots2.txt speak of the same matter to different readers. If they differ, an agent that reads both has a choice, and one that reads one of them has half of your will. None outranks the other.</source>
   <translation>تتحدث Content-Signal وContent-Usage وDisallowAITraining في robots.txt، ومجموعة فيه لرمز سياسة مثل __usage_ai-training، وtrain في robots2.txt عن الأمر نفسه إلى قرّاء مختلفين. إذا اختلفت كان لوكيل يقرأ الاثنين خيار، وكان لمن يقرأ أحدهما نصف إرادتك. لا يتقدم أحدها على غيره.</translation>
  </message>
  <message>
   <source>Crawlers may not fetch this sitemap: %1 in %2 closes it. Put “Allow: %3” into the group for *</source>
   <translation>لا يجوز للزواحف جلب خريطة الموقع هذه: تغلقها %1 في %2. ضع «Allow: %3» في مجموعة *</translation>
  </message>
  <message>
   <source>Sitemap that may not be fetched</source>
   <translation>خريطة موقع لا يجوز جلبها</translation>
  </message>
  <message>
   <source>A Sitemap line invites crawlers to a file that a rule of the same policy forbids to them. Many keep to the rule and never see the sitemap. An Allow for its path settles it. Sitemaps on another host are not affected by this file.</source>
   <translation>يدعو سطر Sitemap الزواحف إلى ملف تمنعه عليها قاعدة في السياسة نفسها. كثير منها يلتزم بالقاعدة ولا يرى خريطة الموقع أبدًا. Allow لمسارها تحسم ذلك. لا يؤثر هذا الملف في خرائط الموقع على مضيف آخر.</translation>
  </message>
  <message numerus="yes">
   <source>The file has %n bytes; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</source>
   <comment>The file has %n byte; crawlers need not read more than 512,000, so what comes after %1 may be unread. Shorten it: one rule with * can often replace many</comment>
   <translation>
    <numerusform>الملف بلا بايتات؛ ولا يلزم الزواحف قراءة أكثر من 512,000، فما يقع من %1 فصاعدًا قد لا يُقرأ. قصّره: قاعدة واحدة مع * تغني كثيرًا عن قواعد عدة</numerusform>
    <numerusform>في الملف بايت واحد؛ ولا يلزم الزواحف قراءة أكثر من 512,000، فما يقع من %1 فصاعدًا قد لا يُقرأ. قصّره: قاعدة واحدة مع * تغني كثيرًا عن قواعد عدة</numerusform>
    <numerusform>في الملف بايتان؛ ولا يلزم الزواحف قراءة أكثر من 512,000، فما يقع من %1 فصاعدًا قد لا يُقرأ. قصّره: قاعدة واحدة مع * تغني كثيرًا عن قواعد عدة</numerusform>
    <numerusform>في الملف %n بايتات؛ ولا يلزم الزواحف قراءة أكثر من 512,000، فما يقع من %1 فصاعدًا قد لا يُقرأ. قصّره: قاعدة واحدة مع * تغني كثيرًا عن قواعد عدة</numerusform>
    <numerusform>في الملف %n بايتًا؛ ولا يلزم الزواحف قراءة أكثر من 512,000، فما يقع من %1 فصاعدًا قد لا يُقرأ. قصّره: قاعدة واحدة مع * تغني كثيرًا عن قواعد عدة</numerusform>
    <numerusform>في الملف %n بايت؛ ولا يلزم الزواحف قراءة أكثر من 512,000، فما يقع من %1 فصاعدًا قد لا يُقرأ. قصّره: قاعدة واحدة مع * تغني كثيرًا عن قواعد عدة</numerusform>
   </translation>
  </message>
  <message>
   <source>Larger than crawlers must read</source>
   <translation>أكبر مما يجب على الزواحف قراءته</translation>
  </message>
  <message>
   <source>A crawler must read at least 500 KiB of the file and may leave the rest. What lies past 512,000 bytes is read by Gatepost, but real crawlers may not see it; a rule cut in the middle may even match more than was meant. Put the important groups first and replace long lists by patterns or by a common folder.</source>
   <translation>يجب على الزاحف قراءة 500 كيبيبايت من الملف على الأقل، ويجوز له ترك الباقي. يقرأ Gatepost ما بعد 512,000 بايت، لكن الزواحف الحقيقية قد لا تراه؛ بل قد تطابق قاعدة مقطوعة في وسطها أكثر من المقصود. ضع المجموعات المهمة أولًا واستبدل بالقوائم الطويلة أنماطًا أو مجلدًا مشتركًا.</translation>
  </message>
  <message>
   <source>Two paths on one line are read as one path with a space in it. Give each its own line</source>
   <translation>مساران في سطر واحد يُقرآن مسارًا واحدًا فيه مسافة. أعطِ كلًّا منهما سطرًا مستقلًا</translation>
  </message>
  <message>
   <source>A path with a space: URLs contain %1 instead. Some crawlers read the space as %1, others find no match. Write %1, or put a # before a remark</source>
   <translation>مسار فيه مسافة: عناوين URL تحوي %1 بدلًا منها. بعض الزواحف تقرأ المسافة %1، وغيرها لا يجد تطابقًا. اكتب %1، أو ضع # قبل الملاحظة</translation>
  </message>
  <message>
   <source>Split into two lines</source>
   <translation>تقسيم إلى سطرين</translation>
  </message>
  <message>
   <source>Write %1 for the space</source>
   <translation>كتابة %1 بدل المسافة</translation>
  </message>
  <message>
   <source>Make the rest a comment</source>
   <translation>جعل الباقي تعليقًا</translation>
  </message>
  <message>
   <source>Space in a path</source>
   <translation>مسافة في مسار</translation>
  </message>
  <message>
   <source>A rule has one path, and everything up to the end of the line or a # belongs to it. A URL never contains a space; browsers send it as %20 (or + in a query). Gatepost reads the rule as browsers would send it, but some crawlers compare the space itself, and then the rule never matches. Several paths need several lines, and a remark needs a #.</source>
   <translation>للقاعدة مسار واحد، وكل ما حتى نهاية السطر أو # جزء منه. لا يحوي عنوان URL مسافة أبدًا؛ ترسلها المتصفحات بصيغة ‎%20‎ (أو + في استعلام). يقرأ Gatepost القاعدة كما ترسلها المتصفحات، لكن بعض الزواحف تقارن المسافة نفسها فلا تطابق القاعدة شيئًا أبدًا. المسارات المتعددة تحتاج إلى أسطر متعددة، والملاحظة تحتاج إلى #.</translation>
  </message>
  <message>
   <source>A rule matches everything that begins with it, so the %1 at the end adds nothing but length; old crawlers take it literally. Write %2</source>
   <translation>تطابق القاعدة كل ما يبدأ بها، فلا تضيف %1 في النهاية إلا الطول؛ والزواحف القديمة تعدّها محرفًا عاديًا. اكتب %2</translation>
  </message>
  <message>
   <source>Superfluous * at the end</source>
   <translation>* زائدة في النهاية</translation>
  </message>
  <message>
   <source>A rule is compared with the beginning of the path, so /blog matches /blog/a and /blogs as well: a * at the end matches nothing more. It does make the rule one byte longer, which can decide between rules, and crawlers that know no wildcards look for a real star. *$ at the end undoes itself.</source>
   <translation>تُقارن القاعدة ببداية المسار، فتطابق ‎/blog‎ كلًّا من ‎/blog/a‎ و‎/blogs‎ أيضًا: لا تطابق * في النهاية شيئًا إضافيًا. لكنها تجعل القاعدة أطول ببايت واحد، وقد يحسم ذلك بين القواعد، والزواحف التي لا تعرف محارف البدل تبحث عن نجمة حقيقية. و‎*$‎ في النهاية تلغي نفسها.</translation>
  </message>
  <message>
   <source>The group for * is for every robot, but %1 makes it a group that almost none can read: others take its patterns for prefixes. Give * plain rules, and name the robots that know the standard 2.0</source>
   <translation>مجموعة * لكل روبوت، لكن %1 يجعلها مجموعة لا يكاد يقرؤها أحد: يعدّ الآخرون أنماطها بادئات. أعطِ * قواعد عادية، وسمِّ الروبوتات التي تعرف المعيار 2.0</translation>
  </message>
  <message>
   <source>Remove Robot-version, so that the group is a plain one</source>
   <translation>إزالة Robot-version لتصير المجموعة عادية</translation>
  </message>
  <message>
   <source>Group for * by the standard 2.0</source>
   <translation>مجموعة * بالمعيار 2.0</translation>
  </message>
  <message>
   <source>The extended standard 2.0 itself asks that the group for * keeps to the form of the original standard, because it is for robots that one does not know. Robots that do not know 2.0 read whole paths and shell patterns as prefixes, pass over hours and rates, and may end up with another policy than the one that is meant.</source>
   <translation>يطلب المعيار الموسّع 2.0 نفسه أن تلتزم مجموعة * بصيغة المعيار الأصلي، لأنها للروبوتات غير المعروفة. الروبوتات التي لا تعرف 2.0 تقرأ المسارات الكاملة وأنماط shell بادئات، وتتجاوز الساعات والمعدلات، وقد تنتهي إلى سياسة غير المقصودة.</translation>
  </message>
  <message>
   <source>There is a byte order mark inside the file, probably because files were joined. The line is not read as meant; remove the mark</source>
   <translation>داخل الملف علامة ترتيب بايتات، لعلها من ملفات جُمعت معًا. لا يُقرأ السطر كما قُصد؛ أزل العلامة</translation>
  </message>
  <message>
   <source>Byte order mark inside the file</source>
   <translation>علامة ترتيب البايتات داخل الملف</translation>
  </message>
  <message>
   <source>A byte order mark is only skipped as the first three bytes of the file. Anywhere else, or as the garbled characters ï»¿ that a wrong conversion makes of it, it is part of the word next to it: the key is then unknown and the line decides nothing. It is invisible in most editors.</source>
   <translation>لا تُتخطى علامة ترتيب البايتات إلا بوصفها أول ثلاثة بايتات في الملف. في أي موضع آخر، أو بصورة الحروف المشوهة ï»¿ التي يصنعها منها تحويل خاطئ، هي جزء من الكلمة المجاورة: فيصير المفتاح غير معروف ولا يقرر السطر شيئًا. وهي غير مرئية في معظم المحررات.</translation>
  </message>
  <message>
   <source>A % that is not followed by two hex digits: no well-formed URL contains it. Write %1 for a literal percent sign</source>
   <translation>علامة % لا يتبعها رقمان ست عشريان: لا يحويها عنوان URL سليم. اكتب %1 لعلامة نسبة مئوية حرفية</translation>
  </message>
  <message>
   <source>Stray percent sign</source>
   <translation>علامة نسبة مئوية شاردة</translation>
  </message>
  <message>
   <source>In a URL a percent sign begins an escaped byte and two hex digits follow it. Anything else is malformed; crawlers escape it in various ways, so whether the rule matches is a matter of luck. A literal percent sign is written %25.</source>
   <translation>في عنوان URL تبدأ علامة النسبة المئوية بايتًا مهرّبًا ويتبعها رقمان ست عشريان. ما عدا ذلك معيب؛ تهرّبه الزواحف بطرق شتى، فتطابُق القاعدة رهن بالحظ. تُكتب علامة النسبة المئوية الحرفية ‎%25‎.</translation>
  </message>
  <message>
   <source>%1 states a preference about training, and shares its group with %2: what is closed here is closed to the crawler too, for search as well. Give the token its own group</source>
   <translation>يصرّح %1 بتفضيل بشأن التدريب، ويشترك في مجموعته مع %2: ما يُغلق هنا يُغلق أمام الزاحف أيضًا، وللبحث كذلك. أفرد للرمز مجموعة خاصة</translation>
  </message>
  <message>
   <source>Use token in a group of crawlers</source>
   <translation>رمز استخدام في مجموعة زواحف</translation>
  </message>
  <message>
   <source>A policy token such as __usage_ai-training stands for a use, not for a crawler: its Disallow says that pages are not to be used so, and does not stop a fetch. In a group that also names crawlers the same Disallow stops their fetches. If only the use is meant, the token needs its own group.</source>
   <translation>رمز السياسة مثل __usage_ai-training يدل على استخدام لا على زاحف: تقول Disallow فيه إن الصفحات لا يجوز استخدامها كذلك، ولا تمنع الجلب. وفي مجموعة تسمّي زواحف أيضًا تمنع Disallow نفسها جلبها. إن كان المقصود الاستخدام وحده فالرمز يحتاج إلى مجموعة خاصة.</translation>
  </message>
  <message>
   <source>A second directive on the line: only some readers see this %1. Give it its own line</source>
   <translation>توجيه ثانٍ في السطر: لا يرى %1 هذا إلا بعض القرّاء. أعطِه سطرًا مستقلًا</translation>
  </message>
  <message>
   <source>Two directives on one line</source>
   <translation>توجيهان في سطر واحد</translation>
  </message>
  <message>
   <source>Each directive needs its own line. After a User-agent value Gatepost reads an Allow or Disallow as a separate line, as the purpose proposal prints it; plain crawlers cut the value at the white space and lose the rule. Anywhere else the second directive becomes a part of the first one's value, which then matches nothing.</source>
   <translation>في السطر الواحد توجيه واحد. بعد قيمة User-agent يقرأ Gatepost Allow أو Disallow سطرًا مستقلًا، كما يطبعه اقتراح الأغراض؛ أما الزواحف العادية فتقصّ القيمة عند الفراغ وتفقد القاعدة. في أي موضع آخر يصير التوجيه الثاني جزءًا من قيمة الأول، فلا تطابق شيئًا.</translation>
  </message>
  <message>
   <source>The path has characters that a URL writes with percent signs; simple crawlers compare the bytes. Write %1</source>
   <translation>في المسار محارف تُكتب في عنوان URL بعلامات النسبة المئوية؛ والزواحف البسيطة تقارن البايتات. اكتب %1</translation>
  </message>
  <message>
   <source>Path that is not percent-encoded</source>
   <translation>مسار غير مرمَّز بالنسبة المئوية</translation>
  </message>
  <message>
   <source>In a URL every byte above 127 is written as a percent sign and two digits, so é is %C3%A9. Crawlers that follow the standard encode both sides before they compare; others compare what is written. Google recommends the encoded form, which means the same to all.</source>
   <translation>في عنوان URL يُكتب كل بايت فوق 127 علامةَ نسبة مئوية ورقمين، فيُكتب é هكذا: ‎%C3%A9‎. الزواحف التي تتبع المعيار ترمّز الجانبين قبل المقارنة؛ وغيرها يقارن ما هو مكتوب. يوصي Google بالصيغة المرمَّزة، ومعناها واحد للجميع.</translation>
  </message>
  <message>
   <source>Blocks are for categories of agents; that an agent's own token is taken too is an extension that others may not know. %1 is of the category %2</source>
   <translation>الكتل لفئات الوكلاء؛ وقبول رمز الوكيل نفسه امتداد قد لا يعرفه غير هذا البرنامج. %1 من الفئة %2</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. Did you mean %2?</source>
   <translation>‏%1 ليس من الفئات الثماني ولا وكيلًا معروفًا، فلا يكاد أحد يتبع هذه الكتلة. هل تقصد %2؟</translation>
  </message>
  <message>
   <source>%1 is neither one of the eight categories nor a known agent, so hardly anyone follows this block. The categories: %2</source>
   <translation>‏%1 ليس من الفئات الثماني ولا وكيلًا معروفًا، فلا يكاد أحد يتبع هذه الكتلة. الفئات: %2</translation>
  </message>
  <message>
   <source>Unknown category of agents</source>
   <translation>فئة وكلاء غير معروفة</translation>
  </message>
  <message>
   <source>An [agent: …] block is for one of eight categories that agents declare in X-Agent-Identity: search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. Gatepost also takes an agent's own token, as an extension. Any other name matches no agent.</source>
   <translation>كتلة ‎[agent: …]‎ تخص واحدة من ثماني فئات يعلنها الوكلاء في X-Agent-Identity: ‏search-indexer, ai-assistant, ai-researcher, code-assistant, data-harvester, content-generator, ad-network, monitoring. ويقبل Gatepost أيضًا رمز الوكيل نفسه امتدادًا. أي اسم آخر لا يطابق أي وكيل.</translation>
  </message>
  <message>
   <source>%1 is not a directive, so the line decides nothing. Did you mean %2?</source>
   <translation>‏%1 ليس توجيهًا، فلا يقرر السطر شيئًا. هل تقصد %2؟</translation>
  </message>
  <message>
   <source>%1 is of ACAP, which was given up and which no crawler reads. Say it with Allow and Disallow</source>
   <translation>‏%1 من ACAP الذي هُجر ولا يقرؤه أي زاحف. عبّر عن ذلك بـ Allow وDisallow</translation>
  </message>
  <message>
   <source>An address without a directive decides nothing. Put Sitemap: before it, or a # if it is a comment</source>
   <translation>العنوان بلا توجيه لا يقرر شيئًا. ضع Sitemap: قبله، أو # إن كان تعليقًا</translation>
  </message>
  <message>
   <source>%1 is not a directive that any known crawler reads here; the line decides nothing. Remove it, or put a # before it</source>
   <translation>‏%1 ليس توجيهًا يقرؤه أي زاحف معروف هنا؛ لا يقرر السطر شيئًا. أزله أو ضع # قبله</translation>
  </message>
  <message>
   <source>Put “Sitemap: ” before it</source>
   <translation>وضع «Sitemap: » قبله</translation>
  </message>
  <message>
   <source>Unknown directive</source>
   <translation>توجيه غير معروف</translation>
  </message>
  <message>
   <source>The word before the colon is none that the file's format knows; crawlers pass the line over. If it is close to a known directive it is probably a slip, and then the rule that was meant does not count: an error. Else it is a directive of a private extension, a comment without its #, or of a standard that nobody reads.</source>
   <translation>الكلمة التي قبل النقطتين ليست مما تعرفه صيغة الملف؛ تتخطى الزواحف السطر. إذا كانت قريبة من توجيه معروف فالأرجح أنها خطأ، وعندئذ لا تُحتسب القاعدة المقصودة: خطأ. وإلا فهي توجيه من امتداد خاص، أو تعليق بلا #، أو من معيار لا يقرؤه أحد.</translation>
  </message>
  <message>
   <source>Neither a directive nor a comment: the line decides nothing. Put a # before it if it is a comment</source>
   <translation>لا توجيه ولا تعليق: لا يقرر السطر شيئًا. ضع # قبله إن كان تعليقًا</translation>
  </message>
  <message>
   <source>This is not a block header, so the lines below it are for every agent. Write %1</source>
   <translation>ليست هذه ترويسة كتلة، فالأسطر التي تحتها لكل وكيل. اكتب %1</translation>
  </message>
  <message>
   <source>This is not a block header: write [agent: CATEGORY], for example [agent: search-indexer]</source>
   <translation>ليست هذه ترويسة كتلة: اكتب ‎[agent: CATEGORY]‎، مثل ‎[agent: search-indexer]‎</translation>
  </message>
  <message>
   <source>Neither directive nor comment</source>
   <translation>لا توجيه ولا تعليق</translation>
  </message>
  <message>
   <source>A line that is neither empty nor a comment nor “key: value” is kept as it is and decides nothing. Usually it is a comment without its #, the rest of a line that was broken above, or a path without its directive. In an extended group it also separates Robot-version from its User-agent lines. In robots-ai.txt, whose specification asks for “directive: value” in every line, it is an error.</source>
   <translation>السطر الذي ليس فارغًا ولا تعليقًا ولا «key: value» يبقى على حاله ولا يقرر شيئًا. عادةً هو تعليق بلا #، أو بقية سطر انقطع فوقه، أو مسار بلا توجيهه. وفي مجموعة موسّعة يفصل أيضًا Robot-version عن أسطر User-agent. وفي robots-ai.txt، الذي تطلب مواصفته «directive: value» في كل سطر، هو خطأ.</translation>
  </message>
  <message>
   <source>Noindex is not read by any large crawler here (Google stopped in 2019). Use the robots meta tag or the X-Robots-Tag header on the page, and do not disallow it</source>
   <translation>لا يقرأ أي زاحف كبير Noindex هنا (توقف Google عام 2019). استخدم وسم robots meta أو ترويسة X-Robots-Tag في الصفحة، ولا تمنعها بـ Disallow</translation>
  </message>
  <message>
   <source>Nofollow is not read in this file. Use the robots meta tag or rel=&quot;nofollow&quot; on the page</source>
   <translation>لا يُقرأ Nofollow في هذا الملف. استخدم وسم robots meta أو ‎rel=&quot;nofollow&quot;‎ في الصفحة</translation>
  </message>
  <message>
   <source>Noarchive is not read in this file. Use the robots meta tag or the X-Robots-Tag header on the page</source>
   <translation>لا يُقرأ Noarchive في هذا الملف. استخدم وسم robots meta أو ترويسة X-Robots-Tag في الصفحة</translation>
  </message>
  <message>
   <source>Host is not read any more: Yandex, which made it, stopped in 2018. Redirect to the main host instead</source>
   <translation>لم يعد Host يُقرأ: توقف Yandex الذي ابتكره عام 2018. أعد التوجيه إلى المضيف الرئيسي بدلًا منه</translation>
  </message>
  <message>
   <source>Clean-param is read by Yandex alone; it decides nothing for other crawlers</source>
   <translation>لا يقرأ Clean-param إلا Yandex؛ ولا يقرر شيئًا للزواحف الأخرى</translation>
  </message>
  <message>
   <source>Directive that is not read</source>
   <translation>توجيه لا يُقرأ</translation>
  </message>
  <message>
   <source>Some directives are met often and decide nothing. Noindex, Nofollow and Noarchive mean something as a robots meta tag or in the X-Robots-Tag header, where a crawler finds them only if it may fetch the page. Host was Yandex's until 2018; Clean-param is still read by Yandex, and by nobody else.</source>
   <translation>بعض التوجيهات شائعة ولا تقرر شيئًا. Noindex وNofollow وNoarchive لها معنى في وسم robots meta أو في ترويسة X-Robots-Tag، حيث لا يجدها الزاحف إلا إذا جاز له جلب الصفحة. كان Host لـ Yandex حتى عام 2018؛ وما زال Yandex يقرأ Clean-param، ولا يقرؤه غيره.</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”: the rules below it are then no longer for the agents of this group. Remove the line</source>
   <translation>لا زاحف معروف يقرأ User-Agent-Purpose، ويعدّ Google السطر «User-agent: %1»: فلا تعود القواعد التي تحته لوكلاء هذه المجموعة. أزل السطر</translation>
  </message>
  <message>
   <source>No known crawler reads User-Agent-Purpose, and Google takes the line for “User-agent: %1”. Name the agents by their tokens instead</source>
   <translation>لا زاحف معروف يقرأ User-Agent-Purpose، ويعدّ Google السطر «User-agent: %1». سمِّ الوكلاء برموزهم بدلًا من ذلك</translation>
  </message>
  <message>
   <source>User-Agent-Purpose</source>
   <translation>User-Agent-Purpose</translation>
  </message>
  <message>
   <source>Two drafts proposed to name agents by what they do; both have expired, and no crawler is known to read the line. Google's parser takes any key that begins with “user-agent” for User-agent, so to Google the line names an agent that does not exist. Between the rules of a group that does harm: the rules below belong to that agent alone (a warning).</source>
   <translation>اقترحت مسودتان تسمية الوكلاء بما يفعلونه؛ وقد انتهت صلاحيتهما، ولا يُعرف زاحف يقرأ السطر. يأخذ محلل Google كل مفتاح يبدأ بـ «user-agent» على أنه User-agent، فيسمّي السطر عند Google وكيلًا لا وجود له. وبين قواعد المجموعة يضر ذلك: القواعد التي تحته تخص ذلك الوكيل وحده (تحذير).</translation>
  </message>
  <message>
   <source>The specification spells it %1; agents may not know %2</source>
   <translation>تكتبه المواصفة %1؛ وقد لا يعرف الوكلاء %2</translation>
  </message>
  <message>
   <source>American spelling</source>
   <translation>إملاء أمريكي</translation>
  </message>
  <message>
   <source>robots2.txt spells its directives the British way: summarise, personalise, monetise, editorialised. Gatepost reads summarize and the like as what they mean, but the specification does not say so and other agents may ignore the line, which leaves the matter unstated.</source>
   <translation>يكتب robots2.txt توجيهاته بالإملاء البريطاني: summarise وpersonalise وmonetise وeditorialised. يقرأ Gatepost summarize وأمثالها بمعناها، لكن المواصفة لا تقول ذلك وقد يتجاهل وكلاء آخرون السطر، فيبقى الأمر unstated.</translation>
  </message>
  <message>
   <source>No standard above 2.0 exists; the group is read as one of %1 here, and other readers may ignore it. Write %1</source>
   <translation>لا معيار فوق 2.0؛ تُقرأ المجموعة هنا على أنها من %1، وقد يتجاهلها قرّاء آخرون. اكتب %1</translation>
  </message>
  <message>
   <source>Version above 2</source>
   <translation>إصدار فوق 2</translation>
  </message>
  <message>
   <source>The extended standard names the versions 1.0 and 2.0. What a higher one would mean is written nowhere. Gatepost reads a higher even version as 2.0; a robot that knows 2.0 may also leave the group out.</source>
   <translation>يسمّي المعيار الموسّع الإصدارين 1.0 و2.0. وما يعنيه إصدار أعلى غير مكتوب في أي مكان. يقرأ Gatepost الإصدار الزوجي الأعلى على أنه 2.0؛ وقد يترك روبوت يعرف 2.0 المجموعة أيضًا.</translation>
  </message>
  <message>
   <source>%1 states nothing, because %2 has other values; the rest of the line counts. Write %3</source>
   <translation>لا يصرّح %1 بشيء، لأن قيم %2 غير ذلك؛ وبقية السطر محتسبة. اكتب %3</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Signal: Content-Usage has %2 for it, and readers ignore others. Write %2</source>
   <translation>‏%1 وسم من Content-Signal: مقابله في Content-Usage هو %2، ويتجاهل القرّاء ما سواه. اكتب %2</translation>
  </message>
  <message>
   <source>%1 is a label of Content-Usage: Content-Signal has %2 for it, and readers ignore others. Write %2</source>
   <translation>‏%1 وسم من Content-Usage: مقابله في Content-Signal هو %2، ويتجاهل القرّاء ما سواه. اكتب %2</translation>
  </message>
  <message>
   <source>Part of a signal that states nothing</source>
   <translation>جزء من إشارة لا يصرّح بشيء</translation>
  </message>
  <message>
   <source>Content-Usage answers with y and n, Content-Signal with yes and no. The other one's answer states nothing, while the rest of the line counts: a refusal that was meant is then silently missing. Values of Content-Usage are compared with their case.</source>
   <translation>يجيب Content-Usage بـ y وn، وContent-Signal بـ yes وno. إجابة أحدهما في الآخر لا تصرّح بشيء، بينما تُحتسب بقية السطر: فيغيب رفض مقصود دون أن يُلحظ. تُقارن قيم Content-Usage مع اعتبار حالة الأحرف.</translation>
  </message>
  <message>
   <source>Label of Content-Signal in Content-Usage</source>
   <translation>وسم من Content-Signal في Content-Usage</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: ai-train and ai-input of Content-Signal are train-ai and ai-use in Content-Usage, whose labels are in lower case. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>لطريقتي التصريح بالتفضيل كلمات مختلفة للشيء نفسه: ai-train وai-input في Content-Signal هما train-ai وai-use في Content-Usage، ووسومه بأحرف صغيرة. يتجاهل القارئ الوسوم التي لا يعرفها، فلا يقول السطر ما يبدو أنه يقوله.</translation>
  </message>
  <message>
   <source>Label of Content-Usage in Content-Signal</source>
   <translation>وسم من Content-Usage في Content-Signal</translation>
  </message>
  <message>
   <source>The two ways to state a preference have different words for the same: train-ai and ai-use of Content-Usage are ai-train and ai-input in Content-Signal. A reader ignores labels that it does not know, so the line does not say what it seems to say.</source>
   <translation>لطريقتي التصريح بالتفضيل كلمات مختلفة للشيء نفسه: train-ai وai-use في Content-Usage هما ai-train وai-input في Content-Signal. يتجاهل القارئ الوسوم التي لا يعرفها، فلا يقول السطر ما يبدو أنه يقوله.</translation>
  </message>
  <message>
   <source>%1 is always about the whole file, also inside the block for %2. Move it above the first block</source>
   <translation>‏%1 يخص الملف كله دائمًا، حتى داخل كتلة %2. انقله إلى ما فوق الكتلة الأولى</translation>
  </message>
  <message>
   <source>Statement about the file inside a block</source>
   <translation>بيان عن الملف داخل كتلة</translation>
  </message>
  <message>
   <source>market, content-type, editorialised, ai-assisted, primary-language, report-to and age-rating describe the site, not an agent. Inside an [agent: …] block they look as if they applied to that category only, but they do not.</source>
   <translation>تصف market وcontent-type وeditorialised وai-assisted وprimary-language وreport-to وage-rating الموقع لا الوكيل. داخل كتلة ‎[agent: …]‎ تبدو كأنها تسري على تلك الفئة وحدها، وليس كذلك.</translation>
  </message>
  <message>
   <source>A window whose ends are equal is one minute long. Write 0000-2359 for the whole day, or its real end</source>
   <translation>النافذة المتساوية الطرفين طولها دقيقة واحدة. اكتب ‎0000-2359‎ لليوم كله، أو نهايتها الحقيقية</translation>
  </message>
  <message>
   <source>The window is the whole day and so changes nothing. Remove the line, or narrow it</source>
   <translation>النافذة هي اليوم كله فلا تغيّر شيئًا. أزل السطر أو ضيّقها</translation>
  </message>
  <message>
   <source>Window of one minute or of the whole day</source>
   <translation>نافذة من دقيقة واحدة أو من اليوم كله</translation>
  </message>
  <message>
   <source>Both ends of a window belong to it, to the minute. Equal ends are therefore one minute a day, in which hardly any crawler comes; an end just before the start is the whole day and changes nothing. Either is probably not what was meant.</source>
   <translation>طرفا النافذة جزء منها، بدقة الدقيقة. ولذلك فإن تساوي الطرفين يعني دقيقة واحدة في اليوم لا يكاد يأتي فيها زاحف؛ والنهاية التي تسبق البداية مباشرة هي اليوم كله ولا تغيّر شيئًا. الأرجح أن كليهما ليس المقصود.</translation>
  </message>
  <message>
   <source>This line changes nothing: %1 in %2 says the same of all its paths. It can be removed</source>
   <translation>لا يغيّر هذا السطر شيئًا: تقول %1 في %2 الأمر نفسه عن كل مساراته. يمكن إزالته</translation>
  </message>
  <message>
   <source>This line changes nothing: what no rule denies may be fetched anyway. It can be removed</source>
   <translation>لا يغيّر هذا السطر شيئًا: ما لا تمنعه قاعدة يجوز جلبه على أي حال. يمكن إزالته</translation>
  </message>
  <message>
   <source>This group changes nothing: whoever it names gets the same answers without it. All of its lines can be removed together</source>
   <translation>لا تغيّر هذه المجموعة شيئًا: من تسمّيه يحصل على الإجابات نفسها بدونها. يمكن إزالة كل أسطرها معًا</translation>
  </message>
  <message>
   <source>This line changes nothing once the other marked lines are gone. It can be removed together with them</source>
   <translation>لا يغيّر هذا السطر شيئًا متى أُزيلت الأسطر الأخرى المعلَّمة. يمكن إزالته معها</translation>
  </message>
  <message>
   <source>This line changes nothing: without it the group runs on into the one in %1, which says the same. It can be removed</source>
   <translation>لا يغيّر هذا السطر شيئًا: بدونه تتصل المجموعة بالتي في %1، وهي تقول الأمر نفسه. يمكن إزالته</translation>
  </message>
  <message>
   <source>This says what is so without it: no answer changes if it is left out. It may stay for people to read</source>
   <translation>يقول هذا ما هو كذلك بدونه: لا تتغيّر أي إجابة إن حُذف. يجوز أن يبقى ليقرأه الناس</translation>
  </message>
  <message>
   <source>This line changes nothing: every answer is the same without it. It can be removed</source>
   <translation>لا يغيّر هذا السطر شيئًا: كل إجابة هي نفسها بدونه. يمكن إزالته</translation>
  </message>
  <message>
   <source>Remove the group</source>
   <translation>إزالة المجموعة</translation>
  </message>
  <message>
   <source>Remove the marked lines</source>
   <translation>إزالة الأسطر المعلَّمة</translation>
  </message>
  <message>
   <source>Line without effect</source>
   <translation>سطر بلا أثر</translation>
  </message>
  <message>
   <source>Without this line every answer stays the same: for every agent, path, time and use, in all five readings of the files. Mostly a shorter rule of the group covers it, as /shop/ covers /shop/cart, or a group says what the group for * says. This is proved on the patterns themselves, not by trying paths; where it cannot be proved, nothing is said, and of a large file not every line is tried: “Tidy up” and gatepost-cli tidy say how many were not. All lines that are marked can go together. The last group of a file and the last rule of its last group stay, though the file says the same without them: people read there that everything is open.</source>
   <translation>بدون هذا السطر تبقى كل إجابة على حالها: لكل وكيل ومسار ووقت واستخدام، في القراءات الخمس للملفات جميعها. غالبًا تشمله قاعدة أقصر في المجموعة، كما تشمل ‎/shop/‎ المسار ‎/shop/cart‎، أو تقول مجموعة ما تقوله مجموعة *. يُثبت ذلك من الأنماط نفسها لا من تجربة المسارات؛ وحيث لا يمكن إثباته لا يُقال شيء، وفي الملف الكبير لا يُفحص كل سطر: يذكر «ترتيب» والأمر gatepost-cli tidy عدد ما لم يُفحص. يمكن إزالة كل الأسطر المعلَّمة معًا. وتبقى المجموعة الأخيرة في الملف والقاعدة الأخيرة في مجموعته الأخيرة، مع أن الملف يقول الأمر نفسه بدونهما: فهناك يقرأ الناس أن كل شيء مفتوح.</translation>
  </message>
  <message>
   <source>Values are written in lower case; some readers compare them exactly. Write %1</source>
   <translation>تُكتب القيم بالأحرف الصغيرة؛ وبعض القرّاء يقارنونها كما هي. اكتب %1</translation>
  </message>
  <message>
   <source>Value not in lower case</source>
   <translation>قيمة ليست بالأحرف الصغيرة</translation>
  </message>
  <message>
   <source>Words such as yes, no and short-only are compared without case here, and the specification shows them in lower case only. A reader that compares exactly does not know “No”. Lower case is understood by all.</source>
   <translation>كلمات مثل yes وno وshort-only تُقارن هنا دون اعتبار حالة الأحرف، ولا تعرضها المواصفة إلا بالأحرف الصغيرة. القارئ الذي يقارن حرفًا حرفًا لا يعرف «No». الأحرف الصغيرة يفهمها الجميع.</translation>
  </message>
  <message>
   <source>The comparison is not complete</source>
   <translation>المقارنة غير مكتملة</translation>
  </message>
  <message>
   <source>Name with characters that a product token cannot have</source>
   <translation>اسم فيه محارف لا يقبلها رمز المنتج</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”. Strict parsers cut the name at the first other character, and the record then applies to another name. Keep it if the crawler really uses this name.</source>
   <translation>ليس في رمز المنتج وفق RFC 9309 إلا a–z وA–Z و«-» و«_». المحللات الصارمة تقصّ الاسم عند أول محرف آخر، فيسري القيد على اسم غيره. أبقِه إن كان الزاحف يسمّي نفسه هكذا فعلًا.</translation>
  </message>
  <message>
   <source>Name that looks misspelled</source>
   <translation>اسم يبدو فيه خطأ إملائي</translation>
  </message>
  <message>
   <source>No crawler of this name is known, but one whose name differs by one character. A record for a misspelled name applies to no agent. Correct the name, or keep it if the agent is new.</source>
   <translation>لا زاحف معروف بهذا الاسم، لكن هناك زاحفًا يختلف اسمه عنه بمحرف واحد. والقيد الذي في اسمه خطأ إملائي لا يسري على أي وكيل. صحّح الاسم، أو أبقِه إن كان الوكيل جديدًا.</translation>
  </message>
  <message>
   <source>The id is not a ULID</source>
   <translation>المعرّف (id) ليس ULID</translation>
  </message>
  <message>
   <source>The id of an agent policy is a ULID: 26 characters, the first from 0 to 7. robots.txt is rendered all the same, but tools that follow the id do not find the policy. Copy the id again, or make a new one.</source>
   <translation>معرّف سياسة الوكلاء (id) هو ULID: ‏26 محرفًا، أولها من 0 إلى 7. يُولَّد robots.txt رغم ذلك، لكن الأدوات التي تتبع المعرّف لا تجد السياسة. انسخ المعرّف من جديد، أو أنشئ غيره.</translation>
  </message>
  <message>
   <source>Path with a “#” or a space</source>
   <translation>مسار فيه «#» أو فراغ</translation>
  </message>
  <message>
   <source>In robots.txt a “#” begins a comment and a space ends the path for some crawlers, so the rule would differ from the policy. Write them as %23 and %20.</source>
   <translation>في robots.txt تبدأ «#» تعليقًا، وينهي الفراغ المسار عند بعض الزواحف، فتقول القاعدة غير ما تقوله السياسة. اكتبهما ‎%23‎ و‎%20‎.</translation>
  </message>
  <message>
   <source>Path that begins with neither / nor *</source>
   <translation>مسار لا يبدأ بـ / ولا بـ *</translation>
  </message>
  <message>
   <source>A path in robots.txt begins with / or *. Crawlers may ignore any other line, so nothing is rendered. Put a / before the path.</source>
   <translation>يبدأ المسار في robots.txt بـ / أو بـ *. وقد تتجاهل الزواحف أي سطر آخر، فلا يُولَّد شيء. ضع / قبل المسار.</translation>
  </message>
  <message>
   <source>Slug with characters that an address cannot have</source>
   <translation>اسم مختصر (slug) فيه محارف لا يقبلها العنوان</translation>
  </message>
  <message>
   <source>The slug is part of the address of the policy, which the first lines of robots.txt name. Use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>الاسم المختصر (slug) جزء من عنوان السياسة الذي تذكره الأسطر الأولى من robots.txt. استخدم a–z وA–Z والأرقام و«-» و«_» و«.» فقط.</translation>
  </message>
  <message>
   <source>Address that is not an absolute URL</source>
   <translation>عنوان ليس عنوان URL مطلقًا</translation>
  </message>
  <message>
   <source>docs_url, sitemap_url and llms_txt_url are written into robots.txt as they are. A crawler can follow only an absolute http or https URL. Write it in full.</source>
   <translation>تُكتب docs_url وsitemap_url وllms_txt_url في robots.txt كما هي. ولا يستطيع الزاحف أن يتبع إلا عنوان URL مطلقًا من نوع http أو https. اكتبه كاملًا.</translation>
  </message>
  <message>
   <source>Name that cannot be in a User-agent line</source>
   <translation>اسم لا يمكن أن يقع في سطر User-agent</translation>
  </message>
  <message>
   <source>Crawlers cut the name at a space or “#”, so the record would apply to another agent. Nothing is rendered until it is corrected. Write only the product token.</source>
   <translation>تقصّ الزواحف الاسم عند الفراغ أو «#»، فيسري القيد على وكيل آخر. لا يُولَّد شيء حتى يُصحَّح. اكتب رمز المنتج وحده.</translation>
  </message>
  <message>
   <source>Control character</source>
   <translation>محرف تحكم</translation>
  </message>
  <message>
   <source>YAML allows no control characters, and parsers disagree about what such a file says. Nothing of it is read. Remove the character.</source>
   <translation>لا يقبل YAML محارف التحكم، وتختلف المحللات في قراءة ملف كهذا. لا يُقرأ منه شيء. أزل المحرف.</translation>
  </message>
  <message>
   <source>Two entries for one agent</source>
   <translation>مدخلان لوكيل واحد</translation>
  </message>
  <message>
   <source>Crawlers read two records for one agent as one. The entries then say together what neither says alone. Join them.</source>
   <translation>تقرأ الزواحف القيدين لوكيل واحد قيدًا واحدًا. فيقول المدخلان معًا ما لا يقوله أي منهما وحده. ضمّ المدخلين.</translation>
  </message>
  <message>
   <source>Field that appears twice</source>
   <translation>حقل يرد مرتين</translation>
  </message>
  <message>
   <source>Parsers of YAML disagree about which of two equal fields counts. Nothing is rendered until one of them is removed.</source>
   <translation>تختلف محللات YAML في أي الحقلين المتساويين هو المعتبر. لا يُولَّد شيء حتى يُزال أحدهما.</translation>
  </message>
  <message>
   <source>Text that is not UTF-8 or has lone carriage returns</source>
   <translation>نص ليس UTF-8 أو فيه رجوع عربة منفرد</translation>
  </message>
  <message>
   <source>An agent policy is read as UTF-8, with LF or CRLF as line ends. Nothing of another file is read. Save it as UTF-8 with such line ends.</source>
   <translation>تُقرأ سياسة الوكلاء بترميز UTF-8، وبنهايات أسطر LF أو CRLF. ولا يُقرأ شيء من أي ملف آخر. احفظه بترميز UTF-8 وبنهايات الأسطر هذه.</translation>
  </message>
  <message>
   <source>Value that breaks a line of robots.txt</source>
   <translation>قيمة تكسر سطرًا من robots.txt</translation>
  </message>
  <message>
   <source>The value contains a character at which some parser ends a line. What follows would be a separate line of robots.txt, perhaps a rule. Write the value in one line.</source>
   <translation>في القيمة محرف تنهي عنده بعض المحللات السطر. فيصير ما بعده سطرًا مستقلًا في robots.txt، وربما قاعدة. اكتب القيمة في سطر واحد.</translation>
  </message>
  <message>
   <source>Merge key “&lt;&lt;”</source>
   <translation>مفتاح الدمج «‎&lt;&lt;‎»</translation>
  </message>
  <message>
   <source>YAML 1.2 has no merge keys, and they are not read here. The fields behind “&lt;&lt;” are missing from what is rendered. Write them out.</source>
   <translation>ليس في YAML 1.2 مفاتيح دمج، وهي لا تُقرأ هنا. والحقول التي بعد «‎&lt;&lt;‎» مفقودة مما يُولَّد. اكتبها كاملة.</translation>
  </message>
  <message>
   <source>No default_policy</source>
   <translation>سياسة بلا default_policy</translation>
  </message>
  <message>
   <source>The record for * is rendered from default_policy. Without it robots.txt would leave open what the policy means for all other agents. Add “default_policy: allow” or “default_policy: disallow”.</source>
   <translation>يُولَّد قيد * من default_policy. وبدونها لا يبيّن robots.txt ما تعنيه السياسة لسائر الوكلاء. أضف «default_policy: allow» أو «default_policy: disallow».</translation>
  </message>
  <message>
   <source>No id</source>
   <translation>سياسة بلا معرّف (id)</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the id of the policy that it was rendered from. Without an id they cannot. Add “id:” and a ULID.</source>
   <translation>تذكر الأسطر الأولى من robots.txt معرّف السياسة (id) التي وُلِّد منها. ولا يمكنها ذلك بلا معرّف. أضف «‎id:‎» وبعدها ULID.</translation>
  </message>
  <message>
   <source>Entry without a policy</source>
   <translation>مدخل بلا سياسة</translation>
  </message>
  <message>
   <source>The entry says neither allow nor disallow, so no record can be rendered for its agent. Add “policy: allow” or “policy: disallow”.</source>
   <translation>لا يقول المدخل allow ولا disallow، فلا يمكن توليد قيد لوكيله. أضف «policy: allow» أو «policy: disallow».</translation>
  </message>
  <message>
   <source>No slug</source>
   <translation>سياسة بلا اسم مختصر (slug)</translation>
  </message>
  <message>
   <source>The first lines of robots.txt name the source of the policy by its slug. Without a slug they cannot. Add “slug: agent-policy”.</source>
   <translation>تسمّي الأسطر الأولى من robots.txt مصدر السياسة باسمها المختصر (slug). ولا يمكنها ذلك بلا اسم مختصر. أضف «slug: agent-policy».</translation>
  </message>
  <message>
   <source>No title</source>
   <translation>سياسة بلا عنوان (title)</translation>
  </message>
  <message>
   <source>The first line of robots.txt ends with the title of the policy. Without a title it names only the file. Add “title:” and a name for people.</source>
   <translation>ينتهي السطر الأول من robots.txt بعنوان السياسة (title). وبلا عنوان لا يذكر إلا اسم الملف. أضف «‎title:‎» وبعدها اسمًا يقرؤه الناس.</translation>
  </message>
  <message>
   <source>Entry that names no agent</source>
   <translation>مدخل لا يسمّي وكيلًا</translation>
  </message>
  <message>
   <source>A record needs the product token of the agent that it applies to. Nothing is rendered until the entry has one. Add “user_agent:” and the token, or remove the entry.</source>
   <translation>يحتاج القيد إلى رمز منتج الوكيل الذي يسري عليه. لا يُولَّد شيء حتى يكون للمدخل رمز. أضف «‎user_agent:‎» وبعدها الرمز، أو أزل المدخل.</translation>
  </message>
  <message>
   <source>More faults than are listed</source>
   <translation>أخطاء أكثر من المدرجة</translation>
  </message>
  <message>
   <source>The list of faults is bounded. The count of those that are not listed is in the message. Correct some of those above; the next check lists the others.</source>
   <translation>قائمة الأخطاء محدودة. وعدد الأخطاء غير المدرجة في الرسالة. أصلح بعض ما سبق؛ ويُدرج الفحص التالي البقية.</translation>
  </message>
  <message>
   <source>No agents</source>
   <translation>سياسة بلا وكلاء</translation>
  </message>
  <message>
   <source>The policy lists no agents, so robots.txt has only the record for *. That is valid. Add entries for the agents that are to be treated differently.</source>
   <translation>لا تُدرج السياسة أي وكيل، فليس في robots.txt إلا قيد *. وهذا صحيح. أضف مداخل للوكلاء الذين يُراد أن يُعاملوا معاملة مختلفة.</translation>
  </message>
  <message>
   <source>The file is not a mapping</source>
   <translation>الملف ليس خريطة حقول</translation>
  </message>
  <message>
   <source>An agent policy is a YAML mapping: fields with names and values. The file contains something else, so nothing is rendered. Begin with “title:” or use a template.</source>
   <translation>سياسة الوكلاء خريطة YAML: حقول لها أسماء وقيم. وفي الملف شيء آخر، فلا يُولَّد شيء. ابدأ بـ «‎title:‎» أو استخدم قالبًا.</translation>
  </message>
  <message>
   <source>The file is not YAML</source>
   <translation>الملف ليس YAML</translation>
  </message>
  <message>
   <source>The text cannot be read as YAML, so nothing is rendered. The message says what the parser expected. Indent with spaces, close what is opened, and quote values with “: ” or “ #”.</source>
   <translation>لا يمكن قراءة النص على أنه YAML، فلا يُولَّد شيء. وتذكر الرسالة ما توقعه المحلل. أزح الأسطر بالمسافات، وأغلق ما فُتح، وضع القيم التي فيها «: » أو «‎ #‎» بين علامتي اقتباس.</translation>
  </message>
  <message>
   <source>Role that is not one of the common ones</source>
   <translation>دور ليس من الأدوار الشائعة</translation>
  </message>
  <message>
   <source>The comment above a record explains the role of the agent. For a role that is not in the list the comment is the word itself, unless role_notes has a text for it. Check the spelling.</source>
   <translation>يشرح التعليق فوق القيد دور الوكيل. وإن لم يكن الدور في القائمة كان التعليق الكلمة نفسها، ما لم يكن له نص في role_notes. تحقق من الإملاء.</translation>
  </message>
  <message>
   <source>Agent that is retired</source>
   <translation>وكيل متوقف</translation>
  </message>
  <message>
   <source>The operator no longer sends this agent. The record does no harm, but applies to no agent. If you mean the names that replaced it, add entries for them.</source>
   <translation>لم يعد المشغّل يرسل هذا الوكيل. لا يضر القيد أحدًا، ولا يسري على أي وكيل. تأكد من أن للأسماء التي حلت محله مدخلات إن كنت تقصدها.</translation>
  </message>
  <message>
   <source>More than one YAML document</source>
   <translation>أكثر من مستند YAML واحد</translation>
  </message>
  <message>
   <source>A file contains one agent policy. Parsers disagree about which of several documents counts, so nothing is rendered. Keep one.</source>
   <translation>في الملف سياسة وكلاء واحدة. وتختلف المحللات في أي المستندات هو المعتبر، فلا يُولَّد شيء. أبقِ واحدًا.</translation>
  </message>
  <message>
   <source>Entry for *</source>
   <translation>مدخل لـ *</translation>
  </message>
  <message>
   <source>default_policy makes the record for *. Crawlers read an entry for * and that record as one, so that their rules mix. Use default_policy alone.</source>
   <translation>تصنع default_policy قيد *. وتقرأ الزواحف مدخل * وهذا القيد قيدًا واحدًا، فتختلط قواعدهما. استخدم default_policy وحدها.</translation>
  </message>
  <message>
   <source>YAML tag</source>
   <translation>وسم YAML</translation>
  </message>
  <message>
   <source>Values are read as the texts that they are, whatever their tag says. The tag has no effect. Remove it.</source>
   <translation>تُقرأ القيم نصوصًا كما هي، أيًا كان ما يقوله وسمها. لا أثر للوسم. أزله.</translation>
  </message>
  <message>
   <source>Nested too deeply</source>
   <translation>تداخل أعمق مما يُقرأ</translation>
  </message>
  <message>
   <source>Files may come from untrusted sources, so nesting is limited. An agent policy needs four levels. Nothing is rendered from a deeper one.</source>
   <translation>قد تأتي الملفات من مصادر غير موثوقة، ولذلك فالتداخل محدود. تحتاج سياسة الوكلاء إلى أربعة مستويات. ولا يُولَّد شيء من سياسة أعمق.</translation>
  </message>
  <message>
   <source>Larger than what is read</source>
   <translation>أكبر مما يُقرأ</translation>
  </message>
  <message>
   <source>The size of the text, the number of its values and what its aliases expand to are bounded. Nothing is rendered from a larger policy. Shorten its lists or write aliases out.</source>
   <translation>حجم النص وعدد قيمه وما تتوسع إليه أسماؤه المستعارة كلها محدودة. لا يُولَّد شيء من سياسة أكبر. قصّر قوائمها أو اكتب قيم الأسماء المستعارة كاملة.</translation>
  </message>
  <message>
   <source>Field that is not part of an agent policy</source>
   <translation>حقل ليس من سياسة الوكلاء</translation>
  </message>
  <message>
   <source>The field is kept in the file and does not appear in robots.txt. If its name is misspelled, its value is missing there. Correct the name.</source>
   <translation>يبقى الحقل في الملف ولا يظهر في robots.txt. وإن كان في اسمه خطأ إملائي فقيمته مفقودة هناك. صحّح الاسم.</translation>
  </message>
  <message>
   <source>Policy that is neither allow nor disallow</source>
   <translation>سياسة ليست allow ولا disallow</translation>
  </message>
  <message>
   <source>A record either allows or disallows. Any other word would have to be guessed, so nothing is rendered. Write allow or disallow.</source>
   <translation>القيد إما أن يسمح وإما أن يمنع. وأي كلمة أخرى لا تُفهم إلا بالتخمين، فلا يُولَّد شيء. اكتب allow أو disallow.</translation>
  </message>
  <message>
   <source>Type that is not agent-policy</source>
   <translation>نوع ليس agent-policy</translation>
  </message>
  <message>
   <source>The field says that the file is another type of entity. It is read as an agent policy all the same. Write “type: agent-policy”.</source>
   <translation>يقول الحقل إن الملف نوع آخر من الكيانات. ويُقرأ رغم ذلك على أنه سياسة وكلاء. اكتب «type: agent-policy».</translation>
  </message>
  <message>
   <source>Note for a role that no agent has</source>
   <translation>ملاحظة لدور ليس لأي وكيل</translation>
  </message>
  <message>
   <source>The texts of role_notes are written above the records of agents with that role. No agent has this one, so the text does not appear. Correct the role or remove the note.</source>
   <translation>تُكتب نصوص role_notes فوق قيود الوكلاء أصحاب ذلك الدور. ولا وكيل له هذا الدور، فلا يظهر النص. صحّح الدور أو أزل الملاحظة.</translation>
  </message>
  <message>
   <source>Field with a value of the wrong kind</source>
   <translation>حقل قيمته من نوع خطأ</translation>
  </message>
  <message>
   <source>The field needs a text, a list or a mapping and has something else. Nothing is rendered until it is corrected. The message shows how to write it.</source>
   <translation>يحتاج الحقل إلى نص أو قائمة أو خريطة حقول، وفيه شيء آخر. لا يُولَّد شيء حتى يُصحَّح. وتبيّن الرسالة كيف يُكتب.</translation>
  </message>
 </context>
 <context>
  <name>list</name>
  <message>
   <source>%1, %2</source>
   <translation>%1، %2</translation>
  </message>
  <message>
   <source>%1 and %2</source>
   <translation>%1 و%2</translation>
  </message>
  <message>
   <source>%1 or %2</source>
   <translation>%1 أو %2</translation>
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
   <translation>ربما أجابت صفحة تسجيل دخول لشبكة بدل الموقع. افتح أي صفحة في متصفح، وسجّل الدخول، ثم حاول من جديد.</translation>
  </message>
  <message>
   <source>A site on the internet has a public address. A network that wants a login may have given another: open any page in a browser, log in, and try again.</source>
   <translation>للموقع على الإنترنت عنوان عام. وربما أعطت شبكة تطلب تسجيل الدخول عنوانًا آخر: افتح أي صفحة في متصفح، وسجّل الدخول، ثم حاول من جديد.</translation>
  </message>
  <message>
   <source>The environment names a proxy, and requests go through it only if you say so.</source>
   <translation>تسمّي البيئة وكيلًا وسيطًا، ولا تمر الطلبات عبره إلا إذا طلبت ذلك.</translation>
  </message>
  <message>
   <source>Is this computer's clock right? A network that reads along, or one that wants a login, answers like this, too.</source>
   <translation>هل ساعة هذا الحاسوب صحيحة؟ الشبكة التي تتنصت، أو التي تطلب تسجيل الدخول، تجيب هكذا أيضًا.</translation>
  </message>
  <message>
   <source>Does the site open in a browser on this computer?</source>
   <translation>هل يفتح الموقع في متصفح على هذا الحاسوب؟</translation>
  </message>
  <message>
   <source>%1 was not asked for.</source>
   <translation>لم يُطلب %1.</translation>
  </message>
  <message>
   <source>%1 could not be fetched: %2</source>
   <translation>تعذر جلب %1: %2</translation>
  </message>
  <message>
   <source>%1 was not read to its end: %2</source>
   <translation>لم يُقرأ %1 إلى نهايته: %2</translation>
  </message>
  <message>
   <source>It was not asked for.</source>
   <translation>لم يُطلب.</translation>
  </message>
  <message>
   <source>The answer was %1.</source>
   <translation>كان الجواب %1.</translation>
  </message>
  <message>
   <source>robots.txt was not asked for: nothing is known of what is served.</source>
   <translation>لم يُطلب robots.txt: لا يُعرف شيء عما يُقدَّم.</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of what is served.</source>
   <translation>تطلب الشبكة في الطريق تسجيل الدخول (511): لا يُعرف شيء عما يُقدَّم.</translation>
  </message>
  <message>
   <source>Nothing could be fetched, so nothing is known of what is served. %1</source>
   <translation>تعذر جلب أي شيء، فلا يُعرف شيء عما يُقدَّم. %1</translation>
  </message>
  <message>
   <source>%1 is not a gate: injected, missing, environment or lost:WHO is expected, as in injected,missing,lost:search</source>
   <translation>‏%1 ليس بوابة: المتوقع injected أو missing أو environment أو ‎lost:WHO‎، مثل ‎injected,missing,lost:search‎</translation>
  </message>
  <message>
   <source>No gate is named: nothing would be guarded. Write injected, missing, environment or lost:WHO.</source>
   <translation>لم تُسمَّ أي بوابة: لن يُحرس شيء. اكتب injected أو missing أو environment أو ‎lost:WHO‎.</translation>
  </message>
  <message>
   <source>No robots.txt is served.</source>
   <translation>لا يُقدَّم أي robots.txt.</translation>
  </message>
  <message>
   <source>The served robots.txt is the draft.</source>
   <translation>الملف robots.txt المقدَّم هو المسودة.</translation>
  </message>
  <message>
   <source>%1 put its own part into the served robots.txt, between marks.</source>
   <translation>وضع %1 جزءه الخاص في robots.txt المقدَّم، بين علامتين.</translation>
  </message>
  <message>
   <source>The draft is served in one piece, with other lines before or after it.</source>
   <translation>تُقدَّم المسودة قطعة واحدة، مع أسطر أخرى قبلها أو بعدها.</translation>
  </message>
  <message>
   <source>%1 serves its own robots.txt: no line of the draft is in it.</source>
   <translation>يقدّم %1 ملف robots.txt خاصًا به: لا سطر من المسودة فيه.</translation>
  </message>
  <message>
   <source>Another robots.txt is served: no line of the draft is in it.</source>
   <translation>يُقدَّم robots.txt آخر: لا سطر من المسودة فيه.</translation>
  </message>
  <message>
   <source>The served robots.txt is another one, and it is not clear whose lines are whose: it is compared whole.</source>
   <translation>الملف robots.txt المقدَّم ملف آخر، ولا يتضح لمن أي الأسطر: يُقارن كله.</translation>
  </message>
  <message>
   <source>the value of %1 is missing or is none</source>
   <translation>قيمة %1 ناقصة أو ليست قيمة</translation>
  </message>
  <message>
   <source>answers.json is not a record of answers: %1</source>
   <translation>الملف answers.json ليس سجلًا للأجوبة: %1</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>هو كبير جدًا</translation>
  </message>
  <message>
   <source>an object with origin and answers is expected</source>
   <translation>يُنتظر كائن فيه origin وanswers</translation>
  </message>
  <message>
   <source>version 1 is expected</source>
   <translation>يُنتظر الإصدار 1</translation>
  </message>
  <message>
   <source>it has more than 100 answers</source>
   <translation>فيه أكثر من 100 جواب</translation>
  </message>
  <message>
   <source>answer %1: %2</source>
   <translation>الجواب %1: %2</translation>
  </message>
  <message>
   <source>a sitemap: whether it is there</source>
   <translation>خريطة موقع: هل هي موجودة</translation>
  </message>
  <message>
   <source>a sitemap that refuses HEAD: its first byte</source>
   <translation>خريطة موقع ترفض HEAD: أول بايت منها</translation>
  </message>
  <message>
   <source>probably the origin's copy, past the cache</source>
   <translation>نسخة المصدر على الأرجح، متجاوزةً الذاكرة المخبأة</translation>
  </message>
  <message>
   <source>a chained file</source>
   <translation>ملف مسلسل</translation>
  </message>
  <message>
   <source>a licence</source>
   <translation>ترخيص</translation>
  </message>
  <message>
   <source>the policy</source>
   <translation>السياسة</translation>
  </message>
  <message>
   <source>the policy for AI agents</source>
   <translation>سياسة وكلاء الذكاء الاصطناعي</translation>
  </message>
  <message>
   <source>the policy of robots2</source>
   <translation>سياسة robots2</translation>
  </message>
  <message>
   <source>the reservation of text and data mining</source>
   <translation>التحفظ على التنقيب في النصوص والبيانات</translation>
  </message>
  <message>
   <source>headers and head of the start page</source>
   <translation>ترويسات صفحة البداية ورأسها</translation>
  </message>
  <message>
   <source>Then what these name: chained files (at most 3), licences and sitemaps (at most 2 each), and robots.txt past a cache; at most 12 requests in all, one at a time. Redirects are followed.</source>
   <translation>ثم ما تسميه هذه: الملفات المسلسلة (3 على الأكثر)، والتراخيص وخرائط الموقع (2 من كل منها على الأكثر)، وrobots.txt متجاوزًا الذاكرة المخبأة؛ 12 طلبًا على الأكثر إجمالًا، واحدًا تلو الآخر. وتُتبع عمليات إعادة التوجيه.</translation>
  </message>
  <message>
   <source>%1 is not a host such as www.example.org, or an address of http or https without a password</source>
   <translation>%1 ليس مضيفًا مثل www.example.org، ولا عنوان http أو https بلا كلمة مرور</translation>
  </message>
  <message>
   <source>The start page was not asked for.</source>
   <translation>لم تُطلب صفحة البداية.</translation>
  </message>
  <message>
   <source>The start page could not be fetched: %1</source>
   <translation>تعذر جلب صفحة البداية: %1</translation>
  </message>
  <message>
   <source>The network on the way wants a login (511): nothing is known of the start page.</source>
   <translation>تطلب الشبكة في الطريق تسجيل الدخول (511): لا يُعرف شيء عن صفحة البداية.</translation>
  </message>
  <message>
   <source>The start page leads to %1, which is not a host of this environment.</source>
   <translation>تقود صفحة البداية إلى %1، وهو ليس من مضيفي هذه البيئة.</translation>
  </message>
  <message>
   <source>A firewall asked a question in place of the start page.</source>
   <translation>طرح جدار حماية سؤالًا بدل صفحة البداية.</translation>
  </message>
  <message>
   <source>Whether the start page has noindex is not known: %1.</source>
   <translation>لا يُعرف هل في صفحة البداية noindex: %1.</translation>
  </message>
  <message>
   <source>The start page answers %1: whether pages have noindex cannot be seen.</source>
   <translation>تجيب صفحة البداية بـ %1: لا يمكن رؤية هل في الصفحات noindex.</translation>
  </message>
  <message>
   <source>The start page has noindex.</source>
   <translation>في صفحة البداية noindex.</translation>
  </message>
  <message>
   <source>The start page was not read to its end, and its beginning has no noindex.</source>
   <translation>لم تُقرأ صفحة البداية إلى نهايتها، وليس في بدايتها noindex.</translation>
  </message>
  <message>
   <source>The start page has no noindex, neither in a header nor in a meta element.</source>
   <translation>ليس في صفحة البداية noindex، لا في ترويسة ولا في عنصر meta.</translation>
  </message>
  <message>
   <source>The start page asks for a password (401).</source>
   <translation>تطلب صفحة البداية كلمة مرور (401).</translation>
  </message>
  <message>
   <source>Whether the start page asks for a password is not known: %1.</source>
   <translation>لا يُعرف هل تطلب صفحة البداية كلمة مرور: %1.</translation>
  </message>
  <message>
   <source>The start page does not ask for a password: it answers %1.</source>
   <translation>لا تطلب صفحة البداية كلمة مرور: تجيب بـ %1.</translation>
  </message>
  <message>
   <source>%1 h %2 min</source>
   <translation>%1 س %2 د</translation>
  </message>
  <message>
   <source>%1 UTC (in %2)</source>
   <translation>‏‎%1 UTC‎ (بعد %2)</translation>
  </message>
  <message>
   <source>Google may use it until %1.</source>
   <translation>يجوز لمحرك Google استخدامه حتى %1.</translation>
  </message>
  <message>
   <source>Google may not use it without asking again, as its max-age of 0 says.</source>
   <translation>لا يجوز لمحرك Google استخدامه دون طلبه من جديد، كما تقول قيمة max-age فيه، وهي 0.</translation>
  </message>
  <message>
   <source>Google may use it until %1, as its max-age says.</source>
   <translation>يجوز لمحرك Google استخدامه حتى %1، كما يقول max-age فيه.</translation>
  </message>
  <message>
   <source>After an upload crawlers may use this file until %1 (RFC 9309 2.4).</source>
   <translation>بعد الرفع يجوز للزواحف استخدام هذا الملف حتى %1 (RFC 9309 2.4).</translation>
  </message>
 </context>
 <context>
  <name>logs</name>
  <message>
   <source>the list has more than %1 values or %2 levels</source>
   <translation>في القائمة أكثر من %1 قيمة أو %2 من المستويات</translation>
  </message>
  <message>
   <source>%1 is not an address or a range of addresses</source>
   <translation>‏%1 ليس عنوانًا ولا نطاق عناوين</translation>
  </message>
  <message>
   <source>the list contains no addresses</source>
   <translation>لا عناوين في القائمة</translation>
  </message>
  <message>
   <source>%1 is not a row of a partial result</source>
   <translation>‏%1 ليس صفًا من نتيجة جزئية</translation>
  </message>
  <message>
   <source>The pattern has no User-Agent: $http_user_agent or %{User-Agent}i is needed</source>
   <translation>ليس في النمط User-Agent: يلزم ‎$http_user_agent‎ أو ‎%{User-Agent}i‎</translation>
  </message>
  <message>
   <source>The pattern has no time: $time_local or %t is needed</source>
   <translation>ليس في النمط وقت: يلزم ‎$time_local‎ أو ‎%t‎</translation>
  </message>
  <message>
   <source>The pattern has no request: $request, $request_uri, %r or %U is needed</source>
   <translation>ليس في النمط طلب: يلزم ‎$request‎ أو ‎$request_uri‎ أو ‎%r‎ أو ‎%U‎</translation>
  </message>
  <message>
   <source>The pattern has no %1</source>
   <translation>ليس في النمط %1</translation>
  </message>
  <message>
   <source>%1 is not a format of logs: %2, or a pattern with $ or % is expected</source>
   <translation>‏%1 ليس صيغة سجلات: المتوقع %2، أو نمط فيه $ أو %</translation>
  </message>
  <message>
   <source>A field for the address can be named for JSON and for patterns alone</source>
   <translation>لا يمكن تسمية حقل للعنوان إلا لصيغة JSON وللأنماط</translation>
  </message>
  <message>
   <source>A temporary file cannot be written (%1). Set TMPDIR to a folder that has room for it, or read the log in parts</source>
   <translation>لا يمكن كتابة ملف مؤقت (%1). عيّن TMPDIR على مجلد يتسع له، أو اقرأ السجل على أجزاء</translation>
  </message>
  <message>
   <source>The temporary file cannot be read again</source>
   <translation>لا يمكن قراءة الملف المؤقت مرة أخرى</translation>
  </message>
  <message>
   <source>Line 1: its columns are not those of the log before. Judge logs with other columns by themselves.</source>
   <translation>السطر 1: أعمدته ليست أعمدة السجل السابق. قيّم السجلات ذات الأعمدة الأخرى على حدة.</translation>
  </message>
  <message>
   <source>time</source>
   <translation>الوقت</translation>
  </message>
  <message>
   <source>User-Agent</source>
   <translation>User-Agent</translation>
  </message>
  <message>
   <source>URL</source>
   <translation>عنوان URL</translation>
  </message>
  <message>
   <source>%1: no column is called %2. Let the first line name the columns, or name them with --columns: time, user_agent, url and any others, with commas</source>
   <translation>‏%1: لا عمود باسم %2. اجعل السطر الأول يسمّي الأعمدة، أو سمِّها بـ ‎--columns‎: ‎time, user_agent, url‎ وأي أعمدة أخرى، تفصل بينها فواصل</translation>
  </message>
  <message>
   <source>Line 1</source>
   <translation>السطر 1</translation>
  </message>
  <message>
   <source>it has fewer columns than were named</source>
   <translation>أعمدته أقل مما سُمّي</translation>
  </message>
  <message>
   <source>its time cannot be read</source>
   <translation>لا يمكن قراءة وقته</translation>
  </message>
  <message>
   <source>it is not an object with a time and a path or request</source>
   <translation>ليس كائنًا فيه وقت ومسار أو طلب</translation>
  </message>
  <message>
   <source>there is something behind its object</source>
   <translation>هناك شيء بعد كائنه</translation>
  </message>
 </context>
 <context>
  <name>main</name>
  <message>
   <source>Edits and simulates robots.txt, robots-ai.txt, robots2.txt and agent policies.</source>
   <translation>يحرّر ويحاكي ملفات robots.txt وrobots-ai.txt وrobots2.txt وسياسات الوكلاء.</translation>
  </message>
  <message>
   <source>Policy files, or the folder of a site.</source>
   <translation>ملفات سياسة، أو مجلد موقع.</translation>
  </message>
  <message>
   <source>light or dark, instead of the system's.</source>
   <translation>light أو dark، بدلًا من مظهر النظام.</translation>
  </message>
  <message>
   <source>Print the verdict table, write a picture of the window (.png) or of the map (.svg, .pdf, .html), and end.</source>
   <translation>يطبع جدول الأحكام، ويكتب صورة للنافذة (.png) أو للخريطة (.svg، .pdf، .html)، ثم ينتهي.</translation>
  </message>
  <message>
   <source>Write a picture of every page and view into a folder, and end.</source>
   <translation>كتابة صورة لكل صفحة وعرض في مجلد ثم الإنهاء.</translation>
  </message>
  <message>
   <source>Open the sample site.</source>
   <translation>فتح موقع العيّنة.</translation>
  </message>
  <message>
   <source>Language of the window, e.g. de, instead of the one set.</source>
   <translation>لغة النافذة، مثل de، بدلًا من اللغة المعيّنة.</translation>
  </message>
 </context>
 <context>
  <name>map</name>
  <message>
   <source>Search</source>
   <translation>البحث</translation>
  </message>
  <message>
   <source>On behalf of a user</source>
   <translation>عمليات جلب طلبها مستخدم</translation>
  </message>
  <message>
   <source>AI research</source>
   <translation>أبحاث الذكاء الاصطناعي</translation>
  </message>
  <message>
   <source>AI training</source>
   <translation>تدريب الذكاء الاصطناعي</translation>
  </message>
  <message>
   <source>Code and content</source>
   <translation>الشيفرة والمحتوى</translation>
  </message>
  <message>
   <source>Monitoring, SEO</source>
   <translation>المراقبة وتحسين الظهور</translation>
  </message>
  <message>
   <source>Advertising</source>
   <translation>الإعلان</translation>
  </message>
  <message>
   <source>Archives</source>
   <translation>الأرشيفات</translation>
  </message>
  <message>
   <source>Others</source>
   <translation>آخرون</translation>
  </message>
  <message>
   <source>They build indexes that lead people to your pages.</source>
   <translation>يبنون فهارس تقود الناس إلى صفحاتك.</translation>
  </message>
  <message>
   <source>Assistants and agents that fetch a page because somebody asked.</source>
   <translation>مساعدون ووكلاء يجلبون صفحة لأن أحدًا طلبها.</translation>
  </message>
  <message>
   <source>They read many pages to answer a question or for research.</source>
   <translation>يقرؤون صفحات كثيرة للإجابة عن سؤال أو للبحث العلمي.</translation>
  </message>
  <message>
   <source>They collect text to train models or to sell it on.</source>
   <translation>يجمعون النصوص لتدريب النماذج أو لبيعها.</translation>
  </message>
  <message>
   <source>They write new texts and programs from what they fetch.</source>
   <translation>يكتبون نصوصًا وبرامج جديدة مما يجلبونه.</translation>
  </message>
  <message>
   <source>They watch sites for their customers.</source>
   <translation>يراقبون المواقع لعملائهم.</translation>
  </message>
  <message>
   <source>They judge pages for advertisers.</source>
   <translation>يقيّمون الصفحات للمعلنين.</translation>
  </message>
  <message>
   <source>They keep pages as they were, for everybody to look up.</source>
   <translation>يحفظون الصفحات كما كانت، ليرجع إليها الجميع.</translation>
  </message>
  <message>
   <source>What they come for is not known.</source>
   <translation>غرض مجيئهم غير معروف.</translation>
  </message>
  <message>
   <source>▖ but for paths of another column</source>
   <translation>▖ عدا مسارات عمود آخر</translation>
  </message>
  <message>
   <source>not decided: the files are too large</source>
   <translation>لم يُحسم: الملفات كبيرة جدًا</translation>
  </message>
  <message>
   <source>⚠ documented not to obey: what is asked of it</source>
   <translation>⚠ موثّق أنه لا يلتزم: هذا ما يُطلب منه</translation>
  </message>
  <message>
   <source>may</source>
   <translation>يجوز</translation>
  </message>
  <message>
   <source>may not</source>
   <translation>لا يجوز</translation>
  </message>
  <message>
   <source>at other hours</source>
   <translation>في ساعات أخرى</translation>
  </message>
  <message>
   <source>must ask</source>
   <translation>يجب أن يسأل</translation>
  </message>
  <message>
   <source>in part</source>
   <translation>جزئيًا</translation>
  </message>
  <message>
   <source>not stated</source>
   <translation>غير منصوص عليه</translation>
  </message>
  <message>
   <source>not decided</source>
   <translation>لم يُحسم</translation>
  </message>
  <message>
   <source>WHO is welcome</source>
   <translation>من هو مرحّب به</translation>
  </message>
  <message>
   <source>%1 of %2</source>
   <translation>%1 من %2</translation>
  </message>
  <message numerus="yes">
   <source>welcome, %n do not read what keeps them out</source>
   <comment>welcome, %n does not read what keeps it out</comment>
   <translation>
    <numerusform>مرحب بهم، %n لا يقرأ ما يمنعه</numerusform>
    <numerusform>مرحب بهم، %n لا يقرأ ما يمنعه</numerusform>
    <numerusform>مرحب بهم، %n لا يقرآن ما يمنعهما</numerusform>
    <numerusform>مرحب بهم، %n لا يقرؤون ما يمنعهم</numerusform>
    <numerusform>مرحب بهم، %n لا يقرؤون ما يمنعهم</numerusform>
    <numerusform>مرحب بهم، %n لا يقرؤون ما يمنعهم</numerusform>
   </translation>
  </message>
  <message>
   <source>welcome, %1 must ask</source>
   <translation>مرحّب بهم، ومن عليهم السؤال: %1</translation>
  </message>
  <message>
   <source>welcome</source>
   <translation>مرحّب بهم</translation>
  </message>
  <message numerus="yes">
   <source>%n do not read it</source>
   <comment>%n does not read it</comment>
   <translation>
    <numerusform>%n لا يقرؤه</numerusform>
    <numerusform>%n لا يقرؤه</numerusform>
    <numerusform>%n لا يقرآنه</numerusform>
    <numerusform>%n لا يقرؤونه</numerusform>
    <numerusform>%n لا يقرؤونه</numerusform>
    <numerusform>%n لا يقرؤونه</numerusform>
   </translation>
  </message>
  <message>
   <source>%1 must ask</source>
   <translation>من عليهم السؤال: %1</translation>
  </message>
  <message>
   <source>WHERE</source>
   <translation>أين</translation>
  </message>
  <message>
   <source>WHAT</source>
   <translation>ماذا</translation>
  </message>
  <message>
   <source>HOW FAST</source>
   <translation>بأي سرعة</translation>
  </message>
  <message>
   <source>WHEN and how fast (UTC)</source>
   <translation>متى وبأي سرعة (UTC)</translation>
  </message>
  <message>
   <source>WHERE it may fetch</source>
   <translation>أين يجوز له الجلب</translation>
  </message>
  <message>
   <source>WHAT it may do with it</source>
   <translation>ماذا يجوز له أن يفعل به</translation>
  </message>
  <message>
   <source>never fetched</source>
   <translation>لا يُجلب أبدًا</translation>
  </message>
  <message>
   <source>names like %1</source>
   <translation>أسماء مثل %1</translation>
  </message>
  <message>
   <source>any other %1</source>
   <translation>أي %1 آخر</translation>
  </message>
  <message>
   <source>any other agent</source>
   <translation>أي وكيل آخر</translation>
  </message>
  <message>
   <source>%1 and others</source>
   <translation>%1 وغيره</translation>
  </message>
  <message>
   <source>%1 + %2</source>
   <translation>%1 + %2</translation>
  </message>
  <message>
   <source>%1, %2</source>
   <translation>%1، %2</translation>
  </message>
  <message>
   <source>%1, %2 and others</source>
   <translation>%1، %2 وغيرهما</translation>
  </message>
  <message>
   <source>%1, %2 + %3</source>
   <translation>%1، %2 + %3</translation>
  </message>
  <message>
   <source>%1 at the end</source>
   <translation>‏%1 في النهاية</translation>
  </message>
  <message>
   <source>%1, not at the end</source>
   <translation>‏%1، لا في النهاية</translation>
  </message>
  <message>
   <source>every path</source>
   <translation>كل مسار</translation>
  </message>
  <message>
   <source>all other paths</source>
   <translation>كل المسارات الأخرى</translation>
  </message>
  <message>
   <source>%1, but for paths of another column</source>
   <translation>%1، ما عدا مسارات عمود آخر</translation>
  </message>
  <message>
   <source>at all hours</source>
   <translation>في كل الساعات</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>never</source>
   <translation>أبدًا</translation>
  </message>
  <message>
   <source>purpose</source>
   <translation>الغرض</translation>
  </message>
  <message>
   <source>hours and pace (UTC)</source>
   <translation>الساعات والوتيرة (UTC)</translation>
  </message>
  <message>
   <source>documented to obey</source>
   <translation>يلتزم حسب توثيقه</translation>
  </message>
  <message>
   <source>no</source>
   <translation>لا</translation>
  </message>
 </context>
 <context>
  <name>net</name>
  <message>
   <source>Nothing can be fetched: libcurl is not installed, or is older than 7.85. Install libcurl4.</source>
   <translation>لا يمكن جلب شيء: المكتبة libcurl غير مثبتة أو أقدم من 7.85. ثبّت libcurl4.</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>أُوقف.</translation>
  </message>
  <message>
   <source>The proxy was not found: %1.</source>
   <translation>لم يُعثر على الوكيل الوسيط: %1.</translation>
  </message>
  <message>
   <source>%1 has no address. Is the name right, and is there a network?</source>
   <translation>لا عنوان للاسم %1. هل الاسم صحيح، وهل توجد شبكة؟</translation>
  </message>
  <message>
   <source>%1 is at %2, which is not a public address: refused.</source>
   <translation>عنوان %1 هو %2، وليس عنوانًا عامًا: رُفض.</translation>
  </message>
  <message>
   <source>%1 takes no connection: %2.</source>
   <translation>%1 لا يقبل اتصالًا: %2.</translation>
  </message>
  <message>
   <source>%1 did not answer completely in %2 seconds.</source>
   <translation>لم يُجب %1 كاملًا في %2 ثانية.</translation>
  </message>
  <message>
   <source>%1 makes no secure connection: %2.</source>
   <translation>%1 لا يقيم اتصالًا آمنًا: %2.</translation>
  </message>
  <message>
   <source>The answer of %1 was cut off or is not an answer: %2.</source>
   <translation>جواب %1 مقطوع أو ليس جوابًا: %2.</translation>
  </message>
  <message>
   <source>The redirect names no target.</source>
   <translation>إعادة التوجيه لا تسمي هدفًا.</translation>
  </message>
  <message>
   <source>The redirect leads to %1, which is not an address of http or https: nobody follows it.</source>
   <translation>إعادة التوجيه تؤدي إلى %1، وليس عنوان http أو https: لا أحد يتبعها.</translation>
  </message>
  <message>
   <source>The redirects lead in a circle, back to %1.</source>
   <translation>تدور عمليات إعادة التوجيه وتعود إلى %1.</translation>
  </message>
  <message>
   <source>There are more than %1 redirects.</source>
   <translation>عمليات إعادة التوجيه أكثر من %1.</translation>
  </message>
  <message>
   <source>The answer unpacks to more than 100 times its size: it was not read.</source>
   <translation>يتجاوز الجواب بعد فك ضغطه 100 ضعف حجمه: لم يُقرأ.</translation>
  </message>
  <message>
   <source>The answer says that it is packed with gzip, and cannot be unpacked.</source>
   <translation>يقول الجواب إنه مضغوط بطريقة gzip، ولا يمكن فك ضغطه.</translation>
  </message>
  <message>
   <source>The answer is packed in a way that was not asked for.</source>
   <translation>الجواب مضغوط بطريقة لم تُطلب.</translation>
  </message>
  <message>
   <source>The answer is larger than 1 MiB: only that much was read.</source>
   <translation>الجواب أكبر من 1 ميبيبايت: لم يُقرأ إلا هذا القدر.</translation>
  </message>
  <message>
   <source>The address is longer than 8,192 bytes: refused.</source>
   <translation>العنوان أطول من 8,192 بايت: رُفض.</translation>
  </message>
  <message>
   <source>%1 is not an address of http or https: refused.</source>
   <translation>%1 ليس عنوان http أو https: رُفض.</translation>
  </message>
  <message>
   <source>The address contains a user name or password: refused.</source>
   <translation>في العنوان اسم مستخدم أو كلمة مرور: رُفض.</translation>
  </message>
 </context>
 <context>
  <name>policy</name>
  <message>
   <source>nothing</source>
   <translation>لا شيء</translation>
  </message>
  <message>
   <source>a text</source>
   <translation>نص</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>قائمة</translation>
  </message>
  <message>
   <source>a map</source>
   <translation>خريطة حقول</translation>
  </message>
  <message>
   <source>an alias</source>
   <translation>اسم مستعار</translation>
  </message>
  <message>
   <source>“%1” must be a list, but this is %2. Write it as “%3”.</source>
   <translation>‏«%1» يجب أن يكون قائمة، لكن هذا %2. اكتبه «%3».</translation>
  </message>
  <message>
   <source>“%1” must be a map, but this is %2. Write it as “%3”.</source>
   <translation>‏«%1» يجب أن يكون خريطة حقول، لكن هذا %2. اكتبه «%3».</translation>
  </message>
  <message>
   <source>“%1” must be a text, but this is %2. Write it as “%3”.</source>
   <translation>‏«%1» يجب أن يكون نصًا، لكن هذا %2. اكتبه «%3».</translation>
  </message>
  <message>
   <source>The policy is empty. Begin with “default_policy: disallow” and “agents:”.</source>
   <translation>السياسة فارغة. ابدأ بـ «default_policy: disallow» و«agents:».</translation>
  </message>
  <message>
   <source>The policy is a list at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>السياسة في أعلاها قائمة، ويجب أن تكون خريطة حقول، مثل «‎title: …‎».</translation>
  </message>
  <message>
   <source>The policy is a text at the top, but must be a map of fields, as in “title: …”.</source>
   <translation>السياسة في أعلاها نص، ويجب أن تكون خريطة حقول، مثل «‎title: …‎».</translation>
  </message>
  <message>
   <source>The policy has no “agents”; only the default record is rendered.</source>
   <translation>ليس في السياسة «agents»؛ لا يُولَّد إلا القيد الافتراضي.</translation>
  </message>
  <message>
   <source>The name of a field must be a text, but this is %1. Write a name.</source>
   <translation>اسم الحقل يجب أن يكون نصًا، لكن هذا %1. اكتب اسمًا.</translation>
  </message>
  <message>
   <source>“%1” appears here a second time. Keep one of the two.</source>
   <translation>يرد «%1» هنا للمرة الثانية. أبقِ أحدهما.</translation>
  </message>
  <message>
   <source>The tag %1 is not read. Remove it.</source>
   <translation>الوسم %1 لا يُقرأ. أزله.</translation>
  </message>
  <message>
   <source>Merge keys are not read, so the fields behind “&lt;&lt;” are missing here. Write them out.</source>
   <translation>لا تُقرأ مفاتيح الدمج، فالحقول التي بعد «‎&lt;&lt;‎» مفقودة هنا. اكتبها كاملة.</translation>
  </message>
  <message>
   <source>“%1” is unknown, so its value is not rendered. Is “%2” meant?</source>
   <translation>‏«%1» غير معروف، فلا تُولَّد قيمته. هل المقصود «%2»؟</translation>
  </message>
  <message>
   <source>“%1” is not a field of an agent policy: it is kept, but not rendered.</source>
   <translation>‏«%1» ليس حقلًا في سياسة وكلاء: يبقى، لكن لا يُولَّد.</translation>
  </message>
  <message>
   <source>An agent is a map of fields, but this is %1. Write “- user_agent: …” with its policy below.</source>
   <translation>الوكيل خريطة حقول، لكن هذا %1. اكتب «‎- user_agent: …‎» وتحته سياسته.</translation>
  </message>
  <message>
   <source>An item of “%1” must be a path, but this is %2. Write “- /path”.</source>
   <translation>عنصر «%1» يجب أن يكون مسارًا، لكن هذا %2. اكتب «‎- /path‎».</translation>
  </message>
  <message numerus="yes">
   <source>%n more faults are not listed. Mend some of those above.</source>
   <comment>%n more faults are not listed. Mend some of those above.</comment>
   <translation>
    <numerusform>لا أخطاء أخرى غير مدرجة.</numerusform>
    <numerusform>خطأ واحد آخر غير مدرج. أصلح بعض ما سبق.</numerusform>
    <numerusform>خطآن آخران غير مدرجين. أصلح بعض ما سبق.</numerusform>
    <numerusform>%n أخطاء أخرى غير مدرجة. أصلح بعض ما سبق.</numerusform>
    <numerusform>%n خطأ آخر غير مدرج. أصلح بعض ما سبق.</numerusform>
    <numerusform>%n خطأ آخر غير مدرج. أصلح بعض ما سبق.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A policy names one sitemap: %n more are left out.</source>
   <comment>A policy names one sitemap: %n more is left out.</comment>
   <translation>
    <numerusform>تسمّي السياسة خريطة موقع واحدة: لم تُترك أي خريطة أخرى.</numerusform>
    <numerusform>تسمّي السياسة خريطة موقع واحدة: تُركت واحدة أخرى.</numerusform>
    <numerusform>تسمّي السياسة خريطة موقع واحدة: تُركت اثنتان أخريان.</numerusform>
    <numerusform>تسمّي السياسة خريطة موقع واحدة: تُركت %n أخرى.</numerusform>
    <numerusform>تسمّي السياسة خريطة موقع واحدة: تُركت %n أخرى.</numerusform>
    <numerusform>تسمّي السياسة خريطة موقع واحدة: تُركت %n أخرى.</numerusform>
   </translation>
  </message>
  <message>
   <source>The robots.txt has no group for *, so default_policy is allow: agents that are not named may fetch everything.</source>
   <translation>ليس في robots.txt مجموعة *، فتكون default_policy هي allow: يجوز للوكلاء غير المسمَّين جلب كل شيء.</translation>
  </message>
  <message>
   <source>The group for * has rules for paths. They are in an entry for *, which crawlers read together with the default record.</source>
   <translation>في مجموعة * قواعد للمسارات. وُضعت في مدخل لـ * تقرؤه الزواحف مع القيد الافتراضي.</translation>
  </message>
  <message>
   <source>(unreadable)</source>
   <translation>(غير مقروء)</translation>
  </message>
  <message numerus="yes">
   <source>%1 and %n more</source>
   <comment>%1 and %n more</comment>
   <translation>
    <numerusform>%1</numerusform>
    <numerusform>‏%1 وواحد آخر</numerusform>
    <numerusform>‏%1 واثنان آخران</numerusform>
    <numerusform>‏%1 و%n أخرى</numerusform>
    <numerusform>‏%1 و%n آخر</numerusform>
    <numerusform>‏%1 و%n آخر</numerusform>
   </translation>
  </message>
  <message>
   <source>A robots.txt does not say who operates an agent, what it comes for and why it is treated so: vendor, role and notes are missing from every entry. Fill them in.</source>
   <translation>لا يبيّن robots.txt من يشغّل الوكيل ولا الغرض الذي يأتي من أجله ولا سبب معاملته كذلك: vendor وrole وnotes مفقودة في كل مدخل. املأها.</translation>
  </message>
  <message>
   <source>Names that cannot be in a User-agent line are left out: %1.</source>
   <translation>تُركت أسماء لا يمكن أن يحملها سطر User-agent في سياسة: %1.</translation>
  </message>
  <message>
   <source>Paths that begin with neither / nor *, or contain a space or “#”, are left out: %1.</source>
   <translation>تُركت مسارات لا تبدأ بـ / ولا بـ * أو فيها فراغ أو «#»: %1.</translation>
  </message>
  <message>
   <source>A policy has no field for these directives; they are left out: %1.</source>
   <translation>ليس في السياسة حقل لهذه التوجيهات؛ تُركت: %1.</translation>
  </message>
  <message>
   <source>A policy has one entry for each agent: groups that name several agents are split.</source>
   <translation>في السياسة مدخل واحد لكل وكيل: تُقسم المجموعات التي تسمّي عدة وكلاء.</translation>
  </message>
  <message>
   <source>Several groups name %1; their rules are joined in one entry.</source>
   <translation>تسمّي عدة مجموعات %1؛ ضُمّت قواعدها في مدخل واحد.</translation>
  </message>
  <message>
   <source>Comments of the groups are kept as comments of the policy and are not rendered. Move them into notes to have them rendered.</source>
   <translation>تُحفظ تعليقات المجموعات تعليقاتٍ في السياسة ولا تُولَّد. انقلها إلى notes إن أردت توليدها.</translation>
  </message>
  <message>
   <source>The id of a policy must be a ULID of 26 characters.</source>
   <translation>معرّف السياسة (id) يجب أن يكون ULID من 26 محرفًا.</translation>
  </message>
  <message>
   <source>The title of a policy must be a text of one line without control characters.</source>
   <translation>عنوان السياسة (title) يجب أن يكون نصًا من سطر واحد بلا محارف تحكم.</translation>
  </message>
  <message>
   <source>The slug of a policy must be a text of one line without control characters.</source>
   <translation>الاسم المختصر للسياسة (slug) يجب أن يكون نصًا من سطر واحد بلا محارف تحكم.</translation>
  </message>
  <message>
   <source>This robots.txt is too large to become a policy.</source>
   <translation>ملف robots.txt هذا أكبر من أن يصير سياسة.</translation>
  </message>
  <message>
   <source>A role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>يوضع الدور في سطر واحد من robots.txt، لكن في هذا نهاية سطر أو محرف تحكم آخر. اكتبه في سطر واحد.</translation>
  </message>
  <message>
   <source>A note on a role goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>توضع ملاحظة الدور في سطر واحد من robots.txt، لكن في هذه نهاية سطر أو محرف تحكم آخر. اكتبها في سطر واحد.</translation>
  </message>
  <message>
   <source>The title goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>يوضع العنوان (title) في سطر واحد من robots.txt، لكن في هذا نهاية سطر أو محرف تحكم آخر. اكتبه في سطر واحد.</translation>
  </message>
  <message>
   <source>The slug goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>يوضع الاسم المختصر (slug) في سطر واحد من robots.txt، لكن في هذا نهاية سطر أو محرف تحكم آخر. اكتبه في سطر واحد.</translation>
  </message>
  <message>
   <source>The id goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>يوضع المعرّف (id) في سطر واحد من robots.txt، لكن في هذا نهاية سطر أو محرف تحكم آخر. اكتبه في سطر واحد.</translation>
  </message>
  <message>
   <source>A URL goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>يوضع عنوان URL في سطر واحد من robots.txt، لكن في هذا نهاية سطر أو محرف تحكم آخر. اكتبه في سطر واحد.</translation>
  </message>
  <message>
   <source>A user agent goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>يوضع وكيل المستخدم في سطر واحد من robots.txt، لكن في هذا نهاية سطر أو محرف تحكم آخر. اكتبه في سطر واحد.</translation>
  </message>
  <message>
   <source>A path goes on one line of robots.txt, but this one contains a line end or another control character. Write it on one line.</source>
   <translation>يوضع المسار في سطر واحد من robots.txt، لكن في هذا نهاية سطر أو محرف تحكم آخر. اكتبه في سطر واحد.</translation>
  </message>
  <message>
   <source>The policy has no title; the first line of robots.txt ends after its name. Add “title: …”.</source>
   <translation>ليس للسياسة عنوان؛ ينتهي السطر الأول من robots.txt بعد اسمه. أضف «‎title: …‎».</translation>
  </message>
  <message>
   <source>The policy has no slug; robots.txt cannot name its source. Add “slug: agent-policy”.</source>
   <translation>ليس للسياسة اسم مختصر؛ لا يستطيع robots.txt تسمية مصدره. أضف «slug: agent-policy».</translation>
  </message>
  <message>
   <source>The policy has no id; robots.txt cannot tell its identity. Add “id: ” and a ULID.</source>
   <translation>ليس للسياسة معرّف؛ لا يستطيع robots.txt ذكر هويتها. أضف «id: » وبعدها ULID.</translation>
  </message>
  <message>
   <source>A slug is part of an address: use a–z, A–Z, digits, “-”, “_” and “.” only.</source>
   <translation>يدخل الاسم المختصر في عنوان: استخدم الحروف والأرقام و«-» و«_» و«.» فقط.</translation>
  </message>
  <message>
   <source>%1 is another type of entity; this one is read as an agent policy. Write “type: agent-policy”.</source>
   <translation>‏%1 نوع آخر من الكيانات؛ ويُقرأ هذا على أنه سياسة وكلاء. اكتب «type: agent-policy».</translation>
  </message>
  <message numerus="yes">
   <source>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</source>
   <comment>A ULID has 26 characters, this id has %n. Copy it again or make a new one.</comment>
   <translation>
    <numerusform>‏ULID من 26 محرفًا، وهذا المعرّف بلا محارف. انسخه من جديد أو أنشئ غيره.</numerusform>
    <numerusform>‏ULID من 26 محرفًا، وفي هذا المعرّف محرف واحد. انسخه من جديد أو أنشئ غيره.</numerusform>
    <numerusform>‏ULID من 26 محرفًا، وفي هذا المعرّف محرفان. انسخه من جديد أو أنشئ غيره.</numerusform>
    <numerusform>‏ULID من 26 محرفًا، وفي هذا المعرّف %n محارف. انسخه من جديد أو أنشئ غيره.</numerusform>
    <numerusform>‏ULID من 26 محرفًا، وفي هذا المعرّف %n محرفًا. انسخه من جديد أو أنشئ غيره.</numerusform>
    <numerusform>‏ULID من 26 محرفًا، وفي هذا المعرّف %n محرف. انسخه من جديد أو أنشئ غيره.</numerusform>
   </translation>
  </message>
  <message>
   <source>A ULID is written with digits and A–Z without I, L, O and U. Copy the id again.</source>
   <translation>يُكتب ULID بالأرقام والحروف A–Z ما عدا I وL وO وU. انسخ المعرّف من جديد.</translation>
  </message>
  <message>
   <source>A ULID begins with a digit from 0 to 7. Copy the id again.</source>
   <translation>يبدأ ULID برقم من 0 إلى 7. انسخ المعرّف من جديد.</translation>
  </message>
  <message>
   <source>%1 is not an absolute http or https URL. Write %2 in full, as “https://example.com/…”, with spaces as %3.</source>
   <translation>‏%1 ليس عنوان URL مطلقًا من نوع http أو https. اكتب %2 كاملًا، بالصيغة «‎https://example.com/…‎»، والفراغات %3.</translation>
  </message>
  <message>
   <source>The policy has no default_policy, so nothing can be rendered. Add “default_policy: disallow” or “default_policy: allow”.</source>
   <translation>ليس في السياسة default_policy، فلا يمكن توليد شيء. أضف «default_policy: disallow» أو «default_policy: allow».</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write allow or disallow.</source>
   <translation>‏%1 ليست قيمة لـ %2: اكتب allow أو disallow.</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: write %3.</source>
   <translation>‏%1 ليست قيمة لـ %2: اكتب %3.</translation>
  </message>
  <message>
   <source>This entry names no agent. Add “user_agent: ” and its product token.</source>
   <translation>لا يسمّي هذا المدخل وكيلًا. أضف «user_agent: » ورمز منتجه.</translation>
  </message>
  <message>
   <source>This entry says neither allow nor disallow. Add “policy: allow” or “policy: disallow”.</source>
   <translation>لا يقول هذا المدخل allow ولا disallow. أضف «policy: allow» أو «policy: disallow».</translation>
  </message>
  <message>
   <source>The name of the agent is empty. Write its product token.</source>
   <translation>اسم الوكيل فارغ. اكتب رمز منتجه.</translation>
  </message>
  <message>
   <source>%1 cannot be in a User-agent line: crawlers cut it at the space or “#”. Write only the product token.</source>
   <translation>لا يمكن أن يقع %1 في سطر User-agent: تقصّه الزواحف عند الفراغ أو «#». اكتب رمز المنتج وحده.</translation>
  </message>
  <message>
   <source>A product token of RFC 9309 has only a–z, A–Z, “-” and “_”; strict parsers cut %1.</source>
   <translation>ليس في رمز المنتج وفق RFC 9309 إلا الحروف و«-» و«_»؛ المحللات الصارمة تقصّ %1.</translation>
  </message>
  <message>
   <source>No crawler called %1 is known. Did you mean %2?</source>
   <translation>لا زاحف معروف باسم %1. هل تقصد %2؟</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it.</source>
   <translation>‏%1 متوقف: لم يعد %2 يرسله.</translation>
  </message>
  <message>
   <source>%1 is retired: %2 no longer sends it. Today it sends %3; make sure they have entries if you want them covered.</source>
   <translation>‏%1 متوقف: لم يعد %2 يرسله. يرسل اليوم %3؛ تأكد من أن لها مدخلات إن أردت أن تشملها.</translation>
  </message>
  <message>
   <source>%1 is taken for a role that you defined. Write %2.</source>
   <translation>يُعدّ %1 دورًا من عندك. اكتب %2.</translation>
  </message>
  <message>
   <source>%1 is none of the common roles (%2); its comment will be the word itself.</source>
   <translation>‏%1 ليس من الأدوار الشائعة (%2)؛ سيكون تعليقه الكلمة نفسها.</translation>
  </message>
  <message>
   <source>The notes contain a control character that some parsers take for a line end. Remove it.</source>
   <translation>في الملاحظات محرف تحكم تعدّه بعض المحللات نهاية سطر. أزله.</translation>
  </message>
  <message>
   <source>The path %1 begins neither with / nor with *, so crawlers may ignore it. Write %2.</source>
   <translation>لا يبدأ المسار %1 بـ / ولا بـ *، فقد تتجاهله الزواحف. اكتب %2.</translation>
  </message>
  <message>
   <source>A “#” begins a comment in robots.txt and would cut the path. Write it as %1.</source>
   <translation>تبدأ «#» تعليقًا في robots.txt وتقصّ المسار. اكتبها %1.</translation>
  </message>
  <message>
   <source>A space ends the path for some crawlers. Write it as %1.</source>
   <translation>الفراغ ينهي المسار عند بعض الزواحف. اكتبه %1.</translation>
  </message>
  <message>
   <source>No agent has the role %1; its note is not rendered.</source>
   <translation>لا وكيل له الدور %1؛ فلا تُولَّد ملاحظته.</translation>
  </message>
  <message>
   <source>%1 has an entry in line %2 already; crawlers read the two records as one. Join the entries.</source>
   <translation>للوكيل %1 مدخل في السطر %2 من قبل؛ تقرأ الزواحف القيدين قيدًا واحدًا. ضمّ المدخلين.</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one.</source>
   <translation>تقرأ الزواحف هذا القيد والقيد الافتراضي لـ * قيدًا واحدًا.</translation>
  </message>
  <message>
   <source>Crawlers read this record and the default record for * as one, and the two contradict each other. Let policy and default_policy agree.</source>
   <translation>تقرأ الزواحف هذا القيد والقيد الافتراضي لـ * قيدًا واحدًا، والاثنان متناقضان. وفّق بين policy وdefault_policy.</translation>
  </message>
  <message>
   <source>%1 is not set, so it cannot have a comment.</source>
   <translation>‏%1 غير معيَّن، فلا يمكن أن يكون له تعليق.</translation>
  </message>
  <message>
   <source>The policy has no agent %1.</source>
   <translation>ليس في السياسة وكيل %1.</translation>
  </message>
  <message>
   <source>This entry does not begin a line, so it cannot have a comment. Edit the text.</source>
   <translation>لا يبدأ هذا المدخل سطرًا، فلا يمكن أن يكون له تعليق. حرّر النص.</translation>
  </message>
  <message>
   <source>This value does not end its line, or has several lines, so it cannot have a comment. Edit the text.</source>
   <translation>لا تنهي هذه القيمة سطرها، أو تمتد على عدة أسطر، فلا يمكن أن يكون لها تعليق. حرّر النص.</translation>
  </message>
  <message>
   <source>The value of %1 is not UTF-8.</source>
   <translation>قيمة %1 ليست UTF-8.</translation>
  </message>
  <message>
   <source>The value of %1 contains a line end or another control character. Write it without.</source>
   <translation>في قيمة %1 نهاية سطر أو محرف تحكم آخر. اكتبها بدونه.</translation>
  </message>
  <message>
   <source>An agent needs at least one field.</source>
   <translation>يحتاج الوكيل إلى حقل واحد على الأقل.</translation>
  </message>
  <message>
   <source>Agent %1 has no path %2 in its %3 list.</source>
   <translation>ليس للوكيل %1 مسار %2 في قائمته %3.</translation>
  </message>
  <message>
   <source>Line %1: %2</source>
   <translation>السطر %1: %2</translation>
  </message>
  <message>
   <source>The policy is not a map of fields. Edit the text.</source>
   <translation>ليست السياسة خريطة حقول. حرّر النص.</translation>
  </message>
  <message>
   <source>Agent %1 is an alias or no map of fields. Edit the text.</source>
   <translation>الوكيل %1 اسم مستعار أو ليس خريطة حقول. حرّر النص.</translation>
  </message>
  <message>
   <source>“%1” is an alias. Edit the text.</source>
   <translation>‏«%1» اسم مستعار. حرّر النص.</translation>
  </message>
  <message>
   <source>“%1” is not a list. Edit the text.</source>
   <translation>‏«%1» ليس قائمة. حرّر النص.</translation>
  </message>
  <message>
   <source>“%1” is not a map of texts. Edit the text.</source>
   <translation>‏«%1» ليس خريطة نصوص. حرّر النص.</translation>
  </message>
  <message numerus="yes">
   <source>The policy is %n bytes long; more than %1 are not read. Split it or shorten its lists.</source>
   <comment>The policy is %n byte long; more than %1 are not read. Split it or shorten its lists.</comment>
   <translation>
    <numerusform>السياسة بلا بايتات؛ ولا يُقرأ أكثر من %1. اقسمها أو قصّر قوائمها.</numerusform>
    <numerusform>طول السياسة بايت واحد؛ ولا يُقرأ أكثر من %1. اقسمها أو قصّر قوائمها.</numerusform>
    <numerusform>طول السياسة بايتان؛ ولا يُقرأ أكثر من %1. اقسمها أو قصّر قوائمها.</numerusform>
    <numerusform>طول السياسة %n بايتات؛ ولا يُقرأ أكثر من %1. اقسمها أو قصّر قوائمها.</numerusform>
    <numerusform>طول السياسة %n بايتًا؛ ولا يُقرأ أكثر من %1. اقسمها أو قصّر قوائمها.</numerusform>
    <numerusform>طول السياسة %n بايت؛ ولا يُقرأ أكثر من %1. اقسمها أو قصّر قوائمها.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The policy has more than %n values; the rest is not read. Shorten its lists.</source>
   <comment>The policy has more than %n value; the rest is not read. Shorten its lists.</comment>
   <translation>
    <numerusform>لا تُقرأ أي قيم في السياسة. قصّر قوائمها.</numerusform>
    <numerusform>في السياسة أكثر من قيمة واحدة؛ ولا يُقرأ الباقي. قصّر قوائمها.</numerusform>
    <numerusform>في السياسة أكثر من قيمتين؛ ولا يُقرأ الباقي. قصّر قوائمها.</numerusform>
    <numerusform>في السياسة أكثر من %n قيم؛ ولا يُقرأ الباقي. قصّر قوائمها.</numerusform>
    <numerusform>في السياسة أكثر من %n قيمة؛ ولا يُقرأ الباقي. قصّر قوائمها.</numerusform>
    <numerusform>في السياسة أكثر من %n قيمة؛ ولا يُقرأ الباقي. قصّر قوائمها.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>More than %n levels are not read. A policy needs four.</source>
   <comment>More than %n level is not read. A policy needs four.</comment>
   <translation>
    <numerusform>لا تُقرأ أي مستويات. تحتاج السياسة إلى أربعة.</numerusform>
    <numerusform>لا يُقرأ أكثر من مستوى واحد. تحتاج السياسة إلى أربعة.</numerusform>
    <numerusform>لا يُقرأ أكثر من مستويين. تحتاج السياسة إلى أربعة.</numerusform>
    <numerusform>لا يُقرأ أكثر من %n مستويات. تحتاج السياسة إلى أربعة.</numerusform>
    <numerusform>لا يُقرأ أكثر من %n مستوى. تحتاج السياسة إلى أربعة.</numerusform>
    <numerusform>لا يُقرأ أكثر من %n مستوى. تحتاج السياسة إلى أربعة.</numerusform>
   </translation>
  </message>
  <message>
   <source>The rendered robots.txt would be larger than 32 MiB. Shorten the notes on roles.</source>
   <translation>سيكون robots.txt المولَّد أكبر من 32 ميبيبايت. قصّر ملاحظات الأدوار.</translation>
  </message>
  <message>
   <source>Line %1, column %2: %3</source>
   <translation>السطر %1، العمود %2: %3</translation>
  </message>
  <message>
   <source>The policy has no default_policy.</source>
   <translation>ليس في السياسة default_policy.</translation>
  </message>
  <message>
   <source>An entry has no user_agent or no policy.</source>
   <translation>في أحد المداخل لا user_agent أو لا policy.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be reordered here. Edit the text.</source>
   <translation>هذه القائمة منسّقة على نحو لا يمكن تغيير ترتيبها هنا. حرّر النص.</translation>
  </message>
  <message>
   <source>This place in the file cannot be changed here. Edit the text.</source>
   <translation>لا يمكن تغيير هذا الموضع من الملف هنا. حرّر النص.</translation>
  </message>
  <message>
   <source>This place in the file cannot be filled in here. Edit the text.</source>
   <translation>لا يمكن ملء هذا الموضع من الملف هنا. حرّر النص.</translation>
  </message>
  <message>
   <source>This place in the file is not a map of fields. Edit the text.</source>
   <translation>هذا الموضع من الملف ليس خريطة حقول. حرّر النص.</translation>
  </message>
  <message>
   <source>This is the only field here. Edit the text.</source>
   <translation>هذا هو الحقل الوحيد هنا. حرّر النص.</translation>
  </message>
  <message>
   <source>This field cannot be removed here. Edit the text.</source>
   <translation>لا يمكن إزالة هذا الحقل هنا. حرّر النص.</translation>
  </message>
  <message>
   <source>This part of the file is written in a way that cannot be changed here without touching more, for instance because an alias repeats it. Edit the text.</source>
   <translation>هذا الجزء من الملف مكتوب على نحو لا يمكن تغييره هنا دون المساس بغيره، مثلًا لأن اسمًا مستعارًا يكرره. حرّر النص.</translation>
  </message>
  <message>
   <source>This place in the file is not a list. Edit the text.</source>
   <translation>هذا الموضع من الملف ليس قائمة. حرّر النص.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be added to here. Edit the text.</source>
   <translation>هذه القائمة منسّقة على نحو لا تمكن الإضافة إليها هنا. حرّر النص.</translation>
  </message>
  <message>
   <source>This list is laid out in a way that cannot be cut here. Edit the text.</source>
   <translation>هذه القائمة منسّقة على نحو لا يمكن الحذف منها هنا. حرّر النص.</translation>
  </message>
  <message>
   <source>The last item of this list cannot be removed here. Edit the text.</source>
   <translation>لا يمكن إزالة العنصر الأخير من هذه القائمة هنا. حرّر النص.</translation>
  </message>
  <message>
   <source>This byte is not UTF-8. Save the file as UTF-8.</source>
   <translation>هذا البايت ليس UTF-8. احفظ الملف بترميز UTF-8.</translation>
  </message>
  <message>
   <source>A carriage return without a line feed ends no line here. Save the file with LF or CRLF line ends.</source>
   <translation>رجوع العربة بلا تغذية سطر لا ينهي سطرًا هنا. احفظ الملف بنهايات أسطر LF أو CRLF.</translation>
  </message>
  <message>
   <source>YAML does not allow control characters (%1). Remove it.</source>
   <translation>لا يسمح YAML بمحارف التحكم (%1). أزله.</translation>
  </message>
  <message>
   <source>A second document, or text that belongs to nothing, begins here. Keep one document in the file.</source>
   <translation>يبدأ هنا مستند ثانٍ، أو نص لا ينتمي إلى شيء. أبقِ مستندًا واحدًا في الملف.</translation>
  </message>
  <message>
   <source>This alias names no anchor that comes before it.</source>
   <translation>لا يسمّي هذا الاسم المستعار مرساة سابقة له.</translation>
  </message>
  <message>
   <source>This is not YAML: %1. Indent with spaces, close what is opened, and put a value in quotes if it has “: ” or “ #” in it or begins with a character such as * or @.</source>
   <translation>ليس هذا YAML: ‏%1. أزح الأسطر بالمسافات، وأغلق ما فُتح، وضع القيمة بين علامتي اقتباس إن كان فيها «: » أو «‎ #‎» أو بدأت بعلامة مثل * أو @.</translation>
  </message>
  <message>
   <source>The YAML could not be read: %1.</source>
   <translation>تعذرت قراءة YAML: ‏%1.</translation>
  </message>
  <message>
   <source>This quoted text is never closed. Close its quotes.</source>
   <translation>هذا النص المقتبس لم يُغلق. أغلق علامتي الاقتباس.</translation>
  </message>
  <message>
   <source>The aliases of this file expand to more than is read here. Write its values out.</source>
   <translation>تتوسع الأسماء المستعارة في هذا الملف إلى أكثر مما يُقرأ هنا. اكتب قيمها كاملة.</translation>
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
   <translation>‏‎%1‎: لا يمكن قراءته (%2)</translation>
  </message>
  <message>
   <source>%1: the gzip data are damaged or end too early</source>
   <translation>‏‎%1‎: بيانات gzip تالفة أو تنتهي قبل أوانها</translation>
  </message>
  <message>
   <source>%1: the zstd data are damaged or end too early</source>
   <translation>‏‎%1‎: بيانات zstd تالفة أو تنتهي قبل أوانها</translation>
  </message>
  <message>
   <source>%1: is packed with %2, which is not read. Unpack it on the way: %3 %1 | gatepost-cli replay - …</source>
   <translation>‏‎%1‎: مضغوط بـ %2، وهو ما لا يُقرأ. فكّ ضغطه في الطريق: ‎%3 %1 | gatepost-cli replay - …</translation>
  </message>
  <message>
   <source>%1: cannot be opened (%2)</source>
   <translation>‏‎%1‎: لا يمكن فتحه (%2)</translation>
  </message>
  <message>
   <source>The standard input cannot be kept in a temporary file</source>
   <translation>لا يمكن حفظ الإدخال القياسي في ملف مؤقت</translation>
  </message>
  <message>
   <source>The standard input cannot be read</source>
   <translation>لا يمكن قراءة الإدخال القياسي</translation>
  </message>
  <message>
   <source>%1: the lines have no User-Agent (common log format), so nobody can be recognised. Let the server write the combined format</source>
   <translation>‏‎%1‎: ليس في الأسطر User-Agent ‏(common log format)، فلا يمكن التعرف على أحد. اجعل الخادم يكتب صيغة combined</translation>
  </message>
  <message>
   <source>%1. The %2 lines before that are counted</source>
   <translation>‏%1. الأسطر التي قبل ذلك محتسبة: %2</translation>
  </message>
  <message>
   <source>%1: no line has the field %2 (--ip-field)</source>
   <translation>‏‎%1‎: لا سطر فيه الحقل %2 (‎--ip-field‎)</translation>
  </message>
  <message>
   <source>%1 It is left out.</source>
   <translation>%1 وقد تُرك.</translation>
  </message>
  <message>
   <source>%1: the versions of the policy were not read, because there are more than %2 of them, or they are larger than %3 MiB together</source>
   <translation>%1: لم تُقرأ إصدارات السياسة لأن عددها يزيد على %2 أو لأن حجمها معًا يتجاوز %3 ميبيبايت</translation>
  </message>
  <message>
   <source>%1: is not a folder that can be read</source>
   <translation>‏‎%1‎: ليس مجلدًا يمكن قراءته</translation>
  </message>
  <message>
   <source>%1: no commit has a robots.txt, robots-ai.txt or robots2.txt there</source>
   <translation>‏‎%1‎: ليس في أي إيداع robots.txt أو robots-ai.txt أو robots2.txt هناك</translation>
  </message>
  <message numerus="yes">
   <source>%1: the dates of %n commits are before those of their parents; their parents' dates are used</source>
   <comment>%1: the date of a commit is before that of its parent; its parent's date is used</comment>
   <translation>
    <numerusform>‏‎%1‎: لا إيداع يسبق تاريخه تاريخ إيداعه الأصل</numerusform>
    <numerusform>‏‎%1‎: تاريخ إيداع واحد يسبق تاريخ إيداعه الأصل؛ ويُستخدم تاريخ الأصل</numerusform>
    <numerusform>‏‎%1‎: تاريخا إيداعين يسبقان تاريخي أصليهما؛ ويُستخدم تاريخا الأصلين</numerusform>
    <numerusform>‏‎%1‎: تواريخ %n إيداعات تسبق تواريخ إيداعاتها الأصول؛ وتُستخدم تواريخ الأصول</numerusform>
    <numerusform>‏‎%1‎: تواريخ %n إيداعًا تسبق تواريخ إيداعاتها الأصول؛ وتُستخدم تواريخ الأصول</numerusform>
    <numerusform>‏‎%1‎: تواريخ %n إيداع تسبق تواريخ إيداعاتها الأصول؛ وتُستخدم تواريخ الأصول</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>sample</name>
  <message>
   <source>The same wishes as an entity. Gatepost renders a robots.txt from it; the robots.txt beside this file is kept by hand, because an entity knows agents and paths, but no hours, rates or patterns.</source>
   <extracomment>A comment in sample/agent-policy.kno</extracomment>
   <translation>الرغبات نفسها في صورة كيان. يولّد Gatepost منه ملف robots.txt؛ أما robots.txt المجاور لهذا الملف فيُحرَّر يدويًا، لأن الكيان يعرف الوكلاء والمسارات، ولا يعرف الساعات والمعدلات والأنماط.</translation>
  </message>
  <message>
   <source>robots-ai.txt of Tidewater Press: for AI agents only.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>ملف robots-ai.txt لدار Tidewater Press: لوكلاء الذكاء الاصطناعي فقط.</translation>
  </message>
  <message>
   <source>It has the syntax of robots.txt and may only narrow what robots.txt leaves open. Crawlers that are no AI agents, like Googlebot-Image or AhrefsBot, are not spoken to here.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>له صياغة robots.txt ولا يجوز له إلا تضييق ما يتركه robots.txt مفتوحًا. الزواحف التي ليست وكلاء ذكاء اصطناعي، مثل Googlebot-Image أو AhrefsBot، غير مخاطبة هنا.</translation>
  </message>
  <message>
   <source>Assistants that fetch a page because a reader asked for it are guests.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>المساعدون الذين يجلبون صفحة لأن قارئًا طلبها ضيوف.</translation>
  </message>
  <message>
   <source>May come, but slowly and in the quiet hours.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>يجوز له الدخول، لكن ببطء وفي الساعات الهادئة.</translation>
  </message>
  <message>
   <source>Blocked here, though robots.txt says nothing about it.</source>
   <extracomment>A comment in sample/robots-ai.txt</extracomment>
   <translation>محجوب هنا، مع أن robots.txt لا يقول شيئًا عنه.</translation>
  </message>
  <message>
   <source>robots.txt of Tidewater Press: books, a journal and a small shop.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>ملف robots.txt لدار Tidewater Press: كتب ومجلة ومتجر صغير.</translation>
  </message>
  <message>
   <source>This is the file that every crawler reads first. A crawler looks for the group that names it, and only if there is none for the group of *. It never adds the two together.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>هذا هو الملف الذي يقرؤه كل زاحف أولًا. يبحث الزاحف عن المجموعة التي تسمّيه، ولا ينظر في مجموعة * إلا إذا لم يجدها. ولا يجمع الاثنتين معًا أبدًا.</translation>
  </message>
  <message>
   <source>Everybody without a group of their own</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>كل من ليس له مجموعة خاصة</translation>
  </message>
  <message>
   <source>Longer than the rule above, so it wins: the spring catalogue may be fetched, other PDF files may not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>أطول من القاعدة التي فوقها فتغلبها: يجوز جلب فهرس الربيع، ولا يجوز جلب ملفات PDF الأخرى.</translation>
  </message>
  <message>
   <source>Search engines</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>محركات البحث</translation>
  </message>
  <message>
   <source>They may index the journal too, but nobody wants search results inside of search results.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>يجوز لها فهرسة المجلة أيضًا، لكن لا أحد يريد نتائج بحث داخل نتائج البحث.</translation>
  </message>
  <message>
   <source>What may be done with the text once it is fetched. This never changes what may be fetched.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>ما يجوز فعله بالنص بعد جلبه. هذا لا يغيّر أبدًا ما يجوز جلبه.</translation>
  </message>
  <message>
   <source>A group of its own, so nothing of Googlebot's group holds for Googlebot-Image.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>مجموعة مستقلة، فلا يسري على Googlebot-Image شيء من مجموعة Googlebot.</translation>
  </message>
  <message>
   <source>Crawlers that collect text for training</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>زواحف تجمع النصوص للتدريب</translation>
  </message>
  <message>
   <source>Press releases are there to be repeated; the books are not.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>البيانات الصحفية وُضعت ليُعاد نشرها؛ أما الكتب فلا.</translation>
  </message>
  <message>
   <source>Audits, in the extended standard 2.0</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>تدقيقات، بالمعيار الموسّع 2.0</translation>
  </message>
  <message>
   <source>Robot-version right after the agents changes how paths are read: a path without * is the whole path, and a bare &quot;Disallow: *&quot; means &quot;all the rest&quot;. Times are in UTC.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>Robot-version بعد الوكلاء مباشرة يغيّر طريقة قراءة المسارات: المسار بلا * هو المسار كله، و&quot;Disallow: *&quot; وحدها تعني &quot;كل الباقي&quot;. الأوقات بتوقيت UTC.</translation>
  </message>
  <message>
   <source>Patterns</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>أنماط</translation>
  </message>
  <message>
   <source>Whoever calls itself something-ai or says that it scrapes, and has no group above.</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>كل من يسمّي نفسه something-ai أو يقول إنه يكشط المحتوى، وليست له مجموعة أعلاه.</translation>
  </message>
  <message>
   <source>The whole file</source>
   <extracomment>A comment in sample/robots.txt</extracomment>
   <translation>الملف كله</translation>
  </message>
  <message>
   <source>robots2.txt of Tidewater Press: what may be done with the content.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>ملف robots2.txt لدار Tidewater Press: ما يجوز فعله بالمحتوى.</translation>
  </message>
  <message>
   <source>Paths: they may only narrow what robots.txt allows</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>المسارات: لا يجوز لها إلا تضييق ما يسمح به robots.txt</translation>
  </message>
  <message>
   <source>Nothing links here. Who comes all the same has not read this file.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>لا رابط يقود إلى هنا. من يأتي رغم ذلك لم يقرأ هذا الملف.</translation>
  </message>
  <message>
   <source>Policy for every agent</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>سياسة لكل وكيل</translation>
  </message>
  <message>
   <source>Translations and retellings: ask us, by the protocol of section 6.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>الترجمات وإعادة السرد: اسألنا، وفق بروتوكول القسم 6.</translation>
  </message>
  <message>
   <source>Other publishers of reference books may not build on ours.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>لا يجوز لناشري المراجع الآخرين البناء على مراجعنا.</translation>
  </message>
  <message>
   <source>link-back is left unstated: the chained file at the end fills it in. Nobody speaks of announce.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>يُترك link-back بحال unstated: يكمله الملف المتسلسل في النهاية. ولا أحد يتحدث عن announce.</translation>
  </message>
  <message>
   <source>What kind of content this is</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>نوع هذا المحتوى</translation>
  </message>
  <message>
   <source>Exceptions for kinds of agents</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>استثناءات لأنواع من الوكلاء</translation>
  </message>
  <message>
   <source>A block states only what differs; everything else comes from above.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>لا تصرّح الكتلة إلا بما يختلف؛ وكل ما عداه يأتي مما فوقها.</translation>
  </message>
  <message>
   <source>Ask before every visit.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>السؤال قبل كل زيارة.</translation>
  </message>
  <message>
   <source>May look whether the site is up, and nothing else.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>يجوز له أن ينظر هل الموقع يعمل، ولا شيء غير ذلك.</translation>
  </message>
  <message>
   <source>chain counts only as the last line.</source>
   <extracomment>A comment in sample/robots2.txt</extracomment>
   <translation>لا يُحتسب chain إلا في السطر الأخير.</translation>
  </message>
  <message>
   <source>An agent policy: robots.txt is rendered from it. Change the id to one of your own.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>سياسة وكلاء: منها يُولَّد robots.txt. غيّر id إلى معرّف خاص بك.</translation>
  </message>
  <message>
   <source>What holds for every agent that is not listed: allow or disallow.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>ما يسري على كل وكيل غير مدرج: allow أو disallow.</translation>
  </message>
  <message>
   <source>Ends the comment over all agents of a role.</source>
   <extracomment>A comment in templates/agent-policy.kno</extracomment>
   <translation>يختم التعليق الذي يعلو كل وكلاء الدور.</translation>
  </message>
  <message>
   <source>robots-ai.txt: every AI agent may fetch everything that robots.txt leaves open.</source>
   <extracomment>A comment in templates/robots-ai-allow-all.txt</extracomment>
   <translation>ملف robots-ai.txt: يجوز لكل وكيل ذكاء اصطناعي جلب كل ما يتركه robots.txt مفتوحًا.</translation>
  </message>
  <message>
   <source>robots-ai.txt: no AI agent may fetch anything.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>ملف robots-ai.txt: لا يجوز لأي وكيل ذكاء اصطناعي جلب أي شيء.</translation>
  </message>
  <message>
   <source>Other crawlers do not read this file; for them robots.txt speaks.</source>
   <extracomment>A comment in templates/robots-ai-block-all.txt</extracomment>
   <translation>الزواحف الأخرى لا تقرأ هذا الملف؛ ومرجعها robots.txt.</translation>
  </message>
  <message>
   <source>robots-ai.txt: AI agents may fetch some paths and not others, at a gentle pace.</source>
   <extracomment>A comment in templates/robots-ai-paths.txt</extracomment>
   <translation>ملف robots-ai.txt: يجوز لوكلاء الذكاء الاصطناعي جلب بعض المسارات دون غيرها، بوتيرة هادئة.</translation>
  </message>
  <message>
   <source>robots-ai.txt: one AI agent is welcome, the others are not.</source>
   <extracomment>A comment in templates/robots-ai-selective.txt</extracomment>
   <translation>ملف robots-ai.txt: وكيل ذكاء اصطناعي واحد مرحّب به، والآخرون لا.</translation>
  </message>
  <message>
   <source>robots.txt with groups of the extended standard 2.0.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>ملف robots.txt بمجموعات من المعيار الموسّع 2.0.</translation>
  </message>
  <message>
   <source>Robots that do not know version 2.0 read the first group. In the others, Robot-version comes right after the agents, a path without * ? [ or \ is the whole path, and &quot;Disallow: *&quot; means all the rest.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>الروبوتات التي لا تعرف الإصدار 2.0 تقرأ المجموعة الأولى. في غيرها يأتي Robot-version بعد الوكلاء مباشرة، والمسار الذي ليس فيه * ? [ أو \ هو المسار كله، و&quot;Disallow: *&quot; تعني كل الباقي.</translation>
  </message>
  <message>
   <source>HTML pages only, and only at night. Times are in UTC and may run past midnight.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>صفحات HTML فقط، وليلًا فقط. الأوقات بتوقيت UTC ويجوز أن تتجاوز منتصف الليل.</translation>
  </message>
  <message>
   <source>Any time, but slower while people are shopping.</source>
   <extracomment>A comment in templates/robots-extended.txt</extracomment>
   <translation>في أي وقت، لكن أبطأ في أثناء تسوق الناس.</translation>
  </message>
  <message>
   <source>robots.txt with agents named by patterns, as the purpose proposal has it.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>ملف robots.txt بوكلاء تسمّيهم أنماط، كما في اقتراح الأغراض.</translation>
  </message>
  <message>
   <source>A pattern counts only for agents without a group of their own. Crawlers that read the standard alone do not know patterns, so the group of * should be one that you can live with.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>لا يُحتسب النمط إلا للوكلاء الذين ليست لهم مجموعة خاصة. الزواحف التي تقرأ المعيار وحده لا تعرف الأنماط، فينبغي أن تكون مجموعة * مما ترضى به.</translation>
  </message>
  <message>
   <source>Whatever calls itself something-ai: images yes, maps no.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>كل من يسمّي نفسه something-ai: الصور نعم، والخرائط لا.</translation>
  </message>
  <message>
   <source>A name without signs is that agent alone.</source>
   <extracomment>A comment in templates/robots-purpose.txt</extracomment>
   <translation>الاسم بلا علامات هو ذلك الوكيل وحده.</translation>
  </message>
  <message>
   <source>robots.txt with preference signals: what may be done with a page once it is fetched.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>ملف robots.txt بإشارات تفضيل: ما يجوز فعله بالصفحة بعد جلبها.</translation>
  </message>
  <message>
   <source>They never change what may be fetched, and each is read by some crawlers only.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>لا تغيّر أبدًا ما يجوز جلبه، ولا يقرأ كلًّا منها إلا بعض الزواحف.</translation>
  </message>
  <message>
   <source>yes and no for each use; what is left out is neither granted nor refused.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>القيمتان yes وno لكل استخدام؛ وما يُترك لا يُمنح ولا يُرفض.</translation>
  </message>
  <message>
   <source>y and n, also for a path of its own: the longest path that matches counts.</source>
   <extracomment>A comment in templates/robots-signals.txt</extracomment>
   <translation>القيمتان y وn، ولمسار خاص أيضًا: أطول مسار مطابق هو المحتسب.</translation>
  </message>
  <message>
   <source>robots.txt: the usual, with a few doors closed.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>ملف robots.txt: المعتاد، مع بعض الأبواب المغلقة.</translation>
  </message>
  <message>
   <source>A longer rule wins over a shorter one.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>القاعدة الأطول تغلب الأقصر.</translation>
  </message>
  <message>
   <source>A crawler with a group of its own reads that group alone, so repeat here what must hold for it too.</source>
   <extracomment>A comment in templates/robots-usual.txt</extracomment>
   <translation>الزاحف الذي له مجموعة خاصة يقرأ تلك المجموعة وحدها، فكرّر هنا ما يجب أن يسري عليه أيضًا.</translation>
  </message>
  <message>
   <source>robots2.txt with one of everything.</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>ملف robots2.txt فيه من كل شيء واحد.</translation>
  </message>
  <message>
   <source>Paths</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>المسارات</translation>
  </message>
  <message>
   <source>AI policy</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>سياسة الذكاء الاصطناعي</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>السلوك</translation>
  </message>
  <message>
   <source>Quality</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>الجودة</translation>
  </message>
  <message>
   <source>Compliance</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>الامتثال</translation>
  </message>
  <message>
   <source>Blocks: only what differs</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>الكتل: ما يختلف فقط</translation>
  </message>
  <message>
   <source>The last line: a file that fills in what is unstated here</source>
   <extracomment>A comment in templates/robots2-everything.txt</extracomment>
   <translation>السطر الأخير: ملف يكمل ما هو unstated هنا</translation>
  </message>
 </context>
 <context>
  <name>settings</name>
  <message>
   <source>line %1, column %2: %3</source>
   <translation>السطر %1، العمود %2: %3</translation>
  </message>
  <message>
   <source>environments must map names to hosts, such as staging: {host: staging.example.org, must: closed}</source>
   <translation>يجب أن يسند environments إلى الأسماء مضيفين، مثل ‎staging: {host: staging.example.org, must: closed}‎</translation>
  </message>
  <message>
   <source>%1 has more than %2 items, which is more than is read</source>
   <translation>يحتوي %1 على أكثر من %2 عنصرًا، وهو أكثر مما يُقرأ</translation>
  </message>
  <message>
   <source>an environment needs a host</source>
   <translation>تحتاج البيئة إلى مضيف (host)</translation>
  </message>
  <message>
   <source>%1 cannot be the name of an environment</source>
   <translation>لا يمكن أن يكون %1 اسم بيئة</translation>
  </message>
  <message>
   <source>%1 is not one of %2</source>
   <translation>%1 ليس واحدًا من %2</translation>
  </message>
  <message>
   <source>%1 is not a host</source>
   <translation>‏%1 ليس مضيفًا</translation>
  </message>
  <message>
   <source>%1 is named twice</source>
   <translation>‏%1 مسمّى مرتين</translation>
  </message>
  <message>
   <source>two environments have the host %1</source>
   <translation>لبيئتين المضيف نفسه %1</translation>
  </message>
  <message>
   <source>%1 leads out of the folder</source>
   <translation>‏‎%1‎ يقود إلى خارج المجلد</translation>
  </message>
  <message>
   <source>%1 is used by two environments of which one is closed</source>
   <translation>تستخدم ‎%1‎ بيئتان إحداهما مغلقة</translation>
  </message>
  <message>
   <source>outputs must map targets to folders, such as nginx: deploy</source>
   <translation>يجب أن يسند outputs إلى الوجهات مجلدات، مثل ‎nginx: deploy‎</translation>
  </message>
  <message>
   <source>%1 is not a target; write one of %2</source>
   <translation>‏%1 ليس وجهة؛ اكتب واحدة من %2</translation>
  </message>
  <message>
   <source>an output needs a folder</source>
   <translation>يحتاج المُخرَج إلى مجلد</translation>
  </message>
  <message>
   <source>compact is yes or no</source>
   <translation>القيمة compact هي yes أو no</translation>
  </message>
  <message>
   <source>there is no environment %1; gatepost.yaml names none</source>
   <translation>لا توجد بيئة %1؛ ولا يسمّي gatepost.yaml أي بيئة</translation>
  </message>
  <message>
   <source>there is no environment %1; there is %2</source>
   <translation>لا توجد بيئة %1؛ الموجود %2</translation>
  </message>
  <message>
   <source>goals must map purposes to what is wanted, such as training: out</source>
   <translation>يجب أن يسند goals إلى الأغراض ما هو مطلوب، مثل training: out</translation>
  </message>
  <message>
   <source>%1 is not a purpose; write one of %2</source>
   <translation>%1 ليس غرضًا؛ اكتب واحدًا من %2</translation>
  </message>
  <message>
   <source>reach is known or obeying</source>
   <translation>القيمة reach هي known أو obeying</translation>
  </message>
  <message>
   <source>%1 is not a signal that goals can write</source>
   <translation>%1 ليس إشارة يمكن للأهداف كتابتها</translation>
  </message>
  <message>
   <source>%1 is not a file that goals can edit</source>
   <translation>%1 ليس ملفًا يمكن للأهداف تعديله</translation>
  </message>
  <message>
   <source>terms must be an http(s) URL</source>
   <translation>يجب أن يكون terms عنوان http(s)</translation>
  </message>
  <message>
   <source>%1 is not a payment of RSL</source>
   <translation>%1 ليس طريقة دفع في RSL</translation>
  </message>
  <message>
   <source>file must be an http(s) URL</source>
   <translation>يجب أن يكون file عنوان http(s)</translation>
  </message>
  <message>
   <source>a goal has no is</source>
   <translation>هدف بلا is</translation>
  </message>
  <message>
   <source>closed belongs to welcome and open</source>
   <translation>المفتاح closed يخص welcome وopen</translation>
  </message>
  <message>
   <source>only belongs to welcome and open</source>
   <translation>المفتاح only يخص welcome وopen</translation>
  </message>
  <message>
   <source>a goal has either only or closed</source>
   <translation>للهدف إما only وإما closed</translation>
  </message>
  <message>
   <source>only has no pattern; write out instead</source>
   <translation>لا نمط في only؛ اكتب out بدلًا منه</translation>
  </message>
  <message>
   <source>hours are UTC, such as 22:00-05:59</source>
   <translation>المفتاح hours بالتوقيت العالمي، مثل 22:00-05:59</translation>
  </message>
  <message>
   <source>hours belong to welcome and open</source>
   <translation>المفتاح hours يخص welcome وopen</translation>
  </message>
  <message>
   <source>pace is a number of seconds, or 10s, 2m</source>
   <translation>القيمة pace عدد من الثواني، أو 10s أو 2m</translation>
  </message>
  <message>
   <source>otherwise belongs to ask and pay</source>
   <translation>المفتاح otherwise يخص ask وpay</translation>
  </message>
  <message>
   <source>otherwise is out or open</source>
   <translation>القيمة otherwise هي out أو open</translation>
  </message>
  <message>
   <source>an exception needs agents or paths</source>
   <translation>يحتاج الاستثناء إلى agents أو paths</translation>
  </message>
  <message>
   <source>%1 names no agent</source>
   <translation>%1 لا يسمي أي وكيل</translation>
  </message>
  <message>
   <source>an exception has no is</source>
   <translation>استثناء بلا is</translation>
  </message>
  <message>
   <source>until is a day such as 2027-06-30</source>
   <translation>القيمة until يوم مثل 2027-06-30</translation>
  </message>
  <message>
   <source>only search, answers, making and training have words for use</source>
   <translation>لا كلمات للمفتاح use إلا في search وanswers وmaking وtraining</translation>
  </message>
  <message>
   <source>use is yes, no or unstated</source>
   <translation>القيمة use هي yes أو no أو unstated</translation>
  </message>
  <message>
   <source>a note is one line</source>
   <translation>القيمة note سطر واحد</translation>
  </message>
  <message>
   <source>%1: a path begins with / or * and has no space or #</source>
   <translation>%1: يبدأ المسار بالمحرف / أو * ولا مسافة فيه ولا #</translation>
  </message>
  <message>
   <source>lines %1 and %2 contradict each other for %3 on %4</source>
   <translation>السطران %1 و%2 متناقضان للوكيل %3 في %4</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write %1 as a block</source>
   <translation>مكتوب على نحو لا يمكن تغييره بأمان: اكتب %1 كتلةً</translation>
  </message>
  <message>
   <source>%1 must be one text</source>
   <translation>‏%1 يجب أن يكون نصًا واحدًا</translation>
  </message>
  <message>
   <source>an item of %1 must be one text</source>
   <translation>عنصر %1 يجب أن يكون نصًا واحدًا</translation>
  </message>
  <message>
   <source>%1 must be a list</source>
   <translation>‏%1 يجب أن يكون قائمة</translation>
  </message>
  <message>
   <source>a key must be one text</source>
   <translation>المفتاح يجب أن يكون نصًا واحدًا</translation>
  </message>
  <message>
   <source>%1 is given in line %2 already; put both into one, or remove one</source>
   <translation>‏%1 مذكور من قبل في السطر %2؛ اجمع الاثنين في واحد، أو أزل أحدهما</translation>
  </message>
  <message>
   <source>%1 is not a key of %2; did you mean %3?</source>
   <translation>‏%1 ليس مفتاحًا في %2؛ هل تقصد %3؟</translation>
  </message>
  <message>
   <source>%1 is not a key of %2, which has %3; correct it or remove it</source>
   <translation>‏%1 ليس مفتاحًا في %2، ومفاتيحه %3؛ صحّحه أو أزله</translation>
  </message>
  <message>
   <source>it is an index of other sitemaps; name those in its place</source>
   <translation>هو فهرس لخرائط موقع أخرى؛ سمِّ تلك بدلًا منه</translation>
  </message>
  <message>
   <source>it is not a sitemap: it begins with &lt;%1&gt;</source>
   <translation>ليس خريطة موقع: يبدأ بـ ‎&lt;%1&gt;‎</translation>
  </message>
  <message>
   <source>it is compressed; unpack it first (gunzip)</source>
   <translation>هو مضغوط؛ فُكّ ضغطه أولًا (gunzip)</translation>
  </message>
  <message>
   <source>aliases (*name) are not read here; write the value out</source>
   <translation>الأسماء المستعارة (‎*name‎) لا تُقرأ هنا؛ اكتب القيمة كاملة</translation>
  </message>
  <message>
   <source>keys such as “paths:” are expected</source>
   <translation>المتوقع مفاتيح مثل «paths:»</translation>
  </message>
  <message>
   <source>host must be a host such as shop.example</source>
   <translation>يجب أن يكون host مضيفًا مثل shop.example</translation>
  </message>
  <message>
   <source>%1 cannot be a path: a honeypot begins with / or *</source>
   <translation>%1 ليس مسارًا: تبدأ المصيدة بـ / أو *</translation>
  </message>
  <message>
   <source>lint must be a map such as {off: [CODE]}</source>
   <translation>يجب أن يكون lint خريطة حقول مثل ‎{off: [CODE]}‎</translation>
  </message>
  <message>
   <source>%1 is not a fact of an agent</source>
   <translation>‏%1 ليس من بيانات الوكيل</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>an agent has no token</source>
   <translation>وكيل بلا رمز</translation>
  </message>
  <message>
   <source>%1 has facts in line %2 already; put them into one item</source>
   <translation>لـ %1 وقائع من قبل في السطر %2؛ اجمعها في عنصر واحد</translation>
  </message>
  <message>
   <source>chain must map URLs to files</source>
   <translation>‏chain يجب أن يربط عناوين URL بملفات</translation>
  </message>
  <message>
   <source>a file of chain must be one text</source>
   <translation>الملف في chain يجب أن يكون نصًا واحدًا</translation>
  </message>
  <message>
   <source>tests must be a list</source>
   <translation>‏tests يجب أن يكون قائمة</translation>
  </message>
  <message>
   <source>a test must have agent, path and expect</source>
   <translation>الاختبار يجب أن يحوي agent وpath وexpect</translation>
  </message>
  <message>
   <source>a test has no %1</source>
   <translation>ليس في أحد الاختبارات %1</translation>
  </message>
  <message>
   <source>a test has either %1 or %2</source>
   <translation>في الاختبار إما %1 وإما %2</translation>
  </message>
  <message>
   <source>at must be a time such as 2026-11-20T07:00:00Z</source>
   <translation>‏at يجب أن يكون وقتًا مثل ‎2026-11-20T07:00:00Z‎</translation>
  </message>
  <message>
   <source>the file is larger than %1 MiB, which is more than is read</source>
   <translation>الملف أكبر من %1 ميبيبايت، وهو أكثر مما يُقرأ</translation>
  </message>
  <message>
   <source>the file has more than %1 values, which is more than is read</source>
   <translation>في الملف أكثر من %1 قيمة، وهو أكثر مما يُقرأ</translation>
  </message>
  <message>
   <source>values are nested more than %1 levels deep, which is more than is read</source>
   <translation>القيم متداخلة في أكثر من %1 مستوى، وهو أكثر مما يُقرأ</translation>
  </message>
  <message>
   <source>a second document begins here, and nothing in it would be read; put all keys into one document</source>
   <translation>يبدأ هنا مستند ثانٍ، ولن يُقرأ شيء منه؛ ضع كل المفاتيح في مستند واحد</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write goals as a block</source>
   <translation>مكتوب على نحو لا يمكن تغييره بأمان: اكتب goals كتلةً</translation>
  </message>
  <message>
   <source>it is written in a way that cannot be changed safely: write paths, agents, chain and tests as block lists</source>
   <translation>مكتوب على نحو لا يمكن تغييره بأمان: اكتب paths وagents وchain وtests قوائم كتلية</translation>
  </message>
 </context>
 <context>
  <name>store</name>
  <message>
   <source>the disk is full</source>
   <translation>القرص ممتلئ</translation>
  </message>
  <message>
   <source>your share of the disk is full</source>
   <translation>حصتك من القرص ممتلئة</translation>
  </message>
  <message>
   <source>you do not have permission</source>
   <translation>ليست لديك صلاحية</translation>
  </message>
  <message>
   <source>the disk is read-only</source>
   <translation>القرص للقراءة فقط</translation>
  </message>
  <message>
   <source>the folder does not exist</source>
   <translation>المجلد غير موجود</translation>
  </message>
  <message>
   <source>the disk reports an input/output error</source>
   <translation>أبلغ القرص عن خطأ إدخال/إخراج</translation>
  </message>
  <message>
   <source>another program is using it</source>
   <translation>يستخدمه برنامج آخر</translation>
  </message>
  <message>
   <source>it is too large</source>
   <translation>حجمه أكبر من المسموح</translation>
  </message>
  <message>
   <source>%1: libgit2 %2 is not installed, so Git's history cannot be read</source>
   <translation>‏‎%1‎: ‏libgit2 %2 غير مثبّتة، فلا يمكن قراءة سجل Git</translation>
  </message>
  <message>
   <source>%1: the current folder is not in a Git repository (%2)</source>
   <translation>‏‎%1‎: المجلد الحالي ليس في مستودع Git ‏(%2)</translation>
  </message>
  <message>
   <source>%1: the folder %2 is not in a Git repository (%3)</source>
   <translation>‏‎%1‎: المجلد ‎%2‎ ليس في مستودع Git ‏(%3)</translation>
  </message>
  <message>
   <source>%1: there is no revision %2</source>
   <translation>‏‎%1‎: لا توجد المراجعة ‎%2‎</translation>
  </message>
  <message>
   <source>%1: %2 is not a commit</source>
   <translation>‏‎%1‎: ‏‎%2‎ ليس إيداعًا</translation>
  </message>
  <message>
   <source>%1: revision %2 has no %3</source>
   <translation>‏‎%1‎: ليس في المراجعة ‎%2‎ ملف ‎%3‎</translation>
  </message>
  <message>
   <source>%1: is not a Git repository (%2)</source>
   <translation>‏‎%1‎: ليس مستودع Git ‏(%2)</translation>
  </message>
  <message>
   <source>%1: this clone is shallow, its history ends at commit %2. Retrieve all of it: git fetch --unshallow, or fetch-depth: 0 of actions/checkout</source>
   <translation>‏‎%1‎: هذا المستودع المستنسخ ضحل (shallow)، وينتهي تاريخه عند الإيداع %2. اجلب التاريخ كله: ‎git fetch --unshallow‎، أو ‎fetch-depth: 0‎ في actions/checkout</translation>
  </message>
  <message>
   <source>The folder %1 is not in a Git repository (%2)</source>
   <translation>المجلد %1 ليس في مستودع Git (%2)</translation>
  </message>
  <message>
   <source>The history of %1 cannot be read: %2</source>
   <translation>لا يمكن قراءة تاريخ %1: %2</translation>
  </message>
  <message>
   <source>The repository of %1 has no commit yet</source>
   <translation>لا إيداع بعدُ في مستودع %1</translation>
  </message>
  <message>
   <source>%1: this build of Gatepost cannot read Git's history</source>
   <translation>‏‎%1‎: لا تستطيع هذه النسخة المبنية من Gatepost قراءة سجل Git</translation>
  </message>
  <message>
   <source>%1: %2 is not a regular file but a pipe, a device or something else, so the repository was not read</source>
   <translation>‏‎%1‎: ‏‎%2‎ ليس ملفًا عاديًا بل أنبوب أو جهاز أو غير ذلك، فلم يُقرأ المستودع</translation>
  </message>
  <message>
   <source>%1: %2 has more than %3 files, so the repository was not read</source>
   <translation>%1: يحتوي %2 على أكثر من %3 ملف، لذلك لم يُقرأ المستودع</translation>
  </message>
  <message>
   <source>%1: %2 includes a file whose name is not plain, so the repository was not read</source>
   <translation>%1: يُدرج %2 ملفًا اسمه غير بسيط، لذلك لم يُقرأ المستودع</translation>
  </message>
  <message>
   <source>%1 was not read, because %2 is a submodule, whose files are in another repository.</source>
   <translation>لم يُقرأ %1 لأن %2 وحدة فرعية توجد ملفاتها في مستودع آخر.</translation>
  </message>
  <message>
   <source>%1 is not a regular file but a pipe, a device or something else, so it was not read.</source>
   <translation>‏‎%1‎ ليس ملفًا عاديًا بل أنبوب أو جهاز أو غير ذلك، فلم يُقرأ.</translation>
  </message>
  <message>
   <source>%1 is a folder, not a file.</source>
   <translation>‏‎%1‎ مجلد وليس ملفًا.</translation>
  </message>
  <message>
   <source>%1 could not be read: you do not have permission to read it.</source>
   <translation>تعذرت قراءة ‎%1‎: ليست لديك صلاحية قراءته.</translation>
  </message>
  <message>
   <source>%1 could not be read: %2.</source>
   <translation>تعذرت قراءة ‎%1‎: %2.</translation>
  </message>
  <message>
   <source>%1 was not read, because it is larger than %2 MiB.</source>
   <translation>لم يُقرأ ‎%1‎ لأنه أكبر من %2 ميبيبايت.</translation>
  </message>
  <message>
   <source>%1 was not read, because it is not inside the site's folder. Copy the file into the folder and name it from there.</source>
   <translation>لم يُقرأ ‎%1‎ لأنه ليس داخل مجلد الموقع. انسخ الملف إلى المجلد وسمِّه من هناك.</translation>
  </message>
  <message>
   <source>%1 was not read: it is a link to %2, which is not inside the site's folder. Copy the file into the folder, or open it by its own name.</source>
   <translation>لم يُقرأ ‎%1‎: هو رابط إلى ‎%2‎ الذي ليس داخل مجلد الموقع. انسخ الملف إلى المجلد، أو افتحه باسمه الأصلي.</translation>
  </message>
  <message>
   <source>%1 is a link to %2, which does not exist.</source>
   <translation>‏‎%1‎ رابط إلى ‎%2‎ غير الموجود.</translation>
  </message>
  <message>
   <source>%1 does not exist.</source>
   <translation>‏‎%1‎ غير موجود.</translation>
  </message>
  <message>
   <source>%1 is not a folder but a file. Name its folder.</source>
   <translation>‏‎%1‎ ليس مجلدًا بل ملف. سمِّ مجلده.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2.</source>
   <translation>تعذرت كتابة ‎%1‎: %2.</translation>
  </message>
  <message>
   <source>%1 was not written, because it is not inside the site's folder.</source>
   <translation>لم يُكتب ‎%1‎ لأنه ليس داخل مجلد الموقع.</translation>
  </message>
  <message>
   <source>%1 was not written: a link leads to %2, which is not inside the site's folder.</source>
   <translation>لم يُكتب ‎%1‎: يقود رابط إلى ‎%2‎ الذي ليس داخل مجلد الموقع.</translation>
  </message>
  <message>
   <source>%1 was not written: the text has %2 bytes, and a file of more than %3 MiB could not be opened again. Make it shorter. The file on disk is as it was.</source>
   <translation>لم يُكتب ‎%1‎: في النص %2 بايت، ولا يمكن فتح ملف يزيد على %3 MiB مرة أخرى. اختصره. الملف على القرص كما كان.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file on disk is as it was.</source>
   <translation>تعذرت كتابة ‎%1‎: %2. الملف على القرص كما كان.</translation>
  </message>
  <message>
   <source>%1 is not a regular file; it was not written.</source>
   <translation>‏‎%1‎ ليس ملفًا عاديًا؛ لم يُكتب.</translation>
  </message>
  <message>
   <source>%1 was not written, because its present text could not be read first: %2. The file on disk is as it was.</source>
   <translation>لم يُكتب ‎%1‎ لأن نصه الحالي تعذرت قراءته أولًا: %2. الملف على القرص كما كان.</translation>
  </message>
  <message>
   <source>%1 was not written: its old text could not be kept safe first, because %2.</source>
   <translation>لم يُكتب ‎%1‎: تعذر أولًا حفظ نصه القديم في مكان آمن، لأن %2.</translation>
  </message>
  <message>
   <source>%1 has a second name (a hard link). Replacing it in one step would part the two; writing over it keeps them together, but is not safe against a crash in the middle.</source>
   <translation>للملف ‎%1‎ اسم ثانٍ (رابط صلب). استبداله في خطوة واحدة يفصل الاسمين؛ والكتابة فوقه تبقيهما معًا، لكنها ليست آمنة من عطل في منتصفها.</translation>
  </message>
  <message>
   <source>%1 was not written: the backup %2 could not be made: %3.</source>
   <translation>لم يُكتب ‎%1‎: تعذر إنشاء النسخة الاحتياطية ‎%2‎: %3.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged.</source>
   <translation>تعذرت كتابة ‎%1‎: %2. قد يكون الملف تالفًا.</translation>
  </message>
  <message>
   <source>%1 could not be written: %2. The file may be damaged; its old text is in %3.</source>
   <translation>تعذرت كتابة ‎%1‎: %2. قد يكون الملف تالفًا؛ ونصه القديم في ‎%3‎.</translation>
  </message>
  <message>
   <source>No new file can be made in the folder of %1 (%2), so the file cannot be replaced in one step. Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>لا يمكن إنشاء ملف جديد في مجلد ‎%1‎ ‏(%2)، فلا يمكن استبدال الملف في خطوة واحدة. الكتابة فوقه ممكنة، لكنها ليست آمنة من عطل في منتصفها.</translation>
  </message>
  <message>
   <source>%1 belongs to another user or group, and a new file would belong to you. Writing over it keeps the owner, but is not safe against a crash in the middle.</source>
   <translation>ملكية ‎%1‎ لمستخدم آخر أو مجموعة أخرى، والملف الجديد سيكون ملكك. الكتابة فوقه تبقي المالك، لكنها ليست آمنة من عطل في منتصفها.</translation>
  </message>
  <message>
   <source>Another program changed %1 while it was being saved. It was not written.</source>
   <translation>غيّر برنامج آخر ‎%1‎ أثناء حفظه. لم يُكتب.</translation>
  </message>
  <message>
   <source>%1 cannot be replaced in one step (%2). Writing over it is possible, but is not safe against a crash in the middle.</source>
   <translation>لا يمكن استبدال ‎%1‎ في خطوة واحدة ‏(%2). الكتابة فوقه ممكنة، لكنها ليست آمنة من عطل في منتصفها.</translation>
  </message>
  <message>
   <source>%1 is saved, but its access list or its extended attributes could not be kept in full: %2.</source>
   <translation>حُفظ ‎%1‎، لكن تعذر الاحتفاظ بقائمة الوصول أو السمات الموسعة كاملة: %2.</translation>
  </message>
  <message>
   <source>%1 is saved, but its folder could not be synced (%2): until the system does so, a power failure may bring the old text back.</source>
   <translation>حُفظ ‎%1‎، لكن تعذرت مزامنة مجلده (%2): إلى أن يزامنه النظام قد يعيد انقطاع الكهرباء النص القديم.</translation>
  </message>
  <message>
   <source>%1 is saved, but could not be read again: %2.</source>
   <translation>حُفظ ‎%1‎، لكن تعذرت قراءته ثانية: %2.</translation>
  </message>
  <message>
   <source>%1 was saved, but now has another text: another program wrote it at the same moment.</source>
   <translation>حُفظ ‎%1‎، لكن نصه الآن مختلف: كتبه برنامج آخر في اللحظة نفسها.</translation>
  </message>
  <message>
   <source>%1 was changed by another program since it was opened.</source>
   <translation>غيّر برنامج آخر ‎%1‎ منذ فتحه.</translation>
  </message>
  <message>
   <source>%1 was not written, because another Gatepost is saving in the same folder and does not finish. Try again.</source>
   <translation>لم يُكتب ‎%1‎ لأن نسخة أخرى من Gatepost تحفظ في المجلد نفسه ولا تنتهي. حاول ثانية.</translation>
  </message>
  <message>
   <source>%1: %2</source>
   <translation>%1: %2</translation>
  </message>
  <message>
   <source>The folder %1 could not be read: %2.</source>
   <translation>تعذرت قراءة المجلد ‎%1‎: %2.</translation>
  </message>
  <message>
   <source>There is no place for it below chain/.</source>
   <translation>لا مكان له تحت ‎chain/‎.</translation>
  </message>
  <message>
   <source>There is no file %1. Put a copy of it there, or name one below “chain:” in gatepost.yaml.</source>
   <translation>لا يوجد ملف ‎%1‎. ضع نسخة منه هناك، أو سمِّ ملفًا تحت «chain:» في gatepost.yaml.</translation>
  </message>
  <message>
   <source>there is no such file (sitemaps: in gatepost.yaml)</source>
   <translation>لا يوجد ملف كهذا (sitemaps: في gatepost.yaml)</translation>
  </message>
  <message>
   <source>%1: %2. The list was not written, or it would lose this: mend the line, or remove it.</source>
   <translation>‏‎%1‎: %2. لم تُكتب القائمة، وإلا فُقد هذا: أصلح السطر أو أزله.</translation>
  </message>
  <message>
   <source>There is no folder for the list of agents: HOME is not set.</source>
   <translation>لا مجلد لقائمة الوكلاء: المتغير HOME غير معيَّن.</translation>
  </message>
  <message>
   <source>%1: the list would be larger than 1 MiB.</source>
   <translation>‏‎%1‎: ستكون القائمة أكبر من 1 ميبيبايت.</translation>
  </message>
  <message>
   <source>The site is not saved in a folder yet.</source>
   <translation>لم يُحفظ الموقع في مجلد بعد.</translation>
  </message>
  <message>
   <source>%1 could not be removed.</source>
   <translation>تعذرت إزالة ‎%1‎.</translation>
  </message>
  <message>
   <source>Policy tests, sample paths and rehearsed answers are kept beside the site's files: save a policy file into a folder first.</source>
   <translation>تُحفظ اختبارات السياسة ومسارات العيّنة والإجابات المجرَّبة بجانب ملفات الموقع: احفظ ملف سياسة في مجلد أولًا.</translation>
  </message>
 </context>
 <context>
  <name>templates</name>
  <message>
   <source>Typical robots.txt</source>
   <translation>‏robots.txt، المعتاد</translation>
  </message>
  <message>
   <source>Open, with a few paths closed and a group for one crawler.</source>
   <translation>مفتوح، مع بعض المسارات المغلقة ومجموعة لزاحف واحد.</translation>
  </message>
  <message>
   <source>robots.txt with hours and rates</source>
   <translation>‏robots.txt بساعات ومعدلات</translation>
  </message>
  <message>
   <source>Groups of the extended standard 2.0: visiting hours, request rates, whole paths and patterns.</source>
   <translation>مجموعات من المعيار الموسّع 2.0: ساعات زيارة ومعدلات طلبات ومسارات كاملة وأنماط.</translation>
  </message>
  <message>
   <source>robots.txt with preference signals</source>
   <translation>‏robots.txt بإشارات التفضيل</translation>
  </message>
  <message>
   <source>Says what a page may be used for once it is fetched.</source>
   <translation>يبيّن فيمَ يجوز استخدام الصفحة بعد جلبها.</translation>
  </message>
  <message>
   <source>robots.txt with agent patterns</source>
   <translation>‏robots.txt بأنماط الوكلاء</translation>
  </message>
  <message>
   <source>Groups for agents named by a pattern, such as everything that ends in -ai.</source>
   <translation>مجموعات لوكلاء يسمّيهم نمط، مثل كل ما ينتهي بـ ‎-ai.</translation>
  </message>
  <message>
   <source>robots-ai.txt, allow all</source>
   <translation>‏robots-ai.txt، السماح للجميع</translation>
  </message>
  <message>
   <source>Every AI agent may fetch what robots.txt leaves open.</source>
   <translation>يجوز لكل وكيل ذكاء اصطناعي جلب ما يتركه robots.txt مفتوحًا.</translation>
  </message>
  <message>
   <source>robots-ai.txt, block all</source>
   <translation>‏robots-ai.txt، حجب الجميع</translation>
  </message>
  <message>
   <source>No AI agent that reads robots-ai.txt may fetch anything; other crawlers are not affected.</source>
   <translation>لا يجوز لأي وكيل ذكاء اصطناعي يقرأ robots-ai.txt جلب أي شيء؛ ولا يعني ذلك الزواحف الأخرى.</translation>
  </message>
  <message>
   <source>robots-ai.txt, one agent only</source>
   <translation>‏robots-ai.txt، وكيل واحد فقط</translation>
  </message>
  <message>
   <source>One AI agent is welcome, the others are not, if they read robots-ai.txt.</source>
   <translation>وكيل ذكاء اصطناعي واحد مرحّب به، والآخرون لا، إن كانوا يقرؤون robots-ai.txt.</translation>
  </message>
  <message>
   <source>robots-ai.txt by paths</source>
   <translation>‏robots-ai.txt بحسب المسارات</translation>
  </message>
  <message>
   <source>Some paths open and some closed to AI agents that read robots-ai.txt, at a gentle pace.</source>
   <translation>بعض المسارات مفتوح وبعضها مغلق أمام وكلاء الذكاء الاصطناعي الذين يقرؤون robots-ai.txt، بوتيرة هادئة.</translation>
  </message>
  <message>
   <source>robots2.txt, every directive as a reference</source>
   <translation>‏robots2.txt، من كل شيء واحد</translation>
  </message>
  <message>
   <source>Every directive once, with its usual value: an example to cut down.</source>
   <translation>كل توجيه مرة واحدة بقيمته المعتادة: مثال تختصر منه.</translation>
  </message>
  <message>
   <source>Agent policy</source>
   <translation>سياسة وكلاء</translation>
  </message>
  <message>
   <source>An entity from which robots.txt is rendered: agents by role, a default, notes.</source>
   <translation>كيان يُولَّد منه robots.txt: الوكلاء بحسب الدور، وسياسة افتراضية، وملاحظات.</translation>
  </message>
 </context>
 <context>
  <name>value</name>
  <message>
   <source>only %1</source>
   <translation>‏%1 فقط</translation>
  </message>
  <message>
   <source>a product token such as GPTBot, a pattern or *</source>
   <translation>رمز منتج مثل GPTBot أو نمط أو *</translation>
  </message>
  <message>
   <source>a path that begins with / or *</source>
   <translation>مسار يبدأ بـ / أو *</translation>
  </message>
  <message>
   <source>some text</source>
   <translation>نص ما</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x</source>
   <translation>عنوان URL مطلق مثل https://www.example.com/x</translation>
  </message>
  <message>
   <source>an absolute URL such as https://www.example.com/x or a mail address</source>
   <translation>عنوان URL مطلق مثل https://www.example.com/x أو عنوان بريد</translation>
  </message>
  <message>
   <source>a number of seconds such as 10 or 0.5</source>
   <translation>عدد من الثواني مثل 10 أو 0.5</translation>
  </message>
  <message>
   <source>documents/time[s|m|h], both whole and above 0, such as 1/10 or 5/1m 0600-0845</source>
   <translation>عدد المستندات ثم / ثم الوقت بوحدة s أو m أو h اختيارًا، وكلاهما عدد صحيح أكبر من 0، مثل 1/10 أو 5/1m 0600-0845</translation>
  </message>
  <message>
   <source>a window of the UTC day such as 0600-0845</source>
   <translation>نافذة من اليوم بتوقيت UTC مثل ‎0600-0845‎</translation>
  </message>
  <message>
   <source>two or three whole numbers with dots such as 2.0</source>
   <translation>عددان صحيحان أو ثلاثة بينها نقاط مثل 2.0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0</source>
   <translation>عدد صحيح من الطلبات في الدقيقة أكبر من 0</translation>
  </message>
  <message>
   <source>a whole number of requests a minute above 0, or %1</source>
   <translation>عدد صحيح من الطلبات في الدقيقة أكبر من 0، أو %1</translation>
  </message>
  <message>
   <source>a language tag such as en or en-AU</source>
   <translation>وسم لغة مثل en أو en-AU</translation>
  </message>
  <message>
   <source>%1, also with a path as in 18+:/adult</source>
   <translation>‏%1، ومع مسار أيضًا كما في ‎18+:/adult‎</translation>
  </message>
  <message>
   <source>members that are y or n, such as train-ai=n, search=y</source>
   <translation>عناصر قيمتها y أو n، مثل train-ai=n, search=y</translation>
  </message>
  <message>
   <source>key=yes or key=no, such as search=yes, ai-train=no</source>
   <translation>‏key=yes أو key=no، مثل search=yes, ai-train=no</translation>
  </message>
  <message>
   <source>a time such as 2026-04-07 08:00 UTC</source>
   <translation>وقت مثل ‎2026-04-07 08:00 UTC‎</translation>
  </message>
  <message>
   <source>a ULID: 26 characters, digits and A–Z without I, L, O and U</source>
   <translation>‏ULID: ‏26 رقمًا وحرفًا، ما عدا I وL وO وU</translation>
  </message>
  <message>
   <source>a list of agents</source>
   <translation>قائمة وكلاء</translation>
  </message>
  <message>
   <source>a map of roles to notes</source>
   <translation>خريطة من الأدوار إلى الملاحظات</translation>
  </message>
  <message>
   <source>text, a list or a map</source>
   <translation>نص أو قائمة أو خريطة حقول</translation>
  </message>
  <message>
   <source>%1 wants a value: %2</source>
   <translation>يحتاج %1 إلى قيمة: %2</translation>
  </message>
  <message>
   <source>%1 is not a value of %2: %3</source>
   <translation>‏%1 ليست قيمة لـ %2: %3</translation>
  </message>
  <message>
   <source>%1 contains a control character: remove it</source>
   <translation>في %1 محرف تحكم: أزله</translation>
  </message>
  <message>
   <source># would begin a comment in %1: write %2 for it</source>
   <translation>تبدأ # تعليقًا في %1: اكتب %2 بدلًا منها</translation>
  </message>
  <message>
   <source># would begin a comment in %1: remove it</source>
   <translation>تبدأ # تعليقًا في %1: أزلها</translation>
  </message>
  <message>
   <source>%1 begins neither with / nor with *, so %2 matches nothing</source>
   <translation>لا يبدأ %1 بـ / ولا بـ *، فلا يطابق %2 شيئًا</translation>
  </message>
  <message>
   <source>the path in %1 must begin with / or *, right after the colon</source>
   <translation>المسار في %1 يجب أن يبدأ بـ / أو *، بعد النقطتين مباشرة</translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 s</source>
   <comment>%n request / %1 s</comment>
   <translation>
    <numerusform>لا طلبات / %1 ث</numerusform>
    <numerusform>طلب واحد / %1 ث</numerusform>
    <numerusform>طلبان / %1 ث</numerusform>
    <numerusform>%n طلبات / %1 ث</numerusform>
    <numerusform>%n طلبًا / %1 ث</numerusform>
    <numerusform>%n طلب / %1 ث</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / s</source>
   <comment>%n request / s</comment>
   <translation>
    <numerusform>لا طلبات / ث</numerusform>
    <numerusform>طلب واحد / ث</numerusform>
    <numerusform>طلبان / ث</numerusform>
    <numerusform>%n طلبات / ث</numerusform>
    <numerusform>%n طلبًا / ث</numerusform>
    <numerusform>%n طلب / ث</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 min</source>
   <comment>%n request / %1 min</comment>
   <translation>
    <numerusform>لا طلبات / %1 د</numerusform>
    <numerusform>طلب واحد / %1 د</numerusform>
    <numerusform>طلبان / %1 د</numerusform>
    <numerusform>%n طلبات / %1 د</numerusform>
    <numerusform>%n طلبًا / %1 د</numerusform>
    <numerusform>%n طلب / %1 د</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / min</source>
   <comment>%n request / min</comment>
   <translation>
    <numerusform>لا طلبات / د</numerusform>
    <numerusform>طلب واحد / د</numerusform>
    <numerusform>طلبان / د</numerusform>
    <numerusform>%n طلبات / د</numerusform>
    <numerusform>%n طلبًا / د</numerusform>
    <numerusform>%n طلب / د</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / %1 h</source>
   <comment>%n request / %1 h</comment>
   <translation>
    <numerusform>لا طلبات / %1 س</numerusform>
    <numerusform>طلب واحد / %1 س</numerusform>
    <numerusform>طلبان / %1 س</numerusform>
    <numerusform>%n طلبات / %1 س</numerusform>
    <numerusform>%n طلبًا / %1 س</numerusform>
    <numerusform>%n طلب / %1 س</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n requests / h</source>
   <comment>%n request / h</comment>
   <translation>
    <numerusform>لا طلبات / س</numerusform>
    <numerusform>طلب واحد / س</numerusform>
    <numerusform>طلبان / س</numerusform>
    <numerusform>%n طلبات / س</numerusform>
    <numerusform>%n طلبًا / س</numerusform>
    <numerusform>%n طلب / س</numerusform>
   </translation>
  </message>
  <message>
   <source>no pause</source>
   <translation>لا توقف</translation>
  </message>
  <message>
   <source>no requests</source>
   <translation>لا طلبات</translation>
  </message>
 </context>
 <context>
  <name>verdict</name>
  <message>
   <source>No agent called %1 is known. Did you mean %2?</source>
   <translation>لا وكيل معروف باسم %1. هل تقصد %2؟</translation>
  </message>
  <message>
   <source>Which names the pattern %1 matches could not be found out, so agents that it names may have been left out</source>
   <translation>تعذرت معرفة الأسماء التي يطابقها النمط %1، فربما تُرك الوكلاء الذين يسمّيهم</translation>
  </message>
  <message>
   <source>The patterns of User-agent lines overlap in too many ways, so agents that they name were left out</source>
   <translation>تتقاطع أنماط أسطر User-agent بطرق أكثر مما يُحصى، فتُرك الوكلاء الذين تسمّيهم</translation>
  </message>
  <message>
   <source>The files name more than %1 patterns of agents, so agents that the others name were left out</source>
   <translation>تسمّي الملفات أكثر من %1 من أنماط الوكلاء، فتُرك الوكلاء الذين تسمّيهم الأنماط الأخرى</translation>
  </message>
  <message>
   <source>No name could be made that no pattern matches, so agents that no line names were left out</source>
   <translation>تعذر تكوين اسم لا يطابقه أي نمط، فتُرك الوكلاء الذين لا يسمّيهم أي سطر</translation>
  </message>
  <message>
   <source>%1 is not one of the eight categories</source>
   <translation>‏%1 ليست من الفئات الثماني</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it</source>
   <translation>‏%1 ليس في قائمة الوكلاء، ولا يسمّيه أي ملف</translation>
  </message>
  <message>
   <source>%1 is not in the list of agents, and no file names it: did you mean %2?</source>
   <translation>‏%1 ليس في قائمة الوكلاء، ولا يسمّيه أي ملف: هل تقصد %2؟</translation>
  </message>
  <message>
   <source>An example could not be confirmed: %1</source>
   <translation>تعذر تأكيد مثال: %1</translation>
  </message>
  <message>
   <source>The map has more than %1 answers, paths times hours. Ask about one instant, or about fewer agents</source>
   <translation>في الخريطة أكثر من %1 جواب (المسارات × الساعات). اسأل عن لحظة واحدة أو عن عدد أقل من الوكلاء</translation>
  </message>
  <message>
   <source>Paths that match %1 and other rules were too many combinations to decide</source>
   <translation>المسارات التي تطابق %1 وقواعد أخرى كانت تركيباتها أكثر من أن تُحسم</translation>
  </message>
  <message>
   <source>The pattern %1 matches no path: it must begin with / or *</source>
   <translation>النمط %1 لا يطابق أي مسار: يجب أن يبدأ بـ / أو *</translation>
  </message>
  <message>
   <source>No agent is %1</source>
   <translation>لا وكيل هو %1</translation>
  </message>
  <message>
   <source>%1 on %2 at %3: %4</source>
   <translation>‏%1 على %2 في %3: %4</translation>
  </message>
  <message>
   <source>It asks the files of environment %1, which are not these</source>
   <translation>يسأل عن ملفات البيئة %1، وليست هذه الملفات</translation>
  </message>
  <message>
   <source>%1 is a group of agents: write “agents:”</source>
   <translation>‏%1 مجموعة من الوكلاء: اكتب «agents:»</translation>
  </message>
  <message>
   <source>%1 is not a reading: author, rfc9309, google, koster1994 or known is expected</source>
   <translation>‏%1 ليست قراءة: المتوقع author أو rfc9309 أو google أو koster1994 أو known</translation>
  </message>
  <message>
   <source>It is true for all of these agents, paths and times</source>
   <translation>يسري على كل هؤلاء الوكلاء والمسارات والأوقات</translation>
  </message>
  <message>
   <source>What agents of Google are known to do was not decided for every spelling of a path</source>
   <translation>لم يُحسم لكل كتابات أحد المسارات ما يُعرف أن وكلاء Google يفعلونه</translation>
  </message>
  <message>
   <source>%1 reads robots.txt as Google does and other files as all others do: paths with percent escapes could not be compared</source>
   <translation>يقرأ %1 ملف robots.txt كما يقرؤه Google، والملفات الأخرى كما يقرؤها سائر الوكلاء: تعذرت مقارنة المسارات التي فيها ترميز بالنسبة المئوية</translation>
  </message>
  <message>
   <source>Too many Content-Usage lines match the same paths to join them</source>
   <translation>أسطر Content-Usage التي تطابق المسارات نفسها أكثر من أن تُجمع</translation>
  </message>
  <message>
   <source>Every unknown agent</source>
   <translation>كل وكيل غير معروف</translation>
  </message>
  <message>
   <source>every unknown agent</source>
   <translation>كل وكيل غير معروف</translation>
  </message>
  <message>
   <source>Every unknown %1</source>
   <translation>كل %1 غير معروف</translation>
  </message>
  <message>
   <source>every unknown %1</source>
   <translation>كل %1 غير معروف</translation>
  </message>
  <message>
   <source>Agents that match %1</source>
   <translation>الوكلاء الذين يطابقون %1</translation>
  </message>
  <message>
   <source>agents that match %1</source>
   <translation>الوكلاء الذين يطابقون %1</translation>
  </message>
  <message numerus="yes">
   <source>%1 lose %2</source>
   <comment>%1 loses %2</comment>
   <translation>
    <numerusform>‏%1 يفقدون %2</numerusform>
    <numerusform>‏%1 يفقد %2</numerusform>
    <numerusform>‏%1 يفقدان %2</numerusform>
    <numerusform>‏%1 يفقدون %2</numerusform>
    <numerusform>‏%1 يفقدون %2</numerusform>
    <numerusform>‏%1 يفقدون %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 lose everything</source>
   <comment>%1 loses everything</comment>
   <translation>
    <numerusform>‏%1 يفقدون كل شيء</numerusform>
    <numerusform>‏%1 يفقد كل شيء</numerusform>
    <numerusform>‏%1 يفقدان كل شيء</numerusform>
    <numerusform>‏%1 يفقدون كل شيء</numerusform>
    <numerusform>‏%1 يفقدون كل شيء</numerusform>
    <numerusform>‏%1 يفقدون كل شيء</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent loses %1</source>
   <translation>كل وكيل يفقد %1</translation>
  </message>
  <message>
   <source>Every agent loses everything</source>
   <translation>كل وكيل يفقد كل شيء</translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for %2</source>
   <comment>%1 must wait for %2</comment>
   <translation>
    <numerusform>‏%1 عليهم الانتظار لأجل %2</numerusform>
    <numerusform>‏%1 عليه الانتظار لأجل %2</numerusform>
    <numerusform>‏%1 عليهما الانتظار لأجل %2</numerusform>
    <numerusform>‏%1 عليهم الانتظار لأجل %2</numerusform>
    <numerusform>‏%1 عليهم الانتظار لأجل %2</numerusform>
    <numerusform>‏%1 عليهم الانتظار لأجل %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must wait for everything</source>
   <comment>%1 must wait for everything</comment>
   <translation>
    <numerusform>‏%1 عليهم الانتظار لأجل كل شيء</numerusform>
    <numerusform>‏%1 عليه الانتظار لأجل كل شيء</numerusform>
    <numerusform>‏%1 عليهما الانتظار لأجل كل شيء</numerusform>
    <numerusform>‏%1 عليهم الانتظار لأجل كل شيء</numerusform>
    <numerusform>‏%1 عليهم الانتظار لأجل كل شيء</numerusform>
    <numerusform>‏%1 عليهم الانتظار لأجل كل شيء</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must wait for %1</source>
   <translation>كل وكيل عليه الانتظار لأجل %1</translation>
  </message>
  <message>
   <source>Every agent must wait for everything</source>
   <translation>كل وكيل عليه الانتظار لأجل كل شيء</translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for %2</source>
   <comment>%1 must ask first for %2</comment>
   <translation>
    <numerusform>‏%1 عليهم السؤال أولًا لأجل %2</numerusform>
    <numerusform>‏%1 عليه السؤال أولًا لأجل %2</numerusform>
    <numerusform>‏%1 عليهما السؤال أولًا لأجل %2</numerusform>
    <numerusform>‏%1 عليهم السؤال أولًا لأجل %2</numerusform>
    <numerusform>‏%1 عليهم السؤال أولًا لأجل %2</numerusform>
    <numerusform>‏%1 عليهم السؤال أولًا لأجل %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 must ask first for everything</source>
   <comment>%1 must ask first for everything</comment>
   <translation>
    <numerusform>‏%1 عليهم السؤال أولًا لأجل كل شيء</numerusform>
    <numerusform>‏%1 عليه السؤال أولًا لأجل كل شيء</numerusform>
    <numerusform>‏%1 عليهما السؤال أولًا لأجل كل شيء</numerusform>
    <numerusform>‏%1 عليهم السؤال أولًا لأجل كل شيء</numerusform>
    <numerusform>‏%1 عليهم السؤال أولًا لأجل كل شيء</numerusform>
    <numerusform>‏%1 عليهم السؤال أولًا لأجل كل شيء</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent must ask first for %1</source>
   <translation>كل وكيل عليه السؤال أولًا لأجل %1</translation>
  </message>
  <message>
   <source>Every agent must ask first for everything</source>
   <translation>كل وكيل عليه السؤال أولًا لأجل كل شيء</translation>
  </message>
  <message numerus="yes">
   <source>%1 gain %2</source>
   <comment>%1 gains %2</comment>
   <translation>
    <numerusform>‏%1 يكسبون %2</numerusform>
    <numerusform>‏%1 يكسب %2</numerusform>
    <numerusform>‏%1 يكسبان %2</numerusform>
    <numerusform>‏%1 يكسبون %2</numerusform>
    <numerusform>‏%1 يكسبون %2</numerusform>
    <numerusform>‏%1 يكسبون %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 gain everything</source>
   <comment>%1 gains everything</comment>
   <translation>
    <numerusform>‏%1 يكسبون كل شيء</numerusform>
    <numerusform>‏%1 يكسب كل شيء</numerusform>
    <numerusform>‏%1 يكسبان كل شيء</numerusform>
    <numerusform>‏%1 يكسبون كل شيء</numerusform>
    <numerusform>‏%1 يكسبون كل شيء</numerusform>
    <numerusform>‏%1 يكسبون كل شيء</numerusform>
   </translation>
  </message>
  <message>
   <source>Every agent gains %1</source>
   <translation>كل وكيل يكسب %1</translation>
  </message>
  <message>
   <source>Every agent gains everything</source>
   <translation>كل وكيل يكسب كل شيء</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for %2</source>
   <comment>%1 no longer has to wait for %2</comment>
   <translation>
    <numerusform>‏%1 لم يعد عليهم الانتظار لأجل %2</numerusform>
    <numerusform>‏%1 لم يعد عليه الانتظار لأجل %2</numerusform>
    <numerusform>‏%1 لم يعد عليهما الانتظار لأجل %2</numerusform>
    <numerusform>‏%1 لم يعد عليهم الانتظار لأجل %2</numerusform>
    <numerusform>‏%1 لم يعد عليهم الانتظار لأجل %2</numerusform>
    <numerusform>‏%1 لم يعد عليهم الانتظار لأجل %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to wait for anything</source>
   <comment>%1 no longer has to wait for anything</comment>
   <translation>
    <numerusform>‏%1 لم يعد عليهم الانتظار لأجل كل شيء</numerusform>
    <numerusform>‏%1 لم يعد عليه الانتظار لأجل كل شيء</numerusform>
    <numerusform>‏%1 لم يعد عليهما الانتظار لأجل كل شيء</numerusform>
    <numerusform>‏%1 لم يعد عليهم الانتظار لأجل كل شيء</numerusform>
    <numerusform>‏%1 لم يعد عليهم الانتظار لأجل كل شيء</numerusform>
    <numerusform>‏%1 لم يعد عليهم الانتظار لأجل كل شيء</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to wait for %1 any longer</source>
   <translation>كل وكيل لم يعد عليه الانتظار لأجل %1</translation>
  </message>
  <message>
   <source>No agent has to wait any longer</source>
   <translation>كل وكيل لم يعد عليه الانتظار لأجل كل شيء</translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for %2</source>
   <comment>%1 no longer has to ask for %2</comment>
   <translation>
    <numerusform>‏%1 لم يعد عليهم السؤال لأجل %2</numerusform>
    <numerusform>‏%1 لم يعد عليه السؤال لأجل %2</numerusform>
    <numerusform>‏%1 لم يعد عليهما السؤال لأجل %2</numerusform>
    <numerusform>‏%1 لم يعد عليهم السؤال لأجل %2</numerusform>
    <numerusform>‏%1 لم يعد عليهم السؤال لأجل %2</numerusform>
    <numerusform>‏%1 لم يعد عليهم السؤال لأجل %2</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%1 no longer have to ask for anything</source>
   <comment>%1 no longer has to ask for anything</comment>
   <translation>
    <numerusform>‏%1 لم يعد عليهم السؤال لأجل كل شيء</numerusform>
    <numerusform>‏%1 لم يعد عليه السؤال لأجل كل شيء</numerusform>
    <numerusform>‏%1 لم يعد عليهما السؤال لأجل كل شيء</numerusform>
    <numerusform>‏%1 لم يعد عليهم السؤال لأجل كل شيء</numerusform>
    <numerusform>‏%1 لم يعد عليهم السؤال لأجل كل شيء</numerusform>
    <numerusform>‏%1 لم يعد عليهم السؤال لأجل كل شيء</numerusform>
   </translation>
  </message>
  <message>
   <source>No agent has to ask for %1 any longer</source>
   <translation>كل وكيل لم يعد عليه السؤال لأجل %1</translation>
  </message>
  <message>
   <source>No agent has to ask any longer</source>
   <translation>كل وكيل لم يعد عليه السؤال لأجل كل شيء</translation>
  </message>
  <message>
   <source>%1 (the whole path)</source>
   <translation>‏‎%1‎ (المسار كله)</translation>
  </message>
  <message>
   <source>%1 (written just so)</source>
   <translation>‏‎%1‎ (كما كُتب تمامًا)</translation>
  </message>
  <message>
   <source>Every agent except %1</source>
   <translation>كل وكيل ما عدا %1</translation>
  </message>
  <message>
   <source>%1 (%2 line %3: %4)</source>
   <translation>‏%1 (%2 السطر %3: %4)</translation>
  </message>
  <message>
   <source>%1 (before: %2 line %3: %4)</source>
   <translation>‏%1 (من قبل: %2 السطر %3: %4)</translation>
  </message>
  <message>
   <source>unstated</source>
   <translation>unstated</translation>
  </message>
  <message>
   <source>Every agent</source>
   <translation>كل وكيل</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4</source>
   <translation>‏%1: %2 كان %3، وصار %4</translation>
  </message>
  <message>
   <source>%1: %2 was %3, is %4, for %5</source>
   <translation>‏%1: %2 كان %3، وصار %4، لأجل %5</translation>
  </message>
  <message numerus="yes">
   <source>%n more agents</source>
   <comment>%n more agent</comment>
   <translation>
    <numerusform>لا وكلاء آخرون</numerusform>
    <numerusform>وكيل واحد آخر</numerusform>
    <numerusform>وكيلان آخران</numerusform>
    <numerusform>%n وكلاء آخرون</numerusform>
    <numerusform>%n وكيلًا آخر</numerusform>
    <numerusform>%n وكيل آخر</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n more places</source>
   <comment>%n more place</comment>
   <translation>
    <numerusform>لا مواضع أخرى</numerusform>
    <numerusform>موضع واحد آخر</numerusform>
    <numerusform>موضعان آخران</numerusform>
    <numerusform>%n مواضع أخرى</numerusform>
    <numerusform>%n موضعًا آخر</numerusform>
    <numerusform>%n موضع آخر</numerusform>
   </translation>
  </message>
  <message>
   <source>the policy files</source>
   <translation>ملفات السياسة</translation>
  </message>
  <message>
   <source>what matches both %1</source>
   <translation>ما يطابق كلًّا من %1</translation>
  </message>
  <message>
   <source>everything except %1</source>
   <translation>كل شيء ما عدا %1</translation>
  </message>
  <message>
   <source>%1 except %2</source>
   <translation>‏%1 ما عدا %2</translation>
  </message>
  <message>
   <source>pace</source>
   <translation>الوتيرة</translation>
  </message>
  <message>
   <source>%1, %2 UTC</source>
   <translation>%1، %2 UTC</translation>
  </message>
  <message>
   <source>The search was stopped before its end</source>
   <translation>أُوقف البحث قبل نهايته</translation>
  </message>
  <message>
   <source>The search reached its limit before all combinations were compared</source>
   <translation>بلغ البحث حدّه قبل مقارنة كل التركيبات</translation>
  </message>
  <message>
   <source>asked at this very time</source>
   <translation>سُئل في هذا الوقت نفسه</translation>
  </message>
  <message numerus="yes">
   <source>asked %n days earlier</source>
   <comment>asked %n day earlier</comment>
   <translation>
    <numerusform>سُئل في اليوم نفسه</numerusform>
    <numerusform>سُئل قبل ذلك بيوم واحد</numerusform>
    <numerusform>سُئل قبل ذلك بيومين</numerusform>
    <numerusform>سُئل قبل ذلك بمقدار %n أيام</numerusform>
    <numerusform>سُئل قبل ذلك بمقدار %n يومًا</numerusform>
    <numerusform>سُئل قبل ذلك بمقدار %n يوم</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n hours earlier</source>
   <comment>asked %n hour earlier</comment>
   <translation>
    <numerusform>سُئل في الساعة نفسها</numerusform>
    <numerusform>سُئل قبل ذلك بساعة واحدة</numerusform>
    <numerusform>سُئل قبل ذلك بساعتين</numerusform>
    <numerusform>سُئل قبل ذلك بمقدار %n ساعات</numerusform>
    <numerusform>سُئل قبل ذلك بمقدار %n ساعة</numerusform>
    <numerusform>سُئل قبل ذلك بمقدار %n ساعة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n minutes earlier</source>
   <comment>asked %n minute earlier</comment>
   <translation>
    <numerusform>سُئل في الدقيقة نفسها</numerusform>
    <numerusform>سُئل قبل ذلك بدقيقة واحدة</numerusform>
    <numerusform>سُئل قبل ذلك بدقيقتين</numerusform>
    <numerusform>سُئل قبل ذلك بمقدار %n دقائق</numerusform>
    <numerusform>سُئل قبل ذلك بمقدار %n دقيقة</numerusform>
    <numerusform>سُئل قبل ذلك بمقدار %n دقيقة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>asked %n seconds earlier</source>
   <comment>asked %n second earlier</comment>
   <translation>
    <numerusform>سُئل في الثانية نفسها</numerusform>
    <numerusform>سُئل قبل ذلك بثانية واحدة</numerusform>
    <numerusform>سُئل قبل ذلك بثانيتين</numerusform>
    <numerusform>سُئل قبل ذلك بمقدار %n ثوانٍ</numerusform>
    <numerusform>سُئل قبل ذلك بمقدار %n ثانية</numerusform>
    <numerusform>سُئل قبل ذلك بمقدار %n ثانية</numerusform>
   </translation>
  </message>
  <message>
   <source>for %1</source>
   <translation>لـ %1</translation>
  </message>
  <message>
   <source>the rehearsed site has no ask endpoint, so the answer is no</source>
   <translation>ليس للموقع المجرَّب نقطة نهاية ask، فالإجابة لا</translation>
  </message>
  <message>
   <source>the agent must ask first: the ask rehearsal has no answer for %1 at this time</source>
   <translation>على الوكيل السؤال أولًا: ليس في تجربة ask إجابة لـ %1 في هذا الوقت</translation>
  </message>
  <message>
   <source>the agent must ask first; no answers are rehearsed for this site</source>
   <translation>على الوكيل السؤال أولًا؛ ولا إجابات مجرَّبة لهذا الموقع</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says no</source>
   <translation>الصف %1 من تجربة ask ‏(%2) يقول لا</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for 24 hours</source>
   <translation>الصف %1 من تجربة ask ‏(%2) يقول نعم، لمدة 24 ساعة</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says yes, for this request</source>
   <translation>الصف %1 من تجربة ask ‏(%2) يقول نعم، لهذا الطلب</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) has expired: the agent must ask again</source>
   <translation>الصف %1 من تجربة ask ‏(%2) انتهت صلاحيته: على الوكيل السؤال ثانية</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) does not cover this path, so the answer is no</source>
   <translation>الصف %1 من تجربة ask ‏(%2) لا يشمل هذا المسار، فالإجابة لا</translation>
  </message>
  <message>
   <source>row %1 of the ask rehearsal (%2) says to try again later: until then the agent must ask</source>
   <translation>الصف %1 من تجربة ask ‏(%2) يقول حاول لاحقًا: وحتى ذلك الحين على الوكيل السؤال</translation>
  </message>
  <message>
   <source>names this agent</source>
   <translation>تسمّي هذا الوكيل</translation>
  </message>
  <message>
   <source>no group names %1, and its operator says that it then follows the group for %2</source>
   <translation>لا تسمّي أي مجموعة %1، ويقول مشغّله إنه يتبع عندئذ مجموعة %2</translation>
  </message>
  <message>
   <source>the pattern matches %1</source>
   <translation>النمط يطابق %1</translation>
  </message>
  <message>
   <source>no other group names this agent, so the group for * applies</source>
   <translation>لا تسمّي مجموعة أخرى هذا الوكيل، فتنطبق مجموعة *</translation>
  </message>
  <message>
   <source>names no agent</source>
   <translation>لا تسمّي أي وكيل</translation>
  </message>
  <message>
   <source>not for %1, which has its own group in line %2: * is for agents that no other group names</source>
   <translation>ليست لـ %1، الذي له مجموعة خاصة في السطر %2: * للوكلاء الذين لا تسمّيهم مجموعة أخرى</translation>
  </message>
  <message>
   <source>not for %1, which follows the group for %3 in line %2: * is for agents that no other group names</source>
   <translation>ليست لـ %1، الذي يتبع مجموعة %3 في السطر %2: * للوكلاء الذين لا تسمّيهم مجموعة أخرى</translation>
  </message>
  <message>
   <source>not for %1, which the pattern in line %2 matches: * is for agents that no other group names</source>
   <translation>ليست لـ %1، الذي يطابقه النمط في السطر %2: * للوكلاء الذين لا تسمّيهم مجموعة أخرى</translation>
  </message>
  <message>
   <source>does not reach %1: its operator says that it follows only groups that name it</source>
   <translation>لا تصل إلى %1: يقول مشغّله إنه لا يتبع إلا المجموعات التي تسمّيه</translation>
  </message>
  <message>
   <source>does not apply to this agent</source>
   <translation>لا تنطبق على هذا الوكيل</translation>
  </message>
  <message>
   <source>%1 follows this group only if no better one names it, and line %2 does</source>
   <translation>‏%1 لا يتبع هذه المجموعة إلا إذا لم تسمّه مجموعة أفضل، والسطر %2 يسمّيه</translation>
  </message>
  <message>
   <source>names another agent</source>
   <translation>تسمّي وكيلًا آخر</translation>
  </message>
  <message>
   <source>the pattern does not match %1</source>
   <translation>النمط لا يطابق %1</translation>
  </message>
  <message>
   <source>not read: of a file's patterns only the first %1 count</source>
   <translation>لم يُقرأ: لا يُحتسب من أنماط الملف إلا أول %1</translation>
  </message>
  <message>
   <source>not a valid pattern: it matches no agent</source>
   <translation>ليس نمطًا صالحًا: لا يطابق أي وكيل</translation>
  </message>
  <message>
   <source>the pattern matches %1, but line %2 has its name, and a name comes before a pattern</source>
   <translation>النمط يطابق %1، لكن في السطر %2 اسمه، والاسم يسبق النمط</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is longer</source>
   <translation>النمط يطابق %1، لكن الذي في السطر %2 أطول</translation>
  </message>
  <message>
   <source>the pattern matches %1, but the one in line %2 is as long and comes first</source>
   <translation>النمط يطابق %1، لكن الذي في السطر %2 بالطول نفسه وهو الأسبق</translation>
  </message>
  <message>
   <source>%1, because %2</source>
   <translation>‏%1، لأن %2</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4, because %5</source>
   <translation>‏%1 — %2 السطر %3، %4، لأن %5</translation>
  </message>
  <message>
   <source>%1 — %2 line %3, %4</source>
   <translation>‏%1 — %2 السطر %3، %4</translation>
  </message>
  <message>
   <source>%1 is not an expectation: write allow, deny, later, ask, “not” before one of these, or a row of the use table such as “train: no”</source>
   <translation>‏%1 ليس توقعًا: اكتب allow أو deny أو later أو ask، أو «not» قبل إحداها، أو صفًا من جدول الاستخدامات مثل «train: no»</translation>
  </message>
  <message>
   <source>%1 is not a directive of the use table</source>
   <translation>‏%1 ليس توجيهًا في جدول الاستخدامات</translation>
  </message>
  <message>
   <source>the path is empty</source>
   <translation>المسار فارغ</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4 at %5: %3 expected</source>
   <translation>‏%1 على %2 بالقراءة %4 في %5: المتوقع %3</translation>
  </message>
  <message>
   <source>%1 on %2 in the reading %4: %3 expected</source>
   <translation>‏%1 على %2 بالقراءة %4: المتوقع %3</translation>
  </message>
  <message>
   <source>%1 on %2: %3 expected</source>
   <translation>‏%1 على %2: المتوقع %3</translation>
  </message>
  <message>
   <source>%1 on %2 at %4: %3 expected</source>
   <translation>‏%1 على %2 في %4: المتوقع %3</translation>
  </message>
  <message>
   <source>%1, if the answer is %2</source>
   <translation>%1، إن كان الجواب %2</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt</source>
   <translation>‏%1 موثّق أنه يتجاهل robots.txt</translation>
  </message>
  <message>
   <source>no group applies to it</source>
   <translation>لا تخاطبه أي مجموعة</translation>
  </message>
  <message>
   <source>the group for * is read instead</source>
   <translation>تُقرأ مجموعة * بدلًا منها</translation>
  </message>
  <message>
   <source>another group is read instead</source>
   <translation>تُقرأ مجموعة أخرى بدلًا منها</translation>
  </message>
  <message>
   <source>The author's reading: %1. %3: %2</source>
   <translation>قراءة الكاتب: %1. %3: %2</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; a robot of 1994 knows robots.txt alone</source>
   <translation>‏%1 السطر %2، يحسم %3؛ وروبوت عام 1994 لا يعرف إلا robots.txt</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 is not known to read %1</source>
   <translation>‏%1 السطر %2، يحسم %3؛ ولا يُعرف أن %4 يقرأ %1</translation>
  </message>
  <message>
   <source>%1 line %2, %3 decides; %4 knows robots.txt alone</source>
   <translation>‏%1 السطر %2، يحسم %3؛ و%4 لا يعرف إلا robots.txt</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); a robot of 1994 has no such fall-back: %4</source>
   <translation>لا مجموعة تسمي %1: يقول مشغّله إنه يلتزم حينئذ %2 (السطر %3)؛ وروبوت 1994 لا بديل له كهذا: %4</translation>
  </message>
  <message>
   <source>No group names %1: its operator says that it then obeys %2 (line %3); %5 has no such fall-back: %4</source>
   <translation>لا مجموعة تسمي %1: يقول مشغّله إنه يلتزم حينئذ %2 (السطر %3)؛ و%5 لا بديل له كهذا: %4</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for a robot of 1994 it is plain text that names nobody: %3</source>
   <translation>السطر %1، %2: يقصد الكاتب نمطًا؛ وهو عند روبوت عام 1994 نص عادي لا يسمّي أحدًا: %3</translation>
  </message>
  <message>
   <source>Line %1, %2: the author means a pattern; for %4 it is plain text that names nobody: %3</source>
   <translation>السطر %1، %2: يقصد الكاتب نمطًا؛ وهو عند %4 نص عادي لا يسمّي أحدًا: %3</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; a robot of 1994 does not know that</source>
   <translation>‏%1 موثّق أنه لا يلتزم بمجموعات *؛ وروبوت عام 1994 لا يعرف ذلك</translation>
  </message>
  <message>
   <source>%1 is documented not to obey groups for *; %2 does not know that</source>
   <translation>‏%1 موثّق أنه لا يلتزم بمجموعات *؛ ولا يعرف %2 ذلك</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt reads only a–z, A–Z, - and _ and cuts %3 to “%4”: %5</source>
   <translation>السطر %1، %2: لا يقرأ google/robotstxt إلا الحروف و- و_ ويقصّ %3 إلى «%4»: %5</translation>
  </message>
  <message>
   <source>Line %1, %2 is in no record of 1994 that contains rules for it: %3</source>
   <translation>السطر %1، %2 ليس في أي قيد من قيود 1994 يحوي قواعد له: %3</translation>
  </message>
  <message>
   <source>Line %1, %2: in 1994 the first record that contains part of the name counted, and %3 contains “%4”</source>
   <translation>السطر %1، %2: في 1994 كان يُحتسب أول قيد يحوي جزءًا من الاسم، و%3 يحوي «%4»</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; a robot of 1994 knows no versions and reads it</source>
   <translation>السطر %1، %2 يجعل المجموعة تجريبية كأنها غير موجودة؛ وروبوت عام 1994 لا يعرف الإصدارات فيقرؤها</translation>
  </message>
  <message>
   <source>Line %1, %2 makes the group experimental, as if it were not there; %3 knows no versions and reads it</source>
   <translation>السطر %1، %2 يجعل المجموعة تجريبية كأنها غير موجودة؛ ولا يعرف %3 الإصدارات فيقرؤها</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt cuts it to “%3”, which names this agent</source>
   <translation>السطر %1، %2: يقصّه google/robotstxt إلى «%3»، وهو يسمّي هذا الوكيل</translation>
  </message>
  <message>
   <source>Line %1, %2 has no colon and decides nothing; google/robotstxt reads it as if it had one</source>
   <translation>السطر %1، %2 بلا نقطتين ولا يقرر شيئًا؛ ويقرؤه google/robotstxt كأن فيه نقطتين</translation>
  </message>
  <message>
   <source>Line %1, %2: its key is not known and decides nothing; google/robotstxt takes it for %3</source>
   <translation>السطر %1، %2: مفتاحه غير معروف ولا يقرر شيئًا؛ ويعدّه google/robotstxt ‏%3</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; a robot of 1994 reads one key per line and does not see it</source>
   <translation>السطر %1، %2 يحمل قاعدة على سطر User-agent؛ وروبوت عام 1994 يقرأ مفتاحًا واحدًا في السطر فلا يراها</translation>
  </message>
  <message>
   <source>Line %1, %2 has a rule on the User-agent line; %3 reads one key per line and does not see it</source>
   <translation>السطر %1، %2 يحمل قاعدة على سطر User-agent؛ ويقرأ %3 مفتاحًا واحدًا في السطر فلا يراها</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; a robot of 1994 reads them as prefixes, the topmost rule first</source>
   <translation>السطر %1، %2 يجعل هذه مجموعة من المعيار 2.0: المسارات تامة أو أنماط shell، بترتيبها الخاص؛ وروبوت عام 1994 يقرؤها بادئات، والقاعدة العليا أولًا</translation>
  </message>
  <message>
   <source>Line %1, %2 makes this a group of the standard 2.0: paths are exact or shell patterns, in its own order; %3 reads them as prefixes, the longest rule first</source>
   <translation>السطر %1، %2 يجعل هذه مجموعة من المعيار 2.0: المسارات تامة أو أنماط shell، بترتيبها الخاص؛ ويقرؤها %3 بادئات، وأطول قاعدة أولًا</translation>
  </message>
  <message>
   <source>Line %1, %2 begins a run of User-agent lines that other lines do not end, so line %3 is for all of them; a robot of 1994 ends the record at the blank line</source>
   <translation>السطر %1، %2 يبدأ تتابعًا من أسطر User-agent لا تنهيه أسطر أخرى، فالسطر %3 لها كلها؛ وروبوت عام 1994 ينهي القيد عند السطر الفارغ</translation>
  </message>
  <message>
   <source>Line %1, %2 comes after a blank line, which ended the record in 1994</source>
   <translation>السطر %1، %2 يقع بعد سطر فارغ كان ينهي القيد في 1994</translation>
  </message>
  <message>
   <source>Line %1, %2: google/robotstxt lets it allow its folder as well</source>
   <translation>السطر %1، %2: يجعله google/robotstxt يسمح بمجلده أيضًا</translation>
  </message>
  <message>
   <source>Line %1, %2: percent escapes are compared as written by google/robotstxt, which decodes none</source>
   <translation>السطر %1، %2: يقارن google/robotstxt صيغ النسبة المئوية المهرّبة كما كُتبت ولا يفك أيًا منها</translation>
  </message>
  <message>
   <source>Line %1, %2: * and $ were ordinary characters in 1994, so it does not match</source>
   <translation>السطر %1، %2: كانت * و$ حرفين عاديين في 1994، فلا يطابق</translation>
  </message>
  <message>
   <source>Line %1, %2 comes before line %3: in 1994 the first rule that matched decided, not the longest</source>
   <translation>السطر %1، %2 يقع فوق السطر %3: في 1994 كانت أول قاعدة مطابقة هي التي تحسم، لا أطولها</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; a robot of 1994 understands only rules</source>
   <translation>السطر %1: المفتاح Visit-time في robots.txt للروبوتات التي تعرف المعيار 2.0؛ وروبوت 1994 لا يفهم إلا القواعد</translation>
  </message>
  <message>
   <source>Line %1: Visit-time in robots.txt is for robots that know the standard 2.0; %2 understands only rules</source>
   <translation>السطر %1: المفتاح Visit-time في robots.txt للروبوتات التي تعرف المعيار 2.0؛ و%2 لا يفهم إلا القواعد</translation>
  </message>
  <message>
   <source>The author's reading: %1. A robot of 1994: %2</source>
   <translation>قراءة الكاتب: %1. روبوت عام 1994: %2</translation>
  </message>
  <message>
   <source>asked: %1</source>
   <translation>المسار المسؤول عنه: ‎%1‎</translation>
  </message>
  <message>
   <source>%1 is not known to obey %2</source>
   <translation>لا يُعرف أن %1 يلتزم بـ %2</translation>
  </message>
  <message>
   <source>%1 is not known to read %2</source>
   <translation>لا يُعرف أن %1 يقرأ %2</translation>
  </message>
  <message>
   <source>Yes — %1</source>
   <translation>نعم — %1</translation>
  </message>
  <message>
   <source>No — %1</source>
   <translation>لا — %1</translation>
  </message>
  <message>
   <source>Later — %1</source>
   <translation>لاحقًا — %1</translation>
  </message>
  <message>
   <source>Ask first — %1</source>
   <translation>بعد السؤال — %1</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>نعم</translation>
  </message>
  <message>
   <source>no</source>
   <translation>لا</translation>
  </message>
  <message>
   <source>later</source>
   <translation>لاحقًا</translation>
  </message>
  <message>
   <source>ask first</source>
   <translation>السؤال أولًا</translation>
  </message>
  <message>
   <source>%1 line %2, %3</source>
   <translation>‏%1 السطر %2، %3</translation>
  </message>
  <message>
   <source>%1 for %2</source>
   <translation>%1 منذ %2</translation>
  </message>
  <message>
   <source>%1 must be open too</source>
   <translation>يجب أن يكون %1 مفتوحًا أيضًا</translation>
  </message>
  <message>
   <source>opens %1</source>
   <translation>يفتح %1</translation>
  </message>
  <message>
   <source>never opens</source>
   <translation>لا يفتح أبدًا</translation>
  </message>
  <message>
   <source>open until %1</source>
   <translation>مفتوح حتى %1</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: it comes all the same</source>
   <translation>‏%1 موثّق أنه يتجاهل robots.txt: يأتي رغم ذلك</translation>
  </message>
  <message>
   <source>%1 is not known to read %2: without it, %3</source>
   <translation>لا يُعرف أن %1 يقرأ %2: وبدونه، %3</translation>
  </message>
  <message>
   <source>%1 is not known to obey Visit-time: without it, %2</source>
   <translation>لا يُعرف أن %1 يلتزم بـ Visit-time: وبدونه، %2</translation>
  </message>
  <message>
   <source>for %1, as it is documented to read robots.txt, %2: %3</source>
   <translation>لـ %1، كما هو موثّق أنه يقرأ robots.txt، %2: %3</translation>
  </message>
  <message>
   <source>no group names %1, and groups for * do not reach it</source>
   <translation>لا تسمّي أي مجموعة %1، ولا تصل إليه مجموعات *</translation>
  </message>
  <message>
   <source>no policy file applies to it</source>
   <translation>لا ينطبق عليه أي ملف سياسة</translation>
  </message>
  <message>
   <source>no group names it</source>
   <translation>لا تسمّيه أي مجموعة</translation>
  </message>
  <message>
   <source>its group allows only other paths</source>
   <translation>مجموعته تسمح بمسارات أخرى فقط</translation>
  </message>
  <message>
   <source>no rule matches this path</source>
   <translation>لا قاعدة تطابق هذا المسار</translation>
  </message>
  <message>
   <source>policy files may always be fetched</source>
   <translation>ملفات السياسة يجوز جلبها دائمًا</translation>
  </message>
  <message>
   <source>it is documented to ignore robots.txt</source>
   <translation>موثّق أنه يتجاهل robots.txt</translation>
  </message>
  <message>
   <source>robots.txt cannot be fetched (%1)</source>
   <translation>لا يمكن جلب robots.txt (%1)</translation>
  </message>
  <message>
   <source>robots.txt could not be fetched for a long time (%1)</source>
   <translation>تعذر جلب robots.txt زمنًا طويلًا (%1)</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it an %2</source>
   <translation>لا يعلن %1 فئة؛ ويعدّه السجل %2</translation>
  </message>
  <message>
   <source>%1 declares no category; the registry calls it a %2</source>
   <translation>لا يعلن %1 فئة؛ ويعدّه السجل %2</translation>
  </message>
  <message>
   <source>twice the time of the last document, at least 10 s</source>
   <translation>ضعف ما استغرقه المستند الأخير، و10 ثوانٍ على الأقل</translation>
  </message>
  <message>
   <source>%1 never fetches: this is about use</source>
   <translation>‏%1 لا يجلب أبدًا: هذا يخص الاستخدام</translation>
  </message>
  <message>
   <source>pace %1</source>
   <translation>الوتيرة %1</translation>
  </message>
  <message>
   <source>pace polite</source>
   <translation>الوتيرة polite</translation>
  </message>
  <message>
   <source>but a competitor may not read it: %1</source>
   <translation>لكن لا يجوز لمنافس قراءته: %1</translation>
  </message>
  <message>
   <source>%1: %2 (policy token)</source>
   <translation>‏%1: %2 (رمز سياسة)</translation>
  </message>
  <message>
   <source>these files do not apply to %1</source>
   <translation>لا تنطبق هذه الملفات على %1</translation>
  </message>
  <message>
   <source>%1; %2</source>
   <translation>%1؛ %2</translation>
  </message>
  <message>
   <source>%1 · %2</source>
   <translation>%1 · %2</translation>
  </message>
  <message>
   <source>no rule matches this path, so it is allowed</source>
   <translation>لا قاعدة تطابق هذا المسار، فهو مسموح</translation>
  </message>
  <message>
   <source>robots.txt read by RFC 9309 alone: no 2.0 groups, no pattern agents, no fall-back tokens</source>
   <translation>يُقرأ robots.txt وفق RFC 9309 وحدها: لا مجموعات 2.0 ولا أنماط وكلاء ولا رموز رجوع</translation>
  </message>
  <message>
   <source>robots.txt read as google/robotstxt does</source>
   <translation>يُقرأ robots.txt كما يقرؤه google/robotstxt</translation>
  </message>
  <message>
   <source>robots.txt read as in 1994: first matching record, first matching rule, plain prefixes</source>
   <translation>يُقرأ robots.txt كما في 1994: أول قيد مطابق، وأول قاعدة مطابقة، وبادئات عادية</translation>
  </message>
  <message>
   <source>a policy file may always be fetched, or no agent could learn the policy (Gatepost's choice)</source>
   <translation>ملف السياسة يجوز جلبه دائمًا، وإلا لم يعرف أي وكيل السياسة (اختيار Gatepost)</translation>
  </message>
  <message>
   <source>Content-Usage is about what may be fetched: it does not apply to a path that robots.txt denies</source>
   <translation>يخص Content-Usage ما يجوز جلبه: لا ينطبق على مسار يمنعه robots.txt</translation>
  </message>
  <message>
   <source>the registry does not know this agent; it is taken to be an AI agent</source>
   <translation>لا يعرف السجل هذا الوكيل؛ ويُعدّ وكيل ذكاء اصطناعي</translation>
  </message>
  <message>
   <source>%1 never fetches: the verdict is about the use of content that other crawlers fetch</source>
   <translation>‏%1 لا يجلب أبدًا: الحكم يخص استخدام محتوى تجلبه زواحف أخرى</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt, so it may come all the same</source>
   <translation>‏%1 موثّق أنه يتجاهل robots.txt، فقد يأتي رغم ذلك</translation>
  </message>
  <message>
   <source>%1 is retired: its operator no longer sends it</source>
   <translation>‏%1 متوقف: لم يعد مشغّله يرسله</translation>
  </message>
  <message>
   <source>these files apply to %1 only; the answer is given as if %2 were the same host</source>
   <translation>تنطبق هذه الملفات على %1 وحده؛ والإجابة كأن %2 هو المضيف نفسه</translation>
  </message>
  <message>
   <source>nothing is documented of this agent: the files are read as their author meant them</source>
   <translation>لا شيء موثّقًا عن هذا الوكيل: تُقرأ الملفات كما قصدها كاتبها</translation>
  </message>
  <message>
   <source>%1 is documented to ignore robots.txt: nothing here keeps it out</source>
   <translation>‏%1 موثّق أنه يتجاهل robots.txt: لا شيء هنا يمنعه من الدخول</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by google/robotstxt, with its fall-back tokens</source>
   <translation>يُقرأ كما هو موثّق عن %1: وفق google/robotstxt، مع رموز رجوعه</translation>
  </message>
  <message>
   <source>read as %1 is documented to do: by RFC 9309, with its fall-back tokens</source>
   <translation>يُقرأ كما هو موثّق عن %1: وفق RFC 9309، مع رموز رجوعه</translation>
  </message>
  <message>
   <source>%1 is not known to read this file</source>
   <translation>لا يُعرف أن %1 يقرأ هذا الملف</translation>
  </message>
  <message>
   <source>a crawler of this reading knows robots.txt alone</source>
   <translation>زاحف هذه القراءة لا يعرف إلا robots.txt</translation>
  </message>
  <message>
   <source>robots-ai.txt does not apply to this agent: it is not an AI agent</source>
   <translation>لا ينطبق robots-ai.txt على هذا الوكيل: ليس وكيل ذكاء اصطناعي</translation>
  </message>
  <message>
   <source>its * group does not count: an earlier file has a group that applies</source>
   <translation>لا تُحتسب مجموعة * فيه: في ملف سابق مجموعة تنطبق</translation>
  </message>
  <message>
   <source>its groups do not count: an earlier file has a group for this agent</source>
   <translation>لا تُحتسب مجموعاته: في ملف سابق مجموعة لهذا الوكيل</translation>
  </message>
  <message>
   <source>no group names this agent, and none names *</source>
   <translation>لا تسمّي أي مجموعة هذا الوكيل، ولا تسمّي أي مجموعة *</translation>
  </message>
  <message>
   <source>no group names this agent: those for * apply</source>
   <translation>لا تسمّي أي مجموعة هذا الوكيل: تنطبق مجموعات *</translation>
  </message>
  <message>
   <source>a group names this agent</source>
   <translation>تسمّي مجموعة هذا الوكيل</translation>
  </message>
  <message>
   <source>no group names this agent</source>
   <translation>لا تسمّي أي مجموعة هذا الوكيل</translation>
  </message>
  <message>
   <source>a group of the extended standard 2.0: whole paths and shell patterns, in its own order (a bare “Disallow: *” means everything else, Gatepost's choice)</source>
   <translation>مجموعة من المعيار الموسّع 2.0: مسارات كاملة وأنماط shell، بترتيبها الخاص («‎Disallow: *‎» وحدها تعني كل ما عدا ذلك، اختيار Gatepost)</translation>
  </message>
  <message>
   <source>version %1 is unknown: its group is read as one of 2.0 (Gatepost's choice)</source>
   <translation>الإصدار %1 غير معروف: تُقرأ مجموعته على أنها من 2.0 (اختيار Gatepost)</translation>
  </message>
  <message>
   <source># begins a comment anywhere in User-agent, Allow and Disallow lines, as in robots.txt (Gatepost's choice)</source>
   <translation>تبدأ العلامة ‎#‎ تعليقًا في أي موضع من أسطر User-agent وAllow وDisallow، كما في robots.txt (اختيار Gatepost)</translation>
  </message>
  <message>
   <source>a plain group: this agent's 2.0 group is read instead</source>
   <translation>مجموعة عادية: تُقرأ مجموعة 2.0 لهذا الوكيل بدلًا منها</translation>
  </message>
  <message>
   <source>the Robot-version is experimental, so the group is as if it were not there</source>
   <translation>قيمة Robot-version تجريبية، فالمجموعة كأنها غير موجودة</translation>
  </message>
  <message>
   <source>the group has only Allow rules, and none matches, so the path is disallowed</source>
   <translation>ليس في المجموعة إلا قواعد Allow، ولا تطابق أي منها، فالمسار ممنوع</translation>
  </message>
  <message>
   <source>decides</source>
   <translation>تحسم</translation>
  </message>
  <message>
   <source>robots.txt allows this path by a rule, and robots.txt wins</source>
   <translation>يسمح robots.txt بهذا المسار بقاعدة، والغلبة لـ robots.txt</translation>
  </message>
  <message>
   <source>says so, but the agent is documented to ignore it</source>
   <translation>منصوص عليه، لكن الوكيل موثّق أنه يتجاهله</translation>
  </message>
  <message>
   <source>a policy file may always be fetched</source>
   <translation>ملف السياسة يجوز جلبه دائمًا</translation>
  </message>
  <message>
   <source>denies too, but an earlier file decides</source>
   <translation>تمنع أيضًا، لكن ملفًا سابقًا هو الذي يحسم</translation>
  </message>
  <message>
   <source>allows too, but an earlier file decides</source>
   <translation>تسمح أيضًا، لكن ملفًا سابقًا هو الذي يحسم</translation>
  </message>
  <message>
   <source>allows in this file, but something else denies or delays the fetch</source>
   <translation>تسمح في هذا الملف، لكن شيئًا آخر يمنع الجلب أو يؤخره</translation>
  </message>
  <message>
   <source>does not match this path</source>
   <translation>لا تطابق هذا المسار</translation>
  </message>
  <message>
   <source>empty, so it is not a rule</source>
   <translation>فارغة، فليست قاعدة</translation>
  </message>
  <message>
   <source>not a rule: a path begins with / or with *</source>
   <translation>ليست قاعدة: يبدأ المسار بـ / أو بـ *</translation>
  </message>
  <message numerus="yes">
   <source>shorter: %1 &lt; %n bytes</source>
   <comment>shorter: %1 &lt; %n byte</comment>
   <translation>
    <numerusform>أقصر: %1 &lt; %n بايت</numerusform>
    <numerusform>أقصر: %1 &lt; بايت واحد</numerusform>
    <numerusform>أقصر: %1 &lt; بايتين</numerusform>
    <numerusform>أقصر: %1 &lt; %n بايتات</numerusform>
    <numerusform>أقصر: %1 &lt; %n بايتًا</numerusform>
    <numerusform>أقصر: %1 &lt; %n بايت</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>same length (%n bytes): Allow decides</source>
   <comment>same length (%n byte): Allow decides</comment>
   <translation>
    <numerusform>الطول نفسه (%n بايت): Allow تحسم</numerusform>
    <numerusform>الطول نفسه (بايت واحد): Allow تحسم</numerusform>
    <numerusform>الطول نفسه (بايتان): Allow تحسم</numerusform>
    <numerusform>الطول نفسه (%n بايتات): Allow تحسم</numerusform>
    <numerusform>الطول نفسه (%n بايتًا): Allow تحسم</numerusform>
    <numerusform>الطول نفسه (%n بايت): Allow تحسم</numerusform>
   </translation>
  </message>
  <message>
   <source>same rule as an earlier line</source>
   <translation>القاعدة نفسها في سطر سابق</translation>
  </message>
  <message>
   <source>another rule comes first in the order of the 2.0 standard</source>
   <translation>قاعدة أخرى أسبق في ترتيب المعيار 2.0</translation>
  </message>
  <message>
   <source>an earlier line decides</source>
   <translation>يحسم سطر سابق</translation>
  </message>
  <message>
   <source>open now</source>
   <translation>مفتوحة الآن</translation>
  </message>
  <message>
   <source>closed now; these are the next hours</source>
   <translation>مغلقة الآن؛ وهذه هي الساعات التالية</translation>
  </message>
  <message>
   <source>closed now</source>
   <translation>مغلقة الآن</translation>
  </message>
  <message>
   <source>%1 both state hours, and both are open now</source>
   <translation>كلٌّ من %1 يذكر ساعات، وكلتاهما مفتوحة الآن</translation>
  </message>
  <message>
   <source>%1 both state hours, and both must be open: the next time is %2</source>
   <translation>كلٌّ من %1 يذكر ساعات، ويجب أن تكون كلتاهما مفتوحة: الوقت التالي هو %2</translation>
  </message>
  <message>
   <source>%1 both state hours, and these never overlap: the agent may never come</source>
   <translation>كلٌّ من %1 يذكر ساعات، وهي لا تتقاطع أبدًا: لا يجوز للوكيل أن يأتي في أي وقت</translation>
  </message>
  <message>
   <source>sets the pace</source>
   <translation>يحدد الوتيرة</translation>
  </message>
  <message>
   <source>these hours do not include this time</source>
   <translation>لا تشمل هذه الساعات هذا الوقت</translation>
  </message>
  <message>
   <source>a line with hours that include this time comes first</source>
   <translation>الأسبقية لسطر ذي ساعات تشمل هذا الوقت</translation>
  </message>
  <message>
   <source>a slower pace counts</source>
   <translation>تُحتسب وتيرة أبطأ</translation>
  </message>
  <message>
   <source>the 2.0 group states no pace, so the rule of thumb applies: wait twice as long as the last document took, at least 10 s</source>
   <translation>مجموعة 2.0 لا تعلن وتيرة، فتسري القاعدة العامة: الانتظار ضعف ما استغرقته آخر وثيقة، و10 ثوان على الأقل</translation>
  </message>
  <message>
   <source>%1 is documented to ignore Crawl-delay</source>
   <translation>‏%1 موثّق أنه يتجاهل Crawl-delay</translation>
  </message>
  <message>
   <source>%1 never fetches, so a pace means nothing to it</source>
   <translation>‏%1 لا يجلب أبدًا، فلا معنى للوتيرة عنده</translation>
  </message>
  <message>
   <source>allows crawling</source>
   <translation>يسمح بالزحف</translation>
  </message>
  <message>
   <source>the visiting hours come first, and they are closed</source>
   <translation>الأسبقية لساعات الزيارة، وهي مغلقة</translation>
  </message>
  <message>
   <source>a path rule denies the fetch already</source>
   <translation>قاعدة مسار تمنع الجلب أصلًا</translation>
  </message>
  <message>
   <source>the agent is taken to be a competitor, so it may neither read nor use anything</source>
   <translation>يُعدّ الوكيل منافسًا، فلا يجوز له قراءة أي شيء ولا استخدامه</translation>
  </message>
  <message>
   <source>binds competitors only</source>
   <translation>يُلزم المنافسين وحدهم</translation>
  </message>
  <message>
   <source>the chain stops before %1: %2</source>
   <translation>تتوقف السلسلة قبل %1: %2</translation>
  </message>
 </context>
</TS>
