import TestSupport
import Testing

@testable import CurrencyCore

/// ICU's chart of its rounding modes, from
/// https://unicode-org.github.io/icu/userguide/format_parse/numbers/rounding-modes.html: the numbers from -2.0 to 2.0,
/// each rounded to a whole number by every mode.
private let chart = """
    #    CEILING FLOOR DOWN UP HALFEVEN HALFODD HALFCEILING HALFFLOOR HALFDOWN HALFUP
    -2.0 -2      -2    -2   -2 -2       -2      -2          -2        -2       -2
    -1.9 -1      -2    -1   -2 -2       -2      -2          -2        -2       -2
    -1.8 -1      -2    -1   -2 -2       -2      -2          -2        -2       -2
    -1.7 -1      -2    -1   -2 -2       -2      -2          -2        -2       -2
    -1.6 -1      -2    -1   -2 -2       -2      -2          -2        -2       -2
    -1.5 -1      -2    -1   -2 -2       -1      -1          -2        -1       -2
    -1.4 -1      -2    -1   -2 -1       -1      -1          -1        -1       -1
    -1.3 -1      -2    -1   -2 -1       -1      -1          -1        -1       -1
    -1.2 -1      -2    -1   -2 -1       -1      -1          -1        -1       -1
    -1.1 -1      -2    -1   -2 -1       -1      -1          -1        -1       -1
    -1.0 -1      -1    -1   -1 -1       -1      -1          -1        -1       -1
    -0.9 -0      -1    -0   -1 -1       -1      -1          -1        -1       -1
    -0.8 -0      -1    -0   -1 -1       -1      -1          -1        -1       -1
    -0.7 -0      -1    -0   -1 -1       -1      -1          -1        -1       -1
    -0.6 -0      -1    -0   -1 -1       -1      -1          -1        -1       -1
    -0.5 -0      -1    -0   -1 -0       -1      -0          -1        -0       -1
    -0.4 -0      -1    -0   -1 -0       -0      -0          -0        -0       -0
    -0.3 -0      -1    -0   -1 -0       -0      -0          -0        -0       -0
    -0.2 -0      -1    -0   -1 -0       -0      -0          -0        -0       -0
    -0.1 -0      -1    -0   -1 -0       -0      -0          -0        -0       -0
    0.0  0       0     0    0  0        0       0           0         0        0
    0.1  1       0     0    1  0        0       0           0         0        0
    0.2  1       0     0    1  0        0       0           0         0        0
    0.3  1       0     0    1  0        0       0           0         0        0
    0.4  1       0     0    1  0        0       0           0         0        0
    0.5  1       0     0    1  0        1       1           0         0        1
    0.6  1       0     0    1  1        1       1           1         1        1
    0.7  1       0     0    1  1        1       1           1         1        1
    0.8  1       0     0    1  1        1       1           1         1        1
    0.9  1       0     0    1  1        1       1           1         1        1
    1.0  1       1     1    1  1        1       1           1         1        1
    1.1  2       1     1    2  1        1       1           1         1        1
    1.2  2       1     1    2  1        1       1           1         1        1
    1.3  2       1     1    2  1        1       1           1         1        1
    1.4  2       1     1    2  1        1       1           1         1        1
    1.5  2       1     1    2  2        1       2           1         1        2
    1.6  2       1     1    2  2        2       2           2         2        2
    1.7  2       1     1    2  2        2       2           2         2        2
    1.8  2       1     1    2  2        2       2           2         2        2
    1.9  2       1     1    2  2        2       2           2         2        2
    2.0  2       2     2    2  2        2       2           2         2        2
    """

private let chartModes: [Substring: RoundingMode] = [
    "CEILING": .ceiling, "FLOOR": .floor, "DOWN": .down, "UP": .up, "HALFEVEN": .halfEven, "HALFODD": .halfOdd,
    "HALFCEILING": .halfCeiling, "HALFFLOOR": .halfFloor, "HALFDOWN": .halfDown, "HALFUP": .halfUp,
]

@Suite("Rounding")
struct RoundingTests {
    @Test func isThatOfICUsChart() throws {
        let rows = chart.split(separator: "\n").map { $0.split(separator: " ") }
        let modes = try rows[0].dropFirst().map { try #require(chartModes[$0]) }
        #expect(Set(modes) == Set(RoundingMode.allCases))
        #expect(rows.count == 42)
        for row in rows.dropFirst() {
            #expect(row.count == 11)
            let value = try DecimalValue(String(row[0]))
            for (mode, expected) in zip(modes, row.dropFirst()) {
                let (rounded, isExact) = value.rounding(toFractionDigits: 0, mode)
                #expect(rounded.scientificText == expected, "\(value) \(mode)")
                #expect(isExact == row[0].hasSuffix(".0"))
                let multiple = try value.rounding(toIncrement: 1, scale: 0, mode)
                #expect(multiple.value.isIdentical(to: rounded) && multiple.isExact == isExact)
            }
        }
    }

    @Test func everySmallNumberToEveryPlace() {
        var failures: [String] = []
        for integer in -1_205...1_205 {
            for exponent in -4...1 {
                let value = DecimalValue(minorUnits: Int64(integer), scale: -exponent)
                let model = DigitModel(value)
                for places in -3...5 {
                    let cut = model.cut(at: -places)
                    // Results already found equal to the model. Their digits need not be read again.
                    var known: (down: DecimalValue?, up: DecimalValue?)
                    for mode in RoundingMode.allCases {
                        let result = value.rounding(toFractionDigits: places, mode)
                        let goesUp = cut.goesUp(mode)
                        let isKnown = (goesUp ? known.up : known.down)?.isIdentical(to: result.value) ?? false
                        let isRight = isKnown || DigitModel(result.value) == (goesUp ? cut.up : cut.down)
                        if !isRight || result.isExact != cut.isExact {
                            failures.append("\(value) to \(places) \(mode): \(result)")
                        } else if goesUp {
                            known.up = result.value
                        } else {
                            known.down = result.value
                        }
                    }
                }
            }
        }
        // The model keeps the sign of zero: a positive zero has none.
        #expect(failures.isEmpty, "\(failures.prefix(10))")
    }

    @Test func randomNumbers() throws {
        var generator = SplitMix64(printing: 1_000_000)
        var failures: [String] = []
        for _ in 0..<300_000 {
            let model = DigitModel.random(maximumDigits: 38, exponents: -45...5, using: &generator)
            let value = try DecimalValue(model.text)
            let mode = RoundingMode.allCases[generator.below(10)]
            let place = model.exponent - 2 + generator.below(model.digits.count + 6)
            let result = value.rounding(toFractionDigits: -place, mode)
            let expected = model.rounded(at: place, mode)
            if DigitModel(result.value) != expected.value || result.isExact != expected.isExact {
                failures.append("\(value) at \(place) \(mode): \(result)")
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(10))")
    }

    @Test func significantDigits() throws {
        var generator = SplitMix64(printing: 200_000)
        var failures: [String] = []
        for _ in 0..<100_000 {
            let model = DigitModel.random(maximumDigits: 38, exponents: -45...5, using: &generator)
            let value = try DecimalValue(model.text)
            let mode = RoundingMode.allCases[generator.below(10)]
            let digits = 1 + generator.below(40)
            let result = value.rounding(toSignificantDigits: digits, mode)
            var expected = model.rounded(at: model.exponent + max(0, model.digits.count - digits), mode)
            if expected.value.digits.count > digits, model.digits.count > digits {
                expected.value.digits.removeLast()
                expected.value.exponent += 1
            }
            if DigitModel(result.value) != expected.value || result.isExact != expected.isExact {
                failures.append("\(value) to \(digits) \(mode): \(result)")
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(10))")
        #expect(try DecimalValue("0.9996").rounded(toSignificantDigits: 3).scientificText == "1.00")
        #expect(try DecimalValue("1299.5").rounded(toSignificantDigits: 3).scientificText == "1.30E+3")
        #expect(try DecimalValue("0.000").rounded(toSignificantDigits: 1).scientificText == "0.000")
        let largest = "9.9999999999999999999999999999999999999E+6143"
        #expect(try DecimalValue(largest).rounded(toSignificantDigits: 1).scientificText == "1E+6144")
    }

    @Test func theSignOfZeroStays() throws {
        #expect(try DecimalValue("-0.004").rounded(toFractionDigits: 2).scientificText == "-0.00")
        #expect(try DecimalValue("-0.02").rounded(toIncrement: 5, scale: 2).scientificText == "-0.00")
        #expect(try DecimalValue("0.004").rounded(toFractionDigits: 2).scientificText == "0.00")
        #expect(try DecimalValue("-0.000").rounded(toFractionDigits: 2).scientificText == "-0.00")
        #expect(try DecimalValue("-0").rounded(toFractionDigits: 2, .up).scientificText == "-0")
    }

    @Test func farAwayPlaces() throws {
        #expect(try DecimalValue("5E-6176").rounded(toFractionDigits: 2, .up).scientificText == "0.01")
        #expect(try DecimalValue("5E-6176").rounded(toFractionDigits: 6175).scientificText == "0E-6175")
        #expect(try DecimalValue("5E-6176").rounded(toFractionDigits: .max).scientificText == "5E-6176")
        #expect(try DecimalValue("5").rounded(toFractionDigits: -6144, .up).scientificText == "1E+6144")
        #expect(try DecimalValue("1E+6144").rounded(toFractionDigits: -6144, .up).scientificText == "1E+6144")
        #expect(DecimalValue(5).rounded(toFractionDigits: -6144, .halfUp).scientificText == "0E+6144")
    }

    @Test func whatIsNotFiniteStays() throws {
        for value in [DecimalValue.nan, .infinity, .infinity.negated] {
            #expect(value.rounding(toFractionDigits: 2).value.isIdentical(to: value))
            #expect(value.rounding(toFractionDigits: 2).isExact)
            #expect(value.rounding(toSignificantDigits: 2).value.isIdentical(to: value))
            #expect(try value.rounding(toIncrement: 5, scale: 2).value.isIdentical(to: value))
        }
    }

    @Test func placesOutsideTheRangeStop() async {
        await #expect(processExitsWith: .failure) {
            _ = DecimalValue(5).rounded(toFractionDigits: -6145)
        }
        await #expect(processExitsWith: .failure) {
            _ = DecimalValue(5).rounded(toSignificantDigits: 0)
        }
    }
}

@Suite("Rounding to an increment")
struct IncrementRoundingTests {
    /// Slow, obvious rounding: rounds `numerator / denominator` to a whole number.
    private func rounded(_ numerator: Int, _ denominator: Int, _ mode: RoundingMode) -> Int {
        let magnitude = abs(numerator)
        let isNegative = numerator < 0
        let quotient = magnitude / denominator
        let remainder = magnitude % denominator
        let isUp: Bool
        switch (remainder == 0, mode) {
        case (true, _): isUp = false
        case (_, .up): isUp = true
        case (_, .down): isUp = false
        case (_, .ceiling): isUp = !isNegative
        case (_, .floor): isUp = isNegative
        default:
            if remainder * 2 != denominator {
                isUp = remainder * 2 > denominator
            } else {
                switch mode {
                case .halfUp: isUp = true
                case .halfDown: isUp = false
                case .halfEven: isUp = quotient % 2 == 1
                case .halfOdd: isUp = quotient % 2 == 0
                case .halfCeiling: isUp = !isNegative
                default: isUp = isNegative
                }
            }
        }
        return (isNegative ? -1 : 1) * (quotient + (isUp ? 1 : 0))
    }

    @Test func everySmallNumber() throws {
        var failures: [String] = []
        // Value scales are above, at and below the scale of the increment.
        for increment in [1, 2, 3, 5, 7, 10, 20, 25, 50, 100] {
            for (valueScale, scale) in [(2, 2), (3, 2), (4, 2), (2, 0), (0, 2), (1, 3), (0, 0), (2, -1), (-1, 1)] {
                for integer in -315...315 {
                    let value = DecimalValue(minorUnits: Int64(integer), scale: valueScale)
                    // Convert both to units of the finer scale.
                    let finer = max(valueScale, scale)
                    let numerator = integer * power(finer - valueScale)
                    let denominator = increment * power(finer - scale)
                    for mode in RoundingMode.allCases {
                        let result = try value.rounding(toIncrement: UInt64(increment), scale: scale, mode)
                        let multiple = rounded(numerator, denominator, mode) * increment
                        let expected = DecimalValue(minorUnits: Int64(multiple), scale: scale)
                        let isExact = numerator % denominator == 0
                        if result.value != expected || result.isExact != isExact
                            || result.value.isNegative != value.isNegative
                        {
                            failures.append("\(value) to \(increment)E-\(scale) \(mode): \(result)")
                        }
                    }
                }
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(10))")
    }

    private func power(_ exponent: Int) -> Int {
        (0..<exponent).reduce(1) { product, _ in product * 10 }
    }

    /// Rounding to an increment of 1 equals rounding to places, which has its own model.
    @Test func oneIsRoundingToPlaces() throws {
        var generator = SplitMix64(printing: 100_000)
        var failures: [String] = []
        for _ in 0..<100_000 {
            let model = DigitModel.random(maximumDigits: 38, exponents: -45...5, using: &generator)
            let value = try DecimalValue(model.text)
            let mode = RoundingMode.allCases[generator.below(10)]
            let places = generator.below(50) - 5
            let zeros = generator.below(19)
            let result = try value.rounding(
                toIncrement: UInt64(power(zeros)), scale: places + zeros, mode)
            let expected = value.rounding(toFractionDigits: places, mode)
            if result.value != expected.value || result.isExact != expected.isExact {
                failures.append("\(value) to \(places) \(zeros) \(mode): \(result) \(expected)")
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(10))")
    }

    @Test
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func largeNumbersAndLargeIncrements() throws {
        var generator = SplitMix64(printing: 127)
        var failures: [String] = []
        for _ in 0..<100_000 {
            let coefficient =
                UInt128.random(in: 0...99_999_999_999_999_999_999_999_999_999_999_999_999, using: &generator)
                >> UInt128(generator.below(120))
            let limit: UInt64 = 1_000_000_000_000_000_000
            let increment = max(1, min(limit, generator.next() >> UInt64(4 + generator.below(60))))
            let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: UInt128(increment))
            // The plain model needs the next multiple to have at most 38 digits.
            if quotient.addingReportingOverflow(1).partialValue * UInt128(increment)
                > 99_999_999_999_999_999_999_999_999_999_999_999_999
            {
                continue
            }
            let value = try #require(DecimalValue(exactly: coefficient))
            let result = try value.rounding(toIncrement: increment, scale: 0, .halfOdd)
            let twice = remainder * 2
            let isUp = twice > UInt128(increment) || twice == UInt128(increment) && quotient % 2 == 0
            let expected = (quotient + (isUp ? 1 : 0)) * UInt128(increment)
            if result.value != DecimalValue(expected) || result.isExact != (remainder == 0) {
                failures.append("\(coefficient) to \(increment): \(result)")
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(10))")
    }

    @Test func theHalfOfAnOddIncrementLiesBetweenTwoUnits() throws {
        // Half of 5 is 2.5, so the digits after the unit decide.
        #expect(try DecimalValue("0.025").rounded(toIncrement: 5, scale: 2).scientificText == "0.00")
        #expect(try DecimalValue("0.075").rounded(toIncrement: 5, scale: 2).scientificText == "0.10")
        #expect(try DecimalValue("0.0250").rounded(toIncrement: 5, scale: 2, .halfUp).scientificText == "0.05")
        #expect(try DecimalValue("0.0249999").rounded(toIncrement: 5, scale: 2, .halfUp).scientificText == "0.00")
        #expect(try DecimalValue("0.02500001").rounded(toIncrement: 5, scale: 2).scientificText == "0.05")
        #expect(try DecimalValue("0.02").rounded(toIncrement: 5, scale: 2, .halfUp).scientificText == "0.00")
        #expect(try DecimalValue("25").rounded(toIncrement: 50, scale: 0).scientificText == "0")
        #expect(try DecimalValue("25.0000001").rounded(toIncrement: 50, scale: 0).scientificText == "50")
    }

    /// Numbers whose units exceed 128 bits. Expected values are by hand.
    @Test(
        arguments: [
            // Multiples do not change.
            ("1E+40", 5, 0, .up, "1E+40"), ("3E+6000", 25, 2, .halfEven, "3E+6000"),
            // 10^38 = 3 × 33…33 + 1.
            ("1E+38", 3, 0, .down, "99999999999999999999999999999999999999"),
            // 10^39 - 10 = 64 × … + 54, and 10^39 is a multiple of 64: rounds up to 10^39.
            ("99999999999999999999999999999999999999E+1", 64, 0, .up, "1.0000000000000000000000000000000000000E+39"),
            // 10^39 = 30 × 33…33 + 10: rounds down to 10^39 - 10, which is 38 digits and a zero.
            ("1E+39", 30, 0, .down, "9.9999999999999999999999999999999999999E+38"),
            // The multiple above is 10^39 + 20, which is 39 digits and a zero.
            ("1E+39", 30, 0, .halfEven, "9.9999999999999999999999999999999999999E+38"),
        ] as [(String, UInt64, Int, RoundingMode, String)])
    func distant(_ text: String, _ increment: UInt64, _ scale: Int, _ mode: RoundingMode, _ expected: String) throws {
        let value = try DecimalValue(text)
        let result = try value.rounded(toIncrement: increment, scale: scale, mode)
        #expect(result == (try DecimalValue(expected)))
    }

    @Test(
        arguments: [
            ("1E+39", 30, 0, .up, .tooManyDigits(offset: nil)), ("1E+39", 3, 0, .up, .tooManyDigits(offset: nil)),
            ("1E+6144", 3, 0, .halfEven, .tooManyDigits(offset: nil)),
            ("1", 0, 0, .up, .incrementOutOfRange(0)),
            ("1", 9_223_372_036_854_775_808, 0, .up, .incrementOutOfRange(9_223_372_036_854_775_808)),
            ("1", 1, 6177, .up, .outOfRange(exponent: -6177, offset: nil)),
            ("1", 1, -6126, .up, .outOfRange(exponent: 6126, offset: nil)),
            ("1", 1, .min, .up, .outOfRange(exponent: .max, offset: nil)),
            ("1", 1, .max, .up, .outOfRange(exponent: -.max, offset: nil)),
        ] as [(String, UInt64, Int, RoundingMode, DecimalError)])
    func refuses(
        _ text: String, _ increment: UInt64, _ scale: Int, _ mode: RoundingMode, _ error: DecimalError
    ) throws {
        let value = try DecimalValue(text)
        #expect(throws: error) { try value.rounding(toIncrement: increment, scale: scale, mode) }
    }
}
