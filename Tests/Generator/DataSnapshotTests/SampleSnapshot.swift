import DataSnapshot
import LocaleModel

/// A hand-written snapshot in which nothing is empty.
enum SampleSnapshot {
    static var whole: Snapshot {
        var german = LocaleFacts(identifier: "de")
        german[.numberingSystem(.default)] = "latn"
        german[.minimumGroupingDigits] = "1"
        german[.symbol(system: "latn", .decimal)] = ","
        german[.symbol(system: "latn", .timeSeparatorAltVariant)] = ":"
        german[.pattern(system: "latn", .standardAlphaNextToNumber)] = "#,##0.00\u{A0}¤"
        german[.spacing(system: "latn", .afterCurrency, .insertBetween)] = "\u{A0}"
        german[.appendISO(system: "latn")] = "{0} ¤¤"
        german[.unitPattern(system: "latn", .explicitOne)] = "{0} {1}"
        german[.compact(system: "latn", .currencyShort, zeros: 6, .many, alphaNextToNumber: true)] = "0\u{A0}Mio'.' ¤"
        german[.miscellaneous(system: "latn", .range)] = "{0}–{1}"
        german[.currency(code: "EUR", .symbol)] = "€"
        german[.name(code: "EUR", nil)] = "Euro"
        german[.name(code: "EUR", .one)] = "Euro"
        var root = LocaleFacts(identifier: "und")
        // Apostrophe, quotation mark, backslash, slash, newline, controls, bidi marks, a combining mark, scalars above
        // U+FFFF.
        root[.symbol(system: "arab", .minusSign)] = "\u{61C}-'\"\\/\n\u{1}\u{200E}\u{301}\u{1E950}\u{E0001}"
        var supplemental = SupplementalFacts()
        supplemental.numberingSystems = [
            "latn": NumberingSystem(digits: "0123456789"), "roman": NumberingSystem(digits: nil),
        ]
        supplemental.fractions = [
            "DEFAULT": Fractions(digits: 2, rounding: 0),
            "CHF": Fractions(digits: 2, rounding: 0, cashDigits: 2, cashRounding: 5),
        ]
        supplemental.regionCurrencies = [
            "DE": [
                RegionCurrency(code: "EUR", from: "1999-01-01"),
                RegionCurrency(code: "DEM", from: "1948-06-20", to: "2002-02-28"),
                RegionCurrency(code: "XXA", isTender: false),
            ]
        ]
        supplemental.identifiers.parentLocales = ["en-150": "en-001"]
        supplemental.identifiers.likelySubtags = ["de": "de-Latn-DE"]
        supplemental.identifiers.defaultContent = ["de-DE"]
        supplemental.identifiers.languageAliases = ["iw": "he"]
        supplemental.identifiers.territoryAliases = ["SU": "RU AM AZ"]
        supplemental.identifiers.rightToLeftScripts = ["Arab"]
        supplemental.languageMatching = LanguageMatchingFacts()
        supplemental.languageMatching?.languageMatches = [
            LanguageMatch(desired: "gsw", supported: "de", distance: 4, oneway: true)
        ]
        supplemental.languageMatching?.territoryContainment = ["155": ["DE"]]
        supplemental.plurals.cardinals = ["de": ["one": "i = 1 and v = 0", "other": ""]]
        supplemental.plurals.ranges = ["de": ["one": ["other": "other"]]]
        supplemental.englishNames.languages = ["de": "German"]
        let iso = ISO4217Facts(
            currentPublished: "2026-01-01", withdrawnPublished: "2025-12-31",
            current: [
                ISOCurrency(
                    code: "EUR", numericCode: "978", minorUnit: 2, name: "Euro", isFund: false, entities: ["GERMANY"]),
                ISOCurrency(
                    code: "XAU", numericCode: "959", minorUnit: nil, name: "Gold", isFund: false, entities: ["ZZ08"]),
            ],
            entitiesWithoutCurrency: ["ANTARCTICA"],
            withdrawn: [
                ISOWithdrawal(
                    code: "DEM", numericCode: "276", name: "Deutsche Mark", isFund: false, entity: "GERMANY",
                    withdrawalDate: "2002-03")
            ])
        return Snapshot(
            locales: SourceVersion(name: "cldr-json", version: "48.0.0", cldrVersion: "48"),
            localeFacts: [german, root], supplemental: supplemental, iso4217: iso)
    }

    static func isSame(_ left: Snapshot, _ right: Snapshot) -> Bool {
        left.locales == right.locales && left.supplemental == right.supplemental && left.iso4217 == right.iso4217
            && left.localeFacts.map(\.identifier) == right.localeFacts.map(\.identifier)
            && left.localeFacts.map(\.values) == right.localeFacts.map(\.values)
    }
}
