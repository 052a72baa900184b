// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/render/agentpolicy.h"
#include "core/render/policyedit.h"
#include "core/yaml/yamlscalar.h"
#include "core/yaml/yamltree.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <cstring>
#include <format>
#include <memory>
#include <random>

using namespace gatepost;

namespace {

AgentEntry entryOf(std::string name, std::string policy, std::vector<std::string> allow,
                   std::string notes) {
    AgentEntry entry;
    entry.userAgent = std::move(name);
    entry.policy = std::move(policy);
    entry.allow = std::move(allow);
    entry.notes = std::move(notes);
    return entry;
}

/// One step as a test writes it: "agent 0 role=search", "path 1 disallow 0 +/x". See stepOf.
PolicyEdit stepOf(std::string_view text, std::string_view step) {
    const YamlText yaml{std::string(text)};
    const auto word = [&] {
        const std::size_t end = std::min(step.find(' '), step.size());
        const std::string_view first = step.substr(0, end);
        step.remove_prefix(std::min(end + 1, step.size()));
        return first;
    };
    const auto number = [&] { return static_cast<std::size_t>(std::stoul(std::string(word()))); };
    const auto list = [&] { return word() == "allow" ? PathList::Allow : PathList::Disallow; };
    const std::string_view what = word();
    const auto assignment = [&] {
        const std::size_t sign = step.find('=');
        return std::pair{step.substr(0, sign), sign == std::string_view::npos
                                                   ? std::string_view()
                                                   : step.substr(sign + 1)};
    };
    if (what == "set" || what == "note") {
        const auto [name, value] = assignment();
        return what == "set" ? setPolicyField(yaml, name, value) : setRoleNote(yaml, name, value);
    }
    if (what == "unset")
        return removePolicyField(yaml, step);
    if (what == "unnote")
        return removeRoleNote(yaml, step);
    if (what == "agent") {
        const std::size_t agent = number();
        const auto [name, value] = assignment();
        return setAgentField(yaml, agent, name, value);
    }
    if (what == "agentunset") {
        const std::size_t agent = number();
        return removeAgentField(yaml, agent, step);
    }
    if (what == "add") {
        const std::size_t at = number();
        const std::string name(word());
        return addAgent(yaml, entryOf(name, "allow", {"/a", "*.b"}, {}), at);
    }
    if (what == "remove")
        return removeAgent(yaml, number());
    if (what == "move") {
        const std::size_t from = number();
        return moveAgent(yaml, from, number());
    }
    const std::size_t agent = number();
    const PathList which = list();
    const std::size_t index = number();
    if (what == "pathadd")
        return addAgentPath(yaml, agent, which, step, index);
    if (what == "pathset")
        return setAgentPath(yaml, agent, which, index, step);
    return removeAgentPath(yaml, agent, which, index);
}

constexpr const char *kTwo = "# top\n"
                             "title: 'T' # shown\n"
                             "default_policy: allow\n"
                             "agents:\n"
                             "  # the first\n"
                             "  - user_agent: A # a\n"
                             "    # why\n"
                             "    policy: allow\n"
                             "    disallow:\n"
                             "      - /1 # one\n"
                             "      - \"/2\"\n"
                             "\n"
                             "  - user_agent: B\n"
                             "    policy: disallow\n"
                             "# end\n";

constexpr const char *kFlow =
    "{title: T, agents: [{user_agent: A, policy: allow, allow: [/1, /2]},\n"
    "  {user_agent: B, policy: allow}], default_policy: allow} # c\n";

/// Everything that readAgentPolicy reads, without places and faults.
std::vector<std::string> facts(const AgentPolicy &policy) {
    std::vector<std::string> out;
    const auto add = [&](std::string_view name, const std::optional<PolicyValue> &value) {
        if (value)
            out.push_back(std::format("{}={}", name, value->text));
    };
    add("$schema", policy.schema);
    add("id", policy.id);
    add("slug", policy.slug);
    add("type", policy.type);
    add("version", policy.version);
    add("title", policy.title);
    add("docs_url", policy.docsUrl);
    add("sitemap_url", policy.sitemapUrl);
    add("llms_txt_url", policy.llmsTxtUrl);
    add("default_policy", policy.defaultPolicy);
    for (const RoleNote &note : policy.roleNotes)
        out.push_back(std::format("note {}={}", note.role.text, note.text.text));
    for (std::size_t i = 0; i < policy.agents.size(); ++i) {
        const PolicyAgent &agent = policy.agents[i];
        out.push_back(std::format("agent {}", i));
        for (const auto &[name, value] : {std::pair{"user_agent", &agent.userAgent},
                                          {"vendor", &agent.vendor},
                                          {"role", &agent.role},
                                          {"policy", &agent.policy},
                                          {"notes", &agent.notes}})
            add(std::format("{} {}", i, name), *value);
        for (const PolicyValue &path : agent.allow)
            out.push_back(std::format("{} allow {}", i, path.text));
        for (const PolicyValue &path : agent.disallow)
            out.push_back(std::format("{} disallow {}", i, path.text));
        for (const UnknownField &field : agent.unknown)
            out.push_back(std::format("{} ? {}", i, field.name.text));
    }
    for (const UnknownField &field : policy.unknown)
        out.push_back(std::format("? {}", field.name.text));
    return out;
}

std::vector<std::string> linesOf(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n') + 1, text.size());
        lines.emplace_back(text.substr(0, end == 0 ? text.size() : end));
        text.remove_prefix(lines.back().size());
    }
    return lines;
}

/// Without comments, the lines of `some` stand in `all` in their order.
bool holdsInOrder(const std::vector<std::string> &all, const std::vector<std::string> &some) {
    std::size_t at = 0;
    for (const std::string &line : some) {
        while (at < all.size() && all[at] != line)
            ++at;
        if (at++ == all.size())
            return false;
    }
    return true;
}

} // namespace

class TestPolicyEdit : public QObject {
    Q_OBJECT
private slots:
    void edits_data() {
        QTest::addColumn<QByteArray>("given");
        QTest::addColumn<QByteArray>("step");
        QTest::addColumn<QByteArray>("becomes");
        const auto row = [](const char *name, const char *given, const char *step,
                            const char *becomes) {
            QTest::newRow(name) << QByteArray(given) << QByteArray(step) << QByteArray(becomes);
        };
        // kTwo with one piece replaced.
        const auto two = [](const char *name, const char *step, const char *old, const char *now) {
            QByteArray text(kTwo);
            QVERIFY2(text.count(old) == 1, old);
            QTest::newRow(name) << QByteArray(kTwo) << QByteArray(step) << text.replace(old, now);
        };
        const auto flow = [](const char *name, const char *step, const char *old, const char *now) {
            QByteArray text(kFlow);
            QVERIFY2(text.count(old) == 1, old);
            QTest::newRow(name) << QByteArray(kFlow) << QByteArray(step) << text.replace(old, now);
        };
        two("quotes stay", "set title=It's", "'T'", "'It''s'");
        two("escape needs double quotes", "set title=a\tb", "'T'", "\"a\\tb\"");
        two("plain stays", "set default_policy=disallow", "default_policy: allow",
            "default_policy: disallow");
        two("plain that cannot", "agent 0 policy=yes", "    policy: allow", "    policy: \"yes\"");
        two("comment behind stays", "agent 0 user_agent=Other Bot", "A # a", "Other Bot # a");
        two("by rank", "set slug=s", "title: 'T'", "slug: s\ntitle: 'T'");
        two("by rank behind", "set docs_url=https://a.example/", "# shown\n",
            "# shown\ndocs_url: https://a.example/\n");
        two("unknown last", "set owner=me", "# end", "owner: me\n# end");
        two("remove", "unset title", "title: 'T' # shown\n", "");
        two("remove what is not there", "unset slug", "# top", "# top");
        two("remove a list", "unset agents",
            "agents:\n  # the first\n  - user_agent: A # a\n    # why\n    policy: allow\n    "
            "disallow:\n"
            "      - /1 # one\n      - \"/2\"\n\n  - user_agent: B\n    policy: disallow\n",
            "");
        two("role note", "note search=until: ready",
            "agents:", "role_notes:\n  search: \"until: ready\"\nagents:");
        two("agent field", "agent 1 role=search", "  - user_agent: B\n",
            "  - user_agent: B\n    role: search\n");
        two("agent field last", "agent 0 notes=Why not?", "      - \"/2\"\n",
            "      - \"/2\"\n    notes: Why not?\n");
        two("notes of lines", "agent 1 notes=one\n\n two\n", "policy: disallow\n",
            "policy: disallow\n    notes: |\n      one\n\n       two\n");
        two("first field of an entry", "agentunset 0 user_agent", "user_agent: A # a\n    # why\n",
            "# why\n");
        two("agent field removed", "agentunset 1 policy", "    policy: disallow\n", "");
        two("agent list removed", "agentunset 0 disallow",
            "    disallow:\n      - /1 # one\n      - \"/2\"\n", "");
        two("agent before", "add 0 New", "  # the first\n",
            "  - user_agent: New\n    policy: allow\n    allow:\n      - /a\n      - \"*.b\"\n\n  "
            "# the first\n");
        two("agent behind", "add 9 New", "policy: disallow\n",
            "policy: disallow\n\n  - user_agent: New\n    policy: allow\n    allow:\n      - /a\n"
            "      - \"*.b\"\n");
        two("agent removed", "remove 1", "  - user_agent: B\n    policy: disallow\n", "");
        row("agents swap with their comments", kTwo, "move 0 1",
            "# top\ntitle: 'T' # shown\ndefault_policy: allow\nagents:\n"
            "  - user_agent: B\n    policy: disallow\n\n"
            "  # the first\n  - user_agent: A # a\n    # why\n    policy: allow\n    disallow:\n"
            "      - /1 # one\n      - \"/2\"\n# end\n");
        row("and back", kTwo, "move 1 0",
            "# top\ntitle: 'T' # shown\ndefault_policy: allow\nagents:\n"
            "  - user_agent: B\n    policy: disallow\n\n"
            "  # the first\n  - user_agent: A # a\n    # why\n    policy: allow\n    disallow:\n"
            "      - /1 # one\n      - \"/2\"\n# end\n");
        two("path added", "pathadd 0 disallow 9 /3", "\"/2\"\n", "\"/2\"\n      - /3\n");
        two("path before", "pathadd 0 disallow 0 *.pdf$", "      - /1",
            "      - \"*.pdf$\"\n      - /1");
        two("path list made", "pathadd 1 allow 0 /x", "policy: disallow\n",
            "policy: disallow\n    allow:\n      - /x\n");
        two("path set", "pathset 0 disallow 1 /b", "\"/2\"", "\"/b\"");
        two("path removed", "pathremove 0 disallow 0", "      - /1 # one\n", "");

        row("last path takes its list along",
            "agents:\n- user_agent: A\n  allow:\n  - /1\n  policy: allow\n", "pathremove 0 allow 0",
            "agents:\n- user_agent: A\n  policy: allow\n");
        row("last agent leaves brackets",
            "agents: # all\n- user_agent: A\n  allow: [/1]\ntitle: T\n", "remove 0",
            "agents: [] # all\ntitle: T\n");
        row("agent into brackets", "agents: [] # none\ntitle: T\n", "add 0 New",
            "agents: # none\n  - user_agent: New\n    policy: allow\n    allow:\n      - /a\n      "
            "- \"*.b\"\n"
            "title: T\n");
        row("agent into nothing", "agents:\ntitle: T\n", "add 0 New",
            "agents:\n  - user_agent: New\n    policy: allow\n    allow:\n      - /a\n      - "
            "\"*.b\"\n"
            "title: T\n");
        row("agent where the field is missing", "title: T\n", "add 0 New",
            "title: T\nagents:\n  - user_agent: New\n    policy: allow\n    allow:\n      - /a\n"
            "      - \"*.b\"\n");
        row("the file's dashes", "title: 'T'\nagents:\n-   user_agent: A\n    policy: allow\n",
            "add 1 New",
            "title: 'T'\nagents:\n-   user_agent: A\n    policy: allow\n-   user_agent: New\n"
            "    policy: allow\n    allow:\n    -   /a\n    -   '*.b'\n");
        row("nothing at all", "", "set title=T", "title: T\n");
        row("comments only", "# c", "set title=T", "# c\ntitle: T");
        row("no line end at the end", "title: T", "set slug=s", "slug: s\ntitle: T");
        row("no line end at the end, behind", "slug: s", "set title=T", "slug: s\ntitle: T");
        row("crlf", "slug: s\r\n# c\r\n", "set title=T", "slug: s\r\ntitle: T\r\n# c\r\n");
        row("crlf notes", "agents:\r\n- user_agent: A\r\n", "agent 0 notes=a\nb",
            "agents:\r\n- user_agent: A\r\n  notes: |\r\n    a\r\n    b\r\n");
        row("byte order mark", "\xEF\xBB\xBFtitle: T\n", "set slug=s",
            "\xEF\xBB\xBFslug: s\ntitle: T\n");
        row("not set, comment", "title: # c\nslug: s\n", "set title=T", "title: T # c\nslug: s\n");
        row("not set, tilde", "title: ~ # c\n", "set title=T", "title: T # c\n");
        row("anchor stays", "title: &t T # c\n", "set title=U", "title: &t U # c\n");
        row("alias goes", "slug: &t T\ntitle: *t\n", "set title=U", "slug: &t T\ntitle: U\n");
        row("block becomes line", "title: > # c\n  a\n  b\n\nslug: s\n", "set title=T",
            "title: T # c\n\nslug: s\n");
        row("quoted lines become a line", "title: \"a\n  b\" # c\n", "set title=T",
            "title: \"T\" # c\n");
        row("plain lines become a line", "title: a\n  b # c\n", "set title=T", "title: T # c\n");
        row("block of notes keeps its head and indent",
            "agents:\n- user_agent: A\n  notes: |- # c\n     a\n     b\n\n  policy: allow\n",
            "agent 0 notes=x\n\ny",
            "agents:\n- user_agent: A\n  notes: |- # c\n     x\n\n     y\n\n  policy: allow\n");
        row("line becomes block, comment on its line",
            "agents:\n- user_agent: A\n  notes: x # c\n  policy: allow\n", "agent 0 notes=x\ny",
            "agents:\n- user_agent: A\n  notes: | # c\n    x\n    y\n  policy: allow\n");
        row("notes that no block can hold", "agents:\n- user_agent: A\n", "agent 0 notes= a\n\t\nb",
            "agents:\n- user_agent: A\n  notes: \" a\\n\\t\\nb\"\n");
        row("carriage returns of notes", "agents:\n- user_agent: A\n", "agent 0 notes=a\r\nb\rc",
            "agents:\n- user_agent: A\n  notes: |\n    a\n    b\n    c\n");
        row("explicit key", "? title\n: T\nslug: s\n", "set title=U", "? title\n: U\nslug: s\n");
        row("map becomes text", "title:\n  a: b\nslug: s\n", "set title=U", "title: U\nslug: s\n");
        row("last note takes role_notes along", "title: T\nrole_notes: # c\n  a: b\n", "unnote a",
            "title: T\n");
        row("one note of two", "role_notes:\n  a: b\n  c: d\n", "unnote a",
            "role_notes:\n  c: d\n");
        row("note changed", "role_notes: {a: 'b', c: d}\n", "note a=x",
            "role_notes: {a: 'x', c: d}\n");
        row("note added in braces", "role_notes: {a: b}\n", "note c=x, y",
            "role_notes: {a: b, c: \"x, y\"}\n");

        flow("flow: set", "set title=a, b", "title: T", "title: \"a, b\"");
        flow("flow: add", "set slug=s", "{title", "{slug: s, title");
        flow("flow: remove first", "unset title", "title: T, ", "");
        flow("flow: remove last", "unset default_policy", ", default_policy: allow", "");
        flow("flow: agent field", "agent 1 role=search", "user_agent: B",
             "user_agent: B, role: search");
        flow("flow: notes", "agent 0 notes=a\nb", "[/1, /2]", "[/1, /2], notes: \"a\\nb\"");
        flow("flow: add agent", "add 2 New", "{user_agent: B, policy: allow}",
             "{user_agent: B, policy: allow},\n  {user_agent: New, policy: allow, allow: [/a, "
             "\"*.b\"]}");
        flow("flow: remove agent", "remove 0",
             "{user_agent: A, policy: allow, allow: [/1, /2]},\n  ", "");
        flow("flow: add path", "pathadd 0 allow 1 /x[1]", "/1, /2", "/1, \"/x[1]\", /2");
        flow("flow: remove path", "pathremove 0 allow 1", ", /2", "");
        flow("flow: path list", "pathadd 1 disallow 0 /x", "user_agent: B, policy: allow",
             "user_agent: B, policy: allow, disallow: [/x]");
        row("flow: last path", "{agents: [{user_agent: A, allow: [/1]}]}", "pathremove 0 allow 0",
            "{agents: [{user_agent: A}]}");
        row("flow: last agent", "{agents: [{user_agent: A}]}", "remove 0", "{agents: []}");
        row("flow: first agent", "{agents: []}", "add 0 New",
            "{agents: [{user_agent: New, policy: allow, allow: [/a, \"*.b\"]}]}");
        row("three unlike gaps", "agents:\n- user_agent: A\n\n- user_agent: B\n- user_agent: C",
            "move 2 0", "agents:\n- user_agent: C\n\n- user_agent: A\n- user_agent: B");
    }
    void edits() {
        QFETCH(QByteArray, given);
        QFETCH(QByteArray, step);
        QFETCH(QByteArray, becomes);
        const std::string before = given.toStdString();
        const PolicyEdit edit = stepOf(before, step.toStdString());
        QVERIFY2(edit.has_value(), edit ? "" : edit.error().english().c_str());
        QVERIFY(edit->fits(before.size()));
        const std::string after = edit->applied(before);
        QCOMPARE(QByteArray::fromStdString(after), becomes);
        QCOMPARE(edit->inverse(before).applied(after), before);
    }

    void refused_data() {
        QTest::addColumn<QByteArray>("given");
        QTest::addColumn<QByteArray>("step");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char *name, const char *given, const char *step,
                            const char *reason) {
            QTest::newRow(name) << QByteArray(given) << QByteArray(step) << QByteArray(reason);
        };
        row("not YAML", "a: b\nc: [", "set title=T", "Line 2: This is not YAML");
        row("a list", "- a\n", "set title=T", "not a map of fields");
        row("line end", "title: T\n", "set title=a\nb", "line end");
        row("separator", "title: T\n",
            "set title=a\xE2\x80\xA8"
            "b",
            "line end");
        row("separator in notes", "agents:\n- a: b\n",
            "agent 0 notes=a\xC2\x85"
            "b",
            "line end");
        row("not UTF-8", "title: T\n", "set title=\xE9", "UTF-8");
        row("no such agent", "agents:\n- user_agent: A\n", "agent 1 role=x", "no agent 2");
        row("no agents", "title: T\n", "remove 0", "no agent 1");
        row("no such path", "agents:\n- allow: [/a]\n", "pathset 0 allow 1 /b", "no path 2");
        row("no list", "agents:\n- allow: /a\n", "pathadd 0 allow 1 /b", "not a list");
        row("agent an alias", "a: &a {user_agent: A}\nagents:\n- *a\n", "agent 0 role=x", "alias");
        row("list an alias", "a: &a [/a]\nagents:\n- allow: *a\n", "pathadd 0 allow 0 /b", "alias");
        row("shared by an anchor", "slug: &t T\ntitle: *t\n", "set slug=U", "alias repeats it");
        row("anchor still needed", "slug: &t T\ntitle: *t\n", "unset slug", "alias repeats it");
        row("anchor behind its alias", "agents:\n- user_agent: &a A\n- vendor: *a\n", "move 1 0",
            "alias repeats it");
        row("only field", "title: T\n", "unset title", "only field");
    }
    void refused() {
        QFETCH(QByteArray, given);
        QFETCH(QByteArray, step);
        QFETCH(QByteArray, reason);
        const PolicyEdit edit = stepOf(given.toStdString(), step.toStdString());
        QVERIFY(!edit);
        QVERIFY2(QByteArray::fromStdString(edit.error().english()).contains(reason),
                 edit.error().english().c_str());
    }

    void scalarsReadAsThemselves() {
        std::mt19937 random(20261121);
        const std::vector<std::string> pieces{"a",
                                              "b",
                                              "/",
                                              "*",
                                              "-",
                                              "--",
                                              "---",
                                              "?",
                                              ":",
                                              ": ",
                                              " #",
                                              "#",
                                              " ",
                                              "\t",
                                              "'",
                                              "\"",
                                              "\\",
                                              "[",
                                              "]",
                                              "{",
                                              "}",
                                              ",",
                                              "&",
                                              "!",
                                              "|",
                                              ">",
                                              "%",
                                              "@",
                                              "`",
                                              "~",
                                              "null",
                                              "yes",
                                              "No",
                                              "on",
                                              "true",
                                              "1",
                                              "0x1",
                                              "1e3",
                                              ".",
                                              "...",
                                              "2026-11-20",
                                              "12:30",
                                              "é",
                                              "咖",
                                              "\xC2\x85",
                                              "\xE2\x80\xA8",
                                              "\xEF\xBB\xBF",
                                              "\n",
                                              "<<",
                                              "=",
                                              "+",
                                              "$",
                                              ".inf",
                                              "\x01",
                                              "\x7F",
                                              "\r"};
        for (int i = 0; i < 60'000; ++i) {
            std::string text;
            const auto count = std::uniform_int_distribution<int>(0, 5)(random);
            for (int k = 0; k < count; ++k)
                text += pieces[std::uniform_int_distribution<std::size_t>(0, pieces.size() -
                                                                                 1)(random)];
            const auto like = std::array{YamlStyle::Plain, YamlStyle::SingleQuoted,
                                         YamlStyle::DoubleQuoted}[std::size_t(i) % 3];
            const bool inFlow = i % 2 == 0;
            const std::string written = yamlScalar(
                text, like, inFlow, {.sign = i % 5 ? '"' : '\'', .allButWords = i % 7 == 0});
            const std::string whole = inFlow ? "k: [a, " + written + ", b]\nl: m\n"
                                             : "k:\n  - a\n  - " + written + " # c\n  - b\nl: m\n";
            const auto tree = parseYaml(whole);
            QVERIFY2(tree.has_value(), whole.c_str());
            const YamlNode &list = (*tree)[tree->valueOf(tree->root, "k")];
            QVERIFY2(list.children.size() == 3, whole.c_str());
            QVERIFY2((*tree)[list.children[1]].kind == YamlKind::Scalar, whole.c_str());
            QCOMPARE((*tree)[list.children[1]].text, text);
            QVERIFY2(slice(whole, (*tree)[list.children[1]].range) == written, whole.c_str());
        }
    }
    void plainWhereItCanBe_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("plain");
        QTest::addColumn<bool>("inFlow");
        for (const char *text :
             {"GPTBot", "/about$", "https://a.example/x", "0.1.0", "kno@0.0.9", "until SEO ready",
              "it's", "a#b", "a:b", "001-x", "(conservative)", "01KPY2N1SXNM9X0NV4N6EP3E87"})
            QTest::newRow(text) << QByteArray(text) << true << true;
        for (const char *text : {"/a[1]", "a, b", "x {y}", "-x", "why?", "why? so", "/a?b=c"})
            QTest::newRow(text) << QByteArray(text) << true << false;
        for (const char *text :
             {"",   " a", "a ",    "*",  "*.pdf", "- a", "a: b", "a #b", "#a",    "yes",
              "NO", "~",  "null",  "12", "1.5",   "1e3", "0x1F", "0o17", "12:30", "2026-11-20",
              "-1", ".5", "+.inf", "<<", "@a",    "%a",  "a:",   "---",  "true",  "1_000"})
            QTest::newRow(*text ? text : "empty") << QByteArray(text) << false << false;
    }
    void plainWhereItCanBe() {
        QFETCH(QByteArray, text);
        QFETCH(bool, plain);
        QFETCH(bool, inFlow);
        QCOMPARE(isPlainYaml(text.toStdString(), false), plain);
        QCOMPARE(isPlainYaml(text.toStdString(), true), inFlow);
    }

    /// Random edits one after the other on every case: what is read afterwards differs in the one fact, and
    /// every line that the change does not concern is still there, in order.
    void property() {
        QDir folder(QStringLiteral(GATEPOST_SOURCE_DIR "/tests/cases/render"));
        std::vector<std::string> texts;
        for (const QString &name : folder.entryList({QStringLiteral("*.kno")}, QDir::Files)) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            texts.push_back(file.readAll().toStdString());
        }
        texts.emplace_back(kTwo);
        texts.emplace_back(kFlow);
        std::mt19937 random(417);
        const auto upTo = [&](std::size_t count) {
            return std::uniform_int_distribution<std::size_t>(0, count)(random);
        };
        const std::vector<std::string> values{"GPTBot", "allow",    "disallow", "training", "yes",
                                              "",       "it's: so", "a # b",    "*",        "1.0",
                                              "日本",   " edge ",   "[x]",      "- y",      "a\"b"};
        std::size_t done = 0;
        std::size_t refused = 0;
        for (int round = 0; round < 6'000; ++round) {
            std::string &text = texts[upTo(texts.size() - 1)];
            if (text.size() > 8'000)
                continue;
            const YamlText yaml(text);
            const AgentPolicy before = readAgentPolicy(yaml);
            const std::size_t agent = upTo(before.agents.size());
            const std::string &value = values[upTo(values.size() - 1)];
            const std::string path = "/" + value;
            const auto list = upTo(1) ? PathList::Allow : PathList::Disallow;
            const char *name = std::array{"vendor", "role", "user_agent", "policy"}[upTo(3)];
            const char *top = std::array{"title", "slug", "docs_url", "version", "id"}[upTo(4)];
            const std::string notes = "one\n\n" + value + "\nthree";
            PolicyEdit edit;
            std::string fact;
            bool reorders = false;
            const std::size_t kind = upTo(10);
            switch (kind) {
            case 0:
                edit = setPolicyField(yaml, top, value);
                fact = std::format("{}={}", top, value);
                break;
            case 1: edit = removePolicyField(yaml, top); break;
            case 2:
                edit = setAgentField(yaml, agent, name, value);
                fact = std::format("{} {}={}", agent, name, value);
                break;
            case 3: edit = removeAgentField(yaml, agent, name); break;
            case 4:
                edit = setAgentField(yaml, agent, "notes", notes);
                fact = std::format("{} notes={}", agent, notes);
                break;
            case 5:
                edit = addAgent(yaml, entryOf("New", value, {}, notes), agent);
                fact = std::format("{} user_agent=New", agent);
                break;
            case 6: edit = removeAgent(yaml, agent); break;
            case 7:
                edit = moveAgent(yaml, agent, upTo(before.agents.size()));
                reorders = true;
                break;
            case 8:
                edit = addAgentPath(yaml, agent, list, path, upTo(3));
                fact = std::format("{} {} {}", agent,
                                   list == PathList::Allow ? "allow" : "disallow", path);
                break;
            case 9: edit = removeAgentPath(yaml, agent, list, upTo(2)); break;
            default:
                edit = setRoleNote(yaml, "training", value);
                fact = "note training=" + value;
                break;
            }
            if (!edit) {
                ++refused;
                continue;
            }
            ++done;
            const std::string after = edit->applied(text);
            QCOMPARE(edit->inverse(text).applied(after), text);
            const std::string_view bom = "\xEF\xBB\xBF"; // stays in front of whatever line is first
            const auto left =
                linesOf(std::string_view(after).substr(after.starts_with(bom) ? bom.size() : 0));
            const auto old = facts(before);
            const auto now = facts(readAgentPolicy(YamlText(after)));
            if (!fact.empty())
                QVERIFY2(std::ranges::contains(now, fact), (fact + "\n" + after).c_str());
            // Lines of the old text outside the replaced ranges, whole.
            std::vector<std::string> kept;
            std::uint32_t at = 0;
            for (const std::string &line : linesOf(text)) {
                const ByteRange range{at, at + std::uint32_t(line.size())};
                const bool concerned =
                    std::ranges::any_of(edit->replacements(), [&](const auto &r) {
                        return r.range.begin < range.end && range.begin < r.range.end;
                    });
                const bool entered = std::ranges::any_of(edit->replacements(), [&](const auto &r) {
                    return r.range.empty() && range.begin < r.range.begin &&
                           r.range.begin < range.end;
                });
                if (!concerned && !entered && line.ends_with('\n'))
                    kept.push_back(line.starts_with(bom) ? line.substr(bom.size()) : line);
                at = range.end;
            }
            if (!reorders && !holdsInOrder(left, kept))
                QFAIL(std::format("{}\n→ {} at {}\n{}", text, kind,
                                  edit->replacements()[0].range.begin, after)
                          .c_str());
            if (kind <= 3 || kind == 11) { // one fact more, less or other
                std::vector<std::string> gone;
                std::vector<std::string> came;
                auto a = old;
                auto b = now;
                std::ranges::sort(a);
                std::ranges::sort(b);
                std::ranges::set_difference(a, b, std::back_inserter(gone));
                std::ranges::set_difference(b, a, std::back_inserter(came));
                QVERIFY2(gone.size() <= 1 && came.size() <= 1, (text + "\n→\n" + after).c_str());
            }
            // A one-line change touches at most two lines.
            if (kind == 0 || kind == 8 || kind == 11) {
                const auto changed = linesOf(text).size() - kept.size();
                QVERIFY2(changed <= 3, (text + "\n→\n" + after).c_str());
            }
            text = after;
        }
        QVERIFY2(done > 3'000, std::to_string(done).c_str());
        qInfo("%zu edits, %zu refused", done, refused);
    }
};

QTEST_APPLESS_MAIN(TestPolicyEdit)
#include "tst_policyedit.moc"
