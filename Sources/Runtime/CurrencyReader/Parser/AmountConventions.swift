import CurrencyCore
import PackedTables

/// Conventions for amounts beyond those of the locale: marks of debits and credits, signs after the number, and
/// parentheses.
///
/// In most countries, bank statements mark debits and credits with words or letters. By default a parser rejects such
/// text, because a letter after an amount may mean anything. With the conventions of the statement's country, it reads the
/// amount exactly:
///
///     let parser = CurrencyParser(.euro, locale: .germanGermany, conventions: .statement(in: .germanGermany))
///     try parser.parse("1.234,56 S").amount               // -1234.56
///     try parser.parse("1.234,56 H").amount               // 1234.56
///
/// Data/Decisions/statements.json records the conventions that come with the package, each with its source.
public struct AmountConventions: Hashable, Sendable {
    /// A word or letter that says whether an amount is a debit or a credit.
    public struct Mark: Hashable, Sendable {
        /// Whether a mark states a debit or a credit.
        public enum Meaning: Hashable, Sendable, CaseIterable {
            case debit, credit
        }

        /// The side of the amount that the mark is on.
        public enum Side: Hashable, Sendable, CaseIterable {
            case before, behind
        }

        /// The mark in its exact case: `CR` and `Cr` are different marks.
        public var text: String
        /// Whether the mark states a debit or a credit.
        public var meaning: Meaning
        /// Whether the mark is before or after the amount.
        public var side: Side

        /// Makes a mark. `text` is case-sensitive.
        public init(_ text: String, _ meaning: Meaning, _ side: Side) {
            self.text = text
            self.meaning = meaning
            self.side = side
        }
    }

    /// The marks that are read. They are case-sensitive.
    public var marks: [Mark]
    /// Whether credits are negative. On the statement of your own account, credits are money that came in, so debits are
    /// negative. In the books of a business it may be the other way round.
    public var creditIsNegative = false
    /// Signs before an amount that mean a minus, such as △ and ▲ in Japan.
    public var minusSigns: [Unicode.Scalar] = []
    /// Whether a minus after the number makes it negative: "5.00-".
    public var readsMinusBehind = true
    /// Whether a dash after the number marks its end, as on Japanese receipts: "¥5,000-".
    public var dashClosesSum = false
    /// Whether parentheses make an amount negative.
    public var readsParentheses = true
    /// Whether words and letters multiply the number: "5 Mio.".
    public var readsScaleWords = true
    /// The currencies that the parser may find in the text; nil for all.
    public var currencies: [CurrencyCode]?

    /// Makes conventions with these marks and the defaults for everything else.
    public init(marks: [Mark] = []) {
        self.marks = marks
    }

    /// Returns the conventions of bank statements in a locale's region and language; nil if none are recorded.
    ///
    ///     let locale = try LocaleIdentifier("nl-NL")
    ///     AmountConventions.statement(in: locale, data: .bundled)?.marks.first?.text          // "Af"
    ///
    /// They do not read scale words, because on a statement a letter is a mark.
    public static func statement(in locale: LocaleIdentifier, data: CurrencyData) -> AmountConventions? {
        let lookup = LocaleLookup(image: data.image)
        let tag = lookup.canonical(locale.tag)
        guard !tag.isRoot, let region = lookup.likelyRegion(of: tag) else { return nil }
        let line = DecisionLines(ReadingDecisions.statements).first {
            $0.has([region], in: 0) && $0.has([tag.language], in: 1)
        }
        return line.map(AmountConventions.init)
    }

    private init(_ line: DecisionLine) {
        marks = Self.marks(of: line).map { mark in
            Mark(
                String(decoding: mark[2...], as: UTF8.self), mark[0] == UInt8(ascii: "d") ? .debit : .credit,
                mark[1] == UInt8(ascii: "b") ? .before : .behind)
        }
        minusSigns = Array(String(decoding: line.field(3), as: UTF8.self).unicodeScalars)
        readsMinusBehind = line.field(2).contains(UInt8(ascii: "m"))
        dashClosesSum = line.field(2).contains(UInt8(ascii: "d"))
        readsParentheses = line.field(2).contains(UInt8(ascii: "p"))
        readsScaleWords = false
    }

    /// The marks that follow amounts in countries that use some languages.
    static func marksBehindAmounts(of languages: [Subtag]) -> [UnsafeBufferPointer<UInt8>] {
        marks(of: languages) { $0[1] == UInt8(ascii: "h") }
    }

    /// The marks of debits in countries that use a language.
    package static func debitMarks(of language: Subtag) -> [UnsafeBufferPointer<UInt8>] {
        marks(of: [language]) { $0[0] == UInt8(ascii: "d") }
    }

    private static func marks(
        of languages: [Subtag], _ isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> [UnsafeBufferPointer<UInt8>] {
        DecisionLines(ReadingDecisions.statements).filter { $0.has(languages, in: 1) }.flatMap(marks).filter(isWanted)
            .map { UnsafeBufferPointer(rebasing: $0[2...]) }
    }

    /// Whether a text is a mark on the statements of some country, ignoring case.
    static func isMarkSomewhere(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        DecisionLines(ReadingDecisions.statements).contains { line in
            marks(of: line).contains {
                LenientText.length(of: $0[2...], in: text, at: 0, ignoresCase: true) == text.count
            }
        }
    }

    /// The marks of a line, each after two letters for its meaning and its side.
    private static func marks(of line: DecisionLine) -> [UnsafeBufferPointer<UInt8>] {
        var marks: [UnsafeBufferPointer<UInt8>] = []
        while true {
            let mark = line.field(4 + marks.count)
            guard mark.count > 2 else { return marks }
            marks.append(mark)
        }
    }
}
