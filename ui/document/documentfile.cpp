// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Loading and saving. A save happens whole or not at all (QSaveFile), and is read back.

#include "ui/bridge/text.h"
#include "ui/document/document.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>
#include <QUndoStack>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace gatepost::ui {

namespace {

std::expected<void, QString> writeFile(const QString &path, std::string_view bytes) {
    const QFileInfo info(path);
    // QSaveFile would replace a device or a pipe by a regular file.
    if (info.exists() && !info.isFile())
        return std::unexpected(
            Document::tr("%1 is not a regular file; it was not written.").arg(path));
    QSaveFile file(path);
    const auto size = static_cast<qint64>(bytes.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), size) != size ||
        !file.commit())
        return std::unexpected(
            Document::tr("%1 could not be written: %2. The file on disk is as it was.")
                .arg(path, file.errorString()));
    const auto back = Document::readFile(path);
    if (!back || *back != bytes)
        return std::unexpected(
            Document::tr(
                "%1 was written but reads back differently. Keep this window open and save "
                "a copy elsewhere.")
                .arg(path));
#ifdef Q_OS_UNIX
    // The rename itself must be on disk too; a folder that cannot be synced is no failed save.
    const int folder = ::open(QFile::encodeName(QFileInfo(path).absolutePath()).constData(),
                              O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
        ::fsync(folder);
        ::close(folder);
    }
#endif
    return {};
}

} // namespace

QString Document::displayName() const {
    if (!m_path.isEmpty())
        return QFileInfo(m_path).fileName();
    const std::string_view name = dialect(dialectId()).fileName;
    return name.empty() ? QStringLiteral("agent-policy.kno") : text(name);
}

std::expected<std::string, QString> Document::readFile(const QString &path) {
    const QFileInfo info(path);
    if (!info.exists())
        return std::unexpected(tr("%1 does not exist.").arg(path));
    if (!info.isFile())
        return std::unexpected(tr("%1 is not a regular file.").arg(path));
    const auto tooLarge = [&](qint64 size) {
        return tr("%1 has %2; Gatepost opens files up to %3. Crawlers read 500 KiB at most.")
            .arg(path, QLocale().formattedDataSize(size), QLocale().formattedDataSize(kMaxBytes));
    };
    if (info.size() > kMaxBytes)
        return std::unexpected(tooLarge(info.size()));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(tr("%1 could not be read: %2.").arg(path, file.errorString()));
    const QByteArray bytes = file.read(kMaxBytes + 1);
    if (file.error() != QFileDevice::NoError)
        return std::unexpected(tr("%1 could not be read: %2.").arg(path, file.errorString()));
    if (bytes.size() > kMaxBytes)
        return std::unexpected(tooLarge(bytes.size()));
    return bytes.toStdString();
}

void Document::setLoaded(const QString &path, std::string bytes) {
    const Tree before = m_tree;
    m_path = path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath();
    m_tree = Tree::parse(std::move(bytes), dialectId());
    m_saved = m_tree;
    m_lines = std::make_unique<LineIndex>(m_tree.text());
    ++m_revision;
    m_neverSaved = false;
    resetMirror();
    m_undo->clear();
    breakUndo();
    emit pathChanged();
    emit changed({TextEdit::between(before.text(), m_tree.text()), Origin::Reload, before});
    watchModified();
}

std::expected<void, QString> Document::save(const QString &path) {
    if (auto written = writeFile(path, bytes()); !written)
        return written;
    m_path = QFileInfo(path).absoluteFilePath();
    m_saved = m_tree;
    m_neverSaved = false;
    m_undo->setClean();
    breakUndo();
    emit pathChanged();
    watchModified();
    return {};
}

std::expected<void, QString> Document::saveCopy(const QString &path) const {
    return writeFile(path, bytes());
}

bool Document::differsOnDisk() const {
    if (m_path.isEmpty())
        return false;
    const auto disk = readFile(m_path);
    return !disk || *disk != m_saved.text();
}

std::expected<void, QString> Document::reload() {
    auto disk = readFile(m_path);
    if (!disk)
        return std::unexpected(disk.error());
    breakUndo();
    m_saved = Tree::parse(*disk, dialectId());
    push(TextEdit::between(bytes(), *disk), {tr("Reload from disk"), {}, Origin::Reload});
    m_undo->setClean();
    breakUndo();
    watchModified();
    return {};
}

} // namespace gatepost::ui
