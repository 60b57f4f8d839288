import CurrencyCore
import PackedTables

/// The symbols of currencies in all locales, as lenient parsing compares them, by their first byte.
struct SymbolIndex: Sendable {
    private struct Entry {
        /// The locale's row, and that of the symbol among the values of currencies.
        var locale: Int32
        var value: Int32
        /// Where the normalized text stands.
        var start: Int32
        var count: Int32
    }

    private var entries = [[Entry]](repeating: [], count: 256)
    private var texts: [UInt8] = []

    init(_ image: PackedImage) {
        Self.forEach(in: image) { locale, value in
            let text = LenientText.normalized(image.text(.currencyValues, value, CurrencyValueColumn.value).utf8)
            guard let first = text.first else { return }
            entries[Int(first)].append(
                Entry(
                    locale: Int32(locale), value: Int32(value), start: Int32(texts.count), count: Int32(text.count)))
            texts += text
        }
    }

    /// Each symbol, narrow, formal and variant one, that may stand at an offset.
    func forEach(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int,
        _ body: (_ locale: Int, _ value: Int, _ normalized: ArraySlice<UInt8>) -> Void
    ) {
        for entry in entries[Int(LenientText.firstByte(text, at: offset))] {
            body(Int(entry.locale), Int(entry.value), texts[Int(entry.start)..<Int(entry.start + entry.count)])
        }
    }

    /// Each symbol, narrow, formal and variant one, of an image.
    static func forEach(in image: PackedImage, _ body: (_ locale: Int, _ value: Int) -> Void) {
        for row in 0..<LocaleLookup(image: image).localeCount {
            let start = image.value(.locales, row, LocaleColumn.firstCurrencyValue)
            let end = image.value(.locales, row + 1, LocaleColumn.firstCurrencyValue)
            for value in start..<end
            where image.value(.currencyValues, value, CurrencyValueColumn.key) & 7 < 4
                && !image.text(.currencyValues, value, CurrencyValueColumn.value).isEmpty
            {
                body(row, value)
            }
        }
    }
}
