// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/digest.h"

#include <openssl/evp.h>

#include <array>
#include <cassert>
#include <format>

namespace gatepost {

std::string sha256Hex(std::string_view bytes) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned size = 0;
    const int done =
        EVP_Digest(bytes.data(), bytes.size(), digest.data(), &size, EVP_sha256(), nullptr);
    assert(done == 1);
    std::string hex;
    for (unsigned i = 0; done == 1 && i < size; ++i)
        hex += std::format("{:02x}", digest[i]);
    return hex;
}

} // namespace gatepost
