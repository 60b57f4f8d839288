import CurrencyCore
import CurrencyEngine
@_exported import CurrencyReader
import PackedTables

/// Finds amounts in running text. Make it once to search many texts.
///
///     let search = AmountSearch(CurrencyParser(locale: .germanGermany))
///     search.amounts(in: "war 59,99 €, jetzt 44,00 €").map { $0.likeliest }       // 59.99, 44.00
public struct AmountSearch: Sendable {
    let contents: Contents

    /// The state that all copies of a search share, because it is large.
    final class Contents: Sendable {
        let reader: CurrencyFindingReader
        let conventions: [(syntax: AmountSyntax, convention: NumberConvention)]
        let selection: CurrencySelection
        let wanted: CurrencyCode?
        let filter: CurrencyTextFilter
        let scaleWords: ScaleWords
        let scaleStarts: BytePairs
        let regionCurrency: CurrencyCode?
        /// Whether the locale writes a minus behind the number.
        let hasMinusBehind: Bool

        init(_ parser: CurrencyParser) {
            let reader = CurrencyFindingReader(forRunningText: parser.findingReader)
            self.reader = reader
            conventions = CurrencyParser.conventions(of: parser.syntax).map {
                (AmountSyntax(reader.syntax, separators: $0), NumberConvention($0))
            }
            wanted = parser.style?.currency
            selection = wanted == nil ? parser.selection : .all
            filter = CurrencyTextFilter(reader.finder)
            scaleWords = reader.syntax.scaleWords
            scaleStarts = scaleWords.starts
            regionCurrency = reader.finder.regionCurrency
            let finder = reader.finder
            let plain = CurrencyStyle(currency: .unknown, locale: finder.identifier, data: finder.data).display(.none)
            hasMinusBehind = plain.format(-1).utf8.starts(with: plain.format(1).utf8)
        }
    }

    /// Makes a search for the amounts that a parser accepts.
    public init(_ parser: CurrencyParser) {
        contents = Contents(parser)
    }

    /// Returns the amounts in a text, in order.
    public func amounts(in text: String) -> [FoundAmount] {
        text.withUTF8Bytes { amounts(utf8: $0) }
    }

    /// Returns the amounts in a UTF-8 text, in order.
    public func amounts(utf8 text: UnsafeBufferPointer<UInt8>) -> [FoundAmount] {
        var result: [FoundAmount] = []
        forEach(utf8: text) { result.append($0) }
        return result
    }

    /// Calls a closure with each amount in a UTF-8 text, in order.
    public func forEach(utf8 text: UnsafeBufferPointer<UInt8>, _ body: (FoundAmount) -> Void) {
        var grammar = AmountGrammar(contents, text)
        grammar.forEach(body)
    }
}
