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
        expectRoom(style.display(.name(.bundled)).plan, [1, 1_234_567.5], "name")
    }
}
