"""Compares numbers in words with those of ICU's RuleBasedNumberFormat, of the same CLDR.

    python3 compare.py CURRENCY_EXECUTOR SNAPSHOT COUNT SEED

Each public rule set of each locale that has rules of its own spells COUNT numbers: small and huge ones, round ones, negative
ones and decimals. Some of the others, which inherit theirs, spell fewer, and locales that ICU lacks none. Every difference must belong to an entry of
Tests/Conformance/Ledger/words.json, and every entry must have one. Numbers that both refuse are equal.
"""

import json
import pathlib
import random
import subprocess
import sys

import icu

LEDGER = pathlib.Path(__file__).parent.parent / "Ledger" / "words.json"
BATCH = 20_000


def numbers(generator, count):
    """Numbers as decimal texts. None has zeros at the end of its fraction, because ICU would take 2.0 for a decimal."""
    for _ in range(count):
        kind = generator.random()
        if kind < 0.2:
            text = str(generator.randrange(1000))
        elif kind < 0.7:
            text = str(generator.randrange(10 ** generator.randrange(1, 19)))
            zeros = generator.randrange(len(text)) if generator.random() < 0.3 else 0
            text = str(int(text[:len(text) - zeros] + "0" * zeros))
        elif kind < 0.95:
            places = generator.randrange(1, 7)
            fraction = generator.randrange(1, 10 ** places)
            text = f"{generator.randrange(10 ** generator.randrange(1, 8))}.{fraction:0{places}d}".rstrip("0")
        else:
            text = str(generator.randrange(1, 1000) * 10 ** generator.randrange(15))
        yield "-" + text if generator.random() < 0.12 and text.strip("0.") else text


def formats(locale):
    """The formatters of a locale."""
    for tag in (icu.URBNFRuleSetTag.SPELLOUT, icu.URBNFRuleSetTag.ORDINAL, icu.URBNFRuleSetTag.DURATION):
        yield icu.RuleBasedNumberFormat(tag, icu.Locale(locale.replace("-", "_")))
    if locale == "und":
        yield icu.RuleBasedNumberFormat(icu.URBNFRuleSetTag.NUMBERING_SYSTEM, icu.Locale("root"))


def rows(snapshot, count, generator, special):
    """Locale, rule set, number, and ICU's text, which is None where ICU refuses.

    `special` are locales that the ledger names.
    """
    contents = json.loads((snapshot / "contents.json").read_text())
    available = {name.replace("_", "-") for name in icu.Locale.getAvailableLocales()}
    value = icu.Formattable()
    for locale in contents["locales"]:
        # ICU takes milliseconds to read a locale's rules.
        isChosen = generator.random() < 0.3 or locale in special
        if locale not in contents["rules"] and not (locale in available and isChosen):
            continue
        wanted = count if locale in contents["rules"] else max(1, count // 15)
        for format in formats(locale):
            for index in range(format.getNumberOfRuleSetNames()):
                name = format.getRuleSetName(index)
                format.setDefaultRuleSet(name)
                for number in numbers(generator, wanted):
                    try:
                        if "." in number:
                            text = format.format(float(number), name)
                        else:
                            value.setInt64(int(number))
                            text = format.format(value)
                    except icu.ICUError:
                        text = None
                    yield locale, name[1:], number, text


def answers(tool, batch):
    lines = "".join(
        json.dumps({"op": "spell", "locale": locale, "input": number, "ruleSet": name}) + "\n"
        for locale, name, number, _ in batch)
    result = subprocess.run([tool, "conformance"], input=lines.encode(), capture_output=True, check=True)
    texts = [json.loads(line).get("result") for line in result.stdout.decode().split("\n") if line]
    assert len(texts) == len(batch), "the executor did not answer each request"
    return texts


def fits(entry, locale, name, number):
    """Whether an entry of the ledger is about a number."""
    language = locale.split("-")[0]
    size = abs(float(number))
    return (
        ("locales" not in entry or locale in entry["locales"])
        and ("languages" not in entry or language in entry["languages"])
        and name.startswith(entry.get("ruleSets", ""))
        and entry.get("least", 0) <= size
        and entry.get("isNegative", number.startswith("-")) == number.startswith("-")
        and entry.get("hasFraction", "." in number) == ("." in number))


def main():
    tool, snapshot, count, seed = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
    icu.Locale.setDefault(icu.Locale("root"))
    ledger = json.loads(LEDGER.read_text())["entries"]
    used = [0] * len(ledger)
    compared = outside = 0
    batch = []

    def compare():
        nonlocal compared, outside
        for (locale, name, number, text), ours in zip(batch, answers(tool, batch)):
            compared += 1
            if text == ours:
                continue
            entry = next((index for index, entry in enumerate(ledger) if fits(entry, locale, name, number)), None)
            if entry is not None:
                used[entry] += 1
                continue
            outside += 1
            if outside <= 20:
                print(f"{locale} {name} {number}: ICU {text!r}, here {ours!r}")
        batch.clear()

    special = {locale for entry in ledger for locale in entry.get("locales", [])}
    for row in rows(snapshot, count, random.Random(seed), special):
        batch.append(row)
        if len(batch) == BATCH:
            compare()
    compare()
    for entry, uses in zip(ledger, used):
        if uses == 0:
            print(f"no number needs the entry: {entry['reason']}")
            outside += 1
    print(f"ICU {icu.ICU_VERSION}, seed {seed}: {compared} numbers, {sum(used)} differences in the ledger, {outside} outside")
    return 1 if outside else 0


sys.exit(main())
