import CurrencyCore

// What a style needs but its data, a slice, lacks.

extension FormatOptions {
    var missingData: CurrencyDataError? {
        let needsNotation = notation != .standard || qualifier == .atLeast || qualifier == .atMost
        return needsNotation ? data.missing(.notation) : nil
    }
}

extension CurrencyStyle {
    /// What the style needs but its data, a slice, lacks. It is nil with the bundled data, which lacks nothing.
    public var missingData: CurrencyDataError? {
        if data.isWhole { return nil }
        switch display {
        case .name: if let missing = data.missing(.notation) { return missing }
        // Amounts of XXX that show no currency need no data of a currency.
        case .none where currency == .unknown: return options.missingData
        // The module CustomCurrencies provides everything that its currencies need.
        case .custom where currency == .unknown:
            return (customName == nil ? nil : data.missing(.notation)) ?? options.missingData
        default: break
        }
        return data.missing(currency) ?? options.missingRegionData ?? options.missingData
    }
}
