"""Draws the modules of the package as a Mermaid diagram, and compares it with the one in Sources/README.md.

    swift package dump-package | python3 scripts/check/structure.py [--write]

The diagram has the dependencies in Package.swift, without those that others imply. The script also checks that

- a module imports exactly its declared dependencies;
- no room of Sources imports a later one, and neither the runtime nor an extra imports Foundation;
- the generator does not depend on the modules that contain its output;
- at most three files of a module need one another; it prints each group;
- the files that CONTRIBUTING.md names exist.

A file needs another if it names a type that the other declares, or uses a member that the other adds to a type in an
extension. Without a compiler, a member counts as used if

- only one file of the module declares a member or variable of that name, and it is not private;
- the file declares or names the extended type;
- for a function, the name is followed by the label of its first argument; for a variable, by neither "(" nor ":".
"""

import dataclasses
import json
import pathlib
import re
import sys

# The page with the diagram, and the one that names files.
PAGE, GUIDE = pathlib.Path("Sources/README.md"), pathlib.Path("CONTRIBUTING.md")
BEGIN, END = "```mermaid\n", "```\n"
IMPORT = re.compile(r"^\s*(?:@\w+\s+)?(?:public |package |internal )?import (?:(?:struct|enum|func|class|protocol) )?(\w+)", re.M)
# The modules that hold the tables.
BUNDLES = {"CurrencyFormat", "CurrencyNames"}
# The rooms, which are the folders of Sources. No room imports from those after it.
ROOMS = ["Runtime", "Extras", "Foundation", "Compatibility", "Bindings", "Commands", "Generator"]
# The rooms and modules that need only the standard library.
LEAN = {"Runtime", "Extras", "FieldFormats"}
# The largest allowed group of files in a module that need one another.
LARGEST_GROUP = 3
# Comments and string literals, in which no type is named.
NOISE = re.compile(r'//[^\n]*|/\*.*?\*/|#*"""(?:.*?)"""#*|"(?:\\.|[^"\\\n])*"', re.S)
ACCESS = r"(?:(?:public|package|internal|private|fileprivate|final|indirect|nonisolated)\s+)*"
TYPE = re.compile(rf"^(?:@\w+(?:\([^)]*\))?\s+)*{ACCESS}(?:struct|enum|class|actor|protocol|typealias)\s+(\w+)", re.M)
NAME = re.compile(r"(?<![\w.])[A-Z]\w*")
ATTRIBUTES = r"(?:@\w+(?:\([^)]*\))?\s+)*"
EXTENSION = re.compile(rf"^{ATTRIBUTES}{ACCESS}extension\s+(\w+)[^{{]*\{{", re.M)
# The functions and variables in the body of an extension, with the label of the first argument.
MODIFIERS = r"((?:(?:public|package|internal|private|fileprivate|static|mutating|nonmutating|consuming|nonisolated)(?:\(set\))?\s+)*)"
MEMBER = re.compile(rf"^    {ATTRIBUTES}{MODIFIERS}(?:(func)|var|let)\s+(\w+)(?:<[^>]*>)?\s*(?:\(\s*(\w+))?", re.M)
# The imports that count as Foundation.
FOUNDATION = {"Foundation", "FoundationXML", "FoundationEssentials", "UIKit", "SwiftUI", "AppKit"}


class Module:
    def __init__(self, target):
        self.name = target["name"]
        self.folder = pathlib.Path(target.get("path") or f"Sources/{self.name}")
        self.room = self.folder.parts[1] if self.folder.parts[0] == "Sources" else None
        self.declared = {next(iter(each.values()))[0] for each in target["dependencies"]}
        texts = {file: file.read_text() for file in sorted(self.folder.rglob("*.swift"))}
        self.isSwift = bool(texts)
        self.imports = {name for text in texts.values() for name in IMPORT.findall(text)}
        self.texts = {file: NOISE.sub(" ", text) for file, text in texts.items() if "Generated" not in file.parts}

    def groups(self):
        """The groups of files that need one another, of two files and more, largest first."""
        declared = {}
        for file, text in self.texts.items():
            for name in TYPE.findall(text):
                declared.setdefault(name, file)
        needs = {
            file: {declared[name] for name in NAME.findall(text) if name in declared} - {file}
            for file, text in self.texts.items()
        }
        for member in self.members():
            for file, text in self.texts.items():
                if file != member.file and (declared.get(member.type) == file or re.search(rf"\b{member.type}\b", text)):
                    if member.use.search(text):
                        needs[file].add(member.file)
        reached = {file: closure(needs, file) for file in needs}
        found = {frozenset(other for other in reached[file] if file in reached[other]) for file in needs}
        return sorted((sorted(group) for group in found if len(group) > 1), key=lambda group: (-len(group), group))


    def members(self):
        """The members in extensions whose names only one file of the module declares."""
        found = {}
        for file, text in self.texts.items():
            for extension in EXTENSION.finditer(text):
                for modifiers, function, name, label in MEMBER.findall(body(text, extension.end())):
                    if "private" not in modifiers:
                        found.setdefault(name, set()).add(Member(file, extension[1], name, bool(function), label))
        for name, members in found.items():
            files = {member.file for member in members}
            declares = re.compile(rf"\b(?:func|var|let|case)\s+{name}\b")
            if len(files) == 1 and not any(declares.search(text) for file, text in self.texts.items() if file not in files):
                yield from members


@dataclasses.dataclass(frozen=True)
class Member:
    """A function or variable that an extension in a file adds to a type."""

    file: pathlib.Path
    type: str
    name: str
    is_function: bool
    label: str

    @property
    def use(self):
        if not self.is_function:
            return re.compile(rf"\b{self.name}\b(?!\s*[(:])")
        return re.compile(rf"\b{self.name}\(" + (rf"\s*{self.label}:" if self.label not in ("", "_") else ""))


def body(text, start):
    """The text up to the brace that closes the one before `start`."""
    depth = 1
    for brace in re.compile("[{}]").finditer(text, start):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            return text[start:brace.start()]
    return text[start:]


def closure(needs, file):
    """All files that a file needs, directly or through others."""
    found, open_ends = set(), [file]
    while open_ends:
        for other in needs[open_ends.pop()]:
            if other not in found:
                found.add(other)
                open_ends.append(other)
    return found


def reachable(modules, name, seen=None):
    seen = set() if seen is None else seen
    for each in modules[name].declared:
        if each in modules and each not in seen:
            seen.add(each)
            reachable(modules, each, seen)
    return seen


def mistakes(modules):
    for module in modules.values():
        if not module.isSwift:
            continue
        declared = {name for name in module.declared if name in modules}
        imported = {name for name in module.imports if name in modules} - {module.name}
        for name in sorted(imported - declared):
            yield f"{module.name} imports {name}, which Package.swift does not declare for it"
        for name in sorted(declared - imported):
            yield f"Package.swift declares {name} for {module.name}, which does not import it"
        if LEAN & {module.room, module.name}:
            for name in sorted(module.imports & FOUNDATION):
                yield f"{module.name}, which needs only the standard library, imports {name}"
        for name in sorted(declared):
            if module.room and modules[name].room and ROOMS.index(modules[name].room) > ROOMS.index(module.room):
                yield f"{module.name} of {module.room} imports {name} of {modules[name].room}"
    # So that the generator builds even if its output is empty or broken.
    for name in sorted(reachable(modules, "currency-data") & BUNDLES):
        yield f"currency-data needs {name}, whose tables it writes"


def circles(modules):
    """A line for each group of files that need one another, by module, and whether it is a mistake."""
    for module in modules.values():
        for group in module.groups() if module.room else []:
            files = ", ".join(str(file.relative_to(module.folder)) for file in group)
            line = f"{module.name}: {len(group)} files need one another: {files}"
            is_mistake = len(group) > LARGEST_GROUP
            yield f"{line}; at most {LARGEST_GROUP} may" if is_mistake else line, is_mistake


def drawing(modules):
    drawn = {name: module for name, module in modules.items() if module.room}
    groups = {room: [name for name, module in drawn.items() if module.room == room] for room in ROOMS}
    lines = ["flowchart BT"]
    for room, names in groups.items():
        lines += [f"    subgraph {room}", "        " + " & ".join(names), "    end"]
    importers = {}
    for name, module in drawn.items():
        direct = {each for each in module.declared if each in drawn}
        implied = {other for each in direct for other in reachable(modules, each)}
        if direct - implied:
            importers.setdefault(" & ".join(sorted(direct - implied)), []).append(name)
    lines += [f"    {' & '.join(names)} --> {imported}" for imported, names in importers.items()]
    return "\n".join(lines) + "\n"


def missing(page):
    """Files that the page names but that do not exist."""
    for path in re.findall(r"`((?:Sources|Tests|Data|Examples|scripts)/[^`*<> ]+)`", page):
        if not pathlib.Path(path).exists():
            yield f"{GUIDE} names {path}, which is not there"


def main():
    package = json.load(sys.stdin)
    targets = [each for each in package["targets"] if each["type"] in ("regular", "executable")]
    modules = {each["name"]: Module(each) for each in targets}
    expected = drawing(modules)
    page = PAGE.read_text()
    found = [*mistakes(modules), *missing(GUIDE.read_text())]
    for line, is_mistake in circles(modules):
        if is_mistake:
            found.append(line)
        else:
            print(line)
    for mistake in found:
        print(mistake)
    begin = page.index(BEGIN) + len(BEGIN)
    end = page.index(END, begin)
    if sys.argv[1:] == ["--write"]:
        PAGE.write_text(page[:begin] + expected + page[end:])
    elif page[begin:end] != expected:
        found.append("drawing")
        print(f"{PAGE}'s drawing is not what Package.swift declares. Fix: scripts/check/structure.sh --write")
    if found:
        return 1
    print(f"{len(modules)} modules import what is declared for them, and are drawn so")
    return 0


if __name__ == "__main__":
    sys.exit(main())
