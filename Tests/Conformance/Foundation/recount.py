"""Recounts the differences of `currency-data audit --against foundation` from strings that the audit did not write.

    recount.py EXECUTOR FOUNDATION REPORT STRINGS

EXECUTOR is the program currency-executor, which writes this package's strings. FOUNDATION is the program of
strings.swift, which writes Foundation's. REPORT and STRINGS are the audit's JSON and its list of strings. Exit code 0:
the totals agree, the causes add up to them, and each string in the list is that of its program; 1: otherwise.
"""

import collections
import json
import subprocess
import sys


def foundation_strings(program, comparison):
    lists = [",".join(comparison[name]) for name in ("locales", "currencies", "amounts")]
    output = subprocess.run([program, *lists], check=True, capture_output=True, text=True, encoding="utf-8").stdout
    result = {}
    for line in output.split("\n"):
        if line:
            engine, locale, currency, amount, text = line.split("\t")
            result[engine, locale, currency, amount] = text
    return result


def own_strings(program, comparison):
    keys = [
        (locale, currency, amount)
        for locale in comparison["locales"]
        for currency in comparison["currencies"]
        for amount in comparison["amounts"]
    ]
    requests = "".join(
        json.dumps({
            "label": str(index), "locale": locale, "input": amount,
            "options": {"style": "currency", "currency": currency, "roundingMode": "halfEven"},
        }) + "\n"
        for index, (locale, currency, amount) in enumerate(keys)
    )
    output = subprocess.run(
        [program, "conformance"], input=requests, check=True, capture_output=True, text=True, encoding="utf-8").stdout
    answers = [json.loads(line) for line in output.split("\n") if line]
    return {key: answer["result"] for key, answer in zip(keys, answers, strict=True)}


def main():
    executor, program, report, strings = sys.argv[1:]
    with open(report, encoding="utf-8") as file:
        section = next(s for s in json.load(file)["sections"] if s["subject"] == "foundation")
    listed = collections.defaultdict(list)
    with open(strings, encoding="utf-8", newline="\n") as file:
        lines = file.read().split("\n")
    for line in lines[1:]:
        if line:
            engine, locale, currency, amount, theirs, ours, cause = line.split("\t")
            listed[engine].append(((locale, currency, amount), theirs, ours, cause))
    problems = []
    comparisons = section["strings"]
    theirs_of = foundation_strings(program, comparisons[0])
    ours_of = own_strings(executor, comparisons[0])
    for comparison in comparisons:
        engine = comparison["engine"]
        differing = sum(theirs_of[engine, *key] != ours for key, ours in ours_of.items())
        for name, recounted in (("compared", len(ours_of)), ("differing", differing)):
            if comparison[name] != recounted:
                problems.append(f"{engine}: {comparison[name]} {name} by the audit, {recounted} counted again")
        causes = {entry["cause"]: entry["count"] for entry in comparison["causes"]}
        if sum(causes.values()) + comparison["unexplained"] != comparison["differing"]:
            problems.append(f"{engine}: the causes do not add up to {comparison['differing']}")
        if comparison["unexplained"]:
            causes["unexplained"] = comparison["unexplained"]
        if causes != collections.Counter(row[3] for row in listed[engine] if row[3]):
            problems.append(f"{engine}: the causes are not those of the list")
        for key, theirs, ours, cause in listed[engine]:
            if theirs != theirs_of[engine, *key] or ours != ours_of[key] or (theirs == ours) != (cause == ""):
                problems.append(f"{engine} {' '.join(key)}: the list has {theirs!r} and {ours!r} ({cause})")
        print(f"{engine}: {differing} of {len(ours_of)} strings differ: "
              + ", ".join(f"{count} {cause}" for cause, count in sorted(causes.items())))
    for problem in problems[:20]:
        print(problem)
    return 1 if problems else 0


sys.exit(main())
