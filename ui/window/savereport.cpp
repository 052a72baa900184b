// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/savereport.h"

#include "core/exact/ruleaboutall.h"
#include "core/exact/sitechanges.h"
#include "core/simulate/reason.h"
#include "ui/bridge/text.h"
#include "ui/bridge/when.h"
#include "ui/bridge/words.h"

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr qsizetype kMostNamedFailures = 3;

/// Tests that held before and do not now.
QStringList newlyFailing(const CompiledSite &before, const CompiledSite &after,
                         const std::vector<PolicyTest> &tests, Instant now,
                         const std::stop_token &stop) {
    QStringList failing;
    const exact::Limits limits{.stop = stop};
    for (const PolicyTest &test : tests) {
        if (stop.stop_requested())
            break;
        if (runTest(after, test, now, limits).proof == exact::Proof::Fails &&
            runTest(before, test, now, limits).proof != exact::Proof::Fails)
            failing << text(describe(test, instantMessage));
    }
    return failing;
}

} // namespace

SaveReport::SaveReport(SiteModel &site, MessageArea &strip, QObject *parent)
    : QObject(parent), m_site(site), m_strip(strip) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &SaveReport::compare);
    // What was said is of another site then.
    connect(&site.files(), &OpenFiles::filesChanged, this, [this] {
        if (m_site.files().all().isEmpty()) {
            m_soon.stop();
            m_job.cancel(); // an answer that is under way is of that site
            m_strip.dismiss(QLatin1String(kId));
        }
    });
}

void SaveReport::begin(Document *document) {
    if (m_site.analysis().isPaused()) { // nothing is judged
        m_before.reset();
        return;
    }
    if (!isBusy()) // else what is being compared has not been told yet: both saves are told as one
        m_saved.clear();
    if (m_saved.empty())
        m_before = m_site.analysis().savedSnapshot();
    const auto isIt = [document](const Saved &each) { return each.document == document; };
    if (std::ranges::none_of(m_saved, isIt))
        m_saved.push_back(
            {document, std::string(document->saved().text()), !document->path().isEmpty()});
}

void SaveReport::finish() {
    if (m_before)
        m_soon.start();
}

void SaveReport::compare() {
    exact::ExactQuestion question;
    question.day = m_site.analysis().now();
    question.paths = *m_site.side().examplePaths();
    m_job.start([this, before = m_before, after = m_site.analysis().savedSnapshot(), question,
                 tests = m_site.side().settings().tests](const Latest::Run &run) mutable {
        question.limits.stop = run.stop();
        const exact::Differences found = exact::differences(*before, *after, question);
        Result result{exact::accessInWords(found),
                      newlyFailing(*before, *after, tests, question.day, question.limits.stop),
                      found.complete};
        return [this, result = std::move(result)] { take(result); };
    });
}

void SaveReport::take(const Result &result) {
    const QString id = QLatin1String(kId);
    if (std::exchange(m_undoing, false)) {
        m_strip.post(id, Tone::Unstated, tr("Undone: the files are as they were before the save."));
        return;
    }
    if (result.access.empty() && result.failing.isEmpty()) {
        m_strip.dismiss(id);
        return;
    }
    QStringList said{tr("Saved.")};
    for (const Message &sentence : result.access)
        said << text(sentence);
    if (!result.complete)
        said << tr("There may be more: the comparison is not complete.");
    if (!result.failing.isEmpty())
        said << tr("%n test(s) fail now: %1.", nullptr, static_cast<int>(result.failing.size()))
                    .arg(factsText(result.failing.mid(0, kMostNamedFailures)));
    QList<MessageChoice> choices;
    // What was never saved has no text to go back to.
    if (std::ranges::all_of(m_saved, &Saved::wasSaved))
        choices << MessageChoice{tr("Undo"), [this, saved = m_saved] { undo(saved); }};
    choices << MessageChoice{.label = tr("Show changes"),
                             .run =
                                 [this, before = m_before] {
                                     emit changesRequested(tr("the files before the save"), before);
                                 },
                             .stays = true};
    m_strip.post(id, result.failing.isEmpty() ? Tone::Unstated : Tone::Warning, sentencesText(said),
                 choices);
    // The way back is to the text that was saved; who edits on has the undo history.
    for (const Saved &each : m_saved)
        if (each.document)
            connect(
                each.document, &Document::changed, this,
                [this, id] { m_strip.withdraw(id, tr("Undo")); }, Qt::SingleShotConnection);
}

void SaveReport::undo(const std::vector<Saved> &saved) {
    for (const Saved &each : saved) {
        if (!each.document)
            continue;
        each.document->breakUndo();
        each.document->apply(TextEdit::between(each.document->bytes(), each.before),
                             {tr("Undo the save"), {}, Origin::Form});
        emit saveRequested(each.document);
    }
    m_undoing = isBusy(); // else it could not be saved
}

} // namespace gatepost::ui
