import CurrencyReader
import CurrencyFormat
import PackedTables

// What a text means beside a number, if it is no custom currency:
//
//     US$  Kč.         a currency in use
//     mn  Mio.         a word that multiplies
//     mkr  TUSD  k€    such a word, and a currency
//     CR  Dr.          a mark of debits or credits
//     NaN  x           a number or a sign

/// What texts already mean in some locale of the data.
struct TextMeanings {
    private let data: CurrencyData
    /// Texts for numbers that have no digits, and the sign of "5x", folded.
    private let numberWords: Set<String>

    /// Letters that multiply in many languages. Others do so in few, where they stand apart from the currency.
    private static let scaleLetters = "kmbtg"
    /// No abbreviation that multiplies has more letters.
    private static let longestScaleWord = 4

    init(_ data: CurrencyData) {
        self.data = data
        var words: Set<String> = ["x"]
        let texts = data.image.texts(of: Texts.self)
        for row in 0..<data.image.rowCount(of: SymbolRow.self) {
            let symbols = data.image[SymbolRow.self, row]
            words.insert(Self.folded(texts[symbols.nan].string))
            words.insert(Self.folded(texts[symbols.infinity].string))
        }
        numberWords = words
    }

    /// - Throws: `symbolInUse`, `scaleWord`, `statementMark` or `numberWord` if the text means one of these.
    func check(_ text: String) throws(CustomCurrencyError) {
        let plain = SymbolRules.withoutSelectors(text)
        // A period may end an abbreviation.
        let abbreviated = plain.hasSuffix(".") ? String(plain.dropLast()) : plain
        for form in [plain, abbreviated] {
            switch KnownText(form, data) {
            case .currencies(let codes): throw .symbolInUse(text, by: codes)
            case .scaleWord: throw .scaleWord(text)
            case .statementMark: throw .statementMark(text)
            case nil: break
            }
            if numberWords.contains(Self.folded(form)) { throw .numberWord(text) }
            if isScaledCurrency(form) { throw .scaleWord(text) }
        }
    }

    /// Whether the text is a word that multiplies, and a currency in use with more than a letter.
    private func isScaledCurrency(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        for count in 1..<max(1, min(scalars.count, Self.longestScaleWord + 1)) {
            let currency = scalars[count...].drop { $0 == " " || $0 == "\u{A0}" || $0 == "." }
            if currency.count == 1, currency.allSatisfy(\.properties.isAlphabetic) { continue }
            guard case .currencies = KnownText(Self.string(currency), data) else { continue }
            // Lower case sets words apart from symbols: M is also that of the loti.
            let word = Self.string(scalars[..<count]).lowercased()
            if count == 1 ? Self.scaleLetters.contains(word) : isScaleWord(word) { return true }
        }
        return false
    }

    private func isScaleWord(_ text: String) -> Bool {
        if case .scaleWord = KnownText(text, data) { return true }
        return false
    }

    /// The text in lower case with plain spaces.
    private static func folded(_ text: String) -> String {
        String(text.lowercased().map { $0 == "\u{A0}" ? " " : $0 })
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
