"""Compares the amounts found in texts with those that a person read in them.

    python3 compare.py [--write] [--show KIND] CURRENCY_EXECUTOR [TEXTS...]
    python3 compare.py [--changed] --at-most COUNT CURRENCY_EXECUTOR [TEXTS...]

A file of texts has lines of a locale, a text and its amounts, with tabs between. In the text, \\n and \\t are a line end and a
tab. The amounts were judged before the first run, as a careful native reader would, and never copied from our output. A
judgement is corrected only by a rule, for all texts that it concerns:

    od 10 do 20 zł          both ends of a range are amounts
    10–15 Mio. €            one word of scale behind two numbers multiplies both
    25,000 دينار            in Iraq, whose dinar has thousandths by ISO 4217 only, a mark before three digits groups
    95:-                    a dash in place of the cents shows a price of the region, in the countries that write it so
    £5 and 5p               a minor part belongs to the amount in front of it
    Price (USD): 49.00      a label names the currency
    -,50 €                  a dash in place of the units may be a minus
    Débit 34,00 €           a mark of debits at the start of a line may make the amount negative
    5 € 10 Stück            two digits behind a plain amount may be its cents
    1,899 €/l               more digits than the minor unit has may be a group
    $1OO, 12 .500 €         a number that goes on in a way that nobody reads for sure is doubtful

The notation of the amounts:

    19.99 EUR; 5 EUR        two amounts that are sure
    12500|500 EUR           one that is doubtful: either of these
    20 USD|CAD              one whose currency is doubtful
    ~2150 PLN               a doubtful judgement: found surely, in doubt or not at all, all three are right
    -                       no amount

A text is surely wrong if an amount is found without a doubt that the judgement does not have; otherwise it is missed if an
amount is not found, doubted if an amount is found with a doubt that the judgement does not have, and right. The ledger lists
all texts that are not right: kind, locale, text, what is found, and the reason. An unlisted text fails, and so does an entry
that no longer holds. --write updates the ledger and keeps the reasons; an entry without a reason fails. --show prints all
texts of a kind instead of comparing. --at-most uses no ledger, and fails if more texts are surely wrong; whoever repairs a rule
lowers the number. --changed reads each text in other forms that mean the same: in quotes and cells, with two blanks, in
other forms of Unicode.
"""

import collections
import decimal
import json
import pathlib
import subprocess
import sys
import unicodedata

HERE = pathlib.Path(__file__).parent
LEDGER = HERE.parent / "Ledger" / "reading.tsv"
KINDS = ["right", "doubted", "missed", "wrong"]

def wide(text):
    """A text whose ASCII is in full width, but for blanks, and the marks that Chinese and Japanese have of their own."""
    return "".join(chr(ord(one) + 0xFEE0) if "!" <= one <= "~" and one not in "!,:;?" else one for one in text)


# Forms of a text that mean the same. A no-break space instead of a blank does not: it joins the digits of a number.
CHANGES = [
    lambda text: f'"{text}"',
    lambda text: f"<td>{text}</td>",
    lambda text: f"| {text} |",
    lambda text: f"\u202a{text}\u202c",
    lambda text: text.replace(" ", "  "),
    lambda text: unicodedata.normalize("NFD", text),
    wide,
]

# The amounts and the currencies that a text may mean in one place. `may` marks a doubtful judgement, and `sure` an amount that is
# found without a doubt.
Amount = collections.namedtuple("Amount", "amounts currencies may sure", defaults=[True])


def amounts_of(judgement):
    """The amounts in the notation of the files."""
    if judgement == "-":
        return []
    result = []
    for text in judgement.split("; "):
        amounts, currencies = text.removeprefix("~").split(" ")
        amounts = [decimal.Decimal(amount) for amount in amounts.split("|")]
        result.append(Amount(amounts, currencies.split("|"), text.startswith("~")))
    return result


def notation(found):
    """Amounts in the notation of the files."""
    return "; ".join(f"{'|'.join(map(str, one.amounts))}{'' if one.sure else '?'} {'|'.join(one.currencies)}" for one in found) or "-"


def is_sure(amount):
    return amount.sure and len(amount.amounts) == 1 and len(amount.currencies) == 1


def agree(judged, found):
    """Whether two amounts have a reading in common."""
    return any(amount in judged.amounts for amount in found.amounts) and any(
        currency in judged.currencies for currency in found.currencies
    )


def kind_of(judged, found):
    """What became of a text."""
    place = 0
    kinds = {"right"}
    for one in found:
        match = next((index for index in range(place, len(judged)) if agree(judged[index], one)), None)
        if match is None:
            kinds.add("wrong" if is_sure(one) else "doubted")
            continue
        wanted = judged[match]
        if is_sure(one) and not is_sure(wanted) and not wanted.may:
            kinds.add("wrong")
        if not is_sure(one) and is_sure(wanted) and not wanted.may:
            kinds.add("doubted")
        if any(is_sure(skipped) and not skipped.may for skipped in judged[place:match]):
            kinds.add("missed")
        place = match + 1
    if any(is_sure(skipped) and not skipped.may for skipped in judged[place:]):
        kinds.add("missed")
    return max(kinds, key=KINDS.index)


def unescaped(text):
    return text.replace("\\n", "\n").replace("\\t", "\t")


def found_in(tool, rows):
    """The amounts found in each text."""
    requests = "".join(
        json.dumps({"label": "1", "op": "amounts", "locale": locale, "text": unescaped(text)})
        + "\n"
        for locale, text, _ in rows
    )
    run = subprocess.run([tool, "conformance"], input=requests.encode(), stdout=subprocess.PIPE, check=True)
    answers = [json.loads(line) for line in run.stdout.decode().splitlines()]
    if len(answers) != len(rows):
        sys.exit(f"{len(rows)} texts and {len(answers)} answers")
    return [[amount(one) for one in answer["result"]] for answer in answers]


def amount(one):
    """An amount of an answer."""
    currencies = [one["currency"]] if one["currency"] else one["candidates"]
    # An unknown currency with one candidate is in doubt.
    if not one["currency"] and len(currencies) == 1:
        currencies.append("?")
    amounts = [decimal.Decimal(text) for text in [one["amount"], *one["otherReadings"]]]
    return Amount(amounts, currencies, False, one["sure"])


def lines(path):
    """The fields of a file's lines."""
    return [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def main():
    arguments = sys.argv[1:]
    writes = "--write" in arguments
    if writes:
        arguments.remove("--write")
    shown = None
    if "--show" in arguments:
        shown = arguments.pop(arguments.index("--show") + 1)
        arguments.remove("--show")
    most = None
    if "--at-most" in arguments:
        most = int(arguments.pop(arguments.index("--at-most") + 1))
        arguments.remove("--at-most")
    changes = []
    if "--changed" in arguments:
        changes = CHANGES
        arguments.remove("--changed")
    tool, *files = arguments
    rows = [row for path in map(pathlib.Path, files or sorted(HERE.glob("*.tsv"))) for row in lines(path)]
    if changes:
        rows = [(locale, change(unescaped(text)), judgement) for change in changes for locale, text, judgement in rows]
    results = []
    for (locale, text, judgement), found in zip(rows, found_in(tool, rows)):
        results.append((kind_of(amounts_of(judgement), found), locale, text, notation(found), judgement))
    if shown:
        for kind, *rest in results:
            if kind == shown:
                print("\t".join(rest))
        return
    counts = collections.Counter(kind for kind, *_ in results)
    if most is not None:
        print(summary(counts, rows) + f"; at most {most} wrong")
        sys.exit(counts["wrong"] > most or len(rows) < 3000)
    found = {tuple(result[:4]) for result in results if result[0] != "right"}
    listed = {tuple(entry[:4]): entry[4] for entry in lines(LEDGER)} if LEDGER.exists() else {}
    if writes:
        write(results, listed)
        listed = {tuple(entry[:4]): entry[4] for entry in lines(LEDGER)}
    problems = [("not in the ledger", entry) for entry in sorted(found - listed.keys())]
    problems += [("no longer so", entry) for entry in sorted(listed.keys() - found)]
    problems += [("without a reason", entry) for entry, reason in listed.items() if not reason]
    for problem, entry in problems:
        print(f"{problem}: {' | '.join(entry)}")
    print(summary(counts, rows) + f"; as listed: {not problems}")
    if problems or len(rows) < 3000:
        sys.exit(1)


def summary(counts, rows):
    shares = ", ".join(f"{kind} {counts[kind]} ({counts[kind] / len(rows):.1%})" for kind in KINDS)
    return f"{len(rows)} texts in {len({row[0] for row in rows})} locales: {shares}"


def write(results, listed):
    """Writes the ledger. An entry keeps its reason, also if its answer changed."""
    reasons = {entry[1:3]: reason for entry, reason in listed.items()}
    entries = [(*result[:4], reasons.get(result[1:3], "")) for result in results if result[0] != "right"]
    entries.sort(key=lambda entry: (-KINDS.index(entry[0]), entry[4]))
    comments = [line for line in LEDGER.read_text(encoding="utf-8").splitlines() if line.startswith("#")] if LEDGER.exists() else []
    text = "\n".join(comments + ["\t".join(entry) for entry in entries]) + "\n"
    LEDGER.write_text(text, encoding="utf-8")


main()
