// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/model/policysource.h"
#include "core/render/agentpolicy.h"
#include "core/render/newpolicy.h"
#include "core/render/renderrobots.h"
#include "core/simulate/simulate.h"

#include <QTest>

#include <array>
#include <format>

using namespace gatepost;

namespace {

const NewPolicyNames kNames{"01KQ0A7V3M9D2C5T8R1W4X6Y7Z", "Harbour Museum", "crawlers"};

PolicySourceGroup group(std::vector<std::string> agents, std::vector<std::string> allow,
                        std::vector<std::string> disallow, std::vector<std::string> comments = {},
                        std::vector<std::string> others = {}) {
    return {std::move(agents), std::move(allow), std::move(disallow), std::move(comments),
            std::move(others)};
}

std::string printed(const PolicySource &source) {
    const auto made = newPolicy(source, kNames);
    if (!made)
        return made.error().english();
    std::string out = made->text;
    for (const Message &remark : made->remarks)
        out += std::format("! {}\n", remark.english());
    return out;
}

constexpr std::string_view kHead = "$schema: kno@0.0.9\n"
                                   "id: 01KQ0A7V3M9D2C5T8R1W4X6Y7Z\n"
                                   "slug: crawlers\n"
                                   "type: agent-policy\n"
                                   "version: 0.1.0\n"
                                   "title: Harbour Museum\n";
constexpr std::string_view kNoStar =
    "! The robots.txt has no group for *, so default_policy is allow: agents "
    "that are not named may fetch everything.\n";
constexpr std::string_view kUnknown =
    "! A robots.txt does not say who operates an agent, what it comes for and why it is treated "
    "so: "
    "vendor, role and notes are missing from every entry. Fill them in.\n";

} // namespace

class TestNewPolicy : public QObject {
    Q_OBJECT
private slots:
    /// S104: which lines of a robots.txt a policy is made of.
    void source_data() {
        QTest::addColumn<QByteArray>("robots");
        QTest::addColumn<QByteArray>(
            "read"); // agents; + allow, - disallow, # comments, ! others; > sitemaps
        const auto row = [](const char *name, const char *robots, const char *read) {
            QTest::newRow(name) << QByteArray(robots) << QByteArray(read);
        };
        row("nothing", "", "\n");
        row("a comment above, rules, the rest",
            "# far\n\n# near\nUser-agent: A\nUser-agent: B\nAllow: /a\nDisallow: /\n"
            "Crawl-delay: 5\nSitemap: https://a.example/s\nLicense: https://a.example/l\n",
            "A B +/a -/ # near !Crawl-delay: 5\n !License: https://a.example/l\n"
            ">https://a.example/s\n");
        row("S30-the-plain-group-is-taken",
            "User-agent: A\nDisallow: /1\n\nUser-agent: a\nUser-agent: B\n"
            "Robot-version: 2.0\nDisallow: /2\n",
            "A -/1\nB -/2 !Robot-version: 2.0\n\n");
        row("S30-an-experimental-group-names-nobody",
            "User-agent: A\nRobot-version: 2.1\nDisallow: /\n", " -/ !Robot-version: 2.1\n\n");
    }
    void source() {
        QFETCH(QByteArray, robots);
        const PolicySource source =
            policySource(Tree::parse(robots.toStdString(), DialectId::Robots));
        std::string read;
        for (const PolicySourceGroup &one : source.groups) {
            for (const std::string &agent : one.agents)
                read += (&agent == one.agents.data() ? "" : " ") + agent;
            const auto list = [&read](std::string_view sign, const auto &values) {
                for (const std::string &value : values)
                    read.append(" ").append(sign).append(value);
            };
            list("+", one.allow);
            list("-", one.disallow);
            list("#", one.comments);
            list("!", one.others);
            read += '\n';
        }
        for (const std::string &sitemap : source.sitemaps)
            read += '>' + sitemap + '\n';
        QTEST(QByteArray::fromStdString(read), "read");
    }
    void cases() {
        const auto check = [](const PolicySource &source, std::string_view body) {
            QCOMPARE(QByteArray::fromStdString(printed(source)),
                     QByteArray::fromStdString(std::string(kHead).append(body)));
        };
        check({}, std::string("default_policy: allow\nagents: []\n").append(kNoStar));
        check({{group({"*"}, {}, {"/"})}, {}}, "default_policy: disallow\nagents: []\n");
        check({{group({"*"}, {}, {""})}, {}}, "default_policy: allow\nagents: []\n");
        check({{group({"*"}, {"/"}, {"/"})}, {}}, "default_policy: allow\nagents: []\n");
        check({{group({"*"}, {}, {"*"})}, {}}, "default_policy: disallow\nagents: []\n");
        check(
            {{group({"GPTBot", "CCBot"}, {"/about", "*.html$"}, {"/"}, {" Not for training", ""},
                    {"Crawl-delay: 10", "crawl-delay", "Visit-time: 0100-0200"}),
              group({"*"}, {}, {"/private/"}),
              group({"gptbot"}, {}, {"/x", "about", "/a b", "/c#d", "/x"}),
              group({"Big Bot"}, {}, {"/"})},
             {"https://museum.example/sitemap.xml", "https://museum.example/two.xml"}},
            std::string("sitemap_url: https://museum.example/sitemap.xml\n"
                        "default_policy: allow\n"
                        "agents:\n"
                        "  # Not for training\n"
                        "  #\n"
                        "  - user_agent: GPTBot\n"
                        "    policy: disallow\n"
                        "    allow:\n"
                        "      - /about\n"
                        "      - \"*.html$\"\n"
                        "    disallow:\n"
                        "      - /x\n"
                        "  - user_agent: CCBot\n"
                        "    policy: disallow\n"
                        "    allow:\n"
                        "      - /about\n"
                        "      - \"*.html$\"\n"
                        "  - user_agent: \"*\"\n"
                        "    policy: allow\n"
                        "    disallow:\n"
                        "      - /private/\n")
                .append(kUnknown)
                .append(
                    "! A policy names one sitemap: 1 more is left out.\n! The group for * has "
                    "rules for paths. They are in an entry for *, which crawlers read together "
                    "with the default record.\n! Names that cannot be in a User-agent line are "
                    "left out: “Big Bot”.\n! Paths that begin with neither / nor *, or contain a "
                    "space or “#”, are left out: “about”, “/a b”, “/c#d”.\n! A policy has no field "
                    "for these directives; they are left out: “Crawl-delay”, “crawl-delay”, "
                    "“Visit-time”.\n! A policy has one entry for each agent: groups that name "
                    "several agents are split.\n! Several groups name “GPTBot”; their rules are "
                    "joined in one entry.\n! Comments of the groups are kept as comments of the "
                    "policy and are not rendered. Move them into notes to have them rendered.\n"));
    }

    /// Whatever rules a group has, what is rendered from the new policy says the same of every path.
    void saysTheSame() {
        constexpr std::array<const char *, 5> kRules = {"/", "*", "/a", "/*", "/a*"};
        const auto chosen = [&](unsigned bits) {
            std::vector<std::string> rules;
            for (std::size_t i = 0; i < kRules.size(); ++i)
                if ((bits >> i & 1U) != 0)
                    rules.emplace_back(kRules[i]);
            return rules;
        };
        const auto siteOf = [](const std::string &robots) {
            Site site;
            site.put(FileRole::Robots, robots);
            return CompiledSite(std::move(site));
        };
        for (unsigned bits = 0; bits < 1U << (2 * kRules.size()); ++bits)
            for (const char *agent : {"GPTBot", "*"}) {
                const auto allow = chosen(bits & 31U);
                const auto disallow = chosen(bits >> kRules.size());
                std::string source = std::string("User-agent: ") + agent + "\n";
                for (const std::string &path : allow)
                    source += "Allow: " + path + "\n";
                for (const std::string &path : disallow)
                    source += "Disallow: " + path + "\n";
                const auto made = newPolicy({{group({agent}, allow, disallow)}, {}}, kNames);
                QVERIFY(made.has_value());
                const auto rendered = renderRobots(readAgentPolicy(YamlText(made->text)));
                QVERIFY(rendered.has_value());
                const CompiledSite before = siteOf(source);
                const CompiledSite after = siteOf(*rendered);
                for (const char *path : {"/", "/a", "/ab", "/b"}) {
                    const auto decision = [&](const CompiledSite &site) {
                        return site.simulate({*identify("GPTBot"), path, {}}).fetch.decision;
                    };
                    QVERIFY2(decision(before) == decision(after),
                             (source + path + "\n" + *rendered).c_str());
                }
            }
    }

    void whatItMakesIsRendered() {
        const auto made =
            newPolicy({{group({"GPTBot"}, {"/open/"}, {"/"}), group({"*"}, {}, {"/admin/"})},
                       {"https://museum.example/sitemap.xml"}},
                      kNames);
        QVERIFY(made.has_value());
        const AgentPolicy policy = readAgentPolicy(YamlText(made->text));
        for (const Diagnostic &fault : policy.faults)
            QCOMPARE(fault.severity, Severity::Note);
        const auto robots = renderRobots(policy);
        QVERIFY(robots.has_value());
        QCOMPARE(
            QByteArray::fromStdString(*robots),
            QByteArray("# robots.txt — Harbour Museum\n"
                       "# Source: kno://content/crawlers • Identity: 01KQ0A7V3M9D2C5T8R1W4X6Y7Z\n"
                       "# Generated from agent-policy-schema via thin transformation\n"
                       "\n"
                       "User-agent: GPTBot\n"
                       "Allow: /open/\n"
                       "Disallow: /\n"
                       "\n"
                       "User-agent: *\n"
                       "Disallow: /admin/\n"
                       "Allow: /\n"
                       "\n"
                       "# Default: allow everything else\n"
                       "User-agent: *\n"
                       "Allow: /\n"
                       "\n"
                       "Sitemap: https://museum.example/sitemap.xml\n"));
    }

    void refused() {
        const auto reason = [](NewPolicyNames names) {
            const auto made = newPolicy({}, names);
            return made ? QByteArray() : QByteArray::fromStdString(made.error().english());
        };
        NewPolicyNames names = kNames;
        names.id = "01KQ0A7V3M9D2C5T8R1W4X6Y7";
        QVERIFY(reason(names).contains("ULID"));
        names = kNames;
        names.title = "a\nUser-agent: *";
        QVERIFY(reason(names).contains("title"));
        names = kNames;
        names.slug = "";
        QVERIFY(reason(names).contains("slug"));
        PolicySource huge;
        for (int i = 0; i < 2'000; ++i) {
            auto &rules = huge.groups.emplace_back(group({std::format("Bot{}", i)}, {}, {}));
            for (int k = 0; k < 100; ++k)
                rules.disallow.push_back(std::format("/{}", k));
        }
        const auto made = newPolicy(huge, kNames);
        QVERIFY(!made && made.error().english().contains("too large"));
    }

    /// Bytes of any kind give a policy that reads without an error, or a sentence.
    void strangeSources() {
        std::string all;
        for (int i = 0; i < 256; ++i)
            all += static_cast<char>(i);
        const std::vector<std::string> strange{all,   "",    "\xFF", "/\n", "/é",    "~",
                                               "yes", "- x", "a: b", "# c", "/a: b", "\xE2\x80\xA8",
                                               "*?",  "{",   "/ #",  "\t"};
        for (const std::string &text : strange) {
            const PolicySource source{{{strange, strange, strange, strange, strange},
                                       {{text}, {text}, {text}, {text}, {text}}},
                                      {text}};
            const auto made = newPolicy(source, kNames);
            QVERIFY2(made.has_value(), made ? "" : made.error().english().c_str());
            QVERIFY(!readAgentPolicy(YamlText(made->text)).hasErrors());
            for (const Message &remark : made->remarks)
                QVERIFY(QString::fromStdString(remark.english()).toStdString() == remark.english());
        }
    }
};

QTEST_APPLESS_MAIN(TestNewPolicy)
#include "tst_newpolicy.moc"
