"""Validates JSON files against a schema with `jsonschema`: reports, and the files of a snapshot.

    schemas.py SCHEMA REPORT...

Exit code 0: all are valid; 1: one is invalid, or a damaged copy of one passes.
"""

import copy
import json
import os
import sys

import jsonschema


def damaged(report, schema):
    """Copies of a valid report with one fault each, which the schema must detect."""
    for name in schema.get("required", ()):
        result = copy.deepcopy(report)
        del result[name]
        yield f"without {name}", result
        result = copy.deepcopy(report)
        result[name] = None
        yield f"{name} is null", result
    yield "with more", {**report, "more": 1}


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    validator = kind(schema, format_checker=kind.FORMAT_CHECKER)
    failed = 0
    # The faults are found in the schema, whatever the report, so the copies of one are enough.
    for number, path in enumerate(sys.argv[2:]):
        with open(path, encoding="utf-8") as file:
            report = json.load(file)
        problems = [f"{'/'.join(map(str, error.path))}: {error.message}" for error in validator.iter_errors(report)]
        copies = damaged(report, schema) if number == 0 else ()
        problems += [f"a copy {fault} passes" for fault, copied in copies if validator.is_valid(copied)]
        for problem in problems[:10]:
            print(f"{path}: {problem}")
        failed += bool(problems)
    name = os.path.basename(sys.argv[1]).removesuffix(".schema.json")
    print(f"{name}: {len(sys.argv) - 2} files, {failed} with problems")
    return 1 if failed or len(sys.argv) == 2 else 0


sys.exit(main())
