// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/render/policyrules.h"

namespace gatepost {

namespace {

constexpr LintRule kRules[] = {
    {.code = "kno-agent-token",
     .severity = Severity::Note,
     .title = GATEPOST_TEXT("lint", "Name with characters that a product token cannot have"),
     .explanation = GATEPOST_TEXT(
         "lint", "A product token of RFC 9309 has only a–z, A–Z, “-” and “_”. Strict parsers cut "
                 "the name at the first other character, and the record then applies to another "
                 "name. Keep it if the crawler really uses this name."),
     .source = "RFC 9309 §2.2.1; S14, S101"},
    {.code = "kno-agent-typo",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Name that looks misspelled"),
     .explanation =
         GATEPOST_TEXT("lint", "No crawler of this name is known, but one whose name differs by "
                               "one character. A record for a misspelled name applies to no agent. "
                               "Correct the name, or keep it if the agent is new."),
     .source = "S10, S101"},
    {.code = "kno-bad-id",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "The id is not a ULID"),
     .explanation = GATEPOST_TEXT(
         "lint", "The id of an agent policy is a ULID: 26 characters, the first from 0 to 7. "
                 "robots.txt is rendered all the same, but tools that follow the id do not find "
                 "the policy. Copy the id again, or make a new one."),
     .source = "S103"},
    {.code = "kno-bad-path",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Path with a “#” or a space"),
     .explanation = GATEPOST_TEXT(
         "lint",
         "In robots.txt a “#” begins a comment and a space ends the path for some crawlers, so the "
         "rule would differ from the policy. Write them as %23 and %20."),
     .source = "RFC 9309 §2.2.2; S4, S22"},
    {.code = "kno-bad-path-start",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Path that begins with neither / nor *"),
     .explanation =
         GATEPOST_TEXT("lint", "A path in robots.txt begins with / or *. Crawlers may ignore any "
                               "other line, so nothing is rendered. Put a / before the path."),
     .source = "RFC 9309 §2.2.2; S22"},
    {.code = "kno-bad-slug",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Slug with characters that an address cannot have"),
     .explanation = GATEPOST_TEXT(
         "lint", "The slug is part of the address of the policy, which the first lines of "
                 "robots.txt name. Use a–z, A–Z, digits, “-”, “_” and “.” only."),
     .source = "S102, S103"},
    {.code = "kno-bad-url",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Address that is not an absolute URL"),
     .explanation = GATEPOST_TEXT(
         "lint", "docs_url, sitemap_url and llms_txt_url are written into robots.txt as they are. "
                 "A crawler can follow only an absolute http or https URL. Write it in full."),
     .source = "S102, S103"},
    {.code = "kno-bad-user-agent",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Name that cannot be in a User-agent line"),
     .explanation = GATEPOST_TEXT(
         "lint", "Crawlers cut the name at a space or “#”, so the record would apply to another "
                 "agent. Nothing is rendered until it is corrected. Write only the product token."),
     .source = "RFC 9309 §2.2.1; S14, S101"},
    {.code = "kno-control-character",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Control character"),
     .explanation =
         GATEPOST_TEXT("lint", "YAML allows no control characters, and parsers disagree about what "
                               "such a file says. Nothing of it is read. Remove the character."),
     .source = "YAML 1.2 §5.1"},
    {.code = "kno-duplicate-agent",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Two entries for one agent"),
     .explanation =
         GATEPOST_TEXT("lint", "Crawlers read two records for one agent as one. The entries then "
                               "say together what neither says alone. Join them."),
     .source = "RFC 9309 §2.2.1; S13"},
    {.code = "kno-duplicate-field",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Field that appears twice"),
     .explanation =
         GATEPOST_TEXT("lint", "Parsers of YAML disagree about which of two equal fields counts. "
                               "Nothing is rendered until one of them is removed."),
     .source = "YAML 1.2 §3.2.1.3; S103"},
    {.code = "kno-encoding",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Text that is not UTF-8 or has lone carriage returns"),
     .explanation = GATEPOST_TEXT(
         "lint", "An agent policy is read as UTF-8, with LF or CRLF as line ends. Nothing of "
                 "another file is read. Save it as UTF-8 with such line ends."),
     .source = "YAML 1.2 §5.2"},
    {.code = "kno-line-end",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Value that breaks a line of robots.txt"),
     .explanation = GATEPOST_TEXT(
         "lint",
         "The value contains a character at which some parser ends a line. What follows would be a "
         "separate line of robots.txt, perhaps a rule. Write the value in one line."),
     .source = "S4, S102"},
    {.code = "kno-merge-key",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Merge key “<<”"),
     .explanation =
         GATEPOST_TEXT("lint", "YAML 1.2 has no merge keys, and they are not read here. The fields "
                               "behind “<<” are missing from what is rendered. Write them out."),
     .source = "YAML 1.2; S103"},
    {.code = "kno-missing-default-policy",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "No default_policy"),
     .explanation = GATEPOST_TEXT(
         "lint", "The record for * is rendered from default_policy. Without it robots.txt would "
                 "leave open what the policy means for all other agents. Add “default_policy: "
                 "allow” or “default_policy: disallow”."),
     .source = "S101, S103"},
    {.code = "kno-missing-id",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "No id"),
     .explanation = GATEPOST_TEXT(
         "lint", "The first lines of robots.txt name the id of the policy that it was rendered "
                 "from. Without an id they cannot. Add “id:” and a ULID."),
     .source = "S102, S103"},
    {.code = "kno-missing-policy",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Entry without a policy"),
     .explanation = GATEPOST_TEXT(
         "lint", "The entry says neither allow nor disallow, so no record can be rendered for its "
                 "agent. Add “policy: allow” or “policy: disallow”."),
     .source = "S101, S103"},
    {.code = "kno-missing-slug",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "No slug"),
     .explanation =
         GATEPOST_TEXT("lint", "The first lines of robots.txt name the source of the policy by its "
                               "slug. Without a slug they cannot. Add “slug: agent-policy”."),
     .source = "S102, S103"},
    {.code = "kno-missing-title",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "No title"),
     .explanation = GATEPOST_TEXT(
         "lint", "The first line of robots.txt ends with the title of the policy. Without a title "
                 "it names only the file. Add “title:” and a name for people."),
     .source = "S102, S103"},
    {.code = "kno-missing-user-agent",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Entry that names no agent"),
     .explanation = GATEPOST_TEXT(
         "lint",
         "A record needs the product token of the agent that it applies to. Nothing is rendered "
         "until the entry has one. Add “user_agent:” and the token, or remove the entry."),
     .source = "S101, S103"},
    {.code = "kno-more-faults",
     .severity = Severity::Note,
     .title = GATEPOST_TEXT("lint", "More faults than are listed"),
     .explanation = GATEPOST_TEXT(
         "lint", "The list of faults is bounded. The count of those that are not listed is in the "
                 "message. Correct some of those above; the next check lists the others."),
     .source = "S103"},
    {.code = "kno-no-agents",
     .severity = Severity::Note,
     .title = GATEPOST_TEXT("lint", "No agents"),
     .explanation = GATEPOST_TEXT(
         "lint", "The policy lists no agents, so robots.txt has only the record for *. That is "
                 "valid. Add entries for the agents that are to be treated differently."),
     .source = "S101, S103"},
    {.code = "kno-not-a-mapping",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "The file is not a mapping"),
     .explanation = GATEPOST_TEXT(
         "lint",
         "An agent policy is a YAML mapping: fields with names and values. The file contains "
         "something else, so nothing is rendered. Begin with “title:” or use a template."),
     .source = "S103"},
    {.code = "kno-not-yaml",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "The file is not YAML"),
     .explanation =
         GATEPOST_TEXT("lint", "The text cannot be read as YAML, so nothing is rendered. The "
                               "message says what the parser expected. Indent with spaces, close "
                               "what is opened, and quote values with “: ” or “ #”."),
     .source = "YAML 1.2; S103"},
    {.code = "kno-other-role",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Role that is not one of the common ones"),
     .explanation =
         GATEPOST_TEXT("lint", "The comment above a record explains the role of the agent. For a "
                               "role that is not in the list the comment is the word itself, "
                               "unless role_notes has a text for it. Check the spelling."),
     .source = "S102, S103"},
    {.code = "kno-retired-agent",
     .severity = Severity::Note,
     .title = GATEPOST_TEXT("lint", "Agent that is retired"),
     .explanation = GATEPOST_TEXT(
         "lint", "The operator no longer sends this agent. The record does no harm, but applies to "
                 "no agent. If you mean the names that replaced it, add entries for them."),
     .source = "S83"},
    {.code = "kno-several-documents",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "More than one YAML document"),
     .explanation =
         GATEPOST_TEXT("lint", "A file contains one agent policy. Parsers disagree about which of "
                               "several documents counts, so nothing is rendered. Keep one."),
     .source = "YAML 1.2 §9; S103"},
    {.code = "kno-star-agent",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Entry for *"),
     .explanation = GATEPOST_TEXT(
         "lint", "default_policy makes the record for *. Crawlers read an entry for * and that "
                 "record as one, so that their rules mix. Use default_policy alone."),
     .source = "RFC 9309 §2.2.1; S13, S101"},
    {.code = "kno-tag",
     .severity = Severity::Note,
     .title = GATEPOST_TEXT("lint", "YAML tag"),
     .explanation = GATEPOST_TEXT("lint", "Values are read as the texts that they are, whatever "
                                          "their tag says. The tag has no effect. Remove it."),
     .source = "YAML 1.2 §6.8; S103"},
    {.code = "kno-too-deep",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Nested too deeply"),
     .explanation = GATEPOST_TEXT(
         "lint", "Files may come from untrusted sources, so nesting is limited. An agent policy "
                 "needs four levels. Nothing is rendered from a deeper one."),
     .source = "S103"},
    {.code = "kno-too-large",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Larger than what is read"),
     .explanation =
         GATEPOST_TEXT("lint", "The size of the text, the number of its values and what its "
                               "aliases expand to are bounded. Nothing is rendered from a larger "
                               "policy. Shorten its lists or write aliases out."),
     .source = "S103"},
    {.code = "kno-unknown-field",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Field that is not part of an agent policy"),
     .explanation = GATEPOST_TEXT(
         "lint", "The field is kept in the file and does not appear in robots.txt. If its name is "
                 "misspelled, its value is missing there. Correct the name."),
     .source = "S103"},
    {.code = "kno-unknown-policy",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Policy that is neither allow nor disallow"),
     .explanation =
         GATEPOST_TEXT("lint", "A record either allows or disallows. Any other word would have to "
                               "be guessed, so nothing is rendered. Write allow or disallow."),
     .source = "S101, S103"},
    {.code = "kno-unknown-type",
     .severity = Severity::Warning,
     .title = GATEPOST_TEXT("lint", "Type that is not agent-policy"),
     .explanation =
         GATEPOST_TEXT("lint", "The field says that the file is another type of entity. It is read "
                               "as an agent policy all the same. Write “type: agent-policy”."),
     .source = "S103"},
    {.code = "kno-unused-role-note",
     .severity = Severity::Note,
     .title = GATEPOST_TEXT("lint", "Note for a role that no agent has"),
     .explanation = GATEPOST_TEXT(
         "lint",
         "The texts of role_notes are written above the records of agents with that role. No agent "
         "has this one, so the text does not appear. Correct the role or remove the note."),
     .source = "S102, S103"},
    {.code = "kno-wrong-kind",
     .severity = Severity::Error,
     .title = GATEPOST_TEXT("lint", "Field with a value of the wrong kind"),
     .explanation = GATEPOST_TEXT(
         "lint", "The field needs a text, a list or a mapping and has something else. Nothing is "
                 "rendered until it is corrected. The message shows how to write it."),
     .source = "S103"},
};

} // namespace

std::span<const LintRule> policyRules() {
    return kRules;
}

} // namespace gatepost
