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

    /// The minor unit that a text names behind a number; only that of the currency if it is known.
    func minorUnit(_ text: UnsafeBufferPointer<UInt8>, behind end: Int, _ syntax: AmountSyntax) -> NamedMinorUnit? {
        switch self {
        case .known(let currency): currency.minorUnit(text, behind: end, syntax)
        case .any(let finder): finder.minorUnit(text, behind: end, syntax)
        case .unit: nil
        }
    }

    /// Whether a text is the name of a currency, and no code or symbol.
    func isName(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        switch self {
        case .known(let currency): currency.isName(text, range)
        case .any(let finder): finder.find(text, at: range.lowerBound).found.allSatisfy { $0.evidence == .name }
        case .unit: false
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
