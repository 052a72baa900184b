// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QTemporaryDir>

namespace gatepost::test {

/// A home folder of the test's own, so that the one who runs it needs none that can be written, and two runs at a time do not
/// meet. Made first thing in main(); programs that the test starts have the same.
class OwnHome {
public:
    OwnHome() {
        if (qEnvironmentVariableIsSet(kMade))
            return;
        qputenv(kMade, "1");
        qputenv("HOME", QFile::encodeName(m_dir.path()));
        for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME",
                                 "XDG_STATE_HOME", "XDG_RUNTIME_DIR"})
            qunsetenv(name);
    }

private:
    static constexpr const char *kMade = "GATEPOST_TEST_HAS_HOME";
    QTemporaryDir m_dir;
};

} // namespace gatepost::test
