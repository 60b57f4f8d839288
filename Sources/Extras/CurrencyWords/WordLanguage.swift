import CurrencyCore
import CurrencyEngine
import CurrencyFormat
import PackedTables

/// The nouns of a currency and of its minor unit in one language.
struct CurrencyNouns: Sendable {
    struct Noun: Sendable {
        let gender: Substring
        /// The forms by plural categories; that for `other` where a category has none.
        private let forms: [Substring]

        /// - Parameter forms: `one=dollar;other=dollars`.
        init(gender: Substring, forms: Substring) {
            self.gender = gender
            let named = forms.split(separator: ";").map { $0.split(separator: "=", maxSplits: 1) }
                .filter { $0.count == 2 }
            func form(_ category: PluralCategory) -> Substring? {
                named.first { $0[0] == category.description }?[1]
            }
            self.forms = PluralCategory.allCases.map { form($0) ?? form(.other) ?? "" }
        }

        /// The form for a category, or that for `other`.
        func form(_ category: PluralCategory) -> Substring { forms[Int(category.rawValue)] }

        func hasForms(of noun: Noun?) -> Bool {
            forms == noun?.forms
        }
    }

    var unit: Noun
    /// Nil if the currency has no minor unit, or none with a certain name.
    var minorUnit: Noun?
    /// "Canadian dollar"; nil if no other currency has the unit's noun.
    var name: Noun?
    /// Whether the unit's noun alone means the currency, unless it means the region's.
    var isMeantAlone: Bool
}

/// The words of a language, from the table that `CurrencyWordTable` has.
struct WordLanguage: Sendable {
    /// The gender of nouns whose numbers are in characters against forgery: 元 in Chinese, where 美元 has ordinary ones.
    static let financial = "financial"
    var minus: String
    var join: String
    var space: String
    var ofMillions: (before: String, beforeVowel: String)?
    var cheque: String?
    /// A tenth, a hundredth, a zero and the end of whole amounts.
    var tenths: [Substring]?
    /// What CLDR's rules spell in thousands against a gender.
    private(set) var thousands: [(gender: Substring, correction: NumberCorrection)] = []
    /// What CLDR's rules spell against the grammar, in order.
    private(set) var corrections: [NumberCorrection] = []
    /// Whether a noun has the form for the last word of its number: "dvacet dvě koruny" as "dvě koruny".
    private(set) var agreesWithLastWord = false
    /// Whether only the nouns of cheques are recorded.
    private(set) var isOnlyForCheques = false
    private(set) var ruleSets: [(gender: String, name: String)] = []
    private var currencies: [Substring] = []

    /// The nearest of a locale and its ancestors that has words; nil if none has.
    init?(for locale: LocaleIdentifier, _ data: CurrencyData) {
        for identifier in data.localeChain(for: locale) {
            guard let lines = CurrencyWordTable.lines(of: identifier) else { continue }
            self.init(lines[0], lines.dropFirst())
            return
        }
        return nil
    }

    private init(_ first: Substring, _ lines: ArraySlice<Substring>) {
        let fields = first.split(separator: "\t", omittingEmptySubsequences: false)
        func field(_ index: Int) -> String { index < fields.count ? String(fields[index]) : "" }
        (minus, join, space) = (field(1), field(2), field(3))
        ofMillions = field(4).isEmpty ? nil : (field(4), field(5))
        cheque = field(6).isEmpty ? nil : field(6)
        tenths = field(7).isEmpty ? nil : fields[7].split(separator: ";")
        for entry in fields.count > 8 ? fields[8].split(separator: ";") : [] {
            let parts = entry.split(separator: "=")
            if parts.count == 3 { thousands.append((parts[0], NumberCorrection(wrong: parts[1], right: parts[2]))) }
        }
        for correction in fields.count > 9 ? fields[9].split(separator: ";") : [] {
            let parts = correction.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            corrections.append(NumberCorrection(wrong: parts[0], right: parts.count == 2 ? parts[1] : nil))
        }
        agreesWithLastWord = field(10) == "1"
        isOnlyForCheques = field(11) == "1"
        for line in lines {
            if line.hasPrefix(":") {
                let parts = line.dropFirst().split(separator: "\t", omittingEmptySubsequences: false)
                if parts.count == 2 { ruleSets.append((String(parts[0]), String(parts[1]))) }
            } else {
                currencies.append(line)
            }
        }
    }

    /// The nouns of a currency as they are written in a region with another one. "Dollars" are Canadian ones in Canada, and
    /// in France those of the United States; all others have their name.
    func nouns(of currency: CurrencyCode, regional: CurrencyCode?) -> CurrencyNouns? {
        guard var nouns = nouns(of: currency), let name = nouns.name, currency != regional else {
            return nouns(of: currency)
        }
        let regionalUnit = regional.flatMap { self.nouns(of: $0)?.unit }
        if !nouns.isMeantAlone || nouns.unit.hasForms(of: regionalUnit) { nouns.unit = name }
        return nouns
    }

    private func nouns(of currency: CurrencyCode) -> CurrencyNouns? {
        let code = currency.description
        for line in currencies where line.hasPrefix(code) {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            func noun(_ index: Int) -> CurrencyNouns.Noun? {
                guard index + 1 < fields.count, !fields[index + 1].isEmpty else { return nil }
                return .init(gender: fields[index], forms: fields[index + 1])
            }
            guard let unit = noun(1) else { return nil }
            return CurrencyNouns(
                unit: unit, minorUnit: noun(3), name: noun(5), isMeantAlone: fields.count > 7 && fields[7] == "1")
        }
        return nil
    }
}

extension CurrencyWordTable {
    /// The lines of a language; nil if it has none. Only these become a string, because that of all takes a millisecond.
    static func lines(of language: String) -> [Substring]? {
        let bytes = UnsafeBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount)
        let name = "=\(language)\t".utf8
        var start = 0
        while start < bytes.count {
            var end = start + 1
            while end < bytes.count, bytes[end] != UInt8(ascii: "=") || bytes[end - 1] != UInt8(ascii: "\n") {
                end += 1
            }
            if bytes[start..<end].starts(with: name) {
                return String(decoding: bytes[start..<end], as: UTF8.self).split(separator: "\n")
            }
            start = end
        }
        return nil
    }
}

extension CurrencyData {
    /// The identifiers of the locale whose data an identifier uses, of its parent, and so on to the root.
    func localeChain(for locale: LocaleIdentifier) -> [String] {
        image.lineage(of: localeRow(for: locale)).map { image.text(image[LocaleRow.self, $0].identifier).string }
    }
}
