import CurrencyCore
import CurrencyEngine
import CurrencyReader
import PackedTables

/// What a search looks up, which all its copies share, because it is large.
final class SearchContents: Sendable {
    let reader: CurrencyFindingReader
    let selection: CurrencySelection
    let wanted: CurrencyCode?
    let scaleWords: ScaleWords
    let regionCurrency: CurrencyCode?
    /// Whether the locale writes a minus behind the number.
    let hasMinusBehind: Bool
    /// Whether the locale writes a minus between a currency's code and the number that touches it: "CHF-1’234.50".
    let hasMinusBehindCode: Bool
    /// The language's words for hundreds and thousands, for "several", for "to" alone and behind "from" or "between"; they are
    /// parts of static tables.
    nonisolated(unsafe) let numberWords: [Word]
    nonisolated(unsafe) let several: [Word]
    nonisolated(unsafe) let to: [Word]
    nonisolated(unsafe) let range: [Word]
    /// The language's marks of debits, which are parts of a static table, too.
    nonisolated(unsafe) let debitMarks: [Word]

    typealias Word = UnsafeBufferPointer<UInt8>

    /// The currencies of all regions of the locale's language, if the locale names none of them.
    let currenciesOfLanguage: Set<CurrencyCode>

    /// Whether the locale's language writes no spaces between words, so that one letter may be a word: "2个10元".
    let joinsWords: Bool

    /// Whether the locale's language is written in Latin letters, so that short words of others may be words of its own.
    let isLatin: Bool

    init(_ parser: CurrencyParser) {
        let reader = CurrencyFindingReader(forRunningText: parser.findingReader)
        self.reader = reader
        wanted = parser.style?.currency
        selection = wanted == nil ? parser.selection : .all
        scaleWords = reader.syntax.scaleWords
        regionCurrency = reader.finder.regionCurrency
        let finder = reader.finder
        let tag = finder.identifier.tag
        let language = tag.language
        currenciesOfLanguage = tag.region == nil ? finder.currenciesOfLanguage : []
        numberWords = DecisionLines.words(WordLists.numberWords, of: language)
        several = DecisionLines.words(WordLists.several, of: language)
        range = DecisionLines.words(WordLists.rangeOfLanguage, of: language)
        to = DecisionLines.words(WordLists.toOfLanguage, of: language)
        debitMarks = AmountConventions.debitMarks(of: language)
        let script = tag.script ?? LocaleLookup(image: finder.data.image).likelyScript(of: tag)
        isLatin = script == nil || script == Subtag("Latn")
        joinsWords = ["zh", "yue", "ja", "ko", "th", "lo", "km", "my"].contains { language == Subtag($0) }
        let plain = CurrencyStyle(currency: .unknown, locale: finder.identifier, data: finder.data).display(.none)
        hasMinusBehind = plain.format(-1).utf8.starts(with: plain.format(1).utf8)
        let code = CurrencyStyle(currency: CurrencyCode(literal: "USD"), locale: finder.identifier, data: finder.data)
        hasMinusBehindCode = code.display(.code).format(-1).utf8.starts(with: "USD-".utf8)
    }
}
