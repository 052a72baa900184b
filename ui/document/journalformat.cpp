// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/journalformat.h"

#include "core/text/limits.h"
#include "ui/bridge/text.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>

#include <array>
#include <vector>

namespace gatepost::ui {

namespace {

const char kMagic[] = "gatepost-journal ";
constexpr int kVersion = 1;
constexpr std::size_t kHeadSize = 4 + 4 + 8; // length, sum, seq
// What a window writes is far below; more would only keep it from coming up.
constexpr std::size_t kMostHeader = 256 * limits::kKiB;
constexpr qsizetype kMostPath = 32'767; // the longest path of Windows, in UTF-16
constexpr qsizetype kMostName = 1'000;

enum Kind : char { kHeader = 1, kSnapshot = 2, kEdit = 3 };

template <class Number>
void append(QByteArray &to, Number number) {
    const Number little = qToLittleEndian(number);
    to.append(reinterpret_cast<const char *>(&little), sizeof little);
}

template <class Number>
std::optional<Number> take(std::string_view &from) {
    if (from.size() < sizeof(Number))
        return std::nullopt;
    const auto number = qFromLittleEndian<Number>(from.data());
    from.remove_prefix(sizeof(Number));
    return number;
}

QByteArray record(quint64 seq, Kind kind, const QByteArray &payload) {
    QByteArray summed;
    summed.reserve(payload.size() + 9);
    append(summed, seq);
    summed.append(kind);
    summed.append(payload);
    QByteArray out;
    out.reserve(summed.size() + 8);
    append(out, static_cast<quint32>(payload.size() + 1));
    append(out, crc32c({summed.constData(), static_cast<std::size_t>(summed.size())}));
    return out + summed;
}

std::optional<TextEdit> readEdit(std::string_view payload) {
    const auto count = take<quint32>(payload);
    if (!count)
        return std::nullopt;
    TextEdit edit;
    std::uint32_t last = 0;
    for (quint32 i = 0; i < *count; ++i) {
        const auto begin = take<quint32>(payload);
        const auto end = take<quint32>(payload);
        const auto length = take<quint32>(payload);
        if (!begin || !end || !length || *begin < last || *end < *begin || payload.size() < *length)
            return std::nullopt;
        last = *end;
        edit.add({{*begin, *end}, std::string(payload.substr(0, *length))});
        payload.remove_prefix(*length);
    }
    return payload.empty() ? std::optional(edit) : std::nullopt;
}

std::optional<JournalHeader> readHeader(std::string_view payload) {
    if (payload.size() > kMostHeader)
        return std::nullopt;
    const QJsonDocument json =
        QJsonDocument::fromJson(QByteArray(payload.data(), static_cast<qsizetype>(payload.size())));
    if (!json.isObject())
        return std::nullopt;
    JournalHeader header;
    header.path = json[QLatin1String("path")].toString();
    header.name = json[QLatin1String("name")].toString();
    header.savedHash = json[QLatin1String("saved")].toString().toLatin1();
    header.isSide = json[QLatin1String("side")].toBool();
    if (header.path.size() > kMostPath || header.name.size() > kMostName)
        return std::nullopt;
    // A journal of an earlier version says a number: the dialect's place in the table, as it was then and is now.
    const QJsonValue said = json[QLatin1String("dialect")];
    for (const Dialect &row : dialects())
        if (said.toString() == text(row.name) || said.toInt(-1) == static_cast<int>(row.id)) {
            header.dialect = row.id;
            return header;
        }
    return std::nullopt;
}

} // namespace

quint32 crc32c(std::string_view bytes, quint32 start) {
    static const auto table = [] {
        std::array<quint32, 256> t{};
        for (quint32 i = 0; i < 256; ++i) {
            quint32 c = i;
            for (int bit = 0; bit < 8; ++bit)
                c = c & 1U ? 0x82F63B78U ^ (c >> 1U) : c >> 1U;
            t[i] = c;
        }
        return t;
    }();
    quint32 c = ~start;
    for (const char byte : bytes)
        c = table[(c ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ (c >> 8U);
    return ~c;
}

QByteArray hashOf(std::string_view text) {
    return QCryptographicHash::hash(
               QByteArrayView(text.data(), static_cast<qsizetype>(text.size())),
               QCryptographicHash::Sha256)
        .toHex();
}

QByteArray journalStart() {
    return QByteArray(kMagic) + QByteArray::number(kVersion) + '\n';
}

QByteArray headerRecord(quint64 seq, const JournalHeader &header) {
    QJsonObject json{
        {QStringLiteral("path"), header.path},
        {QStringLiteral("name"), header.name},
        {QStringLiteral("dialect"), text(dialect(header.dialect).name)},
        {QStringLiteral("saved"), QString::fromLatin1(header.savedHash)},
    };
    if (header.isSide)
        json.insert(QStringLiteral("side"), true);
    return record(seq, kHeader, QJsonDocument(json).toJson(QJsonDocument::Compact));
}

QByteArray snapshotRecord(quint64 seq, std::string_view text) {
    return record(seq, kSnapshot,
                  QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())));
}

QByteArray editRecord(quint64 seq, const TextEdit &edit) {
    QByteArray payload;
    append(payload, static_cast<quint32>(edit.replacements().size()));
    for (const Replacement &one : edit.replacements()) {
        append(payload, one.range.begin);
        append(payload, one.range.end);
        append(payload, static_cast<quint32>(one.text.size()));
        payload.append(one.text.data(), static_cast<qsizetype>(one.text.size()));
    }
    return record(seq, kEdit, payload);
}

namespace {

/// The number behind the magic word, and what follows the first line; absent if this is not a journal.
struct FirstLine {
    int version = 0;
    std::string_view rest;
};

std::optional<FirstLine> readFirstLine(std::string_view journal) {
    const std::string_view magic(kMagic);
    const std::size_t lineEnd = journal.find('\n');
    if (!journal.starts_with(magic) || lineEnd == std::string_view::npos ||
        lineEnd > magic.size() + 9)
        return std::nullopt;
    bool isNumber = false;
    const int version =
        QByteArray(journal.data() + magic.size(), static_cast<qsizetype>(lineEnd - magic.size()))
            .toInt(&isNumber);
    if (!isNumber || version < 1)
        return std::nullopt;
    return FirstLine{version, journal.substr(lineEnd + 1)};
}

struct Record {
    quint64 seq = 0;
    char kind = 0;
    std::string_view payload;
};

/// Takes a whole record; absent if it is cut off or its sum is wrong.
std::optional<Record> takeRecord(std::string_view &rest) {
    std::string_view at = rest;
    const auto length = take<quint32>(at);
    const auto sum = take<quint32>(at);
    if (!length || !sum || *length == 0 || at.size() < 8U + *length ||
        crc32c(at.substr(0, 8U + *length)) != *sum)
        return std::nullopt;
    const quint64 seq = *take<quint64>(at);
    rest.remove_prefix(kHeadSize + *length);
    return Record{seq, at.front(), at.substr(1, *length - 1)};
}

/// The text is the last snapshot and the edits behind it: of what came before only sizes are looked at.
class TextSoFar {
public:
    [[nodiscard]] bool hasText() const { return m_hasText; }
    void snapshot(std::string_view text) {
        m_hasText = true;
        m_start = text;
        m_size = text.size();
        m_edits.clear();
    }
    /// False if the edit does not fit.
    bool add(std::string_view payload) {
        const auto edit = readEdit(payload);
        if (!m_hasText || !edit || !edit->fits(m_size))
            return false;
        std::size_t next = m_size;
        for (const Replacement &one : edit->replacements())
            next += one.text.size() - (one.range.end - one.range.begin);
        if (next > 4 * limits::kFile)
            return false;
        m_size = next;
        m_edits.push_back(payload);
        return true;
    }
    /// False if it stopped before the last edits, because they move more than kMostMoved.
    bool write(std::string &text) const {
        text.assign(m_start);
        std::uint64_t moved = 0;
        for (const std::string_view payload : m_edits) {
            const TextEdit edit = readEdit(payload).value_or(TextEdit());
            const auto &parts = edit.replacements();
            if (parts.empty())
                continue;
            moved += parts.size() == 1 ? text.size() - parts.front().range.begin : text.size();
            if (moved > kMostMoved)
                return false;
            if (parts.size() == 1)
                text.replace(parts[0].range.begin, parts[0].range.end - parts[0].range.begin,
                             parts[0].text);
            else
                text = edit.applied(text);
        }
        return true;
    }

private:
    bool m_hasText = false;
    std::string_view m_start;
    std::size_t m_size = 0;
    std::vector<std::string_view> m_edits;
};

} // namespace

Replayed replayJournal(std::string_view journal) {
    Replayed out;
    auto first = readFirstLine(journal);
    if (!first)
        return out;
    if (first->version > kVersion) {
        out.state = Replayed::State::Newer;
        return out;
    }
    std::string_view rest = first->rest;
    std::optional<JournalHeader> header;
    TextSoFar text;
    for (std::string_view at = rest; !rest.empty(); rest = at) {
        const auto record = takeRecord(at);
        if (!record || record->seq != out.lastSeq + 1)
            break;
        if (record->kind == kHeader) {
            auto read = readHeader(record->payload);
            if (!read)
                break;
            header = std::move(read);
        } else if (record->kind == kSnapshot && record->payload.size() <= 4 * limits::kFile) {
            text.snapshot(record->payload);
        } else if (record->kind != kEdit || !text.add(record->payload)) {
            break;
        }
        out.lastSeq = record->seq;
    }
    if (!text.hasText() || !header)
        return out;
    out.header = std::move(*header);
    const bool isWhole = text.write(out.text);
    out.state = isWhole && rest.empty() ? Replayed::State::Sound : Replayed::State::CutOff;
    return out;
}

} // namespace gatepost::ui
