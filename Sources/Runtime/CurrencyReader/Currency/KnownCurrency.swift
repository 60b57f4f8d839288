import CurrencyCore
import CurrencyEngine
import PackedTables

/// The texts of one currency: first the symbols of a locale and its parents, the code and names, then the symbols of all
/// locales and the recorded forms.
package final class KnownCurrency: Sendable {
    private struct Text {
        var bytes: [UInt8]
        /// Whether the text may be in lowercase, as codes and names may.
        var ignoresCase: Bool
    }

    let code: CurrencyCode
    /// The texts that the locale and its ancestors use, the longest first.
    private let texts: [Text]
    /// The texts in `texts` that fit into machine words.
    let inlineTexts: InlineCurrencyTexts
    /// The text that the style itself shows.
    let shown: [UInt8]
    /// The locale's symbol.
    private let symbol: [UInt8]
    /// Looks up all other texts that may mean the currency.
    private let finder: CurrencyFinder

    init(_ style: CurrencyStyle, _ finder: CurrencyFinder) {
        self.finder = finder
        code = style.currency
        let image = style.options.data.image
        let values = CurrencyValues(
            image: image, locale: style.options.localeRow,
            currency: style.options.data.row(of: style.currency))
        let shown = LenientText.normalized(Self.shown(style, values))
        self.shown = shown
        symbol = values.value(.symbol).map { LenientText.normalized($0.utf8) } ?? []
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
        if let names = finder.names {
            for form in CurrencyTextIndex.nameForms {
                names.withName(of: style.currency, form) { name in
                    if let name { add(Array(name), ignoresCase: true) }
                }
            }
        }
        texts.sort { $0.bytes.count > $1.bytes.count }
        self.texts = texts
        inlineTexts = InlineCurrencyTexts(texts.lazy.map { $0.bytes })
    }

    /// Whether the text that the style shows is invisible, such as U+200B in Cape Verde.
    var isInvisible: Bool { !shown.withUnsafeBufferPointer(LenientText.isVisible) }

    private static func shown(_ style: CurrencyStyle, _ values: CurrencyValues) -> [UInt8] {
        let code = KeptText(style.currency.description)
        let custom: KeptText? = if case .custom(let text) = style.display { KeptText(text) } else { nil }
        return withExtendedLifetime((code, custom)) {
            (CurrencySymbol(values, code).text(style.display, custom: custom)).map { Array($0.utf8) } ?? []
        }
    }

    /// Whether a range of a text is what the style shows.
    func isShown(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        LenientText.length(of: shown, in: text, at: range.lowerBound) == range.count
    }

    func isLocales(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        isShown(text, range) || LenientText.length(of: symbol, in: text, at: range.lowerBound) == range.count
    }

    func match(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> CurrencyMatch? {
        let own = ownLength(text, offset)
        // The locale's text may start a longer one: "$" and "$US".
        if let own, goesOnWithNumber(text, offset + own) { return CurrencyMatch(length: own) }
        // The names of the currency are among its own texts.
        let finding = finder.find(text, at: offset, hasNames: false)
        if finding.length > own ?? 0, let found = finding.found.first(where: { $0.currency == code }) {
            return CurrencyMatch(length: finding.length, power: found.power)
        }
        return own.map { CurrencyMatch(length: $0) } ?? ownMinorUnit(text, offset)
    }

    /// A word for the minor unit of the currency, which in a text of another one may mean something else: "50 Rp.", "50 gr".
    private func ownMinorUnit(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> CurrencyMatch? {
        guard let word = MinorUnitWords.match(text, at: offset, finder.data), word.end - offset > 1,
            let unit = word.units.first(where: { $0.currency == code })
        else { return nil }
        return CurrencyMatch(length: word.end - offset, power: unit.power)
    }

    /// The currency's minor unit, if a text names it behind a number.
    func minorUnit(_ text: UnsafeBufferPointer<UInt8>, behind end: Int, _ syntax: AmountSyntax) -> NamedMinorUnit? {
        guard var named = finder.minorUnit(text, behind: end, syntax), let unit = named.unit(of: code) else {
            return nil
        }
        named.units = [unit]
        return named
    }

    func isName(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        let found = finder.find(text, at: range.lowerBound).found.filter { $0.currency == code }
        return !found.isEmpty && found.allSatisfy { $0.evidence == .name }
    }

    private func ownLength(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int? {
        for candidate in texts {
            let found = WordBoundary.length(
                of: candidate.bytes, in: text, at: offset, ignoresCase: candidate.ignoresCase)
            if let found { return found.length }
        }
        return nil
    }

    /// Whether a digit, a space or a sign is at an offset, or the end.
    private func goesOnWithNumber(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        guard offset < text.count else { return true }
        guard let scalar = LenientScalar(text, at: offset) else { return false }
        return switch scalar.kind {
        case .digit, .minus, .plus, .opening, .closing: true
        // A symbol may have a space inside: "$ US".
        case .space: LenientScalar(text, at: offset + scalar.length)?.kind != .other
        default: false
        }
    }
}
