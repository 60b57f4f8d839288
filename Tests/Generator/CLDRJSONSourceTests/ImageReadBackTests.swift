import Foundation
import PackedTables
import TableEmitter
import TestSupport
import Testing

/// Reads every value of every upstream file with only a JSON reader and compares it with the image.
@Suite(
    .enabled(if: Publication.cldrJSON.isHere, "\(Publication.cldrJSON.hint)"),
    .enabled(if: Publication.iso4217.isHere, "\(Publication.iso4217.hint)"))
struct ImageReadBackTests {
    @Test
    func imageSaysWhatTheUpstreamFilesSay() throws {
        let directory = try Publication.cldrJSON.folder()
        let bytes = try TableImage(of: ImportedDistribution.shared.get().snapshot).bytes
        var comparison = ReadBack()
        try bytes.withUnsafeBufferPointer { buffer in
            let image = PackedImage(uncheckedBase: try #require(buffer.baseAddress), count: buffer.count)
            let currencies = Dictionary(
                uniqueKeysWithValues: (0..<image.rowCount(of: CurrencyRow.self)).map {
                    (image[CurrencyRow.self, $0].code.string, $0)
                })
            for row in 0..<LocaleLookup(image: image).localeCount {
                let identifier = image.text(image[LocaleRow.self, row].identifier).string
                comparison.locale = identifier
                let locale = ImageLocale(image: image, row: row, currencies: currencies)
                let main = directory + "/cldr-numbers-full/main/\(identifier)/"
                try comparison.compareNumbers(Self.numbers(main + "numbers.json", identifier), locale)
                let file = try Self.numbers(main + "currencies.json", identifier)
                try comparison.compareCurrencies(#require(file["currencies"] as? [String: [String: String]]), locale)
                comparison.locales += 1
            }
        }
        #expect(comparison.locales == 766)
        #expect(comparison.count > 1_700_000)
        #expect(
            comparison.differences.isEmpty,
            "\(comparison.differences.count): \(comparison.differences.prefix(20).joined(separator: "\n"))")
    }

    private static func numbers(_ path: String, _ locale: String) throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
        let main = try #require((json as? [String: Any])?["main"] as? [String: Any])
        return try #require((main[locale] as? [String: Any])?["numbers"] as? [String: Any])
    }
}

/// Compares locale by locale and counts.
struct ReadBack {
    var locale = ""
    var locales = 0
    var count = 0
    var differences: [String] = []

    private mutating func expect(_ found: String?, _ expected: String?, _ place: @autoclosure () -> String) {
        count += 1
        if found != expected {
            differences.append("\(locale) \(place()): \(found ?? "nothing"), not \(expected ?? "nothing")")
        }
    }

    mutating func compareNumbers(_ json: [String: Any], _ locale: ImageLocale) throws {
        let other = json["otherNumberingSystems"] as? [String: String] ?? [:]
        expect(
            locale.numberingSystem(locale.columns.defaultSystem), json["defaultNumberingSystem"] as? String, "default")
        expect(locale.numberingSystem(locale.columns.nativeSystem), other["native"], "native")
        expect(locale.numberingSystem(locale.columns.traditionalSystem), other["traditional"], "traditional")
        expect(locale.numberingSystem(locale.columns.financeSystem), other["finance"], "finance")
        expect(
            String(locale.columns.minimumGroupingDigits), json["minimumGroupingDigits"] as? String,
            "minimumGroupingDigits")
        for (key, value) in json {
            let parts = key.components(separatedBy: "-numberSystem-")
            guard parts.count == 2 else { continue }
            let table = try #require(value as? [String: Any])
            switch parts[0] {
            case "symbols": try compareSymbols(table, parts[1], locale)
            case "decimalFormats": try compareDecimals(table, parts[1], locale)
            case "percentFormats": try compareStandard(table, parts[1], .percent, locale) { $0.percent }
            case "currencyFormats": try compareMoney(table, parts[1], locale)
            case "miscPatterns": try compareMiscellaneous(table, parts[1], locale)
            // The image has neither scientific notation nor fractions.
            case "rationalFormats", "scientificFormats": continue
            default: Issue.record("\(self.locale): \(key) is not compared")
            }
        }
    }

    private mutating func compareSymbols(_ json: [String: Any], _ system: String, _ locale: ImageLocale) throws {
        let row = try #require(locale.system(system, .symbols))
        let symbols = locale.image[row.symbols]
        let columns: [String: TextReference<Texts>?] = [
            "decimal": symbols.decimal, "group": symbols.group, "percentSign": symbols.percentSign,
            "plusSign": symbols.plusSign, "minusSign": symbols.minusSign,
            "approximatelySign": symbols.approximatelySign, "perMille": symbols.perMille,
            "infinity": symbols.infinity, "nan": symbols.nan, "currencyDecimal": symbols.currencyDecimal,
            "currencyGroup": symbols.currencyGroup,
        ]
        let unread: Set<String> = [
            "list", "exponential", "superscriptingExponent", "timeSeparator", "timeSeparator-alt-variant",
            "decimal-alt-us", "group-alt-us",
        ]
        #expect(Set(json.keys).subtracting(unread).isSubset(of: columns.keys), "\(self.locale)")
        for (key, column) in columns {
            expect(locale.text(column), json[key] as? String, "\(system) \(key)")
        }
    }

    private mutating func compareStandard(
        _ json: [String: Any], _ system: String, _ format: SystemFormat, _ locale: ImageLocale,
        _ column: (SystemRow) -> TextReference<Texts>
    ) throws {
        let row = try #require(locale.system(system, format))
        let expected = ImageLocale.unquoted(json["standard"] as? String)
        expect(locale.pattern(column(row)), expected, "\(system) standard of \(format)")
    }

    private mutating func compareDecimals(_ json: [String: Any], _ system: String, _ locale: ImageLocale) throws {
        try compareStandard(json, system, .decimal, locale) { $0.decimal }
        let row = try #require(locale.system(system, nil))
        for (key, set) in [("short", row.decimalShort), ("long", row.decimalLong)] {
            let table = (json[key] as? [String: Any])?["decimalFormat"] as? [String: String]
            compareCompact(table, set, "\(system) \(key)", locale)
        }
    }

    private mutating func compareCompact(
        _ json: [String: String]?, _ set: RowReference<CompactSetRow>?, _ place: String, _ locale: ImageLocale
    ) {
        let found = set.map { locale.compactPatterns($0) } ?? [:]
        for key in Set(found.keys).union(json?.keys ?? [:].keys) {
            expect(found[key], ImageLocale.unquoted(json?[key]), "\(place) \(key)")
        }
    }

    private mutating func compareMoney(_ json: [String: Any], _ system: String, _ locale: ImageLocale) throws {
        let row = try #require(locale.system(system, .currency))
        let patterns = locale.image[row.currencyPatterns]
        let columns: [String: TextReference<Texts>?] = [
            "standard": patterns.standard.pattern,
            "standard-alphaNextToNumber": patterns.standard.alphaNextToNumber,
            "standard-noCurrency": patterns.standard.noCurrency,
            "accounting": patterns.accounting.pattern,
            "accounting-alphaNextToNumber": patterns.accounting.alphaNextToNumber,
            "accounting-noCurrency": patterns.accounting.noCurrency,
        ]
        for (key, column) in columns {
            expect(locale.pattern(column), ImageLocale.unquoted(json[key] as? String), "\(system) \(key)")
        }
        let short = (json["short"] as? [String: Any])?["standard"] as? [String: String]
        compareCompact(short, row.currencyShort, "\(system) currency short", locale)
        try compareSpacing(#require(json["currencySpacing"] as? [String: [String: String]]), system, locale)
        let names = locale.image[try #require(row.miscellaneous)]
        for form in CountForm.allCases {
            let category = ImageLocale.keyword(form)
            let pattern = names.unitPatterns.range.map { locale.image[UnitPatternRow.self, $0] }.first {
                $0.form == form
            }
            expect(
                locale.text(pattern?.pattern), json["unitPattern-count-\(category)"] as? String,
                "\(system) unitPattern \(category)")
        }
    }

    private mutating func compareSpacing(
        _ json: [String: [String: String]], _ system: String, _ locale: ImageLocale
    ) throws {
        let row = try #require(locale.system(system, nil))
        let spacing = locale.image[row.spacing]
        for (side, rule) in [("beforeCurrency", spacing.beforeCurrency), ("afterCurrency", spacing.afterCurrency)] {
            let parts = [
                ("currencyMatch", rule.currencyMatch), ("surroundingMatch", rule.surroundingMatch),
                ("insertBetween", rule.insertBetween),
            ]
            for (part, text) in parts {
                expect(locale.text(text), json[side]?[part], "\(system) \(side) \(part)")
            }
        }
    }

    private mutating func compareMiscellaneous(
        _ json: [String: Any], _ system: String, _ locale: ImageLocale
    ) throws {
        let row = try #require(locale.system(system, nil))
        let patterns = locale.image[try #require(row.miscellaneous)]
        let columns = [
            "approximately": patterns.approximately, "atLeast": patterns.atLeast, "atMost": patterns.atMost,
            "range": patterns.range,
        ]
        for (key, text) in columns {
            expect(locale.text(text), json[key] as? String, "\(system) \(key)")
        }
    }

    /// Compares every currency of the image, including those missing from the file.
    mutating func compareCurrencies(_ json: [String: [String: String]], _ locale: ImageLocale) throws {
        #expect(Set(json.keys).isSubset(of: locale.currencies.keys), "\(self.locale)")
        let parts: [(CurrencyValueKey.Part, String)] = [
            (.symbol, "symbol"), (.narrow, "symbol-alt-narrow"), (.formal, "symbol-alt-formal"),
            (.variant, "symbol-alt-variant"), (.pattern, "pattern"), (.decimal, "decimal"), (.group, "group"),
        ]
        let values = locale.currencyValues()
        for (code, row) in locale.currencies {
            for (part, name) in parts {
                // A currency without a symbol is shown by its code, also in the distribution.
                let standIn = part == .symbol ? code : nil
                let found = values[CurrencyValueKey(currency: row, part)]
                expect(found ?? standIn, json[code]?[name] ?? standIn, "\(code) \(name)")
            }
        }
    }
}
