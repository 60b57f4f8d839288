import CurrencyCore
import PackedTables

/// The space that LDML puts between a currency and a number that would otherwise touch.
///
///     side            currency ends or begins with   number begins or ends with   put between
///     afterCurrency   neither symbol nor separator   a digit                      no-break space
///     beforeCurrency  the same                       the same                     the same
///
/// So "US$" touches the digits and "USD" does not. The sets and the text between are data, and the same for all
/// locales so far.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
struct CurrencySpacing {
    /// The sets of characters that the data uses.
    private enum CharacterSet {
        case neitherSymbolNorSeparator
        case digit
        /// A set that this engine does not know; the emitter refuses it.
        case none

        init(_ text: PackedText) {
            func equals(_ literal: StaticString) -> Bool {
                text.compare(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)) == 0
            }
            if equals("[[:^S:]&[:^Z:]]") {
                self = .neitherSymbolNorSeparator
            } else if equals("[:digit:]") {
                self = .digit
            } else {
                self = .none
            }
        }
    }

    private let currencyMatch: CharacterSet
    private let surroundingMatch: CharacterSet
    let insertBetween: PackedText

    /// The rule for a currency before the number (`afterCurrency`) or behind it (`beforeCurrency`).
    init(_ image: PackedImage, row: Int, currencyPrecedesNumber: Bool) {
        func text(_ after: Column, _ before: Column) -> PackedText {
            image.text(.spacingSets, row, currencyPrecedesNumber ? after : before)
        }
        currencyMatch = CharacterSet(text(SpacingColumn.afterCurrencyMatch, SpacingColumn.beforeCurrencyMatch))
        surroundingMatch = CharacterSet(
            text(SpacingColumn.afterSurroundingMatch, SpacingColumn.beforeSurroundingMatch))
        insertBetween = text(SpacingColumn.afterInsertBetween, SpacingColumn.beforeInsertBetween)
    }

    /// Whether the rule puts its text between digits and a currency whose nearest scalar is `scalar`.
    func applies(to scalar: UInt32) -> Bool {
        guard case .digit = surroundingMatch else { return false }
        return switch currencyMatch {
        case .neitherSymbolNorSeparator: !GeneralCategory.isSymbolOrSeparator(scalar)
        case .digit, .none: false
        }
    }
}

/// Whether a text that stands in the number's place begins and ends with a decimal digit, as NaN does in Konkani: 0/0.
struct DigitEdges: Hashable, Sendable {
    var first = false
    var last = false

    init() {}

    init(_ text: [UInt8]) {
        text.withUnsafeBufferPointer {
            first = ScalarEdge.first($0).map(GeneralCategory.isDecimalDigit) ?? false
            last = ScalarEdge.last($0).map(GeneralCategory.isDecimalDigit) ?? false
        }
    }
}

/// The first and last scalars of UTF-8.
enum ScalarEdge {
    static func first(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
        guard let lead = bytes.first else { return nil }
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard length <= bytes.count else { return nil }
        return decode(bytes, from: 0, length)
    }

    static func last(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
        var start = bytes.count - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        guard start >= 0 else { return nil }
        return decode(bytes, from: start, bytes.count - start)
    }

    private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ length: Int) -> UInt32 {
        if length == 1 { return UInt32(bytes[start]) }
        var scalar = UInt32(bytes[start]) & (0xFF >> UInt32(length + 1))
        for index in 1..<length { scalar = scalar << 6 | UInt32(bytes[start + index] & 0x3F) }
        return scalar
    }
}
