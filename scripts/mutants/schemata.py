"""The sources of the copy, in which each decision calls its own function."""

import collections

from places import COPY, INLINABLE, ROOT
from sites import OPERATORS


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
    """The insertions of a site into its line: the columns, the order within a column, and the text."""
    if site.kind in ("operator", "bound"):
        return [(site.start, site.end, 1, site.name)]
    if site.kind == "case":
        return [(site.start, site.start, 2, f" where {site.name}()")]
    # Inner sites close first, and longer ones open first.
    return [(site.end, site.end, 0, ")"), (site.start, site.start, 3 + site.start - site.end, f"{site.name}(")]


def write(all_sites):
    """Writes the sources of the copy, with all sites that are not dropped."""
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
        update(next(COPY.glob(f"Sources/*/{module}")) / "Mutants.swift", text)


def update(path, text):
    """Writes a file only if it changes, so that unchanged files are not compiled again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
