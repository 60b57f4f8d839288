#!/usr/bin/env bash
# Usage: scripts/warehouse.sh [--quick | --whole]
# Builds the C library, the Python wheel and the extension for DuckDB, and runs what uses them: the C example, also under
# sanitizers and with the static library; the types and tests of the Python package, its README, and the examples for DuckDB
# and Spark; a cluster of Spark on this machine, one of whose workers is killed; times beside Babel; and the same rows through
# Swift, C, Python, DuckDB, Polars and Spark, whose texts must have one hash. With --whole Spark gets fifty million rows, for
# half an hour; with --quick everything gets fewer rows, and Spark's times are left out. What it needs of PyPI goes into an
# environment of its own; Spark is left out where there is no Java.
set -euo pipefail
source "$(dirname "$0")/common.sh"

# Amounts for Babel, for DuckDB, for the cluster, for Spark's times, and for the hash.
rows=(1000000 10000000 2000000 5000000 1000000)
case "$*" in
'') ;;
--quick) rows=(100000 500000 200000 0 20000) ;;
--whole) rows=(1000000 10000000 50000000 50000000 1000000) ;;
*)
    usage >&2
    exit 2
    ;;
esac

# The most bytes of the stripped library, with Swift's runtime.
readonly MOST_BYTES=9000000

Support/Python/build.sh || exit $?
bytes=$(wc -c <.build/c/libcurrency_format.so)
if [ "$bytes" -gt "$MOST_BYTES" ]; then
    echo "the library has $bytes bytes, expected at most $MOST_BYTES" >&2
    exit 1
fi

# The C example, thrice: as its README builds it, with sanitizers, and with the static library.
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
# The tag is honest: auditwheel, which knows the symbols of each system, finds the same.
tag=$(basename .build/python/*.whl .whl)
tag=${tag##*-}
if ! "$environment/auditwheel" show .build/python/*.whl | tr -d '\n' | tr -s ' ' | grep -q "\"$tag\""; then
    echo "auditwheel finds another platform than $tag:" >&2
    "$environment/auditwheel" show .build/python/*.whl >&2
    exit 1
fi
# What makes the same texts without Python.
quietly c-lines clang -O1 -std=c11 -Wall -Wextra -Werror -Wpedantic -I .build/c Support/C/lines.c "${shared[@]}" \
    -o .build/c/lines
swift=$(program currency-executor)

Support/DuckDB/build.sh || exit $?
export CURRENCY_FORMAT_EXTENSION=$PWD/.build/duckdb/currency_format.duckdb_extension

# Away from the sources, so that what is imported is what is installed.
rm -rf .build/python/tests
cp -R Support/Python/tests Support/Python/README.md .build/python/
python=$PWD/$python root=$PWD
cd .build/python
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# run ARGUMENT...: runs Python, and shows what it printed where it fails; its output is in the log.
run() {
    if ! "$python" -W ignore "$@" >"$log" 2>"$log.errors"; then
        cat "$log" "$log.errors" >&2
        rm -f "$log.errors"
        return 1
    fi
    rm -f "$log.errors"
}

# example NAME PROGRAM...: they print what their README shows.
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
command -v java >/dev/null || spark=0
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
    if [ "${rows[3]}" -gt 0 ]; then
        run tests/measure_spark.py "${rows[3]}"
        cat "$log"
    fi
else
    echo "without Spark: there is no java"
fi
run tests/measure_duckdb.py "${rows[1]}"
cat "$log"
run tests/compare_babel.py "${rows[0]}"
cat "$log"
echo "$bytes bytes with Swift's runtime; Python: $passed"
run tests/same_bytes.py "${rows[4]}" "$root/Data/Cases" "$swift" "$root/.build/c/lines"
tail -n 1 "$log"
