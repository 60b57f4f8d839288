import AmountSearch
import CurrencyParsing

let textTargets = [
    FuzzTarget("strict", longest: 64) {
        let styles = SharedStyles.all
        return { input in
            var reader = InputReader(input)
            let style = styles[reader.below(styles.count)]
            style.withText(&reader) { readStrictly($0, style) }
        }
    },
    FuzzTarget("lenient", longest: 64) {
        let styles = SharedStyles.all
        return { input in
            var reader = InputReader(input)
            let style = styles[reader.below(styles.count)]
            style.withText(&reader) { readLeniently($0, style) }
        }
    },
    FuzzTarget("any-currency", longest: 64) {
        let styles = SharedStyles.all
        let finders = styles.map { CurrencyFinding($0.style.locale) }
        return { input in
            var reader = InputReader(input)
            let index = reader.below(styles.count)
            styles[index].withText(&reader) { findCurrency($0, finders[index]) }
        }
    },
    FuzzTarget("search", longest: 256) {
        let styles = SharedStyles.all
        let searches = styles.enumerated().map {
            AmountSearch($0.offset % 2 == 0 ? $0.element.parser : CurrencyParser(locale: $0.element.style.locale))
        }
        return { input in
            var reader = InputReader(input)
            let index = reader.below(styles.count)
            styles[index].withText(&reader) { search($0, searches[index]) }
        }
    },
    FuzzTarget("round-trips", longest: 20) {
        let styles = SharedStyles.all
        return { input in
            var reader = InputReader(input)
            let style = styles[reader.below(styles.count)]
            roundTrip(reader.amount(), style)
        }
    },
]

extension InputReader {
    /// A decimal of up to 38 digits, mostly of a common size.
    mutating func amount() -> DecimalValue {
        let kind = byte()
        let exponent = kind & 0x40 == 0 ? -Int(kind & 7) : Int(Int8(bitPattern: byte()))
        let high = kind & 0x20 == 0 ? 0 : integer(bytes: 7)
        let coefficient = DecimalValue.Coefficient(high: high, low: integer(bytes: 8))
        switch try? DecimalValue(isNegative: kind & 0x80 != 0, coefficient: coefficient, exponent: exponent) {
        case let value?: return value
        case nil: return kind & 0x10 == 0 ? .infinity : .nan
        }
    }
}

private func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

/// A strictly parsed amount formats back to the text, and the lenient parser returns the same. Error offsets are in the
/// text.
private func readStrictly(_ input: Bytes, _ style: SharedStyle) {
    do throws(AmountParseError) {
        let amount = try style.plan.parse(utf8: input)
        require(style.plan.format(amount).utf8.elementsEqual(input), "\(text(input)) read as \(amount), \(style.plan)")
        let units = try? style.plan.parseMinorUnits(utf8: input)
        let scaled = style.plan.minorUnit.flatMap { try? amount.minorUnits(scale: $0) }
        require(units == scaled, "\(text(input)) has \(String(describing: units)) minor units, and \(amount)")
        do throws(AmountParseError) {
            let lenient = try style.parser.parse(utf8: input).amount
            require(
                lenient == amount || amount.isNaN, "\(text(input)) is \(amount), leniently \(lenient), \(style.plan)")
        } catch {
            fatalError("\(text(input)) is \(amount), leniently refused: \(error), \(style.plan)")
        }
    } catch {
        require((0...input.count).contains(error.offset), "\(text(input)): an offset outside of the text")
    }
}

/// Parsing an amount and parsing its minor units agree. Error offsets are in the text.
private func readLeniently(_ input: Bytes, _ style: SharedStyle) {
    let units = try? style.parser.parseMinorUnits(utf8: input)
    do throws(AmountParseError) {
        let amount = try style.parser.parse(utf8: input).amount
        let scaled = style.plan.minorUnit.flatMap { try? amount.minorUnits(scale: $0) }
        require(units == scaled, "\(text(input)) has \(String(describing: units)) minor units, and is \(amount)")
    } catch {
        require(units == nil, "\(text(input)) is refused, and has \(String(describing: units)) minor units: \(error)")
        require((0...input.count).contains(error.offset), "\(text(input)): an offset outside of the text")
        let isAmbiguous = error.reason == .ambiguous
        require(
            isAmbiguous == !error.readings.isEmpty && isAmbiguous == !error.doubts.isEmpty,
            "\(text(input)): \(error.reason) with \(error.readings.count) readings and \(error.doubts.count) doubts")
        _ = error.description
    }
}

/// A parser of any currency, and parsers of single ones, created on demand because few are needed.
final class CurrencyFinding {
    let locale: LocaleIdentifier
    let parser: CurrencyParser
    private var known: [CurrencyCode: CurrencyParser] = [:]

    init(_ locale: LocaleIdentifier) {
        self.locale = locale
        parser = CurrencyParser(locale: locale)
    }

    func parser(of currency: CurrencyCode) -> CurrencyParser {
        if let parser = known[currency] { return parser }
        let parser = CurrencyParser(CurrencyStyle(currency: currency, locale: locale, data: .bundled))
        known[currency] = parser
        return parser
    }
}

/// If a currency is attributed to a text, alone or as a candidate, the parser of that currency reads the same amount.
private func findCurrency(_ input: Bytes, _ finding: CurrencyFinding) {
    do throws(AmountParseError) {
        let found = try finding.parser.parse(utf8: input)
        for candidate in found.candidates {
            require(
                candidate.range.lowerBound >= 0 && candidate.range.upperBound <= input.count, "\(text(input)): \(found)"
            )
        }
        guard let currency = found.currency else { return }
        do throws(AmountParseError) {
            let amount = try finding.parser(of: currency).parse(utf8: input).amount
            require(amount == found.amount, "\(text(input)) is \(found.amount) \(currency), and for it \(amount)")
        } catch {
            fatalError("\(text(input)) is \(found.amount) \(currency), and for it \(error)")
        }
    } catch {
        require((0...input.count).contains(error.offset), "\(text(input)): an offset outside of the text")
    }
}

/// Amounts are found in order and do not overlap.
private func search(_ input: Bytes, _ search: AmountSearch) {
    var end = 0
    for found in search.amounts(utf8: input) {
        require(
            found.range.lowerBound >= end && found.range.upperBound <= input.count && !found.range.isEmpty,
            "\(text(input)): \(found)")
        end = found.range.upperBound
    }
}

/// A formatted amount parses back strictly and leniently. It is written completely into a buffer of its length, and not
/// at all into a shorter one.
private func roundTrip(_ amount: DecimalValue, _ style: SharedStyle) {
    let written = style.plan.format(amount)
    let parts = style.plan.formatParts(amount)
    require(parts.text == written, "\(amount) is written \(written), and in parts \(parts.text)")
    require(parts.parts.map(parts.text).joined() == written, "the parts of \(written) are \(parts.parts)")
    let count = written.utf8.count
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(count, 1)) { buffer in
        let whole = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
        require(
            style.plan.write(amount, into: whole) == count && whole.elementsEqual(written.utf8), "\(written) written")
        if count > 0 {
            require(style.plan.write(amount, into: .init(rebasing: buffer[..<(count - 1)])) == nil, "\(written) cut")
        }
    }
    do throws(AmountParseError) {
        let read = try style.plan.parse(written)
        require(style.plan.format(read) == written, "\(amount) is written \(written), read as \(read), \(style.plan)")
    } catch {
        require(error.reason == .ambiguous, "\(amount) is written \(written), not read: \(error), \(style.plan)")
    }
}
