import CurrencyCore
import PackedTables

// Lookup without an index. It finds symbols by their first byte, so that other texts cost almost nothing.

extension CurrencyFinder {
    /// The longest text at an offset that means the wanted currency, or any currency if none is wanted.
    ///
    /// It has the same length as the result of `find`, but not the currencies that it may mean.
    func longest(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, of wanted: CurrencyCode? = nil, hasNames: Bool = true
    ) -> CurrencyMatch? {
        guard offset < text.count else { return nil }
        var longest = Longest()
        if let (code, isExact) = code(text, at: offset), wanted == nil || wanted == code {
            longest.take(withPeriod(text, offset, 3, isAbbreviation: false), isExact: isExact)
        }
        let row = wanted.flatMap(data.row)
        forEachSymbol(text, at: offset) { pooled, length in
            if wanted == nil || hasSymbol(pooled, of: row) { longest.take(length, isExact: true) }
        }
        for form in forms(text, at: offset) {
            guard let (length, isExact) = length(of: form, form.text, text, offset), let unit = unit(of: form, wanted)
            else { continue }
            longest.take(length, isExact: isExact, power: unit.power)
        }
        // The names of a wanted currency are among the texts of `KnownCurrency`.
        if let names, hasNames, wanted == nil {
            CurrencyTextIndex.forEachName(of: names) { name, _ in
                guard let (length, isExact) = WordBoundary.length(of: name, in: text, at: offset, ignoresCase: true)
                else { return }
                longest.take(withPeriod(text, offset, length, isAbbreviation: false), isExact: isExact)
            }
        }
        return longest.match
    }

    /// The longest of some texts. An exact match has precedence over a match in another case.
    private struct Longest {
        private(set) var match: CurrencyMatch?
        private var isExact = false

        mutating func take(_ length: Int, isExact: Bool, power: Int = 0) {
            if let match, length < match.length || length == match.length && (self.isExact || !isExact) { return }
            self.isExact = isExact
            match = CurrencyMatch(length: length, power: power)
        }
    }

    private func unit(of form: CurrencyForm, _ wanted: CurrencyCode?) -> CurrencyUnit? {
        form.units.first { (wanted == nil || wanted == $0.currency) && data.row(of: $0.currency) != nil }
    }

    // MARK: Looking up

    /// The recorded forms that may start at an offset.
    func forms(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> [CurrencyForm] {
        let first = LenientText.firstByte(text, at: offset)
        return CaseFolding.leads(of: first).flatMap { CurrencyForm.all(beginningWith: $0) }
    }

    /// Calls a closure with each symbol at an offset, by its position in the pool of texts.
    private func forEachSymbol(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int,
        _ body: (_ pooled: TextReference<Texts>, _ length: Int) -> Void
    ) {
        let first = LenientText.firstByte(text, at: offset)
        let symbols = CurrencySymbolTexts(data.image)
        for byte in LenientText.firstBytes(of: first) {
            symbols.forEach(beginningWith: byte) { pooled, symbol in
                if !Self.isOther(symbol.utf8, text, offset), LenientText.isVisible(symbol.utf8),
                    let length = length(ofSymbol: symbol, text, offset)
                {
                    body(pooled, length)
                }
            }
        }
    }

    /// Whether a symbol and a text have the same first byte but another, ASCII second byte, as nearly all do.
    private static func isOther(
        _ symbol: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ offset: Int
    ) -> Bool {
        guard symbol.count > 1, symbol[0] == text[offset], symbol[0] < 0x80 else { return false }
        guard offset + 1 < text.count else { return true }
        return symbol[1] != text[offset + 1] && (0x21...0x7E).contains(text[offset + 1])
    }

    private func length(ofSymbol symbol: PackedText, _ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int? {
        LenientText.isNormalized(symbol.utf8)
            ? length(ofSymbol: symbol.utf8, text, offset)
            : length(ofSymbol: LenientText.normalized(symbol.utf8), text, offset)
    }

    /// The rows of the locales' symbols at an offset, in their order, with their lengths in the text.
    func symbolValues(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> [(value: Int, length: Int)] {
        var values: [(value: Int, length: Int)] = []
        forEachSymbol(text, at: offset) { pooled, length in
            forEachValue(pooled) { value in
                values.append((value, length))
                return false
            }
        }
        return values.sorted { $0.value < $1.value }
    }

    /// Whether any locale uses this text for a currency.
    private func hasSymbol(_ pooled: TextReference<Texts>, of currency: Int?) -> Bool {
        var isFound = false
        forEachValue(pooled) { value in
            let key = data.image[CurrencyValueRow.self, value].key
            isFound = key.currency == currency
            return isFound
        }
        return isFound
    }

    /// Calls a closure with the row of each locale's symbol with a text of the pool, until it returns true.
    private func forEachValue(_ pooled: TextReference<Texts>, _ isLast: (Int) -> Bool) {
        let rows = data.image.rows(of: CurrencyValueRow.self)
        var next = 0
        while let value = rows.row(next..<rows.count, where: { $0.value == pooled }) {
            let key = rows[value].key
            // Separators and patterns are values too.
            if key.part.flatMap(CurrencyCandidate.Evidence.init) != nil, isLast(value) { return }
            next = value + 1
        }
    }
}
