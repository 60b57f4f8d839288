import LocaleModel
import LocaleResolution
import TableWriter

/// Writes `CurrencyWordTable.swift` of module CurrencyWords, the words of amounts, as lines of text in a literal. Their fields
/// are separated by tabs:
///
///     = language, minus, join, space, before millions' noun, the same before a vowel, cheque, tenths, thousands,
///         corrections, 1 if nouns agree with the last word, 1 if the language is only for cheques
///     : gender, rule set
///     code, gender of the unit, its forms, gender of the minor unit, its forms, gender of the unit with its name, its forms,
///         1 if the unit alone is meant
///
/// Forms are `one=dollar;other=dollars`, thousands `gender=wrong=right;…`, and corrections `wrong=right;wrong`, where a text
/// without a right one refuses the number. A language's lines follow its first one.
public struct CurrencyWordTableFile: Sendable {
    private let decisions: CurrencyWordDecisions
    private let header: FileHeader

    /// - Parameter decisions: The decisions to write.
    public init(decisions: CurrencyWordDecisions, header: FileHeader) {
        self.decisions = decisions
        self.header = header
    }

    /// The file's text.
    ///
    /// - Throws: `CurrencyWordError` if an entry is invalid.
    public func text() throws -> String {
        try decisions.check()
        var source = SwiftSource()
        header.write(to: &source)
        source.line()
        source.documentation("The words of amounts, from Data/Decisions/currencyWords.json.")
        try source.block("enum CurrencyWordTable") { (source: inout SwiftSource) throws in
            try source.staticString("lines", modifiers: "static", Array(lines.utf8))
        }
        return source.text
    }

    private var lines: String {
        decisions.languages.sorted { $0.language < $1.language }.map(Self.lines).joined()
    }

    private static func lines(of language: CurrencyWordDecisions.Language) -> String {
        let tenths = language.tenths.map { [$0.tenth, $0.hundredth, $0.zero, $0.whole].joined(separator: ";") } ?? ""
        let thousands = (language.thousands ?? [:]).sorted { $0.key < $1.key }
            .map { "\($0.key)=\($0.value.wrong)=\($0.value.right)" }
        let corrections = (language.corrections ?? []).map { correction in
            correction.right.map { "\(correction.wrong)=\($0)" } ?? correction.wrong
        }
        var first = [
            "=\(language.language)", language.minus, language.join, language.space, language.ofMillions?.before ?? "",
            language.ofMillions?.beforeVowel ?? "", language.cheque ?? "", tenths,
            thousands.joined(separator: ";"), corrections.joined(separator: ";"),
            language.agreesWithLastWord == true ? "1" : "", language.isOnlyForCheques == true ? "1" : "",
        ]
        while first.last == "" { first.removeLast() }
        let genders = language.ruleSets.sorted { $0.key < $1.key }.map { ":\($0.key)\t\($0.value)" }
        let nouns = Dictionary(language.nouns.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let currencies = language.currencies.sorted { $0.key < $1.key }.map { code, currency in
            var fields = [code]
            for id in [currency.unit, currency.minorUnit, currency.name] {
                let noun = id.flatMap { nouns[$0] }
                fields += [noun?.gender ?? "", noun.map(forms) ?? ""]
            }
            fields.append(currency.isMeantAlone == true ? "1" : "")
            while fields.last == "" { fields.removeLast() }
            return fields.joined(separator: "\t")
        }
        return ([first.joined(separator: "\t")] + genders + currencies).joined(separator: "\n") + "\n"
    }

    private static func forms(of noun: CurrencyWordDecisions.Noun) -> String {
        PluralCategory.allCases.compactMap { category in
            noun.forms[category.rawValue].map { "\(category.rawValue)=\($0)" }
        }.joined(separator: ";")
    }
}
