import CurrencyCore
import LDMLSyntax
import PackedTables

/// The affixes of nearly all patterns: short texts around a currency and a sign.
///
/// The rules are those of `AffixWriter`, which writes all longer texts and other patterns.
struct StandardAffixes {
    let pattern: NumberPattern
    private let currency: PackedText
    private let tables: SystemTables

    init(_ pattern: NumberPattern, _ currency: PackedText, _ tables: SystemTables) {
        self.pattern = pattern
        self.currency = currency
        self.tables = tables
    }

    /// Writes the affixes in the wanted sign forms; false where a text is too long or the pattern has more than a
    /// currency and a sign.
    func write(_ wanted: SignForms, to forms: inout AffixForms) -> Bool {
        // With an empty currency another text of the affix is next to the number.
        if currency.isEmpty { return false }
        if wanted.contains(.plain), !write(pattern.prefix, pattern.suffix, to: &forms.plain) { return false }
        if wanted.contains(.plus), !write(.plus, to: &forms.plus) { return false }
        if !wanted.contains(.minus) { return true }
        guard wanted.contains(.plain) else { return write(.minus, to: &forms.minus) }
        // Nearly all patterns have no negative subpattern: a minus stands before the positive prefix.
        if pattern.negative == nil { return prependMinus(to: forms.plain, &forms.minus) }
        return derive(pattern.negativeForm, from: forms.plain, &forms.minus) || write(.minus, to: &forms.minus)
    }

    @inline(__always)
    private func prependMinus(to plain: AffixForms.Form, _ result: inout AffixForms.Form) -> Bool {
        let minus = tables.symbol { $0.minusSign }
        guard minus.count > 0, minus.count &+ Int(plain.prefix.count) <= PlanText.inlineCapacity,
            let parts = plain.prefixParts.behind(.minusSign, minus.count)
        else { return false }
        result = plain
        result.prefix = plain.prefix.behind(PlanText(inline: minus.utf8))
        result.prefixParts = parts
        return true
    }

    /// Writes the form of negative numbers where the pattern's differs little from that of positive ones; false where
    /// there is more to it.
    @inline(__always)
    func derive(
        _ difference: NumberPattern.NegativeForm, from plain: AffixForms.Form, _ result: inout AffixForms.Form
    ) -> Bool {
        switch difference {
        case .parenthesized, .parenthesizedBehindMark:
            guard max(plain.prefix.count, plain.suffix.count) < PlanText.inlineCapacity,
                let prefixParts = plain.prefixParts.behindLiteral(1),
                let suffixParts = plain.suffixParts.beforeLiteral(1)
            else { return false }
            result = plain
            result.prefix =
                difference == .parenthesized
                ? plain.prefix.behind(PlanText(character: UInt8(ascii: "(")))
                : plain.prefix.withParenthesisBehindMark
            result.suffix = PlanText(character: UInt8(ascii: ")")).behind(plain.suffix)
            (result.prefixParts, result.suffixParts) = (prefixParts, suffixParts)
            return true
        case .minusBehindPrefix:
            var (prefix, parts) = (plain.prefix, plain.prefixParts)
            // Between a currency and the sign there is no currency spacing.
            guard plain.prefixSpacing == 0, appendMinus(to: &prefix, &parts) else { return false }
            result = plain
            (result.prefix, result.prefixParts) = (prefix, parts)
            return true
        case .minusAtEnd:
            var (suffix, parts) = (plain.suffix, plain.suffixParts)
            guard appendMinus(to: &suffix, &parts) else { return false }
            result = plain
            (result.suffix, result.suffixParts) = (suffix, parts)
            return true
        case .minusBehindCurrency: return writeMinusBehindCurrency(plain, &result)
        case .other: return false
        }
    }

    /// Appends the minus to an affix; false where there is no room for it.
    @inline(__always)
    private func appendMinus(to text: inout PlanText, _ parts: inout AffixParts) -> Bool {
        let minus = tables.symbol { $0.minusSign }
        guard !minus.isEmpty, minus.count &+ Int(text.count) <= PlanText.inlineCapacity,
            parts.note(.minusSign, minus.count, joins: false)
        else { return false }
        text = PlanText(inline: minus.utf8).behind(text)
        return true
    }

    /// Writes the currency and a minus with the pattern's space on one of its sides; false where they are too long.
    @inline(never)
    private func writeMinusBehindCurrency(_ plain: AffixForms.Form, _ result: inout AffixForms.Form) -> Bool {
        guard let affix = pattern.negative?.prefix else { return false }
        // ¤ is two bytes, and the minus is next or last.
        let behind = affix.start &+ 2
        let place = pattern.start[behind] == UInt8(ascii: "-") ? behind : affix.end &- 1
        let (before, after) = (pattern.packed(from: behind, to: place), pattern.packed(from: place &+ 1, to: affix.end))
        guard currency.count &+ before.count &+ after.count <= PlanText.inlineCapacity else { return false }
        var prefix = PlanText(inline: currency.utf8)
        var parts = AffixParts(literal: 0, currency: currency.count, literal: before.count)
        if !before.isEmpty { prefix = PlanText(inline: before.utf8).behind(prefix) }
        guard appendMinus(to: &prefix, &parts) else { return false }
        if !after.isEmpty {
            guard Int(prefix.count) &+ after.count <= PlanText.inlineCapacity,
                parts.note(.literal, after.count, joins: false)
            else { return false }
            prefix = PlanText(inline: after.utf8).behind(prefix)
        }
        result.takeSuffix(of: plain)
        (result.prefix, result.prefixParts) = (prefix, parts)
        return true
    }

    private func write(_ form: SignForm, to result: inout AffixForms.Form) -> Bool {
        let signed = SignedPattern(pattern, form, isApproximate: false)
        return write(signed.prefix, signed.suffix, signed.sign, prependsSign: signed.prependsSign, to: &result)
    }

    /// Writes the texts of two affixes; false where a text is too long or an affix has more than a currency and a sign.
    ///
    /// - Parameter sign: What takes the place of a minus in the affixes.
    @inline(__always)
    private func write(
        _ prefix: NumberPattern.Affix, _ suffix: NumberPattern.Affix, _ sign: SignedPattern.Sign = .minus,
        prependsSign: Bool = false, to result: inout AffixForms.Form
    ) -> Bool {
        // Most patterns have one of the two.
        if prependsSign || !prefix.isEmpty, !writePrefix(prefix, sign, prependsSign: prependsSign, to: &result) {
            return false
        }
        return suffix.isEmpty || writeSuffix(suffix, sign, to: &result)
    }

    @inline(never)
    private func writePrefix(
        _ affix: NumberPattern.Affix, _ sign: SignedPattern.Sign, prependsSign: Bool,
        to result: inout AffixForms.Form
    ) -> Bool {
        if !prependsSign, let place = affix.onlyCurrency {
            let (before, after) = literals(of: affix, around: place)
            if !after.isEmpty { return write(before, after, to: &result.prefix, &result.prefixParts) }
            let space = space(currencyPrecedesNumber: true)
            result.prefixSpacing = Int32(truncatingIfNeeded: space.count)
            return write(before, space, to: &result.prefix, &result.prefixParts)
        }
        if !prependsSign, affix.isLiteral { return writeLiteral(affix, to: &result.prefix, &result.prefixParts) }
        var prefix = Affix()
        if prependsSign, !append(sign, to: &prefix) { return false }
        guard appendTokens(of: affix, sign, to: &prefix) else { return false }
        if prefix.last == .currency {
            let space = space(currencyPrecedesNumber: true)
            result.prefixSpacing = Int32(truncatingIfNeeded: space.count)
            guard prefix.append(.literal, space) else { return false }
        }
        (result.prefix, result.prefixParts) = (prefix.text, prefix.parts)
        return true
    }

    @inline(never)
    private func writeSuffix(
        _ affix: NumberPattern.Affix, _ sign: SignedPattern.Sign, to result: inout AffixForms.Form
    ) -> Bool {
        var space = PackedText("")
        if affix.signs.contains(.currencyFirst) {
            space = self.space(currencyPrecedesNumber: false)
            result.suffixSpacing = Int32(truncatingIfNeeded: space.count)
        }
        if let place = affix.onlyCurrency {
            let (before, after) = literals(of: affix, around: place)
            return write(before.isEmpty ? space : before, after, to: &result.suffix, &result.suffixParts)
        }
        if affix.isLiteral { return writeLiteral(affix, to: &result.suffix, &result.suffixParts) }
        var suffix = Affix()
        guard suffix.append(.literal, space), appendTokens(of: affix, sign, to: &suffix) else { return false }
        (result.suffix, result.suffixParts) = (suffix.text, suffix.parts)
        return true
    }

    /// What stands beside the ¤ that is an affix's only special character.
    @inline(__always)
    private func literals(of affix: NumberPattern.Affix, around place: Int) -> (before: PackedText, after: PackedText) {
        // ¤ is two bytes.
        (pattern.packed(from: affix.start, to: place), pattern.packed(from: place &+ 2, to: affix.end))
    }

    /// Writes the currency and the literals beside it; false where they are too long.
    @inline(__always)
    private func write(
        _ before: PackedText, _ after: PackedText, to text: inout PlanText, _ parts: inout AffixParts
    ) -> Bool {
        guard before.count &+ currency.count &+ after.count <= PlanText.inlineCapacity else { return false }
        text = PlanText(inline: currency.utf8)
        if !before.isEmpty { text = text.behind(PlanText(inline: before.utf8)) }
        if !after.isEmpty { text = PlanText(inline: after.utf8).behind(text) }
        parts = AffixParts(literal: before.count, currency: currency.count, literal: after.count)
        return true
    }

    /// Writes an affix that is literal text; false where it is too long.
    @inline(__always)
    private func writeLiteral(
        _ affix: NumberPattern.Affix, to text: inout PlanText, _ parts: inout AffixParts
    ) -> Bool {
        let literal = pattern.packed(from: affix.start, to: affix.end)
        guard literal.count <= PlanText.inlineCapacity else { return false }
        text = PlanText(inline: literal.utf8)
        return parts.note(.literal, literal.count, joins: false)
    }

    /// A text in two words, and what its stretches are.
    private struct Affix {
        var text = PlanText()
        var parts = AffixParts()
        var last: FormattedPart.Kind?

        /// Appends a text; false where there is no room for it.
        mutating func append(_ kind: FormattedPart.Kind, _ packed: PackedText) -> Bool {
            if packed.isEmpty { return true }
            guard Int(text.count) &+ packed.count <= PlanText.inlineCapacity,
                parts.note(kind, packed.count, joins: kind == .literal && last == .literal)
            else { return false }
            text = PlanText(inline: packed.utf8).behind(text)
            last = kind
            return true
        }
    }

    private func appendTokens(
        of affix: NumberPattern.Affix, _ sign: SignedPattern.Sign, to result: inout Affix
    ) -> Bool {
        var tokens = AffixTokens(affix, of: pattern)
        while let token = tokens.next() {
            let isWritten =
                switch token {
                case .literal(let range): result.append(.literal, pattern.packed(range))
                case .minus: append(sign, to: &result)
                case .currency(count: 1): result.append(.currency, currency)
                case .plus, .percent, .perMille, .currency: false
                }
            guard isWritten else { return false }
        }
        return true
    }

    private func append(_ sign: SignedPattern.Sign, to result: inout Affix) -> Bool {
        switch sign {
        case .minus: result.append(.minusSign, tables.symbol { $0.minusSign })
        case .plus: result.append(.plusSign, tables.symbol { $0.plusSign })
        case .none: true
        }
    }

    /// The space between the currency and digits that it would touch.
    private func space(currencyPrecedesNumber: Bool) -> PackedText {
        let scalar = currencyPrecedesNumber ? UTF8Scalar.last(currency.utf8) : UTF8Scalar.first(currency.utf8)
        // Most symbols are spared the rule's lookup.
        guard let scalar, CurrencySpacing.mayApply(to: scalar) else { return PackedText("") }
        let spacing = CurrencySpacing(tables.image, tables.spacing, currencyPrecedesNumber: currencyPrecedesNumber)
        return spacing.applies(to: scalar) ? spacing.insertBetween : PackedText("")
    }
}
