import CurrencyFormat
import PackedTables

/// What the engine writes in all locales, in the terms of the small tables.
struct MeasuredLocales {
    struct Locale {
        var identifier: String
        /// For each currency its symbol and its narrow one, by their numbers.
        var symbols: [Int32]
        /// The standard one and that of accounting.
        var forms: [MeasuredForm]
    }

    /// A currency's format of its own.
    struct Exception {
        var locale: Int
        var currency: Int
        var forms: [MeasuredForm]
    }

    static let codeSymbol: Int32 = 0
    static let plainSymbol: Int32 = 1
    /// The number of the first text.
    static let firstSymbol: Int32 = 2

    let currencies: [CurrencyCode]
    private(set) var locales: [Locale] = []
    private(set) var exceptions: [Exception] = []
    /// The symbols that are no codes, and their classes.
    private(set) var symbols: [String] = []
    private(set) var classes: [Int] = []
    private(set) var classCount = 0

    private var symbolNumbers: [String: Int32] = [:]
    /// For each class a symbol of it.
    private var examples: [String] = []
    /// Which no locale has a format of its own for.
    private static let test = CurrencyCode(literal: "XTS")

    init() throws {
        let data = CurrencyData.bundled
        currencies = data.currencyCodes
        let identifiers = try data.localeIdentifiers.map { (text: $0, locale: try LocaleIdentifier($0)) }
        let shown = identifiers.map { symbolRow($0.locale) }
        sortIntoClasses(identifiers.map(\.locale))
        for (index, identifier) in identifiers.enumerated() {
            let forms = forms(of: Self.test, identifier.locale)
            locales.append(Locale(identifier: identifier.text, symbols: shown[index], forms: forms))
            for (currency, code) in currencies.enumerated() where differs(code, identifier.locale, forms) {
                let own = self.forms(of: code, identifier.locale)
                exceptions.append(Exception(locale: index, currency: currency, forms: own))
            }
        }
    }

    /// The numbers of all symbols of a locale.
    private mutating func symbolRow(_ locale: LocaleIdentifier) -> [Int32] {
        let image = CurrencyData.bundled.image
        let row = LocaleLookup(image: image).row(for: locale.tag)
        return currencies.flatMap { code in
            let values = CurrencyValues(image: image, locale: row, currency: CurrencyData.bundled.row(of: code))
            let plain = values.value(.symbol)?.string ?? code.description
            let narrow = values.value(.narrow)?.string ?? plain
            return [
                number(of: plain, code), narrow == plain ? Self.plainSymbol : number(of: narrow, code),
            ]
        }
    }

    private mutating func number(of symbol: String, _ code: CurrencyCode) -> Int32 {
        if symbol == code.description { return Self.codeSymbol }
        if let number = symbolNumbers[symbol] { return number }
        let number = Self.firstSymbol + Int32(symbols.count)
        symbols.append(symbol)
        symbolNumbers[symbol] = number
        return number
    }

    /// What is between the affixes: a symbol without the spaces and the marks of direction at its edges, which are literals.
    static func core(_ symbol: String) -> String {
        let number = CurrencyStyle(test, locale: .root).display(.custom(symbol)).plan.formatParts(5)
        return number.parts.first { $0.kind == .currency }.map { number.text(of: $0) } ?? ""
    }

    /// Symbols are of a class when all locales put the same around them.
    private mutating func sortIntoClasses(_ locales: [LocaleIdentifier]) {
        var known: [[[UInt8]]: Int] = [:]
        func affixes(_ symbol: String) -> [[UInt8]] {
            locales.flatMap { locale in
                let style = CurrencyStyle(Self.test, locale: locale).display(.custom(symbol))
                return [MeasuredForm.affixes(style), MeasuredForm.affixes(style.sign(.accounting))]
            }
        }
        // The class of codes is the first.
        for symbol in [Self.test.description] + symbols {
            let found = affixes(symbol)
            let number = known[found] ?? known.count
            if known.updateValue(number, forKey: found) == nil { examples.append(symbol) }
            classes.append(number)
        }
        classes.removeFirst()
        classCount = known.count
    }

    private static func styles(_ code: CurrencyCode, _ locale: LocaleIdentifier) -> [CurrencyStyle] {
        let style = CurrencyStyle(code, locale: locale)
        return [style, style.sign(.accounting)]
    }

    private func forms(of code: CurrencyCode, _ locale: LocaleIdentifier) -> [MeasuredForm] {
        Self.styles(code, locale).map { style in
            var form = MeasuredForm(style)
            form.affixes = examples.map { MeasuredForm.affixes(style.display(.custom($0))) }
            return form
        }
    }

    /// Whether a currency's amounts are not of the locale's forms.
    private func differs(_ code: CurrencyCode, _ locale: LocaleIdentifier, _ forms: [MeasuredForm]) -> Bool {
        zip(Self.styles(code, locale), forms).contains { style, form in
            var plain = MeasuredForm(style)
            plain.affixes = form.affixes
            return plain != form || MeasuredForm.affixes(style.display(.code)) != form.affixes[0]
        }
    }

    /// The identifiers of a language, and of a language and a region, that no locale has, but that are not served by cutting
    /// the region off, or whose language has another name: `zh-TW` is served by `zh-Hant-TW`, `iw` by `he`.
    func aliases() throws -> [(identifier: String, locale: Int)] {
        let rows = Dictionary(uniqueKeysWithValues: locales.enumerated().map { ($1.identifier, $0) })
        var result: [(String, Int)] = []
        try Self.forEachIdentifier(locales.map(\.identifier)) { identifier, language in
            guard rows[identifier] == nil, let served = rows[try Self.serving(identifier)] else { return }
            // A language that CLDR has nothing for has no row: its amounts are not written as those of the root.
            let isCut = try language.map { try rows[Self.serving($0)] == served } ?? (served == rows["und"])
            if !isCut { result.append((identifier, served)) }
        }
        return result
    }

    static func serving(_ identifier: String) throws -> String {
        CurrencyData.bundled.locale(for: try LocaleIdentifier(identifier))
    }

    /// Calls a closure with each language that CLDR may know, and with each of those that it knows and each region of two
    /// letters; and the same with the scripts that locales have.
    static func forEachIdentifier(
        _ locales: [String], _ body: (_ identifier: String, _ language: String?) throws -> Void
    )
        throws
    {
        let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
        let pairs = letters.flatMap { first in letters.map { first + $0 } }
        let named = Set(
            locales.flatMap { identifier in
                let subtags = identifier.split(separator: "-")
                let hasScript = subtags.count > 1 && subtags[1].count == 4
                return [String(subtags[0])] + (hasScript ? [subtags[0] + "-" + subtags[1]] : [])
            })
        for language in named.union(pairs).sorted() where language != "und" {
            try body(language, nil)
            if try serving(language) == "und" { continue }
            for region in pairs { try body(language + "-" + region.uppercased(), language) }
        }
    }
}
