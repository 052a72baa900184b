// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dialect/dialect.h"
#include "core/text/textedit.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>
#include <string_view>

/// The journal of a document as bytes: what is written while it is edited, and how its text comes back.
///
///     "gatepost-journal 1\n"
///     { u32 length of kind and payload, u32 crc32c of seq, kind and payload, u64 seq, u8 kind, payload } …
///
/// Numbers are little endian; seq counts from 1 without gaps. Kinds: 1 header (JSON), 2 snapshot (the whole text), 3 edit
/// ({ u32 count, { u32 begin, u32 end, u32 length, bytes } … }, a TextEdit for the text so far). Reading stops at the first
/// record that is cut off, has a wrong sum or number, or does not fit; what came before is sound.
namespace gatepost::ui {

struct JournalHeader {
    QString path; ///< absolute; empty = never saved
    QString name; ///< as the window called it
    DialectId dialect = DialectId::Robots;
    QByteArray savedHash; ///< SHA-256 of the text as loaded or last saved, in hex
    bool isSide = false;  ///< no policy: what a site keeps beside its policies; `name` says which
    friend bool operator==(const JournalHeader &, const JournalHeader &) = default;
};

[[nodiscard]] QByteArray journalStart();
[[nodiscard]] QByteArray headerRecord(quint64 seq, const JournalHeader &header);
[[nodiscard]] QByteArray snapshotRecord(quint64 seq, std::string_view text);
[[nodiscard]] QByteArray editRecord(quint64 seq, const TextEdit &edit);

struct Replayed {
    enum class State : std::uint8_t {
        Sound,
        CutOff,    ///< the end is damaged; `text` is what came before
        Newer,     ///< written by a later Gatepost: not to be touched
        Unreadable ///< no text in it
    };
    State state = State::Unreadable;
    JournalHeader header;
    std::string text;
    quint64 lastSeq = 0;
};

/// The edits behind one snapshot may move so many bytes of the text that they edit, which takes a few seconds; a journal has
/// its next snapshot long before. What comes later in the journal is as if it were cut off.
constexpr quint64 kMostMoved = quint64{16} << 30;

/// Never fails on any input; linear in its size, and within kMostMoved.
[[nodiscard]] Replayed replayJournal(std::string_view journal);

/// Castagnoli's polynomial, as iSCSI (RFC 3720).
[[nodiscard]] quint32 crc32c(std::string_view bytes, quint32 start = 0);
[[nodiscard]] QByteArray hashOf(std::string_view text);

} // namespace gatepost::ui
