// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/exportreaders.h"

#include "core/exact/glob.h"
#include "core/text/ascii.h"

#include <re2/re2.h>

#ifdef GATEPOST_HAS_PCRE2
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#endif

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>
#include <QXmlStreamReader>

#include <algorithm>
#include <functional>
#include <map>

namespace gatepost::test {

using exporting::File;
using exporting::Target;

// ---- expressions ---------------------------------------------------------------------------------

#ifdef GATEPOST_HAS_PCRE2

struct ServerRegex::Data {
    pcre2_code *code = nullptr;
    pcre2_match_data *match = nullptr;
    pcre2_match_context *context = nullptr;
    ~Data() {
        pcre2_match_context_free(context);
        pcre2_match_data_free(match);
        pcre2_code_free(code);
    }
};

ServerRegex::ServerRegex(const std::string &pattern, bool ignoreCase, bool utf)
    : m_data(std::make_shared<Data>()) {
    int error = 0;
    PCRE2_SIZE at = 0;
    m_data->code = pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern.data()), pattern.size(),
                                 (ignoreCase ? PCRE2_CASELESS : 0) | (utf ? PCRE2_UTF : 0), &error,
                                 &at, nullptr);
    if (m_data->code == nullptr)
        return;
    pcre2_jit_compile(m_data->code, PCRE2_JIT_COMPLETE);
    m_data->match = pcre2_match_data_create_from_pattern(m_data->code, nullptr);
    m_data->context = pcre2_match_context_create(nullptr);
}

bool ServerRegex::isValid() const {
    return m_data->code != nullptr;
}

ServerRegex::Result ServerRegex::match(std::string_view text, unsigned steps) const {
    pcre2_set_match_limit(m_data->context, steps > 0 ? steps : 10'000'000);
    const int result = pcre2_match(m_data->code, reinterpret_cast<PCRE2_SPTR>(text.data()),
                                   text.size(), 0, 0, m_data->match, m_data->context);
    if (result >= 0)
        return Result::Yes;
    return result == PCRE2_ERROR_NOMATCH ? Result::No : Result::Failed;
}

bool ServerRegex::isReal() {
    return true;
}

#else

struct ServerRegex::Data {
    QRegularExpression expression;
};

ServerRegex::ServerRegex(const std::string &pattern, bool ignoreCase, bool)
    : m_data(std::make_shared<Data>()) {
    m_data->expression = QRegularExpression(QString::fromLatin1(pattern),
                                            ignoreCase ? QRegularExpression::CaseInsensitiveOption
                                                       : QRegularExpression::NoPatternOption);
}

bool ServerRegex::isValid() const {
    return m_data->expression.isValid();
}

ServerRegex::Result ServerRegex::match(std::string_view text, unsigned) const {
    const auto found =
        m_data->expression.match(QString::fromLatin1(text.data(), qsizetype(text.size())));
    return found.hasMatch() ? Result::Yes : Result::No;
}

bool ServerRegex::isReal() {
    return false;
}

#endif

// ---- servers -------------------------------------------------------------------------------------

struct ExportedServer::Reader {
    std::string wrong;
    virtual ~Reader() = default;
    [[nodiscard]] virtual Answer answer(const Asked &asked) const = 0;

    void complain(const QString &line) {
        if (wrong.empty())
            wrong = line.toStdString();
    }
    ServerRegex regex(const QString &text, bool ignoreCase = false, bool utf = false) {
        ServerRegex made(text.toStdString(), ignoreCase, utf);
        if (!made.isValid())
            complain("not an expression: " + text);
        return made;
    }
};

namespace {

using Reader = ExportedServer::Reader;
using Result = ServerRegex::Result;

/// Lines without comments and what is empty.
QStringList linesOf(const std::vector<File> &files, std::string_view name) {
    QStringList lines;
    for (const File &file : files)
        if (name.empty() || file.name == name)
            for (const QString &line : QString::fromStdString(file.text).split('\n'))
                if (!line.trimmed().isEmpty() && !line.trimmed().startsWith('#'))
                    lines += line;
    return lines;
}

QRegularExpressionMatch matchOf(const QString &line, const char *pattern) {
    return QRegularExpression(QString::fromLatin1("^(?:%1)$").arg(QLatin1String(pattern)))
        .match(line);
}

struct NginxReader : Reader {
    struct Map {
        std::string source;
        std::string otherwise;
        std::map<std::string, std::string> exact;
        std::vector<std::pair<ServerRegex, std::string>> regexes;
    };
    std::map<std::string, Map> maps;
    std::vector<std::string> refusing;

    explicit NginxReader(const std::vector<File> &files) {
        Map *map = nullptr;
        for (const QString &line : linesOf(files, "gatepost-http.conf")) {
            if (const auto m = matchOf(line, R"(map \$(\w+) \$(\w+) \{)"); m.hasMatch()) {
                map = &maps[m.captured(2).toStdString()];
                map->source = m.captured(1).toStdString();
            } else if (const auto e = matchOf(line, R"re(    default "?([^"]*)"?;)re");
                       e.hasMatch())
                map->otherwise = e.captured(1).toStdString();
            else if (const auto x = matchOf(line, R"re(    "" "?([^"]*)"?;)re"); x.hasMatch())
                map->exact[""] = x.captured(1).toStdString();
            else if (const auto r =
                         matchOf(line, R"re(    "~(\*?)([^"]*)" "?([^" ]*)"?;(?: # S26)?)re");
                     r.hasMatch())
                map->regexes.emplace_back(regex(r.captured(2), !r.captured(1).isEmpty()),
                                          r.captured(3).toStdString());
            else if (line != "}")
                complain(line);
        }
        for (const QString &line : linesOf(files, "gatepost-server.conf"))
            if (const auto m = matchOf(line, R"(if \(\$(\w+)\) \{)"); m.hasMatch())
                refusing.push_back(m.captured(1).toStdString());
            else if (line != "    return 403;" && line != "}")
                complain(line);
    }
    std::string valueOf(const std::string &name, const Asked &asked, bool &failed) const {
        if (name == "http_user_agent")
            return asked.header;
        if (name == "request_uri")
            return asked.url;
        const Map &map = maps.at(name);
        const std::string key = valueOf(map.source, asked, failed);
        std::string value = map.otherwise;
        if (const auto at = map.exact.find(key); at != map.exact.end())
            value = at->second;
        else
            for (const auto &[expression, then] : map.regexes) {
                const Result result = expression.match(key);
                failed = failed || result == Result::Failed;
                if (result == Result::Failed)
                    break; // the default
                if (result == Result::Yes) {
                    value = then;
                    break;
                }
            }
        return value == "$gp_agent $request_uri"
                   ? valueOf("gp_agent", asked, failed) + " " + asked.url
                   : value;
    }
    Answer answer(const Asked &asked) const override {
        bool refused = false;
        bool failed = false;
        for (const std::string &name : refusing)
            refused = refused || valueOf(name, asked, failed) == "1";
        return failed ? Answer::Failed : refused ? Answer::Refused : Answer::Passes;
    }
};

std::string pathOf(const std::string &url) {
    return url.substr(0, url.find('?'));
}

struct HAProxyReader : Reader {
    std::vector<std::pair<ServerRegex, std::string>> agents;
    std::vector<std::string> policy;
    std::vector<std::vector<std::pair<ServerRegex, bool>>> maps;

    explicit HAProxyReader(const std::vector<File> &files) {
        for (const QString &line : linesOf(files, "gatepost-frontend.cfg"))
            if (const auto m = matchOf(
                    line,
                    R"(    http-request set-var\(txn\.gp\) str\((gp\d+)\) if \{ var\(txn\.gp\) -m str none \} \{ req\.fhdr\(user-agent\) -m reg -i '([^']*)' \})");
                m.hasMatch())
                agents.emplace_back(regex(m.captured(2), true), m.captured(1).toStdString());
            else if (const auto p = matchOf(line, R"(    acl gp_policy path (.*) # S26)");
                     p.hasMatch())
                for (const QString &each : p.captured(1).split(' '))
                    policy.push_back(each.toStdString());
            else if (
                const auto d = matchOf(
                    line,
                    R"(    http-request deny deny_status 403 if !\{ var\(txn\.gp\) -m str none \} !gp_policy \{ var\(txn\.gpk\),map_reg\(/etc/haproxy/(gatepost-\d+\.map),0\) -m str 1 \})");
                d.hasMatch())
                addMap(files, d.captured(1).toStdString());
            else if (line != "    http-request set-var(txn.gp) str(none)" &&
                     line != "    http-request set-var-fmt(txn.gpk) %[var(txn.gp)]|%[pathq]")
                complain(line);
    }
    void addMap(const std::vector<File> &files, const std::string &name) {
        maps.emplace_back();
        for (const QString &line : linesOf(files, name))
            if (const auto m = matchOf(line, "([^ ]+) ([01])"); m.hasMatch())
                maps.back().emplace_back(regex(m.captured(1)), m.captured(2) == "1");
            else
                complain(line);
    }
    /// A failed expression is one that does not match.
    Answer answer(const Asked &asked) const override {
        std::string agent;
        bool failed = false;
        for (const auto &[expression, id] : agents)
            if (agent.empty() && expression.match(asked.header) == Result::Yes)
                agent = id;
        if (agent.empty() || std::ranges::contains(policy, pathOf(asked.url)))
            return Answer::Passes;
        bool refused = false;
        for (const auto &map : maps)
            for (const auto &[expression, deny] : map) {
                const Result result = expression.match(agent + "|" + asked.url);
                failed = failed || result == Result::Failed;
                if (result == Result::Yes) {
                    refused = refused || deny;
                    break;
                }
            }
        return failed ? Answer::Failed : refused ? Answer::Refused : Answer::Passes;
    }
};

struct ApacheReader : Reader {
    struct Condition {
        std::string variable;
        std::optional<ServerRegex> expression;
        std::string equal;
        bool orNext = false;
    };
    struct Rule {
        std::vector<Condition> conditions;
        std::string flag;
    };
    std::vector<Rule> rules;

    explicit ApacheReader(const std::vector<File> &files) {
        Rule rule;
        for (const QString &line : linesOf(files, {}))
            if (const auto m = matchOf(
                    line,
                    R"re(RewriteCond %\{([A-Z_:0-9]+)\} ("[^"]*"|[^ ]+)((?: \[[A-Z]+\])?))re");
                m.hasMatch()) {
                QString test = m.captured(2);
                if (test.startsWith('"'))
                    test = test.mid(1).chopped(1);
                Condition condition{m.captured(1).toStdString(), {}, {}, m.captured(3) == " [OR]"};
                if (test.startsWith('='))
                    condition.equal = test.mid(1).toStdString();
                else
                    condition.expression = regex(test, m.captured(3) == " [NC]");
                rule.conditions.push_back(std::move(condition));
            } else if (const auto r = matchOf(line, R"(RewriteRule \^ - \[([^]]*)\])");
                       r.hasMatch()) {
                rule.flag = r.captured(1).toStdString();
                rules.push_back(std::exchange(rule, {}));
            } else if (line != "RewriteEngine On")
                complain(line);
    }
    Answer answer(const Asked &asked) const override {
        std::map<std::string, std::string> set;
        const std::string request = "GET " + asked.url + " HTTP/1.1";
        bool failed = false;
        const auto meets = [&](const Condition &condition) {
            const std::string &name = condition.variable;
            const std::string value = name == "HTTP_USER_AGENT" ? asked.header
                                      : name == "THE_REQUEST"   ? request
                                                                : set[name];
            if (!condition.expression)
                return value == condition.equal;
            const Result result = condition.expression->match(value);
            failed = failed || result == Result::Failed;
            return result == Result::Yes;
        };
        std::size_t skip = 0;
        for (const Rule &rule : rules) {
            if (skip > 0) {
                --skip;
                continue;
            }
            bool all = true;
            bool some = false;
            for (const Condition &condition : rule.conditions) {
                some = some || meets(condition);
                if (!condition.orNext)
                    all = all && std::exchange(some, false);
            }
            if (!all)
                continue;
            if (rule.flag == "F")
                return failed ? Answer::Failed : Answer::Refused;
            if (rule.flag.starts_with("S="))
                skip = std::stoul(rule.flag.substr(2));
            else if (const std::size_t colon = rule.flag.find(':'); rule.flag.starts_with("E="))
                set["ENV:" + rule.flag.substr(2, colon - 2)] = rule.flag.substr(colon + 1);
        }
        return failed ? Answer::Failed : Answer::Passes;
    }
};

struct CaddyReader : Reader {
    struct Map {
        std::string source;
        std::string otherwise;
        std::vector<std::pair<std::shared_ptr<RE2>, std::string>> regexes;
    };
    std::map<std::string, Map> maps;
    std::vector<std::string> refusing;

    explicit CaddyReader(const std::vector<File> &files) {
        Map *map = nullptr;
        for (const QString &line : linesOf(files, {}))
            if (const auto m = matchOf(line, R"re(\tmap "?([^" ]+)"? \{(\w+)\} \{)re");
                m.hasMatch()) {
                map = &maps[m.captured(2).toStdString()];
                map->source = m.captured(1).toStdString();
            } else if (const auto r = matchOf(line, R"(\t\t`~([^`]*)` (\w+)(?: # S26)?)");
                       r.hasMatch()) {
                RE2::Options
                    bytes; // Go sees U+FFFD where a byte is not UTF-8; what is compared is ASCII or refused
                bytes.set_encoding(RE2::Options::EncodingLatin1);
                bytes.set_log_errors(false);
                map->regexes.emplace_back(
                    std::make_shared<RE2>(QString(r.captured(1))
                                              .replace("[^\\x00-\\x7F]", "[\\x80-\\xFF]")
                                              .toStdString(),
                                          bytes),
                    r.captured(2).toStdString());
                if (!map->regexes.back().first->ok())
                    complain(line);
            } else if (const auto d = matchOf(line, R"(\t\tdefault (\w+))"); d.hasMatch())
                map->otherwise = d.captured(1).toStdString();
            else if (const auto v = matchOf(line, R"(\t@\w+ vars \{(\w+)\} 1)"); v.hasMatch())
                refusing.push_back(v.captured(1).toStdString());
            else if (!matchOf(line, R"(\(gatepost\) \{|\t?\}|\trespond @\w+ 403)").hasMatch())
                complain(line);
    }
    std::string valueOf(const Map &map, const Asked &asked) const {
        std::string key = asked.header;
        if (map.source.starts_with("{gp_agent}|"))
            key = valueOf(maps.at("gp_agent"), asked) + "|" + asked.url;
        for (const auto &[expression, value] : map.regexes)
            if (RE2::PartialMatch(key, *expression))
                return value;
        return map.otherwise;
    }
    Answer answer(const Asked &asked) const override {
        const bool refused = std::ranges::any_of(refusing, [&](const std::string &name) {
            return valueOf(maps.at(name), asked) == "1";
        });
        return refused ? Answer::Refused : Answer::Passes;
    }
};

struct VarnishReader : Reader {
    struct Test {
        std::optional<ServerRegex> url;
        bool deny = false;
        bool isElse = false;
    };
    std::vector<std::pair<ServerRegex, std::string>> agents;
    std::optional<ServerRegex> policy;
    std::map<std::string, std::vector<Test>> groups;

    explicit VarnishReader(const std::vector<File> &files) {
        std::string group;
        for (const QString &line : linesOf(files, {}))
            if (const auto m = matchOf(
                    line,
                    R"re(    (?:else )?if \(req\.http\.User-Agent ~ \{"\(\?i\)([^"]*)"\}\) \{)re");
                m.hasMatch())
                agents.emplace_back(regex(m.captured(1), true), "");
            else if (const auto s =
                         matchOf(line, R"re(        set req\.http\.X-Gatepost = "(gp\d+)";)re");
                     s.hasMatch())
                agents.back().second = s.captured(1).toStdString();
            else if (const auto p = matchOf(
                         line,
                         R"re(    if \(req\.http\.X-Gatepost && req\.url !~ \{"([^"]*)"\}\) \{)re");
                     p.hasMatch())
                policy = regex(p.captured(1));
            else if (const auto g = matchOf(
                         line, R"re(        if \(req\.http\.X-Gatepost == "(gp\d+)"\) \{)re");
                     g.hasMatch())
                group = g.captured(1).toStdString();
            else if (
                const auto t = matchOf(
                    line,
                    R"re(            (else )?if \((?:true|req\.url ~ \{"([^"]*)"\})\) \{( return \(synth\(403\)\);)? \})re");
                t.hasMatch())
                groups[group].push_back(
                    {t.captured(2).isEmpty() ? std::nullopt : std::optional(regex(t.captured(2))),
                     !t.captured(3).isEmpty(), !t.captured(1).isEmpty()});
            else if (
                !matchOf(
                     line,
                     R"(sub vcl_recv \{| *\}| *(?:un)?set req\.http\.X-Gatepost(?:-Now)?(?: = now)?;)")
                     .hasMatch())
                complain(line);
    }
    /// An expression that fails ends the request with 503.
    Answer answer(const Asked &asked) const override {
        constexpr unsigned kSteps = 10'000; // pcre2_match_limit
        const auto agent = std::ranges::find_if(agents, [&](const auto &each) {
            return each.first.match(asked.header) == Result::Yes;
        });
        if (agent == agents.end() || policy->match(asked.url, kSteps) == Result::Yes)
            return Answer::Passes;
        bool done = false;
        const auto tests = groups.find(agent->second);
        for (const Test &test : tests == groups.end() ? std::vector<Test>() : tests->second) {
            if (done && test.isElse)
                continue;
            const Result result = test.url ? test.url->match(asked.url, kSteps) : Result::Yes;
            if (result == Result::Failed)
                return Answer::Failed;
            done = result == Result::Yes;
            if (done && test.deny)
                return Answer::Refused;
        }
        return Answer::Passes;
    }
};

struct LighttpdReader : Reader {
    std::vector<std::pair<ServerRegex, std::vector<std::pair<ServerRegex, bool>>>> groups;

    explicit LighttpdReader(const std::vector<File> &files) {
        for (const QString &line : linesOf(files, {}))
            if (const auto m =
                    matchOf(line, R"re((?:else )?\$HTTP\["useragent"\] =~ "([^"]*)" \{)re");
                m.hasMatch())
                groups.push_back({regex(m.captured(1), false, true), {}});
            else if (const auto r =
                         matchOf(line, R"re(        "([^"]*)" => "([^"]*)",(?: # S26)?)re");
                     r.hasMatch())
                groups.back().second.emplace_back(regex(r.captured(1), false, true),
                                                  !r.captured(2).isEmpty());
            else if (!matchOf(line, R"(    url\.redirect(?:-code = 403| = \()|    \)|\})")
                          .hasMatch())
                complain(line);
    }
    /// Its own normalising is off; an expression that fails drops the connection.
    Answer answer(const Asked &asked) const override {
        for (const auto &[agent, rules] : groups) {
            if (agent.match(asked.header) != Result::Yes)
                continue;
            for (const auto &[expression, deny] : rules) {
                const Result result = expression.match(asked.url);
                if (result == Result::Failed)
                    return Answer::Failed;
                if (result == Result::Yes)
                    return deny ? Answer::Refused : Answer::Passes;
            }
            return Answer::Passes;
        }
        return Answer::Passes;
    }
};

// ---- services ------------------------------------------------------------------------------------

/// The language of Cloudflare's rules, as far as it is written here.
struct CloudflareReader : Reader {
    std::vector<std::string> expressions;

    explicit CloudflareReader(const std::vector<File> &files) {
        for (const QJsonValue &rule :
             QJsonDocument::fromJson(QByteArray::fromStdString(files[0].text))["rules"].toArray())
            expressions.push_back(rule["expression"].toString().toStdString());
    }

    struct Parser {
        std::string_view rest;
        const Asked &asked;
        bool good = true;

        bool eat(std::string_view word) {
            while (rest.starts_with(' '))
                rest.remove_prefix(1);
            if (!rest.starts_with(word))
                return false;
            rest.remove_prefix(word.size());
            return true;
        }
        std::string literal() {
            good = good && eat("\"");
            const std::size_t end = std::min(rest.find('"'), rest.size());
            std::string text(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
            return text;
        }
        bool any() {
            bool value = all();
            while (eat("or "))
                value = all() || value;
            return value;
        }
        bool all() {
            bool value = one();
            while (eat("and "))
                value = one() && value;
            return value;
        }
        bool one() {
            if (eat("not "))
                return !one();
            if (eat("(")) {
                const bool value = any();
                good = good && eat(")");
                return value;
            }
            if (eat("lower(http.user_agent) contains "))
                return toLower(asked.header).contains(literal());
            if (eat("http.request.uri.path in {")) {
                bool found = false;
                while (good && !eat("}"))
                    found = literal() == pathOf(asked.url) || found;
                return found;
            }
            if (eat("starts_with(http.request.uri, ")) {
                const bool value = asked.url.starts_with(literal());
                good = good && eat(")");
                return value;
            }
            if (eat("http.request.uri eq "))
                return asked.url == literal();
            if (eat("http.request.uri strict wildcard "))
                return exact::matchesGlob(exact::globOfStars(literal()), asked.url);
            good = false;
            return false;
        }
    };
    Answer answer(const Asked &asked) const override {
        bool refused = false;
        for (const std::string &expression : expressions) {
            Parser parser{expression, asked};
            const bool value = parser.any();
            if (!parser.good || !parser.rest.empty())
                return Answer::Failed;
            refused = refused || value;
        }
        return refused ? Answer::Refused : Answer::Passes;
    }
};

struct AwsReader : Reader {
    QJsonArray rules;
    mutable std::map<std::string, ServerRegex> regexes;

    explicit AwsReader(const std::vector<File> &files)
        : rules(QJsonDocument::fromJson(QByteArray::fromStdString(files[0].text))["Rules"]
                    .toArray()) {}
    bool holds(const QJsonObject &statement, const Asked &asked) const {
        const QString kind = statement.begin().key();
        const QJsonObject value = statement.begin()->toObject();
        const auto each = [&](const QJsonValue &part) { return holds(part.toObject(), asked); };
        if (kind == u"NotStatement")
            return !each(value["Statement"]);
        const QJsonArray parts = value["Statements"].toArray();
        if (kind == u"AndStatement")
            return std::ranges::all_of(parts, each);
        if (kind == u"OrStatement")
            return std::ranges::any_of(parts, each);
        const QJsonObject field = value["FieldToMatch"].toObject();
        const std::size_t mark = asked.url.find('?');
        const std::string text = field.contains("UriPath") ? asked.url.substr(0, mark)
                                 : field.contains("QueryString")
                                     ? mark == std::string::npos ? "" : asked.url.substr(mark + 1)
                                     : toLower(asked.header);
        if (kind == u"SizeConstraintStatement")
            return value["ComparisonOperator"].toString() == u"EQ" ? text.empty() : !text.empty();
        if (kind == u"RegexMatchStatement") {
            const std::string pattern = value["RegexString"].toString().toStdString();
            return regexes.try_emplace(pattern, pattern).first->second.match(text) == Result::Yes;
        }
        const std::string wanted = value["SearchString"].toString().toStdString();
        return value["PositionalConstraint"].toString() == u"EXACTLY" ? text == wanted
                                                                      : text.starts_with(wanted);
    }
    Answer answer(const Asked &asked) const override {
        const bool refused = std::ranges::any_of(rules, [&](const QJsonValue &rule) {
            return holds(rule["Statement"].toObject(), asked);
        });
        return refused ? Answer::Refused : Answer::Passes;
    }
};

std::string decoded(std::string_view text) {
    return QByteArray::fromPercentEncoding(QByteArray(text.data(), qsizetype(text.size())))
        .toStdString();
}

/// Its expressions are CEL: calls, !, &&, || and parentheses.
struct AnubisReader : Reader {
    struct Entry {
        bool deny = false;
        std::vector<std::string> all;
    };
    std::vector<Entry> entries;
    mutable std::map<std::string, std::shared_ptr<RE2>> regexes;

    explicit AnubisReader(const std::vector<File> &files) {
        for (const QString &line : linesOf(files, {}))
            if (line.startsWith("- name: "))
                entries.emplace_back();
            else if (line.startsWith("  action: "))
                entries.back().deny = line.endsWith("DENY");
            else if (line.startsWith("    - '"))
                entries.back().all.push_back(line.mid(7).chopped(1).toStdString());
            else if (line != "  expression:" && line != "    all:")
                complain(line);
    }
    struct Parser {
        CloudflareReader::Parser words;
        const AnubisReader &reader;
        std::string path;
        bool hasQuery;

        bool any() {
            bool value = all();
            while (words.eat("||"))
                value = all() || value;
            return value;
        }
        bool all() {
            bool value = one();
            while (words.eat("&&"))
                value = one() && value;
            return value;
        }
        bool one() {
            if (words.eat("!"))
                return !one();
            if (words.eat("size(query) > 0"))
                return hasQuery;
            if (words.eat("size(query) == 0"))
                return !hasQuery;
            if (words.eat("userAgent.matches(r"))
                return matches(words.asked.header);
            if (words.eat("path.matches(r"))
                return matches(path);
            words.good = words.good && words.eat("(");
            if (!words.good)
                return false;
            const bool value = any();
            words.good = words.good && words.eat(")");
            return value;
        }
        bool matches(const std::string &text) {
            const std::string pattern = words.literal();
            words.good = words.good && words.eat(")");
            auto &made = reader.regexes[pattern];
            if (!made) {
                RE2::Options bytes(
                    RE2::Latin1); // to Go's dot, what is not UTF-8 is a character too
                bytes.set_log_errors(false);
                made = std::make_shared<RE2>(pattern, bytes);
            }
            words.good = words.good && made->ok();
            return made->ok() && RE2::PartialMatch(text, *made);
        }
    };
    Answer answer(const Asked &asked) const override {
        const std::size_t mark = asked.url.find('?');
        for (const Entry &entry : entries) {
            bool all = true;
            for (const std::string &condition : entry.all) {
                Parser parser{{condition, asked},
                              *this,
                              decoded(pathOf(asked.url)),
                              mark != std::string::npos && mark + 1 < asked.url.size()};
                all = parser.any() && all;
                if (!parser.words.good || !parser.words.rest.empty())
                    return Answer::Failed;
            }
            if (all)
                return entry.deny ? Answer::Refused : Answer::Passes;
        }
        return Answer::Passes;
    }
};

std::unique_ptr<Reader> readerOf(Target target, const std::vector<File> &files) {
    switch (target) {
    case Target::Nginx: return std::make_unique<NginxReader>(files);
    case Target::Apache: return std::make_unique<ApacheReader>(files);
    case Target::Caddy: return std::make_unique<CaddyReader>(files);
    case Target::HAProxy: return std::make_unique<HAProxyReader>(files);
    case Target::Varnish: return std::make_unique<VarnishReader>(files);
    case Target::Lighttpd: return std::make_unique<LighttpdReader>(files);
    case Target::Cloudflare: return std::make_unique<CloudflareReader>(files);
    case Target::AwsWaf: return std::make_unique<AwsReader>(files);
    default: return std::make_unique<AnubisReader>(files);
    }
}

} // namespace

ExportedServer::ExportedServer(Target target, const std::vector<File> &files)
    : m_reader(readerOf(target, files)) {}
ExportedServer::~ExportedServer() = default;

const std::string &ExportedServer::wrong() const {
    return m_reader->wrong;
}

Answer ExportedServer::answer(const Asked &asked) const {
    return m_reader->answer(asked);
}

// ---- statements ----------------------------------------------------------------------------------

namespace {

/// A pattern of S22, as all these formats have it.
bool covers(std::string pattern, std::string_view path) {
    const bool ends = pattern.ends_with('$');
    if (ends)
        pattern.pop_back();
    return exact::matchesGlob(exact::globOfStars(ends ? pattern : pattern + '*'), path);
}

/// "search=y, train-ai=n".
char wordOf(const QString &list, std::string_view key) {
    for (const QString &each : list.split(','))
        if (each.section('=', 0, 0).trimmed().toStdString() == key)
            return each.section('=', 1).trimmed().toStdString()[0];
    return '-';
}

char fromRsl(const File &file, std::string_view key, std::string_view path) {
    QXmlStreamReader xml(QByteArray::fromStdString(file.text));
    char said = '-';
    qsizetype longest = -1;
    qsizetype length = -1;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"content") {
            const QString url = xml.attributes().value("url").toString();
            length = covers(url.toStdString(), path) ? url.size() : -1;
            if (length > longest) { // the longest counts, and says nothing where it says nothing
                longest = length;
                said = '-';
            }
        } else if (xml.name() == u"permits" || xml.name() == u"prohibits") {
            const char word = xml.name() == u"permits" ? 'y' : 'n';
            const QStringList keys = xml.readElementText().split(' ');
            if (length >= 0 && length == longest && said != 'n' &&
                keys.contains(QString::fromLatin1(key.data(), qsizetype(key.size()))))
                said = word;
        }
    }
    return xml.hasError() ? '!' : said;
}

} // namespace

char statedBy(Target target, const std::vector<File> &files, std::string_view key,
              std::string_view path) {
    const std::string_view usage = key == "ai-train"   ? "train-ai"
                                   : key == "ai-input" ? "ai-use"
                                                       : key;
    char said = '-';
    qsizetype longest = -1;
    switch (target) {
    case Target::ContentSignal:
        for (const QString &line : linesOf(files, {}))
            said = wordOf(line.section(':', 1), key);
        return said;
    case Target::ContentUsage:
        for (const QString &line : linesOf(files, "content-usage.txt")) {
            QString value = line.section(':', 1).trimmed();
            QString pattern = "/";
            if (value.startsWith('/')) {
                pattern = value.section(' ', 0, 0);
                value = value.section(' ', 1);
            } else if (!value.section('=', 0, 0).contains(QRegularExpression("^[a-z-]+$"))) {
                return '!'; // S110: a path begins with a slash
            }
            if (pattern.size() > longest && covers(pattern.toStdString(), path)) {
                longest = pattern.size();
                said = wordOf(value, usage);
            }
        }
        return said;
    case Target::TdmRep:
        if (key != "ai-train")
            return '-';
        for (const QJsonValue &row :
             QJsonDocument::fromJson(QByteArray::fromStdString(files[0].text)).array()) {
            const std::string location = row["location"].toString().toStdString();
            if (!location.starts_with('/'))
                return '!';
            if (covers(location, path))
                return row["tdm-reservation"].toInt() == 1 ? 'n' : 'y';
        }
        return '-';
    case Target::Rsl: return fromRsl(files[0], key, path);
    default: return key == "ai-train" && !linesOf(files, {}).isEmpty() ? 'n' : '-';
    }
}

} // namespace gatepost::test
