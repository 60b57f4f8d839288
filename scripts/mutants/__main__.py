"""Mutation tests by mutant schemata: see mutants.sh.

Each decision calls its own function, which does what the source says, or something else if the environment selects that
mutant. Operators are replaced by operators of two mathematical symbols, and everything else is wrapped:

    if count < limit, isOpen {          if count ∀∂ limit, mutant7(isOpen) {
    case 0x061C, 0x200E: true           case mutant8(0x061C), mutant9(0x200E): mutant10(true)

A site is one such decision, with a mutant for each possible change.
"""

import argparse
import sys
import time

from answers import write_answers
from copies import compile_all, copy_package, program
from places import EQUIVALENT, EXECUTOR, FILES, LEFT, MODULES, ROOT, STAGES
from sites import mutants_of, sites
from suites import is_seen, processor_time, reaching, suites


def equivalents():
    rows = [line.split("\t") for line in EQUIVALENT.read_text().split("\n") if line and not line.startswith("#")]
    for row in rows:
        if len(row) != 4 or not row[3]:
            sys.exit(f"{EQUIVALENT.name}: a row is FILE, line, change and reason: {row}")
    return {tuple(row[:3]): row[3] for row in rows}


def files_to_change(names):
    patterns = [f"{name}/**/*.swift" if (ROOT / name).is_dir() else name for name in names] or FILES
    for pattern in patterns:
        if not any(ROOT.glob(pattern)):
            sys.exit(f"there is no file {pattern}")
    files = [
        str(file.relative_to(ROOT)) for pattern in patterns for file in sorted(ROOT.glob(pattern))
        if "Generated" not in file.parts
    ]
    for file in files:
        parts = file.split("/")
        if not (ROOT / file).is_file() or len(parts) < 4 or parts[0] != "Sources" or parts[2] not in MODULES:
            sys.exit(f"{file} is no file of the modules {', '.join(MODULES)}")
    return files


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sites", action="store_true")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("files", nargs="*")
    arguments = parser.parse_args()

    start = time.monotonic()
    files = files_to_change(arguments.files)
    all_sites = sites(files)
    all_mutants = mutants_of(all_sites)
    print(f"{len(files)} files, {len(all_sites)} sites, {len(all_mutants)} mutants", flush=True)
    known = equivalents()
    stale = sorted(key for key in set(known) - {mutant.key for mutant in all_mutants}
                   if key[0] in files or not arguments.files)
    for key in stale:
        print(f"{EQUIVALENT.name}: there is no such change: {key}")
    if arguments.sites:
        return 1 if stale else 0

    copy_package({site.file for site in all_sites})
    compile_all(all_sites)
    tests = program()
    print(f"built in {time.monotonic() - start:.0f} s", flush=True)
    write_answers(tests.with_name(EXECUTOR))
    known_suites = reaching(tests, ["requests", *suites(tests)])
    processor_start = processor_time()
    seconds = sum(suite["seconds"] for suite in known_suites.values())
    reached = set().union(*(suite["sites"] for suite in known_suites.values()))
    print(f"{len(known_suites)} suites take {seconds:.0f} s one by one and reach {len(reached)} sites", flush=True)

    chosen = [mutant for mutant in all_mutants if not mutant.site.is_dropped]
    if arguments.sample is not None:
        chosen = sorted(chosen, key=lambda mutant: mutant.order(arguments.seed))[:arguments.sample]
    if arguments.again:
        left_before = set(LEFT.read_text().split("\n"))
        chosen = [mutant for mutant in chosen if mutant.identity() in left_before]
    unseen = sorted(chosen, key=lambda mutant: mutant.number)
    equivalent = []
    for stage, (name, _) in enumerate(STAGES):
        left = []
        for tried, mutant in enumerate(unseen, 1):
            if not is_seen(tests, mutant, known_suites, stage):
                left.append(mutant)
            elif mutant.key in known:
                stale.append(mutant.key)
                print(f"{EQUIVALENT.name}: a test sees this: {mutant.key}", flush=True)
            if tried % 50 == 0 or tried == len(unseen):
                print(f"{tried} of {len(unseen)} tried by {name}, {len(left)} left", flush=True)
                LEFT.write_text("\n".join(mutant.identity() for mutant in left + unseen[tried:]))
        # The slow suites do not run for changes without a visible effect.
        if stage == len(STAGES) - 2:
            equivalent = [mutant for mutant in left if mutant.key in known]
            left = [mutant for mutant in left if mutant.key not in known]
        unseen = left
    LEFT.write_text("\n".join(mutant.identity() for mutant in unseen))
    for mutant in unseen:
        where = "" if mutant.site.index in reached else " where no test comes"
        print(f"survives{where}: {mutant.site.place()}: {mutant.change}: {mutant.site.text}")
    minutes = (processor_time() - processor_start) / 60
    killed = len(chosen) - len(unseen) - len(equivalent)
    print(f"{len(chosen)} mutants in {minutes:.0f} minutes of processor time: {killed} seen, {len(equivalent)} equivalent, "
          f"{len(unseen)} survivors")
    return 1 if unseen or stale else 0


sys.exit(main())
