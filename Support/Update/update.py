"""Imports and emits an update of the data beside the package, and writes a page to decide from.

    python3 update.py TOOL FOLDER OLD [--apply] -- IMPORT_OPTION...

TOOL is the program currency-data, FOLDER is written anew, OLD is the snapshot to compare with. Where the import or the emitter
needs a decision, a provisional one is added to a copy of Data/Decisions, so that the page is whole. The exit code is 0 if
nothing must be decided, 1 if something must, and 3 if the sources cannot be used.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Support/Freshness"))
sys.path.insert(0, str(ROOT / "Support/Preview"))
import pending  # noqa: E402
import registry  # noqa: E402

DIFFERENCE = re.compile(r'^  (\S+) (\S+): (".*"|nothing) -> (".*")$', re.M)
LOST = re.compile(r"(\w+) would lose what was released: ([^;]+);")
LOST_CASE = re.compile(r"(\w+) \((\w+)\)")
# How warnings about decisions begin. The others are of new names and versions, which may stay as they are.
OF_DECISIONS = ("Data/Decisions/", "Naming: the decision ")
# The classes of findings about signs and separators that cannot be told apart.
MISREAD = "decimal-mark,group-mark,sign"


def grouped(warnings):
    """Warnings with the same text of several locales, as one: `hrx, hrx-BR: there is no English name for hrx`."""
    subjects = {}
    for warning in warnings:
        subject, separator, text = warning.partition(": ")
        subjects.setdefault(text, []).append(subject) if separator else subjects.setdefault(subject, [])
    return [f"{', '.join(found)}: {text}" if found else text for text, found in subjects.items()]


class Failure(Exception):
    """The sources cannot be used; the message is the tool's."""


class Update:
    def __init__(self, tool, folder, old, sources):
        self.tool, self.folder, self.old, self.sources = tool, pathlib.Path(folder), pathlib.Path(old), sources
        self.decisions, self.snapshot = self.folder / "Decisions", self.folder / "Data/Snapshot"
        # The warnings, and the provisional entries by the file that wants them.
        self.warnings, self.provisional = [], []
        # The audit of the snapshot, if amounts would be misread.
        self.misread = ""
        self.seconds = {}

    def run(self, step, *words):
        begin = time.monotonic()
        done = subprocess.run([str(word) for word in (self.tool, *words)], capture_output=True, text=True)
        self.seconds[step] = self.seconds.get(step, 0) + time.monotonic() - begin
        return done

    def error(self, done):
        said = [line for line in done.stderr.strip().splitlines() if "warning: " not in line]
        return "\n".join(said).replace("currency-data: ", "").replace(f"{self.decisions}/", "Data/Decisions/")

    # MARK: Steps

    def prepare(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        shutil.copytree(ROOT / "Data/Decisions", self.decisions)
        shutil.copytree(ROOT / "Data/Cases", self.folder / "Cases")

    def read(self):
        """Imports, and notes the decisions that do not fit or are missing."""
        for _ in range(20):
            done = self.run("import", "import", *self.sources, "--decisions", self.decisions, "--output", self.snapshot,
                            "--differences", self.folder / "SourceDifferences.tsv", "--format", "json")
            if done.returncode == 0:
                warnings = json.loads(done.stdout).get("warnings", [])
                self.warnings += [one.replace(f"{self.decisions}/", "Data/Decisions/") for one in warnings]
                return
            if not self.decide(self.error(done)):
                raise Failure(self.error(done))
        raise Failure("more than 20 provisional decisions would be needed")

    def decide(self, error):
        """Adds what an error of the import wants, provisionally; returns False for other errors."""
        differences = DIFFERENCE.findall(error)
        if "need an entry" in error and differences:
            fields = {}
            for locale, field, _, _ in differences:
                fields.setdefault(locale, []).append(field)
            entry = {"source": "icu", "kind": "corrected", "reason": "provisional", "link": "provisional", "fields": fields}
            self.add("sources.json", entry, [f"{locale} {field}: {old} -> {new}" for locale, field, old, new in differences])
            return True
        return False

    def add(self, name, entry, reasons):
        file = self.decisions / name
        file.write_text(json.dumps([*json.loads(file.read_text()), entry], ensure_ascii=False, indent=2))
        self.provisional.append((f"Data/Decisions/{name}", {**entry, "reason": "…", "link": "…"}, reasons))

    def emit(self):
        """Emits below the folder. Names that are recorded as pending, or that would be lost, are kept provisionally."""
        pending_names = pending.read()["names"]
        for _ in range(20):
            done = self.run("emit", "emit", "--snapshot", self.snapshot, "--decisions", self.decisions, "--cases", self.folder / "Cases",
                            "--output", self.folder, "--format", "json")
            if done.returncode == 0:
                self.warnings += json.loads(done.stdout).get("warnings", [])
                return
            found = LOST.search(self.error(done))
            if not found or not self.keep(found[1], LOST_CASE.findall(found[2]), pending_names):
                raise Failure(self.error(done))

    def keep(self, enum, cases, pending_names):
        """Keeps released cases that the naming rule would name otherwise, or that the data no longer have."""
        name = {"CurrencyLocale": "Naming/locales.json", "Currency": "Naming/currencies.json"}.get(enum)
        if not name or not cases:
            return False
        file = self.decisions / name
        decisions = json.loads(file.read_text())
        entries = {}
        for case, value in cases:
            if value in decisions["names"]:
                return False
            entries[value] = pending_names.get(value, {"value": case, "reason": "…", "link": "…"})
        decisions["names"].update(entries)
        file.write_text(json.dumps(decisions, ensure_ascii=False, indent=2))
        reasons = [f"{case}: {value} gets another name from the new data, and a released one stays" for case, value in cases]
        self.provisional.append((f"Data/Decisions/{name}, \"names\"", entries, reasons))
        return True

    def compare(self):
        note = self.run("compare", "release-note", self.old, self.snapshot)
        if note.returncode != 0:
            raise Failure(self.error(note))
        self.note = note.stdout
        audit = self.run("compare", "audit", "--snapshot", self.snapshot, "--against", "iso4217", "--against", "payment-services",
                         "--decisions", self.decisions)
        self.audit = audit.stdout if audit.returncode in (0, 1) else self.error(audit)
        # An amount that reads as another one is a mistake of upstream or of the import, whatever else is decided.
        own = self.run("compare", "audit", "--snapshot", self.snapshot, "--decisions", self.decisions, "--fail-on", MISREAD)
        self.misread = own.stdout if own.returncode == 1 else ""

    @property
    def lapses(self):
        """The warnings of decisions that do not fit any more."""
        return [one for one in self.warnings if one.startswith(OF_DECISIONS)]

    @property
    def must(self):
        """What must be decided before the update can be taken."""
        return [*self.provisional, *self.lapses, *filter(None, [self.misread])]

    def new_cases(self):
        for file in sorted((self.folder / "Data/Cases").glob("*.txt")):
            before = set((ROOT / "Data/Cases" / file.name).read_text().splitlines())
            new = [line for line in file.read_text().splitlines() if line not in before]
            if new:
                yield file.stem, new

    # MARK: The page

    def page(self):
        lines = ["# An update of the data", ""]
        lines += [f"{'Something must be decided before it is taken.' if self.must else 'Nothing must be decided.'} Nothing that is committed "
                  "was touched.", "", f"- Before: {self.source(self.old)}", f"- After: {self.source(self.snapshot)}",
                  "- Times: " + ", ".join(f"{step} {taken:.0f} s" for step, taken in self.seconds.items())]
        lines += ["", "## To decide", ""]
        for number, (file, entry, reasons) in enumerate(self.provisional, 1):
            lines += [f"{number}. {file} wants this entry, with a reason and a link; here it was taken provisionally:", ""]
            lines += [f"       {line}" for line in json.dumps(entry, ensure_ascii=False, indent=2).splitlines()]
            lines += ["", f"   because of {len(reasons)} place{'s' if len(reasons) != 1 else ''}:", ""]
            lines += [f"   - `{reason}`" for reason in reasons[:20]] + (["   - …"] if len(reasons) > 20 else []) + [""]
        if self.lapses:
            lines += ["Decisions that are not needed are removed. One that does not fit any more is removed, or gets the new version in its "
                      "`versions` if it still holds:", ""]
            lines += [f"- {one}" for one in self.lapses] + [""]
        if self.misread:
            lines += ["Signs or separators cannot be told apart, so that amounts would be misread. Correct them in "
                      "`Data/Decisions/values.json`:", "", "```text", self.misread.strip(), "```", ""]
        if not self.must:
            lines += ["Nothing.", ""]
        notices = grouped(one for one in self.warnings if one not in self.lapses)
        if notices:
            lines += ["## To read", "", "Warnings of the import and the emitter that hold up nothing:", ""]
            lines += [f"- {one}" for one in notices] + [""]
        lines += ["## New names", ""]
        for enum, new in self.new_cases():
            lines += [f"- {enum}: {len(new)}: " + ", ".join(f"`{line}`" for line in new)]
        lines += [] if any(True for _ in self.new_cases()) else ["None."]
        lines += ["", "## What changes for customers", "", self.note.strip(), "", "## For whom", ""]
        people = registry.people_of(self.note)[:30]
        lines += [f"- {locale}: {count:,} people" for locale, count in people] or ["Nobody's texts change."]
        lines += ["", "## Against ISO 4217 and payment services", "", "```text", self.audit.strip(), "```", "", "## To take it", "",
                  "Record what is to be decided, run the script again with `--apply`, then follow `CONTRIBUTING.md`, \"Take a new CLDR\": "
                  "review the diff, run `scripts/check.sh --all`, and commit data and generated files together.", ""]
        return "\n".join(lines)

    @staticmethod
    def source(snapshot):
        sources = json.loads((snapshot / "sources.json").read_text())
        iso = json.loads((snapshot / "iso4217.json").read_text())["currentPublished"]
        return ", ".join(f"{each['name']} {each['version']}" for each in sources.values()) + f", ISO 4217 of {iso}"

    def apply(self):
        """Imports and emits into the package."""
        for words in (["import", *self.sources], ["emit"]):
            done = subprocess.run([str(word) for word in (self.tool, *words)], cwd=ROOT)
            if done.returncode != 0:
                raise Failure("the package was left as the last step left it")


def main():
    split = sys.argv.index("--")
    tool, folder, old, *options = sys.argv[1:split]
    update = Update(tool, folder, old, sys.argv[split + 1:])
    try:
        update.prepare()
        update.read()
        update.emit()
        update.compare()
        file = update.folder / "page.md"
        file.write_text(update.page())
        print(f"{update.source(update.old)} -> {update.source(update.snapshot)}")
        print(f"{len(update.provisional)} decisions are missing, {len(update.lapses)} do not fit, {len(update.warnings)} warnings in all; "
              f"see {file}")
        if update.misread:
            print("signs or separators cannot be told apart")
        if update.must:
            if "--apply" in options:
                print("nothing was applied: decide first")
            return 1
        if "--apply" in options:
            update.apply()
        return 0
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 3


if __name__ == "__main__":
    sys.exit(main())
