import LocaleModel
import PackedTables

/// The entries for single codes in ISO 4217's two lists.
struct ISO4217Index {
    private let current: [String: ISOCurrency]
    private let withdrawn: [String: [ISOWithdrawal]]

    init(_ facts: ISO4217Facts) {
        current = Dictionary(facts.current.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        withdrawn = Dictionary(grouping: facts.withdrawn, by: \.code)
    }

    /// - Parameter digits: CLDR's digits, for a currency that is not on list one. List three states no decimals, and a
    ///   withdrawn currency keeps its former minor unit.
    func facts(of code: String, digits: Int) throws(EmitError) -> CurrencyFactRow {
        var facts = CurrencyFactRow()
        facts.minorUnit = digits
        if let currency = current[code] {
            facts.minorUnit = currency.minorUnit
            facts.numericCode = Int(currency.numericCode)
            facts.status = currency.isFund ? .fund : currency.minorUnit == nil ? .special : .current
        } else if let entries = withdrawn[code] {
            facts.numericCode = entries.lazy.compactMap { $0.numericCode.flatMap { Int($0) } }.first
            facts.status = .withdrawn
            facts.withdrawn = try entries.map(month).max()
        }
        return facts
    }

    /// The end of a withdrawal date: a month, or a period of years or months.
    private func month(of entry: ISOWithdrawal) throws(EmitError) -> PackedMonth {
        let text = entry.withdrawalDate
        let last: String
        if let span = text.split(separator: " ").last, text.contains(" to ") {
            last = String(span)
        } else if text.utf8.count == 9 {
            last = String(text.suffix(4))
        } else {
            last = text
        }
        let parts = last.split(separator: "-").map { Int($0) }
        guard let year = parts.first ?? nil, (1900...2999).contains(year), parts.count <= 2,
            let month = parts.count == 2 ? parts[1] : 12, (1...12).contains(month)
        else {
            throw .malformed(
                locale: "", field: "iso4217/withdrawn/\(entry.code)", value: text,
                expected: "a month or a span of years or months")
        }
        return PackedMonth(year: year, month: month)
    }
}
