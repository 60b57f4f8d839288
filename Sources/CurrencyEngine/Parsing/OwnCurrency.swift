import CurrencyCore
import PackedTables

/// All that a locale and its ancestors write for one currency: symbols, code, names; the longest first.
struct OwnCurrency: CurrencyMatcher {
    private struct Text {
        var bytes: [UInt8]
        /// Codes and names may be written in small letters.
        var ignoresCase: Bool
    }

    private let texts: [Text]
    /// The same for texts that fit into words.
    let typed: TypedCurrencies
    /// What the style itself shows.
    let shown: [UInt8]

    init(_ style: CurrencyStyle, _ names: LocaleNames?) {
        let image = style.options.data.image
        let values = CurrencyValues(
            image: image, locale: style.options.localeRow,
            currency: style.options.data.row(of: style.currency))
        let shown = LenientText.normalized(Self.shown(style, values))
        self.shown = shown
        var texts: [Text] = []
        func add(_ bytes: [UInt8], ignoresCase: Bool) {
            let bytes = LenientText.normalized(bytes)
            if bytes.isEmpty || texts.contains(where: { $0.bytes == bytes }) { return }
            texts.append(Text(bytes: bytes, ignoresCase: ignoresCase))
        }
        add(shown, ignoresCase: false)
        _ = values.nearest { row in
            for part in [CurrencyValues.Part.symbol, .narrow, .formal, .variant] {
                if let text = values.own(part, of: row) { add(Array(text.utf8), ignoresCase: false) }
            }
            return false
        }
        add(Array(style.currency.description.utf8), ignoresCase: true)
        if let names {
            for form in CurrencyFinder.nameForms {
                names.withName(of: style.currency, form) { name in
                    if let name { add(Array(name), ignoresCase: true) }
                }
            }
        }
        texts.sort { $0.bytes.count > $1.bytes.count }
        self.texts = texts
        typed = TypedCurrencies(texts.lazy.map { $0.bytes })
    }

    private static func shown(_ style: CurrencyStyle, _ values: CurrencyValues) -> [UInt8] {
        let code = KeptText(style.currency.description)
        let custom: KeptText? = if case .custom(let text) = style.display { KeptText(text) } else { nil }
        return withExtendedLifetime((code, custom)) {
            (CurrencySymbol(values, code).text(style.display, custom: custom)).map { Array($0.utf8) } ?? []
        }
    }

    /// Whether a stretch of a text is what the style shows.
    func isShown(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        LenientText.length(of: shown, in: text, at: range.lowerBound) == range.count
    }

    func match(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        for candidate in texts {
            if let length = LenientText.length(
                of: candidate.bytes, in: text, at: offset, ignoresCase: candidate.ignoresCase)
            {
                return length
            }
        }
        return nil
    }
}
