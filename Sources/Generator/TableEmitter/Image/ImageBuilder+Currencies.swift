import LocaleModel
import PackedTables
import TableWriter

/// Currencies: display digits, ISO 4217's facts, the currencies of regions.
extension ImageBuilder {
    mutating func writeCurrencies() throws {
        for code in codes {
            let fractions = try fractions(of: code)
            var row = CurrencyRow()
            row.code = try PackedCode(code)
            row.digits = fractions.digits
            row.rounding = fractions.rounding
            row.cashDigits = fractions.cashDigits ?? fractions.digits
            row.cashRounding = fractions.cashRounding ?? fractions.rounding
            try writer.append(row)
        }
    }

    /// Adds the symbols of all locales to the pool before anything else, so that they are contiguous.
    mutating func writeCurrencySymbols() throws {
        var symbols: [UInt8: Set<String>] = [:]
        for locale in identifiers {
            for (field, value) in inheritance.locales[locale]?.values ?? [:] {
                guard case .currency(let code, let part) = field, codeRows[code] != nil, part.isSymbol,
                    let byte = CurrencySymbolTexts.firstByte(of: value)
                else { continue }
                symbols[byte, default: []].insert(value)
            }
        }
        for (byte, texts) in symbols.sorted(by: { $0.key < $1.key }) {
            try writer.beginSymbols(with: byte)
            for text in texts.sorted(by: Self.bytewise) { _ = try writer.pool(text) as TextReference<Texts> }
        }
        if !symbols.isEmpty { try writer.endSymbols() }
    }

    mutating func writeFacts() throws {
        let iso = ISO4217Index(snapshot.iso4217)
        for code in codes {
            try writer.append(iso.facts(of: code, digits: fractions(of: code).digits))
        }
    }

    mutating func writeRegions() throws {
        let regions = snapshot.supplemental.regionCurrencies.sorted { Self.bytewise($0.key, $1.key) }
        for (region, currencies) in regions {
            try writeRegion(region)
            for currency in currencies {
                var row = RegionCurrencyRow()
                row.currency = try PackedCode(currency.code)
                row.from = try date(currency.from, region)
                row.to = try date(currency.to, region)
                row.isLegalTender = currency.isTender
                try writer.append(row)
            }
        }
        // The sentinel ends the last region's run.
        try writeRegion("ZZZ")
    }

    private mutating func writeRegion(_ code: String) throws {
        var row = RegionRow()
        row.code = try PackedCode(code)
        row.firstCurrency = writer.nextRow()
        try writer.append(row)
    }

    private func fractions(of code: String) throws(EmitError) -> Fractions {
        let fractions = snapshot.supplemental.fractions
        guard let found = fractions[code] ?? fractions["DEFAULT"] else {
            throw .missing(locale: "", field: "fractions/DEFAULT")
        }
        return found
    }

    private func date(_ text: String?, _ region: String) throws -> PackedDate? {
        guard let text else { return nil }
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, (1...4000).contains(parts[0]), (1...12).contains(parts[1]),
            (1...31).contains(parts[2])
        else {
            throw EmitError.malformed(
                locale: "", field: "regionCurrencies/\(region)", value: text, expected: "a date, YYYY-MM-DD")
        }
        return PackedDate(year: parts[0], month: parts[1], day: parts[2])
    }
}

extension CurrencyPart {
    /// Whether the part is a text for the currency.
    var isSymbol: Bool {
        switch self {
        case .symbol, .narrow, .formal, .variant: true
        case .pattern, .decimal, .group: false
        }
    }
}
