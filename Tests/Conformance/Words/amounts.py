"""Compares amounts in words with those of the library num2words2, which has rules and nouns of its own.

    python3 amounts.py CURRENCY_EXECUTOR DECISIONS

Each language of `.full` writes the same amounts of some of its currencies. Upper case, spaces, commas and hyphens are
not compared, nor are words for "and" between the parts. An amount that differs must be equal after the language's
replacements in Tests/Conformance/Ledger/amounts.json, each of which has a reason and the page that says so; each must be
needed. Amounts that have no words here are counted, and those of currencies that the library does not know.
"""

import json
import pathlib
import random
import re
import subprocess
import sys
import unicodedata

import num2words2

LEDGER = pathlib.Path(__file__).parent.parent / "Ledger" / "amounts.json"
SMALL = [*range(103), 110, 115, 121, 200, 201, 300, 500, 999]
LARGE = [1000, 1001, 1002, 1100, 1234, 2000, 2001, 3000, 10000, 10010, 12345, 21000, 22222, 80000, 101000, 222222]
HUGE = [1000000, 1000001, 1500000, 2000000, 21000000]


def amounts(locale, currency):
    """Amounts as decimal texts, the same in each run."""
    generator = random.Random(f"{locale} {currency}")
    for number in SMALL + LARGE + HUGE:
        yield str(number)
    for _ in range(25):
        yield str(generator.randrange(10 ** generator.randrange(2, 8)))
    for hundredths in (1, 2, 5, 21, 50, 99):
        yield f"{generator.choice([1, 2, 12, 305, 1001])}.{hundredths:02d}"


def compared(text, words):
    """What is compared of a text."""
    text = unicodedata.normalize("NFC", text.lower()).replace("\u02bc", "'").replace("\u2019", "'")
    text = re.sub(r"[\s,-]+", " ", text)
    return " ".join(word for word in text.split() if word not in words)


def answers(tool, requests):
    lines = "".join(
        json.dumps({"op": "words", "locale": locale, "amount": amount, "currency": currency, "form": "full"}) + "\n"
        for locale, currency, amount in requests)
    result = subprocess.run([tool, "conformance"], input=lines.encode(), capture_output=True, check=True)
    texts = [json.loads(line).get("result") for line in result.stdout.decode().split("\n") if line]
    assert len(texts) == len(requests), "the executor did not answer each request"
    return texts


def theirs(language, currency, amount):
    """The library's text; None if it has none."""
    try:
        number = float(amount) if "." in amount else int(amount)
        return num2words2.num2words(number, to="currency", currency=currency, lang=language)
    except (NotImplementedError, OverflowError, KeyError, ValueError):
        return None


def main():
    tool, decisions = sys.argv[1], json.loads(pathlib.Path(sys.argv[2]).read_text())
    ledger = json.loads(LEDGER.read_text())
    requests = [
        (entry["language"], currency, amount)
        for entry in decisions["languages"] if entry["currencies"] and not entry.get("isOnlyForCheques")
        for currency in ledger["languages"][entry["language"]]["currencies"]
        for amount in amounts(entry["language"], currency)
        if "." not in amount or not ledger["languages"][entry["language"]].get("wholeOnly")]
    used = set()
    equal = replaced = refused = unknown = outside = 0
    for (locale, currency, amount), ours in zip(requests, answers(tool, requests)):
        language = ledger["languages"][locale]
        other = theirs(language["code"], currency, amount)
        if ours is None or other is None:
            refused, unknown = refused + (ours is None), unknown + (ours is not None)
            continue
        ours, other = (compared(text, language["and"]) for text in (ours, other))
        if ours.replace(" ", "") == other.replace(" ", ""):
            equal += 1
            continue
        text, needed = ours, []
        for index, entry in enumerate(language["replacements"]):
            if not re.fullmatch(entry.get("currencies", ".*"), currency):
                continue
            result = re.sub(entry["here"], entry["there"], text)
            if result != text:
                text, needed = result, needed + [(locale, index)]
        if text.replace(" ", "") == other.replace(" ", ""):
            replaced += 1
            used.update(needed)
            continue
        outside += 1
        if outside <= 20:
            print(f"{locale} {currency} {amount}: here {ours!r}, num2words2 {other!r}")
    for locale, language in ledger["languages"].items():
        for index, entry in enumerate(language["replacements"]):
            if (locale, index) not in used:
                print(f"{locale}: no amount needs the replacement of {entry['here']!r}")
                outside += 1
    print(
        f"num2words2: {equal} amounts are equal, {replaced} after replacements in the ledger, "
        f"{outside} outside; {refused} have no words here, {unknown} none there")
    return 1 if outside else 0


if __name__ == "__main__":
    sys.exit(main())
