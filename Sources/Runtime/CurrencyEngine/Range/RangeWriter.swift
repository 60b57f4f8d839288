import CurrencyCore
import LDMLSyntax
import PackedTables

/// Writes ranges of two numbers, with everything that they need.
final class RangeWriter: Sendable {
    private let numbers: FormatPlan
    /// The plan for numbers that look the same; nil if these are not written as approximate numbers.
    private let approximateNumbers: FormatPlan?
    private let separator: [UInt8]
    /// The text that the locale puts around the two numbers; no locale of CLDR has any.
    private let before: [UInt8]
    private let after: [UInt8]
    private let isIsolated: Bool
    private let collapse: RangeCollapse
    private let identity: RangeIdentity
    private let compatibility: FormatOptions.Compatibility
    /// Whether to round approximate numbers twice, as ICU did before release 78.
    private let roundsTwice: Bool
    private let plurals: PluralRanges

    /// - Parameters:
    ///   - numbers: The plan for the two numbers.
    ///   - approximateNumbers: The plan for numbers that look the same; nil if these are not written as approximate.
    ///   - options: The options of the style whose ranges are written.
    init(_ numbers: FormatPlan, approximateNumbers: FormatPlan?, _ options: FormatOptions) {
        self.numbers = numbers
        self.approximateNumbers = approximateNumbers
        collapse = options.rangeCollapse
        identity = options.rangeIdentity
        compatibility = options.compatibility
        roundsTwice = compatibility == .icu && options.data.cldrMajorVersion < 48
        let filter = TextFilter(options)
        let tables = SystemTables(options)
        plurals = PluralRanges(localeRow: tables.locale, compatibility: compatibility, data: options.data)
        let pattern = JoiningPattern.range(tables)
        separator = filter.apply(pattern.between)
        before = filter.apply(pattern.before)
        after = filter.apply(pattern.after)
        isIsolated = options.bidi == .isolate
    }

    /// Whether another writer writes every range the same way.
    func writesAs(_ other: RangeWriter) -> Bool {
        numbers == other.numbers && approximateNumbers == other.approximateNumbers
            && separator == other.separator && before == other.before && after == other.after
            && isIsolated == other.isIsolated && collapse == other.collapse && identity == other.identity
            && compatibility == other.compatibility && roundsTwice == other.roundsTwice && plurals == other.plurals
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(numbers)
        hasher.combine(separator)
        hasher.combine(collapse)
        hasher.combine(identity)
    }
}

extension RangeWriter {
    func formatParts(
        from start: DecimalValue, to end: DecimalValue
    ) throws(FormatRangeError) -> FormattedRange {
        if compatibility == .ldml {
            if start.isNaN { throw .startIsNotANumber }
            if end.isNaN { throw .endIsNotANumber }
        }
        let pieces = pieces(start, end)
        guard isIsolated else { return FormattedRange(pieces) }
        // U+2068 is FIRST STRONG ISOLATE; U+2069 is POP DIRECTIONAL ISOLATE.
        return FormattedRange([literal(Array("\u{2068}".utf8))] + pieces + [literal(Array("\u{2069}".utf8))])
    }

    private func literal(_ bytes: [UInt8]) -> RangePiece {
        RangePiece(segment: AffixSegment(kind: .literal, bytes: bytes), source: .shared)
    }

    // If text is repeated around each number, spaces go around the separator, unless it already has some: "1–3 USD",
    // but "1 USD – 3 USD". This is ICU's rule. Only Pattern_White_Space counts as spaces, so a separator with thin
    // spaces, like Macedonian's, gets plain spaces in addition.
    //
    // See https://www.unicode.org/reports/tr31/#R3 for Pattern_White_Space.

    /// The text between the two numbers.
    private func separator(isSpaced: Bool) -> [UInt8] {
        guard isSpaced else { return separator }
        let space = [UInt8(ascii: " ")]
        return separator.withUnsafeBufferPointer { bytes in
            (UTF8Scalar.first(bytes).map(UnicodeProperty.isPatternWhiteSpace) ?? false ? [] : space) + separator
                + (UTF8Scalar.last(bytes).map(UnicodeProperty.isPatternWhiteSpace) ?? false ? [] : space)
        }
    }

    /// The number, marked with the sign of an approximate number.
    private func approximate(_ amount: DecimalValue) -> RangeEnd {
        let plan = approximateNumbers ?? numbers
        return plan.rangeEnd(roundsTwice ? plan.roundTwice(amount) : plan.round(amount))
    }

    private func pieces(_ start: DecimalValue, _ end: DecimalValue) -> [RangePiece] {
        let first = numbers.rangeEnd(numbers.round(start))
        let second = numbers.rangeEnd(numbers.round(end))
        if first.looksLike(second) {
            switch identity.form(equalBeforeRounding: start == end) {
            case .single: return first.pieces(.shared)
            case .approximate: return approximate(start).pieces(.shared)
            case .range: break
            }
        }
        return joined(first, second)
    }

    /// Joins both numbers. The outer name is shared first; affixes are shared only if the name is.
    private func joined(_ first: RangeEnd, _ second: RangeEnd) -> [RangePiece] {
        // Names of different plural categories are forms of the same name.
        let sharesName = collapse != .none
        let sharesAffixes = first.affixes == second.affixes && collapse.joins(first.affixes)
        let isRepeated =
            (!sharesName && first.name.characterCount > 0) || (!sharesAffixes && first.affixes.characterCount > 0)
        let middle = [literal(separator(isSpaced: isRepeated))]
        var pieces: [RangePiece]
        if sharesAffixes {
            pieces = first.affixes.apply(to: first.bare(.startRange) + middle + second.bare(.endRange), .shared)
        } else if sharesName {
            pieces = first.unnamed(.startRange) + middle + second.unnamed(.endRange)
        } else {
            pieces = first.pieces(.startRange) + middle + second.pieces(.endRange)
        }
        if sharesName, let names = numbers.names {
            let category = plurals.category(start: first.category, end: second.category)
            let name = RangeAffixes(names.form(category), numbers.storage)
            // ICU puts a name that precedes the numbers after their shared prefix: "-Kina 1–2".
            let inner = compatibility == .icu && sharesAffixes ? first.affixes.prefix.count : 0
            pieces = pieces.prefix(inner) + name.apply(to: Array(pieces.dropFirst(inner)), .shared)
        }
        return [literal(before)] + pieces + [literal(after)]
    }
}

extension RangeIdentity {
    /// How to write two numbers that look the same.
    enum Form {
        case single, approximate, range
    }

    func form(equalBeforeRounding: Bool) -> Form {
        switch self {
        case .single: .single
        case .approximatelyOrSingle: equalBeforeRounding ? .single : .approximate
        case .approximately: .approximate
        case .range: .range
        }
    }
}
