import CurrencyCore
import CurrencyEngine
import CurrencyReader
import LDMLSyntax
import PackedTables

// The grammar of amounts in running text:
//
//     amount    = [sign] [front] [sign] number [cents] {scale [[and] number scale]} [sign] [back] [sign]
//     front     = currency [currency] [":"] | "(" currency ")" [":"] | label with a currency
//     back      = [of] currency | "(" currency ")" | the cents that a price leaves out in its country: 95:-
//     scaled    = currency scale number                           shilingi milioni 5
//     sum       = amount {[and] number minor}                     3 CHF 4 Rappen, 5元2角5分
//     range     = number dash amount | amount dash number         10–20 €, €10–20
//     enclosed  = "(" number ")" currency | currency "(" number ")"
//
// Any number of blanks may be between the parts. A number without a currency is no amount. Between two numbers, `owner`
// decides to which one a currency belongs. The value of an interpretation is that of the lenient grammar, and the judge
// decides whether it is certain.

/// An amount that the grammar accepts, with the tokens that it takes.
struct Interpretation {
    /// The token of the number.
    let number: Int
    /// The currencies before and after the number.
    var front: Beside?
    var back: Beside?
    /// The bytes of the number, with its cents and words of scale.
    var numeral: Range<Int>
    /// The end of the words of scale; nil if there are none.
    var scaledEnd: Int?
    /// All bytes that it takes.
    var range: Range<Int>
    /// Whether the currency stands apart from the amount: in a label, or in parentheses.
    var isLabelled = false
    /// Whether cents, or a mark in their place, are behind the number: "12,-", "12:50".
    var hasCentsBehind = false

    /// The currency that decides, which is the one behind if there are two.
    var beside: Beside? { back ?? front }
}

/// The text of a currency beside a number.
struct Beside {
    var token: Int
    var range: Range<Int>
    var found: [FoundCurrency]
    /// Whether the text is a code. A locale may use it as its symbol.
    var isCode: Bool
    /// The text to read in place of the range, if letters and a sign stand apart: "hk $".
    var joined: [UInt8]?

    var isMinorUnit: Bool { found.allSatisfy { $0.isMinorUnit } }
    var isName: Bool { found.allSatisfy { $0.evidence == .name } }
    /// Whether the currency is a pound, which is also a weight.
    var isWeight: Bool { found.contains { $0.currency.isPound } }

    init(_ text: UnsafeBufferPointer<UInt8>, _ token: Int, _ range: Range<Int>, _ found: [FoundCurrency]) {
        self.token = token
        self.range = range
        self.found = found
        isCode = found.contains {
            $0.evidence == .code || text[range].elementsEqual($0.currency.description.utf8)
        }
    }

    func has(_ currency: CurrencyCode) -> Bool { found.contains { $0.currency == currency } }
    func shares(_ other: Beside) -> Bool { other.found.contains { has($0.currency) } }
}

extension CurrencyCode {
    var isPound: Bool { self == CurrencyCode(literal: "GBP") || self == CurrencyCode(literal: "EGP") }
}

/// Recognizes the amounts of one text.
struct AmountGrammar: SearchedText {
    let contents: SearchContents
    let tokens: Tokens
    /// Whether all texts of currencies may mean that of the region.
    let namesRegionOnly: Bool
    /// The first token that belongs to no amount so far.
    var taken = 0

    init(_ contents: SearchContents, _ text: UnsafeBufferPointer<UInt8>) {
        self.contents = contents
        let region = contents.regionCurrency
        tokens = Tokens(text, contents.reader, region)
        namesRegionOnly = tokens.findings.allSatisfy { $0.found.contains { $0.currency == region } }
    }
}
