// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/savefile.h"
#include "core/text/limits.h"
#include "core/text/textedit.h"
#include "ui/document/editstack.h"
#include "ui/document/snapshot.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <expected>
#include <optional>
#include <string>
#include <string_view>

class QTextDocument;

/// An open policy file. The bytes are the truth: an immutable Snapshot with a revision. Whatever changes
/// them — a form, a fix, a keystroke, undo, reload — is a TextEdit on the one undo history, and everything
/// that shows the document listens to changed().
///
///     document->apply(TextEdit::replace(line.value(), "no"), {tr("Set train to no"), "train"});
///
/// The text view shows mirror(), a QTextDocument without undo that follows the bytes; typing into it becomes
/// TextEdits here. Nobody else writes into the mirror.
namespace gatepost::ui {

/// Who made a change; views use it to decide about caret and focus.
// No underlying type: after "enum class X : T" lupdate misses the classes that follow.
enum class Origin {
    View,   ///< typed, pasted or dropped in a text view: the mirror already shows it
    Form,   ///< a field, a fix, a command: caret stays where it is
    Undo,   ///< the caret goes to the place
    Redo,   ///< likewise
    Reload, ///< the file changed on disk
};

/// What apply() should write into the history.
struct EditLabel {
    QString text; ///< "Set train to no": shown as "Undo Set train to no"
    /// Edits with the same key that follow each other join one undo step (a field while it is typed in, a needle
    /// while it is dragged). Empty: a step of its own.
    QString mergeKey = {};
    Origin origin = Origin::Form;
};

struct Change {
    TextEdit edit; ///< from the bytes before to the bytes now
    Origin origin = Origin::Form;
};

/// What a save may do that it does not do by itself.
struct SaveOptions {
    bool backup = false; ///< keep the old bytes as NAME~
    bool inPlace =
        false; ///< the user agreed to a save that is not atomic (see core/store/savefile.h)
    bool overwrite = false;  ///< the user agreed to replace what another program wrote
    QString safetyCopy = {}; ///< for inPlace
};

/// The file on disk beside what was loaded or last saved.
enum class DiskState : std::uint8_t { Same, Changed, Gone, Unreadable };

class Document : public QObject {
    Q_OBJECT

public:
    /// Files beyond this many bytes are refused with a reason.
    static constexpr qint64 kMaxBytes = limits::kFile;
    /// Beyond this many units in one line the view does not wrap (measured: layout is quadratic), and the mirror shows
    /// the line's beginning alone (ui/bridge/text.h).
    static constexpr int kLongLine = 20'000;

    explicit Document(DialectId dialect, std::string bytes = {}, QObject *parent = nullptr);
    ~Document() override;

    // ---- what it says now --------------------------------------------------------------------------
    [[nodiscard]] const Snapshot &snapshot() const { return m_now; } ///< copy it to keep it
    /// The snapshot's tree, for what is about directives alone: the dialect must be one of lines.
    [[nodiscard]] const Tree &tree() const;
    /// The snapshot's YAML, for what is about a policy's fields alone: the dialect must be YAML.
    [[nodiscard]] const YamlText &yaml() const;
    [[nodiscard]] std::string_view bytes() const { return m_now.text(); }
    [[nodiscard]] const LineIndex &lines() const { return m_now.lines(); } ///< of bytes()
    [[nodiscard]] quint64 revision() const { return m_revision; } ///< grows with every change
    [[nodiscard]] const Dialect &dialect() const { return m_now.dialect(); }
    [[nodiscard]] DialectId dialectId() const { return dialect().id; }
    /// As it was loaded or last saved; Changes compares with it.
    [[nodiscard]] const Snapshot &saved() const { return m_saved; }
    [[nodiscard]] bool isModified() const;

    // ---- edits -------------------------------------------------------------------------------------
    /// Applies an edit made for the present bytes and puts it on the history. An edit that changes nothing is
    /// dropped. False (and nothing happens) if the edit does not fit the text or the document is read-only.
    bool apply(const TextEdit &edit, const EditLabel &label);
    /// The next edit starts a new undo step, whatever its merge key (a field gained focus, the caret jumped).
    void breakUndo();
    void undo();
    void redo();
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] QString undoText() const; ///< "Set train to no"
    [[nodiscard]] QString redoText() const;
    [[nodiscard]] int undoDepth() const; ///< steps on the history, undone ones included
    /// The history keeps at most so much (EditStack::kMostBytes), from now on and at once; historyTrimmed() tells when
    /// steps go.
    void setHistoryBytes(std::size_t most);
    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }
    void setReadOnly(bool readOnly) { m_readOnly = readOnly; }

    // ---- the mirror --------------------------------------------------------------------------------
    /// Blocks are the lines of bytes() as ui/bridge shows them. Undo is off; layout is TextLayout.
    [[nodiscard]] QTextDocument *mirror() const { return m_mirror; }
    [[nodiscard]] int positionOf(std::uint32_t offset) const; ///< in the mirror
    [[nodiscard]] std::uint32_t offsetOf(int position) const; ///< in bytes()
    /// What typing `shown` (lines of the window, U+2029 between them) in place of the range makes: a new line ends as
    /// its neighbour does.
    [[nodiscard]] TextEdit typed(ByteRange range, QStringView shown) const;
    /// True if the mirror shows exactly bytes(). Linear; for tests and assertions.
    [[nodiscard]] bool mirrorIsTrue() const;

    // ---- the file ----------------------------------------------------------------------------------
    [[nodiscard]] const QString &path() const { return m_path; } ///< absolute; empty = never saved
    [[nodiscard]] QString displayName() const;                   ///< file name, or "new robots.txt"
    /// The bytes of a regular file, or a sentence why not (not there, a device, too large, no permission).
    static std::expected<std::string, QString> readFile(const QString &path);
    /// Takes path and bytes as loaded: history and modified flag are cleared.
    void setLoaded(const QString &path, std::string bytes);
    /// Writes the bytes to `path` whole or not at all (core/store/savefile.h); then the document is clean and belongs to
    /// the path. After an error nothing has changed. Saving to the document's own path looks first whether the file still
    /// holds what was loaded.
    std::expected<SaveDone, SaveError> save(const QString &path, const SaveOptions &options = {});
    /// Writes a copy; path and modified flag stay.
    std::expected<SaveDone, SaveError> saveCopy(const QString &path,
                                                const SaveOptions &options = {}) const;
    [[nodiscard]] DiskState diskState() const; ///< reads the file; Same if there is no path
    [[nodiscard]] bool differsOnDisk() const { return diskState() != DiskState::Same; }
    /// Takes the disk's bytes as one undoable step.
    std::expected<void, QString> reload();
    /// "Keep mine": what the disk holds now is what the next save replaces, and the text here counts as not saved.
    void keepMine();
    /// The file is not there or not readable any more: until it is saved, or there again, the text here counts as not
    /// saved. Where the history stands to the saved text is not forgotten.
    void setFileGone(bool gone);
    /// For tests: where save() and reload() read and write.
    void setFileSystem(FileSystem &system) { m_system = &system; }

Q_SIGNALS:
    /// After every change of the bytes, mirror already in step.
    void changed(const gatepost::ui::Change &change);
    void modifiedChanged(bool modified);
    void historyChanged(); ///< what undo and redo would do
    void historyTrimmed(); ///< the oldest steps are gone: the history was full
    void pathChanged();
    void
    savedChanged(); ///< saved() is another: loaded, saved, reloaded, or the disk's text accepted

private:
    enum class Typing : std::uint8_t { None, Insert, Erase };

    void onContentsChange(int position, int removed, int added);
    void onContentsChanged();
    /// The edit that the view made, found by comparing the blocks around it with the known bytes. `refused`: it would
    /// take a stand-in for text.
    [[nodiscard]] std::optional<TextEdit> editFromView(bool &refused) const;
    [[nodiscard]] EditLabel labelOfViewEdit(const Replacement &replacement);
    void push(const TextEdit &edit, const EditLabel &label);
    void advance(const TextEdit &edit, Origin origin); ///< snapshot, revision, mirror
    void commit(const TextEdit &edit, Origin origin);  ///< undo and redo
    void updateMirror(const Snapshot &before, const TextEdit &edit);
    void replaceInMirror(int position, const QString &before, const QString &after);
    void resetMirror();
    void watchModified();

    Snapshot m_now;
    Snapshot m_saved;
    quint64 m_revision = 0;
    EditStack m_undo;
    FileSystem *m_system = &FileSystem::real();
    QTextDocument *m_mirror;
    QString m_path;
    bool m_neverSaved = true;
    bool m_wasModified = false;
    bool m_readOnly = false;
    bool m_fileGone = false;

    // Merging of undo steps
    Snapshot m_stepBase; ///< before the newest step
    QString m_stepKey;
    QElapsedTimer m_stepTime;
    bool m_breakUndo = true;
    Typing m_typing = Typing::None;
    std::uint32_t m_typedTo = 0;

    // What the view changed since the bytes were last in step
    bool m_writingMirror = false;
    bool m_pending = false;
    int m_pendingFrom = 0;  ///< units before it are unchanged
    int m_pendingTail = 0;  ///< as many units at the end are unchanged
    int m_mirrorLength = 0; ///< units shown when the bytes were last in step
};

} // namespace gatepost::ui
