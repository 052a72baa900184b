// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later

#include "core/dialect/tables.h"

// The words of Content-Usage and Content-Signal are the keys that their sources define: they are
// offered, but any other key is as valid (S110, S111), so no check compares with them.
namespace gatepost::tables {
namespace {

constexpr Word kUsageKeys[] = {
    {.name = "train-ai",
     .meaning = GATEPOST_TEXT("dialect", "y or n: use the content to train AI models")},
    {.name = "ai-use",
     .meaning =
         GATEPOST_TEXT("dialect", "y or n: give the content to an AI model while it answers")},
    {.name = "search",
     .meaning = GATEPOST_TEXT("dialect",
                              "y or n: use the content in a search index that leads back here")},
};

constexpr Word kSignalKeys[] = {
    {.name = "search",
     .meaning = GATEPOST_TEXT("dialect",
                              "yes or no: build a search index and show links and short excerpts")},
    {.name = "ai-input",
     .meaning =
         GATEPOST_TEXT("dialect", "yes or no: feed the content into a model to answer a question")},
    {.name = "ai-train",
     .meaning = GATEPOST_TEXT("dialect", "yes or no: train or fine-tune AI models")},
    {.name = "use",
     .meaning = GATEPOST_TEXT(
         "dialect", "immediate, reference or full: how much of the content may be shown")},
};

constexpr Directive kSignalsRows[] = {
    {.id = DirectiveId::UserAgentPurpose,
     .name = "User-Agent-Purpose",
     .place = Place::Group,
     .kind = ValueKind::FreeText,
     .repeats = true,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "Agent purpose"),
     .section = SectionId::RarelySupported,
     .help = GATEPOST_TEXT(
         "dialect",
         "Was proposed to name agents by what they do instead of by their token. No crawler is "
         "known to "
         "read it and it decides nothing here."),
     .example = "EXAMPLE-PURPOSE-1",
     .source = "draft-jimenez-tbd-robotstxt-update-00 §2; draft-canel-robots-ai-control",
     .order = 12},
    {.id = DirectiveId::ContentUsage,
     .name = "Content-Usage",
     .place = Place::Group,
     .kind = ValueKind::ContentUsage,
     .words = kUsageKeys,
     .repeats = true,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "Content usage"),
     .section = SectionId::PreferenceSignals,
     .help = GATEPOST_TEXT(
         "dialect",
         "Says for a path (none means all) which uses are wanted: y or n for each of train-ai, "
         "ai-use and search; none of them stands for another. It is about use after the fetch: it "
         "never changes what may be fetched, and says nothing about a path that a rule denies."),
     .example = "/blog/ train-ai=n, search=y",
     .source = "draft-ietf-aipref-attach-05; draft-ietf-aipref-vocab-08",
     .order = 30},
    {.id = DirectiveId::ContentSignal,
     .name = "Content-Signal",
     .place = Place::Group,
     .kind = ValueKind::ContentSignal,
     .words = kSignalKeys,
     .repeats = true,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "Content signal"),
     .section = SectionId::PreferenceSignals,
     .help = GATEPOST_TEXT(
         "dialect",
         "Says with yes or no which uses are wanted; what is left out is neither granted nor "
         "refused. use= says how much may be shown: immediate, reference or full. "
         "It never changes what may be fetched."),
     .example = "search=yes, ai-input=no, ai-train=no",
     .source = "contentsignals.org",
     .order = 31},
    {.id = DirectiveId::AllowAiTraining,
     .name = "AllowAITraining",
     .place = Place::Group,
     .kind = ValueKind::Path,
     .repeats = true,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "Allow AI training"),
     .section = SectionId::PreferenceSignals,
     .help = GATEPOST_TEXT(
         "dialect",
         "Permits training of AI models with what begins with this path; matched like Allow. "
         "Google takes it for Allow; for all others it never changes what may be fetched."),
     .example = "/docs/",
     .source = "draft-canel-robots-ai-control",
     .order = 42},
    {.id = DirectiveId::DisallowAiTraining,
     .name = "DisallowAITraining",
     .place = Place::Group,
     .kind = ValueKind::Path,
     .repeats = true,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "Disallow AI training"),
     .section = SectionId::PreferenceSignals,
     .help = GATEPOST_TEXT(
         "dialect",
         "Refuses training of AI models with what begins with this path; matched like Disallow. "
         "Google takes it for Disallow; for all others it never changes what may be fetched."),
     .example = "/",
     .source = "draft-canel-robots-ai-control",
     .order = 43},
    {.id = DirectiveId::License,
     .name = "License",
     .place = Place::File,
     .kind = ValueKind::HttpUrl,
     .repeats = true,
     .experimental = true,
     .label = GATEPOST_TEXT("dialect", "Licence file"),
     .section = SectionId::WholeFile,
     .help = GATEPOST_TEXT(
         "dialect",
         "Points at a licence file that says on which terms the content may be used, as an "
         "absolute "
         "URL. It belongs to no group and never changes what may be fetched."),
     .example = "https://example.com/license.xml",
     .source = "Really Simple Licensing (RSL) 1.0",
     .order = 70},
};

} // namespace

std::span<const Directive> signals() {
    return kSignalsRows;
}

} // namespace gatepost::tables
