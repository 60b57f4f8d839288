import CurrencyCore
import LDMLSyntax
import PackedTables

/// The space that LDML puts between a currency and a number that would otherwise touch.
///
///     side            currency ends or begins with   number begins or ends with   put between
///     afterCurrency   neither symbol nor separator   a digit                      no-break space
///     beforeCurrency  the same                       the same                     the same
///
/// So "US$" touches the digits and "USD" does not. The sets and the inserted text are data; in CLDR 48 they are the
/// same in all locales.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
struct CurrencySpacing {
    /// The sets of characters that the data uses.
    private enum CharacterSet {
        case neitherSymbolNorSeparator
        case digit
        /// The empty set; also for sets that this engine does not know, which the emitter refuses.
        case none

        init(_ text: PackedText) {
            if text.equals("[[:^S:]&[:^Z:]]") {
                self = .neitherSymbolNorSeparator
            } else if text.equals("[:digit:]") {
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
    init(_ image: PackedImage, _ row: SpacingRow, currencyPrecedesNumber: Bool) {
        let rule = currencyPrecedesNumber ? row.afterCurrency : row.beforeCurrency
        currencyMatch = CharacterSet(image.text(rule.currencyMatch))
        surroundingMatch = CharacterSet(image.text(rule.surroundingMatch))
        insertBetween = image.text(rule.insertBetween)
    }

    /// Whether the rule puts its text between digits and a currency whose nearest scalar is `scalar`.
    func applies(to scalar: UInt32) -> Bool {
        guard case .digit = surroundingMatch else { return false }
        return switch currencyMatch {
        case .neitherSymbolNorSeparator: Self.mayApply(to: scalar)
        case .digit, .none: false
        }
    }

    /// Whether there is any rule that puts its text between digits and a currency whose nearest scalar is `scalar`.
    static func mayApply(to scalar: UInt32) -> Bool { !GeneralCategory.isSymbolOrSeparator(scalar) }
}

/// Whether a text in the number's place begins and ends with a decimal digit, as Konkani's NaN does: 0/0.
struct DigitEdges: Hashable, Sendable {
    var first = false
    var last = false

    init() {}

    init(_ text: [UInt8]) {
        self = text.withUnsafeBufferPointer { DigitEdges($0) }
    }

    init(_ text: UnsafeBufferPointer<UInt8>) {
        first = UTF8Scalar.first(text).map(GeneralCategory.isDecimalDigit) ?? false
        last = UTF8Scalar.last(text).map(GeneralCategory.isDecimalDigit) ?? false
    }
}
