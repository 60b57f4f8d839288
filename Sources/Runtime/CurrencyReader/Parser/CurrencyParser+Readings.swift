import CurrencyCore
import CurrencyEngine
import PackedTables

extension CurrencyParser {
    /// Returns all readings of a text, the likeliest first: one if its amount and its currency are certain, and none if it is
    /// not an amount.
    ///
    ///     let parser = CurrencyParser(.euro, locale: .germanGermany)
    ///     parser.readings(of: "1.234").map(\.amount)          // [1234]
    ///     parser.readings(of: "1,234").map(\.amount)          // [1234, 1.234]
    ///     parser.readings(of: "1,234")[0].doubts.map(\.kind.rawValue)      // ["group"]
    ///
    /// If the text may mean several currencies, each amount is returned with each of them.
    ///
    /// - Complexity: Linear in the length of the text.
    public func readings(of text: String) -> [AmountReading] {
        text.withUTF8Bytes { text in
            do throws(AmountParseError) {
                return try ComposedText.read(text) { (text) throws(AmountParseError) in try read(text).listed }
            } catch {
                return []
            }
        }
    }

    /// Returns the currencies that a text may mean, with an amount or without, the likeliest first: "A$ 5", "5 kr" or "€".
    ///
    ///     CurrencyParser(locale: .swedishSweden).currencies(in: "5 kr").map { $0.currency }       // SEK
    ///
    /// - Parameter selection: The currencies to return; nil for the parser's selection.
    public func currencies(in text: String, _ selection: CurrencySelection? = nil) -> [CurrencyCandidate] {
        let selection = selection ?? self.selection
        let candidates = text.withUTF8Bytes { text in
            try? ComposedText.read(text) { (text) throws(AmountParseError) in
                var reader = LenientReader(text, syntax, .any(finder))
                if (try? reader.read()) != nil { return try finder.candidates(reader.currencies, text, selection) }
                // There is no amount, only a currency.
                guard let range = reader.currencyBefore else { return [] }
                return finder.candidates(text, at: range.lowerBound, selection)
            }
        }
        return candidates ?? []
    }
}
