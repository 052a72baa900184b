// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A site as a folder. What is in one is in core/store/sitefolder.h.

#include "core/store/sitefolder.h"
#include "ui/bridge/language.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"
#include "ui/site/site.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace gatepost::ui {

namespace {

const char kSampleFolder[] = ":/sample";

/// A folder that is compiled into the program.
class ResourceFolder final : public FolderFiles {
public:
    explicit ResourceFolder(const QString &folder) : m_folder(folder) {}
    [[nodiscard]] std::expected<std::optional<std::string>, Message>
    read(const std::string &name) const override {
        QFile file(m_folder.filePath(pathFromBytes(name)));
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        return file.readAll().toStdString();
    }
    [[nodiscard]] std::expected<std::vector<std::string>, Message> names() const override {
        std::vector<std::string> found;
        for (const QString &name : m_folder.entryList(QDir::Files, QDir::Name))
            found.push_back(pathBytes(name));
        return found;
    }
    [[nodiscard]] std::string pathOf(const std::string &name) const override {
        return pathBytes(m_folder.filePath(pathFromBytes(name)));
    }

private:
    QDir m_folder;
};

} // namespace

std::unique_ptr<FolderFiles> SiteModel::folderFiles() const {
    if (m_folder.startsWith(QLatin1Char(':')))
        return std::make_unique<ResourceFolder>(m_folder);
    return std::make_unique<DiskFolder>(FileSystem::real(), pathBytes(m_folder));
}

std::expected<void, QString> SiteModel::openFolder(const QString &folder) {
    const QDir dir(folder);
    if (!dir.exists())
        return std::unexpected(tr("There is no folder %1.").arg(QDir::toNativeSeparators(folder)));
    const bool isSample = folder == QLatin1String(kSampleFolder);
    closeAll();
    m_folder = isSample ? folder : dir.absolutePath();
    const auto files = folderFiles();
    SiteFolder found = readSiteFolder(*files);
    const auto take = [&](Role role, std::optional<StoredFile> &file) {
        if (!file)
            return;
        auto document = std::make_unique<Document>(roleDialect(role));
        document->setLoaded(isSample ? QString() : pathFromBytes(files->pathOf(file->name)),
                            isSample ? inOwnLanguage(file->bytes) : std::move(file->bytes));
        add(role, std::move(document));
    };
    for (const FileRoleRow &row : siteFiles())
        take(row.role, found.policies[FileId(row.role).index()]);
    take(Role::AgentPolicy, found.agentPolicy);
    QStringList complaints;
    for (const UnreadFile &file : found.unread)
        complaints << text(file.why);
    complaints += takeSideFiles(std::move(found.side));
    openChainFiles();
    m_savedCompiled.reset();
    recompile();
    emit filesChanged();
    emit settingsChanged();
    emit asksChanged();
    setCurrent(m_files.isEmpty() ? nullptr : m_files.first().document);
    if (!complaints.isEmpty())
        return std::unexpected(complaints.join(QLatin1Char('\n')));
    return {};
}

void SiteModel::openSample() {
    // A broken sample is a broken build: tests open it and look for complaints.
    if (const auto opened = openFolder(QString::fromLatin1(kSampleFolder)); !opened)
        qWarning("sample site: %s", qPrintable(opened.error()));
}

ChainFetch SiteModel::chainFetch(bool saved) const {
    return [this, saved](const std::string &url) -> std::expected<std::string, Message> {
        const QString wanted = QString::fromStdString(url);
        for (const SiteFile &file : m_files)
            if (file.role == Role::Chained && file.url == wanted)
                return std::string(saved ? file.document->savedTree().text()
                                         : file.document->bytes());
        if (m_folder.isEmpty())
            return std::unexpected<Message>(
                GATEPOST_TEXT("store", "The site is not saved in a folder yet."));
        return readChainedFile(*folderFiles(), m_settings, url);
    };
}

void SiteModel::openChainFiles() {
    const Document *robots2 = document(Role::Robots2);
    if (!robots2)
        return;
    const Chain chain = followChain(robots2->tree(), chainFetch(false));
    for (const ChainedFile &file : chain.files) {
        const QString url = QString::fromStdString(file.url);
        const auto open = std::ranges::any_of(m_files, [&](const SiteFile &one) {
            return one.role == Role::Chained && one.url == url;
        });
        if (open)
            continue;
        auto document = std::make_unique<Document>(roleDialect(Role::Chained));
        const bool isSample = m_folder == QLatin1String(kSampleFolder);
        const auto name = chainedFileName(m_settings, file.url);
        document->setLoaded(isSample || !name ? QString()
                                              : pathFromBytes(folderFiles()->pathOf(*name)),
                            std::string(file.tree.text()));
        add(Role::Chained, std::move(document), url);
    }
}

} // namespace gatepost::ui
