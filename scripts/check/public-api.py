#!/usr/bin/env python3
"""Usage: scripts/check/public-api.py [--write] [--modules FOLDER MODULE...] [--slice FOLDER MODULE]

Compares the public declarations of each library with the listings in Tests/PublicAPI, which have a line for each. A line that
is removed or changed breaks programs. --write writes the listings, for a person to review. FOLDER has compiled modules; the
default is a debug build, with all listed libraries except those that need Apple's UI frameworks. --slice compares the listing
of CurrencyFormat with a module that has a slice of its tables.
"""

import argparse
import difflib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
LISTINGS = REPOSITORY / "Tests/PublicAPI"
# Libraries for Apple's UI frameworks, which scripts/check/adapters.sh compiles on Linux against stand-ins.
UI = {"CurrencyTextUIKit", "CurrencyTextSwiftUI", "CurrencyTextAppKit"}
# The modules that CurrencyFormat re-exports.
EXPORTED = {"CurrencyCore", "CurrencyEngine"}
# The compiler adds these to almost every type.
IMPLICIT = {"Copyable", "Escapable", "SendableMetatype"}


def products():
    """The modules of the libraries in Package.swift."""
    command = ["swift", "package", "--scratch-path", ".build/manifest", "dump-package"]
    manifest = json.loads(subprocess.check_output(command, cwd=REPOSITORY))
    libraries = [product for product in manifest["products"] if product["type"].get("library") == ["automatic"]]
    return {target for library in libraries for target in library["targets"]} | UI


def released_cases():
    """The names of the generated enums, which Data/Cases lists."""
    return {
        (file.stem, line.split()[0])
        for file in (REPOSITORY / "Data/Cases").glob("*.txt")
        for line in file.read_text().splitlines()
        if line and not line.startswith("#")
    }


def graphs(module, modules):
    """The compiler's symbol graphs of a module: its symbols, and its extensions of other modules' types."""
    target = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))["target"]["unversionedTriple"]
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-I", modules, "-target", target,
             "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder],
            check=True)
        return [json.loads(file.read_text()) for file in sorted(pathlib.Path(folder).glob("*.symbols.json"))]


def declaration(symbol):
    """`Money.init(_:_:)  init(_ amount: DecimalValue, _ currency: CurrencyCode)`"""
    text = " ".join("".join(part["spelling"] for part in symbol["declarationFragments"]).split())
    constraints = symbol.get("swiftExtension", {}).get("constraints", [])
    signs = {"conformance": ":", "superclass": ":", "sameType": "=="}
    where = ", ".join(f"{each['lhs']} {signs[each['kind']]} {each['rhs']}" for each in constraints)
    deprecated = any(each.get("isUnconditionallyDeprecated") for each in symbol.get("availability", []))
    return "".join([
        ".".join(symbol["pathComponents"]), "  ", "deprecated " if deprecated else "", text,
        f"  [where {where}]" if where else ""])


def listing(module, modules):
    cases = released_cases()
    lines = set()
    for graph in graphs(module, modules):
        names = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for symbol in graph["symbols"]}
        lines |= {
            declaration(symbol) for symbol in graph["symbols"] if tuple(symbol["pathComponents"]) not in cases
        }
        for relation in graph["relationships"]:
            conformance = relation.get("targetFallback", names.get(relation["target"], "")).rpartition(".")[2]
            if relation["kind"] == "conformsTo" and conformance not in IMPLICIT:
                owner = names.get(relation["source"], relation.get("sourceFallback", graph["module"]["name"]))
                lines.add(f"{owner}  : {conformance}")
    heading = f"# What programs can use of {module}. Written by scripts/check/public-api.py --write.\n"
    return heading + "".join(line + "\n" for line in sorted(lines))


def compare_slice(folder, module):
    """Checks that a slice has every call of CurrencyFormat, except for those in Tests/Conformance/Slices/left-out.tsv."""
    lines = (LISTINGS / "CurrencyFormat.txt").read_text().splitlines()[1:]
    # A slice throws errors for features that it may lack.
    found = {
        line.replace(" throws(NotHeldError)", "").replace(f"{module}  : ", "CurrencyFormat  : ")
        for line in listing(module, folder).splitlines()[1:]
    }
    left_out = {line for line in lines if line not in found}
    reasons = (REPOSITORY / "Tests/Conformance/Slices/left-out.tsv").read_text().splitlines()
    known = {line.split("\t")[0] for line in reasons if line and not line.startswith("#")}
    for line in sorted(left_out - known):
        print(f"a slice lacks: {line}")
    for line in sorted(known - left_out):
        print(f"left-out.tsv lists what slices have, or CurrencyFormat has not: {line}")
    if left_out != known:
        sys.exit(1)
    print(f"{len(lines) - len(known)} of {len(lines)} declarations of CurrencyFormat are those of a slice")


def main():
    if sys.platform != "linux":
        print("SKIPPED: the listings are of what compiles on Linux")
        sys.exit(77)
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--write", action="store_true")
    arguments.add_argument("--modules", nargs="+", metavar=("FOLDER", "MODULE"))
    arguments.add_argument("--slice", nargs=2, metavar=("FOLDER", "MODULE"))
    options = arguments.parse_args()
    if options.slice:
        compare_slice(*options.slice)
        return
    folder, *modules = options.modules or [REPOSITORY / ".build/debug/Modules"]
    modules = modules or sorted((products() | EXPORTED) - UI)
    differs = False
    count = 0
    for module in modules:
        file = LISTINGS / f"{module}.txt"
        new = listing(module, folder)
        old = file.read_text() if file.exists() else ""
        count += new.count("\n") - 1
        if options.write:
            file.write_text(new)
        elif new != old:
            differs = True
            lines = difflib.unified_diff(old.splitlines(), new.splitlines(), f"{module}.txt", "now", n=0, lineterm="")
            print("\n".join(lines))
    for file in sorted(LISTINGS.glob("*.txt")):
        if file.stem not in products() | EXPORTED:
            differs = True
            print(f"{file.name} lists no library of Package.swift")
    if differs:
        print("The public API differs from Tests/PublicAPI. Where that is meant, run scripts/check/public-api.py --write.")
        sys.exit(1)
    print(f"{count} declarations of {len(modules)} modules are as listed")


if __name__ == "__main__":
    main()
