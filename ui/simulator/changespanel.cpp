// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/changespanel.h"

#include "core/agents/agentorder.h"
#include "core/exact/agentwords.h"
#include "core/exact/sitechanges.h"
#include "core/simulate/searchengines.h"
#include "core/store/gitfolder.h"
#include "ui/bridge/label.h"
#include "ui/bridge/paths.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/simulator/commitdialog.h"
#include "ui/simulator/viewparts.h"
#include "ui/site/draftchanges.h"
#include "ui/site/statedanswers.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QSplitter>
#include <QTableView>

namespace gatepost::ui {

namespace {

/// A site of one file, for comparing any two.
std::shared_ptr<const CompiledSite> siteOf(std::string bytes, DialectId dialect) {
    Site site;
    if (const FileRole role = roleOf(dialect); isSiteFile(rowOf(role)))
        site.put(role,
                 std::move(bytes)); // an agent policy decides nothing: its lines alone are compared
    return std::make_shared<const CompiledSite>(std::move(site));
}

} // namespace

namespace {

constexpr std::size_t kMostNamedChanges = 6;

/// The best known first: who reads on is at the names that matter.
QString namesOf(std::vector<std::string> names) {
    std::ranges::stable_sort(names, {}, noticeOf);
    QStringList shown;
    for (const std::string &name : names)
        if (static_cast<std::size_t>(shown.size()) < kMostNamedChanges)
            shown << text(name);
    if (names.size() > kMostNamedChanges)
        shown << ChangesPanel::tr("%n more", nullptr,
                                  static_cast<int>(names.size() - kMostNamedChanges));
    return listText(shown);
}

/// True of a region that is all paths, but for exceptions.
bool isTheRest(const exact::Region &region) {
    return std::ranges::all_of(region.matches, [](const exact::SitePattern &pattern) {
        return pattern.pattern == "/" || pattern.pattern == "/*" || pattern.pattern == "*";
    });
}

/// Search engines that lose all paths but single ones, and of them those that lose all but the policy files (S26).
struct ShutOut {
    std::vector<std::string> everything;
    std::vector<std::string> butPlaces;
};
/// True if the places that a loss leaves out were closed to the agent before, too.
bool keepsNothing(const CompiledSite &after, const std::string &name,
                  const exact::Difference &loss) {
    const auto agent = identify(name, {}, after.site().registry);
    if (!agent)
        return false;
    const auto view = after.view(*agent, Reading::Author);
    return std::ranges::all_of(loss.region.except, [&](const exact::SitePattern &place) {
        if (place.syntax == exact::Syntax::Scope) // the policy files (S26)
            return true;
        const std::string path = place.pattern.substr(0, place.pattern.find_first_of("*$?"));
        return after.fetch(*view, PathQuestion(path.empty() ? "/" : path), loss.instant).decision ==
               Decision::Deny;
    });
}

ShutOut shutOut(const DraftDifference &draft) {
    ShutOut found;
    for (const exact::Difference &change : draft.found.changes) {
        if (change.what != exact::Difference::What::Fetch ||
            change.decisionBefore != Decision::Allow || change.decisionAfter != Decision::Deny ||
            !isTheRest(change.region))
            continue;
        for (const exact::AskedAgent &agent : change.who.agents()) {
            if (!agent.isNamed())
                continue;
            const std::string &name = agent.identity.token;
            const KnownAgent *known = draft.after->site().registry.findExactly(name);
            if (!known || known->category != Category::SearchIndexer ||
                known->status != AgentStatus::Current)
                continue;
            auto &into =
                keepsNothing(*draft.after, name, change) ? found.everything : found.butPlaces;
            if (!std::ranges::contains(into, name))
                into.push_back(name);
        }
    }
    std::erase_if(found.butPlaces, [&](const std::string &name) {
        return std::ranges::contains(found.everything, name);
    });
    return found;
}

} // namespace

QString closingQuestion(SiteModel &site, int patience) {
    std::vector<std::string> closed = newlyClosedSearchEngines(
        *site.analysis().savedSnapshot(), *site.analysis().judged(), site.analysis().now());
    const bool any = !closed.empty();
    std::shared_ptr<const DraftDifference> draft;
    if (!site.analysis().isPaused())
        draft = patience > 0 ? DraftChanges::of(site).waited(patience)
                             : DraftChanges::of(site).current();
    const ShutOut out = draft ? shutOut(*draft) : ShutOut();
    std::erase_if(closed, [&](const std::string &name) {
        return std::ranges::contains(out.everything, name) ||
               std::ranges::contains(out.butPlaces, name);
    });
    QStringList sentences;
    const auto say = [&](const QString &sentence, const std::vector<std::string> &names) {
        if (!names.empty())
            sentences << sentence.arg(namesOf(names));
    };
    const auto count = [](const std::vector<std::string> &names) {
        return static_cast<int>(names.size());
    };
    say(ChangesPanel::tr("The whole site is closed to %n search engine(s): %1.", nullptr,
                         count(out.everything)),
        out.everything);
    say(ChangesPanel::tr("All but single places are closed to %n search engine(s): %1.", nullptr,
                         count(out.butPlaces)),
        out.butPlaces);
    say(ChangesPanel::tr("The start page “/” is closed to %n search engine(s): %1.", nullptr,
                         count(closed)),
        closed);
    if (any && !draft && patience > 0 && !site.analysis().isPaused())
        sentences << ChangesPanel::tr("What else it changes could not be found out in time.");
    return sentencesText(sentences);
}

/// As many as the map counts: those that have a name.
static std::size_t namedIn(const exact::Differences &found) {
    return found.asked ? exact::countNamed(*found.asked) : 0;
}

/// Of what the draft is compared with; a site that somebody hands over stands behind them.
constexpr int kOwnChoices = 3;

/// Rows whose height is made to fit; of more changes than that, each is one line and its tooltip.
constexpr int kMostWrapped = 200;

ChangesPanel::ChangesPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_diff(new DiffModel(this)),
      m_changes(new SiteChangesModel(this)),
      m_against(new QComboBox(this)),
      m_file(new QComboBox(this)),
      m_diffView(makeTable(QStringLiteral("diff"), tr("Changed lines"), this)),
      m_changesView(makeTable(QStringLiteral("siteChanges"), tr("Changed verdicts"), this)),
      m_summary(makeRemark(this)) {
    setObjectName(QStringLiteral("changesPanel"));
    m_file->setAccessibleName(tr("File whose lines are compared"));
    m_file->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    prepareViews();
    auto *commit = makeToolButton(QStringLiteral("clock"), tr("Commit…"),
                                  tr("Compare with a commit of this folder's Git history"), this);
    commit->setObjectName(QStringLiteral("compareCommit"));
    connect(commit, &QToolButton::clicked, this, [this] { askCommit(); });
    auto *two = makeToolButton(QStringLiteral("changes"), tr("Two files…"),
                               tr("Compare any two files instead"), this);
    QHBoxLayout *tools = makeToolRow();
    auto *label = new Label(tr("Draft against"), this);
    label->setBuddy(m_against);
    m_against->addItems({tr("the saved files"), tr("a folder…"), tr("a commit…")});
    m_against->setAccessibleName(tr("What the draft is compared with"));
    tools->addWidget(label);
    tools->addWidget(m_against);
    tools->addWidget(m_file);
    tools->addWidget(commit);
    tools->addWidget(two);
    tools->addWidget(m_summary, 1);
    fillPanel(this, tools, makeSplitter(m_diffView, 1, m_changesView, 1, this));

    connect(two, &QToolButton::clicked, this, &ChangesPanel::askTwoFiles);
    connect(m_against, &QComboBox::activated, this, &ChangesPanel::chooseOther);
    connect(&DraftChanges::of(site), &DraftChanges::changed, this, &ChangesPanel::renew);
    connect(m_file, &QComboBox::activated, this, [this] {
        m_before.clear();
        m_after.clear();
        renew();
    });
    connectViews();
    site.analysis().whenUpdated(Analysis::Part::Site, this, &ChangesPanel::renew);
    connect(&site.files(), &OpenFiles::filesChanged, this, [this] {
        fillFiles();
        renew();
    });
    connect(&site.files(), &OpenFiles::currentChanged, this, [this](Document *document) {
        if (const int index = m_file->findData(QVariant::fromValue<QObject *>(document));
            index >= 0 && index != m_file->currentIndex()) {
            m_file->setCurrentIndex(index);
            renew();
        }
    });
    fillFiles();
    renew();
}

void ChangesPanel::prepareViews() {
    m_diffView->setModel(m_diff);
    sayWhenEmpty(m_diffView, tr("No line differs. What you edit is shown here until it is saved."));
    m_diffView->setAlternatingRowColors(false);
    setColumnWidths(m_diffView, {7, 7});
    m_diffView->setLayoutDirection(Qt::LeftToRight); // policy text
    m_diffView->verticalHeader()->setDefaultSectionSize(
        std::max(24, m_diffView->fontMetrics().height() + 4));
    m_changesView->setModel(m_changes);
    sayWhenEmpty(m_changesView,
                 tr("No answer differs. Who gains and who loses by your edits is shown here."));
    // The sentence is what is read: whole, and in several lines where it must.
    m_changesView->setWordWrap(true);
    m_changesView->horizontalHeader()->setStretchLastSection(false);
    m_changesView->horizontalHeader()->setSectionResizeMode(SiteChangesModel::What,
                                                            QHeaderView::Stretch);
    connect(m_changesView->horizontalHeader(), &QHeaderView::sectionResized, this, [this] {
        if (m_changes->rowCount() <= kMostWrapped)
            m_changesView->resizeRowsToContents();
    });
}

/// A line that is chosen is shown in the text; a change puts its question.
void ChangesPanel::connectViews() {
    const auto goToLine = [this](const QModelIndex &index) {
        if (!index.isValid() || !m_before.isEmpty())
            return;
        const DiffRow &row = m_diff->row(index.row());
        auto *document = qobject_cast<Document *>(m_file->currentData().value<QObject *>());
        if (!document || row.kind == DiffRow::Kind::Folded)
            return;
        const auto line = static_cast<std::size_t>(std::max(row.after, 1) - 1);
        if (line < document->lines().count())
            m_site.navigator().goTo(document, document->lines().content(line), false);
    };
    const auto goToChange = [this](const QModelIndex &index) {
        if (!index.isValid() || !m_before.isEmpty())
            return;
        const exact::Difference change = m_changes->row(index.row());
        Question question = m_site.analysis().question();
        const exact::AskedAgent &who = change.who[0];
        question.agent = text(who.identity.name);
        question.category = statedCategory(who);
        question.url = text(change.region.example);
        if (!change.hours.isAlways())
            question.at = change.instant;
        m_site.analysis().setQuestion(question);
        if (change.after.line)
            m_site.navigator().goTo(*change.after.line, false);
    };
    connect(m_diffView, &QTableView::clicked, this, goToLine);
    connect(m_diffView, &QTableView::activated, this, goToLine);
    connect(m_changesView, &QTableView::clicked, this, goToChange);
    connect(m_changesView, &QTableView::activated, this, goToChange);
}

QString ChangesPanel::summary() const {
    return m_summary->text();
}

void ChangesPanel::fillFiles() {
    const QVariant chosen = m_file->currentData();
    m_file->clear();
    for (const SiteFile &file : m_site.files().all())
        m_file->addItem(file.role == Role::Chained ? file.url : file.document->displayName(),
                        QVariant::fromValue<QObject *>(file.document));
    if (const int index = m_file->findData(chosen); index >= 0)
        m_file->setCurrentIndex(index);
}

void ChangesPanel::compareFiles(const QString &before, const QString &after) {
    m_before = before;
    m_after = after;
    renew();
}

bool ChangesPanel::isBusy() const {
    return m_job.isRunning() || m_wanted || DraftChanges::of(m_site).isBusy();
}

void ChangesPanel::chooseOther(int choice) {
    if (choice == kOwnChoices) // what is compared already
        return;
    bool chosen = false;
    if (choice == 1) {
        const QString folder = QFileDialog::getExistingDirectory(
            this, tr("The folder of the other site"), m_site.files().folder());
        chosen = !folder.isEmpty();
        if (chosen)
            compareFolder(folder);
    } else if (choice == 2) {
        chosen = askCommit();
    }
    if (!chosen)
        compareSaved();
}

/// False if none was chosen.
bool ChangesPanel::askCommit() {
    CommitDialog dialog(m_site.files().folder(), this);
    if (dialog.exec() != QDialog::Accepted || dialog.revision().isEmpty())
        return false;
    compareCommit(dialog.revision(), dialog.title());
    return true;
}

void ChangesPanel::compareSaved() {
    m_against->setCurrentIndex(0);
    while (m_against->count() > kOwnChoices)
        m_against->removeItem(kOwnChoices);
    m_other.reset();
    m_complaint.clear();
    compareFiles({}, {});
}

void ChangesPanel::compareFolder(const QString &folder) {
    m_against->setCurrentIndex(1);
    compareWith(QFileInfo(folder).fileName(), DiskFolder(FileSystem::real(), pathBytes(folder)));
}

void ChangesPanel::compareCommit(const QString &revision, const QString &title) {
    m_against->setCurrentIndex(2);
    const auto opened = GitFolder::open("git:" + revision.toStdString() + ":./",
                                        pathBytes(m_site.files().folder()));
    if (!opened) {
        compareSaved();
        m_complaint = text(opened.error());
        m_summary->setText(m_complaint);
        return;
    }
    compareWith(title.isEmpty() ? revision : title, **opened);
}

void ChangesPanel::compareWith(const QString &name, const FolderFiles &files) {
    const SiteFolder found = readSiteFolder(files);
    Other other;
    other.name = name;
    Site site = siteOf(found, files);
    // Who is asked about is the same on both sides.
    site.registry = m_site.analysis().registry();
    for (std::size_t i = 0; i < found.policies.size(); ++i)
        if (found.policies[i])
            other.texts[i] = found.policies[i]->bytes;
    other.site = std::make_shared<const CompiledSite>(std::move(site));
    m_other = std::move(other);
    m_complaint = found.unread.empty() ? QString() : text(found.unread.front().why);
    m_before.clear();
    m_after.clear();
    renew();
}

void ChangesPanel::compareSite(const QString &name, std::shared_ptr<const CompiledSite> site) {
    while (m_against->count() > kOwnChoices)
        m_against->removeItem(kOwnChoices);
    m_against->addItem(name);
    m_against->setCurrentIndex(kOwnChoices);
    Other other;
    other.name = name;
    for (std::size_t i = 0; i < other.texts.size(); ++i)
        if (const Tree *tree = site->tree(FileId::fromIndex(i)))
            other.texts[i] = tree->text();
    other.site = std::move(site);
    m_other = std::move(other);
    m_complaint.clear();
    compareFiles({}, {});
}

void ChangesPanel::focusChanges() {
    m_changesView->setFocus();
}

void ChangesPanel::askTwoFiles() {
    const QString before =
        QFileDialog::getOpenFileName(this, tr("The file before"), m_site.files().folder());
    if (before.isEmpty())
        return;
    const QString after =
        QFileDialog::getOpenFileName(this, tr("The file after"), QFileInfo(before).path());
    if (!after.isEmpty())
        compareFiles(before, after);
}

void ChangesPanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_wanted)
        start();
}

void ChangesPanel::renew() {
    m_wanted = true;
    if (m_site.analysis().isPaused())
        m_job.cancel(); // what is compared is no longer shown
    else if (isVisible())
        start();
}

std::expected<ChangesPanel::Sides, QString> ChangesPanel::sidesOfFiles() {
    m_complaint.clear();
    auto old = Document::readFile(m_before);
    auto now = Document::readFile(m_after);
    if (!old || !now)
        return std::unexpected(old ? now.error() : old.error());
    const auto sideOf = [](std::string bytes, const QString &path) {
        return Side{bytes, siteOf(bytes, dialectOfFileName(path.toStdString()))};
    };
    return Sides{sideOf(std::move(*old), m_before), sideOf(std::move(*now), m_after)};
}

std::expected<ChangesPanel::Sides, QString> ChangesPanel::sidesOfSite() const {
    const Analysis &analysis = m_site.analysis();
    Sides sides{{{}, m_other ? m_other->site : analysis.savedSnapshot()}, {{}, draftOf(m_site)}};
    const auto *document = qobject_cast<Document *>(m_file->currentData().value<QObject *>());
    if (!document)
        return sides;
    sides.after.lines = document->bytes();
    if (!m_other)
        sides.before.lines = document->saved().text();
    else if (const auto file = analysis.fileId(document);
             file && file->index() < m_other->texts.size())
        sides.before.lines = m_other->texts[file->index()];
    return sides;
}

void ChangesPanel::start() {
    const bool twoFiles = !m_before.isEmpty();
    std::shared_ptr<const DraftDifference> draft;
    if (!twoFiles && !m_other) {
        draft = DraftChanges::of(m_site).current();
        if (!draft)
            return; // it tells when it is known
    }
    m_wanted = false;
    auto sides = twoFiles ? sidesOfFiles() : sidesOfSite();
    if (!sides) {
        m_complaint = sides.error();
        m_job.cancel();
        take({});
        return;
    }
    exact::ExactQuestion question;
    question.paths = *m_site.side().examplePaths();
    question.day = m_site.analysis().now();
    question.reading = m_site.analysis().question().reading;
    question.competitor = m_site.analysis().question().competitor;
    m_job.start([this, draft, question = std::move(question),
                 sides = std::move(*sides)](const Latest::Run &run) mutable {
        question.limits.stop = run.stop();
        exact::Differences computed;
        if (draft == nullptr)
            computed = exact::differences(*sides.before.site, *sides.after.site, question);
        const exact::Differences &found = draft ? draft->found : computed;
        Result result{diffRows(sides.before.lines, sides.after.lines), exact::changesToShow(found),
                      namedIn(found), found.complete};
        return [this, result = std::move(result)]() mutable { take(std::move(result)); };
    });
}

QStringList ChangesPanel::comparedInWords(const Result &result, int count) {
    QStringList facts;
    int changedLines = 0;
    for (const DiffRow &row : std::as_const(result.rows))
        changedLines += row.kind == DiffRow::Kind::Removed || row.kind == DiffRow::Kind::Added;
    facts << (changedLines == 0 ? tr("no line differs")
                                : tr("%n line(s) removed or added", nullptr, changedLines));
    if (result.agents == 0) // nothing was edited
        facts << tr("no verdict differs");
    else
        facts << (count == 0
                      ? tr("no verdict differs on any path (agents: %1)")
                      : tr("%n change(s) of verdicts on all paths (agents: %1)", nullptr, count))
                     .arg(QLocale().toString(result.agents));
    if (!result.complete)
        facts << tr("there may be more: the comparison is not complete");
    return facts;
}

void ChangesPanel::take(Result result) {
    // Never saved: all of it is new, and there is nobody to whom anything was said before.
    const bool isCompared =
        !m_before.isEmpty() || m_other || DraftChanges::of(m_site).hasBaseline();
    if (!isCompared)
        result = {};
    std::vector<ChangeRow> rows = changeRows(std::move(result.changes));
    const auto count = static_cast<int>(rows.size());
    QStringList facts;
    if (!m_complaint.isEmpty())
        facts << m_complaint;
    if (!m_before.isEmpty())
        facts << tr("%1 against %2")
                     .arg(QFileInfo(m_after).fileName(), QFileInfo(m_before).fileName());
    if (m_other)
        facts << tr("against %1").arg(m_other->name);
    if (isCompared)
        facts << comparedInWords(result, count);
    else
        facts << tr("never saved: there is nothing to compare it with");
    if (m_before.isEmpty() && !m_other)
        if (const QString closing = closingQuestion(m_site, 0); !closing.isEmpty())
            facts << QStringLiteral("▲ ") + closing;
    m_diff->setRows(std::move(result.rows));
    m_changes->setRows(std::move(rows));
    if (count <= kMostWrapped)
        m_changesView->resizeRowsToContents();
    m_summary->setText(factsText(facts));
    emit titleChanged(count == 0 ? tr("Changes") : tr("Changes %1").arg(count));
    emit renewed();
}

} // namespace gatepost::ui
