# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs in the fresh root: sh inside.sh install|window|sample|remove. See packagetest.sh.

set -eu
cd /opt/test

die() {
    echo "package-test: FAILED: $*" >&2
    exit 1
}

# Path, kind, mode and content of everything that a package could leave behind. Left out: what apt and dpkg
# themselves write, and the homes of people.
snapshot() {
    find / -xdev \( -path /proc -o -path /dev -o -path /run -o -path /tmp -o -path /opt/test -o -path /home \
        -o -path /root -o -path /var/lib/dpkg -o -path /var/lib/apt -o -path /var/cache/apt -o -path /var/log \
        -o -path /var/cache/debconf -o -path /var/cache/ldconfig -o -path /etc/resolv.conf -o -path /etc/hosts \
        -o -path /etc/ld.so.cache \) \
        -prune -o \( -type f -printf '%p %y %m %s\n' -o -printf '%p %y %m %l\n' \) | LC_ALL=C sort
}

install_it() {
    for tool in g++ cc cmake ninja qmake6 dpkg-shlibdeps rpmbuild; do
        ! command -v $tool >/dev/null || die "$tool is here, the root is not fresh"
    done
    ! ls /usr/lib/*/libQt6* >/dev/null 2>&1 || die "Qt is here, the root is not fresh"
    apt-get -qq update
    # What the package needs comes first, and then a picture of all files, so that the package's own can be
    # told from theirs. The two tools keep the desktop's lists of types and programs.
    apt-get -qq install -y --no-install-recommends desktop-file-utils shared-mime-info >apt.log 2>&1 ||
        die "$(cat apt.log)"
    depends=$(dpkg-deb -f gatepost.deb Depends)
    echo "Depends: $depends"
    echo "Recommends: $(dpkg-deb -f gatepost.deb Recommends)"
    apt-get -qq satisfy -y --no-install-recommends "$depends" >apt.log 2>&1 || die "$(cat apt.log)"
    useradd -m tester
    snapshot >before.txt
    dpkg-query -W -f '${Package}\n' | LC_ALL=C sort >packages-before.txt
    apt-get -qq install -y --no-install-recommends ./gatepost.deb >apt.log 2>&1 || die "$(cat apt.log)"
    dpkg-query -W -f '${Package}\n' | LC_ALL=C sort >packages-after.txt
    [ "$(diff packages-before.txt packages-after.txt | grep '^[<>]')" = '> gatepost' ] ||
        die "apt installed more than gatepost: $(diff packages-before.txt packages-after.txt)"
    [ -z "$(dpkg --verify gatepost)" ] || die "dpkg --verify: $(dpkg --verify gatepost)"

    dpkg -L gatepost | while read -r path; do
        [ -d "$path" ] || stat -c '%8s %A %U %n' "$path"
    done >files.txt
    cat files.txt
    ! grep -v ' root /' files.txt || die "files that do not belong to root"
    for path in bin/gatepost bin/gatepost-cli share/applications/org.gatepost.gatepost.desktop \
        share/metainfo/org.gatepost.gatepost.metainfo.xml share/mime/packages/org.gatepost.gatepost.xml \
        share/man/man1/gatepost.1.gz share/man/man1/gatepost-cli.1.gz share/doc/gatepost/copyright \
        share/bash-completion/completions/gatepost-cli share/fish/vendor_completions.d/gatepost-cli.fish \
        share/zsh/vendor-completions/_gatepost-cli share/icons/hicolor/scalable/apps/org.gatepost.gatepost.svg \
        share/icons/hicolor/16x16/apps/org.gatepost.gatepost.png \
        share/icons/hicolor/512x512/apps/org.gatepost.gatepost.png; do
        [ -s "/usr/$path" ] || die "/usr/$path is not there"
    done
    types=/usr/share/mime/globs2
    grep -q ':application/x-kno-agent-policy:\*.kno$' $types || die "*.kno has no type"
    for name in robots.txt robots-ai.txt robots2.txt; do
        grep -q ":text/x-crawler-policy:$name\$" $types || die "$name has no type"
    done
    programs=/usr/share/applications/mimeinfo.cache
    grep -q '^text/x-crawler-policy=.*org.gatepost.gatepost.desktop' $programs || die "not offered for robots.txt"
    ! grep '^text/plain=.*gatepost' $programs || die "offered for every text"

    mkdir -p /opt/test/site
    cat >/opt/test/site/robots.txt <<'END'
User-agent: *
Disallow:

User-agent: GPTBot
Disallow: /private/
END
    gatepost-cli --version
    answer=$(gatepost-cli simulate --site /opt/test/site --agent GPTBot --url /private/x --json)
    echo "$answer" | grep -q '"decision": *"deny"' || die "gatepost-cli answered: $answer"
    echo "$answer" | grep -q '"line": *5' || die "gatepost-cli answered: $answer"
    gatepost-cli simulate --site /opt/test/site --agent GPTBot --url /private/x
    chmod -R a+rX /opt/test/site
}

as_tester() { # COMMAND...: as somebody who is not root and has an empty home
    unset DEBIAN_FRONTEND
    mkdir -p -m 700 /tmp/runtime
    chown tester: /tmp/runtime
    exec setpriv --reuid=tester --regid=tester --init-groups \
        env HOME=/home/tester XDG_RUNTIME_DIR=/tmp/runtime TZ=UTC "$@"
}

remove() {
    apt-get -qq purge -y gatepost >apt.log 2>&1 || die "$(cat apt.log)"
    while read -r _ _ _ path; do
        [ ! -e "$path" ] || die "$path is left"
    done <files.txt
    snapshot >after.txt
    diff before.txt after.txt >difference.txt || die "other files than before: $(cat difference.txt)"
    echo "no file left, none changed; $(wc -l <before.txt) files and folders compared"
}

case $1 in
install) install_it ;;
window) as_tester QT_QPA_PLATFORM=xcb gatepost /opt/test/site ;;
sample)
    touch sample.png
    chown tester: sample.png
    as_tester QT_QPA_PLATFORM=offscreen gatepost --sample --report /opt/test/sample.png
    ;;
remove) remove ;;
*) die "unknown phase $1" ;;
esac
