import CurrencyCore
import LDMLSyntax
import PackedTables
import Testing

@testable import CurrencyEngine

struct RuleTests {
    private static func matches(_ rule: String, _ number: String, compactExponent: Int = 0) throws -> Bool {
        let digits = number.split(separator: ".").dropFirst().first?.count ?? 0
        let operands = PluralOperands(
            try DecimalValue(number), fractionDigits: digits, compactExponent: compactExponent)
        var rules = PluralRules()
        Array(rule.utf8).withUnsafeBufferPointer { rules.append($0, for: .one) }
        return rules.category(for: operands) == .one
    }

    /// Each relation, operand and range, worked out by hand.
    @Test(arguments: [
        ("n = 1", "1", true), ("n = 1", "1.0", true), ("n = 1", "1.1", false), ("n = 1", "-1", true),
        ("n != 1", "1.1", true), ("n != 1", "1", false),
        ("i = 1 and v = 0", "1", true), ("i = 1 and v = 0", "1.0", false), ("i = 1 and v = 0", "1.5", false),
        ("i = 0 or n = 1", "0.5", true), ("i = 0 or n = 1", "1", true), ("i = 0 or n = 1", "1.5", false),
        ("n % 100 = 3..10,103..110", "105", true), ("n % 1000 = 3..10,103..110", "2105", true),
        ("n % 1000 = 3..10,103..110", "2111", false),
        ("n % 10 = 2..4", "2.5", false), ("n % 10 != 2..4", "2.5", true),
        ("i % 10 = 2..4", "2.5", true),
        ("n = 1,3, 5", "3", true), ("n = 1,3, 5", "4", false), ("n=1", "1", true), ("n%10=1", "11", true),
        ("  n  %  10  =  1 .. 2  ,  5  ", "15", true),
        ("v = 2", "1.00", true), ("w = 0", "1.00", true), ("w = 1", "1.50", true),
        ("f = 50", "1.50", true), ("t = 5", "1.50", true), ("f % 10 = 0", "1.50", true),
        ("t != 0 and i = 0,1", "0.1", true), ("t != 0 and i = 0,1", "0.0", false),
        ("n = 0 or n = 1 and v = 1", "1", false), ("n = 0 or n = 1 and v = 1", "1.0", true),
        ("n = 1 and v = 1 or n = 0", "0", true),
        // The older keywords.
        ("n is 1", "1", true), ("n is not 1", "1", false), ("n is not 1", "2", true),
        ("n in 2..4", "3", true), ("n in 2..4", "3.5", false), ("n not in 2..4", "3.5", true),
        ("n not in 2..4,6", "6", false),
        ("n within 2..4", "3.5", true), ("n within 2..4", "4.0", true), ("n within 2..4", "4.5", false),
        ("n within 0..2", "0.1", true), ("n not within 0..2", "2.1", true),
        ("n mod 10 is 1", "21", true), ("n mod 10 in 1..2", "22", true), ("n mod 100 within 1..2", "101.5", true),
        // Numbers of more than 64 bits.
        ("n = 0", "1E+30", false), ("n != 0", "1E+30", true), ("n % 10 = 0", "1E+30", true),
        ("i = 18446744073709551615", "18446744073709551615", true),
        ("i = 0..18446744073709551615", "18446744073709551616", false),
        ("i = 0..18446744073709551615", "1E+20", false), ("n = 10000000000000000000", "1E+19", true),
        ("n % 10 = 6", "18446744073709551616", true), ("n % 10 = 0", "18446744073709551616", false),
    ])
    func rulesMatchAsLDMLSays(rule: String, number: String, expected: Bool) throws {
        #expect(try Self.matches(rule, number) == expected)
    }

    /// French and others: millions are "many" if compact or round.
    @Test(arguments: [
        ("1", 6, true), ("1", 3, false), ("1.5", 6, true), ("1000000", 0, true), ("1000001", 0, false),
        ("2", 0, false), ("1000000.0", 0, false), ("100", 5, false),
    ])
    func theCompactExponentIsAnOperand(number: String, exponent: Int, expected: Bool) throws {
        for letter in ["c", "e"] {
            let rule = "\(letter) = 0 and i != 0 and i % 1000000 = 0 and v = 0 or \(letter) != 0..5"
            #expect(try Self.matches(rule, number, compactExponent: exponent) == expected)
        }
    }

    @Test(arguments: [
        "", " ", "n", "n =", "= 1", "n 1", "n = ", "n = 1 and", "n = 1 or", "and n = 1", "n = 1 n = 2", "n == 1",
        "n ! 1", "n < 1", "n = 1..", "n = ..1", "n = 1.2", "n = 1...2", "n = 4..2", "n = 1,", "n = ,1", "n % = 1",
        "n % 0 = 1", "n mod 0 = 1", "x = 1", "N = 1", "n = -1", "n = 1.0", "n = one", "nn = 1", "n = 1 andn = 2",
        "n = 1 And n = 2", "n is", "n is not", "n not = 1", "n is 1..2", "n is 1,2", "n in", "n within", "not n = 1",
        "n = 1 @integer 1", "(n = 1)", "n = 18446744073709551616", "n = 99999999999999999999999", "n = 1;", "n = 1\0",
        "n =\t1", "n = １", "\u{FFFD}", "n=1or", "nmod 10 = 1", "n notin 1",
    ])
    func aMalformedRuleMatchesNothing(rule: String) throws {
        #expect(!PluralRuleReader.isWellFormed(rule))
        for number in ["0", "1", "2", "1.5", "1E+40"] {
            #expect(try !Self.matches(rule, number))
        }
    }

    /// An error later in the rule is reported even if the first relation decides.
    @Test(arguments: ["n = 1 or n = ", "n = 1 or x = 1", "n = 1 or n % 0 = 1"])
    func aRuleIsReadToItsEnd(rule: String) throws {
        #expect(try !Self.matches(rule, "1"))
    }

    @Test func anyBytesAreReadWithoutATrap() {
        var random = SystemRandomNumberGenerator()
        let alphabet = Array("nivwftce 0123456789=!%.,andorinotwithsmd@".utf8)
        for _ in 0..<20_000 {
            let rule = (0..<Int.random(in: 0...24, using: &random)).map { _ in
                Bool.random(using: &random) ? alphabet.randomElement(using: &random) ?? 0 : .random(in: 0...255)
            }
            rule.withUnsafeBufferPointer { _ = PluralRuleReader.isWellFormed($0) }
        }
    }

    @Test func everyRuleOfTheBundledImageIsWellFormed() {
        let image = CurrencyData.bundled.image
        let rows = image.rowCount(of: PluralRuleRow.self)
        #expect(rows > 50)
        for row in 0..<rows {
            let rule = image.text(image[PluralRuleRow.self, row].rule)
            let isOther = image[PluralRuleRow.self, row].form == .other
            #expect(isOther ? rule.isEmpty : PluralRuleReader.isWellFormed(rule.utf8), "\(rule.string)")
        }
    }
}
