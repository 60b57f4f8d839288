import CurrencyCore
import CurrencyEngine
import PackedTables

/// All texts of currencies, as lenient parsing compares them: the symbols of all locales, recorded forms, and names if there
/// are any. A text is found by its first word, and by its first character if that is no letter or if other letters follow the
/// word.
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

    private var entries: [Entry] = []
    /// The positions of the entries whose first word has a hash, and of those whose first character is a scalar, in lowercase.
    /// A hash that is a scalar, too, only adds entries to compare.
    private var places: [UInt32: [Int]] = [:]
    // The forms point into static strings, which never change.
    private nonisolated(unsafe) var meanings: [Meaning] = []
    private var texts: [UInt8] = []
    private let endings: NameEndings

    /// - Parameters:
    ///   - codes: The codes that may be found, too.
    ///   - endings: The endings of names.
    ///   - found: The currency that a symbol means, given its row and its text.
    init(
        _ image: PackedImage, _ names: LocaleNames?, _ codes: some Sequence<CurrencyCode>, _ endings: NameEndings,
        _ found: (Int, ArraySlice<UInt8>) -> FoundCurrency
    ) {
        self.endings = endings
        // Many locales use the same symbol for a currency.
        var seen: Set<SymbolKey> = []
        Self.forEachSymbol(in: image) { value in
            let symbol = image.text(image[CurrencyValueRow.self, value].value)
            let key = image[CurrencyValueRow.self, value].key
            guard seen.insert(SymbolKey(text: symbol.start, key: key)).inserted else { return }
            let text = LenientText.normalized(symbol.utf8)
            update(text) { $0.symbols.take(text.count, isExact: true, found(value, text[...])) }
        }
        // A code may start at a word that begins no other text, so its place is made, too.
        for code in codes {
            let bytes = Array(code.description.utf8)
            bytes.withUnsafeBufferPointer { places[LetterRun($0, at: 0).hash, default: []] += [] }
        }
        for form in CurrencyForm.all() { update(form.text) { $0.forms.append(form) } }
        if let names { Self.forEachName(of: names) { name, currency in update(name) { $0.names.append(currency) } } }
    }

    private mutating func update(_ text: some Collection<UInt8>, _ change: (inout Meaning) -> Void) {
        guard !text.isEmpty else { return }
        let bytes = Array(text)
        let (word, character) = bytes.withUnsafeBufferPointer {
            (LetterRun($0, at: 0), LenientText.firstScalar($0, at: 0))
        }
        let known = places[character]?.first {
            let entry = entries[$0]
            return texts[Int(entry.start)..<Int(entry.start + entry.count)].elementsEqual(bytes)
        }
        let place = known ?? entries.count
        if known == nil {
            entries.append(Entry(start: Int32(texts.count), count: Int32(bytes.count), place: Int32(meanings.count)))
            texts += bytes
            meanings.append(Meaning())
            places[character, default: []].append(place)
            if word.end > 0 { places[word.hash, default: []].append(place) }
        }
        change(&meanings[place])
        entries[place].hasSymbols = !meanings[place].symbols.found.isEmpty
        entries[place].hasFormsOrNames = !meanings[place].forms.isEmpty || !meanings[place].names.isEmpty
    }

    /// The positions of the texts that may be at an offset; nil if no text or code may start there.
    private func places(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ word: LetterRun) -> [Int]? {
        guard word.isWhole, word.end > offset else { return places[LenientText.firstScalar(text, at: offset)] }
        return places[word.hash] ?? endings.withoutEnding(offset..<word.end, in: text) { places[$0.hash] }
    }

    /// Whether a text or a code may start at an offset, where a word is or none.
    func mayStart(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ word: LetterRun) -> Bool {
        places(text, at: offset, word) != nil
    }

    func meaning(of entry: Entry) -> Meaning { meanings[Int(entry.place)] }

    /// Calls a closure with each text that may be at an offset.
    func forEach(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ body: (_ normalized: ArraySlice<UInt8>, Entry) -> Void
    ) {
        for place in places(text, at: offset, LetterRun(text, at: offset)) ?? [] {
            let entry = entries[place]
            body(texts[Int(entry.start)..<Int(entry.start + entry.count)], entry)
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
