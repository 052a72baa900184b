// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/text/table.h"

#include "core/text/csv.h"
#include "core/text/markup.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace gatepost {

namespace {

/// Calls `write` with the title and the cells of each row, the heads first.
template <typename Write>
void eachRow(const Table &table, const Write &write) {
    write(table.corner, table.heads);
    for (const Table::Row &row : table.rows)
        write(row.title, row.cells);
}

std::string markdownCell(std::string_view text) {
    std::string cell;
    for (const char c : text) {
        if (std::string_view("|\\`*_<[&").contains(c))
            cell += '\\';
        cell += c == '\n' || c == '\r' ? ' ' : c;
    }
    return cell;
}

} // namespace

std::string toText(const Table &table) {
    std::vector<std::size_t> widths(table.heads.size() + 1);
    eachRow(table, [&](std::string_view title, const std::vector<std::string> &cells) {
        widths[0] = std::max(widths[0], characterCount(title));
        for (std::size_t i = 0; i < cells.size(); ++i)
            widths[i + 1] = std::max(widths[i + 1], characterCount(cells[i]));
    });
    std::string text;
    eachRow(table, [&](std::string_view title, const std::vector<std::string> &cells) {
        std::string line(title);
        line.append(widths[0] - characterCount(title), ' ');
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::string space(widths[i + 1] - characterCount(cells[i]), ' ');
            const bool isNumber = i < table.numbers.size() && table.numbers[i];
            line += "  " + (isNumber ? space + cells[i] : cells[i] + space);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    });
    return text;
}

std::string toCsv(const Table &table) {
    std::string text;
    eachRow(table, [&text](std::string_view title, const std::vector<std::string> &cells) {
        text += csvCell(title);
        for (const std::string &cell : cells)
            text += ',' + csvCell(cell);
        text += "\r\n";
    });
    return text;
}

std::string toMarkdown(const Table &table) {
    std::string rule = "|---|";
    for (std::size_t i = 0; i < table.heads.size(); ++i)
        rule += "---|";
    std::string text;
    eachRow(table, [&](std::string_view title, const std::vector<std::string> &cells) {
        const bool isHead = text.empty();
        text += "| " + markdownCell(title) + " |";
        for (const std::string &cell : cells)
            text += ' ' + markdownCell(cell) + " |";
        text += '\n';
        if (isHead)
            text += rule + '\n';
    });
    return text;
}

std::string toHtmlRows(const Table &table) {
    std::string text;
    eachRow(table, [&](std::string_view title, const std::vector<std::string> &cells) {
        const std::string_view element = text.empty() ? "th" : "td";
        text += "<tr><th>" + escapeMarkup(title) + "</th>";
        for (const std::string &cell : cells)
            text.append("<").append(element).append(">") +=
                escapeMarkup(cell) + "</" + std::string(element) + ">";
        text += "</tr>\n";
    });
    return text;
}

} // namespace gatepost
