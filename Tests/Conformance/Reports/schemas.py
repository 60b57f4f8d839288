"""Validates JSON reports against a schema with `jsonschema`.

    schemas.py SCHEMA REPORT...

Exit code 0: all are valid; 1: one is invalid, or a damaged copy of one passes.
"""

import copy
import json
import os
import sys

import jsonschema


def damaged(report, schema):
    """Copies with one fault each, which the schema must detect."""
    for name in schema["required"]:
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
    failed = False
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as file:
            report = json.load(file)
        problems = [f"{'/'.join(map(str, error.path))}: {error.message}" for error in validator.iter_errors(report)]
        problems += [f"a copy {fault} passes" for fault, copied in damaged(report, schema) if validator.is_valid(copied)]
        for problem in problems[:10]:
            print(f"{path}: {problem}")
        failed = failed or bool(problems)
        print(f"{os.path.basename(path)}: {len(problems)} problems")
    return failed


sys.exit(main())
