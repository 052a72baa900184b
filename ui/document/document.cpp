// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/document.h"

#include "core/text/ascii.h"
#include "ui/bridge/text.h"
#include "ui/document/textlayout.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextOption>

#include <algorithm>
#include <cassert>
#include <utility>

namespace gatepost::ui {

namespace {

constexpr qint64 kTypingPause = 2000; // ms; a longer pause begins a new undo step
constexpr qint64 kFieldPause = 10000;
constexpr std::size_t kSingleMirrorEdits = 200; // more replacements go to the mirror as one

struct Middle {
    qsizetype prefix = 0;
    qsizetype suffix = 0;
};

/// What two texts share at both ends; never cuts a surrogate pair or the stand-in for the rest of a line.
Middle differingMiddle(QStringView before, QStringView after) {
    const qsizetype most = std::min(before.size(), after.size());
    Middle m;
    while (m.prefix < most && before[m.prefix] == after[m.prefix])
        ++m.prefix;
    if (m.prefix > 0 && before[m.prefix - 1].isHighSurrogate())
        --m.prefix;
    const auto cutsRest = [](QStringView text, qsizetype at) {
        return at < text.size() && isInsideRest(text[at].unicode());
    };
    while (m.prefix > 0 && (cutsRest(before, m.prefix) || cutsRest(after, m.prefix)))
        --m.prefix;
    while (m.suffix < most - m.prefix &&
           before[before.size() - 1 - m.suffix] == after[after.size() - 1 - m.suffix])
        ++m.suffix;
    // A low surrogate alone is a stand-in, which may well begin what both share.
    const auto cutsPair = [&](QStringView text) {
        const qsizetype at = text.size() - m.suffix;
        return at > 0 && text[at].isLowSurrogate() && text[at - 1].isHighSurrogate();
    };
    if (m.suffix > 0 && (cutsPair(before) || cutsPair(after)))
        --m.suffix;
    while (m.suffix > 0 && cutsRest(before, before.size() - m.suffix))
        --m.suffix;
    return m;
}

} // namespace

Document::Document(DialectId dialect, std::string bytes, QObject *parent)
    : QObject(parent),
      m_now(std::move(bytes), dialect),
      m_saved({}, dialect),
      m_mirror(new QTextDocument(this)),
      m_stepBase(m_now) {
    m_mirror->setUndoRedoEnabled(false);
    m_mirror->setDocumentLayout(new TextLayout(m_mirror));
    QTextOption option = m_mirror->defaultTextOption();
    option.setTextDirection(Qt::LeftToRight); // policy text is left to right in any language
    m_mirror->setDefaultTextOption(option);

    resetMirror();
    m_wasModified = isModified();

    connect(m_mirror, &QTextDocument::contentsChange, this, &Document::onContentsChange);
    connect(m_mirror, &QTextDocument::contentsChanged, this, &Document::onContentsChanged);
}

Document::~Document() = default;

const Tree &Document::tree() const {
    assert(m_now.tree() != nullptr);
    return *m_now.tree();
}

const YamlText &Document::yaml() const {
    assert(m_now.yaml() != nullptr);
    return *m_now.yaml();
}

bool Document::isModified() const {
    return m_fileGone || !m_undo.isClean() || (m_neverSaved && !bytes().empty());
}

void Document::watchModified() {
    if (const bool modified = isModified(); modified != m_wasModified) {
        m_wasModified = modified;
        emit modifiedChanged(modified);
    }
}

// ---- edits ---------------------------------------------------------------------------------------

bool Document::apply(const TextEdit &edit, const EditLabel &label) {
    if (m_readOnly || !edit.fits(bytes().size()))
        return false;
    push(edit, label);
    return true;
}

void Document::push(const TextEdit &edit, const EditLabel &label) {
    if (edit.applied(bytes()) == bytes())
        return;
    const qint64 pause = label.origin == Origin::View ? kTypingPause : kFieldPause;
    const bool merges = !m_breakUndo && !label.mergeKey.isEmpty() && label.mergeKey == m_stepKey &&
                        m_stepTime.isValid() && m_stepTime.elapsed() < pause;
    // A saved state in between is never merged over.
    const bool joins = merges && m_undo.canUndo() && !m_undo.canRedo() && !m_undo.isClean();
    if (!joins)
        m_stepBase = m_now;
    m_stepKey = label.mergeKey;
    m_stepTime.start();
    m_breakUndo = false;

    const Snapshot before = m_now;
    advance(edit, label.origin);
    bool trimmed = false;
    if (joins) {
        const std::string_view base = m_stepBase.text();
        TextEdit whole = TextEdit::between(base, bytes());
        TextEdit back = whole.inverse(base);
        trimmed = m_undo.replaceTop({std::move(whole), std::move(back), label.text});
    } else {
        trimmed = m_undo.push({edit, edit.inverse(before.text()), label.text});
    }
    if (bytes() == m_stepBase.text())
        breakUndo(); // the step is gone, there is nothing left to merge into
    watchModified();
    emit changed({edit, label.origin});
    emit historyChanged();
    if (trimmed)
        emit historyTrimmed();
}

void Document::advance(const TextEdit &edit, Origin origin) {
    const Snapshot before = std::exchange(m_now, {edit.applied(bytes()), dialectId()});
    ++m_revision;
    if (origin != Origin::View)
        updateMirror(before, edit);
}

void Document::commit(const TextEdit &edit, Origin origin) {
    advance(edit, origin);
    breakUndo();
    watchModified();
    emit changed({edit, origin});
    emit historyChanged();
}

void Document::breakUndo() {
    m_breakUndo = true;
    m_typing = Typing::None;
}

void Document::undo() {
    if (canUndo())
        commit(TextEdit(m_undo.undo().backward), Origin::Undo);
}
void Document::redo() {
    if (canRedo())
        commit(TextEdit(m_undo.redo().forward), Origin::Redo);
}
bool Document::canUndo() const {
    return m_undo.canUndo() && !m_readOnly;
}
bool Document::canRedo() const {
    return m_undo.canRedo() && !m_readOnly;
}
QString Document::undoText() const {
    return m_undo.undoText();
}
QString Document::redoText() const {
    return m_undo.redoText();
}
int Document::undoDepth() const {
    return static_cast<int>(m_undo.count());
}
void Document::setHistoryBytes(std::size_t most) {
    if (!m_undo.setMostBytes(most))
        return;
    breakUndo(); // what the next edit would merge into may be gone
    watchModified();
    emit historyChanged();
    emit historyTrimmed();
}

// ---- bytes -> mirror -----------------------------------------------------------------------------

void Document::replaceInMirror(int position, const QString &before, const QString &after) {
    const Middle m = differingMiddle(before, after);
    if (m.prefix + m.suffix == before.size() && before.size() == after.size())
        return;
    QTextCursor cursor(m_mirror);
    cursor.setPosition(position + static_cast<int>(m.prefix));
    cursor.setPosition(position + static_cast<int>(before.size() - m.suffix),
                       QTextCursor::KeepAnchor);
    cursor.insertText(after.sliced(m.prefix, after.size() - m.suffix - m.prefix));
}

void Document::updateMirror(const Snapshot &before, const TextEdit &edit) {
    m_writingMirror = true;
    QTextCursor block(m_mirror);
    block.beginEditBlock();
    // From the last replacement to the first: the lines before are still those of `before`, and a caret
    // between two replacements keeps its place.
    std::vector<Replacement> steps = edit.replacements();
    if (steps.size() > kSingleMirrorEdits)
        steps = TextEdit::between(before.text(), bytes()).replacements();
    std::string work(before.text());
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        // One line more on both sides: CR and LF may join or part there.
        const std::size_t at = before.lines().lineAt(step->range.begin);
        const std::uint32_t begin = before.lines().start(at == 0 ? 0 : at - 1);
        std::size_t end = step->range.end;
        for (int ends = 0; ends < 2 && end < work.size(); ++ends) {
            end = std::min(work.find_first_of("\r\n", end), work.size());
            if (end < work.size())
                end += work.compare(end, 2, "\r\n") == 0 ? 2 : 1;
        }
        const auto region = [&](std::size_t to) {
            return linesFromBytes(std::string_view(work).substr(begin, to - begin), begin == 0);
        };
        const QString old = region(end);
        work.replace(step->range.begin, step->range.size(), step->text);
        const QString now = region(end - step->range.size() + step->text.size());
        replaceInMirror(
            m_mirror->findBlockByNumber(static_cast<int>(at == 0 ? 0 : at - 1)).position(), old,
            now);
    }
    block.endEditBlock();
    m_writingMirror = false;
    m_mirrorLength = m_mirror->characterCount() - 1;
    if (static_cast<std::size_t>(m_mirror->blockCount()) != lines().count())
        resetMirror();
}

void Document::resetMirror() {
    m_writingMirror = true;
    replaceInMirror(0, m_mirror->toRawText(), linesFromBytes(bytes(), true));
    m_writingMirror = false;
    m_pending = false;
    m_mirrorLength = m_mirror->characterCount() - 1;
}

bool Document::mirrorIsTrue() const {
    return m_mirror->toRawText() == linesFromBytes(bytes(), true) &&
           static_cast<std::size_t>(m_mirror->blockCount()) == lines().count();
}

int Document::positionOf(std::uint32_t offset) const {
    const BlockPosition at = blockPosition(bytes(), lines(), offset);
    const QTextBlock block = m_mirror->findBlockByNumber(at.block);
    return block.isValid() ? block.position() + std::min(at.column, block.length() - 1)
                           : m_mirror->characterCount() - 1;
}

std::uint32_t Document::offsetOf(int position) const {
    const QTextBlock block = m_mirror->findBlock(position);
    if (!block.isValid())
        return static_cast<std::uint32_t>(bytes().size());
    return byteOffset(bytes(), lines(), {block.blockNumber(), position - block.position()});
}

// ---- mirror -> bytes -----------------------------------------------------------------------------

void Document::onContentsChange(int position, int, int added) {
    if (m_writingMirror)
        return;
    // The counts are coarse and may include the implicit last separator: only what is surely unchanged in
    // front and behind is kept, the rest is compared.
    const int length = m_mirror->characterCount() - 1;
    const int from = std::clamp(position, 0, length);
    const int tail = std::clamp(length - (position + added), 0, length - from);
    m_pendingFrom = m_pending ? std::min(m_pendingFrom, from) : from;
    m_pendingTail = m_pending ? std::min(m_pendingTail, tail) : tail;
    m_pending = true;
}

std::optional<TextEdit> Document::editFromView(bool &refused) const {
    const int length = m_mirror->characterCount() - 1;
    const int from = std::min({m_pendingFrom, length, m_mirrorLength});
    const int tail = std::min({m_pendingTail, length - from, m_mirrorLength - from});
    const QTextBlock first = m_mirror->findBlock(from);
    const QTextBlock last = m_mirror->findBlock(length - tail);
    const auto lineCount = static_cast<int>(lines().count());
    const int firstLine = std::min(first.blockNumber(), lineCount - 1);
    const int lastLine =
        std::clamp(lineCount - 1 - (m_mirror->blockCount() - 1 - last.blockNumber()), firstLine,
                   lineCount - 1);

    const ByteRange region{lines().start(static_cast<std::size_t>(firstLine)),
                           lines().content(static_cast<std::size_t>(lastLine)).end};
    const QString before = linesFromBytes(slice(bytes(), region), region.begin == 0);
    QString after;
    for (QTextBlock block = first; block.isValid(); block = block.next()) {
        after += block.text();
        if (block == last)
            break;
        after += QChar(QChar::ParagraphSeparator);
    }
    const Middle m = differingMiddle(before, after);
    if (m.prefix + m.suffix == before.size() && before.size() == after.size())
        return std::nullopt;

    // A unit of `before` as a byte: count its line, then its column.
    const auto byteAt = [&](qsizetype unit) {
        const QStringView head = QStringView(before).first(unit);
        const auto line = head.count(QChar(QChar::ParagraphSeparator));
        const qsizetype column = unit - (head.lastIndexOf(QChar(QChar::ParagraphSeparator)) + 1);
        return byteOffset(bytes(), lines(),
                          {firstLine + static_cast<int>(line), static_cast<int>(column)});
    };
    const ByteRange range{byteAt(m.prefix), byteAt(before.size() - m.suffix)};

    const QStringView middle =
        QStringView(after).sliced(m.prefix, after.size() - m.suffix - m.prefix);
    refused = std::ranges::any_of(middle, [](QChar c) { return isRestUnit(c.unicode()); });
    if (refused)
        return std::nullopt;
    return typed(range, middle);
}

TextEdit Document::typed(ByteRange range, QStringView middle) const {
    const std::size_t line = lines().lineAt(range.begin);
    LineEnd end = lines().lineEnd(line);
    if (end == LineEnd::None)
        end = line > 0 ? lines().lineEnd(line - 1) : LineEnd::Lf;
    std::string replaced;
    qsizetype start = 0;
    for (qsizetype i = 0; i <= middle.size(); ++i) {
        const bool separator = i < middle.size() && middle[i] == QChar(QChar::ParagraphSeparator);
        if (!separator && i < middle.size())
            continue;
        replaced += toBytes(middle.sliced(start, i - start));
        if (separator)
            replaced += lineEndBytes(end);
        start = i + 1;
    }
    // A CR and a LF that stood for two line ends must not become one: the CR becomes CRLF.
    const bool afterCr = range.begin > 0 && bytes()[range.begin - 1] == '\r';
    const bool beforeLf = range.end < bytes().size() && bytes()[range.end] == '\n';
    if (afterCr && (replaced.empty() ? beforeLf : replaced.front() == '\n'))
        replaced.insert(0, "\n");
    if (beforeLf && replaced.ends_with('\r'))
        replaced += '\n';
    return TextEdit::replace(range, std::move(replaced));
}

EditLabel Document::labelOfViewEdit(const Replacement &replacement) {
    const std::string &typed = replacement.text;
    const ByteRange range = replacement.range;
    const bool inserts = range.empty();
    const bool erases = typed.empty();
    const bool isShort = typed.size() <= 4 && typed.find_first_of("\r\n") == std::string::npos;
    Typing typing = Typing::None;
    bool goesOn = false;
    if (inserts && isShort) {
        typing = Typing::Insert;
        const bool newWord =
            range.begin > 0 && isBlank(bytes()[range.begin - 1]) && !isBlank(typed[0]);
        goesOn = m_typing == typing && range.begin == m_typedTo && !newWord;
    } else if (erases && range.size() <= 4) {
        typing = Typing::Erase;
        goesOn = m_typing == typing && (range.end == m_typedTo || range.begin == m_typedTo);
    }
    if (!goesOn)
        breakUndo();
    m_typing = typing;
    m_typedTo = range.begin + static_cast<std::uint32_t>(typed.size());
    switch (typing) {
    case Typing::Insert: return {tr("Typing"), QStringLiteral("typing"), Origin::View};
    case Typing::Erase: return {tr("Delete"), QStringLiteral("erase"), Origin::View};
    case Typing::None: break;
    }
    return {erases    ? tr("Delete text")
            : inserts ? tr("Insert text")
                      : tr("Replace text"),
            {},
            Origin::View};
}

void Document::onContentsChanged() {
    if (m_writingMirror || !m_pending)
        return;
    m_pending = false;
    bool refused = false;
    const std::optional<TextEdit> edit = editFromView(refused);
    m_mirrorLength = m_mirror->characterCount() - 1;
    if (refused || (edit && m_readOnly)) {
        resetMirror();
        return;
    }
    if (!edit)
        return;
    const Replacement replacement = edit->replacements().front();
    const EditLabel label = labelOfViewEdit(replacement);
    // Rarely the bytes read differently than they were typed: bytes that were no UTF-8 become a
    // character, a BOM gets to the front. Then the mirror follows the bytes.
    const std::string after = edit->applied(bytes());
    const LineIndex lines(after);
    bool agrees = lines.count() == static_cast<std::size_t>(m_mirror->blockCount());
    if (agrees) {
        const std::size_t firstLine = lines.lineAt(replacement.range.begin);
        const std::size_t lastLine = lines.lineAt(
            replacement.range.begin + static_cast<std::uint32_t>(replacement.text.size()));
        for (std::size_t line = firstLine > 0 ? firstLine - 1 : 0; agrees && line <= lastLine;
             ++line) {
            const ByteRange content = lines.content(line);
            agrees = linesFromBytes(slice(after, content), line == 0) ==
                     m_mirror->findBlockByNumber(static_cast<int>(line)).text();
        }
    }
    if (!agrees) {
        // resetMirror() needs the new bytes, which push() sets; the mirror is brought in step before anyone looks.
        m_writingMirror = true;
        replaceInMirror(0, m_mirror->toRawText(), linesFromBytes(after, true));
        m_writingMirror = false;
        m_mirrorLength = m_mirror->characterCount() - 1;
    }
    push(*edit, label);
}

} // namespace gatepost::ui
