// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/bridge/label.h"
#include "ui/forms/formpage.h"
#include "ui/forms/supplied.h"

/// Pages that are nothing but fields, made from the rows of the dialect's table.
namespace gatepost::ui {

class OtherLines;

/// Lines about the whole file in robots.txt and robots-ai.txt, and what no form can show.
class FilePage : public FormPage {
    Q_OBJECT

public:
    FilePage(SiteModel &site, Document &document, QWidget *parent = nullptr);

protected:
    void read() override;

private:
    OtherLines *m_rest;
    Label *m_restHeading;
};

/// "# meta:" of robots2.txt.
class MetaPage : public FormPage {
    Q_OBJECT

public:
    MetaPage(SiteModel &site, Document &document, QWidget *parent = nullptr);

protected:
    void read() override;

private:
    OtherLines *m_rest;
    Label *m_restHeading;
};

/// A page of robots2.txt whose fields show greyed what its chain supplies.
class SuppliedPage : public FormPage {
    Q_OBJECT

public:
    SuppliedPage(SiteModel &site, Document &document, QWidget *parent);

protected:
    void read() override;
    void addGlobalField(QVBoxLayout *column, const Directive &row);

private:
    std::optional<SuppliedPolicy> m_supplied;
};

/// The global AI policy and behaviour of robots2.txt.
class PolicyPage : public SuppliedPage {
    Q_OBJECT

public:
    PolicyPage(SiteModel &site, Document &document, QWidget *parent = nullptr);

private:
    void set(const QString &label, const QList<QPair<DirectiveId, const char *>> &values);
};

/// Quality signals of robots2.txt.
class QualityPage : public SuppliedPage {
    Q_OBJECT

public:
    QualityPage(SiteModel &site, Document &document, QWidget *parent = nullptr);
};

/// The chain of robots2.txt: its field, and the walk as it goes with the files that are there.
class ChainPage : public FormPage {
    Q_OBJECT

public:
    ChainPage(SiteModel &site, Document &document, QWidget *parent = nullptr);

protected:
    void afterFields() override;

private:
    Label *m_walk;
    Label *m_warning;
};

} // namespace gatepost::ui
