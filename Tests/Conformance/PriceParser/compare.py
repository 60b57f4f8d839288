"""Compares the amounts found in shops' texts with those of Python's price-parser, for price-parser's own examples.

    python3 compare.py CURRENCY_DATA TEST_PRICE_PARSING

The second argument is test_price_parsing.py in price-parser's source: texts of shops, each with the price that a person
read in it. Only texts with a currency count, because a number alone is not an amount of money. Texts made for each
symbol ("1 Lek") are not from shops and do not count. Each text is searched without a locale. The likeliest reading of the
first amount is right; or the right one is among its other readings; or the amount is doubted, wrong or missing.

Fails if fewer than 97 of 100 are right, or if 1 in 200 is wrong and certain.
"""

import ast
import decimal
import json
import subprocess
import sys

from price_parser import Price

LEAST_RIGHT = 0.97
MOST_WRONG = 0.005


def examples(path):
    """The texts and prices in all calls of `Example` that have a shop's text, without duplicate texts."""
    result = {}
    for node in ast.walk(ast.parse(open(path, encoding="utf-8").read())):
        if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "Example" or len(node.args) < 5:
            continue
        values = [value(argument) for argument in node.args[:5]]
        _, text, currency, _, amount = values
        if text and currency and amount is not None and currency in text and text not in (f"1 {currency}", currency):
            result.setdefault(text, decimal.Decimal(str(amount)))
    return result


def value(node):
    """A constant, possibly negated or as an argument of Decimal."""
    if isinstance(node, ast.Call):
        return node.args[0].value
    if isinstance(node, ast.UnaryOp):
        return -node.operand.value
    return node.value


def found(tool, texts):
    """The amounts in each text."""
    requests = "".join(json.dumps({"label": str(i), "op": "amounts", "text": t}) + "\n" for i, t in enumerate(texts))
    run = subprocess.run([tool, "conformance"], input=requests.encode(), stdout=subprocess.PIPE, check=True)
    answers = [json.loads(line) for line in run.stdout.decode().splitlines()]
    if len(answers) != len(texts):
        sys.exit(f"{len(texts)} requests and {len(answers)} answers")
    return [answer["result"] for answer in answers]


def main():
    tool, path = sys.argv[1:]
    wanted = examples(path)
    if len(wanted) < 100:
        sys.exit(f"only {len(wanted)} examples in {path}")
    counts = dict.fromkeys(["right", "reported", "doubted", "missing", "wrong"], 0)
    theirs = 0
    for (text, amount), amounts in zip(wanted.items(), found(tool, list(wanted))):
        theirs += Price.fromstring(text).amount == amount
        # A toman is ten rials, in which its amounts are read.
        if "تومان" in text:
            amount *= 10
        first = amounts[0] if amounts else None
        if first is None:
            kind = "missing"
        elif decimal.Decimal(first["amount"]) == amount:
            kind = "right"
        elif any(decimal.Decimal(other) == amount for other in first["otherReadings"]):
            kind = "reported"
        elif not first["sure"]:
            kind = "doubted"
        else:
            kind = "wrong"
        counts[kind] += 1
        if kind != "right":
            print(f"{kind}: {text!r} is {amount}, found {first and first['amount']}")
    total = len(wanted)
    shares = ", ".join(f"{kind} {count} ({count / total:.1%})" for kind, count in counts.items())
    print(f"{total} texts of shops: {shares}; price-parser itself right in {theirs} ({theirs / total:.1%})")
    if counts["right"] < LEAST_RIGHT * total or counts["wrong"] > MOST_WRONG * total:
        sys.exit("not enough are right, or too many wrong")


main()
