import CurrencyParsing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// A range is two texts of the base format with a dash between them. One of them may leave out what both share:
//
//     1,00 € – 3,00 €        both
//     1,00–3,00 €            what stands behind the second belongs to the first too
//     $1.00 – 3.00           what stands before the first belongs to the second too
//     1–3 Mio. €

/// Parses ranges whose ends another format parses.
///
///     let euros = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany)
///     try RangeParseStrategy(of: euros).parse("1,00–3,00 €")          // 1...3
///     try RangeParseStrategy(of: euros).parse("1 - 3,50 EUR")         // 1...3.5
///     try RangeParseStrategy(of: euros).parse("3–1 €")                // throws
///
/// The base format's own strategy parses each end, leniently. The dash may have any length.
public struct RangeParseStrategy<Base: RangeableFormatStyle>: ParseStrategy where Base.FormatInput: Comparable {
    /// The format of both ends.
    public var base: Base

    /// Creates a strategy for ranges from the format of their ends.
    public init(of base: Base) {
        self.base = base
    }

    /// Parses a range; a single amount is a range from itself to itself.
    ///
    /// - Throws: The error of the base format's strategy for the first dash that is tried; `AmountParseError` with
    ///   reason `unexpectedText` at the second end, if it is less than the first.
    /// - Complexity: linear in the text's length: up to eight dashes are tried.
    public func parse(_ value: String) throws -> ClosedRange<Base.FormatInput> {
        let strategy = base.parseStrategy
        var failure: (any Error)?
        for dash in dashes(in: value) {
            let (left, right) = (String(value[..<dash.lowerBound]), String(value[dash.upperBound...]))
            do {
                let (start, end) = try ends(left, right, strategy)
                guard start <= end else {
                    let offset = value.utf8.distance(from: value.startIndex, to: dash.upperBound)
                    throw AmountParseError(
                        .unexpectedText, at: offset, expected: .amount,
                        wellFormed: RangeFormatStyle(of: base).format(end...start))
                }
                return start...end
            } catch {
                failure = failure ?? error
            }
        }
        do {
            let single = try strategy.parse(value)
            return single...single
        } catch {
            throw failure ?? error
        }
    }

    /// The first eight dashes and tildes behind the first digit.
    private func dashes(in text: String) -> [Range<String.Index>] {
        let marks: Set<Character> = ["-", "‐", "‑", "‒", "–", "—", "―", "−", "～", "~", "〜", "∼"]
        guard let digit = text.firstIndex(where: \.isNumber) else { return [] }
        let found = text[digit...].indices.lazy.filter { marks.contains(text[$0]) }.prefix(8)
        return found.map { $0..<text.index(after: $0) }
    }

    private func ends(
        _ left: String, _ right: String, _ strategy: Base.Strategy
    ) throws -> (Base.FormatInput, Base.FormatInput) {
        // What stands behind the digits of the second end, and before those of the first.
        let tail = right.suffix(from: right.lastIndex(where: \.isNumber).map(right.index(after:)) ?? right.startIndex)
        let head = left.prefix(upTo: left.firstIndex(where: \.isNumber) ?? left.endIndex)
        // A word such as "Mio." multiplies both ends, so the reading with it is tried first.
        let start = try parse(left + tail, else: left, strategy)
        let end = try parse(right, else: head + right, strategy)
        return (start, end)
    }

    /// Parses the first text that is an amount. A text with several readings is one, so the other is not tried.
    private func parse(_ text: String, else other: String, _ strategy: Base.Strategy) throws -> Base.FormatInput {
        do {
            return try strategy.parse(text)
        } catch let error as AmountParseError where error.reason == .ambiguous {
            throw error
        } catch {
            return try strategy.parse(other)
        }
    }
}

extension RangeFormatStyle: ParseableFormatStyle {
    /// The lenient strategy.
    public var parseStrategy: RangeParseStrategy<Base> { RangeParseStrategy(of: base) }
}
