#!/usr/bin/env bash
# Usage: scripts/check/databases.sh [--whole]
# Builds the extensions for SQLite and PostgreSQL, and checks them:
#
# - loading the library installs no signal handler, also where Swift's backtraces are wanted;
# - hostile arguments under the address sanitizer, in SQLite and in a server, and then without it;
# - the tests of both, and the SQL of the page "In a database" with its outputs;
# - a real server on loopback, in a temporary folder: a killed client, a full disk, a stop without a goodbye, an update.
#
# It ends with times beside to_char: of 300,000 rows, or with --whole of ten million. What cannot be installed is
# reported as SKIPPED.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
source Sources/Bindings/PostgreSQL/server.sh
source Sources/Bindings/SQL/objects.sh

rows=300000
case "$*" in
'') ;;
--whole) rows=10000000 ;;
*)
    usage >&2
    exit 2
    ;;
esac

skipped=()
scratch=$(mktemp -d)
chmod 755 "$scratch"
ends() {
    if [ -n "${POSTGRESQL_FOLDER:-}" ]; then stop_postgresql immediate >/dev/null 2>&1 || true; fi
    if [ -n "${SMALL_DISK:-}" ]; then umount "$SMALL_DISK" || true; fi
    rm -rf "$scratch"
}
trap ends EXIT

# may_skip NAME COMMAND...: runs a build; notes that it cannot run here.
may_skip() {
    local status=0 reason
    reason=$("${@:2}") || status=$?
    if [ "$status" -eq "$CANNOT_RUN" ]; then
        skipped+=("$1: ${reason#SKIPPED: }")
    else
        [ "$status" -eq 0 ] || exit "$status"
        echo "$reason"
    fi
    return "$status"
}

# sanitized NAME OBJECT_OPTION...: builds the extension of a database with the address sanitizer, over the separate library.
sanitized() {
    local library=$scratch/$1-sanitized.so
    quietly "sanitized-$1" clang -shared -fPIC -O1 -g -std=gnu11 -fsanitize=address,undefined -fno-sanitize-recover=all \
        -shared-libasan -I Sources/Bindings/SQL -I Sources/Bindings/CCurrencyFormat "${@:3}" Sources/Bindings/SQL/plans.c "$2" \
        -L .build/c -lcurrency_format "-Wl,-rpath,$scratch" -fuse-ld=lld -o "$library" || return 1
    cp .build/c/libcurrency_format.so "$scratch/"
    echo "$library"
}

# judge NAME EXPECTED OUTPUT ERRORS: every statement had a row or an error that the pattern matches.
judge() {
    local answered failed
    answered=$(wc -l <"$3") failed=$(grep -cE "$4" "$5" || true)
    if [ $((answered + failed)) -ne "$2" ] || [ "$answered" -eq 0 ] || [ "$failed" -eq 0 ]; then
        echo "$1 answered $answered of $2 hostile statements, with $failed expected errors; others:" >&2
        grep -vE "$4" "$5" | head -n 20 >&2
        exit 1
    fi
    hostile+=("$1 $answered answers, $failed errors")
}
hostile=() tests=()

is_current .build/c/libcurrency_format.so || Sources/Bindings/C/build.sh || exit $?
asan=$(clang -print-file-name="libclang_rt.asan-$(uname -m).so")
[ -f "$asan" ] || asan=$(clang -print-file-name=libclang_rt.asan.so)

# MARK: Signals

# signals LIBRARY: prints the handled and ignored signals and the number of threads, before and after the library is loaded.
signals() {
    python3 - "$1" <<'END'
import ctypes, re, sys
def state(): return re.findall(r"(?m)^(?:Sig(?:Cgt|Ign|Blk)|Threads):.*$", open("/proc/self/status").read())
before = state()
library = ctypes.CDLL(sys.argv[1])
plan = ctypes.c_void_p()
assert library.currency_format_plan_create(b"de-DE", b"EUR", None, ctypes.byref(plan), None) == 0
print("same" if state() == before else f"{before} became {state()}")
END
}
# With SWIFT_ROOT, Swift's runtime finds its program for backtraces, and would handle signals.
resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": *"([^"]*)".*/\1/p')
export SWIFT_ROOT=${resources%/lib/swift*} SWIFT_BACKTRACE=enable=yes
found=$(signals "$PWD/.build/c/libcurrency_format.so" 2>&1)
if [ "$found" != same ]; then
    echo "loading the library changes the signals of its process: $found" >&2
    exit 1
fi

# MARK: SQLite

if ! command -v sqlite3 >/dev/null; then
    skipped+=("SQLite: there is no sqlite3")
elif may_skip SQLite Sources/Bindings/SQLite/build.sh; then
    extension=$PWD/.build/sqlite/currency_format
    library=$(sanitized sqlite Sources/Bindings/SQLite/extension.c)
    {
        echo ".load $library sqlite3_currencyformat_init"
        python3 Sources/Bindings/SQL/hostile.py sqlite
    } >"$scratch/hostile.sql"
    # The shell ends with an error if a statement had one.
    LD_PRELOAD=$asan sqlite3 :memory: <"$scratch/hostile.sql" >"$scratch/output" 2>"$scratch/errors" || true
    if grep -A 20 Sanitizer "$scratch/errors" >&2; then exit 1; fi
    judge SQLite $(($(wc -l <"$scratch/hostile.sql") - 1)) "$scratch/output" '^(Runtime|Parse) error near line' "$scratch/errors"
    python=
    for candidate in python3 /usr/bin/python3; do
        if "$candidate" -c 'import sqlite3; sqlite3.connect(":memory:").enable_load_extension(True)' 2>/dev/null; then
            python=$candidate
            break
        fi
    done
    if [ -n "$python" ]; then
        quietly sqlite-tests "$python" Sources/Bindings/SQLite/test_extension.py "$extension"
        tests+=("SQLite $(sed -n 's/^Ran \([0-9]* tests\) .*/\1/p' "$LOGS/sqlite-tests.log")")
    else
        skipped+=("the tests of SQLite: no Python here loads extensions")
    fi
    python3 scripts/check/database-page.py sqlite "$extension"
fi

# MARK: PostgreSQL

# An older version, whose format_currency writes other texts. The others are not needed.
older_version() {
    cat <<'END'
CREATE FUNCTION format_currency(amount numeric, currency text, locale text, options text DEFAULT '') RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT currency || ' ' || amount::text || ' (old)' $$;
END
}

# hostile_in_server NAME: runs the statements in one session of the server, which must be the same one at the end.
hostile_in_server() {
    local started
    started=$("$PSQL" -XqAt -c 'SELECT pg_postmaster_start_time()' \
        -c 'SET client_min_messages = warning; CREATE EXTENSION IF NOT EXISTS swift_currency_format')
    "$PSQL" -XqAt -v VERBOSITY=sqlstate <"$scratch/hostile.sql" >"$scratch/output" 2>"$scratch/errors" || true
    if [ "$(head -n 1 "$scratch/output")" != "$(tail -n 1 "$scratch/output")" ] ||
        [ "$started" != "$("$PSQL" -XqAt -c 'SELECT pg_postmaster_start_time()')" ] ||
        grep -qE 'AddressSanitizer|terminated by signal|PANIC' "$POSTGRESQL_FOLDER/log"; then
        tail -n 40 "$POSTGRESQL_FOLDER/log" >&2
        echo "the server did not survive hostile arguments ($1)" >&2
        exit 1
    fi
    judge "$1" "$(wc -l <"$scratch/hostile.sql")" "$scratch/output" '^ERROR:  22[0-9A-Z]{3}$' "$scratch/errors"
}

# start_again [VARIABLE=VALUE]...: the server with another library or environment.
start_again() {
    stop_postgresql fast
    : >"$POSTGRESQL_FOLDER/log"
    run_postgresql "$@"
}

has_server=
if may_skip PostgreSQL Sources/Bindings/PostgreSQL/build.sh 0.0.0; then
    older_version >.build/postgresql/swift_currency_format--0.0.0.sql
    status=0
    start_postgresql "$scratch/server" >"$scratch/reason" || status=$?
    if [ "$status" -eq "$CANNOT_RUN" ]; then
        skipped+=("PostgreSQL: $(cat "$scratch/reason")")
    elif [ "$status" -ne 0 ]; then
        exit 1
    else
        has_server=1
    fi
fi

if [ -n "$has_server" ]; then
    library=$(basename .build/postgresql/swift_currency_format-*.so)
    headers=$("${PG_CONFIG:-$(first_of /usr/lib/postgresql/15/bin/pg_config pg_config)}" --includedir-server)
    {
        echo 'SELECT pg_backend_pid();'
        python3 Sources/Bindings/SQL/hostile.py postgresql
        echo 'SELECT pg_backend_pid();'
    } >"$scratch/hostile.sql"
    # First with the sanitizer, because a mistake of the extension would end the whole server.
    cp "$(sanitized postgresql Sources/Bindings/PostgreSQL/extension.c -isystem "$headers")" "$POSTGRESQL_LIBRARIES/$library"
    start_again "LD_PRELOAD=$asan" ASAN_OPTIONS=detect_leaks=0
    hostile_in_server "PostgreSQL with the address sanitizer"
    cp ".build/postgresql/$library" "$POSTGRESQL_LIBRARIES/$library"
    start_again
    hostile_in_server PostgreSQL

    if [ "$(id -u)" -eq 0 ]; then
        mkdir "$scratch/disk"
        if mount -t tmpfs -o size=8m tmpfs "$scratch/disk" 2>/dev/null; then
            export SMALL_DISK=$scratch/disk
            chown --reference="$POSTGRESQL_FOLDER/data" "$SMALL_DISK"
        fi
    fi
    [ -n "${SMALL_DISK:-}" ] || skipped+=("the full disk: no file system can be mounted")
    quietly postgresql-tests python3 Sources/Bindings/PostgreSQL/test_extension.py "$POSTGRESQL_FOLDER"
    tests+=("PostgreSQL $(sed -n 's/^Ran \([0-9]* tests\) .*/\1/p' "$LOGS/postgresql-tests.log")")
    python3 scripts/check/database-page.py postgresql

    # A crash of the machine: what was committed is there afterwards, and the index finds it.
    committed="SELECT count(*) FROM invoice WHERE format_currency(amount, currency, 'en-US') = '€3,000.00'"
    stop_postgresql immediate
    run_postgresql
    found=$("$PSQL" -XqAt -d stored -c 'SELECT count(*) FROM invoice' -c "SET enable_seqscan = off" -c "$committed" | paste -sd ' ')
    if [ "$found" != "50000 1" ]; then
        echo "after a crash, the table has '$found', expected 50000 rows and one of this text" >&2
        exit 1
    fi
    python3 Sources/Bindings/PostgreSQL/measure.py "$rows"
fi
# joined TEXT...: prints the texts with semicolons between them.
joined() {
    local texts
    texts=$(printf '%s; ' "$@")
    echo "${texts%; }"
}
if [ ${#tests[@]} -eq 0 ]; then cannot_run "$(joined "${skipped[@]}")"; fi
if [ ${#skipped[@]} -gt 0 ]; then tests+=("left out: $(joined "${skipped[@]}")"); fi
joined "${hostile[@]}" "${tests[@]}"
