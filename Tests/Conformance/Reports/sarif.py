"""Validates SARIF reports, either with `jsonschema` and the OASIS schema, if its file is named, or with the models of
`sarif-pydantic`, which know the required members and the allowed values.

    validate.py SCHEMA|- REPORT...

Exit code 0: all are valid; 1: one is invalid, or a damaged copy of one passes.
"""

import copy
import json
import os
import sys


def validator(schema):
    if schema == "-":
        from sarif_pydantic import Sarif

        def check(report):
            try:
                Sarif.model_validate(report)
            except ValueError as error:
                return [str(error)]
            return []
    else:
        import jsonschema

        with open(schema, encoding="utf-8") as file:
            content = json.load(file)
        kind = jsonschema.validators.validator_for(content)
        kind.check_schema(content)

        def check(report):
            errors = kind(content, format_checker=kind.FORMAT_CHECKER).iter_errors(report)
            return [f"{'/'.join(map(str, error.path))}: {error.message}" for error in errors]
    return check


def damaged(report):
    """Copies with one fault each, which the validator must find."""
    of_results = (lambda run: run["results"][0].pop("message"), lambda run: run["results"][0].update(level="fatal"))
    of_runs = (lambda run: run.pop("tool"), lambda run: run["tool"]["driver"].pop("name"))
    full = next((index for index, run in enumerate(report["runs"]) if run["results"]), None)
    for damage in of_runs if full is None else of_results + of_runs:
        result = copy.deepcopy(report)
        damage(result["runs"][full or 0])
        yield result


def main():
    check = validator(sys.argv[1])
    status = 0
    for name in sys.argv[2:]:
        with open(name, encoding="utf-8") as file:
            report = json.load(file)
        problems = check(report)
        for problem in problems[:10]:
            print(f"{name}: {problem}")
        if not all(check(copy) for copy in damaged(report)):
            print(f"{name}: a damaged copy passes")
            status = 1
        if problems:
            status = 1
        for run in report["runs"]:
            rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
            for result in run["results"]:
                if rules[result["ruleIndex"]] != result["ruleId"]:
                    print(f"{name}: {result['ruleId']} is not rule {result['ruleIndex']}")
                    status = 1
        print(f"{os.path.basename(name)}: {sum(len(run['results']) for run in report['runs'])} results, {len(problems)} problems")
    return status


sys.exit(main())
