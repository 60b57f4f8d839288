/// What may be in the currency's place: a text of one currency, a text of any currency, or the sign of a unit.
package enum CurrencyMatcher {
    case known(KnownCurrency)
    case any(CurrencyFinder)
    case unit(UnitSign)

    /// Whether the currency is known even if the text names none.
    var isKnown: Bool { if case .any = self { false } else { true } }

    /// The text at an offset; nil if there is none.
    func match(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> CurrencyMatch? {
        switch self {
        case .known(let currency): currency.match(text, at: offset)
        case .any(let finder): finder.match(text, at: offset)
        case .unit(let sign): sign.match(text, at: offset)
        }
    }

    /// Whether the locale itself uses the text.
    func isLocales(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        switch self {
        case .known(let currency): currency.isLocales(text, range)
        case .any(let finder): finder.isLocales(text, range)
        case .unit: true
        }
    }
}
