// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>

#include <expected>
#include <optional>
#include <vector>

class QTextBlock;
class QTextDocument;

/// Find and replace, line by line: nothing that is found reaches over a line end.
namespace gatepost::ui {

struct SearchOptions {
    QString text;
    bool matchCase = false;
    bool wholeWords = false;
    bool regex = false;
    friend bool operator==(const SearchOptions &, const SearchOptions &) = default;
};

struct LineHit {
    int column = 0; ///< UTF-16 units
    int length = 0; ///< 0 with expressions such as ^
    friend bool operator==(LineHit, LineHit) = default;
};

class Search {
public:
    /// The error is a sentence for people: where the expression is wrong. An empty text finds nothing.
    static std::expected<Search, QString> make(const SearchOptions &options);

    [[nodiscard]] bool isEmpty() const { return m_options.text.isEmpty(); }
    [[nodiscard]] std::vector<LineHit> hitsIn(const QString &line) const;
    /// What takes the place of the hit. With expressions $1 … $9 and \1 … \9 are groups, $0 and $& the hit, $$ a dollar.
    [[nodiscard]] QString replacement(const QString &line, LineHit hit, const QString &with) const;

private:
    SearchOptions m_options;
    QRegularExpression m_expression;
};

/// A place in the mirror.
struct TextHit {
    int position = 0;
    int length = 0;
    friend bool operator==(TextHit, TextHit) = default;
};

/// Half-open range of positions of the mirror.
struct PositionRange {
    int begin = 0;
    int end = 0;
};

/// The line as it is searched: of one that is shown shortened (ui/bridge/text.h), what is shown.
[[nodiscard]] QString searchedText(const QTextBlock &block);

/// All hits inside the range (the whole document if absent), at most `most`. Linear: when asked, not for a keystroke.
[[nodiscard]] std::vector<TextHit> allHits(const QTextDocument &document, const Search &search,
                                           std::optional<PositionRange> range = {},
                                           std::size_t most = SIZE_MAX);

struct NextHit {
    TextHit hit;
    bool wrapped = false;
};
/// The first hit at or after `from` (ending at or before it if backwards), going round at the ends. Absent: no hit.
[[nodiscard]] std::optional<NextHit> nextHit(const std::vector<TextHit> &hits, int from,
                                             bool backwards);

} // namespace gatepost::ui
