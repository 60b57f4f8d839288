"""Answers decimal arithmetic with Python's decimal and fractions modules, for comparison in tests.

    python3 arithmetic.py                  questions on standard input, answers on standard output
    python3 arithmetic.py --facts          writes arithmetic-facts.txt's lines: seeded questions with their answers

A question is a line `operation digits mode a b`; its answer is one or two decimals, or the name of an error.

    add subtract multiply                  exact, with 38 digits of the General Decimal Arithmetic (module decimal)
    divmod                                 whole quotient and remainder (module decimal)
    product quotient quantize              rounded once to that many decimal places (module fractions)
    convert                                a × b, where b is a fraction `n/d`, rounded in the same way
    multiple                               the nearest multiple of the whole number b, in units of that decimal place
    step                                   the same without trailing zeros, where only the result is limited to 38 digits
    combine                                the product of two fractions in lowest terms
"""

import itertools
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
sys.set_int_max_str_digits(20_000)
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


def fixed(value, negative, digits, mode, step=1):
    """Rounds a fraction to a number of fraction digits, or to a multiple of a step there."""
    if not -6144 <= digits <= 6176:
        return "outOfRange"
    units = value * Fraction(10) ** digits
    whole = rounded(units / step, mode) * step
    if max(whole, abs(units) // 1) >= 10 ** DIGITS:
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


def nearest(a, step, digits, mode):
    """Rounds a decimal to a multiple of a step."""
    whole = rounded(Fraction(a) * Fraction(10) ** digits / step, mode) * step
    result = UNBOUNDED.normalize(Decimal((int(a.is_signed()), tuple(map(int, str(whole))), -digits)))
    if len(result.as_tuple().digits) > DIGITS:
        return "tooManyDigits"
    return "outOfRange" if abs(result) > LARGEST else str(result)


def combine(a, b):
    product = Fraction(a) * Fraction(b)
    if max(product.numerator, product.denominator) >= 10 ** DIGITS:
        return "tooManyDigits"
    return f"{product.numerator}/{product.denominator}"


def answer(operation, digits, mode, a, b):
    digits = int(digits)
    if operation == "combine":
        return combine(a, b)
    a = Decimal(a)
    if operation == "convert":
        return fixed(Fraction(a) * Fraction(b), a.is_signed(), digits, mode)
    if operation == "multiple":
        return fixed(Fraction(a), a.is_signed(), digits, mode, int(b))
    if operation == "step":
        return nearest(a, int(b), digits, mode)
    b = Decimal(b)
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


def questions(operations, count, seed):
    generator = random.Random(seed)
    modes = sorted(set(MODES) | {"halfOdd", "halfCeiling", "halfFloor"})

    def number():
        length = generator.choice([1, 2, 4, 9, 18, 19, 20, 27, 37, 38])
        digits = [generator.choice([0, 0, 1, 4, 5, 9, generator.randrange(10)]) for _ in range(length)]
        extreme = generator.choice([-6176, -3100, 3000, 6100])
        exponent = generator.choice([0, 0, -2, -2, -4, generator.randrange(-25, 6), generator.randrange(-40, 41), extreme])
        return str(Decimal((generator.randrange(2), tuple(digits), exponent)))

    def fraction():
        sizes = [1, 2, 5, 18, 19, 30, 34, 38]
        result = Fraction(*(generator.randrange(1, 10 ** generator.choice(sizes)) for _ in range(2)))
        return f"{result.numerator}/{result.denominator}"

    def step():
        return str(generator.choice([5, 25, 50, 3, 999, 10 ** 18]))

    operands = {"convert": (number, fraction), "multiple": (number, step), "step": (number, step),
                "combine": (fraction, fraction)}
    for index in range(count):
        operation = operations[index % len(operations)]
        digits = generator.choice([0, 2, 2, 3, generator.randrange(-10, 40)])
        a, b = operands.get(operation, (number, number))
        yield f"{operation} {digits} {modes[index // len(operations) % 10]} {a()} {b()}"


if __name__ == "__main__":
    if sys.argv[1:] == ["--facts"]:
        decimals = ["add", "subtract", "multiply", "divmod", "product", "quotient", "quantize"]
        for question in itertools.chain(
                questions(decimals, 1400, 1), questions(["convert", "multiple", "step", "combine"], 800, 2)):
            print(question, "=", answer(*question.split()))
    else:
        for line in sys.stdin:
            print(answer(*line.split()))
