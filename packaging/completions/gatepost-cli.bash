# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# bash completion of gatepost-cli. Works with and without the bash-completion package.

_gatepost_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command='' plain=0 options='' i
    local site='--site --robots --robots-ai --robots2 --chain --asks'
    COMPREPLY=()
    if [[ $word == = ]]; then # --format=json comes as three words
        word=''
    elif [[ $previous == = ]] && ((COMP_CWORD > 1)); then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
        --as) ((++i)) ;;
        -*) ;;
        *)
            if [[ -n $command ]]; then
                ((++plain)) # words that are neither the command nor options
            else
                command=${COMP_WORDS[i]}
            fi
            ;;
        esac
    done
    case $command in
    simulate) options="$site --agent --url --category --at --reading --status --queries --page --competitor --json --help" ;;
    check) options="$site --as --json --format --explain --fix --repair --write-over --deny --help" ;;
    set) options='--comment --remove --in-place --write-over --as --help' ;;
    change) options="$site --agent --path --to --category --at --reading --competitor --json --help" ;;
    tidy) options="$site --dry-run --write --write-over --json --help" ;;
    render) options='--output --etag --write-over --help' ;;
    readings) options="$site --agent --url --category --at --competitor --json --help" ;;
    timeline) options="$site --agent --url --category --from --days --reading --competitor --json --help" ;;
    crawl) options="$site --agent --urls --against --from --days --pace --reading --fetches --json --help" ;;
    matrix)
        options="$site --agent --path --known --by --sort --at --reading --readings --documented --denied --competitor"
        options+=' --format --json --help'
        ;;
    new) options='--from --output --title --slug --id --help' ;;
    goals)
        options="$site --check --environment --at --agents-list --since --grace --enforced --write --output --apply --dry-run --goal"
        options+=' --new --all-or-nothing --adopt --in-place --write-over --json --format --help'
        ;;
    test) options="$site --at --environment --before --json --uncovered --junit --help" ;;
    map) options="$site --agent --all --at --reading --competitor --output --write-over --format --json --help" ;;
    export) options="$site --output --agents --mode --compact --plain-paths --noindex --strict --allow-loss --check --json --write-over --help" ;;
    diff) options='--as --agent --at --reading --competitor --json --no-lost-access --no-new-access --help' ;;
    replay)
        options='--policy --format --haproxy-captures --from --to --only --reading --grace'
        options+=' --skew --deployed-after --no-calibrate --ip-field --ip-ranges --ptr --json --csv --html'
        options+=' --hits --show-ips --full-urls --fail-on --threads --partial --merge --files-from --keep-going --proxies --help'
        ;;
    verdicts)
        options='--policy --columns --jsonl --prefix --reading --grace --skew --deployed-after --help'
        ;;
    fetch) options='--output --as --site --from --yes --allow-private --ca --proxy --json --help' ;;
    lsp) options='--stdio --help' ;;
    mcp) options='--help' ;;
    live) options='--against --gate --keep --from --yes --allow-private --ca --proxy --json --help' ;;
    serve) options='--port --bind --clock --clock-speed --end-with-stdin --enforce --scenario --log --reading --help' ;;
    lab) options='--limit --log --junit --reading --json --help' ;;
    agents)
        local action='' after=0
        for ((i = 1; i < COMP_CWORD; i++)); do
            case ${COMP_WORDS[i]} in
            agents) after=1 ;;
            list | show | update) ((after)) && [[ -z $action ]] && action=${COMP_WORDS[i]} ;;
            esac
        done
        case $action in
        list) options="$site --json --help" ;;
        show) options="$site --json --help" ;;
        update) options='--agent --yes --dry-run --json --help' ;;
        '')
            options='--help'
            [[ $word == -* ]] || options='list show update'
            mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
            return
            ;;
        esac
        ;;
    '') options='simulate readings matrix timeline crawl check set change tidy render new test map diff export replay verdicts goals fetch live lsp mcp serve lab agents --help --version' ;;
    esac
    case $previous in
    --site | --check)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        return
        ;;
    --from)
        if [[ $command == new ]]; then
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
        fi
        return
        ;;
    --output | -o)
        compopt -o filenames 2>/dev/null
        local kind=-f
        [[ $command != export ]] || kind=-d # a folder
        mapfile -t COMPREPLY < <(compgen $kind -- "$word")
        return
        ;;
    --robots | --robots-ai | --robots2 | --asks | --queries | --junit | --agents-list | --ptr | --html | --files-from)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        return
        ;;
    --agent) options='Googlebot Bingbot GPTBot ChatGPT-User OAI-SearchBot ClaudeBot Claude-User PerplexityBot
        Google-Extended Applebot-Extended CCBot Amazonbot Bytespider' ;;
    --category) options='search-indexer ai-assistant ai-researcher code-assistant data-harvester
        content-generator ad-network monitoring' ;;
    --reading) options='author rfc9309 google koster1994 known' ;;
    --format)
        options='text json sarif'
        [[ $command != matrix && $command != map ]] || options='text json csv markdown'
        [[ $command != replay ]] || options='auto combined vcombined json caddy cloudflare cloudfront w3c haproxy'
        ;;
    --to)
        [[ $command == change ]] || return
        options='allow deny'
        ;;
    --by) options='paths uses hours' ;;
    --sort) options='given title denied behaviour' ;;
    --hits) options='all policy-file honeypot denied grace closed ask ok' ;;
    --fail-on) options='policy-file honeypot denied grace closed ask ok informed unaware served refused spoofed' ;;
    --policy | --ip-ranges | --csv | --before)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        return
        ;;
    --explain) options="all $(gatepost-cli check --explain all 2>/dev/null | cut -f 1)" ;;
    --deny) options="warning note $(gatepost-cli check --explain all 2>/dev/null | cut -f 1)" ;;
    --no-lost-access | --no-new-access) options='all known search ai category:' ;;
    --agents) options='all known search ai category:' ;;
    --mode) options='deny rate both' ;;
    --as) options='robots.txt robots-ai.txt robots2.txt' ;;
    --url | --at | --chain | --path | --days | --title | --slug | --id | --grace | --skew | --deployed-after | \
        --haproxy-captures | --ip-field | --only | --threads | --proxies | --columns | --prefix) return ;;
    *)
        if [[ $command == set && $plain -eq 1 && $word != -* ]]; then
            options='global meta agent: group:'
            [[ $word == *: ]] || compopt -o nospace 2>/dev/null
        elif [[ $command == export && $plain -eq 0 && $word != -* ]]; then
            options='nginx apache caddy haproxy varnish lighttpd cloudflare aws-waf anubis content-signal
                content-usage tdmrep rsl x-robots-tag wordpress'
        elif [[ -n $command && $word != -* ]]; then
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
            return
        fi
        ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
}
complete -F _gatepost_cli gatepost-cli
