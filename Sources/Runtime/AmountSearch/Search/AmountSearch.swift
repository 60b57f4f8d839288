@_exported import CurrencyReader
import PackedTables

/// Finds amounts in running text. Make it once to search many texts.
///
///     let search = AmountSearch(CurrencyParser(locale: .germanGermany))
///     search.amounts(in: "war 59,99 €, jetzt 44,00 €").map { $0.likeliest }       // 59.99, 44.00
public struct AmountSearch: Sendable {
    let contents: SearchContents

    /// Makes a search for the amounts that a parser accepts.
    public init(_ parser: CurrencyParser) {
        contents = SearchContents(parser)
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
        if !LenientScalar.hasDigit(text) { return }
        guard let composed = ComposedText(text, readsMarkup: true) else {
            var scanner = AmountScanner(contents, text)
            return scanner.forEach(body)
        }
        composed.withBytes { bytes in
            var scanner = AmountScanner(contents, bytes)
            scanner.forEach { body($0.moved(to: composed)) }
        }
    }
}
