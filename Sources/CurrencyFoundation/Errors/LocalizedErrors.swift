import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// What `localizedDescription` returns, for alerts and logs. The texts are the errors' English descriptions: they are
// for developers, not for the users of a form.

extension CurrencyCodeError: LocalizedError {
    public var errorDescription: String? { description }
}

extension LocaleIdentifierError: LocalizedError {
    public var errorDescription: String? { description }
}

extension DecimalError: LocalizedError {
    public var errorDescription: String? { description }
}

extension MoneyError: LocalizedError {
    public var errorDescription: String? { description }
}

extension LocaleMatchError: LocalizedError {
    public var errorDescription: String? { description }
}

extension CurrencyDataError: LocalizedError {
    public var errorDescription: String? { description }
}

extension CurrencyImageError: LocalizedError {
    public var errorDescription: String? { description }
}

extension AmountParseError: LocalizedError {
    public var errorDescription: String? { description }
}

extension FormatRangeError: LocalizedError {
    public var errorDescription: String? { description }
}

extension NumberFormatPatternError: LocalizedError {
    public var errorDescription: String? { description }
}

extension NumberSkeletonError: LocalizedError {
    public var errorDescription: String? { description }
}

extension NoSkeletonError: LocalizedError {
    public var errorDescription: String? { description }
}

extension GroupingSizesError: LocalizedError {
    public var errorDescription: String? { description }
}

extension NumberSymbolsError: LocalizedError {
    public var errorDescription: String? { description }
}

extension NumberDigitsError: LocalizedError {
    public var errorDescription: String? { description }
}

extension DecimalConversionError: LocalizedError {
    public var errorDescription: String? { description }
}
