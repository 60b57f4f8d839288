import LocaleModel
import LocaleResolution
import PackedTables

/// The own names of locales, by locale and currency.
struct OwnNames {
    private let parents: LocaleParents
    /// The names in the order of `NameForm`, by locale and by the currency's number.
    private let names: [String: [Int: [String?]]]
    /// The numbers of the currencies with names, sorted.
    let currencies: [Int]

    /// - Parameter currencies: The numbers of the selected currencies, by code.
    init(_ inheritance: Inheritance, locales: [String], currencies: [String: Int]) {
        parents = inheritance.parents
        var names: [String: [Int: [String?]]] = [:]
        for locale in locales {
            var own: [Int: [String?]] = [:]
            for (field, text) in inheritance.locales[locale]?.values ?? [:] {
                guard case .name(let code, let category) = field, let currency = currencies[code] else { continue }
                own[currency, default: Self.nothing][NameForms.form(category)] = text
            }
            if !own.isEmpty { names[locale] = own }
        }
        self.names = names
        self.currencies = Set(names.values.flatMap(\.keys)).sorted()
    }

    private static let nothing = [String?](repeating: nil, count: NameForm.count)

    /// The currencies for whose names a locale's results differ from its parent's, sorted, with the results.
    func recordsNeeded(by locale: String) -> [(currency: Int, forms: NameForms)] {
        let chain = parents.chain(from: locale)
        // If a locale has no name of its own, its results are those of its parent.
        return (names[locale] ?? [:]).keys.sorted().compactMap { currency in
            let own = chain.map { names[$0]?[currency] ?? Self.nothing }
            let forms = NameForms(chain: own)
            if own.count > 1, forms == NameForms(chain: Array(own.dropFirst())) { return nil }
            return forms.isEmpty ? nil : (currency, forms)
        }
    }
}
