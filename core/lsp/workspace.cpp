// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/lsp/workspace.h"

#include "core/dialect/dialect.h"
#include "core/lint/lint.h"
#include "core/lsp/addresses.h"
#include "core/render/agentpolicy.h"
#include "core/text/limits.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace gatepost::lsp {

namespace {

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

void mustFit(std::size_t size) {
    if (size > limits::kFile)
        throw RequestError(Fault::RequestFailed,
                           "the text is larger than 16 MiB, which is more than is read");
}

/// Clients that know only kinds of files send every YAML file that is open.
bool isOfOthers(std::string_view name) {
    return name != kSettingsFile && !name.ends_with(".kno") &&
           dialect(dialectOfFileName(name)).syntax == Syntax::Yaml;
}

void forgetWhatFollows(Document &document) {
    document.positions.reset();
    document.snapshot.reset();
    document.alone.reset();
    document.aloneInFull.reset();
    document.isChanged = true;
}

} // namespace

// ---- texts -------------------------------------------------------------------------------------------

Document *Workspace::find(std::string_view uri) {
    const auto found = m_documents.find(uri);
    return found == m_documents.end() ? nullptr : &found->second;
}

Document &Workspace::document(const Json &params) {
    if (Document *found = find(textAt(at(params, "textDocument"), "uri")))
        return *found;
    throw RequestError(Fault::InvalidParams,
                       "the text is not open: send textDocument/didOpen first");
}

void Workspace::open(const Json &params) {
    const Json &item = at(params, "textDocument");
    const std::string &uri = textAt(item, "uri");
    const std::string &text = textAt(item, "text");
    mustFit(text.size());
    if (!m_documents.contains(uri) && m_documents.size() >= kMostOpen)
        throw RequestError(Fault::RequestFailed,
                           "1000 texts are open, and more are not read: close some");
    Document document;
    document.uri = uri;
    if (auto path = filePathOf(uri, m_host.syntax)) {
        document.folder = std::move(path->folder);
        document.name = std::move(path->name);
    } else {
        document.name = uri.substr(uri.find_last_of("/:") + 1);
    }
    document.isForeign = isOfOthers(document.name);
    document.text = text;
    if (at(item, "version").is_number_integer())
        document.version = at(item, "version").get<std::int64_t>();
    const std::string folder = document.folder;
    m_documents.insert_or_assign(uri, std::move(document));
    readAgain(folder, false);
}

void Workspace::change(const Json &params, Encoding encoding) {
    Document &changed = document(params);
    const Json &changes = at(params, "contentChanges");
    if (!changes.is_array())
        throw RequestError(Fault::InvalidParams, "“contentChanges” must be a list");
    std::string text = changed.text; // all of the changes are made, or none
    bool isSame = true;              // `text` and the document's
    for (const Json &each : changes) {
        const std::string &inserted = textAt(each, "text");
        const Json &range = at(each, "range");
        if (range.is_null()) {
            text = inserted;
        } else {
            const ByteRange bytes =
                rangeOf(isSame ? positionsOf(changed, encoding) : Positions(text, encoding), range);
            mustFit(text.size() - bytes.size() + inserted.size());
            text.replace(bytes.begin, bytes.size(), inserted);
        }
        isSame = false;
        mustFit(text.size());
    }
    changed.text = std::move(text);
    forgetWhatFollows(changed);
    const Json &version = at(at(params, "textDocument"), "version");
    if (version.is_number_integer())
        changed.version = version.get<std::int64_t>();
    readAgain(changed.folder, false);
}

void Workspace::close(const Json &params) {
    const std::string folder = document(params).folder;
    m_documents.erase(textAt(at(params, "textDocument"), "uri"));
    readAgain(folder, false);
    if (std::ranges::none_of(m_documents,
                             [&](const auto &each) { return each.second.folder == folder; }))
        m_folders.erase(folder);
}

void Workspace::readAgain(const std::string &folder, bool saved) {
    if (const auto known = m_folders.find(folder); known != m_folders.end()) {
        Folder &it = known->second;
        if (it.site)
            it.last = std::exchange(it.site, nullptr);
        it.effects.reset();
        if (saved) {
            it.head.reset();
            it.isHeadRead = false;
        }
    }
    for (auto &[uri, document] : m_documents)
        if (document.folder == folder)
            document.isChanged = true;
}

void Workspace::forgetOld() {
    for (auto &[path, folder] : m_folders)
        folder.old.reset();
}

void Workspace::readAllAgain() {
    for (auto &[path, folder] : m_folders)
        folder = {};
    for (auto &[uri, document] : m_documents)
        document.isChanged = true;
}

// ---- what follows from them --------------------------------------------------------------------------

const Positions &Workspace::positionsOf(Document &document, Encoding encoding) {
    if (!document.positions)
        document.positions.emplace(document.text, encoding);
    return *document.positions;
}

OpenTexts Workspace::openIn(const std::string &folder) const {
    OpenTexts open;
    if (!folder.empty())
        for (const auto &[uri, document] : m_documents)
            if (document.folder == folder)
                open[document.name] = document.text;
    return open;
}

std::unique_ptr<FolderFiles> Workspace::filesOf(const std::string &folder) const {
    return folder.empty() ? std::make_unique<NoFiles>() : m_host.folder(folder);
}

const OpenSite &Workspace::siteOf(const std::string &path) {
    Folder &folder = m_folders[path];
    if (!folder.site) {
        const OpenTexts open = openIn(path);
        const std::unique_ptr<FolderFiles> files = filesOf(path);
        folder.site = std::make_shared<OpenSite>(EditedFolder(*files, open), m_host.registry,
                                                 m_host.now(), folder.last.get());
        folder.old = std::exchange(folder.last, nullptr);
    }
    return *folder.site;
}

const OpenSite *Workspace::headOf(const std::string &path) {
    Folder &folder = m_folders[path];
    if (!folder.isHeadRead) {
        folder.isHeadRead = true;
        if (const auto files = path.empty() ? nullptr : m_host.head(path))
            folder.head =
                std::make_shared<OpenSite>(*files, m_host.registry, m_host.now(), nullptr);
    }
    return folder.head.get();
}

const SiteEffects &Workspace::effectsOf(const std::string &path) {
    const OpenSite &site = siteOf(path);
    const OpenSite *head = headOf(path);
    Folder &folder = m_folders[path];
    if (!folder.effects)
        folder.effects = site.effects(head);
    return *folder.effects;
}

std::vector<Diagnostic> Workspace::foundAlone(const Document &document, std::size_t most) const {
    if (document.name == kSettingsFile) {
        std::vector<Diagnostic> found;
        if (auto problem = settingsDiagnostic(document.text))
            found.push_back(std::move(*problem));
        return found;
    }
    const DialectId id = dialectOfFileName(document.name);
    if (dialect(id).syntax == Syntax::Yaml)
        return readAgentPolicy(YamlText(document.text), m_host.registry).faults;
    LintOptions options{.now = m_host.now(), .most = most};
    options.registry = m_host.registry;
    return lintFile(Tree::parse(document.text, id), options);
}

const std::vector<Diagnostic> &Workspace::problemsOf(Document &document) {
    static const std::vector<Diagnostic> none;
    if (document.isForeign)
        return none;
    if (!document.folder.empty())
        if (const auto *found = siteOf(document.folder).found(document.name))
            return *found;
    if (!document.alone)
        document.alone = foundAlone(document, kMostListed);
    return *document.alone;
}

const std::vector<Diagnostic> &Workspace::problemsInFullOf(Document &document) {
    const std::vector<Diagnostic> &listed = problemsOf(document);
    if (!isCut(listed))
        return listed;
    if (!document.folder.empty())
        if (const auto *found = siteOf(document.folder).foundInFull(document.name))
            return *found;
    if (!document.aloneInFull)
        document.aloneInFull = foundAlone(document, std::numeric_limits<std::size_t>::max());
    return *document.aloneInFull;
}

View Workspace::viewOf(Document &document, Encoding encoding) {
    // A gatepost.yaml is not a text of a dialect; like a policy it is lines of YAML.
    if (!document.snapshot)
        document.snapshot.emplace(document.text, document.name == kSettingsFile
                                                     ? DialectId::AgentPolicy
                                                     : dialectOfFileName(document.name));
    return {document.uri,
            document.folder,
            document.name,
            *document.snapshot,
            positionsOf(document, encoding),
            siteOf(document.folder),
            problemsOf(document),
            [this, &document]() -> const std::vector<Diagnostic> & {
                return problemsInFullOf(document);
            }};
}

// ---- files, open or not ------------------------------------------------------------------------------

std::optional<std::string> Workspace::textOf(const std::string &folder, const std::string &name) {
    const OpenTexts open = openIn(folder);
    const auto files = filesOf(folder);
    auto read = EditedFolder(*files, open).read(name);
    if (!read)
        throw RequestError(Fault::RequestFailed, read.error().english());
    // An editor shows no byte order mark, and what it sends is counted as it is sent: a file that it has not opened is counted
    // as it would send it.
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (*read && find(uriOf(folder, name)) == nullptr && (*read)->starts_with(kMark))
        (*read)->erase(0, kMark.size());
    return *std::move(read);
}

std::string Workspace::uriOf(const std::string &folder, const std::string &name) {
    for (const auto &[uri, document] : m_documents)
        if (document.folder == folder && document.name == name)
            return uri;
    return fileUri(filesOf(folder)->pathOf(name), m_host.syntax);
}

} // namespace gatepost::lsp
