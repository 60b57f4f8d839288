#!/usr/bin/env bash
# Usage: scripts/dependencies.sh
# Installs what the generator needs beside Swift, where it is missing: libicu, libxml2, libcrypto and pkg-config. Where
# it may, it also installs Debian's package of CLDR 41, which tests read.
set -euo pipefail
source "$(dirname "$0")/common.sh"
takes_no_arguments "$@"

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

libraries_are_there() {
    command -v pkg-config >/dev/null && pkg-config --exists "${modules[@]}"
}

# Nothing but tests needs it: without it they say that they were skipped.
install_release() {
    if [ -d /usr/share/unicode/cldr/common ] || ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then return; fi
    mkdir -p "$LOGS"
    if ! { apt-get install --yes --no-install-recommends unicode-cldr-core ||
        { apt-get update && apt-get install --yes --no-install-recommends unicode-cldr-core; }; } \
        >"$LOGS/apt-release.log" 2>&1; then
        echo "unicode-cldr-core cannot be installed: the tests that read CLDR's own XML will be skipped"
    fi
}

if libraries_are_there; then
    install_release
    exit 0
fi

if [ "$(uname -s)" = Darwin ]; then
    echo 'ICU, libxml2 and pkg-config are needed: brew install icu4c libxml2 pkg-config' >&2
    echo 'Both libraries are kept apart from those of the system; say where they are:' >&2
    echo '  export PKG_CONFIG_PATH="$(brew --prefix icu4c)/lib/pkgconfig:$(brew --prefix libxml2)/lib/pkgconfig"' >&2
    exit 1
fi

if ! command -v apt-get >/dev/null; then
    echo "Install the development files of ICU, libxml2 and OpenSSL, and pkg-config, with your system's package manager." >&2
    exit 1
fi

readonly PACKAGES=(libicu-dev libxml2-dev libssl-dev pkg-config)
as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "Run as root: apt-get install ${PACKAGES[*]}" >&2
        exit 1
    fi
    as_root=(sudo)
fi

echo "Installing ${PACKAGES[*]}"
quietly apt-update ${as_root[@]+"${as_root[@]}"} apt-get update
quietly apt-install ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes --no-install-recommends "${PACKAGES[@]}"

if ! libraries_are_there; then
    echo "pkg-config does not find all of ${modules[*]}, although the packages are installed" >&2
    exit 1
fi

install_release
