// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/lsp/server.h"

#include "core/agents/agentpattern.h"
#include "core/dialect/dialect.h"
#include "core/lint/lint.h"
#include "core/lsp/features.h"
#include "core/render/agentpolicy.h"
#include "core/text/ascii.h"
#include "core/text/hex.h"
#include "core/text/jsonbounds.h"
#include "core/text/limits.h"
#include "core/text/version.h"

#include <algorithm>
#include <deque>
#include <format>
#include <map>
#include <utility>

namespace gatepost::lsp {

namespace {

/// The address of a file in a folder, cut; absent: it is not one of a file here.
struct FilePath {
    std::string folder;
    std::string name;
};

std::optional<std::string> decoded(std::string_view uri) {
    std::string out;
    for (std::size_t i = 0; i < uri.size(); ++i) {
        if (uri[i] != '%') {
            out += uri[i];
            continue;
        }
        const auto byte = hexByte(uri, i + 1);
        if (!byte || *byte == '\0')
            return std::nullopt;
        out += *byte;
        i += 2;
    }
    return out;
}

std::optional<FilePath> filePathOf(std::string_view uri, PathSyntax syntax) {
    constexpr std::string_view kFileScheme = "file://";
    if (!startsWithIgnoringCase(uri, kFileScheme))
        return std::nullopt;
    uri.remove_prefix(kFileScheme.size());
    auto path = decoded(uri.substr(0, uri.find_first_of("?#")));
    if (!path || !path->contains('/'))
        return std::nullopt;
    if (syntax == PathSyntax::Windows) {
        if (path->size() > 2 && (*path)[0] == '/' && (*path)[2] == ':')
            path->erase(0, 1); // "/C:/site"
        else if (!path->starts_with('/'))
            *path = "//" + *path; // a server's name
    } else if (!path->starts_with('/')) {
        return std::nullopt; // of another machine
    }
    const std::size_t slash = path->rfind('/');
    FilePath found{path->substr(0, slash), path->substr(slash + 1)};
    if (found.folder.empty() || found.folder.ends_with(':'))
        found.folder += '/';
    if (found.name.empty())
        return std::nullopt;
    return found;
}

struct Document {
    std::string folder; ///< path; empty: of none
    std::string name;
    std::string text;
    std::int64_t version = 0;
    bool isChanged = true;             ///< its problems are to be sent
    std::vector<std::uint32_t> tokens; ///< as they were last sent
    std::uint64_t tokensId = 0;
};

struct Folder {
    std::shared_ptr<const OpenSite> site; ///< null: to be read again
    std::shared_ptr<const OpenSite> head;
    bool isHeadRead = false;
    std::optional<SiteEffects> effects;
};

/// What is around a text that is not a file.
class NoFiles final : public FolderFiles {
public:
    [[nodiscard]] std::expected<std::optional<std::string>, Message>
    read(const std::string &) const override {
        return std::nullopt;
    }
    [[nodiscard]] std::expected<std::vector<std::string>, Message> names() const override {
        return std::vector<std::string>();
    }
    [[nodiscard]] std::string pathOf(const std::string &name) const override { return name; }
};

constexpr JsonBounds kBounds{.depth = 64, .values = 1'000'000};

Json response(const Json &id) {
    return {{"jsonrpc", "2.0"}, {"id", id}};
}

} // namespace

struct Server::State {
    explicit State(Host given) : host(std::move(given)) {}

    // ---- messages ----------------------------------------------------------------------------------

    void send(const Json &message) {
        out.push_back(message.dump(-1, ' ', false, Json::error_handler_t::replace));
    }
    void sendError(const Json &id, Fault fault, const std::string &why) {
        Json message = response(id);
        message["error"] = {{"code", static_cast<int>(fault)}, {"message", why}};
        send(message);
    }
    void notify(std::string_view method, Json params) {
        send({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}});
    }
    /// For the author of a client: a notification has no answer that could be an error.
    void complain(const std::string &why) {
        notify("window/logMessage", {{"type", 1}, {"message", "gatepost: " + why}});
    }

    void take(std::string_view message) {
        if (!isJsonWithin(message, kBounds))
            return sendError(nullptr, Fault::InvalidRequest,
                             "the message has more than 64 levels or a million values");
        Json read = Json::parse(message, nullptr, false);
        if (read.is_discarded())
            return sendError(nullptr, Fault::Parse, "the message is not JSON in UTF-8");
        const Json &id = at(read, "id");
        const bool hasId = read.is_object() && read.contains("id");
        const bool goodId = !hasId || id.is_string() || id.is_number_integer();
        if (read.is_object() && !read.contains("method") && hasId &&
            (read.contains("result") || read.contains("error")))
            return; // the answer to a request of ours
        if (at(read, "jsonrpc") != "2.0" || !at(read, "method").is_string() || !goodId)
            return sendError(goodId && hasId ? id : Json(), Fault::InvalidRequest,
                             "a message is an object with “jsonrpc”: “2.0”, a method and, for a "
                             "request, an id that is a number or a text");
        if (at(read, "method") == "$/cancelRequest")
            return cancel(at(at(read, "params"), "id"));
        waiting.push_back(std::move(read));
    }

    void cancel(const Json &id) {
        const auto found = std::ranges::find_if(
            waiting, [&id](const Json &each) { return each.contains("id") && each["id"] == id; });
        if (found == waiting.end())
            return; // answered already, or never asked
        sendError(id, Fault::Cancelled, "cancelled");
        waiting.erase(found);
    }

    bool work() {
        if (waiting.empty())
            return publish();
        const Json message = std::move(waiting.front());
        waiting.pop_front();
        if (over)
            return true;
        const auto &method = message["method"].get_ref<const std::string &>();
        const Json &params = at(message, "params");
        if (message.contains("id"))
            request(message["id"], method, params);
        else
            notification(method, params);
        return true;
    }

    void request(const Json &id, const std::string &method, const Json &params) {
        const Json &token = at(params, "workDoneToken");
        const bool progress = (token.is_string() || token.is_number_integer()) && isLong(method);
        if (progress)
            notify("$/progress",
                   {{"token", token}, {"value", {{"kind", "begin"}, {"title", "Gatepost"}}}});
        try {
            Json message = response(id);
            message["result"] = answer(method, params);
            endProgress(progress, token);
            send(message);
        } catch (const RequestError &error) {
            endProgress(progress, token);
            sendError(id, error.code, error.what());
        } catch (const std::exception &error) {
            endProgress(progress, token);
            sendError(id, Fault::Internal, error.what());
        }
    }
    /// A client shows what began until it ends, also where the answer is an error.
    void endProgress(bool began, const Json &token) {
        if (began)
            notify("$/progress", {{"token", token}, {"value", {{"kind", "end"}}}});
    }
    static bool isLong(std::string_view method) {
        return method == "workspace/executeCommand" || method == "textDocument/codeLens" ||
               method == "textDocument/rename";
    }

    void notification(const std::string &method, const Json &params) {
        if (method == "exit") {
            over = true;
            return;
        }
        if (!isInitialized || isShutDown)
            return; // LSP 3.17, initialize: dropped
        try {
            if (method == "textDocument/didOpen")
                open(at(params, "textDocument"));
            else if (method == "textDocument/didChange")
                change(params);
            else if (method == "textDocument/didSave")
                readAgain(folderOf(params), true);
            else if (method == "textDocument/didClose")
                close(params);
            else if (method == "workspace/didChangeWatchedFiles")
                readAllAgain();
            else if (method == "initialized")
                watchFiles();
            // Others are not for this server, and those that begin with $/ may be passed over.
        } catch (const RequestError &error) {
            complain(method + ": " + error.what());
        } catch (const std::exception &error) {
            complain(method + ": " + error.what());
        }
    }

    Json answer(const std::string &method, const Json &params) {
        if (method == "initialize")
            return initialize(params);
        if (!isInitialized)
            throw RequestError(Fault::NotInitialized, "initialize comes first");
        if (isShutDown)
            throw RequestError(Fault::InvalidRequest, "the server is shut down");
        if (method == "shutdown") {
            isShutDown = true;
            return nullptr;
        }
        if (method == "completionItem/resolve")
            return resolve(params);
        if (method == "workspace/executeCommand")
            return execute(params);
        return answerAbout(method, params);
    }

    // ---- the life of a server ----------------------------------------------------------------------

    Json initialize(const Json &params) {
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
                {"capabilities", capabilities()}};
    }

    Json capabilities() const {
        return {
            {"positionEncoding", encoding == Encoding::Utf8 ? "utf-8" : "utf-16"},
            {"textDocumentSync", {{"openClose", true}, {"change", 2}, {"save", true}}},
            {"completionProvider",
             {{"resolveProvider", true}, {"triggerCharacters", {":", " ", "[", "/", "="}}}},
            {"hoverProvider", true},
            {"codeActionProvider",
             {{"codeActionKinds",
               {"quickfix", "source.fixAll.gatepost", "source.repairAll.gatepost"}}}},
            {"documentSymbolProvider", true},
            {"foldingRangeProvider", true},
            {"documentLinkProvider", {{"resolveProvider", false}}},
            {"definitionProvider", true},
            {"referencesProvider", true},
            {"renameProvider", {{"prepareProvider", true}}},
            {"codeLensProvider", {{"resolveProvider", false}}},
            {"inlayHintProvider", true},
            {"semanticTokensProvider",
             {{"legend", tokenLegend()}, {"full", {{"delta", true}}}, {"range", false}}},
            {"diagnosticProvider",
             {{"identifier", "gatepost"},
              {"interFileDependencies", true},
              {"workspaceDiagnostics", false}}},
            {"executeCommandProvider", {{"commands", kCommands}, {"workDoneProgress", true}}},
        };
    }

    void watchFiles() {
        if (!watches)
            return;
        Json watchers = Json::array();
        for (const char *pattern : {"**/gatepost.yaml", "**/asks.json", "**/*.kno", "**/robots.txt",
                                    "**/robots-ai.txt", "**/robots2.txt"})
            watchers.push_back({{"globPattern", pattern}});
        send({{"jsonrpc", "2.0"},
              {"id", "gatepost-watch"},
              {"method", "client/registerCapability"},
              {"params",
               {{"registrations",
                 Json::array({{{"id", "gatepost-watch"},
                               {"method", "workspace/didChangeWatchedFiles"},
                               {"registerOptions", {{"watchers", watchers}}}}})}}}});
    }

    // ---- texts -------------------------------------------------------------------------------------

    Document &documentOf(const Json &params) {
        const std::string &uri = textAt(at(params, "textDocument"), "uri");
        const auto found = documents.find(uri);
        if (found == documents.end())
            throw RequestError(Fault::InvalidParams,
                               "the text is not open: send textDocument/didOpen first");
        return found->second;
    }
    std::string folderOf(const Json &params) { return documentOf(params).folder; }

    static void mustFit(std::size_t size) {
        if (size > limits::kFile)
            throw RequestError(Fault::RequestFailed,
                               "the text is larger than 16 MiB, which is more than is read");
    }

    void open(const Json &item) {
        const std::string &uri = textAt(item, "uri");
        const std::string &text = textAt(item, "text");
        mustFit(text.size());
        if (!documents.contains(uri) && documents.size() >= kMostOpen)
            throw RequestError(Fault::RequestFailed,
                               "1000 texts are open, and more are not read: close some");
        Document document;
        if (auto path = filePathOf(uri, host.syntax)) {
            document.folder = std::move(path->folder);
            document.name = std::move(path->name);
        } else {
            document.name = uri.substr(uri.find_last_of("/:") + 1);
        }
        document.text = text;
        if (at(item, "version").is_number_integer())
            document.version = at(item, "version").get<std::int64_t>();
        const std::string folder = document.folder;
        documents.insert_or_assign(uri, std::move(document));
        readAgain(folder, false);
    }

    void change(const Json &params) {
        Document &document = documentOf(params);
        const Json &changes = at(params, "contentChanges");
        if (!changes.is_array())
            throw RequestError(Fault::InvalidParams, "“contentChanges” must be a list");
        std::string text = document.text; // all of the changes are made, or none
        for (const Json &each : changes) {
            const std::string &inserted = textAt(each, "text");
            if (at(each, "range").is_null()) {
                text = inserted;
            } else {
                const ByteRange range = rangeOf(Positions(text, encoding), at(each, "range"));
                text.replace(range.begin, range.size(), inserted);
            }
            mustFit(text.size());
        }
        document.text = std::move(text);
        const Json &version = at(at(params, "textDocument"), "version");
        if (version.is_number_integer())
            document.version = version.get<std::int64_t>();
        document.isChanged = true;
        readAgain(document.folder, false);
    }

    void close(const Json &params) {
        const std::string folder = folderOf(params);
        const std::string &uri = textAt(at(params, "textDocument"), "uri");
        documents.erase(uri);
        if (!pulls)
            notify("textDocument/publishDiagnostics",
                   {{"uri", uri}, {"diagnostics", Json::array()}});
        readAgain(folder, false);
        if (std::ranges::none_of(
                documents, [&folder](const auto &each) { return each.second.folder == folder; }))
            folders.erase(folder);
    }

    /// What is known of the folder no longer counts. `saved`: nor does its last commit.
    void readAgain(const std::string &folder, bool saved) {
        if (const auto known = folders.find(folder); known != folders.end()) {
            known->second.site.reset();
            known->second.effects.reset();
            if (saved) {
                known->second.head.reset();
                known->second.isHeadRead = false;
            }
        }
        for (auto &[uri, document] : documents)
            if (document.folder == folder)
                document.isChanged = true;
    }
    void readAllAgain() {
        for (auto &[path, folder] : folders)
            folder = {};
        for (auto &[uri, document] : documents)
            document.isChanged = true;
    }

    // ---- sites -------------------------------------------------------------------------------------

    OpenTexts openIn(const std::string &folder) const {
        OpenTexts open;
        if (!folder.empty())
            for (const auto &[uri, document] : documents)
                if (document.folder == folder)
                    open[document.name] = document.text;
        return open;
    }
    std::unique_ptr<FolderFiles> filesOf(const std::string &path) const {
        return path.empty() ? std::make_unique<NoFiles>() : host.folder(path);
    }
    const OpenSite &siteOf(const std::string &path) {
        Folder &folder = folders[path];
        if (!folder.site) {
            const OpenTexts open = openIn(path);
            const std::unique_ptr<FolderFiles> files = filesOf(path);
            folder.site =
                std::make_shared<OpenSite>(EditedFolder(*files, open), host.registry, host.now());
        }
        return *folder.site;
    }
    const OpenSite *headOf(const std::string &path) {
        Folder &folder = folders[path];
        if (!folder.isHeadRead) {
            folder.isHeadRead = true;
            if (const auto files = path.empty() ? nullptr : host.head(path))
                folder.head = std::make_shared<OpenSite>(*files, host.registry, host.now());
        }
        return folder.head.get();
    }
    const SiteEffects &effectsOf(const std::string &path) {
        const OpenSite &site = siteOf(path);
        const OpenSite *head = headOf(path);
        Folder &folder = folders[path];
        if (!folder.effects)
            folder.effects = site.effects(head);
        return *folder.effects;
    }

    /// As `check` finds them: in a site's file with its site, else in the file by itself.
    std::vector<Diagnostic> foundIn(const Document &document, const OpenSite &site) const {
        if (!document.folder.empty())
            if (const auto *found = site.found(document.name))
                return *found;
        if (document.name == kSettingsFile) {
            std::vector<Diagnostic> found;
            if (auto problem = settingsDiagnostic(document.text))
                found.push_back(std::move(*problem));
            return found;
        }
        const DialectId id = dialectOfFileName(document.name);
        if (dialect(id).syntax == Syntax::Yaml)
            return readAgentPolicy(YamlText(document.text), host.registry).faults;
        LintOptions options{.now = host.now()};
        options.registry = host.registry;
        return lintFile(Tree::parse(document.text, id), options);
    }

    std::string uriOf(const std::string &folder, const std::string &name) {
        for (const auto &[uri, document] : documents)
            if (document.folder == folder && document.name == name)
                return uri;
        return fileUri(filesOf(folder)->pathOf(name), host.syntax);
    }

    template <class Use>
    auto withView(const std::string &uri, const Document &document, const Use &use) {
        // A gatepost.yaml is not a text of a dialect; like a policy it is lines of YAML.
        const assist::Snapshot snapshot(document.text, document.name == kSettingsFile
                                                           ? DialectId::AgentPolicy
                                                           : dialectOfFileName(document.name));
        const Positions positions(document.text, encoding);
        const OpenSite &site = siteOf(document.folder);
        const std::vector<Diagnostic> found = foundIn(document, site);
        return use(View{uri, document.folder, document.name, snapshot, positions, site, found});
    }

    Json diagnosticsOf(const Document &document) {
        const Positions positions(document.text, encoding);
        Json list = Json::array();
        for (const Diagnostic &each : foundIn(document, siteOf(document.folder)))
            list.push_back(toJson(positions, each));
        return list;
    }

    bool publish() {
        if (pulls || isShutDown)
            return false;
        bool sent = false;
        for (auto &[uri, document] : documents) {
            if (!std::exchange(document.isChanged, false))
                continue;
            notify("textDocument/publishDiagnostics", {{"uri", uri},
                                                       {"version", document.version},
                                                       {"diagnostics", diagnosticsOf(document)}});
            sent = true;
        }
        return sent;
    }

    // ---- methods about a text ----------------------------------------------------------------------

    Json answerAbout(const std::string &method, const Json &params) {
        using Method = Json (State::*)(const View &, const Json &);
        static const std::map<std::string_view, Method> methods = {
            {"textDocument/hover", &State::hoverMethod},
            {"textDocument/completion", &State::completionMethod},
            {"textDocument/codeAction", &State::codeActionMethod},
            {"textDocument/documentSymbol", &State::symbolMethod},
            {"textDocument/foldingRange", &State::foldingMethod},
            {"textDocument/documentLink", &State::linkMethod},
            {"textDocument/definition", &State::definitionMethod},
            {"textDocument/references", &State::referencesMethod},
            {"textDocument/prepareRename", &State::prepareRenameMethod},
            {"textDocument/rename", &State::renameMethod},
            {"textDocument/codeLens", &State::lensMethod},
            {"textDocument/inlayHint", &State::hintMethod},
            {"textDocument/semanticTokens/full", &State::tokensMethod},
            {"textDocument/semanticTokens/full/delta", &State::tokensDeltaMethod},
        };
        if (method == "textDocument/diagnostic")
            return {{"kind", "full"}, {"items", diagnosticsOf(documentOf(params))}};
        const auto found = methods.find(method);
        if (found == methods.end())
            throw RequestError(Fault::MethodNotFound, "“" + method + "” is not a method");
        const Document &document = documentOf(params);
        return withView(textAt(at(params, "textDocument"), "uri"), document,
                        [&](const View &view) { return (this->*found->second)(view, params); });
    }

    Json hoverMethod(const View &view, const Json &params) {
        return hover(view, positionOf(at(params, "position")));
    }
    Json completionMethod(const View &view, const Json &params) {
        return completion(view, positionOf(at(params, "position")), ++lists, completions);
    }
    Json resolve(const Json &given) {
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
    Json codeActionMethod(const View &view, const Json &params) {
        return codeActions(view, params);
    }
    Json symbolMethod(const View &view, const Json &) { return symbols(view); }
    Json foldingMethod(const View &view, const Json &) { return foldings(view); }
    Json linkMethod(const View &view, const Json &) {
        return links(view, [&](const std::string &name) { return uriOf(view.folder, name); });
    }
    Json lensMethod(const View &view, const Json &) {
        mustBeRead(view.site);
        const SiteEffects &effects = effectsOf(view.folder);
        return lenses(view, effects);
    }
    Json hintMethod(const View &view, const Json &params) {
        return hints(view, rangeOf(view.positions, at(params, "range")));
    }

    // ---- agents ------------------------------------------------------------------------------------

    /// The text of a file of the folder, open or not; absent: the file does not exist. A file that cannot be read is an
    /// error: an edit of the others would be half of a change.
    std::optional<std::string> textOf(const std::string &folder, const std::string &name) {
        const OpenTexts open = openIn(folder);
        const auto files = filesOf(folder);
        auto read = EditedFolder(*files, open).read(name);
        if (!read)
            throw RequestError(Fault::RequestFailed, read.error().english());
        return *std::move(read);
    }
    /// What is counted or changed over a whole site would be wrong without one of its files.
    static void mustBeRead(const OpenSite &site) {
        for (const auto *unread : {&site.folder().unread, &site.folder().side.unread})
            if (!unread->empty())
                throw RequestError(Fault::RequestFailed, unread->front().why.english());
    }
    /// The files of the folder that may name agents.
    std::vector<std::string> agentFilesOf(const View &view) {
        std::vector<std::string> names;
        for (const auto &file : view.site.folder().policies)
            if (file)
                names.push_back(file->name);
        if (view.site.folder().agentPolicy)
            names.push_back(view.site.folder().agentPolicy->name);
        if (view.site.folder().side.settingsText)
            names.emplace_back(kSettingsFile);
        if (!std::ranges::contains(names, view.name))
            names.push_back(view.name);
        return names;
    }
    std::optional<AgentPlace> agentAt(const View &view, const Json &params) {
        const std::uint32_t offset = view.positions.offset(positionOf(at(params, "position")));
        for (const AgentPlace &place : agentsIn(view.name, view.text()))
            if (place.range.begin <= offset && offset <= place.range.end)
                return place;
        return std::nullopt;
    }
    /// Calls `use` with each file's address, positions and those places in it that name the agent.
    template <class Use>
    void eachPlace(const View &view, std::string_view agent, const Use &use) {
        for (const std::string &name : agentFilesOf(view)) {
            std::optional<std::string> text;
            if (name == view.name)
                text.emplace(view.text());
            else
                text = textOf(view.folder, name);
            if (!text)
                continue;
            // An editor shows no byte order mark, and what it sends is counted as it is sent: a file that it has not opened is
            // counted as it would send it.
            constexpr std::string_view kMark = "\xEF\xBB\xBF";
            if (!documents.contains(uriOf(view.folder, name)) && text->starts_with(kMark))
                text->erase(0, kMark.size());
            std::vector<AgentPlace> places = agentsIn(name, *text);
            std::erase_if(places, [&](const AgentPlace &place) {
                return !equalsIgnoringCase(slice(*text, place.range), agent);
            });
            if (!places.empty())
                use(name == view.name ? view.uri : uriOf(view.folder, name),
                    Positions(*text, encoding), places);
        }
    }
    Json placesJson(const View &view, std::string_view agent, bool groupsAlone) {
        Json list = Json::array();
        eachPlace(view, agent,
                  [&](const std::string &uri, const Positions &positions,
                      const std::vector<AgentPlace> &places) {
                      for (const AgentPlace &place : places)
                          if (!groupsAlone || place.opensGroup)
                              list.push_back(
                                  {{"uri", uri}, {"range", toJson(positions, place.range)}});
                  });
        return list;
    }

    Json definitionMethod(const View &view, const Json &params) {
        if (const auto agent = agentAt(view, params))
            return placesJson(view, slice(view.text(), agent->range), true);
        const Tree *tree = view.isSettings() ? nullptr : view.snapshot.tree();
        const std::uint32_t offset = view.positions.offset(positionOf(at(params, "position")));
        const auto line = tree != nullptr ? tree->lineAt(offset) : std::nullopt;
        if (!line || !tree->lines()[*line].is(DirectiveId::Chain))
            return nullptr;
        const std::string url(tree->value(tree->lines()[*line]));
        const auto name = chainedFileName(view.site.settings(), url);
        if (!name || !textOf(view.folder, *name))
            return nullptr;
        return {{"uri", uriOf(view.folder, *name)},
                {"range", {{"start", toJson(Position())}, {"end", toJson(Position())}}}};
    }
    Json referencesMethod(const View &view, const Json &params) {
        const auto agent = agentAt(view, params);
        return agent ? placesJson(view, slice(view.text(), agent->range), false) : Json(nullptr);
    }
    static bool isName(std::string_view value) {
        return agentValueKind(value) == AgentValueKind::Token;
    }
    /// An agent that has a name: not * and not a pattern.
    std::optional<AgentPlace> renamableAt(const View &view, const Json &params) {
        const auto place = agentAt(view, params);
        return place && isName(slice(view.text(), place->range)) ? place : std::nullopt;
    }
    Json prepareRenameMethod(const View &view, const Json &params) {
        const auto place = renamableAt(view, params);
        return place ? toJson(view.positions, place->range) : Json(nullptr);
    }
    Json renameMethod(const View &view, const Json &params) {
        const std::string &wanted = textAt(params, "newName");
        mustBeRead(view.site);
        const auto place = renamableAt(view, params);
        if (!place)
            throw RequestError(Fault::RequestFailed, "this place does not name an agent");
        const auto fits = [](char c) {
            return isAlpha(c) || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
        };
        if (!isName(wanted) || !std::ranges::all_of(wanted, fits))
            throw RequestError(Fault::RequestFailed, "the name of an agent is written with the "
                                                     "letters A to Z, digits, “-”, “_” and “.”");
        Json changes = Json::object();
        eachPlace(view, slice(view.text(), place->range),
                  [&](const std::string &uri, const Positions &positions,
                      const std::vector<AgentPlace> &places) {
                      TextEdit edit;
                      for (const AgentPlace &each : places)
                          edit.add({each.range, wanted});
                      changes[uri] = toJson(positions, edit);
                  });
        return {{"changes", std::move(changes)}};
    }

    // ---- tokens ------------------------------------------------------------------------------------

    Json keepTokens(const View &view, std::vector<std::uint32_t> data) {
        Document &document = documents.at(view.uri);
        document.tokens = std::move(data);
        document.tokensId = ++tokenIds;
        return std::to_string(document.tokensId);
    }
    Json tokensMethod(const View &view, const Json &) {
        std::vector<std::uint32_t> data = tokens(view, encoding);
        Json list = data;
        return {{"resultId", keepTokens(view, std::move(data))}, {"data", std::move(list)}};
    }
    Json tokensDeltaMethod(const View &view, const Json &params) {
        const Document &document = documents.at(view.uri);
        if (document.tokensId == 0 ||
            textAt(params, "previousResultId") != std::to_string(document.tokensId))
            return tokensMethod(view, params);
        const std::vector<std::uint32_t> old = document.tokens;
        std::vector<std::uint32_t> data = tokens(view, encoding);
        const auto [oldBegin, newBegin] = std::ranges::mismatch(old, data);
        const auto same = static_cast<std::size_t>(newBegin - data.begin());
        const std::size_t most = std::min(old.size(), data.size()) - same;
        std::size_t tail = 0;
        while (tail < most && old[old.size() - 1 - tail] == data[data.size() - 1 - tail])
            ++tail;
        Json edits = Json::array();
        if (same + tail < old.size() || same + tail < data.size())
            edits.push_back({{"start", same},
                             {"deleteCount", old.size() - same - tail},
                             {"data", std::vector<std::uint32_t>(
                                          data.begin() + static_cast<std::ptrdiff_t>(same),
                                          data.end() - static_cast<std::ptrdiff_t>(tail))}});
        return {{"resultId", keepTokens(view, std::move(data))}, {"edits", std::move(edits)}};
    }

    // ---- commands ----------------------------------------------------------------------------------

    Json execute(const Json &params) {
        const std::string &name = textAt(params, "command");
        if (!std::ranges::contains(kCommands, name))
            throw RequestError(Fault::InvalidParams, "“" + name + "” is not a command");
        const Json &given = at(params, "arguments");
        const Json arguments = given.is_array() && !given.empty() ? given.front() : Json();
        const std::string &uri = textAt(arguments, "uri");
        std::string folder;
        if (const auto open = documents.find(uri); open != documents.end())
            folder = open->second.folder;
        if (folder.empty())
            throw RequestError(Fault::InvalidParams,
                               "“uri” must be an open file of the site's folder");
        const OpenSite &site = siteOf(folder);
        mustBeRead(site);
        if (site.site().present().empty())
            throw RequestError(Fault::RequestFailed, "there is no policy file in the folder");
        const OpenSite *before = name == "gatepost.diff" ? headOf(folder) : nullptr;
        return command(name, arguments, site, before);
    }

    Host host;
    Encoding encoding = Encoding::Utf16;
    bool isInitialized = false;
    bool isShutDown = false;
    bool over = false;
    bool pulls = false;
    bool watches = false;
    std::map<std::string, Document, std::less<>> documents; ///< by their addresses
    std::map<std::string, Folder, std::less<>> folders;     ///< by their paths
    std::vector<assist::Completion> completions;            ///< of the last list
    std::uint64_t lists = 0;
    std::uint64_t tokenIds = 0;
    std::deque<Json> waiting;
    std::vector<std::string> out;
};

Server::Server(Host host) : m_state(std::make_unique<State>(std::move(host))) {}
Server::~Server() = default;
Server::Server(Server &&) noexcept = default;
Server &Server::operator=(Server &&) noexcept = default;

void Server::take(std::string_view message) {
    m_state->take(message);
}

void Server::fault(const std::string &why) {
    m_state->sendError(nullptr, Fault::Parse, why);
}

bool Server::work() {
    return m_state->work();
}

std::vector<std::string> Server::sent() {
    return std::exchange(m_state->out, {});
}

bool Server::isOver() const {
    return m_state->over;
}

int Server::status() const {
    return m_state->isShutDown ? 0 : 1;
}

} // namespace gatepost::lsp
