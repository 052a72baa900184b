# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later

complete -c gatepost-cli -f
set -l commands simulate readings matrix timeline check set change render new test map diff export replay agents
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a simulate -d 'Say what an agent may do, and which line says so'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a readings -d 'Put one question under every reading'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a matrix -d 'Answer for many agents and paths, as a table'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a timeline -d 'Say when an agent may come'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a check -d 'Check a site or files for problems'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a set -d 'Set or remove one directive, losslessly'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a change -d 'Show the smallest edits that turn an answer'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a render -d 'Make robots.txt from an agent policy'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a new -d 'Make a new agent policy from a robots.txt'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a test -d 'Run the policy tests of a site'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a map -d 'Show the whole policy, for every path and agent'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a diff -d 'Say what one policy allows that another does not'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a export -d 'Write what a server carries out, and what is lost'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a replay -d 'Say what crawlers did, by a server\'s log'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -a agents -d 'List, show and update what is documented of agents'
complete -c gatepost-cli -n "not __fish_seen_subcommand_from $commands" -l version -d 'Print the version'
complete -c gatepost-cli -s h -l help -d 'Print help'

set -l site '__fish_seen_subcommand_from simulate readings matrix timeline check test map export change'
set -l exact '__fish_seen_subcommand_from map diff'
complete -c gatepost-cli -n $site -l site -x -a '(__fish_complete_directories)' -d 'Folder of the site'
complete -c gatepost-cli -n $site -l robots -r -F -d 'robots.txt (- is stdin)'
complete -c gatepost-cli -n $site -l robots-ai -r -F -d 'robots-ai.txt'
complete -c gatepost-cli -n $site -l robots2 -r -F -d 'robots2.txt'
complete -c gatepost-cli -n $site -l chain -x -d 'URL=FILE: the file of a chained URL'
complete -c gatepost-cli -n $site -l asks -r -F -d 'Rehearsal of the ask endpoint'

set -l simulate '__fish_seen_subcommand_from simulate'
set -l asked '__fish_seen_subcommand_from simulate readings timeline'
complete -c gatepost-cli -n '__fish_seen_subcommand_from simulate readings matrix timeline change' -l agent -x -a 'Googlebot Bingbot GPTBot ChatGPT-User OAI-SearchBot ClaudeBot Claude-User PerplexityBot Google-Extended Applebot-Extended CCBot Amazonbot Bytespider' -d 'Who asks'
complete -c gatepost-cli -n $asked -l url -x -d 'URL or path'
complete -c gatepost-cli -n '__fish_seen_subcommand_from simulate readings timeline change' -l category -x -a 'search-indexer ai-assistant ai-researcher code-assistant data-harvester content-generator ad-network monitoring' -d 'Category of the agent'
complete -c gatepost-cli -n '__fish_seen_subcommand_from simulate matrix timeline change' -l reading -x -a 'author rfc9309 google koster1994 known' -d 'Reading of robots.txt'
complete -c gatepost-cli -n $simulate -l queries -r -F -d 'File of questions (- is stdin)'
complete -c gatepost-cli -n '__fish_seen_subcommand_from simulate readings matrix timeline change' -l competitor -d 'The operator competes with the site'
complete -c gatepost-cli -n '__fish_seen_subcommand_from simulate readings matrix test map diff change' -l at -x -d 'RFC 3339 time'
complete -c gatepost-cli -n $site -l json -d 'Machine-readable output'

set -l matrix '__fish_seen_subcommand_from matrix'
complete -c gatepost-cli -n $matrix -l path -x -d 'URL or path; may be repeated'
complete -c gatepost-cli -n $matrix -l known -d 'All agents that the registry knows'
complete -c gatepost-cli -n $matrix -l by -x -a 'paths uses hours' -d 'What the columns are'
complete -c gatepost-cli -n $matrix -l sort -x -a 'given title denied behaviour' -d 'Order of the rows'
complete -c gatepost-cli -n $matrix -l readings -d 'Mark answers on which the readings do not agree'
complete -c gatepost-cli -n $matrix -l documented -d 'Mark answers that differ from what is documented'
complete -c gatepost-cli -n $matrix -l denied -d 'Only rows and columns with a denial'
complete -c gatepost-cli -n $matrix -l format -x -a 'text json csv markdown' -d 'Output format'
set -l change '__fish_seen_subcommand_from change'
complete -c gatepost-cli -n $change -l path -x -d 'Path or URL'
complete -c gatepost-cli -n $change -l to -x -a 'allow deny' -d 'The answer that is wanted'
set -l timeline '__fish_seen_subcommand_from timeline'
complete -c gatepost-cli -n $timeline -l from -x -d 'RFC 3339 time'
complete -c gatepost-cli -n $timeline -l days -x -d 'How many days'

complete -c gatepost-cli -n $exact -F
complete -c gatepost-cli -n $exact -l agent -x -a 'Googlebot Bingbot GPTBot ClaudeBot' -d 'This agent only'
complete -c gatepost-cli -n $exact -l reading -x -a 'author rfc9309 google koster1994 known' -d 'Reading of robots.txt'
complete -c gatepost-cli -n $exact -l competitor -d 'The operator competes with the site'
set -l diff '__fish_seen_subcommand_from diff'
complete -c gatepost-cli -n $diff -l json -d 'Machine-readable differences'
complete -c gatepost-cli -n $diff -l as -x -a 'robots.txt robots-ai.txt robots2.txt' -d 'Take single files for this one'
complete -c gatepost-cli -n $diff -l no-lost-access -x -a 'all known search ai' -d 'Status 1 only if these may fetch less'
complete -c gatepost-cli -n $diff -l no-new-access -x -a 'all known search ai' -d 'Status 1 only if these may fetch more'
set -l map '__fish_seen_subcommand_from map'
complete -c gatepost-cli -n $map -s o -l output -r -F -d 'Write a picture (.svg) or a page (.html)'
complete -c gatepost-cli -n $map -l write-over -d 'Write over a file that cannot be replaced'
complete -c gatepost-cli -n '__fish_seen_subcommand_from test' -l uncovered -d 'List what no test speaks about'
complete -c gatepost-cli -n '__fish_seen_subcommand_from test' -l junit -r -F -d 'Write a JUnit report to this file too'

set -l export '__fish_seen_subcommand_from export'
complete -c gatepost-cli -n $export -F
complete -c gatepost-cli -n "$export; and test (count (string match -v -- '-*' (commandline -opc))) -eq 2" -a 'nginx apache caddy haproxy varnish lighttpd cloudflare aws-waf anubis content-signal content-usage tdmrep rsl x-robots-tag' -d Target
complete -c gatepost-cli -n $export -s o -l output -x -a '(__fish_complete_directories)' -d 'Write the files into this folder'
complete -c gatepost-cli -n $export -l agents -x -a 'all known search ai category:' -d 'Whom it is about'
complete -c gatepost-cli -n $export -l mode -x -a 'deny rate both' -d 'What is enforced'
complete -c gatepost-cli -n $export -l compact -d 'Shorter expressions, which other spellings slip past'
complete -c gatepost-cli -n $export -l plain-paths -d 'Refuse other spellings of paths too'
complete -c gatepost-cli -n $export -l allow-loss -x -a 'L1 L2 L3 L4 L5 L6 L7 L8 L9 L10' -d 'Strict lets this kind of loss pass'
complete -c gatepost-cli -n $export -l strict -d 'Status 1 if anything is lost'
complete -c gatepost-cli -n $export -l check -x -a '(__fish_complete_directories)' -d 'Status 1 if the files in this folder differ'
complete -c gatepost-cli -n $export -l write-over -d 'Write over a file that cannot be replaced'

# Each code with its title.
set -l codes "gatepost-cli check --explain all 2>/dev/null | string replace -r '\\t\\S+\\t' '\\t'"
set -l check '__fish_seen_subcommand_from check'
complete -c gatepost-cli -n $check -F
complete -c gatepost-cli -n $check -l format -x -a 'text json sarif' -d 'Output format'
complete -c gatepost-cli -n $check -l as -x -a 'robots.txt robots-ai.txt robots2.txt' -d 'Take every file for this one'
complete -c gatepost-cli -n $check -l explain -x -a "all ($codes)" -d 'Say what a code means'
complete -c gatepost-cli -n $check -l fix -d 'Make the fixes that are safe'
complete -c gatepost-cli -n $check -l write-over -d 'Write over a file that cannot be replaced'
complete -c gatepost-cli -n $check -l deny -x -a "warning note ($codes)" -d 'Status 1 for this code too'

set -l edit '__fish_seen_subcommand_from set'
complete -c gatepost-cli -n $edit -F
# After the file: the scope.
complete -c gatepost-cli -n "$edit; and test (count (string match -v -- '-*' (commandline -opc))) -eq 3" -a 'global meta agent: group:' -d Scope
complete -c gatepost-cli -n $edit -l comment -x -d "The comment at the end of the directive's line"
complete -c gatepost-cli -n $edit -l remove -d "Remove the directive's lines in the scope"
complete -c gatepost-cli -n $edit -l in-place -d 'Write the file instead of printing it'
complete -c gatepost-cli -n $edit -l write-over -d 'Write over a file that cannot be replaced'
complete -c gatepost-cli -n $edit -l as -x -a 'robots.txt robots-ai.txt robots2.txt' -d 'Read the file as one of this name'

set -l render '__fish_seen_subcommand_from render'
complete -c gatepost-cli -n $render -F
complete -c gatepost-cli -n $render -s o -l output -r -F -d 'Write the file there'
complete -c gatepost-cli -n $render -l etag -d 'Print the ETag'
complete -c gatepost-cli -n $render -l write-over -d 'Write over a file that cannot be replaced'

set -l new '__fish_seen_subcommand_from new'
complete -c gatepost-cli -n $new -l from -r -F -d 'robots.txt (- is stdin)'
complete -c gatepost-cli -n $new -s o -l output -r -F -d 'Write the file there'
complete -c gatepost-cli -n $new -l title -x -d "The site's name"
complete -c gatepost-cli -n $new -l slug -x -d 'Short name of the policy'
complete -c gatepost-cli -n $new -l id -x -d 'A ULID'

complete -c gatepost-cli -n '__fish_seen_subcommand_from test' -F

set -l replay '__fish_seen_subcommand_from replay'
complete -c gatepost-cli -n $replay -l policy -r -d 'Where the policy\'s versions are'
complete -c gatepost-cli -n $replay -l format -x -a 'auto combined vcombined json caddy cloudflare cloudfront w3c haproxy' -d 'Format of the log'
complete -c gatepost-cli -n $replay -l haproxy-captures -x -d 'What HAProxy captures, in order'
complete -c gatepost-cli -n $replay -l from -x -d 'Only requests from this time on'
complete -c gatepost-cli -n $replay -l to -x -d 'Only requests before this time'
complete -c gatepost-cli -n $replay -l only -x -d 'Only these agents'
complete -c gatepost-cli -n $replay -l reading -x -a 'author rfc9309 google koster1994 known' -d 'Reading of the files'
complete -c gatepost-cli -n $replay -l grace -x -d 'How old a copy of the rules may be'
complete -c gatepost-cli -n $replay -l skew -x -d 'How much clocks may differ'
complete -c gatepost-cli -n $replay -l deployed-after -x -d 'How long after its date a version was live'
complete -c gatepost-cli -n $replay -l no-calibrate -d 'Do not take live moments from sizes in the log'
complete -c gatepost-cli -n $replay -l ip-field -x -d 'Where the client\'s address is behind a proxy'
complete -c gatepost-cli -n $replay -l ip-ranges -r -d 'Folder of address lists'
complete -c gatepost-cli -n $replay -l ptr -r -d 'Lines ADDRESS TAB NAME of a resolver'
complete -c gatepost-cli -n $replay -l json -d 'Machine-readable report'
complete -c gatepost-cli -n $replay -l csv -r -d 'Write tables into this folder'
complete -c gatepost-cli -n $replay -l html -r -d 'Write a page'
complete -c gatepost-cli -n $replay -l hits -x -a 'all policy-file honeypot denied grace closed ask ok' -d 'Print each hit of these classes'
complete -c gatepost-cli -n $replay -l show-ips -d 'Addresses of clients'
complete -c gatepost-cli -n $replay -l full-urls -d 'Values of queries'
complete -c gatepost-cli -n $replay -l fail-on -x -a 'policy-file honeypot denied grace closed ask ok informed unaware served refused spoofed' -d 'Status 1 for a hit of this class'
complete -c gatepost-cli -n $replay -l threads -x -d 'Threads'
complete -c gatepost-cli -n $replay -l partial -d 'Print a partial result'
complete -c gatepost-cli -n $replay -l merge -d 'Add up partial results'

set -l agents '__fish_seen_subcommand_from agents'
set -l update '__fish_seen_subcommand_from agents; and __fish_seen_subcommand_from update'
set -l shown '__fish_seen_subcommand_from agents; and __fish_seen_subcommand_from list show'
complete -c gatepost-cli -n "$agents; and not __fish_seen_subcommand_from list show update" -a 'list show update'
complete -c gatepost-cli -n $update -F
complete -c gatepost-cli -n $update -l agent -x -d 'Whose addresses they are, in a list of addresses'
complete -c gatepost-cli -n $update -l yes -d 'Take it without asking'
complete -c gatepost-cli -n $update -l dry-run -d 'Only show it'
complete -c gatepost-cli -n $update -l json -d 'Machine-readable output'
complete -c gatepost-cli -n $shown -l site -x -a '(__fish_complete_directories)' -d 'Folder of the site'
complete -c gatepost-cli -n $shown -l json -d 'Machine-readable output'
