# Sourced by the scripts that compile Embedded Swift, after common.sh: the tools, and what compiles with them into the folder
# $modules, which the script sets. For another target than WebAssembly it sets TRIPLE, and in CLANG_OPTIONS what clang is
# to know of the processor.

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

# The compiled targets of the package for this processor, which all scripts share. Two scripts may compile at once: each
# compiles in a folder of its own and moves whole files here.
runtime=.build/embedded-runtime/$TRIPLE
hash=$(first_of sha256sum shasum) || cannot_run "there is neither sha256sum nor shasum"

# compile MODULE ARGUMENT...: an object and a module of some files.
compile() {
    local module=$1 option processor=()
    shift
    for option in "${CLANG_OPTIONS[@]}"; do processor+=(-Xcc "$option"); done
    quietly "embedded-$module" swiftc -target "$TRIPLE" -enable-experimental-feature Embedded \
        -wmo -Osize -Xfrontend -function-sections -parse-as-library -swift-version 6 -warnings-as-errors \
        -package-name swift_currency_format -I "$runtime" -I "$modules" -module-name "$module" "${processor[@]}" \
        -emit-module -emit-module-path "$modules/$module.swiftmodule" -c -o "$modules/$module.o" "$@"
}

# compile_targets TARGET...: targets of the package, each before those that import it; their objects go into the list
# target_objects. A target is compiled only where its sources, those before it, the compiler or its options have changed. An
# embedded module holds the code of what it imports, save the tables, which only their own module has.
target_objects=()
compile_targets() {
    # `compile` writes into this folder.
    local target files file stamp modules
    stamp=$({ swiftc --version 2>&1 && cat scripts/embedded.sh && echo "${CLANG_OPTIONS[@]}"; } | "$hash")
    mkdir -p "$runtime"
    modules=$(mktemp -d "$runtime/new.XXXXXX")
    for target in "$@"; do
        files=()
        while IFS= read -r file; do files+=("$file"); done < <(find "$(folder_of "$target")" -name '*.swift' | LC_ALL=C sort)
        stamp=$({ echo "$stamp" && "$hash" "${files[@]}"; } | "$hash")
        if [ "$stamp" != "$(cat "$runtime/$target.stamp" 2>/dev/null)" ]; then
            compile "$target" "${files[@]}"
            echo "$stamp" >"$modules/$target.stamp"
            mv "$modules/$target".swift* "$modules/$target.o" "$runtime/"
            mv "$modules/$target.stamp" "$runtime/"
        fi
        target_objects+=("$runtime/$target.o")
    done
    rmdir "$modules"
}

# compile_runtime: what a module without an operating system needs, as Runtime.o.
compile_runtime() {
    quietly embedded-runtime "$clang" "--target=$TRIPLE" "${CLANG_OPTIONS[@]}" -Oz -ffreestanding -Wall -Wextra -Werror \
        -c Tests/Embedded/Runtime.c -o "$modules/Runtime.o"
}

# link_functions OUTPUT OBJECT SOURCE...: a module of the functions that the sources give names for JavaScript, and of
# memory for their callers. Only these: exporting all would keep the whole standard library.
link_functions() {
    local output=$1 object=$2 name exports=(--export=malloc --export=free)
    shift 2
    for name in $(sed -nE 's/^@_cdecl\("(.*)"\)$/\1/p' "$@"); do exports+=("--export=$name"); done
    quietly "link-$(basename "$output" .wasm)" "$linker" --no-entry --gc-sections --strip-all --compress-relocations \
        "${exports[@]}" "$object" "${target_objects[@]}" "$modules/Runtime.o" ${unicode_tables:+"$unicode_tables"} -o "$output"
}

# need_unicode_tables: those of the toolchain are linked too, for texts that people edit.
need_unicode_tables() {
    unicode_tables=$resources/embedded/$TRIPLE/libswiftUnicodeDataTables.a
    [ -f "$unicode_tables" ] || cannot_run "this toolchain has no Unicode tables for $TRIPLE"
}
