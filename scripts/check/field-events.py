"""Usage: field-events.py EXECUTOR [EVENTS [SEED]]

Sends random events to `currency-executor fields`, a hundred in each request: keys, pastes, ranges beyond the text, input
methods and undo, in fields of amounts, masks and formats. The program must answer each request with a state for each event,
and end normally. The default of EVENTS is a million.
"""

import json
import random
import subprocess
import sys
import threading

EVENTS_OF_A_REQUEST = 100

LOCALES = ["en-US", "de-DE", "ar-EG", "fa-IR", "he-IL", "hi-IN", "ja-JP", "fr-CH", "sv-SE", "pt-CV", "bn-BD", "uz-Arab",
           "ru-RU", "my-MM"]
TEXTS = ["1", "23", "-", ".", ",", "x", "５", "٣", "1.234,5", "(12.34)", "1e3", "\u200f", "€5", "", "9" * 50, "\n",
         "👩‍👩‍👧", "\U0001D7D8", " ", "%", "\u2212", "+1"]
WITH_TEXT = ["insert", "type", "paste", "append", "setText", "mark"]
OPERATIONS = WITH_TEXT + [
    "begin", "end", "replace", "replaceEnd", "backspace", "forwardDelete", "select", "selectAll", "setValue", "clear",
    "bind", "read", "return", "commitMarked", "setKeyboard", "setClearsWhenZero", "undo", "redo"]


def some_range():
    start = random.randint(-3, 30)
    return [start, start + random.randint(0, 8)]


def event(engine):
    operation = random.choice(OPERATIONS)
    event = {"op": operation}
    if operation in WITH_TEXT + ["replace", "replaceEnd"]:
        event["with"] = random.choice(TEXTS)
    if operation in ["replace", "select"]:
        event["range"] = some_range()
    if operation == "replaceEnd":
        event["length"] = random.randint(0, 9)
    if operation == "setValue":
        event["value"] = random.choice(["12.5", "-3", "0", "1234567.891"] if engine != "textinput" else ["4111", "12"])
    if operation == "setKeyboard":
        event["keyboard"] = random.choice(["numbersAndPunctuation", "numberPad"])
    if operation == "setClearsWhenZero":
        event["value"] = random.random() < 0.5
    return event


def request(label):
    engine = random.choice(["currency", "currency", "decimal", "percent", "mask", "textinput"])
    config = {}
    if engine == "mask":
        config = {"formatStrings": [{"string": "(", "startIndex": 0}, {"string": ") ", "startIndex": 3, "displaysAt": 3},
                                    {"string": "-", "startIndex": 6}], "maxLength": 10}
    elif engine == "textinput":
        config = {"format": random.choice(["none", "plain", "bankCardNumber", "bankCardExpiryDate",
                                           "bankCardHolderName", "phoneNumber"])}
    else:
        config = {"locale": random.choice(LOCALES), "entry": random.choice(["fromRight", "free"])}
        if engine == "currency":
            config["currency"] = random.choice(["USD", "EUR", "JPY", "KWD", "CVE"])
            config["hasDecimals"] = random.random() < 0.8
        if random.random() < 0.3:
            config.update(minValue="10", maxValue="100")
        if random.random() < 0.3:
            config["maxIntegers"] = random.randint(0, 7)
    return {"label": str(label), "engine": engine, "config": config, "initial": {"text": ""},
            "events": [event(engine) for _ in range(EVENTS_OF_A_REQUEST)]}


def main():
    if not 2 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 4217
    random.seed(seed)
    requests = -(-count // EVENTS_OF_A_REQUEST)
    program = subprocess.Popen([sys.argv[1], "fields"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    answers = []
    reader = threading.Thread(target=lambda: answers.extend(program.stdout))
    reader.start()
    try:
        for label in range(requests):
            program.stdin.write(json.dumps(request(label)) + "\n")
        program.stdin.close()
    except BrokenPipeError:
        pass
    reader.join()
    status = program.wait()
    failed = []
    for label, line in enumerate(answers):
        answer = json.loads(line)
        if answer.get("label") != str(label) or len(answer.get("states", [])) != EVENTS_OF_A_REQUEST:
            failed.append(line.strip()[:200])
    for line in failed[:5]:
        print(line)
    print(f"{requests * EVENTS_OF_A_REQUEST} events of {requests} fields: {len(answers)} answers, "
          f"{len(failed)} without their states, status {status} (seed {seed})")
    sys.exit(0 if status == 0 and len(answers) == requests and not failed else 1)


if __name__ == "__main__":
    main()
