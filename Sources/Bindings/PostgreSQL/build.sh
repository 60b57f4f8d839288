#!/usr/bin/env bash
# Usage: Sources/Bindings/PostgreSQL/build.sh [--install] [OLDER]...
# Builds the PostgreSQL extension in .build/postgresql: swift_currency_format-VERSION.so, which includes the C library, the
# control file, and the scripts that create the extension and update it from each OLDER version. With --install, copies them
# into the folders that pg_config prints; PG_CONFIG names another pg_config. Needs the server's headers (Debian:
# postgresql-server-dev-15). Linux only.
set -euo pipefail
source "$(dirname "$0")/../../../scripts/common.sh"
source Sources/Bindings/C/library.sh
source Sources/Bindings/SQL/objects.sh
[ "$(uname -s)" = Linux ] || cannot_run "the C library is built on Linux"
installs=
if [ "${1:-}" = --install ]; then
    installs=1
    shift
fi
pg_config=${PG_CONFIG:-$(first_of /usr/lib/postgresql/15/bin/pg_config pg_config || true)}
[ -n "$pg_config" ] || cannot_run "there is no pg_config (Debian: postgresql-server-dev-15)"
headers=$("$pg_config" --includedir-server)
[ -f "$headers/postgres.h" ] || cannot_run "$headers has no postgres.h (Debian: postgresql-server-dev-15)"

readonly FOLDER=.build/postgresql SOURCES_OF_IT=Sources/Bindings/PostgreSQL NAME=swift_currency_format
version=$(sed -n 's/.*static let number = "\(.*\)"$/\1/p' Sources/Commands/CommandSupport/Output/ToolVersion.swift)
mkdir -p "$FOLDER"
rm -f "$FOLDER"/*.sql "$FOLDER"/*.control
library=$FOLDER/$NAME-$version.so
sql_object plans Sources/Bindings/SQL/plans.c
sql_object postgresql "$SOURCES_OF_IT/extension.c" -isystem "$headers" -D_GNU_SOURCE
functions=$(sed -nE 's/^PG_FUNCTION_INFO_V1\((.*)\);$/\1/p' "$SOURCES_OF_IT/extension.c")
# shellcheck disable=SC2046,SC2086
sql_library "$library" Pg_magic_func $functions $(sed 's/^/pg_finfo_/' <<<"$functions") -- plans postgresql

cat >"$FOLDER/$NAME.control" <<END
comment = 'formats and parses money in all locales, with tables of its own'
default_version = '$version'
module_pathname = '\$libdir/$NAME-$version'
relocatable = true
END
{
    echo "\\echo Use \"CREATE EXTENSION $NAME\" to load this file. \\quit"
    cat "$SOURCES_OF_IT/functions.sql"
} >"$FOLDER/$NAME--$version.sql"
for older in "$@"; do
    {
        echo "\\echo Use \"ALTER EXTENSION $NAME UPDATE\" to load this file. \\quit"
        cat "$SOURCES_OF_IT/functions.sql" "$SOURCES_OF_IT/update.sql"
    } >"$FOLDER/$NAME--$older--$version.sql"
done
if [ -n "$installs" ]; then
    install -m 755 "$library" "$("$pg_config" --pkglibdir)"
    install -m 644 "$FOLDER"/*.control "$FOLDER"/*.sql "$("$pg_config" --sharedir)/extension"
fi
echo "$library: $(wc -c <"$library") bytes"
