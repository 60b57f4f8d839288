"""Mutation tests by mutant schemata: see mutants.sh.

Each binary operator that decides something gets a name of its own, made of two mathematical symbols, and a function that
computes what the operator computes, or, where the environment asks for that mutant, something else:

    if count < limit {          if count ∀∂ limit {          func ∀∂<T: Comparable>(l: T, r: T) -> Bool
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path.cwd()
COPY = ROOT / ".build/mutants/package"
EQUIVALENT = ROOT / "scripts/mutants-equivalent.tsv"
MODULES = ["CurrencyCore", "CurrencyEngine"]
TESTS = "CurrencyCoreTests|CurrencyEngineTests|CurrencyFormatTests|PackedTablesTests"
PACKAGE_FILES = ["Package.swift", "Sources", "Tests", "Examples", "Support", "Data/Snapshot/supplemental", "README.md"]

# By operator: its precedence, what its operands are, and what it becomes.
OPERATORS = {
    "<": ("Comparison", "Comparable", ["<=", ">="]),
    "<=": ("Comparison", "Comparable", ["<", ">"]),
    ">": ("Comparison", "Comparable", [">=", "<="]),
    ">=": ("Comparison", "Comparable", [">", "<"]),
    "==": ("Comparison", "Equatable", ["!="]),
    "!=": ("Comparison", "Equatable", ["=="]),
    "&&": ("LogicalConjunction", None, ["||"]),
    "||": ("LogicalDisjunction", None, ["&&"]),
    "+": ("Addition", "AdditiveArithmetic", ["-"]),
    "-": ("Addition", "AdditiveArithmetic", ["+"]),
}
SITE = re.compile(r"(?<= )(" + "|".join(re.escape(each) for each in sorted(OPERATORS, key=len, reverse=True)) + r")(?= (?!nil\b))")
# Requirements of generics, directives and declarations of operators hold no decisions.
NO_CODE = re.compile(r"^\s*(//|#|@)|\bwhere [A-Z]\w*(\.\w+)* (==|:)|\bfunc [^\w\s]")
FIRST_SYMBOL, SYMBOLS = 0x2200, 256


class Site:
    """An operator in a file, with the numbers of its mutants."""

    def __init__(self, module, file, line, column, operator, text):
        self.module, self.file, self.line, self.column = module, file, line, column
        self.operator, self.text = operator, text.strip()
        self.isDropped = False

    def place(self):
        return f"{self.file}:{self.line + 1}:{self.column + 1}"


def sites(files):
    found = []
    for file in files:
        module = file.split("/")[1]
        for number, line in enumerate((ROOT / file).read_text().split("\n")):
            if NO_CODE.search(line):
                continue
            # Neither in texts nor behind the code.
            code = re.sub(r'"(?:[^"\\]|\\.)*"', lambda text: "_" * len(text[0]), line).split(" //")[0]
            for match in SITE.finditer(code):
                found.append(Site(module, file, number, match.start(), match[0], line))
    for index, site in enumerate(found):
        site.symbol = chr(FIRST_SYMBOL + index // SYMBOLS) + chr(FIRST_SYMBOL + index % SYMBOLS)
        site.index = index
    return found


def function(site):
    """The declaration of a site's operator and its function."""
    precedence, operands, changes = OPERATORS[site.operator]
    lines = [f"infix operator {site.symbol} : {precedence}Precedence"]
    if operands is None:
        result, generic, left, right = "Bool", "", "Bool", "@autoclosure () throws -> Bool"
        first, second = "l", "try r()"
        mark = " rethrows"
    else:
        result = "T" if operands == "AdditiveArithmetic" else "Bool"
        generic, left, right, first, second, mark = f"<T: {operands}>", "T", "T", "l", "r", ""
    lines.append(f"func {site.symbol}{generic}(l: {left}, r: {right}){mark} -> {result} {{")
    lines.append(f"    mutantsReached[{site.index}] = true")
    for number, change in enumerate(changes):
        lines.append(f"    if activeMutant == {site.index * 2 + number} {{ return {first} {change} {second} }}")
    lines.append(f"    return {first} {site.operator} {second}")
    lines.append("}")
    return "\n".join(lines)


HEAD = """#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The mutant that the environment switches on.
let activeMutant = getenv("MUTANT").flatMap {{ Int(String(cString: $0)) }} ?? -1
/// Which sites were reached, written to a file at the end.
nonisolated(unsafe) let mutantsReached: UnsafeMutablePointer<Bool> = {{
    let reached = UnsafeMutablePointer<Bool>.allocate(capacity: {count})
    reached.initialize(repeating: false, count: {count})
    atexit {{
        guard let name = getenv("MUTANTS_REACHED"), let file = fopen(name, "a") else {{ return }}
        for index in 0..<{count} where mutantsReached[index] {{ fputs("\\(index)\\n", file) }}
        fclose(file)
    }}
    return reached
}}()
"""


def write(all_sites):
    """The sources of the copy, with an operator of its own at each site that is not dropped."""
    for file in {site.file for site in all_sites}:
        lines = (ROOT / file).read_text().split("\n")
        for site in sorted((site for site in all_sites if site.file == file), key=lambda site: -site.column):
            if not site.isDropped:
                line = lines[site.line]
                lines[site.line] = line[:site.column] + site.symbol + line[site.column + len(site.operator):]
        update(COPY / file, "\n".join(lines))
    for module in {site.module for site in all_sites}:
        mine = [function(site) for site in all_sites if site.module == module and not site.isDropped]
        text = HEAD.format(count=len(all_sites)) + "\n" + "\n\n".join(mine) + "\n"
        update(COPY / f"Sources/{module}/Mutants.swift", text)


def update(path, text):
    """Files that stay as they are need not be compiled again."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def build():
    environment = dict(os.environ, CURRENCY_FORMAT_RUNTIME_ONLY="1")
    command = ["swift", "build", "--build-tests", "--package-path", str(COPY), "--scratch-path", str(COPY.parent / "build")]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def compile_all(all_sites):
    """Builds the copy; sites whose operands have types that the functions cannot take are dropped."""
    while True:
        result = build()
        if result.returncode == 0:
            return
        errors = {
            (file, int(line) - 1)
            for file, line in re.findall(r"^(\S+?\.swift):(\d+):\d+: error:", result.stdout + result.stderr, re.M)
        }
        dropped = [
            site for site in all_sites
            if not site.isDropped and (str(COPY / site.file), site.line) in errors
        ]
        if not dropped:
            sys.exit("the copy does not build:\n" + "\n".join((result.stdout + result.stderr).split("\n")[-40:]))
        for site in dropped:
            site.isDropped = True
        print(f"{len(dropped)} sites have operands of other types and are left alone", flush=True)
        write(all_sites)


def program():
    """The program of all tests, and how it is called."""
    environment = dict(os.environ, CURRENCY_FORMAT_RUNTIME_ONLY="1")
    folder = subprocess.run(
        ["swift", "build", "--show-bin-path", "--package-path", str(COPY), "--scratch-path", str(COPY.parent / "build")],
        env=environment, capture_output=True, text=True, check=True).stdout.strip()
    return next(pathlib.Path(folder).glob("*PackageTests.xctest"))


def run(tests, filter_, mutant=None, seconds=None, reached=None):
    """Whether the tests pass."""
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
    if mutant is not None:
        environment["MUTANT"] = str(mutant)
    if reached is not None:
        environment["MUTANTS_REACHED"] = str(reached)
    command = [str(tests), "--testing-library", "swift-testing", "--filter", filter_]
    try:
        result = subprocess.run(
            command, cwd=COPY, env=environment, timeout=seconds, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except subprocess.TimeoutExpired:
        return False
    return result.returncode == 0 and b"Test run with 0 tests" not in result.stdout


def equivalents():
    rows = [line.split("\t") for line in EQUIVALENT.read_text().split("\n") if line and not line.startswith("#")]
    for row in rows:
        if len(row) != 4 or not row[3]:
            sys.exit(f"{EQUIVALENT.name}: a row is FILE, line, change and reason: {row}")
    return {tuple(row[:3]): row[3] for row in rows}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tests", default=TESTS)
    parser.add_argument("--sites", action="store_true")
    parser.add_argument("files", nargs="*")
    arguments = parser.parse_args()

    files = arguments.files or [
        str(file.relative_to(ROOT)) for module in MODULES
        for file in sorted((ROOT / "Sources" / module).rglob("*.swift")) if "Generated" not in file.parts
    ]
    for file in files:
        if not (ROOT / file).is_file() or file.split("/")[:1] != ["Sources"] or file.split("/")[1] not in MODULES:
            sys.exit(f"{file} is no file of Sources/{' or Sources/'.join(MODULES)}")
    all_sites = sites(files)
    mutants = sum(len(OPERATORS[site.operator][2]) for site in all_sites)
    print(f"{len(files)} files, {len(all_sites)} sites, {mutants} mutants", flush=True)
    if arguments.sites:
        return 0

    COPY.mkdir(parents=True, exist_ok=True)
    for name in PACKAGE_FILES:
        source = ROOT / name
        if source.is_dir():
            shutil.rmtree(COPY / name, ignore_errors=True)
            shutil.copytree(source, COPY / name)
        elif source.exists():
            (COPY / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, COPY / name)
    write(all_sites)
    compile_all(all_sites)
    tests = program()
    reached_file = COPY.parent / "reached"
    reached_file.unlink(missing_ok=True)
    start = time.monotonic()
    if not run(tests, arguments.tests, reached=reached_file):
        sys.exit("the tests fail without any mutant")
    seconds = time.monotonic() - start
    reached = {int(line) for line in reached_file.read_text().split()} if reached_file.exists() else set()
    print(f"the tests take {seconds:.0f} s and reach {len(reached)} sites", flush=True)

    known = equivalents()
    killed, survivors, named, tried = 0, [], set(), 0
    for site in all_sites:
        if site.isDropped:
            continue
        for number, change in enumerate(OPERATORS[site.operator][2]):
            tried += 1
            key = (site.file, site.text, f"{site.operator} {change}")
            isSeen = site.index in reached and not run(
                tests, arguments.tests, site.index * 2 + number, seconds * 3 + 10)
            if isSeen:
                killed += 1
            elif key in known:
                named.add(key)
            else:
                survivors.append(key)
                reason = "" if site.index in reached else ", which no test reaches"
                print(f"survives: {site.place()}: {site.operator} -> {change}{reason}: {site.text}", flush=True)
    for key in sorted(set(known) - named):
        if key[0] in files:
            print(f"{EQUIVALENT.name}: no mutant survives as {key}")
            survivors.append(key)
    print(f"{tried} mutants, {killed} seen, {len(named)} equivalent, {len(survivors)} survivors")
    return 1 if survivors else 0


sys.exit(main())
