import LDMLSyntax
import PackedTables

extension LocalizedStyle {
    /// The parentheses around negative amounts in compact notation: ($12K).
    ///
    /// CLDR has compact patterns for the standard format only. Where the accounting format of the locale has
    /// parentheses, they stand around the compact text in place of its minus; elsewhere the minus stays, as it does in
    /// the accounting format itself. A caller's pattern applies to numbers without a word only.
    func accountingParentheses(_ options: __shared FormatOptions) -> NumberPattern? {
        guard options.compatibility == .ldml, options.pattern == nil, let negative = pattern.negative,
            negative.prefix.contains("("), negative.suffix.contains(")")
        else { return nil }
        // "0;(0)", compiled.
        return NumberPattern(PackedText("\u{A}\u{C}(\u{A})"))
    }
}

extension NumberPattern.Affix {
    /// Whether a character stands in the affix as literal text.
    fileprivate func contains(_ character: Unicode.Scalar) -> Bool {
        var tokens = AffixTokens(self)
        while let token = tokens.next() {
            if case .literal(let text) = token, text.contains(UInt8(ascii: character)) { return true }
        }
        return false
    }
}
