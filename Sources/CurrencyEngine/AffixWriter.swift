import CurrencyCore
import PackedTables

/// Writes out the affixes of a pattern for one form of sign.
///
/// Signs and the currency take the place of their pattern characters. Where the pattern has no negative subpattern, a
/// minus stands before the positive prefix. A plus takes the place of a minus. The sign of an approximate number stands
/// before the other sign, or where that would be.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Pattern_Character_Definitions>.
struct AffixWriter {
    let pattern: NumberPattern
    let symbols: AffixSymbols
    /// The rules for a currency before and behind the number.
    let spacing: (before: CurrencySpacing, after: CurrencySpacing)
    /// What plain characters of the pattern are: in compact patterns, the word.
    var textKind = FormattedPart.Kind.literal
    /// Whether the number is marked as an approximate one.
    var isApproximate = false
    /// What stands around the word of compact notation: the percent sign of a share.
    var outer: (prefix: Result, suffix: Result)?

    /// A prefix or suffix, and the currency spacing that stands only where a digit is next to it.
    struct Result {
        var segments: [AffixSegment] = []
        /// Bytes of the currency spacing, which is a segment of its own at the number's side.
        var spacing = 0
    }

    func affixes(_ form: SignForm) -> (prefix: Result, suffix: Result) {
        let plusTakesMinus = form == .plus && !pattern.positiveHasPlusSign
        let usesNegative =
            pattern.negative != nil
            && (form == .minus || (pattern.negativeHasMinusSign && (plusTakesMinus || isApproximate)))
        let affixes = usesNegative ? pattern.negative ?? pattern.positive : pattern.positive
        let prependsSign = !usesNegative && (form == .minus || plusTakesMinus || isApproximate)
        let sign: Sign =
            plusTakesMinus ? .plus : form == .minus || !isApproximate ? .minus : .none

        var prefix: [AffixSegment] = []
        if prependsSign { append(sign, to: &prefix) }
        expand(affixes.prefix, sign, into: &prefix)
        var suffix: [AffixSegment] = []
        expand(affixes.suffix, sign, into: &suffix)
        if let outer {
            prefix += outer.prefix.segments
            suffix += outer.suffix.segments
        }
        return (spacedPrefix(prefix), spacedSuffix(suffix))
    }

    /// What takes the place of a minus in a pattern, beside the sign of an approximate number.
    private enum Sign {
        case minus, plus, none
    }

    private func expand(_ affix: NumberPattern.Affix, _ sign: Sign, into result: inout [AffixSegment]) {
        let text = pattern.text
        var isQuoted = false
        var index = affix.start
        while index < affix.end {
            let byte = text[index]
            if byte == UInt8(ascii: "'") {
                // Two apostrophes are one, inside quotes and out.
                if index + 1 < affix.end, text[index + 1] == byte {
                    append(textKind, [byte], to: &result)
                    index += 2
                    continue
                }
                isQuoted.toggle()
                index += 1
                continue
            }
            let length = isQuoted ? 0 : expandSymbol(at: index, affix.end, sign, into: &result)
            if length == 0 { append(textKind, [byte], to: &result) }
            index += max(1, length)
        }
    }

    /// Expands a character that stands for a symbol; returns how many bytes it took, or 0 for a plain character.
    private func expandSymbol(
        at index: Int, _ end: Int, _ sign: Sign, into result: inout [AffixSegment]
    ) -> Int {
        let text = pattern.text
        switch text[index] {
        case UInt8(ascii: "-"):
            append(sign, to: &result)
            return 1
        case UInt8(ascii: "+"):
            append(.plusSign, symbols.plusSign, to: &result)
            return 1
        case UInt8(ascii: "%"):
            append(symbols.percentKind, symbols.percentSign, to: &result)
            return 1
        case 0xE2 where index + 2 < end && text[index + 1] == 0x80 && text[index + 2] == 0xB0:
            append(.perMille, symbols.perMille, to: &result)
            return 3
        case 0xC2 where index + 1 < end && text[index + 1] == 0xA4:
            var count = 1
            while index + 2 * count + 1 < end, text[index + 2 * count] == 0xC2,
                text[index + 2 * count + 1] == 0xA4
            {
                count += 1
            }
            // Two of them ask for the code, five for the narrow symbol, whatever the style shows.
            if let currency = symbols.currency {
                append(.currency, count == 2 ? symbols.code : count == 5 ? symbols.narrow : currency, to: &result)
            }
            return 2 * count
        default:
            return 0
        }
    }

    private func append(_ sign: Sign, to result: inout [AffixSegment]) {
        if isApproximate { append(.approximatelySign, symbols.approximatelySign, to: &result) }
        switch sign {
        case .minus: append(.minusSign, symbols.minusSign, to: &result)
        case .plus: append(.plusSign, symbols.plusSign, to: &result)
        case .none: break
        }
    }

    /// Appends a text, to the last segment where both are literals.
    private func append(_ kind: FormattedPart.Kind, _ bytes: [UInt8], to result: inout [AffixSegment]) {
        if bytes.isEmpty { return }
        if kind == textKind, let last = result.last, last.kind == textKind {
            result[result.count - 1].bytes += bytes
        } else {
            result.append(AffixSegment(kind: kind, bytes: bytes))
        }
    }

    private func spacedPrefix(_ prefix: [AffixSegment]) -> Result {
        guard let currency = prefix.last, currency.kind == .currency,
            let scalar = currency.bytes.withUnsafeBufferPointer(ScalarEdge.last),
            spacing.before.applies(to: scalar)
        else { return Result(segments: prefix) }
        let space = Array(spacing.before.insertBetween.utf8)
        return Result(segments: prefix + [AffixSegment(kind: .literal, bytes: space)], spacing: space.count)
    }

    private func spacedSuffix(_ suffix: [AffixSegment]) -> Result {
        guard let currency = suffix.first, currency.kind == .currency,
            let scalar = currency.bytes.withUnsafeBufferPointer(ScalarEdge.first),
            spacing.after.applies(to: scalar)
        else { return Result(segments: suffix) }
        let space = Array(spacing.after.insertBetween.utf8)
        return Result(segments: [AffixSegment(kind: .literal, bytes: space)] + suffix, spacing: space.count)
    }
}
