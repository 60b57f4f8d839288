# shellcheck shell=bash
# Sourced by the scripts that build extensions of SQL databases in C.

readonly SQL_OBJECTS=.build/sql

# sql_object NAME SOURCE OPTION...: compiles a source file.
sql_object() {
    local strict=(-std=gnu11 -O2 -fPIC -Wall -Wextra -Werror)
    mkdir -p "$SQL_OBJECTS"
    quietly "sql-$1" clang -c "${strict[@]}" -I Sources/Bindings/SQL -I Sources/Bindings/CCurrencyFormat "${@:3}" "$2" \
        -o "$SQL_OBJECTS/$1.o"
}

# is_current LIBRARY: whether no source has changed since the library was linked.
is_current() {
    [ -f "$1" ] && [ -z "$(find Sources/Runtime Sources/Bindings/CurrencyFormatC Sources/Bindings/CCurrencyFormat Sources/Bindings/C \
        Sources/Bindings/SQL Sources/Bindings/SQLite Sources/Bindings/PostgreSQL Package.swift -type f -newer "$1" \
        '(' -name '*.swift' -o -name '*.[ch]' -o -name library.sh ')' -print -quit)" ]
}

# sql_library LIBRARY FUNCTION... -- NAME...: links objects with the C library, and exports only these functions. Does nothing
# if no source has changed since.
sql_library() {
    local library=$1 functions=() objects=()
    shift
    while [ "$1" != -- ]; do
        functions+=("$1")
        shift
    done
    for name in "${@:2}"; do objects+=("$SQL_OBJECTS/$name.o"); done
    if is_current "$library"; then return; fi
    link_c_library "${functions[@]}" -- "${objects[@]}"
    cp "$C_LIBRARY" "$library"
}
