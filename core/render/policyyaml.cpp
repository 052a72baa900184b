// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/render/policyyaml.h"

namespace gatepost {

std::string_view policyCode(YamlFault fault) {
    switch (fault) {
    case YamlFault::TooLarge:
    case YamlFault::TooManyValues: return "kno-too-large";
    case YamlFault::TooDeep: return "kno-too-deep";
    case YamlFault::Encoding: return "kno-encoding";
    case YamlFault::ControlCharacter: return "kno-control-character";
    case YamlFault::SeveralDocuments: return "kno-several-documents";
    case YamlFault::NotYaml: return "kno-not-yaml";
    }
    return {};
}

Message policyMessage(const YamlError &error, std::string_view text) {
    constexpr YamlBounds kBounds;
    switch (error.fault) {
    case YamlFault::TooLarge:
        return Message::counted(
            GATEPOST_COUNTED("policy",
                             "The policy is %n bytes long; more than %1 are not "
                             "read. Split it or shorten its lists.",
                             "The policy is %n byte long; more than %1 are not "
                             "read. Split it or shorten its lists."),
            text.size(), kBounds.bytes);
    case YamlFault::TooManyValues:
        return Message::counted(GATEPOST_COUNTED("policy",
                                                 "The policy has more than %n values; the "
                                                 "rest is not read. Shorten its lists.",
                                                 "The policy has more than %n value; the "
                                                 "rest is not read. Shorten its lists."),
                                kBounds.values);
    case YamlFault::TooDeep:
        return Message::counted(
            GATEPOST_COUNTED("policy", "More than %n levels are not read. A policy needs four.",
                             "More than %n level is not read. A policy needs four."),
            kBounds.depth);
    case YamlFault::Encoding:
    case YamlFault::ControlCharacter:
    case YamlFault::SeveralDocuments:
    case YamlFault::NotYaml: return error.message;
    }
    return error.message;
}

} // namespace gatepost
