import CurrencyFormat

/// Compares what is written from the small tables with what the engine writes.
struct TablesCheck {
    let tables: SmallTables
    private(set) var compared = 0

    /// Zeros, ties, carries, groups, and as many digits as there may be.
    private static let amounts = [
        "-0.005", "-1234.5", "1234567.895", "99999999999.995",
    ]
    private static let minorUnits: [Int64] = [12_345, .min]

    struct Difference: Error, CustomStringConvertible {
        var description: String
    }

    init(_ tables: SmallTables) {
        self.tables = tables
    }

    /// Each language and each region: the locale is the engine's.
    ///
    /// - Parameter aliases: The identifiers that no locale has, and the locales that serve them.
    mutating func compareIdentifiers(_ locales: [String], _ aliases: [String: String]) throws {
        var names: [Int: String] = [:]
        for name in locales { names[try row(name)] = name }
        for (alias, name) in aliases {
            let (row, served) = (try row(alias), try row(name))
            names[row] = name
            // All that follows is of the locale that serves it.
            guard SmallLocale(tables: tables, row: row).isAlias(of: served) else {
                throw Difference(description: "\(alias) is not \(name)")
            }
        }
        try MeasuredLocales.forEachIdentifier(locales) { identifier, language in
            let serving = try MeasuredLocales.serving(identifier)
            let found = with(identifier, { tables.locale($0) }).flatMap { names[$0] }
            // A language that the engine has nothing for is no locale here.
            try expect(found, language == nil && serving == "und" ? nil : serving, identifier)
        }
        for identifier in ["und-FR", "de-Cyrl", "de-Latn-DE", "de-419", "en-1", "e-US", "", "tlh-US"] {
            try expect(with(identifier, { tables.locale($0) }).flatMap { names[$0] }, nil, identifier)
        }
    }

    private func row(_ identifier: String) throws -> Int {
        guard let row = with(identifier, { tables.locale($0) }) else {
            throw Difference(description: "there is no locale \(identifier)")
        }
        return row
    }

    /// All identifiers, with all currencies and one that nothing is known of, in all displays and signs.
    mutating func compareAll(_ identifiers: [String]) throws {
        let currencies = CurrencyData.bundled.currencyCodes + [CurrencyCode(literal: "QQQ")]
        let amounts = try Self.amounts.map { (text: $0, value: try DecimalValue($0)) }
        for identifier in identifiers {
            let locale = try LocaleIdentifier(identifier)
            let row = try row(identifier)
            for currency in currencies {
                for display in [SmallStyle.Display.symbol, .narrowSymbol, .code] {
                    for isAccounting in [false, true] {
                        let style = CurrencyStyle(currency, locale: locale).display(display.wanted)
                            .sign(isAccounting ? .accounting : .standard)
                        guard let code = with(currency.description, { SmallCode($0) }) else { continue }
                        let small = SmallStyle(tables, locale: row, code, display, isAccounting: isAccounting)
                        try compare(small, style.plan, amounts, "\(identifier) \(currency) \(display) \(isAccounting)")
                    }
                }
            }
        }
    }

    private mutating func compare(
        _ small: SmallStyle, _ plan: FormatPlan, _ amounts: [(text: String, value: DecimalValue)], _ name: String
    ) throws {
        for amount in amounts {
            let found = write(small) { memory in with(amount.text) { SmallNumber($0, memory) } }
            try expect(found, plan.format(amount.value), "\(name) \(amount.text)")
        }
        for units in Self.minorUnits {
            let found = small.minorUnit.flatMap { scale in
                write(small) { SmallNumber(minorUnits: units, scale: scale, $0) }
            }
            try expect(found, try? plan.format(minorUnits: units), "\(name) \(units) minor units")
        }
    }

    /// Seeded numbers of any length, with exponents: what is read is written as the engine writes it, and what the engine
    /// does not read, nobody does.
    mutating func compareNumbers(_ count: Int) throws {
        var state: UInt64 = 4217
        func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
        let euro = SmallCode(order: 0x45_55_52)
        let small = SmallStyle(tables, locale: try row("de-DE"), euro, .symbol, isAccounting: false)
        let pieces = [
            "", "-", "+", ".", "e", "E-", "e+", "0", "000", "9", "99999", "5", "50", "1", "12", "45", " ", "N",
        ]
        for _ in 0..<count {
            var text = ""
            for _ in 0..<(1 + below(9)) { text += pieces[below(below(4) == 0 ? pieces.count : 16)] }
            let expected = try? DecimalValue(text)
            let found = write(small) { memory in with(text) { SmallNumber($0, memory) } }
            // Exponents that no number of JavaScript has are left out.
            if found == nil, let expected, abs(expected.exponent) > 300 { continue }
            try expect(found, expected.map(plan.format), "\"\(text)\"")
        }
    }

    private mutating func expect(_ found: String?, _ expected: String?, _ name: String) throws {
        compared += 1
        guard found == expected else {
            throw Difference(
                description: "\(name): the small tables write \(found ?? "-"), the engine \(expected ?? "-")")
        }
    }

    private func write(_ style: SmallStyle, _ number: (UnsafeMutablePointer<UInt8>) -> SmallNumber?) -> String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: SmallStyle.capacity + SmallNumber.capacity) { buffer in
            guard let base = buffer.baseAddress, var number = number(base + SmallStyle.capacity) else { return nil }
            let count = style.write(&number, into: base)
            return String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
        }
    }

    private func with<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        Array(text.utf8).withUnsafeBufferPointer(body)
    }
}

extension SmallStyle.Display {
    /// What it is for the engine.
    var wanted: CurrencyDisplay {
        switch self {
        case .symbol: .symbol
        case .narrowSymbol: .narrowSymbol
        case .code: .code
        }
    }
}

extension SmallLocale {
    /// Whether the row has nothing of its own and the forms of another one.
    fileprivate func isAlias(of other: Int) -> Bool {
        let (served, next) = (SmallLocale(tables: tables, row: other), SmallLocale(tables: tables, row: row + 1))
        return base == other && firstSymbol == next.firstSymbol
            && [false, true].allSatisfy { form(isAccounting: $0) == served.form(isAccounting: $0) }
    }
}
