import LocaleModel

extension CLDRJSONSource {
    /// The place of a locale's field in the distribution, as a file and a JSON pointer into it.
    public func provenance(of field: LocaleField, in locale: String) throws(ImportError) -> Provenance {
        let place = Self.place(of: field, in: locale)
        return Provenance(source: try version, file: place.file, place: place.place)
    }

    /// The same place without the version, which needs no distribution.
    public static func place(of field: LocaleField, in locale: String) -> UpstreamPlace {
        let (file, member) =
            switch field {
            case .currency, .name: (currenciesFile(locale), "numbers")
            case .measureUnit: (unitsFile(locale), "units")
            case .numberRules: (rulesFile(locale), "rbnf")
            default: (numbersFile(locale), "numbers")
            }
        // The files of rules have the locale in their names only.
        let parent = if case .numberRules = field { "/rbnf" } else { "/main/\(locale)" }
        return UpstreamPlace(
            file: file, place: "\(parent)/\(member)/" + pointerComponents(of: field).joined(separator: "/"))
    }

    private static func pointerComponents(of field: LocaleField) -> [String] {
        switch field {
        case .numberingSystem(.default): ["defaultNumberingSystem"]
        case .numberingSystem(let role): ["otherNumberingSystems", role.rawValue]
        case .minimumGroupingDigits: ["minimumGroupingDigits"]
        case .symbol(let system, let kind): ["symbols-numberSystem-\(system)", kind.rawValue]
        case .pattern(let system, .decimal): ["decimalFormats-numberSystem-\(system)", "standard"]
        case .pattern(let system, .percent): ["percentFormats-numberSystem-\(system)", "standard"]
        case .pattern(let system, .scientific): ["scientificFormats-numberSystem-\(system)", "standard"]
        case .pattern(let system, let kind): ["currencyFormats-numberSystem-\(system)", kind.rawValue]
        case .spacing(let system, let side, let part):
            ["currencyFormats-numberSystem-\(system)", "currencySpacing", side.rawValue, part.rawValue]
        case .appendISO(let system): ["currencyFormats-numberSystem-\(system)", "currencyPatternAppendISO"]
        case .unitPattern(let system, let category):
            ["currencyFormats-numberSystem-\(system)", "unitPattern-count-\(category.rawValue)"]
        case .compact(let system, let kind, let zeros, let category, let alphaNextToNumber):
            compactTable(kind, system) + [
                "1" + String(repeating: "0", count: zeros) + "-count-\(category.rawValue)"
                    + (alphaNextToNumber ? "-alt-alphaNextToNumber" : "")
            ]
        case .miscellaneous(let system, let kind): ["miscPatterns-numberSystem-\(system)", kind.rawValue]
        case .currency(let code, let part): ["currencies", code, key(of: part)]
        case .name(let code, let category):
            ["currencies", code, category.map { "displayName-count-\($0.rawValue)" } ?? "displayName"]
        case .measureUnit(let unit, let category):
            ["short", MeasureUnitsReader.key(of: unit), MeasureUnitsReader.key(of: category)]
        case .numberRules(let group): [group.rawValue]
        }
    }

    private static func compactTable(_ kind: CompactKind, _ system: String) -> [String] {
        switch kind {
        case .decimalShort: ["decimalFormats-numberSystem-\(system)", "short", "decimalFormat"]
        case .decimalLong: ["decimalFormats-numberSystem-\(system)", "long", "decimalFormat"]
        case .currencyShort: ["currencyFormats-numberSystem-\(system)", "short", "standard"]
        }
    }

    private static func key(of part: CurrencyPart) -> String {
        switch part {
        case .symbol: "symbol"
        case .narrow: "symbol-alt-narrow"
        case .formal: "symbol-alt-formal"
        case .variant: "symbol-alt-variant"
        case .pattern: "pattern"
        case .decimal: "decimal"
        case .group: "group"
        }
    }
}
