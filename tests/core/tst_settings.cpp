// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// gatepost.yaml as it is read, its bounds, and where chained files lie.

#include "core/settings/sitemap.h"
#include "core/settings/sitesettings.h"

#include <QTest>

using namespace gatepost;

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void chainFiles();
    void hosts();
    void depth();
    void size();
    void sitemaps_data();
    void sitemaps();
    void lists();
};

void TestSettings::chainFiles() {
    const std::pair<const char *, const char *> rows[] = {
        {"https://c.example/p.txt", "chain/c.example/p.txt"},
        {"http://c.example/p.txt", "chain/c.example/p.txt"},
        {"https://c.example:8443/a/b", "chain/c.example%3A8443/a/b"},
        {"https://c.example/a?b=c#d", "chain/c.example/a%3Fb%3Dc"},
        {"https://c.example/%2e%2e/x", "chain/c.example/%252e%252e/x"},
        {"https://c.example/caf\xC3\xA9", "chain/c.example/caf%C3%A9"},
        {"https://c.example/a..b", "chain/c.example/a..b"},
        {"https://c.example/...", "chain/c.example/..."},
        // Out of the folder, or no file:
        {"https://c.example/../x", nullptr},
        {"https://c.example/a/../../../etc/passwd", nullptr},
        {"https://c.example/..", nullptr},
        {"https://../x", nullptr},
        {"https://c.example/", nullptr},
        {"https://c.example/folder/", nullptr},
        {"https://c.example", nullptr},
        {"ftp://c.example/x", nullptr},
        {"c.example/x", nullptr},
    };
    for (const auto &[url, file] : rows) {
        const auto name = chainFileName(url);
        QVERIFY2(name.has_value() == (file != nullptr), url);
        if (file != nullptr)
            QCOMPARE(QString::fromStdString(*name), QString::fromUtf8(file));
    }
}

void TestSettings::hosts() {
    const auto host = [](const char *yaml) {
        const auto settings = readSiteSettings(yaml);
        return settings ? settings->host : settings.error().english();
    };
    QCOMPARE(host("host: Shop.Example\n"), "shop.example");
    QCOMPARE(host("host: https://u@shop.example.:8080/a\n"), "shop.example");
    QCOMPARE(host("host:\n"), "");
    QCOMPARE(host("paths: [/]\n"), "");
    QCOMPARE(host("host: /a\n"), "line 1, column 7: host must be a host such as shop.example");
    QCOMPARE(host("host: [a]\n"), "line 1, column 7: host must be one text");
}

/// The YAML parser recurses: what is nested deeper than 64 brackets does not reach it.
void TestSettings::depth() {
    const auto nested = [](std::size_t depth) {
        return readSiteSettings("x: " + std::string(depth, '[') + std::string(depth, ']') + "\n")
            .has_value();
    };
    QVERIFY(nested(64));
    QVERIFY(!nested(65));
    QVERIFY(!nested(100'000));
    // Neither is what is nested by indentation.
    const auto indented = [](std::size_t depth) {
        std::string text;
        for (std::size_t i = 0; i < depth; ++i)
            text += std::string(i, ' ') + "x:\n";
        return readSiteSettings(text + std::string(depth, ' ') + "y: z\n").has_value();
    };
    QVERIFY(indented(64));
    QVERIFY(!indented(65));
    // Brackets that are closed again are no depth.
    std::string flat = "x:\n";
    for (int i = 0; i < 100; ++i)
        flat += "  - [a]\n";
    QVERIFY(readSiteSettings(flat).has_value());
}

void TestSettings::size() {
    const std::string text = "paths: [/a]\n#";
    const std::size_t most = std::size_t{4} << 20;
    const auto whole = readSiteSettings(text + std::string(most - text.size(), 'x'));
    QVERIFY(whole.has_value());
    QCOMPARE(whole->paths.size(), 1U);
    QVERIFY(!readSiteSettings(text + std::string(most - text.size() + 1, 'x')).has_value());
}

void TestSettings::sitemaps_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("read");
    const auto row = [](const char *name, const QByteArray &file, const char *read) {
        QTest::newRow(name) << file << QByteArray(read);
    };
    row("nothing", "", "");
    row("addresses", "\xEF\xBB\xBF/a\r\nhttps://shop.example/b?c=1\n\n# no\nftp://x/\n /d ",
        "/a https://shop.example/b?c=1 /d");
    row("a sitemap",
        "<?xml version='1.0'?>\n<!-- <urlset> --><urlset xmlns='x'>\n<url><loc>\n "
        "https://shop.example/a?b=1&amp;c=%20 </loc><lastmod>/x</lastmod></url>"
        "<url><loc><![CDATA[/b&c]]></loc></url></urlset>",
        "https://shop.example/a?b=1&c=%20 /b&c");
    row("pictures are no pages",
        "<urlset><url><loc>/a</loc><image:image><image:loc>/b.png</image:loc></image:image></url>",
        "/a");
    row("what stands behind a fault", "<urlset><loc>/a</loc><loc>/b", "/a");
    row("an index", "<sitemapindex><sitemap><loc>/a.xml</loc>",
        "it is an index of other sitemaps; name those in its place");
    row("a page", "<!DOCTYPE html><html><body>", "it is not a sitemap: it begins with <html>");
    row("gzip", "\x1f\x8b\x08", "it is compressed; unpack it first (gunzip)");
}

void TestSettings::sitemaps() {
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, read);
    const auto paths = pathsOfSitemap(file.toStdString());
    std::string said;
    for (const std::string &path : paths.value_or(std::vector<std::string>()))
        said += (said.empty() ? "" : " ") + path;
    QCOMPARE(QByteArray::fromStdString(paths ? said : paths.error().english()), read);
}

/// For each of them something is done at every key.
void TestSettings::lists() {
    const auto read = [](const std::string &key, const std::string &item, std::size_t count) {
        std::string text = key + ":\n";
        for (std::size_t i = 0; i < count; ++i)
            text += "  - " + item + "\n";
        const auto settings = readSiteSettings(text);
        return settings ? "read" : settings.error().english();
    };
    const auto tooMany = [](const std::string &key, const char *most) {
        return "line 2, column 3: " + key + " has more than " + most +
               " items, which is more than is read";
    };
    QCOMPARE(read("agents", "A", 2'000), "read");
    QCOMPARE(read("agents", "A", 2'001), tooMany("agents", "2000"));
    QCOMPARE(read("agents", "{token: A}", 2'001), tooMany("agents", "2000"));
    QCOMPARE(read("sitemaps", "a.xml", 50), "read");
    QCOMPARE(read("sitemaps", "a.xml", 51), tooMany("sitemaps", "50"));
    QCOMPARE(read("paths", "/", 50'000), "read");
    QCOMPARE(read("paths", "/", 50'001), tooMany("paths", "50000"));
    const std::string test = "{agent: A, path: /, expect: deny}";
    QCOMPARE(read("tests", test, 5'000), "read");
    QCOMPARE(read("tests", test, 5'001), tooMany("tests", "5000"));
}

QTEST_APPLESS_MAIN(TestSettings)
#include "tst_settings.moc"
