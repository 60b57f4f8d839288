import LocaleModel

/// Reads symbols, names, and formats for single currencies.
extension NumbersReader {
    mutating func readCurrencies(_ currencies: LDMLElement) throws(ImportError) {
        for currency in try currencies.children() {
            try currency.checkAttributes("type", "numberSystem")
            guard currency.name == "currency" else { throw currency.unknown }
            let code = try currency.requiredAttribute("type")
            guard code.utf8.count == 3, code.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
            else { throw currency.malformed(attribute: "type", expected: "three capital letters") }
            for element in try currency.children() {
                let field = try field(of: element, code)
                if let system = currency.attribute("numberSystem") {
                    systemValues.add(field, for: system, from: element)
                } else {
                    try values.set(field, to: element)
                }
            }
        }
    }

    private func field(of element: LDMLElement, _ code: String) throws(ImportError) -> LocaleField {
        let alt = element.attribute("alt")
        switch (element.name, alt) {
        case ("displayName", nil):
            try element.checkAttributes("count")
            guard let count = element.attribute("count") else { return .name(code: code, nil) }
            guard let category = PluralCategory(rawValue: count) else { throw element.unknown }
            return .name(code: code, category)
        case ("symbol", nil): return .currency(code: code, .symbol)
        case ("symbol", "narrow"): return .currency(code: code, .narrow)
        case ("symbol", "formal"): return .currency(code: code, .formal)
        case ("symbol", "variant"): return .currency(code: code, .variant)
        case ("pattern", nil): return .currency(code: code, .pattern)
        case ("decimal", nil): return .currency(code: code, .decimal)
        case ("group", nil): return .currency(code: code, .group)
        default: throw element.unknown
        }
    }
}
