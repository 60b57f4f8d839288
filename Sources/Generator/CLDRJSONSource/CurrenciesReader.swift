import LocaleModel

/// Reads a locale's `currencies.json`: symbols, names, and formats for single currencies.
enum CurrenciesReader {
    private static let pluralName = "displayName-count-"

    static func read(_ currencies: JSONObject, into facts: inout LocaleFacts) throws(ImportError) {
        for code in currencies.sortedKeys {
            guard code.utf8.count == 3, code.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
            else {
                throw currencies.malformed(code, code, expected: "a currency code of three capital letters")
            }
            let currency = try currencies.object(code)
            for key in currency.sortedKeys {
                guard let field = field(key, code) else { throw currency.unknown(key) }
                facts[field] = try currency.string(key)
            }
        }
    }

    private static func field(_ key: String, _ code: String) -> LocaleField? {
        switch key {
        case "displayName": .name(code: code, nil)
        case "symbol": .currency(code: code, .symbol)
        case "symbol-alt-narrow": .currency(code: code, .narrow)
        case "symbol-alt-formal": .currency(code: code, .formal)
        case "symbol-alt-variant": .currency(code: code, .variant)
        case "pattern": .currency(code: code, .pattern)
        case "decimal": .currency(code: code, .decimal)
        case "group": .currency(code: code, .group)
        case let key where key.hasPrefix(pluralName):
            PluralCategory(rawValue: String(key.dropFirst(pluralName.count))).map { .name(code: code, $0) }
        default: nil
        }
    }
}
