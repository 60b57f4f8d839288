import CurrencyCore
import PackedTables

// The order of the currencies that a text may mean, from the likeliest to the least likely:
//
//     1. the currency whose symbol the text is in the parser's locale
//     2. the currency of the locale's region
//     3. the currencies of the other regions of the locale's language
//     4. currencies in use today, the most traded first: see Data/Decisions/currencyForms.json
//
// The selection `preferred` keeps 1 and 2 if there are any, otherwise the currency with this code, otherwise those with
// this name, otherwise all in use. It keeps withdrawn currencies only by code or name, if none in use is meant.

extension CurrencyFinder {
    /// The candidates for the text at an offset, the likeliest first.
    package func candidates(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ selection: CurrencySelection
    ) -> [CurrencyCandidate] {
        let finding = find(text, at: offset)
        return ordered(finding.found, selection).map { found in
            CurrencyCandidate(
                currency: found.currency, evidence: found.evidence,
                locale: data.image.text(data.image[LocaleRow.self, found.locale].identifier).string,
                range: offset..<(offset + finding.length))
        }
    }

    /// The currencies that a selection keeps, the likeliest first.
    func ordered(_ all: [FoundCurrency], _ selection: CurrencySelection) -> [FoundCurrency] {
        var found = all
        switch selection {
        case .all: break
        case .current: found = found.filter { isCurrent($0.currency) }
        case .preferred: found = preferred(found)
        }
        guard found.count > 1 else { return found }
        let region = regionCurrency
        let regions = currenciesOfLanguage
        func key(_ found: FoundCurrency) -> (Int, Int) {
            if found.isLocales, found.evidence == .symbol { return (0, 0) }
            if found.currency == region { return (1, 0) }
            let isInUse = isCurrent(found.currency)
            return (
                isInUse ? regions.contains(found.currency) ? 2 : 3 : 4, CurrencyForm.rank(of: found.currency)
            )
        }
        var keyed = found.map { (key: key($0), found: $0) }
        keyed.sort { first, second in
            if first.key != second.key { return first.key < second.key }
            return first.found.currency < second.found.currency
        }
        return keyed.map { $0.found }
    }

    private func preferred(_ all: [FoundCurrency]) -> [FoundCurrency] {
        let inUse = all.filter { isInUse($0.currency) }
        // A withdrawn currency counts only by its code or name.
        if inUse.isEmpty { return all.filter { $0.evidence == .code || $0.evidence == .name } }
        guard inUse.count > 1 else { return inUse }
        let region = regionCurrency
        let likely = inUse.filter { $0.isLocales && $0.evidence == .symbol || $0.currency == region }
        if !likely.isEmpty { return likely }
        let codes = inUse.filter { $0.evidence == .code }
        if !codes.isEmpty { return codes }
        let names = inUse.filter { $0.isLocales && $0.evidence == .name }
        return names.isEmpty ? inUse : names
    }

    private func isCurrent(_ currency: CurrencyCode) -> Bool { data.facts(of: currency)?.status == .current }

    /// Whether a currency was not withdrawn. Funds, metals and currencies that ISO 4217 does not list count as in use.
    private func isInUse(_ currency: CurrencyCode) -> Bool {
        guard case .withdrawn = data.facts(of: currency)?.status else { return true }
        return false
    }

    /// The currencies of all regions for which the data has a locale in the language.
    package var currenciesOfLanguage: Set<CurrencyCode> {
        var result: Set<CurrencyCode> = []
        if identifier.tag.isRoot { return result }
        for row in 0..<LocaleLookup(image: data.image).localeCount {
            let tag = LanguageTag(canonical: data.image.text(data.image[LocaleRow.self, row].identifier).utf8)
            guard tag.language == identifier.tag.language, let region = tag.region,
                let currency = data.firstCurrency(ofRegion: region)
            else { continue }
            result.insert(currency)
        }
        return result
    }
}
