"""Counts how many texts are read as people mean them, and prints a table by the texts' origins.

    python3 people.py [--show KIND] CURRENCY_EXECUTOR TEXTS

TEXTS has a request of the executor on each line, with the amounts that people mean: `label`, `op`, `locale`, `text` and `want`. A
text with `contains` may have more amounts. `kind` says what is written otherwise than in digits.

A text is wrong if an amount is found as certain that is not meant, or a meant one in another currency; otherwise it is missed if
a meant amount is in no reading, doubted if it is not certain, and right. --show prints the texts of a kind.
"""

import collections
import decimal
import json
import subprocess
import sys

KINDS = ["right", "doubted", "missed", "wrong"]
# Amounts in words are not read, so they are counted apart.
WORDS = {"words", "mixed"}


def found(answer):
    """The readings of each amount, its currency, and whether it is certain."""
    result = answer["result"]
    amounts = result if isinstance(result, list) else [answer | {"amount": result}]
    for amount in amounts:
        readings = [amount["amount"]] if amount.get("amount") else []
        readings += amount.get("otherReadings", [])
        yield [decimal.Decimal(reading) for reading in readings], amount.get("currency"), bool(amount.get("sure"))


def kind_of(request, answer):
    wanted = [(decimal.Decimal(want["amount"]), want["currency"]) for want in request["want"]]
    certain, doubtful = [], []
    for readings, currency, is_sure in found(answer):
        (certain if is_sure else doubtful).append((readings, currency))
    missing = []
    for amount, currency in wanted:
        same = [one for one in certain if one[0] == [amount] and (currency is None or one[1] in (currency, None))]
        if same:
            certain.remove(same[0])
        else:
            missing.append(amount)
    if certain and not request.get("contains"):
        return "wrong"
    if not missing:
        return "right"
    readings = [reading for one in doubtful for reading in one[0]]
    return "doubted" if all(amount in readings for amount in missing) else "missed"


def main(arguments):
    shown = None
    if arguments[:1] == ["--show"]:
        shown, arguments = arguments[1], arguments[2:]
    if len(arguments) != 2 or shown not in [None, *KINDS]:
        sys.exit(__doc__)
    executor, path = arguments
    requests = [json.loads(line) for line in open(path, encoding="utf-8")]
    lines = [json.dumps({key: request[key] for key in request if key not in ("want", "kind", "contains")}) for request in requests]
    output = subprocess.run([executor, "conformance"], input="\n".join(lines) + "\n", check=True, capture_output=True, text=True).stdout
    counts = collections.defaultdict(collections.Counter)
    for request, line in zip(requests, output.splitlines(), strict=True):
        kind = kind_of(request, json.loads(line))
        group = request["label"].rsplit("-", 1)[0]
        counts[group + (" in words" if request.get("kind") in WORDS else "")][kind] += 1
        if kind == shown:
            print(request["locale"], json.dumps(request["text"], ensure_ascii=False), request["want"], line, sep="  ")
    print("| texts | right | doubted | missed | certain and wrong |\n| --- | ---: | ---: | ---: | ---: |")
    for group, count in sorted(counts.items()):
        total = sum(count.values())
        print(f"| {total} of {group} | {count['right'] / total:.1%} | {count['doubted']} | {count['missed']} | {count['wrong']} |")


if __name__ == "__main__":
    main(sys.argv[1:])
