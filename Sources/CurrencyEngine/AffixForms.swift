/// The affixes of a pattern in the forms of sign that a style needs, ready to be written.
@usableFromInline
struct AffixForms: Hashable, Sendable {
    /// One form.
    @usableFromInline
    struct Form: Hashable, Sendable {
        @usableFromInline var prefix = PlanText()
        @usableFromInline var suffix = PlanText()
        /// Bytes of currency spacing at the end of the prefix and the beginning of the suffix, written next to digits
        /// only, so not next to ∞.
        @usableFromInline var prefixSpacing: Int32 = 0
        @usableFromInline var suffixSpacing: Int32 = 0
        /// What the texts consist of, currency spacing included.
        var prefixParts = AffixParts()
        var suffixParts = AffixParts()

        /// Takes the suffix of another form.
        mutating func takeSuffix(of form: Self) {
            (suffix, suffixSpacing, suffixParts) = (form.suffix, form.suffixSpacing, form.suffixParts)
        }
    }

    @usableFromInline var plain = Form()
    @usableFromInline var plus = Form()
    @usableFromInline var minus = Form()
    /// Whether no two forms are written alike and no inline text has an ASCII digit. Forms that are not used are empty,
    /// and do not count.
    private(set) var areDistinct = true

    /// Notes whether the forms that are used are distinct, once all are written.
    mutating func finish(_ used: SignForms) {
        let (hasPlus, hasMinus) = (used.contains(.plus), used.contains(.minus))
        var digits = plain.digitsOfASCII
        if hasMinus { digits |= minus.digitsOfASCII }
        if hasPlus { digits |= plus.digitsOfASCII }
        areDistinct = digits == 0
        if used.contains(.plain) {
            if hasMinus, plain.isAlike(minus) { areDistinct = false }
            if hasPlus, plain.isAlike(plus) { areDistinct = false }
        }
        if hasPlus, hasMinus, plus.isAlike(minus) { areDistinct = false }
    }

    /// Whether all texts are inline.
    var areInline: Bool { plain.isInline && plus.isInline && minus.isInline }

    func form(_ form: SignForm) -> Form {
        switch form {
        case .plain: plain
        case .plus: plus
        case .minus: minus
        }
    }

    /// Whether an inline text has one of ten digits.
    func haveDigit(_ digits: DigitShapes) -> Bool {
        plain.hasDigit(digits) || plus.hasDigit(digits) || minus.hasDigit(digits)
    }

    /// The most bytes that a prefix and its suffix take together.
    var longest: Int {
        func length(_ form: Form) -> Int { Int(form.prefix.count) + Int(form.suffix.count) }
        return max(length(plain), length(plus), length(minus))
    }
}

extension AffixForms.Form {
    var isInline: Bool { prefix.isInline && suffix.isInline }

    /// Whether two forms are written alike.
    @inline(__always)
    fileprivate func isAlike(_ other: Self) -> Bool { prefix == other.prefix && suffix == other.suffix }

    /// Not 0 where an inline text has an ASCII digit.
    @inline(__always)
    fileprivate var digitsOfASCII: UInt64 {
        let first = prefix.low.digitsOfASCII | suffix.low.digitsOfASCII
        // Nearly all texts end in their first word.
        if prefix.high | suffix.high == 0 { return first }
        return first | prefix.high.digitsOfASCII | suffix.high.digitsOfASCII
    }

    fileprivate func hasDigit(_ digits: DigitShapes) -> Bool { prefix.hasDigit(digits) || suffix.hasDigit(digits) }
}
