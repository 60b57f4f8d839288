import CurrencyCore
import PackedTables

/// Writes out the affixes of patterns: signs and the currency take the place of their pattern characters.
///
/// Where the pattern has no negative subpattern, a minus stands before the positive prefix. A plus takes the place of a
/// minus. The sign of an approximate number stands before the other sign, or where that would be.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Pattern_Character_Definitions>.
struct AffixWriter: Sendable {
    let symbols: AffixSymbols
    let filter: TextFilter
    /// Whether the number is marked as an approximate one.
    let isApproximate: Bool
    /// What stands around everything else, such as "at least".
    let around: JoiningPattern?
    let isIsolated: Bool
    /// The forms of sign that the style needs.
    let forms: SignForms

    /// The affixes of a pattern.
    ///
    /// - Parameters:
    ///   - textKind: What plain characters of the pattern are: in compact patterns, the word.
    ///   - outer: A pattern whose affixes stand around those: in compact notation, that of a percentage.
    func affixes(
        of pattern: NumberPattern, textKind: FormattedPart.Kind = .literal, outer: NumberPattern? = nil,
        storage: inout [UInt8]
    ) -> AffixForms {
        var result = AffixForms()
        var builder = AffixBuilder(filter)
        var last: (signed: SignedPattern, texts: AffixForms.Form, parts: AffixForms.Parts)?
        for index in 0..<3 {
            guard let form = SignForm(rawValue: index), forms.contains(form) else { continue }
            let signed = SignedPattern(pattern, form, isApproximate: isApproximate)
            var texts = AffixForms.Form()
            var parts = AffixForms.Parts()
            texts.prefixSpacing = Int32(
                truncatingIfNeeded: writePrefix(signed, pattern.text, textKind, outer, &builder))
            (texts.prefix, parts.prefix) = builder.finish(storage: &storage)
            if let last, signed.hasSuffix(of: last.signed) {
                (texts.suffix, parts.suffix) = (last.texts.suffix, last.parts.suffix)
                texts.suffixSpacing = last.texts.suffixSpacing
            } else {
                texts.suffixSpacing = Int32(
                    truncatingIfNeeded: writeSuffix(signed, pattern.text, textKind, outer, &builder))
                (texts.suffix, parts.suffix) = builder.finish(storage: &storage)
            }
            result.set(form, texts, parts)
            last = (signed, texts, parts)
        }
        return result
    }

    /// The texts of a currency's name or of a unit around a number.
    func affixes(
        around prefix: [UInt8], _ suffix: [UInt8], _ kind: FormattedPart.Kind, storage: inout [UInt8]
    ) -> (texts: AffixForms.Form, parts: AffixForms.Parts) {
        var builder = AffixBuilder(filter)
        var texts = AffixForms.Form()
        var parts = AffixForms.Parts()
        writeStart(&builder)
        builder.append(kind, prefix)
        (texts.prefix, parts.prefix) = builder.finish(storage: &storage)
        builder.append(kind, suffix)
        writeEnd(&builder)
        (texts.suffix, parts.suffix) = builder.finish(storage: &storage)
        return (texts, parts)
    }

    // MARK: Sides

    /// What stands before everything: an isolate, and what qualifies the number.
    private func writeStart(_ builder: inout AffixBuilder) {
        if isIsolated { builder.append(.literal, "\u{2068}") }
        if let around { builder.append(.literal, around.before) }
    }

    private func writeEnd(_ builder: inout AffixBuilder) {
        if let around { builder.append(.literal, around.after) }
        if isIsolated { builder.append(.literal, "\u{2069}") }
    }

    /// Returns the bytes of currency spacing at the prefix's end.
    private func writePrefix(
        _ signed: SignedPattern, _ pattern: PackedText, _ textKind: FormattedPart.Kind, _ outer: NumberPattern?,
        _ builder: inout AffixBuilder
    ) -> Int {
        writeStart(&builder)
        if signed.prependsSign { append(signed.sign, isApproximate, &builder) }
        let currency = expand(signed.prefix, of: pattern, signed.sign, isApproximate, textKind, &builder)
        if let outer {
            _ = expand(outer.prefix, of: outer.text, .minus, false, .literal, &builder)
            return 0
        }
        guard let scalar = currency.flatMap({ UTF8Scalar.last($0.utf8) }) else { return 0 }
        return appendSpace(nextTo: scalar, currencyPrecedesNumber: true, &builder)
    }

    /// Returns the bytes of currency spacing at the suffix's beginning.
    private func writeSuffix(
        _ signed: SignedPattern, _ pattern: PackedText, _ textKind: FormattedPart.Kind, _ outer: NumberPattern?,
        _ builder: inout AffixBuilder
    ) -> Int {
        var spacing = 0
        if outer == nil, let currency = firstCurrency(signed.suffix, of: pattern),
            let scalar = UTF8Scalar.first(currency.utf8)
        {
            spacing = appendSpace(nextTo: scalar, currencyPrecedesNumber: false, &builder)
        }
        _ = expand(signed.suffix, of: pattern, signed.sign, isApproximate, textKind, &builder)
        if let outer { _ = expand(outer.suffix, of: outer.text, .minus, false, .literal, &builder) }
        writeEnd(&builder)
        return spacing
    }

    /// Puts the space between a currency and digits that it would touch; returns its length.
    private func appendSpace(
        nextTo scalar: UInt32, currencyPrecedesNumber: Bool, _ builder: inout AffixBuilder
    ) -> Int {
        let tables = symbols.tables
        let spacing = CurrencySpacing(tables.image, tables.spacing, currencyPrecedesNumber: currencyPrecedesNumber)
        guard spacing.applies(to: scalar) else { return 0 }
        let start = builder.count
        builder.append(.literal, spacing.insertBetween)
        return builder.count - start
    }

    // MARK: Characters

    /// The currency, where an affix begins with it.
    private func firstCurrency(_ affix: NumberPattern.Affix, of pattern: PackedText) -> PackedText? {
        guard affix.hasCurrency else { return nil }
        let first = PatternSymbol(pattern.start, at: affix.start, affix.end)
        guard case .currency(let count) = first else { return nil }
        return symbols.currency(count)
    }

    /// Writes an affix; returns the currency where the affix ends with it.
    private func expand(
        _ affix: NumberPattern.Affix, of pattern: PackedText, _ sign: SignedPattern.Sign, _ isApproximate: Bool,
        _ textKind: FormattedPart.Kind, _ builder: inout AffixBuilder
    ) -> PackedText? {
        let text = pattern.start
        var last: PackedText?
        var isQuoted = false
        var index = affix.start
        while index < affix.end {
            if text[index] == UInt8(ascii: "'") {
                // Two apostrophes are one, inside quotes and out.
                let isDoubled = index + 1 < affix.end && text[index + 1] == UInt8(ascii: "'")
                if isDoubled {
                    builder.append(textKind, PackedText(start: text + index, count: 1), continues: true)
                    last = nil
                } else {
                    isQuoted.toggle()
                }
                index += isDoubled ? 2 : 1
                continue
            }
            let symbol =
                isQuoted
                ? .text(length: min(UTF8Scalar.length(text[index]), affix.end - index))
                : PatternSymbol(text, at: index, affix.end)
            if case .currency(let count) = symbol {
                if let currency = symbols.currency(count) {
                    builder.append(.currency, currency)
                    last = currency
                }
            } else {
                last = nil
                append(symbol, text + index, sign, isApproximate, textKind, &builder)
            }
            index += symbol.length
        }
        return last
    }

    private func append(
        _ symbol: PatternSymbol, _ text: UnsafePointer<UInt8>, _ sign: SignedPattern.Sign, _ isApproximate: Bool,
        _ textKind: FormattedPart.Kind, _ builder: inout AffixBuilder
    ) {
        switch symbol {
        case .text(let length):
            // A scalar at once: what takes spaces and marks away must see all of it.
            builder.append(textKind, PackedText(start: text, count: length), continues: true)
        case .minus: append(sign, isApproximate, &builder)
        case .plus: builder.append(.plusSign, symbols.plusSign)
        case .percent: builder.append(symbols.percentKind, symbols.percentSign)
        case .perMille: builder.append(.perMille, symbols.perMille)
        case .currency: break
        }
    }

    private func append(_ sign: SignedPattern.Sign, _ isApproximate: Bool, _ builder: inout AffixBuilder) {
        if isApproximate { builder.append(.approximatelySign, symbols.approximatelySign) }
        switch sign {
        case .minus: builder.append(.minusSign, symbols.minusSign)
        case .plus: builder.append(.plusSign, symbols.plusSign)
        case .none: break
        }
    }
}

/// A pattern in one form of sign: which of its affixes are written, and what a minus in them becomes.
private struct SignedPattern {
    /// What takes the place of a minus in a pattern, beside the sign of an approximate number.
    enum Sign {
        case minus, plus, none
    }

    let prefix: NumberPattern.Affix
    let suffix: NumberPattern.Affix
    /// Whether the sign stands before the prefix, which has no place for it.
    let prependsSign: Bool
    let sign: Sign

    /// Whether the suffix is the same as in another form of sign, as most are.
    func hasSuffix(of other: SignedPattern) -> Bool {
        suffix.start == other.suffix.start && suffix.end == other.suffix.end && sign == other.sign
    }

    init(_ pattern: NumberPattern, _ form: SignForm, isApproximate: Bool) {
        let plusTakesMinus = form == .plus && !pattern.positiveHasPlusSign
        let mayUseNegative =
            form == .minus || (pattern.negativeHasMinusSign && (plusTakesMinus || isApproximate))
        if mayUseNegative, let negative = pattern.negative {
            (prefix, suffix) = negative
            prependsSign = false
        } else {
            (prefix, suffix) = (pattern.prefix, pattern.suffix)
            prependsSign = form == .minus || plusTakesMinus || isApproximate
        }
        sign = plusTakesMinus ? .plus : form == .minus || !isApproximate ? .minus : .none
    }
}
