import LocaleModel

/// Reads the data that belongs to no locale: the files of `common/supplemental`, and the English display names.
///
///     numberingSystems/numberingSystem    @id @type @digits
///     currencyData/fractions/info         @iso4217 @digits @rounding @cashDigits @cashRounding
///     currencyData/region/currency        @iso4217 @from @to @tender
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Supplemental_Currency_Data>.
struct SupplementalReader {
    let directory: String
    let threshold: DraftStatus

    func read(_ folder: SupplementalFolder) throws(ImportError) -> SupplementalFacts {
        var facts = SupplementalFacts()
        for list in folder[.numberingSystems] { try readNumberingSystems(list, into: &facts) }
        for fractions in try folder.members(of: .currencyFractions) { try readFractions(fractions, into: &facts) }
        guard facts.fractions["DEFAULT"] != nil else {
            throw .missing(
                file: folder[.currencyFractions][0].file, locale: nil,
                field: SupplementalElement.currencyFractions.path + "/info[@iso4217='DEFAULT']")
        }
        for region in try folder.members(of: .currencyRegions) { try readRegion(region, into: &facts) }
        facts.identifiers = try IdentifierReader(folder: folder, threshold: threshold).read()
        facts.plurals = try PluralReader(folder: folder).read()
        facts.englishNames = try EnglishNamesReader(directory: directory, threshold: threshold).read()
        return facts
    }

    private func readNumberingSystems(
        _ list: LDMLElement, into facts: inout SupplementalFacts
    ) throws(ImportError) {
        for system in try list.children() {
            guard system.name == "numberingSystem" else { throw system.unknown }
            let digits: String?
            switch try system.requiredAttribute("type") {
            case "numeric":
                digits = try system.requiredAttribute("digits")
                guard digits?.unicodeScalars.count == 10 else {
                    throw system.malformed(attribute: "digits", expected: "ten digits")
                }
            case "algorithmic": digits = nil
            default: throw system.malformed(attribute: "type", expected: "numeric or algorithmic")
            }
            let identifier = try system.requiredAttribute("id")
            guard facts.numberingSystems.updateValue(NumberingSystem(digits: digits), forKey: identifier) == nil
            else { throw .duplicate(file: system.file, locale: nil, field: system.path) }
        }
    }

    private func readFractions(_ fractions: LDMLElement, into facts: inout SupplementalFacts) throws(ImportError) {
        for info in try fractions.children() {
            guard info.name == "info" else { throw info.unknown }
            let code = try info.requiredAttribute("iso4217")
            guard facts.fractions.updateValue(try self.fractions(info), forKey: code) == nil else {
                throw .duplicate(file: info.file, locale: nil, field: "\(fractions.path)/info[@iso4217='\(code)']")
            }
        }
    }

    private func readRegion(_ region: LDMLElement, into facts: inout SupplementalFacts) throws(ImportError) {
        var currencies: [RegionCurrency] = []
        for currency in try region.children() {
            guard currency.name == "currency" else { throw currency.unknown }
            currencies.append(try regionCurrency(currency))
        }
        let code = try region.requiredAttribute("iso3166")
        guard facts.regionCurrencies.updateValue(currencies, forKey: code) == nil else {
            throw .duplicate(file: region.file, locale: nil, field: region.path)
        }
    }

    private func fractions(_ info: LDMLElement) throws(ImportError) -> Fractions {
        try info.checkAttributes("iso4217", "digits", "rounding", "cashDigits", "cashRounding")
        return Fractions(
            digits: try info.integer(attribute: "digits", in: 0...9),
            rounding: try info.integer(attribute: "rounding", in: 0...100),
            cashDigits: info.attribute("cashDigits") == nil
                ? nil : try info.integer(attribute: "cashDigits", in: 0...9),
            cashRounding: info.attribute("cashRounding") == nil
                ? nil : try info.integer(attribute: "cashRounding", in: 0...100))
    }

    private func regionCurrency(_ currency: LDMLElement) throws(ImportError) -> RegionCurrency {
        // The time zones of a change are dropped, because dates here are days in the region.
        try currency.checkAttributes("iso4217", "from", "to", "tender", "tz", "to-tz")
        let tender = currency.attribute("tender") ?? "true"
        guard tender == "true" || tender == "false" else {
            throw currency.malformed(attribute: "tender", expected: "true or false")
        }
        return RegionCurrency(
            code: try currency.requiredAttribute("iso4217"), from: try date("from", of: currency),
            to: try date("to", of: currency), isTender: tender == "true")
    }

    private func date(_ name: String, of currency: LDMLElement) throws(ImportError) -> String? {
        guard let text = currency.attribute(name) else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ Int($0) != nil }) else {
            throw currency.malformed(attribute: name, expected: "a date, YYYY-MM-DD")
        }
        return text
    }
}
