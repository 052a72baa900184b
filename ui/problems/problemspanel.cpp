// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/problems/problemspanel.h"

#include "core/lint/tidy.h"
#include "ui/bridge/label.h"
#include "ui/bridge/look.h"
#include "ui/bridge/manualurl.h"
#include "ui/bridge/rows.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/bridge/wrappedrows.h"
#include "ui/site/fixall.h"
#include "ui/site/help.h"
#include "ui/site/settingsproblems.h"
#include "ui/site/severity.h"
#include "ui/site/tidywish.h"

#include <QApplication>
#include <QHash>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QShortcut>
#include <QStackedLayout>
#include <QStyleOptionButton>
#include <QTreeView>

#include <algorithm>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace gatepost::ui {

namespace {

QString severityText(Severity severity) {
    switch (severity) {
    case Severity::Error: return ProblemsModel::tr("Error");
    case Severity::Warning: return ProblemsModel::tr("Warning");
    case Severity::Note: break;
    }
    return ProblemsModel::tr("Note");
}

/// Files in the order of the site and gatepost.yaml last, in each the worst first, what is of one kind together.
void sortProblems(std::vector<ProblemRow> &problems, const SiteModel &site) {
    QHash<const Document *, qsizetype> places;
    for (qsizetype i = 0; i < site.files().all().size(); ++i)
        places.insert(site.files().all()[i].document, i);
    const auto key = [&](const ProblemRow &problem) {
        return std::tuple(places.value(problem.document, places.size()), problem.severity,
                          problem.code, problem.range.begin);
    };
    std::ranges::stable_sort(problems, std::ranges::less{}, key);
}

std::vector<ProblemRow> rowsOf(SiteModel &site) {
    std::vector<ProblemRow> rows;
    for (const Problem &problem : site.analysis().problems()) {
        ProblemRow row{problem};
        row.file = problem.document->displayName();
        row.line = static_cast<int>(problem.document->lines().lineAt(problem.range.begin)) + 1;
        rows.push_back(std::move(row));
    }
    for (const SettingsProblem &problem : SettingsProblems::of(site).all()) {
        ProblemRow row{problem};
        row.file = problem.document != nullptr ? problem.document->displayName()
                                               : sideFileName(SideFile::Settings);
        row.line = problem.line;
        row.ofSettings = problem.document == nullptr;
        row.canBeApplied = problem.goal.has_value();
        rows.push_back(std::move(row));
    }
    sortProblems(rows, site);
    return rows;
}

/// Sorted rows, with those that differ by their place alone in one. A row with a fix stays: its button is for that place.
std::vector<ProblemRow> folded(std::vector<ProblemRow> rows) {
    std::vector<ProblemRow> out;
    std::unordered_map<std::string, std::size_t> saidIn; // row of `out`, of one kind in one file
    for (ProblemRow &row : rows) {
        if (!out.empty() && (out.back().document != row.document || out.back().code != row.code ||
                             out.back().severity != row.severity))
            saidIn.clear();
        if (row.document != nullptr && row.fixes.empty() && !row.canBeApplied) {
            const auto [found, isNew] = saidIn.try_emplace(row.message.english(), out.size());
            if (!isNew) {
                out[found->second].alike.push_back(std::move(row));
                continue;
            }
        }
        out.push_back(std::move(row));
    }
    return out;
}

QString saidOf(const ProblemRow &row) {
    return row.alike.empty() ? text(row.message)
                             : ProblemsModel::tr("%1 ×%2", "a sentence, how often it applies")
                                   .arg(text(row.message), QLocale().toString(row.count()));
}

QVariant linesOf(const ProblemRow &row) {
    constexpr std::size_t kMostNamed = 2;
    if (row.alike.empty())
        return row.line;
    QStringList lines{QString::number(row.line)};
    for (std::size_t i = 0; i < std::min(row.alike.size(), kMostNamed - 1); ++i)
        lines << QString::number(row.alike[i].line);
    if (row.count() > kMostNamed)
        lines << QStringLiteral("…");
    return listText(lines);
}

} // namespace

ProblemsModel::ProblemsModel(SiteModel &site, QObject *parent) : RowTable(parent) {
    setColumns(
        {{.head = tr("Problem"),
          .shown = [](const ProblemRow &problem) { return saidOf(problem); }},
         {.head = tr("Fix"),
          .shown =
              [](const ProblemRow &problem) {
                  return problem.fixes.empty() && !problem.canBeApplied ? QString() : tr("Fix…");
              }},
         {.head = tr("File"), .shown = [](const ProblemRow &problem) { return problem.file; }},
         {.head = tr("Line"), .shown = [](const ProblemRow &problem) { return linesOf(problem); }},
         {.head = tr("Code"),
          .shown = [](const ProblemRow &problem) { return text(problem.code); }}});
    const auto take = [this, &site] { setRows(folded(rowsOf(site))); };
    site.analysis().whenUpdated(Analysis::Part::Problems, this, take);
    connect(&SettingsProblems::of(site), &SettingsProblems::changed, this, take);
    take();
}

QVariant ProblemsModel::special(const QModelIndex &index, int role) const {
    const ProblemRow &problem = row(index.row());
    const bool isMessage = index.column() == Message;
    switch (role) {
    case Qt::DecorationRole: return isMessage ? iconOfSeverity(problem.severity) : QVariant();
    case Qt::ToolTipRole:
        return text(index.column() == Fix && !problem.fixes.empty() ? problem.fixes.front().title
                                                                    : problem.message);
    case Qt::AccessibleTextRole:
        return isMessage
                   ? QStringLiteral("%1: %2").arg(severityText(problem.severity), saidOf(problem))
                   : QVariant();
    default: return {};
    }
}

namespace {

/// The cell that offers fixes looks like what it is.
class FixDelegate : public RowDelegate {
public:
    using RowDelegate::RowDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override {
        QStyleOptionViewItem ground(option);
        initStyleOption(&ground, index);
        const QString said = std::exchange(ground.text, QString());
        const QStyle *style = option.widget->style();
        style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
        if (said.isEmpty())
            return;
        QStyleOptionButton button;
        button.rect = option.rect.adjusted(3, 1, -3, -1);
        button.text = said;
        button.palette = option.palette;
        button.direction = option.direction;
        button.fontMetrics = option.fontMetrics;
        button.state = QStyle::State_Enabled | QStyle::State_Raised;
        if (option.state & QStyle::State_MouseOver)
            button.state |= QStyle::State_MouseOver;
        style->drawControl(QStyle::CE_PushButton, &button, painter, nullptr);
    }
};

} // namespace

ProblemsPanel::ProblemsPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_model(new ProblemsModel(site, this)),
      m_view(new QTreeView(this)) {
    setObjectName(QStringLiteral("problems"));
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Problems"));
    m_view->setItemDelegate(new RowDelegate(m_view, 2));
    m_view->setItemDelegateForColumn(ProblemsModel::Message, new WrappedRows(m_view, 2));
    m_view->setItemDelegateForColumn(ProblemsModel::Fix, new FixDelegate(m_view, 2));
    m_view->setMouseTracking(true);
    m_view->setRootIsDecorated(false);
    m_view->setAlternatingRowColors(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(ProblemsModel::Message, QHeaderView::Stretch);
    // A button as wide as its word, in every language.
    m_view->setColumnWidth(ProblemsModel::Fix,
                           std::max(10 * fontMetrics().averageCharWidth(),
                                    fontMetrics().horizontalAdvance(ProblemsModel::tr("Fix…")) +
                                        4 * fontMetrics().averageCharWidth()));
    m_view->setColumnWidth(ProblemsModel::Line, 11 * fontMetrics().averageCharWidth());
    m_view->setColumnWidth(ProblemsModel::Code, 26 * fontMetrics().averageCharWidth());
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    auto *none = new Label(tr("No problems found."), this);
    none->setAlignment(Qt::AlignCenter);
    none->setForegroundRole(QPalette::PlaceholderText);

    auto *layout = new QStackedLayout(this);
    layout->addWidget(none);
    layout->addWidget(m_view);
    const auto renew = [this, layout] {
        const int count = m_model->rowCount();
        layout->setCurrentIndex(count == 0 ? 0 : 1);
        std::size_t wrong = 0;
        for (const ProblemRow &row : m_model->rows())
            wrong += row.severity == Severity::Note ? 0 : row.count();
        // Remarks are no more than a dot.
        emit titleChanged(wrong > 0   ? tr("Problems %1").arg(wrong)
                          : count > 0 ? tr("Problems •")
                                      : tr("Problems"));
    };
    // Thousands of rows are one line each: measuring them would take longer than reading them.
    const auto fitRows = [this] {
        constexpr int kMostWrapped = 500;
        m_view->setUniformRowHeights(m_model->rowCount() > kMostWrapped);
    };
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { m_row = -1; });
    connect(m_model, &QAbstractItemModel::modelReset, this, fitRows);
    connect(m_model, &QAbstractItemModel::modelReset, this, renew);
    layout->setCurrentIndex(m_model->rowCount() == 0 ? 0 : 1);
    fitRows();

    connectView();
}

void ProblemsPanel::connectView() {
    connect(m_view, &QTreeView::activated, this, [this](const QModelIndex &index) {
        goToRow(index.row(), index.row() == m_row ? m_nth : 0, true);
    });
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        goToRow(index.row(), index.row() == m_row ? m_nth + 1 : 0, false);
        const ProblemRow &row = m_model->row(index.row());
        if (index.column() == ProblemsModel::Fix && (!row.fixes.empty() || row.canBeApplied))
            offerFixes(m_view->visualRect(index).bottomLeft());
    });
    // By the mouse where it was pressed, by a key in the row: the view says where.
    connect(m_view, &QTreeView::customContextMenuRequested, this, [this](const QPoint &at) {
        if (m_view->indexAt(at).isValid())
            offerFixes(at);
    });
    auto *fix = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Period), this);
    fix->setContext(Qt::WidgetWithChildrenShortcut);
    connect(fix, &QShortcut::activated, this,
            [this] { offerFixes(m_view->visualRect(m_view->currentIndex()).bottomLeft()); });
    auto *why = new QShortcut(QKeySequence(Qt::Key_F1), this);
    why->setContext(Qt::WidgetWithChildrenShortcut);
    connect(why, &QShortcut::activated, this, &ProblemsPanel::explain);
}

void ProblemsPanel::goToRow(int row, std::size_t nth, bool focus) {
    if (row < 0 || row >= m_model->rowCount())
        return;
    const ProblemRow &there = m_model->row(row);
    m_row = row;
    m_nth = nth % there.count();
    const Problem problem =
        m_nth == 0 ? there : there.alike[m_nth - 1]; // a copy: rows may be renewed
    m_view->setCurrentIndex(m_model->index(row, 0));
    if (problem.document != nullptr)
        m_site.navigator().goTo(problem.document, problem.range, focus);
}

void ProblemsPanel::step(int by) {
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const int present = m_view->currentIndex().row();
    const std::size_t nth = present == m_row ? m_nth : 0;
    if (present >= 0 && by > 0 && nth + 1 < m_model->row(present).count()) {
        goToRow(present, nth + 1, true);
    } else if (present >= 0 && by < 0 && nth > 0) {
        goToRow(present, nth - 1, true);
    } else {
        const int row = present < 0 ? (by > 0 ? 0 : count - 1) : (present + by + count) % count;
        goToRow(row, by > 0 ? 0 : m_model->row(row).count() - 1, true);
    }
}

void ProblemsPanel::offerFixes(const QPoint &at) {
    const QModelIndex index = m_view->currentIndex();
    if (!index.isValid())
        return;
    const ProblemRow problem = m_model->row(index.row());
    if (problem.document == nullptr) {
        offerSettingsFixes(problem, at);
        return;
    }
    // The text may change while the menu is open (a reload); an edit is for the text that it was made for.
    const auto apply = [document = QPointer<Document>(problem.document),
                        revision = problem.document->revision()](const TextEdit &edit,
                                                                 const QString &label) {
        if (document && document->revision() == revision)
            document->apply(edit, {label});
    };
    const QString code = text(problem.code);
    QMenu menu(this);
    for (const Fix &fix : problem.fixes)
        menu.addAction(text(fix.title), this, [apply, fix] { apply(fix.edit, text(fix.title)); });
    if (problem.fixes.empty())
        menu.addAction(tr("No fix is known"))->setEnabled(false);
    if (isTidyable(problem))
        menu.addAction(tr("Tidy up…"), this,
                       [this, document = QPointer<Document>(problem.document)] {
                           if (document)
                               TidyWish::of(m_site).ask(document);
                       });
    if (const FixedKind all =
            fixAllOfKind(m_site.analysis().problems(), problem.document, problem.code);
        all.fixed > 1)
        menu.addAction(tr("Fix all %Ln of this kind", nullptr, static_cast<int>(all.fixed)), this,
                       [apply, code, all] { apply(all.edit, tr("Fix all “%1”").arg(code)); });
    menu.addSeparator();
    menu.addAction(tr("Explain “%1”").arg(code), QKeySequence(Qt::Key_F1), this,
                   &ProblemsPanel::explain);
    menu.exec(m_view->viewport()->mapToGlobal(at));
}

/// Of a place in gatepost.yaml: what changes the goals, and what makes the files say them.
void ProblemsPanel::offerSettingsFixes(const ProblemRow &problem, const QPoint &at) {
    SettingsProblems &settings = SettingsProblems::of(m_site);
    QMenu menu(this);
    for (const Fix &fix : problem.fixes)
        menu.addAction(text(fix.title), &settings,
                       [&settings, fix] { settings.askToFix(fix.edit, text(fix.title)); });
    if (problem.canBeApplied)
        menu.addAction(tr("Review what would make it true…"), &settings,
                       &SettingsProblems::askToApply);
    if (menu.isEmpty())
        menu.addAction(tr("No fix is known"))->setEnabled(false);
    menu.addSeparator();
    menu.addAction(tr("Explain “%1”").arg(text(problem.code)), QKeySequence(Qt::Key_F1), this,
                   &ProblemsPanel::explain);
    menu.exec(m_view->viewport()->mapToGlobal(at));
}

void ProblemsPanel::explain() {
    const QModelIndex index = m_view->currentIndex();
    if (!index.isValid())
        return;
    const Problem &problem = m_model->row(index.row());
    showHelp(this, text(problem.code),
             Rich::ours(QStringLiteral("<p>%1</p>")).arg(text(problem.message)) +
                 helpOfCode(problem.code),
             manualUrlOfCode(problem.code));
}

} // namespace gatepost::ui
