import LocaleModel
import Testing

/// An invalid distribution ends the import with an error that names the file, the locale and the field.
struct DistributionErrorTests {
    @Test
    func wholeDistributionIsRead() throws {
        let facts = try MinimalDistribution().read()
        #expect(facts.locales.map(\.identifier) == ["de", "und"])
        let german = facts.locales[0]
        #expect(german[.symbol(system: "latn", .decimal)] == ",")
        #expect(german[.pattern(system: "latn", .standard)] == "#,##0.00 ¤")
        #expect(german[.spacing(system: "latn", .beforeCurrency, .currencyMatch)] == "[[:^S:]&[:^Z:]]")
        #expect(
            german[.compact(system: "latn", .decimalShort, zeros: 3, .other, alphaNextToNumber: false)] == "0K")
        #expect(german[.currency(code: "EUR", .symbol)] == "€")
        #expect(german[.name(code: "EUR", nil)] == "Euro")
        #expect(facts.supplemental.regionCurrencies["DE"] == [RegionCurrency(code: "EUR", from: "1999-01-01")])
    }

    /// The units package may be missing as a whole, but not in part.
    @Test
    func unitsAreReadWhereTheyAre() throws {
        let other = LocaleField.measureUnit(.permille, .other)
        var distribution = MinimalDistribution()
        #expect(try distribution.read().locales[0][other] == nil)
        distribution.addUnits()
        #expect(try distribution.read().locales[0][other] == "{0} ‰")
        #expect(try distribution.read().locales[0][.measureUnit(.percent, .one)] == "{0} %")
        var broken = distribution
        broken.remove(MinimalDistribution.units)
        #expect(throws: ImportError.missingFile(file: MinimalDistribution.units)) { try broken.read() }
        let percent = ["main", "de", "units", "short", "concentr-percent"]
        broken = distribution
        broken.set(nil, at: percent, of: MinimalDistribution.units)
        #expect(
            throws: ImportError.missing(
                file: MinimalDistribution.units, locale: "de", field: "/" + percent.joined(separator: "/"))
        ) { try broken.read() }
        broken = distribution
        broken.set("{0}", at: percent + ["unitPattern-count-some"], of: MinimalDistribution.units)
        #expect(
            throws: ImportError.unknownField(
                file: MinimalDistribution.units, locale: "de",
                field: "/" + percent.joined(separator: "/") + "/unitPattern-count-some")
        ) { try broken.read() }
    }

    @Test(arguments: [
        "cldr-core/package.json", "cldr-core/availableLocales.json", "cldr-core/defaultContent.json",
        "cldr-core/supplemental/aliases.json", "cldr-core/supplemental/currencyData.json",
        "cldr-core/supplemental/likelySubtags.json", "cldr-core/supplemental/numberingSystems.json",
        "cldr-core/supplemental/parentLocales.json", "cldr-core/supplemental/pluralRanges.json",
        "cldr-core/supplemental/plurals.json", "cldr-localenames-full/main/en/languages.json",
        "cldr-localenames-full/main/en/scripts.json", "cldr-localenames-full/main/en/territories.json",
        "cldr-localenames-full/main/en/variants.json", MinimalDistribution.numbers, MinimalDistribution.currencies,
    ])
    func missingFileIsNamed(file: String) {
        var distribution = MinimalDistribution()
        distribution.remove(file)
        #expect(throws: ImportError.missingFile(file: file)) { try distribution.read() }
    }

    /// A required member, by file, path and the locale in the error.
    @Test(
        arguments: [
            (MinimalDistribution.numbers, ["main", "de", "numbers", "defaultNumberingSystem"], "de"),
            (MinimalDistribution.numbers, ["main", "de", "numbers", "minimumGroupingDigits"], "de"),
            (MinimalDistribution.numbers, ["main", "de", "numbers"], "de"),
            (
                MinimalDistribution.numbers,
                ["main", "de", "numbers", "decimalFormats-numberSystem-latn", "standard"], "de"
            ),
            (
                MinimalDistribution.numbers,
                ["main", "de", "numbers", "percentFormats-numberSystem-latn", "standard"], "de"
            ),
            (
                MinimalDistribution.numbers,
                ["main", "de", "numbers", "decimalFormats-numberSystem-latn", "short", "decimalFormat"], "de"
            ),
            (MinimalDistribution.currencies, ["main", "de", "numbers", "currencies"], "de"),
            ("cldr-core/package.json", ["version"], nil),
            ("cldr-core/availableLocales.json", ["availableLocales", "full"], nil),
            ("cldr-core/supplemental/currencyData.json", ["supplemental", "currencyData", "region"], nil),
            (
                "cldr-core/supplemental/currencyData.json", ["supplemental", "currencyData", "fractions", "DEFAULT"],
                nil
            ),
            (
                "cldr-core/supplemental/numberingSystems.json",
                ["supplemental", "numberingSystems", "latn", "_digits"], nil
            ),
            ("cldr-core/supplemental/aliases.json", ["supplemental", "metadata", "alias", "territoryAlias"], nil),
            ("cldr-core/supplemental/plurals.json", ["supplemental", "plurals-type-cardinal"], nil),
        ] as [(String, [String], String?)])
    func missingMemberIsNamed(file: String, path: [String], locale: String?) {
        var distribution = MinimalDistribution()
        distribution.set(nil, at: path, of: file)
        let expected = ImportError.missing(file: file, locale: locale, field: "/" + path.joined(separator: "/"))
        #expect(throws: expected) { try distribution.read() }
    }

    @Test
    func numberWhereTextMustBeIsMalformed() {
        var distribution = MinimalDistribution()
        let path = ["main", "de", "numbers", "symbols-numberSystem-latn", "group"]
        distribution.set(7, at: path, of: MinimalDistribution.numbers)
        #expect(
            throws: ImportError.malformed(
                file: MinimalDistribution.numbers, locale: "de", field: "/" + path.joined(separator: "/"), value: "7",
                expected: "a string")
        ) { try distribution.read() }
    }

    @Test
    func textWhereAnObjectMustBeIsMalformed() {
        var distribution = MinimalDistribution()
        let path = ["main", "de", "numbers", "currencies", "EUR"]
        distribution.set("€", at: path, of: MinimalDistribution.currencies)
        #expect(
            throws: ImportError.malformed(
                file: MinimalDistribution.currencies, locale: "de", field: "/" + path.joined(separator: "/"),
                value: "€", expected: "an object")
        ) { try distribution.read() }
    }

    @Test(arguments: [
        ("minimumGroupingDigits", "0"), ("minimumGroupingDigits", "10"), ("minimumGroupingDigits", "two"),
    ])
    func groupingDigitsAreOneToNine(key: String, value: String) {
        var distribution = MinimalDistribution()
        distribution.set(value, at: ["main", "de", "numbers", key], of: MinimalDistribution.numbers)
        #expect(
            throws: ImportError.malformed(
                file: MinimalDistribution.numbers, locale: "de", field: "/main/de/numbers/\(key)", value: value,
                expected: "a whole number from 1 to 9")
        ) { try distribution.read() }
    }

    /// A person must review upstream additions before they are left out.
    @Test(arguments: [
        ["newMember"],
        ["newFormats-numberSystem-latn"],
        ["otherNumberingSystems", "formal"],
        ["symbols-numberSystem-latn", "newSymbol"],
        ["decimalFormats-numberSystem-latn", "medium"],
        ["decimalFormats-numberSystem-latn", "short", "decimalFormat", "1000-count-several"],
        ["decimalFormats-numberSystem-latn", "short", "decimalFormat", "1234-count-other"],
        ["currencyFormats-numberSystem-latn", "standard-newVariant"],
        ["currencyFormats-numberSystem-latn", "unitPattern-count-several"],
        ["currencyFormats-numberSystem-latn", "currencySpacing", "aroundCurrency"],
        ["currencyFormats-numberSystem-latn", "currencySpacing", "beforeCurrency", "newMatch"],
        ["percentFormats-numberSystem-latn", "narrow"],
        ["miscPatterns-numberSystem-latn", "newPattern"],
    ])
    func unknownMemberOfNumbersIsNamed(path: [String]) {
        let path = ["main", "de", "numbers"] + path
        var distribution = MinimalDistribution()
        distribution.set(["standard": "x"], at: path, of: MinimalDistribution.numbers)
        #expect(
            throws: ImportError.unknownField(
                file: MinimalDistribution.numbers, locale: "de", field: "/" + path.joined(separator: "/"))
        ) { try distribution.read() }
    }

    @Test
    func unknownMemberOfCurrencyIsNamed() {
        var distribution = MinimalDistribution()
        let path = ["main", "de", "numbers", "currencies", "EUR", "symbol-alt-new"]
        distribution.set("e", at: path, of: MinimalDistribution.currencies)
        #expect(
            throws: ImportError.unknownField(
                file: MinimalDistribution.currencies, locale: "de", field: "/" + path.joined(separator: "/"))
        ) { try distribution.read() }
    }

    @Test(arguments: ["EU", "EURO", "eur", "EU1", "ÉUR", ""])
    func malformedCurrencyCodeIsNamed(code: String) {
        var distribution = MinimalDistribution()
        distribution.set(
            ["symbol": "x"], at: ["main", "de", "numbers", "currencies", code], of: MinimalDistribution.currencies)
        #expect(
            throws: ImportError.malformed(
                file: MinimalDistribution.currencies, locale: "de", field: "/main/de/numbers/currencies/\(code)",
                value: code, expected: "a currency code of three capital letters")
        ) { try distribution.read() }
    }

    @Test(arguments: [0, 1, 10, 100])
    func truncatedFileIsUnreadable(count: Int) throws {
        var distribution = MinimalDistribution()
        try distribution.truncate(MinimalDistribution.numbers, to: count)
        let error = #expect(throws: ImportError.self) { try distribution.read() }
        guard case .unreadable(let file, let reason) = error else {
            Issue.record("\(String(describing: error)) is not about an unreadable file")
            return
        }
        #expect(file == MinimalDistribution.numbers)
        #expect(reason.hasPrefix("not JSON"))
    }

    @Test
    func fileThatIsAnArrayIsUnreadable() {
        var distribution = MinimalDistribution()
        distribution.write("[]", to: MinimalDistribution.numbers)
        #expect(
            throws: ImportError.unreadable(
                file: MinimalDistribution.numbers, reason: "the top of the file is not an object")
        ) { try distribution.read() }
    }

    @Test
    func localeThatIsListedTwiceIsADuplicate() {
        let file = "cldr-core/availableLocales.json"
        var distribution = MinimalDistribution()
        distribution.set(["de", "und", "de"], at: ["availableLocales", "full"], of: file)
        #expect(throws: ImportError.duplicate(file: file, locale: "de", field: "/availableLocales/full")) {
            try distribution.read()
        }
    }

    /// Each generated Swift file has the version in its header, and terminals show it.
    @Test(arguments: ["48\nfatalError()", "48\u{1B}[31m", "", "48 0", "４８", String(repeating: "4", count: 65)])
    func aVersionIsOneWord(version: String) {
        let file = "cldr-core/package.json"
        for key in ["version", "cldrVersion"] {
            var distribution = MinimalDistribution()
            distribution.set(version, at: [key], of: file)
            #expect(
                throws: ImportError.malformed(
                    file: file, locale: nil, field: "/\(key)", value: version,
                    expected: "ASCII letters, digits, periods and hyphens")
            ) { try distribution.read() }
        }
    }

    /// Files in the distribution and the snapshot are named after locales.
    @Test(arguments: [
        "../../x", "..", "/etc/x", "de/../x", "", "d", "de_AT", "de\u{0}", "de\n", "dé", "de-", "-de", "de--AT",
    ])
    func whatIsNoIdentifierBecomesNoPath(identifier: String) {
        let file = "cldr-core/availableLocales.json"
        var distribution = MinimalDistribution()
        distribution.set(["de", identifier, "und"], at: ["availableLocales", "full"], of: file)
        #expect(
            throws: ImportError.malformed(
                file: file, locale: nil, field: "/availableLocales/full", value: identifier,
                expected: "a locale identifier: letters and digits with hyphens between")
        ) { try distribution.read() }
    }

    @Test
    func localeWithoutFilesIsMissing() {
        var distribution = MinimalDistribution()
        distribution.set(["de", "fr", "und"], at: ["availableLocales", "full"], of: "cldr-core/availableLocales.json")
        #expect(throws: ImportError.missingFile(file: "cldr-numbers-full/main/fr/numbers.json")) {
            try distribution.read()
        }
    }

    @Test(arguments: [
        (["region", "DE"], [["EUR": ["_from": "1999-1-1"]]] as [[String: [String: String]]], "1999-1-1", "_from"),
        (["region", "DE"], [["EUR": ["_to": "later"]]], "later", "_to"),
    ])
    func malformedDateOfARegionIsNamed(
        path: [String], value: [[String: [String: String]]], text: String, key: String
    ) {
        let file = "cldr-core/supplemental/currencyData.json"
        var distribution = MinimalDistribution()
        distribution.set(value, at: ["supplemental", "currencyData"] + path, of: file)
        #expect(
            throws: ImportError.malformed(
                file: file, locale: nil, field: "/supplemental/currencyData/region/DE/0/EUR/\(key)", value: text,
                expected: "a date, YYYY-MM-DD")
        ) { try distribution.read() }
    }

    @Test(arguments: ["012345678", "01234567890", ""])
    func numberingSystemHasTenDigits(digits: String) {
        let file = "cldr-core/supplemental/numberingSystems.json"
        let path = ["supplemental", "numberingSystems", "latn", "_digits"]
        var distribution = MinimalDistribution()
        distribution.set(digits, at: path, of: file)
        #expect(
            throws: ImportError.malformed(
                file: file, locale: nil, field: "/" + path.joined(separator: "/"), value: digits,
                expected: "ten digits")
        ) { try distribution.read() }
    }
}
