import CurrencyCore
import PackedTables

/// The existing meaning of a text beside an amount, in any locale.
package enum KnownText {
    /// Currencies in use today, by symbol, code or recorded abbreviation.
    case currencies([CurrencyCode])
    /// A word or letter that multiplies the amount: "5 mn", "5 lakh", "5億".
    case scaleWord
    /// A mark of debits or credits: "5.00 CR".
    case statementMark

    /// The meaning of the text in any locale; nil if no locale uses it.
    ///
    /// - Complexity: Linear in the number of symbols of all locales.
    package init?(_ text: String, _ data: CurrencyData) {
        let found = text.withUTF8Bytes { utf8 -> KnownText? in
            let currencies = Self.currencies(utf8, data)
            if !currencies.isEmpty { return .currencies(currencies) }
            if Self.isScaleWord(utf8) { return .scaleWord }
            return AmountConventions.isMarkSomewhere(utf8) ? .statementMark : nil
        }
        guard let found else { return nil }
        self = found
    }

    private static func currencies(_ text: UnsafeBufferPointer<UInt8>, _ data: CurrencyData) -> [CurrencyCode] {
        let finding = CurrencyFinder(data, .root, nil, isIndexed: false).find(text, at: 0)
        guard finding.length == text.count else { return [] }
        var currencies: [CurrencyCode] = []
        for found in finding.found where data.facts(of: found.currency)?.status == .current {
            if !currencies.contains(found.currency) { currencies.append(found.currency) }
        }
        return currencies
    }

    private static func isScaleWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        // A period may end an abbreviation.
        let end = text.count - (text.last == UInt8(ascii: ".") ? 1 : 0)
        return [ReadingDecisions.scaleWords, ReadingDecisions.allScaleWords].contains { table in
            DecisionLines(table).contains {
                LenientText.length(of: $0.field(0), in: text, at: 0, ignoresCase: true) == end
            }
        }
    }
}
