"""Finds newer data than the tables have in the packages that registries offer, and writes a page to decide on an update.

    python3 registry.py TOOL CLDR_JSON ISO_4217 CACHE OUTPUT [--recorded FILE] [--library VERSION=FILE]

TOOL is the program currency-data, with which a newer ICU is imported on trial; with - nothing is imported. --recorded reads
saved answers instead of the registries: a JSON object with the newest version of each package. --library uses a libicudata
file as that VERSION of ICU. The exit code is 0 if nothing is newer, 1 if something is, 77 if PyPI was not reached, and with -
also 3 if an ICU is newer, so that a trial needs the tool.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys

import carriers

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Support/Observatory"))
import probes  # noqa: E402

NEEDS_TOOL, CANNOT_RUN = 3, 77
# The package of ICU libraries that the scripts pin.
PACKAGE = "icukit-pyicu"


class Tables:
    """The versions of the bundled tables, and their digits of currencies."""

    def __init__(self, data=ROOT / "Data"):
        pins = {pin["name"]: pin["version"] for pin in json.loads((data / "Sources.json").read_text())["sources"]}
        sources = json.loads((data / "Snapshot/sources.json").read_text())
        self.icu, self.iso4217 = pins["icu"], pins["iso4217"]
        self.cldr = max((each["cldrVersion"] for each in sources.values() if each.get("cldrVersion")), key=carriers.order)
        self.fractions = json.loads((data / "Snapshot/supplemental/fractions.json").read_text())

    def is_behind(self, found):
        """Whether a carrier has newer data."""
        return any(
            theirs and carriers.order(theirs) > carriers.order(ours)[:len(carriers.order(theirs))]
            for theirs, ours in ((found.cldr, self.cldr), (found.icu, self.icu), (found.iso4217, self.iso4217)))

    def changed_digits(self, fractions):
        """The currencies whose digits or rounding differ in Babel's table: the code, and both as text."""
        def text(digits, rounding, cash_digits, cash_rounding):
            plain = f"{digits} digits" + (f" in steps of {rounding}" if rounding else "")
            cash = f"{cash_digits} in cash" + (f" in steps of {cash_rounding}" if cash_rounding else "")
            return plain if (cash_digits, cash_rounding) == (digits, rounding) else f"{plain}, {cash}"

        def ours(code):
            own = self.fractions.get(code, self.fractions["DEFAULT"])
            digits, rounding = own["digits"], own["rounding"]
            return digits, rounding, own.get("cashDigits", digits), own.get("cashRounding", rounding)

        default = fractions["DEFAULT"]
        for code in sorted({*self.fractions, *fractions} - {"DEFAULT"}):
            old, new = ours(code), fractions.get(code, default)
            if old != new:
                yield code, text(*old), text(*new)


# MARK: An import on trial


def library_of(version, cache):
    """The data file of an ICU version, from its package."""
    environment = cache / f"icu-{version}"
    if not environment.is_dir():
        subprocess.run([sys.executable, "-m", "venv", environment], check=True, capture_output=True, timeout=120)
        subprocess.run([environment / "bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
                        f"{PACKAGE}=={version}"], check=True, capture_output=True, timeout=300)
    return sorted(environment.glob("lib/*/site-packages/icukit_pyicu/lib/libicudata.so*"))[-1]


def imported(tool, cldr, lists, library, scratch):
    """A snapshot with the library's corrections, the decisions that do not fit it, and the error if there is no snapshot."""
    snapshot = scratch / "Snapshot"
    done = subprocess.run(
        [tool, "import", "--cldr-json", cldr, "--iso4217", lists, "--icu-data", library, "--decisions", ROOT / "Data/Decisions",
         "--output", snapshot, "--format", "json"], capture_output=True, text=True)
    if done.returncode != 0:
        said = [line for line in (done.stderr.strip() or done.stdout.strip()).splitlines() if not line.startswith("warning: ")]
        return None, [], "\n".join(said).replace(f"{ROOT}/", "")
    warnings = json.loads(done.stdout).get("warnings", [])
    return snapshot, [one.replace(f"{ROOT}/", "") for one in warnings if "Data/Decisions/" in one], None


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


# MARK: The page


def headline(tables, found):
    """Where the newest CLDR is, and where it is not yet."""
    newer = [(carrier, version, data) for carrier, version, data in found if tables.is_behind(data)]
    if not newer:
        return "Nothing is newer."
    sentences = []
    newest = max((data.cldr for _, _, data in newer if data.cldr), key=carriers.order, default=None)
    if newest:
        having = [(carrier, version, data) for carrier, version, data in newer if data.cldr == newest]
        names = " and ".join(f"{carrier['title']} {version}" for carrier, version, _ in having)
        has_icu = any(data.icu for _, _, data in having)
        sentences.append(f"CLDR {newest} is in {names}" + ("." if has_icu else ", not yet in an ICU."))
    for carrier, version, data in newer:
        if not newest or data.cldr != newest:
            what = f"ISO 4217 of {data.iso4217}" if data.iso4217 else f"ICU {data.icu}" if data.icu else f"CLDR {data.cldr}"
            sentences.append(f"{carrier['title']} {version} has {what}.")
    return " ".join(sentences)


def page(tables, found, trial=None):
    """The page. `trial` is the result of an import: the ICU's version, lapsed decisions, an error, and the release note."""
    lines = [
        "# Newer data in registries", "", headline(tables, found), "",
        f"The tables have CLDR {tables.cldr}, with ICU {tables.icu}, and ISO 4217 of {tables.iso4217}.", "",
        "| Package | Newest version | ICU | CLDR | ISO 4217 | |", "| --- | --- | --- | --- | --- | --- |"]
    for carrier, version, data in found:
        note = "newer than the tables" if tables.is_behind(data) else carrier.get("note", "")
        cells = [carrier["title"], version, data.icu or "", data.cldr or "", data.iso4217 or "", note]
        lines.append(f"| {' | '.join(cells)} |")
    for carrier, version, data in found:
        if data.fractions and tables.is_behind(data):
            lines += ["", f"## Digits of currencies in {carrier['title']} {version}", ""]
            lines += [f"- {code}: {old} -> {new}" for code, old, new in tables.changed_digits(data.fractions)] or ["None change."]
            lines += ["", "These are the digits for display. The minor units of ISO 4217, in which payments are counted, are another "
                      "fact, and stay."]
    if trial:
        version, lapses, error, note = trial
        lines += ["", f"## Decisions that do not fit ICU {version}", ""] + ([f"- {one}" for one in lapses] or ["None."])
        if error:
            lines += ["", "The import stops, and a person must decide:", ""] + [f"    {line}" for line in error.splitlines()]
        if note is not None:
            lines += ["", "## What it would change", "", note.strip(), "", "## For whom", ""]
            lines += [f"- {locale}: {number:,} people" for locale, number in people_of(note)[:30]] or ["Nobody's texts change."]
    if any(tables.is_behind(data) for _, _, data in found) or trial:
        lines += ["", "## What to do", "",
                  "Data that are only in Babel can be tried with `scripts/check/preview.sh`; they never become the bundled tables. Once",
                  "cldr-json and an ICU have them, `scripts/update.sh` takes them: see `CONTRIBUTING.md`, \"Take a new CLDR\"."]
    return "\n".join(lines + [""])


def main():
    words = sys.argv[1:]
    options = {words[index]: words[index + 1] for index in range(5, len(words) - 1, 2)}
    if len(words) < 5 or set(options) - {"--recorded", "--library"}:
        sys.exit(__doc__)
    tool, cldr, lists, cache, output = words[0], words[1], words[2], pathlib.Path(words[3]), pathlib.Path(words[4])
    tables = Tables()
    try:
        registries = carriers.Recorded(options["--recorded"], cache) if "--recorded" in options else carriers.Registries(cache)
        found = list(carriers.read(registries))
    except carriers.NotReached as error:
        print(f"SKIPPED: PyPI was not reached: {error}")
        sys.exit(CANNOT_RUN)
    version, _, library = options.get("--library", "").partition("=")
    for carrier, its_version, data in found:
        if carrier["package"] == PACKAGE and not version and tables.is_behind(data):
            version = its_version
    trial = None
    if version and tool != "-":
        snapshot, lapses, error = imported(tool, cldr, lists, library or library_of(version, cache), cache / "import")
        trial = version, lapses, error, changes(tool, snapshot) if snapshot else None
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(page(tables, found, trial))
    print(output.read_text(), end="")
    if version and not trial:
        sys.exit(NEEDS_TOOL)
    sys.exit(1 if trial or any(tables.is_behind(data) for _, _, data in found) else 0)


if __name__ == "__main__":
    main()
