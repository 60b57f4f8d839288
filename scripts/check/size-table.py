"""Prints how much larger a program is than an empty one, by section, by module and by function.

Usage: size-table.py PROGRAM EMPTY [--json]; neither may be stripped of its symbols.
"""

import collections
import json
import re
import subprocess
import sys

MODULES = [
    "LDMLSyntax", "PackedTables", "CurrencyCore", "CurrencyEngine", "CurrencyFormat", "CurrencyReader", "CurrencyParsing",
    "AmountSearch", "CurrencyNames",
    "CurrencyColumns", "LocaleMatching", "CurrencyFoundation",
]
# The name of a module in a mangled name, after its length: 14CurrencyEngine.
MODULE = re.compile("|".join(f"{len(name)}{name}" for name in MODULES))
FUNCTIONS = 20


def output(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


def symbols(program):
    sizes = {}
    for line in output("nm", "-S", program).splitlines():
        fields = line.split(maxsplit=3)
        # The contents of .bss are not in the file.
        if len(fields) == 4 and fields[2] not in "bB":
            sizes[fields[3]] = int(fields[1], 16)
    return sizes


def sections(program):
    sizes = {}
    for line in output("readelf", "-SW", program).splitlines():
        found = re.match(r"\s*\[ *\d+\] (\S+) +(\S+) +\w+ \w+ (\w+) \w+ +(\w*)", line)
        if found and "A" in found[4] and found[2] != "NOBITS":
            sizes[found[1]] = int(found[3], 16)
    return sizes


def more(program, empty):
    return {name: size - empty.get(name, 0) for name, size in program.items() if size > empty.get(name, 0)}


def largest(sizes, count=None):
    return sorted(sizes.items(), key=lambda item: (-item[1], item[0]))[:count]


def main():
    program, empty = sys.argv[1:3]
    by_section = more(sections(program), sections(empty))
    own = more(symbols(program), symbols(empty))
    by_module = collections.Counter()
    for name, size in own.items():
        found = MODULE.search(name)
        by_module[found[0].lstrip("0123456789") if found else "other"] += size
    functions = largest(own, FUNCTIONS)
    names = output("swift", "demangle", "--simplified", input="\n".join(name for name, _ in functions)).splitlines()
    functions = [(name.strip(), size) for name, (_, size) in zip(names, functions)]
    # Only entries of a kilobyte and more.
    tables = {
        "sections": [(name, size) for name, size in largest(by_section) if size >= 1024],
        "modules": largest(by_module),
        "functions": functions,
    }
    if "--json" in sys.argv:
        print(json.dumps({title: [{"name": name, "bytes": size} for name, size in rows] for title, rows in tables.items()}))
        return
    for title, rows in tables.items():
        print(f"by {title[:-1]}")
        for name, size in rows:
            print(f"{size:10d}  {name[:110]}")


main()
