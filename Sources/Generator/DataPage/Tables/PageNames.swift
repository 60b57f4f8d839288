import LocaleModel

/// The currency names that each locale does not inherit.
enum PageNames {
    /// `[[locale, currency, name, currency, name, ...], ...]`, without locales that have none.
    static func value(_ facts: [LocaleFacts], _ locales: PageLocales, currencies: [String]) -> PageValue {
        let byIdentifier = Dictionary(facts.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        var rows: [PageValue] = []
        for (place, identifier) in locales.identifiers.enumerated() {
            guard let locale = byIdentifier[identifier] else { continue }
            var row: [PageValue] = [.number(place)]
            for (index, code) in currencies.enumerated() {
                guard let name = locale[.name(code: code, nil)] else { continue }
                row += [.number(index), .text(name)]
            }
            if row.count > 1 { rows.append(.list(row)) }
        }
        return .list(rows)
    }
}
