import LocaleModel
import LocaleResolution
import PackedTables

/// The names that locales have of their own, by locale and currency.
struct OwnNames {
    private let parents: LocaleParents
    /// By locale and by the currency's number: the names in the order of `NameForm`.
    private let names: [String: [Int: [String?]]]
    /// The numbers of the currencies that have names, sorted.
    let currencies: [Int]

    /// - Parameter currencies: the numbers of the currencies that are wanted, by code.
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

    /// The currencies about whose names a locale answers otherwise than its parent, sorted, and the answers.
    func recordsNeeded(by locale: String) -> [(currency: Int, forms: NameForms)] {
        let chain = parents.chain(from: locale)
        // Where a locale has no name of its own, it answers as its parent does.
        return (names[locale] ?? [:]).keys.sorted().compactMap { currency in
            let own = chain.map { names[$0]?[currency] ?? Self.nothing }
            let forms = NameForms(chain: own)
            if own.count > 1, forms == NameForms(chain: Array(own.dropFirst())) { return nil }
            return forms.isEmpty ? nil : (currency, forms)
        }
    }
}
