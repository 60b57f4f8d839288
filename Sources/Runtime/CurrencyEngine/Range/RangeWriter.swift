import CurrencyCore
import PackedTables

/// Everything that a range of two numbers needs, and how it is written.
final class RangeWriter: Sendable {
    private let numbers: FormatPlan
    /// The plan for numbers that look the same; nil where these are not written as approximate ones.
    private let approximateNumbers: FormatPlan?
    private let separator: RangeSeparator
    /// What the locale puts around the two numbers; no locale of CLDR does.
    private let before: [UInt8]
    private let after: [UInt8]
    private let isIsolated: Bool
    private let collapse: RangeCollapse
    private let identity: RangeIdentity
    private let compatibility: FormatOptions.Compatibility
    /// Whether approximate numbers are rounded twice, as ICU did before release 78.
    private let roundsTwice: Bool
    private let plurals: PluralRanges

    /// - Parameters:
    ///   - numbers: The plan for the two numbers.
    ///   - approximateNumbers: The plan for numbers that look the same; nil where these are not written as approximate.
    ///   - options: The options of the style whose ranges are written.
    init(_ numbers: FormatPlan, approximateNumbers: FormatPlan?, _ options: FormatOptions) {
        self.numbers = numbers
        self.approximateNumbers = approximateNumbers
        collapse = options.rangeCollapse
        identity = options.rangeIdentity
        compatibility = options.compatibility
        roundsTwice = compatibility == .icu && options.data.cldrMajorVersion < 48
        let filter = TextFilter(spaces: options.spaces, bidi: options.bidi)
        let tables = SystemTables(options)
        plurals = PluralRanges(localeRow: tables.locale, compatibility: compatibility, data: options.data)
        let pattern = JoiningPattern.range(tables)
        separator = RangeSeparator(text: filter.apply(pattern.between))
        before = filter.apply(pattern.before)
        after = filter.apply(pattern.after)
        isIsolated = options.bidi == .isolate
    }

    /// Whether another writer writes every range in the same way.
    func writesAs(_ other: RangeWriter) -> Bool {
        numbers == other.numbers && approximateNumbers == other.approximateNumbers
            && separator.text == other.separator.text && before == other.before && after == other.after
            && isIsolated == other.isIsolated && collapse == other.collapse && identity == other.identity
            && compatibility == other.compatibility && roundsTwice == other.roundsTwice && plurals == other.plurals
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(numbers)
        hasher.combine(separator.text)
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
        // First strong isolate, pop directional isolate.
        return FormattedRange([literal(Array("\u{2068}".utf8))] + pieces + [literal(Array("\u{2069}".utf8))])
    }

    private func literal(_ bytes: [UInt8]) -> RangePiece {
        RangePiece(segment: AffixSegment(kind: .literal, bytes: bytes), source: .shared)
    }

    /// The number with the sign of an approximate one.
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

    /// Both numbers. The name, which is outside, is written once where it can be; only then the affixes inside of it.
    private func joined(_ first: RangeEnd, _ second: RangeEnd) -> [RangePiece] {
        // Names of different plural categories are still forms of one name.
        let sharesName = collapse != .none
        let sharesAffixes = first.affixes == second.affixes && collapse.joins(first.affixes)
        let isRepeated =
            (!sharesName && first.name.characterCount > 0) || (!sharesAffixes && first.affixes.characterCount > 0)
        let middle = [literal(separator.spaced(isRepeated))]
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
            // ICU puts a name in front of the numbers behind their shared prefix: "-Kina 1–2".
            let inner = compatibility == .icu && sharesAffixes ? first.affixes.prefix.count : 0
            pieces = pieces.prefix(inner) + name.apply(to: Array(pieces.dropFirst(inner)), .shared)
        }
        return [literal(before)] + pieces + [literal(after)]
    }
}

extension RangeIdentity {
    /// What is written for two numbers that look the same.
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
