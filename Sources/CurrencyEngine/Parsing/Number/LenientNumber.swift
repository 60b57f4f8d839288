import CurrencyCore

// number   = integer [decimal [fraction]] | decimal fraction
// integer  = digits | first group {separator group}      one separator throughout

/// Digits whose shapes are in a plan's storage.
struct StoredDigits {
    private let shapes: DigitShapes
    private let storage: PlanStorage
    /// The scalar of zero, which stands for the digits' script.
    let zero: UInt32

    /// nil where the digits are consecutive scalars, which need no storage.
    init?(_ plan: FormatPlan) {
        guard plan.digits.table != nil else { return nil }
        shapes = plan.digits
        storage = plan.storage
        zero = shapes.zeroScalar(storage)
    }

    func read(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt8? {
        shapes.read(text, at: offset, storage: storage)
    }
}

/// A number read with tolerance: any digits of one script, groups or none, the separators of a convention.
///
/// Bidi marks may stand anywhere. Groups must have the sizes of the convention: "1,2,3" is no number.
struct LenientNumber {
    var digits = DigitReader()
    private(set) var integerDigits = 0
    private(set) var fractionDigits = 0
    private(set) var separators = SeparatorReading()
    private(set) var groups = 0
    private(set) var hasDecimal = false
    /// Where the fraction begins, behind the decimal separator.
    private var fractionStart = 0
    private(set) var hasBidiMarks = false
    private(set) var startsWithZero = false
    /// The zero of the digits' script.
    private(set) var zero: UInt32 = 0
    /// Where the number ends.
    private(set) var end: Int
    /// The first fault of grouping. Reading goes on, so that the number can be spelled right.
    private(set) var groupingError: AmountParseError?
    /// Commas and periods that stand as grouping separators.
    private var commas = 0
    private var periods = 0
    private var sinceSeparator = 0
    private var separator = LenientScalar.Class.other

    private let text: UnsafeBufferPointer<UInt8>
    private let convention: NumberSeparators
    /// Digits that are read from a table: those of hanidec, and custom ones.
    private let shapes: StoredDigits?

    init(_ text: UnsafeBufferPointer<UInt8>, at start: Int, _ convention: NumberSeparators, _ shapes: StoredDigits?) {
        self.text = text
        self.convention = convention
        self.shapes = shapes
        end = start
    }

    /// A number at another place of the text, in the same convention.
    func another(at start: Int) -> LenientNumber { LenientNumber(text, at: start, convention, shapes) }

    /// Reads as far as the number goes; there must be a digit, or a decimal separator before one.
    mutating func read() throws(AmountParseError) {
        while true {
            while end < text.count, text[end] &- 0x30 <= 9 {
                try take(text[end] &- 0x30, zero: 0x30)
                end += 1
            }
            guard let scalar = scalar(at: end) else { return finish() }
            switch scalar.kind {
            case .digit:
                try take(scalar.digit, zero: scalar.zero)
            case .bidiMark:
                if let character = scalar.reordering {
                    throw AmountParseError(.invisible(character), at: end, expected: .digit)
                }
                hasBidiMarks = true
            default:
                guard let role = convention.role(of: scalar),
                    !scalar.isListMark || LenientScalar.setsOffGroup(listMark: scalar, text, at: end)
                else { return finish() }
                if role == .decimal {
                    if hasDecimal { throw AmountParseError(.secondDecimalSeparator, at: end, expected: .end) }
                    closeGroups()
                    hasDecimal = true
                    fractionStart = end + scalar.length
                    separators.decimal = Unicode.Scalar(scalar.scalar)
                } else if !(try takeSeparator(scalar)) {
                    return finish()
                }
            }
            end += scalar.length
        }
    }

    func scalar(at offset: Int) -> LenientScalar? {
        guard let scalar = LenientScalar(text, at: offset) else { return nil }
        if let shapes, scalar.kind == .other, let digit = shapes.read(text, at: offset) {
            var result = scalar
            (result.kind, result.digit, result.zero) = (.digit, digit, shapes.zero)
            return result
        }
        return scalar
    }

    @inline(__always)
    private mutating func take(_ digit: UInt8, zero: UInt32) throws(AmountParseError) {
        if integerDigits + fractionDigits == 0 {
            self.zero = zero
            startsWithZero = digit == 0 && !hasDecimal
        } else if zero != self.zero {
            throw AmountParseError(.mixedDigits, at: end, expected: .digit)
        }
        let hasRoom: Bool
        if hasDecimal {
            hasRoom = digits.appendFraction(digit)
            fractionDigits += 1
        } else {
            hasRoom = digits.appendInteger(digit)
            integerDigits += 1
            sinceSeparator += 1
            if groups > 0, sinceSeparator > max(convention.primary, convention.secondary) { note(.groupSeparator) }
        }
        if !hasRoom { throw AmountParseError(.tooManyDigits, at: end, expected: .fewerDigits) }
    }

    /// False where the separator does not belong to the number.
    private mutating func takeSeparator(_ scalar: LenientScalar) throws(AmountParseError) -> Bool {
        let next = scalarAfterMarks(end + scalar.length)
        if scalar.kind == .space {
            guard !hasDecimal, integerDigits > 0, next?.kind == .digit else { return false }
        }
        if hasDecimal { throw AmountParseError(.grouping, at: end, expected: .end) }
        if integerDigits == 0 { throw AmountParseError(.unexpectedText, at: end, expected: .digit) }
        // A separator in front of a dash says that there are no cents.
        if scalar.kind == .comma || scalar.kind == .period, let next,
            next.kind == .minus || next.scalar == 0x2014 || next.scalar == 0x2015
        {
            return false
        }
        if groups == 0 {
            if integerDigits > max(convention.primary, convention.secondary) || startsWithZero { note(.digit) }
            separator = scalar.kind
            separators.group = Unicode.Scalar(scalar.scalar)
        } else {
            if sinceSeparator != convention.secondary || separator != scalar.kind { note(.digit) }
        }
        if next?.kind != .digit {
            let offset = end + scalar.length
            throw AmountParseError(
                offset >= text.count ? .unexpectedEnd : .grouping, at: offset, expected: .digit)
        }
        groups += 1
        if scalar.kind == .comma { commas += 1 }
        if scalar.kind == .period { periods += 1 }
        sinceSeparator = 0
        return true
    }

    private func scalarAfterMarks(_ offset: Int) -> LenientScalar? {
        var offset = offset
        while let scalar = scalar(at: offset) {
            if scalar.kind != .bidiMark { return scalar }
            offset += scalar.length
        }
        return nil
    }

    /// Where a digit of the fraction stands; nil where there are not so many.
    func offset(ofFractionDigit index: Int) -> Int? {
        guard index < fractionDigits else { return nil }
        var offset = fractionStart
        var digits = 0
        while let scalar = scalar(at: offset), scalar.kind != .digit || digits < index {
            digits += scalar.kind == .digit ? 1 : 0
            offset += scalar.length
        }
        return offset
    }

    /// Adds two digits behind the integer as its fraction; false where there is no room for them.
    mutating func appendFraction(_ tens: UInt8, _ ones: UInt8) -> Bool {
        hasDecimal = true
        separators.otherReading = nil
        fractionDigits += 2
        return digits.appendFraction(tens) && digits.appendFraction(ones)
    }

    private mutating func closeGroups() {
        if groups > 0, sinceSeparator != convention.primary { note(.digit) }
    }

    private mutating func finish() {
        if !hasDecimal { closeGroups() }
        separators.otherReading = otherReading
    }

    private mutating func note(_ expected: AmountParseError.Expected) {
        if groupingError != nil { return }
        groupingError = AmountParseError(end >= text.count ? .unexpectedEnd : .grouping, at: end, expected: expected)
    }

    /// Whether a separator that was taken for a grouping separator may have been meant as the decimal separator: a comma or a
    /// period that stands once, where no decimal separator follows.
    var mayHaveOtherReading: Bool { !hasDecimal && (commas == 1 || periods == 1) }

    /// The number where its only separator, a comma or period that sets off no group of the right size, is meant as the
    /// decimal separator: "1.5", "12.34" and "0.500" where a period sets off groups; nil for "1.2345", which may be either.
    func likelyDecimal(isNegative: Bool, scaledBy power: Int) -> DecimalValue? {
        guard groupingError != nil, mayHaveOtherReading, groups == 1, sinceSeparator <= 2 || startsWithZero else {
            return nil
        }
        return digits.value(isNegative: isNegative, scaledBy: power - sinceSeparator)
    }

    /// The number if its only separator, three digits before the end, had the other meaning.
    private var otherReading: DecimalValue? {
        guard integerDigits > 0, integerDigits <= 6, groupingError == nil else { return nil }
        if hasDecimal {
            guard groups == 0, fractionDigits == 3, integerDigits <= 3, !startsWithZero else { return nil }
            return digits.value(isNegative: false, scaledBy: 3)
        }
        guard groups == 1, separator == .comma || separator == .period else { return nil }
        return digits.value(isNegative: false, scaledBy: -3)
    }
}
