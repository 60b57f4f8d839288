#!/usr/bin/env bash
# Usage: scripts/warehouse.sh [--quick | --whole]
# Builds the C library, the Python wheel and the extensions of DuckDB, SQLite and PostgreSQL, and checks their use:
#
# - the C example, also under sanitizers and with the static library;
# - the types and tests of the Python package, its README, and the examples for DuckDB and Spark;
# - a Spark cluster on this machine, of which a worker is killed;
# - times compared with Babel;
# - the same rows through Swift, C, Python, DuckDB, Polars, Spark, SQLite and PostgreSQL, whose texts must have the same hash.
#
# --whole formats fifty million rows with Spark, which takes half an hour. --quick formats fewer rows everywhere, and leaves out
# Spark, whose workers call the Python package. Packages from PyPI are installed under .build. Without Java, Spark is left out,
# and so is a database that is not installed; scripts/check/databases.sh has its other checks.
set -euo pipefail
source "$(dirname "$0")/common.sh"
source Sources/Bindings/PostgreSQL/server.sh

# The numbers of amounts for Babel, for DuckDB, for the cluster, for Spark's times, and for the hash.
rows=(1000000 10000000 2000000 5000000 1000000)
case "$*" in
'') ;;
--quick) rows=(100000 500000 0 0 20000) ;;
--whole) rows=(1000000 10000000 50000000 50000000 1000000) ;;
*)
    usage >&2
    exit 2
    ;;
esac

# The maximum size of the stripped library, with Swift's runtime.
readonly MOST_BYTES=9000000

Sources/Bindings/Python/build.sh || exit $?
bytes=$(wc -c <.build/c/libcurrency_format.so)
if [ "$bytes" -gt "$MOST_BYTES" ]; then
    echo "the library has $bytes bytes, expected at most $MOST_BYTES" >&2
    exit 1
fi

# The C example, built in three ways: as in its README, with sanitizers, and with the static library.
scratch=.build/c/example
mkdir -p "$scratch"
strict=(-std=c11 -Wall -Wextra -Werror -Wpedantic -I .build/c Examples/C/amounts.c)
shared=(-L .build/c -lcurrency_format -lpthread "-Wl,-rpath,$PWD/.build/c" -fuse-ld=lld)
quietly c-example clang -O1 "${strict[@]}" "${shared[@]}" -o "$scratch/plain"
quietly c-sanitizers clang -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all "${strict[@]}" "${shared[@]}" \
    -o "$scratch/sanitized"
is_built build || quietly c-static build_for_checks --product CurrencyFormatCStatic
clang -c "${strict[@]}" -o "$scratch/amounts.o"
quietly c-static-example swiftc -static-stdlib "$scratch/amounts.o" "$BUILD"/libCurrencyFormatCStatic.a -lpthread \
    -o "$scratch/static"
for program in plain sanitized static; do
    if ! "$scratch/$program" | diff <(sed -n '/^```text$/,/^```$/p' Examples/C/README.md | sed '1d;$d') -; then
        echo "the C example ($program) prints something else than its README shows" >&2
        exit 1
    fi
done

python=$(python_with warehouse) || cannot_run "$python; the C example prints what its README shows"
environment=$(dirname "$python")
quietly wheel-install "$environment/pip" install --quiet --disable-pip-version-check --no-deps --force-reinstall .build/python/*.whl
# The wheel's tag must agree with auditwheel, which knows the symbols of each system.
tag=$(basename .build/python/*.whl .whl)
tag=${tag##*-}
if ! "$environment/auditwheel" show .build/python/*.whl | tr -d '\n' | tr -s ' ' | grep -q "\"$tag\""; then
    echo "auditwheel finds another platform than $tag:" >&2
    "$environment/auditwheel" show .build/python/*.whl >&2
    exit 1
fi
# The programs that write the same texts without Python.
quietly c-lines clang -O1 -std=c11 -Wall -Wextra -Werror -Wpedantic -I .build/c Sources/Bindings/C/lines.c "${shared[@]}" \
    -o .build/c/lines
swift=$(program currency-executor)

Sources/Bindings/DuckDB/build.sh || exit $?
export CURRENCY_FORMAT_EXTENSION=$PWD/.build/duckdb/currency_format.duckdb_extension

# The databases, each of which may be missing.
scratch=$(mktemp -d)
chmod 755 "$scratch"
trap 'if [ -n "${POSTGRESQL_FOLDER:-}" ]; then stop_postgresql immediate || true; fi; rm -rf "$scratch"' EXIT
if ! command -v sqlite3 >/dev/null; then
    echo "without SQLite: there is no sqlite3"
elif reason=$(Sources/Bindings/SQLite/build.sh); then
    export CURRENCY_FORMAT_SQLITE=$PWD/.build/sqlite/currency_format
elif [ $? -eq "$CANNOT_RUN" ]; then
    echo "without SQLite: $reason"
else
    exit 1
fi
if reason=$(Sources/Bindings/PostgreSQL/build.sh); then
    status=0
    start_postgresql "$scratch/server" >"$scratch/reason" || status=$?
    [ "$status" -eq 0 ] || reason=$(cat "$scratch/reason")
else
    status=$?
fi
if [ "$status" -eq "$CANNOT_RUN" ]; then
    echo "without PostgreSQL: $reason"
elif [ "$status" -ne 0 ]; then
    exit 1
fi

# Runs away from the sources, so that Python imports the installed package.
rm -rf .build/python/tests
cp -R Sources/Bindings/Python/tests Sources/Bindings/Python/README.md .build/python/
cp Tests/PromiseTests/texts.tsv .build/python/tests/
python=$PWD/$python root=$PWD
cd .build/python
log=$scratch/log

# run ARGUMENT...: runs Python with its output in the log, and shows the output if Python fails.
run() {
    if ! "$python" -W ignore "$@" >"$log" 2>"$log.errors"; then
        cat "$log" "$log.errors" >&2
        rm -f "$log.errors"
        return 1
    fi
    rm -f "$log.errors"
}

# example NAME PROGRAM...: runs the programs of an example, and compares their output with its README.
example() {
    local name=$1 program printed=
    for program in "${@:2}"; do
        run "$root/Examples/$name/$program"
        printed+=$(cat "$log")$'\n'
    done
    if ! diff <(sed -n '/^```text$/,/^```$/p' "$root/Examples/$name/README.md" | sed '/^```/d') <(printf %s "$printed"); then
        echo "the example $name prints something else than its README shows" >&2
        return 1
    fi
}

spark=1
if [ "${rows[2]}" = 0 ]; then
    spark=0
elif ! command -v java >/dev/null; then
    spark=0
    echo "without Spark: there is no java"
fi
tests=(-q --doctest-glob=README.md tests README.md)
if [ "$spark" = 0 ]; then tests+=(--ignore tests/test_spark.py); fi
run -m mypy --strict tests
run -m mypy --strict -p currency_format
run -m pytest "${tests[@]}"
passed=$(tail -n 1 "$log")
example DuckDB orders.py extension.py
if [ "$spark" = 1 ]; then
    example Spark invoices.py
    run tests/spark_cluster.py "${rows[2]}"
    cat "$log"
    run tests/measure_spark.py "${rows[3]}"
    cat "$log"
fi
run tests/measure_duckdb.py "${rows[1]}"
cat "$log"
run tests/compare_babel.py "${rows[0]}"
cat "$log"
echo "$bytes bytes with Swift's runtime; Python: $passed"
export CURRENCY_FORMAT_SPARK=$spark
run tests/same_bytes.py "${rows[4]}" "$root/Data/Cases" "$swift" "$root/.build/c/lines"
tail -n 1 "$log"
