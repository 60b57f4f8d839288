import CurrencyCore

/// How the parser understood a text, for tools that explain a reading: where its number is, and which separators it has.
package struct AmountInterpretation: Hashable, Sendable {
    /// The number's place, in UTF-8 bytes; empty if the text is the formatter's own.
    package var number: Range<Int>
    package var separators: SeparatorReading
    package var candidates: [CurrencyCandidate]
    package var notes: ParseNotes
}

extension CurrencyParser {
    /// The interpretation whose amount is the likeliest; nil if the text is not an amount.
    package func interpretation(utf8 text: UnsafeBufferPointer<UInt8>) -> AmountInterpretation? {
        guard let read = try? read(text) else { return nil }
        return AmountInterpretation(
            number: read.place, separators: read.parsed.separators, candidates: read.parsed.candidates,
            notes: read.parsed.notes)
    }
}
