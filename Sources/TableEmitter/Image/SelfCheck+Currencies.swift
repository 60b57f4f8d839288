import LocaleModel
import PackedTables

/// Currencies: the digits that CLDR displays, ISO 4217's facts, the currencies of regions.
extension SelfCheck {
    func compareCurrencies() throws(EmitError) {
        try compare(names: currencyRows.keys, expectedCodes, "currencies")
        try compareCodeOrder(of: .currencies, CurrencyColumn.code, rows: image.rowCount(of: .currencies))
        let fractions = snapshot.supplemental.fractions
        for (code, row) in currencyRows {
            guard let expected = fractions[code] ?? fractions["DEFAULT"] else {
                throw .missing(locale: "", field: "fractions/DEFAULT")
            }
            func value(_ column: Column) -> Int { image.value(.currencies, row, column) }
            try compare(value(CurrencyColumn.digits), expected.digits, "", "fractions/\(code)/digits")
            try compare(value(CurrencyColumn.rounding), expected.rounding, "", "fractions/\(code)/rounding")
            try compare(
                value(CurrencyColumn.cashDigits), expected.cashDigits ?? expected.digits, "",
                "fractions/\(code)/cashDigits")
            try compare(
                value(CurrencyColumn.cashRounding), expected.cashRounding ?? expected.rounding, "",
                "fractions/\(code)/cashRounding")
        }
    }

    /// The runtime must find each symbol of each locale by its first byte, and no other text.
    func compareCurrencySymbols() throws(EmitError) {
        let texts = CurrencySymbolTexts(image)
        var found: Set<String> = []
        for byte in UInt8.min...UInt8.max {
            _ = texts.first(beginningWith: byte) { _, text in
                found.insert(text.string)
                return false
            }
        }
        var expected: Set<String> = []
        for locale in localeRows.keys {
            for (field, value) in inheritance.locales[locale]?.values ?? [:] {
                guard case .currency(let code, let part) = field, currencyRows[code] != nil, part.isSymbol,
                    let first = CurrencySymbolTexts.firstByte(of: value)
                else { continue }
                expected.insert(value)
                let row = texts.first(beginningWith: first) { $1.string == value }
                try compare(row?.text, value, locale, "\(field.path) by its first byte")
            }
        }
        try compare(names: found, expected, "the symbols of currencies by their first bytes")
        let rows = 0..<image.rowCount(of: .currencySymbols)
        try compareRise(of: CurrencySymbolColumn.firstByte, in: .currencySymbols, rows, "", "first bytes of symbols")
        guard let sentinel = rows.last else { return }
        try compare(
            image.value(.currencySymbols, sentinel, CurrencySymbolColumn.firstByte), Int(UInt8.max), "",
            "the last row of the symbols")
    }

    /// Every code that the snapshot says anything of, or those selected.
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

    private func compareCodeOrder(of table: TableID, _ column: Column, rows: Int) throws(EmitError) {
        for row in 1..<max(1, rows) {
            let codes = [row - 1, row].map { Self.code(image.value(table, $0, column)) }
            guard codes[0].utf8.lexicographicallyPrecedes(codes[1].utf8) else {
                throw .readBackDiffers(
                    locale: "", field: "\(table)/\(row)", expected: "a code behind \(codes[0])", found: codes[1])
            }
        }
    }
}

// MARK: Facts

extension SelfCheck {
    func compareFacts() throws(EmitError) {
        try compare(
            image.rowCount(of: .currencyFacts), image.rowCount(of: .currencies), "", "the number of currency facts")
        let current = Dictionary(
            snapshot.iso4217.current.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        let withdrawn = Dictionary(grouping: snapshot.iso4217.withdrawn, by: \.code)
        for (code, row) in currencyRows {
            func fact(_ column: Column) -> Int { image.value(.currencyFacts, row, column) }
            let path = "iso4217/\(code)"
            let currency = current[code]
            let minorUnit = fact(CurrencyFactColumn.minorUnit)
            try compare(
                minorUnit == 0 ? nil : minorUnit - 1, expectedMinorUnit(code, currency), "", "\(path)/minorUnit")
            let number = currency?.numericCode ?? withdrawn[code]?.compactMap(\.numericCode).first
            try compare(
                fact(CurrencyFactColumn.numericCode), number.flatMap { Int($0) }.map { $0 + 1 } ?? 0, "",
                "\(path)/numericCode")
            let status: CurrencyStatus
            if let currency {
                status = currency.isFund ? .fund : currency.minorUnit == nil ? .special : .current
            } else {
                status = withdrawn[code] == nil ? .notISO : .withdrawn
            }
            try compare(CurrencyStatus(rawValue: fact(CurrencyFactColumn.status)), status, "", "\(path)/status")
            try compareWithdrawal(
                fact(CurrencyFactColumn.withdrawn), currency == nil ? withdrawn[code] ?? [] : [], path)
        }
        if selection.features.contains(.regions) { try compareRegions() }
    }

    /// List one's, where the code is on it; else CLDR's digits, which a withdrawn currency counted in.
    private func expectedMinorUnit(_ code: String, _ currency: ISOCurrency?) -> Int? {
        if let currency { return currency.minorUnit }
        return (snapshot.supplemental.fractions[code] ?? snapshot.supplemental.fractions["DEFAULT"])?.digits
    }

    /// The month must be one that an entry of ISO's list names, and no entry may name a later year.
    private func compareWithdrawal(
        _ found: Int, _ entries: [ISOWithdrawal], _ path: String
    ) throws(EmitError) {
        if entries.isEmpty { return try compare(found, 0, "", "\(path)/withdrawn") }
        let (year, month) = (PackedMonth(rawValue: found).year, PackedMonth(rawValue: found).month)
        // A withdrawal is written as 2003-01, as 1989 to 1990 or as 1989-1990: the end of it counts.
        let years = entries.flatMap { $0.withdrawalDate.split { !$0.isASCII || !$0.isNumber } }
            .filter { $0.count == 4 }.compactMap { Int($0) }
        try compare(year, years.max() ?? 0, "", "\(path)/withdrawn, its year")
        let text = "\(year)-\(month < 10 ? "0" : "")\(month)"
        let isWritten = entries.contains { $0.withdrawalDate.hasSuffix(text) || $0.withdrawalDate.hasSuffix("\(year)") }
        try compare(isWritten, true, "", "\(path)/withdrawn: the month \(text) is on the list")
    }

    private func compareRegions() throws(EmitError) {
        let expected = snapshot.supplemental.regionCurrencies
        let count = image.rowCount(of: .regions) - 1
        let names = (0..<max(0, count)).map { Self.code(image.value(.regions, $0, RegionColumn.code)) }
        try compare(names: names, expected.keys, "regionCurrencies")
        try compareCodeOrder(of: .regions, RegionColumn.code, rows: count)
        for (row, name) in names.enumerated() {
            let first = image.value(.regions, row, RegionColumn.firstCurrency)
            let end = image.value(.regions, row + 1, RegionColumn.firstCurrency)
            let found = (first..<end).map(regionCurrency)
            try compare(found, expected[name], "", "regionCurrencies/\(name)")
        }
    }

    private func regionCurrency(_ row: Int) -> RegionCurrency {
        func value(_ column: Column) -> Int { image.value(.regionCurrencies, row, column) }
        return RegionCurrency(
            code: Self.code(value(RegionCurrencyColumn.currency)),
            from: Self.date(value(RegionCurrencyColumn.from)), to: Self.date(value(RegionCurrencyColumn.to)),
            isTender: value(RegionCurrencyColumn.tender) == 1)
    }

    /// A packed date as CLDR writes it.
    private static func date(_ packed: Int) -> String? {
        if packed == 0 { return nil }
        let date = PackedDate(rawValue: packed)
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
    }
}
