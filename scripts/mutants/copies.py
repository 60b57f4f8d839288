"""The copy of the package: its files, and its build."""

import collections
import os
import pathlib
import re
import subprocess
import sys

from places import BUILD, COPY, INLINABLE, PACKAGE_END, PACKAGE_FILES, ROOT, STRICT
from schemata import write


def copy_package(instead):
    """The files of the package that the tests need, except those that are rewritten with their sites."""
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
            data = file.read_bytes()
            if name == "Package.swift":
                data = data.replace(STRICT, b"") + PACKAGE_END.encode()
            data = INLINABLE.sub(b"", data) if file.suffix == ".swift" else data
            if not target.is_file() or target.read_bytes() != data:
                target.write_bytes(data)
    for folder in ("Sources", "Tests"):
        for file in (COPY / folder).rglob("*"):
            if file.is_file() and str(file.relative_to(COPY)) not in wanted and file.name != "Mutants.swift":
                file.unlink()


def swift_build(*options):
    return subprocess.run(
        ["swift", "build", *options, *BUILD], env=dict(os.environ, CURRENCY_FORMAT_DEBUG="optimized"),
        capture_output=True, text=True)


def rest_of_block(file, first):
    """The lines from one to the end of its block, by indentation."""
    lines = pathlib.Path(file).read_text().split("\n")
    indentation = len(lines[first]) - len(lines[first].lstrip())
    for line in range(first + 1, len(lines)):
        if lines[line] and len(lines[line]) - len(lines[line].lstrip()) < indentation:
            return range(first, line)
    return range(first, len(lines))


def wrong_sites(all_sites, output):
    """The sites that compiler errors point to: the named ones of a line, or else its constants, or else all."""
    by_line = collections.defaultdict(list)
    for site in all_sites:
        if not site.is_dropped:
            by_line[str(COPY / site.file), site.line].append(site)
    messages = collections.defaultdict(str)
    for file, line, message in re.findall(r"^(\S+?\.swift):(\d+):\d+: error: (.*)", output, re.M):
        messages[file, int(line) - 1] += message
    wrong = []
    for (file, line), message in messages.items():
        # An error may be reported at the start of its statement, or behind its cause.
        here = by_line.get((file, line)) \
            or [site for near in rest_of_block(file, line) for site in by_line.get((file, near), [])] \
            or next((by_line[file, near] for near in range(line, 0, -1) if (file, near) in by_line), [])
        wrong += [site for site in here if f"'{site.name}'" in message] \
            or [site for site in here if site.kind == "constant"] or here
    return wrong


def compile_all(all_sites):
    """Builds the copy, without the sites whose operand types the functions do not accept."""
    # The sites that an earlier run dropped.
    remembered = COPY.parent / "dropped"
    known = set(remembered.read_text().split("\n")) if remembered.exists() else set()
    for site in all_sites:
        site.is_dropped = site.identity() in known
    for _ in range(40):
        write(all_sites)
        result = swift_build("--build-tests", "-debug-info-format", "none")
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
    # An error unrelated to the sites would have dropped one site after another.
    if count == len(all_sites):
        sys.exit("no site compiles in the copy")
    print(f"{count} sites have operands of other types and are left alone", flush=True)


def program():
    """The path of the test program."""
    folder = pathlib.Path(swift_build("--show-bin-path").stdout.strip())
    return next(folder.glob("*PackageTests.xctest"))
