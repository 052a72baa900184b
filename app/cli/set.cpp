// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/files.h"
#include "app/cli/formats.h"
#include "app/cli/setedit.h"
#include "app/cli/setpolicy.h"
#include "core/agents/agentpattern.h"
#include "core/dialect/dialect.h"
#include "core/text/ascii.h"

#include <algorithm>
#include <iostream>
#include <optional>

namespace gatepost::cli {

namespace {

constexpr const char *kDetails =
    "SCOPE is global, agent:CATEGORY (a block of robots2.txt), group:TOKEN (the group that names\n"
    "the agent; it is made if there is none) or meta (# meta: lines of robots2.txt).\n"
    "NAME=VALUE sets a directive. Those whose lines list things (Allow, Disallow, Sitemap,\n"
    "report-to, Comment and the like) get a line unless it is there; NAME+=VALUE adds a line to\n"
    "any that may repeat. Allow=/x makes a Disallow for the same path an Allow.\n"
    "NAME --remove removes all its lines in the scope, NAME=VALUE --remove those with this value.\n"
    "#=TEXT writes the comment at the top of the file (global), above a group, a block or an "
    "entry\n"
    "of an agent policy. --comment TEXT writes the one at the end of the line that NAME=VALUE "
    "has.\n"
    "In an agent policy the scopes are global (its fields, and role_notes.ROLE) and agent:NAME, "
    "the\n"
    "entry of an agent: policy=allow or policy=disallow makes one, policy --remove takes it away.";

struct SetOptions {
    std::string file;
    std::string scope;
    std::string assignment;
    std::string dialectName;            ///< --as
    std::optional<std::string> comment; ///< an empty one takes the comment away
    bool remove = false;
    bool inPlace = false;
    WriteOptions write;
};

SetRequest readRequest(const SetOptions &options) {
    SetRequest request;
    request.remove = options.remove;
    const std::string_view scope = options.scope;
    const std::size_t colon = std::min(scope.find(':'), scope.size());
    const std::string_view kind = scope.substr(0, colon);
    request.scopeName = trimmed(scope.substr(std::min(colon + 1, scope.size())));
    // One would end the line that is written, or be lost where the token is cut.
    if (std::ranges::any_of(request.scopeName, isControl))
        fail("“" + options.scope +
             "”: a name contains no line break and no other control character");
    if (scope == "global")
        request.scope = SetRequest::Scope::Global;
    else if (scope == "meta")
        request.scope = SetRequest::Scope::Meta;
    else if (kind == "agent" && !request.scopeName.empty())
        request.scope = SetRequest::Scope::Agent;
    else if (kind == "group" && !request.scopeName.empty()) {
        // A token ends at the first "/" (S14); a whole header would name its first word, which nobody means.
        if (std::ranges::any_of(request.scopeName, isBlank))
            fail("“" + request.scopeName +
                 "” is not a token: a group is named by one word such as GPTBot");
        request.scope = SetRequest::Scope::Group;
        request.scopeName = cutAgentValue(request.scopeName);
        if (request.scopeName.empty())
            fail("“" + options.scope + "” names nobody: group:TOKEN");
    } else
        fail("“" + options.scope + "” is not a scope: global, agent:CATEGORY, group:TOKEN or meta");
    const std::string &text = options.assignment;
    const std::size_t equals = text.find('=');
    request.add = equals != std::string::npos && equals > 0 && text[equals - 1] == '+';
    request.name = trimmed(std::string_view(text).substr(
        0, equals == std::string::npos ? equals : equals - (request.add ? 1 : 0)));
    if (equals != std::string::npos)
        request.value = trimmed(std::string_view(text).substr(equals + 1));
    if (request.name.empty() || (!request.value && !request.remove) ||
        (request.add && request.remove))
        fail("NAME=VALUE is expected, or NAME --remove");
    if (options.comment && request.remove)
        fail("--comment belongs to NAME=VALUE: a line that is removed has none");
    request.comment = options.comment;
    return request;
}

int runSet(const SetOptions &options) {
    const auto request = readRequest(options);
    if (options.inPlace && options.file == "-")
        fail("--in-place needs a file");
    const auto format = need(formatOf(options.file, options.dialectName));
    std::vector<std::string> notes;
    const auto edit = [&](const std::string &text) {
        SetOutcome after = need(dialect(format).syntax == Syntax::Yaml
                                    ? setPolicyEntity(text, request)
                                    : setDirective(Tree::parse(text, format), request));
        notes = std::move(after.notes);
        return std::move(after.text);
    };
    std::string printed;
    if (options.inPlace)
        need(editFile(options.file, edit, options.write));
    else
        printed = edit(need(readFile(options.file)));
    for (const std::string &note : notes)
        say("note: " + note);
    std::cout << printed;
    return kDone;
}

} // namespace

void addSetCommand(CLI::App &command, int &status) {
    auto &options = runs<SetOptions>(command, status, runSet);
    command.footer(kDetails);
    command.add_option("file", options.file, "Policy file (- is stdin)")
        ->required()
        ->transform(asPath());
    command.add_option("scope", options.scope, "global, agent:CATEGORY, group:TOKEN or meta")
        ->required();
    command.add_option("assignment", options.assignment, "NAME=VALUE, or NAME with --remove")
        ->required();
    command.add_option_function<std::string>(
        "--comment", [&options](const std::string &text) { options.comment = text; },
        "The comment at the end of the directive's line; empty takes it away");
    command.add_flag("--remove", options.remove, "Remove the directive's lines in the scope");
    command.add_flag("--in-place", options.inPlace,
                     "Write the file, whole or not at all, instead of printing the new text");
    options.write.addTo(command);
    command.add_option("--as", options.dialectName,
                       "Read the file as one of this name, e.g. robots2.txt");
}

} // namespace gatepost::cli
