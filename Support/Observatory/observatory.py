"""Formats the same money texts with every engine, and writes the changes from each build to the next.

    python3 observatory.py CACHE            runs the engines, and writes steps.json if all are available
    python3 observatory.py --pages FOLDER   writes the pages, JSON and feed of steps.json

Each change has a CLDR field, a cause, and a number of people: those whose money it is, in the territories where the locale is
spoken (people.tsv). A text that more than one kind of amount shows counts once.
"""

import collections
import json
import pathlib
import sys

import engines
import pages
import probes
import texts

FOLDER = pathlib.Path(__file__).resolve().parent
STEPS = FOLDER / "steps.json"


def cause(old, new, field):
    """The cause of a change: CLDR's data, ICU's code or corrections, or the engine's own code."""
    if old["icu"] and old["icu"] == new["icu"]:
        return "the engine: ICU and CLDR are the same"
    if old["cldr"] and old["cldr"] == new["cldr"]:
        return f"ICU {new['icu']}: its code, or a correction of CLDR {new['cldr']}"
    if old["cldr"] and new["cldr"]:
        return f"CLDR {new['cldr']}: {field}"
    return f"its CLDR or its code: {field}"


def compare(old, new, asked, before, after):
    """The changes of a step by language and field, those that most people see first."""
    groups = collections.defaultdict(list)
    for probe, one, other in zip(asked, before, after):
        # If one of the builds lacks a locale, its text counts as unchanged.
        if one is not None and other is not None and one != other:
            field = texts.field(probe["kind"], one, other)
            groups[probe["locale"].split("-")[0], field].append((probe, one, other))
    changes = []
    for (language, field), found in groups.items():
        locales = {probe["locale"]: probe["people"] for probe, _, _ in sorted(found, key=lambda one: one[0]["people"])}
        probe, one, other = max(found, key=lambda one: (one[0]["people"], one[0]["kind"] == "standard"))
        changes.append({
            "language": language, "field": field, "cause": cause(old, new, field), "people": sum(locales.values()),
            "locales": sorted(locales), "currencies": sorted({probe["options"]["currency"] for probe, _, _ in found}),
            "texts": len(found), "example": {
                "locale": probe["locale"], "currency": probe["options"]["currency"], "kind": probe["kind"],
                "before": one, "after": other},
        })
    return sorted(changes, key=lambda change: (-change["people"], change["language"], change["field"]))


def ask(cache):
    asked = probes.probes()
    requests = [{key: value for key, value in probe.items() if key not in ("kind", "people")} for probe in asked]
    steps, builds, newest = [], {}, None
    all_engines = engines.Engines(cache)
    for chain, found in all_engines.chains():
        builds[chain] = [{key: value for key, value in engine.items() if key != "command"} for engine in found]
        previous = None
        for engine in found:
            given = engines.answers(engine, requests)
            print(f"{chain} {engine['version']}: {sum(text is not None for text in given)} texts", file=sys.stderr)
            if chain == "ICU":
                newest = engine, given
            if chain == "Foundation" and newest:
                steps.append(step("Foundation's ICU, and the newest one", engine, newest[0], asked, given, newest[1]))
            elif previous:
                steps.append(step(chain, previous[0], engine, asked, previous[1], given))
            previous = engine, given
    return {"texts": len(asked), "builds": builds, "steps": steps}, all_engines.missing


def step(chain, old, new, asked, before, after):
    def about(engine):
        return {key: engine[key] for key in ("version", "icu", "cldr") if engine.get(key)}

    changes = compare(old, new, asked, before, after)
    seen = {}
    for probe, one, other in zip(asked, before, after):
        if one is not None and other is not None and one != other:
            seen[probe["locale"]] = max(seen.get(probe["locale"], 0), probe["people"])
    return {"chain": chain, "from": about(old), "to": about(new), "people": sum(seen.values()),
            "texts": sum(change["texts"] for change in changes), "changes": changes}


def main():
    match sys.argv[1:]:
        case ["--pages", folder]:
            pages.write(json.loads(STEPS.read_text()), pathlib.Path(folder))
        case [cache]:
            found, missing = ask(cache)
            # Without a build, its steps would be lost.
            if missing:
                sys.exit("\n".join([*missing, f"{STEPS.name} is left as it is"]))
            # One change per line, for diffs.
            head = json.dumps({"texts": found["texts"], "builds": found["builds"]}, ensure_ascii=False)
            lines = []
            for one in found["steps"]:
                changes = ",\n".join("  " + json.dumps(change, ensure_ascii=False, separators=(",", ":")) for change in one.pop("changes"))
                lines.append(json.dumps(one, ensure_ascii=False)[:-1] + ', "changes": [\n' + changes + "]}")
            STEPS.write_text(head[:-1] + ', "steps": [\n' + ",\n".join(lines) + "]}\n")
            print(f"{len(lines)} steps, {STEPS.stat().st_size} bytes")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
