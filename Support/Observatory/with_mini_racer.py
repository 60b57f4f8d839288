"""Answers requests with Intl in mini-racer's V8, one JSON object per line."""

import json
import os
import sys

from py_mini_racer import MiniRacer

PROGRAM = """
const formats = new Map();
function answer(text) {
    const { locale, options, input } = JSON.parse(text);
    try {
        const key = locale + JSON.stringify(options);
        if (!formats.has(key)) {
            if (Intl.NumberFormat.supportedLocalesOf(locale).length === 0) return JSON.stringify({ unsupported: locale });
            formats.set(key, new Intl.NumberFormat(locale, options));
        }
        return JSON.stringify({ result: formats.get(key).format(input) });
    } catch (error) {
        return JSON.stringify({ error: String(error) });
    }
}
"""


def main():
    context = MiniRacer()
    if sys.argv[1:] == ["--version"]:
        version = context.v8_version
        print(version() if callable(version) else version)
    else:
        context.eval(PROGRAM)
        for line in sys.stdin:
            print(context.eval(f"answer({json.dumps(line)})"))
    sys.stdout.flush()
    # V8's threads would keep the process alive.
    os._exit(0)


main()
