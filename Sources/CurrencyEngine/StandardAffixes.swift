import CurrencyCore
import LDMLSyntax
import PackedTables

/// The affixes of nearly all patterns: short texts around a currency and a sign.
///
/// The rules are those of `AffixWriter`, which writes all longer texts and other patterns.
struct StandardAffixes {
    private let pattern: NumberPattern
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
        if wanted.contains(.plain), !write(.plain, to: &forms.plain) { return false }
        if wanted.contains(.plus), !write(.plus, to: &forms.plus) { return false }
        if !wanted.contains(.minus) { return true }
        // Nearly all patterns have no negative subpattern: a minus stands before the positive prefix.
        if pattern.negative == nil, wanted.contains(.plain) {
            return prepend(.minusSign, tables.symbol { $0.minusSign }, to: forms.plain, &forms.minus)
        }
        return write(.minus, to: &forms.minus)
    }

    @inline(__always)
    private func prepend(
        _ kind: FormattedPart.Kind, _ text: PackedText, to plain: AffixForms.Form, _ result: inout AffixForms.Form
    ) -> Bool {
        guard text.count > 0, text.count &+ Int(plain.prefix.count) <= PlanText.inlineCapacity,
            let parts = plain.prefixParts.behind(kind, text.count)
        else { return false }
        result = plain
        var sign = PlanText()
        sign.appendInline(text.utf8)
        result.prefix = plain.prefix.behind(sign)
        result.prefixParts = parts
        return true
    }

    private func write(_ form: SignForm, to result: inout AffixForms.Form) -> Bool {
        let signed = SignedPattern(pattern, form, isApproximate: false)
        var prefix = Affix()
        if signed.prependsSign, !append(signed.sign, to: &prefix) { return false }
        guard append(signed.prefix, signed.sign, to: &prefix) else { return false }
        if prefix.last == .currency, let scalar = UTF8Scalar.last(currency.utf8) {
            guard let spacing = appendSpace(scalar, currencyPrecedesNumber: true, to: &prefix) else { return false }
            result.prefixSpacing = spacing
        }
        var suffix = Affix()
        if signed.suffix.signs.contains(.currencyFirst), let scalar = UTF8Scalar.first(currency.utf8) {
            guard let spacing = appendSpace(scalar, currencyPrecedesNumber: false, to: &suffix) else { return false }
            result.suffixSpacing = spacing
        }
        guard append(signed.suffix, signed.sign, to: &suffix) else { return false }
        (result.prefix, result.prefixParts) = (prefix.text, prefix.parts)
        (result.suffix, result.suffixParts) = (suffix.text, suffix.parts)
        return true
    }

    /// A text in two words, and what its stretches are.
    private struct Affix {
        var text = PlanText()
        var parts = AffixParts()
        var last: FormattedPart.Kind?

        /// Appends a text; false where there is no room for it.
        @inline(__always)
        mutating func append(_ kind: FormattedPart.Kind, _ packed: PackedText) -> Bool {
            if packed.isEmpty { return true }
            guard Int(text.count) &+ packed.count <= PlanText.inlineCapacity,
                parts.note(kind, packed.count, joins: kind == .literal && last == .literal)
            else { return false }
            text.appendInline(packed.utf8)
            last = kind
            return true
        }
    }

    private func append(_ affix: NumberPattern.Affix, _ sign: SignedPattern.Sign, to result: inout Affix) -> Bool {
        if affix.start == affix.end { return true }
        if let place = affix.onlyCurrency {
            // ¤ is two bytes.
            return result.append(.literal, pattern.packed(affix.start..<place)) && result.append(.currency, currency)
                && result.append(.literal, pattern.packed((place &+ 2)..<affix.end))
        }
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

    /// Puts the space between a currency and digits that it would touch; returns its length in bytes, nil where there
    /// is no room.
    private func appendSpace(_ scalar: UInt32, currencyPrecedesNumber: Bool, to result: inout Affix) -> Int32? {
        let spacing = CurrencySpacing(tables.image, tables.spacing, currencyPrecedesNumber: currencyPrecedesNumber)
        guard spacing.applies(to: scalar) else { return 0 }
        guard result.append(.literal, spacing.insertBetween) else { return nil }
        return Int32(truncatingIfNeeded: spacing.insertBetween.count)
    }
}
