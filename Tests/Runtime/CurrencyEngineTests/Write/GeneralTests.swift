import CurrencyFormat
import CurrencyNames
import Testing

@testable import CurrencyEngine

/// The capacity of the general path covers every text, and the bytes that the last store writes past its end.
struct GeneralTests {
    /// Every digit is stored as four bytes, whatever its length.
    private static let slack = 4

    private func expectRoom(_ plan: FormatPlan, _ amounts: [DecimalValue], _ comment: String) {
        for amount in amounts {
            let length = plan.format(amount).utf8.count
            #expect(length + Self.slack <= plan.capacity(for: plan.round(amount)), "\(comment) \(amount)")
        }
    }

    @Test func ofWordsInEveryLocale() {
        let amounts = (3...14).map { DecimalValue(-15).scaled(byPowerOfTen: $0 - 1) }
        for locale in CurrencyLocale.allCases {
            expectRoom(DecimalStyle(locale: locale).compact(.long).plan, amounts, "\(locale)")
        }
    }

    @Test func ofLongTexts() throws {
        let long = String(repeating: "x", count: 2000)
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates)
        expectRoom(style.pattern(try NumberFormatPattern("'\(long)'#,##0.00")).plan, [1234.5], "pattern")
        expectRoom(style.display(.custom(long)).compact(.short).plan, [1_234_567], "compact")
        expectRoom(style.display(.custom(long)).plan, [1234.5], "symbol")
        expectRoom(style.symbols(try NumberSymbols(group: long)).plan, [1_234_567.5], "group")
        expectRoom(style.symbols(try NumberSymbols(decimal: long)).plan, [1.5], "decimal")
        for (primary, secondary) in [(1, 1), (1, 3), (3, 1)] {
            let sizes = try GroupingSizes(primary: primary, secondary: secondary)
            let grouped = style.symbols(try NumberSymbols(group: long)).groupingSizes(sizes).plan
            expectRoom(grouped, [1_234_567.5, 12, 1234], "groups of \(secondary) and \(primary)")
        }
        expectRoom(style.display(.name(.bundled)).plan, [1, 1_234_567.5], "name")
    }

    /// Expected texts are from ICU 72, which cuts off digits on the left, and the zeros that are then in front.
    @Test(
        arguments: [
            ("12.5", 0, 0, ".5"), ("12", 0, 0, "0"), ("0.5", 0, 0, ".5"), ("0", 0, 0, "0"), ("12.5", 1, 1, "2.5"),
            ("0.5", 1, 1, "0.5"), ("1203", 2, 2, "03"), ("1002.5", 2, 2, "02.5"), ("100230", 1, 4, "230"),
            ("1.0023E+5", 1, 4, "230"), ("1203", 1, 4, "1,203"), ("0.25", 0, nil, ".25"),
        ] as [(String, Int, Int?, String)])
    func integerDigitsAreCutOff(number: String, minimum: Int, maximum: Int?, expected: String) throws {
        let style = DecimalStyle(locale: .englishUnitedStates).integerDigits(minimum: minimum, maximum: maximum)
        #expect(style.format(try DecimalValue(number)) == expected)
    }

    /// Without integer digits, the first significant digit of zero is its zero. From ICU 72.
    @Test(arguments: [("0.5", 1, ".5"), ("0", 1, "0"), ("0.5", 2, ".50"), ("0", 2, "0.0"), ("12.5", 2, "12")])
    func significantDigitsWithoutIntegerDigits(number: String, minimum: Int, expected: String) throws {
        let style = DecimalStyle(locale: .englishUnitedStates).integerDigits(minimum: 0)
            .precision(.significant(minimum...2))
        #expect(style.format(try DecimalValue(number)) == expected)
    }

    @Test func numbersAreScaled() {
        let style = DecimalStyle(locale: .englishUnitedStates)
        #expect([-1, 0, 1, 2].map { style.scale(byPowerOfTen: $0).format(1.5) } == ["0.15", "1.5", "15", "150"])
    }
}
