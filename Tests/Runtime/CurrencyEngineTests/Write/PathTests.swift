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

    /// The longest text of a fast path: twenty digits of four bytes, nine separators of eight, and affixes of sixteen.
    @Test func theLongestTextStaysInItsBuffer() throws {
        let (affix, separator) = ("----------------", "::::::::")
        let plan = try DecimalStyle(locale: .englishUnitedStates).precision(.fraction(0)).signDisplay(.never)
            .pattern(NumberFormatPattern("'\(affix)'#,##,##0'\(affix)'")).numberingSystem("adlm")
            .symbols(NumberSymbols(group: separator)).plan
        #expect(plan.path == .localized)
        let slow = SlowFormatter(
            plain: (affix, affix), negative: (affix, affix), group: separator, secondary: 2, fraction: 0...0,
            digits: Array("𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙"))
        let number = DecimalValue(UInt64.max - 1)
        let expected = slow.format(isNegative: false, coefficient: "18446744073709551614", exponent: 0)
        #expect(expected.utf8.count == 184)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 400)
        defer { buffer.deallocate() }
        for room in 0...300 {
            buffer.update(repeating: 0x7E)
            let count = plan.write(number, into: UnsafeMutableBufferPointer(rebasing: buffer[..<room]))
            #expect(count == (room < 184 ? nil : 184), "\(room)")
            if let count { #expect(buffer[..<count].elementsEqual(expected.utf8), "\(room)") }
            #expect(buffer[room...].allSatisfy { $0 == 0x7E }, "\(room)")
        }
    }
}
