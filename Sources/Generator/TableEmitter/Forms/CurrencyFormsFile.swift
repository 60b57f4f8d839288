import LocaleResolution
import TableWriter

/// Writes `CurrencyForms.swift`, the forms that people write for currencies, as lines of text in literals.
///
///     forms        form, tab, the letter of the kind, tab, the codes one after the other or the letter of their group, and
///                  other units; sorted by form. A minor unit is a hundredth
///     groups       letter, tab, the codes one after the other
///     minorUnits   word, tab, the codes of which it is the minor unit of ISO 4217, and other units; sorted by word
///     other units  each a tab, the sign and digit of a power of ten of the currency, and codes: -1CNYHKD; XXX is any
///                  currency that an amount is in
///     scaleWords   language or "*" for all, tab, word, tab, power of ten; sorted by language and word
///     wideUse      codes one after the other
///     words        the same
///     smallLetters the same
public struct CurrencyFormsFile: Sendable {
    /// The decisions to write.
    public var decisions: CurrencyFormDecisions
    /// The known codes.
    public var currencies: Set<String>
    /// The digits of the minor units of ISO 4217, by code.
    public var minorUnits: [String: Int]
    /// The header of the file.
    public var header: FileHeader

    /// Creates a file from decisions. Codes outside `currencies` are an error.
    public init(
        decisions: CurrencyFormDecisions, currencies: Set<String>, minorUnits: [String: Int], header: FileHeader
    ) {
        self.decisions = decisions
        self.currencies = currencies
        self.minorUnits = minorUnits
        self.header = header
    }

    /// The file's text.
    ///
    /// - Throws: `CurrencyFormError` if an entry is invalid.
    public func text() throws -> String {
        try check()
        var source = SwiftSource()
        header.write(to: &source)
        source.line()
        source.documentation("What people write for currencies, from Data/Decisions/currencyForms.json.")
        try source.block("enum CurrencyForms") { (source: inout SwiftSource) throws in
            try source.staticString("forms", modifiers: "static", Array(forms.utf8))
            source.line()
            let groups = groups.map { "\($0.letter)\t\($0.codes)\n" }.joined()
            try source.staticString("groups", modifiers: "static", Array(groups.utf8))
            source.line()
            try source.staticString("minorUnits", modifiers: "static", Array(minorUnitWords.utf8))
            source.line()
            try source.staticString("scaleWords", modifiers: "static", Array(scaleWords.utf8))
            source.line()
            try source.staticString("wideUse", modifiers: "static", Array(decisions.wideUse.currencies.joined().utf8))
            source.line()
            try source.staticString("words", modifiers: "static", Array(decisions.words.currencies.joined().utf8))
            source.line()
            try source.staticString(
                "smallLetters", modifiers: "static", Array(decisions.smallLetters.currencies.joined().utf8))
        }
        return source.text
    }

    private var forms: String {
        let letters = Dictionary(uniqueKeysWithValues: groups.map { ($0.codes, $0.letter) })
        return Self.sorted(decisions.forms, by: \.text).map { text, entries in
            let units = entries.flatMap(units)
            let codes = units.filter { $0.power == nil }.map(\.code).joined()
            return "\(text)\t\(Self.letter(of: entries[0].kind))\t\(letters[codes] ?? codes)\(Self.others(of: units))\n"
        }.joined()
    }

    /// The currencies of a form, each with the power of ten that is not the form's usual one.
    private func units(of form: CurrencyFormDecisions.Form) -> [(code: String, power: Int?)] {
        form.currencies.map { code in
            let digits = form.isMinorUnit ? minorUnits[code] ?? 2 : 2
            return (code, form.powerOfTen ?? (digits == 2 ? nil : 0 - digits))
        }
    }

    /// Texts in the order of their bytes, each with its entries.
    private static func sorted<Entry>(
        _ entries: [Entry], by text: (Entry) -> String
    ) -> [(text: String, entries: [Entry])] {
        Dictionary(grouping: entries, by: text)
            .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { ($0.key, $0.value) }
    }

    /// The columns of the units other than the usual one.
    private static func others(of units: [(code: String, power: Int?)]) -> String {
        Dictionary(grouping: units.filter { $0.power != nil }) { $0.power ?? 0 }
            .sorted { $0.key < $1.key }
            .map { "\t\($0.key < 0 ? "" : "+")\($0.key)\($0.value.map(\.code).joined())" }
            .joined()
    }

    /// The lists of four or more codes that several forms have, each with a letter, sorted.
    private var groups: [(letter: String, codes: String)] {
        let lists = Dictionary(grouping: decisions.forms.map(\.currencies).filter { $0.count > 3 }) { $0.joined() }
        let shared = lists.filter { $0.value.count > 1 }.keys.sorted().prefix(26)
        return zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", shared).map { (String($0), $1) }
    }

    private var minorUnitWords: String {
        Self.sorted(decisions.minorUnitWords, by: \.word).map { word, entries in
            let units = entries.flatMap { entry in entry.currencies.map { ($0, entry.powerOfTen) } }
            let codes = units.filter { $0.1 == nil }.map(\.0).joined()
            return "\(word)\t\(codes)\(Self.others(of: units))\n"
        }.joined()
    }

    private var scaleWords: String {
        decisions.scaleWords.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap { language, words in
            words.sorted { $0.word.utf8.lexicographicallyPrecedes($1.word.utf8) }.map {
                "\(language)\t\($0.word)\t\($0.powerOfTen)\n"
            }
        }.joined()
    }

    private static func letter(of kind: CurrencyFormDecisions.Form.Kind) -> String {
        switch kind {
        case .abbreviation: "a"
        case .shortAbbreviation: "s"
        case .name: "n"
        case .homonym: "h"
        case .slang: "l"
        case .minorUnit: "m"
        case .shortMinorUnit: "q"
        }
    }

    // MARK: Checking

    private func check() throws(CurrencyFormError) {
        try check(decisions.forms.map { ($0.text, $0.currencies, $0.powerOfTen, $0.isMinorUnit, $0.reason, $0.link) })
        try check(decisions.minorUnitWords.map { ($0.word, $0.currencies, $0.powerOfTen, true, $0.reason, $0.link) })
        for (text, forms) in Self.sorted(decisions.forms, by: \.text) where Set(forms.map(\.kind)).count > 1 {
            throw .repeated(entry: text)
        }
        try check(decisions.wideUse.currencies, of: "wideUse", decisions.wideUse.reason, decisions.wideUse.link)
        try check(decisions.words.currencies, of: "words", decisions.words.reason, decisions.words.link)
        let small = decisions.smallLetters
        try check(small.currencies, of: "smallLetters", small.reason, small.link)
        for (language, words) in decisions.scaleWords {
            var seen: Set<String> = []
            for word in words {
                let entry = "\(language) \(word.word)"
                if word.word.isEmpty || word.word.contains(where: { $0.isNewline || $0 == "\t" })
                    || !(1...15).contains(word.powerOfTen)
                {
                    throw .malformed(entry: entry)
                }
                // A word with two powers does not certainly multiply: "mil".
                if !seen.insert("\(word.word) \(word.powerOfTen)").inserted { throw .repeated(entry: entry) }
                if word.reason.isEmpty || word.link.isEmpty { throw .missingReason(entry: entry) }
            }
        }
    }

    private func check(
        _ entries: [(
            text: String, codes: [String], power: Int?, isMinorUnit: Bool, reason: String, link: String
        )]
    ) throws(CurrencyFormError) {
        var seen: Set<String> = []
        for (text, codes, power, isMinorUnit, reason, link) in entries {
            let isPower = power.map { $0 != 0 && (isMinorUnit ? -4...0 : 0...9) ~= $0 } ?? true
            if text.isEmpty || text.contains(where: { $0.isNewline || $0 == "\t" }) || !isPower {
                throw .malformed(entry: text)
            }
            for code in codes {
                // A text may count different units of different currencies, but only one of each.
                if !seen.insert("\(code) \(text)").inserted { throw .repeated(entry: text) }
                if isMinorUnit, power == nil, minorUnits[code] == 0 { throw .noMinorUnit(entry: text, code: code) }
            }
            if !seen.insert("\(power ?? 0) \(text)").inserted { throw .repeated(entry: text) }
            try check(codes, of: text, reason, link)
        }
    }

    private func check(
        _ codes: [String], of entry: String, _ reason: String, _ link: String
    ) throws(CurrencyFormError) {
        if codes.isEmpty { throw .malformed(entry: entry) }
        if Set(codes).count != codes.count { throw .repeated(entry: entry) }
        for code in codes where !currencies.contains(code) { throw .unknownCurrency(entry: entry, code: code) }
        if reason.isEmpty || link.isEmpty { throw .missingReason(entry: entry) }
    }
}

/// An error in an entry of Data/Decisions/currencyForms.json.
public enum CurrencyFormError: Error, Equatable, Sendable {
    /// The text is empty or has a tab or line end, the power of ten is out of range, or no currency is named.
    case malformed(entry: String)
    /// The entry occurs twice, names a currency twice, or has two kinds.
    case repeated(entry: String)
    case unknownCurrency(entry: String, code: String)
    /// The currency has no minor unit in ISO 4217, and the entry says no power of ten.
    case noMinorUnit(entry: String, code: String)
    case missingReason(entry: String)
}

extension CurrencyFormError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .malformed(let entry):
            "currencyForms.json: \(entry.debugDescription) must be a text of one line with currencies or a power of ten"
        case .repeated(let entry):
            "currencyForms.json: \(entry.debugDescription) stands twice, names a currency twice or has two kinds"
        case .unknownCurrency(let entry, let code):
            "currencyForms.json: \(entry.debugDescription) names \(code), a currency that the snapshot does not have"
        case .noMinorUnit(let entry, let code):
            "currencyForms.json: \(entry.debugDescription) needs a power of ten, because \(code) has no minor unit"
        case .missingReason(let entry): "currencyForms.json: \(entry.debugDescription) needs a reason and a link"
        }
    }
}
