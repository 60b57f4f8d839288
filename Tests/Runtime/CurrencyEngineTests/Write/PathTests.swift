import CurrencyFormat
import Testing

@testable import CurrencyEngine

/// Which path writes the amounts of a plan: the fast ones only where their bounds hold.
struct PathTests {
    private static let style = DecimalStyle(locale: .englishUnitedStates).precision(.fraction(2))

    private func symbols(decimal: String? = nil, group: String? = nil) throws -> DecimalStyle {
        Self.style.symbols(try NumberSymbols(decimal: decimal, group: group))
    }

    /// Separators of at most eight bytes, and at most nine fraction digits.
    @Test func separatorsAndFractionDigits() throws {
        #expect(Self.style.plan.path == .plain)
        for length in [1, 8, 9] {
            let text = String(repeating: "x", count: length)
            #expect(try symbols(decimal: text).plan.path == (length < 9 ? .plain : .general))
            #expect(try symbols(group: text).plan.path == (length < 9 ? .plain : .general))
        }
        for places in [0, 1, 9, 10] {
            let style = Self.style.precision(.fraction(places))
            #expect(style.plan.path == (places < 10 ? .plain : .general))
            let always = style.decimalSeparator(.always)
            #expect(always.plan.path == (places > 0 && places < 10 ? .plain : .general), "\(places)")
        }
    }

    /// Groups of three, or the last of three and others of two, from at most the sixth digit on.
    @Test(
        arguments: [
            (3, 3, 1, .plain), (3, 3, 2, .plain), (3, 3, 3, .plain), (3, 3, 4, .general), (3, 2, 1, .localized),
            (3, 4, 1, .general), (4, 3, 1, .general), (2, 3, 1, .general), (4, 4, 1, .general),
        ] as [(Int, Int, Int, FormatPlan.Path)])
    func groups(primary: Int, secondary: Int, minimum: Int, path: FormatPlan.Path) throws {
        let sizes = try GroupingSizes(primary: primary, secondary: secondary, minimumGroupingDigits: minimum)
        #expect(Self.style.groupingSizes(sizes).plan.path == path)
    }

    @Test func digits() throws {
        #expect(Self.style.grouping(.off).plan.path == .plain)
        #expect(try Self.style.numberingSystem("thai").plan.path == .localized)
        #expect(try Self.style.numberingSystem("hanidec").plan.path == .general)
    }
}
