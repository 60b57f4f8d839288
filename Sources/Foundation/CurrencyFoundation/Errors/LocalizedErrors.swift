import CurrencyParsing
import NumberSkeletons

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// What `localizedDescription` returns, for alerts and logs. The texts are the errors' English descriptions: they are
// for developers, not for the users of a form.

extension CurrencyCodeError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension LocaleIdentifierError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension DecimalError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension MoneyError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension LocaleMatchError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension CurrencyDataError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension CurrencyDataVersionError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension NotHeldError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension CurrencyImageError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension AmountParseError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension FormatRangeError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension NumberFormatPatternError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension NumberSkeletonError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension NoSkeletonError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension GroupingSizesError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension NumberSymbolsError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension NumberDigitsError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}

extension DecimalConversionError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}
