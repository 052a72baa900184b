// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/agentregex.h"
#include "core/export/services.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <format>

namespace gatepost::exporting {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostRegex = 512;   ///< characters of a RegexString
constexpr std::size_t kMostLiteral = 200; ///< bytes of a SearchString
constexpr unsigned kMostUnits = 5000;     ///< web ACL capacity units of a rule group
constexpr std::size_t kMostStatements = 60;

const Json kPath = {{"UriPath", Json::object()}};
const Json kQuery = {{"QueryString", Json::object()}};

Json transformations(std::string_view type) {
    return Json::array({{{"Priority", 0}, {"Type", type}}});
}

struct Statement {
    Json json;
    unsigned units = 0;
};

Statement regexStatement(const Json &field, const std::string &regex,
                         std::string_view transformation) {
    return {{{"RegexMatchStatement",
              {{"RegexString", regex},
               {"FieldToMatch", field},
               {"TextTransformations", transformations(transformation)}}}},
            transformation == "NONE" ? 3U : 13U};
}

std::optional<Statement> pathAlone(const PathForm &form) {
    if (form.kind == PathForm::Kind::Wildcard) {
        std::string regex = "^";
        for (const char c : form.text)
            regex += c == '*' ? std::string(".*") : literalRegex(static_cast<unsigned char>(c));
        regex += "$";
        if (regex.size() > kMostRegex)
            return {};
        return regexStatement(kPath, regex, "NONE");
    }
    if (form.text.size() > kMostLiteral)
        return {};
    return Statement{{{"ByteMatchStatement",
                       {{"SearchString", form.text},
                        {"FieldToMatch", kPath},
                        {"TextTransformations", transformations("NONE")},
                        {"PositionalConstraint",
                         form.kind == PathForm::Kind::Begins ? "STARTS_WITH" : "EXACTLY"}}}},
                     2};
}

/// An Or of one statement is not allowed.
Statement joined(std::string_view kind, std::vector<Statement> parts) {
    if (parts.size() == 1)
        return std::move(parts.front());
    Json list = Json::array();
    unsigned units = 0;
    for (Statement &part : parts) {
        units += part.units;
        list.push_back(std::move(part.json));
    }
    return {{{kind, {{"Statements", std::move(list)}}}}, units};
}

std::optional<Statement> pathStatement(const PathForm &form) {
    auto path = pathAlone(form);
    if (!path || !form.query)
        return path;
    Statement query{{{"SizeConstraintStatement",
                      {{"FieldToMatch", kQuery},
                       {"ComparisonOperator", *form.query ? "GT" : "EQ"},
                       {"Size", 0},
                       {"TextTransformations", transformations("NONE")}}}},
                    1};
    return joined("AndStatement", {std::move(*path), std::move(query)});
}

/// A star may reach into the query: then the path begins like the pattern, and its last piece is in the query.
std::optional<Statement> refusalStatement(const PathForm &form) {
    auto whole = pathStatement(form);
    if (!whole || form.kind != PathForm::Kind::Wildcard)
        return whole;
    const std::size_t end = form.text.find_last_not_of('*') + 1;
    const std::size_t from = form.text.rfind('*', end - 1) + 1;
    std::string regex;
    for (const char c : form.text.substr(from, end - from))
        regex += literalRegex(static_cast<unsigned char>(c));
    regex += end == form.text.size() ? "$" : "";
    auto begin = pathStatement({PathForm::Kind::Begins, form.text.substr(0, form.text.find('*'))});
    if (!begin || regex.size() > kMostRegex)
        return {};
    return joined("OrStatement", {std::move(*whole),
                                  joined("AndStatement", {std::move(*begin),
                                                          regexStatement(kQuery, regex, "NONE")})});
}

Statement negated(Statement statement) {
    return {{{"NotStatement", {{"Statement", std::move(statement.json)}}}}, statement.units};
}

struct AwsWriter {
    Plan &plan;
    Json rules = Json::array();
    unsigned units = 0;

    bool add(const AgentGroup &group, const Refusal &refusal, std::vector<Statement> parts) {
        Statement all = joined("AndStatement", std::move(parts));
        if (units + all.units > kMostUnits)
            return false;
        units += all.units;
        const std::size_t number = rules.size();
        rules.push_back({{"Name", std::format("gatepost-{}-{}", group.id, number)},
                         {"Priority", number},
                         {"Statement", std::move(all.json)},
                         {"Action", {{"Block", Json::object()}}},
                         {"VisibilityConfig",
                          {{"SampledRequestsEnabled", true},
                           {"CloudWatchMetricsEnabled", true},
                           {"MetricName", std::format("gatepost-{}-{}", group.id, number)}}}});
        sources.push_back({{"Rule", std::format("gatepost-{}-{}", group.id, number)},
                           {"From", placesOf(refusal.sources)}});
        return true;
    }
    void write(const AgentGroup &group, const Refusal &refusal, const std::string &agents) {
        std::vector<Statement> policy;
        for (const std::string_view path : policyPaths())
            policy.push_back(*pathStatement({PathForm::Kind::Equals, std::string(path)}));
        std::vector<Statement> fixed;
        fixed.push_back(
            regexStatement({{"SingleHeader", {{"Name", "user-agent"}}}}, agents, "LOWERCASE"));
        fixed.push_back(negated(joined("OrStatement", std::move(policy))));
        std::vector<Statement> except;
        for (const PathForm &form : refusal.except)
            if (auto statement = pathStatement(form))
                except.push_back(std::move(*statement));
        if (except.size() < refusal.except.size())
            loseExceptions(plan, refusal.sources);
        if (!except.empty())
            fixed.push_back(negated(joined("OrStatement", std::move(except))));
        std::vector<Statement> some;
        bool fits = true;
        const auto finish = [&] {
            std::vector<Statement> parts = fixed;
            if (!some.empty())
                parts.push_back(joined("OrStatement", std::move(some)));
            some.clear();
            fits = add(group, refusal, std::move(parts)) && fits;
        };
        for (const PathForm &form : refusal.refuse) {
            auto statement = refusalStatement(form);
            if (!statement) {
                fits = false;
                continue;
            }
            some.push_back(std::move(*statement));
            if (some.size() == kMostStatements)
                finish();
        }
        if (!some.empty() || refusal.everything)
            finish();
        if (!fits)
            loseRules(plan, refusal.sources);
    }

    Json sources = Json::array();
};

} // namespace

void writeAwsWaf(Plan &plan, const Question &, Export &out) {
    loseTimes(plan);
    AwsWriter writer{plan};
    for (const AgentGroup &group : plan.groups)
        for (const Stage &stage : group.stages)
            for (const Refusal &refusal :
                 refusalsOf(stage, {.pathOnly = true, .decoded = false}, plan))
                for (const std::string &agents :
                     agentRegexes(group.names, RegexSyntax::Re2, kMostRegex - 80))
                    writer.write(group, refusal, agents);
    plan.losses.push_back(
        {LossCode::Spelling,
         Severity::Approximated,
         {},
         Message(GATEPOST_TEXT("export", "The path as it was sent.")),
         Message(GATEPOST_TEXT("export",
                               "A path with a percent-encoded character bypasses the rule, "
                               "though it is the same path."))});
    const Json group{
        {"Name", "gatepost"},
        {"Scope", "REGIONAL"},
        {"Capacity", writer.units},
        {"Description",
         commentText("policy sha256 " + plan.hash + " not run against the service", 250)},
        {"Rules", std::move(writer.rules)},
        {"VisibilityConfig",
         {{"SampledRequestsEnabled", true},
          {"CloudWatchMetricsEnabled", true},
          {"MetricName", "gatepost"}}}};
    out.files = {{"gatepost-aws-waf.json", group.dump(2) + "\n"},
                 {"gatepost-aws-waf-sources.json", writer.sources.dump(2) + "\n"}};
}

} // namespace gatepost::exporting
