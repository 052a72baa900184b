// SPDX-FileCopyrightText: 2026 The Gatepost authors
// SPDX-License-Identifier: LGPL-3.0-or-later
#include "core/dialect/filerole.h"
#include "core/export/services.h"
#include "core/text/digest.h"

#include <format>

/// A plug-in that answers requests for the policy files with their bytes. It has no settings, reads no file and no database, and
/// does nothing else.
namespace gatepost::exporting {

namespace {

/// RFC 4648 with padding.
std::string base64(std::string_view bytes) {
    constexpr std::string_view kDigits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::string_view part = bytes.substr(at, 3);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            bits = (bits << 8) | (i < part.size() ? static_cast<unsigned char>(part[i]) : 0U);
        for (std::size_t i = 0; i < 4; ++i)
            text += i <= part.size() ? kDigits[(bits >> (18 - 6 * i)) & 63] : '=';
    }
    return text;
}

/// A text of PHP in single quotes, in which nothing but these two characters means anything.
std::string phpText(std::string_view text) {
    std::string quoted = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\')
            quoted += '\\';
        quoted += c;
    }
    return quoted + "'";
}

std::string siteText(const ServedSite &site) {
    std::string hosts;
    for (const std::string &host : site.hosts)
        hosts += (hosts.empty() ? "" : ", ") + phpText(host);
    std::string text = std::format("        array(\n            'hosts' => array({}),\n"
                                   "            'noindex' => {},\n            'files' => array(\n",
                                   hosts, site.noindex ? "true" : "false");
    for (const ServedFile &file : site.files)
        text += std::format("                {} => array({}, '{}', '{}'),\n", phpText(file.path),
                            phpText(file.type), sha256Hex(file.bytes), base64(file.bytes));
    return text + "            ),\n        ),\n";
}

constexpr std::string_view kHead = R"(<?php
/**
 * Plugin Name: Gatepost
 * Description: Answers requests for this site's policy files: robots.txt and its relatives. Made by Gatepost, policy sha256:{}.
 *
 * Put it into wp-content/mu-plugins. A file of the same name on the disk is answered by the web server before WordPress is
 * asked: remove it. To change what is answered change the policy files and make this file again.
 */
if (defined('WP_CLI') && WP_CLI) {{
    return;
}}
(static function () {{
    $sites = array(
)";

constexpr std::string_view kEnd = R"(    );
    $text = static function ($name) {
        return isset($_SERVER[$name]) && is_string($_SERVER[$name]) ? $_SERVER[$name] : '';
    };
    $host = rtrim(strtolower(preg_replace('/:[0-9]*$/', '', $text('HTTP_HOST'))), '.');
    $site = $sites[0];
    foreach ($sites as $each) {
        if (in_array($host, $each['hosts'], true)) {
            $site = $each;
            break;
        }
    }
    if ($site['noindex']) {
        header('X-Robots-Tag: noindex');
    }
    $method = $text('REQUEST_METHOD');
    $path = explode('?', $text('REQUEST_URI'), 2)[0];
    if (($method !== 'GET' && $method !== 'HEAD') || !isset($site['files'][$path])) {
        return;
    }
    list($type, $hash, $bytes) = $site['files'][$path];
    $bytes = base64_decode($bytes);
    http_response_code(200);
    header('Content-Type: ' . $type);
    header('Content-Length: ' . strlen($bytes));
    header('Cache-Control: max-age=3600');
    header('ETag: "' . $hash . '"');
    if ($method === 'GET') {
        echo $bytes;
    }
    exit;
})();
)";

} // namespace

std::vector<ServedFile> servedFilesOf(const CompiledSite &site) {
    std::vector<ServedFile> files;
    for (const FileRoleRow &row : siteFiles())
        if (const Tree *tree = site.tree(row.role))
            files.push_back({"/" + std::string(row.fileName), "text/plain; charset=utf-8",
                             std::string(tree->text())});
    return files;
}

void writeWordPress(const CompiledSite &site, const Question &question, Export &out) {
    Plan plan;
    addFiles(site, plan);
    std::vector<ServedSite> sites = question.served;
    if (sites.empty())
        sites.push_back({{}, question.noindex, servedFilesOf(site)});
    std::string text = std::vformat(kHead, std::make_format_args(plan.hash));
    for (const ServedSite &each : sites)
        text += siteText(each);
    out.files = {{"gatepost.php", text + std::string(kEnd)}};
}

} // namespace gatepost::exporting
