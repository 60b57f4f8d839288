import DataSnapshot

extension Snapshot {
    /// The codes of all currencies in the snapshot: those of CLDR, and those on both lists of ISO 4217.
    public var currencyCodes: Set<String> {
        displayedCodes.union(iso4217.current.map(\.code)).union(iso4217.withdrawn.map(\.code))
    }

    /// The codes in CLDR: in a locale, in a region, or with their own fraction digits.
    var displayedCodes: Set<String> {
        var result = Set(supplemental.fractions.keys).subtracting(["DEFAULT"])
        for locale in localeFacts {
            for field in locale.values.keys {
                if let code = field.currencyCode { result.insert(code) }
            }
        }
        for currencies in supplemental.regionCurrencies.values {
            for currency in currencies { result.insert(currency.code) }
        }
        return result
    }
}
