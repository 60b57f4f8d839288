"""The requests and the test suites: the sites that they reach, and whether they notice a mutant."""

import hashlib
import json
import math
import os
import re
import resource
import signal
import subprocess
import sys
import threading

from places import ANSWERS, COPY, EXECUTOR, LONGEST, MEMORY, PATIENCE, REQUESTS, STAGES, TEST_TARGETS


def suites(tests):
    """The names of all suites, and of the tests outside suites."""
    listed = subprocess.run(
        [str(tests), "--testing-library", "swift-testing", "--list-tests"], cwd=COPY, capture_output=True, text=True)
    return sorted({line.split("/")[0] for line in listed.stdout.split("\n") if line.split(".")[0] in TEST_TARGETS})


def limit(seconds):
    """Limits the process that calls it, in processor time, which other programs of the machine do not change."""
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(seconds), math.ceil(seconds) + 5))


def processor_time():
    """The seconds of all processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(tests, names, seconds, **settings):
    """Whether some suites pass, up to the first failing test. None if they take more seconds of processor time."""
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", **settings)
    pattern = "^(" + "|".join(re.escape(name) for name in names) + ")(/|$)"
    command = [str(tests), "--testing-library", "swift-testing", "--filter", pattern]
    passes = names == ["requests"]
    if passes:
        compare = f"'{tests.with_name(EXECUTOR)}' conformance <'{REQUESTS}' | cmp -s - '{ANSWERS}'"
        command = ["bash", "-o", "pipefail", "-c", compare]
    process = subprocess.Popen(
        command, cwd=COPY, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        preexec_fn=lambda: limit(seconds))

    is_late = False

    def end():
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def end_late():
        nonlocal is_late
        is_late = True
        end()

    # What waits for itself takes no processor time.
    timer = threading.Timer(PATIENCE * seconds, end_late)
    timer.start()
    try:
        for line in process.stdout:
            if b"recorded an issue" in line:
                return False
            passes = passes or re.search(rb"Test run with [1-9]\d* tests?\b.* passed", line) is not None
    finally:
        if not passes:
            end()
        timer.cancel()
        process.stdout.close()
        status = process.wait()
    return None if is_late or status == -signal.SIGXCPU else passes and status == 0


def reaching(tests, names):
    """The time and the reached sites of each suite, cached as long as the program is unchanged."""
    remembered = COPY.parent / "reached.json"
    all_bytes = b"".join(file.read_bytes() for file in (tests, tests.with_name(EXECUTOR), ANSWERS))
    program_now = hashlib.sha256(all_bytes).hexdigest()
    known = json.loads(remembered.read_text()) if remembered.exists() else {}
    if known.get("program") != program_now:
        known = {"program": program_now, "suites": {}}
    reached = COPY.parent / "reached"
    for name in names:
        if name in known["suites"]:
            continue
        reached.unlink(missing_ok=True)
        start = processor_time()
        passes = run(tests, [name], LONGEST, MUTANTS_REACHED=str(reached))
        if passes is None:
            print(f"{name} takes more than {LONGEST} s and is left out", flush=True)
        elif not passes:
            sys.exit(f"{name} fails without any mutant")
        seconds = processor_time() - start
        sites_here = sorted({int(line) for line in reached.read_text().split()}) if passes and reached.exists() else []
        known["suites"][name] = {"seconds": 0 if name == "requests" else seconds, "sites": sites_here}
        remembered.write_text(json.dumps(known))
    return known["suites"]


def is_seen(tests, mutant, known_suites, stage):
    """Whether what reaches the mutant's site in a stage notices it."""
    low, high = STAGES[stage - 1][1] if stage > 0 else -1, STAGES[stage][1]
    names = [name for name, suite in known_suites.items()
             if mutant.site.index in suite["sites"] and low < suite["seconds"] <= high]
    names.sort(key=lambda name: known_suites[name]["seconds"])
    # The slow suites run one by one, because most of them are not needed.
    for now in [[name] for name in names] if high == LONGEST else [names]:
        seconds = 3 * sum(known_suites[name]["seconds"] for name in now) + 3
        if now and not run(tests, now, seconds, MUTANT=str(mutant.number)):
            return True
    return False
