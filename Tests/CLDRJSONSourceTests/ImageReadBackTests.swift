import Foundation
import PackedTables
import TableEmitter
import TestSupport
import Testing

/// Every value of every upstream file, read with nothing but a JSON reader, is what the image says.
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
                uniqueKeysWithValues: (0..<image.rowCount(of: .currencies)).map {
                    (ReadBack.code(image.value(.currencies, $0, CurrencyColumn.code)), $0)
                })
            for row in 0..<LocaleLookup(image: image).localeCount {
                let identifier = image.text(.locales, row, LocaleColumn.identifier).string
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

/// Compares one locale after the other and keeps count.
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
            locale.numberingSystem(LocaleColumn.defaultSystem), json["defaultNumberingSystem"] as? String, "default")
        expect(locale.numberingSystem(LocaleColumn.nativeSystem), other["native"], "native")
        expect(locale.numberingSystem(LocaleColumn.traditionalSystem), other["traditional"], "traditional")
        expect(locale.numberingSystem(LocaleColumn.financeSystem), other["finance"], "finance")
        expect(
            String(locale.value(LocaleColumn.minimumGroupingDigits)), json["minimumGroupingDigits"] as? String,
            "minimumGroupingDigits")
        for (key, value) in json {
            let parts = key.components(separatedBy: "-numberSystem-")
            guard parts.count == 2 else { continue }
            let table = try #require(value as? [String: Any])
            switch parts[0] {
            case "symbols": try compareSymbols(table, parts[1], locale)
            case "decimalFormats": try compareDecimals(table, parts[1], locale)
            case "percentFormats": try compareStandard(table, parts[1], SystemColumn.percent, .percent, locale)
            case "currencyFormats": try compareMoney(table, parts[1], locale)
            case "miscPatterns": try compareMiscellaneous(table, parts[1], locale)
            // The image has no scientific notation and no fractions.
            case "rationalFormats", "scientificFormats": continue
            default: Issue.record("\(self.locale): \(key) is not compared")
            }
        }
    }

    private mutating func compareSymbols(_ json: [String: Any], _ system: String, _ locale: ImageLocale) throws {
        let row = try #require(locale.system(system, .symbols))
        let set = locale.image.value(.systems, row, SystemColumn.symbols)
        let columns: [String: Column] = [
            "decimal": SymbolColumn.decimal, "group": SymbolColumn.group,
            "percentSign": SymbolColumn.percentSign, "plusSign": SymbolColumn.plusSign,
            "minusSign": SymbolColumn.minusSign, "approximatelySign": SymbolColumn.approximatelySign,
            "perMille": SymbolColumn.perMille,
            "infinity": SymbolColumn.infinity, "nan": SymbolColumn.nan,
            "currencyDecimal": SymbolColumn.currencyDecimal, "currencyGroup": SymbolColumn.currencyGroup,
        ]
        let unread: Set<String> = [
            "list", "exponential", "superscriptingExponent", "timeSeparator", "timeSeparator-alt-variant",
            "decimal-alt-us", "group-alt-us",
        ]
        #expect(Set(json.keys).subtracting(unread).isSubset(of: columns.keys), "\(self.locale)")
        for (key, column) in columns {
            expect(locale.text(.symbolSets, set, column), json[key] as? String, "\(system) \(key)")
        }
    }

    private mutating func compareStandard(
        _ json: [String: Any], _ system: String, _ column: Column, _ formats: SystemFormats,
        _ locale: ImageLocale
    ) throws {
        let row = try #require(locale.system(system, formats))
        expect(locale.text(.systems, row, column), json["standard"] as? String, "\(system) standard of \(formats)")
    }

    private mutating func compareDecimals(_ json: [String: Any], _ system: String, _ locale: ImageLocale) throws {
        try compareStandard(json, system, SystemColumn.decimal, .decimal, locale)
        let row = try #require(locale.system(system, []))
        for (key, column) in [("short", SystemColumn.decimalShort), ("long", SystemColumn.decimalLong)] {
            let table = (json[key] as? [String: Any])?["decimalFormat"] as? [String: String]
            compareCompact(table, row, column, "\(system) \(key)", locale)
        }
    }

    private mutating func compareCompact(
        _ json: [String: String]?, _ row: Int, _ column: Column, _ place: String, _ locale: ImageLocale
    ) {
        let found = locale.image.optionalRow(.systems, row, column).map { locale.compactPatterns($0) } ?? [:]
        for key in Set(found.keys).union(json?.keys ?? [:].keys) {
            expect(found[key], json?[key], "\(place) \(key)")
        }
    }

    private mutating func compareMoney(_ json: [String: Any], _ system: String, _ locale: ImageLocale) throws {
        let row = try #require(locale.system(system, .currency))
        let set = locale.image.value(.systems, row, SystemColumn.currencyPatterns)
        let columns: [String: Column] = [
            "standard": CurrencyPatternColumn.standard,
            "standard-alphaNextToNumber": CurrencyPatternColumn.standardAlphaNextToNumber,
            "standard-noCurrency": CurrencyPatternColumn.standardNoCurrency,
            "accounting": CurrencyPatternColumn.accounting,
            "accounting-alphaNextToNumber": CurrencyPatternColumn.accountingAlphaNextToNumber,
            "accounting-noCurrency": CurrencyPatternColumn.accountingNoCurrency,
        ]
        for (key, column) in columns {
            expect(locale.text(.currencyPatternSets, set, column), json[key] as? String, "\(system) \(key)")
        }
        let short = (json["short"] as? [String: Any])?["standard"] as? [String: String]
        compareCompact(short, row, SystemColumn.currencyShort, "\(system) currency short", locale)
        try compareSpacing(#require(json["currencySpacing"] as? [String: [String: String]]), system, locale)
        let names = try #require(locale.image.optionalRow(.systems, row, SystemColumn.miscellaneous))
        let first = locale.image.value(.miscellaneousSets, names, MiscellaneousColumn.firstUnitPattern)
        let count = locale.image.value(.miscellaneousSets, names, MiscellaneousColumn.unitPatternCount)
        for form in CountForm.allCases {
            let category = ImageLocale.keyword(form)
            let pattern = (first..<(first + count)).first {
                locale.image.value(.unitPatterns, $0, UnitPatternColumn.category) == form.rawValue
            }
            expect(
                pattern.flatMap { locale.text(.unitPatterns, $0, UnitPatternColumn.pattern) },
                json["unitPattern-count-\(category)"] as? String, "\(system) unitPattern \(category)")
        }
    }

    private mutating func compareSpacing(
        _ json: [String: [String: String]], _ system: String, _ locale: ImageLocale
    ) throws {
        let row = try #require(locale.system(system, []))
        let set = locale.image.value(.systems, row, SystemColumn.spacing)
        let columns: [(String, String, Column)] = [
            ("beforeCurrency", "currencyMatch", SpacingColumn.beforeCurrencyMatch),
            ("beforeCurrency", "surroundingMatch", SpacingColumn.beforeSurroundingMatch),
            ("beforeCurrency", "insertBetween", SpacingColumn.beforeInsertBetween),
            ("afterCurrency", "currencyMatch", SpacingColumn.afterCurrencyMatch),
            ("afterCurrency", "surroundingMatch", SpacingColumn.afterSurroundingMatch),
            ("afterCurrency", "insertBetween", SpacingColumn.afterInsertBetween),
        ]
        for (side, part, column) in columns {
            expect(locale.text(.spacingSets, set, column), json[side]?[part], "\(system) \(side) \(part)")
        }
    }

    private mutating func compareMiscellaneous(
        _ json: [String: Any], _ system: String, _ locale: ImageLocale
    ) throws {
        let row = try #require(locale.system(system, []))
        let set = try #require(locale.image.optionalRow(.systems, row, SystemColumn.miscellaneous))
        let columns: [String: Column] = [
            "approximately": MiscellaneousColumn.approximately, "atLeast": MiscellaneousColumn.atLeast,
            "atMost": MiscellaneousColumn.atMost, "range": MiscellaneousColumn.range,
        ]
        for (key, column) in columns {
            expect(locale.text(.miscellaneousSets, set, column), json[key] as? String, "\(system) \(key)")
        }
    }

    /// For every currency of the image, also those that the file does not name.
    mutating func compareCurrencies(_ json: [String: [String: String]], _ locale: ImageLocale) throws {
        #expect(Set(json.keys).isSubset(of: locale.currencies.keys), "\(self.locale)")
        let parts: [(CurrencyValueKey.Part, String)] = [
            (.symbol, "symbol"), (.narrow, "symbol-alt-narrow"), (.formal, "symbol-alt-formal"),
            (.variant, "symbol-alt-variant"), (.pattern, "pattern"), (.decimal, "decimal"), (.group, "group"),
        ]
        let values = locale.currencyValues()
        for (code, row) in locale.currencies {
            for (part, name) in parts {
                // A currency without a symbol is shown by its code, and the distribution shows it so.
                let standIn = part == .symbol ? code : nil
                let found = values[CurrencyValueKey(currency: row, part)]
                expect(found ?? standIn, json[code]?[name] ?? standIn, "\(code) \(name)")
            }
        }
    }

    static func code(_ packed: Int) -> String {
        String(decoding: [0, 7, 14].map { UInt8(packed >> $0 & 0x7F) }, as: UTF8.self)
    }
}
