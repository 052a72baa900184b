// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The extension of VS Code: its package is made and read back, byte by byte, without the program that made it, and its client is
// run by Node with a stand-in for VS Code. VS Code itself is not asked.

#include "core/text/version.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <QtEndian>

#include <zlib.h>

using namespace Qt::StringLiterals;

namespace {

const QString kFolder = QStringLiteral(GATEPOST_SOURCE_DIR) + u"/packaging/vscode/"_s;

quint32 number(const QByteArray &zip, qsizetype at, int bytes) {
    quint32 value = 0;
    for (int i = bytes; i-- > 0;)
        value = value << 8U | static_cast<unsigned char>(zip.at(at + i));
    return value;
}

QByteArray inflated(const QByteArray &packed, quint32 size) {
    QByteArray out(qsizetype(size), '\0');
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return "not inflated";
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
    stream.avail_in = uInt(packed.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = uInt(out.size());
    const int status = inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    return status == Z_STREAM_END && stream.avail_out == 0 ? out : QByteArray("not inflated");
}

struct Entry {
    QString name;
    QByteArray content;
};

/// The entries of a ZIP by its central directory, which comes last (APPNOTE 6.3, 4.3); none if it is not one.
QList<Entry> entriesOf(const QByteArray &zip) {
    const qsizetype end = zip.lastIndexOf("PK\5\6");
    QList<Entry> entries;
    if (end < 0)
        return entries;
    auto at = qsizetype(number(zip, end + 16, 4));
    for (quint32 left = number(zip, end + 10, 2); left > 0; --left) {
        if (zip.sliced(at, 4) != "PK\1\2")
            return {};
        const quint32 method = number(zip, at + 10, 2);
        const quint32 checksum = number(zip, at + 16, 4);
        const quint32 packed = number(zip, at + 20, 4);
        const quint32 size = number(zip, at + 24, 4);
        const quint32 name = number(zip, at + 28, 2);
        const auto local = qsizetype(number(zip, at + 42, 4));
        Entry entry{QString::fromUtf8(zip.sliced(at + 46, name)), {}};
        const qsizetype data = local + 30 + number(zip, local + 26, 2) + number(zip, local + 28, 2);
        const QByteArray bytes = zip.sliced(data, packed);
        entry.content = method == 0 ? bytes : inflated(bytes, size);
        if (crc32(0, reinterpret_cast<const Bytef *>(entry.content.data()),
                  uInt(entry.content.size())) != checksum)
            return {};
        entries.append(std::move(entry));
        at += qsizetype(46 + name + number(zip, at + 30, 2) + number(zip, at + 32, 2));
    }
    return entries;
}

QByteArray bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

/// What `require` and package.json name of the extension's own files.
QStringList namedFiles(const QList<Entry> &entries) {
    QStringList names;
    for (const Entry &entry : entries) {
        static const QRegularExpression own(u"\"\\./([a-z.]+)\""_s);
        for (auto it = own.globalMatch(QString::fromUtf8(entry.content)); it.hasNext();) {
            const QString name = it.next().captured(1);
            names.append(name.contains(u'.') ? name : name + u".js"_s);
        }
    }
    return names;
}

} // namespace

class TestVsix : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void entries();
    void manifest();
    void typesAreListed();
    void client();

private:
    QByteArray make(const QString &name);
    const Entry *find(const QString &name) const;

    QTemporaryDir m_folder;
    QByteArray m_zip;
    QList<Entry> m_entries;
};

QByteArray TestVsix::make(const QString &name) {
    QProcess cmake;
    cmake.start(u"cmake"_s,
                {u"-DOUT="_s + m_folder.filePath(name), u"-P"_s, kFolder + u"vsix.cmake"_s});
    if (!cmake.waitForFinished() || cmake.exitCode() != 0)
        return cmake.readAllStandardError();
    return bytesOf(m_folder.filePath(name));
}

const Entry *TestVsix::find(const QString &name) const {
    const auto found = std::ranges::find(m_entries, name, &Entry::name);
    return found == m_entries.end() ? nullptr : &*found;
}

void TestVsix::initTestCase() {
    if (QStandardPaths::findExecutable(u"cmake"_s).isEmpty())
        QSKIP("cmake is not here, which makes the package");
    m_zip = make(u"gatepost.vsix"_s);
    m_entries = entriesOf(m_zip);
    QVERIFY2(!m_entries.isEmpty(), m_zip.left(2000).constData());
}

void TestVsix::entries() {
    QStringList names;
    for (const Entry &entry : m_entries)
        names.append(entry.name);
    QCOMPARE(names.first(), u"[Content_Types].xml"_s);
    QCOMPARE(names.value(1), u"extension.vsixmanifest"_s);
    for (const Entry &entry : m_entries.sliced(2)) {
        QVERIFY2(entry.name.startsWith(u"extension/"_s), qPrintable(entry.name));
        const QString file = entry.name.section(u'/', 1);
        QCOMPARE(entry.content,
                 bytesOf(file == u"LICENSE.txt" ? QStringLiteral(GATEPOST_SOURCE_DIR) +
                                                      u"/LICENSES/GPL-3.0-or-later.txt"_s
                                                : kFolder + file));
    }
    const QStringList named = namedFiles(m_entries);
    QVERIFY(named.contains(u"extension.js"_s) && named.contains(u"connection.js"_s));
    for (const QString &name : named)
        QVERIFY2(names.contains(u"extension/"_s + name), qPrintable(name));
    // Whatever is not in it would have to come from a network.
    for (const Entry &entry : m_entries)
        QVERIFY2(!entry.content.contains("vscode-languageclient"), qPrintable(entry.name));
}

void TestVsix::manifest() {
    const Entry *package = find(u"extension/package.json"_s);
    const Entry *manifest = find(u"extension.vsixmanifest"_s);
    QVERIFY(package != nullptr && manifest != nullptr);
    const QJsonObject json = QJsonDocument::fromJson(package->content).object();
    QCOMPARE(json[u"version"].toString().toStdString(), std::string(gatepost::version()));
    QVERIFY(!json.contains(u"dependencies"));
    QXmlStreamReader xml(manifest->content);
    QStringList said;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto of = [&](const char *name) {
            return xml.attributes().value(QLatin1String(name)).toString();
        };
        if (xml.name() == u"Identity")
            said += of("Publisher") + u'.' + of("Id") + u' ' + of("Version");
        if (xml.name() == u"Property" && of("Id") == u"Microsoft.VisualStudio.Code.Engine")
            said += of("Value");
        if (xml.name() == u"Asset") {
            QVERIFY2(find(of("Path")) != nullptr, qPrintable(of("Path")));
            said += of("Type").section(u'.', -1);
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(said, QStringList({json[u"publisher"].toString() + u'.' + json[u"name"].toString() +
                                    u' ' + json[u"version"].toString(),
                                json[u"engines"][u"vscode"].toString(), u"Manifest"_s, u"Details"_s,
                                u"License"_s}));
}

void TestVsix::typesAreListed() {
    const Entry *types = find(u"[Content_Types].xml"_s);
    QVERIFY(types != nullptr);
    QXmlStreamReader xml(types->content);
    QStringList listed;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"Default")
            listed += xml.attributes().value(u"Extension"_s).toString();
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    for (const Entry &entry : m_entries.sliced(1))
        QVERIFY2(listed.contains(u'.' + entry.name.section(u'.', -1)), qPrintable(entry.name));
}

void TestVsix::client() {
    const QString node = QStandardPaths::findExecutable(u"node"_s);
    if (node.isEmpty())
        QSKIP("node is not here, which runs the extension");
    QTemporaryDir site;
    for (const auto &[name, text] :
         {std::pair("robots.txt",
                    "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n"
                    "Disallow: /a\nDisalow: /b\nSitemap: https://shop.example/s.xml\n"),
          std::pair("gatepost.yaml", "agents: [GPTBot]\n")}) {
        QFile file(site.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) > 0);
    }
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(node, {QStringLiteral(GATEPOST_SOURCE_DIR) + u"/tests/app/vscode/client.js"_s,
                         QDir(kFolder).absolutePath(), site.path(), QStringLiteral(GATEPOST_CLI)});
    QVERIFY(process.waitForFinished(120'000));
    const QByteArray printed = process.readAllStandardOutput();
    QVERIFY2(process.exitCode() == 0 && printed.count("\nok ") + 1 >= 10, printed.constData());
}

QTEST_GUILESS_MAIN(TestVsix)
#include "tst_vsix.moc"
