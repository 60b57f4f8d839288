import CommandSupport
import CurrencyEngine

/// The engine's output for a locale, a currency and a style, split so that any amount can be composed from it: the
/// texts around the number, the currency, and the digits.
struct WrittenAmount: Sendable {
    var shape: AmountShape
    var symbol: String
    var notation: NumberNotation
    var precision: AmountPrecision

    /// An amount with every digit.
    private static let probe: DecimalValue = 1234567890
    private static let negativeProbe: DecimalValue = -1234567890

    /// - Parameter known: The digits for currencies that were processed before, in the same locale and form.
    init(_ style: CurrencyStyle, _ known: inout KnownDigits) throws(PageError) {
        let plan = style.plan
        let number = plan.formatParts(Self.probe)
        let negative = plan.formatParts(Self.negativeProbe)
        symbol = number.parts.first { $0.kind == .currency }.map(number.text(of:)) ?? ""
        let around = try Self.around(number, style)
        let negativeAround = try Self.around(negative, style)
        shape = AmountShape(
            prefix: .init(around.prefix, of: number, without: symbol),
            suffix: .init(around.suffix, of: number, without: symbol),
            negativePrefix: .init(negativeAround.prefix, of: negative, without: symbol),
            negativeSuffix: .init(negativeAround.suffix, of: negative, without: symbol))
        (notation, precision) = try known.digits(of: number, around.number, style)
    }

    /// The digits by the text of the number. If two currencies of a locale have the same text for the probe, they have
    /// the same digits for other amounts too, unless their rounding steps differ.
    struct KnownDigits {
        private struct Key: Hashable {
            var text: PageText
            var step: Int
        }

        private var known: [Key: (NumberNotation, AmountPrecision)] = [:]
        /// CLDR's rounding step of the next currency.
        var step = 0

        mutating func digits(
            of number: FormattedNumber, _ parts: ArraySlice<FormattedPart>, _ style: CurrencyStyle
        ) throws(PageError) -> (NumberNotation, AmountPrecision) {
            let range = (parts.first?.range.lowerBound ?? 0)..<(parts.last?.range.upperBound ?? 0)
            let text = String(decoding: number.text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
            let key = Key(text: PageText(text), step: step)
            if let found = known[key] { return found }
            let options = style.resolvedOptions
            let notation = NumberNotation(
                digits: PageText(try WrittenAmount.digits(number, style)), decimal: PageText(options.decimalSeparator),
                group: PageText(options.groupSeparator), primary: options.primaryGroupingSize,
                secondary: options.secondaryGroupingSize, minimum: options.minimumGroupingDigits)
            let precision = AmountPrecision(
                digits: options.maximumFractionDigits ?? 0, step: options.roundingIncrement)
            known[key] = (notation, precision)
            return (notation, precision)
        }
    }

    private static func around(
        _ number: FormattedNumber, _ style: CurrencyStyle
    ) throws(PageError) -> (
        prefix: ArraySlice<FormattedPart>, number: ArraySlice<FormattedPart>, suffix: ArraySlice<FormattedPart>
    ) {
        let isOfNumber = { (part: FormattedPart) in
            switch part.kind {
            case .integer, .group, .decimal, .fraction: true
            default: false
            }
        }
        guard let first = number.parts.firstIndex(where: isOfNumber),
            let last = number.parts.lastIndex(where: isOfNumber)
        else { throw PageError.unexpected(text: number.text, style) }
        return (number.parts[..<first], number.parts[first...last], number.parts[(last + 1)...])
    }

    /// The digits from zero to nine, taken from the probe.
    fileprivate static func digits(_ number: FormattedNumber, _ style: CurrencyStyle) throws(PageError) -> String {
        var written: [Unicode.Scalar] = []
        for part in number.parts where part.kind == .integer { written += number.text(of: part).unicodeScalars }
        guard written.count == 10 else { throw PageError.unexpected(text: number.text, style) }
        var result = String.UnicodeScalarView()
        result.append(written[9])
        result.append(contentsOf: written[..<9])
        return String(result)
    }
}

/// An error that says why a page cannot be made.
public struct PageError: Error, Sendable, CustomStringConvertible {
    /// The identifier of the locale.
    public var locale: String
    /// The code of the currency.
    public var currency: String
    /// The text that was written.
    public var text: String

    static func unexpected(text: String, _ style: CurrencyStyle) -> PageError {
        PageError(
            locale: style.options.locale.description, currency: style.currency.description, text: text)
    }

    /// The error as text, in English.
    public var description: String {
        "\(locale) \(currency): \"\(VisibleText.of(text))\" does not have ten digits of one character each"
    }
}
