import LDMLSyntax
import PackedTables

extension LocalizedStyle {
    /// The parentheses around negative amounts in compact notation: ($12K).
    ///
    /// CLDR has compact patterns only for the standard format. If the locale's accounting format has parentheses, they
    /// go around the compact text and replace its minus. In other locales the minus stays, as in the accounting format
    /// itself. A caller's pattern applies only to numbers without a word.
    func accountingParentheses(_ options: __shared FormatOptions) -> NumberPattern? {
        guard options.compatibility == .ldml, options.pattern == nil, let negative = pattern.negative,
            negative.prefix.contains("("), negative.suffix.contains(")")
        else { return nil }
        // The compiled form of "0;(0)".
        return NumberPattern(PackedText("\u{A}\u{C}(\u{A})"))
    }
}

extension NumberPattern.Affix {
    /// Whether the affix contains a character as literal text.
    fileprivate func contains(_ character: Unicode.Scalar) -> Bool {
        var tokens = AffixTokens(self)
        while let token = tokens.next() {
            if case .literal(let text) = token, text.contains(UInt8(ascii: character)) { return true }
        }
        return false
    }
}
