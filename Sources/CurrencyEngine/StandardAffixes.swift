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
        guard writeForms(wanted, to: &forms) else { return false }
        forms.finish(wanted)
        return true
    }

    @inline(__always)
    private func writeForms(_ wanted: SignForms, to forms: inout AffixForms) -> Bool {
        // With an empty currency another text of the affix is next to the number.
        if currency.isEmpty { return false }
        if wanted.contains(.plain), !write(pattern.prefix, pattern.suffix, to: &forms.plain) { return false }
        if wanted.contains(.plus), !write(.plus, to: &forms.plus) { return false }
        if !wanted.contains(.minus) { return true }
        // Nearly all patterns have no negative subpattern: a minus stands before the positive prefix.
        if pattern.negative == nil, wanted.contains(.plain) {
            return prepend(.minusSign, tables.symbol { $0.minusSign }, to: forms.plain, &forms.minus)
        }
        if pattern.isParenthesized, wanted.contains(.plain), parenthesize(forms.plain, &forms.minus) { return true }
        guard let negative = pattern.negative, wanted.contains(.plain), isSameText(negative.suffix, pattern.suffix)
        else { return write(.minus, to: &forms.minus) }
        forms.minus.takeSuffix(of: forms.plain)
        return negative.prefix.isEmpty || writePrefix(negative.prefix, .minus, prependsSign: false, to: &forms.minus)
    }

    /// Puts a form into parentheses; false where it has literals or no room beside them.
    @inline(__always)
    private func parenthesize(_ plain: AffixForms.Form, _ result: inout AffixForms.Form) -> Bool {
        guard max(plain.prefix.count, plain.suffix.count) < PlanText.inlineCapacity,
            let prefixParts = plain.prefixParts.behindLiteral(1), let suffixParts = plain.suffixParts.beforeLiteral(1)
        else { return false }
        result = plain
        result.prefix = plain.prefix.behind(PlanText(character: UInt8(ascii: "(")))
        result.suffix = PlanText(character: UInt8(ascii: ")")).behind(plain.suffix)
        (result.prefixParts, result.suffixParts) = (prefixParts, suffixParts)
        return true
    }

    /// Whether two affixes are written alike.
    @inline(__always)
    private func isSameText(_ first: NumberPattern.Affix, _ second: NumberPattern.Affix) -> Bool {
        let count = first.end &- first.start
        guard count == second.end &- second.start else { return false }
        for index in 0..<count where pattern.start[first.start &+ index] != pattern.start[second.start &+ index] {
            return false
        }
        return true
    }

    @inline(__always)
    private func prepend(
        _ kind: FormattedPart.Kind, _ text: PackedText, to plain: AffixForms.Form, _ result: inout AffixForms.Form
    ) -> Bool {
        guard text.count > 0, text.count &+ Int(plain.prefix.count) <= PlanText.inlineCapacity,
            let parts = plain.prefixParts.behind(kind, text.count)
        else { return false }
        result = plain
        result.prefix = plain.prefix.behind(PlanText(inline: text.utf8))
        result.prefixParts = parts
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
            let (before, after) = literals(of: affix, aroundCurrencyAt: place)
            if !after.isEmpty { return write(before, after, to: &result.prefix, &result.prefixParts) }
            let space = space(currencyPrecedesNumber: true)
            result.prefixSpacing = Int32(truncatingIfNeeded: space.count)
            return write(before, space, to: &result.prefix, &result.prefixParts)
        }
        if !prependsSign, let isWritten = writeSimple(affix, sign, to: &result.prefix, &result.prefixParts) {
            return isWritten
        }
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
            let (before, after) = literals(of: affix, aroundCurrencyAt: place)
            return write(before.isEmpty ? space : before, after, to: &result.suffix, &result.suffixParts)
        }
        if let isWritten = writeSimple(affix, sign, to: &result.suffix, &result.suffixParts) { return isWritten }
        var suffix = Affix()
        guard suffix.append(.literal, space), appendTokens(of: affix, sign, to: &suffix) else { return false }
        (result.suffix, result.suffixParts) = (suffix.text, suffix.parts)
        return true
    }

    /// What stands beside the ¤ that is an affix's only special character.
    @inline(__always)
    private func literals(
        of affix: NumberPattern.Affix, aroundCurrencyAt place: Int
    ) -> (before: PackedText, after: PackedText) {
        // ¤ is two bytes.
        (pattern.packed(from: affix.start, to: place), pattern.packed(from: place &+ 2, to: affix.end))
    }

    /// Writes an affix that has no currency and at most a minus; false where its text is too long, nil for others.
    @inline(never)
    private func writeSimple(
        _ affix: NumberPattern.Affix, _ sign: SignedPattern.Sign, to text: inout PlanText, _ parts: inout AffixParts
    ) -> Bool? {
        if affix.isLiteral {
            let literal = pattern.packed(from: affix.start, to: affix.end)
            return write(PackedText(""), .literal, literal, PackedText(""), to: &text, &parts)
        }
        guard sign == .minus, let place = affix.onlyMinus else { return nil }
        let minus = tables.symbol { $0.minusSign }
        if minus.isEmpty { return nil }
        return write(
            pattern.packed(from: affix.start, to: place), .minusSign, minus,
            pattern.packed(from: place &+ 1, to: affix.end), to: &text, &parts)
    }

    /// Writes the currency and the literals beside it; false where they are too long.
    @inline(__always)
    private func write(
        _ before: PackedText, _ after: PackedText, to text: inout PlanText, _ parts: inout AffixParts
    ) -> Bool {
        write(before, .currency, currency, after, to: &text, &parts)
    }

    /// Writes a text that is not empty and the literals beside it; false where they are too long.
    @inline(__always)
    private func write(
        _ before: PackedText, _ kind: FormattedPart.Kind, _ middle: PackedText, _ after: PackedText,
        to text: inout PlanText, _ parts: inout AffixParts
    ) -> Bool {
        guard before.count &+ middle.count &+ after.count <= PlanText.inlineCapacity else { return false }
        text = PlanText(inline: middle.utf8)
        if !before.isEmpty { text = text.behind(PlanText(inline: before.utf8)) }
        if !after.isEmpty { text = PlanText(inline: after.utf8).behind(text) }
        parts = AffixParts(literal: before.count, kind, middle.count, literal: after.count)
        return true
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
