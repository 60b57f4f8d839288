import LocaleModel

extension LDMLSource {
    /// The place of a locale's own value of a field in the release: the file, and the XPath in it.
    ///
    /// For a value that the locale inherits, this is not the place; request that of its owner.
    public func provenance(of field: LocaleField, in locale: String) throws(ImportError) -> Provenance {
        let place = Self.place(of: field, in: locale)
        return Provenance(source: try version, file: place.file, place: place.place)
    }

    /// The same without the version, which needs no release.
    public static func place(of field: LocaleField, in locale: String) -> UpstreamPlace {
        let name = LDMLIdentifier.fileName(of: locale)
        let (file, parent) =
            switch field {
            case .measureUnit: (LocaleFile.path(name), "units")
            case .numberRules: (NumberRulesFile.path(name), "rbnf")
            default: (LocaleFile.path(name), "numbers")
            }
        return UpstreamPlace(file: file, place: "//ldml/\(parent)/" + path(of: field))
    }

    private static func path(of field: LocaleField) -> String {
        switch field {
        case .numberingSystem(.default): "defaultNumberingSystem[not(@alt)]"
        case .numberingSystem(let role): "otherNumberingSystems/\(role.rawValue)"
        case .minimumGroupingDigits: "minimumGroupingDigits"
        case .symbol(let system, let kind): "\(table("symbols", system))/\(element(kind.rawValue))"
        case .pattern(let system, .decimal): pattern("decimalFormat", system)
        case .pattern(let system, .percent): pattern("percentFormat", system)
        case .pattern(let system, .scientific): pattern("scientificFormat", system)
        case .pattern(let system, let kind): currencyPattern(kind, system)
        case .spacing(let system, let side, let part):
            "\(table("currencyFormats", system))/currencySpacing/\(side.rawValue)/\(part.rawValue)"
        case .appendISO(let system): "\(table("currencyFormats", system))/currencyPatternAppendISO"
        case .unitPattern(let system, let category):
            "\(table("currencyFormats", system))/unitPattern[@count='\(category.rawValue)']"
        case .compact(let system, let kind, let zeros, let category, let alphaNextToNumber):
            "\(compactTable(kind, system))/pattern[@type='1\(String(repeating: "0", count: zeros))']"
                + "[@count='\(category.rawValue)']\(alternate(alphaNextToNumber ? "alphaNextToNumber" : nil))"
        case .miscellaneous(let system, let kind):
            "\(table("miscPatterns", system))/pattern[@type='\(kind.rawValue)']"
        case .currency(let code, let part): "currencies/currency[@type='\(code)']/\(element(of: part))"
        case .name(let code, let category):
            "currencies/currency[@type='\(code)']/displayName"
                + (category.map { "[@count='\($0.rawValue)']" } ?? "[not(@count)]")
        case .measureUnit(let unit, let category):
            "unitLength[@type='short']/unit[@type='\(unit.ldmlType)']"
                + "/unitPattern[@count='\(category.rawValue)'][not(@case)]"
        case .numberRules(let group): "rulesetGrouping[@type='\(group.rawValue)']"
        }
    }

    private static func table(_ name: String, _ system: String) -> String {
        "\(name)[@numberSystem='\(system)']"
    }

    private static func alternate(_ alt: String?) -> String {
        alt.map { "[@alt='\($0)']" } ?? "[not(@alt)]"
    }

    /// The element of a symbol, whose kind is its name, optionally followed by `-alt-` and an alternate.
    private static func element(_ kind: String) -> String {
        let parts = kind.split(separator: "-").map(String.init)
        return parts[0] + alternate(parts.count == 3 ? parts[2] : nil)
    }

    private static func pattern(_ name: String, _ system: String) -> String {
        "\(table(name + "s", system))/\(name)Length[not(@type)]/\(name)/pattern[not(@alt)]"
    }

    private static func currencyPattern(_ kind: PatternKind, _ system: String) -> String {
        let parts = kind.rawValue.split(separator: "-").map(String.init)
        // According to the DTD, a format without a type is a standard one.
        let type = parts[0] == "standard" ? "[@type='standard' or not(@type)]" : "[@type='\(parts[0])']"
        return "\(table("currencyFormats", system))/currencyFormatLength[not(@type)]/currencyFormat\(type)/pattern"
            + alternate(parts.count == 2 ? parts[1] : nil)
    }

    private static func compactTable(_ kind: CompactKind, _ system: String) -> String {
        switch kind {
        case .decimalShort:
            "\(table("decimalFormats", system))/decimalFormatLength[@type='short']/decimalFormat"
        case .decimalLong:
            "\(table("decimalFormats", system))/decimalFormatLength[@type='long']/decimalFormat"
        case .currencyShort:
            "\(table("currencyFormats", system))/currencyFormatLength[@type='short']/"
                + "currencyFormat[@type='standard' or not(@type)]"
        }
    }

    private static func element(of part: CurrencyPart) -> String {
        switch part {
        case .symbol: "symbol[not(@alt)]"
        case .narrow, .formal, .variant: "symbol[@alt='\(part.rawValue)']"
        case .pattern, .decimal, .group: "\(part.rawValue)[not(@alt)]"
        }
    }
}
