import CurrencyCore
import CurrencyEngine
import PackedTables

/// All texts of currencies by the first byte of their first letter in lowercase, as lenient parsing compares them: the
/// symbols of all locales, recorded forms, and names if there are any.
struct CurrencyTextIndex: Sendable {
    /// All currencies that a text may mean.
    struct Meaning {
        /// The symbols of locales, with each currency once.
        var symbols = CurrencyFinding()
        var forms: [CurrencyForm] = []
        var names: [CurrencyCode] = []
    }

    /// A text. Its meaning is stored separately, because most entries that are compared do not match.
    struct Entry {
        /// The start of the normalized text.
        fileprivate var start: Int32
        fileprivate var count: Int32
        fileprivate var place: Int32
        fileprivate(set) var hasSymbols = false
        fileprivate(set) var hasFormsOrNames = false
    }

    /// A text of the image, and the key of its symbol.
    private struct SymbolKey: Hashable {
        var text: UnsafePointer<UInt8>
        var key: CurrencyValueKey
    }

    private var entries = [[Entry]](repeating: [], count: 256)
    // The forms point into static strings, which never change.
    private nonisolated(unsafe) var meanings: [Meaning] = []
    private var texts: [UInt8] = []

    /// - Parameter found: The currency that a symbol means, given its row and its text.
    init(
        _ image: PackedImage, _ names: LocaleNames?, _ found: (Int, ArraySlice<UInt8>) -> FoundCurrency
    ) {
        // Many locales use the same symbol for a currency.
        var seen: Set<SymbolKey> = []
        Self.forEachSymbol(in: image) { value in
            let symbol = image.text(image[CurrencyValueRow.self, value].value)
            let key = image[CurrencyValueRow.self, value].key
            guard seen.insert(SymbolKey(text: symbol.start, key: key)).inserted else { return }
            let text = LenientText.normalized(symbol.utf8)
            update(text) { $0.symbols.take(text.count, isExact: true, found(value, text[...])) }
        }
        for form in CurrencyForm.all() { update(form.text) { $0.forms.append(form) } }
        if let names { Self.forEachName(of: names) { name, currency in update(name) { $0.names.append(currency) } } }
    }

    private mutating func update(_ text: some Collection<UInt8>, _ change: (inout Meaning) -> Void) {
        guard let lead = text.first else { return }
        let first = Int(CaseFolding.foldedLead(lead, text.dropFirst().first ?? 0))
        let known = entries[first].firstIndex {
            $0.count == text.count && texts[Int($0.start)..<Int($0.start + $0.count)].elementsEqual(text)
        }
        let index = known ?? entries[first].count
        if known == nil {
            entries[first].append(
                Entry(start: Int32(texts.count), count: Int32(text.count), place: Int32(meanings.count)))
            texts += text
            meanings.append(Meaning())
        }
        let place = Int(entries[first][index].place)
        change(&meanings[place])
        entries[first][index].hasSymbols = !meanings[place].symbols.found.isEmpty
        entries[first][index].hasFormsOrNames = !meanings[place].forms.isEmpty || !meanings[place].names.isEmpty
    }

    func meaning(of entry: Entry) -> Meaning { meanings[Int(entry.place)] }

    /// Calls a closure with each text that may be at an offset.
    func forEach(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ body: (_ normalized: ArraySlice<UInt8>, Entry) -> Void
    ) {
        let lead = LenientText.firstByte(text, at: offset)
        let first = CaseFolding.foldedLead(lead, offset + 1 < text.count ? text[offset + 1] : 0)
        for entry in entries[Int(first)] {
            body(texts[Int(entry.start)..<Int(entry.start + entry.count)], entry)
        }
    }

    /// Calls a closure with each text, and whether it is read in any case.
    func forEachText(_ body: (ArraySlice<UInt8>, _ ignoresCase: Bool) -> Void) {
        for entry in entries.joined() {
            let text = texts[Int(entry.start)..<Int(entry.start + entry.count)]
            if entry.hasSymbols { body(text, false) }
            if entry.hasFormsOrNames { body(text, true) }
        }
    }

    /// Calls a closure with the row of each symbol in an image: plain, narrow, formal and variant.
    private static func forEachSymbol(in image: PackedImage, _ body: (_ value: Int) -> Void) {
        let end = image[LocaleRow.self, LocaleLookup(image: image).localeCount].firstCurrencyValue.index
        for value in 0..<end {
            let key = image[CurrencyValueRow.self, value].key
            if key.part.flatMap(CurrencyCandidate.Evidence.init) != nil,
                LenientText.isVisible(image.text(image[CurrencyValueRow.self, value].value).utf8)
            {
                body(value)
            }
        }
    }

    /// The row of the locale that a symbol belongs to.
    static func locale(ofSymbol value: Int, in image: PackedImage) -> Int {
        var low = 0
        var high = LocaleLookup(image: image).localeCount
        // Find the last locale whose values begin no later.
        while low < high {
            let middle = (low + high) / 2
            if image[LocaleRow.self, middle].firstCurrencyValue.index <= value {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return max(0, low - 1)
    }

    /// The forms of names: without a count, and for each plural category.
    static let nameForms =
        [NameForm.displayName]
        + PluralCategory.allCases.map { NameForm.firstCategory + Int($0.rawValue) }

    /// Calls a closure with each name of each currency in a locale, normalized.
    static func forEachName(of names: LocaleNames, _ body: ([UInt8], CurrencyCode) -> Void) {
        for currency in names.all.currencyCodes {
            var seen: [[UInt8]] = []
            for form in nameForms {
                names.withName(of: currency, form) { name in
                    guard let name else { return }
                    let text = LenientText.normalized(name)
                    if seen.contains(text) { return }
                    seen.append(text)
                    body(text, currency)
                }
            }
        }
    }
}
