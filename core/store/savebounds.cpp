// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/store/savebounds.h"

namespace gatepost {

std::expected<void, SaveError> mayBeSaved(const std::string &path, std::string_view bytes,
                                          std::size_t most) {
    if (bytes.size() <= most)
        return {};
    return std::unexpected(SaveError{
        SaveTrouble::Failed,
        {GATEPOST_TEXT("store",
                       "%1 was not written: the text has %2 bytes, and a file of more than "
                       "%3 MiB could not be opened again. Make it shorter. The file on "
                       "disk is as it was."),
         path, bytes.size(), most / limits::kMiB}});
}

} // namespace gatepost
