// Forced inlining holds the budget of resolving.

import CurrencyCore
import LDMLSyntax
import PackedTables

/// Writes out the affixes of patterns, with signs and the currency in place of their tokens.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Pattern_Character_Definitions>.
struct AffixWriter: Sendable {
    let symbols: AffixSymbols
    let filter: TextFilter
    /// Whether to mark the number as approximate.
    let isApproximate: Bool
    /// The texts around everything else, such as "per month" and "at least", the innermost first; nil if there are none.
    let around: [(pattern: JoiningPattern, kind: FormattedPart.Kind)]?
    let isIsolated: Bool
    /// The sign forms that the style needs.
    let forms: SignForms

    /// Writes the affixes of a pattern.
    ///
    /// - Parameters:
    ///   - textKind: The kind of plain characters in the pattern; in compact patterns, the word.
    ///   - outer: A pattern whose affixes go around those of `pattern`: in compact notation, the percent
    ///     pattern or the accounting format's parentheses.
    @inline(never)
    func write(
        _ pattern: NumberPattern, textKind: FormattedPart.Kind = .literal, outer: NumberPattern? = nil,
        to result: inout AffixForms, storage: inout PlanStorage
    ) {
        var builder = AffixBuilder(filter)
        if forms.contains(.plain) {
            let signed = signed(.plain, pattern, outer)
            writePrefix(signed, textKind, &builder, &result.plain, &storage)
            writeSuffix(signed, textKind, &builder, &result.plain, &storage)
        }
        if forms.contains(.plus) {
            let signed = signed(.plus, pattern, outer)
            writePrefix(signed, textKind, &builder, &result.plus, &storage)
            writeSuffix(signed, textKind, &builder, &result.plus, &storage)
        }
        if forms.contains(.minus) {
            let signed = signed(.minus, pattern, outer)
            writePrefix(signed, textKind, &builder, &result.minus, &storage)
            // Most patterns use the same suffix for both.
            if forms.contains(.plain), pattern.negative == nil, outer == nil, !isApproximate {
                result.minus.takeSuffix(of: result.plain)
            } else {
                writeSuffix(signed, textKind, &builder, &result.minus, &storage)
            }
        }
    }

    /// A pattern and the pattern around it, both in a sign form.
    private typealias Signed = (inner: SignedPattern, outer: SignedPattern?)

    @_transparent
    private func signed(_ sign: SignForm, _ pattern: NumberPattern, _ outer: NumberPattern?) -> Signed {
        var inner = SignedPattern(pattern, sign, isApproximate: isApproximate)
        var around: SignedPattern?
        if let outer { around = Self.divideSign(sign, pattern, outer, isApproximate: isApproximate, &inner) }
        return (inner, around)
    }

    /// Gives the sign to one of two patterns: to the outer one, unless only the inner one has a place for it.
    @inline(never)
    private static func divideSign(
        _ sign: SignForm, _ pattern: NumberPattern, _ outer: NumberPattern, isApproximate: Bool,
        _ inner: inout SignedPattern
    ) -> SignedPattern {
        let around = SignedPattern(outer, sign, isApproximate: isApproximate)
        if around.prependsSign, !inner.prependsSign { return SignedPattern(outer, .plain, isApproximate: false) }
        inner = SignedPattern(pattern, .plain, isApproximate: false)
        return around
    }

    /// Writes the texts of a currency's name or of a unit around a number.
    func affixes(
        of text: JoiningPattern, _ kind: FormattedPart.Kind, storage: inout PlanStorage
    ) -> AffixForms.Form {
        var builder = AffixBuilder(filter)
        var form = AffixForms.Form()
        writeStart(&builder)
        builder.append(kind, text.before)
        (form.prefix, form.prefixParts) = builder.finish(storage: &storage)
        builder.append(kind, text.after)
        writeEnd(&builder)
        (form.suffix, form.suffixParts) = builder.finish(storage: &storage)
        return form
    }
}

// MARK: Sides

extension AffixWriter {
    /// Writes the text before everything else: an isolate, the qualifier's text, and the enclosing text.
    private func writeStart(_ builder: inout AffixBuilder) {
        if isIsolated { builder.append(.literal, PackedText("\u{2068}")) }
        if let around { for text in around.reversed() { builder.append(text.kind, text.pattern.before) } }
    }

    private func writeEnd(_ builder: inout AffixBuilder) {
        if let around { for text in around { builder.append(text.kind, text.pattern.after) } }
        if isIsolated { builder.append(.literal, PackedText("\u{2069}")) }
    }

    @inline(never)
    private func writePrefix(
        _ signed: Signed, _ textKind: FormattedPart.Kind, _ builder: inout AffixBuilder,
        _ form: inout AffixForms.Form, _ storage: inout PlanStorage
    ) {
        let (inner, outer) = signed
        writeStart(&builder)
        if let outer { write(outer.prefix, outer, prependsSign: outer.prependsSign, .literal, &builder) }
        write(inner.prefix, inner, prependsSign: inner.prependsSign, textKind, &builder)
        let signs = inner.prefix.trailingCurrencySigns
        if signs > 0, let currency = symbols.currency(signs) {
            form.prefixSpacing = appendSpace(beside: UTF8Scalar.last(currency.utf8), true, &builder)
        }
        (form.prefix, form.prefixParts) = builder.finish(storage: &storage)
    }

    @inline(never)
    private func writeSuffix(
        _ signed: Signed, _ textKind: FormattedPart.Kind, _ builder: inout AffixBuilder,
        _ form: inout AffixForms.Form, _ storage: inout PlanStorage
    ) {
        let (inner, outer) = signed
        let signs = inner.suffix.leadingCurrencySigns
        if signs > 0, let currency = symbols.currency(signs) {
            form.suffixSpacing = appendSpace(beside: UTF8Scalar.first(currency.utf8), false, &builder)
        }
        write(inner.suffix, inner, prependsSign: false, textKind, &builder)
        if let outer { write(outer.suffix, outer, prependsSign: false, .literal, &builder) }
        writeEnd(&builder)
        (form.suffix, form.suffixParts) = builder.finish(storage: &storage)
    }

    /// Appends the space between digits and the scalar of a currency that touches them; returns its length in bytes.
    @inline(never)
    private func appendSpace(
        beside scalar: UInt32?, _ currencyPrecedesNumber: Bool, _ builder: inout AffixBuilder
    ) -> Int32 {
        // Check this before reading the tables, because most symbols need no space whatever the data's rule is.
        guard let scalar, CurrencySpacing.mayApply(to: scalar) else { return 0 }
        let start = builder.count
        builder.append(
            .literal, CurrencySpacing.text(symbols.tables, currencyPrecedesNumber: currencyPrecedesNumber))
        return Int32(truncatingIfNeeded: builder.count - start)
    }

    // MARK: Tokens

    /// Writes an affix, preceded by the sign if `prependsSign` is set.
    @_transparent
    private func write(
        _ affix: NumberPattern.Affix, _ signed: SignedPattern, prependsSign: Bool, _ textKind: FormattedPart.Kind,
        _ builder: inout AffixBuilder
    ) {
        var tokens = AffixTokens(affix)
        var next: AffixToken? = prependsSign ? .minus : tokens.next()
        while let token = next {
            let (kind, text) = part(token, signed, textKind, &builder)
            builder.append(kind, text)
            next = tokens.next()
        }
    }

    /// The text that replaces a token, which may be empty.
    @_transparent
    private func part(
        _ token: AffixToken, _ signed: SignedPattern, _ textKind: FormattedPart.Kind, _ builder: inout AffixBuilder
    ) -> (FormattedPart.Kind, UnsafeBufferPointer<UInt8>) {
        switch token {
        case .literal(let text): return (textKind, text)
        case .currency(let count): return (.currency, (symbols.currency(count) ?? PackedText("")).utf8)
        case .plus: return (.plusSign, symbols.plusSign.utf8)
        case .percent: return (symbols.percentKind, symbols.percentSign.utf8)
        case .perMille: return (.perMille, symbols.perMille.utf8)
        case .minus:
            // The sign of an approximate number precedes the other sign.
            if signed.isApproximate { builder.append(.approximatelySign, symbols.approximatelySign) }
            switch signed.sign {
            case .minus: return (.minusSign, symbols.minusSign.utf8)
            case .plus: return (.plusSign, symbols.plusSign.utf8)
            case .plain: return (.literal, PackedText("").utf8)
            }
        }
    }
}
