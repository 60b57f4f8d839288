import LocaleResolution
import TableWriter

/// Writes `CurrencyForms.swift`, the forms that people write for currencies, as lines of text in literals.
///
///     forms        form, tab, the letter of the kind, tab, the codes one after the other or the letter of their group;
///                  sorted by form
///     groups       letter, tab, the codes one after the other
///     minorUnits   word, tab, the codes one after the other; sorted by word
///     scaleWords   language or "*" for all, tab, word, tab, power of ten; sorted by language and word
///     wideUse      codes one after the other
///     words        the same
///     smallLetters the same
public struct CurrencyFormsFile: Sendable {
    /// The decisions to write.
    public var decisions: CurrencyFormDecisions
    /// The known codes.
    public var currencies: Set<String>
    /// The header of the file.
    public var header: FileHeader

    /// Creates a file from decisions. Codes outside `currencies` are an error.
    public init(decisions: CurrencyFormDecisions, currencies: Set<String>, header: FileHeader) {
        self.decisions = decisions
        self.currencies = currencies
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
            try source.staticString("minorUnits", modifiers: "static", Array(minorUnits.utf8))
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
        return decisions.forms.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }.map { form in
            let codes = form.currencies.joined()
            return "\(form.text)\t\(Self.letter(of: form.kind))\t\(letters[codes] ?? codes)\n"
        }.joined()
    }

    /// The lists of four or more codes that several forms have, each with a letter, sorted.
    private var groups: [(letter: String, codes: String)] {
        let lists = Dictionary(grouping: decisions.forms.map(\.currencies).filter { $0.count > 3 }) { $0.joined() }
        let shared = lists.filter { $0.value.count > 1 }.keys.sorted().prefix(26)
        return zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", shared).map { (String($0), $1) }
    }

    private var minorUnits: String {
        decisions.minorUnitWords.sorted { $0.word.utf8.lexicographicallyPrecedes($1.word.utf8) }.map {
            "\($0.word)\t\($0.currencies.joined())\n"
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
        case .minorUnit: "m"
        case .shortMinorUnit: "q"
        }
    }

    // MARK: Checking

    private func check() throws(CurrencyFormError) {
        try check(decisions.forms.map { ($0.text, $0.currencies, $0.reason, $0.link) })
        try check(decisions.minorUnitWords.map { ($0.word, $0.currencies, $0.reason, $0.link) })
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
        _ entries: [(text: String, codes: [String], reason: String, link: String)]
    ) throws(CurrencyFormError) {
        var seen: Set<String> = []
        for (text, codes, reason, link) in entries {
            if text.isEmpty || text.contains(where: { $0.isNewline || $0 == "\t" }) { throw .malformed(entry: text) }
            if !seen.insert(text).inserted { throw .repeated(entry: text) }
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
    /// The text is empty or has a tab or line end, the power of ten is not in 1...15, or no currency is named.
    case malformed(entry: String)
    /// The entry occurs twice, or names a currency twice.
    case repeated(entry: String)
    case unknownCurrency(entry: String, code: String)
    case missingReason(entry: String)
}

extension CurrencyFormError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .malformed(let entry):
            "currencyForms.json: \(entry.debugDescription) must be a text of one line with currencies or a power of ten"
        case .repeated(let entry):
            "currencyForms.json: \(entry.debugDescription) stands twice or names a currency twice"
        case .unknownCurrency(let entry, let code):
            "currencyForms.json: \(entry.debugDescription) names \(code), a currency that the snapshot does not have"
        case .missingReason(let entry): "currencyForms.json: \(entry.debugDescription) needs a reason and a link"
        }
    }
}
