# shellcheck shell=bash
# Sourced by what links the C library: into a library of its own, and into the extension for DuckDB.

# What link_c_library writes.
readonly C_LIBRARY=.build/c/build/release/libCurrencyFormatC.so

# link_c_library FUNCTION... [-- OBJECT...]: links the library, with objects of C, so that it needs no Swift on the machine and
# exports these functions and nothing else.
link_c_library() {
    local objects=()
    mkdir -p .build/c
    {
        echo '{ global:'
        while [ $# -gt 0 ] && [ "$1" != -- ]; do
            echo "    $1;"
            shift
        done
        echo 'local: *; };'
    } >.build/c/exports.map
    for object in "${@:2}"; do objects+=(-Xlinker "$PWD/$object"); done
    # SwiftPM does not see that an object or the list of functions has changed, but that the library is missing.
    rm -f "$C_LIBRARY"
    # All modules are optimized together, and what no function calls is left out: SpeedAndSize.md explains the options.
    # Symbols are bound within the library, so that a program with a Swift of its own does not mix them up.
    CURRENCY_FORMAT_RUNTIME_ONLY=1 quietly link-c swift build -c release --product CurrencyFormatC \
        --scratch-path .build/c/build \
        --experimental-lto-mode=full -Xswiftc -Xfrontend -Xswiftc -internalize-at-link -Xswiftc -static-stdlib \
        -Xswiftc -Xfrontend -Xswiftc -conditional-runtime-records \
        -Xswiftc -Xfrontend -Xswiftc -disable-reflection-metadata \
        -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
        -Xswiftc -use-ld=lld -Xlinker --icf=safe -Xlinker --gc-sections -Xlinker --strip-all -Xlinker -Bsymbolic \
        -Xlinker "--version-script=$PWD/.build/c/exports.map" "${objects[@]}"
}
