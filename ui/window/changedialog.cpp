// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/changedialog.h"

#include "ui/bridge/accessible.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/forms/diffview.h"
#include "ui/simulator/banner.h"
#include "ui/site/statedanswers.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gatepost::ui {

namespace {

constexpr std::size_t kMostRemarks = 4;
constexpr int kIndent = 24; // of what is said below a choice: where its words begin

/// A & is a letter here, not the mark of a key.
QString literal(QString words) {
    return words.replace(QLatin1Char('&'), QLatin1String("&&"));
}

Label *smallLabel(QWidget *parent) {
    auto *label = new Label(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

ChangeDialog::ChangeDialog(SiteModel &site, const Question &question, QWidget *parent)
    : QDialog(parent),
      m_site(site),
      m_question(question),
      m_allow(new QRadioButton(this)),
      m_deny(new QRadioButton(this)),
      m_now(smallLabel(this)),
      m_why(smallLabel(this)),
      m_offer(new QWidget(this)),
      m_offered(new QVBoxLayout(m_offer)),
      m_choice(new QButtonGroup(this)),
      m_remarks(smallLabel(this)),
      m_files(new QTabWidget(this)),
      m_apply(nullptr) {
    setObjectName(QStringLiteral("changeDialog"));
    setWindowTitle(tr("Change this answer"));
    const QFontMetrics metrics = fontMetrics();
    constexpr QSize kFrame(24, 64); // the title and the edges that the desktop puts around
    resize(QSize(std::max(720, 100 * metrics.averageCharWidth()),
                 std::max(600, 42 * metrics.lineSpacing()))
               .boundedTo(screen()->availableSize() - kFrame));
    if (auto query = site.analysis().queryOf(question))
        m_query = std::move(*query);

    layOut();
    m_apply->setEnabled(false);
    if (!m_query) {
        m_allow->hide();
        m_deny->hide();
        m_why->setText(tr("The question names no agent."));
        return;
    }
    const Verdict now = draftOf(m_site)->simulate(*m_query, TraceLevel::None);
    m_allow->setText(literal(text(wishText(m_query->agent, now.path, change::Wanted::Allow))));
    m_deny->setText(literal(text(wishText(m_query->agent, now.path, change::Wanted::Deny))));
    (change::opposite(now) == change::Wanted::Allow ? m_allow : m_deny)->setChecked(true);
    connect(m_allow, &QRadioButton::toggled, this, &ChangeDialog::renew);
    site.analysis().whenUpdated(Analysis::Part::Site, this, &ChangeDialog::renew);
    renew();
}

void ChangeDialog::layOut() {
    auto *layout = new QVBoxLayout(this);
    auto *ways = new QButtonGroup(this);
    for (QRadioButton *button : {m_allow, m_deny}) {
        QFont bold = button->font();
        bold.setBold(true);
        button->setFont(bold);
        ways->addButton(button);
        layout->addWidget(button);
    }
    m_allow->setObjectName(QStringLiteral("changeToAllow"));
    m_deny->setObjectName(QStringLiteral("changeToDeny"));
    m_now->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_now);
    layout->addSpacing(6);
    m_why->setObjectName(QStringLiteral("changeWhy"));
    layout->addWidget(m_why);
    m_offered->setContentsMargins(0, 0, 0, 0);
    m_offered->setSpacing(3);
    layout->addWidget(m_offer);
    layout->addSpacing(6);
    m_remarks->setObjectName(QStringLiteral("changeRemarks"));
    layout->addWidget(m_remarks);
    m_files->setDocumentMode(true);
    m_files->setTabBarAutoHide(true);
    m_files->setAccessibleName(tr("Files that change"));
    layout->addWidget(m_files, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("&Apply"), QDialogButtonBox::AcceptRole);
    m_apply->setObjectName(QStringLiteral("applyChange"));
    m_apply->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &ChangeDialog::apply);
    connect(m_choice, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (on)
            showWay();
    });
}

change::Wanted ChangeDialog::wanted() const {
    return m_allow->isChecked() ? change::Wanted::Allow : change::Wanted::Deny;
}

void ChangeDialog::renew() {
    m_revision = m_site.analysis().revision();
    m_apply->setEnabled(false);
    if (m_ways.offered.empty())
        m_why->setText(tr("Trying edits…"));
    m_job.start(
        [this, site = draftOf(m_site), query = *m_query, to = wanted()](const Latest::Run &run) {
            exact::Limits limits;
            limits.stop = run.stop();
            Found found{waysToTurn(*site, query, to, limits), site};
            return [this, found = std::move(found)]() mutable { take(std::move(found)); };
        });
}

void ChangeDialog::take(Found found) {
    m_ways = std::move(found.ways);
    m_of = std::move(found.site);
    showWays();
    emit renewed();
}

void ChangeDialog::showWays() {
    qDeleteAll(m_offer->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    const QString now = bannerText(*m_of, m_ways.now, m_ways.now.at);
    m_now->setText(now.contains(QLatin1Char('\n')) ? now : tr("Now: %1").arg(now));
    m_why->setText(m_ways.why ? text(*m_ways.why) : QString());
    m_why->setVisible(m_ways.why.has_value());
    int number = 0;
    for (const change::Way &way : m_ways.offered) {
        QString title = text(way.title);
        if (way.means == change::Means::Purpose)
            title = tr("%1 (%n agent(s))", nullptr, static_cast<int>(way.turned)).arg(title);
        auto *button = new QRadioButton(literal(title), m_offer);
        button->setObjectName(QStringLiteral("way-%1").arg(number));
        button->setAccessibleDescription(text(way.whom));
        m_offered->addWidget(button);
        auto *whom = smallLabel(m_offer);
        whom->setText(text(way.whom));
        whom->setContentsMargins(kIndent, 0, 0, 6);
        whom->setForegroundRole(QPalette::PlaceholderText);
        m_offered->addWidget(whom);
        m_choice->addButton(button, number++);
    }
    if (number > 0)
        m_choice->button(0)->setChecked(true); // which shows it
    else
        showWay();
}

QString ChangeDialog::remarksOf(const change::Way &way) const {
    QStringList said;
    int more = 0;
    for (const exact::Difference *change : exact::toldOnce(way.changes.changes)) {
        if (change->what != exact::Difference::What::Fetch)
            continue;
        if (said.size() < qsizetype(kMostRemarks))
            said << tr("%1.").arg(text(change->text));
        else
            ++more;
    }
    if (more > 0)
        said << tr("%n more", nullptr, more);
    if (way.note)
        said << text(*way.note);
    if (way.managed)
        said << text(*way.managed);
    return said.join(QLatin1Char('\n'));
}

void ChangeDialog::showWay() {
    while (QWidget *page = m_files->widget(0)) {
        m_files->removeTab(0);
        delete page;
    }
    const int id = m_choice->checkedId();
    const bool any = id >= 0 && static_cast<std::size_t>(id) < m_ways.offered.size();
    m_apply->setEnabled(any && !m_job.isRunning());
    m_files->setVisible(any);
    m_remarks->setVisible(any);
    if (!any)
        return;
    const change::Way &way = m_ways.offered[static_cast<std::size_t>(id)];
    m_remarks->setText(remarksOf(way));
    for (const change::FileEdit &each : way.edits) {
        const Tree *tree = m_of->tree(each.file);
        auto *diff = new DiffView(m_files);
        diff->showDifference(tree->text(), each.edit.applied(tree->text()));
        m_files->addTab(diff, text(m_of->fileName(each.file)));
    }
}

void ChangeDialog::choose(int way) {
    if (auto *button = m_choice->button(way))
        button->setChecked(true);
}

void ChangeDialog::apply() {
    const int id = m_choice->checkedId();
    if (m_job.isRunning() || id < 0 || m_revision != m_site.analysis().revision())
        return; // Analysis::updated() looks again
    const change::Way way = m_ways.offered[static_cast<std::size_t>(id)];
    const QString label = text(wishText(m_query->agent, m_ways.now.path, wanted()));
    disconnect(&m_site.analysis(), nullptr, this,
               nullptr); // what is applied is not looked at again
    for (const change::FileEdit &each : way.edits)
        if (Document *document = m_site.analysis().document(each.file))
            document->apply(each.edit, {label, {}, Origin::Form});
    announce(this, Topic::Verdict, text(way.title));
    accept();
}

} // namespace gatepost::ui
