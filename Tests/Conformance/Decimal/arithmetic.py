"""Answers decimal arithmetic with Python's decimal and fractions modules, for comparison in tests.

    python3 arithmetic.py                  questions on standard input, answers on standard output
    python3 arithmetic.py --facts          writes arithmetic-facts.txt's lines: seeded questions with their answers

A question is a line `operation digits mode a b`; its answer is one or two decimals, or the name of an error.

    add subtract multiply                  exact, with 38 digits of the General Decimal Arithmetic (module decimal)
    divmod                                 whole quotient and remainder (module decimal)
    product quotient quantize              rounded once to that many decimal places (module fractions)
"""

import random
import sys
from decimal import (
    Context, Decimal, DivisionByZero, Inexact, InvalidOperation, Overflow,
    ROUND_CEILING, ROUND_DOWN, ROUND_FLOOR, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP)
from fractions import Fraction

DIGITS = 38
LARGEST = Decimal("1E+6144")
EXACT = Context(prec=DIGITS, rounding=ROUND_HALF_EVEN, Emin=-6139, Emax=6144, clamp=0,
                traps=[Inexact, Overflow, InvalidOperation, DivisionByZero])
UNBOUNDED = Context(prec=60_000, Emin=-99_999, Emax=99_999, traps=[Inexact, InvalidOperation])
# Python has no equivalent of the other three.
MODES = {"ceiling": ROUND_CEILING, "floor": ROUND_FLOOR, "down": ROUND_DOWN, "up": ROUND_UP,
         "halfEven": ROUND_HALF_EVEN, "halfDown": ROUND_HALF_DOWN, "halfUp": ROUND_HALF_UP}


def exact(operation, a, b):
    names = {"add": "add", "subtract": "subtract", "multiply": "multiply"}
    try:
        result = getattr(EXACT, names[operation])(a, b)
    except (Inexact, Overflow):
        true = UNBOUNDED.normalize(getattr(UNBOUNDED, names[operation])(a, b))
        return "tooManyDigits" if len(true.as_tuple().digits) > DIGITS else "outOfRange"
    return "outOfRange" if abs(result) > LARGEST else str(result)


def divmod_(a, b):
    if not b:
        return "divisionByZero"
    try:
        return f"{EXACT.divide_int(a, b)} {EXACT.remainder(a, b)}"
    except InvalidOperation:
        return "tooManyDigits"


def rounded(value, mode):
    """Rounds a fraction of either sign to a whole number."""
    whole = abs(value.numerator) // value.denominator
    rest = abs(value) - whole
    negative = value < 0
    half = Fraction(1, 2)
    if rest == 0:
        away = False
    elif mode in ("ceiling", "floor", "down", "up"):
        away = {"ceiling": not negative, "floor": negative, "down": False, "up": True}[mode]
    elif rest != half:
        away = rest > half
    else:
        away = {"halfEven": whole % 2 == 1, "halfOdd": whole % 2 == 0, "halfCeiling": not negative,
                "halfFloor": negative, "halfDown": False, "halfUp": True}[mode]
    return whole + 1 if away else whole


def fixed(value, negative, digits, mode):
    """Rounds a fraction to a number of fraction digits."""
    if not -6144 <= digits <= 6176:
        return "outOfRange"
    whole = rounded(value * Fraction(10) ** digits, mode)
    if whole >= 10 ** DIGITS:
        return "tooManyDigits"
    result = Decimal((int(negative), tuple(map(int, str(whole))), -digits))
    return "outOfRange" if abs(result) > LARGEST else str(result)


def quantize(a, digits, mode):
    answer = fixed(Fraction(a), a.is_signed(), digits, mode)
    if mode in MODES and answer[-1].isdigit():
        # The modules must agree if both have an answer.
        other = EXACT.copy()
        other.traps[Inexact] = False
        assert str(a.quantize(Decimal((0, (1,), -digits)), rounding=MODES[mode], context=other)) == answer
    return answer


def answer(operation, digits, mode, a, b):
    a, b, digits = Decimal(a), Decimal(b), int(digits)
    negative = a.is_signed() != b.is_signed()
    if operation == "divmod":
        return divmod_(a, b)
    if operation == "quantize":
        return quantize(a, digits, mode)
    if operation == "product":
        return fixed(Fraction(a) * Fraction(b), negative, digits, mode)
    if operation == "quotient":
        if not b:
            return "divisionByZero"
        return fixed(Fraction(a) / Fraction(b), negative, digits, mode)
    return exact(operation, a, b)


def questions(count, seed):
    generator = random.Random(seed)
    modes = sorted(set(MODES) | {"halfOdd", "halfCeiling", "halfFloor"})
    operations = ["add", "subtract", "multiply", "divmod", "product", "quotient", "quantize"]

    def number():
        length = generator.choice([1, 2, 4, 9, 18, 19, 20, 27, 37, 38])
        digits = [generator.choice([0, 0, 1, 4, 5, 9, generator.randrange(10)]) for _ in range(length)]
        extreme = generator.choice([-6176, -3100, 3000, 6100])
        exponent = generator.choice([0, 0, -2, -2, -4, generator.randrange(-25, 6), generator.randrange(-40, 41), extreme])
        return str(Decimal((generator.randrange(2), tuple(digits), exponent)))

    for index in range(count):
        digits = generator.choice([0, 2, 2, 3, generator.randrange(-10, 40)])
        yield f"{operations[index % 7]} {digits} {modes[index // 7 % 10]} {number()} {number()}"


if __name__ == "__main__":
    if sys.argv[1:] == ["--facts"]:
        for question in questions(1400, 1):
            print(question, "=", answer(*question.split()))
    else:
        for line in sys.stdin:
            print(answer(*line.split()))
