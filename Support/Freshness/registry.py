"""Finds a newer ICU on PyPI than the one in the tables, and writes a page about the changes that an update would make.

    python3 registry.py TOOL CLDR_JSON ISO_4217 CACHE OUTPUT [--recorded FILE] [--library VERSION=FILE]

TOOL is the program currency-data, or - to only report newer versions. --recorded reads a saved answer of `pip index versions`.
--library uses a libicudata file for a version, instead of installing its package. The exit code is 0 if nothing is newer, 1 if
something is, and 77 if PyPI was not reached.
"""

import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Support/Observatory"))
import probes  # noqa: E402

PACKAGE = "icukit-pyicu"
CANNOT_RUN = 77


class NotReached(Exception):
    pass


def ask_registry(command=(sys.executable, "-m", "pip")):
    """The answer of `pip index versions` about the package."""
    try:
        done = subprocess.run([*command, "index", "versions", PACKAGE], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotReached(str(error)) from error
    if done.returncode != 0:
        raise NotReached((done.stderr.strip() or "no answer").splitlines()[-1])
    return done.stdout


def versions(answer):
    """The versions in an answer, newest first."""
    line = re.search(r"^Available versions: (.+)$", answer, re.MULTILINE)
    if not line:
        raise NotReached(f"the registry's answer names no versions: {answer.strip()[:80]!r}")
    return sorted((word.strip() for word in line.group(1).split(",")), key=order, reverse=True)


def order(version):
    return tuple(int(part) for part in re.findall(r"\d+", version))


def pinned(text):
    return re.search(rf"^{PACKAGE}==([0-9.]+)", text, re.MULTILINE).group(1)


def library_of(version, cache):
    """The data file of an ICU version, from its package."""
    environment = cache / f"icu-{version}"
    if not environment.is_dir():
        subprocess.run([sys.executable, "-m", "venv", environment], check=True, capture_output=True, timeout=120)
        subprocess.run([environment / "bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
                        f"{PACKAGE}=={version}"], check=True, capture_output=True, timeout=300)
    return sorted(environment.glob("lib/*/site-packages/icukit_pyicu/lib/libicudata.so*"))[-1]


def reader_of_errors(text):
    """The locale and field of the decision that stopped an import; None for other errors."""
    match = re.search(r"locale (\S+?): (\S+?) is no longer needed", text) or re.search(r"locale (\S+?): (\S+?):? ", text)
    return match and (match.group(1), match.group(2))


def without(decisions, locale, field):
    """Removes a field of a locale from recorded decisions; False if they have none."""
    found = False
    for file in ("sources.json", "values.json"):
        path = decisions / file
        entries = json.loads(path.read_text())
        for entry in entries:
            if field in entry.get("fields", {}).get(locale, []):
                entry["fields"][locale].remove(field)
                found = True
            elif entry.get("locale") == locale and field in entry.get("values", {}):
                del entry["values"][field]
                entry.get("replaces", {}).pop(field, None)
                found = True
        kept = []
        for entry in entries:
            if "fields" in entry:
                entry["fields"] = {locale: fields for locale, fields in entry["fields"].items() if fields}
            if entry.get("fields", True) and entry.get("values", True):
                kept.append(entry)
        path.write_text(json.dumps(kept, ensure_ascii=False, indent=2))
    return found


def imported(tool, cldr, lists, library, scratch):
    """A snapshot with the library's corrections, the errors about decisions that had to be removed, and any other error."""
    decisions = scratch / "Decisions"
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    shutil.copytree(ROOT / "Data/Decisions", decisions)
    fallen = []
    for _ in range(200):
        done = subprocess.run([tool, "import", "--cldr-json", cldr, "--iso4217", lists, "--icu-data", library,
                               "--decisions", decisions, "--output", scratch / "Snapshot"], capture_output=True, text=True)
        if done.returncode == 0:
            return scratch / "Snapshot", fallen, None
        error = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1].removeprefix("currency-data: ")
        error = error.replace(f"{decisions}/", "Data/Decisions/")
        place = reader_of_errors(error)
        if place is None or not without(decisions, *place):
            return None, fallen, error
        fallen.append(error)
    return None, fallen, "more than 200 decisions would have to change"


def changes(tool, snapshot):
    """The release note about the changes that customers would see."""
    note = snapshot.parent / "note.md"
    done = subprocess.run([tool, "release-note", ROOT / "Data/Snapshot", snapshot, "--output", note], capture_output=True, text=True)
    return note.read_text() if note.exists() else done.stderr


def people_of(note):
    """The locales that a note names, with the number of people whose money it is."""
    count = collections.Counter()
    for locale, number, _ in probes.people():
        count[locale] = number
        count[locale.split("-")[0]] += number
    named = set(re.findall(r"\b([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?)\b", note))
    return sorted(((locale, count[locale]) for locale in named if count[locale]), key=lambda one: (-one[1], one[0]))


def page(have, newer, fallen, error, note):
    lines = [f"# ICU on PyPI: {PACKAGE}", "", f"The tables have the data of {have}."]
    if not newer:
        return "\n".join(lines + ["Nothing is newer.", ""])
    lines += [f"Newer: {', '.join(newer)}. What follows is about {newer[0]}.", "", "## Decisions that would no longer stand", ""]
    lines += [f"- {one}" for one in fallen] or ["None."]
    if error:
        lines += ["", "The import then stops, and a person must decide:", "", f"    {error}"]
    if note is not None:
        lines += ["", "## What it would change", "", note.strip(), "", "## For whom", ""]
        lines += [f"- {locale}: {number:,} people" for locale, number in people_of(note)[:30]] or ["Nobody's texts change."]
    lines += ["", "## To take it", "",
              "`CONTRIBUTING.md`, \"Take a new CLDR\": pin the package in `scripts/requirements/icu.txt` and `scripts/icu.sh`, and run",
              "`scripts/regenerate.sh` with its libicudata.", ""]
    return "\n".join(lines)


def main():
    words = sys.argv[1:]
    options = {words[index]: words[index + 1] for index in range(5, len(words) - 1, 2)}
    if len(words) < 5 or set(options) - {"--recorded", "--library"}:
        sys.exit(__doc__)
    tool, cldr, lists, cache, output = words[0], words[1], words[2], pathlib.Path(words[3]), pathlib.Path(words[4])
    have = pinned((ROOT / "scripts/requirements/icu.txt").read_text())
    try:
        answer = pathlib.Path(options["--recorded"]).read_text() if "--recorded" in options else ask_registry()
        found = versions(answer)
    except NotReached as error:
        print(f"SKIPPED: PyPI was not reached: {error}")
        sys.exit(CANNOT_RUN)
    newer = [version for version in found if order(version) > order(have)]
    fallen, error, note = [], None, None
    version, _, library = options.get("--library", "").partition("=")
    if library:
        newer = [version] + [other for other in newer if other != version]
    if newer and tool != "-":
        library = library or library_of(newer[0], cache)
        snapshot, fallen, error = imported(tool, cldr, lists, library, cache / "import")
        note = changes(tool, snapshot) if snapshot else None
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(page(have, newer, fallen, error, note))
    print(output.read_text(), end="")
    sys.exit(1 if newer else 0)


if __name__ == "__main__":
    main()
