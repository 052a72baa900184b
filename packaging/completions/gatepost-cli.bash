# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# bash completion of gatepost-cli. Works with and without the bash-completion package.

_gatepost_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command='' options i
    local site='--site --robots --robots-ai --robots2 --chain --asks'
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
        simulate | check | set | render | test)
            command=${COMP_WORDS[i]}
            break
            ;;
        esac
    done
    case $command in
    simulate) options="$site --agent --url --category --at --reading --queries --competitor --json --help" ;;
    check) options="$site --json --format --explain --fix --deny --help" ;;
    set) options='--remove --in-place --as --help' ;;
    render) options='--output --etag --help' ;;
    test) options="$site --at --json --help" ;;
    *) options='simulate check set render test --help --version' ;;
    esac
    case $previous in
    --site)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        return
        ;;
    --robots | --robots-ai | --robots2 | --asks | --queries | --output | -o)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        return
        ;;
    --agent)
        mapfile -t COMPREPLY < <(compgen -W 'Googlebot Bingbot GPTBot ChatGPT-User OAI-SearchBot ClaudeBot
            Claude-User PerplexityBot Google-Extended Applebot-Extended CCBot Amazonbot Bytespider' -- "$word")
        return
        ;;
    --category)
        mapfile -t COMPREPLY < <(compgen -W 'search-indexer ai-assistant ai-researcher code-assistant
            data-harvester content-generator ad-network monitoring' -- "$word")
        return
        ;;
    --reading)
        mapfile -t COMPREPLY < <(compgen -W 'author rfc9309 google koster1994' -- "$word")
        return
        ;;
    --format)
        mapfile -t COMPREPLY < <(compgen -W 'text json sarif' -- "$word")
        return
        ;;
    --deny)
        mapfile -t COMPREPLY < <(compgen -W 'warning note' -- "$word")
        return
        ;;
    --as)
        mapfile -t COMPREPLY < <(compgen -W 'robots.txt robots-ai.txt robots2.txt' -- "$word")
        return
        ;;
    --url | --at | --chain | --explain) return ;;
    esac
    case $command:$word in
    :* | *:-*) mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word") ;;
    *)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        ;;
    esac
}
complete -F _gatepost_cli gatepost-cli
