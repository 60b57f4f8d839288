import CurrencyCore
import CurrencyEngine
import PackedTables

/// Reads amounts in a style's currency.
final class KnownCurrencyReader: Sendable {
    let style: CurrencyStyle
    let syntax: AmountSyntax
    let currency: KnownCurrency
    let finder: CurrencyFinder
    private let minorUnit: Int?
    /// The syntax with the locale's usual separators, if the currency has others, because people write the usual ones too.
    private let usual: AmountSyntax?

    /// - Parameter plain: The syntax of amounts without a currency in the style's locale, if it is already available.
    init(
        _ style: CurrencyStyle, _ given: CurrencyNames?, _ conventions: AmountConventions? = nil,
        plain: AmountSyntax? = nil
    ) {
        self.style = style
        var names = given
        if case .name(let shown) = style.display { names = shown }
        finder = CurrencyFinder(style.options.data, style.options.locale, names, isIndexed: false)
        currency = KnownCurrency(style, finder)
        syntax = AmountSyntax(style.readingPlan, style.options, conventions)
        minorUnit = style.options.data.facts(of: style.currency)?.writtenMinorUnit
        let values = CurrencyValues(
            image: style.options.data.image, locale: style.options.localeRow,
            currency: style.options.data.row(of: style.currency))
        if !values.haveSeparators {
            usual = nil
        } else {
            var other = style
            (other.currency, other.display) = (.unknown, .none)
            let plain = plain ?? AmountSyntax(other.readingPlan, other.options)
            usual = AmountSyntax(syntax, separators: plain.latinSeparators)
        }
    }

    func read(_ text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> ReadAmount {
        do throws(AmountParseError) {
            let read = try read(text, syntax)
            return read.doubts.isEmpty ? read : own(text) ?? read
        } catch {
            if let own = own(text) { return own }
            if let usual, let read = try? read(text, usual) { return read }
            if error.mayBeSeparators {
                let other = OtherConventions.read(text, syntax, minorUnit: { _ in minorUnit }) { try? read($0, $1) }
                if let other { return other }
            }
            throw otherCurrency(text, error)
        }
    }

    /// The amount that the formatter writes as this text, which is always accepted and certain; nil if there is none or
    /// several.
    private func own(_ text: UnsafeBufferPointer<UInt8>) -> ReadAmount? {
        syntax.plan.onlyAmount(utf8: text).map { ReadAmount(ParsedAmount(amount: $0, currency: style.currency)) }
    }

    private func read(_ text: UnsafeBufferPointer<UInt8>, _ syntax: AmountSyntax) throws(AmountParseError) -> ReadAmount
    {
        var reader = LenientReader(text, syntax, .known(currency))
        try reader.read()
        var read = try reader.outcome(proposes: true, minorUnit: minorUnit, trustsPlain: true)
        var result = read.parsed
        result.currency = style.currency
        if reader.currencies.isEmpty {
            if !currency.shown.isEmpty { result.notes.insert(.withoutCurrency) }
        } else if !isShown(reader, text) {
            result.notes.insert(.otherCurrencyForm)
        }
        // The formatter may have written the bidi marks.
        if result.notes.subtracting(.bidiMarks).isEmpty {
            if syntax.plan.writes(result.amount, as: text) {
                result.notes = []
            } else if result.notes.isEmpty {
                result.notes = .otherSpelling
            }
        }
        read.parsed = result
        return read
    }

    /// Returns an error that names the other currency at its offset, if its symbol, code or a recorded form is there.
    private func otherCurrency(_ text: UnsafeBufferPointer<UInt8>, _ error: AmountParseError) -> AmountParseError {
        guard error.reason == .unexpectedText else { return error }
        let other = finder.find(text, at: error.offset, hasNames: false)
        guard let first = other.found.first, !first.isMinorUnit, currency.match(text, at: error.offset) == nil else {
            return error
        }
        let range = error.offset..<(error.offset + other.length)
        // A single letter is not evidence of another currency if the caller named one.
        if finder.isSingleLetter(text, range) { return error }
        let found = text[range]
        return AmountParseError(
            .otherCurrency, at: error.offset, expected: .currency, found: String(decoding: found, as: UTF8.self),
            expectedCurrency: style.currency)
    }

    /// Whether the currency is on the style's side, in the form that the style shows.
    private func isShown(_ reader: LenientReader, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let isBefore = syntax.plan.showsCurrencyBeforeNumber
        guard let range = isBefore ? reader.currencyBefore : reader.currencyBehind, reader.currencies.count == 1 else {
            return false
        }
        return currency.isShown(text, range)
    }
}
