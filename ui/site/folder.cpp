// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A site as a folder: well-known files, gatepost.yaml, asks.json, chain/HOST/PATH.

#include "core/text/ascii.h"
#include "ui/bridge/text.h"
#include "ui/site/site.h"

#include <QDir>
#include <QFileInfo>

#include <yaml-cpp/yaml.h>

namespace gatepost::ui {

namespace {

const char kSampleFolder[] = ":/sample";

/// chain/HOST/PATH: what is not [A-Za-z0-9._/-] as %XX.
QString escapedPath(const QString &hostAndPath) {
    QString out;
    for (const char c : hostAndPath.toUtf8()) {
        if (isAlnum(c) || c == '.' || c == '_' || c == '/' || c == '-')
            out += QLatin1Char(c);
        else
            out += QStringLiteral("%%1")
                       .arg(static_cast<unsigned char>(c), 2, 16, QLatin1Char('0'))
                       .toUpper();
    }
    return out;
}

QString scalar(const YAML::Node &node) {
    return node.IsScalar() ? QString::fromStdString(node.Scalar()) : QString();
}

QStringList scalars(const YAML::Node &list) {
    QStringList out;
    if (list.IsSequence())
        for (const YAML::Node &item : list)
            if (item.IsScalar())
                out << scalar(item);
    return out;
}

/// gatepost.yaml: paths, agents, chain, tests. Keys that are not known are left alone.
std::expected<SiteSettings, QString> parseSettings(const std::string &yaml) {
    SiteSettings settings;
    try {
        const YAML::Node root = YAML::Load(yaml);
        if (root.IsNull())
            return settings;
        if (!root.IsMap())
            return std::unexpected(
                SiteModel::tr("gatepost.yaml is not a list of keys and values."));
        settings.samplePaths = scalars(root["paths"]);
        settings.agents = scalars(root["agents"]);
        if (const YAML::Node chain = root["chain"]; chain && chain.IsMap())
            for (const auto &row : chain)
                settings.chainFiles.emplace_back(scalar(row.first), scalar(row.second));
        if (const YAML::Node tests = root["tests"]; tests && tests.IsSequence())
            for (const YAML::Node &row : tests) {
                if (!row.IsMap())
                    continue;
                const auto value = [&](const char *key) {
                    const YAML::Node node = row[key];
                    return node ? scalar(node) : QString();
                };
                settings.tests.push_back({value("agent"), value("path"),
                                          parseInstant(value("at").toStdString()),
                                          value("expect")});
            }
    } catch (const YAML::Exception &error) {
        return std::unexpected(SiteModel::tr("gatepost.yaml, line %1: %2")
                                   .arg(error.mark.line + 1)
                                   .arg(QString::fromStdString(error.msg)));
    }
    return settings;
}

} // namespace

std::expected<void, QString> SiteModel::openFolder(const QString &folder) {
    const QDir dir(folder);
    if (!dir.exists())
        return std::unexpected(tr("There is no folder %1.").arg(folder));
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
            document->setLoaded(isSample ? QString() : dir.filePath(name), std::move(*bytes));
            add(role, std::move(document));
        }
    }
    if (const auto yaml = read(QStringLiteral("gatepost.yaml"))) {
        if (auto settings = parseSettings(*yaml))
            m_settings = std::move(*settings);
        else
            complaints << settings.error();
    }
    if (const auto json = read(QStringLiteral("asks.json"))) {
        if (auto asks = readAskRehearsal(*json))
            m_asks = std::move(*asks);
        else
            complaints << QStringLiteral("asks.json: ") + text(asks.error());
    }
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
    for (const auto &[from, to] : m_settings.chainFiles)
        if (from == url)
            return dir.filePath(to);
    const qsizetype scheme = url.indexOf(QLatin1String("://"));
    if (scheme < 0)
        return {};
    QString rest = url.mid(scheme + 3);
    if (const qsizetype fragment = rest.indexOf(QLatin1Char('#')); fragment >= 0)
        rest.truncate(fragment);
    return dir.filePath(QStringLiteral("chain/") + escapedPath(rest));
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
