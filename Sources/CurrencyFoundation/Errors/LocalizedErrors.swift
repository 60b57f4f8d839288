import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// What `localizedDescription` gives, which alerts and logs show. The texts are English, as those of the types themselves:
// they are for whoever mends the program or its data, not for a form.

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

extension PackedImageError: LocalizedError {
    public var errorDescription: String? { description }
}

extension PackedNamesError: LocalizedError {
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
