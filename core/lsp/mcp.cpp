// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/lsp/mcp.h"

#include "core/agents/agentfacts.h"
#include "core/agents/identity.h"
#include "core/exact/diff.h"
#include "core/lsp/calls.h"
#include "core/lsp/features.h"
#include "core/text/version.h"

#include <algorithm>
#include <format>
#include <utility>

namespace gatepost::lsp {

namespace {

// The newest is offered to clients that ask for none of these.
constexpr std::string_view kProtocols[] = {"2025-06-18", "2024-11-05"};

/// What went wrong inside a tool: the model reads it and may try again.
struct ToolError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

std::unique_ptr<const OpenSite> openSite(const McpHost &host, const std::string &name) {
    const auto files = host.folder(name);
    if (!files)
        throw ToolError(files.error().english());
    auto site = std::make_unique<OpenSite>(**files, host.registry, host.now());
    mustBeRead(*site);
    if (site->site().present().empty())
        throw ToolError("there is no policy file in the folder");
    return site;
}

/// The folder that an argument names; absent: that of the start.
std::string folderIn(const Json &arguments, std::string_view key) {
    const Json &value = at(arguments, key);
    return value.is_null() ? std::string(".") : textAt(arguments, key);
}

Json checkTool(const McpHost &host, const Json &arguments) {
    constexpr std::size_t kMost = 1'000;
    const auto opened = openSite(host, folderIn(arguments, "site"));
    const OpenSite &site = *opened;
    Json problems = Json::array();
    std::size_t count = 0;
    const auto add = [&](const std::string &name, std::string_view text) {
        const Positions positions(text, Encoding::Utf8);
        for (const Diagnostic &each : *site.found(name)) {
            count += std::max<std::size_t>(each.unlisted, 1);
            if (problems.size() == kMost)
                continue;
            problems.push_back({{"file", name},
                                {"line", positions.of(each.range.begin).line + 1},
                                {"code", each.code},
                                {"severity", severityName(each.severity)},
                                {"message", each.message.english()}});
        }
    };
    for (const auto &file : site.folder().policies)
        if (file)
            add(file->name, file->bytes);
    if (const auto &policy = site.folder().agentPolicy)
        add(policy->name, policy->bytes);
    if (const auto &settings = site.folder().side.settingsText)
        add(std::string(kSettingsFile), *settings);
    return {{"count", count}, {"listed", problems.size()}, {"problems", std::move(problems)}};
}

Json simulateTool(const McpHost &host, const Json &arguments) {
    return command("gatepost.simulate", arguments, *openSite(host, folderIn(arguments, "site")),
                   nullptr);
}

Json mapTool(const McpHost &host, const Json &arguments) {
    return command("gatepost.map", arguments, *openSite(host, folderIn(arguments, "site")),
                   nullptr);
}

Json diffTool(const McpHost &host, const Json &arguments) {
    const auto before = openSite(host, textAt(arguments, "before"));
    const auto after = openSite(host, folderIn(arguments, "after"));
    return command("gatepost.diff", arguments, *after, before.get());
}

Json whoIsTool(const McpHost &host, const Json &arguments) {
    const auto identity = identify(textAt(arguments, "agent"), {}, host.registry);
    if (!identity)
        throw ToolError("agent: " + identity.error().english());
    Json facts;
    if (identity->known) {
        facts = Json::object();
        for (const AgentField field : agentFields())
            if (std::string text = agentFieldText(*identity->known, field); !text.empty())
                facts[std::string(agentFieldName(field))] = std::move(text);
    }
    return {{"name", identity->name},
            {"known", identity->known != nullptr},
            {"documented", std::move(facts)}};
}

struct Argument {
    std::string_view name;
    std::string_view what;
    bool isRequired = false;
};

struct Tool {
    std::string_view name;
    std::string_view what;
    std::vector<Argument> arguments;
    Json (*run)(const McpHost &, const Json &);
};

constexpr std::string_view kSite =
    "Folder of the site, below the folder of the start; without it that";

const std::vector<Tool> &tools() {
    static const std::vector<Tool> all = {
        {"simulate",
         "What one agent is told about one address, with the line that decides",
         {{"agent", "Token, name with version and category, or a whole User-Agent header", true},
          {"url", "Address or path", true},
          {"at", "A time such as 2026-11-20T07:00:00Z; without it now"},
          {"reading", "author, rfc9309, google, koster1994 or known"},
          {"site", kSite}},
         simulateTool},
        {"map", "Who may fetch what, and when: every path and agent", {{"site", kSite}}, mapTool},
        {"diff",
         "What one site allows that another does not, for every path and agent",
         {{"before", "Folder of the site as it was", true},
          {"after", "Folder of the site as it is; without it the folder of the start"}},
         diffTool},
        {"check", "Problems of a site's files, with line and code", {{"site", kSite}}, checkTool},
        {"who-is",
         "What is documented of a crawler or fetcher",
         {{"agent", "Token or a whole User-Agent header", true}},
         whoIsTool},
    };
    return all;
}

Json toolsJson() {
    Json list = Json::array();
    for (const Tool &tool : tools()) {
        Json properties = Json::object();
        Json required = Json::array();
        for (const Argument &each : tool.arguments) {
            properties[std::string(each.name)] = {{"type", "string"}, {"description", each.what}};
            if (each.isRequired)
                required.push_back(each.name);
        }
        list.push_back({{"name", tool.name},
                        {"description", tool.what},
                        {"inputSchema",
                         {{"type", "object"},
                          {"properties", std::move(properties)},
                          {"required", std::move(required)},
                          {"additionalProperties", false}}},
                        {"annotations",
                         {{"readOnlyHint", true},
                          {"destructiveHint", false},
                          {"idempotentHint", true},
                          {"openWorldHint", false}}}});
    }
    return {{"tools", std::move(list)}};
}

/// A misspelt argument would be passed over in silence.
void mustBeKnown(const Tool &tool, const Json &arguments) {
    if (!arguments.is_object() && !arguments.is_null())
        throw RequestError(Fault::InvalidParams, "“arguments” must be an object");
    for (const auto &[key, value] : arguments.items()) {
        if (!std::ranges::contains(tool.arguments, key, &Argument::name))
            throw ToolError("“" + key + "” is not an argument of this tool");
        if (!value.is_string())
            throw ToolError("“" + key + "” must be a text");
    }
}

Json content(std::string text, bool isError) {
    return {{"content", Json::array({{{"type", "text"}, {"text", std::move(text)}}})},
            {"isError", isError}};
}

Json call(const McpHost &host, const Json &params) {
    const std::string &name = textAt(params, "name");
    const auto tool = std::ranges::find(tools(), name, &Tool::name);
    if (tool == tools().end())
        throw RequestError(Fault::InvalidParams, "“" + name + "” is not a tool");
    const Json &arguments = at(params, "arguments");
    try {
        mustBeKnown(*tool, arguments);
        std::string text = written(tool->run(host, arguments));
        if (text.size() > kMostMcpAnswer)
            return content(
                std::format("the answer has {} bytes, and more than {} are not sent: ask "
                            "about one agent and address with “simulate”",
                            text.size(), kMostMcpAnswer),
                true);
        return content(std::move(text), false);
    } catch (const ToolError &error) {
        return content(error.what(), true);
    } catch (const RequestError &error) {
        return content(error.what(), true);
    }
}

} // namespace

struct McpServer::State {
    McpHost host;
    Calls calls;
    bool isInitialized = false;

    Json resultOf(const std::string &method, const Json &params);
};

Json McpServer::State::resultOf(const std::string &method, const Json &params) {
    if (method == "ping")
        return Json::object();
    if (method == "initialize") {
        isInitialized = true;
        const Json &wanted = at(params, "protocolVersion");
        const bool isKnown =
            wanted.is_string() &&
            std::ranges::contains(kProtocols, wanted.get_ref<const std::string &>());
        return {{"protocolVersion", isKnown ? wanted : Json(kProtocols[0])},
                {"capabilities", {{"tools", Json::object()}}},
                {"serverInfo", {{"name", "gatepost"}, {"version", version()}}},
                {"instructions",
                 "Answers about the crawler policy of a web site: robots.txt, robots-ai.txt and "
                 "robots2.txt. Every tool only reads."}};
    }
    if (!isInitialized)
        throw RequestError(Fault::InvalidRequest, "initialize comes first");
    if (method == "tools/list")
        return toolsJson();
    if (method == "tools/call")
        return call(host, params);
    throw RequestError(Fault::MethodNotFound, "“" + method + "” is not a method");
}

McpServer::McpServer(McpHost host) : m_state(std::make_unique<State>()) {
    m_state->host = std::move(host);
}
McpServer::~McpServer() = default;
McpServer::McpServer(McpServer &&) noexcept = default;
McpServer &McpServer::operator=(McpServer &&) noexcept = default;

void McpServer::take(std::string_view line) {
    if (line.find_first_not_of(" \t\r") == std::string_view::npos)
        return;
    m_state->calls.take(line);
    while (const auto message = m_state->calls.next()) {
        if (!message->contains("id"))
            continue; // no notification changes an answer
        const Json &id = (*message)["id"];
        try {
            m_state->calls.answer(
                id, written(m_state->resultOf((*message)["method"], at(*message, "params"))));
        } catch (const RequestError &error) {
            m_state->calls.fail(id, error.code, error.what());
        } catch (const std::exception &error) {
            m_state->calls.fail(id, Fault::Internal, error.what());
        }
    }
}

void McpServer::refuseLongLine() {
    m_state->calls.fail(nullptr, Fault::InvalidRequest,
                        "a line is longer than 1 MiB, which is more than is read");
}

std::vector<std::string> McpServer::sent() {
    return m_state->calls.sent();
}

} // namespace gatepost::lsp
