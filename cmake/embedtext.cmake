# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DINPUT=… -DOUTPUT=… -DNAME=… -DHEADER=… -P embedtext.cmake
# The bytes are written as numbers, so nothing in them needs escaping and no compiler's limit on the
# length of a string literal matters.

file(READ "${INPUT}" hex HEX)
string(REGEX REPLACE "(................................................................)" "\\1\n    " hex "${hex}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
get_filename_component(source "${INPUT}" NAME)
file(WRITE "${OUTPUT}" "// Generated from ${source}.
#include \"${HEADER}\"

namespace gatepost {
namespace {
constexpr char kBytes[] = {
    ${bytes}
};
} // namespace
const std::string_view ${NAME}(kBytes, sizeof kBytes);
} // namespace gatepost
")
