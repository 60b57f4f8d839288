#!/usr/bin/env bash
# Usage: scripts/check/warehouse.sh [ROWS]
# Builds the C library and the Python wheel, and runs what uses them: the C example, also under sanitizers and with the static
# library, the types and tests of the Python package, its README, the example for DuckDB, and the comparisons with Babel over
# ROWS amounts (100,000 if left out). What it needs of PyPI goes into an environment of its own.
set -euo pipefail
source "$(dirname "$0")/../common.sh"
rows=${1:-100000}

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
is_built debug || CURRENCY_FORMAT_RUNTIME_ONLY=1 quietly c-static swift build --product CurrencyFormatCStatic
clang -c "${strict[@]}" -o "$scratch/amounts.o"
quietly c-static-example swiftc -static-stdlib "$scratch/amounts.o" .build/debug/libCurrencyFormatCStatic.a -lpthread \
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
# Away from the sources, so that what is imported is what is installed.
rm -rf .build/python/tests
cp -R Support/Python/tests Support/Python/README.md .build/python/
python=$PWD/$python
cd .build/python
log=$(mktemp)
trap 'rm -f "$log"' EXIT
for command in "mypy --strict tests" "mypy --strict -p currency_format" "pytest -q --doctest-glob=README.md tests README.md"; do
    # shellcheck disable=SC2086
    if ! "$python" -m $command >"$log" 2>&1; then
        cat "$log" >&2
        exit 1
    fi
done
tests=$(tail -n 1 "$log")
if ! "$python" ../../Examples/DuckDB/orders.py | diff <(sed -n '/^```text$/,/^```$/p' ../../Examples/DuckDB/README.md | sed '1d;$d') -; then
    echo "the example DuckDB prints something else than its README shows" >&2
    exit 1
fi
"$python" tests/measure_duckdb.py "$((rows * 5))"
"$python" tests/compare_babel.py "$rows" | tee "$log"
echo "$bytes bytes with Swift's runtime; Python: $tests; $(tail -n 2 "$log" | sed 's/:.*:/:/' | paste -sd ' ')"
