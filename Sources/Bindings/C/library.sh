# shellcheck shell=bash
# Sourced by the scripts that link the C library, as a separate library and as part of the DuckDB extension.

# The output of link_c_library.
readonly C_LIBRARY=.build/c/build/release/libCurrencyFormatC.so

# link_c_library FUNCTION... [-- OBJECT...]: links the library with C objects. It needs no installed Swift, and exports only
# these functions. The library installs no signal handlers.
link_c_library() {
    local objects=(-Xlinker "$PWD/.build/c/signals.o" -Xlinker --wrap=_swift_installCrashHandler)
    mkdir -p .build/c
    quietly c-signals clang -c -std=c11 -O2 -fPIC -Wall -Wextra -Werror Sources/Bindings/C/signals.c -o .build/c/signals.o
    {
        echo '{ global:'
        while [ $# -gt 0 ] && [ "$1" != -- ]; do
            echo "    $1;"
            shift
        done
        echo 'local: *; };'
    } >.build/c/exports.map
    for object in "${@:2}"; do objects+=(-Xlinker "$PWD/$object"); done
    # SwiftPM does not notice changes of the objects or the list of functions, but it notices a missing library.
    rm -f "$C_LIBRARY"
    # Optimizes all modules together and removes uncalled code: SpeedAndSize.md explains the options. -Bsymbolic binds symbols
    # within the library, so that they do not mix with another Swift runtime in the program.
    CURRENCY_FORMAT_RUNTIME_ONLY=1 quietly link-c swift build -c release --product CurrencyFormatC \
        --scratch-path .build/c/build \
        --experimental-lto-mode=full -Xswiftc -Xfrontend -Xswiftc -internalize-at-link -Xswiftc -static-stdlib \
        -Xswiftc -Xfrontend -Xswiftc -conditional-runtime-records \
        -Xswiftc -Xfrontend -Xswiftc -disable-reflection-metadata \
        -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
        -Xswiftc -use-ld=lld -Xlinker --icf=safe -Xlinker --gc-sections -Xlinker --strip-all -Xlinker -Bsymbolic \
        -Xlinker "--version-script=$PWD/.build/c/exports.map" "${objects[@]}"
    if nm -D -u "$C_LIBRARY" | grep -E ' (sigaction|signal|sigaltstack)(@|$)' >&2; then
        echo "the library could install signal handlers" >&2
        return 1
    fi
}
