# Sourced after common.sh by the scripts that compile Embedded Swift. Finds the tools and defines functions that compile into
# the folder $modules, which the script sets. For targets other than WebAssembly, the script also sets TRIPLE, and
# CLANG_OPTIONS with clang's options for the processor.

TRIPLE=${TRIPLE:-wasm32-unknown-none-wasm}
command -v swiftc >/dev/null || cannot_run "there is no swiftc"
resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": *"([^"]*)".*/\1/p')
[ -d "$resources/embedded/Swift.swiftmodule" ] || cannot_run "this toolchain has no Embedded Swift"
toolchain=$(dirname "$(dirname "$resources")")
linker=$toolchain/bin/wasm-ld
[ -x "$linker" ] || linker=$(command -v wasm-ld || true)
[ -n "$linker" ] || cannot_run "there is no wasm-ld"
clang=$toolchain/bin/clang
[ -x "$clang" ] || clang=$(command -v clang || true)
[ -n "$clang" ] || cannot_run "there is no clang"

# The compiled targets of the package for this processor, which all scripts share. Two scripts may compile at the same time,
# so each compiles in its own folder and moves finished files here.
runtime=.build/embedded-runtime/$TRIPLE
hash=$(first_of sha256sum shasum) || cannot_run "there is neither sha256sum nor shasum"

# compile_module MODULE ARGUMENT...: compiles files into a Swift module.
compile_module() {
    local module=$1 option processor=()
    shift
    for option in "${CLANG_OPTIONS[@]}"; do processor+=(-Xcc "$option"); done
    quietly "embedded-$module" swiftc -target "$TRIPLE" -enable-experimental-feature Embedded \
        -wmo -Osize -Xfrontend -function-sections -parse-as-library -swift-version 6 -warnings-as-errors \
        -package-name swift_currency_format -I "$runtime" -I "$modules" -module-name "$module" "${processor[@]}" \
        -emit-module -emit-module-path "$modules/$module.swiftmodule" "$@"
}

# compile MODULE ARGUMENT...: compiles files into a Swift module and an object.
compile() {
    compile_module "$@" -c -o "$modules/$1.o"
}

# compile_targets TARGET...: compiles targets of the package, given in the order of their imports, and adds their objects to
# the list target_objects. It skips a target if its sources, the targets before it, the compiler and the options are unchanged.
# An embedded module includes the code of its imports, but not the tables. So only targets that export tables have an object.
target_objects=()
compile_targets() {
    # Redirects `compile` to a temporary folder.
    local target files file stamp modules command
    stamp=$({ swiftc --version 2>&1 && cat scripts/embedded.sh && echo "${CLANG_OPTIONS[@]}"; } | "$hash")
    mkdir -p "$runtime"
    modules=$(mktemp -d "$runtime/new.XXXXXX")
    for target in "$@"; do
        files=()
        while IFS= read -r file; do files+=("$file"); done < <(find "$(folder_of "$target")" -name '*.swift' | LC_ALL=C sort)
        stamp=$({ echo "$stamp" && "$hash" "${files[@]}"; } | "$hash")
        command=compile_module
        if grep -q '@export(interface)' "${files[@]}"; then command=compile; fi
        if [ "$stamp" != "$(cat "$runtime/$target.stamp" 2>/dev/null)" ]; then
            "$command" "$target" "${files[@]}"
            mv "$modules/$target".* "$runtime/"
            echo "$stamp" >"$modules/$target.stamp"
            mv "$modules/$target.stamp" "$runtime/"
        fi
        if [ "$command" = compile ]; then target_objects+=("$runtime/$target.o"); fi
    done
    rmdir "$modules"
}

# compile_runtime: compiles the C functions that a module needs without an operating system into Runtime.o.
compile_runtime() {
    quietly embedded-runtime "$clang" "--target=$TRIPLE" "${CLANG_OPTIONS[@]}" -Oz -ffreestanding -Wall -Wextra -Werror \
        -c Tests/Embedded/Runtime.c -o "$modules/Runtime.o"
}

# link_functions OUTPUT OBJECT SOURCE...: links a WebAssembly module that exports the @_cdecl functions of the sources, and
# malloc and free for their callers. Exporting all functions would keep the whole standard library.
link_functions() {
    local output=$1 object=$2 name exports=(--export=malloc --export=free)
    shift 2
    for name in $(sed -nE 's/^@_cdecl\("(.*)"\)$/\1/p' "$@"); do exports+=("--export=$name"); done
    quietly "link-$(basename "$output" .wasm)" "$linker" --no-entry --gc-sections --strip-all --compress-relocations \
        "${exports[@]}" "$object" "${target_objects[@]}" "$modules/Runtime.o" ${unicode_tables:+"$unicode_tables"} -o "$output"
}

# need_unicode_tables: also links the toolchain's Unicode tables, which editing text needs.
need_unicode_tables() {
    unicode_tables=$resources/embedded/$TRIPLE/libswiftUnicodeDataTables.a
    [ -f "$unicode_tables" ] || cannot_run "this toolchain has no Unicode tables for $TRIPLE"
}
