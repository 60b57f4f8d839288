/// The affixes of a pattern in the forms of sign that a style needs, ready to be written.
@usableFromInline
package struct AffixForms: Hashable, Sendable {
    /// One form.
    @usableFromInline
    package struct Form: Hashable, Sendable {
        @usableFromInline package var prefix = PlanText()
        @usableFromInline package var suffix = PlanText()
        /// Bytes of currency spacing at the end of the prefix and the beginning of the suffix, written next to digits
        /// only, so not next to ∞.
        @usableFromInline package var prefixSpacing: Int32 = 0
        @usableFromInline package var suffixSpacing: Int32 = 0
        /// What the texts consist of, currency spacing included.
        var prefixParts = AffixParts()
        var suffixParts = AffixParts()

        @usableFromInline package init() {}

        var isInline: Bool { prefix.isInline && suffix.isInline }

        /// Takes the suffix of another form.
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

    /// The most bytes that a prefix and its suffix take together.
    var longest: Int {
        func length(_ form: Form) -> Int { Int(form.prefix.count) + Int(form.suffix.count) }
        return max(length(plain), length(plus), length(minus))
    }
}
