// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/goals/outputsrow.h"

#include "ui/bridge/text.h"
#include "ui/bridge/words.h"
#include "ui/goals/wrappedheight.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace gatepost::ui {

QStringList outputNames(const std::vector<CheckedOutput> &outputs) {
    std::vector<std::pair<std::string, MadeState>> targets;
    for (const CheckedOutput &output : outputs) {
        const auto at =
            std::ranges::find(targets, output.target, &std::pair<std::string, MadeState>::first);
        if (at == targets.end())
            targets.emplace_back(output.target, output.state);
        else
            at->second = std::max(at->second, output.state); // missing is the worst
    }
    QStringList names;
    for (const auto &[target, state] : targets)
        switch (state) {
        case MadeState::Current: names << text(target); break;
        case MadeState::Outdated: names << OutputsRow::tr("%1 (outdated)").arg(text(target)); break;
        case MadeState::Missing: names << OutputsRow::tr("%1 (missing)").arg(text(target)); break;
        }
    return names;
}

OutputsRow::OutputsRow(QWidget *parent)
    : QWidget(parent), m_words(new Label(this)), m_write(new QPushButton(tr("Write all…"), this)) {
    setObjectName(QStringLiteral("outputsRow"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 2, 10, 8);
    row->setSpacing(6);
    m_words->setObjectName(QStringLiteral("outputsWords"));
    m_words->setWordWrap(true);
    keepWrappedHeight(*m_words);
    row->addWidget(m_words, 1);
    m_write->setObjectName(QStringLiteral("writeOutputs"));
    m_write->setAutoDefault(false);
    row->addWidget(m_write);
    connect(m_write, &QPushButton::clicked, this, &OutputsRow::writeRequested);
    hide();
}

void OutputsRow::show(bool hasOutputs, const EnvironmentsResult *result, bool isSaved) {
    setVisible(hasOutputs);
    if (!hasOutputs)
        return;
    const bool isKnown = result && result->outputsTrouble.isEmpty();
    const bool isStale =
        isKnown && std::ranges::any_of(result->outputs, [](const CheckedOutput &output) {
            return output.state != MadeState::Current;
        });
    m_words->setText(
        isKnown  ? tr("Also made from this: %1").arg(factsText(outputNames(result->outputs)))
        : result ? tr("What else is made from this is not known: %1").arg(result->outputsTrouble)
                 : tr("Also made from this: …"));
    m_write->setEnabled(isStale && isSaved);
    m_write->setToolTip(isStale && !isSaved ? tr("Save the files first: outputs are made from what "
                                                 "is saved.")
                                            : QString());
}

} // namespace gatepost::ui
