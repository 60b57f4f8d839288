import LocaleModel
import PackedTables

/// Currencies: display digits, ISO 4217's facts, the currencies of regions.
extension ImageBuilder {
    mutating func writeCurrencies() throws {
        for code in codes {
            let fractions = try fractions(of: code)
            try writer.append(
                [
                    PackedWriter.ascii(code), fractions.digits, fractions.rounding,
                    fractions.cashDigits ?? fractions.digits, fractions.cashRounding ?? fractions.rounding,
                ], to: .currencies)
        }
    }

    /// Puts the symbols of all locales into the pool before anything else is, so that they stand together.
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
            try writer.append([Int(byte), writer.byteCount(of: .text)], to: .currencySymbols)
            for text in texts.sorted(by: Self.bytewise) { _ = try writer.pool(text, in: .text) }
        }
        // The sentinel begins where the next text will.
        if !symbols.isEmpty {
            try writer.append([Int(UInt8.max), writer.byteCount(of: .text)], to: .currencySymbols)
        }
    }

    mutating func writeFacts() throws {
        let iso = ISO4217Index(snapshot.iso4217)
        for code in codes {
            let facts = try iso.facts(of: code, digits: fractions(of: code).digits)
            try writer.append(
                [
                    facts.minorUnit.map { $0 + 1 } ?? 0, facts.numericCode.map { $0 + 1 } ?? 0, facts.status.rawValue,
                    facts.withdrawn?.rawValue ?? 0,
                ], to: .currencyFacts)
        }
    }

    mutating func writeRegions() throws {
        let regions = snapshot.supplemental.regionCurrencies.sorted { Self.bytewise($0.key, $1.key) }
        for (region, currencies) in regions {
            try writer.append(
                [PackedWriter.ascii(region), writer.rowCount(of: .regionCurrencies)], to: .regions)
            for currency in currencies {
                try writer.append(
                    [
                        PackedWriter.ascii(currency.code), date(currency.from, region), date(currency.to, region),
                        currency.isTender ? 1 : 0,
                    ], to: .regionCurrencies)
            }
        }
        // The sentinel ends the last region's run.
        try writer.append(
            [PackedWriter.ascii("ZZZ"), writer.rowCount(of: .regionCurrencies)], to: .regions)
    }

    private func fractions(of code: String) throws(EmitError) -> Fractions {
        let fractions = snapshot.supplemental.fractions
        guard let found = fractions[code] ?? fractions["DEFAULT"] else {
            throw .missing(locale: "", field: "fractions/DEFAULT")
        }
        return found
    }

    private func date(_ text: String?, _ region: String) throws -> Int {
        guard let text else { return 0 }
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, (1...4000).contains(parts[0]), (1...12).contains(parts[1]),
            (1...31).contains(parts[2])
        else {
            throw EmitError.malformed(
                locale: "", field: "regionCurrencies/\(region)", value: text, expected: "a date, YYYY-MM-DD")
        }
        return PackedDate(year: parts[0], month: parts[1], day: parts[2]).rawValue
    }
}

extension CurrencyPart {
    /// Whether it is a text that stands for the currency.
    var isSymbol: Bool {
        switch self {
        case .symbol, .narrow, .formal, .variant: true
        case .pattern, .decimal, .group: false
        }
    }
}
