// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A site as a folder: well-known files, gatepost.yaml, asks.json, chain/HOST/PATH.

#include "ui/bridge/language.h"
#include "ui/bridge/text.h"
#include "ui/site/site.h"

#include <QDir>
#include <QFileInfo>

namespace gatepost::ui {

namespace {

const char kSampleFolder[] = ":/sample";

} // namespace

std::expected<void, QString> SiteModel::openFolder(const QString &folder) {
    const QDir dir(folder);
    if (!dir.exists())
        return std::unexpected(tr("There is no folder %1.").arg(QDir::toNativeSeparators(folder)));
    const bool isSample = folder == QLatin1String(kSampleFolder);
    QStringList complaints;
    closeAll();
    m_folder = isSample ? folder : dir.absolutePath();

    const auto read = [&](const QString &name) -> std::optional<std::string> {
        if (!dir.exists(name))
            return std::nullopt;
        auto bytes = Document::readFile(dir.filePath(name));
        if (!bytes) {
            complaints << bytes.error();
            return std::nullopt;
        }
        return std::move(*bytes);
    };
    for (const Role role : {Role::Robots, Role::RobotsAi, Role::Robots2, Role::AgentPolicy}) {
        QString name = roleFileName(role);
        if (role == Role::AgentPolicy) {
            const QStringList found =
                dir.entryList({QStringLiteral("*.kno")}, QDir::Files, QDir::Name);
            if (found.isEmpty())
                continue;
            name = found.first();
        }
        if (auto bytes = read(name)) {
            auto document = std::make_unique<Document>(roleDialect(role));
            document->setLoaded(isSample ? QString() : dir.filePath(name),
                                isSample ? inOwnLanguage(*bytes) : std::move(*bytes));
            add(role, std::move(document));
        }
    }
    complaints += readSideFiles();
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

QString SiteModel::chainFilePath(const QString &url) const {
    if (m_folder.isEmpty())
        return {};
    const QDir dir(m_folder);
    if (const auto mapped = m_settings.chain.find(url.toStdString());
        mapped != m_settings.chain.end())
        return dir.filePath(text(mapped->second));
    const auto name = chainFileName(url.toStdString());
    return name ? dir.filePath(text(*name)) : QString();
}

ChainFetch SiteModel::chainFetch(bool saved) const {
    return [this, saved](const std::string &url) -> std::expected<std::string, std::string> {
        const QString wanted = QString::fromStdString(url);
        for (const SiteFile &file : m_files)
            if (file.role == Role::Chained && file.url == wanted)
                return std::string(saved ? file.document->savedTree().text()
                                         : file.document->bytes());
        const QString path = chainFilePath(wanted);
        if (path.isEmpty() || !QFileInfo::exists(path))
            return std::unexpected(std::string("no local file stands for it"));
        auto bytes = Document::readFile(path);
        if (!bytes)
            return std::unexpected(bytes.error().toStdString());
        return std::move(*bytes);
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
        auto document = std::make_unique<Document>(DialectId::Robots2);
        const bool isSample = m_folder == QLatin1String(kSampleFolder);
        document->setLoaded(isSample ? QString() : chainFilePath(url),
                            std::string(file.tree.text()));
        add(Role::Chained, std::move(document), url);
    }
}

} // namespace gatepost::ui
