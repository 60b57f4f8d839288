import LocaleModel

extension ICUSource {
    /// The place of a locale's own value of a field: the bundle's file and the path of keys in it.
    ///
    /// For a value that the locale inherits, this is not the place; request that of its parent.
    public func provenance(of field: LocaleField, in locale: String) -> Provenance {
        let place = Self.place(of: field, in: locale)
        return Provenance(source: version, file: place.file, place: place.place)
    }

    /// The same without the version, which needs no ICU.
    public static func place(of field: LocaleField, in locale: String) -> UpstreamPlace {
        let (tree, keys) = keys(of: field)
        return UpstreamPlace(
            file: ICUBundle.file(tree, ICULocaleName.name(of: locale)), place: "/" + keys.joined(separator: "/"))
    }

    private static func keys(of field: LocaleField) -> (ICUTree, [String]) {
        switch field {
        case .numberingSystem(let role):
            (.main, [NumberElementsReader.key, role.rawValue])
        case .minimumGroupingDigits:
            (.main, [NumberElementsReader.key, NumberElementsReader.minimumGroupingDigitsKey])
        case .symbol(let system, let kind):
            inSystem(system, .symbols, [kind.icuKey])
        case .pattern(let system, let kind):
            inSystem(system, .patterns, [kind.icuKey])
        case .appendISO(let system):
            inSystem(system, .patterns, [LocaleField.icuAppendISOKey])
        case .compact(let system, let kind, let zeros, let category, let alphaNextToNumber):
            inSystem(
                system, kind.icuPlace.table,
                [
                    kind.icuKey(alphaNextToNumber: alphaNextToNumber), "1" + String(repeating: "0", count: zeros),
                    category.rawValue,
                ])
        case .miscellaneous(let system, let kind):
            inSystem(system, .miscPatterns, [kind.rawValue])
        case .spacing(_, let side, let part):
            (.currencies, [CurrencyTablesReader.spacingKey, side.rawValue, part.rawValue])
        case .unitPattern(_, let category):
            (.currencies, [CurrencyTablesReader.unitPatternsKey, category.rawValue])
        case .currency(let code, let part):
            (.currencies, place(ofCurrency: code, part))
        case .name(let code, let category?):
            (.currencies, [CurrencyTablesReader.pluralsKey, code, category.rawValue])
        case .name(let code, nil):
            (.currencies, [CurrencyTablesReader.currenciesKey, code, "1"])
        case .measureUnit(let unit, let category):
            (.units, MeasureUnitsReader.path(of: unit) + [category.rawValue])
        case .numberRules(let group):
            (.rules, [NumberRulesReader.key, group.rawValue])
        }
    }

    private static func inSystem(_ system: String, _ table: ICUNumberTable, _ rest: [String]) -> (ICUTree, [String]) {
        (.main, [NumberElementsReader.key, system, table.rawValue] + rest)
    }

    private static func place(ofCurrency code: String, _ part: CurrencyPart) -> [String] {
        if let table = part.icuTable {
            return [table, code]
        }
        // The elements of the currency's array: symbol, name, and its own format.
        let elements = CurrencyPart.icuFormat.firstIndex(of: part).map { ["2", String($0)] } ?? ["0"]
        return [CurrencyTablesReader.currenciesKey, code] + elements
    }
}

extension ICUSource {
    /// The place of a value for all locales; nil for plural rules, whose sets are renumbered in each version.
    public static func place(of field: SupplementalField) -> UpstreamPlace? {
        switch field {
        case .digits(let system):
            UpstreamPlace(
                file: ICUBundle.file(.main, NumberingSystemsReader.bundle),
                place: "/\(NumberingSystemsReader.bundle)/\(system)/desc")
        case .fractions(let currency, _):
            UpstreamPlace(
                file: ICUBundle.file(.currencies, CurrencySupplementReader.bundle),
                place: "/\(CurrencySupplementReader.fractionsKey)/\(currency)")
        case .pluralRule: nil
        }
    }
}
