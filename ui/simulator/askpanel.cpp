// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulator/askpanel.h"
#include "core/value/term.h"
#include "ui/bridge/label.h"
#include "ui/bridge/valuestyle.h"

#include "ui/bridge/cells.h"
#include "ui/bridge/flowrow.h"
#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/simulator/viewparts.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace gatepost::ui {

namespace {

enum Endpoint { NotRehearsed, Absent, Present };

/// A cell with a fixed set of words.
class WordDelegate : public EditingDelegate {
public:
    WordDelegate(QStringList words, bool editable, QObject *parent)
        : EditingDelegate(parent), m_words(std::move(words)), m_editable(editable) {}
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem & /*option*/,
                          const QModelIndex & /*index*/) const override {
        auto *box = new QComboBox(parent);
        box->addItems(m_words);
        box->setEditable(m_editable);
        return box;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override {
        auto *box = qobject_cast<QComboBox *>(editor);
        const QString now = index.data(Qt::EditRole).toString();
        if (const int at = box->findText(now); at >= 0)
            box->setCurrentIndex(at);
        else
            box->setEditText(now);
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override {
        model->setData(index, qobject_cast<QComboBox *>(editor)->currentText());
    }

private:
    QStringList m_words;
    bool m_editable;
};

} // namespace

AskPanel::AskPanel(SiteModel &site, QWidget *parent)
    : QWidget(parent),
      m_site(site),
      m_model(new AskModel(this)),
      m_view(makeTable(QStringLiteral("asks"), tr("Answers of the ask endpoint"), this)),
      m_endpoint(new QComboBox(this)),
      m_directive(new QComboBox(this)),
      m_exchange(new QPlainTextEdit(this)),
      m_outcome(makeRemark(this)) {
    setObjectName(QStringLiteral("askPanel"));
    m_endpoint->setObjectName(QStringLiteral("endpoint"));
    m_endpoint->addItems({tr("not rehearsed: ask stays ask"), tr("absent: every ask is no"),
                          tr("present: answers below")});
    m_endpoint->setAccessibleName(tr("Ask endpoint"));
    m_directive->addItems(askableDirectives());
    m_directive->setAccessibleName(tr("Directive of the exchange"));
    m_exchange->setReadOnly(true);
    keepLeftToRight(*m_exchange);
    m_exchange->setAccessibleName(tr("HTTP exchange"));
    m_exchange->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_exchange->setFrameShape(QFrame::NoFrame);
    m_exchange->setWordWrapMode(QTextOption::WrapAnywhere);
    prepareTable();

    layOut();
    connect(m_endpoint, &QComboBox::currentIndexChanged, this, &AskPanel::writeSite);
    connect(m_directive, &QComboBox::currentIndexChanged, this, &AskPanel::showExchange);
    connect(m_model, &AskModel::edited, this, [this] {
        if (m_endpoint->currentIndex() == NotRehearsed && m_model->rowCount() > 0) {
            const QSignalBlocker blocker(m_endpoint);
            m_endpoint->setCurrentIndex(Present);
        }
        writeSite();
    });
    connect(&site.side(), &SideDocuments::asksChanged, this, &AskPanel::readSite);
    site.analysis().whenUpdated(Analysis::Part::Verdict, this, [this] {
        m_stale = true;
        if (isVisible()) {
            m_model->setTime(m_site.analysis().now());
            showExchange();
        }
    });
    readSite();
}

void AskPanel::layOut() {
    auto *add =
        makeToolButton(QStringLiteral("add"), tr("Add an answer"),
                       tr("An answer to the question's agent, at the question's time"), this);
    auto *remove = makeToolButton(QStringLiteral("remove"), tr("Remove"),
                                  tr("Remove the chosen answer"), this);
    auto *tools = new FlowRow(4);
    tools->setContentsMargins(6, 2, 6, 2);
    auto *endpointLabel = new Label(tr("Endpoint"), this);
    endpointLabel->setBuddy(m_endpoint);
    tools->add(endpointLabel);
    tools->add(m_endpoint);
    tools->add(add);
    tools->add(remove);
    auto *directiveLabel = new Label(tr("Exchange for"), this);
    directiveLabel->setBuddy(m_directive);
    tools->add(directiveLabel, 18);
    tools->add(m_directive);
    auto *right = new QWidget(this);
    auto *rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(0);
    rightLayout->addWidget(m_exchange, 1);
    rightLayout->addWidget(m_outcome);
    fillPanel(this, tools, makeSplitter(m_view, 2, right, 1, this));

    connect(add, &QToolButton::clicked, this, &AskPanel::addRow);
    connect(remove, &QToolButton::clicked, this, [this] {
        if (m_view->currentIndex().isValid())
            m_model->takeRow(m_view->currentIndex().row());
    });
}

void AskPanel::prepareTable() {
    m_view->setModel(m_model);
    sayWhenEmpty(m_view, tr("No answer is rehearsed. Add what your ask endpoint would say, and to "
                            "whom: the answer on top changes immediately."));
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_view->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_view->setItemDelegate(new EditingDelegate(m_view));
    m_view->setItemDelegateForColumn(AskModel::Directive,
                                     new WordDelegate(askableDirectives(), false, m_view));
    m_view->setItemDelegateForColumn(
        AskModel::Decision, new WordDelegate({QStringLiteral("allow"), QStringLiteral("allow-once"),
                                              QStringLiteral("deny")},
                                             true, m_view));
    m_view->setItemDelegateForColumn(
        AskModel::Status, new WordDelegate({QStringLiteral("200"), QStringLiteral("404"),
                                            QStringLiteral("429"), QStringLiteral("503")},
                                           true, m_view));
    setColumnWidths(m_view, {11, 14, 8, 11, 20, 24});
}

void AskPanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_stale) {
        m_model->setTime(m_site.analysis().now());
        showExchange();
    }
}

QString AskPanel::exchange() const {
    return m_exchange->toPlainText();
}

DirectiveId AskPanel::directive() const {
    return dialect(DialectId::Robots2).idOf(m_directive->currentText().toStdString());
}

void AskPanel::readSite() {
    if (m_writing)
        return;
    const auto &asks = m_site.side().asks();
    const QSignalBlocker blocker(m_endpoint);
    m_endpoint->setCurrentIndex(!asks ? NotRehearsed : asks->endpointAbsent ? Absent : Present);
    m_model->setRehearsal(asks.value_or(AskRehearsal{}), m_site.analysis().now());
    showExchange();
}

void AskPanel::writeSite() {
    m_writing = true;
    AskRehearsal rehearsal = m_model->rehearsal();
    rehearsal.endpointAbsent = m_endpoint->currentIndex() == Absent;
    if (m_endpoint->currentIndex() == NotRehearsed)
        m_site.side().setAsks(std::nullopt);
    else
        m_site.side().setAsks(std::move(rehearsal));
    m_writing = false;
    showExchange();
}

void AskPanel::addRow() {
    AskAnswer answer;
    answer.directive = directive();
    answer.status = 200;
    answer.decision = "allow";
    answer.askedAt = m_site.analysis().now();
    if (m_site.analysis().verdict())
        answer.agent = m_site.analysis().verdict()->agent.ownToken;
    const int row = m_model->appendRow(std::move(answer));
    m_view->setCurrentIndex(m_model->index(row, AskModel::Decision));
    m_view->setFocus();
}

void AskPanel::showExchange() {
    m_stale = false;
    const auto &verdict = m_site.analysis().verdict();
    if (!verdict) {
        m_exchange->setPlainText(m_site.analysis().agentError());
        m_outcome->clear();
        m_model->setDeciding({});
        return;
    }
    AskRehearsal rehearsal;
    AskResult result;
    const AskAnswer *answer = nullptr;
    if (const auto &asks = m_site.side().asks()) {
        rehearsal = *asks;
        result = rehearse(*asks, directive(), verdict->agent, verdict->path, verdict->at);
        if (result.answer)
            answer = &rehearsal.answers[*result.answer];
    }
    m_model->setDeciding(result.answer);
    const Identity &agent = verdict->agent;
    QString identity = text(agent.name);
    if (agent.category && agent.categorySource == CategorySource::Identity)
        identity += QStringLiteral(" (%1)").arg(text(categoryName(*agent.category)));
    m_exchange->setPlainText(httpExchange(
        directive(),
        hostOf(m_site.analysis().compiled().site(), m_site.analysis().question().url.toStdString()),
        identity, rehearsal, answer));
    const UseVerdict *use = verdict->useOf(directive());
    const QString outcome = text(termName(result.effective()));
    QStringList said{answer ? tr("The result of asking is “%1” (%2).",
                                 "%2 is the age of the answer: “3 h old: no”")
                                  .arg(outcome, cacheAge(*answer, verdict->at))
                            : tr("The result of asking is “%1”.").arg(outcome)};
    if (use) {
        const QString name = text(directiveName(use->directive));
        const QString who = text(agent.name);
        if (statedTerm(use->stated) == Term::Ask)
            said << tr("%1 is stated “ask” for %2: effective is “%3”.")
                        .arg(name, who, text(use->effective.text()));
        else if (use->stated)
            said << tr("%3 need not ask: %1 is “%2”.").arg(name, text(use->stated->text()), who);
        else
            said << tr("%2 need not ask: %1 is not restricted.").arg(name, who);
    }
    m_outcome->setText(sentencesText(said));
}

} // namespace gatepost::ui
