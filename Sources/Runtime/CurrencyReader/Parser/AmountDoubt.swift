/// A reason why a careful person would ask before taking an amount as certain.
///
///     let parser = CurrencyParser(.euro, locale: .germanGermany)
///     do {
///         _ = try parser.parse("1,500 €")
///     } catch {
///         error.doubts.map(\.kind.rawValue)           // ["group"]
///         error.readings.map(\.amount)                // [1500, 1.500]
///     }
public struct AmountDoubt: Hashable, Sendable {
    /// What is in doubt. The raw values are stable names.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A dash, word, mark or bracket may make the amount negative: "- 5 €", "$5 CR", "($5.00)".
        case sign
        /// A word or letter may multiply the amount, or be another word: "₹5 Cr".
        case scale
        /// Digits behind the amount may be its cents: "12 Euro 90", ".99¢".
        case cents
        /// A separator may set off a group or the fraction: "1,500 €" in German.
        case group
        /// The text may mean another currency than the symbol alone: "$5 Canadian".
        case currency
        /// A number beside the amount may belong to it, or the amount to that number: "Room 12 500 USD".
        case number
        /// The amount touches something that nothing explains: "$5^2".
        case neighbour
    }

    /// What is in doubt.
    public var kind: Kind
    /// The place of the reason, in UTF-8 bytes from the start of the text.
    public var range: Range<Int>
    /// The rule that raised it; nil if a caller made it.
    package private(set) var row: Row?

    /// Makes a doubt; `range` counts UTF-8 bytes.
    public init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    package init(_ row: Row, _ range: Range<Int>) { (self.row, kind, self.range) = (row, row.kind, range) }

    package func moved(to range: Range<Int>) -> Self {
        var result = self
        result.range = range
        return result
    }

    /// Whether two doubts are of one kind at one place, whatever raised them.
    public static func == (first: Self, second: Self) -> Bool {
        first.kind == second.kind && first.range == second.range
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(range)
    }
}

extension AmountDoubt.Kind: CustomStringConvertible {
    /// The reason as a sentence, in English.
    public var description: String {
        switch self {
        case .sign: "the amount may be negative"
        case .scale: "a word may multiply the amount"
        case .cents: "digits may be the cents of the amount"
        case .group: "a separator may group digits or set off the fraction"
        case .currency: "the currency may be another one"
        case .number: "a number beside the amount may belong to it"
        case .neighbour: "something that is not explained touches the amount"
        }
    }
}
