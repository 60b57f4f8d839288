import CurrencyCore

extension CurrencyStyle {
    /// The resolved options of the style. Each access looks them up.
    public var resolvedOptions: ResolvedOptions {
        require(missingData)
        var resolved = ResolvedOptions(LocalizedStyle(self), options, .currency)
        resolved.currency = currency
        resolved.currencyDisplay = display
        resolved.currencySign = resolvedSign
        return resolved
    }
}

extension DecimalStyle {
    /// The resolved options of the style. Each access looks them up.
    public var resolvedOptions: ResolvedOptions {
        require(missingData)
        return ResolvedOptions(LocalizedStyle(self), options, .decimal)
    }
}

extension PercentStyle {
    /// The resolved options of the style. Each access looks them up.
    public var resolvedOptions: ResolvedOptions {
        require(missingData)
        return ResolvedOptions(LocalizedStyle(self), options, .percent(unit))
    }
}
