import Foundation
import TestSupport
import Testing

@testable import CurrencyCore

/// Compares with Python's `decimal` and `fractions`: 2,200 stored answers, and 220,000 live ones where python3 is
/// installed.
@Suite("Decimal arithmetic")
struct ArithmeticTests {
    private typealias Coefficient = DecimalValue.Coefficient

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Conformance/Decimal")

    static let modes: [(name: String, mode: RoundingMode)] = [
        ("ceiling", .ceiling), ("floor", .floor), ("down", .down), ("up", .up), ("halfEven", .halfEven),
        ("halfOdd", .halfOdd), ("halfCeiling", .halfCeiling), ("halfFloor", .halfFloor), ("halfDown", .halfDown),
        ("halfUp", .halfUp),
    ]
    private static let operations = [
        "add", "subtract", "multiply", "divmod", "product", "quotient", "quantize", "convert", "multiple", "step",
        "combine",
    ]

    /// The package's answer to a question of `arithmetic.py`.
    private static func answer(_ question: String) throws -> String {
        let words = question.split(separator: " ").map(String.init)
        try #require(words.count == 5, "\(question)")
        let digits = try #require(Int(words[1]))
        let mode = try #require(modes.first { $0.name == words[2] }).mode
        if words[0] == "combine" {
            let product = DecimalValue.Coefficient.product(try fraction(words[3]), try fraction(words[4]))
            return try product.map(text) ?? "tooManyDigits"
        }
        let left = try DecimalValue(words[3])
        // `convert` multiplies by a fraction, the others by a decimal.
        let isConversion = words[0] == "convert"
        let rate = isConversion ? try fraction(words[4]) : (.zero, Coefficient(1))
        let right = isConversion ? .nan : try DecimalValue(words[4])
        do throws(DecimalError) {
            switch words[0] {
            case "convert":
                return try left.multiplied(
                    by: rate.numerator, over: rate.denominator, toMultipleOf: 1, scale: digits, mode
                ).scientificText
            case "multiple":
                return try DecimalUnits(left, scale: digits)
                    .rounded(toMultipleOf: right.coefficient.low, mode, isNegative: left.isNegative).scientificText
            case "step":
                let nearest = try left.rounded(toIncrement: right.coefficient.low, scale: digits, mode)
                let (coefficient, zeros) = nearest.coefficient.strippingTrailingZeros()
                return try DecimalValue(
                    isNegative: nearest.isNegative, coefficient: coefficient,
                    exponent: nearest.isZero ? 0 : nearest.exponent + zeros
                ).scientificText
            case "add": return try (left + right).scientificText
            case "subtract": return try (left - right).scientificText
            case "multiply": return try (left * right).scientificText
            case "divmod":
                let (quotient, remainder) = try left.quotientAndRemainder(dividingBy: right)
                return "\(quotient.scientificText) \(remainder.scientificText)"
            case "product": return try left.multiplied(by: right, fractionDigits: digits, mode).scientificText
            case "quotient": return try left.divided(by: right, fractionDigits: digits, mode).scientificText
            case "quantize": return try left.quantized(toFractionDigits: digits, mode).scientificText
            default: return "no such operation"
            }
        } catch {
            switch error {
            case .tooManyDigits: return "tooManyDigits"
            case .outOfRange: return "outOfRange"
            case .divisionByZero: return "divisionByZero"
            default: return "\(error)"
            }
        }
    }

    /// The numbers of `n/d`; the denominator is 1 in a text without a slash.
    private static func fraction(_ text: String) throws -> (numerator: Coefficient, denominator: Coefficient) {
        let numbers = try text.split(separator: "/").map { try DecimalValue(String($0)).coefficient }
        return (numbers[0], numbers.count == 2 ? numbers[1] : Coefficient(1))
    }

    @Test func answersAsKept() throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("arithmetic-facts.txt"), encoding: .utf8)
        var operations: Set<Substring> = []
        let lines = text.split(separator: "\n")
        #expect(lines.count == 2200)
        for line in lines {
            let sides = line.components(separatedBy: " = ")
            try #require(sides.count == 2, "\(line)")
            #expect(try Self.answer(sides[0]) == sides[1], "\(sides[0])")
            operations.insert(line.prefix { $0 != " " })
        }
        #expect(operations == Set(Self.operations.map { Substring($0) }))
    }

    @Test(.enabled(if: ProgramRun.program("python3") != nil, "there is no python3")) func answersAsPython() throws {
        var generator = SplitMix64(printing: 0x1DEA_0001)
        var questions: [String] = []
        for index in 0..<220_000 {
            let operation = Self.operations[index % Self.operations.count]
            let exponents = index % 50 == 0 ? -6176...6100 : index % 5 == 0 ? -45...45 : -12...4
            let left = DigitModel.random(
                maximumDigits: index % 3 == 0 ? 38 : 19, exponents: exponents, using: &generator
            ).text
            // One in eight is a short number that divides evenly, such as 0.25 or 3.
            let right =
                index % 8 == 1
                ? DigitModel.random(maximumDigits: 2, exponents: -2...1, using: &generator)
                : DigitModel.random(maximumDigits: index % 4 == 0 ? 38 : 12, exponents: exponents, using: &generator)
            let digits = index % 13 == 0 ? generator.below(60) - 15 : generator.below(8)
            let mode = Self.modes[index / Self.operations.count % 10].name
            let operands =
                switch operation {
                case "convert": "\(left) \(try Self.randomFraction(using: &generator))"
                case "multiple", "step": "\(left) \([1, 5, 25, 999, 10_000, 1 << 59][generator.below(6)])"
                case "combine":
                    "\(try Self.randomFraction(using: &generator)) \(try Self.randomFraction(using: &generator))"
                default: "\(left) \(right.text)"
                }
            questions.append("\(operation) \(digits) \(mode) \(operands)")
        }
        let answers = try Self.askPython(questions)
        try #require(answers.count == questions.count)
        var differences = 0
        var numbers = 0
        for (question, expected) in zip(questions, answers) {
            let found = try Self.answer(question)
            if expected.last?.isNumber == true { numbers += 1 }
            guard found != expected else { continue }
            differences += 1
            if differences <= 10 { Issue.record("\(question): expected \(expected), found \(found)") }
        }
        #expect(differences == 0)
        // Most answers are numbers, not errors.
        #expect(numbers > 150_000)
    }

    /// A fraction in lowest terms, of numbers with up to 38 digits.
    private static func randomFraction(using generator: inout SplitMix64) throws -> String {
        let numbers = (0..<2).map { _ in
            DigitModel.random(
                maximumDigits: [2, 6, 19, 30, 38][generator.below(5)], exponents: 0...0, using: &generator)
        }
        let parts = try numbers.map { max(Coefficient(1), try DecimalValue($0.text).coefficient) }
        return try text(Coefficient.lowestTerms(parts[0], parts[1]))
    }

    private static func text(_ fraction: (numerator: Coefficient, denominator: Coefficient)) throws -> String {
        let numerator = try DecimalValue(coefficient: fraction.numerator, exponent: 0)
        return "\(numerator.plainText)/\(try DecimalValue(coefficient: fraction.denominator, exponent: 0).plainText)"
    }

    private static func askPython(_ questions: [String]) throws -> [String] {
        let run = try ProgramRun(
            "python3", [Self.folder.appendingPathComponent("arithmetic.py").path],
            input: questions.joined(separator: "\n") + "\n")
        try #require(run.code == 0)
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test func nothingIsCalculatedWithoutNumbers() {
        let one: DecimalValue = 1
        for other in [DecimalValue.nan, .infinity, .infinity.negated] {
            for (left, right) in [(one, other), (other, one)] {
                #expect(throws: DecimalError.notFinite) { _ = try left + right }
                #expect(throws: DecimalError.notFinite) { _ = try left - right }
                #expect(throws: DecimalError.notFinite) { _ = try left * right }
                #expect(throws: DecimalError.notFinite) { _ = try left.multiplied(by: right, fractionDigits: 2) }
                #expect(throws: DecimalError.notFinite) { _ = try left.divided(by: right, fractionDigits: 2) }
                #expect(throws: DecimalError.notFinite) { _ = try left.quotientAndRemainder(dividingBy: right) }
            }
            #expect(throws: DecimalError.notFinite) { _ = try other.quantized(toFractionDigits: 2) }
        }
    }

    @Test(arguments: [Int.min, -6145, 6177, Int.max]) func digitsOutOfRangeAreAnError(digits: Int) {
        let one: DecimalValue = 1
        let error = DecimalError.outOfRange(exponent: digits == .min ? .max : -digits, offset: nil)
        #expect(throws: error) { _ = try one.quantized(toFractionDigits: digits) }
        #expect(throws: error) { _ = try one.divided(by: 3, fractionDigits: digits) }
        #expect(throws: error) { _ = try one.multiplied(by: 3, fractionDigits: digits) }
    }

    /// Zeros, signs and the documentation's examples.
    @Test func examples() throws {
        func decimal(_ text: String) throws -> DecimalValue { try DecimalValue(text) }
        #expect(try (decimal("0.1") + decimal("0.20")).scientificText == "0.30")
        #expect(try (decimal("1.00") - decimal("0.1")).scientificText == "0.90")
        #expect(try (decimal("1.50") * decimal("1.19")).scientificText == "1.7850")
        #expect(try (decimal("5.0") - decimal("5")).scientificText == "0.0")
        #expect(try (decimal("-0") + decimal("-0")).scientificText == "-0")
        #expect(try decimal("1.50").multiplied(by: 1.19, fractionDigits: 2).scientificText == "1.78")
        #expect(try decimal("1.50").multiplied(by: 1.19, fractionDigits: 2, .halfUp).scientificText == "1.79")
        #expect(try decimal("10").divided(by: 4, fractionDigits: 2).scientificText == "2.50")
        #expect(try decimal("2").divided(by: 3, fractionDigits: 4).scientificText == "0.6667")
        #expect(try decimal("2").divided(by: 3, fractionDigits: 4, .down).scientificText == "0.6666")
        #expect(try decimal("12.5").quantized(toFractionDigits: 2).scientificText == "12.50")
        #expect(try decimal("12.345").quantized(toFractionDigits: 2).scientificText == "12.34")
        let (quotient, remainder) = try decimal("-7.50").quotientAndRemainder(dividingBy: 2)
        #expect("\(quotient) \(remainder)" == "-3 -1.50")
    }

    @Test(arguments: [
        ("1234.50", "1234.50"), ("1.2E+7", "12000000"), ("1E-9", "0.000000001"), ("-0.05", "-0.05"), ("0.00", "0.00"),
        ("0E+5", "0"), ("-1.5E+3", "-1500"), ("NaN", "NaN"), ("-Infinity", "-Infinity"),
        ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
        ("1.0000000000000000000000000000000000000", "1.0000000000000000000000000000000000000"),
    ])
    func plainText(text: String, plain: String) throws {
        #expect(try DecimalValue(text).plainText == plain)
    }

    @Test func plainTextIsReadBack() throws {
        var generator = SplitMix64(printing: 0x1DEA_0002)
        for _ in 0..<5_000 {
            let model = DigitModel.random(maximumDigits: 38, exponents: -60...60, using: &generator)
            let value = try DecimalValue(model.text)
            let text = value.plainText
            #expect(!text.contains("E"))
            let back = try DecimalValue(text)
            #expect(back == value, "\(text)")
            #expect(value.exponent > 0 || back.isIdentical(to: value), "\(text)")
        }
        for extreme in ["1E+6144", "-9E-6176"] {
            #expect(try DecimalValue(DecimalValue(extreme).plainText) == DecimalValue(extreme))
        }
    }
}
