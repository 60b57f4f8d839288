import CurrencyCore
import PackedTables

/// Writes out the affixes of a pattern for one form of sign.
///
/// Signs and the currency take the place of their pattern characters. Where the pattern has no negative subpattern, a
/// minus stands before the positive prefix. A plus takes the place of a minus.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Pattern_Character_Definitions>.
struct AffixWriter {
    let pattern: NumberPattern
    let symbols: AffixSymbols
    /// The rules for a currency before and behind the number.
    let spacing: (before: CurrencySpacing, after: CurrencySpacing)
    let digitsAreDecimalNumbers: Bool

    /// A prefix or suffix, with the part that stands only where a digit is next to it.
    struct Result {
        var bytes: [UInt8] = []
        /// Bytes of the currency spacing, at the number's side.
        var spacing = 0
        /// Whether the number stands behind these bytes.
        var isPrefix = true

        func filtered(_ filter: TextFilter) -> Result {
            var result = self
            result.bytes = filter.apply(bytes)
            if spacing > 0 {
                let space = isPrefix ? Array(bytes.suffix(spacing)) : Array(bytes.prefix(spacing))
                result.spacing = filter.apply(space).count
            }
            return result
        }
    }

    func affixes(_ form: SignForm) -> (prefix: Result, suffix: Result) {
        let plusTakesMinus = form == .plus && !pattern.positiveHasPlusSign
        let usesNegative =
            pattern.negative != nil && (form == .minus || (plusTakesMinus && pattern.negativeHasMinusSign))
        let affixes = usesNegative ? pattern.negative ?? pattern.positive : pattern.positive
        let prependsSign = !usesNegative && (form == .minus || plusTakesMinus)

        var prefix = Expansion()
        if prependsSign { prefix.bytes += sign(isPlus: form == .plus) }
        expand(affixes.prefix, plusTakesMinus, into: &prefix)
        var suffix = Expansion()
        expand(affixes.suffix, plusTakesMinus, into: &suffix)
        return (spacedPrefix(prefix), spacedSuffix(suffix))
    }

    private struct Expansion {
        var bytes: [UInt8] = []
        var beginsWithCurrency = false
        var endsWithCurrency = false
    }

    private func sign(isPlus: Bool) -> [UInt8] {
        isPlus ? symbols.plusSign : symbols.minusSign
    }

    private func expand(_ affix: NumberPattern.Affix, _ plusTakesMinus: Bool, into result: inout Expansion) {
        let text = pattern.text
        var isQuoted = false
        var index = affix.start
        while index < affix.end {
            let byte = text.start[index]
            if byte == UInt8(ascii: "'") {
                // Two apostrophes are one, inside quotes and out.
                if index + 1 < affix.end, text.start[index + 1] == byte {
                    append([byte], isCurrency: false, to: &result)
                    index += 2
                    continue
                }
                isQuoted.toggle()
                index += 1
                continue
            }
            let length = isQuoted ? 1 : expandSymbol(at: index, affix.end, plusTakesMinus, into: &result)
            if length == 0 || isQuoted { append([byte], isCurrency: false, to: &result) }
            index += max(1, length)
        }
    }

    /// Expands a character that stands for a symbol; returns how many bytes it took, or 0 for a plain character.
    private func expandSymbol(
        at index: Int, _ end: Int, _ plusTakesMinus: Bool, into result: inout Expansion
    ) -> Int {
        let text = pattern.text
        switch text.start[index] {
        case UInt8(ascii: "-"):
            append(sign(isPlus: plusTakesMinus), isCurrency: false, to: &result)
            return 1
        case UInt8(ascii: "+"):
            append(sign(isPlus: true), isCurrency: false, to: &result)
            return 1
        case UInt8(ascii: "%"):
            append(symbols.percentSign, isCurrency: false, to: &result)
            return 1
        case 0xE2 where index + 2 < end && text.start[index + 1] == 0x80 && text.start[index + 2] == 0xB0:
            append(symbols.perMille, isCurrency: false, to: &result)
            return 3
        case 0xC2 where index + 1 < end && text.start[index + 1] == 0xA4:
            var count = 1
            while index + 2 * count + 1 < end, text.start[index + 2 * count] == 0xC2,
                text.start[index + 2 * count + 1] == 0xA4
            {
                count += 1
            }
            // Two of them ask for the code, whatever the style shows.
            if let currency = symbols.currency {
                append(count == 2 ? symbols.code : currency, isCurrency: true, to: &result)
            }
            return 2 * count
        default:
            return 0
        }
    }

    private func append(_ bytes: [UInt8], isCurrency: Bool, to result: inout Expansion) {
        if bytes.isEmpty { return }
        if result.bytes.isEmpty { result.beginsWithCurrency = isCurrency }
        result.bytes += bytes
        result.endsWithCurrency = isCurrency
    }

    private func spacedPrefix(_ prefix: Expansion) -> Result {
        guard prefix.endsWithCurrency, let scalar = prefix.bytes.withUnsafeBufferPointer(ScalarEdge.last),
            spacing.before.applies(to: scalar, digitsAreDecimalNumbers: digitsAreDecimalNumbers)
        else { return Result(bytes: prefix.bytes) }
        let space = Array(spacing.before.insertBetween.utf8)
        return Result(bytes: prefix.bytes + space, spacing: space.count)
    }

    private func spacedSuffix(_ suffix: Expansion) -> Result {
        guard suffix.beginsWithCurrency, let scalar = suffix.bytes.withUnsafeBufferPointer(ScalarEdge.first),
            spacing.after.applies(to: scalar, digitsAreDecimalNumbers: digitsAreDecimalNumbers)
        else { return Result(bytes: suffix.bytes, isPrefix: false) }
        let space = Array(spacing.after.insertBetween.utf8)
        return Result(bytes: space + suffix.bytes, spacing: space.count, isPrefix: false)
    }
}
