/// The affixes of a pattern in the plain, the plus and the minus form, ready to be written.
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
        var prefix: [AffixSegment] = []
        var suffix: [AffixSegment] = []
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
}
