"""The decisions in the sources, and their changes."""

import collections
import hashlib
import re

from places import ROOT

# For each operator: its precedence, the requirement on its operands, and its replacements. "nil" compares with nil.
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

# Integers, but not the indexes of a tuple or the parts of a number with a point.
INTEGER = re.compile(r"(?<![\w$])(?<![^.]\.)(?:0x[0-9A-Fa-f_]+|\d[\d_]*)(?!\w|\.\d)")
CHARACTER = re.compile(r'UInt8\(ascii: "(?:\\.|[^"\\])+"\)')
BOOLEAN = re.compile(r"(?<![\w.])(true|false)\b")
CONDITIONAL = re.compile(r"(?<=[ (\[])(!?[A-Za-z_][\w.]*(?:\([^()?]*\))?)(?= \? )")
BOUND = re.compile(r"(?<=[ (,])(?<!func )(min|max)(?=\()")

# Lines without decisions: directives, attributes, raw values, and rows of number tables.
NO_CODE = re.compile(
    r"^\s*(//|#|@available|infix |import |case \w+ = )|^\s*(indirect )?case \w+(\(.*\))?(, \w+)*$|\bfunc [^\w\s`]"
    r"|^[\s(\[]*(0x[0-9A-Fa-f_]+|\d[\d_]*)([\s,()\[\]]|0x[0-9A-Fa-f_]+|\d[\d_]*)*$")
# Generic requirements.
REQUIREMENTS = re.compile(r"\bwhere [A-Z]\w*(\.\w+)* (==|:).*")


class Site:
    """A decision: its place, its kind, and its changes."""

    def __init__(self, file, line, start, end, kind, before, changes, text):
        self.module, self.file, self.line, self.start, self.end = file.split("/")[2], file, line, start, end
        self.kind, self.before, self.changes, self.text = kind, before, changes, text.strip()
        self.is_dropped = False

    def identity(self):
        """A name that stays the same as long as the line and those before it do."""
        return f"{self.file}:{self.line}:{self.start}:{self.before}:{self.text}"

    def place(self):
        return f"{self.file}:{self.line + 1}:{self.start + 1}"


class Mutant:
    """One change of a site. If a line has the same change more than once, all but the first have a number."""

    def __init__(self, site, number, change, occurrence):
        self.site, self.number = site, number
        self.change = f"{site.before} -> {change}" + (f" ({occurrence})" if occurrence > 1 else "")
        self.key = (site.file, site.text, self.change)
        # The number of lines with the same text before this one in the file.
        self.alike = 0

    def identity(self):
        """A name that stays the same as long as the line and equal lines before it do."""
        return "\t".join((*self.key, str(self.alike)))

    def order(self, seed):
        """The position in the sample, which does not depend on changes elsewhere."""
        return hashlib.sha256(f"{seed}\t{self.identity()}".encode()).digest()


def without_texts(line):
    """A line up to its comment, with blanked string literals."""
    return re.sub(r'"(?:[^"\\]|\\.)*"', lambda text: "_" * len(text[0]), line).split(" //")[0]


def pieces(code, start, ends):
    """The ranges between commas outside brackets, from a column to the first of some ends; None without an end."""
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
    """A text without its parts in brackets."""
    while True:
        shorter = re.sub(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}", "", text)
        if shorter == text:
            return text
        text = shorter


def has_default(lines, number):
    """Whether the switch of a case has a default, which accepts the values that a changed case no longer does."""
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
            # Patterns of constants change with their constants.
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
