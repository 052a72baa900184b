// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
//
// The life of a server, and which method is answered by what.

#include "core/lsp/server.h"

#include "core/lsp/calls.h"
#include "core/lsp/workspace.h"
#include "core/text/version.h"

#include <algorithm>
#include <utility>

namespace gatepost::lsp {

struct Server::State {
    explicit State(Host given) : workspace(std::move(given)) {}

    bool work();
    void request(const Json &id, const std::string &method, const Json &params);
    void notification(const std::string &method, const Json &params);
    [[nodiscard]] std::string resultOf(const std::string &method, const Json &params);
    [[nodiscard]] Json initialize(const Json &params);
    [[nodiscard]] bool isOpen(const Json &params);
    void close(const Json &params);
    bool publish();

    [[nodiscard]] Json answerAbout(const std::string &method, const Json &params);
    [[nodiscard]] std::string problems(const Json &params);
    [[nodiscard]] Json resolve(const Json &given) const;
    [[nodiscard]] Json execute(const Json &params);
    [[nodiscard]] Json tokensOf(const View &view, const std::string *previous);

    Calls calls;
    Workspace workspace;
    Encoding encoding = Encoding::Utf16;
    bool isInitialized = false;
    bool isShutDown = false;
    bool over = false;
    bool pulls = false;
    bool watches = false;
    std::vector<assist::Completion> completions; ///< of the last list
    std::uint64_t lists = 0;
    std::uint64_t results = 0; ///< ids of lists of tokens and of problems
};

// ---- messages ----------------------------------------------------------------------------------------

bool Server::State::work() {
    const auto message = calls.next();
    if (!message) {
        if (publish())
            return true;
        workspace.forgetOld(); // what is sent is on its way
        return false;
    }
    if (over)
        return true;
    const auto &method = (*message)["method"].get_ref<const std::string &>();
    const Json &params = at(*message, "params");
    if (message->contains("id"))
        request((*message)["id"], method, params);
    else
        notification(method, params);
    return true;
}

namespace {

bool isLong(std::string_view method) {
    return method == "workspace/executeCommand" || method == "textDocument/codeLens" ||
           method == "textDocument/rename";
}

} // namespace

void Server::State::request(const Json &id, const std::string &method, const Json &params) {
    const Json &token = at(params, "workDoneToken");
    const bool progress = (token.is_string() || token.is_number_integer()) && isLong(method);
    const auto tell = [&](const Json &value) {
        if (progress)
            calls.notify("$/progress", Json{{"token", token}, {"value", value}});
    };
    // A client shows what began until it ends, also where the answer is an error.
    tell({{"kind", "begin"}, {"title", "Gatepost"}});
    try {
        const std::string result = resultOf(method, params);
        tell({{"kind", "end"}});
        calls.answer(id, result);
    } catch (const RequestError &error) {
        tell({{"kind", "end"}});
        calls.fail(id, error.code, error.what());
    } catch (const std::exception &error) {
        tell({{"kind", "end"}});
        calls.fail(id, Fault::Internal, error.what());
    }
}

void Server::State::notification(const std::string &method, const Json &params) {
    if (method == "exit") {
        over = true;
        return;
    }
    if (!isInitialized || isShutDown)
        return; // LSP 3.17, initialize: dropped
    try {
        if (method == "textDocument/didOpen")
            workspace.open(params);
        else if (method == "textDocument/didChange")
            workspace.change(params, encoding);
        else if (method == "textDocument/didSave")
            workspace.save(params);
        else if (method == "textDocument/didClose")
            close(params);
        else if (method == "workspace/didChangeWatchedFiles")
            workspace.readAllAgain();
        else if (method == "initialized" && watches)
            calls.ask("gatepost-watch", "client/registerCapability", watchedFiles());
        // Others are not for this server, and those that begin with $/ may be passed over.
    } catch (const std::exception &error) {
        // For the author of a client: a notification has no answer that could be an error.
        calls.notify("window/logMessage",
                     Json{{"type", 1}, {"message", "gatepost: " + method + ": " + error.what()}});
        // What is known is no longer the editor's text: saying nothing about it is better than something wrong.
        if ((method == "textDocument/didOpen" || method == "textDocument/didChange") &&
            isOpen(params))
            close(params);
    }
}

std::string Server::State::resultOf(const std::string &method, const Json &params) {
    if (method == "initialize")
        return written(initialize(params));
    if (!isInitialized)
        throw RequestError(Fault::NotInitialized, "initialize comes first");
    if (isShutDown)
        throw RequestError(Fault::InvalidRequest, "the server is shut down");
    if (method == "shutdown") {
        isShutDown = true;
        return "null";
    }
    if (method == "completionItem/resolve")
        return written(resolve(params));
    if (method == "workspace/executeCommand")
        return written(execute(params));
    if (method == "textDocument/diagnostic")
        return problems(params);
    return written(answerAbout(method, params));
}

// ---- the life of a server ----------------------------------------------------------------------------

Json Server::State::initialize(const Json &params) {
    if (isInitialized)
        throw RequestError(Fault::InvalidRequest, "initialize was sent before");
    isInitialized = true;
    const Json &client = at(params, "capabilities");
    const Json &offered = at(at(client, "general"), "positionEncodings");
    if (offered.is_array() && std::ranges::contains(offered, Json("utf-8")))
        encoding = Encoding::Utf8;
    pulls = at(at(client, "textDocument"), "diagnostic").is_object();
    watches =
        at(at(at(client, "workspace"), "didChangeWatchedFiles"), "dynamicRegistration") == true;
    return {{"serverInfo", {{"name", "gatepost"}, {"version", version()}}},
            {"capabilities", capabilities(encoding)}};
}

bool Server::State::isOpen(const Json &params) {
    const Json &uri = at(at(params, "textDocument"), "uri");
    return uri.is_string() && workspace.find(uri.get_ref<const std::string &>()) != nullptr;
}

void Server::State::close(const Json &params) {
    const std::string uri = workspace.document(params).uri;
    workspace.close(params);
    if (!pulls)
        calls.notify("textDocument/publishDiagnostics",
                     Json{{"uri", uri}, {"diagnostics", Json::array()}});
}

bool Server::State::publish() {
    if (pulls || isShutDown)
        return false;
    bool sent = false;
    for (auto &[uri, document] : workspace.documents()) {
        if (!std::exchange(document.isChanged, false))
            continue;
        const Positions &positions = workspace.positionsOf(document, encoding);
        const std::vector<Diagnostic> &found = workspace.problemsOf(document);
        calls.notifyWritten("textDocument/publishDiagnostics", [&](std::string &out) {
            out += R"({"uri":)" + written(uri) + R"(,"version":)" +
                   std::to_string(document.version) + R"(,"diagnostics":)";
            appendProblems(out, positions, found);
            out += '}';
        });
        sent = true;
    }
    return sent;
}

// ---- methods about a text ----------------------------------------------------------------------------

/// A client that has the same problems already gets a report that says so (LSP 3.17, UnchangedDocumentDiagnosticReport).
std::string Server::State::problems(const Json &params) {
    Document &document = workspace.document(params);
    std::string text;
    appendProblems(text, workspace.positionsOf(document, encoding), workspace.problemsOf(document));
    if (document.problemsId == 0 || text != document.problems) {
        document.problems = std::move(text);
        document.problemsId = ++results;
    }
    const std::string id = std::to_string(document.problemsId);
    if (at(params, "previousResultId") == id)
        return R"({"kind":"unchanged","resultId":")" + id + R"("})";
    return R"({"kind":"full","resultId":")" + id + R"(","items":)" + document.problems + '}';
}

Json Server::State::tokensOf(const View &view, const std::string *previous) {
    return tokens(view, encoding, previous, ++results, workspace.find(view.uri)->tokens);
}

Json Server::State::answerAbout(const std::string &method, const Json &params) {
    using Method = Json (*)(State &, const View &, const Json &);
    static const std::map<std::string_view, Method> methods = {
        {"hover", [](State &, const View &view,
                     const Json &given) { return hover(view, positionOf(at(given, "position"))); }},
        {"completion",
         [](State &state, const View &view, const Json &given) {
             return completion(view, positionOf(at(given, "position")), ++state.lists,
                               state.completions);
         }},
        {"codeAction",
         [](State &, const View &view, const Json &given) { return codeActions(view, given); }},
        {"documentSymbol", [](State &, const View &view, const Json &) { return symbols(view); }},
        {"foldingRange", [](State &, const View &view, const Json &) { return foldings(view); }},
        {"documentLink",
         [](State &state, const View &view, const Json &) {
             return links(view, [&](const std::string &name) {
                 return state.workspace.uriOf(view.folder, name);
             });
         }},
        {"definition", [](State &state, const View &view,
                          const Json &given) { return definition(view, given, state.workspace); }},
        {"references", [](State &state, const View &view,
                          const Json &given) { return references(view, given, state.workspace); }},
        {"prepareRename",
         [](State &, const View &view, const Json &given) { return prepareRename(view, given); }},
        {"rename", [](State &state, const View &view,
                      const Json &given) { return rename(view, given, state.workspace); }},
        {"codeLens",
         [](State &state, const View &view, const Json &) {
             mustBeRead(view.site);
             return lenses(view, state.workspace.effectsOf(view.folder));
         }},
        {"inlayHint",
         [](State &, const View &view, const Json &given) {
             return hints(view, rangeOf(view.positions, at(given, "range")));
         }},
        {"semanticTokens/full", [](State &state, const View &view,
                                   const Json &) { return state.tokensOf(view, nullptr); }},
        {"semanticTokens/full/delta",
         [](State &state, const View &view, const Json &given) {
             return state.tokensOf(view, &textAt(given, "previousResultId"));
         }},
    };
    constexpr std::string_view kAboutText = "textDocument/";
    const auto found = method.starts_with(kAboutText)
                           ? methods.find(std::string_view(method).substr(kAboutText.size()))
                           : methods.end();
    if (found == methods.end())
        throw RequestError(Fault::MethodNotFound, "“" + method + "” is not a method");
    Document &document = workspace.document(params);
    if (document.isForeign)
        return nullptr;
    return found->second(*this, workspace.viewOf(document, encoding), params);
}

Json Server::State::resolve(const Json &given) const {
    Json item = given;
    const Json &list = at(at(given, "data"), "list");
    const Json &place = at(at(given, "data"), "item");
    if (!item.is_object() || !list.is_number_unsigned() || !place.is_number_unsigned())
        throw RequestError(Fault::InvalidParams, "an item of a completion is expected");
    if (list != lists || place.get<std::uint64_t>() >= completions.size())
        return item; // of an older list, whose help is no longer here
    const assist::Completion &one = completions[place.get<std::size_t>()];
    if (one.help)
        item["documentation"] = {{"kind", "markdown"}, {"value", assist::markdown(one.help())}};
    return item;
}

Json Server::State::execute(const Json &params) {
    const std::string &name = textAt(params, "command");
    if (!std::ranges::contains(kCommands, name))
        throw RequestError(Fault::InvalidParams, "“" + name + "” is not a command");
    const Json &given = at(params, "arguments");
    const Json arguments = given.is_array() && !given.empty() ? given.front() : Json();
    const Document *open = workspace.find(textAt(arguments, "uri"));
    if (open == nullptr || open->folder.empty())
        throw RequestError(Fault::InvalidParams, "“uri” must be an open file of the site's folder");
    const OpenSite &site = workspace.siteOf(open->folder);
    mustBeRead(site);
    if (site.site().present().empty())
        throw RequestError(Fault::RequestFailed, "there is no policy file in the folder");
    const OpenSite *before = name == "gatepost.diff" ? workspace.headOf(open->folder) : nullptr;
    return command(name, arguments, site, before);
}

// ---- the server --------------------------------------------------------------------------------------

Server::Server(Host host) : m_state(std::make_unique<State>(std::move(host))) {}
Server::~Server() = default;
Server::Server(Server &&) noexcept = default;
Server &Server::operator=(Server &&) noexcept = default;

void Server::take(std::string_view message) {
    m_state->calls.take(message);
}

void Server::fault(const std::string &why) {
    m_state->calls.fail(nullptr, Fault::Parse, why);
}

bool Server::work() {
    return m_state->work();
}

std::vector<std::string> Server::sent() {
    return m_state->calls.sent();
}

bool Server::isOver() const {
    return m_state->over;
}

int Server::status() const {
    return m_state->isShutDown ? 0 : 1;
}

} // namespace gatepost::lsp
