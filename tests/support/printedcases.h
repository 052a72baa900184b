// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

/// Tables of values: one line a case, input → printed form.
namespace gatepost::test {

struct Case {
    std::string_view input;
    std::string_view expected;
};

/// Runs a table. The input lies in a heap buffer of its very size, so that a sanitizer sees a read past it.
inline void check(std::span<const Case> cases,
                  const std::function<std::string(std::string_view)> &printed) {
    for (const Case &row : cases) {
        const auto buffer = std::make_unique<char[]>(row.input.size());
        std::ranges::copy(row.input, buffer.get());
        const std::string actual = printed({buffer.get(), row.input.size()});
        if (actual != row.expected)
            QFAIL(qPrintable(QStringLiteral("\"%1\": expected \"%2\", got \"%3\"")
                                 .arg(QString::fromUtf8(row.input), QString::fromUtf8(row.expected),
                                      QString::fromUtf8(actual))));
    }
}

} // namespace gatepost::test
