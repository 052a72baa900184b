// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/export/export.h"

#include "core/export/parts.h"
#include "core/export/plansources.h"
#include "core/export/services.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <tuple>

namespace gatepost::exporting {

namespace {

constexpr std::array kTargets = {
    TargetInfo{Target::Nginx, "nginx", "nginx", true, true},
    TargetInfo{Target::Apache, "apache", "Apache", true, true},
    TargetInfo{Target::Caddy, "caddy", "Caddy", true, true},
    TargetInfo{Target::HAProxy, "haproxy", "HAProxy", true, true},
    TargetInfo{Target::Varnish, "varnish", "Varnish", true, true},
    TargetInfo{Target::Lighttpd, "lighttpd", "lighttpd", true, true},
    TargetInfo{Target::Cloudflare, "cloudflare", "Cloudflare", true, false},
    TargetInfo{Target::AwsWaf, "aws-waf", "AWS WAF", true, false},
    TargetInfo{Target::Anubis, "anubis", "Anubis", true, false},
    TargetInfo{Target::ContentSignal, "content-signal", "Content-Signal", false, true},
    TargetInfo{Target::ContentUsage, "content-usage", "Content-Usage", false, true},
    TargetInfo{Target::TdmRep, "tdmrep", "TDMRep", false, true},
    TargetInfo{Target::Rsl, "rsl", "RSL", false, true},
    TargetInfo{Target::XRobotsTag, "x-robots-tag", "X-Robots-Tag", false, true},
    TargetInfo{Target::WordPress, "wordpress", "WordPress", false, true},
};

} // namespace

std::span<const TargetInfo> targets() {
    return kTargets;
}

const TargetInfo &infoOf(Target target) {
    return *std::ranges::find(kTargets, target, &TargetInfo::target);
}

std::optional<Target> parseTarget(std::string_view name) {
    const auto found = std::ranges::find(kTargets, name, &TargetInfo::name);
    return found == kTargets.end() ? std::nullopt : std::optional(found->target);
}

std::optional<Mode> parseMode(std::string_view name) {
    if (name == "both")
        return Mode::Both;
    if (name == "deny")
        return Mode::Deny;
    return name == "rate" ? std::optional(Mode::Rate) : std::nullopt;
}

std::string lossName(LossCode code) {
    return "L" + std::to_string(static_cast<int>(code));
}

bool isLossName(std::string_view name) {
    for (int code = 1; code <= static_cast<int>(LossCode::Unread); ++code)
        if (name == lossName(static_cast<LossCode>(code)))
            return true;
    return false;
}

Phrase lossMeaning(LossCode code) {
    switch (code) {
    case LossCode::Unseen:
        return GATEPOST_TEXT("export", "An agent that cannot be seen in a request");
    case LossCode::Window:
        return GATEPOST_TEXT("export",
                             "Hours that cannot be said, or only in the server's time zone");
    case LossCode::Rate:
        return GATEPOST_TEXT("export", "A pace that cannot be said, or only rounded");
    case LossCode::Spelling:
        return GATEPOST_TEXT("export", "Spellings of a path that are not told apart");
    case LossCode::Ask: return GATEPOST_TEXT("export", "A server cannot be asked first");
    case LossCode::Use:
        return GATEPOST_TEXT("export", "Use of what was fetched, which a server does not see");
    case LossCode::Size: return GATEPOST_TEXT("export", "A limit of the server's size or cost");
    case LossCode::Unknown: return GATEPOST_TEXT("export", "Agents that are not recognised");
    case LossCode::Forged: return GATEPOST_TEXT("export", "Names can be forged");
    case LossCode::Unread: return GATEPOST_TEXT("export", "A chained file that was not read");
    }
    return {};
}

std::string_view severityName(Severity severity) {
    switch (severity) {
    case Severity::Lost: return "lost";
    case Severity::Approximated: return "approximated";
    case Severity::Moved: return "moved";
    case Severity::Remark: return "remark";
    }
    return "";
}

namespace {

void write(Plan &plan, const Question &question, Export &out) {
    switch (question.target) {
    case Target::Nginx: return writeNginx(plan, question, out);
    case Target::Apache: return writeApache(plan, question, out);
    case Target::Caddy: return writeCaddy(plan, question, out);
    case Target::HAProxy: return writeHAProxy(plan, question, out);
    case Target::Varnish: return writeVarnish(plan, question, out);
    case Target::Lighttpd: return writeLighttpd(plan, question, out);
    case Target::Cloudflare: return writeCloudflare(plan, question, out);
    case Target::AwsWaf: return writeAwsWaf(plan, question, out);
    case Target::Anubis: return writeAnubis(plan, question, out);
    case Target::ContentSignal:
    case Target::ContentUsage:
    case Target::TdmRep:
    case Target::Rsl:
    case Target::XRobotsTag:
    case Target::WordPress: return;
    }
}

} // namespace

bool enforcesAnything(const CompiledSite &site, const Question &question) {
    return !planOf(site, question).groups.empty();
}

namespace {

/// What the file would say is not in what was written (S59). Where a chain loops or is too long, agents read no further either.
void loseChain(const CompiledSite &site, std::vector<Loss> &losses) {
    const Chain &chain = site.site().chain;
    if (chain.end != ChainEnd::Unavailable)
        return;
    const Tree *tree = site.tree(FileRole::Robots2);
    Source source;
    if (tree != nullptr && tree->scopes().chain)
        source = sourceOf(site, FileRole::Robots2, *tree->scopes().chain);
    losses.push_back({LossCode::Unread, Severity::Lost, std::move(source), nothingSaid(),
                      Message(GATEPOST_TEXT("export", "The chained file %1 could not be read, so "
                                                      "that nothing that it states is in here. %2"),
                              gatepost::quoted(chain.stoppedAt), chain.detail)});
}

/// What a server is told for ever is not what crawlers make of an answer that passes.
Export exportOfFiles(const CompiledSite &site, const Question &question) {
    Site files = site.site();
    files.answers = {};
    Export out = exportSite(CompiledSite(std::move(files)), question);
    out.losses.push_back(
        {LossCode::Unread,
         Severity::Remark,
         {},
         GATEPOST_TEXT("export", "the rules of the files, as if each were there"),
         GATEPOST_TEXT("export", "how requests for the files end was stated, and is not in here")});
    return out;
}

} // namespace

Export exportSite(const CompiledSite &site, const Question &question) {
    if (site.site().answers.any())
        return exportOfFiles(site, question);
    Export out;
    if (infoOf(question.target).isServer) {
        Plan plan = planOf(site, question);
        write(plan, question, out);
        out.losses = std::move(plan.losses);
    } else if (question.target == Target::WordPress) {
        writeWordPress(site, question, out);
    } else {
        writeStatement(site, question, out);
    }
    loseChain(site, out.losses);
    const auto place = [](const Loss &loss) {
        const std::uint8_t file = loss.source.line ? loss.source.line->file.index() : 255;
        return std::tuple(file, loss.source.line ? loss.source.line->line.value : 0, loss.code);
    };
    std::ranges::stable_sort(out.losses, {}, place);
    std::vector<Loss> once; // a line that several groups share is said once
    for (Loss &loss : out.losses) {
        const auto others = std::ranges::find_if(std::views::reverse(once), [&](const Loss &each) {
            return place(each) != place(loss); // they are sorted
        });
        const bool known = std::any_of(others.base(), once.end(), [&](const Loss &each) {
            return each.said == loss.said && each.effect == loss.effect;
        });
        if (!known)
            once.push_back(std::move(loss));
    }
    out.losses = std::move(once);
    return out;
}

} // namespace gatepost::exporting
