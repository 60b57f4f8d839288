/// The affixes of a pattern in the forms of sign that a style needs, ready to be written.
@usableFromInline
struct AffixForms: Hashable, Sendable {
    /// One form.
    @usableFromInline
    struct Form: Hashable, Sendable {
        @usableFromInline var prefix = PlanText()
        @usableFromInline var suffix = PlanText()
        /// Bytes of currency spacing at the end of the prefix and the beginning of the suffix, which are for digits
        /// only: ∞ goes without.
        @usableFromInline var prefixSpacing: Int32 = 0
        @usableFromInline var suffixSpacing: Int32 = 0
    }

    /// The parts of a prefix and a suffix, currency spacing included.
    struct Parts: Hashable, Sendable {
        var prefix = AffixParts()
        var suffix = AffixParts()
    }

    @usableFromInline var plain = Form()
    @usableFromInline var plus = Form()
    @usableFromInline var minus = Form()
    var plainParts = Parts()
    var plusParts = Parts()
    var minusParts = Parts()

    func form(_ form: SignForm) -> Form {
        switch form {
        case .plain: plain
        case .plus: plus
        case .minus: minus
        }
    }

    func parts(_ form: SignForm) -> Parts {
        switch form {
        case .plain: plainParts
        case .plus: plusParts
        case .minus: minusParts
        }
    }

    mutating func set(_ form: SignForm, _ texts: Form, _ parts: Parts) {
        switch form {
        case .plain: (plain, plainParts) = (texts, parts)
        case .plus: (plus, plusParts) = (texts, parts)
        case .minus: (minus, minusParts) = (texts, parts)
        }
    }

    /// Whether all texts stand in their words.
    var areInline: Bool {
        plain.prefix.isInline && plain.suffix.isInline && plus.prefix.isInline && plus.suffix.isInline
            && minus.prefix.isInline && minus.suffix.isInline
    }

    /// The most bytes that a prefix and its suffix take together.
    var longest: Int {
        func length(_ form: Form) -> Int { Int(form.prefix.count) + Int(form.suffix.count) }
        return max(length(plain), length(plus), length(minus))
    }
}
