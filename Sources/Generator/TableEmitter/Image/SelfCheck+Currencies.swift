import LocaleModel
import PackedTables

/// Currencies: the digits that CLDR displays, ISO 4217's facts, the currencies of regions.
extension SelfCheck {
    func compareCurrencies() throws(EmitError) {
        try compare(names: currencyRows.keys, expectedCodes, "currencies")
        try compareCodeOrder(image.rows(of: CurrencyRow.self), image.rowCount(of: CurrencyRow.self)) { $0.code }
        let fractions = snapshot.supplemental.fractions
        for (code, row) in currencyRows {
            guard let expected = fractions[code] ?? fractions["DEFAULT"] else {
                throw .missing(locale: "", field: "fractions/DEFAULT")
            }
            let found = image[CurrencyRow.self, row]
            try compare(found.digits, expected.digits, "", "fractions/\(code)/digits")
            try compare(found.rounding, expected.rounding, "", "fractions/\(code)/rounding")
            try compare(
                found.cashDigits, expected.cashDigits ?? expected.digits, "", "fractions/\(code)/cashDigits")
            try compare(
                found.cashRounding, expected.cashRounding ?? expected.rounding, "",
                "fractions/\(code)/cashRounding")
        }
    }

    /// The runtime must find each symbol of each locale by its first byte, and no other text.
    func compareCurrencySymbols() throws(EmitError) {
        let texts = CurrencySymbolTexts(image)
        var found: [String: UInt8] = [:]
        for byte in UInt8.min...UInt8.max {
            texts.forEach(beginningWith: byte) { _, text in found[text.string] = byte }
        }
        var expected: Set<String> = []
        for locale in localeRows.keys {
            for (field, value) in inheritance.locales[locale]?.values ?? [:] {
                guard case .currency(let code, let part) = field, currencyRows[code] != nil, part.isSymbol,
                    let first = CurrencySymbolTexts.firstByte(of: value)
                else { continue }
                expected.insert(value)
                try compare(found[value].map(Int.init) ?? -1, Int(first), locale, "\(field.path) by its first byte")
            }
        }
        try compare(names: found.keys, expected, "the symbols of currencies by their first bytes")
        let rows = 0..<image.rowCount(of: CurrencySymbolRow.self)
        try compareRise(of: CurrencySymbolRow.self, rows, "", "first bytes of symbols") { $0.firstByte }
        guard let sentinel = rows.last else { return }
        try compare(
            image[CurrencySymbolRow.self, sentinel].firstByte, Int(UInt8.max), "", "the last row of the symbols")
    }

    /// All codes in the snapshot, or those selected.
    private var expectedCodes: Set<String> {
        if let wanted = selection.currencies { return wanted }
        var codes = Set(snapshot.supplemental.fractions.keys)
        codes.remove("DEFAULT")
        for currency in snapshot.iso4217.current { codes.insert(currency.code) }
        for currency in snapshot.iso4217.withdrawn { codes.insert(currency.code) }
        for currency in snapshot.supplemental.regionCurrencies.values.joined() { codes.insert(currency.code) }
        for locale in snapshot.localeFacts {
            for field in locale.values.keys {
                if case .currency(let code, _) = field { codes.insert(code) }
                if case .name(let code, _) = field { codes.insert(code) }
            }
        }
        return codes
    }

    private func compareCodeOrder<Row: TableRow>(
        _ rows: PackedRows<Row>, _ count: Int, _ code: (Row) -> PackedCode
    ) throws(EmitError) {
        for row in 1..<max(1, count) {
            let codes = [row - 1, row].map { code(rows[$0]).string }
            guard codes[0].utf8.lexicographicallyPrecedes(codes[1].utf8) else {
                throw .readBackDiffers(
                    locale: "", field: "\(Row.table)/\(row)", expected: "a code behind \(codes[0])", found: codes[1])
            }
        }
    }
}

// MARK: Facts

extension SelfCheck {
    func compareFacts() throws(EmitError) {
        try compare(
            image.rowCount(of: CurrencyFactRow.self), image.rowCount(of: CurrencyRow.self), "",
            "the number of currency facts")
        let current = Dictionary(
            snapshot.iso4217.current.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        let withdrawn = Dictionary(grouping: snapshot.iso4217.withdrawn, by: \.code)
        for (code, row) in currencyRows {
            let facts = image[CurrencyFactRow.self, row]
            let path = "iso4217/\(code)"
            let currency = current[code]
            try compare(facts.minorUnit, expectedMinorUnit(code, currency), "", "\(path)/minorUnit")
            let number = currency?.numericCode ?? withdrawn[code]?.compactMap(\.numericCode).first
            try compare(facts.numericCode, number.flatMap { Int($0) }, "", "\(path)/numericCode")
            let status: CurrencyStatus
            if let currency {
                status = currency.isFund ? .fund : currency.minorUnit == nil ? .special : .current
            } else {
                status = withdrawn[code] == nil ? .notISO : .withdrawn
            }
            try compare(facts.status, status, "", "\(path)/status")
            try compareWithdrawal(facts.withdrawn, currency == nil ? withdrawn[code] ?? [] : [], path)
        }
        if selection.features.contains(.regions) { try compareRegions() }
    }

    /// The minor unit on list one if the code is on it; otherwise CLDR's digits, in which a withdrawn currency counted.
    private func expectedMinorUnit(_ code: String, _ currency: ISOCurrency?) -> Int? {
        if let currency { return currency.minorUnit }
        return (snapshot.supplemental.fractions[code] ?? snapshot.supplemental.fractions["DEFAULT"])?.digits
    }

    /// The month must be in an entry of ISO's list, and no entry may have a later year.
    private func compareWithdrawal(
        _ found: PackedMonth?, _ entries: [ISOWithdrawal], _ path: String
    ) throws(EmitError) {
        try compare(found == nil, entries.isEmpty, "", "\(path)/withdrawn, whether it is")
        guard let year = found?.year, let month = found?.month else { return }
        // A withdrawal is written as 2003-01, as 1989 to 1990 or as 1989-1990. Its end counts.
        let years = entries.flatMap { $0.withdrawalDate.split { !$0.isASCII || !$0.isNumber } }
            .filter { $0.count == 4 }.compactMap { Int($0) }
        try compare(year, years.max() ?? 0, "", "\(path)/withdrawn, its year")
        let text = "\(year)-\(month < 10 ? "0" : "")\(month)"
        let isWritten = entries.contains { $0.withdrawalDate.hasSuffix(text) || $0.withdrawalDate.hasSuffix("\(year)") }
        try compare(isWritten, true, "", "\(path)/withdrawn: the month \(text) is on the list")
    }

    private func compareRegions() throws(EmitError) {
        let expected = snapshot.supplemental.regionCurrencies
        let rows = image.rows(of: RegionRow.self)
        let names = (0..<image.regionCount).map { rows[$0].code.string }
        try compare(names: names, expected.keys, "regionCurrencies")
        try compareCodeOrder(rows, image.regionCount) { $0.code }
        for (row, name) in names.enumerated() {
            let found = image.currencies(ofRegion: row).map(regionCurrency)
            try compare(found, expected[name], "", "regionCurrencies/\(name)")
        }
    }

    private func regionCurrency(_ row: Int) -> RegionCurrency {
        let row = image[RegionCurrencyRow.self, row]
        return RegionCurrency(
            code: row.currency.string, from: row.from.map(Self.text(of:)), to: row.to.map(Self.text(of:)),
            isTender: row.isLegalTender)
    }

    /// A packed date as CLDR writes it.
    private static func text(of date: PackedDate) -> String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
    }
}
