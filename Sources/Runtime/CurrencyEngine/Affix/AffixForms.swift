/// The affixes of a pattern, ready to be written, in the sign forms that a style needs.
@usableFromInline
package struct AffixForms: Hashable, Sendable {
    /// The affixes for one sign form.
    @usableFromInline
    package struct Form: Hashable, Sendable {
        @usableFromInline package var prefix = PlanText()
        @usableFromInline package var suffix = PlanText()
        /// The bytes of currency spacing at the end of the prefix and at the start of the suffix. They are written only
        /// next to digits, so not next to ∞.
        @usableFromInline package var prefixSpacing: Int32 = 0
        @usableFromInline package var suffixSpacing: Int32 = 0
        /// The parts of the texts, including currency spacing.
        var prefixParts = AffixParts()
        var suffixParts = AffixParts()

        @usableFromInline package init() {}

        var isInline: Bool { prefix.isInline && suffix.isInline }
        /// The bytes of both texts.
        var length: Int { Int(prefix.count) + Int(suffix.count) }

        /// Copies the suffix of another form.
        mutating func takeSuffix(of form: Self) {
            (suffix, suffixSpacing, suffixParts) = (form.suffix, form.suffixSpacing, form.suffixParts)
        }
    }

    @usableFromInline package var plain = Form()
    @usableFromInline package var plus = Form()
    @usableFromInline package var minus = Form()
    /// Whether all texts are inline.
    var areInline: Bool { plain.isInline && plus.isInline && minus.isInline }

    package func form(_ form: SignForm) -> Form {
        switch form {
        case .plain: plain
        case .plus: plus
        case .minus: minus
        }
    }

    /// The most bytes that a prefix and its suffix have together.
    var longest: Int { max(plain.length, plus.length, minus.length) }
}
