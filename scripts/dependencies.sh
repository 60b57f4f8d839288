#!/usr/bin/env bash
# Usage: scripts/dependencies.sh [--yes] [generator | tests | browser | emulators | types | engines | databases]...
# Installs the missing Debian packages that a job needs beside Swift; the default is the generator's. It lists them, and on a
# terminal asks once, unless --yes is given. Where nobody can be asked, it installs only what the first two jobs need, without
# which regenerate.sh and test.sh cannot run on a new machine. It never upgrades an installed package.
#
#     generator   libicu, libxml2, libcrypto and pkg-config; the script fails without them
#     tests       the XML of CLDR 41, which some tests read
#     browser     Chromium with its driver and a font, for the steps that test pages
#     emulators   QEMU, for the step with bare targets
#     types       tsc, which checks the types of the web modules
#     engines     the Python bindings of Debian's ICU, for the observatory
#     databases   SQLite and PostgreSQL 15, with the headers of both, for the extensions in SQL
#
# Without the last six, the tests and steps that need them print SKIPPED.
set -euo pipefail
source "$(dirname "$0")/common.sh"

readonly NEEDED_SWIFT=6.2

if ! command -v swift >/dev/null; then
    echo "Swift $NEEDED_SWIFT or newer is needed: https://www.swift.org/install" >&2
    exit 1
fi
version=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+)\.([0-9]+).*/\1 \2/p' | head -n 1)
read -r major minor <<<"${version:-0 0}"
if [ "$major" -lt "${NEEDED_SWIFT%.*}" ] ||
    { [ "$major" -eq "${NEEDED_SWIFT%.*}" ] && [ "$minor" -lt "${NEEDED_SWIFT#*.}" ]; }; then
    echo "Swift $NEEDED_SWIFT or newer is needed, found $major.$minor: https://www.swift.org/install" >&2
    exit 1
fi

# On Apple's platforms digests come from CryptoKit.
modules=(icu-i18n libxml-2.0)
if [ "$(uname -s)" != Darwin ]; then modules+=(libcrypto); fi

# is_there JOB: whether everything that the job needs is installed.
is_there() {
    case "$1" in
    generator) command -v pkg-config >/dev/null && pkg-config --exists "${modules[@]}" ;;
    tests) [ -d /usr/share/unicode/cldr/common ] ;;
    browser)
        first_of chromium chromium-browser google-chrome >/dev/null && command -v chromedriver >/dev/null
        ;;
    emulators) command -v qemu-aarch64-static >/dev/null ;;
    types) command -v tsc >/dev/null ;;
    engines) /usr/bin/python3 -c 'import icu' 2>/dev/null ;;
    databases)
        command -v sqlite3 >/dev/null && [ -f /usr/include/sqlite3ext.h ] && [ -x /usr/lib/postgresql/15/bin/initdb ] \
            && [ -f /usr/include/postgresql/15/server/postgres.h ]
        ;;
    esac
}

# packages_of JOB: prints the Debian packages of a job.
packages_of() {
    case "$1" in
    generator) echo libicu-dev libxml2-dev libssl-dev pkg-config ;;
    tests) echo unicode-cldr-core ;;
    # Chromium comes without fonts.
    browser) echo chromium chromium-driver fonts-dejavu-core ;;
    emulators) echo qemu-user-static ;;
    types) echo node-typescript ;;
    engines) echo python3-icu ;;
    databases)
        echo sqlite3 libsqlite3-dev
        # A system with another PostgreSQL does without it, because an unknown package would stop the installation of all.
        versions=$(apt-cache pkgnames postgresql-server-dev- 2>/dev/null | grep -E -- '-[0-9]+$' || true)
        if [ -z "$versions" ] || grep -q -- '-15$' <<<"$versions"; then echo postgresql-15 postgresql-server-dev-15; fi
        ;;
    esac
}

[ $# -gt 0 ] || set -- generator
# may_install JOB: whether the packages of a job may be installed: a person can be asked, has agreed, or started a new machine.
may_install() {
    case "$1" in
    generator | tests) true ;;
    *) [ -n "${CURRENCY_FORMAT_YES:-}$has_terminal" ] ;;
    esac
}

has_terminal=
if [ -t 0 ] && [ -t 2 ]; then has_terminal=1; fi
needs_generator=
packages=()
unasked=()
for job in "$@"; do
    if [ -z "$(packages_of "$job")" ]; then
        usage >&2
        exit 2
    fi
    if is_there "$job"; then continue; fi
    if [ "$job" = generator ]; then needs_generator=1; fi
    for package in $(packages_of "$job"); do
        dpkg-query --show --showformat '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
            if may_install "$job"; then packages+=("$package"); else unasked+=("$package"); fi
    done
done
if [ ${#unasked[@]} -gt 0 ]; then
    echo "Not installed, because nobody can be asked: ${unasked[*]}; --yes installs them" >&2
fi

# give_up REASON: fails only for the generator. The steps of other jobs report themselves that a tool is missing.
give_up() {
    echo "$1" >&2
    if [ -n "$needs_generator" ]; then exit 1; fi
    exit 0
}

if [ -n "$needs_generator" ] && [ "$(uname -s)" = Darwin ]; then
    echo 'ICU, libxml2 and pkg-config are needed: brew install icu4c libxml2 pkg-config' >&2
    echo 'Both libraries are kept apart from those of the system; say where they are:' >&2
    echo '  export PKG_CONFIG_PATH="$(brew --prefix icu4c)/lib/pkgconfig:$(brew --prefix libxml2)/lib/pkgconfig"' >&2
    exit 1
fi
if ! command -v apt-get >/dev/null; then
    [ -n "$needs_generator" ] || exit 0
    give_up "Install the development files of ICU, libxml2 and OpenSSL, and pkg-config, with your system's package manager."
fi
if [ ${#packages[@]} -eq 0 ]; then
    [ -z "$needs_generator" ] || give_up "pkg-config does not find all of ${modules[*]}, although the packages are installed"
    exit 0
fi
# This is a step of check.sh, which has asked before its first step.
if [ -n "${CURRENCY_FORMAT_INSTALLS_NOTHING:-}" ]; then give_up "Not installed: ${packages[*]}"; fi

# APT would otherwise also upgrade installed packages that are built from the same source, such as a running server.
install=(apt-get install --yes --no-upgrade -o APT::Get::Upgrade-By-Source-Package=false --no-install-recommends "${packages[@]}")
sudo=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then give_up "Run as root: apt-get install ${packages[*]}"; fi
    # Only on a terminal can sudo ask for a password.
    sudo=(sudo)
    [ -n "$has_terminal" ] || sudo+=(-n)
fi

if [ -n "$has_terminal" ] && [ -z "${CURRENCY_FORMAT_YES:-}" ]; then
    echo "Missing here: ${packages[*]}" >&2
    read -r -p "Install with ${sudo[*]+"${sudo[*]} "}apt-get? [y/N] " answer || answer=
    case "$answer" in
    y | Y | yes) ;;
    *) give_up "Nothing was installed." ;;
    esac
else
    echo "Installing ${packages[*]}" >&2
fi
as_root() { ${sudo[@]+"${sudo[@]}"} env DEBIAN_FRONTEND=noninteractive "$@"; }
mkdir -p "$LOGS"
# Updates the package lists only if they are too old for the installation.
if ! as_root "${install[@]}" >"$LOGS/apt-install.log" 2>&1; then
    { quietly apt-update as_root apt-get update && quietly apt-install as_root "${install[@]}"; } ||
        give_up "${packages[*]} cannot be installed"
fi
if [ -n "$needs_generator" ] && ! is_there generator; then
    give_up "pkg-config does not find all of ${modules[*]}, although the packages are installed"
fi
