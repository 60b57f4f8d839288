"""Runs the programs that scripts/fuzz.sh builds, target by target. Usage: run.py FOLDER ARGUMENT... | --check ARGUMENT..."""

import argparse
import base64
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

PROGRAMS = ["core", "runtime", "readers", "icu"]
CORPUS = pathlib.Path("Tests/Fuzz/Corpus")
SEED = 4217
# The time limit for one input, in seconds.
TIMEOUT = 20


def arguments(given):
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, usage=argparse.SUPPRESS)
    bounds = parser.add_mutually_exclusive_group()
    bounds.add_argument("--seconds", type=int, default=600)
    bounds.add_argument("--runs", type=int)
    parser.add_argument("--minimize", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--programs", default=",".join(PROGRAMS))
    parser.add_argument("targets", nargs="*")
    options = parser.parse_args(given)
    options.programs = options.programs.split(",")
    if not set(options.programs) <= set(PROGRAMS):
        parser.error("programs are " + ", ".join(PROGRAMS))
    if options.seconds < 1 or options.runs is not None and options.runs < 1:
        parser.error("a count is at least 1")
    return options


class Target:
    def __init__(self, program, index, line):
        self.program = program
        self.index = index
        self.name, self.longest = line.split("\t")

    @property
    def committed(self):
        return CORPUS / (self.name + ".txt")

    def unpack(self, folder):
        """Writes the committed inputs, base64 on one line each, as files."""
        folder.mkdir(parents=True, exist_ok=True)
        if not self.committed.exists():
            return
        for number, line in enumerate(self.committed.read_text().split()):
            (folder / f"committed-{number}").write_bytes(base64.b64decode(line))


def environment():
    result = dict(os.environ)
    # Two stack frames per allocation and a small quarantine double the speed. The default reports more about a finding:
    # run the program with only that input. Leak detection is off, because the sanitizer does not recognize references
    # that Swift stores with other bits.
    result.setdefault("ASAN_OPTIONS", "malloc_context_size=2:quarantine_size_mb=8:detect_leaks=0")
    # Swift's own crash report reads memory that the sanitizer guards.
    result.setdefault("SWIFT_BACKTRACE", "enable=no")
    return result


def run(target, *options):
    command = [target.program, "--target=" + target.name, *map(str, options)]
    result = subprocess.run(
        command, env=environment(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return result.returncode, result.stdout.decode(errors="replace")


def last(pattern, text):
    found = re.findall(pattern, text)
    return int(found[-1]) if found else 0


def fuzz(target, options, count, scratch):
    corpus = scratch / "corpus" / target.name
    with tempfile.TemporaryDirectory() as temporary:
        # A run with a fixed seed starts with only the committed inputs.
        if options.runs is not None:
            corpus = pathlib.Path(temporary)
            bounds = [f"-runs={options.runs}", f"-seed={SEED}"]
        else:
            bounds = [f"-max_total_time={max(1, options.seconds // count)}"]
        target.unpack(corpus)
        start = time.monotonic()
        status, text = run(
            target, *bounds, f"-max_len={target.longest}", f"-timeout={TIMEOUT}", "-rss_limit_mb=2048", "-reload=0",
            "-print_final_stats=1", f"-artifact_prefix={scratch}/{target.name}-", corpus)
        seconds = time.monotonic() - start
    log = pathlib.Path(".build/logs") / f"fuzz-{target.name}.log"
    log.write_text(text)
    # A run that ends early has no statistics.
    inputs = last(r"stat::number_of_executed_units: *(\d+)", text) or last(r"(?m)^#(\d+)", text)
    result = {
        "target": target.name, "inputs": inputs, "inputsPerSecond": round(inputs / seconds),
        "edges": last(r"cov: (\d+)", text), "features": last(r"ft: (\d+)", text), "corpus": last(r"corp: (\d+)", text),
        "finding": None,
    }
    if status != 0:
        lines = re.findall(r".*(?:Fatal error|ERROR: |SUMMARY: ).*", text)
        unit = re.findall(r"Test unit written to (\S+)", text)
        result["finding"] = {
            "error": lines[0].strip() if lines else f"status {status}", "input": unit[-1] if unit else None, "log": str(log)}
    return result


def total(program, targets, scratch):
    """The combined coverage of the inputs of all targets of a program. Each input begins with the number of its
    target."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        for target in targets:
            own = folder / "own"
            target.unpack(own)
            for file in [*own.iterdir(), *(scratch / "corpus" / target.name).glob("*")]:
                (folder / f"{target.index}-{file.name}").write_bytes(bytes([target.index]) + file.read_bytes())
            for file in own.iterdir():
                file.unlink()
            own.rmdir()
        every = Target(program, 0, "all\t1024")
        _, text = run(every, "-runs=0", "-max_len=1024", folder)
    return {
        "program": pathlib.Path(program).name, "edges": last(r"cov: (\d+)", text), "features": last(r"ft: (\d+)", text),
        "edgesInAll": last(r"\((\d+) inline 8-bit counters\)", text),
    }


def minimize(target, scratch):
    with tempfile.TemporaryDirectory() as temporary:
        least, committed = pathlib.Path(temporary) / "least", pathlib.Path(temporary) / "committed"
        least.mkdir()
        target.unpack(committed)
        found = scratch / "corpus" / target.name
        found.mkdir(parents=True, exist_ok=True)
        status, text = run(
            target, "-set_cover_merge=1", f"-max_len={target.longest}", f"-timeout={TIMEOUT}", least, committed, found)
        if status != 0:
            sys.exit(f"{target.name} cannot be minimized:\n{text[-2000:]}")
        lines = sorted(base64.b64encode(file.read_bytes()).decode() for file in least.iterdir())
    CORPUS.mkdir(exist_ok=True)
    # The empty input would be an empty line, and every run starts with it anyway.
    target.committed.write_text("".join(line + "\n" for line in lines if line))


def main():
    if sys.argv[1] == "--check":
        print(" ".join(arguments(sys.argv[2:]).programs))
        return 0
    scratch = pathlib.Path(sys.argv[1])
    options = arguments(sys.argv[2:])
    targets = []
    for name in options.programs:
        program = str(scratch / name)
        listed = subprocess.run([program], env=environment(), stdout=subprocess.PIPE, check=True, text=True).stdout
        targets += [Target(program, index, line) for index, line in enumerate(listed.splitlines())]
    unknown = [name for name in options.targets if name not in {target.name for target in targets}]
    if unknown:
        print(f"there is no target {unknown[0]}; there are {', '.join(target.name for target in targets)}", file=sys.stderr)
        return 2
    chosen = [target for target in targets if not options.targets or target.name in options.targets]
    if options.minimize:
        for target in chosen:
            minimize(target, scratch)
    report = {"targets": [], "programs": []}
    if not options.json:
        print(f"{'target':16} {'inputs':>11} {'a second':>9} {'edges':>7} {'features':>9} {'corpus':>7}", flush=True)
    for target in chosen:
        result = fuzz(target, options, len(chosen), scratch)
        report["targets"].append(result)
        if not options.json:
            print(
                f"{target.name:16} {result['inputs']:11,} {result['inputsPerSecond']:9,} {result['edges']:7,} "
                f"{result['features']:9,} {result['corpus']:7,}", flush=True)
    for program in dict.fromkeys(target.program for target in chosen):
        report["programs"].append(total(program, [each for each in targets if each.program == program], scratch))
    inputs = sum(result["inputs"] for result in report["targets"])
    findings = [result for result in report["targets"] if result["finding"]]
    if options.json:
        json.dump(report, sys.stdout, indent=2)
        print()
    else:
        for program in report["programs"]:
            print(
                f"all of {program['program']}: {program['edges']:,} of {program['edgesInAll']:,} edges, "
                f"{program['features']:,} features")
        for result in findings:
            finding = result["finding"]
            print(f"FOUND by {result['target']}: {finding['error']} (input {finding['input']}, {finding['log']})")
        print(f"{inputs:,} inputs, {len(chosen)} targets, {len(findings)} findings")
    return 1 if findings else 0


sys.exit(main())
