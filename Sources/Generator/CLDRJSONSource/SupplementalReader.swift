import LocaleModel

/// Reads the data that does not belong to a locale: `cldr-core/supplemental` and the English display names.
struct SupplementalReader {
    let directory: String

    func read() throws(ImportError) -> SupplementalFacts {
        var facts = SupplementalFacts()
        facts.numberingSystems = try numberingSystems()
        try readCurrencyData(into: &facts)
        facts.identifiers = try IdentifierReader(directory: directory).read()
        let matching = LanguageMatchingReader(directory: directory)
        facts.languageMatching = try matching.read()
        facts.identifiers.rightToLeftScripts = try matching.rightToLeftScripts()
        facts.plurals = try PluralReader(directory: directory).read()
        facts.englishNames = try englishNames()
        return facts
    }

    private func supplemental(_ name: String) throws(ImportError) -> JSONObject {
        try JSONObject(directory: directory, file: "cldr-core/supplemental/\(name).json").object("supplemental")
    }

    private func numberingSystems() throws(ImportError) -> [String: NumberingSystem] {
        let systems = try supplemental("numberingSystems").object("numberingSystems")
        var result: [String: NumberingSystem] = [:]
        for key in systems.sortedKeys {
            let system = try systems.object(key)
            switch try system.string("_type") {
            case "numeric":
                let digits = try system.string("_digits")
                guard digits.unicodeScalars.count == 10 else {
                    throw system.malformed("_digits", digits, expected: "ten digits")
                }
                result[key] = NumberingSystem(digits: digits)
            case "algorithmic":
                result[key] = NumberingSystem(digits: nil)
            case let type:
                throw system.malformed("_type", type, expected: "numeric or algorithmic")
            }
        }
        return result
    }

    private func readCurrencyData(into facts: inout SupplementalFacts) throws(ImportError) {
        let data = try supplemental("currencyData").object("currencyData")
        let fractions = try data.object("fractions")
        for code in fractions.sortedKeys {
            facts.fractions[code] = try self.fractions(fractions.object(code))
        }
        guard facts.fractions["DEFAULT"] != nil else {
            throw .missing(file: fractions.file, locale: nil, field: "\(fractions.pointer)/DEFAULT")
        }
        let regions = try data.object("region")
        for region in regions.sortedKeys {
            var currencies: [RegionCurrency] = []
            for entry in try regions.objects(region) {
                for code in entry.sortedKeys {
                    currencies.append(try regionCurrency(code, entry.object(code)))
                }
            }
            facts.regionCurrencies[region] = currencies
        }
    }

    private func fractions(_ object: JSONObject) throws(ImportError) -> Fractions {
        for key in object.sortedKeys where !["_digits", "_rounding", "_cashDigits", "_cashRounding"].contains(key) {
            throw object.unknown(key)
        }
        return Fractions(
            digits: try object.integer("_digits", in: 0...9),
            rounding: try object.integer("_rounding", in: 0...100),
            cashDigits: object.has("_cashDigits") ? try object.integer("_cashDigits", in: 0...9) : nil,
            cashRounding: object.has("_cashRounding") ? try object.integer("_cashRounding", in: 0...100) : nil)
    }

    private func regionCurrency(_ code: String, _ object: JSONObject) throws(ImportError) -> RegionCurrency {
        // The time zones of a change (`_tz`, `_to-tz`) are dropped, because dates here are days in the region.
        for key in object.sortedKeys where !["_from", "_to", "_tender", "_tz", "_to-tz"].contains(key) {
            throw object.unknown(key)
        }
        let tender = try object.optionalString("_tender") ?? "true"
        guard tender == "true" || tender == "false" else {
            throw object.malformed("_tender", tender, expected: "true or false")
        }
        return RegionCurrency(
            code: code, from: try date("_from", of: object), to: try date("_to", of: object),
            isTender: tender == "true")
    }

    private func date(_ key: String, of object: JSONObject) throws(ImportError) -> String? {
        guard let text = try object.optionalString(key) else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ Int($0) != nil }) else {
            throw object.malformed(key, text, expected: "a date, YYYY-MM-DD")
        }
        return text
    }

    private func englishNames() throws(ImportError) -> EnglishNames {
        func names(_ kind: String) throws(ImportError) -> [String: String] {
            let object = try JSONObject(
                directory: directory, file: "cldr-localenames-full/main/en/\(kind).json", locale: "en"
            ).object("main", "en", "localeDisplayNames", kind)
            var result: [String: String] = [:]
            for key in object.sortedKeys where !key.contains("-alt-") && !key.contains("-menu-") {
                result[key] = try object.string(key)
            }
            return result
        }
        var result = EnglishNames()
        result.languages = try names("languages")
        result.scripts = try names("scripts")
        result.territories = try names("territories")
        result.variants = try names("variants")
        return result
    }
}
