"""The first test of a mutant: requests to the executor with the answers of others, which take a second."""

import json
import shutil
import subprocess
import sys

from places import ANSWERS, NODE, REQUESTS, ROOT

sys.path.insert(0, str(ROOT / "Suite/make"))
import results


def write_answers(executor):
    """Writes the cases of Suite, and what Node writes if it has the tables' CLDR version, where the executor agrees."""
    cases = list(results.cases())
    answered = results.answers(f"{executor} conformance", cases)
    lines = [json.dumps(results.request(case)) for case, answer in zip(cases, answered)
             if results.verdict(case, answer) == "passes"]
    if shutil.which("node"):
        compared = subprocess.run(["node", *NODE, executor, "--agreed"], capture_output=True, text=True)
        lines += [line for line in compared.stdout.split("\n") if line.startswith("{")]
    REQUESTS.write_text("\n".join(lines) + "\n")
    with REQUESTS.open() as requests, ANSWERS.open("w") as file:
        subprocess.run([executor, "conformance"], stdin=requests, stdout=file, check=True)
    print(f"{len(lines)} requests have the answers of others", flush=True)
