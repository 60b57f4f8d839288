import CurrencyParsing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Finds amounts in text, as part of a regular expression.
///
///     let price = CurrencyFormatStyle<Decimal>(.usDollar, locale: .englishUnitedStates)
///     "Total: $1,234.50, paid".firstMatch(of: price)?.output      // 1234.5
///
/// See <https://developer.apple.com/documentation/swift/customconsumingregexcomponent>.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension CurrencyFormatStyle: CustomConsumingRegexComponent {
    /// The output of a match: the amount.
    public typealias RegexOutput = Value

    /// Matches the longest text from `index` on that the format writes; nil if there is none.
    ///
    /// - Complexity: one attempt at parsing for each of the next 128 characters of the line.
    public func consuming(
        _ input: String, startingAt index: String.Index, in bounds: Range<String.Index>
    ) throws -> (upperBound: String.Index, output: Value)? {
        let plan = plan
        let limit = input.index(index, offsetBy: 128, limitedBy: bounds.upperBound) ?? bounds.upperBound
        var end = input[index..<limit].firstIndex(where: \.isNewline) ?? limit
        while end > index {
            if let shown = try? plan.parse(String(input[index..<end])),
                let amount = try? Value(decimalValue: configuration.unscaled(shown))
            {
                return (end, amount)
            }
            input.formIndex(before: &end)
        }
        return nil
    }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension RegexComponent {
    /// Returns a component of a regular expression that matches amounts in a currency.
    ///
    ///     let text = "Total: $1,234.50, paid"
    ///     let match = text.firstMatch(of: .localizedCurrency(.usDollar, locale: .englishUnitedStates))
    ///     match?.output       // 1234.5
    public static func localizedCurrency(_ currency: Currency, locale: CurrencyLocale) -> Self
    where Self == CurrencyFormatStyle<Decimal> {
        CurrencyFormatStyle(currency, locale: locale)
    }
}
