"""Runs engines on the suite's cases and reports which cases pass.

    python3 results.py --table NAME=COMMAND...     writes ../results.md, and its first table into the documentation;
                                                   COMMAND is a runner, with its arguments
    python3 results.py --ours EXECUTOR LEDGER [FILE]       checks that this package passes each case, or the ledger has its
                                                   class; FILE has cases for other data, which EXECUTOR's arguments name
    python3 results.py --defects CLDR_JSON NAME=COMMAND...      writes ../DEFECTS.md from ../defects.json
    python3 results.py --failures NAME=COMMAND [FILE]      prints the cases that an engine fails, as JSON lines

A runner answers each line of JSON with one: {"result": …}, {"unsupported": reason} or {"error": text}. With --version, it
prints its name and version. Parsed amounts are compared as numbers, and everything else as exact text.
"""

import collections
import concurrent.futures
import datetime
import json
import pathlib
import shlex
import subprocess
import sys
from decimal import Decimal

import ldml

SUITE = pathlib.Path(__file__).resolve().parents[1]
EVIDENCE = SUITE.parent / "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/Evidence.md"
KINDS = ["format", "parts", "ranges", "parsing", "minor-units"]
HEAD = "| Engine | " + " | ".join(KINDS) + " |"
ABOUT = {"verify", "reason", "source", "known", "defect", "test_type", "cldrVersion", "icuVersion", "seed"}


def cases(files=None):
    for file in files or [SUITE / f"cases/{kind}.jsonl" for kind in KINDS]:
        with file.open() as lines:
            header = json.loads(next(lines))
            for number, line in enumerate(lines, 2):
                yield {**header, **json.loads(line), "kind": file.stem, "line": number}


def request(case):
    return {key: value for key, value in case.items() if key not in ABOUT and key not in ("kind", "line")}


def answers(command, found):
    """An engine's answers, in order."""
    text = "".join(json.dumps(request(case)) + "\n" for case in found)
    done = subprocess.run(shlex.split(command), input=text, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    if len(lines) != len(found):
        sys.exit(f"{command} answered {len(lines)} of {len(found)} lines\n{done.stderr[-2000:]}")
    return [json.loads(line) for line in lines]


def verdict(case, answer):
    """Returns passes, fails or lacks."""
    if "unsupported" in answer:
        return "lacks"
    if "result" not in answer:
        # For an amount without a count, an error is correct too.
        return "passes" if case["kind"] == "minor-units" and case["verify"] is None else "fails"
    result, verify = answer["result"], case["verify"]
    if case["kind"] in ("parsing", "minor-units") and result is not None and verify is not None:
        return "passes" if Decimal(result) == Decimal(verify) else "fails"
    return "passes" if result == verify else "fails"


def version(command):
    words = shlex.split(command)
    if words[-1] == "conformance":
        return "this package"
    return subprocess.run(words + ["--version"], capture_output=True, text=True, check=True).stdout.strip()


def class_of(case):
    """The topic of a case, in a word or two."""
    if case["kind"] != "format":
        return case["kind"]
    options = case["options"]
    style = options.get("style", "decimal")
    if options.get("notation") == "compact":
        return f"compact {style}"
    if style != "currency":
        return style
    display = {"narrowSymbol": "narrow symbol"}.get(options.get("currencyDisplay"), options.get("currencyDisplay", "symbol"))
    return f"currency by {display}" + (", accounting" if options.get("currencySign") == "accounting" else "")


def table(engines):
    found = list(cases())
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        answered = list(pool.map(lambda engine: answers(engine[1], found), engines))
    counts = [collections.Counter() for _ in engines]
    classes = [collections.defaultdict(collections.Counter) for _ in engines]
    for index, given in enumerate(answered):
        for case, answer in zip(found, given):
            word = verdict(case, answer)
            counts[index][case["kind"], word] += 1
            classes[index][class_of(case)][word] += 1
    total = collections.Counter(case["kind"] for case in found)
    names = [name for name, _ in engines]
    lines = [
        "# Who passes what", "",
        f"`scripts/check/suite.sh --table` wrote this page on {datetime.date.today().isoformat()}; no column is written by hand.",
        "Each cell says how many of the cases that the engine supports pass. An engine does not support locales and options that",
        "it lacks. The cases expect CLDR 48.2, so an engine with older data fails where the data has changed. `README.md` says",
        "what each case expects, and why.", "",
        HEAD, "| --- |" + " ---: |" * len(KINDS),
        "| cases | " + " | ".join(f"{total[kind]:,}" for kind in KINDS) + " |",
    ]
    for index, (name, command) in enumerate(engines):
        cells = []
        for kind in KINDS:
            passed, failed = counts[index][kind, "passes"], counts[index][kind, "fails"]
            cells.append(f"{passed:,} of {passed + failed:,}" if passed + failed else "not offered")
        about = version(command)
        lines.append(f"| {name if about == 'this package' else f'{name} ({about})'} | " + " | ".join(cells) + " |")
    lines += ["", "## By kind of format", "", "| Kind | Cases | " + " | ".join(names) + " |", "| --- | ---: |" + " ---: |" * len(names)]
    for kind in sorted({class_of(case) for case in found if case["kind"] == "format"}):
        size = sum(classes[0][kind].values())
        cells = []
        for index in range(len(engines)):
            passed, failed = classes[index][kind]["passes"], classes[index][kind]["fails"]
            cells.append(f"{passed:,} of {passed + failed:,}" if passed + failed else "–")
        lines.append(f"| {kind} | {size:,} | " + " | ".join(cells) + " |")
    (SUITE / "results.md").write_text("\n".join(lines) + "\n")
    first = lines[lines.index(HEAD):][:3 + len(engines)]
    document(first)
    print("\n".join(first))


def document(rows):
    """Writes the table into the documentation."""
    before, title, rest = EVIDENCE.read_text().partition("## Who passes what\n")
    _, following, after = rest.partition("\n## ")
    EVIDENCE.write_text("\n".join([
        before + title,
        "`Suite` has 20,000 cases, none taken from this package's output. `scripts/check/suite.sh --table` counted these results on",
        f"{datetime.date.today().isoformat()}. Each cell says how many of the cases that the engine supports pass.", "", *rows, ""])
        + following + after)


def ours(executor, ledger, file=None):
    """Checks that every case passes or has an entry in the ledger, and that every entry is needed."""
    found = list(cases(file and [pathlib.Path(file)]))
    kinds = {case["kind"] for case in found}
    entries = [entry for entry in json.loads(pathlib.Path(ledger).read_text())["entries"] if entry["rule"]["kind"] in kinds]
    used, failed, passed = collections.Counter(), [], 0
    for case, answer in zip(found, answers(executor, found)):
        if verdict(case, answer) == "passes":
            passed += 1
            continue
        entry = next((entry for entry in entries if covers(entry["rule"], case)), None)
        if entry is None:
            failed.append((case, answer))
        else:
            used[entry["id"]] += 1
    for case, answer in failed[:20]:
        print(f"{case['kind']}.jsonl:{case['line']}: {json.dumps(request(case), ensure_ascii=False)}: "
              f"{json.dumps(answer, ensure_ascii=False)}, expected {json.dumps(case['verify'], ensure_ascii=False)}")
    unused = [entry["id"] for entry in entries if not used[entry["id"]]]
    for name in unused:
        print(f"the entry {name} covers no case")
    print(f"{len(found)} cases: {passed} pass, {sum(used.values())} are in the ledger, {len(failed)} fail")
    sys.exit(1 if failed or unused else 0)


def covers(rule, case):
    options = case.get("options", {})
    return case["kind"] == rule["kind"] and case.get("locale") in rule["locales"] and all(
        options.get(name) == value for name, value in rule.get("options", {}).items())


def defects(cldr, engines):
    """The list for maintainers: the smallest case of each defect, with the answer of each engine."""
    data = ldml.Data(cldr)
    listed = json.loads((SUITE / "defects.json").read_text())
    given = [answers(command, [dict(one["case"], kind="", line=0) for one in listed]) for _, command in engines]
    names = [name for name, _ in engines]
    lines = [
        "# Defects of engines, for their maintainers", "",
        f"Written by `make/results.py --defects` from `defects.json` on {datetime.date.today().isoformat()}. Each has the smallest",
        "case that shows it, what the specification says in a sentence, and the engines that answer otherwise.",
        "The cases are requests of ECMA-402: `new Intl.NumberFormat(locale, options).format(input)`.", "",
        *(f"- {name}: {version(command)}" for name, command in engines), "",
    ]
    for number, one in enumerate(listed):
        case = one["case"]
        verify = one["verify"] if "verify" in one else data.format(case["locale"], case["options"], case["input"])
        wrong, right = collections.defaultdict(list), []
        for name, engine in zip(names, given):
            answer = engine[number]
            word = verdict({"kind": {"parse": "parsing", "minorUnits": "minor-units"}.get(case.get("op"), "format"), "verify": verify}, answer)
            if word == "passes":
                right.append(name)
            elif word == "fails":
                wrong[json.dumps(answer.get("result", answer.get("error")), ensure_ascii=False)].append(name)
        lines += [f"## {one['engine']}: {one['title']}", "", f"{one['says']} (<{one['specification']}>)", "",
                  f"- Case: `{json.dumps(case, ensure_ascii=False)}`", f"- Expected: `{json.dumps(verify, ensure_ascii=False)}`"]
        lines += [f"- `{text}`: {', '.join(found)}" for text, found in wrong.items()]
        lines += [f"- As expected: {', '.join(right)}"] if right else []
        lines.append("")
        if not any(name.startswith(one["engine"]) or one["engine"] in ("ICU", "V8") for found in wrong.values() for name in found):
            sys.exit(f"no engine shows: {one['title']}")
    (SUITE / "DEFECTS.md").write_text("\n".join(lines).rstrip() + "\n")


def failures(engine, file=None):
    found = list(cases(file and [pathlib.Path(file)]))
    for case, answer in zip(found, answers(engine, found)):
        if verdict(case, answer) == "fails":
            print(json.dumps({**case, "answer": answer}, ensure_ascii=False))


def main():
    match sys.argv[1:]:
        case ["--table", *engines] if engines:
            table([tuple(engine.split("=", 1)) for engine in engines])
        case ["--ours", executor, ledger, *file] if len(file) < 2:
            ours(executor, ledger, *file)
        case ["--defects", cldr, *engines] if engines:
            defects(cldr, [tuple(engine.split("=", 1)) for engine in engines])
        case ["--failures", engine, *file] if len(file) < 2:
            failures(engine.split("=", 1)[1], *file)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
