// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The document and its file. How bytes get to the disk is in core/store.

#include "core/dialect/filerole.h"
#include "core/store/readfile.h"
#include "core/store/savebounds.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"
#include "ui/document/document.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>

namespace gatepost::ui {

QString Document::displayName() const {
    if (!m_path.isEmpty())
        return QFileInfo(m_path).fileName();
    return text(rowOf(roleOf(dialectId())).fileName);
}

namespace {

std::expected<std::string, QString> readFrom(FileSystem &system, const QString &path) {
    return gatepost::readFile(system, pathBytes(path)).transform_error([](const Message &why) {
        return text(why);
    });
}

} // namespace

std::expected<std::string, QString> Document::readFile(const QString &path) {
    if (path.startsWith(QLatin1Char(':'))) { // compiled in: the sample, templates
        QFile resource(path);
        if (!resource.open(QIODevice::ReadOnly))
            return std::unexpected(tr("%1 does not exist.").arg(QDir::toNativeSeparators(path)));
        return resource.readAll().toStdString();
    }
    return readFrom(FileSystem::real(), path);
}

void Document::setLoaded(const QString &path, std::string bytes) {
    const Snapshot before = m_now;
    m_path = path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath();
    m_now = {std::move(bytes), dialectId()};
    m_saved = m_now;
    ++m_revision;
    m_neverSaved = false;
    m_fileGone = false;
    resetMirror();
    m_undo.clear();
    breakUndo();
    emit pathChanged();
    emit savedChanged();
    emit changed({TextEdit::between(before.text(), m_now.text()), Origin::Reload});
    emit historyChanged();
    watchModified();
}

std::expected<SaveDone, SaveError> Document::save(const QString &path, const SaveOptions &options) {
    SaveRequest request{pathBytes(path), bytes()};
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (absolute == m_path && !options.overwrite)
        request.expected = m_saved.text();
    request.backup = options.backup;
    request.inPlace = options.inPlace;
    request.safetyCopy = pathBytes(options.safetyCopy);
    auto done = mayBeSaved(request.path, request.bytes).and_then([&] {
        return saveFile(*m_system, request);
    });
    if (!done)
        return done;
    m_path = absolute;
    m_saved = m_now;
    m_neverSaved = false;
    m_fileGone = false;
    m_undo.setClean();
    breakUndo();
    emit pathChanged();
    emit savedChanged();
    watchModified();
    return done;
}

std::expected<SaveDone, SaveError> Document::saveCopy(const QString &path,
                                                      const SaveOptions &options) const {
    SaveRequest request{pathBytes(path), bytes()};
    request.backup = options.backup;
    request.inPlace = options.inPlace;
    request.safetyCopy = pathBytes(options.safetyCopy);
    return mayBeSaved(request.path, request.bytes).and_then([&] {
        return saveFile(*m_system, request);
    });
}

DiskState Document::diskState() const {
    if (m_path.isEmpty())
        return DiskState::Same;
    if (const auto status = m_system->status(pathBytes(m_path)); !status) {
        if (status.error().code != ENOENT && status.error().code != ENOTDIR)
            return DiskState::Unreadable;
        return m_neverSaved ? DiskState::Same : DiskState::Gone;
    }
    const auto disk = readFrom(*m_system, m_path);
    if (!disk)
        return DiskState::Unreadable;
    return *disk == m_saved.text() ? DiskState::Same : DiskState::Changed;
}

std::expected<void, QString> Document::reload() {
    auto disk = readFrom(*m_system, m_path);
    if (!disk)
        return std::unexpected(disk.error());
    breakUndo();
    m_saved = {*disk, dialectId()};
    m_neverSaved = false;
    m_fileGone = false;
    push(TextEdit::between(bytes(), *disk), {tr("Reload from disk"), {}, Origin::Reload});
    m_undo.setClean();
    breakUndo();
    emit savedChanged();
    watchModified();
    return {};
}

void Document::setFileGone(bool gone) {
    m_fileGone = gone;
    watchModified();
}

void Document::keepMine() {
    auto disk = m_path.isEmpty() ? std::unexpected(QString()) : readFrom(*m_system, m_path);
    if (disk)
        m_saved = {std::move(*disk), dialectId()};
    m_fileGone = false;
    m_neverSaved = !disk; // gone or unreadable: whatever is there later was never seen
    if (bytes() == m_saved.text() && !m_neverSaved)
        m_undo.setClean();
    else
        m_undo.setNeverClean();
    breakUndo();
    emit savedChanged();
    watchModified();
}

} // namespace gatepost::ui
