// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// OpenFiles: a site as a folder. What is in one is in core/store/sitefolder.h.

#include "core/store/sitefolder.h"
#include "ui/bridge/language.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"
#include "ui/site/openfiles.h"
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

bool OpenFiles::isSample() const {
    return m_folder == QLatin1String(kSampleFolder);
}

bool OpenFiles::hasRealFolder() const {
    return !m_folder.isEmpty() && !m_folder.startsWith(QLatin1Char(':'));
}

std::unique_ptr<FolderFiles> OpenFiles::folderFiles() const {
    if (m_folder.startsWith(QLatin1Char(':')))
        return std::make_unique<ResourceFolder>(m_folder);
    return std::make_unique<DiskFolder>(FileSystem::real(), pathBytes(m_folder));
}

/// The site gets the folder of its first file.
void OpenFiles::takeFolder(const QString &path) {
    const bool wasSample = !m_folder.isEmpty();
    m_folder = QFileInfo(path).absolutePath();
    // What was made before there was a folder stays; saving asks if the folder holds something else.
    if (wasSample || m_site.side().isModified())
        return;
    // What cannot be read is said when it is to be written.
    (void)m_site.side().take(readSideFiles(*folderFiles()));
    m_site.side().announce();
}

std::expected<void, QString> OpenFiles::openFolder(const QString &folder) {
    const QDir dir(folder);
    if (!dir.exists())
        return std::unexpected(
            SiteModel::tr("There is no folder %1.").arg(QDir::toNativeSeparators(folder)));
    closeAll();
    m_folder = folder == QLatin1String(kSampleFolder) ? folder : dir.absolutePath();
    const auto files = folderFiles();
    SiteFolder found = readSiteFolder(*files);
    const auto take = [&](Role role, std::optional<StoredFile> &file) {
        if (!file)
            return;
        auto document = std::make_unique<Document>(roleDialect(role));
        document->setLoaded(isSample() ? QString() : pathFromBytes(files->pathOf(file->name)),
                            isSample() ? inOwnLanguage(file->bytes) : std::move(file->bytes));
        add(role, std::move(document));
    };
    for (const FileRoleRow &row : siteFiles())
        take(row.role, found.policies[FileId(row.role).index()]);
    take(Role::AgentPolicy, found.agentPolicy);
    QStringList complaints;
    for (const UnreadFile &file : found.unread)
        complaints << text(file.why);
    complaints += m_site.side().take(std::move(found.side));
    m_site.chained().open();
    m_site.analysis().forgetSaved();
    m_site.analysis().renew();
    emit filesChanged();
    m_site.side().announce();
    setCurrent(m_files.isEmpty() ? nullptr : m_files.first().document);
    if (!complaints.isEmpty())
        return std::unexpected(complaints.join(QLatin1Char('\n')));
    return {};
}

void OpenFiles::openSample() {
    // A broken sample is a broken build: tests open it and look for complaints.
    if (const auto opened = openFolder(QString::fromLatin1(kSampleFolder)); !opened)
        qWarning("sample site: %s", qPrintable(opened.error()));
}

} // namespace gatepost::ui
