"""Mutation tests by mutant schemata: see mutants.sh.

Each decision calls a function of its own, which does what the source says or, where the environment asks for that
mutant, something else. Operators are replaced by operators made of two mathematical symbols, all else is wrapped:

    if count < limit, isOpen {          if count ∀∂ limit, mutant7(isOpen) {
    case 0x061C, 0x200E: true           case mutant8(0x061C), mutant9(0x200E): mutant10(true)

A site is one such decision; it has a mutant for each change of it.
"""

import argparse
import collections
import hashlib
import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path.cwd()
COPY = ROOT / ".build/mutants/package"
BUILD = ["--package-path", str(COPY), "--scratch-path", str(COPY.parent / "build")]
EQUIVALENT = ROOT / "scripts/mutants-equivalent.tsv"
MODULES = ["LDMLSyntax", "PackedTables", "CurrencyCore", "CurrencyEngine"]
# Of PackedTables only the rules: the rest lays out images and checks them.
FILES = [
    "Sources/LDMLSyntax/**/*.swift", "Sources/PackedTables/LanguageTag.swift", "Sources/PackedTables/Lookups/*.swift",
    "Sources/PackedTables/Subtag.swift", "Sources/CurrencyCore/**/*.swift", "Sources/CurrencyEngine/**/*.swift",
]
LIBRARIES = MODULES + ["TableWriter", "CurrencyFormat", "CurrencyNames"]
TEST_LIBRARIES = ["TestSupport", "CurrencyLaws"]
TEST_TARGETS = [
    "LDMLSyntaxTests", "PackedTablesTests", "CurrencyCoreTests", "CurrencyEngineTests", "CurrencyFormatTests",
    "CurrencyNamesTests",
]
PACKAGE_FILES = [
    "Package.swift", *(f"Sources/{name}" for name in LIBRARIES), *(f"Tests/{name}" for name in TEST_LIBRARIES),
    *(f"Tests/{name}" for name in TEST_TARGETS), "Tests/Conformance", "Examples", "Data", "README.md",
]
# The copy has the modules and their tests only. A change may leave code without a use: warnings are none of ours here.
PACKAGE_END = f"""
let kept: Set<String> = {str(LIBRARIES + TEST_LIBRARIES + TEST_TARGETS).replace("'", '"')}
package.products = []
package.targets.removeAll {{ !kept.contains($0.name) }}
for target in package.targets {{ target.swiftSettings = [] }}
"""
# What the last run left unseen.
LEFT = COPY.parent / "left"
# What other modules may inline can call nothing internal.
INLINABLE = re.compile(rb"@inlinable\b|@usableFromInline\b|@inline\(__always\)")
# Suites that take more seconds than this are asked only where the others see nothing.
SLOW = 4
# Those that take more than this are never asked.
LONGEST = 90
# What an endless loop may take of the memory.
MEMORY = 6 << 30

# By operator: its precedence, the requirement on its operands, and what it becomes. "nil" compares with nil.
OPERATORS = {
    "<": ("Comparison", "Comparable", ["<=", ">="]),
    "<=": ("Comparison", "Comparable", ["<", ">"]),
    ">": ("Comparison", "Comparable", [">=", "<="]),
    ">=": ("Comparison", "Comparable", [">", "<"]),
    "==": ("Comparison", "Equatable", ["!="]),
    "!=": ("Comparison", "Equatable", ["=="]),
    "== nil": ("Comparison", "nil", ["!= nil"]),
    "!= nil": ("Comparison", "nil", ["== nil"]),
    "&&": ("LogicalConjunction", "Bool", ["||"]),
    "||": ("LogicalDisjunction", "Bool", ["&&"]),
    "??": ("NilCoalescing", "Optional", ["the right side"]),
    "+": ("Addition", "AdditiveArithmetic", ["-"]),
    "-": ("Addition", "AdditiveArithmetic", ["+"]),
    "&+": ("Addition", "FixedWidthInteger", ["&-"]),
    "&-": ("Addition", "FixedWidthInteger", ["&+"]),
    "*": ("Multiplication", "BinaryInteger", ["/"]),
    "/": ("Multiplication", "BinaryInteger", ["*"]),
    "+=": ("Assignment", "AdditiveArithmetic", ["-="]),
    "-=": ("Assignment", "AdditiveArithmetic", ["+="]),
}
SIGNS = sorted((sign for sign in OPERATORS if "nil" not in sign), key=len, reverse=True)
OPERATOR = re.compile(r"(?<= )(" + "|".join(map(re.escape, SIGNS)) + r")(?= (nil\b)?)")
FIRST_SYMBOL, SYMBOLS = 0x2200, 256

# Neither the parts of a tuple nor those of a number with a point.
INTEGER = re.compile(r"(?<![\w$])(?<![^.]\.)(?:0x[0-9A-Fa-f_]+|\d[\d_]*)(?!\w|\.\d)")
CHARACTER = re.compile(r'UInt8\(ascii: "(?:\\.|[^"\\])+"\)')
BOOLEAN = re.compile(r"(?<![\w.])(true|false)\b")
CONDITIONAL = re.compile(r"(?<=[ (\[])(!?[A-Za-z_][\w.]*(?:\([^()?]*\))?)(?= \? )")
BOUND = re.compile(r"(?<=[ (,])(?<!func )(min|max)(?=\()")

# Directives, attributes, raw values, and the rows of tables of numbers hold no decisions.
NO_CODE = re.compile(
    r"^\s*(//|#|@available|infix |import |case \w+ = )|^\s*(indirect )?case \w+(\(.*\))?(, \w+)*$|\bfunc [^\w\s`]"
    r"|^[\s(\[]*(0x[0-9A-Fa-f_]+|\d[\d_]*)([\s,()\[\]]|0x[0-9A-Fa-f_]+|\d[\d_]*)*$")
# Requirements of generics.
REQUIREMENTS = re.compile(r"\bwhere [A-Z]\w*(\.\w+)* (==|:).*")


class Site:
    """A decision: where it is, of what kind, and what it becomes."""

    def __init__(self, file, line, start, end, kind, before, changes, text):
        self.module, self.file, self.line, self.start, self.end = file.split("/")[1], file, line, start, end
        self.kind, self.before, self.changes, self.text = kind, before, changes, text.strip()
        self.is_dropped = False

    def identity(self):
        """The same in each run, while the line and those before it stay."""
        return f"{self.file}:{self.line}:{self.start}:{self.before}:{self.text}"

    def place(self):
        return f"{self.file}:{self.line + 1}:{self.start + 1}"


class Mutant:
    """One change of a site. Where a line has the same change more than once, all but the first have a number."""

    def __init__(self, site, number, change, occurrence):
        self.site, self.number = site, number
        self.change = f"{site.before} -> {change}" + (f" ({occurrence})" if occurrence > 1 else "")
        self.key = (site.file, site.text, self.change)
        # How many lines with the same text stand before this one in the file.
        self.alike = 0

    def identity(self):
        """The same in each run, while the line and the alike ones before it stay."""
        return "\t".join((*self.key, str(self.alike)))

    def order(self, seed):
        """A place in the sample that changes elsewhere do not move."""
        return hashlib.sha256(f"{seed}\t{self.identity()}".encode()).digest()


# MARK: Finding the sites

def without_texts(line):
    """A line with its texts blanked, up to its comment."""
    return re.sub(r'"(?:[^"\\]|\\.)*"', lambda text: "_" * len(text[0]), line).split(" //")[0]


def pieces(code, start, ends):
    """The ranges between commas outside brackets, from a column up to one of some ends; nil where no end comes."""
    depth, begin, found = 0, start, []
    for column in range(start, len(code)):
        if depth == 0 and any(code.startswith(end, column) for end in ends):
            return found + [(begin, column)]
        if code[column] in "([{":
            depth += 1
        elif code[column] in ")]}":
            depth -= 1
        elif code[column] == "," and depth == 0:
            found.append((begin, column))
            begin = column + 1
    return found + [(begin, len(code))] if ends == [""] else None


def outside_brackets(text):
    """A text without what stands in brackets."""
    while True:
        shorter = re.sub(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}", "", text)
        if shorter == text:
            return text
        text = shorter


def has_default(lines, number):
    """Whether the switch of a case has a default, which takes what a case leaves."""
    indentation = re.match(r" *", lines[number])[0]
    for line in lines[number + 1:]:
        if line.startswith(indentation + "default"):
            return True
        if line.startswith(indentation + "}") or len(line) > 0 and not line.startswith(indentation):
            return False
    return False


def sites_of_line(file, lines, number):
    line = lines[number]
    code = REQUIREMENTS.sub("", without_texts(line))
    found = []

    def add(start, end, kind, before, changes):
        found.append(Site(file, number, start, end, kind, before, changes, line))

    for match in OPERATOR.finditer(code):
        sign = match[1] + (" nil" if match[2] else "")
        if sign in OPERATORS:
            add(match.start(1), match.end(1), "operator", sign, OPERATORS[sign][2])
    for match in INTEGER.finditer(code):
        add(*match.span(), "constant", match[0], [f"{match[0]} + 1"])
    for match in CHARACTER.finditer(line[:len(code)]):
        add(*match.span(), "constant", match[0], ["the next"])
    for match in BOOLEAN.finditer(code):
        if not code[:match.start()].endswith("while "):
            add(*match.span(), "condition", match[0], ["false" if match[0] == "true" else "true"])
    for match in CONDITIONAL.finditer(code):
        if match[0] not in ("try", "await", "true", "false"):
            add(*match.span(), "condition", match[0], ["not"])
    for match in BOUND.finditer(code):
        add(*match.span(), "bound", match[0], ["max" if match[0] == "min" else "min"])

    condition = re.match(r"^\s*(?:\} else )?(?:if|guard|while) ", code)
    if condition:
        for start, end in pieces(code, condition.end(), [" else {", " {"]) or pieces(code, condition.end(), [""]):
            start += len(code[start:end]) - len(code[start:end].lstrip())
            element = code[start:end].rstrip()
            decides = outside_brackets(element)
            if element and re.match(r"^!?[A-Za-z_(]", element) and not re.match(r"(let|var|case)\b", element) \
                    and not OPERATOR.search(decides) and "{" not in element and decides.rstrip(",") == decides \
                    and element not in ("true", "false") and element.count("(") == element.count(")"):
                add(start, start + len(element), "condition", element, ["not"])

    case = re.match(r"^\s*case ", code)
    if case and has_default(lines, number):
        for start, end in pieces(code, case.end(), [":"]) or []:
            pattern = code[start:end].strip()
            # Those of constants are changed by their constants.
            if not re.search(r"\bwhere\b|^[\dU-]", pattern):
                add(end, end, "case", f"case {line[start:end].strip()}", ["never"])
    return found


def sites(files):
    found = []
    for file in files:
        lines = (ROOT / file).read_text().split("\n")
        in_text = False
        for number, line in enumerate(lines):
            if line.count('"""') % 2:
                in_text = not in_text
            elif not in_text and not NO_CODE.search(line):
                found += sites_of_line(file, lines, number)
    for index, site in enumerate(found):
        site.index = index
        site.name = f"mutant{index}" if site.kind != "operator" else \
            chr(FIRST_SYMBOL + index // SYMBOLS) + chr(FIRST_SYMBOL + index % SYMBOLS)
    return found


def mutants_of(all_sites):
    found, seen, alike = [], collections.Counter(), collections.Counter()
    for site in all_sites:
        for number, change in enumerate(site.changes):
            key = (site.file, site.line, site.before, change)
            seen[key] += 1
            mutant = Mutant(site, site.index * 2 + number, change, seen[key])
            mutant.alike = alike[mutant.key]
            alike[mutant.key] += 1
            found.append(mutant)
    return found


# MARK: Writing and building the copy

def function(site):
    """The declarations that a site calls."""
    reach = f"    reach({site.index})"
    first = f"activeMutant == {site.index * 2}"
    if site.kind == "condition":
        head, body = f"func {site.name}(_ value: Bool) -> Bool", [f"    return ({first}) != value"]
    elif site.kind == "case":
        head, body = f"func {site.name}() -> Bool", [f"    return {first} ? false : true"]
    elif site.kind == "constant":
        head = f"func {site.name}<T: ExpressibleByIntegerLiteral & AdditiveArithmetic>(_ value: T) -> T"
        body = [f"    return {first} ? value + 1 : value"]
    elif site.kind == "bound":
        head = f"func {site.name}<T: Comparable>(_ a: T, _ b: T) -> T"
        body = [f"    return {first} ? {site.changes[0]}(a, b) : {site.before}(a, b)"]
    else:
        return operator_functions(site)
    return "\n".join([head + " {", reach, *body, "}"])


def operator_functions(site):
    precedence, operands, changes = OPERATORS[site.before]
    lines = [f"infix operator {site.name} : {precedence}Precedence"]

    def declare(head, before, changed):
        lines.append(f"func {site.name}{head} {{\n    reach({site.index})")
        for number, statement in enumerate(changed):
            lines.append(f"    if activeMutant == {site.index * 2 + number} {{ {statement} }}")
        lines.append(f"    {before}\n}}")

    def declare_binary(head, left="l", right="r"):
        declare(head, f"return {left} {site.before} {right}", [f"return {left} {each} {right}" for each in changes])

    if operands == "Bool":
        declare_binary("(l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool", "try l", "r()")
    elif operands == "nil":
        declare_binary("<T>(l: T?, r: _OptionalNilComparisonType) -> Bool", right="")
    elif operands == "Optional":
        for value in ("T", "T?"):
            head = f"<T>(l: T?, r: @autoclosure () throws -> {value}) rethrows -> {value}"
            declare(head, "return try l ?? r()", ["return try r()"])
    elif precedence == "Assignment":
        declare(f"<T: {operands}>(l: inout T, r: T)", f"l {site.before} r", [f"l {each} r; return" for each in changes])
    else:
        result = "Bool" if precedence == "Comparison" else "T"
        declare_binary(f"<T: {operands}>(l: T, r: T) -> {result}")
    return "\n".join(lines)


HEAD = """#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The mutant that the environment switches on.
let activeMutant = getenv("MUTANT").flatMap {{ Int(String(cString: $0)) }} ?? -1

/// Which sites were reached, written to a file at the end where the environment names one.
nonisolated(unsafe) private let reached: UnsafeMutablePointer<Bool>? = {{
    guard getenv("MUTANTS_REACHED") != nil else {{ return nil }}
    let reached = UnsafeMutablePointer<Bool>.allocate(capacity: {count})
    reached.initialize(repeating: false, count: {count})
    return reached
}}()

private let writesReached: Void = {{
    _ = atexit {{
        guard let reached, let name = getenv("MUTANTS_REACHED"), let file = fopen(name, "a") else {{ return }}
        for index in 0..<{count} where reached[index] {{ fputs("\\(index)\\n", file) }}
        fclose(file)
    }}
}}()

func reach(_ site: Int) {{
    guard let reached, !reached[site] else {{ return }}
    _ = writesReached
    reached[site] = true
}}
"""


def edits(site):
    """What a site puts into its line: columns, an order among those of one column, and the text in between."""
    if site.kind in ("operator", "bound"):
        return [(site.start, site.end, 1, site.name)]
    if site.kind == "case":
        return [(site.start, site.start, 2, f" where {site.name}()")]
    # What ends first is closed first; what is longer is opened first.
    return [(site.end, site.end, 0, ")"), (site.start, site.start, 3 + site.start - site.end, f"{site.name}(")]


def write(all_sites):
    """The sources of the copy, with all sites that are not dropped."""
    by_file = collections.defaultdict(list)
    for site in all_sites:
        by_file[site.file].append(site)
    for file, mine in by_file.items():
        lines = (ROOT / file).read_text().split("\n")
        for number in {site.line for site in mine}:
            line = lines[number]
            here = [edit for site in mine if site.line == number and not site.is_dropped for edit in edits(site)]
            for start, end, _, text in sorted(here, key=lambda edit: (edit[0], edit[2]), reverse=True):
                line = line[:start] + text + line[end:]
            lines[number] = line
        update(COPY / file, INLINABLE.sub(b"", "\n".join(lines).encode()).decode())
    for module in {site.module for site in all_sites}:
        mine = [function(site) for site in all_sites if site.module == module and not site.is_dropped]
        text = HEAD.format(count=len(all_sites)) + "\n" + "\n\n".join(mine) + "\n"
        update(COPY / f"Sources/{module}/Mutants.swift", text)


def update(path, text):
    """Files that stay as they are need not be compiled again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def copy_package(instead):
    """The files of the package that the tests need, but those that are written with their sites."""
    wanted = set()
    for name in PACKAGE_FILES:
        source = ROOT / name
        for file in [source] if source.is_file() else (file for file in source.rglob("*") if file.is_file()):
            relative = file.relative_to(ROOT)
            wanted.add(str(relative))
            if str(relative) in instead:
                continue
            target = COPY / relative
            target.parent.mkdir(parents=True, exist_ok=True)
            data = file.read_bytes() + (PACKAGE_END.encode() if name == "Package.swift" else b"")
            data = INLINABLE.sub(b"", data) if file.suffix == ".swift" else data
            if not target.is_file() or target.read_bytes() != data:
                target.write_bytes(data)
    for folder in ("Sources", "Tests"):
        for file in (COPY / folder).rglob("*"):
            if file.is_file() and str(file.relative_to(COPY)) not in wanted and file.name != "Mutants.swift":
                file.unlink()


def swift_build(*options):
    return subprocess.run(
        ["swift", "build", *options, *BUILD], env=dict(os.environ, CURRENCY_FORMAT_RUNTIME_ONLY="1"),
        capture_output=True, text=True)


def rest_of_block(file, first):
    """The lines from one to the end of the block that it stands in, by their indentation."""
    lines = pathlib.Path(file).read_text().split("\n")
    indentation = len(lines[first]) - len(lines[first].lstrip())
    for line in range(first + 1, len(lines)):
        if lines[line] and len(lines[line]) - len(lines[line].lstrip()) < indentation:
            return range(first, line)
    return range(first, len(lines))


def wrong_sites(all_sites, output):
    """The sites that a compiler's errors are about: of a line those that it names, or its constants, or all."""
    by_line = collections.defaultdict(list)
    for site in all_sites:
        if not site.is_dropped:
            by_line[str(COPY / site.file), site.line].append(site)
    messages = collections.defaultdict(str)
    for file, line, message in re.findall(r"^(\S+?\.swift):(\d+):\d+: error: (.*)", output, re.M):
        messages[file, int(line) - 1] += message
    wrong = []
    for (file, line), message in messages.items():
        # An error may stand where its statement begins.
        here = by_line.get((file, line)) \
            or [site for near in rest_of_block(file, line) for site in by_line.get((file, near), [])]
        wrong += [site for site in here if f"'{site.name}'" in message] \
            or [site for site in here if site.kind == "constant"] or here
    return wrong


def compile_all(all_sites):
    """Builds the copy, without the sites whose operands have types that the functions cannot take."""
    # What an earlier run found out.
    remembered = COPY.parent / "dropped"
    known = set(remembered.read_text().split("\n")) if remembered.exists() else set()
    for site in all_sites:
        site.is_dropped = site.identity() in known
    for _ in range(40):
        write(all_sites)
        result = swift_build("--build-tests")
        output = result.stdout + result.stderr
        dropped = [] if result.returncode == 0 else wrong_sites(all_sites, output)
        if not dropped:
            break
        for site in dropped:
            site.is_dropped = True
        known |= {site.identity() for site in dropped}
        remembered.write_text("\n".join(sorted(known)))
    if result.returncode != 0:
        errors = sorted({line for line in output.split("\n") if re.search(r"^\S.*error: ", line)})
        sys.exit("the copy does not build:\n" + "\n".join(errors or output.split("\n")[-60:]))
    count = sum(site.is_dropped for site in all_sites)
    print(f"{count} sites have operands of other types and are left alone", flush=True)


# MARK: Running the tests

def program():
    """The program of all tests."""
    folder = pathlib.Path(swift_build("--show-bin-path").stdout.strip())
    return next(folder.glob("*PackageTests.xctest"))


def suites(tests):
    """The names of all suites, and of the tests that stand in none."""
    listed = subprocess.run(
        [str(tests), "--testing-library", "swift-testing", "--list-tests"], cwd=COPY, capture_output=True, text=True)
    return sorted({line.split("/")[0] for line in listed.stdout.split("\n") if line.split(".")[0] in TEST_TARGETS})


def limit_memory():
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(tests, names, seconds, **settings):
    """Whether some suites pass; ends with the first test that does not. None where they take too long."""
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", **settings)
    pattern = "^(" + "|".join(re.escape(name) for name in names) + ")(/|$)"
    command = [str(tests), "--testing-library", "swift-testing", "--filter", pattern]
    process = subprocess.Popen(
        command, cwd=COPY, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        preexec_fn=limit_memory)

    is_late = False

    def end():
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def end_late():
        nonlocal is_late
        is_late = True
        end()

    timer = threading.Timer(seconds, end_late)
    timer.start()
    passes = False
    try:
        for line in process.stdout:
            if b"recorded an issue" in line:
                return False
            passes = passes or re.search(rb"Test run with [1-9]\d* tests?\b.* passed", line) is not None
    finally:
        if not passes:
            end()
        timer.cancel()
        process.stdout.close()
        status = process.wait()
    return None if is_late else passes and status == 0


def reaching(tests, names):
    """By suite how long it takes and which sites it reaches; remembered while the program stays as it is."""
    remembered = COPY.parent / "reached.json"
    program_now = hashlib.sha256(tests.read_bytes()).hexdigest()
    known = json.loads(remembered.read_text()) if remembered.exists() else {}
    if known.get("program") != program_now:
        known = {"program": program_now, "suites": {}}
    reached = COPY.parent / "reached"
    for name in names:
        if name in known["suites"]:
            continue
        reached.unlink(missing_ok=True)
        start = time.monotonic()
        passes = run(tests, [name], LONGEST, MUTANTS_REACHED=str(reached))
        if passes is None:
            print(f"{name} takes more than {LONGEST} s and is left out", flush=True)
        elif not passes:
            sys.exit(f"{name} fails without any mutant")
        seconds = time.monotonic() - start
        sites_here = sorted({int(line) for line in reached.read_text().split()}) if passes and reached.exists() else []
        known["suites"][name] = {"seconds": seconds, "sites": sites_here}
        remembered.write_text(json.dumps(known))
    return known["suites"]


def is_seen(tests, mutant, known_suites, is_slow):
    """Whether a test fails of the quick suites that reach the mutant's site, or of the slow ones."""
    names = [name for name, suite in known_suites.items()
             if mutant.site.index in suite["sites"] and (suite["seconds"] > SLOW) == is_slow]
    names.sort(key=lambda name: known_suites[name]["seconds"])
    # The quick ones at once, the slow ones each by itself: most of them are not needed.
    for now in [[name] for name in names] if is_slow else [names]:
        seconds = 3 * sum(known_suites[name]["seconds"] for name in now) + 10
        if now and not run(tests, now, seconds, MUTANT=str(mutant.number)):
            return True
    return False


# MARK: The report

def equivalents():
    rows = [line.split("\t") for line in EQUIVALENT.read_text().split("\n") if line and not line.startswith("#")]
    for row in rows:
        if len(row) != 4 or not row[3]:
            sys.exit(f"{EQUIVALENT.name}: a row is FILE, line, change and reason: {row}")
    return {tuple(row[:3]): row[3] for row in rows}


def files_to_change(names):
    for pattern in FILES:
        if not any(ROOT.glob(pattern)):
            sys.exit(f"there is no file {pattern}")
    files = names or [
        str(file.relative_to(ROOT)) for pattern in FILES for file in sorted(ROOT.glob(pattern))
        if "Generated" not in file.parts
    ]
    for file in files:
        if not (ROOT / file).is_file() or file.split("/")[:1] != ["Sources"] or file.split("/")[1] not in MODULES:
            sys.exit(f"{file} is no file of Sources/{', Sources/'.join(MODULES)}")
    return files


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sites", action="store_true")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("files", nargs="*")
    arguments = parser.parse_args()

    start = time.monotonic()
    files = files_to_change(arguments.files)
    all_sites = sites(files)
    all_mutants = mutants_of(all_sites)
    print(f"{len(files)} files, {len(all_sites)} sites, {len(all_mutants)} mutants", flush=True)
    known = equivalents()
    stale = sorted(key for key in set(known) - {mutant.key for mutant in all_mutants}
                   if key[0] in files or not arguments.files)
    for key in stale:
        print(f"{EQUIVALENT.name}: there is no such change: {key}")
    if arguments.sites:
        return 1 if stale else 0

    copy_package({site.file for site in all_sites})
    compile_all(all_sites)
    tests = program()
    print(f"built in {time.monotonic() - start:.0f} s", flush=True)
    known_suites = reaching(tests, suites(tests))
    seconds = sum(suite["seconds"] for suite in known_suites.values())
    reached = set().union(*(suite["sites"] for suite in known_suites.values()))
    print(f"{len(known_suites)} suites take {seconds:.0f} s one by one and reach {len(reached)} sites", flush=True)

    chosen = [mutant for mutant in all_mutants if not mutant.site.is_dropped]
    if arguments.sample is not None:
        chosen = sorted(chosen, key=lambda mutant: mutant.order(arguments.seed))[:arguments.sample]
    if arguments.again:
        left_before = set(LEFT.read_text().split("\n"))
        chosen = [mutant for mutant in chosen if mutant.identity() in left_before]
    unseen = sorted(chosen, key=lambda mutant: mutant.number)
    equivalent = []
    for is_slow in (False, True):
        left = []
        for tried, mutant in enumerate(unseen, 1):
            if not is_seen(tests, mutant, known_suites, is_slow):
                left.append(mutant)
            elif mutant.key in known:
                stale.append(mutant.key)
                print(f"{EQUIVALENT.name}: a test sees this: {mutant.key}", flush=True)
            if tried % 50 == 0 or tried == len(unseen):
                speed = "slow" if is_slow else "quick"
                print(f"{tried} of {len(unseen)} tried by {speed} tests, {len(left)} left", flush=True)
        # The slow tests are spared those that nobody can see.
        equivalent += [mutant for mutant in left if mutant.key in known]
        unseen = [mutant for mutant in left if mutant.key not in known]
        LEFT.write_text("\n".join(mutant.identity() for mutant in unseen))
    for mutant in unseen:
        where = "" if mutant.site.index in reached else " where no test comes"
        print(f"survives{where}: {mutant.site.place()}: {mutant.change}: {mutant.site.text}")
    minutes = (time.monotonic() - start) / 60
    killed = len(chosen) - len(unseen) - len(equivalent)
    print(f"{len(chosen)} mutants in {minutes:.0f} minutes: {killed} seen, {len(equivalent)} equivalent, "
          f"{len(unseen)} survivors")
    return 1 if unseen or stale else 0


sys.exit(main())
