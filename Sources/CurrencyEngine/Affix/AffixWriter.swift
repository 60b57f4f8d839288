import CurrencyCore
import LDMLSyntax
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
    ///   - outer: A pattern whose affixes stand around those: in compact notation, the percent pattern.
    func affixes(
        of pattern: NumberPattern, textKind: FormattedPart.Kind = .literal, outer: NumberPattern? = nil,
        storage: inout [UInt8]
    ) -> AffixForms {
        var result = AffixForms()
        if let outer {
            if forms.contains(.plain) { result.plain = form(.plain, of: pattern, textKind, in: outer, &storage) }
            if forms.contains(.plus) { result.plus = form(.plus, of: pattern, textKind, in: outer, &storage) }
            if forms.contains(.minus) { result.minus = form(.minus, of: pattern, textKind, in: outer, &storage) }
        } else {
            write(pattern, textKind, to: &result, &storage)
        }
        return result
    }

    private func write(
        _ pattern: NumberPattern, _ textKind: FormattedPart.Kind, to result: inout AffixForms, _ storage: inout [UInt8]
    ) {
        var builder = AffixBuilder(filter)
        if forms.contains(.plain) {
            let plain = SignedPattern(pattern, .plain, isApproximate: isApproximate)
            writePrefix(plain, pattern, textKind, &builder, &result.plain, &storage)
            writeSuffix(plain, pattern, textKind, &builder, &result.plain, &storage)
        }
        if forms.contains(.plus) {
            let plus = SignedPattern(pattern, .plus, isApproximate: isApproximate)
            writePrefix(plus, pattern, textKind, &builder, &result.plus, &storage)
            writeSuffix(plus, pattern, textKind, &builder, &result.plus, &storage)
        }
        if forms.contains(.minus) {
            let minus = SignedPattern(pattern, .minus, isApproximate: isApproximate)
            writePrefix(minus, pattern, textKind, &builder, &result.minus, &storage)
            if forms.contains(.plain), minus.hasSuffix(ofPlain: pattern, isApproximate: isApproximate) {
                result.minus.takeSuffix(of: result.plain)
            } else {
                writeSuffix(minus, pattern, textKind, &builder, &result.minus, &storage)
            }
        }
    }

    /// The texts of a currency's name or of a unit around a number.
    func affixes(
        around prefix: [UInt8], _ suffix: [UInt8], _ kind: FormattedPart.Kind, storage: inout [UInt8]
    ) -> AffixForms.Form {
        var builder = AffixBuilder(filter)
        var form = AffixForms.Form()
        writeStart(&builder)
        builder.append(kind, prefix)
        (form.prefix, form.prefixParts) = builder.finish(storage: &storage)
        builder.append(kind, suffix)
        writeEnd(&builder)
        (form.suffix, form.suffixParts) = builder.finish(storage: &storage)
        return form
    }

    /// One form of a compact pattern in the place of the percent pattern's number.
    ///
    /// One of the two has the sign: the percent pattern, unless only the compact one has a place for it.
    private func form(
        _ sign: SignForm, of inner: NumberPattern, _ textKind: FormattedPart.Kind, in outer: NumberPattern,
        _ storage: inout [UInt8]
    ) -> AffixForms.Form {
        var around = SignedPattern(outer, sign, isApproximate: isApproximate)
        var word = SignedPattern(inner, sign, isApproximate: isApproximate)
        let isSignInside = around.prependsSign && !word.prependsSign
        if isSignInside {
            around = SignedPattern(outer, .plain, isApproximate: false)
        } else {
            word = SignedPattern(inner, .plain, isApproximate: false)
        }
        let isApproximateOutside = isApproximate && !isSignInside
        let isApproximateInside = isApproximate && isSignInside
        var builder = AffixBuilder(filter)
        var form = AffixForms.Form()
        writeStart(&builder)
        if around.prependsSign { append(around.sign, isApproximateOutside, &builder) }
        _ = expand(around.prefix, of: outer, around.sign, isApproximateOutside, .literal, &builder)
        _ = expand(word.prefix, of: inner, word.sign, isApproximateInside, textKind, &builder)
        (form.prefix, form.prefixParts) = builder.finish(storage: &storage)
        _ = expand(word.suffix, of: inner, word.sign, isApproximateInside, textKind, &builder)
        _ = expand(around.suffix, of: outer, around.sign, isApproximateOutside, .literal, &builder)
        writeEnd(&builder)
        (form.suffix, form.suffixParts) = builder.finish(storage: &storage)
        return form
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

    private func writePrefix(
        _ signed: SignedPattern, _ pattern: NumberPattern, _ textKind: FormattedPart.Kind,
        _ builder: inout AffixBuilder, _ form: inout AffixForms.Form, _ storage: inout [UInt8]
    ) {
        writeStart(&builder)
        if signed.prependsSign { append(signed.sign, isApproximate, &builder) }
        let currency = expand(signed.prefix, of: pattern, signed.sign, isApproximate, textKind, &builder)
        if let currency, let scalar = UTF8Scalar.last(currency.utf8) {
            form.prefixSpacing = appendSpace(nextTo: scalar, currencyPrecedesNumber: true, &builder)
        }
        (form.prefix, form.prefixParts) = builder.finish(storage: &storage)
    }

    private func writeSuffix(
        _ signed: SignedPattern, _ pattern: NumberPattern, _ textKind: FormattedPart.Kind,
        _ builder: inout AffixBuilder, _ form: inout AffixForms.Form, _ storage: inout [UInt8]
    ) {
        if let currency = firstCurrency(signed.suffix, of: pattern),
            let scalar = UTF8Scalar.first(currency.utf8)
        {
            form.suffixSpacing = appendSpace(nextTo: scalar, currencyPrecedesNumber: false, &builder)
        }
        _ = expand(signed.suffix, of: pattern, signed.sign, isApproximate, textKind, &builder)
        writeEnd(&builder)
        (form.suffix, form.suffixParts) = builder.finish(storage: &storage)
    }

    /// Puts the space between a currency and digits that it would touch; returns its length in bytes.
    private func appendSpace(
        nextTo scalar: UInt32, currencyPrecedesNumber: Bool, _ builder: inout AffixBuilder
    ) -> Int32 {
        let tables = symbols.tables
        let spacing = CurrencySpacing(tables.image, tables.spacing, currencyPrecedesNumber: currencyPrecedesNumber)
        guard spacing.applies(to: scalar) else { return 0 }
        let start = builder.count
        builder.append(.literal, spacing.insertBetween)
        return Int32(truncatingIfNeeded: builder.count - start)
    }

    // MARK: Tokens

    /// The currency, where an affix begins with it.
    private func firstCurrency(_ affix: NumberPattern.Affix, of pattern: NumberPattern) -> PackedText? {
        guard affix.signs.contains(.currencyFirst) else { return nil }
        var tokens = AffixTokens(affix, of: pattern)
        guard case .currency(let count)? = tokens.next() else { return nil }
        return symbols.currency(count)
    }

    /// Writes an affix; returns the currency where the affix ends with it.
    private func expand(
        _ affix: NumberPattern.Affix, of pattern: NumberPattern, _ sign: SignedPattern.Sign, _ isApproximate: Bool,
        _ textKind: FormattedPart.Kind, _ builder: inout AffixBuilder
    ) -> PackedText? {
        var last: PackedText?
        var tokens = AffixTokens(affix, of: pattern)
        while let token = tokens.next() {
            if case .currency(let count) = token {
                guard let currency = symbols.currency(count) else { continue }
                builder.append(.currency, currency)
                last = currency
                continue
            }
            last = nil
            switch token {
            case .literal(let range): builder.append(textKind, pattern.packed(range), continues: true)
            case .minus: append(sign, isApproximate, &builder)
            case .plus: builder.append(.plusSign, symbols.plusSign)
            case .percent: builder.append(symbols.percentKind, symbols.percentSign)
            case .perMille: builder.append(.perMille, symbols.perMille)
            case .currency: break
            }
        }
        return last
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
struct SignedPattern {
    /// What takes the place of a minus in a pattern, beside the sign of an approximate number.
    enum Sign {
        case minus, plus, none
    }

    let prefix: NumberPattern.Affix
    let suffix: NumberPattern.Affix
    /// Whether the sign stands before the prefix, which has no place for it.
    let prependsSign: Bool
    let sign: Sign

    /// Whether the suffix is the same as in the plain form, as most are.
    func hasSuffix(ofPlain pattern: NumberPattern, isApproximate: Bool) -> Bool {
        let plain = SignedPattern(pattern, .plain, isApproximate: isApproximate)
        return suffix.start == plain.suffix.start && suffix.end == plain.suffix.end && sign == plain.sign
    }

    @inline(__always)
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
