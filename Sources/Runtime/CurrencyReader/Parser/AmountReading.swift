import CurrencyCore
import PackedTables

/// One way to understand a text, and the doubts about it.
public struct AmountReading: Hashable, Sendable {
    /// The amount that this reading gives.
    public internal(set) var amount: DecimalValue
    /// The currency and its evidence; nil if the text names none, or if the parser reads only one currency.
    public internal(set) var currency: CurrencyCandidate?
    /// Why the text has other readings; empty if the amount is certain.
    public internal(set) var doubts: [AmountDoubt] = []
}

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
            do throws(AmountParseError) { return readings(try read(text)) } catch { return [] }
        }
    }

    func readings(_ read: ReadAmount) -> [AmountReading] {
        read.readings.flatMap { amount in
            if read.parsed.candidates.isEmpty { return [AmountReading(amount: amount, doubts: read.doubts)] }
            return read.parsed.candidates.map { AmountReading(amount: amount, currency: $0, doubts: read.doubts) }
        }
    }

    /// Returns the amount if a careful person would not ask.
    ///
    /// - Throws: `ambiguous` with all readings and the doubts about them.
    func certain(_ read: ReadAmount) throws(AmountParseError) -> ReadAmount {
        if read.doubts.isEmpty { return read }
        throw AmountParseError(
            .ambiguous, at: read.start, expected: .oneReading, readings: readings(read), doubts: read.doubts)
    }
}
